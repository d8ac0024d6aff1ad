# Blends just below the least normal number: one that rounds up to it is it, another is a zero of its sign.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-108
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 f803fe00 00000000 f803fe80 00000000 f703fe00 00000080 f703fe80 00000000
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000100 }
handle 1 texture 1 sampler 0
bytes 0x30000100 b72eef00 00000000 b72eef80 00000000 b62eef00 00000080 b62eef80 00000000
texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000200 }
handle 2 texture 2 sampler 0
bytes 0x30000200 9825e500 00000000 9825e580 00000000 9725e500 00000080 9725e580 00000000
texture 3 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000300 }
handle 3 texture 3 sampler 0
bytes 0x30000300 78fce100 00000000 78fce180 00000000 77fce100 00000080 77fce180 00000000
texture 4 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000400 }
handle 4 texture 4 sampler 0
bytes 0x30000400 b201d900 00000000 b201d980 00000000 b101d900 00000080 b101d980 00000000
texture 5 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000500 }
handle 5 texture 5 sampler 0
bytes 0x30000500 e73ebb00 00000000 e73ebb80 00000000 e63ebb00 00000080 e63ebb80 00000000
texture 6 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000600 }
handle 6 texture 6 sampler 0
bytes 0x30000600 cfa9a400 00000000 cfa9a480 00000000 cea9a400 00000080 cea9a480 00000000
texture 7 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000700 }
handle 7 texture 7 sampler 0
bytes 0x30000700 ad4c9e00 00000000 ad4c9e80 00000000 ac4c9e00 00000080 ac4c9e80 00000000
texture 8 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000800 }
handle 8 texture 8 sampler 0
bytes 0x30000800 c8689800 00000000 c8689880 00000000 c7689800 00000080 c7689880 00000000
texture 9 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000900 }
handle 9 texture 9 sampler 0
bytes 0x30000900 2e019700 00000000 2e019780 00000000 2d019700 00000080 2d019780 00000000
texture 10 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000a00 }
handle 10 texture 10 sampler 0
bytes 0x30000a00 52da8d00 00000000 52da8d80 00000000 51da8d00 00000080 51da8d80 00000000
texture 11 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30000b00 }
handle 11 texture 11 sampler 0
bytes 0x30000b00 9ca28c00 00000000 9ca28c80 00000000 9ba28c00 00000080 9ba28c80 00000000

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0x7f
    s = { bits(0x3dff0000) bits(0x3ebfc000) bits(0x3e804000) bits(0x3f1fe000) bits(0x3f002000) bits(0x3f5fe000) bits(0x3f402000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0x1"  active 0x7f
    s = { bits(0x3df70000) bits(0x3ebdc000) bits(0x3e824000) bits(0x3f1ee000) bits(0x3f012000) bits(0x3f5ee000) bits(0x3f412000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0x1"  active 0x7f
    s = { bits(0x3df10000) bits(0x3ebc4000) bits(0x3e83c000) bits(0x3f1e2000) bits(0x3f01e000) bits(0x3f5e2000) bits(0x3f41e000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0x1"  active 0x7f
    s = { bits(0x3def0000) bits(0x3ebbc000) bits(0x3e844000) bits(0x3f1de000) bits(0x3f022000) bits(0x3f5de000) bits(0x3f422000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0x1"  active 0x7f
    s = { bits(0x3de90000) bits(0x3eba4000) bits(0x3e85c000) bits(0x3f1d2000) bits(0x3f02e000) bits(0x3f5d2000) bits(0x3f42e000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0x1"  active 0x7f
    s = { bits(0x3dd10000) bits(0x3eb44000) bits(0x3e8bc000) bits(0x3f1a2000) bits(0x3f05e000) bits(0x3f5a2000) bits(0x3f45e000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0x1"  active 0x7f
    s = { bits(0x3db90000) bits(0x3eae4000) bits(0x3e91c000) bits(0x3f172000) bits(0x3f08e000) bits(0x3f572000) bits(0x3f48e000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0x1"  active 0x7f
    s = { bits(0x3db10000) bits(0x3eac4000) bits(0x3e93c000) bits(0x3f162000) bits(0x3f09e000) bits(0x3f562000) bits(0x3f49e000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0x1"  active 0x7f
    s = { bits(0x3da90000) bits(0x3eaa4000) bits(0x3e95c000) bits(0x3f152000) bits(0x3f0ae000) bits(0x3f552000) bits(0x3f4ae000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0x1"  active 0x7f
    s = { bits(0x3da70000) bits(0x3ea9c000) bits(0x3e964000) bits(0x3f14e000) bits(0x3f0b2000) bits(0x3f54e000) bits(0x3f4b2000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0x1"  active 0x7f
    s = { bits(0x3d990000) bits(0x3ea64000) bits(0x3e99c000) bits(0x3f132000) bits(0x3f0ce000) bits(0x3f532000) bits(0x3f4ce000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}

warp 11 {
    asm "TLD4.R R8, R0, 11, 2D, 0x1"  active 0x7f
    s = { bits(0x3d970000) bits(0x3ea5c000) bits(0x3e9a4000) bits(0x3f12e000) bits(0x3f0d2000) bits(0x3f52e000) bits(0x3f4d2000) ... }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 ... }
    expect lane 0 R8 = 0x00800000;
    expect lane 1 R8 = 0x80800000;
    expect lane 2 R8 = 0x80800000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80000000;
}
