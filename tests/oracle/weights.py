# SPDX-License-Identifier: Apache-2.0
"""POLICY filter_weight8: weights of 8 bits, and the sums that are made with them, in whole numbers and fractions from the text of PD-125 to PD-127;
with srgb_float8 those of PD-133 too.

Where texels lie, what they show and which levels are read is that of the other generators (blends.py, cube_means.py, taps.py).
"""
from dataclasses import dataclass
from fractions import Fraction

from blends import COLOUR, Blend, Corner, canonical
from cube_means import GEOMETRY
from derivatives import Given
from taps import Taps
import cubes
import filtered
import formats
import lod
import rule
import sampled
import srgb8

WHOLE, SIGN, INFINITE = 256, 1 << 31, 0x7F800000
NAN, NAN_16 = 0x7FFFFFFF, 0x7FFFE000


# PD-125: weights.

def nearest(x, below=128):
    """A product of two weights in 2^-16, as one in 2^-8."""
    return (x + below) // 256


def of_levels(tap, part):
    """The finer level, the coarser."""
    coarser = nearest(tap * part)
    return tap - coarser, coarser


def of_slices(level, part):
    second = nearest(level * part)
    return level - second, second


def of_samples(share, s, t):
    """Samples 0 to 3: left below, right below, right above, left above."""
    right = nearest(share * s)
    left = share - right
    below = nearest(left * t, 127), nearest(right * t)
    return below[0], below[1], right - below[1], left - below[0]


def of_corner(weight):
    """The texel in the corner of the face, those beyond the edge along s and along t."""
    beside = nearest(85 * weight)
    return weight - 2 * beside, beside, beside


def is_seen(sample, s, t):
    return (s != 0 or sample in (0, 3)) and (t != 0 or sample in (2, 3))


@dataclass
class Footprint:
    """Of a pass: its share of 256, the fractions, and what each sample shows: a place, None for the border, or a Corner of three."""
    share: int
    s: int
    t: int
    shown: list

    def texels(self):
        """[(place, weight)] of those that are seen; each once, a missing one as three."""
        found = {}
        for sample, (at, weight) in enumerate(zip(self.shown, of_samples(self.share, self.s, self.t))):
            if is_seen(sample, self.s, self.t):
                found[at] = found.get(at, 0) + weight
        out = []
        for at, weight in found.items():
            out += zip(at, of_corner(weight)) if isinstance(at, Corner) else [(at, weight)]
        return out


# PD-125a: codes.

def kept(x, most):
    return max(-most, min(x, most))


# PD-125c: of these many bits the lowest code of SNORM counts.

ITSELF = 8, 16


def counted(code, bits):
    return code if bits in ITSELF else max(code, 1 - (1 << bits - 1))


def mean_of_unorm(total):
    return Fraction(nearest(total), 65535)


def mean_of_snorm(total):
    return Fraction(kept(nearest(total), 32767), 32767)


def mean_of_snorm8(total):
    return Fraction(kept((129 * total + 16 * (total // 4096) + 64) // 128, 32767), 32767)


# PD-125b: whole numbers of a gather.

def mean_of_uint(texels):
    return sum(number * weight for number, weight in texels) // WHOLE


# PD-126: floats. A number is a Fraction.

def exponent(x, least):
    return max(lod.whole(abs(x)), least) if x else least


def towards_zero(x, unit):
    return abs(x) // unit * (-1 if x < 0 else 1)


@dataclass
class Width:
    """Bits of a mantissa, the least exponent; what is no number."""
    bits: int
    least: int
    nan: int

    def value(self, code):
        """A denormal binary32 is a zero."""
        x = formats.value(code)
        return Fraction(0) if self.bits == 24 and abs(x) < Fraction(2) ** self.least else x

    def unit(self, e):
        return Fraction(2) ** (e - self.bits - 3)

    def exponent(self, x):
        return exponent(x, self.least)

    def cut(self, x, e):
        """In units."""
        return towards_zero(x, self.unit(e))

    def aligned(self, texels):
        """Of a pass: (exponent, sum in units of it and 2^-8)"""
        counted = [(self.value(code), weight) for code, weight in texels if weight]
        tops = [self.exponent(x) for x, _ in counted if x]
        if not tops:
            return self.least, 0
        return max(tops), sum(self.cut(x, max(tops)) * weight for x, weight in counted)

    def added(self, passes):
        """(exponent, sum in units of it and 2^-9)"""
        before, total = self.least, 0
        for texels in passes:
            e, part = self.aligned(texels)
            top = max(e, before)
            total = shifted(total, before - top) + shifted(2 * part, e - top)
            before = top
        return before, total

    def special(self, passes):
        """PD-126, item 4: NaN and infinities, of all that are seen."""
        sizes = [code for texels in passes for code, _ in texels if code & ~SIGN >= INFINITE]
        if any(code & ~SIGN > INFINITE for code in sizes) or len(set(sizes)) == 2:
            return self.nan
        return sizes[0] if sizes else None

    def mean(self, passes, parts=1):
        """passes: of each [(code, weight)] of what is seen. parts: their weights add up to 256 times that (PD-136c)."""
        special = self.special(passes)
        if special is not None:
            return special
        e, total = self.added(passes)
        if total == 0:
            return SIGN if all(code & SIGN for texels in passes for code, weight in texels if weight) else 0
        return self.rounded(total * self.unit(e) / 512 / parts)

    def rounded(self, x):
        sign, size = SIGN * (x < 0), abs(x)
        unit = Fraction(2) ** (max(lod.whole(size), self.least) - self.bits + 1)
        size = away(size / unit) * unit
        if self.bits == 24 and size < Fraction(2) ** -126:
            return sign
        return sign | (INFINITE if self.bits == 11 and size >= 2 ** 16 else rule.bits32(size))


def shifted(x, by):
    """x * 2^by, down to a whole number."""
    return x << by if by >= 0 else x >> -by


def away(x):
    """To the nearest, a half up; of no negative number."""
    return (2 * x.numerator + x.denominator) // (2 * x.denominator)


class Leading(Width):
    """PD-133: some numbers have a leading 0, and all are cut to 8 bits of the largest."""
    below = 7

    def exponent(self, x):
        return super().exponent(x) + srgb8.leads(int(abs(x) * srgb8.ONE))

    def cut(self, x, e):
        return towards_zero(x, Fraction(2) ** (e - self.below)) * 2 ** (self.bits + 3 - self.below)


WIDE, NARROW, DECODED = Width(24, -126, NAN), Width(11, -14, NAN_16), Leading(11, -14, NAN_16)


class Weighed(Taps, Blend):
    """A Blend in which every texel has a weight of 8 bits."""
    shows = False   # the fractions of the first pass are expected too
    parts = 1       # the weights of a thread add up to 256 times that

    def passes(self, lane):
        mip, out = self.sampler.mip, []
        mip = lod.POINT if mip == lod.LINEAR and self.texture.form.whole() else mip
        count = self.count(lane)
        for self.tap in range(count):
            levels = lod.chosen(self.clamped(lane), mip, self.texture.levels, self.texture.least)
            part = levels[1][1] if len(levels) > 1 else 0
            for (level, _), share in zip(levels, of_levels(WHOLE // count, part)):
                out += self.of_pass(lane, level, share)
        return out

    def along(self, lane, level):
        """Of each axis the two texels and the fraction."""
        texture, sizes = self.texture, self.texture.sizes(level)
        given, layer, modes, offsets = self.where(lane)
        at = [rule.position("rule", mode, size if texture.normalized else 0, c, 0) for mode, size, c in zip(modes, sizes, given)]
        point, found = self.point(lane), []
        for mode, size, position, offset in zip(modes, sizes, at, offsets):
            two = filtered.along(mode, size, position, offset, point)
            (first, _), (second, part) = two if len(two) == 2 else (*two, (two[0][0], 0))
            found.append((first, second, 0 if mode == "CLAMP_TO_EDGE" and first == second else part))   # PD-127
        return found, layer

    def of_pass(self, lane, level, share):
        """One Footprint, or that of two slices."""
        if self.texture.cube and self.sampler.seams >= 2 and not self.point(lane):
            return [self.on_cube(lane, level, share)]
        found, layer = self.along(lane, level)
        columns, rows, deep = (*found, (0, 0, 0), (0, 0, 0))[:3]
        memory, out = self.texture.first + level, []
        shares = of_slices(share, deep[2]) if len(found) == 3 and not self.point(lane) else (share,)
        for z, of_slice in zip(deep, shares):
            if z == deep[1] and out and deep[2] == 0:
                break   # without weight the second slice is not looked at
            leaf = lambda i, j, z=z: None if None in (columns[i], rows[j], z) else (memory, z + layer, rows[j], columns[i])
            out.append(Footprint(of_slice, columns[2], rows[2], [leaf(0, 1), leaf(1, 1), leaf(1, 0), leaf(0, 0)]))
        return out

    def on_cube(self, lane, level, share):
        size = self.texture.sizes(level)[0]
        if size not in GEOMETRY:
            GEOMETRY[size] = cubes.Cube(size)
        given, image, _, _ = self.where(lane)
        layer, face = divmod(image, 6)
        (i, s), (j, t) = (divmod(round(rule.position("rule", "CLAMP_TO_EDGE", size, c, 0) * 256) - 128, 256) for c in given)
        memory, shown = self.texture.first + level, []
        for k in range(4):
            found = [(memory, 6 * layer + f, y, x) for f, x, y in GEOMETRY[size].sample(face, (i, j), k)]
            shown.append(found[0] if len(found) == 1 else Corner(found))
        return Footprint(share, s, t, shown)

    def value(self, lane, register=0):
        passes = self.passes(lane)
        if self.point(lane) and len(passes) == 1 and self.count(lane) == 1 and not self.dref:
            return self.plain(passes[0].shown[3], register)
        found = [footprint.texels() for footprint in passes]
        if self.dref:
            return self.passed(found, lane, register)
        return self.mean(found, register)

    def mean(self, found, register):
        c, form = self.texture.form.component(register), self.texture.form
        is_float8 = c is not None and self.texture.is_float8(c)
        if c is not None and form.of(c) in ("UNORM", "SNORM") and form.bits[c][1] <= 16 and not is_float8:
            return self.mean_of_codes(found, c, register)
        narrow = c is not None and form.of(c) == "FLOAT" and form.bits[c][1] <= 16
        width = DECODED if is_float8 else NARROW if narrow else WIDE
        return width.mean([[(self.plain(at, register), weight) for at, weight in texels] for texels in found], self.parts)

    def plain(self, at, register):
        """What a lane shows of a texel."""
        form, c = self.texture.form, self.texture.form.component(register)
        if at is None:
            return form.border()[register]
        return filtered.CONSTANTS.get(form.sources[register], 0) if c is None else self.texture.shown(c, at)

    def mean_of_codes(self, found, c, register):
        form, (_, width) = self.texture.form, self.texture.form.bits[c]
        sign, decoded = form.of(c) == "SNORM", form.decoded(c)
        bits = 16 if decoded else width
        total = Fraction(sum(weight * self.code_of(at, c, register, bits) for texels in found for at, weight in texels), self.parts)
        mean = mean_of_snorm8(total) if sign and bits == 8 else (mean_of_snorm if sign else mean_of_unorm)(total)
        return rule.bits32(rule.rne32(mean))

    def code_of(self, at, c, register, bits):
        """As it counts: of SNORM of 8 bits itself, else with 16 bits."""
        form, datatype = self.texture.form, self.texture.form.of(c)
        if at is None:
            code = filtered.code_of_border(datatype, form.border()[register], bits)
        else:
            code = self.texture.code(c, at)
            code = self.texture.widened(code, form.bits[c][1]) if form.decoded(c) else code
            code = counted(code - (code >> bits - 1 << bits), bits) if datatype == "SNORM" else code
        if datatype == "SNORM":
            return code if bits in ITSELF else filtered.sixteen(code, (bits - 1, 15))
        return filtered.sixteen(code, (bits, 16))

    def passed(self, found, lane, register):
        """PD-10b: comparisons are 1.0 and 0.0."""
        form = self.texture.form
        if form.sources[register] != form.sources[0]:
            return WIDE.mean([[(self.plain(at, register), weight) for at, weight in texels] for texels in found], self.parts)
        return WIDE.mean([[(0x3F800000 * self.compares(at, lane), weight) for at, weight in texels] for texels in found], self.parts)

    def compares(self, at, lane):
        """PD-12, 13: whether a texel passes."""
        form, test = self.texture.form, sampled.FUNCTIONS[self.sampler.fields.get("DEPTH_COMPARE_FUNC", 0)]
        c = form.component(0)
        if form.of(c) == "UNORM":
            width = form.bits[c][1]
            stored = formats.quantised(COLOUR[0], width) if at is None else self.texture.code(c, at)
            return test(formats.quantised(self.dref[lane], width), stored)
        return test(*(formats.value(canonical(bits)) for bits in (self.dref[lane], self.plain(at, 0))))


    def text(self, number, r):
        head, body = super().text(number, r)
        if self.shows:
            body = [line + self.fractions(int(line.split()[2])) if line.startswith("  expect") else line for line in body]
        return head, body

    def fractions(self, lane):
        self.tap = 0
        (level, _), *_ = lod.chosen(self.clamped(lane), self.sampler.mip, self.texture.levels, self.texture.least)
        return "".join(f" wrap.frac[{axis}] = {part}" for axis, (_, _, part) in enumerate(self.along(lane, level)[0]))


class Gather(Weighed):
    """PD-125b: each sample is a mean of its own."""
    letter = "R"

    def point(self, lane):
        return False

    def texels(self, lane):
        """What the samples show: left below, right below, right above, left above."""
        if self.texture.cube and self.sampler.seams >= 2:
            return self.on_cube(lane, 0, WHOLE).shown
        texture, sizes = self.texture, self.texture.sizes()
        given, layer, modes, offsets = self.where(lane)
        at = [rule.position("rule", mode, size if texture.normalized else 0, c, 0) for mode, size, c in zip(modes, sizes, given)]
        columns, rows = ([i for i, _ in filtered.along(*each, False)] for each in zip(modes, sizes, at, offsets))
        return [None if None in (columns[i], rows[j]) else (texture.first, layer, rows[j], columns[i]) for i, j in ((0, 1), (1, 1), (1, 0), (0, 0))]

    def sample(self, at, lane, register):
        texels = list(zip(at, of_corner(WHOLE))) if isinstance(at, Corner) else [(at, WHOLE)]
        if self.dref:
            return WIDE.mean([[(0x3F800000 * self.compares(place, lane), weight) for place, weight in texels]])
        c = self.texture.form.component(register)
        if c is not None and self.texture.form.of(c) == "UINT":
            return mean_of_uint([(self.plain(place, register), weight) for place, weight in texels])
        if c is None or self.texture.form.of(c) == "SINT":
            return self.plain(texels[0][0], register)   # PD-17b: the one in the corner
        return self.mean([texels], register)

    def results(self, lane):
        return [self.sample(at, lane, "RGBA".index(self.letter)) for at in self.texels(lane)]

    def asm(self, number, r):
        return super().asm(number, r).replace("TEX", f"TLD4.{self.letter}").replace(f", {self.mask:#x}", ", 0xf")


class Brought(Weighed, Given):
    """TXD"""

    def vectors_of(self, lane):
        return lod.differences(self.vectors(lane), False)

    def divergent(self, quad):
        return False
