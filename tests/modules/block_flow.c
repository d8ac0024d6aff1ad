// SPDX-License-Identifier: Apache-2.0
/*
 * tex_block as a stage: blocks of the table and of the formulas, four at a time, with stalls, beside two registers.
 * Words: tb_block_flow.sv.
 */
#include "clocked.h"

#include "block_expect.h"

enum { SEEN_TAKEN, SEEN_HELD, SEEN_FULL, SEEN_TABLE, SEEN_MIXED };

struct beat {
    uint32_t in[18]; /* words 1..18 */
    uint32_t out[9];
    bool of_table, mixed;
};

struct state {
    struct beat in, out[2]; /* offered; in the stage: out[1] is shown */
    bool offered, valid[2];
    uint32_t ready, changed; /* shares of 100 cycles; cycles to the next draw */
};

static void reset(void *state)
{
    struct state *s = state;
    s->offered = s->valid[0] = s->valid[1] = false;
}

/* Four rows of one format. */
static void draw_rows(struct rng *rng, struct beat *b)
{
    const struct row *row[4];
    uint32_t n = rng_below(rng, (uint32_t)rows_count);
    for (int k = 0; k < 4; k++) {
        uint32_t other = n < 20 ? n : n - rng_below(rng, 20);
        row[k] = &rows[rows[other].codec == rows[n].codec && rows[other].is_signed == rows[n].is_signed ? other : n];
        b->mixed |= k > 0 && row[k] != row[0];
        row_words(row[k], &b->in[4 * k]);
    }
    b->in[16] = rng_below(rng, 0x10000) | row[0]->codec << 16 | (uint32_t)row[0]->is_signed << 20;
    for (uint32_t k = 0; k < 4; k++) {
        const uint16_t *code = row[k]->code[b->in[16] >> 4 * k & 15];
        b->out[2 * k] = code[0] | (uint32_t)code[1] << 16;
        b->out[2 * k + 1] = code[2] | (uint32_t)code[3] << 16;
    }
}

static void draw_formula(struct rng *rng, struct beat *b)
{
    for (int n = 0; n < 16; n++)
        b->in[n] = rng_next(rng);
    corners(rng, b->in);
    corners(rng, b->in + 8);
    b->in[16] = rng_below(rng, 0x10000) | formulas[rng_below(rng, sizeof formulas / sizeof *formulas)] << 16 |
                rng_below(rng, 8) << 20;
    for (uint32_t k = 0; k < 4; k++) {
        uint16_t code[4] = {0};
        formula(b->in[16] >> 16, &b->in[4 * k], b->in[16] >> 4 * k & 15, code);
        b->out[2 * k] = code[0] | (uint32_t)code[1] << 16;
        b->out[2 * k + 1] = code[2] | (uint32_t)code[3] << 16;
    }
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (!rows)
        read_table();
    if (s->changed == 0) {
        s->ready = rng_below(rng, 3) * 50;
        s->changed = 1 + rng_below(rng, 100);
    }
    s->changed--;
    if (!s->offered && rng_percent(rng, 80)) {
        memset(&s->in, 0, sizeof s->in);
        s->offered = true;
        s->in.of_table = rng_percent(rng, 60);
        (s->in.of_table ? draw_rows : draw_formula)(rng, &s->in);
        s->in.in[17] = s->in.out[8] = rng_next(rng);
    }
    in[0] = (uint32_t)s->offered | (uint32_t)rng_percent(rng, s->ready) << 1;
    if (s->offered)
        memcpy(&in[1], s->in.in, sizeof s->in.in);
}

static bool ready_of(const struct state *s, const uint32_t *in, int slot)
{
    return !s->valid[slot] || (slot == 1 ? in[0] >> 1 & 1 : ready_of(s, in, 1));
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    const struct state *s = state;
    out[0] = out[10] = (uint32_t)s->valid[1] | (uint32_t)ready_of(s, in, 0) << 1;
    if (s->valid[1])
        memcpy(&out[1], s->out[1].out, sizeof s->out[1].out);
    out[11] = out[9];
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool late = ready_of(s, in, 1), early = ready_of(s, in, 0);
    seen[SEEN_HELD] += s->valid[1] && !(in[0] >> 1 & 1);
    seen[SEEN_FULL] += s->valid[0] && s->valid[1];
    if (late) {
        s->valid[1] = s->valid[0];
        s->out[1] = s->out[0];
        s->valid[0] = false;
    }
    if (early && s->offered) {
        seen[SEEN_TAKEN]++;
        seen[SEEN_TABLE] += s->in.of_table;
        seen[SEEN_MIXED] += s->in.mixed;
        s->out[0] = s->in;
        s->valid[0] = true;
        s->offered = false;
    }
}

const struct clocked clocked = {
    .name = "block_flow",
    .cycles = 200000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {[SEEN_TAKEN] = "a beat is taken",
               [SEEN_HELD] = "a beat is held",
               [SEEN_FULL] = "both registers are full",
               [SEEN_TABLE] = "blocks of the table",
               [SEEN_MIXED] = "blocks of the table that differ"},
};
