# Queries written as shader assembly. What a page defines as 0 or 1 has no register; lanes follow the swizzle, packed.
texlock 1
rules R-TXQ-7 R-TXQ-10 R-TXQ-12 R-TXQ-13 R-TXQ-18 R-TXQ-20 R-TXQ-28 PD-20 PD-23
texture 0 { type THREE_D  format R8 UNORM  size 32 16 8  levels 3  address 0x20000000 }
texture 1 { format R8 UNORM  size 8 8  samples MODE_2X2  address 0x20100000 }
texture 2 { type ONE_D_ARRAY  format R8 UNORM  size 20  layers 5  levels 2  address 0x20200000 }
texture 3 { type TWO_D_ARRAY  format R8 UNORM  size 20 12  layers 5  address 0x20300000 }
sampler 0 { }
handle 4 texture 0 sampler 0
handle 5 texture 1 sampler 0
handle 6 texture 2 sampler 0
handle 7 texture 3 sampler 0

warp 0 { sm4 "resinfo_uint r0.xyzw, l(1), t0.xyzw"  expect all R8 = 16  R9 = 8  R10 = 4  R11 = 3 }
warp 1 { # r0.x = mip levels in R9, r0.z = height in R8
  sm4 "resinfo_uint r0.xz, r1.x, t0.wzyx"  lod = lane
  expect lane 0 R8 = 16  R9 = 3  R10 = unwritten
  expect lane 2 R8 = 4   R9 = 3
  expect lane 3 R8 = 0   R9 = 3           # no such level
}
warp 2 { # integers, which the shader converts; r0.z = 0 has no register
  sm4 "resinfo_rcpFloat r0.xyzw, l(0), t2.xyzw"
  expect all R8 = 20  R9 = 5  R10 = 2  R11 = unwritten
}
warp 3 { sm4 "resinfo r0.yz, l(0), t3.xyzw"  expect all R8 = 12  R9 = 5  R10 = unwritten }
warp 4 { sm4 "resinfo_uint r0.xyw, l(0), u3.xyzw"  expect all R8 = 20  R9 = 12  R10 = unwritten }
warp 5 { sm4 "sampleinfo_uint r0.xyzw, t1.xyzw"  expect all R8 = 4  R9 = unwritten }
warp 6 { # x in bits 15:0, y in bits 31:16
  sm4 "samplepos r0.xy, t1.xyzw, l(1)"
  expect all R8 = 0xfe000600  R9 = unwritten
}
warp 7 {
  sm4 "samplepos r0.y, t1.xyzw, r1.x"  sample = lane
  expect lane 3 R8 = 0x06000200
  expect lane 4 R8 = 0                    # no such sample
}
