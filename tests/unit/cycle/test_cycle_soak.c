// SPDX-License-Identifier: Apache-2.0
/*
 * Random instructions, textures, stalls and invalidations. Every thread beat at every boundary and every result beat
 * must be the function layer's, in order and once. A payload that waits for ready must not change.
 */
#include "bench.h"

#define WARPS 24
#define ROUNDS 40
#define THREADS (WARPS * TEX_WARP_LANES)

static const enum tex_boundary thread_boundaries[] = {TEX_AT_DECODE, TEX_AT_BIND,    TEX_AT_HEADER, TEX_AT_COORD,
                                                      TEX_AT_WRAP,   TEX_AT_ADDRESS, TEX_AT_LOOKUP, TEX_AT_CACHE,
                                                      TEX_AT_BLOCK,  TEX_AT_TEXEL,   TEX_AT_FILTER};

struct soak {
    struct bench *b;
    struct tex_warp warps[WARPS];
    struct tex_thread_trace trace[THREADS];
    struct tex_result beat[WARPS * 8];
    unsigned threads, beats;
    unsigned next[TEX_BOUNDARIES]; /* beat expected next */
    uint8_t hash[TEX_WARPS];
    struct tex_frame before; /* the frame of the step before */
};

static uint32_t draw(struct soak *s, uint32_t bound)
{
    return next_random(&s->b->random) % bound;
}

static uint32_t random_coordinate(struct soak *s)
{
    if (percent(s->b, 5))
        return next_random(&s->b->random);
    float span = percent(s->b, 50) ? 2.0f : 80.0f;
    return to_pattern(((float)draw(s, 4096) / 2048.0f - 0.5f) * span);
}

static uint64_t random_word(struct soak *s)
{
    static const uint32_t params[] = {TEX_PARAM_2D, TEX_PARAM_2D, TEX_PARAM_2D, TEX_PARAM_ARRAY_2D, TEX_PARAM_CUBE};
    uint32_t words[2] = {0};
    bool bindless = percent(s->b, 60);
    put_bits(words, TEX_TLD4_RD_LO, 8, percent(s->b, 5) ? TEX_RZ : 4 * draw(s, 60));
    put_bits(words, TEX_TLD4_RA_LO, 8, 4 * draw(s, 63));
    put_bits(words, TEX_TLD4_RB_LO, 8, 4 * draw(s, 63));
    put_bits(words, TEX_TLD4_PG_LO, 4, draw(s, 16));
    put_bits(words, TEX_TLD4_PARAM_LO, 3, params[draw(s, COUNT_OF(params))]);
    put_bits(words, TEX_TLD4_WMASK_LO, 4, draw(s, 16));
    put_bits(words, TEX_TLD4_NODEP_LO, 1, draw(s, 2));
    put_bits(words, TEX_TLD4_PS_LO, 3, draw(s, 8));
    if (bindless) {
        put_bits(words, TEX_TLD4B_TOFF_LO, 2, draw(s, 3));
        put_bits(words, TEX_TLD4B_COMP_LO, 2, draw(s, 4));
        put_bits(words, TEX_TLD4B_OPCODE_LO, 10, 0x37b);
    } else {
        put_bits(words, TEX_TLD4_INDEX_LO, 13, draw(s, 80));
        put_bits(words, TEX_TLD4_TOFF_LO, 2, draw(s, 3));
        put_bits(words, TEX_TLD4_COMP_LO, 2, draw(s, 4));
        put_bits(words, TEX_TLD4_OPCODE_LO, 6, 0x32);
    }
    if (percent(s->b, 5))
        put_bits(words, draw(s, 64), 1, draw(s, 2));
    return words[0] | (uint64_t)words[1] << 32;
}

static void random_warp(struct soak *s, struct tex_warp *warp)
{
    struct bench *b = s->b;
    warp->header = (struct tex_issue_header){.word = random_word(s), .phase = draw(s, 3), .warp = draw(s, 64)};
    warp->header.pred = percent(b, 60) ? UINT32_MAX : next_random(&b->random);
    warp->header.active = percent(b, 60) ? UINT32_MAX : next_random(&b->random) & next_random(&b->random);
    warp->header.killed = next_random(&b->random) & next_random(&b->random);
    uint32_t handle = draw(s, 68) | draw(s, 68) << 20;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        for (unsigned r = 0; r < 4; r++) {
            warp->ra[lane][r] = random_coordinate(s);
            warp->rb[lane][r] = next_random(&b->random);
            if (r == 0)
                warp->rb[lane][r] = percent(b, 90) ? handle : draw(s, 68) | draw(s, 68) << 20;
        }
}

static void random_texture(struct soak *s, unsigned h)
{
    static const uint32_t formats[] = {0x01, 0x03, 0x08, 0x08, 0x0c, 0x0f, 0x15, 0x1b, 0x1d};
    uint32_t tic[8], tsc[8] = {0};
    plain_tic(tic, 1 + draw(s, 90), 1 + draw(s, 90));
    PUT_TIC(tic, COMPONENTS, formats[draw(s, COUNT_OF(formats))]);
    PUT_TIC(tic, NORMALIZED_COORDS, draw(s, 2));
    PUT_TIC(tic, ADDRESS_31_0, (uint32_t)(MEM_TEXELS + 512 * draw(s, 64)));
    if (percent(s->b, 50)) {
        PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_PITCH);
        PUT_TIC(tic, PITCH_20_5, draw(s, 64));
    } else {
        PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, draw(s, 3));
        PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, draw(s, 5));
        PUT_TIC(tic, MAX_MIP_LEVEL, draw(s, 4));
        PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, draw(s, 3));
        PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, 2 + draw(s, 3));
    }
    if (percent(s->b, 10))
        tic[draw(s, 8)] = next_random(&s->b->random);
    for (unsigned i = 0; i < 8; i++)
        tsc[i] = i == 0 || i >= 4 ? next_random(&s->b->random) : 0;
    memory_put(s->b->mem, MEM_HEADERS + 32 * h, tic, 8);
    memory_put(s->b->mem, MEM_SAMPLERS + 32 * h, tsc, 8);
    uint32_t handle = draw(s, 66) | draw(s, 66) << 20;
    memory_put(s->b->mem, MEM_CONSTS + 4 * h, &handle, 1);
}

static void expect_round(struct soak *s)
{
    struct tex_memory memory = {.read = memory_read, .user = s->b->mem};
    static struct tex_warp_result result;
    s->threads = s->beats = 0;
    memset(s->next, 0, sizeof s->next);
    for (unsigned i = 0; i < WARPS; i++) {
        random_warp(s, &s->warps[i]);
        uint32_t id = s->warps[i].header.warp;
        tex_execute(&s->b->config, &memory, &s->warps[i], s->hash[id], NULL, &result);
        s->hash[id] = result.hash;
        memcpy(&s->trace[s->threads], result.trace, result.threads * sizeof result.trace[0]);
        memcpy(&s->beat[s->beats], result.beat, result.beats * sizeof result.beat[0]);
        s->threads += result.threads;
        s->beats += result.beats;
    }
}

/* Words that the boundary should show for this thread; what only the cycle layer knows is taken from `shown`. */
static void expected_words(const struct tex_thread_trace *t, enum tex_boundary at, const uint32_t *shown,
                           uint32_t *words)
{
    struct tex_header header = t->header, shown_header;
    struct tex_lookup lookup;
    switch (at) {
    case TEX_AT_DECODE:
        tex_pack_decode(words, 0, &t->decode);
        break;
    case TEX_AT_BIND:
        tex_pack_bind(words, 0, &t->bind);
        break;
    case TEX_AT_HEADER:
        tex_unpack_header(shown, 0, &shown_header);
        header.header_hit = shown_header.header_hit;
        header.sampler_hit = shown_header.sampler_hit;
        tex_pack_header(words, 0, &header);
        break;
    case TEX_AT_COORD:
        tex_pack_coord(words, 0, &t->coord);
        break;
    case TEX_AT_WRAP:
        tex_pack_wrap(words, 0, &t->wrap);
        break;
    case TEX_AT_ADDRESS:
        tex_pack_address(words, 0, &t->address);
        break;
    case TEX_AT_LOOKUP:
        tex_unpack_lookup(shown, 0, &lookup);
        assert_int_equal(lookup.hit & ~t->address.fetch, 0);
        lookup.tag = t->address.tag;
        for (unsigned k = 0; k < 4; k++)
            lookup.index[k] = t->address.fetch >> k & 1
                                  ? (uint32_t)(t->address.address[k] / TEX_LINE_BYTES % TEX_L1_SETS * TEX_L1_WAYS) |
                                        lookup.index[k] % TEX_L1_WAYS
                                  : 0;
        tex_pack_lookup(words, 0, &lookup);
        break;
    case TEX_AT_CACHE:
        tex_pack_cache(words, 0, &t->cache);
        break;
    case TEX_AT_BLOCK:
        tex_pack_block(words, 0, &t->block);
        break;
    case TEX_AT_TEXEL:
        tex_pack_texel(words, 0, &t->texel);
        break;
    default:
        tex_pack_filter(words, 0, &t->filter);
        break;
    }
}

static void check_threads(struct soak *s)
{
    for (unsigned i = 0; i < COUNT_OF(thread_boundaries); i++) {
        enum tex_boundary at = thread_boundaries[i];
        if (!moves(s->b, at))
            continue;
        assert_true(s->next[at] < s->threads);
        const struct tex_boundary_info *info = &tex_boundaries[at];
        const uint32_t *shown = words_of(&s->b->out, info->word);
        uint32_t expected[TEX_PAYLOAD_WORDS] = {0};
        expected_words(&s->trace[s->next[at]++], at, shown, expected);
        assert_memory_equal(shown, expected, info->words * sizeof *shown);
    }
}

/* What was valid and not taken is unchanged; the two outputs of the tag lookup may be withdrawn. */
static void check_stable(struct soak *s)
{
    tex_boundary_set held = s->before.valid & ~s->before.ready;
    for (unsigned at = 0; at < TEX_BOUNDARIES; at++) {
        const struct tex_boundary_info *info = &tex_boundaries[at];
        if (!(held >> at & 1) || at == TEX_AT_LOOKUP || at == TEX_AT_LOOKUP_REQ)
            continue;
        assert_true(valid(s->b, at));
        assert_memory_equal(words_of(&s->b->out, info->word), words_of(&s->before, info->word),
                            info->words * sizeof(uint32_t));
    }
    s->before = s->b->out;
}

static void check_results(struct soak *s)
{
    while (s->next[TEX_AT_RESULT] < s->b->result_count) {
        unsigned i = s->next[TEX_AT_RESULT]++;
        assert_true(i < s->beats);
        assert_memory_equal(&s->b->results[i], &s->beat[i], sizeof s->beat[i]);
    }
}

static void run_round(struct soak *s)
{
    struct bench *b = s->b;
    b->warps = s->warps;
    b->warp_count = WARPS;
    b->warp = 0;
    b->result_count = 0;
    for (unsigned limit = 400000; b->warp < WARPS || s->next[TEX_AT_RESULT] < s->beats; limit--) {
        assert_true(limit > 0);
        if (!b->aw && percent(b, 1)) {
            csr_start_write(b, TEX_CSR_CTRL, draw(s, 4), 0xf);
        }
        step(b);
        check_threads(s);
        check_stable(s);
        check_results(s);
    }
    assert_int_equal(s->next[TEX_AT_FILTER], s->threads);
}

static void set_traffic(struct soak *s)
{
    struct bench *b = s->b;
    static const unsigned chance[] = {0, 0, 10, 50, 90};
    b->issue_gap = chance[draw(s, 5)];
    b->result_stall = chance[draw(s, 5)];
    b->ar_stall = chance[draw(s, 5)];
    b->r_gap = chance[draw(s, 5)];
    b->latency_min = 1 + draw(s, 20);
    b->latency_max = b->latency_min + (percent(b, 50) ? draw(s, 100) : 0);
    b->reorder = percent(b, 50);
}

static void random_work_matches_the_function_layer(void **state)
{
    (void)state;
    struct soak *s = calloc(1, sizeof *s);
    assert_non_null(s);
    s->b = bench_new();
    s->b->mem->sparse_base = MEM_TEXELS + 0x1000;
    s->b->mem->sparse_end = MEM_TEXELS + 0x1400;
    s->b->mem->error_base = MEM_TEXELS + 0x2000;
    s->b->mem->error_end = MEM_TEXELS + 0x2200;
    for (unsigned round = 0; round < ROUNDS; round++) {
        s->b->config.via_header = round % 2;
        csr_write(s->b, TEX_CSR_BINDING, round % 2, 1);
        for (unsigned h = 0; h < 64; h++)
            random_texture(s, h);
        csr_write(s->b, TEX_CSR_CTRL, 3, 1);
        s->before.valid = 0;
        set_traffic(s);
        expect_round(s);
        run_round(s);
    }
    bench_free(s->b);
    free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_work_matches_the_function_layer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
