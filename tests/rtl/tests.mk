# The arithmetic units of the RTL, each alone against plain C: tests/rtl/tb_NAME.sv and tests/rtl/NAME.c.
RTL_UNITS := coord_reduce coord_scale coord_fix wrap_axis address_sample texel_component texel_lane derive
RTL_UNIT_PROGRAMS := $(RTL_UNITS:%=$(BUILD)/rtl-units/%/run)

$(BUILD)/rtl-units.from: $(GEN) FORCE
	@$(MADE_OF) $@ '$(SIM_ID) $(call version,$(CXX) --version) $(CC) $(CXX) $(CFLAGS)' $(wildcard rtl/*.sv rtl/*.svh) $(BUILD)/gen/tex_pkg.sv
$(BUILD)/rtl-units/%/run: tests/rtl/tb_%.sv tests/rtl/%.c tests/rtl/main.cpp tests/rtl/unit.h tests/rtl/waive.vlt \
		tests/rtl/floats.h harness/rng.c $(BUILD)/obj/gen/tex_defs.o $(BUILD)/rtl-units.from
	@rm -rf $(@D)
	@mkdir -p $(@D)
	$(CCACHE) $(CC) -Iharness -Itests/rtl -I$(BUILD)/gen $(CFLAGS) -c -o $(@D)/unit.o tests/rtl/$*.c
	$(CCACHE) $(CC) -Iharness $(CFLAGS) -c -o $(@D)/rng.o harness/rng.c
	$(VERILATOR) --cc --exe -Wall --x-initial unique --x-assign fast -O3 --prefix Vtb --top-module tb \
		-I$(BUILD)/gen -CFLAGS "-O2 -I$(abspath harness) -I$(abspath tests/rtl)" -Mdir $(@D)/obj -o ../run.part \
		-LDFLAGS "$(abspath $(@D)/unit.o $(@D)/rng.o $(BUILD)/obj/gen/tex_defs.o) -lm" \
		tests/rtl/waive.vlt $(BUILD)/gen/tex_pkg.sv \
		$(wildcard rtl/pipe.sv rtl/$(firstword $(subst _, ,$*))*.sv) $< $(abspath tests/rtl/main.cpp)
	$(MAKE) -C $(@D)/obj -f Vtb.mk OBJCACHE="$(CCACHE)" OPT_FAST=-O2 OPT_SLOW=-O0 OPT_GLOBAL=-O2 $(VERILATED_TOOLS) >/dev/null
	@mv $@.part $@

.PHONY: rtl-units
rtl-units: $(RTL_UNIT_PROGRAMS) ## RTL arithmetic units alone against the C library
	@for program in $^; do $$program || exit 1; done
