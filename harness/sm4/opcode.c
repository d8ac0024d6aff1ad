// SPDX-License-Identifier: Apache-2.0
#include "sm4/opcode.h"

#include <string.h>
#include <strings.h>

const struct dx_dimension_info dx_dimensions[DX_DIMENSIONS] = {
    [DX_NO_DIMENSION] = {"none", 0, false, false, false, "2D", NULL, TEX_TYPE_TWO_D},
    [DX_BUFFER] = {"buffer", 1, false, false, false, "1D", "1D_BUFFER", TEX_TYPE_ONE_D_BUFFER},
    [DX_1D] = {"texture1d", 1, false, false, false, "1D", "1D", TEX_TYPE_ONE_D},
    [DX_1D_ARRAY] = {"texture1darray", 1, true, false, false, "ARRAY_1D", "1D_ARRAY", TEX_TYPE_ONE_D_ARRAY},
    [DX_2D] = {"texture2d", 2, false, false, false, "2D", "2D", TEX_TYPE_TWO_D},
    [DX_2D_ARRAY] = {"texture2darray", 2, true, false, false, "ARRAY_2D", "2D_ARRAY", TEX_TYPE_TWO_D_ARRAY},
    [DX_3D] = {"texture3d", 3, false, false, false, "3D", "3D", TEX_TYPE_THREE_D},
    [DX_CUBE] = {"texturecube", 3, false, true, false, "CUBE", NULL, TEX_TYPE_CUBEMAP},
    [DX_CUBE_ARRAY] = {"texturecubearray", 3, true, true, false, "ARRAY_CUBE", NULL, TEX_TYPE_CUBEMAP_ARRAY},
    [DX_2DMS] = {"texture2dms", 2, false, false, true, "2D", NULL, TEX_TYPE_TWO_D},
    [DX_2DMS_ARRAY] = {"texture2dmsarray", 2, true, false, true, "ARRAY_2D", NULL, TEX_TYPE_TWO_D_ARRAY},
};

const char *const dx_type_names[DX_TYPES] = {"unorm", "snorm", "sint", "uint", "float", "mixed"};

const char *const dx_slot_names[DX_SLOTS] = {
    [DX_DEST] = "destination", [DX_ADDRESS] = "address",        [DX_OFFSET] = "offset",
    [DX_SOURCE] = "resource",  [DX_SAMPLED_BY] = "sampler",     [DX_REFERENCE] = "reference value",
    [DX_BIAS] = "bias",        [DX_DDX] = "derivative along x", [DX_DDY] = "derivative along y",
    [DX_LEVEL] = "mip level",  [DX_SAMPLE] = "sample index",    [DX_STORED_TO] = "surface",
    [DX_DATA] = "data",
};

const char *const dx_mode_names[DX_MODES] = {
    [DX_MODE_ABSENT] = "",
    [DX_MODE_ANY] = "",
    [DX_MODE_DEFAULT] = "mode_default",
    [DX_MODE_COMPARISON] = "mode_comparison",
    [DX_MODE_MONO] = "mode_mono",
};

#define PLAIN (DX_BIT(DX_1D) | DX_BIT(DX_1D_ARRAY) | DX_BIT(DX_2D) | DX_BIT(DX_2D_ARRAY) | DX_BIT(DX_3D))
#define CUBES (DX_BIT(DX_CUBE) | DX_BIT(DX_CUBE_ARRAY))
#define SAMPLED (DX_BIT(DX_2DMS) | DX_BIT(DX_2DMS_ARRAY))
#define FLAT (DX_BIT(DX_2D) | DX_BIT(DX_2D_ARRAY))
#define SURFACES (PLAIN | DX_BIT(DX_BUFFER))
#define FILTERED (PLAIN | CUBES)
#define COMPARED (FILTERED & ~DX_BIT(DX_3D))

static const struct dx_opcode opcodes[] = {
    {.name = "ld", /* R-LD-2, R-LD-3 */
     .target = "TLD",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE},
     .slots = 3,
     .dimensions = PLAIN | SAMPLED | DX_BIT(DX_BUFFER),
     .offsets = true,
     .model = 40},
    {.name = "ld2dms",
     .target = "TLD",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLE},
     .slots = 4,
     .dimensions = SAMPLED,
     .offsets = true,
     .model = 40},
    {.name = "resinfo",
     .target = "TXQ",
     .slot = {DX_DEST, DX_LEVEL, DX_SOURCE},
     .slots = 3,
     .dimensions = PLAIN | SAMPLED | CUBES,
     .returns = true,
     .reciprocal = true,
     .uav = true,
     .model = 40},
    {.name = "sampleinfo",
     .target = "TXQ",
     .slot = {DX_DEST, DX_SOURCE},
     .slots = 2,
     .dimensions = SAMPLED,
     .returns = true,
     .model = 41},
    {.name = "samplepos",
     .target = "TXQ",
     .slot = {DX_DEST, DX_SOURCE, DX_SAMPLE},
     .slots = 3,
     .dimensions = SAMPLED,
     .model = 41},
    {.name = "gather4",
     .target = "TLD4",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY},
     .slots = 4,
     .dimensions = FLAT | CUBES,
     .offsets = true,
     .selects = true,
     .model = 41},
    {.name = "gather4_c",
     .target = "TLD4",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY, DX_REFERENCE},
     .slots = 5,
     .dimensions = FLAT | CUBES,
     .offsets = true,
     .selects = true,
     .compares = true,
     .model = 50},
    {.name = "gather4_po",
     .target = "TLD4",
     .slot = {DX_DEST, DX_ADDRESS, DX_OFFSET, DX_SOURCE, DX_SAMPLED_BY},
     .slots = 5,
     .dimensions = FLAT,
     .selects = true,
     .model = 50},
    {.name = "gather4_po_c",
     .target = "TLD4",
     .slot = {DX_DEST, DX_ADDRESS, DX_OFFSET, DX_SOURCE, DX_SAMPLED_BY, DX_REFERENCE},
     .slots = 6,
     .dimensions = FLAT,
     .selects = true,
     .compares = true,
     .model = 50},
    {.name = "sample",
     .target = "TEX",
     .lod = "",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY},
     .slots = 4,
     .dimensions = FILTERED,
     .offsets = true,
     .derives = true,
     .model = 40},
    {.name = "sample_b",
     .target = "TEX",
     .lod = ".LB",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY, DX_BIAS},
     .slots = 5,
     .dimensions = FILTERED,
     .offsets = true,
     .derives = true,
     .model = 40},
    {.name = "sample_l",
     .target = "TEX",
     .lod = ".LL",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY, DX_LEVEL},
     .slots = 5,
     .dimensions = FILTERED,
     .offsets = true,
     .model = 40},
    {.name = "sample_c",
     .target = "TEX",
     .lod = "",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY, DX_REFERENCE},
     .slots = 5,
     .dimensions = COMPARED,
     .offsets = true,
     .compares = true,
     .red = true,
     .derives = true,
     .model = 40},
    {.name = "sample_c_lz",
     .target = "TEX",
     .lod = ".LZ",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY, DX_REFERENCE},
     .slots = 5,
     .dimensions = COMPARED,
     .offsets = true,
     .compares = true,
     .red = true,
     .model = 40},
    {.name = "sample_d", /* of a volume or a cube it is left out by check.c */
     .target = "TXD",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY, DX_DDX, DX_DDY},
     .slots = 6,
     .dimensions = FILTERED,
     .offsets = true,
     .model = 40},
    {.name = "lod",
     .target = "TMML",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE, DX_SAMPLED_BY},
     .slots = 4,
     .dimensions = FILTERED,
     .derives = true,
     .model = 41},
    {.name = "ld_uav_typed",
     .target = "SULD",
     .slot = {DX_DEST, DX_ADDRESS, DX_SOURCE},
     .slots = 3,
     .dimensions = SURFACES,
     .uav = true,
     .model = 50},
    {.name = "store_uav_typed",
     .target = "SUST",
     .slot = {DX_STORED_TO, DX_ADDRESS, DX_DATA},
     .slots = 3,
     .dimensions = SURFACES,
     .uav = true,
     .model = 50},
};
#define OPCODES (sizeof opcodes / sizeof *opcodes)

static bool is(const char *name, size_t size, const char *text)
{
    return strlen(text) == size && strncasecmp(name, text, size) == 0;
}

static bool begins(const char *name, size_t size, const char *text)
{
    return strlen(text) <= size && strncasecmp(name, text, strlen(text)) == 0;
}

enum dx_dimension dx_dimension_find(const char *name, size_t size)
{
    for (unsigned i = 1; i < DX_DIMENSIONS; i++)
        if (is(name, size, dx_dimensions[i].name))
            return (enum dx_dimension)i;
    return DX_NO_DIMENSION;
}

enum dx_mode dx_mode_find(const char *name, size_t size)
{
    static const char prefix[] = "mode_"; /* disassemblers print it, the page of dcl_sampler has none */
    for (unsigned i = DX_MODE_DEFAULT; i < DX_MODES; i++)
        if (is(name, size, dx_mode_names[i]) || is(name, size, dx_mode_names[i] + strlen(prefix)))
            return (enum dx_mode)i;
    return DX_MODE_ABSENT;
}

const struct dx_opcode *dx_opcode_find(const char *name, size_t size)
{
    if (is(name, size, "ldms")) /* as disassemblers print it */
        return dx_opcode_find("ld2dms", strlen("ld2dms"));
    for (size_t i = 0; i < OPCODES; i++)
        if (is(name, size, opcodes[i].name))
            return &opcodes[i];
    return NULL;
}

bool dx_suffix(const char *name, size_t size, struct dx_spelling *out)
{
    if (is(name, size, "_aoffimmi"))
        out->offset = true;
    else if (is(name, size, "_indexable"))
        out->indexable = true;
    else if (is(name, size, "_uint") && out->opcode->returns)
        out->returns = DX_RETURN_UINT;
    else if (is(name, size, "_rcpFloat") && out->opcode->reciprocal)
        out->returns = DX_RETURN_RCP;
    else
        return false;
    return true;
}

/* All suffixes of a name after `from`. */
static bool suffixes(const char *name, size_t size, size_t from, struct dx_spelling *out)
{
    while (from < size) {
        size_t end = from + 1;
        while (end < size && name[end] != '_')
            end++;
        if (!dx_suffix(name + from, end - from, out))
            return false;
        from = end;
    }
    return true;
}

/* The longest mnemonic whose rest is suffixes: gather4_po_c before gather4. */
bool dx_spelling(const char *name, size_t size, struct dx_spelling *out)
{
    for (size_t end = size; end > 0; end--) {
        *out = (struct dx_spelling){.opcode = dx_opcode_find(name, end)};
        if (out->opcode && suffixes(name, size, end, out))
            return true;
    }
    return false;
}

bool dx_is_other_declaration(const char *name, size_t size)
{
    static const char *const others[] = {"dcl_constantBuffer",
                                         "dcl_function",
                                         "dcl_globalFlags",
                                         "dcl_gsInstanceCount",
                                         "dcl_hs_",
                                         "dcl_immediateConstantBuffer",
                                         "dcl_indexableTemp",
                                         "dcl_indexRange",
                                         "dcl_input",
                                         "dcl_interface",
                                         "dcl_maxOut",
                                         "dcl_output",
                                         "dcl_resource_raw",
                                         "dcl_resource_structured",
                                         "dcl_stream",
                                         "dcl_tessellator_",
                                         "dcl_tgsm_",
                                         "dcl_thread_group",
                                         "dcl_uav_raw",
                                         "dcl_uav_structured",
                                         "hs_"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (begins(name, size, others[i]))
            return true;
    return false;
}
