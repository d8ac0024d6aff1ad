// SPDX-License-Identifier: Apache-2.0
#include "report/store_data.h"

#include <inttypes.h>
#include <string.h>

#include "isa/insn.h"
#include "tex_stages.h"

static const char letters[] = "RGBA";

uint32_t store_registers(const struct thread_view *v, unsigned *count)
{
    struct insn insn;
    insn_decode(v->header->word, v->header->phase, &insn);
    *count = 0;
    for (unsigned p = 0; p < ISA_PORTS; p++)
        if (insn.port[p].count > 0 && strncmp(insn.port[p].operand[0]->name, "data", 4) == 0) {
            *count = insn.port[p].count;
            return insn.port[p].first;
        }
    return STORE_NO_REGISTER;
}

static uint32_t bits_of(const uint32_t element[4], unsigned lo, unsigned width)
{
    return width == 0 ? 0 : (uint32_t)tex_get_bits(element, lo, width);
}

void store_component_find(const struct thread_view *v, const uint32_t element[4], unsigned c,
                          struct store_component *out)
{
    const struct tex_thread_trace *t = thread_trace(v);
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    unsigned count, from = tex_convert_register(t->decode.access.rgba, c);
    uint32_t first = store_registers(v, &count);
    *out = (struct store_component){.named = from != TEX_OPERAND_ABSENT, .reg = STORE_NO_REGISTER};
    if (out->named && first != STORE_NO_REGISTER)
        out->reg = first + from;
    if (out->named)
        out->value = t->decode.data[from];
    out->there = format && format->width[c] > 0;
    if (!out->there)
        return;
    out->lo = format->lo[c];
    out->width = format->width[c];
    out->datatype = t->header.fmt.datatype[c];
    out->code = bits_of(element, out->lo, out->width);
}

/* As the conversion reads it. */
static void value_text(const struct store_component *c, char *text, size_t size)
{
    float real;
    memcpy(&real, &c->value, sizeof real);
    if (c->there && c->datatype == TEX_DATATYPE_SINT)
        snprintf(text, size, "%" PRId32, (int32_t)c->value);
    else if (c->there && c->datatype == TEX_DATATYPE_UINT)
        snprintf(text, size, "%" PRIu32, c->value);
    else
        snprintf(text, size, "%.9g", (double)real);
}

static void print_component(const struct thread_view *v, unsigned i, FILE *out)
{
    const struct tex_convert *rtl = v->rtl.convert;
    struct store_component c, other;
    char value[32], from[16] = "";
    store_component_find(v, thread_trace(v)->convert.data, i, &c);
    if (!c.there && !c.named)
        return;
    value_text(&c, value, sizeof value);
    snprintf(from, sizeof from, c.named ? c.reg == STORE_NO_REGISTER ? "RZ" : "R%" PRIu32 : "none", c.reg);
    fprintf(out, "      %c  %-4s 0x%08" PRIx32 " (%s)", letters[i], from, c.value, value);
    if (!c.there) {
        fputs(": the format has no such component\n", out);
        return;
    }
    fprintf(out, " as %s in bits %u:%u: 0x%0*" PRIx32, tex_datatype_name(c.datatype), c.lo + c.width - 1, c.lo,
            (int)(c.width + 3) / 4, c.code);
    if (rtl && rtl->bytes > 0) {
        store_component_find(v, rtl->data, i, &other);
        fprintf(out, "%s RTL 0x%0*" PRIx32, other.code == c.code ? "," : " *", (int)(c.width + 3) / 4, other.code);
    }
    fputc('\n', out);
}

static void print_raw(const struct thread_view *v, FILE *out)
{
    unsigned count;
    uint32_t first = store_registers(v, &count);
    fprintf(out, "    data %s of", tex_sz_name(thread_trace(v)->decode.access.sz));
    for (unsigned i = 0; first != STORE_NO_REGISTER && i < count; i++)
        fprintf(out, " R%" PRIu32 " = 0x%08" PRIx32, first + i, thread_trace(v)->decode.data[i]);
    fputs(first == STORE_NO_REGISTER ? " RZ, which reads zero\n" : "\n", out);
}

void store_data_print(const struct thread_view *v, FILE *out)
{
    const struct tex_thread_trace *t = thread_trace(v);
    bool rtl = v->rtl.convert && v->rtl.convert->bytes > 0;
    if (t->convert.bytes == 0 && !rtl)
        return;
    if (!t->decode.access.formatted) {
        print_raw(v, out);
        return;
    }
    fprintf(out, "    components %s to %s%s\n", tex_rgba_name(t->decode.access.rgba),
            tex_code_name("format", t->header.fmt.format), v->nearest ? ", floats to the nearest" : "");
    for (unsigned i = 0; i < 4; i++)
        print_component(v, i, out);
}
