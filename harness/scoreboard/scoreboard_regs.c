// SPDX-License-Identifier: Apache-2.0
/* The AXI4-Lite port: which registers may be in force, invalidates, what a read may return. */
#include <string.h>

#include "scoreboard/scoreboard_state.h"

#define BANKS_END (TEX_CSR_CONST_BASE_LO + 8 * TEX_CONST_BANKS)
#define LOW_HALF UINT64_C(0xffffffff)

static bool has_access(const struct tex_csr_info *row, const char *access)
{
    return row && strcmp(row->access, access) == 0;
}

static struct scoreboard_epoch *epoch_at(struct scoreboard_regs *r, uint32_t n)
{
    return &r->epoch[(r->first + n) % SCOREBOARD_EPOCHS];
}

void scoreboard_regs_clear(struct scoreboard_regs *r)
{
    memset(r, 0, sizeof *r);
    r->count = 1;
    r->epoch[0].to = SCOREBOARD_NONE;
    tex_regs_from_config(&r->config, &r->epoch[0].regs);
}

void scoreboard_regs_prune(struct scoreboard_regs *r, uint64_t since)
{
    while (r->count > 1 && epoch_at(r, 0)->to < since) {
        r->first = (r->first + 1) % SCOREBOARD_EPOCHS;
        r->count--;
    }
}

unsigned scoreboard_regs_since(const struct scoreboard_regs *r, uint64_t since, uint32_t *first)
{
    unsigned skip = 0;
    while (skip + 1 < r->count && r->epoch[(r->first + skip) % SCOREBOARD_EPOCHS].to < since)
        skip++;
    *first = (r->first + skip) % SCOREBOARD_EPOCHS;
    return r->count - skip;
}

/* The 64-bit word that holds a pair of registers, NULL if the register is not one of a pair. */
static uint64_t *base_of(struct tex_config *c, uint32_t offset)
{
    if (offset >= TEX_CSR_CONST_BASE_LO && offset < BANKS_END)
        return &c->const_base[(offset - TEX_CSR_CONST_BASE_LO) / 8];
    if (offset == TEX_CSR_HEADER_POOL_LO || offset == TEX_CSR_HEADER_POOL_HI)
        return &c->header_pool;
    return offset == TEX_CSR_SAMPLER_POOL_LO || offset == TEX_CSR_SAMPLER_POOL_HI ? &c->sampler_pool : NULL;
}

static uint32_t value_of(struct tex_config *c, uint32_t offset)
{
    const uint64_t *base = base_of(c, offset);
    if (base)
        return (uint32_t)(offset & 4 ? *base >> 32 : *base);
    return offset == TEX_CSR_HEADER_MAX    ? c->header_max
           : offset == TEX_CSR_SAMPLER_MAX ? c->sampler_max
           : offset == TEX_CSR_BINDING     ? c->via_header
           : offset == TEX_CSR_SELECT      ? c->select
                                           : tex_policy(c);
}

static void store(struct tex_config *c, uint32_t offset, uint32_t value)
{
    uint64_t *base = base_of(c, offset);
    if (base && offset & 4)
        *base = (*base & LOW_HALF) | (uint64_t)value << 32;
    else if (base)
        *base = (*base & ~LOW_HALF) | value;
    else if (offset == TEX_CSR_HEADER_MAX)
        c->header_max = value;
    else if (offset == TEX_CSR_SAMPLER_MAX)
        c->sampler_max = value;
    else if (offset == TEX_CSR_BINDING)
        c->via_header = value;
    else if (offset == TEX_CSR_SELECT)
        c->select = value;
    else
        tex_policy_set(c, value);
}

static void add_epoch(struct scoreboard *s)
{
    struct scoreboard_regs *r = &s->regs;
    const struct tex_regs *last = &epoch_at(r, r->count - 1)->regs;
    struct scoreboard_epoch next = {.from = s->cycle, .to = SCOREBOARD_NONE};
    tex_regs_from_config(&r->config, &next.regs);
    if (next.regs.policy.gob_width_one != last->policy.gob_width_one)
        r->policy_change = SCOREBOARD_NONE;
    if (memcmp(last, &next.regs, sizeof *last) == 0)
        return;
    scoreboard_regs_prune(r, s->warp_first < s->warp_next ? scoreboard_warp_at(s, s->warp_first)->issued : s->cycle);
    if (r->count == SCOREBOARD_EPOCHS) {
        r->lost |= s->warp_first < s->warp_next;
        r->first = (r->first + 1) % SCOREBOARD_EPOCHS;
        r->count--;
    }
    *epoch_at(r, r->count++) = next;
}

static void write(struct scoreboard *s)
{
    struct scoreboard_regs *r = &s->regs;
    uint32_t offset = r->address & ~UINT32_C(3), mask = 0;
    const struct tex_csr_info *row = tex_csr_find(offset);
    for (unsigned byte = 0; byte < 4; byte++)
        mask |= r->data.strb >> byte & 1 ? UINT32_C(0xff) << 8 * byte : 0;
    r->has_address = r->has_data = r->has_shown = false;
    r->unanswered++;
    r->refused = !has_access(row, "RW") && !has_access(row, "WO");
    r->last_write = SCOREBOARD_NONE;
    if (has_access(row, "RW")) {
        uint32_t value = (value_of(&r->config, offset) & ~mask) | (r->data.data & mask);
        store(&r->config, offset, value & UINT32_MAX >> (32 - row->width));
        add_epoch(s);
    } else if (offset == TEX_CSR_CTRL) {
        r->pending |= r->data.data & mask;
        r->transferred = s->cycle;
    } else if (offset == TEX_CSR_FAULT_CLEAR) {
        scoreboard_faults_written(s);
    }
}

/* All writes have taken effect. */
static void settle(struct scoreboard *s)
{
    struct scoreboard_regs *r = &s->regs;
    for (uint32_t n = 0; n + 1 < r->count; n++)
        if (epoch_at(r, n)->to == SCOREBOARD_NONE)
            epoch_at(r, n)->to = s->cycle;
    for (unsigned bit = 0; bit < 2; bit++)
        if (r->pending >> bit & 1)
            r->invalidate[bit] = r->transferred;
    r->pending = 0;
    r->last_write = s->cycle;
    if (r->policy_change == SCOREBOARD_NONE)
        r->policy_change = s->cycle;
    scoreboard_faults_answered(s);
}

static bool answer(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_regs *r = &s->regs;
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0};
    struct tex_axil_b wanted = {.resp = r->refused ? TEX_RESP_SLVERR : TEX_RESP_OKAY};
    bool alone = r->unanswered == 1;
    if (r->unanswered == 0)
        return scoreboard_fail(s, failure, DIFFERS_VALID, TEX_AT_AXIL_B, NULL);
    if (--r->unanswered == 0)
        settle(s);
    tex_pack_axil_b(words, 0, &wanted);
    return !alone || scoreboard_compare(s, TEX_AT_AXIL_B, frame_payload(f, TEX_AT_AXIL_B), words, failure);
}

/* False if nothing is known of what the read returns. */
static bool read_value(struct scoreboard *s, uint32_t value, struct tex_axil_r *wanted)
{
    struct scoreboard_regs *r = &s->regs;
    const struct tex_csr_info *row = tex_csr_find(r->read_offset);
    wanted->resp = row ? TEX_RESP_OKAY : TEX_RESP_SLVERR;
    wanted->data = 0;
    if (!row || has_access(row, "WO"))
        return true;
    if (has_access(row, "RO"))
        return scoreboard_faults_reads(s, r->read_offset, r->read_from, value, &wanted->data);
    wanted->data = value_of(&r->config, r->read_offset);
    return r->last_write < r->read_from || r->last_write == 0;
}

static bool read_answer(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_regs *r = &s->regs;
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0};
    struct tex_axil_r shown, wanted;
    bool alone = r->reading == 1;
    if (r->reading == 0)
        return scoreboard_fail(s, failure, DIFFERS_VALID, TEX_AT_AXIL_R, NULL);
    r->reading--;
    tex_unpack_axil_r(frame_payload(f, TEX_AT_AXIL_R), 0, &shown);
    if (!alone || !read_value(s, shown.data, &wanted))
        return true;
    tex_pack_axil_r(words, 0, &wanted);
    return scoreboard_compare(s, TEX_AT_AXIL_R, frame_payload(f, TEX_AT_AXIL_R), words, failure);
}

static bool show_regs(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_regs *r = &s->regs;
    const uint32_t *shown = frame_payload(f, TEX_AT_REGS);
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0}, first;
    if (r->has_shown && r->unanswered == 0 && memcmp(shown, r->shown, sizeof r->shown) == 0) {
        s->counts.compares[TEX_AT_REGS]++;
        return true;
    }
    for (unsigned left = scoreboard_regs_since(r, s->cycle, &first), i = left; i > 0; i--) {
        tex_pack_regs(words, 0, &r->epoch[(first + i - 1) % SCOREBOARD_EPOCHS].regs);
        if (scoreboard_differs(s, TEX_AT_REGS, shown, words))
            continue;
        memcpy(r->shown, shown, sizeof r->shown);
        r->has_shown = i == left && r->unanswered == 0;
        break;
    }
    return scoreboard_compare(s, TEX_AT_REGS, shown, words, failure);
}

bool scoreboard_regs_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_regs *r = &s->regs;
    bool good = true;
    if (frame_transfer(f, TEX_AT_AXIL_B))
        good &= answer(s, f, failure);
    if (frame_transfer(f, TEX_AT_AXIL_R))
        good &= read_answer(s, f, failure);
    if (scoreboard_compares(s, TEX_AT_REGS))
        good &= show_regs(s, f, failure);
    if (frame_transfer(f, TEX_AT_AXIL_AW)) {
        r->address = frame_payload(f, TEX_AT_AXIL_AW)[0];
        r->has_address = true;
    }
    if (frame_transfer(f, TEX_AT_AXIL_W)) {
        tex_unpack_axil_w(frame_payload(f, TEX_AT_AXIL_W), 0, &r->data);
        r->has_data = true;
    }
    if (r->has_address && r->has_data)
        write(s);
    if (frame_transfer(f, TEX_AT_AXIL_AR)) {
        struct tex_axil_a ar;
        tex_unpack_axil_a(frame_payload(f, TEX_AT_AXIL_AR), 0, &ar);
        r->read_offset = ar.addr & ~UINT32_C(3);
        r->read_from = s->cycle;
        r->reading++;
    }
    return good;
}
