# DXN1 UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-84
rules without PD-83
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 c1c174eff098f042 08cc2d14783f2b4b d25ebbb83f4fc4a6 1fcfe965a9e60c45
bytes 0x30000020 901cd3292298120c c6dd756270e064da 5a1b51d1b735e109 889a56c150116db1
bytes 0x30000040 5d5d9eed278a3cb1 3146add4c65f66ad e1df5024355bdca6 2a78a87e03beed98
bytes 0x30000060 a6038095ddfb195b 2d7f0f473c970343 e23bc4a740985c9c 083682d581a3279c
texture 0 { format DXN1 UNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 8e8ee352c8990d8f 3de6ff1672b3d322 9d8c61c475e1d5c7 cfe0a60d47ee37e5
bytes 0x30001020 ded4282ccb92d6cc 21f06ba95497d16e f318007f22d6d2a6 34a2e0a373f7909b
bytes 0x30001040 808031ece67d61d6 3a4bf0ae1d10bc43 b78cf94fb4451380 6badb525561fa6d0
bytes 0x30001060 bbb8aedd5b9f57e4 8ff21e12584a5c7e 84353b05162a4ad0 2bfabd08685dfd01
texture 1 { format DXN1 UNORM layout pitch 128 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 a7a7d50cd50760a5 58eccfc65b5fbe61 cd8df6a4d3965340 7f88d8a48b7fd00d
bytes 0x30002020 c67f63891bf4418c 9bcf621abe245071 b3167f838c4d1970 4fc8689896bb0b89
bytes 0x30002040 a5a55c9e1d19f2b5 74d69fa17216148d 987bdaf1634a0f1c 405893ec7bce8114
bytes 0x30002060 a9926b4d066c5433 0fb5f7e4fc884b76 c938ee0dba885819 3b9d1d40f2385a78
texture 2 { format DXN1 UNORM layout pitch 128 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 b9b95d11aeb3bf4a 15f87290a71098ea e87bd43262a44200 88f03206feb032d9
bytes 0x30003020 f93bf54dec22ebc3 515a634b88336f51 982694d9580c69c3 62cf2a6cb46a8120
bytes 0x30003040 2d2d43e1dc1b65c8 505bb1e54fa85c6f 5e459b5453e2a8ba acbde3d30fac77d4
bytes 0x30003060 eb193b6548303082 1d4f67721ea1dfd8 a78eea2f93a8ac5f 36e7d65d55c2d6c9
texture 3 { format DXN1 UNORM layout pitch 128 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3f41c1c2  R10 = 0x00000000  R11 = 0x3f41c1c2;
    expect lane 1 R8 = 0x3f41c1c2  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f41c1c2;
    expect lane 2 R8 = 0x3f4ccccd  R9 = 0x3d008081  R10 = 0x3f25723f  R11 = 0x3f25723f;
    expect lane 3 R8 = 0x00000000  R9 = 0x3ead7a47  R10 = 0x3e3d8a57  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3f318cfb  R9 = 0x3ede0295  R10 = 0x3ede0295  R11 = 0x3f318cfb;
    expect lane 5 R8 = 0x3ede0295  R9 = 0x3ebcbcbd  R10 = 0x3f20ea0f  R11 = 0x3f422fe7;
    expect lane 6 R8 = 0x00000000  R9 = 0x3e84eb52  R10 = 0x3f2c7946  R11 = 0x3f4fcfd0;
    expect lane 7 R8 = 0x3e84eb52  R9 = 0x3f2c7946  R10 = 0x3e84eb52  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3effdb49  R9 = 0x3ebd4f99  R10 = 0x3effdb49  R11 = 0x3ede9571;
    expect lane 9 R8 = 0x3f109091  R9 = 0x3de0e0e1  R10 = 0x3ebd4f99  R11 = 0x3e32fc21;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f46c6c7  R10 = 0x00000000  R11 = 0x3f593fa6;
    expect lane 11 R8 = 0x3f54a16e  R9 = 0x3f500336  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 12 R8 = 0x3e58d8d9  R9 = 0x3e109091  R10 = 0x3ea2a2a3  R11 = 0x3dd8d8d9;
    expect lane 13 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3eb4b4b5  R11 = 0x3e58d8d9;
    expect lane 14 R8 = 0x3f13602d  R9 = 0x3f1a9a9b  R10 = 0x3f0c25bf  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f13602d  R9 = 0x3f0c25bf  R10 = 0x3f088889  R11 = 0x3f16fd64;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3ebababb  R11 = 0x00000000;
    expect lane 17 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3e841db7  R9 = 0x3e841db7  R10 = 0x3e841db7  R11 = 0x3e841db7;
    expect lane 19 R8 = 0x3e8c8c8d  R9 = 0x00000000  R10 = 0x3e55a26f  R11 = 0x3e55a26f;
    expect lane 20 R8 = 0x3f619874  R9 = 0x3f619874  R10 = 0x3f619874  R11 = 0x3f61e1e2;
    expect lane 21 R8 = 0x3f60bc2a  R9 = 0x3f5fdfe0  R10 = 0x3f619874  R11 = 0x3f5fdfe0;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3ed19e6b  R11 = 0x3e28a8a9;
    expect lane 23 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x3f800000  R11 = 0x3e674db4;
    expect lane 24 R8 = 0x3c40c0c1  R9 = 0x3eefcb39  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 25 R8 = 0x3dd31c41  R9 = 0x3e471035  R10 = 0x3f0f4622  R11 = 0x3e471035;
    expect lane 26 R8 = 0x3ebd238a  R9 = 0x3e34b4b5  R10 = 0x3efefeff  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3efefeff  R10 = 0x3e9c35cf  R11 = 0x3ebd238a;
    expect lane 28 R8 = 0x3f4aef82  R9 = 0x3e6ceced  R10 = 0x3f62e2e3  R11 = 0x3f1b08c0;
    expect lane 29 R8 = 0x3f62e2e3  R9 = 0x3f4aef82  R10 = 0x3f32fc21  R11 = 0x3ea65d39;
    expect lane 30 R8 = 0x3e33e71a  R9 = 0x3dd4073a  R10 = 0x3d008081  R11 = 0x3d8a23bd;
    expect lane 31 R8 = 0x3d008081  R9 = 0x3e0ef55c  R10 = 0x3d8a23bd  R11 = 0x00000000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 1 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 2 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e3d8a57  R9 = 0x3e3d8a57  R10 = 0x3f25723f  R11 = 0x3efc2f63;
    expect lane 4 R8 = 0x3f20ea0f  R9 = 0x3f104723  R10 = 0x3ebcbcbd  R11 = 0x3ede0295;
    expect lane 5 R8 = 0x3ebcbcbd  R9 = 0x3f104723  R10 = 0x3f422fe7  R11 = 0x3ebcbcbd;
    expect lane 6 R8 = 0x3df8f8f9  R9 = 0x3e84eb52  R10 = 0x3f0922bc  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f4fcfd0  R9 = 0x3e84eb52  R10 = 0x00000000  R11 = 0x3ecb9865;
    expect lane 8 R8 = 0x3de0e0e1  R9 = 0x3f109091  R10 = 0x3ede9571  R11 = 0x3f109091;
    expect lane 9 R8 = 0x3ede9571  R9 = 0x3f109091  R10 = 0x3de0e0e1  R11 = 0x3effdb49;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f54a16e  R10 = 0x3f54a16e  R11 = 0x3f46c6c7;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f4b64ff  R11 = 0x3f500336;
    expect lane 12 R8 = 0x3e34b4b5  R9 = 0x3e909091  R10 = 0x3e34b4b5  R11 = 0x3e58d8d9;
    expect lane 13 R8 = 0x3ea2a2a3  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3e7cfcfd;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f0c25bf  R10 = 0x3f0c25bf  R11 = 0x3f1a9a9b;
    expect lane 15 R8 = 0x3f13602d  R9 = 0x3f16fd64  R10 = 0x00000000  R11 = 0x3f13602d;
    expect lane 16 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 17 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x00000000  R11 = 0x3ebababb;
    expect lane 18 R8 = 0x00000000  R9 = 0x3e55a26f  R10 = 0x3e66801a  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e66801a  R9 = 0x3e841db7  R10 = 0x3e66801a  R11 = 0x3e8c8c8d;
    expect lane 20 R8 = 0x3f60bc2a  R9 = 0x3f60bc2a  R10 = 0x3f614f06  R11 = 0x3f614f06;
    expect lane 21 R8 = 0x3f5fdfe0  R9 = 0x3f60bc2a  R10 = 0x3f6072bc  R11 = 0x3f5fdfe0;
    expect lane 22 R8 = 0x00000000  R9 = 0x3ef0f0f1  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3eb24be5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3c40c0c1  R9 = 0x3e471035  R10 = 0x3dd31c41  R11 = 0x3eefcb39;
    expect lane 25 R8 = 0x3e471035  R9 = 0x3f0f4622  R10 = 0x3ec10a2f  R11 = 0x3dd31c41;
    expect lane 26 R8 = 0x3e34b4b5  R9 = 0x00000000  R10 = 0x3e76902a  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3e34b4b5  R9 = 0x3e76902a  R10 = 0x3efefeff  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f03155f  R9 = 0x3f62e2e3  R10 = 0x3f32fc21  R11 = 0x3f62e2e3;
    expect lane 29 R8 = 0x3ea65d39  R9 = 0x3f1b08c0  R10 = 0x3ed643fb  R11 = 0x3f4aef82;
    expect lane 30 R8 = 0x3d8a23bd  R9 = 0x3d008081  R10 = 0x3e0ef55c  R11 = 0x3dd4073a;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3e0ef55c  R10 = 0x3dd4073a  R11 = 0x00000000;
}

warp 2 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 1 R8 = 0x3f0e8e8f  R9 = 0x00000000  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 2 R8 = 0x3f66e6e7  R9 = 0x3f230970  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f230970  R9 = 0x3f011ab4  R10 = 0x3f011ab4  R11 = 0x3f011ab4;
    expect lane 4 R8 = 0x3f164d29  R9 = 0x3f18bd50  R10 = 0x3f164d29  R11 = 0x3f0c8c8d;
    expect lane 5 R8 = 0x3f13dd02  R9 = 0x3f18bd50  R10 = 0x3f1b2d77  R11 = 0x3f0c8c8d;
    expect lane 6 R8 = 0x3f4fcfd0  R9 = 0x00000000  R10 = 0x3f5a0d40  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f60e0e1  R9 = 0x3f5339a0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f5d6fb9  R9 = 0x3f57b321  R10 = 0x3f592247  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f5d6fb9  R9 = 0x3f57b321  R10 = 0x3f57b321  R11 = 0x3f5ededf;
    expect lane 10 R8 = 0x3e95622f  R9 = 0x3f70f0f1  R10 = 0x3f4760fb  R11 = 0x3ee8821c;
    expect lane 11 R8 = 0x3f4760fb  R9 = 0x3e95622f  R10 = 0x3f1dd104  R11 = 0x3f4760fb;
    expect lane 12 R8 = 0x3e5e0295  R9 = 0x3f15ba4d  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 13 R8 = 0x3f73f3f4  R9 = 0x3dc0c0c1  R10 = 0x3e5e0295  R11 = 0x3f15ba4d;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3f800000  R10 = 0x3eececed  R11 = 0x3e50d0d1;
    expect lane 15 R8 = 0x3eececed  R9 = 0x3ec0c0c1  R10 = 0x3f22a2a3  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x3f008081;
    expect lane 17 R8 = 0x3f008081  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f008081;
    expect lane 18 R8 = 0x3e76902a  R9 = 0x3e821bb5  R10 = 0x00000000  R11 = 0x3e68e8e9;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3e68e8e9  R10 = 0x3f800000  R11 = 0x3e821bb5;
    expect lane 20 R8 = 0x3f253781  R9 = 0x3f37b7b8  R10 = 0x3f12b74a  R11 = 0x3f0c8c8d;
    expect lane 21 R8 = 0x3f1f0cc4  R9 = 0x3f1f0cc4  R10 = 0x3f12b74a  R11 = 0x3f12b74a;
    expect lane 22 R8 = 0x3ef157be  R9 = 0x3f132cc6  R10 = 0x00000000  R11 = 0x3f206d3a;
    expect lane 23 R8 = 0x3f206d3a  R9 = 0x3ef157be  R10 = 0x3ef157be  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f3a0328  R9 = 0x3f3926de  R10 = 0x3f3a0328  R11 = 0x3f399503;
    expect lane 25 R8 = 0x3f399503  R9 = 0x3f3b4d97  R10 = 0x3f399503  R11 = 0x3f399503;
    expect lane 26 R8 = 0x3f72f2f3  R9 = 0x3f0f8f90  R10 = 0x3f3750eb  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x3f23703d  R10 = 0x3f72f2f3  R11 = 0x3f0f8f90;
    expect lane 28 R8 = 0x3f048485  R9 = 0x3ec50e33  R10 = 0x3e81135d  R11 = 0x3edbb725;
    expect lane 29 R8 = 0x3eae6541  R9 = 0x3f048485  R10 = 0x3ef26017  R11 = 0x3ec50e33;
    expect lane 30 R8 = 0x3e2cacad  R9 = 0x3e2cacad  R10 = 0x3f800000  R11 = 0x3f516b05;
    expect lane 31 R8 = 0x3ea97643  R9 = 0x3efc9630  R10 = 0x3f27db0e  R11 = 0x3ea97643;
}

warp 3 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f0e8e8f  R9 = 0x00000000  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 1 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f44f82b  R9 = 0x3f44f82b  R10 = 0x00000000  R11 = 0x3f011ab4;
    expect lane 3 R8 = 0x3e74f4f5  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f13dd02  R9 = 0x3f0efcb4  R10 = 0x3f164d29  R11 = 0x3f0c8c8d;
    expect lane 5 R8 = 0x3f0c8c8d  R9 = 0x3f116cdb  R10 = 0x3f1b2d77  R11 = 0x3f0efcb4;
    expect lane 6 R8 = 0x3f56a370  R9 = 0x3f5339a0  R10 = 0x3f5d7711  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f60e0e1  R9 = 0x3f800000  R10 = 0x3f56a370  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f592247  R9 = 0x3f54d4d5  R10 = 0x3f5d6fb9  R11 = 0x3f5d6fb9;
    expect lane 9 R8 = 0x3f5c0093  R9 = 0x3f57b321  R10 = 0x3f5c0093  R11 = 0x3f5d6fb9;
    expect lane 10 R8 = 0x3f4760fb  R9 = 0x3f4760fb  R10 = 0x3e95622f  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ee8821c  R9 = 0x3ee8821c  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eeca37f  R9 = 0x3eeca37f  R10 = 0x3f548b67  R11 = 0x3eadd265;
    expect lane 13 R8 = 0x3dc0c0c1  R9 = 0x3eeca37f  R10 = 0x3dc0c0c1  R11 = 0x3f3522da;
    expect lane 14 R8 = 0x3f22a2a3  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3eececed  R10 = 0x3e50d0d1  R11 = 0x3ec0c0c1;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x3f800000  R11 = 0x3f008081;
    expect lane 17 R8 = 0x3f008081  R9 = 0x00000000  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 18 R8 = 0x3e821bb5  R9 = 0x3f800000  R10 = 0x3e76902a  R11 = 0x3e68e8e9;
    expect lane 19 R8 = 0x3e68e8e9  R9 = 0x3e76902a  R10 = 0x00000000  R11 = 0x3e68e8e9;
    expect lane 20 R8 = 0x3f0c8c8d  R9 = 0x3f37b7b8  R10 = 0x3f37b7b8  R11 = 0x3f1f0cc4;
    expect lane 21 R8 = 0x3f37b7b8  R9 = 0x3f253781  R10 = 0x3f0c8c8d  R11 = 0x3f1f0cc4;
    expect lane 22 R8 = 0x3ef157be  R9 = 0x3f2dadae  R10 = 0x3f05ec53  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f132cc6  R9 = 0x00000000  R10 = 0x3f05ec53  R11 = 0x3ed6d6d7;
    expect lane 24 R8 = 0x3f3a0328  R9 = 0x3f3bbbbc  R10 = 0x3f3adf72  R11 = 0x3f3926de;
    expect lane 25 R8 = 0x3f38b8b9  R9 = 0x3f3926de  R10 = 0x3f3adf72  R11 = 0x3f399503;
    expect lane 26 R8 = 0x3f5f1245  R9 = 0x3f4b3198  R10 = 0x3f72f2f3  R11 = 0x3f23703d;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f3750eb  R10 = 0x00000000  R11 = 0x3f72f2f3;
    expect lane 28 R8 = 0x3ec50e33  R9 = 0x3f048485  R10 = 0x3eae6541  R11 = 0x3ef26017;
    expect lane 29 R8 = 0x3ec50e33  R9 = 0x3e97bc4f  R10 = 0x3eae6541  R11 = 0x3f048485;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3efc9630  R10 = 0x3efc9630  R11 = 0x3f516b05;
    expect lane 31 R8 = 0x3e2cacad  R9 = 0x3e2cacad  R10 = 0x00000000  R11 = 0x3f516b05;
}

warp 4 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 1 R8 = 0x3f27a7a8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f27a7a8;
    expect lane 2 R8 = 0x3f317e4b  R9 = 0x3f800000  R10 = 0x3f6ceced  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3eec1f53  R10 = 0x3f13c6fa  R11 = 0x3f13c6fa;
    expect lane 4 R8 = 0x3f44a00e  R9 = 0x3f16bb4e  R10 = 0x3f1fe90e  R11 = 0x3f1fe90e;
    expect lane 5 R8 = 0x3f32448e  R9 = 0x3f1fe90e  R10 = 0x3f44a00e  R11 = 0x3f3b724e;
    expect lane 6 R8 = 0x3f014e1b  R9 = 0x3f800000  R10 = 0x3f031cb6  R11 = 0x3efefeff;
    expect lane 7 R8 = 0x3f014e1b  R9 = 0x3f04eb52  R10 = 0x3f014e1b  R11 = 0x3f031cb6;
    expect lane 8 R8 = 0x3f46c6c7  R9 = 0x3f09ae41  R10 = 0x3f283a84  R11 = 0x3f326945;
    expect lane 9 R8 = 0x3f13dd02  R9 = 0x3f46c6c7  R10 = 0x3f283a84  R11 = 0x3f1e0bc3;
    expect lane 10 R8 = 0x3f4fcfd0  R9 = 0x3f3aee21  R10 = 0x3f3aee21  R11 = 0x3f260c73;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f455ef9  R10 = 0x3f455ef9  R11 = 0x3f4fcfd0;
    expect lane 12 R8 = 0x3f33b3b4  R9 = 0x3db0b0b1  R10 = 0x3e326945  R11 = 0x3e326945;
    expect lane 13 R8 = 0x3f06ab3e  R9 = 0x3ee04e05  R10 = 0x3db0b0b1  R11 = 0x3eb3458f;
    expect lane 14 R8 = 0x3f48c8c9  R9 = 0x3f307d4a  R10 = 0x3f307d4a  R11 = 0x3e9e9e9f;
    expect lane 15 R8 = 0x3f307d4a  R9 = 0x3f1831cb  R10 = 0x3f1831cb  R11 = 0x3f48c8c9;
    expect lane 16 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f25a5a6  R10 = 0x3f800000  R11 = 0x3f25a5a6;
    expect lane 18 R8 = 0x3f0821bb  R9 = 0x3f432990  R10 = 0x3f1bcf02  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f2f7c49  R9 = 0x3f1bcf02  R10 = 0x3ee8e8e9  R11 = 0x00000000;
    expect lane 20 R8 = 0x3eff486d  R9 = 0x3eff486d  R10 = 0x3f104723  R11 = 0x3f146fde;
    expect lane 21 R8 = 0x3f189899  R9 = 0x3f104723  R10 = 0x3f189899  R11 = 0x3eff486d;
    expect lane 22 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e8a23bd  R11 = 0x3e93c6fa;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e93c6fa  R10 = 0x00000000  R11 = 0x3e8a23bd;
    expect lane 24 R8 = 0x3f1fc457  R9 = 0x3f1fc457  R10 = 0x3f1c77e6  R11 = 0x3f2310c8;
    expect lane 25 R8 = 0x3f129293  R9 = 0x3f29a9aa  R10 = 0x3f192b75  R11 = 0x3f1c77e6;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f35b5b6  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e418e5b  R11 = 0x3ea3703d;
    expect lane 28 R8 = 0x3f49c9ca  R9 = 0x3f0b66d5  R10 = 0x3eed365b  R11 = 0x3ec39f0d;
    expect lane 29 R8 = 0x3ec39f0d  R9 = 0x3eed365b  R10 = 0x3ec39f0d  R11 = 0x3e9a07bf;
    expect lane 30 R8 = 0x3eec8620  R9 = 0x3eec8620  R10 = 0x3ec52b92  R11 = 0x3f09f057;
    expect lane 31 R8 = 0x3eec8620  R9 = 0x3f800000  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
}

warp 5 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 2 R8 = 0x3f13c6fa  R9 = 0x3f13c6fa  R10 = 0x3f13c6fa  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3eb0b0b1  R9 = 0x3f13c6fa  R10 = 0x3f800000  R11 = 0x3f6ceced;
    expect lane 4 R8 = 0x3f2916ce  R9 = 0x3f4dcdce  R10 = 0x3f44a00e  R11 = 0x3f1fe90e;
    expect lane 5 R8 = 0x3f4dcdce  R9 = 0x3f44a00e  R10 = 0x3f0d8d8e  R11 = 0x3f1fe90e;
    expect lane 6 R8 = 0x3f06b9ed  R9 = 0x3f031cb6  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f031cb6  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f088889;
    expect lane 8 R8 = 0x3f283a84  R9 = 0x3f46c6c7  R10 = 0x3f13dd02  R11 = 0x3f283a84;
    expect lane 9 R8 = 0x3f326945  R9 = 0x3f283a84  R10 = 0x3f46c6c7  R11 = 0x3f09ae41;
    expect lane 10 R8 = 0x3f455ef9  R9 = 0x3f260c73  R10 = 0x3f3aee21  R11 = 0x3f3aee21;
    expect lane 11 R8 = 0x3f3aee21  R9 = 0x3f307d4a  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 12 R8 = 0x3db0b0b1  R9 = 0x3f33b3b4  R10 = 0x3db0b0b1  R11 = 0x3eb3458f;
    expect lane 13 R8 = 0x3ee04e05  R9 = 0x3f06ab3e  R10 = 0x3ee04e05  R11 = 0x3eb3458f;
    expect lane 14 R8 = 0x3e9e9e9f  R9 = 0x3ecf359c  R10 = 0x3f800000  R11 = 0x3effcc99;
    expect lane 15 R8 = 0x3ecf359c  R9 = 0x3f1831cb  R10 = 0x3f307d4a  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 17 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 18 R8 = 0x3f56d6d7  R9 = 0x3f0821bb  R10 = 0x3f0821bb  R11 = 0x00000000;
    expect lane 19 R8 = 0x3f1bcf02  R9 = 0x3f2f7c49  R10 = 0x3f0821bb  R11 = 0x3ee8e8e9;
    expect lane 20 R8 = 0x3f189899  R9 = 0x3f189899  R10 = 0x3ef6f6f7  R11 = 0x3f146fde;
    expect lane 21 R8 = 0x3eff486d  R9 = 0x3f189899  R10 = 0x3eff486d  R11 = 0x3f07f5ad;
    expect lane 22 R8 = 0x3e808081  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x00000000;
    expect lane 23 R8 = 0x3ea70d74  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f1c77e6  R9 = 0x3f192b75  R10 = 0x3f1c77e6  R11 = 0x3f1fc457;
    expect lane 25 R8 = 0x3f1fc457  R9 = 0x3f129293  R10 = 0x3f265d39  R11 = 0x3f129293;
    expect lane 26 R8 = 0x3ee6194c  R9 = 0x3ee6194c  R10 = 0x3f35b5b6  R11 = 0x3d70f0f1;
    expect lane 27 R8 = 0x3f14612e  R9 = 0x3ea3703d  R10 = 0x3f14612e  R11 = 0x00000000;
    expect lane 28 R8 = 0x3eed365b  R9 = 0x3f34fe23  R10 = 0x3e60e0e1  R11 = 0x3f49c9ca;
    expect lane 29 R8 = 0x3ec39f0d  R9 = 0x3f49c9ca  R10 = 0x3f0b66d5  R11 = 0x3f34fe23;
    expect lane 30 R8 = 0x3f09f057  R9 = 0x3e6ceced  R10 = 0x3f800000  R11 = 0x3e6ceced;
    expect lane 31 R8 = 0x00000000  R9 = 0x3ec52b92  R10 = 0x3f09f057  R11 = 0x3e6ceced;
}

warp 6 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 1 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 2 R8 = 0x3f78f8f9  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3e85521f;
    expect lane 3 R8 = 0x3f78f8f9  R9 = 0x3f4b64ff  R10 = 0x3da8a8a9  R11 = 0x3f78f8f9;
    expect lane 4 R8 = 0x3f49a513  R9 = 0x3f3a0328  R10 = 0x3f5946fe  R11 = 0x3f3a0328;
    expect lane 5 R8 = 0x3f68e8e9  R9 = 0x3f49a513  R10 = 0x3ef6f6f7  R11 = 0x3f49a513;
    expect lane 6 R8 = 0x3f088889  R9 = 0x3f472d94  R10 = 0x00000000  R11 = 0x3f1d6a37;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f324be5  R11 = 0x3f088889;
    expect lane 8 R8 = 0x3f283a84  R9 = 0x3f79f9fa  R10 = 0x3ee375bf  R11 = 0x3f0cfab2;
    expect lane 9 R8 = 0x3f437a56  R9 = 0x3eacf61b  R10 = 0x3ee375bf  R11 = 0x3eacf61b;
    expect lane 10 R8 = 0x3ead7a47  R9 = 0x3ea2a2a3  R10 = 0x3ead7a47  R11 = 0x3ea9dd10;
    expect lane 11 R8 = 0x3ea63fd9  R9 = 0x3ead7a47  R10 = 0x3eb1177e  R11 = 0x3eb1177e;
    expect lane 12 R8 = 0x3eae6541  R9 = 0x3e189899  R10 = 0x3f083f1b  R11 = 0x3ecf183d;
    expect lane 13 R8 = 0x3e8db245  R9 = 0x3f083f1b  R10 = 0x3ecf183d  R11 = 0x3e8db245;
    expect lane 14 R8 = 0x00000000  R9 = 0x3ec4c4c5  R10 = 0x3f39ed20  R11 = 0x3ef08a24;
    expect lane 15 R8 = 0x3f39ed20  R9 = 0x3f39ed20  R10 = 0x00000000  R11 = 0x3ec4c4c5;
    expect lane 16 R8 = 0x00000000  R9 = 0x3e34b4b5  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 17 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 18 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3eb6b6b7;
    expect lane 19 R8 = 0x3ea97643  R9 = 0x3ea50b72  R10 = 0x3ea50b72  R11 = 0x00000000;
    expect lane 20 R8 = 0x3ea00dc5  R9 = 0x3e98e207  R10 = 0x3eae6541  R11 = 0x3eae6541;
    expect lane 21 R8 = 0x3ea73983  R9 = 0x3eb590ff  R10 = 0x3eb590ff  R11 = 0x3eb590ff;
    expect lane 22 R8 = 0x3f3a53ee  R9 = 0x3f800000  R10 = 0x3f36ea1d  R11 = 0x3f33804d;
    expect lane 23 R8 = 0x3f33804d  R9 = 0x3f2cacad  R10 = 0x3f3dbdbe  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3eaaaaab  R9 = 0x3f6bebec  R10 = 0x3e5cdcdd  R11 = 0x3f2fafb0;
    expect lane 25 R8 = 0x3f4dcdce  R9 = 0x3f4dcdce  R10 = 0x3f4dcdce  R11 = 0x3f119192;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3e6ceced  R10 = 0x3e6ceced  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3de8e8e9  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 28 R8 = 0x3f2411c9  R9 = 0x3f15ba4d  R10 = 0x3f19502c  R11 = 0x3f2411c9;
    expect lane 29 R8 = 0x3f1ce60b  R9 = 0x3f1ce60b  R10 = 0x3f12246e  R11 = 0x3f12246e;
    expect lane 30 R8 = 0x3f445df8  R9 = 0x3eb3804d  R10 = 0x3eb3804d  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f445df8  R9 = 0x3eb3804d  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 7 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x00000000  R11 = 0x3f39b9ba;
    expect lane 1 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f78f8f9  R9 = 0x3f4b64ff  R10 = 0x3e85521f  R11 = 0x3da8a8a9;
    expect lane 3 R8 = 0x3e85521f  R9 = 0x3f800000  R10 = 0x3f1dd104  R11 = 0x3da8a8a9;
    expect lane 4 R8 = 0x3f3a0328  R9 = 0x3f68e8e9  R10 = 0x3f3a0328  R11 = 0x3f3a0328;
    expect lane 5 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3ef6f6f7  R11 = 0x3f5946fe;
    expect lane 6 R8 = 0x3f324be5  R9 = 0x3f1d6a37  R10 = 0x00000000  R11 = 0x3f088889;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f70f0f1  R11 = 0x3f1d6a37;
    expect lane 8 R8 = 0x3ee375bf  R9 = 0x3eacf61b  R10 = 0x3f283a84  R11 = 0x3f5eba28;
    expect lane 9 R8 = 0x3f79f9fa  R9 = 0x3ee375bf  R10 = 0x3f0cfab2  R11 = 0x3f283a84;
    expect lane 10 R8 = 0x00000000  R9 = 0x3ea63fd9  R10 = 0x00000000  R11 = 0x3ea9dd10;
    expect lane 11 R8 = 0x3ead7a47  R9 = 0x3ea63fd9  R10 = 0x3f800000  R11 = 0x3ead7a47;
    expect lane 12 R8 = 0x3e8db245  R9 = 0x3e8db245  R10 = 0x3e189899  R11 = 0x3ecf183d;
    expect lane 13 R8 = 0x3f189899  R9 = 0x3e8db245  R10 = 0x3ecf183d  R11 = 0x3ecf183d;
    expect lane 14 R8 = 0x3ec4c4c5  R9 = 0x3f4fcfd0  R10 = 0x3f39ed20  R11 = 0x3ef08a24;
    expect lane 15 R8 = 0x3ec4c4c5  R9 = 0x3f4fcfd0  R10 = 0x3ec4c4c5  R11 = 0x3f39ed20;
    expect lane 16 R8 = 0x00000000  R9 = 0x3e34b4b5  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 17 R8 = 0x3e34b4b5  R9 = 0x00000000  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 18 R8 = 0x3eb24be5  R9 = 0x00000000  R10 = 0x3eb24be5  R11 = 0x3ea0a0a1;
    expect lane 19 R8 = 0x3ea97643  R9 = 0x3ea97643  R10 = 0x00000000  R11 = 0x3ea50b72;
    expect lane 20 R8 = 0x3eb590ff  R9 = 0x3ea00dc5  R10 = 0x3ea73983  R11 = 0x3eb590ff;
    expect lane 21 R8 = 0x3e98e207  R9 = 0x3ea00dc5  R10 = 0x3ea73983  R11 = 0x3eae6541;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f2cacad  R10 = 0x3f3a53ee  R11 = 0x3f36ea1d;
    expect lane 23 R8 = 0x3f3a53ee  R9 = 0x00000000  R10 = 0x3f33804d  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f2fafb0  R9 = 0x3f119192  R10 = 0x3eaaaaab  R11 = 0x3f6bebec;
    expect lane 25 R8 = 0x3f6bebec  R9 = 0x3f119192  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 26 R8 = 0x3e8a8a8b  R9 = 0x3e9e9e9f  R10 = 0x3e6ceced  R11 = 0x3e9e9e9f;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f2411c9  R9 = 0x3f12246e  R10 = 0x3f19502c  R11 = 0x3f27a7a8;
    expect lane 29 R8 = 0x3f12246e  R9 = 0x3f2411c9  R10 = 0x3f15ba4d  R11 = 0x3f2411c9;
    expect lane 30 R8 = 0x3f445df8  R9 = 0x3efa942e  R10 = 0x3e58d8d9  R11 = 0x3eb3804d;
    expect lane 31 R8 = 0x3eb3804d  R9 = 0x00000000  R10 = 0x3efa942e  R11 = 0x3efa942e;
}
