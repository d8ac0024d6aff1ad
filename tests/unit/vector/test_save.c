// SPDX-License-Identifier: Apache-2.0
#include "vector/save.h"

#include <errno.h>
#include <unistd.h>

#include "base/rng.h"
#include "random/random.h"
#include "vector_text.h"

/* Each page of `user` reads the same in the other image. */
static bool same_page(void *user, uint64_t address, const uint8_t *bytes, size_t size)
{
    const struct image *other = user;
    struct image plain = *other;
    uint8_t line[TEX_LINE_BYTES];
    plain.regions_count = 0; /* compare what was written, also where regions hide it */
    for (size_t i = 0; i < size; i += TEX_LINE_BYTES) {
        image_read_line(&plain, address + i, line);
        if (memcmp(line, bytes + i, TEX_LINE_BYTES) != 0)
            fail_msg("memory differs in the line at 0x%llx", (unsigned long long)(address + i));
    }
    return true;
}

/* A region that goes on at the beginning of memory is saved in two parts: those of region i. */
static unsigned parts_of(const struct image_region *r, struct image_region part[2])
{
    uint64_t left = (UINT64_C(1) << TEX_ADDR_W) - r->base;
    part[0] = part[1] = *r;
    if (r->size <= left)
        return 1;
    part[0].size = left;
    part[1].base = 0;
    part[1].size = r->size - left;
    return 2;
}

static void same_regions(const struct image *a, const struct image *b)
{
    size_t at = 0;
    for (size_t i = 0; i < a->regions_count; i++) {
        struct image_region part[2];
        for (unsigned n = parts_of(&a->regions[i], part), k = 0; k < n; k++, at++) {
            assert_true(at < b->regions_count);
            assert_int_equal(part[k].base, b->regions[at].base);
            assert_int_equal(part[k].size, b->regions[at].size);
            assert_int_equal(part[k].kind, b->regions[at].kind);
            assert_int_equal(part[k].decode_error, b->regions[at].decode_error);
            assert_int_equal(part[k].flagged, b->regions[at].flagged);
            assert_int_equal(part[k].writes, b->regions[at].writes);
        }
    }
    assert_int_equal(at, b->regions_count);
}

static void same_config(const struct tex_config *a, const struct tex_config *b)
{
    assert_int_equal(a->header_pool, b->header_pool);
    assert_int_equal(a->sampler_pool, b->sampler_pool);
    assert_int_equal(a->header_max, b->header_max);
    assert_int_equal(a->sampler_max, b->sampler_max);
    assert_memory_equal(a->const_base, b->const_base, sizeof a->const_base);
    assert_int_equal(a->select, b->select);
    assert_int_equal(a->via_header, b->via_header);
    assert_int_equal(a->policy.gob_width_one, b->policy.gob_width_one);
    assert_int_equal(a->policy.narrow_rne, b->policy.narrow_rne);
    assert_int_equal(a->policy.bc1_nv, b->policy.bc1_nv);
    assert_int_equal(a->policy.filter_round16, b->policy.filter_round16);
    assert_int_equal(a->policy.filter_weight8, b->policy.filter_weight8);
    assert_int_equal(a->policy.coord_fixed21, b->policy.coord_fixed21);
    assert_int_equal(a->policy.lod_float10, b->policy.lod_float10);
    assert_int_equal(a->policy.srgb_float8, b->policy.srgb_float8);
    assert_int_equal(a->policy.border_texel, b->policy.border_texel);
    assert_int_equal(a->policy.bc4_nv, b->policy.bc4_nv);
    assert_int_equal(a->policy.taps_log8, b->policy.taps_log8);
}

static void same_steps(const struct test_case *a, const struct test_case *b)
{
    assert_int_equal(a->steps_count, b->steps_count);
    for (size_t i = 0; i < a->steps_count; i++) {
        assert_int_equal(a->steps[i].before, b->steps[i].before);
        assert_int_equal(a->steps[i].control, b->steps[i].control);
        assert_int_equal(a->steps[i].clear, b->steps[i].clear);
    }
}

static void same_warps(const struct test_case *a, const struct test_case *b)
{
    assert_int_equal(a->warps_count, b->warps_count);
    for (size_t i = 0; i < a->warps_count; i++) {
        const struct tex_issue_header *ha = &a->warps[i].warp.header, *hb = &b->warps[i].warp.header;
        assert_int_equal(ha->word, hb->word);
        assert_int_equal(ha->phase, hb->phase);
        assert_int_equal(ha->pred, hb->pred);
        assert_int_equal(ha->warp, hb->warp);
        assert_int_equal(ha->active, hb->active);
        assert_int_equal(ha->helper, hb->helper);
        assert_int_equal(ha->killed, hb->killed);
        assert_int_equal(ha->stage, hb->stage);
        assert_memory_equal(a->warps[i].warp.ra, b->warps[i].warp.ra, sizeof a->warps[i].warp.ra);
        assert_memory_equal(a->warps[i].warp.rb, b->warps[i].warp.rb, sizeof a->warps[i].warp.rb);
    }
}

static void same_checks(const struct test_case *a, const struct test_case *b)
{
    assert_int_equal(a->strictness, b->strictness);
    assert_int_equal(a->expects_count, b->expects_count);
    for (size_t i = 0; i < a->expects_count; i++) {
        struct expectation ea = a->expects[i], eb = b->expects[i];
        assert_int_equal(ea.warp, eb.warp);
        assert_int_equal(ea.lane, eb.lane);
        assert_int_equal(ea.is_register, eb.is_register);
        assert_int_equal(ea.reg, eb.reg);
        assert_int_equal(ea.boundary, eb.boundary);
        assert_int_equal(ea.leaf, eb.leaf);
        assert_int_equal(ea.element, eb.element);
        assert_int_equal(ea.value, eb.value);
        assert_int_equal(ea.unwritten, eb.unwritten);
    }
    assert_int_equal(a->memory_count, b->memory_count);
    for (size_t i = 0; i < a->memory_count; i++) {
        assert_true(a->memory[i].address == b->memory[i].address);
        assert_int_equal(a->memory[i].count, b->memory[i].count);
        assert_memory_equal(a->memory[i].bytes, b->memory[i].bytes, a->memory[i].count);
    }
    assert_int_equal(a->registers_count, b->registers_count);
    for (size_t i = 0; i < a->registers_count; i++) {
        assert_int_equal(a->registers[i].offset, b->registers[i].offset);
        assert_int_equal(a->registers[i].hi, b->registers[i].hi);
        assert_int_equal(a->registers[i].lo, b->registers[i].lo);
        assert_int_equal(a->registers[i].value, b->registers[i].value);
    }
    assert_int_equal(a->minimums_count, b->minimums_count);
    for (size_t i = 0; i < a->minimums_count; i++) {
        assert_int_equal(a->minimums[i].boundary, b->minimums[i].boundary);
        assert_int_equal(a->minimums[i].count, b->minimums[i].count);
    }
    assert_int_equal(a->rules_count, b->rules_count);
    for (size_t i = 0; i < a->rules_count; i++) {
        assert_int_equal(a->rules[i].rule, b->rules[i].rule);
        assert_int_equal(a->rules[i].without, b->rules[i].without);
    }
}

static void same_case(const struct test_case *a, const struct test_case *b)
{
    same_config(&a->config, &b->config);
    assert_int_equal(a->traffic.seed, b->traffic.seed);
    assert_int_equal(a->traffic.issue_gap, b->traffic.issue_gap);
    assert_int_equal(a->traffic.result_stall, b->traffic.result_stall);
    assert_int_equal(a->traffic.ar_stall, b->traffic.ar_stall);
    assert_int_equal(a->traffic.r_gap, b->traffic.r_gap);
    assert_int_equal(a->traffic.aw_stall, b->traffic.aw_stall);
    assert_int_equal(a->traffic.w_stall, b->traffic.w_stall);
    assert_int_equal(a->traffic.b_gap, b->traffic.b_gap);
    assert_int_equal(a->traffic.registers, b->traffic.registers);
    assert_int_equal(a->traffic.resets, b->traffic.resets);
    assert_int_equal(a->traffic.changes, b->traffic.changes);
    assert_int_equal(a->traffic.latency_min, b->traffic.latency_min);
    assert_int_equal(a->traffic.latency_max, b->traffic.latency_max);
    assert_int_equal(a->traffic.reorder, b->traffic.reorder);
    struct image images[2] = {a->image, b->image};
    assert_true(image_visit(&a->image, same_page, &images[1]));
    assert_true(image_visit(&b->image, same_page, &images[0]));
    same_regions(&a->image, &b->image);
    same_warps(a, b);
    same_steps(a, b);
    same_checks(a, b);
}

/* Save, load, compare; then save again and compare the texts. */
static void survives(const struct test_case *c)
{
    char *text[2] = {NULL, NULL};
    size_t size[2];
    struct test_case again;
    FILE *out = open_memstream(&text[0], &size[0]);
    assert_non_null(out);
    assert_true(case_write(c, out));
    fclose(out);
    vector_good(text[0], &again);
    same_case(c, &again);
    out = open_memstream(&text[1], &size[1]);
    assert_non_null(out);
    assert_true(case_write(&again, out));
    fclose(out);
    assert_string_equal(strchr(text[0], '\n'), strchr(text[1], '\n')); /* past the line with the name */
    free(text[0]);
    free(text[1]);
    case_free(&again);
}

static void random_cases_survive(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 60; i++) {
        struct test_case c;
        assert_true(random_case(17, i, &c));
        survives(&c);
        case_free(&c);
    }
}

static void a_vector_with_everything_survives(void **state)
{
    (void)state;
    struct test_case c;
    vector_good(
        "texlock 1\n"
        "rules R-TLD4-1 PD-18c\n"
        "rules without PD-14 PD-21\n"
        "minimum texel 3 minimum result 2 minimum invalidate 1\n"
        "traffic { seed 0xffffffff issue_gap 1 result_stall 2 ar_stall 3 r_gap 95 aw_stall 4 w_stall 5 b_gap 6 "
        "latency 7..9999 reorder on }\n"
        "pool headers 0xffffffffff00 max 0x3fffff\n" /* wraps around the end of memory */
        "pool samplers 0x100100010 max 5\n"          /* misaligned: the unit drops bits 4:0 */
        "bank 2 0x100200002 bank 31 0xffffffffffff select 2\n"
        "binding via_header policy gob_width_one policy narrow_rne policy bc1_nv policy filter_round16 "
        "policy filter_weight8 policy coord_fixed21 policy lod_float10 policy srgb_float8\n"
        "policy border_texel policy bc4_nv policy taps_log8\n"
        "texture 0 { format R8 UNORM size 5 5 address 0x1000 texels noise 3 }\n"
        "texture 9 { raw 1 2 3 4 5 6 7 8 }\n"
        "sampler 0 { border 1.0 -0.5 0x7fc00000 0 normalized off }\n"
        "handle 5 texture 0 sampler 0 handle 6 0xdeadbeef\n"
        "word32 0xfffffffffffc 7 bytes 0x123457 00 11 22\n"
        "sparse 0x1000 0x20 error 0x2000 1 error 0x2020 1 DECERR error 0x2040 1 SLVERR flagged error 0x2060 1 writes "
        "sparse 0x0 "
        "0x1000000000000\n"
        "invalidate descriptors\n"
        "warp 63 {\n"
        "  asm \"@P1 TLD4.G.PTP.NODEP.P P2, R8, R0, R4, 5, ARRAY_CUBE, 0x9\"\n"
        "  active 0xf0f0f0f0 pred 0x12345678 killed 0x10 helper 3 stage compute\n"
        "  array = lane s = -0.5 t = bits(0x7f800001) r = 1.5 off1 = ptp(1, 2, 3, 4) off2 = 5\n"
        "  expect lane 5 R8 = 1.5 R9 = -1 P2 = 1 decode.toff = PTP cache.raw[3] = 0xffffffffffffffff\n"
        "  expect all coord.fixed[1] = -33554432\n"
        "  expect lane 5 R10 = unwritten P0 = unwritten\n"
        "  expect lane 0 R8 = unwritten\n" /* it does not execute */
        "}\n"
        "wait invalidate texels wait clear traps clear faults\n"
        "warp 1 { word 0 phase 3 stage 7 Ra+3 = lane expect token decode.illegal = OPCODE R0 = unwritten\n"
        "  expect lane 31 R254 = unwritten\n}\n"
        "wait; invalidate\n"
        "expect memory 0x12345 = 00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff 00112233445566778899aabbccddeeff "
        "0x77\n"
        "expect register TRAP.axis = array\n"
        "expect register TRAP_X = -1\n"
        "expect register FAULT = 0xffff\n"
        "expect register COUNT_STORES = 4294967295\n",
        &c);
    assert_int_equal(c.registers_count, 4);
    assert_int_equal(c.expects_count, 5 + 7 + 1 + 2 + 1 + 1 + 1);
    assert_int_equal(c.steps_count, 8);
    assert_int_equal(c.steps[0].before, 0);
    assert_int_equal(c.steps[2].control, CASE_INVALIDATE_TEXELS);
    assert_int_equal(c.steps[5].before, 1);
    assert_int_equal(c.steps[7].before, 2);
    survives(&c);
    case_free(&c);
}

static void wrapping_regions_are_split(void **state)
{
    (void)state;
    struct test_case c, again;
    char *text = NULL;
    size_t size;
    uint8_t line[TEX_LINE_BYTES];
    case_init(&c);
    assert_true(image_mark(&c.image, UINT64_C(0xffffffffff00), 0x200, TEX_READ_ERROR));
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    assert_true(case_write(&c, out));
    fclose(out);
    vector_good(text, &again);
    assert_int_equal(image_read_line(&again.image, UINT64_C(0xffffffffff00), line), TEX_READ_ERROR);
    assert_int_equal(image_read_line(&again.image, 0xe0, line), TEX_READ_ERROR);
    assert_int_equal(image_read_line(&again.image, 0x100, line), TEX_READ_OK);
    free(text);
    case_free(&c);
    case_free(&again);
}

/* As a person would write it: nothing that is as it is where nobody says anything; and the same case. */
static void plain_files_are_the_same_case(void **state)
{
    (void)state;
    unsigned plain = 0, cases = 0;
    for (uint32_t index = 0; index < 130; index += 3, cases++) {
        struct test_case c, again;
        char *text = NULL;
        size_t size;
        assert_true(random_case(9, index, &c));
        FILE *out = open_memstream(&text, &size);
        assert_non_null(out);
        assert_true(case_write_plain(&c, "one\ntwo", out));
        fclose(out);
        assert_non_null(strstr(text, "\n# one\n# two\ntexlock 1\n"));
        vector_good(text, &again);
        same_case(&c, &again);
        plain += strstr(text, "\nstrictness cycle") == NULL;
        free(text);
        case_free(&c);
        case_free(&again);
    }
    assert_int_equal(plain, cases);
}

static void a_plain_file_reads_well(void **state)
{
    (void)state;
    struct test_case c, again;
    char *text = NULL;
    size_t size;
    vector_good("texlock 1 texture 3 { format R32 UINT size 32 16 address 0x20000000 block 1 2 1 }"
                "sampler 2 { address CLAMP_TO_EDGE MIRROR } handle 5 texture 3 sampler 2 traffic { r_gap 7 }"
                "warp 4 { asm \"TLD4.R R8, R0, 0x5, 2D, 0xf\" active 0xff s = 0.5 t = { 0.25 0.5 ... } }",
                &c);
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    assert_true(case_write_plain(&c, NULL, out));
    fclose(out);
    const char *const lines[] = {"traffic { r_gap 7 }",
                                 "texture 3 { format R32 UINT  size 32 16  block 1 2 1  address 0x20000000 }",
                                 "sampler 2 { address CLAMP_TO_EDGE MIRROR }", "handle 5 0x00200003",
                                 ("warp 4 {\n  asm \"TLD4.R R8, R0, 0x5, 2D, 0xf\"\n  active 0x000000ff\n"
                                  "  s = 0.5\n  t = { 0.25 0.5 ... }")};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (!strstr(text, lines[i]))
            fail_msg("no %s in:\n%s", lines[i], text);
    vector_good(text, &again);
    same_case(&c, &again);
    free(text);
    case_free(&c);
    case_free(&again);
}

static void an_empty_case_survives(void **state)
{
    (void)state;
    struct test_case c;
    case_init(&c);
    c.name = strdup("a\nname of two lines");
    survives(&c);
    case_free(&c);
}

static void files_are_written_and_read_back(void **state)
{
    (void)state;
    struct test_case c, again;
    struct diag diag;
    char path[] = P_tmpdir "/texlock-save-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    assert_true(random_case(4, 2, &c));
    assert_true(case_save(&c, path));
    diag_init(&diag, NULL);
    assert_true(vector_load(path, &again, &diag));
    same_case(&c, &again);
    assert_string_equal(again.path, path);
    assert_string_equal(again.name, strrchr(path, '/') + 1);
    case_free(&again);
    diag_free(&diag);
    unlink(path);
    errno = 0;
    assert_false(case_save(&c, "/nowhere/at/all.tlv"));
    assert_int_equal(errno, ENOENT);
    case_free(&c);
}

static void what_would_not_load_is_not_saved_silently(void **state)
{
    (void)state;
    struct test_case c;
    struct case_warp warp = {.warp = {.header = {.word = 0}}};
    char path[] = P_tmpdir "/texlock-save-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    case_init(&c);
    for (unsigned i = 0; i < 4097; i++)
        assert_true(case_add_warp(&c, &warp));
    assert_false(case_save(&c, path));
    assert_int_equal(errno, EFBIG);
    unlink(path);
    case_free(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_cases_survive),
        cmocka_unit_test(a_vector_with_everything_survives),
        cmocka_unit_test(wrapping_regions_are_split),
        cmocka_unit_test(plain_files_are_the_same_case),
        cmocka_unit_test(a_plain_file_reads_well),
        cmocka_unit_test(an_empty_case_survives),
        cmocka_unit_test(files_are_written_and_read_back),
        cmocka_unit_test(what_would_not_load_is_not_saved_silently),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
