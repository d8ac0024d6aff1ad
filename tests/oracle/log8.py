# SPDX-License-Identifier: Apache-2.0
"""POLICY taps_log8: number, weights, places and shares of taps, in whole numbers from the text of PD-136 to PD-136c.

Steps and constants are names of their own, so that a wrong one can take the place of each (taps8.py).
"""
import math

import float10 as tens

ONE = 256       # of a logarithm, of the weights of one level, of a texel


def table():
    """floor(4096 * 2^(-F / 256)): the greatest n with n^256 * 2^F <= 4096^256."""
    out = []
    for f in range(ONE):
        n = int(4096 * 2 ** (-f / ONE)) + 2
        while n ** ONE << f > 4096 ** ONE:
            n -= 1
        out.append(n)
    return tuple(out)


Z = table()


def power(f):
    """V"""
    return Z[f] + 8 >> 4


# PD-136: number and weights.

def ratio(longest, shorter, limit):
    return min(longest - shorter, longest, tens.of_limit(limit))


def two_at_most(g):
    """Two taps of one weight."""
    return g <= ONE


def octave_of(g):
    """(octave, V)"""
    octave, each = g >> 8, power(g & 255)
    return (octave + 1, ONE) if each == ONE // 2 else (octave, each)


def sum_of(octave):
    """T"""
    return 2 * ONE if octave == 1 else 4 * ONE


def weight_of(octave, each):
    """W"""
    return each >> max(0, octave - 2)


def goes_on(left, each):
    return left > each


def in_order(side):
    """Of all taps, of those on one side from the middle outwards."""
    return side[::-1] + side


def weights(g):
    """(of each tap in their order, T); None: one tap."""
    if g <= 0:
        return None
    if two_at_most(g):
        return [ONE, ONE], 2 * ONE
    octave, each = octave_of(g)
    total, each, side = sum_of(octave), weight_of(octave, each), []
    left = total // 2
    while goes_on(left, each):
        side.append(each)
        left -= each
    return in_order(side + [left]), total


# PD-136a: half a step.

def along(second_is_longer):
    """Which derivative."""
    return int(second_is_longer)


def whole(vector):
    """c and c': of components in floats of 10 bits."""
    exponents = [e for _, n, e in vector if n]
    return [n >> max(exponents) - e if n else 0 for _, n, e in vector]


def length(c, d):
    """Twice, cut."""
    return math.isqrt(4 * (c * c + d * d))


def units(vector):
    """Magnitudes, in 2^-10."""
    both = whole(vector)
    twice = length(*both)
    return [2048 * c // twice if twice else 0 for c in both]


def scaled(unit, weight):
    return unit * (2 * power(ONE - weight) if weight else ONE)


BITS = 8   # the last one is cut off


def to_bits(x):
    """(x of BITS bits, what it was shifted by)"""
    k = x.bit_length() - BITS
    return x + (1 << k >> 1) >> k, k


def shifted(n, e):
    """n * 2^e, cut to a whole number."""
    return n << e if e >= 0 else n >> -e


def half_of(eight, e):
    return shifted(eight >> 1, e)


def half(unit, finer, weight):
    """A magnitude. finer: the step of the finer level; weight: of the coarser one."""
    if not unit:
        return 0
    eight, k = to_bits(scaled(unit, weight))
    return half_of(eight, k + finer - 10)


def signed(of, component):
    return of if component[0] > 0 else -of


# PD-136b: places, in 1/256 texel of the first level.

def part_of(g):
    return 2 * ONE - (Z[g] + 4 >> 3)


def nearer(g, size):
    """o, of a magnitude."""
    return part_of(g) * size + ONE // 2 >> 8


def is_nearer(g):
    return g < ONE


def place(g, tap, count, away):
    if is_nearer(g):
        o = nearer(g, abs(away)) * (1 if away > 0 else -1)
        return o if tap else -o
    return (2 * tap + 1 - count) * away


def step_of(finer, level):
    """Of a pass, level: 1 of the coarser one."""
    return finer + level


def on_level(at, step):
    return at >> step


# PD-136c: shares.

def odd(tap):
    return tap & 1


def coarser(weight, part, tap):
    return weight * part + 127 + odd(tap) >> 8
