#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY coord_fixed21 on cubes: which face a direction has, and where on it, of any words.

usage: faces21.py FOLDER             write FOLDER/faces21.tlv
       faces21.py --check FOLDER     compare it with what would be written. exit: 0 alike, 1 not
       faces21.py --flaws            how many threads expect other registers, or anything else, by each wrong reading of PD-128a.
                                     exit: 1 one is told by no more than a few

The steps of PD-128a are the functions under `Steps`; places and texels are those of fixed21.py, cubes.py and weights.py.
"""

from fractions import Fraction
import sys

from blends import Corner, Form, Image
from drawing import Drawing
from fixed21 import Gather, Placed, Sample
from mipped import Sampler
from quads import word
from trilinear import R8, R32
import cubes
import fixed21
import lod
import rule
import weights
import written
from float8 import patched

NAME = "tests/oracle/faces21.py"
LANES, LEAST, SIGN, INFINITE = 8, 8, 1 << 31, 0x7F800000


# Steps.

ORDER = (0, 1, 2)  # of equal ones the last


def size_of(bits):
    """Without the sign; what is no number is shorter than all."""
    return bits & ~SIGN if bits & ~SIGN <= INFINITE else -1


def back(bits):
    return size_of(bits) > 0 and bits >> 31


def face_of(words):
    longest = max(range(3), key=lambda axis: (size_of(words[axis]), ORDER[axis]))
    return 2 * longest + back(words[longest])


def minors(face, words):
    """sc, tc"""
    x, y, z = map(rule.value32, words)
    return ((-z, -y), (z, -y), (x, z), (x, -z), (x, -y), (-x, -y))[face]


def cut(sc):
    """In 2^-21"""
    f = fixed21.cut((sc + 1) * (1 << 20))
    return max(0, min(f, 1 << 21))


def on_face(sc):
    return Fraction(cut(sc), 1 << 21)


# Wrong readings: other values of names above.


def sanitised(bits):
    return abs(rule.value32(bits))


def nan_is_longest(bits):
    return bits & ~SIGN


def largest(bits):
    """An infinity as the largest number."""
    return min(SIZE(bits), INFINITE - 1)


def no_denormal(bits):
    return 0 if 0 < SIZE(bits) < 0x800000 else SIZE(bits)


def nan_is_zero(bits):
    return max(SIZE(bits), 0)


def rounded(sc):
    """As without the policy: a binary32 first."""
    return rule.rne32(sc / 2 + Fraction(1, 2))


def rounded_and_kept(sc):
    return max(Fraction(0), min(rounded(sc), Fraction(1)))


HERE, SIZE, CUT = sys.modules[__name__], size_of, cut
FLAWS = {
    "as sanitised": ("size_of", sanitised),
    "NaN is the longest": ("size_of", nan_is_longest),
    "infinities are the largest number": ("size_of", largest),
    "denormals are zero": ("size_of", no_denormal),
    "NaN is as long as zero": ("size_of", nan_is_zero),
    "X before Y before Z": ("ORDER", (2, 1, 0)),
    "Y before Z": ("ORDER", (0, 2, 1)),
    "the sign of a zero counts": ("back", lambda bits: SIZE(bits) >= 0 and bits >> 31),
    "that of NaN counts": ("back", lambda bits: SIZE(bits) != 0 and bits >> 31),
    "no sign of denormals": ("back", lambda bits: SIZE(bits) >= 0x800000 and bits >> 31),
    "rounded to binary32": ("on_face", rounded),
    "rounded to binary32, and kept on the face": ("on_face", rounded_and_kept),
    "not kept on the face": ("cut", lambda sc: fixed21.cut((sc + 1) * (1 << 20))),
    "kept above alone": ("cut", lambda sc: min(fixed21.cut((sc + 1) * (1 << 20)), 1 << 21)),
    "kept below alone": ("cut", lambda sc: max(0, fixed21.cut((sc + 1) * (1 << 20)))),
    "kept below 1": ("cut", lambda sc: min(CUT(sc), (1 << 21) - 1)),
    "to the nearest": ("cut", lambda sc: max(0, min(fixed21.nearest((sc + 1) * (1 << 20)), 1 << 21))),
    "20 bits": ("cut", lambda sc: max(0, min(2 * fixed21.cut((sc + 1) * (1 << 19)), 1 << 21))),
}


# What a thread gets.


class Faced:
    def where(self, lane):
        words = [axis[lane] for axis in self.coordinates]
        layer, face = min(self.layers[lane], self.texture.layers - 1) if self.layers else 0, face_of(words)
        return (
            [on_face(c) for c in minors(face, words)],
            6 * layer + face,
            ["CLAMP_TO_EDGE"] * 2 if self.sampler.seams else self.sampler.modes,
            [0, 0],
        )

    def fields(self, lane):
        return super().fields(lane) + [f"coord.face = {self.where(lane)[1] % 6}"]


class Four(Faced, Gather):
    def texels(self, lane):
        """Beyond a corner three."""
        if self.sampler.seams < 2:
            return super().texels(lane)
        (given, image, _, _), size = self.where(lane), self.texture.sizes()[0]
        first = [self.fixed(axis, "CLAMP_TO_EDGE", size, c, False) - 128 >> 8 for axis, c in enumerate(given)]
        layer, face = divmod(image, 6)
        return [
            Corner(
                (self.texture.first, 6 * layer + f, y, x) for f, x, y in rule.cube_of(size).sample(face, first, k)
            )
            for k in range(4)
        ]

    def results(self, lane):
        """PD-17b: of integers the one in the corner."""
        if self.sampler.seams < 2:
            return super().results(lane)
        shown = [[self.texture.shown(0, at) for at in three] for three in self.texels(lane)]
        return [three[0] if self.texture.form.whole() else cubes.mean(three) for three in shown]


class Seen(Faced, Sample):
    pass


class Weighed(Faced, Placed, weights.Weighed):
    """With filter_weight8 too."""

    def fractions(self, lane):
        """Of a seamless cube they are not those of CLAMP_TO_EDGE: not asked for."""
        return ""

    def along(self, lane, level):
        sizes, (given, layer, modes, _), point = self.texture.sizes(level), self.where(lane), self.point(lane)
        found = []
        for axis, (mode, size, c) in enumerate(zip(modes, sizes, given)):
            first, part = divmod(self.fixed(axis, mode, size, c, point) - 128 * (not point), 256)
            one, two = (rule.wrapped(fixed21.filtered.EDGE.get(mode, mode) if point else mode, first + k, size) for k in (0, 1))
            found.append((one, two, 0 if point or mode == "CLAMP_TO_EDGE" and one == two else part))
        return found, layer

    def on_cube(self, lane, level, share):
        size, (given, image, _, _) = self.texture.sizes(level)[0], self.where(lane)
        cube, (layer, face) = rule.cube_of(size), divmod(image, 6)
        (i, s), (j, t) = (divmod(self.fixed(axis, "CLAMP_TO_EDGE", size, c, False) - 128, 256) for axis, c in enumerate(given))
        shown = []
        for k in range(4):
            found = [(self.texture.first + level, 6 * layer + f, y, x) for f, x, y in cube.sample(face, (i, j), k)]
            shown.append(found[0] if len(found) == 1 else Corner(found))
        return weights.Footprint(share, s, t, shown)


# Directions.

ODD = (
    0,
    SIGN,
    1,
    SIGN | 1,
    0x7FFFFF,
    0x807FFFFF,
    0x800000,
    0x80800000,
    0x7FC00000,
    0xFFC12345,
    0x7F800001,
    0xFFFFFFFF,
    INFINITE,
    SIGN | INFINITE,
    0x7F7FFFFF,
    0xFF7FFFFF,
    0x3F800000,
    0xBF800000,
    0x3F7FFFFF,
    0x40000000,
    0x4B800000,
    0x33000000,
)


def mixed(words, longest):
    """X, Y, Z, of which the longest is given."""
    words = list(words)
    return words[:longest] + words[2:] + words[longest:2] if longest < 2 else words


def unit(r):
    return r.choice((0x3F800000, 0xBF800000))


def beside_middle(r, size):
    """sc within 2^-32 to 2^-18 of the middle, on both sides, and of 1/256 texels."""
    at = Fraction(r.choice((0, 0, 0, 0, r.randrange(-256 * size, 256 * size + 1))), 256 * size)
    return rule.bits32(rule.rne32(at + r.choice((-1, -1, 1)) * Fraction(r.choice((1, 1, 3)), 1 << r.randrange(18, 33)))) or SIGN


def edge(r):
    """About -1 and 1."""
    return (unit(r) & SIGN) | 0x3F800000 + r.choice((-3, -2, -1, 0, 0, 1, 1, 2, 3, 9, -17))


def beyond(r):
    return r.getrandbits(1) << 31 | r.choice(
        (0x3F800000 + r.getrandbits(23), 0x40000000 + r.getrandbits(24), r.randrange(129, 254) << 23 | r.getrandbits(23))
    )


def on(r, size):
    return rule.bits32(Fraction(r.randrange(-4096, 4097), 4096))


def near_middle(r, size):
    return mixed([beside_middle(r, size), r.choice((beside_middle(r, size), on(r, size))), unit(r)], r.randrange(3))


def off(r, size):
    """Off the face, along one axis or both; the longest is not 1."""
    sizes = [beyond(r), r.choice((beyond(r), beyond(r), on(r, size), edge(r))), r.choice((beyond(r), edge(r)))]
    r.shuffle(sizes)
    return sizes


def tied(r, size):
    """Two or three that are as long, or by one bit; also denormal, infinite, NaN."""
    base = r.choice((0x3F800000, 0x3F000000, 0x40400000, INFINITE, 0x7FC00000, 0x7F7FFFFF, 1, 0x7FFFFF, 0x800000, 0))
    words = [base | r.getrandbits(1) << 31 for _ in range(3)]
    if base and r.random() < 0.6:
        words[r.randrange(3)] = r.choice((words[0] - 1, words[0] ^ SIGN, on(r, size)))
    return words


def odd(r, size):
    return [r.choice(ODD) for _ in range(3)]


def one_odd(r, size):
    words = [on(r, size), on(r, size), r.choice((unit(r), on(r, size)))]
    words[r.randrange(3)] = r.choice(ODD)
    return words


def near_edge(r, size):
    return mixed([edge(r), r.choice((edge(r), on(r, size))), unit(r)], r.randrange(3))


def near_change(r, size):
    """Where a texel begins, of a point and in 1/256, and just before."""
    begins = lambda: r.choice((-(-r.randrange(1, size + 1) * 2**21 // size), -(-(r.randrange(1, 256 * size) * 2**13 - 2**12) // size)))
    words = [rule.bits32(Fraction(begins(), 2**20) - 1) + r.choice((0, 0, 1, -1)) & 0xFFFFFFFF for _ in range(2)]
    return mixed([*words, unit(r)], r.randrange(3))


def any_(r, size):
    return [r.getrandbits(32) for _ in range(3)]


KINDS = near_middle, off, tied, odd, one_odd, near_edge, near_change, off, near_middle, any_, tied, near_change, near_change
GREATEST = [
    [
        (0x7F7FFFFF | SIGN * (n & 1)) if axis == n % 3 else (INFINITE | SIGN * (n >> 1 & 1)) if axis == (n + 1) % 3 else 0x7F7FFFFF
        for axis in range(3)
    ]
    for n in range(16)
]
NO_NUMBER = [[0x7FC00000 | SIGN * (n & 1) if axis != n % 3 else SIGN * (n >> 1 & 1) for axis in range(3)] for n in range(16)]  # and a zero
ZEROS = [[SIGN * (n >> axis & 1) for axis in range(3)] for n in range(8)]
NANS = [[0x7FC00000 | SIGN * (n >> axis & 1) for axis in range(3)] for n in range(8)]
LEASTS = [[(1 + (n + axis) % 3) | SIGN * (n >> axis & 1) for axis in range(3)] for n in range(8)]


def directions(r, size, lanes=LANES, start=0):
    return list(zip(*(KINDS[(start + lane) % len(KINDS)](r, size) for lane in range(lanes))))


UINT, SINT, HALF = Form("R32", "UINT"), Form("R16", "SINT"), Form("R16", "FLOAT")
SHOWN = [Image(n, "CUBEMAP", UINT, (size,) * 2) for n, size in enumerate((1, 2, 3, 5, 8, 100))]
ARRAYS = [Image(6, "CUBEMAP_ARRAY", UINT, (5, 5), 2, None, 3), Image(7, "CUBEMAP_ARRAY", R8, (4, 4), 1, None, 2)]
FILTERED = [
    Image(8 + n, "CUBEMAP", form, (size,) * 2, levels)
    for n, (form, size, levels) in enumerate(((R32, 4, 3), (R8, 7, 1), (HALF, 13, 2), (R8, 64, 4)))
]
TEXTURES = SHOWN + ARRAYS + FILTERED
MODES = (
    ["WRAP", "MIRROR", "WRAP"],
    ["BORDER", "WRAP", "WRAP"],
    ["MIRROR_ONCE_BORDER", "CLAMP_OGL", "WRAP"],
    ["MIRROR", "CLAMP_TO_EDGE", "WRAP"],
)


def layers(r, texture, lanes):
    return [r.randrange(texture.layers + 1) for _ in range(lanes)]


def gathers(d, make):
    for n, texture in enumerate((SHOWN + ARRAYS) * 2):
        at = directions(d.r, texture.size[0], start=3 * n)
        d.add(make(texture, Sampler(MODES[n % 4], seams=(2, 0, 3, 1, 2)[n % 5]), "", at, layers=layers(d.r, texture, LANES), mask=1))
    for words in (ZEROS, NANS, LEASTS, GREATEST, NO_NUMBER):
        d.add(make(SHOWN[3], Sampler(MODES[0], seams=2), "", list(zip(*words)), mask=1))


def points(d, make):
    for n, texture in enumerate((SHOWN + ARRAYS) * 2):
        at = directions(d.r, texture.size[0], start=5 * n + 1)
        d.add(make(texture, Sampler(MODES[n % 4], seams=(0, 2, 1)[n % 3]), ".LZ", at, None, layers(d.r, texture, LANES)))
    for words in (ZEROS, NANS, LEASTS, GREATEST, NO_NUMBER):
        d.add(make(SHOWN[2], Sampler(MODES[3]), ".LZ", list(zip(*words))))


def linear(d, make):
    for n, texture in enumerate((FILTERED + ARRAYS[1:]) * 3):
        at = directions(d.r, texture.size[0], start=7 * n + 2)
        wanted = [word(Fraction(d.r.randrange(256 * texture.levels), 256)) for _ in range(LANES)]
        d.add(
            make(texture, Sampler(MODES[n % 4], 2, 2, lod.LINEAR, seams=(2, 3, 0)[n % 3]), ".LL", at, wanted, layers(d.r, texture, LANES))
        )


def faces21():
    d = Drawing(
        "faces21",
        "POLICY coord_fixed21 on cubes: the face of any direction, and places on it, off it and in its middle.",
        "PD-128 PD-128a PD-16",
        "PD-16b PD-125",
        TEXTURES,
        NAME,
    )
    d.head.append("policy coord_fixed21")
    gathers(d, Four)
    points(d, Seen)
    linear(d, Seen)
    return d


def faces21_weight8():
    d = Drawing(
        "faces21 weight8",
        "POLICY coord_fixed21 and filter_weight8: cubes, of any direction.",
        "PD-128 PD-128a PD-125",
        "PD-16b",
        FILTERED + ARRAYS[1:],
        NAME,
    )
    d.head += ["policy coord_fixed21", "policy filter_weight8"]
    linear(d, Weighed)
    return d


def told_by(d):
    """{wrong reading: threads of which another register is expected, of which anything else is}"""
    right, out = fixed21.expected(d), {}
    for name, step in FLAWS.items():
        with patched(HERE, *step):
            wrong = fixed21.expected(d)
        out[name] = sum(a[0] != b[0] for a, b in zip(right, wrong)), sum(a != b for a, b in zip(right, wrong))
    return out


def files():
    return {"faces21.tlv": faces21().text(), "faces21_weight8.tlv": faces21_weight8().text()}


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        table = told_by(faces21())
        print("\n".join(f"{name}: {registers}, {all_}" for name, (registers, all_) in table.items()))
        sys.exit(any(all_ < LEAST for _, all_ in table.values()))
    else:
        written.main(__doc__, files, NAME)
