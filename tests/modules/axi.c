// SPDX-License-Identifier: Apache-2.0
/*
 * tex_axi beside plain C: who is served, the address register, what becomes of read data (cmodel/stages/axi.md).
 *
 * in: 0 valid of bind, header, sampler, texel, ar_ready, r_valid, valid of load, and from bit 8 on the texel's
 * identifier; 1.. line of each requester, two words each; 11.. read data. out: 0 ready of the first four, ar_valid,
 * r_ready, r_error, rsp_valid, ready of load; 1.. ar; 4.. rsp.
 */
#include "clocked.h"
#include "tex_defs.h"

#include <string.h>

enum { REQUESTERS = 5, TEXEL = 3, LOAD = 4, IN_AR_READY = 4, IN_R_VALID = 5, IN_LOAD = 6, IN_ID = 8, LINE_W = 43 };
enum { IN_LINE = 32, IN_R = 352, OUT_LOAD = 8 };
enum { SEEN_FIRST = 0, SEEN_BLOCKED = 5, SEEN_BACK_TO_BACK, SEEN_ERROR, SEEN_SPARSE, SEEN_BOTH, SEEN_EXOKAY };

struct state {
    bool ar_valid, rsp_valid;
    struct tex_axi_a ar;
    struct tex_rsp rsp;
    uint32_t waits; /* requesters that were not served: they ask again, for the same line */
    uint64_t line[REQUESTERS];
    uint32_t id;
};

static void reset(void *state)
{
    memset(state, 0, sizeof(struct state));
}

/* Requesters that are valid, from bit 0 on. */
static uint32_t valid_of(const uint32_t *in)
{
    return (in[0] & 15) | (in[0] >> IN_LOAD & 1) << LOAD;
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    uint32_t valid = s->waits | (rng_next(rng) & rng_next(rng) & 31);
    for (unsigned n = 0; n < REQUESTERS; n++) {
        if (!(s->waits >> n & 1))
            s->line[n] = ((uint64_t)rng_next(rng) << 32 | rng_next(rng)) >> (64 - LINE_W);
        set_bits(in, IN_LINE + 64 * n, LINE_W, s->line[n]);
    }
    if (!(s->waits >> TEXEL & 1))
        s->id = rng_below(rng, 16);
    struct tex_axi_r r = {.id = rng_below(rng, 16),
                          .resp = rng_below(rng, 4),
                          .user = rng_percent(rng, 30),
                          .last = rng_percent(rng, 50)};
    for (unsigned i = 0; i < 8; i++)
        r.data[i] = rng_next(rng);
    tex_pack_axi_r(in, IN_R, &r);
    in[0] = (valid & 15) | valid >> LOAD << IN_LOAD | (uint32_t)rng_percent(rng, 60) << IN_AR_READY |
            (uint32_t)rng_percent(rng, 50) << IN_R_VALID | s->id << IN_ID;
}

/* The requester that is served if the register is free: the first that is valid, REQUESTERS if none is. */
static unsigned served(const uint32_t *in)
{
    unsigned n = 0;
    while (n < REQUESTERS && !(valid_of(in) >> n & 1))
        n++;
    return n;
}

static bool is_free(const struct state *s, const uint32_t *in)
{
    return !s->ar_valid || (in[0] >> IN_AR_READY & 1);
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    const struct state *s = state;
    struct tex_axi_r r;
    tex_unpack_axi_r(in, IN_R, &r);
    for (unsigned n = 0; n < REQUESTERS; n++)
        out[0] |= (uint32_t)(is_free(s, in) && n <= served(in)) << (n == LOAD ? OUT_LOAD : n);
    out[0] |= (uint32_t)s->ar_valid << 4 | 1U << 5 |
              (uint32_t)((in[0] >> IN_R_VALID & 1) && r.resp >= TEX_RESP_SLVERR) << 6 | (uint32_t)s->rsp_valid << 7;
    if (s->ar_valid)
        tex_pack_axi_a(&out[1], 0, &s->ar);
    if (s->rsp_valid)
        tex_pack_rsp(&out[4], 0, &s->rsp);
}

static void address_edge(struct state *s, const uint32_t *in, uint64_t *seen)
{
    static const uint32_t ids[REQUESTERS] = {TEX_AXI_ID_CONST, TEX_AXI_ID_HEADER, TEX_AXI_ID_SAMPLER, 0,
                                             TEX_AXI_ID_LOAD};
    unsigned n = served(in);
    s->waits = valid_of(in);
    if (!is_free(s, in)) {
        seen[SEEN_BLOCKED] += n < REQUESTERS;
        return;
    }
    seen[SEEN_BACK_TO_BACK] += s->ar_valid && n < REQUESTERS;
    s->ar_valid = n < REQUESTERS;
    if (!s->ar_valid)
        return;
    seen[SEEN_FIRST + n] += valid_of(in) >> n > 1; /* with another that waits, but for the last */
    seen[SEEN_FIRST + n] += n == LOAD;
    s->waits &= ~(1U << n);
    s->ar = (struct tex_axi_a){.id = n == TEXEL ? s->id : ids[n], .addr = 32 * s->line[n], .size = 5, .burst = 1};
}

static void data_edge(struct state *s, const uint32_t *in, uint64_t *seen)
{
    struct tex_axi_r r;
    tex_unpack_axi_r(in, IN_R, &r);
    s->rsp_valid = in[0] >> IN_R_VALID & 1;
    if (!s->rsp_valid)
        return;
    bool error = r.resp >= TEX_RESP_SLVERR; /* and the decode error after it */
    seen[SEEN_ERROR] += error && !r.user;
    seen[SEEN_SPARSE] += !error && r.user;
    seen[SEEN_BOTH] += error && r.user;
    seen[SEEN_EXOKAY] += r.resp == TEX_RESP_OKAY + 1;
    s->rsp = (struct tex_rsp){.id = r.id, .error = error, .sparse = r.user && !error};
    if (!error && !r.user)
        memcpy(s->rsp.data, r.data, sizeof r.data);
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    address_edge(s, in, seen);
    data_edge(s, in, seen);
}

const struct clocked clocked = {
    .name = "axi",
    .cycles = 300000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"bind served before others", "header served before others", "sampler served before others",
               "texel served before load", "load served", "a request while the register is taken",
               "a request in the cycle that frees the register", "an error response", "an unmapped sparse page",
               "an error from an unmapped sparse page", "an exclusive okay"},
};
