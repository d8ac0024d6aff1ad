# A version with a colour key has no view: all levels in memory count, whatever stands where others have theirs.
texlock 1
rules PD-21 R-TXQ-9
sampler 0 { }
texture 0 { layout blocklinear_color_key format R8 UINT size 64 32 levels 5 address 0x20000000 RES_VIEW_MIN_MIP_LEVEL 1 RES_VIEW_MAX_MIP_LEVEL 2 }
texture 1 { layout blocklinear format R8 UINT size 64 32 levels 5 address 0x20000000 view 1 2 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
warp 0 { asm "TXQ R4, R6, TEX_HEADER_DIMENSION, 0, 0xf"  active 1  lod = 0
  expect all R4 = 64  R5 = 32  R6 = 0  R7 = 5 }
warp 1 { asm "TXQ R4, R6, TEX_HEADER_DIMENSION, 1, 0xf"  active 1  lod = 0
  expect all R4 = 32  R5 = 16  R6 = 0  R7 = 2 }
