# SPDX-License-Identifier: Apache-2.0
"""Wrong steps of the level in floats of 10 bits: other values of names in float10.py."""
from contextlib import contextmanager
import math

import float10 as tens
import lod


def rounded(sign, n, e):
    """To the nearest, halves away from zero."""
    off = n.bit_length() - tens.BITS
    return CUT(sign, n + (1 << off - 1) if off > 0 else n, e)


def of_nine(sign, n, e):
    return CUT(sign, n, e, 9)


def nearest(n, by):
    return n << by if by >= 0 else (n >> -by - 1) + 1 >> 1


def of_floor(sign, n, by):
    return (sign * n << by) if by >= 0 else sign * n >> -by


def in_order(a, b):
    return a, b


def without(name):
    return {key: make for key, make in tens.LENGTHS.items() if key != name}


def table_of(make):
    return tuple(make(256 * math.log2(1 + k / 256)) for k in range(256))


def sum_of_products(x, y):
    return tens.total(tens.product(x[0], y[1]), tens.product(x[1], y[0]))


def cross(x, y):
    return tens.total(tens.product(x[0], y[0]), tens.negative(tens.product(x[1], y[1])))


def changed(change):
    """found with another end. change: (what it gives, derivatives, sizes, limit)"""
    def found(x, y, sizes=None, limit=1):
        return change(FOUND(x, y, sizes, limit), (x, y), sizes, limit)
    return found


def subtracted(of, *_):
    return of._replace(base=of.length - 256 * of.power)


def by_squares(of, vectors, sizes, _):
    x, y = (sum((part * n) ** 2 for part, n in zip(vector, sizes or (1, 1))) for vector in vectors)
    return of._replace(second=y > x)


def by_lengths(of, vectors, sizes, limit):
    """The shorter of the two lengths in the place of the minor axis."""
    x, y = ([tens.component(c) for c in vector] + [tens.NONE] * (2 - len(vector)) for vector in vectors)
    if sizes:
        x, y = ([tens.product(c, tens.width(n)) for c, n in zip(vector, (*sizes, 1))] for vector in (x, y))
    shorter = tens.logarithm(min(tens.length(*x), tens.length(*y), key=tens.rank))
    shorter = lod.LOWEST if shorter is None else shorter
    return of._replace(minor=shorter, base=max(shorter, of.length - tens.of_limit(limit)))


CUT, FOUND = tens.cut, tens.found
FLAWS = {
    "components to the nearest": ("of_component", rounded), "components of 9 bits": ("of_component", of_nine),
    "sizes to the nearest": ("of_size", rounded), "sizes of 9 bits": ("of_size", of_nine),
    "products to the nearest": ("of_product", rounded), "products and 384": ("FILL", 384), "products and 512": ("FILL", 512),
    "products and 0": ("FILL", 0), "all columns": ("COLUMNS", 0), "columns from the fifth on": ("COLUMNS", 5),
    "columns from the seventh on": ("COLUMNS", 7),
    "11 n": ("eleven", lambda n: 11 * n >> 5), "11 n + 3": ("eleven", lambda n: 11 * n + 3 >> 5),
    "11 n + 5": ("eleven", lambda n: 11 * n + 5 >> 5), "11 n + 16": ("eleven", lambda n: 11 * n + 16 >> 5),
    "12 n + 4": ("eleven", lambda n: 12 * n + 4 >> 5),
    "part of the lesser to the nearest": ("kept", nearest), "lengths to the nearest": ("of_length", rounded),
    "components in their order": ("ordered", in_order),
    "no bit below": ("GUARD", 0), "two bits below": ("GUARD", 2), "three bits below": ("GUARD", 3), "lesser downwards": ("aligned", of_floor),
    "sums to the nearest": ("of_sum", rounded),
    "11 n of 16": ("greater_eleven", lambda n: 11 * n), "11 n + 8 of 16": ("greater_eleven", lambda n: 11 * n + 8),
    "12 n + 4 of 16": ("greater_eleven", lambda n: 12 * n + 4), "11/16 to the nearest": ("of_eleven", rounded),
    "121 n": ("lesser_eleven", lambda n: 121 * n >> 8), "121 n + 31": ("lesser_eleven", lambda n: 121 * n + 31 >> 8),
    "121 n + 33": ("lesser_eleven", lambda n: 121 * n + 33 >> 8), "121 n + 128": ("lesser_eleven", lambda n: 121 * n + 128 >> 8),
    "120 n + 32": ("lesser_eleven", lambda n: 120 * n + 32 >> 8), "part of the diagonal to the nearest": ("kept_of_diagonal", nearest),
    "not X": ("LENGTHS", without("x")), "not Y": ("LENGTHS", without("y")), "not X + Y": ("LENGTHS", without("+")),
    "not X - Y": ("LENGTHS", without("-")),
    "index to the nearest": ("index", lambda n: min(255, (n + 1 >> 1) - 256)), "table to the nearest": ("TABLE", table_of(round)),
    "table cut": ("TABLE", table_of(int)),
    "area as a sum": ("area", sum_of_products), "area of the wrong components": ("area", cross),
    "the area alone": ("least", lambda longest, of_area: of_area - longest),
    "the area saturated": ("least", lambda longest, of_area: min(longest, tens.saturated(of_area) - longest)),
    "the length always": ("least", lambda longest, of_area: longest), "the shorter vector": ("found", changed(by_lengths)),
    "limits in 1/256": ("of_limit", lambda limit: round(256 * math.log2(limit))),
    "limits upwards": ("of_limit", lambda limit: 16 * math.ceil(16 * math.log2(limit))),
    "limits of a power of two": ("of_limit", lambda limit: 256 * tens.allowed(limit)),
    "the limit alone": ("decided", lambda longest, shorter, limit: longest - tens.of_limit(limit)),
    "the minor axis alone": ("decided", lambda longest, shorter, limit: shorter),
    "taps subtracted": ("found", changed(subtracted)),
    "taps beyond the ratio": ("reaches", lambda longest, shorter, power: longest - shorter < 256 * power),
    "taps up to a smaller power": ("allowed", lambda limit: limit.bit_length() - 1), "taps never halved": ("spare", lambda longest, power: False),
    "taps halved below": ("spare", lambda longest, power: longest < 256 * (power - 1)),
    "along the second of two alike": ("second_is_longer", lambda x, y: tens.rank(tens.length(*y)) >= tens.rank(tens.length(*x))),
    "along the longer by squares": ("found", changed(by_squares)),
    "differences exact": ("difference", lambda a, b: b - a)}
ANISOTROPIC = [name for name in list(FLAWS)[list(FLAWS).index("area as a sum"):] if name != "differences exact"]
OF_A_LENGTH = [name for name in FLAWS if name not in ANISOTROPIC and name != "differences exact"]
FLAW = ""   # the one that is in force


@contextmanager
def flawed(name):
    global FLAW
    attribute, value = FLAWS[name]
    was, FLAW = getattr(tens, attribute), name
    setattr(tens, attribute, value)
    try:
        yield
    finally:
        setattr(tens, attribute, was)
        FLAW = ""
