# DXT1 UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-83
rules without PD-84 PD-83a
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
bytes 0x30002000 609cc660e384563c 81456b261ab51e9e 94a51baf00ca06a9 6a066a068c041eea
bytes 0x30002020 cfb7556834ac4be8 9492308929775c55 c233ce632cac9ec3 0fed0fed69ad9091
bytes 0x30002040 35c6405ecf44f01e 75c58f34a89fae16 ad8460fed7862fa0 9e669e66a9f95336
bytes 0x30002060 c1e754c7e0a5034b c244693a7d71ef79 ccb3c5fcc70248ff 721a721ab72535b6
texture 2 { format DXT1 UNORM layout pitch 128 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 66dc8c43ef9642f4 07f4997c2224520f fe06bc4d16b7a1cf 486f486f017184f9
bytes 0x30003020 1db3780f8bdee128 15e8c85fd096ebe2 c26abcba15c525b3 8e8d8e8d4514199d
bytes 0x30003040 4fe8ad9397704db1 d45b70151a6c0c43 277797d392440cdf 4ca54ca5c20c0a5e
bytes 0x30003060 c4d8d080891e94ac ccfef680d2a99510 1c0e023883ee238b f72df72d3dd925e1
texture 3 { format DXT1 UNORM layout pitch 128 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3e888889  R10 = 0x3ef6f6f7  R11 = 0x3e888889;
    expect lane 1 R8 = 0x3ef6f6f7  R9 = 0x3ebebebf  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 3 R8 = 0x3e048485  R9 = 0x3f038384  R10 = 0x3ea4a4a5  R11 = 0x3f35b5b6;
    expect lane 4 R8 = 0x3edededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f5ededf;
    expect lane 6 R8 = 0x3d008081  R9 = 0x00000000  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 7 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f1c9c9d  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3f1c9c9d;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3dbdbe  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3f35b5b6  R9 = 0x3e048485  R10 = 0x3f038384  R11 = 0x3f35b5b6;
    expect lane 11 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3edededf  R9 = 0x3f25a5a6  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f6feff0  R9 = 0x3f37b7b8  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
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
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3ebebebf  R11 = 0x3ef6f6f7;
    expect lane 1 R8 = 0x3e888889  R9 = 0x3e24a4a5  R10 = 0x3ebebebf  R11 = 0x3ebebebf;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3f038384;
    expect lane 3 R8 = 0x3e048485  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3edededf  R9 = 0x3f5ededf  R10 = 0x3edededf  R11 = 0x3f5ededf;
    expect lane 6 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f3dbdbe  R10 = 0x3f1c9c9d  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3f35b5b6  R9 = 0x3ea4a4a5  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f038384;
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
    expect lane 26 R8 = 0x3d909091  R9 = 0x3d50d0d1  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 27 R8 = 0x3d909091  R9 = 0x3d008081  R10 = 0x3d909091  R11 = 0x3d008081;
    expect lane 28 R8 = 0x3e048485  R9 = 0x3f35b5b6  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x3e048485  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x00000000;
    expect lane 30 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e20a0a1  R9 = 0x3eb4b4b5  R10 = 0x3f3ebebf  R11 = 0x3eb4b4b5;
    expect lane 1 R8 = 0x3f3ebebf  R9 = 0x3f0c8c8d  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3eb8b8b9  R10 = 0x3e48c8c9  R11 = 0x3f068687;
    expect lane 4 R8 = 0x3e38b8b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e8a8a8b;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3e8a8a8b  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 7 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3da8a8a9  R10 = 0x3da0a0a1  R11 = 0x3dc0c0c1;
    expect lane 9 R8 = 0x3da0a0a1  R9 = 0x3da0a0a1  R10 = 0x3db0b0b1  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f67e7e8  R10 = 0x3f2babac  R11 = 0x3f0e8e8f;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f49c9ca  R11 = 0x3f67e7e8;
    expect lane 12 R8 = 0x3db0b0b1  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3db0b0b1;
    expect lane 13 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3e109091;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 16 R8 = 0x3edadadb  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3edadadb;
    expect lane 17 R8 = 0x3edadadb  R9 = 0x3ebebebf  R10 = 0x3edadadb  R11 = 0x3eb2b2b3;
    expect lane 18 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f1c9c9d  R11 = 0x3ef2f2f3;
    expect lane 19 R8 = 0x3f3fbfc0  R9 = 0x3f63e3e4  R10 = 0x3f3fbfc0  R11 = 0x3ef2f2f3;
    expect lane 20 R8 = 0x3d808081  R9 = 0x3e20a0a1  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 21 R8 = 0x3e20a0a1  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 22 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 23 R8 = 0x3f3ebebf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3de0e0e1  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 25 R8 = 0x3de0e0e1  R9 = 0x3f73f3f4  R10 = 0x3de0e0e1  R11 = 0x3ec6c6c7;
    expect lane 26 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ecacacb  R11 = 0x3ebababb;
    expect lane 27 R8 = 0x3ebababb  R9 = 0x3ecacacb  R10 = 0x3ed2d2d3  R11 = 0x3ebababb;
    expect lane 28 R8 = 0x3f0a8a8b  R9 = 0x00000000  R10 = 0x3f28a8a9  R11 = 0x3f47c7c8;
    expect lane 29 R8 = 0x3f28a8a9  R9 = 0x00000000  R10 = 0x3f47c7c8  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x3f5fdfe0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x00000000;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3f0c8c8d  R11 = 0x3f3ebebf;
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3e20a0a1  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3eb8b8b9;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e8a8a8b;
    expect lane 5 R8 = 0x3e38b8b9  R9 = 0x3dc0c0c1  R10 = 0x3e38b8b9  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 7 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 8 R8 = 0x3da0a0a1  R9 = 0x3db0b0b1  R10 = 0x3dc0c0c1  R11 = 0x3da8a8a9;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f49c9ca  R10 = 0x3f2babac  R11 = 0x3f2babac;
    expect lane 11 R8 = 0x3f67e7e8  R9 = 0x3f49c9ca  R10 = 0x3f0e8e8f  R11 = 0x3f2babac;
    expect lane 12 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x00000000  R11 = 0x3db0b0b1;
    expect lane 13 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x3d008081  R11 = 0x3db0b0b1;
    expect lane 14 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x00000000  R11 = 0x3f32b2b3;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x00000000;
    expect lane 16 R8 = 0x3edadadb  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 17 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3edadadb  R11 = 0x3eb2b2b3;
    expect lane 18 R8 = 0x3f3fbfc0  R9 = 0x3f63e3e4  R10 = 0x3ef2f2f3  R11 = 0x3f1c9c9d;
    expect lane 19 R8 = 0x3f3fbfc0  R9 = 0x3f1c9c9d  R10 = 0x3ef2f2f3  R11 = 0x3f3fbfc0;
    expect lane 20 R8 = 0x3d808081  R9 = 0x3e20a0a1  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 21 R8 = 0x3d808081  R9 = 0x3de0e0e1  R10 = 0x3d808081  R11 = 0x3de0e0e1;
    expect lane 22 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f73f3f4  R9 = 0x3de0e0e1  R10 = 0x3f2babac  R11 = 0x3ec6c6c7;
    expect lane 25 R8 = 0x3ec6c6c7  R9 = 0x3f73f3f4  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 26 R8 = 0x3ec2c2c3  R9 = 0x3ecacacb  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 27 R8 = 0x3ec2c2c3  R9 = 0x3ed2d2d3  R10 = 0x3ec2c2c3  R11 = 0x3ed2d2d3;
    expect lane 28 R8 = 0x3f0a8a8b  R9 = 0x3f47c7c8  R10 = 0x3f0a8a8b  R11 = 0x3f47c7c8;
    expect lane 29 R8 = 0x3f0a8a8b  R9 = 0x3f28a8a9  R10 = 0x3f28a8a9  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 2 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f119192  R10 = 0x3f169697  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3e64e4e5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e24a4a5;
    expect lane 5 R8 = 0x3e949495  R9 = 0x3e24a4a5  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x00000000  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f048485  R9 = 0x3f149495  R10 = 0x3f1c9c9d  R11 = 0x3f048485;
    expect lane 9 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f0c8c8d  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3e848485  R10 = 0x3ed0d0d1  R11 = 0x3ef6f6f7;
    expect lane 11 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3eaaaaab  R11 = 0x3e848485;
    expect lane 12 R8 = 0x3f038384  R9 = 0x3e64e4e5  R10 = 0x00000000  R11 = 0x3f038384;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3f4ececf;
    expect lane 14 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f4dcdce  R10 = 0x3f800000  R11 = 0x3f35b5b6;
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
    expect lane 12 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x00000000  R11 = 0x3f038384;
    expect lane 13 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3e64e4e5  R11 = 0x3f038384;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 15 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 17 R8 = 0x3f66e6e7  R9 = 0x3f66e6e7  R10 = 0x3f800000  R11 = 0x3f35b5b6;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3f2dadae  R10 = 0x3f048485  R11 = 0x3f119192;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f119192  R10 = 0x3f048485  R11 = 0x3f1f9fa0;
    expect lane 20 R8 = 0x3f3dbdbe  R9 = 0x3d008081  R10 = 0x3ec4c4c5  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f3dbdbe  R9 = 0x3ec4c4c5  R10 = 0x3f3dbdbe  R11 = 0x3ec4c4c5;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x3e58d8d9  R11 = 0x3dd8d8d9;
    expect lane 25 R8 = 0x3dd8d8d9  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x3e30b0b1  R9 = 0x3db0b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 27 R8 = 0x3e30b0b1  R9 = 0x00000000  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f25a5a6  R9 = 0x3ee6e6e7  R10 = 0x3f25a5a6  R11 = 0x3ee6e6e7;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
}

warp 6 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 7 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ecacacb  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3f0a8a8b;
    expect lane 1 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3ecacacb;
    expect lane 2 R8 = 0x3e24a4a5  R9 = 0x3e50d0d1  R10 = 0x3e24a4a5  R11 = 0x3e38b8b9;
    expect lane 3 R8 = 0x3e50d0d1  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e38b8b9;
    expect lane 4 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3e40c0c1  R11 = 0x3f32b2b3;
    expect lane 5 R8 = 0x00000000  R9 = 0x3e40c0c1  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 6 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 7 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 8 R8 = 0x3e2cacad  R9 = 0x3d40c0c1  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3e2cacad  R10 = 0x3e949495  R11 = 0x3e2cacad;
    expect lane 10 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f088889  R11 = 0x3f5fdfe0;
    expect lane 11 R8 = 0x3f33b3b4  R9 = 0x3f33b3b4  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 12 R8 = 0x3da0a0a1  R9 = 0x3e969697  R10 = 0x3da0a0a1  R11 = 0x3e969697;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3da0a0a1;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 15 R8 = 0x3ea2a2a3  R9 = 0x00000000  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 16 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x3efafafb  R11 = 0x3e5cdcdd;
    expect lane 17 R8 = 0x3da0a0a1  R9 = 0x3e5cdcdd  R10 = 0x3efafafb  R11 = 0x3e5cdcdd;
    expect lane 18 R8 = 0x3edcdcdd  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3edcdcdd;
    expect lane 19 R8 = 0x3e70f0f1  R9 = 0x3f20a0a1  R10 = 0x3e70f0f1  R11 = 0x3edcdcdd;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 21 R8 = 0x3f6bebec  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3f46c6c7;
    expect lane 22 R8 = 0x3e20a0a1  R9 = 0x00000000  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 23 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 24 R8 = 0x3f47c7c8  R9 = 0x3f21a1a2  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 25 R8 = 0x3f21a1a2  R9 = 0x3f21a1a2  R10 = 0x3f0e8e8f  R11 = 0x3f34b4b5;
    expect lane 26 R8 = 0x3e929293  R9 = 0x3f008081  R10 = 0x3f37b7b8  R11 = 0x3f008081;
    expect lane 27 R8 = 0x3f37b7b8  R9 = 0x3f008081  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 28 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3edadadb  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3f0e8e8f  R11 = 0x3e9a9a9b;
    expect lane 30 R8 = 0x3ecacacb  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 31 R8 = 0x3ecacacb  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e808081  R9 = 0x3ecacacb  R10 = 0x3e808081  R11 = 0x3e808081;
    expect lane 1 R8 = 0x3de0e0e1  R9 = 0x3ecacacb  R10 = 0x3de0e0e1  R11 = 0x3f0a8a8b;
    expect lane 2 R8 = 0x3e38b8b9  R9 = 0x3e50d0d1  R10 = 0x3e38b8b9  R11 = 0x3e38b8b9;
    expect lane 3 R8 = 0x3e109091  R9 = 0x3e24a4a5  R10 = 0x3e50d0d1  R11 = 0x3e38b8b9;
    expect lane 4 R8 = 0x3e40c0c1  R9 = 0x00000000  R10 = 0x3f32b2b3  R11 = 0x3e40c0c1;
    expect lane 5 R8 = 0x3e40c0c1  R9 = 0x3ee2e2e3  R10 = 0x00000000  R11 = 0x3ee2e2e3;
    expect lane 6 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 7 R8 = 0x3e40c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e40c0c1;
    expect lane 8 R8 = 0x3d40c0c1  R9 = 0x3d40c0c1  R10 = 0x3e2cacad  R11 = 0x3e949495;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 10 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3ebababb  R11 = 0x3f5fdfe0;
    expect lane 11 R8 = 0x3ebababb  R9 = 0x3f33b3b4  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 12 R8 = 0x3e969697  R9 = 0x3f028283  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 13 R8 = 0x3da0a0a1  R9 = 0x3e969697  R10 = 0x3f028283  R11 = 0x3f028283;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x00000000  R11 = 0x3ea2a2a3;
    expect lane 15 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 16 R8 = 0x3eb4b4b5  R9 = 0x3da0a0a1  R10 = 0x3eb4b4b5  R11 = 0x3efafafb;
    expect lane 17 R8 = 0x3eb4b4b5  R9 = 0x3e5cdcdd  R10 = 0x3e5cdcdd  R11 = 0x3eb4b4b5;
    expect lane 18 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3edcdcdd  R11 = 0x3edcdcdd;
    expect lane 19 R8 = 0x3e70f0f1  R9 = 0x3f20a0a1  R10 = 0x3f53d3d4  R11 = 0x3f20a0a1;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x00000000  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f6bebec  R10 = 0x3f46c6c7  R11 = 0x3f22a2a3;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e20a0a1;
    expect lane 23 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f34b4b5  R9 = 0x3f21a1a2  R10 = 0x3f34b4b5  R11 = 0x3f21a1a2;
    expect lane 25 R8 = 0x3f34b4b5  R9 = 0x3f0e8e8f  R10 = 0x3f34b4b5  R11 = 0x3f34b4b5;
    expect lane 26 R8 = 0x3e929293  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f37b7b8;
    expect lane 27 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 28 R8 = 0x3edadadb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e9a9a9b;
    expect lane 29 R8 = 0x3edadadb  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x00000000;
    expect lane 30 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 31 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x00000000;
}

warp 10 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f1c9c9d  R9 = 0x3ec6c6c7  R10 = 0x3f1c9c9d  R11 = 0x3eececed;
    expect lane 1 R8 = 0x3f1c9c9d  R9 = 0x3f09898a  R10 = 0x3eececed  R11 = 0x3f09898a;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e5cdcdd  R11 = 0x3e5cdcdd;
    expect lane 3 R8 = 0x3e30b0b1  R9 = 0x3e5cdcdd  R10 = 0x3e848485  R11 = 0x3e048485;
    expect lane 4 R8 = 0x3f29a9aa  R9 = 0x3f29a9aa  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 5 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f35b5b6  R9 = 0x3f038384  R10 = 0x3ed6d6d7  R11 = 0x3f35b5b6;
    expect lane 9 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f35b5b6  R11 = 0x3f038384;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f0c8c8d  R10 = 0x3f119192  R11 = 0x3f0c8c8d;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f0c8c8d  R10 = 0x3f149495  R11 = 0x3f119192;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 13 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e44c4c5  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x00000000  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3f46c6c7  R9 = 0x3eb4b4b5  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 17 R8 = 0x3f46c6c7  R9 = 0x3eb4b4b5  R10 = 0x3efcfcfd  R11 = 0x3f46c6c7;
    expect lane 18 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f149495  R11 = 0x3f46c6c7;
    expect lane 19 R8 = 0x3e44c4c5  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 20 R8 = 0x3f41c1c2  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f048485  R9 = 0x3f41c1c2  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 24 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 25 R8 = 0x3f5cdcdd  R9 = 0x3f5cdcdd  R10 = 0x3f51d1d2  R11 = 0x3f5cdcdd;
    expect lane 26 R8 = 0x3e64e4e5  R9 = 0x3e848485  R10 = 0x3e70f0f1  R11 = 0x3e64e4e5;
    expect lane 27 R8 = 0x3e70f0f1  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e70f0f1;
    expect lane 28 R8 = 0x3f5adadb  R9 = 0x3f35b5b6  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 30 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 31 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
}

warp 11 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f1c9c9d  R9 = 0x3eececed  R10 = 0x3ec6c6c7  R11 = 0x3f09898a;
    expect lane 1 R8 = 0x3eececed  R9 = 0x3f1c9c9d  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 2 R8 = 0x3e5cdcdd  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e5cdcdd;
    expect lane 3 R8 = 0x3e048485  R9 = 0x3e5cdcdd  R10 = 0x3e848485  R11 = 0x3e048485;
    expect lane 4 R8 = 0x3f2dadae  R9 = 0x3f29a9aa  R10 = 0x3f2dadae  R11 = 0x3f29a9aa;
    expect lane 5 R8 = 0x3f29a9aa  R9 = 0x3f29a9aa  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f35b5b6  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f038384;
    expect lane 9 R8 = 0x3f1c9c9d  R9 = 0x3f038384  R10 = 0x3ed6d6d7  R11 = 0x3f35b5b6;
    expect lane 10 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0e8e8f  R11 = 0x3f149495;
    expect lane 11 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 12 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 13 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x3ec6c6c7;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3f22a2a3  R9 = 0x3efcfcfd  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 17 R8 = 0x3eb4b4b5  R9 = 0x3f46c6c7  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 18 R8 = 0x3f149495  R9 = 0x3e44c4c5  R10 = 0x3ec4c4c5  R11 = 0x3f149495;
    expect lane 19 R8 = 0x3e44c4c5  R9 = 0x3f46c6c7  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f048485  R11 = 0x3f41c1c2;
    expect lane 22 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 24 R8 = 0x3f51d1d2  R9 = 0x3f5cdcdd  R10 = 0x3f67e7e8  R11 = 0x3f51d1d2;
    expect lane 25 R8 = 0x3f67e7e8  R9 = 0x3f46c6c7  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 26 R8 = 0x3e64e4e5  R9 = 0x3e7cfcfd  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 27 R8 = 0x3e70f0f1  R9 = 0x3e64e4e5  R10 = 0x3e70f0f1  R11 = 0x3e7cfcfd;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f5adadb  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f35b5b6;
    expect lane 30 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 31 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
}

warp 12 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0e8e8f  R9 = 0x3dc0c0c1  R10 = 0x3f0e8e8f  R11 = 0x3e7cfcfd;
    expect lane 1 R8 = 0x3f0e8e8f  R9 = 0x3ecccccd  R10 = 0x3e7cfcfd  R11 = 0x3ecccccd;
    expect lane 2 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 3 R8 = 0x3f45c5c6  R9 = 0x3f3bbbbc  R10 = 0x3f32b2b3  R11 = 0x3f4fcfd0;
    expect lane 4 R8 = 0x3f4acacb  R9 = 0x3f4acacb  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 5 R8 = 0x3f32b2b3  R9 = 0x00000000  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 6 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x00000000  R11 = 0x3f4fcfd0;
    expect lane 7 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 8 R8 = 0x3f7bfbfc  R9 = 0x3eb2b2b3  R10 = 0x3d008081  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3f7bfbfc  R11 = 0x3eb2b2b3;
    expect lane 10 R8 = 0x3e4ccccd  R9 = 0x3e109091  R10 = 0x3e848485  R11 = 0x3e109091;
    expect lane 11 R8 = 0x3e4ccccd  R9 = 0x3e109091  R10 = 0x3ea2a2a3  R11 = 0x3e848485;
    expect lane 12 R8 = 0x3ef2f2f3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ef2f2f3;
    expect lane 13 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 14 R8 = 0x3f22a2a3  R9 = 0x00000000  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 15 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 16 R8 = 0x3f47c7c8  R9 = 0x3f4bcbcc  R10 = 0x3f49c9ca  R11 = 0x3f49c9ca;
    expect lane 17 R8 = 0x3f47c7c8  R9 = 0x3f4bcbcc  R10 = 0x3f49c9ca  R11 = 0x3f47c7c8;
    expect lane 18 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f24a4a5  R11 = 0x3f2eaeaf;
    expect lane 19 R8 = 0x3f129293  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 20 R8 = 0x3f32b2b3  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f169697  R9 = 0x3f32b2b3  R10 = 0x00000000  R11 = 0x3f4fcfd0;
    expect lane 22 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 24 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 25 R8 = 0x3f75f5f6  R9 = 0x3f75f5f6  R10 = 0x3f70f0f1  R11 = 0x3f75f5f6;
    expect lane 26 R8 = 0x3e9a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3ecccccd  R11 = 0x3e9a9a9b;
    expect lane 27 R8 = 0x3ecccccd  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3ecccccd;
    expect lane 28 R8 = 0x3f09898a  R9 = 0x3ef2f2f3  R10 = 0x3f1a9a9b  R11 = 0x00000000;
    expect lane 29 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x00000000  R11 = 0x3ef2f2f3;
    expect lane 30 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x00000000;
    expect lane 31 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x00000000;
}

warp 13 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f0e8e8f  R9 = 0x3e7cfcfd  R10 = 0x3dc0c0c1  R11 = 0x3ecccccd;
    expect lane 1 R8 = 0x3e7cfcfd  R9 = 0x3f0e8e8f  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 2 R8 = 0x3f3bbbbc  R9 = 0x3f45c5c6  R10 = 0x3f45c5c6  R11 = 0x3f3bbbbc;
    expect lane 3 R8 = 0x3f4fcfd0  R9 = 0x3f3bbbbc  R10 = 0x3f32b2b3  R11 = 0x3f4fcfd0;
    expect lane 4 R8 = 0x3f63e3e4  R9 = 0x3f4acacb  R10 = 0x3f63e3e4  R11 = 0x3f4acacb;
    expect lane 5 R8 = 0x3f4acacb  R9 = 0x3f4acacb  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 6 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x00000000  R11 = 0x3f4fcfd0;
    expect lane 7 R8 = 0x3f4fcfd0  R9 = 0x00000000  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 8 R8 = 0x3f7bfbfc  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3eb2b2b3;
    expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3eb2b2b3  R10 = 0x3d008081  R11 = 0x3f7bfbfc;
    expect lane 10 R8 = 0x3e109091  R9 = 0x3e109091  R10 = 0x3e4ccccd  R11 = 0x3ea2a2a3;
    expect lane 11 R8 = 0x3e109091  R9 = 0x3e109091  R10 = 0x3e109091  R11 = 0x3e109091;
    expect lane 12 R8 = 0x00000000  R9 = 0x3ef2f2f3  R10 = 0x00000000  R11 = 0x3ef2f2f3;
    expect lane 13 R8 = 0x3ef2f2f3  R9 = 0x00000000  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 14 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 15 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 16 R8 = 0x3f48c8c9  R9 = 0x3f49c9ca  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 17 R8 = 0x3f4bcbcc  R9 = 0x3f47c7c8  R10 = 0x3f49c9ca  R11 = 0x3f49c9ca;
    expect lane 18 R8 = 0x3f24a4a5  R9 = 0x3f129293  R10 = 0x3f1b9b9c  R11 = 0x3f24a4a5;
    expect lane 19 R8 = 0x3f129293  R9 = 0x3f2eaeaf  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 20 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f169697  R11 = 0x3f32b2b3;
    expect lane 22 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 24 R8 = 0x3f70f0f1  R9 = 0x3f75f5f6  R10 = 0x3f7bfbfc  R11 = 0x3f70f0f1;
    expect lane 25 R8 = 0x3f7bfbfc  R9 = 0x3f6bebec  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 26 R8 = 0x3e9a9a9b  R9 = 0x3f008081  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 27 R8 = 0x3ecccccd  R9 = 0x3e9a9a9b  R10 = 0x3ecccccd  R11 = 0x3f008081;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f09898a  R11 = 0x3ef2f2f3;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f1a9a9b  R11 = 0x3ef2f2f3;
    expect lane 30 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 31 R8 = 0x00000000  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x00000000;
}

warp 14 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x00000000  R11 = 0x3e008081;
    expect lane 1 R8 = 0x00000000  R9 = 0x3d808081  R10 = 0x3e008081  R11 = 0x3d808081;
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3e0c8c8d  R11 = 0x3e0c8c8d;
    expect lane 3 R8 = 0x3e78f8f9  R9 = 0x3e0c8c8d  R10 = 0x3d008081  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 5 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 6 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 8 R8 = 0x3ef6f6f7  R9 = 0x3f1c9c9d  R10 = 0x3f2dadae  R11 = 0x3ef6f6f7;
    expect lane 9 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3ef6f6f7  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3f0f8f90  R9 = 0x3f048485  R10 = 0x3f1a9a9b  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3f0f8f90  R9 = 0x3f048485  R10 = 0x3f25a5a6  R11 = 0x3f1a9a9b;
    expect lane 12 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 13 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3d808081  R11 = 0x3e828283;
    expect lane 14 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 15 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 16 R8 = 0x3f2dadae  R9 = 0x00000000  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 17 R8 = 0x3f2dadae  R9 = 0x00000000  R10 = 0x3e64e4e5  R11 = 0x3f2dadae;
    expect lane 18 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3f1c9c9d  R11 = 0x3f2dadae;
    expect lane 19 R8 = 0x3ef6f6f7  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 20 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3ed6d6d7  R9 = 0x3e54d4d5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 24 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 25 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3ee0e0e1  R11 = 0x3e70f0f1;
    expect lane 26 R8 = 0x3e949495  R9 = 0x3d808081  R10 = 0x3e58d8d9  R11 = 0x3e949495;
    expect lane 27 R8 = 0x3e58d8d9  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e58d8d9;
    expect lane 28 R8 = 0x3e8c8c8d  R9 = 0x3ec6c6c7  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 29 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3ec6c6c7;
    expect lane 30 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x00000000;
}

warp 15 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x3e008081  R10 = 0x3e44c4c5  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3e008081  R9 = 0x00000000  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 2 R8 = 0x3e0c8c8d  R9 = 0x3e78f8f9  R10 = 0x3e78f8f9  R11 = 0x3e0c8c8d;
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3e0c8c8d  R10 = 0x3d008081  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x3f41c1c2  R10 = 0x3f5ededf  R11 = 0x3f41c1c2;
    expect lane 5 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 6 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 8 R8 = 0x3ef6f6f7  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3f1c9c9d;
    expect lane 9 R8 = 0x3f0b8b8c  R9 = 0x3f1c9c9d  R10 = 0x3f2dadae  R11 = 0x3ef6f6f7;
    expect lane 10 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f0f8f90  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 12 R8 = 0x00000000  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3e828283;
    expect lane 13 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x3e828283  R11 = 0x3ee6e6e7;
    expect lane 14 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 15 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 16 R8 = 0x3ee6e6e7  R9 = 0x3e64e4e5  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 17 R8 = 0x00000000  R9 = 0x3f2dadae  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 18 R8 = 0x3f1c9c9d  R9 = 0x3ef6f6f7  R10 = 0x3f0b8b8c  R11 = 0x3f1c9c9d;
    expect lane 19 R8 = 0x3ef6f6f7  R9 = 0x3f2dadae  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 20 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x3ed6d6d7  R11 = 0x3e54d4d5;
    expect lane 22 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 24 R8 = 0x3ee0e0e1  R9 = 0x3e70f0f1  R10 = 0x3d008081  R11 = 0x3ee0e0e1;
    expect lane 25 R8 = 0x3d008081  R9 = 0x3f25a5a6  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 26 R8 = 0x3e949495  R9 = 0x3e0c8c8d  R10 = 0x3e58d8d9  R11 = 0x3e58d8d9;
    expect lane 27 R8 = 0x3e58d8d9  R9 = 0x3e949495  R10 = 0x3e58d8d9  R11 = 0x3e0c8c8d;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e8c8c8d  R11 = 0x3ec6c6c7;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x3ec6c6c7;
    expect lane 30 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x00000000;
}

warp 16 { # A, row 2
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 17 { # A, row 2
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 18 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3e848485  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 1 R8 = 0x3e848485  R9 = 0x3f2aaaab  R10 = 0x3eececed  R11 = 0x3f2aaaab;
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3ef6f6f7  R10 = 0x3f77f7f8  R11 = 0x3f4dcdce;
    expect lane 3 R8 = 0x3f4dcdce  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f4dcdce;
    expect lane 4 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e149495;
    expect lane 5 R8 = 0x00000000  R9 = 0x3e149495  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 7 R8 = 0x00000000  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 8 R8 = 0x3ef6f6f7  R9 = 0x3e828283  R10 = 0x3ef6f6f7  R11 = 0x3e828283;
    expect lane 9 R8 = 0x3d008081  R9 = 0x3e828283  R10 = 0x3ef6f6f7  R11 = 0x3f35b5b6;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3eb4b4b5  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3f3dbdbe  R10 = 0x3f0b8b8c  R11 = 0x3eb4b4b5;
    expect lane 12 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 13 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x3f3dbdbe;
    expect lane 14 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 15 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f149495  R11 = 0x3f32b2b3;
    expect lane 17 R8 = 0x3f32b2b3  R9 = 0x3f149495  R10 = 0x3f50d0d1  R11 = 0x3f149495;
    expect lane 18 R8 = 0x3eb4b4b5  R9 = 0x3e20a0a1  R10 = 0x3e828283  R11 = 0x3e828283;
    expect lane 19 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3eb4b4b5  R11 = 0x3d808081;
    expect lane 20 R8 = 0x3ee6e6e7  R9 = 0x3f56d6d7  R10 = 0x3ee6e6e7  R11 = 0x3f24a4a5;
    expect lane 21 R8 = 0x3ee6e6e7  R9 = 0x3f56d6d7  R10 = 0x3f24a4a5  R11 = 0x3f56d6d7;
    expect lane 22 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 23 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 24 R8 = 0x3f40c0c1  R9 = 0x3f22a2a3  R10 = 0x3f40c0c1  R11 = 0x3f048485;
    expect lane 25 R8 = 0x3f048485  R9 = 0x3f5ededf  R10 = 0x3f40c0c1  R11 = 0x3f5ededf;
    expect lane 26 R8 = 0x3f048485  R9 = 0x3f56d6d7  R10 = 0x3f800000  R11 = 0x3f56d6d7;
    expect lane 27 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f2dadae  R11 = 0x3f048485;
    expect lane 28 R8 = 0x3e008081  R9 = 0x00000000  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e008081  R9 = 0x00000000  R10 = 0x3e008081  R11 = 0x3d008081;
    expect lane 30 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x00000000  R11 = 0x3e24a4a5;
    expect lane 31 R8 = 0x3e24a4a5  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x00000000;
}

warp 19 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3e848485  R10 = 0x3f5ededf  R11 = 0x3f2aaaab;
    expect lane 1 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x3e848485  R11 = 0x3f5ededf;
    expect lane 2 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f77f7f8  R11 = 0x3f4dcdce;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e149495  R11 = 0x3e149495;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 8 R8 = 0x3f35b5b6  R9 = 0x3ef6f6f7  R10 = 0x3f35b5b6  R11 = 0x3d008081;
    expect lane 9 R8 = 0x3ef6f6f7  R9 = 0x3f35b5b6  R10 = 0x3e828283  R11 = 0x3ef6f6f7;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f6feff0  R10 = 0x3f3dbdbe  R11 = 0x3f0b8b8c;
    expect lane 11 R8 = 0x3f3dbdbe  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3f3dbdbe;
    expect lane 12 R8 = 0x00000000  R9 = 0x3ed6d6d7  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f149495  R10 = 0x3ed6d6d7  R11 = 0x3f149495;
    expect lane 14 R8 = 0x3f0c8c8d  R9 = 0x00000000  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 15 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 16 R8 = 0x3f149495  R9 = 0x3f6feff0  R10 = 0x3f32b2b3  R11 = 0x3f149495;
    expect lane 17 R8 = 0x3f32b2b3  R9 = 0x3f50d0d1  R10 = 0x3f149495  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3e20a0a1  R9 = 0x3eb4b4b5  R10 = 0x3e20a0a1  R11 = 0x3eb4b4b5;
    expect lane 19 R8 = 0x3eb4b4b5  R9 = 0x3d808081  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 21 R8 = 0x3f56d6d7  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 22 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 23 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 24 R8 = 0x3f5ededf  R9 = 0x3f22a2a3  R10 = 0x3f048485  R11 = 0x3f5ededf;
    expect lane 25 R8 = 0x3f40c0c1  R9 = 0x3f40c0c1  R10 = 0x3f40c0c1  R11 = 0x3f048485;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 27 R8 = 0x3f048485  R9 = 0x3f800000  R10 = 0x3f56d6d7  R11 = 0x3f048485;
    expect lane 28 R8 = 0x00000000  R9 = 0x3e008081  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 29 R8 = 0x3d008081  R9 = 0x3e008081  R10 = 0x3d008081  R11 = 0x3e008081;
    expect lane 30 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 31 R8 = 0x3e24a4a5  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
}

warp 20 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f048485  R9 = 0x3ee2e2e3  R10 = 0x3ef4f4f5  R11 = 0x3ef4f4f5;
    expect lane 1 R8 = 0x3ee2e2e3  R9 = 0x3f048485  R10 = 0x3ef4f4f5  R11 = 0x3f048485;
    expect lane 2 R8 = 0x3f028283  R9 = 0x3f129293  R10 = 0x3f028283  R11 = 0x3f078788;
    expect lane 3 R8 = 0x3f078788  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f078788;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f4acacb;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f4acacb  R10 = 0x3f5fdfe0  R11 = 0x3f36b6b7;
    expect lane 6 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 8 R8 = 0x3f109091  R9 = 0x3f3fbfc0  R10 = 0x3f109091  R11 = 0x3f3fbfc0;
    expect lane 9 R8 = 0x3f6feff0  R9 = 0x3f3fbfc0  R10 = 0x3f109091  R11 = 0x3ec2c2c3;
    expect lane 10 R8 = 0x3ea6a6a7  R9 = 0x3f7bfbfc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f7bfbfc  R9 = 0x3ea6a6a7  R10 = 0x3f27a7a8  R11 = 0x3f7bfbfc;
    expect lane 12 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3eb2b2b3  R9 = 0x00000000  R10 = 0x3eb2b2b3  R11 = 0x3eaaaaab;
    expect lane 14 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 15 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 16 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3eeaeaeb  R11 = 0x3ea0a0a1;
    expect lane 17 R8 = 0x3ea0a0a1  R9 = 0x3eeaeaeb  R10 = 0x3e30b0b1  R11 = 0x3eeaeaeb;
    expect lane 18 R8 = 0x3ef2f2f3  R9 = 0x3f1c9c9d  R10 = 0x3f0a8a8b  R11 = 0x3f0a8a8b;
    expect lane 19 R8 = 0x3f0a8a8b  R9 = 0x3f2eaeaf  R10 = 0x3ef2f2f3  R11 = 0x3f2eaeaf;
    expect lane 20 R8 = 0x3f67e7e8  R9 = 0x3ee2e2e3  R10 = 0x3f67e7e8  R11 = 0x3f2cacad;
    expect lane 21 R8 = 0x3f67e7e8  R9 = 0x3ee2e2e3  R10 = 0x3f2cacad  R11 = 0x3ee2e2e3;
    expect lane 22 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 23 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3f2aaaab;
    expect lane 24 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 25 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 26 R8 = 0x3de0e0e1  R9 = 0x3f1b9b9c  R10 = 0x3f5bdbdc  R11 = 0x3f1b9b9c;
    expect lane 27 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3eb6b6b7  R11 = 0x3de0e0e1;
    expect lane 28 R8 = 0x3ec2c2c3  R9 = 0x00000000  R10 = 0x3f43c3c4  R11 = 0x00000000;
    expect lane 29 R8 = 0x3ec2c2c3  R9 = 0x00000000  R10 = 0x3ec2c2c3  R11 = 0x3f43c3c4;
    expect lane 30 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 31 R8 = 0x3f3ebebf  R9 = 0x00000000  R10 = 0x3f3ebebf  R11 = 0x00000000;
}

warp 21 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f0e8e8f  R9 = 0x3ee2e2e3  R10 = 0x3f0e8e8f  R11 = 0x3f048485;
    expect lane 1 R8 = 0x3ef4f4f5  R9 = 0x3ef4f4f5  R10 = 0x3ee2e2e3  R11 = 0x3f0e8e8f;
    expect lane 2 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f028283  R11 = 0x3f078788;
    expect lane 3 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f129293  R11 = 0x3f129293;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f5fdfe0  R11 = 0x3f36b6b7;
    expect lane 5 R8 = 0x3f5fdfe0  R9 = 0x00000000  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 6 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 8 R8 = 0x3ec2c2c3  R9 = 0x3f109091  R10 = 0x3ec2c2c3  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3f109091  R9 = 0x3ec2c2c3  R10 = 0x3f3fbfc0  R11 = 0x3f109091;
    expect lane 10 R8 = 0x3ea6a6a7  R9 = 0x00000000  R10 = 0x3ea6a6a7  R11 = 0x3f27a7a8;
    expect lane 11 R8 = 0x3ea6a6a7  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3ea6a6a7;
    expect lane 12 R8 = 0x00000000  R9 = 0x3eb2b2b3  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x00000000  R9 = 0x3eaeaeaf  R10 = 0x3eb2b2b3  R11 = 0x3eaeaeaf;
    expect lane 14 R8 = 0x3f32b2b3  R9 = 0x00000000  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 15 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 16 R8 = 0x3eeaeaeb  R9 = 0x3d008081  R10 = 0x3ea0a0a1  R11 = 0x3eeaeaeb;
    expect lane 17 R8 = 0x3ea0a0a1  R9 = 0x3e30b0b1  R10 = 0x3eeaeaeb  R11 = 0x3d008081;
    expect lane 18 R8 = 0x3f1c9c9d  R9 = 0x3ef2f2f3  R10 = 0x3f1c9c9d  R11 = 0x3ef2f2f3;
    expect lane 19 R8 = 0x3ef2f2f3  R9 = 0x3f2eaeaf  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f67e7e8;
    expect lane 21 R8 = 0x3ee2e2e3  R9 = 0x00000000  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 22 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 23 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 24 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 25 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 26 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 27 R8 = 0x3de0e0e1  R9 = 0x3f5bdbdc  R10 = 0x3f1b9b9c  R11 = 0x3de0e0e1;
    expect lane 28 R8 = 0x00000000  R9 = 0x3ec2c2c3  R10 = 0x3f43c3c4  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f43c3c4  R9 = 0x3ec2c2c3  R10 = 0x3f43c3c4  R11 = 0x3ec2c2c3;
    expect lane 30 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 31 R8 = 0x3f3ebebf  R9 = 0x00000000  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
}

warp 22 { # B, row 3
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e828283  R9 = 0x3ec6c6c7  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3e828283  R10 = 0x3ea4a4a5  R11 = 0x3e828283;
    expect lane 2 R8 = 0x3e64e4e5  R9 = 0x3f4ececf  R10 = 0x3e64e4e5  R11 = 0x3ed4d4d5;
    expect lane 3 R8 = 0x3ed4d4d5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3ed4d4d5;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f6feff0;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f6feff0  R10 = 0x3f77f7f8  R11 = 0x3f67e7e8;
    expect lane 6 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 7 R8 = 0x00000000  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 8 R8 = 0x3f61e1e2  R9 = 0x3f53d3d4  R10 = 0x3f61e1e2  R11 = 0x3f53d3d4;
    expect lane 9 R8 = 0x3f46c6c7  R9 = 0x3f53d3d4  R10 = 0x3f61e1e2  R11 = 0x3f6feff0;
    expect lane 10 R8 = 0x3f09898a  R9 = 0x3e848485  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 11 R8 = 0x3e848485  R9 = 0x3f09898a  R10 = 0x3ecacacb  R11 = 0x3e848485;
    expect lane 12 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 13 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x3d808081  R11 = 0x3f67e7e8;
    expect lane 14 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 15 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 16 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ed6d6d7  R11 = 0x3ee0e0e1;
    expect lane 17 R8 = 0x3ee0e0e1  R9 = 0x3ed6d6d7  R10 = 0x3eeaeaeb  R11 = 0x3ed6d6d7;
    expect lane 18 R8 = 0x3f25a5a6  R9 = 0x3f0f8f90  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 19 R8 = 0x3f1a9a9b  R9 = 0x3f048485  R10 = 0x3f25a5a6  R11 = 0x3f048485;
    expect lane 20 R8 = 0x3e64e4e5  R9 = 0x3f3dbdbe  R10 = 0x3e64e4e5  R11 = 0x3ef6f6f7;
    expect lane 21 R8 = 0x3e64e4e5  R9 = 0x3f3dbdbe  R10 = 0x3ef6f6f7  R11 = 0x3f3dbdbe;
    expect lane 22 R8 = 0x3ec6c6c7  R9 = 0x00000000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 23 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3ec6c6c7;
    expect lane 24 R8 = 0x3e848485  R9 = 0x3ec6c6c7  R10 = 0x3e848485  R11 = 0x3f048485;
    expect lane 25 R8 = 0x3f048485  R9 = 0x3e048485  R10 = 0x3e848485  R11 = 0x3e048485;
    expect lane 26 R8 = 0x3f35b5b6  R9 = 0x3efcfcfd  R10 = 0x3ec6c6c7  R11 = 0x3efcfcfd;
    expect lane 27 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3f19999a  R11 = 0x3f35b5b6;
    expect lane 28 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x3f67e7e8  R11 = 0x00000000;
    expect lane 29 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x3ef6f6f7  R11 = 0x3f67e7e8;
    expect lane 30 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3f3dbdbe;
    expect lane 31 R8 = 0x3f3dbdbe  R9 = 0x00000000  R10 = 0x3f3dbdbe  R11 = 0x00000000;
}

warp 23 { # B, row 3
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e44c4c5  R9 = 0x3ec6c6c7  R10 = 0x3e44c4c5  R11 = 0x3e828283;
    expect lane 1 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ec6c6c7  R11 = 0x3e44c4c5;
    expect lane 2 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3e64e4e5  R11 = 0x3ed4d4d5;
    expect lane 3 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f77f7f8  R11 = 0x3f67e7e8;
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x00000000  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 6 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 8 R8 = 0x3f6feff0  R9 = 0x3f61e1e2  R10 = 0x3f6feff0  R11 = 0x3f46c6c7;
    expect lane 9 R8 = 0x3f61e1e2  R9 = 0x3f6feff0  R10 = 0x3f53d3d4  R11 = 0x3f61e1e2;
    expect lane 10 R8 = 0x3f09898a  R9 = 0x3f2dadae  R10 = 0x3f09898a  R11 = 0x3ecacacb;
    expect lane 11 R8 = 0x3f09898a  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3f09898a;
    expect lane 12 R8 = 0x00000000  R9 = 0x3d808081  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 13 R8 = 0x00000000  R9 = 0x3ef6f6f7  R10 = 0x3d808081  R11 = 0x3ef6f6f7;
    expect lane 14 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 15 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 16 R8 = 0x3ed6d6d7  R9 = 0x3ef6f6f7  R10 = 0x3ee0e0e1  R11 = 0x3ed6d6d7;
    expect lane 17 R8 = 0x3ee0e0e1  R9 = 0x3eeaeaeb  R10 = 0x3ed6d6d7  R11 = 0x3ef6f6f7;
    expect lane 18 R8 = 0x3f0f8f90  R9 = 0x3f25a5a6  R10 = 0x3f0f8f90  R11 = 0x3f25a5a6;
    expect lane 19 R8 = 0x3f25a5a6  R9 = 0x3f048485  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e64e4e5;
    expect lane 21 R8 = 0x3f3dbdbe  R9 = 0x00000000  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 22 R8 = 0x3ec6c6c7  R9 = 0x00000000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 23 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 24 R8 = 0x3e048485  R9 = 0x3ec6c6c7  R10 = 0x3f048485  R11 = 0x3e048485;
    expect lane 25 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3f048485;
    expect lane 26 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 27 R8 = 0x3f35b5b6  R9 = 0x3ec6c6c7  R10 = 0x3efcfcfd  R11 = 0x3f35b5b6;
    expect lane 28 R8 = 0x00000000  R9 = 0x3ef6f6f7  R10 = 0x3f67e7e8  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f67e7e8  R9 = 0x3ef6f6f7  R10 = 0x3f67e7e8  R11 = 0x3ef6f6f7;
    expect lane 30 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 31 R8 = 0x3f3dbdbe  R9 = 0x00000000  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
}

warp 24 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 25 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}
