// SPDX-License-Identifier: Apache-2.0
/* One random word, by the parts of its text. */
#include "random/random_part.h"

/*
 * Of flags and letters: how often they are there, in percent. Of others: how often the value is that of a text without
 * them. The fields of a mnemonic listed here are drawn first, in this order; then the other parts of its text,
 * registers last, since the others say how many there are.
 */
struct weight {
    enum isa_kind kind;
    enum isa_field field; /* ISA_FORM: the encoding */
    uint32_t percent;
};
static const struct weight weights[] = {
    {ISA_KIND_TLD4, ISA_FORM, 40},    {ISA_KIND_TLD4, ISA_PARAM, 0},    {ISA_KIND_TLD4, ISA_TOFF, 50},
    {ISA_KIND_TLD4, ISA_INDEX, 0},    {ISA_KIND_TLD4, ISA_WMASK, 50},   {ISA_KIND_TLD4, ISA_RD, 5},
    {ISA_KIND_TLD4, ISA_RA, 0},       {ISA_KIND_TLD4, ISA_RB, 0},       {ISA_KIND_TLD4, ISA_PG, 60},
    {ISA_KIND_TLD4, ISA_PG_NOT, 10},  {ISA_KIND_TLD4, ISA_NDV, 10},     {ISA_KIND_TLD4, ISA_NODEP, 20},
    {ISA_KIND_TLD4, ISA_DC, 15},      {ISA_KIND_TLD4, ISA_PS, 60},      {ISA_KIND_SUST, ISA_FORM, 70},
    {ISA_KIND_SUST, ISA_INDEX, 0},    {ISA_KIND_SUST, ISA_DIM, 10},     {ISA_KIND_SUST, ISA_CLAMP, 0},
    {ISA_KIND_SUST, ISA_RGBA, 20},    {ISA_KIND_SUST, ISA_SZ, 20},      {ISA_KIND_SUST, ISA_BA, 30},
    {ISA_KIND_SUST, ISA_RA, 0},       {ISA_KIND_SUST, ISA_DATA, 10},    {ISA_KIND_SUST, ISA_PG, 60},
    {ISA_KIND_SUST, ISA_PG_NOT, 10},  {ISA_KIND_TLD, ISA_FORM, 40},     {ISA_KIND_TLD, ISA_INDEX, 0},
    {ISA_KIND_TLD, ISA_PARAM, 8},     {ISA_KIND_TLD, ISA_MS, 4},        {ISA_KIND_TLD, ISA_AOFFI, 40},
    {ISA_KIND_TLD, ISA_LEVEL, 50},    {ISA_KIND_TLD, ISA_CL, 2},        {ISA_KIND_TLD, ISA_WMASK, 50},
    {ISA_KIND_TLD, ISA_RD, 5},        {ISA_KIND_TLD, ISA_PG, 60},       {ISA_KIND_TLD, ISA_PG_NOT, 10},
    {ISA_KIND_TLD, ISA_NODEP, 20},    {ISA_KIND_TLD, ISA_PS, 60},       {ISA_KIND_SUST, ISA_PG_NOT, 10},
    {ISA_KIND_SULD, ISA_FORM, 70},    {ISA_KIND_SULD, ISA_INDEX, 0},    {ISA_KIND_SULD, ISA_DIM, 10},
    {ISA_KIND_SULD, ISA_CLAMP, 0},    {ISA_KIND_SULD, ISA_RGBA, 20},    {ISA_KIND_SULD, ISA_SZ, 20},
    {ISA_KIND_SULD, ISA_BA, 30},      {ISA_KIND_SULD, ISA_RA, 0},       {ISA_KIND_SULD, ISA_RD, 5},
    {ISA_KIND_SULD, ISA_PG, 60},      {ISA_KIND_SULD, ISA_PG_NOT, 10},  {ISA_KIND_TLDS, ISA_FORM, 90},
    {ISA_KIND_TLDS, ISA_INDEX, 0},    {ISA_KIND_TLDS, ISA_RD2, 40},     {ISA_KIND_TLDS, ISA_COMPS, 3},
    {ISA_KIND_TLDS, ISA_HALF, 98},    {ISA_KIND_TLDS, ISA_RD, 5},       {ISA_KIND_TLDS, ISA_PG, 60},
    {ISA_KIND_TLDS, ISA_PG_NOT, 10},  {ISA_KIND_TLDS, ISA_NODEP, 20},   {ISA_KIND_TLD4S, ISA_INDEX, 0},
    {ISA_KIND_TLD4S, ISA_AOFFI, 45},  {ISA_KIND_TLD4S, ISA_DC, 15},     {ISA_KIND_TLD4S, ISA_RD2, 10},
    {ISA_KIND_TLD4S, ISA_F16, 2},     {ISA_KIND_TLD4S, ISA_RD, 10},     {ISA_KIND_TLD4S, ISA_PG, 60},
    {ISA_KIND_TLD4S, ISA_PG_NOT, 10}, {ISA_KIND_TLD4S, ISA_NODEP, 20},  {ISA_KIND_TEXS, ISA_FORM, 95},
    {ISA_KIND_TEXS, ISA_INDEX, 0},    {ISA_KIND_TEXS, ISA_RD2, 40},     {ISA_KIND_TEXS, ISA_COMPS, 3},
    {ISA_KIND_TEXS, ISA_HALF, 98},    {ISA_KIND_TEXS, ISA_RD, 5},       {ISA_KIND_SUATOM, ISA_FORM, 75},
    {ISA_KIND_SUATOM, ISA_INDEX, 0},  {ISA_KIND_SUATOM, ISA_DIM, 8},    {ISA_KIND_SUATOM, ISA_TYPE, 50},
    {ISA_KIND_SUATOM, ISA_ATOM, 0},   {ISA_KIND_SUATOM, ISA_CLAMP, 0},  {ISA_KIND_SUATOM, ISA_BA, 30},
    {ISA_KIND_SUATOM, ISA_RA, 0},     {ISA_KIND_SUATOM, ISA_DATA, 8},   {ISA_KIND_SUATOM, ISA_RD, 5},
    {ISA_KIND_SUATOM, ISA_PG, 70},    {ISA_KIND_SUATOM, ISA_PG_NOT, 8}, {ISA_KIND_SURED, ISA_FORM, 75},
    {ISA_KIND_SURED, ISA_INDEX, 0},   {ISA_KIND_SURED, ISA_DIM, 8},     {ISA_KIND_SURED, ISA_TYPE, 50},
    {ISA_KIND_SURED, ISA_ATOM, 0},    {ISA_KIND_SURED, ISA_CLAMP, 0},   {ISA_KIND_SURED, ISA_BA, 30},
    {ISA_KIND_SURED, ISA_RA, 0},      {ISA_KIND_SURED, ISA_DATA, 8},    {ISA_KIND_SURED, ISA_PG, 70},
    {ISA_KIND_SURED, ISA_PG_NOT, 8},  {ISA_KIND_TEX, ISA_FORM, 40},     {ISA_KIND_TEX, ISA_INDEX, 0},
    {ISA_KIND_TEX, ISA_PARAM, 5},     {ISA_KIND_TEX, ISA_LOD, 30},      {ISA_KIND_TEX, ISA_LC, 2},
    {ISA_KIND_TEX, ISA_AOFFI, 40},    {ISA_KIND_TEX, ISA_DC, 15},       {ISA_KIND_TEX, ISA_NDV, 10},
    {ISA_KIND_TEX, ISA_WMASK, 50},    {ISA_KIND_TEX, ISA_RD, 5},        {ISA_KIND_TEX, ISA_PG, 60},
    {ISA_KIND_TEX, ISA_PG_NOT, 10},   {ISA_KIND_TEX, ISA_NODEP, 20},    {ISA_KIND_TEX, ISA_PS, 60},
    {ISA_KIND_TXD, ISA_FORM, 40},     {ISA_KIND_TXD, ISA_INDEX, 0},     {ISA_KIND_TXD, ISA_PARAM, 5},
    {ISA_KIND_TXD, ISA_LC, 2},        {ISA_KIND_TXD, ISA_AOFFI, 40},    {ISA_KIND_TXD, ISA_WMASK, 50},
    {ISA_KIND_TXD, ISA_RD, 5},        {ISA_KIND_TXD, ISA_PG, 60},       {ISA_KIND_TXD, ISA_PG_NOT, 10},
    {ISA_KIND_TXD, ISA_NODEP, 20},    {ISA_KIND_TXD, ISA_PS, 60},       {ISA_KIND_TMML, ISA_FORM, 40},
    {ISA_KIND_TMML, ISA_INDEX, 0},    {ISA_KIND_TMML, ISA_PARAM, 5},    {ISA_KIND_TMML, ISA_NDV, 10},
    {ISA_KIND_TMML, ISA_WMASK, 50},   {ISA_KIND_TMML, ISA_RD, 5},       {ISA_KIND_TMML, ISA_PG, 60},
    {ISA_KIND_TMML, ISA_PG_NOT, 10},  {ISA_KIND_TMML, ISA_NODEP, 20},
};
enum { DEFAULT_PERCENT = 50, HANDLE_TRIES = 4, COMPACT_TRIES = 12 };

static uint32_t draw_registers(struct rng *r, unsigned n)
{
    unsigned align = insn_alignment(n);
    return rng_below(r, 248 / align) * align;
}

/* The first row of a mnemonic is its plain encoding. */
static void draw_form(struct rng *r, struct random_draw *d, enum isa_kind kind, uint32_t percent)
{
    const struct isa_form *of[64];
    unsigned n = 0;
    for (unsigned i = 0; i < isa_forms_count; i++)
        if (isa_forms[i].mnemonic == &isa_mnemonics[kind])
            of[n++] = &isa_forms[i];
    d->insn.form = n > 1 && rng_percent(r, percent) ? of[1 + (n > 2 ? rng_below(r, n - 1) : 0)] : of[0];
}

/* Registers of a port, or those that are written: as many as the fields that are drawn already say. */
static uint32_t draw_register(struct rng *r, struct random_draw *d, const struct isa_part *part, uint32_t percent)
{
    d->insn.field[part->field] = 0;
    insn_settle(&d->insn);
    if (part->field == ISA_DATA && rng_percent(r, percent))
        return TEX_RZ;
    if (part->field == d->insn.form->second) /* of a compact form: one register, or two */
        return rng_percent(r, percent) ? TEX_RZ : draw_registers(r, 2);
    if (part->field == d->insn.form->result)
        return rng_percent(r, percent) ? TEX_RZ : draw_registers(r, d->insn.results);
    for (unsigned i = 0; i < d->insn.form->mnemonic->operands; i++) {
        const struct isa_operand *operand = &d->insn.form->mnemonic->operand[i];
        if (operand->first == part->field && d->insn.port[operand->port].count > 0)
            return draw_registers(r, d->insn.port[operand->port].count);
    }
    return TEX_RZ;
}

/* Few cubes: of those that fit, draw_handle makes more. */
static uint32_t draw_param(struct rng *r)
{
    uint32_t array = rng_percent(r, 20);
    return (rng_percent(r, 5) ? TEX_PARAM_CUBE : TEX_PARAM_2D) | array;
}

/* Mostly one that fits the type of the surface. */
static uint32_t draw_dim(struct rng *r, const struct random_draw *d, uint32_t percent)
{
    uint32_t texture = (d->state->handles[d->handle] & 0xfffff) % d->state->textures;
    const struct tex_type_info *type = tex_type_find(d->state->texture[texture].kind);
    uint32_t dim = rng_below(r, TEX_DIM_3D + 1);
    while (type && type->stores && !(type->stores >> dim & 1) && !rng_percent(r, percent))
        dim = rng_below(r, TEX_DIM_3D + 1);
    return dim;
}

static const struct tex_type_info *type_of(const struct random_draw *d)
{
    return tex_type_find(d->state->texture[(d->state->handles[d->handle] & 0xfffff) % d->state->textures].kind);
}

/* Of a texel fetch or a sample: mostly one that fits its texture. */
static uint32_t draw_fetch_param(struct rng *r, const struct random_draw *d, uint32_t percent)
{
    const struct tex_type_info *type = type_of(d);
    if (!type || rng_percent(r, percent))
        return rng_below(r, 8);
    return type->param_class | rng_percent(r, type->array ? 80 : type->axes == 3 ? 0 : 10);
}

/* Of TEX: zero, or the others; seldom a reserved code. */
static uint32_t draw_level_mode(struct rng *r, uint32_t percent)
{
    static const uint32_t others[] = {TEX_LOD_MODE_NONE, TEX_LOD_MODE_LL, TEX_LOD_MODE_LB,  TEX_LOD_MODE_NONE,
                                      TEX_LOD_MODE_LL,   TEX_LOD_MODE_LB, TEX_LOD_MODE_LBA, TEX_LOD_MODE_LLA};
    if (rng_percent(r, percent))
        return TEX_LOD_MODE_LZ;
    uint32_t drawn = rng_below(r, 8);
    return rng_percent(r, 97) ? others[drawn] : drawn;
}

/* Full words that a sampler chooses a level for. */
static bool samples(const struct isa_form *form)
{
    return form->mnemonic == &isa_mnemonics[ISA_KIND_TEX] || form->mnemonic == &isa_mnemonics[ISA_KIND_TXD] ||
           form->mnemonic == &isa_mnemonics[ISA_KIND_TMML];
}

static uint32_t draw_code(struct rng *r, const struct random_draw *d, const struct isa_part *part, uint32_t percent)
{
    if (part->field == ISA_LEVEL) /* seldom beside a sample */
        return rng_percent(r, d->insn.field[ISA_MS] ? 3 : percent);
    if (part->field == ISA_LOD)
        return draw_level_mode(r, percent);
    if (part->field == ISA_PARAM && (d->insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TLD] || samples(d->insn.form)))
        return draw_fetch_param(r, d, percent);
    if (part->field == ISA_PARAM)
        return draw_param(r);
    if (part->field == ISA_DIM)
        return draw_dim(r, d, percent);
    if ((part->field == ISA_CLAMP || part->field == ISA_RGBA) && rng_percent(r, 15)) /* what has no text, too */
        return rng_below(r, UINT32_C(1) << d->insn.form->at[part->field].width);
    if (part->optional && rng_percent(r, percent))
        return part->absent;
    return part->choice[rng_below(r, part->choices)].value;
}

/* With a second register five values have a meaning. */
static uint32_t draw_components(struct rng *r, const struct random_draw *d, const struct isa_part *part,
                                uint32_t percent)
{
    uint32_t values = UINT32_C(1) << d->insn.form->at[part->field].width;
    return rng_below(r, d->insn.field[part->other] == TEX_RZ || rng_percent(r, percent) ? values : 5);
}

static uint32_t draw_part(struct rng *r, struct random_draw *d, const struct isa_part *part, uint32_t percent)
{
    switch (part->kind) {
    case ISA_PART_CODE:
        return draw_code(r, d, part, percent);
    case ISA_PART_COMPONENTS:
        return draw_components(r, d, part, percent);
    case ISA_PART_FLAG:
        return percent > 0 && rng_percent(r, percent);
    case ISA_PART_REGISTER:
    case ISA_PART_ADDRESS:
        return draw_register(r, d, part, percent);
    case ISA_PART_PREDICATE:
        return rng_percent(r, percent) ? TEX_PT : rng_below(r, TEX_PT);
    case ISA_PART_NUMBER:
        return part->optional && rng_percent(r, percent)
                   ? part->absent
                   : rng_below(r, UINT32_C(1) << d->insn.form->at[part->field].width);
    default:
        return 0;
    }
}

/* Coordinates of a compact form, by its letters. */
static uint32_t class_of(uint32_t letters)
{
    return letters & ISA_LETTER_1D ? TEX_PARAM_1D : letters & ISA_LETTER_3D ? TEX_PARAM_3D : TEX_PARAM_2D;
}

bool random_word_fits(const struct random_draw *d)
{
    const struct tex_type_info *type = type_of(d);
    const struct isa_form *form = d->insn.form;
    if (form->mnemonic == &isa_mnemonics[ISA_KIND_TLDS])
        return type && type->built >> TEX_OPCODE_TLD & 1 && type->param_class == class_of(form->letters);
    if (form->mnemonic == &isa_mnemonics[ISA_KIND_TEXS])
        return type && type->built >> TEX_OPCODE_TEX & 1 && type->param_class == class_of(form->letters) &&
               d->state->sampling >> (d->state->handles[d->handle] >> 20) % d->state->samplers & 1;
    if (samples(form))
        return type &&
               type->built >> (form->mnemonic == &isa_mnemonics[ISA_KIND_TXD] ? TEX_OPCODE_TXD : TEX_OPCODE_TEX) & 1 &&
               d->state->sampling >> (d->state->handles[d->handle] >> 20) % d->state->samplers & 1;
    return type && type->built >> TEX_OPCODE_TLD4 & 1 &&
           (form->second == ISA_NONE || type->param_class == TEX_PARAM_2D);
}

static unsigned handle_tries(const struct random_draw *d)
{
    const struct isa_form *form = d->insn.form;
    /* a compact form cannot follow its texture, and few textures can be sampled */
    if (form->second != ISA_NONE || samples(form))
        return COMPACT_TRIES;
    return form->mnemonic == &isa_mnemonics[ISA_KIND_TLD4] && d->state->theme != RANDOM_ANY ? HANDLE_TRIES : 1;
}

/* The handle, in the encoding's way. A case with a theme seldom gathers from an impossible one. */
static void draw_handle(struct rng *r, struct random_draw *d)
{
    const struct isa_mnemonic *of = d->insn.form->mnemonic;
    const struct tex_type_info *type;
    unsigned tries = handle_tries(d);
    do {
        d->handle = rng_below(r, 8);
        type = type_of(d);
    } while (--tries > 0 && !random_word_fits(d));
    d->insn.field[ISA_INDEX] = d->state->handle_index[d->handle];
    if (of == &isa_mnemonics[ISA_KIND_TLD4] && type && type->faces > 1 && rng_percent(r, 85))
        d->insn.field[ISA_PARAM] |= TEX_PARAM_CUBE; /* and an array stays one */
    for (unsigned i = 0; i < of->parts; i++)
        if (of->part[i].kind == ISA_PART_HANDLE)
            d->insn.field[of->part[i].other] = draw_registers(r, 1);
}

/* Many gathers from textures with a clamped-off level compare: if not comparable, they are still refused. */
static uint32_t compares(const struct random_draw *d, uint32_t percent)
{
    return d->state->texture[(d->state->handles[d->handle] & 0xfffff) % d->state->textures].clamped_off ? 60 : percent;
}

static void draw_field(struct rng *r, struct random_draw *d, enum isa_field field, uint32_t percent)
{
    const struct isa_mnemonic *of = d->insn.form->mnemonic;
    if (field == ISA_DC)
        percent = compares(d, percent);
    if (field == ISA_MS && d->state->texture[(d->state->handles[d->handle] & 0xfffff) % d->state->textures].samples)
        percent = 70;
    if (field == ISA_AOFFI && d->insn.field[ISA_MS]) /* refused together */
        percent = 3;
    if (field == ISA_PG)
        d->insn.field[field] = rng_percent(r, percent) ? TEX_PT : rng_below(r, 8);
    else if (field == ISA_PG_NOT)
        d->insn.field[field] = rng_percent(r, percent);
    else if (field == ISA_INDEX)
        draw_handle(r, d);
    for (unsigned i = 0; i < of->parts && field != ISA_INDEX; i++)
        if (of->part[i].field == field)
            d->insn.field[field] = draw_part(r, d, &of->part[i], percent);
}

/* Loads and atomics are drawn apart (random_warp.c); fetches, compact forms and samples replace some of the others
   (random_fetch.c, random_compact.c, random_sample.c). Any other row of the table is drawn here. */
static bool drawn_apart(enum isa_kind kind)
{
    return kind == ISA_KIND_TEX || kind == ISA_KIND_TXD || kind == ISA_KIND_TMML || kind == ISA_KIND_TLD ||
           kind == ISA_KIND_TLDS || kind == ISA_KIND_TLD4S || kind == ISA_KIND_TEXS || kind == ISA_KIND_SULD ||
           kind == ISA_KIND_SUATOM || kind == ISA_KIND_SURED;
}

static enum isa_kind draw_kind(struct rng *r, const struct random_draw *d)
{
    enum isa_kind kinds[ISA_KINDS];
    unsigned n = 0;
    for (unsigned kind = 0; kind < ISA_KINDS; kind++)
        if (!drawn_apart(kind))
            kinds[n++] = kind;
    enum isa_kind kind;
    do
        kind = kinds[rng_below(r, n)];
    while ((kind == ISA_KIND_SUST && !d->state->stores) || (kind == ISA_KIND_TLD4 && !d->state->gathers) ||
           (kind == ISA_KIND_TXQ && d->state->theme != RANDOM_ANY && rng_percent(r, 70))); /* no theme is about it */
    return kind;
}

void random_word(struct rng *r, struct random_draw *d)
{
    random_word_of(r, d, draw_kind(r, d));
}

void random_word_of(struct rng *r, struct random_draw *d, enum isa_kind kind)
{
    const struct isa_mnemonic *of = &isa_mnemonics[kind];
    bool drawn[ISA_FIELDS] = {false};
    uint32_t form_percent = DEFAULT_PERCENT;
    for (unsigned i = 0; i < sizeof weights / sizeof *weights; i++)
        if (weights[i].kind == kind && weights[i].field == ISA_FORM)
            form_percent = weights[i].percent;
    draw_form(r, d, kind, form_percent);
    for (unsigned i = 0; i < sizeof weights / sizeof *weights; i++) {
        if (weights[i].kind != kind || weights[i].field == ISA_FORM)
            continue;
        draw_field(r, d, weights[i].field, weights[i].percent);
        drawn[weights[i].field] = true;
    }
    for (unsigned i = 0; i < 2 * of->parts; i++) {
        const struct isa_part *part = &of->part[i % of->parts];
        bool is_register = part->kind == ISA_PART_REGISTER || part->kind == ISA_PART_ADDRESS;
        if (part->field != ISA_NONE && !drawn[part->field] && is_register == (i >= of->parts))
            draw_field(r, d, part->field, DEFAULT_PERCENT);
    }
    if (!drawn[ISA_PG])
        draw_field(r, d, ISA_PG, DEFAULT_PERCENT);
    if (!drawn[ISA_PG_NOT])
        draw_field(r, d, ISA_PG_NOT, DEFAULT_PERCENT);
    insn_settle(&d->insn);
}
