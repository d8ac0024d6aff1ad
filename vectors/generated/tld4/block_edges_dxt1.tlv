# DXT1: a size that is no multiple of a block, address modes, offsets from block to block, borders.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-91 PD-91c PD-83
rules without PD-81b PD-92
bytes 0x30000000 35c6405ecf44f01ec233ce632cac9ec3 6a066a068c041eea277797d392440cdf 35c6405ecf44f01e2502c9d8dc1e9c6d c1e754c7e0a5034b0fed0fed69ad9091
bytes 0x30000040 66dc8c43ef9642f47877582a0bedfe5d 81456b261ab51e9e66dc8c43ef9642f4 15e8c85fd096ebe29492308929775c55 6fb42827d8042adcb3f8d098d109565c
bytes 0x30000080 54242eb679ecb18415e8c85fd096ebe2 1c0e023883ee238b4fe8ad9397704db1 9e669e66a9f95336ad88e853668abdb3 67885b33e5b25b30ad88e853668abdb3
bytes 0x300000c0 4fe8ad9397704db17877582a0bedfe5d 94a51baf00ca06a9b3f8d098d109565c 8e8d8e8d4514199d4fe8ad9397704db1 393947a04e766eaae27d4229f38da875
bytes 0x30000100 890d890d43337e3641519780d5416b91 31b45320c5951615c233ce632cac9ec3 c26abcba15c525b3609cc660e384563c 9d759ec9047ae19dc244693a7d71ef79
bytes 0x30000140 15afd0839d2a67e2b3f8d098d109565c 07f4997c2224520fc244693a7d71ef79 7febd69a14c41aa867885b33e5b25b30 fe06bc4d16b7a1cf941194119826dac6
bytes 0x30000180 518f0bdd65869e3accb3c5fcc70248ff 890d890d43337e369d759ec9047ae19d f8c04ebc31031ace07f4997c2224520f 9d759ec9047ae19dad88e853668abdb3
bytes 0x300001c0 e005e005d8daff1915e8c85fd096ebe2 f808f808767d075b15afd0839d2a67e2 518f0bdd65869e3a9d9a9d9a86d81e92 e0a88aa725420e6194a51baf00ca06a9
bytes 0x30000200 f4aaef5609f501caf8c04ebc31031ace c233ce632cac9ec36fb42827d8042adc f72df72d3dd925e115e8c85fd096ebe2 43294329965e3c5f890d890d43337e36
bytes 0x30000240 7877582a0bedfe5de27d4229f38da875 00000000000000000000000000000000 609cc660e384563cd45b70151a6c0c43 00000000000000000000000000000000
bytes 0x30000300 9e669e66a9f95336e005e005d8daff19 9d9a9d9a86d81e92941194119826dac6 b0a809b4c2f8508615afd0839d2a67e2 609cc660e384563c609cc660e384563c
bytes 0x30000340 e005e005d8daff198e8d8e8d4514199d 00000000000000000000000000000000 890d890d43337e36c26abcba15c525b3 00000000000000000000000000000000
bytes 0x30000400 c1e754c7e0a5034b9e669e66a9f95336 c244693a7d71ef79e85ee85e3fab0774 ccfef680d2a99510b3f8d098d109565c ad8460fed7862fa035c6405ecf44f01e
bytes 0x30000440 7877582a0bedfe5d609cc660e384563c 94a51baf00ca06a9277797d392440cdf 9e669e66a9f953366fb42827d8042adc 0fed0fed69ad9091e329802622c27ac5
bytes 0x30000480 c4d8d080891e94ac6fb42827d8042adc e005e005d8daff19d45b70151a6c0c43 ad8460fed7862fa067885b33e5b25b30 43294329965e3c5f43294329965e3c5f
bytes 0x300004c0 890d890d43337e36ccb3c5fcc70248ff cfb7556834ac4be8cfb7556834ac4be8 15e8c85fd096ebe22502c9d8dc1e9c6d 4fe8ad9397704db1e85ee85e3fab0774
bytes 0x30000500 67885b33e5b25b306fb42827d8042adc e81a400b4cc59a6e94a51baf00ca06a9 3a233a2396ce32504fe8ad9397704db1 81456b261ab51e9e22a9bc31bb967f87
bytes 0x30000540 43294329965e3c5f22a9bc31bb967f87 c244693a7d71ef796fb42827d8042adc fe06bc4d16b7a1cf7febd69a14c41aa8 15afd0839d2a67e254242eb679ecb184
bytes 0x30000580 1db3780f8bdee12894a51baf00ca06a9 1db3780f8bdee128c4d8d080891e94ac 9d9a9d9a86d81e929d759ec9047ae19d 75c58f34a89fae16e0a88aa725420e61
bytes 0x300005c0 07f4997c2224520fe005e005d8daff19 2ae6667465fcab6ee0a88aa725420e61 41519780d5416b91e27d4229f38da875 f72df72d3dd925e1721a721ab72535b6
bytes 0x30000600 c4d8d080891e94ac15e8c85fd096ebe2 e329802622c27ac5c244693a7d71ef79 15e8c85fd096ebe28e8d8e8d4514199d 70ea6cf44b003c2e890d890d43337e36
bytes 0x30000640 721a721ab72535b62502c9d8dc1e9c6d 00000000000000000000000000000000 7877582a0bedfe5d7febd69a14c41aa8 00000000000000000000000000000000
bytes 0x30000700 7febd69a14c41aa89492308929775c55 f72df72d3dd925e16a066a068c041eea 8e8d8e8d4514199d75c58f34a89fae16 9e669e66a9f95336d45b70151a6c0c43
bytes 0x30000740 e81a400b4cc59a6ec244693a7d71ef79 00000000000000000000000000000000 4ca54ca5c20c0a5e7877582a0bedfe5d 00000000000000000000000000000000
bytes 0x30000800 c233ce632cac9ec3c1e754c7e0a5034b 15afd0839d2a67e2cfb7556834ac4be8 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000840 c244693a7d71ef79c1e754c7e0a5034b 0fed0fed69ad9091721a721ab72535b6 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000880 ccfef680d2a99510e27d4229f38da875 6fb42827d8042adc41519780d5416b91 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300008c0 66dc8c43ef9642f4f8c04ebc31031ace 67885b33e5b25b30e0a88aa725420e61 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000a00 c26abcba15c525b367885b33e5b25b30 f4aaef5609f501ca3a233a2396ce3250 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000a40 941194119826dac62ae6667465fcab6e 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format DXT1 UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format DXT1 UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format DXT1 UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format DXT1 UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 3

warp 0 { # WRAP from column -3
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f1f9fa0  R11 = 0x3f2dadae;
    expect lane 1 R8 = 0x3e70f0f1  R9 = 0x3e64e4e5  R10 = 0x3f119192  R11 = 0x3f1f9fa0;
    expect lane 2 R8 = 0x3e64e4e5  R9 = 0x3f67e7e8  R10 = 0x3f35b5b6  R11 = 0x3f119192;
    expect lane 3 R8 = 0x3f67e7e8  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3eececed  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eececed  R9 = 0x3e828283  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3ee6e6e7  R10 = 0x3f56d6d7  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x3f56d6d7;
    expect lane 11 R8 = 0x3ee6e6e7  R9 = 0x3f6feff0  R10 = 0x3f51d1d2  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f5cdcdd  R11 = 0x3f51d1d2;
    expect lane 13 R8 = 0x3f6feff0  R9 = 0x3eb4b4b5  R10 = 0x3f67e7e8  R11 = 0x3f5cdcdd;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f46c6c7  R11 = 0x3f67e7e8;
    expect lane 15 R8 = 0x3f0b8b8c  R9 = 0x3f0c8c8d  R10 = 0x3f6feff0  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f0c8c8d  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f119192  R9 = 0x3f149495  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 19 R8 = 0x3f149495  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3f6feff0;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3f119192  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3f119192  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 22 R8 = 0x3f048485  R9 = 0x3f1f9fa0  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 23 R8 = 0x3f1f9fa0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 24 R8 = 0x3f1c9c9d  R9 = 0x3f800000  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f1c9c9d  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 26 R8 = 0x3f1c9c9d  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3f6feff0  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f20a0a1  R11 = 0x3f4ececf;
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x3e44c4c5  R10 = 0x3e64e4e5  R11 = 0x3f20a0a1;
}

warp 1 { # WRAP from column 50
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 2 { # WRAP from column 30
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3f1c9c9d  R9 = 0x3f09898a  R10 = 0x3ed6d6d7  R11 = 0x3f3dbdbe;
    expect lane 1 R8 = 0x3f09898a  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x3ed6d6d7;
    expect lane 2 R8 = 0x3eececed  R9 = 0x3f67e7e8  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3f67e7e8  R9 = 0x3f5cdcdd  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3f5cdcdd  R9 = 0x3f51d1d2  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3f51d1d2  R9 = 0x3ec6c6c7  R10 = 0x3edededf  R11 = 0x3dc0c0c1;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3f5ededf  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3f5ededf;
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3f56d6d7  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f56d6d7  R9 = 0x3f800000  R10 = 0x3e828283  R11 = 0x3e24a4a5;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f048485  R10 = 0x3eb4b4b5  R11 = 0x3e828283;
    expect lane 13 R8 = 0x3f048485  R9 = 0x3f2dadae  R10 = 0x3e828283  R11 = 0x3eb4b4b5;
    expect lane 14 R8 = 0x3f2dadae  R9 = 0x3f1c9c9d  R10 = 0x3f6feff0  R11 = 0x3e828283;
    expect lane 15 R8 = 0x3f1c9c9d  R9 = 0x3f800000  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f1c9c9d  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3f1c9c9d  R9 = 0x3f3dbdbe  R10 = 0x3f37b7b8  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f3dbdbe  R9 = 0x3e44c4c5  R10 = 0x3d008081  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 20 R8 = 0x3e44c4c5  R9 = 0x3edadadb  R10 = 0x3dc0c0c1  R11 = 0x3d008081;
    expect lane 21 R8 = 0x3edadadb  R9 = 0x3e9e9e9f  R10 = 0x3d50d0d1  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3e9e9e9f  R9 = 0x3f35b5b6  R10 = 0x3e64e4e5  R11 = 0x3d50d0d1;
    expect lane 23 R8 = 0x3f35b5b6  R9 = 0x3f038384  R10 = 0x3e848485  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3f038384  R9 = 0x3e048485  R10 = 0x3e70f0f1  R11 = 0x3e848485;
    expect lane 25 R8 = 0x3e048485  R9 = 0x3ea4a4a5  R10 = 0x3e64e4e5  R11 = 0x3e70f0f1;
    expect lane 26 R8 = 0x3ea4a4a5  R9 = 0x3e048485  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 27 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 28 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f25a5a6  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 30 R8 = 0x3e048485  R9 = 0x3f32b2b3  R10 = 0x3e24a4a5  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3f32b2b3  R9 = 0x3f149495  R10 = 0x3e828283  R11 = 0x3e24a4a5;
}

warp 3 { # WRAP from column 20
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 { # MIRROR from column -3
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3eececed  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3eececed  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eececed  R9 = 0x3e828283  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3ee6e6e7  R10 = 0x3f56d6d7  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x3f56d6d7;
    expect lane 11 R8 = 0x3ee6e6e7  R9 = 0x3f6feff0  R10 = 0x3f51d1d2  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f5cdcdd  R11 = 0x3f51d1d2;
    expect lane 13 R8 = 0x3f6feff0  R9 = 0x3eb4b4b5  R10 = 0x3f67e7e8  R11 = 0x3f5cdcdd;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f46c6c7  R11 = 0x3f67e7e8;
    expect lane 15 R8 = 0x3f0b8b8c  R9 = 0x3f0c8c8d  R10 = 0x3f6feff0  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f0c8c8d  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f119192  R9 = 0x3f149495  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 19 R8 = 0x3f149495  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3f6feff0;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3f119192  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3f119192  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 22 R8 = 0x3f048485  R9 = 0x3f1f9fa0  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 23 R8 = 0x3f1f9fa0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 24 R8 = 0x3f1c9c9d  R9 = 0x3f800000  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f1c9c9d  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 26 R8 = 0x3f1c9c9d  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3f6feff0  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f20a0a1  R11 = 0x3f4ececf;
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x3e44c4c5  R10 = 0x3e64e4e5  R11 = 0x3f20a0a1;
}

warp 5 { # MIRROR from column 50
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 { # MIRROR from column 30
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3f3dbdbe  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f3dbdbe;
    expect lane 1 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ed6d6d7;
    expect lane 2 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3dc0c0c1;
    expect lane 7 R8 = 0x3edededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f5ededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f5ededf;
    expect lane 10 R8 = 0x00000000  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e24a4a5  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3e24a4a5;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3e828283;
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3eb4b4b5;
    expect lane 14 R8 = 0x3e828283  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3e828283;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3f6feff0  R9 = 0x3f37b7b8  R10 = 0x3f37b7b8  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f37b7b8  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 20 R8 = 0x3d008081  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3d008081;
    expect lane 21 R8 = 0x3dc0c0c1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3d50d0d1  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3d50d0d1;
    expect lane 23 R8 = 0x3e64e4e5  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3e848485  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3e848485;
    expect lane 25 R8 = 0x3e70f0f1  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e70f0f1;
    expect lane 26 R8 = 0x3e64e4e5  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 27 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 28 R8 = 0x00000000  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 30 R8 = 0x3f25a5a6  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3e24a4a5  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3e24a4a5;
}

warp 7 { # MIRROR from column 20
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # CLAMP_TO_EDGE from column -3
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3eececed  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eececed  R9 = 0x3e828283  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3ee6e6e7  R10 = 0x3f56d6d7  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x3f56d6d7;
    expect lane 11 R8 = 0x3ee6e6e7  R9 = 0x3f6feff0  R10 = 0x3f51d1d2  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f5cdcdd  R11 = 0x3f51d1d2;
    expect lane 13 R8 = 0x3f6feff0  R9 = 0x3eb4b4b5  R10 = 0x3f67e7e8  R11 = 0x3f5cdcdd;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f46c6c7  R11 = 0x3f67e7e8;
    expect lane 15 R8 = 0x3f0b8b8c  R9 = 0x3f0c8c8d  R10 = 0x3f6feff0  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f0c8c8d  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f119192  R9 = 0x3f149495  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 19 R8 = 0x3f149495  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3f6feff0;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3f119192  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3f119192  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 22 R8 = 0x3f048485  R9 = 0x3f1f9fa0  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 23 R8 = 0x3f1f9fa0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 24 R8 = 0x3f1c9c9d  R9 = 0x3f800000  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f1c9c9d  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 26 R8 = 0x3f1c9c9d  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3f6feff0  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f20a0a1  R11 = 0x3f4ececf;
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x3e44c4c5  R10 = 0x3e64e4e5  R11 = 0x3f20a0a1;
}

warp 9 { # CLAMP_TO_EDGE from column 50
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 10 { # CLAMP_TO_EDGE from column 30
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3f3dbdbe  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f3dbdbe;
    expect lane 1 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ed6d6d7;
    expect lane 2 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3dc0c0c1;
    expect lane 7 R8 = 0x3edededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f5ededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f5ededf;
    expect lane 10 R8 = 0x00000000  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e24a4a5  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3e24a4a5;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3e828283;
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3eb4b4b5;
    expect lane 14 R8 = 0x3e828283  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3e828283;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3f6feff0  R9 = 0x3f37b7b8  R10 = 0x3f37b7b8  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f37b7b8  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 20 R8 = 0x3d008081  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3d008081;
    expect lane 21 R8 = 0x3dc0c0c1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3d50d0d1  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3d50d0d1;
    expect lane 23 R8 = 0x3e64e4e5  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3e848485  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3e848485;
    expect lane 25 R8 = 0x3e70f0f1  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e70f0f1;
    expect lane 26 R8 = 0x3e64e4e5  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 27 R8 = 0x3f25a5a6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 28 R8 = 0x00000000  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 30 R8 = 0x3f25a5a6  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3e24a4a5  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3e24a4a5;
}

warp 11 { # CLAMP_TO_EDGE from column 20
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 12 { # BORDER from column -3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3eececed  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eececed  R9 = 0x3e828283  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3ee6e6e7  R10 = 0x3f56d6d7  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x3f56d6d7;
    expect lane 11 R8 = 0x3ee6e6e7  R9 = 0x3f6feff0  R10 = 0x3f51d1d2  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f5cdcdd  R11 = 0x3f51d1d2;
    expect lane 13 R8 = 0x3f6feff0  R9 = 0x3eb4b4b5  R10 = 0x3f67e7e8  R11 = 0x3f5cdcdd;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f46c6c7  R11 = 0x3f67e7e8;
    expect lane 15 R8 = 0x3f0b8b8c  R9 = 0x3f0c8c8d  R10 = 0x3f6feff0  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f0c8c8d  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f119192  R9 = 0x3f149495  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 19 R8 = 0x3f149495  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3f6feff0;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3f119192  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3f119192  R9 = 0x3f048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 22 R8 = 0x3f048485  R9 = 0x3f1f9fa0  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 23 R8 = 0x3f1f9fa0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 24 R8 = 0x3f1c9c9d  R9 = 0x3f800000  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f1c9c9d  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 26 R8 = 0x3f1c9c9d  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3f6feff0  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x00000000  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f4ececf  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f20a0a1  R11 = 0x3f4ececf;
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x3e44c4c5  R10 = 0x3e64e4e5  R11 = 0x3f20a0a1;
}

warp 13 { # BORDER from column 50
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 { # BORDER from column 30
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ed6d6d7  R11 = 0x3f3dbdbe;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x00000000  R11 = 0x3ed6d6d7;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3edededf  R11 = 0x3dc0c0c1;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x00000000  R11 = 0x3f5ededf;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e828283  R11 = 0x3e24a4a5;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb4b4b5  R11 = 0x3e828283;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e828283  R11 = 0x3eb4b4b5;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f6feff0  R11 = 0x3e828283;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f37b7b8  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d008081  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3dc0c0c1  R11 = 0x3d008081;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d50d0d1  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e64e4e5  R11 = 0x3d50d0d1;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e848485  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e70f0f1  R11 = 0x3e848485;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e64e4e5  R11 = 0x3e70f0f1;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f25a5a6  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e24a4a5  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e828283  R11 = 0x3e24a4a5;
}

warp 15 { # BORDER from column 20
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 { # AOFFI
    asm "TLD4.R.AOFFI R8, R0, R4, 2, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = aoffi(lane % 16 - 8, 3)
    expect lane 0 R8 = 0x3ee6e6e7  R9 = 0x3f4ececf  R10 = 0x3f40c0c1  R11 = 0x3f43c3c4;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3f46c6c7  R11 = 0x3f40c0c1;
    expect lane 2 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3f40c0c1  R11 = 0x3f46c6c7;
    expect lane 3 R8 = 0x3ee6e6e7  R9 = 0x3ef0f0f1  R10 = 0x3f24a4a5  R11 = 0x3f40c0c1;
    expect lane 4 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 5 R8 = 0x3ea4a4a5  R9 = 0x3ef0f0f1  R10 = 0x3f77f7f8  R11 = 0x3f24a4a5;
    expect lane 6 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x3f5ededf  R11 = 0x3f77f7f8;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f22a2a3  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f40c0c1  R11 = 0x3f22a2a3;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f40c0c1  R11 = 0x3f40c0c1;
    expect lane 11 R8 = 0x00000000  R9 = 0x3e828283  R10 = 0x3f35b5b6  R11 = 0x3f40c0c1;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3ea4a4a5  R11 = 0x3f35b5b6;
    expect lane 13 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3e048485  R11 = 0x3ea4a4a5;
    expect lane 14 R8 = 0x3d808081  R9 = 0x3eb4b4b5  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3e24a4a5  R10 = 0x3f048485  R11 = 0x3ea4a4a5;
    expect lane 16 R8 = 0x3ee6e6e7  R9 = 0x3f4ececf  R10 = 0x3f40c0c1  R11 = 0x3f43c3c4;
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3f46c6c7  R11 = 0x3f40c0c1;
    expect lane 18 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3f40c0c1  R11 = 0x3f46c6c7;
    expect lane 19 R8 = 0x3ee6e6e7  R9 = 0x3ef0f0f1  R10 = 0x3f24a4a5  R11 = 0x3f40c0c1;
    expect lane 20 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 21 R8 = 0x3ea4a4a5  R9 = 0x3ef0f0f1  R10 = 0x3f77f7f8  R11 = 0x3f24a4a5;
    expect lane 22 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 23 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x3f5ededf  R11 = 0x3f77f7f8;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f22a2a3  R11 = 0x3f5ededf;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f40c0c1  R11 = 0x3f22a2a3;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f40c0c1  R11 = 0x3f40c0c1;
    expect lane 27 R8 = 0x00000000  R9 = 0x3e828283  R10 = 0x3f35b5b6  R11 = 0x3f40c0c1;
    expect lane 28 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3ea4a4a5  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x3e828283  R9 = 0x3d808081  R10 = 0x3e048485  R11 = 0x3ea4a4a5;
    expect lane 30 R8 = 0x3d808081  R9 = 0x3eb4b4b5  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 31 R8 = 0x3eb4b4b5  R9 = 0x3e24a4a5  R10 = 0x3f048485  R11 = 0x3ea4a4a5;
}

warp 17 { # PTP: each sample in a block of its own
    asm "TLD4.R.PTP R8, R0, R4, 1, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)
    expect lane 0 R8 = 0x3f35b5b6  R9 = 0x3d008081  R10 = 0x3ef6f6f7  R11 = 0x3f2dadae;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3e44c4c5  R10 = 0x3f4dcdce  R11 = 0x3f2dadae;
    expect lane 2 R8 = 0x3f0c8c8d  R9 = 0x3e44c4c5  R10 = 0x3f77f7f8  R11 = 0x3f29a9aa;
    expect lane 3 R8 = 0x3f35b5b6  R9 = 0x3edadadb  R10 = 0x3e64e4e5  R11 = 0x3f29a9aa;
    expect lane 4 R8 = 0x3f5adadb  R9 = 0x3e9e9e9f  R10 = 0x3e848485  R11 = 0x3f29a9aa;
    expect lane 5 R8 = 0x3f35b5b6  R9 = 0x3f048485  R10 = 0x3e70f0f1  R11 = 0x3f29a9aa;
    expect lane 6 R8 = 0x3f35b5b6  R9 = 0x3f41c1c2  R10 = 0x3e64e4e5  R11 = 0x3f29a9aa;
    expect lane 7 R8 = 0x3f35b5b6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f29a9aa;
    expect lane 8 R8 = 0x3f40c0c1  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f46c6c7  R9 = 0x3f038384  R10 = 0x3e149495  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f46c6c7  R9 = 0x3f038384  R10 = 0x3d808081  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f77f7f8  R9 = 0x3f038384  R10 = 0x3d808081  R11 = 0x3f56d6d7;
    expect lane 13 R8 = 0x3ef6f6f7  R9 = 0x3f40c0c1  R10 = 0x3d808081  R11 = 0x3f56d6d7;
    expect lane 14 R8 = 0x3f4dcdce  R9 = 0x3f048485  R10 = 0x3d808081  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f77f7f8  R9 = 0x3f048485  R10 = 0x3f29a9aa  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f40c0c1  R9 = 0x3f5ededf  R10 = 0x3f29a9aa  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f22a2a3  R9 = 0x3ef6f6f7  R10 = 0x3f25a5a6  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3f048485  R9 = 0x3ef6f6f7  R10 = 0x00000000  R11 = 0x3f6feff0;
    expect lane 19 R8 = 0x3f5ededf  R9 = 0x3f77f7f8  R10 = 0x3ee6e6e7  R11 = 0x3f6feff0;
    expect lane 20 R8 = 0x3f35b5b6  R9 = 0x3f4dcdce  R10 = 0x3f56d6d7  R11 = 0x3f6feff0;
    expect lane 21 R8 = 0x3e048485  R9 = 0x3f46c6c7  R10 = 0x3ee6e6e7  R11 = 0x3f6feff0;
    expect lane 22 R8 = 0x3f35b5b6  R9 = 0x3f3dbdbe  R10 = 0x3f56d6d7  R11 = 0x3f6feff0;
    expect lane 23 R8 = 0x3f35b5b6  R9 = 0x3f43c3c4  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 24 R8 = 0x3f41c1c2  R9 = 0x3f43c3c4  R10 = 0x00000000  R11 = 0x3e048485;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f6feff0  R11 = 0x3e048485;
    expect lane 26 R8 = 0x3f048485  R9 = 0x3f35b5b6  R10 = 0x3f6feff0  R11 = 0x3e048485;
    expect lane 27 R8 = 0x3f41c1c2  R9 = 0x3f5adadb  R10 = 0x3e189899  R11 = 0x3e048485;
    expect lane 28 R8 = 0x3edadadb  R9 = 0x3f35b5b6  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 29 R8 = 0x3f0c8c8d  R9 = 0x3f35b5b6  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 30 R8 = 0x3e9e9e9f  R9 = 0x3f5ededf  R10 = 0x3e0c8c8d  R11 = 0x3e0c8c8d;
    expect lane 31 R8 = 0x3edadadb  R9 = 0x00000000  R10 = 0x3e64e4e5  R11 = 0x3e0c8c8d;
}
