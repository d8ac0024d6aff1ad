#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY srgb_float8: TEX of what decodes from sRGB, filtered with filter_weight8 and without it.

usage: float8.py FOLDER             write FOLDER/float8.tlv, float8_alone.tlv
       float8.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
       float8.py --flaws            count the results that each wrong reading of PD-133 would change. exit: 1 if too few

What a thread gets is worked out in weights.py and srgb8.py.
"""
from contextlib import contextmanager
from fractions import Fraction
import sys

from blends import CODED, Form, Image
from block_vectors import KINDS, table
from cube_means import Cubes, Cubic, towards
from drawing import Drawing
from mipped import Sampler
from quads import axes
from taps import DRIVERS, Taps, bring
from taps import sampler as tap_sampler
from weight8 import AROUND, EVER, Eighths, all_of, at_fractions, coordinate, filled, long
from weights import DECODED, WHOLE, Weighed
import formats
import lod
import pairs
import rule
import srgb8
import weights
import written

NAME = "tests/oracle/float8.py"
LEAST = 8   # results that tell a wrong reading
# Codes whose numbers are the first and the last of those with a leading 0, and those beside them.
ENDS = (31, 32, 33, 34, 64, 65, 70, 71, 96, 97, 98, 99, 183, 184, 187, 188, 247, 248, 254, 255)
LEAD = tuple(code for code, number in enumerate(srgb8.TABLE) if srgb8.leads(number))
FRAMES = ((32, 254, 10), (65, 248, 97), (31, 71, 188))   # of borders: their numbers have fractions


def shown(code):
    """PD-132: of a texel and of a border."""
    return rule.bits32(Fraction(srgb8.TABLE[code], srgb8.ONE))


class Coded(Form):
    """Border codes of sRGB decode by the table too, those of its own, whatever the width of components."""
    codes = CODED

    def border(self):
        return [shown(code) for code in self.codes] + super().border()[3:] if self.srgb else super().border()


class Decoding(Image):
    """Codes of 8 bits decode by the table."""

    def is_float8(self, c):
        return self.form.decoded(c) and self.form.bits[c][1] == 8

    def shown(self, c, at):
        if self.is_float8(c):
            return shown(self.code(c, at))
        return super().shown(c, at)

    def widened(self, code, width):
        """The code nearest to what the texel shows: none is halfway."""
        if width != 8:
            return super().widened(code, width)
        return round(Fraction(srgb8.TABLE[code] * 65535, srgb8.ONE))

    def border(self):
        codes = getattr(self.form, "codes", None)
        text = super().border()
        return text if codes is None else text.split(" SRGB")[0] + "".join(f" SRGB_BORDER_COLOR_{c} {code}" for c, code in zip("RGB", codes))


class BlockForm(Coded):
    """Of blocks; codes of 8 bits."""

    def __init__(self, kind):
        self.name, self.types, _, self.size, count, _ = KINDS[kind]
        self.srgb, self.sources, self.rest = True, list("RGBA"), ""
        self.bits, self.of, self.words = [(8 * c, 8) for c in range(count)], lambda c: self.types, f"{self.name} {self.types}"


class Blocks(Decoding):
    """As decoders from outside give them."""

    def __init__(self, number, kind, size, blocks):
        super().__init__(number, "TWO_D", BlockForm(kind), size)
        self.blocks = blocks

    def stored(self):
        return self.form.words, "rows " + " ".join(block.data.hex() for block in self.blocks)

    def code(self, c, at):
        _, _, y, x = at
        how, code = self.blocks[y // 4 * (self.size[0] // 4) + x // 4].texels[c][y % 4 * 4 + x % 4]
        assert how == "code"
        return code

    def shown(self, c, at):
        return super().shown(c, at) if self.is_float8(c) else pairs.unorm(self.code(c, at))


RGBA8, R8, GR8, XBGR8 = (Coded(name, "UNORM", srgb=True) for name in ("A8B8G8R8", "R8", "G8R8", "X8B8G8R8"))
FRAMED = [Coded("A8B8G8R8", "UNORM", srgb=True) for _ in FRAMES]
for form, codes in zip(FRAMED, FRAMES):
    form.codes = codes
SMALL = [Coded(name, "UNORM", srgb=True) for name in ("A1B5G5R5", "B5G6R5", "A4B4G4R4")]
EVERY = Decoding(0, "TWO_D", RGBA8, (16, 16))
NEAR = [Decoding(1 + n, "TWO_D", form, size, 3) for n, (form, size) in enumerate(((RGBA8, (16, 8)), (R8, (11, 5)), (GR8, (8, 8)), (XBGR8, (7, 13)), (RGBA8, (16, 16))))]
BORDERS = [Decoding(6 + n, "TWO_D", form, (4, 4), 2) for n, form in enumerate(FRAMED)]
OTHER = [Decoding(9 + n, "TWO_D", form, (8, 5), 2) for n, form in enumerate(SMALL)]
OTHER += [Decoding(12, "TWO_D", Form("A8B8G8R8", "UNORM"), (8, 5), 2, SRGB_CONVERSION=1)]   # of the header alone: it is in effect for none
DEEP = [Decoding(13, "THREE_D", RGBA8, (6, 5, 7), 3), Decoding(14, "THREE_D", R8, (8, 4, 8), 2)]
CUBES = [Decoding(15, "CUBEMAP", RGBA8, (4, 4), 2), Decoding(16, "CUBEMAP", R8, (1, 1)), Decoding(17, "CUBEMAP_ARRAY", R8, (3, 3), 2, None, 2)]
LINES = [Decoding(18, "ONE_D", RGBA8, (37,), 4), Decoding(19, "TWO_D_ARRAY", R8, (9, 6), 3, None, 3)]
TAPPED = [Decoding(20, "TWO_D", RGBA8, (64, 64), 6, None, 1, **DRIVERS), Decoding(21, "THREE_D", R8, (20, 9, 13), 4)]
EVERY_BLOCK = table()
PACKED = [Blocks(22 + n, kind, (32, 16), EVERY_BLOCK[kind][:32]) for n, kind in enumerate(("dxt1", "bc7u"))]
TEXTURES = [EVERY, *NEAR, *BORDERS, *OTHER, *DEEP, *CUBES, *LINES, *TAPPED, *PACKED]


def drawn(r):
    """A code: often of a number with a leading 0, or beside one, or small."""
    return r.choice((r.choice(ENDS), r.choice(ENDS), r.choice(LEAD), r.randrange(40), r.randrange(256)))


def fill(r):
    EVERY.elements = {(0, 0, y, x): sum((x + 16 * y + 85 * c) % 256 << 8 * c for c in range(4)) for y in range(16) for x in range(16)}
    for texture in (*NEAR, *BORDERS, *DEEP, *CUBES, *LINES, *TAPPED):
        filled(texture, lambda bits: drawn(r))


# Wrong readings of PD-133.

@contextmanager
def patched(holder, name, value):
    was = holder.__dict__[name]
    setattr(holder, name, value)
    try:
        yield
    finally:
        setattr(holder, name, was)


def rounded_cut(self, x, e):
    unit = Fraction(2) ** (e - self.below)
    return weights.away(abs(x) / unit) * (-1 if x < 0 else 1) * 2 ** (self.bits + 3 - self.below)


def uncut(self, x, e):
    return weights.Width.cut(self, x, e)


def without(n):
    return tuple(limits for k, limits in enumerate(srgb8.LEADING) if k != n)


def narrower(n, side):
    return tuple((first + (k == n and side == 0), last - (k == n and side == 1) * 128) for k, (first, last) in enumerate(srgb8.LEADING))


KIND = weights.Leading
FLAWS = {"cut to 7 bits": (KIND, "below", 6), "cut to 9 bits": (KIND, "below", 8), "rounded, not cut": (KIND, "cut", rounded_cut), "not cut": (KIND, "cut", uncut),
         "m is 24": (DECODED, "bits", 24), "m is 8": (DECODED, "bits", 8), "m is 10": (DECODED, "bits", 10),
         "the exponent never one more": (srgb8, "LEADING", ()), "always": (srgb8, "LEADING", ((1, srgb8.ONE),))}
FLAWS |= {f"without the range from {first}": (srgb8, "LEADING", without(n)) for n, (first, _) in enumerate(srgb8.LEADING)}
FLAWS |= {f"the range from {first + 1}": (srgb8, "LEADING", narrower(n, 0)) for n, (first, _) in enumerate(srgb8.LEADING[:1])}
FLAWS |= {f"{last} counts as without": (srgb8, "LEADING", narrower(n, 1)) for n, (_, last) in enumerate(srgb8.LEADING[3:], 3)}


# What is drawn. m: with both policies, or with one.

def every(m):
    """All codes: of a point, and the middle between two."""
    for first in range(0, 256, 32):
        at = [[coordinate(WHOLE * (code % 16) + 128, 16, EVERY) for code in range(first, first + 32)],
              [coordinate(WHOLE * (code // 16) + 128, 16, EVERY) for code in range(first, first + 32)]]
        m.linear(EVERY, [0] * 32, ["CLAMP_TO_EDGE"] * 3, (1, 1), at=at, mask=15)
    for first in range(0, 256, 32):
        halves = [(128, 0) if first % 64 else (0, 128)] * 16
        m.linear(EVERY, [0] * 16, EVER, at=at_fractions(m.r, EVERY, halves), mask=15)


def near(m):
    """Two texels, then four; of one level and of two, each of one texel and of four."""
    for texture in NEAR:
        for parts in ([(m.part_of(1, 128, 255), 0) for _ in range(16)], [(0, m.part_of(1, 128, 255)) for _ in range(8)],
                      [(m.part_of(), m.part_of()) for _ in range(24)], [(m.part_of(1, 255), m.part_of(1, 2, 254)) for _ in range(8)]):
            m.linear(texture, [0] * len(parts), EVER, at=at_fractions(m.r, texture, parts), mask=all_of(texture) if len(parts) == 8 else 1)
        m.linear(texture, [256 * m.r.randrange(2) + m.part_of(1, 64, 128, 255) for _ in range(24)])
        m.linear(texture, [256 * m.r.randrange(2) + m.part_of(1, 128, 255) for _ in range(12)], EVER, (1, 1), mask=1)


def others(m):
    """Formats that do not have 8 bits, and what does not decode."""
    for texture in OTHER:
        m.linear(texture, [0] * 6, mask=15 if len(texture.form.bits) == 4 else 7)
        m.linear(texture, [m.part_of() for _ in range(4)], mask=7)
        m.linear(texture, [0] * 4, EVER, (1, 1), mask=15)
    for texture in BORDERS:
        for count in (16, 8):
            m.linear(texture, [0 if count > 8 else m.part_of() for _ in range(count)], ["BORDER"] * 3, mask=7 if count > 8 else 15,
                     at=[[coordinate(m.r.choice((-40, 30, 90, 1000, 1060, m.r.randrange(-128, 1152))), 4, texture) for _ in range(count)] for _ in "st"])
        m.linear(texture, [0] * 4, ["BORDER"] * 3, (1, 1), mask=15, at=[[coordinate(p, 4, texture) for p in (-300, 128, 1200, 700)]] * 2)
    for texture in PACKED:
        m.linear(texture, [0] * 16, mask=15)
        m.linear(texture, [0] * 8, EVER, (1, 1), mask=15)


def more(m):
    """Slices, lines, layers."""
    for texture in DEEP + LINES:
        m.linear(texture, [0] * 16, mask=1)
        m.linear(texture, [m.part_of(1, 128) for _ in range(12)], ("MIRROR", "WRAP", "MIRROR"), mask=all_of(texture))


def cubic(m):
    for texture in CUBES:
        corners = [towards(m.r, texture.size[0], corner=True) for _ in range(12)]
        m.of(texture, [0] * 12, at=list(zip(*corners)), bias=0, mask=1)
        m.of(texture, [m.r.choice((0, 1, 128, 255)) for _ in range(8)], bias=0, mask=all_of(texture))


def taps(d, make):
    for n in range(6):
        texture = TAPPED[n % 2]
        made = long(d.r, texture, n, (2, 4, 8, 16)[n % 4])
        sampler = tap_sampler(d.r, texture, 7, 3, ["WRAP", "CLAMP_TO_EDGE", "MIRROR"], SRGB_CONVERSION=1)
        d.add(bring(d.r, make(texture, sampler, "", axes(made), mask=all_of(texture)), (0, 37, 128)[n % 3]))


class Alone(Taps, Cubic):
    """Without filter_weight8: a mean of codes of 16 bits."""


def drawing(both):
    make = Weighed if both else Alone
    about = "POLICY srgb_float8: sRGB of 8 bits decodes by a table" + (", and with filter_weight8 its filter has a float of 8 bits." if both else "; what is filtered are codes of 16 bits.")
    ruled = ("PD-132 PD-133 PD-82 PD-125 PD-125a", "PD-61b PD-125b") if both else ("PD-132 PD-82 PD-82b", "PD-133 PD-125 PD-126")
    d = Drawing("float8" if both else "float8 alone", about, *ruled, TEXTURES, NAME)
    d.head += ["policy srgb_float8"] + ["policy filter_weight8"] * both
    m = Eighths(d, make)
    fill(d.r)
    for group in (every, near, others, more):
        group(m)
    cubic(Cubes(d, make))
    taps(d, make)
    if not both:
        d.draws = d.draws[:8] + d.draws[8::3]
    return d


def sums(d):
    """What is filtered as such floats: of each sample and register [[(word, weight)]]."""
    for draw in d.draws:
        for lane in range(draw.lanes):
            passes = draw.passes(lane)
            if draw.point(lane) and len(passes) == 1:
                continue
            found = [footprint.texels() for footprint in passes]
            for register in range(4):
                c = draw.texture.form.component(register)
                if draw.mask >> register & 1 and c is not None and draw.texture.is_float8(c):
                    yield [[(draw.plain(at, register), weight) for at, weight in texels] for texels in found]


def told_by(d):
    """{wrong reading: registers that it changes}"""
    every_sum, out = list(sums(d)), {}
    right = [DECODED.mean(passes) for passes in every_sum]
    for name, step in FLAWS.items():
        with patched(*step):
            out[name] = sum(DECODED.mean(passes) != value for passes, value in zip(every_sum, right))
    return out


def files():
    return {"float8.tlv": drawing(True).text(), "float8_alone.tlv": drawing(False).text()}


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        told = told_by(drawing(True))
        print("\n".join(f"{name}: {count}" for name, count in told.items()))
        sys.exit(any(count < LEAST for count in told.values()))
    else:
        written.main(__doc__, files, NAME)
