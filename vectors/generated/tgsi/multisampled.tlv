texlock 1
# Written by tests/oracle/tgsi/opcodes.py: multisample textures
# R-TGSI-38 R-TGSI-49 R-TGSI-79 R-TGSI-97 R-TGSI-101
texture 0 { type TWO_D format R32_G32 UINT source R G R G size 40 24 block 1 2 address 0x20000000 texels expression (x) (y) (0) (0) }
sampler 0 { }
handle 1 texture 0 sampler 0
texture 1 { type TWO_D format R32_G32 UINT source R G R G size 20 12 samples MODE_2X2 block 1 2 address 0x20000000 }
handle 0 texture 1 sampler 0
warp 0 { # R-TGSI-38
  tgsi "TXF TEMP[0].xy, IN[0], SAMP[0], 2D_MSAA" bank 0
  "IN[0].x" = { 7 13 0 1 17 6 5 4294967295 6 11 19 19 6 4 15 20 9 14 6 2 1 14 7 20 8 0 7 16 19 8 19 4 }
  "IN[0].y" = { 7 3 11 11 6 5 4 0 7 5 9 1 1 4 0 9 0 2 5 4 5 9 3 9 6 10 8 0 6 11 5 9 }
  "IN[0].w" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0xe "TEMP[0].y" = 0xe
  expect lane 1 "TEMP[0].x" = 0x1b "TEMP[0].y" = 0x6
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x17
  expect lane 3 "TEMP[0].x" = 0x3 "TEMP[0].y" = 0x17
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 5 "TEMP[0].x" = 0xc "TEMP[0].y" = 0xa
  expect lane 6 "TEMP[0].x" = 0xb "TEMP[0].y" = 0x8
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 8 "TEMP[0].x" = 0xd "TEMP[0].y" = 0xf
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x26 "TEMP[0].y" = 0x12
  expect lane 11 "TEMP[0].x" = 0x27 "TEMP[0].y" = 0x2
  expect lane 12 "TEMP[0].x" = 0xc "TEMP[0].y" = 0x3
  expect lane 13 "TEMP[0].x" = 0x9 "TEMP[0].y" = 0x9
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 16 "TEMP[0].x" = 0x13 "TEMP[0].y" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1c "TEMP[0].y" = 0x5
  expect lane 18 "TEMP[0].x" = 0xd "TEMP[0].y" = 0xb
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 20 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0xa
  expect lane 21 "TEMP[0].x" = 0x1d "TEMP[0].y" = 0x12
  expect lane 22 "TEMP[0].x" = 0xe "TEMP[0].y" = 0x7
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x14
  expect lane 26 "TEMP[0].x" = 0xf "TEMP[0].y" = 0x10
  expect lane 27 "TEMP[0].x" = 0x20 "TEMP[0].y" = 0x1
  expect lane 28 "TEMP[0].x" = 0x27 "TEMP[0].y" = 0xd
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 30 "TEMP[0].x" = 0x26 "TEMP[0].y" = 0xa
  expect lane 31 "TEMP[0].x" = 0x9 "TEMP[0].y" = 0x12
}
warp 1 { # R-TGSI-79
  tgsi "DCL SVIEW[0], 2D_MSAA, UINT; SAMPLE_I_MS TEMP[0].xy, IN[0], SVIEW[0], IN[0].wwww" bank 0
  "IN[0].x" = { 7 13 0 1 17 6 5 4294967295 6 11 19 19 6 4 15 20 9 14 6 2 1 14 7 20 8 0 7 16 19 8 19 4 }
  "IN[0].y" = { 7 3 11 11 6 5 4 0 7 5 9 1 1 4 0 9 0 2 5 4 5 9 3 9 6 10 8 0 6 11 5 9 }
  "IN[0].w" = { 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 }
  expect lane 0 "TEMP[0].x" = 0xe "TEMP[0].y" = 0xe
  expect lane 1 "TEMP[0].x" = 0x1b "TEMP[0].y" = 0x6
  expect lane 2 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x17
  expect lane 3 "TEMP[0].x" = 0x3 "TEMP[0].y" = 0x17
  expect lane 4 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 5 "TEMP[0].x" = 0xc "TEMP[0].y" = 0xa
  expect lane 6 "TEMP[0].x" = 0xb "TEMP[0].y" = 0x8
  expect lane 7 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 8 "TEMP[0].x" = 0xd "TEMP[0].y" = 0xf
  expect lane 9 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 10 "TEMP[0].x" = 0x26 "TEMP[0].y" = 0x12
  expect lane 11 "TEMP[0].x" = 0x27 "TEMP[0].y" = 0x2
  expect lane 12 "TEMP[0].x" = 0xc "TEMP[0].y" = 0x3
  expect lane 13 "TEMP[0].x" = 0x9 "TEMP[0].y" = 0x9
  expect lane 14 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 15 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 16 "TEMP[0].x" = 0x13 "TEMP[0].y" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1c "TEMP[0].y" = 0x5
  expect lane 18 "TEMP[0].x" = 0xd "TEMP[0].y" = 0xb
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 20 "TEMP[0].x" = 0x2 "TEMP[0].y" = 0xa
  expect lane 21 "TEMP[0].x" = 0x1d "TEMP[0].y" = 0x12
  expect lane 22 "TEMP[0].x" = 0xe "TEMP[0].y" = 0x7
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x14
  expect lane 26 "TEMP[0].x" = 0xf "TEMP[0].y" = 0x10
  expect lane 27 "TEMP[0].x" = 0x20 "TEMP[0].y" = 0x1
  expect lane 28 "TEMP[0].x" = 0x27 "TEMP[0].y" = 0xd
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].y" = 0x0
  expect lane 30 "TEMP[0].x" = 0x26 "TEMP[0].y" = 0xa
  expect lane 31 "TEMP[0].x" = 0x9 "TEMP[0].y" = 0x12
}
warp 2 { # R-TGSI-49
  tgsi "TXQS TEMP[0].x, SAMP[0], 2D_MSAA" bank 0
  expect lane 0 "TEMP[0].x" = 0x4
  expect lane 1 "TEMP[0].x" = 0x4
  expect lane 2 "TEMP[0].x" = 0x4
  expect lane 3 "TEMP[0].x" = 0x4
  expect lane 4 "TEMP[0].x" = 0x4
  expect lane 5 "TEMP[0].x" = 0x4
  expect lane 6 "TEMP[0].x" = 0x4
  expect lane 7 "TEMP[0].x" = 0x4
  expect lane 8 "TEMP[0].x" = 0x4
  expect lane 9 "TEMP[0].x" = 0x4
  expect lane 10 "TEMP[0].x" = 0x4
  expect lane 11 "TEMP[0].x" = 0x4
  expect lane 12 "TEMP[0].x" = 0x4
  expect lane 13 "TEMP[0].x" = 0x4
  expect lane 14 "TEMP[0].x" = 0x4
  expect lane 15 "TEMP[0].x" = 0x4
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x4
  expect lane 18 "TEMP[0].x" = 0x4
  expect lane 19 "TEMP[0].x" = 0x4
  expect lane 20 "TEMP[0].x" = 0x4
  expect lane 21 "TEMP[0].x" = 0x4
  expect lane 22 "TEMP[0].x" = 0x4
  expect lane 23 "TEMP[0].x" = 0x4
  expect lane 24 "TEMP[0].x" = 0x4
  expect lane 25 "TEMP[0].x" = 0x4
  expect lane 26 "TEMP[0].x" = 0x4
  expect lane 27 "TEMP[0].x" = 0x4
  expect lane 28 "TEMP[0].x" = 0x4
  expect lane 29 "TEMP[0].x" = 0x4
  expect lane 30 "TEMP[0].x" = 0x4
  expect lane 31 "TEMP[0].x" = 0x4
}
warp 3 { # R-TGSI-101
  tgsi "DCL SVIEW[0], 2D_MSAA, UINT; SAMPLE_INFO TEMP[0], SVIEW[0]" bank 0
  expect lane 0 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 1 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 2 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 3 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 4 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 5 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 6 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 7 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 8 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 9 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 10 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 11 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 12 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 13 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 14 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 15 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 16 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 17 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 18 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 19 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 20 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 21 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 22 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 23 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 24 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 25 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 26 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 27 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 28 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 29 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 30 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
  expect lane 31 "TEMP[0].x" = 0x4 "TEMP[0].y" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].w" = 0x0
}
warp 4 { # R-TGSI-97, R-TGSI-98
  tgsi "DCL SVIEW[0], 2D_MSAA, UINT; SAMPLE_POS TEMP[0].xy, SVIEW[0].yxzw, IN[0].xxxx" bank 0
  "IN[0].x" = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 }
  expect lane 0 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 1 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 2 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 3 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
  expect lane 4 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 5 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 6 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 7 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
  expect lane 8 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 9 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 10 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 11 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
  expect lane 12 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 13 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 14 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 15 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
  expect lane 16 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 17 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 18 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 19 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
  expect lane 20 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 21 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 22 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 23 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
  expect lane 24 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 25 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 26 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 27 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
  expect lane 28 "TEMP[0].x" = 0x3e000000 "TEMP[0].y" = 0x3ec00000
  expect lane 29 "TEMP[0].x" = 0x3ec00000 "TEMP[0].y" = 0x3f600000
  expect lane 30 "TEMP[0].x" = 0x3f200000 "TEMP[0].y" = 0x3e000000
  expect lane 31 "TEMP[0].x" = 0x3f600000 "TEMP[0].y" = 0x3f200000
}
