# SPDX-License-Identifier: Apache-2.0
"""Which values a filtered sample may have: intervals in exact fractions, from the texts of OpenGL, Vulkan and Direct3D.

An implementation has 8 bits of fraction: a position is known to 1/256 texel, a level to 1/256. So a coordinate stands for an interval
of positions, which may touch two footprints along an axis; each has an interval of weights. A level stands for an interval of levels,
which may touch two pairs of levels. Each choice of footprints and levels makes a box: an interval of each component. A mean is linear
in each of its weights, so its extremes are at the ends of their intervals. A result must lie in one box with all its components.

The conformance tests of Khronos verify samples so. Three things are wider there than in the unit's rules; `wide` takes them: the
length of a derivative, from its longest component to the sum of all times the root of two; the texel missing at the corner of a cube,
any mixture of the three that are there; and a filtered comparison, anything between the least and the greatest of its results.
"""
from collections import namedtuple
from fractions import Fraction
from itertools import product
from math import prod

from rule import floor, wrapped
from cubes import Cube
import lod

HALF = Fraction(1, 2)
NEAREST, LINEAR, NONE = "NEAREST", "LINEAR", "NONE"
LOWEST = Fraction(-128)
LOG_STEPS = 24
ALONE = {"CLAMP_OGL": "CLAMP_TO_EDGE", "MIRROR_ONCE_CLAMP_OGL": "MIRROR_ONCE_CLAMP_TO_EDGE"}   # of one texel
FUNCTIONS = {"NEVER": lambda d: False, "LESS": lambda d: d < 0, "EQUAL": lambda d: d == 0, "LEQUAL": lambda d: d <= 0,
             "GREATER": lambda d: d > 0, "NOTEQUAL": lambda d: d != 0, "GEQUAL": lambda d: d >= 0, "ALWAYS": lambda d: True}

# sizes: of the first level in memory. texel(level, layer, place): its components, fractions. step: between two codes of a depth, or 0.
Image = namedtuple("Image", "sizes layers cube texel step")
# view: first and last level in memory. least, most: clamps of the level. compare: a name of FUNCTIONS, or None. offsets: texels.
State = namedtuple("State", "image modes border mag minify mip view least most compare seamless call offsets", defaults=((0, 0, 0),))
# at: s, t, r; slopes: vectors along x and along y. level: of the calls lod and bias.
Thread = namedtuple("Thread", "at layer level reference slopes", defaults=(0, Fraction(0), Fraction(0), ()))
# A footprint along an axis: its two indices, or one, and the weights that the second may have.
Span = namedtuple("Span", "indices weights")
# A way to sample: filter, level of the view, the level after it or None, its weights.
Plan = namedtuple("Plan", "filter level after weights")


def between(low, x, high):
    return max(low, min(x, high))


def log2(x):
    """Two fractions, 2^-24 apart, around the logarithm of base two of a positive one: by squaring."""
    e = lod.whole(x)
    m, bits = x / Fraction(2) ** e, 0
    for _ in range(LOG_STEPS):
        m = Fraction(floor(m * m * 2 ** 96), 2 ** 96)   # cut off: the error stays far below the last bit
        bits = 2 * bits + (m >= 2)
        m = m / 2 if m >= 2 else m
    low = e + Fraction(bits, 2 ** LOG_STEPS)
    return low, low + Fraction(1, 2 ** LOG_STEPS)


def dot(v):
    return sum(x * x for x in v)


def mean(texels):
    """Of intervals of components."""
    return [tuple(sum(ends) / len(texels) for ends in zip(*each)) for each in zip(*texels)]


def hull(texels):
    return [(min(low for low, _ in each), max(high for _, high in each)) for each in zip(*texels)]


class Bounds:
    """What is allowed. The exact sampler, and wrong ones, are this with other numbers and steps."""
    position = Fraction(1, 256)        # texels
    level = Fraction(1, 256)
    coordinate = Fraction(1, 2 ** 22)  # of its size, before it counts texels
    squares = Fraction(1, 2 ** 20)     # error of a logarithm from roundings before it
    result = Fraction(1, 2 ** 20)      # of the greatest texel: roundings of binary32
    codes = HALF                       # of a depth in codes, by rounding the reference

    def __init__(self, wide=False):
        self.wide, self.cubes = wide, {}

    # Levels.

    def log2(self, x):
        return log2(x)

    def length2(self, vectors):
        """The square of the greatest length: least and greatest that is allowed."""
        if not self.wide:
            longest = max(map(dot, vectors))
            return longest, longest
        return max(x * x for v in vectors for x in v), max(2 * sum(map(abs, v)) ** 2 for v in vectors)

    def logarithm(self, low2, high2):
        low = self.log2(low2)[0] / 2 - self.squares if low2 else LOWEST
        return low, self.log2(high2)[1] / 2 + self.squares if high2 else LOWEST

    def texels_of(self, state, vector):
        return [d * n for d, n in zip(vector, self.sizes(state, 0))]

    def vectors(self, state, quad, thread):
        """Derivatives in texels, along x and along y."""
        if state.call == "grad":
            return [self.texels_of(state, v) for v in thread.slopes]
        first, right, below, _ = ([*self.place(state, each)[1]] for each in quad)
        return [self.texels_of(state, [b - a for a, b in zip(first, other)]) for other in (right, below)]

    def levels(self, state, quad, thread):
        """The interval of the level, clamped."""
        low = high = thread.level
        if state.call != "lod":
            derived = self.logarithm(*self.length2(self.vectors(state, quad, thread)))
            low, high = (x + (thread.level if state.call == "bias" else 0) for x in derived)
        return [max(state.least, min(x, self.most(state))) for x in (low - self.level, high + self.level)]

    def most(self, state):
        """The sampler's clamp. The last level ends the choice of levels, not that of the filter."""
        return state.most

    def nearest(self, x):
        return floor(x + HALF)

    def plans(self, state, low, high):
        if low <= 0:
            yield Plan(state.mag, 0, None, (0,))
        if high <= 0:
            return
        low, last = max(low, Fraction(0)), state.view[1] - state.view[0]
        if state.mip == NONE:
            yield Plan(state.minify, 0, None, (0,))
        elif state.mip == NEAREST:
            for n in range(self.nearest(low), self.nearest(high) + 1):
                yield Plan(state.minify, min(n, last), None, (0,))
        else:
            for n in range(floor(low), floor(high) + 1):
                after = n + 1 if n < last else None
                yield Plan(state.minify, min(n, last), after, [between(0, x - n, 1) for x in (low, high)] if after else (0,))

    # Places.

    def sizes(self, state, level):
        return [max(1, n >> state.view[0] + level) for n in state.image.sizes]

    def place(self, state, thread):
        """The face of a cube, or None, and coordinates along the axes of the image."""
        if not state.image.cube:
            return None, thread.at
        face = 2 * max((2, 1, 0), key=lambda axis: abs(thread.at[axis]))
        face += thread.at[face // 2] < 0
        s, t, ma = lod.on_face(face, thread.at)
        return face, [(c / ma + 1) / 2 for c in (s, t)]

    def centre(self, p):
        """A position from the centre of the first texel on."""
        return p - HALF

    def spans(self, mode, size, at, linear):
        """Footprints along an axis. Indices that a mode has not touched yet."""
        slack = self.position + abs(at) * size * self.coordinate
        ends = [at * size - slack, at * size + slack]
        if not linear:
            return [Span((n,), (0,)) for n in range(floor(ends[0]), floor(ends[1]) + 1)]
        if mode in ALONE:
            ends = [between(0 if mode == "CLAMP_OGL" else -size, p, size) for p in ends]
        low, high = map(self.centre, ends)
        return [Span((n, n + 1), sorted({between(0, low - n, 1), between(0, high - n, 1)})) for n in range(floor(low), floor(high) + 1)]

    def seam(self, size, texel):
        """The three texels at a corner, or the one."""
        if size not in self.cubes:
            self.cubes[size] = Cube(size)
        return self.cubes[size].texels(*texel)

    # Texels.

    def wrapped(self, mode, i, n):
        return wrapped(mode, i, n)

    def passes(self, state, reference, components):
        """A depth against the reference: the interval of its results, 0 to 1."""
        step = state.image.step * self.codes
        near = between(0, reference, 1) if state.image.step else reference   # codes are clamped
        low, high = near - step - components[0], near + step - components[0]
        signs = [-1] * (low < 0) + [0] * (low <= 0 <= high) + [1] * (high > 0)
        found = {FUNCTIONS[state.compare](sign) for sign in signs}
        return [(Fraction(min(found)), Fraction(max(found)))]

    def shown(self, state, thread, components):
        if state.compare:
            return self.passes(state, thread.reference, components)
        return [(x, x) for x in components]

    def texel(self, state, thread, face, level, sizes, modes, indices):
        layer = between(0, thread.layer, state.image.layers - 1)
        memory = state.view[0] + level
        if modes[0] == "SEAMLESS":
            near = [between(-1, i, sizes[0]) for i in indices]
            found = [self.shown(state, thread, state.image.texel(memory, 6 * layer + f, (x, y))) for f, x, y in self.seam(sizes[0], (face, *near))]
            return found[0] if len(found) == 1 else (hull if self.wide else mean)(found)
        at = [self.wrapped(mode, i, n) for mode, i, n in zip(modes, indices, sizes)]
        if None in at:
            return self.shown(state, thread, state.border)
        return self.shown(state, thread, state.image.texel(memory, layer if face is None else 6 * layer + face, at))

    def weights(self, spans, weights):
        """(places in the spans, weight) of each texel."""
        for corner in product(*(range(len(span.indices)) for span in spans)):
            w = prod((w if c else 1 - w) for c, w in zip(corner, weights))
            if w:
                yield corner, w

    def box(self, spans, fetch, loose=False):
        """The mean of a footprint: the interval of each component. loose: any mixture of its texels."""
        ends, known = [], {}
        for weights in product(*(span.weights for span in spans)):
            total = None
            for corner, w in self.weights(spans, weights):
                if corner not in known:
                    known[corner] = fetch([span.indices[c] for span, c in zip(spans, corner)])
                part = [(w * low, w * high) for low, high in known[corner]]
                total = [(a + c, b + d) for (a, b), (c, d) in zip(total, part)] if total else part
            ends.append(total)
        return hull(known.values() if loose else ends)

    def modes(self, state, linear):
        if state.image.cube and state.seamless:
            return ["SEAMLESS" if linear else "CLAMP_TO_EDGE"] * 2
        return [mode if linear else ALONE.get(mode, mode) for mode in state.modes[:len(state.image.sizes)]]

    def of_level(self, state, thread, filter_, level):
        """The boxes of one level."""
        face, at = self.place(state, thread)
        sizes, linear = self.sizes(state, level), filter_ == LINEAR
        modes = self.modes(state, linear)
        along = [self.spans(mode, n, x + Fraction(o, n), linear) for mode, n, x, o in zip(modes, sizes, at, state.offsets)]
        return [self.box(spans, lambda indices: self.texel(state, thread, face, level, sizes, modes, indices), self.loose(state))
                for spans in product(*along)]

    def loose(self, state):
        return self.wide and state.compare is not None

    def between_levels(self, weights, finer, coarser):
        return hull([[(a + w * (c - a), b + w * (d - b)) for (a, b), (c, d) in zip(finer, coarser)] for w in weights])

    def boxes(self, state, quad, lane):
        """Of a thread of a quad: a result must lie in one of them."""
        thread = quad[lane % 4]
        for plan in self.plans(state, *self.levels(state, quad, thread)):
            finer = self.of_level(state, thread, plan.filter, plan.level)
            if plan.after is None:
                yield from finer
                continue
            coarser = self.of_level(state, thread, plan.filter, plan.after)
            weights = (0, 1) if self.loose(state) else plan.weights
            yield from (self.between_levels(weights, a, b) for a, b in product(finer, coarser))

    def allows(self, state, quad, lane, values):
        """values: the components, fractions; None of what is no number."""
        if None in values:
            return False
        for box in self.boxes(state, quad, lane):
            slack = self.result * max(1, *(abs(x) for each in box for x in each))
            if all(low - slack <= x <= high + slack for (low, high), x in zip(box, values)):
                return True
        return False


class Exact(Bounds):
    """The one value without an error."""
    position = level = coordinate = squares = codes = Fraction(0)

    def value(self, state, quad, lane):
        return [(low + high) / 2 for low, high in next(self.boxes(state, quad, lane))]
