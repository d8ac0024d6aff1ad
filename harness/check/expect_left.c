// SPDX-License-Identifier: Apache-2.0
#include "check/expect_left.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

/* Counted, or the failure of the case. */
static bool failed(struct expect *e, enum tex_boundary boundary, const char *field, const char text[FAILURE_TEXT],
                   struct failure *failure)
{
    if (e->all && e->failed < EXPECT_SHOWN)
        memcpy(e->text[e->failed], text, FAILURE_TEXT);
    e->failed++;
    if (e->all)
        return true;
    failure->kind = FAILURE_EXPECTATION;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.boundary = boundary, .stage = tex_boundaries[boundary].stage};
    failure->instruction = failure->lane = FAILURE_NONE;
    memcpy(failure->text, text, FAILURE_TEXT);
    snprintf(failure->field, sizeof failure->field, "%s", field);
    return false;
}

/* Who is wrong: the model is the third opinion. */
static void append_sides(char text[FAILURE_TEXT], int digits, uint32_t rtl, uint32_t model, uint32_t wanted)
{
    if (rtl == model)
        expect_append(text, "; the model does too: the expectation is wrong, or RTL and model are");
    else
        expect_append(text, ", the model 0x%0*" PRIx32 "%s", digits, model,
                      model == wanted ? ", as expected: the RTL is wrong" : ": both differ");
}

static void begin(const struct expect *e, const struct place_in_file *at, char text[FAILURE_TEXT])
{
    snprintf(text, FAILURE_TEXT, "%s:%u:%u: expected ", e->c->path ? e->c->path : e->c->name, at->line, at->column);
    text_clean(text);
}

static uint8_t byte_of(const struct image *memory, uint64_t address)
{
    uint8_t line[TEX_LINE_BYTES];
    (void)image_read_line(memory, address, line);
    return line[address % TEX_LINE_BYTES];
}

static bool memory_holds(struct expect *e, const struct case_memory *m, const struct image *rtl,
                         const struct image *model, struct failure *failure)
{
    for (uint32_t k = 0; k < m->count; k++) {
        uint8_t found = byte_of(rtl, m->address + k);
        char text[FAILURE_TEXT];
        if (found == m->bytes[k])
            continue;
        begin(e, &m->at, text);
        expect_append(text, "byte 0x%02x at 0x%" PRIx64 " of memory, RTL left 0x%02x", m->bytes[k], m->address + k,
                      found);
        append_sides(text, 2, found, byte_of(model, m->address + k), m->bytes[k]);
        return failed(e, TEX_AT_AXI_W, "memory", text, failure);
    }
    return true;
}

bool expect_memory(struct expect *e, const struct image *rtl, const struct image *model, struct failure *failure)
{
    for (size_t i = 0; i < e->c->memory_count; i++) {
        e->compares++;
        if (!memory_holds(e, &e->c->memory[i], rtl, model, failure))
            return false;
    }
    return true;
}

static bool register_judged(const struct test_case *c, const struct case_register *r)
{
    return c->strictness != STRICT_ARCH || strcmp(tex_csr_find(r->offset)->judged, "order") != 0;
}

size_t expect_registers_judged(const struct test_case *c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->registers_count; i++)
        n += register_judged(c, &c->registers[i]);
    return n;
}

static uint32_t bits_of(const struct case_register *r, uint32_t value)
{
    return value >> r->lo & UINT32_MAX >> (31 - (r->hi - r->lo));
}

/* The name of the register, or of the field that has these bits. */
static void append_register(char text[FAILURE_TEXT], const struct case_register *r)
{
    const struct tex_csr_field_info *field = tex_csr_field_at(r->offset, r->hi, r->lo);
    expect_append(text, "%s%s%s", tex_csr_find(r->offset)->name, field ? "." : "", field ? field->name : "");
}

bool expect_register(struct expect *e, size_t i, uint32_t rtl, const uint32_t *model, struct failure *failure)
{
    const struct case_register *r = &e->c->registers[i];
    uint32_t found = bits_of(r, rtl);
    char text[FAILURE_TEXT];
    if (!register_judged(e->c, r))
        return true;
    e->compares++;
    if (found == r->value)
        return true;
    begin(e, &r->at, text);
    append_register(text, r);
    expect_append(text, " = 0x%" PRIx32 ", RTL left 0x%" PRIx32, r->value, found);
    if (model)
        append_sides(text, 1, found, bits_of(r, *model), r->value);
    else
        expect_append(text, "; the model cannot tell: registers changed or were cleared in flight");
    return failed(e, TEX_AT_AXIL_R, tex_csr_find(r->offset)->name, text, failure);
}
