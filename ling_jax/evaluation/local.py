"""Answers from an engine in this process."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ling_jax.engine.engine import Engine
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.errors import DeviceError
from ling_jax.evaluation.answer import Answer, AnswerReader
from ling_jax.evaluation.items import Item
from ling_jax.evaluation.protocol import Protocol
from ling_jax.text.parser import ChatParser
from ling_jax.text.template import ChatTemplate, thinking_is_open
from ling_jax.text.tokenizer import Tokenizer


@dataclass(frozen=True)
class Prompt:
    """A question as the engine gets it."""

    index: int
    text: str
    ids: tuple[int, ...]


@dataclass(frozen=True)
class Writer:
    """Writes prompts, with a checkpoint's own tokenizer and template.

    Attributes:
      template: needed for chat only.
    """

    protocol: Protocol
    tokenizer: Tokenizer
    template: ChatTemplate | None

    def write(self, item: Item) -> Prompt:
        """The prompt of an item.

        Raises:
          RequestError: the template refuses the message.
        """
        text = self.protocol.prompt(item.question)
        if self.protocol.name == "chat":
            assert self.template is not None
            message = {"role": "user", "content": text}
            text = self.template.render([message], enable_thinking=self.protocol.thinking)
        return Prompt(item.index, text, tuple(self.tokenizer.encode(text)))

    def reader(self, prompt: Prompt) -> AnswerReader:
        """Reads the answer to a prompt."""
        is_chat = self.protocol.name == "chat"
        parser = ChatParser(thinking_is_open(prompt.text)) if is_chat else None
        return AnswerReader(self.tokenizer, parser, self.protocol.stops)


def answer_locally(
    engine: Engine,
    writer: Writer,
    prompts: Sequence[Prompt],
    on_answer: Callable[[int, Answer], None],
) -> None:
    """Submits all prompts at once and hands out each answer, by its item's index, when it is there.

    Args:
      engine: started, and with room for all of them in its queue.

    Raises:
      DeviceError: a step failed; answers that are there have been handed out.
      RequestError: a prompt does not fit the engine's context.
    """

    async def ask(prompt: Prompt) -> None:
        on_answer(prompt.index, await _answer(engine, writer, prompt))

    async def ask_all() -> None:
        await asyncio.gather(*map(ask, prompts))

    asyncio.run(ask_all())


async def _answer(engine: Engine, writer: Writer, prompt: Prompt) -> Answer:
    reader = writer.reader(prompt)
    request = Request(
        id=str(prompt.index),
        prompt_ids=prompt.ids,
        max_tokens=writer.protocol.max_tokens,
        stop_ids=writer.tokenizer.stop_ids(),
        sampling=SamplingParams(temperature=0.0, seed=0),
    )
    async for chunk in engine.submit(request):
        if chunk.finish_reason in ("error", "abort"):
            raise DeviceError(f"the engine failed: {engine.failed}.")
        reader.push(chunk)
        if reader.finish_reason is not None:
            engine.abort(request.id)  # it may go on behind the end of the answer
            break
    return reader.answer(prompt.text, len(prompt.ids))
