# TEX.LZ of cubes: one texel of a face, on and beside edges and corners; each way of the seams.
# Written by tests/oracle/samples.py.
texlock 1
rules PD-12 PD-16 PD-60 PD-110 PD-120

texture 0 { format R32 UINT   type CUBEMAP   size 5 5   address 0x20000000   texels expression (x + 16 * y + 256 * layer) }
texture 1 { format R32 UINT   type CUBEMAP_ARRAY   size 5 5   layers 3   address 0x21000000   texels expression (x + 16 * y + 256 * layer) }
sampler 0 { address CLAMP_OGL CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 1 texture 0 sampler 1
sampler 2 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP MIRROR_ONCE_BORDER   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 3 texture 0 sampler 3
sampler 4 { address MIRROR_ONCE_BORDER CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 4 texture 1 sampler 4
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 5 texture 1 sampler 5
sampler 6 { address CLAMP_OGL MIRROR   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 6 texture 1 sampler 6
sampler 7 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 7 texture 1 sampler 7
sampler 8 { address CLAMP_OGL MIRROR   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 8 texture 0 sampler 8
sampler 9 { address CLAMP_OGL WRAP   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 9 texture 0 sampler 9
sampler 10 { address CLAMP_TO_EDGE CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 10 texture 0 sampler 10
sampler 11 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 11 texture 0 sampler 11
sampler 12 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 12 texture 1 sampler 12
sampler 13 { address CLAMP_OGL MIRROR_ONCE_BORDER   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 13 texture 1 sampler 13
sampler 14 { address WRAP MIRROR_ONCE_BORDER   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 14 texture 1 sampler 14
sampler 15 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 15 texture 1 sampler 15
sampler 16 { address BORDER MIRROR_ONCE_BORDER   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 16 texture 0 sampler 16
sampler 17 { address CLAMP_TO_EDGE BORDER   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 17 texture 0 sampler 17
sampler 18 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 18 texture 0 sampler 18
sampler 19 { address CLAMP_OGL BORDER   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 19 texture 0 sampler 19
sampler 20 { address MIRROR CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 20 texture 1 sampler 20
sampler 21 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 21 texture 1 sampler 21
sampler 22 { address CLAMP_OGL BORDER   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 22 texture 1 sampler 22
sampler 23 { address WRAP BORDER   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 23 texture 1 sampler 23
sampler 24 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 24 texture 0 sampler 24
sampler 25 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 25 texture 0 sampler 25
sampler 26 { address MIRROR_ONCE_BORDER WRAP   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 26 texture 0 sampler 26
sampler 27 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 27 texture 0 sampler 27
sampler 28 { address BORDER MIRROR_ONCE_CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 0   border 0xb0b0 0x0 0x0 0x0 }
handle 28 texture 1 sampler 28
sampler 29 { address CLAMP_OGL CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 1   border 0xb0b0 0x0 0x0 0x0 }
handle 29 texture 1 sampler 29
sampler 30 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   CUBEMAP_INTERFACE_FILTERING 2   border 0xb0b0 0x0 0x0 0x0 }
handle 30 texture 1 sampler 30
sampler 31 { address MIRROR_ONCE_BORDER BORDER   CUBEMAP_INTERFACE_FILTERING 3   border 0xb0b0 0x0 0x0 0x0 }
handle 31 texture 1 sampler 31

warp 0 { asm "TEX.LZ.AOFFI R8, R80, R21, 0, CUBE, 0x1"  active 0xff
  s = { bits(0xbe4ccccd) bits(0x3f800000) bits(0x3f800000) bits(0x3f000000) bits(0xbf800000) bits(0x0) bits(0x3f666666) bits(0xbf800000) ... }
  t = { bits(0xbecccccd) bits(0x3f000000) bits(0x3f333333) bits(0x0) bits(0xbf19999a) bits(0x3f800000) bits(0x3f800000) bits(0xbe4ccccd) ... }
  r = { bits(0xbf800000) bits(0xbf800000) bits(0xbf333333) bits(0xbf800000) bits(0x3ecccccd) bits(0x0) bits(0x3f19999a) bits(0xbf800000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 5 R8 = 0x533
  expect lane 1 coord.face = 5 R8 = 0x510
  expect lane 2 coord.face = 0 R8 = 0x4
  expect lane 3 coord.face = 5 R8 = 0x521
  expect lane 4 coord.face = 1 R8 = 0x143
  expect lane 5 coord.face = 2 R8 = 0x222
  expect lane 6 coord.face = 2 R8 = 0x244
  expect lane 7 coord.face = 5 R8 = 0x534
}

warp 1 { asm "TEX.LZ R8, R64, 1, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0x3f800000) bits(0xbf000000) bits(0xbf000000) bits(0xbe448000) bits(0xbf000000) bits(0x3ebee000) bits(0xbf800000) ... }
  t = { bits(0x3f19999a) bits(0x3f000000) bits(0xbf800000) bits(0xbf000000) bits(0x3efac000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) ... }
  r = { bits(0xbecccccd) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x0) bits(0x3f010000) bits(0xbf4ccccd) ... }
  expect lane 0 coord.face = 1 R8 = 0x101
  expect lane 1 coord.face = 4 R8 = 0x414
  expect lane 2 coord.face = 4 R8 = 0x441
  expect lane 3 coord.face = 4 R8 = 0x431
  expect lane 4 coord.face = 5 R8 = 0x512
  expect lane 5 coord.face = 3 R8 = 0x321
  expect lane 6 coord.face = 2 R8 = 0x233
  expect lane 7 coord.face = 2 R8 = 0x200
}

warp 2 { asm "TEX.LZ R8, R108, 2, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0xbf1fc000) bits(0x3ecccccd) bits(0xbf000000) bits(0xbf800000) bits(0x3f000000) bits(0x3f800000) bits(0x3ea8c000) ... }
  t = { bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf000000) bits(0x3f586000) bits(0xbf000000) bits(0x0) bits(0xbf800000) ... }
  r = { bits(0xbf000000) bits(0xbf3f7000) bits(0x3f333333) bits(0x3f800000) bits(0x3f38c000) bits(0x3f800000) bits(0x3f000000) bits(0x3f2f8000) ... }
  expect lane 0 coord.face = 2 R8 = 0x210
  expect lane 1 coord.face = 3 R8 = 0x340
  expect lane 2 coord.face = 2 R8 = 0x243
  expect lane 3 coord.face = 4 R8 = 0x431
  expect lane 4 coord.face = 1 R8 = 0x104
  expect lane 5 coord.face = 4 R8 = 0x433
  expect lane 6 coord.face = 0 R8 = 0x21
  expect lane 7 coord.face = 3 R8 = 0x303
}

warp 3 { asm "TEX.LZ.AOFFI R8, R144, R177, 3, CUBE, 0x1"  active 0xff
  s = { bits(0xbf523000) bits(0xbf3da000) bits(0x3f800000) bits(0x0) bits(0xbf666666) bits(0xbe4ccccd) bits(0x3f800000) bits(0x3f800000) ... }
  t = { bits(0x3c300000) bits(0x3dfe8000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) ... }
  r = { bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbe4ccccd) bits(0xbf000000) bits(0x3f000000) bits(0xbf000000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 5 R8 = 0x524
  expect lane 1 coord.face = 4 R8 = 0x420
  expect lane 2 coord.face = 5 R8 = 0x500
  expect lane 3 coord.face = 5 R8 = 0x542
  expect lane 4 coord.face = 2 R8 = 0x220
  expect lane 5 coord.face = 2 R8 = 0x212
  expect lane 6 coord.face = 2 R8 = 0x234
  expect lane 7 coord.face = 3 R8 = 0x334
}

warp 4 { asm "TEX.LZ R8, R232, 4, ARRAY_CUBE, 0x1"  active 0xff
  array = { 3 0 2 4 0 2 2 3 ... }
  s = { bits(0x3e4ccccd) bits(0x3dcc0000) bits(0xbf800000) bits(0x3e99999a) bits(0xbf800000) bits(0x3f800000) bits(0x3f333333) bits(0xbe4ccccd) ... }
  t = { bits(0xbf000000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x0) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) ... }
  r = { bits(0xbf800000) bits(0x3e600000) bits(0xbf000000) bits(0x3f666666) bits(0xbf800000) bits(0x3dcccccd) bits(0x0) bits(0xbf800000) ... }
  expect lane 0 coord.face = 5 R8 = 0x1132
  expect lane 1 coord.face = 3 R8 = 0x312
  expect lane 2 coord.face = 2 R8 = 0xe10
  expect lane 3 coord.face = 2 R8 = 0xe43
  expect lane 4 coord.face = 5 R8 = 0xb0b0
  expect lane 5 coord.face = 3 R8 = 0xb0b0
  expect lane 6 coord.face = 3 R8 = 0xf24
  expect lane 7 coord.face = 5 R8 = 0x1143
}

warp 5 { asm "TEX.LZ R8, R112, 5, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 2 0 1 0 3 2 3 ... }
  s = { bits(0x3f000000) bits(0x3f19999a) bits(0x3e99999a) bits(0xbf800000) bits(0xbe270000) bits(0xbf800000) bits(0x0) bits(0x3f800000) ... }
  t = { bits(0x3f800000) bits(0x3f800000) bits(0x3e99999a) bits(0x3e99999a) bits(0x3c9c0000) bits(0x3f800000) bits(0xbf800000) bits(0x3e4ccccd) ... }
  r = { bits(0xbf800000) bits(0x3f4ccccd) bits(0x3f800000) bits(0xbe99999a) bits(0xbf800000) bits(0x3f000000) bits(0x0) bits(0x3f800000) ... }
  expect lane 0 coord.face = 5 R8 = 0xb01
  expect lane 1 coord.face = 2 R8 = 0xe44
  expect lane 2 coord.face = 4 R8 = 0x413
  expect lane 3 coord.face = 1 R8 = 0x711
  expect lane 4 coord.face = 5 R8 = 0x522
  expect lane 5 coord.face = 2 R8 = 0xe30
  expect lane 6 coord.face = 3 R8 = 0xf22
  expect lane 7 coord.face = 4 R8 = 0x1024
}

warp 6 { asm "TEX.LZ.AOFFI R8, R4, R19, 6, ARRAY_CUBE, 0x1"  active 0xff
  array = { 2 2 4 4 4 2 4 3 ... }
  s = { bits(0x3f000000) bits(0xbe99999a) bits(0x3f4ccccd) bits(0x3f800000) bits(0x3ec66000) bits(0x3f658000) bits(0x3f0c1000) bits(0x3f800000) ... }
  t = { bits(0xbf800000) bits(0xbdcccccd) bits(0x3f800000) bits(0xbf4c4000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3ecccccd) ... }
  r = { bits(0x0) bits(0xbf800000) bits(0xbf666666) bits(0xbde18000) bits(0xbec10000) bits(0xbe8a0000) bits(0x3f550000) bits(0x3f666666) ... }
  offset = 0x7777
  expect lane 0 coord.face = 3 R8 = 0xf23
  expect lane 1 coord.face = 5 R8 = 0x1123
  expect lane 2 coord.face = 2 R8 = 0xe04
  expect lane 3 coord.face = 0 R8 = 0xc42
  expect lane 4 coord.face = 3 R8 = 0xf33
  expect lane 5 coord.face = 3 R8 = 0xf34
  expect lane 6 coord.face = 3 R8 = 0xf03
  expect lane 7 coord.face = 0 R8 = 0xc10
}

warp 7 { asm "TEX.LZ R8, R236, 7, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 4 3 0 4 3 1 1 ... }
  s = { bits(0xbf800000) bits(0xbf800000) bits(0xbf002000) bits(0x3f800000) bits(0xbf70c000) bits(0xbecccccd) bits(0xbf000000) bits(0xbf800000) ... }
  t = { bits(0xbe99999a) bits(0x3f800000) bits(0x3f63f000) bits(0xbecccccd) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf000000) ... }
  r = { bits(0x3ecccccd) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f044000) bits(0xbe99999a) bits(0xbf000000) bits(0xbf800000) ... }
  expect lane 0 coord.face = 1 R8 = 0x733
  expect lane 1 coord.face = 5 R8 = 0x1104
  expect lane 2 coord.face = 5 R8 = 0x1103
  expect lane 3 coord.face = 4 R8 = 0x434
  expect lane 4 coord.face = 3 R8 = 0xf10
  expect lane 5 coord.face = 2 R8 = 0xe11
  expect lane 6 coord.face = 3 R8 = 0x931
  expect lane 7 coord.face = 5 R8 = 0xb34
}

warp 8 { asm "TEX.LZ R8, R96, 8, CUBE, 0x1"  active 0xff
  s = { bits(0x3cb00000) bits(0xbf01c000) bits(0x0) bits(0x3f000000) bits(0xbf800000) bits(0xbf666666) bits(0xbe3f4000) bits(0x3e4ccccd) ... }
  t = { bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf6cf000) bits(0xbf800000) ... }
  r = { bits(0xbf214000) bits(0xbf741000) bits(0x3f000000) bits(0x3f4ccccd) bits(0x3f000000) bits(0x3f333333) bits(0x3f800000) bits(0x0) ... }
  expect lane 0 coord.face = 3 R8 = 0x342
  expect lane 1 coord.face = 3 R8 = 0x341
  expect lane 2 coord.face = 3 R8 = 0x312
  expect lane 3 coord.face = 2 R8 = 0x243
  expect lane 4 coord.face = 3 R8 = 0x310
  expect lane 5 coord.face = 3 R8 = 0x300
  expect lane 6 coord.face = 4 R8 = 0x442
  expect lane 7 coord.face = 3 R8 = 0x323
}

warp 9 { asm "TEX.LZ.AOFFI R8, R152, R8, 9, CUBE, 0x1"  active 0xff
  s = { bits(0x3e5b0000) bits(0x3dcccccd) bits(0xbf000000) bits(0xbf000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbf000000) bits(0xbef44000) ... }
  t = { bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x0) bits(0xbf800000) bits(0x3f000000) bits(0x3f800000) bits(0x3d8e0000) ... }
  r = { bits(0x3d5b0000) bits(0xbdcccccd) bits(0xbf000000) bits(0xbf800000) bits(0x3f800000) bits(0xbf000000) bits(0x0) bits(0x3f800000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 3 R8 = 0x323
  expect lane 1 coord.face = 2 R8 = 0x222
  expect lane 2 coord.face = 3 R8 = 0x331
  expect lane 3 coord.face = 5 R8 = 0x523
  expect lane 4 coord.face = 4 R8 = 0x442
  expect lane 5 coord.face = 0 R8 = 0x13
  expect lane 6 coord.face = 2 R8 = 0x221
  expect lane 7 coord.face = 4 R8 = 0x421
}

warp 10 { asm "TEX.LZ R8, R176, 10, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0xbf7a6000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf771000) ... }
  t = { bits(0x3f000000) bits(0xbf3a9000) bits(0x3e99999a) bits(0x3f121000) bits(0x0) bits(0xbf000000) bits(0x0) bits(0x3ed10000) ... }
  r = { bits(0x0) bits(0xbf800000) bits(0xbf800000) bits(0x3f7ca000) bits(0xbf800000) bits(0xbdcccccd) bits(0xbf000000) bits(0xbf800000) ... }
  expect lane 0 coord.face = 1 R8 = 0x112
  expect lane 1 coord.face = 5 R8 = 0x544
  expect lane 2 coord.face = 5 R8 = 0x510
  expect lane 3 coord.face = 1 R8 = 0x114
  expect lane 4 coord.face = 5 R8 = 0x524
  expect lane 5 coord.face = 0 R8 = 0x32
  expect lane 6 coord.face = 0 R8 = 0x23
  expect lane 7 coord.face = 5 R8 = 0x514
}

warp 11 { asm "TEX.LZ R8, R44, 11, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0x3f800000) bits(0xbf19999a) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf000000) bits(0x3f4ccccd) ... }
  t = { bits(0xbf000000) bits(0x3f215000) bits(0xbf800000) bits(0x3f1d0000) bits(0xbf000000) bits(0x3f333333) bits(0x3f800000) bits(0x3f800000) ... }
  r = { bits(0x3f800000) bits(0xbd8e0000) bits(0x3ecccccd) bits(0x3e3d8000) bits(0x0) bits(0xbf000000) bits(0x3f800000) bits(0x3dcccccd) ... }
  expect lane 0 coord.face = 4 R8 = 0x430
  expect lane 1 coord.face = 0 R8 = 0x2
  expect lane 2 coord.face = 3 R8 = 0x310
  expect lane 3 coord.face = 1 R8 = 0x102
  expect lane 4 coord.face = 0 R8 = 0x32
  expect lane 5 coord.face = 1 R8 = 0x101
  expect lane 6 coord.face = 4 R8 = 0x401
  expect lane 7 coord.face = 2 R8 = 0x224
}

warp 12 { asm "TEX.LZ.AOFFI R8, R200, R0, 12, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 4 4 2 4 1 1 2 ... }
  s = { bits(0xbf800000) bits(0xbf000000) bits(0x3f800000) bits(0xbf2d0000) bits(0x3f000000) bits(0x3f000000) bits(0x3f800000) bits(0x3f19999a) ... }
  t = { bits(0xbf800000) bits(0xbf800000) bits(0x3f000000) bits(0x3f800000) bits(0x3ecccccd) bits(0x3f800000) bits(0xbf128000) bits(0xbf4ccccd) ... }
  r = { bits(0x0) bits(0xbf000000) bits(0xbf800000) bits(0x3f598000) bits(0xbf800000) bits(0x3f800000) bits(0xbbe00000) bits(0xbf800000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 3 R8 = 0x320
  expect lane 1 coord.face = 3 R8 = 0xf31
  expect lane 2 coord.face = 5 R8 = 0x1110
  expect lane 3 coord.face = 2 R8 = 0xe40
  expect lane 4 coord.face = 5 R8 = 0x1111
  expect lane 5 coord.face = 4 R8 = 0xa03
  expect lane 6 coord.face = 0 R8 = 0x632
  expect lane 7 coord.face = 5 R8 = 0x1140
}

warp 13 { asm "TEX.LZ R8, R224, 13, ARRAY_CUBE, 0x1"  active 0xff
  array = { 4 2 4 1 0 1 0 2 ... }
  s = { bits(0xbecccccd) bits(0x3f000000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbeecc000) bits(0x3dcccccd) bits(0xbdcccccd) ... }
  t = { bits(0x3dcccccd) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f000000) bits(0x3f800000) bits(0x3f800000) bits(0xbecccccd) ... }
  r = { bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3ee1c000) bits(0x3f333333) bits(0xbf800000) ... }
  expect lane 0 coord.face = 5 R8 = 0x1123
  expect lane 1 coord.face = 5 R8 = 0x1141
  expect lane 2 coord.face = 5 R8 = 0x1144
  expect lane 3 coord.face = 5 R8 = 0xb44
  expect lane 4 coord.face = 5 R8 = 0x514
  expect lane 5 coord.face = 2 R8 = 0x831
  expect lane 6 coord.face = 2 R8 = 0x242
  expect lane 7 coord.face = 5 R8 = 0x1132
}

warp 14 { asm "TEX.LZ R8, R116, 14, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 4 4 0 3 2 3 4 ... }
  s = { bits(0x0) bits(0x3f800000) bits(0x3f19999a) bits(0x3e4ccccd) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) ... }
  t = { bits(0x0) bits(0x0) bits(0xbf666666) bits(0x3f800000) bits(0xbf800000) bits(0xbf000000) bits(0x3f333333) bits(0xbe99999a) ... }
  r = { bits(0x3f800000) bits(0x0) bits(0xbf800000) bits(0x0) bits(0xbf800000) bits(0x0) bits(0x3ecccccd) bits(0xbecccccd) ... }
  expect lane 0 coord.face = 4 R8 = 0xa22
  expect lane 1 coord.face = 0 R8 = 0xc22
  expect lane 2 coord.face = 5 R8 = 0x1140
  expect lane 3 coord.face = 2 R8 = 0x223
  expect lane 4 coord.face = 5 R8 = 0x1144
  expect lane 5 coord.face = 0 R8 = 0xc32
  expect lane 6 coord.face = 0 R8 = 0xc01
  expect lane 7 coord.face = 1 R8 = 0xd31
}

warp 15 { asm "TEX.LZ.AOFFI R8, R100, R181, 15, ARRAY_CUBE, 0x1"  active 0xff
  array = { 2 4 4 1 2 1 0 4 ... }
  s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f333333) bits(0x3f333333) bits(0xbe4ccccd) bits(0xbf000000) bits(0xbf800000) bits(0x3f800000) ... }
  t = { bits(0x3f000000) bits(0x3df48000) bits(0x3ecccccd) bits(0x3e99999a) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf000000) ... }
  r = { bits(0x0) bits(0x3f26b000) bits(0xbf800000) bits(0xbf800000) bits(0x0) bits(0x3f000000) bits(0xbf800000) bits(0x3f800000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 0 R8 = 0xc12
  expect lane 1 coord.face = 1 R8 = 0xd24
  expect lane 2 coord.face = 5 R8 = 0x1110
  expect lane 3 coord.face = 5 R8 = 0xb10
  expect lane 4 coord.face = 2 R8 = 0xe22
  expect lane 5 coord.face = 3 R8 = 0x911
  expect lane 6 coord.face = 5 R8 = 0x544
  expect lane 7 coord.face = 4 R8 = 0x1034
}

warp 16 { asm "TEX.LZ R8, R228, 16, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0xbf800000) bits(0xbecccccd) bits(0x3f000000) bits(0xbe99999a) bits(0xbf19999a) bits(0x3f800000) bits(0x3f800000) ... }
  t = { bits(0x3ecccccd) bits(0xbecccccd) bits(0x3f666666) bits(0xbf000000) bits(0x3f800000) bits(0xbf800000) bits(0xbf000000) bits(0x3f800000) ... }
  r = { bits(0xbecccccd) bits(0xbecccccd) bits(0x3f800000) bits(0xbf800000) bits(0x3f666666) bits(0x3f666666) bits(0x3f800000) bits(0xbf800000) ... }
  expect lane 0 coord.face = 1 R8 = 0x111
  expect lane 1 coord.face = 1 R8 = 0x131
  expect lane 2 coord.face = 4 R8 = 0x401
  expect lane 3 coord.face = 5 R8 = 0x531
  expect lane 4 coord.face = 2 R8 = 0x241
  expect lane 5 coord.face = 3 R8 = 0x300
  expect lane 6 coord.face = 4 R8 = 0xb0b0
  expect lane 7 coord.face = 5 R8 = 0x500
}

warp 17 { asm "TEX.LZ R8, R80, 17, CUBE, 0x1"  active 0xff
  s = { bits(0x3f333333) bits(0x3f1fc000) bits(0x3f119000) bits(0xbf77f000) bits(0x0) bits(0x3f628000) bits(0xbe4ccccd) bits(0xbf000000) ... }
  t = { bits(0x3f800000) bits(0x3dbc8000) bits(0xbf800000) bits(0x3cf40000) bits(0xbf800000) bits(0xbeb76000) bits(0xbf800000) bits(0xbf800000) ... }
  r = { bits(0xbe4ccccd) bits(0x3f800000) bits(0x3e354000) bits(0x3f800000) bits(0x0) bits(0x3f800000) bits(0xbe99999a) bits(0x3f800000) ... }
  expect lane 0 coord.face = 2 R8 = 0x224
  expect lane 1 coord.face = 4 R8 = 0x424
  expect lane 2 coord.face = 3 R8 = 0x323
  expect lane 3 coord.face = 4 R8 = 0x420
  expect lane 4 coord.face = 3 R8 = 0x322
  expect lane 5 coord.face = 4 R8 = 0x434
  expect lane 6 coord.face = 3 R8 = 0x332
  expect lane 7 coord.face = 4 R8 = 0x441
}

warp 18 { asm "TEX.LZ.AOFFI R8, R184, R187, 18, CUBE, 0x1"  active 0xff
  s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f333333) bits(0x3f800000) bits(0xbf000000) bits(0xbf3d2000) bits(0x3f691000) ... }
  t = { bits(0x3f11f000) bits(0x3f000000) bits(0xbf800000) bits(0x3f800000) bits(0x3f4ccccd) bits(0x3f000000) bits(0xbf800000) bits(0xbf800000) ... }
  r = { bits(0xbf048000) bits(0x0) bits(0x3f800000) bits(0x3ecccccd) bits(0x3f800000) bits(0x3f800000) bits(0xbe9ac000) bits(0xbf38e000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 0 R8 = 0x13
  expect lane 1 coord.face = 1 R8 = 0x112
  expect lane 2 coord.face = 4 R8 = 0x444
  expect lane 3 coord.face = 2 R8 = 0x234
  expect lane 4 coord.face = 4 R8 = 0x404
  expect lane 5 coord.face = 4 R8 = 0x411
  expect lane 6 coord.face = 3 R8 = 0x330
  expect lane 7 coord.face = 3 R8 = 0x344
}

warp 19 { asm "TEX.LZ R8, R192, 19, CUBE, 0x1"  active 0xff
  s = { bits(0x3f000000) bits(0x3eb70000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f081000) bits(0x3e99999a) ... }
  t = { bits(0xbf800000) bits(0xbf800000) bits(0x0) bits(0x0) bits(0xbf4ccccd) bits(0xbf2e8000) bits(0x3f800000) bits(0xbf4ccccd) ... }
  r = { bits(0x0) bits(0x3f160000) bits(0x3f800000) bits(0xbf000000) bits(0x3f800000) bits(0x3e6c4000) bits(0x3eefa000) bits(0xbf800000) ... }
  expect lane 0 coord.face = 3 R8 = 0x323
  expect lane 1 coord.face = 3 R8 = 0x313
  expect lane 2 coord.face = 4 R8 = 0x424
  expect lane 3 coord.face = 0 R8 = 0x23
  expect lane 4 coord.face = 4 R8 = 0x440
  expect lane 5 coord.face = 1 R8 = 0x143
  expect lane 6 coord.face = 2 R8 = 0x233
  expect lane 7 coord.face = 5 R8 = 0x541
}

warp 20 { asm "TEX.LZ R8, R104, 20, ARRAY_CUBE, 0x1"  active 0xff
  array = { 3 3 1 3 3 4 0 1 ... }
  s = { bits(0x3f6b2000) bits(0x3f3b9000) bits(0xbf800000) bits(0x3d4f0000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf19999a) ... }
  t = { bits(0x3ec36000) bits(0xbf800000) bits(0xbf626000) bits(0xbe5dc000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3e99999a) ... }
  r = { bits(0xbf800000) bits(0xbee44000) bits(0x3f4a4000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f666666) bits(0x3f800000) ... }
  expect lane 0 coord.face = 5 R8 = 0x1110
  expect lane 1 coord.face = 3 R8 = 0xf34
  expect lane 2 coord.face = 1 R8 = 0x744
  expect lane 3 coord.face = 5 R8 = 0x1132
  expect lane 4 coord.face = 5 R8 = 0x1144
  expect lane 5 coord.face = 5 R8 = 0x1104
  expect lane 6 coord.face = 3 R8 = 0x304
  expect lane 7 coord.face = 4 R8 = 0xa10
}

warp 21 { asm "TEX.LZ.AOFFI R8, R140, R212, 21, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 2 1 0 3 3 2 2 ... }
  s = { bits(0xbf800000) bits(0xbf800000) bits(0xbf000000) bits(0x3f000000) bits(0x3f800000) bits(0xbf666666) bits(0x3f800000) bits(0x3f4ccccd) ... }
  t = { bits(0xbf4ccccd) bits(0x3e99999a) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf000000) bits(0xbf333333) ... }
  r = { bits(0x0) bits(0xbf19999a) bits(0xbf000000) bits(0x3f800000) bits(0x0) bits(0xbe4ccccd) bits(0x3f800000) bits(0x3f800000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 1 R8 = 0x142
  expect lane 1 coord.face = 1 R8 = 0xd10
  expect lane 2 coord.face = 2 R8 = 0x811
  expect lane 3 coord.face = 4 R8 = 0x443
  expect lane 4 coord.face = 3 R8 = 0xf24
  expect lane 5 coord.face = 2 R8 = 0xe20
  expect lane 6 coord.face = 4 R8 = 0x1034
  expect lane 7 coord.face = 4 R8 = 0x1044
}

warp 22 { asm "TEX.LZ R8, R116, 22, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 3 2 3 4 4 1 3 ... }
  s = { bits(0xbe99999a) bits(0xbf34b000) bits(0xbf800000) bits(0xbf800000) bits(0x3f666666) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) ... }
  t = { bits(0x3f333333) bits(0x3df00000) bits(0xbca40000) bits(0x3f000000) bits(0xbf4ccccd) bits(0xbf333333) bits(0x0) bits(0xbf19999a) ... }
  r = { bits(0x3f800000) bits(0xbf800000) bits(0xbebb0000) bits(0xbf800000) bits(0xbf800000) bits(0x3ecccccd) bits(0x3f000000) bits(0x3f4ccccd) ... }
  expect lane 0 coord.face = 4 R8 = 0x401
  expect lane 1 coord.face = 5 R8 = 0x1124
  expect lane 2 coord.face = 1 R8 = 0xd21
  expect lane 3 coord.face = 5 R8 = 0x1114
  expect lane 4 coord.face = 5 R8 = 0x1140
  expect lane 5 coord.face = 0 R8 = 0xc41
  expect lane 6 coord.face = 1 R8 = 0x723
  expect lane 7 coord.face = 0 R8 = 0xc40
}

warp 23 { asm "TEX.LZ R8, R168, 23, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 1 2 3 3 1 3 3 ... }
  s = { bits(0xbf000000) bits(0x3f000000) bits(0xbf776000) bits(0x3f800000) bits(0xbf800000) bits(0xbf7d9000) bits(0xbeb76000) bits(0x3f000000) ... }
  t = { bits(0xbf800000) bits(0x0) bits(0x3f800000) bits(0xbe99999a) bits(0x0) bits(0xbe0bc000) bits(0xbf800000) bits(0x3f800000) ... }
  r = { bits(0x0) bits(0x3f800000) bits(0xbf7fc000) bits(0x3dcccccd) bits(0xbf19999a) bits(0x3f800000) bits(0x3ef1a000) bits(0x3f800000) ... }
  expect lane 0 coord.face = 3 R8 = 0x921
  expect lane 1 coord.face = 4 R8 = 0xa23
  expect lane 2 coord.face = 2 R8 = 0xe00
  expect lane 3 coord.face = 0 R8 = 0xc32
  expect lane 4 coord.face = 1 R8 = 0xd20
  expect lane 5 coord.face = 4 R8 = 0xa20
  expect lane 6 coord.face = 3 R8 = 0xf11
  expect lane 7 coord.face = 4 R8 = 0x1003
}

warp 24 { asm "TEX.LZ.AOFFI R8, R72, R236, 24, CUBE, 0x1"  active 0xff
  s = { bits(0xbf000000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbe4ec000) bits(0xbeb5a000) bits(0x3ecae000) ... }
  t = { bits(0x3f800000) bits(0xbf397000) bits(0x3e4ccccd) bits(0x3e8c0000) bits(0x3f800000) bits(0xbf800000) bits(0x3f4bf000) bits(0x3f800000) ... }
  r = { bits(0x3f800000) bits(0xbe94e000) bits(0x3e99999a) bits(0xbf1c3000) bits(0x3f800000) bits(0x3e8e4000) bits(0xbf800000) bits(0xbf252000) ... }
  offset = 0x7777
  expect lane 0 coord.face = 4 R8 = 0x401
  expect lane 1 coord.face = 0 R8 = 0x43
  expect lane 2 coord.face = 0 R8 = 0x21
  expect lane 3 coord.face = 1 R8 = 0x110
  expect lane 4 coord.face = 4 R8 = 0x400
  expect lane 5 coord.face = 3 R8 = 0x311
  expect lane 6 coord.face = 5 R8 = 0x503
  expect lane 7 coord.face = 2 R8 = 0x203
}

warp 25 { asm "TEX.LZ R8, R92, 25, CUBE, 0x1"  active 0xff
  s = { bits(0x3f800000) bits(0x3f000000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3e99999a) bits(0x3f800000) bits(0xbecccccd) ... }
  t = { bits(0xbe4ccccd) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f333333) bits(0xbf800000) bits(0xbf792000) bits(0x3f800000) ... }
  r = { bits(0x3f19999a) bits(0x3f800000) bits(0xbf000000) bits(0xbf800000) bits(0xbe99999a) bits(0xbf000000) bits(0x3c980000) bits(0xbe4ccccd) ... }
  expect lane 0 coord.face = 0 R8 = 0x30
  expect lane 1 coord.face = 4 R8 = 0x443
  expect lane 2 coord.face = 2 R8 = 0x214
  expect lane 3 coord.face = 5 R8 = 0x500
  expect lane 4 coord.face = 0 R8 = 0x3
  expect lane 5 coord.face = 3 R8 = 0x333
  expect lane 6 coord.face = 0 R8 = 0x42
  expect lane 7 coord.face = 2 R8 = 0x221
}

warp 26 { asm "TEX.LZ R8, R196, 26, CUBE, 0x1"  active 0xff
  s = { bits(0xbf333333) bits(0xbf000000) bits(0x3f800000) bits(0xbf2fb000) bits(0x3f085000) bits(0xbf800000) bits(0x3f800000) bits(0xbe99999a) ... }
  t = { bits(0x3f19999a) bits(0xbf800000) bits(0x3f000000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3e178000) bits(0xbf800000) ... }
  r = { bits(0xbf800000) bits(0x3f800000) bits(0xbf4ccccd) bits(0xbe558000) bits(0xbf7a1000) bits(0x0) bits(0xbd620000) bits(0xbf800000) ... }
  expect lane 0 coord.face = 5 R8 = 0x504
  expect lane 1 coord.face = 4 R8 = 0x441
  expect lane 2 coord.face = 0 R8 = 0x14
  expect lane 3 coord.face = 3 R8 = 0x330
  expect lane 4 coord.face = 2 R8 = 0x203
  expect lane 5 coord.face = 2 R8 = 0x220
  expect lane 6 coord.face = 0 R8 = 0x22
  expect lane 7 coord.face = 5 R8 = 0x543
}

warp 27 { asm "TEX.LZ.AOFFI R8, R236, R187, 27, CUBE, 0x1"  active 0xff
  s = { bits(0xbf19999a) bits(0xbf800000) bits(0xbe82e000) bits(0x3f000000) bits(0xbf800000) bits(0xbeb0e000) bits(0xbf7a3000) bits(0xbf800000) ... }
  t = { bits(0xbf800000) bits(0x3f000000) bits(0xbac00000) bits(0x3f000000) bits(0x3f800000) bits(0xbf774000) bits(0xbf800000) bits(0x3f800000) ... }
  r = { bits(0x3f4ccccd) bits(0xbdcccccd) bits(0x3f800000) bits(0x3f800000) bits(0x0) bits(0x3f800000) bits(0x3f54e000) bits(0x0) ... }
  offset = 0x7777
  expect lane 0 coord.face = 3 R8 = 0x300
  expect lane 1 coord.face = 1 R8 = 0x112
  expect lane 2 coord.face = 4 R8 = 0x421
  expect lane 3 coord.face = 4 R8 = 0x413
  expect lane 4 coord.face = 2 R8 = 0x220
  expect lane 5 coord.face = 4 R8 = 0x441
  expect lane 6 coord.face = 3 R8 = 0x300
  expect lane 7 coord.face = 2 R8 = 0x220
}

warp 28 { asm "TEX.LZ R8, R80, 28, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 3 4 1 4 3 4 4 ... }
  s = { bits(0x3dcccccd) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f19999a) bits(0x3f800000) bits(0x3f20a000) bits(0x3e1e8000) ... }
  t = { bits(0x3f800000) bits(0xbf000000) bits(0xbf000000) bits(0x3f27e000) bits(0xbe99999a) bits(0x0) bits(0xbf800000) bits(0xbf0bf000) ... }
  r = { bits(0xbf333333) bits(0x3f800000) bits(0xbf800000) bits(0x3e64c000) bits(0xbf800000) bits(0xbf000000) bits(0x3f351000) bits(0xbf800000) ... }
  expect lane 0 coord.face = 2 R8 = 0x802
  expect lane 1 coord.face = 4 R8 = 0xb0b0
  expect lane 2 coord.face = 5 R8 = 0x1130
  expect lane 3 coord.face = 0 R8 = 0x601
  expect lane 4 coord.face = 5 R8 = 0x1130
  expect lane 5 coord.face = 0 R8 = 0xc23
  expect lane 6 coord.face = 3 R8 = 0xf04
  expect lane 7 coord.face = 5 R8 = 0x1132
}

warp 29 { asm "TEX.LZ R8, R212, 29, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 4 4 1 0 3 1 2 ... }
  s = { bits(0xbf800000) bits(0x3e9f4000) bits(0xbc300000) bits(0xbf4b9000) bits(0x3f000000) bits(0xbf584000) bits(0xbf4ccccd) bits(0x3f800000) ... }
  t = { bits(0xbf800000) bits(0xbf632000) bits(0xbf420000) bits(0x3f800000) bits(0x3f333333) bits(0xbf6bd000) bits(0x3f800000) bits(0x3f000000) ... }
  r = { bits(0x3f000000) bits(0x3f800000) bits(0xbf800000) bits(0x3f2ec000) bits(0xbf800000) bits(0xbf800000) bits(0xbecccccd) bits(0xbf800000) ... }
  expect lane 0 coord.face = 3 R8 = 0x310
  expect lane 1 coord.face = 4 R8 = 0x1043
  expect lane 2 coord.face = 5 R8 = 0x1142
  expect lane 3 coord.face = 2 R8 = 0x840
  expect lane 4 coord.face = 5 R8 = 0x501
  expect lane 5 coord.face = 5 R8 = 0x1144
  expect lane 6 coord.face = 2 R8 = 0x810
  expect lane 7 coord.face = 5 R8 = 0x1110
}

warp 30 { asm "TEX.LZ.AOFFI R8, R48, R66, 30, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 3 2 3 4 3 1 1 ... }
  s = { bits(0xbf000000) bits(0xbe99999a) bits(0xbf000000) bits(0x0) bits(0x3f666666) bits(0xbf800000) bits(0xbf000000) bits(0xbf800000) ... }
  t = { bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f4ccccd) bits(0xbf800000) bits(0x3e99999a) ... }
  r = { bits(0xbf800000) bits(0xbf666666) bits(0xbf800000) bits(0x3f800000) bits(0x0) bits(0x3f4ccccd) bits(0xbf800000) bits(0x3ecccccd) ... }
  offset = 0x7777
  expect lane 0 coord.face = 5 R8 = 0xb43
  expect lane 1 coord.face = 3 R8 = 0xf41
  expect lane 2 coord.face = 5 R8 = 0x1143
  expect lane 3 coord.face = 4 R8 = 0x1042
  expect lane 4 coord.face = 3 R8 = 0xf24
  expect lane 5 coord.face = 1 R8 = 0xd04
  expect lane 6 coord.face = 5 R8 = 0xb43
  expect lane 7 coord.face = 1 R8 = 0x713
}

warp 31 { asm "TEX.LZ R8, R212, 31, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 2 4 3 2 4 1 2 ... }
  s = { bits(0xbf16d000) bits(0xbf800000) bits(0x3ecccccd) bits(0x3f4ccccd) bits(0x3eb8e000) bits(0xbf800000) bits(0x0) bits(0x3f800000) ... }
  t = { bits(0xbe9cc000) bits(0xbf666666) bits(0xbe99999a) bits(0xbf800000) bits(0x3f800000) bits(0xbf0f2000) bits(0x3f000000) bits(0xbd908000) ... }
  r = { bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x3dcccccd) bits(0xbe468000) bits(0xbef50000) bits(0x3f800000) bits(0xbd720000) ... }
  expect lane 0 coord.face = 4 R8 = 0x431
  expect lane 1 coord.face = 4 R8 = 0x1040
  expect lane 2 coord.face = 5 R8 = 0x1131
  expect lane 3 coord.face = 3 R8 = 0xf24
  expect lane 4 coord.face = 2 R8 = 0xe23
  expect lane 5 coord.face = 1 R8 = 0xd31
  expect lane 6 coord.face = 4 R8 = 0xa12
  expect lane 7 coord.face = 0 R8 = 0xc22
}

texture 2 { format ZF32 FLOAT   source R R R ONE_FLOAT   size 5 5   texels expression (float((5 * x + 3 * y + layer) % 8 / 8.0))   type CUBEMAP   address 0x22000000 }
texture 3 { format ZF32 FLOAT   source R R R ONE_FLOAT   size 5 5   texels expression (float((5 * x + 3 * y + layer) % 8 / 8.0))   type CUBEMAP_ARRAY   layers 3   address 0x23000000 }
sampler 32 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 0 }
handle 32 texture 2 sampler 32
sampler 33 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 0 }
handle 33 texture 3 sampler 33
sampler 34 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 0 }
handle 34 texture 2 sampler 34
sampler 35 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 0 }
handle 35 texture 3 sampler 35
sampler 36 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 1 }
handle 36 texture 2 sampler 36
sampler 37 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 1 }
handle 37 texture 3 sampler 37
sampler 38 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 1 }
handle 38 texture 2 sampler 38
sampler 39 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 1 }
handle 39 texture 3 sampler 39
sampler 40 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 2 }
handle 40 texture 2 sampler 40
sampler 41 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 2 }
handle 41 texture 3 sampler 41
sampler 42 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 2 }
handle 42 texture 2 sampler 42
sampler 43 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 2 }
handle 43 texture 3 sampler 43
sampler 44 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 3 }
handle 44 texture 2 sampler 44
sampler 45 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 3 }
handle 45 texture 3 sampler 45
sampler 46 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 3 }
handle 46 texture 2 sampler 46
sampler 47 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 3 }
handle 47 texture 3 sampler 47
sampler 48 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 4 }
handle 48 texture 2 sampler 48
sampler 49 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 4 }
handle 49 texture 3 sampler 49
sampler 50 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 4 }
handle 50 texture 2 sampler 50
sampler 51 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 4 }
handle 51 texture 3 sampler 51
sampler 52 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 5 }
handle 52 texture 2 sampler 52
sampler 53 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 5 }
handle 53 texture 3 sampler 53
sampler 54 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 5 }
handle 54 texture 2 sampler 54
sampler 55 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 5 }
handle 55 texture 3 sampler 55
sampler 56 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 6 }
handle 56 texture 2 sampler 56
sampler 57 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 6 }
handle 57 texture 3 sampler 57
sampler 58 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 6 }
handle 58 texture 2 sampler 58
sampler 59 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 6 }
handle 59 texture 3 sampler 59
sampler 60 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 7 }
handle 60 texture 2 sampler 60
sampler 61 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 7 }
handle 61 texture 3 sampler 61
sampler 62 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 7 }
handle 62 texture 2 sampler 62
sampler 63 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC 7 }
handle 63 texture 3 sampler 63

warp 0 { asm "TEX.LZ.DC R8, R88, R144, 32, CUBE, 0x1"  active 0xff
  s = { bits(0x3f800000) bits(0xbf000000) bits(0x3f000000) bits(0xbf800000) bits(0x3f800000) bits(0x3f666666) bits(0xbf800000) bits(0xbf000000) ... }
  t = { bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x0) bits(0xbf19999a) bits(0x3f800000) bits(0xbe3f4000) bits(0x3f4ccccd) ... }
  r = { bits(0xbf000000) bits(0x3f000000) bits(0x0) bits(0x3f800000) bits(0xbf19999a) bits(0x3f800000) bits(0xbf197000) bits(0xbf800000) ... }
  dref = { bits(0x3f400000) bits(0x3f800000) bits(0x3ec00000) bits(0x3e000000) bits(0x3f800000) bits(0xbe000000) bits(0x3f600000) bits(0x3f200000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 1 { asm "TEX.LZ.DC R8, R12, R148, 33, CUBE, 0x1"  active 0xff
  s = { bits(0x3ecca000) bits(0x3f800000) bits(0x3f800000) bits(0x3bc80000) bits(0x3ec70000) bits(0x3f800000) bits(0xbf800000) bits(0x3f000000) ... }
  t = { bits(0x3f800000) bits(0x3f800000) bits(0xbf000000) bits(0x3f800000) bits(0x3f800000) bits(0x3f123000) bits(0xbdcccccd) bits(0x3f000000) ... }
  r = { bits(0x3ed30000) bits(0x3f800000) bits(0x3f000000) bits(0xbdd88000) bits(0xbf69a000) bits(0x3f2af000) bits(0xbf4ccccd) bits(0xbf800000) ... }
  dref = { bits(0x3f200000) bits(0x3f900000) bits(0x3e000000) bits(0x3f900000) bits(0xbe000000) bits(0x3ec00000) bits(0x3f900000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 2 { asm "TEX.LZ.DC R8, R224, R172, 34, ARRAY_CUBE, 0x1"  active 0xff
  array = { 3 0 2 1 3 1 1 1 ... }
  s = { bits(0x3eafe000) bits(0x3f800000) bits(0xbf4ccccd) bits(0x3d920000) bits(0xbf800000) bits(0x3f800000) bits(0xbe8ea000) bits(0x0) ... }
  t = { bits(0xbf6bb000) bits(0x0) bits(0xbf800000) bits(0xbe288000) bits(0xbf800000) bits(0xbe5f0000) bits(0xbf380000) bits(0x3f800000) ... }
  r = { bits(0x3f800000) bits(0xbf800000) bits(0xbf4ccccd) bits(0xbf800000) bits(0x3f800000) bits(0x3eb8e000) bits(0x3f800000) bits(0x3f800000) ... }
  dref = { bits(0x3f400000) bits(0x3f400000) bits(0x3e800000) bits(0x3e000000) bits(0x3f800000) bits(0x3e000000) bits(0x3f000000) bits(0xbe000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 3 { asm "TEX.LZ.DC R8, R84, R88, 35, ARRAY_CUBE, 0x1"  active 0xff
  array = { 3 2 1 2 3 2 0 2 ... }
  s = { bits(0x0) bits(0x3f40d000) bits(0xbeb8c000) bits(0xbf666666) bits(0xbf800000) bits(0x0) bits(0x3f800000) bits(0x3f000000) ... }
  t = { bits(0xbf800000) bits(0x3f800000) bits(0xbf589000) bits(0x3f800000) bits(0x3f19999a) bits(0xbf000000) bits(0x3f800000) bits(0xbf800000) ... }
  r = { bits(0x3f800000) bits(0x3e008000) bits(0xbf800000) bits(0xbdcccccd) bits(0xbf666666) bits(0x3f800000) bits(0x3f000000) bits(0xbf000000) ... }
  dref = { bits(0xbe000000) bits(0x3f900000) bits(0xbe000000) bits(0x3e000000) bits(0x3e800000) bits(0x3e800000) bits(0x3f600000) bits(0x3f800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 4 { asm "TEX.LZ.DC R8, R16, R90, 36, CUBE, 0x1"  active 0xff
  s = { bits(0xbf333333) bits(0x3f666666) bits(0x3f800000) bits(0xbf692000) bits(0xbf800000) bits(0x0) bits(0x3f000000) bits(0x3f800000) ... }
  t = { bits(0xbe99999a) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x0) bits(0xbf000000) bits(0x3f800000) bits(0x0) ... }
  r = { bits(0x3f800000) bits(0xbf19999a) bits(0xbf800000) bits(0xbf175000) bits(0x3f000000) bits(0xbf800000) bits(0x0) bits(0x3f800000) ... }
  dref = { bits(0x3ec00000) bits(0x3f800000) bits(0x3f200000) bits(0x3e800000) bits(0x3f800000) bits(0x3e800000) bits(0x0) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 5 { asm "TEX.LZ.DC R8, R144, R229, 37, CUBE, 0x1"  active 0xff
  s = { bits(0xbd840000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf000000) bits(0xbd860000) bits(0x3f800000) bits(0xbf800000) ... }
  t = { bits(0xbf800000) bits(0xbf800000) bits(0xbf4ccccd) bits(0xbf000000) bits(0x3f800000) bits(0x3f800000) bits(0x3e02c000) bits(0x3f68b000) ... }
  r = { bits(0xbf2c9000) bits(0x0) bits(0xbdcccccd) bits(0x3f800000) bits(0x0) bits(0x3eb2e000) bits(0xbe3f4000) bits(0x3f4eb000) ... }
  dref = { bits(0x3e000000) bits(0x0) bits(0x3e800000) bits(0x3f900000) bits(0x3f900000) bits(0x3f400000) bits(0x3e800000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 6 { asm "TEX.LZ.DC R8, R236, R12, 38, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 3 2 1 0 1 0 1 ... }
  s = { bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf4ccccd) bits(0x3f800000) bits(0xbe818000) bits(0x3e3b4000) bits(0x3f4ccccd) ... }
  t = { bits(0x3f800000) bits(0x3ecccccd) bits(0x3f800000) bits(0x3f333333) bits(0xbf000000) bits(0xbf800000) bits(0xbf266000) bits(0x3f800000) ... }
  r = { bits(0x0) bits(0xbf000000) bits(0xbf800000) bits(0xbf800000) bits(0xbf19999a) bits(0x3f3cc000) bits(0xbf800000) bits(0xbf19999a) ... }
  dref = { bits(0x3f600000) bits(0x3f200000) bits(0x3f900000) bits(0x3ec00000) bits(0x3ec00000) bits(0x3e000000) bits(0x0) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 7 { asm "TEX.LZ.DC R8, R24, R18, 39, ARRAY_CUBE, 0x1"  active 0xff
  array = { 2 4 4 0 3 1 3 0 ... }
  s = { bits(0x3dcccccd) bits(0x3f800000) bits(0xbf800000) bits(0xbe4ccccd) bits(0x3f000000) bits(0x3ecccccd) bits(0x3f800000) bits(0x3e4ccccd) ... }
  t = { bits(0xbf000000) bits(0x3f000000) bits(0x3ecccccd) bits(0xbf800000) bits(0x3f800000) bits(0x0) bits(0xbe730000) bits(0xbdcccccd) ... }
  r = { bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x3ecccccd) bits(0xbf800000) bits(0xbf800000) bits(0x3ec0c000) bits(0xbf800000) ... }
  dref = { bits(0x3f400000) bits(0x3e800000) bits(0x3e000000) bits(0x0) bits(0x0) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 8 { asm "TEX.LZ.DC R8, R184, R107, 40, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0xbf800000) bits(0x3f000000) bits(0x3f19999a) bits(0x3f800000) bits(0xbdcccccd) bits(0x3f800000) bits(0xbf800000) ... }
  t = { bits(0xbf000000) bits(0x3f333333) bits(0xbf000000) bits(0x3f800000) bits(0x3f563000) bits(0xbf4ccccd) bits(0x3f000000) bits(0xbf000000) ... }
  r = { bits(0x3f800000) bits(0xbf333333) bits(0x3f800000) bits(0x3dcccccd) bits(0x3f359000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) ... }
  dref = { bits(0x0) bits(0x3f900000) bits(0x3e800000) bits(0x3f200000) bits(0x0) bits(0x3e000000) bits(0x3ec00000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 9 { asm "TEX.LZ.DC R8, R48, R15, 41, CUBE, 0x1"  active 0xff
  s = { bits(0x3f59d000) bits(0xbf800000) bits(0x3ed08000) bits(0xbf000000) bits(0x3f800000) bits(0x3f386000) bits(0xbf800000) bits(0xbf800000) ... }
  t = { bits(0xbed3e000) bits(0x3f666666) bits(0xbf2e2000) bits(0xbf800000) bits(0xbf0a3000) bits(0xbf800000) bits(0xbf000000) bits(0xbe3b0000) ... }
  r = { bits(0x3f800000) bits(0x3ecccccd) bits(0xbf800000) bits(0xbecccccd) bits(0xbf5a5000) bits(0x3f573000) bits(0xbf800000) bits(0xbf0b2000) ... }
  dref = { bits(0xbe000000) bits(0xbe000000) bits(0x3ec00000) bits(0x3f900000) bits(0x3e800000) bits(0x0) bits(0x3e000000) bits(0xbe000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 10 { asm "TEX.LZ.DC R8, R212, R92, 42, ARRAY_CUBE, 0x1"  active 0xff
  array = { 4 1 0 2 2 0 3 1 ... }
  s = { bits(0x3e4ccccd) bits(0x3f800000) bits(0x3f000000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbdfe0000) ... }
  t = { bits(0x3f4ccccd) bits(0x3f288000) bits(0xbf800000) bits(0xbdcccccd) bits(0x3f800000) bits(0x3f800000) bits(0x3e9d6000) bits(0xbf800000) ... }
  r = { bits(0xbf800000) bits(0xbe14c000) bits(0x3f000000) bits(0x3f800000) bits(0xbf800000) bits(0x3f000000) bits(0xbf4c6000) bits(0xbca00000) ... }
  dref = { bits(0x3ec00000) bits(0x3f900000) bits(0xbe000000) bits(0x3f600000) bits(0x3f900000) bits(0x3f400000) bits(0xbe000000) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}

warp 11 { asm "TEX.LZ.DC R8, R8, R136, 43, ARRAY_CUBE, 0x1"  active 0xff
  array = { 2 2 1 3 2 0 0 1 ... }
  s = { bits(0x3f800000) bits(0x0) bits(0xbf800000) bits(0x3f800000) bits(0x3f4ccccd) bits(0xbecccccd) bits(0x3f800000) bits(0x0) ... }
  t = { bits(0xbe4c8000) bits(0xbf000000) bits(0xbf800000) bits(0xbf000000) bits(0x0) bits(0xbecccccd) bits(0x3e854000) bits(0x3f800000) ... }
  r = { bits(0x3f231000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbba80000) bits(0x3f000000) ... }
  dref = { bits(0x3f600000) bits(0x0) bits(0xbe000000) bits(0x0) bits(0xbe000000) bits(0x3ec00000) bits(0x3f600000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 12 { asm "TEX.LZ.DC R8, R104, R203, 44, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3dcccccd) bits(0x3f4ccccd) bits(0xbec9a000) bits(0x3e600000) ... }
  t = { bits(0x3f800000) bits(0xbf19999a) bits(0x3f800000) bits(0xbed14000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3ece8000) ... }
  r = { bits(0xbf800000) bits(0x3f333333) bits(0x3f000000) bits(0xbf5ca000) bits(0x3f800000) bits(0x3ecccccd) bits(0x3f373000) bits(0x3f800000) ... }
  dref = { bits(0x3e800000) bits(0x3f400000) bits(0x3f200000) bits(0x3e000000) bits(0x3f200000) bits(0x3f200000) bits(0x3f000000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 13 { asm "TEX.LZ.DC R8, R232, R29, 45, CUBE, 0x1"  active 0xff
  s = { bits(0xbf666666) bits(0xbf800000) bits(0x3f000000) bits(0x3e3e4000) bits(0x3f4ccccd) bits(0x3e870000) bits(0xbecccccd) bits(0x3f800000) ... }
  t = { bits(0x3f800000) bits(0x3f27a000) bits(0x3e4ccccd) bits(0xbe8ca000) bits(0x3f800000) bits(0x3d580000) bits(0x3f800000) bits(0x3f0e3000) ... }
  r = { bits(0x3f19999a) bits(0x3df98000) bits(0x3f800000) bits(0x3f800000) bits(0x3ecccccd) bits(0x3f800000) bits(0x3f333333) bits(0xbf600000) ... }
  dref = { bits(0x3f800000) bits(0x3f200000) bits(0x3e000000) bits(0x0) bits(0x3ec00000) bits(0x3ec00000) bits(0x0) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 14 { asm "TEX.LZ.DC R8, R124, R240, 46, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 2 2 4 3 3 2 3 ... }
  s = { bits(0xbf800000) bits(0xbecccccd) bits(0xbf800000) bits(0x3f800000) bits(0x0) bits(0xbe99999a) bits(0x0) bits(0xbf800000) ... }
  t = { bits(0x0) bits(0xbf800000) bits(0x3f31a000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) ... }
  r = { bits(0xbf000000) bits(0xbf19999a) bits(0x3f738000) bits(0x3f000000) bits(0x3f800000) bits(0x3ecccccd) bits(0x3f800000) bits(0xbf800000) ... }
  dref = { bits(0x3f800000) bits(0x3f400000) bits(0x3f000000) bits(0x3f900000) bits(0x3e800000) bits(0x3ec00000) bits(0x3f600000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 15 { asm "TEX.LZ.DC R8, R144, R30, 47, ARRAY_CUBE, 0x1"  active 0xff
  array = { 1 0 1 1 4 0 3 4 ... }
  s = { bits(0xbf800000) bits(0xbf800000) bits(0x3f038000) bits(0xbf2b5000) bits(0xbf000000) bits(0xbf800000) bits(0xbf000000) bits(0xbf19999a) ... }
  t = { bits(0x3f000000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x0) bits(0xbecccccd) ... }
  r = { bits(0x3f800000) bits(0x3f000000) bits(0xbf65f000) bits(0xbf2c0000) bits(0xbf800000) bits(0xbf666666) bits(0xbf800000) bits(0xbf800000) ... }
  dref = { bits(0x3ec00000) bits(0xbe000000) bits(0x3f800000) bits(0x3f200000) bits(0x3f200000) bits(0xbe000000) bits(0x3f600000) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 16 { asm "TEX.LZ.DC R8, R100, R231, 48, CUBE, 0x1"  active 0xff
  s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf4ccccd) bits(0xbecccccd) bits(0xbecccccd) ... }
  t = { bits(0x3e2a0000) bits(0xbdcccccd) bits(0xbf800000) bits(0xbdff8000) bits(0x3edfa000) bits(0x3f333333) bits(0xbf800000) bits(0x3f800000) ... }
  r = { bits(0xbe8c2000) bits(0xbdcccccd) bits(0xbf800000) bits(0x3f5e0000) bits(0x3da00000) bits(0x3f800000) bits(0xbf800000) bits(0x0) ... }
  dref = { bits(0x0) bits(0xbe000000) bits(0x3f900000) bits(0xbe000000) bits(0x3e800000) bits(0x3f000000) bits(0x3f900000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 17 { asm "TEX.LZ.DC R8, R204, R109, 49, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0xbe368000) bits(0x3dcccccd) bits(0x3f6ce000) bits(0x0) bits(0x3f800000) bits(0x3f800000) bits(0x3e806000) ... }
  t = { bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5c2000) bits(0x3f800000) bits(0xbf000000) bits(0x3f800000) bits(0x3f800000) ... }
  r = { bits(0xbf000000) bits(0x3d520000) bits(0xbe99999a) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f3db000) ... }
  dref = { bits(0x3f000000) bits(0x3f400000) bits(0xbe000000) bits(0x3e800000) bits(0xbe000000) bits(0x3f900000) bits(0x0) bits(0x3f400000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 18 { asm "TEX.LZ.DC R8, R140, R216, 50, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 0 2 2 2 2 3 3 ... }
  s = { bits(0x3f800000) bits(0x3dcccccd) bits(0x3f800000) bits(0x3f800000) bits(0xbe504000) bits(0xbf800000) bits(0x0) bits(0xbd150000) ... }
  t = { bits(0x0) bits(0xbdcccccd) bits(0xbf000000) bits(0xbf4ccccd) bits(0x3f800000) bits(0xbf5c0000) bits(0x3f800000) bits(0x3f800000) ... }
  r = { bits(0x3f000000) bits(0xbf800000) bits(0xbf800000) bits(0x3dcccccd) bits(0xbf230000) bits(0xbeece000) bits(0x3f000000) bits(0x3f1f8000) ... }
  dref = { bits(0x3f900000) bits(0x3e800000) bits(0x3f900000) bits(0x3f400000) bits(0x3e000000) bits(0x3f800000) bits(0x3ec00000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 19 { asm "TEX.LZ.DC R8, R220, R126, 51, ARRAY_CUBE, 0x1"  active 0xff
  array = { 4 4 2 2 1 2 4 2 ... }
  s = { bits(0x3f800000) bits(0xbf434000) bits(0xbdcccccd) bits(0x3f800000) bits(0x3f800000) bits(0x3f238000) bits(0x3ebbc000) bits(0x3f000000) ... }
  t = { bits(0xbf800000) bits(0x3da90000) bits(0x3f4ccccd) bits(0xbf000000) bits(0xbdc80000) bits(0xbe3d8000) bits(0xbf800000) bits(0xbf800000) ... }
  r = { bits(0x0) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f00b000) bits(0x3f800000) bits(0x3f134000) bits(0x0) ... }
  dref = { bits(0x3f600000) bits(0x3f800000) bits(0x3e800000) bits(0x3f400000) bits(0x3f900000) bits(0x3f400000) bits(0x3f000000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 20 { asm "TEX.LZ.DC R8, R80, R202, 52, CUBE, 0x1"  active 0xff
  s = { bits(0x3f800000) bits(0xbf4ccccd) bits(0xbf800000) bits(0xbf000000) bits(0xbe99999a) bits(0xbf000000) bits(0x3f000000) bits(0x3f32e000) ... }
  t = { bits(0xbe90e000) bits(0xbf4ccccd) bits(0xbf000000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x0) bits(0x3f800000) ... }
  r = { bits(0xbf480000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbe99999a) bits(0x3f800000) bits(0x3f800000) bits(0xbeff4000) ... }
  dref = { bits(0x3f600000) bits(0x0) bits(0x3f900000) bits(0xbe000000) bits(0x3f800000) bits(0xbe000000) bits(0x3f900000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 21 { asm "TEX.LZ.DC R8, R220, R9, 53, CUBE, 0x1"  active 0xff
  s = { bits(0x3f44e000) bits(0x3f800000) bits(0x0) bits(0xbf800000) bits(0xbf800000) bits(0x0) bits(0xbf000000) bits(0xbf666666) ... }
  t = { bits(0x3f800000) bits(0xbe99999a) bits(0xbf800000) bits(0xbf800000) bits(0xbe99999a) bits(0x3f000000) bits(0x3ecccccd) bits(0x3f666666) ... }
  r = { bits(0xbf0b5000) bits(0xbe4ccccd) bits(0x0) bits(0xbf000000) bits(0x3f4ccccd) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) ... }
  dref = { bits(0xbe000000) bits(0x3ec00000) bits(0x0) bits(0x3e800000) bits(0x3e000000) bits(0x3ec00000) bits(0x3e800000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 22 { asm "TEX.LZ.DC R8, R4, R64, 54, ARRAY_CUBE, 0x1"  active 0xff
  array = { 0 2 2 2 0 3 1 2 ... }
  s = { bits(0x3f800000) bits(0xbf800000) bits(0x3dbe8000) bits(0xbf800000) bits(0xbe99999a) bits(0x3f800000) bits(0x3e4ccccd) bits(0xbf800000) ... }
  t = { bits(0xbf4a2000) bits(0xbe4ccccd) bits(0x3f800000) bits(0xbf716000) bits(0x3dcccccd) bits(0xbee06000) bits(0xbecccccd) bits(0x3f800000) ... }
  r = { bits(0xbee08000) bits(0x3f333333) bits(0x3e2f8000) bits(0x3f143000) bits(0xbf800000) bits(0x3d958000) bits(0x3f800000) bits(0xbf000000) ... }
  dref = { bits(0x3e000000) bits(0x3f200000) bits(0x0) bits(0x3f900000) bits(0x3e800000) bits(0x3f800000) bits(0x3f400000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 23 { asm "TEX.LZ.DC R8, R200, R8, 55, ARRAY_CUBE, 0x1"  active 0xff
  array = { 2 1 1 0 0 3 3 4 ... }
  s = { bits(0x3eeea000) bits(0xbf800000) bits(0x3f3e1000) bits(0xbe394000) bits(0xbf29c000) bits(0x0) bits(0x3f800000) bits(0xbf800000) ... }
  t = { bits(0xbf800000) bits(0xbe808000) bits(0x3eeca000) bits(0x3eba6000) bits(0xbf800000) bits(0x3f800000) bits(0xbf38d000) bits(0x0) ... }
  r = { bits(0xbf234000) bits(0x3f0fb000) bits(0x3f800000) bits(0xbf800000) bits(0x3f00e000) bits(0x3f800000) bits(0x3f3f7000) bits(0xbf000000) ... }
  dref = { bits(0xbe000000) bits(0xbe000000) bits(0x3f900000) bits(0x3e800000) bits(0x3e800000) bits(0x3f900000) bits(0x3ec00000) bits(0x3ec00000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 24 { asm "TEX.LZ.DC R8, R220, R120, 56, CUBE, 0x1"  active 0xff
  s = { bits(0x3f4ccccd) bits(0xbf800000) bits(0x3edd2000) bits(0x3eb1e000) bits(0x3ed6a000) bits(0xbeb4e000) bits(0xbf69b000) bits(0x3f800000) ... }
  t = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf43f000) bits(0xbf0a9000) bits(0x3f70f000) bits(0x3ed0e000) bits(0x3f753000) ... }
  r = { bits(0x3f800000) bits(0x0) bits(0xbef80000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f5bd000) ... }
  dref = { bits(0x3f000000) bits(0xbe000000) bits(0x3e000000) bits(0x3ec00000) bits(0x0) bits(0x3f900000) bits(0x3f200000) bits(0x3e800000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 25 { asm "TEX.LZ.DC R8, R136, R177, 57, CUBE, 0x1"  active 0xff
  s = { bits(0x3f800000) bits(0x3f67b000) bits(0xbf800000) bits(0xbf666666) bits(0xbeb20000) bits(0xbf19999a) bits(0xbf252000) bits(0x0) ... }
  t = { bits(0xbf800000) bits(0x3f800000) bits(0xbf333333) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) ... }
  r = { bits(0x0) bits(0xbeff0000) bits(0xbf800000) bits(0x3dcccccd) bits(0x3f081000) bits(0x3e4ccccd) bits(0x3e9fc000) bits(0x3f000000) ... }
  dref = { bits(0x3ec00000) bits(0x0) bits(0x3f000000) bits(0x3e000000) bits(0x3e000000) bits(0x3f400000) bits(0x3e800000) bits(0x3e000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}

warp 26 { asm "TEX.LZ.DC R8, R168, R139, 58, ARRAY_CUBE, 0x1"  active 0xff
  array = { 2 1 4 2 1 3 1 4 ... }
  s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f620000) bits(0x3f000000) bits(0x3f800000) bits(0x0) bits(0xbf800000) bits(0x3f800000) ... }
  t = { bits(0x3f800000) bits(0x3f000000) bits(0xbf5fb000) bits(0x3f800000) bits(0xbe024000) bits(0xbf800000) bits(0xbf000000) bits(0x3cda0000) ... }
  r = { bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf4ccccd) bits(0xbeb56000) bits(0x3f800000) bits(0x3f000000) bits(0xbf652000) ... }
  dref = { bits(0x3f900000) bits(0x3f600000) bits(0x3f900000) bits(0x3f900000) bits(0x0) bits(0x3f800000) bits(0x3f200000) bits(0x3f200000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 27 { asm "TEX.LZ.DC R8, R204, R118, 59, ARRAY_CUBE, 0x1"  active 0xff
  array = { 3 3 2 3 3 2 0 2 ... }
  s = { bits(0x3f800000) bits(0x3f000000) bits(0x0) bits(0xbf800000) bits(0x3ef0e000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) ... }
  t = { bits(0xbd580000) bits(0xbf19999a) bits(0x3f19999a) bits(0xbf800000) bits(0x3f37f000) bits(0x3f000000) bits(0x3e1e8000) bits(0x3f000000) ... }
  r = { bits(0x3dd90000) bits(0x3f800000) bits(0x3f800000) bits(0xbf19999a) bits(0x3f800000) bits(0x3f19999a) bits(0xbeafc000) bits(0x3f800000) ... }
  dref = { bits(0x3ec00000) bits(0x3e000000) bits(0xbe000000) bits(0x3e800000) bits(0x0) bits(0x3f400000) bits(0x3f600000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x0
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x0
  expect lane 3 R8 = 0x0
  expect lane 4 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x0
}

warp 28 { asm "TEX.LZ.DC R8, R232, R97, 60, CUBE, 0x1"  active 0xff
  s = { bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf000000) bits(0xbebbe000) bits(0x3f000000) bits(0xbf3ad000) bits(0x3e9a8000) ... }
  t = { bits(0x3e99999a) bits(0xbf800000) bits(0x3e4ccccd) bits(0xbf800000) bits(0xbf800000) bits(0x0) bits(0xbba80000) bits(0xbf800000) ... }
  r = { bits(0xbe99999a) bits(0xbf000000) bits(0x3f19999a) bits(0x3f000000) bits(0xbf74b000) bits(0xbf800000) bits(0x3f800000) bits(0x3f61e000) ... }
  dref = { bits(0x3f900000) bits(0x3f200000) bits(0x3e000000) bits(0x3f000000) bits(0x0) bits(0x3f800000) bits(0x3ec00000) bits(0x3f200000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 29 { asm "TEX.LZ.DC R8, R156, R17, 61, CUBE, 0x1"  active 0xff
  s = { bits(0xbe5b0000) bits(0x3f800000) bits(0xbeb78000) bits(0xbf333333) bits(0xbf800000) bits(0x3dcccccd) bits(0xbecccccd) bits(0x0) ... }
  t = { bits(0x3ef70000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf333333) bits(0x0) bits(0xbf333333) bits(0x3f000000) ... }
  r = { bits(0xbf800000) bits(0x3f800000) bits(0x3f24d000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) ... }
  dref = { bits(0x3f400000) bits(0x3f900000) bits(0x3f600000) bits(0x3f400000) bits(0x3f900000) bits(0x3f200000) bits(0x3f900000) bits(0x3f600000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 30 { asm "TEX.LZ.DC R8, R120, R26, 62, ARRAY_CUBE, 0x1"  active 0xff
  array = { 4 4 0 1 0 3 2 1 ... }
  s = { bits(0xbe85e000) bits(0x3f000000) bits(0xbf00e000) bits(0xbe9ee000) bits(0x3f800000) bits(0xbf800000) bits(0x3f01e000) bits(0xbf333333) ... }
  t = { bits(0xbf699000) bits(0xbf800000) bits(0x3f0fc000) bits(0xbe976000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0x3dcccccd) ... }
  r = { bits(0x3f800000) bits(0x3f4ccccd) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0x0) bits(0xbeeca000) bits(0xbf800000) ... }
  dref = { bits(0x3ec00000) bits(0x3f600000) bits(0xbe000000) bits(0x3f600000) bits(0x0) bits(0x3e800000) bits(0x3f200000) bits(0x3f000000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}

warp 31 { asm "TEX.LZ.DC R8, R168, R161, 63, ARRAY_CUBE, 0x1"  active 0xff
  array = { 2 3 1 0 4 3 1 1 ... }
  s = { bits(0xbf800000) bits(0xbf800000) bits(0xbecccccd) bits(0x3f000000) bits(0xbf800000) bits(0x3f000000) bits(0x3f000000) bits(0xbf800000) ... }
  t = { bits(0x3f800000) bits(0xbf19999a) bits(0x3e4ccccd) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f000000) bits(0x3f800000) ... }
  r = { bits(0xbf800000) bits(0xbe99999a) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) ... }
  dref = { bits(0x3f600000) bits(0x3f600000) bits(0xbe000000) bits(0x3e800000) bits(0x3ec00000) bits(0x3f200000) bits(0x3e800000) bits(0x3f900000) ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
