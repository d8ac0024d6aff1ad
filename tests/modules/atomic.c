// SPDX-License-Identifier: Apache-2.0
/*
 * Every operation of tex_atomic with each of its types, on the host's integers and floats. words: 0 operation, bits 6:4
 * type; from 1 the old value; from 4 the operand, of CAS the second one behind it.
 */
#include <string.h>

#include "rtl_module.h"
#include "tex_defs.h"

static const struct {
    uint32_t atom, type;
} pairs[] = {{TEX_ATOM_ADD, TEX_ATOM_TYPE_F32},  {TEX_ATOM_ADD, TEX_ATOM_TYPE_F32}, {TEX_ATOM_ADD, TEX_ATOM_TYPE_F32},
             {TEX_ATOM_ADD, TEX_ATOM_TYPE_F32},  {TEX_ATOM_ADD, TEX_ATOM_TYPE_U32}, {TEX_ATOM_ADD, TEX_ATOM_TYPE_S32},
             {TEX_ATOM_ADD, TEX_ATOM_TYPE_U64},  {TEX_ATOM_MIN, TEX_ATOM_TYPE_U32}, {TEX_ATOM_MIN, TEX_ATOM_TYPE_S32},
             {TEX_ATOM_MIN, TEX_ATOM_TYPE_U64},  {TEX_ATOM_MIN, TEX_ATOM_TYPE_S64}, {TEX_ATOM_MAX, TEX_ATOM_TYPE_U32},
             {TEX_ATOM_MAX, TEX_ATOM_TYPE_S32},  {TEX_ATOM_MAX, TEX_ATOM_TYPE_U64}, {TEX_ATOM_MAX, TEX_ATOM_TYPE_S64},
             {TEX_ATOM_INC, TEX_ATOM_TYPE_U32},  {TEX_ATOM_DEC, TEX_ATOM_TYPE_U32}, {TEX_ATOM_AND, TEX_ATOM_TYPE_U64},
             {TEX_ATOM_OR, TEX_ATOM_TYPE_S32},   {TEX_ATOM_XOR, TEX_ATOM_TYPE_S64}, {TEX_ATOM_EXCH, TEX_ATOM_TYPE_U32},
             {TEX_ATOM_EXCH, TEX_ATOM_TYPE_S64}, {TEX_ATOM_CAS, TEX_ATOM_TYPE_U32}, {TEX_ATOM_CAS, TEX_ATOM_TYPE_U64}};
enum { PAIRS = sizeof pairs / sizeof *pairs };

static const uint32_t corners[] = {0,          1,          2,          0x7fffff,   0x800000,   0x3f7fffff, 0x3f800000,
                                   0x3f800001, 0x4b000000, 0x4b7fffff, 0x4b800000, 0x7f7fffff, 0x7f800000, 0x7f800001,
                                   0x7fc00000, 0x7fffffff, 0x00ffffff, 0x33800000, 0x33800001, 0x34000000};
enum { CORNERS = 2 * sizeof corners / sizeof *corners }; /* with both signs */

static uint32_t corner(uint64_t i)
{
    return corners[i / 2 % (CORNERS / 2)] | (uint32_t)(i % 2) << 31;
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint64_t at = i / PAIRS;
    bool all = at < (uint64_t)CORNERS * CORNERS;
    words[0] = pairs[i % PAIRS].atom | pairs[i % PAIRS].type << 4;
    for (unsigned k = 0; k < 2; k++) {
        words[1 + k] = all ? corner(at + k * 7) : rng_next(rng);
        words[4 + k] = all ? corner(at / CORNERS + k * 7) : rng_percent(rng, 20) ? words[1 + k] : rng_next(rng);
    }
    if (!all && rng_percent(rng, 50)) /* floats of about the same size; whole numbers close to each other */
        words[4] = (words[1] ^ (rng_next(rng) & 0x80000000)) + (rng_below(rng, 64) << 23) - (32U << 23) +
                   rng_below(rng, 5) - 2;
    if (rng_percent(rng, 30))
        words[5] = words[2];
    words[6] = rng_next(rng);
    words[7] = rng_next(rng);
}

static float number(uint32_t bits)
{
    float f;
    if ((bits & 0x7f800000) == 0)
        bits &= 0x80000000;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static uint32_t sum(uint32_t a, uint32_t b)
{
    float f = number(a) + number(b);
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    if ((bits & 0x7fffffff) > 0x7f800000)
        return 0x7fc00000;
    return (bits & 0x7f800000) == 0 ? bits & 0x80000000 : bits;
}

static uint64_t changed(uint32_t atom, uint32_t type, const uint64_t v[3])
{
    bool is_signed = type == TEX_ATOM_TYPE_S32 || type == TEX_ATOM_TYPE_S64;
    int64_t a = type == TEX_ATOM_TYPE_S32 ? (int32_t)v[0] : (int64_t)v[0];
    int64_t b = type == TEX_ATOM_TYPE_S32 ? (int32_t)v[1] : (int64_t)v[1];
    bool less = is_signed ? a < b : v[0] < v[1];
    switch (atom) {
    case TEX_ATOM_ADD:
        return type == TEX_ATOM_TYPE_F32 ? sum((uint32_t)v[0], (uint32_t)v[1]) : v[0] + v[1];
    case TEX_ATOM_MIN:
        return less ? v[0] : v[1];
    case TEX_ATOM_MAX:
        return less ? v[1] : v[0];
    case TEX_ATOM_INC:
        return v[0] >= v[1] ? 0 : v[0] + 1;
    case TEX_ATOM_DEC:
        return v[0] == 0 || v[0] > v[1] ? v[1] : v[0] - 1;
    case TEX_ATOM_AND:
        return v[0] & v[1];
    case TEX_ATOM_OR:
        return v[0] | v[1];
    case TEX_ATOM_XOR:
        return v[0] ^ v[1];
    case TEX_ATOM_CAS:
        return v[0] == v[1] ? v[2] : v[0];
    default:
        return v[1];
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t atom = words[0] & 15, type = words[0] >> 4 & 7;
    bool wide = type == TEX_ATOM_TYPE_U64 || type == TEX_ATOM_TYPE_S64;
    uint64_t v[3] = {words[1], words[4], words[5]};
    if (wide) {
        v[0] |= (uint64_t)words[2] << 32;
        v[1] |= (uint64_t)words[5] << 32;
        v[2] = words[6] | (uint64_t)words[7] << 32;
    }
    uint64_t value = changed(atom, type, v);
    result[0] = (uint32_t)value;
    result[1] = wide ? (uint32_t)(value >> 32) : 0;
}

const struct rtl_module tested = {"atomic", 3000000, 1, operand, expect};
