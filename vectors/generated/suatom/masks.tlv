# Threads that do an atomic: active, with a true guard, no helper pixels, not killed.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118c
rules without PD-118b PD-118a
sampler 0 { }
bytes 0x20000000 aeaffb2a b85a2560 9ff5252c 95e0f0a9
bytes 0x20000014 dd766ce4 5e12075e
bytes 0x20000020 261e23ff e4ac7f17 8d0ade6f be2f932f 821bb2c3
bytes 0x20000038 63dec6d5
bytes 0x20000050 ad225370 05c412eb
bytes 0x20000060 dfd289a9 67d85a59 2407c28e 7d79ec4a 8d169f92 5bbdc183
bytes 0x20000084 24f94945 cc85443d 7bd8b976
bytes 0x200000a0 2c4934c6 1bf38cb9 5b0c79ab 7f41cab5
bytes 0x20000100 64273c91 7b5f182f c1edcd3d 2b7ad7df 7a87d865 ea0e14c6
bytes 0x20000120 a62460b4 9f17b375 d7303891 661072ff 8d64462b b2c9bdec
bytes 0x20000150 3e4c1d73 0c1ac4a9
bytes 0x20000160 4c0269c6 aeb76d9d 2ae696cd 19b4426b 8e222cb4 bd1705ce
bytes 0x20000180 ea09c522 4412a035 7bb62f5a 69de66e0
bytes 0x200001a0 9e810a5f c12abcc2 b46df6de 892b9db8
bytes 0x20000244 03b338c2 df78658c ced6a60d
bytes 0x20000260 8f451b8e
bytes 0x20000268 41cbdf49 3e0e54ad
bytes 0x20000274 11b6f950
bytes 0x20000340 d269c413 3d874f34
bytes 0x2000034c a75b23b4
bytes 0x20000358 7f012c7c
bytes 0x20000360 71deb851
bytes 0x2000036c 4e4f0333
bytes 0x20000374 cdc01e8a b878ccbd
bytes 0x20000640 a32e635b 1e644eec 0d9e0116
bytes 0x2000065c 0a3b59b9
bytes 0x20000660 bfd91835
bytes 0x20000668 1de70c41
bytes 0x20000674 a0581b06
bytes 0x2000067c 14b9c717
bytes 0x20000740 00b3e3fb 81396152
bytes 0x20000758 e2b21026 c20c0c9b
bytes 0x20000774 3256d656 d92b3fe2 a94bcb34
texture 0 { raw 58d4920f 20000000 00600000 00000010 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 4 x 1
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 0
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x2afbafae
    expect lane 1 R8 = 0x2afbafaf
    expect lane 2 R8 = 0x60255ab8
    expect lane 3 R8 = 0x60255abb
    expect lane 4 R8 = 0x2c25f59f
    expect lane 5 R8 = 0x2c25f5a4
    expect lane 6 R8 = 0xa9f0e095
    expect lane 7 R8 = 0xa9f0e09c
    expect lane 8 R8 = 0xff231e26
    expect lane 9 R8 = 0xff231e2f
    expect lane 10 R8 = 0x177face4
    expect lane 11 R8 = 0x177facef
    expect lane 12 R8 = 0x6fde0a8d
    expect lane 13 R8 = 0x6fde0a9a
    expect lane 14 R8 = 0x2f932fbe
    expect lane 15 R8 = 0x2f932fcd
    expect lane 16 R8 = 0x913c2764
    expect lane 17 R8 = 0x913c2775
    expect lane 18 R8 = 0x2f185f7b
    expect lane 19 R8 = 0x2f185f8e
    expect lane 20 R8 = 0x3dcdedc1
    expect lane 21 R8 = 0x3dcdedd6
    expect lane 22 R8 = 0xdfd77a2b
    expect lane 23 R8 = 0xdfd77a42
    expect lane 24 R8 = 0xb46024a6
    expect lane 25 R8 = 0xb46024bf
    expect lane 26 R8 = 0x75b3179f
    expect lane 27 R8 = 0x75b317ba
    expect lane 28 R8 = 0x913830d7
    expect lane 29 R8 = 0x913830f4
    expect lane 30 R8 = 0xff721066
    expect lane 31 R8 = 0xff721085
}
warp 0 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 0
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 1 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    active 0xf0f1234
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 1
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 2 R8 = 0xe46c76dd
    expect lane 4 R8 = 0x5e07125e
    expect lane 5 R8 = 0x5e071263
    expect lane 9 R8 = 0xc3b21b82
    expect lane 12 R8 = 0xd5c6de63
    expect lane 16 R8 = 0x65d8877a
    expect lane 17 R8 = 0x65d8878b
    expect lane 18 R8 = 0xc6140eea
    expect lane 19 R8 = 0xc6140efd
    expect lane 24 R8 = 0x2b46648d
    expect lane 25 R8 = 0x2b4664a6
    expect lane 26 R8 = 0xecbdc9b2
    expect lane 27 R8 = 0xecbdc9cd
}
warp 1 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    active 0xf0f1234
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 1
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 2 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    helper 0xff00ff
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 2
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 8 R8 = 0xa989d2df
    expect lane 9 R8 = 0xa989d2e8
    expect lane 10 R8 = 0x595ad867
    expect lane 11 R8 = 0x595ad872
    expect lane 12 R8 = 0x8ec20724
    expect lane 13 R8 = 0x8ec20731
    expect lane 14 R8 = 0x4aec797d
    expect lane 15 R8 = 0x4aec798c
    expect lane 24 R8 = 0xc669024c
    expect lane 25 R8 = 0xc6690265
    expect lane 26 R8 = 0x9d6db7ae
    expect lane 27 R8 = 0x9d6db7c9
    expect lane 28 R8 = 0xcd96e62a
    expect lane 29 R8 = 0xcd96e647
    expect lane 30 R8 = 0x6b42b419
    expect lane 31 R8 = 0x6b42b438
}
warp 2 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    helper 0xff00ff
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 2
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 3 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    killed 0xf0f0f0f0
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 3
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 0 R8 = 0x705322ad
    expect lane 1 R8 = 0x705322ae
    expect lane 2 R8 = 0xeb12c405
    expect lane 3 R8 = 0xeb12c408
    expect lane 8 R8 = 0x929f168d
    expect lane 9 R8 = 0x929f1696
    expect lane 10 R8 = 0x83c1bd5b
    expect lane 11 R8 = 0x83c1bd66
    expect lane 16 R8 = 0x731d4c3e
    expect lane 17 R8 = 0x731d4c4f
    expect lane 18 R8 = 0xa9c41a0c
    expect lane 19 R8 = 0xa9c41a1f
    expect lane 24 R8 = 0xb42c228e
    expect lane 25 R8 = 0xb42c22a7
    expect lane 26 R8 = 0xce0517bd
    expect lane 27 R8 = 0xce0517d8
}
warp 3 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    killed 0xf0f0f0f0
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 3
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 4 {
    asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"
    active 0xfffffffe  helper 0x80000000  killed 0x2
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 4
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect lane 2 R8 = 0x4549f924
    expect lane 3 R8 = 0x4549f927
    expect lane 4 R8 = 0x3d4485cc
    expect lane 5 R8 = 0x3d4485d1
    expect lane 6 R8 = 0x76b9d87b
    expect lane 7 R8 = 0x76b9d882
    expect lane 8 R8 = 0xc634492c
    expect lane 9 R8 = 0xc6344935
    expect lane 10 R8 = 0xb98cf31b
    expect lane 11 R8 = 0xb98cf326
    expect lane 12 R8 = 0xab790c5b
    expect lane 13 R8 = 0xab790c68
    expect lane 14 R8 = 0xb5ca417f
    expect lane 15 R8 = 0xb5ca418e
    expect lane 16 R8 = 0x22c509ea
    expect lane 17 R8 = 0x22c509fb
    expect lane 18 R8 = 0x35a01244
    expect lane 19 R8 = 0x35a01257
    expect lane 20 R8 = 0x5a2fb67b
    expect lane 21 R8 = 0x5a2fb690
    expect lane 22 R8 = 0xe066de69
    expect lane 23 R8 = 0xe066de80
    expect lane 24 R8 = 0x5f0a819e
    expect lane 25 R8 = 0x5f0a81b7
    expect lane 26 R8 = 0xc2bc2ac1
    expect lane 27 R8 = 0xc2bc2adc
    expect lane 28 R8 = 0xdef66db4
    expect lane 29 R8 = 0xdef66dd1
    expect lane 30 R8 = 0xb89d2b89
}
warp 4 {
    asm "SURED.D.2D.ADD [R4], R16, 0x0"
    active 0xfffffffe  helper 0x80000000  killed 0x2
    x = { 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 ... }
    y = 4
    data0 = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
warp 20 {
    asm "@P0 SUATOM.D.2D.MAX R8, [R4], R16, 0x0"
    pred 0x13579bdf  helper 0x10000001
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 10
    data0 = 77
    expect lane 1 R8 = 0xc238b303
    expect lane 2 R8 = 0x8c6578df
    expect lane 3 R8 = 0xda6d6ce
    expect lane 4 R8 = 0x8e1b458f
    expect lane 6 R8 = 0x49dfcb41
    expect lane 7 R8 = 0xad540e3e
    expect lane 8 R8 = 0x13c469d2
    expect lane 9 R8 = 0x344f873d
    expect lane 11 R8 = 0xb4235ba7
    expect lane 12 R8 = 0x51b8de71
    expect lane 15 R8 = 0x33034f4e
    expect lane 16 R8 = 0x5b632ea3
    expect lane 17 R8 = 0xec4e641e
    expect lane 18 R8 = 0x16019e0d
    expect lane 20 R8 = 0x3518d9bf
    expect lane 22 R8 = 0x410ce71d
    expect lane 24 R8 = 0xfbe3b300
    expect lane 25 R8 = 0x52613981
}
warp 21 {
    asm "@!P3 SUATOM.D.2D.MAX R8, [R4], R16, 0x0"
    pred 0x13579bdf  helper 0x10000001
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 11
    data0 = 78
    expect lane 5 R8 = 0x50f9b611
    expect lane 10 R8 = 0x7c2c017f
    expect lane 13 R8 = 0x8a1ec0cd
    expect lane 14 R8 = 0xbdcc78b8
    expect lane 19 R8 = 0xb9593b0a
    expect lane 21 R8 = 0x61b58a0
    expect lane 23 R8 = 0x17c7b914
    expect lane 26 R8 = 0x2610b2e2
    expect lane 27 R8 = 0x9b0c0cc2
    expect lane 29 R8 = 0x56d65632
    expect lane 30 R8 = 0xe23f2bd9
    expect lane 31 R8 = 0x34cb4ba9
}
warp 33 { word 0xea02000601070408   # every thread is helper
    helper 0xffffffff
    expect token decode.tag.token = 1
}
warp 37 { word 0xea02000601070408   # every thread is killed
    killed 0xffffffff
    expect token decode.tag.token = 1
}
expect memory 0x20000000 = b4affb2a c65a2560 b5f5252c b3e0f0a9
expect memory 0x20000014 = e3766ce4 7412075e
expect memory 0x20000020 = 4c1e23ff 12ad7f17 c30ade6f fc2f932f 961bb2c3
expect memory 0x20000038 = 7ddec6d5
expect memory 0x20000050 = b3225370 13c412eb
expect memory 0x20000060 = 05d389a9 95d85a59 5a07c28e bb79ec4a b3169f92 89bdc183
expect memory 0x20000084 = 32f94945 e285443d 99d8b976
expect memory 0x200000a0 = 524934c6 49f38cb9 910c79ab bd41cab5
expect memory 0x20000100 = aa273c91 c95f182f 17eecd3d 897ad7df c087d865 380f14c6
expect memory 0x20000120 = 0c2560b4 0d18b375 4d313891 e41072ff f364462b 20cabdec
expect memory 0x20000150 = 844c1d73 5a1ac4a9
expect memory 0x20000160 = b20269c6 1cb86d9d a0e696cd 97b4426b f4222cb4 2b1805ce
expect memory 0x20000180 = 300ac522 9212a035 d1b62f5a c7de66e0
expect memory 0x200001a0 = 04820a5f 2f2bbcc2 2a6ef6de c72b9db8
expect memory 0x20000244 = 03b338c2 df78658c ced6a60d
expect memory 0x20000260 = 8f451b8e
expect memory 0x20000268 = 41cbdf49 3e0e54ad
expect memory 0x20000274 = 11b6f950
expect memory 0x20000340 = d269c413 3d874f34
expect memory 0x2000034c = a75b23b4
expect memory 0x20000358 = 7f012c7c
expect memory 0x20000360 = 71deb851
expect memory 0x2000036c = 4e4f0333
expect memory 0x20000374 = cdc01e8a b878ccbd
expect memory 0x20000640 = a32e635b 1e644eec 0d9e0116
expect memory 0x2000065c = 0a3b59b9
expect memory 0x20000660 = bfd91835
expect memory 0x20000668 = 1de70c41
expect memory 0x20000674 = a0581b06
expect memory 0x2000067c = 14b9c717
expect memory 0x20000740 = 00b3e3fb 81396152
expect memory 0x20000758 = e2b21026 c20c0c9b
expect memory 0x20000774 = 3256d656 d92b3fe2 a94bcb34
