# The netlist of Yosys in Verilator: make lockstep DUT=netlist. It has no probe, so it is compared at its ports.
PROGRAM_OF_rtl := $(TEXLOCK)
PROGRAM_OF_netlist := $(BUILD)/netlist/texlock
# Another netlist of the same ports, for tests: make NETLIST=FILE NETLIST_DIR=FOLDER FOLDER/texlock.
NETLIST ?= $(BUILD)/synth/netlist.v
NETLIST_DIR ?= $(BUILD)/netlist
# -fno-const-bit-op-tree: Verilator 5.006 folds trees of gates into wrong ones; the netlist in Icarus tells.
# Its C++ is large and straight: clang takes half the time of gcc, and -O2 gains little.
NETLIST_CXX ?= $(or $(shell command -v clang++),$(CXX))

ifeq ($(DUT)$(filter icarus,$(SIM)),netlisticarus)
$(error DUT=netlist runs in Verilator only: gates spread X where the RTL does not)
endif

$(BUILD)/synth/netlist.v: $(RTL) $(wildcard rtl/*.svh) $(wildcard scripts/synth*) $(GEN)
	@$(info build: netlist by Yosys (usually 60 s))$(PYTHON) scripts/synth.py $(BUILD) --netlist >$(BUILD)/netlist.log || { cat $(BUILD)/netlist.log; exit 1; }

$(NETLIST_DIR)/verilated/Vtexlock.mk: $(SIM_STAMP) scripts/netlist.mk scripts/targets.mk $(NETLIST) harness/public.vlt
	@mkdir -p $(@D)
	@grep -v '"probe"' harness/public.vlt >$(@D)/ports.vlt
	$(info build: netlist to C++ by Verilator (usually 30 s))$(VERILATOR) $(filter-out -Wall,$(VFLAGS)) -Wno-lint -Wno-UNOPTFLAT -fno-const-bit-op-tree -Mdir $(@D) -o texlock_sim \
		-LDFLAGS "$(NETLIST_LINK) $(abspath $(BUILD)/libharness.a $(BUILD)/libtexmodel.a) $(LIBS) $(LDSAN) -Wl,--export-dynamic-symbol=vpi_*" \
		$(@D)/ports.vlt $(NETLIST) $(abspath harness/main.cpp) $(QUIET)
	@touch $@
NETLIST_VERILATED = $(SUBMAKE) -C $(NETLIST_DIR)/verilated -f Vtexlock.mk OBJCACHE="$(CCACHE)" OPT_FAST=-O1 OPT_SLOW=-O0 OPT_GLOBAL=$(VL_OPT_LIB) \
	$(VERILATED_TOOLS) CXX="$(NETLIST_CXX) -std=gnu++17" LINK=$(NETLIST_CXX)
$(NETLIST_DIR)/texlock: $(NETLIST_DIR)/verilated/Vtexlock.mk $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/main.cpp
	@rm -f $(NETLIST_DIR)/verilated/texlock_sim
	+$(info build: compile that C++ (usually 60 s))$(NETLIST_VERILATED) $(QUIET)
	mv $(NETLIST_DIR)/verilated/texlock_sim $@
