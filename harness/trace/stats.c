// SPDX-License-Identifier: Apache-2.0
#include "trace/stats.h"

#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "tex_stages.h"

#define REGISTER_BYTES 4U

const char *const stats_cache_name[STATS_CACHES] = {"handle", "header", "sampler", "texel"};
const char *const stats_source_name[STATS_SOURCES] = {"handle", "header", "sampler", "texel", "load", "other"};
const enum tex_boundary stats_cache_request[STATS_CACHES] = {TEX_AT_BIND_REQ, TEX_AT_HEADER_REQ, TEX_AT_SAMPLER_REQ,
                                                             TEX_AT_LOOKUP_REQ};

void stats_init(struct stats *s)
{
    memset(s, 0, sizeof *s);
    s->visible = TEX_SET_ALL;
}

void stats_case(struct stats *s, tex_boundary_set visible)
{
    s->visible &= visible;
    s->cases++;
}

uint64_t stats_under_way(const struct stats *s)
{
    uint64_t left = 0;
    for (uint64_t n = s->flights_first; n < s->flights_end; n++)
        left += !s->flight[n % STATS_FLIGHTS].over;
    return left;
}

unsigned stats_kind(uint64_t word)
{
    const struct isa_form *form = insn_find(word);
    return form && form->mnemonic ? (unsigned)(form->mnemonic - isa_mnemonics) : STATS_NOT_BUILT;
}

const char *stats_kind_name(unsigned kind)
{
    return kind < ISA_KINDS ? isa_mnemonics[kind].name : "not built";
}

bool stats_sees(const struct stats *s, tex_boundary_set needed)
{
    return (s->visible & needed) == needed;
}

bool stats_sees_cache(const struct stats *s, enum stats_cache cache)
{
    static const tex_boundary_set asks[STATS_CACHES] = {
        [STATS_HANDLE] = TEX_BIT(TEX_AT_DECODE),
        [STATS_HEADER] = TEX_BIT(TEX_AT_BIND),
        [STATS_SAMPLER] = TEX_BIT(TEX_AT_BIND),
        [STATS_TEXEL] = TEX_BIT(TEX_AT_ADDRESS) | TEX_BIT(TEX_AT_LOOKUP),
    };
    return stats_sees(s, asks[cache] | TEX_BIT(stats_cache_request[cache]));
}

static void count_states(struct stats *s, bool working, const struct tex_frame *f)
{
    const tex_boundary_set is[STATS_STATES] = {
        [STATS_MOVED] = f->valid & f->ready, [STATS_STALLED] = f->valid & ~f->ready, [STATS_IDLE] = ~f->valid};
    s->cycles[working]++;
    for (unsigned state = 0; state < STATS_STATES; state++)
        for (tex_boundary_set left = is[state] & STATS_COUNTED; left; left &= left - 1)
            s->states[working][lowest_bit(left)][state]++;
}

/* The thread leaves the input of the stage: it has looked for its line, and asked for it or not. */
static void look(struct stats_lookups *c, bool needed)
{
    c->lookups += needed;
    c->hits += needed && !c->asked;
    c->asked = false;
}

static void count_requests(struct stats *s, const struct tex_frame *f)
{
    for (unsigned i = 0; i < STATS_CACHES; i++)
        if (frame_transfer(f, stats_cache_request[i])) {
            s->cache[i].lines++;
            s->cache[i].asked = true;
        }
}

static void count_descriptors(struct stats *s, const struct tex_frame *f)
{
    const struct tex_regs any = {0}; /* where the line is does not matter */
    uint64_t line[2];
    if (frame_transfer(f, TEX_AT_DECODE)) {
        struct tex_decode decode;
        tex_unpack_decode(frame_payload(f, TEX_AT_DECODE), 0, &decode);
        look(&s->cache[STATS_HANDLE], tex_bind_lookup(&decode, &any, line));
    }
    if (frame_transfer(f, TEX_AT_BIND)) {
        struct tex_bind bind;
        tex_unpack_bind(frame_payload(f, TEX_AT_BIND), 0, &bind);
        uint32_t needed = tex_header_lookup(&bind, &any, line);
        look(&s->cache[STATS_HEADER], needed & 1);
        look(&s->cache[STATS_SAMPLER], needed >> 1 & 1);
    }
}

/* A footprint leaves address in the cycle in which it passes lookup. */
static void count_footprint(struct stats *s, const struct tex_frame *f)
{
    if (!frame_transfer(f, TEX_AT_LOOKUP))
        return;
    struct tex_address address;
    struct tex_lookup lookup;
    tex_unpack_address(frame_payload(f, TEX_AT_ADDRESS), 0, &address);
    tex_unpack_lookup(frame_payload(f, TEX_AT_LOOKUP), 0, &lookup);
    unsigned samples = count_bits(address.fetch) + count_bits(address.straddle);
    unsigned hits = count_bits(lookup.hit) + count_bits(lookup.second_hit);
    s->cache[STATS_TEXEL].lookups += samples;
    s->cache[STATS_TEXEL].hits += hits;
    s->footprints += samples > 0;
    s->whole += samples > 0 && hits == samples;
}

static unsigned source_of(uint32_t id)
{
    static const uint8_t of_one[] = {[TEX_AXI_ID_CONST] = STATS_HANDLE,
                                     [TEX_AXI_ID_HEADER] = STATS_HEADER,
                                     [TEX_AXI_ID_SAMPLER] = STATS_SAMPLER,
                                     [TEX_AXI_ID_LOAD] = STATS_LOADS};
    if (id >= TEX_AXI_ID_L1 && id < TEX_AXI_ID_L1 + TEX_L1_IDS)
        return STATS_TEXEL;
    return id < sizeof of_one ? of_one[id] : STATS_OTHERS;
}

static void count_reads(struct stats *s, const struct tex_frame *f)
{
    if (frame_transfer(f, TEX_AT_AXI_AR)) {
        struct tex_axi_a a;
        tex_unpack_axi_a(frame_payload(f, TEX_AT_AXI_AR), 0, &a);
        s->read[source_of(a.id)].requests++;
    }
    if (frame_transfer(f, TEX_AT_AXI_R)) {
        struct tex_axi_r r;
        tex_unpack_axi_r(frame_payload(f, TEX_AT_AXI_R), 0, &r);
        struct stats_channel *c = &s->read[source_of(r.id)];
        c->beats++;
        c->bytes += TEX_LINE_BYTES;
        c->errors += r.resp != TEX_RESP_OKAY;
        c->sparse += r.user;
    }
}

static void count_writes(struct stats *s, const struct tex_frame *f)
{
    s->write.requests += frame_transfer(f, TEX_AT_AXI_AW);
    if (frame_transfer(f, TEX_AT_AXI_W)) {
        struct tex_axi_w w;
        tex_unpack_axi_w(frame_payload(f, TEX_AT_AXI_W), 0, &w);
        s->write.beats++;
        s->write.bytes += TEX_LINE_BYTES;
        s->write.strobed += count_bits(w.strb);
    }
    if (frame_transfer(f, TEX_AT_AXI_B)) {
        struct tex_axi_b b;
        tex_unpack_axi_b(frame_payload(f, TEX_AT_AXI_B), 0, &b);
        s->write.errors += b.resp != TEX_RESP_OKAY;
    }
}

static void count_registers(struct stats *s, const struct tex_frame *f)
{
    s->registers_read.requests += frame_transfer(f, TEX_AT_AXIL_AR);
    s->registers_write.requests += frame_transfer(f, TEX_AT_AXIL_AW);
    if (frame_transfer(f, TEX_AT_AXIL_R)) {
        struct tex_axil_r r;
        tex_unpack_axil_r(frame_payload(f, TEX_AT_AXIL_R), 0, &r);
        s->registers_read.beats++;
        s->registers_read.bytes += REGISTER_BYTES;
        s->registers_read.errors += r.resp != TEX_RESP_OKAY;
    }
    if (frame_transfer(f, TEX_AT_AXIL_W)) {
        struct tex_axil_w w;
        tex_unpack_axil_w(frame_payload(f, TEX_AT_AXIL_W), 0, &w);
        s->registers_write.beats++;
        s->registers_write.bytes += REGISTER_BYTES;
        s->registers_write.strobed += count_bits(w.strb);
    }
    if (frame_transfer(f, TEX_AT_AXIL_B)) {
        struct tex_axil_b b;
        tex_unpack_axil_b(frame_payload(f, TEX_AT_AXIL_B), 0, &b);
        s->registers_write.errors += b.resp != TEX_RESP_OKAY;
    }
}

static void leave_over(struct stats *s)
{
    while (s->flights_first < s->flights_end && s->flight[s->flights_first % STATS_FLIGHTS].over)
        s->flights_first++;
}

static void issue(struct stats *s, const struct tex_frame *f)
{
    struct tex_issue_header header;
    bool first = s->issue_beats == 0;
    s->issue_beats = (s->issue_beats + 1) % TEX_ISSUE_BEATS;
    if (!first)
        return;
    tex_unpack_issue_header(frame_payload(f, TEX_AT_ISSUE), 0, &header);
    if (s->flights_end - s->flights_first == STATS_FLIGHTS) { /* no unit has room for so many: the oldest is lost */
        s->flight[s->flights_first % STATS_FLIGHTS].over = true;
        s->lost++;
        leave_over(s);
    }
    s->issued++;
    s->flight[s->flights_end++ % STATS_FLIGHTS] = (struct stats_flight){
        .cycle = s->clock, .kind = (uint8_t)stats_kind(header.word), .warp = (uint8_t)header.warp};
}

static void note_latency(struct stats_latency *l, uint64_t cycles)
{
    unsigned bucket = highest_bit(cycles | 1);
    l->least = l->count == 0 || cycles < l->least ? cycles : l->least;
    l->most = cycles > l->most ? cycles : l->most;
    l->count++;
    l->sum += cycles;
    l->bucket[bucket < STATS_BUCKETS ? bucket : STATS_BUCKETS - 1]++;
}

/* Results of a warp come in the order of its instructions, those of several warps in any. */
static void complete(struct stats *s, uint32_t warp)
{
    for (uint64_t n = s->flights_first; n < s->flights_end; n++) {
        struct stats_flight *flight = &s->flight[n % STATS_FLIGHTS];
        if (flight->over || flight->warp != warp)
            continue;
        flight->over = true;
        s->completed++;
        note_latency(&s->latency[flight->kind], s->clock - flight->cycle);
        leave_over(s);
        return;
    }
    s->strays++;
}

static void count_instructions(struct stats *s, const struct tex_frame *f)
{
    if (frame_transfer(f, TEX_AT_ISSUE))
        issue(s, f);
    if (!frame_transfer(f, TEX_AT_RESULT))
        return;
    struct tex_result result;
    tex_unpack_result(frame_payload(f, TEX_AT_RESULT), 0, &result);
    if (result.last)
        complete(s, result.warp);
}

static void restart(struct stats *s)
{
    s->lost += stats_under_way(s);
    s->flights_first = s->flights_end;
    s->issue_beats = 0;
    for (unsigned i = 0; i < STATS_CACHES; i++)
        s->cache[i].asked = false;
}

void stats_cycle(struct stats *s, bool reset, const struct tex_frame *f)
{
    s->clock++;
    if (reset) {
        restart(s);
        return;
    }
    count_states(s, s->flights_first < s->flights_end || f->valid >> TEX_AT_ISSUE & 1, f);
    count_requests(s, f);
    count_descriptors(s, f);
    count_footprint(s, f);
    count_reads(s, f);
    count_writes(s, f);
    count_registers(s, f);
    count_instructions(s, f);
}
