#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compressed blocks, decoded by decoders from outside: texture2ddecoder and imagecodecs of PyPI.

usage: blocks.py FILE                       write blocks with what they decode to
       blocks.py --check FILE               compare it with what would be written
       blocks.py --library LIB [--count N] [--gl PROGRAM]
           compare tex_block_decode of a shared library on N drawn blocks a codec, with PROGRAM (built of blocks_gl.c,
           GALLIUM_DRIVER=softpipe) with Mesa

A line of the file: codec, the block in hexadecimal, and its 16 texels, row by row, 2 digits a component, of BC6H 4. 8-bit
components are codes. BC4, BC5 and A of BC3 are floor(255 * value); EAC: floor(code / 8); signed: floor((code + 1023) / 8).
"""
import argparse
import ctypes
import os
import random
import subprocess
import sys
from pathlib import Path

import imagecodecs
import numpy
import texture2ddecoder

CODECS = ("BC1", "BC2", "BC3", "BC4_U", "BC4_S", "BC5_U", "BC5_S", "BC6H_U", "BC6H_S", "BC7", "ETC2_RGB",
          "ETC2_RGB_PTA", "ETC2_RGBA", "EAC_U", "EAC_S", "EACX2_U", "EACX2_S")
SMALL = {"BC1", "BC4_U", "BC4_S", "ETC2_RGB", "ETC2_RGB_PTA", "EAC_U", "EAC_S"}
BC7_PARTITIONS = (16, 64, 64, 64, 1, 1, 1, 64)


def first_decoder(name, blocks):
    """RGBA of texture2ddecoder, which returns BGRA."""
    data = b"".join(blocks)
    raw = getattr(texture2ddecoder, "decode_" + name)(data, 4, 4 * len(blocks))
    return numpy.frombuffer(raw, numpy.uint8).reshape(-1, 16, 4)[:, :, [2, 1, 0, 3]]


def second_decoder(code, components, blocks):
    """imagecodecs, that is bcdec."""
    shape = (4 * len(blocks), 4) + ((components,) if components > 1 else ())
    return imagecodecs.bcn_decode(b"".join(blocks), code, shape=shape).reshape(-1, 16, components)


def in_four_colours(block):
    """A colour block of BC2 or BC3 as the block of BC1 with the same colours: the larger end first."""
    ends = [int.from_bytes(block[i:i + 2], "little") for i in (0, 2)]
    indices = int.from_bytes(block[4:], "little")
    if ends[0] == ends[1]:
        return block[:4] + bytes(4)
    if ends[0] < ends[1]:
        return block[2:4] + block[:2] + (indices ^ 0x55555555).to_bytes(4, "little")
    return block


def colours(codec, blocks):
    """R G B: texture2ddecoder, which truncates like PD-83; A: the other one (8-bit alphas of BC3: both truncate)."""
    code = {"BC1": 1, "BC2": 2, "BC3": 3}[codec]
    alpha = second_decoder(code, 4, blocks)[:, :, 3]
    if codec == "BC1":
        plain = blocks
    else:
        plain = [in_four_colours(b[8:]) for b in blocks]
    out = first_decoder("bc1", plain).copy()
    out[:, :, 3] = first_decoder("bc3", blocks)[:, :, 3] if codec == "BC3" else alpha
    return out


def outside(codec, blocks):
    if codec in ("BC1", "BC2", "BC3"):
        return colours(codec, blocks)
    if codec == "BC4_U":
        return first_decoder("bc4", blocks)[:, :, :1]
    if codec == "BC5_U":
        return first_decoder("bc5", blocks)[:, :, :2]
    if codec in ("BC6H_U", "BC6H_S"):
        return second_decoder(6 if codec == "BC6H_U" else -6, 3, blocks).view(numpy.uint16)
    name, components = {"BC7": ("bc7", 4), "ETC2_RGB": ("etc2", 4), "ETC2_RGB_PTA": ("etc2a1", 4),
                        "ETC2_RGBA": ("etc2a8", 4), "EAC_U": ("eacr", 1), "EAC_S": ("eacr_signed", 1),
                        "EACX2_U": ("eacrg", 2), "EACX2_S": ("eacrg_signed", 2)}[codec]
    return first_decoder(name, blocks)[:, :, :components]


def of_bits(*fields):
    """Fields from bit 0 up: (value, width)."""
    word = at = 0
    for value, width in fields:
        word |= value << at
        at += width
    return word.to_bytes(16, "little")


def bc7_blocks(draw):
    for mode, partitions in enumerate(BC7_PARTITIONS):
        width = {0: 4, 4: 3, 5: 2, 6: 0}.get(mode, 6)  # of the partition, or of rotation and index mode
        select = range(max(partitions, 1 << width))
        for s in select:
            rest = 128 - mode - 1 - width
            yield of_bits((1 << mode, mode + 1), (s, width), (draw.getrandbits(rest), rest))
    yield bytes(1) + draw.randbytes(15)
    for mode, indices in ((1, 46), (2, 29)):  # all indices are as large as they can be: which of them lack a bit
        for s in range(64):
            rest = 128 - mode - 1 - 6 - indices
            yield of_bits((1 << mode, mode + 1), (s, 6), (draw.getrandbits(rest), rest), ((1 << indices) - 1, indices))
    for mode, count in ((4, 12), (5, 12), (6, 10)):  # without partitions: an alpha of their own
        for _ in range(count):
            yield of_bits((1 << mode, mode + 1), (draw.getrandbits(127 - mode), 127 - mode))


def bc6h_blocks(draw):
    heads = [(0, 2), (1, 2)] + [(low | high << 2, 5) for low in (2, 3) for high in range(8)]
    for turn in range(128):
        value, width = heads[turn % len(heads)]
        middle = draw.getrandbits(77 - width)
        yield of_bits((value, width), (middle, 77 - width), (turn // 4 % 32, 5), (draw.getrandbits(46), 46))


def bc1_blocks(draw):
    for turn in range(64):
        ends = sorted(draw.getrandbits(16) for _ in range(2))
        kind = turn % 4
        ends = (ends[1], ends[0]) if kind < 2 else ends if kind == 2 else (ends[0], ends[0])
        yield b"".join(e.to_bytes(2, "little") for e in ends) + draw.randbytes(4)


def bc4_blocks(draw):
    for turn in range(64):
        ends = sorted(draw.randbytes(2), reverse=turn % 2 == 0)
        yield bytes(ends if turn % 8 else [ends[0], ends[0]]) + draw.randbytes(6)


def etc2_blocks(draw):
    """Each mode: which component's second colour leaves its range, and whether above or below."""
    for turn in range(120):
        block = bytearray(draw.randbytes(8))
        mode = turn % 5
        for c in range(3 if mode else 0):
            first, second = draw.randrange(4, 28), draw.randrange(-4, 4)
            if c == mode - 1:
                first, second = draw.choice([(31, draw.randrange(1, 4)), (0, draw.randrange(-4, 0))])
            block[c] = first << 3 | second & 7
        block[3] = block[3] & 0xfd | (2 if mode else 0)
        yield bytes(block)
    for _ in range(8):
        yield alike(draw)


def alike(draw):
    """Mode H with one colour twice: which of the distances then counts. Bits by their numbers in the specification."""
    while True:
        word, (r, g, b) = draw.getrandbits(64), (draw.randrange(16) for _ in range(3))
        fields = ((1, 33, 1), (r, 59, 4), (g >> 1, 56, 3), (g & 1, 52, 1), (b >> 3, 51, 1), (b & 7, 47, 3), (r, 43, 4),
                  (g, 39, 4), (b, 35, 4))
        for value, low, width in fields:
            word = word & ~((1 << width) - 1 << low) | value << low
        second = [(word >> 59 - 8 * c & 31) + ((word >> 56 - 8 * c & 7 ^ 4) - 4) for c in range(2)]
        if second[0] in range(32) and second[1] not in range(32):
            return word.to_bytes(8, "big")


def eac_blocks(draw):
    for turn in range(96):
        base = draw.choice((0, 1, 127, 129, 255)) if turn % 4 == 0 else (draw.randrange(255) + 129) % 256
        times = draw.randrange(1, 16) if turn % 6 else 0
        yield bytes([base, times << 4 | turn % 16]) + draw.randbytes(6)


def pairs(first, second):
    return [a + b for a, b in zip(first, second)]


def blocks_of(codec, draw):
    one = {"BC1": bc1_blocks, "BC4_U": bc4_blocks, "ETC2_RGB": etc2_blocks, "ETC2_RGB_PTA": etc2_blocks,
           "EAC_U": eac_blocks, "EAC_S": eac_blocks, "BC7": bc7_blocks, "BC6H_U": bc6h_blocks, "BC6H_S": bc6h_blocks}
    two = {"BC2": (None, bc1_blocks), "BC3": (bc4_blocks, bc1_blocks), "BC5_U": (bc4_blocks, bc4_blocks),
           "ETC2_RGBA": (eac_blocks, etc2_blocks), "EACX2_U": (eac_blocks, eac_blocks),
           "EACX2_S": (eac_blocks, eac_blocks)}
    if codec in one:
        return list(one[codec](draw))
    halves = [list(f(draw)) if f else [draw.randbytes(8) for _ in range(64)] for f in two[codec]]
    return pairs(*halves)


def without_known(codec, blocks):
    """Without the blocks on which the outside decoder leaves the specification: a signed base of -128 is no -127."""
    if codec in ("EAC_S", "EACX2_S"):
        return [b for b in blocks if b[0] != 128 and b[8:9] != b"\x80"]
    return blocks


def expected(codec, blocks):
    out = outside(codec, blocks).copy()
    if codec == "BC7" and (out != second_decoder(7, 4, blocks)).any():
        sys.exit("blocks.py: the outside decoders of BC7 differ")
    if codec == "ETC2_RGB_PTA":  # what is transparent is black by the specification; the decoder keeps the colour
        out[out[:, :, 3] == 0] = 0
    return out


def text():
    lines = ["# Written by tests/oracle/blocks.py: codec, block, its texels as outside decoders give them."]
    for codec in CODECS:
        if codec in ("BC4_S", "BC5_S"):
            continue
        blocks = without_known(codec, blocks_of(codec, random.Random("blocks " + codec)))
        digits = 4 if codec.startswith("BC6H") else 2
        for block, texels in zip(blocks, expected(codec, blocks)):
            lines.append(f"{codec}\t{block.hex()}\t" + "".join(f"{v:0{digits}x}" for v in texels.flatten().tolist()))
    return "\n".join(lines) + "\n"


class Texel(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint16 * 4)]


# Codecs of rtl/defs/codes.tsv, in their order, from 1 on.
NUMBERS = ("BC1", "BC2", "BC3", "BC4", "BC5", "BC6H", "BC7", "ETC2_RGB", "ETC2_RGB_PTA", "ETC2_RGBA", "EAC", "EACX2")


def model(library, codec):
    """The texel of a block by the model: a function of bytes, column and row."""
    name, signed_one = (codec[:-2], codec.endswith("_S")) if codec.endswith(("_U", "_S")) else (codec, False)
    function, texel = ctypes.CDLL(library).tex_block_decode, Texel()

    def decode(data, x, y):
        function(ctypes.c_uint32(NUMBERS.index(name) + 1), ctypes.c_bool(signed_one), ctypes.c_bool(False), data, x, y, ctypes.byref(texel))
        return texel
    return decode


def quantised(codec, texel):
    """A texel of the model in the file's units."""
    code = list(texel.code)
    if codec.startswith("BC6H"):
        return code[:3]
    if codec == "BC3":
        return code[:3] + [code[3] // 35]
    if codec in ("BC4_U", "BC5_U"):
        return [c // 35 for c in code[:1 if codec == "BC4_U" else 2]]
    if codec.startswith("EAC"):
        if codec.endswith("S"):
            code = [(c - 65536 if c >= 32768 else c) + 1023 for c in code]
        return [c // 8 for c in code[:2 if "X2" in codec else 1]]
    return code


def compare(library, count):
    bad = 0
    for codec in CODECS:
        decode = model(library, codec)
        if codec in ("BC4_S", "BC5_S"):
            continue
        draw = random.Random(codec)
        size = 8 if codec in SMALL else 16
        blocks = without_known(codec, blocks_of(codec, draw) + [draw.randbytes(size) for _ in range(count)])
        found = 0
        for block, texels in zip(blocks, expected(codec, blocks).tolist()):
            data = block.ljust(16, b"\0")
            for i in range(16):
                seen = quantised(codec, decode(data, i % 4, i // 4))
                if seen == texels[i]:
                    continue
                found += 1
                if found <= 3:
                    print(f"{codec} {block.hex()} texel {i}: {seen}, outside {texels[i]}")
        print(f"{codec}: {len(blocks)} blocks, {found} texels differ", flush=True)
        bad += found
    return bad


GL_FORMATS = dict(zip(CODECS, (0x83F1, 0x83F2, 0x83F3, 0x8DBB, 0x8DBC, 0x8DBD, 0x8DBE, 0x8E8F, 0x8E8E, 0x8E8C, 0x9274,
                               0x9276, 0x9278, 0x9270, 0x9271, 0x9272, 0x9273)))


def mesa(program, codec, blocks):
    """Values of softpipe, which decodes as Mesa's format tables do; llvmpipe compiles approximations."""
    command = [program, f"{GL_FORMATS[codec]:x}", "8" if codec in SMALL else "16"]
    raw = subprocess.run(command, input=b"".join(blocks), stdout=subprocess.PIPE, check=True,
                         env=os.environ | {"GALLIUM_DRIVER": "softpipe"}).stdout
    return numpy.frombuffer(raw, numpy.float32).reshape(-1, 16, 4)


def signed(code):
    return code - 65536 if code >= 32768 else code


def towards_zero(numerator, denominator):
    return abs(numerator) // denominator * (-1 if numerator < 0 else 1)


# By kind: what the model's code and Mesa's value are, as integers. Mesa has 8 bits of RATIO, truncated, and repeats the 11
# bits of EAC to 16.
KINDS = ((lambda c: c, lambda v: round(v * 255)), (lambda c: c // 35, lambda v: round(v * 255)),
         (lambda c: towards_zero(signed(c), 35), lambda v: round(v * 127)),
         (lambda c: c, lambda v: int(numpy.float16(v).view(numpy.uint16))),
         (lambda c: c, lambda v: round(v * 65535) >> 5), (signed, lambda v: towards_zero(round(v * 32767), 32)))


def kinds_of(codec):
    """By component: which of KINDS."""
    if codec == "BC3":
        return (0, 0, 0, 1)
    first = {"BC4_U": 1, "BC5_U": 1, "BC4_S": 2, "BC5_S": 2, "BC6H_U": 3, "BC6H_S": 3, "EAC_U": 4, "EACX2_U": 4, "EAC_S": 5,
             "EACX2_S": 5}
    return (first.get(codec, 0),) * 4


def lowest_end(codec, block):
    """Mesa interpolates an end of -128 as it is; PD-84 makes it -127."""
    return codec in ("BC4_S", "BC5_S") and 128 in block[:2] + block[8:10]


def khronos_zero(codec, seen, of_mesa):
    """Mesa takes the sign of BC6H before it scales, as Khronos does: where PD-85 has +0, it has -0."""
    return codec == "BC6H_S" and seen != of_mesa and all(a == b or (a, b) == (0, 0x8000) for a, b in zip(seen, of_mesa))


def compare_mesa(library, program, count):
    bad = 0
    for codec in CODECS:
        decode = model(library, codec)
        draw = random.Random("mesa " + codec)
        drawn = [draw.randbytes(8 if codec in SMALL else 16) for _ in range(count)]
        blocks = blocks_of(codec.replace("C4_S", "C4_U").replace("C5_S", "C5_U"), draw) + drawn
        blocks = [b for b in blocks if not lowest_end(codec, b)]
        components = {"BC4": 1, "EAC": 1, "BC5": 2, "EACX2": 2, "BC6H": 3}.get(codec.split("_")[0], 4)
        found = zeros = 0
        for block, values in zip(blocks, mesa(program, codec, blocks).tolist()):
            for i in range(16):
                texel = decode(block.ljust(16, b"\0"), i % 4, i // 4)
                kinds = [KINDS[k] for k in kinds_of(codec)[:components]]
                seen = [of_code(c) for (of_code, _), c in zip(kinds, texel.code)]
                expected_codes = [of_value(v) for (_, of_value), v in zip(kinds, values[i])]
                if khronos_zero(codec, seen, expected_codes):
                    zeros += 1
                elif seen != expected_codes:
                    found += 1
                    if found <= 3:
                        print(f"{codec} {block.hex()} texel {i}: {seen}, Mesa {expected_codes}")
        print(f"{codec}: {len(blocks)} blocks, {found} texels differ from Mesa" + (f", {zeros} have -0 there" if zeros else ""),
              flush=True)
        bad += found
    return bad


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--library")
    parser.add_argument("--gl")
    parser.add_argument("--count", type=int, default=10000)
    args = parser.parse_args()
    if args.library:
        differ = compare_mesa(args.library, args.gl, args.count) if args.gl else compare(args.library, args.count)
        return 1 if differ else 0
    if not args.file:
        parser.error("name the file, or --library")
    if args.check:
        if args.file.read_text() != text():
            print(f"blocks.py: {args.file} is not what would be written", file=sys.stderr)
            return 1
        return 0
    args.file.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
