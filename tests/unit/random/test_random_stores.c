// SPDX-License-Identifier: Apache-2.0
/* What random programs do to surfaces: every kind of store, and no store to a pool. */
#include "random/random_part.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

enum { CASES = 800 };

/* What was seen of all threads of all stores. */
struct seen {
    uint32_t action[16], dim[8], size[8], clamp[4], moved, misaligned;
};

static void look_at_store(struct seen *s, const struct tex_thread_trace *t)
{
    const struct tex_access *a = &t->decode.access;
    s->action[t->surface.action]++;
    s->misaligned += t->surface.misaligned;
    if (t->surface.action != TEX_ACTION_STORE)
        return;
    s->dim[a->dim]++;
    s->clamp[a->clamp]++;
    s->size[a->formatted ? 7 : a->sz]++;
    s->moved += t->surface.at[0] >> 31; /* with NEAR alone, but for buffers */
}

static void look_at_case(struct seen *s, const struct test_case *c)
{
    static struct tex_warp_result result;
    struct tex_memory memory = image_memory(&c->image);
    for (size_t i = 0; i < c->warps_count; i++) {
        tex_execute(&c->config, &memory, &c->warps[i].warp, 0, NULL, &result);
        for (unsigned k = 0; k < result.threads; k++)
            if (result.trace[k].decode.op.opcode == TEX_OPCODE_SUST && !result.trace[k].decode.tag.token)
                look_at_store(s, &result.trace[k]);
    }
}

static void draws_every_kind_of_store(void **state)
{
    static struct seen s;
    (void)state;
    for (uint32_t index = 0; index < CASES; index++) {
        struct test_case c;
        assert_true(random_case(5, index, &c));
        look_at_case(&s, &c);
        case_free(&c);
    }
    for (unsigned i = TEX_ACTION_STORE; i <= TEX_ACTION_DISABLED; i++)
        assert_true(s.action[i] > 20);
    for (unsigned i = 0; i <= TEX_DIM_3D; i++)
        assert_true(s.dim[i] > 50);
    for (unsigned i = 0; i < 8; i++)
        assert_true(s.size[i] > 50);
    for (unsigned i = 0; i < 4; i++)
        assert_true(s.clamp[i] > 50);
    assert_true(s.moved > 50);
    assert_true(s.misaligned > 50);
}

/* Header 0: rows at a pitch of 64, 16 x 16 texels of 4 bytes. */
static void write_surface(struct test_case *c, uint64_t address)
{
    uint32_t tic[8] = {
        0x0f | 4 << 7, (uint32_t)address, (uint32_t)(address >> 32) | TEX_VERSION_PITCH << 21, 2, 15 | 1 << 23, 15};
    for (unsigned w = 0; w < 8; w++)
        assert_true(image_write32(&c->image, c->config.header_pool + 4 * w, tic[w]));
}

static bool meets(uint64_t address)
{
    struct test_case c;
    struct tex_warp warp = {.header = {.word = UINT64_C(0xeb3a000600470408), .active = 1, .stage = TEX_STAGE_PIXEL}};
    case_init(&c);
    c.config.header_pool = 0x10000;
    c.config.header_max = 1;
    c.config.sampler_pool = 0x20000;
    c.config.const_base[0] = 0x30004;
    write_surface(&c, address);
    assert_true(image_write32(&c.image, 0x30004, 0));
    bool met = random_store_meets(&c, &warp); /* SUST.D.2D [R4], R8, 0: texel (0, 0) */
    case_free(&c);
    return met;
}

static void knows_a_store_to_a_pool(void **state)
{
    (void)state;
    assert_false(meets(0x40000));
    assert_false(meets(0x10040));
    assert_true(meets(0x10020)); /* header 1 */
    assert_true(meets(0x20000));
    assert_true(meets(0x30000)); /* the line of the first handle */
    assert_true(meets(0x38000)); /* of the last */
    assert_false(meets(0x38020));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(draws_every_kind_of_store),
        cmocka_unit_test(knows_a_store_to_a_pool),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
