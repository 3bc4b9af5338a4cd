"""Chat completions: from a body to engine requests, and from tokens to messages."""

from collections.abc import Sequence
from typing import Any, Literal

from ling_jax.engine.request import Request, TokenChunk, TokenLogprob
from ling_jax.serve.choice import Choice, finite, token_name
from ling_jax.serve.job import Job, expand, log_prompt, new_id, token_limit
from ling_jax.serve.protocol import ChatBody, parse_body
from ling_jax.serve.replies import (
    Candidate,
    ChatChoice,
    ChatDelta,
    ChatScores,
    Function,
    Message,
    TokenScore,
    ToolCall,
)
from ling_jax.serve.state import ServerState
from ling_jax.text.events import (
    ContentDelta,
    Event,
    ReasoningDelta,
    ToolCallArguments,
    ToolCallStart,
)
from ling_jax.text.messages import clean_messages
from ling_jax.text.parser import ChatParser, whole_message
from ling_jax.text.template import thinking_is_open, thinking_kwargs
from ling_jax.text.tokenizer import Tokenizer


def prepare_chat(raw: bytes, state: ServerState) -> Job:
    """Turns the body of a chat completion into engine requests; may take a while.

    Raises:
      RequestError: the body is wrong, or the conversation does not fit the context.
      CapacityError: the server takes no requests now.
    """
    backend = state.backend
    body = parse_body(ChatBody, raw)
    model = state.check_model(body.model)
    prompt = _render(body, state)
    answer_id = new_id("chatcmpl")
    log_prompt(state, answer_id, prompt)
    prompt_ids = tuple(backend.tokenizer.encode(prompt))
    limit = token_limit(
        state, len(prompt_ids), body.token_limit, param=body.limit_field, min_tokens=body.min_tokens
    )
    requests = expand(
        body,
        state,
        answer_id,
        [prompt_ids],
        [limit],
        logprobs=body.top_logprobs if body.logprobs else None,
    )
    is_open = thinking_is_open(prompt)
    return Job(
        id=answer_id,
        model=model,
        body=body,
        object="chat.completion",
        chunk_object="chat.completion.chunk",
        prompt_tokens=len(prompt_ids),
        requests=requests,
        choices=[
            ChatReader(index, request, body, backend.tokenizer, _parser(body, state, is_open))
            for index, request in enumerate(requests)
        ],
    )


def _render(body: ChatBody, state: ServerState) -> str:
    tools = body.offered_tools
    opens_turn = body.add_generation_prompt
    return state.backend.template.render(
        clean_messages(body.messages, tools),
        tools,
        add_generation_prompt=not body.continue_final_message if opens_turn is None else opens_turn,
        continue_final_message=body.continue_final_message,
        **thinking_kwargs(body.chat_template_kwargs, body.reasoning_effort),
    )


def _parser(body: ChatBody, state: ServerState, is_open: bool) -> ChatParser:
    separates = body.separate_reasoning and state.config.reasoning_parser != "none"
    return ChatParser(
        is_open and separates,
        body.offered_tools if state.config.tool_call_parser != "none" else None,
        parallel_tool_calls=body.parallel_tool_calls,
    )


class ChatReader(Choice):
    """Reads an assistant message: reasoning, content, calls.

    Stop strings are looked for in the content alone; they end neither thoughts nor calls.
    """

    def __init__(
        self,
        index: int,
        request: Request,
        body: ChatBody,
        tokenizer: Tokenizer,
        parser: ChatParser,
    ) -> None:
        super().__init__(index, request, body, tokenizer)
        self._parser = parser
        self._reads_on = body.ignore_eos
        self._wants_scores = body.logprobs
        self._events: list[Event] = []
        self._sent = 0
        self._scores: list[TokenScore] = []
        self._sent_scores = 0
        self._is_announced = False

    def whole(self) -> ChatChoice:
        parsed = whole_message(self._parser, self._events)
        message: dict[str, Any] = {"role": "assistant", "content": parsed.content}
        if parsed.reasoning is not None:
            message["reasoning_content"] = parsed.reasoning
        if parsed.tool_calls:
            message["tool_calls"] = [
                ToolCall.model_construct(
                    id=call.id,
                    type="function",
                    function=Function(name=call.name, arguments=call.arguments),
                )
                for call in parsed.tool_calls
            ]
        return ChatChoice(
            index=self.index,
            message=Message.model_construct(**message),
            logprobs=ChatScores(content=self._scores) if self._wants_scores else None,
            finish_reason=self.finish_reason or "",
            matched_stop=self.matched_stop,
        )

    @property
    def _is_reasoning(self) -> bool:
        return self._parser.in_reasoning

    def _begin(self, chunk: TokenChunk) -> None:
        """Chat completions tell nothing about the prompt."""

    def _score(self, entry: TokenLogprob) -> None:
        top = [self._candidate(token, logprob) for token, logprob in entry.top]
        own = self._candidate(entry.id, entry.logprob)
        self._scores.append(TokenScore(**own.model_dump(), top_logprobs=top))

    def _candidate(self, token: int, logprob: float) -> Candidate:
        data = self._tokenizer.token_bytes(token)
        name = token_name(self._tokenizer, token)
        return Candidate(token=name, logprob=finite(logprob), bytes=list(data))

    def _read(self, text: str) -> None:
        self._take(self._parser.push(text))
        if self._matcher.matched is not None or (self._parser.is_ended and not self._reads_on):
            self._finish("stop")

    def _finish(self, reason: Literal["stop", "length"]) -> None:
        self._take(self._parser.finish(reason))
        self._add(ContentDelta(self._matcher.finish()))
        self.finish_reason = self._parser.finish_reason
        if self._matcher.matched is not None and reason == "length":
            self.finish_reason = "stop"  # text released at the end held a stop string

    def _take(self, events: Sequence[Event]) -> None:
        """Keeps events up to a stop string in the content."""
        for event in events:
            if self._matcher.matched is not None:
                return
            if isinstance(event, ContentDelta):
                event = ContentDelta(self._watch(event.text))
            elif isinstance(event, ToolCallStart):
                self._add(ContentDelta(self._release()))  # no stop string reaches across a call
            self._add(event)

    def _add(self, event: Event) -> None:
        """Keeps an event, joined with the one before if both are the same kind of text."""
        if isinstance(event, ContentDelta | ReasoningDelta):
            if not event.text:
                return
            if len(self._events) > self._sent:
                last = self._events[-1]
                if isinstance(last, ContentDelta | ReasoningDelta) and type(last) is type(event):
                    self._events[-1] = type(event)(last.text + event.text)
                    return
        self._events.append(event)

    def _deltas(self) -> list[ChatDelta]:
        messages = [_delta(event) for event in self._events[self._sent :]]
        self._sent = len(self._events)
        if not self._is_announced:
            messages.insert(0, Message.model_construct(role="assistant", content=""))
            self._is_announced = True
        deltas = [self._wrap(message) for message in messages]
        if self.finish_reason is not None:
            last = self._wrap(Message.model_construct())
            last.finish_reason = self.finish_reason
            last.matched_stop = self.matched_stop
            deltas.append(last)
        return deltas

    def _wrap(self, message: Message) -> ChatDelta:
        """Wraps a delta; the first since some tokens were scored carries their scores."""
        fresh = self._scores[self._sent_scores :]
        self._sent_scores = len(self._scores)
        scores = ChatScores(content=fresh) if fresh else None
        return ChatDelta.model_construct(
            index=self.index, delta=message, logprobs=scores, finish_reason=None
        )


def _delta(event: Event) -> Message:
    """Returns what a stream sends for an event."""
    match event:
        case ReasoningDelta():
            return Message.model_construct(reasoning_content=event.text)
        case ContentDelta():
            return Message.model_construct(content=event.text)
        case ToolCallStart():
            function = Function(name=event.name, arguments="")
            call = ToolCall(index=event.index, id=event.id, type="function", function=function)
        case ToolCallArguments():
            fragment = Function.model_construct(arguments=event.fragment)
            call = ToolCall.model_construct(index=event.index, function=fragment)
    return Message.model_construct(tool_calls=[call])
