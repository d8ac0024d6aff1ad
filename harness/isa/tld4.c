// SPDX-License-Identifier: Apache-2.0
#include "isa/tld4.h"

enum { OPCODE_IMMEDIATE = 0x32, OPCODE_BINDLESS = 0x37b };

#define GET(word, FIELD) get(word, TEX_##FIELD##_LO, TEX_##FIELD##_W)
#define PUT(value, FIELD) put(value, TEX_##FIELD##_LO, TEX_##FIELD##_W)

static uint32_t get(uint64_t word, unsigned lo, unsigned width)
{
    return (uint32_t)((word >> lo) & ((UINT64_C(1) << width) - 1));
}

static uint64_t put(uint64_t value, unsigned lo, unsigned width)
{
    return (value & ((UINT64_C(1) << width) - 1)) << lo;
}

const char *tld4_operand_name(enum tld4_operand operand)
{
    static const char *const names[TLD4_OPERANDS] = {"array", "s", "t", "r", "handle", "off1", "off2", "dref"};
    return operand < TLD4_OPERANDS ? names[operand] : "?";
}

bool tld4_operand_is_float(enum tld4_operand operand)
{
    return operand == TLD4_S || operand == TLD4_T || operand == TLD4_R || operand == TLD4_DREF;
}

bool tld4_unpack(uint64_t word, struct tld4 *out)
{
    bool bindless = GET(word, TLD4B_OPCODE) == OPCODE_BINDLESS;
    if (!bindless && GET(word, TLD4_OPCODE) != OPCODE_IMMEDIATE)
        return false;
    *out = (struct tld4){
        .bindless = bindless,
        .rd = GET(word, TLD4_RD),
        .ra = GET(word, TLD4_RA),
        .rb = GET(word, TLD4_RB),
        .pg = GET(word, TLD4_PG),
        .pg_not = GET(word, TLD4_PG_NOT),
        .param = GET(word, TLD4_PARAM),
        .wmask = GET(word, TLD4_WMASK),
        .ndv = GET(word, TLD4_NDV),
        .nodep = GET(word, TLD4_NODEP),
        .dc = GET(word, TLD4_DC),
        .ps = GET(word, TLD4_PS),
        .toff = bindless ? GET(word, TLD4B_TOFF) : GET(word, TLD4_TOFF),
        .comp = bindless ? GET(word, TLD4B_COMP) : GET(word, TLD4_COMP),
        .index = bindless ? 0 : GET(word, TLD4_INDEX),
        .zero = bindless ? GET(word, TLD4B_ZERO) : 0,
    };
    return true;
}

uint64_t tld4_pack(const struct tld4 *f)
{
    uint64_t word = PUT(f->rd, TLD4_RD) | PUT(f->ra, TLD4_RA) | PUT(f->pg, TLD4_PG) | PUT(f->pg_not, TLD4_PG_NOT) |
                    PUT(f->rb, TLD4_RB) | PUT(f->param, TLD4_PARAM) | PUT(f->wmask, TLD4_WMASK) |
                    PUT(f->ndv, TLD4_NDV) | PUT(f->nodep, TLD4_NODEP) | PUT(f->dc, TLD4_DC) | PUT(f->ps, TLD4_PS);
    if (f->bindless)
        return word | PUT(f->toff, TLD4B_TOFF) | PUT(f->comp, TLD4B_COMP) | PUT(f->zero, TLD4B_ZERO) |
               PUT(OPCODE_BINDLESS, TLD4B_OPCODE);
    return word | PUT(f->index, TLD4_INDEX) | PUT(f->toff, TLD4_TOFF) | PUT(f->comp, TLD4_COMP) |
           PUT(OPCODE_IMMEDIATE, TLD4_OPCODE);
}

/* R-TLD4-34, R-TLD4-48, R-TLD4-49; PD-1: absent parameters take no register. */
void tld4_operands(const struct tld4 *f, struct tld4_operands *out)
{
    *out = (struct tld4_operands){0};
    bool array = f->param == TEX_PARAM_ARRAY_2D || f->param == TEX_PARAM_ARRAY_CUBE;
    bool cube = f->param == TEX_PARAM_CUBE || f->param == TEX_PARAM_ARRAY_CUBE;
    if (array)
        out->ra[out->ra_count++] = TLD4_ARRAY;
    out->ra[out->ra_count++] = TLD4_S;
    out->ra[out->ra_count++] = TLD4_T;
    if (cube)
        out->ra[out->ra_count++] = TLD4_R;
    if (f->bindless)
        out->rb[out->rb_count++] = TLD4_HANDLE;
    if (f->toff == TEX_TOFF_AOFFI || f->toff == TEX_TOFF_PTP)
        out->rb[out->rb_count++] = TLD4_OFF1;
    if (f->toff == TEX_TOFF_PTP)
        out->rb[out->rb_count++] = TLD4_OFF2;
    if (f->dc)
        out->rb[out->rb_count++] = TLD4_DREF;
}

unsigned tld4_results(const struct tld4 *f)
{
    if (f->rd == TEX_RZ)
        return 0;
    unsigned n = 0;
    for (unsigned k = 0; k < TEX_TLD4_WMASK_W; k++)
        n += (f->wmask >> k) & 1;
    return n;
}

/* PD-2: n scalars from `base`, none of them RZ. */
static bool registers_legal(uint32_t base, unsigned n)
{
    static const uint32_t align[5] = {1, 1, 2, 4, 4};
    return n == 0 || (base % align[n] == 0 && base + n - 1 < TEX_RZ);
}

enum tex_illegal_code tld4_check(uint64_t word, uint32_t phase)
{
    struct tld4 f;
    struct tld4_operands operands;
    if (!tld4_unpack(word, &f))
        return TEX_ILLEGAL_OPCODE;
    if (phase > TEX_PHASE_P)
        return TEX_ILLEGAL_PHASE;
    if (f.param != TEX_PARAM_2D && f.param != TEX_PARAM_CUBE && f.param != TEX_PARAM_ARRAY_2D &&
        f.param != TEX_PARAM_ARRAY_CUBE) /* R-TLD4-35 */
        return TEX_ILLEGAL_PARAM;
    if (f.toff == TEX_TOFF_RESERVED)
        return TEX_ILLEGAL_TOFF;
    if (f.zero != 0)
        return TEX_ILLEGAL_RESERVED;
    tld4_operands(&f, &operands);
    if (!registers_legal(f.ra, operands.ra_count))
        return TEX_ILLEGAL_RA;
    if (!registers_legal(f.rb, operands.rb_count))
        return TEX_ILLEGAL_RB;
    if (!registers_legal(f.rd, tld4_results(&f)))
        return TEX_ILLEGAL_RD;
    return f.dc ? TEX_ILLEGAL_DC : TEX_ILLEGAL_NONE;
}

const char *tld4_reason(enum tex_illegal_code why)
{
    switch (why) {
    case TEX_ILLEGAL_NONE:
        return "legal";
    case TEX_ILLEGAL_OPCODE:
        return "not an instruction of this unit";
    case TEX_ILLEGAL_PARAM:
        return "paramA is reserved for TLD4";
    case TEX_ILLEGAL_TOFF:
        return "offset code 3 is reserved";
    case TEX_ILLEGAL_RESERVED:
        return "bits 48:40 of the bindless form are not zero";
    case TEX_ILLEGAL_RA:
        return "Ra is misaligned, RZ, or runs past R254";
    case TEX_ILLEGAL_RB:
        return "Rb is misaligned, RZ, or runs past R254";
    case TEX_ILLEGAL_RD:
        return "Rd is misaligned or runs past R254";
    case TEX_ILLEGAL_PHASE:
        return "phase code 3 is reserved";
    case TEX_ILLEGAL_DC:
        return "depth compare is not built";
    }
    return "?";
}

uint32_t tld4_executed(const struct tex_issue_header *header)
{
    struct tld4 f;
    if (tld4_check(header->word, header->phase) != TEX_ILLEGAL_NONE || !tld4_unpack(header->word, &f))
        return 0;
    uint32_t guard = f.pg == TEX_PT ? UINT32_MAX : header->pred; /* R-TLD4-1 */
    if (f.pg_not)
        guard = ~guard;
    return header->active & guard & ~(f.nodep ? header->killed : 0); /* R-TLD4-21, PD-15 */
}
