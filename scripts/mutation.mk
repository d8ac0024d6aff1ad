# SPDX-License-Identifier: Apache-2.0
# Mutation score: how many small changes of one side the runs notice (tests/mutation/README.md).
SIDE ?= rtl
COUNT ?=
STAGE ?=
MUTATION_rtl = $(PYTHON) tests/mutation/rtl.py --build $(BUILD) --jobs $(JOBS) $(COUNT:%=--count %) $(STAGE:%=--stage %) $(SEED:%=--seed %)
.PHONY: mutation
mutation: ## mutants and how many are noticed: make mutation SIDE=rtl [COUNT=n] [STAGE=name] [SEED=n]
	@scripts/bootstrap test $(BUILD)
	+@$(SUBMAKE) $(GEN)
	@$(OWN_JOBS) $(or $(MUTATION_$(SIDE)),$(error SIDE is '$(SIDE)'; expected one of $(patsubst MUTATION_%,%,$(filter MUTATION_%,$(.VARIABLES)))))
