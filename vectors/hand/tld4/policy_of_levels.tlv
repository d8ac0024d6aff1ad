# With the policy, blocks of every level before that of the view are one GOB wide, whatever the header says: level 0 takes
# 63 x 75 GOBs and level 1 takes 32 x 38.
texlock 1
rules PD-90 PD-91 R-TLD4-42
policy gob_width_one
sampler 0 { address WRAP WRAP }
texture 0 { format R32 UINT size 1000 600 levels 5 view 2 4 block 32 1 address 0x20000000 }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0xf  s = lane / 4  t = 0.5
  expect all header.level_layout.base = 0x202e6a00  header.level_layout.block_w = 0 }
