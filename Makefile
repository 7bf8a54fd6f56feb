# The words a person types and the words CI runs. Everything installs itself into .venv.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := sobremesa tests bench

.PHONY: setup play test check bench wire cover clean

setup: .venv/ready

.venv/ready: pyproject.toml requirements.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sobremesa needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	@$(BIN)/sobremesa play

test: setup
	$(BIN)/python -m pytest
	$(MAKE) cover

wire: setup
	$(BIN)/python -m sobremesa.table.contract

cover: setup
	$(BIN)/python tests/cover.py

check: setup
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/python bench/peers.py

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* build dist
