# DXT1: levels down to one texel, and layers.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-42 PD-91 PD-91c PD-83
rules without PD-81b PD-92
sampler 0 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 35c6405ecf44f01ec233ce632cac9ec3 ccfef680d2a99510b3f8d098d109565c 35c6405ecf44f01e2502c9d8dc1e9c6d 67885b33e5b25b306fb42827d8042adc
bytes 0x30000040 c1e754c7e0a5034b0fed0fed69ad9091 e81a400b4cc59a6e94a51baf00ca06a9 31b45320c5951615c233ce632cac9ec3 81456b261ab51e9e22a9bc31bb967f87
bytes 0x30000080 15afd0839d2a67e2b3f8d098d109565c fe06bc4d16b7a1cf7febd69a14c41aa8 7febd69a14c41aa867885b33e5b25b30 c244693a7d71ef79c1e754c7e0a5034b
bytes 0x300000c0 fe06bc4d16b7a1cf941194119826dac6 0fed0fed69ad9091721a721ab72535b6 94a51baf00ca06a9277797d392440cdf 54242eb679ecb18415e8c85fd096ebe2
bytes 0x30000100 890d890d43337e3641519780d5416b91 3a233a2396ce32504fe8ad9397704db1 c26abcba15c525b3609cc660e384563c c233ce632cac9ec3c1e754c7e0a5034b
bytes 0x30000140 9d759ec9047ae19dc244693a7d71ef79 15afd0839d2a67e2cfb7556834ac4be8 c244693a7d71ef79e85ee85e3fab0774 66dc8c43ef9642f47877582a0bedfe5d
bytes 0x30000180 7877582a0bedfe5d609cc660e384563c 81456b261ab51e9e66dc8c43ef9642f4 9e669e66a9f953366fb42827d8042adc 6fb42827d8042adcb3f8d098d109565c
bytes 0x300001c0 0fed0fed69ad9091e329802622c27ac5 9e669e66a9f95336ad88e853668abdb3 c244693a7d71ef796fb42827d8042adc 518f0bdd65869e3accb3c5fcc70248ff
bytes 0x30000200 c4d8d080891e94ac6fb42827d8042adc 00000000000000000000000000000000 ad8460fed7862fa067885b33e5b25b30 00000000000000000000000000000000
bytes 0x30000300 1db3780f8bdee12894a51baf00ca06a9 00000000000000000000000000000000 9d9a9d9a86d81e929d759ec9047ae19d 00000000000000000000000000000000
bytes 0x30000400 c1e754c7e0a5034b9e669e66a9f95336 6a066a068c041eea277797d392440cdf 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000440 ad8460fed7862fa035c6405ecf44f01e 15e8c85fd096ebe29492308929775c55 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000480 43294329965e3c5f22a9bc31bb967f87 07f4997c2224520fc244693a7d71ef79 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300004c0 15afd0839d2a67e254242eb679ecb184 f8c04ebc31031ace07f4997c2224520f 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000600 ccfef680d2a99510e27d4229f38da875 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 0 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000800 1c0e023883ee238b4fe8ad9397704db1 9d759ec9047ae19d9d759ec9047ae19d 67885b33e5b25b30ad88e853668abdb3 ad88e853668abdb3e005e005d8daff19
bytes 0x30000840 43294329965e3c5f43294329965e3c5f e0a88aa725420e616fb42827d8042adc 1db3780f8bdee128c4d8d080891e94ac 41519780d5416b914fe8ad9397704db1
bytes 0x30000880 8e8d8e8d4514199d4fe8ad9397704db1 00000000000000000000000000000000 e005e005d8daff1915e8c85fd096ebe2 00000000000000000000000000000000
bytes 0x30000900 890d890d43337e360000000000000000 d45b70151a6c0c430000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000940 75c58f34a89fae160000000000000000 7877582a0bedfe5d0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000980 518f0bdd65869e3a0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 1 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 0
bytes 0x30000a00 9d9a9d9a86d81e92890d890d43337e36 15e8c85fd096ebe22502c9d8dc1e9c6d ccb3c5fcc70248ff0000000000000000 07f4997c2224520f0000000000000000
bytes 0x30000a40 e005e005d8daff1941519780d5416b91 00000000000000000000000000000000 e27d4229f38da8750000000000000000 00000000000000000000000000000000
texture 2 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 0
bytes 0x30000c00 66dc8c43ef9642f4f8c04ebc31031ace 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 3 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 0
bytes 0x30000e00 94a51baf00ca06a90000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 4 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 4 texture 4 sampler 0
bytes 0x30001000 b3f8d098d109565c0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 5 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 5 texture 5 sampler 0
bytes 0x30001400 393947a04e766eaae27d4229f38da875 2ae6667465fcab6ee0a88aa725420e61 f808f808767d075b15afd0839d2a67e2 f72df72d3dd925e1721a721ab72535b6
bytes 0x30001440 9e669e66a9f95336e005e005d8daff19 8e8d8e8d4514199d75c58f34a89fae16 b0a809b4c2f8508615afd0839d2a67e2 c26abcba15c525b367885b33e5b25b30
bytes 0x30001480 609cc660e384563c609cc660e384563c f4aaef5609f501ca3a233a2396ce3250 e329802622c27ac5c244693a7d71ef79 7877582a0bedfe5de27d4229f38da875
bytes 0x300014c0 721a721ab72535b62502c9d8dc1e9c6d fe06bc4d16b7a1cfc26abcba15c525b3 7877582a0bedfe5d7febd69a14c41aa8 7877582a0bedfe5d81456b261ab51e9e
bytes 0x30001500 e0a88aa725420e6194a51baf00ca06a9 67885b33e5b25b30e0a88aa725420e61 cfb7556834ac4be8cfb7556834ac4be8 f4aaef5609f501caf8c04ebc31031ace
bytes 0x30001540 c4d8d080891e94ac15e8c85fd096ebe2 c233ce632cac9ec36fb42827d8042adc 15e8c85fd096ebe28e8d8e8d4514199d 43294329965e3c5f890d890d43337e36
bytes 0x30001580 70ea6cf44b003c2e890d890d43337e36 609cc660e384563cd45b70151a6c0c43 f72df72d3dd925e16a066a068c041eea e005e005d8daff198e8d8e8d4514199d
bytes 0x300015c0 e81a400b4cc59a6ec244693a7d71ef79 e329802622c27ac5c233ce632cac9ec3 4ca54ca5c20c0a5e7877582a0bedfe5d c26abcba15c525b367885b33e5b25b30
bytes 0x30001600 ad88e853668abdb381456b261ab51e9e 00000000000000000000000000000000 4ca54ca5c20c0a5e9e669e66a9f95336 00000000000000000000000000000000
bytes 0x30001700 721a721ab72535b6e85ee85e3fab0774 00000000000000000000000000000000 e0a88aa725420e61c1e754c7e0a5034b 00000000000000000000000000000000
bytes 0x30001800 4fe8ad9397704db1e85ee85e3fab0774 f72df72d3dd925e115e8c85fd096ebe2 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001840 7febd69a14c41aa89492308929775c55 9d9a9d9a86d81e92941194119826dac6 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001880 9e669e66a9f95336d45b70151a6c0c43 890d890d43337e36c26abcba15c525b3 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300018c0 941194119826dac62ae6667465fcab6e fe06bc4d16b7a1cf35c6405ecf44f01e 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001a00 486f486f017184f941519780d5416b91 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 6 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 6 texture 6 sampler 0
bytes 0x30001c00 07f4997c2224520ff4aaef5609f501ca e329802622c27ac5486f486f017184f9 ad8460fed7862fa07877582a0bedfe5d 9e669e66a9f95336890d890d43337e36
bytes 0x30001c40 ad8460fed7862fa04fe8ad9397704db1 22a9bc31bb967f8743294329965e3c5f 94a51baf00ca06a9c244693a7d71ef79 cfb7556834ac4be87febd69a14c41aa8
bytes 0x30001c80 b0a809b4c2f850869d759ec9047ae19d 00000000000000000000000000000000 41519780d5416b919492308929775c55 00000000000000000000000000000000
bytes 0x30001d00 35c6405ecf44f01e0000000000000000 07f4997c2224520f0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001d40 d45b70151a6c0c430000000000000000 c1e754c7e0a5034b0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001d80 518f0bdd65869e3a0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 7 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 7 texture 7 sampler 0
bytes 0x30001e00 e0a88aa725420e61e0a88aa725420e61 f8c04ebc31031ace3a233a2396ce3250 f72df72d3dd925e10000000000000000 b3f8d098d109565c0000000000000000
bytes 0x30001e40 94a51baf00ca06a9c1e754c7e0a5034b 00000000000000000000000000000000 94a51baf00ca06a90000000000000000 00000000000000000000000000000000
texture 8 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 8 texture 8 sampler 0
bytes 0x30002000 518f0bdd65869e3a54242eb679ecb184 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 9 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 9 texture 9 sampler 0
bytes 0x30002200 ad8460fed7862fa00000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 10 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 10 texture 10 sampler 0
bytes 0x30002400 81456b261ab51e9e0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 11 { format DXT1 UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 11 texture 11 sampler 0

warp 0 { # layer 0, level 0, row 1
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 0
    expect lane 0 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 1 R8 = 0x3f3dbdbe  R9 = 0x3ed6d6d7  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 2 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f1c9c9d  R10 = 0x3eececed  R11 = 0x3ed6d6d7;
    expect lane 4 R8 = 0x3f1c9c9d  R9 = 0x3ec6c6c7  R10 = 0x3f1c9c9d  R11 = 0x3eececed;
    expect lane 5 R8 = 0x3ec6c6c7  R9 = 0x3f1c9c9d  R10 = 0x3f09898a  R11 = 0x3f1c9c9d;
    expect lane 6 R8 = 0x3f1c9c9d  R9 = 0x3f09898a  R10 = 0x3eececed  R11 = 0x3f09898a;
    expect lane 7 R8 = 0x3f09898a  R9 = 0x3f46c6c7  R10 = 0x3f67e7e8  R11 = 0x3eececed;
    expect lane 8 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 9 R8 = 0x3f46c6c7  R9 = 0x3f5cdcdd  R10 = 0x3f5cdcdd  R11 = 0x3f67e7e8;
    expect lane 10 R8 = 0x3f5cdcdd  R9 = 0x3f5cdcdd  R10 = 0x3f51d1d2  R11 = 0x3f5cdcdd;
    expect lane 11 R8 = 0x3f5cdcdd  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f51d1d2;
    expect lane 12 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x00000000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
}

warp 1 { # layer 0, level 0, row 35
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 0
    expect lane 0 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f1c9c9d;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3f4ececf;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f4ececf  R10 = 0x3f20a0a1  R11 = 0x3ee6e6e7;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f20a0a1  R10 = 0x00000000  R11 = 0x3f20a0a1;
    expect lane 7 R8 = 0x3f20a0a1  R9 = 0x3f800000  R10 = 0x3f048485  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3f048485  R9 = 0x3f800000  R10 = 0x3f56d6d7  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3e24a4a5  R10 = 0x3ef6f6f7  R11 = 0x3f56d6d7;
    expect lane 12 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3ebebebf  R11 = 0x3ef6f6f7;
    expect lane 13 R8 = 0x3e24a4a5  R9 = 0x3e888889  R10 = 0x3ebebebf  R11 = 0x3ebebebf;
    expect lane 14 R8 = 0x3e888889  R9 = 0x3e24a4a5  R10 = 0x3ebebebf  R11 = 0x3ebebebf;
    expect lane 15 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3ebebebf  R11 = 0x3ebebebf;
}

warp 2 { # layer 0, level 1, row 1
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 0
    expect lane 0 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3eeaeaeb  R11 = 0x3ea0a0a1;
    expect lane 1 R8 = 0x3d008081  R9 = 0x3ea0a0a1  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3eeaeaeb  R10 = 0x3e30b0b1  R11 = 0x3eeaeaeb;
    expect lane 3 R8 = 0x3eeaeaeb  R9 = 0x3e2cacad  R10 = 0x3ed2d2d3  R11 = 0x3e30b0b1;
    expect lane 4 R8 = 0x3e2cacad  R9 = 0x3d40c0c1  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 5 R8 = 0x3d40c0c1  R9 = 0x3e949495  R10 = 0x3e2cacad  R11 = 0x3ed2d2d3;
    expect lane 6 R8 = 0x3e949495  R9 = 0x3e2cacad  R10 = 0x3e949495  R11 = 0x3e2cacad;
    expect lane 7 R8 = 0x3e2cacad  R9 = 0x3e5cdcdd  R10 = 0x3e5cdcdd  R11 = 0x3e949495;
    expect lane 8 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x3efafafb  R11 = 0x3e5cdcdd;
    expect lane 9 R8 = 0x3e5cdcdd  R9 = 0x3da0a0a1  R10 = 0x3e5cdcdd  R11 = 0x3efafafb;
    expect lane 10 R8 = 0x3da0a0a1  R9 = 0x3e5cdcdd  R10 = 0x3efafafb  R11 = 0x3e5cdcdd;
    expect lane 11 R8 = 0x3e5cdcdd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3efafafb;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f32b2b3  R9 = 0x00000000  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 15 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
}

warp 3 { # layer 0, level 1, row 17
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 0
    expect lane 0 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3eeaeaeb  R11 = 0x3ea0a0a1;
    expect lane 1 R8 = 0x3d008081  R9 = 0x3ea0a0a1  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3eeaeaeb  R10 = 0x3e30b0b1  R11 = 0x3eeaeaeb;
    expect lane 3 R8 = 0x3eeaeaeb  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3e30b0b1;
    expect lane 4 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 5 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 6 R8 = 0x3f3ebebf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 7 R8 = 0x00000000  R9 = 0x3ea6a6a7  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ea6a6a7  R9 = 0x3f7bfbfc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f7bfbfc  R9 = 0x3ea6a6a7  R10 = 0x3f27a7a8  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3ea6a6a7  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3f27a7a8;
    expect lane 12 R8 = 0x3f46c6c7  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 13 R8 = 0x3f22a2a3  R9 = 0x3f6bebec  R10 = 0x3f46c6c7  R11 = 0x3f22a2a3;
    expect lane 14 R8 = 0x3f6bebec  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
}

warp 4 { # layer 0, level 2, row 8
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 0
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f09898a  R11 = 0x3f09898a;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f2dadae  R11 = 0x3f09898a;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f09898a  R11 = 0x3f2dadae;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3f09898a;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f3dbdbe  R10 = 0x3e949495  R11 = 0x3ecacacb;
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 6 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3e64e4e5  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f3dbdbe  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x3e64e4e5;
    expect lane 8 R8 = 0x00000000  R9 = 0x3d808081  R10 = 0x3f1c9c9d  R11 = 0x3e949495;
    expect lane 9 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
}

warp 5 { # layer 0, level 2, row 1
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 0
    expect lane 0 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 1 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 2 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 3 R8 = 0x3f6feff0  R9 = 0x00000000  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f6feff0;
    expect lane 5 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 7 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 8 R8 = 0x3e949495  R9 = 0x3e8c8c8d  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 9 R8 = 0x3e8c8c8d  R9 = 0x3ec6c6c7  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
}

warp 6 { # layer 0, level 3, row 1
    asm "TLD4.A R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 1 / 4.0  array = 0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 7 { # layer 0, level 3, row 3
    asm "TLD4.A R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 3 / 4.0  array = 0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # layer 0, level 4, row 1
    asm "TLD4.R R8, R0, 4, ARRAY_2D, 0xf"  active 0x7
    s = (lane + 0) / 2.0  t = 1 / 2.0  array = 0
    expect lane 0 R8 = 0x3f29a9aa  R9 = 0x3f29a9aa  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 1 R8 = 0x3f29a9aa  R9 = 0x3f29a9aa  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 2 R8 = 0x3f29a9aa  R9 = 0x3f29a9aa  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
}

warp 9 { # layer 0, level 5, row 1
    asm "TLD4.G R8, R0, 5, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 0
    expect lane 0 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 1 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
}

warp 10 { # layer 1, level 0, row 1
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 1
    expect lane 0 R8 = 0x3f35b5b6  R9 = 0x3f038384  R10 = 0x3ed6d6d7  R11 = 0x3f35b5b6;
    expect lane 1 R8 = 0x3f038384  R9 = 0x3f1c9c9d  R10 = 0x3f038384  R11 = 0x3ed6d6d7;
    expect lane 2 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f35b5b6  R11 = 0x3f038384;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 4 R8 = 0x3f35b5b6  R9 = 0x3f038384  R10 = 0x3ed6d6d7  R11 = 0x3f35b5b6;
    expect lane 5 R8 = 0x3f038384  R9 = 0x3f1c9c9d  R10 = 0x3f038384  R11 = 0x3ed6d6d7;
    expect lane 6 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f35b5b6  R11 = 0x3f038384;
    expect lane 7 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f32b2b3  R11 = 0x3f35b5b6;
    expect lane 8 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f149495  R11 = 0x3f32b2b3;
    expect lane 9 R8 = 0x3f6feff0  R9 = 0x3f32b2b3  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 10 R8 = 0x3f32b2b3  R9 = 0x3f149495  R10 = 0x3f50d0d1  R11 = 0x3f149495;
    expect lane 11 R8 = 0x3f149495  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f50d0d1;
    expect lane 12 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x00000000;
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
}

warp 11 { # layer 1, level 0, row 35
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 1
    expect lane 0 R8 = 0x3f25a5a6  R9 = 0x3f2dadae  R10 = 0x3f27a7a8  R11 = 0x3f2aaaab;
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3f2aaaab  R10 = 0x3f2dadae  R11 = 0x3f27a7a8;
    expect lane 2 R8 = 0x3f2aaaab  R9 = 0x3f25a5a6  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 3 R8 = 0x3f25a5a6  R9 = 0x3f51d1d2  R10 = 0x3f51d1d2  R11 = 0x3f2dadae;
    expect lane 4 R8 = 0x3f51d1d2  R9 = 0x3f5cdcdd  R10 = 0x3f67e7e8  R11 = 0x3f51d1d2;
    expect lane 5 R8 = 0x3f5cdcdd  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 6 R8 = 0x3f67e7e8  R9 = 0x3f46c6c7  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 7 R8 = 0x3f46c6c7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f67e7e8;
    expect lane 8 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 9 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3ed6d6d7;
    expect lane 12 R8 = 0x3f048485  R9 = 0x3ea4a4a5  R10 = 0x3ed6d6d7  R11 = 0x00000000;
    expect lane 13 R8 = 0x3ea4a4a5  R9 = 0x3f048485  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 14 R8 = 0x3f048485  R9 = 0x3ed6d6d7  R10 = 0x3f048485  R11 = 0x3ed6d6d7;
    expect lane 15 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f048485  R11 = 0x3f048485;
}

warp 12 { # layer 1, level 1, row 1
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 1
    expect lane 0 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f088889  R11 = 0x3f5fdfe0;
    expect lane 1 R8 = 0x3f5fdfe0  R9 = 0x3f33b3b4  R10 = 0x3ebababb  R11 = 0x3f088889;
    expect lane 2 R8 = 0x3f33b3b4  R9 = 0x3f33b3b4  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 3 R8 = 0x3f33b3b4  R9 = 0x3f32b2b3  R10 = 0x00000000  R11 = 0x3ebababb;
    expect lane 4 R8 = 0x3f32b2b3  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f4fcfd0  R9 = 0x3f169697  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 6 R8 = 0x3f169697  R9 = 0x3f32b2b3  R10 = 0x00000000  R11 = 0x3f4fcfd0;
    expect lane 7 R8 = 0x3f32b2b3  R9 = 0x3e929293  R10 = 0x3f008081  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e929293  R9 = 0x3f008081  R10 = 0x3f37b7b8  R11 = 0x3f008081;
    expect lane 9 R8 = 0x3f008081  R9 = 0x3f37b7b8  R10 = 0x3f6feff0  R11 = 0x3f37b7b8;
    expect lane 10 R8 = 0x3f37b7b8  R9 = 0x3f008081  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 11 R8 = 0x3f008081  R9 = 0x3f47c7c8  R10 = 0x3f49c9ca  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3f47c7c8  R9 = 0x3f4bcbcc  R10 = 0x3f49c9ca  R11 = 0x3f49c9ca;
    expect lane 13 R8 = 0x3f4bcbcc  R9 = 0x3f47c7c8  R10 = 0x3f47c7c8  R11 = 0x3f49c9ca;
    expect lane 14 R8 = 0x3f47c7c8  R9 = 0x3f4bcbcc  R10 = 0x3f49c9ca  R11 = 0x3f47c7c8;
    expect lane 15 R8 = 0x3f4bcbcc  R9 = 0x3f4bcbcc  R10 = 0x3f49c9ca  R11 = 0x3f49c9ca;
}

warp 13 { # layer 1, level 1, row 17
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 1
    expect lane 0 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3e40c0c1  R11 = 0x3f32b2b3;
    expect lane 1 R8 = 0x3ee2e2e3  R9 = 0x00000000  R10 = 0x3f32b2b3  R11 = 0x3e40c0c1;
    expect lane 2 R8 = 0x00000000  R9 = 0x3e40c0c1  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 3 R8 = 0x3e40c0c1  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f32b2b3;
    expect lane 4 R8 = 0x3d808081  R9 = 0x3e20a0a1  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 5 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 6 R8 = 0x3e20a0a1  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 7 R8 = 0x3d808081  R9 = 0x3e4ccccd  R10 = 0x3e109091  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3e109091  R10 = 0x3e848485  R11 = 0x3e109091;
    expect lane 9 R8 = 0x3e109091  R9 = 0x3e4ccccd  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 10 R8 = 0x3e4ccccd  R9 = 0x3e109091  R10 = 0x3ea2a2a3  R11 = 0x3e848485;
    expect lane 11 R8 = 0x3e109091  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3ea2a2a3;
    expect lane 12 R8 = 0x3f46c6c7  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 13 R8 = 0x3f22a2a3  R9 = 0x3f6bebec  R10 = 0x3f46c6c7  R11 = 0x3f22a2a3;
    expect lane 14 R8 = 0x3f6bebec  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
}

warp 14 { # layer 1, level 2, row 8
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 1
    expect lane 0 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 1 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f0e8e8f  R11 = 0x3f2aaaab;
    expect lane 2 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f46c6c7  R11 = 0x3f0e8e8f;
    expect lane 3 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f0e8e8f  R11 = 0x3f46c6c7;
    expect lane 4 R8 = 0x3f25a5a6  R9 = 0x3d008081  R10 = 0x3f56d6d7  R11 = 0x3f0e8e8f;
    expect lane 5 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 6 R8 = 0x3d008081  R9 = 0x3e70f0f1  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 7 R8 = 0x3e70f0f1  R9 = 0x3ee0e0e1  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 8 R8 = 0x3ee0e0e1  R9 = 0x3f25a5a6  R10 = 0x3f1c9c9d  R11 = 0x3f56d6d7;
    expect lane 9 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f0c8c8d  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
}

warp 15 { # layer 1, level 2, row 1
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 1
    expect lane 0 R8 = 0x3dd8d8d9  R9 = 0x3dd8d8d9  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 1 R8 = 0x3dd8d8d9  R9 = 0x00000000  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3dd8d8d9  R11 = 0x3ea4a4a5;
    expect lane 3 R8 = 0x00000000  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x3dd8d8d9;
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x3dd8d8d9  R10 = 0x3ea4a4a5  R11 = 0x00000000;
    expect lane 5 R8 = 0x3dd8d8d9  R9 = 0x00000000  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3dd8d8d9  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x00000000  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x3dd8d8d9;
    expect lane 8 R8 = 0x3ea4a4a5  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3f3dbdbe;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x00000000;
}

warp 16 { # layer 1, level 3, row 1
    asm "TLD4.A R8, R0, 9, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 1 / 4.0  array = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 17 { # layer 1, level 3, row 3
    asm "TLD4.A R8, R0, 9, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 3 / 4.0  array = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 18 { # layer 1, level 4, row 1
    asm "TLD4.R R8, R0, 10, ARRAY_2D, 0xf"  active 0x7
    s = (lane + 0) / 2.0  t = 1 / 2.0  array = 1
    expect lane 0 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f41c1c2  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 19 { # layer 1, level 5, row 1
    asm "TLD4.G R8, R0, 11, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 1
    expect lane 0 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 1 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
}
