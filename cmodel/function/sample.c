// SPDX-License-Identifier: Apache-2.0
#include "function/sample.h"

#include <string.h>

#include "arith/f32.h"
#include "arith/linear.h"
#include "function/address.h"
#include "function/coord.h"
#include "function/filter.h"
#include "function/level.h"
#include "function/lod.h"
#include "function/wrap.h"

/* The footprint of a sample in a level: byte addresses of its rows, bytes from there to its columns, and fractions. */
struct footprint {
    uint64_t column[2], row[2];
    uint32_t frac[2];
};

static bool same_texture(const struct tex_sampler *s, const struct tex_header *header,
                         const struct tex_texture *texture)
{
    return memcmp(&s->header, header, sizeof *header) == 0 && memcmp(&s->texture, texture, sizeof *texture) == 0;
}

/* Elements are texels, of fields, and at most 8 bytes. */
static bool plain_format(const struct tex_format_info *format)
{
    return format && format->unpack == TEX_UNPACK_FIELDS && format->bytes > 0 && format->bytes <= 8;
}

static bool plain_type(const struct tex_type_info *type)
{
    return type && type->axes == 2 && type->faces == 1 && !type->array && !type->buffer;
}

/* PD-61: of UNORM as stored, or 0 or 1.0. */
static bool lane_of(const struct tex_fmt *fmt, unsigned i, struct tex_sample_lane *out)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t source = fmt->source[i], component = source - TEX_SOURCE_R;
    bool stored = source >= TEX_SOURCE_R && source <= TEX_SOURCE_A;
    *out = (struct tex_sample_lane){.constant = source == TEX_SOURCE_ONE_FLOAT ? TEX_F32_ONE : 0};
    if (!stored || format->width[component] == 0)
        return source != TEX_SOURCE_ONE_INT;
    struct tex_filter_code code = tex_filter_code_of(fmt, i);
    *out = (struct tex_sample_lane){.lo = format->lo[component], .mask = (1U << code.bits) - 1};
    return code.bits == format->width[component] && !code.snorm; /* of sRGB there are more bits */
}

static void learn(struct tex_sampler *s, const struct tex_header *header, const struct tex_texture *texture)
{
    memcpy(&s->header, header, sizeof s->header); /* padding too: it is compared */
    memcpy(&s->texture, texture, sizeof s->texture);
    memset(s->level, 0, sizeof s->level);
    s->chose = false;
    s->plain = plain_type(tex_type_find(header->shape.kind)) && plain_format(tex_format_find(header->fmt.format));
    s->bytes = s->plain ? tex_format_find(header->fmt.format)->bytes : 0;
    for (unsigned i = 0; i < 4 && s->plain; i++)
        s->plain = lane_of(&header->fmt, i, &s->lane[i]);
}

/* The word asks for nothing more, and its coordinates are in Ra. */
static bool plain_word(const struct tex_instruction *in)
{
    const struct tex_decode *d = &in->common;
    bool explicit = d->op.opcode == TEX_OPCODE_TEX && !tex_level_derived(d->mode);
    return (explicit || d->op.opcode == TEX_OPCODE_TLD4) && in->in_ra == 0 && !d->bindless && !d->dc &&
           d->toff == TEX_TOFF_NONE;
}

bool tex_sample_take(struct tex_sampler *s, const struct tex_instruction *instruction,
                     const struct tex_thread_trace *first, const struct tex_policy *policy)
{
    struct tex_header header;
    if (!plain_word(instruction) || !tex_live(&first->header.tag) || policy->filter_round16)
        return false;
    memcpy(&header, &first->header, sizeof header);
    memset(&header.tag, 0, sizeof header.tag);
    memset(&header.op, 0, sizeof header.op); /* but what header and lod see of it */
    header.op.opcode = first->header.op.opcode;
    if (!same_texture(s, &header, &first->texture))
        learn(s, &header, &first->texture);
    return s->plain;
}

static struct tex_sample_axis axis_of(uint32_t size, uint32_t mode)
{
    return (struct tex_sample_axis){.size = size, .mode = mode, .log2 = tex_top_bit(size)};
}

static bool repeats(const struct tex_sample_axis *axis)
{
    return axis->mode == TEX_WRAP_WRAP && axis->size == 1U << axis->log2;
}

static void fill_level(const struct tex_sampler *s, bool minifies, uint32_t step, struct tex_sample_level *out)
{
    struct tex_lod lod;
    tex_lod_place(&s->header, &s->texture, step, minifies ? s->header.detail.minify : s->header.fmt.sampling, &lod);
    const struct tex_geom *geom = &lod.geom;
    *out = (struct tex_sample_level){.filled = true, .normalized = geom->normalized != 0, .sampling = lod.sampling};
    out->base = lod.level_layout.base;
    out->tiling = tex_address_tiling(&lod.level_layout, &lod.volume);
    out->axis[0] = axis_of((uint32_t)lod.width, geom->address_u);
    out->axis[1] = axis_of(lod.height, geom->address_v);
    out->repeats =
        out->normalized && out->sampling != TEX_SAMPLING_POINT && repeats(&out->axis[0]) && repeats(&out->axis[1]);
}

/* The level `step` behind the first of the view. */
static inline const struct tex_sample_level *level_at(struct tex_sampler *s, bool minifies, uint32_t step)
{
    struct tex_sample_level *level = &s->level[minifies][step % TEX_SAMPLE_LEVELS];
    if (!level->filled)
        fill_level(s, minifies, step, level);
    return level;
}

/* The two texels of a footprint along an axis; false: the border. */
static bool place_axis(uint32_t coordinate, const struct tex_sample_level *level, const struct tex_sample_axis *axis,
                       int64_t index[2], uint32_t *frac)
{
    uint32_t position = tex_coord_sanitise(coordinate);
    if (level->normalized)
        position = tex_coord_position(tex_coord_reduce(position, axis->mode), axis->size);
    int32_t fixed = level->sampling == TEX_SAMPLING_POINT ? tex_coord_centre(position) : tex_coord_fixed(position);
    int64_t first = tex_wrap_first(fixed, axis->size, axis->mode, frac);
    for (unsigned i = 0; i < 2; i++)
        index[i] = tex_wrap_index(first + i, axis->size, axis->mode);
    return index[0] != TEX_INDEX_BORDER && index[1] != TEX_INDEX_BORDER;
}

/*
 * The same of a texture that repeats and has a power of two as its size: the product with the size needs no rounding
 * (PD-18a), and the modulo no division.
 */
static inline void place_repeated(uint32_t coordinate, const struct tex_sample_axis *axis, int64_t index[2],
                                  uint32_t *frac)
{
    struct tex_f32_unpacked reduced = tex_coord_reduced_wrap(tex_coord_sanitise(coordinate));
    int32_t fixed = tex_coord_to_fixed(&reduced, axis->log2);
    int64_t first = tex_wrap_first(fixed, axis->size, TEX_WRAP_WRAP, frac);
    for (unsigned i = 0; i < 2; i++)
        index[i] = (first + i) & (axis->size - 1);
}

static inline bool place(const struct tex_sampler *s, const uint32_t st[2], const struct tex_sample_level *level,
                         struct footprint *out)
{
    const struct tex_tiling tiling = level->tiling;
    int64_t x[2], y[2];
    if (level->repeats) {
        place_repeated(st[0], &level->axis[0], x, &out->frac[0]);
        place_repeated(st[1], &level->axis[1], y, &out->frac[1]);
    } else if (!place_axis(st[0], level, &level->axis[0], x, &out->frac[0]) ||
               !place_axis(st[1], level, &level->axis[1], y, &out->frac[1])) {
        return false;
    }
    for (unsigned i = 0; i < 2; i++) {
        out->column[i] = tex_address_column(&tiling, (uint64_t)x[i] * s->bytes);
        out->row[i] = level->base + tex_address_row(&tiling, (uint32_t)y[i], 0);
    }
    return true;
}

/* The line of sample k, and where its element begins; NULL: it is not there. */
static inline const struct tex_line *read_element(const struct footprint *at, unsigned k, struct tex_lines *lines,
                                                  unsigned *place)
{
    uint64_t address = (at->column[tex_wrap_corner[0][k]] + at->row[tex_wrap_corner[1][k]]) & TEX_ADDR_MASK;
    const struct tex_line *line = tex_lines_get(lines, address / TEX_LINE_BYTES);
    *place = address % TEX_LINE_BYTES;
    return line->error || line->sparse ? NULL : line;
}

/* An element of at most 8 bytes. */
static inline uint64_t element_at(const struct tex_line *line, unsigned place, uint32_t bytes)
{
    uint64_t low = line->data[place / 4];
    return bytes == 8 ? low | (uint64_t)line->data[place / 4 + 1] << 32 : low >> place % 4 * 8;
}

/* PD-10a: the elements of a footprint that have weight; 0 for the others. */
static inline bool read_elements(const struct footprint *at, const uint32_t weight[4], uint32_t bytes,
                                 struct tex_lines *lines, uint64_t element[4])
{
    for (unsigned k = 0; k < 4; k++) {
        unsigned place;
        const struct tex_line *line = weight[k] ? read_element(at, k, lines, &place) : NULL;
        if (weight[k] && !line)
            return false;
        element[k] = line ? element_at(line, place, bytes) : 0;
    }
    return true;
}

/* PD-61: of a sum in 2^-32. */
static inline uint32_t mean_of(const struct tex_sample_lane *lane, uint64_t sum)
{
    if (lane->mask == 0)
        return lane->constant;
    return lane->mask == 255 ? tex_f32_scaled(false, sum, 255, -32) : tex_f32_scaled(false, sum, lane->mask, -32);
}

static inline uint64_t code_of(const struct tex_sample_lane *lane, uint64_t element)
{
    return element >> lane->lo & lane->mask;
}

/* R-TLD4-2: one component of each texel. PD-80: a code alone is the mean of itself. */
static bool gather(const struct tex_sampler *s, const uint32_t st[2], const struct tex_sample_level *level,
                   uint32_t comp, struct tex_lines *lines, uint32_t value[4])
{
    static const uint32_t all[4] = {1, 1, 1, 1};
    const struct tex_sample_lane *lane = &s->lane[comp % 4];
    uint64_t element[4];
    struct footprint at;
    if (!place(s, st, level, &at) || !read_elements(&at, all, s->bytes, lines, element))
        return false;
    for (unsigned k = 0; k < 4; k++)
        value[k] = mean_of(lane, code_of(lane, element[k]) << 32);
    return true;
}

/* PD-61, PD-107: codes times weights of texels, and of the level in 2^-16. */
static bool add_level(const struct tex_sampler *s, const uint32_t st[2], const struct tex_sample_level *level,
                      uint32_t of_level, struct tex_lines *lines, uint64_t sum[4])
{
    uint32_t weight[4];
    uint64_t element[4];
    struct footprint at;
    if (!place(s, st, level, &at))
        return false;
    tex_linear_weights(at.frac[0], at.frac[1], weight);
    if (!read_elements(&at, weight, s->bytes, lines, element))
        return false;
    for (unsigned i = 0; i < 4; i++) {
        uint64_t mean = 0;
        for (unsigned k = 0; k < 4; k++)
            mean += code_of(&s->lane[i], element[k]) * weight[k];
        sum[i] += mean * of_level;
    }
    return true;
}

static uint32_t operand(const uint32_t registers[4], uint8_t place)
{
    return place < TEX_OPERAND_ABSENT ? registers[place] : 0;
}

/* Most threads name the level that the one before them named; a word without that operand names 0, as its mode. */
static inline struct tex_level level_of(struct tex_sampler *s, const struct tex_instruction *instruction,
                                        const uint32_t rb[4])
{
    uint32_t named = operand(rb, instruction->level);
    if (!tex_samples(instruction->common.op.opcode))
        return (struct tex_level){.step = 0};
    if (!s->chose || s->named != named) {
        tex_level_choose(instruction->common.mode, 0, named, &s->header.detail, &s->chosen);
        s->named = named;
        s->chose = true;
    }
    return s->chosen;
}

bool tex_sample_eval(struct tex_sampler *s, const struct tex_instruction *instruction, const uint32_t ra[4],
                     const uint32_t rb[4], struct tex_lines *lines, uint32_t value[4])
{
    const uint32_t st[2] = {operand(ra, instruction->ra[1]), operand(ra, instruction->ra[2])};
    uint64_t sum[4] = {0};
    const struct tex_level chosen = level_of(s, instruction, rb);
    const struct tex_sample_level *level = level_at(s, chosen.minifies, chosen.step);
    if (level->sampling == TEX_SAMPLING_GATHER)
        return gather(s, st, level, instruction->common.op.comp, lines, value);
    if (!add_level(s, st, level, (256 - chosen.weight) * 256, lines, sum))
        return false;
    if (chosen.weight > 0 &&
        !add_level(s, st, level_at(s, chosen.minifies, chosen.step + 1), chosen.weight * 256, lines, sum))
        return false;
    for (unsigned i = 0; i < 4; i++)
        value[i] = mean_of(&s->lane[i], sum[i]);
    return true;
}
