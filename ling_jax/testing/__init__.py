"""Small random checkpoints in the published format: for tests that need a model and no download."""

from ling_jax.testing.checkpoint import tiny_config, write_checkpoint

__all__ = ["tiny_config", "write_checkpoint"]
