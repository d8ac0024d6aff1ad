# Headers and samplers as raw words, and texels as raw bytes: nothing here goes by a name of rtl/defs. The words were packed,
# the addresses and results computed by a program of its own from the public descriptions of the descriptors, so a field or a
# code that moves in RTL, model and vectors together fails here.
texlock 1
rules R-TLD4-37 R-TLD4-40 R-TLD4-41 R-TLD4-42 R-TLD4-43 PD-5 PD-91 PD-92
rules without PD-18a


# A chain of levels, blocks four GOBs high: width 64 and height 256, level 1 of the view 1..2.
texture 0 { raw 6014920f 56780000 00601234 30000010 e080003f 800000ff 00000000 00000021 } # 64 x 256 R32 UINT, levels 0..3, view 1..2, block 1 x 4
sampler 0 { raw 00000012 00000051 00f00000 00000000 00000000 00000000 00000000 00000000 } # CLAMP_TO_EDGE both
handle 0 texture 0 sampler 0
word32 0x123456790000 0x51000000
word32 0x123456790010 0x51001000
word32 0x123456790004 0x51000001
word32 0x123456790014 0x51001001
word32 0x1234567901fc 0x5100700f
word32 0x12345679032c 0x5100800f
word32 0x1234567908d0 0x51007010
word32 0x123456790a00 0x51008010
word32 0x123456790a14 0x51009011
word32 0x123456790a44 0x5100a011
word32 0x123456790a18 0x51009012
word32 0x123456790a48 0x5100a012
word32 0x123456790ff8 0x5101f01e
word32 0x123456791928 0x5102001e
word32 0x123456790ffc 0x5101f01f
word32 0x12345679192c 0x5102001f
word32 0x12345679120c 0x51028003
word32 0x12345679121c 0x51029003
word32 0x123456791220 0x51028004
word32 0x123456791230 0x51029004
word32 0x123456793880 0x51064010
word32 0x123456793890 0x51065010
word32 0x123456793884 0x51064011
word32 0x123456793894 0x51065011
word32 0x123456793fe8 0x5107e01e
word32 0x123456793ff8 0x5107f01e
word32 0x123456793fec 0x5107e01f
word32 0x123456793ffc 0x5107f01f
warp 0 { # level 1 is 32 x 128
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
  s = { 0.03125 0.5 0.5625 0.96875 0.125 0.53125 0.96875 ... }
  t = { 0.0078125 0.0625 0.078125 0.25 0.3203125 0.7890625 0.9921875 ... }
  expect lane 0 R8 = 0x51001000  R9 = 0x51001001  R10 = 0x51000001  R11 = 0x51000000
  expect lane 1 R8 = 0x5100800f  R9 = 0x51008010  R10 = 0x51007010  R11 = 0x5100700f
  expect lane 2 R8 = 0x5100a011  R9 = 0x5100a012  R10 = 0x51009012  R11 = 0x51009011
  expect lane 3 R8 = 0x5102001e  R9 = 0x5102001f  R10 = 0x5101f01f  R11 = 0x5101f01e
  expect lane 4 R8 = 0x51029003  R9 = 0x51029004  R10 = 0x51028004  R11 = 0x51028003
  expect lane 5 R8 = 0x51065010  R9 = 0x51065011  R10 = 0x51064011  R11 = 0x51064010
  expect lane 6 R8 = 0x5107f01e  R9 = 0x5107f01f  R10 = 0x5107e01f  R11 = 0x5107e01e
}
warp 1 { # constant 1
  asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x1
  s = { 0.03125 ... }
  t = { 0.0078125 ... }
  expect lane 0 R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001
}

# The same without a chain, two levels, view 0..1: level 0.
texture 1 { raw 6014920f 20000000 00600002 10000008 e080007f 8000001f 00000000 00000010 } # 128 x 32 R32 UINT, block 1 x 2, view 0..1
handle 1 texture 1 sampler 0
word32 0x2200001fc 0x4000700f
word32 0x22000032c 0x4000800f
word32 0x2200004d0 0x40007010
word32 0x220000600 0x40008010
word32 0x2200006d0 0x4000f010
word32 0x220002400 0x40010010
word32 0x2200006d4 0x4000f011
word32 0x220002404 0x40010011
word32 0x22000097c 0x4000302f
word32 0x2200009ac 0x4000402f
word32 0x220000c50 0x40003030
word32 0x220000c80 0x40004030
word32 0x2200038a0 0x40014064
word32 0x2200038b0 0x40015064
word32 0x2200038a4 0x40014065
word32 0x2200038b4 0x40015065
word32 0x220003fe8 0x4001e07e
word32 0x220003ff8 0x4001f07e
word32 0x220003fec 0x4001e07f
word32 0x220003ffc 0x4001f07f
warp 2 { # level 0
  asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1f
  s = { 0.125 0.1328125 0.375 0.7890625 0.9921875 ... }
  t = { 0.25 0.5 0.125 0.65625 0.96875 ... }
  expect lane 0 R8 = 0x4000800f  R9 = 0x40008010  R10 = 0x40007010  R11 = 0x4000700f
  expect lane 1 R8 = 0x40010010  R9 = 0x40010011  R10 = 0x4000f011  R11 = 0x4000f010
  expect lane 2 R8 = 0x4000402f  R9 = 0x40004030  R10 = 0x40003030  R11 = 0x4000302f
  expect lane 3 R8 = 0x40015064  R9 = 0x40015065  R10 = 0x40014065  R11 = 0x40014064
  expect lane 4 R8 = 0x4001f07e  R9 = 0x4001f07f  R10 = 0x4001e07f  R11 = 0x4001e07e
}

# MIN_LOD_CLAMP, u4.8: 0x0ff leaves the texels, 0x100 makes their bits zero, the constants stay.
word32 0x30000000 0x000000a0
word32 0x30000004 0x000000a1
word32 0x30000008 0x000000a2
word32 0x3000000c 0x000000a3
word32 0x30000020 0x000000b0
word32 0x30000024 0x000000b1
word32 0x30000028 0x000000b2
word32 0x3000002c 0x000000b3
word32 0x30000040 0x000000c0
word32 0x30000044 0x000000c1
word32 0x30000048 0x000000c2
word32 0x3000004c 0x000000c3
word32 0x30000060 0x000000d0
word32 0x30000064 0x000000d1
word32 0x30000068 0x000000d2
word32 0x3000006c 0x000000d3
texture 2 { raw 0194920f 30000000 00400000 00000001 e0800003 80000003 00000000 000ff000 } # 4 x 4 R32 UINT in rows of 32 bytes, MIN_LOD_CLAMP 255/256
handle 2 texture 2 sampler 0
texture 3 { raw 0194920f 30000000 00400000 00000001 e0800003 80000003 00000000 00100000 } # the same, MIN_LOD_CLAMP 1.0
handle 3 texture 3 sampler 0
warp 3 { # not clamped off
  asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.25 ... }
  expect lane 0 R8 = 0x000000b1  R9 = 0x000000b2  R10 = 0x000000a2  R11 = 0x000000a1
}
warp 4 { # clamped off
  asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.25 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
}
warp 5 { # a constant
  asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.25 ... }
  expect lane 0 R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001
}

# Address modes 0..7 along s, and (code + 3) mod 8 along t: texels at -7, -3, 1, 5, 7 of 4, far enough on each side.
texture 4 { raw 0194920f 30000000 00400000 00000001 e0800003 80000003 00000000 00000000 } # 4 x 4 R32 UINT in rows
sampler 1 { raw 00000158 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 0 along s, 3 along t
handle 4 texture 4 sampler 1
warp 6 { # address modes 0 and 3
  asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 1 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 4 R8 = 0x000000b2  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0x000000a2
  expect lane 5 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 6 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 8 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 11 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
}
sampler 2 { raw 000001a1 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 1 along s, 4 along t
handle 5 texture 4 sampler 2
warp 7 { # address modes 1 and 4
  asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 1 R8 = 0x000000b3  R9 = 0x000000b2  R10 = 0x000000a2  R11 = 0x000000a3
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0x000000b3  R9 = 0x000000b2  R10 = 0x000000a2  R11 = 0x000000a3
  expect lane 4 R8 = 0x000000b1  R9 = 0x000000b0  R10 = 0x000000a0  R11 = 0x000000a1
  expect lane 5 R8 = 0x000000a0  R9 = 0x000000a1  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 6 R8 = 0x000000a0  R9 = 0x000000a1  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 7 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 8 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0x000000a3  R9 = 0x000000a2  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 11 R8 = 0x000000a1  R9 = 0x000000a0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
}
sampler 3 { raw 000001ea 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 2 along s, 5 along t
handle 6 texture 4 sampler 3
warp 8 { # address modes 2 and 5
  asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0x000000b0  R9 = 0x000000b0  R10 = 0x000000a0  R11 = 0x000000a0
  expect lane 1 R8 = 0x000000b0  R9 = 0x000000b0  R10 = 0x000000a0  R11 = 0x000000a0
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0x000000b3  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0x000000a3
  expect lane 4 R8 = 0x000000b3  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0x000000a3
  expect lane 5 R8 = 0x000000d0  R9 = 0x000000d1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 6 R8 = 0x000000c0  R9 = 0x000000c1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 7 R8 = 0x000000d0  R9 = 0x000000d1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 8 R8 = 0x000000d0  R9 = 0x000000d1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0x000000c0  R9 = 0x000000c0  R10 = 0x000000d0  R11 = 0x000000d0
  expect lane 11 R8 = 0x000000d3  R9 = 0x000000d3  R10 = 0x000000d3  R11 = 0x000000d3
}
sampler 4 { raw 00000033 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 3 along s, 6 along t
handle 7 texture 4 sampler 4
warp 9 { # address modes 3 and 6
  asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 5 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 6 R8 = 0x000000c0  R9 = 0x000000c1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 7 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 8 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 11 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
}
sampler 5 { raw 0000007c 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 4 along s, 7 along t
handle 8 texture 4 sampler 5
warp 10 { # address modes 4 and 7
  asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0xb0b0b0b0  R9 = 0x000000b0  R10 = 0x000000a0  R11 = 0xb0b0b0b0
  expect lane 1 R8 = 0xb0b0b0b0  R9 = 0x000000b0  R10 = 0x000000a0  R11 = 0xb0b0b0b0
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0x000000b3  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0x000000a3
  expect lane 4 R8 = 0x000000b3  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0x000000a3
  expect lane 5 R8 = 0x000000d0  R9 = 0x000000d1  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 6 R8 = 0x000000c0  R9 = 0x000000c1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 7 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 8 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0xb0b0b0b0  R9 = 0x000000c0  R10 = 0x000000d0  R11 = 0xb0b0b0b0
  expect lane 11 R8 = 0x000000d3  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
}
sampler 6 { raw 00000085 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 5 along s, 0 along t
handle 9 texture 4 sampler 6
warp 11 { # address modes 5 and 0
  asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0x000000b3  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0x000000a3
  expect lane 1 R8 = 0x000000b3  R9 = 0x000000b2  R10 = 0x000000a2  R11 = 0x000000a3
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0x000000b3  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0x000000a3
  expect lane 4 R8 = 0x000000b3  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0x000000a3
  expect lane 5 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 6 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 7 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 8 R8 = 0x000000d0  R9 = 0x000000d1  R10 = 0x000000c1  R11 = 0x000000c0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0x000000b3  R9 = 0x000000b2  R10 = 0x000000a2  R11 = 0x000000a3
  expect lane 11 R8 = 0x000000b3  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0x000000a3
}
sampler 7 { raw 000000ce 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 6 along s, 1 along t
handle 10 texture 4 sampler 7
warp 12 { # address modes 6 and 1
  asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 1 R8 = 0x000000b3  R9 = 0x000000b2  R10 = 0x000000a2  R11 = 0x000000a3
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 4 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
  expect lane 5 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 6 R8 = 0x000000c0  R9 = 0x000000c1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 7 R8 = 0x000000c0  R9 = 0x000000c1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 8 R8 = 0x000000a0  R9 = 0x000000a1  R10 = 0x000000b1  R11 = 0x000000b0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0x000000c3  R9 = 0x000000c2  R10 = 0x000000d2  R11 = 0x000000d3
  expect lane 11 R8 = 0xb0b0b0b0  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0xb0b0b0b0
}
sampler 8 { raw 00000117 00000051 00f00000 00000000 b0b0b0b0 00000001 00000002 00000003 } # address mode 7 along s, 2 along t
handle 11 texture 4 sampler 8
warp 13 { # address modes 7 and 2
  asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xfff
  s = { -1.75 -0.75 0.25 1.25 1.75 0.25 0.25 0.25 0.25 0.5 -0.75 1.75 ... }
  t = { 0.25 0.25 0.25 0.25 0.25 -1.75 -0.75 1.25 1.75 0.75 -0.75 -1.75 ... }
  expect lane 0 R8 = 0xb0b0b0b0  R9 = 0x000000b3  R10 = 0x000000a3  R11 = 0xb0b0b0b0
  expect lane 1 R8 = 0x000000b3  R9 = 0x000000b2  R10 = 0x000000a2  R11 = 0x000000a3
  expect lane 2 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 3 R8 = 0x000000b3  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0x000000a3
  expect lane 4 R8 = 0x000000b3  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0x000000a3
  expect lane 5 R8 = 0x000000a0  R9 = 0x000000a1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 6 R8 = 0x000000a0  R9 = 0x000000a1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 7 R8 = 0x000000d0  R9 = 0x000000d1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 8 R8 = 0x000000d0  R9 = 0x000000d1  R10 = 0x000000d1  R11 = 0x000000d0
  expect lane 9 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000c2  R11 = 0x000000c1
  expect lane 10 R8 = 0x000000a3  R9 = 0x000000a2  R10 = 0x000000a2  R11 = 0x000000a3
  expect lane 11 R8 = 0x000000a3  R9 = 0xb0b0b0b0  R10 = 0xb0b0b0b0  R11 = 0x000000a3
}

# Data types: bytes 81 82 83 84 as SNORM, UNORM, SINT and UINT, in each order.
word32 0x31000000 0x84838281
word32 0x31000004 0x84838281
word32 0x31000020 0x84838281
word32 0x31000024 0x84838281
texture 5 { raw 58d46888 31000000 00400000 00000001 e0800001 80000001 00000000 00000000 } # 2 x 2 A8B8G8R8 SNORM UNORM SINT UINT
handle 12 texture 5 sampler 0
warp 14 { # R is SNORM
  asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
}
warp 15 { # G is UNORM
  asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f028283
}
warp 16 { # B is SINT
  asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xffffff83  R9 = 0xffffff83  R10 = 0xffffff83  R11 = 0xffffff83
}
warp 17 { # A is UINT
  asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000084  R9 = 0x00000084  R10 = 0x00000084  R11 = 0x00000084
}
texture 6 { raw 58d18d08 31000000 00400000 00000001 e0800001 80000001 00000000 00000000 } # 2 x 2 A8B8G8R8 UNORM SINT UINT SNORM
handle 13 texture 6 sampler 0
warp 18 { # R is UNORM
  asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182
}
warp 19 { # G is SINT
  asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xffffff82  R9 = 0xffffff82  R10 = 0xffffff82  R11 = 0xffffff82
}
warp 20 { # B is UINT
  asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000083  R9 = 0x00000083  R10 = 0x00000083  R11 = 0x00000083
}
warp 21 { # A is SNORM
  asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xbf79f3e8  R9 = 0xbf79f3e8  R10 = 0xbf79f3e8  R11 = 0xbf79f3e8
}
texture 7 { raw 58d23188 31000000 00400000 00000001 e0800001 80000001 00000000 00000000 } # 2 x 2 A8B8G8R8 SINT UINT SNORM UNORM
handle 14 texture 7 sampler 0
warp 22 { # R is SINT
  asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xffffff81  R9 = 0xffffff81  R10 = 0xffffff81  R11 = 0xffffff81
}
warp 23 { # G is UINT
  asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000082  R9 = 0x00000082  R10 = 0x00000082  R11 = 0x00000082
}
warp 24 { # B is SNORM
  asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xbf7bf7f0  R9 = 0xbf7bf7f0  R10 = 0xbf7bf7f0  R11 = 0xbf7bf7f0
}
warp 25 { # A is UNORM
  asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485
}
texture 8 { raw 58d34608 31000000 00400000 00000001 e0800001 80000001 00000000 00000000 } # 2 x 2 A8B8G8R8 UINT SNORM UNORM SINT
handle 15 texture 8 sampler 0
warp 26 { # R is UINT
  asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000081  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x00000081
}
warp 27 { # G is SNORM
  asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xbf7dfbf8  R9 = 0xbf7dfbf8  R10 = 0xbf7dfbf8  R11 = 0xbf7dfbf8
}
warp 28 { # B is UNORM
  asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3f038384
}
warp 29 { # A is SINT
  asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xffffff84  R9 = 0xffffff84  R10 = 0xffffff84  R11 = 0xffffff84
}
word32 0x31100000 0x3c00c500
word32 0x31100004 0x3c00c500
word32 0x31100020 0x3c00c500
word32 0x31100024 0x3c00c500
texture 9 { raw 70d4938c 31100000 00400000 00000001 e0800001 80000001 00000000 00000000 } # 2 x 2 R16_G16 FLOAT UINT
handle 16 texture 9 sampler 0
warp 30 { # R is FLOAT
  asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xc0a00000  R9 = 0xc0a00000  R10 = 0xc0a00000  R11 = 0xc0a00000
}
warp 31 { # G is UINT
  asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00003c00  R9 = 0x00003c00  R10 = 0x00003c00  R11 = 0x00003c00
}
warp 32 { # constant 1.0
  asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
warp 33 { # constant 0
  asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
}
texture 10 { raw 70d49d8c 31100000 00400000 00000001 e0800001 80000001 00000000 00000000 } # 2 x 2 R16_G16 SINT FLOAT
handle 17 texture 10 sampler 0
warp 34 { # R is SINT
  asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xffffc500  R9 = 0xffffc500  R10 = 0xffffc500  R11 = 0xffffc500
}
warp 35 { # G is FLOAT
  asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
warp 36 { # constant 1.0
  asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
warp 37 { # constant 0
  asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
}
texture 11 { raw 70d4888c 31100000 00400000 00000001 e0800001 80000001 00000000 00000000 } # 2 x 2 R16_G16 SNORM UNORM
handle 18 texture 11 sampler 0
warp 38 { # R is SNORM
  asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0xbeec01d8  R9 = 0xbeec01d8  R10 = 0xbeec01d8  R11 = 0xbeec01d8
}
warp 39 { # G is UNORM
  asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3e7000f0  R9 = 0x3e7000f0  R10 = 0x3e7000f0  R11 = 0x3e7000f0
}
warp 40 { # constant 1.0
  asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}
warp 41 { # constant 0
  asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
}

# Every built format by its code: the components of an element of random bits.
word32 0x32000000 0x52e6b438
word32 0x32000004 0xf2a74de4
word32 0x32000008 0x269e0d37
word32 0x3200000c 0x6513270e
word32 0x32000010 0xa6a3a450
word32 0x32000014 0x0c5c7fd0
word32 0x32000018 0x128b2f33
word32 0x3200001c 0xd23f0824
word32 0x32000040 0x892f902b
word32 0x32000044 0x1818e811
word32 0x32000048 0x5d9dc9f8
word32 0x3200004c 0x9531985d
word32 0x32000050 0x0ed90475
word32 0x32000054 0xe8e25d94
word32 0x32000058 0x81e74ef5
word32 0x3200005c 0x36f675cc
texture 12 { raw 58d49201 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x01, UINT
handle 19 texture 12 sampler 0
warp 42 { # format 0x01, component 0
  asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x892f902b  R9 = 0x0ed90475  R10 = 0xa6a3a450  R11 = 0x52e6b438
}
warp 43 { # format 0x01, component 1
  asm "TLD4.G R8, R0, 19, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x1818e811  R9 = 0xe8e25d94  R10 = 0x0c5c7fd0  R11 = 0xf2a74de4
}
warp 44 { # format 0x01, component 2
  asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x5d9dc9f8  R9 = 0x81e74ef5  R10 = 0x128b2f33  R11 = 0x269e0d37
}
warp 45 { # format 0x01, component 3
  asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x9531985d  R9 = 0x36f675cc  R10 = 0xd23f0824  R11 = 0x6513270e
}
texture 13 { raw 58d49203 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x03, UINT
handle 20 texture 13 sampler 0
warp 46 { # format 0x03, component 0
  asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000902b  R9 = 0x0000c9f8  R10 = 0x00000d37  R11 = 0x0000b438
}
warp 47 { # format 0x03, component 1
  asm "TLD4.G R8, R0, 20, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000892f  R9 = 0x00005d9d  R10 = 0x0000269e  R11 = 0x000052e6
}
warp 48 { # format 0x03, component 2
  asm "TLD4.B R8, R0, 20, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000e811  R9 = 0x0000985d  R10 = 0x0000270e  R11 = 0x00004de4
}
warp 49 { # format 0x03, component 3
  asm "TLD4.A R8, R0, 20, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00001818  R9 = 0x00009531  R10 = 0x00006513  R11 = 0x0000f2a7
}
texture 14 { raw 00d49204 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x04, UINT
handle 21 texture 14 sampler 0
warp 50 { # format 0x04, component 0
  asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x892f902b  R9 = 0x5d9dc9f8  R10 = 0x269e0d37  R11 = 0x52e6b438
}
warp 51 { # format 0x04, component 1
  asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x1818e811  R9 = 0x9531985d  R10 = 0x6513270e  R11 = 0xf2a74de4
}
texture 15 { raw 58d49208 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x08, UINT
handle 22 texture 15 sampler 0
warp 52 { # format 0x08, component 0
  asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000002b  R9 = 0x00000011  R10 = 0x000000e4  R11 = 0x00000038
}
warp 53 { # format 0x08, component 1
  asm "TLD4.G R8, R0, 22, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000090  R9 = 0x000000e8  R10 = 0x0000004d  R11 = 0x000000b4
}
warp 54 { # format 0x08, component 2
  asm "TLD4.B R8, R0, 22, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000002f  R9 = 0x00000018  R10 = 0x000000a7  R11 = 0x000000e6
}
warp 55 { # format 0x08, component 3
  asm "TLD4.A R8, R0, 22, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000089  R9 = 0x00000018  R10 = 0x000000f2  R11 = 0x00000052
}
texture 16 { raw 58d49209 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x09, UINT
handle 23 texture 16 sampler 0
warp 56 { # format 0x09, component 0
  asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000002b  R9 = 0x00000011  R10 = 0x000001e4  R11 = 0x00000038
}
warp 57 { # format 0x09, component 1
  asm "TLD4.G R8, R0, 23, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x000003e4  R9 = 0x0000023a  R10 = 0x000001d3  R11 = 0x000001ad
}
warp 58 { # format 0x09, component 2
  asm "TLD4.B R8, R0, 23, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000092  R9 = 0x00000181  R10 = 0x0000032a  R11 = 0x0000012e
}
warp 59 { # format 0x09, component 3
  asm "TLD4.A R8, R0, 23, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000003  R11 = 0x00000001
}
texture 17 { raw 00d4920c 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x0c, UINT
handle 24 texture 17 sampler 0
warp 60 { # format 0x0c, component 0
  asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000902b  R9 = 0x0000e811  R10 = 0x00004de4  R11 = 0x0000b438
}
warp 61 { # format 0x0c, component 1
  asm "TLD4.G R8, R0, 24, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000892f  R9 = 0x00001818  R10 = 0x0000f2a7  R11 = 0x000052e6
}
texture 18 { raw 0014920f 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x0f, UINT
handle 25 texture 18 sampler 0
warp 62 { # format 0x0f, component 0
  asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x892f902b  R9 = 0x1818e811  R10 = 0xf2a74de4  R11 = 0x52e6b438
}
texture 19 { raw 58d24912 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x12, UNORM
handle 26 texture 19 sampler 0
warp 63 { # format 0x12, component 0
  asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f3bbbbc  R9 = 0x3f800000  R10 = 0x3ecccccd  R11 = 0x3f088889
}
warp 0 { # format 0x12, component 1
  asm "TLD4.G R8, R0, 26, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3f6eeeef  R11 = 0x3e4ccccd
}
warp 1 { # format 0x12, component 2
  asm "TLD4.B R8, R0, 26, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x3f19999a  R10 = 0x3e088889  R11 = 0x3e888889
}
warp 2 { # format 0x12, component 3
  asm "TLD4.A R8, R0, 26, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f19999a  R9 = 0x3f088889  R10 = 0x3eaaaaab  R11 = 0x3f3bbbbc
}
texture 20 { raw 58d24914 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x14, UNORM
handle 27 texture 20 sampler 0
warp 3 { # format 0x14, component 0
  asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3eb5ad6b  R9 = 0x3ef7bdef  R10 = 0x3e46318c  R11 = 0x3f46318c
}
warp 4 { # format 0x14, component 1
  asm "TLD4.G R8, R0, 27, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3d042108  R9 = 0x3e94a529  R10 = 0x3f3def7c  R11 = 0x3d042108
}
warp 5 { # format 0x14, component 2
  asm "TLD4.B R8, R0, 27, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3e042108  R9 = 0x3d842108  R10 = 0x3f25294a  R11 = 0x3ed6b5ad
}
warp 6 { # format 0x14, component 3
  asm "TLD4.A R8, R0, 27, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000
}
texture 21 { raw 08d24915 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x15, UNORM
handle 28 texture 21 sampler 0
warp 7 { # format 0x15, component 0
  asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3eb5ad6b  R9 = 0x3ef7bdef  R10 = 0x3e46318c  R11 = 0x3f46318c
}
warp 8 { # format 0x15, component 1
  asm "TLD4.G R8, R0, 28, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3c820821  R9 = 0x3e124925  R10 = 0x3ebaebaf  R11 = 0x3f061862
}
warp 9 { # format 0x15, component 2
  asm "TLD4.B R8, R0, 28, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3f14a529  R9 = 0x3f0c6319  R10 = 0x3ea5294a  R11 = 0x3f35ad6b
}
texture 22 { raw 00d49218 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x18, UINT
handle 29 texture 22 sampler 0
warp 10 { # format 0x18, component 0
  asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000002b  R9 = 0x0000002f  R10 = 0x000000e6  R11 = 0x00000038
}
warp 11 { # format 0x18, component 1
  asm "TLD4.G R8, R0, 29, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000090  R9 = 0x00000089  R10 = 0x00000052  R11 = 0x000000b4
}
texture 23 { raw 0014921b 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x1b, UINT
handle 30 texture 23 sampler 0
warp 12 { # format 0x1b, component 0
  asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000902b  R9 = 0x0000892f  R10 = 0x000052e6  R11 = 0x0000b438
}
texture 24 { raw 0014921d 32000000 00400000 00000002 e0800001 80000001 00000000 00000000 } # 2 x 2 of format 0x1d, UINT
handle 31 texture 24 sampler 0
warp 13 { # format 0x1d, component 0
  asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x0000002b  R9 = 0x00000090  R10 = 0x000000b4  R11 = 0x00000038
}

# Four headers and a sampler as a description of the hardware encodes them: the first is read, the others cannot be.
sampler 9 { raw 00002ed0 01f802e2 80f00080 0ff40000 3f000000 00000000 00000000 3f800000 } # WRAP, CLAMP_TO_EDGE, compare LEQUAL, bias -0.5
texture 25 { raw 58d24908 34567800 00600012 60070018 e2800063 8004003b 03000000 00000041 } # an array of five 100 x 60 RGBA8, seven levels, view 1..4
handle 32 texture 25 sampler 9
warp 14 { # an array of five 100 x 60 RGBA8, seven levels, view 1..4
  asm "TLD4.R R8, R0, 32, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 header.tag.status = "ok"  address.address[3] = 0x123456f3c0  address.address[0] = 0x123456f3d0  # layer 0
}
texture 26 { raw 7017ffaf 80000000 00600000 00070010 e080001d 80000013 03000000 00000400 } # ZF32 of 30 x 20 pixels, eight samples
handle 33 texture 26 sampler 9
warp 15 { # ZF32 of 30 x 20 pixels, eight samples
  asm "TLD4.R R8, R0, 33, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
  expect lane 0 header.tag.status = "mismatch"
}
texture 27 { raw 58d24908 00100020 00400000 00070010 e3800063 80000031 03000000 00000000 } # 100 x 50 RGBA8 in rows of 512 bytes, no mipmap
handle 34 texture 27 sampler 9
word32 0x1030e4 0x11223344
word32 0x1030e8 0x80ff7f01
word32 0x1032e4 0xfe0180c0
word32 0x1032e8 0x40302010
warp 16 { # 100 x 50 RGBA8 in rows of 512 bytes, no mipmap
  asm "TLD4.R R8, R0, 34, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x3e8b0b0b  R9 = 0x3ea9a9aa  R10 = 0x3ea9a9aa  R11 = 0x3ee86868
  expect lane 0 header.tag.status = "ok"
}
texture 28 { raw 78d7ff82 00200004 00000000 00000001 0300116f 00000000 00000000 00000000 } # a buffer of 70000 R32_G32_B32 FLOAT
handle 35 texture 28 sampler 9
warp 17 { # a buffer of 70000 R32_G32_B32 FLOAT
  asm "TLD4.R R8, R0, 35, 2D, 0xf"  active 0x1
  s = { 0.5 ... }
  t = { 0.5 ... }
  expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
  expect lane 0 header.tag.status = "mismatch"
}
handle 36 texture 4 sampler 9
warp 18 { # that sampler on the 4 x 4 texture
  asm "TLD4.R R8, R0, 36, 2D, 0xf"  active 0x7
  s = { -1.75 1.25 0.5 ... }
  t = { 0.25 -0.75 1.75 ... }
  expect lane 0 R8 = 0x000000b0  R9 = 0x000000b1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 1 R8 = 0x000000a0  R9 = 0x000000a1  R10 = 0x000000a1  R11 = 0x000000a0
  expect lane 2 R8 = 0x000000d1  R9 = 0x000000d2  R10 = 0x000000d2  R11 = 0x000000d1
}
