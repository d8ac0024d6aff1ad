# The fault of a store is that of its lowest thread: the next ones leave it alone, whatever thread the answer of an earlier
# store belongs to, before, while and after that answer comes.
texlock 1
rules PD-95
traffic { seed 5 latency 30 }
sampler 0 { }
texture 0 { type ONE_D format R32 UINT size 64 address 0x40000 }
texture 1 { format DXT1 UNORM size 8 8 address 0x60000 }
handle 0 texture 0 sampler 0  handle 1 texture 1 sampler 0
warp 0 { asm "SUST.D.1D [R4], R8, 0"  active 0x00000007  x = { 0 8 16 ... }  data0 = 0x11223344 }
warp 1 { asm "SUST.D.2D [R4], R8, 1"  active 0xfffff000
  expect lane 12 store.tag.status = "unsupported-header" store.tag.lane = 12 store.faults = 20 }
warp 2 { asm "SUST.D.1D [R4], R8, 0"  active 0x000000e0  x = { 0 0 0 0 0 24 32 40 ... }  data0 = 0x55667788 }
warp 3 { asm "SUST.D.2D [R4], R8, 1"  active 0xff00ff00
  expect lane 8 store.tag.status = "unsupported-header" store.tag.lane = 8 store.faults = 16 }
warp 4 { asm "SUST.D.2D [R4], R8, 1"  active 0xa0000000
  expect lane 29 store.tag.status = "unsupported-header" store.tag.lane = 29 store.faults = 2 }
