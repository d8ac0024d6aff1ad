# s * N where only the product leaves binary32: the position is an infinity, whatever is below its leading one.
texlock 1
rules PD-18a
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { format R8 UINT size 2 3 address 0x20000000 texels index }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0x3
  s = { bits(0x7f400000) bits(0xff400001) ... }  t = { bits(0xff2aaaab) bits(0x7f2aaaab) ... }
  expect lane 0 coord.position[0] = 0x7f800000 coord.position[1] = 0xff800000 texels (1,0) (1,0) (1,0) (1,0)
  expect lane 1 coord.position[0] = 0xff800000 coord.position[1] = 0x7f800000 texels (0,2) (0,2) (0,2) (0,2) }
