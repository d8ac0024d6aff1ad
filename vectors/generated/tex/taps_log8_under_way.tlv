# POLICY taps_log8 and lod_float10 change while threads pass: stage lod has them as they are in the cycle in which it takes a beat,
# for all passes of the thread; stage filter has its own policies in each pass.
# Written by tests/oracle/taps8.py.
texlock 1
rules PD-136 PD-136a PD-136b PD-136c
traffic { seed 11 registers 30 changes 80 issue_gap 0 ar_stall 0 latency 2..5 result_stall 60 }
policy lod_float10
policy taps_log8
texture 0 { format R32 FLOAT size 300 170 levels 8 ANISO_FINE_SPREAD_FUNC 2 ANISO_COARSE_SPREAD_FUNC 1 address 0x30000000
            texels expression (float(x * 3 + y * 7 + level * 1000 + 1)) }
texture 1 { format A8B8G8R8 UNORM size 200 160 levels 7 SRGB_CONVERSION 1 address 0x31000000 texels noise 5 }
texture 2 { type ONE_D format R16 SNORM size 4000 levels 9 address 0x33000000 texels noise 9 }
texture 3 { type CUBEMAP format R16 FLOAT size 32 32 levels 5 address 0x34000000 texels noise 3 }
sampler 0 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 4 SRGB_CONVERSION 1 }
sampler 1 { address CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 7 border 0.5 0.25 0.125 1.0 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 1
handle 3 texture 3 sampler 0
warp 0 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 40  t = 1 / 64  dsdx = (lane + 9) / 3000  dsdy = -(lane + 1) / 9507  dtdx = (lane - 36) / 2801  dtdy = lane / 9907 }
warp 1 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 35 + lane) / 971  t = (lane / 2 % 2 * 31 + lane) / 4409 }
warp 2 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 13 + lane / 2 % 2 * 116) / 4007  lod = lane / 32 }
warp 3 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 21) / 977  t = (lane * lane - 21) / 1201 }
warp 4 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 30 + lane) / 97  t = (38 - lane) / 61  r = 1 }
warp 5 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 63  t = 8 / 64  dsdx = (lane + 32) / 3000  dsdy = -(lane + 8) / 9507  dtdx = (lane - 1) / 2801  dtdy = lane / 9907 }
warp 6 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 17 + lane) / 971  t = (lane / 2 % 2 * 29 + lane) / 4409 }
warp 7 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 21 + lane / 2 % 2 * 68) / 4007  lod = lane / 32 }
warp 0 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 22) / 977  t = (lane * lane - 24) / 1201 }
warp 1 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 18 + lane) / 97  t = (35 - lane) / 61  r = 1 }
warp 2 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 36  t = 28 / 64  dsdx = (lane + 5) / 3000  dsdy = -(lane + 28) / 9507  dtdx = (lane - 7) / 2801  dtdy = lane / 9907 }
warp 3 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 30 + lane) / 971  t = (lane / 2 % 2 * 10 + lane) / 4409 }
warp 4 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 15 + lane / 2 % 2 * 112) / 4007  lod = lane / 32 }
warp 5 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 30) / 977  t = (lane * lane - 13) / 1201 }
warp 6 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 25 + lane) / 97  t = (12 - lane) / 61  r = 1 }
warp 7 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 50  t = 38 / 64  dsdx = (lane + 19) / 3000  dsdy = -(lane + 38) / 9507  dtdx = (lane - 18) / 2801  dtdy = lane / 9907 }
warp 0 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 13 + lane) / 971  t = (lane / 2 % 2 * 29 + lane) / 4409 }
warp 1 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 37 + lane / 2 % 2 * 102) / 4007  lod = lane / 32 }
warp 2 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 21) / 977  t = (lane * lane - 38) / 1201 }
warp 3 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 39 + lane) / 97  t = (11 - lane) / 61  r = 1 }
warp 4 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 38  t = 17 / 64  dsdx = (lane + 7) / 3000  dsdy = -(lane + 17) / 9507  dtdx = (lane - 4) / 2801  dtdy = lane / 9907 }
warp 5 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 13 + lane) / 971  t = (lane / 2 % 2 * 28 + lane) / 4409 }
warp 6 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 28 + lane / 2 % 2 * 96) / 4007  lod = lane / 32 }
warp 7 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 17) / 977  t = (lane * lane - 36) / 1201 }
warp 0 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 14 + lane) / 97  t = (16 - lane) / 61  r = 1 }
warp 1 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 38  t = 25 / 64  dsdx = (lane + 7) / 3000  dsdy = -(lane + 25) / 9507  dtdx = (lane - 20) / 2801  dtdy = lane / 9907 }
warp 2 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 6 + lane) / 971  t = (lane / 2 % 2 * 23 + lane) / 4409 }
warp 3 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 26 + lane / 2 % 2 * 50) / 4007  lod = lane / 32 }
warp 4 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 6) / 977  t = (lane * lane - 33) / 1201 }
warp 5 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 19 + lane) / 97  t = (12 - lane) / 61  r = 1 }
warp 6 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 33  t = 25 / 64  dsdx = (lane + 2) / 3000  dsdy = -(lane + 25) / 9507  dtdx = (lane - 32) / 2801  dtdy = lane / 9907 }
warp 7 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 36 + lane) / 971  t = (lane / 2 % 2 * 32 + lane) / 4409 }
warp 0 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 19 + lane / 2 % 2 * 86) / 4007  lod = lane / 32 }
warp 1 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 24) / 977  t = (lane * lane - 7) / 1201 }
warp 2 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 8 + lane) / 97  t = (9 - lane) / 61  r = 1 }
warp 3 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 44  t = 27 / 64  dsdx = (lane + 13) / 3000  dsdy = -(lane + 27) / 9507  dtdx = (lane - 14) / 2801  dtdy = lane / 9907 }
warp 4 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 24 + lane) / 971  t = (lane / 2 % 2 * 14 + lane) / 4409 }
warp 5 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 1 + lane / 2 % 2 * 118) / 4007  lod = lane / 32 }
warp 6 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 35) / 977  t = (lane * lane - 30) / 1201 }
warp 7 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 8 + lane) / 97  t = (14 - lane) / 61  r = 1 }
warp 0 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 45  t = 8 / 64  dsdx = (lane + 14) / 3000  dsdy = -(lane + 8) / 9507  dtdx = (lane - 28) / 2801  dtdy = lane / 9907 }
warp 1 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 39 + lane) / 971  t = (lane / 2 % 2 * 35 + lane) / 4409 }
warp 2 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 7 + lane / 2 % 2 * 110) / 4007  lod = lane / 32 }
warp 3 { asm "TMML.LOD R8, R0, 0x0, 2D, 0x3"  s = (lane * 5 + 2) / 977  t = (lane * lane - 35) / 1201 }
warp 4 { asm "TEX R8, R0, R4, 0x3, CUBE, 0x1"  s = (lane % 2 * 19 + lane) / 97  t = (28 - lane) / 61  r = 1 }
warp 5 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 58  t = 16 / 64  dsdx = (lane + 27) / 3000  dsdy = -(lane + 16) / 9507  dtdx = (lane - 10) / 2801  dtdy = lane / 9907 }
warp 6 { asm "TEX R8, R0, R4, 0x1, 2D, 0xf"  s = (lane % 2 * 9 + lane) / 971  t = (lane / 2 % 2 * 32 + lane) / 4409 }
warp 7 { asm "TEX.LB R8, R0, R4, 0x2, 1D, 0x1"  s = (lane % 2 * 7 + lane / 2 % 2 * 118) / 4007  lod = lane / 32 }
