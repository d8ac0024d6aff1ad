// SPDX-License-Identifier: Apache-2.0
#include "function/axes10.h"

#include "arith/float10.h"
#include "arith/ftz.h"
#include "function/coord.h"
#include "function/lambda.h"

#define MOST 4U /* log2 of 16 taps */

/* A derivative: along s and t, binary32, and in texels. */
struct derivative {
    uint32_t given[2];
    struct tex_float10 in_texels[2];
};

bool tex_axes10_apply(const struct tex_policy *policy, const struct tex_header *header)
{
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    return policy->lod_float10 && type && type->axes <= 2 && !tex_is_cube(header->shape.kind);
}

static void measure(struct derivative *d, const struct tex_header *header)
{
    const uint32_t size[2] = {header->geom.width, header->geom.height};
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    for (unsigned i = 0; i < 2; i++) {
        struct tex_float10 number = tex_float10_of(d->given[i]);
        if (header->geom.normalized)
            number = tex_float10_product(number, tex_float10_of_integer(size[i]));
        d->in_texels[i] = type && type->axes > i ? number : (struct tex_float10){.n = 0};
    }
}

static struct tex_float10 longer(struct tex_float10 a, struct tex_float10 b)
{
    return tex_float10_less(a, b) ? b : a;
}

/* PD-129b: 11/16 of the length of the sum. */
static struct tex_float10 of_sum(const struct tex_float10 x[2], const struct tex_float10 y[2])
{
    return tex_float10_diagonal(tex_float10_sum(x[0], y[0]), tex_float10_sum(x[1], y[1]));
}

static struct tex_float10 of_difference(const struct tex_float10 x[2], const struct tex_float10 y[2])
{
    return tex_float10_diagonal(tex_float10_difference(x[0], y[0]), tex_float10_difference(x[1], y[1]));
}

/* PD-131: log2 of the area over the length. */
static int32_t minor_of(const struct tex_float10 x[2], const struct tex_float10 y[2], int32_t length)
{
    const struct tex_float10 area =
        tex_float10_difference(tex_float10_product(x[0], y[1]), tex_float10_product(x[1], y[0]));
    if (area.n == 0)
        return TEX_LEVEL_LEAST;
    int32_t minor = tex_float10_log2(area) - length;
    return minor < length ? minor : length;
}

static void compare(struct derivative d[2], const struct tex_header *header, struct tex_axes10 *out)
{
    measure(&d[0], header);
    measure(&d[1], header);
    const struct tex_float10 *x = d[0].in_texels, *y = d[1].in_texels;
    const struct tex_float10 of_x = tex_float10_length(x[0], x[1]), of_y = tex_float10_length(y[0], y[1]);
    const struct tex_float10 straight = longer(of_x, of_y);
    const struct tex_float10 most = longer(straight, longer(of_sum(x, y), of_difference(x, y)));
    const struct derivative *major = &d[tex_float10_less(of_x, of_y)];
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    *out = (struct tex_axes10){
        .length = TEX_LEVEL_LEAST, .minor = TEX_LEVEL_LEAST, .diagonal = tex_float10_less(straight, most)};
    for (unsigned i = 0; i < 2; i++) {
        out->along[i] = type && type->axes > i ? major->given[i] : 0;
        out->in_texels[i] = major->in_texels[i];
    }
    if (most.n == 0)
        return;
    out->length = tex_float10_log2(most);
    out->minor = minor_of(x, y, out->length);
}

void tex_axes10_of_quad(const uint32_t coord[4][3], const struct tex_header *header, struct tex_axes10 *out)
{
    struct derivative d[2];
    for (unsigned i = 0; i < 2; i++) {
        uint32_t from = tex_coord_sanitise(coord[0][i]); /* PD-19 */
        for (unsigned v = 0; v < 2; v++)
            d[v].given[i] = tex_ftz_sub(tex_coord_sanitise(coord[1 + v][i]), from);
    }
    compare(d, header, out);
}

void tex_axes10_given(const uint32_t derivative[4], const struct tex_header *header, struct tex_axes10 *out)
{
    struct derivative d[2];
    for (unsigned i = 0; i < 2; i++)
        for (unsigned v = 0; v < 2; v++)
            d[v].given[i] = tex_coord_sanitise(derivative[2 * i + v]);
    compare(d, header, out);
}

int32_t tex_axes10_lambda(const struct tex_axes10 *axes, const struct tex_detail *detail)
{
    int32_t least = axes->length - 16 * (int32_t)detail->ratio;
    return axes->minor > least ? axes->minor : least;
}

unsigned tex_axes10_taps(const struct tex_axes10 *axes, const struct tex_detail *detail)
{
    unsigned n = 0;
    while (n < MOST && axes->length - axes->minor > 256 * (int32_t)n)
        n++;
    n = n < detail->taps ? n : detail->taps;
    while (n > 0 && axes->length <= 256 * ((int32_t)n - 1)) /* as of squares */
        n--;
    return n;
}

int32_t tex_axes10_ratio(const struct tex_axes10 *axes, const struct tex_detail *detail)
{
    int32_t ratio = axes->length - axes->minor, limit = 16 * (int32_t)detail->ratio;
    if (axes->length < ratio) /* the minor axis is a texel at least */
        ratio = axes->length;
    return limit < ratio ? limit : ratio;
}
