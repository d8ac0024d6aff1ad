# SPDX-License-Identifier: Apache-2.0
# The netlist of Yosys in Verilator: make lockstep DUT=netlist. It has no probe, so it is compared at its ports.
PROGRAM_OF_rtl := $(TEXLOCK)
PROGRAM_OF_netlist = $(NETLIST_DIR)/texlock
# GATES=once: of sibling instances of one module one is gates, the others are RTL (scripts/synth_once.py).
GATES ?= all
NETLIST_OF_all := $(BUILD)/synth/netlist.v
NETLIST_OF_once := $(BUILD)/synth/once.v
# Another netlist of the same ports, for tests: make NETLIST=FILE NETLIST_DIR=FOLDER FOLDER/texlock.
NETLIST ?= $(or $(NETLIST_OF_$(GATES)),$(error GATES is '$(GATES)'; expected all or once))
NETLIST_DIR ?= $(BUILD)/netlist$(filter-out -all,-$(GATES))
NETLIST_RTL_all :=
NETLIST_RTL_once := -I$(BUILD)/gen -Irtl $(BUILD)/gen/tex_pkg.sv $(filter-out rtl/texture_unit.sv,$(RTL))
# -fno-const-bit-op-tree: Verilator 5.006 folds trees of gates into wrong ones; the netlist in Icarus shows it.
# Its C++ is large and straight: clang takes half the time of gcc, and -O2 gains little.
NETLIST_CXX ?= $(or $(shell command -v clang++),$(CXX))

ifeq ($(DUT)$(filter icarus,$(SIM)),netlisticarus)
$(error DUT=netlist runs in Verilator only: gates spread X where the RTL does not)
endif

SYNTH_FROM = $(BUILD)/synth.from '$(call version,yosys -V)' $(RTL) rtl/files.f $(wildcard rtl/*.svh scripts/synth*) \
	$(BUILD)/gen/tex_pkg.sv $(GEN_SVH)
$(BUILD)/synth.from: $(GEN) FORCE
	@$(MADE_OF) $(SYNTH_FROM)
$(NETLIST_OF_all) $(NETLIST_OF_once): $(BUILD)/synth/%.v: $(BUILD)/synth.from
	@$(info build: netlist by Yosys (usually four minutes))$(PYTHON) scripts/synth.py $(BUILD) --netlist $(if $(filter once,$*),--once) >$(BUILD)/netlist.log || { cat $(BUILD)/netlist.log; exit 1; }
	@$(MADE_OF) --check $(SYNTH_FROM) || { rm $@; exit 1; }
# The suite's part of Yosys: the tests that came with the netlist, and the table.
.PHONY: synth-run
synth-run: $(NETLIST)
	@cat $(BUILD)/netlist.log
	@$(PYTHON) scripts/synth.py $(BUILD) --areas

# Each file reads the header of all nets, which takes a second: few files, if it is much for one.
NETLIST_PARALLEL_all := 1
NETLIST_PARALLEL_once := 0
NETLIST_VFLAGS = $(filter-out -Wall,$(VFLAGS)) --output-split 100000 -Wno-lint -Wno-UNOPTFLAT -fno-const-bit-op-tree -CFLAGS -DTEXLOCK_NETLIST
NETLIST_LDFLAGS = $(NETLIST_LINK) $(VL_LDFLAGS)
# How well: -O0 where runs are short. Four times sooner done than -O1, and it runs at half the speed.
NETLIST_OPT ?= -O1
NETLIST_TOOLS = OPT_FAST=$(NETLIST_OPT) OPT_SLOW=-O0 OPT_GLOBAL=$(VL_OPT_LIB) $(VERILATED_TOOLS) CXX="$(NETLIST_CXX) -std=gnu++17" LINK=$(NETLIST_CXX)
NETLIST_FROM = $(NETLIST_DIR).from '$(SIM_ID) $(call version,$(NETLIST_CXX) --version) $(NETLIST_VFLAGS) $(NETLIST_LDFLAGS) $(NETLIST_TOOLS)' \
	$(NETLIST) $(BUILD)/gen/public.vlt $(if $(NETLIST_RTL_$(GATES)),$(RTL) $(wildcard rtl/*.svh) $(GEN_SVH))
$(NETLIST_DIR).from: $(SIM_STAMP) $(NETLIST) FORCE
	@$(MADE_OF) $(NETLIST_FROM)
# The hash of the RTL is the one that the netlist names; a netlist that does not come from RTL is its own source.
$(NETLIST_DIR)/verilated/Vtexlock.mk: $(NETLIST_DIR).from
	@rm -rf $(@D).part
	@mkdir -p $(@D).part
	@grep -v '"probe"' $(BUILD)/gen/public.vlt >$(@D).part/ports.vlt
	@sources=$$(sed -n '1s|^// RTL sources ||p' $(NETLIST)); \
		echo "#define TEXLOCK_SOURCES \"$${sources:-$$(sha256sum $(NETLIST) | cut -c1-64)}\"" >$(@D).part/sources.h
	$(info build: netlist to C++ by Verilator (usually $(if $(filter once,$(GATES)),one minute,three minutes)))$(VERILATOR) $(NETLIST_VFLAGS) -Mdir $(@D).part -o texlock_sim \
		-LDFLAGS "$(NETLIST_LDFLAGS)" $(@D).part/ports.vlt $(NETLIST_RTL_$(GATES)) $(NETLIST) $(abspath harness/sim/main.cpp) $(QUIET)
	@$(MADE_OF) --check $(NETLIST_FROM)
	@rm -rf $(@D) $(@D).part/*.d
	@mv $(@D).part $(@D)
NETLIST_VERILATED = $(SUBMAKE) -C $(NETLIST_DIR)/verilated -f Vtexlock.mk OBJCACHE="$(CCACHE)" $(NETLIST_TOOLS)\
	VM_PARALLEL_BUILDS=$(NETLIST_PARALLEL_$(GATES))
define link_netlist
@$(call begin_folder,$(<D))
@$(call begin_main,$(<D))
@rm -f $(NETLIST_DIR)/verilated/texlock_sim
$(recurse)$(info build: compile the C++ (usually $(if $(filter once,$(GATES)),two minutes,six minutes)))$(NETLIST_VERILATED) $(QUIET) $(or_damaged)
@$(call end_main,$(<D))
@$(call end_folder,$(<D))
mv $(NETLIST_DIR)/verilated/texlock_sim $@
$(made)
endef
$(NETLIST_DIR)/texlock: $(NETLIST_DIR)/verilated/Vtexlock.mk $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/sim/main.cpp FORCE
	$(if $(call same,,$(of_archives) $(NETLIST_DIR).from),,$(link_netlist))
