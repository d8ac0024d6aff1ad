# SPDX-License-Identifier: Apache-2.0
# Profile-guided optimisation of the Verilated unit. make profile counts executed code in an instrumented build. Later builds
# in this folder compile with the counts, also after an edit: a changed function compiles without them. Variants and
# sanitizer builds do not use them.
VL_PROFILE := $(if $(VARIANT)$(SANITIZE)$(COVERAGE),,$(wildcard $(BUILD)/profile/unit.gcda))
VL_USE := $(if $(VL_PROFILE),-fprofile-use -fprofile-partial-training -Wno-missing-profile -Wno-coverage-mismatch)
VL_PROFILE_SUM := $(if $(VL_PROFILE),$(firstword $(shell b2sum $(VL_PROFILE))))
# g++ looks for the counts of FILE.o in FILE.gcda.
give_profile = $(if $(VL_PROFILE),for part in $(1)/*part*.cpp $(1)/Vtexlock__ALL.cpp; do cp $(VL_PROFILE) "$${part%.cpp}.gcda"; done)

PROFILED := $(BUILD)/profile/obj
PROFILE_COUNT ?= 3000
.PHONY: profile profile-build
profile: ## once: count what of the unit runs; later builds of this folder use it, and the unit takes some 17 % less time (g++)
	@$(CXX) --version | grep -q 'Free Software' || { echo 'make profile: CXX is $(CXX); expected g++' >&2; exit 2; }
	@scripts/bootstrap lockstep $(BUILD)
	+@$(SUBMAKE) BUILD=$(PROFILED) KNOWN=true VL_OPT='-O2 -fprofile-generate -fprofile-update=single' VL_OPT_LIB=-O2 \
		PROFILE_LDFLAGS=-fprofile-generate $(PROFILED)/texlock
	@rm -f $(PROFILED)/verilated/*.gcda
	@echo 'profile: run vectors and $(PROFILE_COUNT) random instructions (usually 20 s)'
	@$(PROFILED)/texlock run vectors/hand/*/*.tlv --random $(PROFILE_COUNT) --seed 1 --out $(PROFILED)/run >$(PROFILED)/run.log || \
		{ tail -20 $(PROFILED)/run.log; exit 1; }
	@mv $(PROFILED)/verilated/Vtexlock__ALL.gcda $(BUILD)/profile/unit.gcda
	@rm -rf $(PROFILED)
	@echo 'profile: $(BUILD)/profile/unit.gcda; the next build uses it'
