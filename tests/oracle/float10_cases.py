#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY lod_float10: levels of quads, of TXD and of TMML in floats of 10 bits, with and without anisotropy.

usage: float10_cases.py FOLDER             write FOLDER/float10.tlv, float10_taps.tlv, float10_others.tlv
       float10_cases.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
       float10_cases.py --flaws            how many threads have another level or other taps, or anything else, by each wrong step.
                                           exit: 1 one is told by no more than a few

The level is that of float10.py, what is found there that of the other generators. Derivatives are sought that tell one of the wrong steps of
float10_flaws.py from the text, and each must be told by several threads. A level of most textures holds its number times 256, so that
MIP_FILTER LINEAR gives the level back, in 1/256.
"""
from fractions import Fraction
import sys

from blends import Form, Image
from cube_quads import around, spread
from drawing import Drawing
from float10_flaws import ANISOTROPIC, FLAWS, OF_A_LENGTH, flawed
from mipped import QUALITY, Sampler
from quads import axes, planar, word
from taps import DRIVERS, LIMITS, Answered, Brought, Tapped, squeezed, stretched
from taps import sampler as tap_sampler
from trilinear import HALF, R16, R32, RGBA8
import float10 as tens
import float10_flaws
import lod
import rule
import written

NAME = "tests/oracle/float10_cases.py"
TRIES, LEAST, LANES = 150, 8, 8


# What a thread gets.

class Tens:
    """On top of Taps. shows: the level is expected of each thread, step by step."""
    shows = True
    kept_found = None

    def applies(self):
        return not self.texture.cube and self.texture.axes < 3

    def two(self, lane):
        first = lane & ~3
        return tens.derivatives([[axis[k] for axis in self.coordinates] for k in range(first, first + 4)])

    def found(self, lane):
        """A quad that is divergent has derivatives of 0."""
        self.kept_found = self.kept_found or {}
        if (float10_flaws.FLAW, lane) not in self.kept_found:
            zero = [[Fraction(0)] * self.texture.axes] * 2
            vectors = self.two(lane) if self.derived(lane) else zero
            of = tens.found(*vectors, self.texture.sizes() if self.texture.normalized else None, self.limit())
            self.kept_found[float10_flaws.FLAW, lane] = of, vectors
        return self.kept_found[float10_flaws.FLAW, lane]

    def ends(self, lane):
        if not self.applies():
            return super().ends(lane)
        of, vectors = self.found(lane)
        return (of.length, vectors[of.second]), of.minor

    def count(self, lane):
        if not self.applies():
            return super().count(lane)
        return 1 << self.found(lane)[0].power if self.derived(lane) else 1

    def base(self, lane):
        if not self.applies() or self.suffix in (".LL", ".LLA", ".LZ"):
            return super().base(lane)
        return self.found(lane)[0].base

    def steps(self, lane):
        if not self.runs(lane):
            return ""
        of = self.found(lane)[0]
        return f" lod.length = {of.length / 256!r} lod.minor = {of.minor / 256!r} lod.lambda = {of.base}"

    def text(self, number, r):
        head, body = super().text(number, r)
        if self.shows and self.applies() and self.suffix in ("", ".LB", ".LBA"):
            body = [line + self.steps(int(line.split()[2])) if line.startswith("  expect") else line for line in body]
        return head, body

    def told(self, lane):
        """(what shows in registers, all)"""
        if not self.applies():
            return (), ()
        of = self.found(lane)[0]
        return (self.clamped(lane), of.power, of.second and of.power), of


class OfQuad(Tens, Tapped):
    pass


class OfTxd(Tens, Brought):
    def two(self, lane):
        return self.vectors(lane)[1:3]


class OfTmml(Tens, Answered):
    pass


class Ramp(Image):
    """Level k in memory holds 256 k."""
    def __init__(self, number, kind, size, levels, view=None, layers=1, **fields):
        super().__init__(number, kind, R32, size, levels, view, layers, **fields)

    def stored(self):
        return "R32 FLOAT", "expression (float(256.0 * level))"

    def shown(self, c, at):
        return rule.bits32(Fraction(256 * at[0]))


RAMPS = [Ramp(0, "TWO_D", (64, 64), 7), Ramp(1, "TWO_D", (100, 37), 7), Ramp(2, "TWO_D", (1000, 4), 10), Ramp(3, "TWO_D", (2045, 3), 11),
         Ramp(4, "TWO_D_ARRAY", (48, 80), 7, None, 2), Ramp(5, "ONE_D", (2047,), 11), Ramp(6, "ONE_D_ARRAY", (75,), 7, None, 3),
         Ramp(7, "TWO_D", (64, 64), 7, None, 1, NORMALIZED_COORDS=0), Ramp(8, "TWO_D", (333, 77), 9, (1, 7), 1, **{QUALITY: 1}),
         Ramp(9, "ONE_D", (3001,), 12), Ramp(10, "TWO_D", (17, 1023), 10)]
PLANES = [texture for texture in RAMPS if texture.axes == 2]
EXACT = RAMPS[7]   # coordinates count texels: components are cut, and that is all
SHOWN = [Image(11, "TWO_D", R32, (64, 64), 7, None, 1, **DRIVERS), Image(12, "TWO_D", RGBA8, (100, 37), 7, (1, 6), 1, **{QUALITY: 1}),
         Image(13, "TWO_D_ARRAY", R16, (48, 80), 6, None, 2, **DRIVERS), Image(14, "ONE_D", R32, (75,), 7),
         Image(15, "TWO_D", HALF, (64, 32), 7, None, 1, NORMALIZED_COORDS=0), Image(16, "TWO_D", R32, (33, 17), 6, None, 1, USE_HEADER_OPT_CONTROL=1, MAX_ANISOTROPY=5)]
INTEGERS = Image(17, "TWO_D", Form("R32", "UINT"), (64, 32), 7)
SOLID = [Image(18, "THREE_D", R32, (20, 9, 13), 5), Image(19, "THREE_D", RGBA8, (16, 32, 8), 5, (1, 4), 1, **{QUALITY: 1}),
         Image(20, "CUBEMAP", R32, (16, 16), 5), Image(21, "CUBEMAP_ARRAY", R16, (12, 12), 4, None, 2)]


# Derivatives, in texels.

def part(r, e):
    """A number of 1..2 times 2^e, of either sign: with few bits or with all."""
    return Fraction(r.choice((r.randrange(512, 1024) << 14, r.randrange(1 << 23, 1 << 24))), 1 << 23) * Fraction(2) ** e * r.choice((1, -1))


def vector(r, axes_, e):
    out = [part(r, e)] + [part(r, e - r.choice((0, 0, 0, 1, 2, 3, 4, 6, 9, 11))) * (r.random() < 0.9) for _ in range(axes_ - 1)]
    r.shuffle(out)
    return out


def turned(r, x, scale):
    return [-x[1] * scale, x[0] * scale] if r.random() < 0.5 else [x[1] * scale, x[0] * scale]


def pair(r, texture):
    """X and Y: of any lengths and directions; across; nearly along; of one length; along the axes, powers of two too; alone."""
    n, e = texture.axes, r.randrange(0, texture.levels)
    x = vector(r, n, e)
    kind, scale = r.randrange(9), Fraction(r.randrange(64, 129), 128) / 2 ** r.randrange(6)
    if kind < 3:
        y = vector(r, n, e - r.choice((0, 0, 0, 0, 1, 1, 2, 3, 4, 7)))
    elif kind == 3:
        y = [c * (1 + Fraction(r.randrange(-64, 65), 2 ** r.randrange(8, 14))) * r.choice((1, 1, -1)) for c in x]
    elif kind == 4:
        y = turned(r, x, scale) if n > 1 else vector(r, n, e)
    elif kind == 5:
        y = turned(r, x, 1) if n > 1 else list(x)
    elif kind == 6:
        x, y = ([part(r, e), Fraction(0)], [Fraction(0), part(r, e) * scale]) if n > 1 else (x, [Fraction(0)])
    elif kind == 7:
        x, y = [Fraction(2) ** e] + [Fraction(0)] * (n - 1), [Fraction(0)] * (n - 1) + [Fraction(2) ** (e - r.randrange(8))]
    else:
        y = [Fraction(0)] * n
    return (x, y) if r.random() < 0.5 else (y, x)


def scaled(texture, vectors):
    """As the words of an instruction have them: d/dx and d/dy of s, then of t."""
    sizes = texture.sizes() if texture.normalized else [1] * texture.axes
    return [word(c / n) for n, *each in zip(sizes, *vectors) for c in each]


def of_pair(r, texture):
    return scaled(texture, pair(r, texture))


def quad_of(r, texture):
    """Its fourth thread is anywhere."""
    if r.random() < 0.2:
        return apart(r, texture)
    sizes = texture.sizes() if texture.normalized else [1] * texture.axes
    first = [Fraction(r.randrange(-512, 1024), 512) * (1 if texture.normalized else n) for n in texture.sizes()]
    steps = [[Fraction(0)] * texture.axes, *pair(r, texture), [part(r, r.randrange(6)) for _ in sizes]]
    return [[word(c + d / n) for c, d, n in zip(first, step, sizes)] for step in steps]


def apart(r, texture):
    """A difference just below a float of 10 bits, which binary32 rounds to it."""
    sizes = texture.sizes() if texture.normalized else [1] * texture.axes
    ends = [[Fraction(r.randrange(512, 1024), 512) * Fraction(2) ** r.randrange(5) / n for n in sizes] for _ in range(2)]
    small = [min(end[k] for end in ends) / 2 ** r.randrange(26, 40) for k in range(texture.axes)]
    return [[word(c) for c in thread] for thread in (small, *ends, ends[0])]


# Instructions.

def txd(d, texture, rows, code=None, **more):
    """code: of MAX_ANISOTROPY."""
    r = d.r
    at = list(zip(*([word(Fraction(r.randrange(-256, 1024), 512) * (1 if texture.normalized else n)) for n in texture.sizes()] for _ in rows)))
    sampler = plain() if code is None else tap_sampler(r, texture, code, modes=["WRAP"] * 3)
    draw = OfTxd(texture, sampler, "", at, None, layers(r, texture, len(rows)), **more)
    draw.derivatives = rows
    return draw


def plain(**more):
    return Sampler(["WRAP"] * 3, 1, 1, lod.LINEAR, **more)


def layers(r, texture, count):
    return [r.randrange(texture.layers + 1) for _ in range(count)]


def tex(d, texture, quads, code=None, suffix="", make=OfQuad, **more):
    r, lanes = d.r, 4 * len(quads)
    sampler = plain() if code is None else tap_sampler(r, texture, code, modes=["WRAP"] * 3)
    level = [word(Fraction(r.randrange(-512, 1024), r.choice((256, 512)))) for _ in range(lanes)] if suffix else None
    return make(texture, sampler, suffix, axes(quads), level, layers(r, texture, lanes), **more)


def shown(texture, vectors, limit):
    """(what shows in registers without a bias, all)"""
    of = tens.found(*vectors, texture.sizes() if texture.normalized else None, limit)
    return (lod.between(0, of.base, 256 * (texture.levels - 1)), of.power, of.second and of.power), of


def of_row(row):
    values = [rule.value32(bits) for bits in row]
    return values[0::2], values[1::2]


def sought(r, name, texture, make, vectors, code=0, tries=TRIES):
    """Operands that tell a wrong step; where registers do not show it in so many, such as tell it elsewhere."""
    limit, best = LIMITS[code or 0], None
    for _ in range(tries):
        operands = make(r, texture)
        right = shown(texture, vectors(operands), limit)
        with flawed(name):
            wrong = shown(texture, vectors(operands), limit)
        if right[0] != wrong[0]:
            return operands
        best = operands if right[1] != wrong[1] else best
    return best


def some(r, names, texture, make, vectors, code=0):
    found = [sought(r, name, texture, make, vectors, code) for name in flaws_in(texture, names)]
    return [operands for operands in found if operands]


def flaws_in(texture, names):
    """Those that such a texture can tell."""
    skipped = {name for name in names if name.startswith("sizes") and max(texture.size) < 1024}
    skipped |= {name for name in names if not texture.normalized and name.startswith(("sizes", "products", "all columns", "columns"))}
    skipped |= {name for name in names if texture.axes == 1 and (name[:1].isdigit() and "16" not in name or name.startswith(("part of", "components in", "lesser")))}
    skipped |= {name for name in names if name == "the area saturated" or name.startswith("121 n + 3") and texture is not EXACT}   # far, diagonals
    return [name for name in names if name not in skipped]


def lengths(d):
    """Each wrong step of a length, of every texture: TXD."""
    for n, texture in enumerate(RAMPS * 2):
        rows = some(d.r, OF_A_LENGTH[n // len(RAMPS)::2], texture, of_pair, of_row)
        for k in range(0, len(rows), LANES):
            d.add(txd(d, texture, rows[k:k + LANES]))


def quads(d):
    """The same of quads: TEX, with a bias, and TMML; and differences."""
    for n, name in enumerate(OF_A_LENGTH + ["differences exact"] * 4):
        texture = RAMPS[3] if name.startswith("sizes") else PLANES[n % len(PLANES)]
        texture = texture if flaws_in(texture, [name]) else RAMPS[0]
        made = some(d.r, [name] * 2, texture, quad_of, tens.derivatives)
        make = (OfQuad, OfTmml, OfQuad)[n % 3]
        if made:
            d.add(tex(d, texture, made, suffix=(".LB", ".LBA")[n % 2] if n % 3 == 2 else "", make=make, **({"mask": 3} if make is OfTmml else {})))


ENDS = {rest: [n for n in range(512, 745) if (121 * n + 32) % 256 == rest] for rest in (0, 255)}


def diagonal(r, _):
    """X and Y whose sum, or difference, has a lesser component beside a step of its part, of which all bits count."""
    b = r.choice(ENDS[r.choice((0, 255))])
    ends = [r.randrange(b, 745), b]
    x = [end // 2 + r.randrange(-60, 60) for end in ends]
    sign = r.choice((1, -1))
    y = [(end - c) * sign for end, c in zip(ends, x)]
    unit = Fraction(2) ** r.randrange(-8, -5)
    return scaled(EXACT, [[c * unit for c in v] for v in ((x, y) if r.random() < 0.5 else (y, x))])


def diagonals(d):
    """The constant of a diagonal's lesser component."""
    names = [name for name in FLAWS if name.startswith("121 n")] * 4
    rows = some(d.r, names, EXACT, diagonal, of_row)
    for k in range(0, len(rows), LANES):
        d.add(txd(d, EXACT, rows[k:k + LANES]))


def logarithms(d):
    """Each entry of the table: of either of its two numbers."""
    rows = []
    for k in range(256):
        c = Fraction(512 + 2 * k + d.r.randrange(2), 512) * Fraction(2) ** d.r.randrange(EXACT.levels - 1)
        rows.append(scaled(EXACT, [[c, 0], [0, 0]] if k % 2 else [[0, 0], [0, -c]]))
    for k in range(0, 256, 32):
        draw = txd(d, EXACT, rows[k:k + 32])
        draw.shows = False
        d.add(draw)


ENDLESS = 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0xFF000000, 0x00800000, 0x80800001, 0x7FC00000


def far(d):
    """Differences beyond the largest number. Huge and tiny derivatives, beside and without others; lengths beyond the first and the last level."""
    for n, texture in enumerate((RAMPS[0], RAMPS[7], RAMPS[6], RAMPS[3], RAMPS[1])):
        rows = []
        for _ in range(LANES):
            row = of_pair(d.r, texture)
            for k in range(0, len(row), 1 + d.r.randrange(2)):
                row[k] = d.r.choice((0x7F7FFFFF, 0xFF7FFFFF, 0x00800000, 0x80800001, 0x7F800000, 1, 0x7FC00000, 0x80000000,
                                     d.r.randrange(1, 255) << 23 | d.r.getrandbits(23)))
            rows.append(row)
        d.add(txd(d, texture, rows, (None, 7, None, 5, 3)[n]))
    for n, texture in enumerate((RAMPS[0], RAMPS[7], RAMPS[9], RAMPS[2])):
        made = [[[d.r.choice(ENDLESS) if d.r.random() < 0.4 else c for c in thread] for thread in quad_of(d.r, texture)] for _ in range(4)]
        d.add(tex(d, texture, made, (None, 7, 4, None)[n], make=OfTmml if n == 1 else OfQuad, **({"mask": 3} if n == 1 else {})))


def zeros(d):
    """No length at all; one derivative alone; divergent quads."""
    for texture in (RAMPS[0], RAMPS[9], RAMPS[7]):
        n = 2 * texture.axes
        rows = [[0] * n, [0x80000000] * n, [word(Fraction(1, 3))] + [0] * (n - 1), [0] * (n - 1) + [word(Fraction(-2, 7))], [0x007FFFFF] * n]
        d.add(txd(d, texture, rows))
        d.add(txd(d, texture, rows, 7))
    states = [{"active": 0xEF}, {"active": 0xFF, "stage": "compute"}, {"active": 0xFF, "helper": 0x5A, "killed": 0x21}]
    for n, state in enumerate(states):
        for make in (OfQuad, OfTmml):
            d.add(tex(d, PLANES[n], [quad_of(d.r, PLANES[n]) for _ in range(2)], (None, 4, 7)[n], make=make, state=state, **({"mask": 3} if make is OfTmml else {})))


def stepped(d):
    """MIP_FILTER POINT, biases and clamps of the sampler, filters that differ: the level as it is known."""
    for n in range(10):
        texture = RAMPS[n % len(RAMPS)]
        draw = txd(d, texture, [of_pair(d.r, texture) for _ in range(LANES)])
        draw.sampler = Sampler(["WRAP"] * 3, 1, 1, (lod.POINT, lod.LINEAR)[n % 2], d.r.randrange(-600, 600), d.r.choice((0, d.r.randrange(0x200))), d.r.choice((0xFFF, d.r.randrange(0x500))))
        d.add(draw)


def float10():
    d = Drawing("float10", "POLICY lod_float10: the level of one tap, of quads and TXD and TMML; each step of a length and of its logarithm.",
                "PD-100 PD-129 PD-129a PD-129b PD-130", "PD-102 PD-103", RAMPS, NAME)
    d.head.append("policy lod_float10")
    for group in (lengths, quads, diagonals, logarithms, far, zeros, stepped):
        group(d)
    return d


def limits(d):
    """Each limit, with each wrong step that its texture can tell: the level of TXD."""
    for n, code in enumerate(list(range(1, 8)) * 2):
        texture = (PLANES * 2)[n]
        names = [name for name in ANISOTROPIC + OF_A_LENGTH[n % 3::3] if not hopeless(name, code)]
        rows = some(d.r, names, texture, of_pair, of_row, code)
        for k in range(0, len(rows), LANES):
            d.add(txd(d, texture, rows[k:k + LANES], code))


def hopeless(name, code):
    """Limits that are a power of two have no such error."""
    limit = LIMITS[code]
    whole = limit & limit - 1 == 0
    return whole and name.startswith(("limits", "taps up to a smaller"))


def asked(d):
    """The level alone, of quads, and with a bias: of each limit."""
    for n in range(16):
        texture, code = PLANES[n % len(PLANES)], n % 8
        make = (OfTmml, OfQuad)[n // 8]
        d.add(tex(d, texture, [quad_of(d.r, texture) for _ in range(2)], code, make=make, suffix=".LB" if n // 8 and n % 2 else "", **({"mask": 3} if n < 8 else {})))
    d.add(tex(d, INTEGERS, [quad_of(d.r, INTEGERS) for _ in range(2)], 7))
    d.add(tex(d, INTEGERS, [quad_of(d.r, INTEGERS)], 7, make=OfTmml, mask=3))


OF_TAPS = [name for name in ANISOTROPIC if name.startswith(("taps", "along", "the"))]


def taps(d):
    """Their number and their direction, where texels differ: TXD and quads."""
    for n, name in enumerate(OF_TAPS * 3):
        texture = SHOWN[n % len(SHOWN)]
        code = d.r.choice((1, 2, 3, 4, 5, 6, 7)) if not name.startswith("taps up") else d.r.choice((3, 5, 6))
        texture = SHOWN[0] if texture.axes == 1 and name.startswith("along") else texture
        given = n % 2
        made = some(d.r, [name] * (4 if given else 1), texture, of_pair if given else quad_of, of_row if given else tens.derivatives, code)
        if made:
            draw = (txd if given else tex)(d, texture, made, code)
            draw.sampler.bias = max(-4096, min(d.r.choice((0, 100, 128)) - draw.base(0), 4095))
            d.add(draw)


def float10_taps():
    d = Drawing("float10 taps", "POLICY lod_float10: the level with anisotropy, by the area; numbers of taps, and their direction.",
                "PD-112 PD-129 PD-129a PD-129b PD-130 PD-131", "PD-102 PD-103", RAMPS + SHOWN + [INTEGERS], NAME)
    d.head.append("policy lod_float10")
    for group in (limits, asked, taps):
        group(d)
    return d


def float10_others():
    """Volumes, cubes, and levels that are not derived."""
    d = Drawing("float10 others", "POLICY lod_float10 changes nothing: volumes, cubes, levels in a register.",
                "PD-101 PD-102 PD-103 PD-104 PD-111 PD-112", "PD-129 PD-129a PD-129b PD-130 PD-131", RAMPS[:3] + SOLID, NAME)
    d.head.append("policy lod_float10")
    r = d.r
    for n in range(24):
        texture, code = SOLID[n % 4], (None, 7, 3, None, 2)[n % 5]
        made = [squeezed(r, Fraction(5)) if texture.cube and n % 8 > 3 else around(r, spread(r)) if texture.cube else (planar, stretched)[n % 8 > 3](r, texture)]
        draw = tex(d, texture, made, code, make=(OfQuad, OfTmml, OfQuad)[n // 4 % 3], **({"mask": 3} if n // 4 % 3 == 1 else {}))
        draw.sampler.seams = 2 * texture.cube
        d.add(draw)
    for n in range(9):
        texture = RAMPS[n % 3]
        draw = tex(d, texture, [quad_of(r, texture) for _ in range(2)], (None, 7)[n % 2], suffix=(".LL", ".LZ", ".LLA")[n // 3])
        draw.level = None if draw.suffix == ".LZ" else draw.level
        d.add(draw)
    return d


def files():
    return {"float10.tlv": float10().text(), "float10_taps.tlv": float10_taps().text(), "float10_others.tlv": float10_others().text()}


def told_by(drawings):
    """{wrong step: threads that have another level or other taps, of which anything else is another}"""
    draws = [draw for d in drawings for draw in d.draws if draw.applies()]
    expected = lambda: [draw.told(lane) for draw in draws for lane in range(draw.lanes)]
    right, out = expected(), {}
    for name in FLAWS:
        with flawed(name):
            wrong = expected()
        out[name] = sum(a[0] != b[0] for a, b in zip(right, wrong)), sum(a != b for a, b in zip(right, wrong))
    return out


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        table = told_by([float10(), float10_taps()])
        print("\n".join(f"{name}: {registers}, {all_}" for name, (registers, all_) in table.items()))
        sys.exit(any(all_ < LEAST for _, all_ in table.values()))
    else:
        written.main(__doc__, files, NAME)
