#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of the formats whose elements are pairs of texels, from the rules' texts (PD-80, 81b, 82, 90, 91, 91c, 92).

usage: pairs.py FOLDER             write FOLDER/pairs_*.tlv
       pairs.py --check FOLDER     compare them with what would be written

A texture here is rows of texels (R, G, B), two of which have R and B in common; the elements are made of them.
"""
import random

import formats
import rule
import written

NAME = "tests/oracle/pairs.py"
# The bytes of an element, first to last: component, and which of the two texels has it (* both).
BYTES = {"G8B8G8R8": ("R*", "G0", "B*", "G1"), "B8G8R8G8": ("G0", "R*", "G1", "B*")}
ENDS = (0, 1, 255, 254, 128, 127, 129)
FOOTPRINT = ((0, 1), (1, 1), (1, 0), (0, 0))
BORDER = (0x3E800000, 0x3F000000, 0x3F400000, 0x3F800000)  # 0.25 0.5 0.75 1.0


def up(n, unit):
    return -(-n // unit) * unit


class Pairs:
    """Texels of a level; an odd row has one more in memory, which is none of it."""

    def __init__(self, name, rng, wide, high):
        self.wide, self.high, self.rows, self.elements = wide, high, [], []
        for _ in range(high):
            row, elements = [], []
            for n in range((wide + 1) // 2):
                code = {key: rng.choice(ENDS) if rng.random() < 0.3 else rng.getrandbits(8) for key in ("R*", "G0", "B*", "G1")}
                row += [(code["R*"], code["G0"], code["B*"]), (code["R*"], code["G1"], code["B*"])]
                elements.append(int.from_bytes(bytes(code[key] for key in BYTES[name]), "little"))
            self.rows.append(row)
            self.elements.append(elements)


def level_size(size, level):
    return max(1, size >> level)


def blocks_high(most, texels):
    """Blocks of `most` GOBs are halved while the half is high enough."""
    while most > 1 and most // 2 * 8 >= texels:
        most //= 2
    return most


def level_bytes(wide, high, most):
    """Of one GOB wide blocks."""
    return up((wide + 1) // 2 * 4, 64) * up(high, 8 * blocks_high(most, high))


class File:
    def __init__(self, name, what, rules, without, param="2D"):
        self.param, self.name, self.rng, self.warp, self.body = param, name, random.Random(name + what), 0, []
        self.out = [f"# Format {name}, an element of four bytes for two texels: {what}", f"# Written by {NAME}.", "texlock 1",
                    f"rules {rules}", f"rules without {without}"]
        self.textures = 0

    def texture(self, text, sampler=0):
        n = self.textures
        self.textures += 1
        self.out += [f"texture {n} {{ format {self.name} UNORM {text} }}", f"handle {n} texture {n} sampler {sampler}"]
        return n

    def gather(self, texture, letter, lanes, s, t, four, what, more=""):
        """four(lane): bits of the registers."""
        self.body += ["", f"warp {self.warp % 64} {{ # {what}",
                      f'    asm "TLD4.{letter} {texture}, {self.param}, 0xf"  active {(1 << lanes) - 1:#x}',
                      f"    s = {s}  t = {t}{more}"]
        for lane in range(lanes):
            values = "  ".join(f"R{8 + k} = {v:#010x}" for k, v in enumerate(four(lane)))
            self.body.append(f"    expect lane {lane} {values};")
        self.body.append("}")
        self.warp += 1

    def text(self):
        return "\n".join(self.out + self.body) + "\n"


def unorm(code):
    return rule.component("UNORM", code, 8, "")


def plain(level, x, y, c):
    return unorm(level.rows[y][x][c]) if c < 3 else 0


def wrapped(mode, i, n):
    """Column i, None for the border."""
    if mode == "WRAP":
        return i % n
    if mode == "MIRROR":
        return i % (2 * n) if i % (2 * n) < n else 2 * n - 1 - i % (2 * n)
    if mode == "CLAMP_TO_EDGE":
        return min(max(i, 0), n - 1)
    return i if 0 <= i < n else None


def components(name):
    """Every component through each letter, in rows at a pitch; sources; sRGB; a depth compare of each component."""
    f = File(name, "components", "R-TLD4-2 PD-80 PD-81b PD-82 PD-91c PD-92 PD-12", "PD-81a PD-91b")
    level = Pairs(name, f.rng, 16, 2)
    f.out += ["sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }",
              "sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE_FUNC 1 }"]
    formats.put_bytes(f.out, 0x30000000, level.elements, 4, 32)
    place = "type TWO_D layout pitch 32 size 16 2 address 0x30000000"
    first, srgb, turned = f.texture(place), f.texture(place + " SRGB_CONVERSION 1"), f.texture(place + " source B A G G")
    for texture, of in ((first, plain), (srgb, lambda l, x, y, c: formats.srgb(l.rows[y][x][c], 8) if c < 3 else 0),
                        (turned, lambda l, x, y, c: plain(l, x, y, (2, 3, 1, 1)[c]))):
        for c, letter in enumerate("RGBA"):
            f.gather(texture, f"{letter} R8, R0,", 15, "(lane + 1) / 16.0", "0.5",
                     lambda lane: [of(level, lane + x, y, c) for x, y in FOOTPRINT], "RGBA"[c])
    for c, letter in enumerate("RGB"):  # LESS: the reference is; 0.5 is code 127 (PD-42a)
        texture = f.texture(f"{place} source {letter} {letter} {letter} {letter}", 1)
        f.gather(texture, f"{letter}.DC R8, R0, R4,", 15, "(lane + 1) / 16.0", "0.5",
                 lambda lane: [0x3F800000 * (127 < level.rows[y][lane + x][c]) for x, y in FOOTPRINT], f"{letter} compared", "  dref = 0.5")
    return f.text()


def edges(name):
    """An odd row in blocks: its last element has one texel. Address modes, offsets."""
    f = File(name, "an odd number of columns", "R-TLD4-41 R-TLD4-43 PD-14 PD-81b PD-91 PD-91c", "PD-81a PD-91b PD-92")
    modes = ("WRAP", "MIRROR", "CLAMP_TO_EDGE", "BORDER")
    wide, high, place = 33, 20, "type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000"
    level = Pairs(name, f.rng, wide, high)
    formats.put_blocks(f.out, 0x30000000, level.elements, 4, 1, 2)
    for n, mode in enumerate(modes):
        f.out.append(f"sampler {n} {{ address {mode} {mode} CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }}")
        f.texture(place, n)

    def texel(mode, x, y, c):
        x, y = wrapped(mode, x, wide), wrapped(mode, y, high)
        return BORDER[c] if x is None or y is None else plain(level, x, y, c)

    for n, mode in enumerate(modes):
        for c, letter, start, row in ((1, "G", -3, 8), (1, "G", 18, 17), (0, "R", 10, 20), (2, "B", 29, 0)):
            f.gather(n, f"{letter} R8, R0,", 32, f"(lane + {start}) / 33.0".replace("+ -", "- "), f"{row} / 20.0",
                     lambda lane: [texel(mode, lane + start - 1 + x, row - 1 + y, c) for x, y in FOOTPRINT], f"{mode} from column {start}")
    f.gather(2, "G.AOFFI R8, R0, R4,", 32, "16 / 33.0", "8 / 20.0",
             lambda lane: [texel("CLAMP_TO_EDGE", 15 + lane - 16 + x, 7 + 3 + y, 1) for x, y in FOOTPRINT], "AOFFI",
             "  off1 = aoffi(lane - 16, 3)")
    f.gather(2, "G.PTP R8, R0, R4,", 32, "16 / 33.0", "8 / 20.0",
             lambda lane: [texel("CLAMP_TO_EDGE", 15 + u, 7 + v, 1) for u, v in ((lane - 16, 1), (16 - lane, 2), (lane - 15, -3), (lane // 2, -1))],
             "PTP: each sample in an element of its own", "  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)")
    return f.text()


def levels(name):
    """Level 1 has 33 columns, so 17 elements, and a second GOB for the last: neither the half of 33 elements nor of 33 texels."""
    f = File(name, "levels and layers", "R-TLD4-42 PD-81b PD-91 PD-91c", "PD-81a PD-91b PD-92", "ARRAY_2D")
    f.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }")
    base, offset, stride = 0x30000000, [0], 0
    sizes = [(level_size(66, n), level_size(20, n)) for n in range(3)]
    for size in sizes:
        offset.append(offset[-1] + level_bytes(*size, 4))
    stride = up(offset[3], 512 * blocks_high(4, 20))
    for layer in range(2):
        for n, (wide, high) in enumerate(sizes):
            level = Pairs(name, f.rng, wide, high)
            formats.put_blocks(f.out, base + layer * stride + offset[n], level.elements, 4, 1, blocks_high(4, high))
            texture = f.texture(f"type TWO_D_ARRAY layout blocklinear size 66 20 layers 2 levels 3 view {n} 2 block 1 4 address {base:#x}")
            start = max(0, wide - 32)
            for row in (1, high - 1):
                f.gather(texture, "G R8, R0,", min(wide - 1, 31), f"(lane + {start + 1}) / {wide}.0", f"{row} / {high}.0",
                         lambda lane: [plain(level, start + lane + x, row - 1 + y, 1) for x, y in FOOTPRINT],
                         f"layer {layer}, level {n}, row {row}", f"  array = {layer}")
    return f.text()


def all_files():
    return {f"pairs_{kind.__name__}_{name.lower()}": kind(name) for name in BYTES for kind in (components, edges, levels)}


if __name__ == "__main__":
    written.main(__doc__, lambda: {f"{name}.tlv": text for name, text in all_files().items()}, NAME)
