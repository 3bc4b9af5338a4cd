"""Converts published checkpoints into folders of Orbax weights that load straight onto a mesh."""
