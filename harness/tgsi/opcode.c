// SPDX-License-Identifier: Apache-2.0
#include "tgsi/opcode.h"

#include <string.h>
#include <strings.h>

const struct tgsi_target_info tgsi_targets[TGSI_TARGETS] = {
    [TGSI_NO_TARGET] = {"none", 0, false, false, false, false, "2D", NULL, TEX_TYPE_TWO_D},
    [TGSI_BUFFER] = {"BUFFER", 1, false, false, false, false, "1D", "1D_BUFFER", TEX_TYPE_ONE_D_BUFFER},
    [TGSI_1D] = {"1D", 1, false, false, false, false, "1D", "1D", TEX_TYPE_ONE_D},
    [TGSI_2D] = {"2D", 2, false, false, false, false, "2D", "2D", TEX_TYPE_TWO_D},
    [TGSI_3D] = {"3D", 3, false, false, false, false, "3D", "3D", TEX_TYPE_THREE_D},
    [TGSI_CUBE] = {"CUBE", 3, false, true, false, false, "CUBE", "2D_ARRAY", TEX_TYPE_CUBEMAP},
    [TGSI_RECT] = {"RECT", 2, false, false, false, false, "2D", "2D", TEX_TYPE_TWO_D_NO_MIPMAP},
    [TGSI_SHADOW1D] = {"SHADOW1D", 1, false, false, false, true, "1D", NULL, TEX_TYPE_ONE_D},
    [TGSI_SHADOW2D] = {"SHADOW2D", 2, false, false, false, true, "2D", NULL, TEX_TYPE_TWO_D},
    [TGSI_SHADOWRECT] = {"SHADOWRECT", 2, false, false, false, true, "2D", NULL, TEX_TYPE_TWO_D_NO_MIPMAP},
    [TGSI_1D_ARRAY] = {"1D_ARRAY", 1, true, false, false, false, "ARRAY_1D", "1D_ARRAY", TEX_TYPE_ONE_D_ARRAY},
    [TGSI_2D_ARRAY] = {"2D_ARRAY", 2, true, false, false, false, "ARRAY_2D", "2D_ARRAY", TEX_TYPE_TWO_D_ARRAY},
    [TGSI_SHADOW1D_ARRAY] = {"SHADOW1D_ARRAY", 1, true, false, false, true, "ARRAY_1D", NULL, TEX_TYPE_ONE_D_ARRAY},
    [TGSI_SHADOW2D_ARRAY] = {"SHADOW2D_ARRAY", 2, true, false, false, true, "ARRAY_2D", NULL, TEX_TYPE_TWO_D_ARRAY},
    [TGSI_SHADOWCUBE] = {"SHADOWCUBE", 3, false, true, false, true, "CUBE", NULL, TEX_TYPE_CUBEMAP},
    [TGSI_2D_MSAA] = {"2D_MSAA", 2, false, false, true, false, "2D", NULL, TEX_TYPE_TWO_D},
    [TGSI_2D_ARRAY_MSAA] = {"2D_ARRAY_MSAA", 2, true, false, true, false, "ARRAY_2D", NULL, TEX_TYPE_TWO_D_ARRAY},
    [TGSI_CUBE_ARRAY] = {"CUBE_ARRAY", 3, true, true, false, false, "ARRAY_CUBE", "2D_ARRAY", TEX_TYPE_CUBEMAP_ARRAY},
    [TGSI_SHADOWCUBE_ARRAY] = {"SHADOWCUBE_ARRAY", 3, true, true, false, true, "ARRAY_CUBE", NULL,
                               TEX_TYPE_CUBEMAP_ARRAY},
};

const char *const tgsi_type_names[TGSI_TYPES] = {"UNORM", "SNORM", "SINT", "UINT", "FLOAT"};

const char *const tgsi_file_names[TGSI_FILES] = {
    [TGSI_TEMP] = "TEMP",     [TGSI_INPUT] = "IN",         [TGSI_OUTPUT] = "OUT",         [TGSI_CONSTANT] = "CONST",
    [TGSI_IMMEDIATE] = "IMM", [TGSI_SYSTEM] = "SV",        [TGSI_ADDRESS] = "ADDR",       [TGSI_SAMPLER] = "SAMP",
    [TGSI_VIEW] = "SVIEW",    [TGSI_IMAGE] = "IMAGE",      [TGSI_RESOURCE] = "RES",       [TGSI_STORAGE] = "BUFFER",
    [TGSI_MEMORY] = "MEMORY", [TGSI_COUNTER] = "HWATOMIC", [TGSI_CONSTANTS] = "CONSTBUF", [TGSI_NOTHING] = "NULL",
};

const char *const tgsi_slot_names[TGSI_SLOTS] = {
    [TGSI_DEST] = "destination",
    [TGSI_COORD] = "address",
    [TGSI_EXTRA] = "second source",
    [TGSI_DDX] = "ddx",
    [TGSI_DDY] = "ddy",
    [TGSI_COMPONENT] = "component",
    [TGSI_UNIT] = "sampler",
    [TGSI_SVIEW] = "sampler view",
    [TGSI_LEVEL] = "level",
    [TGSI_SAMPLE] = "sample index",
    [TGSI_STORED_TO] = "resource",
    [TGSI_SOURCE] = "resource",
    [TGSI_DATA] = "data",
    [TGSI_COMPARED] = "value to compare with",
};

#define B(target) TGSI_BIT(TGSI_##target)
#define FLAT (B(1D) | B(2D) | B(RECT))
#define ARRAYS (B(1D_ARRAY) | B(2D_ARRAY))
#define PLAIN (FLAT | B(3D))
#define CUBES (B(CUBE) | B(CUBE_ARRAY))
#define SHADOWS (B(SHADOW1D) | B(SHADOW2D) | B(SHADOWRECT))
#define SHADOW_ARRAYS (B(SHADOW1D_ARRAY) | B(SHADOW2D_ARRAY))
#define SAMPLED (B(2D_MSAA) | B(2D_ARRAY_MSAA))
#define FILTERED (PLAIN | ARRAYS | CUBES)
#define ALL (FILTERED | SHADOWS | SHADOW_ARRAYS | B(SHADOWCUBE) | B(SHADOWCUBE_ARRAY))
#define SURFACES (PLAIN | ARRAYS | CUBES | B(BUFFER))
#define FETCHED (PLAIN | ARRAYS | B(BUFFER))
#define SLOTS(...)                                                                                                     \
    .slot = {__VA_ARGS__}, .slots = sizeof(uint8_t[])                                                                  \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }

#define D TGSI_DEST
#define A TGSI_COORD
#define E TGSI_EXTRA
#define U TGSI_UNIT
#define V TGSI_SVIEW
#define TEXES(n, mode, ...)                                                                                            \
    {                                                                                                                  \
        .name = n, .work = TGSI_WORK_SAMPLE, .word = "TEX", .lod = mode, .offsets = true, __VA_ARGS__                  \
    }
#define SAMPLES(n, mode, ...) TEXES(n, mode, .view = true, .targets = FILTERED, .rule = "R-TGSI-70", __VA_ARGS__)
#define ATOMIC(n, operation)                                                                                           \
    {                                                                                                                  \
        .name = n, .work = TGSI_WORK_ATOMIC, .word = "SUATOM", .lod = operation, .targets = SURFACES,                  \
        .rule = "R-TGSI-131", SLOTS(D, TGSI_SOURCE, A, TGSI_DATA)                                                      \
    }

#define GATHERED                                                                                                       \
    (B(2D) | B(2D_ARRAY) | CUBES | B(RECT) | B(SHADOW2D) | B(SHADOWRECT) | B(SHADOW2D_ARRAY) | B(SHADOWCUBE))

/* R-TGSI-62: the component is in the swizzle of the sampler. R-TGSI-63: a reference has no place then. */
static const struct tgsi_opcode gather_of_swizzle = {.name = "TG4",
                                                     .work = TGSI_WORK_GATHER,
                                                     .word = "TLD4",
                                                     SLOTS(D, A, U),
                                                     .targets = GATHERED,
                                                     .rule = "R-TGSI-56, R-TGSI-63",
                                                     .reference = TGSI_BY_TARGET,
                                                     .offsets = true};

static const struct tgsi_opcode opcodes[] = {
    TEXES("TEX", "", SLOTS(D, A, U), .targets = ALL & ~B(SHADOWCUBE_ARRAY), .rule = "R-TGSI-14",
          .reference = TGSI_BY_TARGET),
    TEXES("TEX2", "", SLOTS(D, A, E, U), .targets = B(SHADOWCUBE_ARRAY), .rule = "R-TGSI-15",
          .reference = TGSI_FROM_EXTRA_X),
    TEXES("TXP", "", SLOTS(D, A, U), .targets = PLAIN | B(CUBE) | SHADOWS, .rule = "R-TGSI-17",
          .reference = TGSI_FROM_Z, .divide = true),
    TEXES("TXB", ".LB", SLOTS(D, A, U), .targets = PLAIN | ARRAYS | B(CUBE) | SHADOWS | B(SHADOW1D_ARRAY),
          .rule = "R-TGSI-21, R-TGSI-22", .level = TGSI_FROM_W, .reference = TGSI_FROM_Z),
    TEXES("TXB2", ".LB", SLOTS(D, A, E, U), .targets = B(CUBE_ARRAY) | B(SHADOWCUBE) | B(SHADOWCUBE_ARRAY),
          .beyond = B(SHADOW2D_ARRAY), .rule = "R-TGSI-23", .level = TGSI_FROM_EXTRA_X, .reference = TGSI_BY_TARGET),
    TEXES("TEX_LZ", ".LZ", SLOTS(D, A, U), .targets = PLAIN | ARRAYS | B(CUBE) | SHADOWS | B(SHADOW1D_ARRAY),
          .rule = "R-TGSI-25, R-TGSI-28", .reference = TGSI_FROM_Z),
    TEXES("TXL", ".LL", SLOTS(D, A, U), .targets = PLAIN | ARRAYS | B(CUBE) | SHADOWS | B(SHADOW1D_ARRAY),
          .rule = "R-TGSI-27, R-TGSI-28", .level = TGSI_FROM_W, .reference = TGSI_FROM_Z),
    TEXES("TXL2", ".LL", SLOTS(D, A, E, U), .targets = B(CUBE_ARRAY) | B(SHADOWCUBE_ARRAY),
          .beyond = B(SHADOW2D_ARRAY) | B(SHADOWCUBE), .rule = "R-TGSI-29", .level = TGSI_FROM_EXTRA_X,
          .reference = TGSI_BY_TARGET),
    {.name = "TXD",
     .work = TGSI_WORK_DERIVATIVES,
     .word = "TXD",
     SLOTS(D, A, TGSI_DDX, TGSI_DDY, U),
     .targets = ALL,
     .rule = "R-TGSI-16",
     .offsets = true},
    {.name = "TXF",
     .work = TGSI_WORK_FETCH,
     .word = "TLD",
     SLOTS(D, A, U),
     .targets = FETCHED | SAMPLED,
     .rule = "R-TGSI-36",
     .level = TGSI_FROM_W,
     .offsets = true},
    {.name = "TXF_LZ",
     .work = TGSI_WORK_FETCH,
     .word = "TLD",
     SLOTS(D, A, U),
     .targets = FETCHED,
     .rule = "R-TGSI-36",
     .offsets = true},
    {.name = "TXQ",
     .work = TGSI_WORK_SIZE,
     .word = "TXQ",
     SLOTS(D, TGSI_LEVEL, U),
     .targets = ALL | SAMPLED | B(BUFFER),
     .rule = "R-TGSI-46"},
    {.name = "TXQS",
     .work = TGSI_WORK_COUNT,
     .word = "TXQ",
     SLOTS(D, U),
     .targets = ALL | SAMPLED,
     .rule = "R-TGSI-49"},
    {.name = "TG4",
     .work = TGSI_WORK_GATHER,
     .word = "TLD4",
     SLOTS(D, A, TGSI_COMPONENT, U),
     .targets = GATHERED | B(SHADOWCUBE_ARRAY),
     .rule = "R-TGSI-56",
     .reference = TGSI_BY_TARGET,
     .offsets = true,
     .shorter = &gather_of_swizzle},
    {.name = "LODQ", .work = TGSI_WORK_LOD, .word = "TMML", SLOTS(D, A, U), .targets = ALL, .rule = "R-TGSI-65"},
    SAMPLES("SAMPLE", "", SLOTS(D, A, V, U)),
    SAMPLES("SAMPLE_B", ".LB", SLOTS(D, A, V, U, E), .level = TGSI_FROM_EXTRA_X),
    SAMPLES("SAMPLE_L", ".LL", SLOTS(D, A, V, U, E), .level = TGSI_FROM_EXTRA_X),
    SAMPLES("SAMPLE_C", "", SLOTS(D, A, V, U, E), .reference = TGSI_FROM_EXTRA_X, .replicate = true),
    SAMPLES("SAMPLE_C_LZ", ".LZ", SLOTS(D, A, V, U, E), .reference = TGSI_FROM_EXTRA_X, .replicate = true),
    {.name = "SAMPLE_D",
     .work = TGSI_WORK_DERIVATIVES,
     .word = "TXD",
     SLOTS(D, A, V, U, TGSI_DDX, TGSI_DDY),
     .targets = FILTERED,
     .rule = "R-TGSI-70",
     .view = true,
     .offsets = true},
    {.name = "SAMPLE_I",
     .work = TGSI_WORK_FETCH,
     .word = "TLD",
     SLOTS(D, A, V),
     .targets = FETCHED,
     .rule = "R-TGSI-71",
     .level = TGSI_FROM_W,
     .view = true,
     .offsets = true},
    {.name = "SAMPLE_I_MS",
     .work = TGSI_WORK_FETCH,
     .word = "TLD",
     SLOTS(D, A, V, TGSI_SAMPLE),
     .targets = SAMPLED,
     .rule = "R-TGSI-79",
     .view = true,
     .offsets = true},
    {.name = "GATHER4",
     .work = TGSI_WORK_GATHER,
     .word = "TLD4",
     SLOTS(D, A, V, U),
     .targets = B(2D) | B(2D_ARRAY) | CUBES,
     .rule = "R-TGSI-86",
     .view = true,
     .offsets = true},
    {.name = "SVIEWINFO",
     .work = TGSI_WORK_SIZE,
     .word = "TXQ",
     SLOTS(D, TGSI_LEVEL, V),
     .targets = FILTERED | SAMPLED | B(BUFFER),
     .rule = "R-TGSI-90",
     .view = true},
    {.name = "SAMPLE_POS",
     .work = TGSI_WORK_POSITION,
     .word = "TXQ",
     SLOTS(D, V, TGSI_SAMPLE),
     .targets = FILTERED | SAMPLED,
     .rule = "R-TGSI-97",
     .view = true},
    {.name = "SAMPLE_INFO",
     .work = TGSI_WORK_COUNT,
     .word = "TXQ",
     SLOTS(D, V),
     .targets = FILTERED | SAMPLED,
     .rule = "R-TGSI-101",
     .view = true},
    {.name = "LOD",
     .work = TGSI_WORK_LOD,
     .word = "TMML",
     SLOTS(D, A, V, U),
     .targets = FILTERED,
     .rule = "R-TGSI-103",
     .view = true},
    {.name = "LOAD",
     .work = TGSI_WORK_LOAD,
     .word = "SULD",
     SLOTS(D, TGSI_SOURCE, A),
     .targets = SURFACES,
     .rule = "R-TGSI-111"},
    {.name = "STORE",
     .work = TGSI_WORK_STORE,
     .word = "SUST",
     SLOTS(TGSI_STORED_TO, A, TGSI_DATA),
     .targets = SURFACES,
     .rule = "R-TGSI-117"},
    {.name = "RESQ",
     .work = TGSI_WORK_SURFACE_SIZE,
     .word = "TXQ",
     SLOTS(D, TGSI_SOURCE),
     .targets = SURFACES,
     .rule = "R-TGSI-121"},
    ATOMIC("ATOMUADD", "ADD"),
    ATOMIC("ATOMFADD", "ADD"),
    ATOMIC("ATOMXCHG", "EXCH"),
    {.name = "ATOMCAS",
     .work = TGSI_WORK_ATOMIC,
     .word = "SUATOM",
     .lod = "CAS",
     .targets = SURFACES,
     .rule = "R-TGSI-131",
     SLOTS(D, TGSI_SOURCE, A, TGSI_COMPARED, TGSI_DATA)},
    ATOMIC("ATOMAND", "AND"),
    ATOMIC("ATOMOR", "OR"),
    ATOMIC("ATOMXOR", "XOR"),
    ATOMIC("ATOMUMIN", "MIN"),
    ATOMIC("ATOMUMAX", "MAX"),
    ATOMIC("ATOMIMIN", "MIN"),
    ATOMIC("ATOMIMAX", "MAX"),
    ATOMIC("ATOMINC_WRAP", "INC"), /* R-TGSI-134, PD-78 */
    ATOMIC("ATOMDEC_WRAP", "DEC"), /* R-TGSI-135, PD-79 */
};
#define OPCODES (sizeof opcodes / sizeof *opcodes)

static bool is(const char *name, size_t size, const char *text)
{
    return strlen(text) == size && strncasecmp(name, text, size) == 0;
}

/* As Mesa prints them. */
static const struct {
    const char *name;
    enum tgsi_target target;
} spelled[] = {{"CUBEARRAY", TGSI_CUBE_ARRAY}, {"SHADOWCUBEARRAY", TGSI_SHADOWCUBE_ARRAY}};

enum tgsi_target tgsi_target_find(const char *name, size_t size)
{
    for (unsigned i = 1; i < TGSI_TARGETS; i++)
        if (is(name, size, tgsi_targets[i].name))
            return (enum tgsi_target)i;
    for (unsigned i = 0; i < sizeof spelled / sizeof *spelled; i++)
        if (is(name, size, spelled[i].name))
            return spelled[i].target;
    return TGSI_NO_TARGET;
}

const struct tgsi_opcode *tgsi_opcode_find(const char *name, size_t size)
{
    for (size_t i = 0; i < OPCODES; i++)
        if (is(name, size, opcodes[i].name))
            return &opcodes[i];
    return NULL;
}

/* The name without a modifier at its end, or all of it. */
static size_t without(const char *name, size_t size, const char *modifier, bool *found)
{
    size_t tail = strlen(modifier);
    *found = size > tail && strncasecmp(name + size - tail, modifier, tail) == 0;
    return *found ? size - tail : size;
}

bool tgsi_spelling(const char *name, size_t size, struct tgsi_spelling *out)
{
    bool precise;
    size = without(name, size, "_PRECISE", &precise);
    size = without(name, size, "_SAT", &out->saturate); /* R-TGSI-2 */
    out->opcode = tgsi_opcode_find(name, size);
    return out->opcode != NULL;
}

bool tgsi_processor(const char *name, size_t size, enum tex_stage_code *out)
{
    static const struct {
        const char *name;
        enum tex_stage_code stage;
    } rows[] = {{"FRAG", TEX_STAGE_PIXEL},          {"VERT", TEX_STAGE_VERTEX},
                {"GEOM", TEX_STAGE_GEOMETRY},       {"TESS_CTRL", TEX_STAGE_TESS_CONTROL},
                {"TESS_EVAL", TEX_STAGE_TESS_EVAL}, {"COMP", TEX_STAGE_COMPUTE}};
    while (size > 0 && name[size - 1] >= '0' && name[size - 1] <= '9') /* FRAG1.1, as it was once written */
        size--;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
        if (is(name, size, rows[i].name)) {
            *out = rows[i].stage;
            return true;
        }
    return false;
}
