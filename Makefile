# Every target sets up what it needs: a virtual environment in .venv, made anew when pyproject.toml changes.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
OUT ?= demo-out
unexport PYTHONDONTWRITEBYTECODE  # tests are compiled once, not in every run

.PHONY: thorough larger demo test quick lint format schema audit docs bench system base server browser clean

demo: base $(VENV)/.ready  ## build a sample course, grade a sample class, say where to look
	$(BIN)/grader demo --out $(OUT)

PYTEST := $(abspath $(BIN))/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder
test: system $(VENV)/.dev  ## the suite on a sample of the bank, which it prints; the same again: SAMPLE=... make test
	$(PYTEST)

thorough: system $(VENV)/.dev  ## the suite on the whole bank: before a release, and before an issue is closed
	THOROUGH=1 $(PYTEST)

BANK_TIMES ?= 3
larger: system $(VENV)/.dev  ## `make test` on a bank three times as large, which takes hardly longer
	@there="$$(mktemp -d)"; trap 'rm -rf "$$there"' EXIT; \
	PYTHONPATH=.:tests $(BIN)/python tests/tools/larger_bank.py $(BANK_TIMES) "$$there" && cd "$$there" && $(PYTEST) \
	  --deselect tests/build/test_build_rebound.py  # it lists exercises by name

# What stands around a class, and what attacks us, is left to `make test`: a change of an exercise seldom reaches it.
AROUND := attacks audit ci cli collect diagnose docs engine export fairness gradebook hostile intake mine packaging \
  platforms plugin privacy release repair report sandbox similar term tools
quick: system $(VENV)/.dev  ## what to run between two edits: under a minute
	HYPOTHESIS_PROFILE=quick $(PYTEST) -m "not slow and not in_turn" \
	  $(foreach folder,$(AROUND),--ignore tests/$(folder) --ignore grader/$(folder))

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/grader lint

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

SINCE ?= main
audit: $(VENV)/.ready  ## mutate the references of the exercises that the work since main touches; CI: make audit SINCE=...
	$(BIN)/grader audit --since $(SINCE)

schema: $(VENV)/.ready  ## write docs/schema/ anew from the models
	$(BIN)/python -m grader.spec.schema
	$(BIN)/python -m grader.report.result_schema
	$(BIN)/python -m grader.build.conditions_page

docs: $(VENV)/.dev  ## the site into build/site, with the reference made from the code; a broken link is a fault
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet -f docs/site/mkdocs.yml
	@echo "Open build/site/index.html."

BENCH := .venv-bench
LARGE ?= 10000
bench: base $(BENCH)/.ready  ## a class of 200 beside other graders, its floor, hanging ones, dask, and one of 10,000
	@export BENCH_FOLDER="$$(mktemp -d)"; trap 'rm -rf "$$BENCH_FOLDER"' EXIT; \
	for what in peers.py "class.py class" "class.py hanging" "class.py dask" "class.py large $(LARGE)"; do \
		echo "benchmarks/$$what"; $(BENCH)/bin/python benchmarks/$$what || exit 1; \
	done

$(BENCH)/.ready: pyproject.toml | base
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dask]' nbgrader otter-grader pytest
	@touch $@

system: base server browser  ## Debian packages that cannot come from PyPI: for running, and for the tests

base:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "markscheme needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  [ "$$(id -u)" = 0 ] || { echo "Python's venv module is missing. As root: apt-get install python3-venv"; exit 2; }; \
	  apt-get update -q && apt-get install -qy python3-venv; }
	@[ "$$(uname)" != Linux ] || command -v bwrap >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -qy bubblewrap; } \
	  || echo "bubblewrap is missing: student code gets a weaker sandbox. As root: apt-get install bubblewrap"

server:  ## PostgreSQL, which the tests of the gradebook start for themselves; without it they are skipped
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -qy postgresql; } \
	  || echo "PostgreSQL is missing: its tests are skipped. As root: apt-get install postgresql"

browser:  ## Chromium, in which pages are tried; without it those tests are skipped
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -qy chromium; } \
	  || echo "Chromium is missing: the tests of pages in a browser are skipped. As root: apt-get install chromium"

$(VENV)/bin/python: | base
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(VENV)/.ready $@

clean:
	rm -rf $(VENV) $(BENCH) $(OUT) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
