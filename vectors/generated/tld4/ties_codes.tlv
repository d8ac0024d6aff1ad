# Border colours halfway between two codes: to the one further from zero.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-61 PD-61a
sampler 0 { address BORDER BORDER WRAP MAG_FILTER 2  border 0.5 0.5 0.5 0.5 }
sampler 1 { address BORDER BORDER WRAP MAG_FILTER 2  border -0.5 -0.5 -0.5 -0.5 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 71 7f 6e 01 a8 fc 57 41
bytes 0x30000008 a6 6b fe 46 81 e1 81 00
bytes 0x30000020 be 5b fa 69 6f b5 00 53
bytes 0x30000028 81 70 dd 7b 37 7f 30 1e
bytes 0x30000040 15 c8 9f f9 c3 82 65 2e
bytes 0x30000048 81 bf 80 d6 c6 80 c5 a4
bytes 0x30000060 3c 5c df 01 85 f4 ed 35
bytes 0x30000068 8d cc 65 44 ff d2 75 57
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 SNORM source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 f8 59 7e 4d 69 81 6c 7f
bytes 0x30001008 33 ff f7 25 28 ef 09 fe
bytes 0x30001020 52 a4 af 72 ff dc 80 8f
bytes 0x30001028 28 aa 81 5d ef 09 01 61
bytes 0x30001040 cc 7f 0c bb 01 66 9b 03
bytes 0x30001048 5c 80 5c f0 fe ff f0 d2
bytes 0x30001060 a9 d0 29 00 00 f0 80 6f
bytes 0x30001068 fe 47 aa 2e 81 b4 4c 42
handle 1 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R16 UNORM source R G B A size 16 4 address 0x30002000 }
bytes 0x30002000 02ce 31ae ff40 0080 fd9f 4fca 2d31 60ea
bytes 0x30002010 0000 f94f da3d ff7f 0100 0080 0000 0100
bytes 0x30002020 0180 ee7f 3169 6b25 780f 99c8 7e52 0180
bytes 0x30002030 e04b 61da bdd5 1b1d 0d2f 98b6 ff7f e7e2
bytes 0x30002040 51bc 7ddf f3a4 287b 00d3 c808 aac4 e598
bytes 0x30002050 5422 ffff 16f3 186f c7f0 6e8f 6f89 0100
bytes 0x30002060 8c4a 0100 4ebc 96b5 a42b 8243 7511 eb24
bytes 0x30002070 e9bc cf63 8f4d 22bb ffff feff c03c 10c5
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP layout pitch 32 format R16 SNORM source R G B A size 16 4 address 0x30003000 }
bytes 0x30003000 8df4 ac89 592e 7a43 c18e c625 db92 716c
bytes 0x30003010 53ee f6f2 4bc5 0080 0080 feff ffff 18cb
bytes 0x30003020 5eb2 0997 7b27 622c 6c7d 4921 ffff 28a3
bytes 0x30003030 0820 24f1 7559 0180 feff 8867 1c5a aeaf
bytes 0x30003040 ddf4 b891 a8c9 0100 0080 0180 7718 b91d
bytes 0x30003050 58bc 5eb6 ff7f 7de8 faa2 ff7f 490c 5b16
bytes 0x30003060 054f c814 8265 e544 4acf a1c0 8b0e 454f
bytes 0x30003070 e7dc ff7f 0180 725d 0100 0000 c6e4 b5fe
handle 3 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format A2B10G10R10 UNORM source R G B A size 16 4 address 0x30004000 }
bytes 0x30004000 3ec2c9fe 7dfdd705 3706703b fefbefbf 3e6427e8 f2f0c4a4 ffffffff 060548ae
bytes 0x30004020 9500b8be ecb51080 22170bc0 01960540 250590dc 0808efe3 fe37a13e 010618e0
bytes 0x30004040 f0de0a80 43918e46 fea74283 16149fb5 fe03a885 ff17318e 0000001b 024b72e9
bytes 0x30004060 1fe81cde fecbc7a5 6ca00780 01041040 3c886049 f3fe3f03 41d648a4 682cbb94
bytes 0x30004080 ed0470cd a2d8bc1e 235b3c87 fffdf75f e9fb3f59 cea143f2 87fe0f52 10827a55
bytes 0x300040a0 506ac636 66068803 996cebd1 01e8ff1f 000208a0 c96aa639 aff4d064 929de2fa
bytes 0x300040c0 fdfc6f92 251017c0 fe2b6238 00000000 4d9ce9bf f9831ba0 90343ac2 fe8f1707
bytes 0x300040e0 a26cf2ff 40ff07c2 a40790e6 18fa1f28 0000e010 3c529b66 1002e0bf 66ecf41f
handle 4 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP layout pitch 64 format A2B10G10R10 SNORM source R G B A size 16 4 address 0x30005000 }
bytes 0x30005000 1452c820 015619a0 fefbefbf bca623ff 00c8862a 153efcea fee0f49f 718d0fc0
bytes 0x30005020 4fbe9735 49a977b2 dcb5fc2a 94b7ca4f 097d0840 503abb98 9de8bd2a 29b32eaf
bytes 0x30005040 a1e301c0 9a1371ab 01f026a1 fe236760 5a3b55da ffcb140d 01b04bb6 64ec1d5a
bytes 0x30005060 01cc0a60 3972d248 b13ba4d2 1528df96 e049ff81 00720958 0c0268a7 f65fafc6
bytes 0x30005080 f30338ca e86b4674 001c6235 fff512c1 018c3e91 2c802f3e 010618e0 ffffffff
bytes 0x300050a0 468f132c 355637c8 fada8bf3 88f93f61 93fc573d 01041040 1ab77e28 fe07c849
bytes 0x300050c0 00000000 c3d2f9df ff0710a0 c9ed6ec8 fdd56dec d7f420c7 8410de92 9df4d7be
bytes 0x300050e0 9b61fd5f 10e7aa96 fffdf75f bae01be0 000208a0 01e8d408 ea28abef 3912b4ed
handle 5 texture 5 sampler 1
texture 6 { type TWO_D_NO_MIPMAP layout pitch 32 format B5G6R5 UNORM source R G B A size 16 4 address 0x30006000 }
bytes 0x30006000 dd67 dd8d ab28 7afa 9989 0c80 def7 0000
bytes 0x30006010 ef7b 62f9 8d31 feb0 0fc6 f593 ab7e eba6
bytes 0x30006020 25dc 56fc 6c26 8173 a72f 0912 977e 1f78
bytes 0x30006030 f41e 7af1 14f7 745c e073 cc56 238f 1258
bytes 0x30006040 e5ee 5108 14f0 53ad dac7 2414 e23c 1475
bytes 0x30006050 6087 d058 089c 300c d124 2f04 e201 1fa8
bytes 0x30006060 111c 1084 3bc0 ffff 39d3 ffc7 3c08 1d8c
bytes 0x30006070 04d7 d6bf 318c d8ee 1f8b 1a50 c9b1 2108
handle 6 texture 6 sampler 0
texture 7 { type TWO_D_NO_MIPMAP layout pitch 32 format A1B5G5R5 UNORM source R G B A size 16 4 address 0x30007000 }
bytes 0x30007000 e0cb eb3a 2028 aa3c 1744 1bd3 0000 0f41
bytes 0x30007010 2184 b0d4 59cb ffe9 7027 a426 9dea 6bbd
bytes 0x30007020 ef22 9fbe 7d39 de7b 10c2 ffff 6fd5 3941
bytes 0x30007030 3146 1eca 5022 f0c7 fd3f 6022 7e7a c8c5
bytes 0x30007040 6942 8dbe 5f33 7dde 93c6 7f40 8c10 10e5
bytes 0x30007050 9742 b353 1182 0f00 d6e7 6796 78ac 3db0
bytes 0x30007060 0c2a bcaf 3a3c 473d 3b52 7f16 4cb5 712c
bytes 0x30007070 f561 c103 ef3d 6a79 87c2 9768 e689 0fbd
handle 7 texture 7 sampler 0
texture 8 { type TWO_D_NO_MIPMAP layout pitch 32 format G4R4 UNORM source R G B A size 16 4 address 0x30008000 }
bytes 0x30008000 88 1c 09 d1 87 ab 9b 72
bytes 0x30008008 e0 ff 81 b5 77 77 75 a8
bytes 0x30008020 02 7f ee 9a 7f 62 89 eb
bytes 0x30008028 94 2e 00 77 a5 5e 1d 81
bytes 0x30008040 be 0f e3 b2 ca 22 11 0e
bytes 0x30008048 b7 ae 61 49 3f 99 f5 7e
bytes 0x30008060 6b eb 0f 9a 2f c9 70 13
bytes 0x30008068 1b 3a a2 63 51 f9 7d 78
handle 8 texture 8 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x402ad000) bits(0x3f67f000) bits(0x400b3800) bits(0xbf77f800) bits(0x3ffbfc00) bits(0x3f7ff000) bits(0x3f781000) bits(0xbfeeec00) bits(0xbfb02800) bits(0x3fee0800) bits(0x3f403800) bits(0x3f781000) bits(0x40346800) bits(0x3ffc0000) bits(0x40373800) bits(0x3ffbfc00) ... }
    t = { bits(0x3ec00000) bits(0xbfcf6000) bits(0x3a800000) bits(0x3f8ff000) bits(0x3f901000) bits(0x3ac00000) bits(0xbdff0000) bits(0x4007f000) bits(0x3fe54000) bits(0xbf7fc000) bits(0xbfb18000) bits(0x40081000) bits(0xbff29000) bits(0xbf318000) bits(0xbdfd0000) bits(0x40001000) ... }
    expect lane 0 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3ebf3d3d  R9 = 0x3ebe7e00  R10 = 0x3ebe7e00  R11 = 0x3ebe7e00;
    expect lane 6 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f008081  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f580800) bits(0xbee63000) bits(0xbfd1ec00) bits(0x4001fe00) bits(0xbf06a000) bits(0xbffe4c00) bits(0x3ffe6800) bits(0x3eb03000) bits(0x402f4600) bits(0xbf77e800) bits(0x3f780800) bits(0xbf311800) bits(0x3f7ff000) bits(0x40020600) bits(0xbf77e800) bits(0xbf840800) ... }
    t = { bits(0x3f204000) bits(0x3dfe0000) bits(0xbee6c000) bits(0xbfccd000) bits(0xbf7fa000) bits(0xbe8bc000) bits(0x3ff03000) bits(0x3dfe0000) bits(0x40080800) bits(0x3ef3c000) bits(0xbfc76000) bits(0x3f96a000) bits(0xba000000) bits(0x3f202000) bits(0xbe010000) bits(0xbf7fc000) ... }
    expect lane 0 R8 = 0xbc26cd9b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 2 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 3 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 4 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 5 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 6 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 7 R8 = 0xbf7bd14f  R9 = 0xbb000000  R10 = 0xbb000000  R11 = 0xbb000000;
    expect lane 8 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 9 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 10 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 11 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 12 R8 = 0xbec30a14  R9 = 0xbebf8000  R10 = 0xbebf8000  R11 = 0xbebf8000;
    expect lane 13 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 14 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 15 R8 = 0xbf010204  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781800) bits(0x40229a00) bits(0x3c300000) bits(0x3f840c00) bits(0x39c00000) bits(0x3ffbfc00) bits(0x3ffc0000) bits(0x3f77f000) bits(0xbf83f800) bits(0x3cfe0000) bits(0xbf780000) bits(0x40000600) bits(0xbd010000) bits(0x3f25a000) bits(0x40371a00) bits(0x3f840400) ... }
    t = { bits(0x3ff01000) bits(0x4009b800) bits(0x3f204000) bits(0x3f1fc000) bits(0xbf902000) bits(0x3f744000) bits(0xba000000) bits(0x4036c000) bits(0x3ec94000) bits(0xbe6b0000) bits(0xbf2b0000) bits(0x3f826000) bits(0xbf604000) bits(0x4007f800) bits(0xbff8a000) bits(0xbeaa0000) ... }
    expect lane 0 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f283aa4  R9 = 0x3e280000  R10 = 0x3e280000  R11 = 0x3e280000;
    expect lane 3 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f000080  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 3 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7d1800) bits(0x3f800000) bits(0x3ffc0400) bits(0x3f200800) bits(0x3f185800) bits(0xbc9c0000) bits(0x40000600) bits(0x40020400) bits(0x39c00000) bits(0x3f840800) bits(0x4003dc00) bits(0x3f780000) bits(0x39c00000) bits(0x3e901000) bits(0x40020400) bits(0xbf77f000) ... }
    t = { bits(0x40000000) bits(0x3fefe000) bits(0xbff21000) bits(0x40000800) bits(0xbf5fc000) bits(0x400d3800) bits(0xbefa4000) bits(0x3fc89000) bits(0xbf8ff000) bits(0x3f0da000) bits(0x3f88d000) bits(0xbdb00000) bits(0x3e008000) bits(0x3e018000) bits(0xbfd33000) bits(0x3f5fe000) ... }
    expect lane 0 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 1 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 2 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 3 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 4 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 5 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 6 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 7 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 8 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 9 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 10 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 11 R8 = 0xbef912f2  R9 = 0xbed80000  R10 = 0xbed80000  R11 = 0xbed80000;
    expect lane 12 R8 = 0xbe9542c3  R9 = 0xbe7c0000  R10 = 0xbe7c0000  R11 = 0xbe7c0000;
    expect lane 13 R8 = 0xbf5ec512  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
    expect lane 15 R8 = 0xbf000100  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77f000) bits(0x3f800c00) bits(0x3f83f800) bits(0x4001fe00) bits(0x3f77f800) bits(0x3edbe000) bits(0x3f800400) bits(0x401cc800) bits(0x40020600) bits(0xbf800400) bits(0xbf77e800) bits(0x40000000) bits(0x3cfe0000) bits(0x400fb800) bits(0x40020000) bits(0x39000000) ... }
    t = { bits(0x40001800) bits(0x3f204000) bits(0x3fdf1000) bits(0xbf5fa000) bits(0xbf5fc000) bits(0xbf7fe000) bits(0xbe470000) bits(0x401a3800) bits(0x40278000) bits(0xbf5fc000) bits(0x3f602000) bits(0xbf5fa000) bits(0xbf600000) bits(0xbf828000) bits(0x3f1da000) bits(0xba800000) ... }
    expect lane 0 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 1 R8 = 0x3ee4dd63  R9 = 0x3eab6846  R10 = 0x3f34e130  R11 = 0x3f542cab;
    expect lane 2 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 3 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 5 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 6 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 7 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 8 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 9 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 10 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 12 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 13 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 14 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f002008  R11 = 0x3f2aaaab;
    expect lane 15 R8 = 0x3f03f93e  R9 = 0x3f0713c5  R10 = 0x3f1eaa2b  R11 = 0x3f3fd555;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7fa800) bits(0x3d000000) bits(0x3f69e800) bits(0x3f77f800) bits(0x3f840c00) bits(0xbcfe0000) bits(0x3f8d6800) bits(0x3ffc0c00) bits(0xbf83f800) bits(0x3f840c00) bits(0x40020600) bits(0xbf780000) bits(0x3cff0000) bits(0x3f380800) bits(0x3f840400) bits(0xbf025800) ... }
    t = { bits(0x3e988000) bits(0x3f5fc000) bits(0xbf182000) bits(0x00000000) bits(0xbf848000) bits(0x40081800) bits(0x4015b000) bits(0x3ff0d000) bits(0x3f1d6000) bits(0x4007f800) bits(0x4007f000) bits(0xbe6f8000) bits(0x3fc77000) bits(0x40000000) bits(0x3f41c000) bits(0x3e008000) ... }
    expect lane 0 R8 = 0xbea0a967  R9 = 0xbe96b378  R10 = 0xbe7effe0  R11 = 0xbf800000;
    expect lane 1 R8 = 0xb8d06834  R9 = 0xbb800000  R10 = 0x3aa351a9  R11 = 0xbb800000;
    expect lane 2 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbeebf5fb  R9 = 0xbeaa552b  R10 = 0xbf03c1e1  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbf004020  R9 = 0xbf004020  R10 = 0xbf004020  R11 = 0xbf800000;
}

warp 6 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800c00) bits(0x40020400) bits(0x4001fc00) bits(0xbf54a800) bits(0xbcfd0000) bits(0x3f800000) bits(0x3f781000) bits(0x4027b400) bits(0x40225600) bits(0x3ffff800) bits(0x3ffbfc00) bits(0xbf83fc00) bits(0xbec02000) bits(0x3f77f000) bits(0xbf7ff800) bits(0xbf83f800) ... }
    t = { bits(0x3ffd8000) bits(0xbf5fe000) bits(0xbf7fc000) bits(0x3a800000) bits(0x3f144000) bits(0xbeee8000) bits(0x3ea48000) bits(0x3ffff000) bits(0xbfadd000) bits(0x3ff03000) bits(0x400f8800) bits(0x3d900000) bits(0xbefdc000) bits(0x3f238000) bits(0x3fefe000) bits(0x3f801000) ... }
    expect lane 0 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f036b5b  R9 = 0x3f02a239  R10 = 0x3f04f1ad  R11 = 0x3efe0000;
    expect lane 5 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f0835b6  R9 = 0x3e415851  R10 = 0x3ed5cf8c  R11 = 0x3b000000;
    expect lane 7 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 13 R8 = 0x3f7194d7  R9 = 0x3aeacb2d  R10 = 0x3f23c8a5  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f042108  R9 = 0x3f020821  R10 = 0x3f042108  R11 = 0x3f000000;
}

warp 7 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x403cf600) bits(0x3f381000) bits(0xbd010000) bits(0x3f7ff800) bits(0x3f8a0c00) bits(0x40020600) bits(0xbf840000) bits(0x3ed02000) bits(0xbf800800) bits(0xbfe97c00) bits(0xbf840000) bits(0x3f2dd000) bits(0xbe716000) bits(0x4005a400) bits(0x3ffc0000) bits(0x3f781800) ... }
    t = { bits(0x3f8ff000) bits(0x3fdf7000) bits(0xbf5a6000) bits(0x40080800) bits(0x4007f000) bits(0x3f402000) bits(0x40080800) bits(0xbd970000) bits(0x3f7b2000) bits(0xbfe90000) bits(0x4007f000) bits(0xbf1b6000) bits(0xbf036000) bits(0xbe5a8000) bits(0x40392000) bits(0x3f004000) ... }
    expect lane 0 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3ed2c6f8  R9 = 0x3ed2af7c  R10 = 0x3ed2ca53  R11 = 0x3f4c0000;
    expect lane 8 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f042108  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f1948f8  R9 = 0x3e78456b  R10 = 0x3eef5b7c  R11 = 0x3f800000;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffffc00) bits(0x3f7ff000) bits(0xbfa0cc00) bits(0xbf83f400) bits(0xbd000000) bits(0x00000000) bits(0xbf7fe800) bits(0xbf162800) bits(0x3f101800) bits(0x4005ba00) bits(0x3f280000) bits(0x3eb95000) bits(0xbd008000) bits(0x3f840c00) bits(0x3ffc0c00) bits(0x40020600) ... }
    t = { bits(0x3a800000) bits(0x3e000000) bits(0xbfa11000) bits(0x40097800) bits(0xbe338000) bits(0x3ff00000) bits(0x3e000000) bits(0x3fa0b000) bits(0x3fffe000) bits(0x3f903000) bits(0x3f801000) bits(0xbffec000) bits(0xbf901000) bits(0x00000000) bits(0x3a000000) bits(0x3f402000) ... }
    expect lane 0 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f088889  R9 = 0x3f19bbbc  R10 = 0x3e7e0000  R11 = 0x3e7e0000;
    expect lane 2 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3f19999a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 11 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f000000  R11 = 0x3f000000;
}
