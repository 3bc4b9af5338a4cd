"""What the tests of the corpus have in common."""

PROMPT = "Put the number into \\boxed{}, please.\n\n{question}"
GSM8K = (
    "Ann has 48 pens, Bo half as many. How many have both?",
    "Bo has 48/2 = <<48/2=24>>24 pens.\nBoth have 48+24 = <<48+24=72>>72 pens.\n#### 72",
)
SPELLED = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
