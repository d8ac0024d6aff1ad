// SPDX-License-Identifier: Apache-2.0
/*
 * Shader assembly of Direct3D, shader models 4 and 5: the texture instructions of a text. README.md has the syntax.
 * dx_read parses, dx_check judges by the rules of the pages, dx_lower (lower.h) finds the SM50 word.
 */
#ifndef PROGRAM_H
#define PROGRAM_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lowering/source.h"
#include "tex_defs.h"

enum dx_dimension {
    DX_NO_DIMENSION,
    DX_BUFFER,
    DX_1D,
    DX_1D_ARRAY,
    DX_2D,
    DX_2D_ARRAY,
    DX_3D,
    DX_CUBE,
    DX_CUBE_ARRAY,
    DX_2DMS,
    DX_2DMS_ARRAY,
    DX_DIMENSIONS
};
struct dx_dimension_info {
    const char *name; /* as in dcl_resource_NAME */
    uint8_t axes;     /* coordinates, without the array index, which comes after them */
    bool array, cube, samples;
    const char *param, *surface; /* what words call it: paramA; .dim of a surface, NULL: no surface has it */
    enum tex_type_code type;     /* of a header */
};
extern const struct dx_dimension_info dx_dimensions[DX_DIMENSIONS];
/* DX_NO_DIMENSION if there is none of that name. */
enum dx_dimension dx_dimension_find(const char *name, size_t size);

enum dx_type { DX_UNORM, DX_SNORM, DX_SINT, DX_UINT, DX_FLOAT, DX_MIXED, DX_TYPES };
extern const char *const dx_type_names[DX_TYPES];

/* Register files. */
enum dx_file {
    DX_TEMP,      /* r# */
    DX_INDEXABLE, /* x#[] */
    DX_INPUT,     /* v# and the named inputs (vThreadID) */
    DX_OUTPUT,    /* o# and the named outputs (oDepth) */
    DX_CONSTANT,  /* cb#[] */
    DX_IMMEDIATE, /* icb[] */
    DX_RESOURCE,  /* t# */
    DX_SAMPLER,   /* s# */
    DX_UAV,       /* u# */
    DX_RASTERIZER,
    DX_LITERAL, /* l(...) */
    DX_OTHER
};

enum { DX_COMPONENTS = 4 };
struct dx_operand {
    struct span at;
    enum dx_file file;
    uint32_t number;         /* of the register, if it has one */
    bool numbered, relative; /* relative: an index of it holds a register */
    struct low_slice name;   /* with its indices, without swizzle and signs */
    bool negate, absolute;
    unsigned letters; /* of the swizzle or mask as written, 0: none */
    uint8_t letter[DX_COMPONENTS];
    struct span letters_at;
    unsigned values; /* of a literal */
    uint32_t value[DX_COMPONENTS];
};

/* Parts of an instruction in the order of its text. */
enum dx_slot {
    DX_DEST,
    DX_ADDRESS,
    DX_OFFSET,
    DX_SOURCE,     /* the resource that is read */
    DX_SAMPLED_BY, /* the sampler */
    DX_REFERENCE,
    DX_BIAS,
    DX_DDX, /* derivatives of the address along x, and along y */
    DX_DDY,
    DX_LEVEL,
    DX_SAMPLE,
    DX_STORED_TO, /* the surface that is written */
    DX_DATA,
    DX_SLOTS
};
enum { DX_OPERANDS = 6, DX_OFFSETS = 3 };

/* How a query returns its numbers. */
enum dx_return { DX_RETURN_FLOAT, DX_RETURN_RCP, DX_RETURN_UINT };

struct dx_opcode;
struct dx_instruction {
    const struct dx_opcode *opcode;
    struct span at; /* of the opcode */
    struct low_slice text;
    bool has_offset;
    struct span offset_at[DX_OFFSETS];
    int64_t offset[DX_OFFSETS];
    enum dx_return returns;
    enum dx_dimension dimension; /* of _indexable, or DX_NO_DIMENSION */
    struct span dimension_at;
    struct dx_operand operand[DX_OPERANDS];
    unsigned operands;
};

/* A declaration of t# or u#. */
struct dx_declared {
    enum dx_dimension dimension; /* DX_NO_DIMENSION: there is none */
    enum dx_type type[DX_COMPONENTS];
    uint32_t samples;
};

/* What dcl_sampler says. */
enum dx_mode { DX_MODE_ABSENT, DX_MODE_ANY, DX_MODE_DEFAULT, DX_MODE_COMPARISON, DX_MODE_MONO, DX_MODES };
extern const char *const dx_mode_names[DX_MODES];

enum { DX_RESOURCE_REGISTERS = 128, DX_UAV_REGISTERS = 64, DX_SAMPLER_REGISTERS = 16 };
struct dx_program {
    bool has_model;
    enum tex_stage_code stage;
    unsigned model; /* 40, 41, 50, 51 */
    bool has_temps;
    uint32_t temps;
    struct dx_declared resource[DX_RESOURCE_REGISTERS], uav[DX_UAV_REGISTERS];
    enum dx_mode sampler[DX_SAMPLER_REGISTERS];
    struct dx_instruction *instructions; /* in the order of the text */
    size_t count, room;
    struct low_lefts left;
    bool no_memory;
};

/* Parse. Errors of syntax go to diag: then false. dx_free in any case. */
bool dx_read(const struct low_source *source, struct dx_program *out, struct diag *diag);
void dx_free(struct dx_program *p);

/*
 * Judge every instruction. Broken rules go to diag as errors: then false. strict: so does what is left out, and what
 * the shader model of the text does not have, which otherwise is a note. An instruction that no word of the family can
 * do is moved to the list of those left out.
 */
bool dx_check(const struct low_source *source, struct dx_program *p, bool strict, struct diag *diag);

/* The resource of an instruction: t# or u#, and its dimension after declarations and _indexable. */
struct dx_resource {
    bool uav;
    uint32_t number;
    enum dx_dimension dimension;
};
struct dx_resource dx_resource_of(const struct dx_program *p, const struct dx_instruction *i);
/* The operand of a slot, NULL if the opcode has none. */
const struct dx_operand *dx_operand_of(const struct dx_instruction *i, enum dx_slot slot);

#endif
