# SPDX-License-Identifier: Apache-2.0
"""Captured rows of stores: every part has a surface of its own, and memory is compared in the end."""
import struct

import textures
from picks import NUMBERS, chunks, spread
from sust.surface import Level
from tlv import LANES, File, format_of, word

SIZES = {8: "U8", 16: "U16", 32: "32", 64: "64", 128: "128"}
FEWER = "unorm8x4", "f16x4", "u32x4"  # that get one and two components too
MODES = {"zero": "IGN", "clamp": "NEAR"}
DIMS = {"1d": ("1D", "x"), "2d": ("2D", "x y"), "3d": ("3D", "x y z"), "a1d": ("1D_ARRAY", "array x"), "a2d": ("2D_ARRAY", "array x y")}
COMPONENTS = {"v1": ".R", "v2": ".RG", "v4": ""}
ALL_SIZES = "u8", "u16", "u32", "u32x4"  # surfaces that have stores of each size; how large a texel is decides alone
TEXELS = 4, 8  # of a surface of conversions: 32 texels in a GOB, of whatever format


def instruction(op, number):
    _, kind, dim, width, mode = op.split("_")
    name, _ = DIMS[dim]
    if kind == "b":
        return f"SUST.D.BA.{name}.{SIZES[int(width[1:])]}.{MODES[mode]} [R4], R8, {number:#x}"
    return f"SUST.P.{name}{COMPONENTS[width]}.{MODES[mode]} [R4], R8, {number:#x}"


def kept(image, rows):
    """An image without gaps after all these stores: (index, value) of up to four words that changed."""
    after = bytearray(image)
    for _, (count, *changes) in rows:
        for index, value in zip(changes[0:2 * count:2], changes[1:2 * count:2]):
            for at, byte in enumerate(struct.pack("<I", value), 4 * index):
                if at < len(image) and byte != image[at]:
                    after[at] = byte
    return bytes(after)


class Stores(File):
    def __init__(self, *words, **named):
        super().__init__(*words, **named)
        self.memory = []

    def surface(self, tex, contents):
        """A handle, and the address. No surface has more than eight rows, so blocks are single GOBs."""
        name, datatype = format_of(tex)
        layers = {"a1d": "ONE_D_ARRAY", "a2d": "TWO_D_ARRAY"}.get(tex["kind"])
        kind = layers or {"1d": "ONE_D", "3d": "THREE_D"}.get(tex["kind"], "TWO_D")
        size = [tex["w"]] + ([tex["h"]] if tex["h"] else []) + ([tex["d"]] if kind == "THREE_D" else [])
        text = f"type {kind}  format {name} {datatype}  size {' '.join(map(str, size))}" + (f"  layers {tex['d']}" if layers else "")
        address = self.next
        number = self.described("texture", (lambda at: f"{text}  address {at:#x}  texels {contents}", 1024 * max(1, tex["d"])))
        return self.described("handle", (number, self.described("sampler", ""))), address

    def expect(self, tex, address, image):
        """All of an image, whose rows and slices have no gaps."""
        _, width, channels = textures.kind_of(tex["fmt"])
        row, high = tex["w"] * channels * width // 8, max(1, tex["h"])
        level = Level(row, high, max(1, tex["d"]), (0, 0, 0))
        for first in range(0, len(image), row):
            z, y = divmod(first // row, high)
            for x in range(0, row, 16):
                line = image[first + x:first + min(row, x + 16)]
                self.memory.append(f"expect memory {address + level.offset(x, y, z):#x} = {line.hex(' ', -4)}")

    def text(self):
        return super().text() + "\n" + "\n".join(self.memory) + "\n"


def store(file, part, rows, handle, places):
    """places: {operand: values}"""
    given = {name: (values, word) for name, values in places.items()}
    width = part.op.split("_")[3]
    for number in range(max(1, int(width[1:]) // 32) if width[0] == "b" else int(width[1:])):
        given[f"data{number}"] = [row[0][part.inputs.index(f"d{number}")] for row in rows], word
    file.warp(instruction(part.op, handle), given, [{}] * len(rows), part.name)


def stores(parts):
    """All rows of a part store the same, so what lands on one texel is alike."""
    file = Stores("SUST.D.BA of each size and SUST.P, in surfaces of each type: in bounds, beyond them, dropped or drawn to the edge.",
                  "R-SUST-5 R-SUST-25 R-SUST-26 PD-30 PD-31 PD-37 PD-41")
    for part in parts:
        if not part.name.startswith("surface.sust.") or part.op.startswith("sust_b_2d") and part.tex["fmt"] not in ALL_SIZES and "b32" not in part.op:
            continue
        image = textures.content(part.tex)
        handle, address = file.surface(part.tex, "rows " + image.hex())
        names = DIMS[part.op.split("_")[2]][1].split()
        chosen = spread(part.rows(), LANES if part.count > 100 else 14)
        for rows in chunks(chosen):
            store(file, part, rows, handle, {name: [row[0][at] for row in rows] for at, name in enumerate(names)})
        file.expect(part.tex, address, kept(image, chosen))
    for part in parts:
        if part.name.startswith("surface.collide.sust."):
            collide(file, part)
    return {"stores": file}


def collide(file, part):
    """A row: all threads store to one texel, each its number more."""
    image, rows = textures.content(part.tex), spread(part.rows(), 2)
    handle, address = file.surface(part.tex, "rows " + image.hex())
    for given, _ in rows:
        at = dict(zip(part.inputs, given))
        places = {"x": ([at["c0"]] * LANES, word), "y": ([at["c1"]] * LANES, word)}
        data = [at["d0"] + lane & textures.M for lane in range(LANES)]
        file.warp(instruction(part.op, handle), places | {"data0": (data, word)}, [{}] * LANES, part.name)
    file.expect(part.tex, address, kept(image, rows))


def edges(part, count):
    """Rows where the code changes from one number to the next; of the others some, the first of all are zeros, ends and NaN."""
    values, codes = part.column(0), part.column(part.nin)
    order = sorted(range(part.count), key=values.__getitem__)
    pairs = [(values[b] - values[a], a, b) for a, b in zip(order, order[1:]) if codes[a] != codes[b]]
    least = spread([pair for pair in pairs if pair[0] <= 1], count // 2)
    return [part.rows()[index] for _, *pair in least for index in pair]


def two_bits_agree(row):
    """The device makes alpha of two bits from four bits of ten: only the ends are sure."""
    alpha = row[0][3]
    return alpha >> 31 or alpha & 0x7FFFFFFF > 0x3F7FFFFF or alpha < 0x00800000


def converted(parts):
    file = Stores("Formatted stores of every format: numbers on both sides of a change of code, ends, odd floats.",
                  "R-SUST-8 R-SUST-9 R-SUST-31 PD-36 PD-42 PD-42a")
    for part in parts:
        if not part.name.startswith("convert.") or part.name[8:11] in ("v1.", "v2.") and part.tex["fmt"] not in FEWER:
            continue
        if part.nin == 1 and part.nout == 1 and part.count > 4096:
            rows = edges(part, 20) + spread(part.rows()[:64], 12)
        else:
            rows = spread([row for row in spread(part.rows(), 128) if part.tex["fmt"] != "unorm1010102" or two_bits_agree(row)], LANES)
        tex = dict(part.tex, w=TEXELS[0], h=TEXELS[1])
        handle, address = file.surface(tex, "expression (1)")
        store(file, part, rows, handle, {"x": [n % TEXELS[0] for n in range(LANES)], "y": [n // TEXELS[0] for n in range(LANES)]})
        _, width, channels = textures.kind_of(tex["fmt"])
        image = b"".join(struct.pack(f"<{part.nout}I", *out)[:width * channels // 8] for _, out in rows)
        file.expect(tex, address, image)
    return {"converted": file}


SUITES = stores, converted
