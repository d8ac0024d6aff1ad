# Format R32_G32_B32 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80 PD-91b
texture 0 { type TWO_D layout pitch 192 format R32_G32_B32 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 a2f3e21aca818fb99d541acf
bytes 0x30000060 00000080ffffffff15aade97 389192411c3d1bd5e7194b6f 4ba32eff7b3bd37fc4288836 46b78cfa16592e142eab4314 93dcb5e62c15bbafc7155f89 8aef6cc01880065cba204528 0100008000000000e4f976d5 371f6cf7b15adb05f4175c1f
bytes 0x300000c0 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 cfc12614d763282a7db428dd
bytes 0x30000120 1e3713fc32105c138a4bb3b0 0100008079bd0ab13ff47fb3 2d7cde65ef535075ffffff7f 6cb68408eaa4b169b27c24c1 bb71c68101000080687d820c 5555851b01000080b9fddcd0 4f92479e043d45c0f5bdb690 e95c0494000000805700e07d
texture 1 { type TWO_D layout pitch 192 format R32_G32_B32 SNORM size 16 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 01000080feffffff2fc991ea
bytes 0x30001060 feffffffa28973dc8db934f3 01000000e6c1d2500c00bbb1 ac91c2fb2777505bc3a663ec 0958b5b98c89981dffffffff 4b1083655abe42a0d2b2d616 6b13fb4fffffffffd966100a 8c4437689c8465e2ffffff7f eb24772cf624df74b5fc4cd8
bytes 0x300010c0 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 03d36a58bc1cbfd2db9763e4
bytes 0x30001120 01000080fefffffffeffffff da7210295a87ab1d33812639 a4615f8e0100008018914586 29080ac54c496134ffffff7f 9d0c75a001000000cdc389ed 47a49d560000000009971a2e fe2e38f58b333c65eec8969f 5c42cf2fa62e3ec301000000
texture 2 { type TWO_D layout pitch 192 format R32_G32_B32 UINT size 16 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 be9a96bdfffffffffeffffff
bytes 0x30002060 ffffffffe2643a43d8d8c1d9 17546ac59e2a592d7138a3b0 0d53ec85a3d5f75000000000 ffffff7fa0e4cd0dffffffff feffffffffffffffbb4c0af8 1cd0060e50b708e0e587a60b 00000080998d1b548462cee7 bb6d247a7e1269448e30e932
bytes 0x300020c0 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 6340815c1e945157cdb539e4
bytes 0x30002120 2642885e9455dbd8ffffffff 6494485476b54a3c4b22a6e1 f1ea7ffff2023e7a60884aa3 ffffffffffe69b1f0e47eb60 413a95e900000080ff2ed256 e685ab8aca0a74d97f886eff 1b53828425472e6bad0bc968 edb7e6d9c9bfb514204d4b84
texture 3 { type TWO_D layout pitch 192 format R32_G32_B32 SINT size 16 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 c73eb6d0b02035f9a29e20f2
bytes 0x30003060 56dcef9f543974381688f95a feffffff0a10d3c856eafc2b 7051ebc629afa5f2da08b8c7 78fab89f5b2de18e21b4cea4 0bc84202fd3f803a25ae51c6 5a2166f397426df9e91e8237 91f8f02b5173c8b1982881ad 8669b2cca93f45d94fceb52a
bytes 0x300030c0 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 01000000bd3ef3ec01000000
bytes 0x30003120 b92122839bec14911dc5ac8e feffffff31647d4a6fb5d2c0 4b9a2a1cd77ab8f0336c4266 ffffffffe23e0c496cd21ac9 88bf455d3de8a0527dde2886 a03fc8bc27d620d9e0a1a5c8 feffffffc26ae04b2ac83b6a cd3093ea6c0e365a00000080
texture 4 { type TWO_D layout pitch 192 format R32_G32_B32 FLOAT size 16 2 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30004000 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 9f5d8b5836a05f20e55f2290
bytes 0x30004060 66383e0b3a3f9f0300000080 ff171d6880ea156654515262 f7f461ecb1285bf490180edc 010000001ee5b567dc8a2abd b3aee45a9dbeb05b5ee2d7af f0d305f029d167f22b86fa52 53ddea8d01000080103692a5 5102732a7abc13cea7ee3f5e
bytes 0x300040c0 000000000000000000000000 010000000100000001000000 ffffffffffffffffffffffff fefffffffefffffffeffffff 000000800000008000000080 ffffff7fffffff7fffffff7f 010000800100008001000080 95c818befeffffff316b5b91
bytes 0x30004120 420ec4fabfd796d4ffffff7f 9764e257d7e2b4dacbef0555 d7910d63129a2b19ac002ddb d1b1cc70000000007263cdd9 fd3e0632fffffffff770519e 6eecc3086a044b99f49df66a 132388776f4bd1a3d4768022 3ff021e894eff0f768d9aba5
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x2f800000  R10 = 0x2f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x2f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x2f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3da1360e  R10 = 0x3dd7179d  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3da1360e  R9 = 0x3f7c1337  R10 = 0x3f000000  R11 = 0x3dd7179d;
    expect lane 8 R8 = 0x3f7c1337  R9 = 0x3f000000  R10 = 0x3e832522  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f000000  R9 = 0x3ecbbcf8  R10 = 0x3f7f2ea3  R11 = 0x3e832522;
    expect lane 10 R8 = 0x3ecbbcf8  R9 = 0x3d084b67  R10 = 0x3f7a8cb7  R11 = 0x3f7f2ea3;
    expect lane 11 R8 = 0x3d084b67  R9 = 0x3f01c672  R10 = 0x3f66b5dd  R11 = 0x3f7a8cb7;
    expect lane 12 R8 = 0x3f01c672  R9 = 0x3ddc2aab  R10 = 0x3f406cf0  R11 = 0x3f66b5dd;
    expect lane 13 R8 = 0x3ddc2aab  R9 = 0x3f1e4792  R10 = 0x3f000000  R11 = 0x3f406cf0;
    expect lane 14 R8 = 0x3f1e4792  R9 = 0x3f14045d  R10 = 0x3f776c1f  R11 = 0x3f000000;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x2f800000  R10 = 0x2f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x2f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x2f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3e28a18f  R10 = 0x3f398f82  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3e28a18f  R9 = 0x3d9ae082  R10 = 0x3f800000  R11 = 0x3f398f82;
    expect lane 8 R8 = 0x3d9ae082  R9 = 0x3f310abd  R10 = 0x3f551b3d  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f310abd  R9 = 0x3eeaa0a8  R10 = 0x3effa677  R11 = 0x3f551b3d;
    expect lane 10 R8 = 0x3eeaa0a8  R9 = 0x3ed3634a  R10 = 0x3da172c9  R11 = 0x3effa677;
    expect lane 11 R8 = 0x3ed3634a  R9 = 0x3f000000  R10 = 0x3f2fbb15  R11 = 0x3da172c9;
    expect lane 12 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3eb80d00  R11 = 0x3f2fbb15;
    expect lane 13 R8 = 0x3f000000  R9 = 0x3f40453d  R10 = 0x00000000  R11 = 0x3eb80d00;
    expect lane 14 R8 = 0x3f40453d  R9 = 0x3f000000  R10 = 0x3cbb6b56  R11 = 0x00000000;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x2f800000  R10 = 0x2f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x2f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x2f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3f5d28b4  R10 = 0x3f4f1a55  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f5d28b4  R9 = 0x3f30b34c  R10 = 0x3f17deaa  R11 = 0x3f4f1a55;
    expect lane 8 R8 = 0x3f30b34c  R9 = 0x3f337ff4  R10 = 0x3ede9634  R11 = 0x3f17deaa;
    expect lane 9 R8 = 0x3f337ff4  R9 = 0x3f000000  R10 = 0x3e5a20a3  R11 = 0x3ede9634;
    expect lane 10 R8 = 0x3f000000  R9 = 0x3f41247d  R10 = 0x3da21d59  R11 = 0x3e5a20a3;
    expect lane 11 R8 = 0x3f41247d  R9 = 0x3d4827d7  R10 = 0x3f095f16  R11 = 0x3da21d59;
    expect lane 12 R8 = 0x3d4827d7  R9 = 0x3f50dcfe  R10 = 0x3e211483  R11 = 0x3f095f16;
    expect lane 13 R8 = 0x3f50dcfe  R9 = 0x3f10b6be  R10 = 0x3f5576fa  R11 = 0x3e211483;
    expect lane 14 R8 = 0x3f10b6be  R9 = 0x3efbc001  R10 = 0x3dfae0c0  R11 = 0x3f5576fa;
}

warp 3 { # absent
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 { # SNORM
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x30000000  R10 = 0x30000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x30000000  R9 = 0xb0000000  R10 = 0xb0000000  R11 = 0x30000000;
    expect lane 2 R8 = 0xb0000000  R9 = 0xb0800000  R10 = 0xb0800000  R11 = 0xb0000000;
    expect lane 3 R8 = 0xb0800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xb0800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0x3f30d5a6  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3f30d5a6  R9 = 0xbf800000  R10 = 0xb0800000  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbf800000  R9 = 0x3ea441cb  R10 = 0x30000000  R11 = 0xb0800000;
    expect lane 9 R8 = 0x3ea441cb  R9 = 0xbf63413d  R10 = 0xbd07adcb  R11 = 0x30000000;
    expect lane 10 R8 = 0xbf63413d  R9 = 0xbeebd7df  R10 = 0xbf0c9550  R11 = 0xbd07adcb;
    expect lane 11 R8 = 0xbeebd7df  R9 = 0xbf3f15e7  R10 = 0x3f4b0621  R11 = 0xbf0c9550;
    expect lane 12 R8 = 0xbf3f15e7  R9 = 0x3f2d3b49  R10 = 0x3f1ff627  R11 = 0x3f4b0621;
    expect lane 13 R8 = 0x3f2d3b49  R9 = 0xbdac7d10  R10 = 0x3f506e89  R11 = 0x3f1ff627;
    expect lane 14 R8 = 0xbdac7d10  R9 = 0x3ebf3d09  R10 = 0x3eb1dc94  R11 = 0x3f506e89;
}

warp 5 { # SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x30000000  R10 = 0x30000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x30000000  R9 = 0xb0000000  R10 = 0xb0000000  R11 = 0x30000000;
    expect lane 2 R8 = 0xb0000000  R9 = 0xb0800000  R10 = 0xb0800000  R11 = 0xb0000000;
    expect lane 3 R8 = 0xb0800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xb0800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbeb5038d  R10 = 0xb0800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbeb5038d  R9 = 0xb0800000  R10 = 0xbe8e31d9  R11 = 0xb0800000;
    expect lane 8 R8 = 0xb0800000  R9 = 0x3e6d5c3b  R10 = 0x3f21a584  R11 = 0xbe8e31d9;
    expect lane 9 R8 = 0x3e6d5c3b  R9 = 0xbf800000  R10 = 0x3f36a0ee  R11 = 0x3f21a584;
    expect lane 10 R8 = 0xbf800000  R9 = 0x3ed18525  R10 = 0x3e6cc44c  R11 = 0x3f36a0ee;
    expect lane 11 R8 = 0x3ed18525  R9 = 0x30000000  R10 = 0xbf3f7a83  R11 = 0x3e6cc44c;
    expect lane 12 R8 = 0x30000000  R9 = 0x00000000  R10 = 0xb0000000  R11 = 0xbf3f7a83;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f4a7867  R10 = 0xbe6cd3db  R11 = 0xb0000000;
    expect lane 14 R8 = 0x3f4a7867  R9 = 0xbef30745  R10 = 0x3f69be4a  R11 = 0xbe6cd3db;
}

warp 6 { # SNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x30000000  R10 = 0x30000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x30000000  R9 = 0xb0000000  R10 = 0xb0000000  R11 = 0x30000000;
    expect lane 2 R8 = 0xb0000000  R9 = 0xb0800000  R10 = 0xb0800000  R11 = 0xb0000000;
    expect lane 3 R8 = 0xb0800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xb0800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbe5ce341  R10 = 0xbe2b71b7  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbe5ce341  R9 = 0xb0800000  R10 = 0xbdccb467  R11 = 0xbe2b71b7;
    expect lane 8 R8 = 0xb0800000  R9 = 0x3ee49a05  R10 = 0xbf1c8a00  R11 = 0xbdccb467;
    expect lane 9 R8 = 0x3ee49a05  R9 = 0xbf7374de  R10 = 0xbe1ce2ca  R11 = 0xbf1c8a00;
    expect lane 10 R8 = 0xbf7374de  R9 = 0x3f800000  R10 = 0xb0000000  R11 = 0xbe1ce2ca;
    expect lane 11 R8 = 0x3f800000  R9 = 0xbe13b1e2  R10 = 0x3e36b597  R11 = 0xb0000000;
    expect lane 12 R8 = 0xbe13b1e2  R9 = 0x3eb86a5c  R10 = 0x3da1066e  R11 = 0x3e36b597;
    expect lane 13 R8 = 0x3eb86a5c  R9 = 0xbf40d26e  R10 = 0x3f800000  R11 = 0x3da1066e;
    expect lane 14 R8 = 0xbf40d26e  R9 = 0x30000000  R10 = 0xbe9ecc0d  R11 = 0x3f800000;
}

warp 7 { # absent
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 8 { # UINT
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0x5c814063  R10 = 0xbd969abe  R11 = 0x80000001;
    expect lane 7 R8 = 0x5c814063  R9 = 0x5e884226  R10 = 0xffffffff  R11 = 0xbd969abe;
    expect lane 8 R8 = 0x5e884226  R9 = 0x54489464  R10 = 0xc56a5417  R11 = 0xffffffff;
    expect lane 9 R8 = 0x54489464  R9 = 0xff7feaf1  R10 = 0x85ec530d  R11 = 0xc56a5417;
    expect lane 10 R8 = 0xff7feaf1  R9 = 0xffffffff  R10 = 0x7fffffff  R11 = 0x85ec530d;
    expect lane 11 R8 = 0xffffffff  R9 = 0xe9953a41  R10 = 0xfffffffe  R11 = 0x7fffffff;
    expect lane 12 R8 = 0xe9953a41  R9 = 0x8aab85e6  R10 = 0x0e06d01c  R11 = 0xfffffffe;
    expect lane 13 R8 = 0x8aab85e6  R9 = 0x8482531b  R10 = 0x80000000  R11 = 0x0e06d01c;
    expect lane 14 R8 = 0x8482531b  R9 = 0xd9e6b7ed  R10 = 0x7a246dbb  R11 = 0x80000000;
}

warp 9 { # UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0x5751941e  R10 = 0xffffffff  R11 = 0x80000001;
    expect lane 7 R8 = 0x5751941e  R9 = 0xd8db5594  R10 = 0x433a64e2  R11 = 0xffffffff;
    expect lane 8 R8 = 0xd8db5594  R9 = 0x3c4ab576  R10 = 0x2d592a9e  R11 = 0x433a64e2;
    expect lane 9 R8 = 0x3c4ab576  R9 = 0x7a3e02f2  R10 = 0x50f7d5a3  R11 = 0x2d592a9e;
    expect lane 10 R8 = 0x7a3e02f2  R9 = 0x1f9be6ff  R10 = 0x0dcde4a0  R11 = 0x50f7d5a3;
    expect lane 11 R8 = 0x1f9be6ff  R9 = 0x80000000  R10 = 0xffffffff  R11 = 0x0dcde4a0;
    expect lane 12 R8 = 0x80000000  R9 = 0xd9740aca  R10 = 0xe008b750  R11 = 0xffffffff;
    expect lane 13 R8 = 0xd9740aca  R9 = 0x6b2e4725  R10 = 0x541b8d99  R11 = 0xe008b750;
    expect lane 14 R8 = 0x6b2e4725  R9 = 0x14b5bfc9  R10 = 0x4469127e  R11 = 0x541b8d99;
}

warp 10 { # UINT
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0xe439b5cd  R10 = 0xfffffffe  R11 = 0x80000001;
    expect lane 7 R8 = 0xe439b5cd  R9 = 0xffffffff  R10 = 0xd9c1d8d8  R11 = 0xfffffffe;
    expect lane 8 R8 = 0xffffffff  R9 = 0xe1a6224b  R10 = 0xb0a33871  R11 = 0xd9c1d8d8;
    expect lane 9 R8 = 0xe1a6224b  R9 = 0xa34a8860  R10 = 0x00000000  R11 = 0xb0a33871;
    expect lane 10 R8 = 0xa34a8860  R9 = 0x60eb470e  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 11 R8 = 0x60eb470e  R9 = 0x56d22eff  R10 = 0xf80a4cbb  R11 = 0xffffffff;
    expect lane 12 R8 = 0x56d22eff  R9 = 0xff6e887f  R10 = 0x0ba687e5  R11 = 0xf80a4cbb;
    expect lane 13 R8 = 0xff6e887f  R9 = 0x68c90bad  R10 = 0xe7ce6284  R11 = 0x0ba687e5;
    expect lane 14 R8 = 0x68c90bad  R9 = 0x844b4d20  R10 = 0x32e9308e  R11 = 0xe7ce6284;
}

warp 11 { # absent
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 12 { # SINT
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0x00000001  R10 = 0xd0b63ec7  R11 = 0x80000001;
    expect lane 7 R8 = 0x00000001  R9 = 0x832221b9  R10 = 0x9fefdc56  R11 = 0xd0b63ec7;
    expect lane 8 R8 = 0x832221b9  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0x9fefdc56;
    expect lane 9 R8 = 0xfffffffe  R9 = 0x1c2a9a4b  R10 = 0xc6eb5170  R11 = 0xfffffffe;
    expect lane 10 R8 = 0x1c2a9a4b  R9 = 0xffffffff  R10 = 0x9fb8fa78  R11 = 0xc6eb5170;
    expect lane 11 R8 = 0xffffffff  R9 = 0x5d45bf88  R10 = 0x0242c80b  R11 = 0x9fb8fa78;
    expect lane 12 R8 = 0x5d45bf88  R9 = 0xbcc83fa0  R10 = 0xf366215a  R11 = 0x0242c80b;
    expect lane 13 R8 = 0xbcc83fa0  R9 = 0xfffffffe  R10 = 0x2bf0f891  R11 = 0xf366215a;
    expect lane 14 R8 = 0xfffffffe  R9 = 0xea9330cd  R10 = 0xccb26986  R11 = 0x2bf0f891;
}

warp 13 { # SINT
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0xecf33ebd  R10 = 0xf93520b0  R11 = 0x80000001;
    expect lane 7 R8 = 0xecf33ebd  R9 = 0x9114ec9b  R10 = 0x38743954  R11 = 0xf93520b0;
    expect lane 8 R8 = 0x9114ec9b  R9 = 0x4a7d6431  R10 = 0xc8d3100a  R11 = 0x38743954;
    expect lane 9 R8 = 0x4a7d6431  R9 = 0xf0b87ad7  R10 = 0xf2a5af29  R11 = 0xc8d3100a;
    expect lane 10 R8 = 0xf0b87ad7  R9 = 0x490c3ee2  R10 = 0x8ee12d5b  R11 = 0xf2a5af29;
    expect lane 11 R8 = 0x490c3ee2  R9 = 0x52a0e83d  R10 = 0x3a803ffd  R11 = 0x8ee12d5b;
    expect lane 12 R8 = 0x52a0e83d  R9 = 0xd920d627  R10 = 0xf96d4297  R11 = 0x3a803ffd;
    expect lane 13 R8 = 0xd920d627  R9 = 0x4be06ac2  R10 = 0xb1c87351  R11 = 0xf96d4297;
    expect lane 14 R8 = 0x4be06ac2  R9 = 0x5a360e6c  R10 = 0xd9453fa9  R11 = 0xb1c87351;
}

warp 14 { # SINT
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0x00000001  R10 = 0xf2209ea2  R11 = 0x80000001;
    expect lane 7 R8 = 0x00000001  R9 = 0x8eacc51d  R10 = 0x5af98816  R11 = 0xf2209ea2;
    expect lane 8 R8 = 0x8eacc51d  R9 = 0xc0d2b56f  R10 = 0x2bfcea56  R11 = 0x5af98816;
    expect lane 9 R8 = 0xc0d2b56f  R9 = 0x66426c33  R10 = 0xc7b808da  R11 = 0x2bfcea56;
    expect lane 10 R8 = 0x66426c33  R9 = 0xc91ad26c  R10 = 0xa4ceb421  R11 = 0xc7b808da;
    expect lane 11 R8 = 0xc91ad26c  R9 = 0x8628de7d  R10 = 0xc651ae25  R11 = 0xa4ceb421;
    expect lane 12 R8 = 0x8628de7d  R9 = 0xc8a5a1e0  R10 = 0x37821ee9  R11 = 0xc651ae25;
    expect lane 13 R8 = 0xc8a5a1e0  R9 = 0x6a3bc82a  R10 = 0xad812898  R11 = 0x37821ee9;
    expect lane 14 R8 = 0x6a3bc82a  R9 = 0x80000000  R10 = 0x2ab5ce4f  R11 = 0xad812898;
}

warp 15 { # absent
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 16 { # FLOAT
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0xbe18c895  R10 = 0x588b5d9f  R11 = 0x80000001;
    expect lane 7 R8 = 0xbe18c895  R9 = 0xfac40e42  R10 = 0x0b3e3866  R11 = 0x588b5d9f;
    expect lane 8 R8 = 0xfac40e42  R9 = 0x57e26497  R10 = 0x681d17ff  R11 = 0x0b3e3866;
    expect lane 9 R8 = 0x57e26497  R9 = 0x630d91d7  R10 = 0xec61f4f7  R11 = 0x681d17ff;
    expect lane 10 R8 = 0x630d91d7  R9 = 0x70ccb1d1  R10 = 0x00000001  R11 = 0xec61f4f7;
    expect lane 11 R8 = 0x70ccb1d1  R9 = 0x32063efd  R10 = 0x5ae4aeb3  R11 = 0x00000001;
    expect lane 12 R8 = 0x32063efd  R9 = 0x08c3ec6e  R10 = 0xf005d3f0  R11 = 0x5ae4aeb3;
    expect lane 13 R8 = 0x08c3ec6e  R9 = 0x77882313  R10 = 0x8deadd53  R11 = 0xf005d3f0;
    expect lane 14 R8 = 0x77882313  R9 = 0xe821f03f  R10 = 0x2a730251  R11 = 0x8deadd53;
}

warp 17 { # FLOAT
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0xfffffffe  R10 = 0x205fa036  R11 = 0x80000001;
    expect lane 7 R8 = 0xfffffffe  R9 = 0xd496d7bf  R10 = 0x039f3f3a  R11 = 0x205fa036;
    expect lane 8 R8 = 0xd496d7bf  R9 = 0xdab4e2d7  R10 = 0x6615ea80  R11 = 0x039f3f3a;
    expect lane 9 R8 = 0xdab4e2d7  R9 = 0x192b9a12  R10 = 0xf45b28b1  R11 = 0x6615ea80;
    expect lane 10 R8 = 0x192b9a12  R9 = 0x00000000  R10 = 0x67b5e51e  R11 = 0xf45b28b1;
    expect lane 11 R8 = 0x00000000  R9 = 0xffffffff  R10 = 0x5bb0be9d  R11 = 0x67b5e51e;
    expect lane 12 R8 = 0xffffffff  R9 = 0x994b046a  R10 = 0xf267d129  R11 = 0x5bb0be9d;
    expect lane 13 R8 = 0x994b046a  R9 = 0xa3d14b6f  R10 = 0x80000001  R11 = 0xf267d129;
    expect lane 14 R8 = 0xa3d14b6f  R9 = 0xf7f0ef94  R10 = 0xce13bc7a  R11 = 0x80000001;
}

warp 18 { # FLOAT
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0x915b6b31  R10 = 0x90225fe5  R11 = 0x80000001;
    expect lane 7 R8 = 0x915b6b31  R9 = 0x7fffffff  R10 = 0x80000000  R11 = 0x90225fe5;
    expect lane 8 R8 = 0x7fffffff  R9 = 0x5505efcb  R10 = 0x62525154  R11 = 0x80000000;
    expect lane 9 R8 = 0x5505efcb  R9 = 0xdb2d00ac  R10 = 0xdc0e1890  R11 = 0x62525154;
    expect lane 10 R8 = 0xdb2d00ac  R9 = 0xd9cd6372  R10 = 0xbd2a8adc  R11 = 0xdc0e1890;
    expect lane 11 R8 = 0xd9cd6372  R9 = 0x9e5170f7  R10 = 0xafd7e25e  R11 = 0xbd2a8adc;
    expect lane 12 R8 = 0x9e5170f7  R9 = 0x6af69df4  R10 = 0x52fa862b  R11 = 0xafd7e25e;
    expect lane 13 R8 = 0x6af69df4  R9 = 0x228076d4  R10 = 0xa5923610  R11 = 0x52fa862b;
    expect lane 14 R8 = 0x228076d4  R9 = 0xa5abd968  R10 = 0x5e3feea7  R11 = 0xa5923610;
}

warp 19 { # absent
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
