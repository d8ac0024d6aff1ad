// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"
#include "compare/unknown.h"

#define NAME_COLUMNS 16 /* of the name of a field, at least */

static char bit_text(tex_boundary_set value, tex_boundary_set unknown, enum tex_boundary b)
{
    return unknown >> b & 1 ? 'X' : value >> b & 1 ? '1' : '0';
}

static void print_boundaries(const char *what, tex_boundary_set mask, FILE *out)
{
    if (mask)
        fprintf(out, " %s of", what);
    for (; mask; mask &= mask - 1)
        fprintf(out, " %s%s", tex_boundaries[lowest_bit(mask)].name, mask & (mask - 1) ? "" : ";");
}

static void print_handshake(const struct history_entry *e, const struct tex_frame *unknown, const struct difference *d,
                            FILE *out)
{
    enum tex_boundary b = d->boundary;
    fprintf(out, "  boundary %s (%s -> %s): RTL valid %c ready %c, model valid %c ready %c\n", tex_boundaries[b].name,
            tex_boundaries[b].stage, tex_boundaries[b].consumer, bit_text(e->rtl.valid, unknown->valid, b),
            bit_text(e->rtl.ready, unknown->ready, b), bit_text(e->model.valid, 0, b), bit_text(e->model.ready, 0, b));
    tex_boundary_set others = ~TEX_BIT(b);
    if (!((d->valid | d->payload | d->ready) & others))
        return;
    fputs("  unknown in the same cycle:", out);
    print_boundaries("valid", d->valid & others, out);
    print_boundaries("payload", d->payload & others, out);
    print_boundaries("ready", d->ready & others, out);
    fputc('\n', out);
}

/* Binary, from the highest bit. */
static void field_states(const struct tex_frame *rtl, const struct tex_frame *unknown, enum tex_boundary boundary,
                         const struct tex_leaf_info *leaf, unsigned element, char *text)
{
    const uint32_t *payload = frame_payload(rtl, boundary), *bits = frame_payload(unknown, boundary);
    unsigned at = leaf->offset + element * leaf->width;
    for (unsigned i = leaf->width; i-- > 0;) {
        char state = unknown_state(payload, bits, at + i);
        *text++ = state ? state : payload[(at + i) / 32] >> (at + i) % 32 & 1 ? '1' : '0';
    }
    *text = '\0';
}

void unknown_print(const struct history_entry *e, const struct tex_frame *unknown, const struct difference *d,
                   FILE *out)
{
    const struct tex_boundary_info *b = &tex_boundaries[d->boundary];
    int wide = (int)field_columns(d->boundary, NAME_COLUMNS);
    print_handshake(e, unknown, d, out);
    if (!(d->payload >> d->boundary & 1))
        return;
    for (unsigned i = 0; i < b->leaves_count; i++)
        for (unsigned k = 0; k < b->leaves[i].count; k++) {
            char name[FIELD_TEXT], model[FIELD_TEXT], rtl[32 * FIELD_MAX_WORDS + 1];
            field_states(&e->rtl, unknown, d->boundary, &b->leaves[i], k, rtl);
            if (!strpbrk(rtl, "XZ"))
                continue;
            field_name(&b->leaves[i], k, name, sizeof name);
            field_text(frame_payload(&e->model, d->boundary), &b->leaves[i], k, model, sizeof model);
            fprintf(out, "  %-*s RTL 0b%s\n  %-*s model %s\n", wide, name, rtl, wide, "",
                    e->model.valid >> d->boundary & 1 ? model : "-");
        }
}
