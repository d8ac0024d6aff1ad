// SPDX-License-Identifier: Apache-2.0
#include "arith/float10.h"

#include "arith/bits.h"

#define BITS 10
#define COLUMNS 6U /* of a product, which are not added up */

/* PD-130: about 256 log2(1 + i / 256). */
static const uint8_t fractions[256] = {
    0,   2,   4,   5,   6,   8,   9,   11,  12,  13,  15,  16,  18,  19,  20,  22,  23,  24,  26,  27,  28,  30,
    31,  32,  34,  35,  36,  38,  39,  40,  42,  43,  44,  45,  47,  48,  49,  50,  52,  53,  54,  55,  57,  58,
    59,  60,  62,  63,  64,  65,  66,  68,  69,  70,  71,  72,  74,  75,  76,  77,  78,  79,  81,  82,  83,  84,
    85,  86,  88,  89,  90,  91,  92,  93,  94,  95,  97,  98,  99,  100, 101, 102, 103, 104, 105, 106, 107, 109,
    110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
    132, 133, 135, 136, 137, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153,
    154, 155, 156, 157, 158, 159, 160, 161, 162, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 173,
    174, 175, 176, 177, 178, 179, 180, 181, 181, 182, 183, 184, 185, 186, 187, 188, 188, 189, 190, 191, 192, 193,
    194, 195, 195, 196, 197, 198, 199, 200, 200, 201, 202, 203, 204, 205, 205, 206, 207, 208, 209, 210, 210, 211,
    212, 213, 214, 214, 215, 216, 217, 218, 218, 219, 220, 221, 222, 222, 223, 224, 225, 226, 226, 227, 228, 229,
    229, 230, 231, 232, 233, 233, 234, 235, 236, 236, 237, 238, 239, 239, 240, 241, 242, 242, 243, 244, 245, 245,
    246, 247, 248, 248, 249, 250, 251, 251, 252, 253, 253, 254, 255, 255,
};

/* The highest bits of n * 2^e. */
static struct tex_float10 cut(bool negative, uint64_t n, int32_t e)
{
    if (n == 0)
        return (struct tex_float10){.n = 0};
    int below = tex_top_bit(n) - (BITS - 1);
    uint64_t kept = below > 0 ? n >> below : n << -below;
    return (struct tex_float10){negative, (uint32_t)kept, e + below};
}

struct tex_float10 tex_float10_of(uint32_t number)
{
    uint32_t exponent = number >> 23 & 0xff, mantissa = (number & 0x7fffff) | 0x800000;
    return cut(number >> 31 != 0, exponent == 0 ? 0 : mantissa, (int32_t)exponent - 127 - 23);
}

struct tex_float10 tex_float10_of_integer(uint32_t integer)
{
    return cut(false, integer, 0);
}

bool tex_float10_less(struct tex_float10 a, struct tex_float10 b)
{
    if (a.n == 0 || b.n == 0 || a.e == b.e)
        return a.n < b.n;
    return a.e < b.e;
}

struct tex_float10 tex_float10_product(struct tex_float10 a, struct tex_float10 b)
{
    if (a.n == 0 || b.n == 0)
        return (struct tex_float10){.n = 0};
    uint32_t low = 0;
    for (unsigned i = 0; i < COLUMNS; i++)
        for (unsigned j = 0; i + j < COLUMNS; j++)
            low += (a.n >> i & b.n >> j & 1) << (i + j);
    return cut(a.negative != b.negative, a.n * b.n - low + 448, a.e + b.e);
}

/* floor(n * 2^e / 2^to) */
static uint32_t in_units(uint32_t n, int32_t e, int32_t to)
{
    if (e >= to)
        return n << (e - to);
    return to - e < 32 ? n >> (to - e) : 0;
}

struct tex_float10 tex_float10_sum(struct tex_float10 a, struct tex_float10 b)
{
    if (tex_float10_less(a, b))
        return tex_float10_sum(b, a);
    if (b.n == 0)
        return a;
    int32_t half = a.e - 1;
    int64_t great = in_units(a.n, a.e, half), small = in_units(b.n, b.e, half);
    int64_t sum = (a.negative ? -great : great) + (b.negative ? -small : small);
    return cut(sum < 0, (uint64_t)(sum < 0 ? -sum : sum), half);
}

struct tex_float10 tex_float10_difference(struct tex_float10 a, struct tex_float10 b)
{
    b.negative = !b.negative;
    return tex_float10_sum(a, b);
}

struct tex_float10 tex_float10_length(struct tex_float10 a, struct tex_float10 b)
{
    if (tex_float10_less(a, b))
        return tex_float10_length(b, a);
    uint32_t part = b.n == 0 ? 0 : in_units((11 * b.n + 4) >> 5, b.e, a.e);
    return cut(false, a.n + part, a.e);
}

struct tex_float10 tex_float10_diagonal(struct tex_float10 a, struct tex_float10 b)
{
    if (tex_float10_less(a, b))
        return tex_float10_diagonal(b, a);
    if (a.n == 0)
        return a;
    const struct tex_float10 most = cut(false, 11 * a.n + 4, a.e - 4);
    uint32_t part = b.n == 0 ? 0 : in_units((121 * b.n + 32) >> 8, b.e - 1, most.e);
    return cut(false, most.n + part, most.e);
}

int32_t tex_float10_log2(struct tex_float10 a)
{
    return 256 * (a.e + BITS - 1) + fractions[a.n / 2 - 256];
}
