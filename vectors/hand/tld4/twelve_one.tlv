# One texel of three words at the beginning of its GOB: what a gather reads is where it would be in rows (no byte moves).
texlock 1
rules PD-91b
rules without PD-91 PD-91a PD-91c
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { format R32_G32_B32 UINT size 1 1 address 0x20000200 }
bytes 0x20000200 01000000 02000000 03000000
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 1  s = 0.5  t = 0.5
  expect lane 0 address.address[3] = 0x20000204  R8 = 2  R9 = 2  R10 = 2  R11 = 2
}
warp 1 { asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 1  s = 0.5  t = 0.5
  expect lane 0 address.address[0] = 0x20000208  R8 = 3  R9 = 3  R10 = 3  R11 = 3
}
