// SPDX-License-Identifier: Apache-2.0
#include "function/seams.h"

#include "function/coord.h"
#include "function/wrap.h"

/*
 * The cube has its centre at the origin and edges of 2N. Texel centres of a face are at odd numbers along its two minor
 * axes, -(N - 1) .. N - 1, and the face is at N or -N of its major axis.
 */
static void point_of(const struct tex_cube_texel *texel, int64_t size, int64_t point[3])
{
    const int64_t on[2] = {2 * texel->column - (size - 1), 2 * texel->row - (size - 1)};
    point[texel->face / 2] = texel->face % 2 ? -size : size;
    for (unsigned k = 0; k < 2; k++) {
        const struct tex_coord_minor *m = &tex_coord_minors[texel->face][k];
        point[m->axis] = m->turned ? -on[k] : on[k];
    }
}

static struct tex_cube_texel texel_of(uint32_t face, const int64_t point[3], int64_t size)
{
    int64_t on[2];
    for (unsigned k = 0; k < 2; k++) {
        const struct tex_coord_minor *m = &tex_coord_minors[face][k];
        int64_t along = m->turned ? -point[m->axis] : point[m->axis];
        on[k] = (along + size - 1) / 2;
    }
    return (struct tex_cube_texel){face, on[0], on[1]};
}

/* PD-17: the plane of the face is bent down at the edge: the point is now as far below the edge as it was beyond it. */
struct tex_cube_texel tex_seams_across(const struct tex_cube_texel *beyond, int64_t size)
{
    int64_t point[3];
    unsigned old = beyond->face / 2, major = 0;
    point_of(beyond, size, point);
    for (unsigned axis = 0; axis < 3; axis++)
        if (axis != old && (point[axis] > size || point[axis] < -size))
            major = axis;
    int64_t side = point[major] < 0 ? -1 : 1;
    int64_t over = side * point[major] - size;
    point[old] += point[old] < 0 ? over : -over;
    return texel_of(2 * major + (side < 0), point, size);
}

static int64_t between(int64_t a, int64_t low, int64_t high)
{
    return a < low ? low : a > high ? high : a;
}

static bool is_out(int64_t index, int64_t size)
{
    return index < 0 || index >= size;
}

static void place(const struct tex_cube_texel *texel, int64_t size, unsigned k, struct tex_wrap *out)
{
    bool s = is_out(texel->column, size), t = is_out(texel->row, size);
    struct tex_cube_texel at = *texel;
    if (s && t) { /* PD-17b: there is none */
        out->corner |= 1U << k;
        at = (struct tex_cube_texel){0, 0, 0};
    } else if (s || t) {
        at = tex_seams_across(texel, size);
    }
    out->face[k] = at.face;
    out->x[k] = (uint32_t)at.column;
    out->y[k] = (uint32_t)at.row;
}

/* From a texel of the footprint to the other of its row, of its column. */
enum { BESIDE = 1, BELOW = 3 };

void tex_seams_eval(uint32_t face, const int64_t first[2], int64_t size, struct tex_wrap *out)
{
    int64_t column[4], row[4];
    out->border = out->corner = 0;
    for (unsigned k = 0; k < 4;
         k++) { /* the texels that are read; PD-17d: of one column too it begins before or at it */
        column[k] = between(first[0], -1, size - 1) + tex_wrap_corner[0][k];
        row[k] = between(first[1], -1, size - 1) + tex_wrap_corner[1][k];
        place(&(struct tex_cube_texel){face, column[k], row[k]}, size, k, out);
    }
    for (unsigned k = 0; k < 4; k++) { /* PD-16b: the sample's own texel, of the four */
        int64_t x = between(first[0] + tex_wrap_corner[0][k], -1, size);
        int64_t y = between(first[1] + tex_wrap_corner[1][k], -1, size);
        out->sample_xor[k] = (x == column[k] ? 0U : BESIDE) ^ (y == row[k] ? 0U : BELOW);
    }
}
