"""Continues prompts and reports what came out and how long it took; no server involved."""

import json
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

import tyro

from ling_jax.backend import KernelChoice
from ling_jax.checkpoint.bar import loading_bar
from ling_jax.config import Activations
from ling_jax.engine.build import build_executor, deploy
from ling_jax.engine.drafting import speculation_of
from ling_jax.engine.engine import Engine
from ling_jax.engine.plan import EngineOptions
from ling_jax.engine.request import DraftCounts, FinishReason, Request, SamplingParams
from ling_jax.errors import ConfigError, LingError
from ling_jax.serve.backend import use_compile_cache
from ling_jax.text.id_file import read_id_lists
from ling_jax.text.tokenizer import Tokenizer


@dataclass(frozen=True, kw_only=True)
class GenerateConfig:
    """Generate from a Ling-3.0 checkpoint folder."""

    model: Path
    """Checkpoint folder."""
    prompt: str | None = None
    """Text to continue as it is, without a chat template."""
    input_ids: Path | None = None
    """JSON file with a list of lists of token ids, in place of --prompt."""
    max_tokens: int
    """Tokens to generate at most."""
    temperature: float = 0.0
    """0 is greedy."""
    seed: int = 0
    """Decides every random draw."""
    ignore_eos: bool = False
    """Generate --max-tokens whatever comes."""
    devices: int = 1
    """Devices to shard over; on a CPU, virtual ones."""
    dtype: Literal["checkpoint", "float32"] = "checkpoint"
    """`float32` upcasts every weight and computes at full float32 precision."""
    kernels: KernelChoice = "auto"
    """GPU kernels where the device and the model's sizes have them, or plain JAX everywhere."""
    activations: Activations = "full"
    """`fp8`: FP8 projections stay packed and multiply inputs in FP8; `full` expands them."""
    speculative_algorithm: Literal["none", "dspark", "nextn"] = "none"
    """Draft tokens and verify several at once; the output stays the same."""
    draft_model: Path | None = None
    """Folder of the DSPARK draft."""
    num_draft_tokens: int | None = None
    """Tokens drafted in a round; default: 7 with `dspark`, 3 with `nextn`."""
    json: Path | None = None
    """File to write the results to."""


@dataclass(frozen=True, kw_only=True)
class Generation:
    """One prompt's result; times exclude loading and compilation."""

    prompt_tokens: int
    output_ids: list[int]
    text: str | None
    """None for a folder without a tokenizer."""
    finish_reason: FinishReason
    prefill_seconds: float
    """Until the first token."""
    decode_seconds: float
    """From the first token to the last."""
    tokens_per_second: float | None
    """Of decoding; None for a single token."""
    rounds: int | None
    """Rounds of drafting and verifying; this and what follows is None without drafting."""
    drafted_tokens: int | None
    accepted_tokens: int | None
    """Drafted tokens that became output."""
    accept_length: float | None
    """Tokens of a round in the mean, the one behind the accepted drafts included."""


def load_tokenizer(folder: Path) -> Tokenizer | None:
    """The folder's tokenizer; None if it has none."""
    return Tokenizer.from_folder(folder) if (folder / "tokenizer.json").exists() else None


def read_ids(config: GenerateConfig, tokenizer: Tokenizer | None, vocab: int) -> list[list[int]]:
    """The prompts as ids.

    Raises:
      ConfigError: not exactly one of --prompt and --input-ids, or text without a tokenizer.
    """
    if (config.prompt is None) == (config.input_ids is None):
        raise ConfigError("give either --prompt or --input-ids.")
    if config.input_ids is not None:
        return read_id_lists(config.input_ids, vocab)
    if tokenizer is None:
        raise ConfigError(f"{config.model} has no tokenizer.json; use --input-ids.")
    ids = tokenizer.encode(config.prompt or "")
    if not ids:
        raise ConfigError("--prompt is empty; the model has no start token to begin from.")
    return [ids]


def generate(config: GenerateConfig) -> list[Generation]:
    """Runs the prompts one after the other, so that each one's times are its own."""
    tokenizer = load_tokenizer(config.model)
    use_compile_cache(None)
    prompts = read_ids(config, tokenizer, deploy(config.model).cfg.vocab)
    if config.max_tokens < 1:
        raise ConfigError(f"--max-tokens is {config.max_tokens}, expected at least 1.")
    longest = max(map(len, prompts)) + config.max_tokens
    deployment = deploy(
        config.model,
        devices=config.devices,
        dtype=None if config.dtype == "checkpoint" else config.dtype,
        options=EngineOptions(slots=1, context_length=longest),
        vocab=None if tokenizer is None else tokenizer.size,
        speculation=speculation_of(
            config.speculative_algorithm, config.draft_model, config.num_draft_tokens
        ),
        kernels=config.kernels,
        activations=config.activations,
    )
    print(f"loading and compiling {config.model} ...", file=sys.stderr)
    with loading_bar() as bar:
        engine = Engine(build_executor(deployment, on_weights=bar))
    engine.start()
    stops = () if config.ignore_eos else _stop_ids(tokenizer, deployment.cfg.eos_ids)
    sampling = SamplingParams(temperature=config.temperature, seed=config.seed)
    results = [
        _run(
            engine,
            tokenizer,
            Request(
                id=str(i),
                prompt_ids=tuple(ids),
                max_tokens=config.max_tokens,
                stop_ids=stops,
                sampling=sampling,
            ),
        )
        for i, ids in enumerate(prompts)
    ]
    engine.stop()
    return results


def _stop_ids(tokenizer: Tokenizer | None, model: Iterable[int]) -> tuple[int, ...]:
    return tuple(model) if tokenizer is None else tokenizer.stop_ids((), False)


def _run(engine: Engine, tokenizer: Tokenizer | None, request: Request) -> Generation:
    ids: list[int] = []
    drafts: DraftCounts | None = None
    reason: FinishReason = "error"
    begin = first = time.perf_counter()
    for chunk in engine.submit(request):
        if chunk.ids and not ids:
            first = time.perf_counter()
        ids += chunk.ids
        if chunk.drafts is not None:
            drafts = chunk.drafts + (drafts or DraftCounts())
        reason = chunk.finish_reason or reason
    seconds = time.perf_counter() - first
    if engine.failed is not None:
        raise engine.failed
    return Generation(
        prompt_tokens=len(request.prompt_ids),
        output_ids=ids,
        text=None if tokenizer is None else tokenizer.decode(ids),
        finish_reason=reason,
        prefill_seconds=first - begin,
        decode_seconds=seconds,
        tokens_per_second=(len(ids) - 1) / seconds if len(ids) > 1 and seconds > 0 else None,
        rounds=None if drafts is None else drafts.rounds,
        drafted_tokens=None if drafts is None else drafts.drafted,
        accepted_tokens=None if drafts is None else drafts.accepted,
        accept_length=None if drafts is None else drafts.accept_length,
    )


def _drafting(result: Generation) -> str:
    if result.accept_length is None:
        return ""
    return (
        f", {result.rounds} rounds of {result.accept_length:.2f} tokens "
        f"({result.accepted_tokens} of {result.drafted_tokens} drafts accepted)"
    )


def main() -> int:
    config = tyro.cli(GenerateConfig)
    try:
        results = generate(config)
    except LingError as error:
        print(f"generate: {error}", file=sys.stderr)
        return 2
    for result in results:
        print(result.text if result.text is not None else result.output_ids)
        speed = "-" if result.tokens_per_second is None else f"{result.tokens_per_second:.1f}"
        print(
            f"[{result.finish_reason}] prompt {result.prompt_tokens} tokens in "
            f"{result.prefill_seconds:.3f} s, output {len(result.output_ids)} tokens in "
            f"{result.decode_seconds:.3f} s ({speed} tokens/s){_drafting(result)}",
            file=sys.stderr,
        )
    if config.json is not None:
        text = json.dumps([asdict(result) for result in results], ensure_ascii=False, indent=1)
        config.json.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
