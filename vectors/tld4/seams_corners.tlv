# Corners of seamless cubes: faces of one texel, so that every footprint has a corner, and each is seen from
# its three faces. Floats: denormals, zeros of both signs, sums beyond the largest number, infinities, what is
# no number; UNORM and sRGB; integers and constants; layers of an array.
# Written by tests/oracle/cubes.py.
texlock 1
rules PD-17 PD-17b PD-17d
rules without PD-16b PD-17c
sampler 0 { address WRAP WRAP  SRGB_CONVERSION 1  CUBEMAP_INTERFACE_FILTERING 2 }
texture 0 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20000000 texels rows 0000803f 00000040 00004040 00008040 0000a040 0000c040 }
handle 0 texture 0 sampler 0

warp 0 {
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x40a00000  R9 = 0x3f800000  R10 = 0x40400000  R11 = 0x40400000
  expect lane 1 R8 = 0x40555556  R9 = 0x40800000  R10 = 0x3f800000  R11 = 0x40a00000
  expect lane 2 R8 = 0x3f800000  R9 = 0x40c00000  R10 = 0x40555556  R11 = 0x40400000
  expect lane 3 R8 = 0x40800000  R9 = 0x406aaaab  R10 = 0x40c00000  R11 = 0x3f800000
  expect lane 4 R8 = 0x40c00000  R9 = 0x40000000  R10 = 0x40400000  R11 = 0x406aaaab
  expect lane 5 R8 = 0x40800000  R9 = 0x40800000  R10 = 0x40000000  R11 = 0x40c00000
  expect lane 6 R8 = 0x40000000  R9 = 0x40a00000  R10 = 0x40555556  R11 = 0x40400000
  expect lane 7 R8 = 0x40800000  R9 = 0x406aaaab  R10 = 0x40a00000  R11 = 0x40000000
  expect lane 8 R8 = 0x40000000  R9 = 0x40400000  R10 = 0x40c00000  R11 = 0x406aaaab
  expect lane 9 R8 = 0x40555556  R9 = 0x40a00000  R10 = 0x40400000  R11 = 0x40000000
  expect lane 10 R8 = 0x40400000  R9 = 0x3f800000  R10 = 0x40555556  R11 = 0x40c00000
  expect lane 11 R8 = 0x40a00000  R9 = 0x40400000  R10 = 0x3f800000  R11 = 0x40400000
  expect lane 12 R8 = 0x40000000  R9 = 0x40800000  R10 = 0x40a00000  R11 = 0x406aaaab
  expect lane 13 R8 = 0x40800000  R9 = 0x40c00000  R10 = 0x40800000  R11 = 0x40000000
  expect lane 14 R8 = 0x40800000  R9 = 0x3f800000  R10 = 0x40555556  R11 = 0x40a00000
  expect lane 15 R8 = 0x40c00000  R9 = 0x406aaaab  R10 = 0x3f800000  R11 = 0x40800000
  expect lane 16 R8 = 0x40000000  R9 = 0x40a00000  R10 = 0x40400000  R11 = 0x40555556
  expect lane 17 R8 = 0x406aaaab  R9 = 0x40800000  R10 = 0x40a00000  R11 = 0x40000000
  expect lane 18 R8 = 0x40a00000  R9 = 0x3f800000  R10 = 0x40400000  R11 = 0x40400000
  expect lane 19 R8 = 0x40800000  R9 = 0x40555556  R10 = 0x3f800000  R11 = 0x40a00000
  expect lane 20 R8 = 0x3f800000  R9 = 0x40c00000  R10 = 0x40400000  R11 = 0x40555556
  expect lane 21 R8 = 0x406aaaab  R9 = 0x40800000  R10 = 0x40c00000  R11 = 0x3f800000
  expect lane 22 R8 = 0x40c00000  R9 = 0x40000000  R10 = 0x406aaaab  R11 = 0x40400000
  expect lane 23 R8 = 0x40800000  R9 = 0x40800000  R10 = 0x40000000  R11 = 0x40c00000
}
texture 1 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20010000 texels rows cdcccc3d cdcc4c3e 9a99993e cdcccc3e 0000003f 9a99193f }
handle 1 texture 1 sampler 0

warp 1 {
  asm "TLD4.R R8, R0, 1, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f000000  R9 = 0x3dcccccd  R10 = 0x3e99999a  R11 = 0x3e99999a
  expect lane 1 R8 = 0x3eaaaaab  R9 = 0x3ecccccd  R10 = 0x3dcccccd  R11 = 0x3f000000
  expect lane 2 R8 = 0x3dcccccd  R9 = 0x3f19999a  R10 = 0x3eaaaaab  R11 = 0x3e99999a
  expect lane 3 R8 = 0x3ecccccd  R9 = 0x3ebbbbbc  R10 = 0x3f19999a  R11 = 0x3dcccccd
  expect lane 4 R8 = 0x3f19999a  R9 = 0x3e4ccccd  R10 = 0x3e99999a  R11 = 0x3ebbbbbc
  expect lane 5 R8 = 0x3eccccce  R9 = 0x3ecccccd  R10 = 0x3e4ccccd  R11 = 0x3f19999a
  expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3f000000  R10 = 0x3eaaaaab  R11 = 0x3e99999a
  expect lane 7 R8 = 0x3ecccccd  R9 = 0x3ebbbbbc  R10 = 0x3f000000  R11 = 0x3e4ccccd
  expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3e99999a  R10 = 0x3f19999a  R11 = 0x3ebbbbbc
  expect lane 9 R8 = 0x3eaaaaab  R9 = 0x3f000000  R10 = 0x3e99999a  R11 = 0x3e4ccccd
  expect lane 10 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3eaaaaab  R11 = 0x3f19999a
  expect lane 11 R8 = 0x3f000000  R9 = 0x3e99999a  R10 = 0x3dcccccd  R11 = 0x3e99999a
  expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3ecccccd  R10 = 0x3f000000  R11 = 0x3ebbbbbc
  expect lane 13 R8 = 0x3eccccce  R9 = 0x3f19999a  R10 = 0x3ecccccd  R11 = 0x3e4ccccd
  expect lane 14 R8 = 0x3ecccccd  R9 = 0x3dcccccd  R10 = 0x3eaaaaab  R11 = 0x3f000000
  expect lane 15 R8 = 0x3f19999a  R9 = 0x3ebbbbbc  R10 = 0x3dcccccd  R11 = 0x3ecccccd
  expect lane 16 R8 = 0x3e4ccccd  R9 = 0x3f000000  R10 = 0x3e99999a  R11 = 0x3eaaaaab
  expect lane 17 R8 = 0x3ebbbbbc  R9 = 0x3ecccccd  R10 = 0x3f000000  R11 = 0x3e4ccccd
  expect lane 18 R8 = 0x3f000000  R9 = 0x3dcccccd  R10 = 0x3e99999a  R11 = 0x3e99999a
  expect lane 19 R8 = 0x3ecccccd  R9 = 0x3eaaaaab  R10 = 0x3dcccccd  R11 = 0x3f000000
  expect lane 20 R8 = 0x3dcccccd  R9 = 0x3f19999a  R10 = 0x3e99999a  R11 = 0x3eaaaaab
  expect lane 21 R8 = 0x3ebbbbbc  R9 = 0x3ecccccd  R10 = 0x3f19999a  R11 = 0x3dcccccd
  expect lane 22 R8 = 0x3f19999a  R9 = 0x3e4ccccd  R10 = 0x3ebbbbbc  R11 = 0x3e99999a
  expect lane 23 R8 = 0x3ecccccd  R9 = 0x3eccccce  R10 = 0x3e4ccccd  R11 = 0x3f19999a
}
texture 2 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20020000 texels rows 01000000 02000000 03000080 ffff7f00 00008000 01008080 }
handle 2 texture 2 sampler 0

warp 2 {
  asm "TLD4.R R8, R0, 2, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x800000  R9 = 0x1  R10 = 0x80000003  R11 = 0x2aaaaa
  expect lane 1 R8 = 0x555556  R9 = 0x7fffff  R10 = 0x1  R11 = 0x800000
  expect lane 2 R8 = 0x1  R9 = 0x80800001  R10 = 0x802aaaac  R11 = 0x80000003
  expect lane 3 R8 = 0x7fffff  R9 = 0x80000000  R10 = 0x80800001  R11 = 0x1
  expect lane 4 R8 = 0x80800001  R9 = 0x2  R10 = 0x80000003  R11 = 0x802aaaab
  expect lane 5 R8 = 0x0  R9 = 0x7fffff  R10 = 0x2  R11 = 0x80800001
  expect lane 6 R8 = 0x2  R9 = 0x800000  R10 = 0x2aaaaa  R11 = 0x80000003
  expect lane 7 R8 = 0x7fffff  R9 = 0x555556  R10 = 0x800000  R11 = 0x2
  expect lane 8 R8 = 0x2  R9 = 0x80000003  R10 = 0x80800001  R11 = 0x802aaaab
  expect lane 9 R8 = 0x2aaaaa  R9 = 0x800000  R10 = 0x80000003  R11 = 0x2
  expect lane 10 R8 = 0x80000003  R9 = 0x1  R10 = 0x802aaaac  R11 = 0x80800001
  expect lane 11 R8 = 0x800000  R9 = 0x2aaaaa  R10 = 0x1  R11 = 0x80000003
  expect lane 12 R8 = 0x2  R9 = 0x7fffff  R10 = 0x800000  R11 = 0x555556
  expect lane 13 R8 = 0x0  R9 = 0x80800001  R10 = 0x7fffff  R11 = 0x2
  expect lane 14 R8 = 0x7fffff  R9 = 0x1  R10 = 0x555556  R11 = 0x800000
  expect lane 15 R8 = 0x80800001  R9 = 0x80000000  R10 = 0x1  R11 = 0x7fffff
  expect lane 16 R8 = 0x2  R9 = 0x800000  R10 = 0x80000003  R11 = 0x2aaaaa
  expect lane 17 R8 = 0x555556  R9 = 0x7fffff  R10 = 0x800000  R11 = 0x2
  expect lane 18 R8 = 0x800000  R9 = 0x1  R10 = 0x2aaaaa  R11 = 0x80000003
  expect lane 19 R8 = 0x7fffff  R9 = 0x555556  R10 = 0x1  R11 = 0x800000
  expect lane 20 R8 = 0x1  R9 = 0x80800001  R10 = 0x80000003  R11 = 0x802aaaac
  expect lane 21 R8 = 0x80000000  R9 = 0x7fffff  R10 = 0x80800001  R11 = 0x1
  expect lane 22 R8 = 0x80800001  R9 = 0x2  R10 = 0x802aaaab  R11 = 0x80000003
  expect lane 23 R8 = 0x7fffff  R9 = 0x0  R10 = 0x2  R11 = 0x80800001
}
texture 3 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20030000 texels rows ffff7f7f ffff7fff ffff7f7f 0000007f 000000ff 0000803f }
handle 3 texture 3 sampler 0

warp 3 {
  asm "TLD4.R R8, R0, 3, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xff000000  R9 = 0x7f7fffff  R10 = 0x7f7fffff  R11 = 0x7f800000
  expect lane 1 R8 = 0x7eaaaaaa  R9 = 0x7f000000  R10 = 0x7f7fffff  R11 = 0xff000000
  expect lane 2 R8 = 0x7f7fffff  R9 = 0x3f800000  R10 = 0x7f800000  R11 = 0x7f7fffff
  expect lane 3 R8 = 0x7f000000  R9 = 0x7f800000  R10 = 0x3f800000  R11 = 0x7f7fffff
  expect lane 4 R8 = 0x3f800000  R9 = 0xff7fffff  R10 = 0x7f7fffff  R11 = 0x0
  expect lane 5 R8 = 0xfe2aaaaa  R9 = 0x7f000000  R10 = 0xff7fffff  R11 = 0x3f800000
  expect lane 6 R8 = 0xff7fffff  R9 = 0xff000000  R10 = 0xff800000  R11 = 0x7f7fffff
  expect lane 7 R8 = 0x7f000000  R9 = 0xff800000  R10 = 0xff000000  R11 = 0xff7fffff
  expect lane 8 R8 = 0xff7fffff  R9 = 0x7f7fffff  R10 = 0x3f800000  R11 = 0x3eaaaaab
  expect lane 9 R8 = 0xfe2aaaab  R9 = 0xff000000  R10 = 0x7f7fffff  R11 = 0xff7fffff
  expect lane 10 R8 = 0x7f7fffff  R9 = 0x7f7fffff  R10 = 0x7f800000  R11 = 0x3f800000
  expect lane 11 R8 = 0xff000000  R9 = 0x7f800000  R10 = 0x7f7fffff  R11 = 0x7f7fffff
  expect lane 12 R8 = 0xff7fffff  R9 = 0x7f000000  R10 = 0xff000000  R11 = 0xfeaaaaaa
  expect lane 13 R8 = 0xfe2aaaaa  R9 = 0x3f800000  R10 = 0x7f000000  R11 = 0xff7fffff
  expect lane 14 R8 = 0x7f000000  R9 = 0x7f7fffff  R10 = 0x7f800000  R11 = 0xff000000
  expect lane 15 R8 = 0x3f800000  R9 = 0x7f800000  R10 = 0x7f7fffff  R11 = 0x7f000000
  expect lane 16 R8 = 0xff7fffff  R9 = 0xff000000  R10 = 0x7f7fffff  R11 = 0xff800000
  expect lane 17 R8 = 0xff800000  R9 = 0x7f000000  R10 = 0xff000000  R11 = 0xff7fffff
  expect lane 18 R8 = 0xff000000  R9 = 0x7f7fffff  R10 = 0x7f800000  R11 = 0x7f7fffff
  expect lane 19 R8 = 0x7f000000  R9 = 0x7eaaaaaa  R10 = 0x7f7fffff  R11 = 0xff000000
  expect lane 20 R8 = 0x7f7fffff  R9 = 0x3f800000  R10 = 0x7f7fffff  R11 = 0x7f800000
  expect lane 21 R8 = 0x7f800000  R9 = 0x7f000000  R10 = 0x3f800000  R11 = 0x7f7fffff
  expect lane 22 R8 = 0x3f800000  R9 = 0xff7fffff  R10 = 0x0  R11 = 0x7f7fffff
  expect lane 23 R8 = 0x7f000000  R9 = 0xfe2aaaaa  R10 = 0xff7fffff  R11 = 0x3f800000
}
texture 4 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20040000 texels rows 00000000 00000080 00000080 00000080 00000000 00000080 }
handle 4 texture 4 sampler 0

warp 4 {
  asm "TLD4.R R8, R0, 4, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x80000000  R11 = 0x0
  expect lane 1 R8 = 0x0  R9 = 0x80000000  R10 = 0x0  R11 = 0x0
  expect lane 2 R8 = 0x0  R9 = 0x80000000  R10 = 0x0  R11 = 0x80000000
  expect lane 3 R8 = 0x80000000  R9 = 0x0  R10 = 0x80000000  R11 = 0x0
  expect lane 4 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000
  expect lane 5 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000
  expect lane 6 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
  expect lane 7 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
  expect lane 8 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000
  expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x80000000  R11 = 0x80000000
  expect lane 10 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
  expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
  expect lane 12 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x0  R11 = 0x0
  expect lane 13 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000
  expect lane 14 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 15 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
  expect lane 16 R8 = 0x80000000  R9 = 0x0  R10 = 0x80000000  R11 = 0x0
  expect lane 17 R8 = 0x0  R9 = 0x80000000  R10 = 0x0  R11 = 0x80000000
  expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
  expect lane 19 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 20 R8 = 0x0  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x0
  expect lane 21 R8 = 0x0  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x0
  expect lane 22 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000
  expect lane 23 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x80000000
}
texture 5 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20050000 texels rows 0000807f 0000803f 000080ff 4523c17f 00000000 0000807f }
handle 5 texture 5 sampler 0

warp 5 {
  asm "TLD4.R R8, R0, 5, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x7fc00000
  expect lane 1 R8 = 0x7fc00000  R9 = 0x7fc12345  R10 = 0x7f800000  R11 = 0x0
  expect lane 2 R8 = 0x7f800000  R9 = 0x7f800000  R10 = 0x7fc00000  R11 = 0xff800000
  expect lane 3 R8 = 0x7fc12345  R9 = 0x7fc00000  R10 = 0x7f800000  R11 = 0x7f800000
  expect lane 4 R8 = 0x7f800000  R9 = 0x3f800000  R10 = 0xff800000  R11 = 0x7fc00000
  expect lane 5 R8 = 0x7fc00000  R9 = 0x7fc12345  R10 = 0x3f800000  R11 = 0x7f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0xff800000  R11 = 0xff800000
  expect lane 7 R8 = 0x7fc12345  R9 = 0x7fc00000  R10 = 0x0  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0xff800000  R10 = 0x7f800000  R11 = 0x7fc00000
  expect lane 9 R8 = 0xff800000  R9 = 0x0  R10 = 0xff800000  R11 = 0x3f800000
  expect lane 10 R8 = 0xff800000  R9 = 0x7f800000  R10 = 0x7fc00000  R11 = 0x7f800000
  expect lane 11 R8 = 0x0  R9 = 0x7fc00000  R10 = 0x7f800000  R11 = 0xff800000
  expect lane 12 R8 = 0x3f800000  R9 = 0x7fc12345  R10 = 0x0  R11 = 0x7fc00000
  expect lane 13 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0x7fc12345  R11 = 0x3f800000
  expect lane 14 R8 = 0x7fc12345  R9 = 0x7f800000  R10 = 0x7fc00000  R11 = 0x0
  expect lane 15 R8 = 0x7f800000  R9 = 0x7fc00000  R10 = 0x7f800000  R11 = 0x7fc12345
  expect lane 16 R8 = 0x3f800000  R9 = 0x0  R10 = 0xff800000  R11 = 0xff800000
  expect lane 17 R8 = 0x7fc00000  R9 = 0x7fc12345  R10 = 0x0  R11 = 0x3f800000
  expect lane 18 R8 = 0x0  R9 = 0x7f800000  R10 = 0x7fc00000  R11 = 0xff800000
  expect lane 19 R8 = 0x7fc12345  R9 = 0x7fc00000  R10 = 0x7f800000  R11 = 0x0
  expect lane 20 R8 = 0x7f800000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x7fc00000
  expect lane 21 R8 = 0x7fc00000  R9 = 0x7fc12345  R10 = 0x7f800000  R11 = 0x7f800000
  expect lane 22 R8 = 0x7f800000  R9 = 0x3f800000  R10 = 0x7fc00000  R11 = 0xff800000
  expect lane 23 R8 = 0x7fc12345  R9 = 0x7fc00000  R10 = 0x3f800000  R11 = 0x7f800000
}
texture 6 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20060000 texels rows 0000804b 0000803f 0100803f 000080cb 000080bf 00008033 }
handle 6 texture 6 sampler 0

warp 6 {
  asm "TLD4.R R8, R0, 6, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xbf800000  R9 = 0x4b800000  R10 = 0x3f800001  R11 = 0x4aaaaaab
  expect lane 1 R8 = 0xbeaaaaab  R9 = 0xcb800000  R10 = 0x4b800000  R11 = 0xbf800000
  expect lane 2 R8 = 0x4b800000  R9 = 0x33800000  R10 = 0x4aaaaaac  R11 = 0x3f800001
  expect lane 3 R8 = 0xcb800000  R9 = 0x0  R10 = 0x33800000  R11 = 0x4b800000
  expect lane 4 R8 = 0x33800000  R9 = 0x3f800000  R10 = 0x3f800001  R11 = 0x3f2aaaab
  expect lane 5 R8 = 0xcaaaaaaa  R9 = 0xcb800000  R10 = 0x3f800000  R11 = 0x33800000
  expect lane 6 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x3eaaaaac  R11 = 0x3f800001
  expect lane 7 R8 = 0xcb800000  R9 = 0xcaaaaaab  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800001  R10 = 0x33800000  R11 = 0x3f2aaaab
  expect lane 9 R8 = 0x3eaaaaab  R9 = 0xbf800000  R10 = 0x3f800001  R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800001  R9 = 0x4b800000  R10 = 0x4aaaaaac  R11 = 0x33800000
  expect lane 11 R8 = 0xbf800000  R9 = 0x4aaaaaab  R10 = 0x4b800000  R11 = 0x3f800001
  expect lane 12 R8 = 0x3f800000  R9 = 0xcb800000  R10 = 0xbf800000  R11 = 0xcaaaaaab
  expect lane 13 R8 = 0xcaaaaaaa  R9 = 0x33800000  R10 = 0xcb800000  R11 = 0x3f800000
  expect lane 14 R8 = 0xcb800000  R9 = 0x4b800000  R10 = 0xbeaaaaab  R11 = 0xbf800000
  expect lane 15 R8 = 0x33800000  R9 = 0x32aaaaab  R10 = 0x4b800000  R11 = 0xcb800000
  expect lane 16 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x3f800001  R11 = 0x3eaaaaac
  expect lane 17 R8 = 0xcaaaaaab  R9 = 0xcb800000  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 18 R8 = 0xbf800000  R9 = 0x4b800000  R10 = 0x4aaaaaab  R11 = 0x3f800001
  expect lane 19 R8 = 0xcb800000  R9 = 0xbeaaaaab  R10 = 0x4b800000  R11 = 0xbf800000
  expect lane 20 R8 = 0x4b800000  R9 = 0x33800000  R10 = 0x3f800001  R11 = 0x4aaaaaac
  expect lane 21 R8 = 0x0  R9 = 0xcb800000  R10 = 0x33800000  R11 = 0x4b800000
  expect lane 22 R8 = 0x33800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800001
  expect lane 23 R8 = 0xcb800000  R9 = 0xcaaaaaaa  R10 = 0x3f800000  R11 = 0x33800000
}
texture 7 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20070000 texels rows 0000803f ffff7fbf 00008033 00000034 ffffffb3 0100803f }
handle 7 texture 7 sampler 0

warp 7 {
  asm "TLD4.R R8, R0, 7, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xb3ffffff  R9 = 0x3f800000  R10 = 0x33800000  R11 = 0x3eaaaaaa
  expect lane 1 R8 = 0x3eaaaaab  R9 = 0x34000000  R10 = 0x3f800000  R11 = 0xb3ffffff
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800001  R10 = 0x3f2aaaab  R11 = 0x33800000
  expect lane 3 R8 = 0x34000000  R9 = 0x3f2aaaab  R10 = 0x3f800001  R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800001  R9 = 0xbf7fffff  R10 = 0x33800000  R11 = 0x33aaaaab
  expect lane 5 R8 = 0x33d55556  R9 = 0x34000000  R10 = 0xbf7fffff  R11 = 0x3f800001
  expect lane 6 R8 = 0xbf7fffff  R9 = 0xb3ffffff  R10 = 0xbeaaaaaa  R11 = 0x33800000
  expect lane 7 R8 = 0x34000000  R9 = 0xbeaaaaaa  R10 = 0xb3ffffff  R11 = 0xbf7fffff
  expect lane 8 R8 = 0xbf7fffff  R9 = 0x33800000  R10 = 0x3f800001  R11 = 0x33aaaaab
  expect lane 9 R8 = 0xbeaaaaab  R9 = 0xb3ffffff  R10 = 0x33800000  R11 = 0xbf7fffff
  expect lane 10 R8 = 0x33800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800001
  expect lane 11 R8 = 0xb3ffffff  R9 = 0x3eaaaaaa  R10 = 0x3f800000  R11 = 0x33800000
  expect lane 12 R8 = 0xbf7fffff  R9 = 0x34000000  R10 = 0xb3ffffff  R11 = 0xbeaaaaaa
  expect lane 13 R8 = 0x33d55556  R9 = 0x3f800001  R10 = 0x34000000  R11 = 0xbf7fffff
  expect lane 14 R8 = 0x34000000  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0xb3ffffff
  expect lane 15 R8 = 0x3f800001  R9 = 0x3f2aaaac  R10 = 0x3f800000  R11 = 0x34000000
  expect lane 16 R8 = 0xbf7fffff  R9 = 0xb3ffffff  R10 = 0x33800000  R11 = 0xbeaaaaaa
  expect lane 17 R8 = 0xbeaaaaaa  R9 = 0x34000000  R10 = 0xb3ffffff  R11 = 0xbf7fffff
  expect lane 18 R8 = 0xb3ffffff  R9 = 0x3f800000  R10 = 0x3eaaaaaa  R11 = 0x33800000
  expect lane 19 R8 = 0x34000000  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0xb3ffffff
  expect lane 20 R8 = 0x3f800000  R9 = 0x3f800001  R10 = 0x33800000  R11 = 0x3f2aaaab
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x34000000  R10 = 0x3f800001  R11 = 0x3f800000
  expect lane 22 R8 = 0x3f800001  R9 = 0xbf7fffff  R10 = 0x33aaaaab  R11 = 0x33800000
  expect lane 23 R8 = 0x34000000  R9 = 0x33d55556  R10 = 0xbf7fffff  R11 = 0x3f800001
}
texture 8 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20080000 texels rows 00000001 ffffff80 00004001 01002081 0000c000 03008001 }
handle 8 texture 8 sampler 0

warp 8 {
  asm "TLD4.R R8, R0, 8, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xc00000  R9 = 0x1000000  R10 = 0x1400000  R11 = 0x10aaaab
  expect lane 1 R8 = 0x2aaaaa  R9 = 0x81200001  R10 = 0x1000000  R11 = 0xc00000
  expect lane 2 R8 = 0x1000000  R9 = 0x1800003  R10 = 0x1400003  R11 = 0x1400000
  expect lane 3 R8 = 0x81200001  R9 = 0x955559  R10 = 0x1800003  R11 = 0x1000000
  expect lane 4 R8 = 0x1800003  R9 = 0x80ffffff  R10 = 0x1400000  R11 = 0xd5555a
  expect lane 5 R8 = 0x80155552  R9 = 0x81200001  R10 = 0x80ffffff  R11 = 0x1800003
  expect lane 6 R8 = 0x80ffffff  R9 = 0xc00000  R10 = 0x6aaaab  R11 = 0x1400000
  expect lane 7 R8 = 0x81200001  R9 = 0x80800000  R10 = 0xc00000  R11 = 0x80ffffff
  expect lane 8 R8 = 0x80ffffff  R9 = 0x1400000  R10 = 0x1800003  R11 = 0xd5555a
  expect lane 9 R8 = 0x6aaaab  R9 = 0xc00000  R10 = 0x1400000  R11 = 0x80ffffff
  expect lane 10 R8 = 0x1400000  R9 = 0x1000000  R10 = 0x1400003  R11 = 0x1800003
  expect lane 11 R8 = 0xc00000  R9 = 0x10aaaab  R10 = 0x1000000  R11 = 0x1400000
  expect lane 12 R8 = 0x80ffffff  R9 = 0x81200001  R10 = 0xc00000  R11 = 0x80800000
  expect lane 13 R8 = 0x80155551  R9 = 0x1800003  R10 = 0x81200001  R11 = 0x80ffffff
  expect lane 14 R8 = 0x81200001  R9 = 0x1000000  R10 = 0x2aaaaa  R11 = 0xc00000
  expect lane 15 R8 = 0x1800003  R9 = 0x955559  R10 = 0x1000000  R11 = 0x81200001
  expect lane 16 R8 = 0x80ffffff  R9 = 0xc00000  R10 = 0x1400000  R11 = 0x6aaaab
  expect lane 17 R8 = 0x80800000  R9 = 0x81200001  R10 = 0xc00000  R11 = 0x80ffffff
  expect lane 18 R8 = 0xc00000  R9 = 0x1000000  R10 = 0x10aaaab  R11 = 0x1400000
  expect lane 19 R8 = 0x81200001  R9 = 0x2aaaaa  R10 = 0x1000000  R11 = 0xc00000
  expect lane 20 R8 = 0x1000000  R9 = 0x1800003  R10 = 0x1400000  R11 = 0x1400003
  expect lane 21 R8 = 0x955559  R9 = 0x81200001  R10 = 0x1800003  R11 = 0x1000000
  expect lane 22 R8 = 0x1800003  R9 = 0x80ffffff  R10 = 0xd5555a  R11 = 0x1400000
  expect lane 23 R8 = 0x81200001  R9 = 0x80155552  R10 = 0x80ffffff  R11 = 0x1800003
}
texture 9 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20090000 texels rows 0000803f 000080bf 00000000 00000080 0000803f 000080bf }
handle 9 texture 9 sampler 0

warp 9 {
  asm "TLD4.R R8, R0, 9, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f2aaaab
  expect lane 1 R8 = 0x3f2aaaab  R9 = 0x80000000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x0  R11 = 0x0
  expect lane 3 R8 = 0x80000000  R9 = 0x0  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x0  R11 = 0xbf2aaaab
  expect lane 5 R8 = 0xbf2aaaab  R9 = 0x80000000  R10 = 0xbf800000  R11 = 0xbf800000
  expect lane 6 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
  expect lane 7 R8 = 0x80000000  R9 = 0x0  R10 = 0x3f800000  R11 = 0xbf800000
  expect lane 8 R8 = 0xbf800000  R9 = 0x0  R10 = 0xbf800000  R11 = 0xbf2aaaab
  expect lane 9 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0xbf800000
  expect lane 10 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0xbf800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x0
  expect lane 12 R8 = 0xbf800000  R9 = 0x80000000  R10 = 0x3f800000  R11 = 0x0
  expect lane 13 R8 = 0xbf2aaaab  R9 = 0xbf800000  R10 = 0x80000000  R11 = 0xbf800000
  expect lane 14 R8 = 0x80000000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f800000
  expect lane 15 R8 = 0xbf800000  R9 = 0x0  R10 = 0x3f800000  R11 = 0x80000000
  expect lane 16 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
  expect lane 17 R8 = 0x0  R9 = 0x80000000  R10 = 0x3f800000  R11 = 0xbf800000
  expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x0
  expect lane 19 R8 = 0x80000000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 20 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x0  R11 = 0x0
  expect lane 21 R8 = 0x0  R9 = 0x80000000  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 22 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf2aaaab  R11 = 0x0
  expect lane 23 R8 = 0x80000000  R9 = 0xbf2aaaab  R10 = 0xbf800000  R11 = 0xbf800000
}

warp 10 {   # an integer one
  asm "TLD4.G R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 2 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 3 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 4 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 5 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 6 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 7 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 8 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 9 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 10 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 11 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 12 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 13 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 14 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 15 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 16 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 17 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 18 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 19 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 20 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 21 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 22 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
  expect lane 23 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1
}

warp 11 {   # 1.0
  asm "TLD4.B R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

warp 12 {   # zero
  asm "TLD4.A R8, R0, 0, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
  expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
texture 10 { type CUBEMAP_ARRAY format R8 UNORM size 1 1 layers 2 address 0x21000000 texels rows 003380feff070809fffe4d64 }
handle 10 texture 10 sampler 0

warp 13 {   # UNORM
  asm "TLD4.R R8, R0, 10, ARRAY_CUBE, 0xf"  active 0xffffff  array = 0
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f008081  R11 = 0x3f002ad6
  expect lane 1 R8 = 0x3f2a5500  R9 = 0x3f7efeff  R10 = 0x0  R11 = 0x3f800000
  expect lane 2 R8 = 0x0  R9 = 0x3ce0e0e1  R10 = 0x3e34b4b6  R11 = 0x3f008081
  expect lane 3 R8 = 0x3f7efeff  R9 = 0x3eaeaeaf  R10 = 0x3ce0e0e1  R11 = 0x0
  expect lane 4 R8 = 0x3ce0e0e1  R9 = 0x3e4ccccd  R10 = 0x3f008081  R11 = 0x3e78f8fa
  expect lane 5 R8 = 0x3ed0d0d2  R9 = 0x3f7efeff  R10 = 0x3e4ccccd  R11 = 0x3ce0e0e1
  expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3f800000  R10 = 0x3f113be7  R11 = 0x3f008081
  expect lane 7 R8 = 0x3f7efeff  R9 = 0x3f3b6612  R10 = 0x3f800000  R11 = 0x3e4ccccd
  expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3f008081  R10 = 0x3ce0e0e1  R11 = 0x3e78f8fa
  expect lane 9 R8 = 0x3f113be7  R9 = 0x3f800000  R10 = 0x3f008081  R11 = 0x3e4ccccd
  expect lane 10 R8 = 0x3f008081  R9 = 0x0  R10 = 0x3e34b4b6  R11 = 0x3ce0e0e1
  expect lane 11 R8 = 0x3f800000  R9 = 0x3f002ad6  R10 = 0x0  R11 = 0x3f008081
  expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3f7efeff  R10 = 0x3f800000  R11 = 0x3f3b6610
  expect lane 13 R8 = 0x3ed0d0d2  R9 = 0x3ce0e0e1  R10 = 0x3f7efeff  R11 = 0x3e4ccccd
  expect lane 14 R8 = 0x3f7efeff  R9 = 0x0  R10 = 0x3f2a5500  R11 = 0x3f800000
  expect lane 15 R8 = 0x3ce0e0e1  R9 = 0x3eaeaeaf  R10 = 0x0  R11 = 0x3f7efeff
  expect lane 16 R8 = 0x3e4ccccd  R9 = 0x3f800000  R10 = 0x3f008081  R11 = 0x3f113be7
  expect lane 17 R8 = 0x3f3b6612  R9 = 0x3f7efeff  R10 = 0x3f800000  R11 = 0x3e4ccccd
  expect lane 18 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3f002ad6  R11 = 0x3f008081
  expect lane 19 R8 = 0x3f7efeff  R9 = 0x3f2a5500  R10 = 0x0  R11 = 0x3f800000
  expect lane 20 R8 = 0x0  R9 = 0x3ce0e0e1  R10 = 0x3f008081  R11 = 0x3e34b4b6
  expect lane 21 R8 = 0x3eaeaeaf  R9 = 0x3f7efeff  R10 = 0x3ce0e0e1  R11 = 0x0
  expect lane 22 R8 = 0x3ce0e0e1  R9 = 0x3e4ccccd  R10 = 0x3e78f8fa  R11 = 0x3f008081
  expect lane 23 R8 = 0x3f7efeff  R9 = 0x3ed0d0d2  R10 = 0x3e4ccccd  R11 = 0x3ce0e0e1
}

warp 14 {   # UNORM
  asm "TLD4.R R8, R0, 10, ARRAY_CUBE, 0xf"  active 0xffffff  array = 1
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x3d008081  R10 = 0x3f800000  R11 = 0x3ee38e3a
  expect lane 1 R8 = 0x3ee2e2e3  R9 = 0x3f7efeff  R10 = 0x3d008081  R11 = 0x3e9a9a9b
  expect lane 2 R8 = 0x3d008081  R9 = 0x3ec8c8c9  R10 = 0x3ef2f2f3  R11 = 0x3f800000
  expect lane 3 R8 = 0x3f7efeff  R9 = 0x3ef2479e  R10 = 0x3ec8c8c9  R11 = 0x3d008081
  expect lane 4 R8 = 0x3ec8c8c9  R9 = 0x3d109091  R10 = 0x3f800000  R11 = 0x3ef39e4a
  expect lane 5 R8 = 0x3ef2f2f3  R9 = 0x3f7efeff  R10 = 0x3d109091  R11 = 0x3ec8c8c9
  expect lane 6 R8 = 0x3d109091  R9 = 0x3e9a9a9b  R10 = 0x3ee4398f  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f7efeff  R9 = 0x3ee38e3a  R10 = 0x3e9a9a9b  R11 = 0x3d109091
  expect lane 8 R8 = 0x3d109091  R9 = 0x3f800000  R10 = 0x3ec8c8c9  R11 = 0x3ef39e4a
  expect lane 9 R8 = 0x3ee43990  R9 = 0x3e9a9a9b  R10 = 0x3f800000  R11 = 0x3d109091
  expect lane 10 R8 = 0x3f800000  R9 = 0x3d008081  R10 = 0x3ef2f2f3  R11 = 0x3ec8c8c9
  expect lane 11 R8 = 0x3e9a9a9b  R9 = 0x3ee38e3a  R10 = 0x3d008081  R11 = 0x3f800000
  expect lane 12 R8 = 0x3d109091  R9 = 0x3f7efeff  R10 = 0x3e9a9a9b  R11 = 0x3ee38e3a
  expect lane 13 R8 = 0x3ef2f2f3  R9 = 0x3ec8c8c9  R10 = 0x3f7efeff  R11 = 0x3d109091
  expect lane 14 R8 = 0x3f7efeff  R9 = 0x3d008081  R10 = 0x3ee2e2e4  R11 = 0x3e9a9a9b
  expect lane 15 R8 = 0x3ec8c8c9  R9 = 0x3ef2479e  R10 = 0x3d008081  R11 = 0x3f7efeff
  expect lane 16 R8 = 0x3d109091  R9 = 0x3e9a9a9b  R10 = 0x3f800000  R11 = 0x3ee4398f
  expect lane 17 R8 = 0x3ee38e3a  R9 = 0x3f7efeff  R10 = 0x3e9a9a9b  R11 = 0x3d109091
  expect lane 18 R8 = 0x3e9a9a9b  R9 = 0x3d008081  R10 = 0x3ee38e3a  R11 = 0x3f800000
  expect lane 19 R8 = 0x3f7efeff  R9 = 0x3ee2e2e3  R10 = 0x3d008081  R11 = 0x3e9a9a9b
  expect lane 20 R8 = 0x3d008081  R9 = 0x3ec8c8c9  R10 = 0x3f800000  R11 = 0x3ef2f2f3
  expect lane 21 R8 = 0x3ef2479e  R9 = 0x3f7efeff  R10 = 0x3ec8c8c9  R11 = 0x3d008081
  expect lane 22 R8 = 0x3ec8c8c9  R9 = 0x3d109091  R10 = 0x3ef39e4a  R11 = 0x3f800000
  expect lane 23 R8 = 0x3f7efeff  R9 = 0x3ef2f2f3  R10 = 0x3d109091  R11 = 0x3ec8c8c9
}
texture 11 { type CUBEMAP format R32 UINT size 1 1 address 0x211b0000 texels rows 0000803f 00000040 00004040 00008040 0000a040 0000c040 }
handle 11 texture 11 sampler 0

warp 15 {   # UINT
  asm "TLD4.R R8, R0, 11, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x40a00000  R9 = 0x3f800000  R10 = 0x40400000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x40800000  R10 = 0x3f800000  R11 = 0x40a00000
  expect lane 2 R8 = 0x3f800000  R9 = 0x40c00000  R10 = 0x3f800000  R11 = 0x40400000
  expect lane 3 R8 = 0x40800000  R9 = 0x3f800000  R10 = 0x40c00000  R11 = 0x3f800000
  expect lane 4 R8 = 0x40c00000  R9 = 0x40000000  R10 = 0x40400000  R11 = 0x40000000
  expect lane 5 R8 = 0x40000000  R9 = 0x40800000  R10 = 0x40000000  R11 = 0x40c00000
  expect lane 6 R8 = 0x40000000  R9 = 0x40a00000  R10 = 0x40000000  R11 = 0x40400000
  expect lane 7 R8 = 0x40800000  R9 = 0x40000000  R10 = 0x40a00000  R11 = 0x40000000
  expect lane 8 R8 = 0x40000000  R9 = 0x40400000  R10 = 0x40c00000  R11 = 0x40400000
  expect lane 9 R8 = 0x40400000  R9 = 0x40a00000  R10 = 0x40400000  R11 = 0x40000000
  expect lane 10 R8 = 0x40400000  R9 = 0x3f800000  R10 = 0x40400000  R11 = 0x40c00000
  expect lane 11 R8 = 0x40a00000  R9 = 0x40400000  R10 = 0x3f800000  R11 = 0x40400000
  expect lane 12 R8 = 0x40000000  R9 = 0x40800000  R10 = 0x40a00000  R11 = 0x40800000
  expect lane 13 R8 = 0x40800000  R9 = 0x40c00000  R10 = 0x40800000  R11 = 0x40000000
  expect lane 14 R8 = 0x40800000  R9 = 0x3f800000  R10 = 0x40800000  R11 = 0x40a00000
  expect lane 15 R8 = 0x40c00000  R9 = 0x40800000  R10 = 0x3f800000  R11 = 0x40800000
  expect lane 16 R8 = 0x40000000  R9 = 0x40a00000  R10 = 0x40400000  R11 = 0x40a00000
  expect lane 17 R8 = 0x40a00000  R9 = 0x40800000  R10 = 0x40a00000  R11 = 0x40000000
  expect lane 18 R8 = 0x40a00000  R9 = 0x3f800000  R10 = 0x40a00000  R11 = 0x40400000
  expect lane 19 R8 = 0x40800000  R9 = 0x40a00000  R10 = 0x3f800000  R11 = 0x40a00000
  expect lane 20 R8 = 0x3f800000  R9 = 0x40c00000  R10 = 0x40400000  R11 = 0x40c00000
  expect lane 21 R8 = 0x40c00000  R9 = 0x40800000  R10 = 0x40c00000  R11 = 0x3f800000
  expect lane 22 R8 = 0x40c00000  R9 = 0x40000000  R10 = 0x40c00000  R11 = 0x40400000
  expect lane 23 R8 = 0x40800000  R9 = 0x40c00000  R10 = 0x40000000  R11 = 0x40c00000
}
texture 12 { type CUBEMAP format R32 SINT size 1 1 address 0x211c0000 texels rows 0000803f 00000040 00004040 00008040 0000a040 0000c040 }
handle 12 texture 12 sampler 0

warp 16 {   # SINT
  asm "TLD4.R R8, R0, 12, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x40a00000  R9 = 0x3f800000  R10 = 0x40400000  R11 = 0x3f800000
  expect lane 1 R8 = 0x3f800000  R9 = 0x40800000  R10 = 0x3f800000  R11 = 0x40a00000
  expect lane 2 R8 = 0x3f800000  R9 = 0x40c00000  R10 = 0x3f800000  R11 = 0x40400000
  expect lane 3 R8 = 0x40800000  R9 = 0x3f800000  R10 = 0x40c00000  R11 = 0x3f800000
  expect lane 4 R8 = 0x40c00000  R9 = 0x40000000  R10 = 0x40400000  R11 = 0x40000000
  expect lane 5 R8 = 0x40000000  R9 = 0x40800000  R10 = 0x40000000  R11 = 0x40c00000
  expect lane 6 R8 = 0x40000000  R9 = 0x40a00000  R10 = 0x40000000  R11 = 0x40400000
  expect lane 7 R8 = 0x40800000  R9 = 0x40000000  R10 = 0x40a00000  R11 = 0x40000000
  expect lane 8 R8 = 0x40000000  R9 = 0x40400000  R10 = 0x40c00000  R11 = 0x40400000
  expect lane 9 R8 = 0x40400000  R9 = 0x40a00000  R10 = 0x40400000  R11 = 0x40000000
  expect lane 10 R8 = 0x40400000  R9 = 0x3f800000  R10 = 0x40400000  R11 = 0x40c00000
  expect lane 11 R8 = 0x40a00000  R9 = 0x40400000  R10 = 0x3f800000  R11 = 0x40400000
  expect lane 12 R8 = 0x40000000  R9 = 0x40800000  R10 = 0x40a00000  R11 = 0x40800000
  expect lane 13 R8 = 0x40800000  R9 = 0x40c00000  R10 = 0x40800000  R11 = 0x40000000
  expect lane 14 R8 = 0x40800000  R9 = 0x3f800000  R10 = 0x40800000  R11 = 0x40a00000
  expect lane 15 R8 = 0x40c00000  R9 = 0x40800000  R10 = 0x3f800000  R11 = 0x40800000
  expect lane 16 R8 = 0x40000000  R9 = 0x40a00000  R10 = 0x40400000  R11 = 0x40a00000
  expect lane 17 R8 = 0x40a00000  R9 = 0x40800000  R10 = 0x40a00000  R11 = 0x40000000
  expect lane 18 R8 = 0x40a00000  R9 = 0x3f800000  R10 = 0x40a00000  R11 = 0x40400000
  expect lane 19 R8 = 0x40800000  R9 = 0x40a00000  R10 = 0x3f800000  R11 = 0x40a00000
  expect lane 20 R8 = 0x3f800000  R9 = 0x40c00000  R10 = 0x40400000  R11 = 0x40c00000
  expect lane 21 R8 = 0x40c00000  R9 = 0x40800000  R10 = 0x40c00000  R11 = 0x3f800000
  expect lane 22 R8 = 0x40c00000  R9 = 0x40000000  R10 = 0x40c00000  R11 = 0x40400000
  expect lane 23 R8 = 0x40800000  R9 = 0x40c00000  R10 = 0x40000000  R11 = 0x40c00000
}
