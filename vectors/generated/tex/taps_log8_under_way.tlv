# POLICY taps_log8 and lod_float10 change while threads pass: stage lod has them as they are in the cycle in which it takes a beat,
# for all passes of the thread. Most threads have two taps of one level, so that a beat enters soon after the one before.
# Written by tests/oracle/taps8.py.
texlock 1
rules PD-136 PD-136a PD-136b PD-136c
traffic { seed 5 registers 60 changes 3 issue_gap 0 ar_stall 0 latency 2..5 result_stall 0 }
policy lod_float10
policy taps_log8
texture 0 { format R32 FLOAT size 64 64 levels 7 ANISO_FINE_SPREAD_FUNC 2 ANISO_COARSE_SPREAD_FUNC 1 address 0x30000000
            texels expression (float(x * 3 + y * 7 + level * 1000 + 1)) }
sampler 0 { address WRAP MIRROR CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 1 }
sampler 1 { address WRAP BORDER CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 7 }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
warp 0 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 69 + lane) / 1571  t = (lane / 2 % 2 * 31 + lane) / 1409 }
warp 1 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 66  t = 31 / 64  dsdx = (lane + 99) / 1500  dsdy = -31 / 9507  dtdx = 6 / 9801  dtdy = (lane + 95) / 2100 }
warp 2 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 44  t = 38 / 64  dsdx = (lane + 77) / 1500  dsdy = -38 / 9507  dtdx = 28 / 9801  dtdy = (lane + 73) / 2100 }
warp 3 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 81 + lane) / 1571  t = (lane / 2 % 2 * 61 + lane) / 1409 }
warp 4 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 61  t = 38 / 64  dsdx = (lane + 94) / 1500  dsdy = -38 / 9507  dtdx = 39 / 9801  dtdy = (lane + 90) / 2100 }
warp 5 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 63  t = 8 / 64  dsdx = (lane + 96) / 1500  dsdy = -8 / 9507  dtdx = 1 / 9801  dtdy = (lane + 92) / 2100 }
warp 6 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 77 + lane) / 1571  t = (lane / 2 % 2 * 59 + lane) / 1409 }
warp 7 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 52  t = 14 / 64  dsdx = (lane + 85) / 1500  dsdy = -14 / 9507  dtdx = 26 / 9801  dtdy = (lane + 81) / 2100 }
warp 8 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 55  t = 23 / 64  dsdx = (lane + 88) / 1500  dsdy = -23 / 9507  dtdx = 22 / 9801  dtdy = (lane + 84) / 2100 }
warp 9 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 78 + lane) / 1571  t = (lane / 2 % 2 * 65 + lane) / 1409 }
warp 10 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 36  t = 28 / 64  dsdx = (lane + 69) / 1500  dsdy = -28 / 9507  dtdx = 7 / 9801  dtdy = (lane + 65) / 2100 }
warp 11 { asm "TXD R8, R0, R16, 1, 2D, 0x1"  s = lane / 61  t = 10 / 64  dsdx = (lane + 94) / 1500  dsdy = -10 / 9507  dtdx = 18 / 9801  dtdy = (lane + 90) / 2100 }
warp 12 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 75 + lane) / 1571  t = (lane / 2 % 2 * 66 + lane) / 1409 }
warp 13 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 44  t = 7 / 64  dsdx = (lane + 77) / 1500  dsdy = -7 / 9507  dtdx = 30 / 9801  dtdy = (lane + 73) / 2100 }
warp 14 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 56  t = 12 / 64  dsdx = (lane + 89) / 1500  dsdy = -12 / 9507  dtdx = 9 / 9801  dtdy = (lane + 85) / 2100 }
warp 15 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 79 + lane) / 1571  t = (lane / 2 % 2 * 68 + lane) / 1409 }
warp 0 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 44  t = 29 / 64  dsdx = (lane + 77) / 1500  dsdy = -29 / 9507  dtdx = 23 / 9801  dtdy = (lane + 73) / 2100 }
warp 1 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 68  t = 31 / 64  dsdx = (lane + 101) / 1500  dsdy = -31 / 9507  dtdx = 38 / 9801  dtdy = (lane + 97) / 2100 }
warp 2 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 98 + lane) / 1571  t = (lane / 2 % 2 * 57 + lane) / 1409 }
warp 3 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 70  t = 11 / 64  dsdx = (lane + 103) / 1500  dsdy = -11 / 9507  dtdx = 2 / 9801  dtdy = (lane + 99) / 2100 }
warp 4 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 38  t = 17 / 64  dsdx = (lane + 71) / 1500  dsdy = -17 / 9507  dtdx = 4 / 9801  dtdy = (lane + 67) / 2100 }
warp 5 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 73 + lane) / 1571  t = (lane / 2 % 2 * 58 + lane) / 1409 }
warp 6 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 59  t = 28 / 64  dsdx = (lane + 92) / 1500  dsdy = -28 / 9507  dtdx = 8 / 9801  dtdy = (lane + 88) / 2100 }
warp 7 { asm "TXD R8, R0, R16, 1, 2D, 0x1"  s = lane / 67  t = 21 / 64  dsdx = (lane + 100) / 1500  dsdy = -21 / 9507  dtdx = 17 / 9801  dtdy = (lane + 96) / 2100 }
warp 8 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 74 + lane) / 1571  t = (lane / 2 % 2 * 46 + lane) / 1409 }
warp 9 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 38  t = 25 / 64  dsdx = (lane + 71) / 1500  dsdy = -25 / 9507  dtdx = 20 / 9801  dtdy = (lane + 67) / 2100 }
warp 10 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 37  t = 23 / 64  dsdx = (lane + 70) / 1500  dsdy = -23 / 9507  dtdx = 38 / 9801  dtdy = (lane + 66) / 2100 }
warp 11 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 86 + lane) / 1571  t = (lane / 2 % 2 * 35 + lane) / 1409 }
warp 12 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 64  t = 28 / 64  dsdx = (lane + 97) / 1500  dsdy = -28 / 9507  dtdx = 6 / 9801  dtdy = (lane + 93) / 2100 }
warp 13 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 50  t = 12 / 64  dsdx = (lane + 83) / 1500  dsdy = -12 / 9507  dtdx = 14 / 9801  dtdy = (lane + 79) / 2100 }
warp 14 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 62 + lane) / 1571  t = (lane / 2 % 2 * 55 + lane) / 1409 }
warp 15 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 67  t = 32 / 64  dsdx = (lane + 100) / 1500  dsdy = -32 / 9507  dtdx = 2 / 9801  dtdy = (lane + 96) / 2100 }
warp 0 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 50  t = 23 / 64  dsdx = (lane + 83) / 1500  dsdy = -23 / 9507  dtdx = 29 / 9801  dtdy = (lane + 79) / 2100 }
warp 1 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 67 + lane) / 1571  t = (lane / 2 % 2 * 56 + lane) / 1409 }
warp 2 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 39  t = 9 / 64  dsdx = (lane + 72) / 1500  dsdy = -9 / 9507  dtdx = 24 / 9801  dtdy = (lane + 68) / 2100 }
warp 3 { asm "TXD R8, R0, R16, 1, 2D, 0x1"  s = lane / 44  t = 27 / 64  dsdx = (lane + 77) / 1500  dsdy = -27 / 9507  dtdx = 14 / 9801  dtdy = (lane + 73) / 2100 }
warp 4 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 84 + lane) / 1571  t = (lane / 2 % 2 * 44 + lane) / 1409 }
warp 5 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 32  t = 39 / 64  dsdx = (lane + 65) / 1500  dsdy = -39 / 9507  dtdx = 9 / 9801  dtdy = (lane + 61) / 2100 }
warp 6 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 61  t = 25 / 64  dsdx = (lane + 94) / 1500  dsdy = -25 / 9507  dtdx = 35 / 9801  dtdy = (lane + 90) / 2100 }
warp 7 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 68 + lane) / 1571  t = (lane / 2 % 2 * 44 + lane) / 1409 }
warp 8 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 45  t = 8 / 64  dsdx = (lane + 78) / 1500  dsdy = -8 / 9507  dtdx = 28 / 9801  dtdy = (lane + 74) / 2100 }
warp 9 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 70  t = 35 / 64  dsdx = (lane + 103) / 1500  dsdy = -35 / 9507  dtdx = 24 / 9801  dtdy = (lane + 99) / 2100 }
warp 10 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 67 + lane) / 1571  t = (lane / 2 % 2 * 65 + lane) / 1409 }
warp 11 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 66  t = 34 / 64  dsdx = (lane + 99) / 1500  dsdy = -34 / 9507  dtdx = 2 / 9801  dtdy = (lane + 95) / 2100 }
warp 12 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 50  t = 28 / 64  dsdx = (lane + 83) / 1500  dsdy = -28 / 9507  dtdx = 16 / 9801  dtdy = (lane + 79) / 2100 }
warp 13 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 87 + lane) / 1571  t = (lane / 2 % 2 * 46 + lane) / 1409 }
warp 14 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 40  t = 32 / 64  dsdx = (lane + 73) / 1500  dsdy = -32 / 9507  dtdx = 28 / 9801  dtdy = (lane + 69) / 2100 }
warp 15 { asm "TXD R8, R0, R16, 1, 2D, 0x1"  s = lane / 38  t = 39 / 64  dsdx = (lane + 71) / 1500  dsdy = -39 / 9507  dtdx = 20 / 9801  dtdy = (lane + 67) / 2100 }
warp 0 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 62 + lane) / 1571  t = (lane / 2 % 2 * 38 + lane) / 1409 }
warp 1 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 70  t = 4 / 64  dsdx = (lane + 103) / 1500  dsdy = -4 / 9507  dtdx = 4 / 9801  dtdy = (lane + 99) / 2100 }
warp 2 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 38  t = 19 / 64  dsdx = (lane + 71) / 1500  dsdy = -19 / 9507  dtdx = 34 / 9801  dtdy = (lane + 67) / 2100 }
warp 3 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 91 + lane) / 1571  t = (lane / 2 % 2 * 65 + lane) / 1409 }
warp 4 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 33  t = 15 / 64  dsdx = (lane + 66) / 1500  dsdy = -15 / 9507  dtdx = 17 / 9801  dtdy = (lane + 62) / 2100 }
warp 5 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 52  t = 10 / 64  dsdx = (lane + 85) / 1500  dsdy = -10 / 9507  dtdx = 22 / 9801  dtdy = (lane + 81) / 2100 }
warp 6 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 69 + lane) / 1571  t = (lane / 2 % 2 * 34 + lane) / 1409 }
warp 7 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 63  t = 1 / 64  dsdx = (lane + 96) / 1500  dsdy = -1 / 9507  dtdx = 10 / 9801  dtdy = (lane + 92) / 2100 }
warp 8 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 61  t = 9 / 64  dsdx = (lane + 94) / 1500  dsdy = -9 / 9507  dtdx = 14 / 9801  dtdy = (lane + 90) / 2100 }
warp 9 { asm "TEX R8, R0, 0, 2D, 0x1"  s = (lane % 2 * 63 + lane) / 1571  t = (lane / 2 % 2 * 54 + lane) / 1409 }
warp 10 { asm "TXD R8, R0, R16, 0, 2D, 0x1"  s = lane / 44  t = 22 / 64  dsdx = (lane + 77) / 1500  dsdy = -22 / 9507  dtdx = 35 / 9801  dtdy = (lane + 73) / 2100 }
warp 11 { asm "TXD R8, R0, R16, 1, 2D, 0x1"  s = lane / 61  t = 8 / 64  dsdx = (lane + 94) / 1500  dsdy = -8 / 9507  dtdx = 24 / 9801  dtdy = (lane + 90) / 2100 }
