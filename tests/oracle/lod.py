# SPDX-License-Identifier: Apache-2.0
"""The level of detail of TEX, in units of 1/256 level, from its definition: whole numbers and fractions.

A binary32 is a Fraction here, or a float if it is an infinity or no number. What is written as `narrow` rounds to binary32; with
`exact` in its place nothing is rounded, which serves to find operands whose level hangs on a rounding.
"""
from fractions import Fraction

import rule
import samples

TRUNCATED = True    # a number in 1/256 level: its fraction is cut off, else to the nearest, ties to even
LEAST_FIRST = False  # of crossed clamps the upper wins, else the lower
NONE, POINT, LINEAR = 1, 2, 3
LOWEST, HIGHEST = -32768, 32767
SMALLEST = Fraction(2) ** -126
BEYOND = 2 ** 128 - 2 ** 103   # from here on the nearest binary32 is infinity
INFINITY = float("inf")


def between(low, x, high):
    return max(low, min(x, high))


def quantised(bits):
    """A level in a register, in 1/256."""
    x = rule.value32(bits) * 256
    return between(LOWEST, int(x) if TRUNCATED else round(x), HIGHEST)


def register_bias(bits):
    return between(-4096, quantised(bits), 4095)


def biased(base, bias):
    return between(LOWEST, base + bias, HIGHEST)


def clamped(lb, least, most):
    return min(most, max(least, lb)) if LEAST_FIRST else max(least, min(most, lb))


def chosen(lc, mip, levels, header_least):
    """[(level of the view, weight in 256ths)]: of MIP_FILTER LINEAR there may be two."""
    if mip == NONE:
        return [(min(header_least >> 8, levels - 1), 256)]
    if mip == POINT:
        return [(min(lc + 128 >> 8, levels - 1), 256)]
    last = levels - 1
    below, part = min(lc >> 8, last), lc & 255
    return [(below, 256 - part), (below + 1, part)] if part and below < last else [(below, 256)]


def exact(x):
    return x


def narrow(x):
    """The nearest binary32, ties to even: a denormal is zero, beyond the largest there is infinity."""
    if isinstance(x, float):
        return x
    if abs(x) >= BEYOND:
        return INFINITY if x > 0 else -INFINITY
    if abs(x) < SMALLEST / 2:
        return Fraction(0)
    shift = 23 - max(whole(abs(x)), -126)
    x = Fraction(round(x * 2 ** shift), 2 ** shift) if shift >= 0 else Fraction(round(x / 2 ** -shift) * 2 ** -shift)
    return x if abs(x) >= SMALLEST else Fraction(0)


def differences(quad, high, to=narrow):
    """Vectors between the threads of a quad: top left, top right, bottom left, bottom right."""
    pairs = ((0, 1), (0, 2), (2, 3), (1, 3)) if high else ((0, 1), (0, 2))
    return [[to(b - a) for a, b in zip(quad[i], quad[j])] for i, j in pairs]


def length2(vector, to=narrow):
    total = to(vector[0] * vector[0])
    for part in vector[1:]:
        total = to(total + to(part * part))
    return total


def greatest(lengths):
    """Of no number at all: infinity."""
    return max((n for n in lengths if n == n), default=INFINITY)


def whole(x):
    """The exponent of a positive fraction: x is 1..2 times this power of two."""
    n, d = x.numerator, x.denominator
    e = n.bit_length() - d.bit_length()
    return e if (n >= d << e if e >= 0 else n << -e >= d) else e - 1


def reaches(m, j):
    """m >= 2^((j + 1/2) / 128), by powers."""
    return m.numerator ** 256 >= m.denominator ** 256 << 2 * j + 1


def logarithm(rho2):
    """lambda: the nearest to 128 times the logarithm of base two."""
    if rho2 == 0 or rho2 == INFINITY:
        return HIGHEST if rho2 else LOWEST
    e = whole(rho2)
    m, low, high = rho2 / Fraction(2) ** e, 0, 128
    while low < high:   # the least j that is not reached
        j = (low + high) // 2
        low, high = (j + 1, high) if reaches(m, j) else (low, j)
    return 128 * e + low


def threshold(j):
    """The least binary32 of 1..2 that reaches j."""
    low, high = 2 ** 23, 2 ** 24
    while low < high:
        n = (low + high) // 2
        low, high = (low, n) if reaches(Fraction(n, 2 ** 23), j) else (n + 1, high)
    return Fraction(low, 2 ** 23)


def rho2(quad, sizes, high, to=narrow):
    """Of four threads' coordinates; sizes of the first level, None: coordinates count texels."""
    vectors = differences(quad, high, to)
    if sizes:
        vectors = [[to(part * size) for part, size in zip(vector, sizes)] for vector in vectors]
    return greatest(length2(vector, to) for vector in vectors)


def cleaned(bits):
    """As it is without what is no number, infinite or denormal: its sign and its value; that of no number is plus."""
    number = bits & 0x7FFFFFFF <= 0x7F800000
    return bool(bits >> 31 and number), rule.value32(bits)


def face_of(direction):
    """Of three words: the longest axis, of equal ones Z before Y before X, and its sign."""
    axes = [cleaned(bits) for bits in direction]
    major = max((2, 1, 0), key=lambda axis: abs(axes[axis][1]))
    return 2 * major + axes[major][0]


def on_face(face, vector):
    """A vector along s and t of a face, and outward."""
    first, turn, second, other = samples.MINORS[face]
    return turn * vector[first], other * vector[second], vector[face // 2] * (-1 if face & 1 else 1)


def cube_rho2(quad, words, width, high, to=narrow, product=None):
    """The face is that of the first thread. `product`: another rounding of one step."""
    face, lengths = face_of(words), []
    sc, tc, _ = on_face(face, quad[0])
    for vector in differences(quad, high, to):
        ds, dt, outward = on_face(face, vector)
        across = [to(Fraction(1, 2) * to(d - (product or to)(c * outward))) for d, c in ((ds, sc), (dt, tc))]
        lengths.append(length2([to(d * width) for d in across], to))
    return greatest(lengths)
