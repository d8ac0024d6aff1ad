texlock 1
# Written by tests/oracle/tgsi/opcodes.py: atomics
# R-TGSI-110 R-TGSI-130 R-TGSI-131 R-TGSI-132 R-TGSI-133 R-TGSI-134 R-TGSI-135
sampler 0 { }
texture 0 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x20000000
  texels expression (8 * y + x - 12) }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x21000000
  texels expression (8 * y + x - 12) }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x22000000
  texels expression (8 * y + x - 12) }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x23000000
  texels expression (8 * y + x - 12) }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x24000000
  texels expression (8 * y + x - 12) }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x25000000
  texels expression (8 * y + x - 12) }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x26000000
  texels expression (8 * y + x - 12) }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x27000000
  texels expression (8 * y + x - 12) }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D format R32 SINT source R R R R size 8 4 levels 1 block 1 2 address 0x28000000
  texels expression (8 * y + x - 12) }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D format R32 SINT source R R R R size 8 4 levels 1 block 1 2 address 0x29000000
  texels expression (8 * y + x - 12) }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x2a000000
  texels expression (8 * y + x - 12) }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D format R32 UINT source R R R R size 8 4 levels 1 block 1 2 address 0x2b000000
  texels expression (8 * y + x - 12) }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D format R32 FLOAT source R R R R size 8 4 levels 1 block 1 2 address 0x2c000000
  texels expression (float(1.0 * x + 8.0 * y)) }
handle 12 texture 12 sampler 0
texture 13 { type CUBEMAP format R32 UINT source R R R R size 4 4 levels 1 block 1 2 address 0x2d000000
  texels expression (100 * layer + 4 * y + x) }
handle 13 texture 13 sampler 0
texture 14 { type CUBEMAP_ARRAY format R32 UINT source R R R R size 4 4 layers 2 levels 1 block 1 2 address 0x2e000000
  texels expression (100 * layer + 4 * y + x) }
handle 14 texture 14 sampler 0
warp 0 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMUADD TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 0
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0xb984c244 0xfffffff6 0xfffffff6 0xffffffff 0xfffffff7 0xfffffffa 0xfffffffb 0xfffffffa 0xfffffffb 0x0 0xffffffff 0x5 0xffffffff 0x1 0x0 0x0 0x3 0x5 0x7 0x8 0x5 0xffffffff 0x5 0x5 0x0 0xffffffff 0xffffffff 0xf 0x0 0xffffffff 0xffffffff 0x14 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 2 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 0
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xb984c238
  expect lane 1 "TEMP[0].x" = 0xffffffeb
  expect lane 2 "TEMP[0].x" = 0xffffffec
  expect lane 3 "TEMP[0].x" = 0xfffffff6
  expect lane 4 "TEMP[0].x" = 0xffffffef
  expect lane 5 "TEMP[0].x" = 0xfffffff3
  expect lane 6 "TEMP[0].x" = 0xfffffff5
  expect lane 7 "TEMP[0].x" = 0xfffffff5
  expect lane 8 "TEMP[0].x" = 0xfffffff7
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffd
  expect lane 11 "TEMP[0].x" = 0x4
  expect lane 12 "TEMP[0].x" = 0xffffffff
  expect lane 13 "TEMP[0].x" = 0x2
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x7
  expect lane 17 "TEMP[0].x" = 0xa
  expect lane 18 "TEMP[0].x" = 0xd
  expect lane 19 "TEMP[0].x" = 0xf
  expect lane 20 "TEMP[0].x" = 0xd
  expect lane 21 "TEMP[0].x" = 0x8
  expect lane 22 "TEMP[0].x" = 0xf
  expect lane 23 "TEMP[0].x" = 0x10
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xc
  expect lane 26 "TEMP[0].x" = 0xd
  expect lane 27 "TEMP[0].x" = 0x1e
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x10
  expect lane 30 "TEMP[0].x" = 0x11
  expect lane 31 "TEMP[0].x" = 0x27
}
warp 3 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMXCHG TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 1
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0xfffffff3 0x5 0x0 0x5 0x0 0x0 0x0 0xde5aec4d 0x0 0xffffffff 0xfffffffe 0x0 0xffffffff 0x0 0xc04a9e36 0xffffffff 0xffffffff 0x4 0x6 0x0 0x9 0x8 0x5 0xffffffff 0xffffffff 0x0 0xffffffff 0x0 0x5 0x10 0x12 0xa7be3b9f }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 5 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 1
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xfffffff3
  expect lane 1 "TEMP[0].x" = 0x5
  expect lane 2 "TEMP[0].x" = 0x0
  expect lane 3 "TEMP[0].x" = 0x5
  expect lane 4 "TEMP[0].x" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0
  expect lane 6 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].x" = 0xde5aec4d
  expect lane 8 "TEMP[0].x" = 0x0
  expect lane 9 "TEMP[0].x" = 0xffffffff
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0x0
  expect lane 12 "TEMP[0].x" = 0xffffffff
  expect lane 13 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].x" = 0xc04a9e36
  expect lane 15 "TEMP[0].x" = 0xffffffff
  expect lane 16 "TEMP[0].x" = 0xffffffff
  expect lane 17 "TEMP[0].x" = 0x4
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x9
  expect lane 21 "TEMP[0].x" = 0x8
  expect lane 22 "TEMP[0].x" = 0x5
  expect lane 23 "TEMP[0].x" = 0xffffffff
  expect lane 24 "TEMP[0].x" = 0xffffffff
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0xffffffff
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x5
  expect lane 29 "TEMP[0].x" = 0x10
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0xa7be3b9f
}
warp 6 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMCAS TEMP[0].x, IMAGE[0], IN[0], IN[1], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 2
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0xffffffff 0x0 0xfffffff5 0x5 0xfffffff8 0xffffffff 0xfffffffb 0xffffffff 0x0 0x0 0xffffffff 0x5 0x1 0x53e301b5 0xffffffff 0x0 0x4 0x0 0x7 0x8 0x7 0xee33c6e5 0xa 0xc 0xc 0x5 0xffffffff 0x10 0x10 0x12 0x5 0x13 }
  "IN[1].x" = { 0xfffffff3 0xfffffff5 0xfffffff6 0xfffffff6 0xfffffff8 0xfffffff9 0xfffffff9 0xfffffffb 0xfffffffc 0xfffffffc 0xfffffffe 0xffffffff 0xffffffff 0x1 0x2 0x2 0x4 0x5 0x5 0x7 0x8 0x8 0xa 0xb 0xb 0xd 0xe 0xe 0x10 0x11 0x11 0x13 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 8 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 2
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0x0
  expect lane 2 "TEMP[0].x" = 0xfffffff5
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xffffffff
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xffffffff
  expect lane 8 "TEMP[0].x" = 0x0
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xffffffff
  expect lane 11 "TEMP[0].x" = 0x5
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x53e301b5
  expect lane 14 "TEMP[0].x" = 0xffffffff
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x8
  expect lane 20 "TEMP[0].x" = 0x7
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xc
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0x5
  expect lane 26 "TEMP[0].x" = 0xffffffff
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x12
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
warp 9 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMAND TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 3
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0x0 0x0 0x0 0xffffffff 0x3e29e774 0xfffffff9 0xfffffffb 0xfffffffc 0x0 0xfffffffc 0xfffffffe 0xea71ec07 0xaf004336 0x5 0x3 0x3 0x4 0x0 0x0 0x23ce8d57 0x8 0x9 0xffffffff 0x5 0xb 0xc 0x5 0x10 0xffffffff 0x12 0x12 0x5 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 11 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 3
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x0
  expect lane 2 "TEMP[0].x" = 0x0
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0x3e29e770
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffff8
  expect lane 8 "TEMP[0].x" = 0x0
  expect lane 9 "TEMP[0].x" = 0xfffffffc
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xea71ec07
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0x1
  expect lane 24 "TEMP[0].x" = 0x8
  expect lane 25 "TEMP[0].x" = 0xc
  expect lane 26 "TEMP[0].x" = 0x4
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x10
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x1
}
warp 12 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMOR TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 4
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0xfffffff3 0x58c07ef8 0xfffffff5 0xfffffff6 0xffffffff 0x15be7161 0xfffffffb 0x0 0xffffffff 0xffffffff 0xa28d14d4 0x5 0x0 0x2 0x5 0x4 0x4 0x5 0x7 0x6 0xffffffff 0xa 0x9 0xa 0xb 0xffffffff 0xd 0xe 0x0 0x5 0x5 0xffffffff }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 14 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 4
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xfffffff7
  expect lane 1 "TEMP[0].x" = 0xfffffffd
  expect lane 2 "TEMP[0].x" = 0xfffffff7
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xffffffff
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffb
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xffffffff
  expect lane 9 "TEMP[0].x" = 0xffffffff
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x3
  expect lane 14 "TEMP[0].x" = 0x7
  expect lane 15 "TEMP[0].x" = 0x7
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x7
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0xffffffff
  expect lane 21 "TEMP[0].x" = 0xb
  expect lane 22 "TEMP[0].x" = 0xb
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xf
  expect lane 25 "TEMP[0].x" = 0xffffffff
  expect lane 26 "TEMP[0].x" = 0xf
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x15
  expect lane 30 "TEMP[0].x" = 0x17
  expect lane 31 "TEMP[0].x" = 0xffffffff
}
warp 15 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMXOR TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 5
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0xffffffff 0xffffffff 0xfffffff7 0x5 0xfffffff7 0xfffffff8 0x0 0x0 0xffffffff 0xa2ea3547 0xfffffffe 0x5 0x1 0x1 0x0 0xffffffff 0x5 0x5 0x7 0xffffffff 0x5 0x408a3400 0xffffffff 0xb 0x0 0xd 0xf 0x0 0x0 0x5 0xffffffff 0x0 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 17 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 5
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xb
  expect lane 1 "TEMP[0].x" = 0xa
  expect lane 2 "TEMP[0].x" = 0x1
  expect lane 3 "TEMP[0].x" = 0xfffffff2
  expect lane 4 "TEMP[0].x" = 0xf
  expect lane 5 "TEMP[0].x" = 0x1
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0x3
  expect lane 9 "TEMP[0].x" = 0x5d15caba
  expect lane 10 "TEMP[0].x" = 0x0
  expect lane 11 "TEMP[0].x" = 0xfffffffa
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0xfffffffc
  expect lane 16 "TEMP[0].x" = 0x1
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x1
  expect lane 19 "TEMP[0].x" = 0xfffffff8
  expect lane 20 "TEMP[0].x" = 0xd
  expect lane 21 "TEMP[0].x" = 0x408a3409
  expect lane 22 "TEMP[0].x" = 0xfffffff5
  expect lane 23 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x1
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x14
  expect lane 30 "TEMP[0].x" = 0xffffffed
  expect lane 31 "TEMP[0].x" = 0x13
}
warp 18 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMUMIN TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 6
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0xffffffff 0xf0dc4bfb 0x0 0xfffffff7 0xfffffff9 0xfffffff8 0xfffffff9 0xfffffffb 0x5 0x5 0x0 0x5 0x5 0xffffffff 0x3 0x0 0x4275ea67 0x6c13ba52 0x5 0x5 0x7 0x0 0x0 0xc 0xffffffff 0xc 0xffffffff 0xaaca654 0xffffffff 0xffffffff 0x11 0x0 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 20 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 6
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xf0dc4bfb
  expect lane 2 "TEMP[0].x" = 0x0
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff8
  expect lane 6 "TEMP[0].x" = 0xfffffff9
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0x5
  expect lane 9 "TEMP[0].x" = 0x5
  expect lane 10 "TEMP[0].x" = 0x0
  expect lane 11 "TEMP[0].x" = 0x5
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x0
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x5
  expect lane 19 "TEMP[0].x" = 0x5
  expect lane 20 "TEMP[0].x" = 0x7
  expect lane 21 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xc
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x11
  expect lane 31 "TEMP[0].x" = 0x0
}
warp 21 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMUMAX TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 7
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0x0 0xffffffff 0x6e9d6378 0xfffffff7 0x5 0xb84940cc 0xffffffff 0xfffffffb 0xfffffffd 0xfffffffc 0x15c592 0x7ff24fc2 0xffffffff 0x1 0xffffffff 0x3 0xffffffff 0x6 0xffffffff 0x8 0x8 0x0 0x5 0xffffffff 0xffffffff 0x7d663eba 0x5 0x0 0x11 0x5 0xf4c026f9 0x12 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 23 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 7
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xffffffff
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xffffffff
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffd
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0xffffffff
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0xffffffff
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0xffffffff
  expect lane 17 "TEMP[0].x" = 0x6
  expect lane 18 "TEMP[0].x" = 0xffffffff
  expect lane 19 "TEMP[0].x" = 0x8
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xffffffff
  expect lane 24 "TEMP[0].x" = 0xffffffff
  expect lane 25 "TEMP[0].x" = 0x7d663eba
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x11
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0xf4c026f9
  expect lane 31 "TEMP[0].x" = 0x13
}
warp 24 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMIMIN TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_SINT" bank 8
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0x5 0xfffffff6 0xfffffff5 0xffffffff 0xfffffff7 0xfffffffa 0xfffffffb 0x3719efa6 0x5 0xffffffff 0x3ce0701c 0x0 0xffffffff 0x5 0x3 0x4 0x5 0x6 0x7 0x7 0x0 0x9 0x9 0xb 0x5 0xe 0x5 0x8af1b5e9 0x11 0x10 0x13 0x14 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 26 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 8
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff5
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff7
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0xffffffff
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0x9
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0x5
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0x5
  expect lane 27 "TEMP[0].x" = 0x8af1b5e9
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x10
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
warp 27 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; ATOMIMAX TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_SINT" bank 9
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0x5 0xfffffff5 0xfffffff7 0x5 0xc6a87d1c 0x5 0xfffffffa 0x0 0x0 0xfffffffc 0x0 0xffffffff 0xffffffff 0x5 0x5 0x3 0x5 0x5 0x0 0x78d266e0 0x5 0x0 0xa350a013 0xffffffff 0xffffffff 0xffffffff 0x5 0x5 0x513aa712 0x5 0x12 0x5 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 29 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_SINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 9
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0x5
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff7
  expect lane 3 "TEMP[0].x" = 0x5
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0x5
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0x0
  expect lane 8 "TEMP[0].x" = 0x0
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0x0
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x5
  expect lane 14 "TEMP[0].x" = 0x5
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x5
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x78d266e0
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x513aa712
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
warp 30 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMINC_WRAP TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 10
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0x0 0xfffffff6 0xfffffff7 0xfffffff6 0x0 0xfffffff8 0xffffffff 0xffffffff 0xffffffff 0xfffffffc 0xfffffffd 0xffffffff 0xffffffff 0xffffffff 0x0 0xd59dffa 0x3 0xf3001c66 0xffffffff 0x0 0x7 0xffffffff 0x5 0xffffffff 0xd 0xffffffff 0xffffffff 0xe 0x949f1d59 0x0 0x11 0x14 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 32 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 10
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0xfffffff6
  expect lane 2 "TEMP[0].x" = 0xfffffff7
  expect lane 3 "TEMP[0].x" = 0x0
  expect lane 4 "TEMP[0].x" = 0x0
  expect lane 5 "TEMP[0].x" = 0x0
  expect lane 6 "TEMP[0].x" = 0xfffffffb
  expect lane 7 "TEMP[0].x" = 0xfffffffc
  expect lane 8 "TEMP[0].x" = 0xfffffffd
  expect lane 9 "TEMP[0].x" = 0x0
  expect lane 10 "TEMP[0].x" = 0x0
  expect lane 11 "TEMP[0].x" = 0x0
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x2
  expect lane 14 "TEMP[0].x" = 0x0
  expect lane 15 "TEMP[0].x" = 0x4
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x6
  expect lane 18 "TEMP[0].x" = 0x7
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0xa
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0xc
  expect lane 24 "TEMP[0].x" = 0xd
  expect lane 25 "TEMP[0].x" = 0xe
  expect lane 26 "TEMP[0].x" = 0xf
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x11
  expect lane 29 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].x" = 0x14
}
warp 33 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; ATOMDEC_WRAP TEMP[0].x, IMAGE[0], IN[0], IN[2], 2D, PIPE_FORMAT_R32_UINT" bank 11
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].x" = { 0xffffffff 0xfffffff6 0xfffffff7 0xfffffff6 0xffffffff 0x5 0x2846887b 0xfffffffb 0xfffffffd 0xe42cdbc8 0x0 0x5 0x1 0x34282c0d 0x0 0x31b2db67 0x5 0x4 0x62379573 0x7 0xe82d664 0xa 0xffffffff 0xc 0x5 0xd 0xdcf522ae 0xffffffff 0x5 0x5 0x12 0x5 }
  expect lane 0 "TEMP[0].x" = 0xfffffff4
  expect lane 1 "TEMP[0].x" = 0xfffffff5
  expect lane 2 "TEMP[0].x" = 0xfffffff6
  expect lane 3 "TEMP[0].x" = 0xfffffff7
  expect lane 4 "TEMP[0].x" = 0xfffffff8
  expect lane 5 "TEMP[0].x" = 0xfffffff9
  expect lane 6 "TEMP[0].x" = 0xfffffffa
  expect lane 7 "TEMP[0].x" = 0xfffffffb
  expect lane 8 "TEMP[0].x" = 0xfffffffc
  expect lane 9 "TEMP[0].x" = 0xfffffffd
  expect lane 10 "TEMP[0].x" = 0xfffffffe
  expect lane 11 "TEMP[0].x" = 0xffffffff
  expect lane 12 "TEMP[0].x" = 0x0
  expect lane 13 "TEMP[0].x" = 0x1
  expect lane 14 "TEMP[0].x" = 0x2
  expect lane 15 "TEMP[0].x" = 0x3
  expect lane 16 "TEMP[0].x" = 0x4
  expect lane 17 "TEMP[0].x" = 0x5
  expect lane 18 "TEMP[0].x" = 0x6
  expect lane 19 "TEMP[0].x" = 0x7
  expect lane 20 "TEMP[0].x" = 0x8
  expect lane 21 "TEMP[0].x" = 0x9
  expect lane 22 "TEMP[0].x" = 0xa
  expect lane 23 "TEMP[0].x" = 0xb
  expect lane 24 "TEMP[0].x" = 0xc
  expect lane 25 "TEMP[0].x" = 0xd
  expect lane 26 "TEMP[0].x" = 0xe
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0x10
  expect lane 29 "TEMP[0].x" = 0x11
  expect lane 30 "TEMP[0].x" = 0x12
  expect lane 31 "TEMP[0].x" = 0x13
}
wait
warp 35 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 11
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0xfffffff3
  expect lane 1 "TEMP[0].x" = 0xfffffff4
  expect lane 2 "TEMP[0].x" = 0xfffffff5
  expect lane 3 "TEMP[0].x" = 0xfffffff6
  expect lane 4 "TEMP[0].x" = 0xfffffff7
  expect lane 5 "TEMP[0].x" = 0x5
  expect lane 6 "TEMP[0].x" = 0x2846887b
  expect lane 7 "TEMP[0].x" = 0xfffffffa
  expect lane 8 "TEMP[0].x" = 0xfffffffb
  expect lane 9 "TEMP[0].x" = 0xe42cdbc8
  expect lane 10 "TEMP[0].x" = 0x0
  expect lane 11 "TEMP[0].x" = 0x5
  expect lane 12 "TEMP[0].x" = 0x1
  expect lane 13 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].x" = 0x0
  expect lane 15 "TEMP[0].x" = 0x2
  expect lane 16 "TEMP[0].x" = 0x3
  expect lane 17 "TEMP[0].x" = 0x4
  expect lane 18 "TEMP[0].x" = 0x5
  expect lane 19 "TEMP[0].x" = 0x6
  expect lane 20 "TEMP[0].x" = 0x7
  expect lane 21 "TEMP[0].x" = 0x8
  expect lane 22 "TEMP[0].x" = 0x9
  expect lane 23 "TEMP[0].x" = 0xa
  expect lane 24 "TEMP[0].x" = 0x5
  expect lane 25 "TEMP[0].x" = 0xc
  expect lane 26 "TEMP[0].x" = 0xd
  expect lane 27 "TEMP[0].x" = 0xe
  expect lane 28 "TEMP[0].x" = 0x5
  expect lane 29 "TEMP[0].x" = 0x5
  expect lane 30 "TEMP[0].x" = 0x11
  expect lane 31 "TEMP[0].x" = 0x5
}
warp 36 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_FLOAT, WR; ATOMFADD TEMP[0].x, IMAGE[0], IN[0], IN[2].yyyy, 2D" bank 12
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[2].y" = { 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 0x3f000000 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x3f800000
  expect lane 2 "TEMP[0].x" = 0x40000000
  expect lane 3 "TEMP[0].x" = 0x40400000
  expect lane 4 "TEMP[0].x" = 0x40800000
  expect lane 5 "TEMP[0].x" = 0x40a00000
  expect lane 6 "TEMP[0].x" = 0x40c00000
  expect lane 7 "TEMP[0].x" = 0x40e00000
  expect lane 8 "TEMP[0].x" = 0x41000000
  expect lane 9 "TEMP[0].x" = 0x41100000
  expect lane 10 "TEMP[0].x" = 0x41200000
  expect lane 11 "TEMP[0].x" = 0x41300000
  expect lane 12 "TEMP[0].x" = 0x41400000
  expect lane 13 "TEMP[0].x" = 0x41500000
  expect lane 14 "TEMP[0].x" = 0x41600000
  expect lane 15 "TEMP[0].x" = 0x41700000
  expect lane 16 "TEMP[0].x" = 0x41800000
  expect lane 17 "TEMP[0].x" = 0x41880000
  expect lane 18 "TEMP[0].x" = 0x41900000
  expect lane 19 "TEMP[0].x" = 0x41980000
  expect lane 20 "TEMP[0].x" = 0x41a00000
  expect lane 21 "TEMP[0].x" = 0x41a80000
  expect lane 22 "TEMP[0].x" = 0x41b00000
  expect lane 23 "TEMP[0].x" = 0x41b80000
  expect lane 24 "TEMP[0].x" = 0x41c00000
  expect lane 25 "TEMP[0].x" = 0x41c80000
  expect lane 26 "TEMP[0].x" = 0x41d00000
  expect lane 27 "TEMP[0].x" = 0x41d80000
  expect lane 28 "TEMP[0].x" = 0x41e00000
  expect lane 29 "TEMP[0].x" = 0x41e80000
  expect lane 30 "TEMP[0].x" = 0x41f00000
  expect lane 31 "TEMP[0].x" = 0x41f80000
}
wait
warp 38 {
  tgsi "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_FLOAT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], 2D" bank 12
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  expect lane 0 "TEMP[0].x" = 0x3f000000
  expect lane 1 "TEMP[0].x" = 0x3fc00000
  expect lane 2 "TEMP[0].x" = 0x40200000
  expect lane 3 "TEMP[0].x" = 0x40600000
  expect lane 4 "TEMP[0].x" = 0x40900000
  expect lane 5 "TEMP[0].x" = 0x40b00000
  expect lane 6 "TEMP[0].x" = 0x40d00000
  expect lane 7 "TEMP[0].x" = 0x40f00000
  expect lane 8 "TEMP[0].x" = 0x41080000
  expect lane 9 "TEMP[0].x" = 0x41180000
  expect lane 10 "TEMP[0].x" = 0x41280000
  expect lane 11 "TEMP[0].x" = 0x41380000
  expect lane 12 "TEMP[0].x" = 0x41480000
  expect lane 13 "TEMP[0].x" = 0x41580000
  expect lane 14 "TEMP[0].x" = 0x41680000
  expect lane 15 "TEMP[0].x" = 0x41780000
  expect lane 16 "TEMP[0].x" = 0x41840000
  expect lane 17 "TEMP[0].x" = 0x418c0000
  expect lane 18 "TEMP[0].x" = 0x41940000
  expect lane 19 "TEMP[0].x" = 0x419c0000
  expect lane 20 "TEMP[0].x" = 0x41a40000
  expect lane 21 "TEMP[0].x" = 0x41ac0000
  expect lane 22 "TEMP[0].x" = 0x41b40000
  expect lane 23 "TEMP[0].x" = 0x41bc0000
  expect lane 24 "TEMP[0].x" = 0x41c40000
  expect lane 25 "TEMP[0].x" = 0x41cc0000
  expect lane 26 "TEMP[0].x" = 0x41d40000
  expect lane 27 "TEMP[0].x" = 0x41dc0000
  expect lane 28 "TEMP[0].x" = 0x41e40000
  expect lane 29 "TEMP[0].x" = 0x41ec0000
  expect lane 30 "TEMP[0].x" = 0x41f40000
  expect lane 31 "TEMP[0].x" = 0x41fc0000
}
warp 39 {
  tgsi "DCL IMAGE[0], CUBE, PIPE_FORMAT_R32_UINT, WR; ATOMXOR TEMP[0].x, IMAGE[0], IN[0], IN[2], CUBE" bank 13
  "IN[0].x" = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 }
  "IN[0].y" = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
  "IN[0].z" = { 0 5 3 1 6 4 2 0 5 3 1 6 4 2 0 5 3 1 6 4 2 0 5 3 1 6 4 2 0 5 3 1 }
  "IN[2].x" = { 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1f5
  expect lane 2 "TEMP[0].x" = 0x12e
  expect lane 3 "TEMP[0].x" = 0x67
  expect lane 4 "TEMP[0].x" = 0x0
  expect lane 5 "TEMP[0].x" = 0x195
  expect lane 6 "TEMP[0].x" = 0xce
  expect lane 7 "TEMP[0].x" = 0x7
  expect lane 8 "TEMP[0].x" = 0x1fc
  expect lane 9 "TEMP[0].x" = 0x135
  expect lane 10 "TEMP[0].x" = 0x6e
  expect lane 11 "TEMP[0].x" = 0x0
  expect lane 12 "TEMP[0].x" = 0x19c
  expect lane 13 "TEMP[0].x" = 0xd5
  expect lane 14 "TEMP[0].x" = 0xe
  expect lane 15 "TEMP[0].x" = 0x203
  expect lane 16 "TEMP[0].x" = 0x12c
  expect lane 17 "TEMP[0].x" = 0x65
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x193
  expect lane 20 "TEMP[0].x" = 0xcc
  expect lane 21 "TEMP[0].x" = 0x5
  expect lane 22 "TEMP[0].x" = 0x1fa
  expect lane 23 "TEMP[0].x" = 0x133
  expect lane 24 "TEMP[0].x" = 0x6c
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x19a
  expect lane 27 "TEMP[0].x" = 0xd3
  expect lane 28 "TEMP[0].x" = 0xc
  expect lane 29 "TEMP[0].x" = 0x201
  expect lane 30 "TEMP[0].x" = 0x13a
  expect lane 31 "TEMP[0].x" = 0x73
}
wait
warp 41 {
  tgsi "DCL IMAGE[0], CUBE, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], CUBE" bank 13
  "IN[0].x" = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 }
  "IN[0].y" = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
  "IN[0].z" = { 0 5 3 1 6 4 2 0 5 3 1 6 4 2 0 5 3 1 6 4 2 0 5 3 1 6 4 2 0 5 3 1 }
  expect lane 0 "TEMP[0].x" = 0xff0000
  expect lane 1 "TEMP[0].x" = 0xff01f5
  expect lane 2 "TEMP[0].x" = 0xff012e
  expect lane 3 "TEMP[0].x" = 0xff0067
  expect lane 4 "TEMP[0].x" = 0x0
  expect lane 5 "TEMP[0].x" = 0xff0195
  expect lane 6 "TEMP[0].x" = 0xff00ce
  expect lane 7 "TEMP[0].x" = 0xff0007
  expect lane 8 "TEMP[0].x" = 0xff01fc
  expect lane 9 "TEMP[0].x" = 0xff0135
  expect lane 10 "TEMP[0].x" = 0xff006e
  expect lane 11 "TEMP[0].x" = 0x0
  expect lane 12 "TEMP[0].x" = 0xff019c
  expect lane 13 "TEMP[0].x" = 0xff00d5
  expect lane 14 "TEMP[0].x" = 0xff000e
  expect lane 15 "TEMP[0].x" = 0xff0203
  expect lane 16 "TEMP[0].x" = 0xff012c
  expect lane 17 "TEMP[0].x" = 0xff0065
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0xff0193
  expect lane 20 "TEMP[0].x" = 0xff00cc
  expect lane 21 "TEMP[0].x" = 0xff0005
  expect lane 22 "TEMP[0].x" = 0xff01fa
  expect lane 23 "TEMP[0].x" = 0xff0133
  expect lane 24 "TEMP[0].x" = 0xff006c
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0xff019a
  expect lane 27 "TEMP[0].x" = 0xff00d3
  expect lane 28 "TEMP[0].x" = 0xff000c
  expect lane 29 "TEMP[0].x" = 0xff0201
  expect lane 30 "TEMP[0].x" = 0xff013a
  expect lane 31 "TEMP[0].x" = 0xff0073
}
warp 42 {
  tgsi "DCL IMAGE[0], CUBE_ARRAY, PIPE_FORMAT_R32_UINT, WR; ATOMXOR TEMP[0].x, IMAGE[0], IN[0], IN[2], CUBE_ARRAY" bank 14
  "IN[0].x" = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 }
  "IN[0].y" = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
  "IN[0].z" = { 0 5 10 2 7 12 4 9 1 6 11 3 8 0 5 10 2 7 12 4 9 1 6 11 3 8 0 5 10 2 7 12 }
  "IN[2].x" = { 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 0xff0000 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1f5
  expect lane 2 "TEMP[0].x" = 0x3ea
  expect lane 3 "TEMP[0].x" = 0xcb
  expect lane 4 "TEMP[0].x" = 0x2c0
  expect lane 5 "TEMP[0].x" = 0x0
  expect lane 6 "TEMP[0].x" = 0x196
  expect lane 7 "TEMP[0].x" = 0x38b
  expect lane 8 "TEMP[0].x" = 0x6c
  expect lane 9 "TEMP[0].x" = 0x261
  expect lane 10 "TEMP[0].x" = 0x456
  expect lane 11 "TEMP[0].x" = 0x137
  expect lane 12 "TEMP[0].x" = 0x32c
  expect lane 13 "TEMP[0].x" = 0xd
  expect lane 14 "TEMP[0].x" = 0x202
  expect lane 15 "TEMP[0].x" = 0x3f7
  expect lane 16 "TEMP[0].x" = 0xc8
  expect lane 17 "TEMP[0].x" = 0x2bd
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x193
  expect lane 20 "TEMP[0].x" = 0x388
  expect lane 21 "TEMP[0].x" = 0x69
  expect lane 22 "TEMP[0].x" = 0x25e
  expect lane 23 "TEMP[0].x" = 0x453
  expect lane 24 "TEMP[0].x" = 0x134
  expect lane 25 "TEMP[0].x" = 0x329
  expect lane 26 "TEMP[0].x" = 0xa
  expect lane 27 "TEMP[0].x" = 0x1ff
  expect lane 28 "TEMP[0].x" = 0x3f4
  expect lane 29 "TEMP[0].x" = 0xd5
  expect lane 30 "TEMP[0].x" = 0x2ca
  expect lane 31 "TEMP[0].x" = 0x0
}
wait
warp 44 {
  tgsi "DCL IMAGE[0], CUBE_ARRAY, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[0], IN[0], CUBE_ARRAY" bank 14
  "IN[0].x" = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 }
  "IN[0].y" = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
  "IN[0].z" = { 0 5 10 2 7 12 4 9 1 6 11 3 8 0 5 10 2 7 12 4 9 1 6 11 3 8 0 5 10 2 7 12 }
  expect lane 0 "TEMP[0].x" = 0xff0000
  expect lane 1 "TEMP[0].x" = 0xff01f5
  expect lane 2 "TEMP[0].x" = 0xff03ea
  expect lane 3 "TEMP[0].x" = 0xff00cb
  expect lane 4 "TEMP[0].x" = 0xff02c0
  expect lane 5 "TEMP[0].x" = 0x0
  expect lane 6 "TEMP[0].x" = 0xff0196
  expect lane 7 "TEMP[0].x" = 0xff038b
  expect lane 8 "TEMP[0].x" = 0xff006c
  expect lane 9 "TEMP[0].x" = 0xff0261
  expect lane 10 "TEMP[0].x" = 0xff0456
  expect lane 11 "TEMP[0].x" = 0xff0137
  expect lane 12 "TEMP[0].x" = 0xff032c
  expect lane 13 "TEMP[0].x" = 0xff000d
  expect lane 14 "TEMP[0].x" = 0xff0202
  expect lane 15 "TEMP[0].x" = 0xff03f7
  expect lane 16 "TEMP[0].x" = 0xff00c8
  expect lane 17 "TEMP[0].x" = 0xff02bd
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0xff0193
  expect lane 20 "TEMP[0].x" = 0xff0388
  expect lane 21 "TEMP[0].x" = 0xff0069
  expect lane 22 "TEMP[0].x" = 0xff025e
  expect lane 23 "TEMP[0].x" = 0xff0453
  expect lane 24 "TEMP[0].x" = 0xff0134
  expect lane 25 "TEMP[0].x" = 0xff0329
  expect lane 26 "TEMP[0].x" = 0xff000a
  expect lane 27 "TEMP[0].x" = 0xff01ff
  expect lane 28 "TEMP[0].x" = 0xff03f4
  expect lane 29 "TEMP[0].x" = 0xff00d5
  expect lane 30 "TEMP[0].x" = 0xff02ca
  expect lane 31 "TEMP[0].x" = 0x0
}
