#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of gathers by POLICY filter_weight8: each sample is a mean of one texel, or of three.

usage: gather8.py FOLDER             write FOLDER/gather8.tlv, gather8_srgb.tlv
       gather8.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
       gather8.py --flaws            count the threads that each wrong reading of PD-125b would change. exit: 1 if too few

What a thread gets is worked out in weights.py.
"""
from fractions import Fraction
import sys

from blends import Form, Image
from cube_means import place, towards
from drawing import Drawing
from float8 import FRAMED, LEAST, Blocks, Coded, Decoding, patched
from float8 import EVERY_BLOCK, drawn
from mipped import Sampler
from quads import word
from trilinear import BIT, HALF, MIXED, PACKED, R8, R16, R16S, R32, RGBA8, RGBA8S, SPECIAL, TINY
from weight8 import Edged, Framed, coordinate, far_apart, filled, references
from weights import WHOLE, Gather
import cubes
import lod
import rule
import weights
import written

NAME = "tests/oracle/gather8.py"
H16, S8, UINT, SINT = Form("R16", "FLOAT"), Form("R8", "SNORM"), Form("A8B8G8R8", "UINT"), Form("R16", "SINT")
ODD_16 = (0x7C00, 0xFC00, 0x7E01, 0xFFFF, 0x7C01, 0x3C01, 0xBFFF, 0x8000, 1, 0x83FF, 0x3FF, 0x400, 0x7BFF, 0)
SHOWN = [R8, R16, Form("B5G6R5", "UNORM"), BIT, Form("A2B10G10R10", "UNORM"), Form("G4R4", "UNORM"), R16S, Form("B6G5R5", "SNORM"), RGBA8S, PACKED,
         MIXED, Form("R32", "UNORM"), Form("X8Z24", "UNORM", "RRR1"), UINT, SINT, Form("R16_G16", ("SNORM", "UINT"), "GR0I"), RGBA8, HALF]
EVERY = Image(0, "TWO_D", S8, (16, 16))   # its codes
ODD = [Image(1, "TWO_D", R32, (8, 8)), Image(2, "TWO_D", H16, (8, 8)), Image(3, "TWO_D", R32, (8, 8)), Image(4, "TWO_D", HALF, (4, 4))]
FLAT = [Image(5 + n, "TWO_D", form, ((8, 8), (7, 5), (11, 3))[n % 3]) for n, form in enumerate(SHOWN)]
FRAMES = [Framed(23, "TWO_D", Edged("R16_G16_B16_A16", "FLOAT"), (4, 4)), Framed(24, "TWO_D", Edged("R32", "FLOAT"), (4, 4))]
DEPTH = Form("ZF32", "FLOAT", "RRR1", made="depth")
DEPTHS = [Image(25, "TWO_D", DEPTH, (9, 6)), Image(26, "CUBEMAP", DEPTH, (4, 4)), Image(27, "CUBEMAP", Form("X8Z24", "UNORM", "RRR1", made="depth24"), (3, 3))]
CUBES = [Image(28 + n, "CUBEMAP", form, (size,) * 2) for n, (form, size) in enumerate(
    ((R32, 4), (R8, 3), (S8, 2), (H16, 5), (R16S, 3), (R32, 1), (BIT, 4), (UINT, 3), (SINT, 2), (HALF, 2), (Form("R16", "UNORM", "R01I"), 2)))]
ARRAYS = [Image(39, "CUBEMAP_ARRAY", R32, (3, 3), 1, None, 2), Image(40, "TWO_D_ARRAY", S8, (9, 6), 1, None, 3), Image(41, "CUBEMAP", R32, (2, 2)), Image(42, "CUBEMAP", H16, (3, 3))]
INTEGERS = [Image(43 + n, "CUBEMAP", form, (size,) * 2) for n, (form, size) in enumerate(
    ((Form("R32", "UINT"), 3), (Form("R32", "SINT"), 2), (Form("R16_G16", ("UINT", "SINT"), "GR0I"), 2)))]
TEXTURES = [EVERY, *ODD, *FLAT, *FRAMES, *DEPTHS, *CUBES, *ARRAYS, *INTEGERS]
SRGB = [Decoding(n, "TWO_D", Coded(name, "UNORM", srgb=True), (16, 16)) for n, name in enumerate(("A8B8G8R8", "R8", "A1B5G5R5"))]
SRGB += [Decoding(3, "CUBEMAP", SRGB[1].form, (3, 3)), Decoding(4, "CUBEMAP", SRGB[0].form, (2, 2)), Decoding(5, "TWO_D", FRAMED[0], (4, 4)),
         Blocks(6, "bc7u", (32, 4), EVERY_BLOCK["bc7u"][:8]), Decoding(7, "CUBEMAP", SRGB[2].form, (2, 2))]


def fill(r):
    EVERY.elements = {(0, 0, y, x): x + 16 * y for y in range(16) for x in range(16)}
    odd = lambda values: lambda bits: r.choice(values) if r.random() < 0.6 else r.getrandbits(bits)
    for texture, values in zip(ODD, ((*SPECIAL, *TINY), ODD_16, (*SPECIAL[:5], 0x7F800001, 0xFFFFFFFF, 0x807FFFFF, 1), ODD_16)):
        filled(texture, odd(values))
    for texture in FRAMES + CUBES[:1] + CUBES[5:6] + ARRAYS[:1]:
        filled(texture, lambda bits: far_apart(r, 8, bits))
    for texture in CUBES[1:3] + CUBES[4:5] + CUBES[6:9] + ARRAYS[1:2]:
        texture.elements = {at: r.getrandbits(8 * texture.form.size) for at in filled_places(texture)}
    for texture in INTEGERS[:2]:   # sums of more than 32 bits, and of signs
        filled(texture, lambda bits: r.choice((0xFFFFFFFF - r.randrange(4), 0xFFFFFFFF - r.randrange(1 << 10), 0x80000000 - r.randrange(2), r.getrandbits(32), r.randrange(3))))
    filled(INTEGERS[2], lambda bits: r.getrandbits(bits))
    for texture, values in ((CUBES[3], ODD_16), (CUBES[9], ODD_16), (ARRAYS[2], (*SPECIAL, *TINY)), (ARRAYS[3], ODD_16)):
        filled(texture, odd(values))


def filled_places(texture):
    filled(texture, lambda bits: 0)
    return list(texture.elements)


def anywhere(r, texture, lanes):
    """In and about the image, one word of each axis a thread."""
    return [[coordinate(r.randrange(-300, WHOLE * size + 300), size, texture) for _ in range(lanes)] for size in texture.sizes()]


class Gathers:
    def __init__(self, d):
        self.d, self.r = d, d.r

    def add(self, texture, at, letter="R", modes=("WRAP", "MIRROR", "WRAP"), seams=0, dref=None, **fields):
        if texture.form.srgb:
            fields["SRGB_CONVERSION"] = 1
        sampler = Sampler(list(modes), self.r.choice((1, 2)), self.r.choice((1, 2)), lod.NONE, seams=seams, **fields)
        lanes = len(at[0])
        draw = Gather(texture, sampler, "", at, None, [self.r.randrange(texture.layers + 1) for _ in range(lanes)], None, dref=dref)
        draw.letter = letter
        self.d.add(draw)


def every(m, texture):
    """Each texel once: footprints of two columns and two rows."""
    wide, high = texture.size
    cells = [(x, y) for y in range(1, high, 2) for x in range(1, wide, 2)]
    for first in range(0, len(cells), 32):
        at = list(zip(*cells[first:first + 32]))
        m.add(texture, [[coordinate(WHOLE * p, size, texture) for p in column] for column, size in zip(at, texture.size)])


def letters(texture):
    return "RGBA" if len(texture.form.bits) > 1 or len(set(texture.form.sources)) < 4 else "RB"


def flat(m, textures):
    for texture in textures:
        for n, letter in enumerate(letters(texture)):
            m.add(texture, anywhere(m.r, texture, 8), letter, (("WRAP", "MIRROR", "WRAP"), ("BORDER", "CLAMP_TO_EDGE", "WRAP"))[n % 2])


def odd(m):
    for texture in ODD:
        every(m, texture)
        for letter in "GBA"[:len(texture.form.bits) - 1]:
            m.add(texture, anywhere(m.r, texture, 12), letter)
    for texture in FRAMES:
        for letter in "RGBA"[:len(texture.form.bits)]:
            m.add(texture, anywhere(m.r, texture, 6), letter, ("BORDER",) * 3)
    m.add(ARRAYS[1], anywhere(m.r, ARRAYS[1], 12))
    for func in range(1, 8, 2):
        m.add(DEPTHS[0], anywhere(m.r, DEPTHS[0], 8), "RGBA"[func // 2], ("BORDER", "WRAP", "WRAP"), dref=references(m.r, False), DEPTH_COMPARE_FUNC=func)


def at_corners(r, texture):
    """Each corner of each face: the missing texel is each sample once. 24 directions."""
    size, out = texture.size[0], []
    for face in range(6):
        for s in (0, 1):
            for t in (0, 1):
                on = [Fraction(2 * abs(end * WHOLE * size - r.randrange(1, 128)), WHOLE * size) - 1 for end in (s, t)]
                out.append([word(Fraction(c)) for c in cubes.along(face, 1, *on)])
    return list(zip(*out))


def off_the_face(r, texture):
    """Directions longer than a unit: indices beyond -1..N, so that a sample shows the texel of another one."""
    size, out = texture.size[0], []
    for lane in range(16):
        beyond = lambda: r.choice((-1, 1)) * (1 + Fraction(2 * r.randrange(1, 3 * 128), WHOLE * size))
        within = lambda: Fraction(2 * place(r, size), WHOLE * size) - 1
        on = [beyond() if lane % 3 != 1 else within(), beyond() if lane % 3 != 2 else within()]
        out.append([word(Fraction(c)) for c in cubes.along(r.randrange(6), max(2, 1 + max(map(abs, on)) // 1), *on)])
    return list(zip(*out))


def cubic(m, textures):
    for n, texture in enumerate(textures):
        many = letters(texture) if len(texture.form.bits) > 1 or "I" in "".join(texture.form.sources)[3:] or "ONE_INT" in texture.form.sources else "R"
        for k, letter in enumerate(many):
            if k == 0:
                m.add(texture, at_corners(m.r, texture), letter, seams=2 + n % 2)
                m.add(texture, off_the_face(m.r, texture), letter, seams=2)
            else:
                m.add(texture, [axis[k::4] for axis in at_corners(m.r, texture)], letter, seams=2)
        around = [towards(m.r, texture.size[0]) for _ in range(12)]
        m.add(texture, list(zip(*around)), many[-1], ("CLAMP_TO_EDGE",) * 3, (2, 0)[n % 2])


def depths(m):
    for n, texture in enumerate(DEPTHS[1:]):
        for func in (1, 3, 4, 6):
            at = [axis[func % 3:][:8] for axis in at_corners(m.r, texture)]
            m.add(texture, at, "RGBA"[func % 4], seams=2, dref=references(m.r, n), DEPTH_COMPARE_FUNC=func)
        m.add(texture, [axis[:8] for axis in off_the_face(m.r, texture)], seams=3, dref=references(m.r, n), DEPTH_COMPARE_FUNC=1)


def gather8():
    d = Drawing("gather8", "TLD4 by POLICY filter_weight8: each sample is a mean of one texel, or of three beyond the corner of a cube.",
                "PD-125b PD-16b PD-17 PD-17a PD-17b", "PD-132 PD-133", TEXTURES, NAME)
    d.head.append("policy filter_weight8")
    m = Gathers(d)
    fill(d.r)
    every(m, EVERY)
    flat(m, FLAT)
    odd(m)
    cubic(m, CUBES + ARRAYS[:1] + ARRAYS[2:] + INTEGERS)
    depths(m)
    return d


def gather8_srgb():
    d = Drawing("gather8 srgb", "TLD4 of sRGB by POLICY filter_weight8 and srgb_float8: what decodes is a float, also beyond the corner of a cube.",
                "PD-125b PD-132", "PD-125 PD-126", SRGB, NAME)
    d.head += ["policy filter_weight8", "policy srgb_float8"]
    m = Gathers(d)
    SRGB[0].elements = {(0, 0, y, x): sum((x + 16 * y + 85 * c) % 256 << 8 * c for c in range(4)) for y in range(16) for x in range(16)}
    SRGB[1].elements = {(0, 0, y, x): x + 16 * y for y in range(16) for x in range(16)}
    for texture in SRGB[3:6]:
        filled(texture, lambda bits: drawn(d.r))
    every(m, SRGB[1])
    flat(m, (SRGB[0], SRGB[2], SRGB[5], SRGB[6]))
    cubic(m, SRGB[3:5] + SRGB[7:])
    return d


# Wrong readings of PD-125b.

def alone(self, at, lane, register):
    """As without the policy, if it is one texel."""
    if isinstance(at, weights.Corner) or self.dref:
        return SAMPLE(self, at, lane, register)
    form, c = self.texture.form, self.texture.form.component(register)
    return form.border()[register] if at is None else self.plain(at, register)


def thirds(self, at, lane, register):
    """As without the policy, if there are three."""
    if not isinstance(at, weights.Corner) or self.dref or self.texture.form.component(register) is None or self.texture.form.whole():
        return SAMPLE(self, at, lane, register)
    return cubes.mean([self.plain(place_, register) for place_ in at])


def compared(self, at, lane, register):
    if not isinstance(at, weights.Corner) or not self.dref:
        return SAMPLE(self, at, lane, register)
    return cubes.mean([0x3F800000 * self.compares(place_, lane) for place_ in at])


def signed(self, at, lane, register):
    """Of SINT too."""
    c = self.texture.form.component(register)
    if not isinstance(at, weights.Corner) or self.dref or c is None or self.texture.form.of(c) != "SINT":
        return SAMPLE(self, at, lane, register)
    return weights.mean_of_uint([(self.texture.shown(c, p), w) for p, w in zip(at, weights.of_corner(WHOLE))]) & 0xFFFFFFFF


def constants(self, at, lane, register):
    """Those too."""
    if self.texture.form.component(register) is None and not self.dref:
        return weights.WIDE.mean([[(self.plain(at[0] if isinstance(at, weights.Corner) else at, register), WHOLE)]])
    return SAMPLE(self, at, lane, register)


def turned(*order):
    def of_corner(weight):
        parts = OF_CORNER(weight)
        return tuple(parts[k] for k in order)
    return of_corner



def quiet(width):
    return lambda self, passes: NAN_OF(self, passes) if self.bits != width or NAN_OF(self, passes) != self.nan else 0x7FC00000


SAMPLE, OF_CORNER, NAN_OF, WHOLE_SUM = Gather.sample, weights.of_corner, weights.Width.special, weights.mean_of_uint
FLAWS = {"one texel is not summed": (Gather, "sample", alone), "three are a third each": (Gather, "sample", thirds), "so are comparisons": (Gather, "sample", compared),
         "integers are not summed": (weights, "mean_of_uint", lambda texels: texels[0][0]), "SINT is summed": (Gather, "sample", signed),
         "the sum of integers is rounded": (weights, "mean_of_uint", lambda texels: WHOLE_SUM([(WHOLE // 2, 1)] + texels)),
         "the sum of integers has 32 bits": (weights, "mean_of_uint", lambda texels: (256 * WHOLE_SUM(texels) & 0xFFFFFFFF) // WHOLE),
         "integers by 85, 85, 86": (weights, "mean_of_uint", lambda texels: WHOLE_SUM([(a, w) for (a, _), (_, w) in zip(texels, texels[::-1])])), "constants are summed": (Gather, "sample", constants),
         "86 is beyond the edge along s": (weights, "of_corner", turned(1, 0, 2)), "86 is beyond that along t": (weights, "of_corner", turned(1, 2, 0)),
         "84 in the corner": (weights, "of_corner", lambda weight: (weight - 2 * 86, 86, 86)),
         "NaN is quiet": (weights.Width, "special", quiet(24)), "NaN of 16 bits is quiet": (weights.Width, "special", quiet(11))}


def told_by(d):
    expected = lambda: [draw.results(lane) for draw in d.draws for lane in range(draw.lanes)]
    right, out = expected(), {}
    for name, step in FLAWS.items():
        with patched(*step):
            out[name] = sum(a != b for a, b in zip(right, expected()))
    return out


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        told = told_by(gather8())
        print("\n".join(f"{name}: {count}" for name, count in told.items()))
        sys.exit(any(count < LEAST for count in told.values()))
    else:
        written.main(__doc__, lambda: {"gather8.tlv": gather8().text(), "gather8_srgb.tlv": gather8_srgb().text()}, NAME)
