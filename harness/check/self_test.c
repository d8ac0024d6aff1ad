// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <string.h>

#include "check/self_test_report.h"
#include "compare/unknown.h"

static void pattern(struct tex_frame *f)
{
    f->valid = f->ready = TEX_SET_ALL;
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        f->payload[i] = i * 0x9e3779b9U;
}

/* What one self-test is about. */
struct trial {
    struct lockstep l; /* as it begins */
    const struct tex_frame *clean;
    struct self_test_report *out;
};

/* The planted frame must be refused for the right reason, and the clean one accepted. */
static bool found(const struct trial *t, const struct tex_frame *rtl, unsigned b, enum difference_kind kind)
{
    struct lockstep l = t->l;
    struct difference d = {0};
    const struct tex_frame *model = t->clean;
    const struct tex_boundary_info *info = &tex_boundaries[b];
    bool ready = kind == DIFFERS_READY;
    const char *taker = b == TEX_AT_HEADER ? "lod" : info->consumer; /* nothing is valid there: the way of a gather */
    const char *stage = ready ? taker : info->stage;
    if (!lockstep_compare(&l, model, model, &d))
        return self_test_found(t->out, &d, "equal frames were reported as different in boundary %s",
                               tex_boundaries[d.boundary].name);
    if (!(l.visible >> b & 1))
        return lockstep_compare(&l, rtl, model, &d) ||
               self_test_found(t->out, &d, "a difference was reported in boundary %s, which is not visible",
                               info->name);
    if (!lockstep_compare(&l, rtl, model, &d) && d.boundary == b && d.kind == kind && strcmp(d.stage, stage) == 0)
        return true;
    return (ready ? self_test_consumer : self_test_stage)(t->out, (enum tex_boundary)b,
                                                          "a planted difference in %s of boundary %s was not found",
                                                          difference_kind_name(kind), info->name);
}

static bool plant_payload(const struct trial *t, unsigned b, unsigned bit)
{
    struct tex_frame planted = *t->clean;
    planted.payload[tex_boundaries[b].word + bit / 32] ^= 1U << bit % 32;
    return found(t, &planted, b, DIFFERS_PAYLOAD);
}

/* Nothing is valid at the boundary, so that the opcode which the pattern happens to name there does not decide who
   consumes. */
static bool ready_found(const struct trial *t, unsigned b)
{
    struct trial with_idle = *t;
    struct tex_frame idle = *t->clean, planted;
    idle.valid &= ~TEX_BIT(b);
    planted = idle;
    planted.ready ^= TEX_BIT(b);
    with_idle.clean = &idle;
    return found(&with_idle, &planted, b, DIFFERS_READY);
}

static bool boundary_found(const struct trial *t, unsigned b)
{
    const struct tex_boundary_info *info = &tex_boundaries[b];
    const struct tex_leaf_info *last = &info->leaves[info->leaves_count - 1];
    struct tex_frame planted = *t->clean;
    if ((info->kind == TEX_KIND_IN || info->kind == TEX_KIND_MID) && !ready_found(t, b))
        return false;
    if (info->kind == TEX_KIND_IN)
        return true;
    planted.valid ^= TEX_BIT(b);
    return found(t, &planted, b, DIFFERS_VALID) && plant_payload(t, b, 0) &&
           plant_payload(t, b, (unsigned)(last->offset + last->width * last->count - 1));
}

bool lockstep_self_test(tex_boundary_set visible, struct self_test_report *out)
{
    struct tex_frame clean;
    struct trial t = {.clean = &clean, .out = out};
    pattern(&clean);
    lockstep_init(&t.l);
    lockstep_view(&t.l, visible);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (!boundary_found(&t, b))
            return false;
    return true;
}

/* The planted bit makes exactly this boundary unknown, and is named. */
static bool told(const struct tex_frame *rtl, const struct tex_frame *planted, unsigned b, const char *what,
                 struct self_test_report *out)
{
    struct difference d = {0};
    char text[FAILURE_TEXT];
    bool found = !unknown_find(rtl, planted, &d) && d.kind == DIFFERS_UNKNOWN && d.boundary == b;
    if (found)
        unknown_text(rtl, planted, &d, text, sizeof text);
    if (found && strncmp(text, tex_boundaries[b].name, strlen(tex_boundaries[b].name)) == 0)
        return true;
    return (what[0] == 'r' ? self_test_consumer : self_test_stage)(
        out, (enum tex_boundary)b, "a planted X in %s of boundary %s was not found", what, tex_boundaries[b].name);
}

static bool unknown_found(const struct tex_frame *rtl, unsigned b, struct self_test_report *out)
{
    struct tex_frame valid = {.valid = TEX_BIT(b)}, ready = {.ready = TEX_BIT(b)}, first = {0}, last = {0}, d = *rtl;
    unsigned at = tex_boundaries[b].word;
    first.payload[at] = 1;
    last.payload[at + tex_boundaries[b].words - 1U] = 1U << 31;
    d.valid &= ~valid.valid;
    d.ready &= ~ready.ready;
    return told(&d, &valid, b, "valid", out) && told(&d, &ready, b, "ready", out) &&
           told(rtl, &first, b, "payload", out) && told(rtl, &last, b, "payload", out);
}

bool unknown_self_test(struct self_test_report *out)
{
    static const struct tex_frame nothing;
    struct tex_frame rtl;
    struct difference d;
    pattern(&rtl);
    if (!unknown_find(&rtl, &nothing, &d))
        return self_test_found(out, &d, "a known frame was reported as unknown in boundary %s",
                               tex_boundaries[d.boundary].name);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (!unknown_found(&rtl, b, out))
            return false;
    return true;
}
