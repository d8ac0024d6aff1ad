// SPDX-License-Identifier: Apache-2.0
#include "function/surface.h"

uint32_t tex_surface_bytes(const struct tex_access *access, uint32_t format)
{
    /* R-SUST-11; code 7 is refused */
    static const uint8_t raw[8] = {[TEX_SZ_U8] = 1, [TEX_SZ_S8] = 1, [TEX_SZ_U16] = 2,  [TEX_SZ_S16] = 2,
                                   [TEX_SZ_32] = 4, [TEX_SZ_64] = 8, [TEX_SZ_128] = 16, [7] = 16};
    const struct tex_format_info *info = tex_format_find(format);
    if (!access->formatted)
        return raw[access->sz % 8];
    return info ? info->bytes : 0;
}

static bool has_rows(uint32_t dim) /* R-SUST-22..27 */
{
    return dim == TEX_DIM_2D || dim == TEX_DIM_2D_ARRAY || dim == TEX_DIM_3D;
}

static bool has_layers(uint32_t dim)
{
    return dim == TEX_DIM_1D_ARRAY || dim == TEX_DIM_2D_ARRAY;
}

static int64_t as_s32(uint32_t bits)
{
    return bits < UINT32_C(0x80000000) ? (int64_t)bits : (int64_t)bits - INT64_C(0x100000000);
}

/* R-SUST-23: the one coordinate that can be unsigned. */
static int64_t column(const struct tex_access *access, uint32_t bits)
{
    bool is_unsigned = access->dim == TEX_DIM_1D_BUFFER && access->clamp != TEX_CLAMP_NEAR;
    return is_unsigned ? (int64_t)bits : as_s32(bits);
}

static int64_t clamped(int64_t v, int64_t last)
{
    return v < 0 ? 0 : v > last ? last : v;
}

/* State of an access while its axes are evaluated, the lowest first. */
struct bounds {
    bool outside, near;
    uint32_t axis;
};

/* The coordinate, moved to the nearest of 0..last with NEAR (PD-31). last < 0: there is none. */
static int64_t bound(struct bounds *b, uint32_t axis, int64_t v, int64_t last)
{
    int64_t inside = clamped(v, last);
    if (last >= 0 && (b->near || inside == v))
        return inside;
    if (!b->outside)
        b->axis = axis;
    b->outside = true;
    return 0;
}

/* PD-33: the byte column of the access; all of its bytes are in the row. */
static int64_t row_offset(const struct tex_access *access, int64_t row_bytes, int64_t bytes, uint32_t x,
                          struct bounds *b)
{
    int64_t at = column(access, x); /* R-SUST-6: bytes with .BA */
    if (!access->ba)
        at *= bytes; /* R-SUST-7, R-SUST-8 */
    else if (at % bytes != 0)
        at -= at % bytes + (at < 0 ? bytes : 0); /* PD-34: the low bits are ignored */
    at = bound(b, TEX_AXIS_X, at, row_bytes - bytes);
    return at - at % bytes; /* the last place of a row that is no multiple of the size */
}

/* PD-39: the format takes components, and can have them of these data types. */
static bool takes_components(const struct tex_format_info *info, const uint32_t datatype[4])
{
    bool fits = info->store;
    for (unsigned c = 0; c < 4; c++)
        fits = fits && (info->width[c] == 0 || info->types[c] >> datatype[c] & 1);
    return fits;
}

bool tex_surface_changes(const struct tex_op *op)
{
    return op->opcode == TEX_OPCODE_SUATOM || op->opcode == TEX_OPCODE_SURED;
}

bool tex_surface_reads(const struct tex_op *op)
{
    return op->opcode == TEX_OPCODE_SULD || tex_surface_changes(op);
}

/* PD-118a: the element has the size and the type of the atomic, and is at a multiple of its size. */
static bool takes_atomic(const struct tex_access *access, const struct tex_fmt *fmt, uint64_t base)
{
    const struct tex_format_info *info = tex_format_find(fmt->format);
    uint32_t bytes = tex_surface_bytes(access, fmt->format);
    bool fits = info && info->bytes == bytes && base % bytes == 0 && takes_components(info, fmt->datatype);
    for (unsigned c = 0; fits && c < 4; c++) {
        bool integer = fmt->datatype[c] == TEX_DATATYPE_UINT || fmt->datatype[c] == TEX_DATATYPE_SINT;
        bool is_float = fmt->datatype[c] == TEX_DATATYPE_FLOAT;
        fits = info->width[c] == 0 || (access->atom_type == TEX_ATOM_TYPE_F32 ? is_float : integer);
    }
    return fits;
}

void tex_surface_locate(const struct tex_access *access, const struct tex_shape *shape, const struct tex_fmt *fmt,
                        const uint32_t at[3], struct tex_surface *out)
{
    const struct tex_format_info *info = tex_format_find(fmt->format);
    const struct tex_type_info *type = tex_type_find(shape->kind);
    struct bounds b = {.near = access->clamp == TEX_CLAMP_NEAR};
    int64_t element = info ? info->bytes : 0, bytes = tex_surface_bytes(access, fmt->format), slice = 0, row = 0;
    bool fits = type && type->stores >> access->dim & 1; /* PD-40 */
    *out = (struct tex_surface){.action = fits ? TEX_ACTION_FORMAT : TEX_ACTION_TYPE};
    for (unsigned i = 0; i < 3; i++)
        out->at[i] = at[i];
    if (!fits || element == 0 || (access->formatted && !takes_components(info, fmt->datatype)))
        return;
    out->misaligned = access->ba && at[0] % bytes != 0;
    int64_t offset = row_offset(access, (int64_t)shape->width * element, bytes, at[0], &b);
    if (has_rows(access->dim))
        row = bound(&b, TEX_AXIS_Y, as_s32(at[1]), (int64_t)shape->height - 1);
    if (access->dim == TEX_DIM_3D)
        slice = bound(&b, TEX_AXIS_Z, as_s32(at[2]), (int64_t)shape->depth - 1);
    else if (has_layers(access->dim)) /* R-SUST-28 */
        slice = bound(&b, TEX_AXIS_ARRAY, at[2] & 0xffff, (int64_t)shape->layers - 1);
    out->action = TEX_ACTION_STORE;
    if (b.outside) { /* R-SUST-29, PD-30, PD-32; PD-32b: code 3 is as IGN */
        out->action = access->clamp == TEX_CLAMP_TRAP ? TEX_ACTION_TRAP : TEX_ACTION_BOUNDS;
        out->axis = b.axis;
        return;
    }
    out->offset = (uint64_t)offset;
    out->row = (uint32_t)row;
    out->slice = (uint32_t)slice;
}

/* Why a beat that no longer has status OK is dropped. */
static uint32_t dropped(const struct tex_tag *tag)
{
    switch (tag->token ? TEX_STATUS_OK : tag->status) {
    case TEX_STATUS_INVALID_HEADER: /* R-SUST-17, PD-4 */
        return TEX_ACTION_HEADER;
    case TEX_STATUS_DISABLED: /* R-SUST-34, PD-40b */
        return TEX_ACTION_DISABLED;
    default: /* a token, a fault */
        return TEX_ACTION_NONE;
    }
}

/* Of a load or an atomic what it answers instead (PD-117b, PD-117c, PD-118a): a store is dropped silently. */
static uint32_t status_of_read(uint32_t action, uint32_t status, bool changes)
{
    switch (action) {
    case TEX_ACTION_BOUNDS:
    case TEX_ACTION_TRAP:
        return TEX_STATUS_OUT_OF_BOUNDS; /* PD-118f */
    case TEX_ACTION_TYPE:
        return TEX_STATUS_MISMATCH;
    case TEX_ACTION_FORMAT:
        return changes ? TEX_STATUS_MISMATCH : TEX_STATUS_UNSUPPORTED_HEADER;
    default:
        return status;
    }
}

void tex_surface_eval(const struct tex_decode *decode, const struct tex_header *header, struct tex_surface *out)
{
    const uint32_t at[3] = {decode->s, decode->t, has_layers(decode->access.dim) ? decode->array : decode->r};
    bool changes = tex_surface_changes(&header->op);
    if (tex_live(&header->tag))
        tex_surface_locate(&decode->access, &header->shape, &header->fmt, at, out);
    else
        *out = (struct tex_surface){.action = dropped(&header->tag)};
    if (changes && tex_live(&header->tag) && out->action != TEX_ACTION_TYPE &&
        !takes_atomic(&decode->access, &header->fmt, header->level_layout.base))
        *out = (struct tex_surface){.action = TEX_ACTION_FORMAT, .at = {at[0], at[1], at[2]}};
    out->tag = header->tag;
    out->op = header->op;
    if (!tex_surface_reads(&header->op))
        return;
    out->tag.status = status_of_read(out->action, out->tag.status, changes);
    if (out->action == TEX_ACTION_STORE)
        out->action = changes ? TEX_ACTION_ATOM : TEX_ACTION_LOAD;
}
