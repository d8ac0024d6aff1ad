// SPDX-License-Identifier: Apache-2.0
#include "step/condition.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/field.h"

const char *const step_compare_name[] = {"==", "!=", "<", ">", "<=", ">=", NULL};

static uint64_t mask_of(const struct tex_leaf_info *leaf)
{
    return UINT64_MAX >> (64 - leaf->width);
}

static uint64_t extended(const struct tex_leaf_info *leaf, uint64_t bits)
{
    uint64_t sign = UINT64_C(1) << (leaf->width - 1);
    return leaf->kind == 's' && !leaf->code ? (bits ^ sign) - sign : bits;
}

static bool expected(const struct tex_leaf_info *leaf, const char *text, char *error, size_t size)
{
    if (leaf->code)
        snprintf(error, size, "'%s': expected a name of %s or a number of %u bits", text, leaf->code, leaf->width);
    else
        snprintf(error, size, "'%s': expected a number of %u bits%s", text, leaf->width,
                 leaf->kind == 's'   ? ", signed"
                 : leaf->kind == 'f' ? ", or one with a point"
                                     : "");
    return false;
}

static bool parse_real(const char *text, struct step_value *out)
{
    char *end = NULL;
    out->is_real = true;
    out->real = strtof(text, &end);
    return end != text && *end == '\0' && !isspace((unsigned char)*text);
}

/* Decimal or 0x...; a minus sign for a signed field. */
static bool parse_whole(const struct tex_leaf_info *leaf, const char *text, struct step_value *out)
{
    bool minus = *text == '-' && leaf->kind == 's', hex = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    char *end = NULL;
    text += minus;
    errno = 0;
    if (!isdigit((unsigned char)*text))
        return false;
    uint64_t value = strtoull(text, &end, hex ? 16 : 10);
    if (errno || *end || value > mask_of(leaf))
        return false;
    uint64_t sign = UINT64_C(1) << (leaf->width - 1);
    if (leaf->kind == 's' && !leaf->code && !hex && value >= sign + minus)
        return false;
    out->bits = hex ? extended(leaf, value) : minus ? (uint64_t)0 - value : value;
    return true;
}

bool step_value_parse(const struct tex_leaf_info *leaf, const char *text, struct step_value *out, char *error,
                      size_t size)
{
    *out = (struct step_value){.bits = 0};
    int code = leaf->code ? tex_code_find(leaf->code, text) : -1;
    if (code >= 0) {
        out->bits = (uint64_t)code;
        return true;
    }
    if (leaf->kind == 'f' && !leaf->code && strncasecmp(text, "0x", 2) != 0 && text[strspn(text, "0123456789")] != '\0')
        return parse_real(text, out) || expected(leaf, text, error, size);
    return parse_whole(leaf, text, out) || expected(leaf, text, error, size);
}

static bool by_order(enum step_compare compare, int order)
{
    switch (compare) {
    case IS_EQUAL:
        return order == 0;
    case IS_OTHER:
        return order != 0;
    case IS_LESS:
        return order < 0;
    case IS_MORE:
        return order > 0;
    case IS_AT_MOST:
        return order <= 0;
    default:
        return order >= 0;
    }
}

static bool holds_real(const struct step_condition *c, uint32_t bits)
{
    float found, wanted = c->value.real;
    memcpy(&found, &bits, sizeof found);
    if (found != found || wanted != wanted)
        return c->compare == IS_OTHER;
    return by_order(c->compare, (found > wanted) - (found < wanted));
}

bool step_value_holds(const struct step_condition *c, const uint32_t *payload, unsigned element)
{
    uint64_t bits = field_get(payload, c->leaf, element), wanted = c->value.bits;
    if (c->value.is_real)
        return holds_real(c, (uint32_t)bits);
    if (c->leaf->kind != 's' || c->leaf->code)
        return by_order(c->compare, (bits > wanted) - (bits < wanted));
    int64_t found = (int64_t)extended(c->leaf, bits), other = (int64_t)wanted;
    return by_order(c->compare, (found > other) - (found < other));
}

static void print_value(const struct step_condition *c, FILE *out)
{
    const char *code = c->leaf->code ? tex_code_name(c->leaf->code, (uint32_t)c->value.bits) : NULL;
    if (c->value.is_real)
        fprintf(out, "%#.9g", (double)c->value.real);
    else if (code && (uint64_t)tex_code_find(c->leaf->code, code) == c->value.bits)
        fputs(code, out);
    else if (c->leaf->kind == 's' && !code)
        fprintf(out, "%" PRId64, (int64_t)c->value.bits);
    else
        fprintf(out, "0x%" PRIx64, c->value.bits);
}

static void print_thread(const struct step_condition *c, FILE *out)
{
    if (c->instruction != STEP_ANY)
        fprintf(out, "instruction %" PRIu32, c->instruction);
    else
        fprintf(out, "warp %" PRIu32, c->warp);
    if (c->lane != STEP_ANY)
        fprintf(out, " lane %" PRIu32, c->lane);
}

void step_condition_print(const struct step_condition *c, FILE *out)
{
    char name[FIELD_TEXT];
    if (c->kind != BREAK_DIFFERENCE && !(c->side[TRACE_RTL] && c->side[TRACE_MODEL]))
        fprintf(out, "%s ", trace_side_name[c->side[TRACE_RTL] ? TRACE_RTL : TRACE_MODEL]);
    switch (c->kind) {
    case BREAK_BOUNDARY:
        fputs(tex_boundaries[c->boundary].name, out);
        break;
    case BREAK_FIELD:
        if (c->element == STEP_ANY)
            snprintf(name, sizeof name, "%s", c->leaf->name);
        else
            field_name(c->leaf, c->element, name, sizeof name);
        fprintf(out, "%s.%s %s ", tex_boundaries[c->boundary].name, name, step_compare_name[c->compare]);
        print_value(c, out);
        break;
    case BREAK_THREAD:
        print_thread(c, out);
        break;
    case BREAK_RULE:
        fprintf(out, "rule %s", tex_rules[c->rule].id);
        break;
    default:
        fputs("difference", out);
        if (c->boundary != TEX_BOUNDARIES)
            fprintf(out, " %s", tex_boundaries[c->boundary].name);
    }
}
