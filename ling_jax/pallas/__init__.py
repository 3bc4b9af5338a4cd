"""Hot operations, one folder each: contract and entry in `__init__`, `reference` in plain JAX, and
the kernels of GPUs beside it (`docs/kernels.md`).

The references are the definition of correct and run on every device. Operations know arrays and
shapes only: no config object, no mesh, no logical axis.
"""
