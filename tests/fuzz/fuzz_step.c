// SPDX-License-Identifier: Apache-2.0
/*
 * Any bytes as commands of `texlock debug --step`, over the record of a small case whose RTL, here the golden model,
 * has a wrong bit: a line is refused with one printable line and leaves the place as it was, or is done; the place
 * stays in the record; a break that is listed is read again as the same. The first byte chooses whether lines are
 * coloured.
 */
#include <stdlib.h>
#include <string.h>

#include "../unit/model_dut.h"
#include "base/diag.h"
#include "base/text.h"
#include "run/run.h"
#include "step/step.h"
#include "trace/trace.h"
#include "vector/vector.h"

#define FILE_FIRST "vectors/hand/tld4/first.tlv"
#define LIMIT 100000
#define SPOILT 150 /* cycle from which on */
#define MOST_LINES 40
#define LINE 200

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct world {
    struct test_case c;
    struct run run;
    struct trace trace;
    struct playback playback;
    struct failure failure;
    bool given;
    char said[1 << 16]; /* what a line prints goes here, cut */
};

static enum run_next next(void *user, struct test_case *c)
{
    struct world *w = user;
    if (w->given)
        return RUN_NEXT_NONE;
    w->given = true;
    return case_copy(c, &w->c) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
}

static void judged(void *user, const struct failure *f, const struct tex_config *config)
{
    struct world *w = user;
    (void)config;
    w->failure = *f;
}

static void spoil(void *user, uint64_t cycle, struct tex_frame *f)
{
    (void)user;
    if (cycle > SPOILT && f->valid >> TEX_AT_WRAP & 1)
        f->payload[TEX_WORD_WRAP + 4] ^= 1;
}

/* Once: the fuzzer has one record. */
static struct world *open_world(void)
{
    struct world *w = calloc(1, sizeof *w);
    struct diag diag;
    diag_init(&diag, NULL);
    if (!w || !vector_load(FILE_FIRST, &w->c, &diag))
        abort();
    diag_free(&diag);
    struct run_options options = {.seed = 1, .watchdog = RUN_WATCHDOG, .out = "build", .one_thread = true};
    struct run_source source = {.next = next, .judged = judged, .user = w};
    struct model_dut dut = {.limit = LIMIT, .spoil = spoil};
    playback_begin(&w->playback, (size_t)64 << 20);
    w->trace.playback = &w->playback;
    w->trace.wanted[TRACE_RTL] = w->trace.wanted[TRACE_MODEL] = true;
    trace_begin(&w->trace);
    if (!run_init(&w->run, &options, &source, stdout))
        abort();
    w->run.checker.trace = &w->trace;
    struct dut_client client = run_client(&w->run);
    if (!model_dut_run(&dut, &client) || w->failure.kind != FAILURE_LOCKSTEP)
        abort();
    run_free(&w->run);
    return w;
}

static bool same(const struct step_condition *a, const struct step_condition *b)
{
    return a->kind == b->kind && a->boundary == b->boundary && a->leaf == b->leaf && a->element == b->element &&
           a->compare == b->compare && a->value.is_real == b->value.is_real && a->value.bits == b->value.bits &&
           a->warp == b->warp && a->instruction == b->instruction && a->lane == b->lane && a->rule == b->rule &&
           (a->kind == BREAK_DIFFERENCE || memcmp(a->side, b->side, sizeof a->side) == 0);
}

/* Of a value with a point the text has nine digits: the same number. */
static void check_break(const struct step_break *b)
{
    char line[LINE] = "break ", error[STEP_ERROR];
    struct step_command again;
    FILE *out = fmemopen(line + strlen(line), sizeof line - strlen(line), "w");
    if (!out)
        abort();
    step_condition_print(&b->condition, out);
    fclose(out);
    if (!step_command_parse(line, &again, error) || again.verb != STEP_BREAK ||
        !same(&again.condition, &b->condition) ||
        (b->condition.value.is_real && b->condition.value.real == b->condition.value.real &&
         again.condition.value.real != b->condition.value.real))
        abort();
}

static void check_line(struct step *s, const char *line)
{
    uint64_t cycle = s->at.cycle;
    unsigned breaks = s->breaks_count;
    bool done = step_line(s, line);
    if (done != (s->error[0] == '\0') || s->at.cycle < playback_first(s->playback) ||
        s->at.cycle > playback_last(s->playback) || s->no_memory)
        abort();
    if (!done && (s->at.cycle != cycle || s->breaks_count != breaks || !text_is_clean(s->error)))
        abort();
    for (unsigned i = 0; i < s->breaks_count; i++)
        check_break(&s->breaks[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct world *w;
    if (!w)
        w = open_world();
    struct step *s = calloc(1, sizeof *s);
    FILE *out = fmemopen(w->said, sizeof w->said, "w");
    if (!s || !out)
        abort();
    *s = (struct step){
        .c = &w->c, .playback = &w->playback, .failure = &w->failure, .out = out, .columns = STEP_COLUMNS};
    s->colour = size > 0 && data[0] == '!';
    step_begin(s);
    const uint8_t *at = data + s->colour, *end = data + size;
    for (unsigned lines = 0; at < end && lines < MOST_LINES && !s->over; lines++) {
        const uint8_t *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        char line[LINE];
        snprintf(line, sizeof line, "%.*s", (int)(length < LINE ? length : LINE - 1), (const char *)at);
        rewind(out);
        check_line(s, line);
        at = stop ? stop + 1 : end;
    }
    fclose(out);
    step_free(s);
    free(s);
    return 0;
}
