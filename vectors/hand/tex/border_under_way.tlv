# POLICY border_texel and srgb_float8 change while threads pass: stage header has those of the cycle in which it takes a
# warp, for the colours of borders.
texlock 1
rules PD-134 PD-132
rules without PD-135
traffic { seed 9 registers 30 changes 95 issue_gap 0 ar_stall 0 latency 2..5 result_stall 0 }
policy border_texel
policy srgb_float8
texture 0 { format R8 UNORM size 5 3 address 0x30000000 texels noise 3 }
texture 1 { format A8B8G8R8 SNORM source B G ZERO R size 5 3 address 0x31000000 texels noise 5 }
texture 2 { format R16_G16 FLOAT G_DATA_TYPE 4 size 5 3 address 0x32000000 texels noise 7 }
texture 3 { format A8B8G8R8 UNORM source R ONE_FLOAT B A size 5 3 SRGB_CONVERSION 1 address 0x33000000 texels noise 9 }
sampler 0 { address BORDER BORDER CLAMP_TO_EDGE border 0.3 -0.7 100000.0 0.9 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 1 }
sampler 1 { address BORDER BORDER CLAMP_TO_EDGE border 0.3 -0.7 100000.0 0.9 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 SRGB_CONVERSION 1 SRGB_BORDER_COLOR_R 32 SRGB_BORDER_COLOR_G 65 SRGB_BORDER_COLOR_B 188 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 1
warp 0 { asm "TEX.LZ R8, R0, 0x0, 2D, 0xf"  s = (lane * 7 - 40) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TLD4.G R8, R0, 1, 2D, 0xf"  s = (lane * 7 - 41) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TEX.LZ R8, R0, 0x2, 2D, 0xf"  s = (lane * 7 - 42) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TEX.LZ R8, R0, 0x3, 2D, 0xf"  s = (lane * 7 - 43) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TLD4.B R8, R0, 3, 2D, 0xf"  s = (lane * 7 - 44) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TLD4.A R8, R0, 1, 2D, 0xf"  s = (lane * 7 - 45) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TEX.LZ R8, R0, 0x3, 2D, 0xf"  s = (lane * 7 - 46) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane * 7 - 47) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TLD4.G R8, R0, 3, 2D, 0xf"  s = (lane * 7 - 48) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TEX.LZ R8, R0, 0x1, 2D, 0xf"  s = (lane * 7 - 49) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TEX.LZ R8, R0, 0x3, 2D, 0xf"  s = (lane * 7 - 50) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TLD4.G R8, R0, 2, 2D, 0xf"  s = (lane * 7 - 51) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TLD4.R R8, R0, 3, 2D, 0xf"  s = (lane * 7 - 52) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TEX.LZ R8, R0, 0x0, 2D, 0xf"  s = (lane * 7 - 53) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (lane * 7 - 54) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TEX.LZ R8, R0, 0x3, 2D, 0xf"  s = (lane * 7 - 55) / 97  t = (lane * 5 - 40) / 61 }
