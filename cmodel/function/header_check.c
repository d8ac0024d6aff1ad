// SPDX-License-Identifier: Apache-2.0
/* Stage header: the checks of a texture header (stages/header.md#checks). */
#include "function/header_parts.h"

#include "arith/format.h"
#include "function/derive.h"

#define ONE_LEVEL_U4_8 256
#define FORCED (1U << TEX_DATATYPE_SNORM_FORCE_FP16 | 1U << TEX_DATATYPE_UNORM_FORCE_FP16)

static bool is_cube(uint32_t param)
{
    return param == TEX_PARAM_CUBE || param == TEX_PARAM_ARRAY_CUBE;
}

/* Descriptors to judge, and the word. */
struct judged {
    const uint32_t *tic, *tsc;
    const struct tex_format_info *format; /* NULL if the code is unassigned */
    const struct tex_type_info *type;     /* likewise */
    uint32_t opcode, param;
    bool gob_width_one;
};

/* Version and type exist, and the buffer version goes with the buffer type only. */
static bool code_assigned(const struct judged *j)
{
    const uint32_t *tic = j->tic;
    uint32_t version = TIC(HEADER_VERSION);
    return version <= TEX_VERSION_BLOCKLINEAR_COLOR_KEY && j->type &&
           (version == TEX_VERSION_ONE_D_BUFFER) == j->type->buffer;
}

/* PD-115: an array of 3D textures does not exist, and no cube is fetched from. */
static bool class_fetched(uint32_t param, uint32_t class)
{
    switch (class) {
    case TEX_PARAM_1D:
        return param == TEX_PARAM_1D || param == TEX_PARAM_ARRAY_1D;
    case TEX_PARAM_2D:
        return param == TEX_PARAM_2D || param == TEX_PARAM_ARRAY_2D;
    default:
        return class == TEX_PARAM_3D && param == TEX_PARAM_3D;
    }
}

/* PD-123: TEX reads no buffer. */
static bool class_sampled(uint32_t param, const struct tex_type_info *type)
{
    uint32_t class = is_cube(param)                                         ? TEX_PARAM_CUBE
                     : param == TEX_PARAM_3D                                ? TEX_PARAM_3D
                     : param == TEX_PARAM_1D || param == TEX_PARAM_ARRAY_1D ? TEX_PARAM_1D
                                                                            : TEX_PARAM_2D;
    return !type->buffer && type->param_class == class;
}

/* R-TLD4-37, R-TLD4-38, R-TLD4-40: the coordinate class alone decides; array or not is the same class. */
static bool class_fits(const struct judged *j)
{
    if (j->opcode == TEX_OPCODE_TLD) /* R-LD-5: a buffer is of the class of 1D */
        return j->type && class_fetched(j->param, j->type->param_class);
    if (tex_samples(j->opcode))
        return j->type && class_sampled(j->param, j->type);
    return j->type && j->type->param_class == (is_cube(j->param) ? TEX_PARAM_CUBE : TEX_PARAM_2D);
}

static bool color_key(const uint32_t *tic)
{
    uint32_t version = TIC(HEADER_VERSION);
    return version == TEX_VERSION_PITCH_COLOR_KEY || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
}

static bool in_blocks(const uint32_t *tic)
{
    uint32_t version = TIC(HEADER_VERSION);
    return version == TEX_VERSION_BLOCKLINEAR || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
}

static bool blocks_assigned(const uint32_t *tic, bool gob_width_one)
{
    return !in_blocks(tic) || ((gob_width_one || TIC(GOBS_PER_BLOCK_WIDTH) <= TEX_LARGEST_BLOCK_LOG2) &&
                               TIC(GOBS_PER_BLOCK_HEIGHT) <= TEX_LARGEST_BLOCK_LOG2 &&
                               TIC(GOBS_PER_BLOCK_DEPTH) <= TEX_LARGEST_BLOCK_LOG2);
}

static bool has_component(const struct judged *j, unsigned i)
{
    return j->format && j->format->width[i] > 0;
}

/* A component that the format has is to be read as FP16. */
static bool any_forced(const struct judged *j)
{
    for (unsigned i = 0; i < 4; i++)
        if (has_component(j, i) && FORCED >> header_data_type(j->tic, i) & 1)
            return true;
    return false;
}

/* All of them can have their data types. */
static bool types_fit(const struct judged *j)
{
    for (unsigned i = 0; i < 4; i++)
        if (has_component(j, i) && !((j->format->types[i] | FORCED) >> header_data_type(j->tic, i) & 1))
            return false;
    return true;
}

static bool source_assigned(const uint32_t *tic)
{
    return header_source(tic, 0) != 1 && header_source(tic, 1) != 1 && header_source(tic, 2) != 1 &&
           header_source(tic, 3) != 1;
}

static bool layered(const struct tex_type_info *type)
{
    return type && (type->array || type->faces > 1 || type->axes > 2);
}

/* PD-115: samples lie in one level of blocks; an axis has no more elements than coordinates can name. */
static bool samples_described(const struct judged *j)
{
    const uint32_t *tic = j->tic, most = 65536;
    if (color_key(tic) || TIC(HEADER_VERSION) == TEX_VERSION_ONE_D_BUFFER || TIC(MULTI_SAMPLE_COUNT) == 0)
        return true;
    const struct tex_grid grid = tex_derive_grid(TIC(MULTI_SAMPLE_COUNT));
    return in_blocks(tic) && j->type && j->type->param_class == TEX_PARAM_2D && TIC(MAX_MIP_LEVEL) == 0 &&
           (TIC(WIDTH_MINUS_ONE) + 1) * grid.wide <= most && (TIC(HEIGHT_MINUS_ONE) + 1) * grid.high <= most;
}

/* PD-121: all its codes have a meaning. */
static bool codes_known(const struct judged *j)
{
    const uint32_t *tic = j->tic, *tsc = j->tsc;
    uint32_t slope = TIC(USE_HEADER_OPT_CONTROL) ? TIC(TRILIN_OPT) : TSC(TRILIN_OPT);
    bool mag = TSC(MAG_FILTER) == TEX_MAG_POINT || TSC(MAG_FILTER) == TEX_MAG_LINEAR;
    return mag && TSC(MIN_FILTER) != 0 && TSC(MIP_FILTER) != 0 && slope == 0;
}

static bool fails(enum tex_header_check check, const struct judged *j)
{
    const uint32_t *tic = j->tic;
    switch (check) {
    case TEX_CHECK_CODE: /* PD-40b */
        return !code_assigned(j);
    case TEX_CHECK_CLASS: /* R-TLD4-37 */
        return !class_fits(j);
    case TEX_CHECK_SAMPLES: /* PD-5 */
        return !color_key(tic) && TIC(MULTI_SAMPLE_COUNT) != 0;
    case TEX_CHECK_FORMAT: /* PD-40b */
        return !j->format;
    case TEX_CHECK_READ:
        return !j->format || !j->format->read || (TEX_BC == 0 && tex_block_compressed(j->format));
    case TEX_CHECK_BYTES:
        return !j->format || j->format->bytes == 0 || j->format->wide * j->format->high > 1;
    case TEX_CHECK_TYPE:
        return !j->type || !(j->type->built >> j->opcode & 1);
    case TEX_CHECK_COLOR_KEY:
        return color_key(tic);
    case TEX_CHECK_MULTISAMPLE:
        return !samples_described(j);
    case TEX_CHECK_LAYERS: /* PD-92 */
        return layered(j->type) && !in_blocks(tic);
    case TEX_CHECK_SEAMS: /* PD-17a */
        return j->type && j->type->faces > 1 && (header_seams(j->tsc) & 2) &&
               TIC(WIDTH_MINUS_ONE) != TIC(HEIGHT_MINUS_ONE);
    case TEX_CHECK_DATA_TYPE: /* PD-40b */
        return !types_fit(j);
    case TEX_CHECK_SOURCE: /* PD-40b */
        return !source_assigned(tic);
    case TEX_CHECK_BLOCK: /* PD-40b */
        return !blocks_assigned(tic, j->gob_width_one);
    case TEX_CHECK_VIEW: /* PD-21, PD-40b */
        return tex_derive_first_level(tic) > tex_derive_last_level(tic);
    case TEX_CHECK_FORCE_FP16:
        return any_forced(j);
    case TEX_CHECK_PACKED:
        return TIC(PACK_COMPONENTS) != 0;
    case TEX_CHECK_TILES:
        return in_blocks(tic) && (TIC(GOB3D) || TIC(TILE_WIDTH_IN_GOBS));
    case TEX_CHECK_MIN_LOD: /* PD-5: the first level is clamped off */
        return TIC(MIN_LOD_CLAMP) >= ONE_LEVEL_U4_8;
    case TEX_CHECK_FILTER:
        return !codes_known(j);
    default:
        return false;
    }
}

enum tex_status_code tex_header_check(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                      bool gob_width_one)
{
    const struct judged j = {.tic = tic,
                             .tsc = tsc,
                             .format = tex_format_find(TIC(COMPONENTS)),
                             .type = tex_type_find(TIC(TEXTURE_TYPE)),
                             .opcode = opcode,
                             .param = param,
                             .gob_width_one = gob_width_one};
    for (unsigned i = 0; i < TEX_HEADER_CHECKS; i++)
        if (tex_header_checks[i].opcodes >> opcode & 1 && fails(i, &j))
            return tex_header_checks[i].status;
    return TEX_STATUS_OK;
}
