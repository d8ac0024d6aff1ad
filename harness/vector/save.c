// SPDX-License-Identifier: Apache-2.0
#include "vector/save.h"

#include <inttypes.h>
#include <string.h>

#include "base/text.h"
#include "isa/asm.h"
#include "isa/insn.h"
#include "vector/save_plain.h"
#include "vector/vector.h"

#define ADDRESS_MASK ((UINT64_C(1) << TEX_ADDR_W) - 1)
#define HANDLE_INDICES (UINT64_C(1) << TEX_HANDLE_HEADER_W)

static void save_rules(const struct test_case *c, bool without, FILE *out)
{
    bool any = false;
    for (size_t i = 0; i < c->rules_count; i++) {
        if (c->rules[i].without != without)
            continue;
        if (!any)
            fputs(without ? "rules without" : "rules", out);
        fprintf(out, " %s", tex_rules[c->rules[i].rule].id);
        any = true;
    }
    if (any)
        fputc('\n', out);
}

static void save_checks(const struct test_case *c, bool plain, FILE *out)
{
    save_rules(c, false, out);
    save_rules(c, true, out);
    if (!plain || c->strictness != STRICT_CYCLE)
        fprintf(out, "strictness %s", case_strictness_name[c->strictness]);
    if (c->strictness != STRICT_CYCLE)
        fprintf(out, " %" PRIu32, c->window);
    if (!plain || c->strictness != STRICT_CYCLE)
        fputc('\n', out);
    for (size_t i = 0; i < c->minimums_count; i++)
        fprintf(out, "minimum %s %" PRIu64 "\n", tex_boundaries[c->minimums[i].boundary].name, c->minimums[i].count);
    const struct traffic *t = &c->traffic;
    if (plain) {
        save_plain_traffic(out, t);
        return;
    }
    fprintf(out,
            "traffic { seed %" PRIu32 " issue_gap %" PRIu32 " result_stall %" PRIu32 " ar_stall %" PRIu32
            " r_gap %" PRIu32 " aw_stall %" PRIu32 " w_stall %" PRIu32 " b_gap %" PRIu32 " registers %" PRIu32
            " resets %" PRIu32 " changes %" PRIu32 " latency %" PRIu32 "..%" PRIu32 " reorder %s }\n",
            t->seed, t->issue_gap, t->result_stall, t->ar_stall, t->r_gap, t->aw_stall, t->w_stall, t->b_gap,
            t->registers, t->resets, t->changes, t->latency_min, t->latency_max, t->reorder ? "on" : "off");
}

static void save_config(const struct tex_config *c, FILE *out)
{
    fprintf(out, "pool headers 0x%" PRIx64 " max %" PRIu32 "\n", c->header_pool & ADDRESS_MASK,
            c->header_max & 0x3fffff);
    fprintf(out, "pool samplers 0x%" PRIx64 " max %" PRIu32 "\n", c->sampler_pool & ADDRESS_MASK,
            c->sampler_max & 0xfffff);
    for (unsigned i = 0; i < TEX_CONST_BANKS; i++)
        if (c->const_base[i] != 0 || i == c->select)
            fprintf(out, "bank %u 0x%" PRIx64 "\n", i, c->const_base[i] & ADDRESS_MASK);
    fprintf(out, "select %" PRIu32 "\n", c->select & (TEX_CONST_BANKS - 1));
    if (c->via_header)
        fprintf(out, "binding via_header\n");
    for (unsigned i = 0; i < TEX_POLICY_BITS; i++)
        if (tex_policy(c) >> i & 1)
            fprintf(out, "policy %s\n", tex_policy_names[i]);
}

/* State of the walk through memory. */
struct memory_saver {
    const struct tex_config *config;
    FILE *out;
    bool plain;
    bool in_bytes; /* the line before belongs to an open `bytes` statement */
};

/* Index of a line in a pool, HANDLE_INDICES if it is outside. */
static uint64_t pool_index(uint64_t pool, uint64_t maximum, uint64_t address)
{
    uint64_t index = ((address - (pool & ~UINT64_C(31))) & ADDRESS_MASK) / TEX_LINE_BYTES;
    return index <= maximum && index < HANDLE_INDICES ? index : HANDLE_INDICES;
}

static void save_descriptor(struct memory_saver *s, bool sampler, uint64_t index, const uint8_t *line)
{
    const char *what = sampler ? "sampler" : "texture";
    uint32_t words[8];
    for (unsigned i = 0; i < 8; i++)
        words[i] = (uint32_t)line[4 * i] | (uint32_t)line[4 * i + 1] << 8 | (uint32_t)line[4 * i + 2] << 16 |
                   (uint32_t)line[4 * i + 3] << 24;
    s->in_bytes = false;
    if (s->plain && (sampler ? save_plain_sampler(s->out, index, words) : save_plain_texture(s->out, index, words)))
        return;
    fprintf(s->out, "%s %" PRIu64 " { raw", what, index);
    for (unsigned i = 0; i < TEX_LINE_BYTES; i += 4)
        fprintf(s->out, " %02x%02x%02x%02x", line[i + 3], line[i + 2], line[i + 1], line[i]);
    fprintf(s->out, " }\n");
}

static void save_line(struct memory_saver *s, uint64_t address, const uint8_t *line)
{
    uint64_t header = pool_index(s->config->header_pool, s->config->header_max, address);
    uint64_t sampler = pool_index(s->config->sampler_pool, s->config->sampler_max, address);
    if (header != HANDLE_INDICES) {
        save_descriptor(s, false, header, line);
        return;
    }
    if (sampler != HANDLE_INDICES) {
        save_descriptor(s, true, sampler, line);
        return;
    }
    if (s->plain && save_plain_words(s->out, s->config, address, line)) {
        s->in_bytes = false;
        return;
    }
    if (!s->in_bytes)
        fprintf(s->out, "bytes 0x%" PRIx64 "\n", address);
    fputs("  ", s->out);
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        fprintf(s->out, "%s%02x", i > 0 && i % 4 == 0 ? " " : "", line[i]);
    fputc('\n', s->out);
    s->in_bytes = true;
}

/* Lines that read as if nothing was written there need no statement. */
static bool save_page(void *user, uint64_t address, const uint8_t *bytes, size_t size)
{
    struct memory_saver *s = user;
    uint8_t untouched[TEX_LINE_BYTES];
    s->in_bytes = false;
    for (size_t i = 0; i < size; i += TEX_LINE_BYTES) {
        image_background(address + i, untouched);
        if (memcmp(untouched, bytes + i, TEX_LINE_BYTES) == 0)
            s->in_bytes = false;
        else
            save_line(s, address + i, bytes + i);
    }
    return true;
}

static bool save_memory(const struct test_case *c, bool plain, FILE *out)
{
    struct memory_saver s = {.config = &c->config, .out = out, .plain = plain};
    if (!image_visit(&c->image, save_page, &s))
        return false;
    for (size_t i = 0; i < c->image.regions_count; i++) {
        const struct image_region *r = &c->image.regions[i];
        uint64_t size = r->size;
        /* A region may wrap; a statement may not. */
        uint64_t first = size < ADDRESS_MASK + 1 - r->base ? size : ADDRESS_MASK + 1 - r->base;
        const char *kind = r->kind == TEX_READ_SPARSE ? "sparse" : "error";
        const char *response = r->decode_error ? " DECERR" : "", *flag = r->flagged  ? " flagged"
                                                                         : r->writes ? " writes"
                                                                                     : "";
        if (first > 0)
            fprintf(out, "%s 0x%" PRIx64 " 0x%" PRIx64 "%s%s\n", kind, r->base, first, response, flag);
        if (size > first)
            fprintf(out, "%s 0x0 0x%" PRIx64 "%s%s\n", kind, size - first, response, flag);
    }
    return true;
}

/* One register of a port in every thread; zero needs no statement. */
static void save_register(FILE *out, struct tex_warp *warp, enum isa_port port, unsigned k)
{
    uint32_t registers[TEX_WARP_LANES];
    bool same = true;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        registers[lane] = *case_register(warp, port, lane, k);
    for (unsigned lane = 1; lane < TEX_WARP_LANES; lane++)
        same = same && registers[lane] == registers[0];
    if (same && registers[0] == 0)
        return;
    fprintf(out, "  %s+%u = ", isa_port_names[port], k);
    if (same) {
        fprintf(out, "0x%" PRIx32 "\n", registers[0]);
        return;
    }
    fputc('{', out);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        fprintf(out, "%s0x%08" PRIx32, lane % 8 == 0 ? "\n    " : " ", registers[lane]);
    fprintf(out, " }\n");
}

static void save_expectation(const struct expectation *e, bool token, FILE *out)
{
    if (token && !(e->unwritten && e->lane > 0))
        fprintf(out, "  expect token ");
    else
        fprintf(out, "  expect lane %" PRIu32 " ", e->lane);
    if (e->unwritten && e->reg > TEX_RZ) {
        fprintf(out, "P%" PRIu32 " = unwritten\n", e->reg - TEX_RZ - 1);
    } else if (e->unwritten) {
        fprintf(out, "R%" PRIu32 " = unwritten\n", e->reg);
    } else if (e->is_register && e->reg > TEX_RZ) {
        fprintf(out, "P%" PRIu32 " = %" PRIu64 "\n", e->reg - TEX_RZ - 1, e->value);
    } else if (e->is_register && e->after != LOW_SAME) {
        fprintf(out, "%s(R%" PRIu32 ") = 0x%08" PRIx64 "\n", low_after_names[e->after], e->reg, e->value);
    } else if (e->is_register) {
        fprintf(out, "R%" PRIu32 " = 0x%08" PRIx64 "\n", e->reg, e->value);
    } else {
        const struct tex_boundary_info *boundary = &tex_boundaries[e->boundary];
        fprintf(out, "%s.%s[%" PRIu32 "] = 0x%" PRIx64 "\n", boundary->name, boundary->leaves[e->leaf].name, e->element,
                e->value);
    }
}

static void save_raw_warp(FILE *out, struct tex_warp *w)
{
    const struct tex_issue_header *h = &w->header;
    const struct asm_insn insn = {h->word, h->phase};
    char text[ASM_TEXT];
    (void)asm_text(&insn, text);
    fprintf(out, "warp %" PRIu32 " { # %s\n  word 0x%016" PRIx64 "\n", h->warp & (TEX_WARPS - 1), text, h->word);
    fprintf(out, "  phase %" PRIu32 " stage %" PRIu32 " active 0x%08" PRIx32 " helper 0x%08" PRIx32, h->phase & 3,
            h->stage & 7, h->active, h->helper);
    fprintf(out, " killed 0x%08" PRIx32 " pred 0x%08" PRIx32 "\n", h->killed, h->pred);
    for (unsigned port = 0; port < ISA_PORTS; port++)
        for (unsigned k = 0; k < isa_carried[port].count && isa_carried[port].first == 0; k++) /* Rc is among Ra */
            save_register(out, w, (enum isa_port)port, k);
}

static void save_warp(const struct test_case *c, size_t index, bool plain, FILE *out)
{
    struct tex_warp w = c->warps[index].warp;
    const struct tex_issue_header *h = &w.header;
    if (plain) {
        fprintf(out, "warp %" PRIu32 " {\n", h->warp & (TEX_WARPS - 1));
        save_plain_warp(out, &w);
    } else {
        save_raw_warp(out, &w);
    }
    for (size_t i = 0; i < c->expects_count; i++)
        if (c->expects[i].warp == index)
            save_expectation(&c->expects[i], insn_executed(h) == 0, out);
    fprintf(out, "}\n");
}

/* Those before the instruction, or, with the number of instructions, after the last. */
static void save_steps(const struct test_case *c, size_t index, FILE *out)
{
    static const char *const statement[] = {"wait", "invalidate texels", "invalidate descriptors", "invalidate"};
    for (size_t i = 0; i < c->steps_count; i++) {
        const struct case_step *step = &c->steps[i];
        if (step->before == index)
            fprintf(out, "%s\n",
                    step->clear == TEX_CSR_FAULT_CLEAR  ? "clear faults"
                    : step->clear == TEX_CSR_TRAP_CLEAR ? "clear traps"
                                                        : statement[step->control & CASE_INVALIDATE_ALL]);
    }
}

static void save_expected_memory(const struct test_case *c, FILE *out)
{
    for (size_t i = 0; i < c->memory_count; i++) {
        fprintf(out, "expect memory 0x%" PRIx64 " =", c->memory[i].address);
        for (uint32_t k = 0; k < c->memory[i].count; k++)
            fprintf(out, " %02x", c->memory[i].bytes[k]);
        fputc('\n', out);
    }
}

static void save_expected_registers(const struct test_case *c, FILE *out)
{
    for (size_t i = 0; i < c->registers_count; i++) {
        const struct case_register *r = &c->registers[i];
        const struct tex_csr_field_info *field = tex_csr_field_at(r->offset, r->hi, r->lo);
        fprintf(out, "expect register %s%s%s = 0x%" PRIx32 "\n", tex_csr_find(r->offset)->name, field ? "." : "",
                field ? field->name : "", r->value);
    }
}

static void save_notes(const char *notes, FILE *out)
{
    while (notes && *notes) {
        size_t size = strcspn(notes, "\n");
        text_line(out, "# %.*s", (int)size, notes);
        notes += size + (notes[size] == '\n');
    }
}

bool save_write(const struct test_case *c, const char *notes, bool plain, FILE *out)
{
    text_line(out, "# Saved by texlock, from %s", c->name ? c->name : "a program");
    save_notes(notes, out);
    fputs("texlock 1\n", out);
    save_checks(c, plain, out);
    save_config(&c->config, out);
    if (!save_memory(c, plain, out))
        return false;
    for (size_t i = 0; i < c->warps_count; i++) {
        save_steps(c, i, out);
        save_warp(c, i, plain, out);
    }
    save_steps(c, c->warps_count, out);
    save_expected_memory(c, out);
    save_expected_registers(c, out);
    return true;
}
