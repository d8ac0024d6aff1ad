# SPDX-License-Identifier: Apache-2.0
# The arithmetic modules of the RTL, each alone against plain C: tests/modules/tb_NAME.sv and tests/modules/NAME.c.
RTL_MODULES := coord_project coord_reduce coord_position coord_cut coord_product coord_fixed coord_fixed21 wrap_axis wrap_seams filter_mean filter_code filter_sum filter_norm filter_blend filter_float filter_range filter_share filter_gather filter_align filter_total filter_round address_sample texel_component texel_lane derive \
	convert_component convert_back surface block block_norm atomic header_detail header_border lod_add lod_product lod_float10 lod_lambda lod_level lod_taps lod_apart lod_log8
# Modules of other stages that a test has beside those that begin with the first word of its name.
RTL_MORE_texel_component := rtl/block_norm.sv
RTL_MORE_texel_lane := rtl/block_norm.sv
RTL_MORE_header_border := rtl/convert_component.sv rtl/texel_component.sv rtl/texel_srgb.sv rtl/block_norm.sv
RTL_MORE_convert_back := rtl/texel_component.sv rtl/texel_srgb.sv rtl/block_norm.sv
RTL_MORE_lod_add := rtl/fifo.sv rtl/level_blocks.sv
RTL_MORE_lod_product := $(RTL_MORE_lod_add)
RTL_MORE_lod_float10 := $(RTL_MORE_lod_add)
RTL_MORE_lod_lambda := $(RTL_MORE_lod_add)
RTL_MORE_lod_level := $(RTL_MORE_lod_add)
RTL_MORE_lod_taps := $(RTL_MORE_lod_add)
RTL_MORE_lod_apart := $(RTL_MORE_lod_add)
RTL_MORE_lod_log8 := $(RTL_MORE_lod_add)
RTL_CLOCKED_MORE_coord_policy := lod_add.sv
RTL_CLOCKED_MORE_convert := address_sample.sv
RTL_CLOCKED_MORE_deliver := texel_lane.sv texel_component.sv texel_srgb.sv block_norm.sv
RTL_CLOCKED_MORE_load := atomic.sv atomic_float.sv
# Verilator's run-time library is the same for all these programs and dearer than most of them: compiled once, not in each.
RTL_RUNTIME = $(BUILD)/rtl-runtime/libverilated.a
RTL_OPT = OPT_FAST=-O1 OPT_SLOW=-O0 OPT_GLOBAL=-O1 $(VERILATED_TOOLS)
# With coverage it has more in it.
RTL_PROGRAM = $(MAKE) -C $(@D)/obj -f Vtb.mk OBJCACHE="$(CCACHE)" $(RTL_OPT) $(if $(RTL_CLOCKED_VFLAGS),,VK_GLOBAL_OBJS=) >/dev/null
RTL_MODULE_PROGRAMS := $(RTL_MODULES:%=$(BUILD)/rtl-modules/%/run)

$(BUILD)/rtl-modules.from: $(GEN) FORCE
	@$(MADE_OF) $@ '$(SIM_ID) $(call version,$(CXX) --version) $(CC) $(CXX) $(CFLAGS)' $(wildcard rtl/*.sv rtl/*.svh) $(BUILD)/gen/tex_pkg.sv
# Each is made again when a content of these changes (same.sh): the headers too, of which the archives say nothing here.
RTL_HEADERS := $(wildcard tests/modules/*.h tests/unit/round_odd.h tests/oracle/*.h cmodel/*.h cmodel/*/*.h harness/base/*.h)
define rtl_runtime
$(clear)
$(VERILATOR) --cc -Wall --prefix Vruntime -Mdir $(@D) $<
$(recurse)printf 'include Vruntime.mk\n$(@F): $$(VK_GLOBAL_OBJS)\n\tar qcs $$@ $$^\n' | \
	$(MAKE) -C $(@D) -f - OBJCACHE="$(CCACHE)" $(RTL_OPT) $(@F) >/dev/null
$(made)
endef
$(RTL_RUNTIME): tests/modules/runtime.sv $(BUILD)/rtl-modules.from FORCE
	$(if $(call same),,$(rtl_runtime))
define rtl_module
$(clear)
$(CCACHE) $(CC) -Iharness -Icmodel -Itests/modules -I$(BUILD)/gen $(CFLAGS) -c -o $(@D)/module.o tests/modules/$*.c
$(CCACHE) $(CC) -Iharness $(CFLAGS) -c -o $(@D)/rng.o harness/base/rng.c
$(VERILATOR) --cc --exe -Wall --x-initial unique --x-assign fast -O3 -fno-inline --prefix Vtb --top-module tb \
	-I$(BUILD)/gen -Irtl -CFLAGS "-O1 -I$(abspath harness) -I$(abspath tests/modules)" -Mdir $(@D)/obj -o ../run.part \
	-LDFLAGS "$(abspath $(@D)/module.o $(@D)/rng.o $(BUILD)/libtexmodel.a $(RTL_RUNTIME)) -lm" \
	tests/modules/waive.vlt $(BUILD)/gen/tex_pkg.sv \
	$(wildcard rtl/math.sv rtl/pipe.sv rtl/$(firstword $(subst _, ,$*))*.sv) $(RTL_MORE_$*) $< $(abspath tests/modules/main.cpp)
$(recurse)$(RTL_PROGRAM)
@mv $@.part $@
$(made)
endef
$(BUILD)/rtl-modules/%/run: tests/modules/tb_%.sv tests/modules/%.c tests/modules/main.cpp tests/modules/waive.vlt \
		harness/base/rng.c $(BUILD)/libtexmodel.a $(RTL_RUNTIME) $(BUILD)/rtl-modules.from $(RTL_HEADERS) FORCE
	$(if $(call same,,$(of_archives)),,$(rtl_module))

# The same by Icarus, over the first operands.
RTL_ICARUS := block block_norm header_border filter_sum filter_norm filter_blend filter_float filter_share filter_gather filter_align filter_total filter_round
RTL_ICARUS_COUNT_block := 12000
RTL_ICARUS_COUNT_block_norm := 17817
RTL_ICARUS_COUNT_header_border := 20000
RTL_ICARUS_COUNT_filter_sum := 20000
RTL_ICARUS_COUNT_filter_norm := 20000
RTL_ICARUS_COUNT_filter_blend := 20000
RTL_ICARUS_COUNT_filter_float := 20000
RTL_ICARUS_COUNT_filter_share := 20000
RTL_ICARUS_COUNT_filter_gather := 1000
RTL_ICARUS_COUNT_filter_align := 20000
RTL_ICARUS_COUNT_filter_total := 20000
RTL_ICARUS_COUNT_filter_round := 20000
RTL_CYCLES_block := 2
define rtl_icarus
$< 1 $(@D)/vectors.txt $(RTL_ICARUS_COUNT_$*)
iverilog -g2012 -Wall -I$(BUILD)/gen -Irtl -s vectors -o $(@D)/icarus.vvp $(BUILD)/gen/tex_pkg.sv \
	$(wildcard rtl/math.sv rtl/pipe.sv rtl/$(firstword $(subst _, ,$*))*.sv) $(RTL_MORE_$*) tests/modules/tb_$*.sv tests/modules/vectors.sv
vvp $(@D)/icarus.vvp +vectors=$(@D)/vectors.txt +cycles=$(or $(RTL_CYCLES_$*),1) >$@.part
@grep -q ' operands equal$$' $@.part || { cat $@.part; exit 1; }
@mv $@.part $@
@echo "$* by Icarus: $$(cat $@)"
$(made)
endef
$(BUILD)/rtl-modules/%/icarus.log: $(BUILD)/rtl-modules/%/run tests/modules/vectors.sv $(BUILD)/rtl-modules.from FORCE
	$(if $(call same),,$(rtl_icarus))
.PHONY: rtl-modules-icarus
rtl-modules-icarus: $(RTL_ICARUS:%=$(BUILD)/rtl-modules/%/icarus.log) ## RTL modules alone, by Icarus

# What a formatted store must write, by exact fractions (tests/oracle/convert.py).
CONVERT_TABLE := $(BUILD)/oracle/convert.txt
define convert_table
$(PYTHON) $< $@
$(made)
endef
$(CONVERT_TABLE): tests/oracle/convert.py FORCE
	$(if $(call same),,$(convert_table))
UNIT_MADE += $(CONVERT_TABLE).from
CONVERT_DEFINE := -DCONVERT_TABLE='"$(abspath $(CONVERT_TABLE))"'
$(BUILD)/tests.good: $(CONVERT_TABLE)
$(BUILD)/tests/function/test_convert: RECORD_MORE = $(UNIT_OF) $(CONVERT_TABLE).from
$(BUILD)/tests/function/test_convert: UNIT_WRAP = $(CONVERT_DEFINE)
RTL_TEST_FLAGS_convert_data = $(CONVERT_DEFINE)

# The modules with state, each alone beside its reference, every cycle: tests/modules/tb_NAME.sv and tests/modules/NAME.c.
# RTL_FROM, MODEL_FROM, RTL_CLOCKED_DIR: the folders of the RTL, of model files that take the place of the library's (none:
# the library's), and of the programs. tests/modules/planted.py names folders of its own; its RTL has a file more, that selects
# the bugs.
RTL_CLOCKED := csr fifo line_cache axi cache_tags cache_data store load deliver convert_data convert coord_policy block_flow filter_taps filter_passes
RTL_FROM ?= rtl
MODEL_FROM ?=
RTL_CLOCKED_DIR ?= $(BUILD)/rtl-clocked
RTL_CLOCKED_PROGRAMS := $(RTL_CLOCKED:%=$(RTL_CLOCKED_DIR)/%/run)
RTL_CLOCKED_VFLAGS ?=
RTL_SELECT := $(wildcard $(RTL_FROM)/bug_select.sv $(RTL_FROM)/bug_select.c)
RTL_MODEL_MORE_convert := arith/component.c
RTL_MODEL_STAGE = $(firstword $(subst _, ,$*))
RTL_MODEL = $(if $(MODEL_FROM),$(wildcard $(addprefix $(MODEL_FROM)/,function/$(RTL_MODEL_STAGE).c $(RTL_MODEL_MORE_$(RTL_MODEL_STAGE)))))
RTL_MODEL_OBJECT = $(@D)/model_$(basename $(notdir $1)).o
$(RTL_CLOCKED_DIR)/convert_data/run: $(CONVERT_TABLE)

$(RTL_CLOCKED_DIR).from: $(GEN) FORCE
	@$(MADE_OF) $@ '$(SIM_ID) $(call version,$(CXX) --version) $(CC) $(CXX) $(CPPFLAGS) $(CFLAGS) $(RTL_SELECT) $(RTL_CLOCKED_VFLAGS)' \
		$(wildcard $(RTL_FROM)/*.sv $(RTL_FROM)/*.svh $(RTL_FROM)/bug_select.* $(if $(MODEL_FROM),$(MODEL_FROM)/*/*.c)) $(BUILD)/gen/tex_pkg.sv $(BUILD)/gen/tex_defs.svh
define rtl_clocked
$(clear)
$(CCACHE) $(CC) -Itests/modules $(CPPFLAGS) $(CFLAGS) $(RTL_TEST_FLAGS_$*) -c -o $(@D)/module.o tests/modules/$*.c
$(foreach m,$(RTL_MODEL),$(CCACHE) $(CC) -I$(RTL_FROM) $(CPPFLAGS) $(CFLAGS) -c -o $(call RTL_MODEL_OBJECT,$m) $m &&) true
$(VERILATOR) --cc --exe -Wall $(RTL_CLOCKED_VFLAGS) --assert --x-initial unique --x-assign fast -O3 --prefix Vtb --top-module tb \
	-I$(BUILD)/gen -I$(RTL_FROM) -CFLAGS "-O1 -I$(abspath harness) -I$(abspath tests/modules) -I$(abspath $(RTL_FROM))" \
	-Mdir $(@D)/obj -o ../run.part \
	-LDFLAGS "$(abspath $(@D)/module.o $(foreach m,$(RTL_MODEL),$(call RTL_MODEL_OBJECT,$m)) $(BUILD)/libharness.a $(BUILD)/libtexmodel.a $(RTL_RUNTIME)) $(if $(COVERAGE),--coverage) -lm" \
	tests/modules/waive.vlt $(abspath $(RTL_SELECT)) $(BUILD)/gen/tex_pkg.sv \
	$(RTL_FROM)/math.sv $(sort $(wildcard $(addprefix $(RTL_FROM)/,pipe.sv fifo.sv $(RTL_CLOCKED_MORE_$*) $(firstword $(subst _, ,$*))*.sv))) $< $(abspath tests/modules/clocked.cpp)
$(if $(COVERAGE),$(COVERAGE_HEADER) $(@D)/obj)
$(recurse)$(RTL_PROGRAM)
@mv $@.part $@
$(made)
endef
$(RTL_CLOCKED_DIR)/%/run: tests/modules/tb_%.sv tests/modules/%.c tests/modules/clocked.cpp tests/modules/waive.vlt \
		$(BUILD)/libharness.a $(BUILD)/libtexmodel.a $(RTL_RUNTIME) $(RTL_CLOCKED_DIR).from $(RTL_HEADERS) FORCE
	$(if $(call same,,$(of_archives)),,$(rtl_clocked))

.PHONY: rtl-modules
rtl-modules: $(RTL_MODULE_PROGRAMS) $(RTL_CLOCKED_PROGRAMS) ## RTL modules alone: arithmetic, registers
	@for program in $^; do $$program || exit 1; done
