# Means of floats, and of UNORM and SNORM of more than 16 bits: blend by blend.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-108
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 SRGB_CONVERSION 1 }   # POINT
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 SRGB_CONVERSION 1 }   # LINEAR
texture 0 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R ONE_FLOAT ZERO R size 16 4 address 0x30000000 }
bytes 0x30000000 00000080 21a82a65 00000000 27d34dc0 eb58e5ee 01000080 df84c7c5 ffff7fff
bytes 0x30000020 90191318 00000080 fa0e2350 2664caf9 243da1f1 f5bfe39d 00000000 00000000
bytes 0x30000040 5a26084b fb71026f 193d13d6 00000000 2d5165cb 62fbca33 2add4fba 00000080
bytes 0x30000060 1767615a c73186a9 feff7fff fefffffd a59196c0 1ebbc066 c881fa00 a7f02fc5
bytes 0x30000080 ffffff7d feff7fff b6b1065d 67614a10 93306703 00000000 01000000 db280ae0
bytes 0x300000a0 861cf9b3 d87cca93 01000000 2e3f4621 d901bb3d ffff7fff 012bf1ad 251e72ab
bytes 0x300000c0 6344a0f9 e0e467f2 00000000 0500115f d0382cd3 cede2860 01000080 dc59dd43
bytes 0x300000e0 dda5c738 0cf7ee98 e8c464ed bca15e35 506f9097 d1db64aa abe6b32a fffffffd
handle 1 texture 0 sampler 1
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 FLOAT source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 ff7bff7b ff6f70ce 01800180 feeffefb 81820180 63c36a47 11528f8c 1bf0fff7
bytes 0x30001020 66752cc8 406d1745 e9921d5a 0180b06a c53bfef7 adc38b73 7276ae6d fff734cc
bytes 0x30001040 fe33d2cf f0617ea7 3de7e7b1 00000080 581f618f ff77e0ed a9f364c7 00800080
bytes 0x30001060 48b47c42 28320543 4075dedf 00000000 ffef4b75 ce4d6c45 722fb3bc 37c5be57
bytes 0x30001080 ffeffff7 8ad67ba1 dfacaef9 2d260080 ff774bb3 01b30100 0866e0ef d30c4c36
bytes 0x300010a0 ff590180 9152e40a 86527121 92df6b0e ff77ff6f 01000100 b333b233 a44fc0d4
bytes 0x300010c0 00800d01 4f61c891 1886b699 0390577b bd35c1b6 d1448d6f a47bff7b a0dffff7
bytes 0x300010e0 2f980000 0100fa9a 0100955f ffefe378 ff7bfdaf a839052e dadefc20 08a6ae31
handle 3 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R G B A size 16 4 address 0x30002000 }
bytes 0x30002000 a50391bf01800180 0100213e68266b4e 018078b7fef7d6b7 58b58705e20f7a1f d07bfffb8ee80100 1f61c7cef75abf44 3c29a693aca1a94a 4062e3a210e41d6e
bytes 0x30002040 000038fa0180f668 2dc0469ca8360100 0080008000800080 1996313502103efb ca12e4557253f6d2 adf6aa88206ce845 ff6f2700d3fb6570 fc3ecc47e45cd16e
bytes 0x30002080 008037d301000000 ff775b612368ab1f b087a9f6cc134b4f 712364fb6f495ef9 da356490ea2fce38 3af9848fefb50180 fef7feeffeeffef7 ff77ff6fff6fff6f
bytes 0x300020c0 e8b59739efccd08b 598a8463eb70511d fffbffefffeffff7 56108c971bdf04fb b4de7d09d3150080 4d337784fef7033f be07b9f8fffba3bf fffbc0696de3aa1d
bytes 0x30002100 b2b25ec383cfccba 2bddcd97f4805c03 e7e766fb064952a4 1da5bef11771b0e7 ffefa265ba130000 c157ff6f68163b1a 656cff77d5157651 ff77b80617ac0180
bytes 0x30002140 010030e801009ad6 dd2edf1c2fa4ce71 f1de890d0080cd33 62798e6b3abfa284 0080fe52c870b7f7 4944ff7b124bd804 0f5380bfae1b059d 6b9e0100e2c5b83f
bytes 0x30002180 01004f3e0bd43ca6 0180018001800180 d6dd51cf01808bef 897be0cc762e0180 c8cf5bcdee80ddfb 6d3e59c078ec6176 0100010001000100 3a7bfff78f2ecd36
bytes 0x300021c0 ce9c010000801f6e b4d27d8163e14410 83933c920e26a533 9397e4e6cbb05b3b 29a30180f2a2044c c9de54995ac4fef7 0000000000000000 000000800369c8b5
handle 5 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP layout pitch 256 format R32_G32_B32_A32 FLOAT source R G B A size 16 4 address 0x30003000 }
bytes 0x30003000 fc8914dc8459bf9e7a360d87d9511670 4fd02b3a4e762505cff3bc5746e7da1b c9e38039f0407a972f42028dffffff7d 00000000cfc9b7f88c562110d8850129 3cc99e89000000802be2ffb101000000 8254ea4d00000000836ad4a16c83f1a8 a61799bc6a099ca306394c2cffff7f7f fefffffd2bf6455d60e1151b00000080
bytes 0x30003080 afbcade72674a5513cf6c8a0329e862d d71978e2787e527567b9d929a8422935 fffffffeaf2c42295a5aeeba8613edd5 0100000009325854e233557f00000080 1234aa28a99e54025f74b79600000080 01000080010000800100008001000080 01000000ffff7f7f00000000fffffffd d7731f248fc995b596731ed8fc02e829
bytes 0x30003100 947912378f7328538cee1081fd84ff98 eb9dd5235c15c69d0da2543cac16bb5a fc5839862594cf9a52e7cb6ebeb56def 01000000e779c8c74205fc46683a8ca6 fffffffd188cc0c19b475377bc2000b3 8bd80ec60e5d689c0000008000000000 fffffffea1d654a0122d47b60d80e4cf 0cf8521236e846b90a414bb0f7f64d37
bytes 0x30003180 77cf34c625c946bdfeff7fff10efef1d 571d615ff5c5b6378ee87b201c4f1b41 34170e1bd24f6910fefffffd53f0e17e fffffffd0ccb920df2672c3c6d2f11e8 0000008000000080000000008e6661c3 4d39acaa072158827bf3e1e9feff7fff 2cb112c22d4d9fe0fc4d2d6900000080 e9230d80876397dfcd22906e82bd5fa4
bytes 0x30003200 47d2b3987a6b89a010d7bac39069c73b feff7fff647b38e2b08dbe7588b6eaa4 74c0c946fefffffdb1c1fe42420217df 0100000092bfe3ae91a5215dc100a265 fefffffdfefffffefefffffdfefffffd 1476d56fbab2eb437054ac74edb7dba9 00000080000000800000008000000080 ffff7f7fffffff7dffff7f7fffffff7e
bytes 0x30003280 ffffff7e53755ec72d6b4d735f1e4efc ef19895e01000080c8b06ffd053587dc 54dbaa8b2820006e37f3ac7623207e4e 18a252e4fcfc6ceb3300f7d201000080 3ae84d17abfca9ed9fec6dde1431eec4 b8d964c1232afe7d3b261d5a7cd95cc0 0dad5096c4ef3c11b4c6fe74f64513ec 022366b52dbd445439677a6f01000080
bytes 0x30003300 b8be40d092e6a2168518ca5be57f7ae4 00000000000000000000000000000000 6ab4d2bae713738f51bfbd2d01000080 b2ddc824feff7ffffefffffe093d3ccf 7a78c8259659eb96fefffffe5b067476 e7ff31f5d878f46fe6b7b2c2fefffffd ffff7ffffffffffdffff7ffffffffffe 692e4772e45f8706025c014661d08359
bytes 0x30003380 f7eaa28a42b260e5f760cb3a8ebcc11d 01000000010000000100000001000000 ffff7f7f7f84b158ffffff7ee287d69d 0000008053db1a64de5e0a4a3f574bd3 fffffffe01000080825a3e9b044a0feb 1e0f98fe7dc7e289fefffffd921e1d99 253ea9278ba75625ffff7ffff0adf6f3 a7921818fefffffd9e743b829490490a
handle 7 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format BF10GF11RF11 FLOAT source R G B A size 16 4 address 0x30004000 }
bytes 0x30004000 00042080 6efdd97f c4554a00 2ee401ab 1a08c0d7 fffbdf7f 3c68e361 866f7d63
bytes 0x30004020 b8f91f14 7489977d 01084000 771669d3 1f5ab9f4 fffb5f24 e724fa04 aa1ec602
bytes 0x30004040 273e089c 7ffffdf7 3ced35f0 a59857ab 2c5fbaa4 362b4e56 c5960280 c72d8e62
bytes 0x30004060 db047d8e fef6bdef 86ea0a00 2d7e2c9b ab0d6027 bdf85f80 d7f63249 ff8341c7
bytes 0x30004080 7f070080 058679b4 59ad3cb5 2c554000 2ff81faf 620e20f3 840c807f 0134fc9b
bytes 0x300040a0 3ff351ee 57d8cf33 86004ea2 57056000 7eaf49ec e3453b78 b09fd9e8 4368a73a
bytes 0x300040c0 e3ca2f5d 010c6080 00d0ae8c 62002051 7faf5d83 01581124 863b18ec 45032028
bytes 0x300040e0 9ea52b94 ddf9b751 c9925f76 01d07c96 b104ccef 006cc07f 00000000 887f9c2f
handle 9 texture 4 sampler 1
texture 5 { type TWO_D_NO_MIPMAP layout pitch 64 format E5B9G9R9_SHAREDEXP FLOAT source R G B A size 16 4 address 0x30005000 }
bytes 0x30005000 d3265d8b 4ac10768 8dae0c50 e32d84fb 01d56a2b 9fffff4a 209df51a b2a3d3db
bytes 0x30005020 4d019aaa 0bfd1bb3 cd7bf827 0bc78cc2 ffffff7f 3884a40f 00b60540 01f73619
bytes 0x30005040 9eb15fea 00000080 2b63b906 00fe0171 a4d2f7ef 000102ec fffefd6b fefdfb8f
bytes 0x30005060 590a2258 1bf74a42 8e8eff07 664d8ca1 229af0bf 5b9d16a9 ac5fa3bb 0007f3d7
bytes 0x30005080 fa038ce2 8bddca6e 8803aabd 007800f0 30c300af 37d92f6f a8fce35c 457e0174
bytes 0x300050a0 37010ae9 16fcd947 e302f0a3 21ac0628 0e17103c d3fc0724 921fea73 2b2107bc
bytes 0x300050c0 38fe0bc4 708db2d9 7b6c262b ac406a12 cfd734f5 a5fce330 b7b0ff27 f1c70214
bytes 0x300050e0 01020448 58ffd5dd b73afa2f 5500fe6f 0050fc4b 88defd5f 01030684 e7bf3041
handle 11 texture 5 sampler 1
texture 6 { type TWO_D_NO_MIPMAP layout pitch 64 format X8Z24 UNORM source R G B A size 16 4 address 0x30006000 }
bytes 0x30006000 000000b3 104d40f0 0014c7f9 4cb97634 010080de d18db21a 0c382b05 ffffff23
bytes 0x30006020 e2d274d3 043b59ba 37f001f1 13623824 4830d277 079489fe bce0fb8d 79a743ce
bytes 0x30006040 4e8a4075 000000f2 f9fb9f3a 000080db 0000009c ffffff56 e832cbc5 c4cb660c
bytes 0x30006060 c9e2b3e3 4e92367e 502cd8da 78a1305e 408a0565 69de27f5 87378050 01000010
bytes 0x30006080 feffff1e 6879baaf 2c24aef4 feffffa8 97d33f4a cc10de27 70f72621 e7706cfd
bytes 0x300060a0 d867d5a3 c54e9309 2fb0a18f 54b78aaa d65dedca c3253733 5ec5bd3f ffff7f13
bytes 0x300060c0 cea287c5 47a53b80 0874e965 b6f8b4e9 7401a251 01008041 7100a689 f254c638
bytes 0x300060e0 000000be 556bde86 e367a323 00008007 ffffff1e 9620c5f0 ffff7f19 4fa64c50
handle 13 texture 6 sampler 1
texture 7 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x30007000 }
bytes 0x30007000 b23f620a a46b9959 1965e57e 00000080 8b3b7d28 341cb35b 01000000 4389212b
bytes 0x30007020 e026ce86 715fae26 2cbe4ccc 01000000 ffffffff cba0b296 1bb922d8 01000080
bytes 0x30007040 b317eb27 bf9fdbcf e5fb68ea 00000000 01000000 00000080 76f3648b 799b4c36
bytes 0x30007060 f63204bc 9f58c034 e6c425fa 7cea023d dab7ac19 afcefd1d 8177dc44 01000080
bytes 0x30007080 e1de4277 ffffffff 64aba665 01000080 e56d86c2 fd78c2da ae5422d6 fe19dbf0
bytes 0x300070a0 c674e023 217c3926 4c74e1d9 97706ccc bea37b88 64f24f44 52e554ff feffffff
bytes 0x300070c0 d83c325c fa7f5e5e ffffff7f 24cbf67d 4b5f3967 00000000 01000080 ea6e73df
bytes 0x300070e0 01000080 d72fc3d8 9118813b 40a6d3d1 70848e6f 3725e851 01000080 feffffff
handle 15 texture 7 sampler 1
texture 8 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x30008000 }
bytes 0x30008000 6413078f b519a388 4b2bd354 3db33c43 feffffff feffffff e414ced7 7cf477a3
bytes 0x30008020 74aa3120 bec21459 01000000 ffffff7f f29e41f3 ffffff7f 00000000 01e93a28
bytes 0x30008040 a9b6ad21 01000080 0cf57fd3 1c04f60f 8931bb62 1b2a9a5d d39b5bd5 678270a8
bytes 0x30008060 03bf1744 31063b8b 00000080 f3e35ee7 76232340 96e4c9e0 00000080 9daa9aa8
bytes 0x30008080 00000000 7793198e 39f0cc44 01000080 9bf8f708 6efd9b1b 5a4444ee feffffff
bytes 0x300080a0 ffffffff a2cd70f5 2656503c 39bfac46 5edd973c 7c316871 ddba0aae 685a5125
bytes 0x300080c0 01000080 5d152cbf c8c63727 0ac17abd 827c62a1 ea900b31 feffffff 3f4385a1
bytes 0x300080e0 ffffffff ffffffff 01000000 e686be17 5b85b9f1 5e04fd0d 971227bd 956502b1
handle 17 texture 8 sampler 1
texture 9 { type TWO_D_NO_MIPMAP layout pitch 64 format G24R8 UNORM source R G B A size 16 4 address 0x30009000 }
bytes 0x30009000 81010080 a41a6773 7b000000 dcb40ae3 bbffffff f776a814 4d654eb3 01010000
bytes 0x30009020 04154641 81010000 00b07541 83b742ee 288c10fc 7dc07c9a 2474daef d6000000
bytes 0x30009040 07ffff7f 0b094ff1 ffe0435b 00796437 2d000080 b3046ec2 9373e295 ffffffff
bytes 0x30009060 fc7db62f 8e010080 eb7f1203 18e568ac ff036eb3 7fffff7f a2228eff eb8ece04
bytes 0x30009080 7b428378 71010000 f8936262 be37eda0 fe51418d 05a368df 2c490190 82c67d98
bytes 0x300090a0 01ffffff ca10b27c 67e4b769 2ab8024d 80000080 c922f8b9 fefeffff 9a25e289
bytes 0x300090c0 f521dd96 ff557bcc f9ffffff 00000000 98feffff ffffff7f e8f8c352 59ffffff
bytes 0x300090e0 4dffff7f cb962c2c fefeffff 7452a73b 5b12576b b1010000 e6d6c3b6 e2a6d21b
handle 19 texture 9 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbfc00) bits(0xbff5f800) bits(0x3ffc0000) bits(0xbcfe0000) bits(0xbd94c000) bits(0x4001fe00) bits(0xbfd1a000) bits(0x3f781800) bits(0x3f77f000) bits(0x3ffffc00) bits(0x3fc24400) bits(0x3f1e8800) bits(0x3d000000) bits(0x3f995400) bits(0x4001fe00) bits(0xbd008000) ... }
    t = { bits(0x3f68a000) bits(0x40000800) bits(0x3f7f6000) bits(0x3fdd6000) bits(0xbf5da000) bits(0xbf600000) bits(0x3f803000) bits(0x3f900000) bits(0xbf600000) bits(0x403e6800) bits(0x3d480000) bits(0x3a000000) bits(0x4028f800) bits(0x3ac00000) bits(0xbe1e0000) bits(0xbf0dc000) ... }
    expect lane 0 R8 = 0xfdddffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfdddffff;
    expect lane 1 R8 = 0xf9204463  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xf9204463;
    expect lane 2 R8 = 0xfd81ffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfd81ffff;
    expect lane 3 R8 = 0x7d94bd03  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x7d94bd03;
    expect lane 4 R8 = 0x48aa2ff0  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x48aa2ff0;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xf91dc351  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xf91dc351;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xfd99ffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfd99ffff;
    expect lane 10 R8 = 0xfd1bffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfd1bffff;
    expect lane 11 R8 = 0xec39dffd  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xec39dffd;
    expect lane 12 R8 = 0x7deff5fb  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x7deff5fb;
    expect lane 13 R8 = 0xfd7bffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfd7bffff;
    expect lane 14 R8 = 0xfde1ffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfde1ffff;
    expect lane 15 R8 = 0x7d11ffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x7d11ffff;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x40295a00) bits(0x3f800400) bits(0xbf840800) bits(0xbf01e800) bits(0xbf522000) bits(0x3f780800) bits(0x3ed78000) bits(0xbf4a1800) bits(0xbef1b000) bits(0xbf800800) bits(0x3d018000) bits(0x3e8fe000) bits(0x00000000) bits(0x3e4fa000) bits(0x3eeff000) bits(0x3fbf1c00) ... }
    t = { bits(0x401c5000) bits(0x3f802000) bits(0xbf426000) bits(0x3dfe0000) bits(0x3f954000) bits(0x401ae000) bits(0x3ff02000) bits(0xbf8fd000) bits(0x3f4aa000) bits(0x3ee88000) bits(0x3fffb000) bits(0xbdfe0000) bits(0xbf7fe000) bits(0xbede0000) bits(0xbf802000) bits(0x40081800) ... }
    expect lane 0 R8 = 0xc50084ca  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xc50084ca;
    expect lane 1 R8 = 0xfd7dffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfd7dffff;
    expect lane 2 R8 = 0x4a7b06b6  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x4a7b06b6;
    expect lane 3 R8 = 0xf5a04463  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xf5a04463;
    expect lane 4 R8 = 0x49b2b256  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x49b2b256;
    expect lane 5 R8 = 0xc5105369  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xc5105369;
    expect lane 6 R8 = 0xfa6fffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfa6fffff;
    expect lane 7 R8 = 0xf99f03da  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xf99f03da;
    expect lane 8 R8 = 0x7d2b2b25  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x7d2b2b25;
    expect lane 9 R8 = 0x7d21ffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x7d21ffff;
    expect lane 10 R8 = 0xf9217fed  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xf9217fed;
    expect lane 11 R8 = 0xeae47392  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xeae47392;
    expect lane 12 R8 = 0xf9204463  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xf9204463;
    expect lane 13 R8 = 0x5bd4b103  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x5bd4b103;
    expect lane 14 R8 = 0xfefdffff  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xfefdffff;
    expect lane 15 R8 = 0xc1aff0a7  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xc1aff0a7;
}

warp 2 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3d010000) bits(0x3f800800) bits(0xbf2f6000) bits(0x3ffc0c00) bits(0x3f902000) bits(0x3ee44000) bits(0x3f07f800) bits(0xbfa9cc00) bits(0x40020600) bits(0xbf77f800) bits(0x3d000000) bits(0x3ffffc00) bits(0x3e08a000) bits(0xbd008000) bits(0xbf8f5400) bits(0x3fa3c000) ... }
    t = { bits(0xba800000) bits(0xbfd08000) bits(0xbf7fc000) bits(0x4007f800) bits(0x3f811000) bits(0xbf902000) bits(0x3ff01000) bits(0x400ac000) bits(0xbf901000) bits(0x3e018000) bits(0x3fe4b000) bits(0xbfbc1000) bits(0x3e008000) bits(0x3dcd0000) bits(0x3f602000) bits(0xbe010000) ... }
    expect lane 0 R8 = 0x46fd04c9  R9 = 0x46fce246  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc4013889  R9 = 0x42f35a80  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x4700efe0  R9 = 0x4700efe0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xc6ffe000  R9 = 0xc1868000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc687ef06  R9 = 0xc10d9338  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x46b077aa  R9 = 0x454e5d0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbb05e000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x4753e58b  R9 = 0x4753e020  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbcc10000  R9 = 0x3e35c000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x477de040  R9 = 0x477de001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xc533e980  R9 = 0xc633e980  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x41892b00  R9 = 0xbf860000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x453be880  R9 = 0xc1174800  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x4765e340  R9 = 0x4765e340  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x80000000  R9 = 0x37868000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3dc47040  R9 = 0xbdf5eb80  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3e002000) bits(0xb9000000) bits(0x40295600) bits(0x3eb01000) bits(0xbf77f000) bits(0x39c00000) bits(0x3d018000) bits(0xb9000000) bits(0x3f27f000) bits(0x40230400) bits(0xbf83f800) bits(0xbfa29800) bits(0x40000600) bits(0xbde3c000) bits(0x3f77f800) bits(0x3e997000) ... }
    t = { bits(0x4008b800) bits(0x3fbf3000) bits(0xbf902000) bits(0x40081800) bits(0x3f8fe000) bits(0xbf802000) bits(0x3ffda000) bits(0x3f845000) bits(0x3f900000) bits(0xbffd8000) bits(0xbf802000) bits(0x3f995000) bits(0xbe000000) bits(0xbf8ff000) bits(0xbfc08000) bits(0x40221000) ... }
    expect lane 0 R8 = 0x457247a0  R9 = 0xc1446c84  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc573df69  R9 = 0xc67422ff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3dc47040  R9 = 0xbdf5eb80  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x437c35e3  R9 = 0xc21e9350  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x477ee020  R9 = 0x477ee020  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x46fde040  R9 = 0x46fde040  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x46d86d88  R9 = 0x46d830ca  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x4721ebc0  R9 = 0x4721ebc0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x41a7fe47  R9 = 0x4342e177  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc693ed85  R9 = 0xc11a514c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x46fde040  R9 = 0x46fde040  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x4735e952  R9 = 0x4735e035  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbcc10000  R9 = 0x3e35c000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x80000000  R9 = 0x37868000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x4141d640  R9 = 0x41d87c00  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x468d563f  R9 = 0xc425b7f5  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3fb47800) bits(0x3f83f800) bits(0xbfb2cc00) bits(0x40000000) bits(0x3f83fc00) bits(0xbf780800) bits(0x3f840400) bits(0xbf840400) bits(0x3f701000) bits(0x3f800000) bits(0x402abe00) bits(0xbf9df000) bits(0x3ea50000) bits(0x3d008000) bits(0x40000200) bits(0x3e602000) ... }
    t = { bits(0x3f857000) bits(0x40001000) bits(0x3fa6b000) bits(0x3f8ab000) bits(0x3f903000) bits(0x40080800) bits(0x403d7000) bits(0x3f903000) bits(0x3f604000) bits(0x3feff000) bits(0x3e000000) bits(0x00000000) bits(0xbe3d8000) bits(0x3efa4000) bits(0x3dfe0000) bits(0x3f903000) ... }
    expect lane 0 R8 = 0x3f962a00  R9 = 0x40a7a200  R10 = 0x44838880  R11 = 0x45928c8d;
    expect lane 1 R8 = 0x3f613f00  R9 = 0x407b7300  R10 = 0x44b2d660  R11 = 0x455bd162;
    expect lane 2 R8 = 0x3786d900  R9 = 0xc226532a  R10 = 0x32d80000  R11 = 0xb2940000;
    expect lane 3 R8 = 0x3fbad500  R9 = 0x40d09100  R10 = 0x442aa880  R11 = 0x45b65647;
    expect lane 4 R8 = 0xc3ff023f  R9 = 0x41f5e340  R10 = 0x43979080  R11 = 0x45d86bc0;
    expect lane 5 R8 = 0x38694000  R9 = 0xbff22000  R10 = 0xb3800000  R11 = 0xb3800000;
    expect lane 6 R8 = 0x3f17e900  R9 = 0x40299500  R10 = 0x44e10aa0  R11 = 0x45143def;
    expect lane 7 R8 = 0x38676d80  R9 = 0xc014f9e0  R10 = 0xb37c0000  R11 = 0xb37e0000;
    expect lane 8 R8 = 0x417dee54  R9 = 0x3c7b7305  R10 = 0x44918c22  R11 = 0x41f7fd71;
    expect lane 9 R8 = 0x00000000  R9 = 0x80000000  R10 = 0x45206000  R11 = 0xbeb90000;
    expect lane 10 R8 = 0x3fdf8000  R9 = 0x40f98000  R10 = 0x439c8000  R11 = 0x45da2000;
    expect lane 11 R8 = 0x37e98000  R9 = 0xbe210000  R10 = 0xc2016000  R11 = 0xbc478020;
    expect lane 12 R8 = 0xc4275085  R9 = 0x44b0d812  R10 = 0xc50e3b5f  R11 = 0xc56ca68e;
    expect lane 13 R8 = 0xbdc22a00  R9 = 0xc204efb0  R10 = 0xc159d700  R11 = 0xbec51c00;
    expect lane 14 R8 = 0x3fdea080  R9 = 0x40f88680  R10 = 0x43a0e680  R11 = 0x45d945dd;
    expect lane 15 R8 = 0xbea99b1e  R9 = 0xc3ec7ffd  R10 = 0x3daeda48  R11 = 0xc3abbf13;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x40000600) bits(0x3fdaf800) bits(0xbf251800) bits(0x40133400) bits(0xbf347800) bits(0x3f180800) bits(0x40020000) bits(0x3f7ff800) bits(0xbe2a2000) bits(0x3f840400) bits(0xbf2a3800) bits(0x40000000) bits(0xbf7ff000) bits(0x3ffc0c00) bits(0xbcfe0000) bits(0x4001fc00) ... }
    t = { bits(0x3f5fc000) bits(0x3e008000) bits(0x3f604000) bits(0xbdfe0000) bits(0x3dfe0000) bits(0x3f602000) bits(0x4006f800) bits(0x40133000) bits(0xbfecd000) bits(0x3fc32000) bits(0x40000000) bits(0x3f8fe000) bits(0x3f002000) bits(0xbf801000) bits(0xbee28000) bits(0x3a800000) ... }
    expect lane 0 R8 = 0xb7cd6000  R9 = 0x2f800000  R10 = 0x451fbf42  R11 = 0xbeb46b00;
    expect lane 1 R8 = 0x3fdf8000  R9 = 0x40f98000  R10 = 0x439c8000  R11 = 0x45da2000;
    expect lane 2 R8 = 0x34948000  R9 = 0x3fc82400  R10 = 0xc280dea0  R11 = 0xbcc6b880;
    expect lane 3 R8 = 0x3bdf8000  R9 = 0x3cf98000  R10 = 0x451fd330  R11 = 0x41d73ee4;
    expect lane 4 R8 = 0x38685700  R9 = 0xbff06400  R10 = 0xbe816002  R11 = 0xb8c79fe0;
    expect lane 5 R8 = 0xc2568000  R9 = 0xb7be8000  R10 = 0xc42c6000  R11 = 0x3a088000;
    expect lane 6 R8 = 0x3fd18800  R9 = 0x40e9e800  R10 = 0x43e2e800  R11 = 0x45cc7dd2;
    expect lane 7 R8 = 0xc732e91a  R9 = 0x4500cd86  R10 = 0xc40e9da0  R11 = 0x45033750;
    expect lane 8 R8 = 0x38518f80  R9 = 0xc0f1f830  R10 = 0xb34c0000  R11 = 0xb3660000;
    expect lane 9 R8 = 0xc6cde642  R9 = 0x44941000  R10 = 0xc3c0f8c9  R11 = 0x3f93e7ed;
    expect lane 10 R8 = 0x37e98000  R9 = 0xbe210000  R10 = 0xc2016000  R11 = 0xbc478020;
    expect lane 11 R8 = 0x3fdea080  R9 = 0x40f88680  R10 = 0x43a0e680  R11 = 0x45d945dd;
    expect lane 12 R8 = 0xbdd64000  R9 = 0xc1f59c00  R10 = 0xc1706000  R11 = 0xbed98000;
    expect lane 13 R8 = 0x3f5f8000  R9 = 0x40798000  R10 = 0x44b3f000  R11 = 0x455a1d1c;
    expect lane 14 R8 = 0xbe1c80c0  R9 = 0xc191fb68  R10 = 0xc1af9620  R11 = 0xbf1ee080;
    expect lane 15 R8 = 0x3f613f00  R9 = 0x407b7300  R10 = 0x44b2d660  R11 = 0x455bd162;
}

warp 6 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800800) bits(0x40234600) bits(0x3d018000) bits(0xbf95a400) bits(0xbf272800) bits(0x3f800400) bits(0x40082600) bits(0x3f77f800) bits(0x3f800800) bits(0xb9000000) bits(0x3f800400) bits(0xbf800800) bits(0xbf099800) bits(0xbfedf800) bits(0x3f800400) bits(0x3ffff800) ... }
    t = { bits(0xbdfe0000) bits(0x3fd9c000) bits(0x3f202000) bits(0x3f63a000) bits(0x3f903000) bits(0x3f006000) bits(0x3f902000) bits(0x3f5fc000) bits(0x3f802000) bits(0x3e000000) bits(0x40001800) bits(0xbf8fe000) bits(0x3f7fe000) bits(0x3dff0000) bits(0x40081800) bits(0x3f600000) ... }
    expect lane 0 R8 = 0x201f746f  R9 = 0xfdfefffe  R10 = 0xd41e7396  R11 = 0x25e802fc;
    expect lane 1 R8 = 0xb5200457  R9 = 0xfd1bffff  R10 = 0x6f2e1bc6  R11 = 0x0975a834;
    expect lane 2 R8 = 0xfbfffffe  R9 = 0xdeb87b64  R10 = 0x723e8db0  R11 = 0x3bc5dabd;
    expect lane 3 R8 = 0xda01f8c8  R9 = 0x9ca764b4  R10 = 0x5bbf0b2e  R11 = 0x6e03878f;
    expect lane 4 R8 = 0xdc1360e8  R9 = 0x4fa8738f  R10 = 0x870c1c1f  R11 = 0x70152535;
    expect lane 5 R8 = 0xb4e9bb8e  R9 = 0xdf1505f7  R10 = 0x6f22a0fb  R11 = 0xa3dc3e8c;
    expect lane 6 R8 = 0x241ed463  R9 = 0xdb976387  R10 = 0x6a9022cd  R11 = 0x29e71add;
    expect lane 7 R8 = 0xb1662302  R9 = 0xfdfefffe  R10 = 0x6b7a6739  R11 = 0x0a48c703;
    expect lane 8 R8 = 0x23a0b2bf  R9 = 0xfd7dfffe  R10 = 0xd79fb07d  R11 = 0x2969d302;
    expect lane 9 R8 = 0xdc1489fc  R9 = 0x9ebf5984  R10 = 0x870d367a  R11 = 0x701651d9;
    expect lane 10 R8 = 0x23a1f1a7  R9 = 0xfd7bfffe  R10 = 0xd7a0ed64  R11 = 0x296ba308;
    expect lane 11 R8 = 0xd8148abc  R9 = 0x9abeb740  R10 = 0x5bc94e6c  R11 = 0x6c1650df;
    expect lane 12 R8 = 0xdb9489fd  R9 = 0x9e3f58e1  R10 = 0x5b4a1885  R11 = 0x6f9651d8;
    expect lane 13 R8 = 0xdc1489fc  R9 = 0x9ebf5984  R10 = 0x870d367a  R11 = 0x701651d9;
    expect lane 14 R8 = 0x241e34ef  R9 = 0xdc176387  R10 = 0x6b1022cd  R11 = 0x29e632be;
    expect lane 15 R8 = 0x181892a7  R9 = 0xfdfffffe  R10 = 0x823b749e  R11 = 0x0a499094;
}

warp 7 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780000) bits(0xbf83fc00) bits(0x40000600) bits(0x3ec02000) bits(0x3ffff800) bits(0x3d018000) bits(0x3d844000) bits(0x40020400) bits(0x3e70a000) bits(0x3ecdd000) bits(0xbf815400) bits(0xbf77f800) bits(0xbdc20000) bits(0x3e8fe000) bits(0xbf781000) bits(0x3ffc0800) ... }
    t = { bits(0x40080000) bits(0xbf901000) bits(0x3f7fc000) bits(0x40080800) bits(0xbefa0000) bits(0x3e278000) bits(0x40080000) bits(0xbfa12000) bits(0x3e898000) bits(0x3fbef000) bits(0x40080000) bits(0xbdfe0000) bits(0x00000000) bits(0xbf580000) bits(0x3dfe0000) bits(0xbdff0000) ... }
    expect lane 0 R8 = 0xdc1489fc  R9 = 0x9ebf5984  R10 = 0x870d367a  R11 = 0x701651d9;
    expect lane 1 R8 = 0xd040beb8  R9 = 0x16a2e692  R10 = 0x5bca1885  R11 = 0xe47a7fe5;
    expect lane 2 R8 = 0x239e34f0  R9 = 0xfd80ffff  R10 = 0xd79d36af  R11 = 0x296632f6;
    expect lane 3 R8 = 0x4d687fd9  R9 = 0xa31d417d  R10 = 0x2bcdd171  R11 = 0x7f00ffff;
    expect lane 4 R8 = 0xb4fbb64a  R9 = 0xdf093231  R10 = 0x6f299856  R11 = 0xa3cac3be;
    expect lane 5 R8 = 0xdbf8b387  R9 = 0x51d0eb52  R10 = 0x541f6db7  R11 = 0x6ffbaec9;
    expect lane 6 R8 = 0xdb8b415c  R9 = 0x9e3363ec  R10 = 0x5748c30c  R11 = 0x6f8cecbb;
    expect lane 7 R8 = 0xb4f65178  R9 = 0xfd6dfffe  R10 = 0x6f06013e  R11 = 0x09bb646a;
    expect lane 8 R8 = 0xfc9797ff  R9 = 0xf7e850c1  R10 = 0x75fa395e  R11 = 0xb197beb1;
    expect lane 9 R8 = 0xfe7cdfff  R9 = 0x41789681  R10 = 0x7235c10e  R11 = 0xcf61b5fd;
    expect lane 10 R8 = 0xdc1489fc  R9 = 0x9ebf5984  R10 = 0x870d367a  R11 = 0x701651d9;
    expect lane 11 R8 = 0xd8148abc  R9 = 0x9abeb740  R10 = 0x5bc94e6c  R11 = 0x6c1650df;
    expect lane 12 R8 = 0xdb9489fd  R9 = 0x9e3f58e1  R10 = 0x5b4a1885  R11 = 0x6f9651d8;
    expect lane 13 R8 = 0xfc7effff  R9 = 0xf4a0d095  R10 = 0x75d27453  R11 = 0xb17f4137;
    expect lane 14 R8 = 0xdc13f572  R9 = 0x9ebe9a2a  R10 = 0x57ca1885  R11 = 0x7015bb87;
    expect lane 15 R8 = 0x181892a7  R9 = 0xfdfffffe  R10 = 0x823b749e  R11 = 0x0a499094;
}

warp 8 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7ff000) bits(0x3f651000) bits(0x3f840c00) bits(0xbf77f000) bits(0xbf781000) bits(0x3f8f0800) bits(0x3ffc0c00) bits(0x3f231800) bits(0x3ffc0400) bits(0x3f921800) bits(0xbcfe0000) bits(0x3f581800) bits(0xbfef4800) bits(0x3f840000) bits(0x3f8c3800) bits(0x403c1000) ... }
    t = { bits(0xbdfd0000) bits(0x40000800) bits(0x402a1000) bits(0x3e000000) bits(0x3f5e2000) bits(0xbf7fa000) bits(0xbf7fe000) bits(0x3ed54000) bits(0x3d620000) bits(0x40080000) bits(0x3e000000) bits(0xbe000000) bits(0xbf902000) bits(0xbf550000) bits(0x3f5fe000) bits(0x3fde9000) ... }
    expect lane 0 R8 = 0x470efa80  R9 = 0x3f1cc422  R10 = 0x3af61580  R11 = 0x00000000;
    expect lane 1 R8 = 0x412e0820  R9 = 0x45de1175  R10 = 0x3e3925df  R11 = 0x00000000;
    expect lane 2 R8 = 0x45948000  R9 = 0x41be88f0  R10 = 0x3b9a5600  R11 = 0x00000000;
    expect lane 3 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x447e05fe  R9 = 0x43ea7000  R10 = 0x3e24c000  R11 = 0x00000000;
    expect lane 5 R8 = 0x469b3500  R9 = 0x3e9b9903  R10 = 0x3a76eb00  R11 = 0x00000000;
    expect lane 6 R8 = 0x469d4000  R9 = 0x3e9e10c0  R10 = 0x3a7ac000  R11 = 0x00000000;
    expect lane 7 R8 = 0x45005eb1  R9 = 0x46805e61  R10 = 0x45fcceeb  R11 = 0x00000000;
    expect lane 8 R8 = 0x46481800  R9 = 0x3e31f028  R10 = 0x3a0f7400  R11 = 0x00000000;
    expect lane 9 R8 = 0x45540000  R9 = 0x39860000  R10 = 0x37b00000  R11 = 0x00000000;
    expect lane 10 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ffe0000  R9 = 0x374e6000  R10 = 0x3ffa0800  R11 = 0x00000000;
    expect lane 12 R8 = 0x42fe314e  R9 = 0x43f10e00  R10 = 0x3ddf3000  R11 = 0x00000000;
    expect lane 13 R8 = 0x452f9575  R9 = 0x39663000  R10 = 0x4327c001  R11 = 0x00000000;
    expect lane 14 R8 = 0x47100000  R9 = 0x3f1e0000  R10 = 0x3af80000  R11 = 0x00000000;
    expect lane 15 R8 = 0x46828000  R9 = 0x4172e980  R10 = 0x3b6ff000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbf740800) bits(0xbcff0000) bits(0x3f1ff800) bits(0x3f800400) bits(0x3f984c00) bits(0x403ae400) bits(0x40000400) bits(0xbecbb000) bits(0xbea28000) bits(0x3fa61800) bits(0x3ff42000) bits(0x3f780000) bits(0xbf77f000) bits(0x3d018000) bits(0xbe71a000) bits(0x401e1800) ... }
    t = { bits(0xba000000) bits(0x3f402000) bits(0xbf7fa000) bits(0xbf9fd000) bits(0x3e000000) bits(0xbf5fc000) bits(0x402cc000) bits(0x3f5fe000) bits(0xbf800000) bits(0x3f204000) bits(0xbf8fe000) bits(0x3ac00000) bits(0x3f21a000) bits(0xbf905000) bits(0x3fd86000) bits(0x3f19c000) ... }
    expect lane 0 R8 = 0x3f863000  R9 = 0x43730000  R10 = 0x3f868000  R11 = 0x00000000;
    expect lane 1 R8 = 0x467e0032  R9 = 0x43720000  R10 = 0x3f868000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3c9ed882  R9 = 0x44fa16ed  R10 = 0x3f282288  R11 = 0x00000000;
    expect lane 3 R8 = 0x46924000  R9 = 0x415b9bc0  R10 = 0x3b645800  R11 = 0x00000000;
    expect lane 4 R8 = 0x45540000  R9 = 0x39860000  R10 = 0x37b00000  R11 = 0x00000000;
    expect lane 5 R8 = 0x45532c20  R9 = 0x39859200  R10 = 0x40740058  R11 = 0x00000000;
    expect lane 6 R8 = 0x462b0000  R9 = 0x419abf40  R10 = 0x3b888800  R11 = 0x00000000;
    expect lane 7 R8 = 0x3dc60000  R9 = 0x43f20000  R10 = 0x3dd00000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f863000  R9 = 0x43730000  R10 = 0x3f868000  R11 = 0x00000000;
    expect lane 9 R8 = 0x43100004  R9 = 0x41d92af0  R10 = 0x3ba79600  R11 = 0x00000000;
    expect lane 10 R8 = 0x470f7d40  R9 = 0x3f1d6211  R10 = 0x3af70ac0  R11 = 0x00000000;
    expect lane 11 R8 = 0x469b3500  R9 = 0x3e9b9903  R10 = 0x3a76eb00  R11 = 0x00000000;
    expect lane 12 R8 = 0x46f80c01  R9 = 0x41358000  R10 = 0x3ffa4e00  R11 = 0x00000000;
    expect lane 13 R8 = 0x437c2905  R9 = 0x43eeadcc  R10 = 0x3e12e0a0  R11 = 0x00000000;
    expect lane 14 R8 = 0x46bb860d  R9 = 0x42fd5800  R10 = 0x3fc06700  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e467f1d  R9 = 0x41c4b602  R10 = 0x42bea25e  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3e85c000) bits(0xbf1ff800) bits(0xbf83f400) bits(0x3f590000) bits(0xbf780000) bits(0x40179e00) bits(0x3f37f800) bits(0x3f601000) bits(0xbcfe0000) bits(0xbf584800) bits(0xbf7fe800) bits(0x40000400) bits(0x39800000) bits(0xbf1a6000) bits(0x3fa33000) bits(0x3f781000) ... }
    t = { bits(0x3f972000) bits(0x3ec04000) bits(0x3ff03000) bits(0x3f900000) bits(0xbf0e2000) bits(0x3f604000) bits(0xbe220000) bits(0x4014c800) bits(0x3edc8000) bits(0xbf902000) bits(0x3f600000) bits(0xbf901000) bits(0x3fe5c000) bits(0xbf7fe000) bits(0xbfa12000) bits(0xba000000) ... }
    expect lane 0 R8 = 0x467cefd0  R9 = 0x453fd4c7  R10 = 0x46168fe3  R11 = 0x00000000;
    expect lane 1 R8 = 0x464f0000  R9 = 0x466c0000  R10 = 0x45970000  R11 = 0x00000000;
    expect lane 2 R8 = 0x425e4d30  R9 = 0x43fd8226  R10 = 0x437fff5c  R11 = 0x00000000;
    expect lane 3 R8 = 0x36d20000  R9 = 0x3962bc00  R10 = 0x38693800  R11 = 0x00000000;
    expect lane 4 R8 = 0x46385c00  R9 = 0x4629b200  R10 = 0x45837400  R11 = 0x00000000;
    expect lane 5 R8 = 0x3bf29084  R9 = 0x3abd59b0  R10 = 0x3a976cd0  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d1374c4  R9 = 0x3dde2d6c  R10 = 0x3e5d9111  R11 = 0x00000000;
    expect lane 7 R8 = 0x42ce286f  R9 = 0x42ce1417  R10 = 0x4247f544  R11 = 0x00000000;
    expect lane 8 R8 = 0x463d1380  R9 = 0x46378240  R10 = 0x45878680  R11 = 0x00000000;
    expect lane 9 R8 = 0x42aed000  R9 = 0x43fe8880  R10 = 0x43859700  R11 = 0x00000000;
    expect lane 10 R8 = 0x42600000  R9 = 0x43ff8000  R10 = 0x43810000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3bf38000  R9 = 0x3abe0000  R10 = 0x3a980000  R11 = 0x00000000;
    expect lane 12 R8 = 0x45247500  R9 = 0x43b03900  R10 = 0x447caf00  R11 = 0x00000000;
    expect lane 13 R8 = 0x41e69800  R9 = 0x43800980  R10 = 0x4301d700  R11 = 0x00000000;
    expect lane 14 R8 = 0x42a004c5  R9 = 0x42d61058  R10 = 0x42898947  R11 = 0x00000000;
    expect lane 15 R8 = 0x3b778400  R9 = 0x3a55b000  R10 = 0x3a1cd000  R11 = 0x00000000;
}

warp 11 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83fc00) bits(0x3fef2800) bits(0xbdcd8000) bits(0x3cff0000) bits(0x3e0f4000) bits(0x40000400) bits(0xbfb30800) bits(0x3f700800) bits(0xbe422000) bits(0xbfdce000) bits(0x3f781000) bits(0xbf7fe800) bits(0x3f766800) bits(0x3ffc0800) bits(0x3f67f800) bits(0x3cfe0000) ... }
    t = { bits(0x3fefe000) bits(0x3ff01000) bits(0x3ac00000) bits(0x40000000) bits(0x3f0e2000) bits(0xbf800000) bits(0xbf8fd000) bits(0xbdfe0000) bits(0x3ff02000) bits(0x40083800) bits(0x3ec08000) bits(0x4030b800) bits(0x3f600000) bits(0xbf8ff000) bits(0x3ac00000) bits(0x40240800) ... }
    expect lane 0 R8 = 0x42aed000  R9 = 0x43fe8880  R10 = 0x43859700  R11 = 0x00000000;
    expect lane 1 R8 = 0x3bf38000  R9 = 0x3abe0000  R10 = 0x3a980000  R11 = 0x00000000;
    expect lane 2 R8 = 0x41e33260  R9 = 0x437c174c  R10 = 0x42ffacb8  R11 = 0x00000000;
    expect lane 3 R8 = 0x41e69800  R9 = 0x43800980  R10 = 0x4301d700  R11 = 0x00000000;
    expect lane 4 R8 = 0x42d01554  R9 = 0x4288710e  R10 = 0x42c02bda  R11 = 0x00000000;
    expect lane 5 R8 = 0x3b778400  R9 = 0x3a55b000  R10 = 0x3a1cd000  R11 = 0x00000000;
    expect lane 6 R8 = 0x425e4d30  R9 = 0x43fd8226  R10 = 0x437fff5c  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f00f211  R9 = 0x3f002f44  R10 = 0x3f00255c  R11 = 0x00000000;
    expect lane 8 R8 = 0x425f2698  R9 = 0x43fe8113  R10 = 0x43807fd7  R11 = 0x00000000;
    expect lane 9 R8 = 0x43509f68  R9 = 0x436d2168  R10 = 0x429a4e90  R11 = 0x00000000;
    expect lane 10 R8 = 0x447f2560  R9 = 0x44c0d780  R10 = 0x44fd1210  R11 = 0x00000000;
    expect lane 11 R8 = 0x45673200  R9 = 0x438f5a00  R10 = 0x44a55b00  R11 = 0x00000000;
    expect lane 12 R8 = 0x3dde7c50  R9 = 0x3dd37ad0  R10 = 0x3dd2f240  R11 = 0x00000000;
    expect lane 13 R8 = 0x3bf38000  R9 = 0x3abe0000  R10 = 0x3a980000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3efcfc00  R9 = 0x3efdda6c  R10 = 0x3efcfd04  R11 = 0x00000000;
    expect lane 15 R8 = 0x4612a000  R9 = 0x456cc000  R10 = 0x4545c000  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0x3f27f800) bits(0xbf873800) bits(0x3f300000) bits(0xbfab4400) bits(0x40000600) bits(0x40259a00) bits(0x40282c00) bits(0x40000000) bits(0x3f83fc00) bits(0x3f840400) bits(0x40257200) bits(0x3e016000) bits(0x3f924c00) bits(0xbf800800) bits(0xbfeec800) bits(0x3f77f800) ... }
    t = { bits(0x403c2000) bits(0xbf902000) bits(0xbf901000) bits(0xbe010000) bits(0x3ac00000) bits(0x3f206000) bits(0x3f574000) bits(0x3e010000) bits(0xbfbc1000) bits(0x3a000000) bits(0x3f5fe000) bits(0x3f802000) bits(0x3f604000) bits(0xbf336000) bits(0xbf5fc000) bits(0xbf5f8000) ... }
    expect lane 0 R8 = 0x3ef38e13  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f081b2c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f11b3f2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f081b2c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e9029ce  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3eff3298  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ea75725  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e86c7a4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ea00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e904dc9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e994c9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f0eac93  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e993aa1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e3380aa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3a81149d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e864055  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 13 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0x3f5ff800) bits(0x4001fc00) bits(0x3f744000) bits(0xbd008000) bits(0x3f800000) bits(0x3f840c00) bits(0x3f800000) bits(0xbcfe0000) bits(0x3e200000) bits(0x3f780800) bits(0x3f77f800) bits(0x3ffc0400) bits(0xbcfe0000) bits(0x00000000) bits(0x3ea02000) bits(0x3e204000) ... }
    t = { bits(0x3f900000) bits(0x4007f000) bits(0x3e558000) bits(0x3ff01000) bits(0x40056000) bits(0x3f762000) bits(0x3f800000) bits(0xbf8fe000) bits(0xba800000) bits(0x3f87a000) bits(0x40362800) bits(0xbea44000) bits(0x3f878000) bits(0x3f57a000) bits(0xbf702000) bits(0xba000000) ... }
    expect lane 0 R8 = 0x3f42ba62  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e8760f1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ea76380  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f07a2cf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e8a4291  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e931d6c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e904dc9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f071b2c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f586665  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e8c0457  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ea555a4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ee988c2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e101cfc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f179f2f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f1752c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f58019a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 14 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffb1400) bits(0xbf0ad000) bits(0xbf073800) bits(0x3ec49000) bits(0x3f4ff000) bits(0xbf83f800) bits(0xbf77f000) bits(0x3ffbf800) bits(0x3f181800) bits(0xbf7c0800) bits(0xbf840800) bits(0x3d010000) bits(0xbf705000) bits(0x3fa41800) bits(0xbf781000) bits(0xbf7ff000) ... }
    t = { bits(0x3eac8000) bits(0x3e018000) bits(0x40081000) bits(0x3e018000) bits(0x3eb84000) bits(0xbf604000) bits(0x3e008000) bits(0x3f900000) bits(0x4007f800) bits(0x3ff47000) bits(0xbf9b5000) bits(0x3ff01000) bits(0xbf802000) bits(0x40001800) bits(0x40001000) bits(0xbe97c000) ... }
    expect lane 0 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d29d516  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3d27fc89  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e07043a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e1b4033  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3d2b40fb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d2623fb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e1fe671  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ea161fb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ecb6c2c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3eb868d3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e4e7039  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f3f0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e4be1b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3edd9b59  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 15 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800800) bits(0x3ffbf800) bits(0x3ef02000) bits(0xbf7ff800) bits(0x3f77f000) bits(0x3fcc1000) bits(0xbf83f400) bits(0xbfd58000) bits(0x3f7ff800) bits(0xb9800000) bits(0x3ffc0800) bits(0xbd640000) bits(0x4001fe00) bits(0x3f840c00) bits(0xbf89e800) bits(0x3f301000) ... }
    t = { bits(0x3f5fe000) bits(0xba000000) bits(0xbf5fe000) bits(0x3f7fc000) bits(0xbf901000) bits(0x3ac00000) bits(0xbf5fe000) bits(0x3f602000) bits(0x3f604000) bits(0x3f34c000) bits(0x3fe40000) bits(0xbf254000) bits(0x3ff00000) bits(0xbf7fa000) bits(0x4007f000) bits(0x3e018000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e2df4d7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e4e7039  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7f8000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f3f0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d2623fb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eb8647a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f7f8000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3edcf8f5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e15fb78  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f3f0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3d2b40fb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3ecb8a1a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 16 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3f57f800) bits(0xbf7b1800) bits(0x402d9a00) bits(0x40020600) bits(0x3ffbf800) bits(0x3f381800) bits(0x3f201000) bits(0xbe4c4000) bits(0x3f480000) bits(0xbf27e000) bits(0x3d010000) bits(0xbf800800) bits(0x40216600) bits(0x3fb83400) bits(0x3f730000) bits(0x3ffc0400) ... }
    t = { bits(0x3f7fe000) bits(0x3ec08000) bits(0x3f606000) bits(0x402a8000) bits(0x40000800) bits(0x3fc58000) bits(0xbf5fe000) bits(0xbf5fe000) bits(0x3ebfc000) bits(0x3f606000) bits(0xbfce2000) bits(0x3f148000) bits(0x3eff8000) bits(0x3ff9e000) bits(0xbfb67000) bits(0x40126000) ... }
    expect lane 0 R8 = 0x3f0dfd04  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e863024  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf1c1e53  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e192822  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbe1b0ac6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e9e4f9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3eb0c532  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf61f1d9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f004647  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf7fc3e4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e78ad40  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d41a6db  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbe4c35a2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbea8cca8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbe225b47  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbeaa1bfe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 17 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3e606000) bits(0xbf9dfc00) bits(0xbf781000) bits(0xbd008000) bits(0x3ffc0400) bits(0xbf70d800) bits(0xbf800800) bits(0xbf9c9c00) bits(0xbcfd0000) bits(0x3d018000) bits(0x3f780000) bits(0x3f17f800) bits(0xbf0c0000) bits(0x40000000) bits(0x3f581000) bits(0xbf42c800) ... }
    t = { bits(0xbf905000) bits(0x3fce2000) bits(0x3f8fe000) bits(0x3e060000) bits(0x3ec0c000) bits(0xbe010000) bits(0x3ebd0000) bits(0x40081800) bits(0xbed00000) bits(0x3f880000) bits(0x3dff0000) bits(0x3f903000) bits(0x3e018000) bits(0x3fa89000) bits(0x3ffff000) bits(0xbe010000) ... }
    expect lane 0 R8 = 0xbf066ba2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c7c96db  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf620fe7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf5b1209  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf2cd7d0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf7f0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e71ee77  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf5fa73e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d06b6db  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf694963  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ea0eba4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f2ef21e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf5fa73e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbee5ef1b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f0d2c2e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf7f0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0x400a1c00) bits(0x40000000) bits(0x3ffbf800) bits(0xbf77e800) bits(0x3f800400) bits(0xbf800000) bits(0x3ffbfc00) bits(0x3f800c00) bits(0x39000000) bits(0x3ffc0800) bits(0x3f480800) bits(0xb9800000) bits(0xbff99400) bits(0x3f7ff000) bits(0x40020000) bits(0xbf77e800) ... }
    t = { bits(0x3eae0000) bits(0x4035f000) bits(0xbeb44000) bits(0x3f801000) bits(0xbf5fa000) bits(0x3f801000) bits(0x3e010000) bits(0x3f606000) bits(0xbe000000) bits(0xbe040000) bits(0x3eefc000) bits(0x3fb1e000) bits(0xbf968000) bits(0xbfd96000) bits(0x3ac00000) bits(0x3f392000) ... }
    expect lane 0 R8 = 0x3f68f4f5  R9 = 0x3c843042  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f599192  R9 = 0x3e280a96  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f216161  R9 = 0x3eff2164  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f3bbbbc  R9 = 0x3f0b6e92  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f570101  R9 = 0x3919d1c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f3bbbbc  R9 = 0x3f0b6e92  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f56ebec  R9 = 0x3899d1c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f62cacb  R9 = 0x3ddcd807  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f75f5f6  R9 = 0x3f16dd22  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f61c1c2  R9 = 0x3dec5721  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f503030  R9 = 0x3f2024c3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d5d9d9e  R9 = 0x3eff1f61  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f5d1515  R9 = 0x3f10b2e1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f65bebf  R9 = 0x3c59829b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f5cc4c5  R9 = 0x3d5b1adc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f2b5353  R9 = 0x3f045e5e  R10 = 0x00000000  R11 = 0x00000000;
}

warp 19 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0x4001fc00) bits(0xbf77e800) bits(0x3e4f4000) bits(0xbedda000) bits(0x40194c00) bits(0x00000000) bits(0x3f808400) bits(0xbf840400) bits(0xbf77e800) bits(0xbfc5e400) bits(0x4002c600) bits(0x3ffff800) bits(0xbf780800) bits(0xbf83f400) bits(0xbf800800) bits(0x3e768000) ... }
    t = { bits(0x3f404000) bits(0xbd5a0000) bits(0xbf901000) bits(0x40081800) bits(0xbe008000) bits(0xbf5fe000) bits(0x40081800) bits(0x3e010000) bits(0x00000000) bits(0x3dff0000) bits(0x3e010000) bits(0x3fd8d000) bits(0x00000000) bits(0x3ec0c000) bits(0x3f7aa000) bits(0x3f7fc000) ... }
    expect lane 0 R8 = 0x3f3f0707  R9 = 0x3ea4d8ad  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f544c4c  R9 = 0x3f104137  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e82d8d9  R9 = 0x3e860000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f008c8d  R9 = 0x3f000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f62e2e3  R9 = 0x3dde9531  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f018182  R9 = 0x3f000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f570101  R9 = 0x3919d1c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f010707  R9 = 0x3f000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f3bbbbc  R9 = 0x3f0b6e92  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f018182  R9 = 0x3f000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f56ebec  R9 = 0x3899d1c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f2e5e5e  R9 = 0x3ed793d2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f3bbbbc  R9 = 0x3f0b6e92  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3cfdfdfe  R9 = 0x3effe20c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f45bdbe  R9 = 0x3f0d6593  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f02d2dd  R9 = 0x3f23093f  R10 = 0x00000000  R11 = 0x00000000;
}
