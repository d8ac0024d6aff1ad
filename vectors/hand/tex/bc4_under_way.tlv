# POLICY bc4_nv changes while threads pass: stages block and texel each have that of the cycle in which they take a beat,
# so that a code of one may be read as a code of the other.
texlock 1
rules PD-135 PD-135a
rules without PD-134
traffic { seed 9 registers 30 changes 95 issue_gap 0 ar_stall 0 latency 2..5 result_stall 0 }
policy bc4_nv
texture 0 { format DXN1 UNORM size 61 16 address 0x30000000 texels noise 3 }
texture 1 { format DXN1 SNORM size 61 16 address 0x31000000 texels noise 5 }
texture 2 { format DXT45 UNORM size 61 16 address 0x32000000 texels noise 7 }
texture 3 { format DXN2 SNORM size 61 16 address 0x33000000 texels noise 9 }
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 }
sampler 1 { address WRAP WRAP CLAMP_TO_EDGE MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 1 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 1
handle 2 texture 2 sampler 1
handle 3 texture 3 sampler 0
warp 0 { asm "TEX.LZ R8, R0, 0x0, 2D, 0xf"  s = (lane * 7 + 0) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (lane * 7 + 1) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TEX.LZ R8, R0, 0x2, 2D, 0xf"  s = (lane * 7 + 2) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TEX.LZ R8, R0, 0x3, 2D, 0xf"  s = (lane * 7 + 3) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TLD4.A R8, R0, 2, 2D, 0xf"  s = (lane * 7 + 4) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TLD4.G R8, R0, 3, 2D, 0xf"  s = (lane * 7 + 5) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TEX.LZ R8, R0, 0x1, 2D, 0xf"  s = (lane * 7 + 6) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TEX.LZ R8, R0, 0x0, 2D, 0xf"  s = (lane * 7 + 7) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (lane * 7 + 8) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TEX.LZ R8, R0, 0x2, 2D, 0xf"  s = (lane * 7 + 9) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TLD4.A R8, R0, 2, 2D, 0xf"  s = (lane * 7 + 10) / 97  t = (lane * 5 - 40) / 61 }
warp 1 { asm "TEX.LZ R8, R0, 0x3, 2D, 0xf"  s = (lane * 7 + 11) / 97  t = (lane * 5 - 40) / 61 }
warp 2 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (lane * 7 + 12) / 97  t = (lane * 5 - 40) / 61 }
warp 3 { asm "TEX.LZ R8, R0, 0x2, 2D, 0xf"  s = (lane * 7 + 13) / 97  t = (lane * 5 - 40) / 61 }
warp 4 { asm "TLD4.R R8, R0, 3, 2D, 0xf"  s = (lane * 7 + 14) / 97  t = (lane * 5 - 40) / 61 }
warp 0 { asm "TEX.LZ R8, R0, 0x0, 2D, 0xf"  s = (lane * 7 + 15) / 97  t = (lane * 5 - 40) / 61 }
