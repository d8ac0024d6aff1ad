# SPDX-License-Identifier: Apache-2.0
"""The cases: which textures, samplers, instructions and coordinates are compared. Everything follows from one seed."""
import random
import struct

from case import ONE, WRAPS, Batch, Gather, Sampler, Texture, read_formats
from kinds import all_kinds

SIZES = ((1, 1), (1, 2), (2, 1), (2, 2), (3, 5), (4, 4), (5, 3), (7, 1), (1, 9), (8, 8), (13, 6), (16, 33), (33, 16),
         (64, 3), (100, 40), (127, 128), (255, 129), (256, 256), (1000, 3), (2, 4095), (16384, 1))
RECT_WRAPS = ("CLAMP_TO_EDGE", "BORDER", "CLAMP_OGL")
# Swizzles of the format suite; the first is the identity.
SWIZZLES = ("rgba", "bgra", "abgr", "rrr1", "01ga", "a0r1", "gggg")
SPECIAL = (0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000, 0x7F7FFFFF, 0xFF7FFFFF, 0x00000001, 0x807FFFFF, 0x80000000,
           0x4B800000, 0xCB800001, 0x501502F9, 0xD01502F9, 0x5F000000, 0xDF000000, 0x00800000)
# Ties and points beside 1/512 texel, in 1/4096 texel below a texel centre; and above.
SNAPS = (0, 1, 2, 4, 7, 8, 9, 12, 16, 24, -1, -4, -8, -9)


def bits_of(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def axis_coordinate(rng, size, rect):
    """One coordinate as bits: on and between texels, in and around the image, at edges, far away."""
    scale = 1 if rect else size
    kind = rng.randrange(10)
    if kind < 4:
        i = rng.randint(-2 * size - 2, 3 * size + 2) if size < 20 else rng.choice((0, size)) + rng.randint(-40, 40)
        return bits_of((i + rng.choice((0, 0.25, 0.5, 0.75, rng.random()))) / scale)
    if kind < 6:
        return bits_of(rng.uniform(-2.2, 3.2) * size / scale)
    if kind < 8:
        return bits_of(rng.random() * size / scale)
    if kind == 8:
        edge = bits_of(rng.choice((0.0, 1.0, -1.0, 0.5, -0.5, 2.0)) * size / scale)
        return max(0, edge + rng.randint(-2, 2)) if edge & 0x7FFFFFFF else edge
    return bits_of(rng.choice((-1, 1)) * 10 ** rng.uniform(0.5, 5))


def border(rng, texture, beyond=0.0):
    """A colour in the range of the format, or beyond it with this probability."""
    f = texture.format
    if f.datatype in ("UINT", "SINT"):
        width = min(w for _, w in f.bits) - (f.datatype == "SINT")
        return tuple(rng.randrange(1 << (32 if rng.random() < beyond else width)) for _ in range(4))
    within, outside = (0.0, 1.0, 0.25, 0.3, 0.7), (1.5, -0.25, -1.25, 3e5)
    return tuple(bits_of(rng.choice(outside if rng.random() < beyond else within)) for _ in range(4))


def layout(rng, width, bytes_):
    if rng.random() < 0.4:
        return f"pitch {(width * bytes_ + 31) // 32 * 32 + 32 * rng.randrange(2)}"
    return f"blocklinear block {1 << rng.randrange(3)} {1 << rng.randrange(4)}"


def index_texture(rng, formats, size, rect=False):
    """Each texel holds its own place; as integers and, so that OpenGL filters might apply, as 16-bit fractions."""
    f = formats[rng.choice((("R32", "UINT"), ("R16", "UINT"), ("R16", "UNORM"), ("R16", "UNORM")))]
    f = f if max(size) <= 256 else formats["R32", "UINT"]  # 16 bits name 256 columns
    return Texture(f, *size, layout(rng, size[0], f.bytes), "rect" if rect else "2d")


def random_texture(rng, f, size):
    """Noise with the corner codes in front; a NaN is made quiet, as processors do on their own."""
    width, height = size
    row = [0, (1 << 8 * f.bytes) - 1]
    row += [1 << low + w - 1 for low, w in f.bits] + [(1 << low + w - 1) - (1 << low) for low, w in f.bits]
    data = bytearray()
    for i in range(width * height):
        code = row[i] if i < len(row) else rng.randrange(1 << 8 * f.bytes)
        for low, w in f.bits if f.datatype == "FLOAT" and f.unpack == "FIELDS" else ():
            code |= 1 << low + {10: 4, 11: 5, 16: 9, 32: 22}[w] if code >> low & (1 << w) - 1 & ~(1 << w - 1) else 0
        data += code.to_bytes(f.bytes, "little")
    return Texture(f, width, height, f"pitch {(width * f.bytes + 31) // 32 * 32}", "2d", bytes(data))


def offset(rng):
    return rng.randint(-32, 31) if rng.random() < 0.4 else rng.randint(-4, 4)


def batch(rng, suite, texture, sampler, mode, count, comp=0, swizzle="rgba", draw=axis_coordinate):
    gathers = []
    for _ in range(count):
        u, v = (offset(rng), offset(rng)) if mode == "offset" else (0, 0)
        gathers.append(Gather(draw(rng, texture.width, texture.rect), draw(rng, texture.height, texture.rect), u, v))
    ptp = tuple((offset(rng), offset(rng)) for _ in range(4)) if mode == "offsets" else ()
    return Batch(suite, texture, sampler, mode, comp, gathers, swizzle, ptp)


def wraps(rng, formats, suite, mode, rounds, count):
    """Every pair of address modes, on sizes that differ from round to round."""
    for number in range(rounds):
        for s in WRAPS:
            for t in WRAPS:
                texture = index_texture(rng, formats, rng.choice(SIZES))
                yield batch(rng, suite, texture, Sampler(s, t, border(rng, texture)), mode, count)


def all_formats(rng, formats, rounds, count):
    for number in range(rounds):
        for f in formats.values():
            texture = random_texture(rng, f, (rng.choice((5, 8)), rng.choice((3, 4))))
            swizzle = SWIZZLES[0] if number == 0 else rng.choice(SWIZZLES)
            # OpenGL has no border colour of its own for sRGB.
            modes = ("CLAMP_TO_EDGE", "WRAP") if number == 0 or f.srgb else ("BORDER", rng.choice(("BORDER", "MIRROR")))
            sampler = Sampler(*modes, border(rng, texture, 0.3))
            for comp in range(4):
                yield batch(rng, "formats", texture, sampler, "plain", count, comp, swizzle)


def rectangles(rng, formats, rounds, count):
    for number in range(rounds):
        for s in RECT_WRAPS:
            for t in RECT_WRAPS:
                texture = index_texture(rng, formats, rng.choice(SIZES), rect=True)
                mode = ("plain", "offset", "offsets")[number % 3]
                yield batch(rng, "rectangles", texture, Sampler(s, t, border(rng, texture)), mode, count)


def centre(rng, size, rect):
    """Beside a texel centre, where the fixed point decides."""
    p = rng.randrange(-2, size + 2) + 0.5 - rng.choice(SNAPS) / 4096
    return bits_of(p if rect else p / size)


def special(rng, size, rect):
    return rng.choice(SPECIAL) if rng.random() < 0.7 else axis_coordinate(rng, size, rect)


def pointed(rng, formats, suite, draw, rounds, count):
    """Coordinates of one kind in every mode on both axes."""
    for _ in range(rounds):
        for wrap in WRAPS:
            texture = index_texture(rng, formats, rng.choice(SIZES))
            yield batch(rng, suite, texture, Sampler(wrap, wrap, (ONE, 0, 0, 0)), "plain", count, draw=draw)


def all_batches(seed, scale):
    """scale 1: about 10 000 gathers, a minute; the suites grow with it."""
    rng, formats = random.Random(seed), read_formats()
    return [
        *wraps(rng, formats, "wraps", "plain", 2 * scale, 32),
        *wraps(rng, formats, "offset", "offset", scale, 32),
        *wraps(rng, formats, "offsets", "offsets", scale, 16),
        *all_formats(rng, formats, 1 + scale, 16),
        *rectangles(rng, formats, 3 * scale, 16),
        *pointed(rng, formats, "centres", centre, scale, 32),
        *pointed(rng, formats, "special", special, scale, 32),
        *all_kinds(random.Random(seed + 1), scale),
    ]
