#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of formats and data types that OpenGL renderers do not share, in exact fractions from the rules' texts.

usage: formats.py FOLDER    writes FOLDER/NAME.tlv, one for each row of FORMATS, of SRGB and of DEPTH
       formats.py --check FOLDER    compares instead. exit: 0 alike, 1 not

PD-80 and PD-81 are those of rule.py; PD-81a, 82, 82a, 14c and 12 are worked out here once more. A texture is WIDE x 2; lane n
gathers the texels (n, 1) (n + 1, 1) (n + 1, 0) (n, 0).
"""
from fractions import Fraction
import random
import struct

import convert
import rule
import written

LANES = 15
TYPES = {"SNORM": 1, "UNORM": 2, "SINT": 3, "UINT": 4, "FLOAT": 7}
# name: bytes, (lowest bit, width) of each component, lists of data types of all components
FORMATS = {
    "R32_G32_B32": (12, ((0, 32), (32, 32), (64, 32)), ("UNORM", "SNORM", "UINT", "SINT", "FLOAT")),
    "R32_B24G8": (8, ((0, 32), (32, 8), (40, 24)), (("FLOAT", "UINT", "UINT"), ("UINT", "UNORM", "UNORM"))),
    "X8B8G8R8": (4, ((0, 8), (8, 8), (16, 8)), ("UNORM", "SNORM", "UINT", "SINT")),
    "G8R24": (4, ((0, 24), (24, 8)), ("UNORM", "UINT", ("UINT", "UNORM"))),
    "G24R8": (4, ((0, 8), (8, 24)), ("UNORM", "UINT", ("UNORM", "UINT"))),
    "A5B5G5R1": (2, ((0, 1), (1, 5), (6, 5), (11, 5)), ("UNORM",)),
    "B6G5R5": (2, ((0, 5), (5, 5), (10, 6)), ("UNORM", "SNORM", ("SNORM", "SNORM", "UNORM"))),
    "G4R4": (1, ((0, 4), (4, 4)), ("UNORM",)),
    "E5B9G9R9_SHAREDEXP": (4, ((0, 9), (9, 9), (18, 9)), ("FLOAT",)),
    "BF10GF11RF11": (4, ((0, 11), (11, 11), (22, 10)), ("FLOAT",)),
    "Z16": (2, ((0, 16),), ("UNORM",)),
    "X8Z24": (4, ((0, 24),), ("UNORM",)),
    "S8Z24": (4, ((0, 24), (24, 8)), (("UNORM", "UINT"),)),
    "Z24S8": (4, ((0, 8), (8, 24)), (("UINT", "UNORM"),)),
    "ZF32": (4, ((0, 32),), ("FLOAT",)),
    "ZF32_X24S8": (8, ((0, 32), (32, 8)), (("FLOAT", "UINT"),)),
}
# Compared by code: the component that X_SOURCE selects.
DEPTH = {"Z16": 0, "X8Z24": 0, "S8Z24": 0, "Z24S8": 1, "G8R24": 0, "R8": 0, "R16": 0, "R32": 0}
REFERENCES = ("-0.5", "0.5", "2.0", "0.25", "0x7fc00001", "0x3eaaaaab", "0x00000001", "0x3f7fffff")
FUNCTIONS = ("NEVER", "LESS", "EQUAL", "LEQUAL", "GREATER", "NOTEQUAL", "GEQUAL", "ALWAYS")
# sRGB: format, data type
SRGB = {"R8": "UNORM", "G8R8": "UNORM", "X8B8G8R8": "UNORM", "A8B8G8R8": "UNORM", "A4B4G4R4": "UNORM", "B5G6R5": "UNORM",
        "A1B5G5R5": "UNORM", "A5B5G5R1": "UNORM", "G4R4": "UNORM", "B6G5R5": "UNORM"}
PLAIN = {"R8": (1, ((0, 8),)), "G8R8": (2, ((0, 8), (8, 8))), "A8B8G8R8": (4, ((0, 8), (8, 8), (16, 8), (24, 8))),
         "A4B4G4R4": (2, ((0, 4), (4, 4), (8, 4), (12, 4))), "B5G6R5": (2, ((0, 5), (5, 6), (11, 5))),
         "A1B5G5R5": (2, ((0, 5), (5, 5), (10, 5), (15, 1)))}


def nearest32(candidates, less):
    """The binary32 of `candidates` .. + 3 ulp to which less(middle) says on which side a value lies."""
    while less(middle(candidates)):
        candidates += 1
    return candidates


def value(bits):
    return Fraction(struct.unpack("<f", struct.pack("<I", bits))[0])


def middle(bits):
    """Halfway from a pattern to the next."""
    return (value(bits) + value(bits + 1)) / 2


def srgb(code, width):
    """PD-82: the float that no other is nearer than, found from an estimate in binary64 and decided by fractions."""
    v = Fraction(code, (1 << width) - 1)
    if v <= Fraction(4045, 100000):
        return rule.bits32(rule.rne32(v * 100 / 1292))
    base = (v + Fraction(55, 1000)) / Fraction(1055, 1000)
    start = struct.unpack("<I", struct.pack("<f", float(base) ** 2.4))[0] - 2
    return nearest32(start, lambda m: base ** 12 > m ** 5)


def small(code, fraction):
    """PD-81a: no sign, 5 bits of exponent."""
    exponent, mantissa = code >> fraction, code & (1 << fraction) - 1
    if exponent == 31:
        return 0x7F800000 | mantissa << (23 - fraction)
    return rule.bits32(Fraction(mantissa + (exponent > 0) * 2 ** fraction, 2 ** fraction) * Fraction(2) ** (max(exponent, 1) - 15))


def shown(name, datatype, code, width, element, decoded):
    if name == "E5B9G9R9_SHAREDEXP":
        return rule.bits32(code * Fraction(2) ** ((element >> 27) - 24))
    if decoded:
        return srgb(code, width)
    if datatype == "FLOAT" and width < 16:
        return small(code, width - 5)
    return rule.component(datatype, code, width, "")


def decoded_components(bits):
    """PD-82a: all but the last of two or four."""
    return range(len(bits) - (len(bits) in (2, 4)))


def elements(rng, size, bits, count):
    """The ends of each component, around its sign, and any bits."""
    made = []
    for n in range(count):
        element = rng.getrandbits(8 * size)
        for low, width in bits:
            ends = (0, 1, (1 << width) - 1, (1 << width) - 2, 1 << (width - 1), (1 << (width - 1)) - 1, (1 << (width - 1)) + 1)
            if n < len(ends) or rng.random() < 0.2:
                code = ends[n] if n < len(ends) else rng.choice(ends)
                element = element & ~(((1 << width) - 1) << low) | (code & (1 << width) - 1) << low
        made.append(element & (1 << 8 * size) - 1)
    return made


def data_words(types):
    names = types if isinstance(types, tuple) else (types,)
    rest = "".join(f" {c}_DATA_TYPE {TYPES.get(t, t)}" for c, t in zip("GBA", names[1:]))
    return names[0], rest, (lambda c: names[c] if len(names) > 1 else names[0])


def put_bytes(out, address, texels, size, pitch):
    for y in range(2):
        for x in range(0, len(texels[y]), 8):
            words = " ".join(e.to_bytes(size, "little").hex() for e in texels[y][x:x + 8])
            out.append(f"bytes {address + y * pitch + x * size:#x} {words}")


def gather(out, warp, letter, texture, expected, what):
    out += ["", f"warp {warp} {{ # {what}", f'    asm "TLD4.{letter} R8, R0, {texture}, 2D, 0xf"  active {(1 << LANES) - 1:#x}',
            "    s = (lane + 1) / 16.0  t = 0.5"]
    for lane in range(LANES):
        values = [expected(*at) for at in ((lane, 1), (lane + 1, 1), (lane + 1, 0), (lane, 0))]
        out.append(f"    expect lane {lane} " + "  ".join(f"R{8 + k} = {v:#010x}" for k, v in enumerate(values)) + ";")
    out.append("}")


def case(name, size, bits, kinds, converted):
    rng = random.Random(name + str(converted))
    rules = {"E5B9G9R9_SHAREDEXP": "PD-81a", "BF10GF11RF11": "PD-81a", "ZF32": "PD-11", "ZF32_X24S8": "PD-11",
             "R32_G32_B32": "PD-80 PD-91b"}.get(name, "PD-82 PD-82a" if converted else "PD-80")
    what = "sRGB encoded: every component through each letter; alpha and the second of two are not." if converted else \
        "in the data types it allows: corner codes of each component, through each letter."
    out = [f"# Format {name} {what}", "# Written by tests/oracle/formats.py.", "texlock 1", f"rules R-TLD4-2 {rules}"]
    if rules == "PD-80":
        out.append("rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c")
    pitch = (16 * size + 31) // 32 * 32
    body = []
    warp = 0
    for n, types in enumerate(kinds):
        first, rest, of = data_words(types)
        texels = [elements(rng, size, bits, 16) for _ in range(2)]
        address = 0x30000000 + 0x1000 * n
        flag = " SRGB_CONVERSION 1" if converted else ""
        out.append(f"texture {n} {{ type TWO_D layout pitch {pitch} format {name} {first} size 16 2 address {address:#x}{rest}{flag} }}")
        out.append(f"handle {n} texture {n} sampler 0")
        put_bytes(out, address, texels, size, pitch)
        for c in range(4):
            def expected(x, y, c=c, texels=texels, of=of):
                if c >= len(bits):
                    return 0
                low, width = bits[c]
                element = texels[y][x]
                return shown(name, of(c), element >> low & (1 << width) - 1, width, element,
                             converted and c in decoded_components(bits))
            gather(body, warp % 64, "RGBA"[c], n, expected, of(c) if c < len(bits) else "absent")
            warp += 1
    out.append(f"sampler 0 {{ address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE{' SRGB_CONVERSION 1' if converted else ''} }}")
    return "\n".join(out + body) + "\n"


def every_code():
    """All 256 codes of R8, sRGB encoded, beside the border's own colour."""
    out = ["# All 256 codes of 8 bits, sRGB encoded; and the border colour, of which sRGB has one of its own (PD-14c).",
           "# Written by tests/oracle/formats.py.", "texlock 1", "rules PD-82 PD-14c",
           "texture 0 { type TWO_D layout pitch 64 format R8 UNORM size 64 4 address 0x30000000 SRGB_CONVERSION 1 }",
           "handle 0 texture 0 sampler 0"]
    for y in range(4):
        out.append(f"bytes {0x30000000 + 64 * y:#x} " + " ".join(f"{64 * y + x:02x}" for x in range(64)))
    out.append("sampler 0 { address BORDER BORDER BORDER SRGB_CONVERSION 1 border 0.25 0.5 0.75 2.0 "
               "SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 }")
    for half in range(2):
        out += ["", f"warp {half} {{", '    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff',
                f"    s = (2 * lane + 1) / 64.0  t = {2 * half + 1} / 4.0"]
        for lane in range(32):
            at = ((2 * lane, 2 * half + 1), (2 * lane + 1, 2 * half + 1), (2 * lane + 1, 2 * half), (2 * lane, 2 * half))
            out.append(f"    expect lane {lane} " + "  ".join(f"R{8 + k} = {srgb(64 * y + x, 8):#010x}" for k, (x, y) in enumerate(at)) + ";")
        out.append("}")
    for n, (letter, bits) in enumerate(zip("RGBA", (srgb(80, 8), srgb(254, 8), srgb(10, 8), 0x3F800000))):
        out += ["", f"warp {2 + n} {{", f'    asm "TLD4.{letter} R8, R0, 0, 2D, 0xf"  active 0x1  s = -1.0  t = 0.5',
                "    expect lane 0 " + "  ".join(f"R{8 + k} = {bits:#010x}" for k in range(4)) + ";", "}"]
    return "\n".join(out) + "\n"


def not_in_effect():
    """Asked for by one side alone, or of a format with a component that is not UNORM of at most 8 bits (PD-82a)."""
    cases = [("R8", 8, "UNORM", 0, "", 1, True), ("R8", 8, "UNORM", 1, "", 0, True), ("R8", 8, "UNORM", 1, "", 1, False),
             ("G8R8", 8, "UNORM", 1, " G_DATA_TYPE 4", 1, True), ("A8B8G8R8", 8, "UNORM", 1, " A_DATA_TYPE 1", 1, True),
             ("R16", 16, "UNORM", 1, "", 1, True), ("A2B10G10R10", 10, "UNORM", 1, "", 1, True), ("R8", 8, "SNORM", 1, "", 1, True),
             ("G24R8", 8, "UNORM", 1, "", 1, True), ("X8B8G8R8", 8, "UNORM", 1, " A_DATA_TYPE 4", 1, False)]
    sizes = {"R8": 1, "G8R8": 2, "R16": 2}
    out = ["# sRGB asked for by header or sampler alone, or of a format with a component that cannot be: nothing is decoded.",
           "# The third and the last: by both, of all components that there are.", "# Written by tests/oracle/formats.py.",
           "texlock 1", "rules PD-82a", "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }",
           "sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }"]
    for n, (name, width, datatype, header, rest, sampler, linear) in enumerate(cases):
        size, address = sizes.get(name, 4), 0x30000000 + 0x1000 * n
        codes = [[3 + 5 * n, 100 + n], [200 + n, (1 << width) - 2]]
        out.append(f"texture {n} {{ type TWO_D layout pitch 32 format {name} {datatype} size 2 2 address {address:#x} "
                   f"SRGB_CONVERSION {header}{rest} }}")
        out.append(f"handle {n} texture {n} sampler {sampler}")
        put_bytes(out, address, codes, size, 32)
        values = [codes[y][x] for x, y in ((0, 1), (1, 1), (1, 0), (0, 0))]
        bits = [rule.component(datatype, v, width, "") if linear else srgb(v, width) for v in values]
        out += ["", f"warp {n} {{", f'    asm "TLD4.R R8, R0, {n}, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5',
                "    expect lane 0 " + "  ".join(f"R{8 + k} = {v:#010x}" for k, v in enumerate(bits)) + ";", "}"]
    return "\n".join(out) + "\n"


def quantised(bits, width):
    """PD-12: the code of a reference, as a store makes it (PD-42a)."""
    return convert.unorm(bits, width)


def bits_of(text):
    return int(text, 16) if text.startswith("0x") else struct.unpack("<I", struct.pack("<f", float(text)))[0]


def compared(name, component):
    """Depth compare by codes: every function with every reference; texels at and beside the codes of the references."""
    rng = random.Random("compared " + name)
    size, bits = {**PLAIN, "R16": (2, ((0, 16),)), "R32": (4, ((0, 32),))}.get(name) or FORMATS[name][:2]
    low, width = bits[component]
    codes = [quantised(bits_of(r), width) for r in REFERENCES]
    near = sorted({c + d for c in codes for d in (-1, 0, 1) if 0 <= c + d < 1 << width})
    texels = [[rng.getrandbits(8 * size) & ~(((1 << width) - 1) << low) | rng.choice(near) << low for _ in range(16)] for _ in range(2)]
    kinds = {"S8Z24": "UNORM G_DATA_TYPE 4", "Z24S8": "UINT G_DATA_TYPE 2", "G8R24": "UNORM G_DATA_TYPE 4"}.get(name, "UNORM")
    border = REFERENCES[3]
    out = [f"# Depth compare of format {name}: reference and border become codes, and are compared with those of the texels.",
           "# Written by tests/oracle/formats.py.", "texlock 1", "rules R-TLD4-15 PD-12"]
    pitch = (16 * size + 31) // 32 * 32
    first, _, rest = kinds.partition(" ")
    letter = "RGBA"[component]
    out.append(f"texture 0 {{ type TWO_D layout pitch {pitch} format {name} {first} source {letter} {letter} {letter} ONE_FLOAT "
               f"size 16 2 address 0x30000000{' ' + rest if rest else ''} }}")
    put_bytes(out, 0x30000000, texels, size, pitch)
    for n in range(8):
        out.append(f"sampler {n} {{ address BORDER BORDER BORDER border {border} 0 0 0 DEPTH_COMPARE_FUNC {n} }}")
        out.append(f"handle {n} texture 0 sampler {n}")

    def passes(func, reference, x, y):
        code = quantised(bits_of(border), width) if x > 15 else texels[y][x] >> low & (1 << width) - 1
        left = quantised(bits_of(reference), width)
        return bool(func & (1 if left < code else 2 if left == code else 4))

    for n, reference in enumerate(REFERENCES):
        for func in range(8):
            out += ["", f"warp {8 * n + func} {{ # {FUNCTIONS[func]}",
                    f'    asm "TLD4.{"RGBA"[(func + n) % 4]}.DC R8, R0, R4, {func}, 2D, 0xf"  active 0xffff',
                    f"    s = (lane + 1) / 16.0  t = 0.5  dref = {f'bits({reference})' if reference.startswith('0x') else reference}"]
            for lane in range(16):
                four = [passes(func, reference, x, y) for x, y in ((lane, 1), (lane + 1, 1), (lane + 1, 0), (lane, 0))]
                out.append(f"    expect lane {lane} " + "  ".join(f"R{8 + k} = {0x3F800000 * p:#x}" for k, p in enumerate(four)) + ";")
            out.append("}")
    return "\n".join(out) + "\n"


def constants():
    """Every constant source in every format and data type of the first component, whatever the memory holds."""
    out = ["# Constants as sources, of every format and data type: three lanes show them, the fourth the first component.",
           "# Written by tests/oracle/formats.py.", "texlock 1", "rules R-TLD4-3",
           "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }"]
    body, n = [], 0
    for name, (size, _, kinds) in FORMATS.items():
        for types in kinds:
            first, rest, _ = data_words(types)
            out.append(f"texture {n} {{ type TWO_D layout pitch 32 format {name} {first} source ZERO ONE_INT ONE_FLOAT R size 2 2 "
                       f"address {0x30000000 + 0x1000 * n:#x}{rest} }}")
            out.append(f"handle {n} texture {n} sampler 0")
            put_bytes(out, 0x30000000 + 0x1000 * n, [[(1 << 8 * size) - 1] * 2] * 2, size, 32)
            for letter, bits in zip("RGB", (0, 1, 0x3F800000)):
                body += ["", f"warp {len(body) // 5 % 64} {{ # {name}, {first}",
                         f'    asm "TLD4.{letter} R8, R0, {n}, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5',
                         "    expect lane 0 " + "  ".join(f"R{8 + k} = {bits:#x}" for k in range(4)) + ";", "}"]
            n += 1
    return "\n".join(out + body) + "\n"


def gob_place(column, row, across, wide, high):
    """PD-90, 91: of a byte column in a level of `across` GOBs a row, blocks of wide x high GOBs."""
    blocks = -(-across // wide)
    gob_x, gob_y = column // 64, row // 8
    block = gob_y // high * blocks + gob_x // wide
    gob = block * wide * high + gob_y % high * wide + gob_x % wide
    inside = 0
    for bit, of in enumerate(((0, column), (1, column), (2, column), (3, column), (0, row), (4, column), (1, row), (2, row), (5, column))):
        inside |= (of[1] >> of[0] & 1) << bit
    return gob * 512 + inside


def put_blocks(out, address, texels, size, wide, high):
    """Rows of texels in blocks, each byte at the place of its own column (PD-91a)."""
    across, memory = -(-len(texels[0]) * size // 64), {}
    for y, row in enumerate(texels):
        for x, element in enumerate(row):
            for i in range(size):
                memory[gob_place(x * size + i, y, across, wide, high)] = element >> 8 * i & 255
    for chunk in sorted({place // 64 for place in memory}):
        words = " ".join(bytes(memory.get(64 * chunk + i, 0) for i in range(n, n + 16)).hex() for n in range(0, 64, 16))
        out.append(f"bytes {address + 64 * chunk:#x} {words}")


def three_words(words):
    return sum(word << 32 * n for n, word in enumerate(words))


def twelve_blocks():
    """Elements of 12 bytes in blocks: any lane's component of each, and one that is compared."""
    rng = random.Random("twelve blocks")
    floats = [rule.bits32(Fraction(n, 4)) for n in range(-1, 5)]
    out = ["# Elements of 12 bytes in blocks: every byte at the place of its own column (PD-91a), of each texel the component that",
           "# is asked for, through sources; a compare takes that of lane x whatever the letter (PD-13).",
           "# Written by tests/oracle/formats.py.", "texlock 1", "rules PD-91 PD-91b PD-13",
           "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE_FUNC 4 }"]
    warp, body = 0, []
    for n, (kind, wide, high, sources) in enumerate((("UINT", 1, 2, "R G B A"), ("SINT", 4, 1, "B G R ONE_INT"),
                                                     ("FLOAT", 2, 2, "B R ZERO G"), ("FLOAT", 1, 1, "G B R B"))):
        address, picked = 0x30000000 + 0x10000 * n, sources.split()
        texels = [[three_words(rng.choice(floats) if kind == "FLOAT" else rng.getrandbits(32) for _ in range(3)) for _ in range(32)]
                  for _ in range(16)]
        out.append(f"texture {n} {{ type TWO_D layout blocklinear format R32_G32_B32 {kind} size 32 16 address {address:#x} "
                   f"block {wide} {high} source {sources} }}")
        out.append(f"handle {n} texture {n} sampler 0")
        put_blocks(out, address, texels, 12, wide, high)
        for c, letter in enumerate("RGBA"):
            for compares in range(1 + (kind == "FLOAT")):
                def lane_of(x, y, source):
                    return texels[y][x] >> 32 * "RGB".index(source) & 0xFFFFFFFF if source in "RGB" else int(source == "ONE_INT")

                def expected(x, y):
                    if compares: # GREATER: the reference is
                        return 0x3F800000 * (Fraction(1, 2) > value(lane_of(x, y, picked[0])))
                    return lane_of(x, y, picked[c])
                body += ["", f"warp {warp} {{ # {picked[0] + ' compared' if compares else picked[c]}",
                         f'    asm "TLD4.{letter}{".DC R8, R0, R4" if compares else " R8, R0"}, {n}, 2D, 0xf"  active 0x7fffffff',
                         f"    s = (lane + 1) / 32.0  t = 0.5{'  dref = 0.5' if compares else ''}"]
                for lane in range(31):
                    four = [expected(*at) for at in ((lane, 8), (lane + 1, 8), (lane + 1, 7), (lane, 7))]
                    body.append(f"    expect lane {lane} " + "  ".join(f"R{8 + k} = {v:#010x}" for k, v in enumerate(four)) + ";")
                body.append("}")
                warp += 1
    return "\n".join(out + body) + "\n"


def all_files():
    files = {f"format_{name.lower()}": case(name, size, bits, kinds, False) for name, (size, bits, kinds) in FORMATS.items()}
    for name, types in SRGB.items():
        size, bits = PLAIN.get(name) or FORMATS[name][:2]
        files[f"srgb_{name.lower()}"] = case(name, size, bits, (types,), True)
    files |= {f"compare_{name.lower()}": compared(name, component) for name, component in DEPTH.items()}
    files["format_constants"] = constants()
    files["twelve_blocks"] = twelve_blocks()
    files["srgb_every_code"] = every_code()
    files["srgb_not_in_effect"] = not_in_effect()
    return files


if __name__ == "__main__":
    written.main(__doc__, lambda: {f"{name}.tlv": text for name, text in all_files().items()}, "tests/oracle/formats.py")
