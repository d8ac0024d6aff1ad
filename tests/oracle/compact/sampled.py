#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The vectors of TEXS.LZ, of one texel and filtered, from the rules in exact fractions.

usage: sampled.py FOLDER             write FOLDER/texs_*.tlv
       sampled.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
"""
from fractions import Fraction
from itertools import product
from pathlib import Path
import random
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import filtered
import rule
import written

NAME = "tests/oracle/compact/sampled.py"
MODES = ["WRAP", "MIRROR", "CLAMP_TO_EDGE", "BORDER", "CLAMP_OGL", "MIRROR_ONCE_CLAMP_TO_EDGE", "MIRROR_ONCE_BORDER", "MIRROR_ONCE_CLAMP_OGL"]
OF_POINT = {"CLAMP_OGL": "CLAMP_TO_EDGE", "MIRROR_ONCE_CLAMP_OGL": "MIRROR_ONCE_CLAMP_TO_EDGE"}
FUNCTIONS = [lambda a, b: False, lambda a, b: a < b, lambda a, b: a == b, lambda a, b: a <= b,
             lambda a, b: a > b, lambda a, b: a != b, lambda a, b: a >= b, lambda a, b: True]
LANES = 8
WIDE, HIGH, LAYERS = 12, 5, 3
BORDER = 0xB0B0
ONE = 0x3F800000


def head(about, rules):
    return [f"# {about}", f"# Written by {NAME}.", "texlock 1", f"rules {rules}", "rules without PD-105 PD-120 PD-120a PD-121 PD-123", ""]


def listed(values):
    return "{ " + " ".join(f"bits({value:#x})" for value in values) + " ... }"


def place(mode, size, bits):
    """The texel along an axis, None at the border."""
    mode = OF_POINT.get(mode, mode)
    return rule.wrapped(mode, rule.floor(rule.position("rule", mode, size, rule.value32(bits), 0)), size)


def coordinate(r, size):
    """In and around the image, often just beside an edge of a texel."""
    edge = Fraction(r.randrange(-2 * size, 3 * size + 1), size)
    bits = rule.bits32(edge if r.random() < 0.5 else Fraction(r.randrange(-3 * 2**12, 4 * 2**12), 2**12))
    return bits + r.choice([-1, 0, 1]) if bits & 0x7FFFFFFF else bits


def expectations(registers):
    return [f"  expect lane {lane} R{number} = {value:#x}" for lane, (number, value) in enumerate(registers)]


def wraps():
    """Each pair of address modes; every register for a single result."""
    r = random.Random("texs wrap")
    text = head("TEXS.LZ of one texel: each pair of address modes, one layer or several.", "PD-14 PD-18a PD-18e PD-60 PD-119")
    text += [f"texture 0 {{ format R32 UINT   type TWO_D   size {WIDE} {HIGH}   address 0x20000000   texels expression (x + 16 * y) }}",
             f"texture 1 {{ format R32 UINT   type TWO_D_ARRAY   size {WIDE} {HIGH}   layers {LAYERS}   address 0x21000000   texels expression (x + 16 * y + 256 * layer) }}"]
    for n, (u, v) in enumerate(product(MODES, MODES)):
        text += [f"sampler {n} {{ address {u} {v}   border {BORDER:#x} 0x0 0x0 0x0 }}", f"handle {n} texture {n & 1} sampler {n}"]
    for n, (u, v) in enumerate(product(MODES, MODES)):
        s, t = ([coordinate(r, size) for _ in range(LANES)] for size in (WIDE, HIGH))
        layers = [r.randrange(LAYERS) for _ in range(LANES)] if n & 1 else [0] * LANES
        rd, array, dim = (0, 254, 2 * r.randrange(126))[min(n, 2)], f"  array = {{ {' '.join(map(str, layers))} ... }}", ("2D", "ARRAY_2D")[n & 1]
        x, y = [place(u, WIDE, bits) for bits in s], [place(v, HIGH, bits) for bits in t]
        texels = [BORDER if i is None or j is None else i + 16 * j + 256 * k for i, j, k in zip(x, y, layers)]
        text += ["", f'warp {n} {{ asm "TEXS.LZ RZ, R{rd}, R{2 * r.randrange(127)}, R{r.randrange(255)}, {n}, {dim}, R"  active 0xff{array if n & 1 else ""}',
                 f"  s = {listed(s)}", f"  t = {listed(t)}", *expectations([(rd, texel) for texel in texels]), "}"]
    return text


def compares():
    """Each function: references below, at and above the texel."""
    text = head("TEXS.LZ.DC of one texel: each function, references below, at and above the depth.", "PD-10b PD-12 PD-60 PD-119")
    text += ["texture 0 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D   size 4 1   address 0x20000000   texels expression (float(x / 4.0)) }",
             "texture 1 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D_ARRAY   size 4 1   layers 2   address 0x21000000   texels expression (float((x + layer) / 4.0)) }"]
    for n, function in enumerate(FUNCTIONS):
        text += [f"sampler {n} {{ address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC {n} }}"]
        for array in range(2):
            depths = [Fraction(lane % 4 + array, 4) for lane in range(LANES)]
            references = [depth + Fraction(lane // 3 - 1, 8) for lane, depth in enumerate(depths)]
            passed = [ONE if function(reference, depth) else 0 for reference, depth in zip(references, depths)]
            text += [f"handle {2 * n + array} texture {array} sampler {n}",
                     f'warp {2 * n + array} {{ asm "TEXS.LZ.DC RZ, R8, R6, R4, {2 * n + array}, {("2D", "ARRAY_2D")[array]}, R"  active 0xff' + ("  array = 1" if array else ""),
                     "  s = " + listed(rule.bits32(Fraction(2 * (lane % 4) + 1, 8)) for lane in range(LANES)), "  t = 0.5",
                     "  dref = " + listed(rule.bits32(reference) for reference in references), *expectations([(8, value) for value in passed]), "}"]
    return text


def elements():
    """Elements of each size, and blocks of one colour; results in two registers of any number."""
    text = head("TEXS.LZ of one texel: elements of each size, blocks.", "PD-60 PD-119")
    kinds = [("R32_G32_B32_A32 UINT", 4, 0xFFFF), ("R32_G32_B32 UINT", 3, 0xFFFF), ("R32 UINT", 1, 0xFFFF), ("A8B8G8R8 UINT", 4, 0xFF), ("R8 UINT", 1, 0xFF)]
    sources = ["R", "G", "B", "A"]
    for n, (name, count, mask) in enumerate(kinds):
        shown = sources[:count] + ["ONE_INT"] * (4 - count)
        parts = " ".join(f"((x + 16 * y + 77 * {c}) % {mask + 1})" for c in range(4 if count > 1 else 1))
        text += [f"texture {n} {{ format {name}   source {' '.join(shown)}   type TWO_D   size 11 9   address {0x20000000 + n * 0x100000:#x}   texels expression {parts} }}"]
    text += [f"texture 5 {{ format DXT1 UNORM   source R G B ONE_FLOAT   type TWO_D   size 8 8   address 0x21000000   texels rows {'ffff ffff 00000000 '.replace(' ', '') * 4} }}",
             "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }"]
    for n, (name, count, mask) in enumerate(kinds):
        expected = []
        for lane in range(LANES):
            x, y = (5 * lane + n) % 11, (3 * lane + 2) % 9
            expected.append([(x + 16 * y + 77 * c) % (mask + 1) if c < count else 1 for c in range(4)])
        s = [rule.bits32(rule.rne32(Fraction(2 * ((5 * lane + n) % 11) + 1, 22))) for lane in range(LANES)]
        t = [rule.bits32(rule.rne32(Fraction(2 * ((3 * lane + 2) % 9) + 1, 18))) for lane in range(LANES)]
        rd1, rd2 = (0, 252) if n % 2 else (252, 0)
        text += [f"handle {n} texture {n} sampler 0", f'warp {n} {{ asm "TEXS.LZ R{rd2}, R{rd1}, R6, R4, {n}, 2D, RGBA"  active 0xff', f"  s = {listed(s)}", f"  t = {listed(t)}"]
        text += ["  expect lane %d R%d = %#x R%d = %#x R%d = %#x R%d = %#x" % (lane, rd1, v[0], rd1 + 1, v[1], rd2, v[2], rd2 + 1, v[3]) for lane, v in enumerate(expected)] + ["}"]
    text += ["handle 5 texture 5 sampler 0", 'warp 5 { asm "TEXS.LZ R10, R8, R6, R4, 5, 2D, RGA"  s = 0.7  t = 0.2', f"  expect all R8 = {ONE:#x} R9 = {ONE:#x} R10 = {ONE:#x}", "}"]
    return text


def texel_float(x, y):
    return rule.bits32(Fraction((37 * x + 101 * y) % 64, 8) - 3)


def code(x, y, layer, component):
    return (29 * x + 53 * y + 71 * layer + 91 * component) % 256


def parts(modes, at):
    """[((x, y) or None, weight in 2^-16)]; a line of texels has one row."""
    columns = filtered.along(modes[0], WIDE, at[0], 0, False)
    rows = filtered.along(modes[1], HIGH, at[1], 0, False) if len(modes) > 1 else [(0, 256), (0, 0)]
    return [(None if x is None or y is None else (x, y), a * b) for y, b in rows for x, a in columns]


def mean_of_codes(found, layer, component):
    edge = filtered.nearest(BORDERS[component], 8)
    return rule.bits32(rule.rne32(Fraction(sum((edge if at is None else code(*at, layer, component)) * w for at, w in found), 65536 * 255)))


def mean_of_floats(found):
    return filtered.mean_of_floats([(BORDERS[0] if at is None else texel_float(*at), w) for at, w in found])


BORDERS = [rule.bits32(Fraction(n, 8)) for n in (3, 5, 9, 2)]   # the third is clamped as a code


def linear():
    """Each pair of address modes: floats of one layer, codes of several; lines of texels with each mode."""
    r = random.Random("texs linear")
    text = head("TEXS.LZ filtered: each pair of address modes, floats of one layer, codes of several; lines of texels.", "PD-10a PD-14 PD-61 PD-61a PD-108 PD-119")
    floats, codes = "(float((37 * x + 101 * y) % 64 / 8.0 - 3.0))", " ".join(f"((29 * x + 53 * y + 71 * layer + {91 * c}) % 256)" for c in range(4))
    text += [f"texture 0 {{ format R32 FLOAT   type TWO_D   size {WIDE} {HIGH}   address 0x20000000   texels expression {floats} }}",
             f"texture 1 {{ format A8B8G8R8 UNORM   type TWO_D_ARRAY   size {WIDE} {HIGH}   layers {LAYERS}   address 0x21000000   texels expression {codes} }}",
             f"texture 2 {{ format R32 FLOAT   type ONE_D   size {WIDE}   address 0x22000000   texels expression {floats} }}",
             f"texture 3 {{ format R32 FLOAT   type ONE_D_ARRAY   size {WIDE}   layers 2   address 0x23000000   texels expression {floats} }}"]
    pairs = [(n, n & 1, modes) for n, modes in enumerate(product(MODES, MODES))] + [(64 + n, 2 + (n & 1), (mode,)) for n, mode in enumerate(MODES)]
    for n, texture, modes in pairs:
        border = " ".join(f"{value:#x}" for value in BORDERS)
        text += [f"sampler {n} {{ address {' '.join((*modes, modes[0])[:2])}   MAG_FILTER 2   border {border} }}", f"handle {n} texture {texture} sampler {n}"]
    for n, texture, modes in pairs:
        given = [[coordinate(r, size) for _ in range(LANES)] for size in (WIDE, HIGH)[:len(modes)]]
        layers = [r.randrange(LAYERS) for _ in range(LANES)]
        places = [[rule.position("rule", mode, size, rule.value32(bits), 0) for mode, size, bits in zip(modes, (WIDE, HIGH), lane)] for lane in zip(*given)]
        found = [parts(modes, at) for at in places]
        words = {0: ("RZ, R8", "R6, R4", "2D, R"), 1: ("R10, R8", "R6, R4", "ARRAY_2D, RGBA"), 2: ("RZ, R8", "R6", "1D, R"), 3: ("RZ, R8", "R6", "1D, R")}[texture]
        text += ["", f'warp {n % 64} {{ asm "TEXS.LZ {words[0]}, {words[1]}, {n}, {words[2]}"  active 0xff']
        text += [f"  array = {{ {' '.join(map(str, layers))} ... }}"] if texture == 1 else []
        text += [f"  {name} = {listed(values)}" for name, values in zip("st", given)]
        for lane, (at, layer) in enumerate(zip(found, layers)):
            values = [mean_of_codes(at, layer, c) for c in range(4)] if texture == 1 else [mean_of_floats(at)]
            text.append(f"  expect lane {lane} " + " ".join(f"R{8 + c} = {value:#x}" for c, value in enumerate(values)))
        text.append("}")
    return text


def files():
    texts = {"texs_wrap.tlv": wraps(), "texs_compare.tlv": compares(), "texs_formats.tlv": elements(), "texs_linear.tlv": linear()}
    return {name: "\n".join(text) + "\n" for name, text in texts.items()}


if __name__ == "__main__":
    written.main(__doc__, files, NAME)
