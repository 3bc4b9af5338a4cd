"""Runs the golden checkpoints on this machine's devices and compares the outputs.

Kernels run wherever the device and the model's sizes have them; `--reference` keeps to plain JAX.

A quick look at a new device or JAX version that needs nothing but JAX, Flax and safetensors: the
test suite is the real check.
"""

import argparse
import dataclasses
import json
import time
from functools import partial
from pathlib import Path

import jax
import numpy as np
from safetensors import safe_open

from ling_jax.cache import contiguous
from ling_jax.checkpoint.hf import load_config
from ling_jax.checkpoint.load import load_model
from ling_jax.config import Dtype, ModelConfig
from ling_jax.devices import select_devices
from ling_jax.engine.build import execution_for, place
from ling_jax.engine.calls import DecodeCall, DecodeRow, PrefillCall, PrefillRow
from ling_jax.engine.executor import DeviceExecutor
from ling_jax.engine.request import Request, SamplingParams
from ling_jax.execution import ExecConfig, compiler_options
from ling_jax.model import ModelParams, final_norm, forward, logits
from ling_jax.sizes import StepSizes

SEQ, PAGE = 16, 16
MODELS = ("micro-flash", "micro-clamp", "micro-tail", "micro-bf16")


def logit_errors(
    params: ModelParams, cfg: ModelConfig, execution: ExecConfig, ids: list[int], want: np.ndarray
) -> dict[str, float]:
    """How one prefill's logits differ from the golden ones."""

    @partial(jax.jit, compiler_options=compiler_options())
    def run(params, cache, tokens, counts):
        _, h, _ = forward(params, cache, tokens, counts, cfg=cfg, execution=execution)
        return logits(params, final_norm(params, h, cfg=cfg))

    tokens = np.asarray([ids], np.int32)
    cache = contiguous(cfg, batch=1, length=len(ids))
    got = run(params, cache, tokens, np.asarray([len(ids)], np.int32))
    scores = np.asarray(got)[0]
    difference = np.abs(scores - want)
    return {
        "max_logit_error": float(difference.max()),
        "mean_logit_error": float(difference.mean()),
        "p99_logit_error": float(np.quantile(difference, 0.99)),
        "top1_equal": float((scores.argmax(-1) == want.argmax(-1)).mean()),
    }


def greedy(
    params: ModelParams, cfg: ModelConfig, execution: ExecConfig, prompt: list[int], count: int
) -> list[int]:
    """A greedy continuation through the serving programs."""
    per_slot = -(-(len(prompt) + count) // PAGE)
    sizes = StepSizes(
        slots=1,
        pages=per_slot,
        page_size=PAGE,
        context_length=per_slot * PAGE,
        prefill_buckets=((1, SEQ),),
        decode_buckets=(1,),
        decode_steps=8,
        vocab=cfg.vocab,
    )
    executor = DeviceExecutor(params, cfg, execution, sizes)
    request = Request(
        id="0",
        prompt_ids=tuple(prompt),
        max_tokens=count,
        sampling=SamplingParams(temperature=0),
    )
    pages = range(1, per_slot + 1)
    tokens: list[int] = []
    for start in range(0, len(prompt), SEQ):
        part = prompt[start : start + SEQ]
        is_last = start + SEQ >= len(prompt)
        row = PrefillRow(
            slot=1,
            request=request,
            tokens=part,
            start=start,
            pages=pages,
            generated=0,
            is_last=is_last,
            following=0,
        )
        result = executor.prefill(PrefillCall(bucket=(1, SEQ), rows=(row,))).read()[0]
        tokens += [] if result.token is None else [result.token]
    while len(tokens) < count:
        call = DecodeCall(bucket=1, steps=8, rows=(DecodeRow(slot=1, pages=pages),))
        tokens += executor.decode(call).read()[0].tokens
    return tokens


def check(folder: Path, devices: int, dtype: Dtype, *, is_reference: bool) -> dict[str, object]:
    """Differences and times of one golden checkpoint."""
    begin = time.perf_counter()
    source = dataclasses.replace(load_config(folder), mtp_layers=0)
    cfg = dataclasses.replace(source, dtype=dtype)
    chosen = select_devices(devices)
    execution = execution_for(chosen, cfg, place(chosen, cfg))
    if is_reference:
        execution = ExecConfig(parallel=execution.parallel)
    params = load_model(folder, source, parallel=execution.parallel, dtype=dtype)
    golden = safe_open(folder / "golden.safetensors", "np")
    names = set(golden.keys())
    ids = golden.get_tensor("input_ids").tolist()
    want_logits = golden.get_tensor("logits")
    result: dict[str, object] = {
        **logit_errors(params, cfg, execution, ids, want_logits),
        "kernels": sorted(
            op
            for op, backend in dataclasses.asdict(execution.kernels).items()
            if backend != "reference"
        ),
    }
    if "greedy.tokens" in names:
        want = golden.get_tensor("greedy.tokens").tolist()
        prompt = golden.get_tensor("greedy.prompt").tolist()
        got = greedy(params, cfg, execution, prompt, len(want))
        result["greedy_equal"] = got == want
        same = [a == b for a, b in zip(got, want, strict=True)]
        result["greedy_equal_first"] = same.index(False) if False in same else len(same)
    return result | {"seconds": time.perf_counter() - begin}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--golden", type=Path, default=Path("tests/golden/data"))
    parser.add_argument("--devices", type=int, default=1)
    parser.add_argument("--dtype", choices=("float32", "bfloat16"), default="float32")
    parser.add_argument("--reference", action="store_true", help="plain JAX in place of kernels")
    parser.add_argument("--models", nargs="*", default=MODELS)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    device = select_devices(args.devices)[0]
    report: dict[str, object] = {
        "device": device.device_kind,
        "devices": args.devices,
        "jax": jax.__version__,
        "dtype": args.dtype,
    }
    for name in args.models:
        if (args.golden / name / "golden.safetensors").exists():
            report[name] = check(
                args.golden / name, args.devices, args.dtype, is_reference=args.reference
            )
            print(name, report[name], flush=True)
    if args.json is not None:
        args.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
