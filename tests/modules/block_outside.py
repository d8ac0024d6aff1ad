#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Blocks of BC7, BC6H and ETC2 with what outside decoders make of them: tests/modules/block_outside.txt.

usage: block_outside.py OUT [BLOCKS_OF_A_CLASS [SEED]]

Needs imagecodecs (bcdec) and texture2ddecoder. Each line: CODEC SIGNED BLOCK CODES, hexadecimal but for the first two:
the block from byte 0 on, then texel 0..15 (x first), components R, G, B and, but for BC6H, A: two digits, of BC6H four.
A class is a mode with one partition, rotation or index mode. BC7 must be the same in both decoders; BC6H is bcdec's half
floats, which the bytes of the other one, unsigned, follow to 2 of 255 but for 1 in 100 components at most (it takes some
endpoints in the middle of their range for the highest); ETC2 is texture2ddecoder's. KNOWN has the ends of signed BC6H.
exit: 0 written, 1 the decoders contradict each other
"""
import random
import sys

import imagecodecs
import numpy
import texture2ddecoder

BC6H, BC7, ETC2_RGB, ETC2_PTA, ETC2_RGBA = 6, 7, 8, 9, 10
BC6H_MODES = [0, 1, *(2 + 4 * n for n in range(8)), *(3 + 4 * n for n in range(8))]

# Direct3D 11.3, 19.5.13: 31/32 of the value, then its sign: of -1 none is left (PD-85).
KNOWN = [(-1, "0000"), (0, "0000"), (1, "0000"), (2, "0001"), (-2, "8001"), (-32768, "fc00"), (32767, "7bff"), (-32767, "fbff")]


def known_block(value):
    """Signed BC6H, mode 13: 16 bits each, both endpoints the same."""
    low, high = value & 0x3ff, int(f"{value >> 10 & 0x3f:06b}"[::-1], 2)
    return bits(0, [(0, 5, 15), *((5 + 10 * c, 10, low) for c in range(3)), *((39 + 10 * c, 6, high) for c in range(3))])


def bits(value, fields):
    for at, width, field in fields:
        value = value & ~(((1 << width) - 1) << at) | field << at
    return value.to_bytes(16, "little")


def bc7_classes():
    for mode, wide in ((0, 4), (1, 6), (2, 6), (3, 6), (4, 3), (5, 2), (6, 0), (7, 6)):
        for number in range(1 << wide):
            yield [(0, mode + 1, 1 << mode), (mode + 1, wide, number)]
    yield [(0, 8, 0)]


def bc6h_classes(partitions):
    for mode in BC6H_MODES:
        two = mode & 3 != 3
        for number in partitions if two else range(4):
            yield [(0, 2 if mode < 2 else 5, mode)] + ([(77, 5, number)] if two else [])


def etc2_block(rng, kind):
    """8 bytes in one of the modes: individual or differential, T, H, planar, any."""
    while True:
        value = rng.getrandbits(64)
        leaves = [not 0 <= (value >> at & 31) + ((value >> (at - 3) & 7) ^ 4) - 4 <= 31 for at in (59, 51, 43)]
        value |= (kind != 0) << 33
        if kind in (0, 4) or kind == 1 and leaves[0] or kind == 2 and leaves == [False, True, leaves[2]] \
                or kind == 3 and leaves == [False, False, True]:
            return value.to_bytes(8, "big")


def decoded8(decode, blocks, size):
    """Bytes R, G, B, A of each texel of each block."""
    image = numpy.frombuffer(decode(b"".join(blocks), 4, 4 * len(blocks)), numpy.uint8)
    assert len(blocks[0]) == size
    return image.reshape(len(blocks), 16, 4)[:, :, [2, 1, 0, 3]]


def lines(codec, signed, blocks):
    count = len(blocks)
    data = b"".join(blocks)
    if codec == BC6H:
        image = imagecodecs.bcn_decode(data, format=-6 if signed else 6, shape=(4 * count, 4, 3))
        codes = numpy.ascontiguousarray(image).view(numpy.uint16).reshape(count, 16, 3)
        if not signed:
            other = decoded8(texture2ddecoder.decode_bc6, blocks, 16)[:, :, :3].astype(float)
            value = numpy.clip(image.reshape(count, 16, 3).astype(float), 0, 1) * 255
            far = numpy.count_nonzero(abs(value - other) > 2)
            if 100 * far > value.size:
                print(f"BC6H: {far} of {value.size} components differ by more than 2 of 255", file=sys.stderr)
                return None
        digits = ">u2"
    elif codec == BC7:
        codes = imagecodecs.bcn_decode(data, format=7, shape=(4 * count, 4, 4)).reshape(count, 16, 4)
        other = decoded8(texture2ddecoder.decode_bc7, blocks, 16)
        valid = numpy.array([block[0] != 0 for block in blocks])
        if (codes != other)[valid].any():
            print("BC7: the decoders differ", file=sys.stderr)
            return None
        digits = ">u1"
    else:
        decode = {ETC2_RGB: texture2ddecoder.decode_etc2, ETC2_PTA: texture2ddecoder.decode_etc2a1,
                  ETC2_RGBA: texture2ddecoder.decode_etc2a8}[codec]
        codes = decoded8(decode, blocks, 16 if codec == ETC2_RGBA else 8)
        codes = codes * (codes[:, :, 3:] != 0) if codec == ETC2_PTA else codes   # the format: transparent is black
        digits = ">u1"
    return [f"{codec} {signed:d} {block.hex()} {codes[n].astype(digits).tobytes().hex()}\n" for n, block in enumerate(blocks)]


def main():
    if not 2 <= len(sys.argv) <= 4:
        print("usage: block_outside.py OUT [BLOCKS_OF_A_CLASS [SEED]]", file=sys.stderr)
        sys.exit(2)
    each = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    partitions = (0, 5, 10, 15, 18, 31) if each == 1 else range(32)
    groups = [(BC7, False, [bits(rng.getrandbits(128), c) for c in bc7_classes() for _ in range(each)])]
    for signed in (False, True):
        groups += [(BC6H, signed, [bits(rng.getrandbits(128), c) for c in bc6h_classes(partitions) for _ in range(each)])]
    for codec in (ETC2_RGB, ETC2_PTA, ETC2_RGBA):
        blocks = [etc2_block(rng, kind) for kind in range(5) for _ in range((10 if each == 1 else 100) * each)]
        if codec == ETC2_PTA:   # opaque and not
            blocks = [(int.from_bytes(b, "big") ^ rng.getrandbits(1) << 33).to_bytes(8, "big") for b in blocks]
        if codec == ETC2_RGBA:
            blocks = [rng.randbytes(8) + b for b in blocks]
        groups += [(codec, False, blocks)]
    made = [lines(*group) for group in groups]
    if None in made:
        sys.exit(1)
    with open(sys.argv[1], "w", encoding="utf-8") as out:
        out.writelines(line for group in made for line in group)
        out.writelines(f"{BC6H} 1 {known_block(value).hex()} {code * 48}\n" for value, code in KNOWN)


if __name__ == "__main__":
    main()
