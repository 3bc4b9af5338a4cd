"""The server's command line with a hashing device in place of a model.

Environment: FAKE_STEP_S (seconds of a call), FAKE_FAIL_AT (number of the call that fails),
FAKE_LOAD ("hang": never finishes; "refuse": a `LingError`; "crash": another error).
"""

import os
import sys
import threading

import serve_fakes

from ling_jax.errors import CheckpointError, LingError
from ling_jax.serve.config import parse_config
from ling_jax.serve.launch import launch


def load(config, hooks):
    hooks.progress("loading", "0 of 1 tensors")
    mode = os.environ.get("FAKE_LOAD")
    if mode == "hang":
        threading.Event().wait()
    elif mode == "refuse":
        raise CheckpointError("model.safetensors: no such file.")
    elif mode == "crash":
        raise KeyError("weights")
    fail_at = os.environ.get("FAKE_FAIL_AT")
    return serve_fakes.load_hashing(
        config,
        hooks,
        step_s=float(os.environ.get("FAKE_STEP_S", "0")),
        fail_at=int(fail_at) if fail_at else None,
    )


if __name__ == "__main__":
    try:
        launch(parse_config(sys.argv[1:]), load)
    except LingError as error:
        sys.exit(f"error: {error}")
