# Everything that can be under way at once: stores that wait for their responses, a query behind them, gathers behind that
# up to the header, and the order of the results is still that of issue.
texlock 1
rules R-TLD4-41 R-TXQ-9
traffic { latency 400 }
texture 0 { format R32 UINT  source R ZERO ZERO ONE_INT  size 64 64  address 0x20000000  texels index }
texture 1 { type ONE_D_BUFFER format R32 UINT size 4096 address 0x30000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 1
warp 1 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = 0.5  t = 0.5 }
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 1"  x = lane  data0 = lane }
wait
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 1"  active 1  x = 64  data0 = 7 }
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 1"  active 1  x = 64  data0 = 7 }
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 1"  active 1  x = 64  data0 = 7 }
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 1"  active 1  x = 64  data0 = 7 }
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 1"  active 1  x = 64  data0 = 7 }
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 1"  active 1  x = 64  data0 = 7 }
warp 2 { asm "TXQ R4, R6, TEX_HEADER_DIMENSION, 0, 0xf"  active 1  lod = 0 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = 0.5  t = 0.5 }
