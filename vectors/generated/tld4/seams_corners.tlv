# Corners of seamless cubes: faces of one texel, so that every footprint has a corner, and each is seen from
# its three faces. Floats: denormals, zeros of both signs, sums beyond the largest number, infinities, what is
# no number, and 24 cubes of numbers drawn around 1, which cancel and tie; UNORM and sRGB; integers and
# constants; components of different types; layers of an array.
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
texture 10 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x200a0000 texels rows 030080b4 030000be ffffff33 0000803f 00000000 00000000 }
handle 10 texture 10 sampler 0

warp 10 {
  asm "TLD4.R R8, R0, 10, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0xb4800003  R10 = 0x33ffffff  R11 = 0xb32aaab3
  expect lane 1 R8 = 0x3eaaaaa8  R9 = 0x3f800000  R10 = 0xb4800003  R11 = 0x0
  expect lane 2 R8 = 0xb4800003  R9 = 0x0  R10 = 0xb32aaab3  R11 = 0x33ffffff
  expect lane 3 R8 = 0x3f800000  R9 = 0x3eaaaaa8  R10 = 0x0  R11 = 0xb4800003
  expect lane 4 R8 = 0x0  R9 = 0xbe000003  R10 = 0x33ffffff  R11 = 0xbd2aaaa4
  expect lane 5 R8 = 0x3e955555  R9 = 0x3f800000  R10 = 0xbe000003  R11 = 0x0
  expect lane 6 R8 = 0xbe000003  R9 = 0x0  R10 = 0xbd2aaaa4  R11 = 0x33ffffff
  expect lane 7 R8 = 0x3f800000  R9 = 0x3e955555  R10 = 0x0  R11 = 0xbe000003
  expect lane 8 R8 = 0xbe000003  R9 = 0x33ffffff  R10 = 0x0  R11 = 0xbd2aaaa4
  expect lane 9 R8 = 0xbd2aaaa4  R9 = 0x0  R10 = 0x33ffffff  R11 = 0xbe000003
  expect lane 10 R8 = 0x33ffffff  R9 = 0xb4800003  R10 = 0xb32aaab3  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0xb32aaab3  R10 = 0xb4800003  R11 = 0x33ffffff
  expect lane 12 R8 = 0xbe000003  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3e955555
  expect lane 13 R8 = 0x3e955555  R9 = 0x0  R10 = 0x3f800000  R11 = 0xbe000003
  expect lane 14 R8 = 0x3f800000  R9 = 0xb4800003  R10 = 0x3eaaaaa8  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0x3eaaaaa8  R10 = 0xb4800003  R11 = 0x3f800000
  expect lane 16 R8 = 0xbe000003  R9 = 0x0  R10 = 0x33ffffff  R11 = 0xbd2aaaa4
  expect lane 17 R8 = 0x3e955555  R9 = 0x3f800000  R10 = 0x0  R11 = 0xbe000003
  expect lane 18 R8 = 0x0  R9 = 0xb4800003  R10 = 0xb32aaab3  R11 = 0x33ffffff
  expect lane 19 R8 = 0x3f800000  R9 = 0x3eaaaaa8  R10 = 0xb4800003  R11 = 0x0
  expect lane 20 R8 = 0xb4800003  R9 = 0x0  R10 = 0x33ffffff  R11 = 0xb32aaab3
  expect lane 21 R8 = 0x3eaaaaa8  R9 = 0x3f800000  R10 = 0x0  R11 = 0xb4800003
  expect lane 22 R8 = 0x0  R9 = 0xbe000003  R10 = 0xbd2aaaa4  R11 = 0x33ffffff
  expect lane 23 R8 = 0x3f800000  R9 = 0x3e955555  R10 = 0xbe000003  R11 = 0x0
}
texture 11 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x200b0000 texels rows 0000c034 05008033 0000c0b2 00008033 0100003f 5555d5b3 }
handle 11 texture 11 sampler 0

warp 11 {
  asm "TLD4.R R8, R0, 11, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f000001  R9 = 0x34c00000  R10 = 0xb2c00000  R11 = 0x3e2aaab4
  expect lane 1 R8 = 0x3e2aaab6  R9 = 0x33800000  R10 = 0x34c00000  R11 = 0x3f000001
  expect lane 2 R8 = 0x34c00000  R9 = 0xb3d55555  R10 = 0x33a8e38f  R11 = 0xb2c00000
  expect lane 3 R8 = 0x33800000  R9 = 0x33e38e3a  R10 = 0xb3d55555  R11 = 0x34c00000
  expect lane 4 R8 = 0xb3d55555  R9 = 0x33800005  R10 = 0xb2c00000  R11 = 0xb2b1c716
  expect lane 5 R8 = 0x31e38e56  R9 = 0x33800000  R10 = 0x33800005  R11 = 0xb3d55555
  expect lane 6 R8 = 0x33800005  R9 = 0x3f000001  R10 = 0x3e2aaaae  R11 = 0xb2c00000
  expect lane 7 R8 = 0x33800000  R9 = 0x3e2aaaaf  R10 = 0x3f000001  R11 = 0x33800005
  expect lane 8 R8 = 0x33800005  R9 = 0xb2c00000  R10 = 0xb3d55555  R11 = 0xb2b1c716
  expect lane 9 R8 = 0x3e2aaaae  R9 = 0x3f000001  R10 = 0xb2c00000  R11 = 0x33800005
  expect lane 10 R8 = 0xb2c00000  R9 = 0x34c00000  R10 = 0x33a8e38f  R11 = 0xb3d55555
  expect lane 11 R8 = 0x3f000001  R9 = 0x3e2aaab4  R10 = 0x34c00000  R11 = 0xb2c00000
  expect lane 12 R8 = 0x33800005  R9 = 0x33800000  R10 = 0x3f000001  R11 = 0x3e2aaaaf
  expect lane 13 R8 = 0x31e38e50  R9 = 0xb3d55555  R10 = 0x33800000  R11 = 0x33800005
  expect lane 14 R8 = 0x33800000  R9 = 0x34c00000  R10 = 0x3e2aaab6  R11 = 0x3f000001
  expect lane 15 R8 = 0xb3d55555  R9 = 0x33e38e3a  R10 = 0x34c00000  R11 = 0x33800000
  expect lane 16 R8 = 0x33800005  R9 = 0x3f000001  R10 = 0xb2c00000  R11 = 0x3e2aaaae
  expect lane 17 R8 = 0x3e2aaaaf  R9 = 0x33800000  R10 = 0x3f000001  R11 = 0x33800005
  expect lane 18 R8 = 0x3f000001  R9 = 0x34c00000  R10 = 0x3e2aaab4  R11 = 0xb2c00000
  expect lane 19 R8 = 0x33800000  R9 = 0x3e2aaab6  R10 = 0x34c00000  R11 = 0x3f000001
  expect lane 20 R8 = 0x34c00000  R9 = 0xb3d55555  R10 = 0xb2c00000  R11 = 0x33a8e38f
  expect lane 21 R8 = 0x33e38e3a  R9 = 0x33800000  R10 = 0xb3d55555  R11 = 0x34c00000
  expect lane 22 R8 = 0xb3d55555  R9 = 0x33800005  R10 = 0xb2b1c716  R11 = 0xb2c00000
  expect lane 23 R8 = 0x33800000  R9 = 0x31e38e56  R10 = 0x33800005  R11 = 0xb3d55555
}
texture 12 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x200c0000 texels rows 020080b2 00008033 000080b2 00008034 ffff7fb4 010000b3 }
handle 12 texture 12 sampler 0

warp 12 {
  asm "TLD4.R R8, R0, 12, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xb47fffff  R9 = 0xb2800002  R10 = 0xb2800000  R11 = 0xb3c00000
  expect lane 1 R8 = 0xb1aaaaab  R9 = 0x34800000  R10 = 0xb2800002  R11 = 0xb47fffff
  expect lane 2 R8 = 0xb2800002  R9 = 0xb3000001  R10 = 0xb2aaaaac  R11 = 0xb2800000
  expect lane 3 R8 = 0x34800000  R9 = 0x338aaaab  R10 = 0xb3000001  R11 = 0xb2800002
  expect lane 4 R8 = 0xb3000001  R9 = 0x33800000  R10 = 0xb2800000  R11 = 0x31aaaaa8
  expect lane 5 R8 = 0x33c00000  R9 = 0x34800000  R10 = 0x33800000  R11 = 0xb3000001
  expect lane 6 R8 = 0x33800000  R9 = 0xb47fffff  R10 = 0xb38aaaaa  R11 = 0xb2800000
  expect lane 7 R8 = 0x34800000  R9 = 0x32aaaaae  R10 = 0xb47fffff  R11 = 0x33800000
  expect lane 8 R8 = 0x33800000  R9 = 0xb2800000  R10 = 0xb3000001  R11 = 0x31aaaaa8
  expect lane 9 R8 = 0xb38aaaaa  R9 = 0xb47fffff  R10 = 0xb2800000  R11 = 0x33800000
  expect lane 10 R8 = 0xb2800000  R9 = 0xb2800002  R10 = 0xb2aaaaac  R11 = 0xb3000001
  expect lane 11 R8 = 0xb47fffff  R9 = 0xb3c00000  R10 = 0xb2800002  R11 = 0xb2800000
  expect lane 12 R8 = 0x33800000  R9 = 0x34800000  R10 = 0xb47fffff  R11 = 0x32aaaaae
  expect lane 13 R8 = 0x33c00000  R9 = 0xb3000001  R10 = 0x34800000  R11 = 0x33800000
  expect lane 14 R8 = 0x34800000  R9 = 0xb2800002  R10 = 0xb1aaaaa0  R11 = 0xb47fffff
  expect lane 15 R8 = 0xb3000001  R9 = 0x338aaaab  R10 = 0xb2800002  R11 = 0x34800000
  expect lane 16 R8 = 0x33800000  R9 = 0xb47fffff  R10 = 0xb2800000  R11 = 0xb38aaaaa
  expect lane 17 R8 = 0x32aaaaae  R9 = 0x34800000  R10 = 0xb47fffff  R11 = 0x33800000
  expect lane 18 R8 = 0xb47fffff  R9 = 0xb2800002  R10 = 0xb3c00000  R11 = 0xb2800000
  expect lane 19 R8 = 0x34800000  R9 = 0xb1aaaaab  R10 = 0xb2800002  R11 = 0xb47fffff
  expect lane 20 R8 = 0xb2800002  R9 = 0xb3000001  R10 = 0xb2800000  R11 = 0xb2aaaaac
  expect lane 21 R8 = 0x338aaaab  R9 = 0x34800000  R10 = 0xb3000001  R11 = 0xb2800002
  expect lane 22 R8 = 0xb3000001  R9 = 0x33800000  R10 = 0x31aaaaa8  R11 = 0xb2800000
  expect lane 23 R8 = 0x34800000  R9 = 0x33c00000  R10 = 0x33800000  R11 = 0xb3000001
}
texture 13 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x200d0000 texels rows 5555d5b4 000000be feff7f3e 0000003e 00000000 00000000 }
handle 13 texture 13 sampler 0

warp 13 {
  asm "TLD4.R R8, R0, 13, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0xb4d55555  R10 = 0x3e7ffffe  R11 = 0x3daaaa98
  expect lane 1 R8 = 0x3d2aaa88  R9 = 0x3e000000  R10 = 0xb4d55555  R11 = 0x0
  expect lane 2 R8 = 0xb4d55555  R9 = 0x0  R10 = 0x3daaaa98  R11 = 0x3e7ffffe
  expect lane 3 R8 = 0x3e000000  R9 = 0x3d2aaa88  R10 = 0x0  R11 = 0xb4d55555
  expect lane 4 R8 = 0x0  R9 = 0xbe000000  R10 = 0x3e7ffffe  R11 = 0x3d2aaaa8
  expect lane 5 R8 = 0x0  R9 = 0x3e000000  R10 = 0xbe000000  R11 = 0x0
  expect lane 6 R8 = 0xbe000000  R9 = 0x0  R10 = 0x3d2aaaa8  R11 = 0x3e7ffffe
  expect lane 7 R8 = 0x3e000000  R9 = 0x0  R10 = 0x0  R11 = 0xbe000000
  expect lane 8 R8 = 0xbe000000  R9 = 0x3e7ffffe  R10 = 0x0  R11 = 0x3d2aaaa8
  expect lane 9 R8 = 0x3d2aaaa8  R9 = 0x0  R10 = 0x3e7ffffe  R11 = 0xbe000000
  expect lane 10 R8 = 0x3e7ffffe  R9 = 0xb4d55555  R10 = 0x3daaaa98  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x3daaaa98  R10 = 0xb4d55555  R11 = 0x3e7ffffe
  expect lane 12 R8 = 0xbe000000  R9 = 0x3e000000  R10 = 0x0  R11 = 0x0
  expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x3e000000  R11 = 0xbe000000
  expect lane 14 R8 = 0x3e000000  R9 = 0xb4d55555  R10 = 0x3d2aaa88  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0x3d2aaa88  R10 = 0xb4d55555  R11 = 0x3e000000
  expect lane 16 R8 = 0xbe000000  R9 = 0x0  R10 = 0x3e7ffffe  R11 = 0x3d2aaaa8
  expect lane 17 R8 = 0x0  R9 = 0x3e000000  R10 = 0x0  R11 = 0xbe000000
  expect lane 18 R8 = 0x0  R9 = 0xb4d55555  R10 = 0x3daaaa98  R11 = 0x3e7ffffe
  expect lane 19 R8 = 0x3e000000  R9 = 0x3d2aaa88  R10 = 0xb4d55555  R11 = 0x0
  expect lane 20 R8 = 0xb4d55555  R9 = 0x0  R10 = 0x3e7ffffe  R11 = 0x3daaaa98
  expect lane 21 R8 = 0x3d2aaa88  R9 = 0x3e000000  R10 = 0x0  R11 = 0xb4d55555
  expect lane 22 R8 = 0x0  R9 = 0xbe000000  R10 = 0x3d2aaaa8  R11 = 0x3e7ffffe
  expect lane 23 R8 = 0x3e000000  R9 = 0x0  R10 = 0xbe000000  R11 = 0x0
}
texture 14 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x200e0000 texels rows 050000b4 0000c0bf 5555d53f 5555553f 000000be 0300803f }
handle 14 texture 14 sampler 0

warp 14 {
  asm "TLD4.R R8, R0, 14, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xbe000000  R9 = 0xb4000005  R10 = 0x3fd55555  R11 = 0x3f038e38
  expect lane 1 R8 = 0x3e71c71a  R9 = 0x3f555555  R10 = 0xb4000005  R11 = 0xbe000000
  expect lane 2 R8 = 0xb4000005  R9 = 0x3f800003  R10 = 0x3f638e3b  R11 = 0x3fd55555
  expect lane 3 R8 = 0x3f555555  R9 = 0x3f1c71c8  R10 = 0x3f800003  R11 = 0xb4000005
  expect lane 4 R8 = 0x3f800003  R9 = 0xbfc00000  R10 = 0x3fd55555  R11 = 0x3ec71c76
  expect lane 5 R8 = 0x3de38e48  R9 = 0x3f555555  R10 = 0xbfc00000  R11 = 0x3f800003
  expect lane 6 R8 = 0xbfc00000  R9 = 0xbe000000  R10 = 0x3c638e2b  R11 = 0x3fd55555
  expect lane 7 R8 = 0x3f555555  R9 = 0xbe871c72  R10 = 0xbe000000  R11 = 0xbfc00000
  expect lane 8 R8 = 0xbfc00000  R9 = 0x3fd55555  R10 = 0x3f800003  R11 = 0x3ec71c76
  expect lane 9 R8 = 0x3c638e2b  R9 = 0xbe000000  R10 = 0x3fd55555  R11 = 0xbfc00000
  expect lane 10 R8 = 0x3fd55555  R9 = 0xb4000005  R10 = 0x3f638e3b  R11 = 0x3f800003
  expect lane 11 R8 = 0xbe000000  R9 = 0x3f038e38  R10 = 0xb4000005  R11 = 0x3fd55555
  expect lane 12 R8 = 0xbfc00000  R9 = 0x3f555555  R10 = 0xbe000000  R11 = 0xbe871c72
  expect lane 13 R8 = 0x3de38e48  R9 = 0x3f800003  R10 = 0x3f555555  R11 = 0xbfc00000
  expect lane 14 R8 = 0x3f555555  R9 = 0xb4000005  R10 = 0x3e71c71a  R11 = 0xbe000000
  expect lane 15 R8 = 0x3f800003  R9 = 0x3f1c71c8  R10 = 0xb4000005  R11 = 0x3f555555
  expect lane 16 R8 = 0xbfc00000  R9 = 0xbe000000  R10 = 0x3fd55555  R11 = 0x3c638e2b
  expect lane 17 R8 = 0xbe871c72  R9 = 0x3f555555  R10 = 0xbe000000  R11 = 0xbfc00000
  expect lane 18 R8 = 0xbe000000  R9 = 0xb4000005  R10 = 0x3f038e38  R11 = 0x3fd55555
  expect lane 19 R8 = 0x3f555555  R9 = 0x3e71c71a  R10 = 0xb4000005  R11 = 0xbe000000
  expect lane 20 R8 = 0xb4000005  R9 = 0x3f800003  R10 = 0x3fd55555  R11 = 0x3f638e3b
  expect lane 21 R8 = 0x3f1c71c8  R9 = 0x3f555555  R10 = 0x3f800003  R11 = 0xb4000005
  expect lane 22 R8 = 0x3f800003  R9 = 0xbfc00000  R10 = 0x3ec71c76  R11 = 0x3fd55555
  expect lane 23 R8 = 0x3f555555  R9 = 0x3de38e48  R10 = 0xbfc00000  R11 = 0x3f800003
}
texture 15 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x200f0000 texels rows 55555533 010080b3 03008032 050000be 0000003e feff7fb3 }
handle 15 texture 15 sampler 0

warp 15 {
  asm "TLD4.R R8, R0, 15, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3e000000  R9 = 0x33555555  R10 = 0x32800003  R11 = 0x3d2aaab0
  expect lane 1 R8 = 0xb22aaaab  R9 = 0xbe000005  R10 = 0x33555555  R11 = 0x3e000000
  expect lane 2 R8 = 0x33555555  R9 = 0xb37ffffe  R10 = 0x30e38e5b  R11 = 0x32800003
  expect lane 3 R8 = 0xbe000005  R9 = 0xbd2aaab3  R10 = 0xb37ffffe  R11 = 0x33555555
  expect lane 4 R8 = 0xb37ffffe  R9 = 0xb3800001  R10 = 0x32800003  R11 = 0xb3155555
  expect lane 5 R8 = 0xbd2aaabc  R9 = 0xbe000005  R10 = 0xb3800001  R11 = 0xb37ffffe
  expect lane 6 R8 = 0xb3800001  R9 = 0x3e000000  R10 = 0x3d2aaaa7  R11 = 0x32800003
  expect lane 7 R8 = 0xbe000005  R9 = 0xb3400000  R10 = 0x3e000000  R11 = 0xb3800001
  expect lane 8 R8 = 0xb3800001  R9 = 0x32800003  R10 = 0xb37ffffe  R11 = 0xb3155555
  expect lane 9 R8 = 0x3d2aaaa7  R9 = 0x3e000000  R10 = 0x32800003  R11 = 0xb3800001
  expect lane 10 R8 = 0x32800003  R9 = 0x33555555  R10 = 0x30e38e56  R11 = 0xb37ffffe
  expect lane 11 R8 = 0x3e000000  R9 = 0x3d2aaab0  R10 = 0x33555555  R11 = 0x32800003
  expect lane 12 R8 = 0xb3800001  R9 = 0xbe000005  R10 = 0x3e000000  R11 = 0xb3400000
  expect lane 13 R8 = 0xbd2aaabc  R9 = 0xb37ffffe  R10 = 0xbe000005  R11 = 0xb3800001
  expect lane 14 R8 = 0xbe000005  R9 = 0x33555555  R10 = 0xb22aaaab  R11 = 0x3e000000
  expect lane 15 R8 = 0xb37ffffe  R9 = 0xbd2aaab3  R10 = 0x33555555  R11 = 0xbe000005
  expect lane 16 R8 = 0xb3800001  R9 = 0x3e000000  R10 = 0x32800003  R11 = 0x3d2aaaa7
  expect lane 17 R8 = 0xb3400000  R9 = 0xbe000005  R10 = 0x3e000000  R11 = 0xb3800001
  expect lane 18 R8 = 0x3e000000  R9 = 0x33555555  R10 = 0x3d2aaab0  R11 = 0x32800003
  expect lane 19 R8 = 0xbe000005  R9 = 0xb22aaaab  R10 = 0x33555555  R11 = 0x3e000000
  expect lane 20 R8 = 0x33555555  R9 = 0xb37ffffe  R10 = 0x32800003  R11 = 0x30e38e5b
  expect lane 21 R8 = 0xbd2aaab3  R9 = 0xbe000005  R10 = 0xb37ffffe  R11 = 0x33555555
  expect lane 22 R8 = 0xb37ffffe  R9 = 0xb3800001  R10 = 0xb3155555  R11 = 0x32800003
  expect lane 23 R8 = 0xbe000005  R9 = 0xbd2aaabc  R10 = 0xb3800001  R11 = 0xb37ffffe
}
texture 16 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20100000 texels rows 050080be 0500803f 03000034 00008032 00000000 00000000 }
handle 16 texture 16 sampler 0

warp 16 {
  asm "TLD4.R R8, R0, 16, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0xbe800005  R10 = 0x34000003  R11 = 0xbdaaaaac
  expect lane 1 R8 = 0xbdaaaab0  R9 = 0x32800000  R10 = 0xbe800005  R11 = 0x0
  expect lane 2 R8 = 0xbe800005  R9 = 0x0  R10 = 0xbdaaaaac  R11 = 0x34000003
  expect lane 3 R8 = 0x32800000  R9 = 0xbdaaaab0  R10 = 0x0  R11 = 0xbe800005
  expect lane 4 R8 = 0x0  R9 = 0x3f800005  R10 = 0x34000003  R11 = 0x3eaaaab3
  expect lane 5 R8 = 0x3eaaaab2  R9 = 0x32800000  R10 = 0x3f800005  R11 = 0x0
  expect lane 6 R8 = 0x3f800005  R9 = 0x0  R10 = 0x3eaaaab3  R11 = 0x34000003
  expect lane 7 R8 = 0x32800000  R9 = 0x3eaaaab2  R10 = 0x0  R11 = 0x3f800005
  expect lane 8 R8 = 0x3f800005  R9 = 0x34000003  R10 = 0x0  R11 = 0x3eaaaab3
  expect lane 9 R8 = 0x3eaaaab3  R9 = 0x0  R10 = 0x34000003  R11 = 0x3f800005
  expect lane 10 R8 = 0x34000003  R9 = 0xbe800005  R10 = 0xbdaaaaac  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0xbdaaaaac  R10 = 0xbe800005  R11 = 0x34000003
  expect lane 12 R8 = 0x3f800005  R9 = 0x32800000  R10 = 0x0  R11 = 0x3eaaaab2
  expect lane 13 R8 = 0x3eaaaab2  R9 = 0x0  R10 = 0x32800000  R11 = 0x3f800005
  expect lane 14 R8 = 0x32800000  R9 = 0xbe800005  R10 = 0xbdaaaab0  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0xbdaaaab0  R10 = 0xbe800005  R11 = 0x32800000
  expect lane 16 R8 = 0x3f800005  R9 = 0x0  R10 = 0x34000003  R11 = 0x3eaaaab3
  expect lane 17 R8 = 0x3eaaaab2  R9 = 0x32800000  R10 = 0x0  R11 = 0x3f800005
  expect lane 18 R8 = 0x0  R9 = 0xbe800005  R10 = 0xbdaaaaac  R11 = 0x34000003
  expect lane 19 R8 = 0x32800000  R9 = 0xbdaaaab0  R10 = 0xbe800005  R11 = 0x0
  expect lane 20 R8 = 0xbe800005  R9 = 0x0  R10 = 0x34000003  R11 = 0xbdaaaaac
  expect lane 21 R8 = 0xbdaaaab0  R9 = 0x32800000  R10 = 0x0  R11 = 0xbe800005
  expect lane 22 R8 = 0x0  R9 = 0x3f800005  R10 = 0x3eaaaab3  R11 = 0x34000003
  expect lane 23 R8 = 0x32800000  R9 = 0x3eaaaab2  R10 = 0x3f800005  R11 = 0x0
}
texture 17 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20110000 texels rows 030000bf 0100c03f feff7f33 010080b2 feff7f34 010080b4 }
handle 17 texture 17 sampler 0

warp 17 {
  asm "TLD4.R R8, R0, 17, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x347ffffe  R9 = 0xbf000003  R10 = 0x337ffffe  R11 = 0xbe2aaaa8
  expect lane 1 R8 = 0xbe2aaaaa  R9 = 0xb2800001  R10 = 0xbf000003  R11 = 0x347ffffe
  expect lane 2 R8 = 0xbf000003  R9 = 0xb4800001  R10 = 0xbe2aaab3  R11 = 0x337ffffe
  expect lane 3 R8 = 0xb2800001  R9 = 0xbe2aaab4  R10 = 0xb4800001  R11 = 0xbf000003
  expect lane 4 R8 = 0xb4800001  R9 = 0x3fc00001  R10 = 0x337ffffe  R11 = 0x3effffff
  expect lane 5 R8 = 0x3effffff  R9 = 0xb2800001  R10 = 0x3fc00001  R11 = 0xb4800001
  expect lane 6 R8 = 0x3fc00001  R9 = 0x347ffffe  R10 = 0x3f000002  R11 = 0x337ffffe
  expect lane 7 R8 = 0xb2800001  R9 = 0x3f000002  R10 = 0x347ffffe  R11 = 0x3fc00001
  expect lane 8 R8 = 0x3fc00001  R9 = 0x337ffffe  R10 = 0xb4800001  R11 = 0x3effffff
  expect lane 9 R8 = 0x3f000002  R9 = 0x347ffffe  R10 = 0x337ffffe  R11 = 0x3fc00001
  expect lane 10 R8 = 0x337ffffe  R9 = 0xbf000003  R10 = 0xbe2aaab3  R11 = 0xb4800001
  expect lane 11 R8 = 0x347ffffe  R9 = 0xbe2aaaa8  R10 = 0xbf000003  R11 = 0x337ffffe
  expect lane 12 R8 = 0x3fc00001  R9 = 0xb2800001  R10 = 0x347ffffe  R11 = 0x3f000002
  expect lane 13 R8 = 0x3effffff  R9 = 0xb4800001  R10 = 0xb2800001  R11 = 0x3fc00001
  expect lane 14 R8 = 0xb2800001  R9 = 0xbf000003  R10 = 0xbe2aaaaa  R11 = 0x347ffffe
  expect lane 15 R8 = 0xb4800001  R9 = 0xbe2aaab4  R10 = 0xbf000003  R11 = 0xb2800001
  expect lane 16 R8 = 0x3fc00001  R9 = 0x347ffffe  R10 = 0x337ffffe  R11 = 0x3f000002
  expect lane 17 R8 = 0x3f000002  R9 = 0xb2800001  R10 = 0x347ffffe  R11 = 0x3fc00001
  expect lane 18 R8 = 0x347ffffe  R9 = 0xbf000003  R10 = 0xbe2aaaa8  R11 = 0x337ffffe
  expect lane 19 R8 = 0xb2800001  R9 = 0xbe2aaaaa  R10 = 0xbf000003  R11 = 0x347ffffe
  expect lane 20 R8 = 0xbf000003  R9 = 0xb4800001  R10 = 0x337ffffe  R11 = 0xbe2aaab3
  expect lane 21 R8 = 0xbe2aaab4  R9 = 0xb2800001  R10 = 0xb4800001  R11 = 0xbf000003
  expect lane 22 R8 = 0xb4800001  R9 = 0x3fc00001  R10 = 0x3effffff  R11 = 0x337ffffe
  expect lane 23 R8 = 0xb2800001  R9 = 0x3effffff  R10 = 0x3fc00001  R11 = 0xb4800001
}
texture 18 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20120000 texels rows 0100803e 020080bf 03008033 050000be 0000403f 0300803e }
handle 18 texture 18 sampler 0

warp 18 {
  asm "TLD4.R R8, R0, 18, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f400000  R9 = 0x3e800001  R10 = 0x33800003  R11 = 0x3eaaaaac
  expect lane 1 R8 = 0x3e955555  R9 = 0xbe000005  R10 = 0x3e800001  R11 = 0x3f400000
  expect lane 2 R8 = 0x3e800001  R9 = 0x3e800003  R10 = 0x3e2aaaaf  R11 = 0x33800003
  expect lane 3 R8 = 0xbe000005  R9 = 0x3e000002  R10 = 0x3e800003  R11 = 0x3e800001
  expect lane 4 R8 = 0x3e800003  R9 = 0xbf800002  R10 = 0x33800003  R11 = 0xbe800001
  expect lane 5 R8 = 0xbe955558  R9 = 0xbe000005  R10 = 0xbf800002  R11 = 0x3e800003
  expect lane 6 R8 = 0xbf800002  R9 = 0x3f400000  R10 = 0xbdaaaab3  R11 = 0x33800003
  expect lane 7 R8 = 0xbe000005  R9 = 0xbe000007  R10 = 0x3f400000  R11 = 0xbf800002
  expect lane 8 R8 = 0xbf800002  R9 = 0x33800003  R10 = 0x3e800003  R11 = 0xbe800000
  expect lane 9 R8 = 0xbdaaaab0  R9 = 0x3f400000  R10 = 0x33800003  R11 = 0xbf800002
  expect lane 10 R8 = 0x33800003  R9 = 0x3e800001  R10 = 0x3e2aaaaf  R11 = 0x3e800003
  expect lane 11 R8 = 0x3f400000  R9 = 0x3eaaaaac  R10 = 0x3e800001  R11 = 0x33800003
  expect lane 12 R8 = 0xbf800002  R9 = 0xbe000005  R10 = 0x3f400000  R11 = 0xbe000008
  expect lane 13 R8 = 0xbe955558  R9 = 0x3e800003  R10 = 0xbe000005  R11 = 0xbf800002
  expect lane 14 R8 = 0xbe000005  R9 = 0x3e800001  R10 = 0x3e955555  R11 = 0x3f400000
  expect lane 15 R8 = 0x3e800003  R9 = 0x3e000002  R10 = 0x3e800001  R11 = 0xbe000005
  expect lane 16 R8 = 0xbf800002  R9 = 0x3f400000  R10 = 0x33800003  R11 = 0xbdaaaab3
  expect lane 17 R8 = 0xbe000007  R9 = 0xbe000005  R10 = 0x3f400000  R11 = 0xbf800002
  expect lane 18 R8 = 0x3f400000  R9 = 0x3e800001  R10 = 0x3eaaaaac  R11 = 0x33800003
  expect lane 19 R8 = 0xbe000005  R9 = 0x3e955555  R10 = 0x3e800001  R11 = 0x3f400000
  expect lane 20 R8 = 0x3e800001  R9 = 0x3e800003  R10 = 0x33800003  R11 = 0x3e2aaaaf
  expect lane 21 R8 = 0x3e000002  R9 = 0xbe000005  R10 = 0x3e800003  R11 = 0x3e800001
  expect lane 22 R8 = 0x3e800003  R9 = 0xbf800002  R10 = 0xbe800001  R11 = 0x33800003
  expect lane 23 R8 = 0xbe000005  R9 = 0xbe955558  R10 = 0xbf800002  R11 = 0x3e800003
}
texture 19 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20130000 texels rows 0100c0b4 00008033 020080b2 03008033 00000000 00000000 }
handle 19 texture 19 sampler 0

warp 19 {
  asm "TLD4.R R8, R0, 19, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0xb4c00001  R10 = 0xb2800002  R11 = 0xb4055556
  expect lane 1 R8 = 0xb3d55556  R9 = 0x33800003  R10 = 0xb4c00001  R11 = 0x0
  expect lane 2 R8 = 0xb4c00001  R9 = 0x0  R10 = 0xb4055556  R11 = 0xb2800002
  expect lane 3 R8 = 0x33800003  R9 = 0xb3d55556  R10 = 0x0  R11 = 0xb4c00001
  expect lane 4 R8 = 0x0  R9 = 0x33800000  R10 = 0xb2800002  R11 = 0x327fffff
  expect lane 5 R8 = 0x332aaaae  R9 = 0x33800003  R10 = 0x33800000  R11 = 0x0
  expect lane 6 R8 = 0x33800000  R9 = 0x0  R10 = 0x327fffff  R11 = 0xb2800002
  expect lane 7 R8 = 0x33800003  R9 = 0x332aaaae  R10 = 0x0  R11 = 0x33800000
  expect lane 8 R8 = 0x33800000  R9 = 0xb2800002  R10 = 0x0  R11 = 0x327fffff
  expect lane 9 R8 = 0x327fffff  R9 = 0x0  R10 = 0xb2800002  R11 = 0x33800000
  expect lane 10 R8 = 0xb2800002  R9 = 0xb4c00001  R10 = 0xb4055556  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0xb4055556  R10 = 0xb4c00001  R11 = 0xb2800002
  expect lane 12 R8 = 0x33800000  R9 = 0x33800003  R10 = 0x0  R11 = 0x332aaaae
  expect lane 13 R8 = 0x332aaaae  R9 = 0x0  R10 = 0x33800003  R11 = 0x33800000
  expect lane 14 R8 = 0x33800003  R9 = 0xb4c00001  R10 = 0xb3d55556  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0xb3d55556  R10 = 0xb4c00001  R11 = 0x33800003
  expect lane 16 R8 = 0x33800000  R9 = 0x0  R10 = 0xb2800002  R11 = 0x327fffff
  expect lane 17 R8 = 0x332aaaae  R9 = 0x33800003  R10 = 0x0  R11 = 0x33800000
  expect lane 18 R8 = 0x0  R9 = 0xb4c00001  R10 = 0xb4055556  R11 = 0xb2800002
  expect lane 19 R8 = 0x33800003  R9 = 0xb3d55556  R10 = 0xb4c00001  R11 = 0x0
  expect lane 20 R8 = 0xb4c00001  R9 = 0x0  R10 = 0xb2800002  R11 = 0xb4055556
  expect lane 21 R8 = 0xb3d55556  R9 = 0x33800003  R10 = 0x0  R11 = 0xb4c00001
  expect lane 22 R8 = 0x0  R9 = 0x33800000  R10 = 0x327fffff  R11 = 0xb2800002
  expect lane 23 R8 = 0x33800003  R9 = 0x332aaaae  R10 = 0x33800000  R11 = 0x0
}
texture 20 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20140000 texels rows 030000bf feff7f34 02000034 5555d5b4 000000b4 020000b4 }
handle 20 texture 20 sampler 0

warp 20 {
  asm "TLD4.R R8, R0, 20, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xb4000000  R9 = 0xbf000003  R10 = 0x34000002  R11 = 0xbe2aaaaf
  expect lane 1 R8 = 0xbe2aaabb  R9 = 0xb4d55555  R10 = 0xbf000003  R11 = 0xb4000000
  expect lane 2 R8 = 0xbf000003  R9 = 0xb4000002  R10 = 0xbe2aaaaf  R11 = 0x34000002
  expect lane 3 R8 = 0xb4d55555  R9 = 0xbe2aaabb  R10 = 0xb4000002  R11 = 0xbf000003
  expect lane 4 R8 = 0xb4000002  R9 = 0x347ffffe  R10 = 0x34000002  R11 = 0x33aaaaaa
  expect lane 5 R8 = 0xb3c71c74  R9 = 0xb4d55555  R10 = 0x347ffffe  R11 = 0xb4000002
  expect lane 6 R8 = 0x347ffffe  R9 = 0xb4000000  R10 = 0x33aaaaab  R11 = 0x34000002
  expect lane 7 R8 = 0xb4d55555  R9 = 0xb3c71c73  R10 = 0xb4000000  R11 = 0x347ffffe
  expect lane 8 R8 = 0x347ffffe  R9 = 0x34000002  R10 = 0xb4000002  R11 = 0x33aaaaaa
  expect lane 9 R8 = 0x33aaaaab  R9 = 0xb4000000  R10 = 0x34000002  R11 = 0x347ffffe
  expect lane 10 R8 = 0x34000002  R9 = 0xbf000003  R10 = 0xbe2aaaaf  R11 = 0xb4000002
  expect lane 11 R8 = 0xb4000000  R9 = 0xbe2aaaaf  R10 = 0xbf000003  R11 = 0x34000002
  expect lane 12 R8 = 0x347ffffe  R9 = 0xb4d55555  R10 = 0xb4000000  R11 = 0xb3c71c73
  expect lane 13 R8 = 0xb3c71c74  R9 = 0xb4000002  R10 = 0xb4d55555  R11 = 0x347ffffe
  expect lane 14 R8 = 0xb4d55555  R9 = 0xbf000003  R10 = 0xbe2aaabb  R11 = 0xb4000000
  expect lane 15 R8 = 0xb4000002  R9 = 0xbe2aaabb  R10 = 0xbf000003  R11 = 0xb4d55555
  expect lane 16 R8 = 0x347ffffe  R9 = 0xb4000000  R10 = 0x34000002  R11 = 0x33aaaaab
  expect lane 17 R8 = 0xb3c71c73  R9 = 0xb4d55555  R10 = 0xb4000000  R11 = 0x347ffffe
  expect lane 18 R8 = 0xb4000000  R9 = 0xbf000003  R10 = 0xbe2aaaaf  R11 = 0x34000002
  expect lane 19 R8 = 0xb4d55555  R9 = 0xbe2aaabb  R10 = 0xbf000003  R11 = 0xb4000000
  expect lane 20 R8 = 0xbf000003  R9 = 0xb4000002  R10 = 0x34000002  R11 = 0xbe2aaaaf
  expect lane 21 R8 = 0xbe2aaabb  R9 = 0xb4d55555  R10 = 0xb4000002  R11 = 0xbf000003
  expect lane 22 R8 = 0xb4000002  R9 = 0x347ffffe  R10 = 0x33aaaaaa  R11 = 0x34000002
  expect lane 23 R8 = 0xb4d55555  R9 = 0xb3c71c74  R10 = 0x347ffffe  R11 = 0xb4000002
}
texture 21 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20150000 texels rows 05000034 050000bf feffffbf 0000c0b3 feff7f3e 02008033 }
handle 21 texture 21 sampler 0

warp 21 {
  asm "TLD4.R R8, R0, 21, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3e7ffffe  R9 = 0x34000005  R10 = 0xbffffffe  R11 = 0xbf155554
  expect lane 1 R8 = 0x3daaaaab  R9 = 0xb3c00000  R10 = 0x34000005  R11 = 0x3e7ffffe
  expect lane 2 R8 = 0x34000005  R9 = 0x33800002  R10 = 0xbf2aaaa8  R11 = 0xbffffffe
  expect lane 3 R8 = 0xb3c00000  R9 = 0x33000008  R10 = 0x33800002  R11 = 0x34000005
  expect lane 4 R8 = 0x33800002  R9 = 0xbf000005  R10 = 0xbffffffe  R11 = 0xbf555556
  expect lane 5 R8 = 0xbe2aaab3  R9 = 0xb3c00000  R10 = 0xbf000005  R11 = 0x33800002
  expect lane 6 R8 = 0xbf000005  R9 = 0x3e7ffffe  R10 = 0xbf400000  R11 = 0xbffffffe
  expect lane 7 R8 = 0xb3c00000  R9 = 0xbdaaaabe  R10 = 0x3e7ffffe  R11 = 0xbf000005
  expect lane 8 R8 = 0xbf000005  R9 = 0xbffffffe  R10 = 0x33800002  R11 = 0xbf555556
  expect lane 9 R8 = 0xbf400000  R9 = 0x3e7ffffe  R10 = 0xbffffffe  R11 = 0xbf000005
  expect lane 10 R8 = 0xbffffffe  R9 = 0x34000005  R10 = 0xbf2aaaa8  R11 = 0x33800002
  expect lane 11 R8 = 0x3e7ffffe  R9 = 0xbf155554  R10 = 0x34000005  R11 = 0xbffffffe
  expect lane 12 R8 = 0xbf000005  R9 = 0xb3c00000  R10 = 0x3e7ffffe  R11 = 0xbdaaaabc
  expect lane 13 R8 = 0xbe2aaab2  R9 = 0x33800002  R10 = 0xb3c00000  R11 = 0xbf000005
  expect lane 14 R8 = 0xb3c00000  R9 = 0x34000005  R10 = 0x3daaaaab  R11 = 0x3e7ffffe
  expect lane 15 R8 = 0x33800002  R9 = 0x33000008  R10 = 0x34000005  R11 = 0xb3c00000
  expect lane 16 R8 = 0xbf000005  R9 = 0x3e7ffffe  R10 = 0xbffffffe  R11 = 0xbf400000
  expect lane 17 R8 = 0xbdaaaabe  R9 = 0xb3c00000  R10 = 0x3e7ffffe  R11 = 0xbf000005
  expect lane 18 R8 = 0x3e7ffffe  R9 = 0x34000005  R10 = 0xbf155554  R11 = 0xbffffffe
  expect lane 19 R8 = 0xb3c00000  R9 = 0x3daaaaab  R10 = 0x34000005  R11 = 0x3e7ffffe
  expect lane 20 R8 = 0x34000005  R9 = 0x33800002  R10 = 0xbffffffe  R11 = 0xbf2aaaa8
  expect lane 21 R8 = 0x33000008  R9 = 0xb3c00000  R10 = 0x33800002  R11 = 0x34000005
  expect lane 22 R8 = 0x33800002  R9 = 0xbf000005  R10 = 0xbf555556  R11 = 0xbffffffe
  expect lane 23 R8 = 0xb3c00000  R9 = 0xbe2aaab3  R10 = 0xbf000005  R11 = 0x33800002
}
texture 22 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20160000 texels rows 050000be 0300003f 0100403e 5555d5bf 00000000 00000000 }
handle 22 texture 22 sampler 0

warp 22 {
  asm "TLD4.R R8, R0, 22, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0xbe000005  R10 = 0x3e400001  R11 = 0x3caaaaa0
  expect lane 1 R8 = 0xbf18e38f  R9 = 0xbfd55555  R10 = 0xbe000005  R11 = 0x0
  expect lane 2 R8 = 0xbe000005  R9 = 0x0  R10 = 0x3caaaaa0  R11 = 0x3e400001
  expect lane 3 R8 = 0xbfd55555  R9 = 0xbf18e38f  R10 = 0x0  R11 = 0xbe000005
  expect lane 4 R8 = 0x0  R9 = 0x3f000003  R10 = 0x3e400001  R11 = 0x3e6aaaaf
  expect lane 5 R8 = 0xbec71c70  R9 = 0xbfd55555  R10 = 0x3f000003  R11 = 0x0
  expect lane 6 R8 = 0x3f000003  R9 = 0x0  R10 = 0x3e6aaaaf  R11 = 0x3e400001
  expect lane 7 R8 = 0xbfd55555  R9 = 0xbec71c70  R10 = 0x0  R11 = 0x3f000003
  expect lane 8 R8 = 0x3f000003  R9 = 0x3e400001  R10 = 0x0  R11 = 0x3e6aaaaf
  expect lane 9 R8 = 0x3e6aaaaf  R9 = 0x0  R10 = 0x3e400001  R11 = 0x3f000003
  expect lane 10 R8 = 0x3e400001  R9 = 0xbe000005  R10 = 0x3caaaaa0  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x3caaaaa0  R10 = 0xbe000005  R11 = 0x3e400001
  expect lane 12 R8 = 0x3f000003  R9 = 0xbfd55555  R10 = 0x0  R11 = 0xbec71c70
  expect lane 13 R8 = 0xbec71c70  R9 = 0x0  R10 = 0xbfd55555  R11 = 0x3f000003
  expect lane 14 R8 = 0xbfd55555  R9 = 0xbe000005  R10 = 0xbf18e38f  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0xbf18e38f  R10 = 0xbe000005  R11 = 0xbfd55555
  expect lane 16 R8 = 0x3f000003  R9 = 0x0  R10 = 0x3e400001  R11 = 0x3e6aaaaf
  expect lane 17 R8 = 0xbec71c70  R9 = 0xbfd55555  R10 = 0x0  R11 = 0x3f000003
  expect lane 18 R8 = 0x0  R9 = 0xbe000005  R10 = 0x3caaaaa0  R11 = 0x3e400001
  expect lane 19 R8 = 0xbfd55555  R9 = 0xbf18e38f  R10 = 0xbe000005  R11 = 0x0
  expect lane 20 R8 = 0xbe000005  R9 = 0x0  R10 = 0x3e400001  R11 = 0x3caaaaa0
  expect lane 21 R8 = 0xbf18e38f  R9 = 0xbfd55555  R10 = 0x0  R11 = 0xbe000005
  expect lane 22 R8 = 0x0  R9 = 0x3f000003  R10 = 0x3e6aaaaf  R11 = 0x3e400001
  expect lane 23 R8 = 0xbfd55555  R9 = 0xbec71c70  R10 = 0x3f000003  R11 = 0x0
}
texture 23 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20170000 texels rows 00008033 55555533 010040bf 55555534 5555d533 00000034 }
handle 23 texture 23 sampler 0

warp 23 {
  asm "TLD4.R R8, R0, 23, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x33d55555  R9 = 0x33800000  R10 = 0xbf400001  R11 = 0xbe7ffffe
  expect lane 1 R8 = 0x34000000  R9 = 0x34555555  R10 = 0x33800000  R11 = 0x33d55555
  expect lane 2 R8 = 0x33800000  R9 = 0x34000000  R10 = 0xbe7ffffe  R11 = 0xbf400001
  expect lane 3 R8 = 0x34555555  R9 = 0x34071c72  R10 = 0x34000000  R11 = 0x33800000
  expect lane 4 R8 = 0x34000000  R9 = 0x33555555  R10 = 0xbf400001  R11 = 0xbe7ffffe
  expect lane 5 R8 = 0x34038e39  R9 = 0x34555555  R10 = 0x33555555  R11 = 0x34000000
  expect lane 6 R8 = 0x33555555  R9 = 0x33d55555  R10 = 0xbe7ffffe  R11 = 0xbf400001
  expect lane 7 R8 = 0x34555555  R9 = 0x33f8e38e  R10 = 0x33d55555  R11 = 0x33555555
  expect lane 8 R8 = 0x33555555  R9 = 0xbf400001  R10 = 0x34000000  R11 = 0xbe7ffffe
  expect lane 9 R8 = 0xbe7ffffe  R9 = 0x33d55555  R10 = 0xbf400001  R11 = 0x33555555
  expect lane 10 R8 = 0xbf400001  R9 = 0x33800000  R10 = 0xbe7ffffe  R11 = 0x34000000
  expect lane 11 R8 = 0x33d55555  R9 = 0xbe7ffffe  R10 = 0x33800000  R11 = 0xbf400001
  expect lane 12 R8 = 0x33555555  R9 = 0x34555555  R10 = 0x33d55555  R11 = 0x33f8e38e
  expect lane 13 R8 = 0x34038e39  R9 = 0x34000000  R10 = 0x34555555  R11 = 0x33555555
  expect lane 14 R8 = 0x34555555  R9 = 0x33800000  R10 = 0x33ffffff  R11 = 0x33d55555
  expect lane 15 R8 = 0x34000000  R9 = 0x34071c72  R10 = 0x33800000  R11 = 0x34555555
  expect lane 16 R8 = 0x33555555  R9 = 0x33d55555  R10 = 0xbf400001  R11 = 0xbe7ffffe
  expect lane 17 R8 = 0x33f8e38e  R9 = 0x34555555  R10 = 0x33d55555  R11 = 0x33555555
  expect lane 18 R8 = 0x33d55555  R9 = 0x33800000  R10 = 0xbe7ffffe  R11 = 0xbf400001
  expect lane 19 R8 = 0x34555555  R9 = 0x34000000  R10 = 0x33800000  R11 = 0x33d55555
  expect lane 20 R8 = 0x33800000  R9 = 0x34000000  R10 = 0xbf400001  R11 = 0xbe7ffffe
  expect lane 21 R8 = 0x34071c72  R9 = 0x34555555  R10 = 0x34000000  R11 = 0x33800000
  expect lane 22 R8 = 0x34000000  R9 = 0x33555555  R10 = 0xbe7ffffe  R11 = 0xbf400001
  expect lane 23 R8 = 0x34555555  R9 = 0x34038e39  R10 = 0x33555555  R11 = 0x34000000
}
texture 24 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20180000 texels rows 0100803e 0100c0bf 0200003e 0000803e 000080b2 0100c03f }
handle 24 texture 24 sampler 0

warp 24 {
  asm "TLD4.R R8, R0, 24, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xb2800000  R9 = 0x3e800001  R10 = 0x3e000002  R11 = 0x3e000001
  expect lane 1 R8 = 0x3e2aaaab  R9 = 0x3e800000  R10 = 0x3e800001  R11 = 0xb2800000
  expect lane 2 R8 = 0x3e800001  R9 = 0x3fc00001  R10 = 0x3f200001  R11 = 0x3e000002
  expect lane 3 R8 = 0x3e800000  R9 = 0x3f2aaaab  R10 = 0x3fc00001  R11 = 0x3e800001
  expect lane 4 R8 = 0x3fc00001  R9 = 0xbfc00001  R10 = 0x3e000002  R11 = 0x3d2aaaae
  expect lane 5 R8 = 0x3daaaaab  R9 = 0x3e800000  R10 = 0xbfc00001  R11 = 0x3fc00001
  expect lane 6 R8 = 0xbfc00001  R9 = 0xb2800000  R10 = 0xbeeaaaac  R11 = 0x3e000002
  expect lane 7 R8 = 0x3e800000  R9 = 0xbed55557  R10 = 0xb2800000  R11 = 0xbfc00001
  expect lane 8 R8 = 0xbfc00001  R9 = 0x3e000002  R10 = 0x3fc00001  R11 = 0x3d2aaaab
  expect lane 9 R8 = 0xbeeaaaac  R9 = 0xb2800000  R10 = 0x3e000002  R11 = 0xbfc00001
  expect lane 10 R8 = 0x3e000002  R9 = 0x3e800001  R10 = 0x3f200002  R11 = 0x3fc00001
  expect lane 11 R8 = 0xb2800000  R9 = 0x3e000002  R10 = 0x3e800001  R11 = 0x3e000002
  expect lane 12 R8 = 0xbfc00001  R9 = 0x3e800000  R10 = 0xb2800000  R11 = 0xbed55557
  expect lane 13 R8 = 0x3daaaaab  R9 = 0x3fc00001  R10 = 0x3e800000  R11 = 0xbfc00001
  expect lane 14 R8 = 0x3e800000  R9 = 0x3e800001  R10 = 0x3e2aaaab  R11 = 0xb2800000
  expect lane 15 R8 = 0x3fc00001  R9 = 0x3f2aaaab  R10 = 0x3e800001  R11 = 0x3e800000
  expect lane 16 R8 = 0xbfc00001  R9 = 0xb2800000  R10 = 0x3e000002  R11 = 0xbeeaaaac
  expect lane 17 R8 = 0xbed55557  R9 = 0x3e800000  R10 = 0xb2800000  R11 = 0xbfc00001
  expect lane 18 R8 = 0xb2800000  R9 = 0x3e800001  R10 = 0x3e000001  R11 = 0x3e000002
  expect lane 19 R8 = 0x3e800000  R9 = 0x3e2aaaab  R10 = 0x3e800001  R11 = 0xb2800000
  expect lane 20 R8 = 0x3e800001  R9 = 0x3fc00001  R10 = 0x3e000002  R11 = 0x3f200001
  expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3e800000  R10 = 0x3fc00001  R11 = 0x3e800001
  expect lane 22 R8 = 0x3fc00001  R9 = 0xbfc00001  R10 = 0x3d2aaaae  R11 = 0x3e000002
  expect lane 23 R8 = 0x3e800000  R9 = 0x3daaaaab  R10 = 0xbfc00001  R11 = 0x3fc00001
}
texture 25 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20190000 texels rows feffffbe 0000803f 02008033 000080b2 00000000 00000000 }
handle 25 texture 25 sampler 0

warp 25 {
  asm "TLD4.R R8, R0, 25, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0xbefffffe  R10 = 0x33800002  R11 = 0xbe2aaaa8
  expect lane 1 R8 = 0xbe2aaaaa  R9 = 0xb2800000  R10 = 0xbefffffe  R11 = 0x0
  expect lane 2 R8 = 0xbefffffe  R9 = 0x0  R10 = 0xbe2aaaa8  R11 = 0x33800002
  expect lane 3 R8 = 0xb2800000  R9 = 0xbe2aaaaa  R10 = 0x0  R11 = 0xbefffffe
  expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x33800002  R11 = 0x3eaaaaac
  expect lane 5 R8 = 0x3eaaaaab  R9 = 0xb2800000  R10 = 0x3f800000  R11 = 0x0
  expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x3eaaaaac  R11 = 0x33800002
  expect lane 7 R8 = 0xb2800000  R9 = 0x3eaaaaab  R10 = 0x0  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x33800002  R10 = 0x0  R11 = 0x3eaaaaac
  expect lane 9 R8 = 0x3eaaaaac  R9 = 0x0  R10 = 0x33800002  R11 = 0x3f800000
  expect lane 10 R8 = 0x33800002  R9 = 0xbefffffe  R10 = 0xbe2aaaa8  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0xbe2aaaa8  R10 = 0xbefffffe  R11 = 0x33800002
  expect lane 12 R8 = 0x3f800000  R9 = 0xb2800000  R10 = 0x0  R11 = 0x3eaaaaab
  expect lane 13 R8 = 0x3eaaaaab  R9 = 0x0  R10 = 0xb2800000  R11 = 0x3f800000
  expect lane 14 R8 = 0xb2800000  R9 = 0xbefffffe  R10 = 0xbe2aaaaa  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0xbe2aaaaa  R10 = 0xbefffffe  R11 = 0xb2800000
  expect lane 16 R8 = 0x3f800000  R9 = 0x0  R10 = 0x33800002  R11 = 0x3eaaaaac
  expect lane 17 R8 = 0x3eaaaaab  R9 = 0xb2800000  R10 = 0x0  R11 = 0x3f800000
  expect lane 18 R8 = 0x0  R9 = 0xbefffffe  R10 = 0xbe2aaaa8  R11 = 0x33800002
  expect lane 19 R8 = 0xb2800000  R9 = 0xbe2aaaaa  R10 = 0xbefffffe  R11 = 0x0
  expect lane 20 R8 = 0xbefffffe  R9 = 0x0  R10 = 0x33800002  R11 = 0xbe2aaaa8
  expect lane 21 R8 = 0xbe2aaaaa  R9 = 0xb2800000  R10 = 0x0  R11 = 0xbefffffe
  expect lane 22 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3eaaaaac  R11 = 0x33800002
  expect lane 23 R8 = 0xb2800000  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x0
}
texture 26 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x201a0000 texels rows 000080b4 5555d53f 5555553f 0500803e feffff33 0000c0b4 }
handle 26 texture 26 sampler 0

warp 26 {
  asm "TLD4.R R8, R0, 26, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x33fffffe  R9 = 0xb4800000  R10 = 0x3f555555  R11 = 0x3e8e38e2
  expect lane 1 R8 = 0x3daaaaac  R9 = 0x3e800005  R10 = 0xb4800000  R11 = 0x33fffffe
  expect lane 2 R8 = 0xb4800000  R9 = 0xb4c00000  R10 = 0x3e8e38dd  R11 = 0x3f555555
  expect lane 3 R8 = 0x3e800005  R9 = 0x3daaaa97  R10 = 0xb4c00000  R11 = 0xb4800000
  expect lane 4 R8 = 0xb4c00000  R9 = 0x3fd55555  R10 = 0x3f555555  R11 = 0x3f555553
  expect lane 5 R8 = 0x3f238e38  R9 = 0x3e800005  R10 = 0x3fd55555  R11 = 0xb4c00000
  expect lane 6 R8 = 0x3fd55555  R9 = 0x33fffffe  R10 = 0x3f555556  R11 = 0x3f555555
  expect lane 7 R8 = 0x3e800005  R9 = 0x3f238e3a  R10 = 0x33fffffe  R11 = 0x3fd55555
  expect lane 8 R8 = 0x3fd55555  R9 = 0x3f555555  R10 = 0xb4c00000  R11 = 0x3f555553
  expect lane 9 R8 = 0x3f555556  R9 = 0x33fffffe  R10 = 0x3f555555  R11 = 0x3fd55555
  expect lane 10 R8 = 0x3f555555  R9 = 0xb4800000  R10 = 0x3e8e38dd  R11 = 0xb4c00000
  expect lane 11 R8 = 0x33fffffe  R9 = 0x3e8e38e2  R10 = 0xb4800000  R11 = 0x3f555555
  expect lane 12 R8 = 0x3fd55555  R9 = 0x3e800005  R10 = 0x33fffffe  R11 = 0x3f238e3a
  expect lane 13 R8 = 0x3f238e38  R9 = 0xb4c00000  R10 = 0x3e800005  R11 = 0x3fd55555
  expect lane 14 R8 = 0x3e800005  R9 = 0xb4800000  R10 = 0x3daaaaac  R11 = 0x33fffffe
  expect lane 15 R8 = 0xb4c00000  R9 = 0x3daaaa97  R10 = 0xb4800000  R11 = 0x3e800005
  expect lane 16 R8 = 0x3fd55555  R9 = 0x33fffffe  R10 = 0x3f555555  R11 = 0x3f555556
  expect lane 17 R8 = 0x3f238e3a  R9 = 0x3e800005  R10 = 0x33fffffe  R11 = 0x3fd55555
  expect lane 18 R8 = 0x33fffffe  R9 = 0xb4800000  R10 = 0x3e8e38e2  R11 = 0x3f555555
  expect lane 19 R8 = 0x3e800005  R9 = 0x3daaaaac  R10 = 0xb4800000  R11 = 0x33fffffe
  expect lane 20 R8 = 0xb4800000  R9 = 0xb4c00000  R10 = 0x3f555555  R11 = 0x3e8e38dd
  expect lane 21 R8 = 0x3daaaa97  R9 = 0x3e800005  R10 = 0xb4c00000  R11 = 0xb4800000
  expect lane 22 R8 = 0xb4c00000  R9 = 0x3fd55555  R10 = 0x3f555553  R11 = 0x3f555555
  expect lane 23 R8 = 0x3e800005  R9 = 0x3f238e38  R10 = 0x3fd55555  R11 = 0xb4c00000
}
texture 27 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x201b0000 texels rows 5555d5bf 000000be ffffffbf 050080be 0500803f 02008033 }
handle 27 texture 27 sampler 0

warp 27 {
  asm "TLD4.R R8, R0, 27, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f800005  R9 = 0xbfd55555  R10 = 0xbfffffff  R11 = 0xbf638e36
  expect lane 1 R8 = 0xbe9c71c2  R9 = 0xbe800005  R10 = 0xbfd55555  R11 = 0x3f800005
  expect lane 2 R8 = 0xbfd55555  R9 = 0x33800002  R10 = 0xbf9c71c7  R11 = 0xbfffffff
  expect lane 3 R8 = 0xbe800005  R9 = 0xbf238e39  R10 = 0x33800002  R11 = 0xbfd55555
  expect lane 4 R8 = 0x33800002  R9 = 0xbe000000  R10 = 0xbfffffff  R11 = 0xbf355554
  expect lane 5 R8 = 0xbe000002  R9 = 0xbe800005  R10 = 0xbe000000  R11 = 0x33800002
  expect lane 6 R8 = 0xbe000000  R9 = 0x3f800005  R10 = 0xbebffff8  R11 = 0xbfffffff
  expect lane 7 R8 = 0xbe800005  R9 = 0x3e555560  R10 = 0x3f800005  R11 = 0xbe000000
  expect lane 8 R8 = 0xbe000000  R9 = 0xbfffffff  R10 = 0x33800002  R11 = 0xbf355556
  expect lane 9 R8 = 0xbebffffa  R9 = 0x3f800005  R10 = 0xbfffffff  R11 = 0xbe000000
  expect lane 10 R8 = 0xbfffffff  R9 = 0xbfd55555  R10 = 0xbf9c71c7  R11 = 0x33800002
  expect lane 11 R8 = 0x3f800005  R9 = 0xbf638e36  R10 = 0xbfd55555  R11 = 0xbfffffff
  expect lane 12 R8 = 0xbe000000  R9 = 0xbe800005  R10 = 0x3f800005  R11 = 0x3e555560
  expect lane 13 R8 = 0xbe000002  R9 = 0x33800002  R10 = 0xbe800005  R11 = 0xbe000000
  expect lane 14 R8 = 0xbe800005  R9 = 0xbfd55555  R10 = 0xbe9c71c2  R11 = 0x3f800005
  expect lane 15 R8 = 0x33800002  R9 = 0xbf238e39  R10 = 0xbfd55555  R11 = 0xbe800005
  expect lane 16 R8 = 0xbe000000  R9 = 0x3f800005  R10 = 0xbfffffff  R11 = 0xbebffff8
  expect lane 17 R8 = 0x3e555560  R9 = 0xbe800005  R10 = 0x3f800005  R11 = 0xbe000000
  expect lane 18 R8 = 0x3f800005  R9 = 0xbfd55555  R10 = 0xbf638e36  R11 = 0xbfffffff
  expect lane 19 R8 = 0xbe800005  R9 = 0xbe9c71c2  R10 = 0xbfd55555  R11 = 0x3f800005
  expect lane 20 R8 = 0xbfd55555  R9 = 0x33800002  R10 = 0xbfffffff  R11 = 0xbf9c71c7
  expect lane 21 R8 = 0xbf238e39  R9 = 0xbe800005  R10 = 0x33800002  R11 = 0xbfd55555
  expect lane 22 R8 = 0x33800002  R9 = 0xbe000000  R10 = 0xbf355554  R11 = 0xbfffffff
  expect lane 23 R8 = 0xbe800005  R9 = 0xbe000002  R10 = 0xbe000000  R11 = 0x33800002
}
texture 28 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x201c0000 texels rows 030000b4 0300803f ffffff3f ffffff3e 00000000 00000000 }
handle 28 texture 28 sampler 0

warp 28 {
  asm "TLD4.R R8, R0, 28, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0xb4000003  R10 = 0x3fffffff  R11 = 0x3f2aaaaa
  expect lane 1 R8 = 0x3e2aaaa8  R9 = 0x3effffff  R10 = 0xb4000003  R11 = 0x0
  expect lane 2 R8 = 0xb4000003  R9 = 0x0  R10 = 0x3f2aaaaa  R11 = 0x3fffffff
  expect lane 3 R8 = 0x3effffff  R9 = 0x3e2aaaa8  R10 = 0x0  R11 = 0xb4000003
  expect lane 4 R8 = 0x0  R9 = 0x3f800003  R10 = 0x3fffffff  R11 = 0x3f800001
  expect lane 5 R8 = 0x3f000002  R9 = 0x3effffff  R10 = 0x3f800003  R11 = 0x0
  expect lane 6 R8 = 0x3f800003  R9 = 0x0  R10 = 0x3f800001  R11 = 0x3fffffff
  expect lane 7 R8 = 0x3effffff  R9 = 0x3f000002  R10 = 0x0  R11 = 0x3f800003
  expect lane 8 R8 = 0x3f800003  R9 = 0x3fffffff  R10 = 0x0  R11 = 0x3f800001
  expect lane 9 R8 = 0x3f800001  R9 = 0x0  R10 = 0x3fffffff  R11 = 0x3f800003
  expect lane 10 R8 = 0x3fffffff  R9 = 0xb4000003  R10 = 0x3f2aaaaa  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x3f2aaaaa  R10 = 0xb4000003  R11 = 0x3fffffff
  expect lane 12 R8 = 0x3f800003  R9 = 0x3effffff  R10 = 0x0  R11 = 0x3f000002
  expect lane 13 R8 = 0x3f000002  R9 = 0x0  R10 = 0x3effffff  R11 = 0x3f800003
  expect lane 14 R8 = 0x3effffff  R9 = 0xb4000003  R10 = 0x3e2aaaa8  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0x3e2aaaa8  R10 = 0xb4000003  R11 = 0x3effffff
  expect lane 16 R8 = 0x3f800003  R9 = 0x0  R10 = 0x3fffffff  R11 = 0x3f800001
  expect lane 17 R8 = 0x3f000002  R9 = 0x3effffff  R10 = 0x0  R11 = 0x3f800003
  expect lane 18 R8 = 0x0  R9 = 0xb4000003  R10 = 0x3f2aaaaa  R11 = 0x3fffffff
  expect lane 19 R8 = 0x3effffff  R9 = 0x3e2aaaa8  R10 = 0xb4000003  R11 = 0x0
  expect lane 20 R8 = 0xb4000003  R9 = 0x0  R10 = 0x3fffffff  R11 = 0x3f2aaaaa
  expect lane 21 R8 = 0x3e2aaaa8  R9 = 0x3effffff  R10 = 0x0  R11 = 0xb4000003
  expect lane 22 R8 = 0x0  R9 = 0x3f800003  R10 = 0x3f800001  R11 = 0x3fffffff
  expect lane 23 R8 = 0x3effffff  R9 = 0x3f000002  R10 = 0x3f800003  R11 = 0x0
}
texture 29 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x201d0000 texels rows 05000034 5555553f 010000b3 000080be 55555534 5555d5b4 }
handle 29 texture 29 sampler 0

warp 29 {
  asm "TLD4.R R8, R0, 29, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x34555555  R9 = 0x34000005  R10 = 0xb3000001  R11 = 0x33ce38e7
  expect lane 1 R8 = 0xbdaaaa9d  R9 = 0xbe800000  R10 = 0x34000005  R11 = 0x34555555
  expect lane 2 R8 = 0x34000005  R9 = 0xb4d55555  R10 = 0xb3dc71c3  R11 = 0xb3000001
  expect lane 3 R8 = 0xbe800000  R9 = 0xbdaaaab7  R10 = 0xb4d55555  R11 = 0x34000005
  expect lane 4 R8 = 0xb4d55555  R9 = 0x3f555555  R10 = 0xb3000001  R11 = 0x3e8e38de
  expect lane 5 R8 = 0x3e471c68  R9 = 0xbe800000  R10 = 0x3f555555  R11 = 0xb4d55555
  expect lane 6 R8 = 0x3f555555  R9 = 0x34555555  R10 = 0x3e8e38e5  R11 = 0xb3000001
  expect lane 7 R8 = 0xbe800000  R9 = 0x3e471c76  R10 = 0x34555555  R11 = 0x3f555555
  expect lane 8 R8 = 0x3f555555  R9 = 0xb3000001  R10 = 0xb4d55555  R11 = 0x3e8e38de
  expect lane 9 R8 = 0x3e8e38e5  R9 = 0x34555555  R10 = 0xb3000001  R11 = 0x3f555555
  expect lane 10 R8 = 0xb3000001  R9 = 0x34000005  R10 = 0xb3dc71c3  R11 = 0xb4d55555
  expect lane 11 R8 = 0x34555555  R9 = 0x33ce38e7  R10 = 0x34000005  R11 = 0xb3000001
  expect lane 12 R8 = 0x3f555555  R9 = 0xbe800000  R10 = 0x34555555  R11 = 0x3e471c76
  expect lane 13 R8 = 0x3e471c68  R9 = 0xb4d55555  R10 = 0xbe800000  R11 = 0x3f555555
  expect lane 14 R8 = 0xbe800000  R9 = 0x34000005  R10 = 0xbdaaaa9d  R11 = 0x34555555
  expect lane 15 R8 = 0xb4d55555  R9 = 0xbdaaaab7  R10 = 0x34000005  R11 = 0xbe800000
  expect lane 16 R8 = 0x3f555555  R9 = 0x34555555  R10 = 0xb3000001  R11 = 0x3e8e38e5
  expect lane 17 R8 = 0x3e471c76  R9 = 0xbe800000  R10 = 0x34555555  R11 = 0x3f555555
  expect lane 18 R8 = 0x34555555  R9 = 0x34000005  R10 = 0x33ce38e7  R11 = 0xb3000001
  expect lane 19 R8 = 0xbe800000  R9 = 0xbdaaaa9d  R10 = 0x34000005  R11 = 0x34555555
  expect lane 20 R8 = 0x34000005  R9 = 0xb4d55555  R10 = 0xb3000001  R11 = 0xb3dc71c3
  expect lane 21 R8 = 0xbdaaaab7  R9 = 0xbe800000  R10 = 0xb4d55555  R11 = 0x34000005
  expect lane 22 R8 = 0xb4d55555  R9 = 0x3f555555  R10 = 0x3e8e38de  R11 = 0xb3000001
  expect lane 23 R8 = 0xbe800000  R9 = 0x3e471c68  R10 = 0x3f555555  R11 = 0xb4d55555
}
texture 30 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x201e0000 texels rows ffff7fbf 010000bf 050080b3 0000c03e 02000033 0200003f }
handle 30 texture 30 sampler 0

warp 30 {
  asm "TLD4.R R8, R0, 30, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x33000002  R9 = 0xbf7fffff  R10 = 0xb3800005  R11 = 0xbeaaaaaa
  expect lane 1 R8 = 0xbe555553  R9 = 0x3ec00000  R10 = 0xbf7fffff  R11 = 0x33000002
  expect lane 2 R8 = 0xbf7fffff  R9 = 0x3f000002  R10 = 0xbe2aaaa8  R11 = 0xb3800005
  expect lane 3 R8 = 0x3ec00000  R9 = 0xbd2aaa9b  R10 = 0x3f000002  R11 = 0xbf7fffff
  expect lane 4 R8 = 0x3f000002  R9 = 0xbf000001  R10 = 0xb3800005  R11 = 0xa8555556
  expect lane 5 R8 = 0x3e000002  R9 = 0x3ec00000  R10 = 0xbf000001  R11 = 0x3f000002
  expect lane 6 R8 = 0xbf000001  R9 = 0x33000002  R10 = 0xbe2aaaac  R11 = 0xb3800005
  expect lane 7 R8 = 0x3ec00000  R9 = 0xbd2aaaab  R10 = 0x33000002  R11 = 0xbf000001
  expect lane 8 R8 = 0xbf000001  R9 = 0xb3800005  R10 = 0x3f000002  R11 = 0x0
  expect lane 9 R8 = 0xbe2aaaac  R9 = 0x33000002  R10 = 0xb3800005  R11 = 0xbf000001
  expect lane 10 R8 = 0xb3800005  R9 = 0xbf7fffff  R10 = 0xbe2aaaa8  R11 = 0x3f000002
  expect lane 11 R8 = 0x33000002  R9 = 0xbeaaaaaa  R10 = 0xbf7fffff  R11 = 0xb3800005
  expect lane 12 R8 = 0xbf000001  R9 = 0x3ec00000  R10 = 0x33000002  R11 = 0xbd2aaaae
  expect lane 13 R8 = 0x3e000002  R9 = 0x3f000002  R10 = 0x3ec00000  R11 = 0xbf000001
  expect lane 14 R8 = 0x3ec00000  R9 = 0xbf7fffff  R10 = 0xbe555553  R11 = 0x33000002
  expect lane 15 R8 = 0x3f000002  R9 = 0xbd2aaa9b  R10 = 0xbf7fffff  R11 = 0x3ec00000
  expect lane 16 R8 = 0xbf000001  R9 = 0x33000002  R10 = 0xb3800005  R11 = 0xbe2aaaac
  expect lane 17 R8 = 0xbd2aaaab  R9 = 0x3ec00000  R10 = 0x33000002  R11 = 0xbf000001
  expect lane 18 R8 = 0x33000002  R9 = 0xbf7fffff  R10 = 0xbeaaaaaa  R11 = 0xb3800005
  expect lane 19 R8 = 0x3ec00000  R9 = 0xbe555553  R10 = 0xbf7fffff  R11 = 0x33000002
  expect lane 20 R8 = 0xbf7fffff  R9 = 0x3f000002  R10 = 0xb3800005  R11 = 0xbe2aaaa8
  expect lane 21 R8 = 0xbd2aaa9b  R9 = 0x3ec00000  R10 = 0x3f000002  R11 = 0xbf7fffff
  expect lane 22 R8 = 0x3f000002  R9 = 0xbf000001  R10 = 0xa8555556  R11 = 0xb3800005
  expect lane 23 R8 = 0x3ec00000  R9 = 0x3e000002  R10 = 0xbf000001  R11 = 0x3f000002
}
texture 31 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x201f0000 texels rows 05008033 555555b4 030000bf 010040bf 00000000 00000000 }
handle 31 texture 31 sampler 0

warp 31 {
  asm "TLD4.R R8, R0, 31, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x0  R9 = 0x33800005  R10 = 0xbf000003  R11 = 0xbe2aaaae
  expect lane 1 R8 = 0xbe800000  R9 = 0xbf400001  R10 = 0x33800005  R11 = 0x0
  expect lane 2 R8 = 0x33800005  R9 = 0x0  R10 = 0xbe2aaaae  R11 = 0xbf000003
  expect lane 3 R8 = 0xbf400001  R9 = 0xbe800000  R10 = 0x0  R11 = 0x33800005
  expect lane 4 R8 = 0x0  R9 = 0xb4555555  R10 = 0xbf000003  R11 = 0xbe2aaab3
  expect lane 5 R8 = 0xbe800003  R9 = 0xbf400001  R10 = 0xb4555555  R11 = 0x0
  expect lane 6 R8 = 0xb4555555  R9 = 0x0  R10 = 0xbe2aaab3  R11 = 0xbf000003
  expect lane 7 R8 = 0xbf400001  R9 = 0xbe800003  R10 = 0x0  R11 = 0xb4555555
  expect lane 8 R8 = 0xb4555555  R9 = 0xbf000003  R10 = 0x0  R11 = 0xbe2aaab3
  expect lane 9 R8 = 0xbe2aaab3  R9 = 0x0  R10 = 0xbf000003  R11 = 0xb4555555
  expect lane 10 R8 = 0xbf000003  R9 = 0x33800005  R10 = 0xbe2aaaae  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0xbe2aaaae  R10 = 0x33800005  R11 = 0xbf000003
  expect lane 12 R8 = 0xb4555555  R9 = 0xbf400001  R10 = 0x0  R11 = 0xbe800003
  expect lane 13 R8 = 0xbe800003  R9 = 0x0  R10 = 0xbf400001  R11 = 0xb4555555
  expect lane 14 R8 = 0xbf400001  R9 = 0x33800005  R10 = 0xbe800000  R11 = 0x0
  expect lane 15 R8 = 0x0  R9 = 0xbe800000  R10 = 0x33800005  R11 = 0xbf400001
  expect lane 16 R8 = 0xb4555555  R9 = 0x0  R10 = 0xbf000003  R11 = 0xbe2aaab3
  expect lane 17 R8 = 0xbe800003  R9 = 0xbf400001  R10 = 0x0  R11 = 0xb4555555
  expect lane 18 R8 = 0x0  R9 = 0x33800005  R10 = 0xbe2aaaae  R11 = 0xbf000003
  expect lane 19 R8 = 0xbf400001  R9 = 0xbe800000  R10 = 0x33800005  R11 = 0x0
  expect lane 20 R8 = 0x33800005  R9 = 0x0  R10 = 0xbf000003  R11 = 0xbe2aaaae
  expect lane 21 R8 = 0xbe800000  R9 = 0xbf400001  R10 = 0x0  R11 = 0x33800005
  expect lane 22 R8 = 0x0  R9 = 0xb4555555  R10 = 0xbe2aaab3  R11 = 0xbf000003
  expect lane 23 R8 = 0xbf400001  R9 = 0xbe800003  R10 = 0xb4555555  R11 = 0x0
}
texture 32 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20200000 texels rows 02008033 ffffff3f 0100403e 00008034 0000c0b3 0000003f }
handle 32 texture 32 sampler 0

warp 32 {
  asm "TLD4.R R8, R0, 32, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xb3c00000  R9 = 0x33800002  R10 = 0x3e400001  R11 = 0x3d7fffff
  expect lane 1 R8 = 0x33955556  R9 = 0x34800000  R10 = 0x33800002  R11 = 0xb3c00000
  expect lane 2 R8 = 0x33800002  R9 = 0x3f000000  R10 = 0x3e6aaaac  R11 = 0x3e400001
  expect lane 3 R8 = 0x34800000  R9 = 0x3e2aaab2  R10 = 0x3f000000  R11 = 0x33800002
  expect lane 4 R8 = 0x3f000000  R9 = 0x3fffffff  R10 = 0x3e400001  R11 = 0x3f655556
  expect lane 5 R8 = 0x3f555557  R9 = 0x34800000  R10 = 0x3fffffff  R11 = 0x3f000000
  expect lane 6 R8 = 0x3fffffff  R9 = 0xb3c00000  R10 = 0x3f3aaaaa  R11 = 0x3e400001
  expect lane 7 R8 = 0x34800000  R9 = 0x3f2aaaab  R10 = 0xb3c00000  R11 = 0x3fffffff
  expect lane 8 R8 = 0x3fffffff  R9 = 0x3e400001  R10 = 0x3f000000  R11 = 0x3f655556
  expect lane 9 R8 = 0x3f3aaaab  R9 = 0xb3c00000  R10 = 0x3e400001  R11 = 0x3fffffff
  expect lane 10 R8 = 0x3e400001  R9 = 0x33800002  R10 = 0x3e6aaaac  R11 = 0x3f000000
  expect lane 11 R8 = 0xb3c00000  R9 = 0x3d7fffff  R10 = 0x33800002  R11 = 0x3e400001
  expect lane 12 R8 = 0x3fffffff  R9 = 0x34800000  R10 = 0xb3c00000  R11 = 0x3f2aaaaa
  expect lane 13 R8 = 0x3f555556  R9 = 0x3f000000  R10 = 0x34800000  R11 = 0x3fffffff
  expect lane 14 R8 = 0x34800000  R9 = 0x33800002  R10 = 0x33955556  R11 = 0xb3c00000
  expect lane 15 R8 = 0x3f000000  R9 = 0x3e2aaab2  R10 = 0x33800002  R11 = 0x34800000
  expect lane 16 R8 = 0x3fffffff  R9 = 0xb3c00000  R10 = 0x3e400001  R11 = 0x3f3aaaaa
  expect lane 17 R8 = 0x3f2aaaab  R9 = 0x34800000  R10 = 0xb3c00000  R11 = 0x3fffffff
  expect lane 18 R8 = 0xb3c00000  R9 = 0x33800002  R10 = 0x3d7fffff  R11 = 0x3e400001
  expect lane 19 R8 = 0x34800000  R9 = 0x33955556  R10 = 0x33800002  R11 = 0xb3c00000
  expect lane 20 R8 = 0x33800002  R9 = 0x3f000000  R10 = 0x3e400001  R11 = 0x3e6aaaac
  expect lane 21 R8 = 0x3e2aaab2  R9 = 0x34800000  R10 = 0x3f000000  R11 = 0x33800002
  expect lane 22 R8 = 0x3f000000  R9 = 0x3fffffff  R10 = 0x3f655556  R11 = 0x3e400001
  expect lane 23 R8 = 0x34800000  R9 = 0x3f555557  R10 = 0x3fffffff  R11 = 0x3f000000
}
texture 33 { type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address 0x20210000 texels rows 000080be 0100403e 0100003f 030080be feff7f3e 010080b2 }
handle 33 texture 33 sampler 0

warp 33 {
  asm "TLD4.R R8, R0, 33, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3e7ffffe  R9 = 0xbe800000  R10 = 0x3f000001  R11 = 0x3e2aaaab
  expect lane 1 R8 = 0xbdaaaab0  R9 = 0xbe800003  R10 = 0xbe800000  R11 = 0x3e7ffffe
  expect lane 2 R8 = 0xbe800000  R9 = 0xb2800001  R10 = 0x3daaaaac  R11 = 0x3f000001
  expect lane 3 R8 = 0xbe800003  R9 = 0xbe2aaaae  R10 = 0xb2800001  R11 = 0xbe800000
  expect lane 4 R8 = 0xb2800001  R9 = 0x3e400001  R10 = 0x3f000001  R11 = 0x3e6aaaac
  expect lane 5 R8 = 0xbcaaaabb  R9 = 0xbe800003  R10 = 0x3e400001  R11 = 0xb2800001
  expect lane 6 R8 = 0x3e400001  R9 = 0x3e7ffffe  R10 = 0x3ea00001  R11 = 0x3f000001
  expect lane 7 R8 = 0xbe800003  R9 = 0x3d7ffff8  R10 = 0x3e7ffffe  R11 = 0x3e400001
  expect lane 8 R8 = 0x3e400001  R9 = 0x3f000001  R10 = 0xb2800001  R11 = 0x3e6aaaac
  expect lane 9 R8 = 0x3ea00000  R9 = 0x3e7ffffe  R10 = 0x3f000001  R11 = 0x3e400001
  expect lane 10 R8 = 0x3f000001  R9 = 0xbe800000  R10 = 0x3daaaaac  R11 = 0xb2800001
  expect lane 11 R8 = 0x3e7ffffe  R9 = 0x3e2aaaab  R10 = 0xbe800000  R11 = 0x3f000001
  expect lane 12 R8 = 0x3e400001  R9 = 0xbe800003  R10 = 0x3e7ffffe  R11 = 0x3d7ffff7
  expect lane 13 R8 = 0xbcaaaabb  R9 = 0xb2800001  R10 = 0xbe800003  R11 = 0x3e400001
  expect lane 14 R8 = 0xbe800003  R9 = 0xbe800000  R10 = 0xbdaaaab2  R11 = 0x3e7ffffe
  expect lane 15 R8 = 0xb2800001  R9 = 0xbe2aaaae  R10 = 0xbe800000  R11 = 0xbe800003
  expect lane 16 R8 = 0x3e400001  R9 = 0x3e7ffffe  R10 = 0x3f000001  R11 = 0x3ea00001
  expect lane 17 R8 = 0x3d7ffff8  R9 = 0xbe800003  R10 = 0x3e7ffffe  R11 = 0x3e400001
  expect lane 18 R8 = 0x3e7ffffe  R9 = 0xbe800000  R10 = 0x3e2aaaab  R11 = 0x3f000001
  expect lane 19 R8 = 0xbe800003  R9 = 0xbdaaaab0  R10 = 0xbe800000  R11 = 0x3e7ffffe
  expect lane 20 R8 = 0xbe800000  R9 = 0xb2800001  R10 = 0x3f000001  R11 = 0x3daaaaac
  expect lane 21 R8 = 0xbe2aaaae  R9 = 0xbe800003  R10 = 0xb2800001  R11 = 0xbe800000
  expect lane 22 R8 = 0xb2800001  R9 = 0x3e400001  R10 = 0x3e6aaaac  R11 = 0x3f000001
  expect lane 23 R8 = 0xbe800003  R9 = 0xbcaaaabb  R10 = 0x3e400001  R11 = 0xb2800001
}

warp 34 {   # an integer one
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

warp 35 {   # 1.0
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

warp 36 {   # zero
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
texture 34 { type CUBEMAP_ARRAY format R8 UNORM size 1 1 layers 2 address 0x21000000 texels rows 003380feff070809fffe4d64 }
handle 34 texture 34 sampler 0

warp 37 {   # UNORM
  asm "TLD4.R R8, R0, 34, ARRAY_CUBE, 0xf"  active 0xffffff  array = 0
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

warp 38 {   # UNORM
  asm "TLD4.R R8, R0, 34, ARRAY_CUBE, 0xf"  active 0xffffff  array = 1
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
texture 35 { type CUBEMAP format R32 UINT size 1 1 address 0x21630000 texels rows 0000803f 00000040 00004040 00008040 0000a040 0000c040 }
handle 35 texture 35 sampler 0

warp 39 {   # UINT
  asm "TLD4.R R8, R0, 35, CUBE, 0xf"  active 0xffffff
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
texture 36 { type CUBEMAP format R32 SINT size 1 1 address 0x21640000 texels rows 0000803f 00000040 00004040 00008040 0000a040 0000c040 }
handle 36 texture 36 sampler 0

warp 40 {   # SINT
  asm "TLD4.R R8, R0, 36, CUBE, 0xf"  active 0xffffff
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
texture 37 { type CUBEMAP format R32_G32_B32_A32 UINT source R G B A size 1 1 address 0x21650000 G_DATA_TYPE 7 B_DATA_TYPE 3 A_DATA_TYPE 7 texels rows 0000803fcdcccc3d0000803f0000804b 00000040cdcc4c3e000000400000803f 000040409a99993e000040400100803f 00008040cdcccc3e00008040000080cb 0000a0400000003f0000a040000080bf 0000c0409a99193f0000c04000008033 }
handle 37 texture 37 sampler 0

warp 41 {   # RGBA: UFSF
  asm "TLD4.R R8, R0, 37, CUBE, 0xf"  active 0xffffff
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

warp 42 {   # RGBA: UFSF
  asm "TLD4.G R8, R0, 37, CUBE, 0xf"  active 0xffffff
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

warp 43 {   # RGBA: UFSF
  asm "TLD4.B R8, R0, 37, CUBE, 0xf"  active 0xffffff
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

warp 44 {   # RGBA: UFSF
  asm "TLD4.A R8, R0, 37, CUBE, 0xf"  active 0xffffff
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
texture 38 { type CUBEMAP format R32_G32_B32_A32 UINT source A B G R size 1 1 address 0x21660000 R_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 3 texels rows 0000803fcdcccc3d0000803f0000804b 00000040cdcc4c3e000000400000803f 000040409a99993e000040400100803f 00008040cdcccc3e00008040000080cb 0000a0400000003f0000a040000080bf 0000c0409a99193f0000c04000008033 }
handle 38 texture 38 sampler 0

warp 45 {   # ABGR: FUFS
  asm "TLD4.R R8, R0, 38, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0xbf800000  R9 = 0x4b800000  R10 = 0x3f800001  R11 = 0x4b800000
  expect lane 1 R8 = 0x4b800000  R9 = 0xcb800000  R10 = 0x4b800000  R11 = 0xbf800000
  expect lane 2 R8 = 0x4b800000  R9 = 0x33800000  R10 = 0x4b800000  R11 = 0x3f800001
  expect lane 3 R8 = 0xcb800000  R9 = 0x4b800000  R10 = 0x33800000  R11 = 0x4b800000
  expect lane 4 R8 = 0x33800000  R9 = 0x3f800000  R10 = 0x3f800001  R11 = 0x3f800000
  expect lane 5 R8 = 0x3f800000  R9 = 0xcb800000  R10 = 0x3f800000  R11 = 0x33800000
  expect lane 6 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0x3f800001
  expect lane 7 R8 = 0xcb800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 8 R8 = 0x3f800000  R9 = 0x3f800001  R10 = 0x33800000  R11 = 0x3f800001
  expect lane 9 R8 = 0x3f800001  R9 = 0xbf800000  R10 = 0x3f800001  R11 = 0x3f800000
  expect lane 10 R8 = 0x3f800001  R9 = 0x4b800000  R10 = 0x3f800001  R11 = 0x33800000
  expect lane 11 R8 = 0xbf800000  R9 = 0x3f800001  R10 = 0x4b800000  R11 = 0x3f800001
  expect lane 12 R8 = 0x3f800000  R9 = 0xcb800000  R10 = 0xbf800000  R11 = 0xcb800000
  expect lane 13 R8 = 0xcb800000  R9 = 0x33800000  R10 = 0xcb800000  R11 = 0x3f800000
  expect lane 14 R8 = 0xcb800000  R9 = 0x4b800000  R10 = 0xcb800000  R11 = 0xbf800000
  expect lane 15 R8 = 0x33800000  R9 = 0xcb800000  R10 = 0x4b800000  R11 = 0xcb800000
  expect lane 16 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x3f800001  R11 = 0xbf800000
  expect lane 17 R8 = 0xbf800000  R9 = 0xcb800000  R10 = 0xbf800000  R11 = 0x3f800000
  expect lane 18 R8 = 0xbf800000  R9 = 0x4b800000  R10 = 0xbf800000  R11 = 0x3f800001
  expect lane 19 R8 = 0xcb800000  R9 = 0xbf800000  R10 = 0x4b800000  R11 = 0xbf800000
  expect lane 20 R8 = 0x4b800000  R9 = 0x33800000  R10 = 0x3f800001  R11 = 0x33800000
  expect lane 21 R8 = 0x33800000  R9 = 0xcb800000  R10 = 0x33800000  R11 = 0x4b800000
  expect lane 22 R8 = 0x33800000  R9 = 0x3f800000  R10 = 0x33800000  R11 = 0x3f800001
  expect lane 23 R8 = 0xcb800000  R9 = 0x33800000  R10 = 0x3f800000  R11 = 0x33800000
}

warp 46 {   # ABGR: FUFS
  asm "TLD4.G R8, R0, 38, CUBE, 0xf"  active 0xffffff
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

warp 47 {   # ABGR: FUFS
  asm "TLD4.B R8, R0, 38, CUBE, 0xf"  active 0xffffff
  s = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 -0.5 -0.5 0.5 0.5 0.5 0.5 -0.5 -0.5 ... }
  t = { 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 0.5 -0.5 0.5 -0.5 0.5 -0.5 0.5 -0.5 ... }
  r = { 0.5 0.5 -0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 -0.5 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3f000000  R9 = 0x3dcccccd  R10 = 0x3e99999a  R11 = 0x3dcccccd
  expect lane 1 R8 = 0x3dcccccd  R9 = 0x3ecccccd  R10 = 0x3dcccccd  R11 = 0x3f000000
  expect lane 2 R8 = 0x3dcccccd  R9 = 0x3f19999a  R10 = 0x3dcccccd  R11 = 0x3e99999a
  expect lane 3 R8 = 0x3ecccccd  R9 = 0x3dcccccd  R10 = 0x3f19999a  R11 = 0x3dcccccd
  expect lane 4 R8 = 0x3f19999a  R9 = 0x3e4ccccd  R10 = 0x3e99999a  R11 = 0x3e4ccccd
  expect lane 5 R8 = 0x3e4ccccd  R9 = 0x3ecccccd  R10 = 0x3e4ccccd  R11 = 0x3f19999a
  expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3f000000  R10 = 0x3e4ccccd  R11 = 0x3e99999a
  expect lane 7 R8 = 0x3ecccccd  R9 = 0x3e4ccccd  R10 = 0x3f000000  R11 = 0x3e4ccccd
  expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3e99999a  R10 = 0x3f19999a  R11 = 0x3e99999a
  expect lane 9 R8 = 0x3e99999a  R9 = 0x3f000000  R10 = 0x3e99999a  R11 = 0x3e4ccccd
  expect lane 10 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3e99999a  R11 = 0x3f19999a
  expect lane 11 R8 = 0x3f000000  R9 = 0x3e99999a  R10 = 0x3dcccccd  R11 = 0x3e99999a
  expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3ecccccd  R10 = 0x3f000000  R11 = 0x3ecccccd
  expect lane 13 R8 = 0x3ecccccd  R9 = 0x3f19999a  R10 = 0x3ecccccd  R11 = 0x3e4ccccd
  expect lane 14 R8 = 0x3ecccccd  R9 = 0x3dcccccd  R10 = 0x3ecccccd  R11 = 0x3f000000
  expect lane 15 R8 = 0x3f19999a  R9 = 0x3ecccccd  R10 = 0x3dcccccd  R11 = 0x3ecccccd
  expect lane 16 R8 = 0x3e4ccccd  R9 = 0x3f000000  R10 = 0x3e99999a  R11 = 0x3f000000
  expect lane 17 R8 = 0x3f000000  R9 = 0x3ecccccd  R10 = 0x3f000000  R11 = 0x3e4ccccd
  expect lane 18 R8 = 0x3f000000  R9 = 0x3dcccccd  R10 = 0x3f000000  R11 = 0x3e99999a
  expect lane 19 R8 = 0x3ecccccd  R9 = 0x3f000000  R10 = 0x3dcccccd  R11 = 0x3f000000
  expect lane 20 R8 = 0x3dcccccd  R9 = 0x3f19999a  R10 = 0x3e99999a  R11 = 0x3f19999a
  expect lane 21 R8 = 0x3f19999a  R9 = 0x3ecccccd  R10 = 0x3f19999a  R11 = 0x3dcccccd
  expect lane 22 R8 = 0x3f19999a  R9 = 0x3e4ccccd  R10 = 0x3f19999a  R11 = 0x3e99999a
  expect lane 23 R8 = 0x3ecccccd  R9 = 0x3f19999a  R10 = 0x3e4ccccd  R11 = 0x3f19999a
}

warp 48 {   # ABGR: FUFS
  asm "TLD4.A R8, R0, 38, CUBE, 0xf"  active 0xffffff
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
