// SPDX-License-Identifier: Apache-2.0
#include "report/fetch_aim.h"

#include <inttypes.h>

#include "base/console_row.h"
#include "tex_stages.h"

#define HANG 8 /* of what goes on in another line */

/* R-LD-20, R-LD-21: offsets of 4 bits, none in a buffer. */
static uint32_t offset_of(const struct tex_thread_trace *t, const struct tex_type_info *type, unsigned axis)
{
    uint32_t field = t->decode.off1 >> 4 * axis & 15;
    return t->decode.toff == TEX_TOFF_NONE || type->buffer ? 0 : field - (field < 8 ? 0 : 16);
}

static void print_place(const char *name, uint32_t at, uint64_t count, const char *before, FILE *to)
{
    fprintf(to, "%s %s %" PRIu32 " of 0..%" PRIu64 "%s", before, name, at, count - 1, at < count ? "" : " (outside)");
}

static void print_size(const struct tex_thread_trace *t, const struct tex_type_info *type, FILE *to)
{
    fprintf(to, " of %" PRIu64, (uint64_t)t->lod.width);
    if (type->axes > 1)
        fprintf(to, " x %" PRIu32, t->lod.height);
    if (type->axes > 2)
        fprintf(to, " x %" PRIu32, t->lod.depth);
}

static void print_aim(const struct tex_thread_trace *t, const struct tex_type_info *type, FILE *to)
{
    static const char *const names[] = {"x", "y", "z"};
    const struct tex_grid grid = tex_derive_grid(t->header.shape.samples);
    const uint32_t given[] = {t->decode.s, t->decode.t, t->decode.r};
    const uint64_t size[] = {t->lod.width, t->lod.height, t->lod.depth};
    if (t->decode.ms)
        print_place("sample", t->decode.lod, (uint64_t)grid.wide * grid.high, "    aim:", to);
    else
        print_place("level", t->decode.lod, t->header.shape.levels, "    aim:", to);
    if (!t->decode.ms && t->decode.lod >= t->header.shape.levels) /* no size is known there */
        return;
    for (unsigned axis = 0; axis < type->axes; axis++)
        print_place(names[axis], given[axis] + offset_of(t, type, axis), size[axis], ",", to);
    if (type->array)
        print_place("layer", t->decode.array, t->header.shape.depth, ",", to);
}

void fetch_aim_print(const struct tex_thread_trace *t, FILE *out)
{
    const struct tex_type_info *type = tex_type_find(t->header.shape.kind);
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    struct console_row row;
    if (!type)
        return;
    FILE *to = console_row_begin(&row, out);
    fprintf(to, "  fetch: lane %" PRIu32 ", level %" PRIu32, t->lod.tag.lane, t->lod.level);
    print_size(t, type, to);
    fprintf(to, " texels, %s, %s", format ? format->name : "?", tex_layout_name(t->lod.level_layout.layout));
    if (t->header.shape.samples != TEX_SAMPLES_1X1)
        fprintf(to, ", elements of %s", tex_samples_name(t->header.shape.samples));
    console_row_end(&row, HANG);
    to = console_row_begin(&row, out);
    print_aim(t, type, to);
    console_row_end(&row, HANG);
}
