// SPDX-License-Identifier: Apache-2.0
#include "report/store_bytes.h"

#include <inttypes.h>
#include <string.h>

#include "base/console_row.h"
#include "tex_stages.h"

static uint64_t line_of(uint64_t address)
{
    return address & TEX_ADDR_MASK & ~(uint64_t)(TEX_LINE_BYTES - 1);
}

/* Writes of the thread alone: its lines, in its order. */
static void gather(const struct tex_convert *c, struct tex_store_gather *g)
{
    g->lines = 0;
    g->faults = (struct tex_store_faults){.count = 0};
    tex_store_add(g, c);
}

unsigned store_lines_of(const struct tex_convert *c, uint64_t address[STORE_LINES_OF_THREAD])
{
    struct tex_store_gather g;
    gather(c, &g);
    for (unsigned i = 0; i < g.lines && i < STORE_LINES_OF_THREAD; i++)
        address[i] = g.line[i].number * TEX_LINE_BYTES;
    return g.lines < STORE_LINES_OF_THREAD ? g.lines : STORE_LINES_OF_THREAD;
}

/* Threads ascend: an earlier one counts (PD-41). Returns the bytes that this one stores there. */
static uint32_t add_thread(struct store_line *line, const struct tex_convert *c)
{
    struct tex_store_gather g;
    const struct tex_store_line *own = NULL;
    gather(c, &g);
    for (unsigned i = 0; i < g.lines; i++)
        if (g.line[i].number * TEX_LINE_BYTES == line->write.address)
            own = &g.line[i];
    for (unsigned b = 0; own && b < TEX_LINE_BYTES; b++)
        if (own->strobes >> b & ~line->write.strobes >> b & 1) {
            line->write.bytes[b] = own->bytes[b];
            line->lane[b] = (uint8_t)c->tag.lane;
        }
    line->write.strobes |= own ? own->strobes : 0;
    return own ? own->strobes : 0;
}

bool store_line_find(const struct thread_view *v, uint64_t address, struct store_line *out)
{
    memset(out, 0, sizeof *out);
    memset(out->lane, STORE_NO_LANE, sizeof out->lane);
    out->write.address = line_of(address);
    for (unsigned i = 0; i < v->warp->threads; i++) {
        uint32_t lower = out->write.strobes, strobes = add_thread(out, &v->warp->trace[i].convert);
        if (i == v->thread) {
            out->own = strobes;
            out->lost = strobes & lower;
        }
    }
    return out->write.strobes != 0;
}

const char *store_line_refused(const struct thread_view *v, uint64_t address)
{
    const struct image_region *region = image_write_region_of(v->before, address);
    if (!region)
        return NULL;
    return region->kind == TEX_READ_ERROR ? "error response: memory keeps its contents"
                                          : "the page is not mapped: the write is dropped";
}

/* Bytes of a row side by side: on a terminal 32 may not fit. */
struct stretch {
    unsigned from, to;
};

static void print_bytes(const char *label, const uint8_t bytes[TEX_LINE_BYTES], uint32_t shown, struct stretch s,
                        FILE *out)
{
    fprintf(out, "      %-7s", label);
    for (unsigned b = s.from; b < s.to; b++)
        if (shown >> b & 1)
            fprintf(out, " %02x", bytes[b]);
        else
            fputs(" --", out);
    fputc('\n', out);
}

static void print_marks(const char *label, uint32_t marked, struct stretch s, FILE *out)
{
    unsigned top = s.from;
    for (unsigned b = s.from; b < s.to; b++)
        top = marked >> b & 1 ? b + 1 : top;
    if (top == s.from)
        return;
    fprintf(out, "      %-7s", label);
    for (unsigned b = s.from; b < top; b++)
        fputs(marked >> b & 1 ? " ^^" : "   ", out);
    fputc('\n', out);
}

/* The thread of each byte, decimal. */
static void print_lanes(const struct store_line *line, struct stretch s, FILE *out)
{
    fprintf(out, "      %-7s", "lane");
    for (unsigned b = s.from; b < s.to; b++)
        if (line->lane[b] == STORE_NO_LANE)
            fputs(" --", out);
        else
            fprintf(out, " %2u", line->lane[b]);
    fputc('\n', out);
}

static void print_numbers(struct stretch s, FILE *out)
{
    fprintf(out, "      %-7s", "byte");
    for (unsigned b = s.from; b < s.to; b++)
        fprintf(out, " %2x", b);
    fputc('\n', out);
}

/* All, or parts of 16, 8 or 4 bytes. */
static unsigned bytes_beside(FILE *out)
{
    unsigned fit = console_fit(out, 13, 3, TEX_LINE_BYTES), part = TEX_LINE_BYTES;
    while (part > 4 && part > fit)
        part /= 2;
    return part;
}

static void print_head(const struct thread_view *v, const struct store_line *line, FILE *out)
{
    const char *refused = store_line_refused(v, line->write.address);
    console_row_print(out, 8, "    line 0x%012" PRIx64 ", strobes 0x%08" PRIx32 ", of this thread 0x%08" PRIx32 "%s%s",
                      line->write.address, line->write.strobes, line->own, refused ? "; " : "", refused ? refused : "");
}

/* Where the RTL's bytes are not the model's. */
static void print_differences(const struct line_write *rtl, const struct line_write *model, struct stretch s, FILE *out)
{
    uint32_t differs = rtl->strobes ^ model->strobes;
    for (unsigned b = 0; b < TEX_LINE_BYTES; b++)
        if (rtl->strobes & model->strobes & UINT32_C(1) << b && rtl->bytes[b] != model->bytes[b])
            differs |= UINT32_C(1) << b;
    print_marks("differ", differs, s, out);
}

void line_writes_print(const struct line_write *rtl, const struct line_write *model, FILE *out)
{
    unsigned part = bytes_beside(out);
    for (struct stretch s = {0, part}; s.from < TEX_LINE_BYTES; s.from += part, s.to += part) {
        print_numbers(s, out);
        print_bytes("RTL", rtl->bytes, rtl->strobes, s, out);
        print_bytes("model", model->bytes, model->strobes, s, out);
        print_differences(rtl, model, s, out);
    }
}

/* A byte that a thread stores and that does not count. */
static void print_lost(const struct thread_view *v, const struct store_line *line, FILE *out)
{
    if (!line->lost)
        return;
    fprintf(out, "      of the bytes of lane %" PRIu32 ", lower threads store 0x%08" PRIx32 " too, and win (PD-41)\n",
            thread_trace(v)->decode.tag.lane, line->lost);
}

void store_line_around(const struct thread_view *v, const struct store_line *line, uint8_t before[TEX_LINE_BYTES],
                       uint8_t after[TEX_LINE_BYTES])
{
    (void)image_read_line(v->before, line->write.address, before);
    memcpy(after, before, TEX_LINE_BYTES);
    for (unsigned b = 0; b < TEX_LINE_BYTES; b++)
        if (line->write.strobes >> b & 1 && !store_line_refused(v, line->write.address))
            after[b] = line->write.bytes[b];
}

static void print_line(const struct thread_view *v, uint64_t address, FILE *out)
{
    const struct line_write *rtl = v->rtl.line;
    struct store_line line;
    uint8_t before[TEX_LINE_BYTES], after[TEX_LINE_BYTES];
    (void)store_line_find(v, address, &line);
    store_line_around(v, &line, before, after);
    unsigned part = bytes_beside(out);
    print_head(v, &line, out);
    for (struct stretch s = {0, part}; s.from < TEX_LINE_BYTES; s.from += part, s.to += part) {
        print_numbers(s, out);
        print_bytes("before", before, UINT32_MAX, s, out);
        print_bytes("stores", line.write.bytes, line.write.strobes, s, out);
        if (rtl && line_of(rtl->address) == line.write.address) {
            print_bytes("RTL", rtl->bytes, rtl->strobes, s, out);
            print_differences(rtl, &line.write, s, out);
        }
        print_lanes(&line, s, out);
        print_bytes("after", after, UINT32_MAX, s, out);
    }
    print_lost(v, &line, out);
}

void store_lines_print(const struct thread_view *v, FILE *out)
{
    uint64_t line[STORE_LINES_OF_THREAD];
    unsigned lines = store_lines_of(&thread_trace(v)->convert, line);
    bool told = !v->rtl.line;
    for (unsigned i = 0; i < lines; i++) {
        told |= v->rtl.line && line_of(v->rtl.line->address) == line[i];
        print_line(v, line[i], out);
    }
    if (!told)
        print_line(v, v->rtl.line->address, out);
}
