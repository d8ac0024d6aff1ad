// SPDX-License-Identifier: Apache-2.0
#include "check/expect_model.h"

#include <stdlib.h>

#include "base/field.h"
#include "check/golden.h"

struct expect_shown expect_shown(const struct tex_result *r, const struct expectation *x)
{
    uint32_t j = x->lane % TEX_QUAD_LANES;
    struct expect_shown shown = {0};
    if (x->unwritten && !(r->lanes >> j & 1))
        return shown;
    if (x->reg > TEX_RZ) {
        shown.written = r->ps == x->reg - TEX_RZ - 1;
        shown.value = r->pred >> j & 1;
    } else if (x->reg >= r->rd2 && x->reg - r->rd2 < r->count2) { /* PD-119 */
        shown.written = true;
        shown.value = r->value[TEX_QUAD_LANES * j + r->count + x->reg - r->rd2];
    } else if (x->reg >= r->rd && x->reg - r->rd < r->count) {
        shown.written = true;
        shown.value = r->value[TEX_QUAD_LANES * j + x->reg - r->rd];
    }
    if (x->after != LOW_SAME)
        shown.value = low_after(x->after, (uint32_t)shown.value);
    return shown;
}

bool expect_met(const struct expectation *x, const struct expect_shown *shown)
{
    return x->unwritten ? !shown->written : shown->written && shown->value == x->value;
}

static bool of_result(const struct tex_warp_result *r, const struct expectation *x, struct expect_shown *out)
{
    for (unsigned i = 0; i < r->beats; i++) {
        const struct tex_result *beat = &r->beat[i];
        bool here = x->unwritten || beat->lanes >> x->lane % TEX_QUAD_LANES & 1 || !beat->lanes;
        if (beat->quad != x->lane / TEX_QUAD_LANES || !here)
            continue;
        *out = expect_shown(beat, x);
        return true;
    }
    *out = (struct expect_shown){.written = false};
    return x->unwritten;
}

static bool of_stage(const struct tex_warp_result *r, const struct expectation *x, struct expect_shown *out)
{
    const struct tex_leaf_info *leaf = &tex_boundaries[x->boundary].leaves[x->leaf];
    uint32_t words[TEX_PAYLOAD_WORDS];
    if (leaf->history)
        return false;
    for (unsigned i = 0; i < r->threads; i++) {
        if (r->trace[i].decode.tag.lane != x->lane || !golden_payload(&r->trace[i], x->boundary, words))
            continue;
        *out = (struct expect_shown){.written = true, .value = field_get(words, leaf, x->element)};
        return true;
    }
    return false;
}

bool expect_model_of(const struct tex_warp_result *r, const struct expectation *x, struct expect_shown *out)
{
    return x->is_register ? of_result(r, x, out) : of_stage(r, x, out);
}

/* Stores of the case let the instruction show one thing or another there: from the cache on, or anywhere. */
static bool near_stores(const struct test_case *c, const struct expectation *x)
{
    struct golden g;
    bool near = !golden_build(&g, c);
    if (near)
        return true;
    for (size_t i = 0; i < g.beats_count; i++)
        if (g.beats[i].instruction == x->warp)
            near |= g.beats[i].open || (g.beats[i].near && (x->is_register || x->boundary >= TEX_AT_CACHE));
    golden_free(&g);
    return near;
}

bool expect_model(const struct test_case *c, const struct expectation *x, struct expect_shown *out)
{
    /* If registers change, the function layer knows only their first values. */
    struct tex_warp_result *r = case_moves(c) || near_stores(c, x) ? NULL : malloc(sizeof *r);
    if (!r)
        return false;
    golden_trace(c, x->warp, r);
    bool known = expect_model_of(r, x, out);
    free(r);
    return known;
}

const char *expect_sides(const struct test_case *c, const struct expectation *x, const struct expect_shown *rtl,
                         struct expect_shown *model)
{
    if (!expect_model(c, x, model))
        return NULL;
    if (model->written == rtl->written && (!rtl->written || model->value == rtl->value))
        return "RTL";
    return expect_met(x, model) ? "expectation" : "neither";
}
