// SPDX-License-Identifier: Apache-2.0
#include "function/decode_compact.h"

#define FIELD(word, name) tex_bits64(word, TEX_##name##_LO, TEX_##name##_W)
#define TLDS_FIXED 0xdU
#define TLDS_OPCODE 1U
#define TEXS_OPCODE 0U
#define TLD4S_OPCODE 0xdfU

/* PD-119: the full word that a compact one equals, and where its scalars are. */
struct form {
    bool assigned;
    uint8_t param, in_ra; /* in_ra: coordinates, or array and coordinates, in Ra; the others are the first of Rb */
    bool level, offsets, ms, dc;
    bool zero; /* of TEXS: .LZ */
};

static const struct form samples[16] = {
    [0] = {.assigned = true, .param = TEX_PARAM_1D, .in_ra = 1, .zero = true},
    [1] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 1},
    [2] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 1, .zero = true},
    [3] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .level = true},
    [4] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .dc = true},
    [5] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .level = true, .dc = true},
    [6] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .dc = true, .zero = true},
    [7] = {.assigned = true, .param = TEX_PARAM_ARRAY_2D, .in_ra = 2},
    [8] = {.assigned = true, .param = TEX_PARAM_ARRAY_2D, .in_ra = 2, .zero = true},
    [9] = {.assigned = true, .param = TEX_PARAM_ARRAY_2D, .in_ra = 2, .dc = true, .zero = true},
    [10] = {.assigned = true, .param = TEX_PARAM_3D, .in_ra = 2},
    [11] = {.assigned = true, .param = TEX_PARAM_3D, .in_ra = 2, .zero = true},
    [12] = {.assigned = true, .param = TEX_PARAM_CUBE, .in_ra = 2},
    [13] = {.assigned = true, .param = TEX_PARAM_CUBE, .in_ra = 2, .level = true},
};

static const struct form fetches[16] = {
    [0] = {.assigned = true, .param = TEX_PARAM_1D, .in_ra = 1},
    [1] = {.assigned = true, .param = TEX_PARAM_1D, .in_ra = 1, .level = true},
    [2] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 1},
    [4] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .offsets = true},
    [5] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .level = true},
    [6] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .ms = true},
    [7] = {.assigned = true, .param = TEX_PARAM_3D, .in_ra = 2},
    [8] = {.assigned = true, .param = TEX_PARAM_ARRAY_2D, .in_ra = 1},
    [12] = {.assigned = true, .param = TEX_PARAM_2D, .in_ra = 2, .level = true, .offsets = true},
};

/* PD-119: lanes in the registers of Rd1, and in those of Rd2. */
struct lanes {
    uint8_t first, second;
};
static const struct lanes without_rd2[8] = {{1, 0}, {2, 0}, {4, 0}, {8, 0}, {3, 0}, {9, 0}, {10, 0}, {12, 0}};
static const struct lanes with_rd2[8] = {{3, 4}, {3, 8}, {5, 8}, {6, 8}, {3, 12}, {0, 0}, {0, 0}, {0, 0}};

/* Fields that no later stage sees. */
struct word_fields {
    uint32_t ra, rb, rd1, rd2;
    bool half;
    unsigned ra_count, rb_count;
    struct lanes lanes;
};

static void place(bool present, uint8_t *operand, unsigned *next)
{
    *operand = TEX_OPERAND_ABSENT;
    if (present)
        *operand = (uint8_t)(*next)++;
}

static void place_operands(const struct form *form, struct tex_instruction *out, struct word_fields *f)
{
    bool array = form->param == TEX_PARAM_ARRAY_2D, one = form->param == TEX_PARAM_1D;
    unsigned coordinates = 0;
    place(array, &out->ra[0], &coordinates);
    place(true, &out->ra[1], &coordinates);
    place(!one, &out->ra[2], &coordinates);
    place(form->param == TEX_PARAM_3D || form->param == TEX_PARAM_CUBE, &out->ra[3], &coordinates);
    out->in_ra = form->in_ra;
    f->ra_count = form->in_ra;
    f->rb_count = coordinates - form->in_ra;
    place(false, &out->rb[0], &f->rb_count);
    place(form->level || form->ms, &out->level, &f->rb_count);
    place(form->offsets, &out->rb[1], &f->rb_count);
    place(false, &out->rb[2], &f->rb_count);
    place(form->dc, &out->rb[3], &f->rb_count);
    out->asked[0] = out->asked[1] = TEX_OPERAND_ABSENT;
}

/* A register that is RZ takes its lanes away: PD-2, of each of the two. */
static struct tex_op op_of(enum tex_opcode_code opcode, uint32_t comp, const struct word_fields *f)
{
    bool first = f->rd1 != TEX_RZ, second = f->rd2 != TEX_RZ;
    return (struct tex_op){.opcode = opcode,
                           .comp = comp,
                           .wmask = (first ? f->lanes.first : 0U) | (second ? f->lanes.second : 0U),
                           .rd = first ? f->rd1 : f->rd2,
                           .ps = TEX_PT,
                           .split = first && second,
                           .rd2 = first && second ? f->rd2 : 0};
}

static unsigned lanes_in(uint32_t mask)
{
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1);
}

static bool result_ok(uint32_t rd, uint32_t mask)
{
    return rd == TEX_RZ || tex_decode_registers_ok(rd, lanes_in(mask));
}

static enum tex_illegal_code check(const struct word_fields *f)
{
    if (f->half)
        return TEX_ILLEGAL_F16;
    if ((f->lanes.first | f->lanes.second) == 0)
        return TEX_ILLEGAL_COMPS;
    if (!tex_decode_registers_ok(f->ra, f->ra_count))
        return TEX_ILLEGAL_RA;
    if (!tex_decode_registers_ok(f->rb, f->rb_count))
        return TEX_ILLEGAL_RB;
    return result_ok(f->rd1, f->lanes.first) && result_ok(f->rd2, f->lanes.second) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RD;
}

/* The fields that both have at one place. */
static void finish(uint64_t word, const struct form *form, enum tex_opcode_code opcode, uint32_t comp,
                   struct word_fields *f, struct tex_instruction *out)
{
    struct tex_decode *d = &out->common;
    f->ra = FIELD(word, TLDS_RA);
    f->rb = FIELD(word, TLDS_RB);
    f->rd1 = FIELD(word, TLDS_RD);
    f->rd2 = FIELD(word, TLDS_RD2);
    place_operands(form, out, f);
    d->param = form->param;
    d->toff = form->offsets ? TEX_TOFF_AOFFI : TEX_TOFF_NONE;
    d->ms = form->ms;
    d->dc = form->dc;
    d->index = FIELD(word, TLDS_INDEX);
    d->nodep = FIELD(word, TLDS_NODEP);
    d->op = op_of(opcode, comp, f);
    d->illegal = check(f);
    if (opcode == TEX_OPCODE_TEX)
        d->mode = form->zero ? TEX_LOD_MODE_LZ : form->level ? TEX_LOD_MODE_LL : TEX_LOD_MODE_NONE;
}

/* The form of a TLDS or TEXS word, NULL if it is neither. */
static const struct form *form_of(uint64_t word, enum tex_opcode_code *opcode)
{
    const struct form *forms = FIELD(word, TLDS_OPCODE) == TLDS_OPCODE   ? fetches
                               : FIELD(word, TEXS_OPCODE) == TEXS_OPCODE ? samples
                                                                         : NULL;
    *opcode = forms == fetches ? TEX_OPCODE_TLD : TEX_OPCODE_TEX;
    if (FIELD(word, TLDS_FIXED) != TLDS_FIXED || !forms || !forms[FIELD(word, TLDS_FORM)].assigned)
        return NULL;
    return &forms[FIELD(word, TLDS_FORM)];
}

bool tex_decode_compact(uint64_t word, struct tex_instruction *out)
{
    enum tex_opcode_code opcode;
    const struct form *form = form_of(word, &opcode);
    struct word_fields f = {0};
    if (form) {
        f.half = FIELD(word, TLDS_HALF) == TEX_HALF_F16;
        f.lanes = (FIELD(word, TLDS_RD2) == TEX_RZ ? without_rd2 : with_rd2)[FIELD(word, TLDS_COMPS)];
        finish(word, form, opcode, 0, &f, out);
        return true;
    }
    if (FIELD(word, TLD4S_OPCODE) != TLD4S_OPCODE || FIELD(word, TLD4S_FIXED) != 0)
        return false;
    bool offsets = FIELD(word, TLD4S_AOFFI), dc = FIELD(word, TLD4S_DC);
    const struct form gather = {
        .assigned = true, .param = TEX_PARAM_2D, .in_ra = offsets || dc ? 2 : 1, .offsets = offsets, .dc = dc};
    f.half = FIELD(word, TLD4S_F16);
    f.lanes = (struct lanes){3, 12};
    finish(word, &gather, TEX_OPCODE_TLD4, FIELD(word, TLD4S_COMP), &f, out);
    return true;
}
