# TEXS.LZ of one texel: each pair of address modes, one layer or several.
# Written by tests/oracle/compact/sampled.py.
texlock 1
rules PD-14 PD-18a PD-18e PD-60 PD-119
rules without PD-105 PD-120 PD-120a PD-121 PD-123

texture 0 { format R32 UINT   type TWO_D   size 12 5   address 0x20000000   texels expression (x + 16 * y) }
texture 1 { format R32 UINT   type TWO_D_ARRAY   size 12 5   layers 3   address 0x21000000   texels expression (x + 16 * y + 256 * layer) }
sampler 0 { address WRAP WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 1 texture 1 sampler 1
sampler 2 { address WRAP CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 3 texture 1 sampler 3
sampler 4 { address WRAP CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 4 texture 0 sampler 4
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 5 texture 1 sampler 5
sampler 6 { address WRAP MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 6 texture 0 sampler 6
sampler 7 { address WRAP MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 7 texture 1 sampler 7
sampler 8 { address MIRROR WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 8 texture 0 sampler 8
sampler 9 { address MIRROR MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 9 texture 1 sampler 9
sampler 10 { address MIRROR CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 10 texture 0 sampler 10
sampler 11 { address MIRROR BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 11 texture 1 sampler 11
sampler 12 { address MIRROR CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 12 texture 0 sampler 12
sampler 13 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 13 texture 1 sampler 13
sampler 14 { address MIRROR MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 14 texture 0 sampler 14
sampler 15 { address MIRROR MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 15 texture 1 sampler 15
sampler 16 { address CLAMP_TO_EDGE WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 16 texture 0 sampler 16
sampler 17 { address CLAMP_TO_EDGE MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 17 texture 1 sampler 17
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 18 texture 0 sampler 18
sampler 19 { address CLAMP_TO_EDGE BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 19 texture 1 sampler 19
sampler 20 { address CLAMP_TO_EDGE CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 20 texture 0 sampler 20
sampler 21 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 21 texture 1 sampler 21
sampler 22 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 22 texture 0 sampler 22
sampler 23 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 23 texture 1 sampler 23
sampler 24 { address BORDER WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 24 texture 0 sampler 24
sampler 25 { address BORDER MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 25 texture 1 sampler 25
sampler 26 { address BORDER CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 26 texture 0 sampler 26
sampler 27 { address BORDER BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 27 texture 1 sampler 27
sampler 28 { address BORDER CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 28 texture 0 sampler 28
sampler 29 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 29 texture 1 sampler 29
sampler 30 { address BORDER MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 30 texture 0 sampler 30
sampler 31 { address BORDER MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 31 texture 1 sampler 31
sampler 32 { address CLAMP_OGL WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 32 texture 0 sampler 32
sampler 33 { address CLAMP_OGL MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 33 texture 1 sampler 33
sampler 34 { address CLAMP_OGL CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 34 texture 0 sampler 34
sampler 35 { address CLAMP_OGL BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 35 texture 1 sampler 35
sampler 36 { address CLAMP_OGL CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 36 texture 0 sampler 36
sampler 37 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 37 texture 1 sampler 37
sampler 38 { address CLAMP_OGL MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 38 texture 0 sampler 38
sampler 39 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 39 texture 1 sampler 39
sampler 40 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 40 texture 0 sampler 40
sampler 41 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 41 texture 1 sampler 41
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 42 texture 0 sampler 42
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 43 texture 1 sampler 43
sampler 44 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 44 texture 0 sampler 44
sampler 45 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 45 texture 1 sampler 45
sampler 46 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 46 texture 0 sampler 46
sampler 47 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 47 texture 1 sampler 47
sampler 48 { address MIRROR_ONCE_BORDER WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 48 texture 0 sampler 48
sampler 49 { address MIRROR_ONCE_BORDER MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 49 texture 1 sampler 49
sampler 50 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 50 texture 0 sampler 50
sampler 51 { address MIRROR_ONCE_BORDER BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 51 texture 1 sampler 51
sampler 52 { address MIRROR_ONCE_BORDER CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 52 texture 0 sampler 52
sampler 53 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 53 texture 1 sampler 53
sampler 54 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 54 texture 0 sampler 54
sampler 55 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 55 texture 1 sampler 55
sampler 56 { address MIRROR_ONCE_CLAMP_OGL WRAP   border 0xb0b0 0x0 0x0 0x0 }
handle 56 texture 0 sampler 56
sampler 57 { address MIRROR_ONCE_CLAMP_OGL MIRROR   border 0xb0b0 0x0 0x0 0x0 }
handle 57 texture 1 sampler 57
sampler 58 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 58 texture 0 sampler 58
sampler 59 { address MIRROR_ONCE_CLAMP_OGL BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 59 texture 1 sampler 59
sampler 60 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 60 texture 0 sampler 60
sampler 61 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE   border 0xb0b0 0x0 0x0 0x0 }
handle 61 texture 1 sampler 61
sampler 62 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER   border 0xb0b0 0x0 0x0 0x0 }
handle 62 texture 0 sampler 62
sampler 63 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   border 0xb0b0 0x0 0x0 0x0 }
handle 63 texture 1 sampler 63

warp 0 { asm "TEXS.LZ RZ, R0, R184, R196, 0, 2D, R"  active 0xff
  s = { bits(0x3f9fffff) bits(0xbfaaaaab) bits(0x3ff55556) bits(0x3f8aaaab) bits(0x402aaaaa) bits(0x3f555554) bits(0xc0336bff) bits(0x3feaaaac) ... }
  t = { bits(0xbfe66666) bits(0xbfffffff) bits(0xbfb33334) bits(0x400c3401) bits(0x400ccccc) bits(0xbfb33332) bits(0x40400000) bits(0x3f4ccccd) ... }
  expect lane 0 R0 = 0x12
  expect lane 1 R0 = 0x7
  expect lane 2 R0 = 0x2b
  expect lane 3 R0 = 0x1
  expect lane 4 R0 = 0x7
  expect lane 5 R0 = 0x39
  expect lane 6 R0 = 0x2
  expect lane 7 R0 = 0x4a
}

warp 1 { asm "TEXS.LZ RZ, R254, R198, R165, 1, ARRAY_2D, R"  active 0xff  array = { 0 1 2 0 2 0 2 1 ... }
  s = { bits(0xbfeaaaac) bits(0x3feaaaab) bits(0xbf2aaaab) bits(0xbfeaaaab) bits(0xbdb18001) bits(0x402aaaac) bits(0xbff12800) bits(0xc02a5400) ... }
  t = { bits(0x3fe66666) bits(0xbfe66666) bits(0x3f19999a) bits(0x401e97ff) bits(0x3fbd3fff) bits(0xc004e000) bits(0x3ecccccd) bits(0xc02f3000) ... }
  expect lane 0 R254 = 0x1
  expect lane 1 R254 = 0x11a
  expect lane 2 R254 = 0x233
  expect lane 3 R254 = 0x21
  expect lane 4 R254 = 0x22a
  expect lane 5 R254 = 0x8
  expect lane 6 R254 = 0x221
  expect lane 7 R254 = 0x134
}

warp 2 { asm "TEXS.LZ RZ, R246, R214, R132, 2, 2D, R"  active 0xff
  s = { bits(0x3f6aaaac) bits(0x3f6dd000) bits(0xbf000001) bits(0x403fffff) bits(0x3fc95800) bits(0x400fffff) bits(0xbf9e2800) bits(0x3f8de801) ... }
  t = { bits(0x405cec01) bits(0x40333333) bits(0xc00f7800) bits(0x3f19999b) bits(0x3fb33333) bits(0x400ccccd) bits(0xbf060000) bits(0x3f7fffff) ... }
  expect lane 0 R246 = 0x4b
  expect lane 1 R246 = 0x4b
  expect lane 2 R246 = 0x5
  expect lane 3 R246 = 0x3b
  expect lane 4 R246 = 0x46
  expect lane 5 R246 = 0x42
  expect lane 6 R246 = 0x9
  expect lane 7 R246 = 0x41
}

warp 3 { asm "TEXS.LZ RZ, R92, R46, R240, 3, ARRAY_2D, R"  active 0xff  array = { 2 0 1 1 2 0 1 2 ... }
  s = { bits(0x3fa92001) bits(0x3fcaaaac) bits(0x40100000) bits(0x3f7e6000) bits(0x402d7401) bits(0x3ff55556) bits(0x40055554) bits(0x40433801) ... }
  t = { bits(0x3f99999a) bits(0x40266666) bits(0x3eae4001) bits(0xbf96b001) bits(0x3fddc801) bits(0x3eccccce) bits(0x401bdbff) bits(0xc0354000) ... }
  expect lane 0 R92 = 0xb0b0
  expect lane 1 R92 = 0xb0b0
  expect lane 2 R92 = 0x113
  expect lane 3 R92 = 0xb0b0
  expect lane 4 R92 = 0xb0b0
  expect lane 5 R92 = 0x2b
  expect lane 6 R92 = 0xb0b0
  expect lane 7 R92 = 0xb0b0
}

warp 4 { asm "TEXS.LZ RZ, R198, R82, R163, 4, 2D, R"  active 0xff
  s = { bits(0x3fdbc7ff) bits(0x3ec94000) bits(0xc0392001) bits(0x40610fff) bits(0xbfb55554) bits(0xbff70801) bits(0x40155555) bits(0xbfeaaaaa) ... }
  t = { bits(0x3e4ccccd) bits(0x3f7fffff) bits(0xbfe66667) bits(0x3f3dffff) bits(0x3f19999b) bits(0xc00333ff) bits(0x3ecccccd) bits(0x40000000) ... }
  expect lane 0 R198 = 0x18
  expect lane 1 R198 = 0x44
  expect lane 2 R198 = 0x1
  expect lane 3 R198 = 0x36
  expect lane 4 R198 = 0x37
  expect lane 5 R198 = 0x0
  expect lane 6 R198 = 0x23
  expect lane 7 R198 = 0x42
}

warp 5 { asm "TEXS.LZ RZ, R226, R2, R79, 5, ARRAY_2D, R"  active 0xff  array = { 0 2 0 0 0 1 0 0 ... }
  s = { bits(0x3fb55555) bits(0x405eac01) bits(0xbf8aaaaa) bits(0x3ff55556) bits(0x3fbfffff) bits(0xbdff7fff) bits(0x3fbfffff) bits(0x4021bc01) ... }
  t = { bits(0xbfad4800) bits(0x40415bff) bits(0x3e4ccccc) bits(0x40333334) bits(0x4035ac00) bits(0x3f7fffff) bits(0xbf83e801) bits(0x403fffff) ... }
  expect lane 0 R226 = 0x44
  expect lane 1 R226 = 0x245
  expect lane 2 R226 = 0xb
  expect lane 3 R226 = 0x4b
  expect lane 4 R226 = 0x45
  expect lane 5 R226 = 0x14a
  expect lane 6 R226 = 0x45
  expect lane 7 R226 = 0x46
}

warp 6 { asm "TEXS.LZ RZ, R160, R180, R241, 6, 2D, R"  active 0xff
  s = { bits(0x3f7fffff) bits(0xbf45f000) bits(0xbdaaaaab) bits(0x3f800001) bits(0xc0396fff) bits(0x4003d401) bits(0xbfb55554) bits(0x40169400) ... }
  t = { bits(0xbf99999b) bits(0x3fa00000) bits(0xbf4cccce) bits(0x3c780000) bits(0x3ffe9000) bits(0x40333332) bits(0xbfd84800) bits(0x3f3f9000) ... }
  expect lane 0 R160 = 0xb0b0
  expect lane 1 R160 = 0xb0b0
  expect lane 2 R160 = 0x4b
  expect lane 3 R160 = 0x0
  expect lane 4 R160 = 0xb0b0
  expect lane 5 R160 = 0xb0b0
  expect lane 6 R160 = 0xb0b0
  expect lane 7 R160 = 0x34
}

warp 7 { asm "TEXS.LZ RZ, R164, R134, R7, 7, ARRAY_2D, R"  active 0xff  array = { 2 0 1 2 0 0 2 0 ... }
  s = { bits(0x3f885801) bits(0xbff55556) bits(0xbf555556) bits(0x402aaaab) bits(0xbfa957ff) bits(0x3fd3c800) bits(0x3feaaaaa) bits(0x0) ... }
  t = { bits(0x0) bits(0xbfb33334) bits(0x3de80000) bits(0x3fcccccd) bits(0xbff93001) bits(0x400cccce) bits(0x4019999a) bits(0xbf5a6fff) ... }
  expect lane 0 R164 = 0x200
  expect lane 1 R164 = 0x40
  expect lane 2 R164 = 0x101
  expect lane 3 R164 = 0x248
  expect lane 4 R164 = 0x48
  expect lane 5 R164 = 0x47
  expect lane 6 R164 = 0x249
  expect lane 7 R164 = 0x40
}

warp 8 { asm "TEXS.LZ RZ, R238, R84, R11, 8, 2D, R"  active 0xff
  s = { bits(0x4007b001) bits(0x405c2bff) bits(0x3daaaaab) bits(0x3d850000) bits(0x40667800) bits(0x40155555) bits(0x3f9eb800) bits(0xbf522fff) ... }
  t = { bits(0x4067cc00) bits(0x3f199999) bits(0x3eda4000) bits(0x3f4cccce) bits(0xbfb25001) bits(0x3fb33332) bits(0x40333333) bits(0x3f905fff) ... }
  expect lane 0 R238 = 0x31
  expect lane 1 R238 = 0x26
  expect lane 2 R238 = 0x21
  expect lane 3 R238 = 0x40
  expect lane 4 R238 = 0x34
  expect lane 5 R238 = 0x13
  expect lane 6 R238 = 0x39
  expect lane 7 R238 = 0x9
}

warp 9 { asm "TEXS.LZ RZ, R164, R228, R117, 9, ARRAY_2D, R"  active 0xff  array = { 1 1 2 2 2 1 2 1 ... }
  s = { bits(0x3e2b3fff) bits(0xbfc00000) bits(0x40400001) bits(0x3ff8e800) bits(0x40549801) bits(0xbed55555) bits(0xbfff8000) bits(0x3f27ffff) ... }
  t = { bits(0xbf19999a) bits(0xbffd57ff) bits(0xbf1d9000) bits(0x40199999) bits(0xbf800000) bits(0xbf4ccccc) bits(0x3c180001) bits(0xbffb2001) ... }
  expect lane 0 R164 = 0x122
  expect lane 1 R164 = 0x106
  expect lane 2 R164 = 0x23b
  expect lane 3 R164 = 0x210
  expect lane 4 R164 = 0x248
  expect lane 5 R164 = 0x134
  expect lane 6 R164 = 0x200
  expect lane 7 R164 = 0x107
}

warp 10 { asm "TEXS.LZ RZ, R250, R154, R186, 10, 2D, R"  active 0xff
  s = { bits(0xbfe00000) bits(0x400aaaac) bits(0x3d660000) bits(0x3fa00001) bits(0xbffd77ff) bits(0x3f748fff) bits(0x3f350001) bits(0x403c5001) ... }
  t = { bits(0xbff3efff) bits(0x403f1bff) bits(0x3e1a8001) bits(0xc0000000) bits(0x3fe66665) bits(0xc03ed800) bits(0x3f199999) bits(0x40400000) ... }
  expect lane 0 R250 = 0x3
  expect lane 1 R250 = 0x42
  expect lane 2 R250 = 0x0
  expect lane 3 R250 = 0x8
  expect lane 4 R250 = 0x40
  expect lane 5 R250 = 0xb
  expect lane 6 R250 = 0x28
  expect lane 7 R250 = 0x4b
}

warp 11 { asm "TEXS.LZ RZ, R112, R182, R58, 11, ARRAY_2D, R"  active 0xff  array = { 1 1 0 1 2 1 2 0 ... }
  s = { bits(0xbe9d0001) bits(0xbf2aaaaa) bits(0xbf555556) bits(0x40070bff) bits(0x3fdfffff) bits(0x3e244001) bits(0x40019001) bits(0xc0173001) ... }
  t = { bits(0xbf479fff) bits(0x3fb50fff) bits(0xbfc61800) bits(0xbfcccccd) bits(0x3fea6800) bits(0x3fc98001) bits(0x40501400) bits(0xc03ab800) ... }
  expect lane 0 R112 = 0xb0b0
  expect lane 1 R112 = 0xb0b0
  expect lane 2 R112 = 0xb0b0
  expect lane 3 R112 = 0xb0b0
  expect lane 4 R112 = 0xb0b0
  expect lane 5 R112 = 0xb0b0
  expect lane 6 R112 = 0xb0b0
  expect lane 7 R112 = 0xb0b0
}

warp 12 { asm "TEXS.LZ RZ, R196, R72, R42, 12, 2D, R"  active 0xff
  s = { bits(0x3fc397ff) bits(0x3f2aaaaa) bits(0x40255555) bits(0x3fc9e000) bits(0xbed55555) bits(0xc022a401) bits(0x406153ff) bits(0xbf2aaaac) ... }
  t = { bits(0xbf5aafff) bits(0x3f19999b) bits(0x40266665) bits(0xbf7d9001) bits(0x3fc43fff) bits(0xbf1f0fff) bits(0xbe4cccce) bits(0xbf00f000) ... }
  expect lane 0 R196 = 0x5
  expect lane 1 R196 = 0x37
  expect lane 2 R196 = 0x46
  expect lane 3 R196 = 0x5
  expect lane 4 R196 = 0x44
  expect lane 5 R196 = 0x6
  expect lane 6 R196 = 0x5
  expect lane 7 R196 = 0x8
}

warp 13 { asm "TEXS.LZ RZ, R190, R144, R173, 13, ARRAY_2D, R"  active 0xff  array = { 1 0 1 1 2 0 2 0 ... }
  s = { bits(0xbf555555) bits(0x40636bff) bits(0xbf686001) bits(0x405be400) bits(0xbfcaaaaa) bits(0x40631c00) bits(0x3ec44000) bits(0xbfaaaaaa) ... }
  t = { bits(0xbf96e7ff) bits(0xbf800001) bits(0x3fcccccd) bits(0x3fe66667) bits(0xc01a57ff) bits(0x0) bits(0x400eebff) bits(0x3e4ccccc) ... }
  expect lane 0 R190 = 0x149
  expect lane 1 R190 = 0x45
  expect lane 2 R190 = 0x14a
  expect lane 3 R190 = 0x146
  expect lane 4 R190 = 0x245
  expect lane 5 R190 = 0x5
  expect lane 6 R190 = 0x244
  expect lane 7 R190 = 0x8
}

warp 14 { asm "TEXS.LZ RZ, R180, R54, R135, 14, 2D, R"  active 0xff
  s = { bits(0xbf0a9000) bits(0x402fffff) bits(0x3f955554) bits(0x3f555556) bits(0x40155555) bits(0x40423001) bits(0xbdaaaaaa) bits(0xc0260c01) ... }
  t = { bits(0xbf800001) bits(0x3fcccccd) bits(0x3f972801) bits(0x40000000) bits(0x4058b000) bits(0x40202c00) bits(0x3f9e6000) bits(0xbfdc3801) ... }
  expect lane 0 R180 = 0xb0b0
  expect lane 1 R180 = 0xb0b0
  expect lane 2 R180 = 0xb0b0
  expect lane 3 R180 = 0xb0b0
  expect lane 4 R180 = 0xb0b0
  expect lane 5 R180 = 0xb0b0
  expect lane 6 R180 = 0xb0b0
  expect lane 7 R180 = 0xb0b0
}

warp 15 { asm "TEXS.LZ RZ, R140, R174, R73, 15, ARRAY_2D, R"  active 0xff  array = { 1 1 1 0 1 0 2 2 ... }
  s = { bits(0xbf8aaaab) bits(0xbf77b000) bits(0xbf582000) bits(0x3ed55554) bits(0x3f155554) bits(0x3f434000) bits(0xbf8e0800) bits(0xc0092bff) ... }
  t = { bits(0x3fe66665) bits(0xbfc7dfff) bits(0x3ff00001) bits(0x400ccccd) bits(0x40000000) bits(0xc0260000) bits(0xbfe66665) bits(0x3f19999b) ... }
  expect lane 0 R140 = 0x14b
  expect lane 1 R140 = 0x14b
  expect lane 2 R140 = 0x14a
  expect lane 3 R140 = 0x44
  expect lane 4 R140 = 0x146
  expect lane 5 R140 = 0x49
  expect lane 6 R140 = 0x24a
  expect lane 7 R140 = 0x231
}

warp 16 { asm "TEXS.LZ RZ, R90, R96, R35, 16, 2D, R"  active 0xff
  s = { bits(0xbfffffff) bits(0x400aaaab) bits(0x40100000) bits(0xbfa277ff) bits(0x3eb6dfff) bits(0xbeaaaaaa) bits(0x403fffff) bits(0xc01707ff) ... }
  t = { bits(0x407c6801) bits(0xc006c3ff) bits(0x3fccccce) bits(0xbf199999) bits(0x3fbb7801) bits(0x3fbe1000) bits(0x3fe66666) bits(0x3d960000) ... }
  expect lane 0 R90 = 0x40
  expect lane 1 R90 = 0x4b
  expect lane 2 R90 = 0x3b
  expect lane 3 R90 = 0x20
  expect lane 4 R90 = 0x24
  expect lane 5 R90 = 0x20
  expect lane 6 R90 = 0x3b
  expect lane 7 R90 = 0x0
}

warp 17 { asm "TEXS.LZ RZ, R244, R26, R171, 17, ARRAY_2D, R"  active 0xff  array = { 1 2 1 0 0 2 2 0 ... }
  s = { bits(0x3ec32000) bits(0x3fe78001) bits(0x3f8aaaac) bits(0x40055555) bits(0xbf182fff) bits(0xbffe6000) bits(0xbfeecfff) bits(0xbfc13000) ... }
  t = { bits(0x4019999a) bits(0xbf800001) bits(0xbfb33333) bits(0x40163000) bits(0x3d2e0001) bits(0xc01f6401) bits(0x3ef68000) bits(0x4042bfff) ... }
  expect lane 0 R244 = 0x124
  expect lane 1 R244 = 0x24b
  expect lane 2 R244 = 0x13b
  expect lane 3 R244 = 0x1b
  expect lane 4 R244 = 0x0
  expect lane 5 R244 = 0x220
  expect lane 6 R244 = 0x220
  expect lane 7 R244 = 0x40
}

warp 18 { asm "TEXS.LZ RZ, R22, R146, R206, 18, 2D, R"  active 0xff
  s = { bits(0x3e831fff) bits(0xbf000000) bits(0xbef0c001) bits(0x3f6aaaab) bits(0x3ed55554) bits(0x3cac0000) bits(0xbfcaaaaa) bits(0xbeffffff) ... }
  t = { bits(0xbf800000) bits(0x3fe66667) bits(0xc03cf000) bits(0xbfffffff) bits(0xbfffffff) bits(0x40266667) bits(0xbc300000) bits(0x40266666) ... }
  expect lane 0 R22 = 0x3
  expect lane 1 R22 = 0x40
  expect lane 2 R22 = 0x0
  expect lane 3 R22 = 0xb
  expect lane 4 R22 = 0x4
  expect lane 5 R22 = 0x40
  expect lane 6 R22 = 0x0
  expect lane 7 R22 = 0x40
}

warp 19 { asm "TEXS.LZ RZ, R26, R206, R56, 19, ARRAY_2D, R"  active 0xff  array = { 2 1 0 1 1 2 1 2 ... }
  s = { bits(0x3f74b000) bits(0x3ee94001) bits(0xbeffffff) bits(0x3f4ed001) bits(0x40000000) bits(0xbffba7ff) bits(0xbf8aaaab) bits(0x3f02dfff) ... }
  t = { bits(0x3f19999a) bits(0x3ed79fff) bits(0x3f999999) bits(0x3f199999) bits(0x3e17c000) bits(0x3eccccce) bits(0x3fe66666) bits(0xbf3b9001) ... }
  expect lane 0 R26 = 0x23b
  expect lane 1 R26 = 0x125
  expect lane 2 R26 = 0xb0b0
  expect lane 3 R26 = 0x129
  expect lane 4 R26 = 0x10b
  expect lane 5 R26 = 0x220
  expect lane 6 R26 = 0xb0b0
  expect lane 7 R26 = 0xb0b0
}

warp 20 { asm "TEXS.LZ RZ, R230, R56, R217, 20, 2D, R"  active 0xff
  s = { bits(0xbeaaaaaa) bits(0x3fdce800) bits(0x3f155555) bits(0xbfd55555) bits(0xbfaaaaaa) bits(0xc01b3bff) bits(0x402d1800) bits(0xbff97800) ... }
  t = { bits(0x40266666) bits(0x3fffc001) bits(0x0) bits(0xbf19999b) bits(0xbe4ccccd) bits(0xbf800001) bits(0x3fe66666) bits(0x3f800000) ... }
  expect lane 0 R230 = 0x40
  expect lane 1 R230 = 0x4b
  expect lane 2 R230 = 0x7
  expect lane 3 R230 = 0x0
  expect lane 4 R230 = 0x0
  expect lane 5 R230 = 0x0
  expect lane 6 R230 = 0x4b
  expect lane 7 R230 = 0x40
}

warp 21 { asm "TEXS.LZ RZ, R120, R182, R180, 21, ARRAY_2D, R"  active 0xff  array = { 2 0 1 2 1 0 0 2 ... }
  s = { bits(0x40300001) bits(0x3ed55554) bits(0xbfc98800) bits(0xbfa2d000) bits(0xbf6b8001) bits(0xbfb55555) bits(0xbf6aaaab) bits(0x3eaaaaac) ... }
  t = { bits(0xbf1cc000) bits(0x3f214001) bits(0xbfffffff) bits(0xbf4ccccc) bits(0xbf95cfff) bits(0x40401000) bits(0x400ccccd) bits(0x3e4ccccc) ... }
  expect lane 0 R120 = 0x23b
  expect lane 1 R120 = 0x34
  expect lane 2 R120 = 0x140
  expect lane 3 R120 = 0x230
  expect lane 4 R120 = 0x140
  expect lane 5 R120 = 0x40
  expect lane 6 R120 = 0x40
  expect lane 7 R120 = 0x204
}

warp 22 { asm "TEXS.LZ RZ, R128, R172, R106, 22, 2D, R"  active 0xff
  s = { bits(0xbe45ffff) bits(0x3fc23801) bits(0x4003c7ff) bits(0xbfcaaaab) bits(0x3f91d001) bits(0xc02fffff) bits(0xbc8e0001) bits(0xbf400000) ... }
  t = { bits(0x4003e800) bits(0x401683ff) bits(0xbe4ccccd) bits(0x403fffff) bits(0xbfc81800) bits(0xbf0ca000) bits(0x3fe66667) bits(0x4019999a) ... }
  expect lane 0 R128 = 0xb0b0
  expect lane 1 R128 = 0xb0b0
  expect lane 2 R128 = 0xb
  expect lane 3 R128 = 0xb0b0
  expect lane 4 R128 = 0xb0b0
  expect lane 5 R128 = 0x20
  expect lane 6 R128 = 0xb0b0
  expect lane 7 R128 = 0xb0b0
}

warp 23 { asm "TEXS.LZ RZ, R160, R168, R204, 23, ARRAY_2D, R"  active 0xff  array = { 0 0 2 1 2 0 1 1 ... }
  s = { bits(0xbeb82000) bits(0x40300001) bits(0x3faaaaaa) bits(0xbfc57000) bits(0x405e1401) bits(0x3ff4c800) bits(0xbfc7f7ff) bits(0x40055554) ... }
  t = { bits(0xbdd48001) bits(0x401a4c01) bits(0xbeccccce) bits(0x3d42ffff) bits(0x403213ff) bits(0x3e4ccccc) bits(0xbe4ccccc) bits(0x40000001) ... }
  expect lane 0 R160 = 0x0
  expect lane 1 R160 = 0x4b
  expect lane 2 R160 = 0x22b
  expect lane 3 R160 = 0x100
  expect lane 4 R160 = 0x24b
  expect lane 5 R160 = 0xb
  expect lane 6 R160 = 0x100
  expect lane 7 R160 = 0x14b
}

warp 24 { asm "TEXS.LZ RZ, R172, R48, R207, 24, 2D, R"  active 0xff
  s = { bits(0x40300000) bits(0x401aaaac) bits(0xbed55556) bits(0xbf955555) bits(0x3fea1001) bits(0x40100001) bits(0x402aaaaa) bits(0xc028efff) ... }
  t = { bits(0xbf99999a) bits(0x40266665) bits(0x3fb33332) bits(0xbfe66665) bits(0xbf182fff) bits(0xbeccccce) bits(0xbfccccce) bits(0xbffc0fff) ... }
  expect lane 0 R172 = 0xb0b0
  expect lane 1 R172 = 0xb0b0
  expect lane 2 R172 = 0xb0b0
  expect lane 3 R172 = 0xb0b0
  expect lane 4 R172 = 0xb0b0
  expect lane 5 R172 = 0xb0b0
  expect lane 6 R172 = 0xb0b0
  expect lane 7 R172 = 0xb0b0
}

warp 25 { asm "TEXS.LZ RZ, R160, R206, R7, 25, ARRAY_2D, R"  active 0xff  array = { 1 2 2 2 2 1 0 1 ... }
  s = { bits(0x3f3fffff) bits(0xbf800001) bits(0xbed55554) bits(0xc03f83ff) bits(0x3fb55555) bits(0xbe800000) bits(0x40355556) bits(0x402b03ff) ... }
  t = { bits(0x3df90001) bits(0x403703ff) bits(0xbfd87801) bits(0xbfcccccc) bits(0x40333333) bits(0x3fcb77ff) bits(0xbf93ffff) bits(0x0) ... }
  expect lane 0 R160 = 0x108
  expect lane 1 R160 = 0xb0b0
  expect lane 2 R160 = 0xb0b0
  expect lane 3 R160 = 0xb0b0
  expect lane 4 R160 = 0xb0b0
  expect lane 5 R160 = 0xb0b0
  expect lane 6 R160 = 0xb0b0
  expect lane 7 R160 = 0xb0b0
}

warp 26 { asm "TEXS.LZ RZ, R162, R106, R158, 26, 2D, R"  active 0xff
  s = { bits(0x3e800000) bits(0x402b7c00) bits(0xbfa06000) bits(0x402a8fff) bits(0xbf000001) bits(0xbf670000) bits(0x3f8b6800) bits(0xbfb55555) ... }
  t = { bits(0xbfb33334) bits(0xbfc9d001) bits(0xc03d97ff) bits(0x3f199999) bits(0x3f4ccccd) bits(0xbfb33334) bits(0xbfcccccc) bits(0xbfcccccc) ... }
  expect lane 0 R162 = 0x3
  expect lane 1 R162 = 0xb0b0
  expect lane 2 R162 = 0xb0b0
  expect lane 3 R162 = 0xb0b0
  expect lane 4 R162 = 0xb0b0
  expect lane 5 R162 = 0xb0b0
  expect lane 6 R162 = 0xb0b0
  expect lane 7 R162 = 0xb0b0
}

warp 27 { asm "TEXS.LZ RZ, R234, R122, R118, 27, ARRAY_2D, R"  active 0xff  array = { 0 2 1 1 2 2 1 1 ... }
  s = { bits(0x40076000) bits(0xbfe00001) bits(0xc03b23ff) bits(0xc0391401) bits(0x3e2aaaaa) bits(0x404fb3ff) bits(0x3f800000) bits(0xbf9d4800) ... }
  t = { bits(0x3ff42fff) bits(0xbf4ccccd) bits(0xbf19999a) bits(0x3fe66667) bits(0xbf0ef000) bits(0xbecccccc) bits(0xbe4ccccd) bits(0xbfb33332) ... }
  expect lane 0 R234 = 0xb0b0
  expect lane 1 R234 = 0xb0b0
  expect lane 2 R234 = 0xb0b0
  expect lane 3 R234 = 0xb0b0
  expect lane 4 R234 = 0xb0b0
  expect lane 5 R234 = 0xb0b0
  expect lane 6 R234 = 0xb0b0
  expect lane 7 R234 = 0xb0b0
}

warp 28 { asm "TEXS.LZ RZ, R184, R86, R43, 28, 2D, R"  active 0xff
  s = { bits(0xbe42c000) bits(0x3e7d4000) bits(0xc034dc00) bits(0x403fffff) bits(0x407ca800) bits(0xbfcaaaaa) bits(0x3f66ffff) bits(0xbf347fff) ... }
  t = { bits(0xbf99999a) bits(0xbf800001) bits(0x3fcccccd) bits(0xc0000001) bits(0x3e513fff) bits(0x400fbfff) bits(0x3f800001) bits(0x3fb33333) ... }
  expect lane 0 R184 = 0xb0b0
  expect lane 1 R184 = 0x2
  expect lane 2 R184 = 0xb0b0
  expect lane 3 R184 = 0xb0b0
  expect lane 4 R184 = 0xb0b0
  expect lane 5 R184 = 0xb0b0
  expect lane 6 R184 = 0x4a
  expect lane 7 R184 = 0xb0b0
}

warp 29 { asm "TEXS.LZ RZ, R144, R18, R225, 29, ARRAY_2D, R"  active 0xff  array = { 1 2 2 2 2 1 1 2 ... }
  s = { bits(0x404b9bff) bits(0x3ed55555) bits(0x400aaaab) bits(0xbfffffff) bits(0x3f5f1fff) bits(0x40650001) bits(0x3f800000) bits(0x3e2aaaaa) ... }
  t = { bits(0x4019999b) bits(0x40266665) bits(0xc006cc01) bits(0x3f4a2fff) bits(0xc02b1001) bits(0xc01f3000) bits(0x3f8187ff) bits(0x4030ac01) ... }
  expect lane 0 R144 = 0xb0b0
  expect lane 1 R144 = 0x245
  expect lane 2 R144 = 0xb0b0
  expect lane 3 R144 = 0xb0b0
  expect lane 4 R144 = 0x24a
  expect lane 5 R144 = 0xb0b0
  expect lane 6 R144 = 0xb0b0
  expect lane 7 R144 = 0x241
}

warp 30 { asm "TEXS.LZ RZ, R196, R200, R116, 30, 2D, R"  active 0xff
  s = { bits(0x3daaaaaa) bits(0xc0180000) bits(0xc030fc01) bits(0x406b7bff) bits(0x40155554) bits(0xbe2aaaac) bits(0x3f712fff) bits(0x3fceb7ff) ... }
  t = { bits(0xbcc1ffff) bits(0x40266665) bits(0x4024abff) bits(0xbfb33334) bits(0xc0368bff) bits(0xc0139801) bits(0xbfcccccc) bits(0xc0000001) ... }
  expect lane 0 R196 = 0x0
  expect lane 1 R196 = 0xb0b0
  expect lane 2 R196 = 0xb0b0
  expect lane 3 R196 = 0xb0b0
  expect lane 4 R196 = 0xb0b0
  expect lane 5 R196 = 0xb0b0
  expect lane 6 R196 = 0xb0b0
  expect lane 7 R196 = 0xb0b0
}

warp 31 { asm "TEXS.LZ RZ, R138, R50, R118, 31, ARRAY_2D, R"  active 0xff  array = { 1 2 0 0 2 1 1 2 ... }
  s = { bits(0xbfcd7800) bits(0x3f400001) bits(0xbf8a4800) bits(0x3daaaaac) bits(0x4078ffff) bits(0xbed55556) bits(0xc024e000) bits(0xc0310bff) ... }
  t = { bits(0xbf19999a) bits(0x3f800000) bits(0xbfa34801) bits(0xbf795000) bits(0xbf303fff) bits(0xc0135fff) bits(0x40738800) bits(0xc0000000) ... }
  expect lane 0 R138 = 0xb0b0
  expect lane 1 R138 = 0x249
  expect lane 2 R138 = 0xb0b0
  expect lane 3 R138 = 0x41
  expect lane 4 R138 = 0xb0b0
  expect lane 5 R138 = 0xb0b0
  expect lane 6 R138 = 0xb0b0
  expect lane 7 R138 = 0xb0b0
}

warp 32 { asm "TEXS.LZ RZ, R46, R92, R209, 32, 2D, R"  active 0xff
  s = { bits(0xc0194401) bits(0xbfe7c7ff) bits(0xbe2aaaaa) bits(0x3fa00001) bits(0xbf000000) bits(0x3e3c0000) bits(0x3fa00000) bits(0x400aaaab) ... }
  t = { bits(0x3f4cccce) bits(0xbfb6e800) bits(0xbfb33334) bits(0x3ecccccc) bits(0x3fad2fff) bits(0x40333334) bits(0x4075afff) bits(0xbecccccc) ... }
  expect lane 0 R46 = 0x40
  expect lane 1 R46 = 0x20
  expect lane 2 R46 = 0x20
  expect lane 3 R46 = 0x1b
  expect lane 4 R46 = 0x10
  expect lane 5 R46 = 0x42
  expect lane 6 R46 = 0x4b
  expect lane 7 R46 = 0x3b
}

warp 33 { asm "TEXS.LZ RZ, R72, R166, R205, 33, ARRAY_2D, R"  active 0xff  array = { 1 1 2 1 1 0 2 1 ... }
  s = { bits(0xbf936001) bits(0xc035ebff) bits(0xbf8aaaaa) bits(0xbf000000) bits(0xbed55555) bits(0xbff35001) bits(0xc01c1fff) bits(0x40539800) ... }
  t = { bits(0xc02e8c00) bits(0xbe4ccccc) bits(0xbf99999a) bits(0x3d7affff) bits(0xbf19999a) bits(0xc01ca400) bits(0x3fe66666) bits(0xbe6b8000) ... }
  expect lane 0 R72 = 0x130
  expect lane 1 R72 = 0x100
  expect lane 2 R72 = 0x240
  expect lane 3 R72 = 0x100
  expect lane 4 R72 = 0x120
  expect lane 5 R72 = 0x20
  expect lane 6 R72 = 0x200
  expect lane 7 R72 = 0x11b
}

warp 34 { asm "TEXS.LZ RZ, R50, R48, R75, 34, 2D, R"  active 0xff
  s = { bits(0x3fd55554) bits(0xbf6aaaaa) bits(0x3f155556) bits(0x3ffae001) bits(0x40152401) bits(0xbfbc4801) bits(0xbe24ffff) bits(0x3ef9ffff) ... }
  t = { bits(0x4018c400) bits(0xc0000000) bits(0xbfccccce) bits(0x3feb8001) bits(0x4007f001) bits(0xbcf40001) bits(0x4044ffff) bits(0x3fe66666) ... }
  expect lane 0 R50 = 0x4b
  expect lane 1 R50 = 0x0
  expect lane 2 R50 = 0x7
  expect lane 3 R50 = 0x4b
  expect lane 4 R50 = 0x4b
  expect lane 5 R50 = 0x0
  expect lane 6 R50 = 0x40
  expect lane 7 R50 = 0x45
}

warp 35 { asm "TEXS.LZ RZ, R248, R120, R20, 35, ARRAY_2D, R"  active 0xff  array = { 2 0 2 2 1 1 0 0 ... }
  s = { bits(0x3fa55fff) bits(0x40055555) bits(0xc033d801) bits(0x3e7a8001) bits(0x3f7c3000) bits(0xbf8f6fff) bits(0x3e2aaaaa) bits(0xc02f3000) ... }
  t = { bits(0xbe875fff) bits(0x3fffffff) bits(0x3f800000) bits(0xc0087001) bits(0xbe4ccccc) bits(0x3fc3b000) bits(0xbfbf4800) bits(0x3ecccccd) ... }
  expect lane 0 R248 = 0xb0b0
  expect lane 1 R248 = 0xb0b0
  expect lane 2 R248 = 0xb0b0
  expect lane 3 R248 = 0xb0b0
  expect lane 4 R248 = 0xb0b0
  expect lane 5 R248 = 0xb0b0
  expect lane 6 R248 = 0xb0b0
  expect lane 7 R248 = 0x20
}

warp 36 { asm "TEXS.LZ RZ, R190, R142, R254, 36, 2D, R"  active 0xff
  s = { bits(0x3efe8001) bits(0x3ffc87ff) bits(0x40100000) bits(0xc0254401) bits(0x3ef3e001) bits(0xbfef3fff) bits(0x400a9801) bits(0x3f3ba000) ... }
  t = { bits(0x403befff) bits(0x0) bits(0x3fe35800) bits(0xbfccccce) bits(0xbfecf801) bits(0x4075e001) bits(0xbfccccce) bits(0xc02a8bff) ... }
  expect lane 0 R190 = 0x45
  expect lane 1 R190 = 0xb
  expect lane 2 R190 = 0x4b
  expect lane 3 R190 = 0x0
  expect lane 4 R190 = 0x5
  expect lane 5 R190 = 0x40
  expect lane 6 R190 = 0xb
  expect lane 7 R190 = 0x8
}

warp 37 { asm "TEXS.LZ RZ, R88, R50, R107, 37, ARRAY_2D, R"  active 0xff  array = { 0 0 1 0 1 2 2 0 ... }
  s = { bits(0xbf955554) bits(0xbeffffff) bits(0x406be7ff) bits(0xbed55555) bits(0xbfaaaaac) bits(0x3f9bf800) bits(0x40255555) bits(0x400c6c01) ... }
  t = { bits(0xbf99999b) bits(0x3fe57000) bits(0xbfb33332) bits(0x402c4c00) bits(0xbf99999b) bits(0xbfb33333) bits(0x3fb33334) bits(0xbfffffff) ... }
  expect lane 0 R88 = 0x40
  expect lane 1 R88 = 0x40
  expect lane 2 R88 = 0x14b
  expect lane 3 R88 = 0x40
  expect lane 4 R88 = 0x140
  expect lane 5 R88 = 0x24b
  expect lane 6 R88 = 0x24b
  expect lane 7 R88 = 0x4b
}

warp 38 { asm "TEXS.LZ RZ, R24, R24, R34, 38, 2D, R"  active 0xff
  s = { bits(0x3f579fff) bits(0x3fc00001) bits(0xbf400000) bits(0x40128400) bits(0xc00a9fff) bits(0xbf000000) bits(0xbfd55556) bits(0xbfbf7000) ... }
  t = { bits(0xc0060001) bits(0x40400001) bits(0x3f091000) bits(0xc01c1000) bits(0x3e4cccce) bits(0x403fffff) bits(0x3e8bdfff) bits(0x3fe39001) ... }
  expect lane 0 R24 = 0xb0b0
  expect lane 1 R24 = 0xb0b0
  expect lane 2 R24 = 0x20
  expect lane 3 R24 = 0xb0b0
  expect lane 4 R24 = 0x10
  expect lane 5 R24 = 0xb0b0
  expect lane 6 R24 = 0x10
  expect lane 7 R24 = 0xb0b0
}

warp 39 { asm "TEXS.LZ RZ, R224, R170, R152, 39, ARRAY_2D, R"  active 0xff  array = { 0 0 0 1 0 0 1 1 ... }
  s = { bits(0x3faaaaab) bits(0x403fffff) bits(0x3dce0000) bits(0x40155555) bits(0xbfc6c000) bits(0x3fb55555) bits(0x3f4b5001) bits(0x40400000) ... }
  t = { bits(0xbecccccc) bits(0xbf8d57ff) bits(0x0) bits(0x4072dbff) bits(0xbfccf7ff) bits(0x3f4ccccc) bits(0x3fb33333) bits(0xbf999999) ... }
  expect lane 0 R224 = 0x1b
  expect lane 1 R224 = 0x4b
  expect lane 2 R224 = 0x1
  expect lane 3 R224 = 0x14b
  expect lane 4 R224 = 0x40
  expect lane 5 R224 = 0x3b
  expect lane 6 R224 = 0x149
  expect lane 7 R224 = 0x14b
}

warp 40 { asm "TEXS.LZ RZ, R24, R238, R14, 40, 2D, R"  active 0xff
  s = { bits(0xbe822001) bits(0xbf8aaaaa) bits(0x403aaaab) bits(0x40400001) bits(0xbea9dfff) bits(0x400aaaaa) bits(0x3e2aaaac) bits(0x3f555555) ... }
  t = { bits(0x3fb33334) bits(0xbf965800) bits(0x3fe66666) bits(0x3fcccccd) bits(0xc039ac01) bits(0x406de7ff) bits(0x406e8bff) bits(0x3f4ccccc) ... }
  expect lane 0 R24 = 0x23
  expect lane 1 R24 = 0x4b
  expect lane 2 R24 = 0x3b
  expect lane 3 R24 = 0x3b
  expect lane 4 R24 = 0x3
  expect lane 5 R24 = 0x3b
  expect lane 6 R24 = 0x32
  expect lane 7 R24 = 0x3a
}

warp 41 { asm "TEXS.LZ RZ, R40, R230, R92, 41, ARRAY_2D, R"  active 0xff  array = { 0 0 2 1 1 2 2 1 ... }
  s = { bits(0xc0216401) bits(0xc017c800) bits(0x3fca0001) bits(0x40567401) bits(0xbf7fffff) bits(0x3ed55555) bits(0xbf955556) bits(0x3f2aaaac) ... }
  t = { bits(0xbfefa000) bits(0xbfb33332) bits(0x3f905800) bits(0x3fcccccd) bits(0xbfffffff) bits(0xc00d3400) bits(0x3dd00001) bits(0x403fffff) ... }
  expect lane 0 R40 = 0xb
  expect lane 1 R40 = 0x3b
  expect lane 2 R40 = 0x24b
  expect lane 3 R40 = 0x11b
  expect lane 4 R40 = 0x10b
  expect lane 5 R40 = 0x215
  expect lane 6 R40 = 0x20b
  expect lane 7 R40 = 0x148
}

warp 42 { asm "TEXS.LZ RZ, R116, R190, R10, 42, 2D, R"  active 0xff
  s = { bits(0xbdaaaaaa) bits(0xc036fc01) bits(0xc00bcc00) bits(0x40271401) bits(0xbfeaaaac) bits(0x3ff28000) bits(0xbebda001) bits(0x3fffffff) ... }
  t = { bits(0x3f2d6000) bits(0x40000000) bits(0xbf4cccce) bits(0x3f99999a) bits(0x3fcccccd) bits(0x3f4ccccd) bits(0xbf7d5001) bits(0x3d9d8000) ... }
  expect lane 0 R116 = 0x30
  expect lane 1 R116 = 0x4b
  expect lane 2 R116 = 0xb
  expect lane 3 R116 = 0x4b
  expect lane 4 R116 = 0x4b
  expect lane 5 R116 = 0x4b
  expect lane 6 R116 = 0x4
  expect lane 7 R116 = 0xb
}

warp 43 { asm "TEXS.LZ RZ, R150, R150, R184, 43, ARRAY_2D, R"  active 0xff  array = { 0 2 2 2 0 1 1 0 ... }
  s = { bits(0x3f0e3000) bits(0xbed55555) bits(0x40055556) bits(0x3f950801) bits(0xbf381000) bits(0x3e7a8000) bits(0x3fddc000) bits(0x3f2c9000) ... }
  t = { bits(0x3f456000) bits(0xc03d5bff) bits(0xbff637ff) bits(0xbfdc6001) bits(0x3eccccce) bits(0x3e29ffff) bits(0xbf94f801) bits(0x3fffffff) ... }
  expect lane 0 R150 = 0x36
  expect lane 1 R150 = 0xb0b0
  expect lane 2 R150 = 0xb0b0
  expect lane 3 R150 = 0xb0b0
  expect lane 4 R150 = 0x28
  expect lane 5 R150 = 0x102
  expect lane 6 R150 = 0xb0b0
  expect lane 7 R150 = 0xb0b0
}

warp 44 { asm "TEXS.LZ RZ, R56, R62, R145, 44, 2D, R"  active 0xff
  s = { bits(0x3f8b9fff) bits(0x40355555) bits(0x40355555) bits(0x400b7fff) bits(0x40353001) bits(0xbfeaaaaa) bits(0xbf94afff) bits(0xbe588001) ... }
  t = { bits(0xbfcccccd) bits(0x3e4ccccd) bits(0x403cebff) bits(0x40400000) bits(0xbe4cccce) bits(0x403fffff) bits(0x3fcccccd) bits(0x4011d801) ... }
  expect lane 0 R56 = 0xb
  expect lane 1 R56 = 0x1b
  expect lane 2 R56 = 0x4b
  expect lane 3 R56 = 0x4b
  expect lane 4 R56 = 0xb
  expect lane 5 R56 = 0x4b
  expect lane 6 R56 = 0x4b
  expect lane 7 R56 = 0x42
}

warp 45 { asm "TEXS.LZ RZ, R206, R156, R8, 45, ARRAY_2D, R"  active 0xff  array = { 1 2 0 2 0 2 1 0 ... }
  s = { bits(0x3feaaaab) bits(0x40495c00) bits(0xbe2aaaaa) bits(0xbf9fffff) bits(0xbfb55556) bits(0x40300000) bits(0x40324c01) bits(0x3f3fffff) ... }
  t = { bits(0x400ccccc) bits(0xbf4ccccd) bits(0xbf402fff) bits(0xbdea7fff) bits(0xc03f9fff) bits(0x40400001) bits(0x3fcccccd) bits(0x40266666) ... }
  expect lane 0 R206 = 0x14b
  expect lane 1 R206 = 0x23b
  expect lane 2 R206 = 0x31
  expect lane 3 R206 = 0x20b
  expect lane 4 R206 = 0x4b
  expect lane 5 R206 = 0x24b
  expect lane 6 R206 = 0x14b
  expect lane 7 R206 = 0x48
}

warp 46 { asm "TEXS.LZ RZ, R240, R52, R237, 46, 2D, R"  active 0xff
  s = { bits(0xbe2aaaab) bits(0x3f9fffff) bits(0xc02ea801) bits(0x400aaaac) bits(0xc03fdfff) bits(0x3fc51001) bits(0xbf7f5001) bits(0x4045f801) ... }
  t = { bits(0x3f0d7fff) bits(0xbff20801) bits(0xbfb33334) bits(0x3f19999a) bits(0x3f19999b) bits(0xbecccccd) bits(0xbe2b0000) bits(0xbf59e001) ... }
  expect lane 0 R240 = 0x21
  expect lane 1 R240 = 0xb0b0
  expect lane 2 R240 = 0xb0b0
  expect lane 3 R240 = 0x3b
  expect lane 4 R240 = 0x3b
  expect lane 5 R240 = 0x1b
  expect lane 6 R240 = 0xb
  expect lane 7 R240 = 0x4b
}

warp 47 { asm "TEXS.LZ RZ, R14, R10, R124, 47, ARRAY_2D, R"  active 0xff  array = { 1 0 2 0 0 1 0 0 ... }
  s = { bits(0x404a8000) bits(0xbf736001) bits(0xbfb9e000) bits(0x4035bbff) bits(0xbe2aaaac) bits(0x3fc00001) bits(0x3f87dfff) bits(0xc0079400) ... }
  t = { bits(0xbffe47ff) bits(0x3f265fff) bits(0x3f19999b) bits(0x3e4ccccc) bits(0x3e4cccce) bits(0x405ff3ff) bits(0x404493ff) bits(0x3fb33332) ... }
  expect lane 0 R14 = 0x14b
  expect lane 1 R14 = 0x3b
  expect lane 2 R14 = 0x23b
  expect lane 3 R14 = 0xb
  expect lane 4 R14 = 0x12
  expect lane 5 R14 = 0x14b
  expect lane 6 R14 = 0x4b
  expect lane 7 R14 = 0x4b
}

warp 48 { asm "TEXS.LZ RZ, R28, R198, R58, 48, 2D, R"  active 0xff
  s = { bits(0x3f8b4fff) bits(0x404597ff) bits(0x3eed7fff) bits(0x3f800001) bits(0x3e414001) bits(0x40694c00) bits(0xbe2aaaab) bits(0x3f489000) ... }
  t = { bits(0x3fb33334) bits(0x4004a001) bits(0xbf70dfff) bits(0xc008abff) bits(0x4065e000) bits(0x3f4ccccc) bits(0x3f800001) bits(0xc002d800) ... }
  expect lane 0 R28 = 0xb0b0
  expect lane 1 R28 = 0xb0b0
  expect lane 2 R28 = 0x5
  expect lane 3 R28 = 0xb0b0
  expect lane 4 R28 = 0x22
  expect lane 5 R28 = 0xb0b0
  expect lane 6 R28 = 0x1
  expect lane 7 R28 = 0x49
}

warp 49 { asm "TEXS.LZ RZ, R20, R106, R24, 49, ARRAY_2D, R"  active 0xff  array = { 2 2 0 1 1 2 2 1 ... }
  s = { bits(0x3f555556) bits(0xbed55556) bits(0x40046800) bits(0xbf244000) bits(0x3fd55555) bits(0x3faaaaac) bits(0xbfe00001) bits(0xbebaa001) ... }
  t = { bits(0x40266667) bits(0xc0149801) bits(0x3f800001) bits(0x40697fff) bits(0x3eccccce) bits(0xc00953ff) bits(0x40199999) bits(0x405c53ff) ... }
  expect lane 0 R20 = 0x23a
  expect lane 1 R20 = 0x214
  expect lane 2 R20 = 0xb0b0
  expect lane 3 R20 = 0x117
  expect lane 4 R20 = 0xb0b0
  expect lane 5 R20 = 0xb0b0
  expect lane 6 R20 = 0xb0b0
  expect lane 7 R20 = 0x124
}

warp 50 { asm "TEXS.LZ RZ, R42, R238, R2, 50, 2D, R"  active 0xff
  s = { bits(0x4071a800) bits(0xbfcaaaaa) bits(0x4030bfff) bits(0x400aaaaa) bits(0x40300001) bits(0xbdaaaaac) bits(0xbf8aaaaa) bits(0xbf955555) ... }
  t = { bits(0x40762c00) bits(0xbe4c8001) bits(0x3f800001) bits(0x3f800000) bits(0x4019999a) bits(0x3eccccce) bits(0xc0392bff) bits(0x3ff22000) ... }
  expect lane 0 R42 = 0xb0b0
  expect lane 1 R42 = 0xb0b0
  expect lane 2 R42 = 0xb0b0
  expect lane 3 R42 = 0xb0b0
  expect lane 4 R42 = 0xb0b0
  expect lane 5 R42 = 0x21
  expect lane 6 R42 = 0xb0b0
  expect lane 7 R42 = 0xb0b0
}

warp 51 { asm "TEXS.LZ RZ, R138, R102, R40, 51, ARRAY_2D, R"  active 0xff  array = { 0 1 2 1 1 1 2 1 ... }
  s = { bits(0x3f955556) bits(0xbf80f001) bits(0xc013bc00) bits(0x403aaaab) bits(0x40585fff) bits(0xbe2aaaaa) bits(0x40235400) bits(0x3ff63800) ... }
  t = { bits(0xc0192c00) bits(0x3f906fff) bits(0x3f05a001) bits(0x3fe66667) bits(0xbfa75000) bits(0x40333332) bits(0xc025e400) bits(0x3f400fff) ... }
  expect lane 0 R138 = 0xb0b0
  expect lane 1 R138 = 0xb0b0
  expect lane 2 R138 = 0xb0b0
  expect lane 3 R138 = 0xb0b0
  expect lane 4 R138 = 0xb0b0
  expect lane 5 R138 = 0xb0b0
  expect lane 6 R138 = 0xb0b0
  expect lane 7 R138 = 0xb0b0
}

warp 52 { asm "TEXS.LZ RZ, R156, R186, R20, 52, 2D, R"  active 0xff
  s = { bits(0xbf97e800) bits(0xbfa4c000) bits(0xbf400000) bits(0xbf2aaaaa) bits(0x3e7fffff) bits(0xbf1e8fff) bits(0xbfb01001) bits(0x3fd55554) ... }
  t = { bits(0xbf800000) bits(0xbf999999) bits(0xbfb23fff) bits(0xc0353c01) bits(0xc01bc800) bits(0xbfcccccc) bits(0x3fb8f000) bits(0xbf254000) ... }
  expect lane 0 R156 = 0xb0b0
  expect lane 1 R156 = 0xb0b0
  expect lane 2 R156 = 0x8
  expect lane 3 R156 = 0x7
  expect lane 4 R156 = 0x2
  expect lane 5 R156 = 0x7
  expect lane 6 R156 = 0xb0b0
  expect lane 7 R156 = 0xb0b0
}

warp 53 { asm "TEXS.LZ RZ, R32, R184, R67, 53, ARRAY_2D, R"  active 0xff  array = { 0 2 1 2 1 1 1 1 ... }
  s = { bits(0x3daaaaac) bits(0x3f267000) bits(0xc03afc01) bits(0x4010b800) bits(0xbff55555) bits(0x400aaaac) bits(0xbf800000) bits(0xbfb85801) ... }
  t = { bits(0x3f4bd000) bits(0xbf4ccccc) bits(0xbfccd800) bits(0xbfe66667) bits(0x3f7fffff) bits(0x0) bits(0x40333334) bits(0x3fb68fff) ... }
  expect lane 0 R32 = 0x31
  expect lane 1 R32 = 0x237
  expect lane 2 R32 = 0xb0b0
  expect lane 3 R32 = 0xb0b0
  expect lane 4 R32 = 0xb0b0
  expect lane 5 R32 = 0xb0b0
  expect lane 6 R32 = 0x14b
  expect lane 7 R32 = 0xb0b0
}

warp 54 { asm "TEXS.LZ RZ, R26, R12, R87, 54, 2D, R"  active 0xff
  s = { bits(0x3fb55554) bits(0xbfe19001) bits(0x3e59c001) bits(0xbe800000) bits(0x3faaaaac) bits(0xbfcaaaab) bits(0x3f6aaaac) bits(0xbeffffff) ... }
  t = { bits(0x3e91c000) bits(0x40498001) bits(0x3f0df001) bits(0x3fd607ff) bits(0xc00b6c00) bits(0xbf7fffff) bits(0xc0279801) bits(0x3fb33333) ... }
  expect lane 0 R26 = 0xb0b0
  expect lane 1 R26 = 0xb0b0
  expect lane 2 R26 = 0x22
  expect lane 3 R26 = 0xb0b0
  expect lane 4 R26 = 0xb0b0
  expect lane 5 R26 = 0xb0b0
  expect lane 6 R26 = 0xb0b0
  expect lane 7 R26 = 0xb0b0
}

warp 55 { asm "TEXS.LZ RZ, R134, R138, R236, 55, ARRAY_2D, R"  active 0xff  array = { 2 0 0 2 1 2 2 2 ... }
  s = { bits(0x403f23ff) bits(0xbea87fff) bits(0x3ff55554) bits(0x40355555) bits(0x400fffff) bits(0x3f7ab001) bits(0x404a67ff) bits(0x40155556) ... }
  t = { bits(0x405f4001) bits(0x3f912001) bits(0xc037b800) bits(0x3ed5e001) bits(0xbf99999a) bits(0x3f800001) bits(0x3fee5001) bits(0x40224fff) ... }
  expect lane 0 R134 = 0xb0b0
  expect lane 1 R134 = 0x43
  expect lane 2 R134 = 0xb0b0
  expect lane 3 R134 = 0xb0b0
  expect lane 4 R134 = 0xb0b0
  expect lane 5 R134 = 0x24b
  expect lane 6 R134 = 0xb0b0
  expect lane 7 R134 = 0xb0b0
}

warp 56 { asm "TEXS.LZ RZ, R180, R140, R184, 56, 2D, R"  active 0xff
  s = { bits(0x3ff55554) bits(0xbfd9e000) bits(0xbe2aaaab) bits(0xbf555554) bits(0xbf1abfff) bits(0x40355554) bits(0x404cc801) bits(0xbf555554) ... }
  t = { bits(0x4061efff) bits(0x405bf401) bits(0x404b7800) bits(0xbf199999) bits(0xbfe58001) bits(0x3ecccccd) bits(0x3fccccce) bits(0x3f99999b) ... }
  expect lane 0 R180 = 0x2b
  expect lane 1 R180 = 0x2b
  expect lane 2 R180 = 0x1
  expect lane 3 R180 = 0x29
  expect lane 4 R180 = 0x17
  expect lane 5 R180 = 0x2b
  expect lane 6 R180 = 0x3b
  expect lane 7 R180 = 0x19
}

warp 57 { asm "TEXS.LZ RZ, R218, R0, R157, 57, ARRAY_2D, R"  active 0xff  array = { 1 0 2 2 0 1 2 0 ... }
  s = { bits(0x3f7f7000) bits(0xbf2aaaac) bits(0x3f53f001) bits(0x407efc00) bits(0x40554c01) bits(0xbf63b001) bits(0x3ff55556) bits(0xbffc9000) ... }
  t = { bits(0xbfcccccc) bits(0xbeccccce) bits(0x3fcccccc) bits(0xc03eefff) bits(0x4076f000) bits(0xbec88000) bits(0xc025cfff) bits(0x3fe3a800) ... }
  expect lane 0 R218 = 0x12b
  expect lane 1 R218 = 0x28
  expect lane 2 R218 = 0x229
  expect lane 3 R218 = 0x24b
  expect lane 4 R218 = 0xb
  expect lane 5 R218 = 0x11a
  expect lane 6 R218 = 0x22b
  expect lane 7 R218 = 0x1b
}

warp 58 { asm "TEXS.LZ RZ, R50, R18, R86, 58, 2D, R"  active 0xff
  s = { bits(0x3f7fffff) bits(0x3f555554) bits(0x40055555) bits(0xbfc00000) bits(0xbf8aaaab) bits(0x40560400) bits(0xc0155fff) bits(0x40400001) ... }
  t = { bits(0xbfc51800) bits(0x4019999b) bits(0x4061a400) bits(0x3f999999) bits(0x0) bits(0xbe6fc000) bits(0x3f060000) bits(0xbf99999b) ... }
  expect lane 0 R50 = 0xb
  expect lane 1 R50 = 0x49
  expect lane 2 R50 = 0x4b
  expect lane 3 R50 = 0x4b
  expect lane 4 R50 = 0xb
  expect lane 5 R50 = 0xb
  expect lane 6 R50 = 0x2b
  expect lane 7 R50 = 0xb
}

warp 59 { asm "TEXS.LZ RZ, R144, R228, R25, 59, ARRAY_2D, R"  active 0xff  array = { 0 0 2 2 0 2 2 2 ... }
  s = { bits(0x403aaaac) bits(0xbf555554) bits(0x3e7fffff) bits(0x40155554) bits(0x3fa00000) bits(0x401ca000) bits(0xc03c4c01) bits(0xbfd3b801) ... }
  t = { bits(0xc0054400) bits(0xbfe66665) bits(0x40636c00) bits(0x4019999b) bits(0xbe4cccce) bits(0x3f56b000) bits(0x3e4cccce) bits(0x40266400) ... }
  expect lane 0 R144 = 0xb0b0
  expect lane 1 R144 = 0xb0b0
  expect lane 2 R144 = 0xb0b0
  expect lane 3 R144 = 0xb0b0
  expect lane 4 R144 = 0xb0b0
  expect lane 5 R144 = 0x24b
  expect lane 6 R144 = 0x21b
  expect lane 7 R144 = 0xb0b0
}

warp 60 { asm "TEXS.LZ RZ, R32, R134, R41, 60, 2D, R"  active 0xff
  s = { bits(0x405d5401) bits(0x40299000) bits(0x40000000) bits(0x3f000001) bits(0x3e2aaaaa) bits(0x40055556) bits(0x3f06e000) bits(0x400fffff) ... }
  t = { bits(0x404ee801) bits(0xbf9dcfff) bits(0x400cccce) bits(0x4009e400) bits(0x40000001) bits(0xbecccccd) bits(0x403fffff) bits(0x40315400) ... }
  expect lane 0 R32 = 0x4b
  expect lane 1 R32 = 0xb
  expect lane 2 R32 = 0x4b
  expect lane 3 R32 = 0x46
  expect lane 4 R32 = 0x41
  expect lane 5 R32 = 0xb
  expect lane 6 R32 = 0x46
  expect lane 7 R32 = 0x4b
}

warp 61 { asm "TEXS.LZ RZ, R234, R126, R31, 61, ARRAY_2D, R"  active 0xff  array = { 1 2 1 0 0 1 1 2 ... }
  s = { bits(0xbf555554) bits(0xbfdae801) bits(0x401077ff) bits(0x40255554) bits(0xbf2aaaaa) bits(0x400aaaaa) bits(0x3f9fffff) bits(0x40046c00) ... }
  t = { bits(0xbf4ccccc) bits(0x3f800001) bits(0x3e98e001) bits(0x3f0d0001) bits(0x40000001) bits(0x40577401) bits(0xbf10e001) bits(0x3ef19fff) ... }
  expect lane 0 R234 = 0x139
  expect lane 1 R234 = 0x24b
  expect lane 2 R234 = 0x11b
  expect lane 3 R234 = 0x2b
  expect lane 4 R234 = 0x47
  expect lane 5 R234 = 0x14b
  expect lane 6 R234 = 0x12b
  expect lane 7 R234 = 0x22b
}

warp 62 { asm "TEXS.LZ RZ, R8, R124, R92, 62, 2D, R"  active 0xff
  s = { bits(0x3f51afff) bits(0x405f73ff) bits(0x403aaaab) bits(0xbf155554) bits(0xc020ffff) bits(0x3f85f800) bits(0xbf763fff) bits(0x3f2f7001) ... }
  t = { bits(0x40199999) bits(0xbe4cccce) bits(0x3f99999b) bits(0x3fcccccd) bits(0xbd3f0000) bits(0xbf57c001) bits(0x40199999) bits(0xbf800001) ... }
  expect lane 0 R8 = 0xb0b0
  expect lane 1 R8 = 0x1b
  expect lane 2 R8 = 0xb0b0
  expect lane 3 R8 = 0xb0b0
  expect lane 4 R8 = 0xb
  expect lane 5 R8 = 0x4b
  expect lane 6 R8 = 0xb0b0
  expect lane 7 R8 = 0xb0b0
}

warp 63 { asm "TEXS.LZ RZ, R70, R26, R20, 63, ARRAY_2D, R"  active 0xff  array = { 1 1 2 2 0 1 1 1 ... }
  s = { bits(0x407c43ff) bits(0x400a2001) bits(0xbf000000) bits(0xbfb41001) bits(0x3f955556) bits(0xc0021001) bits(0x3fd567ff) bits(0x40503401) ... }
  t = { bits(0x3fb33333) bits(0xbf19999a) bits(0x406413ff) bits(0xbfbe4801) bits(0x3f19999a) bits(0x3eccccce) bits(0x3fb18801) bits(0x3f3c0000) ... }
  expect lane 0 R70 = 0x14b
  expect lane 1 R70 = 0x12b
  expect lane 2 R70 = 0x245
  expect lane 3 R70 = 0x24b
  expect lane 4 R70 = 0x3b
  expect lane 5 R70 = 0x12b
  expect lane 6 R70 = 0x14b
  expect lane 7 R70 = 0x13b
}
