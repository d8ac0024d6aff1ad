# Formats of three components: the data type of the third counts, that of the absent fourth does not. The fourth register is not read.
texlock 1
rules PD-39
sampler 0 { }
texture 0 { type ONE_D format X8B8G8R8 UINT size 64 address 0x40000 A_DATA_TYPE 7 }
texture 1 { type ONE_D format X8B8G8R8 UINT size 64 address 0x50000 B_DATA_TYPE 7 }
handle 0 texture 0 sampler 0  handle 1 texture 1 sampler 0
warp 0 { asm "SUST.P.1D.RGB [R4], R8, 0"  active 0x1  x = 0  data0 = 0x11  data1 = 0x22  data2 = 0x33  Rb+3 = 0x44
  expect all surface.action = "store" }
warp 1 { asm "SUST.P.1D.RGB [R4], R8, 1"  active 0x1  x = 0  data0 = 0x11  data1 = 0x22  data2 = 0x33  Rb+3 = 0x44
  expect all surface.action = "format" }
expect memory 0x40000 = 11 22 33 00
