# SPDX-License-Identifier: Apache-2.0
# Profile-guided optimisation of the Verilated unit. `make profile` counts executed code in an instrumented build. Builds
# compile with the counts of their folder, or else with those that this folder holds for their g++ and Verilator, also after
# an edit: a changed function compiles without them. Variants, sanitizer builds and other flags do not use them.
VL_COUNTED := $(BUILD)/profile/unit.gcda
PROFILE_KEPT := scripts/unit-g++-$(firstword $(shell $(CXX) -dumpfullversion 2>/dev/null))-verilator-$(word 2,$(TEXLOCK_SIM_VERSION)).gcda.gz
VL_PROFILE := $(if $(VL_DIVIDED),$(firstword $(wildcard $(VL_COUNTED) $(PROFILE_KEPT))))
VL_USE := $(if $(VL_PROFILE),-fprofile-use -fprofile-partial-training -w -Wno-coverage-mismatch)
VL_PROFILE_SUM := $(if $(VL_PROFILE),$(firstword $(shell b2sum $(VL_PROFILE))))
# g++ looks for the counts of FILE.o in FILE.gcda.
give_profile = $(if $(VL_PROFILE),for part in $(1)/*part*.cpp; do gzip -dcf $(VL_PROFILE) >"$${part%.cpp}.gcda"; done)

PROFILED := $(BUILD)/profile/obj
PROFILE_COUNT ?= 3000
# One file, but of the same functions: those of modules that are inlined have other names.
PROFILED_AS := VL_OPT='-O2 -fprofile-generate -fprofile-update=single' VL_OPT_LIB=-O2 VL_INLINED=1
.PHONY: profile profile-build
profile: ## once: count what of the unit runs; later builds of this folder use it, and the unit takes some 7 % less time (g++); KEEP=1: for all
	@$(CXX) --version | grep -q 'Free Software' || { echo 'make profile: CXX is $(CXX); expected g++' >&2; exit 2; }
	@scripts/bootstrap lockstep $(BUILD)
	+@$(SUBMAKE) BUILD=$(PROFILED) KNOWN=true $(PROFILED_AS) PROFILE_LDFLAGS=-fprofile-generate $(PROFILED)/texlock
	@rm -f $(PROFILED)/verilated/*.gcda
	@echo 'profile: run vectors and $(PROFILE_COUNT) random instructions (usually 20 s)'
	@$(PROFILED)/texlock run vectors/hand/*/*.tlv --random $(PROFILE_COUNT) --seed 1 --out $(PROFILED)/run >$(PROFILED)/run.log || \
		{ tail -20 $(PROFILED)/run.log; exit 1; }
	@mv $(PROFILED)/verilated/Vtexlock__ALL.gcda $(VL_COUNTED)
	@rm -rf $(PROFILED)
	@echo 'profile: $(VL_COUNTED); the next build uses it'
	@$(if $(KEEP),gzip -9nc $(VL_COUNTED) >$(PROFILE_KEPT) && echo 'profile: $(PROFILE_KEPT)')
