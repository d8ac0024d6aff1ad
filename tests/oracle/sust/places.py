# SPDX-License-Identifier: Apache-2.0
"""Stores anywhere on any surface, drawn."""
import random

from common import INT_MIN, MINUS_ONE, edges, floats
from store import AXES, CLAMPS, COPS, FORMATS, SIZES, Store, convert
from tlv import CODES, NAMES, File, make


def draw_surface(draw, dim, index, formats=tuple(NAMES.values())):
    """Any layout that fits a dimension, with room to the next."""
    format = draw.choice([f for f in formats])
    types = draw.choice(FORMATS[CODES[format]][2])
    address = 0x1000000 * (index + 1) + 0x300000000
    if dim == "1D_BUFFER":
        return make("ONE_D_BUFFER", (draw.randrange(1, 300), ), format, types, address + draw.randrange(512))
    size = [draw.choice((1, 2, 7, 16, 33, 60, 100)) for _ in range(2)] + [1]
    kind = {
        "1D": "ONE_D", "1D_ARRAY": draw.choice(("ONE_D", "ONE_D_ARRAY", "ONE_D_ARRAY")), "2D": draw.choice(
            ("TWO_D", "TWO_D_NO_MIPMAP", "TWO_D_ARRAY")), "2D_ARRAY": draw.choice(
                ("TWO_D_ARRAY", "TWO_D_ARRAY", "TWO_D", "CUBEMAP", "CUBEMAP_ARRAY")), "3D": "THREE_D"
    }[dim]
    if kind in ("ONE_D_ARRAY", "TWO_D_ARRAY", "CUBEMAP_ARRAY", "THREE_D"):
        size[2] = draw.choice((1, 2, 3, 5, 8, 17))
    if kind in ("TWO_D", "TWO_D_NO_MIPMAP", "ONE_D") and draw.random() < 0.4:
        return make(kind, size, format, types, address, pitch=32 * draw.randrange(size[0] * 16 // 32 + 1, 64))
    levels = 1 if kind == "TWO_D_NO_MIPMAP" else draw.choice((1, 1, 2, 4, 7))
    first = draw.randrange(levels)
    block = (draw.choice(
        (0, 0, 0, 1, 2)), draw.randrange(6), draw.randrange(6) if kind == "THREE_D" or draw.random() < 0.1 else 0)
    return make(kind, size, format, types, address + 512 * draw.randrange(16), block=block, levels=levels,
                view=(first, draw.randrange(first, levels)))


def draw_coordinate(draw, bound):
    if draw.random() < 0.15:
        return draw.choice([*edges(bound), bound + 1, draw.getrandbits(32)])
    return draw.randrange(bound)


def draw_rows(draw, dim, surface, store, count=32):
    rows = []
    for _ in range(count):
        row = []
        for axis in AXES[dim]:
            bound = {"x": surface.width, "y": surface.height, "z": surface.depth, "a": surface.layers}[axis]
            if axis == "x" and not store.formatted:
                bound = max(1, surface.width * surface.bytes // (1 if store.byte_address else store.bytes()))
            value = draw_coordinate(draw, bound)
            row.append(value & 0xffff | draw.choice((0, 0x10000, 0xffff0000)) if axis == "a" and bound < 0x10000 else value)
        rows.append([value & MINUS_ONE for value in row])
    return rows


def draw_data(draw, count=32):
    def one():
        kind = draw.randrange(4)
        if kind == 0:
            return floats(draw.uniform(-1.2, 1.2))[0]
        if kind == 1:
            return draw.choice(convert.ODD) | draw.choice((0, INT_MIN))
        return draw.getrandbits(32) >> draw.choice((0, 0, 8, 16, 24))

    return [[one() for _ in range(4)] for _ in range(count)]


def draw_store(draw, dim, texture, **over):
    formatted = draw.random() < 0.4
    store = Store(dim, formatted, size=draw.choice(list(SIZES)), byte_address=not formatted and draw.random() < 0.4,
                  mask=draw.choice((1, 3, 15, 15, draw.randrange(16))), clamp=draw.choice(CLAMPS), cop=draw.choice(COPS),
                  handle=texture, bindless=draw.random() < 0.3, ra=4 * draw.randrange(60), rb=draw.choice(
                      (4 * draw.randrange(60), 4 * draw.randrange(60), 255)))
    if store.bindless:
        store.handle = draw.randrange(255)
    for name, value in over.items():
        setattr(store, name, value)
    return store


def layouts(dim, seed=1, count=14):
    """Places all over surfaces of every layout; the places of one instruction lie in any order."""
    f = File(
        f"places_{dim.lower()}",
        f"SUST.{dim} all over surfaces of every layout, level, size of block and texel, through either form of handle.", {
            "1D": "R-SUST-22 PD-35", "1D_BUFFER": "R-SUST-23", "1D_ARRAY": "R-SUST-24 R-SUST-28", "2D": "R-SUST-25 PD-35",
            "2D_ARRAY": "R-SUST-26 R-SUST-28", "3D": "R-SUST-27 PD-35"
        }[dim])
    draw = random.Random(f"{dim} {seed}")
    for n in range(count):
        header = draw_surface(draw, dim, n)
        t = f.next_texture(header)
        store = draw_store(draw, dim, t)
        f.warp(store, draw_rows(draw, dim, f.surfaces[t], store), draw_data(draw), t, number=n)
    return f
