// SPDX-License-Identifier: Apache-2.0
// Runs one RTL module over its operands and compares every result. Usage: program [seed [FILE COUNT]]. Exit 0 equal, 1
// a difference. With FILE nothing is run: the first COUNT operands and their results go there, for
// tests/modules/vectors.sv. Before the first compare the comparator must see a difference of one bit.
#include "Vtb.h"
#include "verilated.h"
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
extern "C" {
#include "rtl_module.h"
}

static void print_words(const char *what, const uint32_t *words, int count)
{
    printf("  %s", what);
    for (int i = count; i-- > 0;)
        printf(" %08" PRIx32, words[i]);
    printf("\n");
}

static void clock_edge(Vtb *tb)
{
    tb->clk_i = 1;
    tb->eval();
    tb->clk_i = 0;
    tb->eval();
}

static void run_unit(Vtb *tb, const uint32_t *operand, uint32_t *result)
{
    for (int i = 0; i < MODULE_OPERANDS; i++)
        tb->operand_i[i] = operand[i];
    tb->start_i = 1;
    clock_edge(tb);
    tb->start_i = 0;
    for (int i = 1; i < tested.cycles; i++)
        clock_edge(tb);
    for (int i = 0; i < MODULE_RESULTS; i++)
        result[i] = tb->result_o[i];
}

static bool same(const uint32_t *a, const uint32_t *b)
{
    return memcmp(a, b, MODULE_RESULTS * sizeof *a) == 0;
}

static bool self_test()
{
    uint32_t one[MODULE_RESULTS] = {}, other[MODULE_RESULTS] = {};
    other[MODULE_RESULTS - 1] = 1;
    return same(one, one) && !same(one, other);
}

static void write_words(FILE *file, const uint32_t *words, int count, char end)
{
    for (int i = count; i-- > 0;)
        fprintf(file, "%08" PRIx32, words[i]);
    fputc(end, file);
}

static int write_vectors(uint32_t seed, const char *path, uint64_t wanted)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        return 1;
    }
    struct rng rng;
    rng_init(&rng, seed, 0);
    for (uint64_t i = 0; i < tested.count && i < wanted; i++) {
        uint32_t operand[MODULE_OPERANDS] = {}, expected[MODULE_RESULTS] = {};
        tested.operand(i, &rng, operand);
        tested.expect(operand, expected);
        write_words(file, operand, MODULE_OPERANDS, ' ');
        write_words(file, expected, MODULE_RESULTS, '\n');
    }
    if (fclose(file) == 0)
        return 0;
    perror(path);
    return 1;
}

int main(int argc, char **argv)
{
    uint32_t seed = argc > 1 ? (uint32_t)strtoul(argv[1], nullptr, 0) : 1;
    if (argc > 3)
        return write_vectors(seed, argv[2], strtoull(argv[3], nullptr, 0));
    VerilatedContext context;
    context.randReset(2);
    Vtb tb(&context, "");
    if (!self_test()) {
        printf("%-16s the comparator misses a planted difference\n", tested.name);
        return 1;
    }
    struct rng rng;
    rng_init(&rng, seed, 0);
    tb.rst_i = 1;
    tb.start_i = 0;
    tb.clk_i = 0;
    tb.eval(); /* what comes first is no edge */
    clock_edge(&tb);
    tb.rst_i = 0;
    for (uint64_t i = 0; i < tested.count; i++) {
        uint32_t operand[MODULE_OPERANDS] = {}, expected[MODULE_RESULTS] = {}, result[MODULE_RESULTS];
        tested.operand(i, &rng, operand);
        tested.expect(operand, expected);
        run_unit(&tb, operand, result);
        if (!same(result, expected)) {
            printf("%-16s operand %" PRIu64 " of seed %" PRIu32 " differs\n", tested.name, i, seed);
            print_words("operand ", operand, MODULE_OPERANDS);
            print_words("expected", expected, MODULE_RESULTS);
            print_words("result  ", result, MODULE_RESULTS);
            return 1;
        }
    }
    printf("%-16s %9" PRIu64 " operands equal\n", tested.name, tested.count);
    return 0;
}
