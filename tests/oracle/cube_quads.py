# SPDX-License-Identifier: Apache-2.0
"""Vectors of TEX of cubes of several levels: cube_quads.tlv of levels.py."""
from fractions import Fraction

from drawing import Drawing, coordinates, direction
from mipped import QUALITY, WHOLE, Draw, Sampler, Texture
from quads import alone, axes, edge, exactly, found, layers, moved, word
import lod
import rule

NAME = "tests/oracle/levels.py"
KINDS = [("CUBEMAP", WHOLE, (32, 32), 6, None, 1), ("CUBEMAP", WHOLE, (20, 20), 5, (1, 4), 1), ("CUBEMAP_ARRAY", WHOLE, (16, 16), 5, None, 2),
         ("CUBEMAP_ARRAY", WHOLE, (44, 44), 6, (1, 3), 3)]
TEXTURES = [Texture(2 * n + high, *kind, **({QUALITY: 1} if high else {})) for n, kind in enumerate(KINDS) for high in range(2)]


def values(words):
    return [rule.value32(bits) for bits in words]


def longest(vector):
    return max((2, 1, 0), key=lambda axis: abs(vector[axis]))


def projected(vector):
    """Words of a direction whose longest axis is 1 or -1, as the code before a TEX makes it."""
    major = abs(vector[longest(vector)])
    return [word(Fraction(c) / major) for c in vector]


def around(r, spread):
    """A quad about any direction: each thread's own longest axis is 1."""
    first = values(direction(r))
    sides = [[Fraction(r.randrange(-4096, 4097), 4096) * spread for _ in range(3)] for _ in range(2)]
    off = [Fraction(r.randrange(-4096, 4097), 16384) * spread for _ in range(3)]
    return [projected([c + i * a + j * b + i * j * k for c, a, b, k in zip(first, *sides, off)]) for i, j in ((0, 0), (1, 0), (0, 1), (1, 1))]


def spread(r):
    return Fraction(r.randrange(64, 129), 64) / 2 ** r.randrange(8)


def drawn(d):
    """Quads on one face and across edges; the bias brings one to an edge of the levels."""
    for n in range(32):
        r, texture, suffix = d.r, TEXTURES[n % 8], ("", ".LB", "")[n % 3]
        made = [around(r, spread(r)) for _ in range(2)]
        wanted = [edge(r, texture) - alone(texture, quad) for quad in made]
        sampler = d.sampler(texture, bias=0 if suffix else max(-4096, min(wanted[0], 4095)), seams=n // 8 % 4, least=0, most=0xFFF)
        levels = [word(Fraction(wanted[lane // 4] - lane % 2, 256)) for lane in range(8)] if suffix else None
        d.add(Draw(texture, sampler, suffix, axes(made), levels, layers(r, texture, 8)))


def hanging(r, texture):
    """As quads.hanging: the second thread is beyond the face, which only the others of its numbers say."""
    while True:
        quad = around(r, Fraction(r.randrange(8, 65), 64))
        axis = r.choice([i for i in range(3) if i != longest(values(quad[0]))])
        if good := found(r, texture, moved(quad, axis, 0x3F800000), axis, exactly):
            return good


def fused(texture, quad):
    """lambda if the product with the step outward were not rounded."""
    return lod.logarithm(lod.cube_rho2([values(thread) for thread in quad], quad[0], texture.sizes()[0], texture.high, product=lod.exact))


def ray(r, texture):
    """The second thread is almost on the ray of the first, so that the product cancels."""
    while True:
        first = values(direction(r))
        major = longest(first)
        axis = r.choice([i for i in range(3) if i != major])
        first = [abs(c) / 2 + Fraction(1, 2) if i == axis else c for i, c in enumerate(first)]
        k = Fraction(r.randrange(2049, 4096), 1024)
        start = word(first[axis] * k * (1 + Fraction(1, r.randrange(16, 4096))))
        begin, end = [word(c) for c in first], [start if i == axis else word(c * k) for i, c in enumerate(first)]
        if good := found(r, texture, [begin, end, begin, end], axis, fused):
            return good


def roundings(d):
    """Levels that hang on one rounding, with the bias that shows it."""
    for n in range(20):
        texture = TEXTURES[n % 8]
        quad = (hanging if n < 12 else ray)(d.r, texture)
        at = max(alone(texture, quad), (exactly if n < 12 else fused)(texture, quad))
        levels = [word(Fraction(256 * d.r.randrange(texture.levels - 1) + 128 - at, 256)) for _ in range(4)]
        d.add(Draw(texture, Sampler(["CLAMP_TO_EDGE"] * 3, seams=n % 4), ".LB", axes([quad]), levels, layers(d.r, texture, 4)))


def across(d):
    """The face of the first thread counts, whichever thread that is; of equal numbers Z, then Y."""
    corners = [[1, 1, 1], [1, 1, -1], [-1, 1, 1], [1, -1, -1], [-1, -1, -1], [1, 1, 0], [-1, 0, 1], [0, 1, -1]]
    for n in range(8):
        texture, made = TEXTURES[n], []
        for corner in (corners[n], corners[(n + 3) % 8]):
            near = [projected([c * (1 - Fraction(d.r.randrange(0, 200), 1024) * (i != k)) for i, c in enumerate(corner)]) for k in range(3)]
            quad = [[word(Fraction(c)) for c in corner], *near]
            made.append(quad[n % 4:] + quad[:n % 4])
        bias = edge(d.r, texture) - alone(texture, made[0])
        d.add(Draw(texture, Sampler(["CLAMP_TO_EDGE"] * 3, seams=2, bias=max(-4096, min(bias, 4095))), "", axes(made), None, layers(d.r, texture, 8)))


ZEROS = [[0, 0, 0], [0x80000000, 0, 0x80000000], [0x7FC00000, 0, 0xFFC00000], [1, 0x80000001, 0x80000003]]
INFINITE = [[0x7F800000, 0, 0], [0xFF800000, 0, 0x3F000000], [0x7F800000, 0x3F000000, 0], [0x7F7FFFFF, 0xFF800000, 0xFF7FFFFF]]


def specials(d):
    """Directions of zeros of both signs, of what is no number, infinite: zero times infinity is none, and loses."""
    fine = [[0x3F800000, *minor] for minor in ((0x3E000000, 0x3E800000), (0x3E800000, 0x3E800000), (0x3E000000, 0x3F000000), (0x3F000000, 0xBE800000))]
    for n in range(8):
        texture = TEXTURES[n]
        mixed = [[fine[0], INFINITE[n % 4], fine[2], fine[3]], [INFINITE[0], INFINITE[1], INFINITE[n % 2], fine[1]],
                 [*ZEROS[n % 4:], *ZEROS[:n % 4]], [fine[0], fine[1], ZEROS[n % 4], fine[3]],
                 [INFINITE[0], INFINITE[1], INFINITE[1], INFINITE[0]]]
        d.add(Draw(texture, Sampler(["CLAMP_TO_EDGE"] * 3, seams=1 + n % 3), "", axes(mixed), None, layers(d.r, texture, 20)))


STATES = [({"active": 0xEF}, "", ""), ({"active": 0xFF, "stage": "compute"}, "", ""), ({"active": 0xFF, "stage": "compute"}, ".NDV", ""),
          ({"active": 0xFF, "pred": 0x6B}, "", "@P0 ")]


def states(d):
    """Divergent quads, and levels in a register."""
    for n, (state, suffix, guard) in enumerate(STATES):
        made = [around(d.r, Fraction(1)) for _ in range(2)]
        d.add(Draw(TEXTURES[n], Sampler(["CLAMP_TO_EDGE"] * 3, seams=1), "", axes(made), None, None, word=suffix, guard=guard, state=state))
    for n in range(8):
        texture = TEXTURES[n]
        sampler = d.sampler(texture, seams=n % 4)
        words = [d.near(texture, sampler) for _ in range(8)] if n % 2 else None
        d.add(Draw(texture, sampler, ".LL" if words else ".LZ", coordinates(d.r, texture, 8), words, layers(d.r, texture, 8)))


def cube_quads():
    d = Drawing("cubes", "TEX of cubes: levels of derivatives on one face and across edges, with a bias, in a register; roundings, divergence.",
                "PD-100 PD-101 PD-102 PD-103 PD-104 PD-105 PD-110 PD-111", "", TEXTURES, NAME)
    for group in (drawn, roundings, across, specials, states):
        group(d)
    return d.text()
