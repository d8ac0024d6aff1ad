# Seamless cubes, out of contract: directions longer than a unit, whose positions are off the face, count as just
# beyond it (PD-16b); offsets are not added; faces that are not square are refused.
# Written by tests/oracle/cubes.py.
texlock 1
rules PD-8 PD-16b PD-17 R-TLD4-11 R-TLD4-14
rules without PD-17c PD-17d
sampler 0 { address MIRROR WRAP  CUBEMAP_INTERFACE_FILTERING 2 }
sampler 1 { address MIRROR WRAP  CUBEMAP_INTERFACE_FILTERING 1 }
texture 0 { type CUBEMAP format R32 UINT size 4 4 address 0x20000000 texels expression (layer * 65536 + y * 256 + x) }
texture 1 { type CUBEMAP format R32 UINT size 8 4 address 0x20010000 texels solid 0x777 0 0 0 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 1 sampler 1

warp 0 {   # +X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  t = { 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 ... }
  expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 3 R8 = 0x40003  R9 = 0x40003  R10 = 0x0  R11 = 0x0
  expect lane 4 R8 = 0x40003  R9 = 0x40003  R10 = 0x0  R11 = 0x0
  expect lane 5 R8 = 0x40203  R9 = 0x40203  R10 = 0x40103  R11 = 0x40103
  expect lane 6 R8 = 0x300  R9 = 0x300  R10 = 0x40303  R11 = 0x40303
  expect lane 7 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 8 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 9 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 10 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 14 R8 = 0x40003  R9 = 0x40003  R10 = 0x0  R11 = 0x0
  expect lane 15 R8 = 0x40003  R9 = 0x40003  R10 = 0x0  R11 = 0x0
  expect lane 16 R8 = 0x40203  R9 = 0x40203  R10 = 0x40103  R11 = 0x40103
  expect lane 17 R8 = 0x300  R9 = 0x300  R10 = 0x40303  R11 = 0x40303
  expect lane 18 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 19 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 20 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 21 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 25 R8 = 0x40003  R9 = 0x40003  R10 = 0x0  R11 = 0x0
  expect lane 26 R8 = 0x40003  R9 = 0x40003  R10 = 0x0  R11 = 0x0
  expect lane 27 R8 = 0x40203  R9 = 0x40203  R10 = 0x40103  R11 = 0x40103
  expect lane 28 R8 = 0x300  R9 = 0x300  R10 = 0x40303  R11 = 0x40303
  expect lane 29 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 30 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 31 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
}

warp 1 {   # +X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { 1.75 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 ... }
  expect lane 0 R8 = 0x300  R9 = 0x300  R10 = 0x300  R11 = 0x300
  expect lane 1 R8 = 0x0  R9 = 0x20303  R10 = 0x20303  R11 = 0x0
  expect lane 2 R8 = 0x0  R9 = 0x20303  R10 = 0x20303  R11 = 0x0
  expect lane 3 R8 = 0x0  R9 = 0x20303  R10 = 0x20303  R11 = 0x0
  expect lane 4 R8 = 0x40003  R9 = 0x0  R10 = 0x20303  R11 = 0x0
  expect lane 5 R8 = 0x40003  R9 = 0x0  R10 = 0x20303  R11 = 0x0
  expect lane 6 R8 = 0x40203  R9 = 0x200  R10 = 0x100  R11 = 0x40103
  expect lane 7 R8 = 0x300  R9 = 0x30003  R10 = 0x300  R11 = 0x40303
  expect lane 8 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 9 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 10 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 11 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 12 R8 = 0x0  R9 = 0x20303  R10 = 0x20303  R11 = 0x0
  expect lane 13 R8 = 0x0  R9 = 0x20303  R10 = 0x20303  R11 = 0x0
  expect lane 14 R8 = 0x0  R9 = 0x20303  R10 = 0x20303  R11 = 0x0
  expect lane 15 R8 = 0x40003  R9 = 0x0  R10 = 0x20303  R11 = 0x0
  expect lane 16 R8 = 0x40003  R9 = 0x0  R10 = 0x20303  R11 = 0x0
  expect lane 17 R8 = 0x40203  R9 = 0x200  R10 = 0x100  R11 = 0x40103
  expect lane 18 R8 = 0x300  R9 = 0x30003  R10 = 0x300  R11 = 0x40303
  expect lane 19 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 20 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 21 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 22 R8 = 0x300  R9 = 0x30003  R10 = 0x30003  R11 = 0x300
  expect lane 23 R8 = 0x20203  R9 = 0x20103  R10 = 0x20103  R11 = 0x20203
  expect lane 24 R8 = 0x20203  R9 = 0x20103  R10 = 0x20103  R11 = 0x20203
  expect lane 25 R8 = 0x20203  R9 = 0x20103  R10 = 0x20103  R11 = 0x20203
  expect lane 26 R8 = 0x1  R9 = 0x2  R10 = 0x20103  R11 = 0x20203
  expect lane 27 R8 = 0x1  R9 = 0x2  R10 = 0x20103  R11 = 0x20203
  expect lane 28 R8 = 0x30103  R9 = 0x30203  R10 = 0x302  R11 = 0x301
  expect lane 29 R8 = 0x30103  R9 = 0x30203  R10 = 0x30203  R11 = 0x30103
  expect lane 30 R8 = 0x30103  R9 = 0x30203  R10 = 0x30203  R11 = 0x30103
  expect lane 31 R8 = 0x30103  R9 = 0x30203  R10 = 0x30203  R11 = 0x30103
}

warp 2 {   # +X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 ... }
  r = { 0.0 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 ... }
  expect lane 0 R8 = 0x30103  R9 = 0x30203  R10 = 0x30203  R11 = 0x30103
  expect lane 1 R8 = 0x20003  R9 = 0x3  R10 = 0x3  R11 = 0x20003
  expect lane 2 R8 = 0x20003  R9 = 0x3  R10 = 0x3  R11 = 0x20003
  expect lane 3 R8 = 0x20003  R9 = 0x3  R10 = 0x3  R11 = 0x20003
  expect lane 4 R8 = 0x3  R9 = 0x50000  R10 = 0x3  R11 = 0x20003
  expect lane 5 R8 = 0x3  R9 = 0x50000  R10 = 0x3  R11 = 0x20003
  expect lane 6 R8 = 0x203  R9 = 0x50200  R10 = 0x50100  R11 = 0x103
  expect lane 7 R8 = 0x30303  R9 = 0x303  R10 = 0x50300  R11 = 0x303
  expect lane 8 R8 = 0x30303  R9 = 0x303  R10 = 0x303  R11 = 0x30303
  expect lane 9 R8 = 0x30303  R9 = 0x303  R10 = 0x303  R11 = 0x30303
  expect lane 10 R8 = 0x30303  R9 = 0x303  R10 = 0x303  R11 = 0x30303
  expect lane 11 R8 = 0x30303  R9 = 0x303  R10 = 0x303  R11 = 0x30303
  expect lane 12 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 13 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 14 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 15 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 16 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 17 R8 = 0x50200  R9 = 0x50200  R10 = 0x50100  R11 = 0x50100
  expect lane 18 R8 = 0x303  R9 = 0x303  R10 = 0x50300  R11 = 0x50300
  expect lane 19 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 20 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 21 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 22 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 23 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 24 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 25 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 26 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 27 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 28 R8 = 0x50200  R9 = 0x50200  R10 = 0x50100  R11 = 0x50100
  expect lane 29 R8 = 0x303  R9 = 0x303  R10 = 0x50300  R11 = 0x50300
  expect lane 30 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 31 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
}

warp 3 {   # +X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  t = { -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 ... }
  r = { -1.75 -1.75 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 ... }
  expect lane 0 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 1 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 2 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 3 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 4 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 5 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 6 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 7 R8 = 0x50200  R9 = 0x50200  R10 = 0x50100  R11 = 0x50100
  expect lane 8 R8 = 0x303  R9 = 0x303  R10 = 0x50300  R11 = 0x50300
  expect lane 9 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 10 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 11 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 12 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 13 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 14 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 15 R8 = 0x3  R9 = 0x3  R10 = 0x3  R11 = 0x3
  expect lane 16 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 17 R8 = 0x50000  R9 = 0x50000  R10 = 0x3  R11 = 0x3
  expect lane 18 R8 = 0x50200  R9 = 0x50200  R10 = 0x50100  R11 = 0x50100
  expect lane 19 R8 = 0x303  R9 = 0x303  R10 = 0x50300  R11 = 0x50300
  expect lane 20 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 21 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 22 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
  expect lane 23 R8 = 0x303  R9 = 0x303  R10 = 0x303  R11 = 0x303
}

warp 4 {   # -X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  t = { 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 ... }
  expect lane 0 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 1 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 2 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 3 R8 = 0x50003  R9 = 0x50003  R10 = 0x10000  R11 = 0x10000
  expect lane 4 R8 = 0x50003  R9 = 0x50003  R10 = 0x10000  R11 = 0x10000
  expect lane 5 R8 = 0x50203  R9 = 0x50203  R10 = 0x50103  R11 = 0x50103
  expect lane 6 R8 = 0x10300  R9 = 0x10300  R10 = 0x50303  R11 = 0x50303
  expect lane 7 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 8 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 9 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 10 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 11 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 12 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 13 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 14 R8 = 0x50003  R9 = 0x50003  R10 = 0x10000  R11 = 0x10000
  expect lane 15 R8 = 0x50003  R9 = 0x50003  R10 = 0x10000  R11 = 0x10000
  expect lane 16 R8 = 0x50203  R9 = 0x50203  R10 = 0x50103  R11 = 0x50103
  expect lane 17 R8 = 0x10300  R9 = 0x10300  R10 = 0x50303  R11 = 0x50303
  expect lane 18 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 19 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 20 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 21 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 22 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 23 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 24 R8 = 0x10000  R9 = 0x10000  R10 = 0x10000  R11 = 0x10000
  expect lane 25 R8 = 0x50003  R9 = 0x50003  R10 = 0x10000  R11 = 0x10000
  expect lane 26 R8 = 0x50003  R9 = 0x50003  R10 = 0x10000  R11 = 0x10000
  expect lane 27 R8 = 0x50203  R9 = 0x50203  R10 = 0x50103  R11 = 0x50103
  expect lane 28 R8 = 0x10300  R9 = 0x10300  R10 = 0x50303  R11 = 0x50303
  expect lane 29 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 30 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 31 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
}

warp 5 {   # -X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { -1.75 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 ... }
  expect lane 0 R8 = 0x10300  R9 = 0x10300  R10 = 0x10300  R11 = 0x10300
  expect lane 1 R8 = 0x10000  R9 = 0x20000  R10 = 0x20000  R11 = 0x10000
  expect lane 2 R8 = 0x10000  R9 = 0x20000  R10 = 0x20000  R11 = 0x10000
  expect lane 3 R8 = 0x10000  R9 = 0x20000  R10 = 0x20000  R11 = 0x10000
  expect lane 4 R8 = 0x50003  R9 = 0x10000  R10 = 0x20000  R11 = 0x10000
  expect lane 5 R8 = 0x50003  R9 = 0x10000  R10 = 0x20000  R11 = 0x10000
  expect lane 6 R8 = 0x50203  R9 = 0x10200  R10 = 0x10100  R11 = 0x50103
  expect lane 7 R8 = 0x10300  R9 = 0x30300  R10 = 0x10300  R11 = 0x50303
  expect lane 8 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 9 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 10 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 11 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 12 R8 = 0x10000  R9 = 0x20000  R10 = 0x20000  R11 = 0x10000
  expect lane 13 R8 = 0x10000  R9 = 0x20000  R10 = 0x20000  R11 = 0x10000
  expect lane 14 R8 = 0x10000  R9 = 0x20000  R10 = 0x20000  R11 = 0x10000
  expect lane 15 R8 = 0x50003  R9 = 0x10000  R10 = 0x20000  R11 = 0x10000
  expect lane 16 R8 = 0x50003  R9 = 0x10000  R10 = 0x20000  R11 = 0x10000
  expect lane 17 R8 = 0x50203  R9 = 0x10200  R10 = 0x10100  R11 = 0x50103
  expect lane 18 R8 = 0x10300  R9 = 0x30300  R10 = 0x10300  R11 = 0x50303
  expect lane 19 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 20 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 21 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 22 R8 = 0x10300  R9 = 0x30300  R10 = 0x30300  R11 = 0x10300
  expect lane 23 R8 = 0x20100  R9 = 0x20200  R10 = 0x20200  R11 = 0x20100
  expect lane 24 R8 = 0x20100  R9 = 0x20200  R10 = 0x20200  R11 = 0x20100
  expect lane 25 R8 = 0x20100  R9 = 0x20200  R10 = 0x20200  R11 = 0x20100
  expect lane 26 R8 = 0x10001  R9 = 0x10002  R10 = 0x20200  R11 = 0x20100
  expect lane 27 R8 = 0x10001  R9 = 0x10002  R10 = 0x20200  R11 = 0x20100
  expect lane 28 R8 = 0x30200  R9 = 0x30100  R10 = 0x10302  R11 = 0x10301
  expect lane 29 R8 = 0x30200  R9 = 0x30100  R10 = 0x30100  R11 = 0x30200
  expect lane 30 R8 = 0x30200  R9 = 0x30100  R10 = 0x30100  R11 = 0x30200
  expect lane 31 R8 = 0x30200  R9 = 0x30100  R10 = 0x30100  R11 = 0x30200
}

warp 6 {   # -X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 ... }
  r = { 0.0 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 ... }
  expect lane 0 R8 = 0x30200  R9 = 0x30100  R10 = 0x30100  R11 = 0x30200
  expect lane 1 R8 = 0x20300  R9 = 0x10003  R10 = 0x10003  R11 = 0x20300
  expect lane 2 R8 = 0x20300  R9 = 0x10003  R10 = 0x10003  R11 = 0x20300
  expect lane 3 R8 = 0x20300  R9 = 0x10003  R10 = 0x10003  R11 = 0x20300
  expect lane 4 R8 = 0x10003  R9 = 0x40000  R10 = 0x10003  R11 = 0x20300
  expect lane 5 R8 = 0x10003  R9 = 0x40000  R10 = 0x10003  R11 = 0x20300
  expect lane 6 R8 = 0x10203  R9 = 0x40200  R10 = 0x40100  R11 = 0x10103
  expect lane 7 R8 = 0x30000  R9 = 0x10303  R10 = 0x40300  R11 = 0x10303
  expect lane 8 R8 = 0x30000  R9 = 0x10303  R10 = 0x10303  R11 = 0x30000
  expect lane 9 R8 = 0x30000  R9 = 0x10303  R10 = 0x10303  R11 = 0x30000
  expect lane 10 R8 = 0x30000  R9 = 0x10303  R10 = 0x10303  R11 = 0x30000
  expect lane 11 R8 = 0x30000  R9 = 0x10303  R10 = 0x10303  R11 = 0x30000
  expect lane 12 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 13 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 14 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 15 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 16 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 17 R8 = 0x40200  R9 = 0x40200  R10 = 0x40100  R11 = 0x40100
  expect lane 18 R8 = 0x10303  R9 = 0x10303  R10 = 0x40300  R11 = 0x40300
  expect lane 19 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 20 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 21 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 22 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 23 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 24 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 25 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 26 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 27 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 28 R8 = 0x40200  R9 = 0x40200  R10 = 0x40100  R11 = 0x40100
  expect lane 29 R8 = 0x10303  R9 = 0x10303  R10 = 0x40300  R11 = 0x40300
  expect lane 30 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 31 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
}

warp 7 {   # -X
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  t = { -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 ... }
  r = { 1.75 1.75 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 ... }
  expect lane 0 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 1 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 2 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 3 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 4 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 5 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 6 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 7 R8 = 0x40200  R9 = 0x40200  R10 = 0x40100  R11 = 0x40100
  expect lane 8 R8 = 0x10303  R9 = 0x10303  R10 = 0x40300  R11 = 0x40300
  expect lane 9 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 10 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 11 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 12 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 13 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 14 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 15 R8 = 0x10003  R9 = 0x10003  R10 = 0x10003  R11 = 0x10003
  expect lane 16 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 17 R8 = 0x40000  R9 = 0x40000  R10 = 0x10003  R11 = 0x10003
  expect lane 18 R8 = 0x40200  R9 = 0x40200  R10 = 0x40100  R11 = 0x40100
  expect lane 19 R8 = 0x10303  R9 = 0x10303  R10 = 0x40300  R11 = 0x40300
  expect lane 20 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 21 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 22 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
  expect lane 23 R8 = 0x10303  R9 = 0x10303  R10 = 0x10303  R11 = 0x10303
}

warp 8 {   # +Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 ... }
  t = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  r = { -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 ... }
  expect lane 0 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 1 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 2 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 3 R8 = 0x10000  R9 = 0x10000  R10 = 0x20000  R11 = 0x20000
  expect lane 4 R8 = 0x10000  R9 = 0x10000  R10 = 0x20000  R11 = 0x20000
  expect lane 5 R8 = 0x10002  R9 = 0x10002  R10 = 0x10001  R11 = 0x10001
  expect lane 6 R8 = 0x20300  R9 = 0x20300  R10 = 0x10003  R11 = 0x10003
  expect lane 7 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 8 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 9 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 10 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 11 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 12 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 13 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 14 R8 = 0x10000  R9 = 0x10000  R10 = 0x20000  R11 = 0x20000
  expect lane 15 R8 = 0x10000  R9 = 0x10000  R10 = 0x20000  R11 = 0x20000
  expect lane 16 R8 = 0x10002  R9 = 0x10002  R10 = 0x10001  R11 = 0x10001
  expect lane 17 R8 = 0x20300  R9 = 0x20300  R10 = 0x10003  R11 = 0x10003
  expect lane 18 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 19 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 20 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 21 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 22 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 23 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 24 R8 = 0x20000  R9 = 0x20000  R10 = 0x20000  R11 = 0x20000
  expect lane 25 R8 = 0x10000  R9 = 0x10000  R10 = 0x20000  R11 = 0x20000
  expect lane 26 R8 = 0x10000  R9 = 0x10000  R10 = 0x20000  R11 = 0x20000
  expect lane 27 R8 = 0x10002  R9 = 0x10002  R10 = 0x10001  R11 = 0x10001
  expect lane 28 R8 = 0x20300  R9 = 0x20300  R10 = 0x10003  R11 = 0x10003
  expect lane 29 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 30 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 31 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
}

warp 9 {   # +Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -1.75 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 ... }
  t = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  r = { 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.9375 1.25 1.75 3.0 ... }
  expect lane 0 R8 = 0x20300  R9 = 0x20300  R10 = 0x20300  R11 = 0x20300
  expect lane 1 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 2 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 3 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 4 R8 = 0x10000  R9 = 0x20000  R10 = 0x50003  R11 = 0x20000
  expect lane 5 R8 = 0x10000  R9 = 0x20000  R10 = 0x50003  R11 = 0x20000
  expect lane 6 R8 = 0x10002  R9 = 0x20200  R10 = 0x20100  R11 = 0x10001
  expect lane 7 R8 = 0x20300  R9 = 0x40000  R10 = 0x20300  R11 = 0x10003
  expect lane 8 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 9 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 10 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 11 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 12 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 13 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 14 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 15 R8 = 0x10000  R9 = 0x20000  R10 = 0x50003  R11 = 0x20000
  expect lane 16 R8 = 0x10000  R9 = 0x20000  R10 = 0x50003  R11 = 0x20000
  expect lane 17 R8 = 0x10002  R9 = 0x20200  R10 = 0x20100  R11 = 0x10001
  expect lane 18 R8 = 0x20300  R9 = 0x40000  R10 = 0x20300  R11 = 0x10003
  expect lane 19 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 20 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 21 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 22 R8 = 0x20300  R9 = 0x40000  R10 = 0x40000  R11 = 0x20300
  expect lane 23 R8 = 0x50002  R9 = 0x50001  R10 = 0x50001  R11 = 0x50002
  expect lane 24 R8 = 0x50002  R9 = 0x50001  R10 = 0x50001  R11 = 0x50002
  expect lane 25 R8 = 0x50002  R9 = 0x50001  R10 = 0x50001  R11 = 0x50002
  expect lane 26 R8 = 0x20001  R9 = 0x20002  R10 = 0x50001  R11 = 0x50002
  expect lane 27 R8 = 0x20001  R9 = 0x20002  R10 = 0x50001  R11 = 0x50002
  expect lane 28 R8 = 0x40001  R9 = 0x40002  R10 = 0x20302  R11 = 0x20301
  expect lane 29 R8 = 0x40001  R9 = 0x40002  R10 = 0x40002  R11 = 0x40001
  expect lane 30 R8 = 0x40001  R9 = 0x40002  R10 = 0x40002  R11 = 0x40001
  expect lane 31 R8 = 0x40001  R9 = 0x40002  R10 = 0x40002  R11 = 0x40001
}

warp 10 {   # +Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 0.0 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 ... }
  t = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  r = { 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 ... }
  expect lane 0 R8 = 0x40001  R9 = 0x40002  R10 = 0x40002  R11 = 0x40001
  expect lane 1 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 2 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 3 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 4 R8 = 0x20003  R9 = 0x3  R10 = 0x20003  R11 = 0x50000
  expect lane 5 R8 = 0x20003  R9 = 0x3  R10 = 0x20003  R11 = 0x50000
  expect lane 6 R8 = 0x20203  R9 = 0x1  R10 = 0x2  R11 = 0x20103
  expect lane 7 R8 = 0x40003  R9 = 0x20303  R10 = 0x0  R11 = 0x20303
  expect lane 8 R8 = 0x40003  R9 = 0x20303  R10 = 0x20303  R11 = 0x40003
  expect lane 9 R8 = 0x40003  R9 = 0x20303  R10 = 0x20303  R11 = 0x40003
  expect lane 10 R8 = 0x40003  R9 = 0x20303  R10 = 0x20303  R11 = 0x40003
  expect lane 11 R8 = 0x40003  R9 = 0x20303  R10 = 0x20303  R11 = 0x40003
  expect lane 12 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 13 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 14 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 15 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 16 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 17 R8 = 0x1  R9 = 0x1  R10 = 0x2  R11 = 0x2
  expect lane 18 R8 = 0x20303  R9 = 0x20303  R10 = 0x0  R11 = 0x0
  expect lane 19 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 20 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 21 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 22 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 23 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 24 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 25 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 26 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 27 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 28 R8 = 0x1  R9 = 0x1  R10 = 0x2  R11 = 0x2
  expect lane 29 R8 = 0x20303  R9 = 0x20303  R10 = 0x0  R11 = 0x0
  expect lane 30 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 31 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
}

warp 11 {   # +Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 1.75 1.75 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 ... }
  t = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  r = { 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 -6.0 -3.0 -1.75 -1.25 -0.9375 0.0 0.9375 1.25 1.75 3.0 6.0 ... }
  expect lane 0 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 1 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 2 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 3 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 4 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 5 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 6 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 7 R8 = 0x1  R9 = 0x1  R10 = 0x2  R11 = 0x2
  expect lane 8 R8 = 0x20303  R9 = 0x20303  R10 = 0x0  R11 = 0x0
  expect lane 9 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 10 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 11 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 12 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 13 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 14 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 15 R8 = 0x20003  R9 = 0x20003  R10 = 0x20003  R11 = 0x20003
  expect lane 16 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 17 R8 = 0x3  R9 = 0x3  R10 = 0x20003  R11 = 0x20003
  expect lane 18 R8 = 0x1  R9 = 0x1  R10 = 0x2  R11 = 0x2
  expect lane 19 R8 = 0x20303  R9 = 0x20303  R10 = 0x0  R11 = 0x0
  expect lane 20 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 21 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 22 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
  expect lane 23 R8 = 0x20303  R9 = 0x20303  R10 = 0x20303  R11 = 0x20303
}

warp 12 {   # -Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 ... }
  t = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  r = { 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 ... }
  expect lane 0 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 1 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 2 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 3 R8 = 0x10303  R9 = 0x10303  R10 = 0x30000  R11 = 0x30000
  expect lane 4 R8 = 0x10303  R9 = 0x10303  R10 = 0x30000  R11 = 0x30000
  expect lane 5 R8 = 0x10301  R9 = 0x10301  R10 = 0x10302  R11 = 0x10302
  expect lane 6 R8 = 0x30300  R9 = 0x30300  R10 = 0x10300  R11 = 0x10300
  expect lane 7 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 8 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 9 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 10 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 11 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 12 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 13 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 14 R8 = 0x10303  R9 = 0x10303  R10 = 0x30000  R11 = 0x30000
  expect lane 15 R8 = 0x10303  R9 = 0x10303  R10 = 0x30000  R11 = 0x30000
  expect lane 16 R8 = 0x10301  R9 = 0x10301  R10 = 0x10302  R11 = 0x10302
  expect lane 17 R8 = 0x30300  R9 = 0x30300  R10 = 0x10300  R11 = 0x10300
  expect lane 18 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 19 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 20 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 21 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 22 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 23 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 24 R8 = 0x30000  R9 = 0x30000  R10 = 0x30000  R11 = 0x30000
  expect lane 25 R8 = 0x10303  R9 = 0x10303  R10 = 0x30000  R11 = 0x30000
  expect lane 26 R8 = 0x10303  R9 = 0x10303  R10 = 0x30000  R11 = 0x30000
  expect lane 27 R8 = 0x10301  R9 = 0x10301  R10 = 0x10302  R11 = 0x10302
  expect lane 28 R8 = 0x30300  R9 = 0x30300  R10 = 0x10300  R11 = 0x10300
  expect lane 29 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 30 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 31 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
}

warp 13 {   # -Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -1.75 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 ... }
  t = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  r = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 -0.9375 -1.25 -1.75 -3.0 ... }
  expect lane 0 R8 = 0x30300  R9 = 0x30300  R10 = 0x30300  R11 = 0x30300
  expect lane 1 R8 = 0x30000  R9 = 0x40300  R10 = 0x40300  R11 = 0x30000
  expect lane 2 R8 = 0x30000  R9 = 0x40300  R10 = 0x40300  R11 = 0x30000
  expect lane 3 R8 = 0x30000  R9 = 0x40300  R10 = 0x40300  R11 = 0x30000
  expect lane 4 R8 = 0x10303  R9 = 0x30000  R10 = 0x40300  R11 = 0x30000
  expect lane 5 R8 = 0x10303  R9 = 0x30000  R10 = 0x40300  R11 = 0x30000
  expect lane 6 R8 = 0x10301  R9 = 0x30200  R10 = 0x30100  R11 = 0x10302
  expect lane 7 R8 = 0x30300  R9 = 0x50303  R10 = 0x30300  R11 = 0x10300
  expect lane 8 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 9 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 10 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 11 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 12 R8 = 0x30000  R9 = 0x40300  R10 = 0x40300  R11 = 0x30000
  expect lane 13 R8 = 0x30000  R9 = 0x40300  R10 = 0x40300  R11 = 0x30000
  expect lane 14 R8 = 0x30000  R9 = 0x40300  R10 = 0x40300  R11 = 0x30000
  expect lane 15 R8 = 0x10303  R9 = 0x30000  R10 = 0x40300  R11 = 0x30000
  expect lane 16 R8 = 0x10303  R9 = 0x30000  R10 = 0x40300  R11 = 0x30000
  expect lane 17 R8 = 0x10301  R9 = 0x30200  R10 = 0x30100  R11 = 0x10302
  expect lane 18 R8 = 0x30300  R9 = 0x50303  R10 = 0x30300  R11 = 0x10300
  expect lane 19 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 20 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 21 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 22 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 23 R8 = 0x40301  R9 = 0x40302  R10 = 0x40302  R11 = 0x40301
  expect lane 24 R8 = 0x40301  R9 = 0x40302  R10 = 0x40302  R11 = 0x40301
  expect lane 25 R8 = 0x40301  R9 = 0x40302  R10 = 0x40302  R11 = 0x40301
  expect lane 26 R8 = 0x30001  R9 = 0x30002  R10 = 0x40302  R11 = 0x40301
  expect lane 27 R8 = 0x30001  R9 = 0x30002  R10 = 0x40302  R11 = 0x40301
  expect lane 28 R8 = 0x50302  R9 = 0x50301  R10 = 0x30302  R11 = 0x30301
  expect lane 29 R8 = 0x50302  R9 = 0x50301  R10 = 0x50301  R11 = 0x50302
  expect lane 30 R8 = 0x50302  R9 = 0x50301  R10 = 0x50301  R11 = 0x50302
  expect lane 31 R8 = 0x50302  R9 = 0x50301  R10 = 0x50301  R11 = 0x50302
}

warp 14 {   # -Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 0.0 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 ... }
  t = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  r = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 ... }
  expect lane 0 R8 = 0x50302  R9 = 0x50301  R10 = 0x50301  R11 = 0x50302
  expect lane 1 R8 = 0x40303  R9 = 0x30003  R10 = 0x30003  R11 = 0x40303
  expect lane 2 R8 = 0x40303  R9 = 0x30003  R10 = 0x30003  R11 = 0x40303
  expect lane 3 R8 = 0x40303  R9 = 0x30003  R10 = 0x30003  R11 = 0x40303
  expect lane 4 R8 = 0x30003  R9 = 0x300  R10 = 0x30003  R11 = 0x40303
  expect lane 5 R8 = 0x30003  R9 = 0x300  R10 = 0x30003  R11 = 0x40303
  expect lane 6 R8 = 0x30203  R9 = 0x302  R10 = 0x301  R11 = 0x30103
  expect lane 7 R8 = 0x50300  R9 = 0x30303  R10 = 0x303  R11 = 0x30303
  expect lane 8 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 9 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 10 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 11 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 12 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 13 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 14 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 15 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 16 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 17 R8 = 0x302  R9 = 0x302  R10 = 0x301  R11 = 0x301
  expect lane 18 R8 = 0x30303  R9 = 0x30303  R10 = 0x303  R11 = 0x303
  expect lane 19 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 20 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 21 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 22 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 23 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 24 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 25 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 26 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 27 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 28 R8 = 0x302  R9 = 0x302  R10 = 0x301  R11 = 0x301
  expect lane 29 R8 = 0x30303  R9 = 0x30303  R10 = 0x303  R11 = 0x303
  expect lane 30 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 31 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
}

warp 15 {   # -Y
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 1.75 1.75 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 ... }
  t = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  r = { -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 ... }
  expect lane 0 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 1 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 2 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 3 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 4 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 5 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 6 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 7 R8 = 0x302  R9 = 0x302  R10 = 0x301  R11 = 0x301
  expect lane 8 R8 = 0x30303  R9 = 0x30303  R10 = 0x303  R11 = 0x303
  expect lane 9 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 10 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 11 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 12 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 13 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 14 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 15 R8 = 0x30003  R9 = 0x30003  R10 = 0x30003  R11 = 0x30003
  expect lane 16 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 17 R8 = 0x300  R9 = 0x300  R10 = 0x30003  R11 = 0x30003
  expect lane 18 R8 = 0x302  R9 = 0x302  R10 = 0x301  R11 = 0x301
  expect lane 19 R8 = 0x30303  R9 = 0x30303  R10 = 0x303  R11 = 0x303
  expect lane 20 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 21 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 22 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
  expect lane 23 R8 = 0x30303  R9 = 0x30303  R10 = 0x30303  R11 = 0x30303
}

warp 16 {   # +Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 ... }
  t = { 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  expect lane 0 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 1 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 2 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 3 R8 = 0x10003  R9 = 0x10003  R10 = 0x40000  R11 = 0x40000
  expect lane 4 R8 = 0x10003  R9 = 0x10003  R10 = 0x40000  R11 = 0x40000
  expect lane 5 R8 = 0x10203  R9 = 0x10203  R10 = 0x10103  R11 = 0x10103
  expect lane 6 R8 = 0x40300  R9 = 0x40300  R10 = 0x10303  R11 = 0x10303
  expect lane 7 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 8 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 9 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 10 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 11 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 12 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 13 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 14 R8 = 0x10003  R9 = 0x10003  R10 = 0x40000  R11 = 0x40000
  expect lane 15 R8 = 0x10003  R9 = 0x10003  R10 = 0x40000  R11 = 0x40000
  expect lane 16 R8 = 0x10203  R9 = 0x10203  R10 = 0x10103  R11 = 0x10103
  expect lane 17 R8 = 0x40300  R9 = 0x40300  R10 = 0x10303  R11 = 0x10303
  expect lane 18 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 19 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 20 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 21 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 22 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 23 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 24 R8 = 0x40000  R9 = 0x40000  R10 = 0x40000  R11 = 0x40000
  expect lane 25 R8 = 0x10003  R9 = 0x10003  R10 = 0x40000  R11 = 0x40000
  expect lane 26 R8 = 0x10003  R9 = 0x10003  R10 = 0x40000  R11 = 0x40000
  expect lane 27 R8 = 0x10203  R9 = 0x10203  R10 = 0x10103  R11 = 0x10103
  expect lane 28 R8 = 0x40300  R9 = 0x40300  R10 = 0x10303  R11 = 0x10303
  expect lane 29 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 30 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 31 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
}

warp 17 {   # +Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { -1.75 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  expect lane 0 R8 = 0x40300  R9 = 0x40300  R10 = 0x40300  R11 = 0x40300
  expect lane 1 R8 = 0x40000  R9 = 0x20300  R10 = 0x20300  R11 = 0x40000
  expect lane 2 R8 = 0x40000  R9 = 0x20300  R10 = 0x20300  R11 = 0x40000
  expect lane 3 R8 = 0x40000  R9 = 0x20300  R10 = 0x20300  R11 = 0x40000
  expect lane 4 R8 = 0x10003  R9 = 0x40000  R10 = 0x20300  R11 = 0x40000
  expect lane 5 R8 = 0x10003  R9 = 0x40000  R10 = 0x20300  R11 = 0x40000
  expect lane 6 R8 = 0x10203  R9 = 0x40200  R10 = 0x40100  R11 = 0x10103
  expect lane 7 R8 = 0x40300  R9 = 0x30000  R10 = 0x40300  R11 = 0x10303
  expect lane 8 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 9 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 10 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 11 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 12 R8 = 0x40000  R9 = 0x20300  R10 = 0x20300  R11 = 0x40000
  expect lane 13 R8 = 0x40000  R9 = 0x20300  R10 = 0x20300  R11 = 0x40000
  expect lane 14 R8 = 0x40000  R9 = 0x20300  R10 = 0x20300  R11 = 0x40000
  expect lane 15 R8 = 0x10003  R9 = 0x40000  R10 = 0x20300  R11 = 0x40000
  expect lane 16 R8 = 0x10003  R9 = 0x40000  R10 = 0x20300  R11 = 0x40000
  expect lane 17 R8 = 0x10203  R9 = 0x40200  R10 = 0x40100  R11 = 0x10103
  expect lane 18 R8 = 0x40300  R9 = 0x30000  R10 = 0x40300  R11 = 0x10303
  expect lane 19 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 20 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 21 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 22 R8 = 0x40300  R9 = 0x30000  R10 = 0x30000  R11 = 0x40300
  expect lane 23 R8 = 0x20301  R9 = 0x20302  R10 = 0x20302  R11 = 0x20301
  expect lane 24 R8 = 0x20301  R9 = 0x20302  R10 = 0x20302  R11 = 0x20301
  expect lane 25 R8 = 0x20301  R9 = 0x20302  R10 = 0x20302  R11 = 0x20301
  expect lane 26 R8 = 0x40001  R9 = 0x40002  R10 = 0x20302  R11 = 0x20301
  expect lane 27 R8 = 0x40001  R9 = 0x40002  R10 = 0x20302  R11 = 0x20301
  expect lane 28 R8 = 0x30001  R9 = 0x30002  R10 = 0x40302  R11 = 0x40301
  expect lane 29 R8 = 0x30001  R9 = 0x30002  R10 = 0x30002  R11 = 0x30001
  expect lane 30 R8 = 0x30001  R9 = 0x30002  R10 = 0x30002  R11 = 0x30001
  expect lane 31 R8 = 0x30001  R9 = 0x30002  R10 = 0x30002  R11 = 0x30001
}

warp 18 {   # +Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 0.0 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 ... }
  r = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  expect lane 0 R8 = 0x30001  R9 = 0x30002  R10 = 0x30002  R11 = 0x30001
  expect lane 1 R8 = 0x20303  R9 = 0x40003  R10 = 0x40003  R11 = 0x20303
  expect lane 2 R8 = 0x20303  R9 = 0x40003  R10 = 0x40003  R11 = 0x20303
  expect lane 3 R8 = 0x20303  R9 = 0x40003  R10 = 0x40003  R11 = 0x20303
  expect lane 4 R8 = 0x40003  R9 = 0x0  R10 = 0x40003  R11 = 0x20303
  expect lane 5 R8 = 0x40003  R9 = 0x0  R10 = 0x40003  R11 = 0x20303
  expect lane 6 R8 = 0x40203  R9 = 0x200  R10 = 0x100  R11 = 0x40103
  expect lane 7 R8 = 0x30003  R9 = 0x40303  R10 = 0x300  R11 = 0x40303
  expect lane 8 R8 = 0x30003  R9 = 0x40303  R10 = 0x40303  R11 = 0x30003
  expect lane 9 R8 = 0x30003  R9 = 0x40303  R10 = 0x40303  R11 = 0x30003
  expect lane 10 R8 = 0x30003  R9 = 0x40303  R10 = 0x40303  R11 = 0x30003
  expect lane 11 R8 = 0x30003  R9 = 0x40303  R10 = 0x40303  R11 = 0x30003
  expect lane 12 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 13 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 14 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 17 R8 = 0x200  R9 = 0x200  R10 = 0x100  R11 = 0x100
  expect lane 18 R8 = 0x40303  R9 = 0x40303  R10 = 0x300  R11 = 0x300
  expect lane 19 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 20 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 21 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 22 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 23 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 24 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 25 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 28 R8 = 0x200  R9 = 0x200  R10 = 0x100  R11 = 0x100
  expect lane 29 R8 = 0x40303  R9 = 0x40303  R10 = 0x300  R11 = 0x300
  expect lane 30 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 31 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
}

warp 19 {   # +Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 1.75 1.75 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 ... }
  t = { -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 ... }
  r = { 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 8.0 ... }
  expect lane 0 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 1 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 2 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 3 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 4 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 7 R8 = 0x200  R9 = 0x200  R10 = 0x100  R11 = 0x100
  expect lane 8 R8 = 0x40303  R9 = 0x40303  R10 = 0x300  R11 = 0x300
  expect lane 9 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 10 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 11 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 12 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 13 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 14 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 15 R8 = 0x40003  R9 = 0x40003  R10 = 0x40003  R11 = 0x40003
  expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x40003  R11 = 0x40003
  expect lane 18 R8 = 0x200  R9 = 0x200  R10 = 0x100  R11 = 0x100
  expect lane 19 R8 = 0x40303  R9 = 0x40303  R10 = 0x300  R11 = 0x300
  expect lane 20 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 21 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 22 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
  expect lane 23 R8 = 0x40303  R9 = 0x40303  R10 = 0x40303  R11 = 0x40303
}

warp 20 {   # -Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 6.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 3.0 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 1.75 ... }
  t = { 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  expect lane 0 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 1 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 2 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 3 R8 = 0x3  R9 = 0x3  R10 = 0x50000  R11 = 0x50000
  expect lane 4 R8 = 0x3  R9 = 0x3  R10 = 0x50000  R11 = 0x50000
  expect lane 5 R8 = 0x203  R9 = 0x203  R10 = 0x103  R11 = 0x103
  expect lane 6 R8 = 0x50300  R9 = 0x50300  R10 = 0x303  R11 = 0x303
  expect lane 7 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 8 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 9 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 10 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 11 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 12 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 13 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 14 R8 = 0x3  R9 = 0x3  R10 = 0x50000  R11 = 0x50000
  expect lane 15 R8 = 0x3  R9 = 0x3  R10 = 0x50000  R11 = 0x50000
  expect lane 16 R8 = 0x203  R9 = 0x203  R10 = 0x103  R11 = 0x103
  expect lane 17 R8 = 0x50300  R9 = 0x50300  R10 = 0x303  R11 = 0x303
  expect lane 18 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 19 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 20 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 21 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 22 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 23 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 24 R8 = 0x50000  R9 = 0x50000  R10 = 0x50000  R11 = 0x50000
  expect lane 25 R8 = 0x3  R9 = 0x3  R10 = 0x50000  R11 = 0x50000
  expect lane 26 R8 = 0x3  R9 = 0x3  R10 = 0x50000  R11 = 0x50000
  expect lane 27 R8 = 0x203  R9 = 0x203  R10 = 0x103  R11 = 0x103
  expect lane 28 R8 = 0x50300  R9 = 0x50300  R10 = 0x303  R11 = 0x303
  expect lane 29 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 30 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 31 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
}

warp 21 {   # -Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 1.75 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 1.25 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.9375 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 -0.9375 -1.25 -1.75 -3.0 ... }
  r = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  expect lane 0 R8 = 0x50300  R9 = 0x50300  R10 = 0x50300  R11 = 0x50300
  expect lane 1 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 2 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 3 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 4 R8 = 0x3  R9 = 0x50000  R10 = 0x20003  R11 = 0x50000
  expect lane 5 R8 = 0x3  R9 = 0x50000  R10 = 0x20003  R11 = 0x50000
  expect lane 6 R8 = 0x203  R9 = 0x50200  R10 = 0x50100  R11 = 0x103
  expect lane 7 R8 = 0x50300  R9 = 0x30303  R10 = 0x50300  R11 = 0x303
  expect lane 8 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 9 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 10 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 11 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 12 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 13 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 14 R8 = 0x50000  R9 = 0x20003  R10 = 0x20003  R11 = 0x50000
  expect lane 15 R8 = 0x3  R9 = 0x50000  R10 = 0x20003  R11 = 0x50000
  expect lane 16 R8 = 0x3  R9 = 0x50000  R10 = 0x20003  R11 = 0x50000
  expect lane 17 R8 = 0x203  R9 = 0x50200  R10 = 0x50100  R11 = 0x103
  expect lane 18 R8 = 0x50300  R9 = 0x30303  R10 = 0x50300  R11 = 0x303
  expect lane 19 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 20 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 21 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 22 R8 = 0x50300  R9 = 0x30303  R10 = 0x30303  R11 = 0x50300
  expect lane 23 R8 = 0x20002  R9 = 0x20001  R10 = 0x20001  R11 = 0x20002
  expect lane 24 R8 = 0x20002  R9 = 0x20001  R10 = 0x20001  R11 = 0x20002
  expect lane 25 R8 = 0x20002  R9 = 0x20001  R10 = 0x20001  R11 = 0x20002
  expect lane 26 R8 = 0x50001  R9 = 0x50002  R10 = 0x20001  R11 = 0x20002
  expect lane 27 R8 = 0x50001  R9 = 0x50002  R10 = 0x20001  R11 = 0x20002
  expect lane 28 R8 = 0x30302  R9 = 0x30301  R10 = 0x50302  R11 = 0x50301
  expect lane 29 R8 = 0x30302  R9 = 0x30301  R10 = 0x30301  R11 = 0x30302
  expect lane 30 R8 = 0x30302  R9 = 0x30301  R10 = 0x30301  R11 = 0x30302
  expect lane 31 R8 = 0x30302  R9 = 0x30301  R10 = 0x30301  R11 = 0x30302
}

warp 22 {   # -Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffffff
  s = { 0.0 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -0.9375 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.25 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 -1.75 ... }
  t = { -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 ... }
  r = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  expect lane 0 R8 = 0x30302  R9 = 0x30301  R10 = 0x30301  R11 = 0x30302
  expect lane 1 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 2 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 3 R8 = 0x20000  R9 = 0x50003  R10 = 0x50003  R11 = 0x20000
  expect lane 4 R8 = 0x50003  R9 = 0x10000  R10 = 0x50003  R11 = 0x20000
  expect lane 5 R8 = 0x50003  R9 = 0x10000  R10 = 0x50003  R11 = 0x20000
  expect lane 6 R8 = 0x50203  R9 = 0x10200  R10 = 0x10100  R11 = 0x50103
  expect lane 7 R8 = 0x30300  R9 = 0x50303  R10 = 0x10300  R11 = 0x50303
  expect lane 8 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 9 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 10 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 11 R8 = 0x30300  R9 = 0x50303  R10 = 0x50303  R11 = 0x30300
  expect lane 12 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 13 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 14 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 15 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 16 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 17 R8 = 0x10200  R9 = 0x10200  R10 = 0x10100  R11 = 0x10100
  expect lane 18 R8 = 0x50303  R9 = 0x50303  R10 = 0x10300  R11 = 0x10300
  expect lane 19 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 20 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 21 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 22 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 23 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 24 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 25 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 26 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 27 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 28 R8 = 0x10200  R9 = 0x10200  R10 = 0x10100  R11 = 0x10100
  expect lane 29 R8 = 0x50303  R9 = 0x50303  R10 = 0x10300  R11 = 0x10300
  expect lane 30 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 31 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
}

warp 23 {   # -Z
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { -1.75 -1.75 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -3.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 -6.0 ... }
  t = { -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 6.0 3.0 1.75 1.25 0.9375 0.0 -0.9375 -1.25 -1.75 -3.0 -6.0 ... }
  r = { -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 -8.0 ... }
  expect lane 0 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 1 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 2 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 3 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 4 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 5 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 6 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 7 R8 = 0x10200  R9 = 0x10200  R10 = 0x10100  R11 = 0x10100
  expect lane 8 R8 = 0x50303  R9 = 0x50303  R10 = 0x10300  R11 = 0x10300
  expect lane 9 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 10 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 11 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 12 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 13 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 14 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 15 R8 = 0x50003  R9 = 0x50003  R10 = 0x50003  R11 = 0x50003
  expect lane 16 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 17 R8 = 0x10000  R9 = 0x10000  R10 = 0x50003  R11 = 0x50003
  expect lane 18 R8 = 0x10200  R9 = 0x10200  R10 = 0x10100  R11 = 0x10100
  expect lane 19 R8 = 0x50303  R9 = 0x50303  R10 = 0x10300  R11 = 0x10300
  expect lane 20 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 21 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 22 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
  expect lane 23 R8 = 0x50303  R9 = 0x50303  R10 = 0x50303  R11 = 0x50303
}

warp 24 {   # not added
  asm "TLD4.R.AOFFI R8, R0, R4, 0, CUBE, 0xf"  active 0xffff  off1 = aoffi(1, -2)
  s = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  t = { 0.875 -0.875 0.875 -0.875 0.625 0.875 0.125 0.875 -0.375 0.875 0.625 -0.875 0.125 -0.875 -0.375 -0.875 ... }
  r = { -0.875 -0.875 0.875 0.875 -0.875 -0.625 -0.875 -0.125 -0.875 0.375 0.875 -0.625 0.875 -0.125 0.875 0.375 ... }
  expect lane 0 R8 = 0x50003  R9 = 0x10000  R10 = 0x20000  R11 = 0x10000
  expect lane 1 R8 = 0x10300  R9 = 0x30300  R10 = 0x10300  R11 = 0x50303
  expect lane 2 R8 = 0x10003  R9 = 0x40000  R10 = 0x10003  R11 = 0x20300
  expect lane 3 R8 = 0x30000  R9 = 0x10303  R10 = 0x40300  R11 = 0x10303
  expect lane 4 R8 = 0x50103  R9 = 0x10100  R10 = 0x10000  R11 = 0x50003
  expect lane 5 R8 = 0x10000  R9 = 0x10001  R10 = 0x20100  R11 = 0x20000
  expect lane 6 R8 = 0x50203  R9 = 0x10200  R10 = 0x10100  R11 = 0x50103
  expect lane 7 R8 = 0x10001  R9 = 0x10002  R10 = 0x20200  R11 = 0x20100
  expect lane 8 R8 = 0x50303  R9 = 0x10300  R10 = 0x10200  R11 = 0x50203
  expect lane 9 R8 = 0x10002  R9 = 0x10003  R10 = 0x20300  R11 = 0x20200
  expect lane 10 R8 = 0x10103  R9 = 0x40100  R10 = 0x40000  R11 = 0x10003
  expect lane 11 R8 = 0x30300  R9 = 0x30200  R10 = 0x10301  R11 = 0x10300
  expect lane 12 R8 = 0x10203  R9 = 0x40200  R10 = 0x40100  R11 = 0x10103
  expect lane 13 R8 = 0x30200  R9 = 0x30100  R10 = 0x10302  R11 = 0x10301
  expect lane 14 R8 = 0x10303  R9 = 0x40300  R10 = 0x40200  R11 = 0x10203
  expect lane 15 R8 = 0x30100  R9 = 0x30000  R10 = 0x10303  R11 = 0x10302
}

warp 25 {   # not added
  asm "TLD4.R.PTP R8, R0, R4, 0, CUBE, 0xf"  active 0xffff  off1 = ptp(0, 0, 5, 1)  off2 = ptp(-9, 2, 1, -5)
  s = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  t = { 0.875 -0.875 0.875 -0.875 0.625 0.875 0.125 0.875 -0.375 0.875 0.625 -0.875 0.125 -0.875 -0.375 -0.875 ... }
  r = { -0.875 -0.875 0.875 0.875 -0.875 -0.625 -0.875 -0.125 -0.875 0.375 0.875 -0.625 0.875 -0.125 0.875 0.375 ... }
  expect lane 0 R8 = 0x50003  R9 = 0x10000  R10 = 0x20000  R11 = 0x10000
  expect lane 1 R8 = 0x10300  R9 = 0x30300  R10 = 0x10300  R11 = 0x50303
  expect lane 2 R8 = 0x10003  R9 = 0x40000  R10 = 0x10003  R11 = 0x20300
  expect lane 3 R8 = 0x30000  R9 = 0x10303  R10 = 0x40300  R11 = 0x10303
  expect lane 4 R8 = 0x50103  R9 = 0x10100  R10 = 0x10000  R11 = 0x50003
  expect lane 5 R8 = 0x10000  R9 = 0x10001  R10 = 0x20100  R11 = 0x20000
  expect lane 6 R8 = 0x50203  R9 = 0x10200  R10 = 0x10100  R11 = 0x50103
  expect lane 7 R8 = 0x10001  R9 = 0x10002  R10 = 0x20200  R11 = 0x20100
  expect lane 8 R8 = 0x50303  R9 = 0x10300  R10 = 0x10200  R11 = 0x50203
  expect lane 9 R8 = 0x10002  R9 = 0x10003  R10 = 0x20300  R11 = 0x20200
  expect lane 10 R8 = 0x10103  R9 = 0x40100  R10 = 0x40000  R11 = 0x10003
  expect lane 11 R8 = 0x30300  R9 = 0x30200  R10 = 0x10301  R11 = 0x10300
  expect lane 12 R8 = 0x10203  R9 = 0x40200  R10 = 0x40100  R11 = 0x10103
  expect lane 13 R8 = 0x30200  R9 = 0x30100  R10 = 0x10302  R11 = 0x10301
  expect lane 14 R8 = 0x10303  R9 = 0x40300  R10 = 0x40200  R11 = 0x10203
  expect lane 15 R8 = 0x30100  R9 = 0x30000  R10 = 0x10303  R11 = 0x10302
}

warp 26 {
  asm "TLD4.R R8, R0, 1, CUBE, 0xf"  s = 1  t = 0  r = 1
  expect all header.tag.status = "unsupported-header"  R8 = 0x0
}

warp 27 {
  asm "TLD4.R R8, R0, 2, CUBE, 0xf"  s = 1  t = 0  r = 1
  expect all header.tag.status = "ok"  R8 = 0x777
}
