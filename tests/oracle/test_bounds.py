#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The bounds of filtered samples (bounds.py): worked numbers, and wrong samplers, each of which must leave them."""
from fractions import Fraction as F
import math
import sys
import unittest

sys.dont_write_bytecode = True  # the source tree stays clean

from bound_reasons import WITHIN, Reasons
from bounds import HALF, LINEAR, NEAREST, NONE, Bounds, Exact, Image, State, Thread, hull, log2
import bound_cases
import bound_check

FOUND = 5   # samples that must show a wrong sampler
BIT = F(1, 256)


class Exchanged(Exact):
    """The weights of s and t."""
    def weights(self, spans, weights):
        return super().weights(spans, [*weights[:2][::-1], *weights[2:]] if len(spans) > 1 else weights)


class Shorter(Exact):
    """The level of the shorter derivative."""
    def length2(self, vectors):
        return (min(sum(x * x for x in v) for v in vectors),) * 2


class Component(Exact):
    """The longest component instead of the length."""
    def length2(self, vectors):
        return (max(x * x for v in vectors for x in v),) * 2


class Squared(Exact):
    """The logarithm of the square."""
    def logarithm(self, low2, high2):
        return [2 * x for x in super().logarithm(low2, high2)]


class Linear(Exact):
    """A logarithm that is linear between powers of two, as llvmpipe's."""
    def log2(self, x):
        e = log2(x)[0] // 1
        return (e + x / F(2) ** e - 1,) * 2


class OneSize(Exact):
    """Derivatives count texels of the width along all axes."""
    def texels_of(self, state, vector):
        return [d * self.sizes(state, 0)[0] for d in vector]


class Unbiased(Exact):
    """No bias of the register."""
    def levels(self, state, quad, thread):
        return super().levels(state, quad, thread._replace(level=F(0)) if state.call == "bias" else thread)


class Truncated(Exact):
    """The nearest level is the one below."""
    def nearest(self, x):
        return x // 1


class Unclamped(Exact):
    """No greatest level."""
    def levels(self, state, quad, thread):
        return super().levels(state._replace(most=bound_cases.GREATEST), quad, thread)


class Unseen(Exact):
    """Levels count from the first in memory."""
    def boxes(self, state, quad, lane):
        return super().boxes(state._replace(view=(0, state.view[1] - state.view[0])), quad, lane)


class Minified(Exact):
    """The filter of magnification is never used."""
    def plans(self, state, low, high):
        return super().plans(state._replace(mag=state.minify), low, high)


class Crossed(Exact):
    """The weights of the two levels."""
    def between_levels(self, weights, finer, coarser):
        return super().between_levels(weights, coarser, finer)


class Alone(Exact):
    """The finer level alone."""
    def between_levels(self, weights, finer, coarser):
        return finer


class CoarseLevel(Exact):
    """5 bits of a level's weight."""
    def between_levels(self, weights, finer, coarser):
        return super().between_levels([F(round(w * 32), 32) for w in weights], finer, coarser)


class Corner(Exact):
    """Positions count from the side of a texel."""
    def centre(self, p):
        return p


class Coarse(Exact):
    """6 bits of a position."""
    def spans(self, mode, size, at, linear):
        return super().spans(mode, size, F(round(at * size * 64), 64 * size), linear)


class OneSlice(Exact):
    """The first of two slices alone."""
    def weights(self, spans, weights):
        return super().weights(spans, [*weights[:2], *(0 for _ in weights[2:])])


class Repeated(Exact):
    """MIRROR repeats."""
    def wrapped(self, mode, i, n):
        return super().wrapped("WRAP" if mode == "MIRROR" else mode, i, n)


class Borderless(Exact):
    """The edge instead of the border."""
    def wrapped(self, mode, i, n):
        return super().wrapped("CLAMP_TO_EDGE" if mode == "BORDER" else mode, i, n)


class NextLayer(Exact):
    """The layer after it."""
    def texel(self, state, thread, *place):
        return super().texel(state, thread._replace(layer=thread.layer + 1), *place)


class Seamed(Exact):
    """Faces that stand alone."""
    def modes(self, state, linear):
        return ["CLAMP_TO_EDGE"] * 2 if state.image.cube else super().modes(state, linear)


class NoMean(Exact):
    """At a corner of a cube the texel of the face."""
    def seam(self, size, texel):
        return super().seam(size, texel)[:1]


class Turned(Exact):
    """The depth against the reference."""
    def passes(self, state, reference, components):
        return super().passes(state, components[0], [min(max(reference, 0), 1) if state.image.step else reference])


class Compared(Exact):
    """The mean of depths is compared, not each depth."""
    def boxes(self, state, quad, lane):
        for box in super().boxes(state._replace(compare=None), quad, lane):
            yield super().passes(state, quad[lane % 4].reference, [box[0][0]]) if state.compare else box


WRONG = (Exchanged, Shorter, Component, Squared, Linear, OneSize, Unbiased, Truncated, Unclamped, Unseen, Minified, Crossed, Alone, CoarseLevel,
         Corner, Coarse, OneSlice, Repeated, Borderless, NextLayer, Seamed, NoMean, Turned, Compared)


def line(texels, **more):
    """One axis, of some levels, each with a component; and how it is sampled."""
    image = Image((len(texels[0]),), 1, False, lambda level, layer, place: (F(texels[level][place[0]]),), more.pop("step", 0))
    given = dict(modes=["WRAP"], border=(F(9),), mag=LINEAR, minify=LINEAR, mip=LINEAR, view=(0, len(texels) - 1), least=F(0), most=F(15), compare=None,
                 seamless=False, call="lod")
    return State(image, **{**given, **more})


def boxes(state, *threads, lane=0, wide=False):
    return [box[0] for box in Bounds(wide).boxes(state, threads * (4 // len(threads)), lane)]


class Worked(unittest.TestCase):
    def test_logarithm(self):
        for x in (F(1), F(3), F(1, 3), F(10 ** 9), F(1, 2 ** 40)):
            low, high = log2(x)
            self.assertLessEqual(low, F(math.log2(x)) + F(1, 2 ** 40))
            self.assertGreaterEqual(high, F(math.log2(x)) - F(1, 2 ** 40))

    def test_weights(self):
        """A bit to each side of the middle between two texels, of 0 and of 1."""
        (low, high), *rest = boxes(line([[0, 1]]), Thread((HALF,), 0, F(-4)))
        slack = BIT + F(1, 2 ** 22)
        self.assertEqual((low, high, rest), (HALF - slack, HALF + slack, []))

    def test_footprints(self):
        """At a centre there are two: what is before the texel, or after it, has a bit of weight at most."""
        before, after = boxes(line([[1, 5, 2, 4]]), Thread((F(3, 8),), 0, F(-4)))
        slack = BIT + F(3, 2 ** 23)
        self.assertEqual(before, (5 - 4 * slack, 5))
        self.assertEqual(after, (5 - 3 * slack, 5))

    def test_one_texel(self):
        state = line([[1, 5]], mag=NEAREST)
        self.assertEqual(boxes(state, Thread((F(3, 4),), 0, F(-4))), [(5, 5)])
        self.assertEqual(boxes(state, Thread((HALF,), 0, F(-4))), [(1, 1), (5, 5)])

    def test_border(self):
        state = line([[1, 5]], modes=["BORDER"], mag=NEAREST)
        self.assertEqual(boxes(state, Thread((F(-1, 4),), 0, F(-4))), [(9, 9)])

    def test_levels(self):
        """Of 0, 16 and 32 a level of 1/4 gives 4, a bit of it 1/16; the levels of 1 - 1/512 touch the third."""
        state = line([[0] * 4, [16] * 2, [32]], mag=NEAREST, minify=NEAREST)
        self.assertEqual(boxes(state, Thread((F(1, 8),), 0, F(1, 4))), [(4 - F(1, 16), 4 + F(1, 16))])
        self.assertEqual(boxes(state, Thread((F(1, 8),), 0, 1 - F(1, 512))), [(16 - F(3, 32), 16), (16, 16 + F(1, 32))])

    def test_nearest_level(self):
        state = line([[0] * 4, [16] * 2, [32]], mag=NEAREST, minify=NEAREST, mip=NEAREST)
        self.assertEqual(boxes(state, Thread((F(1, 8),), 0, F(3, 2))), [(16, 16), (32, 32)])
        self.assertEqual(boxes(state, Thread((F(1, 8),), 0, F(3, 2) - F(1, 128))), [(16, 16)])
        self.assertEqual(boxes(state, Thread((F(1, 8),), 0, F(99))), [(32, 32)])

    def test_magnified(self):
        """Above 0 the other filter; at 0 either."""
        state = line([[0, 1]], minify=NEAREST, mip=NONE)
        self.assertEqual(len(boxes(state, Thread((F(3, 8),), 0, F(1, 128)))), 1)
        self.assertEqual(len(boxes(state, Thread((F(3, 8),), 0, F(0)))), 2)
        self.assertEqual(boxes(state, Thread((F(3, 8),), 0, F(2))), [(0, 0)])

    def test_length(self):
        """3 texels and 4 are 5; interfaces allow 4 to 7 times the root of two."""
        image = Image((16, 8), 1, False, None, 0)
        state = State(image, [], (), LINEAR, LINEAR, LINEAR, (0, 4), F(-15), F(15), None, False, "grad")
        thread = Thread((F(0),) * 2, 0, F(0), F(0), ([F(3, 16), F(-4, 8)], [F(1, 16), F(1, 8)]))
        for wide, least, most in ((False, 5, 5), (True, 4, 7 * 2 ** 0.5)):
            low, high = Bounds(wide).levels(state, [thread] * 4, thread)
            self.assertAlmostEqual(float(low), math.log2(least) - 1 / 256, 4)
            self.assertAlmostEqual(float(high), math.log2(most) + 1 / 256, 4)

    def test_quad(self):
        """Differences to the first thread: 2 texels along x, 1 along y."""
        state = line([[0] * 4, [16] * 2, [32]], mag=NEAREST, minify=NEAREST, call="auto", mip=NEAREST)
        threads = [Thread((F(n, 4),)) for n in (0, 2, 1, 3)]
        self.assertEqual(boxes(state, *threads, lane=3), [(16, 16)])

    def test_depth(self):
        """A reference within half a code of a depth may be on either side; a float may not."""
        near = Thread((F(1, 8),), 0, F(-4), HALF + F(1, 2 ** 20))
        self.assertEqual(boxes(line([[HALF] * 4], mag=NEAREST, compare="LEQUAL", step=F(1, 65535)), near), [(0, 1)])
        self.assertEqual(boxes(line([[HALF] * 4], mag=NEAREST, compare="LEQUAL"), near), [(0, 0)])

    def test_comparison(self):
        """Of a pass and a failure a quarter, or anything between."""
        state, thread = line([[0, 1]], compare="LESS"), Thread((F(3, 8),), 0, F(-4), HALF)
        (low, high), = boxes(state, thread)
        self.assertAlmostEqual(float(low + high), 0.5, 4)
        self.assertEqual(boxes(state, thread, wide=True), [(0, 1)])

    def test_hull(self):
        self.assertEqual(hull([[(1, 2), (5, 6)], [(0, 1), (6, 7)]]), [(0, 2), (5, 7)])

    def test_no_number(self):
        self.assertFalse(Bounds().allows(line([[0, 1]]), (Thread((F(0),)),) * 4, 0, [None]))


class Found(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.samples = bound_check.samples(bound_cases.drawn(bound_check.SEED))
        cls.known = {}

    def allowed(self, case, lane, values):
        """As Bounds.allows, whose boxes are kept."""
        key = id(case), lane
        if key not in self.known:
            self.known[key] = list(Bounds().boxes(case.state, case.quad(lane), lane))
        bounds = Bounds()
        bounds.boxes = lambda *_: self.known[key]
        return bounds.allows(case.state, case.quad(lane), lane, values)

    def outside(self, sampler, most):
        """Samples in which this one leaves the bounds, until there are enough."""
        count = 0
        for case, lane in self.samples:
            count += not self.allowed(case, lane, sampler.value(case.state, case.quad(lane), lane))
            if count == most:
                break
        return count

    def test_exact(self):
        self.assertEqual(self.outside(Exact(), 1), 0)

    def test_wrong(self):
        for wrong in WRONG:
            with self.subTest(wrong.__name__):
                self.assertEqual(self.outside(wrong(), FOUND), FOUND, wrong.__doc__)

    def test_zero(self):
        """Zeros are no colour here."""
        colours = [(case, lane) for case, lane in self.samples if not case.shadow]
        self.assertFalse(any(self.allowed(case, lane, [F(0)] * 4) for case, lane in colours))


class Kept(unittest.TestCase):
    def test_planted(self):
        """An answer of Mesa is within; moved by a half it is not."""
        cases = bound_cases.drawn(bound_check.SEED)
        bound_check.share(cases, bound_check.kept(cases))
        reasons, moved, tried = Reasons(), 0, 0
        for case, lane in bound_check.samples(cases)[::40]:
            if case.shadow:
                continue
            values = bound_check.values(case, lane, "llvmpipe")
            tried += reasons.of("llvmpipe", case.state, case.quad(lane), lane, values) == WITHIN
            moved += reasons.tight.allows(case.state, case.quad(lane), lane, [x + HALF for x in values])
        self.assertGreater(tried, 20)
        self.assertEqual(moved, 0)

    def test_other_samples(self):
        with self.assertRaises(SystemExit):
            bound_check.kept(bound_cases.drawn(bound_check.SEED + 1))


if __name__ == "__main__":
    unittest.main()
