"""Logical axes, the one table that sends them to mesh axes, and what follows from it.

Programs are written for the whole array; `Parallel` places them on a mesh. Without a mesh every
method is the identity, so that layers read the same on one device and on many.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from jaxtyping import PyTree

from ling_jax.config import ModelConfig
from ling_jax.errors import ShardingError
from ling_jax.params import TensorSpec
from ling_jax.quant.fp8 import BLOCK

Axes = tuple[str | None, ...]
MeshAxes = str | tuple[str, ...] | None
Device = Any
"""A `jax.Device`, which type checkers take for a variable."""

ALL = ("data", "model")


@dataclass(frozen=True)
class ShardingRules:
    """Mesh axes of every logical axis; the names are the whole vocabulary.

    Attention splits by head over `model` alone. What has no head (experts, MLP widths, vocabulary)
    splits over both axes, so that a model with fewer heads than devices still uses them all. The
    MLA latent has no head and is replicated.
    """

    batch: MeshAxes = None
    seq: MeshAxes = None
    embed: MeshAxes = None
    heads: MeshAxes = "model"
    head_dim: MeshAxes = None
    q_rank: MeshAxes = None
    kv_rank: MeshAxes = None
    experts: MeshAxes = ALL
    expert_mlp: MeshAxes = None
    mlp: MeshAxes = ALL
    shared_mlp: MeshAxes = ALL
    vocab: MeshAxes = ALL
    conv: MeshAxes = None
    slots: MeshAxes = None
    pages: MeshAxes = None

    def spec(self, axes: Axes) -> PartitionSpec:
        """The `PartitionSpec` of an array with these logical axes.

        Raises:
          ShardingError: a name is unknown, or two axes share a mesh axis.
        """
        entries = [None if axis is None else self._lookup(axis) for axis in axes]
        used = [name for entry in entries for name in _names(entry)]
        if len(used) != len(set(used)):
            raise ShardingError(f"axes {axes} use a mesh axis twice: {entries}.")
        return PartitionSpec(*entries)

    def _lookup(self, axis: str) -> MeshAxes:
        if axis not in self.__dataclass_fields__:
            known = ", ".join(self.__dataclass_fields__)
            raise ShardingError(f"logical axis {axis!r} is unknown, expected one of: {known}.")
        return getattr(self, axis)


def _names(entry: MeshAxes) -> tuple[str, ...]:
    return () if entry is None else (entry,) if isinstance(entry, str) else entry


@dataclass(frozen=True)
class Parallel:
    """A mesh and its rules, or neither; hashable, so that it can be static under `jit`."""

    mesh: Mesh | None = None
    rules: ShardingRules = ShardingRules()

    def sharding(self, axes: Axes) -> NamedSharding | None:
        """Where an array with these logical axes lives."""
        return None if self.mesh is None else NamedSharding(self.mesh, self.rules.spec(axes))

    def constrain(self, x: jax.Array, axes: Axes) -> jax.Array:
        """Pins an intermediate to its place."""
        sharding = self.sharding(axes)
        return x if sharding is None else jax.lax.with_sharding_constraint(x, sharding)

    def local(
        self, f: Callable[..., Any], in_axes: Sequence[PyTree], out_axes: PyTree
    ) -> Callable[..., Any]:
        """Runs `f` on each device's shard (`jax.shard_map`).

        Args:
          f: sees local shapes; sums over a mesh axis itself, with `self.sum`.
          in_axes: logical axes of each argument (a tuple, or a tree of tuples).
          out_axes: the same for the result.
        """
        if self.mesh is None:
            return f

        def specs(tree: PyTree) -> PyTree:
            return jax.tree.map(self.rules.spec, tree, is_leaf=_is_axes)

        return jax.shard_map(
            f,
            mesh=self.mesh,
            in_specs=tuple(specs(axes) for axes in in_axes),
            out_specs=specs(out_axes),
            check_vma=False,
        )

    def sum(self, x: PyTree, axis: str) -> PyTree:
        """All-reduce over the mesh axes of a logical axis, inside `local`."""
        names = self._mesh_names(axis)
        return jax.lax.psum(x, names) if names else x

    def index(self, axis: str) -> jax.Array | int:
        """Position of this shard along a logical axis, inside `local`."""
        names = self._mesh_names(axis)
        return jax.lax.axis_index(names) if names else 0

    def _mesh_names(self, axis: str) -> tuple[str, ...]:
        return () if self.mesh is None else _names(self.rules.spec((axis,))[0])


def _is_axes(x: Any) -> bool:
    return isinstance(x, tuple) and all(item is None or isinstance(item, str) for item in x)


def make_mesh(devices: Sequence[Device], cfg: ModelConfig) -> Mesh:
    """A `('data', 'model')` mesh over all `devices`.

    `model` is the largest divisor of the device count that divides the heads; the rest is `data`.

    Raises:
      ShardingError: experts or vocabulary do not divide over the devices.
    """
    n, heads = len(devices), cfg.mla.heads
    model = max(size for size in range(1, n + 1) if n % size == 0 and heads % size == 0)
    sizes = {
        "num_experts": cfg.moe.experts,
        "vocab_size": cfg.vocab,
    }
    uneven = [f"{name} {size}" for name, size in sizes.items() if size % n]
    if uneven:
        raise ShardingError(
            f"{', '.join(uneven)} does not divide over {n} devices; use a count that divides."
        )
    return Mesh(np.asarray(devices).reshape(n // model, model), ALL)


def rules_for(cfg: ModelConfig, devices: int) -> ShardingRules:
    """Rules under which a dense or a shared MLP is whole on every device if it cannot be split.

    Its width does not divide, or devices would share a block of FP8: Ling-3.0-flash's shared expert
    of 768 on four devices.
    """
    step = devices if cfg.scheme is None else devices * BLOCK
    shared_step = devices if cfg.packed_experts is not None else step  # then it is not in FP8
    cut = {"mlp": cfg.dense_width % step, "shared_mlp": cfg.moe.shared_width % shared_step}
    return ShardingRules(**{name: None for name, rest in cut.items() if rest})


def shardings(specs: PyTree, parallel: Parallel) -> PyTree:
    """A `NamedSharding` for every `TensorSpec`, or None for all without a mesh.

    Raises:
      ShardingError: names every array that does not divide over the mesh.
    """
    mesh = parallel.mesh
    if mesh is None:
        return None
    problems: list[str] = []

    def place(path: Any, spec: TensorSpec) -> NamedSharding:
        sharding = NamedSharding(mesh, parallel.rules.spec(spec.axes))
        try:
            sharding.shard_shape(spec.shape)
        except ValueError:
            name = jax.tree_util.keystr(path)
            problems.append(f"{name} {spec.shape} over {sharding.spec}")
        return sharding

    tree = jax.tree_util.tree_map_with_path(place, specs)
    if problems:
        shape = dict(mesh.shape)
        raise ShardingError(f"mesh {shape} does not divide: {'; '.join(problems)}.")
    return tree
