// SPDX-License-Identifier: Apache-2.0
/* A store over the texels of a gather: each thread stores where the same thread of the gather found a texel. */
#include <stdlib.h>
#include <string.h>

#include "isa/asm.h"
#include "random/random_part.h"
#include "tex_stages.h"

/* Bytes, for any format; bytes outside the level are dropped. */
static const char text[] = "SUST.D.BA.2D.IGN [R4], R8, R12";

/* A sample of the thread: false if it has none in memory. */
static bool find_place(const struct tex_thread_trace *t, uint32_t *x, uint32_t *y)
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    if (!t->address.fetch || !format)
        return false;
    unsigned k = (unsigned)tex_low_bit(t->address.fetch);
    *x = t->wrap.x[k] / format->wide * format->bytes;
    *y = t->wrap.y[k] / format->high;
    return true;
}

bool random_store_over(struct rng *r, const struct test_case *c, const struct tex_warp *gather,
                       struct tex_warp_result *result, struct tex_warp *out)
{
    struct tex_memory memory = image_memory(&c->image);
    struct asm_insn insn;
    struct asm_error error;
    if (!asm_parse(text, sizeof text - 1, &insn, &error))
        return false;
    tex_execute(&c->config, &memory, gather, 0, NULL, result);
    memset(out, 0, sizeof *out);
    out->header = (struct tex_issue_header){
        .word = insn.word, .warp = gather->header.warp, .stage = TEX_STAGE_COMPUTE, .pred = UINT32_MAX};
    for (unsigned i = 0; i < result->threads; i++) {
        const struct tex_thread_trace *t = &result->trace[i];
        unsigned lane = t->decode.tag.lane;
        uint32_t x, y;
        if (t->pass > 0 || !find_place(t, &x, &y)) /* of another pass: another level or slice */
            continue;
        *case_register(out, ISA_PORT_RA, lane, 0) = x;
        *case_register(out, ISA_PORT_RA, lane, 1) = y;
        *case_register(out, ISA_PORT_RB, lane, 0) = rng_next(r);
        *case_register(out, ISA_PORT_RC, lane, 0) = t->bind.header_index;
        out->header.active |= 1U << lane;
    }
    return out->header.active != 0 && !random_store_meets(c, out);
}
