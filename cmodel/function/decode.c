// SPDX-License-Identifier: Apache-2.0
#include "function/decode.h"

#include <string.h>

#include "function/decode_compact.h"
#include "function/decode_suatom.h"
#include "function/decode_sust.h"

#define OPCODE_TLD4 0x32U
#define OPCODE_TLD4B 0x37bU
#define OPCODE_TLD 0xdcU
#define OPCODE_TLDB 0xddU
#define OPCODE_TEX 0x18U
#define OPCODE_TEXB 0x37aU
#define OPCODE_TXD 0x378U
#define OPCODE_TXDB 0x379U
#define OPCODE_TMML 0x1bebU
#define OPCODE_TMMLB 0x1becU
#define OPCODE_TXQ 0x1be9U
#define OPCODE_TXQB 0x1beaU
#define LAST_REGISTER 254U

/* Where an encoding has a field; width 0: it has none, and the field reads 0. */
struct place {
    uint8_t lo, width;
};
#define AT(encoding, field) TEX_##encoding##_##field##_LO, TEX_##encoding##_##field##_W

struct encoding {
    uint32_t value; /* of the field opcode */
    enum tex_opcode_code instruction;
    bool bindless;
    uint64_t zeros; /* bits that must not be set */
    struct place opcode, ra, rb, rd, ps, pg, pg_not, comp, wmask, toff, dc, ndv, nodep, param, index, query, ms, level,
        cl, lod;
};

/* Every gather has these. R-TLD4-52: the field places that the page's example needs */
#define GATHER_FIELDS(encoding)                                                                                        \
    .opcode = {AT(encoding, OPCODE)}, .ra = {AT(encoding, RA)}, .rb = {AT(encoding, RB)}, .rd = {AT(encoding, RD)},    \
    .ps = {AT(encoding, PS)}, .pg = {AT(encoding, PG)}, .pg_not = {AT(encoding, PG_NOT)},                              \
    .wmask = {AT(encoding, WMASK)}, .toff = {AT(encoding, TOFF)}, .dc = {AT(encoding, DC)},                            \
    .ndv = {AT(encoding, NDV)}, .nodep = {AT(encoding, NODEP)}, .param = {AT(encoding, PARAM)}

/* PD-115 */
#define FETCH_FIELDS(encoding)                                                                                         \
    .opcode = {AT(encoding, OPCODE)}, .ra = {AT(encoding, RA)}, .rb = {AT(encoding, RB)}, .rd = {AT(encoding, RD)},    \
    .ps = {AT(encoding, PS)}, .pg = {AT(encoding, PG)}, .pg_not = {AT(encoding, PG_NOT)},                              \
    .wmask = {AT(encoding, WMASK)}, .toff = {AT(encoding, AOFFI)}, .nodep = {AT(encoding, NODEP)},                     \
    .param = {AT(encoding, PARAM)}, .ms = {AT(encoding, MS)}, .level = {AT(encoding, LEVEL)}, .cl = {AT(encoding, CL)}

/* PD-120 */
#define SAMPLE_FIELDS(encoding)                                                                                        \
    .opcode = {AT(encoding, OPCODE)}, .ra = {AT(encoding, RA)}, .rb = {AT(encoding, RB)}, .rd = {AT(encoding, RD)},    \
    .ps = {AT(encoding, PS)}, .pg = {AT(encoding, PG)}, .pg_not = {AT(encoding, PG_NOT)},                              \
    .wmask = {AT(encoding, WMASK)}, .toff = {AT(encoding, AOFFI)}, .dc = {AT(encoding, DC)},                           \
    .ndv = {AT(encoding, NDV)}, .nodep = {AT(encoding, NODEP)}, .param = {AT(encoding, PARAM)},                        \
    .cl = {AT(encoding, LC)}, .lod = {AT(encoding, LOD)}

/* PD-114 */
#define GIVEN_FIELDS(encoding)                                                                                         \
    .opcode = {AT(encoding, OPCODE)}, .ra = {AT(encoding, RA)}, .rb = {AT(encoding, RB)}, .rd = {AT(encoding, RD)},    \
    .ps = {AT(encoding, PS)}, .pg = {AT(encoding, PG)}, .pg_not = {AT(encoding, PG_NOT)},                              \
    .wmask = {AT(encoding, WMASK)}, .toff = {AT(encoding, AOFFI)}, .nodep = {AT(encoding, NODEP)},                     \
    .param = {AT(encoding, PARAM)}, .cl = {AT(encoding, LC)}

/* PD-116 */
#define LEVEL_FIELDS(encoding)                                                                                         \
    .opcode = {AT(encoding, OPCODE)}, .ra = {AT(encoding, RA)}, .rb = {AT(encoding, RB)}, .rd = {AT(encoding, RD)},    \
    .pg = {AT(encoding, PG)}, .pg_not = {AT(encoding, PG_NOT)}, .wmask = {AT(encoding, WMASK)},                        \
    .ndv = {AT(encoding, NDV)}, .nodep = {AT(encoding, NODEP)}, .param = {AT(encoding, PARAM)}

#define BITS(encoding, field) ((((UINT64_C(1) << TEX_##encoding##_##field##_W) - 1) << TEX_##encoding##_##field##_LO))
/* R-TXQ-36: the field places that the page's example needs */
#define QUERY_FIELDS(encoding)                                                                                         \
    .opcode = {AT(encoding, OPCODE)}, .ra = {AT(encoding, RA)}, .rd = {AT(encoding, RD)}, .pg = {AT(encoding, PG)},    \
    .pg_not = {AT(encoding, PG_NOT)}, .wmask = {AT(encoding, WMASK)}, .nodep = {AT(encoding, NODEP)},                  \
    .query = {AT(encoding, QUERY)},                                                                                    \
    .zeros =                                                                                                           \
        BITS(encoding, ZERO_21_20) | BITS(encoding, ZERO_30_28) | BITS(encoding, ZERO_35) | BITS(encoding, ZERO_50)

static const struct encoding encodings[] = {
    /* R-TLD4-33: 13 bits of index in one piece, {sampler id 5, texture id 8} of the older spelling. */
    {OPCODE_TLD4, TEX_OPCODE_TLD4, false, GATHER_FIELDS(TLD4), .comp = {AT(TLD4, COMP)}, .index = {AT(TLD4, INDEX)}},
    /* R-TLD4-29: no index in this form, it stays 0 */
    {OPCODE_TLD4B, TEX_OPCODE_TLD4, true, GATHER_FIELDS(TLD4B), .comp = {AT(TLD4B, COMP)}, .zeros = BITS(TLD4B, ZERO)},
    /* R-TXQ-2: two forms. R-TXQ-22, R-TXQ-27: the index as TLD4 has it. R-TXQ-23: the other form has none. */
    {OPCODE_TXQ, TEX_OPCODE_TXQ, false, QUERY_FIELDS(TXQ), .index = {AT(TXQ, INDEX)}},
    {OPCODE_TXQB, TEX_OPCODE_TXQ, true, QUERY_FIELDS(TXQB)},
    {OPCODE_TLD, TEX_OPCODE_TLD, false, FETCH_FIELDS(TLD), .index = {AT(TLD, INDEX)}},
    {OPCODE_TLDB, TEX_OPCODE_TLD, true, FETCH_FIELDS(TLDB), .zeros = BITS(TLDB, ZERO)},
    {OPCODE_TEX, TEX_OPCODE_TEX, false, SAMPLE_FIELDS(TEX), .index = {AT(TEX, INDEX)}},
    {OPCODE_TEXB, TEX_OPCODE_TEX, true, SAMPLE_FIELDS(TEXB), .zeros = BITS(TEXB, ZERO)},
    {OPCODE_TMML, TEX_OPCODE_TMML, false, LEVEL_FIELDS(TMML), .index = {AT(TMML, INDEX)}, .zeros = BITS(TMML, ZERO_50)},
    {OPCODE_TMMLB, TEX_OPCODE_TMML, true, LEVEL_FIELDS(TMMLB), .zeros = BITS(TMMLB, ZERO) | BITS(TMMLB, ZERO_50)},
    {OPCODE_TXD, TEX_OPCODE_TXD, false, GIVEN_FIELDS(TXD), .index = {AT(TXD, INDEX)}},
    {OPCODE_TXDB, TEX_OPCODE_TXD, true, GIVEN_FIELDS(TXDB), .zeros = BITS(TXDB, ZERO)},
};

static uint32_t field(uint64_t word, struct place at)
{
    return tex_bits64(word, at.lo, at.width);
}

/* NULL if no encoding has the word's opcode. */
static const struct encoding *encoding_of(uint64_t word)
{
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
        if (field(word, encodings[i].opcode) == encodings[i].value)
            return &encodings[i];
    return NULL;
}

/* Fields of the word that no later stage sees. */
struct word_fields {
    uint32_t ra, rb, guard, lod; /* lod: a lod_mode code */
    bool guard_not, reserved, level, cl;
    unsigned ra_count, rb_count; /* scalars */
};

static bool is_array(uint32_t param)
{
    return param == TEX_PARAM_ARRAY_1D || param == TEX_PARAM_ARRAY_2D || param == TEX_PARAM_ARRAY_3D ||
           param == TEX_PARAM_ARRAY_CUBE;
}

static unsigned coordinates(uint32_t param)
{
    switch (param) {
    case TEX_PARAM_1D:
    case TEX_PARAM_ARRAY_1D:
        return 1;
    case TEX_PARAM_2D:
    case TEX_PARAM_ARRAY_2D:
        return 2;
    default:
        return 3;
    }
}

/* PD-120: LBA and LLA are LB and LL. */
static bool lod_in_register(uint32_t mode)
{
    return mode == TEX_LOD_MODE_LB || mode == TEX_LOD_MODE_LL || mode == TEX_LOD_MODE_LBA || mode == TEX_LOD_MODE_LLA;
}

static void read_fields(uint64_t word, const struct encoding *e, struct tex_decode *d, struct word_fields *f)
{
    d->bindless = e->bindless;
    d->op = (struct tex_op){.opcode = e->instruction,
                            .comp = field(word, e->comp),
                            .wmask = field(word, e->wmask),
                            .rd = field(word, e->rd),
                            .ps = e->ps.width ? field(word, e->ps) : TEX_PT};
    d->toff = field(word, e->toff);
    d->dc = field(word, e->dc);
    d->ndv = field(word, e->ndv);
    d->nodep = field(word, e->nodep);
    d->param = field(word, e->param);
    d->index = field(word, e->index);
    d->query = field(word, e->query);
    d->ms = field(word, e->ms);
    d->mode = field(word, e->lod);
    *f = (struct word_fields){.ra = field(word, e->ra),
                              .rb = field(word, e->rb),
                              .guard = field(word, e->pg),
                              .guard_not = field(word, e->pg_not) != 0,
                              .reserved = (word & e->zeros) != 0,
                              .lod = field(word, e->lod),
                              .level = field(word, e->level) != 0 || lod_in_register(field(word, e->lod)),
                              .cl = field(word, e->cl) != 0};
}

/* Give `operand` the next register place if it is present. */
static void take(bool present, uint8_t *operand, unsigned *count)
{
    *operand = TEX_OPERAND_ABSENT;
    if (present) /* PD-1: absent ones take no register */
        *operand = (uint8_t)(*count)++;
}

/* PD-114: handle, s, t; then array and offsets in one register, if there is either. Rb has the derivatives. */
static void place_given(struct tex_instruction *in, struct word_fields *f)
{
    const struct tex_decode *d = &in->common;
    unsigned axes = coordinates(d->param);
    memset(in->ra, TEX_OPERAND_ABSENT, sizeof in->ra);
    memset(in->rb, TEX_OPERAND_ABSENT, sizeof in->rb);
    in->asked[1] = TEX_OPERAND_ABSENT;
    take(d->bindless, &in->asked[0], &f->ra_count);
    take(true, &in->ra[1], &f->ra_count);
    take(axes > 1, &in->ra[2], &f->ra_count);
    take(is_array(d->param) || d->toff != TEX_TOFF_NONE, &in->shared, &f->ra_count);
    f->rb_count = 2 * axes;
    in->data = (uint8_t)(2 * axes);
}

static void place_operands(struct tex_instruction *in, struct word_fields *f)
{
    const struct tex_decode *d = &in->common;
    bool query = d->op.opcode == TEX_OPCODE_TXQ;
    if (d->op.opcode == TEX_OPCODE_TXD) {
        place_given(in, f);
        return;
    }
    /* R-TLD4-34, R-TLD4-48: array, s, t, r */
    take(!query && is_array(d->param), &in->ra[0], &f->ra_count);
    take(!query, &in->ra[1], &f->ra_count);
    take(!query && coordinates(d->param) > 1, &in->ra[2], &f->ra_count);
    take(!query && coordinates(d->param) > 2, &in->ra[3], &f->ra_count);
    /* R-TXQ-3, R-TXQ-29: handle; level (R-TXQ-7) or sample (R-TXQ-19), of which TEXTURE_TYPE has none (R-TXQ-17). */
    take(query && d->bindless, &in->asked[0], &f->ra_count);
    take(query && d->query != TEX_QUERY_TEXTURE_TYPE, &in->asked[1], &f->ra_count); /* R-TXQ-30 */
    /* R-TLD4-49: handle, first and second offset word, reference; R-TLD4-6: the handle is the first. */
    take(!query && d->bindless, &in->rb[0], &f->rb_count);
    /* PD-115, PD-120: of a fetch or sample, between them. R-LD-13: .LZ has none */
    take(f->level || d->ms, &in->level, &f->rb_count);
    take(d->toff == TEX_TOFF_AOFFI || d->toff == TEX_TOFF_PTP, &in->rb[1], &f->rb_count);
    take(d->toff == TEX_TOFF_PTP, &in->rb[2], &f->rb_count);
    take(d->dc, &in->rb[3], &f->rb_count); /* R-TLD4-15 */
}

static unsigned popcount4(uint32_t mask)
{
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1);
}

uint32_t tex_decode_alignment(unsigned count)
{
    static const uint32_t alignment[5] = {1, 1, 2, 4, 4};
    return alignment[count];
}

/* R-TLD4-50, R-TXQ-31, R-TXQ-32, R-TXQ-33, PD-2: `count` registers from `base` are aligned and end at R254 or before
 * (so that RZ never fits). */
bool tex_decode_registers_ok(uint32_t base, unsigned count)
{
    return count == 0 || (base % tex_decode_alignment(count) == 0 && base + count - 1 <= LAST_REGISTER);
}

/* R-TXQ-6, PD-25 */
static bool is_query(uint32_t number)
{
    return number == TEX_QUERY_DIMENSION || number == TEX_QUERY_TEXTURE_TYPE || number == TEX_QUERY_SAMPLER_POS;
}

/* PD-115: where the registers are is disputed, or what the field does is not described. */
static enum tex_illegal_code check_fetch(const struct tex_decode *d, const struct word_fields *f)
{
    if (f->cl)
        return TEX_ILLEGAL_CL;
    return d->ms && (d->toff != TEX_TOFF_NONE || f->level) ? TEX_ILLEGAL_SAMPLE : TEX_ILLEGAL_NONE;
}

/* PD-120: codes without a meaning, and a clamp that is not described. PD-109: a volume is not compared. */
static enum tex_illegal_code check_sample(const struct tex_decode *d, const struct word_fields *f)
{
    if (f->lod > TEX_LOD_MODE_LL && f->lod < TEX_LOD_MODE_LBA)
        return TEX_ILLEGAL_LOD;
    if (d->param == TEX_PARAM_ARRAY_3D || (d->param == TEX_PARAM_3D && d->dc))
        return TEX_ILLEGAL_PARAM;
    return f->cl ? TEX_ILLEGAL_CL : TEX_ILLEGAL_NONE;
}

/* PD-114: of other types the derivatives would not fit. */
static enum tex_illegal_code check_given(const struct tex_decode *d, const struct word_fields *f)
{
    if (d->param > TEX_PARAM_ARRAY_2D)
        return TEX_ILLEGAL_PARAM;
    return f->cl ? TEX_ILLEGAL_CL : TEX_ILLEGAL_NONE;
}

/* Demands of this instruction. */
static enum tex_illegal_code check_fields(const struct tex_decode *d, const struct word_fields *f)
{
    if (d->op.opcode == TEX_OPCODE_TLD)
        return check_fetch(d, f);
    if (d->op.opcode == TEX_OPCODE_TEX)
        return check_sample(d, f);
    if (d->op.opcode == TEX_OPCODE_TXD)
        return check_given(d, f);
    if (d->op.opcode == TEX_OPCODE_TMML)
        return d->param == TEX_PARAM_ARRAY_3D ? TEX_ILLEGAL_PARAM : TEX_ILLEGAL_NONE;
    if (d->op.opcode == TEX_OPCODE_TXQ)
        return is_query(d->query) ? TEX_ILLEGAL_NONE : TEX_ILLEGAL_QUERY;
    if (d->param < TEX_PARAM_2D || d->param == TEX_PARAM_3D || d->param == TEX_PARAM_ARRAY_3D) /* R-TLD4-35 */
        return TEX_ILLEGAL_PARAM;
    return d->toff == TEX_TOFF_RESERVED ? TEX_ILLEGAL_TOFF : TEX_ILLEGAL_NONE;
}

static enum tex_illegal_code check(const struct tex_instruction *in, const struct word_fields *f)
{
    const struct tex_decode *d = &in->common;
    if (in->phase > TEX_PHASE_P)
        return TEX_ILLEGAL_PHASE;
    enum tex_illegal_code own = check_fields(d, f);
    if (own != TEX_ILLEGAL_NONE)
        return own;
    if (f->reserved)
        return TEX_ILLEGAL_RESERVED;
    if (!tex_decode_registers_ok(f->ra, f->ra_count))
        return TEX_ILLEGAL_RA;
    if (!tex_decode_registers_ok(f->rb, f->rb_count))
        return TEX_ILLEGAL_RB;
    if (d->op.rd != TEX_RZ && !tex_decode_registers_ok(d->op.rd, popcount4(d->op.wmask)))
        return TEX_ILLEGAL_RD;
    return TEX_ILLEGAL_NONE;
}

static uint32_t executed_threads(const struct tex_issue_header *header, const struct tex_decode *d,
                                 const struct word_fields *f)
{
    uint32_t guard = f->guard == TEX_PT ? UINT32_MAX : header->pred;
    if (f->guard_not)
        guard = ~guard;
    uint32_t threads = header->active & guard; /* R-TLD4-1, R-TXQ-1, R-SUST-1 */
    if (d->op.opcode == TEX_OPCODE_SUST || d->op.opcode == TEX_OPCODE_SUATOM || d->op.opcode == TEX_OPCODE_SURED)
        threads &= ~(header->helper | header->killed); /* R-SUST-35, PD-118c; PD-117d: a load has them */
    if (d->nodep)
        threads &= ~header->killed; /* R-TLD4-21, R-TXQ-4, PD-15: killed threads only; helpers go on */
    /* R-TLD4-17, R-TLD4-20: NDV is accepted, divergence is ignored; R-TLD4-18: no thread is activated; PD-15.
       A gather has no derivative to spoil. */
    return threads;
}

void tex_decode_header(const struct tex_issue_header *header, struct tex_instruction *out)
{
    struct word_fields f = {0};
    struct tex_decode *d = &out->common;
    memset(out, 0, sizeof *out);
    out->level = out->shared = TEX_OPERAND_ABSENT;
    d->tag.warp = header->warp % TEX_WARPS;
    out->phase = header->phase & 3;

    const struct encoding *encoding = encoding_of(header->word);
    if (tex_decode_sust(header->word, out) || tex_decode_suatom(header->word, out) ||
        tex_decode_compact(header->word, out)) {
        f.guard = tex_bits64(header->word, TEX_SUSTDI_PG_LO, TEX_SUSTDI_PG_W);
        f.guard_not = tex_bits64(header->word, TEX_SUSTDI_PG_NOT_LO, 1) != 0;
        if (out->phase > TEX_PHASE_P)
            d->illegal = TEX_ILLEGAL_PHASE;
    } else if (encoding) {
        read_fields(header->word, encoding, d, &f);
        place_operands(out, &f);
        d->illegal = check(out, &f);
    } else {
        d->illegal = TEX_ILLEGAL_OPCODE;
    }
    out->refused = d->illegal != TEX_ILLEGAL_NONE;
    if (out->refused)
        d->tag.status = TEX_STATUS_ILLEGAL;
    else
        out->exec = executed_threads(header, d, &f);
    /* R-TLD4-19, PD-100: only the level of a sample can be derived. */
    bool derives = TEX_PART_QUAD >> d->op.opcode & 1 && tex_level_derived(d->mode);
    out->whole = !derives || d->ndv ? UINT32_MAX : header->stage == TEX_STAGE_PIXEL ? header->active : 0;
}

/* PD-119: the coordinates of a compact form go on in Rb. */
static void coordinate_registers(const struct tex_instruction *in, const uint32_t *ra, const uint32_t *rb,
                                 uint32_t out[4])
{
    for (unsigned i = 0; i < 4; i++)
        out[i] = in->in_ra != 0 && i >= in->in_ra ? rb[i - in->in_ra] : ra[i];
}

static uint32_t operand(const uint32_t *registers, uint8_t place)
{
    return place == TEX_OPERAND_ABSENT ? 0 : registers[place];
}

void tex_decode_thread(const struct tex_instruction *instruction, const struct tex_issue_quad *quad, unsigned lane,
                       uint8_t hash, struct tex_decode *out)
{
    unsigned thread = lane % TEX_QUAD_LANES;
    const uint32_t *rb = &quad->rb[4 * thread];
    uint32_t ra[4];
    coordinate_registers(instruction, &quad->ra[4 * thread], rb, ra);
    *out = instruction->common;
    tex_decode_tag(instruction, lane, &out->tag);
    out->hash = hash;
    out->array = operand(ra, instruction->ra[0]) & 0xffff; /* R-TLD4-36: unsigned 16 bits; the others binary32 */
    out->s = operand(ra, instruction->ra[1]);
    out->t = operand(ra, instruction->ra[2]);
    out->r = operand(ra, instruction->ra[3]);
    out->handle = operand(rb, instruction->rb[0]) | operand(ra, instruction->asked[0]); /* one of them is absent */
    out->lod = operand(ra, instruction->asked[1]) | operand(rb, instruction->level);    /* likewise */
    out->off1 = operand(rb, instruction->rb[1]);
    if (is_array(out->param)) /* PD-114 */
        out->array |= operand(ra, instruction->shared) & 0xffff;
    if (out->toff != TEX_TOFF_NONE)
        out->off1 |= operand(ra, instruction->shared) >> 16;
    out->off2 = operand(rb, instruction->rb[2]);
    out->dref = operand(rb, instruction->rb[3]);
    for (unsigned k = 0; k < instruction->data; k++)
        out->data[k] = rb[k];
    uint32_t whole = instruction->whole >> (lane - thread) & 0xf;
    out->divergent = whole != 0xf;
}

void tex_decode_quad(const struct tex_instruction *instruction, const struct tex_issue_quad *quad,
                     uint32_t out[TEX_QUAD_LANES][3])
{
    for (unsigned thread = 0; thread < TEX_QUAD_LANES; thread++) {
        uint32_t ra[4];
        coordinate_registers(instruction, &quad->ra[4 * thread], &quad->rb[4 * thread], ra);
        for (unsigned i = 0; i < 3; i++)
            out[thread][i] = operand(ra, instruction->ra[1 + i]);
    }
}

void tex_decode_token(const struct tex_instruction *instruction, uint8_t hash, struct tex_decode *out)
{
    *out = instruction->common;
    out->tag.quad_last = 1;
    out->tag.last = 1;
    out->tag.token = 1;
    out->hash = hash;
}

uint8_t tex_decode_hash(const struct tex_instruction *instruction, uint8_t hash)
{
    uint8_t phase = hash / 8, texture = hash % 8;
    if (instruction->refused)
        return hash;
    switch (instruction->phase) {
    case TEX_PHASE_T:
        return (uint8_t)(phase * 8 + (texture + 1) % 8); /* R-TLD4-23, R-TXQ-5 */
    case TEX_PHASE_P:
        return (uint8_t)((phase + 1) % 32 * 8); /* R-TLD4-24, R-TXQ-5 */
    default:
        return hash; /* R-TLD4-22, R-TXQ-5 */
    }
}
