// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
#include <stdio.h>

#include "bench/bench.h"
#include "cli/cli.h"

#define MAX_COUNT 1000000U
#define MAX_ROUNDS 100U

enum { OPTION_RECORDING = 256 };

struct arguments {
    uint32_t seed;
    uint64_t count;
    unsigned rounds;
    const char *recording;
};

static error_t parse(int key, char *text, struct argp_state *state)
{
    struct arguments *a = state->input;
    switch (key) {
    case 's':
        a->seed = (uint32_t)cli_number(state, "--seed", text, 0, UINT32_MAX);
        return 0;
    case 'c':
        a->count = cli_number(state, "--count", text, 1, MAX_COUNT);
        return 0;
    case 'r':
        a->rounds = (unsigned)cli_number(state, "--rounds", text, 1, MAX_ROUNDS);
        return 0;
    case 't':
        argp_error(state, "--tape is called --recording now");
        return 0;
    case OPTION_RECORDING:
        a->recording = text;
        return 0;
    case ARGP_KEY_ARG:
        argp_error(state, "unexpected argument '%s'", text);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static void print_row(const char *what, enum bench_mode mode, const struct bench *b)
{
    const struct bench_time *t = &b->time[mode], *bare = &b->time[BENCH_BARE];
    printf("%-42s %8.3f s %5.2f %10.3f s %5.2f %10.3f s\n", what, t->wall, bare->wall / t->wall, t->thread,
           bare->thread / t->thread, t->process);
}

static void print_bench(const struct bench *b)
{
    double ns = 1e9 / (double)b->cycles, bare = b->time[BENCH_BARE].process * ns;
    double one_covered = b->time[BENCH_ONE].process * ns;
    double probe = b->time[BENCH_PROBE].process * ns, sampled = b->time[BENCH_SAMPLED].process * ns,
           one = b->time[BENCH_UNCOVERED].process * ns;
    printf("%" PRIu64 " instructions, %" PRIu64 " cycles; best of the rounds; speed relative to bare\n\n",
           b->instructions, b->cycles);
    printf("%-42s %10s %5s %12s %5s %12s\n", "", "wall", "speed", "sim. thread", "speed", "all threads");
    print_row("bare: RTL, clock and recorded pins", BENCH_BARE, b);
    print_row("and the probe read every cycle", BENCH_PROBE, b);
    print_row("and the pins, compared with the probe", BENCH_SAMPLED, b);
    print_row("lockstep in one thread: and all checks", BENCH_UNCOVERED, b);
    print_row("the same, and functional coverage", BENCH_ONE, b);
    print_row("lockstep", BENCH_LOCKSTEP, b);
    printf("\na cycle in process time: RTL and pins %.0f ns, probe %.0f ns, ports %.0f ns, model %.0f ns, comparison "
           "%.0f ns,\n"
           "agents, cases and the rest %.0f ns\n",
           bare, probe - bare, sampled - probe, b->model_ns, b->compare_ns,
           one - sampled - b->model_ns - b->compare_ns);
    printf("functional coverage: %.0f ns a cycle, %.3f of lockstep in one thread\n", b->cover_ns,
           b->cover_ns / one_covered);
    printf("function layer: %.2f million threads of random instructions a second\n", b->gathers / 1e6);
}

enum ending cli_bench(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    static const struct argp_option options[] = {
        {"seed", 's', "S", 0, "seed of the random instructions (1)", 0},
        {"count", 'c', "N", 0, "warp instructions (2000)", 0},
        {"rounds", 'r', "N", 0, "measurements, the best counts (9)", 0},
        {"recording", OPTION_RECORDING, "FILE", 0, "write stimulus and probe, a line a cycle", 0},
        {"tape", 't', "FILE", OPTION_HIDDEN, NULL, 0},
        {0}};
    static const struct argp argp = {
        .options = options,
        .parser = parse,
        .doc = "Measure the cost of lockstep: the same stimulus bare and in lockstep, in one process.\v"
               "Bare plays the recorded pins back into the same Verilated model: nothing is read, no agent runs. The "
               "clock callbacks and the writes of changed pins are in every figure."};
    struct arguments a = {.seed = 1, .count = 2000, .rounds = 9};
    struct bench bench;
    (void)program;
    if (argp_parse(&argp, argc, argv, 0, NULL, &a) != 0)
        return ENDING_BAD_INPUT;
    if (driver->hosted) {
        fprintf(stderr, "texlock bench: measures the Verilated model; expected build/texlock, not %s\n",
                driver->simulator);
        return ENDING_BAD_INPUT;
    }
    if (!bench_measure(driver, a.seed, a.count, a.rounds, a.recording, &bench))
        return ENDING_INTERNAL;
    print_bench(&bench);
    return ENDING_PASS;
}
