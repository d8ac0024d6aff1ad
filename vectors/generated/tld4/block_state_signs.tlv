# Signed blocks that the table of outside decoders leaves out, from the formats' texts in fractions: DXN1 and DXN2 SNORM of
# every order of ends; EAC SNORM whose base is -128, which is -127; BC6H_SF16 at -1 and beside it: scaled, then its sign;
# the lowest end of 10 bits, which is the one above it.
# Written by tests/oracle/block_state.py.
texlock 1
rules PD-80 PD-84 PD-85
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 7f81206d32eced02 817f504b74342070 807f28a99d314453 7f809617e99c5e89
bytes 0x30000020 808102cd9bb49ae1 8180de78c1ed23f7 80807d82592b73c8 ff002cc401531c50
bytes 0x30000040 00ff1c97a73c75ee 01ff8a100ef5f75b c8c879db5e79234a 40c05080d280c95f
bytes 0x30000060 c0400ff09e44641f 00806af9df209e40 fa8253b5d6f1ea89 82fa4eb105889de2
texture 0 { format DXN1 SNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 7f81206d32eced0282fa4eb105889de2 817f504b74342070fa8253b5d6f1ea89 807f28a99d31445300806af9df209e40 7f809617e99c5e89c0400ff09e44641f
bytes 0x30001040 808102cd9bb49ae140c05080d280c95f 8180de78c1ed23f7c8c879db5e79234a 80807d82592b73c801ff8a100ef5f75b ff002cc401531c5000ff1c97a73c75ee
bytes 0x30001080 00ff1c97a73c75eeff002cc401531c50 01ff8a100ef5f75b80807d82592b73c8 c8c879db5e79234a8180de78c1ed23f7 40c05080d280c95f808102cd9bb49ae1
bytes 0x300010c0 c0400ff09e44641f7f809617e99c5e89 00806af9df209e40807f28a99d314453 fa8253b5d6f1ea89817f504b74342070 82fa4eb105889de27f81206d32eced02
texture 1 { format DXN2 SNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 800de435e919da7a 8000d52be354fef1 810d795dba431fe8 810040bbbe51c64b
bytes 0x30002020 801d6ee6dce8365c 8010a124945511ad 811dfc6b9704cacb 8110a7535d0eac27
bytes 0x30002040 80fd6bcb6022700f 80f0dc2406c6d3c7 81fddc8ec6ad1f28 81f0c4accdcf51c6
texture 2 { format EAC SNORM layout pitch 96 size 48 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 ef7f00fc871f00f80100000000000000 efffff03801f7e000000000000000000 0f8000fe870002f00100000000000000 4f80fe0100007e000000000000000000
bytes 0x30003040 03c000ff030000000000000000000000 c33f0005040000000000000000000000 e3ff0000040000000000000000000000 a32a5501000000000000000000000000
texture 3 { format BC6H_SF16 FLOAT layout pitch 128 size 32 4 address 0x30003000 }
handle 3 texture 3 sampler 0

warp 0 { # DXN1 R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbedb6db7  R9 = 0x3e124925  R10 = 0x3e124925  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e124925  R9 = 0xbf800000  R10 = 0xbedb6db7  R11 = 0x3e124925;
    expect lane 2 R8 = 0x3e4ccccd  R9 = 0xbf800000  R10 = 0xbf19999a  R11 = 0xbf800000;
    expect lane 3 R8 = 0x3f19999a  R9 = 0xbe4ccccd  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 4 R8 = 0xbf19999a  R9 = 0xbe4ccccd  R10 = 0x3f19999a  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 6 R8 = 0xbf800000  R9 = 0x3f36db6e  R10 = 0x3f36db6e  R11 = 0xbedb6db7;
    expect lane 7 R8 = 0x3f36db6e  R9 = 0xbf36db6e  R10 = 0x3edb6db7  R11 = 0xbedb6db7;
    expect lane 8 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbb4e69a0  R9 = 0xbb9acf38  R10 = 0xbace69a0  R11 = 0xbb4e69a0;
    expect lane 15 R8 = 0xbc010204  R9 = 0xbc010204  R10 = 0xbbce69a0  R11 = 0xbc010204;
    expect lane 16 R8 = 0xbc010204  R9 = 0xbbdd2807  R10 = 0xbb137005  R11 = 0xbb5d2807;
    expect lane 17 R8 = 0xbc010204  R9 = 0xbb937005  R10 = 0xbb137005  R11 = 0xbb5d2807;
    expect lane 18 R8 = 0xbc010204  R9 = 0x3a937005  R10 = 0xbc010204  R11 = 0x3bb84c06;
    expect lane 19 R8 = 0x3b5d2807  R9 = 0x3c010204  R10 = 0x3c010204  R11 = 0x3bb84c06;
    expect lane 20 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0x3f800000  R11 = 0xbee1c387;
    expect lane 21 R8 = 0x3f800000  R9 = 0xbee1c387  R10 = 0xbee1c387  R11 = 0xbee1c387;
    expect lane 22 R8 = 0x3f010204  R9 = 0xbd937005  R10 = 0x3eb84c06  R11 = 0x3f010204;
    expect lane 23 R8 = 0x3d937005  R9 = 0xbe5d2807  R10 = 0x3f010204  R11 = 0xbf010204;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3e9acf38  R10 = 0x3f010204  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3dce69a0  R10 = 0xbf010204  R11 = 0xbf010204;
    expect lane 26 R8 = 0xbf5b6db7  R9 = 0xbf5b6db7  R10 = 0xbf124925  R11 = 0xbe124925;
    expect lane 27 R8 = 0xbf5b6db7  R9 = 0xbf36db6e  R10 = 0xbedb6db7  R11 = 0xbf124925;
    expect lane 28 R8 = 0xbea26965  R9 = 0xbf165135  R10 = 0xbe3a99c6  R11 = 0xbea26965;
    expect lane 29 R8 = 0xbf165135  R9 = 0xbf38df76  R10 = 0xbe3a99c6  R11 = 0xbf165135;
    expect lane 30 R8 = 0xbf1d3a75  R9 = 0xbf1d3a75  R10 = 0xbd418306  R11 = 0xbf800000;
    expect lane 31 R8 = 0xbd418306  R9 = 0xbf7dfbf8  R10 = 0xbf7dfbf8  R11 = 0xbe71e3c8;
}

warp 1 { # DXN1 R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbedb6db7  R9 = 0xbe124925  R10 = 0xbe124925  R11 = 0x3e124925;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbedb6db7  R11 = 0xbf36db6e;
    expect lane 2 R8 = 0xbf19999a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3e4ccccd;
    expect lane 3 R8 = 0x3e4ccccd  R9 = 0xbe4ccccd  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 4 R8 = 0x3e4ccccd  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e4ccccd  R9 = 0xbf19999a  R10 = 0xbf19999a  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbe124925  R9 = 0x3f36db6e  R10 = 0x3edb6db7  R11 = 0x3e124925;
    expect lane 7 R8 = 0x3f36db6e  R9 = 0x3e124925  R10 = 0xbf36db6e  R11 = 0x3f36db6e;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0x00000000  R9 = 0xbc010204  R10 = 0xbbce69a0  R11 = 0xbb9acf38;
    expect lane 15 R8 = 0xbb4e69a0  R9 = 0xbbce69a0  R10 = 0xbf800000  R11 = 0x00000000;
    expect lane 16 R8 = 0xbbdd2807  R9 = 0xbb5d2807  R10 = 0xbbdd2807  R11 = 0xbb5d2807;
    expect lane 17 R8 = 0xbb137005  R9 = 0xbbdd2807  R10 = 0xba937005  R11 = 0xbb5d2807;
    expect lane 18 R8 = 0xbbb84c06  R9 = 0xbbb84c06  R10 = 0xbb5d2807  R11 = 0xba937005;
    expect lane 19 R8 = 0xbb5d2807  R9 = 0x3bb84c06  R10 = 0x3b5d2807  R11 = 0xbbb84c06;
    expect lane 20 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0x3f800000  R11 = 0xbee1c387;
    expect lane 21 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0xbee1c387  R11 = 0xbee1c387;
    expect lane 22 R8 = 0x3d937005  R9 = 0xbeb84c06  R10 = 0x3f010204  R11 = 0x3f010204;
    expect lane 23 R8 = 0xbeb84c06  R9 = 0x3eb84c06  R10 = 0x3d937005  R11 = 0xbe5d2807;
    expect lane 24 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf010204  R11 = 0x3dce69a0;
    expect lane 25 R8 = 0x3f800000  R9 = 0xbf010204  R10 = 0xbe9acf38  R11 = 0x3f010204;
    expect lane 26 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbedb6db7  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0xbe124925  R10 = 0xbf5b6db7  R11 = 0x00000000;
    expect lane 28 R8 = 0xbf38df76  R9 = 0xbea26965  R10 = 0xbf38df76  R11 = 0xbf7dfbf8;
    expect lane 29 R8 = 0xbe3a99c6  R9 = 0xbee785e7  R10 = 0xbf165135  R11 = 0xbea26965;
    expect lane 30 R8 = 0xbd418306  R9 = 0xbe71e3c8  R10 = 0xbd418306  R11 = 0xbf7dfbf8;
    expect lane 31 R8 = 0xbf7dfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 2 { # DXN2 R
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbedb6db7  R9 = 0x3e124925  R10 = 0x3e124925  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e124925  R9 = 0xbf800000  R10 = 0xbedb6db7  R11 = 0x3e124925;
    expect lane 2 R8 = 0x3e4ccccd  R9 = 0xbf800000  R10 = 0xbf19999a  R11 = 0xbf800000;
    expect lane 3 R8 = 0x3f19999a  R9 = 0xbe4ccccd  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 4 R8 = 0xbf19999a  R9 = 0xbe4ccccd  R10 = 0x3f19999a  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 6 R8 = 0xbf800000  R9 = 0x3f36db6e  R10 = 0x3f36db6e  R11 = 0xbedb6db7;
    expect lane 7 R8 = 0x3f36db6e  R9 = 0xbf36db6e  R10 = 0x3edb6db7  R11 = 0xbedb6db7;
    expect lane 8 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbb4e69a0  R9 = 0xbb9acf38  R10 = 0xbace69a0  R11 = 0xbb4e69a0;
    expect lane 15 R8 = 0xbc010204  R9 = 0xbc010204  R10 = 0xbbce69a0  R11 = 0xbc010204;
    expect lane 16 R8 = 0xbc010204  R9 = 0xbbdd2807  R10 = 0xbb137005  R11 = 0xbb5d2807;
    expect lane 17 R8 = 0xbc010204  R9 = 0xbb937005  R10 = 0xbb137005  R11 = 0xbb5d2807;
    expect lane 18 R8 = 0xbc010204  R9 = 0x3a937005  R10 = 0xbc010204  R11 = 0x3bb84c06;
    expect lane 19 R8 = 0x3b5d2807  R9 = 0x3c010204  R10 = 0x3c010204  R11 = 0x3bb84c06;
    expect lane 20 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0x3f800000  R11 = 0xbee1c387;
    expect lane 21 R8 = 0x3f800000  R9 = 0xbee1c387  R10 = 0xbee1c387  R11 = 0xbee1c387;
    expect lane 22 R8 = 0x3f010204  R9 = 0xbd937005  R10 = 0x3eb84c06  R11 = 0x3f010204;
    expect lane 23 R8 = 0x3d937005  R9 = 0xbe5d2807  R10 = 0x3f010204  R11 = 0xbf010204;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3e9acf38  R10 = 0x3f010204  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3dce69a0  R10 = 0xbf010204  R11 = 0xbf010204;
    expect lane 26 R8 = 0xbf5b6db7  R9 = 0xbf5b6db7  R10 = 0xbf124925  R11 = 0xbe124925;
    expect lane 27 R8 = 0xbf5b6db7  R9 = 0xbf36db6e  R10 = 0xbedb6db7  R11 = 0xbf124925;
    expect lane 28 R8 = 0xbea26965  R9 = 0xbf165135  R10 = 0xbe3a99c6  R11 = 0xbea26965;
    expect lane 29 R8 = 0xbf165135  R9 = 0xbf38df76  R10 = 0xbe3a99c6  R11 = 0xbf165135;
    expect lane 30 R8 = 0xbf1d3a75  R9 = 0xbf1d3a75  R10 = 0xbd418306  R11 = 0xbf800000;
    expect lane 31 R8 = 0xbd418306  R9 = 0xbf7dfbf8  R10 = 0xbf7dfbf8  R11 = 0xbe71e3c8;
}

warp 3 { # DXN2 R
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbedb6db7  R9 = 0xbe124925  R10 = 0xbe124925  R11 = 0x3e124925;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbedb6db7  R11 = 0xbf36db6e;
    expect lane 2 R8 = 0xbf19999a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3e4ccccd;
    expect lane 3 R8 = 0x3e4ccccd  R9 = 0xbe4ccccd  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 4 R8 = 0x3e4ccccd  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e4ccccd  R9 = 0xbf19999a  R10 = 0xbf19999a  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbe124925  R9 = 0x3f36db6e  R10 = 0x3edb6db7  R11 = 0x3e124925;
    expect lane 7 R8 = 0x3f36db6e  R9 = 0x3e124925  R10 = 0xbf36db6e  R11 = 0x3f36db6e;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0x00000000  R9 = 0xbc010204  R10 = 0xbbce69a0  R11 = 0xbb9acf38;
    expect lane 15 R8 = 0xbb4e69a0  R9 = 0xbbce69a0  R10 = 0xbf800000  R11 = 0x00000000;
    expect lane 16 R8 = 0xbbdd2807  R9 = 0xbb5d2807  R10 = 0xbbdd2807  R11 = 0xbb5d2807;
    expect lane 17 R8 = 0xbb137005  R9 = 0xbbdd2807  R10 = 0xba937005  R11 = 0xbb5d2807;
    expect lane 18 R8 = 0xbbb84c06  R9 = 0xbbb84c06  R10 = 0xbb5d2807  R11 = 0xba937005;
    expect lane 19 R8 = 0xbb5d2807  R9 = 0x3bb84c06  R10 = 0x3b5d2807  R11 = 0xbbb84c06;
    expect lane 20 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0x3f800000  R11 = 0xbee1c387;
    expect lane 21 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0xbee1c387  R11 = 0xbee1c387;
    expect lane 22 R8 = 0x3d937005  R9 = 0xbeb84c06  R10 = 0x3f010204  R11 = 0x3f010204;
    expect lane 23 R8 = 0xbeb84c06  R9 = 0x3eb84c06  R10 = 0x3d937005  R11 = 0xbe5d2807;
    expect lane 24 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf010204  R11 = 0x3dce69a0;
    expect lane 25 R8 = 0x3f800000  R9 = 0xbf010204  R10 = 0xbe9acf38  R11 = 0x3f010204;
    expect lane 26 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbedb6db7  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0xbe124925  R10 = 0xbf5b6db7  R11 = 0x00000000;
    expect lane 28 R8 = 0xbf38df76  R9 = 0xbea26965  R10 = 0xbf38df76  R11 = 0xbf7dfbf8;
    expect lane 29 R8 = 0xbe3a99c6  R9 = 0xbee785e7  R10 = 0xbf165135  R11 = 0xbea26965;
    expect lane 30 R8 = 0xbd418306  R9 = 0xbe71e3c8  R10 = 0xbd418306  R11 = 0xbf7dfbf8;
    expect lane 31 R8 = 0xbf7dfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 4 { # DXN2 G
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbf1d3a75  R9 = 0xbf1d3a75  R10 = 0xbd418306  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbd418306  R9 = 0xbf7dfbf8  R10 = 0xbf7dfbf8  R11 = 0xbe71e3c8;
    expect lane 2 R8 = 0xbea26965  R9 = 0xbf165135  R10 = 0xbe3a99c6  R11 = 0xbea26965;
    expect lane 3 R8 = 0xbf165135  R9 = 0xbf38df76  R10 = 0xbe3a99c6  R11 = 0xbf165135;
    expect lane 4 R8 = 0xbf5b6db7  R9 = 0xbf5b6db7  R10 = 0xbf124925  R11 = 0xbe124925;
    expect lane 5 R8 = 0xbf5b6db7  R9 = 0xbf36db6e  R10 = 0xbedb6db7  R11 = 0xbf124925;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3e9acf38  R10 = 0x3f010204  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3dce69a0  R10 = 0xbf010204  R11 = 0xbf010204;
    expect lane 8 R8 = 0x3f010204  R9 = 0xbd937005  R10 = 0x3eb84c06  R11 = 0x3f010204;
    expect lane 9 R8 = 0x3d937005  R9 = 0xbe5d2807  R10 = 0x3f010204  R11 = 0xbf010204;
    expect lane 10 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0x3f800000  R11 = 0xbee1c387;
    expect lane 11 R8 = 0x3f800000  R9 = 0xbee1c387  R10 = 0xbee1c387  R11 = 0xbee1c387;
    expect lane 12 R8 = 0xbc010204  R9 = 0x3a937005  R10 = 0xbc010204  R11 = 0x3bb84c06;
    expect lane 13 R8 = 0x3b5d2807  R9 = 0x3c010204  R10 = 0x3c010204  R11 = 0x3bb84c06;
    expect lane 14 R8 = 0xbc010204  R9 = 0xbbdd2807  R10 = 0xbb137005  R11 = 0xbb5d2807;
    expect lane 15 R8 = 0xbc010204  R9 = 0xbb937005  R10 = 0xbb137005  R11 = 0xbb5d2807;
    expect lane 16 R8 = 0xbb4e69a0  R9 = 0xbb9acf38  R10 = 0xbace69a0  R11 = 0xbb4e69a0;
    expect lane 17 R8 = 0xbc010204  R9 = 0xbc010204  R10 = 0xbbce69a0  R11 = 0xbc010204;
    expect lane 18 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 24 R8 = 0xbf800000  R9 = 0x3f36db6e  R10 = 0x3f36db6e  R11 = 0xbedb6db7;
    expect lane 25 R8 = 0x3f36db6e  R9 = 0xbf36db6e  R10 = 0x3edb6db7  R11 = 0xbedb6db7;
    expect lane 26 R8 = 0xbf19999a  R9 = 0xbe4ccccd  R10 = 0x3f19999a  R11 = 0xbf800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 28 R8 = 0x3e4ccccd  R9 = 0xbf800000  R10 = 0xbf19999a  R11 = 0xbf800000;
    expect lane 29 R8 = 0x3f19999a  R9 = 0xbe4ccccd  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 30 R8 = 0xbedb6db7  R9 = 0x3e124925  R10 = 0x3e124925  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3e124925  R9 = 0xbf800000  R10 = 0xbedb6db7  R11 = 0x3e124925;
}

warp 5 { # DXN2 G
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbd418306  R9 = 0xbe71e3c8  R10 = 0xbd418306  R11 = 0xbf7dfbf8;
    expect lane 1 R8 = 0xbf7dfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf38df76  R9 = 0xbea26965  R10 = 0xbf38df76  R11 = 0xbf7dfbf8;
    expect lane 3 R8 = 0xbe3a99c6  R9 = 0xbee785e7  R10 = 0xbf165135  R11 = 0xbea26965;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbedb6db7  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0xbe124925  R10 = 0xbf5b6db7  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf010204  R11 = 0x3dce69a0;
    expect lane 7 R8 = 0x3f800000  R9 = 0xbf010204  R10 = 0xbe9acf38  R11 = 0x3f010204;
    expect lane 8 R8 = 0x3d937005  R9 = 0xbeb84c06  R10 = 0x3f010204  R11 = 0x3f010204;
    expect lane 9 R8 = 0xbeb84c06  R9 = 0x3eb84c06  R10 = 0x3d937005  R11 = 0xbe5d2807;
    expect lane 10 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0x3f800000  R11 = 0xbee1c387;
    expect lane 11 R8 = 0xbee1c387  R9 = 0xbee1c387  R10 = 0xbee1c387  R11 = 0xbee1c387;
    expect lane 12 R8 = 0xbbb84c06  R9 = 0xbbb84c06  R10 = 0xbb5d2807  R11 = 0xba937005;
    expect lane 13 R8 = 0xbb5d2807  R9 = 0x3bb84c06  R10 = 0x3b5d2807  R11 = 0xbbb84c06;
    expect lane 14 R8 = 0xbbdd2807  R9 = 0xbb5d2807  R10 = 0xbbdd2807  R11 = 0xbb5d2807;
    expect lane 15 R8 = 0xbb137005  R9 = 0xbbdd2807  R10 = 0xba937005  R11 = 0xbb5d2807;
    expect lane 16 R8 = 0x00000000  R9 = 0xbc010204  R10 = 0xbbce69a0  R11 = 0xbb9acf38;
    expect lane 17 R8 = 0xbb4e69a0  R9 = 0xbbce69a0  R10 = 0xbf800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 24 R8 = 0xbe124925  R9 = 0x3f36db6e  R10 = 0x3edb6db7  R11 = 0x3e124925;
    expect lane 25 R8 = 0x3f36db6e  R9 = 0x3e124925  R10 = 0xbf36db6e  R11 = 0x3f36db6e;
    expect lane 26 R8 = 0x3e4ccccd  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3e4ccccd  R9 = 0xbf19999a  R10 = 0xbf19999a  R11 = 0xbf800000;
    expect lane 28 R8 = 0xbf19999a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3e4ccccd;
    expect lane 29 R8 = 0x3e4ccccd  R9 = 0xbe4ccccd  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 30 R8 = 0xbedb6db7  R9 = 0xbe124925  R10 = 0xbe124925  R11 = 0x3e124925;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbedb6db7  R11 = 0xbf36db6e;
}

warp 6 { # EAC R
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffff
    s = (2 * lane + 1) / 48.0  t = 0.25
    expect lane 0 R8 = 0xbf7ebfb0  R9 = 0xbf7bff00  R10 = 0xbf7effc0  R11 = 0xbf7bff00;
    expect lane 1 R8 = 0xbf7dbf70  R9 = 0xbf7ebfb0  R10 = 0xbf7dff80  R11 = 0xbf7e7fa0;
    expect lane 2 R8 = 0xbf7cff40  R9 = 0xbf7abeb0  R10 = 0xbf7cff40  R11 = 0xbf7c3f10;
    expect lane 3 R8 = 0xbf7cff40  R9 = 0xbf800000  R10 = 0xbf7abeb0  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf7dbf70  R9 = 0xbf7dbf70  R10 = 0xbf7dbf70  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf7e7fa0  R9 = 0xbf7bff00  R10 = 0xbf7bff00  R11 = 0xbf7effc0;
    expect lane 6 R8 = 0xbf7effc0  R9 = 0xbf7c3f10  R10 = 0xbf7cff40  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf7dbf70  R9 = 0xbf7fbff0  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf6c3b0f;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf743d0f;
    expect lane 11 R8 = 0xbf743d0f  R9 = 0xbf6e3b8f  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf6c3b0f  R9 = 0xbf7a3e90  R10 = 0xbf7c3f10  R11 = 0xbf6c3b0f;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf7c3f10  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbf800000  R9 = 0xbf743d0f  R10 = 0xbf800000  R11 = 0xbf743d0f;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf6e3b8f  R11 = 0xbf800000;
    expect lane 16 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 17 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3f26298a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbd60380e;
    expect lane 19 R8 = 0xbf800000  R9 = 0x3f26298a  R10 = 0xbf800000  R11 = 0xbd60380e;
    expect lane 20 R8 = 0x3d802008  R9 = 0xbf800000  R10 = 0x3d802008  R11 = 0xbf42308c;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf7e3f90  R10 = 0x3d802008  R11 = 0xbf60380e;
    expect lane 22 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbd60380e  R11 = 0xbd60380e;
    expect lane 23 R8 = 0xbf800000  R9 = 0x3f26298a  R10 = 0xbf800000  R11 = 0xbd60380e;
}

warp 7 { # EAC R
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffff
    s = (2 * lane + 1) / 48.0  t = 0.75
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf7ebfb0  R10 = 0xbf7dff80  R11 = 0xbf7e7fa0;
    expect lane 1 R8 = 0xbf7dff80  R9 = 0xbf7effc0  R10 = 0xbf7bff00  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf7dbf70  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf7abeb0  R9 = 0xbf7fbff0  R10 = 0xbf7c3f10  R11 = 0xbf7fbff0;
    expect lane 4 R8 = 0xbf7dff80  R9 = 0xbf7effc0  R10 = 0xbf7bff00  R11 = 0xbf7effc0;
    expect lane 5 R8 = 0xbf7ebfb0  R9 = 0xbf7e7fa0  R10 = 0xbf7dff80  R11 = 0xbf7dbf70;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf7c3f10  R10 = 0xbf7abeb0  R11 = 0xbf7fbff0;
    expect lane 7 R8 = 0xbf7dbf70  R9 = 0xbf800000  R10 = 0xbf7fbff0  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbf7a3e90  R9 = 0xbf7e3f90  R10 = 0xbf800000  R11 = 0xbf7c3f10;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf7e3f90  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf7a3e90  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf743d0f  R10 = 0xbf743d0f  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf7a3e90  R9 = 0xbf6c3b0f  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf7e3f90  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbf743d0f  R9 = 0xbf743d0f  R10 = 0xbf800000  R11 = 0xbf6e3b8f;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbf62388e  R10 = 0xbf7a3e90  R11 = 0xbf743d0f;
    expect lane 16 R8 = 0xbf7e3f90  R9 = 0xbf800000  R10 = 0xbf7e3f90  R11 = 0x3d802008;
    expect lane 17 R8 = 0x3d802008  R9 = 0x3d802008  R10 = 0xbf800000  R11 = 0xbf7e3f90;
    expect lane 18 R8 = 0xbf800000  R9 = 0xbd60380e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbed0340d  R9 = 0x3f26298a  R10 = 0xbf800000  R11 = 0xbed0340d;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbf800000  R9 = 0xbed0340d  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbed0340d  R9 = 0xbd60380e  R10 = 0xbf800000  R11 = 0xbd60380e;
}

warp 8 { # BC6H_SF16 R
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffff
    s = (2 * lane + 1) / 32.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xff800000  R9 = 0xff800000  R10 = 0xff800000  R11 = 0xff800000;
    expect lane 5 R8 = 0xff800000  R9 = 0xff800000  R10 = 0xff800000  R11 = 0xff800000;
    expect lane 6 R8 = 0x33800000  R9 = 0x33800000  R10 = 0x33800000  R11 = 0x33800000;
    expect lane 7 R8 = 0x33800000  R9 = 0x33800000  R10 = 0x33800000  R11 = 0x33800000;
    expect lane 8 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 9 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 10 R8 = 0x47746000  R9 = 0x47746000  R10 = 0x47746000  R11 = 0x47746000;
    expect lane 11 R8 = 0x47746000  R9 = 0x47746000  R10 = 0x47746000  R11 = 0x47746000;
    expect lane 12 R8 = 0xb6ba0000  R9 = 0xb6ba0000  R10 = 0xb6ba0000  R11 = 0xb6ba0000;
    expect lane 13 R8 = 0xb6ba0000  R9 = 0xb6ba0000  R10 = 0xb6ba0000  R11 = 0xb6ba0000;
    expect lane 14 R8 = 0x4256a000  R9 = 0x4256a000  R10 = 0x4256a000  R11 = 0x4256a000;
    expect lane 15 R8 = 0x4256a000  R9 = 0x4256a000  R10 = 0x4256a000  R11 = 0x4256a000;
}

warp 9 { # BC6H_SF16 R
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffff
    s = (2 * lane + 1) / 32.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xff800000  R9 = 0xff800000  R10 = 0xff800000  R11 = 0xff800000;
    expect lane 5 R8 = 0xff800000  R9 = 0xff800000  R10 = 0xff800000  R11 = 0xff800000;
    expect lane 6 R8 = 0x33800000  R9 = 0x33800000  R10 = 0x33800000  R11 = 0x33800000;
    expect lane 7 R8 = 0x33800000  R9 = 0x33800000  R10 = 0x33800000  R11 = 0x33800000;
    expect lane 8 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 9 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 10 R8 = 0x47746000  R9 = 0x47746000  R10 = 0x47746000  R11 = 0x47746000;
    expect lane 11 R8 = 0x47746000  R9 = 0x47746000  R10 = 0x47746000  R11 = 0x47746000;
    expect lane 12 R8 = 0xb6ba0000  R9 = 0xb6ba0000  R10 = 0xb6ba0000  R11 = 0xb6ba0000;
    expect lane 13 R8 = 0xb6ba0000  R9 = 0xb6ba0000  R10 = 0xb6ba0000  R11 = 0xb6ba0000;
    expect lane 14 R8 = 0x4256a000  R9 = 0x4256a000  R10 = 0x4256a000  R11 = 0x4256a000;
    expect lane 15 R8 = 0x4256a000  R9 = 0x4256a000  R10 = 0x4256a000  R11 = 0x4256a000;
}

warp 10 { # BC6H_SF16 G
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffff
    s = (2 * lane + 1) / 32.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 5 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 6 R8 = 0xb4000000  R9 = 0xb4000000  R10 = 0xb4000000  R11 = 0xb4000000;
    expect lane 7 R8 = 0xb4000000  R9 = 0xb4000000  R10 = 0xb4000000  R11 = 0xb4000000;
    expect lane 8 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 9 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 10 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 11 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 12 R8 = 0x36ba0000  R9 = 0x36ba0000  R10 = 0x36ba0000  R11 = 0x36ba0000;
    expect lane 13 R8 = 0x36ba0000  R9 = 0x36ba0000  R10 = 0x36ba0000  R11 = 0x36ba0000;
    expect lane 14 R8 = 0xc25e6000  R9 = 0xc25e6000  R10 = 0xc25e6000  R11 = 0xc25e6000;
    expect lane 15 R8 = 0xc25e6000  R9 = 0xc25e6000  R10 = 0xc25e6000  R11 = 0xc25e6000;
}

warp 11 { # BC6H_SF16 G
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffff
    s = (2 * lane + 1) / 32.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 5 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 6 R8 = 0xb4000000  R9 = 0xb4000000  R10 = 0xb4000000  R11 = 0xb4000000;
    expect lane 7 R8 = 0xb4000000  R9 = 0xb4000000  R10 = 0xb4000000  R11 = 0xb4000000;
    expect lane 8 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 9 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 10 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 11 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 12 R8 = 0x36ba0000  R9 = 0x36ba0000  R10 = 0x36ba0000  R11 = 0x36ba0000;
    expect lane 13 R8 = 0x36ba0000  R9 = 0x36ba0000  R10 = 0x36ba0000  R11 = 0x36ba0000;
    expect lane 14 R8 = 0xc25e6000  R9 = 0xc25e6000  R10 = 0xc25e6000  R11 = 0xc25e6000;
    expect lane 15 R8 = 0xc25e6000  R9 = 0xc25e6000  R10 = 0xc25e6000  R11 = 0xc25e6000;
}

warp 12 { # BC6H_SF16 B
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = (2 * lane + 1) / 32.0  t = 0.25
    expect lane 0 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0xb3800000  R11 = 0xb3800000;
    expect lane 1 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0xb3800000  R11 = 0xb3800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 5 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 9 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 10 R8 = 0xc7746000  R9 = 0xc7746000  R10 = 0xc7746000  R11 = 0xc7746000;
    expect lane 11 R8 = 0xc7746000  R9 = 0xc7746000  R10 = 0xc7746000  R11 = 0xc7746000;
    expect lane 12 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 13 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 13 { # BC6H_SF16 B
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = (2 * lane + 1) / 32.0  t = 0.75
    expect lane 0 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0xb3800000  R11 = 0xb3800000;
    expect lane 1 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0xb3800000  R11 = 0xb3800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 5 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 9 R8 = 0x477fe000  R9 = 0x477fe000  R10 = 0x477fe000  R11 = 0x477fe000;
    expect lane 10 R8 = 0xc7746000  R9 = 0xc7746000  R10 = 0xc7746000  R11 = 0xc7746000;
    expect lane 11 R8 = 0xc7746000  R9 = 0xc7746000  R10 = 0xc7746000  R11 = 0xc7746000;
    expect lane 12 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 13 R8 = 0xc77fe000  R9 = 0xc77fe000  R10 = 0xc77fe000  R11 = 0xc77fe000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
