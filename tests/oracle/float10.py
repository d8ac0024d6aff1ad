# SPDX-License-Identifier: Apache-2.0
"""POLICY lod_float10: the level of a quad and of TXD in floats of 10 bits, in whole numbers from the text of PD-129 to PD-131.

A float of 10 bits is (sign, n, e): n * 2^e with n of 512..1023, or NONE. Steps and constants are names of their own, so that a wrong
one can take the place of each (float10_cases.py).
"""
from collections import namedtuple
import math

import lod
import rule

BITS = 10
NONE = 1, 0, 0
TABLE = tuple(map(int, """
    0   2   4   5   6   8   9  11  12  13  15  16  18  19  20  22  23  24  26  27  28  30  31  32  34  35  36  38  39  40  42  43
   44  45  47  48  49  50  52  53  54  55  57  58  59  60  62  63  64  65  66  68  69  70  71  72  74  75  76  77  78  79  81  82
   83  84  85  86  88  89  90  91  92  93  94  95  97  98  99 100 101 102 103 104 105 106 107 109 110 111 112 113 114 115 116 117
  118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 135 136 137 137 138 139 140 141 142 143 144 145 146 147 148 149
  150 151 152 153 154 155 156 157 158 159 160 161 162 162 163 164 165 166 167 168 169 170 171 172 173 173 174 175 176 177 178 179
  180 181 181 182 183 184 185 186 187 188 188 189 190 191 192 193 194 195 195 196 197 198 199 200 200 201 202 203 204 205 205 206
  207 208 209 210 210 211 212 213 214 214 215 216 217 218 218 219 220 221 222 222 223 224 225 226 226 227 228 229 229 230 231 232
  233 233 234 235 236 236 237 238 239 239 240 241 242 242 243 244 245 245 246 247 248 248 249 250 251 251 252 253 253 254 255 255
""".split()))
RATIOS = {1: 0, 2: 16, 4: 32, 6: 41, 8: 48, 10: 53, 12: 57, 16: 64}   # of each limit: its log2 in 1/16, cut


def cut(sign, n, e, bits=BITS):
    """Of n * 2^e the highest bits."""
    if n == 0:
        return NONE
    off = n.bit_length() - bits
    n, e = (n >> off, e + off) if off > 0 else (n, e)
    return sign, n << BITS - n.bit_length(), e - BITS + n.bit_length()


of_component = of_size = of_product = of_length = of_sum = of_eleven = cut   # where it is cut


def parts(x):
    """(sign, n, e) of a fraction whose denominator is a power of two; an infinity is 2^128."""
    if isinstance(x, float):
        return (1 if x > 0 else -1), 1, 128
    return (1 if x >= 0 else -1), abs(x.numerator), 1 - x.denominator.bit_length()


def component(x):
    return of_component(*parts(x))


def width(n):
    return of_size(1, n, 0)


def rank(a):
    """To compare magnitudes by."""
    return (a[2], a[1]) if a[1] else (-math.inf, 0)


def negative(a):
    return -a[0], a[1], a[2]


def ordered(a, b):
    """The greater magnitude first."""
    return (a, b) if rank(a) >= rank(b) else (b, a)


def down(n, by):
    """n * 2^by without what is below 1."""
    return n << by if by >= 0 else n >> -by


# PD-129a: products.

COLUMNS, FILL = 6, 448


def left_out(n, m):
    """The columns of n * m that are not added up."""
    return sum((m & (1 << COLUMNS - i) - 1) << i for i in range(COLUMNS) if n >> i & 1)


def product(a, b):
    if not a[1] or not b[1]:
        return NONE
    return of_product(a[0] * b[0], a[1] * b[1] - left_out(a[1], b[1]) + FILL, a[2] + b[2])


# PD-129: the length of a vector.

def eleven(n):
    """11/32"""
    return 11 * n + 4 >> 5


kept = down   # what is left of the part of the lesser component


def length(s, t):
    a, b = ordered(s, t)
    if not b[1]:
        return abs(a[0]), a[1], a[2]
    return of_length(1, a[1] + kept(eleven(b[1]), b[2] - a[2]), a[2])


# PD-129b: sums, and 11/16 of their lengths.

GUARD = 1   # bits below the last one of the greater component
kept_of_diagonal = down


def towards_zero(sign, n, by):
    return sign * down(n, by)


aligned = towards_zero


def total(a, b):
    a, b = ordered(a, b)
    if not b[1]:
        return a
    e = a[2] - GUARD
    value = a[0] * (a[1] << GUARD) + aligned(b[0], b[1], b[2] - e)
    return of_sum(1 if value >= 0 else -1, abs(value), e)


def greater_eleven(n):
    """11/16, in 1/16."""
    return 11 * n + 4


def lesser_eleven(n):
    """121/512 times two."""
    return 121 * n + 32 >> 8


def eleven_of(s, t):
    """11/16 of a length."""
    a, b = ordered(s, t)
    if not a[1]:
        return NONE
    most = of_eleven(1, greater_eleven(a[1]), a[2] - 4)
    return of_length(1, most[1] + kept_of_diagonal(lesser_eleven(b[1]), b[2] - 1 - most[2]), most[2]) if b[1] else most


def along_x_and_y(x, y):
    return [total(a, b) for a, b in zip(x, y)]


def along_x_less_y(x, y):
    return [total(a, negative(b)) for a, b in zip(x, y)]


LENGTHS = {"x": lambda x, y: length(*x), "y": lambda x, y: length(*y), "+": lambda x, y: eleven_of(*along_x_and_y(x, y)),
           "-": lambda x, y: eleven_of(*along_x_less_y(x, y))}


def greatest(x, y):
    return max((make(x, y) for make in LENGTHS.values()), key=rank)


# PD-130: logarithm.

def index(n):
    return (n >> 1) - 256


def entry(n):
    return TABLE[index(n)]


def logarithm(a):
    """In 1/256; None of zero."""
    return 256 * (a[2] + BITS - 1) + entry(a[1]) if a[1] else None


# PD-131: anisotropy.

def area(x, y):
    return total(product(x[0], y[1]), negative(product(x[1], y[0])))


def least(longest, of_area):
    return min(longest, of_area - longest)


def of_limit(limit):
    return 16 * RATIOS[limit]


def decided(longest, shorter, limit):
    return max(shorter, longest - of_limit(limit))


COUNTS = (0, 1, 2, 3, 4)   # log2 of the numbers of taps


def reaches(longest, shorter, power):
    return longest - shorter <= 256 * power


def spare(longest, power):
    """Half as many taps are no more than a texel apart."""
    return longest <= 256 * (power - 1)


def allowed(limit):
    """log2, rounded up."""
    return (limit - 1).bit_length()


def second_is_longer(x, y):
    return rank(length(*y)) > rank(length(*x))


Found = namedtuple("Found", "length minor base power second")   # in 1/256; log2 of the number of taps; they lie along the second vector


def scaled(x, y, sizes=None):
    """Of two derivatives, each of one or two numbers, their components in texels. sizes: of the first level, if they are normalised."""
    x, y = ([component(part) for part in vector] + [NONE] * (2 - len(vector)) for vector in (x, y))
    if sizes:
        x, y = ([product(part, width(n)) for part, n in zip(vector, (*sizes, 1))] for vector in (x, y))
    return x, y


def measured(x, y):
    """log2 of M and of the minor axis, not saturated; None: M is 0."""
    longest = logarithm(greatest(x, y))
    if longest is None:
        return None
    of_area = logarithm(area(x, y))
    return longest, lod.LOWEST if of_area is None else least(longest, of_area)


def found(x, y, sizes=None, limit=1):
    x, y = scaled(x, y, sizes)
    both = measured(x, y)
    if both is None:
        return Found(lod.LOWEST, lod.LOWEST, lod.LOWEST, 0, False)
    longest, shorter = both
    power = min(next((k for k in COUNTS if reaches(longest, shorter, k)), 4), allowed(limit))
    while power and spare(longest, power):
        power -= 1
    return Found(*(saturated(value) for value in (longest, shorter, decided(longest, shorter, limit))), power, second_is_longer(x, y))


def saturated(value):
    return lod.between(lod.LOWEST, value, lod.HIGHEST)


def difference(a, b):
    return lod.narrow(b - a)


def derivatives(quad):
    """Of the words of four threads: of the first to the second, and to the third."""
    first, *others = ([rule.value32(bits) for bits in thread] for thread in quad[:3])
    return [[difference(a, b) for a, b in zip(first, other)] for other in others]
