# SUST.1D_BUFFER all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-23
sampler 0 { }
texture 0 { raw 0001248f 0100001c 00000003 00000000 03000053 00000000 00000000 00000000 }   # ONE_D_BUFFER 84, R32 SNORM, buffer
handle 0x0 0x0
warp 0 {
    word 0xeb3e0002029750ff
    x = { 335 120 133 227 228 71 55 93 0 238 60 15 0x80000001 272 170 329 337 156 288 306 276 321 313 229 211 282 35
      0x7ffffffe 85 139 86 171 }
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 27 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 0001248c 0200019a 00000003 00000000 0300011e 00000000 00000000 00000000 }   # ONE_D_BUFFER 287, R16_G16 SNORM, buffer
handle 0x1 0x1
warp 1 {
    asm "SUST.D.BA.1D_BUFFER.CG.S16.TRAP [R92], R4, 0x1"
    x = { 782 829 831 623 1061 0x7fffffff 871 809 574 675 1149 1149 723 687 878 916 455 673 572 281 828 0xe44a6ab4 779 38
      0x7ffffffe 819 814 928 334 950 894 5 }
    data0 = { 0x70f39e 0x86ce8593 0xbf73951d 0x3ec1e5d7 0xbf800001 73 0xbf8d1cf5 0xbe2d8a60 0xbe4c5bc6 55 0x8fea4912 177
      0x544d54 0x3f4a8f44 0x3f38dc2c 0xbe3f1228 44172 0x2826fe68 0x4f800000 0xbef854d6 0xbe1ff650 30400
      0xbf25f927 0x57dc25 0xffc00000 0x241f2a 0xc4078086 0xe705a5a1 184 240 0x3f86422e 0x62d47d21 }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 11 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "trap"  surface.axis = x
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 2 { raw 0004921d 030000b5 00000003 00000000 030000b8 00000000 00000000 00000000 }   # ONE_D_BUFFER 185, R8 UINT, buffer
warp 2 {
    asm "SUST.P.1D_BUFFER.TRAP [R208], R212, R24"
    x = { 158 43 119 -1 139 64 94 100 95 14 115 173 33 176 12 0x7ffffffe 0x7ffffffe 48 0x7fffffff 104 165 113 172 79 47
      49 4 0x7ffffffe 54 84 17 12 }
    data0 = { 0x477fffff 0x3f8437fa 0x3e390c20 0xff800000 0x370b2a22 52669 0x7fffffff 0xbd64a430 0x477fdfff 0x584e13 186
      0x3e2dc9b9 44279 0xbee4a501 0x67f71a 0xbcf23575 0xbe8c5685 0xb072f2b 0xe8b2aba6 0x33000001 0xbf800000 197
      0x764e8d 0xbe6e718a 0x39bf7e 0xb0d5d445 -1 0x33000000 0xcf000000 0xbf71ffde 0x477fe000 62787 }
    data1 = { 0x6580bb 0xbf617f03 80 0xae4a5374 0x3f287fbb 0xc77ff001 0x3f2f15d8 0x477ff001 0x3f8c41d8 0x86ae24b 0xbf7fffff
      0x77a567 0xff7fffff 0x98ec63 -1 0x3f4c55fc 0x6ced4f 0x6e289b1b 0x4f5439cf 0x7f800000 0xf6cf78d9 40057
      0xf9a522f7 0xbec9e2e3 64447 0x807fffff 0xbf566a1c 1778 0x3f7fffff 0xdd719ff0 57039 0xbf000001 }
    data2 = { 0x477fdfff 0x2cb4ad89 0xc6182 0xc77ff000 0x7f7fffff 0x4fa0c1 0xbf91b177 0x43c0e3d7 0x33000001 138 9139 48905
      0xbf036667 0xbf800001 0x3f880606 944 0xdf96ee 0xff800001 0xcf800000 62211 0x807fffff 40217 139 0xc46342 217
      0x3d67ea92 0x3f963317 0x33000000 0xda4d7e 0x3f7fffff 0x3edcfd0c 0x830efd95 }
    data3 = { 0x7f800001 0x3abfe 0xc77fe000 0xbefe166b 0xd45b343c 0xbf000000 0xbeb97c70 0x3f2535ea 0xffc62636 0xbf000000
      46103 0x7f7fffff 0x3ece242d 15067 0xbeb0a735 0x3f91fa31 0x807fffff 0x686284 0x3f000001 37803 125 0x15558b27
      0x7bcf5a86 0x63625d8b 0xde694a37 0x7fffffff 0x816fa462 158 0x7f7fffff 0x3f686e73 0x3f89d09b 0xc484d927 }
    handle = 2
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 15 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
    expect lane 18 surface.action = "trap"  surface.axis = x
    expect lane 27 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 0007ff82 0400016e 00000003 00000000 030000a2 00000000 00000000 00000000 }   # ONE_D_BUFFER 163, R32_G32_B32 FLOAT, buffer
handle 0x3 0x3
warp 3 {
    asm "SUST.D.1D_BUFFER.WT.S16.IGN [R228], RZ, 0x3"
    x = { 483 0x7fffffff 895 793 340 459 371 0x7ffffffe 269 553 860 832 0x80000000 649 88 748 959 580 790 229 391 208 245
      941 0x7fffffff 564 462 262 0 609 490 573 }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 00036d81 05000197 00000003 00000000 03000094 00000000 00000000 00000000 }   # ONE_D_BUFFER 149, R32_G32_B32_A32 SINT, buffer
handle 0x4 0x4
warp 4 {
    word 0xeb3e0042030740ff
    x = { 434 1854 2220 461 0x7ffffffe 395 1752 7 2257 1341 1698 456 1156 0x7ffffffe 1963 452 1047 2344 339 1392 2384 389
      81 324 684 2384 2158 788 1092 1729 535 566 }
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 00024918 0600019a 00000003 00000000 030000ec 00000000 00000000 00000000 }   # ONE_D_BUFFER 237, G8R8 UNORM, buffer
handle 0x5 0x5
warp 5 {
    asm "SUST.P.1D_BUFFER.CS.R [R160], R12, 0x5"
    x = { 175 47 168 153 118 131 0x7ffffffe -1 216 182 236 -1 0x80000001 148 34 50 170 75 80 0x538415fa 0x7fffffff 235
      0x7ffffffe 124 122 111 75 223 71 91 125 75 }
    data0 = { 182 0xc950563 0x800000 148 0x3dccfd7b 0xbf11231a 236 0x7fc00000 0xbf800000 0x4238fa68 1 0x98fefec0 0x9f29749c
      0xbf7f09a4 0xdebe74a7 0x5a54a 0xbf000001 0xbe21831c 0x80000000 0x80800000 0x477fefff 0x3effffff 49 222
      0x3ef591e2 0x984115 0x7f800000 0x1d3f1cc4 1 0x4c28a84d 49965 0xfce3b0 }
    expect all surface.action = "store"
}
texture 6 { raw 00012484 0700003c 00000003 00000000 030000c8 00000000 00000000 00000000 }   # ONE_D_BUFFER 201, R32_G32 SNORM, buffer
handle 0x6 0x6
warp 6 {
    asm "SUST.D.1D_BUFFER.S8.IGN [R20], R20, 0x6"
    x = { 1306 1355 798 719 1608 62 804 282 257 934 1165 1468 666 0x6698913c 229 1598 20 0x7fffffff 0x7ffffffe 1609 627
      626 88 0x7ffffffe 1130 52 302 1190 919 0x80000001 261 145 }
    data0 = { 0xbf458a39 56408 118 0x629ec050 0xc77fdfff 0xbec029cb -1 0x31ba0946 0xbe8947a1 0x3e1cb023 0xbf43b295 0xff800001
      134 0xbe871505 0xbf7fffff 0x3df99555 0x3f800000 0x99ef73b9 0x3f34825b 110 0xbf5c0938 0xae36aa9e 0x22e4debc
      0x80c4c3 0xbf7364a4 0x4d496f0 82 0x477ff000 83 0x9a1fec8f 0x939f2fa8 0x3f439e42 }
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 29 surface.action = "bounds"  surface.axis = x
}
texture 7 { raw 00024904 080001f0 00000003 00000000 0300006b 00000000 00000000 00000000 }   # ONE_D_BUFFER 108, R32_G32 UNORM, buffer
warp 7 {
    asm "SUST.P.1D_BUFFER.CS.TRAP [R196], R140, R49"
    x = { 0 0x7fffffff 106 5 90 35 48 46 5 88 73 50 0x9b6fa4f1 33 104 88 66 98 83 39 75 34 3 62 107 93 29 107 105 66 70
      26 }
    data0 = { 0x86c9d2ce 0x3f8a066b 0x70d8c421 0x47aa4811 0xd7cd3469 209 0xb3000000 0x477ff000 0x80000001 0xbf6c3c26 110
      0x80000000 160 48 0x3f830f81 0xbf7fffff 0x248a2144 0xbeffffff 0x4fbb8ae9 0xe2ef4b10 0xbee02dcf 0x3f8cd7d8
      0x73a8b8 0x682e6b04 0xbf6d5e50 0xb87fffff 0xbe8c892e 158 0x3f6436c5 0xbe86c7df 17985 166 }
    data1 = { 0xa9e158 0xcf0658cd 0xcac9f783 0x3e8c2a38 0x477fdfff 0x12442234 0xbf746366 0xbeffffff 0x477fe001 0x477ff000 809
      0xaf71f851 0x4695238e 0xbef9b7d7 0xc814288e 45790 38 0x387fffff 240 0x94d47159 0x206f0222 0x3f1fd99a 57 177
      0x9b0e19 0xdbe13acf 0xdfe6ffbc 0xbf59a0b4 0xbf2832df 0x47c1e9da 0xbe0cf745 0xbee85446 }
    data2 = { 104 0xbf000000 0x592726 0xbf4789db 0x7fffffff 0x477ff000 36598 0xe66b88 0x3f05ca38 69 0x902a2b7b 0xbc61069a
      0xb3000001 0xce0c18dd 185 53548 0xbef29923 0x2cd59f55 0x7fffff 0x968968 0x9ef33d1e 0x33895c 0x6e64be32
      0x3f8d552c 0x3f8eebba 0xa74d92e5 0x6c227ccc 49051 0xe5a0d1 0xbcef1c9d 0xbf4eb7bc 0x477fdfff }
    data3 = { 0xbf3f7caf 0xbe472e24 0x3f7fffff 0x47d1c9 0xb3000001 0xc61e6490 0x3f5262e4 0x80000000 0xbf08ed54 45398
      0xce3fa50d 0xbf8feefb 0xbed6964a 0xe83274ce 0x9329439c -1 0xcb326770 0 0x76b327b1 0x9e88c -1 27113 124
      0xa3c65af3 -1 0xbeffffff 0x3f808d63 53762 0xc0428cb0 0x3ee4ac87 0x80800000 0xbd3d3868 }
    handle = 7
    expect lane 1 surface.action = "trap"  surface.axis = x
    expect lane 12 surface.action = "trap"  surface.axis = x
}
texture 8 { raw 00049208 0900015b 00000003 00000000 030000a3 00000000 00000000 00000000 }   # ONE_D_BUFFER 164, A8B8G8R8 UINT, buffer
warp 8 {
    asm "SUST.D.BA.1D_BUFFER.TRAP [R200], RZ, R45"
    x = { 39 188 286 200 375 89 31 505 433 316 159 622 447 99 504 541 359 643 311 106 0 545 344 0x1d64809d 452 463 552 9
      64 286 219 208 }
    handle = 8
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 29 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
}
texture 9 { raw 00024915 0a00018b 00000003 00000000 03000015 00000000 00000000 00000000 }   # ONE_D_BUFFER 22, B5G6R5 UNORM, buffer
handle 0x9 0x9
warp 9 {
    asm "SUST.P.1D_BUFFER.CG.IGN [R212], R136, 0x9"
    x = { 11 21 0x7fffffff -1 9 0x7ffffffe 6 1 17 0x7ffffffe 21 4 11 12 8 4 15 15 15 18 21 2 14 10 19 0x7ffffffe 4 19 9
      17 0x7fffffff 21 }
    data0 = { 0xfb0310 0x4124b9 62606 180 0x3f830f49 134 0xc77fdfff 0x3f7fffff 0x34bcf85a 41749 58516 0x800000 0x781fb01b
      0xc77fe000 28453 0xbf66cec3 0xf2e74ebd 49121 0xbf85a6bf 147 0xbf542169 0x3f800000 22792 0x3f1476b0
      0xbecfd510 0x3ea89f4c 0xbf7fffff 141 0xbf22d2fe 0xa5fde6d6 0x9e451155 0xbe97d122 }
    data1 = { 57496 0x3d3191aa 0xbd2a0c74 0xb9ad7 0x3f0478e4 0xc77ff000 0xcbe020cc 0xb3000000 0x1940202d 0x3f8b1b5e 0x7fffff
      244 0x800000 138 4395 19 0x591e7506 0xbf8cdded 0xc77ff001 0xccdbc792 0x80000001 99 0xa9d2ea 0x7f7fffff
      0x477fffff 17 0x4063bc87 0x807fffff 0x7f800001 15838 0x66dff7 0x7f800001 }
    data2 = { 0x6d85e253 0x647f846d 244 125 0x70e1982d 0xbc28cabd 0x3e9151e6 0x3dc8c202 0xbf6abc0e 48916 0xdb7273 0x33000000
      0x477fffff 24163 0xbe999c8d 0x8d15a52c 35482 122 0x7c9ed0 0x3f790845 0xd05f686 0x6c758118 0xc77ff000 130
      0x3e505d76 0xbf76f4c3 0xbf14ea6b 0x7fc00000 0xc77fdfff 0x7fffff 0x5a4d0455 183 }
    data3 = { 0xbeee3f7a 0x80000000 0x80000001 0xbf6ca567 0xc77fffff 0x13b280 0x3f6c9933 0x272aae 0x477fefff 0x419268 237
      0xbda38f7b 0xbf7fffff 0x3e2ae267 0x9373b6 0xc813e3b9 0x2d61ce5b 49944 0x477fffff 53374 0xbf12b926 0x57e9e 0
      10141 0x4f000000 36370 0x340467fa 0x3f8dc9a7 0x7fc00000 0xbf6648bf 0x3e9ae3ab 0x3f800000 }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
}
texture 10 { raw 00049201 0b00005e 00000003 00000000 03000054 00000000 00000000 00000000 }   # ONE_D_BUFFER 85, R32_G32_B32_A32 UINT, buffer
handle 0xa 0xa
warp 10 {
    asm "SUST.D.BA.1D_BUFFER.WT.64.TRAP [R0], RZ, 0xa"
    x = { 1195 711 336 978 125 75 1316 0x2e859c46 500 1361 104 897 496 0xc5f8fe60 341 1258 348 601 1225 496 336 1360 874
      168 1352 31 1222 1185 680 195 0x7ffffffe 485 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 29 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 11 { raw 00036d88 0c000092 00000003 00000000 030000ba 00000000 00000000 00000000 }   # ONE_D_BUFFER 187, A8B8G8R8 SINT, buffer
handle 0xb 0xb
warp 11 {
    asm "SUST.D.BA.1D_BUFFER.CS.128.IGN [R64], RZ, 0xb"
    x = { 114 589 0x80000001 172 129 0x80000001 418 324 385 313 109 76 0x7fffffff 581 21 78 0x7fffffff 376 426 538 359
      0x7ffffffe 573 60 143 308 509 332 270 -1 643 386 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 29 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
texture 12 { raw 0001248f 0d000142 00000003 00000000 03000030 00000000 00000000 00000000 }   # ONE_D_BUFFER 49, R32 SNORM, buffer
warp 12 {
    word 0xeb26360201f738d0
    x = { 37 39 32 17 0x7ffffffe 17 32 0x7ffffffe 24 47 29 -1 25 12 36 7 2 33 0 15 0xbfb73021 32 0x80000000 41 43 7 44 33
      38 23 40 ... }
    data0 = { 0x1e3941e1 0xbf40879b 30 0xebf0d9d9 33 45034 25667 0xbf7fffff 0x800000 0x80000000 0x87b471 171 0xdd2bb4
      0x3e6382ca 3357 0xbf804b51 206 0xbf307e1d 0x5c0d1d 0xcdb62ff0 0x3f000000 0xc433059b 118 45198 0x3f89b0bd
      0xe2085a 0xf6cfc3fb 0x24cc352e 0x477ff000 0 14 0xb60bd1f2 }
    data1 = { 0x89c0a0 33331 0xbf488a11 27107 0x7fc00000 0xcf322c30 0x5698142f 0xbe869e71 0xbf20113f 0x549bdbe7 0x29ea3c
      0x3f000001 0xfbc16e66 0x7364ba1b 0xaaca53 0x3e743645 109 0x4e0b64 0x96690ef 0x387fffff -1 0x90ec1ab3
      0x7eb6ece3 7882 0xab0043 0x7fffffff 0x3f7fffff 0x49564ec9 0x5d2708 0x3f4e05a3 0xc77fe000 11 }
    data2 = { 0xbd88dc8f 0x807fffff 0xff800000 0x3f552856 0x8e9723e5 0xc77fffff 108 0x3ca4aba7 0xc77fe001 0x2aa987c4
      0xec237cf5 0x829548 0xf48c76 0xe7e1215 0xc5a622 251 0xc77ff000 0x3e364a05 201 0xb8800000 171 0x8323026b
      0x387fffff 0x8c3c9293 0x3e523687 0xc0000000 0xc4d826 110 0x3e509966 0x3ec22d60 0xc0000000 0x80800000 }
    data3 = { 0xa6780a9d 0x3f749981 0x187a19 0xbf7fffff 52360 0xb20c13 0x870e2f06 0xbf9622ae 216 0x3effffff 88 174 0xbf7e4bbd
      0x64974b44 0x4b49f989 0x3f800001 0x32cbf4 0x72e0a8 2493 182 86 0x3e961e 0xc77fdfff 0xacedec1d 0x2cd0e469 89
      0x3f0ccb68 0xc86a7b 0x3f6f7f64 49090 0xa13c60 0x80000000 }
    handle = 12
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
}
texture 13 { raw 0007ff82 0e0001a2 00000003 00000000 03000089 00000000 00000000 00000000 }   # ONE_D_BUFFER 138, R32_G32_B32 FLOAT, buffer
handle 0xd 0xd
warp 13 {
    asm "SUST.D.1D_BUFFER.CS.U8.IGN [R100], R148, 0xd"
    x = { 579 81 46 1275 631 46 169 159 601 0x80000000 1535 495 1656 1433 50 60 828 520 264 103 1306 1641 121 1164 573
      0x7ffffffe 123 0 395 209 1424 0xc255865b }
    data0 = { 61343 0x7fffffff 0x322516ae 0xb3000000 0x3f800000 0x3f92b947 43120 0xb785f8 0x7fffff 0x3cb86d7c 49214
      0xc77fe001 45012 255 0xbf2a594c 0xfefacf37 0xbedab157 0xbc8f7455 0xd57ad2 0xc77fe000 0xdfe9614e 0x3f459806
      0xbf105972 0x9cf85296 0xbf2cab12 0xf769f6 0xbf81ac42 0xff800000 0xe5c138b4 0x33000001 0xb56cac13 0xbf276353 }
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 31 surface.action = "bounds"  surface.axis = x
}
expect memory 0x30100001c = 00
expect memory 0x30100002b = 00
expect memory 0x30100003f = 00
expect memory 0x301000053 = 00
expect memory 0x301000058 = 00
expect memory 0x301000063 = 00
expect memory 0x301000071 = 0000
expect memory 0x301000079 = 00
expect memory 0x301000094 = 00
expect memory 0x3010000a1 = 00
expect memory 0x3010000a7 = 00
expect memory 0x3010000b8 = 00
expect memory 0x3010000c6 = 0000
expect memory 0x3010000ef = 00
expect memory 0x3010000ff = 00
expect memory 0x301000100 = 0000
expect memory 0x30100010a = 00
expect memory 0x30100012c = 00
expect memory 0x301000130 = 00
expect memory 0x301000136 = 00
expect memory 0x30100013c = 00
expect memory 0x30100014e = 00
expect memory 0x301000155 = 00
expect memory 0x30100015d = 00
expect memory 0x301000165 = 00
expect memory 0x30100016b = 00
expect memory 0x30200019e = 217d
expect memory 0x3020001c0 = 25dc
expect memory 0x3020002b2 = d654
expect memory 0x3020002e8 = b800
expect memory 0x302000360 = 8cac
expect memory 0x3020003d6 = 0000c65b
expect memory 0x302000408 = d7e5
expect memory 0x30200043a = 68fe3700
expect memory 0x302000448 = 448f
expect memory 0x30200046c = 544d
expect memory 0x3020004a4 = 27f9
expect memory 0x3020004a8 = 9ef3
expect memory 0x3020004c2 = 608a
expect memory 0x3020004c8 = 8680
expect memory 0x3020004cc = 2a1f
expect memory 0x3020004d6 = 93851d95
expect memory 0x302000500 = f51c
expect memory 0x302000508 = 2cdc
expect memory 0x302000518 = 2e42
expect memory 0x30200052e = 2812
expect memory 0x30200053a = a1a5
expect memory 0x302000550 = f000
expect memory 0x3020005be = 0100
expect memory 0x3030000b9 = ff
expect memory 0x3030000c1 = ff
expect memory 0x3030000c3 = ff
expect memory 0x3030000c6 = ff
expect memory 0x3030000d6 = ff
expect memory 0x3030000e0 = ff
expect memory 0x3030000e4 = ffffff
expect memory 0x3030000eb = ff
expect memory 0x3030000f5 = ff
expect memory 0x303000104 = ff
expect memory 0x303000109 = ff
expect memory 0x303000113 = ffff
expect memory 0x303000119 = ff
expect memory 0x30300011d = ff
expect memory 0x303000126 = c5
expect memory 0x303000128 = ba
expect memory 0x30300012c = ff
expect memory 0x303000140 = ff
expect memory 0x303000153 = ff
expect memory 0x30300015a = ff
expect memory 0x303000161 = ffff
expect memory 0x303000165 = ff
expect memory 0x30400016e = 0000
expect memory 0x30400021e = 0000
expect memory 0x30400030e = 0000
expect memory 0x304000338 = 0000
expect memory 0x304000358 = 0000
expect memory 0x30400037a = 0000
expect memory 0x304000388 = 0000
expect memory 0x304000416 = 0000
expect memory 0x304000454 = 0000
expect memory 0x30400047c = 0000
expect memory 0x304000504 = 0000
expect memory 0x30400050a = 0000
expect memory 0x304000534 = 0000
expect memory 0x304000542 = 0000
expect memory 0x3040005c0 = 0000
expect memory 0x3040005d6 = 0000
expect memory 0x3040005e8 = 0000
expect memory 0x3040005f6 = 0000
expect memory 0x304000630 = 0000
expect memory 0x304000680 = 0000
expect memory 0x304000746 = 0000
expect memory 0x30400079a = 0000
expect memory 0x3040007a0 = 0000
expect memory 0x3040007ee = 0000
expect memory 0x304000826 = 0000
expect memory 0x30400086c = 0000
expect memory 0x3040008c8 = 0000
expect memory 0x3040008ec = 0000
expect memory 0x30500019e = 00
expect memory 0x3050001e8 = 00
expect memory 0x3050002db = 00
expect memory 0x3050002ea = 00
expect memory 0x30500031c = 00
expect memory 0x305000322 = 00
expect memory 0x305000349 = 00
expect memory 0x30500035b = 00
expect memory 0x30500035f = 00
expect memory 0x305000364 = 00
expect memory 0x3050003ae = 00
expect memory 0x3050003cd = 00
expect memory 0x305000443 = 00
expect memory 0x3050004ab = 00
expect memory 0x3050005ae = 00
expect memory 0x3050005db = 00
expect memory 0x30500061b = 00
expect memory 0x3050006d4 = 00
expect memory 0x305000707 = 00
expect memory 0x305000839 = 00
expect memory 0x305000858 = 00
expect memory 0x30500086f = 00
expect memory 0x3050008d5 = 00
expect memory 0x305000942 = 00
expect memory 0x305000a05 = 00
expect memory 0x305000a43 = 00
expect memory 0x305000a68 = 00
expect memory 0x305000abf = 00
expect memory 0x30600019a = 0000
expect memory 0x3060001de = 0000
expect memory 0x3060001f8 = 0000
expect memory 0x3060001fe = 0000
expect memory 0x306000228 = 0000
expect memory 0x306000230 = 0000
expect memory 0x30600023a = 0000
expect memory 0x306000250 = ff00
expect memory 0x306000278 = 0000
expect memory 0x306000286 = 1900
expect memory 0x30600028e = 7a00
expect memory 0x306000292 = 00000000
expect memory 0x3060002a0 = 0000
expect memory 0x3060002c2 = 0000
expect memory 0x3060002cc = 0000
expect memory 0x3060002ea = 0000
expect memory 0x3060002ee = 0000
expect memory 0x3060002f8 = 0000
expect memory 0x306000306 = ff00
expect memory 0x30600034a = 0000
expect memory 0x306000358 = 0000
expect memory 0x306000370 = 7f000000
expect memory 0x307000050 = 00
expect memory 0x307000070 = f0
expect memory 0x30700007a = cb
expect memory 0x307000094 = bc
expect memory 0x3070000cd = 42
expect memory 0x307000121 = ff
expect memory 0x30700013d = a1
expect memory 0x307000141 = a8
expect memory 0x307000156 = 46
expect memory 0x30700016a = 52
expect memory 0x3070002ae = 9e38
expect memory 0x3070002d6 = 86
expect memory 0x30700030b = 50
expect memory 0x30700035a = 76
expect memory 0x307000360 = ff
expect memory 0x3070003d3 = 53
expect memory 0x3070003e2 = 23
expect memory 0x3070004a6 = a4
expect memory 0x3070004c9 = 95
expect memory 0x3070004e2 = 00
expect memory 0x307000556 = 39
expect memory 0x307000587 = 58
expect memory 0x3070005f8 = 01
expect memory 0x30700067a = 55
expect memory 0x3080001f0 = 00000000 00000000
expect memory 0x308000208 = 00000000 00000000
expect memory 0x308000218 = ffffffff 001c1546
expect memory 0x3080002c0 = 00000000 00000000
expect memory 0x3080002d8 = 00000000 00000000
expect memory 0x3080002f8 = 00000000 00000000
expect memory 0x308000300 = ffffffff ff99d99f 00000000 00000000
expect memory 0x308000328 = 00000000 00000000
expect memory 0x308000360 = ffffffff 00000000
expect memory 0x308000370 = 00000000 00000000
expect memory 0x308000380 = 00000000 00000000
expect memory 0x3080003e0 = ffffffff 00000000
expect memory 0x308000400 = 00000000 00000000
expect memory 0x308000420 = 00000000 00000000
expect memory 0x308000438 = 00000000 00000000
expect memory 0x308000448 = 00000000 00000000
expect memory 0x308000488 = ffffffff 00000000
expect memory 0x3080004b0 = 00000000 ffffffff
expect memory 0x3080004c0 = 00000000 ffffffff
expect memory 0x3080004d8 = 00000000 00000000
expect memory 0x308000500 = 00000000 00000400
expect memory 0x308000530 = ffffffff 00000000 ffc436e4 00000000
expect memory 0x308000540 = ffffffff 00000000 00000000 00000000
expect memory 0x30900015b = 00000000
expect memory 0x309000163 = 00000000
expect memory 0x309000177 = 00000000
expect memory 0x30900017f = 00
expect memory 0x309000180 = 000000
expect memory 0x30900019b = 00000000
expect memory 0x3090001b3 = 00000000
expect memory 0x3090001bb = 00000000
expect memory 0x3090001c3 = 00000000
expect memory 0x3090001f7 = 00000000
expect memory 0x309000217 = 00000000
expect memory 0x309000223 = 00000000
expect memory 0x30900022b = 00000000
expect memory 0x309000233 = 00000000
expect memory 0x309000277 = 00000000
expect memory 0x30900028f = 00000000
expect memory 0x309000297 = 00000000
expect memory 0x3090002b3 = 00000000
expect memory 0x3090002bf = 00
expect memory 0x3090002c0 = 000000
expect memory 0x3090002cf = 00000000
expect memory 0x30900030b = 00000000
expect memory 0x309000317 = 00000000
expect memory 0x30900031f = 00
expect memory 0x309000320 = 000000
expect memory 0x309000327 = 00000000
expect memory 0x309000353 = 00000000
expect memory 0x309000377 = 00000000 00000000
expect memory 0x309000383 = 00000000
expect memory 0x3090003c7 = 00000000
expect memory 0x3090003db = 00000000
expect memory 0x30a00018d = 1f181ff8
expect memory 0x30a000193 = 0000
expect memory 0x30a000197 = 0048
expect memory 0x30a00019b = 00003ffc f2
expect memory 0x30a0001a0 = 0700f800 00
expect memory 0x30a0001a7 = 0000e007
expect memory 0x30a0001ad = 000000f0 e037
expect memory 0x30a0001b5 = 60f8
expect memory 0x30b000076 = 00000000 00000000
expect memory 0x30b0000a6 = 00000000 00000000
expect memory 0x30b0000c6 = 00000000 00000000
expect memory 0x30b0000d6 = 00000000 00000000
expect memory 0x30b000106 = 00000000 00000000
expect memory 0x30b00011e = 0000
expect memory 0x30b000120 = 00000000 0000
expect memory 0x30b0001ae = 00000000 00000000 00000000 00000000
expect memory 0x30b00023e = 0000
expect memory 0x30b000240 = 00000000 0000
expect memory 0x30b00024e = 00000000 00000000
expect memory 0x30b0002b6 = 00000000 00000000
expect memory 0x30b000306 = 00000000 00000000
expect memory 0x30b00031e = 0000
expect memory 0x30b000320 = 00000000 0000
expect memory 0x30b0003c6 = 00000000 00000000
expect memory 0x30b0003de = 0000
expect memory 0x30b0003e0 = 00000000 0000
expect memory 0x30b00042e = 00000000 00000000
expect memory 0x30b0004fe = 0000
expect memory 0x30b000500 = 00000000 00000000 00000000 0000
expect memory 0x30b00051e = 0000
expect memory 0x30b000520 = 00000000 00000000 00000000 0000
expect memory 0x30b000546 = 00000000 00000000
expect memory 0x30b00057e = 0000
expect memory 0x30b000580 = 00000000 0000
expect memory 0x30b0005a6 = 00000000 00000000
expect memory 0x30c0000a2 = 00000000 00000000 00000000 00000000
expect memory 0x30c0000c2 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 0000
expect memory 0x30c0000e0 = 0000
expect memory 0x30c0000f2 = 00000000 00000000 00000000 0000
expect memory 0x30c000100 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x30c000120 = 0000
expect memory 0x30c000132 = 00000000 00000000 00000000 0000
expect memory 0x30c000140 = 0000
expect memory 0x30c000192 = 00000000 00000000 00000000 0000
expect memory 0x30c0001a0 = 0000
expect memory 0x30c0001c2 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 0000
expect memory 0x30c0001e0 = 0000
expect memory 0x30c0001f2 = 00000000 00000000 00000000 0000
expect memory 0x30c000200 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
expect memory 0x30c000220 = 0000
expect memory 0x30c000232 = 00000000 00000000 00000000 0000
expect memory 0x30c000240 = 0000
expect memory 0x30c000282 = 00000000 00000000 00000000 00000000
expect memory 0x30c0002a2 = 00000000 00000000 00000000 00000000
expect memory 0x30c0002c2 = 00000000 00000000 00000000 00000000 00000000 00000000 00000000 0000
expect memory 0x30c0002e0 = 0000
expect memory 0x30c000312 = 00000000 00000000 00000000 0000
expect memory 0x30c000320 = 0000
expect memory 0x30d000142 = 00000000
expect memory 0x30d00014a = 00000000
expect memory 0x30d00015e = 0100
expect memory 0x30d000160 = 0080
expect memory 0x30d000172 = 4059701c
expect memory 0x30d00017e = 0100
expect memory 0x30d000180 = 0080
expect memory 0x30d000186 = 01000080
expect memory 0x30d00019e = 0000
expect memory 0x30d0001a0 = 00000000 00000000 0000
expect memory 0x30d0001b6 = 00000000
expect memory 0x30d0001c2 = 00000000 81f1c0a7
expect memory 0x30d0001d2 = 00000000 00000000 ffffff7f 8132
expect memory 0x30d0001e0 = bc9f0000 00000000 0000
expect memory 0x30d0001ee = ffffff7f 01000080
expect memory 0x30d0001fe = 0000
expect memory 0x30d000200 = 0000
expect memory 0x30e0001a2 = 00
expect memory 0x30e0001d0 = ae
expect memory 0x30e0001d4 = 4c
expect memory 0x30e0001de = 37
expect memory 0x30e0001f3 = ff
expect memory 0x30e000209 = 00
expect memory 0x30e00021b = 72
expect memory 0x30e00021d = 42
expect memory 0x30e000241 = f8
expect memory 0x30e00024b = 70
expect memory 0x30e000273 = 01
expect memory 0x30e0002aa = d2
expect memory 0x30e00032d = b4
expect memory 0x30e000391 = 01
expect memory 0x30e0003aa = 55
expect memory 0x30e0003df = 12
expect memory 0x30e0003e5 = 9f
expect memory 0x30e0003fb = ff
expect memory 0x30e000419 = 00
expect memory 0x30e0004de = 57
expect memory 0x30e00062e = 96
expect memory 0x30e00069d = 00
expect memory 0x30e0006bc = 4e
expect memory 0x30e000732 = 13
expect memory 0x30e00073b = ff
expect memory 0x30e0007a1 = 3e
expect memory 0x30e00080b = 06
expect register COUNT_STORES = 391
expect register COUNT_WRITES = 225
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 39
expect register COUNT_DROP_TRAP = 18
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 1
expect register TRAP.lane = 5
expect register TRAP.axis = x
expect register TRAP_X = 0x7fffffff
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
