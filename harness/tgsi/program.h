// SPDX-License-Identifier: Apache-2.0
/*
 * TGSI, Mesa's shader text: its texture, view, image and atomic instructions. README.md has the syntax. tgsi_read
 * parses, tgsi_check judges by the rules of the page, tgsi_lower (lower.h) finds the SM50 word.
 */
#ifndef TGSI_PROGRAM_H
#define TGSI_PROGRAM_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lowering/source.h"
#include "tex_defs.h"

enum tgsi_target {
    TGSI_NO_TARGET,
    TGSI_BUFFER,
    TGSI_1D,
    TGSI_2D,
    TGSI_3D,
    TGSI_CUBE,
    TGSI_RECT,
    TGSI_SHADOW1D,
    TGSI_SHADOW2D,
    TGSI_SHADOWRECT,
    TGSI_1D_ARRAY,
    TGSI_2D_ARRAY,
    TGSI_SHADOW1D_ARRAY,
    TGSI_SHADOW2D_ARRAY,
    TGSI_SHADOWCUBE,
    TGSI_2D_MSAA,
    TGSI_2D_ARRAY_MSAA,
    TGSI_CUBE_ARRAY,
    TGSI_SHADOWCUBE_ARRAY,
    TGSI_TARGETS
};
struct tgsi_target_info {
    const char *name;
    uint8_t axes; /* coordinates, without the array index, which comes after them */
    bool array, cube, samples, shadow;
    const char *param, *surface; /* what words call it: paramA; .dim of a surface, NULL: no surface has it */
    enum tex_type_code type;     /* of a header */
};
extern const struct tgsi_target_info tgsi_targets[TGSI_TARGETS];
/* TGSI_NO_TARGET if there is none of that name. */
enum tgsi_target tgsi_target_find(const char *name, size_t size);

enum tgsi_type { TGSI_UNORM, TGSI_SNORM, TGSI_SINT, TGSI_UINT, TGSI_FLOAT, TGSI_TYPES };
extern const char *const tgsi_type_names[TGSI_TYPES];

/* Register files. */
enum tgsi_file {
    TGSI_TEMP,
    TGSI_INPUT,
    TGSI_OUTPUT,
    TGSI_CONSTANT,
    TGSI_IMMEDIATE,
    TGSI_SYSTEM, /* SV */
    TGSI_ADDRESS,
    TGSI_SAMPLER, /* SAMP */
    TGSI_VIEW,    /* SVIEW */
    TGSI_IMAGE,
    TGSI_RESOURCE, /* RES */
    TGSI_STORAGE,  /* BUFFER */
    TGSI_MEMORY,
    TGSI_COUNTER,   /* HWATOMIC */
    TGSI_CONSTANTS, /* CONSTBUF: a buffer, where CONST is a register of one */
    TGSI_NOTHING,   /* NULL */
    TGSI_FILES
};
extern const char *const tgsi_file_names[TGSI_FILES];

enum { TGSI_COMPONENTS = 4 };
struct tgsi_operand {
    struct span at;
    enum tgsi_file file; /* TGSI_FILES: a word, as a target or a format */
    uint32_t number;
    bool relative;         /* an index of it holds a register */
    struct low_slice by;   /* that register, with its component: "ADDR[0].x" */
    int64_t plus;          /* what is added to it */
    struct low_slice name; /* with its indices, without swizzle and signs; or the word */
    bool negate, absolute;
    unsigned letters; /* as written, 0: none */
    uint8_t letter[TGSI_COMPONENTS];
    struct span letters_at;
};

/* Parts of an instruction. */
enum tgsi_slot {
    TGSI_DEST,
    TGSI_COORD,
    TGSI_EXTRA, /* reference, bias or level, by opcode */
    TGSI_DDX,
    TGSI_DDY,
    TGSI_COMPONENT,
    TGSI_UNIT, /* the sampler */
    TGSI_SVIEW,
    TGSI_LEVEL,
    TGSI_SAMPLE,
    TGSI_STORED_TO,
    TGSI_SOURCE, /* the resource that is read */
    TGSI_DATA,
    TGSI_COMPARED, /* of a compare and swap */
    TGSI_SLOTS
};
enum { TGSI_OPERANDS = 7 };

struct tgsi_opcode;
struct tgsi_instruction {
    const struct tgsi_opcode *opcode;
    bool saturate;
    struct span at; /* of the opcode */
    struct low_slice text;
    struct tgsi_operand operand[TGSI_OPERANDS]; /* in the order of the opcode's slots */
    unsigned operands;
    struct tgsi_operand offset; /* of texels */
    bool has_offset;
    bool has_more;           /* offsets */
    enum tgsi_target target; /* of the instruction, or TGSI_NO_TARGET */
    struct span target_at;
    struct low_slice format; /* PIPE_FORMAT_R32_UINT; empty: none */
    bool chosen;             /* tgsi_choose was called */
};

/* A declaration of SVIEW, IMAGE or RES. */
struct tgsi_declared {
    bool declared;
    enum tgsi_target target;
    enum tgsi_type type[TGSI_COMPONENTS];
    bool writable, raw;
    struct low_slice format;
};

enum { TGSI_SAMPLERS = 32, TGSI_VIEWS = 128, TGSI_IMAGES = 64, TGSI_IMMEDIATES = 4096 };
struct tgsi_program {
    bool has_processor;
    enum tex_stage_code stage;
    bool sampler[TGSI_SAMPLERS], buffer[TGSI_IMAGES];
    struct tgsi_declared view[TGSI_VIEWS], image[TGSI_IMAGES], resource[TGSI_IMAGES];
    uint32_t (*immediate)[TGSI_COMPONENTS]; /* by number */
    size_t immediates;
    struct tgsi_instruction *instructions; /* in the order of the text */
    size_t count, room;
    struct low_lefts left;
    bool no_memory;
};

/* Parse. Errors of syntax go to diag: then false. tgsi_free in any case. */
bool tgsi_read(const struct low_source *source, struct tgsi_program *out, struct diag *diag);
void tgsi_free(struct tgsi_program *p);

/*
 * Judge every instruction. Broken rules go to diag as errors: then false. An instruction that one word of the family
 * cannot do is moved to the list of those left out; strict: that is an error too.
 */
bool tgsi_check(const struct low_source *source, struct tgsi_program *p, bool strict, struct diag *diag);

/* The texture or surface of an instruction: its file and number, and its target after declarations. */
struct tgsi_bound {
    enum tgsi_file file;
    uint32_t number;
    enum tgsi_target target;
};
struct tgsi_bound tgsi_bound_of(const struct tgsi_program *p, const struct tgsi_instruction *i);
/* What a declaration says of SVIEW, IMAGE or RES; of SAMP and BUFFER whether there is one. */
const struct tgsi_declared *tgsi_declared_of(const struct tgsi_program *p, enum tgsi_file file, uint32_t number);
/* Numbers that a file may have: 0.. below it. */
uint32_t tgsi_most_of(enum tgsi_file file);

/* A register that chooses a sampler, view or resource: SAMP[ADDR[0].x+2]. */
struct tgsi_reach {
    struct low_slice by; /* empty: none does */
    struct span at;      /* of an operand that is chosen */
    bool two;            /* two registers do */
    /* Values one after another for which all that is chosen is declared, fits the target and is of one kind. With a
     * count of 0, first is the least value that chooses no negative number. */
    uint32_t first, count;
};
struct tgsi_reach tgsi_reach_of(const struct tgsi_program *p, const struct tgsi_instruction *i);
/* Set the numbers of what the register chooses. tgsi_check sets those of the first value, if nobody did before. */
void tgsi_choose(struct tgsi_instruction *i, uint32_t value);

/* The operand of a slot, NULL if the opcode has none. */
const struct tgsi_operand *tgsi_operand_of(const struct tgsi_instruction *i, enum tgsi_slot slot);
/* An immediate of the text: its bits. False: it is none, or not defined. */
bool tgsi_immediate_of(const struct tgsi_program *p, const struct tgsi_operand *o, unsigned component, uint32_t *bits);
/* Letter k of a swizzle or mask: all four without one; a swizzle of one letter repeats it. */
unsigned tgsi_letter(const struct tgsi_operand *o, unsigned k);

#endif
