#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY bc4_nv: BC4, BC5 and alpha of BC3 as the captured H100 mixes them.

usage: bc4.py FOLDER             write FOLDER/bc4_nv.tlv, bc4_nv_weight8.tlv, bc3_nv.tlv
       bc4.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
       bc4.py --flaws            count the threads that each wrong reading of PD-135 and PD-135a would change. exit: 1 if too few

Codes are worked out here, as the text mixes them. Colours of BC3 are those of decoders from outside (block_vectors.py). What is made of
codes of 16 bits is that of blends.py and weights.py.
"""

from fractions import Fraction
import random
import sys

from blends import Form, Image
from block_vectors import table
from cube_means import Cubic, towards
from drawing import Drawing
from float8 import LEAST, patched
from mipped import Sampler
from quads import word
import formats
import lod
import weights
import written

NAME = "tests/oracle/bc4.py"
COLOURS = {block.data[8:]: block for block in table()["dxt45"]}  # of BC3, by their 8 bytes


# Steps.

LOWEST = -127
QUARTER = 64  # of a signed end: how many make 1 more
LONG = ((0, 36), (0, 72), (1, -144), (0, 144), (1, -72), (1, -36))  # from which end, times d
SHORT = ((0, 48), (0, 96), (1, -96), (1, -48))
LONG_8, SHORT_8, HALF_8 = (289, 578, 892, 1156, 1470, 1759), (385, 770, 1278, 1663), 1024


def ends_of(block, signed):
    two = block & 255, block >> 8 & 255
    return [max(e - (e >> 7 << 8), LOWEST) for e in two] if signed else list(two)


def is_long(ends, block):
    return ends[0] > ends[1]


def wide(e, signed):
    """An end in 16 bits."""
    if not signed:
        return 257 * e
    return 258 * e + abs(e) // QUARTER * (-1 if e < 0 else 1)


def mixed(block, k, signed):
    """Of a block of 8 bytes, as a number: the code of index k."""
    ends = ends_of(block, signed)
    both, d = [wide(e, signed) for e in ends], ends[1] - ends[0]
    if k < 2:
        return both[k]
    steps = LONG if is_long(ends, block) else SHORT
    if k - 2 < len(steps):
        end, times = steps[k - 2]
        return both[end] + times * d
    return ((0, 65535), (-32767, 32767))[signed][k - 6]


def mixed_8(block, k):
    """Alpha of BC3."""
    ends = ends_of(block, False)
    steps = LONG_8 if is_long(ends, block) else SHORT_8
    if k >= 2 + len(steps):
        return (0, 65535)[k - 6]
    w = (0, 2048, *steps)[k]
    return 257 * ((2048 * ends[0] + w * (ends[1] - ends[0]) + HALF_8) // 2048)


def index(block, texel):
    return block >> 16 + 3 * texel & 7


# What is drawn.


class Codes(Form):
    """Of blocks: components of 16 bits, but for colours of BC3."""

    BYTES = {"DXN1": (8, 1), "DXN2": (16, 2), "DXT45": (16, 4)}

    def __init__(self, name, types, sources="RGBA", srgb=False):
        self.name, self.types, self.srgb = name, types, srgb
        self.sources = [{"0": "ZERO", "1": "ONE_FLOAT", "I": "ONE_INT"}.get(s, s) for s in sources]
        self.size, count = self.BYTES[name]
        self.bits = [(16 * c, 8 if name == "DXT45" and c < 3 else 16) for c in range(count)]
        first, self.rest, self.of = formats.data_words(types)
        self.words = f"{name} {first}" + (f"   source {' '.join(self.sources)}" if sources != "RGBA" else "")


class Blocks(Image):
    def __init__(self, number, form, blocks, across=8, kind="TWO_D"):
        size = (4 * across, 4 * (len(blocks) // across // (6 if "CUBE" in kind else 1)))
        super().__init__(number, kind, form, size)
        self.blocks, self.across = blocks, across

    def stored(self):
        return self.form.words + self.form.rest, "rows " + " ".join(block.to_bytes(self.form.size, "little").hex() for block in self.blocks)

    def code(self, c, at):
        _, deep, y, x = at
        block, texel = self.blocks[(deep * (self.size[1] // 4) + y // 4) * self.across + x // 4], y % 4 * 4 + x % 4
        if self.form.name == "DXT45":
            alpha = block & (1 << 64) - 1
            return mixed_8(alpha, index(alpha, texel)) if c == 3 else COLOURS[block.to_bytes(16, "little")[8:]].texels[c][texel][1]
        half = block >> 64 * c & (1 << 64) - 1
        return mixed(half, index(half, texel), self.form.of(0) == "SNORM") & 0xFFFF

    def shown(self, c, at):
        width = self.form.bits[c][1]
        return formats.shown("", self.form.of(c), self.code(c, at), width, 0, self.form.decoded(c))


class Alone(weights.Gather):
    """Without filter_weight8."""

    def sample(self, at, lane, register):
        return self.plain(at, register)


# Blocks.

INTERESTING = (0, 1, 2, 63, 64, 65, 126, 127, 128, 129, 130, 191, 192, 193, 254, 255)
EVERY_INDEX = sum(k << 3 * k for k in range(8)) | sum(7 - k << 3 * (8 + k) for k in range(8))


def of_ends(a, b, indices=EVERY_INDEX):
    return a | b << 8 | indices << 16


def pairs_of(r, count):
    """Each pair of these once, in an order drawn; then any."""
    every = [(a, b) for a in INTERESTING for b in INTERESTING]
    chosen = [
        (128, 129),
        (129, 128),
        (128, 128),
        (128, 127),
        (127, 128),
        (0, 0),
        (255, 255),
        (255, 0),
        (0, 255),
        (129, 127),
        (64, 192),
        (127, 127),
    ]
    rest = [pair for pair in every if pair not in chosen]
    r.shuffle(rest)
    return (chosen + rest)[:count]


def drawn(r):
    a, b = r.choice((r.getrandbits(8), r.choice(INTERESTING))), r.getrandbits(8)
    return of_ends(*r.choice(((a, b), (b, a), (a, a))), r.getrandbits(48))


# Draws.


class Draws:
    def __init__(self, d, make, gather):
        self.d, self.r, self.make, self.gathers = d, d.r, make, gather

    def sampler(self, texture, filter_, seams=0):
        fields = {"SRGB_CONVERSION": 1} if texture.form.srgb else {}
        return Sampler(["CLAMP_TO_EDGE"] * 3, filter_, filter_, lod.NONE, seams=seams, **fields)

    def gather(self, texture, cells, letter="R"):
        """Four texels each, with their corner at a cell."""
        at = [[word(Fraction(cell[axis], texture.size[axis])) for cell in cells] for axis in range(2)]
        draw = self.gathers(texture, self.sampler(texture, 1), "", at, None, [0] * len(cells), None)
        draw.letter = letter
        self.d.add(draw)

    def every(self, texture, letter):
        """Texels of all blocks: each index once, in the upper two rows of each block."""
        for row in range(1, texture.size[1], 4):
            cells = [(x, row) for x in range(1, texture.size[0], 2)]
            self.gather(texture, cells, letter)

    def tex(self, texture, filter_, lanes, mask, parts=None):
        at = []
        for _ in range(lanes):
            some = parts or (0, 1, 37, 127, 128, 128, 200, 255)
            at.append(
                [
                    word(Fraction(256 * self.r.randrange(size) + self.r.choice(some) + 128 * (filter_ == 1), 256 * size))
                    for size in texture.size
                ]
            )
        self.d.add(self.make(texture, self.sampler(texture, filter_), ".LZ", list(zip(*at)), None, [0] * lanes, None, mask=mask))

    def cube(self, texture, lanes):
        at = [towards(self.r, texture.size[0], corner=lane % 2 == 0) for lane in range(lanes)]
        draw = self.gathers(texture, self.sampler(texture, 1, 2), "", list(zip(*at)), None, [0] * lanes, None)
        draw.letter = "R"
        self.d.add(draw)
        self.d.add(self.make(texture, self.sampler(texture, 2, 2), ".LZ", list(zip(*at)), None, [0] * lanes, None, mask=1))


def two(first, second):
    return [a | b << 64 for a, b in zip(first, second)]


def drawing(eight):
    """BC4 and BC5."""
    r = random.Random(f"bc4 {eight}")
    count = 32 if eight else 136
    ends = [of_ends(*pair) for pair in pairs_of(r, count)]
    forms = [
        Codes("DXN1", "UNORM"),
        Codes("DXN1", "SNORM"),
        Codes("DXN2", "UNORM", "GRA1"),
        Codes("DXN2", "SNORM", "RG0I"),
        Codes("DXN2", ("SNORM", "UNORM")),
        Codes("DXN2", ("UNORM", "SNORM")),
    ]
    several = []
    for n, form in enumerate(forms):
        of_one = ends if n < 2 else [drawn(r) for _ in range(32)]
        if n == 1:  # index 7 alone shows that these ends are equal
            of_one = of_one[:-8] + [of_ends(129, 128, r.choice((EVERY_INDEX, (1 << 48) - 1))) for _ in range(8)]
        blocks = (
            of_one
            if form.size == 8
            else two(of_one, [drawn(r) for _ in of_one] if n > 3 else [of_ends(*pair) for pair in pairs_of(r, len(of_one))])
        )
        several.append(Blocks(n, form, blocks))
    cubes_ = [
        Blocks(len(forms) + n, Codes("DXN1", datatype), [drawn(r) for _ in range(6)], 1, "CUBEMAP")
        for n, datatype in enumerate(("UNORM", "SNORM"))
    ]
    about = "POLICY bc4_nv: BC4 and BC5, signed and not: pairs of ends with all indices, points and gathers" + (
        ", filtered with filter_weight8." if eight else ", and means."
    )
    d = Drawing(
        "bc4 nv" + " weight8" * eight,
        about,
        "PD-135" + " PD-125a" * eight,
        "PD-135a PD-84b PD-134" + (" PD-125c" if eight else " PD-125"),
        several + cubes_,
        NAME,
    )
    d.head += ["policy bc4_nv"] + ["policy filter_weight8"] * eight
    m = Draws(d, weights.Weighed if eight else Cubic, weights.Gather if eight else Alone)
    for n, texture in enumerate(several):
        letters = "R" if n < 2 else "RG" if n > 3 else "RGBA"
        if n < 2 and not eight:
            m.every(texture, "R")
        for letter in letters:
            cells = [tuple(r.randrange(size + 1) for size in texture.size) for _ in range(12)]
            m.gather(texture, cells, letter)
        m.tex(texture, 1, 12, 1 if n < 2 else 15)
        for lanes in (12, 20) if eight else (12,):
            m.tex(texture, 2, lanes, 1 if n < 2 else 3)
    if eight:
        for texture in cubes_:
            m.cube(texture, 12)
    return d


def alpha():
    """BC3: all interesting pairs of ends in alpha; sRGB does not count for it."""
    r = random.Random("bc3 nv")
    colours = list(COLOURS)
    with_colours = lambda halves: [half | int.from_bytes(colours[n % len(colours)], "little") << 64 for n, half in enumerate(halves)]
    ends = with_colours([of_ends(*pair) for pair in pairs_of(r, 96)])
    several = [
        Blocks(0, Codes("DXT45", "UNORM"), ends),
        Blocks(1, Codes("DXT45", "UNORM", "ABA1"), with_colours([drawn(r) for _ in range(32)])),
        Blocks(2, Codes("DXT45", "UNORM", srgb=True), with_colours([drawn(r) for _ in range(32)])),
    ]
    d = Drawing(
        "bc3 nv",
        "POLICY bc4_nv: alpha of BC3, pairs of ends with all indices; colours beside it, also of sRGB.",
        "PD-135a PD-83",
        "PD-135 PD-83a",
        several,
        NAME,
    )
    d.head += ["policy bc4_nv"]
    m = Draws(d, Cubic, Alone)
    m.every(several[0], "A")
    for n, texture in enumerate(several[:2]):
        for letter in "RGBA"[:: 2 - n]:
            m.gather(texture, [tuple(r.randrange(size + 1) for size in texture.size) for _ in range(8)], letter)
    for texture in several:
        m.tex(texture, 1, 12, 15)
        m.tex(texture, 2, 16, 15)
    return d


# Wrong readings.

HERE, WIDE, MIXED, MIXED_8, IS_LONG = sys.modules[__name__], wide, mixed, mixed_8, is_long


def raw_order(ends, block):
    """-128 is below -127."""
    sign = lambda e: e - (e >> 7 << 8)
    return sign(block & 255) > sign(block >> 8 & 255) if min(ends) < 0 else IS_LONG(ends, block)


def exactly(block, k, signed):
    """As without the policy, the ratio to 16 bits."""
    ends, top = ends_of(block, signed), 127 if signed else 255
    a, b = ends
    if k > 1:
        parts = 7 if is_long(ends, block) else 5
        if k - 1 > parts - 1:
            return MIXED(block, k, signed)
        value = Fraction((parts - k + 1) * a + (k - 1) * b, parts * top)
    else:
        value = Fraction(ends[k], top)
    return round(value * (32767 if signed else 65535))


def exactly_8(block, k):
    ends = ends_of(block, False)
    a, b = ends
    parts = 7 if is_long(ends, block) else 5
    return MIXED_8(block, k) if k < 2 or k > parts else 257 * (((parts - k + 1) * a + (k - 1) * b) // parts)


def swapped(steps, a, b):
    out = list(steps)
    out[a], out[b] = out[b], out[a]
    return tuple(out)


FLAWS = {
    "as ratios": ("mixed", exactly),
    "-128 before the order": ("is_long", raw_order),
    "-128 stays": ("LOWEST", -128),
    "no more of signed ends": ("QUARTER", 1 << 9),
    "one at 63": ("QUARTER", 63),
    "one at 65": ("QUARTER", 65),
    "down of negative ends": ("wide", lambda e, signed: 258 * e + e // 64 if signed else 257 * e),
    "equal ends are long": ("is_long", lambda ends, block: ends[0] >= ends[1]),
    "the fourth from the first": ("LONG", LONG[:2] + ((0, 112),) + LONG[3:]),
    "36 is 37": ("LONG", ((0, 37),) + LONG[1:]),
    "the middle ones exchanged": ("LONG", swapped(LONG, 2, 3)),
    "the middle ones of five exchanged": ("SHORT", swapped(SHORT, 1, 2)),
    "48 is 51": ("SHORT", ((0, 51),) + SHORT[1:]),
}
OF_ALPHA = {
    "as ratios": ("mixed_8", exactly_8),
    "in 16 bits": ("mixed_8", lambda block, k: MIXED(block, k, False)),
    "cut": ("HALF_8", 0),
    "sevenths": ("LONG_8", (293, 585, 878, 1170, 1463, 1755)),
    "fifths": ("SHORT_8", (410, 819, 1229, 1638)),
    "equal ends are long": ("is_long", lambda ends, block: ends[0] >= ends[1]),
}


def told_by(d, flaws):
    expected = lambda: [draw.results(lane) for draw in d.draws for lane in range(draw.lanes)]
    right, out = expected(), {}
    for name, step in flaws.items():
        with patched(HERE, *step):
            out[name] = sum(a != b for a, b in zip(right, expected()))
    return out


def files():
    return {"bc4_nv.tlv": drawing(False).text(), "bc4_nv_weight8.tlv": drawing(True).text(), "bc3_nv.tlv": alpha().text()}


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        counts = told_by(drawing(False), FLAWS) | {f"alpha: {name}": count for name, count in told_by(alpha(), OF_ALPHA).items()}
        print("\n".join(f"{name}: {count}" for name, count in counts.items()))
        sys.exit(any(count < LEAST for count in counts.values()))
    else:
        written.main(__doc__, files, NAME)
