# SPDX-License-Identifier: Apache-2.0
# Mutation score: how many small changes of one side the runs notice (tests/mutation/README.md).
SIDE ?= rtl
COUNT ?=
STAGE ?=
MUTATION_rtl = $(PYTHON) tests/mutation/rtl.py --build $(BUILD) --jobs $(JOBS) $(COUNT:%=--count %) $(STAGE:%=--stage %) $(SEED:%=--seed %)
MUTATION_tables = $(PYTHON) tests/mutation/tables.py --build $(BUILD) --jobs $(JOBS) $(COUNT:%=--count %) $(SEED:%=--seed %)
MUTATION_common = $(PYTHON) tests/mutation/common.py --build $(BUILD)
.PHONY: mutation
mutation: ## mutants, and the share detected: make mutation SIDE=rtl [COUNT=n] [STAGE=name] [SEED=n]
	@scripts/bootstrap test $(BUILD)
	+@$(SUBMAKE) $(GEN)
	@$(OWN_JOBS) $(or $(MUTATION_$(SIDE)),$(error SIDE is '$(SIDE)'; expected one of $(patsubst MUTATION_%,%,$(filter MUTATION_%,$(.VARIABLES)))))

# SIDE=model: the sources of cmodel, mutated by tests/mutation/model_mutate.py; RTL, harness and tables as in the program.
MM := $(BUILD)/mutation/model
MM_PY := $(patsubst %,tests/mutation/model_%.py,ast operators places widths mutate)
# A campaign runs for hours; for a sample make MM_OPT=-O1 is sooner done.
MM_OPT ?= -O2
MM_CC = $(CCACHE) $(CC) -w -std=c11 $(MM_OPT) -g $(PIC)
MM_OBJ := $(MODEL_SRC:%.c=$(MM)/%.o) $(MM)/select.o
# The headers' functions are in the objects of their unit test.
MM_HEADERS := tests/unit/function/test_stage
$(MM)/mutants.tsv: $(MODEL_SRC) $(MM_HEADERS:%=%.c) $(wildcard tests/unit/*.h tests/unit/*/*.h) $(wildcard cmodel/*.h cmodel/*/*.h) $(MM_PY) $(GEN) FORCE
	$(if $(call same),,$(mutate_model))
define mutate_model
$(PYTHON) tests/mutation/model_mutate.py --gen $(BUILD)/gen --out $(MM) --tests $(MM_HEADERS:%=%.c)
$(made)
endef
$(MODEL_SRC:%.c=$(MM)/%.i) $(MM_HEADERS:%=$(MM)/%.i) $(MM)/select.c: $(MM)/mutants.tsv ;
$(MM)/select.o: $(MM)/select.c
	$(MM_CC) -c -o $@ $<
$(MM)/crash.o: tests/mutation/crash.c
	@mkdir -p $(@D)
	$(MM_CC) -c -o $@ $<
$(MM)/cmodel/%.o: $(MM)/cmodel/%.i
	$(MM_CC) -x cpp-output -c -o $@ $<
$(MM)/libtexmodel.a: $(MM_OBJ) $(BUILD)/obj/gen/tex_defs.o
	@rm -f $@
	ar qcs $@ $^
$(MM)/late.o: tests/mutation/late.c | $(GEN)
	@mkdir -p $(@D)
	$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) -c -o $@ $<
# Two programs: the mutant in the whole model, or not in the expected results (late.c).
MM_LINK = $(CXX) $(LDSAN) -o $@.part $(1) $(VERILATED_DIR)/main.o $(wildcard $(VERILATED_DIR)/verilated*.o) $(VERILATED_DIR)/Vtexlock__ALL.a \
		$(BUILD)/libharness.a $(MM)/libtexmodel.a $(MM)/crash.o $(LIBS) -Wl,--export-dynamic-symbol=vpi_* -pthread
MM_LATE = $(MM)/late.o -Wl,--wrap=checker_self_tested -Wl,--wrap=golden_build -Wl,--wrap=golden_trace_over
$(BUILD)/texlock-model-mutants: $(MM)/libtexmodel.a $(MM)/crash.o $(BUILD)/texlock
	$(call MM_LINK)
	@mv $@.part $@
$(BUILD)/texlock-model-late: $(MM)/libtexmodel.a $(MM)/crash.o $(MM)/late.o $(BUILD)/texlock
	$(call MM_LINK,$(MM_LATE))
	@mv $@.part $@
# Unit tests of the model's rooms, with the mutants: the second stage, for those that lockstep does not notice.
MM_UNIT := $(patsubst tests/unit/%.c,$(MM)/tests/%,$(wildcard tests/unit/function/test_*.c tests/unit/cycle/test_*.c tests/unit/check/test_rule_hits.c))
$(MM)/tests/function/test_convert: $(BUILD)/oracle/convert.txt
$(MM_HEADERS:tests/unit/%=$(MM)/tests/%): $(MM)/tests/%: $(MM)/tests/unit/%.i $(MM)/libtexmodel.a
	@mkdir -p $(@D)
	$(MM_CC) -x cpp-output $< -x none -o $@.part $(MM)/libtexmodel.a -lcmocka
	@mv $@.part $@
$(MM)/tests/%: tests/unit/%.c $(wildcard tests/unit/*.h tests/unit/*/*.h) $(MM)/libtexmodel.a $(BUILD)/libharness.a
	@mkdir -p $(@D)
	$(CCACHE) $(CC) $(CPPFLAGS) $(CFLAGS) $(MM_OPT) -Itests/unit $(CONVERT_DEFINE) -o $@.part $< $(BUILD)/libharness.a $(MM)/libtexmodel.a $(LIBS) -lcmocka
	@mv $@.part $@
.PHONY: mutation-model-build mutation-model
mutation-model-build: $(BUILD)/texlock-model-mutants $(BUILD)/texlock-model-late $(MM_UNIT)
mutation-model: mutation-model-build
	@$(PYTHON) tests/mutation/model.py --build $(BUILD) --jobs $(JOBS) $(COUNT:%=--count %) $(STAGE:%=--stage %) $(SEED:%=--seed %)
MUTATION_model = $(MAKE) mutation-model
