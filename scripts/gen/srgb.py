# SPDX-License-Identifier: Apache-2.0
"""The sRGB decode ROMs of tex_pkg.sv: for every code the nearest binary32 of the exact value (PD-82)."""
from fractions import Fraction

WIDTHS = (8, 6, 5)  # of a code; codes of 1 and 4 bits are every 255th and 17th of 8 bits
ONE = 0x3F800000


def above(bits, linear_part, power_part):
    """The exact value is more than a binary32 pattern and a half."""
    field, fraction = bits >> 23, bits & 0x7FFFFF
    middle = Fraction(2 * (fraction + (1 << 23 if field else 0)) + 1) * Fraction(2) ** (max(field, 1) - 151)
    return linear_part > middle if power_part is None else power_part ** 12 > middle ** 5


def decode(code, full):
    """c / 12.92 up to 0.04045, ((c + 0.055) / 1.055) ^ 2.4 above. No value lies in the middle of two patterns."""
    c = Fraction(code, full)
    linear, power = c / Fraction(1292, 100), None
    if c > Fraction(4045, 100000):
        power = (c + Fraction(55, 1000)) / Fraction(1055, 1000)
    low, high = 0, ONE
    while low < high:
        middle = (low + high) // 2
        if above(middle, linear, power):
            low = middle + 1
        else:
            high = middle
    return low


def sv():
    """A function for each width; bits 31:30 of the value are 0."""
    out = ["  // sRGB decode, a ROM for each width of a code (PD-82)."]
    for width in WIDTHS:
        out += [f"  function automatic logic [29:0] srgb{width}(input logic [{width - 1}:0] code);", "    case (code)"]
        out += [f"      {width}'d{code}: srgb{width} = 30'h{decode(code, (1 << width) - 1):08x};" for code in range(1, 1 << width)]
        out += [f"      default: srgb{width} = 30'h0;", "    endcase", "  endfunction"]
    return out
