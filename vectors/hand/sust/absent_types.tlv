# Data types of components that the format lacks: none of them keeps a formatted store from being made. One that it has
# does, if of one bit alone.
texlock 1
rules PD-39
sampler 0 { }
texture 0 { type ONE_D format R8 UINT size 64 address 0x40000 G_DATA_TYPE 0 B_DATA_TYPE 0 A_DATA_TYPE 0 }
texture 1 { type ONE_D format G8R8 UINT size 64 address 0x50000 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 2 { type ONE_D format A5B5G5R1 UINT UNORM UNORM UNORM size 64 address 0x60000 }
handle 0 texture 0 sampler 0  handle 1 texture 1 sampler 0  handle 2 texture 2 sampler 0
warp 0 { asm "SUST.P.1D.R [R4], R8, 0"  active 0x3  x = lane  data0 = { 0x11 0x22 ... }
  expect all surface.action = "store" }
warp 1 { asm "SUST.P.1D.R [R4], R8, 1"  active 0x3  x = lane  data0 = { 0x33 0x44 ... }
  expect all surface.action = "store" }
warp 2 { asm "SUST.P.1D.R [R4], R8, 2"  active 0x3  x = lane  data0 = 0x3f800000
  expect all surface.action = "format" }
expect memory 0x40000 = 11 22
expect memory 0x50000 = 33 00 44 00
