// SPDX-License-Identifier: Apache-2.0
#include "report/report_thread.h"

#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "report/thread_view.h"
#include "tex_stages.h"

/* Payloads of the RTL, unpacked, for as long as the picture is drawn. */
struct shown {
    struct tex_surface surface;
    struct tex_convert convert;
    struct tex_query query;
    struct line_write line;
};

/* The RTL shows the thread there, whatever the payload says of it. */
static bool shows(const struct history_entry *e, enum tex_boundary b)
{
    return (e->rtl.valid & e->model.valid & TEX_BIT(b)) != 0;
}

/* A payload of the boundary that failed; one that agrees is not worth a second line. */
static void look(const struct report *r, const struct history_entry *e, struct shown *s, struct thread_view *v)
{
    enum tex_boundary b = r->failure->difference.boundary;
    const uint32_t *words = frame_payload(&e->rtl, b);
    if (!shows(e, b))
        return;
    if (b == TEX_AT_QUERY) {
        tex_unpack_query(words, 0, &s->query);
        v->rtl.query = &s->query;
    } else if (b == TEX_AT_SURFACE) {
        tex_unpack_surface(words, 0, &s->surface);
        v->rtl.surface = &s->surface;
    } else if (b == TEX_AT_CONVERT) {
        tex_unpack_convert(words, 0, &s->convert);
        v->rtl.convert = &s->convert;
    }
}

/* The first thread of the lane, or the first of all. */
static bool choose(const struct tex_warp_result *w, uint32_t lane, struct thread_view *v)
{
    for (unsigned i = 0; i < w->threads; i++)
        if (lane == FAILURE_NONE || w->trace[i].decode.tag.lane == lane) {
            v->thread = i;
            return true;
        }
    return false;
}

void report_thread(const struct report *r, const struct history_entry *e, FILE *out)
{
    const struct test_case *c = r->c;
    uint32_t instruction = r->failure->instruction;
    if (instruction >= c->warps_count || case_moves(c))
        return;
    struct tex_warp_result *w = malloc(sizeof *w);
    struct shown *shown = malloc(sizeof *shown);
    struct image before;
    image_init(&before);
    struct thread_view v = {
        .header = &c->warps[instruction].warp.header, .warp = w, .before = &before, .nearest = c->config.narrow_rne};
    if (w && shown) {
        golden_trace_over(c, instruction, &before, w);
        if (choose(w, r->failure->lane, &v)) {
            look(r, e, shown, &v);
            thread_view_print(&v, out);
        }
    }
    image_free(&before);
    free(shown);
    free(w);
}
