# rst_i rises at every moment of the derivation of a header of layers: the distance between them begins from nothing.
# Two headers that share a line of the header cache, so that each thread brings one in again.
texlock 1
rules R-SUST-26 PD-91
traffic { seed 4 resets 60 latency 2..6 }
sampler 0 { }
texture 0 { type TWO_D_ARRAY format R8 UINT size 16384 8192 layers 3 levels 15 address 0x20000000 }
texture 8 { type TWO_D_ARRAY format R8 UINT size 8192 8192 layers 3 levels 14 address 0x1000000000 }
warp 0 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, R16"  active 0x00ff  x = lane  y = lane  array = lane % 3  data0 = lane  handle = 8 * (lane % 2) }
warp 1 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, R16"  active 0x00ff  x = 9 * lane  y = lane  array = lane % 3  data0 = lane  handle = 8 * (lane % 2) }
