# Eight instructions that store to 64 lines each, two a thread, all of which are answered with an error: each record of
# store counts to 64.
texlock 1
rules R-SUST-7 R-SUST-11
traffic { latency 100 }
error 0x20000000 0x1000
sampler 0 { }
texture 0 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT size 128 address 0x20000011 }
handle 0 0
warp 0 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 0
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
warp 1 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 1
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
warp 2 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 2
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
warp 3 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 3
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
warp 4 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 4
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
warp 5 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 5
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
warp 6 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 6
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
warp 7 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane  data0 = lane  data1 = 7
  expect lane 0 store.tag.status = "memory-error" store.tag.lane = 0 store.faults = 64 }
