texlock 1                                       # TLD4S: every form, each as the full word that it equals
rules PD-119 PD-2 R-TLD4-2 R-TLD4-8 R-TLD4-15

texture 0 {
  format R32_G32_B32_A32 UINT   source R G B A
  size 32 32   address 0x21000000
  texels expression (x) (y) (y * 65536 + x) (7)
}
texture 1 {
  format ZF32 FLOAT   source R R R R
  size 16 16   address 0x22000000
  texels expression (float(x / 16.0))
}
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE
  DEPTH_COMPARE_FUNC 6 }
handle 0x28 texture 0 sampler 0
handle 1 texture 1 sampler 1

warp 0 {                                        # s in Ra, t in Rb
  asm "TLD4S.B R20, R6, R11, R13, 0x28"
  s = (lane + 0.5) / 32 ; t = 4.5 / 32
  expect lane 3 R6 = 0x50003 R7 = 0x50004 R20 = 0x40004 R21 = 0x40003 R22 = unwritten R8 = unwritten
}
warp 1 {                                        # s, t in Ra; offsets
  asm "TLD4S.R.AOFFI.T R20, R6, R10, R13, 0x28"
  s = (lane + 0.5) / 32 ; t = 4.5 / 32 ; off1 = 0x3e05
  expect lane 3 R6 = 8 R7 = 9 R20 = 9 R21 = 8
  expect lane 3 decode.toff = "AOFFI" decode.off1 = 0x3e05
}
warp 2 {
  asm "TLD4S.G.AOFFI RZ, R6, R10, R13, 0x28"
  s = (lane + 0.5) / 32 ; t = 4.5 / 32 ; off1 = 0x3e05
  expect lane 3 R6 = 3 R7 = 3 R8 = unwritten
}
warp 3 {                                        # Rd1 is RZ
  asm "TLD4S.A.NODEP R20, RZ, R10, R13, 0x28"
  s = (lane + 0.5) / 32 ; t = 4.5 / 32
  expect lane 3 R20 = 7 R21 = 7 R0 = unwritten R1 = unwritten R22 = unwritten
}
warp 4 {                                        # s, t in Ra; the reference in Rb
  asm "TLD4S.R.DC R20, R6, R10, R13, 1"
  s = 8.0 / 16 ; t = 0.25 ; dref = 0.5
  expect lane 3 R6 = 1.0 R7 = 1.0 R20 = 1.0 R21 = 1.0 decode.dc = 1
}
warp 5 {                                        # both: offsets, then the reference
  asm "TLD4S.R.AOFFI.DC R4, R6, R2, R8, 1"
  s = 8.0 / 16 ; t = 0.25 ; off1 = 1 ; dref = 0.5
  expect lane 3 R6 = 1.0 R7 = 0.0 R4 = 0.0 R5 = 1.0
}
