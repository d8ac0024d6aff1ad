# SPDX-License-Identifier: Apache-2.0
"""Which bytes: data registers, masks of components, and every format."""
import random

from common import INT_MAX, INT_MIN, MINUS_ONE
from store import CLAMPS, COPS, FORMATS, RAW_BYTES, SIZES, Store, convert
from surface import Header
from tlv import CODES, NAMES, File, make


def zeros():
    f = File(
        "data",
        "Data registers: RZ stores zero, by any size and format; a mask names components, and those that it does not name are\n"
        "stored as zero; sources of the header do not move components. .cop changes nothing.",
        "R-SUST-12 R-SUST-19 R-SUST-32")
    for n, (size, clamp) in enumerate(zip(SIZES, CLAMPS * 2)):
        t = f.next_texture(make("TWO_D", (32, 8), "R32_G32_B32_A32", address=0xa0000000 + 0x10000 * n))
        f.warp(Store("2D", size=size, rb=255, clamp=clamp, cop=COPS[n % 4], handle=t), [[lane, n] for lane in range(32)],
               [[0]], t, number=n)
    for n, mask in enumerate((1, 3, 15, 0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)):
        for k, format in enumerate(("A8B8G8R8", "R16_G16", "R32_G32_B32_A32")):
            t = f.next_texture(
                make("TWO_D_NO_MIPMAP", (8, 4), format, "UINT", address=0xa1000000 + 0x1000 * len(f.surfaces), pitch=128,
                     X_SOURCE=4, Z_SOURCE=2, W_SOURCE=7))
            rb = 255 if n == 16 else 12
            f.warp(Store("2D", True, mask=mask, rb=rb, handle=t), [[lane % 8, lane // 8] for lane in range(8)],
                   [[1 + lane, 0x20 + lane, 0x40 + lane, 0x60 + lane] for lane in range(8)] if rb != 255 else [[0]], t,
                   active=0xff, number=(3 * n + k) % 64)
    return f


def not_formatted():
    """Depth, shared exponents, and data types that a format does not have."""
    f = File(
        "raw_formats", "Formats of depth and of shared exponents, and data types that a format does not have (0, 5, 6, FLOAT of 8 bits): a\n"
        "formatted store is dropped, a raw one does not look at them.", "R-SUST-5")
    plain = make("TWO_D", (24, 9), address=0xd0000000)
    headers = [Header(plain, COMPONENTS=code) for code in RAW_BYTES]
    headers += [Header(plain, COMPONENTS=CODES[name], **{f"{c}_DATA_TYPE": kind})
                for name, c, kind in (("R32", "R", 0), ("R8", "R", 7), ("A8B8G8R8", "A", 7), ("R16_G16", "G", 5), ("R16_G16", "R", 6),
                                      ("R32_G32", "G", 0), ("R16", "G", 0), ("A4B4G4R4", "B", 4), ("B5G6R5", "R", 3))]
    for n, header in enumerate(headers):
        t = f.next_texture(Header(header, ADDRESS_31_0=0xd0000000 + 0x10000 * n))
        rows = [[lane % 8, lane // 8] for lane in range(16)]
        data = [[0x3f800000 + 77 * lane, lane, 1, 2] for lane in range(16)]
        f.warp(Store("2D", True, clamp=CLAMPS[n % 4], handle=t), rows, data, t, active=0xffff, number=2 * n)
        f.warp(Store("2D", size=list(SIZES)[n % 7], handle=t), rows, data, t, active=0xffff, number=2 * n + 1)
    return f


def interesting(kind, width, nearest):
    """Registers at and beside codes and middles of one component."""
    draw = random.Random(f"{kind} {width}")
    if kind == "FLOAT" and width < 32:
        small = convert.Small(width)
        codes = [
            0, 1, 2, 1 << small.fraction, (1 << small.fraction) - 1, small.infinity - 1,
            *(draw.randrange(small.infinity) for _ in range(6))
        ]
        middles = [convert.below(convert.Fraction(small.values[c] + small.values[c + 1], 2)) for c in codes]
        patterns = [m + step for m in middles for step in (-1, 0, 1) if m + step >= 0]
    elif kind in ("UNORM", "SNORM"):
        full = 2 ** (width - (kind == "SNORM")) - 1
        patterns = list(
            convert.around_codes(full,
                                 sorted({0, 1, full - 1, full, full // 2, *(draw.randrange(full + 1) for _ in range(8))})))
    elif kind == "FLOAT":
        patterns = []
    else:
        return list(
            dict.fromkeys([
                0, 1, *(2 ** width + d & MINUS_ONE for d in (-2, -1, 0, 1)), *(2 ** (width - 1) + d for d in (-1, 0, 1)),
                *(-2 ** (width - 1) + d & MINUS_ONE for d in (-1, 0, 1)), MINUS_ONE, INT_MIN, INT_MAX,
                *(draw.getrandbits(32) for _ in range(8))
            ]))
    odd = [*convert.ODD, *(p | INT_MIN for p in convert.ODD)]
    return list(dict.fromkeys([*patterns, *(p | INT_MIN for p in patterns[::3]), *odd]))


def formats(nearest):
    name = "format_nearest" if nearest else "format"
    f = File(
        name,
        "Formatted stores to every format and data type: values at and beside codes and the middles between them, the ends, and odd\n"
        f"floats; floats of fewer bits are rounded {'to the nearest' if nearest else 'towards zero'} (PD-42).",
        "R-SUST-8 R-SUST-31", "" if nearest else
        "R-SUST-5 R-SUST-7 R-SUST-13 R-SUST-29 PD-30 PD-31 PD-32 PD-32b PD-41", nearest=nearest)
    for code, (size, widths, types) in FORMATS.items():
        for kind in types:
            if nearest and (kind != "FLOAT" or max(widths) == 32):
                continue
            n = len(f.surfaces)
            t = f.next_texture(
                make("TWO_D", (64, 16), NAMES[code], kind, address=0xb0000000 + 0x10000 * n, SRGB_CONVERSION=kind == "UNORM"
                     and n % 2))
            lists = [interesting(kind, width, nearest) for width in widths]
            rows = max(map(len, lists))
            data = [[values[i % len(values)] for values in lists] for i in range(rows)]
            for first in range(0, min(rows, 96), 32):
                part = data[first:first + 32]
                f.warp(Store("2D", True, handle=t), [[lane, first // 32] for lane in range(32)], part, t,
                       active=(1 << len(part)) - 1, number=n % 64)
    return f
