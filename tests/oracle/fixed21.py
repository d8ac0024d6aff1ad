#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY coord_fixed21: places of coordinates with 21 bits of fraction, of gathers and of samples.

usage: fixed21.py FOLDER             write FOLDER/fixed21.tlv
       fixed21.py --check FOLDER     compare it with what would be written. exit: 0 alike, 1 not
       fixed21.py --flaws            how many threads expect other registers, or anything else, by each wrong reading of the text.
                                     exit: 1 one is told by no more than a few

The steps of PD-128 are the functions under `Steps`; what is found at a place is that of the other generators. FLAWS are wrong
readings: coordinates are sought that tell one of them from the text, and each must be told by several threads.
"""
from contextlib import contextmanager
from fractions import Fraction
import math
import sys

from blends import Form, Image
from cube_means import GEOMETRY, Cubic
from derivatives import pair
from drawing import Drawing
from mipped import Sampler
from quads import word
from taps import Brought, bring
from taps import sampler as tap_sampler
from trilinear import R8, R32
import cubes
import filtered
import lod
import rule
import sampled
import written

NAME = "tests/oracle/fixed21.py"
LANES, HALF, TRIES, LEAST = 6, Fraction(1, 2), 40, 8
MODES = sampled.MODES


# Steps: from a coordinate, a Fraction, to 1/256 texels.

BITS = 21          # of the fraction
PERIODS = {"WRAP": 1, "MIRROR": 2}
ROW = 128          # along t of a type with one axis: the middle of its one row
AXES = (0, 1, 2)   # those that the rule is for


def cut(x):
    return math.floor(x)


def reduced(f, mode):
    return f % (PERIODS[mode] << BITS) if mode in PERIODS else f


def given(s, mode):
    return s


def nearest(x):
    return math.floor(x + HALF)


def nearest_in_texels(x):
    return math.floor(x + HALF)


def texel(x):
    return math.floor(x)


def product(f, size):
    return Fraction(f * size, 1 << BITS)


def saturated(q, bits):
    return max(-1 << bits, min(q, (1 << bits) - 1))


def fixed(s, size, mode, point):
    """size 0: s counts texels."""
    at = product(reduced(cut(given(s, mode) * (1 << BITS)), mode), size) if size else s
    if point:
        return 256 * saturated((texel if size else math.floor)(at), 17) + 128
    return saturated((nearest if size else nearest_in_texels)(256 * at), 25)


def before(s, size, mode, point):
    """Without the policy (PD-18, PD-60)."""
    p = rule.position("rule", mode, size, s, 0)
    return 256 * saturated(math.floor(p), 17) + 128 if point else saturated(round(256 * p), 25)


# Wrong readings: other values of names above.

def away(x):
    return math.floor(abs(x) + HALF) * (-1 if x < 0 else 1)


def never(f, mode):
    return f if mode == "WRAP" else REDUCED(f, mode)


def once(f, mode):
    return f % (1 << BITS) if mode == "MIRROR" else REDUCED(f, mode)


def endless(f, mode):
    return f if mode == "MIRROR" else REDUCED(f, mode)


def turned(f, mode):
    """The rest has the sign of the coordinate."""
    return -(-f % (2 << BITS)) if mode == "MIRROR" and f < 0 else REDUCED(f, mode)


def narrowed(f, size):
    return rule.rne32(PRODUCT(f, size))


def denormal(bits):
    return rule.Fraction(bits & 0x7FFFFF, 2 ** 149) * (-1) ** (bits >> 31) if not bits >> 23 & 255 else VALUE32(bits)


REDUCED, PRODUCT, VALUE32, HERE = reduced, product, rule.value32, sys.modules[__name__]
OF_A_COORDINATE = {
    "negative towards zero": ("cut", math.trunc), "to the nearest of 21 bits": ("cut", nearest),
    "20 bits": ("BITS", 20), "22 bits": ("BITS", 22), "24 bits": ("BITS", 24),
    "cut to 1/256": ("nearest", math.floor), "halves to even": ("nearest", round), "halves away from zero": ("nearest", away),
    "in texels cut": ("nearest_in_texels", math.floor), "in texels halves to even": ("nearest_in_texels", round),
    "in texels halves away from zero": ("nearest_in_texels", away),
    "a point to the nearest texel": ("texel", nearest), "a point by the place of a filter": ("texel", lambda x: nearest(256 * x) >> 8),
    "WRAP saturated": ("reduced", never), "MIRROR saturated": ("reduced", endless), "MIRROR by 1": ("reduced", once),
    "MIRROR with a sign": ("reduced", turned),
    "reduced in binary32": ("given", rule.reduce), "product in binary32": ("product", narrowed), "denormals kept": ("value32", denormal)}
FLAWS = OF_A_COORDINATE | {
    "not along s": ("AXES", (1, 2)), "not along t": ("AXES", (0, 2)), "not along r": ("AXES", (0, 1)), "t of one axis": ("ROW", 0),
    "the first tap alone": ("ALL_TAPS", False), "of level 0": ("OF_LEVEL", False)}
ALL_TAPS = OF_LEVEL = True


def of_a_coordinate(size, mode, point):
    """Wrong readings that such a coordinate may tell; `denormals kept` among those of texels too."""
    if not size:
        return [name for name in FLAWS if name.startswith("in texels")] + ["denormals kept"] if not point else ["denormals kept"]
    others = ["in texels", "halves" if point else "a point", *({"WRAP", "MIRROR"} - {mode})]
    return [name for name in OF_A_COORDINATE if not name.startswith(tuple(others))]


@contextmanager
def flawed(name):
    attribute, value = FLAWS[name]
    holder = rule if attribute == "value32" else HERE
    was = getattr(holder, attribute)
    setattr(holder, attribute, value)
    try:
        yield
    finally:
        setattr(holder, attribute, was)


# What a thread gets.

class Placed:
    """On top of a Blend. shows: what else is expected of each thread."""
    shows = "fixed"

    def fixed(self, axis, mode, size, c, point):
        first = not getattr(self, "tap", 0)
        size = (size if OF_LEVEL else self.texture.sizes()[axis]) if self.texture.normalized else 0
        return (fixed if axis in AXES and (ALL_TAPS or first) else before)(c, size, mode, point)

    def on_face(self, c):
        """PD-128a, of directions whose longest component is 1 or -1."""
        return Fraction(math.floor((c + 1) * 2 ** (BITS - 1)), 2 ** BITS)

    def position(self, axis, mode, size, c, point):
        return Fraction(self.fixed(axis, mode, size, c, point), 256)

    def fields(self, lane):
        """Of the first pass: the first tap, the finer level, the first slice."""
        self.tap = 0
        texture = self.texture
        level, point = lod.chosen(self.clamped(lane), self.sampler.mip, texture.levels, texture.least)[0][0], self.point(lane)
        at, _, modes, offsets = self.where(lane)
        sizes, texels = texture.sizes(level), self.is_gather or point
        along = list(zip(range(3), modes, sizes, at, offsets))
        q = [self.fixed(axis, mode, size, c, point) for axis, mode, size, c, _ in along] + [ROW] * (texture.axes == 1)
        parts = [filtered.along(mode, size, Fraction(f, 256), o, point)[-1][1] for (_, mode, size, _, o), f in zip(along, q)]
        found = [f"coord.fixed[{k}] = {f}" for k, f in enumerate(q)] if "fixed" in self.shows or texels else []
        return found + ([f"wrap.frac[{k}] = {part}" for k, part in enumerate(parts)] if "frac" in self.shows and not texels else [])

    is_gather = False

    def text(self, number, r):
        head, body = super().text(number, r)
        return head, [f"{line} {' '.join(self.fields(int(line.split()[2])))}" if line.startswith("  expect") else line for line in body]


class Sample(Placed, Cubic):
    pass


class Given(Placed, Brought):
    pass


class Gather(Placed, Cubic):
    is_gather = True

    def point(self, lane):
        return False

    def clamped(self, lane):
        return 0

    def texels(self, lane):
        """Places of the four samples: left below, right below, right above, left above."""
        texture, sizes = self.texture, self.texture.sizes()
        at, image, modes, offsets = self.where(lane)
        q = [Fraction(self.fixed(*each, False), 256) for each in zip(range(3), modes, sizes, at)]
        if self.sampler.seams >= 2:
            cube = GEOMETRY.setdefault(sizes[0], cubes.Cube(sizes[0]))
            layer, face = divmod(image, 6)
            four = (cube.sample(face, [math.floor(p - HALF) for p in q], k) for k in range(4))
            return [(texture.first, 6 * layer + f, y, x) for (f, x, y), *_ in four]   # PD-17b: of integers the one in the corner
        (left, right), (above, below) = ([i for i, _ in filtered.along(*each, False)] for each in zip(modes, sizes, q, offsets))
        return [None if None in (x, y) else (texture.first, image, y, x) for x, y in ((left, below), (right, below), (right, above), (left, above))]

    def results(self, lane):
        return [self.filtered(at, 0, True) for at in self.texels(lane)]

    def asm(self, number, r):
        return super().asm(number, r).replace("TEX", "TLD4.R").replace("0x1", "0xf")


# Coordinates.

def special(r):
    return r.choice((0x80000000, 0, 1, 0x80000001, 0x807FFFFF, 0x80800000, 0x7FC00000, 0xFF812345, 0x7F800000, 0xFF800000, 0xFF7FFFFF, 0x5F000001,
                     0x4F812345, 0xCF812345))


def beside(r, size, unit, repeats):
    """Texels' middles and edges, and where a place in 1/256 becomes theirs."""
    off = r.choice((0, HALF, HALF, HALF - Fraction(1, 512), HALF - Fraction(1, 512), -Fraction(1, 512), Fraction(2 * r.randrange(256) + 1, 512)))
    first, last = (-2 * size, 3 * size) if repeats or r.random() < 0.2 else (-1, size)
    return rule.bits32(rule.rne32(Fraction(r.randrange(first, last + 1) + off) / unit)) + r.choice((-2, -1, 0, 0, 1, 2))


def halfway(r, size, repeats):
    """f * size is half of 1/256 texel; then with more bits, and with less."""
    low = max(0, 13 - (size & -size).bit_length())
    odd = r.randrange(*(-1 << 22, 1 << 23) if repeats else (-1 << 17, (1 << 21) + (1 << 17))) >> low | 1
    return rule.bits32(rule.rne32(Fraction(odd << low, 1 << 21))) + r.choice((0, 0, 0, 1, -1))


def below(r):
    """Just below a whole number."""
    return rule.bits32(rule.rne32(Fraction(r.choice((0, 0, 0, 1, 2, 3, -1))) - Fraction(1, 1 << r.randrange(18, 45)))) or 0x80000000


def far(r):
    return r.getrandbits(1) << 31 | r.randrange(130, 152) << 23 | r.getrandbits(23)


def fine(r, repeats):
    """22 bits and more of fraction."""
    low = r.choice((22, 23))
    return rule.bits32(rule.rne32(Fraction(2 * r.randrange(*(-1 << low, 1 << low + 1) if repeats else (0, 1 << low)) + 1, 1 << low)))


def candidate(r, size, normalized, repeats):
    kinds = [lambda: beside(r, size, size if normalized else 1, repeats)] * 5 + [lambda: far(r), lambda: special(r), lambda: below(r)]
    kinds += [lambda: halfway(r, size, repeats)] * 3 + [lambda: fine(r, repeats)] * 3 if normalized else []
    return r.choice(kinds)() & 0xFFFFFFFF


def told(name, bits, size, mode, point, gather):
    """2: the wrong reading has other texels or weights, 1: it shows in the place alone, 0: it does not show."""
    value = lambda: fixed(rule.value32(bits), size, mode, point)
    right = value()
    with flawed(name):
        wrong = value()
    if right == wrong:
        return 0
    return 2 if not gather or right - 128 >> 8 != wrong - 128 >> 8 else 1


def sought(r, size, mode, point, gather, make):
    """A coordinate that tells some wrong reading, if it can be found soon. make: a word, and what becomes of it."""
    name, best = r.choice(of_a_coordinate(size, mode, point)), (-1, None)
    for _ in range(TRIES):
        found = make()
        best = max(best, (told(name, found[1], size, mode, point, gather), found), key=lambda x: x[0])
        if best[0] == 2:
            break
    return best[1]


def on_face(r, size):
    """(word of a direction's part, coordinate on the face)"""
    s = rule.value32(candidate(r, size, 1, False))
    c = rule.rne32(2 * (s if 0 <= s <= 1 else s - math.floor(s)) - 1)
    return c, rule.bits32(rule.rne32(c / 2 + HALF))


def coordinates(r, texture, modes, point, gather, levels):
    """Words of each axis."""
    lanes = []
    for level in levels:
        size = texture.sizes(level)
        if texture.cube:
            on = [sought(r, size[0], mode, point, gather, lambda: on_face(r, size[0]))[0] for mode in modes[:2]]
            lanes.append([rule.bits32(Fraction(c)) for c in cubes.along(r.randrange(6), 1, *on)])
        else:
            make = lambda n, mode: (candidate(r, n, texture.normalized, mode in PERIODS),) * 2
            along = lambda n, mode: sought(r, n if texture.normalized else 0, mode, point, gather, lambda: make(n, mode))[0]
            lanes.append([along(*each) for each in zip(size, modes)])
    return list(zip(*lanes))


# Textures: of integers, which show a texel, and of numbers that are filtered.

UINT = Form("R32", "UINT")
SIZES = [("TWO_D", (3, 5)), ("TWO_D", (7, 100)), ("TWO_D", (1000, 3)), ("TWO_D", (8, 64)), ("TWO_D_ARRAY", (5, 7)), ("TWO_D", (13, 6)),
         ("CUBEMAP", (5, 5)), ("CUBEMAP_ARRAY", (7, 7)), ("ONE_D", (7,)), ("ONE_D_ARRAY", (1000,)),
         ("THREE_D", (5, 3, 7)), ("THREE_D", (16, 100, 6)), ("ONE_D", (12,))]
IN_TEXELS, MIPPED = (5, 12), (1, 2, 4, 7, 9, 11)


def images(first, forms):
    """One of each size; those of MIPPED have three levels."""
    return [Image(first + n, kind, forms[n % len(forms)], size, 3 if n in MIPPED else 1, None, 3 if "ARRAY" in kind else 1,
                  **({"NORMALIZED_COORDS": 0} if n in IN_TEXELS else {})) for n, (kind, size) in enumerate(SIZES)]


WHOLE, FILTERED = images(0, [UINT]), images(len(SIZES), [R32, R8])
LONG = ("TWO_D", (100, 37), 1), ("TWO_D", (4001, 5), 1), ("ONE_D", (9999,), 1), ("TWO_D_ARRAY", (6, 1999), 2)
TAPPED = [Image(2 * len(SIZES) + n, kind, R32, size, 3, None, layers) for n, (kind, size, layers) in enumerate(LONG)]
TEXTURES = WHOLE + FILTERED + TAPPED


def modes_of(n):
    return [MODES[n % 8], MODES[(n // 8 + 3 * n) % 8], MODES[(5 * n + 1) % 8]]


def layers(r, texture, lanes):
    return [r.randrange(texture.layers + 1) for _ in range(lanes)]


def gathers(d):
    for n in range(32):
        texture = WHOLE[n % 8]
        modes, seams = modes_of(n), (0, 2, 3, 2)[n // 8 % 4] * texture.cube
        given_ = coordinates(d.r, texture, ["CLAMP_TO_EDGE"] * 3 if seams else modes, False, True, [0] * LANES)
        d.add(Gather(texture, Sampler(modes, seams=seams), "", given_, layers=layers(d.r, texture, LANES), mask=1))


def samples(d):
    """Of one level: points, filtered; each type with each mode."""
    for n in range(58):
        point, k = n % 2 == 0, n // 2 % len(SIZES)
        texture, modes = (WHOLE if point else FILTERED)[k], modes_of(n // 2 + n // 26)
        seams = (0, 2)[n % 4 > 1] * texture.cube
        levels = [d.r.randrange(texture.levels) for _ in range(LANES)]
        given_ = coordinates(d.r, texture, ["CLAMP_TO_EDGE"] * 3 if seams else modes, point, False, levels)
        filters = 1 if point else 2
        sampler = Sampler(modes, filters, filters, lod.POINT, seams=seams)
        offsets = [d.r.getrandbits(12) for _ in levels] if n % 7 == 3 and not texture.cube else None
        draw = Sample(texture, sampler, ".LL", given_, [word(Fraction(level)) for level in levels], layers(d.r, texture, LANES), offsets)
        draw.shows = ("fixed", "frac", "fixed")[n % 3]
        d.add(draw)


def between(d):
    """Of two levels: each has its own size."""
    for k in MIPPED:
        texture, modes = FILTERED[k], modes_of(k)
        levels = [d.r.randrange(2) for _ in range(LANES)]
        given_ = coordinates(d.r, texture, modes, False, False, [level + d.r.randrange(2) for level in levels])
        sampler = Sampler(modes, 2, 2, lod.LINEAR)
        wanted = [word(level + Fraction(d.r.randrange(1, 256), 256)) for level in levels]
        d.add(Sample(texture, sampler, ".LL", given_, wanted, layers(d.r, texture, LANES)))


def specials(d):
    """What is no number, infinite, denormal, huge: each mode, gathered, a point, filtered."""
    words = [0x7FC00000, 0x7F800000, 0xFF800000, 0x80000001, 0x80000000, 0xB0000000, 0xC9742403, 0x49F42403]
    for n, mode in enumerate(MODES):
        modes, given_ = [mode] * 3, [words, words[n % 8:] + words[:n % 8], words[3:] + words[:3]]
        d.add(Gather(WHOLE[1], Sampler(modes), "", given_[:2], mask=1))
        d.add(Sample(WHOLE[10], Sampler(modes), ".LZ", given_))
        d.add(Sample(FILTERED[10], Sampler(modes, 2, 2), ".LZ", given_))


def taps(d):
    """2 to 16 taps, each with a place of its own."""
    r = d.r
    for n in range(8):
        texture = TAPPED[n % 4]
        rows = [pair(r, texture) for _ in range(LANES)]
        for row in rows:
            for k in range(n % 2, 2 * texture.axes, 2):
                row[k] = word(rule.value32(row[k]) / r.choice((2, 3, 4, 8, 16, 20)))
        sampler, at = tap_sampler(r, texture, 7, 3, modes_of(n)), coordinates(r, texture, modes_of(n), False, False, [0] * LANES)
        draw = Given(texture, sampler, "", at, None, layers(r, texture, LANES))
        draw.derivatives = rows
        d.add(bring(r, draw, (0, 100, 200)[n % 3]))


def drawing():
    about = "POLICY coord_fixed21: a normalised coordinate has 21 bits of fraction; gathers and samples, each type and address mode; taps."
    d = Drawing("fixed21", about, "PD-128", "", TEXTURES, NAME)
    d.head.append("policy coord_fixed21")
    for group in (gathers, samples, between, specials, taps):
        group(d)
    return d


def expected(d):
    """Of each thread its registers, and all else."""
    return [(draw.results(lane), draw.fields(lane)) for draw in d.draws for lane in range(draw.lanes)]


def told_by(d):
    """{wrong reading: threads of which another register is expected, of which anything else is}"""
    right, out = expected(d), {}
    for name in FLAWS:
        with flawed(name):
            wrong = expected(d)
        out[name] = sum(a[0] != b[0] for a, b in zip(right, wrong)), sum(a != b for a, b in zip(right, wrong))
    return out


def files():
    return {"fixed21.tlv": drawing().text()}


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        table = told_by(drawing())
        print("\n".join(f"{name}: {registers}, {all_}" for name, (registers, all_) in table.items()))
        sys.exit(any(all_ < LEAST for _, all_ in table.values()))
    else:
        written.main(__doc__, files, NAME)
