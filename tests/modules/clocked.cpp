// SPDX-License-Identifier: Apache-2.0
// Runs one RTL module with state beside its reference and compares every cycle. Usage: program [seed [blind]].
// Exit 0 equal, 1 a difference, 3 it did not see what it is there to see. Blind it compares nothing: only assertions of
// the RTL speak.
#include "Vtb.h"
#include "verilated.h"
#if VM_COVERAGE
#include "verilated_cov.h"
#endif
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
extern "C" {
#include "clocked.h"
}

enum { SEEN_LEAST = 20 };

struct run {
    Vtb tb;
    struct rng rng, reset_rng;
    std::vector<uint64_t> state; // 8-byte words: aligned for any struct
    int reset_left;              // cycles of reset still to come
    bool blind;
    uint64_t seen[CLOCKED_EVENTS];
    explicit run(VerilatedContext *context)
        : tb(context, ""), state(clocked.size / 8 + 1), reset_left(2), blind(false), seen()
    {
    }
};

static void print_words(const char *what, const uint32_t *words)
{
    printf("  %s", what);
    for (int i = CLOCKED_WORDS; i-- > 0;)
        printf(" %08" PRIx32, words[i]);
    printf("\n");
}

static bool same(const uint32_t *a, const uint32_t *b)
{
    return memcmp(a, b, CLOCKED_WORDS * sizeof *a) == 0;
}

static bool self_test()
{
    uint32_t one[CLOCKED_WORDS] = {}, other[CLOCKED_WORDS] = {};
    other[CLOCKED_WORDS - 1] = 1U << 31;
    return same(one, one) && !same(one, other);
}

// One cycle; false if the module shows something else than its reference. Before the first reset it may show anything.
static bool cycle(struct run *r, uint64_t number)
{
    uint32_t in[CLOCKED_WORDS] = {}, expected[CLOCKED_WORDS] = {}, result[CLOCKED_WORDS];
    clocked.drive(r->state.data(), &r->rng, in);
    for (int i = 0; i < CLOCKED_WORDS; i++)
        r->tb.in_i[i] = in[i];
    r->tb.rst_i = r->reset_left > 0;
    r->tb.eval();
    for (int i = 0; i < CLOCKED_WORDS; i++)
        result[i] = r->tb.out_o[i];
    clocked.show(r->state.data(), in, expected);
    if (number > 0 && !r->blind && !same(result, expected)) {
        printf("%-16s cycle %" PRIu64 " differs\n", clocked.name, number);
        print_words("inputs  ", in);
        print_words("expected", expected);
        print_words("result  ", result);
        return false;
    }
    if (r->reset_left > 0)
        clocked.reset(r->state.data());
    else
        clocked.edge(r->state.data(), in, r->seen);
    r->tb.clk_i = 1;
    r->tb.eval();
    r->tb.clk_i = 0;
    r->tb.eval();
    r->reset_left = r->reset_left > 0                     ? r->reset_left - 1
                    : rng_below(&r->reset_rng, 1000) == 0 ? 1 + rng_below(&r->reset_rng, 3)
                                                          : 0;
    return true;
}

static bool saw_all(const struct run *r)
{
    for (int i = 0; i < CLOCKED_EVENTS && clocked.events[i]; i++) {
        if (r->seen[i] < SEEN_LEAST) {
            printf("%-16s saw only %" PRIu64 " times: %s\n", clocked.name, r->seen[i], clocked.events[i]);
            return false;
        }
    }
    return true;
}

// What a module that is built with RTL_CLOCKED_VFLAGS=--coverage-toggle has counted since it was reset
// (scripts/coverage).
#if VM_COVERAGE
static void begin_counts(VerilatedContext *context)
{
    context->coveragep()->zero();
}
static void save_counts(VerilatedContext *context)
{
    if (const char *const file = getenv("TEXLOCK_COVERAGE_FILE"))
        context->coveragep()->write(file);
}
#else
static void begin_counts(VerilatedContext *)
{
}
static void save_counts(VerilatedContext *)
{
}
#endif

int main(int argc, char **argv)
{
    uint32_t seed = argc > 1 ? (uint32_t)strtoul(argv[1], nullptr, 0) : 1;
    VerilatedContext context;
    context.randReset(2);
    context.randSeed((int)seed);
    struct run r(&context);
    if (!self_test()) {
        printf("%-16s the comparator misses a planted difference\n", clocked.name);
        return 1;
    }
    r.blind = argc > 2 && strcmp(argv[2], "blind") == 0;
    rng_init(&r.rng, seed, 0);
    rng_init(&r.reset_rng, seed, 1);
    r.tb.clk_i = 0;
    for (uint64_t i = 0; i < clocked.cycles; i++) {
        if (i == 2)
            begin_counts(&context);
        if (!cycle(&r, i)) {
            printf("  seed %" PRIu32 "\n", seed);
            return 1;
        }
    }
    if (!saw_all(&r))
        return 3;
    save_counts(&context);
    printf("%-16s %9" PRIu64 " cycles equal\n", clocked.name, clocked.cycles);
    return 0;
}
