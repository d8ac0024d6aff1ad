// SPDX-License-Identifier: Apache-2.0
/* A place for each operator of the mutator, and a program that shows what it computes (test_model.py). */
#include <stdint.h>
#include <stdio.h>

enum color { RED, GREEN, BLUE };
struct pair {
    uint32_t first, second;
    uint8_t bytes[4];
};
static const unsigned weights[] = {3, 9, 27};
#define TWICE(x) (2 * (x))

static uint32_t mixed(uint32_t a, uint8_t b, int c)
{
    uint32_t sum = a + b - 7;
    sum |= (a & 0xf0U) ^ (uint32_t)(b << 3);
    sum += a % 5 * (a / 3);
    if (a > b && c != 2)
        sum = ~sum;
    return c < 0 ? sum >> 2 : sum;
}

/* Of one number one comparison at most holds; of two, or of one constant twice, both may. */
static _Bool one_of(int c)
{
    return c == 1 || c == BLUE || c == 5;
}

static _Bool none_of(int c)
{
    return c != 1 && c != BLUE;
}

static _Bool some_of(int c, int d)
{
    return (c == 1 || d == BLUE) && (c != 1 || c != BLUE) && (d == 3 || d == 3);
}

static _Bool odd(uint32_t a)
{
    return a & 1;
}

/* Both ends of a range, and a tie: the sides exclude each other. In may_meet they do not, or what is called could
 * differ. */
static _Bool outside(int c, int d)
{
    return (c < 2 || c > 3) && (c > d || (c == d && d == 3));
}

static _Bool inside(unsigned c, int d)
{
    return (c >= 2 && c <= 3) || (c == 1 && d == 1) || (c == 0 && !(d == 1));
}

static _Bool may_meet(int c, int d)
{
    return (c == 2 || c > 1) && (c > d || (c >= d && d == 3)) && (odd((uint32_t)c) || !odd((uint32_t)c));
}

static uint32_t looped(const struct pair *p, enum color color)
{
    static const uint32_t start[3] = {1, 2, 4};
    uint32_t sum = start[color];
    for (unsigned i = 0; i < 4; i++) {
        if (!odd(p->bytes[i]))
            continue;
        sum += p->bytes[i] * weights[color];
    }
    switch (color) {
    case RED:
        sum += p->first;
        break;
    default:
        sum -= p->second;
    }
    return TWICE(sum) + (color == BLUE);
}

int main(void)
{
    struct pair p = {.first = 40, .second = 11, .bytes = {1, 2, 3, 5}};
    for (uint32_t a = 0; a < 40; a += 3)
        for (int c = -1; c < 3; c++)
            printf("%u ", mixed(a * 77, (uint8_t)(a * 5), c));
    for (int c = 0; c < 6; c++)
        for (int d = 0; d < 6; d++)
            printf("%d ", one_of(c) + 2 * none_of(c) + 4 * some_of(c, d) + 8 * outside(c, d) +
                              16 * inside((unsigned)c, d) + 32 * may_meet(c, d));
    p.second = p.first - 3;
    printf("%u %u %u\n", looped(&p, RED), looped(&p, GREEN), looped(&p, BLUE));
    return 0;
}
