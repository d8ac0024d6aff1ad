# Lines that answer with an error read as zeros, and their threads have a fault; lines of unmapped sparse
# pages read as zeros. Elements that have one line or both of them there.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-95 PD-91a
sampler 0 { }
bytes 0xd0000220 a3cb62f5 7d30e440 200f474f d946beb5 91b7195a 8f9eef54 a203a36c 23d71589
bytes 0xd00002e0 de0a588d fa799177 ff5174df 23b919ae 8e6300e4 c914d3e3 8ed92ffe b031005f
bytes 0xd0100100 5f413cc2 1900a78c e695544d 076d3262 f03a5781 6cd986d8 61678012 ce557809
bytes 0xd0100120 7107d491 4d5860b7 c627247b b0fb1a96 e7667fa7 d2203dd4 9dbb134f 2fac1611
bytes 0xd0100140 70ca8d9c 01a3fb53 f7e49716 343110ae
bytes 0xd0100160 40e24623 5d9c197a 338ec912 8da19356
bytes 0xd0100190 2e7fea12 6b1cc76d c8174610 6ef0f094
bytes 0xd01001b0 43e290b7 58232b33 8e1728c2 fcf12edb
bytes 0xd0100300 e5f627f8 e9c95d4b 78b52aac 76ba2ed2 6697035e cf4adacb f9d59904 9c60ff0d
bytes 0xd0100320 ce239f18 e6a8b1d9 dece4541 e23d491a 2e5500fb 4032eb13 22317388 0f355f9c
bytes 0xd0100340 ec3f17fa 74e568d1 25c8aabd c466ed58
bytes 0xd0100360 8d355793 b4c1d1d6 9ff33b2d cd630d07
bytes 0xd0100390 5e9a02f6 7a0218be f12a72ec 6f5229b0
bytes 0xd01003b0 aeee1d21 cd8f27a8 66b9e605 19ef26d0
bytes 0xd0100500 9a096872 9d9e5c1e 67f2bd7e 57dada3b 345a5640 e16cb5b6 69a97cc9 cf017fea
bytes 0xd0100520 2b4e528d b1d874ec 98891077 476569c3 3f4e631f 7d608d0d 5d22e971 9edb9472
bytes 0xd0100540 ed358a00 ec286d8c b86e2ced 3b2151e0
bytes 0xd0100560 fe4fcbea f64e9471 1d291031 54be9172
bytes 0xd0100590 d020e5d7 c8da9dd4 4a7f88ed 9a587c5b
bytes 0xd01005b0 738f9c6a 2922af55 d9332b0e 84655222
bytes 0xd0100600 8952b615 97eb801d e54b4177 25c0d161 111b40c6 656a2de7 572ce0d6 46ac8ff4
bytes 0xd0100620 dd732fde 5c027414 10740374 08254094 484bb3be b3505c5a 794333f4 1a952f2a
bytes 0xd0100640 56681650 a33f1f6d 20133ca7 4516b4f5
bytes 0xd0100660 686ba940 51548091 38911b74 918945d8
bytes 0xd0100690 afa9883b 15ea7f6d 6be2c893 d244150e
bytes 0xd01006b0 57df3051 de7011e0 9ee4d734 5d8b9a74
bytes 0xd0100700 9ec3a304 72d374eb 521819a7 9dea8868 0c2bc772 c73a37a2 b6bfa5c1 35c01a1e
bytes 0xd0100720 716c90d7 c926b4d4 6893d1eb fb7535c8 919938f6 bf8db93c 92faea3b 431233d8
bytes 0xd0100740 2b33d7af dbaf596f d6ba6e8b f8c553d1
bytes 0xd0100760 b3cd300a a4dde6e7 538ec306 ebb58efb
bytes 0xd0100790 fed2f120 23b8f15d 01c33839 f462920c
bytes 0xd01007b0 a800e628 e7198cbc c9b2667a a85b95af
bytes 0xd0100800 23724a50 b446485e 50d040f1 fbb0a67f 57849b82 3ef7122b fc6f2f2c eb08c17c
bytes 0xd0100820 50aa6416 905a1352 44b41e36 42de8389 d8061273 1711867a 2b2be96f 1831f7f8
bytes 0xd0100840 9b3e22ea 651f32fa 988a5856 da22128f
bytes 0xd0100860 bc4b875b 8a8cbf4a 43b45255 a5e1a3e3
bytes 0xd0100890 47f814ba cac4d524 8d982abb a8a1ba92
bytes 0xd01008b0 7c41b4e1 705511d7 e85e35b7 f5cb6a2d
bytes 0xd0100900 f67f2bd0 a937853f 69b00d61 e866bae9 fdf3d5a8 32a458f5 840d8f6f c057f3c9
bytes 0xd0100920 c7eb99d2 0790b5e6 aec8f7d5 2f0e2d27 02ab8253 75f2d6ac 41d475bb 06f3ead5
bytes 0xd0100940 83e9907c a5197d6e 7b99b456 1696ca59
bytes 0xd0100960 7b328c1c c7ecfde0 c015317d 63d05f96
bytes 0xd0100990 be60eeb5 b315d815 a031cbc7 7f5590bf
bytes 0xd01009b0 801dc759 c736d52b 394585e3 c09ab357
bytes 0xd0100a00 a88e2cf0 26d9b515 e65c7258 f3d989d0 eb297ea4 93c159cd 5b479e95 e15a7adf
bytes 0xd0100a20 166f06ad c825164f fbd32091 b802c75e 2953add3 3ec55c94 a2958fd2 77fe2345
bytes 0xd0100a40 567430e6 2ce24f52 515ef937 311d2fca
bytes 0xd0100a60 237a59ce 8c55b117 9e7843cb 683e3d10
bytes 0xd0100a90 57c1c5c4 9589349a b6de4906 d53ddc7f
bytes 0xd0100ab0 178c879b ce0b679b 70913236 7e858f73
bytes 0xd0100b00 6a21fb67 9d7fd0fa bf5d33e4 abdcdd37 a8f09996 2d730e12 73514b2f 7a1f8b80
bytes 0xd0100b20 6f5ca96e 4b703b50 4467b741 3ad4bb88 439b265e 0cc4cc7a 2cfd7546 941b6133
bytes 0xd0100b40 2524f3bf e5d1fdef 8df6a435 9f69a46c
bytes 0xd0100b60 1b771912 8aa0fd39 c6300f3a 861606f3
bytes 0xd0100b90 6034fc46 de59264e 2595be5c fb528921
bytes 0xd0100bb0 f919b159 d8a76971 946af4b4 300bfca4
bytes 0xd0100c00 e571068e d22ab480 a71a1e3e 486eaaab 9f52fa91 3e9a3907 f1d35aac faff761c
bytes 0xd0100c20 18ba0473 307a0afb
bytes 0xd0100c30 8ccd0f71 56beb068
bytes 0xd0100c40 6393fe3d 9cf75d7b 8943f91b d3348dd3
bytes 0xd0100c60 484f5ba9 f814961f
bytes 0xd0100c90 4d9c6387 be7e3e1c ab79559a 86793bed
bytes 0xd0100cb0 ef985098 c3122db1
texture 0 { raw 0dd4920f d0000000 00400000 00000003 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 UINT, pitch 96
texture 1 { raw 58d49202 d0100000 00600000 00000001 e0800027 8000000f 00000000 00000000 }   # TWO_D 40 x 16 x 1, R32_G32_B32 UINT, blocks of 2 x 1 x 1
error 0xd00001e0 64
sparse 0xd00002a0 64
error 0xd0100000 256
error 0xd0100200 256
sparse 0xd0100400 256
handle 0x0 0x0
warp 0 {
    asm "SULD.D.2D R8, [R4], 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 5
    expect lane 0 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 2 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 3 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 5 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 7 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 8 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 9 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 10 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 11 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 12 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 13 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 14 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 15 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 16 R8 = 0xf562cba3
    expect lane 17 R8 = 0x40e4307d
    expect lane 18 R8 = 0x4f470f20
    expect lane 19 R8 = 0xb5be46d9
    expect lane 20 R8 = 0x5a19b791
    expect lane 21 R8 = 0x54ef9e8f
    expect lane 22 R8 = 0x6ca303a2
    expect lane 23 R8 = 0x8915d723
    expect lane 24 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 25 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 26 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 27 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 28 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 29 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 30 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 31 R8 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
}
warp 0 {
    asm "SULD.D.2D R8, [R4], 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 7
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x8d580ade
    expect lane 17 R8 = 0x779179fa
    expect lane 18 R8 = 0xdf7451ff
    expect lane 19 R8 = 0xae19b923
    expect lane 20 R8 = 0xe400638e
    expect lane 21 R8 = 0xe3d314c9
    expect lane 22 R8 = 0xfe2fd98e
    expect lane 23 R8 = 0x5f0031b0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
warp 1 {
    asm "SULD.P.2D R8, [R4], 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 5
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 7 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 9 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 10 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 16 R8 = 0xf562cba3  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 17 R8 = 0x40e4307d  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 18 R8 = 0x4f470f20  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 19 R8 = 0xb5be46d9  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 20 R8 = 0x5a19b791  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 21 R8 = 0x54ef9e8f  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 22 R8 = 0x6ca303a2  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 23 R8 = 0x8915d723  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 25 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 26 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 27 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 28 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 29 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 30 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 31 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
}
warp 1 {
    asm "SULD.P.2D R8, [R4], 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 7
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 16 R8 = 0x8d580ade  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 17 R8 = 0x779179fa  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 18 R8 = 0xdf7451ff  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 19 R8 = 0xae19b923  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 20 R8 = 0xe400638e  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 21 R8 = 0xe3d314c9  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 22 R8 = 0xfe2fd98e  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 23 R8 = 0x5f0031b0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x3f800000  R10 = 0x1  R11 = 0x0
}
handle 0x1 0x1
warp 10 {
    asm "SULD.P.2D R8, [R4], 0x1"
    x = { 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 }
    y = 0
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0xc23c415f  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0x8ca70019  R9 = 0x4d5495e6  R10 = 0x62326d07  R11 = 0x0
    expect lane 2 R8 = 0x91d40771  R9 = 0xb760584d  R10 = 0x7b2427c6  R11 = 0x0
    expect lane 3 R8 = 0x961afbb0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0xf827f6e5  R9 = 0x4b5dc9e9  R10 = 0xac2ab578  R11 = 0x0
    expect lane 7 R8 = 0xd22eba76  R9 = 0x189f23ce  R10 = 0xd9b1a8e6  R11 = 0x0
    expect lane 8 R8 = 0x4145cede  R9 = 0x1a493de2  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x7268099a  R10 = 0x1e5c9e9d  R11 = 0x0
    expect lane 12 R8 = 0x7ebdf267  R9 = 0x3bdada57  R10 = 0x8d524e2b  R11 = 0x0
    expect lane 13 R8 = 0xec74d8b1  R9 = 0x77108998  R10 = 0xc3696547  R11 = 0x0
    expect lane 14 R8 = 0x15b65289  R9 = 0x1d80eb97  R10 = 0x77414be5  R11 = 0x0
    expect lane 15 R8 = 0x61d1c025  R9 = 0xde2f73dd  R10 = 0x1474025c  R11 = 0x0
    expect lane 16 R8 = 0x74037410  R9 = 0x94402508  R10 = 0x4a3c39e  R11 = 0x0
    expect lane 17 R8 = 0xeb74d372  R9 = 0xa7191852  R10 = 0x6888ea9d  R11 = 0x0
    expect lane 18 R8 = 0xd7906c71  R9 = 0xd4b426c9  R10 = 0xebd19368  R11 = 0x0
    expect lane 19 R8 = 0xc83575fb  R9 = 0x504a7223  R10 = 0x5e4846b4  R11 = 0x0
    expect lane 20 R8 = 0xf140d050  R9 = 0x7fa6b0fb  R10 = 0x1664aa50  R11 = 0x0
    expect lane 21 R8 = 0x52135a90  R9 = 0x361eb444  R10 = 0x8983de42  R11 = 0x0
    expect lane 22 R8 = 0xd02b7ff6  R9 = 0x3f8537a9  R10 = 0x610db069  R11 = 0x0
    expect lane 23 R8 = 0xe9ba66e8  R9 = 0xd299ebc7  R10 = 0xe6b59007  R11 = 0x0
    expect lane 24 R8 = 0xd5f7c8ae  R9 = 0x272d0e2f  R10 = 0xf02c8ea8  R11 = 0x0
    expect lane 25 R8 = 0x15b5d926  R9 = 0x58725ce6  R10 = 0xd089d9f3  R11 = 0x0
    expect lane 26 R8 = 0xad066f16  R9 = 0x4f1625c8  R10 = 0x9120d3fb  R11 = 0x0
    expect lane 27 R8 = 0x5ec702b8  R9 = 0x67fb216a  R10 = 0xfad07f9d  R11 = 0x0
    expect lane 28 R8 = 0xe4335dbf  R9 = 0x37dddcab  R10 = 0x6ea95c6f  R11 = 0x0
    expect lane 29 R8 = 0x503b704b  R9 = 0x41b76744  R10 = 0x88bbd43a  R11 = 0x0
    expect lane 30 R8 = 0x8e0671e5  R9 = 0x80b42ad2  R10 = 0x3e1e1aa7  R11 = 0x0
    expect lane 31 R8 = 0xabaa6e48  R9 = 0x7304ba18  R10 = 0xfb0a7a30  R11 = 0x0
}
warp 11 {
    asm "SULD.P.2D R8, [R4], 0x1"
    x = { 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x81573af0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0xd886d96c  R9 = 0x12806761  R10 = 0x97855ce  R11 = 0x0
    expect lane 2 R8 = 0xa77f66e7  R9 = 0xd43d20d2  R10 = 0x4f13bb9d  R11 = 0x0
    expect lane 3 R8 = 0x1116ac2f  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0x5e039766  R9 = 0xcbda4acf  R10 = 0x499d5f9  R11 = 0x0
    expect lane 7 R8 = 0xdff609c  R9 = 0xfb00552e  R10 = 0x13eb3240  R11 = 0x0
    expect lane 8 R8 = 0x88733122  R9 = 0x9c5f350f  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x40565a34  R10 = 0xb6b56ce1  R11 = 0x0
    expect lane 12 R8 = 0xc97ca969  R9 = 0xea7f01cf  R10 = 0x1f634e3f  R11 = 0x0
    expect lane 13 R8 = 0xd8d607d  R9 = 0x71e9225d  R10 = 0x7294db9e  R11 = 0x0
    expect lane 14 R8 = 0xc6401b11  R9 = 0xe72d6a65  R10 = 0xd6e02c57  R11 = 0x0
    expect lane 15 R8 = 0xf48fac46  R9 = 0xbeb34b48  R10 = 0x5a5c50b3  R11 = 0x0
    expect lane 16 R8 = 0xf4334379  R9 = 0x2a2f951a  R10 = 0x72c72b0c  R11 = 0x0
    expect lane 17 R8 = 0xa2373ac7  R9 = 0xc1a5bfb6  R10 = 0x1e1ac035  R11 = 0x0
    expect lane 18 R8 = 0xf6389991  R9 = 0x3cb98dbf  R10 = 0x3beafa92  R11 = 0x0
    expect lane 19 R8 = 0xd8331243  R9 = 0x829b8457  R10 = 0x2b12f73e  R11 = 0x0
    expect lane 20 R8 = 0x2c2f6ffc  R9 = 0x7cc108eb  R10 = 0x731206d8  R11 = 0x0
    expect lane 21 R8 = 0x7a861117  R9 = 0x6fe92b2b  R10 = 0xf8f73118  R11 = 0x0
    expect lane 22 R8 = 0xa8d5f3fd  R9 = 0xf558a432  R10 = 0x6f8f0d84  R11 = 0x0
    expect lane 23 R8 = 0xc9f357c0  R9 = 0x5382ab02  R10 = 0xacd6f275  R11 = 0x0
    expect lane 24 R8 = 0xbb75d441  R9 = 0xd5eaf306  R10 = 0xa47e29eb  R11 = 0x0
    expect lane 25 R8 = 0xcd59c193  R9 = 0x959e475b  R10 = 0xdf7a5ae1  R11 = 0x0
    expect lane 26 R8 = 0xd3ad5329  R9 = 0x945cc53e  R10 = 0xd28f95a2  R11 = 0x0
    expect lane 27 R8 = 0x4523fe77  R9 = 0x9699f0a8  R10 = 0x120e732d  R11 = 0x0
    expect lane 28 R8 = 0x2f4b5173  R9 = 0x808b1f7a  R10 = 0x5e269b43  R11 = 0x0
    expect lane 29 R8 = 0x7accc40c  R9 = 0x4675fd2c  R10 = 0x33611b94  R11 = 0x0
    expect lane 30 R8 = 0x91fa529f  R9 = 0x7399a3e  R10 = 0xac5ad3f1  R11 = 0x0
    expect lane 31 R8 = 0x1c76fffa  R9 = 0x710fcd8c  R10 = 0x68b0be56  R11 = 0x0
}
warp 12 {
    asm "SULD.P.2D R8, [R4], 0x1"
    x = { 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 }
    y = 2
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x9c8dca70  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0x53fba301  R9 = 0x1697e4f7  R10 = 0xae103134  R11 = 0x0
    expect lane 2 R8 = 0x2346e240  R9 = 0x7a199c5d  R10 = 0x12c98e33  R11 = 0x0
    expect lane 3 R8 = 0x5693a18d  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0xfa173fec  R9 = 0xd168e574  R10 = 0xbdaac825  R11 = 0x0
    expect lane 7 R8 = 0x58ed66c4  R9 = 0x9357358d  R10 = 0xd6d1c1b4  R11 = 0x0
    expect lane 8 R8 = 0x2d3bf39f  R9 = 0x70d63cd  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x8a35ed  R10 = 0x8c6d28ec  R11 = 0x0
    expect lane 12 R8 = 0xed2c6eb8  R9 = 0xe051213b  R10 = 0xeacb4ffe  R11 = 0x0
    expect lane 13 R8 = 0x71944ef6  R9 = 0x3110291d  R10 = 0x7291be54  R11 = 0x0
    expect lane 14 R8 = 0x50166856  R9 = 0x6d1f3fa3  R10 = 0xa73c1320  R11 = 0x0
    expect lane 15 R8 = 0xf5b41645  R9 = 0x40a96b68  R10 = 0x91805451  R11 = 0x0
    expect lane 16 R8 = 0x741b9138  R9 = 0xd8458991  R10 = 0xafd7332b  R11 = 0x0
    expect lane 17 R8 = 0x6f59afdb  R9 = 0x8b6ebad6  R10 = 0xd153c5f8  R11 = 0x0
    expect lane 18 R8 = 0xa30cdb3  R9 = 0xe7e6dda4  R10 = 0x6c38e53  R11 = 0x0
    expect lane 19 R8 = 0xfb8eb5eb  R9 = 0xea223e9b  R10 = 0xfa321f65  R11 = 0x0
    expect lane 20 R8 = 0x56588a98  R9 = 0x8f1222da  R10 = 0x5b874bbc  R11 = 0x0
    expect lane 21 R8 = 0x4abf8c8a  R9 = 0x5552b443  R10 = 0xe3a3e1a5  R11 = 0x0
    expect lane 22 R8 = 0x7c90e983  R9 = 0x6e7d19a5  R10 = 0x56b4997b  R11 = 0x0
    expect lane 23 R8 = 0x59ca9616  R9 = 0x1c8c327b  R10 = 0xe0fdecc7  R11 = 0x0
    expect lane 24 R8 = 0x7d3115c0  R9 = 0x965fd063  R10 = 0xe6307456  R11 = 0x0
    expect lane 25 R8 = 0x524fe22c  R9 = 0x37f95e51  R10 = 0xca2f1d31  R11 = 0x0
    expect lane 26 R8 = 0xce597a23  R9 = 0x17b1558c  R10 = 0xcb43789e  R11 = 0x0
    expect lane 27 R8 = 0x103d3e68  R9 = 0xbff32425  R10 = 0xeffdd1e5  R11 = 0x0
    expect lane 28 R8 = 0x35a4f68d  R9 = 0x6ca4699f  R10 = 0x1219771b  R11 = 0x0
    expect lane 29 R8 = 0x39fda08a  R9 = 0x3a0f30c6  R10 = 0xf3061686  R11 = 0x0
    expect lane 30 R8 = 0x3dfe9363  R9 = 0x7b5df79c  R10 = 0x1bf94389  R11 = 0x0
    expect lane 31 R8 = 0xd38d34d3  R9 = 0xa95b4f48  R10 = 0x1f9614f8  R11 = 0x0
}
warp 15 {
    asm "SULD.P.2D R8, [R4], 0x1"
    x = { 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 }
    y = 5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x12ea7f2e  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 1 R8 = 0x6dc71c6b  R9 = 0x104617c8  R10 = 0x94f0f06e  R11 = 0x0
    expect lane 2 R8 = 0xb790e243  R9 = 0x332b2358  R10 = 0xc228178e  R11 = 0x0
    expect lane 3 R8 = 0xdb2ef1fc  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "load"  deliver.tag.status = "memory-error"
    expect lane 6 R8 = 0xf6029a5e  R9 = 0xbe18027a  R10 = 0xec722af1  R11 = 0x0
    expect lane 7 R8 = 0xb029526f  R9 = 0x211deeae  R10 = 0xa8278fcd  R11 = 0x0
    expect lane 8 R8 = 0x5e6b966  R9 = 0xd026ef19  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0xd7e520d0  R10 = 0xd49ddac8  R11 = 0x0
    expect lane 12 R8 = 0xed887f4a  R9 = 0x5b7c589a  R10 = 0x6a9c8f73  R11 = 0x0
    expect lane 13 R8 = 0x55af2229  R9 = 0xe2b33d9  R10 = 0x22526584  R11 = 0x0
    expect lane 14 R8 = 0x3b88a9af  R9 = 0x6d7fea15  R10 = 0x93c8e26b  R11 = 0x0
    expect lane 15 R8 = 0xe1544d2  R9 = 0x5130df57  R10 = 0xe01170de  R11 = 0x0
    expect lane 16 R8 = 0x34d7e49e  R9 = 0x749a8b5d  R10 = 0x20f1d2fe  R11 = 0x0
    expect lane 17 R8 = 0x5df1b823  R9 = 0x3938c301  R10 = 0xc9262f4  R11 = 0x0
    expect lane 18 R8 = 0x28e600a8  R9 = 0xbc8c19e7  R10 = 0x7a66b2c9  R11 = 0x0
    expect lane 19 R8 = 0xaf955ba8  R9 = 0xba14f847  R10 = 0x24d5c4ca  R11 = 0x0
    expect lane 20 R8 = 0xbb2a988d  R9 = 0x92baa1a8  R10 = 0xe1b4417c  R11 = 0x0
    expect lane 21 R8 = 0xd7115570  R9 = 0xb7355ee8  R10 = 0x2d6acbf5  R11 = 0x0
    expect lane 22 R8 = 0xb5ee60be  R9 = 0x15d815b3  R10 = 0xc7cb31a0  R11 = 0x0
    expect lane 23 R8 = 0xbf90557f  R9 = 0x59c71d80  R10 = 0x2bd536c7  R11 = 0x0
    expect lane 24 R8 = 0xe3854539  R9 = 0x57b39ac0  R10 = 0xc4c5c157  R11 = 0x0
    expect lane 25 R8 = 0x9a348995  R9 = 0x649deb6  R10 = 0x7fdc3dd5  R11 = 0x0
    expect lane 26 R8 = 0x9b878c17  R9 = 0x9b670bce  R10 = 0x36329170  R11 = 0x0
    expect lane 27 R8 = 0x738f857e  R9 = 0x46fc3460  R10 = 0x4e2659de  R11 = 0x0
    expect lane 28 R8 = 0x5cbe9525  R9 = 0x218952fb  R10 = 0x59b119f9  R11 = 0x0
    expect lane 29 R8 = 0x7169a7d8  R9 = 0xb4f46a94  R10 = 0xa4fc0b30  R11 = 0x0
    expect lane 30 R8 = 0x87639c4d  R9 = 0x1c3e7ebe  R10 = 0x9a5579ab  R11 = 0x0
    expect lane 31 R8 = 0xed3b7986  R9 = 0x985098ef  R10 = 0xb12d12c3  R11 = 0x0
}
