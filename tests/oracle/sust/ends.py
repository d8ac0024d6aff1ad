# SPDX-License-Identifier: Apache-2.0
"""The ends of what can be counted: the greatest size of every dimension, and the last bytes of memory, after which come the first."""
from common import INT_MAX, MINUS_ONE, tagged
from store import AXES, CLAMPS, SIZES, Store
from surface import SPACE
from tlv import File, make

WIDEST, MOST = 65536, 16384
KINDS = (("1D", "ONE_D", (WIDEST,)), ("1D_ARRAY", "ONE_D_ARRAY", (WIDEST, 1, MOST)), ("2D", "TWO_D", (WIDEST, WIDEST)),
         ("2D_ARRAY", "TWO_D_ARRAY", (WIDEST, WIDEST, MOST)), ("2D_ARRAY", "CUBEMAP_ARRAY", (WIDEST, WIDEST, MOST)),
         ("3D", "THREE_D", (WIDEST, WIDEST, MOST)), ("3D", "THREE_D", (40, 24, MOST)))
FORMATS = ("R8", "R32", "R32_G32_B32", "R32_G32_B32_A32")
VIEWS = ((1, 0), (16, 0), (16, 1), (16, 2), (15, 14))


def corners(dim, surface):
    """Both ends of every axis and beyond, the other axes at their ends too."""
    bounds = [{"x": surface.width, "y": surface.height, "z": surface.depth, "a": surface.layers}[axis] for axis in AXES[dim]]
    ends = [(0, b - 1, b // 2, b & MINUS_ONE if axis != "a" else min(b, 0xffff), INT_MAX if axis != "a" else 0xffff) for axis, b in zip(AXES[dim], bounds)]
    rows = [[ends[axis][(n + axis * (n // 5)) % 5] for axis in range(len(bounds))] for n in range(10)] + [[b - 1 if axis != "a" else min(b - 1, 0xffff)
                                                                                                        for axis, b in zip(AXES[dim], bounds)]]
    return [[value & 0xffff | n % 2 * 0xabcd0000 if axis == "a" else value & MINUS_ONE for axis, value in zip(AXES[dim], row)] for n, row in enumerate(rows)]


def sizes():
    f = File("ends_sizes",
             "The greatest width, height, depth, number of layers and of cubes, at the first level and at later ones, of texels of\n"
             "several sizes and in blocks of every depth: both ends of every axis, and beyond.",
             "R-SUST-22 R-SUST-24 R-SUST-25 R-SUST-26 R-SUST-27 R-SUST-28 PD-31 PD-35 PD-90 PD-91")
    for n, (dim, kind, size) in enumerate(KINDS):
        for k, (levels, first) in enumerate(VIEWS):
            m = len(VIEWS) * n + k
            block = (m % 6, (m + n) % 6, (k + 1 + n) % 6 if dim == "3D" else k % 3)
            header = make(kind, size, FORMATS[(n + k) % 4], address=0x20000000 + 0x200 * m, block=block, levels=levels, view=(first, levels - 1))
            t = f.next_texture(header)
            rows = corners(dim, f.surfaces[t])
            store = Store(dim, formatted=k % 2 == 0, clamp=CLAMPS[(n + k) % 2], handle=t, size="32" if k else "U8")
            f.warp(store, rows, tagged(len(rows), 0x10000000 * (m % 15 + 1)), t, active=(1 << len(rows)) - 1, number=m)
    return f


def memory():
    f = File("ends_memory",
             "Stores that begin behind the end of memory, or run over it: of every size in buffers, in rows, blocks, levels and layers;\n"
             "texels of 12 bytes in two units, the second of which lies at the very beginning.",
             "R-SUST-25 R-SUST-26 PD-91 PD-91a")
    for n, size in enumerate(SIZES):   # over the end by each number of bytes
        unit = Store("1D_BUFFER", size=size).bytes()
        for k, over in enumerate(sorted({0, unit // 2, 1, unit - 1})):
            t = f.next_texture(make("ONE_D_BUFFER", (64,), "R8", address=SPACE - 4 * unit + over))
            f.warp(Store("1D_BUFFER", size=size, clamp=CLAMPS[k], handle=t), [[x] for x in range(8)], tagged(8, 0x1000000 * (8 * n + k + 1)), t,
                   active=0xff, number=(4 * n + k) % 64)
    for k, over in enumerate((0, 1, 4, 8, 11)):
        t = f.next_texture(make("ONE_D_BUFFER", (64,), "R32_G32_B32", address=SPACE - 48 + over))
        f.warp(Store("1D_BUFFER", True, handle=t), [[x] for x in range(8)], tagged(8, 0x30000000 + 0x1000000 * k), t, active=0xff, number=30 + k)
    twelve, four = "R32_G32_B32", "R32"
    for k, (kind, size, format, room, layout) in enumerate((
        ("TWO_D", (10, 4), twelve, 512, {}), ("TWO_D", (20, 4), twelve, 512, {"block": (1, 0, 0)}), ("TWO_D", (20, 20), twelve, 1024, {"block": (0, 1, 0)}),
        ("TWO_D", (40, 16), twelve, 7 * 512, {"block": (2, 1, 0)}), ("TWO_D", (5, 4), twelve, 64, {"pitch": 64}), ("TWO_D", (8, 4), four, 32, {"pitch": 32}),
        ("TWO_D", (32, 8), four, 1024, {"levels": 2, "view": (1, 1)}), ("TWO_D_ARRAY", (8, 8, 3), four, 512, {}), ("CUBEMAP", (8, 8), four, 1024, {}))):
        t = f.next_texture(make(kind, size, format, address=SPACE - room, **layout))
        surface, dim = f.surfaces[t], "2D" if kind == "TWO_D" else "2D_ARRAY"
        step = 12 if format == twelve else 4
        places = [[x, y, *([a] if dim == "2D_ARRAY" else [])] for y in range(surface.height) for x in range(surface.width)
                  for a in range(surface.layers if dim == "2D_ARRAY" else 1)]
        away = lambda at: abs((surface.address(at[0] * step + step - 1, at[1], 0, (*at, 0)[2]) + SPACE // 2) % SPACE - SPACE // 2)
        parted = [at for at in places if len({surface.address(at[0] * step + b, at[1], 0, (*at, 0)[2]) < SPACE // 2 for b in (0, step - 1)}) == 2]
        rows = (parted + sorted(places, key=away))[:24]
        rows = [list(at) for at in dict.fromkeys(map(tuple, rows))]
        f.warp(Store(dim, True, mask=7, handle=t), rows, tagged(len(rows), 0x40000000 + 0x1000000 * k), t, active=(1 << len(rows)) - 1, number=40 + k)
    return f


def all_files():
    yield sizes()
    yield memory()
