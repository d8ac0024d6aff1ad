// SPDX-License-Identifier: Apache-2.0
/* Statistics of frames made by hand: every count is worked out here. What a whole run gives: tests/e2e/stats.sh. */
#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>

#include "tap.h"
#include "trace/stats.h"

#define WORD_TLD4 UINT64_C(0xc8380057aff70008)
#define WORD_NONE UINT64_C(0)

struct world {
    struct stats s;
    struct tex_frame f;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    stats_init(&w->s);
    stats_case(&w->s, TEX_SET_ALL);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    free(*state);
    return 0;
}

static uint32_t *payload(struct world *w, enum tex_boundary b)
{
    return &w->f.payload[tex_boundaries[b].word];
}

static void cycle(struct world *w, tex_boundary_set valid, tex_boundary_set ready)
{
    w->f.valid = valid;
    w->f.ready = ready;
    stats_cycle(&w->s, false, &w->f);
}

static void move(struct world *w, tex_boundary_set moved)
{
    cycle(w, moved, moved);
}

static void idle(struct world *w, unsigned cycles)
{
    while (cycles-- > 0)
        cycle(w, 0, TEX_SET_ALL);
}

/* Nine beats in as many cycles. */
static void issue(struct world *w, uint64_t word, uint32_t warp)
{
    tex_pack_issue_header(payload(w, TEX_AT_ISSUE), 0, &(struct tex_issue_header){.word = word, .warp = warp});
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++)
        move(w, TEX_BIT(TEX_AT_ISSUE));
}

static void answer(struct world *w, uint32_t warp, bool last)
{
    tex_pack_result(payload(w, TEX_AT_RESULT), 0, &(struct tex_result){.warp = warp, .last = last});
    move(w, TEX_BIT(TEX_AT_RESULT));
}

static void states_of_a_boundary(void **state)
{
    struct world *w = *state;
    const tex_boundary_set coord = TEX_BIT(TEX_AT_COORD), fill = TEX_BIT(TEX_AT_FILL);
    idle(w, 5);
    issue(w, WORD_TLD4, 0); /* from here on one is under way: 9 cycles */
    cycle(w, coord, 0);
    cycle(w, coord, 0);
    cycle(w, coord, coord);
    cycle(w, fill, fill);
    answer(w, 0, true); /* it still is in this cycle: 14 */
    idle(w, 3);
    assert_int_equal(w->s.cycles[1], 14);
    assert_int_equal(w->s.cycles[0], 8);
    const uint64_t *n = w->s.states[1][TEX_AT_COORD];
    assert_int_equal(n[STATS_MOVED], 1);
    assert_int_equal(n[STATS_STALLED], 2);
    assert_int_equal(n[STATS_IDLE], 11);
    assert_int_equal(w->s.states[1][TEX_AT_FILL][STATS_MOVED], 1);
    assert_int_equal(w->s.states[0][TEX_AT_COORD][STATS_IDLE], 8);
    for (unsigned when = 0; when < 2; when++)
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
            const uint64_t *of = w->s.states[when][b];
            bool counted = STATS_COUNTED >> b & 1;
            assert_int_equal(of[STATS_MOVED] + of[STATS_STALLED] + of[STATS_IDLE], counted ? w->s.cycles[when] : 0);
        }
}

static void latencies_by_mnemonic(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 3);
    issue(w, WORD_NONE, 4);
    idle(w, 2);
    answer(w, 3, false);
    answer(w, 3, true); /* issued in cycle 0, this is cycle 21 */
    answer(w, 4, true); /* in cycle 9: 13 cycles */
    issue(w, WORD_TLD4, 3);
    answer(w, 3, true); /* 9 cycles */
    const struct stats_latency *l = &w->s.latency[ISA_KIND_TLD4];
    assert_string_equal(stats_kind_name(ISA_KIND_TLD4), "TLD4");
    assert_int_equal(l->count, 2);
    assert_int_equal(l->sum, 30);
    assert_int_equal(l->least, 9);
    assert_int_equal(l->most, 21);
    assert_int_equal(l->bucket[3], 1); /* 8..15 */
    assert_int_equal(l->bucket[4], 1); /* 16..31 */
    assert_int_equal(w->s.latency[STATS_NOT_BUILT].sum, 13);
    assert_int_equal(w->s.issued, 3);
    assert_int_equal(w->s.completed, 3);
    assert_int_equal(stats_under_way(&w->s), 0);
}

/* A result belongs to the oldest instruction of its warp; one of no instruction is counted by itself. */
static void warps_may_pass_each_other(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 1);
    issue(w, WORD_TLD4, 2);
    issue(w, WORD_NONE, 1);
    answer(w, 2, true); /* 27 - 9 */
    assert_int_equal(w->s.latency[ISA_KIND_TLD4].most, 18);
    assert_int_equal(stats_under_way(&w->s), 2);
    answer(w, 1, true); /* 28 - 0 */
    assert_int_equal(w->s.latency[ISA_KIND_TLD4].most, 28);
    answer(w, 2, true);
    assert_int_equal(w->s.strays, 1);
    answer(w, 1, true); /* 30 - 18 */
    assert_int_equal(w->s.latency[STATS_NOT_BUILT].least, 12);
    assert_int_equal(stats_under_way(&w->s), 0);
}

static void a_reset_loses_what_is_under_way(void **state)
{
    struct world *w = *state;
    issue(w, WORD_TLD4, 1);
    move(w, TEX_BIT(TEX_AT_ISSUE)); /* the header of another, and no more */
    stats_cycle(&w->s, true, &w->f);
    stats_cycle(&w->s, true, &w->f);
    assert_int_equal(w->s.lost, 2);
    assert_int_equal(w->s.cycles[0] + w->s.cycles[1], 10);
    issue(w, WORD_TLD4, 1); /* its first beat is a header again */
    answer(w, 1, true);
    assert_int_equal(w->s.latency[ISA_KIND_TLD4].count, 1);
    assert_int_equal(w->s.latency[ISA_KIND_TLD4].most, 9);
    assert_int_equal(w->s.issued, w->s.completed + w->s.lost);
}

/* More than any unit has room for: the oldest are given up, and nothing is written beyond the table. */
static void too_many_under_way(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < STATS_FLIGHTS + 10; i++)
        issue(w, WORD_TLD4, i % TEX_WARPS);
    assert_int_equal(w->s.lost, 10);
    assert_int_equal(stats_under_way(&w->s), STATS_FLIGHTS);
}

static void lookups_of_descriptors(void **state)
{
    struct world *w = *state;
    struct tex_decode decode = {.index = 5};
    struct tex_bind bind = {.op.opcode = TEX_OPCODE_TLD4};
    tex_pack_decode(payload(w, TEX_AT_DECODE), 0, &decode);
    tex_pack_bind(payload(w, TEX_AT_BIND), 0, &bind);
    cycle(w, TEX_BIT(TEX_AT_DECODE) | TEX_BIT(TEX_AT_BIND_REQ), TEX_BIT(TEX_AT_BIND_REQ));
    move(w, TEX_BIT(TEX_AT_DECODE)); /* asked */
    move(w, TEX_BIT(TEX_AT_DECODE)); /* did not */
    move(w, TEX_BIT(TEX_AT_SAMPLER_REQ));
    move(w, TEX_BIT(TEX_AT_BIND)); /* header hit, sampler miss */
    move(w, TEX_BIT(TEX_AT_BIND)); /* both hit */
    bind.op.opcode = TEX_OPCODE_SUST;
    tex_pack_bind(payload(w, TEX_AT_BIND), 0, &bind);
    move(w, TEX_BIT(TEX_AT_BIND)); /* a store has no sampler */
    decode.bindless = bind.tag.token = 1;
    tex_pack_decode(payload(w, TEX_AT_DECODE), 0, &decode);
    tex_pack_bind(payload(w, TEX_AT_BIND), 0, &bind);
    move(w, TEX_BIT(TEX_AT_DECODE) | TEX_BIT(TEX_AT_BIND)); /* neither looks anything up */
    const struct stats_lookups *c = w->s.cache;
    assert_int_equal(c[STATS_HANDLE].lookups, 2);
    assert_int_equal(c[STATS_HANDLE].hits, 1);
    assert_int_equal(c[STATS_HANDLE].lines, 1);
    assert_int_equal(c[STATS_HEADER].lookups, 3);
    assert_int_equal(c[STATS_HEADER].hits, 3);
    assert_int_equal(c[STATS_HEADER].lines, 0);
    assert_int_equal(c[STATS_SAMPLER].lookups, 2);
    assert_int_equal(c[STATS_SAMPLER].hits, 1);
    assert_int_equal(c[STATS_SAMPLER].lines, 1);
}

static void footprint(struct world *w, uint32_t fetch, uint32_t straddle, uint32_t hit, uint32_t second_hit)
{
    struct tex_address address = {.fetch = fetch, .straddle = straddle};
    struct tex_lookup lookup = {.hit = hit, .second_hit = second_hit};
    tex_pack_address(payload(w, TEX_AT_ADDRESS), 0, &address);
    tex_pack_lookup(payload(w, TEX_AT_LOOKUP), 0, &lookup);
    move(w, TEX_BIT(TEX_AT_ADDRESS) | TEX_BIT(TEX_AT_LOOKUP));
}

static void lookups_of_texels(void **state)
{
    struct world *w = *state;
    footprint(w, 0xf, 0, 0xf, 0); /* 4 of 4 */
    footprint(w, 0x5, 0, 0x4, 0); /* 1 of 2 */
    footprint(w, 0, 0, 0, 0);     /* reads nothing */
    footprint(w, 0x8, 8, 0x8, 0); /* one sample in two parts: 1 of 2 */
    footprint(w, 0x8, 8, 0x8, 8); /* 2 of 2 */
    cycle(w, TEX_BIT(TEX_AT_LOOKUP), 0);
    move(w, TEX_BIT(TEX_AT_LOOKUP_REQ));
    assert_int_equal(w->s.cache[STATS_TEXEL].lookups, 10);
    assert_int_equal(w->s.cache[STATS_TEXEL].hits, 8);
    assert_int_equal(w->s.cache[STATS_TEXEL].lines, 1);
    assert_int_equal(w->s.footprints, 4);
    assert_int_equal(w->s.whole, 2);
}

static void read_beat(struct world *w, uint32_t id, uint32_t resp, uint32_t sparse)
{
    tex_pack_axi_a(payload(w, TEX_AT_AXI_AR), 0, &(struct tex_axi_a){.id = id});
    tex_pack_axi_r(payload(w, TEX_AT_AXI_R), 0, &(struct tex_axi_r){.id = id, .resp = resp, .user = sparse});
    move(w, TEX_BIT(TEX_AT_AXI_AR));
    move(w, TEX_BIT(TEX_AT_AXI_R));
}

static void assert_channel(const struct stats_channel *c, uint64_t requests, uint64_t beats, uint64_t bytes)
{
    assert_int_equal(c->requests, requests);
    assert_int_equal(c->beats, beats);
    assert_int_equal(c->bytes, bytes);
}

static void bytes_by_channel(void **state)
{
    struct world *w = *state;
    read_beat(w, TEX_AXI_ID_CONST, 0, 0);
    read_beat(w, TEX_AXI_ID_HEADER, 2, 0);
    read_beat(w, TEX_AXI_ID_SAMPLER, 0, 0);
    for (unsigned i = 0; i < TEX_L1_IDS; i++)
        read_beat(w, TEX_AXI_ID_L1 + i, 0, i == 1);
    read_beat(w, TEX_AXI_ID_LOAD, 3, 0);
    read_beat(w, 15, 0, 0);
    assert_channel(&w->s.read[STATS_HANDLE], 1, 1, 32);
    assert_channel(&w->s.read[STATS_HEADER], 1, 1, 32);
    assert_channel(&w->s.read[STATS_SAMPLER], 1, 1, 32);
    assert_channel(&w->s.read[STATS_TEXEL], TEX_L1_IDS, TEX_L1_IDS, TEX_L1_IDS * UINT64_C(32));
    assert_channel(&w->s.read[STATS_LOADS], 1, 1, 32);
    assert_channel(&w->s.read[STATS_OTHERS], 1, 1, 32);
    assert_int_equal(w->s.read[STATS_HEADER].errors, 1);
    assert_int_equal(w->s.read[STATS_LOADS].errors, 1);
    assert_int_equal(w->s.read[STATS_TEXEL].errors, 0);
    assert_int_equal(w->s.read[STATS_TEXEL].sparse, 1);
    tex_pack_axi_w(payload(w, TEX_AT_AXI_W), 0, &(struct tex_axi_w){.strb = 0xf0000001, .last = 1});
    tex_pack_axi_b(payload(w, TEX_AT_AXI_B), 0, &(struct tex_axi_b){.resp = 2});
    move(w, TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W));
    move(w, TEX_BIT(TEX_AT_AXI_B));
    assert_channel(&w->s.write, 1, 1, 32);
    assert_int_equal(w->s.write.strobed, 5);
    assert_int_equal(w->s.write.errors, 1);
    tex_pack_axil_w(payload(w, TEX_AT_AXIL_W), 0, &(struct tex_axil_w){.strb = 3});
    tex_pack_axil_r(payload(w, TEX_AT_AXIL_R), 0, &(struct tex_axil_r){.resp = 2});
    tex_pack_axil_b(payload(w, TEX_AT_AXIL_B), 0, &(struct tex_axil_b){.resp = 2});
    move(w, TEX_BIT(TEX_AT_AXIL_AR) | TEX_BIT(TEX_AT_AXIL_AW));
    move(w, TEX_BIT(TEX_AT_AXIL_R) | TEX_BIT(TEX_AT_AXIL_W) | TEX_BIT(TEX_AT_AXIL_B));
    assert_channel(&w->s.registers_read, 1, 1, 4);
    assert_channel(&w->s.registers_write, 1, 1, 4);
    assert_int_equal(w->s.registers_write.strobed, 2);
    assert_int_equal(w->s.registers_read.errors + w->s.registers_write.errors, 2);
}

/* What was written for people and for programs, of the last counts. */
struct written {
    char *text, *json;
    size_t text_size, json_size;
    cJSON *root;
};

static void write_both(const struct stats *s, struct written *out)
{
    FILE *text = open_memstream(&out->text, &out->text_size), *json = open_memstream(&out->json, &out->json_size);
    assert_true(text && json);
    stats_print(s, text);
    assert_true(stats_write_json(s, json));
    fclose(text);
    fclose(json);
    out->root = cJSON_Parse(out->json);
    assert_non_null(out->root);
}

static void free_both(struct written *out)
{
    cJSON_Delete(out->root);
    free(out->text);
    free(out->json);
}

static double member(const cJSON *item, const char *name)
{
    const cJSON *found = cJSON_GetObjectItem(item, name);
    assert_true(cJSON_IsNumber(found));
    return cJSON_GetNumberValue(found);
}

static void as_text_and_json(void **state)
{
    struct world *w = *state;
    struct written out;
    issue(w, WORD_TLD4, 0);
    footprint(w, 0xf, 0, 0x7, 0);
    answer(w, 0, true);
    write_both(&w->s, &out);
    assert_non_null(strstr(out.text, "    texel                 4          3    75.0 %          0\n"));
    assert_non_null(strstr(out.text, "    TLD4                  1         10      10.0         10   8..15:1\n"));
    assert_non_null(strstr(out.text, "    lookup                1    9.1 %          0    0.0 %         10   90.9 %\n"));
    assert_null(strstr(out.text, "    query ")); /* nothing came there */
    const cJSON *texel = cJSON_GetObjectItem(cJSON_GetObjectItem(out.root, "caches"), "texel");
    assert_true(member(texel, "lookups") == 4 && member(texel, "hits") == 3 && member(texel, "whole") == 0);
    const cJSON *latency = cJSON_GetArrayItem(cJSON_GetObjectItem(out.root, "latencies"), 0);
    assert_string_equal(cJSON_GetStringValue(cJSON_GetObjectItem(latency, "instruction")), "TLD4");
    assert_true(member(cJSON_GetArrayItem(cJSON_GetObjectItem(latency, "buckets"), 0), "from") == 8);
    const cJSON *row = cJSON_GetArrayItem(cJSON_GetObjectItem(out.root, "boundaries"), TEX_AT_ISSUE - 1);
    assert_string_equal(cJSON_GetStringValue(cJSON_GetObjectItem(row, "boundary")), "issue"); /* regs is always valid */
    assert_true(member(cJSON_GetObjectItem(row, "under_way"), "moved") == TEX_ISSUE_BEATS);
    assert_true(member(cJSON_GetObjectItem(row, "rest"), "moved") == 0);
    free_both(&out);
}

/* A netlist shows its ports alone: what needs more is not made up. */
static void ports_alone(void **state)
{
    struct world *w = *state;
    struct written out;
    stats_case(&w->s, TEX_SET_PORTS);
    issue(w, WORD_TLD4, 0);
    answer(w, 0, true);
    write_both(&w->s, &out);
    assert_non_null(strstr(out.text, "    texel        not visible\n"));
    assert_null(strstr(out.text, "    coord "));
    assert_true(cJSON_IsNull(cJSON_GetObjectItem(cJSON_GetObjectItem(out.root, "caches"), "handle")));
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(out.root, "boundaries")),
                     __builtin_popcountll(TEX_SET_PORTS));
    free_both(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
        TEST(states_of_a_boundary),
        TEST(latencies_by_mnemonic),
        TEST(warps_may_pass_each_other),
        TEST(too_many_under_way),
        TEST(a_reset_loses_what_is_under_way),
        TEST(lookups_of_descriptors),
        TEST(lookups_of_texels),
        TEST(bytes_by_channel),
        TEST(as_text_and_json),
        TEST(ports_alone),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
