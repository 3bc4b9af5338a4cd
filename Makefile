# `make serve` and `make test` need nothing done before: each sets up .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MODEL ?= ling_jax/demo
PORT ?= 8000
JOBS ?= 2

.PHONY: setup serve test lint bench clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(not ((3, 11) <= sys.version_info[:2] <= (3, 12)))' || \
		{ echo "ling_jax needs Python 3.11 or 3.12, got $$($(PYTHON) -V); set PYTHON=python3.12"; exit 2; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -e '.[dev]'
	touch $@

serve: setup
	$(BIN)/python -m ling_jax.serve --model $(MODEL) --port $(PORT)

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

clean:
	rm -rf $(VENV) build *.egg-info .pytest_cache .ruff_cache
