# DXT23: POLICY bc1_nv, the colours as NVIDIA's hardware mixes them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-83a
rules without PD-84
policy bc1_nv
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 b853364932cf1cbf0ea8f4760c06567d 63201ba8ac3a6db5eada390efce96ef1 0e46cf14932aee9dc09760da73b27769 f8cc8346d2351880eb80eb804d6aa679
bytes 0x30000040 43039f50c086f978989f7d8a71e3f13a b44def666400188404e02b114c692031 a718de5185c7e98eab25d59f26f7ede1 c59978f4d2e2d3671d481d489321a9b8
bytes 0x30000080 5585b4191644e453bb6e824924ed96d7 69bd6f65d5e1a65fdb1cf4036660887e bd799a447bbd0906e4017bb10faf74ca eb016830be877eaf85188518d76b76a5
bytes 0x300000c0 34e277ba669ebd56dec95a96e271d233 c8249e50626ab3ec219dd0186c48dd36 6ecd585f31b70ecd074094aab0c80df1 bc8eb63f5780543fa7afa7af99b487d1
texture 0 { format DXT23 UNORM layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 9f0cd6a0eca7b36cf3c59c63d79fd8a7 a1a5f550d1802cf3d4586b0be4a8c8c1 3fe910e4dd4ede90ca7db3f2e96d45c1 8830b751966faff29ca39ca30804f29a
bytes 0x30001040 f812d34b9cc7213c6871606593df3855 cc48aa75312343cd6bfb5fdd1d01c52f ee6de7a24194b2e4ec6dd3f9973180f2 1b2e239c555b95bed35fd35fcd109981
bytes 0x30001080 4db11f47a28ba082761f7e1ce8948df8 79bc0337189f25c657f9a500301eaa1d 52409369a8420393b04309af0595ead6 b33b5749a73e41eb1deb1debe65efd09
bytes 0x300010c0 99f11c43d9b5f0ebcfb29a4389821250 d9bef767d290226e6de03a28764fcdc7 db312e5413bbc1f4cf56ffa2b2dbec7a 2d61063cc5f4798c401b401b6bb45048
texture 1 { format DXT23 UNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f1a9a9b  R9 = 0x3ee6e6e7  R10 = 0x3f068687  R11 = 0x3f2dadae;
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3f179798  R10 = 0x3e9e9e9f  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3f179798  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 4 R8 = 0x3f2dadae  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f46c6c7;
    expect lane 5 R8 = 0x3f46c6c7  R9 = 0x3f2dadae  R10 = 0x3f5ededf  R11 = 0x3f46c6c7;
    expect lane 6 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 8 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3f179798  R9 = 0x3f119192  R10 = 0x3f0c8c8d  R11 = 0x3f119192;
    expect lane 10 R8 = 0x3d808081  R9 = 0x3f1f9fa0  R10 = 0x3eb0b0b1  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f1f9fa0  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f67e7e8;
    expect lane 12 R8 = 0x3ee6e6e7  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3e949495;
    expect lane 13 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3e048485  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3e949495  R9 = 0x3eaaaaab  R10 = 0x3e949495  R11 = 0x3ed6d6d7;
    expect lane 17 R8 = 0x3ec0c0c1  R9 = 0x3eaaaaab  R10 = 0x3ed6d6d7  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 19 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 20 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 21 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3f149495  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f3bbbbc;
    expect lane 25 R8 = 0x3f27a7a8  R9 = 0x3f149495  R10 = 0x3f27a7a8  R11 = 0x3f3bbbbc;
    expect lane 26 R8 = 0x3f1c9c9d  R9 = 0x3ee0e0e1  R10 = 0x3e888889  R11 = 0x3f1c9c9d;
    expect lane 27 R8 = 0x3f1c9c9d  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3ee0e0e1;
    expect lane 28 R8 = 0x3e848485  R9 = 0x3ecacacb  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 29 R8 = 0x3e848485  R9 = 0x3f09898a  R10 = 0x3ecacacb  R11 = 0x3f09898a;
    expect lane 30 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 31 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ee6e6e7  R9 = 0x3f068687  R10 = 0x3ee6e6e7  R11 = 0x3f1a9a9b;
    expect lane 1 R8 = 0x3f068687  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3f5ededf  R10 = 0x3e9e9e9f  R11 = 0x3f179798;
    expect lane 3 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3d008081  R11 = 0x3f179798;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x3f2dadae  R10 = 0x3f5ededf  R11 = 0x3f46c6c7;
    expect lane 5 R8 = 0x3f2dadae  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f46c6c7;
    expect lane 6 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 8 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3f1c9c9d  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 10 R8 = 0x3d808081  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3eb0b0b1  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f1f9fa0;
    expect lane 12 R8 = 0x3f1c9c9d  R9 = 0x3e048485  R10 = 0x3ee6e6e7  R11 = 0x3f1c9c9d;
    expect lane 13 R8 = 0x3e949495  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3eaaaaab  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3ec0c0c1;
    expect lane 17 R8 = 0x3e949495  R9 = 0x3eaaaaab  R10 = 0x3ec0c0c1  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3d808081  R9 = 0x3d008081  R10 = 0x3d808081  R11 = 0x3dc0c0c1;
    expect lane 19 R8 = 0x3d008081  R9 = 0x00000000  R10 = 0x3d808081  R11 = 0x3dc0c0c1;
    expect lane 20 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f35b5b6  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x3ef2f2f3  R10 = 0x3f35b5b6  R11 = 0x3ef2f2f3;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3f27a7a8  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f3bbbbc;
    expect lane 25 R8 = 0x3f27a7a8  R9 = 0x3f4ececf  R10 = 0x3f27a7a8  R11 = 0x3f149495;
    expect lane 26 R8 = 0x3ee0e0e1  R9 = 0x3dc0c0c1  R10 = 0x3e888889  R11 = 0x3dc0c0c1;
    expect lane 27 R8 = 0x3e888889  R9 = 0x3f1c9c9d  R10 = 0x3e888889  R11 = 0x3dc0c0c1;
    expect lane 28 R8 = 0x3f2dadae  R9 = 0x3e848485  R10 = 0x3f09898a  R11 = 0x3f2dadae;
    expect lane 29 R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 30 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 31 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e8c8c8d  R9 = 0x3f5fdfe0  R10 = 0x3f19999a  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f47c7c8  R9 = 0x3efcfcfd  R10 = 0x3f26a6a7  R11 = 0x3ebababb;
    expect lane 3 R8 = 0x3efcfcfd  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 4 R8 = 0x3f44c4c5  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f048485;
    expect lane 5 R8 = 0x3f048485  R9 = 0x3f44c4c5  R10 = 0x3e9a9a9b  R11 = 0x3f048485;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 7 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 8 R8 = 0x3f018182  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3e9a9a9b;
    expect lane 9 R8 = 0x3f3fbfc0  R9 = 0x3f018182  R10 = 0x3e9a9a9b  R11 = 0x3f018182;
    expect lane 10 R8 = 0x3e109091  R9 = 0x3d30b0b1  R10 = 0x3dc8c8c9  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d30b0b1  R9 = 0x3e109091  R10 = 0x3e109091  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f65e5e6  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f4ccccd;
    expect lane 13 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f36b6b7  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e40c0c1  R9 = 0x3ec8c8c9  R10 = 0x3e40c0c1  R11 = 0x3f57d7d8;
    expect lane 17 R8 = 0x3f23a3a4  R9 = 0x3ec8c8c9  R10 = 0x3f57d7d8  R11 = 0x3f23a3a4;
    expect lane 18 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3efafafb  R11 = 0x3f119192;
    expect lane 19 R8 = 0x3f119192  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f119192;
    expect lane 20 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 21 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 22 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 23 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 24 R8 = 0x3f4bcbcc  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3ecccccd;
    expect lane 25 R8 = 0x3f1d9d9e  R9 = 0x3f4bcbcc  R10 = 0x3f1d9d9e  R11 = 0x3ecccccd;
    expect lane 26 R8 = 0x3f26a6a7  R9 = 0x3ef2f2f3  R10 = 0x3e8a8a8b  R11 = 0x3f26a6a7;
    expect lane 27 R8 = 0x3f26a6a7  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3ef2f2f3;
    expect lane 28 R8 = 0x00000000  R9 = 0x3dc8c8c9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x3e60e0e1  R10 = 0x3dc8c8c9  R11 = 0x3e60e0e1;
    expect lane 30 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 31 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5fdfe0  R9 = 0x3f19999a  R10 = 0x3f5fdfe0  R11 = 0x3e8c8c8d;
    expect lane 1 R8 = 0x3f19999a  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 2 R8 = 0x3f47c7c8  R9 = 0x3ebababb  R10 = 0x3f26a6a7  R11 = 0x3efcfcfd;
    expect lane 3 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f47c7c8  R11 = 0x3efcfcfd;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x3f44c4c5  R10 = 0x3e9a9a9b  R11 = 0x3f048485;
    expect lane 5 R8 = 0x3f44c4c5  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3f048485;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 7 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 8 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f73f3f4  R11 = 0x3e9a9a9b;
    expect lane 9 R8 = 0x3f018182  R9 = 0x3f73f3f4  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 10 R8 = 0x3e109091  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3dc8c8c9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d30b0b1;
    expect lane 12 R8 = 0x3f7bfbfc  R9 = 0x3f36b6b7  R10 = 0x3f65e5e6  R11 = 0x3f7bfbfc;
    expect lane 13 R8 = 0x3f4ccccd  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3ec8c8c9  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3f23a3a4;
    expect lane 17 R8 = 0x3e40c0c1  R9 = 0x3ec8c8c9  R10 = 0x3f23a3a4  R11 = 0x3e40c0c1;
    expect lane 18 R8 = 0x3f119192  R9 = 0x3f068687  R10 = 0x3f119192  R11 = 0x3f1a9a9b;
    expect lane 19 R8 = 0x3f068687  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f1a9a9b;
    expect lane 20 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x3e30b0b1  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3e70f0f1  R9 = 0x3e44c4c5  R10 = 0x3e30b0b1  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 23 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 24 R8 = 0x3f1d9d9e  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3ecccccd;
    expect lane 25 R8 = 0x3f1d9d9e  R9 = 0x3e60e0e1  R10 = 0x3f1d9d9e  R11 = 0x3f4bcbcc;
    expect lane 26 R8 = 0x3ef2f2f3  R9 = 0x3dc0c0c1  R10 = 0x3e8a8a8b  R11 = 0x3dc0c0c1;
    expect lane 27 R8 = 0x3e8a8a8b  R9 = 0x3f26a6a7  R10 = 0x3e8a8a8b  R11 = 0x3dc0c0c1;
    expect lane 28 R8 = 0x3ea2a2a3  R9 = 0x00000000  R10 = 0x3e60e0e1  R11 = 0x3ea2a2a3;
    expect lane 29 R8 = 0x3e60e0e1  R9 = 0x3e60e0e1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 31 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f048485  R9 = 0x3f25a5a6  R10 = 0x3f149495  R11 = 0x3ee6e6e7;
    expect lane 1 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3ef6f6f7  R10 = 0x3f25a5a6  R11 = 0x3ea4a4a5;
    expect lane 3 R8 = 0x3ef6f6f7  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 8 R8 = 0x3f61e1e2  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3f53d3d4  R9 = 0x3f61e1e2  R10 = 0x3f6feff0  R11 = 0x3f61e1e2;
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3e50d0d1  R10 = 0x3e8e8e8f  R11 = 0x3e048485;
    expect lane 11 R8 = 0x3e50d0d1  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3f119192  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3eececed;
    expect lane 13 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3eb4b4b5  R11 = 0x3eececed;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3d808081  R9 = 0x3eaaaaab  R10 = 0x3d808081  R11 = 0x3f5ededf;
    expect lane 17 R8 = 0x3f1a9a9b  R9 = 0x3eaaaaab  R10 = 0x3f5ededf  R11 = 0x3f1a9a9b;
    expect lane 18 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f25a5a6  R11 = 0x3f4bcbcc;
    expect lane 19 R8 = 0x3f4bcbcc  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f4bcbcc;
    expect lane 20 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 21 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 22 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 23 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 24 R8 = 0x3f56d6d7  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f6ceced;
    expect lane 25 R8 = 0x3f61e1e2  R9 = 0x3f56d6d7  R10 = 0x3f61e1e2  R11 = 0x3f6ceced;
    expect lane 26 R8 = 0x3d008081  R9 = 0x3e44c4c5  R10 = 0x3eb4b4b5  R11 = 0x3d008081;
    expect lane 27 R8 = 0x3d008081  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3e44c4c5;
    expect lane 28 R8 = 0x3e64e4e5  R9 = 0x3ebababb  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3e64e4e5  R9 = 0x3f018182  R10 = 0x3ebababb  R11 = 0x3f018182;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f25a5a6  R9 = 0x3f149495  R10 = 0x3f25a5a6  R11 = 0x3f048485;
    expect lane 1 R8 = 0x3f149495  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3ea4a4a5  R10 = 0x3f25a5a6  R11 = 0x3ef6f6f7;
    expect lane 3 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f4ececf  R11 = 0x3ef6f6f7;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 8 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f46c6c7  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3f61e1e2  R9 = 0x3f46c6c7  R10 = 0x3f61e1e2  R11 = 0x3f61e1e2;
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 11 R8 = 0x3e8e8e8f  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e50d0d1;
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3eb4b4b5  R10 = 0x3f119192  R11 = 0x3f2dadae;
    expect lane 13 R8 = 0x3eececed  R9 = 0x3f119192  R10 = 0x3f119192  R11 = 0x3eececed;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3eaaaaab  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f1a9a9b;
    expect lane 17 R8 = 0x3d808081  R9 = 0x3eaaaaab  R10 = 0x3f1a9a9b  R11 = 0x3d808081;
    expect lane 18 R8 = 0x3f4bcbcc  R9 = 0x3f38b8b9  R10 = 0x3f4bcbcc  R11 = 0x3f5ededf;
    expect lane 19 R8 = 0x3f38b8b9  R9 = 0x3f25a5a6  R10 = 0x3f4bcbcc  R11 = 0x3f5ededf;
    expect lane 20 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3f5ededf  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3e048485  R9 = 0x3f1f9fa0  R10 = 0x3f5ededf  R11 = 0x3f1f9fa0;
    expect lane 22 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 23 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 24 R8 = 0x3f61e1e2  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f6ceced;
    expect lane 25 R8 = 0x3f61e1e2  R9 = 0x3f77f7f8  R10 = 0x3f61e1e2  R11 = 0x3f56d6d7;
    expect lane 26 R8 = 0x3e44c4c5  R9 = 0x3f048485  R10 = 0x3eb4b4b5  R11 = 0x3f048485;
    expect lane 27 R8 = 0x3eb4b4b5  R9 = 0x3d008081  R10 = 0x3eb4b4b5  R11 = 0x3f048485;
    expect lane 28 R8 = 0x3f25a5a6  R9 = 0x3e64e4e5  R10 = 0x3f018182  R11 = 0x3f25a5a6;
    expect lane 29 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
}

warp 6 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3ec6c6c7  R11 = 0x3f048485;
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3f25a5a6  R10 = 0x3f048485  R11 = 0x3ec6c6c7;
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3e7cfcfd  R10 = 0x3d008081  R11 = 0x3eb4b4b5;
    expect lane 3 R8 = 0x3e7cfcfd  R9 = 0x3e7cfcfd  R10 = 0x3e0c8c8d  R11 = 0x3e7cfcfd;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x3f4ececf  R10 = 0x3f25a5a6  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3f25a5a6  R9 = 0x3f77f7f8  R10 = 0x3f4ececf  R11 = 0x3f25a5a6;
    expect lane 6 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 7 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3ee6e6e7  R11 = 0x3ed0d0d1;
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3ed0d0d1  R10 = 0x3edcdcdd  R11 = 0x3ec6c6c7;
    expect lane 10 R8 = 0x3f5ededf  R9 = 0x3f800000  R10 = 0x3f69e9ea  R11 = 0x3f5ededf;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f5ededf;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3ed6d6d7  R10 = 0x3f800000  R11 = 0x3f4ececf;
    expect lane 13 R8 = 0x3f4ececf  R9 = 0x3ed6d6d7  R10 = 0x3f1c9c9d  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 16 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 17 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 18 R8 = 0x3f2aaaab  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3eaaaaab;
    expect lane 20 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 21 R8 = 0x3f2dadae  R9 = 0x3ecacacb  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 22 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 23 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 24 R8 = 0x3f0f8f90  R9 = 0x3f35b5b6  R10 = 0x3f0f8f90  R11 = 0x3e848485;
    expect lane 25 R8 = 0x3f35b5b6  R9 = 0x3f0f8f90  R10 = 0x3f0f8f90  R11 = 0x3f35b5b6;
    expect lane 26 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3e24a4a5  R11 = 0x3f27a7a8;
    expect lane 27 R8 = 0x3f67e7e8  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3ed0d0d1;
    expect lane 28 R8 = 0x3f09898a  R9 = 0x3edcdcdd  R10 = 0x3ea4a4a5  R11 = 0x3edcdcdd;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f09898a  R10 = 0x3edcdcdd  R11 = 0x3f09898a;
    expect lane 30 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 31 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
}

warp 7 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f048485  R9 = 0x3ec6c6c7  R10 = 0x3f25a5a6  R11 = 0x3f46c6c7;
    expect lane 1 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f048485  R11 = 0x3ec6c6c7;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3eb4b4b5  R10 = 0x3e7cfcfd  R11 = 0x3eb4b4b5;
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3e0c8c8d  R10 = 0x3e0c8c8d  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x3ef6f6f7  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3ef6f6f7  R9 = 0x3f4ececf  R10 = 0x3f77f7f8  R11 = 0x3ef6f6f7;
    expect lane 6 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 7 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3edcdcdd  R11 = 0x3ee6e6e7;
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ee6e6e7  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x3f69e9ea  R9 = 0x3f69e9ea  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 11 R8 = 0x3f74f4f5  R9 = 0x3f800000  R10 = 0x3f69e9ea  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f1c9c9d  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 13 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f1c9c9d  R11 = 0x3ed6d6d7;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 16 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 17 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 18 R8 = 0x00000000  R9 = 0x3eaaaaab  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 20 R8 = 0x3ecacacb  R9 = 0x3f2dadae  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 21 R8 = 0x3f2dadae  R9 = 0x3f09898a  R10 = 0x3f09898a  R11 = 0x3ecacacb;
    expect lane 22 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 23 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 24 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f0f8f90;
    expect lane 25 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f35b5b6  R11 = 0x3e848485;
    expect lane 26 R8 = 0x3ed0d0d1  R9 = 0x3e24a4a5  R10 = 0x3ed0d0d1  R11 = 0x3e24a4a5;
    expect lane 27 R8 = 0x3f67e7e8  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3f67e7e8;
    expect lane 28 R8 = 0x3edcdcdd  R9 = 0x3edcdcdd  R10 = 0x3f09898a  R11 = 0x3ea4a4a5;
    expect lane 29 R8 = 0x3f09898a  R9 = 0x3f25a5a6  R10 = 0x3f09898a  R11 = 0x3edcdcdd;
    expect lane 30 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 31 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3ee2e2e3  R11 = 0x3f09898a;
    expect lane 1 R8 = 0x3ee2e2e3  R9 = 0x3f26a6a7  R10 = 0x3f09898a  R11 = 0x3ee2e2e3;
    expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3e4ccccd  R10 = 0x3edadadb  R11 = 0x3dc0c0c1;
    expect lane 3 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3ea4a4a5  R11 = 0x3e4ccccd;
    expect lane 4 R8 = 0x3eaaaaab  R9 = 0x3eeaeaeb  R10 = 0x3f1a9a9b  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3f1a9a9b  R9 = 0x3eaaaaab  R10 = 0x3eeaeaeb  R11 = 0x3f1a9a9b;
    expect lane 6 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 7 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 8 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3e30b0b1  R11 = 0x3f058586;
    expect lane 9 R8 = 0x3f2eaeaf  R9 = 0x3f058586  R10 = 0x3eaaaaab  R11 = 0x3f2eaeaf;
    expect lane 10 R8 = 0x3f2aaaab  R9 = 0x3edadadb  R10 = 0x3f179798  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3f2aaaab;
    expect lane 12 R8 = 0x3e60e0e1  R9 = 0x3f3ebebf  R10 = 0x3e60e0e1  R11 = 0x3ec4c4c5;
    expect lane 13 R8 = 0x3ec4c4c5  R9 = 0x3f3ebebf  R10 = 0x3f149495  R11 = 0x3e60e0e1;
    expect lane 14 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f0e8e8f  R10 = 0x3f51d1d2  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f0e8e8f  R9 = 0x3f51d1d2  R10 = 0x3f2cacad  R11 = 0x3f51d1d2;
    expect lane 18 R8 = 0x3e088889  R9 = 0x3dd0d0d1  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 19 R8 = 0x3da0a0a1  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 20 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 21 R8 = 0x3f63e3e4  R9 = 0x3f179798  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 22 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 23 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 24 R8 = 0x3ec2c2c3  R9 = 0x3eb2b2b3  R10 = 0x3ec2c2c3  R11 = 0x3ee2e2e3;
    expect lane 25 R8 = 0x3eb2b2b3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3eb2b2b3;
    expect lane 26 R8 = 0x3ce0e0e1  R9 = 0x3ce0e0e1  R10 = 0x3c808081  R11 = 0x3d109091;
    expect lane 27 R8 = 0x3d40c0c1  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3ce0e0e1;
    expect lane 28 R8 = 0x3f048485  R9 = 0x3f34b4b5  R10 = 0x3f5bdbdc  R11 = 0x3f34b4b5;
    expect lane 29 R8 = 0x3ebababb  R9 = 0x3f048485  R10 = 0x3f34b4b5  R11 = 0x3f048485;
    expect lane 30 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 31 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f09898a  R9 = 0x3ee2e2e3  R10 = 0x3f26a6a7  R11 = 0x3f3ebebf;
    expect lane 1 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f09898a  R11 = 0x3ee2e2e3;
    expect lane 2 R8 = 0x3edadadb  R9 = 0x3dc0c0c1  R10 = 0x3e4ccccd  R11 = 0x3dc0c0c1;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3eaaaaab  R9 = 0x3f3ababb  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3f3ababb  R9 = 0x3eeaeaeb  R10 = 0x3eaaaaab  R11 = 0x3f3ababb;
    expect lane 6 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 7 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 8 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3eaaaaab  R11 = 0x3e30b0b1;
    expect lane 9 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3e30b0b1  R11 = 0x3f058586;
    expect lane 10 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f008081  R9 = 0x3edadadb  R10 = 0x3f179798  R11 = 0x3edadadb;
    expect lane 12 R8 = 0x3f149495  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 13 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f149495  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f51d1d2  R10 = 0x3f2cacad  R11 = 0x3f0e8e8f;
    expect lane 17 R8 = 0x3f2cacad  R9 = 0x3f2cacad  R10 = 0x3f51d1d2  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3da0a0a1  R9 = 0x3dd0d0d1  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 19 R8 = 0x3da0a0a1  R9 = 0x3e20a0a1  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 20 R8 = 0x3f179798  R9 = 0x3f63e3e4  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 21 R8 = 0x3f63e3e4  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f179798;
    expect lane 22 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 23 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 24 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3ec2c2c3;
    expect lane 25 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3eb2b2b3  R11 = 0x3ee2e2e3;
    expect lane 26 R8 = 0x3ce0e0e1  R9 = 0x3c808081  R10 = 0x3ce0e0e1  R11 = 0x3c808081;
    expect lane 27 R8 = 0x3d40c0c1  R9 = 0x3ce0e0e1  R10 = 0x3ce0e0e1  R11 = 0x3d40c0c1;
    expect lane 28 R8 = 0x3f34b4b5  R9 = 0x3f34b4b5  R10 = 0x3f048485  R11 = 0x3f5bdbdc;
    expect lane 29 R8 = 0x3f048485  R9 = 0x3ebababb  R10 = 0x3f048485  R11 = 0x3f34b4b5;
    expect lane 30 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 31 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
}

warp 10 { # B, row 1
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f67e7e8  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3f67e7e8  R9 = 0x3f35b5b6  R10 = 0x3f4ececf  R11 = 0x3f67e7e8;
    expect lane 2 R8 = 0x3f25a5a6  R9 = 0x3f0c8c8d  R10 = 0x3eb4b4b5  R11 = 0x3f25a5a6;
    expect lane 3 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3ee6e6e7  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3f1c9c9d  R9 = 0x3f048485  R10 = 0x3ed6d6d7  R11 = 0x3f1c9c9d;
    expect lane 5 R8 = 0x3ed6d6d7  R9 = 0x3f1c9c9d  R10 = 0x3f048485  R11 = 0x3ed6d6d7;
    expect lane 6 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 7 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 8 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x3e848485  R11 = 0x3db0b0b1;
    expect lane 9 R8 = 0x00000000  R9 = 0x3db0b0b1  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3eb4b4b5  R10 = 0x3f48c8c9  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f1c9c9d  R9 = 0x3ec6c6c7  R10 = 0x3f1c9c9d  R11 = 0x3f09898a;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3ec6c6c7  R10 = 0x3eececed  R11 = 0x3f1c9c9d;
    expect lane 14 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 15 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 16 R8 = 0x3f35b5b6  R9 = 0x3f77f7f8  R10 = 0x3f4bcbcc  R11 = 0x3f35b5b6;
    expect lane 17 R8 = 0x3f77f7f8  R9 = 0x3f4bcbcc  R10 = 0x3f61e1e2  R11 = 0x3f4bcbcc;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3eb4b4b5  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 19 R8 = 0x3e24a4a5  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3eb4b4b5;
    expect lane 20 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 21 R8 = 0x3e949495  R9 = 0x3ee0e0e1  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 22 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 23 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 24 R8 = 0x3f1a9a9b  R9 = 0x3ef6f6f7  R10 = 0x3f1a9a9b  R11 = 0x3f56d6d7;
    expect lane 25 R8 = 0x3ef6f6f7  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3ef6f6f7;
    expect lane 26 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f56d6d7  R11 = 0x3f0f8f90;
    expect lane 27 R8 = 0x3ed6d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f32b2b3;
    expect lane 28 R8 = 0x3f53d3d4  R9 = 0x3f27a7a8  R10 = 0x3ef6f6f7  R11 = 0x3f27a7a8;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f53d3d4  R10 = 0x3f27a7a8  R11 = 0x3f53d3d4;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 11 { # B, row 1
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f67e7e8  R10 = 0x3f35b5b6  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f4ececf  R11 = 0x3f67e7e8;
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3f25a5a6  R10 = 0x3f0c8c8d  R11 = 0x3f25a5a6;
    expect lane 3 R8 = 0x3f25a5a6  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f25a5a6;
    expect lane 4 R8 = 0x3f1c9c9d  R9 = 0x3ea4a4a5  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 5 R8 = 0x3ea4a4a5  R9 = 0x3f048485  R10 = 0x3f1c9c9d  R11 = 0x3ea4a4a5;
    expect lane 6 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 7 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e30b0b1  R11 = 0x3e848485;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e848485  R11 = 0x3db0b0b1;
    expect lane 10 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f119192  R9 = 0x3eb4b4b5  R10 = 0x3f48c8c9  R11 = 0x3eb4b4b5;
    expect lane 12 R8 = 0x3eececed  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3eececed  R11 = 0x3ec6c6c7;
    expect lane 14 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 15 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 16 R8 = 0x3f35b5b6  R9 = 0x3f4bcbcc  R10 = 0x3f61e1e2  R11 = 0x3f77f7f8;
    expect lane 17 R8 = 0x3f61e1e2  R9 = 0x3f61e1e2  R10 = 0x3f4bcbcc  R11 = 0x3f35b5b6;
    expect lane 18 R8 = 0x3e24a4a5  R9 = 0x3eb4b4b5  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 19 R8 = 0x3e24a4a5  R9 = 0x3f3dbdbe  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 20 R8 = 0x3ee0e0e1  R9 = 0x3e949495  R10 = 0x3ee0e0e1  R11 = 0x3ee0e0e1;
    expect lane 21 R8 = 0x3e949495  R9 = 0x3ebababb  R10 = 0x3ebababb  R11 = 0x3ee0e0e1;
    expect lane 22 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 23 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 24 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f1a9a9b;
    expect lane 25 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3ef6f6f7  R11 = 0x3f56d6d7;
    expect lane 26 R8 = 0x3f32b2b3  R9 = 0x3f56d6d7  R10 = 0x3f32b2b3  R11 = 0x3f56d6d7;
    expect lane 27 R8 = 0x3ed6d6d7  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3ed6d6d7;
    expect lane 28 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f53d3d4  R11 = 0x3ef6f6f7;
    expect lane 29 R8 = 0x3f53d3d4  R9 = 0x3f800000  R10 = 0x3f53d3d4  R11 = 0x3f27a7a8;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
