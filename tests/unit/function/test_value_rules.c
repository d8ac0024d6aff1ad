// SPDX-License-Identifier: Apache-2.0
/* The rules of stages texel and convert. */
#include "arith/component.h"
#include "function/block.h"
#include "function/convert.h"
#include "function/texel.h"
#include "rule_dice.h"

static const struct tex_policy no_policy;

#define THROWS 20000

static uint32_t throw_value(struct dice *d)
{
    uint32_t value =
        PICK(d, 0, 1, 2, 0x7fffff, 0x800000, 0x800001, 0x20000000, 0x1fffffff, 0x33800000, 0x3b808081, 0x3c000000,
             0x3effffff, 0x3f000000, 0x3f000001, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x40000000, 0x40490fdb, 0x477fe000,
             0x47800000, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fbfffff, 0x7fc00000, 0x7fc00001, 0x7fffffff);
    value = any(d, 4) ? value : roll(d) & 0x7fffffff;
    return any(d, 4) ? value : value | 0x80000000;
}

/* Does a component have to be rounded or clamped to a code from 0 to `full`? `f` is not NaN. */
static bool code_is_rounded(uint32_t f, uint32_t full, bool is_signed, uint32_t stored)
{
    uint32_t biased = f >> 23 & 0xff;
    uint64_t product = (uint64_t)(biased ? (f & 0x7fffff) | 0x800000 : f & 0x7fffff) * full;
    if ((f & 0x7fffffff) > 0x3f800000 || (!is_signed && f >> 31 && f != 0x80000000))
        return true;
    for (unsigned right = biased ? 150 - biased : 149; right; right--)
        product /= 2;
    return stored != product;
}

static void wish_component(struct wish *w, uint32_t value, unsigned width, uint32_t datatype)
{
    bool is_signed = datatype == TEX_DATATYPE_SNORM, nan = (value & 0x7fffffff) > 0x7f800000;
    if (datatype == TEX_DATATYPE_FLOAT && width != 32) {
        wish(w, TEX_RULE_PD_42, nan || (width <= 11 && value >= 0x80000000));
        wish(w, TEX_RULE_PD_42,
             tex_convert_component(value, width, datatype, false) !=
                 tex_convert_component(value, width, datatype, true));
    }
    if (datatype == TEX_DATATYPE_UNORM || is_signed) {
        uint32_t full = width == 32 && !is_signed ? UINT32_MAX : (UINT32_C(1) << (width - is_signed)) - 1;
        uint32_t stored = tex_convert_component(value & 0x7fffffff, width, datatype, false);
        wish(w, TEX_RULE_PD_42A, nan || code_is_rounded(value, full, is_signed, stored));
    }
}

/* A data type that a component of this width can have, or none. */
static uint32_t throw_type(struct dice *d, unsigned width)
{
    bool is_float = width == 10 || width == 11 || width == 16 || width == 32;
    uint32_t type = any(d, 8);
    if ((type == TEX_DATATYPE_FLOAT && !is_float) || (type == TEX_DATATYPE_SNORM && width < 2))
        return TEX_DATATYPE_UNORM;
    return type;
}

static void stores(void **state)
{
    struct dice d = {1};
    (void)state;
    for (unsigned n = 0; n < 2 * THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        unsigned next = 0;
        t.header.fmt.format =
            PICK(&d, 0x01, 0x02, 0x03, 0x04, 0x07, 0x08, 0x09, 0x0c, 0x13, 0x15, 0x1b, 0x1d, 0x21, 0x21);
        const struct tex_format_info *format = tex_format_find(t.header.fmt.format);
        t.surface.action = mostly(&d, TEX_ACTION_STORE, any(&d, 8));
        t.convert.action = mostly(&d, TEX_ACTION_STORE, any(&d, 8));
        t.convert.line_gap = mostly(&d, 0, 1);
        t.decode.access.formatted = mostly(&d, 1, 0);
        t.decode.access.rgba = any(&d, 16);
        for (unsigned c = 0; c < 4; c++) {
            t.decode.data[c] = coin(&d) ? 0 : throw_value(&d);
            t.header.fmt.datatype[c] = throw_type(&d, format->width[c]);
        }
        wish(&w, TEX_RULE_PD_39, t.surface.action == TEX_ACTION_FORMAT);
        if (t.convert.action == TEX_ACTION_STORE && t.decode.access.formatted) {
            wish(&w, TEX_RULE_PD_91A, t.convert.line_gap > 0);
            for (unsigned c = 0; c < 4; c++) {
                bool named = t.decode.access.rgba & 1U << c, present = format->width[c] > 0;
                wish(&w, TEX_RULE_PD_36, named ? !present || next < c : present);
                if (named && present)
                    wish_component(&w, t.decode.data[next], format->width[c], t.header.fmt.datatype[c]);
                next += named;
            }
        }
        tex_rules_of_convert(&t, &set);
        expect_wish(&w, &set, n);
    }
}

static const uint32_t nothing_read[4];

/* DXT1 and DXT45, whose red, green and blue are mixed in one of two ways. */
static bool colours_of(const struct tex_fmt *fmt)
{
    return fmt->format == 0x24 || fmt->format == 0x26;
}

#define BC6H_SIGNED 0x10

/* One colour, 16 bits a component, the low ten before the others, whose bits are reversed; without a difference. */
static void throw_halves(struct dice *d, uint32_t block[4])
{
    memset(block, 0, 4 * sizeof block[0]);
    block[0] = 0x0f;
    for (unsigned c = 0; c < 3; c++) {
        uint32_t value = PICK(d, 0, 1, 0xffff, 0xffff, 0xfffe, 0xfbff, 0x7fff, 0x8000, 0x3ff, 0xfc00);
        for (unsigned i = 0; i < 16; i++) {
            unsigned at = i < 10 ? 5 + 10 * c + i : 54 + 10 * c - i;
            block[at / 32] |= (value >> i & 1) << at % 32;
        }
    }
}

/* Whether that component is 16 ones. */
static bool all_ones(const uint32_t block[4], unsigned c)
{
    return tex_bits(block, 5 + 10 * c, 10) == 0x3ff && tex_bits(block, 39 + 10 * c, 6) == 0x3f;
}

static void throw_texel(struct dice *d, struct tex_thread_trace *t)
{
    struct tex_fmt *fmt = &t->header.fmt;
    fmt->format =
        PICK(d, 0x01, 0x03, 0x04, 0x08, 0x09, 0x0c, 0x0f, 0x1b, 0x15, 0x21, 0x22, 0x23, 0x24, 0x26, 0x28, 0x10);
    fmt->srgb = fmt->format == 0x08 || fmt->format == 0x15 ? any(d, 8) : 0;
    t->texel.op.comp = any(d, 8);
    t->texel.tag.status = mostly(d, 0, any(d, 14));
    t->block.sparse = mostly(d, 0, any(d, 16));
    t->block.border = any(d, 16);
    for (unsigned c = 0; c < 4; c++) {
        fmt->source[c] = any(d, 3) ? TEX_SOURCE_R + c : any(d, 9);
        fmt->datatype[c] = coin(d) ? TEX_DATATYPE_FLOAT : any(d, 8);
    }
    for (unsigned k = 0; k < 4; k++) {
        t->block.texel_in_block[k] = any(d, 16);
        for (unsigned i = 0; i < 4; i++)
            t->cache.raw[k][i] =
                coin(d) ? throw_value(d) : PICK(d, 0, 0x7c007c00, 0x7c017c01, 0x7e007e00, 0xfe01fe01, 0x7bff7bff);
        memcpy(t->block.raw[k], t->cache.raw[k], sizeof t->block.raw[k]);
        if (fmt->format == BC6H_SIGNED)
            throw_halves(d, t->cache.raw[k]);
        if (colours_of(fmt) || fmt->format == BC6H_SIGNED) {
            t->block.texel_in_block[k] |= roll(d) & 12;
            tex_block_codes(fmt, coin(d), t->block.texel_in_block[k], t->cache.raw[k], t->block.raw[k]);
        }
        for (unsigned c = 0; c < 4; c++) {
            uint32_t value =
                tex_texel_value(fmt, fmt->source[c], &no_policy,
                                t->block.border >> k & 1 ? nothing_read : t->block.raw[k], t->block.texel_in_block[k]);
            t->texel.value[4 * k + c] =
                mostly(d, value,
                       PICK(d, 0, 1, 0x7fffff, 0x800000, 0x7f800000, 0x7f800001, 0x7fbfffff, 0x7fc00000, 0x7fc00001));
        }
    }
}

/* Of DXT1, DXT45 and DXN2: colours of 8 bits, all else numerators. `plain`: of the same block without a policy. */
static void wish_coded(struct wish *w, const struct tex_fmt *fmt, uint32_t source, uint32_t code, uint32_t plain)
{
    bool ratios = fmt->format == 0x28;
    if (colours_of(fmt) && source < TEX_SOURCE_A) {
        wish(w, TEX_RULE_PD_83, code == plain && code % 255 > 0);
        wish(w, TEX_RULE_PD_83A, code != plain);
    }
    if (fmt->format == 0x26 && source == TEX_SOURCE_A)
        ratios = true;
    if (ratios && fmt->datatype[source - TEX_SOURCE_R] == TEX_DATATYPE_SNORM && code >= 0x2000)
        code = 0x4000 - code;
    if (ratios)
        wish(w, source == TEX_SOURCE_A ? TEX_RULE_PD_84B : TEX_RULE_PD_84, code != code / 35 * 35);
}

static void wish_stored(struct wish *w, const struct tex_thread_trace *t, unsigned comp, unsigned k)
{
    const struct tex_fmt *fmt = &t->header.fmt;
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t value = t->texel.value[4 * k + comp], source = fmt->source[comp], magnitude = value & 0x7fffffff;
    wish(w, TEX_RULE_R_TLD4_3,
         value != tex_texel_value(fmt, TEX_SOURCE_R + comp, &no_policy, t->block.raw[k], t->block.texel_in_block[k]));
    if (source < 2 || source > 5) {
        wish(w, TEX_RULE_PD_11, true);
        return;
    }
    unsigned width = format->width[source - 2];
    bool is_float = fmt->datatype[source - 2] == TEX_DATATYPE_FLOAT;
    wish(w, TEX_RULE_R_TLD4_4, width == 0);
    if (is_float && width == 32)
        wish(w, TEX_RULE_PD_11, (magnitude >= 1 && magnitude <= 0x7fffff) || magnitude > 0x7f800000);
    if (width > 0) {
        unsigned lo = format->lo[source - 2], right = format->code == 0x22 || format->code == 0x23 ? lo + 16 : lo;
        uint32_t left = tex_bits(t->block.raw[k], lo, width);
        uint32_t code =
            source == TEX_SOURCE_G && t->block.texel_in_block[k] & 1 ? tex_bits(t->block.raw[k], right, width) : left;
        wish(w, TEX_RULE_PD_81B, code != left);
        bool decoded = fmt->srgb >> (source - 2) & 1, packed = is_float && width <= 15;
        wish(w, TEX_RULE_PD_80, !decoded && !packed && width != 14 && value != code);
        uint32_t plain[4];
        tex_block_codes(fmt, false, t->block.texel_in_block[k], t->cache.raw[k], plain);
        wish_coded(w, fmt, source, code, tex_bits(plain, lo, width));
        wish(w, TEX_RULE_PD_85, fmt->format == BC6H_SIGNED && all_ones(t->cache.raw[k], source - TEX_SOURCE_R));
        wish(w, TEX_RULE_PD_81A, packed && value > 0);
        if (decoded)
            wish(w, TEX_RULE_PD_82, value != tex_component_value(code, width, fmt->datatype[source - 2]));
        if (is_float && width == 16)
            wish(w, TEX_RULE_PD_81, (code & 0x7fff) >= 0x7c01 && value != 0x7fc00000);
    }
}

static void texels(void **state)
{
    struct dice d = {2};
    (void)state;
    for (unsigned n = 0; n < 2 * THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        throw_texel(&d, &t);
        unsigned comp = t.texel.op.comp % 4;
        uint32_t status = t.texel.tag.status;
        wish(&w, TEX_RULE_PD_3, t.block.sparse > 0);
        if (status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR || status == TEX_STATUS_OUT_OF_BOUNDS) {
            for (unsigned k = 0; k < 4; k++) {
                uint32_t value = t.texel.value[4 * k + comp];
                wish(&w, TEX_RULE_R_TLD4_2, value != t.texel.value[4 * k]);
                if (t.block.border & 1U << k)
                    wish(&w, TEX_RULE_PD_14,
                         value !=
                             tex_texel_value(&t.header.fmt, t.header.fmt.source[comp], &no_policy, nothing_read, 0));
                else
                    wish_stored(&w, &t, comp, k);
            }
        }
        tex_rules_of_texel(&t, &set);
        expect_wish(&w, &set, n);
    }
}

/* Sample k shows texel k ^ sample_xor of the footprint. */
static void corners(void **state)
{
    struct dice d = {3};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        t.filter.tag.status = mostly(&d, 0, any(&d, 14));
        t.header.fmt.compare.on = any(&d, 2);
        t.wrap.corner = mostly(&d, 1U << any(&d, 4), any(&d, 16));
        for (unsigned k = 0; k < 4; k++) {
            t.wrap.face[k] = any(&d, 6);
            t.wrap.sample_xor[k] = any(&d, 4);
            t.filter.value[k] = PICK(&d, 0, 1, 0x3eaaaaab, 0x3f7fffff, 0x3f800000, 0x3f800001);
        }
        for (unsigned k = 0; k < 4; k++) {
            uint32_t value = t.filter.value[k], status = t.filter.tag.status;
            bool between = value > 0 && (value < 0x3f800000 || value > 0x3f800000);
            bool shown = (t.wrap.corner & 1U << (k ^ t.wrap.sample_xor[k])) > 0;
            shown = shown && (status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR);
            wish(&w, TEX_RULE_PD_17B, shown);
            wish(&w, TEX_RULE_PD_17C, shown && t.header.fmt.compare.on > 0 && between);
        }
        tex_rules_of_corner(&t, &set);
        expect_wish(&w, &set, n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(stores), cmocka_unit_test(texels), cmocka_unit_test(corners)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
