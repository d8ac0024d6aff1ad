# Threads that load: active, with a true guard; helper pixels and killed threads too.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117d
sampler 0 { }
bytes 0x70000000 c60f347a 50ec5ec3 f3b059bc 5e87d86d
bytes 0x70000018 5e6d91d9
bytes 0x70000020 fd2472ae cc6b7467 c5afd5ec 53e029a8 198e9b60 9f0a8bb7
bytes 0x70000040 079202cf 63d36eb4 48412225 603ab75e 762509a4 48d50924 77047731 144b3033
bytes 0x70000060 f94ece47 ec39dba9 3d74e490 099a379f 5d44409d 91e584f1 293ec9c5 c244d3d8
bytes 0x70000084 e90e69a7 53a6839a a0531b6a 2ee34795 31c2a3f2 c221c80d 99dbd706
bytes 0x700000a0 fea21d50 41d1aa91 c8c2aac2 05398ce5 7be14ae3 50196317 e598aace 21b7fae5
bytes 0x700000c0 af154a55 1df8603b 12d33c8a c3c65e63
bytes 0x700000e0 8da9a9d0 b4ec4347 a9778bf1 7bb9d38e
bytes 0x70000100 15a0b272 391cb6bd c205d02f 7aa7027b
bytes 0x70000114 f91a854d
bytes 0x70000120 665c159c 3d857338 f9d47298 5699a052 1ce62c0a
bytes 0x70000140 325b0a2d ca0ee6c6 c256c75d 6455b9fb 0779f6f4 8692b6ac 1204477d bf4b9d30
bytes 0x70000160 62179c7d a6abd267 055d0097 f8401dc1 3d8fa351 4dc5258a 26a1c8dc 5ec56137
bytes 0x70000180 264a939c 24de811d 30eea9ba 926ae6b7 c110c6b4 f15b6ea0 9ca7e681 360f15ce
bytes 0x700001a0 67dac54f 73ec94e1 7657a26b b2c77deb 970779b3 e651b7fe a45dff2c e53dfe20
bytes 0x700001c0 4f53fc4e e4377761 9ed0b0e8 a48a1668
bytes 0x700001e0 3cbc1b2e e6259373 f85a5609 7b2c7e63
bytes 0x70000480 8b75b842 77528063 e304aa7a 7a555333
bytes 0x700004a0 7b7162e5
bytes 0x700004a8 73bc85af ba19673e
bytes 0x700004b4 0d56247f
bytes 0x70000580 4e8087ea 6515d73c
bytes 0x7000058c d6f7bd6d
bytes 0x70000598 09e6ca07
bytes 0x700005a0 c806de4a
bytes 0x700005ac ee482b7a
bytes 0x700005b4 40dd50da f0c14eda
bytes 0x70000800 39e6ab07 64cd1214 390450d4 7c6d6458 4c32eed1 9cf92fe5 4ae89ac5 2cc577c9
bytes 0x70000820 41c42f66 d86f2af0 7f328a01 56bb2c34
bytes 0x70000840 b070324b 787be5ba b069782a 1f5ffca9 f7b01daa ef137021 7cf3bd8c cd35eb21
bytes 0x70000860 3a639090 6475baa1 3ba67e32 52e3e287 652aaefa fed7a6bb 40fe8da4 a91f7533
bytes 0x70000880 96ee819c 3134f27e 6bda1c66 10f03414 afead383 adc5e656 de1fefd5 31ae19d0
bytes 0x700008a0 cc553a73 1e76915b 07913930 3cb2b724 c3ad6792 b1bfe740 73125a84 c642870f
bytes 0x700008c0 c040f4b1 2a48a8e8 e649c4d8 499a7f7d
bytes 0x700008e0 29f2698e f3c9b3f0 c16ec3d9 624d0d71
bytes 0x70000900 d378b36e 69192068 ff34f5d9 063905b0 4817d12a d44c8396 0b79e6e5 fd2a1d70
bytes 0x70000920 b4375421 563631f3 177823b6 0716a33e
bytes 0x70000940 60c70a8d 0f0c2a84 2de1ce52 824a5369 ddbb7106 2f8352d9 f33c403c 26ac933e
bytes 0x70000960 59652cb6 4d11cfb1 382a16f1 05dce18b 3c7f32cd 6da70f5d a07500a9 d3064c00
bytes 0x70000980 62de310a af0357c3 e85a2438 7cfeff5c 150e9b66 db0aae04 eb636987 6d0dabe7
bytes 0x700009a0 4cfd3388 7970431e b5f4f1bb 1a6b876d 639ab7fe e5b4e5fe fa1cf755 2ea2bf1a
bytes 0x700009c0 5eae9d04 6470cb35 aeda6fe2 67a7c47e
bytes 0x700009e0 734621fd 5fcb0e08 818ceed2 00b5fe33
bytes 0x70000c80 24c776cd 200432df 9597cc25
bytes 0x70000c9c 178d29be
bytes 0x70000ca0 113d0146
bytes 0x70000ca8 8ca50920
bytes 0x70000cb4 39284d2e
bytes 0x70000cbc 97739b7e
bytes 0x70000d80 2bc8a1f2 c2a9b0d0
bytes 0x70000d98 b8e997c8 cfd0d5c4
bytes 0x70000da0 e6e7e0db
bytes 0x70000db4 63a00306 3e98499e ab2b41b6
texture 0 { raw 58d4920f 70000000 00600000 00000010 e080001f 80000027 00000000 00000000 }   # TWO_D 32 x 40 x 1, R32 UINT, blocks of 1 x 4 x 1
handle 0x0 0x0
warp 0 {
    asm "SULD.D.2D R8, [R4], 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 0
    expect lane 0 R8 = 0x7a340fc6
    expect lane 1 R8 = 0xc35eec50
    expect lane 2 R8 = 0xbc59b0f3
    expect lane 3 R8 = 0x6dd8875e
    expect lane 4 R8 = 0xae7224fd
    expect lane 5 R8 = 0x67746bcc
    expect lane 6 R8 = 0xecd5afc5
    expect lane 7 R8 = 0xa829e053
    expect lane 8 R8 = 0x72b2a015
    expect lane 9 R8 = 0xbdb61c39
    expect lane 10 R8 = 0x2fd005c2
    expect lane 11 R8 = 0x7b02a77a
    expect lane 12 R8 = 0x9c155c66
    expect lane 13 R8 = 0x3873853d
    expect lane 14 R8 = 0x9872d4f9
    expect lane 15 R8 = 0x52a09956
    expect lane 16 R8 = 0x7abe639
    expect lane 17 R8 = 0x1412cd64
    expect lane 18 R8 = 0xd4500439
    expect lane 19 R8 = 0x58646d7c
    expect lane 20 R8 = 0x662fc441
    expect lane 21 R8 = 0xf02a6fd8
    expect lane 22 R8 = 0x18a327f
    expect lane 23 R8 = 0x342cbb56
    expect lane 24 R8 = 0x6eb378d3
    expect lane 25 R8 = 0x68201969
    expect lane 26 R8 = 0xd9f534ff
    expect lane 27 R8 = 0xb0053906
    expect lane 28 R8 = 0x215437b4
    expect lane 29 R8 = 0xf3313656
    expect lane 30 R8 = 0xb6237817
    expect lane 31 R8 = 0x3ea31607
}
warp 1 {
    asm "SULD.D.2D R8, [R4], 0x0"
    active 0xf0f1234
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    expect lane 2 R8 = 0xd9916d5e
    expect lane 4 R8 = 0x609b8e19
    expect lane 5 R8 = 0xb78b0a9f
    expect lane 9 R8 = 0x4d851af9
    expect lane 12 R8 = 0xa2ce61c
    expect lane 16 R8 = 0xd1ee324c
    expect lane 17 R8 = 0xe52ff99c
    expect lane 18 R8 = 0xc59ae84a
    expect lane 19 R8 = 0xc977c52c
    expect lane 24 R8 = 0x2ad11748
    expect lane 25 R8 = 0x96834cd4
    expect lane 26 R8 = 0xe5e6790b
    expect lane 27 R8 = 0x701d2afd
}
warp 2 {
    asm "SULD.D.2D R8, [R4], 0x0"
    helper 0xff00ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 2
    expect lane 0 R8 = 0xcf029207
    expect lane 1 R8 = 0xb46ed363
    expect lane 2 R8 = 0x25224148
    expect lane 3 R8 = 0x5eb73a60
    expect lane 4 R8 = 0x47ce4ef9
    expect lane 5 R8 = 0xa9db39ec
    expect lane 6 R8 = 0x90e4743d
    expect lane 7 R8 = 0x9f379a09
    expect lane 8 R8 = 0x2d0a5b32
    expect lane 9 R8 = 0xc6e60eca
    expect lane 10 R8 = 0x5dc756c2
    expect lane 11 R8 = 0xfbb95564
    expect lane 12 R8 = 0x7d9c1762
    expect lane 13 R8 = 0x67d2aba6
    expect lane 14 R8 = 0x97005d05
    expect lane 15 R8 = 0xc11d40f8
    expect lane 16 R8 = 0x4b3270b0
    expect lane 17 R8 = 0xbae57b78
    expect lane 18 R8 = 0x2a7869b0
    expect lane 19 R8 = 0xa9fc5f1f
    expect lane 20 R8 = 0x9090633a
    expect lane 21 R8 = 0xa1ba7564
    expect lane 22 R8 = 0x327ea63b
    expect lane 23 R8 = 0x87e2e352
    expect lane 24 R8 = 0x8d0ac760
    expect lane 25 R8 = 0x842a0c0f
    expect lane 26 R8 = 0x52cee12d
    expect lane 27 R8 = 0x69534a82
    expect lane 28 R8 = 0xb62c6559
    expect lane 29 R8 = 0xb1cf114d
    expect lane 30 R8 = 0xf1162a38
    expect lane 31 R8 = 0x8be1dc05
}
warp 3 {
    asm "SULD.D.2D R8, [R4], 0x0"
    killed 0xf0f0f0f0
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    expect lane 0 R8 = 0xa4092576
    expect lane 1 R8 = 0x2409d548
    expect lane 2 R8 = 0x31770477
    expect lane 3 R8 = 0x33304b14
    expect lane 4 R8 = 0x9d40445d
    expect lane 5 R8 = 0xf184e591
    expect lane 6 R8 = 0xc5c93e29
    expect lane 7 R8 = 0xd8d344c2
    expect lane 8 R8 = 0xf4f67907
    expect lane 9 R8 = 0xacb69286
    expect lane 10 R8 = 0x7d470412
    expect lane 11 R8 = 0x309d4bbf
    expect lane 12 R8 = 0x51a38f3d
    expect lane 13 R8 = 0x8a25c54d
    expect lane 14 R8 = 0xdcc8a126
    expect lane 15 R8 = 0x3761c55e
    expect lane 16 R8 = 0xaa1db0f7
    expect lane 17 R8 = 0x217013ef
    expect lane 18 R8 = 0x8cbdf37c
    expect lane 19 R8 = 0x21eb35cd
    expect lane 20 R8 = 0xfaae2a65
    expect lane 21 R8 = 0xbba6d7fe
    expect lane 22 R8 = 0xa48dfe40
    expect lane 23 R8 = 0x33751fa9
    expect lane 24 R8 = 0x671bbdd
    expect lane 25 R8 = 0xd952832f
    expect lane 26 R8 = 0x3c403cf3
    expect lane 27 R8 = 0x3e93ac26
    expect lane 28 R8 = 0xcd327f3c
    expect lane 29 R8 = 0x5d0fa76d
    expect lane 30 R8 = 0xa90075a0
    expect lane 31 R8 = 0x4c06d3
}
warp 4 {
    asm "SULD.D.2D R8, [R4], 0x0"
    active 0xfffffffe  helper 0x80000000  killed 0x2
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 4
    expect lane 1 R8 = 0xa7690ee9
    expect lane 2 R8 = 0x9a83a653
    expect lane 3 R8 = 0x6a1b53a0
    expect lane 4 R8 = 0x501da2fe
    expect lane 5 R8 = 0x91aad141
    expect lane 6 R8 = 0xc2aac2c8
    expect lane 7 R8 = 0xe58c3905
    expect lane 8 R8 = 0x9c934a26
    expect lane 9 R8 = 0x1d81de24
    expect lane 10 R8 = 0xbaa9ee30
    expect lane 11 R8 = 0xb7e66a92
    expect lane 12 R8 = 0x4fc5da67
    expect lane 13 R8 = 0xe194ec73
    expect lane 14 R8 = 0x6ba25776
    expect lane 15 R8 = 0xeb7dc7b2
    expect lane 16 R8 = 0x9c81ee96
    expect lane 17 R8 = 0x7ef23431
    expect lane 18 R8 = 0x661cda6b
    expect lane 19 R8 = 0x1434f010
    expect lane 20 R8 = 0x733a55cc
    expect lane 21 R8 = 0x5b91761e
    expect lane 22 R8 = 0x30399107
    expect lane 23 R8 = 0x24b7b23c
    expect lane 24 R8 = 0xa31de62
    expect lane 25 R8 = 0xc35703af
    expect lane 26 R8 = 0x38245ae8
    expect lane 27 R8 = 0x5cfffe7c
    expect lane 28 R8 = 0x8833fd4c
    expect lane 29 R8 = 0x1e437079
    expect lane 30 R8 = 0xbbf1f4b5
    expect lane 31 R8 = 0x6d876b1a
}
warp 5 {
    asm "SULD.D.2D R8, [R4], 0x0"
    helper 0xffffffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 5
    expect lane 0 R8 = 0x9547e32e
    expect lane 1 R8 = 0xf2a3c231
    expect lane 2 R8 = 0xdc821c2
    expect lane 3 R8 = 0x6d7db99
    expect lane 4 R8 = 0xe34ae17b
    expect lane 5 R8 = 0x17631950
    expect lane 6 R8 = 0xceaa98e5
    expect lane 7 R8 = 0xe5fab721
    expect lane 8 R8 = 0xb4c610c1
    expect lane 9 R8 = 0xa06e5bf1
    expect lane 10 R8 = 0x81e6a79c
    expect lane 11 R8 = 0xce150f36
    expect lane 12 R8 = 0xb3790797
    expect lane 13 R8 = 0xfeb751e6
    expect lane 14 R8 = 0x2cff5da4
    expect lane 15 R8 = 0x20fe3de5
    expect lane 16 R8 = 0x83d3eaaf
    expect lane 17 R8 = 0x56e6c5ad
    expect lane 18 R8 = 0xd5ef1fde
    expect lane 19 R8 = 0xd019ae31
    expect lane 20 R8 = 0x9267adc3
    expect lane 21 R8 = 0x40e7bfb1
    expect lane 22 R8 = 0x845a1273
    expect lane 23 R8 = 0xf8742c6
    expect lane 24 R8 = 0x669b0e15
    expect lane 25 R8 = 0x4ae0adb
    expect lane 26 R8 = 0x876963eb
    expect lane 27 R8 = 0xe7ab0d6d
    expect lane 28 R8 = 0xfeb79a63
    expect lane 29 R8 = 0xfee5b4e5
    expect lane 30 R8 = 0x55f71cfa
    expect lane 31 R8 = 0x1abfa22e
}
warp 6 {
    asm "SULD.D.2D R8, [R4], 0x0"
    killed 0xffffffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 6
    expect lane 0 R8 = 0x554a15af
    expect lane 1 R8 = 0x3b60f81d
    expect lane 2 R8 = 0x8a3cd312
    expect lane 3 R8 = 0x635ec6c3
    expect lane 4 R8 = 0xd0a9a98d
    expect lane 5 R8 = 0x4743ecb4
    expect lane 6 R8 = 0xf18b77a9
    expect lane 7 R8 = 0x8ed3b97b
    expect lane 8 R8 = 0x4efc534f
    expect lane 9 R8 = 0x617737e4
    expect lane 10 R8 = 0xe8b0d09e
    expect lane 11 R8 = 0x68168aa4
    expect lane 12 R8 = 0x2e1bbc3c
    expect lane 13 R8 = 0x739325e6
    expect lane 14 R8 = 0x9565af8
    expect lane 15 R8 = 0x637e2c7b
    expect lane 16 R8 = 0xb1f440c0
    expect lane 17 R8 = 0xe8a8482a
    expect lane 18 R8 = 0xd8c449e6
    expect lane 19 R8 = 0x7d7f9a49
    expect lane 20 R8 = 0x8e69f229
    expect lane 21 R8 = 0xf0b3c9f3
    expect lane 22 R8 = 0xd9c36ec1
    expect lane 23 R8 = 0x710d4d62
    expect lane 24 R8 = 0x49dae5e
    expect lane 25 R8 = 0x35cb7064
    expect lane 26 R8 = 0xe26fdaae
    expect lane 27 R8 = 0x7ec4a767
    expect lane 28 R8 = 0xfd214673
    expect lane 29 R8 = 0x80ecb5f
    expect lane 30 R8 = 0xd2ee8c81
    expect lane 31 R8 = 0x33feb500
}
warp 20 {
    asm "@P0 SULD.P.2D.R R8, [R4], 0x0"
    pred 0x13579bdf  helper 0x10000001
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 20
    expect lane 0 R8 = 0x42b8758b
    expect lane 1 R8 = 0x63805277
    expect lane 2 R8 = 0x7aaa04e3
    expect lane 3 R8 = 0x3353557a
    expect lane 4 R8 = 0xe562717b
    expect lane 6 R8 = 0xaf85bc73
    expect lane 7 R8 = 0x3e6719ba
    expect lane 8 R8 = 0xea87804e
    expect lane 9 R8 = 0x3cd71565
    expect lane 11 R8 = 0x6dbdf7d6
    expect lane 12 R8 = 0x4ade06c8
    expect lane 15 R8 = 0x7a2b48ee
    expect lane 16 R8 = 0xcd76c724
    expect lane 17 R8 = 0xdf320420
    expect lane 18 R8 = 0x25cc9795
    expect lane 20 R8 = 0x46013d11
    expect lane 22 R8 = 0x2009a58c
    expect lane 24 R8 = 0xf2a1c82b
    expect lane 25 R8 = 0xd0b0a9c2
    expect lane 28 R8 = 0xdbe0e7e6
}
warp 21 {
    asm "@!P3 SULD.P.2D.R R8, [R4], 0x0"
    pred 0x13579bdf  helper 0x10000001
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 21
    expect lane 5 R8 = 0x7f24560d
    expect lane 10 R8 = 0x7cae609
    expect lane 13 R8 = 0xda50dd40
    expect lane 14 R8 = 0xda4ec1f0
    expect lane 19 R8 = 0xbe298d17
    expect lane 21 R8 = 0x2e4d2839
    expect lane 23 R8 = 0x7e9b7397
    expect lane 26 R8 = 0xc897e9b8
    expect lane 27 R8 = 0xc4d5d0cf
    expect lane 29 R8 = 0x603a063
    expect lane 30 R8 = 0x9e49983e
    expect lane 31 R8 = 0xb6412bab
}
warp 22 {
    asm "@!PT SULD.P.2D.R R8, [R4], 0x0"
    pred 0x0  helper 0x10000001
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 22
}
