# SPDX-License-Identifier: Apache-2.0
"""Where a coordinate lies: by the unit's rule, and as the captured device places it. They differ near the edges of
texels, also of powers of two where WRAP reduces: PD-18a, c, e and PD-60 against 21 bits of fraction (vectors/captured/silicon/README.md)."""
from fractions import Fraction
import math
import struct

import rule
from tlv import MODES, modes

FRACTION = 21


def saturated(q):
    return max(-2 ** 25, min(2 ** 25 - 1, q))


def by_rule(bits, size, mode, point):
    """In 1/256 texels; size 0: of coordinates that are texels."""
    p = rule.position("rule", mode, size, rule.value32(bits), 0)
    return 256 * rule.floor(p) + 128 if point else saturated(round(p * 256))


def by_device(bits, size, point):
    s = rule.value32(bits)
    if size == 0:
        return 256 * rule.floor(s) + 128 if point else rule.floor(s * 256 + Fraction(1, 2))
    place = rule.floor(s * 2 ** FRACTION) * size
    return (place >> FRACTION) * 256 + 128 if point else (place + (1 << FRACTION - 9)) >> FRACTION - 8


def same(tex, coordinates, point=False, weights=False):
    """Both take the same texels; of a filter, with the same weights."""
    for axis, (bits, mode) in enumerate(zip(coordinates, modes(tex))):
        size, mode = max(1, (tex["w"], tex["h"], tex["d"])[axis]), MODES[mode]
        places = [by_rule(bits, size if tex["norm"] else 0, mode, point), by_device(bits, size if tex["norm"] else 0, point)]
        first = [q - 128 >> 8 for q in places]
        for corner in (0,) if point else (0, 1):
            if len({rule.wrapped(mode, i + corner, size) for i in first}) > 1:
                return False
        if weights and len({(q - 128) % 256 for q in places}) > 1:
            return False
    return True


def real(bits):
    """As a double, what is no number as 0."""
    s = struct.unpack("<f", struct.pack("<I", bits))[0]
    return s if math.isfinite(s) else 0.0


def beside(bits, size, point=False):
    """How far a position is from where the texels change, in 1/256 texels; and on which side. In doubles: to sort by."""
    s = real(bits)
    at = s * (size or 1) * 256 - (0 if point else 127.5)
    off = (at + 128) % 256 - 128
    return abs(off), off < 0
