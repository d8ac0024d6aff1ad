# SULD.3D all over surfaces of every layout, level, size of block and texel.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117
sampler 0 { }
bytes 0x301003600 01d0eca1 fecd197e 5151da29
bytes 0x302009e00 5975
bytes 0x303004000 60ff
bytes 0x303004004 1a1bc914 9adcfcaf 7077ce08
bytes 0x303004202 e4776076 f44950c0
bytes 0x30300420e 8f10
bytes 0x304001600 13
bytes 0x304001a3f 10
bytes 0x304001d15 46
bytes 0x30400203e 7b
bytes 0x304002115 f3
bytes 0x304002b3f ba
bytes 0x30400312e 00
bytes 0x304003605 84
bytes 0x30400360e f4
bytes 0x30400361d ae
bytes 0x304003706 6e
bytes 0x304003c16 a4
bytes 0x30400402c 2f
bytes 0x30400471c e0
bytes 0x304004819 ce
bytes 0x304004c28 f2
bytes 0x30400500f 0d
bytes 0x30400501b 23
bytes 0x305001e15 e2
bytes 0x305002333 03
bytes 0x305002520 fd
bytes 0x30500252a c2
bytes 0x305002727 91
bytes 0x305002804 18
bytes 0x30500280a 16
bytes 0x305002b0c f0
bytes 0x305002e2a 5b
bytes 0x30500322f 48
bytes 0x30500352d f8
bytes 0x305003725 d8
bytes 0x305003821 37
bytes 0x30500383a 63
bytes 0x305003e0f a8
bytes 0x305003e1b 12
bytes 0x305003f3a 22
bytes 0x305004209 da
bytes 0x30500421c c3
bytes 0x30500422a d6
bytes 0x305004c07 fb
bytes 0x30600f009 5a
bytes 0x30600f04f cd
bytes 0x30600f084 26
bytes 0x30600f094 9d
bytes 0x30600f207 465a
bytes 0x30600f240 92
bytes 0x30600f253 98
bytes 0x30600f60f 69
bytes 0x30600f65b a8
bytes 0x30600f84a 8a
bytes 0x30600f856 9d
bytes 0x30600f8ce 48
bytes 0x30600fa9c 60
bytes 0x30600fc0e 18
bytes 0x30600fc19 44
bytes 0x30600fc5d 35
bytes 0x30600fc98 73
bytes 0x30600fe13 b4
bytes 0x30600fe4f 6c
bytes 0x306010419 d3
bytes 0x30601044e 99
bytes 0x306010480 66
bytes 0x306010489 39
bytes 0x306010603 98
bytes 0x30601060f aa
bytes 0x306010618 ff
bytes 0x306010652 6f
bytes 0x306010695 13
bytes 0x3060106cb 72
bytes 0x30601081d 07
bytes 0x30601081f 21
bytes 0x307000874 1daa
bytes 0x3070008dc 3fb2
bytes 0x307000a0e 1f0b
bytes 0x307000a56 5548
bytes 0x307000ad4 0370
bytes 0x307000d9a 4264
bytes 0x307001004 7673
bytes 0x307001b86 e4c7
bytes 0x307001d0e 4c18
bytes 0x307002812 951b
bytes 0x307002b86 e22c
bytes 0x307002f7e 4510
bytes 0x307002f8a 13f0
bytes 0x307003980 8bf3
bytes 0x307003a02 d191
bytes 0x307003a86 41c1
bytes 0x307003abc c19d
bytes 0x307003c60 f114
bytes 0x307003c9e 9c61
bytes 0x307003e36 f160
bytes 0x307003eb2 e4ce
bytes 0x307003ed2 e483
bytes 0x307003ef8 f61b
bytes 0x307003f70 3cb0
bytes 0x307004a52 8e19
bytes 0x309001c00 1bcf
bytes 0x309001c10 1fdc
bytes 0x309001c40 ffa0
texture 0 { raw 58d36d82 01001400 00600003 60000119 e1000020 80000001 00000000 00000066 }   # THREE_D 33 x 2 x 1, R32_G32_B32 SINT, blocks of 2 x 8 x 16, level 6 of 7
handle 0x0 0x0
warp 0 {
    word 0xeb0e000a00f7e814
    x = { 0 0 0 0 0x80000000 0 0 0 0 0 0 0 1 0 ... }
    y = 0
    z = { 0 0 0xc0ad78f4 0x7ffffffe 0 0 0x80000001 -1 0 2 1 0 0 0x6b22fc91 0 2 0 0 0 0 0 0x7ffffffe 0 0 -1 0x80000000 0
      ... }
    expect lane 0 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 1 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 2 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 6 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 9 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 12 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 15 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 17 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 18 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 19 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 20 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 21 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 23 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 24 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R20 = 0x0  R21 = 0x0  R22 = 0x0  R23 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 27 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 28 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 29 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 30 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
    expect lane 31 R20 = 0xa1ecd001  R21 = 0x7e19cdfe  R22 = 0x29da5151  R23 = 0x0
}
texture 1 { raw 58d24914 02000000 00600003 60000122 e100000f 8010000f 00000000 00000065 }   # THREE_D 16 x 16 x 17, A1B5G5R5 UNORM, blocks of 4 x 16 x 16, level 5 of 7
handle 0x1 0x1
warp 1 {
    word 0xeb0e001a001788a4
    x = { 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 0 0xba5eb32f 0 }
    y = { 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 ... }
    z = { 0 0 0 0 0 0 0 0 0 0 0 1 0 ... }
    expect lane 0 R164 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R164 = 0x3f4e739d
    expect lane 2 R164 = 0x3f4e739d
    expect lane 3 R164 = 0x3f4e739d
    expect lane 4 R164 = 0x3f4e739d
    expect lane 5 R164 = 0x3f4e739d
    expect lane 6 R164 = 0x3f4e739d
    expect lane 7 R164 = 0x3f4e739d
    expect lane 8 R164 = 0x3f4e739d
    expect lane 9 R164 = 0x3f4e739d
    expect lane 10 R164 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R164 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R164 = 0x3f4e739d
    expect lane 13 R164 = 0x3f4e739d
    expect lane 14 R164 = 0x3f4e739d
    expect lane 15 R164 = 0x3f4e739d
    expect lane 16 R164 = 0x3f4e739d
    expect lane 17 R164 = 0x3f4e739d
    expect lane 18 R164 = 0x3f4e739d
    expect lane 19 R164 = 0x3f4e739d
    expect lane 20 R164 = 0x3f4e739d
    expect lane 21 R164 = 0x3f4e739d
    expect lane 22 R164 = 0x3f4e739d
    expect lane 23 R164 = 0x3f4e739d
    expect lane 24 R164 = 0x3f4e739d
    expect lane 25 R164 = 0x3f4e739d
    expect lane 26 R164 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R164 = 0x3f4e739d
    expect lane 28 R164 = 0x3f4e739d
    expect lane 29 R164 = 0x3f4e739d
    expect lane 30 R164 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R164 = 0x3f4e739d
}
texture 2 { raw 58d49201 03001800 00600003 30000159 e1000006 80070000 00000000 00000032 }   # THREE_D 7 x 1 x 8, R32_G32_B32_A32 UINT, blocks of 2 x 8 x 32, level 2 of 4
warp 2 {
    asm "SULD.D.3D.U16.TRAP R48, [R100], R67"
    x = { 3 2 3 3 2 4 4 1 3 1 7 7 2 6 2 6 5 2 2 3 4 6 7 3 6 2 2 7 0 7 0 5 }
    y = { 0 0 0 0 0 0 2 0 0 0 0 2 0 0 0 0 0x80000000 0 0 0 0 0 0 0x80000000 0x80000000 0 ... }
    z = { 0 1 0x7ffffffe 0 1 1 -1 1 1 1 0 2 0 0 1 0 0 1 1 0 0 0 0 0 0 1 0 0 0 1 0 ... }
    handle = 2
    expect lane 0 R48 = 0x14c9
    expect lane 1 R48 = 0x7660
    expect lane 2 R48 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R48 = 0x14c9
    expect lane 4 R48 = 0x7660
    expect lane 5 R48 = 0xc050
    expect lane 6 R48 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R48 = 0x77e4
    expect lane 8 R48 = 0x49f4
    expect lane 9 R48 = 0x77e4
    expect lane 10 R48 = 0x8ce
    expect lane 11 R48 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R48 = 0x1b1a
    expect lane 13 R48 = 0x7770
    expect lane 14 R48 = 0x7660
    expect lane 15 R48 = 0x7770
    expect lane 16 R48 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R48 = 0x7660
    expect lane 18 R48 = 0x7660
    expect lane 19 R48 = 0x14c9
    expect lane 20 R48 = 0xdc9a
    expect lane 21 R48 = 0x7770
    expect lane 22 R48 = 0x8ce
    expect lane 23 R48 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R48 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R48 = 0x7660
    expect lane 26 R48 = 0x1b1a
    expect lane 27 R48 = 0x8ce
    expect lane 28 R48 = 0xff60
    expect lane 29 R48 = 0x108f
    expect lane 30 R48 = 0xff60
    expect lane 31 R48 = 0xaffc
}
texture 3 { raw 58d49204 04001600 00600003 10000109 e100003b 80020001 00000000 00000000 }   # THREE_D 60 x 2 x 3, R32_G32 UINT, blocks of 2 x 2 x 16, level 0 of 2
handle 0x3 0x3
warp 3 {
    word 0xeb1c003a01876818
    x = { 186 101 326 269 261 0 348 94 0xe49870a0 101 459 122 254 391 428 270 31 472 202 57 240 191 240 92 463 -1
      0x7ffffffe 457 0x80000001 167 0x80000000 294 }
    y = { 1 1 1 1 0 0 0 1 3 1 1 1 0 0 1 0 1 0 0x80000001 1 1 1 0 0 0 1 0 1 0 0 1 0 }
    z = { 3 1 1 0 0 0 2 2 2 2 2 3 2 0x7fffffff 0 0 1 1 0 0x7ffffffe 0x7fffffff 1 0x80000001 0x7fffffff 2 0 2 0 1
      0x7fffffff 1 0 }
    expect lane 0 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R24 = 0x46
    expect lane 2 R24 = 0xa4
    expect lane 3 R24 = 0xae
    expect lane 4 R24 = 0x84
    expect lane 5 R24 = 0x13
    expect lane 6 R24 = 0x2f
    expect lane 7 R24 = 0x7b
    expect lane 8 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R24 = 0xf3
    expect lane 10 R24 = 0x23
    expect lane 11 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R24 = 0x0
    expect lane 13 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R24 = 0xe0
    expect lane 15 R24 = 0xf4
    expect lane 16 R24 = 0x10
    expect lane 17 R24 = 0xf2
    expect lane 18 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R24 = 0xba
    expect lane 22 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R24 = 0xd
    expect lane 25 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R24 = 0xce
    expect lane 28 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R24 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R24 = 0x6e
}
texture 4 { raw 58d24904 05001c00 00600003 00000158 e1000063 80010001 00000000 00000000 }   # THREE_D 100 x 2 x 2, R32_G32 UNORM, blocks of 1 x 8 x 32
handle 0x4 0x4
warp 4 {
    word 0xeb1c004a01172c80
    x = { 465 176 527 351 799 740 602 523 585 183 115 588 0x7ffffffe 801 800 474 330 583 186 437 141 456 282 0x80000000
      236 202 5 775 373 196 445 570 }
    y = { 0 0 0 0 1 2 0 1 0 0 1 1 0x9bf36612 1 1 1 0x7fffffff 0x7ffffffe 0 0 1 3 0 0 0 0 1 0 0 0 0 1 }
    z = { 0 0 1 1 0xa0930b43 2 1 1 1 1 1 1 0 1 0 0 0 1 0 1 0x7fffffff 0 1 0x7fffffff 1 0 1 0 0x80000001 0 0 1 }
    expect lane 0 R128 = 0x37
    expect lane 1 R128 = 0xfffffffd
    expect lane 2 R128 = 0xffffffa8
    expect lane 3 R128 = 0x48
    expect lane 4 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R128 = 0xffffffd6
    expect lane 7 R128 = 0x12
    expect lane 8 R128 = 0xffffffda
    expect lane 9 R128 = 0xffffff91
    expect lane 10 R128 = 0x3
    expect lane 11 R128 = 0xffffffc3
    expect lane 12 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R128 = 0x63
    expect lane 16 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R128 = 0xffffffc2
    expect lane 19 R128 = 0xffffffd8
    expect lane 20 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R128 = 0x5b
    expect lane 23 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R128 = 0xfffffff0
    expect lane 25 R128 = 0x16
    expect lane 26 R128 = 0xffffffe2
    expect lane 27 R128 = 0xfffffffb
    expect lane 28 R128 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R128 = 0x18
    expect lane 30 R128 = 0xfffffff8
    expect lane 31 R128 = 0x22
}
texture 5 { raw 58d24916 06001000 00600003 30000148 e100000f 80040063 00000000 00000011 }   # THREE_D 16 x 100 x 5, B6G5R5 UNORM, blocks of 1 x 2 x 32, level 1 of 4
handle 0x5 0x5
warp 5 {
    word 0xeb1a005a0217c0ff
    x = { 8 4 3 9 0 8 3 9 15 14 12 11 2 4 15 9 0 3 8 13 5 13 15 15 11 7 9 6 14 10 15 14 }
    y = { 21 4 40 36 10 8 25 17 26 34 29 46 43 5 8 33 36 11 41 19 45 0x7ffffffe 49 2 11 8 0 19 22 18 40 16 }
    z = { 1 0x80000001 0x7ffffffe 1 0 0 1 1 1 1 0 1 0x7ffffffe 0 1 1 0x7fffffff 0 1 1 1 0x80000001 0 0 1 0 0 0x80000001 0
      -1 1 0x5bd015a1 }
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
texture 6 { raw 58d24909 07000800 00600003 10000058 e1000020 80010020 00000000 00000010 }   # THREE_D 33 x 33 x 2, A2B10G10R10 UNORM, blocks of 1 x 8 x 2, level 0 of 2
handle 0x6 0x6
warp 6 {
    asm "SULD.D.BA.3D.U16.TRAP RZ, [R208], 0x6"
    x = { 71 4 116 47 19 103 7 87 66 131 83 116 107 66 91 80 96 113 126 20 15 0xdc2da8ed 92 0x80000000 43 12 66 39 4 103
      89 79 }
    y = { 12 32 14 16 11 12 11 25 8 11 29 0x7fffffff 28 31 18 18 4 27 27 3 8 7 13 31 21 7 1 12 15 0x80000000 31 21 }
    z = { 1 0 2 1 0x80000001 0 0 1 1 0 1 0 0 1 -1 1 1 1 0 0 0 1 1 0x7ffffffe 0 0 0 1 0 0 1 ... }
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 7 { raw 58d36d9d 08001400 00600003 00000090 e1000000 8000003b 00000000 00000000 }   # THREE_D 1 x 60 x 1, R8 SINT, blocks of 1 x 4 x 4
warp 7 {
    word 0xeb140d0a0367e030
    x = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x80000001 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0x80000000 }
    y = { 22 59 52 47 7 43 13 0 0x12e02ec7 32 24 56 56 21 40 24 61 58 19 55 23 23 33 49 5 27 47 33 45 12 9 43 }
    z = { 0 0 0 0 0x7fffffff 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 0 0 0 0 0 0 0 0x7ffffffe }
    handle = 7
    expect lane 0 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R48 = 0x0  R49 = 0x0  R50 = 0x0  R51 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 8 { raw 58d24918 09001800 00600003 600000c8 e1000001 80010006 00000000 00000061 }   # THREE_D 2 x 7 x 2, G8R8 UNORM, blocks of 1 x 2 x 8, level 1 of 7
handle 0x8 0x8
warp 8 {
    word 0xeb0c008a00d794ff
    x = { 0 0x6a617e17 0 0 0 0xbaacbe03 0x80000001 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0x80000001 0 ... }
    y = { -1 2 2 2 2 2 2 1 0 1 1 0 0 0 0 2 2 1 1 2 0x80000000 0 0 0 0 1 2 0 0 2 0 1 }
    z = { 0 0 0 0x80000000 0 0 0 0 0 0 0 1 0 ... }
    expect lane 0 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
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
texture 9 { raw 58d1248f 0a000600 00600003 00000008 e1000000 80040006 00000000 00000000 }   # THREE_D 1 x 7 x 5, R32 SNORM, blocks of 1 x 2 x 1
handle 0x9 0x9
warp 9 {
    asm "SULD.D.BA.3D.64.TRAP R208, [R160], 0x9"
    x = { 2 3 3 0 0x80000001 2 0 0 3 2 0 3 5 0 0xa18983a2 0 1 3 1 4 1 1 3 1 1 3 3 3 5 3 0 3 }
    y = { 4 6 6 3 2 2 0 5 5 6 5 1 2 6 4 0xf9fae0cf 2 5 0x80000001 0x7ffffffe 6 0x80000001 1 6 3 3 4 0x80000000 0
      0x7fffffff 4 1 }
    z = { 4 3 4 2 3 0 4 1 0 2 4 2 2 1 0x7fffffff 0x80000000 1 2 0 0 3 1 1 2 2 2 0 1 4 4 1 4 }
    expect lane 0 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R208 = 0x0  R209 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
