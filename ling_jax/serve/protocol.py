"""What a client may send: bodies of the two completion endpoints, checked field by field.

Fields nobody knows are ignored; fields that would change the answer and are not implemented are
refused by name; null equals absent. Every failure is a `RequestError` that names the field.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError
from pydantic import model_validator as validator
from pydantic_core import from_json

from ling_jax.errors import RequestError
from ling_jax.serve.chat_rules import check_response_format, check_tool_choice, check_tools

MAX_CHOICES = 128
MAX_TOP_LOGPROBS = 20
MAX_LOGIT_BIAS = 100.0
# Beyond this every token is as likely as any other.
MAX_TEMPERATURE = 100.0

_UNSUPPORTED = frozenset(
    {
        "allowed_token_ids",
        "audio",
        "bad_words",
        "chat_template",
        "documents",
        "ebnf",
        "function_call",
        "functions",
        "guided_choice",
        "guided_grammar",
        "guided_json",
        "guided_regex",
        "json_schema",
        "length_penalty",
        "logits_processors",
        "lora_path",
        "modalities",
        "prompt_embeds",
        "prompt_logprobs",
        "regex",
        "stop_regex",
        "structural_tag",
        "structured_outputs",
        "suffix",
        "truncate_prompt_tokens",
        "typical_p",
        "use_beam_search",
        "web_search_options",
    }
)
# Values that ask for what the server does anyway.
_NEUTRAL: Mapping[str, Any] = {"length_penalty": 1.0, "modalities": ["text"], "typical_p": 1.0}

Unit = Annotated[float, Field(ge=0, le=1)]
Penalty = Annotated[float, Field(ge=-2, le=2)]
StopText = Annotated[str, StringConstraints(min_length=1)]
BodyT = TypeVar("BodyT", bound="Body")


class Body(BaseModel):
    """A JSON object in which null equals absent."""

    model_config = ConfigDict(strict=True, extra="ignore")

    @validator(mode="before")
    @classmethod
    def _drop_nulls(cls, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        return {key: item for key, item in value.items() if item is not None}


class StreamOptions(Body):
    """What a stream carries besides its deltas."""

    include_usage: bool = False
    """One extra chunk at the end with empty `choices` and the totals."""
    continuous_usage_stats: bool = False
    """Running totals in every chunk."""


class CompletionFields(Body):
    """Fields that both completion endpoints share."""

    model: str | None = None
    stream: bool = False
    stream_options: StreamOptions | None = None
    max_tokens: Annotated[int, Field(ge=1)] | None = None
    min_tokens: Annotated[int, Field(ge=0)] = 0
    n: Annotated[int, Field(ge=1, le=MAX_CHOICES)] = 1
    seed: int | None = None
    temperature: Annotated[float, Field(ge=0, le=MAX_TEMPERATURE)] | None = None
    top_p: Annotated[float, Field(gt=0, le=1)] | None = None
    top_k: Annotated[int, Field(ge=-1)] | None = None
    min_p: Unit | None = None
    presence_penalty: Penalty = 0.0
    frequency_penalty: Penalty = 0.0
    repetition_penalty: Annotated[float, Field(ge=0.01, le=100)] | None = None
    logit_bias: dict[str, float] = {}
    stop: StopText | list[StopText] = []
    stop_token_ids: list[Annotated[int, Field(ge=0)]] = []
    ignore_eos: bool = False
    include_stop_str_in_output: bool = False
    no_stop_trim: bool = False
    skip_special_tokens: bool = True

    @validator(mode="before")
    @classmethod
    def _refuse_unsupported(cls, value: Any) -> Any:
        if isinstance(value, dict):
            for name in sorted(_UNSUPPORTED & value.keys()):
                if value[name] not in (None, False, [], {}, _NEUTRAL.get(name)):
                    raise RequestError(f"{name} is not supported; leave it out.", param=name)
        return value

    @validator(mode="after")
    def _check_together(self) -> "CompletionFields":
        if self.stream_options is not None and not self.stream:
            raise RequestError(
                "stream_options needs stream: true; set it or leave stream_options out.",
                param="stream_options",
            )
        return self

    @property
    def stops(self) -> tuple[str, ...]:
        """The stop strings as a tuple."""
        return (self.stop,) if isinstance(self.stop, str) else tuple(self.stop)

    @property
    def keeps_stop(self) -> bool:
        """Whether the text that ended the answer stays in it."""
        return self.include_stop_str_in_output or self.no_stop_trim

    @property
    def includes_usage(self) -> bool:
        """Whether a stream ends with a chunk of totals."""
        return self.stream_options is not None and self.stream_options.include_usage

    @property
    def repeats_usage(self) -> bool:
        """Whether every chunk of a stream carries the totals so far."""
        return self.stream_options is not None and self.stream_options.continuous_usage_stats


class ChatBody(CompletionFields):
    """Body of POST /v1/chat/completions."""

    messages: Annotated[list[dict[str, Any]], Field(min_length=1)]
    max_completion_tokens: Annotated[int, Field(ge=1)] | None = None
    logprobs: bool = False
    top_logprobs: Annotated[int, Field(ge=0, le=MAX_TOP_LOGPROBS)] = 0
    tools: list[dict[str, Any]] = []
    tool_choice: Any = "auto"
    parallel_tool_calls: bool = True
    response_format: Any = None
    chat_template_kwargs: dict[str, Any] = {}
    reasoning_effort: str | None = None
    separate_reasoning: bool = True
    continue_final_message: bool = False
    add_generation_prompt: bool | None = None

    @validator(mode="after")
    def _check_chat(self) -> "ChatBody":
        if self.top_logprobs and not self.logprobs:
            raise RequestError(
                "top_logprobs needs logprobs: true; set it or leave top_logprobs out.",
                param="top_logprobs",
            )
        check_tools(self.tools)
        check_tool_choice(self.tool_choice, self.tools)
        check_response_format(self.response_format)
        return self

    @property
    def token_limit(self) -> int | None:
        """Tokens to generate at most, if the client said."""
        return self.max_completion_tokens or self.max_tokens

    @property
    def limit_field(self) -> str:
        """Name of the field `token_limit` came from."""
        return "max_completion_tokens" if self.max_completion_tokens else "max_tokens"

    @property
    def offered_tools(self) -> list[dict[str, Any]]:
        """The tools that the prompt shows and the parser watches for."""
        return [] if self.tool_choice == "none" else self.tools


class TextBody(CompletionFields):
    """Body of POST /v1/completions."""

    prompt: Any
    echo: bool = False
    best_of: int | None = None
    logprobs: Annotated[int, Field(ge=0, le=MAX_TOP_LOGPROBS)] | None = None

    @validator(mode="after")
    def _check_text(self) -> "TextBody":
        if self.best_of is not None and self.best_of != self.n:
            raise RequestError(
                f"best_of must equal n ({self.n}), got {self.best_of}.", param="best_of"
            )
        return self

    @property
    def prompts(self) -> list[str] | list[list[int]]:
        """The prompts of the batch, all texts or all lists of token ids.

        Raises:
          RequestError: `prompt` is neither, or empty.
        """
        prompt = self.prompt
        if isinstance(prompt, str) or _is_list_of(prompt, int):
            prompt = [prompt]
        is_batch = _is_list_of(prompt, str) or (
            _is_list_of(prompt, list) and all(_is_list_of(item, int) for item in prompt)
        )
        if not is_batch:
            raise RequestError(
                "prompt must be a text, a list of token ids, or a list of either, none empty.",
                param="prompt",
            )
        return prompt


def parse_body(kind: type[BodyT], raw: bytes) -> BodyT:
    """Reads a request body of `kind`.

    Raises:
      RequestError: it is not JSON, or a field is wrong; `param` names the first such field.
    """
    try:
        value = from_json(raw, allow_inf_nan=False)
    except ValueError as error:
        raise RequestError(f"The body is not valid JSON: {error}.") from None
    if not isinstance(value, dict):
        raise RequestError(f"The body must be a JSON object, got {type(value).__name__}.")
    try:
        return kind.model_validate(value)
    except ValidationError as error:
        raise _first_problem(error) from None


def _first_problem(error: ValidationError) -> RequestError:
    """Turns pydantic's list into one line about the first field at fault."""
    problems = error.errors(include_url=False, include_context=False)
    param = str(problems[0]["loc"][0])
    mine = [problem for problem in problems if str(problem["loc"][0]) == param]
    if mine[0]["type"] == "missing" and len(mine[0]["loc"]) == 1:
        return RequestError(f"{param} is required.", param=param)
    rules = dict.fromkeys(_decapitalise(problem["msg"]) for problem in mine)
    got = repr(mine[0]["input"])
    got = got if len(got) <= 80 else got[:77] + "..."
    return RequestError(f"{param}: {' or '.join(rules)}, got {got}.", param=param)


def _decapitalise(text: str) -> str:
    return text[:1].lower() + text[1:]


def _is_list_of(value: Any, kind: type) -> bool:
    """Whether `value` is a non-empty list of `kind`; booleans are no integers here."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(item, kind) and not isinstance(item, bool) for item in value)
    )
