#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors at the ends of what can be counted: the greatest size of every dimension, and the last bytes of memory, after which come the first.

usage: ends.py FOLDER             write FOLDER/ends_*.tlv
       ends.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not

Texels are those of rule.py, neighbours on cubes those of cubes.py, addresses those of sust/surface.py, in whole numbers of Python, which
have no last bit.
"""
from fractions import Fraction
from pathlib import Path
import sys

import cubes
import filtered
import rule
import written

sys.path.insert(1, str(Path(__file__).resolve().parent / "sust"))
import surface  # noqa: E402
from tlv import described, make  # noqa: E402

NAME = "tests/oracle/ends.py"
WIDEST, MOST, SPACE = 65536, 16384, surface.SPACE
CORNERS = ((0, 1), (1, 1), (1, 0), (0, 0))   # of samples, along s and t


def raw(n, header):
    return f"texture {n} {{ raw {' '.join(f'{word:08x}' for word in header.words())} }}   # {described(header)}"


def add_texture(file, n, header, sampler=0):
    file.out += [raw(n, header), f"handle {n} texture {n} sampler {sampler}"]


def checks(file, word, lanes, operands, expected):
    """A warp; expected: a text for each thread."""
    file.warp(word, lanes, operands, [])
    file.body[-1:] = [f"    expect lane {lane} {text};" for lane, text in enumerate(expected)] + ["}"]


# ---- Sizes ---------------------------------------------------------------------------------------------------------------

def around(size):
    """Positions about both ends of an axis, of its image mirrored, and of the next."""
    return [Fraction(p) for p in (Fraction(1, 4), size - Fraction(1, 4), size + Fraction(3, 4), -Fraction(3, 4), 2 * size - Fraction(1, 4),
                                  Fraction(1, 4) - size, -size - Fraction(3, 4), Fraction(size, 2), size - 1, 1)]


def texels(modes, sizes, at, rect):
    """The footprint: (column, row) or None of each sample."""
    made = []
    for corner in CORNERS:
        place = [rule.texel("rule", mode, size, p, 0, c, rect) for mode, size, p, c in zip(modes, sizes, at, corner)]
        made.append(None if None in place else tuple(place))
    return made


def modes():
    file = filtered.File(["Textures of 65536 and of 65535 columns and rows: every address mode along both axes, at both ends and beyond, in texels and",
                          "normalised."], "R-TLD4-41 R-TLD4-43 PD-14 PD-18a PD-18b PD-18c PD-18e PD-18g")
    for a, u in enumerate(filtered.MODES):
        file.out.append(f"sampler {a} {{ address {u} {filtered.MODES[(a + 3) % 8]}  border 0.25 0.5 0.75 1.0 }}")
    for n, (size, rect) in enumerate((size, rect) for size in (WIDEST, WIDEST - 1) for rect in (True, False)):
        header = make("TWO_D", (size, size), "R8", block=(5, 5, 0), address=0x123456789000 & ~0x1ff, NORMALIZED_COORDS=int(not rect))
        file.out.append(raw(n, header))
        image = surface.Surface(header, 1)
        places = around(size)
        for a, u in enumerate(filtered.MODES):
            file.out.append(f"handle {8 * n + a} texture {n} sampler {a}")
            both = u, filtered.MODES[(a + 3) % 8]
            lanes = [[p if rect else rule.rne32(p / size) for p in (places[k], places[(3 * k + a) % 10])] for k in range(10)]
            expected = []
            for at in lanes:
                found = texels(both, (size, size), at, rect)
                expected.append("texels " + " ".join("border" if t is None else f"({t[0]},{t[1]})" for t in found)
                                + "  address " + " ".join("0" if t is None else f"{image.address(*t, 0, 0):#x}" for t in found))
            checks(file, f"TLD4.R R8, R0, {8 * n + a}, 2D, 0xf", lanes, {"s": [filtered.number(s) for s, _ in lanes], "t": [filtered.number(t) for _, t in lanes]},
                   expected)
    return file.text()


FORMATS = {"R8": 1, "R32": 4, "R32_G32_B32": 12, "R32_G32_B32_A32": 16}


def sizes():
    """Sizes, places and distances of levels and layers."""
    file = filtered.File(["The greatest width, height, number of layers and of cubes, at the first level and at later ones, of elements of several sizes",
                          "and blocks: what stage header derives, and where the last texel of the last layer lies."], "R-TLD4-42 PD-9 PD-90 PD-91")
    file.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }")
    kinds = (("TWO_D", "2D", (WIDEST, WIDEST)), ("TWO_D_ARRAY", "ARRAY_2D", (WIDEST, WIDEST, MOST)), ("CUBEMAP_ARRAY", "ARRAY_CUBE", (WIDEST, WIDEST, MOST)),
             ("TWO_D", "2D", (WIDEST, 1)), ("TWO_D", "2D", (1, WIDEST)))
    views = ((1, 0), (16, 0), (16, 1), (16, 2), (16, 15))
    for n, ((kind, param, size), (levels, first), (name, size_of)) in enumerate((k, v, f) for k in kinds for v in views for f in FORMATS.items()):
        block = (n % 6, (n // 2 + 1) % 6, n % 3)
        header = make(kind, size, name, address=0x20000000 + 0x200 * n, block=block, levels=levels, view=(first, levels - 1))
        add_texture(file, n, header)
        image = surface.Surface(header, size_of)
        before = sum(level.size for level in image.chain[:first])
        last = image.layers - 1 if "CUBE" not in kind else image.layers - 6
        depth = size[2] if "ARRAY" in kind else 1
        common = f"header.shape.width = {image.width}  header.shape.height = {image.height}  header.shape.depth = {depth}  " \
                 f"header.shape.layers = {image.layers}  header.level_layout.base = {(image.base + before) % SPACE:#x}  " \
                 f"header.volume.layer_stride = {image.stride() % SPACE:#x}"
        operands = {"s": ["0.0", "1.0"], "t": ["1.0", "0.0"]}
        corners = ((0, image.height - 1), (image.width - 1, 0))
        if "CUBE" in kind:   # face +X: columns against z, rows against y
            inside = filtered.number(1 - Fraction(1, 1 << 18)), filtered.number(Fraction(1, 1 << 18) - 1)
            operands = {"s": ["1.0", "1.0"], "t": [inside[1], inside[0]], "r": [inside[0], inside[1]]}
        if "ARRAY" in kind:
            operands["array"] = [str(MOST - 1), "0xffff"]
        where = [image.address(x * size_of, y, 0, last) for x, y in corners]
        checks(file, f"TLD4.R R8, R0, {n}, {param}, 0x1", corners, operands, [f"{common}  address " + " ".join([f"{at:#x}"] * 4) for at in where])
    return file.text()


def queries():
    """PD-20: what is no level has no size."""
    file = filtered.File(["What a query answers of the greatest sizes, at each level and at one that is none."], "R-TXQ-8 R-TXQ-9 R-TXQ-10 R-TXQ-12 R-TXQ-13 R-TXQ-16 PD-20 PD-22")
    file.out.append("sampler 0 { }")
    kinds = (("ONE_D", (WIDEST,)), ("TWO_D", (WIDEST, WIDEST)), ("THREE_D", (WIDEST, WIDEST, MOST)), ("ONE_D_ARRAY", (WIDEST, 1, MOST)),
             ("TWO_D_ARRAY", (WIDEST, WIDEST, MOST)), ("CUBEMAP_ARRAY", (WIDEST, WIDEST, MOST)))
    for n, (kind, size) in enumerate(kinds):
        add_texture(file, n, make(kind, size, "R8", levels=16))
        expected = []
        for lod in range(17):
            axes = [max(1, v >> lod) if k < 2 or kind == "THREE_D" else v for k, v in enumerate((*size, 0, 0)[:3])]
            answer = {"ONE_D": [axes[0], 0, 0], "TWO_D": [axes[0], axes[1], 0], "ONE_D_ARRAY": [axes[0], MOST, 0]}.get(kind, axes)
            expected.append("  ".join(f"R{r} = {v}" for r, v in enumerate((*(answer if lod < 16 else (0, 0, 0)), 16))))
        checks(file, f"TXQ R0, R8, TEX_HEADER_DIMENSION, {n}", range(17), {"lod": [str(lod) for lod in range(17)]}, expected)
    return file.text()


# ---- Seams ---------------------------------------------------------------------------------------------------------------

class Wide(cubes.Cube):
    """The same geometry without a list of all texels: whose side a point of an edge is."""

    def __init__(self, size):
        self.size = size

    def beside(self, texel, side):
        n, point = self.size, self.middle(*texel, side)
        for face, (_, outward, columns, rows) in enumerate(cubes.FACES):
            away, *on = (sum(a * b for a, b in zip(point, way)) for way in (outward, columns, rows))
            if away == n and face != texel[0]:
                return (face, *(0 if v == -n else n - 1 if v == n else (v + n - 1) // 2 for v in on))
        raise ValueError(texel)


def seams():
    file = filtered.File(["Seamless cubes of the greatest faces, and of the next smaller ones: footprints beyond every edge, at its ends and in its middle,",
                          "and beyond every corner."], "PD-16 PD-17 PD-17a PD-17b", "PD-16b PD-17c")
    file.out.append("sampler 0 { address BORDER MIRROR  CUBEMAP_INTERFACE_FILTERING 2 }")
    assert all(Wide(3).beside((f, x, y), side) == cubes.Cube(3).beside((f, x, y), side) for f in range(6) for x, y, side in
               ((0, 1, (-1, 0)), (2, 0, (1, 0)), (1, 0, (0, -1)), (2, 2, (0, 1))))
    for n, size in enumerate((WIDEST, WIDEST - 1)):
        file.out += [f"texture {n} {{ type CUBEMAP format R8 UINT size {size} {size} address 0x20000000 }}", f"handle {n} texture {n} sampler 0"]
        cube, ends, along = Wide(size), (-1, size - 1), (0, size // 2, size - 2)
        firsts = [(i, j) for i in ends for j in ends] + [p for end in ends for k in along for p in ((end, k), (k, end))]
        for face in range(6):
            expected = []
            for first in firsts:
                text = []
                for k in range(4):
                    found = cube.sample(face, first, k)
                    of_face, column, row = found[0] if len(found) == 1 else (0, 0, 0)
                    text.append(f"wrap.face[{k}] = {of_face}  wrap.x[{k}] = {column}  wrap.y[{k}] = {row}")
                expected.append("  ".join(text) + f"  wrap.corner = {sum(1 << k for k in range(4) if len(cube.sample(face, first, k)) > 1)}")
            places = [cubes.direction(face, first, size) for first in firsts]
            checks(file, f"TLD4.R R8, R0, {n}, CUBE, 0x1", firsts, {name: [repr(p[k]) for p in places] for k, name in enumerate("str")}, expected)
    return file.text()


# ---- Memory --------------------------------------------------------------------------------------------------------------

def put(file, address, data):
    """Bytes at an address, which go on at 0."""
    for first in range(0, len(data), 32):
        part = data[first:first + 32]
        cut = min(len(part), SPACE - (address + first) % SPACE)
        for at, piece in ((address + first, part[:cut]), (0, part[cut:])):
            if piece:
                file.out.append(f"bytes {at % SPACE:#x} {piece.hex(' ', -4)}")


def tables():
    """The banks and the pools: what lies last in memory and what comes first."""
    bank, headers, samplers = SPACE - 0x80, SPACE - 0x40, SPACE - 0x60
    file = filtered.File(["Handles, headers and samplers before and after the end of memory: addresses are taken modulo 2^48, entry by entry."],
                         "R-TLD4-27 R-TLD4-28")
    # Headers 0, 1 in the last lines, 2 and 12 in the first; samplers 0, 2 in the last, 4 and 10; handles 0, 7 and 48, 49, 63.
    file.out += [f"bank 5 {bank:#x}", "select 5", f"pool headers {headers:#x} max 12", f"pool samplers {samplers:#x} max 10"]
    pairs = ((0, 0, 0), (7, 1, 4), (48, 2, 10), (63, 12, 4), (49, 2, 0))
    for header in sorted({h for _, h, _ in pairs}):
        words = make("TWO_D", (8, 4), "R32", pitch=32, address=0x30000000 + 0x1000 * header).words()
        put(file, headers + 32 * header, b"".join(w.to_bytes(4, "little") for w in words))
        put(file, 0x30000000 + 0x1000 * header, b"".join((256 * header + k).to_bytes(4, "little") for k in range(32)))
    for sampler in sorted({s for _, _, s in pairs}):   # border: its number; address modes BORDER
        put(file, samplers + 32 * sampler, b"".join(w.to_bytes(4, "little") for w in (3 | 3 << 3, 0, 0, 0, 1000 + sampler, 0, 0, 0)))
    for word, header, sampler in pairs:
        put(file, bank + 4 * word, (sampler << 20 | header).to_bytes(4, "little"))
    for word, header, sampler in pairs:
        checks(file, f"TLD4.R R8, R0, {word}, 2D, 0xf", (0, 1), {"s": ["0.5", "-1.0"], "t": ["0.5", "0.5"]},
               [f"bind.header_index = {header}  bind.sampler_index = {sampler}  " + "  ".join(f"R{8 + k} = {256 * header + 8 * y + x}" for k, (x, y) in
                                                                                         enumerate(((3, 2), (4, 2), (4, 1), (3, 1)))),
                "  ".join(f"R{8 + k} = {1000 + sampler}" for k in range(4))])
    return file.text()


def memory():
    """Texels before and after the end of memory: rows at a pitch, GOBs, blocks, levels, layers and faces; elements of 12 bytes in two parts."""
    file = filtered.File(["Texels before and after the end of memory: rows at a pitch, GOBs, blocks, levels, layers, faces. Elements of 12 bytes that are",
                          "read whole, whose second part lies at the very beginning."], "R-TLD4-39 PD-10c PD-91 PD-91a PD-92", "PD-91b")
    file.out += ["sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }", "sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }"]
    level0 = 2 * 512   # 32 x 8 texels of 4 bytes
    made = (("TWO_D", "2D", "R32", (8, 4), {"pitch": 32}, 0x40), ("TWO_D", "2D", "R32", (40, 8), {}, 512), ("TWO_D", "2D", "R32", (40, 16), {"block": (0, 1, 0)}, 1024),
            ("TWO_D", "2D", "R32", (40, 16), {"block": (1, 0, 0)}, 1536), ("TWO_D", "2D", "R32", (32, 8), {"levels": 2, "view": (1, 1)}, level0),
            ("TWO_D_ARRAY", "ARRAY_2D", "R32", (8, 8, 3), {}, 512), ("TWO_D_ARRAY", "ARRAY_2D", "R32", (8, 8, 3), {}, 1024), ("CUBEMAP", "CUBE", "R32", (8, 8), {}, 1024),
            ("TWO_D_NO_MIPMAP", "2D", "R32_G32_B32", (10, 4), {}, 512), ("TWO_D_NO_MIPMAP", "2D", "R32_G32_B32", (20, 4), {"block": (1, 0, 0)}, 512),
            ("TWO_D_NO_MIPMAP", "2D", "R32_G32_B32", (20, 20), {"block": (0, 1, 0)}, 1024), ("TWO_D_NO_MIPMAP", "2D", "R32_G32_B32", (5, 2), {"pitch": 64}, 32),
            ("TWO_D_NO_MIPMAP", "2D", "R32_G32_B32", (40, 16), {"block": (2, 1, 0)}, 7 * 512))
    for n, (kind, param, name, size, layout, room) in enumerate(made):
        header = make(kind, size, name, address=SPACE - room, NORMALIZED_COORDS=int("CUBE" in kind), **layout)
        add_texture(file, n, header, int("NO_MIPMAP" in kind))
        image, bytes_of = surface.Surface(header, FORMATS[name]), FORMATS[name]
        lanes = []
        for y in range(image.height):
            for x in range(image.width):
                for layer in range(image.layers if "ARRAY" in kind or "CUBE" in kind else 1):
                    places = [image.address(x * bytes_of + b, y, 0, layer) for b in range(bytes_of)]
                    lanes.append((x, y, layer, places))
        # About the end: the last bytes before it, the first after it, and elements that lie on both sides.
        lanes.sort(key=lambda at: (min((p + SPACE // 2) % SPACE - SPACE // 2 for p in at[3]) >= 0, abs((at[3][-1] + SPACE // 2) % SPACE - SPACE // 2)))
        split = [at for at in lanes if len({p < SPACE // 2 for p in at[3]}) == 2]
        after, before = [at for at in lanes if at[3][0] < SPACE // 2], [at for at in lanes if at[3][-1] >= SPACE // 2]
        seen = (split[:8] + after[:4] + before[:4])[:16]
        gather(file, n, kind, param, image, bytes_of, seen)
    return file.text()


def gather(file, n, kind, param, image, bytes_of, seen):
    """One texel a thread: of a gather all four samples lie on it, clamped or mirrored; here it is sample 3 that is asked."""
    operands = {"s": [], "t": []} if "CUBE" not in kind else {"s": [], "t": [], "r": []}
    expected = []
    for x, y, layer, places in seen:
        if "CUBE" in kind:
            on = [Fraction(2 * v + 1, image.width) - 1 + Fraction(1, 4 * image.width) for v in (x, y)]
            for name, v in zip("str", cubes.along(layer, 1, *on)):
                operands[name].append(filtered.number(Fraction(v)))
        else:
            for name, v in zip("st", (x, y)):
                operands[name].append(filtered.number(Fraction(4 * v + 3, 4)))
        parts = [places[0], *(p for b, p in enumerate(places) if b and b % 4 == 0 and p != places[0] + b)]
        text = f"address.address[3] = {places[0]:#x}"
        if len(parts) > 1 and "NO_MIPMAP" in kind:
            text += f"  address.addr_hi[3] = {parts[1] // 16 * 16:#x}"
        expected.append(text)
    if "ARRAY" in kind:
        operands["array"] = [str(layer) for _, _, layer, _ in seen]
    checks(file, f"TLD4.R R8, R0, {n}, {param}, 0xf", seen, operands, expected)


FILES = {write.__name__: write for write in (modes, sizes, queries, seams, tables, memory)}

if __name__ == "__main__":
    written.main(__doc__, lambda: {f"ends_{name}.tlv": write() for name, write in FILES.items()}, NAME)
