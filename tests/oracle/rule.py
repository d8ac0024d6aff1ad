# SPDX-License-Identifier: Apache-2.0
"""Exact reference of one gather in fractions, with the variants by which renderers differ.

VARIANTS names, for one axis, the ways from a coordinate to two neighbouring texels. The first is the rule of the
texture unit; the others exist to explain a difference, not to decide who is right.
"""
from fractions import Fraction
from functools import lru_cache
import struct

from cubes import Cube, mean

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
    "edge": "faces of a cube that stand alone: kept to the edge, whatever the mode (PD-17a)",
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
    if wrap == "SEAMLESS":
        return max(-1, min(i, n))
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


def texel(variant, wrap, n, s, offset, corner, rect):
    """Texel along one axis; None for border. corner: 1 for the far neighbour."""
    if variant == "edge":
        variant, wrap = "rule", "CLAMP_TO_EDGE"
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


def variants(batch, wrap):
    """Variants that make sense for a mode."""
    rect, alone = batch.texture.rect, batch.texture.cube and not batch.sampler.seamless
    of_mode = {"mirror": wrap.startswith("MIRROR_ONCE"), "tie": wrap == "MIRROR", "bias": wrap == "WRAP", "rect": rect,
               "edge": alone}
    return [v for v in VARIANTS if of_mode.get(v, True)]


ACROSS = "integers beyond a corner of a cube: the texel across s, not the one on the face (PD-17b)"
CONVERSIONS = ("", "product with a rounded reciprocal (PD-80)", "SNORM not clamped to -1 (PD-80)", ACROSS)


def short_float(code, width):
    """Binary32 of a float of 5 bits of exponent: 16 bits with a sign, 11 or 10 without one (PD-81, PD-81a)."""
    fraction = {16: 10, 11: 6, 10: 5}[width]
    sign, exponent, mantissa = (code >> 15 if width == 16 else 0), code >> fraction & 31, code & (1 << fraction) - 1
    if exponent == 31:
        return sign << 31 | 0x7F800000 | mantissa << 23 - fraction
    value = Fraction(mantissa + (1 << fraction) * (exponent > 0)) * Fraction(2) ** (max(exponent, 1) - 15 - fraction)
    return sign << 31 | bits32(value)


def of_srgb(code):
    """Of 8 bits (PD-82), by doubles: a value near a middle of two binary32 would be decided wrongly."""
    v = code / 255
    return struct.unpack("<I", struct.pack("<f", v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4))[0]


def component(datatype, code, width, conversion):
    """Stored code to 32 bits (PD-80, PD-81); conversion: one of CONVERSIONS, the first is the rule."""
    signed = code - (code >> (width - 1) << width)
    if datatype.endswith("NORM"):
        most = 2 ** (width - (datatype == "SNORM")) - 1
        value = signed if datatype == "SNORM" else code
        if conversion not in CONVERSIONS[1:3]:
            return bits32(rne32(Fraction(max(-most, value), most)))
        value = max(-most, value) if conversion == CONVERSIONS[1] else value
        return bits32(rne32(value * rne32(Fraction(1, most))))
    if datatype == "SINT":
        return signed & 0xFFFFFFFF
    return short_float(code, width) if datatype == "FLOAT" and width < 32 else code


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


def lane_value(batch, place, conversion):
    """Of one texel (layer, x, y), None: border, through sources and component letter."""
    f = batch.texture.format
    if place is None:
        return clamp_border(f.datatype, batch.border()[batch.comp])
    source = batch.sources()[batch.comp]
    if source in ("ZERO", "ONE_INT", "ONE_FLOAT"):
        return {"ZERO": 0, "ONE_INT": 1, "ONE_FLOAT": 0x3F800000}[source]
    layer, x, y = place
    element, number = batch.texture.element(x, y, layer), "RGBA".index(source)
    low, width = f.bits[number]
    code = element >> low & (1 << width) - 1
    if f.unpack == "SHAREDEXP":
        return bits32(Fraction(code) * Fraction(2) ** ((element >> 27) - 24))
    return of_srgb(code) if f.srgb and number < 3 else component(f.types[number], code, width, conversion)


# Of UNORM, which both renderers compare as floats: by correct quotients, or by products with a rounded reciprocal.
FLOATS = {"compared as binary32, the reference clamped (PD-12)": CONVERSIONS[0],
          "compared as binary32, the reference clamped (PD-12), the depth a product (PD-80)": CONVERSIONS[1]}
COMPARING = ("", *FLOATS)


def code_of(bits, width):
    """UNORM code of a binary32, as a store makes it (PD-12, PD-42a)."""
    if bits & 0x7FFFFFFF > 0x7F800000 or bits >> 31:
        return 0
    fine = 2 ** (width + 4)
    exact = Fraction(floor(min(value32(bits), Fraction(1)) * fine) * (2 ** width - 1), fine)
    return -floor(HALF - exact) if exact < 2 ** width - 1 and value32(bits) < 1 else 2 ** width - 1


def passes(func, a, b):
    """A NaN is None."""
    if a is None or b is None:
        return func in ("NOTEQUAL", "ALWAYS")
    return {"NEVER": False, "LESS": a < b, "EQUAL": a == b, "LEQUAL": a <= b, "GREATER": a > b, "NOTEQUAL": a != b,
            "GEQUAL": a >= b, "ALWAYS": True}[func]


def depth(bits):
    """Order of a binary32: exact, infinities beyond all, denormals 0; None: a NaN."""
    magnitude = bits & 0x7FFFFFFF
    if magnitude > 0x7F800000:
        return None
    return 0 if magnitude < 0x800000 else -magnitude if bits >> 31 else magnitude


def compared(batch, place, dref, conversion):
    """1.0 or 0.0 (PD-12, PD-13)."""
    f, func = batch.texture.format, batch.sampler.compare
    low, width = f.bits[f.depth]
    border = batch.border()[0]
    code = None if place is None else batch.texture.element(place[1], place[2], place[0]) >> low & (1 << width) - 1
    if f.datatype == "FLOAT":
        good = passes(func, depth(dref), depth(border if code is None else code))
    elif conversion in FLOATS:
        value = component("UNORM", code, width, FLOATS[conversion]) if code is not None else clamp_border("UNORM", border)
        good = passes(func, depth(clamp_border("UNORM", dref)), depth(value))
    else:
        good = passes(func, code_of(dref, width), code_of(border, width) if code is None else code)
    return 0x3F800000 if good else 0


def value_of(batch, gather, place, conversion):
    if batch.sampler.compare != "-":
        return compared(batch, place, gather.dref, conversion)
    return lane_value(batch, place, conversion)


CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))
cube_of = lru_cache(maxsize=None)(Cube)


def project(g):
    """Face and place on it, of a direction whose longest axis is 1 or -1 (PD-16)."""
    x, y, z = axes = tuple(value32(bits) for bits in (g.s, g.t, g.r))
    longest = max(range(3), key=lambda i: (abs(axes[i]), i))
    back = (g.s, g.t, g.r)[longest] >> 31
    sc, tc = (((-z, -y), (z, -y)), ((x, z), (x, -z)), ((x, -y), (-x, -y)))[longest][back]
    return 2 * longest + back, rne32(sc / 2 + HALF), rne32(tc / 2 + HALF)


def start(batch, g):
    """Image of the texture, s and t."""
    texture = batch.texture
    count = texture.layers // 6 if texture.cube else texture.layers
    layer = min(g.layer, count - 1) if texture.kind.endswith("array") else 0
    if not texture.cube:
        return layer, value32(g.s), value32(g.t)
    face, s, t = project(g)
    return 6 * layer + face, s, t


def axes(batch, gather, variant_s, variant_t):
    """The texels of each of the four samples, (layer, x, y): none is border, three are a corner of a cube."""
    texture, sampler = batch.texture, batch.sampler
    layer, s, t = start(batch, gather)
    modes = ("SEAMLESS",) * 2 if texture.cube and sampler.seamless else (sampler.wrap_s, sampler.wrap_t)
    for k, (cs, ct) in enumerate(CORNERS):
        du, dv = batch.ptp[k] if batch.ptp else (gather.u, gather.v)
        if batch.ptp:
            cs = ct = 0
        x = texel(variant_s, modes[0], texture.width, s, du, cs, texture.rect)
        y = texel(variant_t, modes[1], texture.height, t, dv, ct, texture.rect)
        if x is None or y is None:
            yield []
        elif modes[0] == "SEAMLESS":
            cube = cube_of(texture.width)
            yield [(layer // 6 * 6 + face, x, y) for face, x, y in cube.texels(layer % 6, x, y)]
        else:
            yield [(layer, x, y)]


def results(batch, gather, variant_s="rule", variant_t="rule", conversion=""):
    """What the four samples deliver."""
    integer = batch.texture.format.one == 1 and batch.sampler.compare == "-"
    four = []
    for texels in axes(batch, gather, variant_s, variant_t):
        values = [value_of(batch, gather, place, conversion) for place in texels or [None]]
        across = conversion == ACROSS and len(values) > 1
        four.append(values[across] if integer else mean(values))   # PD-17b
    return tuple(four)
