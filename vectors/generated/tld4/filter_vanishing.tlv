# Blends of normal numbers that are denormal are zeros of their sign, and the least normal number is itself.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-108
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 01008001 00008081 55559501 00008081 ffffbf01 00008081 0000c001 00008081 00008081 0100c001 00008081 feffbf01 00008081 0000a001 00008081 01808001
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 2 address 0x30000100 }
handle 1 texture 1 sampler 0
bytes 0x30000100 01008081 00008001 55559581 00008001 ffffbf81 00008001 0000c081 00008001 00008001 0100c081 00008001 feffbf81 00008001 0000a081 00008001 01808081

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e000000) bits(0x3e800000) bits(0x3ec00000) bits(0x3f000000) bits(0x3f200000) bits(0x3f400000) bits(0x3f600000) bits(0x3e000000) bits(0x3e800000) bits(0x3ec00000) bits(0x3f000000) bits(0x3f200000) bits(0x3f400000) bits(0x3f600000) ... }
    t = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) ... }
    expect lane 0 R8 = 0x00000000;
    expect lane 1 R8 = 0x00000000;
    expect lane 2 R8 = 0x00000000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x00800000;
    expect lane 6 R8 = 0x00800000;
    expect lane 7 R8 = 0x00800002;
    expect lane 8 R8 = 0x00800002;
    expect lane 9 R8 = 0x00000000;
    expect lane 10 R8 = 0x00000000;
    expect lane 11 R8 = 0x00000000;
    expect lane 12 R8 = 0x00000000;
    expect lane 13 R8 = 0x00000000;
}

warp 1 {
    asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0xff
    s = { bits(0x3d800000) bits(0x3e400000) bits(0x3ea00000) bits(0x3ee00000) bits(0x3f100000) bits(0x3f300000) bits(0x3f500000) bits(0x3f700000) ... }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) ... }
    expect lane 0 R8 = 0x00000000;
    expect lane 1 R8 = 0x00800002;
    expect lane 2 R8 = 0x00000000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x00000000;
    expect lane 6 R8 = 0x00800000;
    expect lane 7 R8 = 0x00000000;
}

warp 2 {
    asm "TLD4.R R8, R0, 1, 2D, 0x1"  active 0x3fff
    s = { bits(0x3e000000) bits(0x3e800000) bits(0x3ec00000) bits(0x3f000000) bits(0x3f200000) bits(0x3f400000) bits(0x3f600000) bits(0x3e000000) bits(0x3e800000) bits(0x3ec00000) bits(0x3f000000) bits(0x3f200000) bits(0x3f400000) bits(0x3f600000) ... }
    t = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) ... }
    expect lane 0 R8 = 0x80000000;
    expect lane 1 R8 = 0x80000000;
    expect lane 2 R8 = 0x80000000;
    expect lane 3 R8 = 0x80000000;
    expect lane 4 R8 = 0x80000000;
    expect lane 5 R8 = 0x80800000;
    expect lane 6 R8 = 0x80800000;
    expect lane 7 R8 = 0x80800002;
    expect lane 8 R8 = 0x80800002;
    expect lane 9 R8 = 0x80000000;
    expect lane 10 R8 = 0x80000000;
    expect lane 11 R8 = 0x80000000;
    expect lane 12 R8 = 0x80000000;
    expect lane 13 R8 = 0x80000000;
}

warp 3 {
    asm "TLD4.R R8, R0, 1, 2D, 0x1"  active 0xff
    s = { bits(0x3d800000) bits(0x3e400000) bits(0x3ea00000) bits(0x3ee00000) bits(0x3f100000) bits(0x3f300000) bits(0x3f500000) bits(0x3f700000) ... }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) ... }
    expect lane 0 R8 = 0x80000000;
    expect lane 1 R8 = 0x80800002;
    expect lane 2 R8 = 0x80000000;
    expect lane 3 R8 = 0x80000000;
    expect lane 4 R8 = 0x80000000;
    expect lane 5 R8 = 0x80000000;
    expect lane 6 R8 = 0x80800000;
    expect lane 7 R8 = 0x80000000;
}
