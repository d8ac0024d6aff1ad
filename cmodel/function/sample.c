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
static bool learn_code(const struct tex_fmt *fmt, unsigned i, struct tex_sample_codes *out)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t source = fmt->source[i], component = source - TEX_SOURCE_R;
    bool stored = source >= TEX_SOURCE_R && source <= TEX_SOURCE_A;
    out->lo[i] = out->mask[i] = 0;
    out->one[i] = 1;
    out->constant[i] = source == TEX_SOURCE_ONE_FLOAT ? TEX_F32_ONE : 0;
    if (!stored || format->width[component] == 0)
        return source != TEX_SOURCE_ONE_INT;
    struct tex_filter_code code = tex_filter_code_of(fmt, i);
    out->lo[i] = format->lo[component];
    out->mask[i] = (1U << code.bits) - 1;
    out->one[i] = (double)out->mask[i];
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
        s->plain = learn_code(&header->fmt, i, &s->codes);
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
    if (!plain_word(instruction) || !tex_live(&first->header.tag) || policy->filter_round16 || policy->filter_weight8 ||
        policy->coord_fixed21 || policy->srgb_float8)
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

/* The word at a place of a line, whose element has at most 8 bytes. */
static inline uint64_t element_at(const struct tex_line *line, unsigned place, uint32_t bytes)
{
    uint64_t low = line->data[place / 4];
    return bytes == 8 ? low | (uint64_t)line->data[place / 4 + 1] << 32 : low >> place % 4 * 8;
}

/* The element of sample k; false: its line is not there. */
static inline bool read_element(const struct tex_places *at, unsigned lane, unsigned k, uint32_t bytes,
                                struct tex_lines *lines, uint64_t *element)
{
    uint64_t column = at->column[tex_wrap_corner[0][k]][lane], row = at->row[tex_wrap_corner[1][k]][lane];
    uint64_t address = (column + row) & TEX_ADDR_MASK;
    const struct tex_line *line = tex_lines_get(lines, address / TEX_LINE_BYTES);
    *element = element_at(line, address % TEX_LINE_BYTES, bytes);
    return !(line->error | line->sparse);
}

/* PD-61: a mean of codes over that of 1.0. The quotient is rounded twice, to no other value than at once: `sum` has at
 * most 48 bits and `one` 16, so that a quotient is a tie of binary32 or differs from it by more than binary64 rounds.
 */
static inline uint32_t mean_of(double sum, double one, uint32_t constant)
{
    float mean = (float)(sum / one);
    uint32_t bits;
    memcpy(&bits, &mean, sizeof bits);
    return bits | constant; /* one of them is 0 */
}

/* R-TLD4-2: one component of each texel. PD-80: a code alone is the mean of itself. */
TEX_WIDE static uint32_t gather(const struct tex_sampler *s, const struct tex_places *at, uint32_t lanes, unsigned comp,
                                struct tex_lines *lines, uint32_t value[TEX_WARP_LANES][4])
{
    const uint64_t lo = s->codes.lo[comp], mask = s->codes.mask[comp];
    const uint32_t constant = s->codes.constant[comp];
    const double one = s->codes.one[comp];
    uint32_t done = 0;
    for (uint32_t left = lanes; left != 0; left &= left - 1) {
        unsigned lane = tex_low_bit(left);
        uint64_t element[4];
        bool good = true;
        for (unsigned k = 0; k < 4; k++)
            good &= read_element(at, lane, k, s->bytes, lines, &element[k]);
        for (unsigned k = 0; k < 4; k++)
            value[lane][k] = mean_of((double)(int32_t)(element[k] >> lo & mask), one, constant);
        done |= (uint32_t)good << lane;
    }
    return done;
}

/* PD-61, PD-107: codes times weights of texels, and of the level, which are in all 1.0; exact in binary64. */
TEX_WIDE static uint32_t add_level(const struct tex_sampler *s, const struct tex_places *at, uint32_t lanes,
                                   double of_level, struct tex_lines *lines, double sum[TEX_WARP_LANES][4])
{
    const struct tex_sample_codes codes = s->codes;
    uint32_t done = 0;
    for (uint32_t left = lanes; left != 0; left &= left - 1) {
        unsigned lane = tex_low_bit(left);
        uint32_t weight[4];
        double part[4] = {0};
        bool good = true;
        tex_linear_weights(at->frac[0][lane], at->frac[1][lane], weight);
        for (unsigned k = 0; k < 4; k++) {
            uint64_t element = 0;
            if (weight[k]) /* PD-10a */
                good &= read_element(at, lane, k, s->bytes, lines, &element);
            double w = weight[k] * of_level;
            for (unsigned i = 0; i < 4; i++)
                part[i] += (double)(int32_t)(element >> codes.lo[i] & codes.mask[i]) * w;
        }
        for (unsigned i = 0; i < 4; i++)
            sum[lane][i] += part[i];
        done |= (uint32_t)good << lane;
    }
    return done;
}

TEX_WIDE static void finish(const struct tex_sampler *s, double sum[TEX_WARP_LANES][4], uint32_t lanes,
                            uint32_t value[TEX_WARP_LANES][4])
{
    const struct tex_sample_codes codes = s->codes;
    for (uint32_t left = lanes; left != 0; left &= left - 1) {
        unsigned lane = tex_low_bit(left);
        for (unsigned i = 0; i < 4; i++)
            value[lane][i] = mean_of(sum[lane][i], codes.one[i], codes.constant[i]);
    }
}

static uint32_t operand(const uint32_t registers[4], uint8_t place)
{
    return place < TEX_OPERAND_ABSENT ? registers[place] : 0;
}

/* Most threads name the level that those before them named; a word without that operand names 0, as its mode. */
static struct tex_level level_of(struct tex_sampler *s, const struct tex_instruction *instruction, uint32_t named)
{
    if (!tex_samples(instruction->common.op.opcode))
        return (struct tex_level){.step = 0};
    if (!s->chose || s->named != named) {
        tex_level_choose(instruction->common.mode, 0, named, &s->header.detail, &s->chosen);
        s->named = named;
        s->chose = true;
    }
    return s->chosen;
}

/* Those of the threads that name the same level as the first of them. */
static uint32_t same_level(const struct tex_instruction *instruction, const struct tex_warp *warp, uint32_t lanes,
                           uint32_t *named)
{
    uint32_t same = 0;
    *named = operand(warp->rb[tex_low_bit(lanes)], instruction->level);
    if (instruction->level >= TEX_OPERAND_ABSENT)
        return lanes;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        same |= (uint32_t)(warp->rb[lane][instruction->level] == *named) << lane;
    return same & lanes;
}

static uint32_t sample_level(struct tex_sampler *s, const struct tex_level *chosen, unsigned after, double of_level,
                             const uint32_t at[2][TEX_WARP_LANES], uint32_t lanes, struct tex_lines *lines,
                             double sum[TEX_WARP_LANES][4])
{
    const struct tex_sample_level *level = level_at(s, chosen->minifies, chosen->step + after);
    struct tex_places places;
    uint32_t found = tex_places_find(level, at, lanes, s->bytes, &places);
    return add_level(s, &places, found, of_level, lines, sum);
}

/* Threads of one level. */
static uint32_t sample_group(struct tex_sampler *s, const struct tex_instruction *instruction,
                             const struct tex_level *chosen, const uint32_t at[2][TEX_WARP_LANES], uint32_t lanes,
                             struct tex_lines *lines, uint32_t value[TEX_WARP_LANES][4])
{
    const struct tex_sample_level *level = level_at(s, chosen->minifies, chosen->step);
    double sum[TEX_WARP_LANES][4] = {{0}};
    if (level->sampling == TEX_SAMPLING_GATHER) {
        struct tex_places places;
        uint32_t found = tex_places_find(level, at, lanes, s->bytes, &places);
        return gather(s, &places, found, instruction->common.op.comp % 4, lines, value);
    }
    const double of_level = chosen->weight * 0x1p-24;
    uint32_t done = sample_level(s, chosen, 0, 0x1p-16 - of_level, at, lanes, lines, sum);
    if (chosen->weight > 0)
        done = sample_level(s, chosen, 1, of_level, at, done, lines, sum);
    finish(s, sum, done, value);
    return done;
}

uint32_t tex_sample_eval(struct tex_sampler *s, const struct tex_instruction *instruction, const struct tex_warp *warp,
                         struct tex_lines *lines, uint32_t value[TEX_WARP_LANES][4])
{
    uint32_t at[2][TEX_WARP_LANES], done = 0;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        at[0][lane] = operand(warp->ra[lane], instruction->ra[1]);
        at[1][lane] = operand(warp->ra[lane], instruction->ra[2]);
    }
    for (uint32_t left = instruction->exec; left != 0;) {
        uint32_t named, lanes = same_level(instruction, warp, left, &named);
        const struct tex_level chosen = level_of(s, instruction, named);
        done |= sample_group(s, instruction, &chosen, at, lanes, lines, value);
        left &= ~lanes;
    }
    return done;
}
