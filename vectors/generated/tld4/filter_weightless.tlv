# Texels without weight are not read: an error in their line is none.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-10a PD-108
rules without PD-10c
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }
texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 4 address 0x30001000 }
handle 2 texture 2 sampler 0
bytes 0x30001000 00000000 0000803e 0000003f 0000403f 0000803f 0000a03f 0000c03f 0000e03f
bytes 0x30001020 00000000 0000803f 00000040 00004040 00008040 0000a040 0000c040 0000e040
error 0x30001040 0x40
texture 3 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30002000 }
handle 3 texture 3 sampler 0
bytes 0x30002000 0000807f 0000803f 000080ff 0000807f 4523c17f 0000803f 00000080 00000080

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = 0.25  t = bits(0x3ec00000)
    expect lane 0 wrap.zero_weight = 3  address.fetch = 12  cache.tag.status = "ok"  R8 = 0x3fc00000;
}

warp 3 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = 0.25  t = bits(0x3ec08000)
    expect lane 0 wrap.zero_weight = 0  address.fetch = 15  cache.tag.status = "memory-error"  R8 = 0x3fbf4000;
}

warp 4 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3dc00000)  t = 0.5
    expect lane 0 R8 = 0x7f800000;
}

warp 5 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3e800000)  t = 0.5
    expect lane 0 R8 = 0xff800000;
}

warp 6 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3ec00000)  t = 0.5
    expect lane 0 R8 = 0x7fc00000;
}

warp 7 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3f200000)  t = 0.5
    expect lane 0 R8 = 0x7fc00000;
}

warp 8 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3f500000)  t = 0.5
    expect lane 0 R8 = 0x80000000;
}

warp 9 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3f600000)  t = 0.5
    expect lane 0 R8 = 0x80000000;
}

warp 10 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = bits(0x3ea00000)  t = 0.5
    expect lane 0 R8 = 0xff800000;
}
