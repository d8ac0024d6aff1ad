// SPDX-License-Identifier: Apache-2.0
#include "function/header.h"
#include "tap.h"

/* A header and a sampler that pass, for tests that change one field. */
struct pair {
    uint32_t tic[8], tsc[8];
    uint32_t param;
    bool one_wide;
};

static struct pair plain_pair(void)
{
    struct pair p = {.param = TEX_PARAM_2D};
    plain_tic(p.tic, 64, 32);
    return p;
}

static enum tex_status_code judge(const struct pair *p, struct tex_header *out)
{
    memset(out, 0, sizeof *out);
    return tex_header_unpack(p->tic, p->tsc, TEX_OPCODE_TLD4, p->param, p->one_wide, out);
}

static enum tex_status_code status_of(const struct pair *p)
{
    struct tex_header header;
    return judge(p, &header);
}

static void plain_header_is_ok(void **state)
{
    struct pair p = plain_pair();
    struct tex_header h;
    (void)state;
    assert_int_equal(judge(&p, &h), TEX_STATUS_OK);
    assert_int_equal(h.level, 0);
    assert_int_equal(h.geom.width, 64);
    assert_int_equal(h.geom.height, 32);
    assert_int_equal(h.geom.normalized, 1);
    assert_int_equal(h.fmt.format, 8);
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(h.fmt.datatype[i], TEX_DATATYPE_UNORM);
        assert_int_equal(h.fmt.source[i], TEX_SOURCE_R + i);
    }
    PUT_TSC(p.tsc, ADDRESS_U, 5);
    PUT_TSC(p.tsc, ADDRESS_V, 7);
    judge(&p, &h);
    assert_int_equal(h.geom.address_u, 5);
    assert_int_equal(h.geom.address_v, 7);
}

#define EXPECT_STATUS(expected, change)                                                                                \
    do {                                                                                                               \
        struct pair p = plain_pair();                                                                                  \
        change;                                                                                                        \
        assert_int_equal(status_of(&p), TEX_STATUS_##expected);                                                        \
    } while (0)

static void version_and_type_codes(void **state)
{
    (void)state;
    for (uint32_t version = 0; version < 8; version++) {
        for (uint32_t type = 0; type < 16; type++) {
            struct pair p = plain_pair();
            bool assigned = version <= 4 && type <= 8 && (version == 0) == (type == 6);
            bool flat = type == TEX_TYPE_TWO_D || type == TEX_TYPE_TWO_D_ARRAY || type == TEX_TYPE_TWO_D_NO_MIPMAP;
            bool cube = type == TEX_TYPE_CUBEMAP || type == TEX_TYPE_CUBEMAP_ARRAY;
            bool layers = type == TEX_TYPE_TWO_D_ARRAY || cube;
            bool flat_one = type == TEX_TYPE_TWO_D || type == TEX_TYPE_TWO_D_NO_MIPMAP;
            bool built = (flat_one && version == TEX_VERSION_PITCH) ||
                         ((flat_one || layers) && version == TEX_VERSION_BLOCKLINEAR);
            PUT_TIC(p.tic, HEADER_VERSION, version);
            PUT_TIC(p.tic, TEXTURE_TYPE, type);
            for (p.param = 2; p.param < 8; p.param += p.param == 3 ? 3 : 1) {
                bool fits = p.param < 4 ? flat : cube;
                enum tex_status_code expected = !assigned ? TEX_STATUS_DISABLED
                                                : !fits   ? TEX_STATUS_MISMATCH
                                                : !built  ? TEX_STATUS_UNSUPPORTED_HEADER
                                                          : TEX_STATUS_OK;
                assert_int_equal(status_of(&p), expected);
            }
        }
    }
}

static void multisample_is_a_mismatch(void **state)
{
    (void)state;
    EXPECT_STATUS(MISMATCH, PUT_TIC(p.tic, MULTI_SAMPLE_COUNT, 4));
    EXPECT_STATUS(MISMATCH, (PUT_TIC(p.tic, MULTI_SAMPLE_COUNT, 1), PUT_TIC(p.tic, COMPONENTS, 0x7f)));
    EXPECT_STATUS(UNSUPPORTED_HEADER, (PUT_TIC(p.tic, MULTI_SAMPLE_COUNT, 4),
                                       PUT_TIC(p.tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR_COLOR_KEY)));
    EXPECT_STATUS(UNSUPPORTED_HEADER,
                  (PUT_TIC(p.tic, MULTI_SAMPLE_COUNT, 4), PUT_TIC(p.tic, HEADER_VERSION, TEX_VERSION_PITCH_COLOR_KEY)));
}

static bool fits_all(const struct tex_format_info *format, uint32_t type)
{
    for (unsigned c = 0; c < 4; c++)
        if (format->width[c] > 0 && !(format->types[c] >> type & 1))
            return false;
    return true;
}

/* Every format code with every data type, in component 0 and in the others. */
static void format_and_data_type_codes(void **state)
{
    (void)state;
    for (uint32_t code = 0; code < 128; code++) {
        const struct tex_format_info *format = tex_format_find(code);
        for (uint32_t type = 0; type < 8; type++) {
            struct pair p = plain_pair();
            PUT_TIC(p.tic, COMPONENTS, code);
            PUT_TIC(p.tic, R_DATA_TYPE, type);
            PUT_TIC(p.tic, G_DATA_TYPE, type);
            PUT_TIC(p.tic, B_DATA_TYPE, type);
            PUT_TIC(p.tic, A_DATA_TYPE, type);
            enum tex_status_code expected = TEX_STATUS_OK;
            if (!format)
                expected = TEX_STATUS_DISABLED;
            else if (!format->read || type == 5 || type == 6)
                expected = TEX_STATUS_UNSUPPORTED_HEADER;
            else if (!fits_all(format, type))
                expected = TEX_STATUS_DISABLED;
            assert_int_equal(status_of(&p), expected);
        }
    }
}

static void component_types_count_only_if_present(void **state)
{
    (void)state;
    EXPECT_STATUS(OK, (PUT_TIC(p.tic, COMPONENTS, 0x1d), PUT_TIC(p.tic, G_DATA_TYPE, 0)));
    EXPECT_STATUS(OK, (PUT_TIC(p.tic, COMPONENTS, 0x1d), PUT_TIC(p.tic, A_DATA_TYPE, 5)));
    EXPECT_STATUS(DISABLED, PUT_TIC(p.tic, A_DATA_TYPE, 0));
    EXPECT_STATUS(DISABLED, (PUT_TIC(p.tic, A_DATA_TYPE, 0), PUT_TIC(p.tic, R_DATA_TYPE, 5)));
    EXPECT_STATUS(UNSUPPORTED_HEADER, PUT_TIC(p.tic, A_DATA_TYPE, 6));
    EXPECT_STATUS(OK, PUT_TIC(p.tic, A_DATA_TYPE, TEX_DATATYPE_SINT));
}

/* Of one bit or more. */
static void each_component_has_a_type(void **state)
{
    (void)state;
    for (unsigned f = 0; f < tex_formats_count; f++)
        for (unsigned c = 0; c < 4 && tex_formats[f].read; c++) {
            struct pair p = plain_pair();
            PUT_TIC(p.tic, COMPONENTS, tex_formats[f].code);
            for (unsigned i = 0; i < 4 && tex_formats[f].width[i]; i++)
                put_bits(p.tic, TEX_TIC_R_DATA_TYPE_LO + 3 * i, 3, (uint32_t)tex_top_bit(tex_formats[f].types[i]));
            put_bits(p.tic, TEX_TIC_R_DATA_TYPE_LO + TEX_TIC_R_DATA_TYPE_W * c, TEX_TIC_R_DATA_TYPE_W, 0);
            assert_int_equal(status_of(&p), tex_formats[f].width[c] ? TEX_STATUS_DISABLED : TEX_STATUS_OK);
        }
}

static void unassigned_details_disable(void **state)
{
    (void)state;
    EXPECT_STATUS(DISABLED, PUT_TIC(p.tic, X_SOURCE, 1));
    EXPECT_STATUS(DISABLED, PUT_TIC(p.tic, W_SOURCE, 1));
    EXPECT_STATUS(OK, PUT_TIC(p.tic, GOBS_PER_BLOCK_WIDTH, 5));
    EXPECT_STATUS(DISABLED, PUT_TIC(p.tic, GOBS_PER_BLOCK_WIDTH, 6));
    EXPECT_STATUS(OK, (PUT_TIC(p.tic, GOBS_PER_BLOCK_WIDTH, 6), p.one_wide = true));
    EXPECT_STATUS(DISABLED, PUT_TIC(p.tic, GOBS_PER_BLOCK_HEIGHT, 6));
    EXPECT_STATUS(DISABLED, PUT_TIC(p.tic, GOBS_PER_BLOCK_DEPTH, 7));
    EXPECT_STATUS(OK, (PUT_TIC(p.tic, GOBS_PER_BLOCK_DEPTH, 7), PUT_TIC(p.tic, HEADER_VERSION, TEX_VERSION_PITCH)));
}

static void empty_views_disable(void **state)
{
    (void)state;
    EXPECT_STATUS(DISABLED, PUT_TIC(p.tic, RES_VIEW_MIN_MIP_LEVEL, 1));
    EXPECT_STATUS(DISABLED, (PUT_TIC(p.tic, RES_VIEW_MIN_MIP_LEVEL, 1), PUT_TIC(p.tic, RES_VIEW_MAX_MIP_LEVEL, 3)));
    EXPECT_STATUS(OK, (PUT_TIC(p.tic, RES_VIEW_MIN_MIP_LEVEL, 1), PUT_TIC(p.tic, RES_VIEW_MAX_MIP_LEVEL, 3),
                       PUT_TIC(p.tic, MAX_MIP_LEVEL, 1)));
    EXPECT_STATUS(DISABLED, (PUT_TIC(p.tic, RES_VIEW_MIN_MIP_LEVEL, 3), PUT_TIC(p.tic, RES_VIEW_MAX_MIP_LEVEL, 2),
                             PUT_TIC(p.tic, MAX_MIP_LEVEL, 9)));
    EXPECT_STATUS(DISABLED, (PUT_TIC(p.tic, RES_VIEW_MIN_MIP_LEVEL, 1), PUT_TIC(p.tic, RES_VIEW_MAX_MIP_LEVEL, 3),
                             PUT_TIC(p.tic, MAX_MIP_LEVEL, 1), PUT_TIC(p.tic, HEADER_VERSION, TEX_VERSION_PITCH)));
}

static void legal_but_not_built(void **state)
{
    (void)state;
    EXPECT_STATUS(UNSUPPORTED_HEADER, PUT_TIC(p.tic, PACK_COMPONENTS, 1));
    EXPECT_STATUS(UNSUPPORTED_HEADER, PUT_TIC(p.tic, GOB3D, 1));
    EXPECT_STATUS(UNSUPPORTED_HEADER, PUT_TIC(p.tic, TILE_WIDTH_IN_GOBS, 2));
    EXPECT_STATUS(OK, (PUT_TIC(p.tic, GOB3D, 1), PUT_TIC(p.tic, HEADER_VERSION, TEX_VERSION_PITCH)));
    EXPECT_STATUS(OK, PUT_TIC(p.tic, SPARSE_ENABLE, 1));
    EXPECT_STATUS(OK, PUT_TIC(p.tic, SRGB_CONVERSION, 1));
    EXPECT_STATUS(OK, PUT_TSC(p.tsc, SRGB_CONVERSION, 1));
}

/* Components that are decoded (PD-82a), of a format of UNORM. */
static void components_that_are_srgb(void **state)
{
    static const struct {
        uint8_t format, decoded;
    } cases[] = {{0x1d, 1}, {0x18, 1}, {0x07, 7}, {0x15, 7}, {0x16, 7}, {0x08, 7}, {0x12, 7}, {0x13, 7},
                 {0x14, 7}, {0x1e, 1}, {0x09, 0}, {0x0c, 0}, {0x0d, 0}, {0x0e, 0}, {0x1b, 0}, {0x0f, 0}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        for (unsigned asked = 0; asked < 4; asked++)
            for (unsigned c = 0; c < 5; c++) { /* component c is an integer, 4: none */
                struct pair p = plain_pair();
                struct tex_header h;
                PUT_TIC(p.tic, COMPONENTS, cases[i].format);
                PUT_TIC(p.tic, SRGB_CONVERSION, asked & 1);
                PUT_TSC(p.tsc, SRGB_CONVERSION, asked >> 1);
                if (c < 4)
                    put_bits(p.tic, TEX_TIC_R_DATA_TYPE_LO + 3 * c, 3, TEX_DATATYPE_UINT);
                if (judge(&p, &h) != TEX_STATUS_OK)
                    continue; /* a format of UNORM alone */
                bool there = c < 4 && tex_format_find(cases[i].format)->width[c] > 0;
                assert_int_equal(h.fmt.srgb, asked == 3 && !there ? cases[i].decoded : 0);
            }
}

/* PD-14c: its own colour for three lanes; alpha is that of the others, as is all of it with DEPTH_TEXTURE. */
static void srgb_border(void **state)
{
    struct pair p = plain_pair();
    struct tex_header h;
    (void)state;
    PUT_TSC(p.tsc, BORDER_COLOR_R, 0x3e800000);
    PUT_TSC(p.tsc, BORDER_COLOR_G, 0x3f000000);
    PUT_TSC(p.tsc, BORDER_COLOR_A, 0x40000000);
    PUT_TSC(p.tsc, SRGB_BORDER_COLOR_R, 64);
    PUT_TSC(p.tsc, SRGB_BORDER_COLOR_G, 128);
    PUT_TSC(p.tsc, SRGB_BORDER_COLOR_B, 254);
    PUT_TIC(p.tic, SRGB_CONVERSION, 1);
    judge(&p, &h);
    assert_int_equal(h.fmt.border[0], 0x3e800000);
    PUT_TSC(p.tsc, SRGB_CONVERSION, 1);
    judge(&p, &h);
    assert_int_equal(h.fmt.border[0], 0x3d51ffec);
    assert_int_equal(h.fmt.border[1], 0x3e5d0a89);
    assert_int_equal(h.fmt.border[2], 0x3f7db8de);
    assert_int_equal(h.fmt.border[3], 0x3f800000);
    PUT_TIC(p.tic, DEPTH_TEXTURE, 1);
    judge(&p, &h);
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(h.fmt.border[i], 0x3e800000);
}

/* The border of an A8B8G8R8 or another format, by POLICY border_texel and srgb_float8. */
static void border_by_policy(const struct pair *p, bool texel, bool float8, uint32_t border[4])
{
    const struct tex_header_policy policy = {.border_texel = texel, .srgb_float8 = float8};
    struct tex_header h = {0};
    assert_int_equal(tex_header_fields(p->tic, p->tsc, TEX_OPCODE_TLD4, p->param, &policy, &h), TEX_STATUS_OK);
    memcpy(border, h.fmt.border, 4 * sizeof *border);
}

/* PD-132: by the table, where 0.5 is 8256 in 2^-14. */
static void srgb_border_by_table(void **state)
{
    struct pair p = plain_pair();
    uint32_t border[4];
    (void)state;
    PUT_TSC(p.tsc, SRGB_BORDER_COLOR_R, 188);
    PUT_TSC(p.tsc, SRGB_BORDER_COLOR_G, 225);
    PUT_TSC(p.tsc, SRGB_BORDER_COLOR_B, 6);
    PUT_TSC(p.tsc, SRGB_CONVERSION, 1);
    PUT_TIC(p.tic, SRGB_CONVERSION, 1);
    for (unsigned texel = 0; texel < 2; texel++) {
        border_by_policy(&p, texel, true, border);
        assert_int_equal(border[0], 0x3f010000);
        assert_int_equal(border[1], 0x3f410000);
        assert_int_equal(border[2], 0x3af00000);
    }
    PUT_TIC(p.tic, X_SOURCE, TEX_SOURCE_ONE_FLOAT);
    border_by_policy(&p, true, true, border);
    assert_int_equal(border[0], 0);
    assert_int_equal(border[1], 0x3f410000);
    border_by_policy(&p, false, true, border);
    assert_int_equal(border[0], 0x3f010000);
}

/* PD-134, as an H100 gave borders of 0.3, -2.0, infinity and 0.9. */
static void border_as_a_texel(void **state)
{
    static const struct {
        uint32_t format, type, border[4];
    } cases[] = {
        {8, TEX_DATATYPE_UNORM, {0x3e989899, 0, 0x3f800000, 0x3f65e5e6}}, /* 76 and 229 of 255 */
        {8, TEX_DATATYPE_SNORM, {0x3e993265, 0xbf800000, 0x3f800000, 0x3f65cb97}},
        {3, TEX_DATATYPE_FLOAT, {0x3e998000, 0xc0000000, 0x7f800000, 0x3f666000}},
        {8, TEX_DATATYPE_UINT, {255, 255, 255, 255}},
        {1, TEX_DATATYPE_FLOAT, {0x3e99999a, 0xc0000000, 0x7f800000, 0x3f666666}},
        {0x1d, TEX_DATATYPE_UNORM, {0x3e989899, 0, 0, 0}}, /* R8 */
    };
    (void)state;
    for (unsigned n = 0; n < sizeof cases / sizeof cases[0]; n++) {
        struct pair p = plain_pair();
        uint32_t border[4];
        PUT_TIC(p.tic, COMPONENTS, cases[n].format);
        for (unsigned c = 0; c < 4; c++)
            tex_put_bits(p.tic, TEX_TIC_R_DATA_TYPE_LO + TEX_TIC_R_DATA_TYPE_W * c, TEX_TIC_R_DATA_TYPE_W,
                         cases[n].type);
        PUT_TSC(p.tsc, BORDER_COLOR_R, 0x3e99999a);
        PUT_TSC(p.tsc, BORDER_COLOR_G, 0xc0000000);
        PUT_TSC(p.tsc, BORDER_COLOR_B, 0x7f800000);
        PUT_TSC(p.tsc, BORDER_COLOR_A, 0x3f666666);
        border_by_policy(&p, true, false, border);
        for (unsigned i = 0; i < 4; i++)
            assert_int_equal(border[i], cases[n].border[i]);
    }
}

static void clamped_off_level_is_out_of_bounds(void **state)
{
    struct pair clamped = plain_pair();
    struct tex_header h;
    (void)state;
    EXPECT_STATUS(OK, PUT_TIC(p.tic, MIN_LOD_CLAMP, 255));
    EXPECT_STATUS(UNSUPPORTED_HEADER, (PUT_TIC(p.tic, MIN_LOD_CLAMP, 256), PUT_TIC(p.tic, PACK_COMPONENTS, 1)));
    PUT_TIC(clamped.tic, MIN_LOD_CLAMP, 256);
    assert_int_equal(judge(&clamped, &h), TEX_STATUS_OUT_OF_BOUNDS);
    assert_int_equal(h.geom.width, 64); /* the state is shown nevertheless */
}

static void state_is_hidden_if_refused(void **state)
{
    const struct tex_header zero = {.header_hit = 0};
    struct pair p = plain_pair();
    struct tex_header h;
    (void)state;
    PUT_TIC(p.tic, PACK_COMPONENTS, 1);
    judge(&p, &h);
    assert_memory_equal(&h, &zero, sizeof h);
}

static void view_level_is_read(void **state)
{
    struct pair p = plain_pair();
    struct tex_header h;
    (void)state;
    PUT_TIC(p.tic, MAX_MIP_LEVEL, 9);
    PUT_TIC(p.tic, RES_VIEW_MIN_MIP_LEVEL, 6);
    PUT_TIC(p.tic, RES_VIEW_MAX_MIP_LEVEL, 8);
    assert_int_equal(judge(&p, &h), TEX_STATUS_OK);
    assert_int_equal(h.level, 6);
    assert_int_equal(h.geom.width, 1);
    assert_int_equal(h.geom.height, 1);
}

static void sampler_forces_texel_units_on_one_level_only(void **state)
{
    struct pair p = plain_pair();
    struct tex_header h;
    (void)state;
    PUT_TSC(p.tsc, FLOAT_COORD_NORMALIZATION, 1);
    judge(&p, &h);
    assert_int_equal(h.geom.normalized, 0);
    PUT_TIC(p.tic, MAX_MIP_LEVEL, 1);
    judge(&p, &h);
    assert_int_equal(h.geom.normalized, 1);
    PUT_TIC(p.tic, HEADER_VERSION, TEX_VERSION_PITCH); /* shown as stored, also where it has no meaning */
    judge(&p, &h);
    assert_int_equal(h.geom.normalized, 1);
    PUT_TIC(p.tic, NORMALIZED_COORDS, 0);
    judge(&p, &h);
    assert_int_equal(h.geom.normalized, 0);
}

static void border_color_is_clamped(void **state)
{
    static const struct {
        uint32_t in, unorm, snorm;
    } cases[] = {
        {0x3f000000, 0x3f000000, 0x3f000000},
        {0x3f800000, 0x3f800000, 0x3f800000},
        {0x3f800001, 0x3f800000, 0x3f800000},
        {0x7f800000, 0x3f800000, 0x3f800000},
        {0x7f800001, 0, 0},
        {0xffc00000, 0, 0},
        {0x80000000, 0, 0x80000000},
        {0xbf000000, 0, 0xbf000000},
        {0xbf800000, 0, 0xbf800000},
        {0xbf800001, 0, 0xbf800000},
        {0xff800000, 0, 0xbf800000},
        {0x00000001, 0x00000001, 0x00000001},
        {0x80000001, 0, 0x80000001},
        {0x00000000, 0, 0},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct pair p = plain_pair();
        struct tex_header h;
        PUT_TSC(p.tsc, BORDER_COLOR_B, cases[i].in);
        judge(&p, &h);
        assert_int_equal(h.fmt.border[2], cases[i].unorm);
        assert_int_equal(h.fmt.border[0] | h.fmt.border[1] | h.fmt.border[3], 0);
        PUT_TIC(p.tic, R_DATA_TYPE, TEX_DATATYPE_SNORM); /* lane z follows component 0's type too */
        judge(&p, &h);
        assert_int_equal(h.fmt.border[2], cases[i].snorm);
        PUT_TIC(p.tic, R_DATA_TYPE, TEX_DATATYPE_UINT);
        judge(&p, &h);
        assert_int_equal(h.fmt.border[2], cases[i].in);
    }
}

static void depth_texture_replicates_red(void **state)
{
    struct pair p = plain_pair();
    struct tex_header h;
    (void)state;
    PUT_TSC(p.tsc, BORDER_COLOR_R, 0x3e800000);
    PUT_TSC(p.tsc, BORDER_COLOR_G, 0x3f000000);
    PUT_TSC(p.tsc, BORDER_COLOR_A, 0x3f800000);
    judge(&p, &h);
    assert_int_equal(h.fmt.border[0], 0x3e800000);
    assert_int_equal(h.fmt.border[1], 0x3f000000);
    assert_int_equal(h.fmt.border[3], 0x3f800000);
    PUT_TIC(p.tic, DEPTH_TEXTURE, 1);
    judge(&p, &h);
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(h.fmt.border[i], 0x3e800000);
}

static void lines_of_the_pools(void **state)
{
    const struct tex_regs regs = {.header_pool = UINT64_C(0xffffffffffff), .sampler_pool = 0x1005};
    struct tex_bind bind = {.op = {.opcode = TEX_OPCODE_TLD4}, .header_index = 3, .sampler_index = 0xfff};
    uint64_t line[2];
    (void)state;
    assert_int_equal(tex_header_lookup(&bind, &regs, line), 3);
    assert_true(line[0] == 2); /* modulo 2^48 */
    assert_true(line[1] == 0x80 + 0xfff);
    bind.op.opcode = TEX_OPCODE_TXQ; /* neither a query nor a store has a sampler */
    assert_int_equal(tex_header_lookup(&bind, &regs, line), 1);
    bind.op.opcode = TEX_OPCODE_SUST;
    assert_int_equal(tex_header_lookup(&bind, &regs, line), 1);
    bind.tag.status = TEX_STATUS_INVALID_HEADER;
    assert_int_equal(tex_header_lookup(&bind, &regs, line), 0);
    bind.tag = (struct tex_tag){.token = 1};
    assert_int_equal(tex_header_lookup(&bind, &regs, line), 0);
}

static void read_errors_come_first(void **state)
{
    const struct tex_decode decode = {.op = {.opcode = TEX_OPCODE_TLD4}, .param = TEX_PARAM_CUBE};
    const struct tex_bind bind = {.tag = {.lane = 7}, .op = {.opcode = TEX_OPCODE_TLD4, .rd = 12}};
    const struct tex_header_policy policy = {.gob_width_one = false};
    const struct tex_line good = {.error = false}, bad = {.error = true};
    struct tex_header_memo memo = {0};
    struct tex_header h;
    (void)state;
    tex_header_eval(&decode, &bind, &policy, &bad, &bad, &memo, &h);
    assert_int_equal(h.tag.status, TEX_STATUS_HEADER_ERROR);
    tex_header_eval(&decode, &bind, &policy, &good, &bad, &memo, &h);
    assert_int_equal(h.tag.status, TEX_STATUS_SAMPLER_ERROR);
    tex_header_eval(&decode, &bind, &policy, &good, &good, &memo, &h);
    assert_int_equal(h.tag.status, TEX_STATUS_DISABLED); /* zeros: buffer version with another type */
    assert_int_equal(h.tag.lane, 7);
    assert_int_equal(h.op.rd, 12);
}

static void tokens_pass_untouched(void **state)
{
    const struct tex_decode decode = {.op = {.opcode = TEX_OPCODE_TLD4}, .param = TEX_PARAM_2D};
    const struct tex_bind bind = {.tag = {.token = 1, .warp = 5}};
    const struct tex_header_policy policy = {.gob_width_one = false};
    struct tex_header_memo memo = {0};
    struct tex_header h;
    (void)state;
    tex_header_eval(&decode, &bind, &policy, NULL, NULL, &memo, &h);
    assert_false(memo.valid);
    assert_int_equal(h.tag.status, TEX_STATUS_OK);
    assert_int_equal(h.tag.warp, 5);
    assert_int_equal(h.geom.width, 0);
}

static void array_index_of_one_layer(void **state)
{
    const struct tex_decode decode = {.op.opcode = TEX_OPCODE_TLD4, .param = TEX_PARAM_ARRAY_2D, .array = 9};
    const struct tex_bind bind = {.header_index = 0};
    const struct tex_header_policy policy = {.gob_width_one = false};
    const struct tex_line sampler = {.error = false};
    struct tex_line line = {.error = false};
    struct tex_header_memo memo = {0};
    struct tex_header h;
    (void)state;
    plain_tic(line.data, 8, 8);
    tex_header_eval(&decode, &bind, &policy, &line, &sampler, &memo, &h);
    assert_int_equal(h.tag.status, TEX_STATUS_OK);
    assert_true(h.level_layout.base == 0);
}

/* The second of two threads gets what it would have got alone, whatever state the first one left. */
static void check_recall(const struct tex_line line[2], const struct tex_line sampler[2], const uint32_t opcode[2],
                         const uint32_t param[2], const struct tex_header_policy policy[2])
{
    struct tex_header_memo memo = {0}, fresh = {0};
    struct tex_header first, second, alone;
    memset(&second, 0x5a, sizeof second);
    memset(&alone, 0xa5, sizeof alone);
    for (unsigned i = 0; i < 2; i++) {
        const struct tex_decode decode = {.op.opcode = opcode[i], .param = param[i]};
        const struct tex_bind bind = {.tag = {.lane = 3 + i, .warp = i}, .op = {.comp = 2 + i, .wmask = 15 - i}};
        tex_header_eval(&decode, &bind, &policy[i], &line[i], &sampler[i], &memo, i ? &second : &first);
        if (i == 1)
            tex_header_eval(&decode, &bind, &policy[i], &line[i], &sampler[i], &fresh, &alone);
    }
    assert_memory_equal(&second, &alone, sizeof alone);
}

static void a_verdict_is_kept_for_equal_input_only(void **state)
{
    (void)state;
    struct tex_line line[2] = {{.error = false}}, sampler[2] = {{.error = false}};
    struct tex_header_policy policy[2] = {{.gob_width_one = false}, {.gob_width_one = false}};
    uint32_t opcode[2] = {TEX_OPCODE_TLD4, TEX_OPCODE_TLD4}, param[2] = {TEX_PARAM_2D, TEX_PARAM_2D};
    plain_tic(line[0].data, 450, 300); /* 29 GOBs: a wider block makes more of them */
    PUT_TIC(line[0].data, GOBS_PER_BLOCK_WIDTH, 2);
    PUT_TIC(line[0].data, MAX_MIP_LEVEL, 3);
    PUT_TIC(line[0].data, RES_VIEW_MIN_MIP_LEVEL, 2);
    PUT_TIC(line[0].data, RES_VIEW_MAX_MIP_LEVEL, 3);
    line[1] = line[0];
    check_recall(line, sampler, opcode, param, policy);
    for (unsigned bit = 0; bit < 256; bit++) {
        line[1].data[bit / 32] ^= 1U << bit % 32;
        check_recall(line, sampler, opcode, param, policy);
        line[1] = line[0];
        sampler[1].data[bit / 32] ^= 1U << bit % 32;
        check_recall(line, sampler, opcode, param, policy);
        sampler[1] = sampler[0];
    }
    PUT_TSC(sampler[0].data, BORDER_COLOR_R, 0x3f000000); /* no code of 8 bits is 0.5 */
    sampler[1] = sampler[0];
    for (unsigned i = 0; i < 256; i++) {
        for (unsigned k = 0; k < 2; k++)
            policy[k] = (struct tex_header_policy){i >> 4 * k & 1, i >> 4 * k & 2, i >> 4 * k & 4, i >> 4 * k & 8};
        check_recall(line, sampler, opcode, param, policy);
    }
    for (param[1] = 0; param[1] < 8; param[1]++)
        check_recall(line, sampler, opcode, param, policy);
    param[1] = param[0];
    for (opcode[1] = 0; opcode[1] < 16; opcode[1]++)
        check_recall(line, sampler, opcode, param, policy);
}

/* Of several that differ each counts. */
static void what_differs_in_several_is_no_equal(void **state)
{
    const struct tex_line none = {.error = false};
    (void)state;
    for (unsigned i = 0; i < 256; i++) {
        struct tex_line line[2] = {none, none}, sampler[2] = {none, none};
        const uint32_t opcode[2] = {TEX_OPCODE_TLD4, i & 1 ? TEX_OPCODE_SUST : TEX_OPCODE_TLD4};
        const uint32_t param[2] = {TEX_PARAM_2D, i & 2 ? TEX_PARAM_CUBE : TEX_PARAM_2D};
        const struct tex_header_policy policy[2] = {{.gob_width_one = i & 16, .gob_width_one_at_fill = i & 32},
                                                    {.gob_width_one = i & 64, .gob_width_one_at_fill = i & 128}};
        plain_tic(line[0].data, 450, 300);
        PUT_TIC(line[0].data, GOBS_PER_BLOCK_WIDTH, 2);
        line[1] = line[0];
        PUT_TIC(line[1].data, WIDTH_MINUS_ONE, i & 4 ? 63 : 449);
        PUT_TSC(sampler[1].data, ADDRESS_U, i & 8 ? TEX_WRAP_BORDER : 0);
        check_recall(line, sampler, opcode, param, policy);
    }
}

/* The verdict that is kept is the one that is used: judging again would give the same, but take longer. */
static void a_verdict_that_is_kept_is_used(void **state)
{
    struct tex_line line = {.error = false}, sampler = {.error = false};
    const struct tex_decode decode = {.op.opcode = TEX_OPCODE_TLD4, .param = TEX_PARAM_2D};
    const struct tex_bind bind = {.op = {.comp = 2, .wmask = 15}};
    const struct tex_header_policy policy = {.gob_width_one = false};
    struct tex_header_memo memo = {0};
    struct tex_header out;
    (void)state;
    plain_tic(line.data, 64, 32);
    tex_header_eval(&decode, &bind, &policy, &line, &sampler, &memo, &out);
    assert_int_equal(out.geom.width, 64);
    assert_int_equal(out.header_hit | out.sampler_hit, 0); /* the cycle layer sets them */
    memo.header.geom.width = 63;
    tex_header_eval(&decode, &bind, &policy, &line, &sampler, &memo, &out);
    assert_int_equal(out.geom.width, 63);
}

/* Before the first descriptors nothing is kept, not even for those that are zero as the memory of them is. */
static void zeros_are_judged_as_any_other(void **state)
{
    const struct tex_line line = {.error = false};
    const struct tex_decode decode = {.op.opcode = TEX_OPCODE_TLD4};
    const struct tex_bind bind = {.op = {.wmask = 15}};
    const struct tex_header_policy policy = {.gob_width_one = false};
    struct tex_header_memo memo = {0};
    struct tex_header out;
    (void)state;
    tex_header_eval(&decode, &bind, &policy, &line, &line, &memo, &out);
    assert_int_equal(out.tag.status, TEX_STATUS_DISABLED);
}

/* One bit of the sampler forces texel units, and no other. */
static void no_other_bit_of_a_sampler_forces_texel_units(void **state)
{
    (void)state;
    for (unsigned bit = 0; bit < 256; bit++) {
        struct pair p = plain_pair();
        struct tex_header h;
        p.tsc[bit / 32] = 1U << bit % 32;
        judge(&p, &h);
        assert_int_equal(h.geom.normalized, bit != TEX_TSC_FLOAT_COORD_NORMALIZATION_LO);
    }
}

/* One bit of the header says what coordinates span; that beside it is of the colour key. */
static void no_other_bit_of_a_header_spans_coordinates(void **state)
{
    struct pair p = plain_pair();
    struct tex_header h;
    (void)state;
    PUT_TIC(p.tic, NORMALIZED_COORDS, 0);
    PUT_TIC(p.tic, COLOR_KEY_OP, 1);
    assert_int_equal(judge(&p, &h), TEX_STATUS_OK);
    assert_int_equal(h.geom.normalized, 0);
}

/* Of a version without a colour key. */
static bool in_a_field(unsigned bit)
{
    for (unsigned i = 0; i < tex_fields_count; i++) {
        const struct tex_field_info *f = &tex_fields[i];
        if (strcmp(f->record, "tic") == 0 && strcmp(f->name, "COLOR_KEY_VALUE") != 0 && bit >= f->lo &&
            bit < f->lo + f->width)
            return true;
    }
    return false;
}

static void bits_of_no_field_change_nothing(void **state)
{
    const struct pair plain = plain_pair();
    unsigned none = 0;
    (void)state;
    for (unsigned bit = 0; bit < 256; bit++)
        for (uint32_t opcode = TEX_OPCODE_TLD4; opcode <= TEX_OPCODE_SUST && !in_a_field(bit); opcode++) {
            struct pair p = plain;
            struct tex_header h, expected;
            memset(&h, 0, sizeof h);
            memset(&expected, 0, sizeof expected);
            tex_header_unpack(plain.tic, plain.tsc, opcode, plain.param, false, &expected);
            p.tic[bit / 32] ^= 1U << bit % 32;
            assert_int_equal(tex_header_unpack(p.tic, p.tsc, opcode, p.param, false, &h), TEX_STATUS_OK);
            assert_memory_equal(&h, &expected, sizeof h);
            none++;
        }
    assert_true(none >= 3 * 8); /* the highest eight at least */
}

/* Rules of descriptors are counted where both were read. */
static void descriptors_that_were_read_are_judged(void **state)
{
    (void)state;
    for (unsigned status = TEX_STATUS_OK; status <= TEX_STATUS_OUT_OF_BOUNDS; status++)
        for (unsigned token = 0; token < 2; token++) {
            struct tex_bind bind = {.tag = {.token = token}};
            struct tex_header header = {.tag = {.status = status, .token = token}};
            bool read = status != TEX_STATUS_HEADER_ERROR && status != TEX_STATUS_SAMPLER_ERROR;
            assert_int_equal(tex_header_judged(&bind, &header), !token && read);
            bind.tag.status = TEX_STATUS_HANDLE_ERROR;
            assert_false(tex_header_judged(&bind, &header));
        }
}

/* PD-121: each filter has its codes, and no bit of them is passed over. */
static void filters_without_a_code_are_refused(void **state)
{
    (void)state;
    for (uint32_t mag = 0; mag < 1U << TEX_TSC_MAG_FILTER_W; mag++)
        for (uint32_t min = 0; min < 1U << TEX_TSC_MIN_FILTER_W; min++)
            for (uint32_t mip = 0; mip < 1U << TEX_TSC_MIP_FILTER_W; mip++) {
                struct pair p = plain_pair();
                struct tex_header h = {0};
                PUT_TSC(p.tsc, MAG_FILTER, mag);
                PUT_TSC(p.tsc, MIN_FILTER, min);
                PUT_TSC(p.tsc, MIP_FILTER, mip);
                bool known = (mag == TEX_MAG_POINT || mag == TEX_MAG_LINEAR) && min != 0 && mip != 0;
                assert_int_equal(tex_header_unpack(p.tic, p.tsc, TEX_OPCODE_TEX, p.param, p.one_wide, &h),
                                 known ? TEX_STATUS_OK : TEX_STATUS_UNSUPPORTED_SAMPLER);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_header_is_ok),
        cmocka_unit_test(version_and_type_codes),
        cmocka_unit_test(multisample_is_a_mismatch),
        cmocka_unit_test(format_and_data_type_codes),
        cmocka_unit_test(component_types_count_only_if_present),
        cmocka_unit_test(each_component_has_a_type),
        cmocka_unit_test(unassigned_details_disable),
        cmocka_unit_test(empty_views_disable),
        cmocka_unit_test(legal_but_not_built),
        cmocka_unit_test(components_that_are_srgb),
        cmocka_unit_test(srgb_border),
        cmocka_unit_test(srgb_border_by_table),
        cmocka_unit_test(border_as_a_texel),
        cmocka_unit_test(clamped_off_level_is_out_of_bounds),
        cmocka_unit_test(state_is_hidden_if_refused),
        cmocka_unit_test(view_level_is_read),
        cmocka_unit_test(sampler_forces_texel_units_on_one_level_only),
        cmocka_unit_test(border_color_is_clamped),
        cmocka_unit_test(depth_texture_replicates_red),
        cmocka_unit_test(lines_of_the_pools),
        cmocka_unit_test(read_errors_come_first),
        cmocka_unit_test(tokens_pass_untouched),
        cmocka_unit_test(array_index_of_one_layer),
        cmocka_unit_test(a_verdict_is_kept_for_equal_input_only),
        cmocka_unit_test(what_differs_in_several_is_no_equal),
        cmocka_unit_test(a_verdict_that_is_kept_is_used),
        cmocka_unit_test(zeros_are_judged_as_any_other),
        cmocka_unit_test(no_other_bit_of_a_sampler_forces_texel_units),
        cmocka_unit_test(no_other_bit_of_a_header_spans_coordinates),
        cmocka_unit_test(bits_of_no_field_change_nothing),
        cmocka_unit_test(descriptors_that_were_read_are_judged),
        cmocka_unit_test(filters_without_a_code_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
