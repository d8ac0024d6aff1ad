# DXT23 UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-83
rules without PD-84 PD-83a
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
bytes 0x30002000 e23463556047721192592241b67c9d03 d0dcc75d218f9f97d3e87cd939130896 9b2c671e4a75d7964950a4a4249d3ef6 0c84bf0debd7e8ef6fd46fd41deaaa7b
bytes 0x30002040 634f45201db789775adc1b1775bcb110 6119ad473ce4419dd18f5d385dd71e4d 42b5e48fd246e8682a0cb2e1373d3c28 b77510fd1a7d0aa438423842ffc6aacd
bytes 0x30002080 08a7d492767aef2aff3b1901950f5490 db8640912feafb1f63f6d376debd1f51 1accaab7a03604de1f4299a228772ffd 86e2d9443afb3e7201af01af6839afd8
bytes 0x300020c0 a0c48448b1dae30ad95cee27805e1863 8022d46dea3841db32650951b9844c60 155665cd3ff4c38adb3ef485ecfab4b5 ef74e0b827a9579f7f3a7f3a061622a6
texture 2 { format DXT23 UNORM layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 2938c32f1f2b20274b5fda2b9b602abc c466f4b22e45da0c88a7be152630f432 a9eed00a4a2f1a1add2be2447e91f396 fd3d7fe396993107b825b825c7219bb6
bytes 0x30003040 92d6ca33e3cd8ba7c839e3358cc255a5 85132dde875537634d845030a9269177 fed71465ebac17d76208bd8cf70306cf 4b0e3efcdd5ce571b836b836c44bfe53
bytes 0x30003080 8abc6dcb67a3cf6d0ac0f3bf43d56443 17cbcff503da9eb909e038b278dff00e f22cf3ef755159fc212c05b60a6ffdaf ffd90ab596ec543af933f9332c0a2149
bytes 0x300030c0 b1b5599bdf5240e29d384b15c51ddd79 bfa00808669efa6253ef2fd3bb210865 b7b8daf53925c17b8e179032ecc86993 6cab1fadd17ea53a270f270f75ae01ec
texture 3 { format DXT23 UNORM layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f19999a  R9 = 0x3ee6e6e7  R10 = 0x3f068687  R11 = 0x3f2dadae;
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3f169697  R10 = 0x3e9e9e9f  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3f169697  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 4 R8 = 0x3f2cacad  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f45c5c6;
    expect lane 5 R8 = 0x3f45c5c6  R9 = 0x3f2cacad  R10 = 0x3f5ededf  R11 = 0x3f45c5c6;
    expect lane 6 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 8 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3f169697  R9 = 0x3f119192  R10 = 0x3f0c8c8d  R11 = 0x3f119192;
    expect lane 10 R8 = 0x3d808081  R9 = 0x3f1f9fa0  R10 = 0x3eaeaeaf  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f1f9fa0  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f67e7e8;
    expect lane 12 R8 = 0x3ee6e6e7  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3e949495;
    expect lane 13 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3e048485  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3e949495  R9 = 0x3eaaaaab  R10 = 0x3e949495  R11 = 0x3ed6d6d7;
    expect lane 17 R8 = 0x3ec0c0c1  R9 = 0x3eaaaaab  R10 = 0x3ed6d6d7  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 19 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 20 R8 = 0x3ef0f0f1  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ef0f0f1;
    expect lane 21 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3f149495  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f3ababb;
    expect lane 25 R8 = 0x3f27a7a8  R9 = 0x3f149495  R10 = 0x3f27a7a8  R11 = 0x3f3ababb;
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
    expect lane 0 R8 = 0x3ee6e6e7  R9 = 0x3f068687  R10 = 0x3ee6e6e7  R11 = 0x3f19999a;
    expect lane 1 R8 = 0x3f068687  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3f5ededf  R10 = 0x3e9e9e9f  R11 = 0x3f169697;
    expect lane 3 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3d008081  R11 = 0x3f169697;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x3f2cacad  R10 = 0x3f5ededf  R11 = 0x3f45c5c6;
    expect lane 5 R8 = 0x3f2cacad  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f45c5c6;
    expect lane 6 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 8 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f1c9c9d  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 10 R8 = 0x3d808081  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3eaeaeaf  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f1f9fa0;
    expect lane 12 R8 = 0x3f1c9c9d  R9 = 0x3e048485  R10 = 0x3ee6e6e7  R11 = 0x3f1c9c9d;
    expect lane 13 R8 = 0x3e949495  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3eaaaaab  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3ec0c0c1;
    expect lane 17 R8 = 0x3e949495  R9 = 0x3eaaaaab  R10 = 0x3ec0c0c1  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3d808081  R9 = 0x3d008081  R10 = 0x3d808081  R11 = 0x3dc0c0c1;
    expect lane 19 R8 = 0x3d008081  R9 = 0x00000000  R10 = 0x3d808081  R11 = 0x3dc0c0c1;
    expect lane 20 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f35b5b6  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x3ef0f0f1  R10 = 0x3f35b5b6  R11 = 0x3ef0f0f1;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3f27a7a8  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f3ababb;
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
    expect lane 0 R8 = 0x3e949495  R9 = 0x3f5fdfe0  R10 = 0x3f149495  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f47c7c8  R9 = 0x3f008081  R10 = 0x3f23a3a4  R11 = 0x3ebababb;
    expect lane 3 R8 = 0x3f008081  R9 = 0x3f23a3a4  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 4 R8 = 0x3f41c1c2  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f078788;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3f41c1c2  R10 = 0x3e9a9a9b  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 7 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 8 R8 = 0x3f048485  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3e9a9a9b;
    expect lane 9 R8 = 0x3f3bbbbc  R9 = 0x3f048485  R10 = 0x3e9a9a9b  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3e109091  R9 = 0x3d40c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d40c0c1  R9 = 0x3e109091  R10 = 0x3e109091  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f64e4e5  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f4dcdce;
    expect lane 13 R8 = 0x3f64e4e5  R9 = 0x3f64e4e5  R10 = 0x3f36b6b7  R11 = 0x3f4dcdce;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e40c0c1  R9 = 0x3ecececf  R10 = 0x3e40c0c1  R11 = 0x3f57d7d8;
    expect lane 17 R8 = 0x3f1f9fa0  R9 = 0x3ecececf  R10 = 0x3f57d7d8  R11 = 0x3f1f9fa0;
    expect lane 18 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3efafafb  R11 = 0x3f109091;
    expect lane 19 R8 = 0x3f109091  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f109091;
    expect lane 20 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 21 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 22 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 23 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 24 R8 = 0x3f4bcbcc  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3ed2d2d3;
    expect lane 25 R8 = 0x3f1a9a9b  R9 = 0x3f4bcbcc  R10 = 0x3f1a9a9b  R11 = 0x3ed2d2d3;
    expect lane 26 R8 = 0x3f26a6a7  R9 = 0x3eececed  R10 = 0x3e8e8e8f  R11 = 0x3f26a6a7;
    expect lane 27 R8 = 0x3f26a6a7  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3eececed;
    expect lane 28 R8 = 0x00000000  R9 = 0x3dd8d8d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x3e58d8d9  R10 = 0x3dd8d8d9  R11 = 0x3e58d8d9;
    expect lane 30 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 31 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5fdfe0  R9 = 0x3f149495  R10 = 0x3f5fdfe0  R11 = 0x3e949495;
    expect lane 1 R8 = 0x3f149495  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 2 R8 = 0x3f47c7c8  R9 = 0x3ebababb  R10 = 0x3f23a3a4  R11 = 0x3f008081;
    expect lane 3 R8 = 0x3f23a3a4  R9 = 0x3f23a3a4  R10 = 0x3f47c7c8  R11 = 0x3f008081;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x3f41c1c2  R10 = 0x3e9a9a9b  R11 = 0x3f078788;
    expect lane 5 R8 = 0x3f41c1c2  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 7 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 8 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f73f3f4  R11 = 0x3e9a9a9b;
    expect lane 9 R8 = 0x3f048485  R9 = 0x3f73f3f4  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3e109091  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d40c0c1;
    expect lane 12 R8 = 0x3f7bfbfc  R9 = 0x3f36b6b7  R10 = 0x3f64e4e5  R11 = 0x3f7bfbfc;
    expect lane 13 R8 = 0x3f4dcdce  R9 = 0x3f64e4e5  R10 = 0x3f64e4e5  R11 = 0x3f4dcdce;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3ecececf  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3f1f9fa0;
    expect lane 17 R8 = 0x3e40c0c1  R9 = 0x3ecececf  R10 = 0x3f1f9fa0  R11 = 0x3e40c0c1;
    expect lane 18 R8 = 0x3f109091  R9 = 0x3f068687  R10 = 0x3f109091  R11 = 0x3f1a9a9b;
    expect lane 19 R8 = 0x3f068687  R9 = 0x3efafafb  R10 = 0x3f109091  R11 = 0x3f1a9a9b;
    expect lane 20 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e30b0b1  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3e70f0f1  R9 = 0x3e44c4c5  R10 = 0x3e30b0b1  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 23 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 24 R8 = 0x3f1a9a9b  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3ed2d2d3;
    expect lane 25 R8 = 0x3f1a9a9b  R9 = 0x3e60e0e1  R10 = 0x3f1a9a9b  R11 = 0x3f4bcbcc;
    expect lane 26 R8 = 0x3eececed  R9 = 0x3dc0c0c1  R10 = 0x3e8e8e8f  R11 = 0x3dc0c0c1;
    expect lane 27 R8 = 0x3e8e8e8f  R9 = 0x3f26a6a7  R10 = 0x3e8e8e8f  R11 = 0x3dc0c0c1;
    expect lane 28 R8 = 0x3ea2a2a3  R9 = 0x00000000  R10 = 0x3e58d8d9  R11 = 0x3ea2a2a3;
    expect lane 29 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 31 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f038384  R9 = 0x3f25a5a6  R10 = 0x3f149495  R11 = 0x3ee6e6e7;
    expect lane 1 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3ef6f6f7  R10 = 0x3f24a4a5  R11 = 0x3ea4a4a5;
    expect lane 3 R8 = 0x3ef6f6f7  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 8 R8 = 0x3f61e1e2  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3f53d3d4  R9 = 0x3f61e1e2  R10 = 0x3f6feff0  R11 = 0x3f61e1e2;
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3e50d0d1  R10 = 0x3e8e8e8f  R11 = 0x3e048485;
    expect lane 11 R8 = 0x3e50d0d1  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3f119192  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3eeaeaeb;
    expect lane 13 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3eb4b4b5  R11 = 0x3eeaeaeb;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3d808081  R9 = 0x3ea8a8a9  R10 = 0x3d808081  R11 = 0x3f5ededf;
    expect lane 17 R8 = 0x3f19999a  R9 = 0x3ea8a8a9  R10 = 0x3f5ededf  R11 = 0x3f19999a;
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
    expect lane 0 R8 = 0x3f25a5a6  R9 = 0x3f149495  R10 = 0x3f25a5a6  R11 = 0x3f038384;
    expect lane 1 R8 = 0x3f149495  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3ea4a4a5  R10 = 0x3f24a4a5  R11 = 0x3ef6f6f7;
    expect lane 3 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f4ececf  R11 = 0x3ef6f6f7;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 8 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f46c6c7  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3f61e1e2  R9 = 0x3f46c6c7  R10 = 0x3f61e1e2  R11 = 0x3f61e1e2;
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 11 R8 = 0x3e8e8e8f  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e50d0d1;
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3eb4b4b5  R10 = 0x3f119192  R11 = 0x3f2dadae;
    expect lane 13 R8 = 0x3eeaeaeb  R9 = 0x3f119192  R10 = 0x3f119192  R11 = 0x3eeaeaeb;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3ea8a8a9  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f19999a;
    expect lane 17 R8 = 0x3d808081  R9 = 0x3ea8a8a9  R10 = 0x3f19999a  R11 = 0x3d808081;
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

warp 6 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ecccccd  R9 = 0x3e4ccccd  R10 = 0x3f3bbbbc  R11 = 0x3f088889;
    expect lane 1 R8 = 0x3f19999a  R9 = 0x3e888889  R10 = 0x3eaaaaab  R11 = 0x3e4ccccd;
    expect lane 2 R8 = 0x3f3bbbbc  R9 = 0x3d888889  R10 = 0x3ecccccd  R11 = 0x3e4ccccd;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f2aaaab  R10 = 0x3e088889  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f4ccccd  R10 = 0x00000000  R11 = 0x3f6eeeef;
    expect lane 5 R8 = 0x3e888889  R9 = 0x3d888889  R10 = 0x3e888889  R11 = 0x3ecccccd;
    expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3f088889  R10 = 0x3f800000  R11 = 0x3f088889;
    expect lane 7 R8 = 0x3ecccccd  R9 = 0x3e888889  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f19999a  R10 = 0x3e888889  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x00000000  R9 = 0x3eaaaaab  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f3bbbbc  R11 = 0x3e888889;
    expect lane 11 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3e888889  R11 = 0x3f5dddde;
    expect lane 12 R8 = 0x3f6eeeef  R9 = 0x3f5dddde  R10 = 0x3f2aaaab  R11 = 0x3eeeeeef;
    expect lane 13 R8 = 0x3d888889  R9 = 0x3eaaaaab  R10 = 0x3d888889  R11 = 0x3f088889;
    expect lane 14 R8 = 0x3f088889  R9 = 0x3eeeeeef  R10 = 0x3f4ccccd  R11 = 0x3eaaaaab;
    expect lane 15 R8 = 0x3e888889  R9 = 0x3f800000  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 16 R8 = 0x3e888889  R9 = 0x3f3bbbbc  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 17 R8 = 0x3f19999a  R9 = 0x3d888889  R10 = 0x3f088889  R11 = 0x3eaaaaab;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3f19999a;
    expect lane 19 R8 = 0x3eaaaaab  R9 = 0x3ecccccd  R10 = 0x3f3bbbbc  R11 = 0x3f5dddde;
    expect lane 20 R8 = 0x3f2aaaab  R9 = 0x3f19999a  R10 = 0x3f3bbbbc  R11 = 0x3f5dddde;
    expect lane 21 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3eeeeeef  R11 = 0x3f19999a;
    expect lane 22 R8 = 0x3f088889  R9 = 0x3ecccccd  R10 = 0x3f6eeeef  R11 = 0x3f3bbbbc;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e4ccccd  R10 = 0x00000000  R11 = 0x3d888889;
    expect lane 24 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3e4ccccd  R11 = 0x3e888889;
    expect lane 25 R8 = 0x3f2aaaab  R9 = 0x3f3bbbbc  R10 = 0x3f6eeeef  R11 = 0x3e088889;
    expect lane 26 R8 = 0x3f6eeeef  R9 = 0x3f19999a  R10 = 0x3f4ccccd  R11 = 0x3f088889;
    expect lane 27 R8 = 0x00000000  R9 = 0x3eaaaaab  R10 = 0x3e088889  R11 = 0x3e888889;
    expect lane 28 R8 = 0x3f088889  R9 = 0x3eaaaaab  R10 = 0x3ecccccd  R11 = 0x3f6eeeef;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x3f4ccccd  R11 = 0x3f5dddde;
    expect lane 30 R8 = 0x3ecccccd  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f4ccccd;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3e4ccccd  R10 = 0x3f088889  R11 = 0x3f6eeeef;
}

warp 7 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f4ccccd  R9 = 0x3d888889  R10 = 0x3e4ccccd  R11 = 0x3e088889;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f3bbbbc  R10 = 0x3f4ccccd  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f5dddde  R9 = 0x3ecccccd  R10 = 0x3f2aaaab  R11 = 0x3f4ccccd;
    expect lane 3 R8 = 0x3eaaaaab  R9 = 0x3f3bbbbc  R10 = 0x3e4ccccd  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3f19999a  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x3f5dddde  R9 = 0x3f19999a  R10 = 0x3e088889  R11 = 0x3f2aaaab;
    expect lane 6 R8 = 0x3f088889  R9 = 0x3d888889  R10 = 0x3f5dddde  R11 = 0x3e088889;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f088889  R10 = 0x3e4ccccd  R11 = 0x3eaaaaab;
    expect lane 8 R8 = 0x3f19999a  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f088889  R9 = 0x3eeeeeef  R10 = 0x3f088889  R11 = 0x3ecccccd;
    expect lane 10 R8 = 0x3f088889  R9 = 0x3d888889  R10 = 0x3ecccccd  R11 = 0x3e888889;
    expect lane 11 R8 = 0x3e888889  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f19999a  R9 = 0x3f6eeeef  R10 = 0x3f088889  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3f6eeeef  R9 = 0x3f088889  R10 = 0x3f4ccccd  R11 = 0x3eeeeeef;
    expect lane 14 R8 = 0x3e4ccccd  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3e088889;
    expect lane 15 R8 = 0x3eeeeeef  R9 = 0x3ecccccd  R10 = 0x3f6eeeef  R11 = 0x3e088889;
    expect lane 16 R8 = 0x3e888889  R9 = 0x3f6eeeef  R10 = 0x3d888889  R11 = 0x3ecccccd;
    expect lane 17 R8 = 0x3e4ccccd  R9 = 0x3eaaaaab  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 18 R8 = 0x3ecccccd  R9 = 0x3f2aaaab  R10 = 0x3f5dddde  R11 = 0x3eaaaaab;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x3f6eeeef  R11 = 0x3d888889;
    expect lane 20 R8 = 0x3f19999a  R9 = 0x00000000  R10 = 0x3eeeeeef  R11 = 0x3f3bbbbc;
    expect lane 21 R8 = 0x3ecccccd  R9 = 0x00000000  R10 = 0x3f3bbbbc  R11 = 0x3f5dddde;
    expect lane 22 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x3f3bbbbc  R11 = 0x3f6eeeef;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f088889  R11 = 0x3eeeeeef;
    expect lane 24 R8 = 0x3f5dddde  R9 = 0x3f3bbbbc  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 25 R8 = 0x3ecccccd  R9 = 0x3eaaaaab  R10 = 0x3f19999a  R11 = 0x3f6eeeef;
    expect lane 26 R8 = 0x3e4ccccd  R9 = 0x3f3bbbbc  R10 = 0x3ecccccd  R11 = 0x3e088889;
    expect lane 27 R8 = 0x3f4ccccd  R9 = 0x3f6eeeef  R10 = 0x3ecccccd  R11 = 0x3f2aaaab;
    expect lane 28 R8 = 0x3f6eeeef  R9 = 0x00000000  R10 = 0x3e4ccccd  R11 = 0x3d888889;
    expect lane 29 R8 = 0x3f5dddde  R9 = 0x3f4ccccd  R10 = 0x3f3bbbbc  R11 = 0x3eeeeeef;
    expect lane 30 R8 = 0x3e888889  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3eeeeeef;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3e4ccccd  R10 = 0x3f088889  R11 = 0x00000000;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0a8a8b  R9 = 0x3f0a8a8b  R10 = 0x3ee2e2e3  R11 = 0x3f0a8a8b;
    expect lane 1 R8 = 0x3ee2e2e3  R9 = 0x3f24a4a5  R10 = 0x3f0a8a8b  R11 = 0x3ee2e2e3;
    expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3e50d0d1  R10 = 0x3edadadb  R11 = 0x3dc0c0c1;
    expect lane 3 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3ea0a0a1  R11 = 0x3e50d0d1;
    expect lane 4 R8 = 0x3eaaaaab  R9 = 0x3eececed  R10 = 0x3f189899  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3f189899  R9 = 0x3eaaaaab  R10 = 0x3eececed  R11 = 0x3f189899;
    expect lane 6 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 7 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 8 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3e30b0b1  R11 = 0x3f028283;
    expect lane 9 R8 = 0x3f2eaeaf  R9 = 0x3f028283  R10 = 0x3eaeaeaf  R11 = 0x3f2eaeaf;
    expect lane 10 R8 = 0x3f2aaaab  R9 = 0x3edadadb  R10 = 0x3f159596  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3f2aaaab;
    expect lane 12 R8 = 0x3e60e0e1  R9 = 0x3f3ebebf  R10 = 0x3e60e0e1  R11 = 0x3ec8c8c9;
    expect lane 13 R8 = 0x3ec8c8c9  R9 = 0x3f3ebebf  R10 = 0x3f119192  R11 = 0x3e60e0e1;
    expect lane 14 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f0e8e8f  R10 = 0x3f4ececf  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f0e8e8f  R9 = 0x3f4ececf  R10 = 0x3f2eaeaf  R11 = 0x3f4ececf;
    expect lane 18 R8 = 0x3e048485  R9 = 0x3dd0d0d1  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 19 R8 = 0x3da0a0a1  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 20 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 21 R8 = 0x3f63e3e4  R9 = 0x3f19999a  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 22 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 23 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 24 R8 = 0x3ec2c2c3  R9 = 0x3eb2b2b3  R10 = 0x3ec2c2c3  R11 = 0x3ee2e2e3;
    expect lane 25 R8 = 0x3eb2b2b3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3eb2b2b3;
    expect lane 26 R8 = 0x3cc0c0c1  R9 = 0x3cc0c0c1  R10 = 0x3c808081  R11 = 0x3d109091;
    expect lane 27 R8 = 0x3d40c0c1  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3cc0c0c1;
    expect lane 28 R8 = 0x3f078788  R9 = 0x3f31b1b2  R10 = 0x3f5bdbdc  R11 = 0x3f31b1b2;
    expect lane 29 R8 = 0x3ebababb  R9 = 0x3f078788  R10 = 0x3f31b1b2  R11 = 0x3f078788;
    expect lane 30 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 31 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f0a8a8b  R9 = 0x3ee2e2e3  R10 = 0x3f24a4a5  R11 = 0x3f3ebebf;
    expect lane 1 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f0a8a8b  R11 = 0x3ee2e2e3;
    expect lane 2 R8 = 0x3edadadb  R9 = 0x3dc0c0c1  R10 = 0x3e50d0d1  R11 = 0x3dc0c0c1;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3eaaaaab  R9 = 0x3f3ababb  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3f3ababb  R9 = 0x3eececed  R10 = 0x3eaaaaab  R11 = 0x3f3ababb;
    expect lane 6 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 7 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 8 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3eaeaeaf  R11 = 0x3e30b0b1;
    expect lane 9 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3e30b0b1  R11 = 0x3f028283;
    expect lane 10 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f018182  R9 = 0x3edadadb  R10 = 0x3f159596  R11 = 0x3edadadb;
    expect lane 12 R8 = 0x3f119192  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 13 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f119192  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f4ececf  R10 = 0x3f2eaeaf  R11 = 0x3f0e8e8f;
    expect lane 17 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f4ececf  R11 = 0x3f6feff0;
    expect lane 18 R8 = 0x3da0a0a1  R9 = 0x3dd0d0d1  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 19 R8 = 0x3da0a0a1  R9 = 0x3e20a0a1  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 20 R8 = 0x3f19999a  R9 = 0x3f63e3e4  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 21 R8 = 0x3f63e3e4  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f19999a;
    expect lane 22 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 23 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 24 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3ec2c2c3;
    expect lane 25 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3eb2b2b3  R11 = 0x3ee2e2e3;
    expect lane 26 R8 = 0x3cc0c0c1  R9 = 0x3c808081  R10 = 0x3cc0c0c1  R11 = 0x3c808081;
    expect lane 27 R8 = 0x3d40c0c1  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3d40c0c1;
    expect lane 28 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3f078788  R11 = 0x3f5bdbdc;
    expect lane 29 R8 = 0x3f078788  R9 = 0x3ebababb  R10 = 0x3f078788  R11 = 0x3f31b1b2;
    expect lane 30 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 31 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
}

warp 10 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3e949495  R10 = 0x3e848485  R11 = 0x3ea4a4a5;
    expect lane 1 R8 = 0x3e949495  R9 = 0x3e848485  R10 = 0x3ea4a4a5  R11 = 0x3e949495;
    expect lane 2 R8 = 0x3f63e3e4  R9 = 0x3f6feff0  R10 = 0x3f69e9ea  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f63e3e4;
    expect lane 4 R8 = 0x3f25a5a6  R9 = 0x3f09898a  R10 = 0x3f25a5a6  R11 = 0x3ea4a4a5;
    expect lane 5 R8 = 0x3f25a5a6  R9 = 0x3edadadb  R10 = 0x3ea4a4a5  R11 = 0x3edadadb;
    expect lane 6 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 7 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 8 R8 = 0x3f5ededf  R9 = 0x3ea8a8a9  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 9 R8 = 0x3ea8a8a9  R9 = 0x3f19999a  R10 = 0x3d808081  R11 = 0x3ea8a8a9;
    expect lane 10 R8 = 0x3ea8a8a9  R9 = 0x3e64e4e5  R10 = 0x3ea8a8a9  R11 = 0x3e64e4e5;
    expect lane 11 R8 = 0x3e64e4e5  R9 = 0x3ea8a8a9  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 12 R8 = 0x3f67e7e8  R9 = 0x3f1c9c9d  R10 = 0x3f67e7e8  R11 = 0x3f1c9c9d;
    expect lane 13 R8 = 0x3f1c9c9d  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f1c9c9d;
    expect lane 14 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 15 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 16 R8 = 0x3d989899  R9 = 0x3d989899  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e189899  R11 = 0x00000000;
    expect lane 18 R8 = 0x3ee6e6e7  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f4bcbcc;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f4bcbcc  R10 = 0x3f1f9fa0  R11 = 0x3ee6e6e7;
    expect lane 20 R8 = 0x3f048485  R9 = 0x3f25a5a6  R10 = 0x3ec6c6c7  R11 = 0x3e848485;
    expect lane 21 R8 = 0x3f048485  R9 = 0x3f25a5a6  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 23 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 24 R8 = 0x3e8e8e8f  R9 = 0x3e50d0d1  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 25 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e8e8e8f  R11 = 0x3eb4b4b5;
    expect lane 26 R8 = 0x3ec6c6c7  R9 = 0x3ea4a4a5  R10 = 0x3ebababb  R11 = 0x3ea4a4a5;
    expect lane 27 R8 = 0x3ec6c6c7  R9 = 0x3ebababb  R10 = 0x3ebababb  R11 = 0x3eaeaeaf;
    expect lane 28 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ed6d6d7  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ea4a4a5;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
}

warp 11 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e949495  R9 = 0x3eb4b4b5  R10 = 0x3e949495  R11 = 0x3e848485;
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3ea4a4a5  R11 = 0x3e848485;
    expect lane 2 R8 = 0x3f69e9ea  R9 = 0x3f5ededf  R10 = 0x3f69e9ea  R11 = 0x3f6feff0;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f69e9ea  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 4 R8 = 0x3edadadb  R9 = 0x3f25a5a6  R10 = 0x3f09898a  R11 = 0x3edadadb;
    expect lane 5 R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3ea4a4a5  R11 = 0x3f09898a;
    expect lane 6 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 7 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 8 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3d808081;
    expect lane 9 R8 = 0x3d808081  R9 = 0x3f5ededf  R10 = 0x3f19999a  R11 = 0x3ea8a8a9;
    expect lane 10 R8 = 0x3e64e4e5  R9 = 0x3ea8a8a9  R10 = 0x3ea8a8a9  R11 = 0x3ee0e0e1;
    expect lane 11 R8 = 0x3f0c8c8d  R9 = 0x3e64e4e5  R10 = 0x3f0c8c8d  R11 = 0x3e64e4e5;
    expect lane 12 R8 = 0x3d008081  R9 = 0x3ea4a4a5  R10 = 0x3f1c9c9d  R11 = 0x3d008081;
    expect lane 13 R8 = 0x3ea4a4a5  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f1c9c9d;
    expect lane 14 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 15 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 16 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x00000000  R11 = 0x3e64e4e5;
    expect lane 17 R8 = 0x00000000  R9 = 0x3e189899  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3ee6e6e7  R9 = 0x3f77f7f8  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 19 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3f77f7f8  R11 = 0x3ee6e6e7;
    expect lane 20 R8 = 0x3f25a5a6  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 21 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 23 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 24 R8 = 0x3e50d0d1  R9 = 0x3eb4b4b5  R10 = 0x3e8e8e8f  R11 = 0x3eb4b4b5;
    expect lane 25 R8 = 0x3e8e8e8f  R9 = 0x3e048485  R10 = 0x3eb4b4b5  R11 = 0x3e048485;
    expect lane 26 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3eaeaeaf  R11 = 0x3ec6c6c7;
    expect lane 27 R8 = 0x3ebababb  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ec6c6c7;
    expect lane 28 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3ed6d6d7  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ed6d6d7;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
}

warp 12 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3e20a0a1  R10 = 0x3e109091  R11 = 0x3e30b0b1;
    expect lane 1 R8 = 0x3e20a0a1  R9 = 0x3e109091  R10 = 0x3e30b0b1  R11 = 0x3e20a0a1;
    expect lane 2 R8 = 0x3e149495  R9 = 0x3dc0c0c1  R10 = 0x3df0f0f1  R11 = 0x3e30b0b1;
    expect lane 3 R8 = 0x3e30b0b1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3e149495;
    expect lane 4 R8 = 0x3f169697  R9 = 0x3ecccccd  R10 = 0x3f169697  R11 = 0x3d008081;
    expect lane 5 R8 = 0x3f169697  R9 = 0x3e5cdcdd  R10 = 0x3d008081  R11 = 0x3e5cdcdd;
    expect lane 6 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 7 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 8 R8 = 0x3f0a8a8b  R9 = 0x3f45c5c6  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 9 R8 = 0x3f45c5c6  R9 = 0x3f27a7a8  R10 = 0x3f63e3e4  R11 = 0x3f45c5c6;
    expect lane 10 R8 = 0x3eb2b2b3  R9 = 0x3d008081  R10 = 0x3eb2b2b3  R11 = 0x3d008081;
    expect lane 11 R8 = 0x3d008081  R9 = 0x3eb2b2b3  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 12 R8 = 0x3e50d0d1  R9 = 0x3e9e9e9f  R10 = 0x3e50d0d1  R11 = 0x3e9e9e9f;
    expect lane 13 R8 = 0x3e9e9e9f  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3e9e9e9f;
    expect lane 14 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3e8a8a8b  R11 = 0x3e8a8a8b;
    expect lane 15 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3e8a8a8b  R11 = 0x3e8a8a8b;
    expect lane 16 R8 = 0x3e7cfcfd  R9 = 0x3e7cfcfd  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 17 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3ebcbcbd  R11 = 0x3e008081;
    expect lane 18 R8 = 0x3f5bdbdc  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f53d3d4;
    expect lane 19 R8 = 0x3f57d7d8  R9 = 0x3f53d3d4  R10 = 0x3f57d7d8  R11 = 0x3f5bdbdc;
    expect lane 20 R8 = 0x3e969697  R9 = 0x3ea2a2a3  R10 = 0x3e8c8c8d  R11 = 0x3e828283;
    expect lane 21 R8 = 0x3e969697  R9 = 0x3ea2a2a3  R10 = 0x3e828283  R11 = 0x3e8c8c8d;
    expect lane 22 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 23 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 24 R8 = 0x3f3bbbbc  R9 = 0x3f5dddde  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3bbbbc  R11 = 0x3f1a9a9b;
    expect lane 26 R8 = 0x3f26a6a7  R9 = 0x3e008081  R10 = 0x3ef2f2f3  R11 = 0x3e008081;
    expect lane 27 R8 = 0x3f26a6a7  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3e989899;
    expect lane 28 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x3f47c7c8  R11 = 0x3f5bdbdc;
    expect lane 29 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f47c7c8  R11 = 0x3f51d1d2;
    expect lane 30 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 31 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
}

warp 13 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e20a0a1  R9 = 0x3e40c0c1  R10 = 0x3e20a0a1  R11 = 0x3e109091;
    expect lane 1 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e30b0b1  R11 = 0x3e109091;
    expect lane 2 R8 = 0x3df0f0f1  R9 = 0x3e30b0b1  R10 = 0x3df0f0f1  R11 = 0x3dc0c0c1;
    expect lane 3 R8 = 0x3e30b0b1  R9 = 0x3df0f0f1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3e5cdcdd  R9 = 0x3f169697  R10 = 0x3ecccccd  R11 = 0x3e5cdcdd;
    expect lane 5 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3d008081  R11 = 0x3ecccccd;
    expect lane 6 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 7 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 8 R8 = 0x3f0a8a8b  R9 = 0x3f0a8a8b  R10 = 0x3f0a8a8b  R11 = 0x3f63e3e4;
    expect lane 9 R8 = 0x3f63e3e4  R9 = 0x3f0a8a8b  R10 = 0x3f27a7a8  R11 = 0x3f45c5c6;
    expect lane 10 R8 = 0x3d008081  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f7bfbfc  R9 = 0x3d008081  R10 = 0x3f7bfbfc  R11 = 0x3d008081;
    expect lane 12 R8 = 0x3f068687  R9 = 0x3ed4d4d5  R10 = 0x3e9e9e9f  R11 = 0x3f068687;
    expect lane 13 R8 = 0x3ed4d4d5  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3e9e9e9f;
    expect lane 14 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3e8a8a8b  R11 = 0x3e8a8a8b;
    expect lane 15 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3e8a8a8b  R11 = 0x3e8a8a8b;
    expect lane 16 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3e008081  R11 = 0x3efafafb;
    expect lane 17 R8 = 0x3e008081  R9 = 0x3ebcbcbd  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 18 R8 = 0x3f5bdbdc  R9 = 0x3f4fcfd0  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 19 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f4fcfd0  R11 = 0x3f5bdbdc;
    expect lane 20 R8 = 0x3ea2a2a3  R9 = 0x3e969697  R10 = 0x3e969697  R11 = 0x3e969697;
    expect lane 21 R8 = 0x3e969697  R9 = 0x3e969697  R10 = 0x3e828283  R11 = 0x3e8c8c8d;
    expect lane 22 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 23 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 24 R8 = 0x3f5dddde  R9 = 0x3f1a9a9b  R10 = 0x3f3bbbbc  R11 = 0x3f1a9a9b;
    expect lane 25 R8 = 0x3f3bbbbc  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3e989899  R11 = 0x3f26a6a7;
    expect lane 27 R8 = 0x3ef2f2f3  R9 = 0x3e008081  R10 = 0x3e008081  R11 = 0x3f26a6a7;
    expect lane 28 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f5bdbdc;
    expect lane 29 R8 = 0x3f47c7c8  R9 = 0x3f51d1d2  R10 = 0x3f51d1d2  R11 = 0x3f47c7c8;
    expect lane 30 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 31 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
}

warp 14 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f149495  R9 = 0x3e70f0f1  R10 = 0x3d808081  R11 = 0x3ed0d0d1;
    expect lane 1 R8 = 0x3e70f0f1  R9 = 0x3d808081  R10 = 0x3ed0d0d1  R11 = 0x3e70f0f1;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3f1c9c9d  R10 = 0x3f35b5b6  R11 = 0x3f67e7e8;
    expect lane 3 R8 = 0x3f67e7e8  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f4ececf;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3e949495;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3e70f0f1  R10 = 0x3e949495  R11 = 0x3e70f0f1;
    expect lane 6 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 7 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 8 R8 = 0x3f56d6d7  R9 = 0x3f5bdbdc  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f5bdbdc  R9 = 0x3f58d8d9  R10 = 0x3f5ededf  R11 = 0x3f5bdbdc;
    expect lane 10 R8 = 0x3f4ececf  R9 = 0x3f6feff0  R10 = 0x3f4ececf  R11 = 0x3f6feff0;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f4ececf  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3f149495  R9 = 0x3efcfcfd  R10 = 0x3f149495  R11 = 0x3efcfcfd;
    expect lane 13 R8 = 0x3efcfcfd  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3efcfcfd;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f6eeeef  R11 = 0x3f4ececf;
    expect lane 18 R8 = 0x3f1c9c9d  R9 = 0x3ee0e0e1  R10 = 0x3ee0e0e1  R11 = 0x3e888889;
    expect lane 19 R8 = 0x3ee0e0e1  R9 = 0x3e888889  R10 = 0x3ee0e0e1  R11 = 0x3f1c9c9d;
    expect lane 20 R8 = 0x3f5ededf  R9 = 0x3f4ececf  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f5ededf  R9 = 0x3f4ececf  R10 = 0x3f800000  R11 = 0x3f6eeeef;
    expect lane 22 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 24 R8 = 0x3f2fafb0  R9 = 0x3f119192  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 25 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3f2fafb0  R11 = 0x3f4ececf;
    expect lane 26 R8 = 0x3f149495  R9 = 0x3e949495  R10 = 0x3ef6f6f7  R11 = 0x3e949495;
    expect lane 27 R8 = 0x3f149495  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ec4c4c5;
    expect lane 28 R8 = 0x3f4bcbcc  R9 = 0x3f4bcbcc  R10 = 0x3f38b8b9  R11 = 0x3f5ededf;
    expect lane 29 R8 = 0x3f38b8b9  R9 = 0x3f38b8b9  R10 = 0x3f38b8b9  R11 = 0x3f4bcbcc;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e70f0f1  R9 = 0x3f149495  R10 = 0x3e70f0f1  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3ed0d0d1  R11 = 0x3d808081;
    expect lane 2 R8 = 0x3f35b5b6  R9 = 0x3f67e7e8  R10 = 0x3f35b5b6  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3f67e7e8  R9 = 0x3f35b5b6  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 4 R8 = 0x3e70f0f1  R9 = 0x3e048485  R10 = 0x3e38b8b9  R11 = 0x3e70f0f1;
    expect lane 5 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3e949495  R11 = 0x3e38b8b9;
    expect lane 6 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 7 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 8 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f5ededf  R9 = 0x3f56d6d7  R10 = 0x3f58d8d9  R11 = 0x3f5bdbdc;
    expect lane 10 R8 = 0x3f6feff0  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f2dadae;
    expect lane 11 R8 = 0x3f0c8c8d  R9 = 0x3f6feff0  R10 = 0x3f0c8c8d  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3ea4a4a5  R9 = 0x3ed0d0d1  R10 = 0x3efcfcfd  R11 = 0x3ea4a4a5;
    expect lane 13 R8 = 0x3ed0d0d1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3efcfcfd;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4ececf  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3f6eeeef  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 18 R8 = 0x3f1c9c9d  R9 = 0x3dc0c0c1  R10 = 0x3ee0e0e1  R11 = 0x3ee0e0e1;
    expect lane 19 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3dc0c0c1  R11 = 0x3f1c9c9d;
    expect lane 20 R8 = 0x3f4ececf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 21 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3f6eeeef;
    expect lane 22 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 24 R8 = 0x3f119192  R9 = 0x3f4ececf  R10 = 0x3f2fafb0  R11 = 0x3f4ececf;
    expect lane 25 R8 = 0x3f2fafb0  R9 = 0x3ee6e6e7  R10 = 0x3f4ececf  R11 = 0x3ee6e6e7;
    expect lane 26 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3ec4c4c5  R11 = 0x3f149495;
    expect lane 27 R8 = 0x3ef6f6f7  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f149495;
    expect lane 28 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f5ededf;
    expect lane 29 R8 = 0x3f38b8b9  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3f38b8b9;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 { # A, row 2
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e4ccccd  R9 = 0x3ecccccd  R10 = 0x3f6eeeef  R11 = 0x3e088889;
    expect lane 1 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3e4ccccd  R11 = 0x3e888889;
    expect lane 2 R8 = 0x3eeeeeef  R9 = 0x3f4ccccd  R10 = 0x3f5dddde  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f5dddde  R9 = 0x3eaaaaab  R10 = 0x3f5dddde  R11 = 0x3f4ccccd;
    expect lane 4 R8 = 0x3eeeeeef  R9 = 0x3ecccccd  R10 = 0x3f19999a  R11 = 0x3f3bbbbc;
    expect lane 5 R8 = 0x3f6eeeef  R9 = 0x3d888889  R10 = 0x3e088889  R11 = 0x3f4ccccd;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f3bbbbc  R10 = 0x00000000  R11 = 0x3f4ccccd;
    expect lane 7 R8 = 0x3f5dddde  R9 = 0x00000000  R10 = 0x3f088889  R11 = 0x3e888889;
    expect lane 8 R8 = 0x3eaaaaab  R9 = 0x3e888889  R10 = 0x3ecccccd  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x00000000  R9 = 0x3e088889  R10 = 0x3e888889  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f5dddde  R9 = 0x3f2aaaab  R10 = 0x3ecccccd  R11 = 0x3d888889;
    expect lane 11 R8 = 0x3eeeeeef  R9 = 0x3e888889  R10 = 0x3d888889  R11 = 0x3f19999a;
    expect lane 12 R8 = 0x3e888889  R9 = 0x3f6eeeef  R10 = 0x3e888889  R11 = 0x3e088889;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f088889  R10 = 0x3f3bbbbc  R11 = 0x3eaaaaab;
    expect lane 14 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3f3bbbbc  R11 = 0x3eeeeeef;
    expect lane 15 R8 = 0x3f5dddde  R9 = 0x3f800000  R10 = 0x3eeeeeef  R11 = 0x3eaaaaab;
    expect lane 16 R8 = 0x3e888889  R9 = 0x3f5dddde  R10 = 0x00000000  R11 = 0x3f088889;
    expect lane 17 R8 = 0x3e088889  R9 = 0x3f19999a  R10 = 0x3f2aaaab  R11 = 0x3eeeeeef;
    expect lane 18 R8 = 0x00000000  R9 = 0x3e888889  R10 = 0x3f5dddde  R11 = 0x3f3bbbbc;
    expect lane 19 R8 = 0x3d888889  R9 = 0x3f19999a  R10 = 0x3f088889  R11 = 0x3ecccccd;
    expect lane 20 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3d888889  R11 = 0x3f2aaaab;
    expect lane 21 R8 = 0x3eeeeeef  R9 = 0x3f3bbbbc  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 22 R8 = 0x3f19999a  R9 = 0x3f5dddde  R10 = 0x3f088889  R11 = 0x3ecccccd;
    expect lane 23 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3f6eeeef  R11 = 0x3e088889;
    expect lane 24 R8 = 0x3e888889  R9 = 0x3f088889  R10 = 0x3f2aaaab  R11 = 0x00000000;
    expect lane 25 R8 = 0x3f088889  R9 = 0x3e888889  R10 = 0x3f4ccccd  R11 = 0x3e888889;
    expect lane 26 R8 = 0x3e888889  R9 = 0x3f5dddde  R10 = 0x3f088889  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f5dddde  R9 = 0x3ecccccd  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 28 R8 = 0x3eaaaaab  R9 = 0x3ecccccd  R10 = 0x3d888889  R11 = 0x3eaaaaab;
    expect lane 29 R8 = 0x3f5dddde  R9 = 0x3f4ccccd  R10 = 0x3eaaaaab  R11 = 0x3ecccccd;
    expect lane 30 R8 = 0x00000000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f088889  R9 = 0x3f3bbbbc  R10 = 0x3eeeeeef  R11 = 0x3e888889;
}

warp 17 { # A, row 2
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e088889  R9 = 0x3eeeeeef  R10 = 0x3ecccccd  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0x3d888889  R10 = 0x3e888889  R11 = 0x3eeeeeef;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f19999a  R10 = 0x3e088889  R11 = 0x3d888889;
    expect lane 3 R8 = 0x3eeeeeef  R9 = 0x3f19999a  R10 = 0x3f088889  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3eeeeeef  R9 = 0x3f5dddde  R10 = 0x3e888889  R11 = 0x3f2aaaab;
    expect lane 5 R8 = 0x3ecccccd  R9 = 0x3f19999a  R10 = 0x3eeeeeef  R11 = 0x3eaaaaab;
    expect lane 6 R8 = 0x3f088889  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f3bbbbc;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f5dddde  R11 = 0x3eeeeeef;
    expect lane 8 R8 = 0x3f19999a  R9 = 0x3f088889  R10 = 0x3d888889  R11 = 0x3f5dddde;
    expect lane 9 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3f3bbbbc  R11 = 0x3eeeeeef;
    expect lane 10 R8 = 0x3d888889  R9 = 0x3e888889  R10 = 0x3e4ccccd  R11 = 0x3f4ccccd;
    expect lane 11 R8 = 0x3f5dddde  R9 = 0x3f19999a  R10 = 0x3f6eeeef  R11 = 0x3e888889;
    expect lane 12 R8 = 0x3f088889  R9 = 0x3f6eeeef  R10 = 0x3f5dddde  R11 = 0x3e088889;
    expect lane 13 R8 = 0x3f088889  R9 = 0x3ecccccd  R10 = 0x3e888889  R11 = 0x3ecccccd;
    expect lane 14 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3d888889  R11 = 0x3f2aaaab;
    expect lane 15 R8 = 0x3e888889  R9 = 0x3f2aaaab  R10 = 0x3eeeeeef  R11 = 0x3f5dddde;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3eeeeeef  R11 = 0x3ecccccd;
    expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3e088889  R10 = 0x3eeeeeef  R11 = 0x3f2aaaab;
    expect lane 18 R8 = 0x3f3bbbbc  R9 = 0x3f800000  R10 = 0x3e088889  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3d888889  R10 = 0x3f6eeeef  R11 = 0x3f2aaaab;
    expect lane 20 R8 = 0x3e888889  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f6eeeef  R9 = 0x3f5dddde  R10 = 0x3e4ccccd  R11 = 0x3ecccccd;
    expect lane 22 R8 = 0x3f6eeeef  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3f2aaaab;
    expect lane 23 R8 = 0x3e088889  R9 = 0x3eeeeeef  R10 = 0x3f800000  R11 = 0x3f3bbbbc;
    expect lane 24 R8 = 0x3e4ccccd  R9 = 0x3f6eeeef  R10 = 0x3f3bbbbc  R11 = 0x3d888889;
    expect lane 25 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f5dddde  R11 = 0x3f2aaaab;
    expect lane 26 R8 = 0x3d888889  R9 = 0x3e888889  R10 = 0x3f6eeeef  R11 = 0x3f2aaaab;
    expect lane 27 R8 = 0x3f3bbbbc  R9 = 0x3f5dddde  R10 = 0x3e4ccccd  R11 = 0x3f088889;
    expect lane 28 R8 = 0x3e4ccccd  R9 = 0x3f4ccccd  R10 = 0x3e4ccccd  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f2aaaab  R9 = 0x3f088889  R10 = 0x3f800000  R11 = 0x3e888889;
    expect lane 30 R8 = 0x3eeeeeef  R9 = 0x3eaaaaab  R10 = 0x3e088889  R11 = 0x3eeeeeef;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f19999a  R10 = 0x3f2aaaab  R11 = 0x3f19999a;
}

warp 18 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3e929293  R11 = 0x3e64e4e5;
    expect lane 1 R8 = 0x3e929293  R9 = 0x3e24a4a5  R10 = 0x3e929293  R11 = 0x3e24a4a5;
    expect lane 2 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3d808081  R11 = 0x3ee6e6e7;
    expect lane 3 R8 = 0x3e828283  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3ee6e6e7;
    expect lane 4 R8 = 0x3e848485  R9 = 0x3e24a4a5  R10 = 0x3e64e4e5  R11 = 0x3e44c4c5;
    expect lane 5 R8 = 0x3e848485  R9 = 0x3e44c4c5  R10 = 0x3e848485  R11 = 0x3e64e4e5;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 8 R8 = 0x3e58d8d9  R9 = 0x3e64e4e5  R10 = 0x3e4ccccd  R11 = 0x3e64e4e5;
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x3e4ccccd  R10 = 0x3e58d8d9  R11 = 0x3e64e4e5;
    expect lane 10 R8 = 0x3ed0d0d1  R9 = 0x3e44c4c5  R10 = 0x3ed0d0d1  R11 = 0x3e44c4c5;
    expect lane 11 R8 = 0x3ed0d0d1  R9 = 0x3f048485  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1;
    expect lane 12 R8 = 0x3ec0c0c1  R9 = 0x3d008081  R10 = 0x3f0c8c8d  R11 = 0x3ec0c0c1;
    expect lane 13 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 14 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 15 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 16 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f46c6c7  R11 = 0x3f40c0c1;
    expect lane 17 R8 = 0x3f3dbdbe  R9 = 0x3f40c0c1  R10 = 0x3f3dbdbe  R11 = 0x3f46c6c7;
    expect lane 18 R8 = 0x3f45c5c6  R9 = 0x3f45c5c6  R10 = 0x3f56d6d7  R11 = 0x3f67e7e8;
    expect lane 19 R8 = 0x3f35b5b6  R9 = 0x3f45c5c6  R10 = 0x3f35b5b6  R11 = 0x3f45c5c6;
    expect lane 20 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 21 R8 = 0x3eaeaeaf  R9 = 0x3f35b5b6  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 22 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 23 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 24 R8 = 0x3d808081  R9 = 0x3de8e8e9  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 25 R8 = 0x3d808081  R9 = 0x3e64e4e5  R10 = 0x3de8e8e9  R11 = 0x3e64e4e5;
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3f6feff0  R10 = 0x3f66e6e7  R11 = 0x3f5ededf;
    expect lane 27 R8 = 0x3f66e6e7  R9 = 0x3f6feff0  R10 = 0x3f66e6e7  R11 = 0x3f5ededf;
    expect lane 28 R8 = 0x3d808081  R9 = 0x3dd8d8d9  R10 = 0x3e189899  R11 = 0x3d808081;
    expect lane 29 R8 = 0x3d808081  R9 = 0x3e189899  R10 = 0x3e189899  R11 = 0x3dd8d8d9;
    expect lane 30 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 31 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
}

warp 19 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3e64e4e5  R10 = 0x3e929293  R11 = 0x3e929293;
    expect lane 1 R8 = 0x3e64e4e5  R9 = 0x3e929293  R10 = 0x3eb4b4b5  R11 = 0x3e929293;
    expect lane 2 R8 = 0x3ee6e6e7  R9 = 0x3f25a5a6  R10 = 0x3d808081  R11 = 0x3f25a5a6;
    expect lane 3 R8 = 0x3e828283  R9 = 0x3f25a5a6  R10 = 0x3e828283  R11 = 0x3e828283;
    expect lane 4 R8 = 0x3e44c4c5  R9 = 0x3e848485  R10 = 0x3e24a4a5  R11 = 0x3e64e4e5;
    expect lane 5 R8 = 0x3e848485  R9 = 0x3e44c4c5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 10 R8 = 0x3e989899  R9 = 0x3e44c4c5  R10 = 0x3f048485  R11 = 0x3e44c4c5;
    expect lane 11 R8 = 0x3e989899  R9 = 0x3e44c4c5  R10 = 0x3ed0d0d1  R11 = 0x3e44c4c5;
    expect lane 12 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3f0c8c8d  R11 = 0x3e50d0d1;
    expect lane 13 R8 = 0x3d008081  R9 = 0x3ec0c0c1  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 14 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 15 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 16 R8 = 0x3f40c0c1  R9 = 0x3f46c6c7  R10 = 0x3f3dbdbe  R11 = 0x3f46c6c7;
    expect lane 17 R8 = 0x3f46c6c7  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f43c3c4;
    expect lane 18 R8 = 0x3f56d6d7  R9 = 0x3f45c5c6  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 19 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 20 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f35b5b6;
    expect lane 21 R8 = 0x3eaeaeaf  R9 = 0x3eaeaeaf  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 22 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 23 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 24 R8 = 0x3d808081  R9 = 0x3e2cacad  R10 = 0x3de8e8e9  R11 = 0x3d808081;
    expect lane 25 R8 = 0x3de8e8e9  R9 = 0x3d808081  R10 = 0x3de8e8e9  R11 = 0x3d808081;
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f66e6e7  R11 = 0x3f6feff0;
    expect lane 27 R8 = 0x3f66e6e7  R9 = 0x3f56d6d7  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 28 R8 = 0x3e189899  R9 = 0x3d808081  R10 = 0x3dd8d8d9  R11 = 0x3e44c4c5;
    expect lane 29 R8 = 0x3e44c4c5  R9 = 0x3dd8d8d9  R10 = 0x3e44c4c5  R11 = 0x3dd8d8d9;
    expect lane 30 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 31 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
}

warp 20 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f45c5c6  R11 = 0x3f1f9fa0;
    expect lane 1 R8 = 0x3f45c5c6  R9 = 0x3ef2f2f3  R10 = 0x3f45c5c6  R11 = 0x3ef2f2f3;
    expect lane 2 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f36b6b7  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3f4acacb  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3f1e9e9f  R9 = 0x3ef2f2f3  R10 = 0x3f119192  R11 = 0x3f058586;
    expect lane 5 R8 = 0x3f1e9e9f  R9 = 0x3f058586  R10 = 0x3f1e9e9f  R11 = 0x3f119192;
    expect lane 6 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 7 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 8 R8 = 0x3ec8c8c9  R9 = 0x3e60e0e1  R10 = 0x3f119192  R11 = 0x3e60e0e1;
    expect lane 9 R8 = 0x3e60e0e1  R9 = 0x3f119192  R10 = 0x3ec8c8c9  R11 = 0x3e60e0e1;
    expect lane 10 R8 = 0x3ebcbcbd  R9 = 0x3d008081  R10 = 0x3ebcbcbd  R11 = 0x3d008081;
    expect lane 11 R8 = 0x3ebcbcbd  R9 = 0x3f0a8a8b  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd;
    expect lane 12 R8 = 0x3ed0d0d1  R9 = 0x3d40c0c1  R10 = 0x3f169697  R11 = 0x3ed0d0d1;
    expect lane 13 R8 = 0x3d40c0c1  R9 = 0x3d40c0c1  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1;
    expect lane 14 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 15 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f2aaaab;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3db8b8b9  R11 = 0x00000000;
    expect lane 19 R8 = 0x3e8a8a8b  R9 = 0x3e38b8b9  R10 = 0x3e8a8a8b  R11 = 0x3e38b8b9;
    expect lane 20 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 21 R8 = 0x3f1a9a9b  R9 = 0x3f43c3c4  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 22 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 23 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 24 R8 = 0x3f2aaaab  R9 = 0x3eececed  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 25 R8 = 0x3f2aaaab  R9 = 0x3d808081  R10 = 0x3eececed  R11 = 0x3d808081;
    expect lane 26 R8 = 0x3ecacacb  R9 = 0x3f6bebec  R10 = 0x3f3ebebf  R11 = 0x3f119192;
    expect lane 27 R8 = 0x3f3ebebf  R9 = 0x3f6bebec  R10 = 0x3f3ebebf  R11 = 0x3f119192;
    expect lane 28 R8 = 0x3f73f3f4  R9 = 0x3f3dbdbe  R10 = 0x3f078788  R11 = 0x3f73f3f4;
    expect lane 29 R8 = 0x3f73f3f4  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f3dbdbe;
    expect lane 30 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 31 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
}

warp 21 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f6bebec  R9 = 0x3f1f9fa0  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 1 R8 = 0x3f1f9fa0  R9 = 0x3f45c5c6  R10 = 0x3f6bebec  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f73f3f4  R10 = 0x3f36b6b7  R11 = 0x3f73f3f4;
    expect lane 3 R8 = 0x3f4acacb  R9 = 0x3f73f3f4  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 4 R8 = 0x3f058586  R9 = 0x3f1e9e9f  R10 = 0x3ef2f2f3  R11 = 0x3f119192;
    expect lane 5 R8 = 0x3f1e9e9f  R9 = 0x3f058586  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 6 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 7 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 8 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 9 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 10 R8 = 0x3e4ccccd  R9 = 0x3d008081  R10 = 0x3f0a8a8b  R11 = 0x3d008081;
    expect lane 11 R8 = 0x3e4ccccd  R9 = 0x3d008081  R10 = 0x3ebcbcbd  R11 = 0x3d008081;
    expect lane 12 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f169697  R11 = 0x3e68e8e9;
    expect lane 13 R8 = 0x3d40c0c1  R9 = 0x3ed0d0d1  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 14 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 15 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 16 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3eaaaaab;
    expect lane 18 R8 = 0x3db8b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e38b8b9  R11 = 0x3e38b8b9;
    expect lane 20 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f43c3c4;
    expect lane 21 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 22 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 23 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 24 R8 = 0x3f2aaaab  R9 = 0x3e868687  R10 = 0x3eececed  R11 = 0x3f2aaaab;
    expect lane 25 R8 = 0x3eececed  R9 = 0x3f2aaaab  R10 = 0x3eececed  R11 = 0x3f2aaaab;
    expect lane 26 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3f3ebebf  R11 = 0x3f6bebec;
    expect lane 27 R8 = 0x3f3ebebf  R9 = 0x3ecacacb  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 28 R8 = 0x3f078788  R9 = 0x3f73f3f4  R10 = 0x3f3dbdbe  R11 = 0x3ea2a2a3;
    expect lane 29 R8 = 0x3ea2a2a3  R9 = 0x3f3dbdbe  R10 = 0x3ea2a2a3  R11 = 0x3f3dbdbe;
    expect lane 30 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 31 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
}

warp 22 { # B, row 3
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3f038384  R11 = 0x3f2cacad;
    expect lane 1 R8 = 0x3f038384  R9 = 0x3f56d6d7  R10 = 0x3f038384  R11 = 0x3f56d6d7;
    expect lane 2 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f77f7f8  R11 = 0x3efcfcfd;
    expect lane 3 R8 = 0x3f3ababb  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3efcfcfd;
    expect lane 4 R8 = 0x3d808081  R9 = 0x3f6feff0  R10 = 0x3eb4b4b5  R11 = 0x3f24a4a5;
    expect lane 5 R8 = 0x3d808081  R9 = 0x3f24a4a5  R10 = 0x3d808081  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 8 R8 = 0x3e50d0d1  R9 = 0x3e848485  R10 = 0x3e189899  R11 = 0x3e848485;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3e189899  R10 = 0x3e50d0d1  R11 = 0x3e848485;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3ee6e6e7  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3ee6e6e7  R9 = 0x3ed6d6d7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 12 R8 = 0x3f24a4a5  R9 = 0x3d808081  R10 = 0x3f6feff0  R11 = 0x3f24a4a5;
    expect lane 13 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3ea4a4a5  R11 = 0x3f038384;
    expect lane 17 R8 = 0x3f1c9c9d  R9 = 0x3f038384  R10 = 0x3f1c9c9d  R11 = 0x3ea4a4a5;
    expect lane 18 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3ee6e6e7  R11 = 0x3e949495;
    expect lane 19 R8 = 0x3f46c6c7  R9 = 0x3f1c9c9d  R10 = 0x3f46c6c7  R11 = 0x3f1c9c9d;
    expect lane 20 R8 = 0x3df0f0f1  R9 = 0x3df0f0f1  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 21 R8 = 0x3d989899  R9 = 0x3e24a4a5  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 23 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 24 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 25 R8 = 0x3eb4b4b5  R9 = 0x3f6feff0  R10 = 0x3f0b8b8c  R11 = 0x3f6feff0;
    expect lane 26 R8 = 0x3ef6f6f7  R9 = 0x3f1c9c9d  R10 = 0x3f119192  R11 = 0x3f068687;
    expect lane 27 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3f119192  R11 = 0x3f068687;
    expect lane 28 R8 = 0x3ee6e6e7  R9 = 0x3ef0f0f1  R10 = 0x3efcfcfd  R11 = 0x3ee6e6e7;
    expect lane 29 R8 = 0x3ee6e6e7  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3ef0f0f1;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
}

warp 23 { # B, row 3
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3f2cacad  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 1 R8 = 0x3f2cacad  R9 = 0x3f038384  R10 = 0x3eb4b4b5  R11 = 0x3f038384;
    expect lane 2 R8 = 0x3efcfcfd  R9 = 0x3e848485  R10 = 0x3f77f7f8  R11 = 0x3e848485;
    expect lane 3 R8 = 0x3f3ababb  R9 = 0x3e848485  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 4 R8 = 0x3f24a4a5  R9 = 0x3d808081  R10 = 0x3f6feff0  R11 = 0x3eb4b4b5;
    expect lane 5 R8 = 0x3d808081  R9 = 0x3f24a4a5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 9 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3f048485  R10 = 0x3ed6d6d7  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3ef6f6f7  R9 = 0x3f048485  R10 = 0x3ee6e6e7  R11 = 0x3f048485;
    expect lane 12 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f6feff0  R11 = 0x3eb4b4b5;
    expect lane 13 R8 = 0x3d808081  R9 = 0x3f24a4a5  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 16 R8 = 0x3f038384  R9 = 0x3ea4a4a5  R10 = 0x3f1c9c9d  R11 = 0x3ea4a4a5;
    expect lane 17 R8 = 0x3ea4a4a5  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3ed4d4d5;
    expect lane 18 R8 = 0x3ee6e6e7  R9 = 0x3f1c9c9d  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 19 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 20 R8 = 0x3df0f0f1  R9 = 0x3df0f0f1  R10 = 0x3df0f0f1  R11 = 0x3e24a4a5;
    expect lane 21 R8 = 0x3d989899  R9 = 0x3d989899  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1;
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 23 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 24 R8 = 0x3eb4b4b5  R9 = 0x3f3dbdbe  R10 = 0x3f0b8b8c  R11 = 0x3eb4b4b5;
    expect lane 25 R8 = 0x3f0b8b8c  R9 = 0x3eb4b4b5  R10 = 0x3f0b8b8c  R11 = 0x3eb4b4b5;
    expect lane 26 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3f119192  R11 = 0x3f1c9c9d;
    expect lane 27 R8 = 0x3f119192  R9 = 0x3ef6f6f7  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 28 R8 = 0x3efcfcfd  R9 = 0x3ee6e6e7  R10 = 0x3ef0f0f1  R11 = 0x3f048485;
    expect lane 29 R8 = 0x3f048485  R9 = 0x3ef0f0f1  R10 = 0x3f048485  R11 = 0x3ef0f0f1;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
}

warp 24 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e4ccccd  R9 = 0x3f4ccccd  R10 = 0x3e088889  R11 = 0x3f19999a;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3e088889  R10 = 0x3e4ccccd  R11 = 0x3f088889;
    expect lane 2 R8 = 0x3e888889  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3e888889;
    expect lane 3 R8 = 0x3e088889  R9 = 0x3f3bbbbc  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f5dddde  R10 = 0x3f2aaaab  R11 = 0x3f19999a;
    expect lane 5 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3eeeeeef  R10 = 0x3f800000  R11 = 0x3f5dddde;
    expect lane 7 R8 = 0x3e4ccccd  R9 = 0x3f6eeeef  R10 = 0x3e4ccccd  R11 = 0x3f5dddde;
    expect lane 8 R8 = 0x3f2aaaab  R9 = 0x3f4ccccd  R10 = 0x3f19999a  R11 = 0x3e088889;
    expect lane 9 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3f5dddde  R11 = 0x3ecccccd;
    expect lane 10 R8 = 0x3f5dddde  R9 = 0x3e088889  R10 = 0x3f088889  R11 = 0x3eaaaaab;
    expect lane 11 R8 = 0x3f6eeeef  R9 = 0x3f5dddde  R10 = 0x3d888889  R11 = 0x3e4ccccd;
    expect lane 12 R8 = 0x3e888889  R9 = 0x3d888889  R10 = 0x3f800000  R11 = 0x3f6eeeef;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x3ecccccd  R10 = 0x3f5dddde  R11 = 0x3eeeeeef;
    expect lane 14 R8 = 0x3f6eeeef  R9 = 0x3e4ccccd  R10 = 0x3e888889  R11 = 0x3f3bbbbc;
    expect lane 15 R8 = 0x3f4ccccd  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f6eeeef;
    expect lane 16 R8 = 0x3f5dddde  R9 = 0x3ecccccd  R10 = 0x3f088889  R11 = 0x3f2aaaab;
    expect lane 17 R8 = 0x3f3bbbbc  R9 = 0x3f4ccccd  R10 = 0x3f3bbbbc  R11 = 0x3f4ccccd;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f4ccccd  R10 = 0x3d888889  R11 = 0x3eeeeeef;
    expect lane 19 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3f3bbbbc;
    expect lane 20 R8 = 0x3e4ccccd  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e088889;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3e088889  R11 = 0x3f4ccccd;
    expect lane 22 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3f3bbbbc  R10 = 0x3f5dddde  R11 = 0x3f19999a;
    expect lane 24 R8 = 0x3f19999a  R9 = 0x3eaaaaab  R10 = 0x3f3bbbbc  R11 = 0x3d888889;
    expect lane 25 R8 = 0x3f3bbbbc  R9 = 0x3f19999a  R10 = 0x3f3bbbbc  R11 = 0x3eaaaaab;
    expect lane 26 R8 = 0x3f088889  R9 = 0x00000000  R10 = 0x3f3bbbbc  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f088889  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f2aaaab  R9 = 0x3f5dddde  R10 = 0x3f3bbbbc  R11 = 0x3eeeeeef;
    expect lane 29 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f3bbbbc  R11 = 0x3f088889;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3d888889  R10 = 0x3ecccccd  R11 = 0x3f4ccccd;
    expect lane 31 R8 = 0x3f5dddde  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3f3bbbbc;
}

warp 25 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x3e088889  R10 = 0x3d888889  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3eeeeeef  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3f3bbbbc;
    expect lane 2 R8 = 0x3f2aaaab  R9 = 0x3f5dddde  R10 = 0x3e088889  R11 = 0x3f6eeeef;
    expect lane 3 R8 = 0x3f4ccccd  R9 = 0x00000000  R10 = 0x3e888889  R11 = 0x3eaaaaab;
    expect lane 4 R8 = 0x3f2aaaab  R9 = 0x3d888889  R10 = 0x3e888889  R11 = 0x3f2aaaab;
    expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3d888889  R10 = 0x3e088889  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d888889  R9 = 0x3e4ccccd  R10 = 0x3f19999a  R11 = 0x3ecccccd;
    expect lane 7 R8 = 0x3eeeeeef  R9 = 0x00000000  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 8 R8 = 0x3f3bbbbc  R9 = 0x3f088889  R10 = 0x3f6eeeef  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x3eeeeeef  R9 = 0x3f2aaaab  R10 = 0x3f4ccccd  R11 = 0x3f5dddde;
    expect lane 10 R8 = 0x3eeeeeef  R9 = 0x3e4ccccd  R10 = 0x3f088889  R11 = 0x3eeeeeef;
    expect lane 11 R8 = 0x3e4ccccd  R9 = 0x3ecccccd  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 12 R8 = 0x3eeeeeef  R9 = 0x3d888889  R10 = 0x3f6eeeef  R11 = 0x3f3bbbbc;
    expect lane 13 R8 = 0x3eeeeeef  R9 = 0x3f5dddde  R10 = 0x3f2aaaab  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x3eaaaaab  R9 = 0x3f6eeeef  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 15 R8 = 0x3d888889  R9 = 0x3eeeeeef  R10 = 0x3eaaaaab  R11 = 0x3f4ccccd;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f4ccccd  R10 = 0x3ecccccd  R11 = 0x3eeeeeef;
    expect lane 17 R8 = 0x3f5dddde  R9 = 0x3ecccccd  R10 = 0x3f2aaaab  R11 = 0x3e4ccccd;
    expect lane 18 R8 = 0x3f6eeeef  R9 = 0x3f19999a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 19 R8 = 0x3f19999a  R9 = 0x3f3bbbbc  R10 = 0x3f5dddde  R11 = 0x3f2aaaab;
    expect lane 20 R8 = 0x3f19999a  R9 = 0x3eaaaaab  R10 = 0x3eeeeeef  R11 = 0x3eaaaaab;
    expect lane 21 R8 = 0x3f4ccccd  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x3d888889;
    expect lane 22 R8 = 0x3e888889  R9 = 0x3eaaaaab  R10 = 0x3f19999a  R11 = 0x3ecccccd;
    expect lane 23 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f6eeeef  R11 = 0x3f4ccccd;
    expect lane 24 R8 = 0x00000000  R9 = 0x3e888889  R10 = 0x3f5dddde  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3e088889  R9 = 0x3f6eeeef  R10 = 0x3eaaaaab  R11 = 0x3e088889;
    expect lane 26 R8 = 0x3f2aaaab  R9 = 0x3f800000  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 27 R8 = 0x3e088889  R9 = 0x3ecccccd  R10 = 0x3f19999a  R11 = 0x3f6eeeef;
    expect lane 28 R8 = 0x3d888889  R9 = 0x3f4ccccd  R10 = 0x3e4ccccd  R11 = 0x3f19999a;
    expect lane 29 R8 = 0x3f3bbbbc  R9 = 0x3eeeeeef  R10 = 0x3e088889  R11 = 0x3eaaaaab;
    expect lane 30 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x3f5dddde  R11 = 0x3d888889;
    expect lane 31 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3eeeeeef  R11 = 0x3f6eeeef;
}
