# POLICY changes between the passes of a thread, so that sRGB is added up as codes in one and as floats in the next: the
# last one decides what filter shows.
texlock 1
rules PD-132 PD-133 PD-125b
traffic { seed 28 registers 60 changes 95 issue_gap 0 ar_stall 0 latency 2..5 result_stall 60 }
policy srgb_float8
policy filter_weight8
texture 0 { format A8B8G8R8 UNORM size 61 7 levels 2 SRGB_CONVERSION 1 address 0x30000000 texels noise 3 }
texture 1 { format A8B8G8R8 SNORM size 61 7 address 0x31000000 texels noise 5 }
texture 2 { format R16 FLOAT size 61 7 address 0x32000000 texels noise 7 }
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
warp 0 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 0) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane * 7 + 1) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (lane * 7 + 2) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TLD4.R R8, R0, 2, 2D, 0xf"  s = (lane * 7 + 3) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 4) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 0 { asm "TLD4.G R8, R0, 0, 2D, 0xf"  s = (lane * 7 + 5) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TLD4.G R8, R0, 1, 2D, 0xf"  s = (lane * 7 + 6) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TLD4.R R8, R0, 2, 2D, 0xf"  s = (lane * 7 + 7) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 8) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 4 { asm "TLD4.B R8, R0, 0, 2D, 0xf"  s = (lane * 7 + 9) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TLD4.B R8, R0, 1, 2D, 0xf"  s = (lane * 7 + 10) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TLD4.R R8, R0, 2, 2D, 0xf"  s = (lane * 7 + 11) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 12) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 3 { asm "TLD4.A R8, R0, 0, 2D, 0xf"  s = (lane * 7 + 13) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TLD4.A R8, R0, 1, 2D, 0xf"  s = (lane * 7 + 14) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TLD4.R R8, R0, 2, 2D, 0xf"  s = (lane * 7 + 15) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 16) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 2 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane * 7 + 17) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (lane * 7 + 18) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TLD4.R R8, R0, 2, 2D, 0xf"  s = (lane * 7 + 19) / 97  t = (lane * 5 - 40) / 61 }
