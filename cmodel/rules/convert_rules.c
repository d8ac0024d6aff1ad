// SPDX-License-Identifier: Apache-2.0
/* Of stage convert; what header says of it is in header_rules.c. */
#include "arith/component.h"
#include "arith/f32.h"
#include "function/convert.h"
#include "function/rules.h"
#include "function/surface.h"

/* One component of a formatted store, and the register that it takes. */
struct stored {
    bool present, named;
    unsigned component, reg, width;
    uint32_t datatype, value;
};

static struct stored stored_of(const struct tex_thread_trace *t, const struct tex_format_info *format, unsigned c)
{
    uint32_t rgba = t->decode.access.rgba, before = rgba & ((UINT32_C(1) << c) - 1);
    struct stored s = {.present = format->width[c] > 0,
                       .named = rgba >> c & 1,
                       .component = c,
                       .width = format->width[c],
                       .datatype = t->header.fmt.datatype[c]};
    for (; before; before &= before - 1)
        s.reg++;
    s.value = s.named ? t->decode.data[s.reg] : 0;
    return s;
}

/* Registers are not the components in turn, or are too many or too few for them. */
static bool not_one_to_one(const struct stored *s)
{
    return s->present != s->named || (s->named && s->reg != s->component);
}

/* The other rounding, the payload of a NaN, or a sign would show. */
static bool narrowed(const struct stored *s)
{
    uint32_t cut = tex_convert_component(s->value, s->width, s->datatype, false);
    bool nan = tex_f32_is_nan(s->value), negative = s->width < 16 && s->value >> 31;
    return s->datatype == TEX_DATATYPE_FLOAT && s->width < 32 &&
           (nan || negative || cut != tex_convert_component(s->value, s->width, s->datatype, true));
}

/* Cutting the product would give another code, or it is clamped. */
static bool rounded(const struct stored *s)
{
    bool is_signed = s->datatype == TEX_DATATYPE_SNORM;
    uint32_t magnitude = s->value & ~TEX_F32_SIGN;
    if (s->datatype != TEX_DATATYPE_UNORM && !is_signed)
        return false;
    if (magnitude > TEX_F32_ONE || (!is_signed && s->value > TEX_F32_SIGN))
        return true;
    uint64_t full = (UINT64_C(1) << (s->width - is_signed)) - 1;
    struct tex_f32_unpacked v = tex_f32_unpack(magnitude);
    uint64_t code = v.exponent <= -64 ? 0 : v.mantissa * full >> -v.exponent;
    uint32_t stored = tex_convert_component(magnitude, s->width, s->datatype, false);
    return stored != code;
}

void tex_rules_of_convert(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    tex_rule(set, TEX_RULE_PD_39, !tex_surface_reads(&t->surface.op) && t->surface.action == TEX_ACTION_FORMAT);
    if (t->convert.action != TEX_ACTION_STORE || !t->decode.access.formatted)
        return;
    tex_rule(set, TEX_RULE_PD_91A, t->convert.line_gap != 0);
    for (unsigned c = 0; c < 4; c++) {
        struct stored s = stored_of(t, format, c);
        tex_rule(set, TEX_RULE_PD_36, not_one_to_one(&s));
        if (!s.present || !s.named)
            continue;
        tex_rule(set, TEX_RULE_PD_42, narrowed(&s));
        tex_rule(set, TEX_RULE_PD_42A, rounded(&s));
    }
}
