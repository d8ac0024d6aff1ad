// SPDX-License-Identifier: Apache-2.0
/* The cycle model with inputs that no environment should give: it must stay within its queues and its own words. */
#include "bench.h"

#define STEPS 60000

/* A frame of random bits, biased so that the pipeline fills: words that decode, few handles, headers as read data. */
static void random_frame(struct bench *b, struct tex_frame *frame, unsigned density)
{
    frame->valid = 0;
    frame->ready = 0;
    for (unsigned at = 0; at < 64; at++) { /* bits beyond the last boundary too */
        frame->valid |= (tex_boundary_set)percent(b, density) << at;
        frame->ready |= (tex_boundary_set)percent(b, 100 - density / 2) << at;
    }
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        frame->payload[i] = next_random(&b->random);
    struct tex_warp warp = gather(next_random(&b->random), 0, 0, 0);
    warp.header.warp = next_random(&b->random) % TEX_WARPS;
    if (percent(b, 30))
        warp.header.word = UINT64_C(0xc8380097aff70008); /* the immediate form */
    if (percent(b, 10))
        warp.header.word = UINT64_C(0xdf50000780470600); /* a query */
    if (percent(b, 10))
        warp.header.word = UINT64_C(0xeb32020600470203); /* a store, moved into its surface */
    if (percent(b, 10))
        warp.header.word = UINT64_C(0xeb12020600470203); /* a load, moved likewise */
    uint32_t *issue = words_of(frame, TEX_WORD_ISSUE);
    if (percent(b, 90)) /* as a quad beat these are operands like any others */
        tex_pack_issue_header(issue, 0, &warp.header);
    for (unsigned i = 16; i < TEX_ISSUE_WORDS; i++)
        issue[i] %= 64;
    struct tex_axi_r r;
    tex_unpack_axi_r(words_of(frame, TEX_WORD_AXI_R), 0, &r);
    if (percent(b, 60))
        plain_tic(r.data, 64, 64);
    tex_pack_axi_r(words_of(frame, TEX_WORD_AXI_R), 0, &r);
    struct tex_axil_a control = {.addr = TEX_CSR_CTRL};
    if (percent(b, 10))
        tex_pack_axil_a(words_of(frame, TEX_WORD_AXIL_AW), 0, &control);
    if (percent(b, 97)) /* keep most writes away from the registers */
        frame->valid &= ~TEX_BIT(TEX_AT_AXIL_AW);
}

static void check_occupancy(const struct tex_model *model)
{
    struct tex_occupancy o;
    for (unsigned i = 0; tex_model_occupancy(model, i, &o); i++)
        assert_true(o.used <= o.capacity);
}

static void any_input_is_survived(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_frame frame, shown;
    tex_boundary_set seen = 0;
    for (unsigned i = 0; i < STEPS; i++) {
        random_frame(b, &frame, 20 + 60 * (i / 1000 % 2));
        bool reset = percent(b, 1) && percent(b, 10);
        tex_model_step(b->model, reset, &frame, &shown);
        if (reset)
            tex_model_load(b->model, &b->config);
        assert_int_equal((shown.valid | shown.ready) & ~TEX_SET_ALL, 0);
        seen |= shown.valid & shown.ready;
        check_occupancy(b->model);
    }
    /* every boundary has moved but those of writes and of loads' reads: all surfaces are missed */
    assert_true((seen | TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W) | TEX_BIT(TEX_AT_LOAD_REQ)) == TEX_SET_ALL);
    bench_free(b);
}

/* All that is no input is another: the other valid and ready bits, the words of the other boundaries. */
static struct tex_frame with_other_outputs(const struct tex_frame *in)
{
    struct tex_frame other = {.valid = in->valid ^ ~TEX_SET_IN, .ready = in->ready ^ ~TEX_SET_OUT};
    for (unsigned at = 0; at < TEX_BOUNDARIES; at++)
        for (unsigned i = 0; i < tex_boundaries[at].words; i++) {
            uint32_t word = in->payload[tex_boundaries[at].word + i];
            other.payload[tex_boundaries[at].word + i] = tex_boundaries[at].kind == TEX_KIND_IN ? word : ~word;
        }
    return other;
}

/* Of a frame nothing but the inputs is read. */
static void two_models_agree(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_model *other = tex_model_create();
    assert_non_null(other);
    tex_model_load(other, &b->config);
    struct tex_frame frame, one, two;
    for (unsigned i = 0; i < 4000; i++) {
        random_frame(b, &frame, 50);
        tex_model_step(b->model, false, &frame, &one);
        frame = with_other_outputs(&frame);
        tex_model_step(other, false, &frame, &two);
        assert_int_equal(one.valid, two.valid);
        assert_int_equal(one.ready, two.ready);
        for (unsigned at = 0; at < TEX_BOUNDARIES; at++)
            if (one.valid >> at & 1)
                assert_memory_equal(words_of(&one, tex_boundaries[at].word), words_of(&two, tex_boundaries[at].word),
                                    tex_boundaries[at].words * sizeof(uint32_t));
    }
    tex_model_destroy(other);
    tex_model_destroy(NULL);
    bench_free(b);
}

/* Bits of the last payload word beyond the payload are zero in what the model itself packs. */
static void padding_is_zero(void **state)
{
    (void)state;
    struct bench *b = bench_new();
    struct tex_frame frame, shown;
    for (unsigned i = 0; i < 6000; i++) {
        random_frame(b, &frame, 50);
        tex_model_step(b->model, false, &frame, &shown);
        for (unsigned at = 0; at < TEX_BOUNDARIES; at++) {
            const struct tex_boundary_info *info = &tex_boundaries[at];
            const struct tex_leaf_info *last = &info->leaves[info->leaves_count - 1];
            unsigned used = (unsigned)(last->offset + last->width * last->count) % 32;
            if (info->kind != TEX_KIND_IN && used != 0 && shown.valid >> at & 1)
                assert_int_equal(words_of(&shown, info->word)[info->words - 1] >> used, 0);
        }
    }
    bench_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_input_is_survived),
        cmocka_unit_test(two_models_agree),
        cmocka_unit_test(padding_is_zero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
