"""Writes everything of the demo model's folder but its weights.

    python scripts/make_demo.py --corpus FILE.jsonl --output DIR

The tokenizer is a small byte-level BPE with the special tokens of the Ling-3.0 chat format, learned
from the conversations of FILE.jsonl as the chat template renders them. The configuration is of a
model of six million parameters in which every part of Ling-3.0 lives; `scripts/train_demo.py`
trains it. The same corpus gives the same files.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import tokenizers
import tyro
from tokenizers import decoders, models, pre_tokenizers, trainers

from ling_jax.errors import ConfigError, LingError, RequestError
from ling_jax.testing import tiny_config
from ling_jax.text import tags
from ling_jax.text.messages import clean_messages
from ling_jax.text.template import ChatTemplate

DEMO = Path(__file__).parents[1] / "ling_jax" / "demo"
TEMPLATE_NAME = "chat_template.jinja"
TEXT_FIELDS = ("question", "answer", "text", "prompt", "completion")

START, PADDING = "<|startoftext|>", "<|endoftext|>"
SPECIAL = (START, PADDING, tags.TURN_END)
TAGS = (
    *("<role>", "</role>", tags.THINK_BEGIN, tags.THINK_END),
    *(tags.CALL_BEGIN, tags.CALL_END, tags.KEY_BEGIN, tags.KEY_END),
    *(tags.VALUE_BEGIN, tags.VALUE_END, "<tool_response>", "</tool_response>"),
    *("<tools>", "</tools>"),
)
ANY_TAG = re.compile("|".join(map(re.escape, SPECIAL + TAGS)))

# Words with the space or mark before them, digits one by one, marks, line ends, other space.
PIECES = (
    r"[^\r\n\p{L}\p{N}]?\p{L}+"
    r"|\p{N}"
    r"| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+"
    r"|\s+(?!\S)"
    r"|\s+"
)

LIMIT = 7.0  # of the experts' gates in the last layers, of which a trained model reaches little


@dataclass(frozen=True, kw_only=True)
class MakeDemoConfig:
    """Write the demo model's tokenizer, chat template and configuration."""

    corpus: tuple[Path, ...]
    """JSON lines files, as `make_corpus.py` writes them: "messages", or texts as "prompt",
    "completion", "question", "answer" and "text"."""
    output: Path
    """Folder to write to."""
    vocab_size: int = 2048
    """Number of tokens, special tokens included."""
    lines: int = 50_000
    """Lines to read of each file at most."""


def main() -> int:
    config = tyro.cli(MakeDemoConfig)
    try:
        template = ChatTemplate.from_file(DEMO / TEMPLATE_NAME)
        corpus = read_corpus(config.corpus, template, config.lines)
        write_tokenizer(config.output, corpus, config.vocab_size)
        write_config(config.output, config.vocab_size)
    except LingError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def read_corpus(paths: Iterable[Path], template: ChatTemplate, lines: int) -> Iterator[str]:
    """The texts of the first `lines` lines of JSON lines files.

    Raises:
      ConfigError: a file cannot be read, or a line is not a JSON object of texts.
    """
    for path in paths:
        try:
            with path.open(encoding="utf-8") as file:
                for number, line in enumerate(islice(file, lines), start=1):
                    yield from texts_of(line, template, f"--corpus: {path}:{number}")
        except (OSError, UnicodeDecodeError) as error:
            raise ConfigError(f"--corpus: {path}: {error}") from None


def texts_of(line: str, template: ChatTemplate, where: str) -> list[str]:
    """The texts in one line of a JSON lines file.

    Raises:
      ConfigError: the line is not a JSON object, or one of its fields is not of its kind.
    """
    try:
        fields = json.loads(line)
    except ValueError as error:
        raise ConfigError(f"{where}: not JSON: {error}") from None
    if not isinstance(fields, dict):
        raise ConfigError(f"{where}: expected a JSON object, got {type(fields).__name__}.")
    texts = [fields[name] for name in TEXT_FIELDS if name in fields]
    if not all(isinstance(text, str) for text in texts):
        raise ConfigError(f"{where}: {', '.join(TEXT_FIELDS)} must be texts.")
    if "messages" in fields:
        tools = fields.get("tools")
        is_thinking = fields.get("enable_thinking", True)
        try:
            messages = clean_messages(fields["messages"], tools)
            texts.append(
                template.render(
                    messages, tools, add_generation_prompt=False, enable_thinking=is_thinking
                )
            )
        except RequestError as error:
            raise ConfigError(f"{where}: {error}") from None
    return texts


def write_tokenizer(folder: Path, corpus: Iterable[str], vocab_size: int) -> None:
    """Trains a tokenizer on `corpus` and writes its files and the chat template into `folder`.

    Args:
      vocab_size: number of tokens, special tokens included.

    Raises:
      ConfigError: `vocab_size` has no room for the bytes and the special tokens, or the corpus is
        too small for it.
    """
    tokenizer = train(corpus, vocab_size)
    folder.mkdir(parents=True, exist_ok=True)
    end, padding = tokenizer.token_to_id(tags.TURN_END), tokenizer.token_to_id(PADDING)
    (folder / "tokenizer.json").write_text(tokenizer.to_str() + "\n", encoding="utf-8")
    _write_json(
        folder / "tokenizer_config.json",
        {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "bos_token": None,
            "eos_token": tags.TURN_END,
            "pad_token": PADDING,
            "add_bos_token": False,
            "add_eos_token": False,
            "clean_up_tokenization_spaces": False,
        },
    )
    _write_json(
        folder / "generation_config.json",
        {
            "do_sample": True,
            "eos_token_id": [padding, end],
            "pad_token_id": padding,
            "temperature": 1.0,
            "top_k": 20,
            "top_p": 0.95,
        },
    )
    if folder.resolve() != DEMO.resolve():
        shutil.copyfile(DEMO / TEMPLATE_NAME, folder / TEMPLATE_NAME)


def write_config(folder: Path, vocab_size: int) -> None:
    """Writes `config.json`: eight layers in which all of Ling lives, three of KDA to one of MLA."""
    limits = [0, 0, 0, 0, LIMIT, LIMIT, LIMIT, LIMIT]
    fields = tiny_config(
        vocab_size=vocab_size,
        hidden_size=160,
        intermediate_size=384,
        max_position_embeddings=8192,
        num_hidden_layers=8,
        layer_group_size=4,
        num_nextn_predict_layers=1,
        eos_token_id=vocab_size - len(SPECIAL) - len(TAGS) + SPECIAL.index(tags.TURN_END),
        num_attention_heads=4,
        head_dim=32,
        kv_lora_rank=64,
        qk_nope_head_dim=32,
        qk_rope_head_dim=16,
        v_head_dim=32,
        num_experts=32,
        num_experts_per_tok=4,
        moe_intermediate_size=32,
        moe_shared_expert_intermediate_size=64,
        expert_swiglu_limit_list=limits,
        share_expert_swiglu_limit_list=limits,
    )
    _write_json(folder / "config.json", fields)


def train(corpus: Iterable[str], vocab_size: int) -> tokenizers.Tokenizer:
    """A byte-level BPE tokenizer whose special tokens and tags have the last ids.

    Raises:
      ConfigError: see `write_tokenizer`.
    """
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    added = len(SPECIAL) + len(TAGS)
    if vocab_size < len(alphabet) + added:
        raise ConfigError(
            f"--vocab-size must be at least {len(alphabet) + added}, got {vocab_size}."
        )
    tokenizer = tokenizers.Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(tokenizers.Regex(PIECES), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=vocab_size - added, initial_alphabet=alphabet, show_progress=False
    )
    texts = (piece for text in corpus for piece in ANY_TAG.split(text) if piece)
    tokenizer.train_from_iterator(texts, trainer)
    if tokenizer.get_vocab_size() != vocab_size - added:
        raise ConfigError(
            f"--corpus: too small for --vocab-size {vocab_size}: it yields"
            f" {tokenizer.get_vocab_size() + added} tokens."
        )
    for text in SPECIAL + TAGS:
        is_special = text in SPECIAL
        tokenizer.add_tokens([tokenizers.AddedToken(text, special=is_special, normalized=False)])
    return tokenizer


def _write_json(path: Path, value: dict[str, object]) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
