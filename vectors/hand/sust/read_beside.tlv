# Gathers of a surface that is stored into beside them: each sees a line as it was before or after. The texture beside it
# is compared exactly; so is memory at the end. Every write channel is held up by itself.
texlock 1
traffic { seed 6 latency 3..60 reorder on aw_stall 50 w_stall 60 b_gap 50 ar_stall 30 }
texture 0 { type TWO_D layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16 address 0x30000000 texels index }
texture 1 { type TWO_D layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16 address 0x31000000 texels index }
sampler 0 { address WRAP CLAMP_TO_EDGE }
handle 5 texture 0 sampler 0
handle 6 texture 1 sampler 0
error 0x30000400 32
warp 0 { asm "TLD4.R R8, R0, 5, 2D, 0xf" s = (lane + 0.5) / 32 t = 0.25 }
warp 1 { asm "SUST.D.2D [R2], R4, R6" x = lane y = 3 data0 = 1000 + lane handle = 0 expect all surface.action = STORE }
warp 2 { asm "TLD4.R R8, R0, 5, 2D, 0xf" s = (lane + 0.5) / 32 t = 0.25 }
warp 3 { asm "SUST.D.2D [R2], R4, R6" x = 31 - lane y = 4 data0 = 2000 + lane handle = 0 }
warp 4 { asm "TLD4.R R8, R0, 6, 2D, 0xf" s = (lane + 0.5) / 32 t = 0.25 expect lane 3 R8 = 0x00040003 }
warp 5 { asm "SUST.D.2D [R2], R4, R6" x = lane / 2 y = 3 data0 = lane handle = 0 }
warp 6 { asm "TLD4.R R8, R0, 5, 2D, 0xf" s = (lane + 0.5) / 32 t = 0.25 }
warp 7 { asm "SUST.D.2D [R2], R4, R6" x = lane y = 8 data0 = lane handle = 0 }
warp 8 { asm "TLD4.R R8, R0, 6, 2D, 0xf" s = (lane + 0.5) / 32 t = 0.5 }
# Of two threads the lower one; the line of the error region stays.
expect memory 0x30000180 = 00 00 00 00 02 00 00 00 04 00 00 00
expect memory 0x30000200 = ef 07 00 00 ee 07 00 00
expect memory 0x30000420 = 08 00 00 00
