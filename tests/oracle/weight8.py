#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY filter_weight8: weights of 8 bits, of texels, slices, levels, taps and corners; codes and floats summed with them.

usage: weight8.py FOLDER             write FOLDER/weight8.tlv, weight8_round16.tlv
       weight8.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not

What a thread gets is worked out in weights.py.
"""
from fractions import Fraction

from blends import Drawn, Form, Image, places
from cube_means import Cubes, towards
from derivatives import pair
from drawing import Drawing
from mipped import Sampler
from quads import axes, planar, word
from taps import DRIVERS, bring, quad_of, squeezed, stretched
from taps import sampler as tap_sampler
from trilinear import BIT, HALF, MIXED, PACKED, PARTS, R8, R16, R16S, R32, RGBA8, RGBA8S, SPECIAL, SRGB, TINY, ZEROS
from weights import WHOLE, Brought, Weighed, nearest
import cubes
import lod
import rule
import written

NAME = "tests/oracle/weight8.py"
AROUND, EVER = ("WRAP", "MIRROR", "WRAP"), ("WRAP",) * 3   # modes along s, t, r


class Edged(Form):
    """Its border has numbers beyond those of 16 bits, and between two of them."""
    colours = (0x477FF000, 0xC7800000, 0x33000000, 0x3F801234)

    def border(self):
        return list(self.colours)


class Framed(Image):
    def border(self):
        return " ".join(f"{bits:#x}" for bits in self.form.colours)


# What lies in textures.

def far_apart(r, span, bits=32):
    """A float of either sign whose exponent is up to `span` below the greatest."""
    if bits == 16:
        return r.getrandbits(1) << 15 | max(0, 30 - r.randrange(span + 1)) << 10 | r.getrandbits(10)
    return r.getrandbits(1) << 31 | 130 - r.randrange(span + 1) << 23 | r.getrandbits(23)


def opposite(r, bits=32):
    """One of two numbers and what is about its negative: sums that cancel, exactly or but for the last bits."""
    base, sign = (0x4AB5, 15) if bits == 16 else (0x42D5A6B7, 31)
    return r.getrandbits(1) << sign | base + r.choice((0, 0, 1, -1, 2, r.randrange(-40, 40)))


def least(r, bits=32):
    """About the least normal number."""
    near = [0x400, 0x401, 0x7FF, r.randrange(1 << 8)]
    if bits == 32:
        near = [*TINY[:4], 0x00FFFFFF, 0x007FFFFF, 0x01000000, 0x00700000 + r.randrange(1 << 20)]
    return r.getrandbits(1) << bits - 1 | r.choice((0, 1, *near)) & (1 << bits - 1) - 1


def greatest(r, bits=32):
    return r.getrandbits(1) << bits - 1 | (0x7BFF - r.randrange(4) if bits == 16 else 0x7F7FFFFF - r.randrange(4))


def hanging(r, bits):
    """(great, small, weight of the great one): two passes whose sum is half of the last place but for what is shifted out of the small one.

    The small one is negative: down to a whole number is one more than towards zero. Or both are; then also so that a bit less in
    the shifting would make a half.
    """
    low, top, less = bits - 1, 28 if bits == 11 else 140, r.choice((0, 1, 2))
    while True:
        weight, great = r.randrange(1, WHOLE), r.randrange(1 << low, 1 << bits)
        total = 32 * great * weight
        half = 1 << total.bit_length() - bits - 1
        wanted = (half - less - total if less else total - half) % (2 * half)
        by = r.randrange(6, min(top, 40))
        small = -(-(wanted << by) // (32 * (WHOLE - weight)))
        part = 32 * small * (WHOLE - weight)
        if small >> low == 1 and part >> by == wanted and part % (1 << by):
            code = lambda exponent, mantissa, sign: sign << low + (5 if bits == 11 else 8) | exponent << low | mantissa - (1 << low)
            return code(top, great, less > 0), code(top - by, small, 1), weight


def halves(texture, make):
    """Of elements of several components: each is drawn."""
    size = texture.form.bits[0][1]
    return sum(make(size) << low for low, _ in texture.form.bits)


def filled(texture, make):
    """make(bits of a component)"""
    layers = 6 * texture.layers if texture.cube else texture.layers if texture.array else 0
    texture.elements = {at: halves(texture, make) for at in places(texture.size, texture.in_memory, layers=layers)}


H16 = Form("R16", "FLOAT")
SHOWN = [R8, RGBA8, Form("B5G6R5", "UNORM"), BIT, Form("A2B10G10R10", "UNORM"), Form("R8", "SNORM"), RGBA8S, R16S, R16, Form("B6G5R5", "SNORM"),
         Form("G4R4", "UNORM"), R32, HALF, PACKED, SRGB, MIXED, Form("R32", "UNORM"), Form("X8Z24", "UNORM", "RRR1")]
SIZES = [(16, 8), (11, 5), (8, 8), (7, 13)]
FLAT = [Image(n, "TWO_D", form, SIZES[n % 4], 3) for n, form in enumerate(SHOWN)]
OTHER = [Image(18, "ONE_D", R16S, (37,), 5), Image(19, "ONE_D_ARRAY", RGBA8, (16,), 4, (1, 3), 2), Image(20, "TWO_D_ARRAY", R32, (9, 6), 3, None, 3),
         Image(21, "TWO_D", R8, (16, 16), 4, None, 1, NORMALIZED_COORDS=0),
         Image(22, "TWO_D_NO_MIPMAP", RGBA8S, (12, 5)), Image(23, "ONE_D", R32, (20,), 4)]
DEEP = [Image(24 + n, "THREE_D", form, ((6, 5, 7), (8, 4, 8), (5, 3, 4))[n % 3], 3)
        for n, form in enumerate((R8, RGBA8S, R16S, R16, R32, HALF, Form("B5G6R5", "UNORM"), R32))]
CUBES = [Image(32 + n, "CUBEMAP", form, ((4, 4), (3, 3), (2, 2), (5, 5))[n % 4], 2) for n, form in enumerate((R8, RGBA8S, R16, R32, HALF, R16S))]
ARRAYS = [Image(38, "CUBEMAP_ARRAY", RGBA8, (4, 4), 3, None, 2), Image(39, "CUBEMAP_ARRAY", R32, (3, 3), 2, None, 3),
          Image(40, "CUBEMAP", R16, (1, 1)), Image(41, "CUBEMAP", R32, (1, 1))]
DEPTH = Form("ZF32", "FLOAT", "RRR1", made="depth")
DEPTHS = [Image(42, "TWO_D", DEPTH, (12, 9), 4), Image(43, "TWO_D", Form("X8Z24", "UNORM", "RRR1", made="depth24"), (9, 6), 3),
          Image(44, "CUBEMAP", DEPTH, (4, 4), 2),
          Image(45, "THREE_D", Form("R32", "FLOAT"), (4, 3, 4), 2)]
FAR = [Image(46 + n, "TWO_D", form, (16, 4), 3) for n, form in enumerate((R32, R32, H16, H16, R32))]
OPPOSITE = [Image(51, "TWO_D", R32, (8, 4), 3), Image(52, "TWO_D", H16, (8, 4), 3)]
ENDS = [Image(53, "TWO_D", R32, (8, 4), 3), Image(54, "TWO_D", H16, (8, 4), 3),
        Image(55, "TWO_D", H16, (8, 4), 3), Image(56, "TWO_D", R32, (8, 4), 3)]
ODD = [Image(57, "TWO_D", R32, (8, 4), 3), Image(58, "TWO_D", R32, (8, 4), 3),
       Image(59, "TWO_D", R32, (8, 4), 3), Image(60, "TWO_D", H16, (8, 4), 3), Image(61, "THREE_D", R32, (4, 3, 4), 2)]
POISON = [Image(62 + n, "TWO_D", form, (8, 8)) for n, form in enumerate((R32, R32, R32, H16, H16, H16))]
SOLID = [Image(68, "THREE_D", R32, (4, 3, 4), 2), Image(69, "THREE_D", H16, (4, 3, 4), 2)]
TAPPED = [Image(70, "TWO_D", RGBA8, (64, 64), 6, None, 1, **DRIVERS), Image(71, "TWO_D", R32, (100, 37), 5, None, 1, **DRIVERS),
          Image(72, "TWO_D", HALF, (64, 32), 5), Image(73, "THREE_D", R16, (20, 9, 13), 4),
          Image(74, "TWO_D_ARRAY", RGBA8S, (48, 80), 6, (0, 4), 2), Image(75, "ONE_D", R16S, (75,), 6), Image(76, "TWO_D", H16, (16, 8), 3),
          Image(77, "CUBEMAP", R32, (8, 8), 3), Image(78, "TWO_D", DEPTH, (16, 16), 4), Image(79, "TWO_D", R32, (8, 16), 3)]
HANGING = [Image(80 + n, "TWO_D", form, (32, 1), 2) for n, form in enumerate((R32, H16))]
HANGING += [Image(82 + n, "THREE_D", form, (16, 1, 2)) for n, form in enumerate((R32, H16))]
NEGATIVE = [Image(84, "TWO_D", R32, (8, 8), 2), Image(85, "TWO_D", H16, (8, 8), 2)]
FRAMED = [Framed(86, "TWO_D", Edged("R16_G16_B16_A16", "FLOAT"), (4, 4), 2), Framed(87, "TWO_D", Edged("R32", "FLOAT"), (4, 4), 2)]
TEXTURES = FLAT + OTHER + DEEP + CUBES + ARRAYS + DEPTHS + FAR + OPPOSITE + ENDS + ODD + POISON + SOLID + TAPPED + HANGING + NEGATIVE + FRAMED
ROTTEN = ((0x7F800000, 0xFF800000), (0x7FC00000, 0x7F812345), (0x60000000, 0xE0000000), (0x7C00, 0xFC00), (0x7E00,), (0x7A00, 0xF800))
SPECIAL_16 = (0x7C00, 0x7C00, 0xFC00, 0x7E01, 0xFFFF, 0x3C00, 0xBE00, 0x3C00, 0x8000, 1)


def fill(r):
    for texture, span in zip(FAR, (6, 30, 6, 30, 60)):
        filled(texture, lambda bits, span=span: far_apart(r, span, bits))
    for texture in OPPOSITE:
        filled(texture, lambda bits: opposite(r, bits))
    for texture, make in zip(ENDS, (least, least, greatest, greatest)):
        filled(texture, lambda bits, make=make: make(r, bits))
    for texture, values in zip(ODD, (SPECIAL, TINY, ZEROS, SPECIAL_16, SPECIAL[5:] + ZEROS + SPECIAL[:1])):
        filled(texture, lambda bits, values=values: r.choice(values))
    for texture, values in zip(POISON, ROTTEN):
        filled(texture, lambda bits, values=values: r.choice(values) if r.random() < 0.25 else (0x3800 << bits - 16) + r.getrandbits(bits - 5))
    for texture in NEGATIVE:
        filled(texture, lambda bits: r.choice((0, 1 << bits - 2, 1)) if r.random() < 0.2 else 1 << bits - 1)
    for texture in HANGING:
        filled(texture, lambda bits: 0)
    for texture in FRAMED:
        filled(texture, lambda bits: greatest(r, bits) if r.random() < 0.7 else far_apart(r, 8, bits))
    for texture, values in zip(SOLID, (24, 12)):
        filled(texture, lambda bits, values=values: far_apart(r, values, bits))
    for texture in TAPPED[6], TAPPED[9]:
        filled(texture, lambda bits: far_apart(r, 12, bits))


# Places and levels.

def tied(s, t, share):
    """A split of this share is half of a weight, along s or along t."""
    right = nearest(share * s)
    return any(x % WHOLE == 128 for x in (share * s, right * t)) or (share - right) * t % WHOLE == 128


def at_fractions(r, texture, parts, level=0):
    """Coordinates of threads with these fractions along each axis, of a level, from centres of its texels on."""
    sizes = texture.sizes(level)
    return [[coordinate(WHOLE * r.randrange(size) + 128 + part, size, texture) for part in column] for size, column in zip(sizes, zip(*parts))]


def coordinate(place, size, texture):
    """The word of a coordinate, so many 256ths of a texel from the first edge."""
    return word(Fraction(place, WHOLE * (size if texture.normalized else 1)))


def beyond(r, texture, axis, level=0):
    """Coordinates of 8 threads about both edges along an axis, anywhere along the others."""
    out = []
    for k, size in enumerate(texture.sizes(level)):
        ends = [r.choice((-1, 1)) for _ in range(8)]
        near = [(size * WHOLE if end > 0 else 0) + end * r.choice((-127, -65, 1, 40, 128, 200, 300, 700)) for end in ends]
        any_ = [r.randrange(WHOLE * size) for _ in range(8)]
        out.append([coordinate(p, size, texture) for p in (near if k == axis else any_)])
    return out


def all_of(texture):
    return 15 if len(texture.form.bits) > 1 else 1


class Eighths(Drawn):
    def linear(self, texture, wanted, modes=AROUND, filters=(2, 2), **more):
        """Four texels of each level; levels in 1/256."""
        self.add(texture, wanted, filters=filters, modes=list(modes), bias=0, **more)

    def part_of(self, *often):
        """One of these parts of 256, or any."""
        return self.r.choice((*often, self.r.randrange(WHOLE)))


def one_level(m):
    """Every format: anywhere, then at the halves of weights, then borders and offsets."""
    halves_ = [(s, t) for s in range(1, WHOLE) for t in range(1, WHOLE) if tied(s, t, WHOLE)]
    for n, texture in enumerate(FLAT):
        m.linear(texture, [0] * 8, mask=all_of(texture))
        m.linear(texture, [0] * 5, ("MIRROR", "WRAP", "WRAP"), at=at_fractions(m.r, texture, m.r.sample(halves_, 5)))
        if n % 2:
            m.linear(texture, [0] * 4, ("BORDER", "CLAMP_OGL", "WRAP"), offsets=n % 3 == 0, mask=all_of(texture))


def two_levels(m):
    """Of two levels, each of four texels, and each of one."""
    for n, texture in enumerate(FLAT + OTHER):
        wanted = [256 * m.r.randrange(max(1, texture.levels - 1)) + m.part_of(*PARTS) for _ in range(6)]
        m.linear(texture, wanted, mask=all_of(texture) if n % 2 else 1)
        if n % 2 == 0:
            m.add(texture, lanes=4, filters=((1, 1), (2, 2), (1, 1))[n % 3])


def shares(m):
    """Parts of a level whose splits are halves of weights."""
    for texture in (FLAT[0], FLAT[8], FLAT[7], FLAT[11], FAR[0], FAR[2], FLAT[5]):
        found = []
        while len(found) < 8:
            s, t, part = (m.r.randrange(1, WHOLE) for _ in range(3))
            found += [(s, t, part)] if tied(s, t, WHOLE - part) else []
        m.linear(texture, [part for _, _, part in found], at=at_fractions(m.r, texture, [row[:2] for row in found]))


def floats(m):
    """Exponents far apart, signs that cancel, the least and the greatest numbers; of one level and of two; sums that are halves."""
    for texture in FAR + OPPOSITE + ENDS:
        m.linear(texture, [0] * 12)
        m.linear(texture, [256 * m.r.randrange(2) + m.part_of(1, 64, 128, 200, 255) for _ in range(12)], EVER)
        m.linear(texture, [256 * m.r.randrange(2) + m.part_of(1, 128, 255) for _ in range(8)], EVER, (1, 1))
    half = [(128, 0), (0, 128), (128, 128), (64, 0), (0, 192), (128, 64)]
    for texture in FAR[:4] + OPPOSITE + [FLAT[5], *FLAT[7:9], FLAT[9], FLAT[9]]:
        m.linear(texture, [0] * 16, EVER, at=at_fractions(m.r, texture, [m.r.choice(half) for _ in range(16)]), mask=1)


def between(m):
    """Two levels of one texel each, and two slices: their sum is half of the last place but for what is shifted out."""
    for texture in HANGING:
        deep, seconds = texture.axes == 3, []
        for k in range(16):
            great, small, weight = hanging(m.r, 24 if texture.form == R32 else 11)
            first = m.r.random() < 0.5   # the great one
            two = ((0, 0, 0, k), (0, 1, 0, k)) if deep else ((0, 0, 0, 2 * k), (1, 0, 0, k))
            texture.elements.update(zip(two, (great, small) if first else (small, great)))
            seconds.append(WHOLE - weight if first else weight)
        columns = [word(Fraction(2 * k + 1, 32) if deep else Fraction(4 * k + 1, 64)) for k in range(16)]
        at = [columns, [word(Fraction(1, 2))] * 16] + ([[word(Fraction(128 + part, 512)) for part in seconds]] if deep else [])
        m.linear(texture, [0] * 16 if deep else seconds, ["CLAMP_TO_EDGE"] * 3, (2, 2) if deep else (1, 1), at=at)


def framed(m):
    """Borders that 16 bits do not hold: sums that are cut, and beyond the greatest number."""
    for n, texture in enumerate(FRAMED * 2):
        m.linear(texture, [0] * 8 if n < 2 else [m.part_of() for _ in range(8)], ["BORDER"] * 3, mask=all_of(texture))


def odd(m):
    """What is no number, infinite, denormal, zero, with weight and without."""
    for texture in ODD:
        for filters, lanes in (((2, 2), 16), ((1, 1), 6)):
            wanted = [256 * m.r.randrange(texture.levels) + m.r.choice((0, 0, 1, 128, 255, 200)) for _ in range(lanes)]
            m.linear(texture, wanted, ("WRAP", "CLAMP_TO_EDGE", "WRAP"), filters)
    for texture in POISON + NEGATIVE:
        for some in ((1, 2, 5, 11), (0, 255, 254, 251, 1)):
            parts = [(m.r.choice(some), m.r.choice(some)) for _ in range(16)]
            m.linear(texture, [0] * 16, EVER, at=at_fractions(m.r, texture, parts))
    for texture in NEGATIVE:
        m.linear(texture, [m.part_of(1) for _ in range(16)], EVER, (1, 1))


def volumes(m):
    """Slices of one level and of two, with and without weight; halves of their weights."""
    for n, texture in enumerate(DEEP + SOLID):
        m.linear(texture, [0] * 8, mask=all_of(texture))
        m.linear(texture, [m.part_of(*PARTS, m.part_of()) for _ in range(10)], ("MIRROR", "WRAP", "MIRROR"))
        if n % 2:
            m.add(texture, lanes=4, filters=((2, 2), (1, 1))[n // 2 % 2], offsets=n % 3 == 0)
        found = []
        while len(found) < 8:
            s, t, part, of_second = (m.r.randrange(1, WHOLE) for _ in range(4))
            part *= n % 2
            found += [(s, t, of_second, part)] if tied_slices(s, t, of_second, WHOLE - part) else []
        m.linear(texture, [row[3] for row in found], EVER, at=at_fractions(m.r, texture, [row[:3] for row in found]))


def tied_slices(s, t, part, share):
    """The split of a level into slices is half of a weight, or that of a slice into columns or rows."""
    second = nearest(share * part)
    return share * part % WHOLE == 128 or tied(s, t, share - second) or tied(s, t, second)


def edges(m):
    """Each axis with CLAMP_TO_EDGE at both of its ends, beside other modes, of several passes: the fraction is 0 there."""
    others = "WRAP", "MIRROR", "MIRROR_ONCE_CLAMP_TO_EDGE"
    for n, texture in enumerate((FLAT[0], FLAT[11], FAR[0], DEEP[0], DEEP[4], DEEP[2], SOLID[0], OTHER[3])):
        for axis in range(texture.axes):
            modes = ["CLAMP_TO_EDGE" if k == axis or n % 4 == 3 else others[(n + k) % 3] for k in range(3)]
            wanted = [m.r.randrange(1, WHOLE) * (n % 3 > 0 or texture.axes < 3) for _ in range(8)]
            m.linear(texture, wanted, modes, at=beyond(m.r, texture, axis, n % 2))
            m.d.draws[-1].shows = True
    for n, texture in enumerate((FLAT[0], DEEP[1])):   # the others keep theirs
        for mode in ("MIRROR_ONCE_CLAMP_TO_EDGE", "CLAMP_OGL", "MIRROR", "BORDER"):
            m.linear(texture, [m.r.randrange(1, WHOLE) for _ in range(8)], [mode] * 3, at=beyond(m.r, texture, n))


def references(r, codes):
    """Beside the texels: of codes of 24 bits, or floats."""
    return [word(Fraction(0x800000 + r.randrange(8), 2 ** 24 - 1)) if codes else 0x3F000000 + r.randrange(8) * 0x100000 for _ in range(8)]


def depths(m):
    for func in range(8):
        for n, texture in enumerate(DEPTHS[:2]):
            if func not in (0, 7 - n):   # NEVER, and one of GEQUAL and ALWAYS, for one of both
                m.add(texture, dref=references(m.r, n), filters=((2, 2), (1, 1))[func % 4 == 3], DEPTH_COMPARE_FUNC=func, offsets=func % 4 == 1)


def far_corners(m, texture):
    """Directions longer than a unit: the texel beyond a corner has up to all the weight, also half of it."""
    size, at = texture.sizes()[0], []
    for lane in range(8):
        off = [53, 53] if lane < 3 else [m.r.randrange(1, 128) for _ in range(2)]
        on = [Fraction(2 * (WHOLE * size + k if m.r.random() < 0.5 else -k), WHOLE * size) - 1 for k in off]
        at.append([word(Fraction(c)) for c in cubes.along(m.r.randrange(6), 2, *on)])
    m.of(texture, [0] * 8, at=list(zip(*at)), bias=0)


def cubic(m):
    """Across seams and at corners, of every format; two levels; faces that stand alone; arrays; faces of one texel; comparisons."""
    r = m.r
    for n, texture in enumerate(CUBES + ARRAYS):
        corners = [towards(r, texture.size[0], corner=True) for _ in range(8)]
        m.of(texture, [0] * 8, at=list(zip(*corners)), bias=0, mask=all_of(texture))
        if n % 2:
            m.of(texture, lanes=8)
        m.of(texture, [r.choice((0, 1, 128, 255, r.randrange(WHOLE))) for _ in range(8)], bias=0, filters=((2, 2), (1, 1))[n % 4 == 3])
        if n % 2 == 0:
            m.of(texture, [r.randrange(WHOLE) for _ in range(8)], seams=n // 2 % 2, bias=0, modes=[("WRAP", "CLAMP_TO_EDGE", "MIRROR")[n % 3]] * 3)
        far_corners(m, texture)
    for func in (1, 4, 6):
        m.of(DEPTHS[2], dref=references(r, False), filters=(2, 2), DEPTH_COMPARE_FUNC=func)


def moved(r, quad):
    """A quad that begins at 0, somewhere else."""
    away = [r.choice((Fraction(1, 4), Fraction(5, 8))) for _ in quad[0]]
    return [[word(rule.value32(bits) + by) for bits, by in zip(thread, away)] for thread in quad]


def long(r, texture, n, count):
    """Quads whose one side is about `count` times the other: along the axes of the texture, or in any direction."""
    if texture.cube:
        return [squeezed(r, Fraction(count))]
    if texture.axes == 2 and n % 3 == 0:
        return [moved(r, quad_of(texture, Fraction(count * r.randrange(1, 4)), Fraction(1), r)) for _ in range(2)]
    return [stretched(r, texture, Fraction(count)) for _ in range(2 if texture.axes < 3 else 1)]


def taps(d):
    """2, 4, 8 and 16 taps: of one level and of two, of slices, of faces, of comparisons."""
    r = d.r
    for n in range(20):
        texture, compares = TAPPED[n % 10], TAPPED[n % 10].form == DEPTH
        made = long(r, texture, n, (2, 4, 8, 16)[n % 4])
        modes = [("WRAP", "CLAMP_TO_EDGE", "MIRROR")[(n + k) % 3] for k in range(3)]
        sampler = tap_sampler(r, texture, 7, 3 if n % 5 else 2, modes, **({"DEPTH_COMPARE_FUNC": 3} if compares else {}))
        sampler.seams = 2 * texture.cube
        layers = [r.randrange(texture.layers) for _ in range(4 * len(made))]
        dref = [word(Fraction(r.randrange(8, 17), 16)) for _ in layers] if compares else None
        draw = Weighed(texture, sampler, "", axes(made), layers=layers, dref=dref, mask=1 if compares or n % 4 else all_of(texture))
        d.add(bring(r, draw, min((0, 37, 128, 300, 5, 255)[n % 6], 256 * (texture.levels - 1))))


def given(d):
    """Taps of derivatives that a thread brings."""
    r = d.r
    for n in range(8):
        texture = (TAPPED[0], TAPPED[1], TAPPED[4], TAPPED[5], TAPPED[6], TAPPED[9])[n % 6]
        rows = [pair(r, texture) for _ in range(8)]
        for row in rows:
            for k in range(n % 2, 2 * texture.axes, 2):
                row[k] = word(rule.value32(row[k]) / r.choice((2, 3, 4, 8, 16, 20)))
        at = list(zip(*([word(Fraction(r.randrange(-256, 1024), 512)) for _ in texture.sizes()] for _ in rows)))
        sampler = tap_sampler(r, texture, 7, 3, ["WRAP", "CLAMP_TO_EDGE", "WRAP"])
        draw = Brought(texture, sampler, "", at, None, [r.randrange(texture.layers) for _ in rows])
        draw.derivatives = rows
        d.add(bring(r, draw, (0, 100, 300)[n % 3]))


def quads(d):
    """Levels from derivatives, one tap."""
    for n, texture in enumerate((FLAT[1], FLAT[11], DEEP[0], FLAT[12])):
        made = [planar(d.r, texture) for _ in range(2)]
        sampler = Sampler(list(AROUND), 2, 2, mip=lod.LINEAR)
        d.add(bring(d.r, Weighed(texture, sampler, "", axes(made), mask=all_of(texture) if n < 2 else 1), (37, 128, 200, 300)[n]))


def weight8():
    d = Drawing("weight8", "POLICY filter_weight8: weights of 8 bits of texels, slices, levels, taps and corners; codes; floats, aligned and added.",
                "PD-125 PD-125a PD-125c PD-126 PD-127", "PD-61b", TEXTURES, NAME)
    d.head.append("policy filter_weight8")
    m = Eighths(d, Weighed)
    fill(d.r)
    for group in (one_level, two_levels, shares, floats, between, framed, odd, volumes, edges, depths):
        group(m)
    cubic(Cubes(d, Weighed))
    for group in (quads, taps, given):
        group(d)
    return d.text()


def weight8_round16():
    """PD-61b does not matter then."""
    textures = [Image(n, "TWO_D", form, SIZES[n % 4], 3) for n, form in enumerate((R8, RGBA8, RGBA8S, SRGB, R16, R16S, BIT))]
    textures += [Image(7 + n, "THREE_D", form, (6, 5, 7), 3) for n, form in enumerate((RGBA8, R16S))]
    d = Drawing("weight8 round16", "POLICY filter_weight8 and filter_round16: as with the first alone.", "PD-125 PD-125a", "PD-61b PD-126 PD-127", textures, NAME)
    d.head += ["policy filter_weight8", "policy filter_round16"]
    m = Eighths(d, Weighed)
    for texture in textures:
        m.linear(texture, [0] * 4, mask=all_of(texture))
        m.linear(texture, [m.part_of() for _ in range(4)], mask=all_of(texture))
    return d.text()


if __name__ == "__main__":
    written.main(__doc__, lambda: {"weight8.tlv": weight8(), "weight8_round16.tlv": weight8_round16()}, NAME)
