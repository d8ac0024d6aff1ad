# POLICY taps_log8 and lod_float10: the place of a tap is added before a position saturates, at the end of what
# a position may be, 2^17 texels from the first one.
texlock 1
rules PD-136b
traffic { seed 1 registers 30 issue_gap 0 ar_stall 0 latency 2..5 result_stall 20 }
policy lod_float10
policy taps_log8
texture 0 { format R32 FLOAT size 64 32 NORMALIZED_COORDS 0 ANISO_FINE_SPREAD_FUNC 2 ANISO_COARSE_SPREAD_FUNC 1
            address 0x30000000 texels noise 3 }
texture 1 { format R32 FLOAT size 1 40 ANISO_FINE_SPREAD_FUNC 2 ANISO_COARSE_SPREAD_FUNC 1
            address 0x31000000 texels noise 5 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 1
            MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 7 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
warp 0 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = 131066 + lane / 2  t = 131080 - lane / 2  dsdx = 7  dsdy = 0.5  dtdx = -5  dtdy = 0.25 }
warp 1 { asm "TXD R8, R0, R16, 0x0, 2D, 0x1"  s = lane / 2 - 131080  t = -131066 - lane / 2  dsdx = 7  dsdy = 0.5  dtdx = -5  dtdy = 0.25 }
warp 2 { asm "TXD R8, R0, R16, 0x1, 2D, 0x1"  s = 131066 + lane / 2  t = lane / 31  dsdx = 7  dsdy = 0.5  dtdx = 0  dtdy = 0.125 }
