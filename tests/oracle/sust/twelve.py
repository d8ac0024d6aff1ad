# SPDX-License-Identifier: Apache-2.0
"""Texels of 12 bytes: what is no power of two, and in block-linear memory no run of addresses."""
import random

from common import INT_MAX, INT_MIN, MINUS_ONE, edges, floats, tagged
from places import draw_data, draw_rows
from store import CLAMPS, SIZES, Store
from tlv import File, make

FORMAT = "R32_G32_B32"
TYPES = ["FLOAT", "UINT", "SINT", "UNORM", "SNORM"]


def row_ends(f, dim, surface, t, number):
    """Raw stores of every size about the end of a row: by steps, and by bytes aligned and not."""
    row = surface.width * 12
    for n, size in enumerate(SIZES):
        unit = Store(dim, size=size).bytes()
        for byte_address in (False, True):
            last = row // unit
            values = ([row - 1, row - 4, row - unit, row - unit + 1, row, row + 1, row // 16 * 16, row - 13, MINUS_ONE] if byte_address
                      else [last - 1, last, last + 1, surface.width - 1, surface.width, 0, INT_MAX, MINUS_ONE])
            rows = [[x & MINUS_ONE, k % surface.height] for k, x in enumerate(values)]
            f.warp(Store(dim, size=size, byte_address=byte_address, clamp=CLAMPS[(n + byte_address) % 4], handle=t),
                   [at[:1 if dim == "1D_BUFFER" else 2] for at in rows], tagged(len(rows), 0x61000000 + 0x10000 * n), t,
                   active=(1 << len(rows)) - 1, number=(number + n) % 64)


def in_rows():
    f = File(
        "twelve_rows",
        "Texels of 12 bytes in buffers and in rows at a pitch: at edges by each clamp code, in two lines of 32 bytes, raw stores at\n"
        "the end of a row that no size but those up to 4 divides; one buffer is a published header.",
        "R-SUST-8 R-SUST-23 PD-30 PD-31 PD-32 PD-33 PD-36 PD-42a", "PD-91a")
    published = make("ONE_D_BUFFER", (70000, ), FORMAT, "FLOAT", address=0x200004, X_SOURCE=2, Y_SOURCE=3, Z_SOURCE=4, W_SOURCE=7)
    headers = [published] + [make("ONE_D_BUFFER", (width, ), FORMAT, kind, address=address) for width, kind, address in (
        (37, "UINT", 0x40000001), (9, "SINT", 0x4000101f), (33, "SNORM", 0x40002014), (2 ** 32, "UNORM", 0xfffffffff00d))]
    for header in headers:
        t = f.next_texture(header)
        width = f.surfaces[t].width
        for n, clamp in enumerate(CLAMPS):
            rows = [[x & MINUS_ONE] for x in (*edges(width), 1, 2, 3, 4, 5, 100, width - 2, width + 1)]
            data = [[*floats(0.25 * lane, -lane / 7, 1 - lane / 16), lane] for lane in range(len(rows))]
            f.warp(Store("1D_BUFFER", True, mask=(15, 7, 5, 1)[n], clamp=clamp, handle=t), rows, data, t,
                   active=(1 << len(rows)) - 1, number=4 * t + n)
        if width < 100:
            row_ends(f, "1D_BUFFER", f.surfaces[t], t, 20)
    for kind, width, pitch, types in (("TWO_D", 21, 256, "FLOAT"), ("TWO_D_NO_MIPMAP", 7, 96, "UINT"), ("TWO_D", 11, 160, "SNORM")):
        t = f.next_texture(make(kind, (width, 9), FORMAT, types, address=0x41000000 + 0x10000 * len(f.surfaces), pitch=pitch))
        for n, clamp in enumerate(CLAMPS):
            rows = [[x & MINUS_ONE, y] for y in range(3 * n % 7, 3 * n % 7 + 2) for x in (*range(8), width - 1, width, MINUS_ONE, INT_MIN)]
            f.warp(Store("2D", True, clamp=clamp, handle=t), rows, tagged(len(rows), 0x3e800000), t, active=(1 << len(rows)) - 1,
                   number=30 + n)
        row_ends(f, "2D", f.surfaces[t], t, 40)
    return f


def whole_rows(f, t, layer=None, rows=(0, 1, 6, 7), dim="2D"):
    """Every column of some rows, in an order that no thread's neighbour is its own."""
    surface, draw = f.surfaces[t], random.Random(t)
    places = [[x, y % surface.height, *([] if layer is None else [layer])] for y in rows for x in range(surface.width)]
    places = [list(place) for place in dict.fromkeys(map(tuple, places))]
    draw.shuffle(places)
    for first in range(0, len(places), 32):
        part = places[first:first + 32]
        f.warp(Store(dim, True, mask=7, clamp=CLAMPS[first // 32 % 4], handle=t), part, draw_data(draw, len(part)), t,
               active=(1 << len(part)) - 1, number=first // 32 % 64)


def in_blocks():
    f = File(
        "twelve_blocks",
        "Texels of 12 bytes in block-linear memory: whole rows over the ends of units of 16 bytes, halves of GOBs, GOBs and blocks, by\n"
        "blocks of every height, several widths and depths, at levels, in layers and slices; every clamp code at every edge; raw stores.",
        "R-SUST-8 R-SUST-25 R-SUST-26 R-SUST-27 PD-31 PD-33 PD-35 PD-90 PD-91 PD-91a")
    def add(kind, size, n, **layout):
        return f.next_texture(make(kind, size, FORMAT, TYPES[n % 5], address=0x50000000 + 0x1000000 * len(f.surfaces), **layout))

    for tall in range(6):
        t = add("TWO_D", (27, 8 << tall), tall, block=(0, tall, 0))
        whole_rows(f, t, rows=(tall, (8 << tall) - 1))
    for wide in range(1, 6):
        t = add("TWO_D", (12 << wide, 20), wide, block=(wide, wide % 3, 0))
        whole_rows(f, t, rows=(wide, 19)[:1 + (wide < 3)])
    for n, (level, size) in enumerate(((1, (70, 40)), (2, (100, 50)), (3, (130, 9)))):
        whole_rows(f, add("TWO_D", size, n, block=(n % 2, 1 + n, 0), levels=5, view=(level, 4)), rows=(1, 4))
    whole_rows(f, add("TWO_D_ARRAY", (23, 17, 4), 0, block=(0, 1, 0), levels=3, view=(0, 2)), 3, (2, 16), "2D_ARRAY")
    whole_rows(f, add("CUBEMAP_ARRAY", (22, 22, 2), 1, block=(1, 0, 0)), 11, (21, ), "2D_ARRAY")
    for deep in (0, 2, 5):
        t = add("THREE_D", (22, 16, 40), deep, block=(deep % 2, 1, deep))
        whole_rows(f, t, deep + 1, (3, 12), "3D")
    t = add("THREE_D", (30, 20, 12), 3, block=(0, 2, 2), levels=3, view=(1, 2))
    whole_rows(f, t, 5, (9, ), "3D")
    draw = random.Random(96)
    for n, (dim, kind, size) in enumerate((("1D", "ONE_D", (45, )), ("1D_ARRAY", "ONE_D_ARRAY", (19, 1, 5)), ("2D", "TWO_D", (19, 11)),
                                           ("2D_ARRAY", "TWO_D_ARRAY", (13, 9, 4)), ("3D", "THREE_D", (11, 10, 6)))):
        t = add(kind, size, n, block=(0, n % 3, n % 2 if dim == "3D" else 0))
        for clamp in CLAMPS:
            store = Store(dim, True, mask=15, clamp=clamp, handle=t)
            rows = draw_rows(draw, dim, f.surfaces[t], store, 24)
            for axis in range(len(rows[0])):
                for k, value in enumerate((MINUS_ONE, f.surfaces[t].width, INT_MIN, INT_MAX, f.surfaces[t].width - 1)):
                    rows[5 * axis + k][axis] = value if axis == 0 else (value if k in (0, 2, 3) else size[-1] - (k == 4))
            f.warp(store, rows, draw_data(draw, 24), t, active=0xffffff, number=n)
        if dim == "2D":
            row_ends(f, "2D", f.surfaces[t], t, 50)
    return f


def all_files():
    yield in_rows()
    yield in_blocks()
