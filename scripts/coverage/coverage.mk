# SPDX-License-Identifier: Apache-2.0
# COVERAGE=1: the program counts the executed RTL, model and harness (scripts/coverage/README.md). `user` are the
# TEX_COVER of the RTL. Expressions only where this Verilator counts them. Not --coverage: its
# states of machines end 5.048 in an internal error.
COVERAGE_KINDS ?= line toggle user $(shell $(VERILATOR) --coverage-expr --version >/dev/null 2>&1 && echo expr)
COVERAGE_VFLAGS := $(COVERAGE_KINDS:%=--coverage-%)
COVERAGE_VLT := scripts/coverage/coverage.vlt
# After Verilator, in the folder it wrote.
COVERAGE_HEADER = scripts/coverage/verilated.sh $(VERILATOR)
COVERAGE_LDFLAGS := --coverage -Wl,--wrap=_exit,--wrap=_Exit
# A line is counted where it is written only if the compiler leaves it there. Two threads count.
C_OPT_HOT :=
CFLAGS := -std=c11 -O1 -fno-inline -g $(PIC) $(WARN) --coverage -fprofile-update=prefer-atomic
CFLAGS_PARSER := -std=c11 -O1 -g $(PIC)
# Known answers of this simulator are checked for the product; here every run is compared with the model anyway.
KNOWN := true
