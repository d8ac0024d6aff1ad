# SPDX-License-Identifier: Apache-2.0
"""Texels as colours, and an image of them as PNG."""
import base64
import math
import struct
import zlib

ENDS = {"UNORM": (0, 1), "SNORM": (-1, 1)}


def number(text, datatype):
    """A component: eight hexadecimal digits, as an integer or a float."""
    word = int(text, 16)
    if datatype == "SINT":
        return word - (word >> 31 << 32)
    return word if datatype == "UINT" else struct.unpack(">f", word.to_bytes(4, "big"))[0]


def components(value, datatypes):
    """The stored components of a texel: 32 digits; of those that the format has."""
    return [number(value[8 * i:8 * i + 8], kind) for i, kind in enumerate(datatypes) if kind]


def texel_text(value, datatypes):
    """As a person reads it: R 0.5 G 1."""
    names = [name for name, kind in zip("RGBA", datatypes) if kind]
    return " ".join(f"{n} {v:.6g}" if isinstance(v, float) else f"{n} {v}" for n, v in zip(names, components(value, datatypes)))


class Palette:
    """Colours of texels: UNORM and SNORM from end to end, other components by their rank among those of the image."""

    def __init__(self, datatypes, values):
        self.datatypes = datatypes
        self.kinds = [kind for kind in datatypes if kind]
        columns = list(zip(*(components(v, datatypes) for v in values))) or [()] * len(self.kinds)
        self.ranks = [ranks(column) if kind not in ENDS else None for kind, column in zip(self.kinds, columns)]

    def level(self, kind, rank, value):
        """0..255"""
        if kind not in ENDS:
            return rank.get(value, 128)
        low, high = ENDS[kind]
        return round(255 * min(1, max(0, (value - low) / (high - low)))) if math.isfinite(value) else 128

    def colour(self, value):
        """(red, green, blue), 0..255; of one component grey, of two red and green."""
        levels = [self.level(*one) for one in zip(self.kinds, self.ranks, components(value, self.datatypes))][:3]
        return tuple(levels * 3 if len(levels) == 1 else levels + [0] * (3 - len(levels)))


def ranks(column):
    """{value: 0..255}, ascending."""
    found = sorted({v for v in column if math.isfinite(v)})
    return {v: round(255 * i / max(1, len(found) - 1)) for i, v in enumerate(found)}


def element_colour(element):
    """Of an element whose components are not known: its low bytes."""
    data = bytes.fromhex(element)[::-1]
    return tuple(data[:3] if len(data) > 2 else [data[0]] * 3 if data else (0, 0, 0))


def png(rows):
    """Of rows of colours, as text for the address of an image."""
    raw = b"".join(b"\0" + bytes(c for pixel in row for c in pixel) for row in rows)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b"")
    return "data:image/png;base64," + base64.b64encode(data).decode()
