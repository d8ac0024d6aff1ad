#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of compressed formats. What a block decodes to comes from outside: tests/unit/function/blocks.tsv (blocks.py wrote it).

usage: block_vectors.py FOLDER             write FOLDER/block_*.tlv
       block_vectors.py --check FOLDER     compare them with what would be written

Codes of 8 bits and halves are taken from there as they are. Of BC4, BC5, the alpha of BC3, EAC and EACX2 the outside decoders
keep 8 bits: the ratio is worked out here from the formats' descriptions and must truncate to what they gave. Addresses are those
of formats.py, wrapping that of pairs.py, neighbours on a cube those of cubes.py.
"""
from fractions import Fraction
from pathlib import Path
import random
import struct
import sys

import cubes
import formats
import pairs
import rule
import written

NAME = "tests/oracle/block_vectors.py"
TABLE = Path(__file__).parent.parent / "unit/function/blocks.tsv"
# format: data type, what the table calls it, bytes, components, rules
KINDS = {
    "dxt1": ("DXT1", "UNORM", "BC1", 8, 4, "PD-83"),
    "dxt23": ("DXT23", "UNORM", "BC2", 16, 4, "PD-83"),
    "dxt45": ("DXT45", "UNORM", "BC3", 16, 4, "PD-83 PD-84b"),
    "dxn1": ("DXN1", "UNORM", "BC4_U", 8, 1, "PD-84"),
    "dxn2": ("DXN2", "UNORM", "BC5_U", 16, 2, "PD-84"),
    "bc6h_sf16": ("BC6H_SF16", "FLOAT", "BC6H_S", 16, 3, ""),
    "bc6h_uf16": ("BC6H_UF16", "FLOAT", "BC6H_U", 16, 3, ""),
    "bc7u": ("BC7U", "UNORM", "BC7", 16, 4, "PD-80"),
    "etc2_rgb": ("ETC2_RGB", "UNORM", "ETC2_RGB", 8, 3, "PD-80"),
    "etc2_rgb_pta": ("ETC2_RGB_PTA", "UNORM", "ETC2_RGB_PTA", 8, 4, "PD-80"),
    "etc2_rgba": ("ETC2_RGBA", "UNORM", "ETC2_RGBA", 16, 4, "PD-80"),
    "eac": ("EAC", "UNORM", "EAC_U", 8, 1, "PD-80"),
    "eac_snorm": ("EAC", "SNORM", "EAC_S", 8, 1, "PD-80"),
    "eacx2": ("EACX2", "UNORM", "EACX2_U", 16, 2, "PD-80"),
    "eacx2_snorm": ("EACX2", "SNORM", "EACX2_S", 16, 2, "PD-80"),
}
SRGB = ("dxt1", "dxt23", "dxt45", "bc7u", "etc2_rgb", "etc2_rgb_pta", "etc2_rgba")
# Of signed formats without a line in the table: nothing but constants is asked of them here; block_ends.tlv has their values.
UNLISTED = (("DXN1", "SNORM", 8), ("DXN2", "SNORM", 16))
ACROSS = 16  # blocks in a row
FOOTPRINT = pairs.FOOTPRINT
PATTERNS = ((-3, -6, -9, -15, 2, 5, 8, 14), (-3, -7, -10, -13, 2, 6, 9, 12), (-2, -5, -8, -13, 1, 4, 7, 12), (-2, -4, -6, -13, 1, 3, 5, 12),
            (-3, -6, -8, -12, 2, 5, 7, 11), (-3, -7, -9, -11, 2, 6, 8, 10), (-4, -7, -8, -11, 3, 6, 7, 10), (-3, -5, -8, -11, 2, 4, 7, 10),
            (-2, -6, -8, -10, 1, 5, 7, 9), (-2, -5, -8, -10, 1, 4, 7, 9), (-2, -4, -8, -10, 1, 3, 7, 9), (-2, -5, -7, -10, 1, 4, 6, 9),
            (-3, -4, -7, -10, 2, 3, 6, 9), (-1, -2, -3, -10, 0, 1, 2, 9), (-4, -6, -8, -9, 3, 5, 7, 8), (-3, -5, -7, -9, 2, 4, 6, 8))


def signed(byte):
    return byte - 256 * (byte > 127)


def in_between(half):
    """BC4: 16 ratios of 8 bytes, unsigned."""
    a, b = half[:2]
    bits = int.from_bytes(half[2:], "little")
    if a > b:
        steps = [Fraction((7 - n) * a + n * b, 7) for n in range(1, 7)]
    else:
        steps = [Fraction((5 - n) * a + n * b, 5) for n in range(1, 5)] + [Fraction(0), Fraction(255)]
    shown = [Fraction(a), Fraction(b)] + steps
    return [shown[bits >> 3 * n & 7] / 255 for n in range(16)]


def of_11_bits(half, is_signed):
    """EAC: 16 ratios of 8 bytes, the first the highest; texels go down the columns."""
    bits = int.from_bytes(half, "big")
    base, times, pattern = bits >> 56, bits >> 52 & 15, PATTERNS[bits >> 48 & 15]
    low, high, base = (-1023, 1023, 8 * max(signed(base), -127)) if is_signed else (0, 2047, 8 * base + 4)
    made = []
    for n in range(16):
        at = n % 4 * 4 + n // 4
        change = pattern[bits >> 45 - 3 * at & 7]
        made.append(Fraction(max(low, min(high, base + change * (8 * times if times else 1))), high))
    return made


def check(name, block, shown, ratios):
    """The outside decoder truncates what is exact here."""
    full = {"BC": lambda r: 255 * r, "EAC_U": lambda r: 2047 * r / 8, "EAC_S": lambda r: (1023 * r + 1023) / 8}
    scale = full["BC" if name.startswith("BC") else "EAC_" + name[-1]]
    for ours, theirs in zip(ratios, shown):
        if int(scale(ours)) != theirs:
            sys.exit(f"{TABLE}: {name} {block.hex()}: {theirs}, and {ours} here")


def half_bits(code):
    return rule.component("FLOAT", code, 16, "")


class Block:
    """Its bytes, and 16 texels: of each component ('code', 8 bits), ('half', bits) or ('ratio', fraction)."""

    def __init__(self, kind, data, hexadecimal):
        _, _, name, _, components, _ = KINDS[kind]
        wide = 4 if name.startswith("BC6H") else 2
        shown = len(hexadecimal) // 16 // wide
        digits = [[int(hexadecimal[(n * shown + c) * wide:][:wide], 16) for n in range(16)] for c in range(shown)]
        self.data, self.texels = data, []
        for c in range(components):
            if name.startswith("BC6H"):
                self.texels.append([("half", v) for v in digits[c]])
                continue
            ratios = None
            if name[:3] in ("BC4", "BC5"):
                ratios = in_between(data[8 * c:8 * c + 8])
            elif name == "BC3" and c == 3:
                ratios = in_between(data[:8])
            elif name.startswith("EAC"):
                ratios = of_11_bits(data[8 * c:8 * c + 8], name.endswith("S"))
            if ratios:
                check(name, data, digits[c], ratios)
            self.texels.append([("ratio", r) for r in ratios] if ratios else [("code", v) for v in digits[c]])

    def bits(self, x, y, c, decoded=False):
        """Of an absent component zero."""
        if c >= len(self.texels):
            return 0
        how, value = self.texels[c][4 * y + x]
        if how == "half":
            return half_bits(value)
        if how == "ratio":
            return rule.bits32(rule.rne32(value))
        return formats.srgb(value, 8) if decoded and c < 3 else pairs.unorm(value)


def table():
    found = {kind: [] for kind in KINDS}
    of = {row[2]: kind for kind, row in KINDS.items()}
    for line in TABLE.read_text().splitlines():
        if line.startswith("#"):
            continue
        name, block, shown = line.split("\t")
        found[of[name]].append(Block(of[name], bytes.fromhex(block), shown))
    return found


def every_texel(kind, blocks):
    """Blocks in rows of 16, four gathers a block: all texels."""
    name, datatype, _, size, components, rules = KINDS[kind]
    f = pairs.File(name, "", ("R-TLD4-2 " * (components > 1) + rules).strip(), {"PD-83": "PD-84 PD-83a", "PD-84": "PD-83"}.get(rules, "PD-14"))
    f.out[0] = f"# {name} {datatype}: blocks of every mode, all texels of each, as decoders from outside give them."
    f.out[1] = f"# Written by {NAME}."
    f.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }")
    # Of the first row and the last two all components; of the others one in turn.
    rows = [blocks[n:n + ACROSS] for n in range(0, len(blocks) // ACROSS * ACROSS, ACROSS)]
    for n, row in enumerate(rows):
        address = 0x30000000 + 0x1000 * n
        f.out += [f"bytes {address + size * x:#x} " + " ".join(b.data.hex() for b in row[x:x + 4]) for x in range(0, ACROSS, 4)]
        f.out.append(f"texture {n} {{ format {name} {datatype} layout pitch {ACROSS * size} size {4 * ACROSS} 4 address {address:#x} }}")
        f.out.append(f"handle {n} texture {n} sampler 0")
        for c in range(components) if n == 0 or n >= len(rows) - 2 else [n % components]:
            for high in (0, 2):
                f.gather(n, f"{'RGBA'[c]} R8, R0,", 32, "(2 * lane + 1) / 64.0", f"{(high + 1) / 4}",
                         lambda lane: [row[lane // 2].bits(lane % 2 * 2 + x, high + y, c) for x, y in FOOTPRINT],
                         f"{'RGBA'[c]}, row {n}")
    return f.text()


def decoded(kind, blocks):
    """sRGB: the colours through the curve, alpha not."""
    name, datatype, _, size, components, rules = KINDS[kind]
    f = pairs.File(name, "", ("PD-82 PD-82a " + rules.replace("PD-80", "")).strip(), "PD-14")
    f.out[0] = f"# {name}, sRGB encoded: the colours are decoded, alpha is not."
    f.out[1] = f"# Written by {NAME}."
    f.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }")
    row = blocks[-ACROSS:]
    f.out += [f"bytes {0x30000000 + size * x:#x} " + " ".join(b.data.hex() for b in row[x:x + 4]) for x in range(0, ACROSS, 4)]
    f.out += [f"texture 0 {{ format {name} {datatype} layout pitch {ACROSS * size} size {4 * ACROSS} 4 address 0x30000000 SRGB_CONVERSION 1 }}",
              "handle 0 texture 0 sampler 0"]
    for c in range(components):
        f.gather(0, f"{'RGBA'[c]} R8, R0,", 32, "(2 * lane + 1) / 64.0", "0.25",
                 lambda lane: [row[lane // 2].bits(lane % 2 * 2 + x, y, c, True) for x, y in FOOTPRINT], "RGBA"[c])
    return f.text()


def constants(blocks):
    """ZERO, ONE_INT, ONE_FLOAT and the first component of every format."""
    out = ["# Constants as sources of formats whose elements are several texels: three lanes show them, the fourth the first component.",
           f"# Written by {NAME}.", "texlock 1", "rules R-TLD4-3", "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }"]
    kinds = [(row[0], row[1], row[3], blocks[kind][-1].data) for kind, row in KINDS.items()]
    kinds += [(name, datatype, size, bytes(size)) for name, datatype, size in UNLISTED]
    kinds += [(name, "UNORM", 4, bytes(4)) for name in pairs.BYTES]
    body = []
    for n, (name, datatype, size, data) in enumerate(kinds):
        # At the begin of a sector of 32 bytes, and at its end.
        address = 0x30000000 + 0x1000 * n
        out += [f"bytes {address + 32:#x} {data.hex()}", f"bytes {address + 64 - size:#x} {data.hex()}",
                f"texture {n} {{ type TWO_D layout pitch 64 format {name} {datatype} source ZERO ONE_INT ONE_FLOAT R size "
                f"{64 // size * (2 if size == 4 else 4)} 1 address {address:#x} }}", f"handle {n} texture {n} sampler 0"]
        for letter, bits in zip("RGB", (0, 1, 0x3F800000)):
            body += ["", f"warp {len(body) // 6 % 64} {{ # {name}, {datatype}",
                     f'    asm "TLD4.{letter} R8, R0, {n}, 2D, 0xf"  active 0x3  s = {{ 1.0 0.5625 ... }}  t = 0.5']
            body += [f"    expect lane {lane} " + "  ".join(f"R{8 + k} = {bits:#x}" for k in range(4)) + ";" for lane in range(2)]
            body.append("}")
    return "\n".join(out + body) + "\n"


class Level:
    """A level of texels in blocks drawn from those that are known; parts of blocks beyond it are in memory, and none of it."""

    def __init__(self, rng, blocks, wide, high):
        self.wide, self.high = wide, high
        self.rows = [[rng.choice(blocks) for _ in range(-(-wide // 4))] for _ in range(-(-high // 4))]

    def bits(self, x, y, c, decode=False):
        return self.rows[y // 4][x // 4].bits(x % 4, y % 4, c, decode)

    def elements(self):
        return [[int.from_bytes(b.data, "little") for b in row] for row in self.rows]


def level_bytes(size, wide, high, most):
    """In blocks of one GOB across."""
    across, rows = -(-wide // 4), -(-high // 4)
    return pairs.up(across * size, 64) * pairs.up(rows, 8 * pairs.blocks_high(most, rows))


def edges(kind, blocks):
    """Sizes that are no multiple of a block; address modes; offsets into other blocks; border colours, also of sRGB."""
    name, datatype, _, size, components, rules = KINDS[kind]
    f = pairs.File(name, "", ("R-TLD4-41 R-TLD4-43 PD-14 PD-91 PD-91c " + rules).strip(), "PD-81b PD-92")
    f.out[0] = f"# {name}: a size that is no multiple of a block, address modes, offsets from block to block, borders."
    f.out[1] = f"# Written by {NAME}."
    modes, wide, high = ("WRAP", "MIRROR", "CLAMP_TO_EDGE", "BORDER"), 69, 42
    level, c = Level(f.rng, blocks, wide, high), components - 1
    formats.put_blocks(f.out, 0x30000000, level.elements(), size, 1, 2)
    place = f"type TWO_D layout blocklinear size {wide} {high} block 1 2 address 0x30000000"
    for n, mode in enumerate(modes):
        f.out.append(f"sampler {n} {{ address {mode} {mode} CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }}")
        f.texture(place, n)
        f.out[-2] = f.out[-2].replace(" UNORM ", f" {datatype} ")

    def texel(mode, x, y, comp):
        x, y = pairs.wrapped(mode, x, wide), pairs.wrapped(mode, y, high)
        return pairs.BORDER[comp] if x is None or y is None else level.bits(x, y, comp)

    for n, mode in enumerate(modes):
        for comp, start, row in ((0, -3, 8), (c, 50, 41), (0, 30, 42), (c, 20, 0)):
            f.gather(n, f"{'RGBA'[comp]} R8, R0,", 32, f"(lane + {start}) / {wide}.0".replace("+ -", "- "), f"{row} / {high}.0",
                     lambda lane: [texel(mode, lane + start - 1 + x, row - 1 + y, comp) for x, y in FOOTPRINT], f"{mode} from column {start}")
    f.gather(2, "R.AOFFI R8, R0, R4,", 32, f"33 / {wide}.0", f"17 / {high}.0",
             lambda lane: [texel("CLAMP_TO_EDGE", 32 + (lane % 16 - 8) + x, 16 + 3 + y, 0) for x, y in FOOTPRINT], "AOFFI",
             "  off1 = aoffi(lane % 16 - 8, 3)")
    f.gather(1, "R.PTP R8, R0, R4,", 32, f"33 / {wide}.0", f"17 / {high}.0",
             lambda lane: [texel("MIRROR", 32 + u, 16 + v, 0) for u, v in ((lane - 16, 1), (16 - lane, 2), (lane - 15, -3), (lane // 2, -1))],
             "PTP: each sample in a block of its own", "  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)")
    return f.text()


def levels(kind, blocks):
    """All levels of two layers, down to one texel: the last three have a block each, of which a part is not seen."""
    name, datatype, _, size, components, rules = KINDS[kind]
    f = pairs.File(name, "", ("R-TLD4-42 PD-91 PD-91c " + rules).strip(), "PD-81b PD-92", "ARRAY_2D")
    f.out[0] = f"# {name}: levels down to one texel, and layers."
    f.out[1] = f"# Written by {NAME}."
    f.out.append("sampler 0 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }")
    wide, high, most, base, offset = 40, 36, 2, 0x30000000, [0]
    sizes = [(max(1, wide >> n), max(1, high >> n)) for n in range(6)]
    for level_size in sizes:
        offset.append(offset[-1] + level_bytes(size, *level_size, most))
    stride = pairs.up(offset[-1], 512 * pairs.blocks_high(most, -(-high // 4)))
    for layer in range(2):
        for n, (w, h) in enumerate(sizes):
            level = Level(f.rng, blocks, w, h)
            formats.put_blocks(f.out, base + layer * stride + offset[n], level.elements(), size, 1, pairs.blocks_high(most, -(-h // 4)))
            texture = f.texture(f"type TWO_D_ARRAY layout blocklinear size {wide} {high} layers 2 levels 6 view {n} 5 block 1 {most} "
                                f"address {base:#x}")
            f.out[-2] = f.out[-2].replace(" UNORM ", f" {datatype} ")
            c = n % components
            for row in {1, h - 1} - {0} or {0}:
                start = max(0, w - 15)
                f.gather(texture, f"{'RGBA'[c]} R8, R0,", min(w + 1, 16), f"(lane + {start}) / {w}.0", f"{row} / {h}.0",
                         lambda lane: [level.bits(pairs.wrapped("MIRROR", start + lane - 1 + x, w),
                                                  pairs.wrapped("CLAMP_TO_EDGE", row - 1 + y, h), c) for x, y in FOOTPRINT],
                         f"layer {layer}, level {n}, row {row}", f"  array = {layer}")
    return f.text()


def cube(kind, blocks):
    """Seams of a cube whose faces are five texels, so two blocks, wide; the mean of three texels at a corner."""
    name, datatype, _, size, components, rules = KINDS[kind]
    f = cubes.File("", (f"{name}: a cube of faces of five texels across its seams; at a corner the mean of three texels.",),
                   ("PD-16 PD-17 PD-17b PD-91c " + rules).strip(), "PD-17c")
    f.lines[1] = f"# Written by {NAME}."
    rng, around, n = random.Random(name + "cube"), cubes.Cube(5), 5
    faces = [Level(rng, blocks, n, n) for _ in range(6)]
    for face, level in enumerate(faces):  # a GOB each
        formats.put_blocks(f.lines, 0x30000000 + 512 * face, level.elements(), size, 1, 1)
    f.lines += ["sampler 0 { address BORDER BORDER  CUBEMAP_INTERFACE_FILTERING 2 }",
                f"texture 0 {{ type CUBEMAP layout blocklinear format {name} {datatype} size {n} {n} address 0x30000000 }}",
                "handle 0 texture 0 sampler 0"]
    for face in range(6):
        firsts, c = cubes.around(n), face % components
        f.warp(f"TLD4.{'RGBA'[c]} R8, R0, 0, CUBE, 0xf", [cubes.direction(face, first, n) for first in firsts],
               [[cubes.mean([faces[at].bits(x, y, c) for at, x, y in around.sample(face, first, k)]) for k in range(4)] for first in firsts],
               f"{cubes.FACES[face][0]}, {'RGBA'[c]}")
    return f.text()


def worked(blocks):
    """Offsets of published worked examples: a layer, and levels below level 0."""
    out = ["# Compressed formats at the offsets of published worked examples: the address of a block, through its level and its row.",
           f"# Written by {NAME}.", "texlock 1", "rules PD-91 PD-91c R-TLD4-42", "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }",
           "texture 0 { type TWO_D layout blocklinear format DXT1 UNORM size 100 100 block 1 2 address 0x30000000 }",
           "handle 0 texture 0 sampler 0", f"bytes {0x30000000 + 0x730:#x} {blocks['dxt1'][0].data.hex()}",
           "texture 1 { type TWO_D layout blocklinear format BC7U UNORM size 256 256 levels 9 view 4 8 block 1 8 address 0x40000000 }",
           "handle 1 texture 1 sampler 0", f"bytes {0x40000000 + 0x15510:#x} {blocks['bc7u'][0].data.hex()}"]
    for n, (kind, column, row, size, place) in enumerate((("dxt1", 57, 38, 100, 0x30000730), ("bc7u", 9, 6, 16, 0x40015510))):
        # Both texels stand at an odd column and an even row of their block: the sample from column and row, and the one after.
        block, x, y = blocks[kind][0], column % 4, row % 4
        for c, letter in enumerate("RGB"):
            out += ["", f"warp {3 * n + c} {{", f'    asm "TLD4.{letter} R8, R0, {n}, 2D, 0xf"  active 0x1  '
                    f"s = {column + 1} / {size}.0  t = {row + 1} / {size}.0",
                    f"    expect lane 0 address {' '.join([f'{place:#x}'] * 4)}; expect lane 0 " +
                    "  ".join(f"R{8 + k} = {block.bits(x + i, y + j, c):#010x}" for k, (i, j) in enumerate(FOOTPRINT)), "}"]
    return "\n".join(out) + "\n"


def nv_mixed(a, b, middle, wide):
    """PD-83a: of 5 bits, or of 8 (green); quotients towards zero."""
    if not wide:
        return (a + b) * 33 // 8 if middle else (2 * a + b) * 22 // 8
    towards_zero = lambda n, d: abs(n) // d * (1 if n >= 0 else -1)
    return towards_zero(256 * a + towards_zero(b - a, 4) + 128 + (128 if middle else 80) * (b - a), 256)


def nv_codes(block, always_four):
    """R G B of 16 texels; what is transparent is black."""
    first, second, bits = (int.from_bytes(block[n:m], "little") for n, m in ((0, 2), (2, 4), (4, 8)))
    four, texels = always_four or first > second, []
    for n in range(16):
        index, texel = bits >> 2 * n & 3, []
        for low, width in ((11, 5), (5, 6), (0, 5)):
            ends = [end >> low & (1 << width) - 1 for end in (first, second)]
            wide = [e << (8 - width) | e >> (2 * width - 8) for e in ends]
            a, b = wide if width == 6 else ends
            if index < 2:
                texel.append(wide[index])
            elif four:
                texel.append(nv_mixed(*((a, b) if index == 2 else (b, a)), False, width == 6))
            else:
                texel.append(nv_mixed(a, b, True, width == 6) if index == 2 else 0)
        texels.append(texel)
    return texels


def as_nvidia(kind, blocks):
    """POLICY bc1_nv: colours as NVIDIA's hardware mixes them, by their formula."""
    name, datatype, _, size, _, _ = KINDS[kind]
    f = pairs.File(name, "", "PD-83a", "PD-84")
    f.out[0] = f"# {name}: POLICY bc1_nv, the colours as NVIDIA's hardware mixes them."
    f.out[1] = f"# Written by {NAME}."
    f.out += ["policy bc1_nv", "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }"]
    for n in range(2):
        row, address = blocks[ACROSS * n:ACROSS * (n + 1)], 0x30000000 + 0x1000 * n
        codes = [nv_codes(b.data[-8:], kind != "dxt1") for b in row]
        f.out += [f"bytes {address + size * x:#x} " + " ".join(b.data.hex() for b in row[x:x + 4]) for x in range(0, ACROSS, 4)]
        f.out += [f"texture {n} {{ format {name} {datatype} layout pitch {ACROSS * size} size {4 * ACROSS} 4 address {address:#x} }}",
                  f"handle {n} texture {n} sampler 0"]
        for c in range(3):
            for high in (0, 2):
                f.gather(n, f"{'RGB'[c]} R8, R0,", 32, "(2 * lane + 1) / 64.0", f"{(high + 1) / 4}",
                         lambda lane: [pairs.unorm(codes[lane // 2][4 * (high + y) + lane % 2 * 2 + x][c]) for x, y in FOOTPRINT],
                         f"{'RGB'[c]}, row {n}")
    return f.text()


def all_files():
    blocks = table()
    files = {f"block_{kind}": every_texel(kind, rows) for kind, rows in blocks.items()}
    files |= {f"block_srgb_{kind}": decoded(kind, blocks[kind]) for kind in SRGB}
    files |= {f"block_nv_{kind}": as_nvidia(kind, blocks[kind]) for kind in ("dxt1", "dxt23", "dxt45")}
    for kind in ("dxt1", "bc7u", "eac_snorm", "bc6h_sf16"):
        files |= {f"block_edges_{kind}": edges(kind, blocks[kind]), f"block_levels_{kind}": levels(kind, blocks[kind])}
    files |= {f"block_cube_{kind}": cube(kind, blocks[kind]) for kind in ("dxt45", "bc6h_uf16", "eacx2")}
    return files | {"block_constants": constants(blocks), "block_worked": worked(blocks)}


if __name__ == "__main__":
    written.main(__doc__, lambda: {f"{name}.tlv": text for name, text in all_files().items()}, NAME)
