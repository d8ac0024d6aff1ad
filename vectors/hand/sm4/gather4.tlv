# Gathers written as shader assembly: the component of the sampler, the swizzle of the resource, the mask of the destination,
# offsets in the text and in a register, compare, layers. A texel of texture 0 is 65536 * row + column; the second
# component of texture 3 is 65536 * layer + level. Samples are (i,j+1) (i+1,j+1) (i+1,j) (i,j).
texlock 1
rules R-TLD4-2 R-TLD4-8 R-TLD4-9 R-TLD4-15 R-TLD4-34 R-TLD4-43 R-TLD4-44 R-TLD4-45 R-TLD4-48 R-TLD4-49
texture 0 { format R32 UINT  source R ZERO ZERO ONE_INT  size 32 16  block 1 2  address 0x20000000  texels index }
texture 3 { type TWO_D_ARRAY  format R32_G32 UINT  size 32 16  layers 5  block 1 2  address 0x20100000  texels index }
texture 5 { type CUBEMAP  format R32 UINT  size 4 4  address 0x20200000  texels index }
texture 7 { layout pitch 32  format Z16 UNORM  size 2 2  address 0x30000000 }
bytes 0x30000000 0040 0080
bytes 0x30000020 00c0 ffff
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  DEPTH_COMPARE_FUNC 3 }
handle 20 texture 0 sampler 1     # another pair of the same texture: not the one of t0 with s0
handle 21 texture 0 sampler 0
handle 23 texture 3 sampler 0
handle 25 texture 5 sampler 0
handle 27 texture 7 sampler 1

warp 0 {
  sm4 "gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x"
  s = (lane + 0.5) / 32  t = 0.25
  expect lane 3 texels (3,4) (4,4) (4,3) (3,3)
  expect lane 3 R8 = 0x40003  R9 = 0x40004  R10 = 0x30004  R11 = 0x30003
  expect lane 31 R9 = 0x40000   # WRAP, as sampler 0 says and sampler 1 does not
}
warp 1 { # r0.x = result.w = sample 3, in R9; r0.z = result.y = sample 1, in R8
  sm4 "gather4 r0.xz, r1.xyxx, t0.wxyz, s0.x"
  s = (lane + 0.5) / 32  t = 0.25
  expect lane 3 R8 = 0x40004  R9 = 0x30003  R10 = unwritten  R11 = unwritten
}
warp 2 { # the layer comes first: r1.z; green
  sm4 "gather4 r0.xyzw, r1.xyzw, t3.xyzw, s0.y"
  array = lane  s = 0.5  t = 0.5
  expect lane 2 R8 = 0x20000  R11 = 0x20000
  expect lane 4 R8 = 0x40000
}
warp 3 {
  sm4 "gather4_aoffimmi(1,-2,0) r0.xyzw, r1.xyxx, t0.xyzw, s0.x"
  s = (lane + 0.5) / 32  t = 0.25
  expect lane 3 R8 = 0x20004  R9 = 0x20005  R10 = 0x10005  R11 = 0x10004
}
warp 4 {
  sm4 "gather4_po r0.yw, r1.xyxx, r2.xyxx, t0.xyzw, s0.x"
  s = (lane + 0.5) / 32  t = 0.25  off1 = aoffi(2, 1)
  expect lane 3 R8 = 0x50006  R9 = 0x40005  R10 = unwritten
}
warp 5 { # 0.5 <= depth
  sm4 "gather4_c r0.xyzw, r1.xyxx, t7.xyzw, s1.x, l(0.5)"
  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0
}
warp 6 { # one column to the right: only the second column is there
  sm4 "gather4_po_c r0.w, r1.xyxx, l(1,0,0,0), t7.xyzw, s1.x, r3.x"
  active 0x1  s = 0.5  t = 0.5  dref = 0.5
  expect lane 0 R8 = 0x3f800000  R9 = unwritten
}
warp 7 { # straight along +x: the middle of face 0
  sm4 "gather4 r0.xyzw, r1.xyzw, t5.xyzw, s0.x"
  active 0x1  s = 1.0  t = 0.0  r = 0.0
  expect lane 0 R8 = 0x20001  R9 = 0x20002  R10 = 0x10002  R11 = 0x10001
}
warp 8 { # the kind of the text, not of the header: 2D of a cube gives zeros
  sm4 "gather4_indexable(texture2d)(uint,uint,uint,uint) r0.xyzw, r1.xyxx, t5.xyzw, s0.x"
  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 0  R9 = 0  R10 = 0  R11 = 0
}
warp 9 { # all in the text: the layer, which is third there and first in the word, to the nearest even integer
  sm4 "gather4 r0.x, l(0.5,0.5,2.5,0), t3.xyzw, s0.y"
  active 0x1
  expect lane 0 R8 = 0x20000
}
