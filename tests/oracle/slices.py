# SPDX-License-Identifier: Apache-2.0
"""Vectors of TEX of volumes, filtered: slices.tlv of levels.py."""
from fractions import Fraction

from blends import Blend, Drawn, Form, Image, halfway, places, row_of_cells, sought, weighed
from drawing import Drawing
from mipped import Sampler
from quads import alone, axes, planar, word
from trilinear import BIT, EXTREMES, HALF, MIXED, PACKED, PARTS, R8, R16, R16S, R32, RGBA8, RGBA8S, SPECIAL, SRGB, TINY, ZEROS
import lod
import rule
import sampled

NAME = "tests/oracle/levels.py"
SHOWN = [R8, RGBA8, RGBA8S, SRGB, R16, R16S, BIT, R32, HALF, PACKED, MIXED, Form("R32", "SNORM")]
SIZES = [(16, 8, 12), (17, 8, 11), (6, 5, 7), (9, 20, 5)]
FORMATS = [Image(n, "THREE_D", form, SIZES[n % 4], 3) for n, form in enumerate(SHOWN)]
VIEWED = [Image(12, "THREE_D", RGBA8, (20, 9, 13), 5, (1, 4)), Image(13, "THREE_D", R32, (64, 32, 16), 7, (2, 6)), Image(14, "THREE_D", R16, (16, 16, 1), 5),
          Image(15, "THREE_D", HALF, (3, 5, 40), 6, (1, 5), 1, MIN_LOD_CLAMP=0x66), Image(16, "THREE_D", RGBA8S, (12, 10, 9), 4, None, 1, NORMALIZED_COORDS=0),
          Image(17, "THREE_D", R32, (20, 9, 2), 5, None, 1, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x1F4D)]
ALONG_R = [Image(18, "THREE_D", R32, (6, 5, 7), 3), Image(19, "THREE_D", RGBA8, (5, 4, 6), 1), Image(20, "THREE_D", R16S, (7, 3, 5), 2)]
WHOLE = [Image(21, "THREE_D", Form("R32", "UINT"), (20, 9, 13), 5), Image(22, "THREE_D", Form("A8B8G8R8", "SINT"), (8, 8, 8), 4)]
ALIKE = [Image(23 + n, "THREE_D", form, (5, 3, 4), 3) for n, form in enumerate((R32, R32, RGBA8, R16S, R32, R32))]
ODD = [Image(29 + n, "THREE_D", R32, (4, 2, 4), 3) for n in range(3)]
POISON = [Image(32, "THREE_D", R32, (4, 4, 8), 3), Image(33, "THREE_D", HALF, (4, 4, 8), 3)]
TIES = [Image(34, "THREE_D", R8, (32, 4, 4), 2), Image(35, "THREE_D", R8, (32, 4, 4), 2), Image(36, "THREE_D", R16, (32, 4, 4), 2), Image(37, "THREE_D", R16S, (32, 4, 4), 2),
        Image(38, "THREE_D", Form("R8", "SNORM"), (32, 4, 4), 2)]
QUADS = [Image(39, "THREE_D", RGBA8, (20, 9, 13), 5), Image(40, "THREE_D", R32, (64, 32, 16), 7, (1, 6), 1, LOD_ISO_QUALITY=1)]
TEXTURES = FORMATS + VIEWED + ALONG_R + WHOLE + ALIKE + ODD + POISON + TIES + QUADS


def filled(texture, make):
    """make(level in memory, slice, y, x)"""
    texture.elements = {at: make(*at) for at in places(texture.size, texture.in_memory)}


def fill(r):
    for texture, value in zip(ALIKE, (EXTREMES[0], EXTREMES[4], r.getrandbits(32), 0x8000, EXTREMES[2], EXTREMES[6] | 1 << 31)):
        filled(texture, lambda *at: value)
    for texture, values in zip(ODD, (SPECIAL, TINY, ZEROS)):
        filled(texture, lambda *at: r.choice(values))
    for texture in TIES:
        filled(texture, lambda *at: 0)
    filled(POISON[0], lambda level, z, y, x: r.choice(SPECIAL[:5]) if z % 2 or level == 1 else 0x3F000000 + r.getrandbits(24))
    filled(POISON[1], lambda level, z, y, x: 0x7E017C00FC00FFFF if z % 2 == 0 and level < 2 else sum((0x3800 + r.getrandbits(10)) << 16 * c for c in range(4)))


def all_of(texture):
    return 15 if len(texture.form.bits) > 1 else 1


def at_slices(m, texture, level, parts):
    """Coordinates with these fractions along r, from the centre of a slice of a level; s and t anywhere."""
    s, t, _ = m.coordinates(texture, len(parts), 0)
    deep = texture.sizes(level)[2]
    return [s, t, [rule.bits32(rule.rne32(Fraction(256 * m.r.randrange(-1, deep) + 128 + part, 256 * (deep if texture.normalized else 1)))) for part in parts]]


def formats(m):
    """Every format: one level, then two; parts of slices and of levels at their ends, in the middle."""
    for n, texture in enumerate(FORMATS):
        parts = [(0, *PARTS)[(lane + n) % 5] for lane in range(8)]
        m.add(texture, [0] * 8, filters=(2, 1), modes=["WRAP", "MIRROR", "WRAP"], at=at_slices(m, texture, 0, parts), mask=all_of(texture), bias=0)
        m.add(texture, [256 + PARTS[lane % 4] for lane in range(8)], filters=(n % 2 + 1, 2), modes=["MIRROR", "CLAMP_TO_EDGE", "MIRROR"], at=at_slices(m, texture, 1, parts), bias=0)
        m.add(texture, lanes=4, offsets=n % 2 == 0, modes=["BORDER", "WRAP", "CLAMP_OGL"] if n % 3 else None, mask=all_of(texture))


def along_r(m):
    """Every mode along r, of numbers and of codes, around both ends; with an offset, without."""
    for n, mode in enumerate(sampled.MODES):
        for k, texture in enumerate(ALONG_R):
            modes = ["WRAP", "CLAMP_TO_EDGE", mode] if k else [sampled.MODES[(n + 3) % 8], sampled.MODES[(n + 5) % 8], mode]
            wanted = [m.r.randrange(512) if k != 1 else 0 for _ in range(8)]
            s, t, _ = m.coordinates(texture, 8, 0)
            deep = texture.size[2]
            ends = [Fraction(m.r.choice((-deep, 0, deep, 2 * deep)) * 256 + m.r.choice((-128, -1, 0, 1, 128, m.r.randrange(-400, 400))), 256 * deep) for _ in range(8)]
            m.add(texture, wanted, filters=(2, 2), modes=modes, at=[s, t, [rule.bits32(rule.rne32(x)) for x in ends]], offsets=k == 2 or n % 4 == 3, mask=1, bias=0)


def viewed(m):
    """Views, a depth that is one slice of some levels, coordinates in texels; MIP_FILTER NONE and POINT: one level, two slices."""
    for n, texture in enumerate(VIEWED * 3):
        suffix, mip = ((".LL", lod.LINEAR), (".LZ", lod.LINEAR), (".LL", (lod.POINT, lod.NONE)[n % 2]))[n // len(VIEWED)]
        m.add(texture, lanes=4 if suffix == ".LZ" else 8, suffix=suffix, mip=mip, offsets=n % 4 == 1)


def wide(m):
    for n, texture in enumerate((FORMATS[0], FORMATS[7])):
        m.add(texture, [256 * (lane % (texture.levels - 1)) + (8 * lane + n) % 256 for lane in range(32)], filters=(2, 2), bias=0)


def offsets(m):
    """Along one axis alone, along all."""
    for n, texture in enumerate((FORMATS[0], FORMATS[7], ALONG_R[1], VIEWED[4])):
        m.add(texture, filters=(2, 2), offsets=True, modes=["CLAMP_TO_EDGE", "MIRROR", ("WRAP", "BORDER")[n % 2]], mask=1)
        m.d.draws[-1].offsets = [0x100, 0xF00, 0x800, 0x700, 0x010, 0x001, 0xFFFFF000, 0x187]


def points(m):
    """One texel of each level: no mean of slices."""
    for texture in (FORMATS[1], FORMATS[7], FORMATS[3], VIEWED[1]):
        m.add(texture, filters=(1, 1))


def whole(m):
    for n, texture in enumerate(WHOLE):
        m.add(texture, [256 * m.r.randrange(texture.levels - 1) + m.r.choice((127, 128, 129, 1, 255)) for _ in range(8)], filters=(2, 2), mask=all_of(texture))


def alike(m):
    """Equal texels everywhere: that texel."""
    for texture in ALIKE:
        m.add(texture, filters=(2, 2), modes=["WRAP", "MIRROR", "WRAP"])


def odd(m):
    for n, texture in enumerate(ODD):
        for filters in ((2, 2), (1, 2)):
            wanted = [256 * m.r.randrange(texture.levels) + m.r.choice((0, 0, 1, 128, 255, 200)) for _ in range(32)]
            m.add(texture, wanted, filters=filters, modes=["WRAP", "CLAMP_TO_EDGE", "WRAP"], bias=0)


def poison(m):
    """Slices and levels that have no number, without weight and with the least one."""
    for n, texture in enumerate(POISON * 2):
        parts, wanted = [0, 0, 0, 0, 1, 255, 0, 0], [0, 0, 1, 0, 0, 0, 512, 255] if n < 2 else [512, 511, 0, 0, 0, 257, 256, 512]
        z = [0, 2, 4, 6, 2, 3, 0, 4] if n % 2 == 0 else [1, 3, 5, 7, 3, 5, 1, 3]
        s, t, _ = m.coordinates(texture, 8, 0)
        r = [rule.bits32(Fraction((256 * k + 128 + part) * (4 if lc == 512 else 1), 256 * 8)) for k, part, lc in zip(z, parts, wanted)]
        m.add(texture, wanted, filters=(2, 2), at=[s, t, r], modes=["WRAP", "WRAP", "CLAMP_TO_EDGE"], bias=0, mask=1 if n % 2 == 0 else 5)


def tied(r, weights):
    """Codes 0 and 255 whose sum is halfway between two binary32: that of the weights, in 2^-32, has 25 bits and zeros."""
    one = [[255 * (k == n) for k in range(len(weights))] for n in range(len(weights))]
    some = [[r.choice((0, 255)) for _ in weights] for _ in range(500)]
    for codes in some + one if r.random() < 0.5 else one:
        whole_ = sum(w for c, w in zip(codes, weights) if c)
        if whole_ and whole_ // (whole_ & -whole_) >> 24 == 1:
            return codes
    raise ValueError(f"no codes 0 and 255 by {weights} are in the middle")


def ties(m):
    """Sums halfway between two binary32, and one step of the weights below and above. Of the first texture codes are 0 or the greatest."""
    r = m.r
    for n, texture in enumerate(TIES):
        signed, part = texture.form.of(0) == "SNORM", (256 - 69, 255, 1, 253, 255)[n]
        # Four odd weights of 65..75 have a product of 25 bits.
        at = row_of_cells(r, texture.size, [[r.choice((-1, 1)) * (127 if n else 128 - r.randrange(65, 77, 2)) for _ in range(8)] for _ in range(3)])
        m.add(texture, [part] * 8, filters=(2, 2), at=at, modes=["CLAMP_TO_EDGE"] * 3, bias=0)
        draw, top = m.d.draws[-1], (1 << texture.form.bits[0][1] - signed) - 1
        if n:
            sought(r, texture, draw, top, [halfway(top, 0, (0, 0, 1, -1)[lane % 4]) for lane in range(8)], 0, (1, 4, 6) if signed else ())
            continue
        for lane in range(8):
            found = weighed(draw.tree(lane))
            for (place, _), code in zip(found, tied(r, [w for _, w in found])):
                texture.elements[place] = code


def quads(m):
    """Levels from derivatives along three axes, between two levels."""
    r = m.r
    for n in range(8):
        texture, suffix = QUADS[n % 2], ("", "", ".LB", "")[(n + n // 4) % 4]
        made = [planar(r, texture) for _ in range(2)]
        lambdas, wanted = [alone(texture, quad) for quad in made], [m.lc(texture) for _ in range(8)]
        bias = 0 if suffix else max(-4096, min(wanted[0] - lambdas[0], 4095))
        words = [word(Fraction(4 * (x - lambdas[lane // 4]) + r.choice((-1, 0, 1)), 1024)) for lane, x in enumerate(wanted)] if suffix else None
        sampler = Sampler(m.modes(), *r.choice(((1, 2), (2, 2))), mip=lod.LINEAR, bias=bias)
        m.d.add(Blend(texture, sampler, suffix, axes(made), words, None, m.offsets(8) if n % 4 == 3 else None, mask=all_of(texture)))


def slices():
    d = Drawing("slices", "TEX of volumes, filtered: two slices of a level and of two, modes and offsets along r, roundings, what has no weight.",
                "PD-61 PD-61a PD-63 PD-82b PD-104 PD-105 PD-106 PD-107 PD-108 PD-109 PD-120a", "PD-61b PD-113", TEXTURES, NAME)
    m = Drawn(d)
    fill(d.r)
    for group in (formats, along_r, viewed, wide, offsets, points, whole, alike, odd, poison, ties, quads):
        group(m)
    return d.text()
