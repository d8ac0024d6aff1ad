# SPDX-License-Identifier: Apache-2.0
"""Exact reference of one gather in fractions, with the variants by which renderers differ.

VARIANTS names, for one axis, the ways from a coordinate to two neighbouring texels. The first is the rule of the
texture unit; the others exist to explain a difference, not to decide who is right.
"""
from fractions import Fraction
import struct

HALF = Fraction(1, 2)
VARIANTS = {
    "rule": "reduced in binary32, one rounded product, 8 subtexel bits (PD-18a, c, e)",
    "snap": "no rounding to 8 subtexel bits (PD-18c)",
    "product": "exact product, no rounding to 8 subtexel bits (PD-18a)",
    "reduce": "no range reduction before the product (PD-18e)",
    "reduce-half": "neither reduced, and half a texel taken off in binary32 (PD-18e, PD-18c)",
    "half": "half a texel taken off in binary32 (PD-18c)",
    "offset": "offset added to the position in binary32 (PD-6)",
    "offset-first": "offset / size added to the coordinate in binary32 before the range reduction (PD-6, PD-18e)",
    "mirror": "mirror-once modes: |position| is mirrored instead of each texel index (PD-18g, R-TLD4-43)",
    "tie": "MIRROR: the position is mirrored, so at a texel centre the neighbour on the other side is taken",
    "bias": "WRAP: repeats are counted from -1024 in unsigned numbers, which fails beyond",
    "rect": "rectangle: the position, not the texel index, is kept inside the image",
}
LARGEST = Fraction((2 - 2 ** -23) * 2.0 ** 127)


def floor(x):
    return x.numerator // x.denominator


def rne32(x):
    """Nearest binary32, ties to even, saturating; exact fractions in and out."""
    if x == 0:
        return x
    size = abs(x)
    exponent = max(size.numerator.bit_length() - size.denominator.bit_length() - 1, -127)
    while Fraction(2) ** (exponent + 1) <= size:
        exponent += 1
    ulp = Fraction(2) ** (max(exponent, -126) - 23)
    return max(-LARGEST, min(LARGEST, round(x / ulp) * ulp))


def value32(bits):
    """A coordinate after sanitising (PD-19)."""
    if bits >> 23 & 0xFF == 0xFF:
        return Fraction(0) if bits & 0x7FFFFF else LARGEST * (-1) ** (bits >> 31)
    if bits >> 23 & 0xFF == 0:
        return Fraction(0)
    return Fraction(struct.unpack("<f", struct.pack("<I", bits))[0])


def bits32(x):
    """Bits of a fraction that is a binary32; zero is +0."""
    return struct.unpack("<I", struct.pack("<f", float(x)))[0]


def reduce(s, wrap):
    if wrap == "WRAP":
        return rne32(s - floor(s))
    if wrap == "MIRROR":
        return s - 2 * (floor(s / 2) if s >= 0 else -floor(-s / 2))
    return s


def position(variant, wrap, size, s, offset):
    """Position in texels, before the offset."""
    if size == 0:
        return s
    if variant == "offset-first":
        return rne32(reduce(rne32(s + rne32(Fraction(offset, size))), wrap) * size) - offset
    if variant == "product":
        return s * size
    if variant.startswith("reduce"):
        return rne32(s * size)
    return rne32(reduce(s, wrap) * size)


def wrapped(wrap, i, n):
    """Texel of an index, None for border."""
    once = i if i >= 0 else -1 - i
    if wrap == "WRAP":
        return i % n
    if wrap == "MIRROR":
        return min(i % (2 * n), 2 * n - 1 - i % (2 * n))
    if wrap == "CLAMP_TO_EDGE":
        return max(0, min(i, n - 1))
    if wrap == "MIRROR_ONCE_CLAMP_TO_EDGE":
        return min(once, n - 1)
    j = i if wrap in ("BORDER", "CLAMP_OGL") else once
    return j if 0 <= j < n else None


def tie(s, offset, corner, n):
    """MIRROR by position: back to front in odd repeats."""
    s = rne32(s + rne32(Fraction(offset, n)))
    back, part = floor(s) % 2, rne32(s - floor(s))
    at = rne32(rne32((rne32(1 - part) if back else part) * n) + (HALF if back else -HALF))
    i = floor(at) + corner * (-1 if back else 1)
    return min(1 + i if i < 0 else i, n - 1)


def bias(s, offset, corner, n):
    """WRAP with repeats counted in unsigned numbers."""
    first = (floor(rne32(rne32(s * n) - HALF)) + offset + 1024 * n) % 2 ** 32 % n
    return (first + corner) % n


def rectangle(wrap, s, offset, corner, n):
    low, high = {"CLAMP_TO_EDGE": (HALF, n - HALF), "BORDER": (-HALF, n + HALF), "CLAMP_OGL": (HALF, n - HALF)}[wrap]
    i = floor(max(low, min(s + offset, high)) - HALF)
    i = min(i + corner, n - 1) if wrap != "CLAMP_OGL" else i + corner
    return i if 0 <= i < n else None


def mirrored(wrap, at, corner, n):
    """Mirroring of the position instead of each texel index."""
    at = abs(at)
    at = min(at, n) if wrap != "MIRROR_ONCE_BORDER" else at
    i = floor(at - HALF) + corner
    if wrap == "MIRROR_ONCE_CLAMP_TO_EDGE":
        return max(0, min(i, n - 1))
    return i if 0 <= i < n else None


def texel(variant, wrap, n, bits, offset, corner, rect):
    """Texel along one axis; None for border. corner: 1 for the far neighbour."""
    s = value32(bits)
    p = position(variant, wrap, 0 if rect else n, s, offset)
    if variant == "mirror":
        return mirrored(wrap, rne32(p + offset), corner, n)
    if variant == "tie":
        return tie(s, offset, corner, n)
    if variant == "bias" and s < -1024:
        return bias(s, offset, corner, n)
    if variant == "rect":
        return rectangle(wrap, s, offset, corner, n)
    if variant == "rule":
        p = Fraction(max(-2 ** 25, min(2 ** 25 - 1, round(p * 256))), 256)
    if variant == "offset":
        p = rne32(p + offset) - offset
    if wrap == "CLAMP_OGL":
        p = max(Fraction(0), min(p + offset, Fraction(n))) - offset
    if wrap == "MIRROR_ONCE_CLAMP_OGL":
        p = max(Fraction(-n), min(p + offset, Fraction(n))) - offset
    if variant.endswith("half"):
        return wrapped(wrap, floor(rne32(p - HALF)) + offset + corner, n)
    return wrapped(wrap, floor(p - HALF) + offset + corner, n)


def variants(wrap, rect):
    """Variants that make sense for a mode."""
    of_mode = {"mirror": wrap.startswith("MIRROR_ONCE"), "tie": wrap == "MIRROR", "bias": wrap == "WRAP", "rect": rect}
    return [v for v in VARIANTS if of_mode.get(v, True)]


CONVERSIONS = ("", "product with a rounded reciprocal (PD-80)", "SNORM not clamped to -1 (PD-80)")


def component(datatype, code, width, conversion):
    """Stored code to 32 bits (PD-80, PD-81); conversion: one of CONVERSIONS, the first is the rule."""
    signed = code - (code >> (width - 1) << width)
    if datatype.endswith("NORM"):
        most = 2 ** (width - (datatype == "SNORM")) - 1
        value = signed if datatype == "SNORM" else code
        if conversion == CONVERSIONS[0]:
            return bits32(rne32(Fraction(max(-most, value), most)))
        value = max(-most, value) if conversion == CONVERSIONS[1] else value
        return bits32(rne32(value * rne32(Fraction(1, most))))
    if datatype == "SINT":
        return signed & 0xFFFFFFFF
    if datatype == "FLOAT" and width == 16:
        sign, exponent, mantissa = code >> 15, code >> 10 & 31, code & 0x3FF
        if exponent == 31:
            return sign << 31 | 0x7F800000 | mantissa << 13
        value = Fraction(mantissa + 1024 * (exponent > 0)) * Fraction(2) ** (max(exponent, 1) - 25)
        return sign << 31 | bits32(value)
    return code


def clamp_border(datatype, bits):
    """Border colour by data type (PD-14)."""
    if not datatype.endswith("NORM"):
        return bits
    if bits & 0x7FFFFFFF > 0x7F800000:
        return 0
    value = struct.unpack("<f", struct.pack("<I", bits))[0]
    if datatype == "UNORM":
        return 0 if bits >> 31 else bits32(Fraction(min(value, 1.0)))
    return bits if abs(value) <= 1 else bits32(Fraction(max(-1.0, min(value, 1.0))))


def lane_value(batch, x, y, conversion):
    """Result of one sample: texel x, y (None: border) through sources and component letter."""
    texture = batch.texture
    if x is None or y is None:
        return clamp_border(texture.format.datatype, batch.border()[batch.comp])
    source = batch.sources()[batch.comp]
    if source in ("ZERO", "ONE_INT", "ONE_FLOAT"):
        return {"ZERO": 0, "ONE_INT": 1, "ONE_FLOAT": 0x3F800000}[source]
    low, width = texture.format.bits["RGBA".index(source)]
    return component(texture.format.datatype, texture.element(x, y) >> low & (1 << width) - 1, width, conversion)


CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))


def axes(batch, gather, variant_s, variant_t):
    """The four samples' texels (x, y) when each axis follows its variant."""
    texture, sampler, (s, t, u, v) = batch.texture, batch.sampler, gather
    for k, (cs, ct) in enumerate(CORNERS):
        du, dv = batch.ptp[k] if batch.ptp else (u, v)
        if batch.ptp:
            cs = ct = 0
        yield (texel(variant_s, sampler.wrap_s, texture.width, s, du, cs, texture.rect),
               texel(variant_t, sampler.wrap_t, texture.height, t, dv, ct, texture.rect))


def results(batch, gather, variant_s="rule", variant_t="rule", conversion=""):
    """What the four samples deliver."""
    return tuple(lane_value(batch, x, y, conversion) for x, y in axes(batch, gather, variant_s, variant_t))
