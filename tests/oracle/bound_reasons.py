# SPDX-License-Identifier: Apache-2.0
"""Why an answer is not within the bounds: ways in which a renderer, or the unit, samples otherwise, each a changed step of bounds.py."""
from fractions import Fraction
from itertools import combinations

from bounds import ALONE, HALF, Bounds, Span, between
from rule import floor, wrapped
import lod

WITHIN, WIDE = "within 8 bits", "within the wider bounds of the interfaces"
WAYS = {
    "log": "the logarithm of the squared length is linear between powers of two",
    "once": "mirror-once modes: the position is mirrored, not the texel index",
    "clamp": "CLAMP_OGL, one filter LINEAR: the one texel is one of the border at the side",
    "last": "a view of one level: the filter is that of magnification at every level",
    "tie": "MIRROR: at a centre of a reversed period the texel beside it is taken",
}
# By renderer, the likely ones first.
KNOWN = {"softpipe": ("once", "tie"), "llvmpipe": ("log", "once", "clamp")}
OF_UNIT = ("last",)
UNEXPLAINED = "not explained"
UNMIRRORED = {"MIRROR_ONCE_CLAMP_TO_EDGE": "CLAMP_TO_EDGE", "MIRROR_ONCE_BORDER": "BORDER", "MIRROR_ONCE_CLAMP_OGL": "CLAMP_OGL"}


class Other(Bounds):
    """Bounds of an implementation with these ways."""

    def __init__(self, ways, wide=True):
        super().__init__(wide)
        self.ways = set(ways)

    def most(self, state):
        return min(state.most, state.view[1] - state.view[0]) if "last" in self.ways else state.most

    def log2(self, x):
        if "log" not in self.ways:
            return super().log2(x)
        e = lod.whole(x)
        return (e + x / Fraction(2) ** e - 1,) * 2

    def length2(self, vectors):
        """Where the logarithm is known, the length is too."""
        if "log" not in self.ways:
            return super().length2(vectors)
        return Bounds().length2(vectors)

    def wrapped(self, mode, i, n):
        return wrapped(UNMIRRORED.get(mode, mode) if "once" in self.ways else mode, i, n)

    def modes(self, state, linear):
        if "clamp" not in self.ways or linear or state.image.cube:
            return super().modes(state, linear)
        return state.modes[:len(state.image.sizes)]

    def spans(self, mode, size, at, linear):
        if "once" in self.ways and mode in UNMIRRORED:
            at = abs(at)
        if mode == "MIRROR" and "tie" in self.ways and linear and floor(at) % 2 and (at * size - HALF).denominator == 1:
            n = floor(at * size)
            return [Span((n - 1, n), (0,))]
        found = super().spans(mode, size, at, linear)
        if linear or mode not in ALONE:
            return found
        low, high = (between(0 if mode == "CLAMP_OGL" else -size, at * size, size) + d for d in (-self.position, self.position))
        return [Span((n,), (0,)) for n in range(floor(low), floor(high) + 1)]


class Reasons:
    def __init__(self):
        self.tight, self.wide = Bounds(), Bounds(wide=True)
        self.others = {name: [(ways, Other(ways)) for count in (1, 2) for ways in combinations(known, count)] for name, known in KNOWN.items()}

    def of(self, name, state, quad, lane, values):
        """WITHIN, WIDE, the names of ways, or UNEXPLAINED."""
        if self.tight.allows(state, quad, lane, values):
            return WITHIN
        if self.wide.allows(state, quad, lane, values):
            return WIDE
        return next((", ".join(ways) for ways, bounds in self.others[name] if bounds.allows(state, quad, lane, values)), UNEXPLAINED)
