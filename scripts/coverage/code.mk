# SPDX-License-Identifier: Apache-2.0
# Code coverage (scripts/coverage/README.md). The Verilator is that of the set-up, which counts expressions too; COVERAGE_VERILATOR
# names another one. MERGE="DIR...": the coverage folders of other machines.
COVERAGE_VERILATOR ?= $(BUILD)/venv/bin/verilator
COVERAGE_RANDOM ?= 300
MERGE ?=
.PHONY: coverage-code coverage-code-build
coverage-code-build:
	+@$(SUBMAKE) BUILD=$(BUILD)/coverage/obj COVERAGE=1 VERILATOR=$(COVERAGE_VERILATOR) VL_OPT=-O1 VL_OPT_LIB=-O1 $(BUILD)/coverage/obj/texlock
	@cmp -s $(BUILD)/coverage/obj/texlock $(BUILD)/texlock-cov || \
		{ rm -rf $(BUILD)/coverage/runs && cp $(BUILD)/coverage/obj/texlock $(BUILD)/texlock-cov.part && \
		mv $(BUILD)/texlock-cov.part $(BUILD)/texlock-cov; }
coverage-code: coverage-code-build
	@$(SAME_RTL) $(BUILD)/texlock-cov
	@rm -rf $(BUILD)/coverage/runs
	@mkdir -p $(BUILD)/coverage
	@$(BUILD)/texlock-cov run --random $(COVERAGE_RANDOM) --seed $(SEED) --out $(BUILD)/coverage/run $(VECTORS) >$(BUILD)/coverage/run.log || \
		{ cat $(BUILD)/coverage/run.log; exit 1; }
	@tail -1 $(BUILD)/coverage/run.log
	@scripts/coverage/endings.sh $(BUILD)/texlock-cov $(BUILD)/coverage/endings
	@$(PYTHON) scripts/coverage/code.py $(BUILD) --seed $(SEED) $(MERGE)
