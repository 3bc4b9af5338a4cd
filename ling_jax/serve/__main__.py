"""`python -m ling_jax.serve CHECKPOINT`: serves a checkpoint over HTTP."""

import sys
from collections.abc import Sequence

from ling_jax.errors import LingError
from ling_jax.serve.config import parse_config


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status, or ends the process with it."""
    try:
        config = parse_config(sys.argv[1:] if arguments is None else arguments)
        # Imported late: --help and wrong flags need none of it.
        from ling_jax.serve.backend import load
        from ling_jax.serve.dry_run import dry_run
        from ling_jax.serve.launch import launch

        if config.dry_run:
            return dry_run(config)
        launch(config, load)
    except LingError as error:
        sys.stderr.write(f"error: {error}\n")
        return 2


if __name__ == "__main__":
    sys.exit(main())
