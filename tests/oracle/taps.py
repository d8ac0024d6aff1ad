# SPDX-License-Identifier: Apache-2.0
"""Vectors of anisotropic samples: taps.tlv and taps_round16.tlv of levels.py.

How many taps, where they lie and what they are worth is worked out here in exact fractions, from the definition: the shorter
derivative times N reaches the longer one; taps are at the middles of N parts of the longer one, around the coordinates.
"""
from fractions import Fraction

from blends import Form, Image, Pair
from cube_means import Cubic
from cube_quads import around, spread
from derivatives import Asked, Given, pair
from drawing import Drawing
from mipped import Sampler
from quads import axes, word
from trilinear import EXTREMES, HALF, MIXED, R8, R16, R16S, R32, RGBA8, RGBA8S, SPECIAL, SRGB, TINY, filled
import lod
import rule

NAME = "tests/oracle/levels.py"
LIMITS = (1, 2, 4, 6, 8, 10, 12, 16)   # of MAX_ANISOTROPY
COUNTS = (1, 2, 4, 8, 16)
DRIVERS = {"ANISO_FINE_SPREAD_FUNC": 2, "ANISO_COARSE_SPREAD_FUNC": 1}
QUALITY = {"LOD_ISO_QUALITY": 1}
DEPTH = Form("ZF32", "FLOAT", "RRR1", made="depth")
FLAT = [Image(0, "TWO_D", RGBA8, (64, 64), 7), Image(1, "TWO_D", R32, (100, 37), 7, (1, 6), 1, **QUALITY, **DRIVERS), Image(2, "TWO_D_ARRAY", R16, (48, 80), 6, (0, 4), 3, **DRIVERS),
        Image(3, "ONE_D", R32, (75,), 7), Image(4, "ONE_D_ARRAY", RGBA8S, (128,), 8, (2, 7), 2, **QUALITY), Image(5, "TWO_D", HALF, (64, 32), 7, **DRIVERS),
        Image(6, "TWO_D", SRGB, (33, 17), 6, None, 1, **QUALITY), Image(7, "TWO_D", R16S, (64, 64), 7, None, 1, NORMALIZED_COORDS=0, **DRIVERS),
        Image(8, "TWO_D", R8, (128, 8), 8, None, 1, USE_HEADER_OPT_CONTROL=1, MAX_ANISOTROPY=5, **DRIVERS),
        Image(9, "TWO_D", MIXED, (40, 40), 6, None, 1, MIN_LOD_CLAMP=0x90, **QUALITY)]
SOLID = [Image(10, "THREE_D", RGBA8, (20, 9, 13), 5, None, 1, **DRIVERS), Image(11, "THREE_D", R32, (16, 32, 8), 5, (1, 4), 1, **QUALITY)]
CUBES = [Image(12, "CUBEMAP", RGBA8, (16, 16), 5, None, 1, **DRIVERS), Image(13, "CUBEMAP_ARRAY", R32, (12, 12), 4, None, 2, **QUALITY), Image(14, "CUBEMAP", R16S, (9, 9), 3)]
DEPTHS = [Image(15, "TWO_D", DEPTH, (40, 24), 6, None, 1, **DRIVERS), Image(16, "CUBEMAP", DEPTH, (8, 8), 3)]
INTEGERS = [Image(17, "TWO_D", Form("R32", "UINT"), (64, 32), 7, None, 1, **DRIVERS)]
ALIKE = [Image(18, "TWO_D_ARRAY", R32, (8, 3), 4, None, 8), Image(19, "TWO_D_ARRAY", RGBA8, (8, 3), 4, None, 8), Image(20, "TWO_D_ARRAY", R16S, (8, 3), 4, None, 8)]
ODD = [Image(21, "TWO_D", R32, (8, 4), 3), Image(22, "TWO_D", R32, (8, 4), 3)]
TEXTURES = FLAT + SOLID + CUBES + DEPTHS + INTEGERS + ALIKE + ODD
MANY = [(16, 64), (64, 16)]


def number_of(longer, shorter, limit):
    """longer, shorter: squares of lengths, or infinity."""
    least = next((p for p in COUNTS if longer <= p * p * shorter), 16) if shorter else 16 if longer else 1
    count = min(least, next(p for p in COUNTS if p >= limit))
    while count > 1 and longer <= (count // 2) ** 2:
        count //= 2
    return count


def place(tap, count):
    return Fraction(2 * tap + 1 - count, 2 * count)


def sanitised(x):
    """What is infinite is the largest number; zero for what is denormal is narrow's work."""
    return x if not isinstance(x, float) else (2 - Fraction(1, 2 ** 23)) * 2 ** 127 * (1 if x > 0 else -1)


def across(texture, values, words):
    """Vectors along the axes of the texture, unscaled: of a cube on the face of the first thread."""
    vectors = lod.differences(values, texture.high)
    if not texture.cube:
        return vectors
    face, to, out = lod.face_of(words), lod.narrow, []
    sc, tc, _ = lod.on_face(face, values[0])
    for vector in vectors:
        ds, dt, outward = lod.on_face(face, vector)
        out.append([to(Fraction(1, 2) * to(d - to(c * outward))) for d, c in ((ds, sc), (dt, tc))])
    return out


def measured(texture, vector):
    sizes = texture.sizes() if texture.normalized else [1] * texture.axes
    return lod.length2([lod.narrow(part * size) if texture.normalized else part for part, size in zip(vector, sizes)])


def longer_of(first, second):
    """Of (length, vector); of two alike the first. What is no number is not longer."""
    return second if second[0] == second[0] and not first[0] >= second[0] else first


class Taps:
    """On top of a Blend."""
    tap = known = None

    def vectors_of(self, lane):
        quad = range(lane & ~3, (lane & ~3) + 4)
        words = [[axis[k] for axis in self.coordinates] for k in quad]
        return across(self.texture, [[rule.value32(bits) for bits in each] for each in words], words[0])

    def derived(self, lane):
        return self.suffix in ("", ".LB", ".LBA") and not self.divergent(lane // 4)

    def ends(self, lane):
        """The longer derivative (length, vector), and the length of the shorter one. It is asked for often."""
        self.known = self.known or {}
        if lane not in self.known:
            self.known[lane] = self.ordered(lane)
        return self.known[lane]

    def ordered(self, lane):
        each = [(measured(self.texture, vector), vector) for vector in self.vectors_of(lane)]
        x, y = (longer_of(each[0], each[2]), longer_of(each[1], each[3])) if len(each) == 4 else each
        major = longer_of(x, y)
        minor = y if major is x else x
        none = major[0] != major[0]
        major = (lod.INFINITY, major[1]) if none else major
        return major, (major[0] if minor[0] != minor[0] else minor[0])

    def limit(self):
        fields = self.texture.fields if self.texture.fields.get("USE_HEADER_OPT_CONTROL") else self.sampler.fields
        several = self.sampler.minify == 3 and not self.texture.form.whole()
        return LIMITS[fields.get("MAX_ANISOTROPY", 0)] if several else 1

    def count(self, lane):
        if not self.derived(lane):
            return 1
        major, minor = self.ends(lane)
        return number_of(major[0], minor, self.limit())

    def base(self, lane):
        if self.suffix in (".LL", ".LLA", ".LZ") or not self.derived(lane):
            return super().base(lane)
        return lod.logarithm(self.ends(lane)[0][0]) - 256 * COUNTS.index(self.count(lane))

    def point(self, lane):
        return super().point(lane) if self.count(lane) == 1 else False

    def where(self, lane):
        at, layer, modes, offsets = super().where(lane)
        count = self.count(lane)
        if count > 1:
            along = self.ends(lane)[0][1]
            at = [sanitised(lod.narrow(c + lod.narrow(m * place(self.tap, count)))) for c, m in zip(at, along)]
        return at, layer, modes, offsets

    def tree(self, lane):
        trees = []
        for self.tap in range(self.count(lane)):
            trees.append(super().tree(lane))
        while len(trees) > 1:
            trees = [Pair([(128, a), (128, b)]) for a, b in zip(trees[0::2], trees[1::2])]
        return trees[0]


class Tapped(Taps, Cubic):
    pass


class Rounded(Tapped):
    round16 = True


class Answered(Taps, Asked):
    def integers(self):
        return self.texture.form.whole()


class Brought(Taps, Given):
    def vectors_of(self, lane):
        return lod.differences(self.vectors(lane), False)

    def divergent(self, quad):
        return False


def sampler(r, texture, limit, mip=3, modes=None, **more):
    fields = dict(more)
    if limit is not None:
        fields["MAX_ANISOTROPY"] = limit
    if texture.form.srgb:
        fields["SRGB_CONVERSION"] = 1
    return Sampler(modes or [r.choice(("WRAP", "MIRROR", "WRAP", "CLAMP_TO_EDGE", "BORDER", "CLAMP_OGL", "MIRROR_ONCE_BORDER")) for _ in range(3)],
                   r.choice((1, 2)), 3, mip, **fields)


def stretched(r, texture, ratio=None):
    """A quad whose one side is longer than the other, in any direction."""
    sizes = texture.sizes() if texture.normalized else [1] * texture.axes
    long = Fraction(r.randrange(64, 129), 128) * Fraction(2) ** r.randrange(-1, 6)
    unit = lambda: [Fraction(r.randrange(-1024, 1025), 1024) for _ in sizes]
    ratio = ratio or Fraction(r.choice((1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 40)) * 64 + r.randrange(-40, 41), 64)
    sides = [[c * long / n for c, n in zip(unit(), sizes)], [c * long / ratio / n for c, n in zip(unit(), sizes)]]
    if r.random() < 0.5:
        sides.reverse()
    off = [Fraction(r.randrange(-1024, 1025), 4096) * long / n for n in sizes]
    first = [Fraction(r.randrange(-512, 1024), 512) * (1 if texture.normalized else n) for n in texture.sizes()]
    return [[word(c + i * a + j * b + i * j * k) for c, a, b, k in zip(first, *sides, off)] for i, j in ((0, 0), (1, 0), (0, 1), (1, 1))]


def bring(r, draw, goal=None):
    """The bias of the sampler that puts the first thread at a level."""
    texture = draw.texture
    goal = 256 * r.randrange(max(1, texture.levels - 1)) + r.choice((0, 1, 127, 128, 200)) if goal is None else goal
    draw.sampler.bias = max(-4096, min(goal - draw.base(0), 4095))
    return draw


def layers(r, texture, lanes):
    return [r.randrange(texture.layers + 1) for _ in range(lanes)]


def flat(d):
    """Each texture: ratios and limits, mip filters, biases in registers, offsets."""
    r = d.r
    for n in range(40):
        texture = (FLAT + SOLID)[n % 12]
        lanes = 4 if n % 12 > 9 else 8
        suffix = ("", "", ".LB", "", ".LBA")[n % 5]
        quads = [stretched(r, texture) for _ in range(lanes // 4)]
        level = [word(Fraction(r.randrange(-256, 256), 256)) for _ in range(lanes)] if suffix else None
        draw = Tapped(texture, sampler(r, texture, (1, 2, 3, 4, 5, 6, 7, 0)[n % 8], (3, 3, 2, 1)[n // 4 % 4]), suffix, axes(quads), level, layers(r, texture, lanes),
                      [r.getrandbits(12) for _ in range(lanes)] if n % 7 == 3 else None, bindless=n % 6 == 5, mask=15 if n % 4 == 1 and len(texture.form.bits) > 1 else 1)
        d.add(draw if suffix or texture.fields.get("USE_HEADER_OPT_CONTROL") else bring(r, draw))


def above(x, steps=1):
    return rule.value32(rule.bits32(x) + steps)


def ratios(d):
    """Lengths of which one is a power of two times the other, one step less and one more; the same against the least lengths."""
    texture, r = FLAT[0], d.r
    for n, power in enumerate((1, 2, 4, 8, 16)):
        for scale in (Fraction(3, 8), Fraction(5, 2), Fraction(37)):
            made = [[scale * power if k == 0 else above(scale * power, k), scale] for k in (-1, 0, 1)]
            quads = [quad_of(texture, *each, r) for each in made]
            d.add(bring(r, Tapped(texture, sampler(r, texture, 7, modes=["WRAP"] * 3), "", axes(quads)), (0, 128, 300)[n % 3]))
    for size in (1, 2, 4, 8):
        quads = [quad_of(texture, size if k == 0 else above(Fraction(size), k), Fraction(1, 128), r) for k in (-1, 0, 1)]
        d.add(Tapped(texture, sampler(r, texture, 7, modes=["WRAP"] * 3), "", axes(quads)))
    for limit in range(8):
        quads = [quad_of(texture, Fraction(20), Fraction(1, 4), r), quad_of(texture, Fraction(20), Fraction(0), r)]
        d.add(Tapped(texture, sampler(r, texture, limit, modes=["MIRROR"] * 3), "", axes(quads)))


def quad_of(texture, long, short, r):
    """Sides of these lengths along the axes."""
    sizes = texture.sizes()
    sides = [[word(Fraction(long) / sizes[0]), 0], [0, word(Fraction(short) / sizes[1])]]
    if r.random() < 0.5:
        sides = [[0, word(Fraction(long) / sizes[1])], [word(Fraction(short) / sizes[0]), 0]]
    if r.random() < 0.5:
        sides.reverse()
    return [[0, 0], *sides, [a | b for a, b in zip(*sides)]]


def magnified(d):
    """Several taps at the least level: the filter is that of minification."""
    r = d.r
    for n, texture in enumerate((FLAT[0], FLAT[1], FLAT[5], SOLID[0])):
        quads = [stretched(r, texture, Fraction(12)) for _ in range(2 if n < 3 else 1)]
        draw = Tapped(texture, sampler(r, texture, 7), "", axes(quads), layers=layers(r, texture, 8))
        draw.sampler.mag = 1
        d.add(bring(r, draw, (-300, 0, 0, -1)[n]))


def alike(d):
    """Both derivatives of one length, the first counts; and with four vectors the second of a pair, where it is longer."""
    r = d.r
    for n in range(6):
        texture = FLAT[1] if n % 2 else FLAT[0]
        s, t = (word(Fraction(6 + n) / size) for size in texture.sizes())
        made = [[[0, 0], [s, 0], [0, t], [s, t]], [[0, 0], [0, t], [s, 0], [s, t]]]
        third, fourth = word(Fraction(1, 3) / texture.sizes()[1]), word(Fraction(50 + n) / texture.sizes()[0])
        made.append([[0, 0], [s, 0], [0, third], [fourth, third]])
        made.append([[0, 0], [0, third], [s, 0], [fourth, third]])
        d.add(bring(r, Tapped(texture, sampler(r, texture, 7, modes=["WRAP"] * 3), "", axes(made))))


def cubes_(d):
    """On one face, across edges and about corners; the sides of a quad that is on two faces are those on the first one's."""
    r = d.r
    for n in range(18):
        texture = CUBES[n % 3]
        quads = [squeezed(r, Fraction(r.choice((4, 8, 17, 30)))) if n % 2 else around(r, spread(r)) for _ in range(2)]
        draw = Tapped(texture, sampler(r, texture, 7 - n % 3, (3, 2)[n // 9], ["WRAP", "MIRROR", "WRAP"]), "", axes(quads), layers=layers(r, texture, 8))
        draw.sampler.seams = (2, 3, 2, 0, 1)[n % 5]
        d.add(bring(r, draw, r.choice((0, 90, 256, 300))))


def squeezed(r, ratio):
    """About an edge or a corner, long in one direction."""
    first = [Fraction(r.choice((-1, 1))) * Fraction(r.randrange(900, 1025), 1024) if r.random() < 0.7 else Fraction(r.randrange(-900, 901), 1024) for _ in range(3)]
    long = Fraction(r.randrange(32, 257), 256)
    sides = [[Fraction(r.randrange(-1024, 1025), 1024) * long for _ in range(3)], [Fraction(r.randrange(-1024, 1025), 1024) * long / ratio for _ in range(3)]]
    out = []
    for i, j in ((0, 0), (1, 0), (0, 1), (1, 1)):
        vector = [c + i * a + j * b for c, a, b in zip(first, *sides)]
        major = max(map(abs, vector)) or 1
        out.append([word(c / major) for c in vector])
    return out


def depths(d):
    r = d.r
    for n in range(6):
        texture = DEPTHS[n % 2]
        quads = [squeezed(r, Fraction(9)) if texture.cube else stretched(r, texture) for _ in range(2)]
        draw = Tapped(texture, sampler(r, texture, 7, modes=["WRAP", "MIRROR", "WRAP"], DEPTH_COMPARE_FUNC=(1, 3, 4, 6)[n % 4]), "", axes(quads),
                      dref=[rule.bits32(Fraction(r.randrange(8, 17), 16)) for _ in range(8)])
        draw.sampler.seams = 2 * (texture.cube and n % 4 < 2)
        d.add(bring(r, draw, (0, 130, 256)[n // 2]))


STATES = [({"active": 0xEF}, "", ""), ({"active": 0xFF, "stage": "compute"}, "", ""), ({"active": 0xFF, "pred": 0x6B}, "", "@P0 "), ({"active": 0x96}, ".NDV", "")]


def states(d):
    """Without derivatives there is one tap: divergent quads, a level in a register; so there is of integers, and of MAX_ANISOTROPY 0."""
    r = d.r
    for n, (state, suffix, guard) in enumerate(STATES):
        quads = [stretched(r, FLAT[n], Fraction(8)) if n < 3 else stretched(r, FLAT[5], Fraction(8)) for _ in range(2)]
        d.add(Tapped(FLAT[n] if n < 3 else FLAT[5], sampler(r, FLAT[n], 7), "", axes(quads), layers=layers(r, FLAT[n], 8), word=suffix, guard=guard, state=state))
    for n, suffix in enumerate((".LL", ".LZ", ".LLA")):
        quads = [stretched(r, FLAT[n], Fraction(8)) for _ in range(2)]
        level = [word(Fraction(r.randrange(0, 1024), 256)) for _ in range(8)] if suffix != ".LZ" else None
        d.add(Tapped(FLAT[n], sampler(r, FLAT[n], 7), suffix, axes(quads), level, layers(r, FLAT[n], 8)))
    for limit in (7, 0):
        quads = [stretched(r, INTEGERS[0], Fraction(8)) for _ in range(2)]
        d.add(Tapped(INTEGERS[0], sampler(r, INTEGERS[0], limit), "", axes(quads)))


FAR = [0x7F800000, 0xFF800000, 0x7F7FFFFF, 0x7FC00000, 0x80000000, 1, 0x00800000, 0x5F000000, 0xDF000000, 0x1F000000]


def specials(d):
    """Coordinates infinite, no numbers, denormal, huge: lengths and places beyond the largest number."""
    r = d.r
    for n in range(10):
        texture = (FLAT[0], FLAT[1], FLAT[3], FLAT[7], CUBES[0])[n % 5]
        base = [around(r, spread(r)) if texture.cube else stretched(r, texture) for _ in range(2)]
        made = [[[r.choice(FAR) if r.random() < 0.3 else w for w in thread] for thread in quad] for quad in base]
        d.add(Tapped(texture, sampler(r, texture, 7, modes=["WRAP", "CLAMP_TO_EDGE", "MIRROR"]), "", axes(made)))


def equal(d):
    """Texels that are alike give what they are; special floats go by pairs."""
    r = d.r
    for texture in ALIKE:
        for n in range(2):
            quads = [stretched(r, texture, Fraction(18)) for _ in range(2)]
            d.add(bring(r, Tapped(texture, sampler(r, texture, 7, modes=["WRAP"] * 3), "", axes(quads), layers=[(n + k) % 8 for k in range(8)])))
    for n in range(8):
        texture = ODD[n % 2]
        quads = [stretched(r, texture, Fraction((3, 9, 18)[n % 3])) for _ in range(2)]
        d.add(bring(r, Tapped(texture, sampler(r, texture, 7, modes=["WRAP"] * 3), "", axes(quads)), 0))


def given(d):
    """TXD has its own derivatives; TMML the level."""
    r = d.r
    for n in range(14):
        texture = FLAT[n % len(FLAT)]
        rows = [pair(r, texture) for _ in range(8)]
        for row in rows:
            if r.random() < 0.7:
                for k in range(n % 2, 2 * texture.axes, 2):
                    row[k] = word(rule.value32(row[k]) / r.choice((2, 3, 4, 8, 16, 20)))
        draw = Brought(texture, sampler(r, texture, 7 - n % 7), "", list(zip(*([word(Fraction(r.randrange(-256, 1024), 512) * (1 if texture.normalized else n)) for n in texture.sizes()] for _ in rows))),
                       None, layers(r, texture, 8))
        draw.derivatives = rows
        d.add(bring(r, draw))
    for n in range(12):
        texture = TEXTURES[(0, 1, 2, 3, 7, 8, 10, 12, 13, 17, 4, 11)[n]]
        quads = [squeezed(r, Fraction(9)) if texture.cube else stretched(r, texture) for _ in range(2)]
        d.add(Answered(texture, sampler(r, texture, 7 - n % 7, (3, 2, 1)[n % 3]), "", axes(quads), None, layers(r, texture, 8), mask=3))


def fill(r):
    for texture, values in zip(ALIKE, (EXTREMES, [r.getrandbits(32) for _ in range(8)], [0x8000, 0x8001, 1, 0xFFFF, 0x7FFF, *(r.getrandbits(16) for _ in range(3))])):
        filled(texture, lambda level, layer, y, x: values[layer])
    for texture, values in zip(ODD, (SPECIAL, TINY)):
        filled(texture, lambda *at: r.choice(values))


def taps():
    d = Drawing("taps", "Anisotropic samples: number of taps, their places, all filters; levels, slices, cubes, comparisons; given derivatives, and the level alone.",
                "PD-100 PD-107 PD-108 PD-112 PD-113 PD-116", "PD-122", TEXTURES, NAME)
    fill(d.r)
    for group in (flat, ratios, magnified, alike, cubes_, depths, states, specials, equal, given):
        group(d)
    return d.text()


def taps_round16():
    forms = [R8, RGBA8, RGBA8S, SRGB, R16, R16S, MIXED]
    textures = [Image(n, "TWO_D", form, MANY[n % 2], 5, None, 1, **DRIVERS) for n, form in enumerate(forms)] + [Image(7, "THREE_D", RGBA8, (17, 8, 11), 4)]
    d = Drawing("taps round16", "POLICY filter_round16: means of several taps are codes of 16 bits.", "PD-61b PD-112", "PD-113", textures, NAME)
    d.head.append("policy filter_round16")
    for n, texture in enumerate(textures * 2):
        quads = [stretched(d.r, texture)]
        d.add(bring(d.r, Rounded(texture, sampler(d.r, texture, 7 - n // 8), "", axes(quads), mask=15 if len(texture.form.bits) > 1 else 1)))
    return d.text()
