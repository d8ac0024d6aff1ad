// SPDX-License-Identifier: Apache-2.0
/* Cover points are counted as their rows say: frames made by hand, and what must be hit by them. */
#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cover/cover.h"
#include "tap.h"

struct world {
    struct cover *v;
    struct tex_frame f;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    w->v = cover_create();
    assert_non_null(w->v);
    cover_restart(w->v);
    tex_pack_axi_a(&w->f.payload[TEX_WORD_AXI_AW], 0,
                   &(struct tex_axi_a){.id = TEX_AXI_ID_STORE, .size = 5, .burst = 1});
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    cover_destroy(w->v);
    free(w);
    return 0;
}

/* The bin of that name, of that point. */
static uint32_t bin(const char *point, const char *name)
{
    char text[COVER_NAME];
    for (uint32_t i = 0; i < TEX_COVER_BINS; i++) {
        cover_name(i, text);
        if (strcmp(cover_point(i)->name, point) == 0 && strcmp(text, name) == 0)
            return i;
    }
    fail_msg("no bin %s of point %s", name, point);
    return 0;
}

static uint64_t hits(const struct world *w, const char *point, const char *name)
{
    return w->v->counts.hits[bin(point, name)];
}

/* One cycle in which these are valid, and these ready. */
static uint32_t cycle(struct world *w, tex_boundary_set valid, tex_boundary_set ready)
{
    w->f.valid = valid;
    w->f.ready = ready;
    return cover_cycle(w->v, &w->f);
}

static void stalls_by_length(void **state)
{
    struct world *w = *state;
    static const unsigned lengths[] = {1, 2, 7, 8, 20, 1};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        for (unsigned k = 0; k < lengths[i]; k++)
            assert_int_equal(cycle(w, TEX_BIT(TEX_AT_DECODE), 0), COVER_NONE);
        cycle(w, TEX_BIT(TEX_AT_DECODE), TEX_BIT(TEX_AT_DECODE));
    }
    assert_int_equal(hits(w, "stall.decode", "1"), 2);
    assert_int_equal(hits(w, "stall.decode", "2..7"), 2);
    assert_int_equal(hits(w, "stall.decode", "8+"), 2);
    assert_int_equal(hits(w, "stall.bind", "1"), 0);
}

static void queue_levels(void **state)
{
    struct world *w = *state;
    const tex_boundary_set in = TEX_BIT(TEX_AT_AXI_AW), out = TEX_BIT(TEX_AT_AXI_B);
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        assert_int_equal(cycle(w, in, in), COVER_NONE);
    assert_int_equal(hits(w, "store.outstanding", "full"), 1);
    assert_int_equal(hits(w, "store.outstanding", "some"), TEX_STORE_OUTSTANDING - 1);
    assert_int_equal(hits(w, "store.outstanding", "full+push"), 0);
    cycle(w, in, 0);
    assert_int_equal(hits(w, "store.outstanding", "full+push"), 1);
    cycle(w, in | out, in | out); /* full as before */
    assert_int_equal(hits(w, "store.outstanding", "full"), 1);
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        cycle(w, out, out);
    assert_int_equal(hits(w, "store.outstanding", "empty"), 1);
    assert_int_equal(hits(w, "store.outstanding", "some"), 2 * (TEX_STORE_OUTSTANDING - 1));
}

static uint32_t move_with(struct world *w, enum tex_boundary b, uint32_t id)
{
    if (b == TEX_AT_AXI_AW)
        tex_pack_axi_a(&w->f.payload[TEX_WORD_AXI_AW], 0, &(struct tex_axi_a){.id = id, .size = 5, .burst = 1});
    else if (b == TEX_AT_AXI_B)
        tex_pack_axi_b(&w->f.payload[TEX_WORD_AXI_B], 0, &(struct tex_axi_b){.id = id});
    else
        tex_pack_rsp(&w->f.payload[TEX_WORD_AXI_RSP], 0, &(struct tex_rsp){.id = id});
    return cycle(w, TEX_BIT(b), TEX_BIT(b));
}

/* Of four queues, one that is entered and left by its number. */
static void queues_by_identifier(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        assert_int_equal(move_with(w, TEX_AT_AXI_AW, TEX_AXI_ID_STORE + 2), COVER_NONE);
    assert_int_equal(hits(w, "store.queues", "2:full"), 1);
    assert_int_equal(hits(w, "store.queues", "2:some"), TEX_STORE_OUTSTANDING - 1);
    assert_int_equal(hits(w, "store.queues", "1:some") + hits(w, "store.queues", "3:some"), 0);
    move_with(w, TEX_AT_AXI_B, TEX_AXI_ID_STORE + 1); /* nothing waits for it there */
    move_with(w, TEX_AT_AXI_B, 0);
    assert_int_equal(hits(w, "store.queues", "1:empty"), 0);
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        move_with(w, TEX_AT_AXI_B, TEX_AXI_ID_STORE + 2);
    assert_int_equal(hits(w, "store.queues", "2:empty"), 1);
}

/* Left in turns, whoever was entered first; a line that no texel asked for enters none. */
static void queues_in_turns(void **state)
{
    struct world *w = *state;
    const tex_boundary_set fill = TEX_BIT(TEX_AT_FILL);
    move_with(w, TEX_AT_AXI_RSP, TEX_AXI_ID_HEADER);
    for (unsigned i = 0; i < TEX_L1_OUTSTANDING; i++)
        assert_int_equal(move_with(w, TEX_AT_AXI_RSP, TEX_AXI_ID_L1 + (TEX_L1_OUTSTANDING - 1 - i) % TEX_L1_IDS),
                         COVER_NONE);
    for (unsigned j = 0; j < TEX_L1_IDS; j++) {
        char name[32];
        snprintf(name, sizeof name, "%u:full", j);
        assert_int_equal(hits(w, "fill.returned", name), 1);
    }
    uint32_t bins = bin("fill.returned", "1:full") - bin("fill.returned", "0:full");
    for (unsigned i = 0; i < TEX_L1_OUTSTANDING; i++) {
        cycle(w, fill, fill);
        for (unsigned j = 0; j < TEX_L1_IDS; j++)
            assert_int_equal(w->v->counts.hits[bin("fill.returned", "0:empty") + j * bins],
                             i + TEX_L1_IDS >= TEX_L1_OUTSTANDING + j);
    }
    for (unsigned i = 0; i < TEX_L1_OUTSTANDING / TEX_L1_IDS; i++)
        move_with(w, TEX_AT_AXI_RSP, TEX_AXI_ID_L1 + 1);
    assert_int_equal(move_with(w, TEX_AT_AXI_RSP, TEX_AXI_ID_L1 + 1), bin("fill.returned", "1:over"));
    assert_int_equal(hits(w, "fill.returned", "1:full+push"), 1);
}

/* One more than there may be: told once it happens, where the strictness fixes depths. */
static void illegal_bin(void **state)
{
    struct world *w = *state;
    const tex_boundary_set in = TEX_BIT(TEX_AT_AXI_AW);
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        assert_int_equal(cycle(w, in, in), COVER_NONE);
    assert_int_equal(cycle(w, in, in), bin("store.outstanding", "over"));
    cover_restart(w->v);
    w->v->deep = false;
    for (unsigned i = 0; i <= TEX_STORE_OUTSTANDING; i++)
        assert_int_equal(cycle(w, in, in), COVER_NONE);
    assert_int_equal(hits(w, "store.outstanding", "over"), 0);
}

/* Of two illegal bins in a cycle, the one that is judged counts, whichever comes first. */
static void illegal_beside_unjudged(void **state)
{
    struct world *w = *state;
    const tex_boundary_set in = TEX_BIT(TEX_AT_AXI_AW), both = in | TEX_BIT(TEX_AT_AXI_W);
    w->v->deep = false;
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        cycle(w, in, in);
    tex_pack_axi_w(&w->f.payload[TEX_WORD_AXI_W], 0, &(struct tex_axi_w){.strb = 1, .last = 0});
    assert_int_equal(cycle(w, both, both), bin("write.last", "0"));
    cover_restart(w->v);
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        cycle(w, in, in);
    w->v->deep = true;
    w->v->judged &= ~TEX_BIT(TEX_AT_AXI_W);
    assert_int_equal(cycle(w, both, both), bin("store.outstanding", "over"));
    assert_int_equal(hits(w, "write.last", "0"), 0);
}

static void cache_lines(void **state)
{
    struct world *w = *state;
    const tex_boundary_set in = TEX_BIT(TEX_AT_BIND_REQ), clear = TEX_BIT(TEX_AT_INVALIDATE);
    for (unsigned i = 0; i < 2 * TEX_CONST_ENTRIES; i++) {
        tex_pack_req(&w->f.payload[TEX_WORD_BIND_REQ], 0, &(struct tex_req){.line = i});
        assert_int_equal(hits(w, "bind.lines", "full"), i >= TEX_CONST_ENTRIES);
        cycle(w, in, in);
    }
    assert_int_equal(hits(w, "bind.lines", "full+push"), TEX_CONST_ENTRIES);
    assert_int_equal(hits(w, "bind.lines", "some"), TEX_CONST_ENTRIES - 1);
    tex_pack_invalidate(&w->f.payload[TEX_WORD_INVALIDATE], 0, &(struct tex_invalidate){.l1 = 1});
    cycle(w, clear, clear);
    assert_int_equal(hits(w, "bind.lines", "empty"), 0);
    tex_pack_invalidate(&w->f.payload[TEX_WORD_INVALIDATE], 0, &(struct tex_invalidate){.lines = 1});
    cycle(w, clear, clear);
    assert_int_equal(hits(w, "bind.lines", "empty"), 1);
}

static void decode(struct world *w, uint32_t toff)
{
    struct tex_decode d = {.toff = toff};
    tex_pack_decode(&w->f.payload[TEX_WORD_DECODE], 0, &d);
    cycle(w, TEX_BIT(TEX_AT_DECODE), TEX_BIT(TEX_AT_DECODE));
}

static void header(struct world *w, uint32_t opcode, uint32_t u, uint32_t v)
{
    struct tex_header h = {.op.opcode = opcode, .geom.address_u = u, .geom.address_v = v};
    tex_pack_header(&w->f.payload[TEX_WORD_HEADER], 0, &h);
    cycle(w, TEX_BIT(TEX_AT_HEADER), TEX_BIT(TEX_AT_HEADER));
}

/* A field of another boundary is that of the same thread, however far the others have come. */
static void cross_of_a_thread(void **state)
{
    struct world *w = *state;
    decode(w, TEX_TOFF_PTP);
    decode(w, TEX_TOFF_NONE);
    header(w, TEX_OPCODE_TLD4, TEX_WRAP_MIRROR, TEX_WRAP_BORDER);
    header(w, TEX_OPCODE_TLD4, TEX_WRAP_WRAP, TEX_WRAP_CLAMP_TO_EDGE);
    assert_int_equal(hits(w, "gather.wrap", "MIRROR:BORDER:PTP"), 1);
    assert_int_equal(hits(w, "gather.wrap", "WRAP:CLAMP_TO_EDGE:NONE"), 1);
    assert_int_equal(hits(w, "gather.wrap", "MIRROR:BORDER:NONE"), 0);
    header(w, TEX_OPCODE_TXQ, TEX_WRAP_WRAP, TEX_WRAP_WRAP);
    assert_int_equal(hits(w, "gather.wrap", "WRAP:WRAP:NONE"), 0);
}

static void move(struct world *w, enum tex_boundary b)
{
    cycle(w, TEX_BIT(b), TEX_BIT(b));
}

static void pass_at_lod(struct world *w, uint32_t address_u, bool more)
{
    struct tex_lod lod = {.tag.more = more, .op.opcode = TEX_OPCODE_TLD4, .sampling = TEX_SAMPLING_LINEAR};
    lod.geom.address_u = address_u;
    tex_pack_lod(&w->f.payload[TEX_WORD_LOD], 0, &lod);
    move(w, TEX_AT_LOD);
}

static void at_wrap(struct world *w, bool more)
{
    struct tex_wrap wrap = {.tag.more = more, .op.opcode = TEX_OPCODE_TLD4};
    tex_pack_wrap(&w->f.payload[TEX_WORD_WRAP], 0, &wrap);
    move(w, TEX_AT_WRAP);
}

static void header_comparing(struct world *w, uint32_t func)
{
    struct tex_header h = {.op.opcode = TEX_OPCODE_TLD4};
    h.shape.kind = TEX_TYPE_TWO_D_NO_MIPMAP;
    h.fmt.compare.on = 1;
    h.fmt.compare.func = func;
    tex_pack_header(&w->f.payload[TEX_WORD_HEADER], 0, &h);
    move(w, TEX_AT_HEADER);
}

/* Of a thread with several passes, each has its own fields from lod on, and the thread's before; filter has the last
 * one's. */
static void cross_of_passes(void **state)
{
    struct world *w = *state;
    struct tex_filter filter = {.op.opcode = TEX_OPCODE_TLD4};
    tex_pack_filter(&w->f.payload[TEX_WORD_FILTER], 0, &filter);
    for (unsigned i = 0; i < 3; i++)
        decode(w, TEX_TOFF_NONE);
    header_comparing(w, TEX_COMPARE_LESS);
    header_comparing(w, TEX_COMPARE_EQUAL);
    header_comparing(w, TEX_COMPARE_GREATER);
    pass_at_lod(w, TEX_WRAP_WRAP, true);
    pass_at_lod(w, TEX_WRAP_MIRROR, true);
    at_wrap(w, true);
    assert_int_equal(hits(w, "filter.wrap", "LINEAR:WRAP"), 1);
    pass_at_lod(w, TEX_WRAP_BORDER, false);
    pass_at_lod(w, TEX_WRAP_CLAMP_TO_EDGE, false); /* of the second thread */
    at_wrap(w, true);
    assert_int_equal(hits(w, "filter.wrap", "LINEAR:MIRROR"), 1);
    at_wrap(w, false);
    assert_int_equal(hits(w, "filter.wrap", "LINEAR:BORDER"), 1);
    move(w, TEX_AT_FILTER);
    assert_int_equal(hits(w, "gather.compare", "LESS:R"), 1);
    at_wrap(w, false);
    assert_int_equal(hits(w, "filter.wrap", "LINEAR:CLAMP_TO_EDGE"), 1);
    move(w, TEX_AT_FILTER);
    assert_int_equal(hits(w, "gather.compare", "EQUAL:R"), 1);
    pass_at_lod(w, TEX_WRAP_WRAP, false);
    at_wrap(w, false);
    move(w, TEX_AT_FILTER);
    assert_int_equal(hits(w, "gather.compare", "GREATER:R"), 1);
    assert_int_equal(hits(w, "filter.wrap", "LINEAR:WRAP"), 2);
    cover_restart(w->v);
    decode(w, TEX_TOFF_NONE);
    header_comparing(w, TEX_COMPARE_LESS);
    pass_at_lod(w, TEX_WRAP_WRAP, false);
    move(w, TEX_AT_FILTER);
    assert_int_equal(hits(w, "gather.compare", "LESS:R"), 2);
}

static void transitions(void **state)
{
    struct world *w = *state;
    header(w, TEX_OPCODE_TXQ, 0, 0);
    header(w, TEX_OPCODE_SUST, 0, 0);
    header(w, TEX_OPCODE_SUST, 0, 0);
    assert_int_equal(hits(w, "header.opcode", "TXQ>SUST"), 1);
    assert_int_equal(hits(w, "header.opcode", "SUST>SUST"), 1);
    cover_restart(w->v);
    header(w, TEX_OPCODE_TLD4, 0, 0);
    assert_int_equal(hits(w, "header.opcode", "SUST>TLD4"), 0);
}

/* A cycle that is missing: what follows means nothing until the next reset. */
static void lost_until_reset(void **state)
{
    struct world *w = *state;
    const tex_boundary_set in = TEX_BIT(TEX_AT_AXI_AW), out = TEX_BIT(TEX_AT_AXI_B);
    cover_lose(w->v);
    cycle(w, in, in);
    cycle(w, out, out);
    assert_int_equal(hits(w, "store.outstanding", "empty"), 0);
    cover_restart(w->v);
    cycle(w, in, in);
    cycle(w, out, out);
    assert_int_equal(hits(w, "store.outstanding", "empty"), 1);
}

static cJSON *read_back(const char *path)
{
    FILE *in = fopen(path, "r");
    assert_non_null(in);
    char *text = calloc(1, 8 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (8 << 20) - 1, in) > 0);
    fclose(in);
    cJSON *root = cJSON_Parse(text);
    free(text);
    return root;
}

static void written_as_json(void **state)
{
    struct world *w = *state;
    char path[] = "/tmp/texlock-cover-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    header(w, TEX_OPCODE_TXQ, 0, 0);
    header(w, TEX_OPCODE_SUST, 0, 0);
    const struct cover_run run = {.simulator = "a \"simulator\"", .seed = 7};
    assert_true(cover_write_json(w->v, &run, path));
    cJSON *root = read_back(path);
    unlink(path);
    assert_non_null(root);
    assert_string_equal(cJSON_GetObjectItem(root, "tables")->valuestring, TEX_COVER_TABLES);
    assert_string_equal(cJSON_GetObjectItem(cJSON_GetObjectItem(root, "tools"), "simulator")->valuestring,
                        run.simulator);
    uint32_t seen = 0, counted = 0;
    cJSON *point, *one;
    cJSON_ArrayForEach(point, cJSON_GetObjectItem(root, "points"))
    {
        cJSON_ArrayForEach(one, cJSON_GetObjectItem(point, "bins"))
        {
            char name[COVER_NAME];
            cover_name(seen, name);
            assert_string_equal(cJSON_GetObjectItem(one, "name")->valuestring, name);
            assert_int_equal(cJSON_GetObjectItem(one, "hits")->valueint, w->v->counts.hits[seen]);
            counted += cJSON_GetObjectItem(one, "hits")->valueint > 0;
            seen++;
        }
    }
    assert_int_equal(seen, TEX_COVER_BINS);
    assert_true(counted > 0);
    cJSON_Delete(root);
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {TEST(stalls_by_length), TEST(queue_levels),      TEST(queues_by_identifier),
                                       TEST(queues_in_turns),  TEST(illegal_bin),       TEST(illegal_beside_unjudged),
                                       TEST(cache_lines),      TEST(cross_of_a_thread), TEST(transitions),
                                       TEST(lost_until_reset), TEST(written_as_json),   TEST(cross_of_passes)};
    return cmocka_run_group_tests_name("cover", tests, NULL, NULL);
}
