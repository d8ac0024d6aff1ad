# SPDX-License-Identifier: Apache-2.0
# The make that a person starts builds nothing: it starts the one that does, inside scripts/enter.sh. INSIDE: this is
# that one. Folder of a goal's verdict, below the build folder.
VERDICT_IN_lockstep := .
VERDICT_IN_random := .
VERDICT_IN_coverage := coverage
VERDICT_IN_regress := $(if $(LIST),,regress)
VERDICT_IN_signoff := signoff
FLAGS_OF_MAKE = $(filter-out --%,$(firstword $(MAKEFLAGS)))
GOALS := $(or $(MAKECMDGOALS),$(.DEFAULT_GOAL))
quoted = '$(subst ','\'',$(1))'
ENTER = scripts/enter.sh $(1) --verdicts '$(foreach goal,$(GOALS),$(VERDICT_IN_$(goal)))' $(call quoted,$(BUILD))
ifneq ($(findstring i,$(FLAGS_OF_MAKE))$(findstring t,$(FLAGS_OF_MAKE)),)
$(shell $(call ENTER))
$(error make -i and -t are refused: an output that is not built, or fails, would pass)
endif
# These start makes that lock for themselves, and run for hours.
UNLOCKED := regress signoff
LOCKED = $(or $(filter $(realpath $(BUILD)),$(TEXLOCK_LOCKED)),$(if $(filter-out $(UNLOCKED),$(GOALS)),,needs none))
INSIDE := $(or $(findstring n,$(FLAGS_OF_MAKE)),$(findstring q,$(FLAGS_OF_MAKE)),$(if $(filter-out help,$(GOALS)),,help),\
	$(and $(filter $(CURDIR),$(TEXLOCK_ENTERED)),$(LOCKED)))

ifndef INSIDE
.PHONY: $(GOALS) inside
$(GOALS): inside ;
inside:
	+@$(call ENTER,$(if $(filter-out $(UNLOCKED),$(GOALS)),,--no-lock)) $(MAKE) $(foreach goal,$(GOALS),$(call quoted,$(goal)))
else
# The lock goes last: who waits for it begins anew.
.PHONY: clean
clean: ## remove everything built
	find -H $(BUILD) -mindepth 1 -maxdepth 1 ! -name .lock -exec rm -rf {} +
	$(if $(filter-out clean,$(GOALS)),,rm -f $(BUILD)/.lock; rmdir $(BUILD) 2>/dev/null || true)
# Alone it needs nothing of a tree that may be broken.
ifeq ($(filter-out clean,$(GOALS)),)
INSIDE :=
endif
endif
