# Written by tests/oracle/sm4/ld.py: data types, what a format lacks, 32 bits as they are.
texlock 1
rules R-LD-9 R-LD-26 R-LD-27 R-LD-29
rules without R-LD-5 R-LD-14 R-LD-15 R-LD-16
sampler 0 { address WRAP MIRROR BORDER } # R-LD-10: none of them is used
texture 0 { type ONE_D layout pitch 64 format A8B8G8R8 UNORM source R G B A size 8 address 0x30000000 }
bytes 0x30000000 0080ff010181557f7ffe008080ff018181557ffefe0080ffff018155557ffe00
handle 0 texture 0 sampler 0
texture 1 { type ONE_D layout pitch 64 format A8B8G8R8 SNORM source R G B A size 8 address 0x30001000 }
bytes 0x30001000 0080ff010181557f7ffe008080ff018181557ffefe0080ffff018155557ffe00
handle 1 texture 1 sampler 0
texture 2 { type ONE_D layout pitch 64 format A8B8G8R8 UINT source R G B A size 8 address 0x30002000 }
bytes 0x30002000 0080ff010181557f7ffe008080ff018181557ffefe0080ffff018155557ffe00
handle 2 texture 2 sampler 0
texture 3 { type ONE_D layout pitch 64 format A8B8G8R8 SINT source R G B A size 8 address 0x30003000 }
bytes 0x30003000 0080ff010181557f7ffe008080ff018181557ffefe0080ffff018155557ffe00
handle 3 texture 3 sampler 0
texture 4 { type ONE_D layout pitch 64 format R16_G16 UNORM source R G ZERO ONE_FLOAT size 8 address 0x30004000 }
bytes 0x30004000 0000ff7b01000080ff030180ff7b007c0080fffb01800000007c0100fffbff03
handle 4 texture 4 sampler 0
texture 5 { type ONE_D layout pitch 64 format R16_G16 SNORM source R G ZERO ONE_FLOAT size 8 address 0x30005000 }
bytes 0x30005000 0000ff7b01000080ff030180ff7b007c0080fffb01800000007c0100fffbff03
handle 5 texture 5 sampler 0
texture 6 { type ONE_D layout pitch 64 format R16_G16 UINT source R G ZERO ONE_INT size 8 address 0x30006000 }
bytes 0x30006000 0000ff7b01000080ff030180ff7b007c0080fffb01800000007c0100fffbff03
handle 6 texture 6 sampler 0
texture 7 { type ONE_D layout pitch 64 format R16_G16 SINT source R G ZERO ONE_INT size 8 address 0x30007000 }
bytes 0x30007000 0000ff7b01000080ff030180ff7b007c0080fffb01800000007c0100fffbff03
handle 7 texture 7 sampler 0
texture 8 { type ONE_D layout pitch 64 format R16_G16 FLOAT source R G ZERO ONE_FLOAT size 8 address 0x30008000 }
bytes 0x30008000 0000ff7b01000080ff030180ff7b007c0080fffb01800000007c0100fffbff03
handle 8 texture 8 sampler 0
texture 9 { type ONE_D layout pitch 64 format R8 UNORM source R ZERO ZERO ONE_FLOAT size 8 address 0x30009000 }
bytes 0x30009000 00017f8081feff55
handle 9 texture 9 sampler 0
texture 10 { type ONE_D layout pitch 64 format R8 SNORM source R ZERO ZERO ONE_FLOAT size 8 address 0x3000a000 }
bytes 0x3000a000 00017f8081feff55
handle 10 texture 10 sampler 0
texture 11 { type ONE_D layout pitch 64 format R8 UINT source R ZERO ZERO ONE_INT size 8 address 0x3000b000 }
bytes 0x3000b000 00017f8081feff55
handle 11 texture 11 sampler 0
texture 12 { type ONE_D layout pitch 64 format R8 SINT source R ZERO ZERO ONE_INT size 8 address 0x3000c000 }
bytes 0x3000c000 00017f8081feff55
handle 12 texture 12 sampler 0
texture 13 { type ONE_D layout pitch 64 format R32 UINT source R ZERO ZERO ONE_INT size 8 address 0x3000d000 }
bytes 0x3000d000 4523c17f0100a0ff01000000ffff7f80000000800000807f0000803f0100807f
handle 13 texture 13 sampler 0
texture 14 { type ONE_D layout pitch 64 format R32 SINT source R ZERO ZERO ONE_INT size 8 address 0x3000e000 }
bytes 0x3000e000 4523c17f0100a0ff01000000ffff7f80000000800000807f0000803f0100807f
handle 14 texture 14 sampler 0
texture 15 { type ONE_D layout pitch 64 format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 8 address 0x3000f000 }
bytes 0x3000f000 4523c17f0100a0ff01000000ffff7f80000000800000807f0000803f0100807f
handle 15 texture 15 sampler 0
texture 16 { type ONE_D layout pitch 64 format R32_G32 FLOAT source R G ZERO ONE_FLOAT size 8 address 0x30010000 }
bytes 0x30010000 4523c17fffff7f800100a0ff00000080010000000000807fffff7f800000803f000000800100807f0000807f4523c17f0000803f0100a0ff0100807f01000000
handle 16 texture 16 sampler 0
texture 17 { type ONE_D layout pitch 64 format R32_G32 SINT source R G ZERO ONE_INT size 8 address 0x30011000 }
bytes 0x30011000 4523c17fffff7f800100a0ff00000080010000000000807fffff7f800000803f000000800100807f0000807f4523c17f0000803f0100a0ff0100807f01000000
handle 17 texture 17 sampler 0
texture 18 { type ONE_D layout pitch 64 format A2B10G10R10 UNORM source R G B A size 8 address 0x30012000 }
bytes 0x30012000 000058550104a8aafffd0fc00056150001aafa5fff0300a0550510e0aafef73f
handle 18 texture 18 sampler 0
texture 19 { type ONE_D layout pitch 64 format A2B10G10R10 UINT source R G B A size 8 address 0x30013000 }
bytes 0x30013000 000058550104a8aafffd0fc00056150001aafa5fff0300a0550510e0aafef73f
handle 19 texture 19 sampler 0
warp 0 { # A8B8G8R8 UNORM
  sm4 "ld r0.xyzw, r1.xyzw, t0.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x3f008081 R10 = 0x3f800000 R11 = 0x3b808081
  expect lane 1 R8 = 0x3b808081 R9 = 0x3f018182 R10 = 0x3eaaaaab R11 = 0x3efefeff
  expect lane 2 R8 = 0x3efefeff R9 = 0x3f7efeff R10 = 0x0 R11 = 0x3f008081
  expect lane 3 R8 = 0x3f008081 R9 = 0x3f800000 R10 = 0x3b808081 R11 = 0x3f018182
  expect lane 4 R8 = 0x3f018182 R9 = 0x3eaaaaab R10 = 0x3efefeff R11 = 0x3f7efeff
  expect lane 5 R8 = 0x3f7efeff R9 = 0x0 R10 = 0x3f008081 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x3b808081 R10 = 0x3f018182 R11 = 0x3eaaaaab
  expect lane 7 R8 = 0x3eaaaaab R9 = 0x3efefeff R10 = 0x3f7efeff R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
warp 1 { # A8B8G8R8 SNORM
  sm4 "ld r0.xyzw, r1.xyzw, t1.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0xbf800000 R10 = 0xbc010204 R11 = 0x3c010204
  expect lane 1 R8 = 0x3c010204 R9 = 0xbf800000 R10 = 0x3f2b56ad R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0xbc810204 R10 = 0x0 R11 = 0xbf800000
  expect lane 3 R8 = 0xbf800000 R9 = 0xbc010204 R10 = 0x3c010204 R11 = 0xbf800000
  expect lane 4 R8 = 0xbf800000 R9 = 0x3f2b56ad R10 = 0x3f800000 R11 = 0xbc810204
  expect lane 5 R8 = 0xbc810204 R9 = 0x0 R10 = 0xbf800000 R11 = 0xbc010204
  expect lane 6 R8 = 0xbc010204 R9 = 0x3c010204 R10 = 0xbf800000 R11 = 0x3f2b56ad
  expect lane 7 R8 = 0x3f2b56ad R9 = 0x3f800000 R10 = 0xbc810204 R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
warp 2 { # A8B8G8R8 UINT
  sm4 "ld r0.xyzw, r1.xyzw, t2.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x80 R10 = 0xff R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x81 R10 = 0x55 R11 = 0x7f
  expect lane 2 R8 = 0x7f R9 = 0xfe R10 = 0x0 R11 = 0x80
  expect lane 3 R8 = 0x80 R9 = 0xff R10 = 0x1 R11 = 0x81
  expect lane 4 R8 = 0x81 R9 = 0x55 R10 = 0x7f R11 = 0xfe
  expect lane 5 R8 = 0xfe R9 = 0x0 R10 = 0x80 R11 = 0xff
  expect lane 6 R8 = 0xff R9 = 0x1 R10 = 0x81 R11 = 0x55
  expect lane 7 R8 = 0x55 R9 = 0x7f R10 = 0xfe R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
warp 3 { # A8B8G8R8 SINT
  sm4 "ld r0.xyzw, r1.xyzw, t3.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0xffffff80 R10 = 0xffffffff R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0xffffff81 R10 = 0x55 R11 = 0x7f
  expect lane 2 R8 = 0x7f R9 = 0xfffffffe R10 = 0x0 R11 = 0xffffff80
  expect lane 3 R8 = 0xffffff80 R9 = 0xffffffff R10 = 0x1 R11 = 0xffffff81
  expect lane 4 R8 = 0xffffff81 R9 = 0x55 R10 = 0x7f R11 = 0xfffffffe
  expect lane 5 R8 = 0xfffffffe R9 = 0x0 R10 = 0xffffff80 R11 = 0xffffffff
  expect lane 6 R8 = 0xffffffff R9 = 0x1 R10 = 0xffffff81 R11 = 0x55
  expect lane 7 R8 = 0x55 R9 = 0x7f R10 = 0xfffffffe R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
warp 4 { # R16_G16 UNORM
  sm4 "ld r0.xyzw, r1.xyzw, t4.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x3ef7fef8 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x37800080 R9 = 0x3f000080 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3c7fc100 R9 = 0x3f000180 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ef7fef8 R9 = 0x3ef800f8 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f000080 R9 = 0x3f7bfffc R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f000180 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3ef800f8 R9 = 0x37800080 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f7bfffc R9 = 0x3c7fc100 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 5 { # R16_G16 SNORM
  sm4 "ld r0.xyzw, r1.xyzw, t5.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x3f77fff0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x38000100 R9 = 0xbf800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3cffc200 R9 = 0xbf800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f77fff0 R9 = 0x3f7801f0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0xbf800000 R9 = 0xbd002100 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f7801f0 R9 = 0x38000100 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0xbd002100 R9 = 0x3cffc200 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 6 { # R16_G16 UINT
  sm4 "ld r0.xyzw, r1.xyzw, t6.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x7bff R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x8000 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x3ff R9 = 0x8001 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x7bff R9 = 0x7c00 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x8000 R9 = 0xfbff R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x8001 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x7c00 R9 = 0x1 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xfbff R9 = 0x3ff R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
warp 7 { # R16_G16 SINT
  sm4 "ld r0.xyzw, r1.xyzw, t7.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x7bff R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0xffff8000 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x3ff R9 = 0xffff8001 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x7bff R9 = 0x7c00 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xffff8000 R9 = 0xfffffbff R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xffff8001 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x7c00 R9 = 0x1 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xfffffbff R9 = 0x3ff R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
warp 8 { # R16_G16 FLOAT
  sm4 "ld r0.xyzw, r1.xyzw, t8.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x477fe000 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x33800000 R9 = 0x80000000 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x387fc000 R9 = 0xb3800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x477fe000 R9 = 0x7f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x80000000 R9 = 0xc77fe000 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xb3800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x7f800000 R9 = 0x33800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0xc77fe000 R9 = 0x387fc000 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 9 { # R8 UNORM
  sm4 "ld r0.xyzw, r1.xyzw, t9.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3b808081 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3efefeff R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f008081 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f018182 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f7efeff R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3eaaaaab R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 10 { # R8 SNORM
  sm4 "ld r0.xyzw, r1.xyzw, t10.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3c010204 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0xbf800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xbc810204 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0xbc010204 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f2b56ad R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 11 { # R8 UINT
  sm4 "ld r0.xyzw, r1.xyzw, t11.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x7f R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x80 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x81 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xfe R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xff R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x55 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
warp 12 { # R8 SINT
  sm4 "ld r0.xyzw, r1.xyzw, t12.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x7f R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0xffffff80 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xffffff81 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xfffffffe R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xffffffff R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x55 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
warp 13 { # R32 UINT
  sm4 "ld r0.xyzw, r1.xyzw, t13.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x7fc12345 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xffa00001 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x807fffff R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x80000000 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x7f800000 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x7f800001 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
warp 14 { # R32 SINT
  sm4 "ld r0.xyzw, r1.xyzw, t14.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x7fc12345 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xffa00001 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x807fffff R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x80000000 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x7f800000 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x7f800001 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
warp 15 { # R32 FLOAT
  sm4 "ld r0.xyzw, r1.xyzw, t15.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x7fc12345 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0xffa00001 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x807fffff R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x80000000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x7f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x7f800001 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 16 { # R32_G32 FLOAT
  sm4 "ld r0.xyzw, r1.xyzw, t16.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x7fc12345 R9 = 0x807fffff R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0xffa00001 R9 = 0x80000000 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x1 R9 = 0x7f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x807fffff R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x80000000 R9 = 0x7f800001 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x7f800000 R9 = 0x7fc12345 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000 R9 = 0xffa00001 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x7f800001 R9 = 0x1 R10 = 0x0 R11 = 0x3f800000
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 17 { # R32_G32 SINT
  sm4 "ld r0.xyzw, r1.xyzw, t17.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x7fc12345 R9 = 0x807fffff R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xffa00001 R9 = 0x80000000 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x1 R9 = 0x7f800000 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x807fffff R9 = 0x3f800000 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x80000000 R9 = 0x7f800001 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x7f800000 R9 = 0x7fc12345 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x3f800000 R9 = 0xffa00001 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x7f800001 R9 = 0x1 R10 = 0x0 R11 = 0x1
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
warp 18 { # A2B10G10R10 UNORM
  sm4 "ld r0.xyzw, r1.xyzw, t18.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x3f002008 R10 = 0x3eaaaaab R11 = 0x3eaaaaab
  expect lane 1 R8 = 0x3a802008 R9 = 0x3f006018 R10 = 0x3f2aaaab R11 = 0x3f2aaaab
  expect lane 2 R8 = 0x3effbff0 R9 = 0x3f800000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f002008 R9 = 0x3eaaaaab R10 = 0x3a802008 R11 = 0x0
  expect lane 4 R8 = 0x3f006018 R9 = 0x3f2aaaab R10 = 0x3effbff0 R11 = 0x3eaaaaab
  expect lane 5 R8 = 0x3f800000 R9 = 0x0 R10 = 0x3f002008 R11 = 0x3f2aaaab
  expect lane 6 R8 = 0x3eaaaaab R9 = 0x3a802008 R10 = 0x3f006018 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f2aaaab R9 = 0x3effbff0 R10 = 0x3f800000 R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
warp 19 { # A2B10G10R10 UINT
  sm4 "ld r0.xyzw, r1.xyzw, t19.xyzw"
  Ra+0 = lane
  expect lane 0 R8 = 0x0 R9 = 0x200 R10 = 0x155 R11 = 0x1
  expect lane 1 R8 = 0x1 R9 = 0x201 R10 = 0x2aa R11 = 0x2
  expect lane 2 R8 = 0x1ff R9 = 0x3ff R10 = 0x0 R11 = 0x3
  expect lane 3 R8 = 0x200 R9 = 0x155 R10 = 0x1 R11 = 0x0
  expect lane 4 R8 = 0x201 R9 = 0x2aa R10 = 0x1ff R11 = 0x1
  expect lane 5 R8 = 0x3ff R9 = 0x0 R10 = 0x200 R11 = 0x2
  expect lane 6 R8 = 0x155 R9 = 0x1 R10 = 0x201 R11 = 0x3
  expect lane 7 R8 = 0x2aa R9 = 0x1ff R10 = 0x3ff R11 = 0x0
  expect lane 8 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 9 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 10 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
  expect lane 11 R8 = 0x0 R9 = 0x0 R10 = 0x0 R11 = 0x0
}
