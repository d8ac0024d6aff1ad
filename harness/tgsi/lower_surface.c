// SPDX-License-Identifier: Apache-2.0
/* LOAD, STORE and atomics: surfaces, whose layer comes last. */
#include <string.h>

#include "tgsi/plan.h"

static const struct tgsi_operand *resource(const struct tgsi_plan *p)
{
    const struct tgsi_operand *o = tgsi_operand_of(p->i, TGSI_SOURCE);
    return o ? o : tgsi_operand_of(p->i, TGSI_STORED_TO);
}

/* R-TGSI-145: bytes, and words that follow each other. */
static bool is_raw(const struct tgsi_plan *p)
{
    const struct tgsi_operand *o = resource(p);
    return o->file == TGSI_STORAGE || (o->file == TGSI_RESOURCE && p->p->resource[o->number].raw);
}

static const char *size_of(uint32_t mask)
{
    return mask > 3 ? "128" : mask > 1 ? "64" : "32";
}

/* R-TGSI-111, R-TGSI-113, R-TGSI-114, R-TGSI-115, R-TGSI-116, R-TGSI-144: R, RG or RGBA, or words: the word has no
 * mask. */
static void load(struct tgsi_plan *p)
{
    bool raw = is_raw(p);
    uint32_t mask = tgsi_outputs(p, resource(p), tgsi_texel, false);
    low_step(p->out, true, "R-TGSI-112", "outside: 0 in all components (PD-74, PD-75)");
    if (raw)
        low_text(p->out, "SULD.D.BA.%s.%s.IGN R8, [R0], 0x%x", p->target->surface, size_of(mask), (unsigned)p->handle);
    else
        low_text(p->out, "SULD.P.%s%s.IGN R8, [R0], 0x%x", p->target->surface,
                 mask > 3   ? ""
                 : mask > 1 ? ".RG"
                            : ".R",
                 (unsigned)p->handle);
}

/* R-TGSI-117, R-TGSI-118, R-TGSI-119. The letters after the resource are the mask of words. */
static void store(struct tgsi_plan *p)
{
    const struct tgsi_operand *data = tgsi_operand_of(p->i, TGSI_DATA);
    bool raw = is_raw(p);
    unsigned letters = resource(p)->letters, words = raw && letters ? letters : TGSI_COMPONENTS;
    for (unsigned k = 0; k < words; k++) {
        struct low_value v = tgsi_component(p, data, k, TGSI_KIND_BITS);
        tgsi_rb(p, &v);
    }
    low_step(p->out, true, "R-TGSI-117", "outside: nothing is stored (PD-74)");
    if (raw)
        low_text(p->out, "SUST.D.BA.%s.%s.IGN [R0], R4, 0x%x", p->target->surface, size_of((1U << words) - 1),
                 (unsigned)p->handle);
    else
        low_text(p->out, "SUST.P.%s.IGN [R0], R4, 0x%x", p->target->surface, (unsigned)p->handle);
}

/* Of the opcode: only minimum and maximum look at the sign (R-TGSI-133). */
static const char *atomic_type(const struct tgsi_plan *p)
{
    const char *name = p->i->opcode->name;
    if (strcmp(name, "ATOMFADD") == 0)
        return "F32";
    return strcmp(name, "ATOMIMIN") == 0 || strcmp(name, "ATOMIMAX") == 0 ? "S32" : "U32";
}

/* R-TGSI-130, R-TGSI-132, R-TGSI-134, R-TGSI-135: the old value is the result, in x. */
static struct low_lane old_lane(const struct tgsi_plan *p, unsigned component)
{
    struct low_lane lane = tgsi_texel(p, 0);
    return component > 0 ? tgsi_constant(0, "0") : lane;
}

static void atomic(struct tgsi_plan *p)
{
    const struct tgsi_operand *compared = tgsi_operand_of(p->i, TGSI_COMPARED);
    if (compared) {
        struct low_value v = tgsi_component(p, compared, 0, TGSI_KIND_BITS);
        tgsi_rb(p, &v);
    }
    struct low_value v = tgsi_scalar(p, TGSI_DATA, TGSI_KIND_BITS);
    tgsi_rb(p, &v);
    tgsi_outputs(p, NULL, old_lane, false);
    low_text(p->out, "SUATOM.D.%s.%s.%s.IGN R8, [R0], R4, 0x%x", atomic_type(p), p->target->surface, p->i->opcode->lod,
             (unsigned)p->handle);
}

void tgsi_plan_surface(struct tgsi_plan *p)
{
    tgsi_whole_coordinates(p, false);
    if (p->i->opcode->work == TGSI_WORK_LOAD)
        load(p);
    else if (p->i->opcode->work == TGSI_WORK_STORE)
        store(p);
    else
        atomic(p);
}
