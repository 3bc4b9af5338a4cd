"""Inference of the Ling-3.0 models in JAX."""

__version__ = "0.1.0"
