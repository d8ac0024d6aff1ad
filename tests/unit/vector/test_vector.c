// SPDX-License-Identifier: Apache-2.0
/* Vector files that load: what each statement does. test_vector_errors.c has those that do not. */
#include "vector_text.h"

static uint32_t word_at(const struct test_case *c, uint64_t address)
{
    uint8_t line[TEX_LINE_BYTES];
    image_read_line(&c->image, address & ~UINT64_C(31), line);
    const uint8_t *p = line + address % 32;
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t tic_field(const struct test_case *c, uint64_t base, unsigned lo, unsigned width)
{
    return (uint32_t)(word_at(c, base + lo / 32 * 4) >> lo % 32 & ((UINT64_C(1) << width) - 1));
}
#define TIC_AT(c, index, FIELD)                                                                                        \
    tic_field(c, (c)->config.header_pool + 32 * (index), TEX_TIC_##FIELD##_LO, TEX_TIC_##FIELD##_W)
#define TSC_AT(c, index, FIELD)                                                                                        \
    tic_field(c, (c)->config.sampler_pool + 32 * (index), TEX_TSC_##FIELD##_LO, TEX_TSC_##FIELD##_W)

static void an_empty_vector_has_defaults(void **state)
{
    (void)state;
    struct test_case c;
    vector_good("texlock 1", &c);
    assert_int_equal(c.traffic.seed, 1);
    assert_int_equal(c.traffic.latency_min, 20);
    assert_int_equal(c.traffic.latency_max, 20);
    assert_false(c.traffic.reorder);
    assert_int_equal(c.config.header_max, 0);
    assert_false(c.config.via_header);
    assert_int_equal(c.strictness, STRICT_CYCLE);
    assert_int_equal(c.window, CASE_WINDOW);
    assert_string_equal(c.name, "(memory)");
    assert_null(c.path);
    case_free(&c);
}

static void configuration_is_set(void **state)
{
    (void)state;
    struct test_case c;
    vector_good("texlock 1 ; rules R-TLD4-41 PD-18c R-TLD4-1 rules without PD-14 PD-95\n"
                "strictness order 99 minimum texel 32; minimum axi_r 1\n"
                "traffic { seed 7 issue_gap 20 result_stall 10 ar_stall 0 r_gap 95; latency 5..40 reorder on }\n"
                "pool headers 0x123400000 max 77 pool samplers 0xfffffffff000 binding via_header\n"
                "bank 3 0x100 policy gob_width_one policy narrow_rne policy bc1_nv policy filter_round16 "
                "policy filter_weight8 policy coord_fixed21 policy lod_float10 policy srgb_float8\n"
                "policy border_texel policy bc4_nv policy taps_log8\n"
                "sampler 12 { } sampler 4 { }",
                &c);
    assert_int_equal(c.rules_count, 5);
    assert_int_equal(c.rules[1].rule, TEX_RULE_PD_18C);
    assert_int_equal(c.rules[4].rule, TEX_RULE_PD_95);
    for (unsigned i = 0; i < 5; i++)
        assert_int_equal(c.rules[i].without, i >= 3);
    assert_int_equal(c.strictness, STRICT_ORDER);
    assert_int_equal(c.window, 99);
    assert_int_equal(c.minimums_count, 2);
    assert_int_equal(c.minimums[0].boundary, TEX_AT_TEXEL);
    assert_int_equal(c.minimums[0].count, 32);
    assert_int_equal(c.traffic.seed, 7);
    assert_int_equal(c.traffic.issue_gap, 20);
    assert_int_equal(c.traffic.result_stall, 10);
    assert_int_equal(c.traffic.r_gap, 95);
    assert_int_equal(c.traffic.latency_min, 5);
    assert_int_equal(c.traffic.latency_max, 40);
    assert_true(c.traffic.reorder);
    assert_int_equal(c.config.header_pool, 0x123400000);
    assert_int_equal(c.config.header_max, 77);
    assert_int_equal(c.config.sampler_max, 12); /* the highest that is defined */
    assert_true(c.config.via_header);
    assert_true(c.config.policy.gob_width_one);
    assert_true(c.config.policy.narrow_rne);
    assert_true(c.config.policy.bc1_nv);
    assert_true(c.config.policy.filter_round16);
    assert_true(c.config.policy.filter_weight8);
    assert_true(c.config.policy.coord_fixed21);
    assert_true(c.config.policy.lod_float10);
    assert_true(c.config.policy.srgb_float8);
    assert_true(c.config.policy.border_texel);
    assert_true(c.config.policy.bc4_nv);
    assert_true(c.config.policy.taps_log8);
    assert_int_equal(c.config.select, 3); /* the only bank */
    assert_int_equal(c.config.const_base[3], 0x100);
    case_free(&c);
}

static void texture_fields_land_in_the_header(void **state)
{
    (void)state;
    struct test_case c;
    vector_good("texlock 1\n"
                "texture 2 {\n"
                "  type TWO_D layout blocklinear format A8B8G8R8 UNORM SNORM UINT SINT source A ZERO ONE_FLOAT 6\n"
                "  size 100 60 address 0x123456789a00 block 2 8 levels 4 view 1 2 normalized off\n"
                "  MIN_LOD_CLAMP 0x180 DEPTH_TEXTURE 1\n"
                "}\n"
                "texture 3 { format 0x0f FLOAT size 65536 1 address 0x40 layout pitch 262144 TEXTURE_TYPE CUBEMAP }\n",
                &c);
    assert_int_equal(TIC_AT(&c, 2, COMPONENTS), 8);
    assert_int_equal(TIC_AT(&c, 2, R_DATA_TYPE), TEX_DATATYPE_UNORM);
    assert_int_equal(TIC_AT(&c, 2, G_DATA_TYPE), TEX_DATATYPE_SNORM);
    assert_int_equal(TIC_AT(&c, 2, B_DATA_TYPE), TEX_DATATYPE_UINT);
    assert_int_equal(TIC_AT(&c, 2, A_DATA_TYPE), TEX_DATATYPE_SINT);
    assert_int_equal(TIC_AT(&c, 2, X_SOURCE), TEX_SOURCE_A);
    assert_int_equal(TIC_AT(&c, 2, Y_SOURCE), TEX_SOURCE_ZERO);
    assert_int_equal(TIC_AT(&c, 2, Z_SOURCE), TEX_SOURCE_ONE_FLOAT);
    assert_int_equal(TIC_AT(&c, 2, W_SOURCE), TEX_SOURCE_ONE_INT);
    assert_int_equal(TIC_AT(&c, 2, ADDRESS_31_0), 0x56789a00);
    assert_int_equal(TIC_AT(&c, 2, ADDRESS_47_32), 0x1234);
    assert_int_equal(TIC_AT(&c, 2, HEADER_VERSION), TEX_VERSION_BLOCKLINEAR);
    assert_int_equal(TIC_AT(&c, 2, GOBS_PER_BLOCK_WIDTH), 1);
    assert_int_equal(TIC_AT(&c, 2, GOBS_PER_BLOCK_HEIGHT), 3);
    assert_int_equal(TIC_AT(&c, 2, WIDTH_MINUS_ONE), 99);
    assert_int_equal(TIC_AT(&c, 2, HEIGHT_MINUS_ONE), 59);
    assert_int_equal(TIC_AT(&c, 2, MAX_MIP_LEVEL), 3);
    assert_int_equal(TIC_AT(&c, 2, RES_VIEW_MIN_MIP_LEVEL), 1);
    assert_int_equal(TIC_AT(&c, 2, RES_VIEW_MAX_MIP_LEVEL), 2);
    assert_int_equal(TIC_AT(&c, 2, NORMALIZED_COORDS), 0);
    assert_int_equal(TIC_AT(&c, 2, MIN_LOD_CLAMP), 0x180);
    assert_int_equal(TIC_AT(&c, 2, DEPTH_TEXTURE), 1);
    assert_int_equal(TIC_AT(&c, 2, BORDER_SIZE), 7);
    assert_int_equal(TIC_AT(&c, 3, HEADER_VERSION), TEX_VERSION_PITCH);
    assert_int_equal(TIC_AT(&c, 3, PITCH_20_5), 8192);
    assert_int_equal(TIC_AT(&c, 3, TEXTURE_TYPE), TEX_TYPE_CUBEMAP); /* the field wins over the default */
    assert_int_equal(TIC_AT(&c, 3, WIDTH_MINUS_ONE), 65535);
    assert_int_equal(c.config.header_max, 3);
    case_free(&c);
}

static void every_texture_type_can_be_said(void **state)
{
    (void)state;
    struct test_case c;
    vector_good(
        "texlock 1\n"
        "texture 0 { type ONE_D_BUFFER format R32 UINT size 4294967296 address 0x123456789abd }\n"
        "texture 1 { type THREE_D format R8 UINT size 5 6 7 block 2 4 8 levels 3 address 0x200 }\n"
        "texture 2 { type CUBEMAP_ARRAY format R8 UINT size 8 8 layers 16384 address 0 }\n"
        "texture 3 { type ONE_D_ARRAY format R8 UINT size 300 layers 2 samples MODE_4X2_D3D address 0 }\n"
        "texture 4 { layout pitch_color_key 64 format R8 UINT size 8 8 address 32 COLOR_KEY_VALUE 0x12345678 }\n",
        &c);
    assert_int_equal(TIC_AT(&c, 0, HEADER_VERSION), TEX_VERSION_ONE_D_BUFFER);
    assert_int_equal(TIC_AT(&c, 0, TEXTURE_TYPE), TEX_TYPE_ONE_D_BUFFER);
    assert_int_equal(TIC_AT(&c, 0, WIDTH_MINUS_ONE), 0xffff);
    assert_int_equal(TIC_AT(&c, 0, WIDTH_MINUS_ONE_31_16), 0xffff);
    assert_int_equal(TIC_AT(&c, 0, ADDRESS_31_0), 0x56789abd);
    assert_int_equal(TIC_AT(&c, 1, DEPTH_MINUS_ONE), 6);
    assert_int_equal(TIC_AT(&c, 1, GOBS_PER_BLOCK_DEPTH), 3);
    assert_int_equal(TIC_AT(&c, 1, RES_VIEW_MAX_MIP_LEVEL), 2);
    assert_int_equal(TIC_AT(&c, 2, DEPTH_MINUS_ONE), 16383);
    assert_int_equal(TIC_AT(&c, 3, WIDTH_MINUS_ONE), 299);
    assert_int_equal(TIC_AT(&c, 3, HEIGHT_MINUS_ONE), 0);
    assert_int_equal(TIC_AT(&c, 3, DEPTH_MINUS_ONE), 1);
    assert_int_equal(TIC_AT(&c, 3, MULTI_SAMPLE_COUNT), 4);
    assert_int_equal(TIC_AT(&c, 4, HEADER_VERSION), TEX_VERSION_PITCH_COLOR_KEY);
    assert_int_equal(TIC_AT(&c, 4, COLOR_KEY_VALUE), 0x12345678);
    case_free(&c);
}

static void samplers_and_raw_words(void **state)
{
    (void)state;
    struct test_case c;
    vector_good("texlock 1\n"
                "sampler 1 { address WRAP MIRROR_ONCE_CLAMP_OGL 3 border 1.0 -0.5 0x7fc00001 0 normalized off\n"
                "            MAX_ANISOTROPY 5 }\n"
                "texture 3 { raw 58d24908 34567800 00600012 60070018 e2800063 8004003b 3000000 0x41 }\n",
                &c);
    assert_int_equal(TSC_AT(&c, 1, ADDRESS_U), TEX_WRAP_WRAP);
    assert_int_equal(TSC_AT(&c, 1, ADDRESS_V), TEX_WRAP_MIRROR_ONCE_CLAMP_OGL);
    assert_int_equal(TSC_AT(&c, 1, ADDRESS_P), TEX_WRAP_BORDER);
    assert_int_equal(TSC_AT(&c, 1, BORDER_COLOR_R), 0x3f800000);
    assert_int_equal(TSC_AT(&c, 1, BORDER_COLOR_G), 0xbf000000);
    assert_int_equal(TSC_AT(&c, 1, BORDER_COLOR_B), 0x7fc00001);
    assert_int_equal(TSC_AT(&c, 1, BORDER_COLOR_A), 0);
    assert_int_equal(TSC_AT(&c, 1, FLOAT_COORD_NORMALIZATION), 1);
    assert_int_equal(TSC_AT(&c, 1, MAX_ANISOTROPY), 5);
    assert_int_equal(word_at(&c, c.config.header_pool + 96), 0x58d24908);
    assert_int_equal(word_at(&c, c.config.header_pool + 96 + 16), 0xe2800063);
    assert_int_equal(word_at(&c, c.config.header_pool + 96 + 28), 0x41);
    case_free(&c);
}

static void memory_statements_write(void **state)
{
    (void)state;
    struct test_case c;
    uint8_t line[TEX_LINE_BYTES];
    vector_good("texlock 1 bank 2 0x5000 bank 4 0x6002 select 4\n"
                "texture 1 { raw 0 0 0 0 0 0 0 0 } sampler 1 { raw 0 0 0 0 0 0 0 0 }\n"
                "handle 8191 texture 1 sampler 1 handle 0 0xcafe\n"
                "word32 0x123450 0xdeadbeef ; bytes 0x123454 00 01 02 03 ff\n aabb\n"
                "bytes 16 11 bank 7 0x7000\n"
                "sparse 0x20001000 0x1000 ; error 0x20002000 0x20\n"
                "error 0x3000 32 decerr flagged error 0x4000 32 flagged error 0x5000 32 SLVERR error 0x8000 32 DECERR\n"
                "error 0x9000 32 writes error 0xa000 32 DECERR writes\n",
                &c);
    assert_int_equal(word_at(&c, 0x6000 + 4 * 8191), 0x00100001);
    assert_int_equal(word_at(&c, 0x6000), 0xcafe);
    assert_int_equal(word_at(&c, 0x123450), 0xdeadbeef);
    assert_int_equal(word_at(&c, 0x123454), 0x03020100);
    assert_int_equal(word_at(&c, 0x123458) & 0xffffff, 0xbbaaff);
    assert_int_equal(word_at(&c, 16) & 0xff, 0x11);
    assert_int_equal(c.config.const_base[7], 0x7000); /* "bank" is no hex data */
    assert_int_equal(image_read_line(&c.image, 0x20001fe0, line), TEX_READ_SPARSE);
    assert_int_equal(image_read_line(&c.image, 0x20002000, line), TEX_READ_ERROR);
    assert_int_equal(image_read_line(&c.image, 0x20002020, line), TEX_READ_OK);
    for (unsigned i = 3; i < 9; i += i == 5 ? 3 : 1) {
        const struct image_region *r = image_region_of(&c.image, 0x1000 * i + 31);
        assert_true(r && r->kind == TEX_READ_ERROR);
        assert_int_equal(r->decode_error, i == 3 || i == 8);
        assert_int_equal(r->flagged, i < 5);
    }
    assert_null(image_region_of(&c.image, 0x3020));
    for (unsigned i = 9; i <= 10; i++) { /* reads succeed */
        const struct image_region *r = image_write_region_of(&c.image, 0x1000 * i);
        assert_true(r && r->kind == TEX_READ_ERROR);
        assert_int_equal(r->decode_error, i == 10);
        assert_null(image_region_of(&c.image, 0x1000 * i));
    }
    case_free(&c);
}

static void warps_carry_masks_and_operands(void **state)
{
    (void)state;
    struct test_case c;
    vector_good("texlock 1\n"
                "warp 9 {\n"
                "  asm \"TLD4.A.B.PTP.T R8, R20, R40, 0x0, ARRAY_CUBE\"\n"
                "  active 0x0f killed 0x10 helper 0x20 pred 0x30 stage vertex\n"
                "  array = lane s = 0.5 R22 = 0.25 Ra+3 = 0x3f800000\n"
                "  handle = 7 R41 = aoffi(1, 1) off2 = 3\n"
                "}\n"
                "warp 0 { word 0xc8380057aff70008 phase P stage 6 }\n"
                "warp 0 { word 0 Rb+2 = lane }\n"
                "warp 0 { asm \"TLD4.R.PTP R8, R4, R4, 0x0, 2D\" Ra+0 = 1 Rb+0 = 2 }\n",
                &c);
    assert_int_equal(c.warps_count, 4);
    const struct tex_warp *w = &c.warps[0].warp;
    assert_int_equal(w->header.warp, 9);
    assert_int_equal(w->header.phase, TEX_PHASE_T);
    assert_int_equal(w->header.active, 0x0f);
    assert_int_equal(w->header.killed, 0x10);
    assert_int_equal(w->header.helper, 0x20);
    assert_int_equal(w->header.pred, 0x30);
    assert_int_equal(w->header.stage, TEX_STAGE_VERTEX);
    assert_int_equal(w->ra[31][0], 31);
    assert_int_equal(w->ra[3][1], 0x3f000000);
    assert_int_equal(w->ra[3][2], 0x3e800000); /* R22 is t: a float */
    assert_int_equal(w->ra[3][3], 0x3f800000); /* the port: bits */
    assert_int_equal(w->rb[0][0], 7);
    assert_int_equal(w->rb[0][1], 0x101);
    assert_int_equal(w->rb[0][2], 3);
    assert_int_equal(c.warps[0].at.line, 2);
    assert_int_equal(c.warps[0].at.column, 1);
    assert_int_equal(c.warps[1].warp.header.phase, TEX_PHASE_P);
    assert_int_equal(c.warps[1].warp.header.stage, 6);
    assert_int_equal(c.warps[1].warp.header.active, 0xffffffff);
    assert_int_equal(c.warps[1].warp.header.pred, 0xffffffff);
    assert_int_equal(c.warps[2].warp.rb[4][2], 4);
    assert_int_equal(c.warps[3].warp.ra[4][0], 1);
    assert_int_equal(c.warps[3].warp.rb[4][0], 2);
    case_free(&c);
}

static const struct expectation *expect_at(const struct test_case *c, size_t i, const char *boundary, const char *leaf,
                                           uint32_t lane)
{
    assert_true(i < c->expects_count);
    const struct expectation *e = &c->expects[i];
    assert_false(e->is_register);
    assert_string_equal(tex_boundaries[e->boundary].name, boundary);
    assert_string_equal(tex_boundaries[e->boundary].leaves[e->leaf].name, leaf);
    assert_int_equal(e->lane, lane);
    return e;
}

static void expectations_name_fields(void **state)
{
    (void)state;
    struct test_case c;
    vector_good(
        "texlock 1\n"
        "warp 0 { word 0xc8380057aff70008 active 0x11\n"
        "  expect lane 4 header.level = 3 ; expect all coord.fixed[1] = -128 header.geom.address_u = MIRROR\n"
        "  expect lane 0 cache.raw[2] = 0xffffffffffffffff decode.s = 1.5 filter.tag.status = \"out-of-bounds\"\n"
        "}\n",
        &c);
    assert_int_equal(c.expects_count, 8);
    const struct expectation *e = expect_at(&c, 0, "header", "level", 4);
    assert_int_equal(e->value, 3);
    assert_int_equal(e->at.line, 3);
    assert_int_equal(e->at.column, 17);
    e = expect_at(&c, 1, "coord", "fixed", 0);
    assert_int_equal(e->value, 0x3ffff80); /* 26 bits */
    assert_int_equal(e->element, 1);
    (void)expect_at(&c, 2, "coord", "fixed", 4);
    e = expect_at(&c, 4, "header", "geom.address_u", 4);
    assert_int_equal(e->value, TEX_WRAP_MIRROR);
    e = expect_at(&c, 5, "cache", "raw", 0);
    assert_true(e->value == UINT64_MAX);
    e = expect_at(&c, 6, "decode", "s", 0);
    assert_int_equal(e->value, 0x3fc00000);
    e = expect_at(&c, 7, "filter", "tag.status", 0);
    assert_int_equal(e->value, TEX_STATUS_OUT_OF_BOUNDS);
    case_free(&c);
}

static void expectations_name_results(void **state)
{
    (void)state;
    struct test_case c;
    vector_good("texlock 1\n"
                "warp 0 { asm \"TLD4.R P2, R8, R0, 5, 2D, 0x5\"\n"
                "  expect lane 3 R8 = 0x3f800000 R9 = 0.25 P2 = 1\n"
                "  expect lane 3 texels (255,256) border (1,0) (2,3)\n"
                "  expect lane 3 address 0x20000074 - - 0xffffffffffff }\n"
                "warp 0 { word 0xc8380057aff70009 expect token decode.illegal = RD }\n",
                &c);
    assert_int_equal(c.expects_count, 3 + 9 + 2 + 1);
    assert_true(c.expects[0].is_register);
    assert_int_equal(c.expects[0].reg, 8);
    assert_int_equal(c.expects[0].value, 0x3f800000);
    assert_int_equal(c.expects[1].reg, 9);
    assert_int_equal(c.expects[1].value, 0x3e800000);
    assert_int_equal(c.expects[2].reg, TEX_RZ + 1 + 2);
    assert_int_equal(c.expects[2].value, 1);
    assert_int_equal(expect_at(&c, 3, "wrap", "x", 3)->value, 255);
    assert_int_equal(expect_at(&c, 4, "wrap", "y", 3)->value, 256);
    assert_int_equal(expect_at(&c, 5, "wrap", "x", 3)->value, 0); /* a border sample */
    const struct expectation *e = expect_at(&c, 10, "wrap", "y", 3);
    assert_int_equal(e->value, 3);
    assert_int_equal(e->element, 3);
    assert_int_equal(expect_at(&c, 11, "wrap", "border", 3)->value, 2);
    assert_int_equal(expect_at(&c, 12, "address", "address", 3)->value, 0x20000074);
    e = expect_at(&c, 13, "address", "address", 3);
    assert_int_equal(e->element, 3);
    assert_true(e->value == UINT64_C(0xffffffffffff));
    e = expect_at(&c, 14, "decode", "illegal", 0);
    assert_int_equal(e->warp, 1);
    assert_int_equal(e->value, TEX_ILLEGAL_RD);
    case_free(&c);
}

/* From text to texels through the model: the footprint and the values of the plainest gather. R-TLD4-41, R-TLD4-43. */
static void a_gather_finds_its_texels(void **state)
{
    (void)state;
    struct test_case c;
    static struct tex_warp_result result;
    vector_good("texlock 1\n"
                "texture 0 { format R32 UINT size 32 16 block 1 2 address 0x20000000 texels index }\n"
                "sampler 0 { address WRAP CLAMP_TO_EDGE }\n"
                "handle 5 texture 0 sampler 0\n"
                "warp 0 { asm \"TLD4.R R8, R0, 5, 2D\" s = (lane + 0.5) / 32 t = 0.25 }\n",
                &c);
    struct tex_memory memory = image_memory(&c.image);
    tex_execute(&c.config, &memory, &c.warps[0].warp, 0, NULL, &result);
    assert_int_equal(result.threads, 32);
    for (uint32_t lane = 0; lane < 32; lane++) {
        const uint32_t right = (lane + 1) % 32;
        const uint32_t expected[4] = {4 << 16 | lane, 4 << 16 | right, 3 << 16 | right, 3 << 16 | lane};
        assert_memory_equal(result.trace[lane].filter.value, expected, sizeof expected);
    }
    case_free(&c);
}

static void texels_come_from_a_formula_or_rows(void **state)
{
    struct test_case c;
    (void)state;
    vector_good("texlock 1\n"
                "texture 0 { format A8B8G8R8 UINT size 4 2 levels 2 address 0x10000\n"
                "  texels expression (x) (16 * y) (level + 8 * component) (-1 - x) }\n"
                "texture 1 { format R32 FLOAT size 2 1 layout pitch 32 address 0x20000\n"
                "  texels expression (float(1 / (x + 2) + layer)) }\n"
                "texture 2 { format R16 UINT size 2 2 levels 2 address 0x30000 texels rows 0102 0304 05060708 fffe }\n",
                &c);
    assert_int_equal(word_at(&c, 0x10000), 0xff100000);
    assert_int_equal(word_at(&c, 0x1000c), 0xfc100003);
    assert_int_equal(word_at(&c, 0x10010), 0xff101000); /* row 1 of a GOB */
    assert_int_equal(word_at(&c, 0x10200), 0xff110000); /* level 1 */
    assert_int_equal(word_at(&c, 0x20000), 0x3f000000);
    assert_int_equal(word_at(&c, 0x20004), 0x3eaaaaab);
    assert_int_equal(word_at(&c, 0x30000), 0x04030201);
    assert_int_equal(word_at(&c, 0x30010), 0x08070605);
    assert_int_equal(word_at(&c, 0x30200) & 0xffff, 0xfeff);
    case_free(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_vector_has_defaults),
        cmocka_unit_test(configuration_is_set),
        cmocka_unit_test(texture_fields_land_in_the_header),
        cmocka_unit_test(every_texture_type_can_be_said),
        cmocka_unit_test(samplers_and_raw_words),
        cmocka_unit_test(memory_statements_write),
        cmocka_unit_test(warps_carry_masks_and_operands),
        cmocka_unit_test(expectations_name_fields),
        cmocka_unit_test(expectations_name_results),
        cmocka_unit_test(texels_come_from_a_formula_or_rows),
        cmocka_unit_test(a_gather_finds_its_texels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
