# POLICY coord_fixed21 and filter_weight8 change while threads pass: stages coord, wrap and filter each have that of the
# cycle in which they take a pass. A texel is so narrow, 2^-13 and less, that 21 bits of fraction show.
texlock 1
rules PD-128 PD-125
traffic { seed 12 registers 30 changes 95 issue_gap 0 ar_stall 0 latency 2..5 result_stall 60 }
policy coord_fixed21
policy filter_weight8
texture 0 { format R32 FLOAT size 8001 5 levels 2
            address 0x30000000 texels expression (float(x * 3 + y * 7 + level * 11 + 1)) }
texture 1 { format A8B8G8R8 UNORM size 16001 3 levels 3 address 0x31000000 texels noise 5 }
texture 2 { type THREE_D format R16 FLOAT size 2003 3 2 address 0x32000000 texels noise 7 }
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
warp 0 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = -(lane + 0) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 1 { asm "TEX.LL R8, R0, R4, 0x1, 2D, 0xf"  s = -(lane + 1) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 2 { asm "TEX.LL R8, R0, R4, 0x2, 3D, 0xf"  s = -(lane + 2) / 97  t = (lane * 5 - 40) / 61  r = (lane - 9) / 11  lod = 0 }
warp 3 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = -(lane + 3) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 4 { asm "TEX.LL R8, R0, R4, 0x1, 2D, 0xf"  s = -(lane + 4) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 0 { asm "TEX.LL R8, R0, R4, 0x2, 3D, 0xf"  s = -(lane + 5) / 97  t = (lane * 5 - 40) / 61  r = (lane - 9) / 11  lod = 0 }
warp 1 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = -(lane + 6) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 2 { asm "TEX.LL R8, R0, R4, 0x1, 2D, 0xf"  s = -(lane + 7) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 3 { asm "TEX.LL R8, R0, R4, 0x2, 3D, 0xf"  s = -(lane + 8) / 97  t = (lane * 5 - 40) / 61  r = (lane - 9) / 11  lod = 0 }
warp 4 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = -(lane + 9) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 0 { asm "TEX.LL R8, R0, R4, 0x1, 2D, 0xf"  s = -(lane + 10) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 1 { asm "TEX.LL R8, R0, R4, 0x2, 3D, 0xf"  s = -(lane + 11) / 97  t = (lane * 5 - 40) / 61  r = (lane - 9) / 11  lod = 0 }
warp 2 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = -(lane + 12) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 3 { asm "TEX.LL R8, R0, R4, 0x1, 2D, 0xf"  s = -(lane + 13) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 4 { asm "TEX.LL R8, R0, R4, 0x2, 3D, 0xf"  s = -(lane + 14) / 97  t = (lane * 5 - 40) / 61  r = (lane - 9) / 11  lod = 0 }
warp 0 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = -(lane + 15) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 1 { asm "TEX.LL R8, R0, R4, 0x1, 2D, 0xf"  s = -(lane + 16) / 97  t = (lane * 5 - 40) / 61  lod = lane / 32 }
warp 2 { asm "TEX.LL R8, R0, R4, 0x2, 3D, 0xf"  s = -(lane + 17) / 97  t = (lane * 5 - 40) / 61  r = (lane - 9) / 11  lod = 0 }
