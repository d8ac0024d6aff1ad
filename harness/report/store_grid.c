// SPDX-License-Identifier: Apache-2.0
#include "report/store_grid.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/console_row.h"
#include "report/grid_axis.h"
#include "tex_stages.h"

#define CELL 11  /* a bound, a mark, eight digits */
#define LABEL 24 /* of a column or row */
#define SHOWN 4  /* bytes of a place, the lowest */

struct spot {
    int64_t x, y, z;
};

struct mark {
    char letter;
    struct spot at;
};

struct grid {
    const struct thread_view *v;
    const struct tex_thread_trace *t;
    const struct store_aim *aim;
    struct grid_axis columns, rows;
    int64_t last_row, slice;       /* the slice or layer that is drawn, unless layers are rows */
    bool by_layer, stored, shared; /* shared: a place that other threads write too is drawn */
    struct tex_store_gather others;
    unsigned from, to;   /* the columns that stand beside each other */
    struct mark mark[3]; /* a later one is drawn over an earlier one */
    unsigned marks, cell;
};

/* Layers of lines are drawn one below the other. */
static struct spot flat(const struct grid *g, struct spot at)
{
    return g->by_layer ? (struct spot){at.x, at.z, 0} : at;
}

static void add_mark(struct grid *g, char letter, struct spot at)
{
    g->mark[g->marks++] = (struct mark){letter, flat(g, at)};
}

static struct spot place_of(const struct grid *g, const struct tex_surface *s)
{
    return (struct spot){(int64_t)(s->offset / g->aim->bytes), s->row, s->slice};
}

static bool same_spot(struct spot a, struct spot b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

/* Where it aims, where it goes, and where it goes in the RTL. */
static void add_marks(struct grid *g)
{
    const struct store_aim *aim = g->aim;
    const struct tex_surface *rtl = g->v->rtl.surface;
    bool rtl_stores = rtl && rtl->action == TEX_ACTION_STORE;
    struct spot place = place_of(g, &g->t->surface);
    add_mark(g, 'a', (struct spot){aim->x.aim, aim->y.aim, aim->z.aim});
    if (g->stored)
        add_mark(g, rtl ? 'M' : 'S', place);
    if (rtl_stores && g->stored && same_spot(place_of(g, rtl), place))
        g->mark[g->marks - 1].letter = 'S';
    else if (rtl_stores)
        add_mark(g, 'R', place_of(g, rtl));
}

static void choose(struct grid *g)
{
    const struct store_aim *aim = g->aim;
    int64_t reach = g->v->rtl.surface ? 1 : 2;
    struct spot near = flat(g, (struct spot){aim->x.near, aim->y.near, aim->z.near});
    g->last_row = g->by_layer ? aim->z.last : aim->y.name ? aim->y.last : 0;
    g->slice = g->by_layer ? 0 : near.z;
    grid_axis_around(&g->columns, near.x, reach, aim->x.last);
    grid_axis_around(&g->rows, near.y, 1, g->last_row);
    for (unsigned i = 0; i < g->marks; i++) {
        grid_axis_around(&g->columns, g->mark[i].at.x, g->mark[i].letter == 'R', aim->x.last);
        grid_axis_around(&g->rows, g->mark[i].at.y, g->mark[i].letter == 'R', g->last_row);
    }
}

/* Columns are texels, or the bytes at which raw accesses begin. */
static void column_label(const struct grid *g, int64_t x, char text[LABEL])
{
    unsigned unit = g->t->decode.access.formatted && !g->t->decode.access.ba ? 1 : g->aim->bytes;
    snprintf(text, LABEL, "%" PRId64, x * unit);
}

/* Wide enough for its labels too. */
static unsigned cell_width(const struct grid *g)
{
    unsigned width = CELL;
    for (unsigned i = 0; i < g->columns.count; i++) {
        char text[LABEL];
        column_label(g, g->columns.at[i], text);
        if (strlen(text) + 1 > width)
            width = (unsigned)strlen(text) + 1;
    }
    return width;
}

/* Writes of the other threads of the instruction. */
static void gather_others(struct grid *g)
{
    for (unsigned i = 0; i < g->v->warp->threads; i++)
        if (i != g->v->thread)
            tex_store_add(&g->others, &g->v->warp->trace[i].convert);
}

/* The low bytes of a place; true if other threads write a byte of it. */
static bool read_place(const struct grid *g, int64_t x, int64_t y, int64_t z, uint8_t bytes[SHOWN])
{
    uint8_t line[TEX_LINE_BYTES];
    bool others = false;
    for (unsigned i = 0; i < g->aim->bytes; i++) {
        uint64_t address = store_place_address(g->t, x * g->aim->bytes + i, y, z);
        others |= tex_store_writes(&g->others, address);
        if (i >= SHOWN)
            continue;
        (void)image_read_line(g->v->before, address, line);
        bytes[i] = line[address % TEX_LINE_BYTES];
    }
    return others;
}

/* Before a column: the bound of the level, or that columns are left out. */
static char fence(const struct grid *g, unsigned i)
{
    int64_t x = g->columns.at[i], last = g->aim->x.last;
    if (x == 0 || x == last + 1 || (i > 0 && g->columns.at[i - 1] < 0 && x > 0) ||
        (i > 0 && g->columns.at[i - 1] <= last && x > last))
        return '|';
    return grid_axis_gap(&g->columns, i) ? ':' : ' ';
}

static void print_cell(struct grid *g, unsigned i, int64_t y, FILE *out)
{
    int64_t x = g->columns.at[i];
    char letter = ' ', text[2 * SHOWN + 1] = "", *to = text;
    bool others = false;
    for (unsigned k = 0; k < g->marks; k++)
        if (same_spot(g->mark[k].at, (struct spot){x, y, g->slice}))
            letter = g->mark[k].letter;
    if (x < 0 || x > g->aim->x.last || y < 0 || y > g->last_row) {
        snprintf(text, sizeof text, ".");
    } else {
        uint8_t bytes[SHOWN];
        others = read_place(g, x, g->by_layer ? 0 : y, g->by_layer ? y : g->slice, bytes);
        g->shared |= others;
        for (unsigned b = g->aim->bytes < SHOWN ? g->aim->bytes : SHOWN; b-- > 0; to += 2)
            snprintf(to, 3, "%02x", bytes[b]);
    }
    fprintf(out, "%c%c%c%*s", fence(g, i), letter, others ? '*' : letter == ' ' ? ' ' : ':', (int)g->cell - 3, text);
}

static void print_rule(const struct grid *g, unsigned label, char c, FILE *out)
{
    fprintf(out, "    %*s ", (int)label, "");
    for (unsigned i = 0; i < (g->to - g->from) * g->cell + 1; i++)
        fputc(c, out);
    fputc('\n', out);
}

static void print_row(struct grid *g, unsigned j, unsigned label, FILE *out)
{
    int64_t y = g->rows.at[j], last_x = g->aim->x.last;
    if (y == 0 || (j > 0 && g->rows.at[j - 1] < 0 && y > 0))
        print_rule(g, label, '-', out);
    else if (j > 0 && g->rows.at[j - 1] <= g->last_row && y > g->last_row)
        print_rule(g, label, '-', out);
    else if (grid_axis_gap(&g->rows, j))
        print_rule(g, label, '.', out);
    char text[LABEL];
    snprintf(text, sizeof text, "%" PRId64, y);
    fprintf(out, "    %*s ", (int)label, g->by_layer || g->aim->y.name ? text : "");
    for (unsigned i = g->from; i < g->to; i++)
        print_cell(g, i, y, out);
    fputs(g->columns.at[g->to - 1] == last_x ? "|\n" : "\n", out);
    if (j + 1 == g->rows.count && y == g->last_row)
        print_rule(g, label, '-', out);
}

static void print_head(const struct grid *g, unsigned label, const char *corner, FILE *out)
{
    fprintf(out, "    %*s ", (int)label, corner);
    for (unsigned i = g->from; i < g->to; i++) {
        char text[LABEL];
        column_label(g, g->columns.at[i], text);
        fprintf(out, "%*s", (int)g->cell, text);
    }
    fputc('\n', out);
}

static const char *meaning(char letter)
{
    return letter == 'a'   ? "aimed at"
           : letter == 'S' ? "stored here"
           : letter == 'M' ? "the model stores here"
                           : "the RTL stores here";
}

static const char *slices(const struct grid *g)
{
    return g->t->decode.access.dim == TEX_DIM_3D ? "slice" : "layer";
}

/* Legend of the letters drawn. */
static void print_legend(const struct grid *g, FILE *out)
{
    for (unsigned i = 0; i < g->marks; i++) {
        char letter = g->mark[i].letter;
        fprintf(out, "%s%c: %s", i > 0 ? ", " : "    ", letter, meaning(letter));
        if (g->mark[i].at.z != g->slice)
            fprintf(out, " (in %s %" PRId64 ", not drawn)", slices(g), g->mark[i].at.z);
    }
    fputs(g->shared ? ", *: by other threads too\n" : "\n", out);
}

/* The label of the rows, and the width of all of them. */
static unsigned name_rows(const struct grid *g, char corner[LABEL])
{
    bool bytes = !g->t->decode.access.formatted || g->t->decode.access.ba;
    snprintf(corner, LABEL, "%s%s", g->by_layer ? "layer \\ " : g->aim->y.name ? "y \\ " : "", bytes ? "byte" : "x");
    unsigned label = (unsigned)strlen(corner);
    for (unsigned j = 0; j < g->rows.count; j++) {
        char text[LABEL];
        snprintf(text, sizeof text, "%" PRId64, g->rows.at[j]);
        if (strlen(text) > label)
            label = (unsigned)strlen(text);
    }
    return label;
}

void store_grid_print(const struct thread_view *v, const struct store_aim *aim, FILE *out)
{
    struct grid g = {.v = v, .t = thread_trace(v), .aim = aim};
    char corner[LABEL];
    g.by_layer = g.t->decode.access.dim == TEX_DIM_1D_ARRAY;
    g.stored = g.t->surface.action == TEX_ACTION_STORE;
    gather_others(&g);
    add_marks(&g);
    choose(&g);
    g.cell = cell_width(&g);
    unsigned label = name_rows(&g, corner);
    fprintf(out, "    memory before the instruction%s", aim->bytes > SHOWN ? ", of each place the low 32 bits" : "");
    if (aim->z.name && !g.by_layer)
        fprintf(out, ", %s %" PRId64, slices(&g), g.slice);
    fputc('\n', out);
    unsigned fit = console_fit(out, label + 6, g.cell, g.columns.count);
    for (g.from = 0; g.from < g.columns.count; g.from = g.to) {
        unsigned left = g.columns.count - g.from;
        g.to = g.from + (left < fit ? left : fit);
        print_head(&g, label, corner, out);
        for (unsigned j = 0; j < g.rows.count; j++)
            print_row(&g, j, label, out);
    }
    print_legend(&g, out);
}
