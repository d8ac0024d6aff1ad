// SPDX-License-Identifier: Apache-2.0
#include "function/filter.h"

#include "arith/f32.h"
#include "arith/format.h"
#include "arith/linear.h"
#include "arith/mean.h"
#include "function/align.h"
#include "function/share.h"

#define SUM_SIGN (UINT64_C(1) << 54) /* of the probe */
#define SUM_BITS (2 * SUM_SIGN - 1)

/* PD-12: numbers in the order of the floats; denormals and -0 are 0. */
static int64_t place_of(uint32_t f)
{
    int64_t magnitude = f & ~TEX_F32_SIGN;
    if (magnitude < TEX_F32_MIN_NORMAL)
        return 0;
    return f & TEX_F32_SIGN ? -magnitude : magnitude;
}

bool tex_filter_passes(uint32_t func, bool codes, uint32_t reference, uint32_t depth)
{
    int64_t left = codes ? reference : place_of(reference), right = codes ? depth : place_of(depth);
    bool nan = !codes && (tex_f32_is_nan(reference) || tex_f32_is_nan(depth));
    switch (func) {
    case TEX_COMPARE_LESS:
        return !nan && left < right;
    case TEX_COMPARE_EQUAL:
        return !nan && left == right;
    case TEX_COMPARE_LEQUAL:
        return !nan && left <= right;
    case TEX_COMPARE_GREATER:
        return !nan && left > right;
    case TEX_COMPARE_NOTEQUAL:
        return nan || left != right;
    case TEX_COMPARE_GEQUAL:
        return !nan && left >= right;
    default:
        return func == TEX_COMPARE_ALWAYS;
    }
}

static bool passes(const struct tex_compare *compare, uint32_t depth)
{
    return tex_filter_passes(compare->func, compare->codes != 0, compare->dref, depth);
}

/* PD-17b: the texel beyond a corner, which of a footprint is one at most: of the others one is in the corner of the
 * face, one beyond its edge along s and one beyond that along t. */
static void make_corner(const struct tex_wrap *wrap, bool whole, uint32_t value[4])
{
    static const unsigned inner[4] = {2, 3, 0, 1}, across_s[4] = {3, 2, 1, 0}, across_t[4] = {1, 0, 3, 2};
    for (unsigned k = 0; k < 4; k++)
        if (wrap->corner == 1U << k)
            value[k] = whole ? value[inner[k]] : tex_f32_mean3(value[inner[k]], value[across_s[k]], value[across_t[k]]);
}

struct tex_filter_code tex_filter_code_of(const struct tex_fmt *fmt, uint32_t lane)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t source = fmt->source[lane % 4], component = source - TEX_SOURCE_R;
    if (!format || source < TEX_SOURCE_R || source > TEX_SOURCE_A)
        return (struct tex_filter_code){0};
    unsigned width = format->width[component];
    uint32_t datatype = fmt->datatype[component];
    bool finer = fmt->srgb & 1U << component || (tex_block_compressed(format) && width == 14); /* PD-82b, PD-84 */
    if ((datatype != TEX_DATATYPE_UNORM && datatype != TEX_DATATYPE_SNORM) || width == 0 || width > 16)
        return (struct tex_filter_code){0};
    return (struct tex_filter_code){.bits = finer ? 16 : width, .snorm = datatype == TEX_DATATYPE_SNORM};
}

enum tex_align tex_filter_align(const struct tex_fmt *fmt, const struct tex_policy *policy, uint32_t lane)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t source = fmt->source[lane % 4], component = source - TEX_SOURCE_R;
    if (!format || source < TEX_SOURCE_R || source > TEX_SOURCE_A)
        return TEX_ALIGN_FLOAT;
    unsigned width = format->width[component];
    if (policy->srgb_float8 && width == 8 && fmt->srgb >> component & 1)
        return TEX_ALIGN_SRGB;
    bool half = fmt->datatype[component] == TEX_DATATYPE_FLOAT && width > 0 && width <= 16;
    return half ? TEX_ALIGN_HALF : TEX_ALIGN_FLOAT;
}

/* PD-61: of a texel that was read its own code; PD-61a: of the border colour too. */
int32_t tex_filter_nearest(struct tex_filter_code code, uint32_t value)
{
    uint32_t magnitude = value & ~TEX_F32_SIGN, full = (1U << (code.bits - code.snorm)) - 1;
    bool negative = (value & TEX_F32_SIGN) != 0;
    if (magnitude > TEX_F32_INF || (negative && !code.snorm))
        return 0;
    struct tex_f32_unpacked v = tex_f32_unpack(magnitude < TEX_F32_ONE ? magnitude : TEX_F32_ONE);
    v.mantissa *= 2 * (uint64_t)full; /* twice the code */
    int shift = -v.exponent;
    int32_t nearest = shift > 63 ? 0 : (int32_t)(((v.mantissa >> shift) + 1) / 2);
    return negative ? -nearest : nearest;
}

/* PD-110: thirds of the weights of texels: what lies beyond a corner is a third of each of the others. */
static void weights_of(const struct tex_wrap *wrap, bool point, uint32_t thirds[4])
{
    uint32_t weight[4] = {0, 0, 0, 0x10000}; /* of samples */
    if (!point)
        tex_linear_weights(wrap->frac[0], wrap->frac[1], weight);
    for (unsigned i = 0; i < 4; i++)
        thirds[i] = 0;
    for (unsigned k = 0; k < 4; k++) {
        unsigned shown = k ^ (wrap->sample_xor[k] % 4); /* PD-16b */
        bool missing = wrap->corner == 1U << shown;
        for (unsigned i = 0; i < 4; i++)
            if (missing && i != shown)
                thirds[i] += weight[k];
            else if (!missing && i == shown)
                thirds[i] += 3 * weight[k];
    }
}

/* PD-61, PD-61b: of one pass, in thirds of 2^-16. */
static int64_t sum_of(struct tex_filter_code code, const uint32_t value[4], const struct tex_wrap *wrap, bool point,
                      bool round16)
{
    uint32_t thirds[4];
    int32_t codes[4];
    weights_of(wrap, point, thirds);
    for (unsigned k = 0; k < 4; k++)
        codes[k] = tex_filter_nearest(code, value[k]);
    return tex_linear_sum(codes, thirds, code.bits, code.snorm, round16);
}

/* PD-107: the weight of a pass, in 2^-16. */
static int64_t weight_of(const struct tex_pass *pass, uint32_t frac)
{
    int64_t of_level = pass->level ? pass->weight : 256 - pass->weight, of_slice = pass->slice ? frac : 256 - frac;
    return of_level * of_slice;
}

/* PD-108: the mean of floats so far: slices first, then levels. */
static uint32_t blend(const struct tex_pass *pass, uint32_t frac, uint32_t value, uint32_t *slice, uint32_t *level)
{
    if (pass->slice)
        value = tex_linear_blend(frac, *slice, value);
    *slice = value;
    if (pass->level)
        value = tex_linear_blend(pass->weight, *level, value);
    else
        *level = value;
    return value;
}

/* PD-112: the mean of floats so far, of taps two by two; what waits is of 1, 2, 4, 8 taps. */
static uint32_t pair_up(uint32_t tap, uint32_t value, uint32_t waiting[4])
{
    unsigned k = 0;
    for (; k < 4 && (tap >> k & 1); k++)
        value = tex_linear_blend(128, waiting[k], value);
    if (k < 4)
        waiting[k] = value;
    return value;
}

/* PD-16b: the values of the samples, of those of the texels. */
static void show_samples(const struct tex_wrap *wrap, bool whole, uint32_t texels[4], uint32_t samples[4])
{
    make_corner(wrap, whole, texels);
    for (unsigned k = 0; k < 4; k++)
        samples[k] = texels[k ^ (wrap->sample_xor[k] % 4)];
}

/* A lane of a pass: its texels, and how they are filtered. */
struct lane {
    uint32_t value[4];
    bool lowest[4]; /* PD-125c */
    struct tex_filter_code code;
    enum tex_align kind; /* PD-126 */
};

/* How the component is filtered; PD-133: by both policies sRGB is no code. */
static void set_kind(const struct tex_fmt *fmt, const struct tex_policy *policy, uint32_t component, struct lane *lane)
{
    lane->kind = tex_filter_align(fmt, policy, component);
    if (!policy->filter_weight8 || lane->kind != TEX_ALIGN_SRGB)
        lane->code = tex_filter_code_of(fmt, component);
}

/* POLICY may change between passes, whose weights may then be more than a whole. */
static int64_t kept(int64_t sum)
{
    return (int64_t)(((uint64_t)sum & SUM_BITS) ^ SUM_SIGN) - (int64_t)SUM_SIGN;
}

/* PD-125a: of codes. */
static uint32_t add_codes8(const struct lane *lane, const struct tex_share *share, const struct tex_pass *pass,
                           int64_t *sum)
{
    struct tex_filter_code code = lane->code;
    int32_t codes[4];
    for (unsigned k = 0; k < 4; k++)
        codes[k] = tex_filter_nearest(code, lane->value[k]);
    bool widen = !code.snorm || code.bits != 8, whole = code.snorm && (code.bits == 8 || code.bits == 16);
    int64_t unit = INT64_C(3) << (24 + (pass->log8 ? 0 : pass->taps % 8)); /* PD-136c */
    int64_t added = tex_linear_sum(codes, share->weight, code.bits, code.snorm, widen);
    for (unsigned k = 0; k < 4; k++)
        added -= whole && lane->lowest[k] ? share->weight[k] : 0; /* PD-125c */
    *sum = kept(*sum + added * unit);
    return tex_linear_norm8(*sum, pass->taps % 8, code.bits, code.snorm);
}

/* PD-108: floats are blended. */
static uint32_t add_float(struct lane *lane, const struct tex_wrap *wrap, const struct tex_lod *lod, bool weight8,
                          unsigned i, struct tex_filter_sum *sum)
{
    uint32_t samples[4], mean = 0; /* PD-126: in the blends the pass is a zero */
    bool point = lod->sampling == TEX_SAMPLING_POINT;
    const struct tex_pass *pass = &lod->pass;
    show_samples(wrap, false, lane->value, samples); /* PD-110 */
    if (!weight8)
        mean = tex_linear_float(samples, point ? 0 : wrap->frac[0], point ? 0 : wrap->frac[1]);
    mean = blend(pass, wrap->frac[2], mean, &sum->slice[i], &sum->level[i]);
    return pair_up(pass->tap, mean, sum->taps[i]);
}

/* PD-61, PD-107: of codes. */
static uint32_t add_codes(const struct lane *lane, const struct tex_wrap *wrap, const struct tex_lod *lod, bool round16,
                          int64_t *sum)
{
    const struct tex_pass *pass = &lod->pass;
    bool point = lod->sampling == TEX_SAMPLING_POINT;
    int64_t added = sum_of(lane->code, lane->value, wrap, point, round16) * weight_of(pass, wrap->frac[2]);
    *sum = kept(*sum + added);
    return tex_linear_norm(*sum, pass->taps, lane->code.bits, lane->code.snorm, round16);
}

/* One lane of TEX after this pass. */
static uint32_t add_lane(const struct tex_wrap *wrap, const struct tex_lod *lod, struct lane *lane,
                         const struct tex_policy *policy, unsigned i, struct tex_filter_sum *sum)
{
    bool point = lod->sampling == TEX_SAMPLING_POINT, weight8 = policy->filter_weight8 != 0;
    struct tex_share share;
    if (point && lod->pass.weight == 0)
        return lane->value[3]; /* PD-60: unchanged */
    if (weight8)
        tex_share_eval(&lod->pass, wrap, point, &share);
    if (lane->code.bits > 0) /* else the sum stays 0 */
        return weight8 ? add_codes8(lane, &share, &lod->pass, &sum->codes[i])
                       : add_codes(lane, wrap, lod, policy->filter_round16 != 0, &sum->codes[i]);
    if (weight8)
        tex_align_add(lane->value, share.weight, share.seen, lane->kind, &sum->aligned[i]);
    uint32_t blended = add_float(lane, wrap, lod, weight8, i, sum);
    unsigned taps = lod->pass.log8 ? lod->pass.taps : 0;
    return weight8 ? tex_align_mean(&sum->aligned[i], taps, lane->kind) : blended;
}

/* The pass that answers decides whether the lane is filtered as codes. */
static void show_sum(const struct lane *lane, unsigned i, const struct tex_filter_sum *sum, struct tex_filter *out)
{
    if (lane->code.bits > 0)
        out->sum[i] = (uint64_t)sum->codes[i] & SUM_BITS;
}

/* PD-10: what TEX returns: all components, each of one texel or filtered. */
static void filtered(const struct tex_texel *texel, const struct tex_wrap *wrap, const struct tex_fmt *fmt,
                     const struct tex_lod *lod, const struct tex_policy *policy, struct tex_filter_sum *sum,
                     struct tex_filter *out)
{
    struct tex_policy own = *policy;
    own.filter_weight8 |= lod->pass.log8; /* PD-136c */
    for (unsigned i = 0; i < 4; i++) {
        bool compares = fmt->compare.on && fmt->source[i] == fmt->source[0]; /* PD-10b */
        struct lane lane = {.kind = TEX_ALIGN_FLOAT};
        for (unsigned k = 0; k < 4; k++) {
            bool pass = compares && passes(&fmt->compare, texel->value[4 * k]);
            lane.value[k] = !compares ? texel->value[4 * k + i] : pass ? TEX_F32_ONE : 0; /* PD-113 */
            lane.lowest[k] = texel->lowest >> (4 * k + i) & 1;
        }
        if (!compares)
            set_kind(fmt, &own, i, &lane);
        out->value[i] = add_lane(wrap, lod, &lane, &own, i, sum);
        show_sum(&lane, i, sum, out);
    }
}

/* PD-125b: the sample of a gather by POLICY filter_weight8. */
static uint32_t gather8(struct lane *lane, const struct tex_wrap *wrap, unsigned k, struct tex_filter_sum *sum)
{
    const struct tex_pass whole = {.weight = 0};
    struct tex_share share;
    tex_share_of_sample(wrap, k, &share);
    if (lane->code.bits > 0)
        return add_codes8(lane, &share, &whole, &sum->codes[k]);
    tex_align_add(lane->value, share.weight, share.seen, lane->kind, &sum->aligned[k]);
    return tex_align_mean(&sum->aligned[k], 0, lane->kind);
}

/* PD-125b: of UINT the sum of whole numbers, cut. */
static uint32_t gather8_uint(const uint32_t value[4], const struct tex_wrap *wrap, unsigned k)
{
    struct tex_share share;
    uint64_t sum = 0;
    tex_share_of_sample(wrap, k, &share);
    for (unsigned i = 0; i < 4; i++)
        sum += (uint64_t)share.weight[i] * value[i];
    return (uint32_t)(sum / 256);
}

/* R-TLD4-46: all four samples, whatever the mask. */
static void gathered(const struct tex_texel *texel, const struct tex_wrap *wrap, const struct tex_fmt *fmt,
                     const struct tex_policy *policy, struct tex_filter_sum *sum, struct tex_filter *out)
{
    const struct tex_compare *compare = &fmt->compare;
    uint32_t component = texel->op.comp % 4;
    struct lane lane = {.kind = TEX_ALIGN_FLOAT};
    for (unsigned k = 0; k < 4; k++)
        if (compare->on) { /* R-TLD4-15; PD-13: lane x, whatever the letter */
            lane.value[k] = passes(compare, texel->value[4 * k]) ? TEX_F32_ONE : 0;
        } else {
            lane.value[k] = texel->value[4 * k + component]; /* R-TLD4-2 */
            lane.lowest[k] = texel->lowest >> (4 * k + component) & 1;
        }
    bool whole = !compare->on && tex_filter_whole(fmt, component); /* PD-17c: compared */
    bool shown = compare->on || tex_format_shows(fmt, component);
    if (policy->filter_weight8 && !compare->on && shown && tex_filter_unsigned(fmt, component)) {
        for (unsigned k = 0; k < 4; k++)
            out->value[k] = gather8_uint(lane.value, wrap, k);
        return;
    }
    if (!policy->filter_weight8 || whole || !shown) {
        show_samples(wrap, whole, lane.value, out->value);
        return;
    }
    if (!compare->on)
        set_kind(fmt, policy, component, &lane);
    for (unsigned k = 0; k < 4; k++) {
        out->value[k] = gather8(&lane, wrap, k, sum);
        show_sum(&lane, k, sum, out);
    }
}

void tex_filter_eval(const struct tex_texel *texel, const struct tex_wrap *wrap, const struct tex_header *header,
                     const struct tex_lod *lod, const struct tex_policy *policy, struct tex_filter_sum *sum,
                     struct tex_filter *out)
{
    *out = (struct tex_filter){.tag = texel->tag, .op = texel->op};
    uint32_t status = texel->tag.status;
    if (sum->error) /* of a pass before */
        out->tag.status = status = TEX_STATUS_MEMORY_ERROR;
    sum->error = status == TEX_STATUS_MEMORY_ERROR;
    bool read = status == TEX_STATUS_OK || sum->error;
    if (!read && status != TEX_STATUS_OUT_OF_BOUNDS)
        return;                        /* PD-4, R-LD-18: four zeros, Ps false */
    sum->sparse |= texel->sparse != 0; /* PD-124 */
    out->sparse = read && sum->sparse;
    if (lod->sampling == TEX_SAMPLING_GATHER)
        gathered(texel, wrap, &header->fmt, policy, sum, out);
    else
        filtered(texel, wrap, &header->fmt, lod, policy, sum, out);
}
