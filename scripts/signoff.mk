# SPDX-License-Identifier: Apache-2.0
# Sign-off: what was checked and what was not. Each target sets itself up.

# Regressions by dvsim (scripts/regress/README.md).
ITEMS ?= smoke
LAUNCHER ?= local
REGRESS = $(BUILD)/venv-regress/bin/python scripts/regress/regress.py --build $(BUILD)
# A variable that has a value anyway counts where somebody gave it.
typed = $(if $(filter command environment,$(firstword $(origin $(1)))),$(2) '$($(1))')
.PHONY: regress
regress: ## a regression by dvsim: make regress ITEMS="smoke|nightly|weekly" SEEDS=n LAUNCHER=local|slurm SINCE=COMMIT RERUN=failed
	@LAUNCHER='$(LAUNCHER)' scripts/bootstrap regress $(BUILD)
	@$(REGRESS) --items '$(ITEMS)' --launcher '$(LAUNCHER)' $(if $(SEEDS),--seeds '$(SEEDS)') $(call typed,SEED,--seed) \
		$(call typed,JOBS,--jobs) $(if $(SCALE),--scale '$(SCALE)') $(if $(SINCE),--since '$(SINCE)') \
		$(if $(RERUN),--rerun-failed)
