#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The oracle of stores against what others printed: worked addresses, real words, values of real hardware. Prints TAP."""
import sys

import store as st
import surface as s
from tlv import make

failed = 0


def check(name, got, expected):
    global failed
    failed += got != expected
    print(f"{'ok' if got == expected else 'not ok'} - sust oracle: {name}" +
          ("" if got == expected else f": {got!r}, expected {expected!r}"))


R8, R16, R32, R32_G32, R32_G32_B32, R32_G32_B32_A32 = 0x1d, 0x1b, 0x0f, 0x04, 0x02, 0x01
BYTES = {R8: 1, R16: 2, R32: 4, R32_G32: 8, R32_G32_B32: 12, R32_G32_B32_A32: 16}

# type, width, height, depth, format, block height, block depth, levels, layer, level, (x, y, z), stride, offset of the level, offset
ADDRESSES = [(s.TWO_D, 64, 64, 1, R32, 3, 0, 1, 0, 0, (5, 3, 0), 16384, 0, 116),
             (s.TWO_D, 64, 64, 1, R32, 3, 0, 1, 0, 0, (63, 63, 0), 16384, 0, 16380),
             (s.TWO_D, 200, 100, 1, R8, 3, 0, 1, 0, 0, (130, 77, 0), 32768, 0, 25234),
             (s.TWO_D, 100, 50, 1, R16, 2, 0, 1, 0, 0, (99, 49, 0), 16384, 0, 15382),
             (s.TWO_D, 33, 17, 1, R32_G32, 1, 0, 1, 0, 0, (32, 16, 0), 10240, 0, 9216),
             (s.TWO_D, 20, 20, 1, R32_G32_B32_A32, 1, 0, 1, 0, 0, (19, 19, 0), 10240, 0, 9584),
             (s.TWO_D, 256, 256, 1, R32, 4, 0, 9, 0, 3, (17, 9, 0), 352256, 344064, 346644),
             (s.TWO_D_ARRAY, 100, 60, 3, R32, 3, 0, 7, 2, 1, (30, 20, 0), 40960, 28672, 114088),
             (s.CUBEMAP, 64, 64, 1, R32, 3, 0, 7, 4, 2, (15, 15, 0), 24576, 20480, 119804),
             (s.CUBEMAP_ARRAY, 32, 32, 2, R32_G32, 2, 0, 6, 11, 0, (20, 31, 0), 12288, 0, 141264),
             (s.THREE_D, 40, 24, 10, R32, 1, 2, 1, 0, 0, (39, 23, 9), 73728, 0, 70908),
             (s.THREE_D, 64, 64, 32, R8, 2, 3, 7, 0, 2, (5, 10, 6), 180224, 163840, 170565),
             (s.ONE_D, 1000, 1, 1, R32, 0, 0, 1, 0, 0, (777, 0, 0), 32256, 0, 24836),
             (s.ONE_D_ARRAY, 1000, 1, 4, R32, 0, 0, 10, 3, 2, (100, 0, 0), 66048, 48640, 249888),
             (s.TWO_D, 16, 16, 1, R32, 4, 0, 5, 0, 0, (3, 12, 0), 3072, 0, 652),
             (s.TWO_D, 20, 16, 1, R32, 4, 0, 1, 0, 0, (16, 0, 0), 2048, 0, 1024)]
BUFFER = [0x78d7ff82, 0x00200004, 0, 1, 0x0300116f, 0, 0, 0]  # 70000 of R32_G32_B32 FLOAT, published
WORDS = [  # of binaries, of a disassembler, of the source page
    (0xeb32000400a70a30, st.Store("1D_ARRAY", byte_address=True, size="U16", ra=10, rb=48, handle=0, bindless=True)),
    (0xeb3c054600c70402, st.Store("2D", byte_address=True, clamp="TRAP", ra=4, rb=2, handle=0x54)),
    (0xeb30000400a70a30,
     st.Store("1D_ARRAY", byte_address=True, size="U16", clamp="IGN", ra=10, rb=48, handle=0, bindless=True)),
    (0xeb24000400370c06, st.Store("1D_ARRAY", True, mask=3, clamp="TRAP", ra=12, rb=6, handle=0, bindless=True)),
    (0xeb2c050400f70804, st.Store("1D_ARRAY", True, clamp="TRAP", ra=8, rb=4, handle=0x50)),
    (0xeb3c01f003073afc, st.Store("1D", size="U8", cop="WT", clamp="TRAP", ra=58, rb=252, handle=0x1f)),
    (0xeb3dffe401470429, st.Store("1D_ARRAY", cop="CG", clamp="TRAP", ra=4, rb=41, handle=0x1ffe)),
    (0xeb3a800601670800, st.Store("2D", size="128", cop="CG", ra=8, rb=0, handle=0x800)),
    (0xeb2cfff2031d2014,
     st.Store("1D_BUFFER", True, mask=1, cop="WT", clamp="TRAP", ra=32, rb=20, handle=0xfff, pg=5, pg_not=True)),
    (0xeb2ba2e200f70118, st.Store("1D_BUFFER", True, ra=1, rb=24, handle=0x1a2e)),
    (0xeb344106010536d9, st.Store("2D", size="U8", cop="CG", clamp="TRAP", ra=54, rb=217, handle=130, bindless=True, pg=5)),
    (0xeb3001860045246a, st.Store("2D", clamp="IGN", ra=36, rb=106, handle=3, bindless=True, pg=5)),
    (0xeb200b8402106221,
     st.Store("1D_ARRAY", True, mask=1, cop="CS", clamp="IGN", ra=98, rb=33, handle=23, bindless=True, pg=0)),
    (0xeb22068202f72a1c, st.Store("1D_BUFFER", True, cop="CS", ra=42, rb=28, handle=13, bindless=True)),
    (0xeb32020000470203, st.Store("1D", ra=2, rb=3, handle=4, bindless=True)),
    (0xeb2a100a00370406, st.Store("3D", True, mask=3, ra=4, rb=6, handle=0x100))
]


def header_of(kind, width, height, depth, code, tall, deep, levels, level):
    return s.Header(TEXTURE_TYPE=kind, HEADER_VERSION=s.BLOCKLINEAR, WIDTH_MINUS_ONE=width - 1, HEIGHT_MINUS_ONE=height - 1,
                    DEPTH_MINUS_ONE=depth - 1, COMPONENTS=code, GOBS_PER_BLOCK_HEIGHT=tall, GOBS_PER_BLOCK_DEPTH=deep,
                    MAX_MIP_LEVEL=levels - 1, RES_VIEW_MIN_MIP_LEVEL=level, RES_VIEW_MAX_MIP_LEVEL=levels - 1)


def addresses():
    for kind, width, height, depth, code, tall, deep, levels, layer, level, (x, y, z), stride, before, offset in ADDRESSES:
        surface = s.Surface(header_of(kind, width, height, depth, code, tall, deep, levels, level), BYTES[code])
        name = f"{s.TYPES[kind]} {width} x {height} x {depth}, layer {layer}, level {level}, ({x}, {y}, {z})"
        got = (surface.stride(), sum(one.size
                                     for one in surface.chain[:level]), surface.address(x * BYTES[code], y, z, layer))
        check(name, got, (stride, before, offset))


def headers():
    array = header_of(s.TWO_D_ARRAY, 100, 60, 5, 0x08, 3, 0, 7, 1)
    array.update(R_DATA_TYPE=2, G_DATA_TYPE=2, B_DATA_TYPE=2, A_DATA_TYPE=2, X_SOURCE=2, Y_SOURCE=3, Z_SOURCE=4, W_SOURCE=5,
                 ADDRESS_31_0=0x34567800, ADDRESS_47_32=0x12, NORMALIZED_COORDS=1, BORDER_SIZE=7, RES_VIEW_MAX_MIP_LEVEL=4)
    words = [0x58d24908, 0x34567800, 0x00600012, 0x60000018, 0xe2800063, 0x8004003b, 0, 0x41]
    check("a header of a 2D array, word by word", array.words(), words)
    buffer = make("ONE_D_BUFFER", (70000, ), "R32_G32_B32", "FLOAT", address=0x200004, X_SOURCE=2, Y_SOURCE=3, Z_SOURCE=4,
                  W_SOURCE=7)
    check("a header of a buffer, word by word", buffer.words(), BUFFER)
    check("a buffer of 70000 elements", s.Surface(buffer, 12).width, 70000)
    check("element 100 of it", s.Surface(buffer, 12).address(100 * 12, 0, 0, 0), 0x200004 + 1200)
    check("its last element", s.Surface(buffer, 12).address(69999 * 12, 0, 0, 0), 0x200004 + 839988)


def values():
    surface = s.Surface(
        s.Header(TEXTURE_TYPE=s.TWO_D_NO_MIPMAP, HEADER_VERSION=s.PITCH, COMPONENTS=0x0f, R_DATA_TYPE=4,
                 WIDTH_MINUS_ONE=239, HEIGHT_MINUS_ONE=9, PITCH_20_5=4096 // 32), 4)
    got = st.thread(st.Store("2D", True, clamp="IGN"), surface, [7, 3], [0xdeadbeef, 0, 0, 0])
    check("0xdeadbeef into R32 UINT in pitch", (got.action, got.addresses[0], got.data.hex()),
          ("store", 3 * 4096 + 28, "efbeadde"))
    near = [
        st.thread(st.Store("2D", size="64"), surface, [x & 0xffffffff, 0], [0] * 4).addresses[0] for x in (-1, 119, 120, 2 ** 31)
    ]
    check(".64 at the end of a row, NEAR", near, [0, 952, 952, 0])
    third = s.Surface(make("TWO_D", (20, 20), "R32_G32_B32", block=(0, 1, 0)), 12)
    got = st.thread(st.Store("2D", True), third, [4, 1], [0x3020100, 0x7060504, 0xb0a0908, 0])
    check("texel 4 of 12 bytes, row 1: columns 48..59", [a - third.base for a in got.addresses], [*range(304, 316)])
    got = st.thread(st.Store("2D", True), third, [5, 1], [0x3020100, 0x7060504, 0xb0a0908, 0])
    check("texel 5, row 1: columns 60..63 of a GOB, 0..7 of the next block", [a - third.base for a in got.addresses],
          [*range(316, 320), *range(1040, 1048)])


def main():
    addresses()
    headers()
    for word, store in WORDS:
        check(store.text(), f"{store.word():#x}", f"{word:#x}")
    values()
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
