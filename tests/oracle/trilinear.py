# SPDX-License-Identifier: Apache-2.0
"""Vectors of TEX of two levels: trilinear.tlv and trilinear_round16.tlv of levels.py."""
from fractions import Fraction

from blends import Blend, Drawn, Form, Image, Rounded, between_codes, halfway, places, row_of_cells, sought
from drawing import Drawing
from mipped import Sampler
from quads import alone, axes, planar, word
import lod
import rule

NAME = "tests/oracle/levels.py"
PARTS = (1, 127, 128, 255)
R8, R16, R16S, R32 = Form("R8", "UNORM"), Form("R16", "UNORM"), Form("R16", "SNORM"), Form("R32", "FLOAT")
RGBA8, RGBA8S, SRGB = Form("A8B8G8R8", "UNORM"), Form("A8B8G8R8", "SNORM"), Form("A8B8G8R8", "UNORM", srgb=True)
HALF, PACKED, BIT = Form("R16_G16_B16_A16", "FLOAT"), Form("BF10GF11RF11", "FLOAT", "RGB1"), Form("A1B5G5R5", "UNORM")
MIXED = Form("R16_G16", ("FLOAT", "UNORM"), "RGIG")
SHOWN = [R8, RGBA8, RGBA8S, SRGB, R16, R16S, BIT, R32, HALF, PACKED, MIXED, Form("R32", "UNORM"), Form("X8Z24", "UNORM", "RRR1"), Form("ZF32", "FLOAT", "RRR1"),
         Form("A2B10G10R10", "UNORM"), Form("A1B5G5R5", "UNORM", srgb=True)]
SIZES = [(64, 32), (33, 17), (20, 50), (100, 37)]
FORMATS = [Image(n, "TWO_D", form, SIZES[n % 4], 6) for n, form in enumerate(SHOWN)]
VIEWED = [Image(16, "TWO_D", RGBA8, (100, 37), 7, (1, 5)), Image(17, "TWO_D_ARRAY", R32, (33, 17), 6, (2, 5), 3, MIN_LOD_CLAMP=0x98),
          Image(18, "ONE_D", R16S, (75,), 7), Image(19, "ONE_D_ARRAY", RGBA8S, (128,), 8, (2, 7), 2), Image(20, "TWO_D_ARRAY", SRGB, (48, 80), 6, (1, 4), 3),
          Image(21, "ONE_D", R32, (40,), 6, None, 1, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x1F2B), Image(22, "TWO_D", HALF, (8, 64), 7, (3, 6)),
          Image(23, "TWO_D", R8, (64, 64), 7, None, 1, NORMALIZED_COORDS=0), Image(24, "ONE_D_ARRAY", BIT, (37,), 6, None, 2)]
LAST = [Image(25, "TWO_D", RGBA8, (12, 5), 4), Image(26, "TWO_D", R32, (64, 32), 7, (2, 4), 1, MIN_LOD_CLAMP=0x2C0), Image(27, "TWO_D_NO_MIPMAP", R8, (24, 10), 3, (0, 2))]
WHOLE = [Image(28, "TWO_D", Form("R32", "UINT"), (64, 32), 7), Image(29, "TWO_D_ARRAY", Form("A8B8G8R8", "SINT"), (33, 17), 5, None, 2),
         Image(30, "TWO_D", Form("R16_G16", ("UNORM", "UINT"), "RGR1"), (64, 32), 7), Image(31, "TWO_D", Form("R16_G16", ("UNORM", "UINT"), "RRR1"), (64, 32), 7)]
DEPTHS = [Image(32, "TWO_D", Form("ZF32", "FLOAT", "RRR1", made="depth"), (40, 24), 6), Image(33, "TWO_D_ARRAY", Form("X8Z24", "UNORM", "RRR1", made="depth24"), (33, 17), 5, (1, 4), 2),
          Image(34, "ONE_D", Form("ZF32", "FLOAT", "RGR1", made="depth"), (64,), 7)]
SPECIAL = (0x7FC12345, 0xFF812345, 0x7F800000, 0x7F800000, 0xFF800000, 0x3F800000, 0xBFC00000, 0x3F800000, 1, 0x807FFFFF)
TINY = (0x00800000, 0x80800000, 0x00800001, 0x80FFFFFF, 0, 0x80000000, 0x80000000, 0x007FFFFF, 0x80000001, 0x00A00000, 0x01000000, 0x81000001)
ZEROS = (0x3FC00000, 0xBFC00000, 0x80000000, 0x80000000, 0, 0x40200001, 0xC0200001)
EXTREMES = (0x7F7FFFFF, 0xFF7FFFFF, 0x00800000, 0x80800000, 0x3FF361F9, 0xBFFFFFFF, 0x3F800001, 0x00FFFFFF)
ALIKE = [Image(35, "TWO_D_ARRAY", R32, (8, 3), 4, None, 8), Image(36, "TWO_D_ARRAY", RGBA8, (8, 3), 4, None, 8), Image(37, "TWO_D_ARRAY", R16S, (8, 3), 4, None, 8)]
ODD = [Image(38 + n, "TWO_D", R32, (8, 4), 4) for n in range(3)]
NEAR = [Image(41, "TWO_D", R8, (32, 4), 2), Image(42, "TWO_D", R16, (32, 4), 2), Image(43, "TWO_D", R16S, (32, 4), 2), Image(44, "TWO_D", Form("R8", "SNORM"), (32, 4), 2)]
POISON = [Image(45, "TWO_D", R32, (16, 8), 4), Image(46, "TWO_D", HALF, (16, 8), 4)]
QUADS = [Image(47, "TWO_D", RGBA8, (64, 64), 7), Image(48, "TWO_D", R32, (100, 37), 7, (1, 6), 1, LOD_ISO_QUALITY=1), Image(49, "TWO_D_ARRAY", R16, (48, 80), 6, (0, 4), 3),
         Image(50, "ONE_D", R32, (75,), 7), Image(51, "ONE_D_ARRAY", RGBA8S, (128,), 8, (2, 7), 2, LOD_ISO_QUALITY=1), Image(52, "TWO_D", HALF, (64, 32), 7)]
TEXTURES = FORMATS + VIEWED + LAST + WHOLE + DEPTHS + ALIKE + ODD + NEAR + POISON + QUADS


def filled(texture, make):
    """make(level in memory, slice or layer, y, x)"""
    texture.elements = {at: make(*at) for at in places(texture.size, texture.in_memory, layers=texture.layers if texture.array else 0)}


def fill(r):
    for texture, values in zip(ALIKE, (EXTREMES, [r.getrandbits(32) for _ in range(8)], [0x8000, 0x8001, 1, 0xFFFF, 0x7FFF, *(r.getrandbits(16) for _ in range(3))])):
        filled(texture, lambda level, layer, y, x: values[layer])
    for texture, values in zip(ODD, (SPECIAL, TINY, ZEROS)):
        filled(texture, lambda *at: r.choice(values))
    filled(POISON[0], lambda level, layer, y, x: r.choice(SPECIAL[:5]) if level in (1, 3) or x == 5 else 0x3F000000 + r.getrandbits(24))
    filled(POISON[1], lambda level, layer, y, x: 0x7E017C00FC00FFFF if level in (0, 2) else sum((0x3800 + r.getrandbits(10)) << 16 * c for c in range(4)))


def formats(m):
    """Every format: the parts that levels have; then anywhere, with any mode."""
    for n, texture in enumerate(FORMATS):
        wanted = [256 * m.r.randrange(texture.levels - 1) + PARTS[lane % 4] for lane in range(8)]
        m.add(texture, wanted, filters=(1 + n % 2, 2), modes=["WRAP", "MIRROR", "WRAP"], mask=15 if len(texture.form.bits) > 1 else 1, bias=0)
        m.add(texture, offsets=n % 3 == 0)
        m.add(texture, [256 * m.r.randrange(texture.levels - 1) + m.part() for _ in range(4)], filters=(2, 1), modes=["BORDER", "MIRROR_ONCE_BORDER", "WRAP"])


def viewed(m):
    """Views, arrays, lines of texels, coordinates in texels; levels in a register, and of a bias alone."""
    for n, texture in enumerate(VIEWED * 3):
        suffix = (".LL", ".LZ", ".LL")[n // len(VIEWED)]
        m.add(texture, lanes=4 if suffix == ".LZ" else 8, suffix=suffix, offsets=n % 4 == 1)


def wide(m):
    """All threads of a warp: each its part, and each its level."""
    for n, texture in enumerate((FORMATS[0], FORMATS[7], VIEWED[0], VIEWED[2])):
        m.add(texture, [256 * (lane % (texture.levels - 1)) + (8 * lane + n) % 256 for lane in range(32)], bias=0)


def clamps(m):
    """MAX_LOD_CLAMP and MIN_LOD_CLAMP between levels, crossed, and beyond the last; levels next to the last."""
    for n, (least, most) in enumerate(((0, 0x17F), (0, 0x101), (0x80, 0x1FF), (0x1FF, 0x101), (0x301, 0x3FF), (0xFFF, 0))):
        for texture in (FORMATS[1], LAST[n % 3]):
            m.add(texture, [m.r.randrange(-64, 256 * texture.levels + 64) for _ in range(8)], least=least, most=most, modes=["CLAMP_TO_EDGE", "WRAP", "WRAP"])
    for texture in LAST:
        last = 256 * (texture.levels - 1)
        m.add(texture, [last + x for x in (-1, 0, 1, 255, -255, -256, 300, -128)], bias=0)
    for texture in (FORMATS[0], FORMATS[7]):
        for filters in ((1, 2), (2, 1), (2, 3)):
            m.add(texture, [0, 1, -1, 255, 256, -300, 128, 257], filters=filters, bias=0)


def whole(m):
    """Integers in a lane: the nearest level, one texel. One that no lane shows is none."""
    for n, texture in enumerate(WHOLE * 2):
        m.add(texture, [256 * m.r.randrange(texture.levels - 1) + m.r.choice((127, 128, 129, 1, 255)) for _ in range(8)], filters=(2, 2), mask=(1, 15)[n // 4])


def depths(m):
    """Each function of a comparison, one texel of each level and four."""
    for func in range(8):
        for n, texture in enumerate(DEPTHS):
            if (func + n) % 3 or n == 0:
                near = [0x800000 + k for k in range(8)] if n == 1 else None
                dref = [rule.bits32(rule.rne32(Fraction(m.r.choice(near), 2 ** 24 - 1))) if near else
                        0x3F000000 + m.r.randrange(8) * 0x100000 + m.r.choice((0, 0, 0, 1)) for _ in range(8)]
                if n == 0:
                    dref[m.r.randrange(8)] = (0x7FC00000, 0xFFFFFFFF, 0x7F800000, 0x3EC00000)[func % 4]
                m.add(texture, dref=dref, filters=((2, 2), (1, 2), (2, 1))[func % 3], DEPTH_COMPARE_FUNC=func, offsets=func % 4 == 3)


def alike(m):
    """Equal texels on all levels: that texel."""
    for n, texture in enumerate(ALIKE * 2):
        m.add(texture, filters=(2, 2 - n // 3), layers=list(range(8)), modes=["WRAP", "MIRROR", "WRAP"])


def odd(m):
    """What is no number, infinite, denormal, zero: with a part and without."""
    for texture in ODD:
        for filters in ((2, 2), (1, 1), (1, 2)):
            wanted = [256 * m.r.randrange(texture.levels) + m.r.choice((0, 0, 1, 128, 255, 200)) for _ in range(32 if filters == (2, 2) else 8)]
            m.add(texture, wanted, filters=filters, modes=["WRAP", "CLAMP_TO_EDGE", "WRAP"], bias=0)


def poison(m):
    """Levels that have no number, beside others, without a part and with the least one; a column of such without weight."""
    for n, texture in enumerate(POISON * 2):
        for filters in ((2, 2), (1, 1)):
            wanted = [256 * level + part for level in range(texture.levels) for part in (0, (1, 255)[n // 2])]
            at = [[rule.bits32(Fraction(2 * m.r.randrange(16) + 1, 32)) for _ in wanted], [rule.bits32(Fraction(m.r.randrange(256), 256)) for _ in wanted]]
            m.add(texture, wanted, filters=filters, at=at, modes=["CLAMP_TO_EDGE", "WRAP", "WRAP"], bias=0, mask=1 if n % 2 == 0 else 5)


def near(m, textures=NEAR):
    """Sums of codes just below and above halfway between two binary32; of the policy halfway between two codes, one below, one above."""
    r = m.r
    for n, texture in enumerate(textures):
        filled(texture, lambda *at: 0)
        part = (255, 1, 255, 253)[n]
        at = row_of_cells(r, texture.size, [[r.choice((-127, 127, -125)) for _ in range(8)] for _ in range(2)])
        signed = texture.form.of(0) == "SNORM"
        m.add(texture, [part] * 8, filters=(2, 2), at=at, modes=["CLAMP_TO_EDGE"] * 3, bias=0)
        top = (1 << texture.form.bits[0][1] - signed) - 1
        goals = [between_codes(8, lane % 3 - 1) if m.make is Rounded else halfway(top, 8, lane % 2) for lane in range(8)]
        sought(r, texture, m.d.draws[-1], top, goals, 8, (1, 4, 6) if signed else ())


def quads(m):
    """Levels from derivatives, with the bias of the sampler or the register between two levels."""
    r = m.r
    for n in range(20):
        texture, suffix = QUADS[n % 6], ("", "", ".LB", "", ".LBA", ".LB")[(n + n // 6) % 6]
        made = [planar(r, texture) for _ in range(8 if n % 12 == 7 else 2)]
        lambdas = [alone(texture, quad) for quad in made]
        wanted = [m.lc(texture) for _ in range(4 * len(made))]
        bias = r.choice((0, 0x44)) if suffix else max(-4096, min(wanted[0] - lambdas[0], 4095))
        words = [word(Fraction(4 * (x - lambdas[lane // 4] - bias) + r.choice((-1, 0, 1)), 1024)) for lane, x in enumerate(wanted)] if suffix else None
        filters = r.choice(((1, 2), (2, 2), (2, 1)))
        sampler = Sampler(m.modes(), *filters, mip=lod.LINEAR, bias=bias)
        m.d.add(Blend(texture, sampler, suffix, axes(made), words, m.layers(texture, 4 * len(made)), m.offsets(4 * len(made)) if n % 4 == 3 else None,
                      bindless=n % 5 == 0, mask=1 if len(made) > 2 or len(texture.form.bits) == 1 else r.choice((3, 15))))


def trilinear():
    d = Drawing("trilinear", "TEX of two levels: parts of levels, formats, clamps, views, comparisons, roundings, what has no part.",
                "PD-10b PD-61a PD-63 PD-82b PD-104 PD-105 PD-106 PD-107 PD-108 PD-113", "PD-61b PD-109", TEXTURES, NAME)
    m = Drawn(d)
    fill(d.r)
    for group in (formats, viewed, wide, clamps, whole, depths, alike, odd, poison, near, quads):
        group(m)
    return d.text()


def trilinear_round16():
    forms = [R8, RGBA8, RGBA8S, SRGB, R16, R16S, BIT, MIXED]
    textures = [Image(n, "TWO_D", form, SIZES[n % 4], 6) for n, form in enumerate(forms)]
    volumes = [Image(8 + n, "THREE_D", form, (17, 8, 11), 4) for n, form in enumerate((RGBA8, R16S, SRGB))]
    d = Drawing("trilinear round16", "POLICY filter_round16: means of two levels, and of two slices, are codes of 16 bits.", "PD-61b PD-82b PD-107 PD-109", "PD-113 PD-125",
                textures + volumes + [NEAR[1], NEAR[2]], NAME)
    d.head.append("policy filter_round16")
    m = Drawn(d, Rounded)
    for texture in textures + volumes:
        m.add(texture, lanes=6, mask=15 if len(texture.form.bits) > 1 else 1)
    near(m, NEAR[1:3])
    return d.text()
