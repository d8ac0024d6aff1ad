# The NaN next to infinity as a border colour, of either sign: zero where numbers are normalised, its bits where not.
texlock 1
rules PD-14 PD-14b
sampler 0 { address BORDER BORDER BORDER border 0x7f800001 0xff800001 0x7f800001 0xff800001 }
texture 0 { layout pitch 32 format A8B8G8R8 UNORM size 2 2 address 0x30000000 }
texture 1 { layout pitch 32 format A8B8G8R8 SNORM size 2 2 address 0x30000000 }
texture 2 { layout pitch 32 format R32 FLOAT size 2 2 address 0x30000000 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 9.0  t = 0.5
  expect lane 0 texels border border border border  R8 = 0  R9 = 0  R10 = 0  R11 = 0 }
warp 1 { asm "TLD4.R R8, R0, 1, 2D"  active 0x1  s = 9.0  t = 0.5
  expect lane 0 texels border border border border  R8 = 0  R9 = 0  R10 = 0  R11 = 0 }
warp 2 { asm "TLD4.R R8, R0, 2, 2D"  active 0x1  s = 9.0  t = 0.5
  expect lane 0 texels border border border border  R8 = 0x7f800001  R9 = 0x7f800001  R10 = 0x7f800001  R11 = 0x7f800001 }
