# SPDX-License-Identifier: Apache-2.0
"""Wrong steps of taps by logarithms: other values of names in log8.py."""
from contextlib import contextmanager
from fractions import Fraction
import math

import float10 as tens
import log8


def nearest_root(c, d):
    n = 4 * (c * c + d * d)
    root = math.isqrt(n)
    return root + (n - root * root > root)


def uncut(vector):
    exponents = [e for _, n, e in vector if n]
    return [Fraction(n) * Fraction(2) ** (e - max(exponents)) if n else 0 for _, n, e in vector]


def units_of(whole, length):
    def units(vector):
        both = whole(vector)
        twice = length(*both)
        return [math.floor(2048 * c / twice) if twice else 0 for c in both]
    return units


def units_to_nearest(vector):
    both = log8.whole(vector)
    twice = log8.length(*both)
    return [(4096 * c + twice) // (2 * twice) if twice else 0 for c in both]


def cut_to_bits(x):
    k = x.bit_length() - log8.BITS
    return x >> k, k


def of_floor(g, tap, count, away):
    """o of the signed half."""
    if log8.is_nearer(g):
        o = log8.part_of(g) * away + 128 >> 8
        return o if tap else -o
    return (2 * tap + 1 - count) * away


def truncated(at, step):
    return (abs(at) >> step) * (1 if at > 0 else -1)


def nearest_level(at, step):
    return at + (1 << step >> 1) >> step


def alike_all(g):
    """As many taps, of equal weights."""
    found = WEIGHTS(g)
    return found and ([found[1] // len(found[0])] * len(found[0]), found[1])


def evenly(g):
    """The outermost ones have a half each, of what the two outermost have."""
    found = WEIGHTS(g)
    if not found or len(found[0]) < 4:
        return found
    each, total = found
    middle, both = each[2:-2], each[0] + each[1]
    return [both // 2, both - both // 2, *middle, both - both // 2, both // 2], total


def octaves_apart(g):
    """A V of 128 stays."""
    return g >> 8, log8.power(g & 255)


def octave_cut(g):
    octave, each = g >> 8, log8.Z[g & 255] >> 4
    return (octave + 1, log8.ONE) if each == 128 else (octave, each)


WEIGHTS, PLACE = log8.weights, log8.place
FLAWS = {
    "without the length": ("ratio", lambda longest, shorter, limit: min(longest - shorter, tens.of_limit(limit))),
    "without the limit": ("ratio", lambda longest, shorter, limit: min(longest - shorter, longest, 1024)),
    "a limit of a power of two": ("ratio", lambda longest, shorter, limit: min(longest - shorter, longest, 256 * tens.allowed(limit))),
    "without the minor axis": ("ratio", lambda longest, shorter, limit: min(longest, tens.of_limit(limit))),
    "two taps up to 257": ("two_at_most", lambda g: g <= 257),
    "V cut": ("octave_of", octave_cut), "a V of 128 stays": ("octave_of", octaves_apart),
    "T of 1024 always": ("sum_of", lambda octave: 1024), "T of 512 in octave 2": ("sum_of", lambda octave: 512 if octave <= 2 else 1024),
    "T of 512 in octave 1, doubled above": ("sum_of", lambda octave: 256 << octave),
    "W of octave 3 not halved": ("weight_of", lambda octave, each: each >> max(0, octave - 3)),
    "W of octave 3 upwards": ("weight_of", lambda octave, each: each + (octave == 3) >> max(0, octave - 2)),
    "W of octave 2 halved": ("weight_of", lambda octave, each: each >> max(0, octave - 1)),
    "W while as much is left": ("goes_on", lambda left, each: left >= each and left > 1),
    "from the outermost inwards": ("in_order", lambda side: side + side[::-1]), "equal weights": ("weights", alike_all),
    "outermost alike": ("weights", evenly),
    "the shorter derivative": ("along", lambda second: not second), "the first derivative": ("along", lambda second: False),
    "components not cut": ("units", units_of(uncut, lambda c, d: math.isqrt(int(4 * (c * c + d * d))))), "components not aligned": ("whole", lambda vector: [n for _, n, _ in vector]),
    "length to the nearest": ("length", nearest_root), "length of whole units": ("length", lambda c, d: 2 * math.isqrt(c * c + d * d)),
    "length of the sum": ("length", lambda c, d: 2 * (c + d)), "the longer component": ("length", lambda c, d: 2 * max(c, d)),
    "unit to the nearest": ("units", units_to_nearest), "unit by a true length": ("units", units_of(log8.whole, lambda c, d: 2 * math.sqrt(c * c + d * d))),
    "the finer level": ("scaled", lambda unit, weight: unit * 256),
    "the level's power of Z": ("scaled", lambda unit, weight: unit * log8.Z[256 - weight] >> 3 if weight else unit * 256),
    "the level's power by V of its weight": ("scaled", lambda unit, weight: unit * (65536 // log8.power(weight)) if weight else unit * 256),
    "7 bits": ("BITS", 7), "9 bits": ("BITS", 9), "8 bits cut": ("to_bits", cut_to_bits),
    "all 8 bits": ("half_of", lambda eight, e: log8.shifted(eight, e - 1)),
    "the last bit to the nearest": ("half_of", lambda eight, e: log8.shifted(eight + 1 >> 1, e)),
    "half to the nearest": ("half_of", lambda eight, e: log8.shifted(eight >> 1, e + 1) + 1 >> 1),
    "half in multiples of two": ("half_of", lambda eight, e: log8.shifted(eight >> 1, e) & ~1),
    "half without a sign": ("signed", lambda of, component: of),
    "two taps as more": ("is_nearer", lambda g: False), "o cut": ("nearer", lambda g, size: log8.part_of(g) * size >> 8),
    "o by a cut power": ("part_of", lambda g: 512 - (log8.Z[g] >> 3)), "o by V": ("part_of", lambda g: 512 - 2 * log8.power(g)),
    "o rounded with its sign": ("place", of_floor),
    "taps in the other order": ("place", lambda g, tap, count, away: -PLACE(g, tap, count, away)),
    "taps a whole step apart": ("place", lambda g, tap, count, away: PLACE(g, tap, count, away) * (1 if log8.is_nearer(g) else 2)),
    "places towards zero": ("on_level", truncated), "places to the nearest": ("on_level", nearest_level), "places of the first level": ("on_level", lambda at, step: at),
    "places of the finer level": ("step_of", lambda finer, coarser: finer),
    "parts without parity": ("odd", lambda tap: 0), "parity of the other taps": ("odd", lambda tap: ~tap & 1), "parity of pairs": ("odd", lambda tap: tap >> 1 & 1),
    "parts halves up": ("coarser", lambda weight, part, tap: weight * part + 128 >> 8), "parts cut": ("coarser", lambda weight, part, tap: weight * part >> 8)}


@contextmanager
def flawed(name):
    attribute, value = FLAWS[name]
    was = getattr(log8, attribute)
    setattr(log8, attribute, value)
    try:
        yield
    finally:
        setattr(log8, attribute, was)
