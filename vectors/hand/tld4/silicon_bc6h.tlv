# BC6H_SF16: two of 4096 random blocks that an H100 was given, and what it delivered, as binary32. Texels 3 and 6 of the
# first in R, and 0, 7 to 10 and 12 to 14 of the second in B, lie at -1 between their ends: of 31/32 of it nothing is left,
# and the sign goes too (PD-85). +0 stands where the Khronos Data Format Specification has -0.
texlock 1
rules PD-85
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 2b82b58b20646f286e2047b2dbbc1c0e cf7f7fff77fffcfd63ffbe1211200190
texture 0 { format BC6H_SF16 FLOAT layout pitch 32 size 8 4 address 0x30000000 }
handle 0 texture 0 sampler 0

warp 0 {
  asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xff
  s = (2 * (lane % 4) + 1) / 8
  t = ((lane - lane % 4) / 2 + 1) / 4
  expect lane 0 R8 = 0xb81f0000  R9 = 0xb7730000  R10 = 0xb800c000  R11 = 0xb81f0000
  expect lane 1 R8 = 0x00000000  R9 = 0xb88fe000  R10 = 0x00000000  R11 = 0x37878000
  expect lane 2 R8 = 0x477f8000  R9 = 0x477fa000  R10 = 0x477fa000  R11 = 0x477fc000
  expect lane 3 R8 = 0x477fc000  R9 = 0x477fc000  R10 = 0x477f8000  R11 = 0x477f8000
  expect lane 4 R8 = 0xb89f0000  R9 = 0x37160000  R10 = 0xb8ae4000  R11 = 0xb88fe000
  expect lane 5 R8 = 0xb8c12000  R9 = 0x37878000  R10 = 0xb88fe000  R11 = 0xb89f0000
  expect lane 6 R8 = 0x477fc000  R9 = 0x477fc000  R10 = 0x477fc000  R11 = 0x477fc000
  expect lane 7 R8 = 0x477fc000  R9 = 0x477fa000  R10 = 0x477fc000  R11 = 0x477fc000
}

warp 1 {
  asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xff
  s = (2 * (lane % 4) + 1) / 8
  t = ((lane - lane % 4) / 2 + 1) / 4
  expect lane 0 R8 = 0xb8b1e000  R9 = 0xb8e24000  R10 = 0xb8c0c000  R11 = 0xb8b1e000
  expect lane 1 R8 = 0xb9000000  R9 = 0xb8654000  R10 = 0xb9000000  R11 = 0xb921a000
  expect lane 2 R8 = 0x47618000  R9 = 0x47614000  R10 = 0x47610000  R11 = 0x4760c000
  expect lane 3 R8 = 0x4760e000  R9 = 0x4760c000  R10 = 0x47618000  R11 = 0x47618000
  expect lane 4 R8 = 0xb8478000  R9 = 0xb912c000  R10 = 0xb829c000  R11 = 0xb8654000
  expect lane 5 R8 = 0xb8044000  R9 = 0xb921a000  R10 = 0xb8654000  R11 = 0xb8478000
  expect lane 6 R8 = 0x4760c000  R9 = 0x4760c000  R10 = 0x4760c000  R11 = 0x4760c000
  expect lane 7 R8 = 0x4760c000  R9 = 0x47612000  R10 = 0x4760e000  R11 = 0x4760c000
}

warp 2 {
  asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xff
  s = (2 * (lane % 4) + 1) / 8
  t = ((lane - lane % 4) / 2 + 1) / 4
  expect lane 0 R8 = 0x38cf4000  R9 = 0x38afc000  R10 = 0x38c5a000  R11 = 0x38cf4000
  expect lane 1 R8 = 0x389c6000  R9 = 0x38f86000  R10 = 0x389c6000  R11 = 0x3886a000
  expect lane 2 R8 = 0xb4a00000  R9 = 0xb4800000  R10 = 0xb4000000  R11 = 0x00000000
  expect lane 3 R8 = 0xb3800000  R9 = 0x00000000  R10 = 0xb4a00000  R11 = 0xb4a00000
  expect lane 4 R8 = 0x39022000  R9 = 0x38904000  R10 = 0x390bc000  R11 = 0x38f86000
  expect lane 5 R8 = 0x3917e000  R9 = 0x3886a000  R10 = 0x38f86000  R11 = 0x39022000
  expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
  expect lane 7 R8 = 0x00000000  R9 = 0xb4400000  R10 = 0xb3800000  R11 = 0x00000000
}
