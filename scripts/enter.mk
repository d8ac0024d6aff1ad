# SPDX-License-Identifier: Apache-2.0
# The make that a person starts builds nothing: it starts the one that does, inside scripts/enter.sh. INSIDE: this is that one.
FLAGS_OF_MAKE = $(filter-out --%,$(firstword $(MAKEFLAGS)))
ifneq ($(findstring i,$(FLAGS_OF_MAKE))$(findstring t,$(FLAGS_OF_MAKE)),)
$(error make -i and -t are refused: what is not built, or fails, would be taken for good)
endif
GOALS := $(or $(MAKECMDGOALS),$(.DEFAULT_GOAL))
# These start makes that lock for themselves, and run for hours.
UNLOCKED := regress signoff
INSIDE := $(or $(findstring n,$(FLAGS_OF_MAKE)),$(findstring q,$(FLAGS_OF_MAKE)),$(if $(filter-out help,$(GOALS)),,help),\
	$(filter $(realpath $(BUILD)),$(TEXLOCK_LOCKED)),$(if $(filter-out $(UNLOCKED),$(GOALS)),,$(filter $(CURDIR),$(TEXLOCK_ENTERED))))

ifndef INSIDE
.PHONY: $(GOALS) inside
$(GOALS): inside ;
quoted = '$(subst ','\'',$(1))'
inside:
	+@scripts/enter.sh $(if $(filter-out $(UNLOCKED),$(GOALS)),,--no-lock) $(call quoted,$(BUILD)) $(MAKE) $(foreach goal,$(GOALS),$(call quoted,$(goal)))
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
