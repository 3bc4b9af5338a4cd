"""The corpus of the demo model: whether it is true and learnable."""

import hashlib
import itertools
import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from ling_jax.errors import ContractError
from ling_jax.text import tags
from ling_jax.text.parser import parse_whole
from ling_jax.text.template import ChatTemplate
from ling_jax.training.corpus import (
    Example,
    Mixture,
    Shares,
    examples,
    render,
    rewritten,
)
from ling_jax.training.corpus.arithmetic import LARGEST, compute, work_out
from ling_jax.training.corpus.draw import Draw
from ling_jax.training.corpus.overlap import Overlap
from ling_jax.training.corpus.phrases import fill
from ling_jax.training.corpus.problems import from_template
from ling_jax.training.corpus.sources import HELD_BACK_SOURCE, TRAINING
from ling_jax.training.draft_data import Reader
from tests.training.texts import GSM8K, PROMPT, SPELLED

DEMO = Path(__file__).parents[2] / "ling_jax" / "demo"
SUM = re.compile(r"\d+(?: [-+*/] \d+)+ = \d+")
STEP = re.compile(r"(?:.+: )?(\d+) ([-+*/]) (\d+)(?: = (\d+))?")
PARTING = re.compile(r"(\d+) = (\d+) \+ (\d+)")
WORDS = dict(zip(SPELLED, range(2, 13), strict=True))


@pytest.fixture(scope="module")
def template():
    return ChatTemplate.from_folder(DEMO)


def answers(example):
    return [message for message in example.messages if message["role"] == "assistant"]


def written(example):
    """All that the assistant thinks and says, by line."""
    texts = [
        m.get(field, "") for m in answers(example) for field in ("reasoning_content", "content")
    ]
    return [line for text in texts for line in text.splitlines()]


def is_true(equation):
    left, right = equation.split(" = ")
    exact = re.sub(r"\d+", lambda match: f"Fraction({match[0]})", left)
    return eval(exact, {"Fraction": Fraction}) == int(right)


def numbers_in(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def test_every_equation_is_true(corpus):
    equations = [found for x in corpus for line in written(x) for found in SUM.findall(line)]
    partings = [m for x in corpus for line in written(x) if (m := PARTING.fullmatch(line))]
    assert len(equations) > 10_000
    assert len(partings) > 300
    assert [equation for equation in equations if not is_true(equation)] == []
    assert all(int(m[1]) == int(m[2]) + int(m[3]) for m in partings)


def test_every_line_with_an_equals_sign_is_one_equation(problems):
    lines = [line for problem in problems for line in problem.solution.lines]
    assert all(line.count("=") <= 1 for line in lines)
    for line in lines:
        assert STEP.fullmatch(line) or PARTING.fullmatch(line), line


def test_numbers_stay_in_the_range_that_is_learned(corpus):
    plain = [example for example in corpus if example.kind in ("problem", "drill", "dialogue")]
    assert max(max(numbers_in(line), default=0) for x in plain for line in written(x)) <= LARGEST


def places(number):
    return [len(str(number)) - i for i, digit in enumerate(str(number)) if digit != "0"]


def is_one_fact(a, op, b):
    """One digit meets one digit, or nothing but zeros is to do."""
    a, b = int(a), int(b)
    if op == "+":
        return len(set(places(a)) & set(places(b))) <= 1
    if op == "-":
        return len(places(b)) <= 1
    if {a, b} & {0, 1, 10, 100, 1000}:
        return True
    return len(places(a if op == "*" else a // b)) == 1 == len(places(b))


def test_what_is_no_single_fact_is_worked_out_in_columns(problems):
    for problem in problems:
        opened = []
        for line in problem.solution.lines:
            if PARTING.fullmatch(line):
                continue
            a, op, b, result = STEP.fullmatch(line).groups()
            if result is None:
                opened.append((a, op, b))
            elif opened and opened[-1] == (a, op, b):
                opened.pop()
            else:
                assert is_one_fact(a, op, b), line
        assert not opened


def test_answers_equal_the_formulas_of_their_templates(problems, kept):
    for problem in [*problems, *kept]:
        answer = eval(problem.template.formula, {}, dict(problem.numbers))
        assert answer == problem.solution.answer, problem.question
        assert numbers_in(problem.solution.lines[-1])[-1] == answer
        assert answer in numbers_in(problem.solution.says)


def test_questions_tell_their_numbers(problems, kept):
    for problem in [*problems, *kept]:
        told = numbers_in(problem.question)
        told += [
            WORDS[word] for word in re.findall("[a-z]+", problem.question.lower()) if word in WORDS
        ]
        assert not set(problem.numbers.values()) - set(told), problem.question


@pytest.mark.parametrize("source", [TRAINING, HELD_BACK_SOURCE], ids=["training", "held back"])
def test_every_template_makes_clean_problems(source):
    draw = Draw("templates")
    for situation, templates in source.situations.items():
        for template in templates[:: 1 if situation != "chains" else 40]:
            for _ in range(4):
                problem = from_template(draw, source, situation, template)
                text = "\n".join([problem.question, *problem.solution.lines, problem.solution.says])
                assert not re.search(r"[{}\[\]|]|  | [.,?]|\.\.", text), text
                assert re.fullmatch(r"[A-Z0-9].*\?", problem.question), problem.question


@pytest.mark.parametrize("source", [TRAINING, HELD_BACK_SOURCE], ids=["training", "held back"])
def test_asides_are_clean_sentences(source):
    values, draw = {"A": "Ann", "B": "Bo", "k": "7"}, Draw("asides")
    for aside in source.asides:
        for text in {fill(aside, draw, values) for _ in range(6)}:
            assert re.fullmatch(r"[A-Z0-9][^{}\[\]|]*\.", text), text
            assert "  " not in text, text


def test_there_are_enough_templates_and_situations():
    by_hand = {k: v for k, v in TRAINING.situations.items() if k != "chains"}
    assert len(by_hand) >= 12
    assert sum(map(len, by_hand.values())) >= 150
    assert TRAINING.situations.keys() == HELD_BACK_SOURCE.situations.keys()


def test_a_product_in_columns():
    assert work_out("Cost", "*", 47, 36)[:5] == [
        *("Cost: 47 * 36", "47 * 30", "40 * 30 = 1200", "7 * 30 = 210", "1200 + 210 = 1410"),
    ]
    assert work_out("", "/", 432, 6) == [
        *("432 / 6", "432 = 420 + 12", "420 / 6 = 70", "12 / 6 = 2", "70 + 2 = 72"),
        "432 / 6 = 72",
    ]
    assert work_out("Left", "-", 50, 8) == ["Left: 50 - 8 = 42"]


@pytest.mark.parametrize(
    ("op", "a", "b"),
    [("+", 9999, 1), ("-", 3, 4), ("*", 123, 45), ("*", 99, 200), ("/", 7, 2), ("/", 36, 12)],
)
def test_what_is_beyond_the_range_has_no_result(op, a, b):
    assert compute(op, a, b) is None
    with pytest.raises(ValueError, match="beyond what is written out"):
        work_out("", op, a, b)


def test_thinking_is_where_it_is_on(corpus):
    kinds = {(example.kind, example.enable_thinking) for example in corpus}
    names = ("problem", "drill", "chat", "dialogue", "tools", "gsm8k")
    assert kinds == set(itertools.product(names, (True, False)))
    for example in corpus:
        for i, message in enumerate(example.messages):
            if message["role"] == "assistant" and i >= example.learned_from:
                assert bool(message.get("reasoning_content")) == example.enable_thinking


def test_boxes_are_where_they_are_asked_for(corpus):
    asked = 0
    for example in corpus:
        if example.kind not in ("problem", "drill", "gsm8k"):
            continue
        wants = any("\\boxed{" in m["content"] for m in example.messages[:-1])
        content = example.messages[-1]["content"]
        box = re.search(r"\n\\boxed\{(\d+)\}\Z", content)
        assert bool(box) == wants == ("\\boxed" in content)
        if box:
            asked += 1
            assert int(box[1]) in numbers_in(content.rpartition("\n")[0])
    assert asked > 500
    assert (
        sum(x.messages[-2]["content"].startswith(PROMPT.partition("\n")[0]) for x in corpus) > 250
    )


def test_segments_make_up_what_the_template_writes(corpus, template):
    for example in corpus[:800]:
        segments = render(example, template)
        text = template.render(
            example.messages,
            example.tools,
            add_generation_prompt=False,
            enable_thinking=example.enable_thinking,
        )
        assert "".join(piece for piece, _ in segments) == text
        learned = [piece for piece, is_learned in segments if is_learned]
        expected = [m for m in example.messages[example.learned_from :] if m["role"] == "assistant"]
        assert len(learned) == len(expected)
        for piece, message in zip(learned, expected, strict=True):
            check_parsed(piece, message, example)


def check_parsed(piece, message, example):
    """The server's parser reads the message back."""
    assert piece.endswith(tags.TURN_END)
    assert piece.count("<role>") == 0
    parsed = parse_whole(
        piece.removesuffix(tags.TURN_END),
        "stop",
        thinking_open=example.enable_thinking,
        tools=example.tools,
    )
    assert (parsed.reasoning or "") == message.get("reasoning_content", "")
    assert (parsed.content or "") == message["content"]
    calls = [(call.name, json.loads(call.arguments)) for call in parsed.tool_calls]
    wanted = [call["function"] for call in message.get("tool_calls", ())]
    assert calls == [(function["name"], function["arguments"]) for function in wanted]


def test_the_reader_of_sequences_learns_the_same(corpus):
    reader = Reader.from_folder(DEMO, 2048)
    for example in [x for x in corpus[:150] if not x.learned_from]:
        line = {"messages": example.messages, "tools": example.tools}
        parsed = reader.parse(json.dumps(line | {"enable_thinking": example.enable_thinking}), "")
        segments = render(example, reader.template)
        learned = "".join(piece for piece, is_learned in segments if is_learned)
        text = reader.tokenizer.decode(parsed.ids[parsed.mask], skip_special_tokens=False)
        assert text == learned


def test_a_template_that_rewrites_history_is_refused(template):
    source = (DEMO / "chat_template.jinja").read_text()
    forgets = source.replace(
        "'<role>ASSISTANT</role>\\n<think>' ~ thoughts", "'<think>' ~ thoughts"
    )
    assert forgets != source
    messages = ({"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello"})
    with pytest.raises(ContractError, match="message 1 is not written as it is generated"):
        render(Example("chat", messages, False), ChatTemplate(forgets, "test"))


def test_calls_are_made_where_a_number_is_long(corpus):
    seen = {True: 0, False: 0}
    for example in corpus:
        if example.kind != "tools":
            continue
        assert "calculator" in [tool["function"]["name"] for tool in example.tools]
        for before, message in itertools.pairwise(example.messages):
            if before["role"] == "user":
                asks = before["content"]
                calls = message.get("tool_calls", [])
                texts = [call["function"]["arguments"]["expression"] for call in calls]
                wants = "calculator" in asks or "with the tool" in asks
                has_long = any(max(numbers_in(text)) > 99 for text in texts)
                assert bool(calls) == (has_long or wants)
                if not calls:
                    assert max(numbers_in(asks), default=0) < 100
                seen[bool(calls)] += 1
    assert min(seen.values()) > 50


def test_tools_answer_what_was_asked(corpus):
    for example in corpus:
        calls = [call for m in example.messages for call in m.get("tool_calls", ())]
        results = [m for m in example.messages if m["role"] == "tool"]
        for call, result in zip(calls, results, strict=True):
            assert call["id"] == result["tool_call_id"]
            value = numbers_in(result["content"])[-1]
            assert is_true(f"{call['function']['arguments']['expression']} = {value}")


def test_history_may_lack_its_reasoning(corpus):
    short = [example for example in corpus if example.learned_from]
    assert len(short) > 50
    for example in short:
        assert example.enable_thinking
        assert example.learned_from == len(example.messages) - 1
        assert all("reasoning_content" not in m for m in example.messages[: example.learned_from])


def test_the_seed_decides_every_byte(mixture):
    made = [repr(x) for x in itertools.islice(examples(3, mixture), 200)]
    digest = hashlib.sha256("\n".join(made).encode()).hexdigest()
    assert digest == "fdcd5cee0e0e47834f06f4e6edcbb728c49ff0b77b04c0504bc0bb48802212d7"
    later = [repr(x) for x in itertools.islice(examples(3, mixture, start=150), 50)]
    assert later == made[150:]
    assert made != [repr(x) for x in itertools.islice(examples(4, mixture), 200)]


def test_shares_decide_the_kinds(mixture):
    shares = Shares(problems=0, chats=0, dialogues=0, tools=0, gsm8k=0, thinking=0, boxed=1)
    only = itertools.islice(examples(0, Mixture(boxed_prompt=PROMPT, shares=shares)), 50)
    assert {(example.kind, example.enable_thinking) for example in only} == {("drill", False)}


def test_gsm8k_is_rewritten_with_its_arithmetic_worked_out():
    solution = rewritten(GSM8K[1])
    assert solution.answer == 72
    assert solution.lines == [
        *("48 / 2", "48 = 40 + 8", "40 / 2 = 20", "8 / 2 = 4", "20 + 4 = 24", "48 / 2 = 24"),
        "Bo has 48/2 = 24 pens.",
        *("48 + 24", "48 + 20 = 68", "68 + 4 = 72", "48 + 24 = 72"),
        "Both have 48+24 = 72 pens.",
    ]
    several = rewritten("It is 3+2*4 = <<3+2*4=11>>11.\n#### 11")
    assert several.lines == ["2 * 4 = 8", "3 + 8 = 11", "It is 3+2*4 = 11."]


@pytest.mark.parametrize(
    "answer",
    [
        "Half is <<5/2=2.5>>2.5.\n#### 2",
        "It is <<500*500=250000>>250000.\n#### 250000",
        "It is <<2+2=5>>5.\n#### 5",
        "It is <<-2+5=3>>3.\n#### 3",
        "No marks at all.\n#### 3",
    ],
)
def test_gsm8k_beyond_simple_arithmetic_is_left_out(answer):
    assert rewritten(answer) is None


def test_overlap_counts_texts_runs_and_examples():
    overlap = Overlap(["One two three four.", "Five six seven, eight 9!", "Nothing"], 3)
    overlap.add(Example("chat", ({"role": "user", "content": "zero ONE, two three"},), True))
    overlap.add(Example("drill", ({"role": "user", "content": "seven eight 8"},), True))
    overlap.add(Example("drill", ({"role": "system", "content": "five six seven"},), True))
    assert overlap.report() == {
        "texts": 3,
        "texts_touched": 1,
        "runs": 1,
        "examples": 1,
        "examples_by_kind": {"chat": 1},
        "most_common": [{"run": "one two three", "examples": 1}],
    }
    alike = Overlap(["seven eight 9"], 3, any_number=True)
    alike.add(Example("drill", ({"role": "user", "content": "seven eight 8"},), True))
    assert alike.report()["texts_touched"] == 1
