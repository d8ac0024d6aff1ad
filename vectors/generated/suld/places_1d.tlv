# SULD.1D all over surfaces of every layout, level, size of block and texel.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117
sampler 0 { }
bytes 0x301002600 acd3d384 4413
bytes 0x301002608 32a7
bytes 0x30100260c 4647d406
bytes 0x301002620 4731fa57
bytes 0x301002626 581b45d9 480f4ca5
bytes 0x301002700 f16c9a01
bytes 0x301002708 8f68ef68 ce95caf7
bytes 0x302000000 6bb8c335
bytes 0x302000008 1a6ac030
bytes 0x302000020 69d60b4f
bytes 0x30200002c 475c570d
bytes 0x30200003c fbdeca14
bytes 0x302000044 801dcd1b
bytes 0x30200005c c8e935cc
bytes 0x302000068 635535e6
bytes 0x302000080 3c65e1f1 71909475
bytes 0x3020000b4 a2a9d8f7
bytes 0x3020000c0 ba5e0cd7
bytes 0x3020000d0 9debc915 18833e81
bytes 0x3020000dc 559f5e36
bytes 0x3020000e4 666aaafb 975f2a97
bytes 0x302000104 7e866264
bytes 0x302000110 e83b0865
bytes 0x30200014c a7a5cc23
bytes 0x302000158 adb290aa
bytes 0x302000168 38835ac0 c4a77802
bytes 0x302000174 f6d6f142
bytes 0x30200018c 2415e98e
bytes 0x303000000 6de2e5e7 d94938ce 9e5564f5 d4f251d5
bytes 0x303000030 81f7a160 e3370183 5e2fd816 6563279c
bytes 0x303000050 34dea1c1 1403c29d 3154f913 65f74b84
bytes 0x303000080 1309452d 5cf280a9 4a3c346c db7c71cc e916e7a1 d37386d5 7ddab8ca 71338fa6
bytes 0x3030000a0 44792cc3 701e136f 4bd13daa bd10db41
bytes 0x3030001e0 ee5f18a4 45c78024 e96d4a57 c277223b
bytes 0x303000220 dbe977fd d591f884 ef039afa 147e6cf9
bytes 0x303000240 455647a2 face2379 70cb52c0 857980a3 580a2e3e 90e4a768 8df62b3b d67bfd6a
bytes 0x303000270 b442e9a1 23429878 806dbe11 5ed4d71c
bytes 0x303000290 2cff6f99 415ca073 48f54899 9c6c188c
bytes 0x3030002e0 1fcfc3d6 8b1bf58b d2c299fb d99063ec
bytes 0x303000300 72622258 bb992780 12c7decb f989651e
bytes 0x303000380 72f95826 a8b55e4f 0936fecd 123f61c8
bytes 0x3030003d0 d94ae372 4acf4a9a 0573f0e2 342ea496
bytes 0x3030003f0 e9e932e2 bed75468 280c449d eb416f0e
bytes 0x303000400 c30ce912 51eb9d14 d71ea809 4905de61
bytes 0x303000470 20fe5309 c98aba59 5a7aa3ed 825c3c75
bytes 0x303000480 f82dd8e5 52abed97 33989023 0bcb8ed9
bytes 0x303000520 1195736a f9c34c0f 513f62f8 b6faa3ee
bytes 0x303000580 dd050753 707ca33a 84f457b4 f6c6d296
bytes 0x3030005a0 d9624b11 bc254f29 2d552abc 2138d85f
bytes 0x3030005d0 4b4a7b2d 5452b81e 7cc5f59c 802bbd3e
bytes 0x303000600 17644041 f31dbbbc 4566e7a9 92b453d6
bytes 0x304002200 d7199b2c
bytes 0x30400220a 63e6e985
bytes 0x304002220 04fef226 95aea799 ae3fab29 e464e1aa
bytes 0x304002300 c08da74e 4ae1
bytes 0x304002308 24c7
bytes 0x30400230e 5362
bytes 0x304002322 2d40964d f007
bytes 0x30400232a aa44c9d6 9a17
bytes 0x305000e00 a4af
bytes 0x306000000 41d2
bytes 0x30600000a e6c4
bytes 0x306000010 a421
bytes 0x30600001c 3d13
bytes 0x306000020 45c4
bytes 0x306000024 f9ba
bytes 0x306000028 d714
bytes 0x30600002c 7d1f
bytes 0x30600003a 596b
bytes 0x306000044 e563e233 27933b00
bytes 0x30600004e 4a5c
bytes 0x306000064 c8cb
bytes 0x306000070 f0e5f23d
bytes 0x30600007e c1cf
bytes 0x306000082 a811bf8c
bytes 0x306000088 45c7
bytes 0x3060000a0 e4e54ad0 e20a
bytes 0x3060000b0 d649
bytes 0x3060000b6 e498
bytes 0x3060000c0 98c7
bytes 0x307001000 f583ec76 ec64ec3f 5954fb1a
bytes 0x30700100e 3d33
bytes 0x307001020 5778
bytes 0x307001024 8eb5
bytes 0x307001028 7fed790a
bytes 0x307001100 a7c4
bytes 0x307001106 50d8
bytes 0x30700110a c2af
bytes 0x307001126 4d1e973b ded1
bytes 0x30700112e c9f7
bytes 0x307001200 552a
bytes 0x308000000 6bbecd87 f5ebba16
bytes 0x308000018 5b519c18
bytes 0x308000050 c750c598 7d4edcdf
bytes 0x308000060 664c2da5
bytes 0x308000068 7f8a2656 4be0fd85
bytes 0x308000078 0a116a9e
bytes 0x308000090 ff9c4878 7ee65d5b
bytes 0x30800009c eb634229
bytes 0x3080000bc c58c33d8
bytes 0x3080000c0 a49ca299
bytes 0x3080000c8 9bd002bf 772c6da7 2806d5c3 2b724caa 69774536 f6c3b542
bytes 0x3080000e8 70c50aff 0f8b6c09
bytes 0x309002a00 20501669 72d72181 8d3432a7 72d2d4d3
bytes 0x309002a20 e1655075 4597a8c7
bytes 0x309002b08 bb40f097 b3729e4a
bytes 0x309002c00 3ebb98df 99ba3c57
bytes 0x309002d20 e3aaf648 86bf2731 5775ccc4 55c8b2e1
bytes 0x309002e00 e7eb1b8a 2b84d5ce 98a21d88 dc992dfe
bytes 0x309002e20 123638a7 f85bf4da 7c9d1ee6 bddca108
bytes 0x309002f00 a874b8ed 0af1a833 8f5782d5 de8c02cf
bytes 0x309002f20 bb57e32d 162b6e42 1048cd1a 4f90813a
bytes 0x309003108 17cf96ba e39879a4
bytes 0x309003220 f810a946 a436ee9a b6ac7126 67e683e3
bytes 0x309003308 ec722d74 68a09b8c
bytes 0x309003420 e2cd939a 611b7d38
bytes 0x309003508 02b6a606 38163016
bytes 0x309003520 5c2c4c03 2d609283
bytes 0x309003608 7faf953d b97eb799
texture 0 { raw 58d24915 01001a00 00600003 6000002a e0000063 80000063 00000000 00000062 }   # ONE_D 100 x 100 x 1, B5G6R5 UNORM, blocks of 4 x 32 x 1, level 2 of 7
handle 0x0 0x0
warp 0 {
    word 0xeb0e000001f77ca8
    x = { 23 22 17 13 6 12 11 4 0 -1 1 16 0x630657ef 25 9 7 14 8 13 8 17 0 16 21 21 20 20 2 17 9 22 0 }
    expect lane 0 R168 = 0x3ea5294a  R169 = 0x3f7befbf  R170 = 0x3f77bdef  R171 = 0x0
    expect lane 1 R168 = 0x3ee739ce  R169 = 0x3f3aebaf  R170 = 0x3f14a529  R171 = 0x0
    expect lane 2 R168 = 0x3f56b5ad  R169 = 0x3e430c31  R170 = 0x0  R171 = 0x0
    expect lane 3 R168 = 0x3e842108  R169 = 0x3f6baebb  R170 = 0x3d042108  R171 = 0x0
    expect lane 4 R168 = 0x3e46318c  R169 = 0x3f6baebb  R170 = 0x3e842108  R171 = 0x0
    expect lane 5 R168 = 0x3e25294a  R169 = 0x3e228a29  R170 = 0x3f5ef7be  R171 = 0x0
    expect lane 6 R168 = 0x3f46318c  R169 = 0x3ed34d35  R170 = 0x3dc6318c  R171 = 0x0
    expect lane 7 R168 = 0x3f14a529  R169 = 0x3f679e7a  R170 = 0x3f25294a  R171 = 0x0
    expect lane 8 R168 = 0x3ec6318c  R169 = 0x3eebaebb  R170 = 0x3f56b5ad  R171 = 0x0
    expect lane 9 R168 = 0x0  R169 = 0x0  R170 = 0x0  R171 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R168 = 0x3f1ce73a  R169 = 0x3f1a69a7  R170 = 0x3f042108  R171 = 0x0
    expect lane 11 R168 = 0x3f0c6319  R169 = 0x3f1e79e8  R170 = 0x3ed6b5ad  R171 = 0x0
    expect lane 12 R168 = 0x0  R169 = 0x0  R170 = 0x0  R171 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R168 = 0x0  R169 = 0x0  R170 = 0x0  R171 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R168 = 0x3f56b5ad  R169 = 0x3f800000  R170 = 0x3ea5294a  R171 = 0x0
    expect lane 15 R168 = 0x3f25294a  R169 = 0x3f5b6db7  R170 = 0x0  R171 = 0x0
    expect lane 16 R168 = 0x3ec6318c  R169 = 0x3f2aaaab  R170 = 0x3f25294a  R171 = 0x0
    expect lane 17 R168 = 0x3e6739ce  R169 = 0x3e228a29  R170 = 0x3e46318c  R171 = 0x0
    expect lane 18 R168 = 0x3e842108  R169 = 0x3f6baebb  R170 = 0x3d042108  R171 = 0x0
    expect lane 19 R168 = 0x3e6739ce  R169 = 0x3e228a29  R170 = 0x3e46318c  R171 = 0x0
    expect lane 20 R168 = 0x3f56b5ad  R169 = 0x3e430c31  R170 = 0x0  R171 = 0x0
    expect lane 21 R168 = 0x3ec6318c  R169 = 0x3eebaebb  R170 = 0x3f56b5ad  R171 = 0x0
    expect lane 22 R168 = 0x3f0c6319  R169 = 0x3f1e79e8  R170 = 0x3ed6b5ad  R171 = 0x0
    expect lane 23 R168 = 0x3ef7bdef  R169 = 0x3de38e39  R170 = 0x3ed6b5ad  R171 = 0x0
    expect lane 24 R168 = 0x3ef7bdef  R169 = 0x3de38e39  R170 = 0x3ed6b5ad  R171 = 0x0
    expect lane 25 R168 = 0x3ef7bdef  R169 = 0x3d820821  R170 = 0x3ed6b5ad  R171 = 0x0
    expect lane 26 R168 = 0x3ef7bdef  R169 = 0x3d820821  R170 = 0x3ed6b5ad  R171 = 0x0
    expect lane 27 R168 = 0x3e042108  R169 = 0x3ed34d35  R170 = 0x3d842108  R171 = 0x0
    expect lane 28 R168 = 0x3f56b5ad  R169 = 0x3e430c31  R170 = 0x0  R171 = 0x0
    expect lane 29 R168 = 0x3f56b5ad  R169 = 0x3f800000  R170 = 0x3ea5294a  R171 = 0x0
    expect lane 30 R168 = 0x3ee739ce  R169 = 0x3f3aebaf  R170 = 0x3f14a529  R171 = 0x0
    expect lane 31 R168 = 0x3ec6318c  R169 = 0x3eebaebb  R170 = 0x3f56b5ad  R171 = 0x0
}
texture 1 { raw 58d2490c 02000000 00400003 0000003a e0000063 80000020 00000000 00000000 }   # ONE_D 100 x 33 x 1, R16_G16 UNORM, pitch 1856
handle 0x1 0x1
warp 1 {
    word 0xeb0a001000072cff
    x = { 58 68 0x2ad7df16 0x7fffffff 33 11 15 2 0x80000001 8 65 32 0x1fc9e596 90 52 86 83 83 55 26 93 48 101 0x80000000
      57 17 91 53 23 23 45 48 }
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 2 { raw 58d36d81 03000000 00400003 00000036 e0000063 80000000 00000000 00000000 }   # ONE_D 100 x 1 x 1, R32_G32_B32_A32 SINT, pitch 1728
warp 2 {
    asm "SULD.P.1D.TRAP RZ, [R120], R19"
    x = { 46 5 30 8 -1 93 90 71 63 56 10 36 39 0 -1 9 34 56 61 3 64 72 88 100 48 36 82 61 64 37 41 96 }
    handle = 2
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 3 { raw 58d12487 04001c00 00600003 30000028 e0000020 80000001 00000000 00000021 }   # ONE_D 33 x 2 x 1, X8B8G8R8 SNORM, blocks of 1 x 32 x 1, level 1 of 4
handle 0x3 0x3
warp 3 {
    word 0xeb1c003003372820
    x = { 31 0x7ffffffe 14 10 6 12 12 30 14 25 17 13 17 1 15 16 27 0x7fffffff 23 0 18 20 12 26 5 11 15 0x7ffffffe 6 9 29
      8 }
    expect lane 0 R32 = 0x179a
    expect lane 1 R32 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R32 = 0x64e4
    expect lane 3 R32 = 0xffffae95
    expect lane 4 R32 = 0xffff85e9
    expect lane 5 R32 = 0x3fae
    expect lane 6 R32 = 0x3fae
    expect lane 7 R32 = 0xffffd6c9
    expect lane 8 R32 = 0x64e4
    expect lane 9 R32 = 0x402d
    expect lane 10 R32 = 0x4ea7
    expect lane 11 R32 = 0x29ab
    expect lane 12 R32 = 0x4ea7
    expect lane 13 R32 = 0x2c9b
    expect lane 14 R32 = 0xffffaae1
    expect lane 15 R32 = 0xffff8dc0
    expect lane 16 R32 = 0x7f0
    expect lane 17 R32 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R32 = 0x6253
    expect lane 19 R32 = 0x19d7
    expect lane 20 R32 = 0xffffe14a
    expect lane 21 R32 = 0xffffc724
    expect lane 22 R32 = 0x3fae
    expect lane 23 R32 = 0x4d96
    expect lane 24 R32 = 0xffffe663
    expect lane 25 R32 = 0xffff99a7
    expect lane 26 R32 = 0xffffaae1
    expect lane 27 R32 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R32 = 0xffff85e9
    expect lane 29 R32 = 0x26f2
    expect lane 30 R32 = 0x44aa
    expect lane 31 R32 = 0xfffffe04
}
texture 4 { raw 58d24918 05000e00 00600003 10000019 e0000000 80000006 00000000 00000010 }   # ONE_D 1 x 7 x 1, G8R8 UNORM, blocks of 2 x 8 x 1, level 0 of 2
handle 0x4 0x4
warp 4 {
    asm "SULD.D.BA.1D.U16 R184, [R96], 0x4"
    x = { 1 1 1 0 1 0 1 1 1 0xe77d511b -1 0 2 0x9923e94b 3 1 1 0 0 -1 0 1 0 1 1 0 0 1 0 1 0 ... }
    expect lane 0 R184 = 0xafa4
    expect lane 1 R184 = 0xafa4
    expect lane 2 R184 = 0xafa4
    expect lane 3 R184 = 0xafa4
    expect lane 4 R184 = 0xafa4
    expect lane 5 R184 = 0xafa4
    expect lane 6 R184 = 0xafa4
    expect lane 7 R184 = 0xafa4
    expect lane 8 R184 = 0xafa4
    expect lane 9 R184 = 0xafa4
    expect lane 10 R184 = 0xafa4
    expect lane 11 R184 = 0xafa4
    expect lane 12 R184 = 0xafa4
    expect lane 13 R184 = 0xafa4
    expect lane 14 R184 = 0xafa4
    expect lane 15 R184 = 0xafa4
    expect lane 16 R184 = 0xafa4
    expect lane 17 R184 = 0xafa4
    expect lane 18 R184 = 0xafa4
    expect lane 19 R184 = 0xafa4
    expect lane 20 R184 = 0xafa4
    expect lane 21 R184 = 0xafa4
    expect lane 22 R184 = 0xafa4
    expect lane 23 R184 = 0xafa4
    expect lane 24 R184 = 0xafa4
    expect lane 25 R184 = 0xafa4
    expect lane 26 R184 = 0xafa4
    expect lane 27 R184 = 0xafa4
    expect lane 28 R184 = 0xafa4
    expect lane 29 R184 = 0xafa4
    expect lane 30 R184 = 0xafa4
    expect lane 31 R184 = 0xafa4
}
texture 5 { raw 58d24912 06000000 00400003 00000039 e0000063 8000000f 00000000 00000000 }   # ONE_D 100 x 16 x 1, A4B4G4R4 UNORM, pitch 1824
handle 0x5 0x5
warp 5 {
    asm "SULD.P.1D.TRAP R232, [R60], 0x5"
    x = { 14 80 22 91 5 82 18 81 20 39 57 34 63 100 88 68 -1 8 29 65 36 37 63 35 66 16 50 22 0 80 96 56 }
    expect lane 0 R232 = 0x3f5dddde  R233 = 0x3e4ccccd  R234 = 0x3e4ccccd  R235 = 0x3d888889
    expect lane 1 R232 = 0x3e888889  R233 = 0x3f6eeeef  R234 = 0x3eaaaaab  R235 = 0x3f6eeeef
    expect lane 2 R232 = 0x3f5dddde  R233 = 0x3eeeeeef  R234 = 0x3f800000  R235 = 0x3d888889
    expect lane 3 R232 = 0x3e888889  R233 = 0x3f6eeeef  R234 = 0x3f088889  R235 = 0x3f19999a
    expect lane 4 R232 = 0x3ecccccd  R233 = 0x3f6eeeef  R234 = 0x3e888889  R235 = 0x3f4ccccd
    expect lane 5 R232 = 0x3e088889  R233 = 0x3f6eeeef  R234 = 0x3f2aaaab  R235 = 0x0
    expect lane 6 R232 = 0x3f19999a  R233 = 0x3f800000  R234 = 0x3f2aaaab  R235 = 0x3f3bbbbc
    expect lane 7 R232 = 0x3f2aaaab  R233 = 0x3e888889  R234 = 0x0  R235 = 0x3f5dddde
    expect lane 8 R232 = 0x3eeeeeef  R233 = 0x3f5dddde  R234 = 0x3e888889  R235 = 0x3d888889
    expect lane 9 R232 = 0x3f2aaaab  R233 = 0x3e888889  R234 = 0x3f4ccccd  R235 = 0x3eaaaaab
    expect lane 10 R232 = 0x3e088889  R233 = 0x3f800000  R234 = 0x3f5dddde  R235 = 0x3e4ccccd
    expect lane 11 R232 = 0x3eaaaaab  R233 = 0x3f6eeeef  R234 = 0x3e4ccccd  R235 = 0x3ecccccd
    expect lane 12 R232 = 0x3d888889  R233 = 0x3f4ccccd  R234 = 0x3f800000  R235 = 0x3f4ccccd
    expect lane 13 R232 = 0x0  R233 = 0x0  R234 = 0x0  R235 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R232 = 0x3ecccccd  R233 = 0x3f5dddde  R234 = 0x3f19999a  R235 = 0x3e888889
    expect lane 15 R232 = 0x3eaaaaab  R233 = 0x3e888889  R234 = 0x3eeeeeef  R235 = 0x3f4ccccd
    expect lane 16 R232 = 0x0  R233 = 0x0  R234 = 0x0  R235 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R232 = 0x3e888889  R233 = 0x3f2aaaab  R234 = 0x3d888889  R235 = 0x3e088889
    expect lane 18 R232 = 0x3f19999a  R233 = 0x3eaaaaab  R234 = 0x3f3bbbbc  R235 = 0x3ecccccd
    expect lane 19 R232 = 0x3f088889  R233 = 0x3f2aaaab  R234 = 0x3d888889  R235 = 0x3d888889
    expect lane 20 R232 = 0x3eeeeeef  R233 = 0x3e088889  R234 = 0x3e4ccccd  R235 = 0x3f19999a
    expect lane 21 R232 = 0x3f3bbbbc  R233 = 0x3e4ccccd  R234 = 0x0  R235 = 0x0
    expect lane 22 R232 = 0x3d888889  R233 = 0x3f4ccccd  R234 = 0x3f800000  R235 = 0x3f4ccccd
    expect lane 23 R232 = 0x3e088889  R233 = 0x3f6eeeef  R234 = 0x3e4ccccd  R235 = 0x3e4ccccd
    expect lane 24 R232 = 0x3f800000  R233 = 0x3f3bbbbc  R234 = 0x3f4ccccd  R235 = 0x3f088889
    expect lane 25 R232 = 0x3eaaaaab  R233 = 0x3e888889  R234 = 0x3e888889  R235 = 0x3f4ccccd
    expect lane 26 R232 = 0x3f088889  R233 = 0x3f4ccccd  R234 = 0x3f3bbbbc  R235 = 0x3f4ccccd
    expect lane 27 R232 = 0x3f5dddde  R233 = 0x3eeeeeef  R234 = 0x3f800000  R235 = 0x3d888889
    expect lane 28 R232 = 0x3d888889  R233 = 0x3e888889  R234 = 0x3e088889  R235 = 0x3f5dddde
    expect lane 29 R232 = 0x3e888889  R233 = 0x3f6eeeef  R234 = 0x3eaaaaab  R235 = 0x3f6eeeef
    expect lane 30 R232 = 0x3f088889  R233 = 0x3f19999a  R234 = 0x3eeeeeef  R235 = 0x3f4ccccd
    expect lane 31 R232 = 0x0  R233 = 0x3f800000  R234 = 0x3eaaaaab  R235 = 0x3f6eeeef
}
texture 6 { raw 58d24914 07001000 00600003 00000140 e0000020 8000003b 00000000 00000000 }   # ONE_D 33 x 60 x 1, A1B5G5R5 UNORM, blocks of 1 x 1 x 32
warp 6 {
    asm "SULD.P.1D R132, [R64], R117"
    x = { 1 28 16 32 8 34 34 16 0 16 31 19 1 33 4 27 13 13 3 29 8 7 2 10 21 29 12 0 33 5 7 19 }
    handle = 6
    expect lane 0 R132 = 0x3ec6318c  R133 = 0x3f3def7c  R134 = 0x3f6f7bdf  R135 = 0x0
    expect lane 1 R132 = 0x3f3def7c  R133 = 0x3f6739ce  R134 = 0x3ee739ce  R135 = 0x0
    expect lane 2 R132 = 0x3e6739ce  R133 = 0x3e25294a  R134 = 0x3f0c6319  R135 = 0x3f800000
    expect lane 3 R132 = 0x3f2d6b5b  R133 = 0x3f14a529  R134 = 0x3ea5294a  R135 = 0x0
    expect lane 4 R132 = 0x3f3def7c  R133 = 0x3d842108  R134 = 0x3f77bdef  R135 = 0x0
    expect lane 5 R132 = 0x3f2d6b5b  R133 = 0x3f14a529  R134 = 0x3ea5294a  R135 = 0x0
    expect lane 6 R132 = 0x3f2d6b5b  R133 = 0x3f14a529  R134 = 0x3ea5294a  R135 = 0x0
    expect lane 7 R132 = 0x3e6739ce  R133 = 0x3e25294a  R134 = 0x3f0c6319  R135 = 0x3f800000
    expect lane 8 R132 = 0x3f2d6b5b  R133 = 0x3f800000  R134 = 0x0  R135 = 0x3f800000
    expect lane 9 R132 = 0x3e6739ce  R133 = 0x3e25294a  R134 = 0x3f0c6319  R135 = 0x3f800000
    expect lane 10 R132 = 0x3e94a529  R133 = 0x3f77bdef  R134 = 0x3f6f7bdf  R135 = 0x3f800000
    expect lane 11 R132 = 0x3f042108  R133 = 0x3d842108  R134 = 0x3f35ad6b  R135 = 0x3f800000
    expect lane 12 R132 = 0x3ec6318c  R133 = 0x3f3def7c  R134 = 0x3f6f7bdf  R135 = 0x0
    expect lane 13 R132 = 0x3f2d6b5b  R133 = 0x3f14a529  R134 = 0x3ea5294a  R135 = 0x0
    expect lane 14 R132 = 0x3f4e739d  R133 = 0x3d842108  R134 = 0x3f2d6b5b  R135 = 0x0
    expect lane 15 R132 = 0x3ed6b5ad  R133 = 0x3f14a529  R134 = 0x3e6739ce  R135 = 0x0
    expect lane 16 R132 = 0x3f4e739d  R133 = 0x3f1ce73a  R134 = 0x3d842108  R135 = 0x0
    expect lane 17 R132 = 0x3f4e739d  R133 = 0x3f1ce73a  R134 = 0x3d842108  R135 = 0x0
    expect lane 18 R132 = 0x3ec6318c  R133 = 0x3f800000  R134 = 0x3ef7bdef  R135 = 0x0
    expect lane 19 R132 = 0x3f77bdef  R133 = 0x3ee739ce  R134 = 0x3f25294a  R135 = 0x3f800000
    expect lane 20 R132 = 0x3f3def7c  R133 = 0x3d842108  R134 = 0x3f77bdef  R135 = 0x0
    expect lane 21 R132 = 0x3f6f7bdf  R133 = 0x3f4e739d  R134 = 0x3ec6318c  R135 = 0x0
    expect lane 22 R132 = 0x3ec6318c  R133 = 0x3e6739ce  R134 = 0x3f4e739d  R135 = 0x0
    expect lane 23 R132 = 0x3ee739ce  R133 = 0x3ec6318c  R134 = 0x3ed6b5ad  R135 = 0x3f800000
    expect lane 24 R132 = 0x3d842108  R133 = 0x3f77bdef  R134 = 0x3eb5ad6b  R135 = 0x3f800000
    expect lane 25 R132 = 0x3f77bdef  R133 = 0x3ee739ce  R134 = 0x3f25294a  R135 = 0x3f800000
    expect lane 26 R132 = 0x3f800000  R133 = 0x3eb5ad6b  R134 = 0x3f5ef7be  R135 = 0x3f800000
    expect lane 27 R132 = 0x3f2d6b5b  R133 = 0x3f800000  R134 = 0x0  R135 = 0x3f800000
    expect lane 28 R132 = 0x3f2d6b5b  R133 = 0x3f14a529  R134 = 0x3ea5294a  R135 = 0x0
    expect lane 29 R132 = 0x3f5ef7be  R133 = 0x3f3def7c  R134 = 0x3e46318c  R135 = 0x0
    expect lane 30 R132 = 0x3f6f7bdf  R133 = 0x3f4e739d  R134 = 0x3ec6318c  R135 = 0x0
    expect lane 31 R132 = 0x3f042108  R133 = 0x3d842108  R134 = 0x3f35ad6b  R135 = 0x3f800000
}
texture 7 { raw 58d7ffa1 08000000 00400003 00000020 e000003b 8000003b 00000000 00000000 }   # ONE_D 60 x 60 x 1, BF10GF11RF11 FLOAT, pitch 1024
handle 0x7 0x7
warp 7 {
    word 0xeb08007001f7cc94
    x = { 52 37 21 48 47 0x80000001 50 0x7fffffff 50 51 53 20 30 0x7ffffffe 58 54 24 1 61 55 27 54 27 6 26 37 39
      0xf05ebc4 0 59 36 51 }
    expect lane 0 R148 = 0x44500000  R149 = 0x3d400000  R150 = 0x443c0000  R151 = 0x0
    expect lane 1 R148 = 0x44fc0000  R149 = 0x3f780000  R150 = 0x3db40000  R151 = 0x0
    expect lane 2 R148 = 0x44fa0000  R149 = 0x3f120000  R150 = 0x45fc0000  R151 = 0x0
    expect lane 3 R148 = 0x41480000  R149 = 0x40a60000  R150 = 0x41980000  R151 = 0x0
    expect lane 4 R148 = 0x418a0000  R149 = 0x44e20000  R150 = 0x45800000  R151 = 0x0
    expect lane 5 R148 = 0x0  R149 = 0x0  R150 = 0x0  R151 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R148 = 0x39360000  R149 = 0x38b40000  R150 = 0x43f00000  R151 = 0x0
    expect lane 7 R148 = 0x0  R149 = 0x0  R150 = 0x0  R151 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R148 = 0x39360000  R149 = 0x38b40000  R150 = 0x43f00000  R151 = 0x0
    expect lane 9 R148 = 0x40ee0000  R149 = 0x434a0000  R150 = 0x42740000  R151 = 0x0
    expect lane 10 R148 = 0x3c560000  R149 = 0x3b1c0000  R150 = 0x42a40000  R151 = 0x0
    expect lane 11 R148 = 0x398e0000  R149 = 0x39540000  R150 = 0x418c0000  R151 = 0x0
    expect lane 12 R148 = 0x3a140000  R149 = 0x42840000  R150 = 0x41e40000  R151 = 0x0
    expect lane 13 R148 = 0x0  R149 = 0x0  R150 = 0x0  R151 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R148 = 0x42e00000  R149 = 0x3ab00000  R150 = 0x7ff00000  R151 = 0x0
    expect lane 15 R148 = 0x46d20000  R149 = 0x395c0000  R150 = 0x3b640000  R151 = 0x0
    expect lane 16 R148 = 0x40cc0000  R149 = 0x43520000  R150 = 0x42500000  R151 = 0x0
    expect lane 17 R148 = 0x3fea0000  R149 = 0x46ba0000  R150 = 0x39680000  R151 = 0x0
    expect lane 18 R148 = 0x0  R149 = 0x0  R150 = 0x0  R151 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R148 = 0x3fec0000  R149 = 0x45700000  R150 = 0x3c280000  R151 = 0x0
    expect lane 20 R148 = 0x38960000  R149 = 0x47780000  R150 = 0x405c0000  R151 = 0x0
    expect lane 21 R148 = 0x46d20000  R149 = 0x395c0000  R150 = 0x3b640000  R151 = 0x0
    expect lane 22 R148 = 0x38960000  R149 = 0x47780000  R150 = 0x405c0000  R151 = 0x0
    expect lane 23 R148 = 0x3ab60000  R149 = 0x3f140000  R150 = 0x39880000  R151 = 0x0
    expect lane 24 R148 = 0x3cfe0000  R149 = 0x41a20000  R150 = 0x3d600000  R151 = 0x0
    expect lane 25 R148 = 0x44fc0000  R149 = 0x3f780000  R150 = 0x3db40000  R151 = 0x0
    expect lane 26 R148 = 0x3fd60000  R149 = 0x38980000  R150 = 0x3a940000  R151 = 0x0
    expect lane 27 R148 = 0x0  R149 = 0x0  R150 = 0x0  R151 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R148 = 0x44d60000  R149 = 0x3b6e0000  R150 = 0x407c0000  R151 = 0x0
    expect lane 29 R148 = 0x3e1e0000  R149 = 0x43220000  R150 = 0x38940000  R151 = 0x0
    expect lane 30 R148 = 0x41fe0000  R149 = 0x3a260000  R150 = 0x3f840000  R151 = 0x0
    expect lane 31 R148 = 0x40ee0000  R149 = 0x434a0000  R150 = 0x42740000  R151 = 0x0
}
texture 8 { raw 58d7ff83 09000e00 00600003 10000029 e0000063 80000006 00000000 00000011 }   # ONE_D 100 x 7 x 1, R16_G16_B16_A16 FLOAT, blocks of 2 x 32 x 1, level 1 of 2
warp 8 {
    word 0xeb1625000057bcff
    x = { 45 0 0x80000001 8 2 46 20 17 0 35 15 49 14 23 29 18 34 34 22 0x80000001 45 46 37 5 46 45 19 42 21 2 16 1 }
    handle = 8
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 9 { raw 58d2491d 0a001000 00600003 30000012 e0000006 8000003b 00000000 00000033 }   # ONE_D 7 x 60 x 1, R8 UNORM, blocks of 4 x 4 x 1, level 3 of 4
warp 9 {
    word 0xeb16610001a70cac
    x = { 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 ... }
    handle = 9
    expect lane 0 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
