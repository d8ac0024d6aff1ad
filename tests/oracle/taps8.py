#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY taps_log8: number, weights, places and shares of taps by logarithms, with and without other policies.

usage: taps8.py FOLDER             write FOLDER/taps_log8.tlv and FOLDER/taps_log8_*.tlv
       taps8.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
       taps8.py --flaws            how many threads have other passes by each wrong step, and of how many, up to a few, it shows.
                                   exit: 1 one shows in fewer

The steps are those of log8.py; the level is that of float10.py, sums that of weights.py, places those of fixed21.py and rule.py.
Derivatives are sought that tell one of the wrong steps of log8_flaws.py from the text, and each must be told by several threads.
"""
from fractions import Fraction
import random
import sys

from blends import Blend, Form, Image
from drawing import Drawing
from float10_cases import SOLID, OfQuad, OfTmml, Tens, layers, of_pair, quad_of
from log8_flaws import FLAWS, flawed
from mipped import Draw, Sampler
from quads import axes, word
from taps import DEPTH, DRIVERS, Brought, Tapped, bring, squeezed, stretched
from trilinear import BIT, HALF, MIXED, PACKED, R8, R16, R16S, R32, RGBA8, RGBA8S, SPECIAL, SRGB, filled
import filtered
import fixed21
import float10 as tens
import float8
import lod
import log8
import rule
import weights
import written

NAME = "tests/oracle/taps8.py"
POLICIES = "lod_float10", "taps_log8"
MOST, LEAST, TRIES = 7, 6, 400   # code of the limit 16; threads that tell a wrong step
RULES = "PD-136 PD-136a PD-136b PD-136c"
SEED = 5   # of the traffic in which policies change as beats come in


# What a thread gets.

class Log8(Tens):
    """On top of Weighed. fixed21, weight8: POLICY coord_fixed21, filter_weight8. wanted: what else is expected, beside registers and the first pass."""
    fixed21 = weight8 = True
    shows, wanted = False, ""
    alike = 4   # threads whose passes are

    def measured(self, lane):
        """The two derivatives in floats of 10 bits; g."""
        of, vectors = self.found(lane)
        both = tens.scaled(*vectors, self.texture.sizes() if self.texture.normalized else None)
        logs = tens.measured(*both)
        return both, of, log8.ratio(*logs, self.limit()) if logs and self.derived(lane) else 0

    def log(self, lane):
        return self.measured(lane)[2]

    def count(self, lane):
        found = log8.weights(self.log(lane))
        return len(found[0]) if found else 1

    def levels(self, lane):
        mip = lod.POINT if self.sampler.mip == lod.LINEAR and self.texture.form.whole() else self.sampler.mip
        return lod.chosen(self.clamped(lane), mip, self.texture.levels, self.texture.least)

    def halves(self, lane):
        """Half a step along each axis, with its sign."""
        both, of, _ = self.measured(lane)
        vector, levels = both[log8.along(of.second)], self.levels(lane)
        part = levels[1][1] if len(levels) > 1 else 0
        return [log8.signed(log8.half(unit, levels[0][0], part), c) for unit, c in zip(log8.units(vector), vector)]

    def beats(self, lane):
        """Of several taps, each pass: (level of the view, share, places along s and t)."""
        g, halves, levels, out = self.log(lane), self.halves(lane), self.levels(lane), []
        each, _ = log8.weights(g)
        part = levels[1][1] if len(levels) > 1 else 0
        for tap, weight in enumerate(each):
            coarser = log8.coarser(weight, part, tap)
            for k, share in enumerate((weight - coarser, coarser)[:len(levels)]):
                at = [log8.on_level(log8.place(g, tap, len(each), half), log8.step_of(levels[0][0], k)) for half in halves]
                out.append((levels[0][0] + k, share, at))
        return out

    def where(self, lane):
        return Draw.where(self, lane)

    away = 0, 0

    def place(self, axis, mode, size, c, point):
        """In 1/256 texel."""
        size = size if self.texture.normalized else 0
        if point:
            return (fixed21.fixed if self.fixed21 else fixed21.before)(c, size, mode, True)
        if self.fixed21:
            f = fixed21.reduced(fixed21.cut(c * (1 << fixed21.BITS)), mode)
            q = fixed21.nearest(256 * (fixed21.product(f, size) if size else c))
        else:
            q = round(256 * rule.position("rule", mode, size, c, 0))
        return fixed21.saturated(q + self.away[axis], 25)

    def position(self, axis, mode, size, c, point):
        return Fraction(self.place(axis, mode, size, c, point), 256)

    def along(self, lane, level):
        sizes, point, found = self.texture.sizes(level), self.point(lane), []
        given, layer, modes, offsets = self.where(lane)
        for axis, mode, size, c, offset in zip(range(2), modes, sizes, given, offsets):
            two = filtered.along(mode, size, self.position(axis, mode, size, c, point), offset, point)
            (first, _), (second, part) = two if len(two) == 2 else (*two, (two[0][0], 0))
            same = mode == "CLAMP_TO_EDGE" and first == second and self.weight8   # PD-127
            found.append((first, second, 0 if same else part))
        return found, layer

    def passes(self, lane):
        if self.count(lane) == 1:
            return super().passes(lane)
        out = []
        for level, share, self.away in self.beats(lane):
            out += self.of_pass(lane, level, share)
        self.away = 0, 0
        return out

    def value(self, lane, register=0):
        found = log8.weights(self.log(lane))
        self.parts = found[1] // 256 if found else 1
        return super().value(lane, register) if found or self.weight8 else Blend.value(self, lane, register)

    def steps(self, lane):
        if not self.runs(lane) or lane % self.alike:
            return ""
        found = log8.weights(self.log(lane))
        beats = self.beats(lane) if found else [(0, 0, [0, 0])]
        out = f" lod.pass.taps = {found[1].bit_length() - 9} lod.pass.share = {beats[0][1]}" if found else " lod.pass.log8 = 0 lod.pass.share = 0"
        out += "".join(f" lod.place[{k}] = {at}" for k, at in enumerate(beats[0][2]))
        if "fixed" in self.wanted and found:
            level, _, self.away = beats[0]
            given, _, modes, _ = self.where(lane)
            out += "".join(f" coord.fixed[{axis}] = {self.place(axis, mode, size, c, False)}"
                           for axis, mode, size, c in zip(range(2), modes, self.texture.sizes(level), given))
            self.away = 0, 0
        return out + (super().steps(lane) if "length" in self.wanted else "")

    def text(self, number, r):
        head, body = super().text(number, r)
        return head, [line + self.steps(int(line.split()[2])) if line.startswith("  expect") else line for line in body]

    def told(self, lane):
        """All that wrong steps may change but registers."""
        return (self.clamped(lane), self.beats(lane)) if self.count(lane) > 1 else self.clamped(lane)


class Quad8(Log8, weights.Weighed):
    pass


class Given8(Log8, weights.Brought):
    alike = 1

    def two(self, lane):
        return self.vectors(lane)[1:3]


class Plain(Quad8):
    """Without both other policies."""
    fixed21 = weight8 = False


class PlainGiven(Given8):
    fixed21 = weight8 = False


class Asked8(OfTmml):
    """A level has no taps."""

    def steps(self, lane):
        return super().steps(lane) + " lod.pass.log8 = 0 lod.pass.taps = 0 lod.pass.share = 0" * self.runs(lane)


class One:
    """On top of what has one tap, or equal ones."""

    def text(self, number, r):
        head, body = super().text(number, r)
        zero = " lod.pass.log8 = 0 lod.pass.share = 0 lod.place[0] = 0 lod.place[1] = 0"
        return head, [line + zero * self.runs(int(line.split()[2])) if line.startswith("  expect") else line for line in body]


# Textures: of floats that have all their bits; of each form.

def images(kinds, first=0):
    return [Image(first + n, *kind, **more) for n, (kind, more) in enumerate(kinds)]


OPTIONS = {"USE_HEADER_OPT_CONTROL": 1, "MAX_ANISOTROPY": 5}
TEXELS = {"NORMALIZED_COORDS": 0}
SHOWN = images([(("TWO_D", R32, (64, 64), 7, None, 1), DRIVERS), (("TWO_D", R32, (100, 37), 7, (1, 6), 1), {"LOD_ISO_QUALITY": 1}),
                (("TWO_D_ARRAY", R32, (48, 80), 6, None, 3), DRIVERS), (("ONE_D", R32, (75,), 7, None, 1), {}),
                (("TWO_D", R32, (64, 32), 7, None, 1), TEXELS), (("ONE_D_ARRAY", R32, (333,), 8, (0, 5), 2), {}),
                (("TWO_D", R32, (1000, 20), 9, None, 1), {"MIN_LOD_CLAMP": 0x30})])
WIDE = SHOWN[0], SHOWN[1], SHOWN[2], SHOWN[4], SHOWN[6]
FORMS = images([((kind, form, size, levels, None, count), {**DRIVERS, **more}) for kind, form, size, levels, count, more in
                [("TWO_D", R8, (64, 64), 7, 1, {}), ("TWO_D", RGBA8, (40, 100), 6, 1, {}), ("TWO_D_ARRAY", RGBA8S, (33, 17), 6, 2, {}), ("TWO_D", R16, (64, 32), 7, 1, TEXELS),
                 ("TWO_D", R16S, (75, 75), 6, 1, {}), ("TWO_D", HALF, (64, 32), 7, 1, {}), ("TWO_D", R32, (100, 37), 7, 1, {}), ("TWO_D", SRGB, (48, 48), 6, 1, {}),
                 ("TWO_D", MIXED, (40, 40), 6, 1, {}), ("TWO_D", BIT, (20, 80), 5, 1, {}), ("TWO_D", PACKED, (60, 60), 5, 1, {}), ("ONE_D", R16S, (128,), 6, 1, {}),
                 ("TWO_D", Form("R32", "UNORM"), (32, 32), 5, 1, {}), ("ONE_D_ARRAY", RGBA8, (100,), 5, 3, {}), ("TWO_D", Form("R8", "SNORM"), (64, 64), 6, 1, {}),
                 ("TWO_D", R8, (128, 8), 8, 1, OPTIONS), ("TWO_D", Form("R32", "UINT"), (64, 32), 7, 1, {})]])
DEPTHS = images([(("TWO_D", DEPTH, (40, 24), 6, None, 1), DRIVERS), (("TWO_D", Form("X8Z24", "UNORM", "RRR1", made="depth24"), (33, 17), 5, None, 1), {})], len(FORMS))
ODD = images([(("TWO_D", R32, (8, 4), 3, None, 1), {}), (("TWO_D", Form("R16", "FLOAT"), (8, 4), 3, None, 1), {})], len(FORMS) + 2)
SPECIAL_16 = (0x7C00, 0xFC00, 0x7E01, 0xFFFF, 0x3C00, 0xBE00, 0x3C00, 0x8000, 1, 0x3555)


# Instructions.

EVER = ["WRAP"] * 3
MODES = ["CLAMP_TO_EDGE", "WRAP", "MIRROR", "BORDER", "CLAMP_OGL", "MIRROR_ONCE_CLAMP_TO_EDGE", "MIRROR_ONCE_BORDER", "MIRROR_ONCE_CLAMP_OGL"]


def sampler(r, texture, code, mip=lod.LINEAR, modes=None, **more):
    if texture.form.srgb:
        more["SRGB_CONVERSION"] = 1
    return Sampler(modes or [r.choice(MODES) for _ in range(3)], r.choice((1, 2)), 3, mip, MAX_ANISOTROPY=code, **more)


def at_random(r, texture, count):
    return list(zip(*([word(Fraction(r.randrange(-256, 1024), 512) * (1 if texture.normalized else n)) for n in texture.sizes()] for _ in range(count))))


def given(r, texture, rows, sampler_, make=Given8, **more):
    draw = make(texture, sampler_, "", at_random(r, texture, len(rows)), None, layers(r, texture, len(rows)), **more)
    draw.derivatives = rows
    return draw


def of_quads(r, texture, quads, sampler_, make=Quad8, suffix="", **more):
    lanes = 4 * len(quads)
    level = [word(Fraction(r.randrange(-512, 1024), 256)) for _ in range(lanes)] if suffix in (".LB", ".LBA", ".LL") else None
    return make(texture, sampler_, suffix, axes(quads), level, layers(r, texture, lanes), **more)


def goal(r, texture):
    """A level, often with a part."""
    return 256 * r.randrange(max(1, texture.levels - 1)) + r.choice((0, 0, 1, 127, 128, 129, 255, r.randrange(256), r.randrange(256)))


def pooled(r, texture, wanted, tries=60000):
    """Derivatives of each g: [row]. wanted: how many of each."""
    found = {}
    for _ in range(tries):
        row = of_pair(r, texture)
        draw = given(r, texture, [row], Sampler(EVER, 1, 3, lod.POINT, MAX_ANISOTROPY=MOST))
        g = draw.log(0)
        if g in wanted and len(found.setdefault(g, [])) < wanted[g]:
            found[g].append(row)
        if len(found) == len(wanted) and all(len(rows) == wanted[g] for g, rows in found.items()):
            break
    return found


def edges():
    """Each g at which the number of taps changes, with the one before; ends of octaves; where one has next to nothing left."""
    count = lambda g: len(log8.weights(g)[0]) if g > 0 else 1
    out = {g + k for g in range(1, 1024) for k in (0, 1) if count(g) != count(g + 1)}
    out |= {256 * octave + k for octave in range(1, 4) for k in (-2, -1, 0, 1, 2)} | {1, 2, 3, 1021, 1022, 1023, 1024}
    out |= {g for g in range(257, 1024) if log8.weights(g)[0][0] in (1, 2)}
    return sorted(out | set(range(5, 256, 16)) | set(range(262, 1024, 32)))


def numbers(d):
    """Every number of taps, where it changes; of any direction."""
    texture = SHOWN[0]
    found = pooled(d.r, texture, {g: 6 if g in (256, 257, 511, 512, 767, 1023) else 1 for g in edges()})
    rows = [(g, row) for g, some in sorted(found.items()) for row in some]
    missing = set(edges()) - set(found)
    assert len(missing) <= 3, sorted(missing)
    for n in range(0, len(rows), 16):
        some = [row for _, row in rows[n:n + 16]]
        draw = given(d.r, texture, some, sampler(d.r, texture, MOST, (lod.LINEAR, lod.LINEAR, lod.POINT)[n // 16 % 3], EVER))
        d.add(bring(d.r, draw, (0, 64, 300, 0)[n // 16 % 4]))


def sought(d):
    """Of each wrong step derivatives that tell it, with any level and any limit."""
    for n, name in enumerate(FLAWS):
        texture = WIDE[n % len(WIDE)]
        code = d.r.choice((3, 5, 6)) if "limit of a power" in name else d.r.choice((1, 2, 4, 6)) if "limit" in name else d.r.choice((MOST, MOST, 5, 3, 1))
        code = code if not name.startswith(("T of", "W of", "from", "outer")) else MOST
        made = sampler(d.r, texture, code, (lod.LINEAR, lod.LINEAR, lod.LINEAR, lod.POINT)[n % 4])
        rows = []
        for k in range(TRIES):
            row = of_pair(d.r, texture)
            draw = given(d.r, texture, [row], made)
            if not rows:
                bring(d.r, draw, goal(d.r, texture))
            if tells(draw, name):
                rows.append(row)
            if len(rows) == 4:
                break
        if rows:
            d.add(given(d.r, texture, rows, made))


def tells(draw, name):
    right = draw.told(0)
    with flawed(name):
        return draw.told(0) != right


def directions(d):
    """Half a step along each axis, diagonals, and near them, of all signs; on each level, with parts and without."""
    r = d.r
    for n, texture in enumerate((SHOWN[0], SHOWN[4], SHOWN[1], SHOWN[0], SHOWN[3], SHOWN[5])):
        rows, sizes = [], texture.sizes() if texture.normalized else [1, 1]
        for k in range(12):
            a = r.choice((1, -1)) * Fraction(r.randrange(512, 1024), 64)
            b = [0, a, -a, a / 2, a * Fraction(r.randrange(1, 64), 64), a / 256, a / 700, -a / 1024][k % 8]
            long = [a, b] if k % 3 else [b, a]
            by = Fraction(r.randrange(64, 900), 1024) if k % 2 else Fraction(1, r.choice((1, 2, 4, 8, 16)))
            short = [-long[1] * by, long[0] * by]
            vectors = [v[:texture.axes] for v in ((long, short) if k // 3 % 2 else (short, long))]
            if texture.axes == 1:
                vectors = [[a], [a * by]]
            rows.append([word(Fraction(c) / size) for size, *each in zip(sizes, *vectors) for c in each])
        draw = given(r, texture, rows, sampler(r, texture, MOST - n // 3, modes=EVER))
        d.add(bring(r, draw, (0, 256, 200, 77, 30, 255)[n]))


def limits(d):
    """Each limit, also none; quads, with biases; offsets; MIP_FILTER NONE, POINT, LINEAR; each address mode."""
    r = d.r
    for n in range(20):
        texture, code = SHOWN[n % len(SHOWN)], n % 8
        suffix = ("", ".LB", "", ".LBA")[n % 4]
        quads = [stretched(r, texture) if r.random() < 0.7 else quad_of(r, texture) for _ in range(2)]
        made = sampler(r, texture, code, (lod.LINEAR, lod.POINT, lod.LINEAR, lod.NONE, lod.LINEAR)[n % 5], [MODES[(n + k) % 8] for k in range(3)])
        draw = of_quads(r, texture, quads, made, suffix=suffix, offsets=[r.getrandbits(12) for _ in range(8)] if n % 6 == 5 else None, bindless=n % 7 == 3)
        draw.wanted = "fixed" if n % 2 else "length"
        d.add(bring(r, draw, goal(r, texture)))


def ends(d):
    """Divergent quads, no length, endless ones; places beside the ends of what a coordinate may be."""
    r = d.r
    for state in ({"active": 0xEF}, {"active": 0xFF, "stage": "compute"}, {"active": 0xFF, "helper": 0x5A, "killed": 0x21}):
        d.add(of_quads(r, SHOWN[0], [stretched(r, SHOWN[0], Fraction(6)) for _ in range(2)], sampler(r, SHOWN[0], MOST), state=state))
    for texture in (SHOWN[0], SHOWN[4], SHOWN[3]):
        rows = []
        for k in range(8):
            row = of_pair(r, texture)
            for j in range(k % 2, len(row), 2):
                row[j] = r.choice((0x7F7FFFFF, 0xFF7FFFFF, 0x00800000, 0x80800001, 0x7F800000, 1, 0x7FC00000, 0x80000000, 0, r.randrange(1, 255) << 23 | r.getrandbits(23)))
            rows.append(row)
        rows.append([0] * len(row))
        draw = given(r, texture, rows, sampler(r, texture, MOST))
        draw.wanted = "length"
        d.add(draw)
    texture = SHOWN[4]
    for modes in (EVER, ["CLAMP_TO_EDGE", "MIRROR", "WRAP"]):
        draw = given(r, texture, [of_pair(r, texture) for _ in range(8)], sampler(r, texture, MOST, modes=modes))
        draw.coordinates = [[word(Fraction(r.choice((-1, 1)) * ((1 << 25) + r.randrange(-900, 900)), 256)) for _ in range(8)] for _ in "st"]
        draw.wanted = "fixed"
        d.add(draw)


def asked(d, make=Asked8):
    """The level alone, which has no taps."""
    r = d.r
    for n in range(4):
        texture = WIDE[n]
        d.add(of_quads(r, texture, [quad_of(r, texture) for _ in range(2)], sampler(r, texture, MOST - n), make=make, mask=3))


def head(d, *policies):
    d.head += [f"policy {name}" for name in policies]
    return d


def taps_log8():
    d = head(Drawing("taps log8", "POLICY taps_log8, with lod_float10, filter_weight8 and coord_fixed21: number, weights, half steps, places and shares of taps.",
                     RULES, "PD-112", SHOWN, NAME), *POLICIES, "filter_weight8", "coord_fixed21")
    for group in (numbers, sought, directions, limits, ends, asked):
        group(d)
    return d


def drawn(d, texture, n, modes=None, **more):
    """Of any form: by quads, or given."""
    r, several = d.r, len(texture.form.bits) > 1 and "dref" not in more
    made = sampler(r, texture, (MOST, MOST, 4, 2, 5)[n % 5], (lod.LINEAR, lod.LINEAR, lod.POINT)[n % 3], modes,
                   **({"DEPTH_COMPARE_FUNC": n % 8} if "dref" in more else {}))
    mask = 15 if several and n % 2 else 1
    draw = of_quads(r, texture, [stretched(r, texture)], made, Plain, mask=mask, **more) if n % 2 else \
        given(r, texture, [of_pair(r, texture) for _ in range(4)], made, PlainGiven, mask=mask, **more)
    draw.wanted = "fixed"
    if not texture.fields.get("USE_HEADER_OPT_CONTROL"):
        bring(r, draw, goal(r, texture))
    d.add(draw)


def taps_log8_forms():
    textures = FORMS + DEPTHS + ODD
    d = head(Drawing("taps log8 forms", "POLICY taps_log8 and lod_float10 alone: several taps are filtered with weights of 8 bits all the same. Each form; borders.",
                     "PD-136 PD-136b PD-136c PD-125a PD-126", "PD-127 PD-128 PD-61b", textures, NAME), *POLICIES)
    r = d.r
    filled(ODD[0], lambda *at: r.choice(SPECIAL))
    filled(ODD[1], lambda *at: r.choice(SPECIAL_16))
    for n, texture in enumerate(FORMS * 2):
        drawn(d, texture, n + n // len(FORMS))
    for n, texture in enumerate(ODD * 3):
        drawn(d, texture, n)
    for n, k in enumerate((4, 6, 3, 12, 0, 11)):   # PD-127 is that of filter_weight8
        drawn(d, FORMS[k], 2 * n, ["CLAMP_TO_EDGE"] * 3)
    for n, texture in enumerate(DEPTHS * 3):
        near = [word(Fraction(0x800000 + r.randrange(8), 2 ** 24 - 1)) if n % 2 else 0x3F000000 + r.randrange(8) * 0x100000 for _ in range(4)]
        drawn(d, texture, 2 * n + 1, dref=near)
    return d


DECODED = [float8.Decoding(0, "TWO_D", float8.RGBA8, (64, 64), 6, None, 1, **DRIVERS), float8.Decoding(1, "TWO_D", float8.R8, (20, 48), 5)]


def taps_log8_srgb():
    d = head(Drawing("taps log8 srgb", "POLICY taps_log8, lod_float10 and srgb_float8: sRGB of several taps is summed as floats, of one tap as codes.",
                     "PD-132 PD-133 PD-136 PD-136c", "PD-127", DECODED, NAME), *POLICIES, "srgb_float8")
    for n, texture in enumerate(DECODED * 3):
        drawn(d, texture, n)
    return d


class OneOfQuad(One, OfQuad):
    pass


class Equal(One, Tapped):
    pass


class EqualGiven(One, Brought):
    pass


def taps_log8_others():
    """Volumes, cubes, levels that are not derived, integers: as without."""
    r32 = [Image(n, *kind) for n, kind in enumerate([("TWO_D", R32, (64, 64), 7), ("ONE_D", R32, (75,), 7)])]
    whole = Image(2, "TWO_D", Form("R32", "UINT"), (64, 32), 7, None, 1, **DRIVERS)
    d = head(Drawing("taps log8 others", "POLICY taps_log8 and lod_float10 change nothing: volumes, cubes, levels in a register, integers, MAX_ANISOTROPY 0.",
                     "PD-104 PD-107 PD-111 PD-112", RULES, r32 + [whole] + SOLID, NAME), *POLICIES)
    r = d.r
    for n in range(8):
        texture = SOLID[n % 4]
        made = [squeezed(r, Fraction(5)) if texture.cube else stretched(r, texture)]
        draw = of_quads(r, texture, made, sampler(r, texture, MOST - n % 3, modes=EVER), Equal)
        draw.sampler.seams = 2 * texture.cube
        d.add(bring(r, draw))
    for n, texture in enumerate(r32 * 3):
        suffix = (".LL", ".LZ", "")[n // 2]
        d.add(of_quads(r, texture, [stretched(r, texture, Fraction(6))], sampler(r, texture, MOST if suffix else 0), OneOfQuad, suffix))
    d.add(of_quads(r, whole, [stretched(r, whole) for _ in range(2)], sampler(r, whole, MOST), OneOfQuad))
    return d


def taps_log8_alone():
    d = head(Drawing("taps log8 alone", "POLICY taps_log8 without lod_float10 changes nothing: taps are a power of two and count alike.",
                     "PD-112", f"{RULES} PD-129", SHOWN, NAME), "taps_log8")
    r = d.r
    for n in range(8):
        texture = SHOWN[n % 6]
        if n % 2:
            draw = given(r, texture, [of_pair(r, texture) for _ in range(5)], sampler(r, texture, MOST), EqualGiven)
        else:
            draw = of_quads(r, texture, [stretched(r, texture) for _ in range(2)], sampler(r, texture, MOST - n % 3), Equal)
        d.add(bring(r, draw))
    return d


def under_way():
    """The policies change; which threads they hold for is what model and RTL must agree on."""
    r = random.Random("taps log8 under way")
    out = ["# POLICY taps_log8 and lod_float10 change while threads pass: stage lod has them as they are in the cycle in which it takes a beat,",
           "# for all passes of the thread. Most threads have two taps of one level, so that a beat enters soon after the one before.",
           f"# Written by {NAME}.", "texlock 1", f"rules {RULES}",
           f"traffic {{ seed {SEED} registers 60 changes 3 issue_gap 0 ar_stall 0 latency 2..5 result_stall 0 }}", *(f"policy {name}" for name in POLICIES),
           "texture 0 { format R32 FLOAT size 64 64 levels 7 ANISO_FINE_SPREAD_FUNC 2 ANISO_COARSE_SPREAD_FUNC 1 address 0x30000000",
           "            texels expression (float(x * 3 + y * 7 + level * 1000 + 1)) }",
           "sampler 0 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 1 }",
           "sampler 1 { address WRAP BORDER CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 7 }",
           "handle 0 texture 0 sampler 0", "handle 1 texture 0 sampler 1"]
    for n in range(60):
        a, b, c = (r.randrange(1, 40) for _ in range(3))
        handle = int(n % 12 == 11)
        if n % 3:
            form = (f'"TXD R8, R0, R16, {handle}, 2D, 0x1"  s = lane / {a + 31}  t = {b} / 64  dsdx = (lane + {a + 64}) / 1500  dsdy = -{b} / 9507  '
                    f"dtdx = {c} / 9801  dtdy = (lane + {a + 60}) / 2100")
        else:
            form = f'"TEX R8, R0, {handle}, 2D, 0x1"  s = (lane % 2 * {a + 60} + lane) / 1571  t = (lane / 2 % 2 * {b + 30} + lane) / 1409'
        out.append(f"warp {n % 16} {{ asm {form} }}")
    return "\n".join(out) + "\n"


DRAWINGS = taps_log8, taps_log8_forms, taps_log8_srgb, taps_log8_others, taps_log8_alone


def files():
    return {**{f"{make.__name__}.tlv": make().text() for make in DRAWINGS}, "taps_log8_under_way.tlv": under_way()}


def expected(draw, lane):
    return draw.results(lane), draw.steps(lane)


def told_by(drawings):
    """{wrong step: threads of which any pass is another; of these, up to LEAST, those of which a register or the first pass is}"""
    lanes = [(draw, lane) for d in drawings for draw in d.draws if isinstance(draw, Log8) for lane in range(draw.lanes) if draw.runs(lane)]
    right, known, out = [draw.told(lane) for draw, lane in lanes], {}, {}
    for name in FLAWS:
        shown = 0
        with flawed(name):
            changed = [k for k, (draw, lane) in enumerate(lanes) if draw.told(lane) != right[k]]
        for k in changed[::len(changed) // (8 * LEAST) or 1]:
            known[k] = known.get(k) or expected(*lanes[k])
            with flawed(name):
                shown += expected(*lanes[k]) != known[k]
            if shown == LEAST:
                break
        out[name] = len(changed), shown
    return out


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        table = told_by([taps_log8(), taps_log8_forms()])
        print("\n".join(f"{name}: {all_}, {shown}" for name, (all_, shown) in table.items()))
        sys.exit(any(shown < LEAST for _, shown in table.values()))
    else:
        written.main(__doc__, files, NAME)
