# SPDX-License-Identifier: Apache-2.0
"""A sample of the captured device (facts 1 to 9 and 18 of the rows' README): places, borders, weights and sums, in integers."""
import math
import struct

from cubes import Cube
import convert
import picks
import rule
import srgb8
import textures
from tlv import format_of, modes, srgb_code

FRACTION = 21   # bits of a normalised coordinate
WHOLE = 256     # sum of the weights of a sample
GUARD = 4       # bits below the last one of the largest texel of a pass
FOOTPRINT = (0, 1), (1, 1), (1, 0), (0, 0)   # column and row of each sample
NAN, NAN_16, INFINITY, SIGN = 0x7FFFFFFF, 0x7FFFE000, 0x7F800000, 1 << 31


def place(bits, size, normalised):
    """(first texel, weight of the second in 1/256)"""
    s = rule.value32(bits)
    return located(s, size) if normalised else parts_of(math.floor(s * WHOLE + rule.Fraction(1, 2)))


def point(bits, size, normalised):
    """The same of a point."""
    s = rule.value32(bits)
    return math.floor(s * 2 ** FRACTION) * size >> FRACTION if normalised else math.floor(s), 0


def located(s, size):
    """Of a normalised coordinate, a number."""
    return parts_of(math.floor(s * 2 ** FRACTION) * size + 2 ** 12 >> 13)


def parts_of(q):
    q -= WHOLE // 2
    return q >> 8, q & 255


def wrapped(mode, i, size):
    """Index of a texel, None: the border."""
    if mode == "wrap":
        return i % size
    if mode == "mirror":
        i %= 2 * size
        return min(i, 2 * size - 1 - i)
    return i if 0 <= i < size else None if mode == "border" else 0 if i < 0 else size - 1


def axis(mode, bits, size, normalised, found=place):
    """(the two texels, weight of the second); where both are the same at an edge, the first has all."""
    first, weight = found(bits, size, normalised)
    texels = [wrapped(mode, first + k, size) for k in (0, 1)]
    return texels, 0 if mode == "clamp" and texels[0] == texels[1] else weight


def split(share, wx, wy):
    """Of a pass with this share of 256: weights of the texels (0, 0), (1, 0), (0, 1), (1, 1)."""
    right = share * wx + 128 >> 8
    left = share - right
    lower_right, lower_left = right * wy + 128 >> 8, left * wy + 127 >> 8
    return left - lower_left, right - lower_right, lower_left, lower_right


class Float:
    """Floats with this many bits of mantissa, the leading one with them."""

    def __init__(self, mantissa, exponent):
        self.mantissa, self.exponent, self.bias = mantissa, exponent, (1 << exponent - 1) - 1
        self.least = 1 - self.bias - (mantissa - 1)  # weight of the last bit of the smallest

    def parts(self, code):
        """(sign, exponent field, mantissa)"""
        low = self.mantissa - 1
        exponent = code >> low & (1 << self.exponent) - 1
        return -1 if code >> (low + self.exponent) else 1, exponent, code & (1 << low) - 1 | (exponent != 0) << low

    def special(self, texels):
        """NaN or an infinity among texels that count, as a result; None: none is."""
        found = {code >> self.mantissa - 1 + self.exponent for _, code in texels if self.parts(code)[1] == (1 << self.exponent) - 1}
        if not found:
            return None
        nan = any(self.parts(code)[1] == (1 << self.exponent) - 1 and code & (1 << self.mantissa - 1) - 1 for _, code in texels)
        return (NAN if self.mantissa == 24 else NAN_16) if nan or len(found) > 1 else INFINITY | (SIGN if found == {1} else 0)

    def total(self, texels):
        """Of a pass: (exponent of its largest texel, sum in units of its last bit, of GUARD bits less and 1/256), None: all are 0."""
        known = [(weight, *self.parts(code)) for weight, code in texels]
        if self.mantissa == 24:
            known = [row for row in known if row[2]]  # a denormal is 0
        if not known:
            return None
        top = max(max(exponent, 1) for _, _, exponent, _ in known)
        return top, sum(sign * (mantissa << GUARD >> top - max(exponent, 1)) * weight for weight, sign, exponent, mantissa in known)

    def sum(self, passes):
        """
        The result, binary32, of passes of (weight, code). A weight may be rounded to 0: a NaN counts all the same. So does an
        infinity here; no row shows that.
        """
        special = self.special([texel for texels in passes for texel in texels])
        passes = [[(weight, code) for weight, code in texels if weight] for texels in passes]
        if special is not None:
            return special
        totals = [total for total in map(self.total, passes) if total]
        if not any(total for _, total in totals):
            return SIGN if all(self.parts(code)[0] < 0 for texels in passes for _, code in texels) else 0
        top = max(exponent for exponent, _ in totals)
        value = sum(total << 1 >> top - exponent for exponent, total in totals)
        return self.rounded(value, top - self.bias - (self.mantissa - 1) - GUARD - 8 - 1)

    def rounded(self, value, scale):
        """value * 2^scale to the mantissa, halves away from zero."""
        size = abs(value)
        off = max(size.bit_length() - self.mantissa, self.least - scale)
        if off > 0:
            size, scale = size + (1 << off - 1) >> off, scale + off
        if self.mantissa == 24 and size.bit_length() + scale < -125:
            size = 0
        if size.bit_length() + scale > self.bias + 1:
            return INFINITY | (SIGN if value < 0 else 0)
        return struct.unpack("<I", struct.pack("<f", size * 2.0 ** scale))[0] | (SIGN if value < 0 else 0)


class Decoded(Float):
    """sRGB: halves of at most 8 bits. Some count with an exponent that is one more, and all are cut to 8 bits of the largest."""
    CUT = 7   # bits of the sum below the last one of the largest texel

    def counted(self, exponent, mantissa):
        return max(exponent, 1) + srgb8.leads(mantissa << max(exponent, 1) >> 11)

    def total(self, texels):
        known = [(weight, self.counted(exponent, mantissa), max(exponent, 1), mantissa) for weight, code in texels
                 for _, exponent, mantissa in [self.parts(code)]]
        if not known:
            return None
        top = max(counted for _, counted, _, mantissa in known)
        return top, sum((mantissa << GUARD >> top - exponent >> self.CUT << self.CUT) * weight for weight, _, exponent, mantissa in known)


BINARY32, BINARY16, SRGB = Float(24, 8), Float(11, 5), Decoded(11, 5)
HALVES = [struct.unpack("<H", struct.pack("<e", n / 2 ** 14))[0] for n in srgb8.TABLE]   # of codes of sRGB


def normalised(value, most):
    return struct.unpack("<I", struct.pack("<f", value / most))[0]


def signed(code, width):
    return code - (1 << width) if code >> width - 1 else code


def unorm(width, passes):
    total = sum(weight * (code * 257 if width == 8 else code) for texels in passes for weight, code in texels)
    return normalised(total + 128 >> 8, 65535)


def snorm(width, passes):
    total = sum(weight * signed(code, width) for texels in passes for weight, code in texels)
    value = total + 128 >> 8 if width == 16 else 129 * total + 16 * (total >> 12) + 64 >> 7
    return normalised(max(-32767, min(32767, value)), 32767)


def summed(kind, width, passes):
    if kind == "srgb":
        return SRGB.sum([[(weight, HALVES[code]) for weight, code in texels] for texels in passes])
    if kind == "f":
        return (BINARY32 if width == 32 else BINARY16).sum(passes)
    return (unorm if kind.startswith("u") else snorm)(width, passes)


class Texture:
    def __init__(self, tex):
        self.tex, self.levels = tex, {}
        self.kind, self.width, self.components = textures.kind_of(tex["fmt"])
        self.decoded = self.components - (self.components in (2, 4)) if tex["srgb"] else 0   # PD-82a

    def kind_of(self, component):
        return "srgb" if component < self.decoded else self.kind

    def size(self, level):
        return [max(1, n >> level) for n in (self.tex["w"], max(1, self.tex["h"]), max(1, self.tex["d"]) if self.tex["kind"] == "3d" else 1)]

    def code(self, level, x, y, z, component):
        if level not in self.levels:
            self.levels[level] = textures.texels(self.tex, level)
        wide, (w, h, _) = self.width // 8, self.size(level)
        at = (((z * h + y) * w + x) * self.components + component) * wide
        return int.from_bytes(self.levels[level][at:at + wide], "little")

    def slices(self, level, share, layer, coordinates):
        """[(share of 256, columns, rows, slice, weights of columns and rows)] of a level."""
        mode, size, norm, found = modes(self.tex), self.size(level), self.tex["norm"], point if self.tex["filter"] == "point" else place
        given = [axis(mode[k], bits, size[k], norm, found) for k, bits in enumerate(coordinates)]
        given += [([0, 0], 0)] * (3 - len(given))
        (columns, wx), (lines, wy), (deep, wz) = given
        if self.tex["kind"] != "3d":
            return [(share, columns, lines, layer, wx, wy)]
        second = share * wz + 128 >> 8
        return [(share - second, columns, lines, deep[0], wx, wy), (second, columns, lines, deep[1], wx, wy)]

    def footprint(self, coordinates, layer=0, levels=((0, WHOLE),)):
        """Of each pass [(weight, level, column, line, slice)]; `levels`: (level, share of 256). None: it reads the border."""
        passes = []
        for level, part in levels:
            for share, columns, lines, z, wx, wy in self.slices(level, part, layer, coordinates):
                weights = split(share, wx, wy)
                corners = [(weights[2 * j + i], level, columns[i], lines[j], z) for j in (0, 1) for i in (0, 1) if (wx or not i) and (wy or not j)]
                if any(None in at for at in corners):
                    return None
                passes.append(corners)
        return passes

    def codes(self, passes, component):
        """(weight, code) in the place of each texel of a footprint."""
        return [[(weight, self.code(*at, component)) for weight, *at in corners] for corners in passes]

    def sample(self, *where):
        """Of a footprint: of each component binary32."""
        passes = self.footprint(*where)
        return passes and [summed(self.kind_of(component), self.width, self.codes(passes, component)) for component in range(self.components)]

    def four(self, coordinates, layer):
        """Of each sample of a gather [(weight, level, column, line, slice)], weights of 256; None: the border."""
        mode, size = modes(self.tex), self.size(0)
        columns, lines = (axis(mode[k], bits, size[k], self.tex["norm"])[0] for k, bits in enumerate(coordinates))
        return [None if None in (columns[i], lines[j]) else [(WHOLE, 0, columns[i], lines[j], layer)] for i, j in FOOTPRINT]

    def gather(self, component, coordinates, layer=0):
        """Binary32 of each sample, an integer as it is; None: the border."""
        return [at and self.gathered(component, at) for at in self.four(coordinates, layer)]

    def gathered(self, component, texels):
        """Integers of 32 bits are summed as they are, and cut. What a texel lacks is 0."""
        if component >= self.components:
            return 0
        (codes,) = self.codes([texels], component)
        if format_of(self.tex)[1] == "UINT":
            return sum(weight * code for weight, code in codes) >> 8
        return summed(self.kind_of(component), self.width, [codes])


class Bordered(Texture):
    """What is beyond the texture has the code that a store would write of the border colour (fact 3)."""
    STORED = {"UNORM": convert.unorm, "SNORM": convert.snorm, "UINT": convert.uint, "SINT": convert.sint}
    HALF, NEAREST = convert.Small(16), False

    def __init__(self, tex):
        super().__init__(tex)
        self.datatype = format_of(tex)[1]
        self.whole = self.datatype in ("UINT", "SINT")

    def border(self, component):
        bits = int(self.tex["border"][component], 16)
        if self.kind_of(component) == "srgb":
            return srgb_code(bits)
        if self.datatype == "FLOAT":
            return bits if self.width == 32 else self.HALF.code(bits, self.NEAREST)
        return self.STORED[self.datatype](bits, self.width)

    def code(self, level, x, y, z, component):
        return self.border(component) if None in (x, y, z) else super().code(level, x, y, z, component)

    def footprint(self, coordinates, layer=0, levels=((0, WHOLE),)):
        passes = []
        for level, part in levels:
            for share, columns, lines, z, wx, wy in self.slices(level, part, layer, coordinates):
                weights = split(share, wx, wy)
                passes.append([(weights[2 * j + i], level, columns[i], lines[j], z) for j in (0, 1) for i in (0, 1) if (wx or not i) and (wy or not j)])
        return passes

    def sample(self, coordinates, layer=0, levels=((0, WHOLE),)):
        """Of a point a texel as it is."""
        passes = self.footprint(coordinates, layer, levels)
        return [self.one(component, self.code(*passes[0][0][1:], component)) if self.tex["filter"] == "point" and self.kind_of(component) != "srgb"
                else summed(self.kind_of(component), self.width, self.codes(passes, component)) for component in range(self.components)]

    def one(self, component, code):
        return rule.component(self.datatype, code, self.width, "")

    def four(self, coordinates, layer):
        mode, size = modes(self.tex), self.size(0)
        columns, lines = (axis(mode[k], bits, size[k], self.tex["norm"])[0] for k, bits in enumerate(coordinates))
        return [[(WHOLE, 0, columns[i], lines[j], layer)] for i, j in FOOTPRINT]

    def shows_border(self, coordinates, is_gather):
        """Whether a texel that counts is beyond."""
        found = self.four(coordinates, 0) if is_gather else self.footprint(coordinates)
        return any(None in at for texels in found for at in texels)


def thirds(weight):
    """Of a weight beyond a corner: of the texel in the corner, of the two across its edges."""
    beside = weight * 85 + 128 >> 8
    return weight - 2 * beside, beside, beside


class CubeMap(Texture):
    """One level; of directions whose longest component is 1 or -1."""

    def __init__(self, tex):
        super().__init__(tex)
        self.cube = Cube(tex["w"])

    def corners(self, face, column, line, weight):
        """[(weight, texel)]: three beyond a corner."""
        size = self.tex["w"]
        if not self.tex["seamless"]:
            return [(weight, (face, *(wrapped(mode, i, size) for mode, i in zip(modes(self.tex), (column, line)))))]
        texels = self.cube.texels(face, *(min(max(i, -1), size) for i in (column, line)))
        return list(zip(thirds(weight) if len(texels) > 1 else [weight], texels))

    def footprint(self, coordinates, layer=0, levels=()):
        face, s, t = rule.project(picks.Direction(*coordinates))
        (x, wx), (y, wy) = (place(rule.bits32(c), self.tex["w"], 1) for c in (s, t))
        weights = split(WHOLE, wx, wy)
        found = [row for j in (0, 1) for i in (0, 1) if (wx or not i) and (wy or not j)
                 for row in self.corners(face, x + i, y + j, weights[2 * j + i])]
        return [[(weight, 0, column, line, face) for weight, (face, column, line) in found]]

    def four(self, coordinates, layer):
        face, *on = rule.project(picks.Direction(*coordinates))
        (x, _), (y, _) = (place(rule.bits32(c), self.tex["w"], 1) for c in on)
        found = [self.corners(face, x + i, y + j, WHOLE) for i, j in FOOTPRINT]
        return [None if None in texels[0][1] else [(weight, 0, column, line, 6 * layer + f) for weight, (f, column, line) in texels] for texels in found]


def length(bits):
    """Of a part of a direction, to compare: what is no number is shorter than all."""
    return bits & ~SIGN if bits & ~SIGN <= INFINITY else -1


def faced(words):
    """(face, f along s, f along t) of any direction (facts 1 and 8), f in 2^-21."""
    longest = max(range(3), key=lambda part: (length(words[part]), part))
    back = words[longest] >> 31 if length(words[longest]) > 0 else 0
    x, y, z = map(rule.value32, words)
    on = (((-z, -y), (z, -y)), ((x, z), (x, -z)), ((x, -y), (-x, -y)))[longest][back]
    return 2 * longest + back, *(max(0, min(1 << FRACTION, math.floor((c + 1) * 2 ** (FRACTION - 1)))) for c in on)


class AnyCube(CubeMap):
    """Of any direction."""

    def point(self, words):
        face, *on = faced(words)
        size = self.tex["w"]
        return self.code(0, *(min(size - 1, f * size >> FRACTION) for f in on), face, 0)

    def four(self, coordinates, layer):
        face, *on = faced(coordinates)
        (x, _), (y, _) = (parts_of(f * self.tex["w"] + 2 ** 12 >> 13) for f in on)
        found = [self.corners(face, x + i, y + j, WHOLE) for i, j in FOOTPRINT]
        return [[(weight, 0, column, line, 6 * layer + f) for weight, (f, column, line) in texels] for texels in found]


# Blocks (fact 7).

LONG = (0, 36), (0, 72), (1, -144), (0, 144), (1, -72), (1, -36)   # index 2 to 7: from which end, times the difference
SHORT = (0, 48), (0, 96), (1, -96), (1, -48)
LONG_8, SHORT_8 = (289, 578, 892, 1156, 1470, 1759), (385, 770, 1278, 1663)
SIGNED_LEAST = -127


def ends(block, is_signed):
    return [max(signed(e, 8), SIGNED_LEAST) if is_signed else e for e in (block & 255, block >> 8 & 255)]


def widened(e, is_signed):
    return 257 * e if not is_signed else 258 * e + (abs(e) >> 6) * (-1 if e < 0 else 1)


def mixed(block, k, is_signed):
    """BC4: a code of 16 bits, with its sign."""
    first, second = ends(block, is_signed)
    both, steps = [widened(e, is_signed) for e in (first, second)], LONG if first > second else SHORT
    if k < 2:
        return both[k]
    if k - 2 < len(steps):
        end, times = steps[k - 2]
        return both[end] + times * (second - first)
    return (0 if not is_signed else -32767, 65535 if not is_signed else 32767)[k - 6]


def mixed_alpha(block, k):
    """Of BC3: 8 bits, widened."""
    first, second = ends(block, False)
    steps = (0, 2048, *(LONG_8 if first > second else SHORT_8))
    return 257 * (2048 * first + steps[k] * (second - first) + 1024 >> 11) if k < len(steps) else (0, 65535)[k - 6]


def index_of(block, texel):
    return block >> 16 + 3 * texel & 7


class Mixed:
    """A texture of blocks, of which `tex` has one in the place of each texel: BC4, or alpha of BC3."""
    VIEWS = {0x1B: (16, "alpha"), 0x1C: (8, False), 0x1D: (8, True), 0x1E: (16, False), 0x1F: (16, True)}

    def __init__(self, tex):
        self.tex, self.data = tex, textures.texels(tex, 0)
        self.bytes, self.form = self.VIEWS[tex["view"]]
        self.sizes, self.component = (4 * tex["w"], 4 * tex["h"]), 3 if self.form == "alpha" else 0

    def code(self, x, y):
        at = (y // 4 * self.tex["w"] + x // 4) * self.bytes
        return of_block(self.form, int.from_bytes(self.data[at:at + 8], "little"), y % 4 * 4 + x % 4)

    def sample(self, coordinates):
        (columns, wx), (lines, wy) = (axis("clamp", bits, size, 1) for bits, size in zip(coordinates, self.sizes))
        weights = split(WHOLE, wx, wy)
        total = sum(weights[2 * j + i] * self.code(columns[i], lines[j]) for i in (0, 1) for j in (0, 1))
        return ratio(self.form, total + 128 >> 8)

    def gather(self, coordinates):
        columns, lines = (axis("clamp", bits, size, 1)[0] for bits, size in zip(coordinates, self.sizes))
        return [ratio(self.form, self.code(columns[i], lines[j])) for i, j in FOOTPRINT]


def of_block(form, block, texel):
    k = index_of(block, texel)
    return mixed_alpha(block, k) if form == "alpha" else mixed(block, k, form)


def ratio(form, code):
    return normalised(code, 32767 if form is True else 65535)
