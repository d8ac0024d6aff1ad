#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of what is around compressed blocks: rows, levels, borders, faces, offsets, files.

usage: block_state.py FOLDER             write FOLDER/block_state_*.tlv, and the texture files that they read
       block_state.py --check FOLDER     compare them with what would be written

Blocks and their texels are those of block_vectors.py: decoders from outside. Places of blocks come from formats.py, wrapping
from rule.py, neighbours on a cube from cubes.py, texture files from tests/oracle/texfile/write.py.
"""
from fractions import Fraction
import importlib.util
from pathlib import Path
import random

import block_vectors as known
import cubes
import formats
import pairs
import rule
import written

NAME = "tests/oracle/block_state.py"
FOOTPRINT = pairs.FOOTPRINT
BASE = 0x30000000
MODES = ("WRAP", "MIRROR", "CLAMP_TO_EDGE", "BORDER", "MIRROR_ONCE_CLAMP_TO_EDGE", "MIRROR_ONCE_BORDER")
# Sources of the result lanes: components as stored, absent ones too.
SOURCES = ("R G B A", "A B G R", "G R A B", "B A R G")
SRGB_BORDER = (80, 254, 10)


def writer():
    """tests/oracle/texfile/write.py, which is no module of this folder."""
    spec = importlib.util.spec_from_file_location("write", Path(__file__).parent / "texfile/write.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class File(pairs.File):
    def __init__(self, name, about, rules, without, param="2D"):
        super().__init__(name, "state", rules, without, param)
        self.out[:2] = [f"# {line}" for line in about] + [f"# Written by {NAME}."]

    def image(self, kind, text, sampler=0):
        """A texture of a kind of block_vectors.py."""
        n = self.texture(text, sampler)
        name, datatype = known.KINDS[kind][:2]
        self.out[-2] = self.out[-2].replace(f"format {self.name} UNORM", f"format {name} {datatype}")
        return n


def rows_of(level):
    return [[b.data.hex() for b in row] for row in level.rows]


def put_rows(out, address, level, pitch):
    for y, row in enumerate(rows_of(level)):
        out.append(f"bytes {address + y * pitch:#x} " + " ".join(row))


def component(sources, c):
    return "RGBA".index(sources.split()[c])


def rows(blocks):
    """At a pitch: three rows of blocks, an odd size, a pair of address modes for each format."""
    f = File("state_rows", ("Compressed formats at a pitch: 13 x 9 texels in three rows of four blocks, a gap after each row, sources,",
                            "address modes at the ends of the view, not of its blocks, and coordinates in texels."),
             "R-TLD4-2 R-TLD4-41 R-TLD4-43 PD-14 PD-91c PD-92", "PD-90 PD-91 PD-81b")
    wide, high = 13, 9
    for n, kind in enumerate(known.KINDS):
        size, components = known.KINDS[kind][3:5]
        pitch, address = 4 * size + 32, BASE + 0x1000 * n
        level, sources = known.Level(f.rng, blocks[kind], wide, high), SOURCES[n % 4]
        mode_s, mode_t = MODES[n % 6], MODES[(n // 6 + 5 * n + 1) % 6]
        put_rows(f.out, address, level, pitch)
        f.out.append(f"sampler {n} {{ address {mode_s} {mode_t} CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }}")
        place = f"type TWO_D layout pitch {pitch} size {wide} {high} address {address:#x} source {sources}"
        plain = f.image(kind, place, n)

        def texel(x, y, c):
            x, y = rule.wrapped(mode_s, x, wide), rule.wrapped(mode_t, y, high)
            return pairs.BORDER[c] if x is None or y is None else level.bits(x, y, component(sources, c))

        # The letter that asks for a component of the format, so that only some lanes are zero.
        c = next(c for c in range(4) if component(sources, c) == n % components)
        for row in (0, 4, 9):
            f.gather(plain, f"{'RGBA'[c]} R8, R0,", 18, f"(lane - 2) / {wide}.0", f"{row} / {high}.0",
                     lambda lane: [texel(lane - 3 + x, row - 1 + y, c) for x, y in FOOTPRINT], f"{kind}: {mode_s} {mode_t}, row {row}")
    n = len(known.KINDS)
    level = known.Level(f.rng, blocks["bc7u"], wide, high)
    put_rows(f.out, BASE + 0x1000 * n, level, 96)
    f.out.append(f"sampler {n} {{ address BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }}")
    image = f.image("bc7u", f"type TWO_D layout pitch 96 size {wide} {high} address {BASE + 0x1000 * n:#x} normalized off", n)
    for row in (4, 8):
        f.gather(image, "G R8, R0,", 16, "lane", f"{row}.25",
                 lambda lane: [pairs.BORDER[1] if not 0 <= lane - 1 + x < wide else
                               level.bits(lane - 1 + x, min(row - 1 + y, high - 1), 1) for x, y in FOOTPRINT], "in texels")
    return f.text()


def tails(blocks):
    """Formats whose levels block_vectors.py does not write: 11 x 6, so that levels 1..3 have a block or two, and fewer texels."""
    f = File("state_tails", ("Levels smaller than a block: of 11 x 6 texels those of 5 x 3, 2 x 1 and 1 x 1, in each of two layers, whose",
                             "blocks have more texels than the level; address modes at the level's end, and offsets."),
             "R-TLD4-42 R-TLD4-43 PD-14 PD-91 PD-91c", "PD-81b PD-92", "ARRAY_2D")
    kinds = [kind for kind in known.KINDS if kind not in ("dxt1", "bc7u", "eac_snorm", "bc6h_sf16")]
    sizes = [(11 >> n or 1, 6 >> n or 1) for n in range(4)]
    for n, mode in enumerate(MODES):
        f.out.append(f"sampler {n} {{ address {mode} {MODES[n - 2]} CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }}")
    for number, kind in enumerate(kinds):
        components, address = known.KINDS[kind][4], BASE + 0x10000 * number
        for layer in range(2):
            for n, (wide, high) in enumerate(sizes):  # a GOB each, so a layer has four
                level = known.Level(f.rng, blocks[kind], wide, high)
                formats.put_blocks(f.out, address + 512 * (4 * layer + n), level.elements(), known.KINDS[kind][3], 1, 1)
                if n == 0 or (layer + n + number) % 2:
                    continue
                s = (number + n) % 6
                mode_s, mode_t, c = MODES[s], MODES[s - 2], (number + n) % components
                image = f.image(kind, f"type TWO_D_ARRAY layout blocklinear size 11 6 layers 2 levels 4 view {n} 3 block 1 1 "
                                f"address {address:#x}", s)

                def texel(x, y):
                    x, y = rule.wrapped(mode_s, x, wide), rule.wrapped(mode_t, y, high)
                    return pairs.BORDER[c] if x is None or y is None else level.bits(x, y, c)

                f.gather(image, f"{'RGBA'[c]} R8, R0,", 32, f"(lane % 8 - 2) / {wide}.0", f"(y - 1) / {high}.0",
                         lambda lane: [texel(lane % 8 - 3 + x, lane // 8 - 2 + y) for x, y in FOOTPRINT],
                         f"{kind}: layer {layer}, level {n}, {mode_s} {mode_t}", f"  array = {layer}")
                if n == 1:
                    f.gather(image, f"{'RGBA'[c]}.AOFFI R8, R0, R4,", 16, f"2 / {wide}.0", f"1 / {high}.0",
                             lambda lane: [texel(1 + lane - 8 + x, 2 - lane % 5 + y) for x, y in FOOTPRINT],
                             f"{kind}: offsets beyond the level", f"  array = {layer}  off1 = aoffi(lane - 8, 2 - lane % 5)")
    return f.text()


def srgb(blocks):
    """The border beside decoded texels; asked for by header and sampler, or by one of them."""
    f = File("state_srgb", ("Compressed formats with sRGB: the border has 8 bits of its own for R, G, B and is decoded as texels are; alpha is",
                            "neither, nor is anything if header or sampler alone ask for it."),
             "PD-14c PD-82 PD-82a PD-91", "PD-81b PD-92")
    r, g, b = SRGB_BORDER
    rest = f"border 0.25 0.5 0.75 0.375 SRGB_BORDER_COLOR_R {r} SRGB_BORDER_COLOR_G {g} SRGB_BORDER_COLOR_B {b}"
    f.out += [f"sampler {n} {{ address BORDER BORDER CLAMP_TO_EDGE {rest} SRGB_CONVERSION {n} }}" for n in range(2)]
    wide, high = 6, 5
    own = [formats.srgb(code, 8) for code in SRGB_BORDER] + [0x3EC00000]
    for number, kind in enumerate(known.SRGB):
        address, size, components = BASE + 0x1000 * number, *known.KINDS[kind][3:5]
        level = known.Level(f.rng, blocks[kind], wide, high)
        formats.put_blocks(f.out, address, level.elements(), size, 1, 1)
        for header, sampler in ((1, 1), (1, 0), (0, 1)):
            image = f.image(kind, f"type TWO_D layout blocklinear size {wide} {high} block 1 1 address {address:#x} SRGB_CONVERSION {header}", sampler)
            both = header and sampler
            for c in range(4) if both else (number % 3,):
                edge = (own if both else [*pairs.BORDER[:3], 0x3EC00000])[c]
                f.gather(image, f"{'RGBA'[c]} R8, R0,", 32, f"(x - 1) / {wide}.0", f"(2 * y - 1) / {high}.0",
                         lambda lane: [level.bits(i, j, c, both) if 0 <= i < wide and 0 <= j < high and c < components else
                                       0 if 0 <= i < wide and 0 <= j < high else edge
                                       for i, j in ((lane % 8 - 2 + x, 2 * (lane // 8) - 2 + y) for x, y in FOOTPRINT)],
                         f"{kind} {'RGBA'[c]}: " + ("both" if both else "header alone" if header else "sampler alone"))
    return f.text()


def compare(blocks):
    """Of no compressed format is there a depth compare, whatever the sources."""
    out = ["# Depth compare of compressed formats is refused, whatever X_SOURCE selects and whatever the function; without .DC the",
           "# same header and sampler deliver.", f"# Written by {NAME}.", "texlock 1", "rules R-TLD4-2 R-TLD4-3", "rules without R-TLD4-15 PD-12 PD-17c"]
    body, warp, n = [], 0, 0
    kinds = [(row[0], row[1], row[3], blocks[kind][0]) for kind, row in known.KINDS.items()]
    kinds += [(name, datatype, size, None) for name, datatype, size in known.UNLISTED]
    for n, (name, datatype, size, block) in enumerate(kinds):
        address = BASE + 0x1000 * n
        source = ("R G B A", "G R B A", "ONE_FLOAT R G B", "R R R ONE_FLOAT", "ZERO R G B")[n % 5]
        out += [f"sampler {n} {{ address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE {n % 2} DEPTH_COMPARE_FUNC {n % 8} }}",
                f"texture {n} {{ type TWO_D layout pitch 32 format {name} {datatype} source {source} size 4 4 address {address:#x} }}",
                f"handle {n} texture {n} sampler {n}"]
        if block:
            out.append(f"bytes {address:#x} {block.data.hex()}")
        body += ["", f"warp {warp} {{ # {name}, {datatype}", f'    asm "TLD4.{"RGBA"[n % 4]}.DC R8, R0, R4, {n}, 2D, 0xf"',
                 "    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0",
                 '    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0', "}"]
        warp += 1
        if block:
            c = next(c for c in range(4) if source.split()[c] in "RGBA")
            at = "RGBA".index(source.split()[c])
            body += ["", f"warp {warp} {{", f'    asm "TLD4.{"RGBA"[c]} R8, R0, {n}, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5',
                     '    expect lane 0 header.tag.status = "ok"  ' +
                     "  ".join(f"R{8 + k} = {block.bits(1 + x, 1 + y, at):#010x}" for k, (x, y) in enumerate(FOOTPRINT)), "}"]
            warp += 1
    return "\n".join(out + body) + "\n"


def faces(blocks):
    """Cubes of an array, of levels: seams between parts of blocks, faces that stand alone."""
    f = cubes.File("", ("Cubes of compressed formats: two in an array, levels of 6, 3 and 1 texels. Seams between texels of blocks of which only",
                        "a part is the face, mean of three decoded texels at a corner; and faces that stand alone, with address modes."),
                   "R-TLD4-42 PD-14 PD-16 PD-17 PD-17a PD-17b PD-82 PD-91c", "PD-17c PD-81b")
    f.lines[2] = f"# Written by {NAME}."
    f.lines += ["sampler 0 { address BORDER BORDER  CUBEMAP_INTERFACE_FILTERING 2 SRGB_CONVERSION 1 }",
                "sampler 1 { address BORDER MIRROR  border 0.25 0.5 0.75 1.0  CUBEMAP_INTERFACE_FILTERING 0 }"]
    handle = 0
    for number, kind in enumerate(("dxt1", "etc2_rgba", "dxn2", "eac_snorm", "bc6h_sf16")):
        name, datatype, _, size, components, _ = known.KINDS[kind]
        rng, address = random.Random("faces " + kind), BASE + 0x100000 * number
        whole = [[known.Level(rng, blocks[kind], n, n) for n in (6, 3, 1)] for _ in range(12)]
        for layer, chain in enumerate(whole):
            for n, level in enumerate(chain):
                formats.put_blocks(f.lines, address + 512 * (3 * layer + n), level.elements(), size, 1, 1)
        decode = kind in known.SRGB
        for n, wide in enumerate((6, 3, 1)):
            around, cube, layer, face = cubes.around(wide), cubes.Cube(wide), number % 2, (2 * number + n) % 6
            f.lines += [f"texture {handle // 2} {{ type CUBEMAP_ARRAY layout blocklinear format {name} {datatype} size 6 6 layers 2 levels 3 "
                        f"view {n} 2 block 1 1 address {address:#x} SRGB_CONVERSION {int(decode)} }}",
                        f"handle {handle} texture {handle // 2} sampler 0", f"handle {handle + 1} texture {handle // 2} sampler 1"]
            for face in (face, (face + 3) % 6):
                c = (n + face) % components
                f.warp(f"TLD4.{'RGBA'[c]} R8, R0, {handle}, ARRAY_CUBE, 0xf", [cubes.direction(face, first, wide) for first in around],
                       [[cubes.mean([whole[6 * layer + at][n].bits(x, y, c, decode) for at, x, y in cube.sample(face, first, k)])
                         for k in range(4)] for first in around], f"{kind}, level {n}, {cubes.FACES[face][0]}", f"  array = {layer}")

            def alone(x, y):
                y = rule.wrapped("MIRROR", y, wide)
                return pairs.BORDER[c] if not 0 <= x < wide else whole[6 * layer + face][n].bits(x, y, c)

            f.warp(f"TLD4.{'RGBA'[c]} R8, R0, {handle + 1}, ARRAY_CUBE, 0xf", [cubes.direction(face, first, wide) for first in around],
                   [[alone(first[0] + x, first[1] + y) for x, y in FOOTPRINT] for first in around], f"{kind}, level {n}: alone", f"  array = {layer}")
            handle += 2
    return f.text()


def wide(blocks):
    """Blocks of several GOBs along both axes, where four samples of one gather lie in four of them."""
    f = File("state_wide", ("Compressed formats in blocks of several GOBs across: both axes of texels lie in blocks of four by four, these in GOBs,",
                            "these in blocks of GOBs. Offsets from GOB to GOB."),
             "R-TLD4-41 PD-90 PD-91 PD-91c", "PD-81b")
    f.out.append("sampler 0 { address WRAP WRAP CLAMP_TO_EDGE }")
    for number, (kind, across, down, columns, lines) in enumerate((("dxt45", 2, 2, 101, 75), ("eac", 4, 1, 150, 50), ("etc2_rgb", 2, 1, 70, 70))):
        size, components = known.KINDS[kind][3:5]
        level, address = known.Level(f.rng, blocks[kind], columns, lines), BASE + 0x100000 * number
        gobs = -(-len(level.rows[0]) * size // 64)
        assert gobs > across // 2 and len(level.rows) > 8 * (down // 2), "the block is not shrunk"
        formats.put_blocks(f.out, address, level.elements(), size, across, down)
        image = f.image(kind, f"type TWO_D layout blocklinear size {columns} {lines} block {across} {down} address {address:#x}")

        def texel(x, y, c):
            return level.bits(x % columns, y % lines, c)

        for n, (column, row) in enumerate(((13, 31), (columns - 9, 32), (48, lines))):
            c = n % components
            f.gather(image, f"{'RGBA'[c]} R8, R0,", 32, f"(lane + {column}) / {columns}.0", f"{row} / {lines}.0",
                     lambda lane: [texel(lane + column - 1 + x, row - 1 + y, c) for x, y in FOOTPRINT], f"{kind}: from column {column}, row {row}")
        f.gather(image, "R.PTP R8, R0, R4,", 32, f"33 / {columns}.0", f"33 / {lines}.0",
                 lambda lane: [texel(32 + u, 32 + v, 0) for u, v in ((lane - 16, -1), (31 - 2 * lane, lane - 31), (-32, lane), (lane // 2, 16 - lane))],
                 f"{kind}: samples in GOBs of their own",
                 "  off1 = ptp(lane - 16, -1, 31 - 2 * lane, lane - 31)  off2 = ptp(-32, lane, lane / 2, 16 - lane)")
    return f.text()


def halved(blocks):
    """Level 1 has a block, and so a GOB, more along each axis than the half of level 0's blocks."""
    f = File("state_halved", ("Levels whose last block is a part of one: the size is halved in texels, then counted in blocks. Level 1 has a GOB more",
                              "along both axes than half the blocks of level 0 fill."), "R-TLD4-42 PD-91 PD-91c", "PD-81b PD-92")
    f.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }")
    for number, (kind, columns, lines) in enumerate((("dxt23", 36, 68), ("etc2_rgb_pta", 68, 69))):
        size, components = known.KINDS[kind][3:5]
        at = BASE + 0x100000 * number
        for n in range(3):
            w, h = columns >> n, lines >> n
            level = known.Level(f.rng, blocks[kind], w, h)
            formats.put_blocks(f.out, at, level.elements(), size, 1, 1)
            at += known.level_bytes(size, w, h, 1)
            image = f.image(kind, f"type TWO_D layout blocklinear size {columns} {lines} levels 3 view {n} 2 block 1 1 "
                            f"address {BASE + 0x100000 * number:#x}")
            c = n % components
            for row in (h // 2, h - 1):
                f.gather(image, f"{'RGBA'[c]} R8, R0,", 16, f"(lane + {w - 16}) / {w}.0", f"{row} / {h}.0",
                         lambda lane: [level.bits(max(0, lane + w - 17 + x), row - 1 + y, c) for x, y in FOOTPRINT], f"{kind}: level {n}, row {row}")
    return f.text()


def signed_ratios(half):
    """BC4 of numbers with a sign: the bytes are compared, then -128 is -127 (PD-84)."""
    raw, bits = [known.signed(b) for b in half[:2]], int.from_bytes(half[2:], "little")
    a, b = (max(v, -127) for v in raw)
    if raw[0] > raw[1]:
        shown = [Fraction((7 - n) * a + n * b, 7) for n in range(7)]
        shown = [shown[0], Fraction(b), *shown[1:]]
    else:
        shown = [Fraction((5 - n) * a + n * b, 5) for n in range(5)]
        shown = [shown[0], Fraction(b), *shown[1:], Fraction(-127), Fraction(127)]
    return [shown[bits >> 3 * n & 7] / 127 for n in range(16)]


class Given:
    """A block whose texels are worked out here: of each component 16 patterns of binary32."""

    def __init__(self, data, components):
        self.data, self.components = data, components

    def bits(self, x, y, c, decode=False):
        return self.components[c][4 * y + x] if c < len(self.components) else 0


def ratio_bits(ratios):
    return [rule.bits32(rule.rne32(r)) for r in ratios]


def one_ended(red, green, blue):
    """BC6H without differences: mode 01111, whose ends have 16 bits and are one another's."""
    word = 0b01111
    for low, high, value in ((5, 39, red), (15, 49, green), (25, 59, blue)):
        word |= (value & 0x3FF) << low
        for n in range(6):  # bit 15 first
            word |= (value >> (15 - n) & 1) << (high + n)
    return word.to_bytes(16, "little")


def ten_bits(red, green, blue):
    """BC6H without differences: mode 00011, both ends of 10 bits; all texels are the first end."""
    word = 0b00011
    for low, value in ((5, red), (15, green), (25, blue)):
        word |= value << low
    return word.to_bytes(16, "little")


def from_ten(code):
    """Signed, of 10 bits: the highest magnitude, and what is beyond it, is 0x7fff; the others have half a step more."""
    size = abs(code - 1024 * (code >> 9))
    wide = 0 if size == 0 else 0x7FFF if size >= 511 else ((size << 15) + 0x4000) >> 9
    return wide * 31 // 32 | 0x8000 * (code >> 9)


def signs(blocks):
    """What the outside decoders do otherwise or have not: from the formats' texts."""
    f = File("state_signs", ("Signed blocks that the table of outside decoders leaves out, from the formats' texts in fractions: DXN1 and DXN2 SNORM of",
                             "every order of ends; EAC SNORM whose base is -128, which is -127; BC6H_SF16 at -1 and beside it: scaled, then its sign;",
                             "the lowest end of 10 bits, which is the one above it."), "PD-80 PD-84 PD-85", "PD-14")
    f.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }")
    rng = random.Random("signs")
    ends = [(127, 129), (129, 127), (128, 127), (127, 128), (128, 129), (129, 128), (128, 128), (255, 0), (0, 255), (1, 255), (200, 200), (64, 192),
            (192, 64), (0, 128), (250, 130), (130, 250)]
    halves = [bytes(pair) + rng.randbytes(6) for pair in ends]
    one = [Given(h, [ratio_bits(signed_ratios(h))]) for h in halves]
    two = [Given(a.data + b.data, a.components + b.components) for a, b in zip(one, reversed(one))]
    eac = [bytes([base, times << 4 | pattern]) + rng.randbytes(6) for times in (0, 1, 15) for base in (128, 129) for pattern in (13, 0)]
    eac = [Given(h, [ratio_bits(known.of_11_bits(h, True))]) for h in eac]
    half = []
    for codes in ((0xFFFF, 0, 0xFFFE), (0xFFFF, 0xFFFF, 1), (0x8000, 0x8001, 0x7FFF), (2, 0xFFFD, 0)):
        values = [code - 65536 * (code >> 15) for code in codes]
        scaled = [abs(v) * 31 // 32 for v in values]
        shown = [size | 0x8000 * (v < 0 and size > 0) for v, size in zip(values, scaled)]
        half.append(Given(one_ended(*codes), [[known.half_bits(code)] * 16 for code in shown]))
    for codes in ((0x200, 0x201, 0x1FF), (0x1FE, 0x200, 0x202), (0x3FF, 1, 0x200), (0x155, 0x2AA, 0)):
        half.append(Given(ten_bits(*codes), [[known.half_bits(from_ten(code))] * 16 for code in codes]))
    for number, (name, datatype, size, components, row) in enumerate((("DXN1", "SNORM", 8, 1, one), ("DXN2", "SNORM", 16, 2, two),
                                                                      ("EAC", "SNORM", 8, 1, eac), ("BC6H_SF16", "FLOAT", 16, 3, half))):
        address, across = BASE + 0x1000 * number, len(row)
        f.out += [f"bytes {address + size * x:#x} " + " ".join(b.data.hex() for b in row[x:x + 4]) for x in range(0, across, 4)]
        f.out += [f"texture {number} {{ format {name} {datatype} layout pitch {pairs.up(across * size, 32)} size {4 * across} 4 address {address:#x} }}",
                  f"handle {number} texture {number} sampler 0"]
        for c in range(components):
            for high in (0, 2):
                f.gather(number, f"{'RGBA'[c]} R8, R0,", 2 * across, f"(2 * lane + 1) / {4 * across}.0", f"{(high + 1) / 4}",
                         lambda lane: [row[lane // 2].bits(lane % 2 * 2 + x, high + y, c) for x, y in FOOTPRINT], f"{name} {'RGBA'[c]}")
    return f.text()


# Texture file: format there, kind here, size, faces, levels.
TEXTURES = {
    "blocks_bc1.ktx2": ("ktx", "BC1_RGB_UNORM", "dxt1", 10, 6, 1, 3),
    "blocks_bc7.ktx2": ("ktx", "BC7_SRGB", "bc7u", 13, 7, 1, 4),
    "blocks_dxt5.dds": ("dds", "DXT5", "dxt45", 9, 9, 6, 4),
    "blocks_bc1.dds": ("dds", "BC1_UNORM", "dxt1", 6, 11, 1, 4),
}


def levels_of(name, blocks):
    """Of each face its levels."""
    _, _, kind, columns, lines, count, levels = TEXTURES[name]
    rng = random.Random(name)
    return [[known.Level(rng, blocks[kind], max(1, columns >> n), max(1, lines >> n)) for n in range(levels)] for _ in range(count)]


def texture_file(name, blocks):
    form, code, _, columns, lines, count, levels = TEXTURES[name]
    images, write = levels_of(name, blocks), writer()

    def content(level, image, _z, y, xb):
        return b"".join(b.data for b in images[image][level].rows[y])[xb]

    make = write.ktx2 if form == "ktx" else write.dds
    more = {"scheme": 2} if name == "blocks_bc7.ktx2" else {}
    return make(code, (columns, lines, 0), faces=count, levels=levels, content=content, **more)


def files(blocks):
    f = File("state_files", ("Blocks from KTX2 and DDS files: each level, and the seams of a cube."), "R-TLD4-42 PD-91 PD-91c PD-82", "PD-81b")
    f.out[:len(f.out)] = ["# Blocks from KTX2 and DDS files that tests/oracle/texfile/write.py wrote: every level; of a cube every face.",
                          f"# Written by {NAME}.", "texlock 1", "rules R-TLD4-42 PD-82 PD-91 PD-91c", "rules without PD-81b",
                          "sampler 0 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE SRGB_CONVERSION 1 CUBEMAP_INTERFACE_FILTERING 0 }"]
    for number, (name, (form, _, kind, columns, lines, count, levels)) in enumerate(TEXTURES.items()):
        images, decode = levels_of(name, blocks), kind == "bc7u"
        for n in range(levels):
            address = BASE + 0x100000 * number + 0x10000 * n
            image = f.image(kind, f"type {'CUBEMAP' if count == 6 else 'TWO_D'} layout blocklinear size {columns} {lines} levels {levels} "
                            f"view {n} {levels - 1} block 1 1 address {address:#x} SRGB_CONVERSION {int(decode)} "
                            f'texels {form} "../../textures/{name}"')
            w, h, c = max(1, columns >> n), max(1, lines >> n), n % known.KINDS[kind][4]
            if count == 1:
                level = images[0][n]
                f.gather(image, f"{'RGBA'[c]} R8, R0,", 32, f"(x + {max(0, w - 7)}) / {w}.0", f"(2 * y + 1) / {h}.0",
                         lambda lane: [level.bits(rule.wrapped("CLAMP_TO_EDGE", lane % 8 + max(0, w - 7) - 1 + x, w),
                                                  (2 * (lane // 8) + y) % h, c, decode) for x, y in FOOTPRINT], f"{name}: level {n}")
                continue
            directions, expected = [], []
            for face in range(6):
                for first in ((-1, -1), (w - 1, w - 1), ((w - 1) // 2, (w - 1) // 2)):
                    directions.append(cubes.direction(face, first, w))
                    expected.append([images[face][n].bits(rule.wrapped("CLAMP_TO_EDGE", first[0] + x, w),
                                                          (first[1] + y) % w, c) for x, y in FOOTPRINT])
            f.param = "CUBE"
            lists = ["{ " + " ".join(repr(d[i]) for d in directions) + " ... }" for i in range(3)]
            f.gather(image, f"{'RGBA'[c]} R8, R0,", 18, lists[0], lists[1], lambda lane: expected[lane], f"{name}: level {n}", f"\n    r = {lists[2]}")
            f.param = "2D"
    return f.text()


def all_files():
    blocks = known.table()
    out = {f"block_state_{kind.__name__}.tlv": kind(blocks).encode() for kind in (rows, tails, srgb, compare, faces, wide, halved, signs, files)}
    return out | {f"../../textures/{name}": texture_file(name, blocks) for name in TEXTURES}


if __name__ == "__main__":
    written.main(__doc__, lambda: all_files(), NAME)
