# `make serve` and `make test` need nothing done before: each sets up .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MODEL ?= ling_jax/demo
PORT ?= 8000
JOBS ?= 2

DEMO ?= build/demo
GSM8K ?= data/gsm8k/train.jsonl
CUDA ?= cuda13
TRAIN := $(BIN)/python scripts/train_demo.py --model $(DEMO)/base --length 512 --batch 256 \
	--holdout 0.002
# XLA has no BF16 arithmetic on CPUs: it widens what it reads, the whole cache included, at every step.
SERVED := $(if $(filter ling_jax/demo,$(MODEL)), --dtype float32 \
	--speculative-algorithm dspark --draft-model ling_jax/demo/draft)

.PHONY: setup serve test lint bench demo clean

setup: $(VENV)/.ready

$(VENV)/.serving: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(not ((3, 11) <= sys.version_info[:2] <= (3, 12)))' || \
		{ echo "ling_jax needs Python 3.11 or 3.12, got $$($(PYTHON) -V); set PYTHON=python3.12"; exit 2; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -e .
	touch $@

$(VENV)/.ready: $(VENV)/.serving
	$(BIN)/python -m pip install --quiet -e '.[dev]'
	touch $@

serve: $(VENV)/.serving
	$(BIN)/python -m ling_jax.serve --model $(MODEL) --port $(PORT) $(SERVED)

test: setup
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder $(PYTEST_ARGS)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports

bench: setup
	$(BIN)/python -m pip install --quiet -e '.[bench]'
	$(BIN)/python scripts/bench_cpu.py

# A model and a draft as those of ling_jax/demo, from random weights; needs an NVIDIA GPU and GSM8K's
# training split. The second run goes on from the first with text of another seed.
demo: setup
	$(BIN)/python -m pip install --quiet -e '.[$(CUDA)]'
	mkdir -p $(DEMO)
	for seed in 0 1; do $(BIN)/python scripts/make_corpus.py --output $(DEMO)/corpus$$seed.jsonl \
		--count 400000 --seed $$seed --gsm8k $(GSM8K) || exit; done
	$(BIN)/python scripts/make_demo.py --corpus $(DEMO)/corpus0.jsonl --output $(DEMO)/base
	$(TRAIN) --data $(DEMO)/corpus0.jsonl --output $(DEMO)/first --steps 4200 --learning-rate 3e-3 \
		--plot $(DEMO)/first.png
	$(TRAIN) --data $(DEMO)/corpus1.jsonl --output $(DEMO)/model --steps 3300 --learning-rate 2e-3 \
		--init-from $(DEMO)/first --plot $(DEMO)/model.png
	$(BIN)/python scripts/make_corpus.py --output $(DEMO)/questions.jsonl --count 3200 --seed 3 \
		--unanswered
	$(BIN)/python scripts/train_draft.py --model $(DEMO)/model --data $(DEMO)/questions.jsonl \
		--generate-missing --output $(DEMO)/draft --layers 2 --markov-rank 64 --length 256 \
		--shortest 256 --batch 24 --anchors 32 --steps 1500 --learning-rate 2e-3 --save-every 500 \
		--plot $(DEMO)/draft.png

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .ruff_cache
