"""The tokenizer of a checkpoint folder: text to ids and back, and the exact bytes of every id."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import tokenizers

from ling_jax.errors import CheckpointError, ContractError, RequestError
from ling_jax.text.arguments import is_utf8
from ling_jax.text.files import named_tokens, read_json_object, token_text
from ling_jax.text.tags import PARSED_TAGS


def stop_ids(
    config_eos: int | Sequence[int] | None,
    generation_eos: int | Sequence[int] | None,
    tokenizer_eos: int | None,
    request_ids: Iterable[int] = (),
    ignore_eos: bool = False,
) -> tuple[int, ...]:
    """The ids that end a generation, sorted: an id counts if any source names it.

    Args:
      config_eos: `eos_token_id` of config.json.
      generation_eos: `eos_token_id` of generation_config.json.
      tokenizer_eos: id of the tokenizer's end token.
      request_ids: `stop_token_ids` of the request.
      ignore_eos: leave out all but `request_ids`.
    """
    ids = set(request_ids)
    if not ignore_eos:
        ids.update(_as_ids(config_eos), _as_ids(generation_eos), _as_ids(tokenizer_eos))
    return tuple(sorted(ids))


class Tokenizer:
    """A byte-level BPE tokenizer; use `from_folder`.

    Attributes:
      size: number of ids; rows of the model's matrices from here on have no token.
      eos_id: id of the tokenizer's end token, if it has one.
      config_eos: `eos_token_id` of config.json, if the folder has it.
      generation_eos: `eos_token_id` of generation_config.json, if the folder has it.
    """

    def __init__(
        self,
        core: tokenizers.Tokenizer,
        *,
        eos_id: int | None = None,
        special_tokens: Iterable[str] = (),
        config_eos: int | list[int] | None = None,
        generation_eos: int | list[int] | None = None,
    ) -> None:
        core.no_truncation()
        core.no_padding()
        self._core = core
        self.eos_id = eos_id
        self.config_eos = config_eos
        self.generation_eos = generation_eos
        vocab = core.get_vocab(with_added_tokens=True)
        added = core.get_added_tokens_decoder()
        self.size = max(vocab.values(), default=-1) + 1
        self._texts = [""] * self.size
        self._bytes = [b""] * self.size
        for text, token_id in vocab.items():
            self._texts[token_id] = text
            self._bytes[token_id] = text.encode() if token_id in added else _bpe_bytes(text)
        special = {token.content for token in added.values() if token.special}
        special = special.union(special_tokens) - PARSED_TAGS
        self._special_ids = frozenset(vocab[text] for text in special if text in vocab)

    @classmethod
    def from_folder(cls, folder: Path) -> "Tokenizer":
        """Reads tokenizer.json and tokenizer_config.json; the model's configurations for end ids.

        Raises:
          CheckpointError: a file is missing or broken, or the tokenizer is of another kind.
        """
        core = _read_core(folder / "tokenizer.json")
        path = folder / "tokenizer_config.json"
        config = read_json_object(path)
        named = named_tokens(config)
        eos = named.get("eos_token")
        eos_id = None if eos is None else core.token_to_id(eos)
        if eos is not None and eos_id is None:
            raise CheckpointError(f"{path}: eos_token {eos!r} is not in tokenizer.json.")
        additional = config.get("additional_special_tokens") or ()
        return cls(
            core,
            eos_id=eos_id,
            special_tokens=[*named.values(), *filter(None, map(token_text, additional))],
            config_eos=_read_eos(folder / "config.json"),
            generation_eos=_read_eos(folder / "generation_config.json"),
        )

    def encode(self, text: str) -> list[int]:
        """The ids of `text`. Adds no special tokens; those spelled out in `text` are recognised.

        Raises:
          RequestError: `text` holds a lone surrogate, which no encoding has.
        """
        if not is_utf8(text):
            raise RequestError(
                "The text holds a lone surrogate; send valid Unicode.", param="prompt"
            )
        return self._core.encode(text, add_special_tokens=False).ids

    def decode(self, ids: Iterable[int], skip_special_tokens: bool = True) -> str:
        """The text of `ids`; bytes that are not UTF-8 become replacement characters.

        Raises:
          ContractError: an id has no token.
        """
        skipped = self._special_ids if skip_special_tokens else frozenset()
        pieces = [self.token_bytes(token_id) for token_id in ids if token_id not in skipped]
        return b"".join(pieces).decode("utf-8", errors="replace")

    def token_id(self, text: str) -> int | None:
        """The id of the token spelled `text`; None if there is no such token."""
        return self._core.token_to_id(text)

    def token_text(self, token_id: int) -> str:
        """The token as tokenizer.json spells it: bytes in the alphabet of byte-level BPE."""
        return self._texts[self._checked(token_id)]

    def token_bytes(self, token_id: int) -> bytes:
        """The bytes that the token stands for; they may be part of a character only."""
        return self._bytes[self._checked(token_id)]

    def is_special(self, token_id: int) -> bool:
        """`skip_special_tokens` leaves this id out. Tags that the chat parsers read never are."""
        return token_id in self._special_ids

    def stop_ids(
        self, request_ids: Iterable[int] = (), ignore_eos: bool = False
    ) -> tuple[int, ...]:
        """The ids that end a request on this checkpoint; see the function `stop_ids`."""
        return stop_ids(self.config_eos, self.generation_eos, self.eos_id, request_ids, ignore_eos)

    def _checked(self, token_id: int) -> int:
        if not 0 <= token_id < self.size:
            raise ContractError(f"token id must be in [0, {self.size}), got {token_id}.")
        return token_id


def _read_core(path: Path) -> tokenizers.Tokenizer:
    if not path.is_file():
        raise CheckpointError(f"{path}: no such file; the tokenizer is read from it.")
    try:
        core = tokenizers.Tokenizer.from_file(str(path))
    except Exception as error:  # the library raises nothing narrower
        raise CheckpointError(f"{path}: not a tokenizer: {error}.") from None
    kinds = type(core.model).__name__, type(core.decoder).__name__
    if kinds != ("BPE", "ByteLevel"):
        raise CheckpointError(
            f"{path}: model and decoder must be BPE and ByteLevel, got {kinds[0]} and {kinds[1]}."
        )
    return core


def _read_eos(path: Path) -> int | list[int] | None:
    if not path.is_file():
        return None
    value = read_json_object(path).get("eos_token_id")
    ids = value if isinstance(value, list) else [] if value is None else [value]
    if not all(type(token_id) is int for token_id in ids):
        raise CheckpointError(f"{path}: eos_token_id must be ids, got {value!r}.")
    return value


def _as_ids(value: int | Sequence[int] | None) -> Sequence[int]:
    if value is None:
        return ()
    return (value,) if isinstance(value, int) else value


def _byte_alphabet() -> dict[str, int]:
    """The characters by which byte-level BPE (GPT-2) writes each byte.

    Printable Latin-1 characters stand for themselves, the other bytes for U+0100 onwards in order.
    """
    printable = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    others = [byte for byte in range(0x100) if byte not in printable]
    return {chr(byte): byte for byte in printable} | {
        chr(0x100 + index): byte for index, byte in enumerate(others)
    }


_BYTES = _byte_alphabet()


def _bpe_bytes(text: str) -> bytes:
    try:
        return bytes([_BYTES[character] for character in text])
    except KeyError:
        return text.encode()  # not in the alphabet: the decoder takes it as it is
