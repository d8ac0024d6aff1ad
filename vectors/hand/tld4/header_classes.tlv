# Every texture type under every coordinate description: which are of one class, and what becomes of those that are not.
# A class decides before multisampling, formats and components do.
texlock 1
rules R-TLD4-37 R-TLD4-38 R-TLD4-40 PD-4
rules without R-TLD4-34 R-TLD4-36 PD-9
sampler 0 { address WRAP WRAP }
texture 0 { type ONE_D format R8 UINT size 4 4 address 0x30000000 }
texture 1 { type TWO_D format R8 UINT size 4 4 address 0x30000000 }
texture 2 { type THREE_D format R8 UINT size 4 4 address 0x30000000 }
texture 3 { type CUBEMAP format R8 UINT size 4 4 address 0x30000000 }
texture 4 { type ONE_D_ARRAY format R8 UINT size 4 4 address 0x30000000 }
texture 5 { type TWO_D_ARRAY format R8 UINT size 4 4 address 0x30000000 }
texture 6 { type ONE_D_BUFFER format R8 UINT size 4 4 address 0x30000000 HEADER_VERSION 0 }
texture 7 { type TWO_D_NO_MIPMAP format R8 UINT size 4 4 address 0x30000000 }
texture 8 { type CUBEMAP_ARRAY format R8 UINT size 4 4 address 0x30000000 }
texture 9 { type ONE_D format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
texture 10 { type TWO_D format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
texture 11 { type THREE_D format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
texture 12 { type CUBEMAP format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
texture 13 { type ONE_D_ARRAY format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
texture 14 { type TWO_D_ARRAY format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
texture 15 { type ONE_D_BUFFER format R8 UINT size 4 4 address 0x30000000 HEADER_VERSION 0 COMPONENTS 0x7f }   # no such format
texture 16 { type TWO_D_NO_MIPMAP format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
texture 17 { type CUBEMAP_ARRAY format R8 UINT size 4 4 address 0x30000000 COMPONENTS 0x7f }   # no such format
bytes 0x30000000 5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a
bytes 0x30000800 5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a   # the face that nothing points at
warp 0 { word 0xdef80007a0470008   # 2D
  active 0x3ffff  Rb+0 = lane
  expect lane 0 header.tag.status = "mismatch"  R8 = 0
  expect lane 1 header.tag.status = "ok"  R8 = 0x5a
  expect lane 2 header.tag.status = "mismatch"  R8 = 0
  expect lane 3 header.tag.status = "mismatch"  R8 = 0
  expect lane 4 header.tag.status = "mismatch"  R8 = 0
  expect lane 5 header.tag.status = "ok"  R8 = 0x5a
  expect lane 6 header.tag.status = "mismatch"  R8 = 0
  expect lane 7 header.tag.status = "ok"  R8 = 0x5a
  expect lane 8 header.tag.status = "mismatch"  R8 = 0
  expect lane 9 header.tag.status = "mismatch"  R8 = 0
  expect lane 10 header.tag.status = "disabled"  R8 = 0
  expect lane 11 header.tag.status = "mismatch"  R8 = 0
  expect lane 12 header.tag.status = "mismatch"  R8 = 0
  expect lane 13 header.tag.status = "mismatch"  R8 = 0
  expect lane 14 header.tag.status = "disabled"  R8 = 0
  expect lane 15 header.tag.status = "mismatch"  R8 = 0
  expect lane 16 header.tag.status = "disabled"  R8 = 0
  expect lane 17 header.tag.status = "mismatch"  R8 = 0
}
warp 1 { word 0xdef80007b0470008   # ARRAY_2D
  active 0x3ffff  Rb+0 = lane
  expect lane 0 header.tag.status = "mismatch"  R8 = 0
  expect lane 1 header.tag.status = "ok"  R8 = 0x5a
  expect lane 2 header.tag.status = "mismatch"  R8 = 0
  expect lane 3 header.tag.status = "mismatch"  R8 = 0
  expect lane 4 header.tag.status = "mismatch"  R8 = 0
  expect lane 5 header.tag.status = "ok"  R8 = 0x5a
  expect lane 6 header.tag.status = "mismatch"  R8 = 0
  expect lane 7 header.tag.status = "ok"  R8 = 0x5a
  expect lane 8 header.tag.status = "mismatch"  R8 = 0
  expect lane 9 header.tag.status = "mismatch"  R8 = 0
  expect lane 10 header.tag.status = "disabled"  R8 = 0
  expect lane 11 header.tag.status = "mismatch"  R8 = 0
  expect lane 12 header.tag.status = "mismatch"  R8 = 0
  expect lane 13 header.tag.status = "mismatch"  R8 = 0
  expect lane 14 header.tag.status = "disabled"  R8 = 0
  expect lane 15 header.tag.status = "mismatch"  R8 = 0
  expect lane 16 header.tag.status = "disabled"  R8 = 0
  expect lane 17 header.tag.status = "mismatch"  R8 = 0
}
warp 2 { word 0xdef80007e0470008   # CUBE
  active 0x3ffff  Rb+0 = lane
  expect lane 0 header.tag.status = "mismatch"  R8 = 0
  expect lane 1 header.tag.status = "mismatch"  R8 = 0
  expect lane 2 header.tag.status = "mismatch"  R8 = 0
  expect lane 3 header.tag.status = "ok"  R8 = 0x5a
  expect lane 4 header.tag.status = "mismatch"  R8 = 0
  expect lane 5 header.tag.status = "mismatch"  R8 = 0
  expect lane 6 header.tag.status = "mismatch"  R8 = 0
  expect lane 7 header.tag.status = "mismatch"  R8 = 0
  expect lane 8 header.tag.status = "ok"  R8 = 0x5a
  expect lane 9 header.tag.status = "mismatch"  R8 = 0
  expect lane 10 header.tag.status = "mismatch"  R8 = 0
  expect lane 11 header.tag.status = "mismatch"  R8 = 0
  expect lane 12 header.tag.status = "disabled"  R8 = 0
  expect lane 13 header.tag.status = "mismatch"  R8 = 0
  expect lane 14 header.tag.status = "mismatch"  R8 = 0
  expect lane 15 header.tag.status = "mismatch"  R8 = 0
  expect lane 16 header.tag.status = "mismatch"  R8 = 0
  expect lane 17 header.tag.status = "disabled"  R8 = 0
}
warp 3 { word 0xdef80007f0470008   # ARRAY_CUBE
  active 0x3ffff  Rb+0 = lane
  expect lane 0 header.tag.status = "mismatch"  R8 = 0
  expect lane 1 header.tag.status = "mismatch"  R8 = 0
  expect lane 2 header.tag.status = "mismatch"  R8 = 0
  expect lane 3 header.tag.status = "ok"  R8 = 0x5a
  expect lane 4 header.tag.status = "mismatch"  R8 = 0
  expect lane 5 header.tag.status = "mismatch"  R8 = 0
  expect lane 6 header.tag.status = "mismatch"  R8 = 0
  expect lane 7 header.tag.status = "mismatch"  R8 = 0
  expect lane 8 header.tag.status = "ok"  R8 = 0x5a
  expect lane 9 header.tag.status = "mismatch"  R8 = 0
  expect lane 10 header.tag.status = "mismatch"  R8 = 0
  expect lane 11 header.tag.status = "mismatch"  R8 = 0
  expect lane 12 header.tag.status = "disabled"  R8 = 0
  expect lane 13 header.tag.status = "mismatch"  R8 = 0
  expect lane 14 header.tag.status = "mismatch"  R8 = 0
  expect lane 15 header.tag.status = "mismatch"  R8 = 0
  expect lane 16 header.tag.status = "mismatch"  R8 = 0
  expect lane 17 header.tag.status = "disabled"  R8 = 0
}
