"""Every kernel on every case of its operation: values in interpret mode, and on a GPU twice."""

import importlib.util

import jax
import numpy as np
import pytest

from ling_jax.pallas import registry
from tests.kernels.compare import assert_agree, inputs, runner
from tests.kernels.lowering import lower_for_cuda


def all_cases():
    for op in registry.OPS:
        if importlib.util.find_spec(f"ling_jax.pallas.{op}.cases") is None:
            continue
        for case in registry.cases(op).CASES:
            yield pytest.param(case, id=f"{op}-{case.name}")


CASES = list(all_cases())
_IDS = {p.id for p in CASES}


def is_interpreted(param) -> bool:
    """Whether a case runs in interpret mode: not if the same one does in float32.

    A twin in bfloat16 differs by what is rounded where, which the GPU shows.
    """
    case, twin = param.values[0], param.id.replace("bfloat16", "float32").replace("bf16", "f32")
    is_twin = twin != param.id and twin in _IDS and not param.id.endswith(_ROUNDED)
    return "pallas" in case.backends and not case.is_gpu_only and not is_twin


# One of each kernel whose dtypes matter to its arithmetic is interpreted all the same.
_ROUNDED = ("kda_chunk-ragged-bfloat16", "kda_decode-bf16", "kda_verify-commit_model_head_bf16")
INTERPRETED = [p for p in CASES if is_interpreted(p)]
# Many rows of arrays: the weights are dequantised for the library's product.
DEQUANTISED = ("w8a16-tile128-t200",)
IN_TRITON = [p for p in CASES if "triton" in p.values[0].backends]
ON_GPU = [
    pytest.param(p.values[0], backend, id=f"{p.id}-{backend}")
    for p in CASES
    for backend in p.values[0].backends
]


@pytest.mark.parametrize("case", INTERPRETED)
def test_interpreted_kernel_agrees_with_the_reference(case):
    args = inputs(case.make, 0)
    want = runner(case, "reference")(args)
    assert_agree(runner(case, "pallas_interpret")(args), want, case.nmse)


@pytest.mark.skipif(importlib.util.find_spec("triton") is None, reason="Triton is not installed")
@pytest.mark.parametrize("case", IN_TRITON)
def test_triton_kernel_lowers_for_cuda(case):
    args = jax.eval_shape(case.make, jax.random.key(0))
    text = lower_for_cuda(lambda args: case.run(args, backend="triton"), args)
    assert ("__gpu$xla.gpu.triton" in text) != (case.name in DEQUANTISED)


@pytest.mark.gpu
@pytest.mark.parametrize(("case", "backend"), ON_GPU)
def test_kernel_agrees_with_the_reference_on_the_gpu(case, backend):
    args = inputs(case.make, 1)
    want = runner(case, "reference")(args)
    run = runner(case, backend)
    got = run(args)
    assert_agree(got, want, case.nmse)
    for first, second in zip(got, run(args), strict=True):
        np.testing.assert_array_equal(first.view(np.uint8), second.view(np.uint8))
