// SPDX-License-Identifier: Apache-2.0
#include "compare/signature.h"

#include <stdio.h>
#include <string.h>

#include "base/dut.h"
#include "base/field.h"

static const char *kind_name(const struct failure *f)
{
    static const char *const name[] = {
        [FAILURE_NOT] = "pass",          [FAILURE_RESULT] = "result",   [FAILURE_EXPECTATION] = "expectation",
        [FAILURE_REGISTER] = "register", [FAILURE_MEMORY] = "memory",   [FAILURE_PROTOCOL] = "protocol",
        [FAILURE_HANG] = "hang",         [FAILURE_STOPPED] = "stopped", [FAILURE_VACUOUS] = "vacuous",
        [FAILURE_INTERNAL] = "internal", [FAILURE_COVER] = "cover"};
    bool compared = f->kind == FAILURE_LOCKSTEP || f->kind == FAILURE_SCOREBOARD;
    return compared ? difference_kind_name(f->difference.kind) : name[f->kind];
}

const struct tex_leaf_info *signature_leaf(enum tex_boundary boundary, const uint32_t *a, const uint32_t *b)
{
    const struct tex_boundary_info *info = &tex_boundaries[boundary];
    for (unsigned i = 0; i < info->leaves_count; i++)
        for (unsigned k = 0; k < info->leaves[i].count; k++)
            if (!field_same(a, b, &info->leaves[i], k))
                return &info->leaves[i];
    return NULL;
}

static const char *leaf_name(const struct failure *f, const struct history *h)
{
    static const uint32_t known[TEX_PAYLOAD_WORDS];
    enum tex_boundary b = f->difference.boundary;
    const struct history_entry *e = history_back(h, history_find(h, f->cycle));
    const struct tex_frame *unknown = history_unknown(h, e);
    const struct tex_leaf_info *leaf = NULL;
    if (f->difference.kind == DIFFERS_PAYLOAD)
        leaf = signature_leaf(b, frame_payload(&e->rtl, b), frame_payload(&e->model, b));
    else if (f->difference.kind == DIFFERS_UNKNOWN && unknown)
        leaf = signature_leaf(b, frame_payload(unknown, b), known);
    return leaf ? leaf->name : NULL;
}

void signature_of(const struct failure *f, const struct history *h, char out[FAILURE_SIGNATURE])
{
    const char *stage = f->difference.stage, *field = *f->field ? f->field : NULL;
    bool compared = f->kind == FAILURE_LOCKSTEP || f->kind == FAILURE_SCOREBOARD;
    if (compared && h && history_count(h) > 0)
        field = leaf_name(f, h);
    const char *boundary = stage ? tex_boundaries[f->difference.boundary].name : NULL;
    bool same = !boundary || strcmp(boundary, stage) == 0 || (!compared && field);
    snprintf(out, FAILURE_SIGNATURE, "%s/%s/%s%s%s", kind_name(f), stage ? stage : "-", same ? "" : boundary,
             same || !field ? "" : ".",
             field  ? field
             : same ? "-"
                    : "");
}
