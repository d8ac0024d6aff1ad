# POLICY lod_float10 changes while threads pass: stage lod has that of the cycle in which it takes a beat. The lengths of
# a quad lie far enough apart in both that each thread shows which it had.
texlock 1
rules PD-129 PD-131
traffic { seed 1 registers 30 changes 60 issue_gap 0 ar_stall 0 latency 2..5 result_stall 60 }
policy lod_float10
texture 0 { format R32 FLOAT size 300 170 levels 8 ANISO_FINE_SPREAD_FUNC 2 ANISO_COARSE_SPREAD_FUNC 1
            address 0x30000000 texels noise 3 }
texture 1 { type CUBEMAP format A8B8G8R8 UNORM size 48 48 levels 6 address 0x31000000 texels noise 5 }
texture 2 { type THREE_D format R16 FLOAT size 40 30 20 levels 5 address 0x32000000 texels noise 7 }
texture 3 { type ONE_D format R32 FLOAT size 4000 levels 9 address 0x33000000 texels noise 9 }
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff
            MAX_ANISOTROPY 3 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
warp 0 { asm "TEX R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 0) / 971  t = (lane * lane + 0) / 1409 }
warp 1 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 1) / 977  t = (lane * lane - 1) / 1201 }
warp 2 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = lane / 97  t = (lane * 5 - 2) / 61  lod = lane / 8 }
warp 3 { asm "TEX R8, R0, R4, 0x1, CUBE, 0xf"  s = lane / 97  t = (3 - lane) / 61  r = 1 }
warp 4 { asm "TEX.LB R8, R0, R4, 0x3, 1D, 0xf"  s = (lane * lane + 4) / 4007  lod = lane / 32 }
warp 0 { asm "TXD R8, R0, R16, 0x0, 2D, 0xf"  s = lane / 32  t = 0.25  dsdx = (lane + 5) / 2111  dsdy = -(lane + 3) / 1507  dtdx = (lane - 5) / 1801  dtdy = lane / 907 }
warp 1 { asm "TEX R8, R0, R4, 0x2, 3D, 0xf"  s = lane / 97  t = (lane * 5 - 6) / 61  r = (lane - 9) / 211 }
warp 2 { asm "TEX R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 7) / 971  t = (lane * lane + 7) / 1409 }
warp 3 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 8) / 977  t = (lane * lane - 8) / 1201 }
warp 4 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = lane / 97  t = (lane * 5 - 9) / 61  lod = lane / 8 }
warp 0 { asm "TEX R8, R0, R4, 0x1, CUBE, 0xf"  s = lane / 97  t = (10 - lane) / 61  r = 1 }
warp 1 { asm "TEX.LB R8, R0, R4, 0x3, 1D, 0xf"  s = (lane * lane + 11) / 4007  lod = lane / 32 }
warp 2 { asm "TXD R8, R0, R16, 0x0, 2D, 0xf"  s = lane / 32  t = 0.25  dsdx = (lane + 12) / 2111  dsdy = -(lane + 3) / 1507  dtdx = (lane - 12) / 1801  dtdy = lane / 907 }
warp 3 { asm "TEX R8, R0, R4, 0x2, 3D, 0xf"  s = lane / 97  t = (lane * 5 - 13) / 61  r = (lane - 9) / 211 }
warp 4 { asm "TEX R8, R0, R4, 0x0, 2D, 0xf"  s = (lane * 7 + 14) / 971  t = (lane * lane + 14) / 1409 }
warp 0 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 15) / 977  t = (lane * lane - 15) / 1201 }
warp 1 { asm "TEX.LL R8, R0, R4, 0x0, 2D, 0xf"  s = lane / 97  t = (lane * 5 - 16) / 61  lod = lane / 8 }
warp 2 { asm "TEX R8, R0, R4, 0x1, CUBE, 0xf"  s = lane / 97  t = (17 - lane) / 61  r = 1 }
warp 3 { asm "TEX.LB R8, R0, R4, 0x3, 1D, 0xf"  s = (lane * lane + 18) / 4007  lod = lane / 32 }
warp 4 { asm "TXD R8, R0, R16, 0x0, 2D, 0xf"  s = lane / 32  t = 0.25  dsdx = (lane + 19) / 2111  dsdy = -(lane + 3) / 1507  dtdx = (lane - 19) / 1801  dtdy = lane / 907 }
warp 0 { asm "TEX R8, R0, R4, 0x2, 3D, 0xf"  s = lane / 97  t = (lane * 5 - 20) / 61  r = (lane - 9) / 211 }
