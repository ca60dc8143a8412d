# Thin: CMake does the work (CMakePresets.json), the scripts the rest.
PREFIX ?= /usr/local
VTES := build/bin/vtes
SAMPLE := samples/first-turns.vtes

.PHONY: build demo test test-asan test-tsan vsix test-editors bench bench-which grammar rules format check-format check-generated tidy install clean

build:
	@scripts/bootstrap
	@cmake --preset release -Wno-dev --log-level=WARNING
	@cmake --build --preset release

demo: build
	@scripts/demo $(VTES) $(SAMPLE)

test: build
	@ctest --preset release

test-asan:
	@scripts/bootstrap --sanitizers
	@cmake --preset asan-ubsan -Wno-dev --log-level=WARNING
	@cmake --build --preset asan-ubsan
	@ctest --preset asan-ubsan

test-tsan:
	@scripts/bootstrap --sanitizers
	@cmake --preset tsan -Wno-dev --log-level=WARNING
	@cmake --build --preset tsan
	@ctest --preset tsan

vsix: build
	@scripts/make-vsix

test-editors: build
	@tests/editors/run

bench: build
	@cmake --build --preset release --target bench
	@bench/run build/bin

# GAMES: a folder of transcripts with the truth beside them.
GAMES ?= tests/which
bench-which: build
	@cmake --build --preset release --target which
	@build/bin/which $(GAMES)

grammar:
	@scripts/make-grammar

# docs/rules.md and its pictures (Debian: graphviz).
rules:
	@cmake --build --preset release --target vtes
	@scripts/make-rules $(VTES)

check-generated:
	@scripts/make-grammar --check

format:
	@scripts/format

check-format:
	@scripts/format --check

tidy: build
	@scripts/bootstrap --checks
	@run-clang-tidy-14 -quiet -p build '^$(CURDIR)/(src|lsp)/'

install: build
	@DESTDIR="$(DESTDIR)" cmake --install build --prefix "$(PREFIX)"

clean:
	@rm -rf build build-debug build-asan build-tsan
