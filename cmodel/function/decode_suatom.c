// SPDX-License-Identifier: Apache-2.0
#include "function/decode_suatom.h"

#include <string.h>

#include "function/decode_sust.h"

/* Where an encoding has a field; width 0: it has none, and the field reads 0. */
struct place {
    uint8_t lo, width;
};
#define AT(encoding, field) TEX_##encoding##_##field##_LO, TEX_##encoding##_##field##_W
#define BITS(encoding, field) ((((UINT64_C(1) << TEX_##encoding##_##field##_W) - 1) << TEX_##encoding##_##field##_LO))

struct encoding {
    uint32_t value; /* of the field opcode */
    enum tex_opcode_code instruction;
    bool swaps; /* CAS */
    uint64_t zeros;
    struct place opcode, rd, ra, data, dim, clamp, ba, type, atom, index, rc;
};

#define FIELDS(encoding)                                                                                               \
    .opcode = {AT(encoding, OPCODE)}, .ra = {AT(encoding, RA)}, .data = {AT(encoding, DATA)},                          \
    .dim = {AT(encoding, DIM)}, .clamp = {AT(encoding, CLAMP)}, .ba = {AT(encoding, BA)}, .type = {AT(encoding, TYPE)}

static const struct encoding encodings[] = {
    {0x1d6b, TEX_OPCODE_SURED, false, BITS(SUREDDI, ZERO_A), FIELDS(SUREDDI), .atom = {AT(SUREDDI, ATOM)},
     .index = {AT(SUREDDI, INDEX)}},
    {0x1d6a, TEX_OPCODE_SURED, false, BITS(SUREDDR, ZERO_A) | BITS(SUREDDR, ZERO_B) | BITS(SUREDDR, ZERO_C),
     FIELDS(SUREDDR), .atom = {AT(SUREDDR, ATOM)}, .rc = {AT(SUREDDR, RC)}},
    {0x3a8, TEX_OPCODE_SUATOM, false, 0, FIELDS(SUATOMI), .rd = {AT(SUATOMI, RD)}, .atom = {AT(SUATOMI, ATOM)},
     .index = {AT(SUATOMI, INDEX)}},
    {0xea7, TEX_OPCODE_SUATOM, false, BITS(SUATOMR, ZERO_B) | BITS(SUATOMR, ZERO_C), FIELDS(SUATOMR),
     .rd = {AT(SUATOMR, RD)}, .atom = {AT(SUATOMR, ATOM)}, .rc = {AT(SUATOMR, RC)}},
    {0x3aa, TEX_OPCODE_SUATOM, true, BITS(SUATOMCI, ZERO_A), FIELDS(SUATOMCI), .rd = {AT(SUATOMCI, RD)},
     .index = {AT(SUATOMCI, INDEX)}},
    {0xead, TEX_OPCODE_SUATOM, true, BITS(SUATOMCR, ZERO_A) | BITS(SUATOMCR, ZERO_B) | BITS(SUATOMCR, ZERO_C),
     FIELDS(SUATOMCR), .rd = {AT(SUATOMCR, RD)}, .rc = {AT(SUATOMCR, RC)}},
};

static uint32_t field(uint64_t word, struct place at)
{
    return tex_bits64(word, at.lo, at.width);
}

static const struct encoding *encoding_of(uint64_t word)
{
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
        if (field(word, encodings[i].opcode) == encodings[i].value)
            return &encodings[i];
    return NULL;
}

bool tex_decode_atom_defined(uint32_t atom, uint32_t type)
{
    bool integer = type == TEX_ATOM_TYPE_U32 || type == TEX_ATOM_TYPE_S32 || type == TEX_ATOM_TYPE_U64 ||
                   type == TEX_ATOM_TYPE_S64;
    switch (atom) {
    case TEX_ATOM_ADD:
        return (integer && type != TEX_ATOM_TYPE_S64) || type == TEX_ATOM_TYPE_F32;
    case TEX_ATOM_INC:
    case TEX_ATOM_DEC:
        return type == TEX_ATOM_TYPE_U32;
    case TEX_ATOM_MIN:
    case TEX_ATOM_MAX:
    case TEX_ATOM_AND:
    case TEX_ATOM_OR:
    case TEX_ATOM_XOR:
    case TEX_ATOM_EXCH:
    case TEX_ATOM_CAS:
        return integer;
    default:
        return false;
    }
}

static bool is_defined(uint32_t type)
{
    return type <= TEX_ATOM_TYPE_F32 || type == TEX_ATOM_TYPE_S64;
}

/* R-SUST-19: a register of operands, or of a result, may be RZ. */
static bool registers_ok(uint32_t base, unsigned count)
{
    return base == TEX_RZ || tex_decode_registers_ok(base, count);
}

static enum tex_illegal_code check(uint64_t word, const struct encoding *e, unsigned coordinates,
                                   const struct tex_decode *d)
{
    unsigned words = d->access.sz == TEX_SZ_64 ? 2 : 1;
    if (d->access.dim > TEX_DIM_3D) /* R-SUST-3 */
        return TEX_ILLEGAL_DIM;
    if (!is_defined(d->access.atom_type))
        return TEX_ILLEGAL_SZ;
    if ((d->access.atom == TEX_ATOM_CAS && !e->swaps) || !tex_decode_atom_defined(d->access.atom, d->access.atom_type))
        return TEX_ILLEGAL_ATOM; /* PD-118e */
    if (word & e->zeros)
        return TEX_ILLEGAL_RESERVED;
    if (!tex_decode_registers_ok(field(word, e->ra), coordinates))
        return TEX_ILLEGAL_RA;
    if (!registers_ok(field(word, e->data), e->swaps ? 2 * words : words))
        return TEX_ILLEGAL_RB;
    if (field(word, e->rc) == TEX_RZ) /* 0 where the word has none */
        return TEX_ILLEGAL_RC;
    return registers_ok(d->op.rd, words) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_RD;
}

bool tex_decode_suatom(uint64_t word, struct tex_instruction *out)
{
    struct tex_decode *d = &out->common;
    const struct encoding *e = encoding_of(word);
    if (!e)
        return false;
    uint32_t type = field(word, e->type);
    bool wide = type == TEX_ATOM_TYPE_U64 || type == TEX_ATOM_TYPE_S64;
    d->bindless = e->rc.width > 0;                            /* R-SUST-18 */
    d->index = field(word, e->index);                         /* R-SUST-15 */
    d->access = (struct tex_access){.ba = field(word, e->ba), /* R-SUST-6 */
                                    .dim = field(word, e->dim),
                                    .sz = wide ? TEX_SZ_64 : TEX_SZ_32,
                                    .clamp = field(word, e->clamp), /* R-SUST-13 */
                                    .atom = e->swaps ? TEX_ATOM_CAS : field(word, e->atom),
                                    .atom_type = type};
    /* PD-118: the old value goes to one register, or two; SURED writes none. */
    d->op = (struct tex_op){.opcode = e->instruction, .rd = TEX_RZ, .ps = TEX_PT};
    if (e->instruction == TEX_OPCODE_SUATOM) {
        d->op.rd = field(word, e->rd);
        d->op.wmask = wide ? 3 : 1;
    }
    unsigned coordinates = tex_decode_coordinates(d->access.dim, out);
    d->illegal = check(word, e, coordinates, d);
    unsigned registers = (wide ? 2U : 1U) << e->swaps;
    out->data = field(word, e->data) == TEX_RZ ? 0 : (uint8_t)registers; /* R-SUST-19 */
    out->asked[0] = d->bindless ? 3 : TEX_OPERAND_ABSENT;
    out->asked[1] = TEX_OPERAND_ABSENT;
    memset(out->rb, TEX_OPERAND_ABSENT, sizeof out->rb);
    return true;
}
