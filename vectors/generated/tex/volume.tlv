# TEX.LZ and TEXS.LZ of a volume: one texel, each mode along r with each along t.
# Written by tests/oracle/samples.py.
texlock 1
rules PD-14 PD-60 PD-109 PD-119 PD-120 PD-120a

texture 0 { format R32 UINT   type THREE_D   size 12 5 7   address 0x20000000   texels expression (x + 16 * y + 256 * z) }
texture 1 { format R32 UINT   type THREE_D   size 24 10 15   levels 2   view 1 1   address 0x21000000   texels expression (x + 16 * y + 256 * z) }
sampler 0 { address WRAP WRAP WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR WRAP MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER WRAP BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 3 texture 1 sampler 3
sampler 4 { address CLAMP_OGL WRAP CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 4 texture 0 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 5 texture 1 sampler 5
sampler 6 { address MIRROR_ONCE_BORDER WRAP MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 6 texture 0 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_OGL WRAP MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 7 texture 1 sampler 7
sampler 8 { address MIRROR MIRROR WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 8 texture 0 sampler 8
sampler 9 { address CLAMP_TO_EDGE MIRROR MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 9 texture 1 sampler 9
sampler 10 { address BORDER MIRROR CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 10 texture 0 sampler 10
sampler 11 { address CLAMP_OGL MIRROR BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 11 texture 1 sampler 11
sampler 12 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 12 texture 0 sampler 12
sampler 13 { address MIRROR_ONCE_BORDER MIRROR MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 13 texture 1 sampler 13
sampler 14 { address MIRROR_ONCE_CLAMP_OGL MIRROR MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 14 texture 0 sampler 14
sampler 15 { address WRAP MIRROR MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 15 texture 1 sampler 15
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 16 texture 0 sampler 16
sampler 17 { address BORDER CLAMP_TO_EDGE MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 17 texture 1 sampler 17
sampler 18 { address CLAMP_OGL CLAMP_TO_EDGE CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 18 texture 0 sampler 18
sampler 19 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 19 texture 1 sampler 19
sampler 20 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 20 texture 0 sampler 20
sampler 21 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 21 texture 1 sampler 21
sampler 22 { address WRAP CLAMP_TO_EDGE MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 22 texture 0 sampler 22
sampler 23 { address MIRROR CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 23 texture 1 sampler 23
sampler 24 { address BORDER BORDER WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 24 texture 0 sampler 24
sampler 25 { address CLAMP_OGL BORDER MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 25 texture 1 sampler 25
sampler 26 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 26 texture 0 sampler 26
sampler 27 { address MIRROR_ONCE_BORDER BORDER BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 27 texture 1 sampler 27
sampler 28 { address MIRROR_ONCE_CLAMP_OGL BORDER CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 28 texture 0 sampler 28
sampler 29 { address WRAP BORDER MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 29 texture 1 sampler 29
sampler 30 { address MIRROR BORDER MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 30 texture 0 sampler 30
sampler 31 { address CLAMP_TO_EDGE BORDER MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 31 texture 1 sampler 31
sampler 32 { address CLAMP_OGL CLAMP_OGL WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 32 texture 0 sampler 32
sampler 33 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 33 texture 1 sampler 33
sampler 34 { address MIRROR_ONCE_BORDER CLAMP_OGL CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 34 texture 0 sampler 34
sampler 35 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 35 texture 1 sampler 35
sampler 36 { address WRAP CLAMP_OGL CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 36 texture 0 sampler 36
sampler 37 { address MIRROR CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 37 texture 1 sampler 37
sampler 38 { address CLAMP_TO_EDGE CLAMP_OGL MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 38 texture 0 sampler 38
sampler 39 { address BORDER CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 39 texture 1 sampler 39
sampler 40 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 40 texture 0 sampler 40
sampler 41 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 41 texture 1 sampler 41
sampler 42 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 42 texture 0 sampler 42
sampler 43 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 43 texture 1 sampler 43
sampler 44 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 44 texture 0 sampler 44
sampler 45 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 45 texture 1 sampler 45
sampler 46 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 46 texture 0 sampler 46
sampler 47 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 47 texture 1 sampler 47
sampler 48 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 48 texture 0 sampler 48
sampler 49 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 49 texture 1 sampler 49
sampler 50 { address WRAP MIRROR_ONCE_BORDER CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 50 texture 0 sampler 50
sampler 51 { address MIRROR MIRROR_ONCE_BORDER BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 51 texture 1 sampler 51
sampler 52 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 52 texture 0 sampler 52
sampler 53 { address BORDER MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 53 texture 1 sampler 53
sampler 54 { address CLAMP_OGL MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 54 texture 0 sampler 54
sampler 55 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 55 texture 1 sampler 55
sampler 56 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 56 texture 0 sampler 56
sampler 57 { address WRAP MIRROR_ONCE_CLAMP_OGL MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 57 texture 1 sampler 57
sampler 58 { address MIRROR MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 58 texture 0 sampler 58
sampler 59 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 59 texture 1 sampler 59
sampler 60 { address BORDER MIRROR_ONCE_CLAMP_OGL CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 60 texture 0 sampler 60
sampler 61 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 61 texture 1 sampler 61
sampler 62 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 62 texture 0 sampler 62
sampler 63 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 63 texture 1 sampler 63

warp 0 { asm "TEX.LZ.AOFFI R8, R28, R63, 0, 3D, 0x1"  active 0xff
  s = { bits(0xbf6aaaac) bits(0xbe62c001) bits(0x3fd55554) bits(0x403f8001) bits(0x3f158fff) bits(0x401aaaac) bits(0xbf6aaaac) bits(0xbf7c0001) ... }
  t = { bits(0x40266665) bits(0x3f037001) bits(0xbfde6001) bits(0x3fe66666) bits(0x3ffe5001) bits(0x40333334) bits(0xbcdfffff) bits(0x3fd77000) ... }
  r = { bits(0x4051cc01) bits(0x40092491) bits(0xbfffffff) bits(0x40092492) bits(0x3fedb6db) bits(0x4036db6e) bits(0x40249249) bits(0xbf36db6e) ... }
  offset = { bits(0xdd06df83) bits(0x2084a990) bits(0x4e781d13) bits(0x888) bits(0xe21591e2) bits(0x888) bits(0x78efaf56) bits(0xfeae951c) ... }
  expect lane 0 R8 = 0x43
  expect lane 1 R8 = 0x9
  expect lane 2 R8 = 0x42a
  expect lane 3 R8 = 0x603
  expect lane 4 R8 = 0x629
  expect lane 5 R8 = 0x519
  expect lane 6 R8 = 0x246
  expect lane 7 R8 = 0x648
}

warp 1 { asm "TEX.LZ.AOFFI R8, R112, R9, 1, 3D, 0x1"  active 0xff
  s = { bits(0xc01cc000) bits(0xbfd2a001) bits(0xbfb90000) bits(0x3ff55556) bits(0xbf155554) bits(0x3f7fffff) bits(0xbf9fffff) bits(0xbf6aaaab) ... }
  t = { bits(0xbf800000) bits(0x4019f000) bits(0xbeccccce) bits(0x3f99999a) bits(0xbfc4dfff) bits(0x40400001) bits(0xbf4ccccc) bits(0x40000000) ... }
  r = { bits(0x3fb6db6f) bits(0x3f962000) bits(0x3f50f000) bits(0xbf124924) bits(0xbfffffff) bits(0x3feed801) bits(0x40572c00) bits(0x3f5b6db7) ... }
  offset = { bits(0xe2faa5b2) bits(0x673723d8) bits(0xab148bba) bits(0x777) bits(0x888) bits(0xf08f5345) bits(0x888) bits(0x777) ... }
  expect lane 0 R8 = 0x103
  expect lane 1 R8 = 0x243
  expect lane 2 R8 = 0x20
  expect lane 3 R8 = 0x336
  expect lane 4 R8 = 0x649
  expect lane 5 R8 = 0x247
  expect lane 6 R8 = 0x131
  expect lane 7 R8 = 0x23
}

warp 2 { asm "TEXS.LZ RZ, R8, R202, R124, 2, 3D, R"  active 0xff
  s = { bits(0x3fd287ff) bits(0x3fb65001) bits(0xbff55556) bits(0x3fe00001) bits(0xbfd55554) bits(0xbe427fff) bits(0x3f1fa001) bits(0x3fd55555) ... }
  t = { bits(0xbf703fff) bits(0x40400001) bits(0xbf99999b) bits(0xc02fe401) bits(0xbfe66665) bits(0x3fecf800) bits(0xbfccccce) bits(0x0) ... }
  r = { bits(0x3eacbfff) bits(0x40124925) bits(0x401307ff) bits(0xbfa49249) bits(0x3fc92493) bits(0xbfcd7000) bits(0xbf8c3001) bits(0xbf942801) ... }
  expect lane 0 R8 = 0x20b
  expect lane 1 R8 = 0x60b
  expect lane 2 R8 = 0x630
  expect lane 3 R8 = 0x1b
  expect lane 4 R8 = 0x610
  expect lane 5 R8 = 0x40
  expect lane 6 R8 = 0x17
  expect lane 7 R8 = 0xb
}

warp 3 { asm "TEX.LZ.AOFFI R8, R76, R246, 3, 3D, 0x1"  active 0xff
  s = { bits(0xbe2aaaac) bits(0x3fe00001) bits(0xc01b4c01) bits(0xc02b8400) bits(0xbf2aaaac) bits(0xbfbb3801) bits(0x401fffff) bits(0xc0000000) ... }
  t = { bits(0xbfb33333) bits(0xbf8e87ff) bits(0xbfb33334) bits(0xbee26000) bits(0x3fb33334) bits(0xbf115fff) bits(0xbfd5b801) bits(0xbdca0000) ... }
  r = { bits(0xbf7fffff) bits(0x3f2a7000) bits(0xbfee2000) bits(0xbfc92491) bits(0x3fffffff) bits(0x3fe66001) bits(0x3ec23fff) bits(0x3f10d001) ... }
  offset = { bits(0x523cafe0) bits(0x888) bits(0x39192828) bits(0x30397932) bits(0x888) bits(0xe4d95fc1) bits(0x777) bits(0xce258dc7) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 4 { asm "TEX.LZ.AOFFI R8, R144, R147, 4, 3D, 0x1"  active 0xff
  s = { bits(0xc0105000) bits(0xbf866fff) bits(0x40355554) bits(0x400aaaaa) bits(0xbff55555) bits(0x3daaaaab) bits(0x40300000) bits(0x3fd55554) ... }
  t = { bits(0xbf87b801) bits(0x3fb33334) bits(0x3fffffff) bits(0xbfeed801) bits(0x40613001) bits(0x3fb60000) bits(0xbefd6000) bits(0xbf800000) ... }
  r = { bits(0xbedb6db8) bits(0xc00abfff) bits(0x3f800000) bits(0xbfba7000) bits(0x3ebd4000) bits(0xbaa00001) bits(0x3fedb6db) bits(0xbf5c2001) ... }
  offset = { bits(0x5c9913ef) bits(0x384ae4a0) bits(0x888) bits(0x777) bits(0xa544f5ee) bits(0x8dfd7a8d) bits(0x15859d38) bits(0xf223a080) ... }
  expect lane 0 R8 = 0x20
  expect lane 1 R8 = 0x10
  expect lane 2 R8 = 0x1b
  expect lane 3 R8 = 0x2b
  expect lane 4 R8 = 0x600
  expect lane 5 R8 = 0x40
  expect lane 6 R8 = 0x60b
  expect lane 7 R8 = 0x2b
}

warp 5 { asm "TEXS.LZ RZ, R8, R110, R21, 5, 3D, R"  active 0xff
  s = { bits(0x3f309fff) bits(0xbdaaaaaa) bits(0x3f581000) bits(0xbff55555) bits(0x4006d000) bits(0xbfcaaaac) bits(0x3eeec000) bits(0x402c5400) ... }
  t = { bits(0x3eb5c001) bits(0xc002c3ff) bits(0x3fa03fff) bits(0xbf189001) bits(0x3fe66666) bits(0xbeccccce) bits(0x40000001) bits(0xbda00000) ... }
  r = { bits(0x3e2f0001) bits(0xbe924924) bits(0x0) bits(0x3fb02801) bits(0xbedb6db8) bits(0xc029d7ff) bits(0xc00f9c01) bits(0x3fa49248) ... }
  expect lane 0 R8 = 0x118
  expect lane 1 R8 = 0x140
  expect lane 2 R8 = 0x1a
  expect lane 3 R8 = 0x62b
  expect lane 4 R8 = 0x33b
  expect lane 5 R8 = 0x62b
  expect lane 6 R8 = 0x605
  expect lane 7 R8 = 0x64b
}

warp 6 { asm "TEX.LZ.AOFFI R8, R12, R173, 6, 3D, 0x1"  active 0xff
  s = { bits(0xbfd55554) bits(0xbf843800) bits(0xbf275fff) bits(0xbfe00001) bits(0xbf800001) bits(0xbe800000) bits(0xbfcaaaaa) bits(0xbf000000) ... }
  t = { bits(0x40333333) bits(0x4019999b) bits(0xc02467ff) bits(0x40333333) bits(0x3f8af001) bits(0xbfe66667) bits(0x3f4ccccd) bits(0x40263c00) ... }
  r = { bits(0xbf924926) bits(0xc0369001) bits(0xbf924925) bits(0xc037d801) bits(0x3fa49248) bits(0xbfb6db6e) bits(0x40010c01) bits(0xbfdd6801) ... }
  offset = { bits(0xbc4e8c1b) bits(0x81947a7f) bits(0x777) bits(0xd2df43d7) bits(0x8685dc29) bits(0xff694c8a) bits(0x5767a206) bits(0x9d32d516) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0x40
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 7 { asm "TEX.LZ.AOFFI R8, R180, R47, 7, 3D, 0x1"  active 0xff
  s = { bits(0x40131c00) bits(0x40255555) bits(0xbfcaaaac) bits(0xbf2aaaaa) bits(0x40335c01) bits(0x3e34c000) bits(0x3f155554) bits(0x40055555) ... }
  t = { bits(0xbf999801) bits(0xc02683ff) bits(0xbfd4afff) bits(0x40687000) bits(0x400f4c01) bits(0xbfb33334) bits(0xbecccccc) bits(0xbe4ccccd) ... }
  r = { bits(0x404f8800) bits(0x3e124926) bits(0x3fb2e000) bits(0xc03953ff) bits(0x3fb6db6f) bits(0xbf124925) bits(0x4036db6d) bits(0x40400001) ... }
  offset = { bits(0x888) bits(0x777) bits(0xf0b862f6) bits(0x46cb7b30) bits(0xa4018eeb) bits(0x4c3706cb) bits(0xcb263338) bits(0xe93a9483) ... }
  expect lane 0 R8 = 0x61b
  expect lane 1 R8 = 0x63b
  expect lane 2 R8 = 0x60b
  expect lane 3 R8 = 0x617
  expect lane 4 R8 = 0x64b
  expect lane 5 R8 = 0x232
  expect lane 6 R8 = 0x611
  expect lane 7 R8 = 0x61b
}

warp 8 { asm "TEXS.LZ RZ, R8, R232, R21, 8, 3D, R"  active 0xff
  s = { bits(0x401fffff) bits(0x3fb55554) bits(0x40246800) bits(0x402aaaac) bits(0xbf2ae000) bits(0x3ea75fff) bits(0xbd860001) bits(0xbf8aaaaa) ... }
  t = { bits(0x3ee23fff) bits(0x3e690000) bits(0x401ee401) bits(0x0) bits(0xc03edc01) bits(0xbfb33334) bits(0x40227bff) bits(0xbf32b001) ... }
  r = { bits(0x3fc96000) bits(0xc0265fff) bits(0xbf800001) bits(0xc00057ff) bits(0xbf36db6d) bits(0xc0371fff) bits(0x401dc801) bits(0xbf855fff) ... }
  expect lane 0 R8 = 0x425
  expect lane 1 R8 = 0x217
  expect lane 2 R8 = 0x626
  expect lane 3 R8 = 0x608
  expect lane 4 R8 = 0x248
  expect lane 5 R8 = 0x23
  expect lane 6 R8 = 0x320
  expect lane 7 R8 = 0x63b
}

warp 9 { asm "TEX.LZ.AOFFI R8, R168, R159, 9, 3D, 0x1"  active 0xff
  s = { bits(0xbfda3fff) bits(0x40200001) bits(0x3feaaaac) bits(0x3e0f3fff) bits(0x401debff) bits(0xc0303401) bits(0x40523c00) bits(0xbff7e800) ... }
  t = { bits(0xc00da800) bits(0x3e4cccce) bits(0xc0037001) bits(0x403fffff) bits(0x3ec28000) bits(0x3fd69fff) bits(0xbf19999b) bits(0x3ee6c000) ... }
  r = { bits(0x3fc0d801) bits(0xc03d0fff) bits(0xc006cc01) bits(0x40709fff) bits(0xbfffffff) bits(0x3e124926) bits(0xc00f3001) bits(0x3fa10000) ... }
  offset = { bits(0x7b92828) bits(0x6fd9ed53) bits(0x796ec73a) bits(0xc21e1cba) bits(0x76c7a04b) bits(0xd1fbe238) bits(0x888) bits(0x888) ... }
  expect lane 0 R8 = 0x200
  expect lane 1 R8 = 0x43b
  expect lane 2 R8 = 0x62b
  expect lane 3 R8 = 0x500
  expect lane 4 R8 = 0x4b
  expect lane 5 R8 = 0x310
  expect lane 6 R8 = 0x41b
  expect lane 7 R8 = 0x40
}

warp 10 { asm "TEX.LZ.AOFFI R8, R80, R148, 10, 3D, 0x1"  active 0xff
  s = { bits(0xbebf0001) bits(0xc0238bff) bits(0xbf263fff) bits(0xbff55556) bits(0x3e228000) bits(0x3fcad7ff) bits(0xbfac3801) bits(0x3fd5efff) ... }
  t = { bits(0xbf836001) bits(0x3f9b7000) bits(0x4019999b) bits(0xbf19999b) bits(0xc03543ff) bits(0xbecccccd) bits(0x400cccce) bits(0x403bb7ff) ... }
  r = { bits(0xbfa49249) bits(0x3e124925) bits(0x3f5b6db7) bits(0xc03b77ff) bits(0x4016c800) bits(0xbfe71001) bits(0xbf92b001) bits(0x403f17ff) ... }
  offset = { bits(0x888) bits(0x8a3912ee) bits(0xa85c3a05) bits(0x821cc7d3) bits(0xcfebe92d) bits(0x1b825e2c) bits(0x777) bits(0xe851cf9f) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 11 { asm "TEXS.LZ RZ, R8, R238, R57, 11, 3D, R"  active 0xff
  s = { bits(0x3fd12001) bits(0x3d6d0000) bits(0xbf0de000) bits(0x40155555) bits(0x4059c7ff) bits(0x40357800) bits(0xbf786001) bits(0x4000cc00) ... }
  t = { bits(0xbfa76001) bits(0xbf800001) bits(0xc01af001) bits(0xbf199999) bits(0x40266665) bits(0xbe4ccccd) bits(0x3f7ce000) bits(0xbf4ccccd) ... }
  r = { bits(0x3fdb6db7) bits(0xbf53efff) bits(0xbf36db6e) bits(0x4036db6f) bits(0xc00cc400) bits(0x40444401) bits(0x3ff54001) bits(0xbf03d001) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 12 { asm "TEX.LZ.AOFFI R8, R112, R141, 12, 3D, 0x1"  active 0xff
  s = { bits(0x3ed55555) bits(0xbff98fff) bits(0x40513c00) bits(0x3f800000) bits(0xbf18a000) bits(0xbfdfb801) bits(0x3fc98000) bits(0x3fffffff) ... }
  t = { bits(0xbf261fff) bits(0xbfb81000) bits(0xbfe66666) bits(0xc0291bff) bits(0x3f199999) bits(0x40114800) bits(0x3e4ccccd) bits(0x407907ff) ... }
  r = { bits(0x3bffffff) bits(0x3f37bfff) bits(0xbfb6db6d) bits(0x3e924926) bits(0xbf844001) bits(0x40000000) bits(0x3f511001) bits(0x3f4d1001) ... }
  offset = { bits(0xc6a2ad2a) bits(0x34591e2b) bits(0xb4ea15cd) bits(0x777) bits(0x8270c530) bits(0x8801d004) bits(0x6b64c711) bits(0x31f157e3) ... }
  expect lane 0 R8 = 0x10
  expect lane 1 R8 = 0x34b
  expect lane 2 R8 = 0x2b
  expect lane 3 R8 = 0x63b
  expect lane 4 R8 = 0x47
  expect lane 5 R8 = 0x61b
  expect lane 6 R8 = 0x62b
  expect lane 7 R8 = 0x62b
}

warp 13 { asm "TEX.LZ.AOFFI R8, R40, R238, 13, 3D, 0x1"  active 0xff
  s = { bits(0x3f816000) bits(0x3eae1fff) bits(0x3f8aaaab) bits(0x3f6aaaac) bits(0x3fc00001) bits(0xbfbe17ff) bits(0x401fffff) bits(0xc00b9800) ... }
  t = { bits(0x40547801) bits(0x3fe66665) bits(0xbecccccd) bits(0xbf19999a) bits(0x3f800000) bits(0x401c4c01) bits(0x3f19999b) bits(0x3f800000) ... }
  r = { bits(0xc0071bff) bits(0x3d9b8001) bits(0x3f7fffff) bits(0xbf7a9fff) bits(0xc006e3ff) bits(0xbd40ffff) bits(0xbfdce001) bits(0x3e124926) ... }
  offset = { bits(0x12073fe9) bits(0x777) bits(0x281271db) bits(0xae7ed7f7) bits(0x777) bits(0x888) bits(0x2a8bc63d) bits(0xb6169b96) ... }
  expect lane 0 R8 = 0x645
  expect lane 1 R8 = 0x64b
  expect lane 2 R8 = 0x648
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 14 { asm "TEXS.LZ RZ, R8, R122, R157, 14, 3D, R"  active 0xff
  s = { bits(0xbf954fff) bits(0x40200000) bits(0x4077c001) bits(0x3f2aaaac) bits(0xc037bbff) bits(0xbed55556) bits(0xbf400000) bits(0x3f09c000) ... }
  t = { bits(0xc026cfff) bits(0x4019999b) bits(0xbf4ccccd) bits(0x403fffff) bits(0x3f8a3801) bits(0x3f99999a) bits(0xbfcccccd) bits(0x3fccccce) ... }
  r = { bits(0x40000001) bits(0x403fd801) bits(0x40092493) bits(0x4004d000) bits(0xbfce57ff) bits(0xbf924924) bits(0xc0000000) bits(0xc014efff) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 15 { asm "TEX.LZ.AOFFI R8, R24, R225, 15, 3D, 0x1"  active 0xff
  s = { bits(0x3fd8a800) bits(0x403aaaac) bits(0x3feaaaab) bits(0x3fa0d001) bits(0x40055554) bits(0x3f000000) bits(0xbf555555) bits(0x40300000) ... }
  t = { bits(0x3fd18001) bits(0xbf19999b) bits(0x3ffb5fff) bits(0x3f19999a) bits(0x4046d401) bits(0xbfe10000) bits(0x3f99999b) bits(0x3fdab801) ... }
  r = { bits(0x3fa49248) bits(0x40180400) bits(0x3fdb6db6) bits(0xbfa49249) bits(0xbf924924) bits(0x3fedb6da) bits(0x3f7fffff) bits(0x401b6db8) ... }
  offset = { bits(0x20f74795) bits(0xd2c4a283) bits(0x6cd76c5) bits(0xfaeb6216) bits(0xb294df91) bits(0xd2aa5179) bits(0xfc15d3b4) bits(0x5e568f7e) ... }
  expect lane 0 R8 = 0x611
  expect lane 1 R8 = 0x612
  expect lane 2 R8 = 0x643
  expect lane 3 R8 = 0x649
  expect lane 4 R8 = 0x611
  expect lane 5 R8 = 0x61b
  expect lane 6 R8 = 0x616
  expect lane 7 R8 = 0x647
}

warp 16 { asm "TEX.LZ.AOFFI R8, R124, R10, 16, 3D, 0x1"  active 0xff
  s = { bits(0x3ed55554) bits(0xbf2e1000) bits(0x40379bff) bits(0x40345801) bits(0x3ec45fff) bits(0x3ff0a7ff) bits(0x3ff73fff) bits(0x3f8cd800) ... }
  t = { bits(0xbfd4f801) bits(0x3e4ccccd) bits(0x40333332) bits(0xc0000001) bits(0x401bf7ff) bits(0x400ccccd) bits(0xbf800001) bits(0x3f4ccccc) ... }
  r = { bits(0x3e124925) bits(0xbf82a001) bits(0x40000001) bits(0xbf96a000) bits(0x3fedb6db) bits(0x400f6801) bits(0xc00fe001) bits(0xbf124924) ... }
  offset = { bits(0x4002b190) bits(0x7a71c538) bits(0x777) bits(0xc6ea816) bits(0x888) bits(0x3c216d6b) bits(0x777) bits(0xec0f29d9) ... }
  expect lane 0 R8 = 0x204
  expect lane 1 R8 = 0x440
  expect lane 2 R8 = 0x4b
  expect lane 3 R8 = 0x40b
  expect lane 4 R8 = 0x440
  expect lane 5 R8 = 0x54b
  expect lane 6 R8 = 0x51b
  expect lane 7 R8 = 0x306
}

warp 17 { asm "TEXS.LZ RZ, R8, R66, R161, 17, 3D, R"  active 0xff
  s = { bits(0x3f9dc800) bits(0x3f555556) bits(0x3ff4a7ff) bits(0x3faaaaab) bits(0xbfe4d7ff) bits(0xbf155555) bits(0xc0209800) bits(0x4056f000) ... }
  t = { bits(0x0) bits(0x4033bc00) bits(0x405e0001) bits(0x40326c00) bits(0x40720001) bits(0x3fe66665) bits(0x3ecccccd) bits(0x40266667) ... }
  r = { bits(0x3f924924) bits(0xbfc0a001) bits(0x40124925) bits(0x40345c00) bits(0x3ef18000) bits(0xbfdb1000) bits(0x4006d801) bits(0x40666000) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0x34a
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 18 { asm "TEX.LZ.AOFFI R8, R124, R96, 18, 3D, 0x1"  active 0xff
  s = { bits(0x3e2aaaac) bits(0xbfcaaaac) bits(0x3f155554) bits(0x3f155554) bits(0x3f173000) bits(0x3ed55554) bits(0xbfc367ff) bits(0x40055555) ... }
  t = { bits(0x4079e800) bits(0x400cccce) bits(0xbf800001) bits(0xbfe66665) bits(0xbfcda001) bits(0x405b4400) bits(0xbfef7fff) bits(0x4034ec00) ... }
  r = { bits(0x4022c3ff) bits(0x3e5ac000) bits(0xc0330000) bits(0x3fee5801) bits(0x401e1401) bits(0xbf6fbfff) bits(0x40000000) bits(0xbf937001) ... }
  offset = { bits(0x4c071bd7) bits(0x20ac6af3) bits(0x98de6bcd) bits(0xd8339ba9) bits(0x65d93b7e) bits(0x888) bits(0xc8566206) bits(0xe487d332) ... }
  expect lane 0 R8 = 0x649
  expect lane 1 R8 = 0x40
  expect lane 2 R8 = 0x3
  expect lane 3 R8 = 0x600
  expect lane 4 R8 = 0x605
  expect lane 5 R8 = 0x40
  expect lane 6 R8 = 0x600
  expect lane 7 R8 = 0x4b
}

warp 19 { asm "TEX.LZ.AOFFI R8, R192, R33, 19, 3D, 0x1"  active 0xff
  s = { bits(0x3f2aaaab) bits(0xbfa757ff) bits(0x3f8aaaaa) bits(0xc0135c01) bits(0x3faea800) bits(0x3f7fffff) bits(0xbdaaaaab) bits(0xbf955554) ... }
  t = { bits(0x3ebac000) bits(0xc01453ff) bits(0xbe60bfff) bits(0xc00bac01) bits(0x4047b000) bits(0x3fe66667) bits(0x402883ff) bits(0x405b1800) ... }
  r = { bits(0xbff8b000) bits(0xbf924925) bits(0x0) bits(0x3f355fff) bits(0xbf924924) bits(0xbf389000) bits(0xc03eabff) bits(0xbdc37fff) ... }
  offset = { bits(0x940e2006) bits(0x24ef51e) bits(0xca96aeb) bits(0xed1fe489) bits(0x888) bits(0x888) bits(0xeb3551db) bits(0x9e081d62) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 20 { asm "TEXS.LZ RZ, R8, R174, R98, 20, 3D, R"  active 0xff
  s = { bits(0xbfc7d800) bits(0xbfeaaaab) bits(0x404dcfff) bits(0xbfcaaaab) bits(0x3f6aaaab) bits(0x3fb48001) bits(0xbf1d0001) bits(0xbfd55555) ... }
  t = { bits(0xc01473ff) bits(0xbf4ccfff) bits(0x3f99999a) bits(0xbf056001) bits(0x3f7fffff) bits(0x3ecccccd) bits(0x40400000) bits(0xbf199999) ... }
  r = { bits(0x3fedb6da) bits(0x3fa4924a) bits(0x402db6db) bits(0xbfc92492) bits(0xbedb6db7) bits(0x3fdb6db6) bits(0xbf124926) bits(0x3fa4924a) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x4b
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0x47
  expect lane 7 R8 = 0xb0b0
}

warp 21 { asm "TEX.LZ.AOFFI R8, R104, R21, 21, 3D, 0x1"  active 0xff
  s = { bits(0x3f8b57ff) bits(0xc03323ff) bits(0x403aaaac) bits(0xbf8d6001) bits(0x40619401) bits(0x403aabff) bits(0xbf155556) bits(0x3fe00000) ... }
  t = { bits(0x4043ffff) bits(0x403fffff) bits(0x3f99999b) bits(0x3ecccccd) bits(0x3ec32000) bits(0xc0109801) bits(0x3f4a6001) bits(0x3fb33332) ... }
  r = { bits(0xbe924924) bits(0x3f8a7800) bits(0xbe48bfff) bits(0x4036db6d) bits(0xbfcea800) bits(0xc02ab401) bits(0xbf36db6e) bits(0x3efd7fff) ... }
  offset = { bits(0xca7468a6) bits(0x777) bits(0x46ee9e3f) bits(0x777) bits(0x102ba68f) bits(0x374ccf2f) bits(0x888) bits(0x1d1fe7f4) ... }
  expect lane 0 R8 = 0x64b
  expect lane 1 R8 = 0x64b
  expect lane 2 R8 = 0x34b
  expect lane 3 R8 = 0x646
  expect lane 4 R8 = 0x50b
  expect lane 5 R8 = 0x60b
  expect lane 6 R8 = 0x60b
  expect lane 7 R8 = 0x64b
}

warp 22 { asm "TEX.LZ.AOFFI R8, R60, R156, 22, 3D, 0x1"  active 0xff
  s = { bits(0xbfcaaaac) bits(0xbf553001) bits(0xbf6aaaab) bits(0x3fe06801) bits(0x3ff34800) bits(0x3f8f0001) bits(0x40130800) bits(0xbefb3fff) ... }
  t = { bits(0x3f4ccccd) bits(0x40333332) bits(0xc01db800) bits(0x406b4801) bits(0xbf56b001) bits(0xbfe66667) bits(0x3fb33332) bits(0x3f83a801) ... }
  r = { bits(0x402db6db) bits(0x402db6db) bits(0xc005b401) bits(0xbf36db6e) bits(0xc0000000) bits(0x40249249) bits(0x40249249) bits(0x3e124926) ... }
  offset = { bits(0x198fc0fa) bits(0x708905e7) bits(0xbaf1fc33) bits(0x1a09c2ea) bits(0xe904eabe) bits(0xa86d9a5) bits(0xe725deb1) bits(0x888) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0x243
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0x60a
}

warp 23 { asm "TEXS.LZ RZ, R8, R70, R148, 23, 3D, R"  active 0xff
  s = { bits(0x3faaaaac) bits(0xbf9ba801) bits(0x4078e801) bits(0xbbd00001) bits(0x3fd92801) bits(0x3fd55554) bits(0xbf0c7001) bits(0x3daaaaac) ... }
  t = { bits(0xbfeb1801) bits(0x3fb737ff) bits(0x3e808001) bits(0xbfffffff) bits(0xc0214801) bits(0x3fb33332) bits(0xbf707000) bits(0x40427001) ... }
  r = { bits(0xbf5b6db6) bits(0x406b5000) bits(0xbe124924) bits(0xbf924924) bits(0x3f4a3fff) bits(0x3fc92492) bits(0xbe924924) bits(0xbe188001) ... }
  expect lane 0 R8 = 0x507
  expect lane 1 R8 = 0x649
  expect lane 2 R8 = 0x11
  expect lane 3 R8 = 0x600
  expect lane 4 R8 = 0x503
  expect lane 5 R8 = 0x644
  expect lane 6 R8 = 0x106
  expect lane 7 R8 = 0x141
}

warp 24 { asm "TEX.LZ.AOFFI R8, R96, R145, 24, 3D, 0x1"  active 0xff
  s = { bits(0x3f2aaaac) bits(0xbf800001) bits(0x3fd9f001) bits(0x3fb55801) bits(0x3ed55555) bits(0xbfcaaaaa) bits(0xbf8a2801) bits(0x3f400000) ... }
  t = { bits(0x3fcfefff) bits(0xbf999999) bits(0x3f698000) bits(0x407073ff) bits(0xbf199999) bits(0x403fffff) bits(0x3f0ad001) bits(0xbf619fff) ... }
  r = { bits(0x40092492) bits(0x3f7fffff) bits(0x3fa48800) bits(0xc012f801) bits(0x40327c01) bits(0xbe397fff) bits(0x40400001) bits(0x3f800000) ... }
  offset = { bits(0xb744fcdc) bits(0x888) bits(0x8602de43) bits(0x6bcf5d95) bits(0x30c3da8f) bits(0x98cfcc63) bits(0x888) bits(0x215ed602) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 25 { asm "TEX.LZ.AOFFI R8, R168, R41, 25, 3D, 0x1"  active 0xff
  s = { bits(0xc0000000) bits(0x4035b800) bits(0xbeb92000) bits(0xc02ad3ff) bits(0x407b5400) bits(0x3f92c001) bits(0xbf6aaaaa) bits(0xbf0a5001) ... }
  t = { bits(0xc0127000) bits(0x3f199999) bits(0x3ff64001) bits(0x3fb50800) bits(0xc01a9c01) bits(0x3e916001) bits(0x4014b401) bits(0xc0083001) ... }
  r = { bits(0x3ce20000) bits(0xc02f7801) bits(0x401b6db8) bits(0xc0051800) bits(0x406fa001) bits(0xbf5b6db6) bits(0xc033a400) bits(0x3f57e000) ... }
  offset = { bits(0x89c3c7ec) bits(0xd4558258) bits(0xf1c366b1) bits(0x57d754f3) bits(0x777) bits(0xf11353a) bits(0x888) bits(0x8f48afcd) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0x440
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0x47
  expect lane 6 R8 = 0x30
  expect lane 7 R8 = 0xb0b0
}

warp 26 { asm "TEXS.LZ RZ, R8, R62, R221, 26, 3D, R"  active 0xff
  s = { bits(0x403fffff) bits(0x407cf401) bits(0x40300001) bits(0xc016d7ff) bits(0x4012b400) bits(0xbf800000) bits(0xbfd55555) bits(0x3fb34001) ... }
  t = { bits(0xbeaec000) bits(0x40403400) bits(0xc0210800) bits(0x40266665) bits(0x3f7fffff) bits(0x4018ac01) bits(0x4055c401) bits(0xbf800000) ... }
  r = { bits(0x3fe32001) bits(0x40584800) bits(0x3edb6db7) bits(0x40249249) bits(0xbc840000) bits(0xbf344001) bits(0xbfc3f001) bits(0x40464c00) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x4b
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 27 { asm "TEX.LZ.AOFFI R8, R24, R114, 27, 3D, 0x1"  active 0xff
  s = { bits(0xbfe00001) bits(0xbdf00000) bits(0x3daaaaaa) bits(0xbfb86800) bits(0xbfae4fff) bits(0x40300000) bits(0xbfdfffff) bits(0xbf411fff) ... }
  t = { bits(0xbf999999) bits(0xbf4ccccc) bits(0x3fb33332) bits(0xbf999999) bits(0x4041b001) bits(0x3fb33334) bits(0xbe4ccccd) bits(0xc0000001) ... }
  r = { bits(0x4036db6e) bits(0x3e924926) bits(0x401b6db7) bits(0x3e9fa001) bits(0x40552fff) bits(0x3f90f001) bits(0x40124925) bits(0xc0309fff) ... }
  offset = { bits(0x888) bits(0x2d5ec5be) bits(0x888) bits(0x777) bits(0x888) bits(0x4b3a4873) bits(0x888) bits(0x81678ca2) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 28 { asm "TEX.LZ.AOFFI R8, R104, R23, 28, 3D, 0x1"  active 0xff
  s = { bits(0x3f3a5000) bits(0x3daaaaab) bits(0x3f9ae801) bits(0xbfbfffff) bits(0xbf9b4001) bits(0xbfb55555) bits(0xbfd55554) bits(0xbdaaaaac) ... }
  t = { bits(0x403fffff) bits(0x4019999b) bits(0x3f55c000) bits(0xbe4ccccc) bits(0xc0301001) bits(0x403fffff) bits(0x3ecccccc) bits(0x3f800000) ... }
  r = { bits(0x40124925) bits(0x3eef3fff) bits(0x3fedb6da) bits(0x40504000) bits(0x402db6db) bits(0x3e268001) bits(0xbfd08fff) bits(0x3fffffff) ... }
  offset = { bits(0x939bec69) bits(0xe87a5564) bits(0x777) bits(0x30b21bf7) bits(0xdb03fb8d) bits(0xd4b74474) bits(0x777) bits(0x888) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 29 { asm "TEXS.LZ RZ, R8, R188, R17, 29, 3D, R"  active 0xff
  s = { bits(0x3f155554) bits(0x3e9a0001) bits(0x40255554) bits(0x404dfc00) bits(0x402ca7ff) bits(0xbf609fff) bits(0x3e7fffff) bits(0xbe10ffff) ... }
  t = { bits(0xbfb33334) bits(0x4022b400) bits(0xbf800000) bits(0x3fe66665) bits(0xbf96d001) bits(0x0) bits(0xbfb33332) bits(0xbf916000) ... }
  r = { bits(0xbfb6db6d) bits(0x3e124926) bits(0xbfc20800) bits(0xbee46000) bits(0x407f47ff) bits(0xbf7fffff) bits(0xbfedb6dc) bits(0xbf5b6db6) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0x601
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 30 { asm "TEX.LZ.AOFFI R8, R88, R170, 30, 3D, 0x1"  active 0xff
  s = { bits(0xc001fc00) bits(0x401aaaab) bits(0x3f7fffff) bits(0x3f3fffff) bits(0x0) bits(0x40562c01) bits(0xbe2aaaaa) bits(0xbf2aaaab) ... }
  t = { bits(0x40000000) bits(0x40400000) bits(0xbff85800) bits(0x3fccccce) bits(0x40266665) bits(0x3f800000) bits(0x3e3fc001) bits(0x40266665) ... }
  r = { bits(0xbfedb6da) bits(0xbffe9801) bits(0x4026a7ff) bits(0x401b6db7) bits(0x3fdb6db8) bits(0x40353000) bits(0x4078fc01) bits(0xbfc567ff) ... }
  offset = { bits(0x1b1354fc) bits(0xa871a639) bits(0xad387e8a) bits(0x7e1bcee0) bits(0x7fecc58) bits(0x7e532332) bits(0x39384fe) bits(0x7cb6efe) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 31 { asm "TEX.LZ.AOFFI R8, R228, R31, 31, 3D, 0x1"  active 0xff
  s = { bits(0xc0350fff) bits(0xbf6aaaab) bits(0xbf400000) bits(0xbe85e000) bits(0x3f6aaaaa) bits(0xbf8aaaab) bits(0x40007801) bits(0x3fe00001) ... }
  t = { bits(0x3eccccce) bits(0x3f19999a) bits(0xbfcccccd) bits(0x400cccce) bits(0x4019999a) bits(0x40266666) bits(0xbddd8000) bits(0xbea5a001) ... }
  r = { bits(0x3f924924) bits(0xbfb6db6d) bits(0x0) bits(0x402fa801) bits(0xbf124926) bits(0x40092491) bits(0x3fba9fff) bits(0x401d5bff) ... }
  offset = { bits(0xad3fbcee) bits(0x3512000b) bits(0x55e5abd7) bits(0x777) bits(0x777) bits(0xcf9ce406) bits(0x777) bits(0xcc683bb8) ... }
  expect lane 0 R8 = 0x300
  expect lane 1 R8 = 0x630
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 32 { asm "TEXS.LZ RZ, R8, R154, R63, 32, 3D, R"  active 0xff
  s = { bits(0xc03a5800) bits(0xbff55556) bits(0xbf800001) bits(0x3f8aaaab) bits(0x40750000) bits(0x3f99dfff) bits(0xbf2aaaac) bits(0xbf895fff) ... }
  t = { bits(0x400ccccd) bits(0xbf9b1801) bits(0x400ccccc) bits(0x4064fc01) bits(0x4054a800) bits(0x401aefff) bits(0x3fc08000) bits(0xc020d7ff) ... }
  r = { bits(0x405defff) bits(0x3fb6db6e) bits(0x3f36db6e) bits(0x3fd3c001) bits(0xbf36db6f) bits(0x3f85f801) bits(0xbfdb6db8) bits(0xc00617ff) ... }
  expect lane 0 R8 = 0x340
  expect lane 1 R8 = 0x300
  expect lane 2 R8 = 0x540
  expect lane 3 R8 = 0x44b
  expect lane 4 R8 = 0x14b
  expect lane 5 R8 = 0x4b
  expect lane 6 R8 = 0x140
  expect lane 7 R8 = 0x600
}

warp 33 { asm "TEX.LZ.AOFFI R8, R164, R19, 33, 3D, 0x1"  active 0xff
  s = { bits(0x40055555) bits(0xbf7f6fff) bits(0xbeffffff) bits(0x401aaaaa) bits(0xbfc00000) bits(0x401dd401) bits(0x402fffff) bits(0xbf800001) ... }
  t = { bits(0x3e2f8000) bits(0x3f4cccce) bits(0x402a0801) bits(0x3f102fff) bits(0xbfcccccc) bits(0xbf4cccce) bits(0x3f800000) bits(0xbf9f1800) ... }
  r = { bits(0x3fa49249) bits(0xbf924926) bits(0xbe5e4001) bits(0x4030ec01) bits(0x3fffffff) bits(0xc03d8000) bits(0x401edbff) bits(0xbf1f7000) ... }
  offset = { bits(0x79a217e8) bits(0x8606316a) bits(0x888) bits(0x777) bits(0x989b63c5) bits(0x58c932db) bits(0x6fceb75d) bits(0x1895e509) ... }
  expect lane 0 R8 = 0x20b
  expect lane 1 R8 = 0x64b
  expect lane 2 R8 = 0x44b
  expect lane 3 R8 = 0x14b
  expect lane 4 R8 = 0x20b
  expect lane 5 R8 = 0x40b
  expect lane 6 R8 = 0x34b
  expect lane 7 R8 = 0xb
}

warp 34 { asm "TEX.LZ.AOFFI R8, R128, R79, 34, 3D, 0x1"  active 0xff
  s = { bits(0x3f000000) bits(0xc0168000) bits(0x40468000) bits(0x401df3ff) bits(0xbf955555) bits(0x3f155556) bits(0x40787c00) bits(0xbfe5a800) ... }
  t = { bits(0xbedc3fff) bits(0xc03167ff) bits(0x40199999) bits(0xbfb33332) bits(0x4031f001) bits(0xbf4cccce) bits(0xbf167fff) bits(0x3f584fff) ... }
  r = { bits(0x403b9c00) bits(0x3fb6db6f) bits(0xbfc2b001) bits(0xbfa41fff) bits(0xbf64bfff) bits(0x3f800001) bits(0xbfc4d801) bits(0x3fa49248) ... }
  offset = { bits(0x888) bits(0x7b6a3971) bits(0x17849de) bits(0xb338679) bits(0x1e3fdab7) bits(0xe6b0280c) bits(0xc279fd58) bits(0xa874ebc1) ... }
  expect lane 0 R8 = 0x601
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x46
  expect lane 5 R8 = 0x3
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 35 { asm "TEXS.LZ RZ, R8, R118, R47, 35, 3D, R"  active 0xff
  s = { bits(0x3f561000) bits(0x40055556) bits(0x40355555) bits(0x3fdd4001) bits(0x3f8f9001) bits(0xbe2aaaac) bits(0x3f2aaaab) bits(0x3fe00001) ... }
  t = { bits(0x405fc800) bits(0xbfb33333) bits(0x40266666) bits(0xbfb33332) bits(0xbf4ccccd) bits(0x40266666) bits(0x4012a400) bits(0x40468000) ... }
  r = { bits(0xc00a4c01) bits(0x3f892001) bits(0x401b6db6) bits(0x40124924) bits(0x3fc9f800) bits(0xbfb6db6f) bits(0xbe834001) bits(0xbfa49249) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 36 { asm "TEX.LZ.AOFFI R8, R172, R73, 36, 3D, 0x1"  active 0xff
  s = { bits(0xbf17b001) bits(0xbe2aaaac) bits(0x3e8c0000) bits(0xbfa26000) bits(0xbfdfffff) bits(0x404373ff) bits(0xbfeaaaab) bits(0xbf7fffff) ... }
  t = { bits(0xbfba27ff) bits(0x3ecccccc) bits(0x3f99999a) bits(0x3fe66665) bits(0x40333334) bits(0xc0042c01) bits(0x3fe66667) bits(0x4019999b) ... }
  r = { bits(0x3f124925) bits(0x3f124924) bits(0x40124925) bits(0x3edb6db8) bits(0xbfa4924a) bits(0xbedb6db7) bits(0xbf124925) bits(0x402db6dc) ... }
  offset = { bits(0xceeab457) bits(0xe5f18fc8) bits(0xb75972ed) bits(0x717fa87d) bits(0x777) bits(0xdeec17cc) bits(0x1b1ed5ac) bits(0xfcec5849) ... }
  expect lane 0 R8 = 0x60b
  expect lane 1 R8 = 0x202
  expect lane 2 R8 = 0x640
  expect lane 3 R8 = 0x45
  expect lane 4 R8 = 0x4a
  expect lane 5 R8 = 0x408
  expect lane 6 R8 = 0x139
  expect lane 7 R8 = 0x645
}

warp 37 { asm "TEX.LZ.AOFFI R8, R108, R183, 37, 3D, 0x1"  active 0xff
  s = { bits(0x401fffff) bits(0x3f1e7fff) bits(0xc0386fff) bits(0xbf000000) bits(0x40783001) bits(0x406b0fff) bits(0x402fffff) bits(0x40672fff) ... }
  t = { bits(0xc000a801) bits(0xbf99999a) bits(0x4019999b) bits(0xbfcccccd) bits(0xbf19999b) bits(0xbfee2fff) bits(0xbec87fff) bits(0xbfa69801) ... }
  r = { bits(0x3fb6db6e) bits(0xc001d3ff) bits(0xbf88bfff) bits(0xbe1dc001) bits(0xc03d97ff) bits(0x40000000) bits(0x40249249) bits(0xbf124924) ... }
  offset = { bits(0x1a4a2d59) bits(0xfe210380) bits(0xbd583933) bits(0x493d1022) bits(0xe42ca3d) bits(0xbf7fa90) bits(0xa9d45519) bits(0x14fcd91f) ... }
  expect lane 0 R8 = 0x601
  expect lane 1 R8 = 0x607
  expect lane 2 R8 = 0x647
  expect lane 3 R8 = 0x103
  expect lane 4 R8 = 0x604
  expect lane 5 R8 = 0x603
  expect lane 6 R8 = 0x601
  expect lane 7 R8 = 0x605
}

warp 38 { asm "TEXS.LZ RZ, R8, R186, R214, 38, 3D, R"  active 0xff
  s = { bits(0xbf81f000) bits(0x3e2aaaab) bits(0xbf155555) bits(0xbd978000) bits(0xc02dc3ff) bits(0xc02ad401) bits(0x40008000) bits(0x3f400001) ... }
  t = { bits(0x3e9bdfff) bits(0xc0073801) bits(0x3ec62001) bits(0xc026c001) bits(0x407b7bff) bits(0x4049d401) bits(0x3fd9f7ff) bits(0x3e1c8001) ... }
  r = { bits(0x4049b401) bits(0xbec32001) bits(0xc01eebff) bits(0xbfee0000) bits(0xc038dc00) bits(0xbf924924) bits(0x40092492) bits(0xbfa4924a) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0x202
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 39 { asm "TEX.LZ.AOFFI R8, R92, R121, 39, 3D, 0x1"  active 0xff
  s = { bits(0xbfd55554) bits(0xbd130000) bits(0xbfcaaaaa) bits(0xbf9a7fff) bits(0x3f6aaaaa) bits(0xbfaaaaac) bits(0x3eb93fff) bits(0x3f555554) ... }
  t = { bits(0xbf19999b) bits(0x40000000) bits(0x407687ff) bits(0x405b3bff) bits(0x3e5e0001) bits(0xbe4cccce) bits(0xbf3cd000) bits(0x3e4e4001) ... }
  r = { bits(0x3f1a0000) bits(0x3fb6db6d) bits(0x3e822001) bits(0x4019a801) bits(0xbfb53800) bits(0x403f7bff) bits(0x3f3cefff) bits(0xc018a7ff) ... }
  offset = { bits(0x1b166776) bits(0x9aa9874c) bits(0x22534695) bits(0x9c31f1c6) bits(0xcd0f8b99) bits(0x69ca7704) bits(0x6b9432b1) bits(0x85bf6501) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x604
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0x605
  expect lane 7 R8 = 0x61a
}

warp 40 { asm "TEX.LZ.AOFFI R8, R220, R195, 40, 3D, 0x1"  active 0xff
  s = { bits(0x40200000) bits(0xc02e4c00) bits(0xbfdfffff) bits(0x3f856801) bits(0x400e7fff) bits(0xbe2aaaaa) bits(0xbf555555) bits(0x3eaaaaab) ... }
  t = { bits(0xbc000000) bits(0xbfe66665) bits(0xbf800000) bits(0x4019999b) bits(0xc0347800) bits(0x3fcccccc) bits(0x3f4cccce) bits(0x3ecccccd) ... }
  r = { bits(0x3fffffff) bits(0x400ef801) bits(0x3f375000) bits(0xbe124926) bits(0x3fa4924a) bits(0xbf800001) bits(0x3e317fff) bits(0xc02303ff) ... }
  offset = { bits(0x25e98b8b) bits(0x9cc57ded) bits(0xfeb971a2) bits(0x777) bits(0xa7efd2a0) bits(0xedea6474) bits(0xf1ccbdcb) bits(0x888) ... }
  expect lane 0 R8 = 0x14b
  expect lane 1 R8 = 0x54b
  expect lane 2 R8 = 0x64b
  expect lane 3 R8 = 0x54b
  expect lane 4 R8 = 0x44b
  expect lane 5 R8 = 0x342
  expect lane 6 R8 = 0x50b
  expect lane 7 R8 = 0x243
}

warp 41 { asm "TEXS.LZ RZ, R8, R64, R87, 41, 3D, R"  active 0xff
  s = { bits(0xbfeaf7ff) bits(0xbe800001) bits(0x3eaaaaab) bits(0xbfda0fff) bits(0x3f32f000) bits(0xbf000000) bits(0x3fa22fff) bits(0x401fffff) ... }
  t = { bits(0x40333333) bits(0x3f0fc001) bits(0x3fd2e800) bits(0x4019999b) bits(0x3e4ccccc) bits(0x3f9ddfff) bits(0xbf99999a) bits(0x3e4ccccd) ... }
  r = { bits(0x3df1ffff) bits(0x3fb6db6d) bits(0x3fa4924a) bits(0xc0363c00) bits(0x3fcff800) bits(0x3f61c001) bits(0x403fffff) bits(0x3fffffff) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0x423
  expect lane 2 R8 = 0x444
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x208
  expect lane 5 R8 = 0x645
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 42 { asm "TEX.LZ.AOFFI R8, R120, R54, 42, 3D, 0x1"  active 0xff
  s = { bits(0x3f955556) bits(0x3f955555) bits(0xbf3fffff) bits(0x40645c00) bits(0xbf955556) bits(0x40502bff) bits(0xbfd62800) bits(0x3f155556) ... }
  t = { bits(0x3f31d000) bits(0xc03e1400) bits(0xc03e2001) bits(0x3f4ccccc) bits(0x40199999) bits(0x3f999999) bits(0x3e942000) bits(0xbfc93800) ... }
  r = { bits(0x3e924926) bits(0x40000000) bits(0x3df48000) bits(0x0) bits(0x3f8d8801) bits(0xbe924924) bits(0x407f7c01) bits(0x401c4fff) ... }
  offset = { bits(0xa9afc7f) bits(0x87ecd5f3) bits(0xa2d5268d) bits(0xeee38c0b) bits(0xfaf80aa4) bits(0xaa354067) bits(0x5c6086d4) bits(0x1d0770eb) ... }
  expect lane 0 R8 = 0x4b
  expect lane 1 R8 = 0x64b
  expect lane 2 R8 = 0x64b
  expect lane 3 R8 = 0x3b
  expect lane 4 R8 = 0x14a
  expect lane 5 R8 = 0x4b
  expect lane 6 R8 = 0x61b
  expect lane 7 R8 = 0x642
}

warp 43 { asm "TEX.LZ.AOFFI R8, R148, R113, 43, 3D, 0x1"  active 0xff
  s = { bits(0xbe89c001) bits(0x40318fff) bits(0x3f000001) bits(0xbff45001) bits(0x3f9fffff) bits(0x407383ff) bits(0xbf155555) bits(0x3f810000) ... }
  t = { bits(0xbf674001) bits(0xc0255801) bits(0xbf19999b) bits(0xc018b800) bits(0x400ccccc) bits(0xbe4ccccd) bits(0x3f999999) bits(0x40400001) ... }
  r = { bits(0xbf924925) bits(0xbfedb6dc) bits(0x403e8401) bits(0x3f66afff) bits(0x403cd7ff) bits(0x3f124926) bits(0xbe124925) bits(0x3f124924) ... }
  offset = { bits(0x4dd75094) bits(0x818608b3) bits(0x7069633b) bits(0x964be81e) bits(0x777) bits(0xf7a8661d) bits(0x5f737971) bits(0x6e83bece) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0x14a
}

warp 44 { asm "TEXS.LZ RZ, R8, R88, R29, 44, 3D, R"  active 0xff
  s = { bits(0xbfcec801) bits(0x3fb55555) bits(0xbfeaaaaa) bits(0x3f8aaaac) bits(0xbea6bfff) bits(0xbfe00001) bits(0x40766000) bits(0xbfd55555) ... }
  t = { bits(0x3f615001) bits(0x3f85e001) bits(0xbf99999a) bits(0xbecccccd) bits(0xc0000001) bits(0x3fb64fff) bits(0xbfe6d001) bits(0x3f800000) ... }
  r = { bits(0xc03dbc00) bits(0x3f2f9fff) bits(0xc0167001) bits(0xbfc92492) bits(0x3fb6db6f) bits(0xbf835001) bits(0xbedb6db6) bits(0x403f0400) ... }
  expect lane 0 R8 = 0x44
  expect lane 1 R8 = 0x446
  expect lane 2 R8 = 0x42
  expect lane 3 R8 = 0x1a
  expect lane 4 R8 = 0x643
  expect lane 5 R8 = 0x42
  expect lane 6 R8 = 0x41
  expect lane 7 R8 = 0x644
}

warp 45 { asm "TEX.LZ.AOFFI R8, R20, R213, 45, 3D, 0x1"  active 0xff
  s = { bits(0x402aaaab) bits(0x406517ff) bits(0x4052abff) bits(0xc0228800) bits(0x401fffff) bits(0x403aaaac) bits(0x401ee800) bits(0x403aaaac) ... }
  t = { bits(0xbeccccce) bits(0x4019999a) bits(0x400ccccc) bits(0xbf99999b) bits(0x3f299001) bits(0xbfcccccc) bits(0xbf19999a) bits(0x40333333) ... }
  r = { bits(0x3c080001) bits(0xbf7ec001) bits(0x3f124926) bits(0x3fb6db6e) bits(0xbfb6db6d) bits(0x3f593000) bits(0x3fffffff) bits(0x3ff0f801) ... }
  offset = { bits(0x9e86da28) bits(0x777) bits(0xb49fd0) bits(0x8a6fbdac) bits(0x6d2f9c9f) bits(0x67d5ce67) bits(0x888) bits(0x888) ... }
  expect lane 0 R8 = 0x50b
  expect lane 1 R8 = 0x4b
  expect lane 2 R8 = 0x34b
  expect lane 3 R8 = 0x640
  expect lane 4 R8 = 0x63b
  expect lane 5 R8 = 0x31b
  expect lane 6 R8 = 0x54b
  expect lane 7 R8 = 0x54b
}

warp 46 { asm "TEX.LZ.AOFFI R8, R96, R249, 46, 3D, 0x1"  active 0xff
  s = { bits(0xc010bc00) bits(0x3f2f5001) bits(0xbfffffff) bits(0x40024c00) bits(0x40355556) bits(0x4046a800) bits(0xbfe00001) bits(0xbf2aaaac) ... }
  t = { bits(0x40515bff) bits(0x40694001) bits(0x406cffff) bits(0x3f99999b) bits(0x403d0401) bits(0xbf199999) bits(0x3f372fff) bits(0x40423801) ... }
  r = { bits(0x3f657000) bits(0x3fd48000) bits(0xbf924926) bits(0xbff15fff) bits(0xbf7fffff) bits(0xbe924926) bits(0x4048a3ff) bits(0x407b3401) ... }
  offset = { bits(0xc724ce80) bits(0x777) bits(0xbe6856b8) bits(0x5944b0da) bits(0xb1be18e2) bits(0x6fe09174) bits(0x777) bits(0x978cdc49) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 47 { asm "TEXS.LZ RZ, R8, R92, R237, 47, 3D, R"  active 0xff
  s = { bits(0x405b03ff) bits(0x3d918001) bits(0x401d9000) bits(0xbe4effff) bits(0x40000000) bits(0xbff55554) bits(0x401fffff) bits(0x402ae801) ... }
  t = { bits(0x400cccce) bits(0x40035001) bits(0xbfb33332) bits(0x3fcccccc) bits(0xbf4ccccd) bits(0x400ccccc) bits(0x3f7fffff) bits(0x3f3e8000) ... }
  r = { bits(0x40056000) bits(0x3f36db6d) bits(0xbf124926) bits(0xbf36db6e) bits(0x3e548000) bits(0x40000001) bits(0x3fdb6db6) bits(0x4036db6f) ... }
  expect lane 0 R8 = 0x64b
  expect lane 1 R8 = 0x440
  expect lane 2 R8 = 0x44b
  expect lane 3 R8 = 0x440
  expect lane 4 R8 = 0x13b
  expect lane 5 R8 = 0x640
  expect lane 6 R8 = 0x64b
  expect lane 7 R8 = 0x63b
}

warp 48 { asm "TEX.LZ.AOFFI R8, R184, R179, 48, 3D, 0x1"  active 0xff
  s = { bits(0x3f555554) bits(0xc01ea401) bits(0x3fbdb801) bits(0xbf8aaaaa) bits(0x40563000) bits(0xbf4d2001) bits(0x3f1ad000) bits(0x3f800001) ... }
  t = { bits(0x3f19999a) bits(0x400ccccc) bits(0x3f7fffff) bits(0x3eccccce) bits(0x40400001) bits(0x400ccccd) bits(0xbfcba001) bits(0x403fffff) ... }
  r = { bits(0xbfdb6db8) bits(0x3fb6db6f) bits(0x3f9e7001) bits(0x3ff597ff) bits(0x40249248) bits(0xc0082800) bits(0xbf1ee001) bits(0x407d7401) ... }
  offset = { bits(0xb0654429) bits(0x40a16fcd) bits(0x8a8817ec) bits(0x8415bbf6) bits(0x71009f48) bits(0x34cf2eaa) bits(0x777) bits(0x888) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0x116
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 49 { asm "TEX.LZ.AOFFI R8, R100, R84, 49, 3D, 0x1"  active 0xff
  s = { bits(0xbeffffff) bits(0xbf400000) bits(0xbf3fffff) bits(0xbf820fff) bits(0xbf3fffff) bits(0x40022401) bits(0xbed55554) bits(0xbf765fff) ... }
  t = { bits(0x40333800) bits(0x3fe66665) bits(0xbe4cccce) bits(0xbf4db000) bits(0x40199999) bits(0x40121401) bits(0x404f33ff) bits(0x3f951800) ... }
  r = { bits(0x40325001) bits(0x3e124924) bits(0x40092493) bits(0x3f7fffff) bits(0x4006dfff) bits(0x40000001) bits(0x3e124925) bits(0x40249249) ... }
  offset = { bits(0xcfcc4f4c) bits(0xcc61d7ce) bits(0x777) bits(0x2315c8a2) bits(0xd056138d) bits(0xe75054d3) bits(0x7f5041d0) bits(0x652d4c5) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0x64a
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x33b
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0x616
}

warp 50 { asm "TEXS.LZ RZ, R8, R142, R149, 50, 3D, R"  active 0xff
  s = { bits(0xbeaaaaaa) bits(0x3f800000) bits(0x3fcaaaaa) bits(0x3fbdffff) bits(0xbe73ffff) bits(0x40425801) bits(0x3fb55555) bits(0x40255801) ... }
  t = { bits(0xc03d1400) bits(0xc0000001) bits(0xbfcccccc) bits(0x0) bits(0x3fccccce) bits(0xc03c6bff) bits(0x3eccccce) bits(0x3ef4c001) ... }
  r = { bits(0x3fa49249) bits(0x40124924) bits(0xc0363801) bits(0x3fc92492) bits(0xc0372400) bits(0x400d0801) bits(0x40372000) bits(0x3f800001) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0x605
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0x624
  expect lane 7 R8 = 0x627
}

warp 51 { asm "TEX.LZ.AOFFI R8, R76, R1, 51, 3D, 0x1"  active 0xff
  s = { bits(0xbf9af800) bits(0x3f8c2001) bits(0xbf876001) bits(0x3e2aaaac) bits(0x3f9bc800) bits(0x3f8aaaab) bits(0xbf941800) bits(0xbfdfffff) ... }
  t = { bits(0x400ccccc) bits(0x3fa3d800) bits(0xc0000000) bits(0x40199999) bits(0x3fb7c000) bits(0xbfc48fff) bits(0x404d6001) bits(0xbf882fff) ... }
  r = { bits(0x4025f801) bits(0x0) bits(0xbf124924) bits(0x3fc4d7ff) bits(0xbde40000) bits(0x3edb6db7) bits(0x40092492) bits(0x3e4dc001) ... }
  offset = { bits(0x888) bits(0x888) bits(0x477a4b8) bits(0x888) bits(0x31ad1afc) bits(0x888) bits(0x7a029339) bits(0x64cdff52) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0x235
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0x5
}

warp 52 { asm "TEX.LZ.AOFFI R8, R68, R77, 52, 3D, 0x1"  active 0xff
  s = { bits(0x4076b401) bits(0x3ee84001) bits(0x3ff55555) bits(0x3fb55556) bits(0x3ff55554) bits(0x3fb7d001) bits(0x3f9aa001) bits(0xbeaaaaac) ... }
  t = { bits(0xbf7fffff) bits(0x3fe66667) bits(0xc0000000) bits(0x3f268fff) bits(0x3f800000) bits(0xbeccccce) bits(0x3f6e3001) bits(0x400ccccc) ... }
  r = { bits(0x3fb6db6f) bits(0xbf924924) bits(0xbf395000) bits(0x3fdb6db8) bits(0x407003ff) bits(0xc0357fff) bits(0x3f924925) bits(0x3edb6db7) ... }
  offset = { bits(0x619e0375) bits(0xc9c7b886) bits(0x47cf34f7) bits(0x35938ccc) bits(0xad839012) bits(0x2dbf7950) bits(0xd76df8ad) bits(0x1910944) ... }
  expect lane 0 R8 = 0x62b
  expect lane 1 R8 = 0x1b
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0x60b
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0x2b
  expect lane 6 R8 = 0x1b
  expect lane 7 R8 = 0xb0b0
}

warp 53 { asm "TEXS.LZ RZ, R8, R202, R210, 53, 3D, R"  active 0xff
  s = { bits(0x3f8aaaab) bits(0x404093ff) bits(0x3f955556) bits(0xbfd55556) bits(0x3f155556) bits(0x3f3fffff) bits(0xbed55555) bits(0xbfb55556) ... }
  t = { bits(0x406a5c01) bits(0xbf99999b) bits(0x3faa8fff) bits(0x3fff9fff) bits(0xbe4cccce) bits(0xbf2fe000) bits(0x4053f7ff) bits(0x3f800000) ... }
  r = { bits(0x3f880001) bits(0x3e124924) bits(0xbf81a000) bits(0x40253001) bits(0x3e124926) bits(0x403137ff) bits(0xc03ff400) bits(0x3fe67800) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x117
  expect lane 5 R8 = 0x638
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 54 { asm "TEX.LZ.AOFFI R8, R36, R16, 54, 3D, 0x1"  active 0xff
  s = { bits(0xbf555556) bits(0x3f546fff) bits(0xbfad3000) bits(0xbff55554) bits(0xbfd55556) bits(0x402aaaac) bits(0x4066ec01) bits(0xbf6aaaab) ... }
  t = { bits(0x3d2c0000) bits(0x403927ff) bits(0x40594fff) bits(0xbfc14001) bits(0xbf800001) bits(0xbfd47fff) bits(0x3fe2e000) bits(0x3f0c2000) ... }
  r = { bits(0xbff5c7ff) bits(0xbfb6db6f) bits(0x3fa53801) bits(0x40000000) bits(0x3e924924) bits(0xbd670001) bits(0x3fb0d801) bits(0x3fedb6da) ... }
  offset = { bits(0x777) bits(0x9476b9f0) bits(0x329aa1a2) bits(0x83b8320) bits(0x4c1b7d74) bits(0x888) bits(0xc8cf2b60) bits(0x496843e0) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0x110
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 55 { asm "TEX.LZ.AOFFI R8, R108, R219, 55, 3D, 0x1"  active 0xff
  s = { bits(0x3d968001) bits(0xbf232001) bits(0xc02ce801) bits(0xbeffffff) bits(0x3f800000) bits(0x3f955556) bits(0xbf800001) bits(0xbf8bcfff) ... }
  t = { bits(0xc0000000) bits(0x400fa800) bits(0x400ccccd) bits(0x3f99999b) bits(0x3e4cccce) bits(0x3e4ccccc) bits(0x3e4cccce) bits(0xbc1bffff) ... }
  r = { bits(0x0) bits(0xbfb6db6e) bits(0x401b6db8) bits(0xbedb6db7) bits(0x3f124924) bits(0x4020dfff) bits(0xbeebffff) bits(0x4036db6d) ... }
  offset = { bits(0x777) bits(0x30596eda) bits(0x888) bits(0x59e1203) bits(0x4b169648) bits(0x777) bits(0xf6137b2b) bits(0x50cd7997) ... }
  expect lane 0 R8 = 0x627
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0x63b
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0x63b
  expect lane 7 R8 = 0xb0b0
}

warp 56 { asm "TEXS.LZ RZ, R8, R14, R179, 56, 3D, R"  active 0xff
  s = { bits(0x4022fc00) bits(0x3fbfffff) bits(0xbf155554) bits(0xbf011fff) bits(0xbf9fffff) bits(0x3fef7000) bits(0x40737fff) bits(0x3f7fffff) ... }
  t = { bits(0xbf32ffff) bits(0xbf800000) bits(0xbf199999) bits(0x40266666) bits(0x403fffff) bits(0xbfcccccd) bits(0xbff25800) bits(0x3e4ccccc) ... }
  r = { bits(0xc0091c00) bits(0xc0233801) bits(0xc034f400) bits(0xbf7d4fff) bits(0x3b000000) bits(0xbf5b6db7) bits(0xbedb6db7) bits(0x3fbef800) ... }
  expect lane 0 R8 = 0x63b
  expect lane 1 R8 = 0x34b
  expect lane 2 R8 = 0x126
  expect lane 3 R8 = 0x46
  expect lane 4 R8 = 0x4b
  expect lane 5 R8 = 0x4b
  expect lane 6 R8 = 0x34b
  expect lane 7 R8 = 0x30b
}

warp 57 { asm "TEX.LZ.AOFFI R8, R232, R201, 57, 3D, 0x1"  active 0xff
  s = { bits(0xbf6aaaab) bits(0xbf8aaaab) bits(0xbf582000) bits(0x403fffff) bits(0xbeaf2000) bits(0xbffb1800) bits(0xc00c2c00) bits(0x3f498fff) ... }
  t = { bits(0x3ecccccd) bits(0x3ec56000) bits(0xbecccccd) bits(0xbf800001) bits(0x3f800001) bits(0x40266667) bits(0x40652000) bits(0x405f0800) ... }
  r = { bits(0x3fedb6da) bits(0x401b6db7) bits(0xc0258c00) bits(0x402db6db) bits(0x40092491) bits(0x40726801) bits(0x3edb6db8) bits(0x40765c01) ... }
  offset = { bits(0x7c722186) bits(0x622f5ac5) bits(0xe0a387e3) bits(0x2729be7) bits(0x39dfca51) bits(0x777) bits(0x4d6d9ce5) bits(0x777) ... }
  expect lane 0 R8 = 0x46
  expect lane 1 R8 = 0x224
  expect lane 2 R8 = 0x234
  expect lane 3 R8 = 0x46
  expect lane 4 R8 = 0x548
  expect lane 5 R8 = 0x547
  expect lane 6 R8 = 0x42
  expect lane 7 R8 = 0x544
}

warp 58 { asm "TEX.LZ.AOFFI R8, R20, R220, 58, 3D, 0x1"  active 0xff
  s = { bits(0xbf400001) bits(0xbf45d000) bits(0xc00a3bff) bits(0x3f400001) bits(0xbff3b001) bits(0x3fdfffff) bits(0x40055556) bits(0xc02fe401) ... }
  t = { bits(0x402d9c01) bits(0xbeccccce) bits(0x405f57ff) bits(0xc0067000) bits(0xbfd7c001) bits(0x0) bits(0x3fe66665) bits(0x3fcccccc) ... }
  r = { bits(0xc0305c00) bits(0x40249248) bits(0x40698801) bits(0x3e748000) bits(0x402db6da) bits(0xc0311001) bits(0x3f510001) bits(0xbcba0001) ... }
  offset = { bits(0xde568658) bits(0x63918bbb) bits(0x5f597cfb) bits(0x9261016e) bits(0xf3007e43) bits(0xc4fd8be0) bits(0x484756d9) bits(0x7d05d041) ... }
  expect lane 0 R8 = 0x46
  expect lane 1 R8 = 0x649
  expect lane 2 R8 = 0x646
  expect lane 3 R8 = 0x247
  expect lane 4 R8 = 0x644
  expect lane 5 R8 = 0x13
  expect lane 6 R8 = 0x645
  expect lane 7 R8 = 0x47
}

warp 59 { asm "TEXS.LZ RZ, R8, R52, R48, 59, 3D, R"  active 0xff
  s = { bits(0xbf2aaaac) bits(0x40121bff) bits(0x3f155556) bits(0x40088401) bits(0xbf8b4801) bits(0x3f83a000) bits(0xbfc9bfff) bits(0xbff55555) ... }
  t = { bits(0x3f4ccccd) bits(0x40000001) bits(0x3f506000) bits(0xbfb33332) bits(0xbfb33333) bits(0x0) bits(0xc0000000) bits(0x3f19999b) ... }
  r = { bits(0x3fffffff) bits(0x3edb6db7) bits(0xc01b5401) bits(0x3fc46001) bits(0xbf924924) bits(0x3f124924) bits(0x4024924a) bits(0x3f7fffff) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0x34b
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0x30b
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0x630
}

warp 60 { asm "TEX.LZ.AOFFI R8, R196, R142, 60, 3D, 0x1"  active 0xff
  s = { bits(0x40200000) bits(0xc02a9c01) bits(0xbf400000) bits(0xbfaaaaab) bits(0x3fffffff) bits(0x3f162001) bits(0xbf555556) bits(0xbf955554) ... }
  t = { bits(0xbfb33332) bits(0xc020c7ff) bits(0xbfb33333) bits(0xc0000000) bits(0xbf7fffff) bits(0xbff93000) bits(0x40266666) bits(0x40400001) ... }
  r = { bits(0xbf5b6db7) bits(0x401b6db8) bits(0xbfe40fff) bits(0xc024f001) bits(0xc030a000) bits(0x3ff83800) bits(0xbf124924) bits(0x40249249) ... }
  offset = { bits(0xb7b077ff) bits(0x777) bits(0xd0678376) bits(0xe54aca69) bits(0xff618f60) bits(0x22df3b47) bits(0x3f152d36) bits(0x20ffc0c2) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 61 { asm "TEX.LZ.AOFFI R8, R44, R137, 61, 3D, 0x1"  active 0xff
  s = { bits(0xbf8cbfff) bits(0xbfeaaaac) bits(0x401cdc01) bits(0xbf8aaaab) bits(0x40659400) bits(0xbf2aaaab) bits(0xbef47fff) bits(0x3f8aaaaa) ... }
  t = { bits(0x401b9801) bits(0x3fb33333) bits(0xbfdb5800) bits(0xc02d0001) bits(0xbe4ccccd) bits(0x404a4800) bits(0x4002efff) bits(0x3ecccccd) ... }
  r = { bits(0xbf5b6db8) bits(0x400e2c00) bits(0x4078ec00) bits(0x403a4801) bits(0xc004a000) bits(0x3f1fc000) bits(0x0) bits(0xbfb27801) ... }
  offset = { bits(0x888) bits(0x5629d308) bits(0xe30b88b2) bits(0x777) bits(0x1874e336) bits(0xbcbec94f) bits(0x888) bits(0xdaee6607) ... }
  expect lane 0 R8 = 0x640
  expect lane 1 R8 = 0x640
  expect lane 2 R8 = 0x64b
  expect lane 3 R8 = 0x640
  expect lane 4 R8 = 0x62b
  expect lane 5 R8 = 0x240
  expect lane 6 R8 = 0x620
  expect lane 7 R8 = 0x32b
}

warp 62 { asm "TEXS.LZ RZ, R8, R150, R86, 62, 3D, R"  active 0xff
  s = { bits(0x3f555556) bits(0xbc53ffff) bits(0xbff55555) bits(0xbf955555) bits(0xc0178c01) bits(0x40200000) bits(0x3f555556) bits(0x400aaaac) ... }
  t = { bits(0x4063e401) bits(0xbf19999a) bits(0x40266667) bits(0xbfcccccc) bits(0xc0373401) bits(0xbeccccce) bits(0x0) bits(0xbe4ccccd) ... }
  r = { bits(0x3fc64801) bits(0x3fa65fff) bits(0x407c1001) bits(0xbfdb6db8) bits(0x40496801) bits(0xbfdb6db8) bits(0xbf647000) bits(0xbe124925) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0xb0b0
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb0b0
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0x60a
  expect lane 7 R8 = 0xb
}

warp 63 { asm "TEX.LZ.AOFFI R8, R204, R90, 63, 3D, 0x1"  active 0xff
  s = { bits(0xbfd29801) bits(0x3ed55556) bits(0xbf2aaaaa) bits(0x3f555556) bits(0xbf555554) bits(0xbf4c8000) bits(0x406553ff) bits(0x4038c3ff) ... }
  t = { bits(0xc0000001) bits(0x3f8e9fff) bits(0x3f99999a) bits(0xbfce6001) bits(0xbe3fffff) bits(0xbfe66665) bits(0x40550800) bits(0x400cccce) ... }
  r = { bits(0x400343ff) bits(0xbe014001) bits(0xc0246400) bits(0x40249248) bits(0x3d1fffff) bits(0x3fb6db6e) bits(0xc0223000) bits(0x3f9c6000) ... }
  offset = { bits(0xb4ed498e) bits(0xaec2d120) bits(0x4f3d9b0c) bits(0x6248dd3d) bits(0x93424821) bits(0xc385d579) bits(0x8b3a74db) bits(0x45550ca) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0x45
  expect lane 2 R8 = 0x64b
  expect lane 3 R8 = 0x647
  expect lane 4 R8 = 0x618
  expect lane 5 R8 = 0xb0b0
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}
