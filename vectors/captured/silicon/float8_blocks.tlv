# Blocks of BC1, BC3 and BC7 of sRGB: colours are mixed as codes, and decode then.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-132 PD-83
rules without PD-82
policy bc1_nv
policy srgb_float8

texture 0 { type TWO_D_NO_MIPMAP  format DXT1 UNORM  size 4 4  normalized off  SRGB_CONVERSION 1  address 0x10000000  texels rows 9e6a9e6aac8c9f7d }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format DXT45 UNORM  size 4 4  normalized off  SRGB_CONVERSION 1  address 0x10020000  texels rows 9e6a2a41ac8c9f7de15be15b5ed91645 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format BC7U UNORM  size 4 4  normalized off  SRGB_CONVERSION 1  address 0x10040000  texels rows 3d6a2a41ac8c9f7de15bafa65ed91645 }
handle 2 texture 2 sampler 0

warp 0 {   # blocks.bc1.srgb.random
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 ... }
    t = { 0.5 0.5 0.5 0.5 1.5 1.5 1.5 1.5 2.5 2.5 2.5 2.5 3.5 3.5 3.5 3.5 ... }
    expect lane 0 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 3 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 4 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 7 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 11 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 12 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3e170000  R9 = 0x3da90000  R10 = 0x3f6e0000  R11 = 0x3f800000
}

warp 1 {   # blocks.bc3.srgb.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 ... }
    t = { 0.5 0.5 0.5 0.5 1.5 1.5 1.5 1.5 2.5 2.5 2.5 2.5 3.5 3.5 3.5 3.5 ... }
    expect lane 0 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 1 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 2 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 3 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 4 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 5 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 6 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 7 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 8 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 9 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 10 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 11 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 12 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 13 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 14 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
    expect lane 15 R8 = 0x3dd10000  R9 = 0x3e520000  R10 = 0x3b200000
}

warp 2 {   # blocks.bc7.srgb.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 0.5 1.5 2.5 3.5 ... }
    t = { 0.5 0.5 0.5 0.5 1.5 1.5 1.5 1.5 2.5 2.5 2.5 2.5 3.5 3.5 3.5 3.5 ... }
    expect lane 0 R8 = 0x3c290000  R9 = 0x3cc60000  R10 = 0x3f1b0000  R11 = 0x3f800000
    expect lane 1 R8 = 0x3d740000  R9 = 0x3dbf0000  R10 = 0x3f450000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3db60000  R9 = 0x3e0b0000  R10 = 0x3c6c0000  R11 = 0x3f800000
    expect lane 3 R8 = 0x3cfc0000  R9 = 0x3dad0000  R10 = 0x3eed0000  R11 = 0x3f800000
    expect lane 4 R8 = 0x3d740000  R9 = 0x3dbf0000  R10 = 0x3f450000  R11 = 0x3f800000
    expect lane 5 R8 = 0x3db60000  R9 = 0x3e0b0000  R10 = 0x3c6c0000  R11 = 0x3f800000
    expect lane 6 R8 = 0x3d600000  R9 = 0x3de00000  R10 = 0x3e1a0000  R11 = 0x3f800000
    expect lane 7 R8 = 0x3d030000  R9 = 0x3f610000  R10 = 0x3f4d0000  R11 = 0x3f800000
    expect lane 8 R8 = 0x3d880000  R9 = 0x3df00000  R10 = 0x3da90000  R11 = 0x3f800000
    expect lane 9 R8 = 0x3d9c0000  R9 = 0x3e020000  R10 = 0x3d280000  R11 = 0x3f800000
    expect lane 10 R8 = 0x3d030000  R9 = 0x3f610000  R10 = 0x3f4d0000  R11 = 0x3f800000
    expect lane 11 R8 = 0x3d030000  R9 = 0x3f610000  R10 = 0x3f4d0000  R11 = 0x3f800000
    expect lane 12 R8 = 0x3cfc0000  R9 = 0x3dad0000  R10 = 0x3eed0000  R11 = 0x3f800000
    expect lane 13 R8 = 0x3d030000  R9 = 0x3f610000  R10 = 0x3f4d0000  R11 = 0x3f800000
    expect lane 14 R8 = 0x3eaa0000  R9 = 0x3f1e0000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 15 R8 = 0x3e780000  R9 = 0x3f2a0000  R10 = 0x3f740000  R11 = 0x3f800000
}
