# Levels of 9, 16, 17 and 16384 GOBs along an axis, in blocks of up to 32: a block is the smallest power of two that holds
# them. And a size just above a power of two, whose reciprocal needs each bit of the next power.
texlock 1
rules PD-90 PD-91
pool headers 0x100000000 max 0x3fffff
sampler 0 { address WRAP MIRROR }
texture 0 { format R8 UINT size 576 72 block 32 32 address 0x20000000 }
texture 1 { format R8 UINT size 1024 128 block 32 32 address 0x30000000 }
texture 2 { format R8 UINT size 1088 136 block 32 32 address 0x40000000 }
texture 3 { format R32_G32_B32_A32 UINT size 65536 32769 block 32 32 address 0x1000000000 }
texture 4 { format R8 UINT size 32769 65536 block 1 1 address 0x50000000 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0xff  s = lane / 8  t = 1.5 - lane / 8
  expect all header.level_layout.block_w = 4 header.level_layout.block_h = 4 }
warp 1 { asm "TLD4.R R8, R0, 1, 2D"  active 0xff  s = lane / 8  t = 1.5 - lane / 8
  expect all header.level_layout.block_w = 4 header.level_layout.block_h = 4 }
warp 2 { asm "TLD4.R R8, R0, 2, 2D"  active 0xff  s = lane / 8  t = 1.5 - lane / 8
  expect all header.level_layout.block_w = 5 header.level_layout.block_h = 5 }
warp 3 { asm "TLD4.R R8, R0, 3, 2D"  active 0xff  s = lane / 8  t = 1.5 - lane / 8
  expect all header.level_layout.block_w = 5 header.level_layout.block_h = 5 }
warp 4 { asm "TLD4.R R8, R0, 4, 2D"  active 0xff  s = lane / 8  t = 1.5 - lane / 8
  expect all lod.recip_w = 524272 }
