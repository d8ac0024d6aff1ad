// SPDX-License-Identifier: Apache-2.0
/*
 * Unknown bits of texels through threads with several passes. The same case runs with two contents of the texels:
 * wherever the two differ, a bit must have been allowed to be unknown, and the healed payload must be the function
 * layer's.
 */
#include "base/field.h"
#include "passes_case.h"
#include "scoreboard_recording.h"
#include "unknown/unknown_flow.h"
#include "vector_text.h"

#define FIRST_TEXTURE 0x20000000U
#define TEXTURES 3U
#define TEXTURE_BYTES 0x8000U

/* The case; `other`: with other texels. */
static struct recording *run_case(const char *text, bool other)
{
    struct recording *t = calloc(1, sizeof *t);
    struct drive *d = calloc(1, sizeof *d);
    t->shot = malloc(RECORDING_CYCLES * sizeof *t->shot);
    vector_good(text, &d->c);
    for (unsigned i = 0; other && i < TEXTURES; i++)
        for (uint32_t at = 0; at < TEXTURE_BYTES; at += 4) {
            uint32_t value = 0x3f000000 + 0x10203 * (at % 251);
            assert_true(image_write(&d->c.image, FIRST_TEXTURE + (i << 24) + at, &value, 4));
        }
    d->sink = recording_frame;
    d->user = t;
    drive_case(d);
    case_free(&d->c);
    free(d);
    return t;
}

static bool sends_texels(const struct tex_frame *f)
{
    struct tex_axi_r r;
    tex_unpack_axi_r(frame_payload(f, TEX_AT_AXI_R), 0, &r);
    return frame_transfer(f, TEX_AT_AXI_R) && r.id >= TEX_AXI_ID_L1;
}

/* Bits that differ between the two and may not; those that may are counted. */
static unsigned compare(const struct unknown_flow *f, const struct tex_frame *one, const struct tex_frame *two,
                        enum tex_boundary b, unsigned *may)
{
    unsigned wrong = 0;
    const struct tex_boundary_info *info = &tex_boundaries[b];
    for (unsigned i = 0; i < info->leaves_count; i++)
        for (unsigned bit = info->leaves[i].offset;
             !info->leaves[i].history &&
             bit < info->leaves[i].offset + (unsigned)info->leaves[i].width * info->leaves[i].count;
             bit++) {
            unsigned word = info->word + bit / 32;
            uint32_t differs = (one->payload[word] ^ two->payload[word]) >> bit % 32 & 1;
            uint32_t allowed = f->may.payload[word] >> bit % 32 & 1;
            wrong += differs && !allowed;
            *may += allowed;
        }
    return wrong;
}

/* Both runs side by side; unknown bits count as they are in the first. */
static void follow(const char *text, bool ports_only)
{
    struct recording *one = run_case(text, false), *two = run_case(text, true);
    struct unknown_flow *f = unknown_flow_create();
    unsigned may[TEX_BOUNDARIES] = {0}, wrong = 0;
    assert_non_null(f);
    f->ports_only = ports_only;
    assert_int_equal(one->count, two->count);
    for (unsigned i = 0; i < one->count; i++) {
        struct tex_frame rtl = one->shot[i].f, unknown = {0};
        struct tex_axi_r mask = {0};
        tex_unpack_regs(frame_payload(&rtl, TEX_AT_REGS), 0, &f->regs);
        if (one->shot[i].reset) {
            unknown_flow_reset(f);
            continue;
        }
        memset(mask.data, 0xff, sizeof mask.data);
        if (sends_texels(&rtl))
            tex_pack_axi_r(unknown_words(&unknown, TEX_AT_AXI_R), 0, &mask);
        if (!unknown_flow_cycle(f, &rtl, &unknown, i))
            fail_msg("cycle %u: %s", i, f->cause.reaches);
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
            bool looked_at =
                tex_boundaries[b].kind != TEX_KIND_IN && rtl.valid >> b & 1 && (!ports_only || b == TEX_AT_RESULT);
            if (!looked_at)
                continue;
            unsigned n = compare(f, &rtl, &two->shot[i].f, (enum tex_boundary)b, &may[b]);
            if (n > 0 && wrong++ == 0)
                print_message("cycle %u, boundary %s\n", i, tex_boundaries[b].name);
        }
        struct tex_frame healed = rtl;
        unknown_flow_heal(f, NULL, &healed, &unknown);
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++) /* the function layer has the same as the model */
            if (rtl.valid >> b & 1 && (!ports_only || b == TEX_AT_RESULT))
                assert_memory_equal(&healed.payload[tex_boundaries[b].word], &rtl.payload[tex_boundaries[b].word],
                                    tex_boundaries[b].words * sizeof(uint32_t));
    }
    assert_int_equal(wrong, 0);
    assert_true(may[TEX_AT_RESULT] > 0);
    assert_int_equal(may[TEX_AT_FILTER] > 0, !ports_only);
    unknown_flow_destroy(f);
    void *states[] = {one, two};
    recording_free(&states[0]);
    recording_free(&states[1]);
}

static void passes_are_followed(void **state)
{
    (void)state;
    follow(PASSES_STATE PASSES_LEVELS, false);
    follow(PASSES_STATE PASSES_SLICES, false);
    follow(PASSES_ALL, false);
}

static void passes_are_followed_at_the_ports(void **state)
{
    (void)state;
    follow(PASSES_STATE PASSES_LEVELS, true);
    follow(PASSES_STATE PASSES_SLICES, true);
    follow(PASSES_ALL, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(passes_are_followed),
        cmocka_unit_test(passes_are_followed_at_the_ports),
    };
    return cmocka_run_group_tests_name("unknown bits of passes", tests, NULL, NULL);
}
