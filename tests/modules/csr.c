// SPDX-License-Identifier: Apache-2.0
/*
 * tex_csr beside the registers of the cycle model, with event counters and FAULT_COUNT near their ends, where no run of
 * the whole unit comes (cmodel/stages/csr.md). What the counters hold is counted here too, in 64 bits.
 *
 * in:  0 handshakes, a fault, events; 1 aw; 2, 3 w; 4 ar; 5 what is loaded (a counter a bit, then FAULT_COUNT),
 *      6 with what; 7 faulting threads of the beat and, from bit 4 on, their codes; 8 a beat of surface, events of
 * stores, and which of their counters are loaded; 9.. coordinates of that beat. out: 0 handshakes, invalidations,
 * responses; 1 read data; 2.. regs; 10 fault; 12.. counters; 29.. trap.
 */
#include "clocked.h"
#include "cycle/cycle.h"

#include <string.h>

enum {
    IN_AW,
    IN_W,
    IN_B,
    IN_AR,
    IN_R,
    IN_FAULT,
    IN_CODE,
    IN_LANE = 10,
    IN_WARP = 15,
    IN_THREADS = 21,
    IN_EVENTS = 24,
    IN_AW_ADDR = 32,
    IN_W_DATA = 64,
    IN_AR_ADDR = 128,
    IN_LOAD = 160,
    IN_VALUE = 192,
    IN_FAULTING = 224,
    IN_CODES = 228,
    IN_SURFACE = 256,
    IN_STORE_EVENTS = 257,
    IN_ACTION = 260,
    IN_AXIS = 264,
    IN_MISALIGNED = 266,
    IN_TRAP_WARP = 267,
    IN_TRAP_LANE = 273,
    IN_STORE_LOAD = 278,
    IN_AT = 288
};
enum { OTHERS = 8, STORE_EVENTS = 3, STORE_COUNTERS = CYCLE_COUNTERS - OTHERS };
enum { FAULT_END = 65535 };
enum {
    SEEN_WRAP = 0,
    SEEN_READ = 8,
    SEEN_END,
    SEEN_BEYOND,
    SEEN_FULL,
    SEEN_CLEAR,
    SEEN_STORE_WRAP,
    SEEN_TRAP,
    SEEN_TRAP_CLEAR,
    SEEN_CARRY,
    SEEN_ALL_WRITTEN,
    SEEN_ALL_READ
};
enum { OFFSETS = 0x1000, CARRY_FROM = 8 };

struct state {
    struct tex_model m;
    struct tex_frame out;
    uint64_t counted[CYCLE_COUNTERS]; /* since the load */
    uint64_t faults;
    uint32_t held[CLOCKED_WORDS];   /* the inputs of the last cycle */
    uint32_t next_write, next_read; /* offsets that come in their turn */
};

static void reset(void *state)
{
    struct state *s = state, old = *s;
    memset(s, 0, sizeof *s);
    memcpy(s->held, old.held, sizeof s->held);
    s->next_write = old.next_write;
    s->next_read = old.next_read;
    tex_model_reset(&s->m);
}

/* Mostly registers that count, now and then the next of all offsets, or any. */
static uint32_t draw_offset(struct rng *rng, uint32_t next)
{
    if (rng_percent(rng, 60))
        return next;
    if (rng_percent(rng, 50))
        return TEX_CSR_COUNT_INSTRUCTIONS + rng_below(rng, 4 * CYCLE_COUNTERS);
    if (rng_percent(rng, 50))
        return TEX_CSR_FAULT + rng_below(rng, 40);
    return rng_below(rng, rng_percent(rng, 50) ? 0x200 : 0x1000);
}

static uint32_t draw_write(struct rng *rng, uint32_t next)
{
    return rng_percent(rng, 20)   ? TEX_CSR_FAULT_CLEAR
           : rng_percent(rng, 10) ? TEX_CSR_TRAP_CLEAR
                                  : draw_offset(rng, next);
}

/* A little below 2^n, of every n. */
static uint32_t draw_count(struct rng *rng)
{
    uint32_t bits = rng_percent(rng, 50) ? 32 : 4 + rng_below(rng, 28);
    return (UINT32_MAX >> (32 - bits)) - rng_below(rng, 16);
}

static void drive_fault(struct rng *rng, uint32_t *in)
{
    uint32_t faulting = 1 + rng_below(rng, 15), quad = rng_below(rng, 8), first = 0, codes = 0;
    while (!(faulting >> first & 1))
        first++;
    for (unsigned j = 0; j < TEX_QUAD_LANES; j++)
        codes |= (1 + rng_below(rng, TEX_STATUS_MEMORY_ERROR)) << 4 * j;
    set_bits(in, IN_FAULT, 1, 1);
    set_bits(in, IN_CODE, 4, codes >> 4 * first & 15);
    set_bits(in, IN_LANE, 5, TEX_QUAD_LANES * quad + first);
    set_bits(in, IN_WARP, 6, rng_below(rng, TEX_WARPS));
    set_bits(in, IN_THREADS, 3, (unsigned)__builtin_popcount(faulting));
    set_bits(in, IN_FAULTING, 4, faulting);
    set_bits(in, IN_CODES, 16, codes);
}

static void drive_stores(struct rng *rng, uint32_t *in)
{
    set_bits(in, IN_SURFACE, 1, rng_percent(rng, 60));
    set_bits(in, IN_STORE_EVENTS, STORE_EVENTS, rng_next(rng));
    set_bits(in, IN_ACTION, 4, rng_below(rng, rng_percent(rng, 50) ? 16 : TEX_ACTION_DISABLED + 1));
    set_bits(in, IN_AXIS, 2, rng_next(rng));
    set_bits(in, IN_MISALIGNED, 1, rng_percent(rng, 10));
    set_bits(in, IN_TRAP_WARP, 6, rng_next(rng));
    set_bits(in, IN_TRAP_LANE, 5, rng_next(rng));
    for (unsigned k = 0; k < 3; k++)
        set_bits(in, IN_AT + 32 * k, 32, rng_next(rng));
}

/* An address or data that waits stays as it is. */
static void drive_bus(const struct state *s, struct rng *rng, uint32_t *in)
{
    const uint32_t *held = s->held;
    bool write_waits = s->m.valid >> TEX_AT_AXIL_B & 1, read_waits = s->m.valid >> TEX_AT_AXIL_R & 1;
    bool aw_stays = (held[0] >> IN_AW & 1) && (write_waits || !(held[0] >> IN_W & 1));
    bool w_stays = (held[0] >> IN_W & 1) && (write_waits || !(held[0] >> IN_AW & 1));
    bool ar_stays = (held[0] >> IN_AR & 1) && read_waits;
    set_bits(in, IN_AW, 1, aw_stays || rng_percent(rng, 20));
    set_bits(in, IN_AW_ADDR, 12, aw_stays ? held[1] : draw_write(rng, s->next_write));
    set_bits(in, IN_W, 1, w_stays || rng_percent(rng, 20));
    set_bits(in, IN_W_DATA, 32, w_stays ? held[2] : rng_next(rng));
    set_bits(in, IN_W_DATA + 32, 4, w_stays ? held[3] : rng_percent(rng, 50) ? 15 : rng_below(rng, 16));
    set_bits(in, IN_AR, 1, ar_stays || rng_percent(rng, 50));
    set_bits(in, IN_AR_ADDR, 12, ar_stays ? held[4] : draw_offset(rng, s->next_read));
    set_bits(in, IN_B, 1, rng_percent(rng, 70));
    set_bits(in, IN_R, 1, rng_percent(rng, 70));
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    drive_bus(s, rng, in);
    bool writes = (in[0] >> IN_AW & 1) && (in[0] >> IN_W & 1); /* may clear FAULT_COUNT at this edge */
    if (!writes && rng_below(rng, 40) == 0) {
        set_bits(in, IN_LOAD, 9, 1 + rng_below(rng, 511));
        set_bits(in, IN_VALUE, 32, draw_count(rng));
        set_bits(in, IN_STORE_LOAD, STORE_COUNTERS, rng_next(rng));
    } else {
        set_bits(in, IN_EVENTS, 8, rng_next(rng) | (rng_percent(rng, 50) ? rng_next(rng) : 0));
        drive_stores(rng, in);
        if (rng_percent(rng, 25))
            drive_fault(rng, in);
    }
    memcpy(s->held, in, sizeof s->held);
}

static void make_frames(struct state *s, const uint32_t *in, struct tex_frame *frame)
{
    memset(frame, 0, sizeof *frame);
    frame->valid = (tex_boundary_set)(in[0] >> IN_AW & 1) << TEX_AT_AXIL_AW |
                   (tex_boundary_set)(in[0] >> IN_W & 1) << TEX_AT_AXIL_W |
                   (tex_boundary_set)(in[0] >> IN_AR & 1) << TEX_AT_AXIL_AR;
    frame->ready = (tex_boundary_set)(in[0] >> IN_B & 1) << TEX_AT_AXIL_B | (tex_boundary_set)(in[0] >> IN_R & 1)
                                                                                << TEX_AT_AXIL_R;
    struct tex_axil_a aw = {in[1]}, ar = {in[4]};
    struct tex_axil_w w = {in[2], in[3]};
    tex_pack_axil_a(&frame->payload[TEX_WORD_AXIL_AW], 0, &aw);
    tex_pack_axil_w(&frame->payload[TEX_WORD_AXIL_W], 0, &w);
    tex_pack_axil_a(&frame->payload[TEX_WORD_AXIL_AR], 0, &ar);
    memset(&s->out, 0, sizeof s->out);
    s->out.valid = s->m.valid | frame->valid;
    s->out.ready = frame->ready;
    cycle_csr_show(&s->m, frame, &s->out);
}

static void show_bus(struct state *s, uint32_t *out)
{
    struct tex_axil_b b = {0};
    struct tex_axil_r r = {0};
    struct tex_invalidate invalidate = {0};
    if (cycle_valid(&s->out, TEX_AT_AXIL_B))
        tex_unpack_axil_b(cycle_words(&s->m, TEX_WORD_AXIL_B), 0, &b);
    if (cycle_valid(&s->out, TEX_AT_AXIL_R))
        tex_unpack_axil_r(cycle_words(&s->m, TEX_WORD_AXIL_R), 0, &r);
    if (cycle_valid(&s->out, TEX_AT_INVALIDATE))
        tex_unpack_invalidate(cycle_words(&s->m, TEX_WORD_INVALIDATE), 0, &invalidate);
    out[0] = (uint32_t)(s->out.ready >> TEX_AT_AXIL_AW & 1) << 0 | (uint32_t)(s->out.ready >> TEX_AT_AXIL_W & 1) << 1 |
             (uint32_t)cycle_valid(&s->out, TEX_AT_AXIL_B) << 2 | (uint32_t)(s->out.ready >> TEX_AT_AXIL_AR & 1) << 3 |
             (uint32_t)cycle_valid(&s->out, TEX_AT_AXIL_R) << 4 | invalidate.l1 << 5 | invalidate.lines << 6 |
             b.resp << 8 | r.resp << 10;
    out[1] = r.data;
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    struct tex_frame frame;
    make_frames(s, in, &frame);
    show_bus(s, out);
    memcpy(&out[2], cycle_words(&s->m, TEX_WORD_REGS), TEX_REGS_WORDS * sizeof *out);
    struct tex_fault fault = s->m.fault;
    fault.count = (uint32_t)(s->faults < FAULT_END ? s->faults : FAULT_END);
    tex_pack_fault(&out[10], 0, &fault);
    for (unsigned n = 0; n < CYCLE_COUNTERS; n++)
        out[12 + n] = (uint32_t)s->counted[n];
    tex_pack_trap(&out[12 + CYCLE_COUNTERS], 0, &s->m.trap);
}

/* What was counted last has carried into a bit far up. */
static bool carries(uint64_t counted)
{
    return counted >> CARRY_FROM && (counted & (counted - 1)) == 0;
}

/* The model's own counting, as its stages call it; beside it the rule. */
static void count(struct state *s, const uint32_t *in, uint64_t *seen)
{
    struct tex_result beat = {.lanes = in[7] & 15,
                              .warp = (uint32_t)get_bits(in, IN_WARP, 6),
                              .quad = (uint32_t)get_bits(in, IN_LANE, 5) / TEX_QUAD_LANES};
    for (unsigned n = 0; n < OTHERS; n++) {
        if (!(in[0] >> (IN_EVENTS + n) & 1))
            continue;
        cycle_count(&s->m, TEX_CSR_COUNT_INSTRUCTIONS + 4 * n);
        s->counted[n]++;
        seen[SEEN_WRAP + n] += s->counted[n] == UINT64_C(1) << 32;
        seen[SEEN_CARRY] += carries(s->counted[n]);
    }
    if (!(in[0] >> IN_FAULT & 1))
        return;
    for (unsigned j = 0; j < TEX_QUAD_LANES; j++)
        beat.status[j] = (uint32_t)get_bits(in, IN_CODES + 4 * j, 4);
    uint64_t before = s->faults;
    tex_fault_update(&s->m.fault, &beat);
    s->faults += get_bits(in, IN_THREADS, 3);
    seen[SEEN_END] += before < FAULT_END && s->faults == FAULT_END;
    seen[SEEN_BEYOND] += before < FAULT_END && s->faults > FAULT_END;
    seen[SEEN_FULL] += before >= FAULT_END;
}

/* The same of stores: a dropped access counts by its reason. */
static void count_stores(struct state *s, const uint32_t *in, uint64_t *seen)
{
    struct tex_surface surface = {.action = (uint32_t)get_bits(in, IN_ACTION, 4),
                                  .axis = (uint32_t)get_bits(in, IN_AXIS, 2),
                                  .misaligned = (uint32_t)get_bits(in, IN_MISALIGNED, 1)};
    surface.tag.warp = (uint32_t)get_bits(in, IN_TRAP_WARP, 6);
    surface.tag.lane = (uint32_t)get_bits(in, IN_TRAP_LANE, 5);
    memcpy(surface.at, &in[IN_AT / 32], sizeof surface.at);
    bool moves = in[IN_SURFACE / 32] & 1;
    for (unsigned n = 0; n < STORE_COUNTERS; n++) {
        bool event = n < STORE_EVENTS ? in[8] >> (IN_STORE_EVENTS - IN_SURFACE + n) & 1
                                      : moves && surface.action == TEX_ACTION_BOUNDS + n - STORE_EVENTS;
        if (event && n < STORE_EVENTS)
            cycle_count(&s->m, TEX_CSR_COUNT_STORES + 4 * n);
        s->counted[OTHERS + n] += event;
        seen[SEEN_CARRY] += event && carries(s->counted[OTHERS + n]);
        seen[SEEN_STORE_WRAP] += event && s->counted[OTHERS + n] == UINT64_C(1) << 32;
    }
    seen[SEEN_TRAP] += moves && surface.action == TEX_ACTION_TRAP && !s->m.trap.valid;
    if (moves)
        cycle_csr_surface(&s->m, &surface);
}

static void load(struct state *s, const uint32_t *in)
{
    for (unsigned n = 0; n < STORE_COUNTERS; n++)
        if (in[IN_STORE_LOAD / 32] >> (IN_STORE_LOAD % 32 + n) & 1)
            s->counted[OTHERS + n] = s->m.counter[OTHERS + n] = in[6];
    for (unsigned n = 0; n < OTHERS; n++)
        if (in[5] >> n & 1)
            s->counted[n] = s->m.counter[n] = in[6];
    if (in[5] >> OTHERS & 1)
        s->faults = s->m.fault.count = in[6] & FAULT_END;
}

/* Whether this was the last of all offsets. */
static bool in_turn(uint32_t *next, uint32_t offset)
{
    if ((offset & (OFFSETS - 4)) != *next)
        return false;
    *next = (*next + 4) % OFFSETS;
    return *next == 0;
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    struct tex_frame frame;
    make_frames(s, in, &frame);
    unsigned counter = (in[4] & 0xffcU) / 4 - TEX_CSR_COUNT_INSTRUCTIONS / 4;
    if (cycle_moves(&s->out, TEX_AT_AXIL_AR) && counter < CYCLE_COUNTERS)
        seen[SEEN_READ] += s->counted[counter] >> 32;
    if (cycle_moves(&s->out, TEX_AT_AXIL_AW))
        seen[SEEN_ALL_WRITTEN] += in_turn(&s->next_write, in[1]);
    if (cycle_moves(&s->out, TEX_AT_AXIL_AR))
        seen[SEEN_ALL_READ] += in_turn(&s->next_read, in[4]);
    bool clear = cycle_moves(&s->out, TEX_AT_AXIL_AW) && (in[1] & 0xffc) == TEX_CSR_FAULT_CLEAR;
    seen[SEEN_TRAP_CLEAR] += cycle_moves(&s->out, TEX_AT_AXIL_AW) && (in[1] & 0xffc) == TEX_CSR_TRAP_CLEAR &&
                             (in[8] & 1) && (in[8] >> 4 & 15) == TEX_ACTION_TRAP;
    seen[SEEN_CLEAR] += clear && (in[0] >> IN_FAULT & 1) && s->faults >= FAULT_END;
    cycle_csr_read_edge(&s->m, &frame, &s->out);
    count(s, in, seen);
    count_stores(s, in, seen);
    load(s, in);
    cycle_csr_edge(&s->m, &frame, &s->out);
    s->faults = clear ? 0 : s->faults;
    cycle_csr_publish(&s->m);
}

const struct clocked clocked = {
    .name = "csr",
    .cycles = 500000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"COUNT_INSTRUCTIONS passes 2^32", "COUNT_THREADS passes 2^32", "COUNT_HANDLE_MISS passes 2^32",
               "COUNT_HEADER_MISS passes 2^32", "COUNT_SAMPLER_MISS passes 2^32", "COUNT_FOOTPRINTS passes 2^32",
               "COUNT_L1_MISS passes 2^32", "COUNT_AXI_ERROR passes 2^32", "a counter read beyond 2^32",
               "FAULT_COUNT reaches 65535", "FAULT_COUNT would pass 65535", "a fault with FAULT_COUNT at 65535",
               "FAULT_CLEAR at the edge of a fault with FAULT_COUNT at 65535", "a counter of stores passes 2^32",
               "an access that TRAP drops, the first", "TRAP_CLEAR at the edge of one", "a carry into bit 8 to 31",
               "every offset written", "every offset read"},
};
