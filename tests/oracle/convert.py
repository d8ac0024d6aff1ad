#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a formatted store must write, by exact fractions: neither the model nor the RTL has a part in it.

usage: convert.py OUT

Writes OUT, a line for each format and for each value (numbers but widths are hexadecimal):

    format CODE BYTES LOW:WIDTH,...  TYPE,...           components 0.. ; data types that it can have
    value TYPE WIDTH REGISTER TOWARDS_ZERO NEAREST      the code stored, by POLICY narrow_rne

For each type and width of a component: the value of every code, the floats on both sides of every place where another
code begins, the ends, and the odd values of the source. Widths of 32 bits: a draw.
Where Python's own binary16 (struct), or numpy's if there is one, defines the same, they are asked too.
"""
import random
import struct
import sys
from bisect import bisect_right
from fractions import Fraction
from pathlib import Path

try:
    import numpy
except ImportError:
    numpy = None

NAN_FROM, INF, SIGN, ONE = 0x7f800001, 0x7f800000, 0x80000000, 0x3f800000
DRAWN = 20000  # of widths that are too many
UNIT = 149  # finite binary32 values are whole numbers of 2^-149
ODD = [0x00000000, 0x00000001, 0x007fffff, 0x00800000, 0x33000000, 0x33000001, 0x38800000, 0x387fffff, 0x3effffff, 0x3f000000,
       0x3f000001, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x40000000, 0x477fdfff, 0x477fe000, 0x477fe001, 0x477fefff, 0x477ff000,
       0x477ff001, 0x477fffff, 0x47800000, 0x4f000000, 0x4f800000, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000, 0x7fffffff]
NO_FLOAT = ["UNORM", "SNORM", "UINT", "SINT"]
ALL = [*NO_FLOAT, "FLOAT"]
FORMATS = [  # code, bytes, widths of the components from bit 0 up, data types
    (0x01, 16, [32, 32, 32, 32], ALL), (0x02, 12, [32, 32, 32], ALL), (0x03, 8, [16, 16, 16, 16], ALL),
    (0x04, 8, [32, 32], ALL), (0x07, 4, [8, 8, 8], NO_FLOAT), (0x08, 4, [8, 8, 8, 8], NO_FLOAT), (0x09, 4, [10, 10, 10, 2], NO_FLOAT),
    (0x0c, 4, [16, 16], ALL), (0x0f, 4, [32], ALL), (0x12, 2, [4, 4, 4, 4], ["UNORM"]),
    (0x13, 2, [1, 5, 5, 5], ["UNORM"]), (0x14, 2, [5, 5, 5, 1], ["UNORM"]), (0x15, 2, [5, 6, 5], ["UNORM"]),
    (0x16, 2, [5, 5, 6], ["UNORM", "SNORM"]), (0x18, 2, [8, 8], NO_FLOAT), (0x1b, 2, [16], ALL),
    (0x1d, 1, [8], NO_FLOAT), (0x1e, 1, [4, 4], ["UNORM"]), (0x21, 4, [11, 11, 10], ["FLOAT"])]


def real(pattern):
    """The magnitude of a finite binary32, in units."""
    exponent, fraction = pattern >> 23 & 0xff, pattern & 0x7fffff
    return fraction if exponent == 0 else (fraction | 0x800000) << (exponent - 1)


def below(value):
    """The pattern of the largest binary32 that is not above a fraction of units."""
    whole = value.numerator // value.denominator
    drop = max(whole.bit_length() - 24, 0)
    return (drop << 23) + (whole >> drop)


def nearest32(value):
    """RNE32 of a fraction of units."""
    low = below(value)
    rest = 2 * value - real(low) - real(low + 1)
    return low + (rest > 0 or (rest == 0 and low % 2 == 1))


def is_nan(pattern):
    return pattern & ~SIGN >= NAN_FROM


def unorm(pattern, width):
    if is_nan(pattern) or pattern & SIGN:
        return 0
    full, fine = 2 ** width - 1, 2 ** (width + 4)
    if pattern >= ONE:
        return full
    seen = real(pattern) * fine // 2 ** UNIT  # of the value, in 2^-(n + 4)
    low, rest = divmod(seen * full, fine)
    return low + (2 * rest > fine)  # the lower of two that are as near


def snorm(pattern, width):
    if is_nan(pattern):
        return 0
    magnitude = unorm(pattern & ~SIGN, width - 1)
    return -magnitude % 2 ** width if pattern & SIGN else magnitude


def uint(pattern, width):
    return min(pattern, 2 ** width - 1)


def sint(pattern, width):
    value = pattern - (pattern >> 31 << 32)
    return max(-2 ** (width - 1), min(value, 2 ** (width - 1) - 1)) % 2 ** width


class Small:
    """A float of 5 bits of exponent: its values without sign, by code; the one that would come next is infinity's."""

    def __init__(self, width):
        self.width, self.fraction, self.signed = width, 10 if width == 16 else width - 5, width == 16
        self.infinity = 31 << self.fraction
        self.values = [self.value(code) for code in range(self.infinity + 1)]

    def value(self, code):
        exponent, fraction = divmod(code, 2 ** self.fraction)
        mantissa = fraction if exponent == 0 else fraction + 2 ** self.fraction
        return mantissa << (UNIT + max(exponent, 1) - 15 - self.fraction)

    def code(self, pattern, nearest):
        sign = pattern >> 31 << 15 if self.signed else 0
        if is_nan(pattern):
            return sign | self.infinity | ((pattern & 0x7fffff) >> 23 - self.fraction or 1)
        if pattern & SIGN and not self.signed:
            return 0
        if pattern & ~SIGN == INF:
            return sign | self.infinity
        value = real(pattern)
        low = min(bisect_right(self.values, value), self.infinity) - 1
        rest = 2 * value - self.values[low] - self.values[low + 1]
        return sign | low + (nearest and (rest > 0 or (rest == 0 and low % 2 == 1)))

    def agree(self, pattern, code):
        """Python's and numpy's binary16: to the nearest, of what is no NaN."""
        if self.width != 16 or is_nan(pattern):
            return
        try:
            packed = struct.unpack("<H", struct.pack("<e", struct.unpack("<f", struct.pack("<I", pattern))[0]))[0]
        except OverflowError:
            packed = pattern >> 31 << 15 | self.infinity
        assert packed == code, f"{pattern:08x}: struct has {packed:04x}, the fractions {code:04x}"
        if numpy:
            with numpy.errstate(over="ignore"):
                other = int(numpy.uint32(pattern).view(numpy.float32).astype(numpy.float16).view(numpy.uint16))
            assert other == code, f"{pattern:08x}: numpy has {other:04x}, the fractions {code:04x}"


def around_codes(full, codes):
    """Codes of a magnitude up to `full`, and the floats on both sides of where the next one begins (PD-42a)."""
    fine = 16 * (full + 1)
    for code in codes:
        if code:
            yield nearest32(Fraction(code << UNIT, full))
        if code < full:
            begins = Fraction((2 * code + 1) * fine // (2 * full) + 1 << UNIT, fine)
            last = below(begins)
            last -= real(last) == begins
            yield from (last, last + 1)


def normalised(width, signed, draw):
    full = 2 ** (width - signed) - 1
    codes = range(full + 1) if width <= 16 else [draw.randrange(full + 1) for _ in range(DRAWN // 2)]
    for pattern in [*ODD, *around_codes(full, codes)]:
        yield pattern
        if signed or pattern in ODD:
            yield pattern | SIGN


def integers(width, draw):
    for end in (0, 2 ** width, 2 ** (width - 1), -2 ** (width - 1), 2 ** 31, 2 ** 32):
        yield from ((end + step) % 2 ** 32 for step in range(-3, 4))
    yield from range(2 ** min(width, 10))
    yield from (draw.getrandbits(32) >> draw.randrange(32) for _ in range(DRAWN // 10))


def floats(small):
    for code in range(small.infinity):
        value, middle = below(Fraction(small.values[code])), below(Fraction(small.values[code] + small.values[code + 1], 2))
        for pattern in (value, max(value, 1) - 1, value + 1, middle - 1, middle, middle + 1):
            yield pattern
            if code % 16 == 0 or not small.signed:
                yield pattern | SIGN
    for pattern in ODD:
        yield from (pattern, pattern | SIGN)


def lines_of(kind, width, draw):
    """The lines of one type and width."""
    plain = {"UNORM": unorm, "SNORM": snorm, "UINT": uint, "SINT": sint}
    if kind == "FLOAT" and width < 32:
        small = Small(width)
        for pattern in floats(small):
            nearest = small.code(pattern, True)
            small.agree(pattern, nearest)
            yield f"value {kind} {width} {pattern:x} {small.code(pattern, False):x} {nearest:x}"
        return
    patterns = (normalised(width, kind == "SNORM", draw) if kind in ("UNORM", "SNORM") else integers(width, draw) if kind != "FLOAT"
                else [*ODD, *(pattern | SIGN for pattern in ODD), *(draw.getrandbits(32) for _ in range(DRAWN // 10))])
    for pattern in patterns:
        code = pattern if kind == "FLOAT" else plain[kind](pattern, width)
        yield f"value {kind} {width} {pattern:x} {code:x} {code:x}"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    draw, lines = random.Random(1), []
    for code, size, widths, kinds in FORMATS:
        places = ",".join(f"{sum(widths[:c])}:{width}" for c, width in enumerate(widths))
        lines.append(f"format {code:x} {size} {places} {','.join(kinds)}")
    for kind, width in sorted({(kind, width) for _, _, widths, kinds in FORMATS for kind in kinds for width in widths}):
        lines += lines_of(kind, width, draw)
    out = Path(sys.argv[1])
    out.parent.mkdir(parents=True, exist_ok=True)
    part = out.with_name(out.name + ".part")
    part.write_text("\n".join(lines) + "\n")
    part.rename(out)


if __name__ == "__main__":
    main()
