# EAC UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 01006f453f7b653b 6951873b210e938b 0cd2f5e060d61312 2dc3da729a196323
bytes 0x30000020 0074a9a2be2f7066 b055a7e12476aab9 ea06302cf95a8311 96b7d0564a09e306
bytes 0x30000040 ff885d8578517d6f ccd910d5033cadf0 5b3ae151ed8fc1b9 91cbf566f5668a0e
bytes 0x30000060 010c487ced1389cc 1ffd838421ec6c7a 065e72d8f5dbf649 b95f47ce8acc7c5e
texture 0 { format EAC UNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 01e024ca24e338ea 5fa17fccc8467beb 050206391ac438ef f4f363ccf10d73d1
bytes 0x30001020 7f740dff530ca501 a98510f43ae68917 6a367e56900a88e2 bea72d67756eca6f
bytes 0x30001040 010840c7264899e0 24594fb030895951 3e8ab5a451d36e65 f22b1a20ea38f763
bytes 0x30001060 7fccddab6103e0f8 9fad70e0054c7e9a f40e5a773120ea2c 55ef45c7b2b756fe
texture 1 { format EAC UNORM layout pitch 128 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 0090ba4e7c9a88c0 a521d1b365ada967 31720d45edfc43fc 3483da4046dc69fb
bytes 0x30002020 ff04cfbf65349cf5 d3554f97d8f16fe4 4ed6602cbee6d3a9 f677d6ba04ec0234
bytes 0x30002040 00d8a240f345ca2f 11a9780c97b8db75 580a5188d9b8e090 717bf248f224048c
bytes 0x30002060 ff8cbde826b48270 57dd4cbd12598004 c87e9467e0689b19 daafbc4ffe1b4d6e
texture 2 { format EAC UNORM layout pitch 128 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 ff001df3ff27ae16 41716a9a280fd417 6d92d6b39564850a f4f32a6cfe37f607
bytes 0x30003020 81d4ea8bf5f25328 02b582488c4b502f 5e0666491cd29be5 6687eb0f373c0164
bytes 0x30003040 7f387180cc09e513 a21983ee23626b57 dd1aa20ccadbd0dc e47b1fe41fcf8bf9
bytes 0x30003060 810c2042cacd50b4 dd2df944026cd501 82fe106db91614d8 f5afddb2d8a42a93
texture 3 { format EAC UNORM layout pitch 128 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 81a02823e2ab1adc 567175f5414d647d b90241edfd722788 0833303a8839e87a
bytes 0x30004020 012468ea1fe638cf 8ca50ee53078dfad 2576d9e5eddea18c 70d78d7cdef0cd5a
bytes 0x30004040 8108aef7f02e2ee2 dde96568953697a6 54ba2f5e08aa667e 7ecb1f4c4ce677d6
bytes 0x30004060 ffec0d021378b528 79dd050b52dd9d78 fc0e7959416456a3 9c9fbc57400d3fc8
texture 4 { format EAC UNORM layout pitch 128 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 0160085a75be53b9 5db16bd811dcb5ee 21126d9f580058ad f173d8e287bebc67
bytes 0x30005020 00047bac76d849c4 c375061683393003 8e561a54a592e5c9 e557f2b03fdcac3c
bytes 0x30005040 8158a18ec6158758 b3593353fda08170 3b0ae575fe899cbf 08fbfe926b92d125
bytes 0x30005060 ff3c0e250c7a6a3f 4fadee91a7cf70ac a46e5f9a5ffdde9d 772fa0c4184144ef
texture 5 { format EAC UNORM layout pitch 128 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3be01c04  R10 = 0x3ac01803  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c201403  R9 = 0x3be01c04  R10 = 0x3ac01803  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e8d11a2  R9 = 0x3ee71ce4  R10 = 0x3f0790f2  R11 = 0x3ee71ce4;
    expect lane 3 R8 = 0x3e221443  R9 = 0x3f1692d2  R10 = 0x3e8d11a2  R11 = 0x3eb516a3;
    expect lane 4 R8 = 0x3e811022  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f289513;
    expect lane 5 R8 = 0x3e811022  R9 = 0x3dcc1983  R10 = 0x00000000  R11 = 0x3ecf19e3;
    expect lane 6 R8 = 0x3ed31a63  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ed31a63;
    expect lane 7 R8 = 0x3ed31a63  R9 = 0x3e661cc4  R10 = 0x00000000  R11 = 0x3dac1583;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e0e11c2;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f0d91b2  R9 = 0x3f3a9753  R10 = 0x3f219433  R11 = 0x3f4e99d3;
    expect lane 11 R8 = 0x3f4e99d3  R9 = 0x3f039072  R10 = 0x3f4e99d3  R11 = 0x3ef31e64;
    expect lane 12 R8 = 0x3f6afd60  R9 = 0x3f693d28  R10 = 0x3f6b7d70  R11 = 0x3f69bd38;
    expect lane 13 R8 = 0x3f6b7d70  R9 = 0x3f6afd60  R10 = 0x3f69bd38  R11 = 0x3f699d34;
    expect lane 14 R8 = 0x3f2c9593  R9 = 0x3ebf17e3  R10 = 0x3dec1d84  R11 = 0x3f639c74;
    expect lane 15 R8 = 0x3e7a1f44  R9 = 0x3f2c9593  R10 = 0x3ebf17e3  R11 = 0x3eeb1d64;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3f97f3  R11 = 0x3f3f97f3;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3f97f3;
    expect lane 18 R8 = 0x3f599b33  R9 = 0x3f599b33  R10 = 0x3ec91923  R11 = 0x3f329653;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0b9172;
    expect lane 20 R8 = 0x3eab1563  R9 = 0x3eed1da4  R10 = 0x3eab1563  R11 = 0x3eed1da4;
    expect lane 21 R8 = 0x3e761ec4  R9 = 0x3ee11c24  R10 = 0x3eab1563  R11 = 0x3ebd17a3;
    expect lane 22 R8 = 0x3f419833  R9 = 0x3dcc1983  R10 = 0x3dcc1983  R11 = 0x3f7d9fb4;
    expect lane 23 R8 = 0x3eab1563  R9 = 0x3ef31e64  R10 = 0x3f419833  R11 = 0x3dcc1983;
    expect lane 24 R8 = 0x3b201403  R9 = 0x3a801002  R10 = 0x3c101202  R11 = 0x3b201403;
    expect lane 25 R8 = 0x3be01c04  R9 = 0x3c281503  R10 = 0x3be01c04  R11 = 0x3b901202;
    expect lane 26 R8 = 0x3d841082  R9 = 0x3d841082  R10 = 0x00000000  R11 = 0x3dfc1f84;
    expect lane 27 R8 = 0x00000000  R9 = 0x3bc01803  R10 = 0x3e761ec4  R11 = 0x3f2694d3;
    expect lane 28 R8 = 0x3dac1583  R9 = 0x00000000  R10 = 0x3dac1583  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e2614c3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e2614c3;
    expect lane 30 R8 = 0x3f209413  R9 = 0x3f1692d2  R10 = 0x3f619c34  R11 = 0x3f1692d2;
    expect lane 31 R8 = 0x3f0c9192  R9 = 0x3f209413  R10 = 0x3f579af3  R11 = 0x3f579af3;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3be01c04  R9 = 0x3c501a03  R10 = 0x3c501a03  R11 = 0x3c201403;
    expect lane 1 R8 = 0x3c201403  R9 = 0x00000000  R10 = 0x3c501a03  R11 = 0x3c201403;
    expect lane 2 R8 = 0x3e221443  R9 = 0x3e8d11a2  R10 = 0x3ee71ce4  R11 = 0x3f1692d2;
    expect lane 3 R8 = 0x3e8d11a2  R9 = 0x3e221443  R10 = 0x3e8d11a2  R11 = 0x3f0790f2;
    expect lane 4 R8 = 0x3ecf19e3  R9 = 0x00000000  R10 = 0x3dcc1983  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dcc1983;
    expect lane 6 R8 = 0x3f3d97b3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e661cc4;
    expect lane 7 R8 = 0x3ed31a63  R9 = 0x00000000  R10 = 0x3e661cc4  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3e4618c3  R10 = 0x3e9b1362  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e9b1362  R9 = 0x3e4618c3  R10 = 0x3d681d04  R11 = 0x3e4618c3;
    expect lane 10 R8 = 0x3f589b13  R9 = 0x3f3a9753  R10 = 0x3f3a9753  R11 = 0x3f629c54;
    expect lane 11 R8 = 0x3f039072  R9 = 0x3f0d91b2  R10 = 0x3f629c54  R11 = 0x3f4e99d3;
    expect lane 12 R8 = 0x3f699d34  R9 = 0x3f69bd38  R10 = 0x3f6bdd7c  R11 = 0x3f6a1d44;
    expect lane 13 R8 = 0x3f6a1d44  R9 = 0x3f69bd38  R10 = 0x3f699d34  R11 = 0x3f6b5d6c;
    expect lane 14 R8 = 0x3f429853  R9 = 0x3e7a1f44  R10 = 0x3ebf17e3  R11 = 0x3eeb1d64;
    expect lane 15 R8 = 0x3f639c74  R9 = 0x3f639c74  R10 = 0x3eeb1d64  R11 = 0x3dec1d84;
    expect lane 16 R8 = 0x3f6f9df4  R9 = 0x3f6f9df4  R10 = 0x3f800000  R11 = 0x3f2f95f3;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3f97f3;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3e9512a2  R10 = 0x3f329653  R11 = 0x3f0b9172;
    expect lane 19 R8 = 0x3ec91923  R9 = 0x3f329653  R10 = 0x3f800000  R11 = 0x3f0b9172;
    expect lane 20 R8 = 0x3ec91923  R9 = 0x3ec91923  R10 = 0x3ec91923  R11 = 0x3e8710e2;
    expect lane 21 R8 = 0x3ebd17a3  R9 = 0x3e9f13e2  R10 = 0x3eed1da4  R11 = 0x3eed1da4;
    expect lane 22 R8 = 0x3f599b33  R9 = 0x3f419833  R10 = 0x3f599b33  R11 = 0x3e761ec4;
    expect lane 23 R8 = 0x3ef31e64  R9 = 0x3f599b33  R10 = 0x3eab1563  R11 = 0x3f419833;
    expect lane 24 R8 = 0x3c281503  R9 = 0x3bf01e04  R10 = 0x3bf01e04  R11 = 0x3b901202;
    expect lane 25 R8 = 0x3b901202  R9 = 0x3be01c04  R10 = 0x3b801002  R11 = 0x3c281503;
    expect lane 26 R8 = 0x3d841082  R9 = 0x3bc01803  R10 = 0x3dfc1f84  R11 = 0x3f2694d3;
    expect lane 27 R8 = 0x3e761ec4  R9 = 0x00000000  R10 = 0x3f2694d3  R11 = 0x3d841082;
    expect lane 28 R8 = 0x3dfc1f84  R9 = 0x3dfc1f84  R10 = 0x3e2614c3  R11 = 0x3dfc1f84;
    expect lane 29 R8 = 0x3e3a1743  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e3a1743;
    expect lane 30 R8 = 0x3f439873  R9 = 0x3f1692d2  R10 = 0x3f209413  R11 = 0x3f619c34;
    expect lane 31 R8 = 0x3f619c34  R9 = 0x3f579af3  R10 = 0x3f0c9192  R11 = 0x3f2a9553;
}

warp 2 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e8f11e2  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3dec1d84  R11 = 0x3f4598b3;
    expect lane 2 R8 = 0x3f579af3  R9 = 0x00000000  R10 = 0x3f399733  R11 = 0x00000000;
    expect lane 3 R8 = 0x3dcc1983  R9 = 0x3f579af3  R10 = 0x3f1b9372  R11 = 0x00000000;
    expect lane 4 R8 = 0x3c9c1382  R9 = 0x3cb41683  R10 = 0x3cb41683  R11 = 0x3ca81503;
    expect lane 5 R8 = 0x3c9c1382  R9 = 0x3c781f04  R10 = 0x3cb41683  R11 = 0x3ccc1983;
    expect lane 6 R8 = 0x3f569ad3  R9 = 0x3e4618c3  R10 = 0x3f800000  R11 = 0x3e4618c3;
    expect lane 7 R8 = 0x3e4618c3  R9 = 0x3f800000  R10 = 0x3f389713  R11 = 0x3f569ad3;
    expect lane 8 R8 = 0x3e2e15c3  R9 = 0x3f229453  R10 = 0x3f4c9993  R11 = 0x3ed51aa3;
    expect lane 9 R8 = 0x3e2e15c3  R9 = 0x3f0d91b2  R10 = 0x3e8f11e2  R11 = 0x3ed51aa3;
    expect lane 10 R8 = 0x3f399733  R9 = 0x3f119232  R10 = 0x3ec31863  R11 = 0x3f119232;
    expect lane 11 R8 = 0x3ee31c64  R9 = 0x3f399733  R10 = 0x3f399733  R11 = 0x3f799f34;
    expect lane 12 R8 = 0x3f089112  R9 = 0x3ea514a3  R10 = 0x3e931262  R11 = 0x3e931262;
    expect lane 13 R8 = 0x3ea514a3  R9 = 0x3e931262  R10 = 0x3ee71ce4  R11 = 0x3ebd17a3;
    expect lane 14 R8 = 0x3ea11423  R9 = 0x3f669cd4  R10 = 0x3ea11423  R11 = 0x3f0c9192;
    expect lane 15 R8 = 0x3ea11423  R9 = 0x3f0c9192  R10 = 0x3f669cd4  R11 = 0x3ea11423;
    expect lane 16 R8 = 0x3ba01403  R9 = 0x3bd01a03  R10 = 0x3a801002  R11 = 0x3b001002;
    expect lane 17 R8 = 0x3b001002  R9 = 0x3c281503  R10 = 0x3bd01a03  R11 = 0x3b001002;
    expect lane 18 R8 = 0x00000000  R9 = 0x3dd41a83  R10 = 0x3dd41a83  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x3e621c44  R10 = 0x3e2614c3  R11 = 0x3e2614c3;
    expect lane 20 R8 = 0x3ead15a3  R9 = 0x3df41e84  R10 = 0x00000000  R11 = 0x3ead15a3;
    expect lane 21 R8 = 0x3e8d11a2  R9 = 0x3df41e84  R10 = 0x3f0690d2  R11 = 0x3eed1da4;
    expect lane 22 R8 = 0x3f7e9fd4  R9 = 0x3f5e9bd3  R10 = 0x3f6e9dd4  R11 = 0x3f6e9dd4;
    expect lane 23 R8 = 0x3f7e9fd4  R9 = 0x3f7a9f54  R10 = 0x3f5e9bd3  R11 = 0x3f689d14;
    expect lane 24 R8 = 0x3f6b9d74  R9 = 0x3f239473  R10 = 0x3f239473  R11 = 0x3f4798f3;
    expect lane 25 R8 = 0x3eb716e3  R9 = 0x3cf01e04  R10 = 0x3eb716e3  R11 = 0x3eb716e3;
    expect lane 26 R8 = 0x3f1f93f2  R9 = 0x3f1592b2  R10 = 0x3f1592b2  R11 = 0x3e6e1dc4;
    expect lane 27 R8 = 0x3e6e1dc4  R9 = 0x3f019032  R10 = 0x3f799f34  R11 = 0x3f019032;
    expect lane 28 R8 = 0x3f757eb0  R9 = 0x3f74fea0  R10 = 0x3f737e70  R11 = 0x3f739e74;
    expect lane 29 R8 = 0x3f741e84  R9 = 0x3f741e84  R10 = 0x3f753ea8  R11 = 0x3f73de7c;
    expect lane 30 R8 = 0x3d781f04  R9 = 0x3f299533  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f0d91b2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f0d91b2;
}

warp 3 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3dec1d84  R9 = 0x3dec1d84  R10 = 0x3dec1d84  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e8f11e2  R11 = 0x3ee31c64;
    expect lane 2 R8 = 0x3ee71ce4  R9 = 0x3e831062  R10 = 0x3dcc1983  R11 = 0x3f579af3;
    expect lane 3 R8 = 0x3f579af3  R9 = 0x00000000  R10 = 0x3f1b9372  R11 = 0x3ee71ce4;
    expect lane 4 R8 = 0x3c781f04  R9 = 0x3c901202  R10 = 0x3c781f04  R11 = 0x3cb41683;
    expect lane 5 R8 = 0x3c781f04  R9 = 0x3ce01c04  R10 = 0x3cc01803  R11 = 0x3ca81503;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f389713  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f389713  R10 = 0x3f1a9352  R11 = 0x3f1a9352;
    expect lane 8 R8 = 0x3f4c9993  R9 = 0x3e2e15c3  R10 = 0x3e8f11e2  R11 = 0x3e2e15c3;
    expect lane 9 R8 = 0x3e8f11e2  R9 = 0x3eab1563  R10 = 0x3ed51aa3  R11 = 0x3eab1563;
    expect lane 10 R8 = 0x3f799f34  R9 = 0x3ec31863  R10 = 0x3f799f34  R11 = 0x3ee31c64;
    expect lane 11 R8 = 0x3f119232  R9 = 0x3f799f34  R10 = 0x3ec31863  R11 = 0x3f599b33;
    expect lane 12 R8 = 0x3ef91f24  R9 = 0x3ebd17a3  R10 = 0x3ea514a3  R11 = 0x3ee71ce4;
    expect lane 13 R8 = 0x3ebd17a3  R9 = 0x3ea514a3  R10 = 0x3ee71ce4  R11 = 0x3ef91f24;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f669cd4  R10 = 0x3f800000  R11 = 0x3edd1ba3;
    expect lane 15 R8 = 0x3f529a53  R9 = 0x3f800000  R10 = 0x3f669cd4  R11 = 0x3f669cd4;
    expect lane 16 R8 = 0x3bd01a03  R9 = 0x3c181302  R10 = 0x3bd01a03  R11 = 0x3b401803;
    expect lane 17 R8 = 0x3b401803  R9 = 0x3ba01403  R10 = 0x3bd01a03  R11 = 0x3b401803;
    expect lane 18 R8 = 0x00000000  R9 = 0x3dd41a83  R10 = 0x3e8f11e2  R11 = 0x3ea31463;
    expect lane 19 R8 = 0x3e621c44  R9 = 0x3d381703  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x3df41e84  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3eed1da4  R9 = 0x3ead15a3  R10 = 0x3e8d11a2  R11 = 0x3eed1da4;
    expect lane 22 R8 = 0x3f649c94  R9 = 0x3f649c94  R10 = 0x3f7a9f54  R11 = 0x3f749e94;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f5e9bd3  R10 = 0x3f749e94  R11 = 0x3f689d14;
    expect lane 24 R8 = 0x3e2e15c3  R9 = 0x3e9f13e2  R10 = 0x3f1792f2  R11 = 0x3cf01e04;
    expect lane 25 R8 = 0x3f4798f3  R9 = 0x3eb716e3  R10 = 0x3f6b9d74  R11 = 0x3f6b9d74;
    expect lane 26 R8 = 0x3f339673  R9 = 0x3f299533  R10 = 0x3f1592b2  R11 = 0x3f0b9172;
    expect lane 27 R8 = 0x3f799f34  R9 = 0x3f019032  R10 = 0x3e6e1dc4  R11 = 0x3f1592b2;
    expect lane 28 R8 = 0x3f759eb4  R9 = 0x3f73de7c  R10 = 0x3f757eb0  R11 = 0x3f74fea0;
    expect lane 29 R8 = 0x3f757eb0  R9 = 0x3f74fea0  R10 = 0x3f753ea8  R11 = 0x3f73de7c;
    expect lane 30 R8 = 0x3ee31c64  R9 = 0x00000000  R10 = 0x3f299533  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f0d91b2  R9 = 0x3f299533  R10 = 0x3f4598b3  R11 = 0x3f299533;
}

warp 4 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e911222  R9 = 0x00000000  R10 = 0x3efd1fa4  R11 = 0x3e3616c3;
    expect lane 1 R8 = 0x3e911222  R9 = 0x00000000  R10 = 0x3d941282  R11 = 0x3d941282;
    expect lane 2 R8 = 0x3f299533  R9 = 0x3f319633  R10 = 0x3f1792f2  R11 = 0x3f3796f3;
    expect lane 3 R8 = 0x3f0b9172  R9 = 0x3f319633  R10 = 0x3f299533  R11 = 0x3f319633;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f0590b2  R10 = 0x00000000  R11 = 0x3e0e11c2;
    expect lane 5 R8 = 0x3f0590b2  R9 = 0x3f0590b2  R10 = 0x3d681d04  R11 = 0x3f0590b2;
    expect lane 6 R8 = 0x3eb91723  R9 = 0x3da41483  R10 = 0x3e121242  R11 = 0x3eb91723;
    expect lane 7 R8 = 0x3f149292  R9 = 0x3f149292  R10 = 0x3e721e44  R11 = 0x3eb91723;
    expect lane 8 R8 = 0x3f7e1fc4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f7e1fc4  R10 = 0x3f800000  R11 = 0x3f7edfdc;
    expect lane 10 R8 = 0x3f1c9392  R9 = 0x3f800000  R10 = 0x3f1c9392  R11 = 0x3f2694d3;
    expect lane 11 R8 = 0x3f5d9bb3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3dd41a83  R9 = 0x00000000  R10 = 0x3f299533  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f299533  R10 = 0x00000000  R11 = 0x3f509a13;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f619c34  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f299533  R9 = 0x3f619c34  R10 = 0x3f539a73  R11 = 0x3f800000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e831062;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e831062  R11 = 0x00000000;
    expect lane 18 R8 = 0x3eaf15e3  R9 = 0x00000000  R10 = 0x3eaf15e3  R11 = 0x00000000;
    expect lane 19 R8 = 0x3eaf15e3  R9 = 0x3e661cc4  R10 = 0x3e661cc4  R11 = 0x3e661cc4;
    expect lane 20 R8 = 0x3eb1562b  R9 = 0x3eae95d3  R10 = 0x3eb1562b  R11 = 0x3eaf15e3;
    expect lane 21 R8 = 0x3eb2d65b  R9 = 0x3eaf15e3  R10 = 0x3eb09613  R11 = 0x3eb1d63b;
    expect lane 22 R8 = 0x3ef11e24  R9 = 0x3e2e15c3  R10 = 0x3ef11e24  R11 = 0x3f309613;
    expect lane 23 R8 = 0x3e9d13a2  R9 = 0x3e811022  R10 = 0x3e811022  R11 = 0x3e9d13a2;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f679cf4  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f5f9bf3  R10 = 0x3f5f9bf3  R11 = 0x3f800000;
    expect lane 26 R8 = 0x00000000  R9 = 0x3eaf15e3  R10 = 0x3ee31c64  R11 = 0x3e421843;
    expect lane 27 R8 = 0x3ee31c64  R9 = 0x3e9512a2  R10 = 0x3e9512a2  R11 = 0x3e421843;
    expect lane 28 R8 = 0x3f6b9d74  R9 = 0x3f800000  R10 = 0x3f099132  R11 = 0x3f5d9bb3;
    expect lane 29 R8 = 0x3f109212  R9 = 0x3f5d9bb3  R10 = 0x3f6b9d74  R11 = 0x3f099132;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3c9793;
}

warp 5 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3d941282  R9 = 0x3d941282  R10 = 0x3efd1fa4  R11 = 0x3d941282;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e3616c3;
    expect lane 2 R8 = 0x3f0b9172  R9 = 0x3f319633  R10 = 0x3f299533  R11 = 0x3f0b9172;
    expect lane 3 R8 = 0x3f119232  R9 = 0x3f3d97b3  R10 = 0x3f299533  R11 = 0x3f0b9172;
    expect lane 4 R8 = 0x3e621c44  R9 = 0x3e9b1362  R10 = 0x3e9b1362  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e621c44  R9 = 0x3e621c44  R10 = 0x3f0590b2  R11 = 0x3e0e11c2;
    expect lane 6 R8 = 0x3e721e44  R9 = 0x3eb91723  R10 = 0x3e121242  R11 = 0x3e721e44;
    expect lane 7 R8 = 0x3eb91723  R9 = 0x00000000  R10 = 0x3f149292  R11 = 0x3e121242;
    expect lane 8 R8 = 0x3f7e1fc4  R9 = 0x3f800000  R10 = 0x3f7fdffc  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f7edfdc  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7edfdc;
    expect lane 10 R8 = 0x3f309613  R9 = 0x3f449893  R10 = 0x3f1c9392  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f7b9f74  R9 = 0x3f5d9bb3  R10 = 0x3f5d9bb3  R11 = 0x3f2694d3;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f299533  R10 = 0x3f509a13  R11 = 0x3dd41a83;
    expect lane 13 R8 = 0x3f1c9392  R9 = 0x00000000  R10 = 0x3f1c9392  R11 = 0x3f1c9392;
    expect lane 14 R8 = 0x3f299533  R9 = 0x3f800000  R10 = 0x3f619c34  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f619c34  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f619c34;
    expect lane 16 R8 = 0x3d581b03  R9 = 0x00000000  R10 = 0x3eb716e3  R11 = 0x3d581b03;
    expect lane 17 R8 = 0x3d581b03  R9 = 0x3eeb1d64  R10 = 0x3e831062  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x3ed71ae3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x3e661cc4  R9 = 0x3e661cc4  R10 = 0x3eaf15e3  R11 = 0x00000000;
    expect lane 20 R8 = 0x3eb09613  R9 = 0x3eb01603  R10 = 0x3eae95d3  R11 = 0x3eae95d3;
    expect lane 21 R8 = 0x3eb2d65b  R9 = 0x3eb09613  R10 = 0x3eaf15e3  R11 = 0x3eb01603;
    expect lane 22 R8 = 0x3ef11e24  R9 = 0x3e811022  R10 = 0x3f1b9372  R11 = 0x3ef11e24;
    expect lane 23 R8 = 0x3ec718e3  R9 = 0x3ef11e24  R10 = 0x3e9d13a2  R11 = 0x3ec718e3;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2f95f3;
    expect lane 25 R8 = 0x3f679cf4  R9 = 0x3f679cf4  R10 = 0x3f800000  R11 = 0x3f5f9bf3;
    expect lane 26 R8 = 0x00000000  R9 = 0x3e421843  R10 = 0x3e421843  R11 = 0x3e761ec4;
    expect lane 27 R8 = 0x3e9512a2  R9 = 0x3eaf15e3  R10 = 0x3e9512a2  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f799f34  R9 = 0x3f2c9593  R10 = 0x3f5d9bb3  R11 = 0x3f2c9593;
    expect lane 29 R8 = 0x3f1e93d2  R9 = 0x3f1e93d2  R10 = 0x3f099132  R11 = 0x3f1e93d2;
    expect lane 30 R8 = 0x3f6e9dd4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3c9793;
    expect lane 31 R8 = 0x3f6e9dd4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7edfdc  R11 = 0x3f7f3fe8;
    expect lane 1 R8 = 0x3f7edfdc  R9 = 0x3f7f3fe8  R10 = 0x3f800000  R11 = 0x3f7edfdc;
    expect lane 2 R8 = 0x00000000  R9 = 0x3e321643  R10 = 0x3ed71ae3  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e321643  R10 = 0x00000000  R11 = 0x3e321643;
    expect lane 4 R8 = 0x3f119232  R9 = 0x3f2c9593  R10 = 0x3e811022  R11 = 0x3f2c9593;
    expect lane 5 R8 = 0x3e811022  R9 = 0x3eed1da4  R10 = 0x3e1612c2  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f1a9352  R9 = 0x3e4618c3  R10 = 0x3f800000  R11 = 0x3f389713;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f569ad3  R10 = 0x3e4618c3  R11 = 0x3f389713;
    expect lane 8 R8 = 0x3dcc1983  R9 = 0x3f800000  R10 = 0x3f429853  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f1b9372  R9 = 0x3f1b9372  R10 = 0x3e4e19c3  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3dc41883  R11 = 0x3dc41883;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ebb576b  R9 = 0x3ebdd7bb  R10 = 0x3ebdd7bb  R11 = 0x3eba574b;
    expect lane 13 R8 = 0x3ebdd7bb  R9 = 0x3ebf97f3  R10 = 0x3ebe97d3  R11 = 0x3ebed7db;
    expect lane 14 R8 = 0x3e1a1342  R9 = 0x3eed1da4  R10 = 0x3f3696d3  R11 = 0x3f3696d3;
    expect lane 15 R8 = 0x3f3696d3  R9 = 0x3f0690d2  R10 = 0x3e9d13a2  R11 = 0x3e7a1f44;
    expect lane 16 R8 = 0x3f029052  R9 = 0x3ec31863  R10 = 0x3ef31e64  R11 = 0x3ec31863;
    expect lane 17 R8 = 0x3ecf19e3  R9 = 0x3f029052  R10 = 0x3ecf19e3  R11 = 0x3ef31e64;
    expect lane 18 R8 = 0x3f209413  R9 = 0x3f209413  R10 = 0x3f2b9573  R11 = 0x3f239473;
    expect lane 19 R8 = 0x3f209413  R9 = 0x3f2694d3  R10 = 0x3f2694d3  R11 = 0x3f189312;
    expect lane 20 R8 = 0x3f5b9b73  R9 = 0x3f539a73  R10 = 0x3f649c94  R11 = 0x3f609c14;
    expect lane 21 R8 = 0x3f649c94  R9 = 0x3f539a73  R10 = 0x3f5b9b73  R11 = 0x3f649c94;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f569ad3  R10 = 0x3f339673  R11 = 0x3f569ad3;
    expect lane 23 R8 = 0x3f1e93d2  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f013026  R9 = 0x3f00500a  R10 = 0x3f011022  R11 = 0x3f011022;
    expect lane 25 R8 = 0x3f00500a  R9 = 0x3f00b016  R10 = 0x3f013026  R11 = 0x3f02504a;
    expect lane 26 R8 = 0x3f619c34  R9 = 0x3f5b9b73  R10 = 0x3f579af3  R11 = 0x3f6f9df4;
    expect lane 27 R8 = 0x3f499933  R9 = 0x3f5d9bb3  R10 = 0x3f579af3  R11 = 0x3f499933;
    expect lane 28 R8 = 0x3f2f95f3  R9 = 0x3f6b9d74  R10 = 0x3f6b9d74  R11 = 0x3e8d11a2;
    expect lane 29 R8 = 0x3f4d99b3  R9 = 0x00000000  R10 = 0x3d281503  R11 = 0x3e8d11a2;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f1b9372  R10 = 0x3f439873  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f439873  R9 = 0x3f2f95f3  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 7 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7dbfb8;
    expect lane 1 R8 = 0x3f7e7fd0  R9 = 0x3f800000  R10 = 0x3f7e7fd0  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3d841082  R9 = 0x3e321643  R10 = 0x3ed71ae3  R11 = 0x3ed71ae3;
    expect lane 3 R8 = 0x3ed71ae3  R9 = 0x3f1592b2  R10 = 0x00000000  R11 = 0x3f1592b2;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f119232  R10 = 0x3e1612c2  R11 = 0x3f119232;
    expect lane 5 R8 = 0x3eb716e3  R9 = 0x3e1612c2  R10 = 0x3e811022  R11 = 0x3e811022;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f569ad3  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3eb516a3  R9 = 0x3f429853  R10 = 0x3f5c9b93  R11 = 0x3f429853;
    expect lane 9 R8 = 0x3f429853  R9 = 0x3eb516a3  R10 = 0x3f429853  R11 = 0x3f1b9372;
    expect lane 10 R8 = 0x3dc41883  R9 = 0x3dc41883  R10 = 0x00000000  R11 = 0x3dc41883;
    expect lane 11 R8 = 0x3e891122  R9 = 0x3ee11c24  R10 = 0x3e891122  R11 = 0x3eb516a3;
    expect lane 12 R8 = 0x3ebdd7bb  R9 = 0x3ebdd7bb  R10 = 0x3eba574b  R11 = 0x3ebdd7bb;
    expect lane 13 R8 = 0x3ebb576b  R9 = 0x3ebe97d3  R10 = 0x3ebdd7bb  R11 = 0x3ebe97d3;
    expect lane 14 R8 = 0x3e9d13a2  R9 = 0x3f3696d3  R10 = 0x3f1e93d2  R11 = 0x3f1e93d2;
    expect lane 15 R8 = 0x3e9d13a2  R9 = 0x3eed1da4  R10 = 0x3eed1da4  R11 = 0x3e9d13a2;
    expect lane 16 R8 = 0x3ef31e64  R9 = 0x3f029052  R10 = 0x3edb1b63  R11 = 0x3ec31863;
    expect lane 17 R8 = 0x3f149292  R9 = 0x3ec31863  R10 = 0x3ecf19e3  R11 = 0x3ec31863;
    expect lane 18 R8 = 0x3f299533  R9 = 0x3f189312  R10 = 0x3f239473  R11 = 0x3f2b9573;
    expect lane 19 R8 = 0x3f299533  R9 = 0x3f2b9573  R10 = 0x3f1a9352  R11 = 0x3f239473;
    expect lane 20 R8 = 0x3f5b9b73  R9 = 0x3f559ab3  R10 = 0x3f599b33  R11 = 0x3f5e9bd3;
    expect lane 21 R8 = 0x3f609c14  R9 = 0x3f5e9bd3  R10 = 0x3f539a73  R11 = 0x3f669cd4;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f1e93d2  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f569ad3  R9 = 0x3f419833  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f01d03a  R9 = 0x3f00b016  R10 = 0x3f011022  R11 = 0x3f013026;
    expect lane 25 R8 = 0x3f01f03e  R9 = 0x3f01d03a  R10 = 0x3f02504a  R11 = 0x3f00b016;
    expect lane 26 R8 = 0x3f5d9bb3  R9 = 0x3f579af3  R10 = 0x3f5b9b73  R11 = 0x3f579af3;
    expect lane 27 R8 = 0x3f5f9bf3  R9 = 0x3f599b33  R10 = 0x3f5b9b73  R11 = 0x3f599b33;
    expect lane 28 R8 = 0x3f6b9d74  R9 = 0x3e221443  R10 = 0x3f7a9f54  R11 = 0x3e8d11a2;
    expect lane 29 R8 = 0x3e221443  R9 = 0x3e8d11a2  R10 = 0x00000000  R11 = 0x3f2f95f3;
    expect lane 30 R8 = 0x3f1b9372  R9 = 0x3f579af3  R10 = 0x3f1b9372  R11 = 0x3f1b9372;
    expect lane 31 R8 = 0x3f2f95f3  R9 = 0x3f1b9372  R10 = 0x3f2f95f3  R11 = 0x3f579af3;
}

warp 8 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e1e13c2  R9 = 0x3f800000  R10 = 0x3e8b1162  R11 = 0x3e8b1162;
    expect lane 1 R8 = 0x3e1e13c2  R9 = 0x00000000  R10 = 0x3f339673  R11 = 0x3f339673;
    expect lane 2 R8 = 0x3f009012  R9 = 0x3f009012  R10 = 0x3d841082  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e1612c2  R10 = 0x3d841082  R11 = 0x3d841082;
    expect lane 4 R8 = 0x3f39572b  R9 = 0x3f3b1763  R10 = 0x3f3a774f  R11 = 0x3f389713;
    expect lane 5 R8 = 0x3f39b737  R9 = 0x3f3a774f  R10 = 0x3f37f6ff  R11 = 0x3f37f6ff;
    expect lane 6 R8 = 0x3d381703  R9 = 0x00000000  R10 = 0x3d8c1182  R11 = 0x00000000;
    expect lane 7 R8 = 0x3dbc1783  R9 = 0x00000000  R10 = 0x3d381703  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d381703  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3cb01603  R11 = 0x3dbc1783;
    expect lane 10 R8 = 0x3df41e84  R9 = 0x3f209413  R10 = 0x3e4a1943  R11 = 0x3edd1ba3;
    expect lane 11 R8 = 0x3f5c9b93  R9 = 0x3f5c9b93  R10 = 0x3f709e14  R11 = 0x3df41e84;
    expect lane 12 R8 = 0x3ead15a3  R9 = 0x3ed71ae3  R10 = 0x00000000  R11 = 0x3ead15a3;
    expect lane 13 R8 = 0x3ed71ae3  R9 = 0x3ead15a3  R10 = 0x3d181302  R11 = 0x3ead15a3;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f4b9973  R11 = 0x3f0a9152;
    expect lane 15 R8 = 0x3f0a9152  R9 = 0x3f249493  R10 = 0x3f4b9973  R11 = 0x3f729e54;
    expect lane 16 R8 = 0x3f00500a  R9 = 0x3f02b056  R10 = 0x3f00500a  R11 = 0x3f023046;
    expect lane 17 R8 = 0x3f00500a  R9 = 0x3f00500a  R10 = 0x3f02b056  R11 = 0x3f00d01a;
    expect lane 18 R8 = 0x3f1792f2  R9 = 0x3edb1b63  R10 = 0x3f6b9d74  R11 = 0x3ea31463;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ea31463  R11 = 0x3f1792f2;
    expect lane 20 R8 = 0x00000000  R9 = 0x3e7a1f44  R10 = 0x3f3796f3  R11 = 0x3e221443;
    expect lane 21 R8 = 0x00000000  R9 = 0x3e221443  R10 = 0x00000000  R11 = 0x3eeb1d64;
    expect lane 22 R8 = 0x3f6a9d54  R9 = 0x3e8510a2  R10 = 0x3f4698d3  R11 = 0x3ecd19a3;
    expect lane 23 R8 = 0x3e8510a2  R9 = 0x3f6a9d54  R10 = 0x3cd01a03  R11 = 0x3f6a9d54;
    expect lane 24 R8 = 0x3ee71ce4  R9 = 0x3f559ab3  R10 = 0x3f4798f3  R11 = 0x3f559ab3;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f1d93b2  R11 = 0x3ee71ce4;
    expect lane 26 R8 = 0x3ebf17e3  R9 = 0x3f0690d2  R10 = 0x3f0690d2  R11 = 0x3ed91b23;
    expect lane 27 R8 = 0x3f6e9dd4  R9 = 0x3f0690d2  R10 = 0x3f139272  R11 = 0x3f139272;
    expect lane 28 R8 = 0x3f7d7fb0  R9 = 0x3f7d3fa8  R10 = 0x3f7cffa0  R11 = 0x3f7b7f70;
    expect lane 29 R8 = 0x3f7bdf7c  R9 = 0x3f7b9f74  R10 = 0x3f7b7f70  R11 = 0x3f7b7f70;
    expect lane 30 R8 = 0x3f649c94  R9 = 0x3f409813  R10 = 0x3e9712e2  R11 = 0x3f409813;
    expect lane 31 R8 = 0x3e9712e2  R9 = 0x3f649c94  R10 = 0x3f649c94  R11 = 0x3f019032;
}

warp 9 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e1e13c2  R9 = 0x3e1e13c2  R10 = 0x3f1592b2  R11 = 0x3ec718e3;
    expect lane 1 R8 = 0x3e8b1162  R9 = 0x3f1592b2  R10 = 0x00000000  R11 = 0x3f519a33;
    expect lane 2 R8 = 0x3f2a9553  R9 = 0x3e1612c2  R10 = 0x3e831062  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f1592b2  R9 = 0x3f009012  R10 = 0x3f2a9553  R11 = 0x3d841082;
    expect lane 4 R8 = 0x3f3a774f  R9 = 0x3f3a1743  R10 = 0x3f3b1763  R11 = 0x3f37f6ff;
    expect lane 5 R8 = 0x3f389713  R9 = 0x3f39572b  R10 = 0x3f38f71f  R11 = 0x3f39b737;
    expect lane 6 R8 = 0x00000000  R9 = 0x3c201403  R10 = 0x00000000  R11 = 0x3c201403;
    expect lane 7 R8 = 0x3dbc1783  R9 = 0x00000000  R10 = 0x3e321643  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d781f04  R9 = 0x3dbc1783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3dbc1783  R10 = 0x00000000  R11 = 0x3cb01603;
    expect lane 10 R8 = 0x3f5c9b93  R9 = 0x3edd1ba3  R10 = 0x3f5c9b93  R11 = 0x3f489913;
    expect lane 11 R8 = 0x3f489913  R9 = 0x3f489913  R10 = 0x3f489913  R11 = 0x3e8d11a2;
    expect lane 12 R8 = 0x3ead15a3  R9 = 0x3e9f13e2  R10 = 0x3e9f13e2  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e6a1d44  R10 = 0x00000000  R11 = 0x3e9f13e2;
    expect lane 14 R8 = 0x3f729e54  R9 = 0x3f4b9973  R10 = 0x00000000  R11 = 0x3d081102;
    expect lane 15 R8 = 0x3f0a9152  R9 = 0x3d081102  R10 = 0x00000000  R11 = 0x3e3e17c3;
    expect lane 16 R8 = 0x3f02b056  R9 = 0x3f01502a  R10 = 0x3f02704e  R11 = 0x3f023046;
    expect lane 17 R8 = 0x3f009012  R9 = 0x3f009012  R10 = 0x3f01b036  R11 = 0x3f01b036;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3edb1b63  R11 = 0x3edb1b63;
    expect lane 19 R8 = 0x3f1792f2  R9 = 0x3f800000  R10 = 0x3f6b9d74  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3eeb1d64  R9 = 0x3e7a1f44  R10 = 0x3e221443  R11 = 0x3f219433;
    expect lane 21 R8 = 0x3f219433  R9 = 0x3f219433  R10 = 0x3f3796f3  R11 = 0x3ebf17e3;
    expect lane 22 R8 = 0x3f0a9152  R9 = 0x3f0a9152  R10 = 0x3e8510a2  R11 = 0x3f4698d3;
    expect lane 23 R8 = 0x3f6a9d54  R9 = 0x3f4698d3  R10 = 0x3e2a1543  R11 = 0x3f0a9152;
    expect lane 24 R8 = 0x3f559ab3  R9 = 0x3ee71ce4  R10 = 0x3f1d93b2  R11 = 0x3f1d93b2;
    expect lane 25 R8 = 0x3ee71ce4  R9 = 0x3f559ab3  R10 = 0x3f800000  R11 = 0x3f4798f3;
    expect lane 26 R8 = 0x3ed91b23  R9 = 0x3ea514a3  R10 = 0x3ea514a3  R11 = 0x3ea514a3;
    expect lane 27 R8 = 0x3ebf17e3  R9 = 0x3ed91b23  R10 = 0x3f6e9dd4  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f7d3fa8  R9 = 0x3f7bdf7c  R10 = 0x3f7c1f84  R11 = 0x3f7b9f74;
    expect lane 29 R8 = 0x3f7d3fa8  R9 = 0x3f7b7f70  R10 = 0x3f7cffa0  R11 = 0x3f7c1f84;
    expect lane 30 R8 = 0x3f409813  R9 = 0x3f019032  R10 = 0x3f019032  R11 = 0x3f019032;
    expect lane 31 R8 = 0x3e9712e2  R9 = 0x3f019032  R10 = 0x3edf1be3  R11 = 0x3ebb1763;
}

warp 10 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3dfc1f84  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eab1563  R9 = 0x3e4618c3  R10 = 0x00000000  R11 = 0x3dfc1f84;
    expect lane 2 R8 = 0x00000000  R9 = 0x3e721e44  R10 = 0x3ee71ce4  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f619c34  R9 = 0x3f619c34  R10 = 0x00000000  R11 = 0x3f409813;
    expect lane 4 R8 = 0x3da41483  R9 = 0x3e1612c2  R10 = 0x3e3616c3  R11 = 0x3da41483;
    expect lane 5 R8 = 0x3dfc1f84  R9 = 0x3dcc1983  R10 = 0x3e0a1142  R11 = 0x3dfc1f84;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f4798f3  R10 = 0x3f559ab3  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f559ab3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3bb01603  R9 = 0x00000000  R10 = 0x3bb01603  R11 = 0x00000000;
    expect lane 9 R8 = 0x3bb01603  R9 = 0x3bf01e04  R10 = 0x3b401803  R11 = 0x3bb01603;
    expect lane 10 R8 = 0x3f129252  R9 = 0x3f049092  R10 = 0x3eed1da4  R11 = 0x3f2e95d3;
    expect lane 11 R8 = 0x3f7b9f74  R9 = 0x3f2e95d3  R10 = 0x3f2e95d3  R11 = 0x3f129252;
    expect lane 12 R8 = 0x3f319633  R9 = 0x3ecd19a3  R10 = 0x3ecd19a3  R11 = 0x3ef51ea4;
    expect lane 13 R8 = 0x3f1d93b2  R9 = 0x3f409813  R10 = 0x3ecd19a3  R11 = 0x3f1d93b2;
    expect lane 14 R8 = 0x3f6f9df4  R9 = 0x3f569ad3  R10 = 0x3f569ad3  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f569ad3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3eef1de4  R9 = 0x3e9f13e2  R10 = 0x3f2e95d3  R11 = 0x3f1a9352;
    expect lane 17 R8 = 0x3f1a9352  R9 = 0x3f1a9352  R10 = 0x3e9f13e2  R11 = 0x3eef1de4;
    expect lane 18 R8 = 0x3f389713  R9 = 0x3f609c14  R10 = 0x3f1a9352  R11 = 0x3f1a9352;
    expect lane 19 R8 = 0x3f299533  R9 = 0x3f4798f3  R10 = 0x3f299533  R11 = 0x3f4798f3;
    expect lane 20 R8 = 0x3e6c1d84  R9 = 0x3e729e54  R10 = 0x3e6a1d44  R11 = 0x3e729e54;
    expect lane 21 R8 = 0x3e6a1d44  R9 = 0x3e6a1d44  R10 = 0x3e719e34  R11 = 0x3e6e9dd4;
    expect lane 22 R8 = 0x3f0f91f2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f0f91f2;
    expect lane 23 R8 = 0x3dbc1783  R9 = 0x3dbc1783  R10 = 0x00000000  R11 = 0x3dbc1783;
    expect lane 24 R8 = 0x3f619c34  R9 = 0x3f800000  R10 = 0x3f6a9d54  R11 = 0x3f769ed4;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f769ed4  R10 = 0x3f800000  R11 = 0x3f619c34;
    expect lane 26 R8 = 0x00000000  R9 = 0x3ec718e3  R10 = 0x3e8b1162  R11 = 0x3f299533;
    expect lane 27 R8 = 0x00000000  R9 = 0x3e4618c3  R10 = 0x3e8b1162  R11 = 0x3ec718e3;
    expect lane 28 R8 = 0x3f549a93  R9 = 0x3f009012  R10 = 0x3f429853  R11 = 0x3ee91d24;
    expect lane 29 R8 = 0x3f549a93  R9 = 0x3ee91d24  R10 = 0x3f549a93  R11 = 0x3f549a93;
    expect lane 30 R8 = 0x3ee31c64  R9 = 0x3ee31c64  R10 = 0x3ed31a63  R11 = 0x3eff1fe4;
    expect lane 31 R8 = 0x3ee31c64  R9 = 0x3ecb1963  R10 = 0x3ed31a63  R11 = 0x3ed31a63;
}

warp 11 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3dfc1f84  R9 = 0x3dfc1f84  R10 = 0x3e4618c3  R11 = 0x00000000;
    expect lane 1 R8 = 0x3dfc1f84  R9 = 0x00000000  R10 = 0x3eab1563  R11 = 0x3d581b03;
    expect lane 2 R8 = 0x3f1f93f2  R9 = 0x3d841082  R10 = 0x00000000  R11 = 0x3f619c34;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f409813  R10 = 0x3f1f93f2  R11 = 0x3d841082;
    expect lane 4 R8 = 0x3de41c84  R9 = 0x3dfc1f84  R10 = 0x3da41483  R11 = 0x3da41483;
    expect lane 5 R8 = 0x3e1612c2  R9 = 0x3e1612c2  R10 = 0x3e1612c2  R11 = 0x3dfc1f84;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f639c74  R11 = 0x3f559ab3;
    expect lane 7 R8 = 0x3f1692d2  R9 = 0x3f800000  R10 = 0x3f789f14  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3bb01603  R10 = 0x3bb01603  R11 = 0x3bf01e04;
    expect lane 9 R8 = 0x3b401803  R9 = 0x3b401803  R10 = 0x3a001002  R11 = 0x3a001002;
    expect lane 10 R8 = 0x3f129252  R9 = 0x3eed1da4  R10 = 0x3f2e95d3  R11 = 0x3f519a33;
    expect lane 11 R8 = 0x3eed1da4  R9 = 0x3eed1da4  R10 = 0x3f2e95d3  R11 = 0x3f049092;
    expect lane 12 R8 = 0x3f2c9593  R9 = 0x3f2c9593  R10 = 0x3f1d93b2  R11 = 0x3f1d93b2;
    expect lane 13 R8 = 0x3f319633  R9 = 0x3ed71ae3  R10 = 0x3ed71ae3  R11 = 0x3f2c9593;
    expect lane 14 R8 = 0x3f2e95d3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f799f34;
    expect lane 15 R8 = 0x3f3d97b3  R9 = 0x3f6f9df4  R10 = 0x3f800000  R11 = 0x3f4c9993;
    expect lane 16 R8 = 0x3eef1de4  R9 = 0x3f249493  R10 = 0x3eef1de4  R11 = 0x3e9f13e2;
    expect lane 17 R8 = 0x3eef1de4  R9 = 0x3eef1de4  R10 = 0x3e9f13e2  R11 = 0x3e9f13e2;
    expect lane 18 R8 = 0x3f4798f3  R9 = 0x3f4798f3  R10 = 0x3f609c14  R11 = 0x3f569ad3;
    expect lane 19 R8 = 0x3f299533  R9 = 0x3f299533  R10 = 0x3f569ad3  R11 = 0x3f1a9352;
    expect lane 20 R8 = 0x3e729e54  R9 = 0x3e719e34  R10 = 0x3e729e54  R11 = 0x3e6a1d44;
    expect lane 21 R8 = 0x3e6c1d84  R9 = 0x3e729e54  R10 = 0x3e729e54  R11 = 0x3e691d24;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e891122  R11 = 0x3e891122;
    expect lane 23 R8 = 0x3e891122  R9 = 0x3e891122  R10 = 0x3dbc1783  R11 = 0x3e891122;
    expect lane 24 R8 = 0x3f6a9d54  R9 = 0x3f800000  R10 = 0x3f739e74  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3e6e1dc4  R9 = 0x3f299533  R10 = 0x3e9f13e2  R11 = 0x3eb31663;
    expect lane 27 R8 = 0x3f299533  R9 = 0x3e9f13e2  R10 = 0x3eb31663  R11 = 0x3ec718e3;
    expect lane 28 R8 = 0x3f009012  R9 = 0x3f549a93  R10 = 0x3edd1ba3  R11 = 0x3f549a93;
    expect lane 29 R8 = 0x3f429853  R9 = 0x3f429853  R10 = 0x3edd1ba3  R11 = 0x3edd1ba3;
    expect lane 30 R8 = 0x3ef71ee4  R9 = 0x3ee31c64  R10 = 0x3ecb1963  R11 = 0x3edb1b63;
    expect lane 31 R8 = 0x3ef71ee4  R9 = 0x3f0790f2  R10 = 0x3eff1fe4  R11 = 0x3ed31a63;
}
