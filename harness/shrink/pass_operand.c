// SPDX-License-Identifier: Apache-2.0
/* Operands: zero, the same in every thread, small whole numbers, numbers with few bits. */
#include <math.h>
#include <string.h>

#include "isa/insn.h"
#include "shrink/pass.h"

enum { PORT = INSN_PORT_REGISTERS, REGISTERS = 2 * PORT };

/* In the order in which they are tried; all but the first two change each thread's value by itself. */
enum attempt {
    TRY_ZERO,
    TRY_SAME,
    TRY_EXECUTED, /* zero where no thread executes, if not all are the same */
    TRY_ONE,
    TRY_HALF,
    TRY_WHOLE,
    TRY_HALVES,
    TRY_8_BITS,
    TRY_16_BITS,
    TRY_NEARER, /* to zero by a half, a quarter, ... */
    ATTEMPTS = TRY_NEARER + PASS_HALVES - 1
};

static float to_float(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint32_t to_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

#define ONE 0x3f800000U
#define HALF 0x3f000000U
#define MANTISSA 23U

static uint32_t plainer_number(uint32_t bits, enum attempt attempt)
{
    float value = to_float(bits);
    switch (attempt) {
    case TRY_ONE:
        return bits == 0 ? bits : ONE;
    case TRY_HALF:
        return bits == 0 || bits == ONE ? bits : HALF;
    case TRY_WHOLE:
        return isfinite(value) && bits != HALF ? to_bits(truncf(value)) : bits;
    case TRY_HALVES:
        return isfinite(value) ? to_bits(truncf(value * 2) / 2) : bits;
    case TRY_8_BITS:
        return isfinite(value) ? bits >> (MANTISSA - 8) << (MANTISSA - 8) : bits;
    case TRY_16_BITS:
        return isfinite(value) ? bits >> (MANTISSA - 16) << (MANTISSA - 16) : bits;
    default:
        return bits;
    }
}

static uint32_t plainer_whole(uint32_t bits, enum attempt attempt)
{
    struct pass_number n = {.value = (int32_t)bits};
    switch (attempt) {
    case TRY_ONE:
        return bits == 0 ? bits : 1;
    case TRY_8_BITS:
        return bits & 0xff;
    case TRY_16_BITS:
        return bits & 0xffff;
    default: /* the others are of floats */
        if (attempt >= TRY_NEARER)
            (void)pass_nearer(&n, (unsigned)(attempt - TRY_NEARER) + 1);
        return (uint32_t)n.value;
    }
}

/* Use of the register in the instruction. */
static bool is_number(const struct insn *insn, size_t at)
{
    for (unsigned port = 0; port < ISA_PORTS; port++) {
        size_t begin = (size_t)isa_carried[port].first + (isa_carried[port].in_rb ? PORT : 0U);
        if (at >= begin && at - begin < insn->port[port].count && insn->port[port].operand[at - begin])
            return insn->port[port].operand[at - begin]->type == ISA_TYPE_F32;
    }
    return false;
}

static uint32_t *lane_register(struct tex_warp *w, unsigned lane, size_t at)
{
    return at < PORT ? &w->ra[lane][at] : &w->rb[lane][at - PORT];
}

static bool plainer_register(struct tex_warp *w, size_t at, enum attempt attempt)
{
    struct insn insn;
    uint32_t executed = insn_executed(&w->header), first = 0;
    bool changed = false, same = true;
    insn_decode(w->header.word, w->header.phase, &insn);
    for (unsigned lane = TEX_WARP_LANES; lane-- > 0;)
        if (executed >> lane & 1)
            first = *lane_register(w, lane, at);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        same = same && *lane_register(w, lane, at) == first;
    if (same && attempt == TRY_EXECUTED)
        return false;
    bool number = is_number(&insn, at);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        uint32_t *value = lane_register(w, lane, at), before = *value;
        if (attempt == TRY_ZERO)
            *value = 0;
        else if (attempt == TRY_SAME)
            *value = first;
        else if (attempt == TRY_EXECUTED)
            *value = executed >> lane & 1 ? before : 0;
        else
            *value = number ? plainer_number(before, attempt) : plainer_whole(before, attempt);
        changed |= *value != before;
    }
    return changed;
}

static size_t count_operands(const struct test_case *c)
{
    return c->warps_count * REGISTERS;
}

static bool plainer_operands(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    bool changed = false;
    for (size_t i = first; i < first + n; i++)
        changed |= plainer_register(&c->warps[i / REGISTERS].warp, i % REGISTERS, (enum attempt)attempt);
    return changed;
}

const struct pass pass_operands = {"operands", count_operands, plainer_operands, ATTEMPTS, false};
