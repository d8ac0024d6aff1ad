# TLD of texels of BC1, BC2, BC6H and BC7.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-83 PD-115
policy bc1_nv

texture 0 { type TWO_D  format DXT1 UNORM  size 16 4  address 0x10000000  texels rows 9e6a9e6aac8c9f7d77d477d46ddadd9029832983c0039357b8bfb8bf25fb34a4 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format BC7U UNORM  size 16 4  address 0x10020000  texels rows 3d6a2a41ac8c9f7de15bafa65ed916455383ba61c00393577c48cd2cd2d284bffdebff49065fbb5052660c84037b8ac7f934a0f9d52eae28a5cb185c313f4faa }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format BC6H_UF16 FLOAT  size 16 4  address 0x10040000  texels rows 04222040ac8c9f7de1008ba45ed916458090ff156bf922acf1be083971fc22ac7c8f36ce28f9f25b9ade301e48e030840c4fb20e88a6f36cf45748cf18335a7f }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D  format BC6H_SF16 FLOAT  size 16 4  address 0x10060000  texels rows 04222040ac8c9f7de1008ba45ed916455bdc889200ec0654011e91d4861bd02cd3aff2006fcc3320557979224f5a0c19ab7554ad2de425dd390299f5cbe38de7 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D  format DXT23 UNORM  size 16 4  address 0x10080000  texels rows 9e6a2a41ac8c9f7de15be15b5ed916452983ba61c00393577c487c48d2d284bf7eebff49065fbb5052665266037b8ac7fc34a0f9d52eae28a5cba5cb313f4faa }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D  format DXT1 UNORM  size 16 4  address 0x100a0000  texels rows 00000000e4e4e4e400000002e4e4e4e400000004e4e4e4e400000006e4e4e4e4 }
handle 5 texture 5 sampler 0

warp 0 {   # blocks.bc1.random
    asm "TLD.LZ R8, R0, 0, 2D, 0xf"
    x = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 4 5 6 7 4 5 6 7 4 5 6 7 4 5 6 7 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 3 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 4 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 11 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 12 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 19 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 20 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 21 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 22 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 29 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 31 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
}

warp 1 {   # blocks.bc1.random
    asm "TLD.LZ R8, R0, 0, 2D, 0xf"
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 12 13 14 15 12 13 14 15 12 13 14 15 12 13 14 15 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 6 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 7 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 10 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 17 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 18 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 19 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 25 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 28 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 29 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 30 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 31 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
}

warp 2 {   # blocks.bc7.random
    asm "TLD.LZ R8, R0, 1, 2D, 0xf"
    x = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 4 5 6 7 4 5 6 7 4 5 6 7 4 5 6 7 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x3dd0d0d1  R9 = 0x3e2cacad  R10 = 0x3f4ccccd  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e8a8a8b  R9 = 0x3eacacad  R10 = 0x3f63e3e4  R11 = 0x3f800000
    expect lane 2 R8 = 0x3ea8a8a9  R9 = 0x3ecececf  R10 = 0x3e008081  R11 = 0x3f800000
    expect lane 3 R8 = 0x3e44c4c5  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 4 R8 = 0x3e8a8a8b  R9 = 0x3eacacad  R10 = 0x3f63e3e4  R11 = 0x3f800000
    expect lane 5 R8 = 0x3ea8a8a9  R9 = 0x3ecececf  R10 = 0x3e008081  R11 = 0x3f800000
    expect lane 6 R8 = 0x3e848485  R9 = 0x3ebababb  R10 = 0x3ed8d8d9  R11 = 0x3f800000
    expect lane 7 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 8 R8 = 0x3e929293  R9 = 0x3ec0c0c1  R10 = 0x3ea2a2a3  R11 = 0x3f800000
    expect lane 9 R8 = 0x3e9c9c9d  R9 = 0x3ec8c8c9  R10 = 0x3e64e4e5  R11 = 0x3f800000
    expect lane 10 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 11 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 13 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f1c9c9d  R9 = 0x3f4ececf  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f078788  R9 = 0x3f55d5d6  R10 = 0x3f7afafb  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f119192  R9 = 0x3e2cacad  R10 = 0x3f45c5c6  R11 = 0x3f800000
    expect lane 17 R8 = 0x3e30b0b1  R9 = 0x3d60e0e1  R10 = 0x3f3ebebf  R11 = 0x3f800000
    expect lane 18 R8 = 0x3ea6a6a7  R9 = 0x3dc8c8c9  R10 = 0x3f41c1c2  R11 = 0x3f800000
    expect lane 19 R8 = 0x3e808081  R9 = 0x3da0a0a1  R10 = 0x3f40c0c1  R11 = 0x3f800000
    expect lane 20 R8 = 0x3e848485  R9 = 0x3f67e7e8  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 21 R8 = 0x3eb0b0b1  R9 = 0x3f4acacb  R10 = 0x3e78f8f9  R11 = 0x3f800000
    expect lane 22 R8 = 0x3f32b2b3  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 23 R8 = 0x3f32b2b3  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 24 R8 = 0x3e848485  R9 = 0x3f67e7e8  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 25 R8 = 0x3f32b2b3  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 26 R8 = 0x3eb0b0b1  R9 = 0x3f4acacb  R10 = 0x3e78f8f9  R11 = 0x3f800000
    expect lane 27 R8 = 0x3eb0b0b1  R9 = 0x3f4acacb  R10 = 0x3e78f8f9  R11 = 0x3f800000
    expect lane 28 R8 = 0x3ebebebf  R9 = 0x3f129293  R10 = 0x3e7cfcfd  R11 = 0x3f800000
    expect lane 29 R8 = 0x3d008081  R9 = 0x3f1c9c9d  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 30 R8 = 0x3d008081  R9 = 0x3f1c9c9d  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 31 R8 = 0x3f1c9c9d  R9 = 0x3f0b8b8c  R10 = 0x3e60e0e1  R11 = 0x3f800000
}

warp 3 {   # blocks.bc7.random
    asm "TLD.LZ R8, R0, 1, 2D, 0xf"
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 12 13 14 15 12 13 14 15 12 13 14 15 12 13 14 15 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x3f68e8e9  R9 = 0x3e2cacad  R10 = 0x3ec2c2c3  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f800000  R9 = 0x3e24a4a5  R10 = 0x3eb4b4b5  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3f46c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 4 R8 = 0x3f20a0a1  R9 = 0x3e48c8c9  R10 = 0x3eeeeeef  R11 = 0x3f800000
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x3f35b5b6  R10 = 0x3ea4a4a5  R11 = 0x3f800000
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 7 R8 = 0x3f139394  R9 = 0x3f46c6c7  R10 = 0x3e3cbcbd  R11 = 0x3f800000
    expect lane 8 R8 = 0x3f77f7f8  R9 = 0x3f57d7d8  R10 = 0x3ee8e8e9  R11 = 0x3f800000
    expect lane 9 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f149495  R11 = 0x3f800000
    expect lane 10 R8 = 0x3f139394  R9 = 0x3f46c6c7  R10 = 0x3e3cbcbd  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e20a0a1  R11 = 0x3f800000
    expect lane 12 R8 = 0x3f77f7f8  R9 = 0x3f46c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 13 R8 = 0x3e949495  R9 = 0x3f5ededf  R10 = 0x3e64e4e5  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f77f7f8  R9 = 0x3f25a5a6  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f2eaeaf  R9 = 0x3f3dbdbe  R10 = 0x3e2cacad  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f0b8b8c  R9 = 0x3f58d8d9  R10 = 0x3e9e9e9f  R11 = 0x3f800000
    expect lane 17 R8 = 0x3dc0c0c1  R9 = 0x3ed6d6d7  R10 = 0x3f1c9c9d  R11 = 0x3f800000
    expect lane 18 R8 = 0x3d20a0a1  R9 = 0x3ee0e0e1  R10 = 0x3eaaaaab  R11 = 0x3f800000
    expect lane 19 R8 = 0x3f4fcfd0  R9 = 0x3e68e8e9  R10 = 0x3f1e9e9f  R11 = 0x3f800000
    expect lane 20 R8 = 0x3f1d9d9e  R9 = 0x3f42c2c3  R10 = 0x3e989899  R11 = 0x3f800000
    expect lane 21 R8 = 0x3dc0c0c1  R9 = 0x3ed6d6d7  R10 = 0x3f1c9c9d  R11 = 0x3f800000
    expect lane 22 R8 = 0x3d60e0e1  R9 = 0x3edcdcdd  R10 = 0x3ed0d0d1  R11 = 0x3f800000
    expect lane 23 R8 = 0x3f4dcdce  R9 = 0x3e929293  R10 = 0x3f0a8a8b  R11 = 0x3f800000
    expect lane 24 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 25 R8 = 0x3d60e0e1  R9 = 0x3edcdcdd  R10 = 0x3ed0d0d1  R11 = 0x3f800000
    expect lane 26 R8 = 0x3c40c0c1  R9 = 0x3ee4e4e5  R10 = 0x3e48c8c9  R11 = 0x3f800000
    expect lane 27 R8 = 0x3f4fcfd0  R9 = 0x3e68e8e9  R10 = 0x3f1e9e9f  R11 = 0x3f800000
    expect lane 28 R8 = 0x3f038384  R9 = 0x3f62e2e3  R10 = 0x3ea0a0a1  R11 = 0x3f800000
    expect lane 29 R8 = 0x3d888889  R9 = 0x3edadadb  R10 = 0x3ef2f2f3  R11 = 0x3f800000
    expect lane 30 R8 = 0x3ce0e0e1  R9 = 0x3ee2e2e3  R10 = 0x3e888889  R11 = 0x3f800000
    expect lane 31 R8 = 0x3f52d2d3  R9 = 0x3e30b0b1  R10 = 0x3f31b1b2  R11 = 0x3f800000
}

warp 4 {   # blocks.bc6hu.random
    asm "TLD.LZ R8, R0, 2, 2D, 0xf"
    x = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 4 5 6 7 4 5 6 7 4 5 6 7 4 5 6 7 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 1 R8 = 0x3c1fe000  R9 = 0x38f9e000  R10 = 0x403de000
    expect lane 2 R8 = 0x3beb2000  R9 = 0x38da4000  R10 = 0x40666000
    expect lane 3 R8 = 0x3bf46000  R9 = 0x38e14000  R10 = 0x40642000
    expect lane 4 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 5 R8 = 0x3c014000  R9 = 0x38eec000  R10 = 0x40300000
    expect lane 6 R8 = 0x3bf54000  R9 = 0x38ea6000  R10 = 0x402a8000
    expect lane 7 R8 = 0x3bf46000  R9 = 0x38e14000  R10 = 0x40642000
    expect lane 8 R8 = 0x3c19e000  R9 = 0x38f7c000  R10 = 0x403b2000
    expect lane 9 R8 = 0x3c0de000  R9 = 0x38f36000  R10 = 0x4035c000
    expect lane 10 R8 = 0x3c0de000  R9 = 0x38f36000  R10 = 0x4035c000
    expect lane 11 R8 = 0x3bfda000  R9 = 0x38e86000  R10 = 0x40620000
    expect lane 12 R8 = 0x3c19e000  R9 = 0x38f7c000  R10 = 0x403b2000
    expect lane 13 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 14 R8 = 0x3c19e000  R9 = 0x38f7c000  R10 = 0x403b2000
    expect lane 15 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 16 R8 = 0x3a0f8000  R9 = 0x47758000  R10 = 0x3defe000
    expect lane 17 R8 = 0x3a016000  R9 = 0x477fe000  R10 = 0x3df8a000
    expect lane 18 R8 = 0x39e7e000  R9 = 0x3c6e6000  R10 = 0x3e29e000
    expect lane 19 R8 = 0x39f30000  R9 = 0x452ea000  R10 = 0x3e27a000
    expect lane 20 R8 = 0x3a088000  R9 = 0x477ac000  R10 = 0x3df44000
    expect lane 21 R8 = 0x39e52000  R9 = 0x3a4d6000  R10 = 0x3e2a8000
    expect lane 22 R8 = 0x39f30000  R9 = 0x452ea000  R10 = 0x3e27a000
    expect lane 23 R8 = 0x39e52000  R9 = 0x3a4d6000  R10 = 0x3e2a8000
    expect lane 24 R8 = 0x3a2ca000  R9 = 0x47604000  R10 = 0x3dde0000
    expect lane 25 R8 = 0x39f5c000  R9 = 0x474f8000  R10 = 0x3e272000
    expect lane 26 R8 = 0x39f04000  R9 = 0x430da000  R10 = 0x3e284000
    expect lane 27 R8 = 0x39e26000  R9 = 0x37b20000  R10 = 0x3e2b0000
    expect lane 28 R8 = 0x39e52000  R9 = 0x3a4d6000  R10 = 0x3e2a8000
    expect lane 29 R8 = 0x39eda000  R9 = 0x40ecc000  R10 = 0x3e28c000
    expect lane 30 R8 = 0x39f04000  R9 = 0x430da000  R10 = 0x3e284000
    expect lane 31 R8 = 0x39e7e000  R9 = 0x3c6e6000  R10 = 0x3e29e000
}

warp 5 {   # blocks.bc6hu.random
    asm "TLD.LZ R8, R0, 2, 2D, 0xf"
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 12 13 14 15 12 13 14 15 12 13 14 15 12 13 14 15 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x39de8000  R9 = 0x39a84000  R10 = 0x39910000
    expect lane 1 R8 = 0x39e6a000  R9 = 0x39998000  R10 = 0x39824000
    expect lane 2 R8 = 0x39e9c000  R9 = 0x39942000  R10 = 0x397ce000
    expect lane 3 R8 = 0x39d2e000  R9 = 0x39a08000  R10 = 0x3979c000
    expect lane 4 R8 = 0x39de8000  R9 = 0x39a84000  R10 = 0x39910000
    expect lane 5 R8 = 0x39de8000  R9 = 0x39a84000  R10 = 0x39910000
    expect lane 6 R8 = 0x3a082000  R9 = 0x3999e000  R10 = 0x395f2000
    expect lane 7 R8 = 0x3a082000  R9 = 0x3999e000  R10 = 0x395f2000
    expect lane 8 R8 = 0x39de8000  R9 = 0x39a84000  R10 = 0x39910000
    expect lane 9 R8 = 0x39dba000  R9 = 0x399f6000  R10 = 0x39756000
    expect lane 10 R8 = 0x3a082000  R9 = 0x3999e000  R10 = 0x395f2000
    expect lane 11 R8 = 0x39ed0000  R9 = 0x399d4000  R10 = 0x396ca000
    expect lane 12 R8 = 0x3a082000  R9 = 0x3999e000  R10 = 0x395f2000
    expect lane 13 R8 = 0x39ed0000  R9 = 0x399d4000  R10 = 0x396ca000
    expect lane 14 R8 = 0x3a10e000  R9 = 0x3998c000  R10 = 0x395ac000
    expect lane 15 R8 = 0x39ff8000  R9 = 0x399ae000  R10 = 0x39638000
    expect lane 16 R8 = 0x41828000  R9 = 0x3d622000  R10 = 0x37270000
    expect lane 17 R8 = 0x41aaa000  R9 = 0x3d6f8000  R10 = 0x3eaca000
    expect lane 18 R8 = 0x41c18000  R9 = 0x3d8ce000  R10 = 0x3a6be000
    expect lane 19 R8 = 0x419e0000  R9 = 0x3d5f2000  R10 = 0x41098000
    expect lane 20 R8 = 0x4160e000  R9 = 0x3d5b6000  R10 = 0x36000000
    expect lane 21 R8 = 0x417ba000  R9 = 0x3d330000  R10 = 0x476aa000
    expect lane 22 R8 = 0x419e0000  R9 = 0x3d5f2000  R10 = 0x41098000
    expect lane 23 R8 = 0x41aaa000  R9 = 0x3d6f8000  R10 = 0x3eaca000
    expect lane 24 R8 = 0x418ac000  R9 = 0x3d63c000  R10 = 0x37480000
    expect lane 25 R8 = 0x419e0000  R9 = 0x3d5f2000  R10 = 0x41098000
    expect lane 26 R8 = 0x41aaa000  R9 = 0x3d6f8000  R10 = 0x3eaca000
    expect lane 27 R8 = 0x41c18000  R9 = 0x3d8ce000  R10 = 0x3a6be000
    expect lane 28 R8 = 0x41828000  R9 = 0x3d622000  R10 = 0x37270000
    expect lane 29 R8 = 0x41cd0000  R9 = 0x3d9ba000  R10 = 0x38170000
    expect lane 30 R8 = 0x41cd0000  R9 = 0x3d9ba000  R10 = 0x38170000
    expect lane 31 R8 = 0x41872000  R9 = 0x3d41c000  R10 = 0x454a4000
}

warp 6 {   # blocks.bc6hs.random
    asm "TLD.LZ R8, R0, 3, 2D, 0xf"
    x = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 4 5 6 7 4 5 6 7 4 5 6 7 4 5 6 7 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
    expect lane 1 R8 = 0x403fe000  R9 = 0x39f3e000  R10 = 0xc68be000
    expect lane 2 R8 = 0x3fd66000  R9 = 0x39b48000  R10 = 0xc63ae000
    expect lane 3 R8 = 0x3fe8e000  R9 = 0x39c2a000  R10 = 0xc63f4000
    expect lane 4 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
    expect lane 5 R8 = 0x40028000  R9 = 0x39dd8000  R10 = 0xc6a7a000
    expect lane 6 R8 = 0x3feaa000  R9 = 0x39d4e000  R10 = 0xc6b2a000
    expect lane 7 R8 = 0x3fe8e000  R9 = 0x39c2a000  R10 = 0xc63f4000
    expect lane 8 R8 = 0x4033e000  R9 = 0x39ef8000  R10 = 0xc6914000
    expect lane 9 R8 = 0x401be000  R9 = 0x39e6c000  R10 = 0xc69c2000
    expect lane 10 R8 = 0x401be000  R9 = 0x39e6c000  R10 = 0xc69c2000
    expect lane 11 R8 = 0x3ffb6000  R9 = 0x39d0e000  R10 = 0xc643a000
    expect lane 12 R8 = 0x4033e000  R9 = 0x39ef8000  R10 = 0xc6914000
    expect lane 13 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
    expect lane 14 R8 = 0x4033e000  R9 = 0x39ef8000  R10 = 0xc6914000
    expect lane 15 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
}

warp 7 {   # blocks.bc6hs.random
    asm "TLD.LZ R8, R0, 3, 2D, 0xf"
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 12 13 14 15 12 13 14 15 12 13 14 15 12 13 14 15 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 16 R8 = 0x3ee0c000  R9 = 0xc2434000  R10 = 0xba664000
    expect lane 17 R8 = 0x3eefa000  R9 = 0xc248e000  R10 = 0xba5dc000
    expect lane 18 R8 = 0x3efe8000  R9 = 0xc24ea000  R10 = 0xba554000
    expect lane 19 R8 = 0x3f202000  R9 = 0xc25b6000  R10 = 0xba424000
    expect lane 20 R8 = 0x3e92a000  R9 = 0xc2254000  R10 = 0xba92c000
    expect lane 21 R8 = 0x3e92a000  R9 = 0xc2254000  R10 = 0xba92c000
    expect lane 22 R8 = 0x3ed1e000  R9 = 0xc23d8000  R10 = 0xba6ec000
    expect lane 23 R8 = 0x3e31c000  R9 = 0xc2006000  R10 = 0xbac9e000
    expect lane 24 R8 = 0x3e712000  R9 = 0xc218a000  R10 = 0xbaa5e000
    expect lane 25 R8 = 0x3e624000  R9 = 0xc212e000  R10 = 0xbaae4000
    expect lane 26 R8 = 0x3eefa000  R9 = 0xc248e000  R10 = 0xba5dc000
    expect lane 27 R8 = 0x3e40a000  R9 = 0xc2060000  R10 = 0xbac16000
    expect lane 28 R8 = 0x3e536000  R9 = 0xc20d2000  R10 = 0xbab6c000
    expect lane 29 R8 = 0x3ea18000  R9 = 0xc22b0000  R10 = 0xba8a6000
    expect lane 30 R8 = 0x3eb08000  R9 = 0xc230a000  R10 = 0xba81e000
    expect lane 31 R8 = 0x3e40a000  R9 = 0xc2060000  R10 = 0xbac16000
}

warp 8 {   # blocks.bc2.random
    asm "TLD.LZ R8, R0, 4, 2D, 0xf"
    x = { 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 4 5 6 7 4 5 6 7 4 5 6 7 4 5 6 7 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f6eeeef
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f19999a
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f2aaaab
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3ecccccd
    expect lane 4 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f2aaaab
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3e088889
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3d888889
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3e888889
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f4ccccd
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f2aaaab
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f4ccccd
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f088889
    expect lane 12 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f800000
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f19999a
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f5dddde
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3eeeeeef
    expect lane 16 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f19999a
    expect lane 17 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e088889
    expect lane 18 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e4ccccd
    expect lane 19 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f088889
    expect lane 20 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f2aaaab
    expect lane 21 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f3bbbbc
    expect lane 22 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3d888889
    expect lane 23 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3ecccccd
    expect lane 24 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x0
    expect lane 25 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f4ccccd
    expect lane 26 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e4ccccd
    expect lane 27 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x0
    expect lane 28 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e4ccccd
    expect lane 29 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f19999a
    expect lane 30 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3eeeeeef
    expect lane 31 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3eaaaaab
}

warp 9 {   # blocks.bc2.random
    asm "TLD.LZ R8, R0, 4, 2D, 0xf"
    x = { 8 9 10 11 8 9 10 11 8 9 10 11 8 9 10 11 12 13 14 15 12 13 14 15 12 13 14 15 12 13 14 15 }
    y = { 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 }
    expect lane 0 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f6eeeef
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3eeeeeef
    expect lane 2 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f3bbbbc
    expect lane 3 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f6eeeef
    expect lane 4 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f800000
    expect lane 5 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f800000
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f19999a
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3e888889
    expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3ecccccd
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x0
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f800000
    expect lane 11 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3eaaaaab
    expect lane 12 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f3bbbbc
    expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f3bbbbc
    expect lane 14 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x0
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3eaaaaab
    expect lane 16 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f4ccccd
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 18 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e888889
    expect lane 19 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e4ccccd
    expect lane 20 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x0
    expect lane 21 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f2aaaab
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f19999a
    expect lane 23 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 24 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3eaaaaab
    expect lane 25 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f5dddde
    expect lane 26 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f6eeeef
    expect lane 27 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e088889
    expect lane 28 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f6eeeef
    expect lane 29 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f2aaaab
    expect lane 30 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f088889
    expect lane 31 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e088889
}

warp 10 {   # blocks.bc1.pairs
    asm "TLD.LZ R8, R0, 5, 2D, 0xf"  active 0xffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ... }
    y = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x3e828283  R10 = 0x0  R11 = 0x3f800000
    expect lane 6 R8 = 0x0  R9 = 0x3e048485  R10 = 0x0  R11 = 0x3f800000
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 9 R8 = 0x0  R9 = 0x3f028283  R10 = 0x0  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x3e828283  R10 = 0x0  R11 = 0x3f800000
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 13 R8 = 0x0  R9 = 0x3f43c3c4  R10 = 0x0  R11 = 0x3f800000
    expect lane 14 R8 = 0x0  R9 = 0x3ec4c4c5  R10 = 0x0  R11 = 0x3f800000
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
