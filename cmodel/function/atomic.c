// SPDX-License-Identifier: Apache-2.0
#include "function/atomic.h"

#include "arith/f32.h"
#include "arith/mean.h"

static uint64_t join(const uint32_t word[2], bool wide)
{
    return wide ? word[0] | (uint64_t)word[1] << 32 : word[0];
}

/* Signed numbers in the order of unsigned ones. */
static uint64_t rank(uint64_t value, unsigned bits, bool is_signed)
{
    return is_signed ? value ^ UINT64_C(1) << (bits - 1) : value;
}

/* A denormal number is a zero with its sign. */
static uint32_t flushed(uint32_t f)
{
    return (f & ~TEX_F32_SIGN) < TEX_F32_MIN_NORMAL ? f & TEX_F32_SIGN : f;
}

static uint64_t sum(const struct tex_access *access, uint64_t old, uint64_t operand)
{
    if (access->atom_type == TEX_ATOM_TYPE_F32)
        return flushed(tex_f32_add(flushed((uint32_t)old), flushed((uint32_t)operand))); /* PD-118b */
    return old + operand;
}

void tex_atomic_value(const struct tex_access *access, const uint32_t old[2], const uint32_t operand[4],
                      uint32_t value[2])
{
    bool is_signed = access->atom_type == TEX_ATOM_TYPE_S32 || access->atom_type == TEX_ATOM_TYPE_S64;
    bool wide = access->sz == TEX_SZ_64;
    unsigned bits = wide ? 64 : 32;
    uint64_t a = join(old, wide), b = join(operand, wide), result = b;
    bool less = rank(a, bits, is_signed) < rank(b, bits, is_signed);
    switch (access->atom) {
    case TEX_ATOM_ADD:
        result = sum(access, a, b);
        break;
    case TEX_ATOM_MIN:
        result = less ? a : b;
        break;
    case TEX_ATOM_MAX:
        result = less ? b : a;
        break;
    case TEX_ATOM_INC: /* PD-78 */
        result = a >= b ? 0 : a + 1;
        break;
    case TEX_ATOM_DEC: /* PD-79 */
        result = a == 0 || a > b ? b : a - 1;
        break;
    case TEX_ATOM_AND:
        result = a & b;
        break;
    case TEX_ATOM_OR:
        result = a | b;
        break;
    case TEX_ATOM_XOR:
        result = a ^ b;
        break;
    case TEX_ATOM_CAS:
        result = a == b ? join(&operand[bits / 32], wide) : a;
        break;
    default: /* EXCH */
        break;
    }
    value[0] = (uint32_t)result;
    value[1] = bits > 32 ? (uint32_t)(result >> 32) : 0;
}

void tex_atomic_apply(const struct tex_convert *convert, const struct tex_access *access, struct tex_line *line,
                      uint32_t *strobes)
{
    unsigned at = convert->address % TEX_LINE_BYTES / 4, words = convert->bytes / 4;
    uint32_t value[2];
    if (convert->action != TEX_ACTION_ATOM || line->error)
        return;
    const uint32_t old[2] = {line->data[at], words > 1 ? line->data[at + 1] : 0};
    tex_atomic_value(access, old, convert->data, value);
    for (unsigned i = 0; i < words; i++) {
        line->data[at + i] = value[i];
        *strobes |= UINT32_C(0xf) << 4 * (at + i);
    }
}

void tex_atomic_add(struct tex_atomic_writes *writes, const struct tex_convert *convert,
                    const struct tex_access *access, const uint32_t raw[4], bool error)
{
    uint64_t number = convert->address / TEX_LINE_BYTES;
    struct tex_store_gather *to = &writes->to;
    struct tex_line line = {.error = error};
    uint32_t strobes = 0;
    if (convert->action != TEX_ACTION_ATOM)
        return;
    for (unsigned i = 0; i < 2; i++)
        line.data[(convert->address / 4 + i) % (TEX_LINE_BYTES / 4)] = raw[i];
    tex_atomic_apply(convert, access, &line, &strobes);
    if (writes->kept != number + 1 && !error)
        to->line[to->lines++] = (struct tex_store_line){.number = number, .lane = convert->tag.lane};
    writes->kept = number + 1;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        if (strobes >> i & 1)
            to->line[to->lines - 1].bytes[i] = (uint8_t)(line.data[i / 4] >> 8 * (i % 4));
    if (strobes)
        to->line[to->lines - 1].strobes |= strobes;
}
