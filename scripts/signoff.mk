# SPDX-License-Identifier: Apache-2.0
# Sign-off: regressions, coverage, report. Each target sets itself up.

# Regressions by dvsim (scripts/regress/README.md).
ITEMS ?= smoke
LAUNCHER ?= local
REGRESS = $(BUILD)/venv-regress/bin/python scripts/regress/regress.py --build $(BUILD)
# A variable that has a value anyway counts where somebody gave it.
typed = $(if $(filter command environment,$(firstword $(origin $(1)))),$(2) '$($(1))')
.PHONY: regress regress-set-up
regress: ## a regression by dvsim: make regress ITEMS="smoke|nightly|weekly" SEEDS=n LAUNCHER=local|slurm SINCE=COMMIT RERUN=failed LIST=1
	+@$(if $(LIST),,scripts/verdict.sh $(BUILD)/regress 'make regress') $(MAKE) regress-set-up
regress-set-up:
	@LAUNCHER='$(LAUNCHER)' scripts/enter.sh $(BUILD) scripts/bootstrap regress $(BUILD)
	@$(REGRESS) --items '$(ITEMS)' --launcher '$(LAUNCHER)' $(if $(SEEDS),--seeds '$(SEEDS)') $(call typed,SEED,--seed) \
		$(call typed,JOBS,--jobs) $(if $(SCALE),--scale '$(SCALE)') $(if $(SINCE),--since '$(SINCE)') \
		$(if $(RERUN),--rerun-failed) $(if $(LIST),--list)

# Coverage: the points of vectors/cover over all vectors and random instructions.
.PHONY: coverage coverage-set-up coverage-functional
coverage: ## coverage of vectors and random: cover points (functional.json, .xml: UCIS) and code (code.json, html), in build/coverage
	+@scripts/verdict.sh $(BUILD)/coverage 'make coverage' --report 'functional.json, code.json' $(MAKE) coverage-set-up
coverage-set-up:
	@scripts/bootstrap coverage $(BUILD)
	+@$(SUBMAKE) coverage-functional
	+@$(SUBMAKE) coverage-code
coverage-functional: $(PROGRAM)
	@$(SAME_RTL) $(PROGRAM)
	@scripts/coverage/functional.sh $(PROGRAM) $(BUILD)/coverage --random $(RANDOM_COUNT) --seed $(SEED)
	@$(BUILD)/venv-ucis/bin/python scripts/coverage/to_ucis.py $(BUILD)/coverage/functional.json $(BUILD)/coverage/functional.xml

include scripts/coverage/code.mk

# The report: missing or stale inputs are run first (QUICK=1: small samples; ALL=1: all mutants; REPORT=1: nothing is run).
.PHONY: signoff signoff-set-up
signoff: ## can the unit be signed off? build/signoff/index.html; QUICK=1: small samples; ALL=1: all mutants; REPORT=1: judge existing results
	+@scripts/verdict.sh $(BUILD)/signoff 'make signoff' $(MAKE) signoff-set-up
signoff-set-up:
	@scripts/enter.sh $(BUILD) scripts/bootstrap test $(BUILD)
	@$(MAKE) $(GEN)
	@$(PYTHON) scripts/signoff/signoff.py --build $(BUILD) --seed $(SEED) $(if $(QUICK),--quick) $(if $(ALL),--all) $(if $(REPORT),--report)

include scripts/mutation.mk
