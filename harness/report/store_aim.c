// SPDX-License-Identifier: Apache-2.0
#include "report/store_aim.h"

#include "tex_stages.h"

static bool is_array(uint32_t dim)
{
    return dim == TEX_DIM_1D_ARRAY || dim == TEX_DIM_2D_ARRAY;
}

static bool has_rows(uint32_t dim)
{
    return dim == TEX_DIM_2D || dim == TEX_DIM_2D_ARRAY || dim == TEX_DIM_3D;
}

static struct store_axis axis(const char *name, int64_t aim, int64_t count)
{
    struct store_axis a = {.name = name, .aim = aim, .last = count - 1, .near = aim};
    if (a.near > a.last)
        a.near = a.last;
    if (a.near < 0)
        a.near = 0;
    return a;
}

/* R-SUST-23: in a buffer without NEAR it is unsigned. PD-34: the low bits of byte addresses are ignored. */
static int64_t column(const struct tex_access *access, uint32_t at, unsigned bytes)
{
    bool plain = access->dim == TEX_DIM_1D_BUFFER && access->clamp != TEX_CLAMP_NEAR;
    int64_t x = plain ? (int64_t)at : (int32_t)at;
    if (!access->ba)
        return x;
    return x >= 0 ? x / bytes : -((-x + bytes - 1) / bytes);
}

bool store_aim_find(const struct tex_thread_trace *t, struct store_aim *out)
{
    const struct tex_access *access = &t->decode.access;
    const struct tex_shape *shape = &t->header.shape;
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    const uint32_t *at = t->surface.at, action = t->surface.action;
    *out = (struct store_aim){.bytes = tex_surface_bytes(access, t->header.fmt.format)};
    bool placed = action == TEX_ACTION_STORE || action == TEX_ACTION_LOAD;
    if (!placed && action != TEX_ACTION_BOUNDS && action != TEX_ACTION_TRAP)
        return false;
    if (!format || out->bytes == 0)
        return false;
    out->row_bytes = (int64_t)shape->width * format->bytes;
    out->x = axis("x", column(access, at[0], out->bytes), out->row_bytes / out->bytes);
    if (has_rows(access->dim))
        out->y = axis("y", (int32_t)at[1], shape->height);
    if (access->dim == TEX_DIM_3D)
        out->z = axis("z", (int32_t)at[2], shape->depth);
    else if (is_array(access->dim))
        out->z = axis("array index", at[2] & 0xffff, shape->layers);
    return true;
}

uint64_t store_place_address(const struct tex_thread_trace *t, int64_t x, int64_t y, int64_t z)
{
    bool slices = t->decode.access.dim == TEX_DIM_3D;
    uint64_t offset = tex_address_offset(&t->header.level_layout, &t->header.volume, (uint64_t)x, (uint32_t)y,
                                         slices ? (uint32_t)z : 0, slices ? 0 : (uint32_t)z);
    return (t->header.level_layout.base + offset) & TEX_ADDR_MASK;
}
