# TEX of a point beyond the edge: the border of each kind of texel.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-134
rules without PD-135
policy border_texel
policy coord_fixed21

texture 0 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 4 4  address 0x10000000  texels rows fb1b7025ae490c90a08fd5c7e6e530cb }
sampler 0 { address BORDER BORDER BORDER  border 0x3e800000 0x3f000000 0x3f400000 0x3f800000 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER BORDER BORDER  border 0xbf000000 0x40000000 0xc0400000 0x3fc00000 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER BORDER BORDER  border 0x3e99999a 0x3dcccccd 0x3af9096c 0x3f666666 }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER BORDER  border 0x000116c2 0x477ff000 0xc77ff000 0x7e967699 }
handle 3 texture 0 sampler 3
sampler 4 { address BORDER BORDER BORDER  border 0x7fc00000 0x7f800000 0xff800000 0x12345678 }
handle 4 texture 0 sampler 4
texture 1 { type TWO_D_NO_MIPMAP  format G8R8 UNORM  size 4 4  address 0x10020000  texels rows fb661b8c706b258daec8499e0cf09033a07c8ff1d5e6c773e621e5e53052cba0 }
handle 5 texture 1 sampler 0
handle 6 texture 1 sampler 1
handle 7 texture 1 sampler 2
handle 8 texture 1 sampler 3
handle 9 texture 1 sampler 4
texture 2 { type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  size 4 4  address 0x10040000  texels rows fb66b7571b8c517a706b4cd0258d9837aec8234e499e2c220cf0d97c9033226aa07c51d28ff141b2d5e6d9d4c773e737e621e1c9e5e592e930522102cba0f1e0 }
handle 10 texture 2 sampler 0
handle 11 texture 2 sampler 1
handle 12 texture 2 sampler 2
handle 13 texture 2 sampler 3
handle 14 texture 2 sampler 4
texture 3 { type TWO_D_NO_MIPMAP  format A8B8G8R8 SNORM  size 4 4  address 0x10060000  texels rows fb66b7571b8c517a706b4cd0258d9837aec8234e499e2c220cf0d97c9033226aa07c51d28ff141b2d5e6d9d4c773e737e621e1c9e5e592e930522102cba0f1e0 }
handle 15 texture 3 sampler 0
handle 16 texture 3 sampler 1
handle 17 texture 3 sampler 2
handle 18 texture 3 sampler 3
handle 19 texture 3 sampler 4
texture 4 { type TWO_D_NO_MIPMAP  format R16_G16_B16_A16 UNORM  size 4 4  address 0x10080000  texels rows 87fbe76608b7c457061ba08c8351757a5670f66bdd4c5bd0d125a58db398d53734ae22c81f23e14e2649009e1e2c1722f30c23f0d0d9687cfc90e333da22296a61a0f77c0b51b2d2408f7af192412fb222d55ce698d903d476c7ea7346e7ac3766e6032157e177c94de54ee58e9212e92730c7523121a30282cb10a0d0f1e0e0 }
handle 20 texture 4 sampler 0
handle 21 texture 4 sampler 1
handle 22 texture 4 sampler 2
handle 23 texture 4 sampler 3
handle 24 texture 4 sampler 4
texture 5 { type TWO_D_NO_MIPMAP  format R16_G16_B16_A16 FLOAT  size 4 4  address 0x100a0000  texels rows ee3b9b39dc3a5f396c38323a4639e939c139af393339413b9738363a623adf38b83a203b8c383b392439783ab03888383338c03b673bf139433acf388b38a839813af33944394a3b3d3ac53b0639c83a543b993b663b503b1d3bcf399d3bde38993b8438853b253b953b953b4a3aa43bc0384b3984380a382e3b803ac73b833b }
handle 25 texture 5 sampler 0
handle 26 texture 5 sampler 1
handle 27 texture 5 sampler 2
handle 28 texture 5 sampler 3
handle 29 texture 5 sampler 4
texture 6 { type TWO_D_NO_MIPMAP  format R16 FLOAT  size 4 4  address 0x100c0000  texels rows ee3b6c38c1399738b83a24393338433a813a3d3a543b1d3b993b953bc0382e3b }
handle 30 texture 6 sampler 0
handle 31 texture 6 sampler 1
handle 32 texture 6 sampler 2
handle 33 texture 6 sampler 3
handle 34 texture 6 sampler 4
texture 7 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  address 0x100e0000  texels rows bdc37d3f67830d3f7c2b383fabe8123f7a1a573f4f93243fe879063f1c7e483f9430503f29a0473f6e916a3f0abb633f7333733fe3a6723fca13183f6ec1653f }
handle 35 texture 7 sampler 0
handle 36 texture 7 sampler 1
handle 37 texture 7 sampler 2
handle 38 texture 7 sampler 3
handle 39 texture 7 sampler 4
texture 8 { type TWO_D_NO_MIPMAP  format R32_G32 FLOAT  size 4 4  address 0x10100000  texels rows bdc37d3fcc73333f67830d3f6d50463f7c2b383f57fb353fabe8123fe5d2463f7a1a573f3811643f4f93243f24004f3fe879063f9411783f1c7e483fb2f1193f9430503ff87b3e3f29a0473f0fbd783f6e916a3f392e733f0abb633f7df5393f7333733fd881103fe3a6723f3fa7723fca13183fee63293f6ec1653f3508503f }
handle 40 texture 8 sampler 0
handle 41 texture 8 sampler 1
handle 42 texture 8 sampler 2
handle 43 texture 8 sampler 3
handle 44 texture 8 sampler 4
texture 9 { type TWO_D_NO_MIPMAP  format R32_G32_B32_A32 FLOAT  size 4 4  address 0x10120000  texels rows bdc37d3fcc73333f16845b3f16e22b3f67830d3f6d50463fa8c1283f993a3d3f7c2b383f57fb353f9d6e263fdc2d683fabe8123fe5d2463fc1594c3f88ea1b3f7a1a573f3811643ff68f113fe470273f4f93243f24004f3f280f163f9a0b113fe879063f9411783f7ae86c3f4e343e3f1c7e483fb2f1193f076d113fb014353f9430503ff87b3e3ff085283f0859693f29a0473f0fbd783f5cc9203fe717593f6e916a3f392e733f1dcc6c3f98016a3f0abb633f7df5393f02a3733f6fd61b3f7333733fd881103f87ab703fdbbb643fe3a6723f3fa7723f2247493f3189743fca13183fee63293f9598103fd351013f6ec1653f3508503f6be8783f7170703f }
handle 45 texture 9 sampler 0
handle 46 texture 9 sampler 1
handle 47 texture 9 sampler 2
handle 48 texture 9 sampler 3
handle 49 texture 9 sampler 4
texture 10 { type TWO_D_NO_MIPMAP  format R32 UINT  size 4 4  address 0x10140000  texels rows 407a87fb46cf061bb1f956705756d125e4f534aefc9f264923d0f30cb738fc905b2961a0c952408f20dc22d5b31576c700e766e6b5c74de53a942730e6dd82cb }
handle 50 texture 10 sampler 0
handle 51 texture 10 sampler 1
handle 52 texture 10 sampler 2
handle 53 texture 10 sampler 3
handle 54 texture 10 sampler 4
texture 11 { type TWO_D_NO_MIPMAP  format R32_G32_B32_A32 UINT  size 4 4  address 0x10160000  texels rows 407a87fb1599e7661e2d08b7cb2cc45746cf061b71daa08cc15083514332757ab1f956702eaff66bca3bdd4c82b95bd05756d12593cba58d3182b3983210d537e4f534ae8d7122c8a1ed1f230ac9e14efc9f26494748009e98511e2c6034172223d0f30c742923f0ecf4d0d9549c687cb738fc901b65e333140eda226961296a5b2961a0a6f1f77c6be10b514c10b2d2c952408fe31e7af1b3b9924135ce2fb220dc22d588725ce6af3a98d92d3003d4b31576c7b2fbea73960546e78bdfac3700e766e6b5b10321840e57e196b777c9b5c74de5287e4ee55c448e92576212e93a94273085dcc752d22b3121c4a7a302e6dd82cb876a10a02fd7d0f17de3e0e0 }
handle 55 texture 11 sampler 0
handle 56 texture 11 sampler 1
handle 57 texture 11 sampler 2
handle 58 texture 11 sampler 3
handle 59 texture 11 sampler 4
texture 12 { type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  size 4 4  address 0x10180000  texels rows fb66b7571b8c517a706b4cd0258d9837aec8234e499e2c220cf0d97c9033226aa07c51d28ff141b2d5e6d9d4c773e737e621e1c9e5e592e930522102cba0f1e0 }
handle 60 texture 12 sampler 0
handle 61 texture 12 sampler 1
handle 62 texture 12 sampler 2
handle 63 texture 12 sampler 3
handle 64 texture 12 sampler 4
texture 13 { type TWO_D_NO_MIPMAP  format A8B8G8R8 SNORM  size 4 4  address 0x101a0000  texels rows fb66b7571b8c517a706b4cd0258d9837aec8234e499e2c220cf0d97c9033226aa07c51d28ff141b2d5e6d9d4c773e737e621e1c9e5e592e930522102cba0f1e0 }
handle 65 texture 13 sampler 0
handle 66 texture 13 sampler 1
handle 67 texture 13 sampler 2
handle 68 texture 13 sampler 3
handle 69 texture 13 sampler 4
texture 14 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  address 0x101c0000  texels expression (float(x + 1)) }
sampler 5 { address BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 70 texture 14 sampler 5
texture 15 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  normalized off  address 0x101e0000  texels expression (float(x + 1)) }
handle 71 texture 15 sampler 5
texture 16 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  address 0x10200000  texels expression (float(x + 1)) }
handle 72 texture 16 sampler 5
texture 17 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  normalized off  address 0x10220000  texels expression (float(x + 1)) }
handle 73 texture 17 sampler 5
texture 18 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  address 0x10240000  texels expression (float(x + 1)) }
handle 74 texture 18 sampler 5
texture 19 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  normalized off  address 0x10260000  texels expression (float(x + 1)) }
handle 75 texture 19 sampler 5
texture 20 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  address 0x10280000  texels expression (float(x + 1)) }
handle 76 texture 20 sampler 5
texture 21 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  normalized off  address 0x102a0000  texels expression (float(x + 1)) }
handle 77 texture 21 sampler 5
texture 22 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  address 0x102c0000  texels expression (float(x + 1)) }
handle 78 texture 22 sampler 5
texture 23 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  normalized off  address 0x102e0000  texels expression (float(x + 1)) }
handle 79 texture 23 sampler 5
texture 24 { type TWO_D_NO_MIPMAP  format R32 UINT  size 4 4  address 0x10300000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 6 { address BORDER BORDER BORDER  border 0xbf800000 0xbf800000 0xbf800000 0xbf800000 }
handle 80 texture 24 sampler 6
texture 25 { type TWO_D_NO_MIPMAP  format R32 UINT  size 5 4  address 0x10320000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 81 texture 25 sampler 6
texture 26 { type TWO_D_NO_MIPMAP  format R32 UINT  size 1000 4  address 0x10340000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 82 texture 26 sampler 6
texture 27 { type THREE_D  format R32 FLOAT  size 4 3 5  address 0x10360000  texels rows 6cc30d3f7281243f020c493fc4d5763fafe5613f0dd5023fdec15e3f4d1e023fceeb773f0a76223f898d6f3f08b1533f69c13d3f491b023f429c353f5df25e3ffbfd073f91b66a3fccce373f8f49783fa44f2e3f055b1f3ff4ae223f71d7503f5a755c3fea09593fb99a263fd99c5a3f686d043f5a3d5d3f8ae3173ff4941b3f6e0f163f1513313fd282293ff2183a3f01ec2e3f9c722d3f7f23143f38164e3fe9e63e3f66154b3ff498253f1431683f8b81593f4743753f7ec3763fcded623f756f1d3fc1b5573f4f4a6e3fa465793f348e393ff211763f0d2c573fbf3e6f3fccd6363f5f575c3f15c2783faa7b1c3f }
sampler 7 { address BORDER BORDER BORDER  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 83 texture 27 sampler 7
texture 28 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 3  address 0x10380000  texels rows 5341643fdbaf433f4d0c4e3fa5a54f3fc5de393f9b52403ffe18193fd03c563fa7f2633f0e75343f761c4b3f2c4f183f36fa3a3fbeb2133fffba1f3f }
sampler 8 { address WRAP BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 84 texture 28 sampler 8
sampler 9 { address CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 85 texture 28 sampler 9
sampler 10 { address MIRROR BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 86 texture 28 sampler 10
sampler 11 { address BORDER WRAP CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 87 texture 28 sampler 11
handle 88 texture 28 sampler 5
sampler 12 { address BORDER MIRROR CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 89 texture 28 sampler 12
sampler 13 { address BORDER BORDER CLAMP_TO_EDGE  border 0xc2c80000 0xc3480000 0xc3960000 0xc3c80000 }
handle 90 texture 28 sampler 13

warp 0 {   # border.u8.c0.point
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e808081  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e808081  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e808081  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 1 {   # border.u8.c1.point
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe000000) bits(0x3f800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 2 {   # border.u8.c2.point
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e989899  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e989899  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e989899  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 3 {   # border.u8.c3.point
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe000000) bits(0x3f800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 4 {   # border.u8.c4.point
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe000000) bits(0x3f800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 5 {   # border.u8x2.c0.point
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x0  R11 = 0x0
}

warp 6 {   # border.u8x2.c1.point
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}

warp 7 {   # border.u8x2.c2.point
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x0
}

warp 8 {   # border.u8x2.c3.point
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}

warp 9 {   # border.u8x2.c4.point
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}

warp 10 {   # border.u8x4.c0.point
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x3f3fbfc0  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x3f3fbfc0  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x3f3fbfc0  R11 = 0x3f800000
}

warp 11 {   # border.u8x4.c1.point
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 12 {   # border.u8x4.c2.point
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x3f65e5e6
    expect lane 2 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x3f65e5e6
}

warp 13 {   # border.u8x4.c3.point
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 14 {   # border.u8x4.c4.point
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}

warp 15 {   # border.s8x4.c0.point
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e810204  R9 = 0x3efdfbf8  R10 = 0x3f3f7efe  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e810204  R9 = 0x3efdfbf8  R10 = 0x3f3f7efe  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e810204  R9 = 0x3efdfbf8  R10 = 0x3f3f7efe  R11 = 0x3f800000
}

warp 16 {   # border.s8x4.c1.point
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbefdfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 1 R8 = 0xbefdfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 2 R8 = 0xbefdfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
}

warp 17 {   # border.s8x4.c2.point
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e993265  R9 = 0x3dd1a347  R10 = 0x0  R11 = 0x3f65cb97
    expect lane 1 R8 = 0x3e993265  R9 = 0x3dd1a347  R10 = 0x0  R11 = 0x3f65cb97
    expect lane 2 R8 = 0x3e993265  R9 = 0x3dd1a347  R10 = 0x0  R11 = 0x3f65cb97
}

warp 18 {   # border.s8x4.c3.point
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
}

warp 19 {   # border.s8x4.c4.point
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x0
}

warp 20 {   # border.u16x4.c0.point
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800080  R9 = 0x3effff00  R10 = 0x3f3fffc0  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e800080  R9 = 0x3effff00  R10 = 0x3f3fffc0  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e800080  R9 = 0x3effff00  R10 = 0x3f3fffc0  R11 = 0x3f800000
}

warp 21 {   # border.u16x4.c1.point
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 22 {   # border.u16x4.c2.point
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e99989a  R9 = 0x3dccc8cd  R10 = 0x3af800f8  R11 = 0x3f6665e6
    expect lane 1 R8 = 0x3e99989a  R9 = 0x3dccc8cd  R10 = 0x3af800f8  R11 = 0x3f6665e6
    expect lane 2 R8 = 0x3e99989a  R9 = 0x3dccc8cd  R10 = 0x3af800f8  R11 = 0x3f6665e6
}

warp 23 {   # border.u16x4.c3.point
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 24 {   # border.u16x4.c4.point
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}

warp 25 {   # border.f16x4.c0.point
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
}

warp 26 {   # border.f16x4.c1.point
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
    expect lane 1 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
    expect lane 2 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
}

warp 27 {   # border.f16x4.c2.point
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e998000  R9 = 0x3dccc000  R10 = 0x3af90000  R11 = 0x3f666000
    expect lane 1 R8 = 0x3e998000  R9 = 0x3dccc000  R10 = 0x3af90000  R11 = 0x3f666000
    expect lane 2 R8 = 0x3e998000  R9 = 0x3dccc000  R10 = 0x3af90000  R11 = 0x3f666000
}

warp 28 {   # border.f16x4.c3.point
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x477fe000  R10 = 0xc77fe000  R11 = 0x477fe000
    expect lane 1 R8 = 0x0  R9 = 0x477fe000  R10 = 0xc77fe000  R11 = 0x477fe000
    expect lane 2 R8 = 0x0  R9 = 0x477fe000  R10 = 0xc77fe000  R11 = 0x477fe000
}

warp 29 {   # border.f16x4.c4.point
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x0
    expect lane 1 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x0
    expect lane 2 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x0
}

warp 30 {   # border.f16.c0.point
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 31 {   # border.f16.c1.point
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 32 {   # border.f16.c2.point
    asm "TLD4.R R8, R0, 32, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e998000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e998000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e998000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 33 {   # border.f16.c3.point
    asm "TLD4.R R8, R0, 33, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe000000) bits(0x3f800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 34 {   # border.f16.c4.point
    asm "TLD4.R R8, R0, 34, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 35 {   # border.f32.c0.point
    asm "TLD4.R R8, R0, 35, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 36 {   # border.f32.c1.point
    asm "TLD4.R R8, R0, 36, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 37 {   # border.f32.c2.point
    asm "TLD4.R R8, R0, 37, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e99999a  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e99999a  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e99999a  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 38 {   # border.f32.c3.point
    asm "TLD4.R R8, R0, 38, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x116c2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x116c2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x116c2  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 39 {   # border.f32.c4.point
    asm "TLD4.R R8, R0, 39, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 40 {   # border.f32x2.c0.point
    asm "TLD4.R R8, R0, 40, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x0  R11 = 0x0
}

warp 41 {   # border.f32x2.c1.point
    asm "TLD4.R R8, R0, 41, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0x0  R11 = 0x0
}

warp 42 {   # border.f32x2.c2.point
    asm "TLD4.R R8, R0, 42, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x0  R11 = 0x0
}

warp 43 {   # border.f32x2.c3.point
    asm "TLD4.R R8, R0, 43, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0x0  R11 = 0x0
}

warp 44 {   # border.f32x2.c4.point
    asm "TLD4.R R8, R0, 44, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0x0  R11 = 0x0
}

warp 45 {   # border.f32x4.c0.point
    asm "TLD4.R R8, R0, 45, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
}

warp 46 {   # border.f32x4.c1.point
    asm "TLD4.R R8, R0, 46, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
    expect lane 1 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
    expect lane 2 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
}

warp 47 {   # border.f32x4.c2.point
    asm "TLD4.R R8, R0, 47, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3af9096c  R11 = 0x3f666666
    expect lane 1 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3af9096c  R11 = 0x3f666666
    expect lane 2 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3af9096c  R11 = 0x3f666666
}

warp 48 {   # border.f32x4.c3.point
    asm "TLD4.R R8, R0, 48, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0xc77ff000  R11 = 0x7e967699
    expect lane 1 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0xc77ff000  R11 = 0x7e967699
    expect lane 2 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0xc77ff000  R11 = 0x7e967699
}

warp 49 {   # border.f32x4.c4.point
    asm "TLD4.R R8, R0, 49, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x12345678
    expect lane 1 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x12345678
    expect lane 2 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x12345678
}

warp 50 {   # border.u32.c0.point
    asm "TLD4.R R8, R0, 50, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 51 {   # border.u32.c1.point
    asm "TLD4.R R8, R0, 51, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0xbf000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 52 {   # border.u32.c2.point
    asm "TLD4.R R8, R0, 52, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e99999a  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e99999a  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e99999a  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 53 {   # border.u32.c3.point
    asm "TLD4.R R8, R0, 53, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x116c2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x116c2  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x116c2  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 54 {   # border.u32.c4.point
    asm "TLD4.R R8, R0, 54, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbd800000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x7fc00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 55 {   # border.u32x4.c0.point
    asm "TLD4.R R8, R0, 55, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3f000000  R10 = 0x3f400000  R11 = 0x3f800000
}

warp 56 {   # border.u32x4.c1.point
    asm "TLD4.R R8, R0, 56, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
    expect lane 1 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
    expect lane 2 R8 = 0xbf000000  R9 = 0x40000000  R10 = 0xc0400000  R11 = 0x3fc00000
}

warp 57 {   # border.u32x4.c2.point
    asm "TLD4.R R8, R0, 57, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3af9096c  R11 = 0x3f666666
    expect lane 1 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3af9096c  R11 = 0x3f666666
    expect lane 2 R8 = 0x3e99999a  R9 = 0x3dcccccd  R10 = 0x3af9096c  R11 = 0x3f666666
}

warp 58 {   # border.u32x4.c3.point
    asm "TLD4.R R8, R0, 58, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0xc77ff000  R11 = 0x7e967699
    expect lane 1 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0xc77ff000  R11 = 0x7e967699
    expect lane 2 R8 = 0x116c2  R9 = 0x477ff000  R10 = 0xc77ff000  R11 = 0x7e967699
}

warp 59 {   # border.u32x4.c4.point
    asm "TLD4.R R8, R0, 59, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x12345678
    expect lane 1 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x12345678
    expect lane 2 R8 = 0x7fc00000  R9 = 0x7f800000  R10 = 0xff800000  R11 = 0x12345678
}

warp 60 {   # border.unorm8x4.c0.point
    asm "TLD4.R R8, R0, 60, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x3f3fbfc0  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x3f3fbfc0  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e808081  R9 = 0x3efefeff  R10 = 0x3f3fbfc0  R11 = 0x3f800000
}

warp 61 {   # border.unorm8x4.c1.point
    asm "TLD4.R R8, R0, 61, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 62 {   # border.unorm8x4.c2.point
    asm "TLD4.R R8, R0, 62, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x3f65e5e6
    expect lane 2 R8 = 0x3e989899  R9 = 0x3dc8c8c9  R10 = 0x0  R11 = 0x3f65e5e6
}

warp 63 {   # border.unorm8x4.c3.point
    asm "TLD4.R R8, R0, 63, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 0 {   # border.unorm8x4.c4.point
    asm "TLD4.R R8, R0, 64, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}

warp 1 {   # border.snorm8x4.c0.point
    asm "TLD4.R R8, R0, 65, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e810204  R9 = 0x3efdfbf8  R10 = 0x3f3f7efe  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e810204  R9 = 0x3efdfbf8  R10 = 0x3f3f7efe  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e810204  R9 = 0x3efdfbf8  R10 = 0x3f3f7efe  R11 = 0x3f800000
}

warp 2 {   # border.snorm8x4.c1.point
    asm "TLD4.R R8, R0, 66, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbefdfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 1 R8 = 0xbefdfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 2 R8 = 0xbefdfbf8  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
}

warp 3 {   # border.snorm8x4.c2.point
    asm "TLD4.R R8, R0, 67, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e993265  R9 = 0x3dd1a347  R10 = 0x0  R11 = 0x3f65cb97
    expect lane 1 R8 = 0x3e993265  R9 = 0x3dd1a347  R10 = 0x0  R11 = 0x3f65cb97
    expect lane 2 R8 = 0x3e993265  R9 = 0x3dd1a347  R10 = 0x0  R11 = 0x3f65cb97
}

warp 4 {   # border.snorm8x4.c3.point
    asm "TLD4.R R8, R0, 68, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000
}

warp 5 {   # border.snorm8x4.c4.point
    asm "TLD4.R R8, R0, 69, 2D, 0xf"  active 0x7
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x0
}

warp 6 {   # address.2d.n1.border.norm.point
    asm "TLD4.R R8, R0, 70, 2D, 0xf"  active 0x3
    s = { bits(0xc0800000) bits(0xc0680000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 7 {   # address.2d.n1.border.unnorm.point
    asm "TLD4.R R8, R0, 71, 2D, 0xf"  active 0x3
    s = { bits(0xc0800000) bits(0xc0680000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 8 {   # address.2d.n3.border.norm.point
    asm "TLD4.R R8, R0, 72, 2D, 0xf"  active 0x3
    s = { bits(0xc0555555) bits(0xc04aaaab) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 9 {   # address.2d.n3.border.unnorm.point
    asm "TLD4.R R8, R0, 73, 2D, 0xf"  active 0x3
    s = { bits(0xc1200000) bits(0xc1180000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 10 {   # address.2d.n4.border.norm.point
    asm "TLD4.R R8, R0, 74, 2D, 0xf"  active 0x3
    s = { bits(0xc0500000) bits(0xc0480000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 11 {   # address.2d.n4.border.unnorm.point
    asm "TLD4.R R8, R0, 75, 2D, 0xf"  active 0x3
    s = { bits(0xc1500000) bits(0xc1480000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 12 {   # address.2d.n5.border.norm.point
    asm "TLD4.R R8, R0, 76, 2D, 0xf"  active 0x3
    s = { bits(0xc04ccccd) bits(0xc0466666) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 13 {   # address.2d.n5.border.unnorm.point
    asm "TLD4.R R8, R0, 77, 2D, 0xf"  active 0x3
    s = { bits(0xc1800000) bits(0xc1780000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 14 {   # address.2d.n100.border.norm.point
    asm "TLD4.R R8, R0, 78, 2D, 0xf"  active 0x3
    s = { bits(0xc040a3d7) bits(0xc03e147b) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 15 {   # address.2d.n100.border.unnorm.point
    asm "TLD4.R R8, R0, 79, 2D, 0xf"  active 0x3
    s = { bits(0xc3968000) bits(0xc3948000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 16 {   # address.snap.n4.border
    asm "TLD4.R R8, R0, 80, 2D, 0xf"  active 0x3
    s = { bits(0xbe808000) bits(0xbe7f5000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
}

warp 17 {   # address.snap.n5.border
    asm "TLD4.R R8, R0, 81, 2D, 0xf"  active 0x3
    s = { bits(0xbe4d999a) bits(0xbe4c4000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
}

warp 18 {   # address.snap.n1000.border
    asm "TLD4.R R8, R0, 82, 2D, 0xf"  active 0x3
    s = { bits(0xba839581) bits(0xba82b852) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000
    expect lane 1 R8 = 0xbf800000
}

warp 19 {   # address.3d.border.point
    asm "TEXS.LZ R10, R8, R0, R4, 83, 3D, RGBA"  active 0x3
    s = { bits(0x3f1dd207) bits(0x3fd492cf) ... }
    t = { bits(0x3d5e88ae) bits(0x3f8b5dd6) ... }
    r = { bits(0xbfaf29c5) bits(0x40111f49) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 20 {   # address.mix.wrap.border.point
    asm "TLD4.R R8, R0, 84, 2D, 0xf"  active 0x3
    s = { bits(0xbe8b4e15) bits(0x400b2741) ... }
    t = { bits(0x3faddb91) bits(0x3fa8cf78) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 21 {   # address.mix.clamp.border.point
    asm "TLD4.R R8, R0, 85, 2D, 0xf"  active 0x3
    s = { bits(0xbe8b4e15) bits(0x400b2741) ... }
    t = { bits(0x3faddb91) bits(0x3fa8cf78) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 22 {   # address.mix.mirror.border.point
    asm "TLD4.R R8, R0, 86, 2D, 0xf"  active 0x3
    s = { bits(0xbe8b4e15) bits(0x400b2741) ... }
    t = { bits(0x3faddb91) bits(0x3fa8cf78) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 23 {   # address.mix.border.wrap.point
    asm "TLD4.R R8, R0, 87, 2D, 0xf"  active 0x3
    s = { bits(0xbe8b4e15) bits(0x400dc11a) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 24 {   # address.mix.border.clamp.point
    asm "TLD4.R R8, R0, 88, 2D, 0xf"  active 0x3
    s = { bits(0xbe8b4e15) bits(0x400dc11a) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 25 {   # address.mix.border.mirror.point
    asm "TLD4.R R8, R0, 89, 2D, 0xf"  active 0x3
    s = { bits(0xbe8b4e15) bits(0x400dc11a) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}

warp 26 {   # address.mix.border.border.point
    asm "TLD4.R R8, R0, 90, 2D, 0xf"  active 0x3
    s = { bits(0xbe8b4e15) bits(0x400dc11a) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) ... }
    expect lane 0 R8 = 0xc2c80000
    expect lane 1 R8 = 0xc2c80000
}
