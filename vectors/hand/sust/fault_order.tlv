# Errors come back in another order than the lines went: the fault is that of the lowest thread all the same.
texlock 1
rules R-SUST-7
traffic { seed 1 latency 1..300 reorder on }
error 0x40000 0x1000
sampler 0 { }
texture 0 { type ONE_D_BUFFER format R32 UINT size 1024 address 0x40000 }
handle 0 texture 0 sampler 0
warp 0 { asm "SUST.D.1D_BUFFER [R4], R8, 0"  active 0xffffffff  x = 8 * lane + 0  data0 = lane
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 32 }
warp 1 { asm "SUST.D.1D_BUFFER [R4], R8, 0"  active 0x000000f0  x = 8 * lane + 1  data0 = lane
  expect lane 4 store.tag.status = "memory-error" store.tag.lane = 4 store.faults = 4 }
warp 2 { asm "SUST.D.1D_BUFFER [R4], R8, 0"  active 0xfffffffe  x = 8 * lane + 2  data0 = lane
  expect lane 1 store.tag.status = "memory-error" store.tag.lane = 1 store.faults = 31 }
warp 3 { asm "SUST.D.1D_BUFFER [R4], R8, 0"  active 0xff00ff00  x = 8 * lane + 3  data0 = lane
  expect lane 8 store.tag.status = "memory-error" store.tag.lane = 8 store.faults = 16 }
warp 4 { asm "SUST.D.1D_BUFFER [R4], R8, 0"  active 0x88888888  x = 8 * lane + 4  data0 = lane
  expect lane 3 store.tag.status = "memory-error" store.tag.lane = 3 store.faults = 8 }
warp 5 { asm "SUST.D.1D_BUFFER [R4], R8, 0"  active 0xf0000000  x = 8 * lane + 5  data0 = lane
  expect lane 28 store.tag.status = "memory-error" store.tag.lane = 28 store.faults = 4 }
