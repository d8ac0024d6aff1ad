// SPDX-License-Identifier: Apache-2.0
#include "report/footprint.h"

#include <inttypes.h>
#include <string.h>

#include "base/console_row.h"
#include "report/fetch_aim.h"
#include "report/grid_axis.h"
#include "report/level_view.h"
#include "tex_stages.h"

#define SAMPLES 4
#define GRID_LABEL 9 /* columns of "    y \\ x" */
#define GRID_CELL 11
#define HANG 8 /* of what goes on in another line */

static bool solid(const struct tex_thread_trace *t)
{
    return t->header.shape.kind == TEX_TYPE_THREE_D;
}

unsigned footprint_taps(const struct tex_thread_trace *t)
{
    unsigned levels = t->lod.pass.weight > 0 ? 2 : 1,
             slices = solid(t) && t->lod.sampling == TEX_SAMPLING_LINEAR ? 2 : 1;
    return t->passes / (levels * slices);
}

uint32_t footprint_weight(const struct tex_thread_trace *t, uint32_t *whole)
{
    const struct tex_pass *pass = &t->lod.pass;
    *whole = pass->log8 ? 256U << pass->taps : 256;
    if (pass->log8)
        return pass->share;
    return pass->level ? pass->weight : 256 - pass->weight;
}

/* Of several taps which one, of a volume which slice. */
static void add_part(const struct tex_thread_trace *t, bool tap, char text[FOOTPRINT_PASS])
{
    const struct tex_pass *pass = &t->lod.pass;
    size_t used = strlen(text);
    if (tap && pass->taps > 0)
        snprintf(text + used, FOOTPRINT_PASS - used, "tap %" PRIu32 " of %u, ", pass->tap + 1, footprint_taps(t));
    else if (!tap && solid(t))
        snprintf(text + used, FOOTPRINT_PASS - used, ", slice %" PRIu32 ", weight %" PRIu32 "/256", t->wrap.slice,
                 pass->slice ? t->wrap.frac[2] : 256 - t->wrap.frac[2]);
}

bool footprint_pass(const struct tex_thread_trace *t, char text[FOOTPRINT_PASS])
{
    unsigned passes = t->passes;
    if (t->lod.tag.token || passes == 1)
        return false;
    snprintf(text, FOOTPRINT_PASS, "pass %" PRIu32 " of %u: ", t->pass + 1, passes);
    add_part(t, true, text);
    size_t used = strlen(text);
    uint32_t whole, weight = footprint_weight(t, &whole);
    snprintf(text + used, FOOTPRINT_PASS - used, "level %" PRIu32 ", weight %" PRIu32 "/%" PRIu32, t->lod.level, weight,
             whole);
    add_part(t, false, text);
    return true;
}

/* For several. */
static void print_layer(const struct tex_thread_trace *t, FILE *out)
{
    bool cube = tex_is_cube(t->header.shape.kind);
    uint32_t count = t->header.shape.layers / (cube ? 6 : 1);
    if (cube)
        fprintf(out, ", face %s", level_face[t->coord.face % LEVEL_FACES]);
    if (count > 1)
        fprintf(out, ", %s %" PRIu32 " of %" PRIu32, cube ? "cube" : "layer", t->coord.layer, count);
}

/* The texel is read, on the face that is drawn. */
static bool drawn(const struct tex_thread_trace *t, unsigned k)
{
    return !((t->wrap.border | t->wrap.corner | t->wrap.zero_weight) >> k & 1) && t->wrap.face[k] == t->coord.face;
}

static int sample_at(const struct tex_thread_trace *t, uint32_t x, uint32_t y)
{
    for (unsigned k = 0; k < SAMPLES; k++)
        if (drawn(t, k) && level_column(t, k) == x && t->wrap.y[k] == y)
            return (int)k;
    return -1;
}

/* A cell: sample number or blank, then the low 32 bits of the element. */
static void print_cell(const struct tex_thread_trace *t, const struct tex_memory *memory, uint32_t x, uint32_t y,
                       unsigned bytes, FILE *out)
{
    uint8_t element[LEVEL_ELEMENT];
    int k = sample_at(t, x, y);
    (void)level_element(t, memory, &(struct level_place){x, y, t->coord.face}, element);
    if (k >= 0)
        fprintf(out, " %d:", k);
    else
        fputs("   ", out);
    unsigned shown = bytes < 4 ? bytes : 4;
    for (unsigned i = 4; i-- > 0;)
        if (i < shown)
            fprintf(out, "%02x", element[i]);
        else
            fputs("  ", out);
}

/* The columns `from` to `to`: on a terminal not all fit side by side. */
static void print_panel(const struct tex_thread_trace *t, const struct tex_memory *memory, unsigned bytes,
                        const struct grid_axis *columns, const struct grid_axis *rows, unsigned from, unsigned to,
                        FILE *out)
{
    fprintf(out, "    y \\ x");
    for (unsigned i = from; i < to; i++)
        fprintf(out, "%c %9" PRId64, grid_axis_gap(columns, i) ? '|' : ' ', columns->at[i]);
    fputc('\n', out);
    for (unsigned j = 0; j < rows->count; j++) {
        if (grid_axis_gap(rows, j))
            fputs("      ---\n", out);
        fprintf(out, "    %5" PRId64, rows->at[j]);
        for (unsigned i = from; i < to; i++)
            print_cell(t, memory, (uint32_t)columns->at[i], (uint32_t)rows->at[j], bytes, out);
        fputc('\n', out);
    }
}

static void print_grid(const struct tex_thread_trace *t, const struct tex_memory *memory, unsigned bytes, FILE *out)
{
    struct grid_axis columns = {.count = 0}, rows = {.count = 0};
    const struct level_size level = level_size(t);
    for (unsigned k = 0; k < SAMPLES; k++) {
        if (!drawn(t, k))
            continue;
        grid_axis_around(&columns, level_column(t, k), 1, (int64_t)level.width - 1);
        grid_axis_around(&rows, t->wrap.y[k], 1, (int64_t)level.height - 1);
    }
    if (columns.count == 0)
        return;
    unsigned fit = console_fit(out, GRID_LABEL, GRID_CELL, columns.count);
    for (unsigned from = 0; from < columns.count; from += fit) {
        unsigned left = columns.count - from;
        print_panel(t, memory, bytes, &columns, &rows, from, from + (left < fit ? left : fit), out);
    }
}

/* PD-61: of sample k, in 1/65536; PD-125: of texel k in all passes, in 1/256. */
static uint32_t weight_of(const struct tex_thread_trace *t, unsigned k)
{
    struct tex_share share;
    if (t->weight8) {
        tex_share_eval(&t->lod.pass, &t->wrap, false, &share);
        return share.weight[k];
    }
    uint32_t s = t->wrap.frac[0], below = t->wrap.frac[1];
    return (k == 1 || k == 2 ? s : 256 - s) * (k < 2 ? below : 256 - below);
}

/* What stage filter adds up: codes times weights, or floats that were blended in this level. */
static void print_sum(const struct tex_thread_trace *t, FILE *out)
{
    const double unit = 3 * 4294967296.0 * (1U << t->lod.pass.taps); /* all weights */
    const struct tex_policy policy = {.srgb_float8 = t->mean8};
    const struct tex_filter_sum *sum = &t->sum;
    fputs("    sum with this pass (codes times weights, or floats of its level): x y z w =", out);
    for (unsigned i = 0; i < 4; i++) {
        uint32_t of_floats = sum->slice[i];
        if (t->weight8)
            of_floats = tex_align_mean(&sum->aligned[i], t->lod.pass.log8 ? t->lod.pass.taps : 0,
                                       tex_filter_align(&t->header.fmt, &policy, i));
        float value;
        memcpy(&value, &of_floats, sizeof value);
        fprintf(out, " %.8g", sum->codes[i] ? (double)sum->codes[i] / unit : (double)value);
    }
    fputc('\n', out);
}

static void print_sample(const struct tex_thread_trace *t, unsigned k, unsigned bytes, FILE *out)
{
    fprintf(out, "    %s %u: ", fetch_is(t) ? "texel" : "sample", k);
    if (t->wrap.sample_xor[k])
        fprintf(out, "shows that of %u; there ", k ^ t->wrap.sample_xor[k]);
    if (t->wrap.zero_weight >> k & 1) {
        fputs("no weight, not read", out);
        return;
    }
    if (t->wrap.border >> k & 1) {
        fputs("border", out);
    } else if (t->wrap.corner >> k & 1) {
        fputs("missing at a cube corner: from the three others", out);
    } else {
        if (t->wrap.face[k] != t->coord.face)
            fprintf(out, "face %s, ", level_face[t->wrap.face[k] % LEVEL_FACES]);
        fprintf(out, "column %" PRIu32 ", row %" PRIu32, level_column(t, k), t->wrap.y[k]);
        if (solid(t))
            fprintf(out, ", slice %" PRIu32, t->wrap.slice);
        fprintf(out, ", address 0x%012" PRIx64, t->address.address[k]);
        if (t->address.straddle >> k & 1)
            fprintf(out, " and 0x%012" PRIx64, t->address.addr_hi[k]);
        fputs(", raw ", out);
        for (unsigned i = bytes; i-- > 0;)
            fprintf(out, "%02x", t->cache.raw[k][i / 4] >> 8 * (i % 4) & 0xff);
        fputs(t->cache.sparse >> k & 1 ? " (sparse)" : "", out);
    }
    if (t->lod.sampling == TEX_SAMPLING_LINEAR)
        fprintf(out, ", weight %" PRIu32 "/%s", weight_of(t, k), t->weight8 ? "256" : "65536");
    fprintf(out, ", x y z w = %08x %08x %08x %08x", t->texel.value[4 * k], t->texel.value[4 * k + 1],
            t->texel.value[4 * k + 2], t->texel.value[4 * k + 3]);
}

static void print_samples(const struct tex_thread_trace *t, unsigned bytes, FILE *out)
{
    for (unsigned k = fetch_is(t) ? SAMPLES - 1 : 0; k < SAMPLES; k++) {
        struct console_row row;
        print_sample(t, k, bytes, console_row_begin(&row, out));
        console_row_end(&row, HANG);
    }
}

/* A fetch has one texel, in the place of texel 3. */
static void print_fetch(const struct tex_thread_trace *t, const struct tex_memory *memory,
                        const struct tex_format_info *format, FILE *out)
{
    bool read = t->address.tag.status == TEX_STATUS_OK && format && format->bytes > 0;
    if (t->address.tag.token || !(read || t->address.tag.status == TEX_STATUS_OUT_OF_BOUNDS)) {
        fprintf(out, "  fetch: no texel is read (%s)\n",
                t->address.tag.token ? "completion token" : tex_status_name(t->address.tag.status));
        return;
    }
    fetch_aim_print(t, out);
    if (!read) {
        fputs("    no texel is read (out-of-bounds)\n", out);
        return;
    }
    print_grid(t, memory, format->bytes, out);
    print_samples(t, format->bytes, out);
}

/* Of a gather, nothing. */
static void print_sampling(const struct tex_thread_trace *t, FILE *out)
{
    if (t->lod.sampling == TEX_SAMPLING_GATHER)
        return;
    bool gather = t->lod.op.opcode == TEX_OPCODE_TLD4; /* R-TLD4-39: which runs as TEX */
    fprintf(out, ", %s %s", tex_opcode_name(gather ? TEX_OPCODE_TEX : t->lod.op.opcode),
            tex_sampling_name(t->lod.sampling));
    if (t->lod.sampling == TEX_SAMPLING_LINEAR)
        fprintf(out, ", %" PRIu32 "/256, %" PRIu32 "/256 beyond sample 3", t->wrap.frac[0], t->wrap.frac[1]);
}

static void print_head(const struct tex_thread_trace *t, FILE *out)
{
    const struct tex_geom *g = &t->lod.geom;
    char pass[FOOTPRINT_PASS];
    if (footprint_pass(t, pass))
        fprintf(out, "  %s\n", pass);
    console_row_print(
        out, HANG,
        "  footprint: lane %" PRIu32 ", level %" PRIu32 " of %" PRIu32 " x %" PRIu32 " texels, %s, %s, u %s, v %s",
        t->wrap.tag.lane, t->lod.level, g->width, g->height, tex_format_find(t->header.fmt.format)->name,
        tex_layout_name(t->lod.level_layout.layout), tex_wrap_name(g->address_u), tex_wrap_name(g->address_v));
}

static void print_position(const struct tex_thread_trace *t, const struct tex_format_info *format, FILE *out)
{
    struct console_row row;
    FILE *to = console_row_begin(&row, out);
    fprintf(to, "    position s %.8g, t %.8g texels (fixed point 18.8)", t->coord.fixed[0] / 256.0,
            t->coord.fixed[1] / 256.0);
    if (solid(t))
        fprintf(to, ", r %.8g of %" PRIu32 " slices, p %s", t->coord.fixed[2] / 256.0, t->lod.geom.depth,
                tex_wrap_name(t->lod.geom.address_p));
    print_layer(t, to);
    print_sampling(t, to);
    if (format->wide * format->high > 1)
        fprintf(to, "; elements of %u x %u texels are drawn once for each", format->wide, format->high);
    if (format->bytes > 4)
        fputs("; of each element the low 32 bits are drawn", to);
    console_row_end(&row, HANG);
}

/* Of TMML, which reads no texel. */
static void print_level(const struct tex_thread_trace *t, FILE *out)
{
    fprintf(out, "  level of detail: lane %" PRIu32 ", %.8g after bias, %.8g after clamps, answers %.8g\n",
            t->lod.tag.lane, t->lod.unclamped / 256.0, t->lod.clamped / 256.0, t->texel.value[13] / 256.0);
}

void footprint_print(const struct tex_thread_trace *t, const struct tex_memory *memory, FILE *out)
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    if (t->lod.op.opcode == TEX_OPCODE_TMML && tex_live(&t->texel.tag)) {
        print_level(t, out);
        return;
    }
    if (fetch_is(t)) {
        print_fetch(t, memory, format, out);
        return;
    }
    if (t->address.tag.token || t->address.tag.status != TEX_STATUS_OK || !format || format->bytes == 0) {
        fprintf(out, "  footprint: no texel is read (%s)\n",
                t->address.tag.token ? "completion token" : tex_status_name(t->address.tag.status));
        return;
    }
    print_head(t, out);
    print_position(t, format, out);
    print_grid(t, memory, format->bytes, out);
    print_samples(t, format->bytes, out);
    if (t->lod.sampling == TEX_SAMPLING_LINEAR)
        print_sum(t, out);
}
