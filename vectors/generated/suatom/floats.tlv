# ADD of F32: every pair of odd numbers; sums that are not associative.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118b
rules without PD-78 PD-79 PD-118a
sampler 0 { }
bytes 0x20000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
bytes 0x20000020 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
bytes 0x20000040 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
bytes 0x20000060 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
bytes 0x200000a0 af457891 84052937 31d5f88b
bytes 0x20000100 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000080
bytes 0x20000120 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000080
bytes 0x20000140 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000080
bytes 0x20000160 00000080 00000080 00000080 00000080 00000080 00000080 00000080 00000080
bytes 0x200001a0 a472eb9b 8c1afc7e dab6d99f
bytes 0x20000200 01000000 01000000 01000000 01000000 01000000 01000000 01000000 01000000
bytes 0x20000220 01000000 01000000 01000000 01000000 01000000 01000000 01000000 01000000
bytes 0x20000240 01000000 01000000 01000000 01000000 01000000 01000000 01000000 01000000
bytes 0x20000260 01000000 01000000 01000000 01000000 01000000 01000000 01000000 01000000
bytes 0x200002a0 906fae10 9812f521 6ce942ce
bytes 0x20000300 01000080 01000080 01000080 01000080 01000080 01000080 01000080 01000080
bytes 0x20000320 01000080 01000080 01000080 01000080 01000080 01000080 01000080 01000080
bytes 0x20000340 01000080 01000080 01000080 01000080 01000080 01000080 01000080 01000080
bytes 0x20000360 01000080 01000080 01000080 01000080 01000080 01000080 01000080 01000080
bytes 0x200003a0 59bd8e0e 70de9619 e1e5e6c0
bytes 0x20000400 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00
bytes 0x20000420 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00
bytes 0x20000440 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00
bytes 0x20000460 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00 ffff7f00
bytes 0x200004a0 5657bc81 bd88cc19 2899c51e
bytes 0x20000500 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000
bytes 0x20000520 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000
bytes 0x20000540 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000
bytes 0x20000560 00008000 00008000 00008000 00008000 00008000 00008000 00008000 00008000
bytes 0x200005a0 3ec70911 45fe501a d3c88db8
bytes 0x20000600 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080
bytes 0x20000620 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080
bytes 0x20000640 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080
bytes 0x20000660 00008080 00008080 00008080 00008080 00008080 00008080 00008080 00008080
bytes 0x200006a0 d92ee54e c12adaea 37eb7a93
bytes 0x20000700 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80
bytes 0x20000720 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80
bytes 0x20000740 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80
bytes 0x20000760 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80 ffff7f80
bytes 0x200007a0 52c1f42d e244ce20 5d9c334c
bytes 0x20000800 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f
bytes 0x20000820 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f
bytes 0x20000840 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f
bytes 0x20000860 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f 0000803f
bytes 0x20000900 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf
bytes 0x20000920 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf
bytes 0x20000940 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf
bytes 0x20000960 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf 000080bf
bytes 0x20000a00 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f
bytes 0x20000a20 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f
bytes 0x20000a40 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f
bytes 0x20000a60 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f 0100803f
bytes 0x20000b00 00008033 00008033 00008033 00008033 00008033 00008033 00008033 00008033
bytes 0x20000b20 00008033 00008033 00008033 00008033 00008033 00008033 00008033 00008033
bytes 0x20000b40 00008033 00008033 00008033 00008033 00008033 00008033 00008033 00008033
bytes 0x20000b60 00008033 00008033 00008033 00008033 00008033 00008033 00008033 00008033
bytes 0x20000c00 01008033 01008033 01008033 01008033 01008033 01008033 01008033 01008033
bytes 0x20000c20 01008033 01008033 01008033 01008033 01008033 01008033 01008033 01008033
bytes 0x20000c40 01008033 01008033 01008033 01008033 01008033 01008033 01008033 01008033
bytes 0x20000c60 01008033 01008033 01008033 01008033 01008033 01008033 01008033 01008033
bytes 0x20000d00 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3
bytes 0x20000d20 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3
bytes 0x20000d40 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3
bytes 0x20000d60 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3 000080b3
bytes 0x20000e00 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3
bytes 0x20000e20 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3
bytes 0x20000e40 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3
bytes 0x20000e60 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3 000000b3
bytes 0x20000f00 00000034 00000034 00000034 00000034 00000034 00000034 00000034 00000034
bytes 0x20000f20 00000034 00000034 00000034 00000034 00000034 00000034 00000034 00000034
bytes 0x20000f40 00000034 00000034 00000034 00000034 00000034 00000034 00000034 00000034
bytes 0x20000f60 00000034 00000034 00000034 00000034 00000034 00000034 00000034 00000034
texture 0 { raw 58d7ff8f 20000000 00400000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 FLOAT, pitch 256
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 0
    data0 = { 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000
      0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff
      0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001
      0x42f6e979 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000
      0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff
      0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001
      0x42f6e979 0 }
    expect lane 0 R8 = 0x80000000
    expect lane 1 R8 = 0x80000000
    expect lane 2 R8 = 0x80000000
    expect lane 3 R8 = 0x80000000
    expect lane 4 R8 = 0x80000000
    expect lane 5 R8 = 0x80000000
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x80000000
    expect lane 8 R8 = 0x80000000
    expect lane 9 R8 = 0x80000000
    expect lane 10 R8 = 0x80000000
    expect lane 11 R8 = 0x80000000
    expect lane 12 R8 = 0x80000000
    expect lane 13 R8 = 0x80000000
    expect lane 14 R8 = 0x80000000
    expect lane 15 R8 = 0x80000000
    expect lane 16 R8 = 0x80000000
    expect lane 17 R8 = 0x80000000
    expect lane 18 R8 = 0x80000000
    expect lane 19 R8 = 0x80000000
    expect lane 20 R8 = 0x80000000
    expect lane 21 R8 = 0x80000000
    expect lane 22 R8 = 0x80000000
    expect lane 23 R8 = 0x80000000
    expect lane 24 R8 = 0x80000000
    expect lane 25 R8 = 0x80000000
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x80000000
    expect lane 28 R8 = 0x80000000
    expect lane 29 R8 = 0x80000000
    expect lane 30 R8 = 0x80000000
    expect lane 31 R8 = 0x80000000
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 2
    data0 = { 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001
      0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000
      0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979
      0 0x80000000 }
    expect lane 0 R8 = 0x1
    expect lane 1 R8 = 0x1
    expect lane 2 R8 = 0x1
    expect lane 3 R8 = 0x1
    expect lane 4 R8 = 0x1
    expect lane 5 R8 = 0x1
    expect lane 6 R8 = 0x1
    expect lane 7 R8 = 0x1
    expect lane 8 R8 = 0x1
    expect lane 9 R8 = 0x1
    expect lane 10 R8 = 0x1
    expect lane 11 R8 = 0x1
    expect lane 12 R8 = 0x1
    expect lane 13 R8 = 0x1
    expect lane 14 R8 = 0x1
    expect lane 15 R8 = 0x1
    expect lane 16 R8 = 0x1
    expect lane 17 R8 = 0x1
    expect lane 18 R8 = 0x1
    expect lane 19 R8 = 0x1
    expect lane 20 R8 = 0x1
    expect lane 21 R8 = 0x1
    expect lane 22 R8 = 0x1
    expect lane 23 R8 = 0x1
    expect lane 24 R8 = 0x1
    expect lane 25 R8 = 0x1
    expect lane 26 R8 = 0x1
    expect lane 27 R8 = 0x1
    expect lane 28 R8 = 0x1
    expect lane 29 R8 = 0x1
    expect lane 30 R8 = 0x1
    expect lane 31 R8 = 0x1
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    data0 = { 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001
      0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000
      0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979
      0 0x80000000 1 }
    expect lane 0 R8 = 0x80000001
    expect lane 1 R8 = 0x80000001
    expect lane 2 R8 = 0x80000001
    expect lane 3 R8 = 0x80000001
    expect lane 4 R8 = 0x80000001
    expect lane 5 R8 = 0x80000001
    expect lane 6 R8 = 0x80000001
    expect lane 7 R8 = 0x80000001
    expect lane 8 R8 = 0x80000001
    expect lane 9 R8 = 0x80000001
    expect lane 10 R8 = 0x80000001
    expect lane 11 R8 = 0x80000001
    expect lane 12 R8 = 0x80000001
    expect lane 13 R8 = 0x80000001
    expect lane 14 R8 = 0x80000001
    expect lane 15 R8 = 0x80000001
    expect lane 16 R8 = 0x80000001
    expect lane 17 R8 = 0x80000001
    expect lane 18 R8 = 0x80000001
    expect lane 19 R8 = 0x80000001
    expect lane 20 R8 = 0x80000001
    expect lane 21 R8 = 0x80000001
    expect lane 22 R8 = 0x80000001
    expect lane 23 R8 = 0x80000001
    expect lane 24 R8 = 0x80000001
    expect lane 25 R8 = 0x80000001
    expect lane 26 R8 = 0x80000001
    expect lane 27 R8 = 0x80000001
    expect lane 28 R8 = 0x80000001
    expect lane 29 R8 = 0x80000001
    expect lane 30 R8 = 0x80000001
    expect lane 31 R8 = 0x80000001
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 4
    data0 = { 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000
      0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000
      0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0
      0x80000000 1 0x80000001 }
    expect lane 0 R8 = 0x7fffff
    expect lane 1 R8 = 0x7fffff
    expect lane 2 R8 = 0x7fffff
    expect lane 3 R8 = 0x7fffff
    expect lane 4 R8 = 0x7fffff
    expect lane 5 R8 = 0x7fffff
    expect lane 6 R8 = 0x7fffff
    expect lane 7 R8 = 0x7fffff
    expect lane 8 R8 = 0x7fffff
    expect lane 9 R8 = 0x7fffff
    expect lane 10 R8 = 0x7fffff
    expect lane 11 R8 = 0x7fffff
    expect lane 12 R8 = 0x7fffff
    expect lane 13 R8 = 0x7fffff
    expect lane 14 R8 = 0x7fffff
    expect lane 15 R8 = 0x7fffff
    expect lane 16 R8 = 0x7fffff
    expect lane 17 R8 = 0x7fffff
    expect lane 18 R8 = 0x7fffff
    expect lane 19 R8 = 0x7fffff
    expect lane 20 R8 = 0x7fffff
    expect lane 21 R8 = 0x7fffff
    expect lane 22 R8 = 0x7fffff
    expect lane 23 R8 = 0x7fffff
    expect lane 24 R8 = 0x7fffff
    expect lane 25 R8 = 0x7fffff
    expect lane 26 R8 = 0x7fffff
    expect lane 27 R8 = 0x7fffff
    expect lane 28 R8 = 0x7fffff
    expect lane 29 R8 = 0x7fffff
    expect lane 30 R8 = 0x7fffff
    expect lane 31 R8 = 0x7fffff
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 5
    data0 = { 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000
      0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000
      0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1
      0x80000001 0x7fffff }
    expect lane 0 R8 = 0x800000
    expect lane 1 R8 = 0x800000
    expect lane 2 R8 = 0x800000
    expect lane 3 R8 = 0x800000
    expect lane 4 R8 = 0x800000
    expect lane 5 R8 = 0x800000
    expect lane 6 R8 = 0x800000
    expect lane 7 R8 = 0x800000
    expect lane 8 R8 = 0x800000
    expect lane 9 R8 = 0x800000
    expect lane 10 R8 = 0x800000
    expect lane 11 R8 = 0x800000
    expect lane 12 R8 = 0x800000
    expect lane 13 R8 = 0x800000
    expect lane 14 R8 = 0x800000
    expect lane 15 R8 = 0x800000
    expect lane 16 R8 = 0x800000
    expect lane 17 R8 = 0x800000
    expect lane 18 R8 = 0x800000
    expect lane 19 R8 = 0x800000
    expect lane 20 R8 = 0x800000
    expect lane 21 R8 = 0x800000
    expect lane 22 R8 = 0x800000
    expect lane 23 R8 = 0x800000
    expect lane 24 R8 = 0x800000
    expect lane 25 R8 = 0x800000
    expect lane 26 R8 = 0x800000
    expect lane 27 R8 = 0x800000
    expect lane 28 R8 = 0x800000
    expect lane 29 R8 = 0x800000
    expect lane 30 R8 = 0x800000
    expect lane 31 R8 = 0x800000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 6
    data0 = { 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000
      0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001
      0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001
      0x7fffff 0x800000 }
    expect lane 0 R8 = 0x80800000
    expect lane 1 R8 = 0x80800000
    expect lane 2 R8 = 0x80800000
    expect lane 3 R8 = 0x80800000
    expect lane 4 R8 = 0x80800000
    expect lane 5 R8 = 0x80800000
    expect lane 6 R8 = 0x80800000
    expect lane 7 R8 = 0x80800000
    expect lane 8 R8 = 0x80800000
    expect lane 9 R8 = 0x80800000
    expect lane 10 R8 = 0x80800000
    expect lane 11 R8 = 0x80800000
    expect lane 12 R8 = 0x80800000
    expect lane 13 R8 = 0x80800000
    expect lane 14 R8 = 0x80800000
    expect lane 15 R8 = 0x80800000
    expect lane 16 R8 = 0x80800000
    expect lane 17 R8 = 0x80800000
    expect lane 18 R8 = 0x80800000
    expect lane 19 R8 = 0x80800000
    expect lane 20 R8 = 0x80800000
    expect lane 21 R8 = 0x80800000
    expect lane 22 R8 = 0x80800000
    expect lane 23 R8 = 0x80800000
    expect lane 24 R8 = 0x80800000
    expect lane 25 R8 = 0x80800000
    expect lane 26 R8 = 0x80800000
    expect lane 27 R8 = 0x80800000
    expect lane 28 R8 = 0x80800000
    expect lane 29 R8 = 0x80800000
    expect lane 30 R8 = 0x80800000
    expect lane 31 R8 = 0x80800000
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 7
    data0 = { 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000
      0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001
      0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000
      0x80800000 }
    expect lane 0 R8 = 0x807fffff
    expect lane 1 R8 = 0x807fffff
    expect lane 2 R8 = 0x807fffff
    expect lane 3 R8 = 0x807fffff
    expect lane 4 R8 = 0x807fffff
    expect lane 5 R8 = 0x807fffff
    expect lane 6 R8 = 0x807fffff
    expect lane 7 R8 = 0x807fffff
    expect lane 8 R8 = 0x807fffff
    expect lane 9 R8 = 0x807fffff
    expect lane 10 R8 = 0x807fffff
    expect lane 11 R8 = 0x807fffff
    expect lane 12 R8 = 0x807fffff
    expect lane 13 R8 = 0x807fffff
    expect lane 14 R8 = 0x807fffff
    expect lane 15 R8 = 0x807fffff
    expect lane 16 R8 = 0x807fffff
    expect lane 17 R8 = 0x807fffff
    expect lane 18 R8 = 0x807fffff
    expect lane 19 R8 = 0x807fffff
    expect lane 20 R8 = 0x807fffff
    expect lane 21 R8 = 0x807fffff
    expect lane 22 R8 = 0x807fffff
    expect lane 23 R8 = 0x807fffff
    expect lane 24 R8 = 0x807fffff
    expect lane 25 R8 = 0x807fffff
    expect lane 26 R8 = 0x807fffff
    expect lane 27 R8 = 0x807fffff
    expect lane 28 R8 = 0x807fffff
    expect lane 29 R8 = 0x807fffff
    expect lane 30 R8 = 0x807fffff
    expect lane 31 R8 = 0x807fffff
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 8
    data0 = { 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001
      0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345
      0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000
      0x807fffff }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 9
    data0 = { 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001
      0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff
      0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff
      0x3f800000 }
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0xbf800000
    expect lane 4 R8 = 0xbf800000
    expect lane 5 R8 = 0xbf800000
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0xbf800000
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf800000
    expect lane 10 R8 = 0xbf800000
    expect lane 11 R8 = 0xbf800000
    expect lane 12 R8 = 0xbf800000
    expect lane 13 R8 = 0xbf800000
    expect lane 14 R8 = 0xbf800000
    expect lane 15 R8 = 0xbf800000
    expect lane 16 R8 = 0xbf800000
    expect lane 17 R8 = 0xbf800000
    expect lane 18 R8 = 0xbf800000
    expect lane 19 R8 = 0xbf800000
    expect lane 20 R8 = 0xbf800000
    expect lane 21 R8 = 0xbf800000
    expect lane 22 R8 = 0xbf800000
    expect lane 23 R8 = 0xbf800000
    expect lane 24 R8 = 0xbf800000
    expect lane 25 R8 = 0xbf800000
    expect lane 26 R8 = 0xbf800000
    expect lane 27 R8 = 0xbf800000
    expect lane 28 R8 = 0xbf800000
    expect lane 29 R8 = 0xbf800000
    expect lane 30 R8 = 0xbf800000
    expect lane 31 R8 = 0xbf800000
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 10
    data0 = { 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff
      0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001
      0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000
      0xbf800000 }
    expect lane 0 R8 = 0x3f800001
    expect lane 1 R8 = 0x3f800001
    expect lane 2 R8 = 0x3f800001
    expect lane 3 R8 = 0x3f800001
    expect lane 4 R8 = 0x3f800001
    expect lane 5 R8 = 0x3f800001
    expect lane 6 R8 = 0x3f800001
    expect lane 7 R8 = 0x3f800001
    expect lane 8 R8 = 0x3f800001
    expect lane 9 R8 = 0x3f800001
    expect lane 10 R8 = 0x3f800001
    expect lane 11 R8 = 0x3f800001
    expect lane 12 R8 = 0x3f800001
    expect lane 13 R8 = 0x3f800001
    expect lane 14 R8 = 0x3f800001
    expect lane 15 R8 = 0x3f800001
    expect lane 16 R8 = 0x3f800001
    expect lane 17 R8 = 0x3f800001
    expect lane 18 R8 = 0x3f800001
    expect lane 19 R8 = 0x3f800001
    expect lane 20 R8 = 0x3f800001
    expect lane 21 R8 = 0x3f800001
    expect lane 22 R8 = 0x3f800001
    expect lane 23 R8 = 0x3f800001
    expect lane 24 R8 = 0x3f800001
    expect lane 25 R8 = 0x3f800001
    expect lane 26 R8 = 0x3f800001
    expect lane 27 R8 = 0x3f800001
    expect lane 28 R8 = 0x3f800001
    expect lane 29 R8 = 0x3f800001
    expect lane 30 R8 = 0x3f800001
    expect lane 31 R8 = 0x3f800001
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 11
    data0 = { 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff
      0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001
      0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000
      0x3f800001 }
    expect lane 0 R8 = 0x33800000
    expect lane 1 R8 = 0x33800000
    expect lane 2 R8 = 0x33800000
    expect lane 3 R8 = 0x33800000
    expect lane 4 R8 = 0x33800000
    expect lane 5 R8 = 0x33800000
    expect lane 6 R8 = 0x33800000
    expect lane 7 R8 = 0x33800000
    expect lane 8 R8 = 0x33800000
    expect lane 9 R8 = 0x33800000
    expect lane 10 R8 = 0x33800000
    expect lane 11 R8 = 0x33800000
    expect lane 12 R8 = 0x33800000
    expect lane 13 R8 = 0x33800000
    expect lane 14 R8 = 0x33800000
    expect lane 15 R8 = 0x33800000
    expect lane 16 R8 = 0x33800000
    expect lane 17 R8 = 0x33800000
    expect lane 18 R8 = 0x33800000
    expect lane 19 R8 = 0x33800000
    expect lane 20 R8 = 0x33800000
    expect lane 21 R8 = 0x33800000
    expect lane 22 R8 = 0x33800000
    expect lane 23 R8 = 0x33800000
    expect lane 24 R8 = 0x33800000
    expect lane 25 R8 = 0x33800000
    expect lane 26 R8 = 0x33800000
    expect lane 27 R8 = 0x33800000
    expect lane 28 R8 = 0x33800000
    expect lane 29 R8 = 0x33800000
    expect lane 30 R8 = 0x33800000
    expect lane 31 R8 = 0x33800000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 12
    data0 = { 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000
      0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979
      0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001
      0x33800000 }
    expect lane 0 R8 = 0x33800001
    expect lane 1 R8 = 0x33800001
    expect lane 2 R8 = 0x33800001
    expect lane 3 R8 = 0x33800001
    expect lane 4 R8 = 0x33800001
    expect lane 5 R8 = 0x33800001
    expect lane 6 R8 = 0x33800001
    expect lane 7 R8 = 0x33800001
    expect lane 8 R8 = 0x33800001
    expect lane 9 R8 = 0x33800001
    expect lane 10 R8 = 0x33800001
    expect lane 11 R8 = 0x33800001
    expect lane 12 R8 = 0x33800001
    expect lane 13 R8 = 0x33800001
    expect lane 14 R8 = 0x33800001
    expect lane 15 R8 = 0x33800001
    expect lane 16 R8 = 0x33800001
    expect lane 17 R8 = 0x33800001
    expect lane 18 R8 = 0x33800001
    expect lane 19 R8 = 0x33800001
    expect lane 20 R8 = 0x33800001
    expect lane 21 R8 = 0x33800001
    expect lane 22 R8 = 0x33800001
    expect lane 23 R8 = 0x33800001
    expect lane 24 R8 = 0x33800001
    expect lane 25 R8 = 0x33800001
    expect lane 26 R8 = 0x33800001
    expect lane 27 R8 = 0x33800001
    expect lane 28 R8 = 0x33800001
    expect lane 29 R8 = 0x33800001
    expect lane 30 R8 = 0x33800001
    expect lane 31 R8 = 0x33800001
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 13
    data0 = { 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000
      0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0
      0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000
      0x33800001 }
    expect lane 0 R8 = 0xb3800000
    expect lane 1 R8 = 0xb3800000
    expect lane 2 R8 = 0xb3800000
    expect lane 3 R8 = 0xb3800000
    expect lane 4 R8 = 0xb3800000
    expect lane 5 R8 = 0xb3800000
    expect lane 6 R8 = 0xb3800000
    expect lane 7 R8 = 0xb3800000
    expect lane 8 R8 = 0xb3800000
    expect lane 9 R8 = 0xb3800000
    expect lane 10 R8 = 0xb3800000
    expect lane 11 R8 = 0xb3800000
    expect lane 12 R8 = 0xb3800000
    expect lane 13 R8 = 0xb3800000
    expect lane 14 R8 = 0xb3800000
    expect lane 15 R8 = 0xb3800000
    expect lane 16 R8 = 0xb3800000
    expect lane 17 R8 = 0xb3800000
    expect lane 18 R8 = 0xb3800000
    expect lane 19 R8 = 0xb3800000
    expect lane 20 R8 = 0xb3800000
    expect lane 21 R8 = 0xb3800000
    expect lane 22 R8 = 0xb3800000
    expect lane 23 R8 = 0xb3800000
    expect lane 24 R8 = 0xb3800000
    expect lane 25 R8 = 0xb3800000
    expect lane 26 R8 = 0xb3800000
    expect lane 27 R8 = 0xb3800000
    expect lane 28 R8 = 0xb3800000
    expect lane 29 R8 = 0xb3800000
    expect lane 30 R8 = 0xb3800000
    expect lane 31 R8 = 0xb3800000
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 14
    data0 = { 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000
      0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1
      0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001
      0xb3800000 }
    expect lane 0 R8 = 0xb3000000
    expect lane 1 R8 = 0xb3000000
    expect lane 2 R8 = 0xb3000000
    expect lane 3 R8 = 0xb3000000
    expect lane 4 R8 = 0xb3000000
    expect lane 5 R8 = 0xb3000000
    expect lane 6 R8 = 0xb3000000
    expect lane 7 R8 = 0xb3000000
    expect lane 8 R8 = 0xb3000000
    expect lane 9 R8 = 0xb3000000
    expect lane 10 R8 = 0xb3000000
    expect lane 11 R8 = 0xb3000000
    expect lane 12 R8 = 0xb3000000
    expect lane 13 R8 = 0xb3000000
    expect lane 14 R8 = 0xb3000000
    expect lane 15 R8 = 0xb3000000
    expect lane 16 R8 = 0xb3000000
    expect lane 17 R8 = 0xb3000000
    expect lane 18 R8 = 0xb3000000
    expect lane 19 R8 = 0xb3000000
    expect lane 20 R8 = 0xb3000000
    expect lane 21 R8 = 0xb3000000
    expect lane 22 R8 = 0xb3000000
    expect lane 23 R8 = 0xb3000000
    expect lane 24 R8 = 0xb3000000
    expect lane 25 R8 = 0xb3000000
    expect lane 26 R8 = 0xb3000000
    expect lane 27 R8 = 0xb3000000
    expect lane 28 R8 = 0xb3000000
    expect lane 29 R8 = 0xb3000000
    expect lane 30 R8 = 0xb3000000
    expect lane 31 R8 = 0xb3000000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 15
    data0 = { 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001
      0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001
      0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000
      0xb3000000 }
    expect lane 0 R8 = 0x34000000
    expect lane 1 R8 = 0x34000000
    expect lane 2 R8 = 0x34000000
    expect lane 3 R8 = 0x34000000
    expect lane 4 R8 = 0x34000000
    expect lane 5 R8 = 0x34000000
    expect lane 6 R8 = 0x34000000
    expect lane 7 R8 = 0x34000000
    expect lane 8 R8 = 0x34000000
    expect lane 9 R8 = 0x34000000
    expect lane 10 R8 = 0x34000000
    expect lane 11 R8 = 0x34000000
    expect lane 12 R8 = 0x34000000
    expect lane 13 R8 = 0x34000000
    expect lane 14 R8 = 0x34000000
    expect lane 15 R8 = 0x34000000
    expect lane 16 R8 = 0x34000000
    expect lane 17 R8 = 0x34000000
    expect lane 18 R8 = 0x34000000
    expect lane 19 R8 = 0x34000000
    expect lane 20 R8 = 0x34000000
    expect lane 21 R8 = 0x34000000
    expect lane 22 R8 = 0x34000000
    expect lane 23 R8 = 0x34000000
    expect lane 24 R8 = 0x34000000
    expect lane 25 R8 = 0x34000000
    expect lane 26 R8 = 0x34000000
    expect lane 27 R8 = 0x34000000
    expect lane 28 R8 = 0x34000000
    expect lane 29 R8 = 0x34000000
    expect lane 30 R8 = 0x34000000
    expect lane 31 R8 = 0x34000000
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 0
    data0 = { 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001
      0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000
      0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000
      0x34000000 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x800000
    expect lane 6 R8 = 0x80800000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0xbf800000
    expect lane 10 R8 = 0x3f800001
    expect lane 11 R8 = 0x33800000
    expect lane 12 R8 = 0x33800001
    expect lane 13 R8 = 0xb3800000
    expect lane 14 R8 = 0xb3000000
    expect lane 15 R8 = 0x34000000
    expect lane 16 R8 = 0x4b800000
    expect lane 17 R8 = 0x4b800001
    expect lane 18 R8 = 0xcb800001
    expect lane 19 R8 = 0x7f7fffff
    expect lane 20 R8 = 0xff7fffff
    expect lane 21 R8 = 0x73000000
    expect lane 22 R8 = 0x7f800000
    expect lane 23 R8 = 0xff800000
    expect lane 24 R8 = 0x7fc00000
    expect lane 25 R8 = 0x7fc00000
    expect lane 26 R8 = 0x7fc00000
    expect lane 27 R8 = 0x72ffffff
    expect lane 28 R8 = 0x1000001
    expect lane 29 R8 = 0x81000000
    expect lane 30 R8 = 0x800001
    expect lane 31 R8 = 0x42f6e979
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345
      0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000
      0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000
      0x4b800000 }
    expect lane 0 R8 = 0x80000000
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x80000000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x800000
    expect lane 5 R8 = 0x80800000
    expect lane 6 R8 = 0x80000000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0x3f800001
    expect lane 10 R8 = 0x33800000
    expect lane 11 R8 = 0x33800001
    expect lane 12 R8 = 0xb3800000
    expect lane 13 R8 = 0xb3000000
    expect lane 14 R8 = 0x34000000
    expect lane 15 R8 = 0x4b800000
    expect lane 16 R8 = 0x4b800001
    expect lane 17 R8 = 0xcb800001
    expect lane 18 R8 = 0x7f7fffff
    expect lane 19 R8 = 0xff7fffff
    expect lane 20 R8 = 0x73000000
    expect lane 21 R8 = 0x7f800000
    expect lane 22 R8 = 0xff800000
    expect lane 23 R8 = 0x7fc00000
    expect lane 24 R8 = 0x7fc00000
    expect lane 25 R8 = 0x7fc00000
    expect lane 26 R8 = 0x72ffffff
    expect lane 27 R8 = 0x1000001
    expect lane 28 R8 = 0x81000000
    expect lane 29 R8 = 0x800001
    expect lane 30 R8 = 0x42f6e979
    expect lane 31 R8 = 0x0
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 2
    data0 = { 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff
      0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff
      0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000
      0x4b800001 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x800000
    expect lane 4 R8 = 0x80800000
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0xbf800000
    expect lane 8 R8 = 0x3f800001
    expect lane 9 R8 = 0x33800000
    expect lane 10 R8 = 0x33800001
    expect lane 11 R8 = 0xb3800000
    expect lane 12 R8 = 0xb3000000
    expect lane 13 R8 = 0x34000000
    expect lane 14 R8 = 0x4b800000
    expect lane 15 R8 = 0x4b800001
    expect lane 16 R8 = 0xcb800001
    expect lane 17 R8 = 0x7f7fffff
    expect lane 18 R8 = 0xff7fffff
    expect lane 19 R8 = 0x73000000
    expect lane 20 R8 = 0x7f800000
    expect lane 21 R8 = 0xff800000
    expect lane 22 R8 = 0x7fc00000
    expect lane 23 R8 = 0x7fc00000
    expect lane 24 R8 = 0x7fc00000
    expect lane 25 R8 = 0x72ffffff
    expect lane 26 R8 = 0x1000001
    expect lane 27 R8 = 0x81000000
    expect lane 28 R8 = 0x800001
    expect lane 29 R8 = 0x42f6e979
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    data0 = { 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001
      0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000
      0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001
      0xcb800001 }
    expect lane 0 R8 = 0x80000000
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x800000
    expect lane 3 R8 = 0x80800000
    expect lane 4 R8 = 0x80000000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0xbf800000
    expect lane 7 R8 = 0x3f800001
    expect lane 8 R8 = 0x33800000
    expect lane 9 R8 = 0x33800001
    expect lane 10 R8 = 0xb3800000
    expect lane 11 R8 = 0xb3000000
    expect lane 12 R8 = 0x34000000
    expect lane 13 R8 = 0x4b800000
    expect lane 14 R8 = 0x4b800001
    expect lane 15 R8 = 0xcb800001
    expect lane 16 R8 = 0x7f7fffff
    expect lane 17 R8 = 0xff7fffff
    expect lane 18 R8 = 0x73000000
    expect lane 19 R8 = 0x7f800000
    expect lane 20 R8 = 0xff800000
    expect lane 21 R8 = 0x7fc00000
    expect lane 22 R8 = 0x7fc00000
    expect lane 23 R8 = 0x7fc00000
    expect lane 24 R8 = 0x72ffffff
    expect lane 25 R8 = 0x1000001
    expect lane 26 R8 = 0x81000000
    expect lane 27 R8 = 0x800001
    expect lane 28 R8 = 0x42f6e979
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x80000000
    expect lane 31 R8 = 0x0
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 4
    data0 = { 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000
      0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000
      0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001
      0x7f7fffff }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x800000
    expect lane 2 R8 = 0x80800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0xbf800000
    expect lane 6 R8 = 0x3f800001
    expect lane 7 R8 = 0x33800000
    expect lane 8 R8 = 0x33800001
    expect lane 9 R8 = 0xb3800000
    expect lane 10 R8 = 0xb3000000
    expect lane 11 R8 = 0x34000000
    expect lane 12 R8 = 0x4b800000
    expect lane 13 R8 = 0x4b800001
    expect lane 14 R8 = 0xcb800001
    expect lane 15 R8 = 0x7f7fffff
    expect lane 16 R8 = 0xff7fffff
    expect lane 17 R8 = 0x73000000
    expect lane 18 R8 = 0x7f800000
    expect lane 19 R8 = 0xff800000
    expect lane 20 R8 = 0x7fc00000
    expect lane 21 R8 = 0x7fc00000
    expect lane 22 R8 = 0x7fc00000
    expect lane 23 R8 = 0x72ffffff
    expect lane 24 R8 = 0x1000001
    expect lane 25 R8 = 0x81000000
    expect lane 26 R8 = 0x800001
    expect lane 27 R8 = 0x42f6e979
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 5
    data0 = { 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001
      0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000
      0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001
      0x7f7fffff 0xff7fffff }
    expect lane 0 R8 = 0x1000000
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0xbf800000
    expect lane 5 R8 = 0x3f800001
    expect lane 6 R8 = 0x33800000
    expect lane 7 R8 = 0x33800001
    expect lane 8 R8 = 0xb3800000
    expect lane 9 R8 = 0xb3000000
    expect lane 10 R8 = 0x34000000
    expect lane 11 R8 = 0x4b800000
    expect lane 12 R8 = 0x4b800001
    expect lane 13 R8 = 0xcb800001
    expect lane 14 R8 = 0x7f7fffff
    expect lane 15 R8 = 0xff7fffff
    expect lane 16 R8 = 0x73000000
    expect lane 17 R8 = 0x7f800000
    expect lane 18 R8 = 0xff800000
    expect lane 19 R8 = 0x7fc00000
    expect lane 20 R8 = 0x7fc00000
    expect lane 21 R8 = 0x7fc00000
    expect lane 22 R8 = 0x72ffffff
    expect lane 23 R8 = 0x1400001
    expect lane 24 R8 = 0x80800000
    expect lane 25 R8 = 0x1000000
    expect lane 26 R8 = 0x42f6e979
    expect lane 27 R8 = 0x800000
    expect lane 28 R8 = 0x800000
    expect lane 29 R8 = 0x800000
    expect lane 30 R8 = 0x800000
    expect lane 31 R8 = 0x800000
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 6
    data0 = { 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0
      0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000
      0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff
      0x73000000 }
    expect lane 0 R8 = 0x81000000
    expect lane 1 R8 = 0x80800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0xbf800000
    expect lane 4 R8 = 0x3f800001
    expect lane 5 R8 = 0x33800000
    expect lane 6 R8 = 0x33800001
    expect lane 7 R8 = 0xb3800000
    expect lane 8 R8 = 0xb3000000
    expect lane 9 R8 = 0x34000000
    expect lane 10 R8 = 0x4b800000
    expect lane 11 R8 = 0x4b800001
    expect lane 12 R8 = 0xcb800001
    expect lane 13 R8 = 0x7f7fffff
    expect lane 14 R8 = 0xff7fffff
    expect lane 15 R8 = 0x73000000
    expect lane 16 R8 = 0x7f800000
    expect lane 17 R8 = 0xff800000
    expect lane 18 R8 = 0x7fc00000
    expect lane 19 R8 = 0x7fc00000
    expect lane 20 R8 = 0x7fc00000
    expect lane 21 R8 = 0x72ffffff
    expect lane 22 R8 = 0x800002
    expect lane 23 R8 = 0x81400000
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x42f6e979
    expect lane 26 R8 = 0x80800000
    expect lane 27 R8 = 0x80800000
    expect lane 28 R8 = 0x80800000
    expect lane 29 R8 = 0x80800000
    expect lane 30 R8 = 0x80800000
    expect lane 31 R8 = 0x0
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 7
    data0 = { 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1
      0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001
      0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000
      0x7f800000 }
    expect lane 0 R8 = 0x80000000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0xbf800000
    expect lane 3 R8 = 0x3f800001
    expect lane 4 R8 = 0x33800000
    expect lane 5 R8 = 0x33800001
    expect lane 6 R8 = 0xb3800000
    expect lane 7 R8 = 0xb3000000
    expect lane 8 R8 = 0x34000000
    expect lane 9 R8 = 0x4b800000
    expect lane 10 R8 = 0x4b800001
    expect lane 11 R8 = 0xcb800001
    expect lane 12 R8 = 0x7f7fffff
    expect lane 13 R8 = 0xff7fffff
    expect lane 14 R8 = 0x73000000
    expect lane 15 R8 = 0x7f800000
    expect lane 16 R8 = 0xff800000
    expect lane 17 R8 = 0x7fc00000
    expect lane 18 R8 = 0x7fc00000
    expect lane 19 R8 = 0x7fc00000
    expect lane 20 R8 = 0x72ffffff
    expect lane 21 R8 = 0x1000001
    expect lane 22 R8 = 0x81000000
    expect lane 23 R8 = 0x800001
    expect lane 24 R8 = 0x42f6e979
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x80000000
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x80000000
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x800000
    expect lane 31 R8 = 0x80800000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 8
    data0 = { 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001
      0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000
      0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000
      0xff800000 }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800001
    expect lane 5 R8 = 0x3f7fffff
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800001
    expect lane 8 R8 = 0x4b800000
    expect lane 9 R8 = 0x4b800002
    expect lane 10 R8 = 0xcb800000
    expect lane 11 R8 = 0x7f7fffff
    expect lane 12 R8 = 0xff7fffff
    expect lane 13 R8 = 0x73000000
    expect lane 14 R8 = 0x7f800000
    expect lane 15 R8 = 0xff800000
    expect lane 16 R8 = 0x7fc00000
    expect lane 17 R8 = 0x7fc00000
    expect lane 18 R8 = 0x7fc00000
    expect lane 19 R8 = 0x72ffffff
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x42f8e979
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 9
    data0 = { 0x7f800001 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff
      0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000
      0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000
      0x7fc00001 }
    expect lane 0 R8 = 0xc0000000
    expect lane 1 R8 = 0x34000000
    expect lane 2 R8 = 0xbf7fffff
    expect lane 3 R8 = 0xbf7fffff
    expect lane 4 R8 = 0xbf800000
    expect lane 5 R8 = 0xbf800000
    expect lane 6 R8 = 0xbf7ffffe
    expect lane 7 R8 = 0x4b7fffff
    expect lane 8 R8 = 0x4b800000
    expect lane 9 R8 = 0xcb800002
    expect lane 10 R8 = 0x7f7fffff
    expect lane 11 R8 = 0xff7fffff
    expect lane 12 R8 = 0x73000000
    expect lane 13 R8 = 0x7f800000
    expect lane 14 R8 = 0xff800000
    expect lane 15 R8 = 0x7fc00000
    expect lane 16 R8 = 0x7fc00000
    expect lane 17 R8 = 0x7fc00000
    expect lane 18 R8 = 0x72ffffff
    expect lane 19 R8 = 0xbf800000
    expect lane 20 R8 = 0xbf800000
    expect lane 21 R8 = 0xbf800000
    expect lane 22 R8 = 0x42f4e979
    expect lane 23 R8 = 0xbf800000
    expect lane 24 R8 = 0xbf800000
    expect lane 25 R8 = 0xbf800000
    expect lane 26 R8 = 0xbf800000
    expect lane 27 R8 = 0xbf800000
    expect lane 28 R8 = 0xbf800000
    expect lane 29 R8 = 0xbf800000
    expect lane 30 R8 = 0xbf800000
    expect lane 31 R8 = 0x0
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 10
    data0 = { 0xffc12345 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000
      0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000
      0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000
      0x7fc00001 0x7f800001 }
    expect lane 0 R8 = 0x40000001
    expect lane 1 R8 = 0x3f800002
    expect lane 2 R8 = 0x3f800002
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800001
    expect lane 5 R8 = 0x3f800002
    expect lane 6 R8 = 0x4b800001
    expect lane 7 R8 = 0x4b800002
    expect lane 8 R8 = 0xcb800000
    expect lane 9 R8 = 0x7f7fffff
    expect lane 10 R8 = 0xff7fffff
    expect lane 11 R8 = 0x73000000
    expect lane 12 R8 = 0x7f800000
    expect lane 13 R8 = 0xff800000
    expect lane 14 R8 = 0x7fc00000
    expect lane 15 R8 = 0x7fc00000
    expect lane 16 R8 = 0x7fc00000
    expect lane 17 R8 = 0x72ffffff
    expect lane 18 R8 = 0x3f800001
    expect lane 19 R8 = 0x3f800001
    expect lane 20 R8 = 0x3f800001
    expect lane 21 R8 = 0x42f8e979
    expect lane 22 R8 = 0x3f800001
    expect lane 23 R8 = 0x3f800001
    expect lane 24 R8 = 0x3f800001
    expect lane 25 R8 = 0x3f800001
    expect lane 26 R8 = 0x3f800001
    expect lane 27 R8 = 0x3f800001
    expect lane 28 R8 = 0x3f800001
    expect lane 29 R8 = 0x3f800001
    expect lane 30 R8 = 0x40000000
    expect lane 31 R8 = 0x34000000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 11
    data0 = { 0x72ffffff 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000
      0x807fffff 0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000
      0x4b800000 0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001
      0x7f800001 0xffc12345 }
    expect lane 0 R8 = 0x34000000
    expect lane 1 R8 = 0x34000000
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x33000000
    expect lane 4 R8 = 0x34400000
    expect lane 5 R8 = 0x4b800000
    expect lane 6 R8 = 0x4b800001
    expect lane 7 R8 = 0xcb800001
    expect lane 8 R8 = 0x7f7fffff
    expect lane 9 R8 = 0xff7fffff
    expect lane 10 R8 = 0x73000000
    expect lane 11 R8 = 0x7f800000
    expect lane 12 R8 = 0xff800000
    expect lane 13 R8 = 0x7fc00000
    expect lane 14 R8 = 0x7fc00000
    expect lane 15 R8 = 0x7fc00000
    expect lane 16 R8 = 0x72ffffff
    expect lane 17 R8 = 0x33800000
    expect lane 18 R8 = 0x33800000
    expect lane 19 R8 = 0x33800000
    expect lane 20 R8 = 0x42f6e979
    expect lane 21 R8 = 0x33800000
    expect lane 22 R8 = 0x33800000
    expect lane 23 R8 = 0x33800000
    expect lane 24 R8 = 0x33800000
    expect lane 25 R8 = 0x33800000
    expect lane 26 R8 = 0x33800000
    expect lane 27 R8 = 0x33800000
    expect lane 28 R8 = 0x33800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0xbf7fffff
    expect lane 31 R8 = 0x3f800002
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 12
    data0 = { 0x1000001 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff
      0x3f800000 0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000
      0x4b800001 0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001
      0xffc12345 0x72ffffff }
    expect lane 0 R8 = 0x34000001
    expect lane 1 R8 = 0x28000000
    expect lane 2 R8 = 0x33000002
    expect lane 3 R8 = 0x34400000
    expect lane 4 R8 = 0x4b800000
    expect lane 5 R8 = 0x4b800001
    expect lane 6 R8 = 0xcb800001
    expect lane 7 R8 = 0x7f7fffff
    expect lane 8 R8 = 0xff7fffff
    expect lane 9 R8 = 0x73000000
    expect lane 10 R8 = 0x7f800000
    expect lane 11 R8 = 0xff800000
    expect lane 12 R8 = 0x7fc00000
    expect lane 13 R8 = 0x7fc00000
    expect lane 14 R8 = 0x7fc00000
    expect lane 15 R8 = 0x72ffffff
    expect lane 16 R8 = 0x33800001
    expect lane 17 R8 = 0x33800001
    expect lane 18 R8 = 0x33800001
    expect lane 19 R8 = 0x42f6e979
    expect lane 20 R8 = 0x33800001
    expect lane 21 R8 = 0x33800001
    expect lane 22 R8 = 0x33800001
    expect lane 23 R8 = 0x33800001
    expect lane 24 R8 = 0x33800001
    expect lane 25 R8 = 0x33800001
    expect lane 26 R8 = 0x33800001
    expect lane 27 R8 = 0x33800001
    expect lane 28 R8 = 0x3f800001
    expect lane 29 R8 = 0xbf7fffff
    expect lane 30 R8 = 0x3f800002
    expect lane 31 R8 = 0x34000000
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 13
    data0 = { 0x81000000 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000
      0xbf800000 0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001
      0xcb800001 0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345
      0x72ffffff 0x1000001 }
    expect lane 0 R8 = 0xb4000000
    expect lane 1 R8 = 0xb3c00000
    expect lane 2 R8 = 0x33800000
    expect lane 3 R8 = 0x4b800000
    expect lane 4 R8 = 0x4b800001
    expect lane 5 R8 = 0xcb800001
    expect lane 6 R8 = 0x7f7fffff
    expect lane 7 R8 = 0xff7fffff
    expect lane 8 R8 = 0x73000000
    expect lane 9 R8 = 0x7f800000
    expect lane 10 R8 = 0xff800000
    expect lane 11 R8 = 0x7fc00000
    expect lane 12 R8 = 0x7fc00000
    expect lane 13 R8 = 0x7fc00000
    expect lane 14 R8 = 0x72ffffff
    expect lane 15 R8 = 0xb3800000
    expect lane 16 R8 = 0xb3800000
    expect lane 17 R8 = 0xb3800000
    expect lane 18 R8 = 0x42f6e979
    expect lane 19 R8 = 0xb3800000
    expect lane 20 R8 = 0xb3800000
    expect lane 21 R8 = 0xb3800000
    expect lane 22 R8 = 0xb3800000
    expect lane 23 R8 = 0xb3800000
    expect lane 24 R8 = 0xb3800000
    expect lane 25 R8 = 0xb3800000
    expect lane 26 R8 = 0xb3800000
    expect lane 27 R8 = 0x3f7fffff
    expect lane 28 R8 = 0xbf800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x28000000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 14
    data0 = { 0x800001 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000
      0x3f800001 0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001
      0x7f7fffff 0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff
      0x1000001 0x81000000 }
    expect lane 0 R8 = 0xb3800000
    expect lane 1 R8 = 0x33c00000
    expect lane 2 R8 = 0x4b800000
    expect lane 3 R8 = 0x4b800001
    expect lane 4 R8 = 0xcb800001
    expect lane 5 R8 = 0x7f7fffff
    expect lane 6 R8 = 0xff7fffff
    expect lane 7 R8 = 0x73000000
    expect lane 8 R8 = 0x7f800000
    expect lane 9 R8 = 0xff800000
    expect lane 10 R8 = 0x7fc00000
    expect lane 11 R8 = 0x7fc00000
    expect lane 12 R8 = 0x7fc00000
    expect lane 13 R8 = 0x72ffffff
    expect lane 14 R8 = 0xb3000000
    expect lane 15 R8 = 0xb3000000
    expect lane 16 R8 = 0xb3000000
    expect lane 17 R8 = 0x42f6e979
    expect lane 18 R8 = 0xb3000000
    expect lane 19 R8 = 0xb3000000
    expect lane 20 R8 = 0xb3000000
    expect lane 21 R8 = 0xb3000000
    expect lane 22 R8 = 0xb3000000
    expect lane 23 R8 = 0xb3000000
    expect lane 24 R8 = 0xb3000000
    expect lane 25 R8 = 0xb3000000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0xbf800000
    expect lane 28 R8 = 0x3f800001
    expect lane 29 R8 = 0x33000000
    expect lane 30 R8 = 0x33000002
    expect lane 31 R8 = 0xb3c00000
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 15
    data0 = { 0x42f6e979 0 0x80000000 1 0x80000001 0x7fffff 0x800000 0x80800000 0x807fffff 0x3f800000 0xbf800000 0x3f800001
      0x33800000 0x33800001 0xb3800000 0xb3000000 0x34000000 0x4b800000 0x4b800001 0xcb800001 0x7f7fffff
      0xff7fffff 0x73000000 0x7f800000 0xff800000 0x7fc00001 0x7f800001 0xffc12345 0x72ffffff 0x1000001
      0x81000000 0x800001 }
    expect lane 0 R8 = 0x34800000
    expect lane 1 R8 = 0x4b800000
    expect lane 2 R8 = 0x4b800001
    expect lane 3 R8 = 0xcb800001
    expect lane 4 R8 = 0x7f7fffff
    expect lane 5 R8 = 0xff7fffff
    expect lane 6 R8 = 0x73000000
    expect lane 7 R8 = 0x7f800000
    expect lane 8 R8 = 0xff800000
    expect lane 9 R8 = 0x7fc00000
    expect lane 10 R8 = 0x7fc00000
    expect lane 11 R8 = 0x7fc00000
    expect lane 12 R8 = 0x72ffffff
    expect lane 13 R8 = 0x34000000
    expect lane 14 R8 = 0x34000000
    expect lane 15 R8 = 0x34000000
    expect lane 16 R8 = 0x42f6e979
    expect lane 17 R8 = 0x34000000
    expect lane 18 R8 = 0x34000000
    expect lane 19 R8 = 0x34000000
    expect lane 20 R8 = 0x34000000
    expect lane 21 R8 = 0x34000000
    expect lane 22 R8 = 0x34000000
    expect lane 23 R8 = 0x34000000
    expect lane 24 R8 = 0x34000000
    expect lane 25 R8 = 0x3f800001
    expect lane 26 R8 = 0xbf7ffffe
    expect lane 27 R8 = 0x3f800002
    expect lane 28 R8 = 0x34400000
    expect lane 29 R8 = 0x34400000
    expect lane 30 R8 = 0x33800000
    expect lane 31 R8 = 0x33c00000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 0
    data0 = { 0x476520ca 0x2843a01 0x4b534906 0x4b7f49ab 0xcb800001 0xcb1e320a 0x4b3a6288 0x4ad0b647 0x34000000 0x15f8a14f
      0xcb22fe17 0xf2595715 0x800000 0x779bf94e 0x1000001 0x800001 0xcb72833a 0x1000001 0xcb7ba548 0x3f800001
      0x62a34573 0x4b4a3ea7 0x4b1ebd5b 0x4ec18e5b 0xb3000000 0x423e143a 0xcb47155d 0x6d6a6278 0x4daa73dd
      0x40573678 0x4e2c0efd 0xcb12c776 }
    expect lane 0 R8 = 0x917845af
    expect lane 1 R8 = 0x37290584
    expect lane 2 R8 = 0x8bf8d531
    expect lane 3 R8 = 0x476520ca
    expect lane 4 R8 = 0x37290584
    expect lane 5 R8 = 0x4b534906
    expect lane 6 R8 = 0x4b801766
    expect lane 7 R8 = 0xcb800001
    expect lane 8 R8 = 0x4a545bf0
    expect lane 9 R8 = 0x4bdd48aa
    expect lane 10 R8 = 0xcb17a4de
    expect lane 11 R8 = 0x4a545bf0
    expect lane 12 R8 = 0x4bdd48aa
    expect lane 13 R8 = 0xcb9d517a
    expect lane 14 R8 = 0xf2595715
    expect lane 15 R8 = 0x4bdd48aa
    expect lane 16 R8 = 0x779bf94e
    expect lane 17 R8 = 0xf2595715
    expect lane 18 R8 = 0x4bdd48aa
    expect lane 19 R8 = 0x779bf94e
    expect lane 20 R8 = 0xf2595715
    expect lane 21 R8 = 0x4b3eec0c
    expect lane 22 R8 = 0x779bf94e
    expect lane 23 R8 = 0xf2595715
    expect lane 24 R8 = 0x4bc4955a
    expect lane 25 R8 = 0x779bf94e
    expect lane 26 R8 = 0xf2595715
    expect lane 27 R8 = 0x4bc4955a
    expect lane 28 R8 = 0x779bf94e
    expect lane 29 R8 = 0xf2595715
    expect lane 30 R8 = 0x6d6a6278
    expect lane 31 R8 = 0x779bf94e
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 1
    data0 = { 0x4b12de49 0xcb7fe4aa 0xcb64bdf2 0x7e8a84d 0x407378ae 0x48a297a0 0x33800001 0x800000 0 0xcb7ef41b 0x33800001
      0x2fa36cca 0xbf800000 0x33800000 0xfdd43490 0xcb800001 0x33800001 0x4c1eb825 0x4b1bc9e6 0x90f3c694
      0x4b523aa0 0x57b6375d 0x4b541ed4 0x45bfe385 0xd6332eb3 0x81000000 0xcb591765 0x4b2824a4 0x7fc00001
      0xdf990b56 0x46a9a1eb 0x4c8f32d9 }
    expect lane 0 R8 = 0x9beb72a4
    expect lane 1 R8 = 0x7efc1a8c
    expect lane 2 R8 = 0x9fd9b6da
    expect lane 3 R8 = 0x4b12de49
    expect lane 4 R8 = 0x7efc1a8c
    expect lane 5 R8 = 0xcb64bdf2
    expect lane 6 R8 = 0x4b12de49
    expect lane 7 R8 = 0x7efc1a8c
    expect lane 8 R8 = 0xcb5fa935
    expect lane 9 R8 = 0x4b12de49
    expect lane 10 R8 = 0x7efc1a8c
    expect lane 11 R8 = 0xcb5fa935
    expect lane 12 R8 = 0xcad82ba4
    expect lane 13 R8 = 0x7efc1a8c
    expect lane 14 R8 = 0xcb5fa935
    expect lane 15 R8 = 0xcad82ba6
    expect lane 16 R8 = 0x7efc1a8c
    expect lane 17 R8 = 0xfdd43490
    expect lane 18 R8 = 0xcbb60aea
    expect lane 19 R8 = 0x7efc1a8c
    expect lane 20 R8 = 0xfdd43490
    expect lane 21 R8 = 0xcb504bee
    expect lane 22 R8 = 0x7efc1a8c
    expect lane 23 R8 = 0xfdd43490
    expect lane 24 R8 = 0x57b6375d
    expect lane 25 R8 = 0x7efc1a8c
    expect lane 26 R8 = 0xfdd43490
    expect lane 27 R8 = 0x579fd187
    expect lane 28 R8 = 0x7efc1a8c
    expect lane 29 R8 = 0xfdd43490
    expect lane 30 R8 = 0x579fd187
    expect lane 31 R8 = 0x7fc00000
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 2
    data0 = { 0xcb081c09 0x4edff08b 0x442a3984 0xcb02f398 0x49f99846 0x34000000 0x800001 0x6ceebe76 0x4cee3690 0x4b7da916
      0x4f521c51 0xcb0e15a8 0xcb4a2c50 0xcb42c70e 0xd54940bd 0x4b405517 0x4b887290 0xcb7b656a 0xfa795fa0
      0x4c742bc8 0xcb7bb62a 0xcb0d42e4 0xcb242e2c 0x49a4d147 0x4b5e72bc 0x4b73190d 0x4b180e7d 0x414b9f55
      0x7fc00001 0x87a877dd 0xcb636fb3 0 }
    expect lane 0 R8 = 0x10ae6f90
    expect lane 1 R8 = 0x21f51298
    expect lane 2 R8 = 0xce42e96c
    expect lane 3 R8 = 0xcb081c09
    expect lane 4 R8 = 0x4edff08b
    expect lane 5 R8 = 0xce42e961
    expect lane 6 R8 = 0xcb8587d0
    expect lane 7 R8 = 0x4ee02ef1
    expect lane 8 R8 = 0xce42e961
    expect lane 9 R8 = 0xcb8587d0
    expect lane 10 R8 = 0x6ceebe76
    expect lane 11 R8 = 0xce25228f
    expect lane 12 R8 = 0xc95668a0
    expect lane 13 R8 = 0x6ceebe76
    expect lane 14 R8 = 0xce275ae6
    expect lane 15 R8 = 0xcb5792da
    expect lane 16 R8 = 0x6ceebe76
    expect lane 17 R8 = 0xd549435a
    expect lane 18 R8 = 0xc9b9ee18
    expect lane 19 R8 = 0x6ceebe76
    expect lane 20 R8 = 0xd549436a
    expect lane 21 R8 = 0xfa795fa0
    expect lane 22 R8 = 0x6ceebe76
    expect lane 23 R8 = 0xd549437a
    expect lane 24 R8 = 0xfa795fa0
    expect lane 25 R8 = 0x6ceebe76
    expect lane 26 R8 = 0xd5494379
    expect lane 27 R8 = 0xfa795fa0
    expect lane 28 R8 = 0x6ceebe76
    expect lane 29 R8 = 0xd549436f
    expect lane 30 R8 = 0xfa795fa0
    expect lane 31 R8 = 0x7fc00000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 3
    data0 = { 0xcb41f87c 0x7808d6e1 0x4b2c9ba9 0x4b3e5978 0x3f800001 0x4b0a472f 0x77754048 0x80000001 0x4b4d8d26 0x7fc00001
      0x80800000 0x46bc69cb 0x4b22c376 0xff7fffff 0x4b513448 0xcb5ccfa8 0x4a7c041d 0x4b3b6493 0x4b201536
      0x33177b23 0xe4b17cb 0x4b6f1fec 0x9853c9f4 0x7f7fffff 0x4db4f774 0x2c5f5ccf 0x8c836d76 0x3f800000
      0x424e47d0 0x4b163225 0x4b5d6bc7 0x4edf6470 }
    expect lane 0 R8 = 0xe8ebd59
    expect lane 1 R8 = 0x1996de70
    expect lane 2 R8 = 0xc0e6e5e1
    expect lane 3 R8 = 0xcb41f87c
    expect lane 4 R8 = 0x7808d6e1
    expect lane 5 R8 = 0x4b2c9ba2
    expect lane 6 R8 = 0xc867c100
    expect lane 7 R8 = 0x7808d6e1
    expect lane 8 R8 = 0x4b9b7168
    expect lane 9 R8 = 0x77754048
    expect lane 10 R8 = 0x7808d6e1
    expect lane 11 R8 = 0x4c011bfe
    expect lane 12 R8 = 0x7fc00000
    expect lane 13 R8 = 0x7808d6e1
    expect lane 14 R8 = 0x4c01338b
    expect lane 15 R8 = 0x7fc00000
    expect lane 16 R8 = 0xff7ffddc
    expect lane 17 R8 = 0x4c35809d
    expect lane 18 R8 = 0x7fc00000
    expect lane 19 R8 = 0xff7ffddc
    expect lane 20 R8 = 0x4c6459c2
    expect lane 21 R8 = 0x7fc00000
    expect lane 22 R8 = 0xff7ffddc
    expect lane 23 R8 = 0x4c6459c2
    expect lane 24 R8 = 0x7fc00000
    expect lane 25 R8 = 0xff7ffddc
    expect lane 26 R8 = 0x7f7fffff
    expect lane 27 R8 = 0x7fc00000
    expect lane 28 R8 = 0xff7ffddc
    expect lane 29 R8 = 0x7f7fffff
    expect lane 30 R8 = 0x7fc00000
    expect lane 31 R8 = 0xff7ffddc
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 4
    data0 = { 0x27476093 0xcb25223d 0x4b4070db 0x4b36a977 0x43ca7fe3 0xcb1c461c 0x4b67a170 0xcb14acdf 0xcb0eb93f 0x3f800001
      0xcb72b88b 0x4b4279da 0x9d428f20 0x33800000 0x449bc36f 0x41bf08fc 0x4b297529 0x475ca823 0xbf800000
      0x4b5ce7d2 0x67f62b2d 0x4b0faf3a 0x4b4e804e 0x4d262132 0x4b800000 0xcb335c8d 0x40836598 0x4b3ce733
      0xaa9a2925 0xcb387c38 0x4b74f4be 0x9159cbb9 }
    expect lane 0 R8 = 0x81bc5756
    expect lane 1 R8 = 0x19cc88bd
    expect lane 2 R8 = 0x1ec59928
    expect lane 3 R8 = 0x27476093
    expect lane 4 R8 = 0xcb25223d
    expect lane 5 R8 = 0x4b4070db
    expect lane 6 R8 = 0x4b36a977
    expect lane 7 R8 = 0xcb2520a8
    expect lane 8 R8 = 0x4a10aafc
    expect lane 9 R8 = 0x4bcf2574
    expect lane 10 R8 = 0xcb9ce6c4
    expect lane 11 R8 = 0xcad51d00
    expect lane 12 R8 = 0x4bcf2575
    expect lane 13 R8 = 0xcc0b2185
    expect lane 14 R8 = 0x4aafd6b4
    expect lane 15 R8 = 0x4bcf2575
    expect lane 16 R8 = 0xcc0b2185
    expect lane 17 R8 = 0x4aafe070
    expect lane 18 R8 = 0x4bcf2581
    expect lane 19 R8 = 0xcbc18876
    expect lane 20 R8 = 0x4ab199c0
    expect lane 21 R8 = 0x4bcf2580
    expect lane 22 R8 = 0xcb26291a
    expect lane 23 R8 = 0x67f62b2d
    expect lane 24 R8 = 0x4c0b7e8e
    expect lane 25 R8 = 0x4a215cd0
    expect lane 26 R8 = 0x67f62b2d
    expect lane 27 R8 = 0x4c4b7e8e
    expect lane 28 R8 = 0xcb0b0559
    expect lane 29 R8 = 0x67f62b2d
    expect lane 30 R8 = 0x4c7ab85b
    expect lane 31 R8 = 0xcb0b0559
}
warp 2 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 5
    data0 = { 0xcb0d8037 0xcb0f2cab 0x435744b4 0xff7fffff 0x4b3ba9f5 0xbf800000 0xcb2c0350 0xcb500540 0xcb7ffb66 0x4c2ed394
      0x807fffff 0xcb058270 0xcb35bec7 0xffc12345 0x7fffff 0x42b59c37 0x4b163050 0x4b5769b5 0x515464e4 0xcf7d5aae
      0x4b4ef54a 0x800001 0x43bb2fdc 0xbf800000 0x7fc00001 0xcb7caa93 0x4b609333 0xcb6a8ebb 0xb870fff7 0x4b00669e
      0x9e719343 0x2391d807 }
    expect lane 0 R8 = 0x1109c73e
    expect lane 1 R8 = 0x1a50fe45
    expect lane 2 R8 = 0xb88dc8d3
    expect lane 3 R8 = 0xcb0d8037
    expect lane 4 R8 = 0xcb0f2cab
    expect lane 5 R8 = 0x435744b0
    expect lane 6 R8 = 0xff7fffff
    expect lane 7 R8 = 0x4a31f528
    expect lane 8 R8 = 0x435644b0
    expect lane 9 R8 = 0xff7fffff
    expect lane 10 R8 = 0xcb2387f6
    expect lane 11 R8 = 0xcb7ffa90
    expect lane 12 R8 = 0xff7fffff
    expect lane 13 R8 = 0xcb2387f6
    expect lane 14 R8 = 0xcbc2be80
    expect lane 15 R8 = 0xff7fffff
    expect lane 16 R8 = 0x7fc00000
    expect lane 17 R8 = 0xcbc2be80
    expect lane 18 R8 = 0xff7fffff
    expect lane 19 R8 = 0x7fc00000
    expect lane 20 R8 = 0xcb2e134b
    expect lane 21 R8 = 0xff7fffff
    expect lane 22 R8 = 0x7fc00000
    expect lane 23 R8 = 0x4a0387fc
    expect lane 24 R8 = 0xff7fffff
    expect lane 25 R8 = 0x7fc00000
    expect lane 26 R8 = 0x4a0387f8
    expect lane 27 R8 = 0x7fc00000
    expect lane 28 R8 = 0x7fc00000
    expect lane 29 R8 = 0x4b80ba98
    expect lane 30 R8 = 0x7fc00000
    expect lane 31 R8 = 0x7fc00000
}
warp 0 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 6
    data0 = { 0xcb2c335a 0xcb548a09 0x446761c5 0x4b2f46ac 0x6bf197c9 0x450128ff 0x4df355ec 0x7fc00001 0x7f7fffff 0xcb351d3b
      0x800000 0xcb800001 0x23fa6fce 0xcb69dc10 0x4b083b46 0x4c029aec 0x4b213c43 0x800000 0xcb13de98 0x4d13eba1
      0xcb0cb05a 0x41672e12 0xce81afb1 0xcb3744db 0x42becb2e 0x73000000 0x1540f09a 0xe5be500e 0x44e0e00e
      0xcb6c37c5 0xbd649a27 0x484af236 }
    expect lane 0 R8 = 0x4ee52ed9
    expect lane 1 R8 = 0xeada2ac1
    expect lane 2 R8 = 0x937aeb37
    expect lane 3 R8 = 0x4ee3d672
    expect lane 4 R8 = 0xeada2ac1
    expect lane 5 R8 = 0x446761c5
    expect lane 6 R8 = 0x4ee534ff
    expect lane 7 R8 = 0x6bbb0d19
    expect lane 8 R8 = 0x453b0170
    expect lane 9 R8 = 0x4f11053d
    expect lane 10 R8 = 0x7fc00000
    expect lane 11 R8 = 0x7f7fffff
    expect lane 12 R8 = 0x4f105020
    expect lane 13 R8 = 0x7fc00000
    expect lane 14 R8 = 0x7f7fffff
    expect lane 15 R8 = 0x4f105020
    expect lane 16 R8 = 0x7fc00000
    expect lane 17 R8 = 0x7f7fffff
    expect lane 18 R8 = 0x4f125a8c
    expect lane 19 R8 = 0x7fc00000
    expect lane 20 R8 = 0x7f7fffff
    expect lane 21 R8 = 0x4f11c6ad
    expect lane 22 R8 = 0x7fc00000
    expect lane 23 R8 = 0x7f7fffff
    expect lane 24 R8 = 0x4f11c6ad
    expect lane 25 R8 = 0x7fc00000
    expect lane 26 R8 = 0x7f7fffff
    expect lane 27 R8 = 0x4f11c6ad
    expect lane 28 R8 = 0x7fc00000
    expect lane 29 R8 = 0x7f7fffff
    expect lane 30 R8 = 0xe5be500e
    expect lane 31 R8 = 0x7fc00000
}
warp 1 {
    asm "SUATOM.D.F32.2D.ADD.IGN R8, [R4], R16, 0x0"
    x = { 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 42 40 41 }
    y = 7
    data0 = { 0x4a8de3e8 0x80000001 0xcb266b21 0x4b31f0a7 0x4b346def 0xcb800001 0x1612ccc4 0x81000000 0x7f800001 0xcb7bfff4
      0x596e4280 0x4b800000 0xcb66d019 0x4b526338 0 0x42e2446 0xe00c708a 0x49623ff7 0x3c002671 0xcb5cd63a
      0x4bb8324a 0x48c79d97 0x4b11501b 0x4b62aca9 0x4eb5b37b 0x4b0b33d7 0x4b39e80a 0x4b0adef9 0xcb1d30cc
      0xcb6134a2 0xcb52dc84 0xcb2d9ef4 }
    expect lane 0 R8 = 0x2df4c152
    expect lane 1 R8 = 0x20ce44e2
    expect lane 2 R8 = 0x4c339c5d
    expect lane 3 R8 = 0x4a8de3e8
    expect lane 4 R8 = 0x20ce44e2
    expect lane 5 R8 = 0x4c0a0195
    expect lane 6 R8 = 0x4b78e29b
    expect lane 7 R8 = 0x4b346def
    expect lane 8 R8 = 0x4b940329
    expect lane 9 R8 = 0x4b78e29b
    expect lane 10 R8 = 0x4b346def
    expect lane 11 R8 = 0x7fc00000
    expect lane 12 R8 = 0xc8475640
    expect lane 13 R8 = 0x596e4280
    expect lane 14 R8 = 0x7fc00000
    expect lane 15 R8 = 0xcb69ed72
    expect lane 16 R8 = 0x596e4280
    expect lane 17 R8 = 0x7fc00000
    expect lane 18 R8 = 0xcb69ed72
    expect lane 19 R8 = 0xe00c6cd1
    expect lane 20 R8 = 0x7fc00000
    expect lane 21 R8 = 0xcb69ed72
    expect lane 22 R8 = 0xe00c6cd1
    expect lane 23 R8 = 0x7fc00000
    expect lane 24 R8 = 0xcb63b085
    expect lane 25 R8 = 0xe00c6cd1
    expect lane 26 R8 = 0x7fc00000
    expect lane 27 R8 = 0x4eb3ec1a
    expect lane 28 R8 = 0xe00c6cd1
    expect lane 29 R8 = 0x7fc00000
    expect lane 30 R8 = 0x4eb501d8
    expect lane 31 R8 = 0xe00c6cd1
}
expect memory 0x20000000 = 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff
expect memory 0x20000020 = 0000c07f 0000c07f 0000c07f ffffff72 01008033 000080b3 000000b3 79e9f642
expect memory 0x20000040 = 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff
expect memory 0x20000060 = 0000c07f 0000c07f 0000c07f ffffff72 01008033 000080b3 000000b3 79e9f642
expect memory 0x200000a0 = 78626a6d 4ef99b77 155759f2
expect memory 0x20000100 = 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f
expect memory 0x20000120 = 0000c07f 0000c07f ffffff72 01008033 000080b3 000000b3 79e9f642 0000804b
expect memory 0x20000140 = 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f
expect memory 0x20000160 = 0000c07f 0000c07f ffffff72 01008033 000080b3 000000b3 79e9f642 0000804b
expect memory 0x200001a0 = 87d19f57 0000c07f 9034d4fd
expect memory 0x20000200 = 010080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f
expect memory 0x20000220 = 0000c07f ffffff72 01008033 000080b3 000000b3 79e9f642 0000804b 0100804b
expect memory 0x20000240 = 010080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f
expect memory 0x20000260 = 0000c07f ffffff72 01008033 000080b3 000000b3 79e9f642 0000804b 0100804b
expect memory 0x200002a0 = a05f79fa 0000c07f 6f4349d5
expect memory 0x20000300 = ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f
expect memory 0x20000320 = ffffff72 01008033 000080b3 000000b3 79e9f642 0000804b 0100804b 010080cb
expect memory 0x20000340 = ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f
expect memory 0x20000360 = ffffff72 01008033 000080b3 000000b3 79e9f642 0000804b 0100804b 010080cb
expect memory 0x200003a0 = 0000c07f dcfd7fff ffff7f7f
expect memory 0x20000400 = ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72
expect memory 0x20000420 = 01008033 000080b3 000000b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f
expect memory 0x20000440 = ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72
expect memory 0x20000460 = 01008033 000080b3 000000b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f
expect memory 0x200004a0 = c5fa9b4c 59050bcb 2d2bf667
expect memory 0x20000500 = 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 01008033
expect memory 0x20000520 = 000080b3 000000b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff
expect memory 0x20000540 = 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 01008033
expect memory 0x20000560 = 000080b3 000000b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff
expect memory 0x200005a0 = 0000c07f 0000c07f e7edc04b
expect memory 0x20000600 = 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 01008033 000080b3
expect memory 0x20000620 = 000000b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073
expect memory 0x20000640 = 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 01008033 000080b3
expect memory 0x20000660 = 000000b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073
expect memory 0x200006a0 = 0e50bee5 0000c07f ffff7f7f
expect memory 0x20000700 = 000080ff 0000c07f 0000c07f 0000c07f ffffff72 01008033 000080b3 000000b3
expect memory 0x20000720 = 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f
expect memory 0x20000740 = 000080ff 0000c07f 0000c07f 0000c07f ffffff72 01008033 000080b3 000000b3
expect memory 0x20000760 = 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f
expect memory 0x200007a0 = 1f5cb34e d16c0ce0 0000c07f
expect memory 0x20000800 = 0000c07f 0000c07f 0000c07f ffffff72 0100803f ffff7f3f 0000803f 79e9f842
expect memory 0x20000820 = 0000804b 0200804b 000080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff
expect memory 0x20000840 = 0000c07f 0000c07f 0000c07f ffffff72 0100803f ffff7f3f 0000803f 79e9f842
expect memory 0x20000860 = 0000804b 0200804b 000080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff
expect memory 0x20000900 = 0000c07f 0000c07f ffffff72 ffff7fbf 000080bf 000080bf 79e9f442 ffff7f4b
expect memory 0x20000920 = 0000804b 020080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f
expect memory 0x20000940 = 0000c07f 0000c07f ffffff72 ffff7fbf 000080bf 000080bf 79e9f442 ffff7f4b
expect memory 0x20000960 = 0000804b 020080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f
expect memory 0x20000a00 = 0000c07f ffffff72 0200803f 0000803f 0100803f 79e9f842 0100804b 0200804b
expect memory 0x20000a20 = 000080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f
expect memory 0x20000a40 = 0000c07f ffffff72 0200803f 0000803f 0100803f 79e9f842 0100804b 0200804b
expect memory 0x20000a60 = 000080cb ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f
expect memory 0x20000b00 = ffffff72 00000034 00000081 00000033 79e9f642 0000804b 0100804b 010080cb
expect memory 0x20000b20 = ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f
expect memory 0x20000b40 = ffffff72 00000034 00000000 00000033 79e9f642 0000804b 0100804b 010080cb
expect memory 0x20000b60 = ffff7f7f ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f
expect memory 0x20000c00 = 01000034 00000028 02000033 79e9f642 0000804b 0100804b 010080cb ffff7f7f
expect memory 0x20000c20 = ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72
expect memory 0x20000c40 = 01000034 00000028 02000033 79e9f642 0000804b 0100804b 010080cb ffff7f7f
expect memory 0x20000c60 = ffff7fff 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72
expect memory 0x20000d00 = 000000b4 0000c0b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff
expect memory 0x20000d20 = 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 00000028
expect memory 0x20000d40 = 000000b4 0000c0b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff
expect memory 0x20000d60 = 00000073 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 00000028
expect memory 0x20000e00 = 000080b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073
expect memory 0x20000e20 = 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 02000033 0000c0b3
expect memory 0x20000e40 = 000080b3 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073
expect memory 0x20000e60 = 0000807f 000080ff 0000c07f 0000c07f 0000c07f ffffff72 02000033 0000c0b3
expect memory 0x20000f00 = 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f
expect memory 0x20000f20 = 000080ff 0000c07f 0000c07f 0000c07f ffffff72 00004034 00008033 0000c033
expect memory 0x20000f40 = 79e9f642 0000804b 0100804b 010080cb ffff7f7f ffff7fff 00000073 0000807f
expect memory 0x20000f60 = 000080ff 0000c07f 0000c07f 0000c07f ffffff72 00004034 00008033 0000c033
