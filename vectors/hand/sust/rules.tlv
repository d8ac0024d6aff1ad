texlock 1
# Stores of every dimension, mode and clamp, a warp for what each rule says; expectations from the rules' text.
rules R-SUST-1 R-SUST-2 R-SUST-4 R-SUST-5 R-SUST-6 R-SUST-7 R-SUST-8 R-SUST-9 R-SUST-11 R-SUST-12 R-SUST-13
rules R-SUST-15 R-SUST-16 R-SUST-17 R-SUST-18 R-SUST-19 R-SUST-22 R-SUST-23 R-SUST-24 R-SUST-25 R-SUST-26
rules R-SUST-27 R-SUST-28 R-SUST-29 R-SUST-30 R-SUST-31 R-SUST-32 R-SUST-34 R-SUST-35 R-SUST-37
rules R-SUST-38 PD-30 PD-31 PD-32 PD-32b PD-33 PD-34 PD-35 PD-40
rules without R-SUST-3 R-SUST-21

pool headers 0x10000 max 8
pool samplers 0x20000 max 0
bank 0 0x8000
texture 0 { format R32 UINT layout blocklinear size 32 32 address 0x40000 }
texture 1 { format R32 UINT type ONE_D layout blocklinear size 64 address 0x48000 }
texture 2 { format R32_G32 UINT type THREE_D layout blocklinear size 16 8 4 block 1 1 2 address 0x50000 }
texture 3 { format R32 UINT type ONE_D_BUFFER size 64 address 0x60000 }
texture 4 { format R32 UINT type ONE_D_ARRAY layout blocklinear size 16 layers 3 address 0x68000 }
texture 5 { format R8 UNORM type TWO_D_ARRAY layout blocklinear size 8 8 layers 3 address 0x70000 }
texture 6 { format R32 UINT layout blocklinear size 16 16 levels 3 view 1 2 address 0x78000 }
texture 7 { format R32 UINT layout blocklinear size 16 16 address 0x7c000 HEADER_VERSION 5 }
texture 8 { format R16 UINT type TWO_D_NO_MIPMAP layout pitch 32 size 3 4 address 0x80000 }
handle 0x100 0xfff00002   # a sampler index above the maximum: stores do not look at it
handle 0x101 0x0

warp 0 { # the first example of the page; the guard leaves half of the threads
  asm "@P0 SUST.D.1D [R2], R3, R4" pred 0x0000ffff
  x = lane  data0 = 0x11110000 + lane  handle = 1
  expect lane 3 surface.action = STORE surface.offset = 12 convert.address = 0x4800c convert.bytes = 4
  expect lane 15 surface.offset = 60
}
warp 1 { # the second: .RG of three dimensions, by index
  asm "SUST.P.3D.RG [R4], R6, 0x100"
  active 0x3 x = 1 y = 2 z = lane data0 = 0x20 + lane data1 = 0x30 + lane
  expect lane 0 convert.address = 0x50048 convert.bytes = 8
  expect lane 1 surface.slice = 1 convert.address = 0x50248
}
warp 2 { # helper and killed threads do nothing
  asm "SUST.D.2D [R2], R3, R4" active 0xf helper 0x1 killed 0x2 stage compute
  x = lane y = 1 data0 = 0x40 + lane handle = 0
  expect lane 2 surface.row = 1 convert.address = 0x40018
}
warp 3 { # NEAR, beyond every edge; .cop changes nothing
  asm "SUST.D.2D.CG [R2], R3, R4" active 0x3
  x = { -1 0x7fffffff ... } y = { 0x80000000 32 ... } data0 = { 0x51 0x52 ... } handle = 0
  expect lane 0 surface.action = STORE convert.address = 0x40000
  expect lane 1 surface.offset = 124 surface.row = 31
}
warp 4 { # IGN
  asm "SUST.D.2D.IGN [R2], R3, R4" active 0xf
  x = { -1 0 32 31 ... } y = { 0 -1 0 31 ... } data0 = 0x60 handle = 0
  expect lane 0 surface.action = BOUNDS surface.axis = X convert.bytes = 0
  expect lane 1 surface.action = BOUNDS surface.axis = Y
  expect lane 2 surface.action = BOUNDS
  expect lane 3 surface.action = STORE
}
warp 5 { # TRAP
  asm "SUST.D.1D.TRAP [R2], R3, R4" active 0x3
  x = { 64 63 ... } data0 = 0x70 handle = 1
  expect lane 0 surface.action = TRAP surface.axis = X surface.at[0] = 64
  expect lane 1 surface.action = STORE
}
warp 6 { # code 3 is as IGN
  asm "SUST.D.1D.CLAMP3 [R2], R3, R4" active 0x3
  x = { 64 62 ... } data0 = 0x71 handle = 1
  expect lane 0 surface.action = BOUNDS
  expect lane 1 surface.action = STORE
}
warp 7 { # a buffer: U32 without NEAR, S32 with it
  asm "SUST.D.1D_BUFFER.IGN [R2], R3, R4" active 0x3
  x = { 0xffffffff 2 ... } data0 = 0x80 handle = 3
  expect lane 0 surface.action = BOUNDS
  expect lane 1 convert.address = 0x60008
}
warp 8 {
  asm "SUST.D.1D_BUFFER [R2], R3, R4" active 0x3
  x = { 0x80000000 64 ... } data0 = { 0x81 0x82 ... } handle = 3
  expect lane 0 convert.address = 0x60000
  expect lane 1 convert.address = 0x600fc
}
warp 9 { # the array index is 16 bits, and NEAR moves it too
  asm "SUST.D.1D_ARRAY [R2], R3, R4" active 0x3
  x = 1 array = { 0x00050001 9 ... } data0 = { 0x91 0x92 ... } handle = 4
  expect lane 0 surface.slice = 1 convert.address = 0x68204
  expect lane 1 surface.slice = 2 convert.address = 0x68404
}
warp 10 { # bytes: the low bits of the address are not looked at
  asm "SUST.D.BA.2D.U16 [R2], R3, R4" active 0x3
  x = { 5 2 ... } y = 0 data0 = { 0xa1a2 0xa3a4 ... } handle = 0
  expect lane 0 surface.misaligned = 1 convert.address = 0x40004 convert.bytes = 2
  expect lane 1 surface.misaligned = 0 convert.address = 0x40002
}
warp 11 { # .64 at the end of a row of 6 bytes does not fit; .32 fits once
  asm "SUST.D.2D.64 [R2], R6, R4" active 0x1
  x = 0 y = 0 data0 = 1 data1 = 2 handle = 8
  expect lane 0 surface.action = BOUNDS
}
warp 12 {
  asm "SUST.D.2D [R2], R6, R4" active 0x3
  x = { 1 0 ... } y = { 0 1 ... } data0 = { 0xb1 0xb2 ... } handle = 8
  expect lane 0 surface.offset = 0
  expect lane 1 convert.address = 0x80020
}
warp 13 { # formatted: 1.0 is all ones of R8; RZ stores zero; a mask with A is no .BA
  asm "SUST.P.2D_ARRAY.R [R4], R3, R8" active 0x1
  x = 2 y = 1 array = 1 data0 = 0x3f800000 handle = 5
  expect lane 0 surface.slice = 1 convert.bytes = 1 convert.data[0] = 0xff convert.address = 0x70212
}
warp 14 {
  asm "SUST.P.2D_ARRAY [R4], RZ, R8" active 0x1
  x = 3 y = 1 array = 1 handle = 5  Rb+0 = 0x3f800000  # whatever the port carries for RZ
  expect lane 0 convert.bytes = 1 convert.data[0] = 0
}
warp 15 { # level 1 of the view's texture: 8 texels wide
  asm "SUST.D.2D [R2], R3, R4" active 0x1
  x = 8 y = 0 data0 = 0xc1 handle = 6
  expect lane 0 surface.offset = 28 header.level = 1
}
warp 16 { # what is dropped in silence: a type that does not fit, a disabled header, an index above the maximum
  asm "SUST.D.1D [R2], R3, R4" active 0x7
  x = 0 data0 = 0xd1 handle = { 0 7 9 ... }
  expect lane 0 surface.action = TYPE
  expect lane 1 surface.action = DISABLED
  expect lane 2 surface.action = HEADER
}
warp 17 { # a bank entry: word 0x101 of the bank is byte 0x404
  asm "SUST.D.2D [R2], R3, 0x101" active 0x1
  x = 4 y = 0 data0 = 0xe1
  expect lane 0 convert.address = 0x40020
}
expect memory 0x4800c = 03 00 11 11
expect memory 0x50048 = 20 00 00 00 30 00 00 00
expect memory 0x50248 = 21 00 00 00 31 00 00 00
expect memory 0x40018 = 42 00 00 00
expect memory 0x60008 = 80 00 00 00
expect memory 0x600fc = 82 00 00 00
expect memory 0x68204 = 91 00 00 00
expect memory 0x40002 = a4 a3 a2 a1
expect memory 0x80020 = b2 00 00 00
expect memory 0x70212 = ff 00
expect memory 0x40020 = e1 00 00 00
