texlock 1
# Written by tests/oracle/tgsi/opcodes.py: images and buffers
# R-TGSI-110 R-TGSI-111 R-TGSI-112 R-TGSI-113 R-TGSI-114 R-TGSI-115 R-TGSI-116 R-TGSI-117 R-TGSI-118 R-TGSI-119
# R-TGSI-143 R-TGSI-144 R-TGSI-145 R-TGSI-146 R-TGSI-150 PD-74 PD-75 PD-40
sampler 0 { }
texture 0 { type ONE_D format R32_G32_B32_A32 UINT source R G B A size 16 levels 1 block 1 2 address 0x20000000
  texels expression (x) (y) (z + layer) (77) }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D format R32_G32_B32_A32 UINT source R G B A size 16 8 levels 1 block 1 2 address 0x21000000
  texels expression (x) (y) (z + layer) (77) }
handle 1 texture 1 sampler 0
texture 2 { type THREE_D format R32_G32_B32_A32 UINT source R G B A size 16 8 4 levels 1 block 1 2 address 0x22000000
  texels expression (x) (y) (z + layer) (77) }
handle 2 texture 2 sampler 0
texture 3 { type ONE_D_ARRAY format R32_G32_B32_A32 UINT source R G B A size 16 layers 5 levels 1 block 1 2 address 0x23000000
  texels expression (x) (y) (z + layer) (77) }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_ARRAY format R32_G32_B32_A32 UINT source R G B A size 16 8 layers 5 levels 1 block 1 2 address 0x24000000
  texels expression (x) (y) (z + layer) (77) }
handle 4 texture 4 sampler 0
texture 5 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT source R G B A size 64 address 0x25000000
  texels expression (x) (y) (z + layer) (77) }
handle 5 texture 5 sampler 0
texture 6 { type CUBEMAP format R32_G32_B32_A32 UINT source R G B A size 8 8 levels 1 block 1 2 address 0x26000000
  texels expression (x) (y) (z + layer) (77) }
handle 6 texture 6 sampler 0
texture 7 { type CUBEMAP_ARRAY format R32_G32_B32_A32 UINT source R G B A size 8 8 layers 3 levels 1 block 1 2 address 0x27000000
  texels expression (x) (y) (z + layer) (77) }
handle 7 texture 7 sampler 0
texture 8 { type ONE_D_BUFFER format R32 UINT source R R R R size 64 address 0x28000000
  texels expression (1000 + x) }
handle 8 texture 8 sampler 0
warp 0 {
  tgsi "DCL IMAGE[2], 1D, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], 1D, PIPE_FORMAT_R32G32B32A32_UINT" bank 0
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 4294967295 4294967295 70000 4294967295 16 16 4294967295 70000 16 16 16 4294967295 16 70000 4294967295 70000 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
}
warp 1 {
  tgsi "DCL RES[2], 1D, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 0
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 4294967295 4294967295 70000 4294967295 16 16 4294967295 70000 16 16 16 4294967295 16 70000 4294967295 70000 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
}
wait
warp 3 {
  tgsi "DCL RES[2], 1D, WR; STORE RES[2], IN[0], IN[1]" bank 0
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 4294967295 4294967295 70000 4294967295 16 16 4294967295 70000 16 16 16 4294967295 16 70000 4294967295 70000 }
  "IN[1].x" = { 0xf139afc 0x899cd24f 0x2c26b5ff 0xb16eadc6 0xf5d24355 0xc40d6 0x55dacae2 0x8c9445ba 0xa8bed4fe 0x1a99f4ea 0xbad66b90 0x947a8c47 0xf0f6b4a0 0xc771e734 0x9e3dcc17 0xdd86a9f8 0xeb7731ef 0x3c8581c2 0xaceed3dd 0x8f9cb459 0xb6801e1b 0x62ca5167 0x2ccdc6cc 0x4f7857b4 0x84eb4187 0x340fd27d 0x7cbe69d0 0x3292bac1 0xa654fc1c 0x515a6656 0xe160ea17 0x256fe3f5 }
  "IN[1].y" = { 0x3b678450 0x1f26c9fb 0xcd165042 0xa16ca16e 0x74197b0b 0x7afbd1e5 0xf619ae2c 0xe6f0913c 0xcf03e237 0xd8d7d28a 0x8aa4435c 0xc589a5c4 0x4a8d81e2 0xa2d8b6ad 0x7d585cea 0xe24e97bb 0x909b2f4f 0xf251d03e 0x32024dc2 0xdcb7c68f 0x7089f325 0x8c51f64b 0x7afd36b6 0xb828b80c 0x1688e222 0x5712052f 0x652c35b 0x88e1b807 0xfaca009 0x5f57b47a 0xc4bbf616 0x1161f53b }
  "IN[1].z" = { 0x4eddefe4 0x4ae5d195 0x3aa43e74 0xb2e1d07e 0xbf254537 0x9813685b 0x7df00e52 0x6b51536e 0x124c0a4f 0x9a49be18 0xb386f2b5 0x30ac9c73 0x1037ac82 0xd3261336 0x319160f8 0x4190d499 0xc6241671 0xa63a9043 0x67ed59aa 0x1c3aeb34 0x5b76574 0xe7f22aed 0xb2435194 0xf3d9299c 0xf7dfe731 0x3ac23b24 0x94f31b3b 0x89016453 0xdcbdd058 0xaa1579c 0x40dfd7e9 0xf0443ed9 }
  "IN[1].w" = { 0x16025686 0x167f92dd 0x433ed7e4 0x30824f16 0xa9800c07 0x5309f07f 0xc05c7a0b 0x12bfe351 0xe929f42e 0x8b9586eb 0x7f034d23 0x7bc6390d 0xa3d3537f 0x31e375ac 0x7f61e81e 0x1846ec56 0x2c7db3c7 0x80bce1 0x4179f505 0xf3117bff 0x6d20ce4e 0x8d426420 0xb1d8fdb0 0x5633bcd6 0x4d89dcda 0x1e5c0f7 0x41b60e82 0x7e83d34a 0xe999bd62 0x19ebff5b 0xd9ebd9a0 0xe4807239 }
}
wait
warp 5 {
  tgsi "DCL RES[2], 1D, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 0
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 4294967295 4294967295 70000 4294967295 16 16 4294967295 70000 16 16 16 4294967295 16 70000 4294967295 70000 }
  expect lane 0 "TEMP[0].x" = 0xf139afc "TEMP[0].z" = 0x4eddefe4
  expect lane 1 "TEMP[0].x" = 0x899cd24f "TEMP[0].z" = 0x4ae5d195
  expect lane 2 "TEMP[0].x" = 0x2c26b5ff "TEMP[0].z" = 0x3aa43e74
  expect lane 3 "TEMP[0].x" = 0xb16eadc6 "TEMP[0].z" = 0xb2e1d07e
  expect lane 4 "TEMP[0].x" = 0xf5d24355 "TEMP[0].z" = 0xbf254537
  expect lane 5 "TEMP[0].x" = 0xc40d6 "TEMP[0].z" = 0x9813685b
  expect lane 6 "TEMP[0].x" = 0x55dacae2 "TEMP[0].z" = 0x7df00e52
  expect lane 7 "TEMP[0].x" = 0x8c9445ba "TEMP[0].z" = 0x6b51536e
  expect lane 8 "TEMP[0].x" = 0xa8bed4fe "TEMP[0].z" = 0x124c0a4f
  expect lane 9 "TEMP[0].x" = 0x1a99f4ea "TEMP[0].z" = 0x9a49be18
  expect lane 10 "TEMP[0].x" = 0xbad66b90 "TEMP[0].z" = 0xb386f2b5
  expect lane 11 "TEMP[0].x" = 0x947a8c47 "TEMP[0].z" = 0x30ac9c73
  expect lane 12 "TEMP[0].x" = 0xf0f6b4a0 "TEMP[0].z" = 0x1037ac82
  expect lane 13 "TEMP[0].x" = 0xc771e734 "TEMP[0].z" = 0xd3261336
  expect lane 14 "TEMP[0].x" = 0x9e3dcc17 "TEMP[0].z" = 0x319160f8
  expect lane 15 "TEMP[0].x" = 0xdd86a9f8 "TEMP[0].z" = 0x4190d499
  expect lane 16 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
}
warp 6 {
  tgsi "DCL IMAGE[2], 2D, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], 2D, PIPE_FORMAT_R32G32B32A32_UINT" bank 1
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 4294967295 14 15 0 1 2 3 70000 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 70000 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
}
warp 7 {
  tgsi "DCL RES[2], 2D, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 1
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 4294967295 14 15 0 1 2 3 70000 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 70000 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
}
wait
warp 9 {
  tgsi "DCL RES[2], 2D, WR; STORE RES[2], IN[0], IN[1]" bank 1
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 4294967295 14 15 0 1 2 3 70000 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 70000 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[1].x" = { 0x84376655 0xa2c0c104 0xe25adcf2 0x63533f9 0x30bdb9fe 0xa74befb2 0x223e0311 0x79f21acc 0x7c929f47 0x3181403a 0x36f88dcb 0xe07123a3 0x44aba184 0x52873fa1 0x645cd4cf 0xeac6ca5c 0x61591a52 0x9b914f20 0xa4b5789d 0x5babf94a 0x2f9b479c 0x9bf45acd 0xc6de641e 0x55259c46 0x9075d63a 0xda10bbde 0x954818e0 0x1e2a712 0x65c3608c 0xefd043ee 0x81816767 0xc5ae151b }
  "IN[1].y" = { 0xaa29aa49 0x98ad68b2 0x86748020 0x5044905c 0x11475268 0x160d0f3c 0xdc08905c 0x56fbcdae 0x9a7b65eb 0x95226f57 0x26eba4d0 0xff2cf453 0x1ec9f105 0xc851a1aa 0xacbd9e20 0xc76aaa7e 0x133dbe05 0x7242ec9b 0xd08a5846 0x5e01658c 0x5a94bb6b 0x1ad42e97 0x36230239 0x5acd2f5c 0xb6a0e22f 0x4621e083 0x256deda9 0x20e5b47b 0xf3f6431d 0xa00a7905 0xf5013d2b 0xa359d456 }
  "IN[1].z" = { 0x88ff1b8a 0xa0cbf876 0x9761b715 0x9c734112 0xd734480a 0xf19be1b1 0x2b42ccd8 0xc61a098 0x99ca3e42 0x8aae14a2 0x5e0f65df 0x9ce6720d 0x708a34d4 0x42ce5c33 0x6d9e65b4 0x3ce0182f 0x7e883f71 0xeeee16bc 0x671e4d12 0xb2fef34a 0x8f0fa444 0x8f9e663d 0xfe1b8257 0xa5b74e8d 0xb18b2087 0x38d417ce 0xfce7d90a 0x9df94df1 0x2c0167e1 0xbd7206e2 0xa63e349a 0xcc544025 }
  "IN[1].w" = { 0x81c4ea37 0xa847961f 0x4057020f 0x3b909854 0xf4a733af 0x8efa2744 0x8ac06b78 0xdc8423a8 0xa0f14841 0x4745e465 0xa71695be 0xff0fed51 0x34497e11 0x5a923166 0x2f7d3b85 0xadc1b439 0x41bc0217 0x88279b1e 0x7a9b0904 0xb662bcc2 0x3309424 0x674f7d69 0xd86002bc 0x25a2e6a2 0x6e401bae 0x5dbc6e59 0xfaeca77e 0x4a837ce7 0x9f6f3547 0x42eb9b98 0x9cea4da4 0xb22d31a8 }
}
wait
warp 11 {
  tgsi "DCL RES[2], 2D, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 1
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 4294967295 14 15 0 1 2 3 70000 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 70000 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  expect lane 0 "TEMP[0].x" = 0x84376655 "TEMP[0].z" = 0x88ff1b8a
  expect lane 1 "TEMP[0].x" = 0xa2c0c104 "TEMP[0].z" = 0xa0cbf876
  expect lane 2 "TEMP[0].x" = 0xe25adcf2 "TEMP[0].z" = 0x9761b715
  expect lane 3 "TEMP[0].x" = 0x63533f9 "TEMP[0].z" = 0x9c734112
  expect lane 4 "TEMP[0].x" = 0x30bdb9fe "TEMP[0].z" = 0xd734480a
  expect lane 5 "TEMP[0].x" = 0xa74befb2 "TEMP[0].z" = 0xf19be1b1
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x79f21acc "TEMP[0].z" = 0xc61a098
  expect lane 8 "TEMP[0].x" = 0x7c929f47 "TEMP[0].z" = 0x99ca3e42
  expect lane 9 "TEMP[0].x" = 0x3181403a "TEMP[0].z" = 0x8aae14a2
  expect lane 10 "TEMP[0].x" = 0x36f88dcb "TEMP[0].z" = 0x5e0f65df
  expect lane 11 "TEMP[0].x" = 0xe07123a3 "TEMP[0].z" = 0x9ce6720d
  expect lane 12 "TEMP[0].x" = 0x44aba184 "TEMP[0].z" = 0x708a34d4
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x645cd4cf "TEMP[0].z" = 0x6d9e65b4
  expect lane 15 "TEMP[0].x" = 0xeac6ca5c "TEMP[0].z" = 0x3ce0182f
  expect lane 16 "TEMP[0].x" = 0x61591a52 "TEMP[0].z" = 0x7e883f71
  expect lane 17 "TEMP[0].x" = 0x9b914f20 "TEMP[0].z" = 0xeeee16bc
  expect lane 18 "TEMP[0].x" = 0xa4b5789d "TEMP[0].z" = 0x671e4d12
  expect lane 19 "TEMP[0].x" = 0x5babf94a "TEMP[0].z" = 0xb2fef34a
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x9bf45acd "TEMP[0].z" = 0x8f9e663d
  expect lane 22 "TEMP[0].x" = 0xc6de641e "TEMP[0].z" = 0xfe1b8257
  expect lane 23 "TEMP[0].x" = 0x55259c46 "TEMP[0].z" = 0xa5b74e8d
  expect lane 24 "TEMP[0].x" = 0x9075d63a "TEMP[0].z" = 0xb18b2087
  expect lane 25 "TEMP[0].x" = 0xda10bbde "TEMP[0].z" = 0x38d417ce
  expect lane 26 "TEMP[0].x" = 0x954818e0 "TEMP[0].z" = 0xfce7d90a
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x65c3608c "TEMP[0].z" = 0x2c0167e1
  expect lane 29 "TEMP[0].x" = 0xefd043ee "TEMP[0].z" = 0xbd7206e2
  expect lane 30 "TEMP[0].x" = 0x81816767 "TEMP[0].z" = 0xa63e349a
  expect lane 31 "TEMP[0].x" = 0xc5ae151b "TEMP[0].z" = 0xcc544025
}
warp 12 {
  tgsi "DCL IMAGE[2], 3D, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], 3D, PIPE_FORMAT_R32G32B32A32_UINT" bank 2
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 16 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 4294967295 1 1 1 1 1 1 4294967295 1 1 1 1 }
  "IN[0].z" = { 0 1 1 0 1 1 0 2 0 3 0 1 1 0 1 3 1 1 3 0 0 3 3 0 3 1 0 1 2 2 2 1 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
}
warp 13 {
  tgsi "DCL RES[2], 3D, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 2
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 16 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 4294967295 1 1 1 1 1 1 4294967295 1 1 1 1 }
  "IN[0].z" = { 0 1 1 0 1 1 0 2 0 3 0 1 1 0 1 3 1 1 3 0 0 3 3 0 3 1 0 1 2 2 2 1 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
}
wait
warp 15 {
  tgsi "DCL RES[2], 3D, WR; STORE RES[2], IN[0], IN[1]" bank 2
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 16 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 4294967295 1 1 1 1 1 1 4294967295 1 1 1 1 }
  "IN[0].z" = { 0 1 1 0 1 1 0 2 0 3 0 1 1 0 1 3 1 1 3 0 0 3 3 0 3 1 0 1 2 2 2 1 }
  "IN[1].x" = { 0x90782349 0x8963d2bb 0x60698581 0xd466c64a 0xcf11acb4 0xcee94389 0x26ce756 0x94ece58f 0x64ed6389 0x23360b43 0x4db2027e 0x3b3fed2b 0x90fa8662 0xe0e687a6 0x57fee613 0x216dc49c 0x5c186148 0x9c12c581 0xba0f2897 0x5fe17246 0x3ecc712d 0x14daade8 0xc4e020bb 0x7cce877b 0x3fa46685 0x16df83f4 0x69b36642 0xcea1a5d5 0xeb12f354 0xf884a2e2 0x77a26767 0x88af749f }
  "IN[1].y" = { 0xad42c5e 0x240ee8ed 0xd1adb5f 0x8e6a6918 0x45af537a 0x3882ad32 0x4e0096fe 0xe561dd84 0x69402b7d 0x8da11750 0x65bf7e4e 0x4684b924 0xf60aa6ea 0x87e07061 0x92ca6fb6 0x1a1977a8 0x2bd5bff9 0xb8d81b12 0x2ae4a640 0x25cd5ce7 0x7f792069 0xd0d9104d 0x1b1252dc 0x4b83ff79 0xb0d7ae5c 0xa78891d5 0xa7810e45 0xcc185a8e 0x6af69fb9 0x67f8e55b 0xe8dca6ce 0x288b3fe3 }
  "IN[1].z" = { 0x5fbaf756 0x374e1d98 0x8db97cbb 0x9821c7b6 0xcd8f9dc9 0x783d0c5 0x73802d6 0x53058331 0xb6cbd7e6 0x556dcc05 0x6c15cd64 0xc831d665 0xe3fe8771 0xef45aad8 0x5993a57c 0xe9f0d6ae 0x7580a95b 0x101d6dc1 0xe672e031 0xae304e94 0x7d954a5d 0x79b76962 0x8e73be09 0x16bf5740 0xcf3f0bc2 0xa058e176 0x3820d14e 0x1af170e9 0x41b0592f 0xa0e62383 0x8f2365d7 0xfc8c09de }
  "IN[1].w" = { 0x77e23939 0x6c2d83b 0x8dfe9071 0x28de6ff1 0x90d9367f 0x676437f5 0x16a573bc 0x45e7ada6 0xbcb795a 0x3fffd77 0x58d75cff 0xaecd5bb2 0xf32ebed4 0x53d8ea12 0x885984a2 0x27aa116c 0x69f6bfd7 0x16f1140 0x2155541f 0x559fb592 0x4010ec79 0xa2b23e4c 0x7c6c3a67 0x3a0f4bec 0x62d62a5f 0x303f3c9b 0xdcd583e0 0xd7f5fd93 0xd41c4ffd 0xd8a39909 0xa9b14df3 0xb139e11d }
}
wait
warp 17 {
  tgsi "DCL RES[2], 3D, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 2
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 16 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 4294967295 1 1 1 1 1 1 4294967295 1 1 1 1 }
  "IN[0].z" = { 0 1 1 0 1 1 0 2 0 3 0 1 1 0 1 3 1 1 3 0 0 3 3 0 3 1 0 1 2 2 2 1 }
  expect lane 0 "TEMP[0].x" = 0x90782349 "TEMP[0].z" = 0x5fbaf756
  expect lane 1 "TEMP[0].x" = 0x8963d2bb "TEMP[0].z" = 0x374e1d98
  expect lane 2 "TEMP[0].x" = 0x60698581 "TEMP[0].z" = 0x8db97cbb
  expect lane 3 "TEMP[0].x" = 0xd466c64a "TEMP[0].z" = 0x9821c7b6
  expect lane 4 "TEMP[0].x" = 0xcf11acb4 "TEMP[0].z" = 0xcd8f9dc9
  expect lane 5 "TEMP[0].x" = 0xcee94389 "TEMP[0].z" = 0x783d0c5
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x94ece58f "TEMP[0].z" = 0x53058331
  expect lane 8 "TEMP[0].x" = 0x64ed6389 "TEMP[0].z" = 0xb6cbd7e6
  expect lane 9 "TEMP[0].x" = 0x23360b43 "TEMP[0].z" = 0x556dcc05
  expect lane 10 "TEMP[0].x" = 0x4db2027e "TEMP[0].z" = 0x6c15cd64
  expect lane 11 "TEMP[0].x" = 0x3b3fed2b "TEMP[0].z" = 0xc831d665
  expect lane 12 "TEMP[0].x" = 0x90fa8662 "TEMP[0].z" = 0xe3fe8771
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x57fee613 "TEMP[0].z" = 0x5993a57c
  expect lane 15 "TEMP[0].x" = 0x216dc49c "TEMP[0].z" = 0xe9f0d6ae
  expect lane 16 "TEMP[0].x" = 0x5c186148 "TEMP[0].z" = 0x7580a95b
  expect lane 17 "TEMP[0].x" = 0x9c12c581 "TEMP[0].z" = 0x101d6dc1
  expect lane 18 "TEMP[0].x" = 0xba0f2897 "TEMP[0].z" = 0xe672e031
  expect lane 19 "TEMP[0].x" = 0x5fe17246 "TEMP[0].z" = 0xae304e94
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x14daade8 "TEMP[0].z" = 0x79b76962
  expect lane 22 "TEMP[0].x" = 0xc4e020bb "TEMP[0].z" = 0x8e73be09
  expect lane 23 "TEMP[0].x" = 0x7cce877b "TEMP[0].z" = 0x16bf5740
  expect lane 24 "TEMP[0].x" = 0x3fa46685 "TEMP[0].z" = 0xcf3f0bc2
  expect lane 25 "TEMP[0].x" = 0x16df83f4 "TEMP[0].z" = 0xa058e176
  expect lane 26 "TEMP[0].x" = 0x69b36642 "TEMP[0].z" = 0x3820d14e
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0xeb12f354 "TEMP[0].z" = 0x41b0592f
  expect lane 29 "TEMP[0].x" = 0xf884a2e2 "TEMP[0].z" = 0xa0e62383
  expect lane 30 "TEMP[0].x" = 0x77a26767 "TEMP[0].z" = 0x8f2365d7
  expect lane 31 "TEMP[0].x" = 0x88af749f "TEMP[0].z" = 0xfc8c09de
}
warp 18 {
  tgsi "DCL IMAGE[2], 1D_ARRAY, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], 1D_ARRAY, PIPE_FORMAT_R32G32B32A32_UINT" bank 3
  "IN[0].x" = { 0 1 2 3 4 5 16 7 8 9 10 11 12 13 14 15 0 1 2 3 4294967295 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
}
warp 19 {
  tgsi "DCL RES[2], 1D_ARRAY, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 3
  "IN[0].x" = { 0 1 2 3 4 5 16 7 8 9 10 11 12 13 14 15 0 1 2 3 4294967295 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
}
wait
warp 21 {
  tgsi "DCL RES[2], 1D_ARRAY, WR; STORE RES[2], IN[0], IN[1]" bank 3
  "IN[0].x" = { 0 1 2 3 4 5 16 7 8 9 10 11 12 13 14 15 0 1 2 3 4294967295 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[1].x" = { 0xf5a228ae 0x180cb045 0xcdbf46a7 0xc0f558e1 0x36d480c7 0x4796b67c 0xaf176ae 0xcbacee42 0x33fc1e06 0x10a3ed4d 0x24bba3ad 0xabcf3ebb 0x6a9be2be 0x3d0776ed 0x37c9fc4b 0xaedfdbc5 0xafdbd481 0xbfeef8f3 0xb65256d3 0xc3672fc6 0x5036d4aa 0x81b39023 0x86f121ab 0xdee3fc76 0xb13fb8c8 0xd3620131 0x5ae53d8 0x5a178aa3 0xce61b2e5 0x131d49f0 0x4d3dca2c 0x3cbb1485 }
  "IN[1].y" = { 0xe815e2f8 0xb155f341 0x98306c38 0xf25d284e 0xf4e6fc8b 0x272a76cf 0x818a311e 0x2bd73a30 0x547eca00 0xa6391817 0x35adb111 0xe610bf9e 0x7041591d 0xb9c5a3d 0xa047c00e 0xf5de2fea 0x2bb0c856 0x118bf881 0xdee55b8 0x25dba7f1 0x57df0b95 0x88da8842 0x7b7ce64f 0xb1a23ade 0x6f50dcd0 0x6be995a4 0xaefe8602 0x4b440e77 0xab6b79ee 0x60caa0b1 0xa46a3de 0x7df166c7 }
  "IN[1].z" = { 0xc5f4f78f 0xaa99f94b 0xe6f81eef 0x934c7433 0xa2ec7774 0xab661df5 0xf7406e75 0x67d32b2f 0xb0e6fa 0x3baed890 0xefe78752 0x1a28e158 0x538df917 0xd25e5336 0xec84c13f 0xafabc4e0 0x549bac31 0x26e56214 0x34b14e3f 0xa4a0d56c 0xae819900 0x6d5fc3d6 0x9d1dfe21 0xbcd2e2f6 0xb97f1cb5 0x5a3cc75c 0x14086c7d 0x9f32d40b 0xfcccffb2 0x85fb6664 0x2be15f9a 0xb7871cd8 }
  "IN[1].w" = { 0xc33ed2da 0xbc9aaf7a 0xbcaaa63b 0xa03741dc 0xdd87e4f1 0x1cd01204 0xf589d52e 0x363053ee 0xd3dd2baa 0x8c6bc4ef 0x8bdb6b92 0x41226b5 0xc4621909 0x5471150d 0x74a524d8 0x83275f03 0x104bf403 0x574f2691 0x16e4de00 0xbf54ef53 0xd8c66a32 0xb5590a3e 0x47437f63 0xf16730ab 0x56e931f4 0x8b1c08df 0xcf206efd 0xf30ce365 0x9a1f79db 0x5c0dd753 0xa26cf3a1 0x4173d13c }
}
wait
warp 23 {
  tgsi "DCL RES[2], 1D_ARRAY, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 3
  "IN[0].x" = { 0 1 2 3 4 5 16 7 8 9 10 11 12 13 14 15 0 1 2 3 4294967295 5 6 7 8 9 10 16 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 5 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  expect lane 0 "TEMP[0].x" = 0xf5a228ae "TEMP[0].z" = 0xc5f4f78f
  expect lane 1 "TEMP[0].x" = 0x180cb045 "TEMP[0].z" = 0xaa99f94b
  expect lane 2 "TEMP[0].x" = 0xcdbf46a7 "TEMP[0].z" = 0xe6f81eef
  expect lane 3 "TEMP[0].x" = 0xc0f558e1 "TEMP[0].z" = 0x934c7433
  expect lane 4 "TEMP[0].x" = 0x36d480c7 "TEMP[0].z" = 0xa2ec7774
  expect lane 5 "TEMP[0].x" = 0x4796b67c "TEMP[0].z" = 0xab661df5
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0xcbacee42 "TEMP[0].z" = 0x67d32b2f
  expect lane 8 "TEMP[0].x" = 0x33fc1e06 "TEMP[0].z" = 0xb0e6fa
  expect lane 9 "TEMP[0].x" = 0x10a3ed4d "TEMP[0].z" = 0x3baed890
  expect lane 10 "TEMP[0].x" = 0x24bba3ad "TEMP[0].z" = 0xefe78752
  expect lane 11 "TEMP[0].x" = 0xabcf3ebb "TEMP[0].z" = 0x1a28e158
  expect lane 12 "TEMP[0].x" = 0x6a9be2be "TEMP[0].z" = 0x538df917
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x37c9fc4b "TEMP[0].z" = 0xec84c13f
  expect lane 15 "TEMP[0].x" = 0xaedfdbc5 "TEMP[0].z" = 0xafabc4e0
  expect lane 16 "TEMP[0].x" = 0xafdbd481 "TEMP[0].z" = 0x549bac31
  expect lane 17 "TEMP[0].x" = 0xbfeef8f3 "TEMP[0].z" = 0x26e56214
  expect lane 18 "TEMP[0].x" = 0xb65256d3 "TEMP[0].z" = 0x34b14e3f
  expect lane 19 "TEMP[0].x" = 0xc3672fc6 "TEMP[0].z" = 0xa4a0d56c
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x81b39023 "TEMP[0].z" = 0x6d5fc3d6
  expect lane 22 "TEMP[0].x" = 0x86f121ab "TEMP[0].z" = 0x9d1dfe21
  expect lane 23 "TEMP[0].x" = 0xdee3fc76 "TEMP[0].z" = 0xbcd2e2f6
  expect lane 24 "TEMP[0].x" = 0xb13fb8c8 "TEMP[0].z" = 0xb97f1cb5
  expect lane 25 "TEMP[0].x" = 0xd3620131 "TEMP[0].z" = 0x5a3cc75c
  expect lane 26 "TEMP[0].x" = 0x5ae53d8 "TEMP[0].z" = 0x14086c7d
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0xce61b2e5 "TEMP[0].z" = 0xfcccffb2
  expect lane 29 "TEMP[0].x" = 0x131d49f0 "TEMP[0].z" = 0x85fb6664
  expect lane 30 "TEMP[0].x" = 0x4d3dca2c "TEMP[0].z" = 0x2be15f9a
  expect lane 31 "TEMP[0].x" = 0x3cbb1485 "TEMP[0].z" = 0xb7871cd8
}
warp 24 {
  tgsi "DCL IMAGE[2], 2D_ARRAY, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], 2D_ARRAY, PIPE_FORMAT_R32G32B32A32_UINT" bank 4
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 16 14 15 0 1 2 3 16 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 4294967295 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].z" = { 4 0 1 0 0 2 4 1 0 4 3 3 3 0 0 0 3 3 4 3 2 0 4 1 0 2 1 70000 1 4 1 3 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
}
warp 25 {
  tgsi "DCL RES[2], 2D_ARRAY, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 4
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 16 14 15 0 1 2 3 16 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 4294967295 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].z" = { 4 0 1 0 0 2 4 1 0 4 3 3 3 0 0 0 3 3 4 3 2 0 4 1 0 2 1 70000 1 4 1 3 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0xd "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
}
wait
warp 27 {
  tgsi "DCL RES[2], 2D_ARRAY, WR; STORE RES[2], IN[0], IN[1]" bank 4
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 16 14 15 0 1 2 3 16 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 4294967295 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].z" = { 4 0 1 0 0 2 4 1 0 4 3 3 3 0 0 0 3 3 4 3 2 0 4 1 0 2 1 70000 1 4 1 3 }
  "IN[1].x" = { 0xa059db39 0x4645e8b0 0xd6087fa8 0xda10daa7 0x864f9455 0x91d0e2cc 0xe0b1da4f 0x536554f0 0x580ba9c7 0xb2d83091 0x4df3a8d 0x20ff8905 0x778d9e46 0xda822840 0x9815e817 0x9210ceda 0x5e56f195 0xe6f97527 0x888b5bdb 0xf6a727 0x44d0e62b 0x1a888ddc 0x8631ba69 0xc9db1d31 0x1d4f40a7 0xa1856ad3 0xc15f3db 0x8c7cf96a 0x2993569e 0xa69d2fc0 0xa7ac0116 0x1a470eca }
  "IN[1].y" = { 0xe0849b5a 0x2858b3a5 0xd57d7ac4 0x5453c1a6 0x62866aa9 0x468489dc 0x94514b4b 0x9bb0fff1 0xf81357fb 0xff7b64e3 0xb68d1338 0xc7bbbe14 0x9a37dac5 0x77e58fcb 0xad34bc4d 0xf128c7d6 0xb6c485d3 0xac550923 0x790c87c 0xab52c225 0x3e67d306 0x936208e 0xbb7e3ad 0xbe7e0436 0xa3924156 0x209fab17 0x8cb61a28 0xd41698c9 0x8f1b606e 0xfd655288 0x2d6e0ba3 0x9de5a6c2 }
  "IN[1].z" = { 0x57191466 0x15e7e81d 0xd6463495 0x3cbdc03d 0xc2343cad 0x2a86df76 0xc1eae720 0x5657d519 0x68bd6ac4 0x8489b599 0x2357529f 0x2acd174a 0x2e3df454 0x4b727d1a 0x79db41e 0x8ef0a671 0x3f4a3d0c 0xc4063203 0x83d37708 0xdff70e39 0x5c3e9c7a 0xe2ce6756 0x9258cf3b 0x496d4e9f 0x90c1f076 0x76b8e2c1 0x8d244870 0xe70f8fc4 0xa881348b 0xe9e78cf6 0xcca6924a 0x3b3020a }
  "IN[1].w" = { 0x892e8c56 0x6ff61819 0x8d203ee1 0xa958fc61 0x8a534960 0xf1afb831 0xbb501513 0x646a07a0 0xb3e79d47 0x8b93cd8b 0x3e4bfa9d 0xdeb5bbe1 0x3cf44c32 0xad6cd83f 0xeee9e0d3 0xccf4b358 0xa7016417 0xddad9931 0x1b2c9443 0xcee9d3b9 0x5450aa02 0x2b38ac77 0x24ac4aa8 0x76be1a41 0x1c6ed6e2 0xbec56075 0x63ac0e3c 0x67bbc134 0x29f41c82 0x3fffd677 0xad98689b 0x8fbe49c0 }
}
wait
warp 29 {
  tgsi "DCL RES[2], 2D_ARRAY, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 4
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 16 14 15 0 1 2 3 16 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].y" = { 0 0 0 0 0 0 4294967295 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].z" = { 4 0 1 0 0 2 4 1 0 4 3 3 3 0 0 0 3 3 4 3 2 0 4 1 0 2 1 70000 1 4 1 3 }
  expect lane 0 "TEMP[0].x" = 0xa059db39 "TEMP[0].z" = 0x57191466
  expect lane 1 "TEMP[0].x" = 0x4645e8b0 "TEMP[0].z" = 0x15e7e81d
  expect lane 2 "TEMP[0].x" = 0xd6087fa8 "TEMP[0].z" = 0xd6463495
  expect lane 3 "TEMP[0].x" = 0xda10daa7 "TEMP[0].z" = 0x3cbdc03d
  expect lane 4 "TEMP[0].x" = 0x864f9455 "TEMP[0].z" = 0xc2343cad
  expect lane 5 "TEMP[0].x" = 0x91d0e2cc "TEMP[0].z" = 0x2a86df76
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x536554f0 "TEMP[0].z" = 0x5657d519
  expect lane 8 "TEMP[0].x" = 0x580ba9c7 "TEMP[0].z" = 0x68bd6ac4
  expect lane 9 "TEMP[0].x" = 0xb2d83091 "TEMP[0].z" = 0x8489b599
  expect lane 10 "TEMP[0].x" = 0x4df3a8d "TEMP[0].z" = 0x2357529f
  expect lane 11 "TEMP[0].x" = 0x20ff8905 "TEMP[0].z" = 0x2acd174a
  expect lane 12 "TEMP[0].x" = 0x778d9e46 "TEMP[0].z" = 0x2e3df454
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x9815e817 "TEMP[0].z" = 0x79db41e
  expect lane 15 "TEMP[0].x" = 0x9210ceda "TEMP[0].z" = 0x8ef0a671
  expect lane 16 "TEMP[0].x" = 0x5e56f195 "TEMP[0].z" = 0x3f4a3d0c
  expect lane 17 "TEMP[0].x" = 0xe6f97527 "TEMP[0].z" = 0xc4063203
  expect lane 18 "TEMP[0].x" = 0x888b5bdb "TEMP[0].z" = 0x83d37708
  expect lane 19 "TEMP[0].x" = 0xf6a727 "TEMP[0].z" = 0xdff70e39
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x1a888ddc "TEMP[0].z" = 0xe2ce6756
  expect lane 22 "TEMP[0].x" = 0x8631ba69 "TEMP[0].z" = 0x9258cf3b
  expect lane 23 "TEMP[0].x" = 0xc9db1d31 "TEMP[0].z" = 0x496d4e9f
  expect lane 24 "TEMP[0].x" = 0x1d4f40a7 "TEMP[0].z" = 0x90c1f076
  expect lane 25 "TEMP[0].x" = 0xa1856ad3 "TEMP[0].z" = 0x76b8e2c1
  expect lane 26 "TEMP[0].x" = 0xc15f3db "TEMP[0].z" = 0x8d244870
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x2993569e "TEMP[0].z" = 0xa881348b
  expect lane 29 "TEMP[0].x" = 0xa69d2fc0 "TEMP[0].z" = 0xe9e78cf6
  expect lane 30 "TEMP[0].x" = 0xa7ac0116 "TEMP[0].z" = 0xcca6924a
  expect lane 31 "TEMP[0].x" = 0x1a470eca "TEMP[0].z" = 0x3b3020a
}
warp 30 {
  tgsi "DCL IMAGE[2], BUFFER, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], BUFFER, PIPE_FORMAT_R32G32B32A32_UINT" bank 5
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 64 14 15 16 17 18 19 4294967295 21 22 23 24 25 26 4294967295 28 29 30 31 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x10 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x11 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x12 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x13 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x15 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x16 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x17 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x18 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x19 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0x1a "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x1c "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0x1d "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0x1e "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0x1f "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
}
warp 31 {
  tgsi "DCL RES[2], BUFFER, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 5
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 64 14 15 16 17 18 19 4294967295 21 22 23 24 25 26 4294967295 28 29 30 31 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x8 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x9 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0xa "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0xb "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0xc "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0xe "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0xf "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x10 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x11 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x12 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x13 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x15 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x16 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x17 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x18 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x19 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0x1a "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x1c "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0x1d "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0x1e "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0x1f "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
}
wait
warp 33 {
  tgsi "DCL RES[2], BUFFER, WR; STORE RES[2], IN[0], IN[1]" bank 5
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 64 14 15 16 17 18 19 4294967295 21 22 23 24 25 26 4294967295 28 29 30 31 }
  "IN[1].x" = { 0xe5d2bf30 0xf32629fb 0xaec0443f 0xb89eb3c8 0x4d7ce756 0xcd81153e 0xb35729c7 0x8998be50 0x201d599a 0x5bc7709b 0x6e47c90f 0xf38d0c6 0x4f7b4e75 0x67ef94e2 0xb0b5bf59 0x199a96e6 0xa57f1c55 0xe70ab3f3 0xf618a931 0xafd7705 0x4c91772f 0x86579efb 0xc86ffc88 0x7429868 0x30b25d9b 0xf4253a0f 0xac8b35a8 0x355d8dce 0xb5d34f01 0x5fc46bb3 0x1e53f6a0 0x24e273ad }
  "IN[1].y" = { 0xfb86b243 0x7084788a 0xebe2aeb6 0xe8bea61c 0xbb20dc51 0xaabbda69 0xfea7d24 0x1b05ffbd 0xe5383301 0x92f0e2 0x4120ed09 0x96f77d29 0x82fd8df1 0xb48f598f 0x992f534d 0xb2e261cb 0xe4b8e05e 0x50126cc8 0x292d38fb 0xe76a4458 0xfea5b4f9 0xa984b43 0x88e6c23f 0xb99e60fc 0xf9e0a2e2 0xd7f1a3f4 0xb4b3e375 0x75d8e3d0 0x54dcbe95 0x70e95e89 0x877715a2 0x8d09ca36 }
  "IN[1].z" = { 0xe000a6cf 0x2aa938c7 0xaba9ce49 0x2f1df306 0x93f4182 0x4825cc88 0x36dcec5d 0x19a03223 0x57f2958d 0x32c09830 0x786f7c95 0xea925064 0x8936a461 0xe4ee3122 0x8eeb41b1 0x13f81b4b 0x972adbe2 0xae0bde9a 0x8cdb80a6 0x19a7675f 0x38c9e75f 0x15a387b6 0x6ddbcf8b 0xc4068183 0x7ca7a6ed 0x8627dbd9 0x1d2e8fb9 0x3f97dcd8 0x32d530e1 0xc812fc44 0x322ffb0a 0x30cf3b24 }
  "IN[1].w" = { 0x1d7d2cf7 0x6419c87f 0x90b2dd1d 0xfe2f3cf5 0x46a9dfb9 0x3f298948 0x1ef3251 0x866bcfed 0x83bf1737 0xee282cf0 0x5fc8c88a 0xee8afba7 0x39f98335 0xb083e4a0 0x8314dc 0xdb8644c6 0x95ae2b54 0x21bf9084 0xd88a44a9 0xec5254fe 0x32b0dee6 0x53895ef3 0x884ebd3f 0xb808c11c 0x6fdb567 0x8325b447 0x671cd362 0xa8ad417f 0xfb6713 0xf11066fc 0xa82f8ad 0x4fbd1f5d }
}
wait
warp 35 {
  tgsi "DCL RES[2], BUFFER, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 5
  "IN[0].x" = { 0 1 2 3 4 5 70000 7 8 9 10 11 12 64 14 15 16 17 18 19 4294967295 21 22 23 24 25 26 4294967295 28 29 30 31 }
  expect lane 0 "TEMP[0].x" = 0xe5d2bf30 "TEMP[0].z" = 0xe000a6cf
  expect lane 1 "TEMP[0].x" = 0xf32629fb "TEMP[0].z" = 0x2aa938c7
  expect lane 2 "TEMP[0].x" = 0xaec0443f "TEMP[0].z" = 0xaba9ce49
  expect lane 3 "TEMP[0].x" = 0xb89eb3c8 "TEMP[0].z" = 0x2f1df306
  expect lane 4 "TEMP[0].x" = 0x4d7ce756 "TEMP[0].z" = 0x93f4182
  expect lane 5 "TEMP[0].x" = 0xcd81153e "TEMP[0].z" = 0x4825cc88
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x8998be50 "TEMP[0].z" = 0x19a03223
  expect lane 8 "TEMP[0].x" = 0x201d599a "TEMP[0].z" = 0x57f2958d
  expect lane 9 "TEMP[0].x" = 0x5bc7709b "TEMP[0].z" = 0x32c09830
  expect lane 10 "TEMP[0].x" = 0x6e47c90f "TEMP[0].z" = 0x786f7c95
  expect lane 11 "TEMP[0].x" = 0xf38d0c6 "TEMP[0].z" = 0xea925064
  expect lane 12 "TEMP[0].x" = 0x4f7b4e75 "TEMP[0].z" = 0x8936a461
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0xb0b5bf59 "TEMP[0].z" = 0x8eeb41b1
  expect lane 15 "TEMP[0].x" = 0x199a96e6 "TEMP[0].z" = 0x13f81b4b
  expect lane 16 "TEMP[0].x" = 0xa57f1c55 "TEMP[0].z" = 0x972adbe2
  expect lane 17 "TEMP[0].x" = 0xe70ab3f3 "TEMP[0].z" = 0xae0bde9a
  expect lane 18 "TEMP[0].x" = 0xf618a931 "TEMP[0].z" = 0x8cdb80a6
  expect lane 19 "TEMP[0].x" = 0xafd7705 "TEMP[0].z" = 0x19a7675f
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x86579efb "TEMP[0].z" = 0x15a387b6
  expect lane 22 "TEMP[0].x" = 0xc86ffc88 "TEMP[0].z" = 0x6ddbcf8b
  expect lane 23 "TEMP[0].x" = 0x7429868 "TEMP[0].z" = 0xc4068183
  expect lane 24 "TEMP[0].x" = 0x30b25d9b "TEMP[0].z" = 0x7ca7a6ed
  expect lane 25 "TEMP[0].x" = 0xf4253a0f "TEMP[0].z" = 0x8627dbd9
  expect lane 26 "TEMP[0].x" = 0xac8b35a8 "TEMP[0].z" = 0x1d2e8fb9
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0xb5d34f01 "TEMP[0].z" = 0x32d530e1
  expect lane 29 "TEMP[0].x" = 0x5fc46bb3 "TEMP[0].z" = 0xc812fc44
  expect lane 30 "TEMP[0].x" = 0x1e53f6a0 "TEMP[0].z" = 0x322ffb0a
  expect lane 31 "TEMP[0].x" = 0x24e273ad "TEMP[0].z" = 0x30cf3b24
}
warp 36 {
  tgsi "DCL IMAGE[2], CUBE, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], CUBE, PIPE_FORMAT_R32G32B32A32_UINT" bank 6
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4294967295 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 2 0 4 3 0 4 6 3 3 4 0 4 0 0 1 3 5 1 2 4 4 1 0 0 2 1 0 70000 3 1 1 5 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x5 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x5 "TEMP[0].x" = 0x4d
}
warp 37 {
  tgsi "DCL RES[2], CUBE, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 6
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4294967295 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 2 0 4 3 0 4 6 3 3 4 0 4 0 0 1 3 5 1 2 4 4 1 0 0 2 1 0 70000 3 1 1 5 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x5 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x4 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x5 "TEMP[0].x" = 0x4d
}
wait
warp 39 {
  tgsi "DCL RES[2], CUBE, WR; STORE RES[2], IN[0], IN[1]" bank 6
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4294967295 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 2 0 4 3 0 4 6 3 3 4 0 4 0 0 1 3 5 1 2 4 4 1 0 0 2 1 0 70000 3 1 1 5 }
  "IN[1].x" = { 0xb9e80a75 0xc124568d 0xefce5c14 0xd182d6d3 0xfffd4ba4 0xa3c06eb1 0x7d36cbd1 0x1033a1a6 0xac6aad6e 0x22bdc45c 0xc7f634e8 0xd4491171 0x87e353f8 0x65b922c2 0xd3484780 0x758d7092 0xfe763277 0x2578a493 0xfcf2f41c 0xd228a448 0x22e7c49d 0x2f6b88b3 0x72c82904 0x76fb3000 0xe9d1728 0x98bbbcc5 0x96becd93 0xcc16510f 0x5ef2e0d4 0xec82d7b1 0x774cff47 0x8e220bb4 }
  "IN[1].y" = { 0xcb10716a 0xd9fe67a7 0xde10087 0xaf73fb2a 0x5c4e0f5d 0x27abcb83 0x4ff51179 0x43646d78 0x4b247a52 0x301054fd 0x224d6abb 0x6d0e2187 0x6f88de69 0x59adbef1 0x8582df88 0x6a0aa05 0x64742fee 0xb65fb048 0xa47d5bfe 0xce96b6a8 0x68aa021a 0x88bbc7e8 0x889b8d00 0x758ec54 0xc50f01f1 0xd1fc370c 0xeb17089a 0x8ee0007a 0xd016efb 0xf42ed91a 0x4fa9d5c3 0xe8a1eec5 }
  "IN[1].z" = { 0x3aa6d5f2 0xd96db398 0xd802be42 0x80115092 0xc07c5689 0x610940a1 0x98048bcd 0xb8d41d1e 0x7d77db34 0x5861acfa 0x6a0b0221 0x2f116d2e 0xecbdb1b7 0xc1e852a5 0xcd8665b3 0xe8e3a894 0x60df9aab 0xc0a5bf02 0x44251bd9 0x5be9802d 0xb6f2feae 0x13e83618 0x3bb3cc48 0xe87dbdcb 0xb103a0be 0xb23fc6d6 0xe07370d3 0x8acf029b 0x1a324d1e 0x1a1904e0 0x25bd1a07 0xfa3a610b }
  "IN[1].w" = { 0xe79d6a7a 0x22f3de2d 0x7f513ada 0xb9935747 0xa208cddf 0x55b66187 0x76386bed 0xe38940a7 0xcafa54ed 0xf141f56 0xf1977ed7 0xd93bd5e8 0x1bbc196b 0xda996610 0xc2c4962d 0x8ed60b5a 0xd2ca2f5 0x1582f5ec 0xe625d5bd 0x52c13cbb 0xa44763d8 0x37dd470a 0xd224d622 0x7dda37e2 0x74953822 0xf653e8ab 0x1da8f221 0x72036126 0x12133dc6 0x4b07e6d7 0x2bdeab96 0xf2300397 }
}
wait
warp 41 {
  tgsi "DCL RES[2], CUBE, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 6
  "IN[0].x" = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4294967295 5 6 7 0 1 2 3 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 2 0 4 3 0 4 6 3 3 4 0 4 0 0 1 3 5 1 2 4 4 1 0 0 2 1 0 70000 3 1 1 5 }
  expect lane 0 "TEMP[0].x" = 0xb9e80a75 "TEMP[0].z" = 0x3aa6d5f2
  expect lane 1 "TEMP[0].x" = 0xc124568d "TEMP[0].z" = 0xd96db398
  expect lane 2 "TEMP[0].x" = 0xefce5c14 "TEMP[0].z" = 0xd802be42
  expect lane 3 "TEMP[0].x" = 0xd182d6d3 "TEMP[0].z" = 0x80115092
  expect lane 4 "TEMP[0].x" = 0xfffd4ba4 "TEMP[0].z" = 0xc07c5689
  expect lane 5 "TEMP[0].x" = 0xa3c06eb1 "TEMP[0].z" = 0x610940a1
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x1033a1a6 "TEMP[0].z" = 0xb8d41d1e
  expect lane 8 "TEMP[0].x" = 0xac6aad6e "TEMP[0].z" = 0x7d77db34
  expect lane 9 "TEMP[0].x" = 0x22bdc45c "TEMP[0].z" = 0x5861acfa
  expect lane 10 "TEMP[0].x" = 0xc7f634e8 "TEMP[0].z" = 0x6a0b0221
  expect lane 11 "TEMP[0].x" = 0xd4491171 "TEMP[0].z" = 0x2f116d2e
  expect lane 12 "TEMP[0].x" = 0x87e353f8 "TEMP[0].z" = 0xecbdb1b7
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0xd3484780 "TEMP[0].z" = 0xcd8665b3
  expect lane 15 "TEMP[0].x" = 0x758d7092 "TEMP[0].z" = 0xe8e3a894
  expect lane 16 "TEMP[0].x" = 0xfe763277 "TEMP[0].z" = 0x60df9aab
  expect lane 17 "TEMP[0].x" = 0x2578a493 "TEMP[0].z" = 0xc0a5bf02
  expect lane 18 "TEMP[0].x" = 0xfcf2f41c "TEMP[0].z" = 0x44251bd9
  expect lane 19 "TEMP[0].x" = 0xd228a448 "TEMP[0].z" = 0x5be9802d
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x2f6b88b3 "TEMP[0].z" = 0x13e83618
  expect lane 22 "TEMP[0].x" = 0x72c82904 "TEMP[0].z" = 0x3bb3cc48
  expect lane 23 "TEMP[0].x" = 0x76fb3000 "TEMP[0].z" = 0xe87dbdcb
  expect lane 24 "TEMP[0].x" = 0xe9d1728 "TEMP[0].z" = 0xb103a0be
  expect lane 25 "TEMP[0].x" = 0x98bbbcc5 "TEMP[0].z" = 0xb23fc6d6
  expect lane 26 "TEMP[0].x" = 0x96becd93 "TEMP[0].z" = 0xe07370d3
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x5ef2e0d4 "TEMP[0].z" = 0x1a324d1e
  expect lane 29 "TEMP[0].x" = 0xec82d7b1 "TEMP[0].z" = 0x1a1904e0
  expect lane 30 "TEMP[0].x" = 0x774cff47 "TEMP[0].z" = 0x25bd1a07
  expect lane 31 "TEMP[0].x" = 0x8e220bb4 "TEMP[0].z" = 0xfa3a610b
}
warp 42 {
  tgsi "DCL IMAGE[2], CUBE_ARRAY, PIPE_FORMAT_R32G32B32A32_UINT, WR; LOAD TEMP[0], IMAGE[2].wzyx, IN[0], CUBE_ARRAY, PIPE_FORMAT_R32G32B32A32_UINT" bank 7
  "IN[0].x" = { 0 1 2 3 4 5 8 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 70000 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 70000 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 15 7 3 17 7 3 0 13 9 0 11 3 6 0 2 6 9 0 2 2 13 0 12 15 12 1 7 1 6 9 6 3 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0xf "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x7 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x11 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x7 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0xd "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x9 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0xb "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x9 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0xc "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0xf "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0xc "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x7 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x9 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
}
warp 43 {
  tgsi "DCL RES[2], CUBE_ARRAY, WR; LOAD TEMP[0], RES[2].wzyx, IN[0]" bank 7
  "IN[0].x" = { 0 1 2 3 4 5 8 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 70000 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 70000 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 15 7 3 17 7 3 0 13 9 0 11 3 6 0 2 6 9 0 2 2 13 0 12 15 12 1 7 1 6 9 6 3 }
  expect lane 0 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0xf "TEMP[0].x" = 0x4d
  expect lane 1 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x7 "TEMP[0].x" = 0x4d
  expect lane 2 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 3 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x11 "TEMP[0].x" = 0x4d
  expect lane 4 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x7 "TEMP[0].x" = 0x4d
  expect lane 5 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 6 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 7 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0xd "TEMP[0].x" = 0x4d
  expect lane 8 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x9 "TEMP[0].x" = 0x4d
  expect lane 9 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 10 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0xb "TEMP[0].x" = 0x4d
  expect lane 11 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
  expect lane 12 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 13 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 14 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 15 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x1 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 16 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x9 "TEMP[0].x" = 0x4d
  expect lane 17 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 18 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 19 "TEMP[0].w" = 0x3 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x2 "TEMP[0].x" = 0x4d
  expect lane 20 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x4d
  expect lane 22 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0xc "TEMP[0].x" = 0x4d
  expect lane 23 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x2 "TEMP[0].y" = 0xf "TEMP[0].x" = 0x4d
  expect lane 24 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0xc "TEMP[0].x" = 0x4d
  expect lane 25 "TEMP[0].w" = 0x1 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x1 "TEMP[0].x" = 0x4d
  expect lane 26 "TEMP[0].w" = 0x2 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x7 "TEMP[0].x" = 0x4d
  expect lane 27 "TEMP[0].w" = 0x0 "TEMP[0].z" = 0x0 "TEMP[0].y" = 0x0 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].w" = 0x4 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 29 "TEMP[0].w" = 0x5 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x9 "TEMP[0].x" = 0x4d
  expect lane 30 "TEMP[0].w" = 0x6 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x6 "TEMP[0].x" = 0x4d
  expect lane 31 "TEMP[0].w" = 0x7 "TEMP[0].z" = 0x3 "TEMP[0].y" = 0x3 "TEMP[0].x" = 0x4d
}
wait
warp 45 {
  tgsi "DCL RES[2], CUBE_ARRAY, WR; STORE RES[2], IN[0], IN[1]" bank 7
  "IN[0].x" = { 0 1 2 3 4 5 8 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 70000 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 70000 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 15 7 3 17 7 3 0 13 9 0 11 3 6 0 2 6 9 0 2 2 13 0 12 15 12 1 7 1 6 9 6 3 }
  "IN[1].x" = { 0xc0030cef 0x22fe6efd 0xed69b382 0xe775ba4a 0xd4c14639 0x9abaf507 0xc03e19aa 0x398d03e9 0x91626d35 0x85ba736e 0x13f51052 0x3c2628ef 0xfa48f099 0xd2ce773 0x7ac31fd2 0x644ffda0 0xad24f5a4 0x3f1ad7bf 0xa70edd38 0xe0df71ad 0xb6fb6ec4 0x4793ccbb 0x6544327b 0xb0673c40 0x12573316 0x20d0cf50 0xeaa6e717 0x3b05361f 0x576535f8 0x8844416b 0x9de115a5 0x5664f116 }
  "IN[1].y" = { 0x2706934 0x2a5905ba 0xfd7b7073 0x834de3d1 0x7c243fbf 0x11fc10ea 0xecff6de2 0x705875b6 0xa1403db2 0x18405f2 0xd2fea505 0x4c3c40c5 0xd534e010 0x6e969667 0x75fd4cfb 0xa6af1c12 0xf2670713 0xdb12a6b6 0x40c1325d 0xd913d6e6 0x89effbc2 0xdb65d656 0xf86b4d4f 0x9a1f7eef 0x160ccdd0 0x3b0061a9 0x88c1981f 0x30f1b261 0x5f9b7e5d 0x1929566d 0xadb47e2 0x6fc758c5 }
  "IN[1].z" = { 0x178c2cfb 0xffb1a971 0x55e8a653 0xedc3aff1 0x6dfc8bbf 0xbffdb78b 0xd9199343 0xc2cdbd87 0xd03f1f70 0x21eb74d2 0xce6c4422 0xc6ee281b 0xa0b4dc0f 0xea5360b 0x1ef7279a 0xf2f7c6c0 0x9b596e 0xedae51d6 0x960d66b6 0x42128e3b 0xb5d12e40 0x71436538 0xce150a4a 0xbe9ad428 0x3125726d 0x652ac3be 0x68dbc4f5 0x3baf9940 0x48915ef7 0x9ab93a3d 0x4fb471c6 0x701b1a3f }
  "IN[1].w" = { 0x41f71d31 0xb3c360d7 0xb3fed310 0x5fdc60e9 0x9df0daf7 0x5fd84789 0x2351282b 0xb4ae06e2 0x9c897ea 0xe788343a 0xcc460fc2 0x29790746 0x42e13e18 0xfb4ec7c5 0x64ee6fea 0x6b7bbc0b 0xaa9e5b87 0x6f53551e 0x782b16f5 0x267e7a6e 0xc421ab0b 0xfbec36f8 0xa50d38a8 0x3dfbadba 0x8646f608 0x2a1a264 0x6ed0de6f 0x5e08550a 0x21c63dc2 0x82ad518c 0xe770d253 0x17c65698 }
}
wait
warp 47 {
  tgsi "DCL RES[2], CUBE_ARRAY, WR; LOAD TEMP[0].xz, RES[2], IN[0]" bank 7
  "IN[0].x" = { 0 1 2 3 4 5 8 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 70000 4 5 6 7 }
  "IN[0].y" = { 0 0 0 0 0 0 0 0 1 1 1 1 1 8 1 1 2 2 2 2 70000 2 2 2 3 3 3 3 3 3 3 3 }
  "IN[0].z" = { 15 7 3 17 7 3 0 13 9 0 11 3 6 0 2 6 9 0 2 2 13 0 12 15 12 1 7 1 6 9 6 3 }
  expect lane 0 "TEMP[0].x" = 0xc0030cef "TEMP[0].z" = 0x178c2cfb
  expect lane 1 "TEMP[0].x" = 0x22fe6efd "TEMP[0].z" = 0xffb1a971
  expect lane 2 "TEMP[0].x" = 0xed69b382 "TEMP[0].z" = 0x55e8a653
  expect lane 3 "TEMP[0].x" = 0xe775ba4a "TEMP[0].z" = 0xedc3aff1
  expect lane 4 "TEMP[0].x" = 0xd4c14639 "TEMP[0].z" = 0x6dfc8bbf
  expect lane 5 "TEMP[0].x" = 0x9abaf507 "TEMP[0].z" = 0xbffdb78b
  expect lane 6 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 7 "TEMP[0].x" = 0x398d03e9 "TEMP[0].z" = 0xc2cdbd87
  expect lane 8 "TEMP[0].x" = 0x91626d35 "TEMP[0].z" = 0xd03f1f70
  expect lane 9 "TEMP[0].x" = 0x85ba736e "TEMP[0].z" = 0x21eb74d2
  expect lane 10 "TEMP[0].x" = 0x13f51052 "TEMP[0].z" = 0xce6c4422
  expect lane 11 "TEMP[0].x" = 0x3c2628ef "TEMP[0].z" = 0xc6ee281b
  expect lane 12 "TEMP[0].x" = 0xfa48f099 "TEMP[0].z" = 0xa0b4dc0f
  expect lane 13 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 14 "TEMP[0].x" = 0x7ac31fd2 "TEMP[0].z" = 0x1ef7279a
  expect lane 15 "TEMP[0].x" = 0x644ffda0 "TEMP[0].z" = 0xf2f7c6c0
  expect lane 16 "TEMP[0].x" = 0xad24f5a4 "TEMP[0].z" = 0x9b596e
  expect lane 17 "TEMP[0].x" = 0x3f1ad7bf "TEMP[0].z" = 0xedae51d6
  expect lane 18 "TEMP[0].x" = 0xa70edd38 "TEMP[0].z" = 0x960d66b6
  expect lane 19 "TEMP[0].x" = 0xe0df71ad "TEMP[0].z" = 0x42128e3b
  expect lane 20 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 21 "TEMP[0].x" = 0x4793ccbb "TEMP[0].z" = 0x71436538
  expect lane 22 "TEMP[0].x" = 0x6544327b "TEMP[0].z" = 0xce150a4a
  expect lane 23 "TEMP[0].x" = 0xb0673c40 "TEMP[0].z" = 0xbe9ad428
  expect lane 24 "TEMP[0].x" = 0x12573316 "TEMP[0].z" = 0x3125726d
  expect lane 25 "TEMP[0].x" = 0x20d0cf50 "TEMP[0].z" = 0x652ac3be
  expect lane 26 "TEMP[0].x" = 0xeaa6e717 "TEMP[0].z" = 0x68dbc4f5
  expect lane 27 "TEMP[0].x" = 0x0 "TEMP[0].z" = 0x0
  expect lane 28 "TEMP[0].x" = 0x576535f8 "TEMP[0].z" = 0x48915ef7
  expect lane 29 "TEMP[0].x" = 0x8844416b "TEMP[0].z" = 0x9ab93a3d
  expect lane 30 "TEMP[0].x" = 0x9de115a5 "TEMP[0].z" = 0x4fb471c6
  expect lane 31 "TEMP[0].x" = 0x5664f116 "TEMP[0].z" = 0x701b1a3f
}
warp 48 {
  tgsi "LOAD TEMP[3].x, BUFFER[0], IN[0].xxxx" bank 8
  "IN[0].x" = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
  expect lane 0 "TEMP[3].x" = 0x3e8
  expect lane 1 "TEMP[3].x" = 0x3e9
  expect lane 2 "TEMP[3].x" = 0x3ea
  expect lane 3 "TEMP[3].x" = 0x3eb
  expect lane 4 "TEMP[3].x" = 0x3ec
  expect lane 5 "TEMP[3].x" = 0x3ed
  expect lane 6 "TEMP[3].x" = 0x3ee
  expect lane 7 "TEMP[3].x" = 0x3ef
  expect lane 8 "TEMP[3].x" = 0x3f0
  expect lane 9 "TEMP[3].x" = 0x3f1
  expect lane 10 "TEMP[3].x" = 0x3f2
  expect lane 11 "TEMP[3].x" = 0x3f3
  expect lane 12 "TEMP[3].x" = 0x3f4
  expect lane 13 "TEMP[3].x" = 0x3f5
  expect lane 14 "TEMP[3].x" = 0x3f6
  expect lane 15 "TEMP[3].x" = 0x3f7
  expect lane 16 "TEMP[3].x" = 0x3f8
  expect lane 17 "TEMP[3].x" = 0x3f9
  expect lane 18 "TEMP[3].x" = 0x3fa
  expect lane 19 "TEMP[3].x" = 0x3fb
  expect lane 20 "TEMP[3].x" = 0x3fc
  expect lane 21 "TEMP[3].x" = 0x3fd
  expect lane 22 "TEMP[3].x" = 0x3fe
  expect lane 23 "TEMP[3].x" = 0x3ff
  expect lane 24 "TEMP[3].x" = 0x400
  expect lane 25 "TEMP[3].x" = 0x401
  expect lane 26 "TEMP[3].x" = 0x402
  expect lane 27 "TEMP[3].x" = 0x403
  expect lane 28 "TEMP[3].x" = 0x404
  expect lane 29 "TEMP[3].x" = 0x405
  expect lane 30 "TEMP[3].x" = 0x406
  expect lane 31 "TEMP[3].x" = 0x407
}
warp 49 {
  tgsi "DCL RES[1], BUFFER, RAW; LOAD TEMP[3].x, RES[1], IN[0]" bank 8
  "IN[0].x" = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
  expect lane 0 "TEMP[3].x" = 0x3e8
  expect lane 1 "TEMP[3].x" = 0x3e9
  expect lane 2 "TEMP[3].x" = 0x3ea
  expect lane 3 "TEMP[3].x" = 0x3eb
  expect lane 4 "TEMP[3].x" = 0x3ec
  expect lane 5 "TEMP[3].x" = 0x3ed
  expect lane 6 "TEMP[3].x" = 0x3ee
  expect lane 7 "TEMP[3].x" = 0x3ef
  expect lane 8 "TEMP[3].x" = 0x3f0
  expect lane 9 "TEMP[3].x" = 0x3f1
  expect lane 10 "TEMP[3].x" = 0x3f2
  expect lane 11 "TEMP[3].x" = 0x3f3
  expect lane 12 "TEMP[3].x" = 0x3f4
  expect lane 13 "TEMP[3].x" = 0x3f5
  expect lane 14 "TEMP[3].x" = 0x3f6
  expect lane 15 "TEMP[3].x" = 0x3f7
  expect lane 16 "TEMP[3].x" = 0x3f8
  expect lane 17 "TEMP[3].x" = 0x3f9
  expect lane 18 "TEMP[3].x" = 0x3fa
  expect lane 19 "TEMP[3].x" = 0x3fb
  expect lane 20 "TEMP[3].x" = 0x3fc
  expect lane 21 "TEMP[3].x" = 0x3fd
  expect lane 22 "TEMP[3].x" = 0x3fe
  expect lane 23 "TEMP[3].x" = 0x3ff
  expect lane 24 "TEMP[3].x" = 0x400
  expect lane 25 "TEMP[3].x" = 0x401
  expect lane 26 "TEMP[3].x" = 0x402
  expect lane 27 "TEMP[3].x" = 0x403
  expect lane 28 "TEMP[3].x" = 0x404
  expect lane 29 "TEMP[3].x" = 0x405
  expect lane 30 "TEMP[3].x" = 0x406
  expect lane 31 "TEMP[3].x" = 0x407
}
warp 50 {
  tgsi "LOAD TEMP[3].xy, BUFFER[0], IN[0].xxxx" bank 8
  "IN[0].x" = { 0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120 128 136 144 152 160 168 176 184 192 200 208 216 224 232 240 248 }
  expect lane 0 "TEMP[3].x" = 0x3e8 "TEMP[3].y" = 0x3e9
  expect lane 1 "TEMP[3].x" = 0x3ea "TEMP[3].y" = 0x3eb
  expect lane 2 "TEMP[3].x" = 0x3ec "TEMP[3].y" = 0x3ed
  expect lane 3 "TEMP[3].x" = 0x3ee "TEMP[3].y" = 0x3ef
  expect lane 4 "TEMP[3].x" = 0x3f0 "TEMP[3].y" = 0x3f1
  expect lane 5 "TEMP[3].x" = 0x3f2 "TEMP[3].y" = 0x3f3
  expect lane 6 "TEMP[3].x" = 0x3f4 "TEMP[3].y" = 0x3f5
  expect lane 7 "TEMP[3].x" = 0x3f6 "TEMP[3].y" = 0x3f7
  expect lane 8 "TEMP[3].x" = 0x3f8 "TEMP[3].y" = 0x3f9
  expect lane 9 "TEMP[3].x" = 0x3fa "TEMP[3].y" = 0x3fb
  expect lane 10 "TEMP[3].x" = 0x3fc "TEMP[3].y" = 0x3fd
  expect lane 11 "TEMP[3].x" = 0x3fe "TEMP[3].y" = 0x3ff
  expect lane 12 "TEMP[3].x" = 0x400 "TEMP[3].y" = 0x401
  expect lane 13 "TEMP[3].x" = 0x402 "TEMP[3].y" = 0x403
  expect lane 14 "TEMP[3].x" = 0x404 "TEMP[3].y" = 0x405
  expect lane 15 "TEMP[3].x" = 0x406 "TEMP[3].y" = 0x407
  expect lane 16 "TEMP[3].x" = 0x408 "TEMP[3].y" = 0x409
  expect lane 17 "TEMP[3].x" = 0x40a "TEMP[3].y" = 0x40b
  expect lane 18 "TEMP[3].x" = 0x40c "TEMP[3].y" = 0x40d
  expect lane 19 "TEMP[3].x" = 0x40e "TEMP[3].y" = 0x40f
  expect lane 20 "TEMP[3].x" = 0x410 "TEMP[3].y" = 0x411
  expect lane 21 "TEMP[3].x" = 0x412 "TEMP[3].y" = 0x413
  expect lane 22 "TEMP[3].x" = 0x414 "TEMP[3].y" = 0x415
  expect lane 23 "TEMP[3].x" = 0x416 "TEMP[3].y" = 0x417
  expect lane 24 "TEMP[3].x" = 0x418 "TEMP[3].y" = 0x419
  expect lane 25 "TEMP[3].x" = 0x41a "TEMP[3].y" = 0x41b
  expect lane 26 "TEMP[3].x" = 0x41c "TEMP[3].y" = 0x41d
  expect lane 27 "TEMP[3].x" = 0x41e "TEMP[3].y" = 0x41f
  expect lane 28 "TEMP[3].x" = 0x420 "TEMP[3].y" = 0x421
  expect lane 29 "TEMP[3].x" = 0x422 "TEMP[3].y" = 0x423
  expect lane 30 "TEMP[3].x" = 0x424 "TEMP[3].y" = 0x425
  expect lane 31 "TEMP[3].x" = 0x426 "TEMP[3].y" = 0x427
}
warp 51 {
  tgsi "DCL RES[1], BUFFER, RAW; LOAD TEMP[3].xy, RES[1], IN[0]" bank 8
  "IN[0].x" = { 0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120 128 136 144 152 160 168 176 184 192 200 208 216 224 232 240 248 }
  expect lane 0 "TEMP[3].x" = 0x3e8 "TEMP[3].y" = 0x3e9
  expect lane 1 "TEMP[3].x" = 0x3ea "TEMP[3].y" = 0x3eb
  expect lane 2 "TEMP[3].x" = 0x3ec "TEMP[3].y" = 0x3ed
  expect lane 3 "TEMP[3].x" = 0x3ee "TEMP[3].y" = 0x3ef
  expect lane 4 "TEMP[3].x" = 0x3f0 "TEMP[3].y" = 0x3f1
  expect lane 5 "TEMP[3].x" = 0x3f2 "TEMP[3].y" = 0x3f3
  expect lane 6 "TEMP[3].x" = 0x3f4 "TEMP[3].y" = 0x3f5
  expect lane 7 "TEMP[3].x" = 0x3f6 "TEMP[3].y" = 0x3f7
  expect lane 8 "TEMP[3].x" = 0x3f8 "TEMP[3].y" = 0x3f9
  expect lane 9 "TEMP[3].x" = 0x3fa "TEMP[3].y" = 0x3fb
  expect lane 10 "TEMP[3].x" = 0x3fc "TEMP[3].y" = 0x3fd
  expect lane 11 "TEMP[3].x" = 0x3fe "TEMP[3].y" = 0x3ff
  expect lane 12 "TEMP[3].x" = 0x400 "TEMP[3].y" = 0x401
  expect lane 13 "TEMP[3].x" = 0x402 "TEMP[3].y" = 0x403
  expect lane 14 "TEMP[3].x" = 0x404 "TEMP[3].y" = 0x405
  expect lane 15 "TEMP[3].x" = 0x406 "TEMP[3].y" = 0x407
  expect lane 16 "TEMP[3].x" = 0x408 "TEMP[3].y" = 0x409
  expect lane 17 "TEMP[3].x" = 0x40a "TEMP[3].y" = 0x40b
  expect lane 18 "TEMP[3].x" = 0x40c "TEMP[3].y" = 0x40d
  expect lane 19 "TEMP[3].x" = 0x40e "TEMP[3].y" = 0x40f
  expect lane 20 "TEMP[3].x" = 0x410 "TEMP[3].y" = 0x411
  expect lane 21 "TEMP[3].x" = 0x412 "TEMP[3].y" = 0x413
  expect lane 22 "TEMP[3].x" = 0x414 "TEMP[3].y" = 0x415
  expect lane 23 "TEMP[3].x" = 0x416 "TEMP[3].y" = 0x417
  expect lane 24 "TEMP[3].x" = 0x418 "TEMP[3].y" = 0x419
  expect lane 25 "TEMP[3].x" = 0x41a "TEMP[3].y" = 0x41b
  expect lane 26 "TEMP[3].x" = 0x41c "TEMP[3].y" = 0x41d
  expect lane 27 "TEMP[3].x" = 0x41e "TEMP[3].y" = 0x41f
  expect lane 28 "TEMP[3].x" = 0x420 "TEMP[3].y" = 0x421
  expect lane 29 "TEMP[3].x" = 0x422 "TEMP[3].y" = 0x423
  expect lane 30 "TEMP[3].x" = 0x424 "TEMP[3].y" = 0x425
  expect lane 31 "TEMP[3].x" = 0x426 "TEMP[3].y" = 0x427
}
warp 52 {
  tgsi "LOAD TEMP[3].xyzw, BUFFER[0], IN[0].xxxx" bank 8
  "IN[0].x" = { 0 16 32 48 64 80 96 112 128 144 160 176 192 208 224 240 256 272 288 304 320 336 352 368 384 400 416 432 448 464 480 496 }
  expect lane 0 "TEMP[3].x" = 0x3e8 "TEMP[3].y" = 0x3e9 "TEMP[3].z" = 0x3ea "TEMP[3].w" = 0x3eb
  expect lane 1 "TEMP[3].x" = 0x3ec "TEMP[3].y" = 0x3ed "TEMP[3].z" = 0x3ee "TEMP[3].w" = 0x3ef
  expect lane 2 "TEMP[3].x" = 0x3f0 "TEMP[3].y" = 0x3f1 "TEMP[3].z" = 0x3f2 "TEMP[3].w" = 0x3f3
  expect lane 3 "TEMP[3].x" = 0x3f4 "TEMP[3].y" = 0x3f5 "TEMP[3].z" = 0x3f6 "TEMP[3].w" = 0x3f7
  expect lane 4 "TEMP[3].x" = 0x3f8 "TEMP[3].y" = 0x3f9 "TEMP[3].z" = 0x3fa "TEMP[3].w" = 0x3fb
  expect lane 5 "TEMP[3].x" = 0x3fc "TEMP[3].y" = 0x3fd "TEMP[3].z" = 0x3fe "TEMP[3].w" = 0x3ff
  expect lane 6 "TEMP[3].x" = 0x400 "TEMP[3].y" = 0x401 "TEMP[3].z" = 0x402 "TEMP[3].w" = 0x403
  expect lane 7 "TEMP[3].x" = 0x404 "TEMP[3].y" = 0x405 "TEMP[3].z" = 0x406 "TEMP[3].w" = 0x407
  expect lane 8 "TEMP[3].x" = 0x408 "TEMP[3].y" = 0x409 "TEMP[3].z" = 0x40a "TEMP[3].w" = 0x40b
  expect lane 9 "TEMP[3].x" = 0x40c "TEMP[3].y" = 0x40d "TEMP[3].z" = 0x40e "TEMP[3].w" = 0x40f
  expect lane 10 "TEMP[3].x" = 0x410 "TEMP[3].y" = 0x411 "TEMP[3].z" = 0x412 "TEMP[3].w" = 0x413
  expect lane 11 "TEMP[3].x" = 0x414 "TEMP[3].y" = 0x415 "TEMP[3].z" = 0x416 "TEMP[3].w" = 0x417
  expect lane 12 "TEMP[3].x" = 0x418 "TEMP[3].y" = 0x419 "TEMP[3].z" = 0x41a "TEMP[3].w" = 0x41b
  expect lane 13 "TEMP[3].x" = 0x41c "TEMP[3].y" = 0x41d "TEMP[3].z" = 0x41e "TEMP[3].w" = 0x41f
  expect lane 14 "TEMP[3].x" = 0x420 "TEMP[3].y" = 0x421 "TEMP[3].z" = 0x422 "TEMP[3].w" = 0x423
  expect lane 15 "TEMP[3].x" = 0x424 "TEMP[3].y" = 0x425 "TEMP[3].z" = 0x426 "TEMP[3].w" = 0x427
  expect lane 16 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 17 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 18 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 19 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 20 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 21 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 22 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 23 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 24 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 25 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 26 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 27 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 28 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 29 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 30 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 31 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
}
warp 53 {
  tgsi "DCL RES[1], BUFFER, RAW; LOAD TEMP[3].xyzw, RES[1], IN[0]" bank 8
  "IN[0].x" = { 0 16 32 48 64 80 96 112 128 144 160 176 192 208 224 240 256 272 288 304 320 336 352 368 384 400 416 432 448 464 480 496 }
  expect lane 0 "TEMP[3].x" = 0x3e8 "TEMP[3].y" = 0x3e9 "TEMP[3].z" = 0x3ea "TEMP[3].w" = 0x3eb
  expect lane 1 "TEMP[3].x" = 0x3ec "TEMP[3].y" = 0x3ed "TEMP[3].z" = 0x3ee "TEMP[3].w" = 0x3ef
  expect lane 2 "TEMP[3].x" = 0x3f0 "TEMP[3].y" = 0x3f1 "TEMP[3].z" = 0x3f2 "TEMP[3].w" = 0x3f3
  expect lane 3 "TEMP[3].x" = 0x3f4 "TEMP[3].y" = 0x3f5 "TEMP[3].z" = 0x3f6 "TEMP[3].w" = 0x3f7
  expect lane 4 "TEMP[3].x" = 0x3f8 "TEMP[3].y" = 0x3f9 "TEMP[3].z" = 0x3fa "TEMP[3].w" = 0x3fb
  expect lane 5 "TEMP[3].x" = 0x3fc "TEMP[3].y" = 0x3fd "TEMP[3].z" = 0x3fe "TEMP[3].w" = 0x3ff
  expect lane 6 "TEMP[3].x" = 0x400 "TEMP[3].y" = 0x401 "TEMP[3].z" = 0x402 "TEMP[3].w" = 0x403
  expect lane 7 "TEMP[3].x" = 0x404 "TEMP[3].y" = 0x405 "TEMP[3].z" = 0x406 "TEMP[3].w" = 0x407
  expect lane 8 "TEMP[3].x" = 0x408 "TEMP[3].y" = 0x409 "TEMP[3].z" = 0x40a "TEMP[3].w" = 0x40b
  expect lane 9 "TEMP[3].x" = 0x40c "TEMP[3].y" = 0x40d "TEMP[3].z" = 0x40e "TEMP[3].w" = 0x40f
  expect lane 10 "TEMP[3].x" = 0x410 "TEMP[3].y" = 0x411 "TEMP[3].z" = 0x412 "TEMP[3].w" = 0x413
  expect lane 11 "TEMP[3].x" = 0x414 "TEMP[3].y" = 0x415 "TEMP[3].z" = 0x416 "TEMP[3].w" = 0x417
  expect lane 12 "TEMP[3].x" = 0x418 "TEMP[3].y" = 0x419 "TEMP[3].z" = 0x41a "TEMP[3].w" = 0x41b
  expect lane 13 "TEMP[3].x" = 0x41c "TEMP[3].y" = 0x41d "TEMP[3].z" = 0x41e "TEMP[3].w" = 0x41f
  expect lane 14 "TEMP[3].x" = 0x420 "TEMP[3].y" = 0x421 "TEMP[3].z" = 0x422 "TEMP[3].w" = 0x423
  expect lane 15 "TEMP[3].x" = 0x424 "TEMP[3].y" = 0x425 "TEMP[3].z" = 0x426 "TEMP[3].w" = 0x427
  expect lane 16 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 17 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 18 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 19 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 20 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 21 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 22 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 23 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 24 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 25 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 26 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 27 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 28 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 29 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 30 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 31 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
}
wait
warp 55 {
  tgsi "DCL RES[1], BUFFER, WR, RAW; STORE RES[1].x, IN[0], IN[1]" bank 8
  "IN[0].x" = { 124 120 116 112 108 104 100 96 92 88 84 80 76 72 68 64 60 56 52 48 44 40 36 32 28 24 20 16 12 8 4 0 }
  "IN[1].x" = { 0x6878de63 0x5e5fa930 0x5fec12d4 0xb2727483 0xb3654ab8 0xd74912c9 0x3206f16d 0xa9270523 0x4a7c2348 0xa5370963 0xea242c61 0x87b957c8 0x50d97b25 0x7d3ba89b 0xa9f1d35f 0xbfd2d180 0xc48010ac 0x6317fb50 0x55c98091 0x297c1e4d 0x6a5152cf 0x73a765f7 0x77f0f27d 0x6b405e0d 0xc6a9bb32 0xfded00fc 0x2dbe8c6c 0x30a7c83e 0x85b9f45b 0x88b67585 0x9e96b47 0xbd86ed68 }
}
wait
warp 57 {
  tgsi "LOAD TEMP[3].x, BUFFER[0], IN[0].xxxx" bank 8
  "IN[0].x" = { 124 120 116 112 108 104 100 96 92 88 84 80 76 72 68 64 60 56 52 48 44 40 36 32 28 24 20 16 12 8 4 0 }
  expect lane 0 "TEMP[3].x" = 0x6878de63
  expect lane 1 "TEMP[3].x" = 0x5e5fa930
  expect lane 2 "TEMP[3].x" = 0x5fec12d4
  expect lane 3 "TEMP[3].x" = 0xb2727483
  expect lane 4 "TEMP[3].x" = 0xb3654ab8
  expect lane 5 "TEMP[3].x" = 0xd74912c9
  expect lane 6 "TEMP[3].x" = 0x3206f16d
  expect lane 7 "TEMP[3].x" = 0xa9270523
  expect lane 8 "TEMP[3].x" = 0x4a7c2348
  expect lane 9 "TEMP[3].x" = 0xa5370963
  expect lane 10 "TEMP[3].x" = 0xea242c61
  expect lane 11 "TEMP[3].x" = 0x87b957c8
  expect lane 12 "TEMP[3].x" = 0x50d97b25
  expect lane 13 "TEMP[3].x" = 0x7d3ba89b
  expect lane 14 "TEMP[3].x" = 0xa9f1d35f
  expect lane 15 "TEMP[3].x" = 0xbfd2d180
  expect lane 16 "TEMP[3].x" = 0xc48010ac
  expect lane 17 "TEMP[3].x" = 0x6317fb50
  expect lane 18 "TEMP[3].x" = 0x55c98091
  expect lane 19 "TEMP[3].x" = 0x297c1e4d
  expect lane 20 "TEMP[3].x" = 0x6a5152cf
  expect lane 21 "TEMP[3].x" = 0x73a765f7
  expect lane 22 "TEMP[3].x" = 0x77f0f27d
  expect lane 23 "TEMP[3].x" = 0x6b405e0d
  expect lane 24 "TEMP[3].x" = 0xc6a9bb32
  expect lane 25 "TEMP[3].x" = 0xfded00fc
  expect lane 26 "TEMP[3].x" = 0x2dbe8c6c
  expect lane 27 "TEMP[3].x" = 0x30a7c83e
  expect lane 28 "TEMP[3].x" = 0x85b9f45b
  expect lane 29 "TEMP[3].x" = 0x88b67585
  expect lane 30 "TEMP[3].x" = 0x9e96b47
  expect lane 31 "TEMP[3].x" = 0xbd86ed68
}
wait
warp 59 {
  tgsi "DCL RES[1], BUFFER, WR, RAW; STORE RES[1].xy, IN[0], IN[1]" bank 8
  "IN[0].x" = { 248 240 232 224 216 208 200 192 184 176 168 160 152 144 136 128 120 112 104 96 88 80 72 64 56 48 40 32 24 16 8 0 }
  "IN[1].x" = { 0x10608047 0x61cd70ff 0x3834b15b 0xe309074 0x26c107ca 0x56a553f5 0xb4c4afbe 0xd326d059 0x5eedbadd 0xc8cca25a 0xfb076cc6 0xcea74516 0xde511b81 0xa978fb65 0x84e4c41c 0x3b17be98 0x276140d9 0xe6e1c6f9 0x45c8c509 0xfdf817f0 0x796084dc 0xcc684b75 0xf0b237d1 0x25c522b5 0x639a61e4 0x4bf319b5 0x30c86af 0x9cf7a0f2 0xfa7b65d0 0x217a3945 0x7a8ce513 0x57ec9e2a }
  "IN[1].y" = { 0xda350ac5 0x21cd3450 0x749d8832 0xbed5c13d 0x598e21e4 0x5f7c15 0x77ad4374 0xd5fd82c4 0xf9122a24 0xb03ab592 0x307755ea 0x7438e740 0xeb95561b 0xed9b664d 0xaa252c59 0xb31bcc45 0x7dffcd20 0xcd724ab6 0x6caf2581 0xcc0afb52 0x50726c5c 0x9180b8dd 0x698e7068 0x8c7e1070 0xeafe2a0e 0x65b3c421 0xc239dd31 0x71029ce0 0x27692b88 0x20aaed66 0xb67db5ee 0xeb35058c }
}
wait
warp 61 {
  tgsi "LOAD TEMP[3].xy, BUFFER[0], IN[0].xxxx" bank 8
  "IN[0].x" = { 248 240 232 224 216 208 200 192 184 176 168 160 152 144 136 128 120 112 104 96 88 80 72 64 56 48 40 32 24 16 8 0 }
  expect lane 0 "TEMP[3].x" = 0x10608047 "TEMP[3].y" = 0xda350ac5
  expect lane 1 "TEMP[3].x" = 0x61cd70ff "TEMP[3].y" = 0x21cd3450
  expect lane 2 "TEMP[3].x" = 0x3834b15b "TEMP[3].y" = 0x749d8832
  expect lane 3 "TEMP[3].x" = 0xe309074 "TEMP[3].y" = 0xbed5c13d
  expect lane 4 "TEMP[3].x" = 0x26c107ca "TEMP[3].y" = 0x598e21e4
  expect lane 5 "TEMP[3].x" = 0x56a553f5 "TEMP[3].y" = 0x5f7c15
  expect lane 6 "TEMP[3].x" = 0xb4c4afbe "TEMP[3].y" = 0x77ad4374
  expect lane 7 "TEMP[3].x" = 0xd326d059 "TEMP[3].y" = 0xd5fd82c4
  expect lane 8 "TEMP[3].x" = 0x5eedbadd "TEMP[3].y" = 0xf9122a24
  expect lane 9 "TEMP[3].x" = 0xc8cca25a "TEMP[3].y" = 0xb03ab592
  expect lane 10 "TEMP[3].x" = 0xfb076cc6 "TEMP[3].y" = 0x307755ea
  expect lane 11 "TEMP[3].x" = 0xcea74516 "TEMP[3].y" = 0x7438e740
  expect lane 12 "TEMP[3].x" = 0xde511b81 "TEMP[3].y" = 0xeb95561b
  expect lane 13 "TEMP[3].x" = 0xa978fb65 "TEMP[3].y" = 0xed9b664d
  expect lane 14 "TEMP[3].x" = 0x84e4c41c "TEMP[3].y" = 0xaa252c59
  expect lane 15 "TEMP[3].x" = 0x3b17be98 "TEMP[3].y" = 0xb31bcc45
  expect lane 16 "TEMP[3].x" = 0x276140d9 "TEMP[3].y" = 0x7dffcd20
  expect lane 17 "TEMP[3].x" = 0xe6e1c6f9 "TEMP[3].y" = 0xcd724ab6
  expect lane 18 "TEMP[3].x" = 0x45c8c509 "TEMP[3].y" = 0x6caf2581
  expect lane 19 "TEMP[3].x" = 0xfdf817f0 "TEMP[3].y" = 0xcc0afb52
  expect lane 20 "TEMP[3].x" = 0x796084dc "TEMP[3].y" = 0x50726c5c
  expect lane 21 "TEMP[3].x" = 0xcc684b75 "TEMP[3].y" = 0x9180b8dd
  expect lane 22 "TEMP[3].x" = 0xf0b237d1 "TEMP[3].y" = 0x698e7068
  expect lane 23 "TEMP[3].x" = 0x25c522b5 "TEMP[3].y" = 0x8c7e1070
  expect lane 24 "TEMP[3].x" = 0x639a61e4 "TEMP[3].y" = 0xeafe2a0e
  expect lane 25 "TEMP[3].x" = 0x4bf319b5 "TEMP[3].y" = 0x65b3c421
  expect lane 26 "TEMP[3].x" = 0x30c86af "TEMP[3].y" = 0xc239dd31
  expect lane 27 "TEMP[3].x" = 0x9cf7a0f2 "TEMP[3].y" = 0x71029ce0
  expect lane 28 "TEMP[3].x" = 0xfa7b65d0 "TEMP[3].y" = 0x27692b88
  expect lane 29 "TEMP[3].x" = 0x217a3945 "TEMP[3].y" = 0x20aaed66
  expect lane 30 "TEMP[3].x" = 0x7a8ce513 "TEMP[3].y" = 0xb67db5ee
  expect lane 31 "TEMP[3].x" = 0x57ec9e2a "TEMP[3].y" = 0xeb35058c
}
wait
warp 63 {
  tgsi "DCL RES[1], BUFFER, WR, RAW; STORE RES[1].xyzw, IN[0], IN[1]" bank 8
  "IN[0].x" = { 496 480 464 448 432 416 400 384 368 352 336 320 304 288 272 256 240 224 208 192 176 160 144 128 112 96 80 64 48 32 16 0 }
  "IN[1].x" = { 0x34530706 0xa26e5e81 0x7f136fe9 0xe5fa7cf 0xfebfeb39 0x91d24bc7 0x4827d999 0x66786d0d 0x3e603d27 0x7e1213a8 0x7c229c16 0x127ba2e8 0xbb424906 0x17618985 0x87a0e9b1 0xad8b0258 0x23872b9d 0xcb073fa2 0x3a5137d7 0xf2879383 0xac999307 0x6d04aca5 0x2e959ea6 0x14b0c818 0x21763b7 0xb3f81da 0xbc0aec3e 0x1f9f02e3 0x7e51d570 0x29c0b9de 0x4f8cc832 0x35100a74 }
  "IN[1].y" = { 0x6456bb9f 0xe1fdd7cf 0x25c9e4b 0x4936fbf7 0x6f1a43de 0xe129e220 0x9fd74bd0 0x36ff51fb 0x8427c68d 0x2cdbb224 0x77c46972 0x2ebd3395 0xc0773d5b 0x18ca101e 0x63df7c4f 0x93bfaa6b 0x4441fff3 0xe152cc1a 0x92047e62 0xe5b7449b 0x255f2f86 0x373c587b 0xa16a30ed 0xec22cb23 0xf94b8581 0xae0e51dd 0xc15992b4 0x59d40d13 0xb72eb083 0x6daca332 0xd57305ab 0xa5417d5b }
  "IN[1].z" = { 0x982ec21b 0x77121cb9 0xbc87ddf6 0xfc7df5f0 0x215aed97 0xc3e43843 0x95f0807a 0x23ec7758 0x27bdee5a 0x92019f8 0xa4bb9744 0x6cd3008b 0x22277ef9 0x10fba629 0x3c669bec 0x5237db76 0x6dc9d279 0xf3d1908a 0x7711fbae 0x8644ad9a 0x695d624c 0x30ce7969 0xd9e7850e 0x729ad732 0x839ab9be 0x29813359 0x3e236676 0x15b57df3 0xa0e51f15 0xd34a6782 0xdaada9fe 0x56f71d25 }
  "IN[1].w" = { 0x590797c7 0x6eaa8c2c 0xdda9c4d4 0xa54ea8cf 0x3cba59d 0xbab91e66 0x49b451d3 0xfa893d6d 0xee0d388f 0xba973878 0x4901991 0x1e946aac 0x8638cbc6 0x5e6794bb 0x642da63d 0x53938007 0x54083069 0xd75199d9 0xbd7da216 0x538af039 0x497d595c 0x7b05efd5 0xd52517dc 0x15db28e3 0xdde592b3 0xe6a158dc 0x1dc2019b 0xd9bb2670 0x3086ee13 0x64bf6fa 0xd43f971d 0x57061f22 }
}
wait
warp 1 {
  tgsi "LOAD TEMP[3].xyzw, BUFFER[0], IN[0].xxxx" bank 8
  "IN[0].x" = { 496 480 464 448 432 416 400 384 368 352 336 320 304 288 272 256 240 224 208 192 176 160 144 128 112 96 80 64 48 32 16 0 }
  expect lane 0 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 1 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 2 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 3 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 4 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 5 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 6 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 7 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 8 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 9 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 10 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 11 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 12 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 13 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 14 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 15 "TEMP[3].x" = 0x0 "TEMP[3].y" = 0x0 "TEMP[3].z" = 0x0 "TEMP[3].w" = 0x0
  expect lane 16 "TEMP[3].x" = 0x23872b9d "TEMP[3].y" = 0x4441fff3 "TEMP[3].z" = 0x6dc9d279 "TEMP[3].w" = 0x54083069
  expect lane 17 "TEMP[3].x" = 0xcb073fa2 "TEMP[3].y" = 0xe152cc1a "TEMP[3].z" = 0xf3d1908a "TEMP[3].w" = 0xd75199d9
  expect lane 18 "TEMP[3].x" = 0x3a5137d7 "TEMP[3].y" = 0x92047e62 "TEMP[3].z" = 0x7711fbae "TEMP[3].w" = 0xbd7da216
  expect lane 19 "TEMP[3].x" = 0xf2879383 "TEMP[3].y" = 0xe5b7449b "TEMP[3].z" = 0x8644ad9a "TEMP[3].w" = 0x538af039
  expect lane 20 "TEMP[3].x" = 0xac999307 "TEMP[3].y" = 0x255f2f86 "TEMP[3].z" = 0x695d624c "TEMP[3].w" = 0x497d595c
  expect lane 21 "TEMP[3].x" = 0x6d04aca5 "TEMP[3].y" = 0x373c587b "TEMP[3].z" = 0x30ce7969 "TEMP[3].w" = 0x7b05efd5
  expect lane 22 "TEMP[3].x" = 0x2e959ea6 "TEMP[3].y" = 0xa16a30ed "TEMP[3].z" = 0xd9e7850e "TEMP[3].w" = 0xd52517dc
  expect lane 23 "TEMP[3].x" = 0x14b0c818 "TEMP[3].y" = 0xec22cb23 "TEMP[3].z" = 0x729ad732 "TEMP[3].w" = 0x15db28e3
  expect lane 24 "TEMP[3].x" = 0x21763b7 "TEMP[3].y" = 0xf94b8581 "TEMP[3].z" = 0x839ab9be "TEMP[3].w" = 0xdde592b3
  expect lane 25 "TEMP[3].x" = 0xb3f81da "TEMP[3].y" = 0xae0e51dd "TEMP[3].z" = 0x29813359 "TEMP[3].w" = 0xe6a158dc
  expect lane 26 "TEMP[3].x" = 0xbc0aec3e "TEMP[3].y" = 0xc15992b4 "TEMP[3].z" = 0x3e236676 "TEMP[3].w" = 0x1dc2019b
  expect lane 27 "TEMP[3].x" = 0x1f9f02e3 "TEMP[3].y" = 0x59d40d13 "TEMP[3].z" = 0x15b57df3 "TEMP[3].w" = 0xd9bb2670
  expect lane 28 "TEMP[3].x" = 0x7e51d570 "TEMP[3].y" = 0xb72eb083 "TEMP[3].z" = 0xa0e51f15 "TEMP[3].w" = 0x3086ee13
  expect lane 29 "TEMP[3].x" = 0x29c0b9de "TEMP[3].y" = 0x6daca332 "TEMP[3].z" = 0xd34a6782 "TEMP[3].w" = 0x64bf6fa
  expect lane 30 "TEMP[3].x" = 0x4f8cc832 "TEMP[3].y" = 0xd57305ab "TEMP[3].z" = 0xdaada9fe "TEMP[3].w" = 0xd43f971d
  expect lane 31 "TEMP[3].x" = 0x35100a74 "TEMP[3].y" = 0xa5417d5b "TEMP[3].z" = 0x56f71d25 "TEMP[3].w" = 0x57061f22
}
