// SPDX-License-Identifier: Apache-2.0
/*
 * Where each field of instruction words and descriptors is, repeated as literals. RTL, model and vectors all take the
 * places from rtl/defs/fields.tsv, so nothing else would notice if two rows were swapped. The source is the public
 * descriptions of the hardware's words and descriptors, with their numbering of words and bits. Change a row only with
 * such a source.
 */
#include "base/dut.h"
#include "base/field.h"
#include "tap.h"

static const struct {
    const char *record, *name;
    unsigned word, hi, lo; /* bits of that 32-bit word; instruction words are 64 bits in one */
} expected[] = {
    {"tld4", "RD", 0, 7, 0},
    {"tld4", "RA", 0, 15, 8},
    {"tld4", "PG", 0, 18, 16},
    {"tld4", "PG_NOT", 0, 19, 19},
    {"tld4", "RB", 0, 27, 20},
    {"tld4", "PARAM", 0, 30, 28},
    {"tld4", "WMASK", 0, 34, 31},
    {"tld4", "NDV", 0, 35, 35},
    {"tld4", "INDEX", 0, 48, 36},
    {"tld4", "NODEP", 0, 49, 49},
    {"tld4", "DC", 0, 50, 50},
    {"tld4", "PS", 0, 53, 51},
    {"tld4", "TOFF", 0, 55, 54},
    {"tld4", "COMP", 0, 57, 56},
    {"tld4", "OPCODE", 0, 63, 58},
    {"tld4b", "RD", 0, 7, 0},
    {"tld4b", "RA", 0, 15, 8},
    {"tld4b", "PG", 0, 18, 16},
    {"tld4b", "PG_NOT", 0, 19, 19},
    {"tld4b", "RB", 0, 27, 20},
    {"tld4b", "PARAM", 0, 30, 28},
    {"tld4b", "WMASK", 0, 34, 31},
    {"tld4b", "NDV", 0, 35, 35},
    {"tld4b", "TOFF", 0, 37, 36},
    {"tld4b", "COMP", 0, 39, 38},
    {"tld4b", "ZERO", 0, 48, 40},
    {"tld4b", "NODEP", 0, 49, 49},
    {"tld4b", "DC", 0, 50, 50},
    {"tld4b", "PS", 0, 53, 51},
    {"tld4b", "OPCODE", 0, 63, 54},
    {"sustdi", "DATA", 0, 7, 0},
    {"sustdi", "RA", 0, 15, 8},
    {"sustdi", "PG", 0, 18, 16},
    {"sustdi", "PG_NOT", 0, 19, 19},
    {"sustdi", "SZ", 0, 22, 20},
    {"sustdi", "BA", 0, 23, 23},
    {"sustdi", "COP", 0, 25, 24},
    {"sustdi", "ZERO_A", 0, 32, 26},
    {"sustdi", "DIM", 0, 35, 33},
    {"sustdi", "INDEX", 0, 48, 36},
    {"sustdi", "CLAMP", 0, 50, 49},
    {"sustdi", "OPCODE", 0, 63, 51},
    {"sustdr", "DATA", 0, 7, 0},
    {"sustdr", "RA", 0, 15, 8},
    {"sustdr", "PG", 0, 18, 16},
    {"sustdr", "PG_NOT", 0, 19, 19},
    {"sustdr", "SZ", 0, 22, 20},
    {"sustdr", "BA", 0, 23, 23},
    {"sustdr", "COP", 0, 25, 24},
    {"sustdr", "ZERO_A", 0, 32, 26},
    {"sustdr", "DIM", 0, 35, 33},
    {"sustdr", "ZERO_B", 0, 38, 36},
    {"sustdr", "RC", 0, 46, 39},
    {"sustdr", "ZERO_C", 0, 48, 47},
    {"sustdr", "CLAMP", 0, 50, 49},
    {"sustdr", "OPCODE", 0, 63, 51},
    {"sustpi", "DATA", 0, 7, 0},
    {"sustpi", "RA", 0, 15, 8},
    {"sustpi", "PG", 0, 18, 16},
    {"sustpi", "PG_NOT", 0, 19, 19},
    {"sustpi", "RGBA", 0, 23, 20},
    {"sustpi", "COP", 0, 25, 24},
    {"sustpi", "ZERO_A", 0, 32, 26},
    {"sustpi", "DIM", 0, 35, 33},
    {"sustpi", "INDEX", 0, 48, 36},
    {"sustpi", "CLAMP", 0, 50, 49},
    {"sustpi", "OPCODE", 0, 63, 51},
    {"sustpr", "DATA", 0, 7, 0},
    {"sustpr", "RA", 0, 15, 8},
    {"sustpr", "PG", 0, 18, 16},
    {"sustpr", "PG_NOT", 0, 19, 19},
    {"sustpr", "RGBA", 0, 23, 20},
    {"sustpr", "COP", 0, 25, 24},
    {"sustpr", "ZERO_A", 0, 32, 26},
    {"sustpr", "DIM", 0, 35, 33},
    {"sustpr", "ZERO_B", 0, 38, 36},
    {"sustpr", "RC", 0, 46, 39},
    {"sustpr", "ZERO_C", 0, 48, 47},
    {"sustpr", "CLAMP", 0, 50, 49},
    {"sustpr", "OPCODE", 0, 63, 51},
    {"tld", "RD", 0, 7, 0},
    {"tld", "RA", 0, 15, 8},
    {"tld", "PG", 0, 18, 16},
    {"tld", "PG_NOT", 0, 19, 19},
    {"tld", "RB", 0, 27, 20},
    {"tld", "PARAM", 0, 30, 28},
    {"tld", "WMASK", 0, 34, 31},
    {"tld", "AOFFI", 0, 35, 35},
    {"tld", "INDEX", 0, 48, 36},
    {"tld", "NODEP", 0, 49, 49},
    {"tld", "MS", 0, 50, 50},
    {"tld", "PS", 0, 53, 51},
    {"tld", "CL", 0, 54, 54},
    {"tld", "LEVEL", 0, 55, 55},
    {"tld", "OPCODE", 0, 63, 56},
    {"tldb", "RD", 0, 7, 0},
    {"tldb", "RA", 0, 15, 8},
    {"tldb", "PG", 0, 18, 16},
    {"tldb", "PG_NOT", 0, 19, 19},
    {"tldb", "RB", 0, 27, 20},
    {"tldb", "PARAM", 0, 30, 28},
    {"tldb", "WMASK", 0, 34, 31},
    {"tldb", "AOFFI", 0, 35, 35},
    {"tldb", "ZERO", 0, 48, 36},
    {"tldb", "NODEP", 0, 49, 49},
    {"tldb", "MS", 0, 50, 50},
    {"tldb", "PS", 0, 53, 51},
    {"tldb", "CL", 0, 54, 54},
    {"tldb", "LEVEL", 0, 55, 55},
    {"tldb", "OPCODE", 0, 63, 56},
    {"sulddi", "RD", 0, 7, 0},
    {"sulddi", "RA", 0, 15, 8},
    {"sulddi", "PG", 0, 18, 16},
    {"sulddi", "PG_NOT", 0, 19, 19},
    {"sulddi", "SZ", 0, 22, 20},
    {"sulddi", "BA", 0, 23, 23},
    {"sulddi", "COP", 0, 25, 24},
    {"sulddi", "ZERO_A", 0, 32, 26},
    {"sulddi", "DIM", 0, 35, 33},
    {"sulddi", "INDEX", 0, 48, 36},
    {"sulddi", "CLAMP", 0, 50, 49},
    {"sulddi", "OPCODE", 0, 63, 51},
    {"sulddr", "RD", 0, 7, 0},
    {"sulddr", "RA", 0, 15, 8},
    {"sulddr", "PG", 0, 18, 16},
    {"sulddr", "PG_NOT", 0, 19, 19},
    {"sulddr", "SZ", 0, 22, 20},
    {"sulddr", "BA", 0, 23, 23},
    {"sulddr", "COP", 0, 25, 24},
    {"sulddr", "ZERO_A", 0, 32, 26},
    {"sulddr", "DIM", 0, 35, 33},
    {"sulddr", "ZERO_B", 0, 38, 36},
    {"sulddr", "RC", 0, 46, 39},
    {"sulddr", "ZERO_C", 0, 48, 47},
    {"sulddr", "CLAMP", 0, 50, 49},
    {"sulddr", "OPCODE", 0, 63, 51},
    {"suldpi", "RD", 0, 7, 0},
    {"suldpi", "RA", 0, 15, 8},
    {"suldpi", "PG", 0, 18, 16},
    {"suldpi", "PG_NOT", 0, 19, 19},
    {"suldpi", "RGBA", 0, 23, 20},
    {"suldpi", "COP", 0, 25, 24},
    {"suldpi", "ZERO_A", 0, 32, 26},
    {"suldpi", "DIM", 0, 35, 33},
    {"suldpi", "INDEX", 0, 48, 36},
    {"suldpi", "CLAMP", 0, 50, 49},
    {"suldpi", "OPCODE", 0, 63, 51},
    {"suldpr", "RD", 0, 7, 0},
    {"suldpr", "RA", 0, 15, 8},
    {"suldpr", "PG", 0, 18, 16},
    {"suldpr", "PG_NOT", 0, 19, 19},
    {"suldpr", "RGBA", 0, 23, 20},
    {"suldpr", "COP", 0, 25, 24},
    {"suldpr", "ZERO_A", 0, 32, 26},
    {"suldpr", "DIM", 0, 35, 33},
    {"suldpr", "ZERO_B", 0, 38, 36},
    {"suldpr", "RC", 0, 46, 39},
    {"suldpr", "ZERO_C", 0, 48, 47},
    {"suldpr", "CLAMP", 0, 50, 49},
    {"suldpr", "OPCODE", 0, 63, 51},
    {"tlds", "RD", 0, 7, 0},
    {"tlds", "RA", 0, 15, 8},
    {"tlds", "PG", 0, 18, 16},
    {"tlds", "PG_NOT", 0, 19, 19},
    {"tlds", "RB", 0, 27, 20},
    {"tlds", "RD2", 0, 35, 28},
    {"tlds", "INDEX", 0, 48, 36},
    {"tlds", "NODEP", 0, 49, 49},
    {"tlds", "COMPS", 0, 52, 50},
    {"tlds", "FORM", 0, 56, 53},
    {"tlds", "OPCODE", 0, 58, 57},
    {"tlds", "HALF", 0, 59, 59},
    {"tlds", "FIXED", 0, 63, 60},
    {"tld4s", "RD", 0, 7, 0},
    {"tld4s", "RA", 0, 15, 8},
    {"tld4s", "PG", 0, 18, 16},
    {"tld4s", "PG_NOT", 0, 19, 19},
    {"tld4s", "RB", 0, 27, 20},
    {"tld4s", "RD2", 0, 35, 28},
    {"tld4s", "INDEX", 0, 48, 36},
    {"tld4s", "NODEP", 0, 49, 49},
    {"tld4s", "DC", 0, 50, 50},
    {"tld4s", "AOFFI", 0, 51, 51},
    {"tld4s", "COMP", 0, 53, 52},
    {"tld4s", "FIXED", 0, 54, 54},
    {"tld4s", "F16", 0, 55, 55},
    {"tld4s", "OPCODE", 0, 63, 56},
    {"texs", "RD", 0, 7, 0},
    {"texs", "RA", 0, 15, 8},
    {"texs", "PG", 0, 18, 16},
    {"texs", "PG_NOT", 0, 19, 19},
    {"texs", "RB", 0, 27, 20},
    {"texs", "RD2", 0, 35, 28},
    {"texs", "INDEX", 0, 48, 36},
    {"texs", "NODEP", 0, 49, 49},
    {"texs", "COMPS", 0, 52, 50},
    {"texs", "FORM", 0, 56, 53},
    {"texs", "OPCODE", 0, 58, 57},
    {"texs", "HALF", 0, 59, 59},
    {"texs", "FIXED", 0, 63, 60},
    {"txq", "RD", 0, 7, 0},
    {"txq", "RA", 0, 15, 8},
    {"txq", "PG", 0, 18, 16},
    {"txq", "PG_NOT", 0, 19, 19},
    {"txq", "ZERO_21_20", 0, 21, 20},
    {"txq", "QUERY", 0, 27, 22},
    {"txq", "ZERO_30_28", 0, 30, 28},
    {"txq", "WMASK", 0, 34, 31},
    {"txq", "ZERO_35", 0, 35, 35},
    {"txq", "INDEX", 0, 48, 36},
    {"txq", "NODEP", 0, 49, 49},
    {"txq", "ZERO_50", 0, 50, 50},
    {"txq", "OPCODE", 0, 63, 51},
    {"txqb", "RD", 0, 7, 0},
    {"txqb", "RA", 0, 15, 8},
    {"txqb", "PG", 0, 18, 16},
    {"txqb", "PG_NOT", 0, 19, 19},
    {"txqb", "ZERO_21_20", 0, 21, 20},
    {"txqb", "QUERY", 0, 27, 22},
    {"txqb", "ZERO_30_28", 0, 30, 28},
    {"txqb", "WMASK", 0, 34, 31},
    {"txqb", "ZERO_35", 0, 35, 35},
    {"txqb", "INDEX", 0, 48, 36},
    {"txqb", "NODEP", 0, 49, 49},
    {"txqb", "ZERO_50", 0, 50, 50},
    {"txqb", "OPCODE", 0, 63, 51},
    {"aoffi", "U", 0, 5, 0},
    {"aoffi", "V", 0, 13, 8},
    {"aoffi", "W", 0, 21, 16},
    {"ptp", "DS0", 0, 5, 0},
    {"ptp", "DT0", 0, 13, 8},
    {"ptp", "DS1", 0, 21, 16},
    {"ptp", "DT1", 0, 29, 24},
    {"handle", "HEADER", 0, 19, 0},
    {"handle", "SAMPLER", 0, 31, 20},
    {"tic", "COMPONENTS", 0, 6, 0},
    {"tic", "R_DATA_TYPE", 0, 9, 7},
    {"tic", "G_DATA_TYPE", 0, 12, 10},
    {"tic", "B_DATA_TYPE", 0, 15, 13},
    {"tic", "A_DATA_TYPE", 0, 18, 16},
    {"tic", "X_SOURCE", 0, 21, 19},
    {"tic", "Y_SOURCE", 0, 24, 22},
    {"tic", "Z_SOURCE", 0, 27, 25},
    {"tic", "W_SOURCE", 0, 30, 28},
    {"tic", "PACK_COMPONENTS", 0, 31, 31},
    {"tic", "ADDRESS_31_0", 1, 31, 0},
    {"tic", "ADDRESS_47_32", 2, 15, 0},
    {"tic", "HEADER_VERSION", 2, 23, 21},
    {"tic", "GOBS_PER_BLOCK_WIDTH", 3, 2, 0},
    {"tic", "GOBS_PER_BLOCK_HEIGHT", 3, 5, 3},
    {"tic", "GOBS_PER_BLOCK_DEPTH", 3, 8, 6},
    {"tic", "SPARSE_ENABLE", 3, 9, 9},
    {"tic", "TILE_WIDTH_IN_GOBS", 3, 12, 10},
    {"tic", "GOB3D", 3, 13, 13},
    {"tic", "PITCH_20_5", 3, 15, 0},
    {"tic", "WIDTH_MINUS_ONE_31_16", 3, 15, 0},
    {"tic", "DEPTH_TEXTURE", 3, 27, 27},
    {"tic", "MAX_MIP_LEVEL", 3, 31, 28},
    {"tic", "WIDTH_MINUS_ONE", 4, 15, 0},
    {"tic", "SRGB_CONVERSION", 4, 22, 22},
    {"tic", "TEXTURE_TYPE", 4, 26, 23},
    {"tic", "SECTOR_PROMOTION", 4, 28, 27},
    {"tic", "BORDER_SIZE", 4, 31, 29},
    {"tic", "HEIGHT_MINUS_ONE", 5, 15, 0},
    {"tic", "DEPTH_MINUS_ONE", 5, 29, 16},
    {"tic", "NORMALIZED_COORDS", 5, 31, 31},
    {"tic", "COLOR_KEY_OP", 6, 0, 0},
    {"tic", "COLOR_KEY_VALUE", 7, 31, 0},
    {"tic", "RES_VIEW_MIN_MIP_LEVEL", 7, 3, 0},
    {"tic", "RES_VIEW_MAX_MIP_LEVEL", 7, 7, 4},
    {"tic", "MULTI_SAMPLE_COUNT", 7, 11, 8},
    {"tic", "MIN_LOD_CLAMP", 7, 23, 12},
    {"tsc", "ADDRESS_U", 0, 2, 0},
    {"tsc", "ADDRESS_V", 0, 5, 3},
    {"tsc", "ADDRESS_P", 0, 8, 6},
    {"tsc", "DEPTH_COMPARE", 0, 9, 9},
    {"tsc", "DEPTH_COMPARE_FUNC", 0, 12, 10},
    {"tsc", "SRGB_CONVERSION", 0, 13, 13},
    {"tsc", "MAX_ANISOTROPY", 0, 22, 20},
    {"tsc", "MAG_FILTER", 1, 2, 0},
    {"tsc", "MIN_FILTER", 1, 5, 4},
    {"tsc", "MIP_FILTER", 1, 7, 6},
    {"tsc", "CUBEMAP_INTERFACE_FILTERING", 1, 9, 8},
    {"tsc", "MIP_LOD_BIAS", 1, 24, 12},
    {"tsc", "FLOAT_COORD_NORMALIZATION", 1, 25, 25},
    {"tsc", "TRILIN_OPT", 1, 30, 26},
    {"tsc", "MIN_LOD_CLAMP", 2, 11, 0},
    {"tsc", "MAX_LOD_CLAMP", 2, 23, 12},
    {"tsc", "SRGB_BORDER_COLOR_R", 2, 31, 24},
    {"tsc", "SRGB_BORDER_COLOR_G", 3, 19, 12},
    {"tsc", "SRGB_BORDER_COLOR_B", 3, 27, 20},
    {"tsc", "BORDER_COLOR_R", 4, 31, 0},
    {"tsc", "BORDER_COLOR_G", 5, 31, 0},
    {"tsc", "BORDER_COLOR_B", 6, 31, 0},
    {"tsc", "BORDER_COLOR_A", 7, 31, 0},
};

static void every_field_stands_in_its_place(void **state)
{
    (void)state;
    assert_int_equal(tex_fields_count, COUNT_OF(expected));
    for (unsigned i = 0; i < COUNT_OF(expected); i++) {
        const struct tex_field_info *f = &tex_fields[i];
        assert_string_equal(f->record, expected[i].record);
        assert_string_equal(f->name, expected[i].name);
        unsigned lo = expected[i].word * 32 + expected[i].lo, width = expected[i].hi - expected[i].lo + 1;
        if (f->lo != lo || f->width != width)
            fail_msg("%s.%s: %u bits at %u, expected %u at %u", f->record, f->name, f->width, f->lo, width, lo);
    }
}

/* A few of the constants that are generated from the table, by value. */
static void the_constants_are_those_of_the_table(void **state)
{
    (void)state;
    assert_int_equal(TEX_TIC_WIDTH_MINUS_ONE_LO, 128);
    assert_int_equal(TEX_TIC_HEIGHT_MINUS_ONE_LO, 160);
    assert_int_equal(TEX_TIC_GOBS_PER_BLOCK_WIDTH_LO, 96);
    assert_int_equal(TEX_TIC_GOBS_PER_BLOCK_HEIGHT_LO, 99);
    assert_int_equal(TEX_TIC_RES_VIEW_MIN_MIP_LEVEL_LO, 224);
    assert_int_equal(TEX_TIC_RES_VIEW_MAX_MIP_LEVEL_LO, 228);
    assert_int_equal(TEX_TIC_MIN_LOD_CLAMP_LO, 236);
    assert_int_equal(TEX_TIC_MIN_LOD_CLAMP_W, 12);
    assert_int_equal(TEX_TSC_ADDRESS_U_LO, 0);
    assert_int_equal(TEX_TSC_ADDRESS_V_LO, 3);
}

/* The ports as literals: channels and widths of AMBA AXI4 and AXI4-Lite, and those of the unit (rtl/README.md). */
static const struct {
    const char *name;
    enum tex_boundary boundary;
    enum tex_port_role role;
    const char *field; /* NULL: no payload, or all of it */
    unsigned width;
} expected_ports[] = {
    {"issue_valid_i", TEX_AT_ISSUE, TEX_PORT_VALID, NULL, 1},
    {"issue_ready_o", TEX_AT_ISSUE, TEX_PORT_READY, NULL, 1},
    {"issue_beat_i", TEX_AT_ISSUE, TEX_PORT_PAYLOAD, NULL, 1024},
    {"result_valid_o", TEX_AT_RESULT, TEX_PORT_VALID, NULL, 1},
    {"result_ready_i", TEX_AT_RESULT, TEX_PORT_READY, NULL, 1},
    {"result_o", TEX_AT_RESULT, TEX_PORT_PAYLOAD, NULL, 578},
    {"m_axi_arvalid_o", TEX_AT_AXI_AR, TEX_PORT_VALID, NULL, 1},
    {"m_axi_arready_i", TEX_AT_AXI_AR, TEX_PORT_READY, NULL, 1},
    {"m_axi_arid_o", TEX_AT_AXI_AR, TEX_PORT_PAYLOAD, "id", 4},
    {"m_axi_araddr_o", TEX_AT_AXI_AR, TEX_PORT_PAYLOAD, "addr", 48},
    {"m_axi_arlen_o", TEX_AT_AXI_AR, TEX_PORT_PAYLOAD, "len", 8},
    {"m_axi_arsize_o", TEX_AT_AXI_AR, TEX_PORT_PAYLOAD, "size", 3},
    {"m_axi_arburst_o", TEX_AT_AXI_AR, TEX_PORT_PAYLOAD, "burst", 2},
    {"m_axi_rvalid_i", TEX_AT_AXI_R, TEX_PORT_VALID, NULL, 1},
    {"m_axi_rready_o", TEX_AT_AXI_R, TEX_PORT_READY, NULL, 1},
    {"m_axi_rid_i", TEX_AT_AXI_R, TEX_PORT_PAYLOAD, "id", 4},
    {"m_axi_rresp_i", TEX_AT_AXI_R, TEX_PORT_PAYLOAD, "resp", 2},
    {"m_axi_ruser_i", TEX_AT_AXI_R, TEX_PORT_PAYLOAD, "user", 1},
    {"m_axi_rlast_i", TEX_AT_AXI_R, TEX_PORT_PAYLOAD, "last", 1},
    {"m_axi_rdata_i", TEX_AT_AXI_R, TEX_PORT_PAYLOAD, "data", 256},
    {"m_axi_awvalid_o", TEX_AT_AXI_AW, TEX_PORT_VALID, NULL, 1},
    {"m_axi_awready_i", TEX_AT_AXI_AW, TEX_PORT_READY, NULL, 1},
    {"m_axi_awid_o", TEX_AT_AXI_AW, TEX_PORT_PAYLOAD, "id", 4},
    {"m_axi_awaddr_o", TEX_AT_AXI_AW, TEX_PORT_PAYLOAD, "addr", 48},
    {"m_axi_awlen_o", TEX_AT_AXI_AW, TEX_PORT_PAYLOAD, "len", 8},
    {"m_axi_awsize_o", TEX_AT_AXI_AW, TEX_PORT_PAYLOAD, "size", 3},
    {"m_axi_awburst_o", TEX_AT_AXI_AW, TEX_PORT_PAYLOAD, "burst", 2},
    {"m_axi_wvalid_o", TEX_AT_AXI_W, TEX_PORT_VALID, NULL, 1},
    {"m_axi_wready_i", TEX_AT_AXI_W, TEX_PORT_READY, NULL, 1},
    {"m_axi_wdata_o", TEX_AT_AXI_W, TEX_PORT_PAYLOAD, "data", 256},
    {"m_axi_wstrb_o", TEX_AT_AXI_W, TEX_PORT_PAYLOAD, "strb", 32},
    {"m_axi_wlast_o", TEX_AT_AXI_W, TEX_PORT_PAYLOAD, "last", 1},
    {"m_axi_bvalid_i", TEX_AT_AXI_B, TEX_PORT_VALID, NULL, 1},
    {"m_axi_bready_o", TEX_AT_AXI_B, TEX_PORT_READY, NULL, 1},
    {"m_axi_bid_i", TEX_AT_AXI_B, TEX_PORT_PAYLOAD, "id", 4},
    {"m_axi_bresp_i", TEX_AT_AXI_B, TEX_PORT_PAYLOAD, "resp", 2},
    {"s_axil_awvalid_i", TEX_AT_AXIL_AW, TEX_PORT_VALID, NULL, 1},
    {"s_axil_awready_o", TEX_AT_AXIL_AW, TEX_PORT_READY, NULL, 1},
    {"s_axil_awaddr_i", TEX_AT_AXIL_AW, TEX_PORT_PAYLOAD, "addr", 12},
    {"s_axil_wvalid_i", TEX_AT_AXIL_W, TEX_PORT_VALID, NULL, 1},
    {"s_axil_wready_o", TEX_AT_AXIL_W, TEX_PORT_READY, NULL, 1},
    {"s_axil_wdata_i", TEX_AT_AXIL_W, TEX_PORT_PAYLOAD, "data", 32},
    {"s_axil_wstrb_i", TEX_AT_AXIL_W, TEX_PORT_PAYLOAD, "strb", 4},
    {"s_axil_bvalid_o", TEX_AT_AXIL_B, TEX_PORT_VALID, NULL, 1},
    {"s_axil_bready_i", TEX_AT_AXIL_B, TEX_PORT_READY, NULL, 1},
    {"s_axil_bresp_o", TEX_AT_AXIL_B, TEX_PORT_PAYLOAD, "resp", 2},
    {"s_axil_arvalid_i", TEX_AT_AXIL_AR, TEX_PORT_VALID, NULL, 1},
    {"s_axil_arready_o", TEX_AT_AXIL_AR, TEX_PORT_READY, NULL, 1},
    {"s_axil_araddr_i", TEX_AT_AXIL_AR, TEX_PORT_PAYLOAD, "addr", 12},
    {"s_axil_rvalid_o", TEX_AT_AXIL_R, TEX_PORT_VALID, NULL, 1},
    {"s_axil_rready_i", TEX_AT_AXIL_R, TEX_PORT_READY, NULL, 1},
    {"s_axil_rdata_o", TEX_AT_AXIL_R, TEX_PORT_PAYLOAD, "data", 32},
    {"s_axil_rresp_o", TEX_AT_AXIL_R, TEX_PORT_PAYLOAD, "resp", 2},
};
/* The inputs, without the clock. */
static const char *const expected_inputs[] = {
    "rst_i",          "issue_valid_i",    "issue_beat_i",     "result_ready_i",  "m_axi_arready_i",
    "m_axi_rvalid_i", "m_axi_rid_i",      "m_axi_rresp_i",    "m_axi_ruser_i",   "m_axi_rlast_i",
    "m_axi_rdata_i",  "m_axi_awready_i",  "m_axi_wready_i",   "m_axi_bvalid_i",  "m_axi_bid_i",
    "m_axi_bresp_i",  "s_axil_awvalid_i", "s_axil_awaddr_i",  "s_axil_wvalid_i", "s_axil_wdata_i",
    "s_axil_wstrb_i", "s_axil_bready_i",  "s_axil_arvalid_i", "s_axil_araddr_i", "s_axil_rready_i",
};

static void every_port_carries_what_it_should(void **state)
{
    (void)state;
    assert_int_equal(TEX_PORTS, COUNT_OF(expected_ports));
    for (unsigned i = 0; i < COUNT_OF(expected_ports); i++) {
        const struct tex_port_info *p = &tex_ports[i];
        const char *field = expected_ports[i].field;
        assert_string_equal(p->name, expected_ports[i].name);
        assert_int_equal(p->boundary, expected_ports[i].boundary);
        assert_int_equal(p->role, expected_ports[i].role);
        assert_int_equal(p->width, expected_ports[i].width);
        assert_int_equal(p->at, field ? field_find(p->boundary, field)->offset : 0);
    }
}

static void every_input_has_its_place(void **state)
{
    unsigned word = 0;
    (void)state;
    assert_int_equal(DUT_PORTS, COUNT_OF(expected_inputs));
    for (unsigned i = 0; i < DUT_PORTS; i++) {
        assert_string_equal(dut_ports[i].name, expected_inputs[i]);
        assert_int_equal(dut_ports[i].word, word);
        word += dut_ports[i].words;
    }
    assert_int_equal(word, TEX_INPUT_WORDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_field_stands_in_its_place),
        cmocka_unit_test(the_constants_are_those_of_the_table),
        cmocka_unit_test(every_port_carries_what_it_should),
        cmocka_unit_test(every_input_has_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
