texlock 1                                       # points of code coverage that other vectors leave
rules PD-115 PD-91 PD-61a R-SUST-11 R-TXQ-28

# Slices of volumes: stride of 2^48 and less, blocks 32 GOBs deep. Texel (0, 0, z) is in GOB z * 8191 * 16383 of texture 0,
# and in GOB z of texture 1.
texture 0 { type THREE_D  format R32_G32_B32_A32 UINT  size 65532 65528 16383  address 0x123400000000 }
texture 1 { type THREE_D  format R32_G32_B32_A32 UINT  size 4 8 64  block 1 1 32  address 0x21000000 }
texture 2 { format R32 UINT  size 1 1  address 0x22000000  texels solid 0x77 0 0 0 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
bytes 0x123400000000 44 33 22 11
bytes 0x122800200000 88 77 66 55
bytes 0x21004a00 cc bb aa 99                    # 0x21000000 + 37 * 512
warp 0 { asm "TLD.LZ R8, R0, 0, 3D, 0x1"  active 3  x = 0 ; y = 0 ; z = 4096 * lane
  expect lane 0 R8 = 0x11223344  address - - - 0x123400000000
  expect lane 1 R8 = 0x55667788  address - - - 0x122800200000
}
warp 1 { asm "TLD.LZ R8, R0, 1, 3D, 0x1"  active 1  x = 0 ; y = 0 ; z = 37
  expect lane 0 R8 = 0x99aabbcc  address - - - 0x21004a00
}
warp 2 { asm "TLD.LZ R8, R0, 2, 2D, 0x1"  active 1  x = 0 ; y = 0
  expect lane 0 R8 = 0x77
}
warp 3 { asm "TLD.LZ R8, R0, 0, 3D, 0x1"  active 1  x = 0 ; y = 0 ; z = 0
  expect lane 0 R8 = 0x11223344
}

# 16 bytes from byte 15 on: ones and zeros in each of them.
texture 3 { type ONE_D_BUFFER  format R32_G32_B32_A32 UINT  size 4  address 0x2300000f }
handle 3 texture 3 sampler 0
warp 4 { asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x3"  active 0xf  x = lane
  data0 = { 0xffffffff 0 0xffffffff 0 ... } ; data1 = { 0xffffffff 0 0xffffffff 0 ... }
  data2 = { 0xffffffff 0 0xffffffff 0 ... } ; data3 = { 0xffffffff 0 0xffffffff 0 ... }
}
expect memory 0x2300000f = ffffffffffffffffffffffffffffffff 00000000000000000000000000000000
expect memory 0x2300002f = ffffffffffffffffffffffffffffffff 00000000000000000000000000000000

# A border colour of NaN is the code 0 (PD-61a): half of it and half of 1.0. Component R is a float, so that the colour stays.
texture 4 { type TWO_D_NO_MIPMAP  format R32_B24G8 FLOAT  source G G G G  size 8 8  address 0x24000000
  G_DATA_TYPE 2  B_DATA_TYPE 2  texels solid 0 255 0 0 }
sampler 1 { address BORDER BORDER  border 0x7fc00000 0.0 0.0 0.0  MAG_FILTER 2 }
handle 4 texture 4 sampler 1
warp 5 { asm "TLD4.R R8, R0, 4, 2D, 0x1"  active 1  s = 0.0 ; t = 0.5
  expect lane 0 R8 = 0x3f000000
}

# More than 65536 samples along one axis alone (PD-115).
texture 5 { format R32 UINT  size 40000 8  address 0x25000000  samples MODE_2X2 }
texture 6 { format R32 UINT  size 8 40000  address 0x25000000  samples MODE_2X2 }
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
warp 6 { asm "TLD.LZ.MS R8, R0, R4, 5, 2D, 0x1"  active 1  x = 0 ; y = 0 ; sample = 0
  expect lane 0 header.tag.status = "unsupported-header"
}
warp 7 { asm "TLD.LZ.MS R8, R0, R4, 6, 2D, 0x1"  active 1  x = 0 ; y = 0 ; sample = 0
  expect lane 0 header.tag.status = "unsupported-header"
}

# Registers of the example of TXQ's page, with another mask and another index.
warp 8 { asm "TXQ R0, R6, TEX_HEADER_DIMENSION, 4, 0x3"  active 1  lod = 0
  expect lane 0 R0 = 8  R1 = 8
}
warp 9 { asm "TXQ R0, R6, TEX_HEADER_DIMENSION, 0, 0x3"  active 1  lod = 0
  expect lane 0 R0 = 65532  R1 = 65528
}

# Layers of samples are whole GOBs of 512 bytes: 16383 and 16384 in a row, of 1 and of 8192 rows of them (PD-115).
texture 7 { format R32_G32_B32_A32 UINT  size 32766 8  address 0x26000000  samples MODE_2X1 }
texture 8 { format R32_G32_B32_A32 UINT  size 32766 65536  address 0x26000000  samples MODE_2X1 }
texture 9 { format R32_G32_B32_A32 UINT  size 32768 65536  address 0x26000000  samples MODE_2X1 }
handle 7 texture 7 sampler 0
handle 8 texture 8 sampler 0
handle 9 texture 9 sampler 0
warp 10 { asm "TLD.LZ.MS R8, R0, R4, 7, 2D, 0x1"  active 1  x = 0 ; y = 0 ; sample = 0
  expect lane 0 lod.volume.layer_stride = 8388096
}
warp 11 { asm "TLD.LZ.MS R8, R0, R4, 8, 2D, 0x1"  active 1  x = 0 ; y = 0 ; sample = 0
  expect lane 0 lod.volume.layer_stride = 68715282432
}
warp 12 { asm "TLD.LZ.MS R8, R0, R4, 9, 2D, 0x1"  active 1  x = 0 ; y = 0 ; sample = 0
  expect lane 0 lod.volume.layer_stride = 68719476736
}
