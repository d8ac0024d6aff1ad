# Borders whose colours are codes of the texture's own data type: nothing is nearest to them but themselves.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-61
rules without PD-61a
texture 0 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 UNORM source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 ffffffff 13d515ff cc338152 01ded437 81e5c21d 2e014280 f27f127f fefefefe
bytes 0x30000020 fe1da6cd d8ee644a 0169b270 bfac0e55 7f7f7f7f 281e9c87 7f8970be ed996eca
bytes 0x30000040 01010101 c9006581 b917fd24 81818181 f8808102 51677ea9 00c21d11 ffffc1cf
bytes 0x30000060 817cd13d 6077011d a401f99e ac508026 5390af7d 4eef8079 00000000 69af8074
bytes 0x30000080 d8e9bd01 e86c38f0 86de819d fddc80bf b97fc566 8f0501ff 4b1f6db5 86cf4ba1
bytes 0x300000a0 a6fa00e4 7fd48c57 4bd9fc0d 7750e496 00a75364 d280143d 817f87a4 a90970a1
bytes 0x300000c0 786d0101 af818dff 1b807300 00c776b9 3f22af00 80808080 067d800c 26e1fc20
bytes 0x300000e0 e1dcf4cf d10c33df f000e9fe 359c117d bb1359bb 2cd27453 007fc082 f97f69d8
sampler 0 { address BORDER BORDER WRAP MAG_FILTER 2 border 0x3e4ccccd 0x3b808081 0x3f7efeff 0x00000000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 SNORM source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 48e6e401 f549a852 80d380d1 916f5385 c8c61f2d 4b7f8013 01010101 0061047f
bytes 0x30001020 e12cf40b 81818181 55121e24 896ca61f fe038b4c 7d7efc80 00000000 a97ac8fe
bytes 0x30001040 aaff5c19 8316168c 340d26fe 6c584eff 46ba80c4 731ae695 ffffffff 92810045
bytes 0x30001060 9f81256b 01fe0103 0220ff7f 66001fbf 20367b8f adff9cfe 01ec6d3e 1794805a
bytes 0x30001080 ff05263b fefefefe d0b4ee7f 0000f177 04816764 79a6b966 7f3bcfb3 f6083565
bytes 0x300010a0 99010aff dd92fe0e 90f4c41c 00984dae 1211db01 8302ff9c 80808080 33e1b86f
bytes 0x300010c0 7f7f50ee 6ffead71 fef574a3 5e00fe42 0ed89ed2 3df50001 85d5ef6b f8ee7f71
bytes 0x300010e0 ffffff57 7f7f7f7f 93816680 0014b927 131fe67f f9ecb9dd f673fe14 a727d7e2
sampler 1 { address BORDER BORDER WRAP MAG_FILTER 2 border 0x3ecd9b36 0xbc010204 0x3f7dfbf8 0xbf800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R G B A size 16 4 address 0x30002000 }
bytes 0x30002000 fffff790d8790849 0000d56d4b4b2ffc 4e782cbd16486504 2f34248ce710aa01 d780018058c7164e 5ba82b26321b2547 edb75a5c01007f8c 0ffc11fc3c5d5053
bytes 0x30002040 791b685c0e1c8033 1f9aff7f0080b5ef 697f529c785ae189 5e79f85bd6b5d997 ff7fff7fff7fff7f fdcec1b6e1f5f2e0 92bbfeffb1130080 008000000180ab33
bytes 0x30002080 62f9feffb3c993f9 0080000058997037 865fd0c0276e1a6f 0080008000800080 ae8cb8ff0000fc22 4fb189a56e8ce019 0000000000000000 ede2feff0e7ebab5
bytes 0x300020c0 fefffefffefffeff d8fd000016087bdd ffffff7ffeffed2a ee49246bb1479581 9ed3008058f38a9d 0180018001800180 0100010001000100 7c29b57162420000
bytes 0x30002100 f4a29cf904b8c29e 0180abeafeff0dd9 12d48b03251bfd51 0ccaea019828e85b b226ff7f0100ffff d8519e4ecfcffeff 92b1ff7f0ac628fa 381ce66d10330000
bytes 0x30002140 eea587d03e3121a9 5f2023c611596a8a f645feffebda0100 0000bbc4ff7f0180 d28cd2445d38202a 008098a92f560100 43e17403ffffb52c 5509eccf529dd05d
bytes 0x30002180 c1b7eaa0164bdb94 98085e19099f5bf9 ffffffffffffffff e8af0f8c58f326f8 f711ff7f0c159f45 29590000ff7f2543 2107815ad8938340 0100f6ecda95cacd
bytes 0x300021c0 e48ae4c03a02d9d9 675fa0b1bf140100 63fc743c3a518a24 d215420300000851 f4ee173822bb131e 80cea1c9fd87d2fe 70474cfe2ef137cc 8204537de34affff
sampler 2 { address BORDER BORDER WRAP MAG_FILTER 2 border 0x3d91a092 0x37800080 0x3f7fff00 0x3f800000 }
handle 2 texture 2 sampler 2

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3ff6a800) bits(0x3eecb000) bits(0x3f7ff000) bits(0x40000200) bits(0x40000400) bits(0xbcfe0000) bits(0x3f800400) bits(0x3ba40000) bits(0x3f781800) bits(0x3fa81c00) bits(0x3f4bf000) bits(0x3e94c000) bits(0x00000000) bits(0x3ffc0800) bits(0x3f800800) bits(0x3f83fc00) ... }
    t = { bits(0xbdff0000) bits(0x3f7fc000) bits(0x3f310000) bits(0xbf8fe000) bits(0x403a2800) bits(0x3e4d0000) bits(0x3faa2000) bits(0x3ffa9000) bits(0x3ff2d000) bits(0x40080000) bits(0x3e248000) bits(0x3f206000) bits(0xbdfd0000) bits(0xbfe12000) bits(0xbf5fc000) bits(0xbf6c2000) ... }
    expect lane 0 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e2beaeb  R9 = 0x3eda5e0e  R10 = 0x3f779d05  R11 = 0x3d729212;
    expect lane 2 R8 = 0x3ef349ca  R9 = 0x3da74202  R10 = 0x3f36385c  R11 = 0x3eb1ace5;
    expect lane 3 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e4ecd35  R9 = 0x3bd9a6a7  R10 = 0x3f7eb34d  R11 = 0x3b334d4d;
    expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ecd4838  R9 = 0x3ee13535  R10 = 0x3f0acc7c  R11 = 0x3f00c676;
    expect lane 11 R8 = 0x3f32a266  R9 = 0x3ed9adee  R10 = 0x3f2890cd  R11 = 0x3ef8bde6;
    expect lane 12 R8 = 0x3e500000  R9 = 0x3c000000  R10 = 0x3f7f0000  R11 = 0x3b800000;
    expect lane 13 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3f4c5000) bits(0x3ffc0400) bits(0x3f840400) bits(0x3f800400) bits(0x3f780000) bits(0x3d008000) bits(0x3cff0000) bits(0x4003e000) bits(0xbf1f1800) bits(0x3f800400) bits(0xbd008000) bits(0xbfb06c00) bits(0x3e828000) bits(0xbffea400) bits(0x3f281000) bits(0xbf6ed000) ... }
    t = { bits(0xbdff0000) bits(0xba800000) bits(0x3f602000) bits(0xbf902000) bits(0x3f802000) bits(0x3f604000) bits(0x3fa92000) bits(0x3f0fc000) bits(0xbf604000) bits(0xbf902000) bits(0x3f400000) bits(0xbf8fd000) bits(0x3fc16000) bits(0xbeab4000) bits(0x3fe70000) bits(0x3f202000) ... }
    expect lane 0 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f15cfd0  R9 = 0x3e7f0707  R10 = 0x3f34c9ca  R11 = 0x3ed72727;
    expect lane 5 R8 = 0x3ef06666  R9 = 0x3eda0202  R10 = 0x3bff7f7f  R11 = 0x3b800000;
    expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e4ccccd  R9 = 0x3b808081  R10 = 0x3f7efeff  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3ff7f000) bits(0xbd4e0000) bits(0x3ffffc00) bits(0xbfe87800) bits(0x3f42a000) bits(0xbfe6f800) bits(0x39000000) bits(0xbf840400) bits(0x40018e00) bits(0x3ffc0c00) bits(0x3f77f000) bits(0x3f800000) bits(0xbfa20000) bits(0xbf780000) bits(0x3ffbfc00) bits(0x3e900000) ... }
    t = { bits(0x3f5f0000) bits(0x3f800000) bits(0xbf178000) bits(0xbf8fe000) bits(0x3ff03000) bits(0xbf604000) bits(0x3ffff000) bits(0x3f600000) bits(0xbeb7c000) bits(0x00000000) bits(0xbf7fe000) bits(0x3ac00000) bits(0xbe010000) bits(0x3ec78000) bits(0xbf0ee000) bits(0xbfab2000) ... }
    expect lane 0 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 3 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 4 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 8 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 9 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 10 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 11 R8 = 0x3e00b163  R9 = 0x3e73bf7f  R10 = 0x3f20d5ab  R11 = 0xbf40060c;
    expect lane 12 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 13 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 14 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 15 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
}

warp 3 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x4005d000) bits(0x3f399800) bits(0x3f380800) bits(0xbf840400) bits(0xbfef8800) bits(0x3ffbfc00) bits(0x3f781000) bits(0x3f001800) bits(0x3f780000) bits(0x3f25a000) bits(0x3f83fc00) bits(0xbf7ff800) bits(0x4001fc00) bits(0x3f081800) bits(0x39800000) bits(0xbf47d800) ... }
    t = { bits(0xbf604000) bits(0x3ec04000) bits(0x3ff02000) bits(0x3f5fe000) bits(0x3f8ff000) bits(0x3ffff000) bits(0xbf7fa000) bits(0x3fcb5000) bits(0xbf33a000) bits(0x3f803000) bits(0x3e008000) bits(0xbdfe0000) bits(0xbfb6e000) bits(0xbf130000) bits(0x3a000000) bits(0x40081000) ... }
    expect lane 0 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3f3f468d  R9 = 0x3d30e1c4  R10 = 0x3ea2a54b  R11 = 0xbf0cd9b3;
    expect lane 2 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 3 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 4 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 8 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbda973e8  R9 = 0xbeb33c18  R10 = 0x3f69dade  R11 = 0xbf5a9800;
    expect lane 10 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 11 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 12 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 13 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
    expect lane 14 R8 = 0x3ee2efe0  R9 = 0xbd6b66ce  R10 = 0x3f2fc58b  R11 = 0xbf3efdfc;
    expect lane 15 R8 = 0x3ecd9b36  R9 = 0xbc010204  R10 = 0x3f7dfbf8  R11 = 0xbf800000;
}

warp 4 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x40020000) bits(0x3f77f800) bits(0xbcb00000) bits(0x3ffc0c00) bits(0xbff58400) bits(0x40260400) bits(0x40218000) bits(0xbf800800) bits(0x3ebfe000) bits(0x3f83fc00) bits(0x3f9bc400) bits(0x3ffefc00) bits(0x3e92c000) bits(0x3fc0a800) bits(0x3e5fc000) bits(0xbd008000) ... }
    t = { bits(0x3f204000) bits(0xbe008000) bits(0xbf02c000) bits(0x3f5fe000) bits(0xbf801000) bits(0x40001800) bits(0x3ff01000) bits(0x3feff000) bits(0xbfc2e000) bits(0x3fffe000) bits(0xbf604000) bits(0xbfb09000) bits(0x40058800) bits(0x3f24e000) bits(0xbe000000) bits(0x40379000) ... }
    expect lane 0 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3f481000) bits(0x4001fc00) bits(0x3f840800) bits(0x3f77f000) bits(0x40000000) bits(0x3dbf8000) bits(0xbf52c000) bits(0x3f301000) bits(0x3d808000) bits(0x40000200) bits(0x3ffff800) bits(0x3d008000) bits(0x3f780000) bits(0x3ffffc00) bits(0xbf800400) bits(0x3ffbfc00) ... }
    t = { bits(0xbf8fe000) bits(0x3ff71000) bits(0x3f136000) bits(0xbf602000) bits(0xbfd5c000) bits(0x40134800) bits(0x3ec0c000) bits(0x4007f000) bits(0x3feff000) bits(0x3f7fe000) bits(0xbf5fe000) bits(0x3ff03000) bits(0x3f1e6000) bits(0x3eca8000) bits(0x3f7fc000) bits(0x3f3fe000) ... }
    expect lane 0 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d215f41  R9 = 0x3f4db784  R10 = 0x3f1b30fb  R11 = 0x3eb73af7;
    expect lane 13 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3d91a092  R9 = 0x37800080  R10 = 0x3f7fff00  R11 = 0x3f800000;
}
