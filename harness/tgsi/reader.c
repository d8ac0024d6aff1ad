// SPDX-License-Identifier: Apache-2.0
/* Statements of a text, as the parser meets them. */
#include "tgsi/reader.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void tgsi_error(struct tgsi_reader *r, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    low_error(r->source, r->diag, at, format, args);
    va_end(args);
    r->bad = true;
}

void tgsi_left_out(struct tgsi_reader *r, struct span at, struct low_slice name)
{
    const struct low_left left = {at, low_rest(r->source, name.at, "\n;#"), name, "no opcode of TGSI"};
    r->p->no_memory = !low_leave_out(&r->p->left, &left) || r->p->no_memory;
}

struct tgsi_number tgsi_number(struct tgsi_reader *r, struct span at, const char *text, bool real)
{
    struct tgsi_number n = {.value = strtod(text, NULL), .is_hex = text[0] == '0' && (text[1] | 0x20) == 'x'};
    float value = strtof(text, NULL);
    if (!real) {
        errno = 0;
        n.wide = strtoull(text, NULL, n.is_hex ? 16 : 10);
        if (errno != 0 || (n.wide > UINT32_MAX && !r->is_wide))
            tgsi_error(r, at, "%.40s is larger than %u bits", text, r->is_wide ? 64U : 32U);
        n.integer = (uint32_t)n.wide;
        value = (float)n.wide;
    }
    memcpy(&n.real, &value, sizeof n.real);
    return n;
}

struct tgsi_number tgsi_number_word(struct tgsi_reader *r, struct span at, struct low_slice word)
{
    bool infinite = low_slice_is(word, "inf");
    if (!infinite && !low_slice_is(word, "nan"))
        tgsi_error(r, at, "unexpected '%.*s'; expected a number, inf or nan", LOW_SHOWN(word));
    return (struct tgsi_number){
        .real = infinite ? 0x7f800000 : 0x7fc00000, .value = infinite ? INFINITY : NAN, .is_word = true};
}

void tgsi_begin(struct tgsi_reader *r, struct span at, struct low_slice opcode)
{
    r->bad = r->placed = false;
    r->now = (struct tgsi_instruction){.opcode = r->spelling.opcode,
                                       .saturate = r->spelling.saturate,
                                       .at = at,
                                       .text = low_rest(r->source, opcode.at, "\n;#")};
}

struct tgsi_operand tgsi_register(struct tgsi_reader *r, struct span at, struct low_slice name)
{
    struct tgsi_operand o = {.at = at, .file = TGSI_FILES, .name = name};
    (void)r;
    for (unsigned i = 0; i < TGSI_FILES; i++)
        if (low_slice_is(name, tgsi_file_names[i]))
            o.file = (enum tgsi_file)i;
    return o;
}

void tgsi_indexed(struct tgsi_operand *o, const struct tgsi_operand *indices, struct span at)
{
    o->relative = indices->relative;
    o->number = indices->number;
    o->by = indices->by;
    o->plus = indices->plus;
    o->name.size = at.length;
    o->at = at;
}

void tgsi_letters(struct tgsi_reader *r, struct span at, struct low_slice text, struct tgsi_operand *o)
{
    static const char spelt[] = "xyzw";
    o->letters_at = at;
    for (uint32_t i = 0; i < text.size; i++) {
        const char *letter = strchr(spelt, tolower((unsigned char)text.at[i]));
        if (!letter || i >= TGSI_COMPONENTS) {
            tgsi_error(r, at, "'%.*s' is no list of components; expected up to four of x, y, z and w", LOW_SHOWN(text));
            return;
        }
        o->letter[o->letters++] = (uint8_t)(letter - spelt);
    }
}

/* A target, a format or how memory is used. False: none of them. */
static bool place_word(struct tgsi_reader *r, const struct tgsi_operand *o)
{
    static const char *const uses[] = {"COHERENT", "RESTRICT", "VOLATILE", "STREAM_CACHE_POLICY"};
    enum tgsi_target target = tgsi_target_find(o->name.at, o->name.size);
    if (target != TGSI_NO_TARGET) {
        r->now.target = target;
        r->now.target_at = o->at;
        r->placed = true;
        return true;
    }
    if (o->name.size > 12 && strncasecmp(o->name.at, "PIPE_FORMAT_", 12) == 0) {
        r->now.format = o->name;
        return true;
    }
    for (unsigned i = 0; i < sizeof uses / sizeof *uses; i++)
        if (low_slice_is(o->name, uses[i]))
            return true;
    return low_slice_is(o->name, "UNKNOWN");
}

void tgsi_operand(struct tgsi_reader *r, const struct tgsi_operand *o)
{
    bool word =
        o->file == TGSI_FILES || (o->file == TGSI_STORAGE && low_slice_is(o->name, "BUFFER")); /* the target BUFFER */
    if (word) {
        if (!place_word(r, o))
            tgsi_error(r, o->at, "'%.*s' is no register, target or format", LOW_SHOWN(o->name));
    } else if (r->placed) {
        r->now.has_more = r->now.has_offset;
        if (r->now.has_offset && r->now.opcode->work != TGSI_WORK_GATHER)
            tgsi_error(r, o->at, "a second offset; expected one of x, y and z");
        r->now.offset = *o;
        r->now.has_offset = true;
    } else if (o->file != TGSI_NOTHING || !r->now.opcode->shorter) { /* Mesa has NULL[0] in the place of a component */
        if (r->now.operands < TGSI_OPERANDS)
            r->now.operand[r->now.operands] = *o;
        r->now.operands++;
    }
}

void tgsi_end(struct tgsi_reader *r)
{
    const struct tgsi_opcode *opcode = r->now.opcode;
    char list[160];
    if (r->bad)
        return;
    if (opcode->view && opcode->offsets && !r->now.has_offset && r->now.operands == opcode->slots + 1U) {
        r->now.offset = r->now.operand[--r->now.operands]; /* Mesa prints no target before it */
        r->now.has_offset = true;
    }
    if (opcode->shorter && r->now.operands == opcode->shorter->slots)
        opcode = r->now.opcode = opcode->shorter;
    low_list(list, sizeof list, tgsi_slot_names, opcode->slot, opcode->slots);
    if (r->now.operands != opcode->slots) {
        tgsi_error(r, r->now.at, "%s has %u registers; expected %u: %s%s", opcode->name, r->now.operands, opcode->slots,
                   list, opcode->shorter ? ", or no component" : "");
        return;
    }
    if (r->p->count >= LOW_INSTRUCTIONS) {
        tgsi_error(r, r->now.at, "the text has more than %d instructions", LOW_INSTRUCTIONS);
        return;
    }
    void *instructions = r->p->instructions;
    struct tgsi_instruction *place = low_grow(&instructions, r->p->count, &r->p->room, sizeof *place);
    r->p->instructions = instructions;
    if (place)
        *place = r->now;
    r->p->count += place != NULL;
    r->p->no_memory = r->p->no_memory || !place;
}

void tgsi_free(struct tgsi_program *p)
{
    free(p->instructions);
    low_lefts_free(&p->left);
    free(p->immediate);
    *p = (struct tgsi_program){0};
}
