// SPDX-License-Identifier: Apache-2.0
/*
 * A long run beside another testbench: memory stays bounded, and a failure at its end has a small case that reproduces
 * it. usage: test_long [CYCLES] (a million)
 */
#include <cjson/cJSON.h>
#include <inttypes.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "long_bench.h"
#include "run/run.h"
#include "tap.h"
#include "watch/watch_part.h"

#define MAGIC 0x5eed5eedU
#define FETCHED 12U /* value of a texel beat: x of the last sample */
#define MEGABYTE (UINT64_C(1) << 20)
#define GROWTH_MOST (64 * MEGABYTE) /* of the process, over the last third of the run */
#define RESIDENT_MOST (400 * MEGABYTE)
#define VERDICT_BYTES 1000000U
#define FILE_MOST (4 * MEGABYTE)

#ifdef __SANITIZE_ADDRESS__
#define FREED_IS_KEPT true /* so that it can be told that it is used */
#else
#define FREED_IS_KEPT false
#endif

static uint64_t cycles = 1000000;

struct world {
    struct long_bench bench;
    struct watch_options options;
    struct watch *watch;
    char folder[64], *text;
    size_t size;
    FILE *console;
    bool ended;
};

/* The bug of the unit: a texel of one value is another one. */
static void break_texel(struct tex_frame *f)
{
    struct tex_texel texel;
    if (!(f->valid >> TEX_AT_TEXEL & 1))
        return;
    tex_unpack_texel(frame_payload(f, TEX_AT_TEXEL), 0, &texel);
    if (texel.value[FETCHED] == MAGIC)
        texel.value[FETCHED] ^= 4;
    tex_pack_texel(&f->payload[TEX_WORD_TEXEL], 0, &texel);
}

static void show(void *user, bool reset, const struct tex_frame *f)
{
    struct world *w = user;
    struct tex_frame shown = *f;
    break_texel(&shown);
    if (!w->ended)
        w->ended = !watch_cycle(w->watch, &(struct watch_frame){.frame = &shown, .reset = reset});
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    snprintf(w->folder, sizeof w->folder, "%s/texlock-test-XXXXXX", P_tmpdir);
    assert_non_null(mkdtemp(w->folder));
    w->options = (struct watch_options){.out = w->folder, .program = "texlock", .window = CASE_WINDOW};
    w->console = open_memstream(&w->text, &w->size);
    assert_non_null(w->console);
    w->bench.d.sink = show;
    w->bench.d.user = w;
    w->bench.magic = MAGIC;
    w->bench.magic_from = UINT64_MAX;
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    char command[128];
    watch_destroy(w->watch);
    long_free(&w->bench);
    fclose(w->console);
    free(w->text);
    snprintf(command, sizeof command, "rm -r %s", w->folder);
    assert_int_equal(system(command), 0);
    free(w);
    return 0;
}

/* The most so far: between two sweeps it rises and falls. */
static uint64_t resident(void)
{
    struct rusage usage;
    assert_int_equal(getrusage(RUSAGE_SELF, &usage), 0);
    return (uint64_t)usage.ru_maxrss * 1024;
}

static void run_until(struct world *w, uint64_t cycle)
{
    while (w->bench.d.cycle < cycle && !w->ended)
        long_round(&w->bench);
}

/* Memory was swept after the header was read last, long ago: it is in its cache, and instructions still use it. */
static void run_until_swept(struct world *w)
{
    uint32_t sweeps = w->watch->seen.sweeps;
    for (unsigned i = 0; i < 40 * LONG_ROUNDS && !w->ended; i++) {
        uint64_t at = w->bench.round % LONG_ROUNDS;
        if (w->watch->seen.sweeps != sweeps && at > CAPTURE_RECENT / LONG_LINES + 1 && at < LONG_ROUNDS - 10)
            return;
        sweeps = w->watch->seen.sweeps;
        long_round(&w->bench);
    }
    fail_msg("memory was not swept while the header was in its cache");
}

/* A case of the failure, in a run of the harness over the model with the same bug. */
struct again {
    struct run run;
    struct model_dut dut;
    const struct test_case *c;
    bool taken;
};

static enum run_next next_case(void *user, struct test_case *c)
{
    struct again *a = user;
    if (a->taken)
        return RUN_NEXT_NONE;
    a->taken = true;
    return case_copy(c, a->c) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
}

static void spoil(void *user, uint64_t cycle, struct tex_frame *shown)
{
    (void)user;
    (void)cycle;
    break_texel(shown);
}

static void same_failure(struct world *w, const struct test_case *c)
{
    struct again *a = calloc(1, sizeof *a);
    assert_non_null(a);
    struct run_options options = {.seed = 1, .watchdog = RUN_WATCHDOG, .out = w->folder, .program = "texlock"};
    struct run_source source = {.next = next_case, .user = a, .cases = 1};
    FILE *silent = fopen("/dev/null", "w");
    assert_non_null(silent);
    a->c = c;
    a->dut = (struct model_dut){.limit = 2000000, .spoil = spoil};
    assert_true(run_init(&a->run, &options, &source, silent));
    struct dut_client client = run_client(&a->run);
    assert_true(model_dut_run(&a->dut, &client));
    assert_int_equal(a->run.verdict.ending, ENDING_MISMATCH);
    assert_string_equal(a->run.verdict.failure.signature, w->watch->verdict.failure.signature);
    run_free(&a->run);
    fclose(silent);
    free(a);
}

/* Each case that would be tried, not the saved one alone. */
static void each_span_reproduces(struct world *w)
{
    struct capture *o = &w->watch->seen;
    const struct failure *f = &w->watch->verdict.failure;
    struct capture_span span[CAPTURE_SPANS];
    unsigned count = capture_spans(o, f->run_cycle, f->instruction, span);
    assert_int_equal(span[0].begin, span[0].failing); /* the fetch that fails, without the store before it */
    assert_in_range(span[0].end - span[0].begin, 1, 2);
    assert_int_equal(count, CAPTURE_SPANS);
    for (unsigned i = 0; i < count; i++) {
        struct test_case c;
        assert_true(span[i].idle);
        assert_true(capture_case(o, &span[i], &o->c.config, &c));
        assert_true(capture_case_prune(o, &span[i], &c));
        same_failure(w, &c);
        case_free(&c);
    }
}

static void saved_file_reproduces(struct world *w)
{
    char path[128];
    struct stat file;
    struct test_case c;
    struct diag diag;
    snprintf(path, sizeof path, "%s/failures/top.unit.tlv", w->folder);
    assert_int_equal(stat(path, &file), 0);
    print_message("the file of %u instructions has %ld bytes\n", (unsigned)w->watch->verdict.begins.instructions,
                  (long)file.st_size);
    assert_in_range(file.st_size, 1, FILE_MOST);
    diag_init(&diag, NULL);
    assert_true(vector_load(path, &c, &diag));
    diag_free(&diag);
    same_failure(w, &c);
    case_free(&c);
}

static cJSON *read_verdict(const struct world *w)
{
    char path[128], *text = calloc(1, VERDICT_BYTES);
    assert_non_null(text);
    snprintf(path, sizeof path, "%s/verdict.json", w->folder);
    FILE *in = fopen(path, "r");
    assert_non_null(in);
    assert_true(fread(text, 1, VERDICT_BYTES - 1, in) > 0);
    fclose(in);
    cJSON *root = cJSON_Parse(text);
    free(text);
    assert_non_null(root);
    return root;
}

/* No program runs the case here: the longest is in the file, and console and verdict say where it begins. */
static void begins_as_told(struct world *w)
{
    char wanted[128];
    const struct verdict_begins *b = &w->watch->verdict.begins;
    cJSON *root = read_verdict(w);
    const cJSON *told = cJSON_GetObjectItem(cJSON_GetObjectItem(root, "failure"), "begins");
    snprintf(wanted, sizeof wanted, "\n  begins      in cycle %" PRIu64 " of the run, when the unit was idle, ",
             b->cycle);
    assert_non_null(strstr(w->text, wanted));
    assert_true(b->idle && b->instructions > 100 && b->cycle > cycles / 2);
    assert_true(cJSON_IsTrue(cJSON_GetObjectItem(told, "idle")));
    assert_true((uint64_t)cJSON_GetNumberValue(cJSON_GetObjectItem(told, "cycle")) == b->cycle);
    assert_true((size_t)cJSON_GetNumberValue(cJSON_GetObjectItem(told, "instructions")) == b->instructions);
    cJSON_Delete(root);
}

static void test_a_long_run(void **state)
{
    struct world *w = *state;
    w->watch = watch_create(&w->options, "top.unit", "a model", w->console);
    assert_non_null(w->watch);
    long_begin(&w->bench);
    run_until(w, cycles / 10 * 7);
    uint64_t before = resident();
    run_until(w, cycles);
    uint64_t whole = resident();
    print_message("%" PRIu64 " cycles, %" PRIu64 " rounds: %" PRIu64 " MiB, %" PRIu64
                  " of them in the last third; memory of the case %zu pages, %u sweeps; %.1f processor seconds\n",
                  w->bench.d.cycle, w->bench.round, whole / MEGABYTE, (whole - before) / MEGABYTE,
                  w->watch->seen.c.image.pages_count, w->watch->seen.sweeps, (double)clock() / CLOCKS_PER_SEC);
    fflush(w->console);
    if (w->ended)
        print_message("%s\n", w->text);
    assert_false(w->ended);
    assert_true(FREED_IS_KEPT || (whole < before + GROWTH_MOST && whole < RESIDENT_MOST));
    assert_in_range(w->watch->seen.c.image.pages_count, 0, 2 * CAPTURE_PAGES);
    run_until_swept(w);
    w->bench.magic_from = w->bench.round + 3;
    for (unsigned i = 0; i < 100 && !w->ended; i++) /* the checker may lag */
        long_round(&w->bench);
    assert_int_equal(watch_finish(w->watch), ENDING_MISMATCH);
    fflush(w->console);
    assert_non_null(strstr(w->text, "MISMATCH in stage texel"));
    begins_as_told(w);
    each_span_reproduces(w);
    saved_file_reproduces(w);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_long_run, setup, teardown),
    };
    if (argc > 1)
        cycles = strtoull(argv[1], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
