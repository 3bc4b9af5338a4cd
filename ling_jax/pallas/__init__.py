"""Hot operations, one folder each: contract and entry in `__init__`, `reference` in plain JAX.

The references are the definition of correct and what runs today on every device. Operations know
arrays and shapes only: no config object, no mesh, no logical axis.
"""
