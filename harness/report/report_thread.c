// SPDX-License-Identifier: Apache-2.0
#include "report/report_thread.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/dut.h"
#include "isa/asm.h"
#include "report/report_write.h"
#include "report/store_bytes.h"
#include "tex_stages.h"

/* State while drawing. */
struct drawing {
    struct tex_warp_result warp;
    struct image before;
    struct tex_surface surface;
    struct tex_convert convert;
    struct tex_query query;
    struct report_write write;
    struct thread_view view;
};

static void point(struct drawing *d, const struct test_case *c, uint32_t instruction)
{
    d->view.header = &c->warps[instruction].warp.header;
    d->view.warp = &d->warp;
    d->view.before = &d->before;
    d->view.nearest = c->config.policy.narrow_rne;
}

/* The RTL's payload of the boundary that failed, where both sides show one. */
static void look(const struct report *r, const struct history_entry *e, struct drawing *d)
{
    enum tex_boundary b = r->failure->difference.boundary;
    const uint32_t *words = frame_payload(&e->rtl, b);
    if (!(e->rtl.valid & e->model.valid & TEX_BIT(b)) || r->failure->difference.kind != DIFFERS_PAYLOAD)
        return;
    if (b == TEX_AT_QUERY) {
        tex_unpack_query(words, 0, &d->query);
        d->view.rtl.query = &d->query;
    } else if (b == TEX_AT_SURFACE) {
        tex_unpack_surface(words, 0, &d->surface);
        d->view.rtl.surface = &d->surface;
    } else if (b == TEX_AT_CONVERT) {
        tex_unpack_convert(words, 0, &d->convert);
        d->view.rtl.convert = &d->convert;
    }
}

/* The thread of the lane; a token may name another, then the first. */
static void choose(struct drawing *d, uint32_t lane)
{
    d->view.thread = 0;
    for (unsigned i = 0; i < d->warp.threads; i++)
        if (d->warp.trace[i].pass == 0 && d->warp.trace[i].decode.tag.lane == lane)
            d->view.thread = i;
}

static void draw_thread(const struct report *r, const struct history_entry *e, struct drawing *d, FILE *out)
{
    image_free(&d->before);
    golden_trace_over(r->c, r->failure->instruction, &d->before, &d->warp);
    point(d, r->c, r->failure->instruction);
    choose(d, r->failure->lane);
    look(r, e, d);
    thread_view_print_all(&d->view, out);
}

/* An address or data of the write channels: of which instruction it is, is found here. */
static bool draw_write(const struct report *r, const struct history_entry *e, struct drawing *d, FILE *out)
{
    char text[ASM_TEXT];
    if (!report_write_find(r, e, &d->warp, &d->before, &d->write))
        return false;
    point(d, r->c, d->write.instruction);
    d->view.thread = d->write.thread;
    d->view.rtl.line = &d->write.rtl;
    const struct asm_insn insn = {.word = d->view.header->word, .phase = d->view.header->phase};
    asm_text(&insn, text);
    fprintf(out, "  written for instruction %" PRIu32 " of %zu: %s\n", d->write.instruction, r->c->warps_count, text);
    thread_view_print(&d->view, out);
    return true;
}

/* Memory at the end of the case: the line of the first byte that differs, and the thread that stored into it last. */
static void draw_memory(const struct report *r, struct drawing *d, FILE *out)
{
    const struct image *rtl = &r->checker->written.memory, *model = &r->checker->golden.memory;
    struct written_difference at;
    struct line_write sides[2];
    if (written_same(rtl, model, &at))
        return;
    if (r->failure->instruction < r->c->warps_count) {
        golden_trace_over(r->c, r->failure->instruction, &d->before, &d->warp);
        point(d, r->c, r->failure->instruction);
        (void)report_write_thread(&d->warp, at.address, &d->view.thread);
        thread_view_print(&d->view, out);
    }
    sides[0].address = sides[1].address = at.address & ~(uint64_t)(TEX_LINE_BYTES - 1);
    sides[0].strobes = sides[1].strobes = UINT32_MAX;
    (void)image_read_line(rtl, at.address, sides[0].bytes);
    (void)image_read_line(model, at.address, sides[1].bytes);
    fprintf(out, "  memory after the last instruction, line 0x%012" PRIx64 "\n", sides[0].address);
    line_writes_print(&sides[0], &sides[1], out);
}

void report_thread(const struct report *r, const struct history_entry *e, FILE *out)
{
    if (case_moves(r->c))
        return;
    struct drawing *d = calloc(1, sizeof *d);
    if (!d)
        return;
    image_init(&d->before);
    if (r->failure->kind == FAILURE_MEMORY)
        draw_memory(r, d, out);
    else if (!draw_write(r, e, d, out) && r->failure->instruction < r->c->warps_count)
        draw_thread(r, e, d, out);
    image_free(&d->before);
    free(d);
}
