// SPDX-License-Identifier: Apache-2.0
/* The rules of a header and its sampler. */
#include "function/derive.h"
#include "rule_dice.h"

#define THROWS 30000

static uint32_t bits_of(const uint32_t *words, unsigned lo, unsigned width)
{
    uint32_t value = 0;
    for (unsigned i = 0; i < width; i++)
        value |= (words[(lo + i) / 32] >> (lo + i) % 32 & 1) << i;
    return value;
}
#define TIC(m, name) bits_of((m)->tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)
#define TSC(m, name) bits_of((m)->tsc, TEX_TSC_##name##_LO, TEX_TSC_##name##_W)

static void throw_tic(struct dice *d, uint32_t tic[8])
{
    plain_tic(tic, 64, 64);
    PUT_TIC(tic, HEADER_VERSION, mostly(d, TEX_VERSION_BLOCKLINEAR, any(d, 6)));
    PUT_TIC(tic, TEXTURE_TYPE, mostly(d, TEX_TYPE_TWO_D, any(d, 10)));
    PUT_TIC(tic, COMPONENTS, PICK(d, 0x08, 0x08, 0x08, 0x01, 0x09, 0x0c, 0x15, 0x1d, 0x1d, 0x41, 0x7f));
    PUT_TIC(tic, R_DATA_TYPE, mostly(d, TEX_DATATYPE_UNORM, any(d, 8)));
    PUT_TIC(tic, G_DATA_TYPE, mostly(d, TEX_DATATYPE_UNORM, any(d, 8)));
    for (unsigned c = 0; c < 4; c++)
        put_bits(tic, TEX_TIC_X_SOURCE_LO + 3 * c, 3, any(d, 12) ? TEX_SOURCE_R + c : any(d, 8));
    PUT_TIC(tic, MULTI_SAMPLE_COUNT, mostly(d, 0, any(d, 16)));
    PUT_TIC(tic, MAX_MIP_LEVEL, mostly(d, 3, any(d, 5)));
    PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, mostly(d, 0, any(d, 10)));
    PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, mostly(d, 3, any(d, 5)));
    PUT_TIC(tic, MIN_LOD_CLAMP, mostly(d, 0, PICK(d, 1, 0xff, 0x100, 0x101, 0x800)));
    PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, mostly(d, 0, any(d, 8)));
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, mostly(d, 0, any(d, 7)));
    PUT_TIC(tic, GOBS_PER_BLOCK_DEPTH, mostly(d, 0, any(d, 7)));
    PUT_TIC(tic, NORMALIZED_COORDS, coin(d));
    PUT_TIC(tic, DEPTH_TEXTURE, mostly(d, 0, 1));
    PUT_TIC(tic, SRGB_CONVERSION, coin(d));
    PUT_TIC(tic, SECTOR_PROMOTION, any(d, 4));
    PUT_TIC(tic, SPARSE_ENABLE, coin(d));
    put_bits(tic, TEX_TIC_NORMALIZED_COORDS_LO + 1, 1, coin(d));
    put_bits(tic, TEX_TIC_MIN_LOD_CLAMP_LO + TEX_TIC_MIN_LOD_CLAMP_W, 1, coin(d));
}

static void throw_memo(struct dice *d, struct tex_header_memo *m)
{
    memset(m, 0, sizeof *m);
    m->valid = true;
    m->policy.gob_width_one = coin(d);
    m->policy.gob_width_one_at_fill = coin(d);
    m->opcode = any(d, 6);
    m->param = mostly(d, TEX_PARAM_2D, any(d, 9));
    throw_tic(d, m->tic);
    for (unsigned c = 0; c < 4; c++)
        m->tsc[4 + c] = mostly(d, 0, PICK(d, 0x3f800000, 0x40000000, 0xbf800000, 0xc0000000, 1));
    PUT_TSC(m->tsc, FLOAT_COORD_NORMALIZATION, coin(d));
    PUT_TSC(m->tsc, SRGB_CONVERSION, coin(d));
    put_bits(m->tsc, TEX_TSC_FLOAT_COORD_NORMALIZATION_LO + 1, 1, coin(d));
    m->header.tag.status = tex_header_unpack(m->tic, m->tsc, m->opcode, m->param, m->policy.gob_width_one, &m->header);
    if (any(d, 3) || !tex_format_find(TIC(m, COMPONENTS)))
        return;
    /* What the rules are told need not be what this header gives. */
    m->header.tag.status = mostly(d, m->header.tag.status, any(d, TEX_STATUS_OUT_OF_BOUNDS + 2));
    m->header.level = any(d, 3);
    m->header.shape.layers = any(d, 3);
    m->header.level_layout.layout = any(d, 3);
    m->header.level_layout.block_h = any(d, 2);
    m->header.volume.block_d = any(d, 2);
    m->header.fmt.srgb = mostly(d, 0, any(d, 8));
    for (unsigned c = 0; c < 4; c++) {
        m->header.fmt.datatype[c] = mostly(d, any(d, 8), TEX_DATATYPE_UNORM);
        m->header.fmt.border[c] = mostly(d, m->tsc[4 + c], any(d, 3));
    }
}

static uint32_t verdict_without_first_level(const struct tex_header_memo *m)
{
    struct tex_header_memo other = *m;
    PUT_TIC(other.tic, RES_VIEW_MIN_MIP_LEVEL, 0);
    return tex_header_unpack(other.tic, m->tsc, m->opcode, m->param, m->policy.gob_width_one, &other.header);
}

/* What the coordinates are, against what the type needs: of a gather. */
static void wish_classes(struct wish *w, const struct tex_header_memo *m)
{
    uint32_t version = TIC(m, HEADER_VERSION), status = m->header.tag.status, type = TIC(m, TEXTURE_TYPE);
    bool cube = m->param == TEX_PARAM_CUBE || m->param == TEX_PARAM_ARRAY_CUBE;
    bool array = m->param == TEX_PARAM_ARRAY_2D || m->param == TEX_PARAM_ARRAY_CUBE;
    bool color_key = version == TEX_VERSION_PITCH_COLOR_KEY || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
    bool flat_type = type == TEX_TYPE_TWO_D || type == TEX_TYPE_TWO_D_ARRAY || type == TEX_TYPE_TWO_D_NO_MIPMAP;
    bool cube_type = type == TEX_TYPE_CUBEMAP || type == TEX_TYPE_CUBEMAP_ARRAY;
    bool array_type = type == TEX_TYPE_TWO_D_ARRAY || type == TEX_TYPE_CUBEMAP_ARRAY;
    bool a_code = version <= 4 && type <= TEX_TYPE_CUBEMAP_ARRAY &&
                  (type == TEX_TYPE_ONE_D_BUFFER) == (version == TEX_VERSION_ONE_D_BUFFER);
    bool fits = cube ? cube_type : flat_type, of_class = a_code && !fits;
    bool judged = a_code && (!color_key || tex_format_find(TIC(m, COMPONENTS)));
    wish(w, TEX_RULE_R_TLD4_37, of_class);
    wish(w, TEX_RULE_R_TLD4_40, a_code && !flat_type && !cube_type);
    wish(w, TEX_RULE_R_TLD4_38, judged && fits && status != TEX_STATUS_MISMATCH && array != array_type);
    wish(w, TEX_RULE_PD_5, status == TEX_STATUS_MISMATCH && !of_class);
}

static void wish_sampled(struct wish *w, const struct tex_header_memo *m)
{
    bool replicated = TIC(m, DEPTH_TEXTURE);
    for (unsigned c = 0; c < 4; c++)
        wish(w, TEX_RULE_PD_14B, m->header.fmt.srgb < 1 && m->header.fmt.border[c] != m->tsc[replicated ? 4 : 4 + c]);
    wish(w, TEX_RULE_PD_14C, m->header.fmt.srgb > 0);
    wish(w, TEX_RULE_PD_82A, TIC(m, SRGB_CONVERSION) + TSC(m, SRGB_CONVERSION) > 0);
    wish(w, TEX_RULE_R_TLD4_42, tex_derive_last_level(m->tic) > m->header.level);
    wish(w, TEX_RULE_PD_5, m->header.level > 0 || m->header.tag.status == TEX_STATUS_OUT_OF_BOUNDS);
    if (TIC(m, TEXTURE_TYPE) == TEX_TYPE_CUBEMAP || TIC(m, TEXTURE_TYPE) == TEX_TYPE_CUBEMAP_ARRAY)
        wish(w, TEX_RULE_PD_17A,
             m->header.geom.address_u != TSC(m, ADDRESS_U) || m->header.geom.address_v != TSC(m, ADDRESS_V));
    uint32_t first = m->header.fmt.source[0], format = m->header.fmt.format;
    if (TIC(m, TEXTURE_TYPE) == 7 && TSC(m, MAG_FILTER) == 2 && first > 1 && first < 6 && tex_format_find(format) &&
        tex_format_find(format)->width[first - 2] != 0)
        wish(w, TEX_RULE_PD_63, m->header.fmt.datatype[first - 2] == 3 || m->header.fmt.datatype[first - 2] == 4);
    wish(w, TEX_RULE_PD_18B, TIC(m, NORMALIZED_COORDS) == 1 && TSC(m, FLOAT_COORD_NORMALIZATION) == 1);
}

/* `deep`: the depth of blocks is looked at. */
static void wish_placed(struct wish *w, const struct tex_header_memo *m, bool deep)
{
    const struct tex_header *h = &m->header;
    if (h->level_layout.layout != TEX_LAYOUT_BLOCKLINEAR)
        return;
    wish(w, TEX_RULE_PD_90, TIC(m, GOBS_PER_BLOCK_WIDTH) > 0);
    wish(w, TEX_RULE_PD_91, h->level > 0 || TIC(m, GOBS_PER_BLOCK_HEIGHT) != h->level_layout.block_h);
    wish(w, TEX_RULE_PD_91, h->shape.layers >= 2);
    if (deep)
        wish(w, TEX_RULE_PD_91, TIC(m, GOBS_PER_BLOCK_DEPTH) != h->volume.block_d);
}

static void wish_stored(struct wish *w, const struct tex_header_memo *m)
{
    const struct tex_format_info *format = tex_format_find(TIC(m, COMPONENTS));
    for (unsigned c = 0; c < 4; c++) {
        if (format->width[c] == 0)
            continue;
        wish(w, TEX_RULE_PD_38, bits_of(m->tic, 19 + 3 * c, 3) != 2 + c);
        wish(w, TEX_RULE_PD_39A,
             m->header.fmt.datatype[c] == TEX_DATATYPE_UNORM && format->width[c] < 9 && TIC(m, SRGB_CONVERSION));
    }
}

static void wish_header(struct wish *w, const struct tex_header_memo *m)
{
    uint32_t status = m->header.tag.status;
    wish(w, TEX_RULE_PD_40B, status == TEX_STATUS_DISABLED);
    if (status == TEX_STATUS_DISABLED && TIC(m, RES_VIEW_MIN_MIP_LEVEL) > tex_derive_last_level(m->tic))
        wish(w, TEX_RULE_PD_21, verdict_without_first_level(m) != TEX_STATUS_DISABLED);
    if (m->opcode == TEX_OPCODE_TLD4)
        wish_classes(w, m);
    if (status != TEX_STATUS_OK && status != TEX_STATUS_OUT_OF_BOUNDS)
        return;
    switch (m->opcode) {
    case TEX_OPCODE_TLD4:
        wish_sampled(w, m);
        wish_placed(w, m, false);
        break;
    case TEX_OPCODE_TLD:
        wish(w, TEX_RULE_PD_82A, TIC(m, SRGB_CONVERSION) + TSC(m, SRGB_CONVERSION) > 0);
        wish_placed(w, m, true);
        break;
    case TEX_OPCODE_TXQ:
        wish(w, TEX_RULE_PD_21B, TIC(m, MIN_LOD_CLAMP) > 0);
        break;
    case TEX_OPCODE_SUST:
        wish_placed(w, m, true);
        wish_stored(w, m);
        break;
    case TEX_OPCODE_SULD:
    case TEX_OPCODE_SUATOM:
    case TEX_OPCODE_SURED:
        wish_placed(w, m, true);
        break;
    default:;
    }
}

static void headers(void **state)
{
    struct dice d = {1};
    (void)state;
    assert_int_equal(TEX_TSC_BORDER_COLOR_R_LO, 128);
    for (unsigned n = 0; n < THROWS; n++) {
        static struct tex_header_memo m;
        static struct tex_header_rules known;
        struct wish w = {{0}};
        throw_memo(&d, &m);
        wish_header(&w, &m);
        memset(&known, 0, sizeof known);
        expect_wish(&w, tex_rules_of_header(&known, &m), n);
    }
}

/* Every type under every version and coordinate, with what disables it otherwise. */
static void all_classes(void **state)
{
    (void)state;
    for (unsigned n = 0; n < 10 * 6 * 9 * 16; n++) {
        static struct tex_header_memo m;
        static struct tex_header_rules known;
        struct wish w = {{0}};
        memset(&m, 0, sizeof m);
        m.valid = true;
        m.opcode = TEX_OPCODE_TLD4;
        plain_tic(m.tic, 64, 64);
        PUT_TIC(m.tic, COMPONENTS, n & 1 ? 0x7f : 0x08);
        PUT_TIC(m.tic, MULTI_SAMPLE_COUNT, n >> 1 & 1);
        PUT_TIC(m.tic, RES_VIEW_MIN_MIP_LEVEL, n & 4 ? 9 : 0);
        PUT_TIC(m.tic, X_SOURCE, n & 8 ? 1 : TEX_SOURCE_R);
        PUT_TIC(m.tic, TEXTURE_TYPE, n / 16 % 10);
        PUT_TIC(m.tic, HEADER_VERSION, n / 160 % 6);
        m.param = n / 960;
        m.header.tag.status = tex_header_unpack(m.tic, m.tsc, m.opcode, m.param, false, &m.header);
        wish_header(&w, &m);
        memset(&known, 0, sizeof known);
        expect_wish(&w, tex_rules_of_header(&known, &m), n);
    }
}

/* A format without components has none that a store could swizzle, whatever the format of its low bits has. */
static void no_components(void **state)
{
    struct tex_header_memo m = {.valid = true, .opcode = TEX_OPCODE_SUST};
    (void)state;
    for (uint32_t code = 0; code < 128; code++) {
        static struct tex_header_rules known;
        const struct tex_format_info *format = tex_format_find(code);
        plain_tic(m.tic, 64, 64);
        PUT_TIC(m.tic, COMPONENTS, code);
        PUT_TIC(m.tic, X_SOURCE, TEX_SOURCE_G);
        memset(&known, 0, sizeof known);
        if (format)
            assert_int_equal(decided(tex_rules_of_header(&known, &m), TEX_RULE_PD_38), format->width[0] > 0);
    }
}

/* What is known of one pair says nothing of the next, whatever that is. */
static void the_next_pair(void **state)
{
    static struct tex_header_rules known;
    static struct tex_header_memo m;
    struct dice d = {2};
    (void)state;
    for (unsigned n = 0; n < 64; n++) {
        struct wish w = {{0}};
        do
            throw_memo(&d, &m);
        while (m.header.tag.status != TEX_STATUS_DISABLED);
        (void)tex_rules_of_header(&known, &m);
        wish_header(&w, &m);
        expect_wish(&w, tex_rules_of_header(&known, &m), n);
        memset(&m, 0, sizeof m);
        assert_false(decided(tex_rules_of_header(&known, &m), TEX_RULE_PD_40B));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(headers), cmocka_unit_test(all_classes),
                                       cmocka_unit_test(no_components), cmocka_unit_test(the_next_pair)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
