# SPDX-License-Identifier: Apache-2.0
"""Vectors of TEX whose level follows from the derivatives of a quad: quads.tlv of levels.py."""
from fractions import Fraction

from drawing import Drawing, biases
from mipped import CODE, FLOAT, QUALITY, WHOLE, Draw, Sampler, Texture
import lod
import rule

NAME = "tests/oracle/levels.py"
EDGES = 0, 1   # of the filters: above the first is that of minification
KINDS = [("TWO_D", WHOLE, (64, 64), 7, None, 1), ("TWO_D", CODE, (64, 32), 7, None, 1), ("TWO_D", FLOAT, (100, 37), 7, (1, 6), 1),
         ("TWO_D_ARRAY", CODE, (48, 80), 6, (0, 4), 3), ("ONE_D", WHOLE, (32768,), 16, None, 1), ("ONE_D", FLOAT, (75,), 7, None, 1),
         ("ONE_D_ARRAY", CODE, (128,), 8, (2, 7), 2), ("THREE_D", WHOLE, (20, 9, 13), 5, None, 1), ("THREE_D", WHOLE, (64, 32, 16), 7, (1, 6), 1)]
# In pairs: LOD_ISO_QUALITY is 0, 1.
TEXTURES = [Texture(2 * n + high, *kind, **({QUALITY: 1} if high else {})) for n, kind in enumerate(KINDS) for high in range(2)]
COUNTED = [Texture(18 + high, "TWO_D", WHOLE, (64, 32), 7, None, 1, NORMALIZED_COORDS=0, **({QUALITY: 1} if high else {})) for high in range(2)]
HELD = [Texture(20, "TWO_D", WHOLE, (64, 64), 7, None, 1, MIN_LOD_CLAMP=0x230, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x1F80),
        Texture(21, "TWO_D_NO_MIPMAP", FLOAT, (64, 64)), Texture(22, "TWO_D", CODE, (64, 64), 7, None, 1, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x333)]
SQUARE = TEXTURES[0]


def word(x):
    """Of a fraction, as near as may be."""
    x = rule.rne32(x)
    return rule.bits32(x)


def root(x):
    """The greatest binary32 whose square, rounded, is not above x."""
    low, high = 0x20000000, 0x60000000
    while high - low > 1:
        n = (low + high) // 2
        low, high = (n, high) if lod.narrow(rule.value32(n) ** 2) <= x else (low, n)
    return rule.value32(low)


def sides(x):
    """Two numbers whose squares, rounded one by one, have the sum x."""
    a = root(x)
    rest = x - lod.narrow(a * a)
    return a, root(rest) if rest else Fraction(0)


def planar(r, texture, scale=None):
    """Words of a quad: sides of `scale` texels of any direction, the fourth thread a little off."""
    sizes = texture.sizes() if texture.normalized else [1] * texture.axes
    scale = scale or Fraction(r.randrange(64, 129), 128) * Fraction(2) ** r.randrange(-2, max(texture.sizes()).bit_length())
    first = [Fraction(r.randrange(-512, 1024), 512) * (1 if texture.normalized else n) for n in texture.sizes()]
    sides_ = [[Fraction(r.randrange(-4096, 4097), 4096) * scale * r.choice((1, 1, Fraction(1, 4))) / n for n in sizes] for _ in range(2)]
    off = [Fraction(r.randrange(-4096, 4097), 8192) * scale / n for n in sizes]
    steps = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 1))
    return [[word(c + i * a + j * b + k * d) for c, a, b, d in zip(first, *sides_, off)] for i, j, k in steps]


def axes(quads):
    """Words by axis, of the threads of several quads."""
    return list(zip(*(thread for quad in quads for thread in quad)))


def alone(texture, quad):
    """lambda"""
    return lod.logarithm(Draw(texture, None, "", axes([quad])).squared(0))


def layers(r, texture, count):
    return [r.randrange(texture.layers + 1) for _ in range(count)]


def edge(r, texture):
    """A level from which on the next is read, or the other filter, and the one below."""
    return r.choice([*EDGES, *(256 * n + 127 + k for n in range(texture.levels - 1) for k in range(2))])


def ramps(d):
    """Whole levels, along s and t, to the right and down, positive and negative, from 1/2 to 64 texels."""
    for n, texture in enumerate((TEXTURES[0], TEXTURES[2], TEXTURES[6], TEXTURES[8])):
        for along in range(texture.axes):
            made = []
            for q in range(8):
                step = Fraction(2) ** (q - 1) * (-1 if q % 3 == 2 else 1) / texture.sizes()[along]
                unit = [step if axis == along else 0 for axis in range(texture.axes)]
                first = [Fraction(2 * q + 1, 32)] * texture.axes
                made.append([[word(c + (lane >> q % 2 & 1) * u) for c, u in zip(first, unit)] for lane in range(4)])
            filters = (1, 1) if texture.form == WHOLE else (2, 1)
            d.add(Draw(texture, Sampler(["WRAP"] * 3, *filters), "", axes(made), layers=layers(d.r, texture, 32)))


def thresholds(d):
    """Squares of a length beside those at which lambda changes: one below, at, one above; both kinds of edges are put there."""
    ulp, texture = Fraction(2) ** -23, TEXTURES[2]
    for n, j in enumerate((0, 1, 2, 20, 31, 32, 33, 50, 63, 64, 65, 80, 95, 96, 100, 111, 112, 120, 126, 127)):
        e = d.r.randrange(-6, 11)
        made = []
        for step in (-1, 0, 1):
            ends = [a / size for a, size in zip(sides((lod.threshold(j) + step * ulp) * Fraction(2) ** e), texture.sizes())]
            made.append([[0, 0], [0, 0], [word(c) for c in ends], [word(c) for c in ends]] if n % 2 else
                        [[0, 0], [word(c) for c in ends], [0, 0], [word(-c) for c in ends]])
        at = 128 * e + j + 1
        assert [alone(texture, quad) for quad in made] == [at - 1, at, at]
        bias = d.r.choice((1, *(256 * k + 128 for k in range(texture.levels - 1)))) - at
        d.add(Draw(texture, Sampler(["WRAP"] * 3, *((2, 1), (1, 2))[n // 2 % 2], bias=bias), "", axes(made)))


def lines(d):
    """The same of one axis: the first number whose square is not below, and the one before."""
    for n, j in enumerate((0, 7, 40, 63, 64, 90, 119, 127)):
        texture, e = TEXTURES[8 + (n & 1)], d.r.randrange(-4, 20)
        below = root((lod.threshold(j) - Fraction(2) ** -23) * Fraction(2) ** e)
        words = [word(x / texture.sizes()[0]) for x in (below, rule.value32(rule.bits32(below) + 1))]
        made = [[[0], [w | n % 3 // 2 << 31], [0], [0]] for w in words]
        at = 128 * e + j + 1
        assert [alone(texture, quad) for quad in made] == [at - 1, at]
        d.add(Draw(texture, Sampler(["CLAMP_TO_EDGE"] * 3, bias=256 * d.r.randrange(15) + 128 - at), "", axes(made)))


MOST = 0x42800000


def moved(quad, axis, bits):
    """The second thread with another word on this axis."""
    return [quad[0], [bits if i == axis else w for i, w in enumerate(quad[1])], *quad[2:]]


def first_above(texture, quad, at, axis):
    """The least word of an axis of the second thread, above the one there, from which on lambda is not below `at`."""
    low, high = quad[1][axis], MOST
    while low < high:
        n = (low + high) // 2
        low, high = (low, n) if alone(texture, moved(quad, axis, n)) >= at else (n + 1, high)
    return low


def found(r, texture, quad, axis, other):
    """Of quads beside an edge of lambda one for which `other` finds another lambda; None: not there."""
    at = first_above(texture, quad, alone(texture, quad) + 1 + r.randrange(100), axis)
    near = [moved(quad, axis, at + step) for step in (0, -1, 1)] if quad[1][axis] < at < MOST else []
    return next((each for each in near if other(texture, each) != alone(texture, each)), None)


def exactly(texture, quad):
    return lod.logarithm(Draw(texture, None, "", axes([quad])).squared(0, lod.exact))


def hanging(r, texture):
    """A quad whose lambda would be another without roundings on the way."""
    while True:
        quad = planar(r, texture, Fraction(r.randrange(1, 64), 16))
        axis = r.randrange(texture.axes)
        if good := found(r, texture, moved(quad, axis, 0x3F800000), axis, exactly):
            return good


def roundings(d):
    """Levels that hang on one rounding: each of two quads with the bias that shows it; by the sampler, of one quad."""
    for n in range(36):
        texture = TEXTURES[(2, 4, 14, 16, 10, 3, 5, 15, 17)[n % 9]]
        made = [hanging(d.r, texture) for _ in range(2 if n % 3 else 1)]
        levels = []
        for quad in made:
            at = max(alone(texture, quad), exactly(texture, quad))   # the edge is between the two
            for lane in range(4):
                levels.append(word(Fraction(256 * d.r.randrange(texture.levels - 1) + 128 - at, 256)))
        bias = 0 if n % 3 else d.r.randrange(texture.levels - 1) * 256 + 128 - at
        d.add(Draw(texture, Sampler(["MIRROR", "WRAP", "WRAP"], bias=bias), ".LB" if n % 3 else "", axes(made), levels if n % 3 else None))


def drawn(d):
    """Quads of any direction; where they have one the sampler's or the register's bias brings a quad to an edge."""
    for n in range(60):
        r, texture, suffix = d.r, TEXTURES[n % len(TEXTURES)], ("", "", ".LB", "", ".LB", ".LBA")[n // 3 % 6]
        made = [planar(r, texture) for _ in range(2)]
        wanted = [edge(r, texture) - alone(texture, quad) for quad in made]
        sampler = d.sampler(texture, bias=0 if suffix else max(-4096, min(wanted[0], 4095)))
        levels = [word(Fraction(4 * (wanted[lane // 4] - lane % 2) + r.choice((-1, 0, 1)), 1024)) for lane in range(8)] if suffix else None
        moves = [r.randrange(1 << 12) for _ in range(8)] if r.random() < 0.25 else None
        d.add(Draw(texture, sampler, suffix, axes(made), levels, layers(r, texture, 8), moves, bindless=r.random() < 0.2))


STATES = [({"active": 0xFF}, "", ""), ({"active": 0xEF}, "", ""), ({"active": 0x7F}, "", ""), ({"active": 0xD0}, "", ""), ({"active": 0xF2}, "", ""),
          ({"active": 0xBF}, ".NDV", ""), ({"active": 0x96}, ".NDV", ""), ({"active": 0xFF, "stage": "vertex"}, "", ""),
          ({"active": 0xFF, "stage": "compute"}, "", ""), ({"active": 0xFF, "stage": "geometry"}, ".NDV", ""),
          ({"active": 0xFF, "stage": "compute"}, ".NDV", ""),
          ({"active": 0xFF, "helper": 0x5A}, "", ""), ({"active": 0xFF, "killed": 0x36}, "", ""), ({"active": 0xFF, "killed": 0x36}, ".NODEP", ""),
          ({"active": 0xFF, "pred": 0x6B}, "", "@P0 "), ({"active": 0xFF, "pred": 0x6B}, "", "@!P3 "), ({"active": 0xFE, "pred": 0xA5}, "", "@P1 "),
          ({"active": 0xFF, "helper": 0x81, "killed": 0x18}, ".NODEP", ""), ({"active": 0x7F, "pred": 0xDD, "killed": 0x02}, ".NDV.NODEP", "@P2 ")]


def states(d):
    """Threads that are not active make a quad divergent; helpers, killed ones and those whose guard is false do not."""
    for n, (state, suffix, guard) in enumerate(STATES):
        for texture in (TEXTURES[n % 2], TEXTURES[2 + n % 2]):
            made = [planar(d.r, texture, Fraction(d.r.randrange(12, 40))) for _ in range(2)]
            levels = [word(Fraction(d.r.randrange(-512, 512), 256)) for _ in range(8)] if n % 4 == 3 else None
            sampler = Sampler(["WRAP"] * 3, *((1, 1) if texture.form == WHOLE else (2, 1)), most=0x500)
            d.add(Draw(texture, sampler, ".LB" if levels else "", axes(made), levels, word=suffix, guard=guard, state=state))


SPECIAL = (0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000, 0x7F7FFFFF, 0xFF7FFFFF, 1, 0x807FFFFF, 0x80000000, 0x00800000, 0x3E800000, 0x41800000)


def specials(d):
    """Coordinates that are no number, infinite, denormal: differences and squares beyond the largest and below the smallest."""
    for n in range(12):
        texture = TEXTURES[(0, 1, 14, 9, 2, 3)[n % 6]]
        made = [[[d.r.choice(SPECIAL) if d.r.random() < 0.4 else w for w in thread] for thread in planar(d.r, texture, Fraction(2))] for _ in range(4)]
        d.add(Draw(texture, Sampler(["WRAP", "CLAMP_TO_EDGE", "MIRROR"]), "", axes(made)))


def held(d):
    """Biases and clamps with derivatives: of the header, beyond their range in the register, added to the sampler's."""
    for n, bias in enumerate(biases()):
        texture = TEXTURES[8]
        made = [[[0], [word(Fraction(2) ** e / 32768)], [0], [0]] for e in (-24, -8, 0, 6, 12, -17)] + [[[0]] * 4]
        levels = [word(Fraction(x)) for _ in made for x in (100, -100, Fraction(4095, 256), -16 if n % 2 else Fraction(-4097, 256))]
        d.add(Draw(texture, Sampler(["WRAP"] * 3, bias=bias), ".LB", axes(made), levels))
        texture = HELD[n % 3]
        made = [planar(d.r, texture) for _ in range(2)]
        filters = (1, 1) if texture.form == WHOLE else (1, 2)
        d.add(Draw(texture, Sampler(["WRAP"] * 3, *filters, bias=bias, least=0x100 * (n & 1), mip=1 + n // 4 % 2), "", axes(made)))


def counted(d):
    """Coordinates in texels: the derivative is not multiplied. Texels lie where the number says on each level."""
    for n in range(6):
        texture = COUNTED[n % 2]
        made = [planar(d.r, texture) for _ in range(2)]
        d.add(Draw(texture, Sampler(["CLAMP_TO_EDGE", "BORDER", "WRAP"]), "", axes(made)))


def quads():
    d = Drawing("quads", "TEX with the level of the derivatives, and with a bias: quads of all dimensions, thresholds of the level, roundings, divergence.",
                "PD-100 PD-101 PD-102 PD-103 PD-104 PD-105 PD-106", "PD-112", TEXTURES + COUNTED + HELD, NAME)
    for group in (ramps, thresholds, lines, roundings, drawn, states, specials, held, counted):
        group(d)
    return d.text()
