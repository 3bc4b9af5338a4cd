"""The text that a small demo model learns from: arithmetic word problems, chats and tool calls.

Everything is made by rules from a seed, the same on every machine. Conversations are messages;
`render` writes them with a chat template. The held-back problems have other sentences, names and
numbers than anything in `examples`.
"""

from ling_jax.training.corpus.example import Example
from ling_jax.training.corpus.gsm8k import rewritten
from ling_jax.training.corpus.mixture import Mixture, Shares, example_at, examples
from ling_jax.training.corpus.rendering import render
from ling_jax.training.corpus.sources import held_back

__all__ = [
    "Example",
    "Mixture",
    "Shares",
    "example_at",
    "examples",
    "held_back",
    "render",
    "rewritten",
]
