#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compressed blocks with their texels by outside decoders, for tests/unit/function/test_block.c.

usage: blocks.py FILE             write FILE (tests/unit/function/blocks.txt)
       blocks.py --check FILE     compare it with what would be written

Needs, from PyPI in an environment of its own: texture2ddecoder 1.0.6, pillow 13.0.0, imagecodecs
2026.3.6 (bcdec 0.98).
No decoder of its own is here: it chooses the blocks, and says how close each outside decoder must be to the definition.

A line: CODEC SIGNED HOW BLOCK TEXELS. CODEC by its name in rtl/defs/codes.tsv; HOW has a letter for each of R, G, B, A;
BLOCK in hexadecimal, first byte first; TEXELS row by row, 2 digits a component (BC6H: R, G, B of 4 digits). The letters:

=  the code itself: UNORM8, or of BC6H the half float
z  as = but the outside 0 may be -0: bcdec, like Direct3D's listing, takes the sign after it has scaled, Khronos before
t  255 times the value, cut to an integer: texture2ddecoder and Pillow interpolate eight bits and truncate (PD-84 is exact)
s  127 times the value, rounded down, plus 128; -1.0 may be 0 (Pillow's constant). No endpoint is -128, which Pillow
   does not clamp; those are tested by fractions
u  code of 11 bits without its three lowest
n  1023 plus the signed code of 11 bits, without the three lowest bits
p  as = where alpha is 255, and otherwise 0: a transparent texel is black by the standard, texture2ddecoder keeps colours
-  not compared
"""
import random
import sys
import warnings

import imagecodecs
import texture2ddecoder
from PIL import Image

SEED = 20
ROWS = []


def emit(codec, signed, how, block, texels, digits=2):
    ROWS.append(f"{codec} {signed} {how} {block.hex()} " + "".join(f"{c:0{digits}x}" for texel in texels for c in texel))


def outside(function, block):
    """texture2ddecoder: R, G, B, A of the 16 texels."""
    data = getattr(texture2ddecoder, "decode_" + function)(block, 4, 4)
    return [(data[i + 2], data[i + 1], data[i], data[i + 3]) for i in range(0, 64, 4)]


def pillow(mode, block, number, pixel_format=""):
    texels = list(Image.frombytes(mode, (4, 4), block, "bcn", number, pixel_format).getdata())
    return [texel + (255,) * (4 - len(texel)) for texel in texels]


def halves(signed, block):
    return imagecodecs.bcn_decode(block, -6 if signed else 6, shape=(4, 4, 3)).view("u2").reshape(16, 3).tolist()


def field(bits, low, width, value):
    """A number with bits [low, low + width) replaced."""
    return bits & ~((1 << width) - 1 << low) | value << low


def bc_colors(rng):
    """First the three cases of BC1: greater, less, equal; then ends that differ little or much."""
    for a, b in ((0xFFFF, 0x0000), (0x0000, 0xFFFF), (0x1234, 0x1234), (0xFFFF, 0xFFFF), (0, 0), (0x0821, 0x0820), (0x0820, 0x0821)):
        yield a, b
    for _ in range(13):
        a, b = rng.getrandbits(16), rng.getrandbits(16)
        yield from ((max(a, b), min(a, b)), (min(a, b), max(a, b)), (a, a))


def color_block(rng, a, b):
    return a.to_bytes(2, "little") + b.to_bytes(2, "little") + rng.randbytes(4)


def alpha_block(rng, ends):
    return bytes(ends) + rng.randbytes(6)


def ends_of(rng, signed):
    """Pairs of endpoints: greater, less, equal, at the limits."""
    limits = (0x81, 0xFF, 0x00, 0x01, 0x7F) if signed else (0x00, 0x01, 0x80, 0xFE, 0xFF)
    yield from ((a, b) for a in limits for b in limits)
    for _ in range(15):
        yield tuple(rng.choice([e for e in range(256) if not signed or e != 0x80]) for _ in range(2))


def bc1_to_5(rng):
    for a, b in bc_colors(rng):
        block = color_block(rng, a, b)
        emit("BC1", 0, "====", block, pillow("RGBA", block, 1))
    for a, b in bc_colors(rng):
        block = rng.randbytes(8) + color_block(rng, a, b)
        emit("BC2", 0, "====", block, pillow("RGBA", block, 2))
    colors = list(bc_colors(rng))
    for i, ends in enumerate(ends_of(rng, False)):
        block = alpha_block(rng, ends) + color_block(rng, *colors[i % len(colors)])
        emit("BC3", 0, "===t", block, pillow("RGBA", block, 3))
    for ends in ends_of(rng, False):
        block = alpha_block(rng, ends)
        emit("BC4", 0, "t---", block, outside("bc4", block))
    for ends in ends_of(rng, True):
        block = alpha_block(rng, ends)
        emit("BC4", 1, "s---", block, pillow("RGB", block + block, 5, "BC5S"))
    for signed in (False, True):
        second = list(ends_of(rng, signed))[::-1]
        for ends, others in zip(ends_of(rng, signed), second):
            block = alpha_block(rng, ends) + alpha_block(rng, others)
            texels = pillow("RGB", block, 5, "BC5S") if signed else outside("bc5", block)
            emit("BC5", int(signed), "ss--" if signed else "tt--", block, texels)


def bc6h(rng):
    """Every mode with every four partitions in turn, or six blocks of a region; what is reserved."""
    modes = [(0, 2), (1, 2)] + [(code << 2 | 2, 5) for code in range(8)]
    single = [(code << 2 | 3, 5) for code in range(8)]
    for signed in (0, 1):
        for turn, (code, width) in enumerate(modes):
            for partition in range(turn % 4, 32, 4):
                bits = field(field(rng.getrandbits(128), 0, width, code), 77, 5, partition)
                emit_half(signed, bits)
        for code, width in single:
            for _ in range(6):
                emit_half(signed, field(rng.getrandbits(128), 0, width, code))
        for code, width in modes + single:  # endpoints of all ones, and all zeros
            emit_half(signed, field((1 << 77) - 1 | rng.getrandbits(128) & ~((1 << 77) - 1), 0, width, code))
            emit_half(signed, field(rng.getrandbits(128) >> 77 << 77, 0, width, code))
        emit_half(signed, 0b01111 | rng.getrandbits(128) & ~0x1F)
        emit_half(signed, minus_infinity(rng))


def minus_infinity(rng):
    """Mode 13 with endpoints of -32768: its high bits are stored reversed, the sign at 39, 49 and 59."""
    return rng.getrandbits(63) << 65 | 1 << 39 | 1 << 49 | 1 << 59 | 0b01111


def emit_half(signed, bits):
    block = bits.to_bytes(16, "little")
    emit("BC6H", signed, "zzz-" if signed else "===-", block, halves(signed, block), 4)


def bc7(rng):
    """Every partition of the modes that have some, every rotation and index mode of the others."""
    widths = {0: 4, 1: 6, 2: 6, 3: 6, 4: 3, 5: 2, 6: 0, 7: 6}
    for mode, width in widths.items():
        for value in range(1 << width):
            bits = field(field(rng.getrandbits(128), 0, mode + 1, 1 << mode), mode + 1, width, value)
            emit_bc7(bits)
        emit_bc7((1 << 128) - (1 << mode))
        emit_bc7(1 << mode)
    emit_bc7(rng.getrandbits(128) & ~0xFF)  # reserved


def emit_bc7(bits):
    block = bits.to_bytes(16, "little")
    emit("BC7", 0, "====", block, outside("bc7", block))


def etc2_mode(block):
    """Of a differential block."""
    for component, name in enumerate("THP"):
        byte = block[component]
        if not 0 <= (byte >> 3) + ((byte & 7) - (byte & 4) * 2) <= 31:
            return name
    return "D"


def etc2_blocks(rng, each):
    """So many of each: bit 33 clear, and in all of the four modes; of these also with bit 33 set."""
    count = {}
    while len(count) < 8 or min(count.values()) < each:
        block = rng.randbytes(8)
        key = etc2_mode(block), block[3] & 2
        count.setdefault(key, 0)
        if count[key] < each:
            count[key] += 1
            yield block
    yield bytes(8)
    yield b"\xff" * 8
    for _ in range(8):  # H: two equal colours, so that their order is "not less"
        yield equal_colors(rng)


def equal_colors(rng):
    """Mode H, of any colour: R in 62..59 and 46..43, G in 58..56, 52 and 42..39, B in 51, 49..47 and 38..35."""
    while True:
        r, g, b = (rng.getrandbits(4) for _ in range(3))
        bits = rng.getrandbits(64) | 1 << 33
        for low, width, value in ((59, 4, r), (43, 4, r), (56, 3, g >> 1), (52, 1, g & 1), (39, 4, g), (51, 1, b >> 3), (47, 3, b & 7), (35, 4, b)):
            bits = field(bits, low, width, value)
        block = bits.to_bytes(8, "big")
        if etc2_mode(block) == "H":
            return block


def eac_block(rng, base, multiplier, table):
    return bytes((base, multiplier << 4 | table)) + rng.randbytes(6)


def eac_blocks(rng, extra):
    """Every table without and with a multiplier; every multiplier; bases at the limits."""
    for table in range(16):
        yield eac_block(rng, rng.getrandbits(8), 0, table)
        yield eac_block(rng, rng.getrandbits(8), rng.randrange(1, 16), table)
    for multiplier in range(1, 16):
        yield eac_block(rng, rng.getrandbits(8), multiplier, rng.randrange(16))
    for base in (0, 1, 127, 128, 129, 254, 255):
        yield eac_block(rng, base, 0, 13)
        yield eac_block(rng, base, rng.randrange(1, 16), rng.randrange(16))
    for _ in range(extra):
        yield rng.randbytes(8)


def not_minus_128(block):
    """What texture2ddecoder gets of a signed block: -128 is as -127 by the standard, but not there."""
    return b"".join(b"\x81" + part[1:] if part[0] == 0x80 else part for part in (block[:8], block[8:]) if part)


def etc2_eac(rng):
    for block in etc2_blocks(rng, 8):
        emit("ETC2-RGB", 0, "====", block, outside("etc2", block))
    for block in etc2_blocks(rng, 12):
        emit("ETC2-PTA", 0, "ppp=", block, outside("etc2a1", block))
    for block in eac_blocks(rng, 0):
        whole = block + rng.randbytes(8)
        emit("ETC2-RGBA", 0, "====", whole, outside("etc2a8", whole))
    for block in eac_blocks(rng, 10):
        emit("EAC", 0, "u---", block, outside("eacr", block))
        emit("EAC", 1, "n---", block, outside("eacr_signed", not_minus_128(block)))
    for block in eac_blocks(rng, 0):
        both = block + rng.randbytes(8)
        emit("EACX2", 0, "uu--", both, outside("eacrg", both))
        emit("EACX2", 1, "nn--", both, outside("eacrg_signed", not_minus_128(both)))


def written():
    rng = random.Random(SEED)
    ROWS.clear()
    for part in (bc1_to_5, bc6h, bc7, etc2_eac):
        part(rng)
    return "# tests/oracle/blocks.py says what the columns are: codec, signed, how, block, texels\n" + "\n".join(ROWS) + "\n"


def main(arguments):
    check = arguments[:1] == ["--check"]
    if len(arguments) != 1 + check:
        print(__doc__, file=sys.stderr)
        return 2
    warnings.simplefilter("ignore")  # Pillow's getdata has a date of expiry
    text = written()
    if not check:
        with open(arguments[-1], "w", encoding="ascii") as out:
            out.write(text)
        return 0
    with open(arguments[-1], encoding="ascii") as committed:
        if committed.read() == text:
            return 0
    print(f"{arguments[-1]}: not what tests/oracle/blocks.py writes", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
