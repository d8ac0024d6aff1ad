# Instructions of which no thread executes, with registers that are not zero: the token shows none of them.
texlock 1
rules R-TLD4-1 R-SUST-1
sampler 0 { }
texture 0 { type CUBEMAP format R8 UINT size 8 8 address 0x20000000 }
texture 1 { type THREE_D format R32 UINT size 8 8 8 address 0x30000000 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
warp 0 { asm "@!P0 TLD4.R R8, R0, 0, CUBE"  s = 0.5  t = 0.25  r = 0.75
  expect token decode.r = 0 decode.s = 0 }
warp 1 { asm "@!P0 TLD4.R R8, R0, 0, ARRAY_CUBE"  array = 3  s = 0.5  t = 0.25  r = 0.75
  expect token decode.r = 0 decode.array = 0 }
warp 2 { asm "@!P0 SUST.D.3D [R4], R8, 1"  x = 3  y = 4  z = 5  data0 = 0x11223344
  expect token decode.r = 0 decode.data[0] = 0 }
