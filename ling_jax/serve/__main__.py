"""`python -m ling_jax.serve CHECKPOINT`: serves a checkpoint over HTTP."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ling_jax.errors import LingError
from ling_jax.serve.config import ServeConfig, parse_config

if TYPE_CHECKING:
    from ling_jax.serve.interfaces import Backend, Hooks


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status, or ends the process with it."""
    try:
        config = parse_config(sys.argv[1:] if arguments is None else arguments)
        # Imported late: --help and wrong flags need none of it.
        if config.dry_run:
            from ling_jax.serve.dry_run import dry_run

            return dry_run(config)
        from ling_jax.serve.launch import launch

        launch(config, _load)
    except LingError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2


def _load(config: ServeConfig, hooks: "Hooks") -> "Backend":
    # Imported when the port is open: jax takes its time.
    from ling_jax.serve.backend import load

    return load(config, hooks)


if __name__ == "__main__":
    sys.exit(main())
