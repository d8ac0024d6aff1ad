// SPDX-License-Identifier: Apache-2.0
/* The rules of the page about an instruction's text. Rule ids are those of vectors/rules.tsv. */
#include <string.h>
#include <strings.h>

#include "tgsi/opcode.h"

struct check {
    struct tgsi_program *p;
    struct diag *diag;
    const struct low_source *source;
    bool bad;
    const char *left; /* why the instruction is left out */
};

static void error(struct check *c, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    low_error(c->source, c->diag, at, format, args);
    va_end(args);
    c->bad = true;
}

const struct tgsi_operand *tgsi_operand_of(const struct tgsi_instruction *i, enum tgsi_slot slot)
{
    for (unsigned k = 0; k < i->opcode->slots; k++)
        if (i->opcode->slot[k] == slot)
            return &i->operand[k];
    return NULL;
}

unsigned tgsi_letter(const struct tgsi_operand *o, unsigned k)
{
    return o->letters == 0 ? k : o->letters == 1 ? o->letter[0] : o->letter[k < o->letters ? k : o->letters - 1];
}

bool tgsi_immediate_of(const struct tgsi_program *p, const struct tgsi_operand *o, unsigned component, uint32_t *bits)
{
    bool known = o->file == TGSI_IMMEDIATE && !o->relative && o->number < p->immediates;
    *bits = known ? p->immediate[o->number][component] : 0;
    return known;
}

/* The operand that names what is read or written. */
static const struct tgsi_operand *bound(const struct tgsi_instruction *i)
{
    static const enum tgsi_slot slots[] = {TGSI_SVIEW, TGSI_UNIT, TGSI_SOURCE, TGSI_STORED_TO};
    const struct tgsi_operand *o = NULL;
    for (unsigned k = 0; k < sizeof slots / sizeof *slots && !o; k++)
        o = tgsi_operand_of(i, slots[k]);
    return o;
}

static const struct tgsi_declared *declared_of(const struct tgsi_program *p, const struct tgsi_operand *o)
{
    return tgsi_declared_of(p, o->file, o->number);
}

struct tgsi_bound tgsi_bound_of(const struct tgsi_program *p, const struct tgsi_instruction *i)
{
    const struct tgsi_operand *o = bound(i);
    struct tgsi_bound of = {.file = o->file, .number = o->number, .target = i->target};
    if (of.target == TGSI_NO_TARGET)
        of.target = o->file == TGSI_STORAGE ? TGSI_BUFFER : declared_of(p, o)->target;
    return of;
}

/* SAMP, SVIEW, IMAGE, RES, BUFFER: by number, and declared. */
static void check_bound(struct check *c, const struct tgsi_operand *o, uint32_t files, const char *what,
                        const char *expected)
{
    if (!(files >> o->file & 1) || o->negate || o->absolute)
        error(c, o->at, "the %s is '%.*s'; expected %s", what, LOW_SHOWN(o->name), expected);
    else if (o->number >= tgsi_most_of(o->file))
        error(c, o->at, "'%.*s' is out of range; expected %s[0]..%s[%u]", LOW_SHOWN(o->name), tgsi_file_names[o->file],
              tgsi_file_names[o->file], (unsigned)tgsi_most_of(o->file) - 1);
    else if (c->p->has_processor && !declared_of(c->p, o)->declared)
        error(c, o->at, "%.*s has no declaration; expected DCL %s[%u] before it", LOW_SHOWN(o->name),
              tgsi_file_names[o->file], (unsigned)o->number);
}

#define FILE_BIT(file) (1U << (file))

static void check_resource(struct check *c, const struct tgsi_instruction *i, enum tgsi_slot slot,
                           const struct tgsi_operand *o)
{
    uint32_t files = FILE_BIT(TGSI_IMAGE) | FILE_BIT(TGSI_RESOURCE) | FILE_BIT(TGSI_STORAGE);
    uint32_t values = FILE_BIT(TGSI_TEMP) | FILE_BIT(TGSI_INPUT) | FILE_BIT(TGSI_CONSTANT) | FILE_BIT(TGSI_IMMEDIATE);
    bool sampled = i->opcode->work == TGSI_WORK_POSITION || i->opcode->work == TGSI_WORK_COUNT;
    if (slot != TGSI_SVIEW && values >> o->file & 1)
        c->left = "its handle is in a register, not in the bank"; /* R-TGSI-124 */
    else if (slot == TGSI_UNIT)
        check_bound(c, o, FILE_BIT(TGSI_SAMPLER), "sampler", "SAMP[#]");
    else if (slot == TGSI_SVIEW && sampled && o->file == TGSI_TEMP)
        c->left = "the samples of the render target are not in a texture header"; /* R-TGSI-98 */
    else if (slot == TGSI_SVIEW)
        check_bound(c, o, FILE_BIT(TGSI_VIEW), "sampler view", "SVIEW[#]");
    else if (o->file == TGSI_MEMORY || o->file == TGSI_COUNTER)
        c->left = "shared memory and counters are not of the texture unit"; /* R-TGSI-110 */
    else if (o->file == TGSI_CONSTANTS)
        c->left = "buffers of constants are not of the texture unit";
    else
        check_bound(c, o, files, "resource", "IMAGE[#], RES[#] or BUFFER[#] (R-TGSI-110)");
    if (c->left || c->bad)
        return;
    if (o->file == TGSI_STORAGE && i->opcode->work == TGSI_WORK_ATOMIC)
        c->left = "atomics on buffers are not of the texture unit";
    else if (o->file == TGSI_STORAGE && i->opcode->work == TGSI_WORK_SURFACE_SIZE)
        c->left = "the bytes of a buffer are not in a texture header"; /* R-TGSI-120 */
    else if (slot == TGSI_STORED_TO && declared_of(c->p, o)->target != TGSI_NO_TARGET &&
             !declared_of(c->p, o)->writable)
        error(c, o->at, "%.*s is not declared WR (R-TGSI-146)", LOW_SHOWN(o->name));
}

static void check_register(struct check *c, enum tgsi_slot slot, const struct tgsi_operand *o, unsigned most)
{
    uint32_t written = FILE_BIT(TGSI_TEMP) | FILE_BIT(TGSI_OUTPUT) | FILE_BIT(TGSI_ADDRESS);
    uint32_t read = FILE_BIT(TGSI_TEMP) | FILE_BIT(TGSI_INPUT) | FILE_BIT(TGSI_OUTPUT) | FILE_BIT(TGSI_CONSTANT) |
                    FILE_BIT(TGSI_IMMEDIATE) | FILE_BIT(TGSI_SYSTEM);
    if (slot != TGSI_DEST) {
        if (!(read >> o->file & 1))
            error(c, o->at, "the %s is '%.*s'; expected TEMP, IN, CONST, IMM, SV or OUT", tgsi_slot_names[slot],
                  LOW_SHOWN(o->name));
        else if (o->letters != 0 && o->letters != 1 && o->letters < most)
            error(c, o->letters_at, "the swizzle has %u components; expected one or four", o->letters);
        return;
    }
    if (!(written >> o->file & 1) || o->negate || o->absolute)
        error(c, o->at, "the destination is '%.*s'; expected TEMP or OUT", LOW_SHOWN(o->name));
    for (unsigned k = 1; k < o->letters; k++)
        if (o->letter[k] <= o->letter[k - 1]) {
            error(c, o->letters_at, "the mask repeats or reorders components; expected a part of xyzw");
            return;
        }
}

static void check_target(struct check *c, const struct tgsi_instruction *i)
{
    enum tgsi_target target = tgsi_bound_of(c->p, i).target;
    const struct tgsi_operand *o = bound(i);
    const struct tgsi_declared *d = declared_of(c->p, o);
    struct span at = i->target != TGSI_NO_TARGET ? i->target_at : o->at;
    if (target == TGSI_NO_TARGET)
        error(c, o->at, "%s names no target; expected 2D or another", i->opcode->name);
    else if (i->target != TGSI_NO_TARGET && d->target != TGSI_NO_TARGET && d->target != i->target)
        error(c, at, "the instruction says %s, the declaration of %.*s %s", tgsi_targets[i->target].name,
              LOW_SHOWN(o->name), tgsi_targets[d->target].name);
    else if (tgsi_targets[target].samples && o->file == TGSI_IMAGE)
        c->left = "the unit has no surfaces of several samples"; /* R-TGSI-121 */
    else if (i->opcode->beyond >> target & 1)
        c->left = "the page has no such target, EXT_texture_shadow_lod has (R-TGSI-23, R-TGSI-29)";
    else if (!(i->opcode->targets >> target & 1))
        error(c, at, "%s has no target %s (%s)", i->opcode->name, tgsi_targets[target].name, i->opcode->rule);
    else if (i->opcode->replicate && target == TGSI_3D)
        c->left = "the unit compares no texels of volumes";
    else if (i->opcode->work == TGSI_WORK_DERIVATIVES && (tgsi_targets[target].axes > 2 || tgsi_targets[target].shadow))
        c->left = "derivatives of volumes, cubes and comparisons take several words";
}

/* Words from the first on, as many as one store of the unit has. */
static bool is_one_store(const struct tgsi_operand *o)
{
    bool one = o->letters != 3;
    for (unsigned k = 0; k < o->letters; k++)
        one = one && o->letter[k] == k;
    return one;
}

static bool is_float_format(struct low_slice f)
{
    return f.size > 6 && strncasecmp(f.at + f.size - 6, "_FLOAT", 6) == 0;
}

static bool is_atomic_format(struct low_slice f)
{
    static const char *const formats[] = {"PIPE_FORMAT_R32_UINT", "PIPE_FORMAT_R32_SINT", "PIPE_FORMAT_R32_FLOAT"};
    for (unsigned k = 0; k < sizeof formats / sizeof *formats; k++)
        if (strlen(formats[k]) == f.size && strncasecmp(f.at, formats[k], f.size) == 0)
            return true;
    return f.size == 0;
}

/* R-TGSI-62: an operand, or the first letter of the sampler. */
static void check_gathered(struct check *c, const struct tgsi_instruction *i, enum tgsi_target target)
{
    const struct tgsi_operand *component = tgsi_operand_of(i, TGSI_COMPONENT), *unit = tgsi_operand_of(i, TGSI_UNIT);
    uint32_t bits;
    if (!component || tgsi_targets[target].shadow)
        return;
    if (!tgsi_immediate_of(c->p, component, tgsi_letter(component, 0), &bits) || bits > 3)
        error(c, component->at, "the component is '%.*s'; expected an immediate of 0..3 (R-TGSI-62)",
              LOW_SHOWN(component->name));
    else if (unit->letters && unit->letter[0] != bits)
        error(c, unit->letters_at,
              "the swizzle of the sampler names component %c, the operand %.*s component %c; expected one of them "
              "(R-TGSI-62)",
              "xyzw"[unit->letter[0]], LOW_SHOWN(component->name), "xyzw"[bits]);
}

/* What one word cannot do, and what the page forbids. */
static void check_rest(struct check *c, const struct tgsi_instruction *i)
{
    const struct tgsi_operand *o = bound(i);
    enum tgsi_target target = tgsi_bound_of(c->p, i).target;
    const struct tgsi_declared *d = declared_of(c->p, o);
    check_gathered(c, i, target);
    if (i->has_offset &&
        (!i->opcode->offsets || target == TGSI_BUFFER || tgsi_targets[target].samples || tgsi_targets[target].cube))
        error(c, i->offset.at, "%s takes no offsets with target %s (R-TGSI-39)", i->opcode->name,
              tgsi_targets[target].name);
    if (i->opcode->work == TGSI_WORK_ATOMIC && !is_atomic_format(i->format.size ? i->format : d->format))
        error(c, o->at,
              "an atomic on another format; expected PIPE_FORMAT_R32_UINT, R32_SINT or R32_FLOAT "
              "(R-TGSI-131)");
    if (i->opcode->work == TGSI_WORK_STORE && (target == TGSI_BUFFER || d->raw) && !is_one_store(o))
        c->left = "a store of other words than x, xy or xyzw takes several words of the unit";
    if (i->saturate && (i->opcode->work == TGSI_WORK_LOD || i->opcode->work == TGSI_WORK_POSITION))
        c->left = "a level or a position that is saturated takes two steps after the word";
    if (i->has_more)
        c->left = "each of its texels has an offset of its own"; /* R-TGSI-61 */
    struct low_slice format = i->format.size ? i->format : d->format;
    if (i->opcode->work == TGSI_WORK_ATOMIC && format.size > 0 &&
        is_float_format(format) != (strcmp(i->opcode->name, "ATOMFADD") == 0))
        c->left = "the unit adds floats, and has the other atomics on integers alone";
}

/* What a register chooses is the first that it may. False: it is none. */
static bool check_chosen(struct check *c, struct tgsi_instruction *i)
{
    struct tgsi_reach reach = tgsi_reach_of(c->p, i);
    if (reach.two)
        c->left = "its view and its sampler are chosen by two registers";
    if (reach.two || reach.by.size == 0 || i->chosen)
        return true;
    tgsi_choose(i, reach.first);
    const struct tgsi_operand *o = bound(i);
    if (!c->p->has_processor || reach.count > 0)
        return true;
    error(c, reach.at, "no declared %s of the target is in reach of the register; expected DCL %s[%u] before it",
          tgsi_file_names[o->file], tgsi_file_names[o->file], (unsigned)o->number);
    return false;
}

static void check_instruction(struct check *c, struct tgsi_instruction *i)
{
    bool before = c->bad;
    if (!check_chosen(c, i))
        return;
    c->bad = false;
    for (unsigned k = 0; k < i->opcode->slots && !c->left; k++) {
        enum tgsi_slot slot = (enum tgsi_slot)i->opcode->slot[k];
        if (slot == TGSI_UNIT || slot == TGSI_SVIEW || slot == TGSI_SOURCE || slot == TGSI_STORED_TO)
            check_resource(c, i, slot, &i->operand[k]);
        else
            check_register(c, slot, &i->operand[k], TGSI_COMPONENTS);
    }
    if (i->has_offset && !c->left)
        check_register(c, TGSI_COORD, &i->offset, 3); /* as x, y and z are written */
    if (!c->left && !c->bad)
        check_target(c, i);
    if (!c->left && !c->bad)
        check_rest(c, i);
    c->bad = c->bad || before;
}

/* R-TGSI-3: TEX's family names a sampler alone, SAMPLE's a view. */
static void check_families(struct check *c)
{
    const struct tgsi_instruction *first[2] = {NULL, NULL};
    for (size_t k = 0; k < c->p->count; k++) {
        const struct tgsi_instruction *i = &c->p->instructions[k];
        if (i->opcode->view || tgsi_operand_of(i, TGSI_UNIT))
            first[i->opcode->view] = first[i->opcode->view] ? first[i->opcode->view] : i;
    }
    if (first[0] && first[1])
        error(c, first[1]->at, "%s beside %s of line %u: the families are not mixed (R-TGSI-3)", first[1]->opcode->name,
              first[0]->opcode->name, (unsigned)first[0]->at.line);
}

bool tgsi_check(const struct low_source *source, struct tgsi_program *p, bool strict, struct diag *diag)
{
    struct check c = {.p = p, .diag = diag, .source = source};
    size_t kept = 0;
    check_families(&c);
    for (size_t i = 0; i < p->count && !diag_full(diag); i++) {
        struct tgsi_instruction *at = &p->instructions[i];
        c.left = NULL;
        check_instruction(&c, at);
        if (!c.left) {
            p->instructions[kept++] = *at;
            continue;
        }
        const struct low_left left = {at->at, at->text, {at->text.at, at->at.length}, c.left};
        if (!low_leave_out(&p->left, &left)) {
            diag_no_memory(diag);
            return false;
        }
    }
    p->count = kept;
    for (size_t i = 0; strict && i < p->left.count && !diag_full(diag); i++)
        error(&c, p->left.list[i].at, "%.*s: %s", LOW_SHOWN(p->left.list[i].name), p->left.list[i].why);
    return !c.bad;
}
