texlock 1
# The examples of the page: a raw store in one dimension, and a formatted one in three.
rules R-SUST-2 R-SUST-22
rules without R-SUST-19
pool headers 0x10000 max 3
pool samplers 0x20000 max 0
bank 0 0x8000
texture 0 { type ONE_D layout blocklinear format R32 UINT size 64 address 0x40000 }
handle 0x100 0x0
warp 0 {
  asm "SUST.D.1D [R2], R3, R4"
  x = lane
  data0 = lane * 257
  handle = 0x0
  expect all surface.action = STORE
}
expect memory 0x40000 = 00 00 00 00 01 01 00 00 02 02 00 00
