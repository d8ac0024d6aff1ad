# TEX_HEADER_TEXTURE_TYPE and TEX_HEADER_SAMPLER_POS in every multisample mode, one texture each: texture n has mode n.
# Counts and positions are those of the public descriptions of the state; positions of the coverage, CENTER and REGULAR
# modes are definitions of this project (PD-23b).
texlock 1
rules R-TXQ-17 R-TXQ-18 R-TXQ-19 R-TXQ-20 R-TXQ-21 PD-23 PD-23a PD-23b PD-24
rules without R-TXQ-7 R-TXQ-9 PD-20 PD-21
sampler 0 { }
texture 0 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 0 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 1 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 2 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 3 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 4 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 5 }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 6 }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 7 }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 8 }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 9 }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 10 }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 11 }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 12 }
handle 12 texture 12 sampler 0
texture 13 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 13 }
handle 13 texture 13 sampler 0
texture 14 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 14 }
handle 14 texture 14 sampler 0
texture 15 { type TWO_D_ARRAY  format R8 UINT  size 8 8  layers 2  address 0x20000000  MULTI_SAMPLE_COUNT 15 }
handle 15 texture 15 sampler 0
# 1X1
warp 0 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 0"  expect all R0 = 0  R1 = 0  R2 = 1  R3 = 0 }
warp 0 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 0"  sample = lane
  expect lane 0 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 2X1
warp 1 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 1"  expect all R0 = 0  R1 = 0  R2 = 2  R3 = 0 }
warp 1 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 1"  sample = lane
  expect lane 0 R0 = 0xfc00fc00  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0x04000400  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 2X2
warp 2 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 2"  expect all R0 = 0  R1 = 0  R2 = 4  R3 = 0 }
warp 2 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 2"  sample = lane
  expect lane 0 R0 = 0xfa00fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfe000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x0200fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x06000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 4X2
warp 3 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 3"  expect all R0 = 0  R1 = 0  R2 = 8  R3 = 0 }
warp 3 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 3"  sample = lane
  expect lane 0 R0 = 0xff00f900  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfb00fd00  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x0500fb00  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x0300ff00  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0xfd000100  R1 = 0  R2 = 0  R3 = 0
  expect lane 5 R0 = 0xf9000700  R1 = 0  R2 = 0  R3 = 0
  expect lane 6 R0 = 0x07000300  R1 = 0  R2 = 0  R3 = 0
  expect lane 7 R0 = 0x01000500  R1 = 0  R2 = 0  R3 = 0
  expect lane 8 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 4X2_D3D
warp 4 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 4"  expect all R0 = 0  R1 = 0  R2 = 8  R3 = 0 }
warp 4 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 4"  sample = lane
  expect lane 0 R0 = 0xfd000100  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0x0300ff00  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x01000500  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0xfb00fd00  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0x0500fb00  R1 = 0  R2 = 0  R3 = 0
  expect lane 5 R0 = 0xff00f900  R1 = 0  R2 = 0  R3 = 0
  expect lane 6 R0 = 0x07000300  R1 = 0  R2 = 0  R3 = 0
  expect lane 7 R0 = 0xf9000700  R1 = 0  R2 = 0  R3 = 0
  expect lane 8 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 2X1_D3D
warp 5 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 5"  expect all R0 = 0  R1 = 0  R2 = 2  R3 = 0 }
warp 5 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 5"  sample = lane
  expect lane 0 R0 = 0x04000400  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfc00fc00  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 4X4
warp 6 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 6"  expect all R0 = 0  R1 = 0  R2 = 16  R3 = 0 }
warp 6 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 6"  sample = lane
  expect lane 0 R0 = 0x01000100  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfd00ff00  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x0200fd00  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0xff000400  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0xfe00fb00  R1 = 0  R2 = 0  R3 = 0
  expect lane 5 R0 = 0x05000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 6 R0 = 0x03000500  R1 = 0  R2 = 0  R3 = 0
  expect lane 7 R0 = 0xfb000300  R1 = 0  R2 = 0  R3 = 0
  expect lane 8 R0 = 0x0600fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 9 R0 = 0xf9000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 10 R0 = 0xfa00fc00  R1 = 0  R2 = 0  R3 = 0
  expect lane 11 R0 = 0x0400fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 12 R0 = 0x0000f800  R1 = 0  R2 = 0  R3 = 0
  expect lane 13 R0 = 0xfc000700  R1 = 0  R2 = 0  R3 = 0
  expect lane 14 R0 = 0x07000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 15 R0 = 0xf800f900  R1 = 0  R2 = 0  R3 = 0
  expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# unassigned
warp 7 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 7"  expect all R0 = 0  R1 = 0  R2 = 1  R3 = 0 }
warp 7 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 7"  sample = lane
  expect lane 0 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 2X2_VC_4
warp 8 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 8"  expect all R0 = 0  R1 = 0  R2 = 4  R3 = 0 }
warp 8 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 8"  sample = lane
  expect lane 0 R0 = 0xfa00fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfe000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x0200fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x06000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 2X2_VC_12
warp 9 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 9"  expect all R0 = 0  R1 = 0  R2 = 4  R3 = 0 }
warp 9 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 9"  sample = lane
  expect lane 0 R0 = 0xfa00fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfe000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x0200fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x06000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 4X2_VC_8
warp 10 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 10"  expect all R0 = 0  R1 = 0  R2 = 8  R3 = 0 }
warp 10 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 10"  sample = lane
  expect lane 0 R0 = 0xff00f900  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfb00fd00  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x0500fb00  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x0300ff00  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0xfd000100  R1 = 0  R2 = 0  R3 = 0
  expect lane 5 R0 = 0xf9000700  R1 = 0  R2 = 0  R3 = 0
  expect lane 6 R0 = 0x07000300  R1 = 0  R2 = 0  R3 = 0
  expect lane 7 R0 = 0x01000500  R1 = 0  R2 = 0  R3 = 0
  expect lane 8 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 4X2_VC_24
warp 11 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 11"  expect all R0 = 0  R1 = 0  R2 = 8  R3 = 0 }
warp 11 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 11"  sample = lane
  expect lane 0 R0 = 0xff00f900  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfb00fd00  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x0500fb00  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x0300ff00  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0xfd000100  R1 = 0  R2 = 0  R3 = 0
  expect lane 5 R0 = 0xf9000700  R1 = 0  R2 = 0  R3 = 0
  expect lane 6 R0 = 0x07000300  R1 = 0  R2 = 0  R3 = 0
  expect lane 7 R0 = 0x01000500  R1 = 0  R2 = 0  R3 = 0
  expect lane 8 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 2X1_CENTER
warp 12 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 12"  expect all R0 = 0  R1 = 0  R2 = 2  R3 = 0 }
warp 12 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 12"  sample = lane
  expect lane 0 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 2X2_CENTER
warp 13 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 13"  expect all R0 = 0  R1 = 0  R2 = 4  R3 = 0 }
warp 13 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 13"  sample = lane
  expect lane 0 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 4X2_CENTER
warp 14 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 14"  expect all R0 = 0  R1 = 0  R2 = 8  R3 = 0 }
warp 14 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 14"  sample = lane
  expect lane 0 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 5 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 6 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 7 R0 = 0x00000000  R1 = 0  R2 = 0  R3 = 0
  expect lane 8 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# 4X4_REGULAR
warp 15 { asm "TXQ R0, RZ, TEX_HEADER_TEXTURE_TYPE, 15"  expect all R0 = 0  R1 = 0  R2 = 16  R3 = 0 }
warp 15 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 15"  sample = lane
  expect lane 0 R0 = 0xfa00fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 1 R0 = 0xfa00fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 2 R0 = 0xfa000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 3 R0 = 0xfa000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 4 R0 = 0xfe00fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 5 R0 = 0xfe00fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 6 R0 = 0xfe000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 7 R0 = 0xfe000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 8 R0 = 0x0200fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 9 R0 = 0x0200fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 10 R0 = 0x02000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 11 R0 = 0x02000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 12 R0 = 0x0600fa00  R1 = 0  R2 = 0  R3 = 0
  expect lane 13 R0 = 0x0600fe00  R1 = 0  R2 = 0  R3 = 0
  expect lane 14 R0 = 0x06000200  R1 = 0  R2 = 0  R3 = 0
  expect lane 15 R0 = 0x06000600  R1 = 0  R2 = 0  R3 = 0
  expect lane 16 R0 = 0  R1 = 0  R2 = 0  R3 = 0  query.answer = "no-sample"
  expect lane 31 R0 = 0  query.answer = "no-sample"
}
# Samples are compared without sign, all 32 bits of them.
warp 40 { asm "TXQ R0, R5, TEX_HEADER_SAMPLER_POS, 6"  sample = { 15 16 17 31 32 33 0x80000000 0xffffffff 0x100 0 ... }
  expect lane 0 R0 = 0xf800f900
  expect lane 1 R0 = 0
  expect lane 2 R0 = 0
  expect lane 3 R0 = 0
  expect lane 4 R0 = 0
  expect lane 5 R0 = 0
  expect lane 6 R0 = 0
  expect lane 7 R0 = 0
  expect lane 8 R0 = 0
}
# Bindless: the handle is alone in Ra, so that an odd register is legal.
warp 41 { asm "TXQ.B R0, R7, TEX_HEADER_TEXTURE_TYPE, 0"  handle = handle(texture 3, sampler 0)
  expect all R2 = 8  query.answer = "texture-type" }
