# SURED with each operation and type: nothing is delivered, and memory shows the order of the threads.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118 PD-118d PD-78 PD-79 PD-118b
sampler 0 { }
bytes 0x20000000 81d961a7 7ec16056 654da852
bytes 0x20000010 103ed1b9 c62f57f4 8e08c069
bytes 0x20100000 1345325c e30a4b13 152af21d
bytes 0x20100010 6f6a45a7 a7e0d53b 42c5ab4e
bytes 0x20200000 8dca9107 05cb78bc 6cf83653 2ece5040 b7de1b6c 3e0a99cf 9ed2d2b7 591e6ef7
bytes 0x20200020 3733139e 2c6beea1
bytes 0x20200030 eb08cebf 6e907b4f
bytes 0x20300000 2208fa5a 16af420d 1bc20de3
bytes 0x20300010 69ad37c2 e807132a 142e726f
bytes 0x20400000 556a2fde 55703ae7 c11bdd9e
bytes 0x20400010 926f9061 fabd7359 f5a7275e
bytes 0x20500000 85b5298b 26484d6f 9fef822d
bytes 0x20500010 26959c78 f2d71959 72a4717a
bytes 0x20600000 4748b0da 2c22ff38 26f2fd2f e3216898 945102d8 9974aa7c d041ac68 23a73b12
bytes 0x20600020 cd9024ee ce2e2ef5
bytes 0x20600030 86ef3b79 ec9f2cc5
bytes 0x20700000 6a7aae6a 30d5a44b aa6d1529 7e9bb5e0 5df5387e a5546030 ca54d1bf 928fb221
bytes 0x20700020 6427a0de 000915c6
bytes 0x20700030 8070325b 96e3bbdf
bytes 0x20800000 0abe732f 6a4ab8e6 45348d00
bytes 0x20800010 e87c7524 69fcc205 e9a342e2
bytes 0x20900000 36f0fe3e de6ac728 f86fc29c
bytes 0x20900010 7d5d8d78 3fc1b061 cf387242
bytes 0x20a00000 6d4f80e8 a84c88f6 3fad5de6 e37f4f8d 99742a17 23ca82be d7afbc1c 28ac2a61
bytes 0x20a00020 b3dc5204 41ed82f0
bytes 0x20a00030 7fa4bbe9 ad53cd8b
bytes 0x20b00000 964985cc 68ccfa7c 974254b8 22950eaa bdd34f98 5c3f8297 7fefa826 58ecffe3
bytes 0x20b00020 e4ba81af a5cf0bb4
bytes 0x20b00030 b4470f69 7fbd6058
bytes 0x20c00000 277763cb f51e1070 64c48e33
bytes 0x20c00010 1c8bde76 04f9a489 7cbcf879
bytes 0x20d00000 3ed1db5e a47a22e6 7e6fea6d
bytes 0x20d00010 fbce9ed5 173057f9 1e3dce3e
bytes 0x20e00000 46a9e4c4 90661eca 604bb43d
bytes 0x20e00010 28425013 adb8f6d7 8970f539
bytes 0x20f00000 ca48e3e3 f16290dc 45d15180
bytes 0x20f00010 7e366753 337a03ea 0b83cb0d
bytes 0x21000000 8f77c08f 01c0ead9 0d220822 78e3a0da ce5cc4d4 2c9b2aeb c0263939 0c0db1b1
bytes 0x21000020 bbff136a 64495bfd
bytes 0x21000030 8820b7d3 39d128c7
bytes 0x21100000 79366a9a aa1ce4a1 c9a135c8 dc3642f2 cffe0824 b178cef2 66f9efb9 51f46d2d
bytes 0x21100020 339a86f8 cdbb9714
bytes 0x21100030 41b764b6 dba37c18
bytes 0x21200000 7be656e0 e3b436a8 81f7f16e
bytes 0x21200010 c70fa239 b7a505b3 95f73fb9
bytes 0x21300000 d6e22567 cdf3fefd bb525b2c
bytes 0x21300010 8f3c4649 60e55827 095920e3
bytes 0x21400000 96737c97 75625793 b4ed1861 6540dc38 d5bc8300 6f9137f5 78160121 0253f0f8
bytes 0x21400020 88eebfbd fe858c2f
bytes 0x21400030 5342688f ab46f543
bytes 0x21500000 f3ffdca3 6f8860d3 ec2a9ccb 03224dfb 7a80156e 732d0228 99130c52 c1464280
bytes 0x21500020 637ae1d5 75719cc7
bytes 0x21500030 ab690260 efd0b92e
bytes 0x21600000 52fb82fe 2f1fda37 6e87996a
bytes 0x21600010 9c37f94d 386d9511 d6cf85ff
bytes 0x21700000 1695afb3 81bc5385 1ae7d343
bytes 0x21700010 2eb5d62f 1cf266f3 589f545a
bytes 0x21800000 c5e38135 3085643a 4eee858e 26085b41 767b4c8f df177a5b 3f6469fb cb3c4dfc
bytes 0x21800020 f6b3c404 e5a423f3
bytes 0x21800030 b9ecfa99 a42015a4
bytes 0x21900000 e6cbeff9 29852e44 2dae525d 9418e96e d105eb16 3ba1ee3c 16bcdcc7 eedba60a
bytes 0x21900020 57fe6b48 fb8d6987
bytes 0x21900030 25a7f8b2 623ff9f7
texture 0 { raw 58d4920f 20000000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    x = { 0 2 1 1 0 0 0 0 0 2 1 2 2 0 1 1 0 0 2 1 0 2 0 1 1 2 2 0 1 2 1 2 }
    y = { 0 1 1 1 0 0 1 0 1 1 1 1 1 1 1 1 0 0 1 1 1 0 1 1 0 1 0 0 1 1 0 ... }
    data0 = { 0x4c5e5a02 0xd34fa7cd 26 0xbf97af1a 0x8bd97503 0xee0cb242 0x36c55dd9 17 51 0xd9d64edc 0x2c2c09f7 1 0x4b439342 2
      40 0x19cd8f60 0x63584b1b 50 60 0xeef4a1af 0xe2af1614 52 62 0x3b0dd68b 0x41ce0f1b 19 0xed50902e 0x7f7948b5
      38 62 50 39 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SULD.D.2D.IGN R8, [R4], 0x0"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x5077eedb
    expect lane 1 R8 = 0x982ed0cb
    expect lane 2 R8 = 0x3ff8ddee
    expect lane 3 R8 = 0xd345b270
    expect lane 4 R8 = 0x23eaf0d9
    expect lane 5 R8 = 0x62299307
}
texture 1 { raw 58d36d8f 20100000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SURED.D.S32.2D.ADD [R4], R16, 0x1"
    x = { 1 2 2 1 1 2 2 1 0 1 1 1 2 0 2 2 2 0 0 0 2 0 0 0 1 1 2 1 0 1 2 ... }
    y = { 0 1 0 0 0 1 1 1 0 1 0 1 1 1 1 1 1 0 0 0 1 0 0 1 0 0 0 1 1 0 1 0 }
    data0 = { 27 0x8ac8321d 56 6 0x5cb4497e 11 0 6 0x52cbfb16 57 55 0x9976a02d 0xe067b316 61 0x8268e5bb 16 51 39 0x4ed9e630
      19 22 19 0xde347dde 0x777ddb6a 12 0xfd2791cc 37 51 0xa42008ec 0x93c89793 0xfc59b85c 48 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SULD.D.2D.IGN R8, [R4], 0x1"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xdc0ca484
    expect lane 1 R8 = 0xef7e24
    expect lane 2 R8 = 0x1df22aa2
    expect lane 3 R8 = 0xc2e34f02
    expect lane 4 R8 = 0xd54c8146
    expect lane 5 R8 = 0x389e48f0
}
texture 2 { raw 58d49204 20200000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SURED.D.U64.2D.ADD [R4], R16, 0x2"
    x = { 1 1 0 1 0 1 2 1 1 2 2 0 1 1 1 0 0 0 1 2 2 1 2 1 0 2 2 0 0 1 ... }
    y = { 1 0 1 1 1 0 0 0 0 0 0 1 1 0 0 1 0 1 1 0 1 0 0 1 0 0 0 0 0 0 0 1 }
    data0 = { 55 53 0xdb88cac3 0xb581de29 47 28 52 40 0x1c7ff3d7 0xbbdf0195 56 58 0xd2c4b819 56 0x7e8568f9 22 56 28
      0x48c8af6b 0xfe16c986 37 5 24 0x469a01a5 34 63 0x6db24133 50 0xa2786499 48 41 0x55223247 }
    data1 = { 0 0 0xd7687e01 0x3f64160b 0 0 0 0 0x12c801d6 0x807634a7 0 0 0x838df566 0 0x7ddf09d7 0 0 0 0xb1bebdad 0x1a8144f7
      0 0 0 0xf537bae5 0 0 0x1cc3292f 0 0x34de85c9 0 0 0xd18750e6 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 3 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x2"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xaa0a2fb2  R9 = 0xf15750ce
    expect lane 1 R8 = 0xee3c564b  R9 = 0xd0f7d9db
    expect lane 2 R8 = 0xc5bb4048  R9 = 0x59a90dfb
    expect lane 3 R8 = 0x47a4aa15  R9 = 0xa7018840
    expect lane 4 R8 = 0x249e4c6e  R9 = 0x32ddf345
    expect lane 5 R8 = 0xbfce0910  R9 = 0x4f7b906e
}
texture 3 { raw 58d7ff8f 20300000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 FLOAT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    asm "SURED.D.F32.2D.ADD [R4], R16, 0x3"
    x = { 1 0 2 1 0 0 0 0 1 1 2 0 0 0 0 1 2 2 0 2 0 2 1 1 0 2 0 0 2 2 0 ... }
    y = { 0 1 0 1 0 1 0 0 1 1 0 0 0 1 1 0 0 0 0 1 1 1 0 0 0 1 0 1 1 0 1 0 }
    data0 = { 0x807fffff 0 0xb3800000 0x42f6e979 0x7f800000 0xbf800000 0x81000000 0x33800001 0x800001 1 0x42f6e979 0 0 1
      0x80000000 0xb3800000 0x800000 0x7f800001 0x4b800001 0x7fc00001 1 0x42f6e979 0x33800000 0x33800000
      0x80000001 0xb3800000 0x80000001 0x7f800000 0xb3000000 0xbf800000 0x807fffff 0x42f6e979 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.2D.IGN R8, [R4], 0x3"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x7f800000
    expect lane 1 R8 = 0x33800000
    expect lane 2 R8 = 0x7fc00000
    expect lane 3 R8 = 0x7f800000
    expect lane 4 R8 = 0x42f6e979
    expect lane 5 R8 = 0x7fc00000
}
texture 4 { raw 58d4920f 20400000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 0 {
    asm "SURED.D.2D.MIN [R4], R16, 0x4"
    x = { 0 0 2 1 0 1 1 0 0 2 0 2 1 0 0 0 2 2 1 2 1 1 0 1 2 1 0 2 1 2 1 ... }
    y = { 0 0 1 0 1 0 1 0 1 1 0 1 0 1 0 1 1 0 0 0 1 0 0 0 1 0 0 0 1 0 1 0 }
    data0 = { 0xa8f2ec91 43 54 33 0x422441c8 7 0x1d805e1a 51 13 21 0x75409f89 45 0xa23e4ced 0x49651763 0x6f051e5c 0x7caecddb
      7 48 54 58 19 22 10 54 0xa7584963 29 0xea6e8da1 0x636cdbe0 0xb4e11e53 0xd597e24c 0xd83baf95 0xd0354532 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SULD.D.2D.IGN R8, [R4], 0x4"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xa
    expect lane 1 R8 = 0x7
    expect lane 2 R8 = 0x30
    expect lane 3 R8 = 0xd
    expect lane 4 R8 = 0x13
    expect lane 5 R8 = 0x7
}
texture 5 { raw 58d36d8f 20500000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 1 {
    asm "SURED.D.S32.2D.MIN [R4], R16, 0x5"
    x = { 1 0 0 0 0 1 2 0 1 2 0 2 2 1 2 2 2 1 1 2 1 0 2 1 2 1 2 2 0 0 0 1 }
    y = { 0 1 1 1 0 0 0 0 1 0 0 1 0 1 1 0 0 1 1 1 0 1 1 1 1 1 1 0 1 0 1 0 }
    data0 = { 0x17d46f4c 0x1df59e30 0xc6e8ba10 60 59 0xe8329e8a 45 62 0x4fb4ced5 1 30 22 0x15f9bf1a 54 14 14 31 48 0xc45d4bfe
      0x13dae63b 0x1a4e6e6f 0x85aa6daf 42 17 0x882ba3f1 0x5d2563bf 0xc52ebf0b 52 48 51 1 0xf3f6e3e0 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SULD.D.2D.IGN R8, [R4], 0x5"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x8b29b585
    expect lane 1 R8 = 0xe8329e8a
    expect lane 2 R8 = 0x1
    expect lane 3 R8 = 0x85aa6daf
    expect lane 4 R8 = 0xc45d4bfe
    expect lane 5 R8 = 0x882ba3f1
}
texture 6 { raw 58d49204 20600000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 2 {
    asm "SURED.D.U64.2D.MIN [R4], R16, 0x6"
    x = { 2 0 2 0 2 1 1 0 2 0 0 1 0 1 0 2 0 2 2 0 0 1 2 0 1 0 1 1 0 0 2 1 }
    y = { 0 0 1 1 0 1 1 1 0 0 0 1 1 0 0 0 1 0 0 1 1 0 1 0 0 1 0 1 0 1 0 1 }
    data0 = { 37 0xe5ca3208 8 26 0x4cd5fdc1 50 37 0x64d921e4 42 0xef9ca178 0xa98dc27e 52 0xf6b4a0f4 53 16 0xe4bba8fa
      0x9cc76ebd 48 0x53ee9cc4 0x42ad606 17 0x735e3723 18 0xaf694f56 1 0x28e1f603 36 0x2d70dea9 0x5c96efc6
      0x9f879b09 50 0x8bf2e7d6 }
    data1 = { 0 0xfe7c0f22 0 0 0xfec0a008 0 0 0xdf652bf8 0 0x376886e8 0x8268fa51 0 0x63e8ba9c 0 0 0xe874b0e1 0xff5063f5 0
      0x51dcb438 0x896a75ea 0 0x6d6d5bbf 0 0x872d020d 0 0x4f64cabd 0 0x32bc4d9b 0x780ca8ae 0xdd79a57c 0
      0x6fd9748c }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 3 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x6"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x10  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0x25  R9 = 0x0
    expect lane 3 R8 = 0x11  R9 = 0x0
    expect lane 4 R8 = 0x25  R9 = 0x0
    expect lane 5 R8 = 0x8  R9 = 0x0
}
texture 7 { raw 58d36d84 20700000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 3 {
    asm "SURED.D.S64.2D.MIN [R4], R16, 0x7"
    x = { 0 0 0 2 0 0 2 1 1 1 1 1 0 1 2 0 0 2 1 1 2 2 2 2 0 0 1 0 0 1 0 ... }
    y = { 1 0 0 1 1 0 1 1 0 1 0 0 1 1 0 0 1 1 1 1 0 1 1 1 1 0 1 1 0 1 0 1 }
    data0 = { 0xc3cda329 0xa0032e86 55 48 0x405d3f71 0x5bb7b2 0xb68e866c 26 4 16 0x184b8873 61 0x221020df 22 38 28 0x95ecf93
      49 19 21 29 0x7e3694e0 0x53316592 36 9 0xa425f5f2 21 42 0x784cfcd3 0x5d0b79bf 59 30 }
    data1 = { 0x1ad45a27 0xffa340fc 0 0 0xc8dc0d00 0x48922d44 0x5ff478d5 0 0 0 0x642e1a18 0 0xd53b450a 0 0 0 0x38396b85 0 0 0
      0 0x78fe6a57 0x4823ffb7 0 0 0x9ddb667e 0 0 0x48adb354 0x244cab1c 0 ... }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x7"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xa425f5f2  R9 = 0x9ddb667e
    expect lane 1 R8 = 0x29156daa  R9 = 0xe0b59b7e
    expect lane 2 R8 = 0xdea02764  R9 = 0xc6150900
    expect lane 3 R8 = 0x405d3f71  R9 = 0xc8dc0d00
    expect lane 4 R8 = 0x10  R9 = 0x0
    expect lane 5 R8 = 0x5b327080  R9 = 0xdfbbe396
}
texture 8 { raw 58d4920f 20800000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x8 0x8
warp 0 {
    asm "SURED.D.2D.MAX [R4], R16, 0x8"
    x = { 2 2 0 2 2 1 1 0 2 1 2 1 2 2 1 2 1 2 2 1 0 2 2 2 2 0 2 0 2 2 0 ... }
    y = { 0 1 0 1 1 1 0 1 0 1 1 1 0 1 1 1 1 1 1 1 0 1 1 1 1 0 0 1 ... }
    data0 = { 0x642bb7d5 38 44 0x61fd617c 40 25 59 7 0xe0398807 45 17 55 8 0xcab482e5 31 0xe972321 0xf47b7496 0x191b4173 44
      0xd84ce173 3 45 0x21c2ca1e 19 36 38 18 38 44 0x95c4eae 0x7fa26218 8 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SULD.D.2D.IGN R8, [R4], 0x8"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x2f73be0a
    expect lane 1 R8 = 0xe6b84a6a
    expect lane 2 R8 = 0xe0398807
    expect lane 3 R8 = 0x7fa26218
    expect lane 4 R8 = 0xf47b7496
    expect lane 5 R8 = 0xe242a3e9
}
texture 9 { raw 58d36d8f 20900000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x9 0x9
warp 1 {
    asm "SURED.D.S32.2D.MAX [R4], R16, 0x9"
    x = { 2 0 0 2 0 0 0 0 2 2 1 1 0 1 2 1 1 2 1 0 0 0 1 0 2 2 1 1 2 0 0 2 }
    y = { 1 0 1 0 0 1 1 1 1 1 1 0 0 0 1 1 1 1 0 0 0 1 1 1 1 1 0 1 1 0 1 0 }
    data0 = { 57 45 46 41 8 0x2304a9c8 0x8982fdc0 0xe90e7bcd 0xa77f7cb7 0xa3a80b32 0x93e5d683 0x9cfd676f 0x2ab5919b
      0xff0c03a2 0x71edc18 0xe70c30f3 0xbe3070b4 28 0xb5f545ba 0xd902fa4b 0x5b682e99 36 0xc529b04e 31 0x5ee9ed16
      0xe40c8f93 0xf1beb9ea 8 32 0xf570cae0 0x5ec63e40 0x77456bab }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SULD.D.2D.IGN R8, [R4], 0x9"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x5b682e99
    expect lane 1 R8 = 0x28c76ade
    expect lane 2 R8 = 0x77456bab
    expect lane 3 R8 = 0x788d5d7d
    expect lane 4 R8 = 0x61b0c13f
    expect lane 5 R8 = 0x5ee9ed16
}
texture 10 { raw 58d49204 20a00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0xa 0xa
warp 2 {
    asm "SURED.D.U64.2D.MAX [R4], R16, 0xa"
    x = { 0 0 2 1 2 1 2 1 0 2 0 2 0 2 2 0 1 0 0 1 1 1 1 0 2 2 2 1 1 1 0 2 }
    y = { 1 0 0 1 1 0 0 1 0 1 1 0 0 0 0 0 1 1 0 0 0 0 1 1 1 0 1 0 1 0 0 1 }
    data0 = { 0x7d55e5c5 0xc0d364ac 12 39 5 54 8 57 0xf777a5d9 0xf89b76a5 11 23 0x68555080 0xc6636ad9 0xa39150b8 0x709584c
      0x8b7e63a5 26 0x91614802 16 61 11 5 36 0x66f28b39 0x78421516 12 26 0x5f7e24bf 0x73c73062 23 0x7c644894 }
    data1 = { 0xf75bf411 0xabe799e9 0 0 0 0 0 0 0x54ab509e 0xe081b95c 0 0 0xf11692b5 0xb300324f 0xafc35f8f 0x958a8f87
      0xa68fcf04 0 0x42d8353d 0 0 0 0 0 0x8ac42dd 0xf141b2b4 0 0 0xf59d8811 0xce38fa50 0 0x9c388fa0 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 3 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0xa"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xe8804f6d  R9 = 0xf6884ca8
    expect lane 1 R8 = 0x73c73062  R9 = 0xce38fa50
    expect lane 2 R8 = 0x78421516  R9 = 0xf141b2b4
    expect lane 3 R8 = 0x7d55e5c5  R9 = 0xf75bf411
    expect lane 4 R8 = 0x5f7e24bf  R9 = 0xf59d8811
    expect lane 5 R8 = 0xf89b76a5  R9 = 0xe081b95c
}
texture 11 { raw 58d36d84 20b00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0xb 0xb
warp 3 {
    asm "SURED.D.S64.2D.MAX [R4], R16, 0xb"
    x = { 2 2 1 1 0 1 0 2 1 2 0 1 1 1 0 2 2 2 0 2 1 1 1 0 2 2 1 0 0 0 0 1 }
    y = { 1 0 1 1 1 0 1 0 1 0 1 0 0 1 0 1 0 0 0 0 1 1 0 1 1 0 1 1 0 1 ... }
    data0 = { 40 58 0x30fac4c9 10 0x63b75912 9 0xd4f7917f 0xb1d9a485 60 0xa7748186 0xcb55366a 6 36 0x347539d6 55 0x37f2fbef
      0xa14982d0 0x5f2813c2 32 0x702e93b0 0x14f44c67 0xc076e184 0x21dd9afa 26 0x91866c7a 0xc65209f4 54 0x5519e6d6
      25 10 0x3f008b58 34 }
    data1 = { 0 0 0xc47240b1 0 0x222830ee 0 0x96b9660e 0x4c3092bb 0 0x4641ee44 0x385ce27f 0 0 0x30a4ce2d 0 0x4488b865
      0xa1f9c91b 0x274bbdf5 0 0x38bbaa34 0xed42f542 0x53492384 0x98f6ebc3 0 0x4cb7da4b 0x7beb0057 0 0xe23ad29b 0
      0 0x30b6028e 0 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0xb"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xcc854996  R9 = 0x7cfacc68
    expect lane 1 R8 = 0x24  R9 = 0x0
    expect lane 2 R8 = 0xc65209f4  R9 = 0x7beb0057
    expect lane 3 R8 = 0xcb55366a  R9 = 0x385ce27f
    expect lane 4 R8 = 0xc076e184  R9 = 0x53492384
    expect lane 5 R8 = 0x690f47b4  R9 = 0x5860bd7f
}
texture 12 { raw 58d4920f 20c00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0xc 0xc
warp 0 {
    asm "SURED.D.2D.INC [R4], R16, 0xc"
    x = { 2 0 1 0 1 0 1 1 2 2 1 1 2 1 2 0 2 1 2 2 1 2 1 2 1 1 2 0 1 1 1 0 }
    y = { 1 1 0 1 1 1 0 0 1 0 0 1 0 0 1 1 0 1 0 0 1 1 0 0 1 1 0 1 1 0 0 1 }
    data0 = { 0 0x6fcf29ff 0x61da13e4 39 49 0x2cb797a9 25 0x6b711c7c 44 0xcc663840 47 0xe7740b97 10 19 0xe1c45e07 0xbb22ee6f
      11 0x81689674 0x7cdf14e0 0x492dc7f7 0xb1932c46 0xeb06adca 0x6b3387b4 0xf944603d 45 0x7eb1b0eb 41 32
      0xa7f092cf 56 45 0x62350b52 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SULD.D.2D.IGN R8, [R4], 0xc"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xcb637727
    expect lane 1 R8 = 0x7
    expect lane 2 R8 = 0x5
    expect lane 3 R8 = 0x5
    expect lane 4 R8 = 0x6
    expect lane 5 R8 = 0x3
}
texture 13 { raw 58d4920f 20d00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0xd 0xd
warp 1 {
    asm "SURED.D.2D.DEC [R4], R16, 0xd"
    x = { 2 0 1 2 0 1 0 1 2 0 2 0 1 0 1 0 1 2 2 0 0 2 2 0 0 2 1 0 1 0 1 2 }
    y = { 1 1 0 0 1 1 1 0 1 0 1 1 1 1 0 1 0 1 0 1 1 1 1 0 0 0 1 0 1 ... }
    data0 = { 0xc8d03748 0x1d229ad3 53 0xe6c3f5e7 0xf0a8e777 20 52 21 45 0xd86cdca3 0xba54024a 20 0x94b7e9a1 45 0x820fd43
      0x1da41f6d 5 32 4 46 8 0x52b9fbec 0x9780cb4 0xa178e127 0x5427ee8a 0x8198c51d 37 51 15 0x69a0943c 0xc2335462
      27 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SULD.D.2D.IGN R8, [R4], 0xd"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x33
    expect lane 1 R8 = 0x5
    expect lane 2 R8 = 0x3
    expect lane 3 R8 = 0x7
    expect lane 4 R8 = 0xe
    expect lane 5 R8 = 0x1b
}
texture 14 { raw 58d4920f 20e00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0xe 0xe
warp 2 {
    asm "SURED.D.2D.AND [R4], R16, 0xe"
    x = { 2 1 1 0 2 1 2 2 1 0 0 2 1 2 2 1 2 2 1 0 2 1 0 2 0 2 0 2 1 ... }
    y = { 1 1 1 0 0 0 0 0 1 1 0 1 1 0 0 1 0 0 0 0 1 1 1 1 0 1 1 1 0 1 1 0 }
    data0 = { 53 18 0x3a5960a8 8 24 15 61 0x26ec7ec7 10 0xf784b36 16 32 28 58 12 0x3721f239 62 36 56 0x56374da5 0x20cac0f8 29
      15 0xe342d5f7 0xfa281071 0x29ce45cb 46 0xd0cf4c35 0x9d2813c6 42 0xd07ce907 0x2b887be1 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 3 {
    asm "SULD.D.2D.IGN R8, [R4], 0xe"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
}
texture 15 { raw 58d36d8f 20f00000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0xf 0xf
warp 3 {
    asm "SURED.D.S32.2D.AND [R4], R16, 0xf"
    x = { 2 1 1 1 2 2 2 2 1 0 1 1 0 2 2 1 2 1 0 1 0 0 0 2 2 2 1 2 0 0 1 0 }
    y = { 1 0 0 0 0 0 1 1 0 1 1 0 1 0 1 1 1 0 1 0 0 0 0 1 0 0 1 1 0 0 1 ... }
    data0 = { 0xbcfe6225 0x2d95685 0x49582797 57 11 32 18 36 3 38 0xd8de257c 0x8d5f4074 0xc16f1c31 53 0x9b0cbec6 63 54
      0x7e117d7 29 22 0x771527f6 0xe305bc87 0xb2819353 0xafc73530 0x3b5ea5ea 0x586afe0f 17 62 0x28b22a2a
      0x8c895e1c 0x3df82d7 0xb2acb82c }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.2D.IGN R8, [R4], 0xf"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x10
    expect lane 5 R8 = 0x0
}
texture 16 { raw 58d49204 21000000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x10 0x10
warp 0 {
    asm "SURED.D.U64.2D.AND [R4], R16, 0x10"
    x = { 1 1 1 1 1 2 2 0 2 1 0 0 1 2 2 2 0 1 1 0 2 1 1 2 1 2 2 0 1 2 1 2 }
    y = { 0 1 1 1 1 1 1 0 0 0 0 1 0 1 1 0 0 1 1 0 0 0 1 1 1 1 1 0 1 1 1 0 }
    data0 = { 0xa45f9e58 34 16 0xb02d0c68 0x79aa4cf9 0xa89b5e57 21 13 0xa3b70166 0x79c97a08 29 41 0xbb69b1d 34 52 35 29 22
      0x4c99b170 6 0xd1ef99de 8 4 55 0x7427a445 44 0xdb545bec 25 62 56 0x5ab1fa4 0xa82d3178 }
    data1 = { 0x11a7baed 0 0 0xe0a87e03 0x3403f9d0 0x50b6f284 0 0 0xa45e0039 0xb6143bb8 0 0 0x570bd6e 0 0 0 0 0 0xfb5e550a 0
      0xabca647d 0 0 0 0x17fa096f 0 0x35a25be6 0 0 0 0xfb55864c 0xe69a18cf }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x10"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x8  R9 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0
    expect lane 3 R8 = 0x8  R9 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
}
texture 17 { raw 58d36d84 21100000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x11 0x11
warp 1 {
    asm "SURED.D.S64.2D.AND [R4], R16, 0x11"
    x = { 0 2 2 2 2 0 1 2 0 2 0 0 2 2 0 2 2 0 1 2 2 2 0 2 1 2 0 1 0 0 2 1 }
    y = { 0 1 0 0 0 1 1 1 1 0 0 1 0 1 0 1 0 1 1 1 0 0 0 1 1 1 1 1 0 1 1 0 }
    data0 = { 43 0xd6b4f246 0xd04b51a3 0x5076efea 0x69ba29f3 28 63 0xfa2a2c7d 0x821a50ca 8 0x411c0041 0x816fcd4e 0xf28da5e4
      12 0x83c26010 54 0x59d907dc 0x6c181a1f 14 0x9c263421 0x5ac38842 0xf74ce1ab 0x949c1823 32 13 0x7c5db442
      0x728c62fe 0x282b8d43 49 0xfe7fe7ea 0x8b6609d0 0xc4c415a7 }
    data1 = { 0 0xc5b0db3e 0xff484d27 0x12a337a0 0xaa89497e 0 0 0x2d6e3541 0xb655509c 0 0xbaf3280c 0x9410c09a 0x23396d61 0
      0x373e504d 0 0x6a57499a 0xd49b2815 0 0xcbca3c6c 0x1641009f 0x964f8b16 0x3b3b245 0 0 0x964f43d5 0x15d765ce
      0x34aaafd6 0 0x1502a10e 0x7ba8f50 0xc1a2688 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x11"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0xc0040181  R9 = 0x22688
    expect lane 2 R8 = 0x0  R9 = 0x0
    expect lane 3 R8 = 0x8  R9 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
}
texture 18 { raw 58d4920f 21200000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x12 0x12
warp 2 {
    asm "SURED.D.2D.OR [R4], R16, 0x12"
    x = { 0 0 2 0 1 2 2 0 0 1 0 1 0 2 1 0 0 2 1 1 1 1 0 0 0 2 0 0 1 0 1 2 }
    y = { 1 1 0 1 0 1 1 0 0 1 1 0 0 0 1 0 0 0 1 1 0 1 1 0 1 0 0 0 1 ... }
    data0 = { 0x73c2257d 44 22 0xa708d580 24 0xdc6b1fa7 15 0x9da016eb 32 0x3d58d84a 7 37 46 21 24 23 0xc78207d 63 0x143dab26
      14 12 0xa72eb61b 0xc11e4014 0xe882fafc 0x5e4b50e2 0x1a0a6fdf 0x648b370b 0x5a72158a 0x61a7a493 55 0x24c6ca77
      0x7d2a6b29 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 3 {
    asm "SULD.D.2D.IGN R8, [R4], 0x12"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xffffffff
    expect lane 1 R8 = 0xa836b4ff
    expect lane 2 R8 = 0x7efbffff
    expect lane 3 R8 = 0xffffffff
    expect lane 4 R8 = 0xffffffff
    expect lane 5 R8 = 0xfd7fffbf
}
texture 19 { raw 58d36d8f 21300000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x13 0x13
warp 3 {
    asm "SURED.D.S32.2D.OR [R4], R16, 0x13"
    x = { 1 0 0 2 1 2 2 1 0 1 1 0 1 1 2 0 2 2 0 0 1 2 0 2 2 1 0 2 0 0 2 ... }
    y = { 1 1 1 1 0 1 0 0 0 0 1 0 1 1 1 0 1 0 0 1 0 0 1 0 1 1 1 0 1 0 1 0 }
    data0 = { 0x2ad1917d 28 9 33 0x824e0207 10 0x9e148060 40 54 0x6052893b 5 0x91860542 0xc6c38837 32 0xc8878da 18 0xa7f1bd7e
      0xcf2cdff3 20 32 30 0x76efe1f 0xc1c0eab4 44 0xc2529e1 14 28 12 0x16291436 58 13 0x258ea337 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.2D.IGN R8, [R4], 0x13"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xf7a7e7fe
    expect lane 1 R8 = 0xfffefbff
    expect lane 2 R8 = 0xffffffff
    expect lane 3 R8 = 0xdfeffebf
    expect lane 4 R8 = 0xefdbfd7f
    expect lane 5 R8 = 0xeffdfdff
}
texture 20 { raw 58d49204 21400000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x14 0x14
warp 0 {
    asm "SURED.D.U64.2D.OR [R4], R16, 0x14"
    x = { 0 1 2 0 1 1 1 1 1 0 0 0 1 0 0 1 0 0 2 2 0 1 0 0 1 0 2 0 1 1 0 2 }
    y = { 0 0 0 1 0 0 1 0 1 1 0 1 1 1 1 1 0 1 0 0 0 1 0 1 1 1 1 1 1 0 1 0 }
    data0 = { 0x4e3b7f2a 0xeec7e3f3 0x1e1e15ad 0xd4d412b2 56 0x83d4424e 0x42a6f5e1 26 63 40 38 13 0x265b9f3 0xe3ba9fd2
      0x7d2a011e 16 41 41 0x14c7ac3e 3 0x78d2ce49 27 35 0xb19f505c 0xc21b4485 6 0x71a03870 0xc641b626 0xcbdefbd0
      0xf5576c08 0 0xa8cf274b }
    data1 = { 0xb4f0a28e 0xc8c677f0 0xef14ee8e 0x5ee39683 0 0x4401c827 0x44c500e1 0 0 0 0 0 0x69ac07c 0x37b0336f 0xafdd2483 0
      0 0 0xc794209f 0 0x83698347 0 0 0x25c31519 0x9b3021e 0 0xf8f425af 0x48db84b5 0x1582b3d7 0xe2460b2e 0
      0x99292c90 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x14"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xffffffff  R9 = 0xb7ffe3ff
    expect lane 1 R8 = 0xffdfefff  R9 = 0xfedfffff
    expect lane 2 R8 = 0xbfffffff  R9 = 0xffbdefff
    expect lane 3 R8 = 0xffffffff  R9 = 0xffffb7ff
    expect lane 4 R8 = 0xebffffff  R9 = 0xfffff3ff
    expect lane 5 R8 = 0xffe87a73  R9 = 0xfbf567af
}
texture 21 { raw 58d36d84 21500000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x15 0x15
warp 1 {
    asm "SURED.D.S64.2D.OR [R4], R16, 0x15"
    x = { 0 2 1 1 0 2 0 0 2 0 2 0 1 2 2 1 2 1 1 2 0 0 0 0 1 1 1 0 2 0 0 1 }
    y = { 1 1 1 0 0 0 1 0 0 1 1 0 1 0 1 1 0 0 1 0 0 0 0 1 0 0 1 1 0 ... }
    data0 = { 32 0x36295214 0xa8f8cd55 0xd631d13e 0x824a5c3a 0xbbd047a1 12 21 0xf04eff2a 36 16 0x4bd8fb2b 0x6054b986
      0x9cdda135 19 48 0x72e12a45 18 46 33 0x63b812a0 2 48 19 18 0x5b909446 4 2 11 0xbff69094 0x1e1a27fd
      0x9cc563a2 }
    data1 = { 0 0xf637817b 0x6ad44fe6 0xd796b7eb 0xafe9a499 0xd8c17d0b 0 0 0x171972a 0 0 0xb55d9054 0xaa994fd2 0xd9281518 0 0
      0xd69c5503 0 0 0 0xf61ce498 0 0 0 0 0x1b3270f5 0 0 0 0xc7152ff9 0x74a2826 0xe115eaef }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x15"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xfffeffff  R9 = 0xffffffff
    expect lane 1 R8 = 0xdffdfffe  R9 = 0xffffffff
    expect lane 2 R8 = 0xffffffff  R9 = 0xdffdff7f
    expect lane 3 R8 = 0x6e15807f  R9 = 0x28022d73
    expect lane 4 R8 = 0xfafcffff  R9 = 0xeadf4ff7
    expect lane 5 R8 = 0x762b7bbf  R9 = 0xfebfd1ff
}
texture 22 { raw 58d4920f 21600000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x16 0x16
warp 2 {
    asm "SURED.D.2D.XOR [R4], R16, 0x16"
    x = { 0 2 2 2 1 2 1 1 1 0 1 1 2 2 2 2 2 2 2 1 0 2 0 0 1 2 2 1 1 2 0 1 }
    y = { 0 0 1 0 0 0 1 0 1 0 0 0 0 0 1 1 0 0 0 0 1 1 0 0 0 0 1 0 0 1 0 ... }
    data0 = { 23 47 46 0x5e0b6b2e 0x27348f09 0x6dc2f9e9 28 60 0xcd9ee85b 0x8794fe3e 3 41 33 0xae45d401 60 0x682b088e
      0xf41095ed 41 0xbc8d3c5b 1 0xe7ca5916 19 16 18 0x79c2cf07 24 0x27472cae 52 0x1b3a2e5e 37 20 41 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 3 {
    asm "SULD.D.2D.IGN R8, [R4], 0x16"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x7916056d
    expect lane 1 R8 = 0x72167175
    expect lane 2 R8 = 0xbf886821
    expect lane 3 R8 = 0xaa336e8a
    expect lane 4 R8 = 0xdc0b857f
    expect lane 5 R8 = 0xb0e9ebd2
}
texture 23 { raw 58d36d8f 21700000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 SINT, blocks of 1 x 2 x 1
handle 0x17 0x17
warp 3 {
    asm "SURED.D.S32.2D.XOR [R4], R16, 0x17"
    x = { 0 1 2 1 2 0 2 0 2 1 2 0 0 0 0 1 2 1 2 0 0 2 1 0 1 0 0 2 1 1 1 0 }
    y = { 1 1 0 0 0 1 1 0 1 1 0 1 0 0 0 1 1 1 0 0 1 0 0 1 0 0 0 0 0 0 1 ... }
    data0 = { 0x99ff511d 0x1d9fd375 33 0xa6c8f51e 0x58906768 56 0xdd40c4ee 0xb06d784b 0x8ad7607c 39 0x4539d0fa 0xead08f88 19
      0x2f6c48a3 0x2fcf1342 0xf53025a1 53 0xdd890867 0xd664e770 9 0x20c83776 0xdda3cc36 55 41 0xf4643ce0
      0xceb011f8 0xcd2ad6d6 0xb4757566 0x110559e6 34 20 40 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 0 {
    asm "SULD.D.2D.IGN R8, [R4], 0x17"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xfb7188
    expect lane 1 R8 = 0xc6fa2c8c
    expect lane 2 R8 = 0xe1c80e89
    expect lane 3 R8 = 0x7c315cf4
    expect lane 4 R8 = 0xc6400c9c
    expect lane 5 R8 = 0xdc33bff
}
texture 24 { raw 58d49204 21800000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 UINT, blocks of 1 x 2 x 1
handle 0x18 0x18
warp 0 {
    asm "SURED.D.U64.2D.XOR [R4], R16, 0x18"
    x = { 1 1 1 1 0 0 0 1 2 2 1 2 2 1 1 0 2 2 1 1 0 0 1 1 2 2 0 0 0 2 2 1 }
    y = { 1 1 1 0 0 0 1 1 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 1 0 1 0 0 0 1 }
    data0 = { 0xc0d30815 0x98d7d231 0xcc1091c6 31 34 0x639ade9f 18 31 33 0x75599230 13 2 0xcad0d9e5 37 12 12 0x6f828474
      0x67daf5ad 0x29b9c074 63 0x5778825d 54 0x1777653a 14 0xa14fd8af 0x4420248d 53 18 0xf621f77a 0x43599911
      0xb777b73e 63 }
    data1 = { 0x81dd34a7 0x772bf211 0x602a9cd9 0 0 0xd0176c11 0 0 0 0xf41656fe 0 0 0x7c5e806d 0 0 0 0x4d94e795 0xa23f777
      0x828fcfde 0 0xcb725d5a 0 0x5b473235 0 0x178da1ed 0xd0a2412b 0 0 0x7e19fbf4 0x85da5ef1 0x66e5effb 0 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x18"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0xf7424850  R9 = 0x5f184f8f
    expect lane 1 R8 = 0x99f28b55  R9 = 0x1a1c3a13
    expect lane 2 R8 = 0x473ba7d7  R9 = 0xdfe3d39e
    expect lane 3 R8 = 0x8f4c7b76  R9 = 0x5b7a17df
    expect lane 4 R8 = 0x46c4efa2  R9 = 0xe81ea97a
    expect lane 5 R8 = 0x7c9510ba  R9 = 0x633ac062
}
texture 25 { raw 58d36d84 21900000 00600000 00000008 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x19 0x19
warp 1 {
    asm "SURED.D.S64.2D.XOR [R4], R16, 0x19"
    x = { 0 1 0 0 1 1 2 0 2 1 0 2 2 1 1 1 0 1 1 1 2 0 2 2 2 2 2 0 2 2 1 ... }
    y = { 1 0 0 0 1 1 1 1 1 0 1 1 1 1 1 1 0 1 1 0 0 1 1 0 0 1 0 0 1 0 0 1 }
    data0 = { 0xe5a40e32 0xd4aa7d9c 0xbf5786a3 0xc6d2698e 45 0xb6eb1dbe 0x2a801431 0x462b77da 0x820034f3 0x886208ec
      0x151a4178 28 36 8 0x6c2ddd80 0x82408e88 22 45 36 21 0x54942850 1 37 49 58 0xf532cb47 59 46 2 34 0xf68043b8
      57 }
    data1 = { 0xf037946 0x6a275cdc 0x851b2fa6 0x4b3ddd1b 0 0xbae63022 0x14751e71 0xa5ba6f95 0xd6121c7 0x5ada914f 0xc6ee69ce 0
      0 0 0x4bbee27f 0x47ee53c5 0 0 0 0 0x2aec4860 0 0 0 0 0x1d29a87f 0 0 0 0 0x8fa2f6e4 0 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x19"
    active 0x3f
    x = { 0 1 2 0 1 2 ... }
    y = { 0 0 0 1 ... }
    expect lane 0 R8 = 0x806a24f3  R9 = 0x8a087794
    expect lane 1 R8 = 0xf71a98f0  R9 = 0xd1b623e3
    expect lane 2 R8 = 0x1cffd615  R9 = 0xad85c59b
    expect lane 3 R8 = 0xa07e3d40  R9 = 0x50b9de26
    expect lane 4 R8 = 0x9f5af2b5  R9 = 0xbc105a76
    expect lane 5 R8 = 0xef4a4cbf  R9 = 0xf3c4a8ab
}
expect memory 0x20000000 = dbee7750 cbd02e98 eeddf83f
expect memory 0x20000010 = 70b245d3 d9f0ea23 07932962
expect memory 0x20100000 = 84a40cdc 247eef00 a22af21d
expect memory 0x20100010 = 024fe3c2 46814cd5 f0489e38
expect memory 0x20200000 = b22f0aaa ce5057f1 4b563cee dbd9f7d0 15aaa447 408801a7 6e4c9e24 45f3dd32
expect memory 0x20200020 = 4840bbc5 fb0da959
expect memory 0x20200030 = 1009cebf 6e907b4f
expect memory 0x20300000 = 0000807f 00008033 0000c07f
expect memory 0x20300010 = 0000807f 79e9f642 0000c07f
expect memory 0x20400000 = 0a000000 07000000 30000000
expect memory 0x20400010 = 0d000000 13000000 07000000
expect memory 0x20500000 = 85b5298b 8a9e32e8 01000000
expect memory 0x20500010 = af6daa85 fe4b5dc4 f1a32b88
expect memory 0x20600000 = 10000000 00000000 01000000 00000000 11000000 00000000 25000000 00000000
expect memory 0x20600020 = 25000000 00000000
expect memory 0x20600030 = 08000000 00000000
expect memory 0x20700000 = f2f525a4 7e66db9d aa6d1529 7e9bb5e0 713f5d40 000ddcc8 10000000 00000000
expect memory 0x20700020 = 6427a0de 000915c6
expect memory 0x20700030 = 8070325b 96e3bbdf
expect memory 0x20800000 = 0abe732f 6a4ab8e6 078839e0
expect memory 0x20800010 = 1862a27f 96747bf4 e9a342e2
expect memory 0x20900000 = 992e685b de6ac728 ab6b4577
expect memory 0x20900010 = 7d5d8d78 3fc1b061 16ede95e
expect memory 0x20a00000 = 6d4f80e8 a84c88f6 6230c773 50fa38ce c5e5557d 11f45bf7 bf247e5f 11889df5
expect memory 0x20a00020 = 16154278 b4b241f1
expect memory 0x20a00030 = a5769bf8 5cb981e0
expect memory 0x20b00000 = 964985cc 68ccfa7c 24000000 00000000 6a3655cb 7fe25c38 84e176c0 84234953
expect memory 0x20b00020 = f40952c6 5700eb7b
expect memory 0x20b00030 = b4470f69 7fbd6058
expect memory 0x20c00004 = 07000000 05000000
expect memory 0x20c00010 = 05000000 06000000 03000000
expect memory 0x20d00000 = 33000000 05000000 03000000
expect memory 0x20d00010 = 07000000 0e000000 1b000000
expect memory 0x20e00000 = 00000000 00000000 00000000
expect memory 0x20e00010 = 00000000 00000000 00000000
expect memory 0x20f00000 = 00000000 00000000 00000000
expect memory 0x20f00010 = 00000000 10000000 00000000
expect memory 0x21000000 = 00000000 00000000 08000000 00000000 08000000 00000000 00000000 00000000
expect memory 0x21000020 = 00000000 00000000
expect memory 0x21000030 = 00000000 00000000
expect memory 0x21100000 = 00000000 00000000 810104c0 88260200 08000000 00000000 00000000 00000000
expect memory 0x21100020 = 00000000 00000000
expect memory 0x21100030 = 00000000 00000000
expect memory 0x21200000 = ffffffff ffb436a8 fffffb7e
expect memory 0x21200010 = ffffffff ffffffff bfff7ffd
expect memory 0x21300000 = fee7a7f7 fffbfeff ffffffff
expect memory 0x21300010 = bffeefdf 7ffddbef fffdfdef
expect memory 0x21400000 = ffffffff ffe3ffb7 ffefdfff ffffdffe ffffffff ffb7ffff ffffffeb fff3ffff
expect memory 0x21400020 = ffffffbf ffefbdff
expect memory 0x21400030 = 737ae8ff af67f5fb
expect memory 0x21500000 = fffffeff ffffffff fefffddf ffffffff 7f80156e 732d0228 fffffcfa f74fdfea
expect memory 0x21500020 = ffffffff 7ffffddf
expect memory 0x21500030 = bf7b2b76 ffd1bffe
expect memory 0x21600000 = 6d051679 75711672 216888bf
expect memory 0x21600010 = 8a6e33aa 7f850bdc d2ebe9b0
expect memory 0x21700000 = 8871fb00 8c2cfac6 890ec8e1
expect memory 0x21700010 = f45c317c 9c0c40c6 ff3bc30d
expect memory 0x21800000 = 504842f7 8f4f185f 558bf299 133a1c1a 767b4c8f df177a5b a2efc446 7aa91ee8
expect memory 0x21800020 = d7a73b47 9ed3e3df
expect memory 0x21800030 = ba10957c 62c03a63
expect memory 0x21900000 = f3246a80 9477088a f0981af7 e323b6d1 403d7ea0 26deb950 b5f25a9f 765a10bc
expect memory 0x21900020 = 15d6ff1c 9bc585ad
expect memory 0x21900030 = bf4c4aef aba8c4f3
