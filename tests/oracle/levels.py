#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of TEX with a level of detail: in a register, of the sampler, from the derivatives of a quad, of cubes; of two levels, of volumes.

usage: levels.py FOLDER             write FOLDER/levels.tlv, quads.tlv, cube_quads.tlv, cube_means.tlv, trilinear.tlv, slices.tlv, ramps.tlv, given.tlv, asked.tlv, taps.tlv, and three of POLICY
       levels.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not

Where the level is near one at which the result changes, the bias of the sampler or of the register has been chosen for it.
"""
from cube_means import cube_means, cube_means_round16
from cube_quads import cube_quads
from derivatives import asked, given
from drawing import Drawing, biases, coordinates
from mipped import CODE, FLOAT, WHOLE, Draw, Sampler, Texture
from quads import quads
from slices import slices
from taps import taps, taps_round16
from trilinear import trilinear, trilinear_round16
import lod
import rule
import written
from ramps import ramps

NAME = "tests/oracle/levels.py"
NUMBERS = [0.0, -0.0, 1 / 512, -1 / 512, 3 / 512, 5 / 512, 1 / 256, 127 / 256, 0.5, 129 / 256, 1.0, 255 / 512, 257 / 512, 1.5, 2.4999, 2.5, 3.0, 3.499, 3.5,
           4.0, 15.5, -0.25, -16.0, 127.99, 128.0, 1e9, -1e9]
WORDS = [0x7FC00000, 0xFFC00001, 0x7F800000, 0xFF800000, 1, 0x807FFFFF, 0x00800000, 0x7F7FFFFF]


def beside():
    """Words of the numbers, the binary32 on both sides of each, and others."""
    near = [rule.bits32(x) | 0x80000000 * (str(x)[0] == "-") for x in NUMBERS]
    return WORDS + [bits + step for bits in near for step in ((-1, 0, 1) if bits & 0x7FFFFFFF else (0,))]


TEXTURES = [
    Texture(0, "TWO_D", WHOLE, (64, 32), 7),
    Texture(1, "TWO_D", CODE, (64, 32), 7),
    Texture(2, "TWO_D", FLOAT, (100, 37), 7, (1, 5)),
    Texture(3, "TWO_D_ARRAY", WHOLE, (100, 37), 7, (2, 6), 3, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x120),
    Texture(4, "ONE_D", WHOLE, (32768,), 16),
    Texture(5, "ONE_D_ARRAY", CODE, (75,), 5, None, 3),
    Texture(6, "THREE_D", WHOLE, (20, 9, 13), 5, (1, 4)),
    Texture(7, "TWO_D", CODE, (12, 5)),                      # one level
    Texture(8, "TWO_D_NO_MIPMAP", FLOAT, (24, 10)),
    Texture(9, "TWO_D", WHOLE, (64, 32), 7, None, 1, MIN_LOD_CLAMP=0x180),
    Texture(10, "TWO_D", CODE, (64, 32), 7, (0, 5), 1, MIN_LOD_CLAMP=0x290, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x1F40),
    Texture(11, "TWO_D_ARRAY", FLOAT, (33, 17), 6, (2, 4), 2, MIN_LOD_CLAMP=0x8C0),   # more than there is
    Texture(12, "TWO_D", WHOLE, (8, 64), 7, (5, 6)),
    Texture(13, "CUBEMAP_ARRAY", WHOLE, (16, 16), 5, (1, 4), 2),
    Texture(14, "TWO_D_NO_MIPMAP", CODE, (24, 10), 3, (0, 2)),   # says that it has three levels
    Texture(15, "TWO_D", WHOLE, (64, 32), 7, None, 1, MIP_LOD_BIAS=0x280),   # of no account without USE_HEADER_OPT_CONTROL
]


def registers(d):
    """Levels in a register: each number, with filters that differ; NONE and POINT."""
    words = beside()
    for n in range(0, len(words), 8):
        eight = (words[n:n + 8] + words[:8])[:8]
        for texture in ((0, 1), (1, 2), (4, 1))[n // 8 % 3] if n % 3 else (1, 2, 4):
            mag, minify = d.r.choice(((1, 2), (2, 1))) if TEXTURES[texture].form != WHOLE else (1, 1)
            mip = lod.POINT if n % 16 or texture == 4 else lod.NONE
            at = coordinates(d.r, TEXTURES[texture], 8)
            d.add(Draw(TEXTURES[texture], Sampler(["WRAP"] * 3, mag, minify, mip), d.r.choice((".LL", ".LL", ".LLA")), at, eight))


def drawn(d, texture, suffix, **more):
    """Everything drawn: modes, filters, clamps, biases, operands."""
    r = d.r
    sampler = d.sampler(texture, **more)
    level = [d.near(texture, sampler) for _ in range(8)] if suffix == ".LL" else None
    layers = [r.randrange(texture.layers + 1) for _ in range(8)]
    offsets = [r.randrange(1 << 32) for _ in range(8)] if r.random() < 0.3 and not texture.cube else None
    return Draw(texture, sampler, suffix, coordinates(r, texture, 8), level, layers, offsets, bindless=r.random() < 0.2)


def two_biases(d):
    """The header's and the sampler's differ: the one that counts, and the other."""
    for texture in (3, 10, 15):
        for bias in (0, 0x200, -0x1C0):
            for suffix in (".LL", ".LZ"):
                d.add(drawn(d, TEXTURES[texture], suffix, modes=["WRAP"] * 3, bias=bias, least=0, most=0xFFF, mip=lod.POINT))


def crossed(d):
    """The clamps of the sampler, and the header's with the sampler's: the greater least one is more than the greatest."""
    for least, most in ((0x500, 0x200), (0x480, 0x47F), (0x80, 0), (0xFFF, 0x100), (0x300, 0x300), (1, 0)):
        for texture, suffix in ((0, ".LL"), (9, ".LL"), (1, ".LZ"), (10, ".LL"), (11, ".LZ")):
            d.add(drawn(d, TEXTURES[texture], suffix, least=least, most=most))


def anisotropic(d):
    """ANISO without derivatives is LINEAR."""
    for n in range(6):
        d.add(drawn(d, TEXTURES[(1, 2, 10)[n % 3]], (".LL", ".LZ")[n % 2], minify=3, mag=1 + n % 2, bias=0x90, MAX_ANISOTROPY=n))


def saturated(d):
    """Sums of biases beyond their range, and beyond that of a level."""
    for bias in biases():
        for texture in (4, 1):
            sampler = Sampler(["MIRROR"] * 3, 1, 1 + (texture == 1), lod.POINT, bias)
            words = [rule.bits32(x) for x in (0.0, 8.0, 15.99609375, -15.99609375, -128.0, 127.99609375)] + [0x7F800000, 0xFF800000]
            d.add(Draw(TEXTURES[texture], sampler, ".LL", coordinates(d.r, TEXTURES[texture], 8), words))


def levels():
    d = Drawing("levels", "TEX with a level in a register or of the sampler: rounding, biases, clamps, views, filters on both sides of level 0.",
                "PD-104 PD-105 PD-106 PD-109", "", TEXTURES, NAME)
    registers(d)
    for n in range(54):
        d.add(drawn(d, TEXTURES[n % len(TEXTURES)], ".LL"))
    for n in range(40):
        d.add(drawn(d, TEXTURES[n % len(TEXTURES)], ".LZ"))
    two_biases(d)
    crossed(d)
    anisotropic(d)
    saturated(d)
    return d.text()


def files():
    return {"levels.tlv": levels(), "quads.tlv": quads(), "cube_quads.tlv": cube_quads(), "trilinear.tlv": trilinear(),
            "trilinear_round16.tlv": trilinear_round16(), "slices.tlv": slices(), "ramps.tlv": ramps(),
            "given.tlv": given(), "asked.tlv": asked(), "cube_means.tlv": cube_means(), "cube_means_round16.tlv": cube_means_round16(), "taps.tlv": taps(), "taps_round16.tlv": taps_round16()}


if __name__ == "__main__":
    written.main(__doc__, files, NAME)
