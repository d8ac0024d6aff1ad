// SPDX-License-Identifier: Apache-2.0
#include "report/report_brief.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/dut.h"
#include "base/field.h"
#include "base/text.h"
#include "isa/asm.h"
#include "report/report_waits.h"

static void print_where(const struct report *r, FILE *out)
{
    const struct failure *f = r->failure;
    fprintf(out, "  where       %s, cycle %" PRIu64, r->c->name, f->cycle);
    if (f->instruction < r->c->warps_count) {
        const struct tex_issue_header *h = &r->c->warps[f->instruction].warp.header;
        struct asm_insn insn = {.word = h->word, .phase = h->phase};
        char text[ASM_TEXT];
        asm_text(&insn, text);
        fprintf(out, ", warp %" PRIu32, h->warp);
        if (f->lane < TEX_WARP_LANES)
            fprintf(out, ", lane %" PRIu32, f->lane);
        fprintf(out, ": %s", text);
    }
    fputc('\n', out);
}

/* Elements of the boundary's fields that differ, and the first of them. */
static unsigned differing(const struct history_entry *e, enum tex_boundary b, const struct tex_leaf_info **leaf,
                          unsigned *element)
{
    const uint32_t *rtl = frame_payload(&e->rtl, b), *model = frame_payload(&e->model, b);
    unsigned count = 0;
    for (unsigned i = 0; i < tex_boundaries[b].leaves_count; i++)
        for (unsigned k = 0; k < tex_boundaries[b].leaves[i].count; k++) {
            if (field_same(rtl, model, &tex_boundaries[b].leaves[i], k))
                continue;
            if (count++ == 0) {
                *leaf = &tex_boundaries[b].leaves[i];
                *element = k;
            }
        }
    return count;
}

static void print_field(const struct report *r, FILE *out)
{
    const struct failure *f = r->failure;
    if (f->kind != FAILURE_LOCKSTEP || f->difference.kind != DIFFERS_PAYLOAD)
        return;
    const struct history_entry *e = history_back(&r->checker->history, history_find(&r->checker->history, f->cycle));
    enum tex_boundary b = f->difference.boundary;
    const struct tex_leaf_info *leaf = NULL;
    unsigned element = 0, count = differing(e, b, &leaf, &element);
    char name[FIELD_TEXT], rtl[FIELD_TEXT], model[FIELD_TEXT];
    if (count == 0)
        return;
    field_name(leaf, element, name, sizeof name);
    field_text(frame_payload(&e->rtl, b), leaf, element, rtl, sizeof rtl);
    field_text(frame_payload(&e->model, b), leaf, element, model, sizeof model);
    fprintf(out, "  field       %s.%s: RTL %s, model %s", tex_boundaries[b].name, name, rtl, model);
    if (count > 1)
        fprintf(out, ", and %u more", count - 1);
    fputc('\n', out);
}

char *report_brief(const struct report *r)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    report_title(r, out);
    print_where(r, out);
    print_field(r, out);
    if (r->failure->kind == FAILURE_HANG)
        report_waits_chain(r->checker, "  waits       ", out);
    report_commands(r, out);
    if (fclose(out) == 0)
        return text;
    free(text);
    return NULL;
}
