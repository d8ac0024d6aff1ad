// SPDX-License-Identifier: Apache-2.0
/* Thread by thread: bits of payloads that come from unknown bits of an input. */
#include <string.h>

#include "base/dut.h"
#include "tex_stages.h"
#include "unknown/unknown_flow.h"

/* PD-100: the level comes from coordinates of all four threads. */
static bool quad_unknown(const struct unknown_warp *w, unsigned quad, const struct tex_decode *decode)
{
    uint32_t mask[TEX_QUAD_LANES][3], any = 0;
    if (!(TEX_PART_QUAD >> decode->op.opcode & 1) || !tex_level_derived(decode->mode) || decode->divergent)
        return false;
    tex_decode_quad(&w->instruction, &w->mask[quad], mask);
    for (unsigned i = 0; i < 3 * TEX_QUAD_LANES; i++)
        any |= mask[i / 3][i % 3];
    return any != 0;
}

/* The operands are copies of registers: the masks go the same way. */
static void show_decode(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    const struct unknown_warp *w = &f->warp[f->warps_decoded % FLOW_WARPS];
    struct tex_decode shown, m = {0};
    *t = (struct unknown_thread){.warp = w, .harmless = w->harmless, .number = f->at[TEX_AT_DECODE]};
    tex_unpack_decode(frame_payload(rtl, TEX_AT_DECODE), 0, &shown);
    t->decode = shown;
    if (shown.tag.token)
        return;
    unsigned quad = shown.tag.lane / TEX_QUAD_LANES;
    tex_decode_thread(&w->instruction, &w->mask[quad], shown.tag.lane, 0, &m);
    t->decode_mask = (struct tex_decode){.s = m.s,
                                         .t = m.t,
                                         .r = m.r,
                                         .array = m.array,
                                         .handle = m.handle,
                                         .off1 = m.off1,
                                         .off2 = m.off2,
                                         .dref = m.dref,
                                         .lod = m.lod};
    memcpy(t->decode_mask.data, m.data, sizeof m.data);
    t->quad_mask = quad_unknown(w, quad, &shown);
    struct tex_decode value;
    tex_decode_thread(&w->instruction, &w->value[quad], shown.tag.lane, (uint8_t)shown.hash, &value);
    t->decode = value;
    tex_pack_decode(unknown_words(&f->may, TEX_AT_DECODE), 0, &t->decode_mask);
    tex_pack_decode(unknown_words(&f->value, TEX_AT_DECODE), 0, &value);
}

static void move_decode(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    f->warps_decoded += t->decode.tag.last;
    tex_unpack_regs(frame_payload(rtl, TEX_AT_REGS), 0, &t->regs);
    t->has_handle_line = tex_bind_lookup(&t->decode, &t->regs, &t->handle_line);
}

/* R-TLD4-27: the word of the line; the bindless handle is a register. */
static uint32_t handle_mask(struct unknown_flow *f, const struct unknown_thread *t, const struct unknown_line **line,
                            unsigned *word)
{
    *line = NULL;
    if (!tex_live(&t->decode.tag))
        return 0;
    if (!t->has_handle_line)
        return t->decode_mask.handle;
    *word = (unsigned)((t->regs.bank_base / 4 + t->decode.index) % (TEX_LINE_BYTES / 4));
    *line = unknown_lines_find(&f->lines, READER_HANDLE, t->handle_line);
    return *line ? (*line)->now.mask[*word] : 0;
}

/* The register is one of Rb where it is an operand of a gather, one of Ra else. */
static void blame_handle(struct unknown_flow *f, const struct unknown_thread *t)
{
    bool rb = t->warp->instruction.rb[0] != TEX_OPERAND_ABSENT;
    unknown_blame_registers(f, t, "a handle, which chooses header and sampler", !rb, rb);
}

static void show_bind(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    const struct unknown_line *line;
    struct tex_bind shown, m = {0};
    unsigned word = 0;
    tex_unpack_bind(frame_payload(rtl, TEX_AT_BIND), 0, &shown);
    m.handle = handle_mask(f, t, &line, &word);
    uint32_t header = ((1U << TEX_HANDLE_HEADER_W) - 1) << TEX_HANDLE_HEADER_LO;
    uint32_t looked_at = t->regs.via_header ? header : UINT32_MAX;
    if (m.handle & looked_at) {
        uint32_t bits[TEX_LINE_BYTES / 4] = {0};
        bits[word] = m.handle & looked_at;
        if (line)
            unknown_blame_line(&f->cause, "a handle, which chooses header and sampler", line, bits);
        else
            blame_handle(f, t);
        f->lane = t->decode.tag.lane;
        return;
    }
    if (line)
        shown.handle = line->now.data[word];
    else if (m.handle)
        shown.handle = t->decode.handle;
    tex_pack_bind(unknown_words(&f->may, TEX_AT_BIND), 0, &m);
    tex_pack_bind(unknown_words(&f->value, TEX_AT_BIND), 0, &shown);
}

static void move_bind(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_bind shown;
    (void)f;
    tex_unpack_bind(frame_payload(rtl, TEX_AT_BIND), 0, &shown);
    tex_unpack_regs(frame_payload(rtl, TEX_AT_REGS), 0, &t->regs);
    t->has_lines = tex_header_lookup(&shown, &t->regs, t->line);
}

static void show_header(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_header m = {0};
    tex_unpack_header(frame_payload(rtl, TEX_AT_HEADER), 0, &t->header);
    if (t->has_lines)
        unknown_judge(f, t);
    memcpy(m.fmt.border, t->border_mask, sizeof m.fmt.border);
    if (t->header.fmt.compare.on) {
        m.fmt.compare.dref = t->decode_mask.dref;
        t->header.fmt.compare.dref = t->decode.dref;
    }
    tex_pack_header(unknown_words(&f->may, TEX_AT_HEADER), 0, &m);
    tex_pack_header(unknown_words(&f->value, TEX_AT_HEADER), 0, &t->header);
}

/* Integers of a texel fetch, those that its texture type looks at. */
static void blame_fetch(struct unknown_flow *f, const struct unknown_thread *t)
{
    const struct tex_decode *m = &t->decode_mask;
    const struct tex_type_info *type = tex_type_find(t->header.shape.kind);
    bool both = t->warp->instruction.in_ra != 0; /* coordinates are in Rb too */
    if (!type)
        return;
    if (m->s | (type->axes > 1 ? m->t : 0) | (type->axes > 2 ? m->r : 0))
        unknown_blame_registers(f, t, "a coordinate, which makes addresses", true, both);
    if (m->array && type->array)
        unknown_blame_registers(f, t, "an array index, which makes addresses", true, both);
    if (m->lod)
        unknown_blame_registers(f, t, "a level or a sample, which makes addresses", false, true);
    uint32_t moves = t->decode.toff == TEX_TOFF_AOFFI && !type->buffer ? (1U << 4 * type->axes) - 1 : 0;
    if (m->off1 & moves)
        unknown_blame_registers(f, t, "an offset, which makes addresses", false, true);
}

/* Coordinates and offsets of a thread that goes on make addresses. */
static void move_header(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_decode m = {.toff = t->decode.toff, .off1 = t->decode_mask.off1, .off2 = t->decode_mask.off2};
    struct tex_coord offsets = {0};
    const struct tex_lod lod = {.tag = t->header.tag, .op = t->header.op, .sampling = t->header.fmt.sampling};
    (void)rtl;
    enum tex_path_code path = tex_path_of(t->decode.op.opcode);
    if (path == TEX_PATH_STORE || path == TEX_PATH_LOAD)
        unknown_store_move_header(f, t);
    if (!tex_live(&t->header.tag) || path != TEX_PATH_GATHER)
        return;
    if (t->header.op.opcode == TEX_OPCODE_TLD) {
        blame_fetch(f, t);
        return;
    }
    tex_coord_eval(&m, &t->header, &lod, &t->regs.policy, &offsets);
    bool both = t->warp->instruction.in_ra != 0; /* coordinates are in Rb too */
    const struct tex_type_info *type = tex_type_find(t->header.shape.kind);
    bool third = type && (type->faces > 1 || type->axes == 3), given = t->header.op.opcode == TEX_OPCODE_TXD;
    if (t->decode_mask.s | t->decode_mask.t | (third ? t->decode_mask.r : 0))
        unknown_blame_registers(f, t, "a coordinate, which makes addresses", true, both);
    if (t->decode_mask.array && type && type->array)
        unknown_blame_registers(f, t, "an array index, which makes addresses", true, false);
    if (t->header.op.opcode == TEX_OPCODE_TEX && t->decode_mask.lod)
        unknown_blame_registers(f, t, "a level or a bias, which makes addresses", false, true);
    const uint32_t *derivative = t->decode_mask.data;
    if (derivative[0] | derivative[1] | derivative[2] | derivative[3])
        unknown_blame_registers(f, t, "a derivative, which makes addresses", false, true);
    if (t->quad_mask)
        unknown_blame_registers(f, t, "a coordinate of its quad, which makes addresses", true, both);
    for (unsigned k = 0; k < 4; k++)
        if (offsets.offset_u[k] || offsets.offset_v[k] || offsets.offset_w)
            unknown_blame_registers(f, t, "an offset, which makes addresses", given, !given);
}

static void add_line(const struct unknown_thread *t, unsigned k, bool second, const struct unknown_data *d,
                     struct tex_cache *mask, struct tex_cache *value)
{
    struct tex_line line = {0};
    uint32_t raw[4], place[4];
    memcpy(line.data, d->mask, sizeof line.data);
    tex_cache_element(&line, &t->address, k, second, &t->header.fmt, raw);
    for (unsigned i = 0; i < 4; i++)
        mask->raw[k][i] |= raw[i];
    mask->sparse |= (uint32_t)d->sparse_unknown << k;
    if (!value)
        return;
    memcpy(line.data, d->data, sizeof line.data);
    tex_cache_element(&line, &t->address, k, second, &t->header.fmt, raw);
    memset(line.data, 0xff, sizeof line.data);
    tex_cache_element(&line, &t->address, k, second, &t->header.fmt, place);
    for (unsigned i = 0; i < 4; i++)
        value->raw[k][i] = (value->raw[k][i] & ~place[i]) | raw[i];
    uint32_t other = t->address.straddle & 1U << k; /* its line may be the sparse one */
    value->sparse = (value->sparse & (~(1U << k) | other)) | (uint32_t)d->sparse << k;
}

/* A part of sample k, if its line has bits that are unknown. */
static void show_part(struct unknown_flow *f, struct unknown_thread *t, unsigned k, bool second)
{
    uint64_t address = second ? t->address.addr_hi[k] : t->address.address[k];
    const struct unknown_line *line = unknown_lines_find(&f->lines, READER_TEXEL, address / TEX_LINE_BYTES);
    if (!line)
        return;
    add_line(t, k, second, &line->now, &t->cache_mask, &t->cache);
    if (t->number < line->until)
        add_line(t, k, second, &line->before, &t->cache_mask, NULL);
}

/* The elements out of their lines; a thread that was begun before a line was read again may have the old one. */
static void show_cache(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    tex_unpack_cache(frame_payload(rtl, TEX_AT_CACHE), 0, &t->cache);
    for (unsigned k = 0; k < 4; k++) {
        if (t->address.fetch >> k & 1)
            show_part(f, t, k, false);
        if (t->address.straddle >> k & 1)
            show_part(f, t, k, true);
    }
    tex_pack_cache(unknown_words(&f->may, TEX_AT_CACHE), 0, &t->cache_mask);
    tex_pack_cache(unknown_words(&f->value, TEX_AT_CACHE), 0, &t->cache);
}

/* The policy is that of the cycle in which block takes the beat. */
static void move_cache(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)f;
    tex_unpack_regs(frame_payload(rtl, TEX_AT_REGS), 0, &t->regs);
}

/* An element that is compressed is unknown as a whole. */
static void show_block(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)rtl;
    bool compressed = tex_block_compressed(tex_format_find(t->header.fmt.format));
    t->block_mask.sparse = t->cache_mask.sparse;
    for (unsigned k = 0; k < 4; k++) {
        const uint32_t *raw = t->cache_mask.raw[k];
        memcpy(t->block_mask.raw[k], raw, sizeof t->block_mask.raw[k]);
        if (compressed && (raw[0] | raw[1] | raw[2] | raw[3]))
            for (unsigned i = 0; i < 4; i++)
                t->block_mask.raw[k][i] = i < 2 ? UINT32_MAX : 0;
    }
    tex_block_eval(&t->cache, &t->header, &t->regs.policy, &t->block);
    tex_pack_block(unknown_words(&f->may, TEX_AT_BLOCK), 0, &t->block_mask);
    tex_pack_block(unknown_words(&f->value, TEX_AT_BLOCK), 0, &t->block);
}

/* A value is unknown as a whole if any bit of its component is, or of its border colour. */
static uint32_t value_mask(const struct unknown_thread *t, unsigned sample, unsigned lane)
{
    const struct tex_fmt *fmt = &t->header.fmt;
    const struct tex_format_info *format = tex_format_find(fmt->format);
    if (t->block.border >> sample & 1)
        return t->border_mask[lane];
    uint32_t source = fmt->source[lane];
    if (!format || source < TEX_SOURCE_R || source > TEX_SOURCE_A)
        return 0;
    unsigned component = source - TEX_SOURCE_R, width = format->width[component];
    unsigned lo = tex_texel_low(format, component, t->block.texel_in_block[sample]);
    bool unknown = width > 0 && tex_bits(t->block_mask.raw[sample], lo, width);
    return unknown ? UINT32_MAX : 0;
}

static void show_texel(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_texel shown;
    tex_unpack_texel(frame_payload(rtl, TEX_AT_TEXEL), 0, &shown);
    for (unsigned i = 0; i < 16 && unknown_has_values(&shown.tag); i++)
        t->texel_mask.value[i] = value_mask(t, i / 4, i % 4);
    t->texel_mask.sparse = t->block_mask.sparse != 0;
    tex_texel_eval(&t->block, &t->header, &t->lod, &t->regs.policy, &t->texel);
    tex_pack_texel(unknown_words(&f->may, TEX_AT_TEXEL), 0, &t->texel_mask);
    tex_pack_texel(unknown_words(&f->value, TEX_AT_TEXEL), 0, &t->texel);
}

/* Values of an unknown level or sample; the number of levels is known. */
static void show_query(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    struct tex_query shown, m = {0}, value;
    tex_unpack_query(frame_payload(rtl, TEX_AT_QUERY), 0, &shown);
    if (tex_live(&shown.tag) && t->decode_mask.lod) {
        m.answer = 0xf;
        for (unsigned k = 0; k < 3; k++)
            m.value[k] = UINT32_MAX;
    }
    tex_query_eval(&t->decode, &t->header, &value);
    value.tag = shown.tag;
    value.op = shown.op;
    tex_pack_query(unknown_words(&f->may, TEX_AT_QUERY), 0, &m);
    tex_pack_query(unknown_words(&f->value, TEX_AT_QUERY), 0, &value);
    t->answer = (struct tex_answer){.tag = shown.tag, .op = shown.op};
    t->answer_mask = (struct tex_answer){.sparse = 0};
    memcpy(t->answer.value, value.value, sizeof t->answer.value);
    memcpy(t->answer_mask.value, m.value, sizeof t->answer_mask.value);
}

/* PD-107: the thread begins a pass of its own. */
static void show_lod(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)rtl;
    *t = f->thread[f->at_lod % FLOW_THREADS];
}

static void move_lod(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)f;
    tex_unpack_lod(frame_payload(rtl, TEX_AT_LOD), 0, &t->lod);
}

static void move_wrap(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)f;
    tex_unpack_wrap(frame_payload(rtl, TEX_AT_WRAP), 0, &t->wrap);
}

static void move_address(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)f;
    tex_unpack_address(frame_payload(rtl, TEX_AT_ADDRESS), 0, &t->address);
}

static void move_answer(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)
{
    (void)rtl;
    unknown_data_move_answer(f, t);
}

#define NO_THREAD(name, part)                                                                                          \
    static void name(struct unknown_flow *f, struct unknown_thread *t, const struct tex_frame *rtl)                    \
    {                                                                                                                  \
        (void)t;                                                                                                       \
        (void)rtl;                                                                                                     \
        part(f);                                                                                                       \
    }
NO_THREAD(show_result, unknown_data_show_result)
NO_THREAD(move_result, unknown_data_move_result)
NO_THREAD(show_response, unknown_data_show_response)
NO_THREAD(show_fill, unknown_data_show_fill)

/* The functions that follow unknown bits through each boundary; without one, no bit may be unknown there. */
static const struct {
    unknown_follow *show, *move; /* the boundary shows a beat; it leaves */
} rows[TEX_BOUNDARIES] = {
    [TEX_AT_DECODE] = {show_decode, move_decode},
    [TEX_AT_BIND] = {show_bind, move_bind},
    [TEX_AT_HEADER] = {show_header, move_header},
    [TEX_AT_LOD] = {show_lod, move_lod},
    [TEX_AT_WRAP] = {NULL, move_wrap},
    [TEX_AT_ADDRESS] = {NULL, move_address},
    [TEX_AT_CACHE] = {show_cache, move_cache},
    [TEX_AT_BLOCK] = {show_block, NULL},
    [TEX_AT_TEXEL] = {show_texel, NULL},
    [TEX_AT_FILTER] = {unknown_filter_show, move_answer},
    [TEX_AT_QUERY] = {show_query, move_answer},
    [TEX_AT_SURFACE] = {unknown_store_show_surface, unknown_store_move_surface},
    [TEX_AT_CONVERT] = {unknown_store_show_convert, unknown_store_move_convert},
    [TEX_AT_LOAD] = {unknown_load_show_load, NULL},
    [TEX_AT_DELIVER] = {unknown_load_show_deliver, move_answer},
    [TEX_AT_STORE] = {NULL, unknown_store_move_token},
    [TEX_AT_AXI_AW] = {unknown_store_show_address, NULL},
    [TEX_AT_AXI_W] = {unknown_store_show_data, NULL},
    [TEX_AT_RESULT] = {show_result, move_result},
    [TEX_AT_AXI_RSP] = {show_response, NULL},
    [TEX_AT_FILL] = {show_fill, NULL},
};

/* At the end of a path through which no unknown bit is followed: all of the answer is known. */
static void answer_as_shown(struct unknown_flow *f, enum tex_boundary b, const struct tex_frame *rtl)
{
    struct unknown_thread known = {.warp = NULL};
    tex_answer_shown(b, frame_payload(rtl, b), &known.answer);
    unknown_data_move_answer(f, &known);
}

/* Threads of other paths do not come to the boundary: `at` is the next of those that do. */
static void pass_others(struct unknown_flow *f, enum tex_boundary b, uint64_t *at)
{
    const struct tex_pipe_stage *stage = tex_pipe_at(b);
    unsigned i = stage ? (unsigned)(stage - tex_pipe) : 0;
    while (i > TEX_PIPE_HEADER && *at < f->at[TEX_AT_HEADER] &&
           !(tex_paths[tex_path_of(f->thread[*at % FLOW_THREADS].decode.op.opcode)].stages >> i & 1))
        ++*at;
}

void unknown_threads_show(struct unknown_flow *f, enum tex_boundary b, const struct tex_frame *rtl)
{
    if (b == TEX_AT_LOD)
        pass_others(f, b, &f->at_lod);
    else if (!(PASSES_SHOWN >> b & 1))
        pass_others(f, b, &f->at[b]);
    if (rows[b].show)
        rows[b].show(f, unknown_thread_at(f, b), rtl);
}

void unknown_threads_move(struct unknown_flow *f, enum tex_boundary b, const struct tex_frame *rtl)
{
    if (rows[b].move)
        rows[b].move(f, unknown_thread_at(f, b), rtl);
    else if (TEX_SET_ANSWERS >> b & 1)
        answer_as_shown(f, b, rtl);
}

void unknown_threads_past(struct unknown_flow *f, enum tex_boundary b)
{
    if (b == TEX_AT_LOD)
        f->at_lod += !unknown_thread_at(f, b)->lod.tag.more;
    if (b == TEX_AT_FILTER)
        f->filtered = unknown_filter_last(f) + 1;
    f->at[b]++;
}
