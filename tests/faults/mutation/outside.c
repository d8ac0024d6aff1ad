// SPDX-License-Identifier: Apache-2.0
/*
 * The expectations of vectors, judged on the function layer alone: no simulator, no clock.
 *
 * usage: outside FILE.tlv...      prints the first that fails of each file, then how many were judged
 * exit: 0 all are met, 1 one is not, 4 a file is refused, 5 memory is out
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/diag.h"
#include "check/expect_model.h"
#include "check/golden.h"
#include "vector/vector.h"

/* One file. */
struct judge {
    const struct test_case *c;
    const struct golden *golden;
    bool *near; /* by instruction: what it gives depends on when stores reach memory */
    size_t judged, failed;
};

static void told(struct judge *j, const struct place_in_file *at, bool met)
{
    j->judged++;
    if (!met && j->failed++ == 0)
        printf("%s:%" PRIu32 ":%" PRIu32 "\n", j->c->path, at->line, at->column);
}

static void judge_instruction(void *user, size_t index, const struct tex_warp_result *r)
{
    struct judge *j = user;
    for (size_t i = 0; i < j->c->expects_count; i++) {
        const struct expectation *x = &j->c->expects[i];
        struct expect_shown shown;
        bool here = x->warp == index && !(j->near[index] && (x->is_register || x->boundary >= TEX_AT_CACHE));
        if (here && expect_model_of(r, x, &shown))
            told(j, &x->at, expect_met(x, &shown));
    }
}

static void judge_memory(struct judge *j)
{
    for (size_t i = 0; i < j->c->memory_count && !j->golden->memory_unsure; i++) {
        const struct case_memory *m = &j->c->memory[i];
        bool met = true;
        for (uint32_t k = 0; k < m->count; k++) {
            uint8_t line[TEX_LINE_BYTES];
            (void)image_read_line(&j->golden->memory, m->address + k, line);
            met &= line[(m->address + k) % TEX_LINE_BYTES] == m->bytes[k];
        }
        told(j, &m->at, met);
    }
}

static void judge_registers(struct judge *j)
{
    struct tex_trap trap = golden_trap(j->golden);
    for (size_t i = 0; i < j->c->registers_count; i++) {
        const struct case_register *x = &j->c->registers[i];
        uint32_t value, mask = (uint32_t)((UINT64_C(2) << (x->hi - x->lo)) - 1);
        if (golden_register(j->golden, &trap, x->offset, &value))
            told(j, &x->at, (value >> x->lo & mask) == x->value);
    }
}

static int judge_case(struct judge *j)
{
    struct golden golden;
    const struct golden_run run = {.ran = judge_instruction, .user = j};
    if (!golden_build(&golden, j->c))
        return 5;
    j->golden = &golden;
    j->near = calloc(j->c->warps_count + 1, sizeof *j->near);
    for (size_t i = 0; j->near && i < golden.beats_count; i++)
        j->near[golden.beats[i].instruction] |= golden.beats[i].near || golden.beats[i].open;
    int rc = j->near && golden_run(j->c, &run) ? 0 : 5;
    if (rc == 0) {
        judge_memory(j);
        judge_registers(j);
    }
    free(j->near);
    golden_free(&golden);
    return rc;
}

static int judge_file(const char *path, size_t *judged)
{
    struct test_case c;
    struct diag diag;
    diag_init(&diag, NULL);
    struct judge j = {.c = &c};
    int rc = 4;
    if (vector_load(path, &c, &diag))
        rc = case_moves(&c) ? 0 : judge_case(&j);
    else
        printf("%s: refused\n", path);
    diag_free(&diag);
    case_free(&c);
    *judged += j.judged;
    return rc ? rc : j.failed > 0;
}

int main(int argc, char **argv)
{
    size_t judged = 0;
    int rc = 0;
    for (int i = 1; i < argc; i++) {
        int one = judge_file(argv[i], &judged);
        if (rc == 0 || one == 5)
            rc = one;
    }
    printf("%zu judged\n", judged);
    return rc;
}
