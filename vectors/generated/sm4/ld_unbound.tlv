# Written by tests/oracle/sm4/ld.py: nothing is bound.
texlock 1
rules R-LD-18
rules without R-LD-1 R-LD-8 R-LD-9 R-LD-27
sampler 0 { address WRAP MIRROR BORDER } # R-LD-10: none of them is used
pool headers 0x100000000 max 1
texture 0 { raw 0 0 0 0 0 0 0 0 }
handle 0 texture 0 sampler 0
texture 1 { type ONE_D format R32_G32 UINT source R G ZERO ONE_INT
  size 20 levels 3 block 1 2 address 0x21000000 texels index }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D format R32_G32 UINT source R G ZERO ONE_INT
  size 20 12 levels 3 block 1 2 address 0x20000000 texels index }
handle 2 texture 2 sampler 0
warp 0 {
  sm4 "ld r0.xyzw, r1.xyzw, t0.xyzw"
  Ra+0 = lane
  expect all R8 = 0 R9 = 0 R10 = 0 R11 = 0
}
warp 1 {
  sm4 "ld r0.xyzw, r1.xyzw, t2.xyzw"
  Ra+0 = lane
  expect all R8 = 0 R9 = 0 R10 = 0 R11 = 0
}
warp 2 {
  sm4 "ld_aoffimmi(1,0,0) r0.w, r1.xyzw, t2.xyzw"
  Ra+0 = lane
  expect all R8 = 0
}
