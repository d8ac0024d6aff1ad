#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Addresses of texels in block-linear memory, bit by bit, for tests of harness and model: layout_table.h.

usage: layout_table.py --write | --check

In a block, each bit of the address is one bit of a coordinate; blocks are counted along x, y, z. Levels follow each
other, and layers too, at a stride of whole blocks of level 0. WORKED are offsets that five public implementations
agree on; the others are drawn. --check: the committed table is this one. exit: 0 yes, 1 no, 2 usage
"""
import random
import sys
from pathlib import Path

TABLE = Path(__file__).resolve().parent / "layout_table.h"
TYPES = ["ONE_D", "TWO_D", "THREE_D", "CUBEMAP", "ONE_D_ARRAY", "TWO_D_ARRAY", "CUBEMAP_ARRAY"]
FORMATS = {1: 0x1d, 2: 0x1b, 4: 0x08, 8: 0x04, 12: 0x02, 16: 0x01}
DRAWN = 400
# type, size, layers or cubes, bytes, block (log2 x, y, z), levels: level, layer, (x, y, z) -> offset
WORKED = [
    ("TWO_D", (64, 64, 1), 1, 4, (0, 3, 0), 1, 0, 0, (5, 3, 0), 116),
    ("TWO_D", (200, 100, 1), 1, 1, (0, 3, 0), 1, 0, 0, (130, 77, 0), 25234),
    ("TWO_D", (33, 17, 1), 1, 8, (0, 1, 0), 1, 0, 0, (32, 16, 0), 9216),
    ("TWO_D", (20, 20, 1), 1, 16, (0, 1, 0), 1, 0, 0, (19, 19, 0), 9584),
    ("TWO_D", (256, 256, 1), 1, 4, (0, 4, 0), 9, 3, 0, (17, 9, 0), 346644),
    ("TWO_D_ARRAY", (100, 60, 1), 5, 4, (0, 3, 0), 7, 1, 2, (30, 20, 0), 114088),
    ("CUBEMAP", (64, 64, 1), 1, 4, (0, 3, 0), 7, 2, 4, (15, 15, 0), 119804),
    ("CUBEMAP_ARRAY", (32, 32, 1), 2, 8, (0, 2, 0), 6, 0, 11, (20, 31, 0), 141264),
    ("THREE_D", (40, 24, 10), 1, 4, (0, 1, 2), 1, 0, 0, (39, 23, 9), 70908),
    ("THREE_D", (64, 64, 32), 1, 1, (0, 2, 3), 7, 2, 0, (5, 10, 6), 170565),
    ("ONE_D", (1000, 1, 1), 1, 4, (0, 0, 0), 1, 0, 0, (777, 0, 0), 24836),
    ("ONE_D_ARRAY", (1000, 1, 1), 4, 4, (0, 0, 0), 10, 2, 3, (100, 0, 0), 249888),
    ("TWO_D", (16, 16, 1), 1, 4, (0, 4, 0), 5, 0, 0, (3, 12, 0), 652),
]


HEADER = """/* The header of a row. Fields that its type does not have hold something. */
static inline void layout_tic(const struct layout_row *row, uint32_t tic[8])
{
    const struct tex_type_info *type = tex_type_find(row->type);
    plain_tic(tic, row->size[0], type->axes > 1 ? row->size[1] : 1000);
    PUT_TIC(tic, TEXTURE_TYPE, row->type);
    PUT_TIC(tic, COMPONENTS, row->format);
    PUT_TIC(tic, DEPTH_MINUS_ONE, (type->axes > 2 ? row->size[2] : type->array ? row->count : 77) - 1);
    PUT_TIC(tic, GOBS_PER_BLOCK_WIDTH, row->block[0]);
    PUT_TIC(tic, GOBS_PER_BLOCK_HEIGHT, row->block[1]);
    PUT_TIC(tic, GOBS_PER_BLOCK_DEPTH, row->block[2]);
    PUT_TIC(tic, MAX_MIP_LEVEL, row->levels - 1);
    PUT_TIC(tic, RES_VIEW_MIN_MIP_LEVEL, row->level);
    PUT_TIC(tic, RES_VIEW_MAX_MIP_LEVEL, row->levels - 1);
}""".splitlines()


def bits_of_block(block):
    """The coordinate bit (axis, number) of each address bit, lowest first; x counts bytes."""
    gob = [("x", 0), ("x", 1), ("x", 2), ("x", 3), ("y", 0), ("x", 4), ("y", 1), ("y", 2), ("x", 5)]
    w, h, d = block
    return gob + [("x", 6 + i) for i in range(w)] + [("y", 3 + i) for i in range(h)] + [("z", i) for i in range(d)]


def effective(block, size, bytes_):
    """No larger along an axis than the level needs."""
    w, h, d = block
    while w and 64 << (w - 1) >= size[0] * bytes_:
        w -= 1
    while h and 8 << (h - 1) >= size[1]:
        h -= 1
    while d and 1 << (d - 1) >= size[2]:
        d -= 1
    return w, h, d


def blocks(block, size, bytes_):
    w, h, d = block
    return (-(-size[0] * bytes_ // (64 << w)), -(-size[1] // (8 << h)), -(-size[2] // (1 << d)))


def size_of(size, level):
    return tuple(max(1, s >> level) for s in size)


def bytes_of(size, bytes_, block):
    x, y, z = blocks(block, size, bytes_)
    return x * y * z << len(bits_of_block(block))


def offset(size, bytes_, block, levels, level, layer, at):
    shapes = [(size_of(size, n), effective(block, size_of(size, n), bytes_)) for n in range(levels)]
    layer_bytes = sum(bytes_of(s, bytes_, b) for s, b in shapes)
    unit = 1 << len(bits_of_block(shapes[0][1]))
    stride = -(-layer_bytes // unit) * unit
    place = layer * stride + sum(bytes_of(s, bytes_, b) for s, b in shapes[:level])
    s, b = shapes[level]
    coordinate = {"x": at[0] * bytes_, "y": at[1], "z": at[2]}
    inside = bits_of_block(b)
    for number, (axis, bit) in enumerate(inside):
        place += (coordinate[axis] >> bit & 1) << number
    across, down, _ = blocks(b, s, bytes_)
    w, h, d = b
    block_number = ((coordinate["z"] >> d) * down + (coordinate["y"] >> (3 + h))) * across + (coordinate["x"] >> (6 + w))
    return place + (block_number << len(inside))


def draw(rng):
    type_ = rng.choice(TYPES)
    axes = 1 if type_.startswith("ONE") else 3 if type_ == "THREE_D" else 2
    size = tuple(rng.choice([1, rng.randint(1, 9), rng.randint(1, 300), 1 << rng.randint(0, 9)]) if i < axes else 1
                 for i in range(3))
    count = rng.randint(1, 40) if "ARRAY" in type_ else 1
    images = count * (6 if "CUBE" in type_ else 1)
    bytes_, block = rng.choice(list(FORMATS)), tuple(rng.choice([0, rng.randint(0, 5)]) for _ in range(3))
    levels = rng.randint(1, 10)
    level = rng.randrange(levels)
    at = tuple(rng.randrange(s) if rng.random() < 0.7 else s - 1 for s in size_of(size, level))
    layer = rng.randrange(images)
    return type_, size, count, bytes_, block, levels, level, layer, at, offset(size, bytes_, block, levels, level, layer, at)


def text():
    for *case, wanted in WORKED:
        type_, size, count, bytes_, block, levels, level, layer, at = case
        found = offset(size, bytes_, block, levels, level, layer, at)
        if found != wanted:
            sys.exit(f"{type_} {size}: offset {found}, published {wanted}")
    rng = random.Random(1)
    rows = WORKED + [draw(rng) for _ in range(DRAWN)]
    out = ["// SPDX-License-Identifier: Apache-2.0", "/* Made by layout_table.py: where texels lie in block-linear memory. */",
           "#ifndef LAYOUT_TABLE_H", "#define LAYOUT_TABLE_H", "#include <stdint.h>", "", '#include "tap.h"', "",
           "struct layout_row {", "    uint32_t type, format, bytes, size[3], count, block[3], levels, level, layer, at[3];",
           "    uint64_t offset;", "};", "/* clang-format off */", "static const struct layout_row layout_rows[] = {"]
    for type_, size, count, bytes_, block, levels, level, layer, at, place in rows:
        listed = [f"{{{', '.join(map(str, v))}}}" for v in (size, block, at)]
        out.append(f"    {{TEX_TYPE_{type_}, {FORMATS[bytes_]:#04x}, {bytes_}, {listed[0]}, {count}, {listed[1]}, {levels}, "
                   f"{level}, {layer}, {listed[2]}, {place}}},")
    return "\n".join(out + ["};", "/* clang-format on */", "", *HEADER, "#endif", ""])


def main():
    if sys.argv[1:] == ["--write"]:
        TABLE.write_text(text())
    elif sys.argv[1:] == ["--check"]:
        sys.exit(0 if TABLE.read_text() == text() else "tests/unit/layout_table.h is not what layout_table.py makes")
    else:
        print(__doc__, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
