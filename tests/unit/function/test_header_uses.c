// SPDX-License-Identifier: Apache-2.0
/* What each instruction takes of a texture header, and refuses (rtl/defs/header_uses.tsv). */
#include "tap.h"

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

static enum tex_status_code status_for(enum tex_opcode_code opcode, const struct pair *p)
{
    struct tex_header header;
    memset(&header, 0, sizeof header);
    return tex_header_unpack(p->tic, p->tsc, opcode, p->param, p->one_wide, &header);
}

/* A query takes whatever exists; a store all but layers and slices without blocks. Neither looks at param. */
static void queries_and_stores_take_all_types(void **state)
{
    (void)state;
    for (uint32_t version = 0; version < 8; version++) {
        for (uint32_t type = 0; type < 16; type++) {
            struct pair p = plain_pair();
            bool assigned = version <= 4 && type <= 8 && (version == 0) == (type == 6);
            bool blocks = version == TEX_VERSION_BLOCKLINEAR || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
            bool flat = type == TEX_TYPE_ONE_D || type == TEX_TYPE_TWO_D || type == TEX_TYPE_ONE_D_BUFFER ||
                        type == TEX_TYPE_TWO_D_NO_MIPMAP;
            PUT_TIC(p.tic, HEADER_VERSION, version);
            PUT_TIC(p.tic, TEXTURE_TYPE, type);
            p.param = type % 8;
            assert_int_equal(status_for(TEX_OPCODE_TXQ, &p), assigned ? TEX_STATUS_OK : TEX_STATUS_DISABLED);
            assert_int_equal(status_for(TEX_OPCODE_SUST, &p), !assigned        ? TEX_STATUS_DISABLED
                                                              : blocks || flat ? TEX_STATUS_OK
                                                                               : TEX_STATUS_UNSUPPORTED_HEADER);
        }
    }
}

/* What spoils a header, and for whom. */
#define EXPECT_STATUSES(gather, query, store, change)                                                                  \
    do {                                                                                                               \
        struct pair p = plain_pair();                                                                                  \
        change;                                                                                                        \
        assert_int_equal(status_for(TEX_OPCODE_TLD4, &p), TEX_STATUS_##gather);                                        \
        assert_int_equal(status_for(TEX_OPCODE_TXQ, &p), TEX_STATUS_##query);                                          \
        assert_int_equal(status_for(TEX_OPCODE_SUST, &p), TEX_STATUS_##store);                                         \
    } while (0)

static void each_instruction_has_its_checks(void **state)
{
    (void)state;
    EXPECT_STATUSES(OK, OK, OK, (void)p);
    EXPECT_STATUSES(DISABLED, DISABLED, DISABLED, PUT_TIC(p.tic, COMPONENTS, 0x7f));
    EXPECT_STATUSES(UNSUPPORTED_HEADER, OK, UNSUPPORTED_HEADER, PUT_TIC(p.tic, COMPONENTS, 0x40)); /* ASTC */
    EXPECT_STATUSES(OK, OK, UNSUPPORTED_HEADER, PUT_TIC(p.tic, COMPONENTS, 0x24));                 /* DXT1 */
    EXPECT_STATUSES(MISMATCH, OK, OK, PUT_TIC(p.tic, MULTI_SAMPLE_COUNT, 4));
    EXPECT_STATUSES(DISABLED, OK, OK, PUT_TIC(p.tic, R_DATA_TYPE, 0));
    EXPECT_STATUSES(UNSUPPORTED_HEADER, OK, OK, PUT_TIC(p.tic, R_DATA_TYPE, 5));
    EXPECT_STATUSES(DISABLED, OK, OK, PUT_TIC(p.tic, Z_SOURCE, 1));
    EXPECT_STATUSES(DISABLED, OK, DISABLED, PUT_TIC(p.tic, GOBS_PER_BLOCK_DEPTH, 6));
    EXPECT_STATUSES(DISABLED, OK, DISABLED, PUT_TIC(p.tic, RES_VIEW_MIN_MIP_LEVEL, 1));
    EXPECT_STATUSES(UNSUPPORTED_HEADER, OK, UNSUPPORTED_HEADER, PUT_TIC(p.tic, GOB3D, 1));
    EXPECT_STATUSES(UNSUPPORTED_HEADER, OK, UNSUPPORTED_HEADER, PUT_TIC(p.tic, TILE_WIDTH_IN_GOBS, 1));
    EXPECT_STATUSES(UNSUPPORTED_HEADER, OK, OK, PUT_TIC(p.tic, PACK_COMPONENTS, 1));
    EXPECT_STATUSES(OUT_OF_BOUNDS, OK, OK, PUT_TIC(p.tic, MIN_LOD_CLAMP, 256));
}

/* A part that the table does not give to an instruction is zero. */
static void parts_go_to_those_that_take_them(void **state)
{
    struct pair p = plain_pair();
    struct tex_header h[4];
    (void)state;
    PUT_TIC(p.tic, TEXTURE_TYPE, TEX_TYPE_TWO_D);
    PUT_TSC(p.tsc, BORDER_COLOR_R, 0x3f000000);
    memset(h, 0, sizeof h);
    for (uint32_t opcode = TEX_OPCODE_TLD4; opcode <= TEX_OPCODE_SUST; opcode++)
        assert_int_equal(tex_header_unpack(p.tic, p.tsc, opcode, p.param, false, &h[opcode]), TEX_STATUS_OK);
    const struct tex_header *gather = &h[TEX_OPCODE_TLD4], *query = &h[TEX_OPCODE_TXQ], *store = &h[TEX_OPCODE_SUST];
    assert_true(gather->shape.width == 64 && query->shape.width == 64 && store->shape.width == 64);
    assert_true(gather->level_layout.row_blocks == 4 && query->level_layout.row_blocks == 0 &&
                store->level_layout.row_blocks == 4);
    assert_true(gather->volume.block_rows == 4 && query->volume.block_rows == 0 && store->volume.block_rows == 4);
    assert_true(gather->geom.width == 64 && query->geom.width == 0 && store->geom.width == 0);
    assert_true(gather->fmt.format == 8 && query->fmt.format == 0 && store->fmt.format == 8);
    assert_true(gather->fmt.border[0] != 0 && query->fmt.border[0] == 0 && store->fmt.border[0] == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(queries_and_stores_take_all_types),
        cmocka_unit_test(each_instruction_has_its_checks),
        cmocka_unit_test(parts_go_to_those_that_take_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
