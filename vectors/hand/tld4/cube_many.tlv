# Cubes far along an array of the most that a header can say, 16384, faces of one texel: a cube is six layers, so that the
# highest layer before a face has 17 bits. Each texel holds its layer's number, 6 * cube + face.
texlock 1
rules R-TLD4-48 PD-9 PD-91
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { type CUBEMAP_ARRAY format R32 UINT size 1 1 layers 16384 address 0x4000000000 }
handle 0 texture 0 sampler 0
word32 0x4002fff400 0x17ffa   # layer 98298
word32 0x4002fffe00 0x17fff   # layer 98303
word32 0x4001fff800 0xfffc   # layer 65532
word32 0x4002000200 0x10001   # layer 65537
word32 0x4000fffc00 0x7ffe   # layer 32766
word32 0x4001000600 0x8003   # layer 32771
word32 0x4002666400 0x13332   # layer 78642
word32 0x4002666e00 0x13337   # layer 78647
word32 0x4000999000 0x4cc8   # layer 19656
word32 0x4000999a00 0x4ccd   # layer 19661
word32 0x4001800000 0xc000   # layer 49152
word32 0x4001800a00 0xc005   # layer 49157

warp 0 { asm "TLD4.R R8, R0, 0, ARRAY_CUBE, 0xf"  active 0x7f
  array = { 0x3fff 0x2aaa 0x1555 0x3333 0xccc 0x2000 0xffff ... }
  s = 1  t = 0  r = 0
  expect lane 0 coord.face = 0  address.address[3] = 0x4002fff400  R8 = 0x17ffa  R9 = 0x17ffa  R10 = 0x17ffa  R11 = 0x17ffa
  expect lane 1 coord.face = 0  address.address[3] = 0x4001fff800  R8 = 0xfffc  R9 = 0xfffc  R10 = 0xfffc  R11 = 0xfffc
  expect lane 2 coord.face = 0  address.address[3] = 0x4000fffc00  R8 = 0x7ffe  R9 = 0x7ffe  R10 = 0x7ffe  R11 = 0x7ffe
  expect lane 3 coord.face = 0  address.address[3] = 0x4002666400  R8 = 0x13332  R9 = 0x13332  R10 = 0x13332  R11 = 0x13332
  expect lane 4 coord.face = 0  address.address[3] = 0x4000999000  R8 = 0x4cc8  R9 = 0x4cc8  R10 = 0x4cc8  R11 = 0x4cc8
  expect lane 5 coord.face = 0  address.address[3] = 0x4001800000  R8 = 0xc000  R9 = 0xc000  R10 = 0xc000  R11 = 0xc000
  expect lane 6 coord.face = 0  address.address[3] = 0x4002fff400  R8 = 0x17ffa  R9 = 0x17ffa  R10 = 0x17ffa  R11 = 0x17ffa
}

warp 1 { asm "TLD4.R R8, R0, 0, ARRAY_CUBE, 0xf"  active 0x7f
  array = { 0x3fff 0x2aaa 0x1555 0x3333 0xccc 0x2000 0xffff ... }
  s = 0  t = 0  r = -1
  expect lane 0 coord.face = 5  address.address[3] = 0x4002fffe00  R8 = 0x17fff  R9 = 0x17fff  R10 = 0x17fff  R11 = 0x17fff
  expect lane 1 coord.face = 5  address.address[3] = 0x4002000200  R8 = 0x10001  R9 = 0x10001  R10 = 0x10001  R11 = 0x10001
  expect lane 2 coord.face = 5  address.address[3] = 0x4001000600  R8 = 0x8003  R9 = 0x8003  R10 = 0x8003  R11 = 0x8003
  expect lane 3 coord.face = 5  address.address[3] = 0x4002666e00  R8 = 0x13337  R9 = 0x13337  R10 = 0x13337  R11 = 0x13337
  expect lane 4 coord.face = 5  address.address[3] = 0x4000999a00  R8 = 0x4ccd  R9 = 0x4ccd  R10 = 0x4ccd  R11 = 0x4ccd
  expect lane 5 coord.face = 5  address.address[3] = 0x4001800a00  R8 = 0xc005  R9 = 0xc005  R10 = 0xc005  R11 = 0xc005
  expect lane 6 coord.face = 5  address.address[3] = 0x4002fffe00  R8 = 0x17fff  R9 = 0x17fff  R10 = 0x17fff  R11 = 0x17fff
}
