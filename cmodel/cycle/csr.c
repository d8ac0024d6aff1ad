// SPDX-License-Identifier: Apache-2.0
/* The AXI4-Lite registers (stages/csr.md). Widths and access rights come from the table of rtl/defs/csr.tsv. */
#include "cycle/cycle.h"

#include <string.h>

#define BANKS_END (TEX_CSR_CONST_BASE_LO + 8 * TEX_CONST_BANKS)

static bool is(const struct tex_csr_info *row, const char *access)
{
    return row && strcmp(row->access, access) == 0;
}

static uint32_t half(uint64_t base, uint32_t offset)
{
    return (uint32_t)(offset & 4 ? base >> 32 : base);
}

/* Value of a readable register. */
static uint32_t value_of(const struct tex_model *m, uint32_t offset)
{
    const struct tex_config *c = &m->config;
    switch (offset) {
    case TEX_CSR_ID:
        return TEX_ID_VALUE;
    case TEX_CSR_DEFS_HASH:
        return TEX_DEFS_HASH_VALUE;
    case TEX_CSR_HEADER_POOL_LO:
    case TEX_CSR_HEADER_POOL_HI:
        return half(c->header_pool, offset);
    case TEX_CSR_HEADER_MAX:
        return c->header_max;
    case TEX_CSR_SAMPLER_POOL_LO:
    case TEX_CSR_SAMPLER_POOL_HI:
        return half(c->sampler_pool, offset);
    case TEX_CSR_SAMPLER_MAX:
        return c->sampler_max;
    case TEX_CSR_BINDING:
        return c->via_header;
    case TEX_CSR_SELECT:
        return c->select;
    case TEX_CSR_POLICY:
        return tex_policy(c);
    case TEX_CSR_FAULT:
        return m->fault.valid | m->fault.code << 1 | m->fault.warp << 5 | m->fault.lane << 11;
    case TEX_CSR_FAULT_COUNT:
        return m->fault.count;
    case TEX_CSR_TRAP:
        return m->trap.valid | m->trap.warp << 1 | m->trap.lane << 7 | m->trap.axis << 12;
    case TEX_CSR_TRAP_X:
    case TEX_CSR_TRAP_Y:
    case TEX_CSR_TRAP_Z:
        return m->trap.at[(offset - TEX_CSR_TRAP_X) / 4];
    case TEX_CSR_MISALIGNED:
        return m->trap.misaligned;
    default:
        break;
    }
    if (offset >= TEX_CSR_COUNT_INSTRUCTIONS && offset <= TEX_CSR_COUNT_DROP_DISABLED)
        return m->counter[(offset - TEX_CSR_COUNT_INSTRUCTIONS) / 4];
    if (offset >= TEX_CSR_CONST_BASE_LO && offset < BANKS_END)
        return half(c->const_base[(offset - TEX_CSR_CONST_BASE_LO) / 8], offset);
    return 0;
}

static void set_half(uint64_t *base, uint32_t offset, uint32_t value)
{
    if (offset & 4)
        *base = (*base & UINT32_MAX) | (uint64_t)value << 32;
    else
        *base = (*base & ~(uint64_t)UINT32_MAX) | value;
}

/* Store into a read-write register; bits beyond its width are dropped. */
static void store(struct tex_model *m, uint32_t offset, uint32_t value)
{
    struct tex_config *c = &m->config;
    unsigned width = tex_csr_find(offset)->width;
    value &= UINT32_MAX >> (32 - width);
    switch (offset) {
    case TEX_CSR_HEADER_POOL_LO:
    case TEX_CSR_HEADER_POOL_HI:
        set_half(&c->header_pool, offset, value);
        break;
    case TEX_CSR_HEADER_MAX:
        c->header_max = value;
        break;
    case TEX_CSR_SAMPLER_POOL_LO:
    case TEX_CSR_SAMPLER_POOL_HI:
        set_half(&c->sampler_pool, offset, value);
        break;
    case TEX_CSR_SAMPLER_MAX:
        c->sampler_max = value;
        break;
    case TEX_CSR_BINDING:
        c->via_header = value;
        break;
    case TEX_CSR_SELECT:
        c->select = value;
        break;
    case TEX_CSR_POLICY:
        tex_policy_set(c, value);
        break;
    default: /* the only other read-write registers */
        set_half(&c->const_base[(offset - TEX_CSR_CONST_BASE_LO) / 8], offset, value);
        break;
    }
}

static void publish_trap(struct tex_model *m)
{
    tex_pack_trap(cycle_words(m, TEX_WORD_TRAP), 0, &m->trap);
}

void cycle_csr_publish(struct tex_model *m)
{
    tex_regs_from_config(&m->config, &m->regs);
    tex_pack_regs(cycle_words(m, TEX_WORD_REGS), 0, &m->regs);
    tex_pack_fault(cycle_words(m, TEX_WORD_FAULT), 0, &m->fault);
    publish_trap(m);
}

void tex_model_load(struct tex_model *model, const struct tex_config *config)
{
    store(model, TEX_CSR_HEADER_MAX, config->header_max);
    store(model, TEX_CSR_SAMPLER_MAX, config->sampler_max);
    store(model, TEX_CSR_SELECT, config->select);
    store(model, TEX_CSR_BINDING, config->via_header);
    store(model, TEX_CSR_POLICY, tex_policy(config));
    for (uint32_t part = 0; part < 8; part += 4) {
        store(model, TEX_CSR_HEADER_POOL_LO + part, half(config->header_pool, part));
        store(model, TEX_CSR_SAMPLER_POOL_LO + part, half(config->sampler_pool, part));
        for (uint32_t k = 0; k < TEX_CONST_BANKS; k++)
            store(model, TEX_CSR_CONST_BASE_LO + 8 * k + part, half(config->const_base[k], part));
    }
    cycle_csr_publish(model);
}

static uint32_t offset_of(const struct tex_frame *in, unsigned word)
{
    struct tex_axil_a address;
    tex_unpack_axil_a(cycle_input(in, word), 0, &address);
    return address.addr & ~UINT32_C(3);
}

static uint32_t enabled_bits(uint32_t strb)
{
    uint32_t mask = 0;
    for (unsigned byte = 0; byte < 4; byte++)
        mask |= strb >> byte & 1 ? UINT32_C(0xff) << 8 * byte : 0;
    return mask;
}

/* The caches that a write of CTRL in this cycle invalidates. */
static void show_invalidate(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    struct tex_axil_w write;
    if (offset_of(in, TEX_WORD_AXIL_AW) != TEX_CSR_CTRL)
        return;
    tex_unpack_axil_w(cycle_input(in, TEX_WORD_AXIL_W), 0, &write);
    uint32_t bits = write.data & enabled_bits(write.strb);
    struct tex_invalidate shown = {.l1 = bits & 1, .lines = bits >> 1 & 1};
    tex_pack_invalidate(cycle_words(m, TEX_WORD_INVALIDATE), 0, &shown);
    out->valid |= bits & 3 ? TEX_BIT(TEX_AT_INVALIDATE) : 0;
}

void cycle_csr_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    bool write =
        cycle_valid(out, TEX_AT_AXIL_AW) && cycle_valid(out, TEX_AT_AXIL_W) && !cycle_valid(out, TEX_AT_AXIL_B);
    cycle_set_ready(out, TEX_AT_AXIL_AW, write);
    cycle_set_ready(out, TEX_AT_AXIL_W, write);
    cycle_set_ready(out, TEX_AT_AXIL_AR, !cycle_valid(out, TEX_AT_AXIL_R));
    if (write)
        show_invalidate(m, in, out);
}

void cycle_csr_read_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    if (cycle_moves(out, TEX_AT_AXIL_R))
        cycle_clear(m, TEX_AT_AXIL_R);
    if (!cycle_moves(out, TEX_AT_AXIL_AR))
        return;
    uint32_t offset = offset_of(in, TEX_WORD_AXIL_AR);
    struct tex_axil_r answer = {.data = value_of(m, offset),
                                .resp = tex_csr_find(offset) ? TEX_RESP_OKAY : TEX_RESP_SLVERR};
    tex_pack_axil_r(cycle_words(m, TEX_WORD_AXIL_R), 0, &answer);
    m->valid |= TEX_BIT(TEX_AT_AXIL_R);
}

void cycle_csr_surface(struct tex_model *m, const struct tex_surface *surface)
{
    static const unsigned counter[] = {
        [TEX_ACTION_BOUNDS] = TEX_CSR_COUNT_DROP_BOUNDS, [TEX_ACTION_TRAP] = TEX_CSR_COUNT_DROP_TRAP,
        [TEX_ACTION_TYPE] = TEX_CSR_COUNT_DROP_TYPE,     [TEX_ACTION_FORMAT] = TEX_CSR_COUNT_DROP_FORMAT,
        [TEX_ACTION_HEADER] = TEX_CSR_COUNT_DROP_HEADER, [TEX_ACTION_DISABLED] = TEX_CSR_COUNT_DROP_DISABLED};
    if (surface->action < sizeof counter / sizeof *counter && counter[surface->action] != 0)
        cycle_count(m, counter[surface->action]);
    m->trap.misaligned |= surface->misaligned;
    if (surface->action == TEX_ACTION_TRAP && !m->trap.valid) { /* the first, which is the lowest thread */
        m->trap.valid = 1;
        m->trap.warp = surface->tag.warp;
        m->trap.lane = surface->tag.lane;
        m->trap.axis = surface->axis;
        memcpy(m->trap.at, surface->at, sizeof m->trap.at);
    }
    publish_trap(m);
}

/* What writing a write-only register does. */
static void act(struct tex_model *m, uint32_t offset, uint32_t bits)
{
    if (offset == TEX_CSR_FAULT_CLEAR) {
        memset(&m->fault, 0, sizeof m->fault);
        return;
    }
    if (offset == TEX_CSR_TRAP_CLEAR) {
        memset(&m->trap, 0, sizeof m->trap);
        return;
    }
    if (bits & 1)
        m->l1.invalidate_pending = true;
    if (bits & 2) {
        cycle_line_cache_invalidate(&m->handles);
        cycle_line_cache_invalidate(&m->headers);
        cycle_line_cache_invalidate(&m->samplers);
    }
}

/* Effects of stores in this cycle. The stages have moved on already: the frame has their old payloads. */
static void note_stores(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    if (cycle_moves(out, TEX_AT_SURFACE)) {
        struct tex_surface surface;
        tex_unpack_surface(&out->payload[TEX_WORD_SURFACE], 0, &surface);
        cycle_csr_surface(m, &surface);
    }
    if (cycle_moves(out, TEX_AT_CONVERT)) {
        struct tex_convert convert;
        tex_unpack_convert(&out->payload[TEX_WORD_CONVERT], 0, &convert);
        if (convert.action == TEX_ACTION_STORE)
            cycle_count(m, TEX_CSR_COUNT_STORES);
    }
    if (cycle_moves(out, TEX_AT_AXI_W))
        cycle_count(m, TEX_CSR_COUNT_WRITES);
    if (cycle_moves(out, TEX_AT_AXI_B)) {
        struct tex_axi_b response;
        tex_unpack_axi_b(cycle_input(in, TEX_WORD_AXI_B), 0, &response);
        if (response.resp >> 1)
            cycle_count(m, TEX_CSR_COUNT_WRITE_ERROR);
    }
}

void cycle_csr_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    note_stores(m, in, out);
    if (cycle_moves(out, TEX_AT_AXIL_B))
        cycle_clear(m, TEX_AT_AXIL_B);
    if (!cycle_moves(out, TEX_AT_AXIL_AW))
        return;
    struct tex_axil_w write;
    tex_unpack_axil_w(cycle_input(in, TEX_WORD_AXIL_W), 0, &write);
    uint32_t offset = offset_of(in, TEX_WORD_AXIL_AW), mask = enabled_bits(write.strb);
    const struct tex_csr_info *row = tex_csr_find(offset);
    struct tex_axil_b answer = {.resp = TEX_RESP_OKAY};
    if (is(row, "RW"))
        store(m, offset, (value_of(m, offset) & ~mask) | (write.data & mask));
    else if (is(row, "WO"))
        act(m, offset, write.data & mask);
    else
        answer.resp = TEX_RESP_SLVERR;
    cycle_csr_publish(m);
    tex_pack_axil_b(cycle_words(m, TEX_WORD_AXIL_B), 0, &answer);
    m->valid |= TEX_BIT(TEX_AT_AXIL_B);
}

bool cycle_csr_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"csr", cycle_held(m, TEX_AT_AXIL_B), 1, "write responses"},
        {"csr", cycle_held(m, TEX_AT_AXIL_R), 1, "read responses"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
