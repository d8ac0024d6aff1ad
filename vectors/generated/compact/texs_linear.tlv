# TEXS.LZ filtered: each pair of address modes, floats of one layer, codes of several; lines of texels.
# Written by tests/oracle/compact/sampled.py.
texlock 1
rules PD-10a PD-14 PD-61 PD-61a PD-108 PD-119
rules without PD-105 PD-120 PD-120a PD-121 PD-123

texture 0 { format R32 FLOAT   type TWO_D   size 12 5   address 0x20000000   texels expression (float((37 * x + 101 * y) % 64 / 8.0 - 3.0)) }
texture 1 { format A8B8G8R8 UNORM   type TWO_D_ARRAY   size 12 5   layers 3   address 0x21000000   texels expression ((29 * x + 53 * y + 71 * layer + 0) % 256) ((29 * x + 53 * y + 71 * layer + 91) % 256) ((29 * x + 53 * y + 71 * layer + 182) % 256) ((29 * x + 53 * y + 71 * layer + 273) % 256) }
texture 2 { format R32 FLOAT   type ONE_D   size 12   address 0x22000000   texels expression (float((37 * x + 101 * y) % 64 / 8.0 - 3.0)) }
texture 3 { format R32 FLOAT   type ONE_D_ARRAY   size 12   layers 2   address 0x23000000   texels expression (float((37 * x + 101 * y) % 64 / 8.0 - 3.0)) }
sampler 0 { address WRAP WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 1 texture 1 sampler 1
sampler 2 { address WRAP CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 3 texture 1 sampler 3
sampler 4 { address WRAP CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 4 texture 0 sampler 4
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 5 texture 1 sampler 5
sampler 6 { address WRAP MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 6 texture 0 sampler 6
sampler 7 { address WRAP MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 7 texture 1 sampler 7
sampler 8 { address MIRROR WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 8 texture 0 sampler 8
sampler 9 { address MIRROR MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 9 texture 1 sampler 9
sampler 10 { address MIRROR CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 10 texture 0 sampler 10
sampler 11 { address MIRROR BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 11 texture 1 sampler 11
sampler 12 { address MIRROR CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 12 texture 0 sampler 12
sampler 13 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 13 texture 1 sampler 13
sampler 14 { address MIRROR MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 14 texture 0 sampler 14
sampler 15 { address MIRROR MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 15 texture 1 sampler 15
sampler 16 { address CLAMP_TO_EDGE WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 16 texture 0 sampler 16
sampler 17 { address CLAMP_TO_EDGE MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 17 texture 1 sampler 17
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 18 texture 0 sampler 18
sampler 19 { address CLAMP_TO_EDGE BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 19 texture 1 sampler 19
sampler 20 { address CLAMP_TO_EDGE CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 20 texture 0 sampler 20
sampler 21 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 21 texture 1 sampler 21
sampler 22 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 22 texture 0 sampler 22
sampler 23 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 23 texture 1 sampler 23
sampler 24 { address BORDER WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 24 texture 0 sampler 24
sampler 25 { address BORDER MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 25 texture 1 sampler 25
sampler 26 { address BORDER CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 26 texture 0 sampler 26
sampler 27 { address BORDER BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 27 texture 1 sampler 27
sampler 28 { address BORDER CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 28 texture 0 sampler 28
sampler 29 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 29 texture 1 sampler 29
sampler 30 { address BORDER MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 30 texture 0 sampler 30
sampler 31 { address BORDER MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 31 texture 1 sampler 31
sampler 32 { address CLAMP_OGL WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 32 texture 0 sampler 32
sampler 33 { address CLAMP_OGL MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 33 texture 1 sampler 33
sampler 34 { address CLAMP_OGL CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 34 texture 0 sampler 34
sampler 35 { address CLAMP_OGL BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 35 texture 1 sampler 35
sampler 36 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 36 texture 0 sampler 36
sampler 37 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 37 texture 1 sampler 37
sampler 38 { address CLAMP_OGL MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 38 texture 0 sampler 38
sampler 39 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 39 texture 1 sampler 39
sampler 40 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 40 texture 0 sampler 40
sampler 41 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 41 texture 1 sampler 41
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 42 texture 0 sampler 42
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 43 texture 1 sampler 43
sampler 44 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 44 texture 0 sampler 44
sampler 45 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 45 texture 1 sampler 45
sampler 46 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 46 texture 0 sampler 46
sampler 47 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 47 texture 1 sampler 47
sampler 48 { address MIRROR_ONCE_BORDER WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 48 texture 0 sampler 48
sampler 49 { address MIRROR_ONCE_BORDER MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 49 texture 1 sampler 49
sampler 50 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 50 texture 0 sampler 50
sampler 51 { address MIRROR_ONCE_BORDER BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 51 texture 1 sampler 51
sampler 52 { address MIRROR_ONCE_BORDER CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 52 texture 0 sampler 52
sampler 53 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 53 texture 1 sampler 53
sampler 54 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 54 texture 0 sampler 54
sampler 55 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 55 texture 1 sampler 55
sampler 56 { address MIRROR_ONCE_CLAMP_OGL WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 56 texture 0 sampler 56
sampler 57 { address MIRROR_ONCE_CLAMP_OGL MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 57 texture 1 sampler 57
sampler 58 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 58 texture 0 sampler 58
sampler 59 { address MIRROR_ONCE_CLAMP_OGL BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 59 texture 1 sampler 59
sampler 60 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 60 texture 0 sampler 60
sampler 61 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 61 texture 1 sampler 61
sampler 62 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 62 texture 0 sampler 62
sampler 63 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 63 texture 1 sampler 63
sampler 64 { address WRAP WRAP   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 64 texture 2 sampler 64
sampler 65 { address MIRROR MIRROR   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 65 texture 3 sampler 65
sampler 66 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 66 texture 2 sampler 66
sampler 67 { address BORDER BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 67 texture 3 sampler 67
sampler 68 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 68 texture 2 sampler 68
sampler 69 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 69 texture 3 sampler 69
sampler 70 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 70 texture 2 sampler 70
sampler 71 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 71 texture 3 sampler 71

warp 0 { asm "TEXS.LZ RZ, R8, R6, R4, 0, 2D, R"  active 0xff
  s = { bits(0x406a9bff) bits(0xbfe00001) bits(0xc0000001) bits(0xbe180001) bits(0x3feaaaaa) bits(0x40255555) bits(0x402aaaac) bits(0xbf155556) ... }
  t = { bits(0x40304801) bits(0xc02cc401) bits(0x3fb33333) bits(0x3fd4ffff) bits(0x40526fff) bits(0x4025c3ff) bits(0xbf472000) bits(0xbf199999) ... }
  expect lane 0 R8 = 0x3fdfa800
  expect lane 1 R8 = 0x3f985000
  expect lane 2 R8 = 0x3fb00000
  expect lane 3 R8 = 0x4011b000
  expect lane 4 R8 = 0x3fc35000
  expect lane 5 R8 = 0x3f17e000
  expect lane 6 R8 = 0x3d8c0000
  expect lane 7 R8 = 0x3f400000
}

warp 1 { asm "TEXS.LZ R10, R8, R6, R4, 1, ARRAY_2D, RGBA"  active 0xff
  array = { 1 2 2 0 1 0 1 2 ... }
  s = { bits(0x403aaaaa) bits(0x3fd79800) bits(0x40255555) bits(0xbf6aaaac) bits(0xbfa00001) bits(0xbf9bc7ff) bits(0xc0315800) bits(0xbff3f7ff) ... }
  t = { bits(0x0) bits(0x403fffff) bits(0x3eccccce) bits(0xbfffffff) bits(0x3f5b3000) bits(0xbf8e1000) bits(0x3fc10001) bits(0x40000001) ... }
  expect lane 0 R8 = 0x3eefeff0 R9 = 0x3f535353 R10 = 0x3e36b6b7 R11 = 0x3f090909
  expect lane 1 R8 = 0x3e83bfc0 R9 = 0x3f1d3b3b R10 = 0x3e83bfc0 R11 = 0x3ea5e1e2
  expect lane 2 R8 = 0x3f1a9a9b R9 = 0x3eeaeaeb R10 = 0x3ea0a0a1 R11 = 0x3f2babac
  expect lane 3 R8 = 0x3d68e8e9 R9 = 0x3ed3d3d4 R10 = 0x3f454545 R11 = 0x3dfcfcfd
  expect lane 4 R8 = 0x3e789899 R9 = 0x3ec29293 R10 = 0x3f3ca4a5 R11 = 0x3e9e6e6e
  expect lane 5 R8 = 0x3f541414 R9 = 0x3e6dedee R10 = 0x3f09c9ca R11 = 0x3f652525
  expect lane 6 R8 = 0x3f336161 R9 = 0x3e96f2f3 R10 = 0x3f26d4d5 R11 = 0x3f447272
  expect lane 7 R8 = 0x3f20ddde R9 = 0x3eb52f2f R10 = 0x3ead2727 R11 = 0x3f31eeef
}

warp 2 { asm "TEXS.LZ RZ, R8, R6, R4, 2, 2D, R"  active 0xff
  s = { bits(0x405c7400) bits(0xbfb55556) bits(0x406a57ff) bits(0x3fce5801) bits(0x3daaaaac) bits(0xbfad7001) bits(0x3fed0fff) bits(0xbfcaaaac) ... }
  t = { bits(0x3ecccccc) bits(0xbfe66666) bits(0xc00473ff) bits(0x3fe66665) bits(0x3f4ccccc) bits(0xbe4ccccd) bits(0x402097ff) bits(0xbf4ee000) ... }
  expect lane 0 R8 = 0xbec48000
  expect lane 1 R8 = 0xbf700000
  expect lane 2 R8 = 0xbf1a0000
  expect lane 3 R8 = 0x3ece0000
  expect lane 4 R8 = 0x3fc00000
  expect lane 5 R8 = 0xbfc2f000
  expect lane 6 R8 = 0xbfa83000
  expect lane 7 R8 = 0x3fe80000
}

warp 3 { asm "TEXS.LZ R10, R8, R6, R4, 3, ARRAY_2D, RGBA"  active 0xff
  array = { 1 0 1 2 1 2 0 2 ... }
  s = { bits(0x3ea90001) bits(0xbfb55554) bits(0x0) bits(0x3ff24000) bits(0xbfda2000) bits(0xbfb3cfff) bits(0xbeeaa000) bits(0x3f8aaaaa) ... }
  t = { bits(0x4077a400) bits(0x3fee6801) bits(0x40333334) bits(0x4034a001) bits(0x40400001) bits(0x4019999b) bits(0xc0286401) bits(0xbf366000) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 4 { asm "TEXS.LZ RZ, R8, R6, R4, 4, 2D, R"  active 0xff
  s = { bits(0xbfcdd800) bits(0xbf639000) bits(0xbfe00000) bits(0xbf873fff) bits(0x402aaaac) bits(0xc01e7801) bits(0xbfb55556) bits(0xc01ac400) ... }
  t = { bits(0xc0235fff) bits(0x3fd46801) bits(0x3eccccce) bits(0x3ecccccc) bits(0xc03b3000) bits(0xc032abff) bits(0xc018d7ff) bits(0x401a1001) ... }
  expect lane 0 R8 = 0x3ed08000
  expect lane 1 R8 = 0x3fee4800
  expect lane 2 R8 = 0x3fc00000
  expect lane 3 R8 = 0x402cd000
  expect lane 4 R8 = 0x3d000000
  expect lane 5 R8 = 0x3f6cd000
  expect lane 6 R8 = 0xbe900000
  expect lane 7 R8 = 0x3f803800
}

warp 5 { asm "TEXS.LZ R10, R8, R6, R4, 5, ARRAY_2D, RGBA"  active 0xff
  array = { 2 1 0 1 0 2 0 1 ... }
  s = { bits(0x40300001) bits(0xc02c2800) bits(0xbf800001) bits(0xc0320400) bits(0xbf2aaaac) bits(0xbfd55554) bits(0xbe2aaaab) bits(0xbeaaaaab) ... }
  t = { bits(0xbffbc001) bits(0xbe4ccccc) bits(0x3fe66667) bits(0x3fcccccc) bits(0xbfe66665) bits(0xbfbb37ff) bits(0x3e87bfff) bits(0x3fc60800) ... }
  expect lane 0 R8 = 0x3eb1b1b2 R9 = 0x3f343434 R10 = 0x3d68e8e9 R11 = 0x3ed3d3d4
  expect lane 1 R8 = 0x3f3f9798 R9 = 0x3efcacad R10 = 0x3eea9a9b R11 = 0x3f348c8d
  expect lane 2 R8 = 0x3ee7e7e8 R9 = 0x3e9d9d9e R10 = 0x3f2a2a2a R11 = 0x3f050505
  expect lane 3 R8 = 0x3eb1b7b8 R9 = 0x3f343737 R10 = 0x3d691919 R11 = 0x3ed3d9da
  expect lane 4 R8 = 0x3e66e6e7 R9 = 0x3f151515 R10 = 0x3f707070 R11 = 0x3e959596
  expect lane 5 R8 = 0x3f484848 R9 = 0x3e0a8a8b R10 = 0x3efbfbfc R11 = 0x3f595959
  expect lane 6 R8 = 0x3e7db9ba R9 = 0x3f1ac9ca R10 = 0x3f0c3b3b R11 = 0x3ea0feff
  expect lane 7 R8 = 0x3ee9e9ea R9 = 0x3e9f9fa0 R10 = 0x3f2b2b2b R11 = 0x3f060606
}

warp 6 { asm "TEXS.LZ RZ, R8, R6, R4, 6, 2D, R"  active 0xff
  s = { bits(0x3fd55554) bits(0xbf8d0800) bits(0xbeffffff) bits(0x4079d401) bits(0x4014c801) bits(0xc0018c01) bits(0xc0160000) bits(0x0) ... }
  t = { bits(0x3ece6000) bits(0xbfc42fff) bits(0x4070fc00) bits(0x3f225000) bits(0x3f8d0001) bits(0xbfd59fff) bits(0x3f99999a) bits(0x402d5400) ... }
  expect lane 0 R8 = 0x3f228000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3f894000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 7 { asm "TEXS.LZ R10, R8, R6, R4, 7, ARRAY_2D, RGBA"  active 0xff
  array = { 2 1 2 0 0 0 0 2 ... }
  s = { bits(0x3faaaaac) bits(0x3f9fffff) bits(0x3f800000) bits(0x3fe3c000) bits(0x3f155554) bits(0x3fb55556) bits(0x3face800) bits(0x3e800000) ... }
  t = { bits(0x3f800000) bits(0x3e4cccce) bits(0xc0010bff) bits(0x40731800) bits(0x40000000) bits(0x3fe66665) bits(0xbf19999a) bits(0x3ff56000) ... }
  expect lane 0 R8 = 0x3f145454 R9 = 0x3ec24242 R10 = 0x3f3efeff R11 = 0x3f0ccccd
  expect lane 1 R8 = 0x3f2aaaab R9 = 0x3f058586 R10 = 0x3ec0c0c1 R11 = 0x3f3bbbbc
  expect lane 2 R8 = 0x3ee26262 R9 = 0x3f3e7e7e R10 = 0x3f1bdbdc R11 = 0x3ed35353
  expect lane 3 R8 = 0x3f1af3f4 R9 = 0x3ecf8182 R10 = 0x3f459e9f R11 = 0x3f136c6c
  expect lane 4 R8 = 0x3ef17171 R9 = 0x3f460606 R10 = 0x3f236363 R11 = 0x3ee26262
  expect lane 5 R8 = 0x3eb73737 R9 = 0x3f28e8e9 R10 = 0x3f468687 R11 = 0x3ea82828
  expect lane 6 R8 = 0x3f15b3b4 R9 = 0x3e96d2d3 R10 = 0x3f26c4c5 R11 = 0x3f019fa0
  expect lane 7 R8 = 0x3f05c5c6 R9 = 0x3f12d2d3 R10 = 0x3f307070 R11 = 0x3efc7c7c
}

warp 8 { asm "TEXS.LZ RZ, R8, R6, R4, 8, 2D, R"  active 0xff
  s = { bits(0xc01f0fff) bits(0x3f803000) bits(0x40055555) bits(0xbfb42000) bits(0xc0000000) bits(0x3dd20000) bits(0x40746001) bits(0xbfad5001) ... }
  t = { bits(0xbe9a1fff) bits(0x40199999) bits(0x40425400) bits(0xbe4ccccd) bits(0x3fb33332) bits(0x3fb33332) bits(0x401a9801) bits(0x40199999) ... }
  expect lane 0 R8 = 0x3f65d800
  expect lane 1 R8 = 0x40340000
  expect lane 2 R8 = 0x3dd40000
  expect lane 3 R8 = 0x3fa91000
  expect lane 4 R8 = 0xbd800000
  expect lane 5 R8 = 0x3ec9c000
  expect lane 6 R8 = 0x3f6c8000
  expect lane 7 R8 = 0x3ef00000
}

warp 9 { asm "TEXS.LZ R10, R8, R6, R4, 9, ARRAY_2D, RGBA"  active 0xff
  array = { 1 1 2 0 0 1 0 1 ... }
  s = { bits(0x3fc33800) bits(0x3f955556) bits(0xbe090001) bits(0x3fcaaaaa) bits(0x40760bff) bits(0x3daaaaaa) bits(0x3daaaaaa) bits(0xbdaaaaab) ... }
  t = { bits(0x404ca3ff) bits(0x3ff01000) bits(0xbfacdfff) bits(0xbe4ccccc) bits(0x3fcccccd) bits(0xbf199999) bits(0xc0155bff) bits(0x3fcf8000) ... }
  expect lane 0 R8 = 0x3f187e7e R9 = 0x3ee0acad R10 = 0x3e9c6868 R11 = 0x3f298f90
  expect lane 1 R8 = 0x3ec29899 R9 = 0x3f3ca7a8 R10 = 0x3db81010 R11 = 0x3ee4babb
  expect lane 2 R8 = 0x3e7f6767 R9 = 0x3f1b3535 R10 = 0x3e5b4343 R11 = 0x3ea1d5d6
  expect lane 3 R8 = 0x3f1d9d9e R9 = 0x3ef0f0f1 R10 = 0x3ea6a6a7 R11 = 0x3f2eaeaf
  expect lane 4 R8 = 0x3eef3b3b R9 = 0x3f52f8f9 R10 = 0x3e354d4d R11 = 0x3f08aeaf
  expect lane 5 R8 = 0x3f1a9a9b R9 = 0x3e54d4d5 R10 = 0x3f109091 R11 = 0x3f2babac
  expect lane 6 R8 = 0x3e996767 R9 = 0x3f280f0f R10 = 0x3edaa8a9 R11 = 0x3ebb898a
  expect lane 7 R8 = 0x3f200909 R9 = 0x3f15feff R10 = 0x3eab7d7d R11 = 0x3f311a1a
}

warp 10 { asm "TEXS.LZ RZ, R8, R6, R4, 10, 2D, R"  active 0xff
  s = { bits(0xbe1d3fff) bits(0xbe7fffff) bits(0x40502c01) bits(0xbf9ee001) bits(0xbff55555) bits(0x3e2aaaaa) bits(0x3fd55556) bits(0x3fdfffff) ... }
  t = { bits(0xc02d6c00) bits(0x40000001) bits(0x400ccccc) bits(0x4028efff) bits(0xbfccccce) bits(0x40564401) bits(0xbf800001) bits(0xbfffffff) ... }
  expect lane 0 R8 = 0x3eee0000
  expect lane 1 R8 = 0xbf700000
  expect lane 2 R8 = 0x403ac000
  expect lane 3 R8 = 0x401d3800
  expect lane 4 R8 = 0xbf300000
  expect lane 5 R8 = 0x401c0000
  expect lane 6 R8 = 0x3f980000
  expect lane 7 R8 = 0x3f100000
}

warp 11 { asm "TEXS.LZ R10, R8, R6, R4, 11, ARRAY_2D, RGBA"  active 0xff
  array = { 1 1 0 1 0 0 2 0 ... }
  s = { bits(0xbfa00001) bits(0x40400000) bits(0x3d1fffff) bits(0xbf800001) bits(0x3fd64000) bits(0xbfd55555) bits(0xbfbfffff) bits(0x40155556) ... }
  t = { bits(0x40266665) bits(0x400a47ff) bits(0x40333332) bits(0xc0000001) bits(0x3fb33333) bits(0x3f7ca001) bits(0x3fe66667) bits(0xbe4ccccd) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3e94f7f8 R9 = 0x3f19a727 R10 = 0x3f772fb0 R11 = 0x3e8c7171
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 12 { asm "TEXS.LZ RZ, R8, R6, R4, 12, 2D, R"  active 0xff
  s = { bits(0x3fe027ff) bits(0xbf6aa001) bits(0x40267fff) bits(0x401fffff) bits(0x3f9fffff) bits(0xbf9fffff) bits(0x3fdd2000) bits(0x402f8c00) ... }
  t = { bits(0x40333333) bits(0xbf199999) bits(0x40400000) bits(0x40400001) bits(0xbfb947ff) bits(0x3fb33334) bits(0x0) bits(0xc0157401) ... }
  expect lane 0 R8 = 0xbe828000
  expect lane 1 R8 = 0x3f780000
  expect lane 2 R8 = 0x3f198000
  expect lane 3 R8 = 0x3f280000
  expect lane 4 R8 = 0x3eb00000
  expect lane 5 R8 = 0x3fcc0000
  expect lane 6 R8 = 0x3f8bc800
  expect lane 7 R8 = 0x3efa4000
}

warp 13 { asm "TEXS.LZ R10, R8, R6, R4, 13, ARRAY_2D, RGBA"  active 0xff
  array = { 0 1 0 0 0 1 1 1 ... }
  s = { bits(0x3f09c001) bits(0x400fffff) bits(0x404a2c01) bits(0x3f646000) bits(0x3fd55555) bits(0xbd0d0000) bits(0x3f9b8801) bits(0xbf8aaaac) ... }
  t = { bits(0x3fe66666) bits(0xbf72b001) bits(0x3f99999a) bits(0x3f99999b) bits(0xbf84d000) bits(0xbe4ccccd) bits(0x3f4ccccc) bits(0xc0057c01) ... }
  expect lane 0 R8 = 0x3f014242 R9 = 0x3f5c9d9e R10 = 0x3e5bdfe0 R11 = 0x3f125353
  expect lane 1 R8 = 0x3ec7c7c8 R9 = 0x3f3f3f3f R10 = 0x3dcccccd R11 = 0x3ee9e9ea
  expect lane 2 R8 = 0x3f6b2323 R9 = 0x3e8afafb R10 = 0x3f20d8d9 R11 = 0x3ec73737
  expect lane 3 R8 = 0x3f48acad R9 = 0x3eae7676 R10 = 0x3f329697 R11 = 0x3d4f0f0f
  expect lane 4 R8 = 0x3e66e6e7 R9 = 0x3f151515 R10 = 0x3f707070 R11 = 0x3e959596
  expect lane 5 R8 = 0x3ec3c3c4 R9 = 0x3f3d3d3d R10 = 0x3f181818 R11 = 0x3ee5e5e6
  expect lane 6 R8 = 0x3f03a2a3 R9 = 0x3ebcfafb R10 = 0x3f39d8d9 R11 = 0x3f14b3b4
  expect lane 7 R8 = 0x3e979798 R9 = 0x3f272727 R10 = 0x3f020202 R11 = 0x3eb9b9ba
}

warp 14 { asm "TEXS.LZ RZ, R8, R6, R4, 14, 2D, R"  active 0xff
  s = { bits(0xbfa00001) bits(0x403aaaac) bits(0x3ff55555) bits(0x3f155554) bits(0xbeaaaaaa) bits(0x3fa25fff) bits(0x3eff0000) bits(0x3f9a7001) ... }
  t = { bits(0x0) bits(0x3fe0c001) bits(0x40400000) bits(0x3da40000) bits(0x40266665) bits(0xc0204000) bits(0x3f6ae000) bits(0xbfd56001) ... }
  expect lane 0 R8 = 0x3ea00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0xbf700000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3f4a4280
  expect lane 7 R8 = 0x3ec00000
}

warp 15 { asm "TEXS.LZ R10, R8, R6, R4, 15, ARRAY_2D, RGBA"  active 0xff
  array = { 2 1 0 2 1 0 2 2 ... }
  s = { bits(0x403aaaac) bits(0xbf400000) bits(0x3eaaaaaa) bits(0xbf555554) bits(0x400143ff) bits(0xbfa1cfff) bits(0xbf955554) bits(0xbeae3fff) ... }
  t = { bits(0xc0000001) bits(0xbf4a4001) bits(0x40400001) bits(0x3e547fff) bits(0x0) bits(0x40266667) bits(0x3fe66667) bits(0xbc2c0000) ... }
  expect lane 0 R8 = 0x3ef37373 R9 = 0x3f470707 R10 = 0x3f246464 R11 = 0x3ee46464
  expect lane 1 R8 = 0x3f01d0d1 R9 = 0x3e9f3d3d R10 = 0x3f2af9fa R11 = 0x3f12e1e2
  expect lane 2 R8 = 0x3e9a1a1a R9 = 0x3f1a5a5a R10 = 0x3f783838 R11 = 0x3e8b0b0b
  expect lane 3 R8 = 0x3f3ed0d1 R9 = 0x3ea8cccd R10 = 0x3ee90d0d R11 = 0x3f4fe1e2
  expect lane 4 R8 = 0x3e8e8e8f R9 = 0x3f22a2a3 R10 = 0x3f7dfdfe R11 = 0x3eb0b0b1
  expect lane 5 R8 = 0x3f1363e4 R9 = 0x3ec06161 R10 = 0x3f3e0e8f R11 = 0x3f0bdc5c
  expect lane 6 R8 = 0x3ed65656 R9 = 0x3f387878 R10 = 0x3f15d5d6 R11 = 0x3ec74747
  expect lane 7 R8 = 0x3ec28485 R9 = 0x3ea26464 R10 = 0x3f2c8d8e R11 = 0x3ee4a6a7
}

warp 16 { asm "TEXS.LZ RZ, R8, R6, R4, 16, 2D, R"  active 0xff
  s = { bits(0xbf155554) bits(0xbfc40000) bits(0x3f4f8000) bits(0x40311801) bits(0x3ed55556) bits(0x3ee06000) bits(0xbe800000) bits(0x40300000) ... }
  t = { bits(0x400287ff) bits(0x405b63ff) bits(0xbf8aa800) bits(0x3f4cccce) bits(0xc01b2fff) bits(0xbfeeffff) bits(0x40266667) bits(0xc024fbff) ... }
  expect lane 0 R8 = 0xc00fe000
  expect lane 1 R8 = 0xbf098000
  expect lane 2 R8 = 0x3e9ba000
  expect lane 3 R8 = 0x3d800000
  expect lane 4 R8 = 0xbf340000
  expect lane 5 R8 = 0x40313800
  expect lane 6 R8 = 0x3f100000
  expect lane 7 R8 = 0x401c6000
}

warp 17 { asm "TEXS.LZ R10, R8, R6, R4, 17, ARRAY_2D, RGBA"  active 0xff
  array = { 2 1 1 2 0 1 0 1 ... }
  s = { bits(0xbf555556) bits(0xbf2aaaac) bits(0x40155556) bits(0xbf0a8fff) bits(0xbf10dfff) bits(0x404bc000) bits(0xc0027800) bits(0x3ff81801) ... }
  t = { bits(0x3fe66667) bits(0x40400001) bits(0x4017fbff) bits(0x3fb33332) bits(0x3fffffff) bits(0x0) bits(0x40247c00) bits(0x3e4ccccd) ... }
  expect lane 0 R8 = 0x3f292929 R9 = 0x3f040404 R10 = 0x3ebdbdbe R11 = 0x3f3a3a3a
  expect lane 1 R8 = 0x3dd8d8d9 R9 = 0x3eececed R10 = 0x3f51d1d2 R11 = 0x3e30b0b1
  expect lane 2 R8 = 0x3f4fafb0 R9 = 0x3e282828 R10 = 0x3f056565 R11 = 0x3f006060
  expect lane 3 R8 = 0x3f131313 R9 = 0x3edbdbdc R10 = 0x3f494949 R11 = 0x3e0e8e8f
  expect lane 4 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 5 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 6 R8 = 0x3efa3e3e R9 = 0x3f587a7a R10 = 0x3e4b5353 R11 = 0x3f0e3030
  expect lane 7 R8 = 0x3f212121 R9 = 0x3ef7f7f8 R10 = 0x3eadadae R11 = 0x3f323232
}

warp 18 { asm "TEXS.LZ RZ, R8, R6, R4, 18, 2D, R"  active 0xff
  s = { bits(0xc0070800) bits(0xbe986000) bits(0x3ed55556) bits(0x3fa4a800) bits(0xc033b401) bits(0x3f7fffff) bits(0x3f555556) bits(0xbfaef800) ... }
  t = { bits(0x3f800000) bits(0x40266666) bits(0x403fffff) bits(0x3f7fffff) bits(0x40266667) bits(0x3fcccccd) bits(0x3fec3001) bits(0xbf0ec000) ... }
  expect lane 0 R8 = 0xbf000000
  expect lane 1 R8 = 0xbf000000
  expect lane 2 R8 = 0x3ea00000
  expect lane 3 R8 = 0x40180000
  expect lane 4 R8 = 0xbf000000
  expect lane 5 R8 = 0x40180000
  expect lane 6 R8 = 0xbf100000
  expect lane 7 R8 = 0xc0400000
}

warp 19 { asm "TEXS.LZ R10, R8, R6, R4, 19, ARRAY_2D, RGBA"  active 0xff
  array = { 2 2 2 2 0 2 0 2 ... }
  s = { bits(0x3e5fffff) bits(0x3f000000) bits(0x3f955556) bits(0x3feaaaac) bits(0xbf8d1fff) bits(0x3e338001) bits(0xbfbc2fff) bits(0xbedf6000) ... }
  t = { bits(0x3fe98fff) bits(0xbf4cccce) bits(0x3f19999b) bits(0xbf4ccccc) bits(0x3e4ccccd) bits(0x40400000) bits(0x3fb33334) bits(0xbf99999b) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ea3a3a4 R9 = 0x3f2d2d2d R10 = 0x3f080808 R11 = 0x3ec5c5c6
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3dd4d4d5 R9 = 0x3eebebec R10 = 0x3f515151 R11 = 0x3e2eaeaf
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 20 { asm "TEXS.LZ RZ, R8, R6, R4, 20, 2D, R"  active 0xff
  s = { bits(0xbf726000) bits(0x40100001) bits(0x0) bits(0x4033e000) bits(0x40055556) bits(0xbfb76000) bits(0x3ed55555) bits(0xbf00a000) ... }
  t = { bits(0xbecccccc) bits(0x400ccccc) bits(0xbeccccce) bits(0x3f4ccccc) bits(0x3f4ccccc) bits(0x0) bits(0xbc6bffff) bits(0x3fcccccc) ... }
  expect lane 0 R8 = 0xbfa80000
  expect lane 1 R8 = 0x3fb00000
  expect lane 2 R8 = 0xbfa80000
  expect lane 3 R8 = 0x3d800000
  expect lane 4 R8 = 0x3d800000
  expect lane 5 R8 = 0xbfa80000
  expect lane 6 R8 = 0x3f8c0000
  expect lane 7 R8 = 0xbd800000
}

warp 21 { asm "TEXS.LZ R10, R8, R6, R4, 21, ARRAY_2D, RGBA"  active 0xff
  array = { 1 0 1 2 1 0 2 1 ... }
  s = { bits(0x3efc4001) bits(0x40653c00) bits(0x3e2cc001) bits(0x402dc401) bits(0xbf3a8001) bits(0x3f800001) bits(0x3feaaaaa) bits(0x3f800000) ... }
  t = { bits(0x406a4001) bits(0x3f19999b) bits(0xc0000001) bits(0xbfa2d800) bits(0x3fb0b7ff) bits(0x4019999a) bits(0x3fffffff) bits(0x40400000) ... }
  expect lane 0 R8 = 0x3f38babb R9 = 0x3d98a8a9 R10 = 0x3edce0e1 R11 = 0x3f49cbcc
  expect lane 1 R8 = 0x3f444444 R9 = 0x3df4f4f5 R10 = 0x3ef3f3f4 R11 = 0x3f555555
  expect lane 2 R8 = 0x3e8eeaeb R9 = 0x3f22d0d1 R10 = 0x3eef4b4b R11 = 0x3eb10d0d
  expect lane 3 R8 = 0x3f21a1a2 R9 = 0x3f7cfcfd R10 = 0x3eaeaeaf R11 = 0x3f32b2b3
  expect lane 4 R8 = 0x3dd8d8d9 R9 = 0x3eececed R10 = 0x3f51d1d2 R11 = 0x3e30b0b1
  expect lane 5 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 6 R8 = 0x3f21a1a2 R9 = 0x3f7cfcfd R10 = 0x3eaeaeaf R11 = 0x3f32b2b3
  expect lane 7 R8 = 0x3eb4b4b5 R9 = 0x3f35b5b6 R10 = 0x3d808081 R11 = 0x3ed6d6d7
}

warp 22 { asm "TEXS.LZ RZ, R8, R6, R4, 22, 2D, R"  active 0xff
  s = { bits(0x3f155554) bits(0x402d5000) bits(0xbf955555) bits(0x40000001) bits(0xbf386fff) bits(0x40253401) bits(0x3fd55554) bits(0xbfb55554) ... }
  t = { bits(0x3f4cccce) bits(0xbf19999a) bits(0xbf7af000) bits(0xbfe5e800) bits(0xc0009400) bits(0xbe4ccccd) bits(0xbf800000) bits(0xbf968001) ... }
  expect lane 0 R8 = 0x3fa00000
  expect lane 1 R8 = 0xbf100000
  expect lane 2 R8 = 0xbe178000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x400c0000
  expect lane 6 R8 = 0x3fb00000
  expect lane 7 R8 = 0x3ec00000
}

warp 23 { asm "TEXS.LZ R10, R8, R6, R4, 23, ARRAY_2D, RGBA"  active 0xff
  array = { 0 1 1 1 1 0 0 2 ... }
  s = { bits(0xc03d3bff) bits(0xbfdfffff) bits(0xc0275000) bits(0x406847ff) bits(0xbf8aaaac) bits(0xbfa00000) bits(0x402e8fff) bits(0x3f155554) ... }
  t = { bits(0x40199999) bits(0xbf99999b) bits(0xbecccccd) bits(0x4016f001) bits(0xbf99999a) bits(0x3ffbe7ff) bits(0xbfb33333) bits(0x3eb18001) ... }
  expect lane 0 R8 = 0x3f1a9a9b R9 = 0x3ecececf R10 = 0x3f454545 R11 = 0x3f131313
  expect lane 1 R8 = 0x3e76f6f7 R9 = 0x3f0b0b0b R10 = 0x3f68e8e9 R11 = 0x3e58d8d9
  expect lane 2 R8 = 0x3f171717 R9 = 0x3ee3e3e4 R10 = 0x3e99999a R11 = 0x3f282828
  expect lane 3 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 4 R8 = 0x3e76f6f7 R9 = 0x3f0b0b0b R10 = 0x3f68e8e9 R11 = 0x3e58d8d9
  expect lane 5 R8 = 0x3f1a9a9b R9 = 0x3ecececf R10 = 0x3f454545 R11 = 0x3f131313
  expect lane 6 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 7 R8 = 0x3f0c7878 R9 = 0x3f2b9798 R10 = 0x3e845c5c R11 = 0x3f1d898a
}

warp 24 { asm "TEXS.LZ RZ, R8, R6, R4, 24, 2D, R"  active 0xff
  s = { bits(0x3f30efff) bits(0x3fcaaaaa) bits(0x3f8aaaaa) bits(0xbfcc1800) bits(0xbfd55554) bits(0x400ce401) bits(0x40514801) bits(0x40055555) ... }
  t = { bits(0x3fe3b800) bits(0xbfed27ff) bits(0x405c0c00) bits(0x3f19999b) bits(0xbf99999b) bits(0xbfa23fff) bits(0x3fb33333) bits(0xbfa9a801) ... }
  expect lane 0 R8 = 0x3fdf5c00
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 25 { asm "TEXS.LZ R10, R8, R6, R4, 25, ARRAY_2D, RGBA"  active 0xff
  array = { 2 2 1 1 2 0 0 0 ... }
  s = { bits(0xbf7fffff) bits(0x406383ff) bits(0x3eaaaaab) bits(0x3daaaaaa) bits(0x3f555555) bits(0x4000dc01) bits(0x3fb13800) bits(0x40400000) ... }
  t = { bits(0x3f611000) bits(0x0) bits(0xc035fc00) bits(0x3facf001) bits(0xc0000000) bits(0xbf4ccccd) bits(0x3fffffff) bits(0xbe4cccce) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ee41414 R9 = 0x3f4d6565 R10 = 0x3e97c7c8 R11 = 0x3f031b1b
  expect lane 3 R8 = 0x3f081313 R9 = 0x3e849a9b R10 = 0x3f1da8a9 R11 = 0x3f192424
  expect lane 4 R8 = 0x3f222222 R9 = 0x3ef9f9fa R10 = 0x3eafafb0 R11 = 0x3f333333
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 26 { asm "TEXS.LZ RZ, R8, R6, R4, 26, 2D, R"  active 0xff
  s = { bits(0x3f8bc7ff) bits(0x3e2aaaac) bits(0xbeaaaaac) bits(0xc00d9000) bits(0x3f078000) bits(0x400aaaac) bits(0x40097bff) bits(0xbfa00001) ... }
  t = { bits(0x3fa19801) bits(0x401a47ff) bits(0xc01e5bff) bits(0x3ecccccc) bits(0xbf800000) bits(0x40263bff) bits(0x3f199999) bits(0x3ede2001) ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x401c0000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3fa02000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 27 { asm "TEXS.LZ R10, R8, R6, R4, 27, ARRAY_2D, RGBA"  active 0xff
  array = { 2 1 2 1 2 1 0 0 ... }
  s = { bits(0xbdaa8001) bits(0x401aaaaa) bits(0xc0161001) bits(0x40155555) bits(0xbfaaaaac) bits(0x407e6fff) bits(0x3fc00000) bits(0xc002b3ff) ... }
  t = { bits(0x0) bits(0x3e4cccce) bits(0x3fe66666) bits(0x40333333) bits(0x3e4ccccd) bits(0xc017fbff) bits(0x400cccce) bits(0x4019999a) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 28 { asm "TEXS.LZ RZ, R8, R6, R4, 28, 2D, R"  active 0xff
  s = { bits(0x3effffff) bits(0x3ed55554) bits(0x3eb37fff) bits(0x401aaaac) bits(0x4052ac01) bits(0xbe2aaaaa) bits(0xc00b8bff) bits(0x3feaaaac) ... }
  t = { bits(0xbfb0efff) bits(0xbf7fffff) bits(0xbfdde001) bits(0xbf4cccce) bits(0xc00f9fff) bits(0xbeccccce) bits(0x3ef82000) bits(0x40186fff) ... }
  expect lane 0 R8 = 0x3fb40000
  expect lane 1 R8 = 0x3f8c0000
  expect lane 2 R8 = 0x3edd2000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 29 { asm "TEXS.LZ R10, R8, R6, R4, 29, ARRAY_2D, RGBA"  active 0xff
  array = { 2 0 2 2 1 2 1 2 ... }
  s = { bits(0x3f955556) bits(0x405f1c00) bits(0xbfa95001) bits(0x40236001) bits(0x402d2bff) bits(0x3fc00000) bits(0x4042cbff) bits(0x3f155556) ... }
  t = { bits(0x40266665) bits(0x40193401) bits(0x3f650001) bits(0x4079a801) bits(0xc0233801) bits(0x3fe66fff) bits(0xbf4ccccc) bits(0x3eb88000) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3f100101 R9 = 0x3f1e0f0f R10 = 0x3e8b6d6d R11 = 0x3f211212
}

warp 30 { asm "TEXS.LZ RZ, R8, R6, R4, 30, 2D, R"  active 0xff
  s = { bits(0x40055554) bits(0x3f992fff) bits(0xbed55555) bits(0x3f9ea000) bits(0xbfa00001) bits(0xbf155556) bits(0xbe224000) bits(0x40200000) ... }
  t = { bits(0xbffa5001) bits(0x3f8b3800) bits(0x40199999) bits(0xc006d000) bits(0x40333333) bits(0xbfcccccc) bits(0x40333334) bits(0x3e2b0001) ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 31 { asm "TEXS.LZ R10, R8, R6, R4, 31, ARRAY_2D, RGBA"  active 0xff
  array = { 1 0 2 0 0 2 2 2 ... }
  s = { bits(0xbfeaaaab) bits(0x3f555555) bits(0x3f776000) bits(0x40122801) bits(0x3fdc3001) bits(0xbffbefff) bits(0xc02f5401) bits(0x3fdca800) ... }
  t = { bits(0x4076b7ff) bits(0x3fb61fff) bits(0xbe4c3fff) bits(0xbf4eafff) bits(0xbf19999b) bits(0x403ab000) bits(0x3ecccccc) bits(0xc02f2400) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3f246464 R9 = 0x3ee26262 R10 = 0x3f4f0f0f R11 = 0x3eb93939
  expect lane 2 R8 = 0x3ecfd7c8 R9 = 0x3e968e7e R10 = 0x3f271b13 R11 = 0x3ee8c0b1
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 32 { asm "TEXS.LZ RZ, R8, R6, R4, 32, 2D, R"  active 0xff
  s = { bits(0xbeaaaaab) bits(0x40355555) bits(0xbf031001) bits(0xbf155554) bits(0xbfd74fff) bits(0x3f9bd801) bits(0xbdb60000) bits(0x3ed55554) ... }
  t = { bits(0xbe4cccce) bits(0x40199999) bits(0x406ca801) bits(0xbe4cccce) bits(0xbffc1801) bits(0x3fb33334) bits(0x3efa0001) bits(0x3f800000) ... }
  expect lane 0 R8 = 0x3f480000
  expect lane 1 R8 = 0x3fcc0000
  expect lane 2 R8 = 0x3fcc8800
  expect lane 3 R8 = 0x3f480000
  expect lane 4 R8 = 0xbf60c000
  expect lane 5 R8 = 0x3fcc0000
  expect lane 6 R8 = 0xbf16b000
  expect lane 7 R8 = 0x3f880000
}

warp 33 { asm "TEXS.LZ R10, R8, R6, R4, 33, ARRAY_2D, RGBA"  active 0xff
  array = { 0 0 1 0 0 1 2 2 ... }
  s = { bits(0xbf9fffff) bits(0x3feaaaab) bits(0x40029000) bits(0xbcae0000) bits(0x4041f001) bits(0x3f0b6000) bits(0x4076cbff) bits(0xbe1e0000) ... }
  t = { bits(0x3ecccccc) bits(0x40639c00) bits(0x403ad401) bits(0xbf4ccccc) bits(0x40400001) bits(0xbe4ccccd) bits(0x4019999a) bits(0x3ecccccc) ... }
  expect lane 0 R8 = 0x3eb03030 R9 = 0x3f256565 R10 = 0x3f430303 R11 = 0x3ea12121
  expect lane 1 R8 = 0x3efb1313 R9 = 0x3edcf4f5 R10 = 0x3f283434 R11 = 0x3eec0404
  expect lane 2 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 3 R8 = 0x3f0d4d4d R9 = 0x3f1a5a5a R10 = 0x3f37f7f8 R11 = 0x3f05c5c6
  expect lane 4 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 5 R8 = 0x3f0cf4f5 R9 = 0x3ed7a7a8 R10 = 0x3f472f2f R11 = 0x3e062626
  expect lane 6 R8 = 0x3e79f9fa R9 = 0x3f0bcbcc R10 = 0x3f69a9aa R11 = 0x3e5bdbdc
  expect lane 7 R8 = 0x3f1f5f5f R9 = 0x3ed85858 R10 = 0x3f4a0a0a R11 = 0x3eaf2f2f
}

warp 34 { asm "TEXS.LZ RZ, R8, R6, R4, 34, 2D, R"  active 0xff
  s = { bits(0x3fe5d801) bits(0xbfe00000) bits(0x3eaaaaac) bits(0x3f955556) bits(0xbfffffff) bits(0x3f8aaaab) bits(0xbf6aaaac) bits(0x3e2aaaac) ... }
  t = { bits(0x40331bff) bits(0xc003bbff) bits(0x3e4cccce) bits(0xbff3f800) bits(0x3f800001) bits(0x3f19999b) bits(0x3eccccce) bits(0x3fa24001) ... }
  expect lane 0 R8 = 0x3fb00000
  expect lane 1 R8 = 0xbfa80000
  expect lane 2 R8 = 0x3fc00000
  expect lane 3 R8 = 0x3e000000
  expect lane 4 R8 = 0xbd800000
  expect lane 5 R8 = 0xbdc00000
  expect lane 6 R8 = 0x3e200000
  expect lane 7 R8 = 0x401c0000
}

warp 35 { asm "TEXS.LZ R10, R8, R6, R4, 35, ARRAY_2D, RGBA"  active 0xff
  array = { 1 1 2 0 0 0 0 0 ... }
  s = { bits(0xbfe00000) bits(0x3e40c001) bits(0x40035fff) bits(0x4016d400) bits(0x4006ec00) bits(0x403c9c00) bits(0x3f2aaaac) bits(0xbf6aaaab) ... }
  t = { bits(0x403b7800) bits(0xbfcccccc) bits(0xbfb33334) bits(0xbeccccce) bits(0x400ccccd) bits(0xbfe02801) bits(0x3f800000) bits(0xbfc32800) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3f074747 R9 = 0x3f145454 R10 = 0x3f31f1f2 R11 = 0x3eff7f7f
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 36 { asm "TEXS.LZ RZ, R8, R6, R4, 36, 2D, R"  active 0xff
  s = { bits(0x40355556) bits(0x40355554) bits(0x3ed55554) bits(0xc013a7ff) bits(0x3f8aaaab) bits(0x3fb55556) bits(0x3f955556) bits(0x40671801) ... }
  t = { bits(0x403c1fff) bits(0x40199999) bits(0x3e4ccccc) bits(0x40169801) bits(0x4076ebff) bits(0xbfe66666) bits(0xbeffa001) bits(0xbf5d7fff) ... }
  expect lane 0 R8 = 0x3f600000
  expect lane 1 R8 = 0x3f600000
  expect lane 2 R8 = 0x40080000
  expect lane 3 R8 = 0x3e200000
  expect lane 4 R8 = 0x3f600000
  expect lane 5 R8 = 0x3e800000
  expect lane 6 R8 = 0x3e800000
  expect lane 7 R8 = 0x3e800000
}

warp 37 { asm "TEXS.LZ R10, R8, R6, R4, 37, ARRAY_2D, RGBA"  active 0xff
  array = { 0 1 1 1 0 1 1 1 ... }
  s = { bits(0xbf8aaaab) bits(0x3fe00001) bits(0xbecb7fff) bits(0xbe35c000) bits(0xc02c3c01) bits(0xbf400000) bits(0x40255554) bits(0x3e800001) ... }
  t = { bits(0xc01c7c00) bits(0xbfabffff) bits(0x4014b001) bits(0xbf99999a) bits(0x40000001) bits(0x403fffff) bits(0x4076dfff) bits(0x3f455001) ... }
  expect lane 0 R8 = 0x3f1a9a9b R9 = 0x3ecececf R10 = 0x3f454545 R11 = 0x3f131313
  expect lane 1 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 2 R8 = 0x3e76f6f7 R9 = 0x3f0b0b0b R10 = 0x3f68e8e9 R11 = 0x3e58d8d9
  expect lane 3 R8 = 0x3e76f6f7 R9 = 0x3f0b0b0b R10 = 0x3f68e8e9 R11 = 0x3e58d8d9
  expect lane 4 R8 = 0x3f1a9a9b R9 = 0x3ecececf R10 = 0x3f454545 R11 = 0x3f131313
  expect lane 5 R8 = 0x3e76f6f7 R9 = 0x3f0b0b0b R10 = 0x3f68e8e9 R11 = 0x3e58d8d9
  expect lane 6 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 7 R8 = 0x3e833131 R9 = 0x3f1cf3f4 R10 = 0x3f1cf3f4 R11 = 0x3ea55353
}

warp 38 { asm "TEXS.LZ RZ, R8, R6, R4, 38, 2D, R"  active 0xff
  s = { bits(0x407bfc00) bits(0x3daaaaac) bits(0x40255555) bits(0x3ed55555) bits(0x407f9fff) bits(0xbf2aaaaa) bits(0xbf000001) bits(0x3f1b5fff) ... }
  t = { bits(0xbf4ccccd) bits(0x3f51c000) bits(0x3f7fffff) bits(0x3fffffff) bits(0xbfe6c801) bits(0x3fcccccc) bits(0xbe4effff) bits(0xbf4ccccc) ... }
  expect lane 0 R8 = 0x3e600000
  expect lane 1 R8 = 0x3fc7d000
  expect lane 2 R8 = 0x3f600000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0xbe044000
  expect lane 7 R8 = 0x3fb68000
}

warp 39 { asm "TEXS.LZ R10, R8, R6, R4, 39, ARRAY_2D, RGBA"  active 0xff
  array = { 0 0 2 1 1 0 1 0 ... }
  s = { bits(0xbebedfff) bits(0x401f7400) bits(0xbe35ffff) bits(0x4030dc01) bits(0x3fe00000) bits(0xbe2aaaab) bits(0x40400001) bits(0xbf155555) ... }
  t = { bits(0x3f38efff) bits(0x407fc001) bits(0x400ccccc) bits(0x40718801) bits(0xbf524001) bits(0x3e4ccccc) bits(0x3fc42001) bits(0x0) ... }
  expect lane 0 R8 = 0x3f030384 R9 = 0x3f41c242 R10 = 0x3f2dae2e R11 = 0x3ef6f7f8
  expect lane 1 R8 = 0x3e9a1a1a R9 = 0x3f135353 R10 = 0x3f727272 R11 = 0x3e64e4e5
  expect lane 2 R8 = 0x3ec1c1c2 R9 = 0x3f272727 R10 = 0x3f460606 R11 = 0x3e9a1a1a
  expect lane 3 R8 = 0x3ebdbdbe R9 = 0x3f252525 R10 = 0x3f440404 R11 = 0x3e961616
  expect lane 4 R8 = 0x3ea5bcbd R9 = 0x3f202bac R10 = 0x3f303bbc R11 = 0x3e96adae
  expect lane 5 R8 = 0x3e75f5f6 R9 = 0x3f0acacb R10 = 0x3f68a8a9 R11 = 0x3e57d7d8
  expect lane 6 R8 = 0x3ebdbdbe R9 = 0x3f252525 R10 = 0x3f440404 R11 = 0x3e961616
  expect lane 7 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
}

warp 40 { asm "TEXS.LZ RZ, R8, R6, R4, 40, 2D, R"  active 0xff
  s = { bits(0xbfeaaaaa) bits(0x406c3801) bits(0xbed55556) bits(0x3fcaaaab) bits(0xc01acfff) bits(0xbf8c6000) bits(0xbfa58fff) bits(0x40400000) ... }
  t = { bits(0x400ccccd) bits(0x3e4effff) bits(0xbfcccccc) bits(0x405fb801) bits(0x3fe66667) bits(0x3ecccccc) bits(0x402fffff) bits(0xbde40001) ... }
  expect lane 0 R8 = 0x400c0000
  expect lane 1 R8 = 0x400f7800
  expect lane 2 R8 = 0x3f400000
  expect lane 3 R8 = 0x3f9a2000
  expect lane 4 R8 = 0x3d800000
  expect lane 5 R8 = 0x40340000
  expect lane 6 R8 = 0xbf8c0000
  expect lane 7 R8 = 0x4007d000
}

warp 41 { asm "TEXS.LZ R10, R8, R6, R4, 41, ARRAY_2D, RGBA"  active 0xff
  array = { 0 0 0 2 0 2 0 1 ... }
  s = { bits(0xbe2aaaaa) bits(0x3fe00001) bits(0xbe800001) bits(0x403aaaaa) bits(0x0) bits(0x3e89a000) bits(0xbeffffff) bits(0x40251c00) ... }
  t = { bits(0x40268fff) bits(0xbf03d000) bits(0x3fe66666) bits(0x40266667) bits(0x3fccccce) bits(0x40266667) bits(0x3ecccccd) bits(0xbe4ccccc) ... }
  expect lane 0 R8 = 0x3f315050 R9 = 0x3f092828 R10 = 0x3ece0c0c R11 = 0x3f426161
  expect lane 1 R8 = 0x3f2d9c9d R9 = 0x3cfededf R10 = 0x3ec6a4a5 R11 = 0x3f3eadae
  expect lane 2 R8 = 0x3ec6c6c7 R9 = 0x3f3ebebf R10 = 0x3eb2b2b3 R11 = 0x3ee8e8e9
  expect lane 3 R8 = 0x3ea3a3a4 R9 = 0x3f2d2d2d R10 = 0x3f080808 R11 = 0x3ec5c5c6
  expect lane 4 R8 = 0x3e9f9fa0 R9 = 0x3f2b2b2b R10 = 0x3f060606 R11 = 0x3ec1c1c2
  expect lane 5 R8 = 0x3ec3e7e8 R9 = 0x3f3d4f4f R10 = 0x3e6b3333 R11 = 0x3ee60a0a
  expect lane 6 R8 = 0x3f2fafb0 R9 = 0x3e949495 R10 = 0x3f25a5a6 R11 = 0x3f008081
  expect lane 7 R8 = 0x3f212121 R9 = 0x3ef7f7f8 R10 = 0x3eadadae R11 = 0x3f323232
}

warp 42 { asm "TEXS.LZ RZ, R8, R6, R4, 42, 2D, R"  active 0xff
  s = { bits(0xbe2aaaaa) bits(0x3f94e801) bits(0xbff55556) bits(0x3f01f000) bits(0xbf555556) bits(0xbe8a4000) bits(0x0) bits(0xc0000001) ... }
  t = { bits(0xc00c1c01) bits(0x3ecccccc) bits(0x40400000) bits(0xbf4ccccc) bits(0x3f4ccccd) bits(0x3f048000) bits(0xbfb33334) bits(0xbe4cccce) ... }
  expect lane 0 R8 = 0xbd800000
  expect lane 1 R8 = 0x40340000
  expect lane 2 R8 = 0x40180000
  expect lane 3 R8 = 0x40089800
  expect lane 4 R8 = 0x3f900000
  expect lane 5 R8 = 0x40347800
  expect lane 6 R8 = 0xc0400000
  expect lane 7 R8 = 0xbe000000
}

warp 43 { asm "TEXS.LZ R10, R8, R6, R4, 43, ARRAY_2D, RGBA"  active 0xff
  array = { 0 2 1 1 0 0 1 0 ... }
  s = { bits(0xbfed0000) bits(0x3f852001) bits(0xbfffffff) bits(0xbfc00000) bits(0xbf2aaaac) bits(0xbfe00001) bits(0x400e1000) bits(0xbf894fff) ... }
  t = { bits(0x3fccccce) bits(0x4032bfff) bits(0x3fc86801) bits(0xbfa017ff) bits(0xbf4ccccc) bits(0x3fe36001) bits(0x3f500fff) bits(0x401fbc00) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3e862626 R9 = 0x3f1e6e6e R10 = 0x3ed27272 R11 = 0x3ea84848
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 44 { asm "TEXS.LZ RZ, R8, R6, R4, 44, 2D, R"  active 0xff
  s = { bits(0xbfaaaaaa) bits(0x3f000000) bits(0xbfd3afff) bits(0xbeaaaaac) bits(0xbf442001) bits(0xbeaaaaaa) bits(0xbff55556) bits(0x407af800) ... }
  t = { bits(0x40743fff) bits(0x40286401) bits(0x0) bits(0xbfe66667) bits(0x3ff4b800) bits(0x402f7001) bits(0xc02db000) bits(0xbf999999) ... }
  expect lane 0 R8 = 0x3fb00000
  expect lane 1 R8 = 0x3f280000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0x3f480000
  expect lane 4 R8 = 0x3fa1d000
  expect lane 5 R8 = 0x3d000000
  expect lane 6 R8 = 0x3e000000
  expect lane 7 R8 = 0x3e000000
}

warp 45 { asm "TEXS.LZ R10, R8, R6, R4, 45, ARRAY_2D, RGBA"  active 0xff
  array = { 2 0 0 2 1 1 2 0 ... }
  s = { bits(0xbf2aaaaa) bits(0x400aaaaa) bits(0x3fdacfff) bits(0xbfbfffff) bits(0x3feaaaab) bits(0x40200000) bits(0xbfced000) bits(0x401aaaaa) ... }
  t = { bits(0xc015d7ff) bits(0x40079800) bits(0x402eb400) bits(0x40661bff) bits(0x3ed88001) bits(0x400a3c01) bits(0x3f7fffff) bits(0x40266666) ... }
  expect lane 0 R8 = 0x3e6eeeef R9 = 0x3f171717 R10 = 0x3ee3e3e4 R11 = 0x3e99999a
  expect lane 1 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 2 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 3 R8 = 0x3f21a1a2 R9 = 0x3f7cfcfd R10 = 0x3eaeaeaf R11 = 0x3f32b2b3
  expect lane 4 R8 = 0x3f5c5d5d R9 = 0x3e5adedf R10 = 0x3f121313 R11 = 0x3e9fa1a2
  expect lane 5 R8 = 0x3eb4b4b5 R9 = 0x3f35b5b6 R10 = 0x3d808081 R11 = 0x3ed6d6d7
  expect lane 6 R8 = 0x3f21a1a2 R9 = 0x3f7cfcfd R10 = 0x3eaeaeaf R11 = 0x3f32b2b3
  expect lane 7 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
}

warp 46 { asm "TEXS.LZ RZ, R8, R6, R4, 46, 2D, R"  active 0xff
  s = { bits(0x3fd1f800) bits(0xbf7fffff) bits(0x4023e801) bits(0xbef22001) bits(0xbf400001) bits(0xbf9e3001) bits(0x40055554) bits(0x4076d801) ... }
  t = { bits(0x407c7bff) bits(0xbf19999b) bits(0x3feb3000) bits(0x4019999a) bits(0xbf61ffff) bits(0xc00da7ff) bits(0x3e4ccccd) bits(0xbfe66666) ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0xbf100000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x40309000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x400c0000
  expect lane 7 R8 = 0x3ec00000
}

warp 47 { asm "TEXS.LZ R10, R8, R6, R4, 47, ARRAY_2D, RGBA"  active 0xff
  array = { 2 0 0 1 2 2 1 0 ... }
  s = { bits(0xbea69fff) bits(0xbf155554) bits(0xc03f3c01) bits(0x403ebfff) bits(0xbd840000) bits(0x3ed55554) bits(0x3f5cdfff) bits(0xbf155556) ... }
  t = { bits(0x3f283fff) bits(0xbff22fff) bits(0x4066a800) bits(0x3fcc07ff) bits(0x3f4ccccd) bits(0xbfe66667) bits(0xbf7fffff) bits(0xbe9c9fff) ... }
  expect lane 0 R8 = 0x3f04e9ea R9 = 0x3f604545 R10 = 0x3e6a7e7e R11 = 0x3f15fafb
  expect lane 1 R8 = 0x3ef17171 R9 = 0x3f460606 R10 = 0x3f236363 R11 = 0x3ee26262
  expect lane 2 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 3 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 4 R8 = 0x3e9f7b7b R9 = 0x3f2b1919 R10 = 0x3ec5a1a2 R11 = 0x3ec19d9e
  expect lane 5 R8 = 0x3f22e2e3 R9 = 0x3edf5f5f R10 = 0x3f4d8d8e R11 = 0x3eb63636
  expect lane 6 R8 = 0x3e994b4b R9 = 0x3f19f2f3 R10 = 0x3f77d0d1 R11 = 0x3e8a3c3c
  expect lane 7 R8 = 0x3edf2f2f R9 = 0x3e9ceced R10 = 0x3f29d1d2 R11 = 0x3f00a8a9
}

warp 48 { asm "TEXS.LZ RZ, R8, R6, R4, 48, 2D, R"  active 0xff
  s = { bits(0xc0205800) bits(0x3f155555) bits(0x3f2aaaab) bits(0xbf2aaaab) bits(0x402aaaac) bits(0xbfaa8801) bits(0x400aaaac) bits(0x3f1e0fff) ... }
  t = { bits(0x40000001) bits(0x4019999a) bits(0x3fd49800) bits(0x4014d400) bits(0xbe1c8001) bits(0xc015ffff) bits(0x40628bff) bits(0xc0261001) ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3fb86000
  expect lane 3 R8 = 0x3ec94000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3e3c2000
}

warp 49 { asm "TEXS.LZ R10, R8, R6, R4, 49, ARRAY_2D, RGBA"  active 0xff
  array = { 1 0 1 0 2 1 0 1 ... }
  s = { bits(0xbeaaaaaa) bits(0x3f5ab001) bits(0xbf400001) bits(0xbe800001) bits(0x40355555) bits(0xbf955556) bits(0x40355556) bits(0xbf155555) ... }
  t = { bits(0x4001b7ff) bits(0xbf4ccccc) bits(0x3f781000) bits(0xbf4cccce) bits(0xbf4ccccd) bits(0xbf800000) bits(0x407e0fff) bits(0xbff9a000) ... }
  expect lane 0 R8 = 0x3f2d2d2d R9 = 0x3f080808 R10 = 0x3ec5c5c6 R11 = 0x3f3e3e3e
  expect lane 1 R8 = 0x3f551515 R9 = 0x3e9f1f1f R10 = 0x3f0acacb R11 = 0x3f05c5c6
  expect lane 2 R8 = 0x3d8c8c8d R9 = 0x3ed9d9da R10 = 0x3f484848 R11 = 0x3e0a8a8b
  expect lane 3 R8 = 0x3f028283 R9 = 0x3ebababb R10 = 0x3f38b8b9 R11 = 0x3ea6a6a7
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3f040404 R9 = 0x3ebdbdbe R10 = 0x3f3a3a3a R11 = 0x3da4a4a5
}

warp 50 { asm "TEXS.LZ RZ, R8, R6, R4, 50, 2D, R"  active 0xff
  s = { bits(0x4074dc01) bits(0x3ff55554) bits(0x40155555) bits(0x3fe00001) bits(0x3f8aaaac) bits(0xbdaaaaac) bits(0x3fe7f800) bits(0x4057dc00) ... }
  t = { bits(0xc01a8c01) bits(0xbd490001) bits(0x4019999b) bits(0x3fea3800) bits(0xbf19999b) bits(0x3fc24000) bits(0xbf7fffff) bits(0x3e4cccce) ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3fe80000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3ec00000
}

warp 51 { asm "TEXS.LZ R10, R8, R6, R4, 51, ARRAY_2D, RGBA"  active 0xff
  array = { 0 2 1 2 2 1 2 0 ... }
  s = { bits(0xbf155556) bits(0x40355556) bits(0xbf155556) bits(0x3f149001) bits(0x3f426fff) bits(0x3e1d0001) bits(0x40155554) bits(0xbfcb57ff) ... }
  t = { bits(0xbff877ff) bits(0xbf253fff) bits(0x3fe66666) bits(0x40638c01) bits(0x3fb33333) bits(0x3e8de001) bits(0xbe4cccce) bits(0x40266667) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3f1d7777 R9 = 0x3f2b6060 R10 = 0x3ea65a5a R11 = 0x3f2e8889
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 52 { asm "TEXS.LZ RZ, R8, R6, R4, 52, 2D, R"  active 0xff
  s = { bits(0xbf145001) bits(0xc01f2401) bits(0xbf400000) bits(0xbff55554) bits(0x4031bbff) bits(0xbe2aaaac) bits(0x3f505fff) bits(0xc0347000) ... }
  t = { bits(0xc010d801) bits(0x3f817800) bits(0xbef0ffff) bits(0xbfb2e800) bits(0x3eccccce) bits(0xbf19999b) bits(0x3f7fffff) bits(0xbfda2800) ... }
  expect lane 0 R8 = 0xbe4f0000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3eb00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3e200000
  expect lane 6 R8 = 0x3e9a8000
  expect lane 7 R8 = 0x3ec00000
}

warp 53 { asm "TEXS.LZ R10, R8, R6, R4, 53, ARRAY_2D, RGBA"  active 0xff
  array = { 0 0 1 0 2 2 1 1 ... }
  s = { bits(0x0) bits(0x400aaaaa) bits(0x403aaaab) bits(0x3daaaaab) bits(0xbf9c8801) bits(0xbef1a000) bits(0xbed55556) bits(0xbf800000) ... }
  t = { bits(0x3f199999) bits(0x4007efff) bits(0x407d5800) bits(0xbf99999b) bits(0x40400000) bits(0x40333334) bits(0x3fcdb800) bits(0x40501c00) ... }
  expect lane 0 R8 = 0x3f050505 R9 = 0x3f606060 R10 = 0x3e6aeaeb R11 = 0x3f161616
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3f636363 R9 = 0x3e76f6f7 R10 = 0x3f191919 R11 = 0x3ee7e7e8
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3f4e9091 R9 = 0x3ea62a2a R10 = 0x3f2e7070 R11 = 0x3d0cacad
  expect lane 6 R8 = 0x3f1e1e1e R9 = 0x3ef1f1f2 R10 = 0x3ea7a7a8 R11 = 0x3f2f2f2f
  expect lane 7 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
}

warp 54 { asm "TEXS.LZ RZ, R8, R6, R4, 54, 2D, R"  active 0xff
  s = { bits(0xbf6aaaac) bits(0xbf01e001) bits(0xbe2aaaaa) bits(0x3e0dbfff) bits(0x3ecc0000) bits(0x3e800001) bits(0x402aefff) bits(0xbf3fffff) ... }
  t = { bits(0x40000001) bits(0x40000000) bits(0x3f4ccccc) bits(0x4019999a) bits(0xc03f2401) bits(0x4049efff) bits(0x40333333) bits(0x3f845000) ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x40080000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3f979800
}

warp 55 { asm "TEXS.LZ R10, R8, R6, R4, 55, ARRAY_2D, RGBA"  active 0xff
  array = { 0 0 1 2 1 1 0 2 ... }
  s = { bits(0x3ed55556) bits(0x3ed55556) bits(0xbfd55555) bits(0xbf155556) bits(0x3fa56000) bits(0xc022a801) bits(0x403bf3ff) bits(0x3e1f3fff) ... }
  t = { bits(0x400db000) bits(0x400cccce) bits(0x3fd01801) bits(0x40266666) bits(0x4014fc00) bits(0xbeccccce) bits(0x407463ff) bits(0x3f19999a) ... }
  expect lane 0 R8 = 0x3eb73737 R9 = 0x3f28e8e9 R10 = 0x3f468687 R11 = 0x3ea82828
  expect lane 1 R8 = 0x3eb73737 R9 = 0x3f28e8e9 R10 = 0x3f468687 R11 = 0x3ea82828
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3e7dfdfe R9 = 0x3f0ccccd R10 = 0x3f6aaaab R11 = 0x3e5fdfe0
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3e698182 R9 = 0x3f15bbbc R10 = 0x3ee12d2d R11 = 0x3e96e2e3
}

warp 56 { asm "TEXS.LZ RZ, R8, R6, R4, 56, 2D, R"  active 0xff
  s = { bits(0x40100001) bits(0x3effffff) bits(0x3f555555) bits(0x3f9fffff) bits(0x400aaaaa) bits(0x400aaaab) bits(0x3f86e801) bits(0xbf9fffff) ... }
  t = { bits(0x40266667) bits(0x40400001) bits(0x3ef03fff) bits(0x3f5ad001) bits(0x403fffff) bits(0x3fb38001) bits(0x4019999a) bits(0xbfe66665) ... }
  expect lane 0 R8 = 0xbdc00000
  expect lane 1 R8 = 0x3fd80000
  expect lane 2 R8 = 0x4005e800
  expect lane 3 R8 = 0x3f59e000
  expect lane 4 R8 = 0x3f400000
  expect lane 5 R8 = 0x3fc97800
  expect lane 6 R8 = 0x3fcc0000
  expect lane 7 R8 = 0x3fa40000
}

warp 57 { asm "TEXS.LZ R10, R8, R6, R4, 57, ARRAY_2D, RGBA"  active 0xff
  array = { 1 0 1 0 2 1 2 2 ... }
  s = { bits(0x3f49a000) bits(0xc0185000) bits(0x40455000) bits(0xbf2aaaac) bits(0x407e33ff) bits(0xbf9fffff) bits(0x405cf000) bits(0xbe918001) ... }
  t = { bits(0x407e0001) bits(0xbfe66667) bits(0x40266665) bits(0x3f7f3001) bits(0xbfffffff) bits(0x3f1c1001) bits(0xbe955fff) bits(0x3fffffff) ... }
  expect lane 0 R8 = 0x3e95ddde R9 = 0x3f264a4a R10 = 0x3d4b0b0b R11 = 0x3eb80000
  expect lane 1 R8 = 0x3eba3a3a R9 = 0x3f2a6a6a R10 = 0x3f480808 R11 = 0x3eab2b2b
  expect lane 2 R8 = 0x3eeb6b6b R9 = 0x3f02c2c3 R10 = 0x3f60a0a1 R11 = 0x3e37b7b8
  expect lane 3 R8 = 0x3f2e2e2e R9 = 0x3f090909 R10 = 0x3ec7c7c8 R11 = 0x3f3f3f3f
  expect lane 4 R8 = 0x3f171717 R9 = 0x3ec7c7c8 R10 = 0x3f41c1c2 R11 = 0x3f0f8f90
  expect lane 5 R8 = 0x3ee1ddde R9 = 0x3f040202 R10 = 0x3f61dfe0 R11 = 0x3e3cb4b5
  expect lane 6 R8 = 0x3e564848 R9 = 0x3efab3b4 R10 = 0x3f5b37b8 R11 = 0x3e382a2a
  expect lane 7 R8 = 0x3f634848 R9 = 0x3e768a8b R10 = 0x3f18fdfe R11 = 0x3f745959
}

warp 58 { asm "TEXS.LZ RZ, R8, R6, R4, 58, 2D, R"  active 0xff
  s = { bits(0xbfa00000) bits(0x3f6aaaaa) bits(0xc0367401) bits(0x3fd55555) bits(0x3f8aaaab) bits(0x3c6fffff) bits(0xbfdfffff) bits(0x3fb55555) ... }
  t = { bits(0x4028afff) bits(0x4019999a) bits(0xbf19999b) bits(0x3fccccce) bits(0xbe794001) bits(0x400cccce) bits(0x3fc59800) bits(0xbfbf2fff) ... }
  expect lane 0 R8 = 0x3fb00000
  expect lane 1 R8 = 0x3d800000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0x3fb00000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0xbf000000
  expect lane 6 R8 = 0x3fb00000
  expect lane 7 R8 = 0x3e000000
}

warp 59 { asm "TEXS.LZ R10, R8, R6, R4, 59, ARRAY_2D, RGBA"  active 0xff
  array = { 1 0 0 2 1 1 2 1 ... }
  s = { bits(0x40414bff) bits(0x3f155554) bits(0xbf174fff) bits(0x3fe2c801) bits(0x406727ff) bits(0x3ff55556) bits(0x3fafd801) bits(0xbfb89000) ... }
  t = { bits(0x3f4ccccd) bits(0x40000000) bits(0x3f4ccccc) bits(0xbfb33332) bits(0x404b83ff) bits(0xc02653ff) bits(0x4056dbff) bits(0x40266665) ... }
  expect lane 0 R8 = 0x3ea02020 R9 = 0x3f1d5d5d R10 = 0x3f3afafb R11 = 0x3e911111
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ef26262 R9 = 0x3f548c8d R10 = 0x3e3b9b9c R11 = 0x3f0a4242
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 60 { asm "TEXS.LZ RZ, R8, R6, R4, 60, 2D, R"  active 0xff
  s = { bits(0x403aaaac) bits(0xbe2aaaaa) bits(0xbf3fffff) bits(0x3faaaaaa) bits(0xbf5d1fff) bits(0xc0182001) bits(0x40430000) bits(0xbff55554) ... }
  t = { bits(0xbf19999b) bits(0x3ec22000) bits(0x405d2bff) bits(0xc02ebbff) bits(0xbf9ee000) bits(0xbc480001) bits(0x4077f401) bits(0xbf7fffff) ... }
  expect lane 0 R8 = 0x3e800000
  expect lane 1 R8 = 0x3f4f2000
  expect lane 2 R8 = 0x3fcc0000
  expect lane 3 R8 = 0x3e800000
  expect lane 4 R8 = 0x3fbf8800
  expect lane 5 R8 = 0x3e800000
  expect lane 6 R8 = 0x3f600000
  expect lane 7 R8 = 0x3e800000
}

warp 61 { asm "TEXS.LZ R10, R8, R6, R4, 61, ARRAY_2D, RGBA"  active 0xff
  array = { 0 0 0 0 1 0 1 2 ... }
  s = { bits(0x3ff98801) bits(0x3fb2a000) bits(0xbfd76fff) bits(0x40055555) bits(0x3f666001) bits(0x3fd55556) bits(0xc03c2001) bits(0xbf155555) ... }
  t = { bits(0xbf921801) bits(0x407e13ff) bits(0x40635c01) bits(0x3fb1a001) bits(0x3f0d8000) bits(0xc01597ff) bits(0x3ffc47ff) bits(0x3fc32801) ... }
  expect lane 0 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 1 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 2 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 3 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 4 R8 = 0x3f267373 R9 = 0x3e8a2424 R10 = 0x3f206d6d R11 = 0x3efd7f7f
  expect lane 5 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 6 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 7 R8 = 0x3df4f4f5 R9 = 0x3ef3f3f4 R10 = 0x3f555555 R11 = 0x3e3ebebf
}

warp 62 { asm "TEXS.LZ RZ, R8, R6, R4, 62, 2D, R"  active 0xff
  s = { bits(0xc0270c01) bits(0xbfd55555) bits(0xbf2aaaaa) bits(0x3ee70001) bits(0x3d8b0001) bits(0xbe2aaaaa) bits(0xc03cb800) bits(0x400f2000) ... }
  t = { bits(0x3e4ccccd) bits(0xbfe66666) bits(0x4049bfff) bits(0xc03b23ff) bits(0xbfeb0000) bits(0xbfb33333) bits(0x4057b401) bits(0xbe087fff) ... }
  expect lane 0 R8 = 0x3fa40000
  expect lane 1 R8 = 0x3ec00000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0x3f037000
}

warp 63 { asm "TEXS.LZ R10, R8, R6, R4, 63, ARRAY_2D, RGBA"  active 0xff
  array = { 1 0 0 1 2 0 1 0 ... }
  s = { bits(0x3e64ffff) bits(0xc00ca400) bits(0xbfc00000) bits(0xc02cb3ff) bits(0xc0069fff) bits(0x3fd51000) bits(0x3fd55554) bits(0x40300001) ... }
  t = { bits(0x40266667) bits(0xbfcccccd) bits(0x4046e800) bits(0xbe4cccce) bits(0xbf796fff) bits(0x40333332) bits(0xbecccccc) bits(0xbe4ccccc) ... }
  expect lane 0 R8 = 0x3ebb0e0e R9 = 0x3f2ad454 R10 = 0x3f0831b2 R11 = 0x3eabfeff
  expect lane 1 R8 = 0x3e9a1a1a R9 = 0x3f135353 R10 = 0x3f727272 R11 = 0x3e64e4e5
  expect lane 2 R8 = 0x3e9a1a1a R9 = 0x3f135353 R10 = 0x3f727272 R11 = 0x3e64e4e5
  expect lane 3 R8 = 0x3f00c0c1 R9 = 0x3f0dcdce R10 = 0x3f2b6b6b R11 = 0x3ef27272
  expect lane 4 R8 = 0x3ee9cacb R9 = 0x3f3cfb7b R10 = 0x3f4af6f7 R11 = 0x3ec87a7a
  expect lane 5 R8 = 0x3e9a1a1a R9 = 0x3f135353 R10 = 0x3f727272 R11 = 0x3e64e4e5
  expect lane 6 R8 = 0x3f1b5b5b R9 = 0x3ed05050 R10 = 0x3f460606 R11 = 0x3ea72727
  expect lane 7 R8 = 0x3eba3a3a R9 = 0x3f2a6a6a R10 = 0x3f480808 R11 = 0x3eab2b2b
}

warp 0 { asm "TEXS.LZ RZ, R8, R6, 64, 1D, R"  active 0xff
  s = { bits(0xbfd55554) bits(0x3fb55556) bits(0x40100001) bits(0xbf400000) bits(0xbfd55556) bits(0x3fada801) bits(0xbfc00000) bits(0x3e9b4000) ... }
  expect lane 0 R8 = 0x3f980000
  expect lane 1 R8 = 0x3fe80000
  expect lane 2 R8 = 0x3f100000
  expect lane 3 R8 = 0x3f100000
  expect lane 4 R8 = 0x3f980000
  expect lane 5 R8 = 0x3e740000
  expect lane 6 R8 = 0x401c0000
  expect lane 7 R8 = 0x4019a000
}

warp 1 { asm "TEXS.LZ RZ, R8, R6, 65, 1D, R"  active 0xff
  s = { bits(0xbfb55555) bits(0xc01d8c01) bits(0xbfaaaaaa) bits(0x3e0f8001) bits(0x3fd71000) bits(0x3f955555) bits(0xc013ec01) bits(0x40255555) ... }
  expect lane 0 R8 = 0xbf700000
  expect lane 1 R8 = 0x407f9000
  expect lane 2 R8 = 0xbea00000
  expect lane 3 R8 = 0x3f80b000
  expect lane 4 R8 = 0x3fdee000
  expect lane 5 R8 = 0x3f700000
  expect lane 6 R8 = 0x40056000
  expect lane 7 R8 = 0xbf700000
}

warp 2 { asm "TEXS.LZ RZ, R8, R6, 66, 1D, R"  active 0xff
  s = { bits(0x40155555) bits(0xc000f801) bits(0x40102400) bits(0xbefe4000) bits(0x3daaaaac) bits(0x3f155554) bits(0xbf3fffff) bits(0x3faa5000) ... }
  expect lane 0 R8 = 0xbe000000
  expect lane 1 R8 = 0xc0400000
  expect lane 2 R8 = 0xbe000000
  expect lane 3 R8 = 0xc0400000
  expect lane 4 R8 = 0xbf300000
  expect lane 5 R8 = 0xbf700000
  expect lane 6 R8 = 0xc0400000
  expect lane 7 R8 = 0xbe000000
}

warp 3 { asm "TEXS.LZ RZ, R8, R6, 67, 1D, R"  active 0xff
  s = { bits(0x3e800001) bits(0x3ee80000) bits(0xbf2aaaaa) bits(0x40200000) bits(0x3e428000) bits(0x3daaaaab) bits(0x3e194001) bits(0x3fc7b000) ... }
  expect lane 0 R8 = 0x3f100000
  expect lane 1 R8 = 0x40758000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x3ec00000
  expect lane 4 R8 = 0xbf818000
  expect lane 5 R8 = 0xbf300000
  expect lane 6 R8 = 0x3f1f8000
  expect lane 7 R8 = 0x3ec00000
}

warp 4 { asm "TEXS.LZ RZ, R8, R6, 68, 1D, R"  active 0xff
  s = { bits(0x3edf0000) bits(0xc0337801) bits(0x406f9bff) bits(0x4066d800) bits(0x3fd38001) bits(0xbf155556) bits(0xbf6aaaab) bits(0x3fdfffff) ... }
  expect lane 0 R8 = 0x40371000
  expect lane 1 R8 = 0xbfa80000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0x3e000000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0xbfa80000
  expect lane 6 R8 = 0xbfa80000
  expect lane 7 R8 = 0x3e000000
}

warp 5 { asm "TEXS.LZ RZ, R8, R6, 69, 1D, R"  active 0xff
  s = { bits(0x0) bits(0x3e2aaaab) bits(0x3f8aaaaa) bits(0x3f8c2001) bits(0x3fc7bfff) bits(0xbfa2c800) bits(0xbe854000) bits(0x3f7cd001) ... }
  expect lane 0 R8 = 0xc0400000
  expect lane 1 R8 = 0xbd800000
  expect lane 2 R8 = 0xbe000000
  expect lane 3 R8 = 0xbe000000
  expect lane 4 R8 = 0xbe000000
  expect lane 5 R8 = 0xbe000000
  expect lane 6 R8 = 0x3f920000
  expect lane 7 R8 = 0xbe000000
}

warp 6 { asm "TEXS.LZ RZ, R8, R6, 70, 1D, R"  active 0xff
  s = { bits(0xc026e801) bits(0xbe688001) bits(0x3f955556) bits(0x3f5b8000) bits(0x40355555) bits(0x3fd55554) bits(0x400c1fff) bits(0x3f2aaaac) ... }
  expect lane 0 R8 = 0x3ec00000
  expect lane 1 R8 = 0xbf33c000
  expect lane 2 R8 = 0x3ec00000
  expect lane 3 R8 = 0x40119000
  expect lane 4 R8 = 0x3ec00000
  expect lane 5 R8 = 0x3ec00000
  expect lane 6 R8 = 0x3ec00000
  expect lane 7 R8 = 0xbea00000
}

warp 7 { asm "TEXS.LZ RZ, R8, R6, 71, 1D, R"  active 0xff
  s = { bits(0x402b1c01) bits(0x40255554) bits(0x402aaaaa) bits(0x40197400) bits(0x40100001) bits(0x3f000000) bits(0xbf885801) bits(0x403d5bff) ... }
  expect lane 0 R8 = 0x3e000000
  expect lane 1 R8 = 0x3e000000
  expect lane 2 R8 = 0x3e000000
  expect lane 3 R8 = 0x3e000000
  expect lane 4 R8 = 0x3e000000
  expect lane 5 R8 = 0x401c0000
  expect lane 6 R8 = 0x3e000000
  expect lane 7 R8 = 0x3e000000
}
