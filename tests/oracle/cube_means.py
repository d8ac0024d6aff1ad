# SPDX-License-Identifier: Apache-2.0
"""Vectors of TEX of cubes, filtered: cube_means.tlv and cube_means_round16.tlv of levels.py.

Which texels are neighbours says the geometry of cubes.py. What lies beyond a corner is a third of each of the three texels there.
"""
from fractions import Fraction

from blends import Blend, Corner, Drawn, Form, Image
from drawing import Drawing
from trilinear import BIT, EXTREMES, HALF, MIXED, PACKED, PARTS, R8, R16, R16S, R32, RGBA8, RGBA8S, SPECIAL, SRGB, TINY, ZEROS
import cubes
import lod
import rule

NAME = "tests/oracle/levels.py"
SHOWN = [R8, RGBA8, RGBA8S, SRGB, R16, R16S, BIT, R32, HALF, PACKED, MIXED, Form("R32", "UNORM"), Form("A1B5G5R5", "UNORM", srgb=True)]
SIZES = [8, 5, 4, 6, 3]
FORMATS = [Image(n, "CUBEMAP", form, (SIZES[n % 5],) * 2, 3) for n, form in enumerate(SHOWN)]
VIEWED = [Image(13, "CUBEMAP_ARRAY", RGBA8, (20, 20), 5, (1, 4), 3), Image(14, "CUBEMAP_ARRAY", R32, (16, 16), 5, (2, 4), 2, MIN_LOD_CLAMP=0x45),
          Image(15, "CUBEMAP", R16, (32, 32), 6, (0, 5)), Image(16, "CUBEMAP", RGBA8S, (7, 7), 3, (1, 2))]
DEPTHS = [Image(17, "CUBEMAP", Form("ZF32", "FLOAT", "RRR1", made="depth"), (6, 6), 3), Image(18, "CUBEMAP_ARRAY", Form("X8Z24", "UNORM", "RRR1", made="depth24"), (5, 5), 3, None, 2)]
ALIKE = [Image(19 + n, "CUBEMAP", form, (3, 3), 2) for n, form in enumerate((R32, RGBA8, R16S, R16, R32))]
ODD = [Image(24 + n, "CUBEMAP", R32, (2, 2), 2) for n in range(5)]
WHOLE = [Image(29, "CUBEMAP", Form("R32", "UINT"), (5, 5), 3), Image(30, "CUBEMAP", Form("R16_G16", ("UNORM", "UINT"), "RGR1"), (4, 4), 2)]
TEXTURES = FORMATS + VIEWED + DEPTHS + ALIKE + ODD + WHOLE
GEOMETRY = {}


class Cubic(Blend):
    def of_level(self, lane, level):
        if self.sampler.seams < 2 or self.point(lane):
            return super().of_level(lane, level)
        size = self.texture.sizes(level)[0]
        if size not in GEOMETRY:
            GEOMETRY[size] = cubes.Cube(size)
        given, image, modes, _ = self.where(lane)
        layer, face = divmod(image, 6)
        (i, s), (j, t) = (divmod(round(self.position(axis, "CLAMP_TO_EDGE", size, c, False) * 256) - 128, 256) for axis, c in enumerate(given))

        def leaf(k):
            found = [(self.texture.first + level, 6 * layer + f, y, x) for f, x, y in GEOMETRY[size].sample(face, (i, j), k)]
            return found[0] if len(found) == 1 else Corner(found)

        rows = [(256 - t, [(256 - s, leaf(3)), (s, leaf(2))]), (t, [(256 - s, leaf(0)), (s, leaf(1))])]
        return [(256, [(w, [(v, at) for v, at in row if v]) for w, row in rows if w])]


class CubicRounded(Cubic):
    round16 = True


def filled(texture, make):
    """make(level in memory, face, y, x)"""
    texture.elements = {(level, face, y, x): make(level, face, y, x) for level in range(texture.in_memory) for face in range(6 * texture.layers)
                        for y in range(max(1, texture.size[0] >> level)) for x in range(max(1, texture.size[0] >> level))}


def fill(r):
    for texture, value in zip(ALIKE, (EXTREMES[0], r.getrandbits(32), 0x8000, 0xFFFF, EXTREMES[6] | 1 << 31)):
        filled(texture, lambda *at: value)
    for texture, values in zip(ODD, (SPECIAL, TINY, ZEROS, EXTREMES, SPECIAL[2:6] + ZEROS)):
        filled(texture, lambda *at: r.choice(values))


def place(r, size):
    """Along an axis of a face of so many texels: in 256ths of one. The outer half of the outer texels is beside the next face."""
    end = r.choice((0, 1, 2, 64, 127, 128, 129, r.randrange(129), r.randrange(129), r.randrange(129)))
    return r.choice((end, 256 * size - end, end, 256 * size - end, 128 + 256 * r.randrange(size), r.randrange(256 * size + 1)))


def towards(r, size, scale=Fraction(1), corner=False):
    """Words of a direction. `corner`: both axes are at an end of the face."""
    at = [r.choice((0, 256 * size)) for _ in range(2)] if corner else [place(r, size) for _ in range(2)]
    if corner:
        at = [abs(end - r.randrange(1, 128)) for end in at]
    on = [scale * (Fraction(2 * p, 256 * size) - 1) for p in at]
    return [rule.bits32(rule.rne32(Fraction(c))) for c in cubes.along(r.randrange(6), scale, *on)]


class Cubes(Drawn):
    def coordinates(self, texture, lanes, spread_=1):
        r = self.r
        return list(zip(*(towards(r, texture.sizes(r.randrange(texture.levels))[0], corner=r.random() < 0.5) for _ in range(lanes))))

    def of(self, texture, wanted=None, seams=None, filters=(2, 2), **more):
        seams = self.r.choice((2, 3)) if seams is None else seams
        self.add(texture, wanted, filters=filters, CUBEMAP_INTERFACE_FILTERING=0, **more)
        sampler = self.d.draws[-1].sampler
        del sampler.fields["CUBEMAP_INTERFACE_FILTERING"]
        sampler.seams = seams


def all_of(texture):
    return 15 if len(texture.form.bits) > 1 else 1


def formats(m):
    """Every format: one level, where every corner is, then two."""
    for n, texture in enumerate(FORMATS):
        size = texture.size[0]
        corners = [towards(m.r, size, corner=True) for _ in range(8)]
        m.of(texture, [0] * 8, at=list(zip(*corners)), bias=0, mask=all_of(texture))
        m.of(texture, [256 * m.r.randrange(texture.levels - 1) + PARTS[lane % 4] for lane in range(16)], bias=0, mask=1 + 14 * (n % 3 == 0) * (len(texture.form.bits) > 1))
        m.of(texture, filters=((1, 2), (2, 1), (2, 2))[n % 3])


def viewed(m):
    for n, texture in enumerate(VIEWED * 3):
        suffix, mip = ((".LL", lod.LINEAR), (".LZ", lod.LINEAR), (".LL", (lod.POINT, lod.NONE)[n % 2]))[n // len(VIEWED)]
        m.of(texture, lanes=4 if suffix == ".LZ" else 8, suffix=suffix, mip=mip)


def apart(m):
    """Faces that stand alone: the modes of the sampler, or its edge."""
    for n, texture in enumerate(FORMATS[:4] + FORMATS[7:9]):
        m.of(texture, seams=n % 2, bias=0)


def wide(m):
    for texture in (FORMATS[1], FORMATS[7], VIEWED[0]):
        m.of(texture, [256 * (lane % (texture.levels - 1)) + 8 * lane for lane in range(32)], bias=0)


def far(m):
    """Directions longer than a unit: off the face, where an index counts as -1 or N, and so a texel may be two samples."""
    for n, texture in enumerate((FORMATS[0], FORMATS[7], FORMATS[5], VIEWED[0], FORMATS[8], FORMATS[3])):
        at = [towards(m.r, texture.sizes()[0], Fraction(m.r.choice((3, 5, 9, 17)), m.r.choice((2, 4))), corner=lane % 2 == 0) for lane in range(16)]
        m.of(texture, [0 if n < 3 else 256 * (lane % 2) + PARTS[lane % 4] for lane in range(16)], at=list(zip(*at)), bias=0, mask=1)


def centres(m):
    """In the centre of a texel, along one axis or both: texels without weight, of which a corner may be one."""
    for texture in (FORMATS[0], FORMATS[7], FORMATS[4]):
        size, at = texture.size[0], []
        for lane in range(16):
            p = [128 + 256 * m.r.choice((0, size - 1)) if lane >> axis & 1 else m.r.choice((m.r.randrange(1, 128), 256 * size - m.r.randrange(1, 128))) for axis in range(2)]
            if lane > 13:   # one is off the face
                p = [-128, 256 * size - 128][::1 if lane % 2 else -1]
            on = [Fraction(2 * c, 256 * size) - 1 for c in p]
            at.append([rule.bits32(rule.rne32(Fraction(c))) for c in cubes.along(m.r.randrange(6), 1 + lane // 14, *on)])
        m.of(texture, [0] * 16, at=list(zip(*at)), bias=0)


def depths(m):
    for func in range(8):
        for n, texture in enumerate(DEPTHS):
            near = [0x800000 + k for k in range(8)] if n == 1 else None
            dref = [rule.bits32(rule.rne32(Fraction(m.r.choice(near), 2 ** 24 - 1))) if near else 0x3F000000 + m.r.randrange(8) * 0x100000 for _ in range(8)]
            m.of(texture, dref=dref, filters=((2, 2), (1, 2), (2, 1), (2, 2))[func % 4], DEPTH_COMPARE_FUNC=func)


def alike(m):
    for texture in ALIKE:
        m.of(texture)


def odd(m):
    for texture in ODD:
        m.of(texture, [m.r.choice((0, 0, 1, 128, 255, 256)) for _ in range(32)], bias=0)


def whole(m):
    for texture in WHOLE:
        m.of(texture, [256 * m.r.randrange(texture.levels - 1) + m.r.choice((127, 128, 129, 1, 255)) for _ in range(8)], mask=all_of(texture))


def cube_means():
    d = Drawing("cube means", "TEX of cubes, filtered: across edges and at corners, of two levels, formats, comparisons, far directions.",
                "PD-10a PD-16b PD-17 PD-17a PD-17b PD-17c PD-61 PD-107 PD-108 PD-110 PD-113", "PD-61b", TEXTURES, NAME)
    m = Cubes(d, Cubic)
    fill(d.r)
    for group in (formats, viewed, apart, wide, far, centres, depths, alike, odd, whole):
        group(m)
    return d.text()


def cube_means_round16():
    forms = [R8, RGBA8, RGBA8S, SRGB, R16, R16S, BIT, MIXED]
    textures = [Image(n, "CUBEMAP", form, (SIZES[n % 5],) * 2, 3) for n, form in enumerate(forms)]
    d = Drawing("cube means round16", "POLICY filter_round16: means of cubes are codes of 16 bits.", "PD-61b PD-110", "", textures, NAME)
    d.head.append("policy filter_round16")
    m = Cubes(d, CubicRounded)
    for texture in textures:
        m.of(texture, lanes=12, mask=all_of(texture), bias=0)
    return d.text()
