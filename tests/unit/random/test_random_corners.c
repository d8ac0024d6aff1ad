// SPDX-License-Identifier: Apache-2.0
/* What random programs meet that needs several rare draws at once: each corner here once hid a fault of the RTL. */
#include "random/random.h"

#include "isa/insn.h"
#include "tap.h"
#include "tex_stages.h"

enum { CASES = 500, LEAST = 3, WIDEST = 65536, MOST = 16384, CENTRE = 128, HIDDEN = 1 << 23 };

enum corner {
    INTEGERS_BESIDE, /* one component shown, of integers or not, its neighbour of the other kind */
    TIE,             /* a product halfway between two numbers, but for one bit */
    WIDEST_SEAM,     /* a footprint that leaves a face of 65536 */
    DEEPEST,         /* a store to a texture of 16384 slices */
    STORE_OVER_END,  /* its bytes end at the beginning of memory */
    TEXEL_OVER_END,  /* an element is read in two parts: likewise */
    TABLE_OVER_END,  /* a header that lies behind the end */
    TWO_BEYOND,      /* a seam: the first texel of the footprint is -2 */
    CLAMPED_COMPARE, /* a compare of a header that is clamped off */
    CORNERS
};
static const char *const names[CORNERS] = {
    "integers beside others, filtered", "a product that hangs on one bit", "a seam of a face of 65536",
    "a store to 16384 slices",          "a store over the end of memory",  "a texel over the end of memory",
    "a header behind the end",          "a seam two texels beyond",        "a compare of what is clamped off"};

static bool whole(uint32_t type)
{
    return type == TEX_DATATYPE_UINT || type == TEX_DATATYPE_SINT;
}

static bool integers_beside(const struct tex_fmt *fmt)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    return fmt->sampling != TEX_SAMPLING_GATHER && format && format->width[0] && fmt->source[0] == TEX_SOURCE_R &&
           fmt->source[1] == TEX_SOURCE_R && fmt->source[2] == TEX_SOURCE_R && fmt->source[3] == TEX_SOURCE_R &&
           whole(fmt->datatype[0]) != whole(fmt->datatype[1]);
}

/* Of a product of 40 bits the lower 16 are lost: a half, and one more. */
static bool is_tie(uint32_t value, uint32_t weight)
{
    uint64_t product = (uint64_t)((value & (HIDDEN - 1)) | HIDDEN) * weight;
    uint32_t lost = product & 0xffff, more = lost ^ 0x8000;
    return product >> 39 == 1 && lost >> 15 && more && (more & (more - 1)) == 0;
}

static bool has_tie(const struct tex_thread_trace *t)
{
    uint32_t s = t->wrap.frac[0], v = t->wrap.frac[1];
    const uint32_t weight[4] = {(256 - s) * v, s * v, s * (256 - v), (256 - s) * (256 - v)};
    bool found = false;
    for (unsigned k = 0; k < 4 && t->header.fmt.sampling == TEX_SAMPLING_LINEAR; k++)
        found |= t->address.fetch >> k & 1 && t->header.fmt.datatype[0] == TEX_DATATYPE_FLOAT &&
                 is_tie(t->cache.raw[k][0], weight[k]);
    return found;
}

static bool leaves(const struct tex_thread_trace *t)
{
    bool other = t->wrap.corner != 0;
    for (unsigned k = 0; k < 4; k++)
        other |= t->wrap.face[k] != t->coord.face;
    return other;
}

static void look_at_gather(unsigned *seen, const struct test_case *c, const struct tex_thread_trace *t)
{
    uint8_t line[TEX_LINE_BYTES];
    uint64_t header = (c->config.header_pool & ~(uint64_t)31) + 32 * (uint64_t)t->bind.header_index;
    image_read_line(&c->image, header & ~(uint64_t)31, line);
    uint32_t tic[8];
    memcpy(tic, line, sizeof tic);
    bool clamped_off = tex_get_bits(tic, TEX_TIC_MIN_LOD_CLAMP_LO, TEX_TIC_MIN_LOD_CLAMP_W) > 0xff;
    seen[CLAMPED_COMPARE] += t->decode.dc && clamped_off && t->header.tag.status == TEX_STATUS_UNSUPPORTED_HEADER;
    if (t->header.tag.status != TEX_STATUS_OK)
        return;
    bool seamless = t->header.geom.seamless && leaves(t);
    seen[INTEGERS_BESIDE] += integers_beside(&t->header.fmt);
    seen[TIE] += has_tie(t);
    seen[WIDEST_SEAM] += seamless && t->header.geom.width == WIDEST;
    seen[TWO_BEYOND] += seamless && (t->coord.fixed[0] - CENTRE) >> 8 == -2;
    for (unsigned k = 0; k < 4; k++)
        seen[TEXEL_OVER_END] += t->address.straddle >> k & 1 && t->address.addr_hi[k] < t->address.address[k];
}

static void look_at_store(unsigned *seen, const struct tex_thread_trace *t)
{
    if (t->surface.action != TEX_ACTION_STORE && t->surface.action != TEX_ACTION_LOAD &&
        t->surface.action != TEX_ACTION_ATOM)
        return;
    seen[DEEPEST] += t->header.shape.depth == MOST && t->header.shape.kind == TEX_TYPE_THREE_D;
    seen[STORE_OVER_END] += (t->convert.address + t->convert.bytes) >> TEX_ADDR_W != 0 && t->convert.bytes > 0 &&
                            (t->convert.address + t->convert.bytes) % TEX_LINE_BYTES != 0;
}

static void look_at_case(unsigned *seen, const struct test_case *c)
{
    static struct tex_warp_result result;
    struct tex_memory memory = image_memory(&c->image);
    for (size_t i = 0; i < c->warps_count; i++) {
        tex_execute(&c->config, &memory, &c->warps[i].warp, 0, NULL, &result);
        for (unsigned k = 0; k < result.threads; k++) {
            const struct tex_thread_trace *t = &result.trace[k];
            if (t->decode.tag.token || t->bind.tag.status != TEX_STATUS_OK)
                continue;
            seen[TABLE_OVER_END] += (c->config.header_pool + 32 * (uint64_t)t->bind.header_index) >> TEX_ADDR_W != 0;
            if (t->decode.op.opcode == TEX_OPCODE_TLD4)
                look_at_gather(seen, c, t);
            else if (t->decode.op.opcode == TEX_OPCODE_SUST || tex_surface_reads(&t->decode.op))
                look_at_store(seen, t);
        }
    }
}

static void meets_every_corner(void **state)
{
    unsigned seen[CORNERS] = {0};
    (void)state;
    for (uint32_t index = 0; index < CASES; index++) {
        struct test_case c;
        assert_true(random_case(1, index, &c));
        look_at_case(seen, &c);
        case_free(&c);
    }
    for (unsigned i = 0; i < CORNERS; i++)
        if (seen[i] < LEAST)
            fail_msg("%u threads in %u cases meet %s; at least %u should", seen[i], CASES, names[i], LEAST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(meets_every_corner)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
