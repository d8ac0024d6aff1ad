# SPDX-License-Identifier: Apache-2.0
# Code coverage (scripts/coverage/README.md). The Verilator is that of the set-up, which counts expressions too; COVERAGE_VERILATOR
# names another one. MERGE="DIR...": the coverage folders of other machines.
COVERAGE_VERILATOR ?= $(BUILD)/venv/bin/verilator
COVERAGE_RANDOM ?= 20000
MERGE ?=
# Modules with registers that only their test can fill (tests/modules), not a run of the whole unit. Their toggles count.
COVERAGE_MODULES := csr
# Unit tests that run what a caller of the model uses, and no vector: results alone.
COVERAGE_UNITS := function/test_executor
COVERAGE_MODULE := $(BUILD)/coverage/obj/rtl-clocked
COVERAGE_SUBMAKE = $(SUBMAKE) BUILD=$(BUILD)/coverage/obj COVERAGE=1 VERILATOR=$(COVERAGE_VERILATOR) VL_OPT=-O1 VL_OPT_LIB=-O1
.PHONY: coverage-code coverage-code-build coverage-modules coverage-units
coverage-code-build:
	+@$(COVERAGE_SUBMAKE) $(BUILD)/coverage/obj/texlock
	+@$(COVERAGE_SUBMAKE) RTL_CLOCKED_VFLAGS=--coverage-toggle $(COVERAGE_MODULES:%=$(COVERAGE_MODULE)/%/run) >$(BUILD)/coverage/modules.log || \
		{ tail -20 $(BUILD)/coverage/modules.log; exit 1; }
	+@$(COVERAGE_SUBMAKE) $(COVERAGE_UNITS:%=$(BUILD)/coverage/obj/tests/%)
	@cmp -s $(BUILD)/coverage/obj/texlock $(BUILD)/texlock-cov || \
		{ rm -rf $(BUILD)/coverage/runs && cp $(BUILD)/coverage/obj/texlock $(BUILD)/texlock-cov.part && \
		mv $(BUILD)/texlock-cov.part $(BUILD)/texlock-cov; }
coverage-modules:
	@mkdir -p $(BUILD)/coverage/runs/modules
	@sources=$$(scripts/rtl_hash.sh $(BUILD)/coverage/obj) && for module in $(COVERAGE_MODULES); do \
		GCOV_PREFIX=$(abspath $(BUILD))/coverage/unused \
		TEXLOCK_COVERAGE_FILE=$(BUILD)/coverage/runs/modules/$${sources::16}-$$module.dat $(COVERAGE_MODULE)/$$module/run || exit 1; \
	done
# Their counts of the model are added to those of the program; counts of the tests themselves are of no interest.
coverage-units:
	@obj=$(abspath $(BUILD))/coverage/obj; slashes=$${obj//[^\/]/}; for unit in $(COVERAGE_UNITS); do \
		GCOV_PREFIX=$(abspath $(BUILD))/coverage/runs/c GCOV_PREFIX_STRIP=$${#slashes} $$obj/tests/$$unit \
			>$(BUILD)/coverage/units.log 2>&1 || { tail -20 $(BUILD)/coverage/units.log; exit 1; }; \
	done
	@rm -rf $(BUILD)/coverage/runs/c/tests
coverage-code: coverage-code-build
	@$(SAME_RTL) $(BUILD)/texlock-cov
	@rm -rf $(BUILD)/coverage/runs
	@mkdir -p $(BUILD)/coverage
	@scripts/run_vectors.sh $(BUILD)/texlock-cov run --random $(COVERAGE_RANDOM) --seed $(SEED) --out $(BUILD)/coverage/run >$(BUILD)/coverage/run.log || \
		{ cat $(BUILD)/coverage/run.log; exit 1; }
	@tail -1 $(BUILD)/coverage/run.log
	@scripts/coverage/endings.sh $(BUILD)/texlock-cov $(BUILD)/coverage/endings
	+@$(MAKE) --no-print-directory coverage-modules
	+@$(MAKE) --no-print-directory coverage-units
	@$(PYTHON) scripts/coverage/code.py $(BUILD) --seed $(SEED) $(MERGE)
