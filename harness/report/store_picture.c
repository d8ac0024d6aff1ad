// SPDX-License-Identifier: Apache-2.0
#include "report/store_picture.h"

#include <inttypes.h>
#include <string.h>

#include "base/console_row.h"
#include "report/store_aim.h"
#include "report/store_bytes.h"
#include "report/store_data.h"
#include "report/store_grid.h"
#include "tex_stages.h"

#define PLACE_TEXT 160
#define HANG 8 /* of what goes on in another line */
#define WIDEST 120

const char *store_action_text(uint32_t action)
{
    static const char *const texts[] = {
        [TEX_ACTION_NONE] = "nothing to store",
        [TEX_ACTION_STORE] = "stored",
        [TEX_ACTION_BOUNDS] = "dropped: out of bounds",
        [TEX_ACTION_TRAP] = "trapped and dropped: out of bounds",
        [TEX_ACTION_TYPE] = "dropped: the dimension does not fit the texture type",
        [TEX_ACTION_FORMAT] = "dropped: the format takes no such value",
        [TEX_ACTION_HEADER] = "dropped: the header index is above MaximumIndex",
        [TEX_ACTION_DISABLED] = "dropped: the surface is disabled",
        [TEX_ACTION_LOAD] = "read",
    };
    return action < sizeof texts / sizeof *texts ? texts[action] : "?";
}

/* A load has an action of its own only if it reads. */
static const char *load_action_text(uint32_t action)
{
    static const char *const texts[] = {
        [TEX_ACTION_NONE] = "nothing to read",
        [TEX_ACTION_STORE] = "?",
        [TEX_ACTION_BOUNDS] = "zeros: out of bounds",
        [TEX_ACTION_TRAP] = "trapped, zeros: out of bounds",
        [TEX_ACTION_TYPE] = "mismatch: the dimension does not fit the texture type",
        [TEX_ACTION_FORMAT] = "unsupported: the format is not read so",
        [TEX_ACTION_HEADER] = "zeros: the header index is above MaximumIndex",
        [TEX_ACTION_DISABLED] = "zeros: the surface is disabled",
        [TEX_ACTION_LOAD] = "read",
    };
    return action < sizeof texts / sizeof *texts ? texts[action] : "?";
}

static bool loads(const struct tex_thread_trace *t)
{
    return tex_pipe_crosses(t, TEX_PIPE_LOAD);
}

static const char *format_name(const struct tex_thread_trace *t)
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    return format ? format->name : "?";
}

static void print_title(const struct tex_thread_trace *t, FILE *out)
{
    const struct tex_access *a = &t->decode.access;
    const struct tex_shape *s = &t->header.shape;
    struct console_row row;
    FILE *to = console_row_begin(&row, out);
    fprintf(to, "  %s: lane %" PRIu32 ", %s%s %s %s", loads(t) ? "load" : "store", t->decode.tag.lane,
            a->formatted ? ".P" : ".D", a->ba ? ".BA" : "", tex_dim_name(a->dim), tex_clamp_name(a->clamp));
    if (!a->formatted)
        fprintf(to, " %s", tex_sz_name(a->sz));
    fprintf(to, " %s level %" PRIu32 " of %s %" PRIu64 " x %" PRIu32, loads(t) ? "from" : "to", t->header.level,
            tex_type_name(s->kind), (uint64_t)s->width, s->height);
    if (s->kind == TEX_TYPE_THREE_D)
        fprintf(to, " x %" PRIu32, s->depth);
    else if (s->layers > 1)
        fprintf(to, ", %" PRIu32 " layers", s->layers);
    fprintf(to, ", %s, %s", format_name(t), tex_layout_name(t->header.level_layout.layout));
    console_row_end_within(&row, HANG, WIDEST);
}

static void print_axis(const struct store_axis *a, bool near, FILE *out)
{
    if (!a->name)
        return;
    fprintf(out, "      %s %" PRId64, a->name, a->aim);
    if (a->last < 0)
        fputs(": there is no place", out);
    else if (!store_axis_outside(a))
        fprintf(out, " of 0..%" PRId64, a->last);
    else if (near)
        fprintf(out, ": outside 0..%" PRId64 ", moved to %" PRId64, a->last, a->near);
    else
        fprintf(out, ": outside 0..%" PRId64, a->last);
    fputc('\n', out);
}

/* A line for each coordinate; that of a byte address is the place that it is in. */
static void print_aim(const struct tex_thread_trace *t, const struct store_aim *aim, FILE *out)
{
    const struct tex_access *a = &t->decode.access;
    bool near = a->clamp == TEX_CLAMP_NEAR;
    fputs("    aim", out);
    if (a->ba)
        fprintf(out, " byte 0x%" PRIx32 "%s", t->surface.at[0],
                t->surface.misaligned ? ", whose low bits are ignored (misaligned)" : "");
    fprintf(out, ": x counts %u byte%s\n", aim->bytes, aim->bytes == 1 ? "" : "s");
    print_axis(&aim->x, near, out);
    print_axis(&aim->y, near, out);
    print_axis(&aim->z, near, out);
}

/* Result of the surface stage: the place and its address, or the reason and the axis. */
static void place_text(const struct tex_thread_trace *t, const struct tex_surface *s, const struct tex_convert *c,
                       char text[PLACE_TEXT])
{
    uint32_t dim = t->decode.access.dim;
    unsigned bytes = c ? c->bytes : tex_surface_bytes(&t->decode.access, t->header.fmt.format), used;
    if (s->action != TEX_ACTION_STORE && s->action != TEX_ACTION_LOAD) {
        bool axis = s->action == TEX_ACTION_BOUNDS || s->action == TEX_ACTION_TRAP;
        snprintf(text, PLACE_TEXT, "%s%s%s", loads(t) ? load_action_text(s->action) : store_action_text(s->action),
                 axis ? ", axis " : "", axis ? tex_axis_name(s->axis) : "");
        return;
    }
    uint64_t address = c ? c->address : store_place_address(t, (int64_t)s->offset, s->row, s->slice);
    used = (unsigned)snprintf(text, PLACE_TEXT, "%s: byte column %" PRIu64 ", row %" PRIu32,
                              loads(t) ? "read" : "stored", s->offset, s->row);
    if (dim == TEX_DIM_3D || dim == TEX_DIM_1D_ARRAY || dim == TEX_DIM_2D_ARRAY)
        used += (unsigned)snprintf(text + used, PLACE_TEXT - used, ", %s %" PRIu32,
                                   dim == TEX_DIM_3D ? "slice" : "layer", s->slice);
    used += (unsigned)snprintf(text + used, PLACE_TEXT - used, ", %u byte%s at 0x%012" PRIx64, bytes,
                               bytes == 1 ? "" : "s", address);
    if (c && c->line_gap) /* PD-91a */
        snprintf(text + used, PLACE_TEXT - used, ", the last %u at 0x%012" PRIx64, c->bytes - tex_store_first(c),
                 tex_store_byte(c, tex_store_first(c)));
}

static void print_place(const struct thread_view *v, FILE *out)
{
    const struct tex_thread_trace *t = thread_trace(v);
    const struct tex_surface *rtl_surface = v->rtl.surface ? v->rtl.surface : &t->surface;
    char model[PLACE_TEXT], rtl[PLACE_TEXT];
    place_text(t, &t->surface, &t->convert, model);
    if (!v->rtl.surface && !v->rtl.convert) {
        console_row_print(out, HANG, "    %s", model);
        return;
    }
    place_text(t, rtl_surface, v->rtl.convert, rtl);
    console_row_print(out, HANG, "    model %s", model);
    console_row_print(out, HANG, "    RTL %s %s", strcmp(model, rtl) != 0 ? "*" : " ", rtl);
}

static void print_thread_bytes(const char *who, const struct tex_convert *c, bool differs, FILE *out)
{
    fprintf(out, "    %s%s bytes", who, differs ? " *" : "  ");
    for (unsigned i = 0; i < c->bytes; i++)
        fprintf(out, " %02x", c->data[i / 4 % 4] >> 8 * (i % 4) & 0xff);
    fputs(c->bytes == 0 ? " none\n" : "\n", out);
}

/* Both sides' bytes of the thread, if the RTL's are known. */
static void print_both(const struct thread_view *v, FILE *out)
{
    const struct tex_convert *model = &thread_trace(v)->convert, *rtl = v->rtl.convert;
    if (!rtl)
        return;
    bool differs = rtl->bytes != model->bytes || memcmp(rtl->data, model->data, sizeof rtl->data) != 0;
    print_thread_bytes("model", model, false, out);
    print_thread_bytes("RTL  ", rtl, differs, out);
}

/* The element, and what the registers get: the lanes or words that are written, in ascending registers. */
static void print_loaded(const struct tex_thread_trace *t, FILE *out)
{
    const struct tex_op *op = &t->deliver.op;
    uint32_t reg = op->rd;
    if (t->surface.action == TEX_ACTION_LOAD) {
        fprintf(out, "    bytes%s", t->load.tag.status == TEX_STATUS_MEMORY_ERROR ? " (error response)" : "");
        for (unsigned i = 0; i < t->convert.bytes; i++)
            fprintf(out, " %02x", t->load.raw[i / 4 % 4] >> 8 * (i % 4) & 0xff);
        fputc('\n', out);
    }
    for (unsigned i = 0; i < 4; i++) {
        if (!(op->wmask >> i & 1))
            continue;
        fprintf(out, "      %c  ", t->decode.access.formatted ? "xyzw"[i] : (char)('0' + i));
        if (op->rd == TEX_RZ)
            fputs("RZ  ", out);
        else
            fprintf(out, "R%-3" PRIu32, reg++);
        fprintf(out, " 0x%08" PRIx32 "\n", t->deliver.value[i]);
    }
}

/* The fault or the token that takes the place of an access. */
static bool print_nothing(const struct tex_thread_trace *t, FILE *out)
{
    if (tex_live(&t->header.tag))
        return false;
    const char *why = t->surface.tag.token ? "completion token" : tex_status_name(t->surface.tag.status);
    fprintf(out, "  %s (%s)\n", loads(t) ? "load: nothing is read" : "store: nothing is stored", why);
    return true;
}

void store_picture_print(const struct thread_view *v, FILE *out)
{
    const struct tex_thread_trace *t = thread_trace(v);
    struct store_aim aim;
    if (print_nothing(t, out))
        return;
    print_title(t, out);
    bool places = store_aim_find(t, &aim);
    if (places)
        print_aim(t, &aim, out);
    print_place(v, out);
    if (loads(t)) {
        print_loaded(t, out);
        return;
    }
    if (places)
        store_grid_print(v, &aim, out);
    store_data_print(v, out);
    print_both(v, out);
    store_lines_print(v, out);
}
