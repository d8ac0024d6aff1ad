# What a real GPU of the same header format was seen to gather: order, packing by the mask, offsets, Ps of a resident
# texture, WRAP at t = 1.0. 512 x 512, A8B8G8R8 UNORM, block-linear with blocks 16 GOBs high, POINT filters. The texels lie
# where the order of bytes in a GOB that the same tests show puts them: x5 y2 y1 x4 y0 x3 x2 x1 x0.
texlock 1
rules R-TLD4-2 R-TLD4-12 R-TLD4-41 R-TLD4-43 R-TLD4-44 R-TLD4-49 PD-7 PD-80 PD-91

texture 0 { type TWO_D  layout blocklinear  format A8B8G8R8 UNORM  size 512 512  address 0x40000000  block 1 16 }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 2 }
handle 0 texture 0 sampler 0
bytes 0x4009e12c 0000ff00  # (255, 256)
bytes 0x400a0000 0000ff00  # (256, 256)
bytes 0x40061ed0 ff00ff00  # (256, 255)
bytes 0x4005fffc 00000000  # (255, 255)
bytes 0x4005dd4c 00000000  # (235, 242)
bytes 0x40063f54 ff000000  # (281, 251)
bytes 0x4005d910 ff000000  # (232, 225)
bytes 0x4005faac 00000000  # (247, 236)
bytes 0x400dfffc ff000000  # (255, 511)
bytes 0x400e1ed0 00000000  # (256, 511)
bytes 0x40020000 ff000000  # (256, 0)
bytes 0x4001e12c 00000000  # (255, 0)

warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 texels (255,256) (256,256) (256,255) (255,255)
  expect lane 0 R8 = 0.0  R9 = 0.0  R10 = 0x3f800000  R11 = 0.0
}
warp 1 { asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
  expect lane 0 R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 0.0
}
warp 2 { asm "TLD4.B R8, R0, 0, 2D, 0x9"  active 0x1  s = 0.5  t = 0.5   # samples 0 and 3, from R8 on; the rest stays
  expect lane 0 R8 = 1.0  R9 = 0.0  R10 = unwritten  R11 = unwritten
}
warp 3 { asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  off1 = 0x7cda73ac  off2 = 0xadf8e2a9
  expect lane 0 texels (235,242) (281,251) (232,225) (247,236)
  expect lane 0 R8 = 0.0  R9 = 1.0  R10 = 1.0  R11 = 0.0
}
warp 4 { asm "TLD4.R P1, R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5   # false, and Rd is written as ever
  expect lane 0 P1 = 0  R8 = 0.0  R10 = 1.0
}
warp 5 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 1.0   # rows 511 and 0
  expect lane 0 texels (255,0) (256,0) (256,511) (255,511)
  expect lane 0 R8 = 0.0  R9 = 1.0  R10 = 0.0  R11 = 1.0
}
warp 6 { asm "TLD4.B.B.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  handle = 0  off1 = 0x7cda73ac  off2 = 0xadf8e2a9
  expect lane 0 texels (235,242) (281,251) (232,225) (247,236)   # handle, then both words
}
