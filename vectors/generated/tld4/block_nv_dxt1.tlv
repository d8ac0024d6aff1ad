# DXT1: POLICY bc1_nv, the colours as NVIDIA's hardware mixes them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-83a
rules without PD-84
policy bc1_nv
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 e27d4229f38da875 31b45320c5951615 2502c9d8dc1e9c6d f808f808767d075b
bytes 0x30000020 b3f8d098d109565c 6fb42827d8042adc 393947a04e766eaa 890d890d43337e36
bytes 0x30000040 7febd69a14c41aa8 15afd0839d2a67e2 41519780d5416b91 e005e005d8daff19
bytes 0x30000060 e0a88aa725420e61 e81a400b4cc59a6e 54242eb679ecb184 e85ee85e3fab0774
texture 0 { format DXT1 UNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 f8c04ebc31031ace 22a9bc31bb967f87 9d759ec9047ae19d 941194119826dac6
bytes 0x30001020 67885b33e5b25b30 f4aaef5609f501ca b0a809b4c2f85086 9d9a9d9a86d81e92
bytes 0x30001040 ad88e853668abdb3 e329802622c27ac5 518f0bdd65869e3a 43294329965e3c5f
bytes 0x30001060 2ae6667465fcab6e 7877582a0bedfe5d 70ea6cf44b003c2e 3a233a2396ce3250
texture 1 { format DXT1 UNORM layout pitch 128 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3e888889  R10 = 0x3ef6f6f7  R11 = 0x3e888889;
    expect lane 1 R8 = 0x3ef6f6f7  R9 = 0x3ec0c0c1  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 3 R8 = 0x3e048485  R9 = 0x3f048485  R10 = 0x3ea4a4a5  R11 = 0x3f35b5b6;
    expect lane 4 R8 = 0x3edededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f5ededf;
    expect lane 6 R8 = 0x3d008081  R9 = 0x00000000  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 7 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f1c9c9d  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3f1c9c9d;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3dbdbe  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3f35b5b6  R9 = 0x3e048485  R10 = 0x3f048485  R11 = 0x3f35b5b6;
    expect lane 11 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3edededf  R9 = 0x3f25a5a6  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f6feff0  R9 = 0x3f38b8b9  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f119192  R11 = 0x3f048485;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f2dadae  R10 = 0x3f1f9fa0  R11 = 0x3f048485;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 21 R8 = 0x3ea4a4a5  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3f048485;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f2aaaab  R9 = 0x3f2dadae  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 25 R8 = 0x3f2dadae  R9 = 0x3f25a5a6  R10 = 0x3f2dadae  R11 = 0x3f2aaaab;
    expect lane 26 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d50d0d1  R11 = 0x3dc0c0c1;
    expect lane 27 R8 = 0x3dc0c0c1  R9 = 0x3d50d0d1  R10 = 0x3d008081  R11 = 0x3dc0c0c1;
    expect lane 28 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x3f35b5b6  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x00000000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3ec0c0c1  R11 = 0x3ef6f6f7;
    expect lane 1 R8 = 0x3e888889  R9 = 0x3e24a4a5  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3f048485;
    expect lane 3 R8 = 0x3e048485  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3edededf  R9 = 0x3f5ededf  R10 = 0x3edededf  R11 = 0x3f5ededf;
    expect lane 6 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f3dbdbe  R10 = 0x3f1c9c9d  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3f35b5b6  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f048485;
    expect lane 12 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 13 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3f25a5a6  R11 = 0x3edededf;
    expect lane 14 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3d008081;
    expect lane 15 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 17 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3f2dadae  R10 = 0x3f048485  R11 = 0x3f119192;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f119192  R10 = 0x3f048485  R11 = 0x3f1f9fa0;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3ea4a4a5  R10 = 0x3ed6d6d7  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f048485  R9 = 0x3ed6d6d7  R10 = 0x3f048485  R11 = 0x3ed6d6d7;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f25a5a6  R9 = 0x3f2dadae  R10 = 0x3f27a7a8  R11 = 0x3f2aaaab;
    expect lane 25 R8 = 0x3f2aaaab  R9 = 0x3f25a5a6  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 26 R8 = 0x3d989899  R9 = 0x3d50d0d1  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 27 R8 = 0x3d989899  R9 = 0x3d008081  R10 = 0x3d989899  R11 = 0x3d008081;
    expect lane 28 R8 = 0x3e048485  R9 = 0x3f35b5b6  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x3e048485  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x00000000;
    expect lane 30 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e20a0a1  R9 = 0x3eaeaeaf  R10 = 0x3f3ebebf  R11 = 0x3eaeaeaf;
    expect lane 1 R8 = 0x3f3ebebf  R9 = 0x3f0f8f90  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3ebebebf  R10 = 0x3e3cbcbd  R11 = 0x3f068687;
    expect lane 4 R8 = 0x3e38b8b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e8a8a8b;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3e8a8a8b  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 7 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3da8a8a9  R10 = 0x3da0a0a1  R11 = 0x3dc0c0c1;
    expect lane 9 R8 = 0x3da0a0a1  R9 = 0x3da0a0a1  R10 = 0x3db8b8b9  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f67e7e8  R10 = 0x3f2aaaab  R11 = 0x3f0e8e8f;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f4bcbcc  R11 = 0x3f67e7e8;
    expect lane 12 R8 = 0x3db0b0b1  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3db0b0b1;
    expect lane 13 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3e109091;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 16 R8 = 0x3edadadb  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3edadadb;
    expect lane 17 R8 = 0x3edadadb  R9 = 0x3ebebebf  R10 = 0x3edadadb  R11 = 0x3eb2b2b3;
    expect lane 18 R8 = 0x3f42c2c3  R9 = 0x3f42c2c3  R10 = 0x3f1a9a9b  R11 = 0x3ef2f2f3;
    expect lane 19 R8 = 0x3f42c2c3  R9 = 0x3f63e3e4  R10 = 0x3f42c2c3  R11 = 0x3ef2f2f3;
    expect lane 20 R8 = 0x3d808081  R9 = 0x3e20a0a1  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 21 R8 = 0x3e20a0a1  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 22 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 23 R8 = 0x3f3ebebf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 24 R8 = 0x3ebebebf  R9 = 0x3de0e0e1  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 25 R8 = 0x3de0e0e1  R9 = 0x3f73f3f4  R10 = 0x3de0e0e1  R11 = 0x3ebebebf;
    expect lane 26 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ecacacb  R11 = 0x3ebababb;
    expect lane 27 R8 = 0x3ebababb  R9 = 0x3ecacacb  R10 = 0x3ed2d2d3  R11 = 0x3ebababb;
    expect lane 28 R8 = 0x3f0a8a8b  R9 = 0x00000000  R10 = 0x3f29a9aa  R11 = 0x3f47c7c8;
    expect lane 29 R8 = 0x3f29a9aa  R9 = 0x00000000  R10 = 0x3f47c7c8  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x3f5fdfe0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x00000000;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3f0f8f90  R11 = 0x3f3ebebf;
    expect lane 1 R8 = 0x3eaeaeaf  R9 = 0x3e20a0a1  R10 = 0x3f0f8f90  R11 = 0x3f0f8f90;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3ebebebf;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e8a8a8b;
    expect lane 5 R8 = 0x3e38b8b9  R9 = 0x3dc0c0c1  R10 = 0x3e38b8b9  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 7 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 8 R8 = 0x3da0a0a1  R9 = 0x3db8b8b9  R10 = 0x3dc0c0c1  R11 = 0x3da8a8a9;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f4bcbcc  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f67e7e8  R9 = 0x3f4bcbcc  R10 = 0x3f0e8e8f  R11 = 0x3f2aaaab;
    expect lane 12 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x00000000  R11 = 0x3db0b0b1;
    expect lane 13 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x3d008081  R11 = 0x3db0b0b1;
    expect lane 14 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x00000000  R11 = 0x3f32b2b3;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x00000000;
    expect lane 16 R8 = 0x3edadadb  R9 = 0x3ecececf  R10 = 0x3ecececf  R11 = 0x3ecececf;
    expect lane 17 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3edadadb  R11 = 0x3eb2b2b3;
    expect lane 18 R8 = 0x3f42c2c3  R9 = 0x3f63e3e4  R10 = 0x3ef2f2f3  R11 = 0x3f1a9a9b;
    expect lane 19 R8 = 0x3f42c2c3  R9 = 0x3f1a9a9b  R10 = 0x3ef2f2f3  R11 = 0x3f42c2c3;
    expect lane 20 R8 = 0x3d808081  R9 = 0x3e20a0a1  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 21 R8 = 0x3d808081  R9 = 0x3de0e0e1  R10 = 0x3d808081  R11 = 0x3de0e0e1;
    expect lane 22 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f73f3f4  R9 = 0x3de0e0e1  R10 = 0x3f30b0b1  R11 = 0x3ebebebf;
    expect lane 25 R8 = 0x3ebebebf  R9 = 0x3f73f3f4  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 26 R8 = 0x3ec2c2c3  R9 = 0x3ecacacb  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 27 R8 = 0x3ec2c2c3  R9 = 0x3ed2d2d3  R10 = 0x3ec2c2c3  R11 = 0x3ed2d2d3;
    expect lane 28 R8 = 0x3f0a8a8b  R9 = 0x3f47c7c8  R10 = 0x3f0a8a8b  R11 = 0x3f47c7c8;
    expect lane 29 R8 = 0x3f0a8a8b  R9 = 0x3f29a9aa  R10 = 0x3f29a9aa  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 2 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f119192  R10 = 0x3f179798  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3e64e4e5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e24a4a5;
    expect lane 5 R8 = 0x3e949495  R9 = 0x3e24a4a5  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x00000000  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f048485  R9 = 0x3f149495  R10 = 0x3f1c9c9d  R11 = 0x3f048485;
    expect lane 9 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f0c8c8d  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3e848485  R10 = 0x3ed0d0d1  R11 = 0x3ef6f6f7;
    expect lane 11 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3eaaaaab  R11 = 0x3e848485;
    expect lane 12 R8 = 0x3f048485  R9 = 0x3e64e4e5  R10 = 0x00000000  R11 = 0x3f048485;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3f4ececf;
    expect lane 14 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f4ececf  R10 = 0x3f800000  R11 = 0x3f35b5b6;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f119192  R11 = 0x3f048485;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f2dadae  R10 = 0x3f1f9fa0  R11 = 0x3f048485;
    expect lane 20 R8 = 0x3f3dbdbe  R9 = 0x3d008081  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 21 R8 = 0x3d008081  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3f3dbdbe;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3dd8d8d9  R9 = 0x00000000  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 25 R8 = 0x00000000  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x3dd8d8d9;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3db0b0b1  R11 = 0x3e848485;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3db0b0b1  R10 = 0x00000000  R11 = 0x3e848485;
    expect lane 28 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x3f0c8c8d  R11 = 0x3ee6e6e7;
    expect lane 29 R8 = 0x3f0c8c8d  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x3e848485  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x00000000;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 2 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f119192;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f1c9c9d;
    expect lane 4 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e24a4a5;
    expect lane 5 R8 = 0x3e64e4e5  R9 = 0x3e949495  R10 = 0x3e64e4e5  R11 = 0x3e949495;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 8 R8 = 0x3f1c9c9d  R9 = 0x3f0c8c8d  R10 = 0x3f048485  R11 = 0x3f149495;
    expect lane 9 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3eaaaaab  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1;
    expect lane 11 R8 = 0x3e848485  R9 = 0x3eaaaaab  R10 = 0x3ef6f6f7  R11 = 0x3ed0d0d1;
    expect lane 12 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3f048485;
    expect lane 13 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3e64e4e5  R11 = 0x3f048485;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 15 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 17 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f800000  R11 = 0x3f35b5b6;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3f2dadae  R10 = 0x3f048485  R11 = 0x3f119192;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f119192  R10 = 0x3f048485  R11 = 0x3f1f9fa0;
    expect lane 20 R8 = 0x3f3dbdbe  R9 = 0x3d008081  R10 = 0x3ec6c6c7  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f3dbdbe  R9 = 0x3ec6c6c7  R10 = 0x3f3dbdbe  R11 = 0x3ec6c6c7;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x3e5cdcdd  R11 = 0x3dd8d8d9;
    expect lane 25 R8 = 0x3dd8d8d9  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x3e30b0b1  R9 = 0x3db0b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 27 R8 = 0x3e30b0b1  R9 = 0x00000000  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f25a5a6  R9 = 0x3ee6e6e7  R10 = 0x3f25a5a6  R11 = 0x3ee6e6e7;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
}

warp 6 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f40c0c1  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f3dbdbe;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f40c0c1;
    expect lane 2 R8 = 0x3f048485  R9 = 0x3e44c4c5  R10 = 0x3f048485  R11 = 0x3eb4b4b5;
    expect lane 3 R8 = 0x3e44c4c5  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3f20a0a1  R9 = 0x3f20a0a1  R10 = 0x3f4ececf  R11 = 0x3ee6e6e7;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f4ececf  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 6 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 7 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 8 R8 = 0x3edcdcdd  R9 = 0x3f0c8c8d  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3e9e9e9f  R9 = 0x3edcdcdd  R10 = 0x3e9e9e9f  R11 = 0x3edcdcdd;
    expect lane 10 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3f0f8f90  R11 = 0x3ea4a4a5;
    expect lane 11 R8 = 0x3ee0e0e1  R9 = 0x3ee0e0e1  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3f31b1b2  R10 = 0x3f2dadae  R11 = 0x3f31b1b2;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f2dadae;
    expect lane 14 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 15 R8 = 0x3f1c9c9d  R9 = 0x00000000  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 16 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ea4a4a5  R11 = 0x3ef2f2f3;
    expect lane 17 R8 = 0x3f0c8c8d  R9 = 0x3ef2f2f3  R10 = 0x3ea4a4a5  R11 = 0x3ef2f2f3;
    expect lane 18 R8 = 0x3e189899  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e189899;
    expect lane 19 R8 = 0x3e24a4a5  R9 = 0x3e0c8c8d  R10 = 0x3e24a4a5  R11 = 0x3e189899;
    expect lane 20 R8 = 0x3f35b5b6  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 21 R8 = 0x3f0c8c8d  R9 = 0x3f35b5b6  R10 = 0x3f5ededf  R11 = 0x3f35b5b6;
    expect lane 22 R8 = 0x3e24a4a5  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 23 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 24 R8 = 0x3f67e7e8  R9 = 0x3f1a9a9b  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 25 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3ee6e6e7  R11 = 0x3f40c0c1;
    expect lane 26 R8 = 0x3e24a4a5  R9 = 0x3e848485  R10 = 0x3eb4b4b5  R11 = 0x3e848485;
    expect lane 27 R8 = 0x3eb4b4b5  R9 = 0x3e848485  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f73f3f4  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f77f7f8  R11 = 0x3f6feff0;
    expect lane 30 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 31 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x3e048485;
}

warp 7 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f43c3c4  R9 = 0x3f40c0c1  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x3f40c0c1  R10 = 0x3f46c6c7  R11 = 0x3f3dbdbe;
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3e44c4c5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 3 R8 = 0x3f2dadae  R9 = 0x3f048485  R10 = 0x3e44c4c5  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3f4ececf;
    expect lane 5 R8 = 0x3f4ececf  R9 = 0x3f20a0a1  R10 = 0x00000000  R11 = 0x3f20a0a1;
    expect lane 6 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 7 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 8 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3edcdcdd  R11 = 0x3e9e9e9f;
    expect lane 9 R8 = 0x3e9e9e9f  R9 = 0x3f0c8c8d  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 10 R8 = 0x3f0f8f90  R9 = 0x3f0f8f90  R10 = 0x3f2dadae  R11 = 0x3ea4a4a5;
    expect lane 11 R8 = 0x3f2dadae  R9 = 0x3ee0e0e1  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 12 R8 = 0x3f31b1b2  R9 = 0x3f35b5b6  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 13 R8 = 0x3f2dadae  R9 = 0x3f31b1b2  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 14 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f1c9c9d;
    expect lane 15 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 16 R8 = 0x3ecacacb  R9 = 0x3f0c8c8d  R10 = 0x3ecacacb  R11 = 0x3ea4a4a5;
    expect lane 17 R8 = 0x3ecacacb  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ecacacb;
    expect lane 18 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e189899  R11 = 0x3e189899;
    expect lane 19 R8 = 0x3e24a4a5  R9 = 0x3e0c8c8d  R10 = 0x3e048485  R11 = 0x3e0c8c8d;
    expect lane 20 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f0c8c8d  R10 = 0x3f35b5b6  R11 = 0x3f5ededf;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e24a4a5;
    expect lane 23 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f40c0c1  R9 = 0x3f1a9a9b  R10 = 0x3f40c0c1  R11 = 0x3f1a9a9b;
    expect lane 25 R8 = 0x3f40c0c1  R9 = 0x3ee6e6e7  R10 = 0x3f40c0c1  R11 = 0x3f40c0c1;
    expect lane 26 R8 = 0x3e24a4a5  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3eb4b4b5;
    expect lane 27 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 28 R8 = 0x3f73f3f4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f6feff0;
    expect lane 29 R8 = 0x3f73f3f4  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 31 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x00000000;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ed0d0d1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3f0a8a8b;
    expect lane 1 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3ed0d0d1;
    expect lane 2 R8 = 0x3e24a4a5  R9 = 0x3e50d0d1  R10 = 0x3e24a4a5  R11 = 0x3e3cbcbd;
    expect lane 3 R8 = 0x3e50d0d1  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e3cbcbd;
    expect lane 4 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3e40c0c1  R11 = 0x3f32b2b3;
    expect lane 5 R8 = 0x00000000  R9 = 0x3e40c0c1  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 6 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 7 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 8 R8 = 0x3e24a4a5  R9 = 0x3d40c0c1  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 9 R8 = 0x3e989899  R9 = 0x3e24a4a5  R10 = 0x3e989899  R11 = 0x3e24a4a5;
    expect lane 10 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f068687  R11 = 0x3f5fdfe0;
    expect lane 11 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 12 R8 = 0x3da0a0a1  R9 = 0x3e969697  R10 = 0x3da0a0a1  R11 = 0x3e969697;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3da0a0a1;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 15 R8 = 0x3ea2a2a3  R9 = 0x00000000  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 16 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x3efafafb  R11 = 0x3e54d4d5;
    expect lane 17 R8 = 0x3da0a0a1  R9 = 0x3e54d4d5  R10 = 0x3efafafb  R11 = 0x3e54d4d5;
    expect lane 18 R8 = 0x3ed6d6d7  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3ed6d6d7;
    expect lane 19 R8 = 0x3e70f0f1  R9 = 0x3f24a4a5  R10 = 0x3e70f0f1  R11 = 0x3ed6d6d7;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 21 R8 = 0x3f6bebec  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3f46c6c7;
    expect lane 22 R8 = 0x3e20a0a1  R9 = 0x00000000  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 23 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 24 R8 = 0x3f47c7c8  R9 = 0x3f20a0a1  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 25 R8 = 0x3f20a0a1  R9 = 0x3f20a0a1  R10 = 0x3f0e8e8f  R11 = 0x3f35b5b6;
    expect lane 26 R8 = 0x3e929293  R9 = 0x3efafafb  R10 = 0x3f3bbbbc  R11 = 0x3efafafb;
    expect lane 27 R8 = 0x3f3bbbbc  R9 = 0x3efafafb  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 28 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3edcdcdd  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3f0e8e8f  R11 = 0x3e9a9a9b;
    expect lane 30 R8 = 0x3ecacacb  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 31 R8 = 0x3ecacacb  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e78f8f9  R9 = 0x3ed0d0d1  R10 = 0x3e78f8f9  R11 = 0x3e78f8f9;
    expect lane 1 R8 = 0x3de0e0e1  R9 = 0x3ed0d0d1  R10 = 0x3de0e0e1  R11 = 0x3f0a8a8b;
    expect lane 2 R8 = 0x3e3cbcbd  R9 = 0x3e50d0d1  R10 = 0x3e3cbcbd  R11 = 0x3e3cbcbd;
    expect lane 3 R8 = 0x3e109091  R9 = 0x3e24a4a5  R10 = 0x3e50d0d1  R11 = 0x3e3cbcbd;
    expect lane 4 R8 = 0x3e40c0c1  R9 = 0x00000000  R10 = 0x3f32b2b3  R11 = 0x3e40c0c1;
    expect lane 5 R8 = 0x3e40c0c1  R9 = 0x3ee2e2e3  R10 = 0x00000000  R11 = 0x3ee2e2e3;
    expect lane 6 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 7 R8 = 0x3e40c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e40c0c1;
    expect lane 8 R8 = 0x3d40c0c1  R9 = 0x3d40c0c1  R10 = 0x3e24a4a5  R11 = 0x3e989899;
    expect lane 9 R8 = 0x3e989899  R9 = 0x3d40c0c1  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 10 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3ebababb  R11 = 0x3f5fdfe0;
    expect lane 11 R8 = 0x3ebababb  R9 = 0x3f36b6b7  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 12 R8 = 0x3e969697  R9 = 0x3f028283  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 13 R8 = 0x3da0a0a1  R9 = 0x3e969697  R10 = 0x3f028283  R11 = 0x3f028283;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x00000000  R11 = 0x3ea2a2a3;
    expect lane 15 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 16 R8 = 0x3eb8b8b9  R9 = 0x3da0a0a1  R10 = 0x3eb8b8b9  R11 = 0x3efafafb;
    expect lane 17 R8 = 0x3eb8b8b9  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3eb8b8b9;
    expect lane 18 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 19 R8 = 0x3e70f0f1  R9 = 0x3f24a4a5  R10 = 0x3f53d3d4  R11 = 0x3f24a4a5;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x00000000  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f6bebec  R10 = 0x3f46c6c7  R11 = 0x3f22a2a3;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e20a0a1;
    expect lane 23 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f35b5b6  R9 = 0x3f20a0a1  R10 = 0x3f35b5b6  R11 = 0x3f20a0a1;
    expect lane 25 R8 = 0x3f35b5b6  R9 = 0x3f0e8e8f  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 26 R8 = 0x3e929293  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f3bbbbc;
    expect lane 27 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 28 R8 = 0x3edcdcdd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e9a9a9b;
    expect lane 29 R8 = 0x3edcdcdd  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x00000000;
    expect lane 30 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 31 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x00000000;
}

warp 10 { # B, row 1
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0f8f90  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3ee6e6e7;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f0f8f90;
    expect lane 2 R8 = 0x3eb0b0b1  R9 = 0x3f67e7e8  R10 = 0x3eb0b0b1  R11 = 0x3f1f9fa0;
    expect lane 3 R8 = 0x3f67e7e8  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3f1f9fa0;
    expect lane 4 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f77f7f8  R11 = 0x3f6feff0;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f77f7f8  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 6 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 7 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3ee0e0e1  R9 = 0x3e64e4e5  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f27a7a8  R9 = 0x3ee0e0e1  R10 = 0x3f27a7a8  R11 = 0x3ee0e0e1;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3f179798  R11 = 0x3ef6f6f7;
    expect lane 11 R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 12 R8 = 0x3f048485  R9 = 0x3ecececf  R10 = 0x3f048485  R11 = 0x3ecececf;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f048485;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x00000000  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x3e848485  R11 = 0x3ebababb;
    expect lane 17 R8 = 0x3ed6d6d7  R9 = 0x3ebababb  R10 = 0x3e848485  R11 = 0x3ebababb;
    expect lane 18 R8 = 0x3d808081  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3d808081;
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x3d008081  R10 = 0x3dc0c0c1  R11 = 0x3d808081;
    expect lane 20 R8 = 0x3ee6e6e7  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 21 R8 = 0x3f0c8c8d  R9 = 0x3ee6e6e7  R10 = 0x3eb4b4b5  R11 = 0x3ee6e6e7;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3ea4a4a5  R9 = 0x3e70f0f1  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 25 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3e44c4c5  R11 = 0x3e8e8e8f;
    expect lane 26 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 27 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 28 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3ee6e6e7  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3ec6c6c7  R11 = 0x3f048485;
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x00000000  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 31 R8 = 0x3f56d6d7  R9 = 0x00000000  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
}

warp 11 { # B, row 1
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3f0f8f90  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x3f0f8f90  R10 = 0x3f46c6c7  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3f1f9fa0  R9 = 0x3f67e7e8  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 3 R8 = 0x3d808081  R9 = 0x3eb0b0b1  R10 = 0x3f67e7e8  R11 = 0x3f1f9fa0;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x00000000  R10 = 0x3f6feff0  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x3f73f3f4  R10 = 0x00000000  R11 = 0x3f73f3f4;
    expect lane 6 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 7 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3ee0e0e1  R11 = 0x3f27a7a8;
    expect lane 9 R8 = 0x3f27a7a8  R9 = 0x3e64e4e5  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 10 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3f25a5a6  R11 = 0x3ef6f6f7;
    expect lane 11 R8 = 0x3f25a5a6  R9 = 0x3f09898a  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 12 R8 = 0x3ecececf  R9 = 0x3e949495  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 13 R8 = 0x3f048485  R9 = 0x3ecececf  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x00000000  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3e9e9e9f  R9 = 0x3ed6d6d7  R10 = 0x3e9e9e9f  R11 = 0x3e848485;
    expect lane 17 R8 = 0x3e9e9e9f  R9 = 0x3ebababb  R10 = 0x3ebababb  R11 = 0x3e9e9e9f;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3d008081;
    expect lane 20 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f0c8c8d  R10 = 0x3ee6e6e7  R11 = 0x3eb4b4b5;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 24 R8 = 0x3e8e8e8f  R9 = 0x3e70f0f1  R10 = 0x3e8e8e8f  R11 = 0x3e70f0f1;
    expect lane 25 R8 = 0x3e8e8e8f  R9 = 0x3e44c4c5  R10 = 0x3e8e8e8f  R11 = 0x3e8e8e8f;
    expect lane 26 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 27 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 28 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f048485;
    expect lane 29 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 31 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x00000000;
}
