texlock 1
# Written by tests/oracle/tgsi/opcodes.py: samplers, views and images that a register chooses
# R-TGSI-10 R-TGSI-35 R-TGSI-70 R-TGSI-71 R-TGSI-111 R-TGSI-117 R-TGSI-132
texture 0 { type ONE_D format R32 UINT source R R R R size 16 levels 1 block 1 1 address 0x20000000
  texels expression (0 + x) }
texture 1 { type ONE_D format R32 UINT source R R R R size 16 levels 1 block 1 1 address 0x21000000
  texels expression (1000 + x) }
texture 2 { type ONE_D format R32 UINT source R R R R size 16 levels 1 block 1 1 address 0x22000000
  texels expression (2000 + x) }
texture 3 { type ONE_D format R32 UINT source R R R R size 16 levels 1 block 1 1 address 0x23000000
  texels expression (3000 + x) }
texture 4 { type ONE_D format R32 UINT source R R R R size 16 levels 1 block 1 1 address 0x24000000
  texels expression (4000 + x) }
sampler 0 { address WRAP WRAP }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
sampler 2 { address MIRROR MIRROR }
sampler 3 { address WRAP WRAP }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 20 texture 0 sampler 0
handle 40 texture 0 sampler 1
handle 19 texture 1 sampler 1
handle 41 texture 1 sampler 2
handle 18 texture 2 sampler 2
handle 42 texture 2 sampler 3
handle 17 texture 3 sampler 3
handle 43 texture 3 sampler 4
handle 16 texture 4 sampler 4
handle 44 texture 4 sampler 0
handle 60 texture 2 sampler 2
handle 61 texture 0 sampler 0
handle 62 texture 3 sampler 3
warp 0 {
  tgsi "TXF TEMP[0].x, IN[0], SAMP[ADDR[0].x+1], 1D"
  "ADDR[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].w" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3e8
  expect lane 1 "TEMP[0].x" = 0x3e9
  expect lane 2 "TEMP[0].x" = 0x3ea
  expect lane 3 "TEMP[0].x" = 0x3eb
  expect lane 4 "TEMP[0].x" = 0x3ec
  expect lane 5 "TEMP[0].x" = 0x3ed
  expect lane 6 "TEMP[0].x" = 0x3ee
  expect lane 7 "TEMP[0].x" = 0x3ef
  expect lane 8 "TEMP[0].x" = 0x3f0
  expect lane 9 "TEMP[0].x" = 0x3f1
  expect lane 10 "TEMP[0].x" = 0x3f2
  expect lane 11 "TEMP[0].x" = 0x3f3
  expect lane 12 "TEMP[0].x" = 0x3f4
  expect lane 13 "TEMP[0].x" = 0x3f5
  expect lane 14 "TEMP[0].x" = 0x3f6
  expect lane 15 "TEMP[0].x" = 0x3f7
  expect lane 16 "TEMP[0].x" = 0x3e8
  expect lane 17 "TEMP[0].x" = 0x3e9
  expect lane 18 "TEMP[0].x" = 0x3ea
  expect lane 19 "TEMP[0].x" = 0x3eb
  expect lane 20 "TEMP[0].x" = 0x3ec
  expect lane 21 "TEMP[0].x" = 0x3ed
  expect lane 22 "TEMP[0].x" = 0x3ee
  expect lane 23 "TEMP[0].x" = 0x3ef
  expect lane 24 "TEMP[0].x" = 0x3f0
  expect lane 25 "TEMP[0].x" = 0x3f1
  expect lane 26 "TEMP[0].x" = 0x3f2
  expect lane 27 "TEMP[0].x" = 0x3f3
  expect lane 28 "TEMP[0].x" = 0x3f4
  expect lane 29 "TEMP[0].x" = 0x3f5
  expect lane 30 "TEMP[0].x" = 0x3f6
  expect lane 31 "TEMP[0].x" = 0x3f7
}
warp 1 {
  tgsi "TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[2].w], 1D"
  "ADDR[2].w" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x2
  expect lane 3 "TEMP[0].x" = 0x3
  expect lane 4 "TEMP[0].x" = 0x4
  expect lane 5 "TEMP[0].x" = 0x5
  expect lane 6 "TEMP[0].x" = 0x6
  expect lane 7 "TEMP[0].x" = 0x7
  expect lane 8 "TEMP[0].x" = 0x8
  expect lane 9 "TEMP[0].x" = 0x9
  expect lane 10 "TEMP[0].x" = 0xa
  expect lane 11 "TEMP[0].x" = 0xb
  expect lane 12 "TEMP[0].x" = 0xc
  expect lane 13 "TEMP[0].x" = 0xd
  expect lane 14 "TEMP[0].x" = 0xe
  expect lane 15 "TEMP[0].x" = 0xf
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x2
  expect lane 19 "TEMP[0].x" = 0x3
  expect lane 20 "TEMP[0].x" = 0x4
  expect lane 21 "TEMP[0].x" = 0x5
  expect lane 22 "TEMP[0].x" = 0x6
  expect lane 23 "TEMP[0].x" = 0x7
  expect lane 24 "TEMP[0].x" = 0x8
  expect lane 25 "TEMP[0].x" = 0x9
  expect lane 26 "TEMP[0].x" = 0xa
  expect lane 27 "TEMP[0].x" = 0xb
  expect lane 28 "TEMP[0].x" = 0xc
  expect lane 29 "TEMP[0].x" = 0xd
  expect lane 30 "TEMP[0].x" = 0xe
  expect lane 31 "TEMP[0].x" = 0xf
}
warp 2 {
  tgsi "DCL SVIEW[1..4], 1D, UINT; SAMPLE_I TEMP[0].x, IN[0], SVIEW[TEMP[3].y-2]"
  "TEMP[3].y" = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].w" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0x3e8
  expect lane 1 "TEMP[0].x" = 0x3e9
  expect lane 2 "TEMP[0].x" = 0x3ea
  expect lane 3 "TEMP[0].x" = 0x3eb
  expect lane 4 "TEMP[0].x" = 0x3ec
  expect lane 5 "TEMP[0].x" = 0x3ed
  expect lane 6 "TEMP[0].x" = 0x3ee
  expect lane 7 "TEMP[0].x" = 0x3ef
  expect lane 8 "TEMP[0].x" = 0x3f0
  expect lane 9 "TEMP[0].x" = 0x3f1
  expect lane 10 "TEMP[0].x" = 0x3f2
  expect lane 11 "TEMP[0].x" = 0x3f3
  expect lane 12 "TEMP[0].x" = 0x3f4
  expect lane 13 "TEMP[0].x" = 0x3f5
  expect lane 14 "TEMP[0].x" = 0x3f6
  expect lane 15 "TEMP[0].x" = 0x3f7
  expect lane 16 "TEMP[0].x" = 0x3e8
  expect lane 17 "TEMP[0].x" = 0x3e9
  expect lane 18 "TEMP[0].x" = 0x3ea
  expect lane 19 "TEMP[0].x" = 0x3eb
  expect lane 20 "TEMP[0].x" = 0x3ec
  expect lane 21 "TEMP[0].x" = 0x3ed
  expect lane 22 "TEMP[0].x" = 0x3ee
  expect lane 23 "TEMP[0].x" = 0x3ef
  expect lane 24 "TEMP[0].x" = 0x3f0
  expect lane 25 "TEMP[0].x" = 0x3f1
  expect lane 26 "TEMP[0].x" = 0x3f2
  expect lane 27 "TEMP[0].x" = 0x3f3
  expect lane 28 "TEMP[0].x" = 0x3f4
  expect lane 29 "TEMP[0].x" = 0x3f5
  expect lane 30 "TEMP[0].x" = 0x3f6
  expect lane 31 "TEMP[0].x" = 0x3f7
}
warp 3 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[CONST[1].z](1), IN[0], 1D"
  "CONST[1].z" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x2
  expect lane 3 "TEMP[0].x" = 0x3
  expect lane 4 "TEMP[0].x" = 0x4
  expect lane 5 "TEMP[0].x" = 0x5
  expect lane 6 "TEMP[0].x" = 0x6
  expect lane 7 "TEMP[0].x" = 0x7
  expect lane 8 "TEMP[0].x" = 0x8
  expect lane 9 "TEMP[0].x" = 0x9
  expect lane 10 "TEMP[0].x" = 0xa
  expect lane 11 "TEMP[0].x" = 0xb
  expect lane 12 "TEMP[0].x" = 0xc
  expect lane 13 "TEMP[0].x" = 0xd
  expect lane 14 "TEMP[0].x" = 0xe
  expect lane 15 "TEMP[0].x" = 0xf
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x2
  expect lane 19 "TEMP[0].x" = 0x3
  expect lane 20 "TEMP[0].x" = 0x4
  expect lane 21 "TEMP[0].x" = 0x5
  expect lane 22 "TEMP[0].x" = 0x6
  expect lane 23 "TEMP[0].x" = 0x7
  expect lane 24 "TEMP[0].x" = 0x8
  expect lane 25 "TEMP[0].x" = 0x9
  expect lane 26 "TEMP[0].x" = 0xa
  expect lane 27 "TEMP[0].x" = 0xb
  expect lane 28 "TEMP[0].x" = 0xc
  expect lane 29 "TEMP[0].x" = 0xd
  expect lane 30 "TEMP[0].x" = 0xe
  expect lane 31 "TEMP[0].x" = 0xf
}
warp 4 {
  tgsi "TXF TEMP[0].x, IN[0], SAMP[ADDR[0].x+1], 1D"
  "ADDR[0].x" = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].w" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0xfa0
  expect lane 1 "TEMP[0].x" = 0xfa1
  expect lane 2 "TEMP[0].x" = 0xfa2
  expect lane 3 "TEMP[0].x" = 0xfa3
  expect lane 4 "TEMP[0].x" = 0xfa4
  expect lane 5 "TEMP[0].x" = 0xfa5
  expect lane 6 "TEMP[0].x" = 0xfa6
  expect lane 7 "TEMP[0].x" = 0xfa7
  expect lane 8 "TEMP[0].x" = 0xfa8
  expect lane 9 "TEMP[0].x" = 0xfa9
  expect lane 10 "TEMP[0].x" = 0xfaa
  expect lane 11 "TEMP[0].x" = 0xfab
  expect lane 12 "TEMP[0].x" = 0xfac
  expect lane 13 "TEMP[0].x" = 0xfad
  expect lane 14 "TEMP[0].x" = 0xfae
  expect lane 15 "TEMP[0].x" = 0xfaf
  expect lane 16 "TEMP[0].x" = 0xfa0
  expect lane 17 "TEMP[0].x" = 0xfa1
  expect lane 18 "TEMP[0].x" = 0xfa2
  expect lane 19 "TEMP[0].x" = 0xfa3
  expect lane 20 "TEMP[0].x" = 0xfa4
  expect lane 21 "TEMP[0].x" = 0xfa5
  expect lane 22 "TEMP[0].x" = 0xfa6
  expect lane 23 "TEMP[0].x" = 0xfa7
  expect lane 24 "TEMP[0].x" = 0xfa8
  expect lane 25 "TEMP[0].x" = 0xfa9
  expect lane 26 "TEMP[0].x" = 0xfaa
  expect lane 27 "TEMP[0].x" = 0xfab
  expect lane 28 "TEMP[0].x" = 0xfac
  expect lane 29 "TEMP[0].x" = 0xfad
  expect lane 30 "TEMP[0].x" = 0xfae
  expect lane 31 "TEMP[0].x" = 0xfaf
}
warp 5 {
  tgsi "TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[2].w], 1D"
  "ADDR[2].w" = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0xbb8
  expect lane 1 "TEMP[0].x" = 0xbb9
  expect lane 2 "TEMP[0].x" = 0xbba
  expect lane 3 "TEMP[0].x" = 0xbbb
  expect lane 4 "TEMP[0].x" = 0xbbc
  expect lane 5 "TEMP[0].x" = 0xbbd
  expect lane 6 "TEMP[0].x" = 0xbbe
  expect lane 7 "TEMP[0].x" = 0xbbf
  expect lane 8 "TEMP[0].x" = 0xbc0
  expect lane 9 "TEMP[0].x" = 0xbc1
  expect lane 10 "TEMP[0].x" = 0xbc2
  expect lane 11 "TEMP[0].x" = 0xbc3
  expect lane 12 "TEMP[0].x" = 0xbc4
  expect lane 13 "TEMP[0].x" = 0xbc5
  expect lane 14 "TEMP[0].x" = 0xbc6
  expect lane 15 "TEMP[0].x" = 0xbc7
  expect lane 16 "TEMP[0].x" = 0xbb8
  expect lane 17 "TEMP[0].x" = 0xbb9
  expect lane 18 "TEMP[0].x" = 0xbba
  expect lane 19 "TEMP[0].x" = 0xbbb
  expect lane 20 "TEMP[0].x" = 0xbbc
  expect lane 21 "TEMP[0].x" = 0xbbd
  expect lane 22 "TEMP[0].x" = 0xbbe
  expect lane 23 "TEMP[0].x" = 0xbbf
  expect lane 24 "TEMP[0].x" = 0xbc0
  expect lane 25 "TEMP[0].x" = 0xbc1
  expect lane 26 "TEMP[0].x" = 0xbc2
  expect lane 27 "TEMP[0].x" = 0xbc3
  expect lane 28 "TEMP[0].x" = 0xbc4
  expect lane 29 "TEMP[0].x" = 0xbc5
  expect lane 30 "TEMP[0].x" = 0xbc6
  expect lane 31 "TEMP[0].x" = 0xbc7
}
warp 6 {
  tgsi "DCL SVIEW[1..4], 1D, UINT; SAMPLE_I TEMP[0].x, IN[0], SVIEW[TEMP[3].y-2]"
  "TEMP[3].y" = { 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  "IN[0].w" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  expect lane 0 "TEMP[0].x" = 0xfa0
  expect lane 1 "TEMP[0].x" = 0xfa1
  expect lane 2 "TEMP[0].x" = 0xfa2
  expect lane 3 "TEMP[0].x" = 0xfa3
  expect lane 4 "TEMP[0].x" = 0xfa4
  expect lane 5 "TEMP[0].x" = 0xfa5
  expect lane 6 "TEMP[0].x" = 0xfa6
  expect lane 7 "TEMP[0].x" = 0xfa7
  expect lane 8 "TEMP[0].x" = 0xfa8
  expect lane 9 "TEMP[0].x" = 0xfa9
  expect lane 10 "TEMP[0].x" = 0xfaa
  expect lane 11 "TEMP[0].x" = 0xfab
  expect lane 12 "TEMP[0].x" = 0xfac
  expect lane 13 "TEMP[0].x" = 0xfad
  expect lane 14 "TEMP[0].x" = 0xfae
  expect lane 15 "TEMP[0].x" = 0xfaf
  expect lane 16 "TEMP[0].x" = 0xfa0
  expect lane 17 "TEMP[0].x" = 0xfa1
  expect lane 18 "TEMP[0].x" = 0xfa2
  expect lane 19 "TEMP[0].x" = 0xfa3
  expect lane 20 "TEMP[0].x" = 0xfa4
  expect lane 21 "TEMP[0].x" = 0xfa5
  expect lane 22 "TEMP[0].x" = 0xfa6
  expect lane 23 "TEMP[0].x" = 0xfa7
  expect lane 24 "TEMP[0].x" = 0xfa8
  expect lane 25 "TEMP[0].x" = 0xfa9
  expect lane 26 "TEMP[0].x" = 0xfaa
  expect lane 27 "TEMP[0].x" = 0xfab
  expect lane 28 "TEMP[0].x" = 0xfac
  expect lane 29 "TEMP[0].x" = 0xfad
  expect lane 30 "TEMP[0].x" = 0xfae
  expect lane 31 "TEMP[0].x" = 0xfaf
}
warp 7 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[CONST[1].z](1), IN[0], 1D"
  "CONST[1].z" = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0xbb8
  expect lane 1 "TEMP[0].x" = 0xbb9
  expect lane 2 "TEMP[0].x" = 0xbba
  expect lane 3 "TEMP[0].x" = 0xbbb
  expect lane 4 "TEMP[0].x" = 0xbbc
  expect lane 5 "TEMP[0].x" = 0xbbd
  expect lane 6 "TEMP[0].x" = 0xbbe
  expect lane 7 "TEMP[0].x" = 0xbbf
  expect lane 8 "TEMP[0].x" = 0xbc0
  expect lane 9 "TEMP[0].x" = 0xbc1
  expect lane 10 "TEMP[0].x" = 0xbc2
  expect lane 11 "TEMP[0].x" = 0xbc3
  expect lane 12 "TEMP[0].x" = 0xbc4
  expect lane 13 "TEMP[0].x" = 0xbc5
  expect lane 14 "TEMP[0].x" = 0xbc6
  expect lane 15 "TEMP[0].x" = 0xbc7
  expect lane 16 "TEMP[0].x" = 0xbb8
  expect lane 17 "TEMP[0].x" = 0xbb9
  expect lane 18 "TEMP[0].x" = 0xbba
  expect lane 19 "TEMP[0].x" = 0xbbb
  expect lane 20 "TEMP[0].x" = 0xbbc
  expect lane 21 "TEMP[0].x" = 0xbbd
  expect lane 22 "TEMP[0].x" = 0xbbe
  expect lane 23 "TEMP[0].x" = 0xbbf
  expect lane 24 "TEMP[0].x" = 0xbc0
  expect lane 25 "TEMP[0].x" = 0xbc1
  expect lane 26 "TEMP[0].x" = 0xbc2
  expect lane 27 "TEMP[0].x" = 0xbc3
  expect lane 28 "TEMP[0].x" = 0xbc4
  expect lane 29 "TEMP[0].x" = 0xbc5
  expect lane 30 "TEMP[0].x" = 0xbc6
  expect lane 31 "TEMP[0].x" = 0xbc7
}
warp 8 {
  tgsi "DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x+4], 1D" bank 60
  "ADDR[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0x7d0
  expect lane 1 "TEMP[0].x" = 0x7d1
  expect lane 2 "TEMP[0].x" = 0x7d2
  expect lane 3 "TEMP[0].x" = 0x7d3
  expect lane 4 "TEMP[0].x" = 0x7d4
  expect lane 5 "TEMP[0].x" = 0x7d5
  expect lane 6 "TEMP[0].x" = 0x7d6
  expect lane 7 "TEMP[0].x" = 0x7d7
  expect lane 8 "TEMP[0].x" = 0x7d8
  expect lane 9 "TEMP[0].x" = 0x7d9
  expect lane 10 "TEMP[0].x" = 0x7da
  expect lane 11 "TEMP[0].x" = 0x7db
  expect lane 12 "TEMP[0].x" = 0x7dc
  expect lane 13 "TEMP[0].x" = 0x7dd
  expect lane 14 "TEMP[0].x" = 0x7de
  expect lane 15 "TEMP[0].x" = 0x7df
  expect lane 16 "TEMP[0].x" = 0x7d0
  expect lane 17 "TEMP[0].x" = 0x7d1
  expect lane 18 "TEMP[0].x" = 0x7d2
  expect lane 19 "TEMP[0].x" = 0x7d3
  expect lane 20 "TEMP[0].x" = 0x7d4
  expect lane 21 "TEMP[0].x" = 0x7d5
  expect lane 22 "TEMP[0].x" = 0x7d6
  expect lane 23 "TEMP[0].x" = 0x7d7
  expect lane 24 "TEMP[0].x" = 0x7d8
  expect lane 25 "TEMP[0].x" = 0x7d9
  expect lane 26 "TEMP[0].x" = 0x7da
  expect lane 27 "TEMP[0].x" = 0x7db
  expect lane 28 "TEMP[0].x" = 0x7dc
  expect lane 29 "TEMP[0].x" = 0x7dd
  expect lane 30 "TEMP[0].x" = 0x7de
  expect lane 31 "TEMP[0].x" = 0x7df
}
warp 9 {
  tgsi "DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x-1], 1D" bank 60
  "ADDR[0].x" = { 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0x7d0
  expect lane 1 "TEMP[0].x" = 0x7d1
  expect lane 2 "TEMP[0].x" = 0x7d2
  expect lane 3 "TEMP[0].x" = 0x7d3
  expect lane 4 "TEMP[0].x" = 0x7d4
  expect lane 5 "TEMP[0].x" = 0x7d5
  expect lane 6 "TEMP[0].x" = 0x7d6
  expect lane 7 "TEMP[0].x" = 0x7d7
  expect lane 8 "TEMP[0].x" = 0x7d8
  expect lane 9 "TEMP[0].x" = 0x7d9
  expect lane 10 "TEMP[0].x" = 0x7da
  expect lane 11 "TEMP[0].x" = 0x7db
  expect lane 12 "TEMP[0].x" = 0x7dc
  expect lane 13 "TEMP[0].x" = 0x7dd
  expect lane 14 "TEMP[0].x" = 0x7de
  expect lane 15 "TEMP[0].x" = 0x7df
  expect lane 16 "TEMP[0].x" = 0x7d0
  expect lane 17 "TEMP[0].x" = 0x7d1
  expect lane 18 "TEMP[0].x" = 0x7d2
  expect lane 19 "TEMP[0].x" = 0x7d3
  expect lane 20 "TEMP[0].x" = 0x7d4
  expect lane 21 "TEMP[0].x" = 0x7d5
  expect lane 22 "TEMP[0].x" = 0x7d6
  expect lane 23 "TEMP[0].x" = 0x7d7
  expect lane 24 "TEMP[0].x" = 0x7d8
  expect lane 25 "TEMP[0].x" = 0x7d9
  expect lane 26 "TEMP[0].x" = 0x7da
  expect lane 27 "TEMP[0].x" = 0x7db
  expect lane 28 "TEMP[0].x" = 0x7dc
  expect lane 29 "TEMP[0].x" = 0x7dd
  expect lane 30 "TEMP[0].x" = 0x7de
  expect lane 31 "TEMP[0].x" = 0x7df
}
warp 10 {
  tgsi "DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x+4], 1D" bank 60
  "ADDR[0].x" = { 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x2
  expect lane 3 "TEMP[0].x" = 0x3
  expect lane 4 "TEMP[0].x" = 0x4
  expect lane 5 "TEMP[0].x" = 0x5
  expect lane 6 "TEMP[0].x" = 0x6
  expect lane 7 "TEMP[0].x" = 0x7
  expect lane 8 "TEMP[0].x" = 0x8
  expect lane 9 "TEMP[0].x" = 0x9
  expect lane 10 "TEMP[0].x" = 0xa
  expect lane 11 "TEMP[0].x" = 0xb
  expect lane 12 "TEMP[0].x" = 0xc
  expect lane 13 "TEMP[0].x" = 0xd
  expect lane 14 "TEMP[0].x" = 0xe
  expect lane 15 "TEMP[0].x" = 0xf
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x2
  expect lane 19 "TEMP[0].x" = 0x3
  expect lane 20 "TEMP[0].x" = 0x4
  expect lane 21 "TEMP[0].x" = 0x5
  expect lane 22 "TEMP[0].x" = 0x6
  expect lane 23 "TEMP[0].x" = 0x7
  expect lane 24 "TEMP[0].x" = 0x8
  expect lane 25 "TEMP[0].x" = 0x9
  expect lane 26 "TEMP[0].x" = 0xa
  expect lane 27 "TEMP[0].x" = 0xb
  expect lane 28 "TEMP[0].x" = 0xc
  expect lane 29 "TEMP[0].x" = 0xd
  expect lane 30 "TEMP[0].x" = 0xe
  expect lane 31 "TEMP[0].x" = 0xf
}
warp 11 {
  tgsi "DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x-1], 1D" bank 60
  "ADDR[0].x" = { 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0x0
  expect lane 1 "TEMP[0].x" = 0x1
  expect lane 2 "TEMP[0].x" = 0x2
  expect lane 3 "TEMP[0].x" = 0x3
  expect lane 4 "TEMP[0].x" = 0x4
  expect lane 5 "TEMP[0].x" = 0x5
  expect lane 6 "TEMP[0].x" = 0x6
  expect lane 7 "TEMP[0].x" = 0x7
  expect lane 8 "TEMP[0].x" = 0x8
  expect lane 9 "TEMP[0].x" = 0x9
  expect lane 10 "TEMP[0].x" = 0xa
  expect lane 11 "TEMP[0].x" = 0xb
  expect lane 12 "TEMP[0].x" = 0xc
  expect lane 13 "TEMP[0].x" = 0xd
  expect lane 14 "TEMP[0].x" = 0xe
  expect lane 15 "TEMP[0].x" = 0xf
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x1
  expect lane 18 "TEMP[0].x" = 0x2
  expect lane 19 "TEMP[0].x" = 0x3
  expect lane 20 "TEMP[0].x" = 0x4
  expect lane 21 "TEMP[0].x" = 0x5
  expect lane 22 "TEMP[0].x" = 0x6
  expect lane 23 "TEMP[0].x" = 0x7
  expect lane 24 "TEMP[0].x" = 0x8
  expect lane 25 "TEMP[0].x" = 0x9
  expect lane 26 "TEMP[0].x" = 0xa
  expect lane 27 "TEMP[0].x" = 0xb
  expect lane 28 "TEMP[0].x" = 0xc
  expect lane 29 "TEMP[0].x" = 0xd
  expect lane 30 "TEMP[0].x" = 0xe
  expect lane 31 "TEMP[0].x" = 0xf
}
warp 12 {
  tgsi "DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x+4], 1D" bank 60
  "ADDR[0].x" = { 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0xbb8
  expect lane 1 "TEMP[0].x" = 0xbb9
  expect lane 2 "TEMP[0].x" = 0xbba
  expect lane 3 "TEMP[0].x" = 0xbbb
  expect lane 4 "TEMP[0].x" = 0xbbc
  expect lane 5 "TEMP[0].x" = 0xbbd
  expect lane 6 "TEMP[0].x" = 0xbbe
  expect lane 7 "TEMP[0].x" = 0xbbf
  expect lane 8 "TEMP[0].x" = 0xbc0
  expect lane 9 "TEMP[0].x" = 0xbc1
  expect lane 10 "TEMP[0].x" = 0xbc2
  expect lane 11 "TEMP[0].x" = 0xbc3
  expect lane 12 "TEMP[0].x" = 0xbc4
  expect lane 13 "TEMP[0].x" = 0xbc5
  expect lane 14 "TEMP[0].x" = 0xbc6
  expect lane 15 "TEMP[0].x" = 0xbc7
  expect lane 16 "TEMP[0].x" = 0xbb8
  expect lane 17 "TEMP[0].x" = 0xbb9
  expect lane 18 "TEMP[0].x" = 0xbba
  expect lane 19 "TEMP[0].x" = 0xbbb
  expect lane 20 "TEMP[0].x" = 0xbbc
  expect lane 21 "TEMP[0].x" = 0xbbd
  expect lane 22 "TEMP[0].x" = 0xbbe
  expect lane 23 "TEMP[0].x" = 0xbbf
  expect lane 24 "TEMP[0].x" = 0xbc0
  expect lane 25 "TEMP[0].x" = 0xbc1
  expect lane 26 "TEMP[0].x" = 0xbc2
  expect lane 27 "TEMP[0].x" = 0xbc3
  expect lane 28 "TEMP[0].x" = 0xbc4
  expect lane 29 "TEMP[0].x" = 0xbc5
  expect lane 30 "TEMP[0].x" = 0xbc6
  expect lane 31 "TEMP[0].x" = 0xbc7
}
warp 13 {
  tgsi "DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x-1], 1D" bank 60
  "ADDR[0].x" = { 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }
  expect lane 0 "TEMP[0].x" = 0xbb8
  expect lane 1 "TEMP[0].x" = 0xbb9
  expect lane 2 "TEMP[0].x" = 0xbba
  expect lane 3 "TEMP[0].x" = 0xbbb
  expect lane 4 "TEMP[0].x" = 0xbbc
  expect lane 5 "TEMP[0].x" = 0xbbd
  expect lane 6 "TEMP[0].x" = 0xbbe
  expect lane 7 "TEMP[0].x" = 0xbbf
  expect lane 8 "TEMP[0].x" = 0xbc0
  expect lane 9 "TEMP[0].x" = 0xbc1
  expect lane 10 "TEMP[0].x" = 0xbc2
  expect lane 11 "TEMP[0].x" = 0xbc3
  expect lane 12 "TEMP[0].x" = 0xbc4
  expect lane 13 "TEMP[0].x" = 0xbc5
  expect lane 14 "TEMP[0].x" = 0xbc6
  expect lane 15 "TEMP[0].x" = 0xbc7
  expect lane 16 "TEMP[0].x" = 0xbb8
  expect lane 17 "TEMP[0].x" = 0xbb9
  expect lane 18 "TEMP[0].x" = 0xbba
  expect lane 19 "TEMP[0].x" = 0xbbb
  expect lane 20 "TEMP[0].x" = 0xbbc
  expect lane 21 "TEMP[0].x" = 0xbbd
  expect lane 22 "TEMP[0].x" = 0xbbe
  expect lane 23 "TEMP[0].x" = 0xbbf
  expect lane 24 "TEMP[0].x" = 0xbc0
  expect lane 25 "TEMP[0].x" = 0xbc1
  expect lane 26 "TEMP[0].x" = 0xbc2
  expect lane 27 "TEMP[0].x" = 0xbc3
  expect lane 28 "TEMP[0].x" = 0xbc4
  expect lane 29 "TEMP[0].x" = 0xbc5
  expect lane 30 "TEMP[0].x" = 0xbc6
  expect lane 31 "TEMP[0].x" = 0xbc7
}
warp 14 {
  tgsi "DCL SVIEW[0..4], 1D, UINT; SAMPLE_L TEMP[0].x, IN[1], SVIEW[ADDR[1].x], SAMP[ADDR[1].x+1], IN[1].wwww"
  "ADDR[1].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[1].x" = { 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 }
  "IN[1].w" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0xf
  expect lane 1 "TEMP[0].x" = 0xf
  expect lane 2 "TEMP[0].x" = 0xf
  expect lane 3 "TEMP[0].x" = 0xf
  expect lane 4 "TEMP[0].x" = 0xf
  expect lane 5 "TEMP[0].x" = 0xf
  expect lane 6 "TEMP[0].x" = 0xf
  expect lane 7 "TEMP[0].x" = 0xf
  expect lane 8 "TEMP[0].x" = 0xf
  expect lane 9 "TEMP[0].x" = 0xf
  expect lane 10 "TEMP[0].x" = 0xf
  expect lane 11 "TEMP[0].x" = 0xf
  expect lane 12 "TEMP[0].x" = 0xf
  expect lane 13 "TEMP[0].x" = 0xf
  expect lane 14 "TEMP[0].x" = 0xf
  expect lane 15 "TEMP[0].x" = 0xf
  expect lane 16 "TEMP[0].x" = 0xf
  expect lane 17 "TEMP[0].x" = 0xf
  expect lane 18 "TEMP[0].x" = 0xf
  expect lane 19 "TEMP[0].x" = 0xf
  expect lane 20 "TEMP[0].x" = 0xf
  expect lane 21 "TEMP[0].x" = 0xf
  expect lane 22 "TEMP[0].x" = 0xf
  expect lane 23 "TEMP[0].x" = 0xf
  expect lane 24 "TEMP[0].x" = 0xf
  expect lane 25 "TEMP[0].x" = 0xf
  expect lane 26 "TEMP[0].x" = 0xf
  expect lane 27 "TEMP[0].x" = 0xf
  expect lane 28 "TEMP[0].x" = 0xf
  expect lane 29 "TEMP[0].x" = 0xf
  expect lane 30 "TEMP[0].x" = 0xf
  expect lane 31 "TEMP[0].x" = 0xf
}
warp 15 {
  tgsi "DCL SVIEW[0..4], 1D, UINT; SAMPLE_L TEMP[0].x, IN[1], SVIEW[ADDR[1].x], SAMP[ADDR[1].x+1], IN[1].wwww"
  "ADDR[1].x" = { 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[1].x" = { 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 }
  "IN[1].w" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x3ef
  expect lane 1 "TEMP[0].x" = 0x3ee
  expect lane 2 "TEMP[0].x" = 0x3ed
  expect lane 3 "TEMP[0].x" = 0x3ec
  expect lane 4 "TEMP[0].x" = 0x3eb
  expect lane 5 "TEMP[0].x" = 0x3ea
  expect lane 6 "TEMP[0].x" = 0x3e9
  expect lane 7 "TEMP[0].x" = 0x3e8
  expect lane 8 "TEMP[0].x" = 0x3e8
  expect lane 9 "TEMP[0].x" = 0x3e9
  expect lane 10 "TEMP[0].x" = 0x3ea
  expect lane 11 "TEMP[0].x" = 0x3eb
  expect lane 12 "TEMP[0].x" = 0x3ec
  expect lane 13 "TEMP[0].x" = 0x3ed
  expect lane 14 "TEMP[0].x" = 0x3ee
  expect lane 15 "TEMP[0].x" = 0x3ef
  expect lane 16 "TEMP[0].x" = 0x3ef
  expect lane 17 "TEMP[0].x" = 0x3ee
  expect lane 18 "TEMP[0].x" = 0x3ed
  expect lane 19 "TEMP[0].x" = 0x3ec
  expect lane 20 "TEMP[0].x" = 0x3eb
  expect lane 21 "TEMP[0].x" = 0x3ea
  expect lane 22 "TEMP[0].x" = 0x3e9
  expect lane 23 "TEMP[0].x" = 0x3e8
  expect lane 24 "TEMP[0].x" = 0x3e8
  expect lane 25 "TEMP[0].x" = 0x3e9
  expect lane 26 "TEMP[0].x" = 0x3ea
  expect lane 27 "TEMP[0].x" = 0x3eb
  expect lane 28 "TEMP[0].x" = 0x3ec
  expect lane 29 "TEMP[0].x" = 0x3ed
  expect lane 30 "TEMP[0].x" = 0x3ee
  expect lane 31 "TEMP[0].x" = 0x3ef
}
warp 16 {
  tgsi "DCL SVIEW[0..4], 1D, UINT; SAMPLE_L TEMP[0].x, IN[1], SVIEW[ADDR[1].x], SAMP[ADDR[1].x+1], IN[1].wwww"
  "ADDR[1].x" = { 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 }
  "IN[1].x" = { 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 }
  "IN[1].w" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0x7d8
  expect lane 1 "TEMP[0].x" = 0x7d9
  expect lane 2 "TEMP[0].x" = 0x7da
  expect lane 3 "TEMP[0].x" = 0x7db
  expect lane 4 "TEMP[0].x" = 0x7dc
  expect lane 5 "TEMP[0].x" = 0x7dd
  expect lane 6 "TEMP[0].x" = 0x7de
  expect lane 7 "TEMP[0].x" = 0x7df
  expect lane 8 "TEMP[0].x" = 0x7d0
  expect lane 9 "TEMP[0].x" = 0x7d1
  expect lane 10 "TEMP[0].x" = 0x7d2
  expect lane 11 "TEMP[0].x" = 0x7d3
  expect lane 12 "TEMP[0].x" = 0x7d4
  expect lane 13 "TEMP[0].x" = 0x7d5
  expect lane 14 "TEMP[0].x" = 0x7d6
  expect lane 15 "TEMP[0].x" = 0x7d7
  expect lane 16 "TEMP[0].x" = 0x7d8
  expect lane 17 "TEMP[0].x" = 0x7d9
  expect lane 18 "TEMP[0].x" = 0x7da
  expect lane 19 "TEMP[0].x" = 0x7db
  expect lane 20 "TEMP[0].x" = 0x7dc
  expect lane 21 "TEMP[0].x" = 0x7dd
  expect lane 22 "TEMP[0].x" = 0x7de
  expect lane 23 "TEMP[0].x" = 0x7df
  expect lane 24 "TEMP[0].x" = 0x7d0
  expect lane 25 "TEMP[0].x" = 0x7d1
  expect lane 26 "TEMP[0].x" = 0x7d2
  expect lane 27 "TEMP[0].x" = 0x7d3
  expect lane 28 "TEMP[0].x" = 0x7d4
  expect lane 29 "TEMP[0].x" = 0x7d5
  expect lane 30 "TEMP[0].x" = 0x7d6
  expect lane 31 "TEMP[0].x" = 0x7d7
}
warp 17 {
  tgsi "DCL SVIEW[0..4], 1D, UINT; SAMPLE_L TEMP[0].x, IN[1], SVIEW[ADDR[1].x], SAMP[ADDR[1].x+1], IN[1].wwww"
  "ADDR[1].x" = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 }
  "IN[1].x" = { 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 1.53125 1.59375 1.65625 1.71875 1.78125 1.84375 1.90625 1.96875 2.03125 2.09375 2.15625 2.21875 2.28125 2.34375 2.40625 2.46875 }
  "IN[1].w" = { 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 }
  expect lane 0 "TEMP[0].x" = 0xbc7
  expect lane 1 "TEMP[0].x" = 0xbc7
  expect lane 2 "TEMP[0].x" = 0xbc7
  expect lane 3 "TEMP[0].x" = 0xbc7
  expect lane 4 "TEMP[0].x" = 0xbc7
  expect lane 5 "TEMP[0].x" = 0xbc7
  expect lane 6 "TEMP[0].x" = 0xbc7
  expect lane 7 "TEMP[0].x" = 0xbc7
  expect lane 8 "TEMP[0].x" = 0xbc7
  expect lane 9 "TEMP[0].x" = 0xbc7
  expect lane 10 "TEMP[0].x" = 0xbc7
  expect lane 11 "TEMP[0].x" = 0xbc7
  expect lane 12 "TEMP[0].x" = 0xbc7
  expect lane 13 "TEMP[0].x" = 0xbc7
  expect lane 14 "TEMP[0].x" = 0xbc7
  expect lane 15 "TEMP[0].x" = 0xbc7
  expect lane 16 "TEMP[0].x" = 0xbc7
  expect lane 17 "TEMP[0].x" = 0xbc7
  expect lane 18 "TEMP[0].x" = 0xbc7
  expect lane 19 "TEMP[0].x" = 0xbc7
  expect lane 20 "TEMP[0].x" = 0xbc7
  expect lane 21 "TEMP[0].x" = 0xbc7
  expect lane 22 "TEMP[0].x" = 0xbc7
  expect lane 23 "TEMP[0].x" = 0xbc7
  expect lane 24 "TEMP[0].x" = 0xbc7
  expect lane 25 "TEMP[0].x" = 0xbc7
  expect lane 26 "TEMP[0].x" = 0xbc7
  expect lane 27 "TEMP[0].x" = 0xbc7
  expect lane 28 "TEMP[0].x" = 0xbc7
  expect lane 29 "TEMP[0].x" = 0xbc7
  expect lane 30 "TEMP[0].x" = 0xbc7
  expect lane 31 "TEMP[0].x" = 0xbc7
}
warp 18 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; ATOMXCHG TEMP[0].x, IMAGE[ADDR[0].x], IN[0], IN[2], 1D"
  "ADDR[0].x" = { 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  "IN[2].x" = { 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 71 }
  expect lane 0 "TEMP[0].x" = 0x3e8
  expect lane 1 "TEMP[0].x" = 0x3e9
  expect lane 2 "TEMP[0].x" = 0x3ea
  expect lane 3 "TEMP[0].x" = 0x3eb
  expect lane 4 "TEMP[0].x" = 0x3ec
  expect lane 5 "TEMP[0].x" = 0x3ed
  expect lane 6 "TEMP[0].x" = 0x3ee
  expect lane 7 "TEMP[0].x" = 0x3ef
  expect lane 8 "TEMP[0].x" = 0x3f0
  expect lane 9 "TEMP[0].x" = 0x3f1
  expect lane 10 "TEMP[0].x" = 0x3f2
  expect lane 11 "TEMP[0].x" = 0x3f3
  expect lane 12 "TEMP[0].x" = 0x3f4
  expect lane 13 "TEMP[0].x" = 0x3f5
  expect lane 14 "TEMP[0].x" = 0x3f6
  expect lane 15 "TEMP[0].x" = 0x3f7
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0
}
wait
warp 20 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; STORE IMAGE[ADDR[0].x-1], IN[0], IN[2], 1D"
  "ADDR[0].x" = { 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  "IN[2].x" = { 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 }
  "IN[2].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[2].z" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[2].w" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
}
wait
warp 22 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[ADDR[0].x], IN[0], 1D"
  "ADDR[0].x" = { 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  expect lane 0 "TEMP[0].x" = 0x47
  expect lane 1 "TEMP[0].x" = 0x47
  expect lane 2 "TEMP[0].x" = 0x47
  expect lane 3 "TEMP[0].x" = 0x47
  expect lane 4 "TEMP[0].x" = 0x47
  expect lane 5 "TEMP[0].x" = 0x47
  expect lane 6 "TEMP[0].x" = 0x47
  expect lane 7 "TEMP[0].x" = 0x47
  expect lane 8 "TEMP[0].x" = 0x47
  expect lane 9 "TEMP[0].x" = 0x47
  expect lane 10 "TEMP[0].x" = 0x47
  expect lane 11 "TEMP[0].x" = 0x47
  expect lane 12 "TEMP[0].x" = 0x47
  expect lane 13 "TEMP[0].x" = 0x47
  expect lane 14 "TEMP[0].x" = 0x47
  expect lane 15 "TEMP[0].x" = 0x47
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0
}
warp 23 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[ADDR[0].x], IN[0], 1D"
  "ADDR[0].x" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  expect lane 0 "TEMP[0].x" = 0x51
  expect lane 1 "TEMP[0].x" = 0x51
  expect lane 2 "TEMP[0].x" = 0x51
  expect lane 3 "TEMP[0].x" = 0x51
  expect lane 4 "TEMP[0].x" = 0x51
  expect lane 5 "TEMP[0].x" = 0x51
  expect lane 6 "TEMP[0].x" = 0x51
  expect lane 7 "TEMP[0].x" = 0x51
  expect lane 8 "TEMP[0].x" = 0x51
  expect lane 9 "TEMP[0].x" = 0x51
  expect lane 10 "TEMP[0].x" = 0x51
  expect lane 11 "TEMP[0].x" = 0x51
  expect lane 12 "TEMP[0].x" = 0x51
  expect lane 13 "TEMP[0].x" = 0x51
  expect lane 14 "TEMP[0].x" = 0x51
  expect lane 15 "TEMP[0].x" = 0x51
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0
}
warp 24 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; ATOMXCHG TEMP[0].x, IMAGE[ADDR[0].x], IN[0], IN[2], 1D"
  "ADDR[0].x" = { 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  "IN[2].x" = { 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 74 }
  expect lane 0 "TEMP[0].x" = 0xfa0
  expect lane 1 "TEMP[0].x" = 0xfa1
  expect lane 2 "TEMP[0].x" = 0xfa2
  expect lane 3 "TEMP[0].x" = 0xfa3
  expect lane 4 "TEMP[0].x" = 0xfa4
  expect lane 5 "TEMP[0].x" = 0xfa5
  expect lane 6 "TEMP[0].x" = 0xfa6
  expect lane 7 "TEMP[0].x" = 0xfa7
  expect lane 8 "TEMP[0].x" = 0xfa8
  expect lane 9 "TEMP[0].x" = 0xfa9
  expect lane 10 "TEMP[0].x" = 0xfaa
  expect lane 11 "TEMP[0].x" = 0xfab
  expect lane 12 "TEMP[0].x" = 0xfac
  expect lane 13 "TEMP[0].x" = 0xfad
  expect lane 14 "TEMP[0].x" = 0xfae
  expect lane 15 "TEMP[0].x" = 0xfaf
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0
}
wait
warp 26 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; STORE IMAGE[ADDR[0].x-1], IN[0], IN[2], 1D"
  "ADDR[0].x" = { 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  "IN[2].x" = { 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 84 }
  "IN[2].y" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[2].z" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
  "IN[2].w" = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 }
}
wait
warp 28 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[ADDR[0].x], IN[0], 1D"
  "ADDR[0].x" = { 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  expect lane 0 "TEMP[0].x" = 0x4a
  expect lane 1 "TEMP[0].x" = 0x4a
  expect lane 2 "TEMP[0].x" = 0x4a
  expect lane 3 "TEMP[0].x" = 0x4a
  expect lane 4 "TEMP[0].x" = 0x4a
  expect lane 5 "TEMP[0].x" = 0x4a
  expect lane 6 "TEMP[0].x" = 0x4a
  expect lane 7 "TEMP[0].x" = 0x4a
  expect lane 8 "TEMP[0].x" = 0x4a
  expect lane 9 "TEMP[0].x" = 0x4a
  expect lane 10 "TEMP[0].x" = 0x4a
  expect lane 11 "TEMP[0].x" = 0x4a
  expect lane 12 "TEMP[0].x" = 0x4a
  expect lane 13 "TEMP[0].x" = 0x4a
  expect lane 14 "TEMP[0].x" = 0x4a
  expect lane 15 "TEMP[0].x" = 0x4a
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0
}
warp 29 {
  tgsi "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[ADDR[0].x], IN[0], 1D"
  "ADDR[0].x" = { 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 }
  "IN[0].x" = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 16 }
  expect lane 0 "TEMP[0].x" = 0x54
  expect lane 1 "TEMP[0].x" = 0x54
  expect lane 2 "TEMP[0].x" = 0x54
  expect lane 3 "TEMP[0].x" = 0x54
  expect lane 4 "TEMP[0].x" = 0x54
  expect lane 5 "TEMP[0].x" = 0x54
  expect lane 6 "TEMP[0].x" = 0x54
  expect lane 7 "TEMP[0].x" = 0x54
  expect lane 8 "TEMP[0].x" = 0x54
  expect lane 9 "TEMP[0].x" = 0x54
  expect lane 10 "TEMP[0].x" = 0x54
  expect lane 11 "TEMP[0].x" = 0x54
  expect lane 12 "TEMP[0].x" = 0x54
  expect lane 13 "TEMP[0].x" = 0x54
  expect lane 14 "TEMP[0].x" = 0x54
  expect lane 15 "TEMP[0].x" = 0x54
  expect lane 16 "TEMP[0].x" = 0x0
  expect lane 17 "TEMP[0].x" = 0x0
  expect lane 18 "TEMP[0].x" = 0x0
  expect lane 19 "TEMP[0].x" = 0x0
  expect lane 20 "TEMP[0].x" = 0x0
  expect lane 21 "TEMP[0].x" = 0x0
  expect lane 22 "TEMP[0].x" = 0x0
  expect lane 23 "TEMP[0].x" = 0x0
  expect lane 24 "TEMP[0].x" = 0x0
  expect lane 25 "TEMP[0].x" = 0x0
  expect lane 26 "TEMP[0].x" = 0x0
  expect lane 27 "TEMP[0].x" = 0x0
  expect lane 28 "TEMP[0].x" = 0x0
  expect lane 29 "TEMP[0].x" = 0x0
  expect lane 30 "TEMP[0].x" = 0x0
  expect lane 31 "TEMP[0].x" = 0x0
}
