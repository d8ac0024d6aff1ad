# What cancels out is +0, whichever summand is negative; zeros that are all negative make -0.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-108
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }
texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 2 address 0x30001000 }
handle 2 texture 2 sampler 0
bytes 0x30001000 0000c03f 0000c0bf 0000c03f 00000080 00000000 00000080 00000080 000020c0
bytes 0x30001020 0000c0bf 0000c03f 0000c0bf 00000000 00000080 00000000 00000000 00002040

warp 0 {
    asm "TLD4.R R8, R0, 2, 2D, 0x1"  active 0x7fff
    s = { bits(0x3d800000) bits(0x3e000000) bits(0x3e400000) bits(0x3e800000) bits(0x3ea00000) bits(0x3ec00000) bits(0x3ee00000) bits(0x3f000000) bits(0x3f100000) bits(0x3f200000) bits(0x3f300000) bits(0x3f400000) bits(0x3f500000) bits(0x3f600000) bits(0x3f700000) ... }
    t = { bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x3fc00000;
    expect lane 1 R8 = 0x00000000;
    expect lane 2 R8 = 0xbfc00000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x3fc00000;
    expect lane 5 R8 = 0x3f400000;
    expect lane 6 R8 = 0x80000000;
    expect lane 7 R8 = 0x00000000;
    expect lane 8 R8 = 0x00000000;
    expect lane 9 R8 = 0x00000000;
    expect lane 10 R8 = 0x80000000;
    expect lane 11 R8 = 0x80000000;
    expect lane 12 R8 = 0x80000000;
    expect lane 13 R8 = 0xbfa00000;
    expect lane 14 R8 = 0xc0200000;
}

warp 1 {
    asm "TLD4.R R8, R0, 2, 2D, 0x1"  active 0x7fff
    s = { bits(0x3d800000) bits(0x3e000000) bits(0x3e400000) bits(0x3e800000) bits(0x3ea00000) bits(0x3ec00000) bits(0x3ee00000) bits(0x3f000000) bits(0x3f100000) bits(0x3f200000) bits(0x3f300000) bits(0x3f400000) bits(0x3f500000) bits(0x3f600000) bits(0x3f700000) ... }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) ... }
    expect lane 0 R8 = 0x00000000;
    expect lane 1 R8 = 0x00000000;
    expect lane 2 R8 = 0x00000000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0x00000000;
    expect lane 5 R8 = 0x00000000;
    expect lane 6 R8 = 0x00000000;
    expect lane 7 R8 = 0x00000000;
    expect lane 8 R8 = 0x00000000;
    expect lane 9 R8 = 0x00000000;
    expect lane 10 R8 = 0x00000000;
    expect lane 11 R8 = 0x00000000;
    expect lane 12 R8 = 0x00000000;
    expect lane 13 R8 = 0x00000000;
    expect lane 14 R8 = 0x00000000;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0x1"  active 0x7fff
    s = { bits(0x3d800000) bits(0x3e000000) bits(0x3e400000) bits(0x3e800000) bits(0x3ea00000) bits(0x3ec00000) bits(0x3ee00000) bits(0x3f000000) bits(0x3f100000) bits(0x3f200000) bits(0x3f300000) bits(0x3f400000) bits(0x3f500000) bits(0x3f600000) bits(0x3f700000) ... }
    t = { bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) bits(0x3f400000) ... }
    expect lane 0 R8 = 0xbfc00000;
    expect lane 1 R8 = 0x00000000;
    expect lane 2 R8 = 0x3fc00000;
    expect lane 3 R8 = 0x00000000;
    expect lane 4 R8 = 0xbfc00000;
    expect lane 5 R8 = 0xbf400000;
    expect lane 6 R8 = 0x00000000;
    expect lane 7 R8 = 0x00000000;
    expect lane 8 R8 = 0x80000000;
    expect lane 9 R8 = 0x00000000;
    expect lane 10 R8 = 0x00000000;
    expect lane 11 R8 = 0x00000000;
    expect lane 12 R8 = 0x00000000;
    expect lane 13 R8 = 0x3fa00000;
    expect lane 14 R8 = 0x40200000;
}
