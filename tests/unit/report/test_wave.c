// SPDX-License-Identifier: Apache-2.0
/* The waveform window, read back with the FST reader of the same library. */
#include <fstapi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "report/wave.h"
#include "report/wave_view.h"
#include "tap.h"

#define FIRST 1000U /* cycle of the first frame */
#define FRAMES 300U
#define BIT TEX_BIT

struct world {
    struct history h;
    char wave[96], view[96];
};

static void fill(struct history *h)
{
    for (unsigned i = 0; i < FRAMES; i++) {
        struct history_entry *e = history_current(h);
        memset(e, 0, sizeof *e);
        e->cycle = FIRST + i;
        e->compared = true;
        struct tex_wrap wrap = {.tag.lane = i % 32, .x = {i, i + 1, i + 2, i + 3}, .border = 5};
        e->rtl.valid = e->model.valid = BIT(TEX_AT_WRAP) | BIT(TEX_AT_REGS);
        e->rtl.ready = e->model.ready = BIT(TEX_AT_WRAP);
        tex_pack_wrap(&e->rtl.payload[TEX_WORD_WRAP], 0, &wrap);
        wrap.x[2] += i == FRAMES - 17 ? 4096 : 0;
        tex_pack_wrap(&e->model.payload[TEX_WORD_WRAP], 0, &wrap);
        if (i == FRAMES - 1)
            e->rtl.valid = e->model.valid = 0;
        history_advance(h);
    }
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    fill(&w->h);
    snprintf(w->wave, sizeof w->wave, "%s/texlock-test-%ld.fst", P_tmpdir, (long)getpid());
    snprintf(w->view, sizeof w->view, "%s/texlock-test-%ld.gtkw", P_tmpdir, (long)getpid());
    *state = w;
    return wave_write(&w->h, TEX_AT_WRAP, FIRST + FRAMES - 17, w->wave, w->view) ? 0 : -1;
}

static int teardown(void **state)
{
    struct world *w = *state;
    unlink(w->wave);
    unlink(w->view);
    free(w);
    return 0;
}

/* Handle of a signal by its full path; 0 if there is none. */
static fstHandle find(void *fst, const char *path, uint32_t *length)
{
    struct fstHier *h;
    fstReaderResetScope(fst);
    fstReaderIterateHierRewind(fst);
    while ((h = fstReaderIterateHier(fst)) != NULL) {
        char full[256];
        if (h->htyp == FST_HT_SCOPE)
            fstReaderPushScope(fst, h->u.scope.name, NULL);
        else if (h->htyp == FST_HT_UPSCOPE)
            fstReaderPopScope(fst);
        if (h->htyp != FST_HT_VAR)
            continue;
        snprintf(full, sizeof full, "%s.%s", fstReaderGetCurrentFlatScope(fst), h->u.var.name);
        if (strcmp(full, path) == 0) {
            *length = h->u.var.length;
            return h->u.var.handle;
        }
    }
    return 0;
}

/* Value of a signal in a cycle, as text of bits. */
static void value(struct world *w, const char *path, unsigned cycle, char text[128])
{
    void *fst = fstReaderOpen(w->wave);
    uint32_t length = 0;
    assert_non_null(fst);
    fstHandle handle = find(fst, path, &length);
    if (handle == 0)
        fail_msg("no signal %s", path);
    fstReaderGetValueFromHandleAtTime(fst, (uint64_t)cycle * WAVE_NS_PER_CYCLE + 1, handle, text);
    assert_int_equal(strlen(text), length);
    fstReaderClose(fst);
}

static unsigned number(struct world *w, const char *path, unsigned cycle)
{
    char text[128];
    value(w, path, cycle, text);
    return (unsigned)strtoul(text, NULL, 2);
}

static void test_both_sides_and_difference(void **state)
{
    struct world *w = *state;
    unsigned at = FIRST + FRAMES - 17;
    assert_int_equal(number(w, "texlock.rtl.wrap.x_2 [15:0]", at), FRAMES - 17 + 2);
    assert_int_equal(number(w, "texlock.model.wrap.x_2 [15:0]", at), FRAMES - 17 + 2 + 4096);
    assert_int_equal(number(w, "texlock.diff.wrap", at), 1);
    assert_int_equal(number(w, "texlock.diff.coord", at), 0);
    assert_int_equal(number(w, "texlock.rtl.wrap.x_2 [15:0]", at + 1), FRAMES - 16 + 2);
    assert_int_equal(number(w, "texlock.model.wrap.x_2 [15:0]", at + 1), FRAMES - 16 + 2);
    assert_int_equal(number(w, "texlock.diff.wrap", at + 1), 0);
    assert_int_equal(number(w, "texlock.rtl.wrap.tag_lane [4:0]", at), (FRAMES - 17) % 32);
    assert_int_equal(number(w, "texlock.rtl.wrap.valid", at), 1);
    assert_int_equal(number(w, "texlock.rtl.coord.valid", at), 0);
}

static void test_clock_and_window(void **state)
{
    struct world *w = *state;
    void *fst = fstReaderOpen(w->wave);
    assert_non_null(fst);
    assert_int_equal(fstReaderGetStartTime(fst), (FIRST + FRAMES - HISTORY_CYCLES) * WAVE_NS_PER_CYCLE);
    assert_int_equal(fstReaderGetEndTime(fst), (FIRST + FRAMES) * WAVE_NS_PER_CYCLE);
    fstReaderClose(fst);
    assert_int_equal(number(w, "texlock.clk", FIRST + FRAMES - 20), 1);
}

static void test_payload_without_valid_reads_x(void **state)
{
    struct world *w = *state;
    char text[128];
    value(w, "texlock.rtl.wrap.border [3:0]", FIRST + FRAMES - 1, text);
    assert_string_equal(text, "xxxx");
    value(w, "texlock.rtl.wrap.border [3:0]", FIRST + FRAMES - 2, text);
    assert_string_equal(text, "0101");
}

static void test_window_begins_with_the_case(void **state)
{
    struct world *w = *state;
    struct history *h = &w->h;
    h->entry[(h->written - 50) % HISTORY_RING].cycle = 0;
    for (unsigned i = 0; i < 49; i++)
        h->entry[(h->written - 1 - i) % HISTORY_RING].cycle = 49 - i;
    assert_true(wave_write(h, TEX_AT_WRAP, 30, w->wave, w->view));
    void *fst = fstReaderOpen(w->wave);
    assert_non_null(fst);
    assert_int_equal(fstReaderGetStartTime(fst), 0);
    assert_int_equal(fstReaderGetEndTime(fst), 50 * WAVE_NS_PER_CYCLE);
    fstReaderClose(fst);
}

/* By both names GTKWave finds the waveform beside the view. */
static void test_view_names_its_files(void **state)
{
    struct world *w = *state;
    FILE *view = fopen(w->view, "r");
    char line[256], expected[256];
    assert_non_null(view);
    assert_non_null(fgets(line, sizeof line, view));
    snprintf(expected, sizeof expected, "[dumpfile] \"%s\"\n", strrchr(w->wave, '/') + 1);
    assert_string_equal(line, expected);
    assert_non_null(fgets(line, sizeof line, view));
    snprintf(expected, sizeof expected, "[savefile] \"%s\"\n", strrchr(w->view, '/') + 1);
    assert_string_equal(line, expected);
    fclose(view);
}

static void test_view_names_signals_of_the_wave(void **state)
{
    struct world *w = *state;
    FILE *view = fopen(w->view, "r");
    char line[256];
    unsigned signals = 0;
    assert_non_null(view);
    void *fst = fstReaderOpen(w->wave);
    while (fgets(line, sizeof line, view)) {
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "texlock.", 8) != 0)
            continue;
        char path[256];
        uint32_t length;
        char *range = strchr(line, '[');
        int stem = range ? (int)(range - line) : (int)strlen(line);
        snprintf(path, sizeof path, "%.*s%s%s", stem, line, range ? " " : "", range ? range : "");
        assert_int_not_equal(find(fst, path, &length), 0);
        signals++;
    }
    fstReaderClose(fst);
    fclose(view);
    assert_int_equal(signals, 2 + 2 * (2 + 15 + 4 + 5 + 1 + 5 + 1 + 4 + 1 + 2));
}

static void test_paths_that_cannot_be_written(void **state)
{
    struct world *w = *state;
    assert_false(wave_write(&w->h, TEX_AT_WRAP, 0, "no-such-folder/a.fst", "no-such-folder/a.gtkw"));
    assert_false(wave_write(&w->h, TEX_AT_WRAP, 0, w->wave, "no-such-folder/a.gtkw"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_both_sides_and_difference),     TEST(test_clock_and_window),
        TEST(test_payload_without_valid_reads_x), TEST(test_window_begins_with_the_case),
        TEST(test_view_names_its_files),          TEST(test_view_names_signals_of_the_wave),
        TEST(test_paths_that_cannot_be_written),
    };
    return cmocka_run_group_tests_name("wave", tests, NULL, NULL);
}
