# sRGB beyond the edge: the colour that the driver wrote as codes, a point and filtered; alpha is that of texels.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-134 PD-132 PD-133
rules without PD-82 PD-135
policy border_texel
policy coord_fixed21
policy filter_weight8
policy srgb_float8

texture 0 { type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  size 4 4  SRGB_CONVERSION 1  address 0x10000000  texels rows fb66b7571b8c517a706b4cd0258d9837aec8234e499e2c220cf0d97c9033226aa07c51d28ff141b2d5e6d9d4c773e737e621e1c9e5e592e930522102cba0f1e0 }
sampler 0 { address BORDER BORDER BORDER  border 0x3e800000 0x3f000000 0x3f400000 0x3f800000  SRGB_BORDER_COLOR_R 137  SRGB_BORDER_COLOR_G 188  SRGB_BORDER_COLOR_B 225  SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER BORDER BORDER  border 0xbf000000 0x40000000 0xc0400000 0x3fc00000  SRGB_BORDER_COLOR_R 0  SRGB_BORDER_COLOR_G 255  SRGB_BORDER_COLOR_B 0  SRGB_CONVERSION 1 }
handle 1 texture 0 sampler 1
sampler 2 { address BORDER BORDER BORDER  border 0x3e99999a 0x3dcccccd 0x3af9096c 0x3f666666  SRGB_BORDER_COLOR_R 149  SRGB_BORDER_COLOR_G 89  SRGB_BORDER_COLOR_B 6  SRGB_CONVERSION 1 }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER BORDER  border 0x000116c2 0x477ff000 0xc77ff000 0x7e967699  SRGB_BORDER_COLOR_R 0  SRGB_BORDER_COLOR_G 255  SRGB_BORDER_COLOR_B 0  SRGB_CONVERSION 1 }
handle 3 texture 0 sampler 3
sampler 4 { address BORDER BORDER BORDER  border 0x7fc00000 0x7f800000 0xff800000 0x12345678  SRGB_BORDER_COLOR_R 0  SRGB_BORDER_COLOR_G 255  SRGB_BORDER_COLOR_B 0  SRGB_CONVERSION 1 }
handle 4 texture 0 sampler 4
sampler 5 { address BORDER BORDER BORDER  border 0x3e800000 0x3f000000 0x3f400000 0x3f800000  SRGB_BORDER_COLOR_R 137  SRGB_BORDER_COLOR_G 188  SRGB_BORDER_COLOR_B 225  MAG_FILTER 2  SRGB_CONVERSION 1 }
handle 5 texture 0 sampler 5
sampler 6 { address BORDER BORDER BORDER  border 0xbf000000 0x40000000 0xc0400000 0x3fc00000  SRGB_BORDER_COLOR_R 0  SRGB_BORDER_COLOR_G 255  SRGB_BORDER_COLOR_B 0  MAG_FILTER 2  SRGB_CONVERSION 1 }
handle 6 texture 0 sampler 6
sampler 7 { address BORDER BORDER BORDER  border 0x3e99999a 0x3dcccccd 0x3af9096c 0x3f666666  SRGB_BORDER_COLOR_R 149  SRGB_BORDER_COLOR_G 89  SRGB_BORDER_COLOR_B 6  MAG_FILTER 2  SRGB_CONVERSION 1 }
handle 7 texture 0 sampler 7
sampler 8 { address BORDER BORDER BORDER  border 0x000116c2 0x477ff000 0xc77ff000 0x7e967699  SRGB_BORDER_COLOR_R 0  SRGB_BORDER_COLOR_G 255  SRGB_BORDER_COLOR_B 0  MAG_FILTER 2  SRGB_CONVERSION 1 }
handle 8 texture 0 sampler 8
sampler 9 { address BORDER BORDER BORDER  border 0x7fc00000 0x7f800000 0xff800000 0x12345678  SRGB_BORDER_COLOR_R 0  SRGB_BORDER_COLOR_G 255  SRGB_BORDER_COLOR_B 0  MAG_FILTER 2  SRGB_CONVERSION 1 }
handle 9 texture 0 sampler 9

warp 0 {   # border.u8x4.c0.point.srgb
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3f
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 3 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 4 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
}

warp 1 {   # border.u8x4.c1.point.srgb
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3f
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 2 {   # border.u8x4.c2.point.srgb
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3f
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 2 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 3 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 4 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 5 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
}

warp 3 {   # border.u8x4.c3.point.srgb
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3f
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 4 {   # border.u8x4.c4.point.srgb
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3f
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}

warp 5 {   # border.u8x4.c0.linear.srgb
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1ff
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x00000000) bits(0x3d800000)
        bits(0x3f700000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
    expect lane 3 R8 = 0x3e964000  R9 = 0x3f05c000  R10 = 0x3f11c000  R11 = 0x3f5393d4
    expect lane 4 R8 = 0x3eac8000  R9 = 0x3f0a8000  R10 = 0x3ec50000  R11 = 0x3f2727a7
    expect lane 5 R8 = 0x3ec2c000  R9 = 0x3f0f4000  R10 = 0x3e4d0000  R11 = 0x3ef574f5
    expect lane 6 R8 = 0x3e8b4000  R9 = 0x3e190000  R10 = 0x3e4d0000  R11 = 0x3f0fcf90
    expect lane 7 R8 = 0x3e878000  R9 = 0x3e890000  R10 = 0x3ec50000  R11 = 0x3f3535b5
    expect lane 8 R8 = 0x3e800000  R9 = 0x3f010000  R10 = 0x3f410000  R11 = 0x3f800000
}

warp 6 {   # border.u8x4.c1.linear.srgb
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1ff
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x00000000) bits(0x3d800000)
        bits(0x3f700000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x3dd90000  R9 = 0x3f650000  R10 = 0x3b8a0000  R11 = 0x3f5393d4
    expect lane 4 R8 = 0x3e590000  R9 = 0x3f4a0000  R10 = 0x3c0a0000  R11 = 0x3f2727a7
    expect lane 5 R8 = 0x3ea2c000  R9 = 0x3f2f0000  R10 = 0x3c4f0000  R11 = 0x3ef574f5
    expect lane 6 R8 = 0x3e568000  R9 = 0x3e8c0000  R10 = 0x3c448000  R11 = 0x3f0fcf90
    expect lane 7 R8 = 0x3e0f0000  R9 = 0x3f040000  R10 = 0x3c030000  R11 = 0x3f3535b5
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 7 {   # border.u8x4.c2.linear.srgb
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x1ff
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x00000000) bits(0x3d800000)
        bits(0x3f700000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 2 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
    expect lane 3 R8 = 0x3ea9c000  R9 = 0x3e5f0000  R10 = 0x3bb70000  R11 = 0x3f3fffc0
    expect lane 4 R8 = 0x3eb98000  R9 = 0x3ead0000  R10 = 0x3c190000  R11 = 0x3f1a1a9a
    expect lane 5 R8 = 0x3ec94000  R9 = 0x3eea8000  R10 = 0x3c568000  R11 = 0x3ee868e8
    expect lane 6 R8 = 0x3e91c000  R9 = 0x3d4c8000  R10 = 0x3c4c0000  R11 = 0x3f094989
    expect lane 7 R8 = 0x3e948000  R9 = 0x3d888000  R10 = 0x3c120000  R11 = 0x3f2828a8
    expect lane 8 R8 = 0x3e9a0000  R9 = 0x3dcd0000  R10 = 0x3af00000  R11 = 0x3f65e5e6
}

warp 8 {   # border.u8x4.c3.linear.srgb
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1ff
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x00000000) bits(0x3d800000)
        bits(0x3f700000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x3dd90000  R9 = 0x3f650000  R10 = 0x3b8a0000  R11 = 0x3f5393d4
    expect lane 4 R8 = 0x3e590000  R9 = 0x3f4a0000  R10 = 0x3c0a0000  R11 = 0x3f2727a7
    expect lane 5 R8 = 0x3ea2c000  R9 = 0x3f2f0000  R10 = 0x3c4f0000  R11 = 0x3ef574f5
    expect lane 6 R8 = 0x3e568000  R9 = 0x3e8c0000  R10 = 0x3c448000  R11 = 0x3f0fcf90
    expect lane 7 R8 = 0x3e0f0000  R9 = 0x3f040000  R10 = 0x3c030000  R11 = 0x3f3535b5
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3f800000
}

warp 9 {   # border.u8x4.c4.linear.srgb
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x1ff
    s = { bits(0xbf000000) bits(0xbe400000) bits(0xbe000000) bits(0xbd800000) bits(0x00000000) bits(0x3d800000)
        bits(0x3f700000) bits(0x3f800000) bits(0x3fa00000) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3dd90000  R9 = 0x3f650000  R10 = 0x3b8a0000  R11 = 0x3d9ca09d
    expect lane 4 R8 = 0x3e590000  R9 = 0x3f4a0000  R10 = 0x3c0a0000  R11 = 0x3e1c9c9d
    expect lane 5 R8 = 0x3ea2c000  R9 = 0x3f2f0000  R10 = 0x3c4f0000  R11 = 0x3e6aeceb
    expect lane 6 R8 = 0x3e568000  R9 = 0x3e8c0000  R10 = 0x3c448000  R11 = 0x3e9fa0a0
    expect lane 7 R8 = 0x3e0f0000  R9 = 0x3f040000  R10 = 0x3c030000  R11 = 0x3e54d4d5
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
}
