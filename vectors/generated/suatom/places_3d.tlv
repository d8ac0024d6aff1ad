# Atomics with .3D all over surfaces of every layout, level and size of block.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118
sampler 0 { }
bytes 0x301007810 b41ce2a0 aad46a13
bytes 0x301007850 430993a9 8eeaeb0d
bytes 0x301007a00 0d8789d0 e31484de
bytes 0x301007a10 b78c51d3 d57b7f3a
bytes 0x301007a40 4126f8eb fbc27a6c
bytes 0x301007a50 6746241c 55b3f225
bytes 0x301007c00 f6579f03 143afbbb
bytes 0x301007c10 38481dbd 8cb088f2
bytes 0x301007c40 e10c46ef a02af453
bytes 0x301007c50 f24014f6 17882694
bytes 0x301007e00 e8e89b0c 534cf640
bytes 0x301007e10 37fc9a32 d738dc57
bytes 0x301007e40 b77ddb3d 765f9377
bytes 0x301007e50 fb6da733 8f52e936
bytes 0x30200212c 583802c4
bytes 0x302002424 a0eae0aa
bytes 0x302002908 17e17b8c
bytes 0x302002a3c 7a50d868
bytes 0x302002b30 0fdd1669
bytes 0x302003424 19568038
bytes 0x302003b04 0e4cced5
bytes 0x302003c04 f82e8d45
bytes 0x302003f00 b70b388f
bytes 0x302004004 43542022
bytes 0x302004108 aefd759f
bytes 0x30200430c 6b71d85a
bytes 0x302004c1c 5cefd475
bytes 0x302005024 ffafca73
bytes 0x302005204 741f5f4b
bytes 0x302005420 e2191724
bytes 0x302005724 fac49029
bytes 0x30200983c 028759ea
bytes 0x302009a34 6334cc38
bytes 0x303000600 4454ef16
bytes 0x303000644 687178c7
bytes 0x3030010c4 ecbc1f70
bytes 0x3030012d4 785026a7
bytes 0x3030014c0 f60dcde7
bytes 0x303001a14 db1964f7
bytes 0x303001a44 f4d18b46
bytes 0x303001a80 9798f872
bytes 0x303001ad4 1779ba11
bytes 0x303001c14 309c0001
bytes 0x303001e04 0fe04aad
bytes 0x303001e40 fb316a6d
bytes 0x303001e54 193ddb8f
bytes 0x303002680 de205b4c
bytes 0x303002890 316cba07
bytes 0x303002e40 ace86794
bytes 0x303003490 e0b0ce39
bytes 0x303003880 83898fdc
bytes 0x3030038c4 d4ff7dff
bytes 0x303003c54 5a6e5115
bytes 0x303003c84 07457e25
bytes 0x303004a54 de4ff6e3
bytes 0x303005084 c39c71ee
bytes 0x303005244 b9a3a797
bytes 0x303005254 0ef109c6
bytes 0x303005644 ddfa53b3
bytes 0x303005ac0 9e96292e
bytes 0x303005c54 51732928
bytes 0x303005e04 f255f5d0
bytes 0x303005e50 38dc7ab5
bytes 0x304009a20 da97fe2d
bytes 0x304009a2c d15c18cd
bytes 0x304009b04 70deefa5
bytes 0x304009b24 452bbd86
bytes 0x304009c08 88cdb665
bytes 0x304009c24 46858754 19517e74 ae58323c
bytes 0x304009d04 2fea0fcf
bytes 0x304009d2c 45559ddd
bytes 0x304009e00 c857ea6a
bytes 0x304009e08 382344ff 84b67972
bytes 0x304009e20 9cbd6147 cbb3e4fb 23bcfbe4
bytes 0x30400a000 97ed3319
bytes 0x30400a020 4dabc9f1 7c626b1e 6724c3ee
bytes 0x305001090 8abcef8d be47cb7c
bytes 0x3050010d0 409dd5e6 255d6b38
bytes 0x305001250 8a7635af 25e81429
bytes 0x305001280 1325a151 042cb99c
bytes 0x3050012d0 e79efd0b c259b437
bytes 0x305001490 456e49db 8b375137
bytes 0x305001600 4cdc2fee c914771a
bytes 0x3050018c0 58a2d7fa b616c652
bytes 0x305001a40 df2d047c d2c9620c
bytes 0x305001c10 f1cdbe1a 8be4759b
bytes 0x305001c50 35a20454 f5e65647
bytes 0x305001c80 31105d3c 913325cd
bytes 0x305001e00 94db7277 6dad75b5
bytes 0x305001e10 adced7fc 79e24238
bytes 0x305001e50 70ad1897 bbb47dcc
bytes 0x305002040 386b5423 91b1b225
bytes 0x3050020d0 884dde16 8abb66e6
bytes 0x305002250 31fee96b b3fe076b
bytes 0x305002440 d16d9e67 3d60c0d1
bytes 0x305002650 63ffe546 dd8b7448
bytes 0x306001600 b2a97a91
bytes 0x30600160c 2729cea7 672bc9cd f8ea0513
bytes 0x306001620 e2b2bc2f
bytes 0x306001638 c770fb13
bytes 0x306001644 1d061d28 a248609c
bytes 0x306001654 88beec23
bytes 0x306001668 33ff7322 765d0aad 3e713883 887ef300 6727c9d4
bytes 0x306001690 c04db899
bytes 0x30600169c abb58276
bytes 0x3060016a0 046fc8e7 25dfbc8f
bytes 0x3060016b0 5c43f672
bytes 0x3060016bc d407929c
bytes 0x3060016d0 2880fcf6 1a41b87d
bytes 0x3060016dc 3f2bb6b1
bytes 0x3060016e0 39516d88
bytes 0x3060016f8 d4f43d8d
bytes 0x307000818 c9b0ed45 7304a4c4
bytes 0x307000858 2c0bb116 c6f3c89d
bytes 0x307000898 a37994c6 cd3e33e4
bytes 0x3070008c0 1fec0450 5da60d32
bytes 0x307000a78 227ff038 3bbae664
bytes 0x307000ad8 4a7e0aad b984e8ce
bytes 0x307000b20 498ab712 9cfdde62
bytes 0x307000b90 d63f193c 70f99205
bytes 0x307000ca8 52849a29 5f142e9c
bytes 0x307000d08 b55afadb cb33d75c
bytes 0x307000d48 cf68320c 9ce61813
bytes 0x307000d88 7d1105f1 901578fb
bytes 0x307000e60 fa0ad866 aa4e4165
bytes 0x307000ed8 0beba9ab 35599e69
bytes 0x307000ef0 e11b9230 a664b08f
bytes 0x307000f80 d8b899c5 1bfeb848 ddb7c6c7 b18f6e38
bytes 0x307000fa0 d803acfa 7960ab9e
bytes 0x307001020 aead941c 64f85a39
bytes 0x307001100 64b2e63a a34eeb01 f8cf7f40 bd60db19
texture 0 { raw 58d36d84 01001800 00600003 30000080 e1000006 8010000f 00000000 00000022 }   # THREE_D 7 x 16 x 17, R32_G32 SINT, blocks of 1 x 1 x 4, level 2 of 4
handle 0x0 0x0
warp 0 {
    asm "SUATOM.D.BA.S64.3D.AND.TRAP R112, [R196], R132, 0x0"
    x = { 1 2 0 4 3 1 4 5 3 4 1 5 4 0x7fffffff 6 0 9 0 7 0x65d739ad 6 0xbb9c5451 0 6 5 3 6 2 2 0x80000000 0 6 }
    y = { 3 5 0 0 1 1 3 1 2 1 3 0 0 0 3 0x7fffffff 1 0x80000001 3 3 0 0x8b155738 0 0 0 5 3 2 0 1 0x50ce2180 2 }
    z = { 0x423958f 1 1 3 0 3 0 2 2 1 1 1 1 3 2 1 0 0x8c26b146 3 3 1 2 2 3 2 3 3 1 3 1 0 3 }
    data0 = { 22 0x8f3986c4 7 26 21 23 0xa7690a26 0x2fb1db80 31 9 0xbcb5dc7b 10 13 27 0xd285a5fd 12 0x469b059e 18 26
      0xbcc78900 0x9694af72 18 0x93e0d8bf 15 4 0 18 2 15 0xa42025b6 15 0xeb8cf260 }
    data1 = { 0 0x21863972 0 0 0 0 0x7d77e252 0xb7160874 0 0 0x937bf031 0 0 0 0xa6eb985e 0 0xc57d7506 0 0 0x6692a864
      0x4982bf09 0 0xa043b226 0 0 0 0 0 0 0xfc5a6be4 0 0x84e5f441 }
    expect lane 0 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R112 = 0xd089870d  R113 = 0xde8414e3
    expect lane 3 R112 = 0xc9be8e8  R113 = 0x40f64c53
    expect lane 4 R112 = 0xa0e21cb4  R113 = 0x136ad4aa
    expect lane 5 R112 = 0x329afc37  R113 = 0x57dc38d7
    expect lane 6 R112 = 0xa9930943  R113 = 0xdebea8e
    expect lane 7 R112 = 0xbd1d4838  R113 = 0xf288b08c
    expect lane 8 R112 = 0xef460ce1  R113 = 0x53f42aa0
    expect lane 9 R112 = 0xd3518cb7  R113 = 0x3a7f7bd5
    expect lane 10 R112 = 0x1c244667  R113 = 0x25f2b355
    expect lane 11 R112 = 0x5  R113 = 0x0
    expect lane 12 R112 = 0x0  R113 = 0x0
    expect lane 13 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R112 = 0xf61440f2  R113 = 0x94268817
    expect lane 15 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R112 = 0x33a76dfb  R113 = 0x36e9528f
    expect lane 19 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R112 = 0x0  R113 = 0x0
    expect lane 21 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R112 = 0x39f57f6  R113 = 0xbbfb3a14
    expect lane 23 R112 = 0x8  R113 = 0x0
    expect lane 24 R112 = 0x38050b6  R113 = 0xa0433204
    expect lane 25 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R112 = 0x1a  R113 = 0x0
    expect lane 27 R112 = 0xebf82641  R113 = 0x6c7ac2fb
    expect lane 28 R112 = 0x8  R113 = 0x0
    expect lane 29 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R112 = 0x0  R113 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R112 = 0x3ddb7db7  R113 = 0x77935f76
}
texture 1 { raw 58d36d8f 02001800 00600003 00000129 e1000020 80100001 00000000 00000000 }   # THREE_D 33 x 2 x 17, R32 SINT, blocks of 2 x 32 x 16
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.S32.3D.MIN.IGN R88, [R200], R44, 0x1"
    x = { 3 10 23 28 29 17 34 5 4 15 -1 5 16 34 21 3 7 0x80000000 10 33 27 1 20 5 0x80000000 1 24 0x7ffffffe 21
      0x80000001 0x7ffffffe 25 }
    y = { 0 0 1 1 0 0 1 0 0 0 0 0 2 0 3 1 1 1 0 0 0 0 3 0 0 0 0 1 1 1 0 ... }
    z = { 0x7fffffff 4 4 4 15 14 10 3 15 2 11 14 15 8 16 13 16 2 10 9 10 10 10 7 3 9 9 15 16 15 16 8 }
    data0 = { 0x3e5d9cc4 27 27 20 0xa48d4ff8 0xf39152d 0xf2c1c2ae 0xd85d9a11 23 7 0x2b753a6 0xcf170b9c 0xf2fc2ddf 0xe877ab0a
      13 0x96b2addb 8 6 0x600f0e30 22 0x9ab96cd4 0xc2f034ce 0x707a4bdc 0x539f1802 0x863c58a9 20 0x71404bbc
      0x9e4d6a03 9 0x9e1ba953 0 0xbcbe9cc3 }
    expect lane 0 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R88 = 0x8c7be117
    expect lane 2 R88 = 0x68d8507a
    expect lane 3 R88 = 0x6916dd0f
    expect lane 4 R88 = 0x2990c4fa
    expect lane 5 R88 = 0x4b5f1f74
    expect lane 6 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R88 = 0xaae0eaa0
    expect lane 8 R88 = 0x241719e2
    expect lane 9 R88 = 0xc4023858
    expect lane 10 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R88 = 0x73caafff
    expect lane 12 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R88 = 0x75d4ef5c
    expect lane 16 R88 = 0xea598702
    expect lane 17 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R88 = 0x9f75fdae
    expect lane 19 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R88 = 0x5ad8716b
    expect lane 21 R88 = 0x22205443
    expect lane 22 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R88 = 0x38805619
    expect lane 24 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R88 = 0x458d2ef8
    expect lane 26 R88 = 0x8f380bb7
    expect lane 27 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R88 = 0x38cc3463
    expect lane 29 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R88 = 0xd5ce4c0e
}
texture 2 { raw 58d7ff8f 03000600 00600003 10000068 e1000001 80020063 00000000 00000010 }   # THREE_D 2 x 100 x 3, R32 FLOAT, blocks of 1 x 32 x 2, level 0 of 2
handle 0x2 0x2
warp 2 {
    asm "SURED.D.F32.3D.ADD [R76], RZ, 0x2"
    x = { 1 0 1 0 0x80000000 1 1 1 0x7ffffffe 1 0 1 -1 1 0 1 1 0 0 1 0 1 1 1 2 1 0 0 1 1 0 1 }
    y = { 91 86 19 4 62 44 82 81 78 0x7fffffff 98 55 13 92 0x1aac8f37 89 51 34 0x80000001 87 76 91 96 66 46 0x48c9a888 61
      0 2 96 84 50 }
    z = { 1 3 2 1 0 0x7fffffff 0 0 1 0 0 0 1 1 2 0 2 1 0x80000000 0 1 0x7fffffff 2 2 0 0 1 0x80000001 0 0 -1 3 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 3 { raw 58d7ff8f 04000a00 00600003 30000090 e1000063 80070001 00000000 00000022 }   # THREE_D 100 x 2 x 8, R32 FLOAT, blocks of 1 x 4 x 4, level 2 of 4
handle 0x3 0x3
warp 3 {
    asm "SUATOM.D.F32.3D.ADD.TRAP R172, [R116], R164, 0x3"
    x = { 13 0x7ffffffe 7 16 2 6 1 9 21 13 18 9 17 9 22 0 5 22 13 16 15 20 20 7 2 7 16 21 20 4 19 6 }
    y = { 0 0 0 0 0 0 0x7fffffff 0 0 0 0 0 0x7fffffff 0 0 -1 0 0 0 0 0 0xb92b39f 0 0 0 0x7ffffffe 0 ... }
    z = { 0 1 0 1 1 1 1 1 1 0 0 0 1 0 0 1 1 1 0 0 1 0 0 1 0x7fffffff 1 0 0 1 0 0 1 }
    data0 = { 0 0x7b55ae17 0xcb6c531a 0x95860f64 0x3f800001 0x7fc00001 0x34000000 0x4b800001 0x800001 0x86fb602e 0x8c799f0e
      0x33800001 0 0x7e3aa5db 0x4a1f5a10 0xbf800000 0x33800001 0x3f800000 0x24be402e 0x2f1b4018 0x33800000
      0x34000000 0x1089eabf 0x42f6e979 0x807fffff 0x800001 0x8b02b855 0xb3800000 0x9853a42d 0x800000 0xffc12345 1 }
    expect lane 0 R172 = 0x86bd2b45
    expect lane 1 R172 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R172 = 0xcd185cd1
    expect lane 3 R172 = 0x1933ed97
    expect lane 4 R172 = 0x65b6cd88
    expect lane 5 R172 = 0x747e5119
    expect lane 6 R172 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R172 = 0xcf0fea2f
    expect lane 8 R172 = 0x1e6b627c
    expect lane 9 R172 = 0x86bd2b45
    expect lane 10 R172 = 0xff442338
    expect lane 11 R172 = 0xa5efde70
    expect lane 12 R172 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R172 = 0x33800001
    expect lane 14 R172 = 0xe4fbbc23
    expect lane 15 R172 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R172 = 0x54878546
    expect lane 17 R172 = 0xeec32467
    expect lane 18 R172 = 0x875c45ba
    expect lane 19 R172 = 0x6aea57c8
    expect lane 20 R172 = 0xdd9d5545
    expect lane 21 R172 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R172 = 0x4761bd9c
    expect lane 23 R172 = 0x3c3258ae
    expect lane 24 R172 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R172 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R172 = 0x6aea57c8
    expect lane 27 R172 = 0xfbe4b3cb
    expect lane 28 R172 = 0xf1c9ab4d
    expect lane 29 R172 = 0x2dfe97da
    expect lane 30 R172 = 0x7279b684
    expect lane 31 R172 = 0x7fc00000
}
texture 4 { raw 58d36d84 05000e00 00600003 30000022 e1000000 80000063 00000000 00000000 }   # THREE_D 1 x 100 x 1, R32_G32 SINT, blocks of 4 x 16 x 1, level 0 of 4
handle 0x4 0x4
warp 4 {
    asm "SURED.D.S64.3D.MIN.TRAP [R172], R148, 0x4"
    x = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0x7ffffffe 0 0 0 0 0 -1 0 ... }
    y = { 79 73 67 100 13 13 50 20 46 57 74 99 99 64 32 6 90 86 15 -1 9 19 -1 45 29 65 23 59 83 46 60 83 }
    z = { 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x80000001 0x80000000 0 0 0 0 0 0 0 0 0 0 2 }
    data0 = { 23 0xb799600a 0x78f279ef 0xe2c312b 0x3c0eea1 5 7 0xb885fd42 0x7828a4b6 0x9b87604e 0x834c3d18 0x5a922a0b 11 23
      22 12 0x1aa8d67e 10 23 29 9 7 0x1d34641e 0xba62f9c5 0xae3a2a95 22 22 27 6 31 4 0xc126ac8d }
    data1 = { 0 0xe0348cd5 0x63cdec16 0xcaef40f8 0x7b85e28e 0 0 0x905da8be 0x7172deb4 0x9f26083f 0x39e856d9 0xa202a09d 0 0 0
      0 0xceca95fe 0 0 0 0 0 0xc26087cd 0x1ade8c99 0xee85edc7 0 0 0 0 0 0 0x12860992 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 58d7ff8f 06000e00 00600003 10000049 e100000f 8001000f 00000000 00000011 }   # THREE_D 16 x 16 x 2, R32 FLOAT, blocks of 2 x 2 x 2, level 1 of 2
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.BA.F32.3D.ADD RZ, [R236], R236, 0x5"
    x = { 24 3 4 16 16 18 12 17 0x7fffffff 18 24 29 23 0 5 5 25 22 2 25 7 0 25 29 5 13 10 19 18 20 12 2 }
    y = { 7 5 2 3 4 4 7 3 2 0 7 5 3 1 0x57cd8330 3 1 4 0 2 7 7 3 5 1 0 2 6 5 4 5 ... }
    z = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 ... }
    data0 = { 0x4b800001 0x6a883369 0x7f7fffff 0x26670729 0xf261bd25 0x17219ede 0x98341fe5 0x1160ce37 0x81000000 0x7357f3ad
      0x42f6e979 0x807fffff 0x33800000 0x7eba65e4 0xbf800000 0x74287d58 0x52d8b8f6 0xe6584a7f 0x80800000
      0xf98512c4 0x3f800000 0x5a59b57d 0x7f800001 0xb3800000 0x982ed2af 0x8c9a821c 0 0x610fab1c 0xff800000
      0x77b1100d 0x34000000 0x4b800001 }
    expect lane 0 surface.action = "atom"
    expect lane 1 surface.action = "atom"
    expect lane 2 surface.action = "atom"
    expect lane 3 surface.action = "atom"
    expect lane 4 surface.action = "atom"
    expect lane 5 surface.action = "atom"
    expect lane 6 surface.action = "atom"
    expect lane 7 surface.action = "atom"
    expect lane 8 surface.action = "atom"
    expect lane 9 surface.action = "atom"
    expect lane 10 surface.action = "atom"
    expect lane 11 surface.action = "atom"
    expect lane 12 surface.action = "atom"
    expect lane 13 surface.action = "atom"
    expect lane 14 surface.action = "atom"
    expect lane 15 surface.action = "atom"
    expect lane 16 surface.action = "atom"
    expect lane 17 surface.action = "atom"
    expect lane 18 surface.action = "atom"
    expect lane 19 surface.action = "atom"
    expect lane 20 surface.action = "atom"
    expect lane 21 surface.action = "atom"
    expect lane 22 surface.action = "atom"
    expect lane 23 surface.action = "atom"
    expect lane 24 surface.action = "atom"
    expect lane 25 surface.action = "atom"
    expect lane 26 surface.action = "atom"
    expect lane 27 surface.action = "atom"
    expect lane 28 surface.action = "atom"
    expect lane 29 surface.action = "atom"
    expect lane 30 surface.action = "atom"
    expect lane 31 surface.action = "atom"
}
texture 6 { raw 58d49204 07000800 00600003 3000010a e1000006 80000020 00000000 00000020 }   # THREE_D 7 x 33 x 1, R32_G32 UINT, blocks of 4 x 2 x 16, level 0 of 4
handle 0x6 0x6
warp 6 {
    asm "SUATOM.D.U64.3D.MAX.IGN RZ, [R44], R100, 0x6"
    x = { 5 3 1 5 5 2 1 6 1 2 1 3 6 1 5 1 6 4 2 3 1 6 6 5 5 0 1 1 3 4 2 4 }
    y = { 28 20 0x80000000 20 34 0x7fffffff 1 28 1 31 5 11 8 1 32 31 8 13 32 34 9 30 0x7ffffffe 16 18 6 3 15 1 32 26 28 }
    z = { 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0x80000000 -1 1 0 0 0 0 0 0x80000000 0 ... }
    data0 = { 14 27 0xa2946301 0xd79b5624 0xae132056 0x754d8ad4 9 14 0x76d13463 0xac56cfd0 0x1bd7c53d 0x41106a65 5 9 10 17 27
      4 1 23 3 13 0x51adfb4c 0x74f23911 31 0xf746593b 0x81a6f4d8 0x7d82ba9b 26 0x153d70bd 0xf52da4d8 6 }
    data1 = { 0 0 0x44683fc7 0x39ade352 0xe4ed340b 0x71ecbd9c 0 0 0xa75f74d2 0xf791c815 0x2da7b56c 0xbf67cde2 0 0 0 0 0 0 0 0
      0 0 0x89db80b9 0x9342a594 0 0xc5a2fa51 0xd0a99102 0x6d84a84d 0 0x716f8f32 0xf55ba2a2 0 }
    expect lane 0 surface.action = "atom"
    expect lane 1 surface.action = "atom"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "atom"
    expect lane 4 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 surface.action = "atom"
    expect lane 7 surface.action = "atom"
    expect lane 8 surface.action = "atom"
    expect lane 9 surface.action = "atom"
    expect lane 10 surface.action = "atom"
    expect lane 11 surface.action = "atom"
    expect lane 12 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "atom"
    expect lane 14 surface.action = "atom"
    expect lane 15 surface.action = "atom"
    expect lane 16 surface.action = "atom"
    expect lane 17 surface.action = "atom"
    expect lane 18 surface.action = "atom"
    expect lane 19 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"
    expect lane 24 surface.action = "atom"
    expect lane 25 surface.action = "atom"
    expect lane 26 surface.action = "atom"
    expect lane 27 surface.action = "atom"
    expect lane 28 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 surface.action = "atom"
    expect lane 30 surface.action = "atom"
    expect lane 31 surface.action = "atom"
}
expect memory 0x301007810 = 14000000 00000000
expect memory 0x301007850 = 020801a1 02e2630d
expect memory 0x301007a00 = 00000000 00000000
expect memory 0x301007a10 = 01000000 00000000
expect memory 0x301007a40 = 00000000 00000000
expect memory 0x301007a50 = 6344241c 11b07201
expect memory 0x301007c00 = 04000000 00000000
expect memory 0x301007c10 = 0048112d 040000b2
expect memory 0x301007c40 = 01000000 00000000
expect memory 0x301007c50 = f00004d2 16882284
expect memory 0x301007e00 = 08000000 00000000
expect memory 0x301007e10 = 17000000 00000000
expect memory 0x301007e40 = 20708829 40548104
expect memory 0x301007e50 = 12000000 00000000
expect memory 0x30200212c = 583802c4
expect memory 0x302002424 = a0eae0aa
expect memory 0x302002908 = 17e17b8c
expect memory 0x302002a3c = 1b000000
expect memory 0x302002b30 = 14000000
expect memory 0x302003424 = 19568038
expect memory 0x302003b04 = c39cbebc
expect memory 0x302003c04 = 14000000
expect memory 0x302003f00 = b70b388f
expect memory 0x302004004 = ce34f0c2
expect memory 0x302004108 = aefd759f
expect memory 0x30200430c = d46cb99a
expect memory 0x302004c1c = dbadb296
expect memory 0x302005024 = 9c0b17cf
expect memory 0x302005204 = 2d15390f
expect memory 0x302005420 = 17000000
expect memory 0x302005724 = f84f8da4
expect memory 0x30200983c = 028759ea
expect memory 0x302009a34 = 09000000
expect memory 0x303000600 = 4454ef16
expect memory 0x303000644 = 687178c7
expect memory 0x3030010c4 = ecbc1f70
expect memory 0x3030012d4 = 785026a7
expect memory 0x3030014c0 = f60dcde7
expect memory 0x303001a14 = db1964f7
expect memory 0x303001a44 = f4d18b46
expect memory 0x303001a80 = 9798f872
expect memory 0x303001ad4 = 1779ba11
expect memory 0x303001c14 = 309c0001
expect memory 0x303001e04 = 0fe04aad
expect memory 0x303001e40 = fb316a6d
expect memory 0x303001e54 = 193ddb8f
expect memory 0x303002680 = de205b4c
expect memory 0x303002890 = 316cba07
expect memory 0x303002e40 = ace86794
expect memory 0x303003490 = e0b0ce39
expect memory 0x303003880 = 83898fdc
expect memory 0x3030038c4 = d4ff7dff
expect memory 0x303003c54 = 5a6e5115
expect memory 0x303003c84 = 07457e25
expect memory 0x303004a54 = de4ff6e3
expect memory 0x303005084 = c39c71ee
expect memory 0x303005244 = b9a3a797
expect memory 0x303005254 = 0ef109c6
expect memory 0x303005644 = ddfa53b3
expect memory 0x303005ac0 = 9e96292e
expect memory 0x303005c54 = 51732928
expect memory 0x303005e04 = f255f5d0
expect memory 0x303005e50 = 38dc7ab5
expect memory 0x304009a20 = da97fe2d
expect memory 0x304009a2c = 032227cd
expect memory 0x304009b04 = dba53a7e
expect memory 0x304009b24 = 2e40be24
expect memory 0x304009c08 = 88cdb665
expect memory 0x304009c24 = 46858754 0000c07f 0ceff642
expect memory 0x304009d04 = 2fea0ecf
expect memory 0x304009d2c = 45559ddd
expect memory 0x304009e00 = c857ea6a
expect memory 0x304009e08 = 382344ff 0000c07f
expect memory 0x304009e20 = 9cbd6147 cbb3e4fb 23bcfbe4
expect memory 0x30400a000 = 78e13219
expect memory 0x30400a020 = 4dabc9f1 7c626b1e 6724c3ee
expect memory 0x305001090 = 05000000 00000000
expect memory 0x3050010d0 = 17000000 00000000
expect memory 0x305001250 = 07000000 00000000
expect memory 0x305001280 = 42fd85b8 bea85d90
expect memory 0x3050012d0 = 16000000 00000000
expect memory 0x305001490 = 952a3aae c7ed85ee
expect memory 0x305001600 = 16000000 00000000
expect memory 0x3050018c0 = 1f000000 00000000
expect memory 0x305001a40 = 07000000 00000000
expect memory 0x305001c10 = f1cdbe1a 8be4759b
expect memory 0x305001c50 = 1b000000 00000000
expect memory 0x305001c80 = 31105d3c 913325cd
expect memory 0x305001e00 = 94db7277 6dad75b5
expect memory 0x305001e10 = 16000000 00000000
expect memory 0x305001e50 = 70ad1897 bbb47dcc
expect memory 0x305002040 = 386b5423 91b1b225
expect memory 0x3050020d0 = 884dde16 8abb66e6
expect memory 0x305002250 = 06000000 00000000
expect memory 0x305002440 = 7ed6a81a fe95cace
expect memory 0x305002650 = 0b2a925a 9da002a2
expect memory 0x306001600 = b2a97a91
expect memory 0x30600160c = 2729cea7 e465ba7e 34b12e98
expect memory 0x306001620 = adf35773
expect memory 0x306001638 = f6b8d852
expect memory 0x306001644 = ffff7f7f a248609c
expect memory 0x306001654 = 587d2874
expect memory 0x306001668 = c41285f9 765d0aad 29076726 00008033 0000c07f
expect memory 0x306001690 = 6933886a
expect memory 0x30600169c = abb58276
expect memory 0x3060016a0 = 2bbd61f2 0d10b177
expect memory 0x3060016b0 = 000080ff
expect memory 0x3060016bc = 000080b3
expect memory 0x3060016d0 = 2880fcf6 1a41b87d
expect memory 0x3060016dc = 3f2bb6b1
expect memory 0x3060016e0 = 1cab0f61
expect memory 0x3060016f8 = 3f00804b
expect memory 0x307000818 = c9b0ed45 7304a4c4
expect memory 0x307000858 = d8f4a681 0291a9d0
expect memory 0x307000898 = a37994c6 cd3e33e4
expect memory 0x3070008c0 = 3b5946f7 51faa2c5
expect memory 0x307000a78 = 656a1041 e2cd67bf
expect memory 0x307000ad8 = 4a7e0aad b984e8ce
expect memory 0x307000b20 = 498ab712 9cfdde62
expect memory 0x307000b90 = d63f193c 70f99205
expect memory 0x307000ca8 = 52849a29 5f142e9c
expect memory 0x307000d08 = 1139f274 94a54293
expect memory 0x307000d48 = cf68320c 9ce61813
expect memory 0x307000d88 = 7d1105f1 901578fb
expect memory 0x307000e60 = d8a42df5 a2a25bf5
expect memory 0x307000ed8 = 0beba9ab 35599e69
expect memory 0x307000ef0 = d0cf56ac 15c891f7
expect memory 0x307000f80 = d8b899c5 1bfeb848 ddb7c6c7 b18f6e38
expect memory 0x307000fa0 = d803acfa 7960ab9e
expect memory 0x307001020 = aead941c 64f85a39
expect memory 0x307001100 = bd703d15 328f6f71 f8cf7f40 bd60db19
