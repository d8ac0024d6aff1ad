// SPDX-License-Identifier: Apache-2.0
#include "bench/bench.h"

#include <stdlib.h>
#include <string.h>

#include "bench/recording.h"
#include "bench/recording_text.h"
#include "random/random.h"
#include "run/cases.h"
#include "sim/simulate.h"

#define FRAMES 8000U
#define FUNCTION_CASES 400U

static double process_time(void)
{
    struct timespec now, zero = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return progress_seconds(&zero, &now);
}

static void keep_best(double *slot, double value)
{
    if (*slot <= 0 || value < *slot)
        *slot = value;
}

static void keep_times(struct bench_time *t, const struct recording_clock *begin, const struct recording_clock *end)
{
    keep_best(&t->wall, progress_seconds(&begin->wall, &end->wall));
    keep_best(&t->process, progress_seconds(&begin->process, &end->process));
    keep_best(&t->thread, progress_seconds(&begin->thread, &end->thread));
}

/* Cases drawn beforehand: drawing them must not count as a cost of lockstep. */
struct stock {
    struct test_case *cases;
    size_t count, next;
};

static enum run_next take(void *user, struct test_case *c)
{
    struct stock *s = user;
    if (s->next == s->count)
        return RUN_NEXT_NONE;
    *c = s->cases[s->next++];
    return RUN_NEXT_CASE;
}

static void stock_free(struct stock *s)
{
    while (s->next < s->count)
        case_free(&s->cases[s->next++]);
    free(s->cases);
}

static bool stock_draw(struct stock *s, uint32_t seed, uint64_t instructions, struct run_source *source)
{
    struct cases cases;
    struct run_source drawn;
    *s = (struct stock){0};
    if (!cases_open(&cases, NULL, 0, CASES_ANY, seed, instructions, 1, stderr, &drawn))
        return false;
    s->cases = calloc(drawn.cases, sizeof *s->cases);
    while (s->cases && s->count < drawn.cases && drawn.next(drawn.user, &s->cases[s->count]) == RUN_NEXT_CASE)
        s->count++;
    *source = (struct run_source){.next = take, .user = s, .instructions = drawn.instructions, .cases = drawn.cases};
    return s->cases && s->count == drawn.cases;
}

/* Run the random cases in lockstep. */
static bool run_once(const struct sim_driver *driver, uint32_t seed, uint64_t instructions, enum bench_mode mode,
                     struct recording_recorder *recorder, struct bench *out)
{
    struct stock stock;
    struct run_source source;
    struct run_options options = {.seed = seed,
                                  .watchdog = RUN_WATCHDOG,
                                  .out = ".",
                                  .program = "texlock",
                                  .one_thread = mode != BENCH_LOCKSTEP,
                                  .no_coverage = mode == BENCH_UNCOVERED};
    struct run *r = calloc(1, sizeof *r);
    if (!stock_draw(&stock, seed, instructions, &source) || !r) {
        stock_free(&stock);
        free(r);
        return false;
    }
    bool good = run_init(r, &options, &source, stdout);
    if (good) {
        recorder->inner = run_client(r);
        struct dut_client client = recording_record(recorder);
        good = simulate_client(driver, seed, &client, stdout);
        run_finish(r, RUN_INTERRUPTED);
        good = good && r->verdict.ending == ENDING_PASS && !(recorder->recording && recorder->recording->failed);
        out->cycles = r->verdict.cycles;
        out->instructions = r->verdict.instructions;
    }
    if (!good)
        fputs("texlock bench: the run did not pass; see `texlock random` with the same seed and count\n", stderr);
    else if (!recorder->recording)
        keep_times(&out->time[mode], &recorder->begin, &recorder->end);
    run_free(r);
    free(r);
    stock_free(&stock);
    return good;
}

static bool play(const struct sim_driver *driver, uint32_t seed, const struct recording *recording,
                 enum recording_sample sample, struct bench_time *time)
{
    struct recording_player player = {.recording = recording, .sample = sample};
    struct dut_client client = recording_play(&player);
    if (!simulate_client(driver, seed, &client, stderr))
        return false;
    keep_times(time, &player.begin, &player.end);
    return true;
}

/* Step a new model over the sampled frames, comparing or not. Seconds; negative if out of memory. */
static double model_seconds(const struct recording_player *p, bool compare)
{
    struct tex_model *model = tex_model_create();
    struct tex_frame expected = {0};
    struct lockstep l;
    struct difference d;
    if (!model)
        return -1;
    lockstep_init(&l);
    double begin = process_time();
    for (size_t i = 0; i < p->cycle; i++) {
        tex_model_step(model, p->resets[i], &p->frames[i], &expected);
        if (compare)
            lockstep_compare(&l, &p->frames[i], &expected, &d);
    }
    double seconds = process_time() - begin;
    tex_model_destroy(model);
    return seconds;
}

/* Count the sampled frames. Seconds; negative if out of memory. */
static double cover_seconds(const struct recording_player *p)
{
    struct cover *v = cover_create();
    if (!v)
        return -1;
    double begin = process_time();
    for (size_t i = 0; i < p->cycle; i++) {
        if (p->resets[i])
            cover_restart(v);
        else
            cover_cycle(v, &p->frames[i]);
    }
    double seconds = process_time() - begin;
    cover_destroy(v);
    return seconds;
}

/* The golden side alone. */
static bool time_model(const struct recording_player *p, struct bench *out)
{
    double alone = model_seconds(p, false), both = model_seconds(p, true);
    double covered = cover_seconds(p);
    if (alone < 0 || both < 0 || covered < 0)
        return false;
    keep_best(&out->model_ns, alone / (double)p->cycle * 1e9);
    keep_best(&out->cover_ns, covered / (double)p->cycle * 1e9);
    keep_best(&out->compare_ns, (both - alone) / (double)p->cycle * 1e9);
    return true;
}

static bool measure_model(const struct sim_driver *driver, uint32_t seed, const struct recording *recording,
                          struct bench *out)
{
    struct recording_player player = {.recording = recording, .sample = RECORDING_KEEP, .frames_max = FRAMES};
    player.frames = calloc(FRAMES, sizeof *player.frames);
    player.resets = calloc(FRAMES, sizeof *player.resets);
    struct dut_client client = recording_play(&player);
    bool good =
        player.frames && player.resets && simulate_client(driver, seed, &client, stderr) && time_model(&player, out);
    free(player.frames);
    free(player.resets);
    return good;
}

/* Passes of one thread are one. */
static double threads_of(const struct tex_warp_result *r)
{
    unsigned threads = 0;
    for (unsigned i = 0; i < r->threads; i++)
        threads += r->trace[i].pass == 0;
    return threads;
}

static bool measure_function(uint32_t seed, struct bench *out)
{
    struct tex_warp_result *result = malloc(sizeof *result);
    double seconds = 0, threads = 0;
    for (uint32_t i = 0; result && i < FUNCTION_CASES; i++) {
        struct test_case c;
        if (!random_case(seed, i, &c))
            break;
        struct tex_memory memory = image_memory(&c.image);
        double begin = process_time();
        for (size_t w = 0; w < c.warps_count; w++) {
            tex_execute(&c.config, &memory, &c.warps[w].warp, 0, NULL, result);
            threads += threads_of(result);
        }
        seconds += process_time() - begin;
        case_free(&c);
    }
    free(result);
    if (seconds > 0 && threads / seconds > out->gathers)
        out->gathers = threads / seconds;
    return seconds > 0;
}

/* Everything once. */
static bool measure(const struct sim_driver *driver, uint32_t seed, uint64_t instructions,
                    const struct recording *recording, struct bench *out)
{
    struct recording_recorder uncovered = {0}, one = {0}, threaded = {0};
    return run_once(driver, seed, instructions, BENCH_UNCOVERED, &uncovered, out) &&
           run_once(driver, seed, instructions, BENCH_ONE, &one, out) &&
           run_once(driver, seed, instructions, BENCH_LOCKSTEP, &threaded, out) &&
           play(driver, seed, recording, RECORDING_BLIND, &out->time[BENCH_BARE]) &&
           play(driver, seed, recording, RECORDING_PROBE, &out->time[BENCH_PROBE]) &&
           play(driver, seed, recording, RECORDING_SAMPLE, &out->time[BENCH_SAMPLED]) &&
           measure_model(driver, seed, recording, out) && measure_function(seed, out);
}

/* The recording once more, every frame kept. */
static bool write_recording(const struct sim_driver *driver, uint32_t seed, const struct recording *recording,
                            const char *path, const struct bench *out)
{
    bool good = true;
    struct recording_player player = {
        .recording = recording, .sample = RECORDING_KEEP, .frames_max = recording->cycles};
    player.frames = calloc(recording->cycles, sizeof *player.frames);
    player.resets = calloc(recording->cycles, sizeof *player.resets);
    struct dut_client client = recording_play(&player);
    if (!(player.frames && player.resets)) {
        fputs("texlock bench: out of memory\n", stderr);
        good = false;
    }
    good = good && simulate_client(driver, seed, &client, stderr) &&
           recording_write_text(recording, player.frames, &out->time[BENCH_LOCKSTEP], path);
    free(player.frames);
    free(player.resets);
    return good;
}

bool bench_measure(const struct sim_driver *driver, uint32_t seed, uint64_t instructions, unsigned rounds,
                   const char *recording, struct bench *out)
{
    struct recording stimulus = {0};
    struct recording_recorder recorder = {.recording = &stimulus};
    memset(out, 0, sizeof *out);
    bool good = run_once(driver, seed, instructions, BENCH_ONE, &recorder, out);
    for (unsigned i = 0; good && i < rounds; i++)
        good = measure(driver, seed, instructions, &stimulus, out);
    good = good && (!recording || write_recording(driver, seed, &stimulus, recording, out));
    recording_free(&stimulus);
    return good;
}
