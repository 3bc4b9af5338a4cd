"""The writer of random checkpoints that other tests rely on."""

import numpy as np
import pytest
from safetensors.numpy import load_file

from ling_jax.checkpoint.hf import expected_tensors
from ling_jax.config import ModelConfig
from ling_jax.testing import tiny_config, write_checkpoint


def test_changes_set_and_add_fields():
    fields = tiny_config(vocab_size=32, pad_token_id=1)
    assert (fields["vocab_size"], fields["pad_token_id"]) == (32, 1)


def test_all_expected_tensors_are_written_and_returned(tmp_path):
    fields = tiny_config(num_nextn_predict_layers=1)
    tensors = write_checkpoint(tmp_path, fields)
    on_disk = load_file(tmp_path / "model.safetensors")
    expected = expected_tensors(ModelConfig.from_hf(fields))
    assert set(on_disk) == set(tensors) == set(expected)
    for name, want in expected.items():
        assert on_disk[name].shape == want.shape
        np.testing.assert_array_equal(on_disk[name], tensors[name])


@pytest.mark.parametrize(("seed", "is_same"), [(3, True), (4, False)])
def test_the_seed_decides_the_weights(tmp_path, seed, is_same):
    first = write_checkpoint(tmp_path / "a", tiny_config(), seed=3)
    second = write_checkpoint(tmp_path / "b", tiny_config(), seed=seed)
    assert np.array_equal(first["lm_head.weight"], second["lm_head.weight"]) is is_same
