# Every set of samples on unmapped pages, and beside samples that cannot be read; responses to writes on every identifier.
# Rows of texture 0 are lines: odd ones are unmapped, row 32 answers with an error. Sample k takes an odd row if bit k of
# the thread is set.
texlock 1
rules PD-3 R-TLD4-25 PD-95
texture 0 { format R32 UINT  size 8 64  layout pitch 32  address 0x20000000 }  sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }  handle 0 texture 0 sampler 0
sparse 0x20000020 32
sparse 0x20000060 32
sparse 0x200000a0 32
sparse 0x200000e0 32
sparse 0x20000120 32
sparse 0x20000160 32
sparse 0x200001a0 32
sparse 0x200001e0 32
sparse 0x20000220 32
sparse 0x20000260 32
sparse 0x200002a0 32
sparse 0x200002e0 32
sparse 0x20000320 32
sparse 0x20000360 32
sparse 0x200003a0 32
sparse 0x200003e0 32
sparse 0x20000420 32
sparse 0x20000460 32
sparse 0x200004a0 32
sparse 0x200004e0 32
sparse 0x20000520 32
sparse 0x20000560 32
sparse 0x200005a0 32
sparse 0x200005e0 32
sparse 0x20000620 32
sparse 0x20000660 32
sparse 0x200006a0 32
sparse 0x200006e0 32
sparse 0x20000720 32
sparse 0x20000760 32
sparse 0x200007a0 32
sparse 0x200007e0 32
error 0x20000400 32
texture 1 { type ONE_D_BUFFER  format R32_G32_B32_A32 UINT  size 4096  address 0x30000018 }  handle 1 texture 1 sampler 0
error 0x30000000 0x1000       # SLVERR
error 0x30001000 0x1000 DECERR
warp 0 { asm "TLD4.R.PTP P0, R8, R0, R4, 0, 2D"  active 0xffff  s = 0.5  t = { (17 / 64) ... }
  off1 = { ptp(0, -1, 0, -1) ptp(0, 0, 0, -1) ptp(0, -1, 0, 0) ptp(0, 0, 0, 0) ptp(0, -1, 0, -1) ptp(0, 0, 0, -1) ptp(0, -1, 0, 0) ptp(0, 0, 0, 0) ptp(0, -1, 0, -1) ptp(0, 0, 0, -1) ptp(0, -1, 0, 0) ptp(0, 0, 0, 0) ptp(0, -1, 0, -1) ptp(0, 0, 0, -1) ptp(0, -1, 0, 0) ptp(0, 0, 0, 0) ... }
  off2 = { ptp(0, 0, 0, 0) ptp(0, 0, 0, 0) ptp(0, 0, 0, 0) ptp(0, 0, 0, 0) ptp(0, 1, 0, 0) ptp(0, 1, 0, 0) ptp(0, 1, 0, 0) ptp(0, 1, 0, 0) ptp(0, 0, 0, 1) ptp(0, 0, 0, 1) ptp(0, 0, 0, 1) ptp(0, 0, 0, 1) ptp(0, 1, 0, 1) ptp(0, 1, 0, 1) ptp(0, 1, 0, 1) ptp(0, 1, 0, 1) ... } }
warp 1 { asm "TLD4.R.PTP P1, R8, R0, R4, 0, 2D"  active 0x1f  s = 0.5  t = { (17 / 64) ... }
  off1 = { ptp(0, 15, 0, -1) ptp(0, 15, 0, 0) ptp(0, -1, 0, 15) ptp(0, 0, 0, 0) ptp(0, -1, 0, 0) ... }
  off2 = { ptp(0, 0, 0, 0) ptp(0, 0, 0, 0) ptp(0, 1, 0, 0) ptp(0, 16, 0, 1) ptp(0, 1, 0, 16) ... } }
warp 2 { asm "TLD4.R P2, R8, R0, 0, 2D"  active 0xff  s = 0.5  t = { (17 / 64) (18 / 64) (19 / 64) (20 / 64) (21 / 64) ... } }
warp 3 { asm "TLD4.R.PTP P3, R8, R0, R4, 0, 2D"  s = 0.5  t = { (17 / 64) ... }  off1 = ptp(0, 0, 0, 0)  off2 = ptp(0, 1, 0, 1) }
warp 4 { asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x1"  x = 4 * lane }         # 32 threads, 64 lines
warp 5 { asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x1"  x = 256 + 4 * lane }
warp 6 { asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x1"  active 0xfffff  x = 2 * lane }
warp 7 { asm "SUST.D.1D_BUFFER.32 [R4], R8, 0x1"  active 0xf  x = 2 * lane + 1 }
