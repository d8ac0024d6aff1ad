texlock 1                                       # two headers of one cache entry: the levels of the first are read to the end
rules R-LD-11
rules without R-LD-12

traffic { seed 3   result_stall 95   latency 1 }
texture 0 {
  format R32 UINT   source R ZERO ZERO ONE_INT   size 64 32   address 0x20000000   levels 5   block 1 1
  texels expression (268435456 + level * 0x1000000 + y * 256 + x)
}
texture 8 {
  format R32 UINT   source R ZERO ZERO ONE_INT   size 40 32   address 0x28000000   levels 5   block 1 4
  texels expression (1879048192 + level * 0x1000000 + y * 256 + x)
}
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 8 sampler 0

warp 0 {
  asm "TLD.LL R8, R0, R4, 0, 2D, 0x1"
  x = lane % 2 ; y = lane / 16 ; lod = lane % 5
  expect lane 0 R8 = 0x10000000
  expect lane 4 R8 = 0x14000000
  expect lane 9 R8 = 0x14000001
  expect lane 16 R8 = 0x11000100
  expect lane 18 R8 = 0x13000100
}
warp 1 {
  asm "TLD.LL R8, R0, R4, 1, 2D, 0x1"
  x = lane % 2 ; y = lane / 16 ; lod = lane % 5
  expect lane 0 R8 = 0x70000000
  expect lane 4 R8 = 0x74000000
  expect lane 9 R8 = 0x74000001
  expect lane 16 R8 = 0x71000100
  expect lane 18 R8 = 0x73000100
}
warp 2 {
  asm "TLD.LL R8, R0, R4, 0, 2D, 0x1"
  x = lane % 2 ; y = lane / 16 ; lod = lane % 5
  expect lane 0 R8 = 0x10000000
  expect lane 4 R8 = 0x14000000
  expect lane 9 R8 = 0x14000001
  expect lane 16 R8 = 0x11000100
  expect lane 18 R8 = 0x13000100
}
warp 3 {
  asm "TLD.LL R8, R0, R4, 1, 2D, 0x1"
  x = lane % 2 ; y = lane / 16 ; lod = lane % 5
  expect lane 0 R8 = 0x70000000
  expect lane 4 R8 = 0x74000000
  expect lane 9 R8 = 0x74000001
  expect lane 16 R8 = 0x71000100
  expect lane 18 R8 = 0x73000100
}
warp 4 {
  asm "TLD.LL R8, R0, R4, 0, 2D, 0x1"
  x = lane % 2 ; y = lane / 16 ; lod = lane % 5
  expect lane 0 R8 = 0x10000000
  expect lane 4 R8 = 0x14000000
  expect lane 9 R8 = 0x14000001
  expect lane 16 R8 = 0x11000100
  expect lane 18 R8 = 0x13000100
}
warp 5 {
  asm "TLD.LL R8, R0, R4, 1, 2D, 0x1"
  x = lane % 2 ; y = lane / 16 ; lod = lane % 5
  expect lane 0 R8 = 0x70000000
  expect lane 4 R8 = 0x74000000
  expect lane 9 R8 = 0x74000001
  expect lane 16 R8 = 0x71000100
  expect lane 18 R8 = 0x73000100
}
