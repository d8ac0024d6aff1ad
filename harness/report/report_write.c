// SPDX-License-Identifier: Apache-2.0
#include "report/report_write.h"

#include <string.h>

#include "base/dut.h"
#include "tex_stages.h"

#define SEARCHED 64U /* instructions: more than are under way */

static bool is_store(const struct test_case *c, uint32_t instruction)
{
    struct tex_instruction decoded;
    tex_decode_header(&c->warps[instruction].warp.header, &decoded);
    return tex_path_of(decoded.common.op.opcode) == TEX_PATH_STORE;
}

/* The first store that had not been answered in the cycle of the failure: a write is sent before its answer. */
static uint32_t oldest(const struct report *r)
{
    const struct history *h = &r->checker->history;
    uint32_t at = r->checker->track.instruction[TEX_AT_STORE];
    for (unsigned back = 0; back < history_count(h); back++) {
        const struct history_entry *e = history_back(h, back);
        if (frame_transfer(&e->rtl, TEX_AT_STORE) && at > 0)
            for (at--; at > 0 && !is_store(r->c, at);)
                at--;
        if (e->cycle == r->failure->cycle)
            break;
    }
    return at;
}

static void bytes_of(const struct tex_axi_w *w, struct line_write *out)
{
    for (unsigned b = 0; b < TEX_LINE_BYTES; b++)
        out->bytes[b] = (uint8_t)(w->data[b / 4] >> 8 * (b % 4));
    out->strobes = w->strb;
}

static void data_of(const struct tex_frame *f, struct line_write *out)
{
    struct tex_axi_w w;
    out->strobes = 0;
    if (!(f->valid >> TEX_AT_AXI_W & 1))
        return;
    tex_unpack_axi_w(frame_payload(f, TEX_AT_AXI_W), 0, &w);
    bytes_of(&w, out);
}

static uint64_t address_of(const struct tex_frame *f)
{
    struct tex_axi_a a;
    tex_unpack_axi_a(frame_payload(f, TEX_AT_AXI_AW), 0, &a);
    return a.addr & ~(uint64_t)(TEX_LINE_BYTES - 1);
}

/* The model sends this line: by its address if that differs, else by its bytes. */
static bool is_model(const struct tex_store_line *line, const struct history_entry *e, enum tex_boundary b)
{
    struct line_write model;
    if (b == TEX_AT_AXI_AW)
        return line->number * TEX_LINE_BYTES == address_of(&e->model);
    data_of(&e->model, &model);
    bool same = model.strobes == line->strobes;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        same = same && (!(model.strobes >> i & 1) || model.bytes[i] == line->bytes[i]);
    return same;
}

/* Of the two, where strobes or bytes differ; 0 if nowhere. */
static unsigned first_difference(const struct tex_store_line *line, const struct line_write *rtl)
{
    for (unsigned b = 0; b < TEX_LINE_BYTES; b++)
        if (((line->strobes ^ rtl->strobes) >> b & 1) || (line->strobes >> b & 1 && line->bytes[b] != rtl->bytes[b]))
            return b;
    return 0;
}

bool report_write_thread(const struct tex_warp_result *warp, uint64_t address, unsigned *thread)
{
    for (unsigned i = 0; i < warp->threads; i++) {
        struct tex_store_gather own = {.lines = 0};
        tex_store_add(&own, &warp->trace[i].convert);
        if (tex_store_writes(&own, address)) {
            *thread = i;
            return true;
        }
    }
    return false;
}

/* A byte that only the RTL writes has no thread: then the lowest thread of the line. */
static void choose(const struct tex_store_line *line, const struct tex_warp_result *warp, struct report_write *out)
{
    uint64_t address = line->number * TEX_LINE_BYTES;
    if (report_write_thread(warp, address + first_difference(line, &out->rtl), &out->thread))
        return;
    for (unsigned i = 0; i < warp->threads; i++)
        if (warp->trace[i].decode.tag.lane == line->lane)
            out->thread = i;
}

static bool in_instruction(const struct history_entry *e, enum tex_boundary b, const struct tex_warp_result *warp,
                           struct report_write *out)
{
    struct tex_store_gather all = {.lines = 0};
    for (unsigned i = 0; i < warp->threads; i++)
        if (tex_pipe_crosses(&warp->trace[i], TEX_PIPE_CONVERT))
            tex_store_add(&all, &warp->trace[i].convert);
    for (unsigned k = 0; k < all.lines; k++)
        if (is_model(&all.line[k], e, b)) {
            data_of(&e->rtl, &out->rtl);
            out->rtl.address = b == TEX_AT_AXI_AW ? address_of(&e->rtl) : all.line[k].number * TEX_LINE_BYTES;
            choose(&all.line[k], warp, out);
            return true;
        }
    return false;
}

bool report_write_find(const struct report *r, const struct history_entry *e, struct tex_warp_result *warp,
                       struct image *before, struct report_write *out)
{
    enum tex_boundary b = r->failure->difference.boundary;
    bool both = (e->rtl.valid & e->model.valid & TEX_BIT(b)) != 0;
    memset(out, 0, sizeof *out);
    image_init(before);
    if ((b != TEX_AT_AXI_AW && b != TEX_AT_AXI_W) || r->failure->difference.kind != DIFFERS_PAYLOAD || !both)
        return false;
    uint32_t first = oldest(r);
    for (uint32_t i = first; i < r->c->warps_count && i < first + SEARCHED; i++) {
        if (!is_store(r->c, i))
            continue;
        image_free(before);
        golden_trace_over(r->c, i, before, warp);
        out->instruction = i;
        if (in_instruction(e, b, warp, out))
            return true;
    }
    return false;
}
