"""What the server answers: the JSON of models, completions and their streams.

Fields that are not set do not appear.
"""

from typing import Literal

from pydantic import BaseModel, SerializeAsAny


class PromptDetails(BaseModel):
    """Where the prompt's tokens came from."""

    cached_tokens: int


class CompletionDetails(BaseModel):
    """What the generated tokens were; the last four only where tokens are drafted."""

    reasoning_tokens: int
    accepted_prediction_tokens: int | None = None
    """Drafted tokens that became part of an answer."""
    rejected_prediction_tokens: int | None = None
    """Drafted tokens that did not."""
    draft_rounds: int | None = None
    """Rounds of drafting and verifying."""
    accept_length: float | None = None
    """Tokens of a round in the mean, the one behind the accepted drafts included."""


class Usage(BaseModel):
    """Tokens of one HTTP request; each prompt counts once, whatever `n` is."""

    prompt_tokens: int
    completion_tokens: int
    total_tokens: int
    prompt_tokens_details: PromptDetails
    completion_tokens_details: CompletionDetails


class Reply(BaseModel):
    """A whole answer, or one chunk of a stream."""

    id: str
    object: str
    created: int
    model: str
    choices: list[SerializeAsAny[BaseModel]]
    usage: Usage


class Function(BaseModel):
    """Name and JSON text of the arguments; in a stream, a fragment of the text."""

    name: str
    arguments: str


class ToolCall(BaseModel):
    """A call, or what a stream adds to the call `index`."""

    index: int
    id: str
    type: Literal["function"]
    function: Function


class Message(BaseModel):
    """A message of the assistant, or what a stream adds to it."""

    role: Literal["assistant"]
    content: str | None
    reasoning_content: str
    tool_calls: list[ToolCall]


class Candidate(BaseModel):
    """A token that was likely at some position."""

    token: str
    logprob: float
    bytes: list[int]


class TokenScore(Candidate):
    """A token of the answer, and what was likeliest in its place."""

    top_logprobs: list[Candidate]


class ChatScores(BaseModel):
    """Log-probabilities of a chat answer, every generated token counted."""

    content: list[TokenScore]


class ChatChoice(BaseModel):
    """One answer of a chat completion."""

    index: int
    message: Message
    logprobs: ChatScores | None
    finish_reason: str
    matched_stop: str | int | None


class ChatDelta(BaseModel):
    """What a stream adds to one answer of a chat completion."""

    index: int
    delta: Message
    logprobs: ChatScores | None
    finish_reason: str | None
    matched_stop: str | int | None


class TextScores(BaseModel):
    """Log-probabilities of a text completion, one entry for each token."""

    tokens: list[str]
    token_logprobs: list[float | None]
    top_logprobs: list[dict[str, float] | None]
    text_offset: list[int]
    """Where in `text` each token begins, in characters."""


class TextChoice(BaseModel):
    """One answer of a text completion, or what a stream adds to it."""

    index: int
    text: str
    logprobs: TextScores | None
    finish_reason: str | None
    matched_stop: str | int | None


class ModelCard(BaseModel):
    """A model that requests may name."""

    id: str
    object: Literal["model"] = "model"
    created: int
    owned_by: Literal["ling_jax"] = "ling_jax"
    max_model_len: int


class ModelList(BaseModel):
    """All names that requests may use."""

    object: Literal["list"] = "list"
    data: list[ModelCard]
