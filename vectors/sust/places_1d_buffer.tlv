# SUST.1D_BUFFER all over surfaces of every layout, level, size of block and texel, through either form of handle.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-23
sampler 0 { }
texture 0 { raw 00024912 0100001c 00000003 00000000 03000053 00000000 00000000 00000000 }   # ONE_D_BUFFER 84, A4B4G4R4 UNORM, buffer
handle 0x0 0x0
warp 0 {
    word 0xeb3e0002029750ff
    x = { 167 60 66 113 114 35 27 46 0 119 30 7 0x80000001 136 85 164 169 78 144 153 138 160 156 114 105 141 17
      0x7ffffffe 42 69 43 85 }
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 27 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 0001248f 0200019a 00000003 00000000 0300011e 00000000 00000000 00000000 }   # ONE_D_BUFFER 287, R32 SNORM, buffer
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
texture 2 { raw 0002491e 030000b5 00000003 00000000 030000b8 00000000 00000000 00000000 }   # ONE_D_BUFFER 185, G4R4 UNORM, buffer
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
texture 3 { raw 0007ff83 0400016e 00000003 00000000 030000a2 00000000 00000000 00000000 }   # ONE_D_BUFFER 163, R16_G16_B16_A16 FLOAT, buffer
handle 0x3 0x3
warp 3 {
    asm "SUST.D.1D_BUFFER.WT.S16.IGN [R228], RZ, 0x3"
    x = { 483 0x7fffffff 207 340 459 371 0x7ffffffe 269 553 104 266 282 649 88 236 604 -1 489 236 245 83 320 564 462 262
      0 609 490 573 357 232 0 }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 00036d84 05000165 00000003 00000000 03000006 00000000 00000000 00000000 }   # ONE_D_BUFFER 7, R32_G32 SINT, buffer
handle 0x4 0x4
warp 4 {
    asm "SUST.P.1D_BUFFER.WT.TRAP [R24], R168, 0x4"
    x = { 6 1 6 0 0x7ffffffe 6 0x7ffffffe 0 5 2 0x80000000 0 6 0 3 3 0 2 6 1 3 2 7 0 0 5 7 7 6 5 0 3 }
    data0 = { 44903 55 37874 0x5f372f 14297 0xb3000000 0x33000000 0xf3835c31 21 0x3f137383 0x7fffffff 89 89 0xa9dc2b
      0x3f64da77 0x80000001 0x800000 0xff7fffff 0xbf00497f 0x3f0557c1 0xef9f0cd 0xf7b51805 0x47800000 0x3f5a3edd
      0xcf800000 0xbeffffff 0x3f534b75 0xcc4e83db 0xbf5e33e7 0xc77fffff 174 0x38800000 }
    data1 = { 0xb3000000 0x3f18bc51 19173 0x3f220ad5 0x3f943c14 0x941f9653 0xbdb662b3 0xd6326ac7 0xe1fb5f 0xbf800001
      0x477fffff 0xe8dcb6 154 0x3c56d7c5 0xf7bad5ba 0x60edbe92 0x7fffffff 0x3f0099e0 0xbf26ab49 0xbd80c338
      0xc77ff000 0x3f4a01e4 0 0x141b98 -1 0xc77ff001 -1 0x85f03ff8 0x800000 0xc77fdfff 0xa86789a 0xb91879 }
    data2 = { 0x7fffffff 0x387fffff 0xbed7ac39 0x477ff000 0xbf000000 0x3f000000 0x477fefff 0 50 0x67d4c79e 0x3f6a0a3d
      0xde8eb9 0xdf5e88 0x3f800001 0x5ae6eb41 0xbf7ea345 150 0xbec8fdae 0xb7aa64ed 0xc77fefff 0xff800001
      0x477fe001 0x310c6 61561 0x33b1003b 0xbe8e3e0e 58 0x16c7e6e0 0xbf888030 0x33000000 0xcf800000 0x3e9b8d39 }
    data3 = { 0xc77fe000 0x3f2c67c5 36344 0x7fffffff 0x7fc00000 0xbdf25d0a 0x583553 51944 0x6b244658 0x7fc00000 0x3e74362c
      6034 0x3f800001 218 58838 0x3f7fffff 0x136b5e 0x3f894a32 0x4e999f37 0x86ad0f 109 123 0xf002d451 0x66923b70
      57965 0x546a085d 0xc77fe000 0xbf253986 0x68d81ed0 0x65a884 0x3f800000 0x477fffff }
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 26 surface.action = "trap"  surface.axis = x
    expect lane 27 surface.action = "trap"  surface.axis = x
}
texture 5 { raw 00012483 0600008c 00000003 00000000 030000e7 00000000 00000000 00000000 }   # ONE_D_BUFFER 232, R16_G16_B16_A16 SNORM, buffer
handle 0x5 0x5
warp 5 {
    word 0xeb3e00520117c0c8
    x = { 1423 1459 1185 453 1432 1806 296 1489 0x80000001 1031 787 -1 1731 1457 1855 -1 0x80000001 1191 277 403 1366 602
      645 0x538415fa 0x7fffffff 155 878 997 981 891 607 1790 }
    data0 = { 0x47a401 0x15dc26 127 0x33000000 0x5ae2cc84 0xbf717188 0xb87fffff 1194 0x10f85857 33306 0x33000001 0xff7fffff
      0x477fefff 0x812adf88 0x65e0d4 0xbe1948cd 0x80800000 0xbf8374d3 0xc77ff000 0xbf52d030 0xea39bb 0x7c1e0b
      0x477ff000 0x9dc20a3 0x88769f7a 3206 0x3eb720be 0xbd839028 155 121 0x80800000 0xff800001 }
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
}
texture 6 { raw 00024914 07000118 00000003 00000000 0300008d 00000000 00000000 00000000 }   # ONE_D_BUFFER 142, A1B5G5R5 UNORM, buffer
handle 0x6 0x6
warp 6 {
    word 0xeb2e006203178cff
    x = { 0 22 0x80000000 89 10 89 142 7 71 35 32 116 55 0x7fffffff 0x6698913c 28 2 0x7fffffff 0x7ffffffe 143 78 78 11
      0x7ffffffe 141 6 37 39 40 83 141 1 }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 7 { raw 0001249d 0800008b 00000003 00000000 030000b4 00000000 00000000 00000000 }   # ONE_D_BUFFER 181, R8 SNORM, buffer
warp 7 {
    asm "SUST.P.1D_BUFFER.CG.RG.TRAP [R224], R216, R182"
    x = { 68 152 0xf7cf990b 70 96 92 11 176 146 101 0x9b6fa4f1 66 88 115 133 83 180 52 0 134 90 180 136 62 45 133 141 52
      134 28 64 104 }
    data0 = { 0xbf3f7caf 0xbe472e24 0x3f7fffff 0x47d1c9 0xb3000001 0xc61e6490 0x3f5262e4 0x80000000 0xbf08ed54 45398
      0xce3fa50d 0xbf8feefb 0xbed6964a 0xe83274ce 0x9329439c -1 0xcb326770 0 0x76b327b1 0x9e88c -1 27113 124
      0xa3c65af3 -1 0xbeffffff 0x3f808d63 53762 0xc0428cb0 0x3ee4ac87 0x80800000 0xbd3d3868 }
    data1 = { 0x3f8a066b 0x70d8c421 0x47aa4811 0xd7cd3469 209 0xb3000000 0x477ff000 0x80000001 0xbf6c3c26 110 0x80000000 160
      48 0x3f830f81 0xbf7fffff 0x248a2144 0xbeffffff 0x4fbb8ae9 0xe2ef4b10 0xbee02dcf 0x3f8cd7d8 0x73a8b8
      0x682e6b04 0xbf6d5e50 0xb87fffff 0xbe8c892e 158 0x3f6436c5 0xbe86c7df 17985 166 0xbeffffff }
    handle = 7
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = x
}
texture 8 { raw 0007ff83 0900004c 00000003 00000000 030000bf 00000000 00000000 00000000 }   # ONE_D_BUFFER 192, R16_G16_B16_A16 FLOAT, buffer
handle 0x8 0x8
warp 8 {
    asm "SUST.P.1D_BUFFER.CG.IGN [R204], R68, 0x8"
    x = { 185 148 0 126 182 79 170 80 68 162 0x7fffffff 0x80000001 89 160 77 26 0 136 86 0x1d64809d 113 190 135 185 2 16
      175 54 52 138 112 193 }
    data0 = { 4 0xffc00000 0xbe09e58f 0x1130cf 0xc77fefff 0xff800001 0x7fffffff 209 0x80000001 0x477fefff 13226 0x80000000
      0x3f824970 0x98213a47 148 0xe01b11 54274 197 0x477fffff 0xa2655dcc 0x3f95f9f7 0xdd7e5a20 0xbf7fffff
      0x3e12ae70 0xbeae89d4 0x2b6fe0 0xcb9e795f 0x561ea1a3 0x3be1fc56 0x3f000001 0x4d0ae2 0x971c0362 }
    data1 = { 98 0x3e919d15 0xff800000 0x3f000001 4 29265 49139 0xbed37bc3 0xbf895325 0xfb1a36b0 0x33000001 0x3f800000 229
      9087 0xbf3b9d93 0xc77fe000 0x10adb73c 0xa5b54cbd 0x3da87ab9 0xb3000001 0x3592dbf2 0xb26690 35549 0x3f8e94e9
      70 0xff7fffff 0xbe7cdbc2 0x3f800000 0xcb7d7540 0x3f06bdfa 1 0x1ef5d449 }
    data2 = { 0x7f800001 20 0xc7b632d1 0x3f000000 0x3e107633 0xda0617 0x3f81c7ac 235 0x4264540 0x3e5fa610 0x69a35e 0x76afb863
      0x3f1cbe45 0xb3f029ef 0x477ff000 0xbf62ac2c 0x807fffff 0x7f800000 0x3f4645ff 0xbf783746 0xbf50a72a
      0x3f988477 0x3f681786 0x22f84fd8 0xbea7999f 0xd68f8549 0x387fffff 0xbf8d897c 0xbf172329 0x477fe001
      0xf5427258 0x53c383 }
    data3 = { 0xde031d0 20443 0x9f8c8b 0x477fe001 52 230 0xae48b1d4 0x488cb5da 0xbe0a415c 0xba0b6169 0x5d13c9 0xbe1d0734
      61593 49325 0x241cdd 0x3f69a666 0x9d92cef6 0xb3550327 0x15af7fa3 0xbde8b8 0x4e6657d 0x80000001 0x9f790499
      0xbf800000 50870 0x3f367f89 0xbf3bb456 0xd26e5d57 0x3f7fffff 0x46fdd0 249 0xb8800000 }
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 31 surface.action = "bounds"  surface.axis = x
}
texture 9 { raw 0007ff83 0a0001e3 00000003 00000000 03000061 00000000 00000000 00000000 }   # ONE_D_BUFFER 98, R16_G16_B16_A16 FLOAT, buffer
warp 9 {
    asm "SUST.D.1D_BUFFER.128.IGN [R184], R192, R18"
    x = { 0x80000001 6 0x7ffffffe 13 3 35 0x7ffffffe 43 48 0x7fffffff 24 17 8 31 30 31 46 22 6 4 28 47 16 4 49 38 44 19 2
      21 42 19 }
    data0 = { 57496 0x3d3191aa 0xbd2a0c74 0xb9ad7 0x3f0478e4 0xc77ff000 0xcbe020cc 0xb3000000 0x1940202d 0x3f8b1b5e 0x7fffff
      244 0x800000 138 4395 19 0x591e7506 0xbf8cdded 0xc77ff001 0xccdbc792 0x80000001 99 0xa9d2ea 0x7f7fffff
      0x477fffff 17 0x4063bc87 0x807fffff 0x7f800001 15838 0x66dff7 0x7f800001 }
    data1 = { 0x6d85e253 0x647f846d 244 125 0x70e1982d 0xbc28cabd 0x3e9151e6 0x3dc8c202 0xbf6abc0e 48916 0xdb7273 0x33000000
      0x477fffff 24163 0xbe999c8d 0x8d15a52c 35482 122 0x7c9ed0 0x3f790845 0xd05f686 0x6c758118 0xc77ff000 130
      0x3e505d76 0xbf76f4c3 0xbf14ea6b 0x7fc00000 0xc77fdfff 0x7fffff 0x5a4d0455 183 }
    data2 = { 0xbeee3f7a 0x80000000 0x80000001 0xbf6ca567 0xc77fffff 0x13b280 0x3f6c9933 0x272aae 0x477fefff 0x419268 237
      0xbda38f7b 0xbf7fffff 0x3e2ae267 0x9373b6 0xc813e3b9 0x2d61ce5b 49944 0x477fffff 53374 0xbf12b926 0x57e9e 0
      10141 0x4f000000 36370 0x340467fa 0x3f8dc9a7 0x7fc00000 0xbf6648bf 0x3e9ae3ab 0x3f800000 }
    data3 = { 0x4124b9 62606 180 0x3f830f49 134 0xc77fdfff 0x3f7fffff 0x34bcf85a 41749 58516 0x800000 0x781fb01b 0xc77fe000
      28453 0xbf66cec3 0xf2e74ebd 49121 0xbf85a6bf 147 0xbf542169 0x3f800000 22792 0x3f1476b0 0xbecfd510
      0x3ea89f4c 0xbf7fffff 141 0xbf22d2fe 0xa5fde6d6 0x9e451155 0xbe97d122 0xbec52218 }
    handle = 9
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
}
texture 10 { raw 00024909 0b0000d5 00000003 00000000 030000e9 00000000 00000000 00000000 }   # ONE_D_BUFFER 234, A2B10G10R10 UNORM, buffer
handle 0xa 0xa
warp 10 {
    asm "SUST.D.BA.1D_BUFFER.CS.128.IGN [R168], R88, 0xa"
    x = { 489 62 37 658 0x2e859c46 250 937 52 681 448 871 633 566 542 632 174 300 612 852 248 847 168 936 861 84 676 768
      937 592 468 722 937 }
    data0 = { 53422 11911 0xbf5050fb 0xbf89b75f 0xffd398 0xcf000000 0x477fefff 0x800000 0x3f8e2de2 0xbe9ef509 0xc9486
      0xbd5861bd 0x800000 0x477fe000 0xc222fb36 0x40000000 0xc7800000 0x2d5564e1 0x903c75f1 0x33000001 0xbe8941bc
      0xbf800000 176 10003 0x3f924c76 0x679b4f 0xbf28a94f 0xbf6c4db5 0x1b3c9eb9 0xc7800000 0x47800000 10113 }
    data1 = { 0x80000001 43434 0x3f800000 48056 0x3dd82a36 0xcf800000 0x834b21db 0xfdbeec 0xc0be82 0x38800000 0xf91cf2 28763
      52962 0xc77ff000 0xc77fffff 0x43dc6fe4 5368 220 244 0xd2f9247b 0xbae0dd0d 56627 0x3ecc983d 173 0xc50fc091
      0x6f19cb 0xd18b2f50 0x477ff001 0x3f000001 0x37fec8 0xbe76bece 221 }
    data2 = { 0xa4a55498 0x442f4bc2 0xbe3af49c 0x3f91e29d 0xc77fefff 0x2a81ea 0xffc00000 0xfe9519 0x60e60f 22970 0x3f800000
      124 75 0x477fefff 0x9f6b67 0x3f0b4c88 46369 0xc6c22f48 0xbf974df8 0x794958 0xf1055f9e 90 0xbda4137c
      0xbf814b1f 0x3f0623a9 0x7f7fffff 0xbd62f62c 0x807fffff 0xcf800000 0x6a998eed 0xbe0a03b6 0xa83b1e }
    data3 = { 0xe61a5a65 0xbf1eaaac 19010 0xbf55652c 0x47800000 0x3e565f24 0x3f27b67b 0x7bd5e9fc 0x1ba64e69 0xbdea4c37
      0x477fffff 37528 0xbefbe10d 0xbeedf292 0x4f800000 0x3effffff 0x3f8f96d7 0x3ee61640 56 0x13336936 0xbf173ec0
      0x51e34b 46916 0x3f943a39 0x80a65d 0xd277a2 0x5a3a3fa8 0xb06e0eea 150 0x80000000 214 0x290bf5 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
    expect lane 29 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "bounds"  surface.axis = x  surface.misaligned = 1
}
texture 11 { raw 0007ff8c 0c000021 00000003 00000000 03000123 00000000 00000000 00000000 }   # ONE_D_BUFFER 292, R16_G16 FLOAT, buffer
warp 11 {
    asm "SUST.P.1D_BUFFER.RG.IGN [R4], RZ, R67"
    x = { 0x80000000 170 72 258 86 64 0x80000001 209 162 192 156 54 38 0x7fffffff 290 10 39 0x7fffffff 188 213 269 179
      0x7ffffffe 286 30 71 154 254 166 135 -1 99 }
    handle = 11
    expect lane 0 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
}
texture 12 { raw 0007ff9b 0d0000f4 00000003 00000000 03000083 00000000 00000000 00000000 }   # ONE_D_BUFFER 132, R16 FLOAT, buffer
handle 0xc 0xc
warp 12 {
    asm "SUST.P.1D_BUFFER.CG.R [R180], R128, 0xc"
    x = { 59 40 51 11 46 0x7fffffff 111 69 129 0x7ffffffe 97 118 -1 100 49 28 8 1 63 0xbfb73021 130 0x80000000 1 -1 89
      132 30 120 0x80000000 128 20 105 }
    data0 = { 1 30 0xebf0d9d9 33 45034 25667 0xbf7fffff 0x800000 0x80000000 0x87b471 171 0xdd2bb4 0x3e6382ca 3357 0xbf804b51
      206 0xbf307e1d 0x5c0d1d 0xcdb62ff0 0x3f000000 0xc433059b 118 45198 0x3f89b0bd 0xe2085a 0xf6cfc3fb
      0x24cc352e 0x477ff000 0 14 0xb60bd1f2 0x3e527ba4 }
    expect all surface.action = "store"
}
texture 13 { raw 00024913 0e000163 00000003 00000000 03000033 00000000 00000000 00000000 }   # ONE_D_BUFFER 52, A5B5G5R1 UNORM, buffer
warp 13 {
    asm "SUST.D.BA.1D_BUFFER.WT.S16.TRAP [R8], RZ, R165"
    x = { 104 103 9 37 0x80000000 95 30 104 89 3 3 52 32 16 6 81 102 7 72 35 0x7ffffffe 7 0 24 13 89 0xc255865b 55 84 92
      0x80000000 42 }
    handle = 13
    expect lane 0 surface.action = "trap"  surface.axis = x
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "trap"  surface.axis = x
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "trap"  surface.axis = x  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "trap"  surface.axis = x
}
expect memory 0x30100001c = 00
expect memory 0x301000023 = 00
expect memory 0x30100002d = 00
expect memory 0x301000037 = 00
expect memory 0x30100003a = 00
expect memory 0x30100003f = 00
expect memory 0x301000046 = 0000
expect memory 0x30100004a = 00
expect memory 0x301000058 = 00
expect memory 0x30100005e = 00
expect memory 0x301000061 = 00
expect memory 0x30100006a = 00
expect memory 0x301000071 = 00
expect memory 0x301000085 = 00
expect memory 0x30100008d = 0000
expect memory 0x301000093 = 00
expect memory 0x3010000a4 = 00
expect memory 0x3010000a6 = 00
expect memory 0x3010000a9 = 00
expect memory 0x3010000ac = 00
expect memory 0x3010000b5 = 00
expect memory 0x3010000b8 = 00
expect memory 0x3010000bc = 00
expect memory 0x3010000c0 = 00
expect memory 0x3010000c3 = 00
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
expect memory 0x3020004d6 = 50f61d95
expect memory 0x302000500 = f51c
expect memory 0x302000508 = 2cdc
expect memory 0x302000518 = 2e42
expect memory 0x30200052e = 2812
expect memory 0x30200053a = a1a5
expect memory 0x302000550 = f000
expect memory 0x3020005be = 0100
expect memory 0x3030000b9 = 00
expect memory 0x3030000c1 = 00
expect memory 0x3030000c3 = 00
expect memory 0x3030000c6 = 0f
expect memory 0x3030000d6 = 00
expect memory 0x3030000e0 = 0f
expect memory 0x3030000e4 = 00f000
expect memory 0x3030000eb = f0
expect memory 0x3030000f5 = 00
expect memory 0x303000104 = 00
expect memory 0x303000109 = 00
expect memory 0x303000113 = a0ff
expect memory 0x303000119 = f0
expect memory 0x30300011d = f0
expect memory 0x303000126 = 00
expect memory 0x303000128 = 00
expect memory 0x30300012c = 03
expect memory 0x303000140 = a0
expect memory 0x303000153 = 0f
expect memory 0x30300015a = 00
expect memory 0x303000161 = 0003
expect memory 0x303000165 = 00
expect memory 0x30400016e = 0000
expect memory 0x304000214 = 0000
expect memory 0x30400021e = 0000
expect memory 0x30400023e = 0000
expect memory 0x30400030c = 0000
expect memory 0x30400033e = 0000
expect memory 0x304000346 = 0000
expect memory 0x304000358 = 0000
expect memory 0x30400037a = 0000
expect memory 0x304000382 = 0000
expect memory 0x304000388 = 0000
expect memory 0x3040003a2 = 0000
expect memory 0x3040003ee = 0000
expect memory 0x304000416 = 0000
expect memory 0x304000438 = 0000
expect memory 0x304000454 = 0000
expect memory 0x304000504 = 0000
expect memory 0x30400050a = 0000
expect memory 0x304000534 = 0000
expect memory 0x304000540 = 00000000
expect memory 0x3040005c0 = 0000
expect memory 0x3040005d6 = 0000
expect memory 0x3040005e8 = 0000
expect memory 0x304000626 = 0000
expect memory 0x304000630 = 0000
expect memory 0x304000680 = 0000
expect memory 0x305000165 = ae000000 9a78860a c157053f 38c380bd 0518b5f7 e4014a3f 000080
expect memory 0x305000180 = 387918b9 00
expect memory 0x30500018d = ffff7fc7 ffdf7fc7 e7335ebf 00008000
expect memory 0x306000127 = 86
expect memory 0x3060001a1 = 00
expect memory 0x3060001b4 = ff
expect memory 0x30600021f = 30
expect memory 0x306000251 = 00
expect memory 0x3060002e6 = 0b
expect memory 0x3060002eb = 00
expect memory 0x306000311 = 00
expect memory 0x30600039f = 01
expect memory 0x3060003fa = be
expect memory 0x306000407 = 79
expect memory 0x306000461 = 9b
expect memory 0x306000471 = 28
expect memory 0x306000493 = 1a
expect memory 0x30600052d = 7f
expect memory 0x306000533 = d3
expect memory 0x3060005e2 = bb
expect memory 0x30600061b = 01
expect memory 0x306000624 = 84
expect memory 0x30600063d = 88
expect memory 0x30600063f = 26
expect memory 0x30600065d = aa
expect memory 0x30600074f = ff
expect memory 0x30600078a = 01
expect memory 0x30600079a = 88
expect memory 0x3060007cb = d4
expect memory 0x307000118 = 00000000 0000
expect memory 0x307000124 = 00000000
expect memory 0x30700012c = 00000000
expect memory 0x307000144 = 0000
expect memory 0x307000150 = 0000
expect memory 0x307000158 = 0000
expect memory 0x30700015e = 0000
expect memory 0x307000162 = 0000
expect memory 0x307000166 = 00000000
expect memory 0x307000186 = 0000
expect memory 0x3070001a6 = 0000
expect memory 0x3070001b4 = 0000
expect memory 0x3070001be = 0000
expect memory 0x3070001ca = 0000
expect memory 0x307000200 = 0000
expect memory 0x307000232 = 0000
expect memory 0x30800008b = 7f
expect memory 0x308000096 = 68
expect memory 0x3080000a7 = 39
expect memory 0x3080000b8 = 00
expect memory 0x3080000bf = 00
expect memory 0x3080000c9 = 00
expect memory 0x3080000cb = 00
expect memory 0x3080000cd = 81
expect memory 0x3080000cf = a1
expect memory 0x3080000d1 = 00
expect memory 0x3080000de = 00
expect memory 0x3080000e3 = cb
expect memory 0x3080000e5 = 00
expect memory 0x3080000e7 = 81
expect memory 0x3080000eb = 00
expect memory 0x3080000f0 = 00
expect memory 0x3080000f3 = fa
expect memory 0x3080000fe = 81
expect memory 0x308000110 = c181
expect memory 0x308000113 = 00
expect memory 0x308000118 = 7f
expect memory 0x30800011d = bc
expect memory 0x308000123 = e7
expect memory 0x30800013b = 00
expect memory 0x30800013f = 00
expect memory 0x30900004c = 00000000 00800080
expect memory 0x30900005c = 74b50000
expect memory 0x309000060 = 3cb50000
expect memory 0x3090000cc = 0000fffb fffbb339
expect memory 0x30900011c = 0000fffb
expect memory 0x309000120 = 15bb4d3b
expect memory 0x3090001ec = 0f1ffffb b9b8ff3b
expect memory 0x3090001fc = ff7b003c
expect memory 0x309000200 = 6cbcfffb
expect memory 0x30900026c = 00804abc 000052b0
expect memory 0x3090002b4 = 0000dcb9 ff7b0000
expect memory 0x3090002c4 = 00fe0000 00000000 00009bb6 0000ff7b
expect memory 0x3090002fc = ff7b432d
expect memory 0x309000300 = 323a0000
expect memory 0x309000314 = 123c0000 e5380000
expect memory 0x3090003cc = 00000000 fffb0000 af3c1200 85ba0000
expect memory 0x30900043c = 00000038
expect memory 0x309000440 = 0038ff7b
expect memory 0x309000484 = ffbb0000 403b0080 00000080 007c0080
expect memory 0x30900049c = 00383538
expect memory 0x3090004a0 = ff7b0000
expect memory 0x3090004ec = 00fe8c34 00000000
expect memory 0x30900054c = 00800000 01800000
expect memory 0x30900055c = ff7bfffb
expect memory 0x309000560 = fd325b90
expect memory 0x30900059c = 007e0000
expect memory 0x3090005a0 = 0e3c0080
expect memory 0x3090005c4 = fffbe6b3 ff03ddb9
expect memory 0x3090005fc = fffb0000
expect memory 0x309000600 = 83300000
expect memory 0x309000614 = 9530743c 000000bc
expect memory 0x30900063c = fffb0000
expect memory 0x309000640 = c43c0080
expect memory 0x30a000203 = 0100807f ffdf7fc7 0000c07f d6e6fda5 e478043f 2d98e170 ffff7fc7 86
expect memory 0x30a000220 = 000000ff ff7f7f82 0000009d 27000010 d5cfbe
expect memory 0x30a000243 = 01f07fc7 d09e7c00 ffff7f47 93000000
expect memory 0x30a000263 = 00008000 ffff7f47 ffff7fbf 00e07fc7
expect memory 0x30a0002b3 = d79a0b00 7d000000 67a56cbf 49
expect memory 0x30a0002c0 = 0f833f
expect memory 0x30a0002e3 = ead2a900 00f07fc7 00000000 b076143f f4000000 00000033 7b8fa3bd 1b
expect memory 0x30a000300 = b01f78
expect memory 0x30a000313 = 0100807f b7000000 0000803f 18
expect memory 0x30a000320 = 22c5be
expect memory 0x30a000333 = de3d0000 ffff7f00 bf4866bf 55
expect memory 0x30a000340 = 11459eed dd8cbf7a 00000018 c30000bf a685bf
expect memory 0x30a000363 = ffff7f00 7372db00 ed000000 00008000
expect memory 0x30a0003a3 = 01000080 86f6050d 26b912bf 0000803f
expect memory 0x30a0003c3 = 2b110000 8d9c99be b6739300 c3ce66bf 13000000 2ca5158d b9e313c8 bd
expect memory 0x30a0003e0 = 4ee7f2
expect memory 0x30a000413 = 00f07fc7 bdca28bc 80b21300 ff
expect memory 0x30a000420 = df7fc7
expect memory 0x30a000443 = 11000000 c3f476bf 128e0000 ffff7fbf
expect memory 0x30a000483 = f7df6600 55044d5a abe39a3e 22d197be 000000b3 02c2c83d ae2a2700 5a
expect memory 0x30a0004a0 = f8bc3487 bc63406b ea14bffa 6704348d 000000
expect memory 0x30a0004c3 = 06751e59 9a8a0000 5bce612d e1bf0000 63000000 1881756c 9e7e0500 08
expect memory 0x30a0004e0 = 5900002d 2040190e bc6abfff ef7f4715 a30000
expect memory 0x30b0000f5 = fb5050bf 0000803f 9cf43a
expect memory 0x30b000100 = be424a00 00000080 00ecbefd 001995fe 00fce9d5 7b
expect memory 0x30b000125 = 764c923f 91c00fc5 a923063f 5da68000
expect memory 0x30b000175 = 000080bf 33dd0000 5a0000
expect memory 0x30b000180 = 004be351 00
expect memory 0x30b0001c5 = 01000033 7b24f9d2 58497900 36693313
expect memory 0x30b0001f5 = 000080c7 f8140000 21b500
expect memory 0x30b000200 = 00d7968f 3f
expect memory 0x30b000295 = 09f59ebe 00008038 ba5900
expect memory 0x30b0002a0 = 00374cea bd000080 c7c8fe37 00ed8e99 6a000000 80aed000 00010000 809854a5
expect memory 0x30b0002c0 = a4655a1a e6
expect memory 0x30b0002e5 = 00e07f47 00f07fc7 ffef7f47 92f2edbe
expect memory 0x30b000305 = 00008000 e2ce0000 4b000000 0de1fbbe
expect memory 0x30b000325 = b99e3c1b 0100003f 000080cf 96000000 e164552d dc000000 482fc2
expect memory 0x30b000340 = c64016e6 3e36fb22 c2ffff7f c7676b9f 00000080 4f
expect memory 0x30b000365 = 5fb789bf b8bb0000 9de2913f 2c6555bf 4f9b6700 cb196f00 ffff7f
expect memory 0x30b000380 = 7fa277d2 00
expect memory 0x30b0003a5 = 00008047 cebe76be b6030abe d6000000
expect memory 0x30b0003d5 = 4fa928bf 502f8bd1 2cf662
expect memory 0x30b0003e0 = bda83f3a 5a
expect memory 0x30b000415 = bc4189be 0ddde0ba 9e5f05
expect memory 0x30b000420 = f1c03e17 bf132700 00ad0000 001f4b81 bf393a94 3f86940c 00f21cf9 00000080
expect memory 0x30b000440 = 3fffff7f 47
expect memory 0x30c000049 = 00000000
expect memory 0x30c000099 = 00000000
expect memory 0x30c0000b9 = 00000000 000000
expect memory 0x30c0000c0 = 00
expect memory 0x30c0000f9 = 00000000
expect memory 0x30c000121 = 00000000
expect memory 0x30c00013d = 000000
expect memory 0x30c000140 = 00000000 00
expect memory 0x30c000179 = 00000000
expect memory 0x30c0001ad = 00000000
expect memory 0x30c00023d = 000000
expect memory 0x30c000240 = 00
expect memory 0x30c000289 = 00000000
expect memory 0x30c000291 = 00000000
expect memory 0x30c0002a9 = 00000000
expect memory 0x30c0002b9 = 00000000
expect memory 0x30c0002c9 = 00000000
expect memory 0x30c0002ed = 00000000
expect memory 0x30c000311 = 00000000
expect memory 0x30c000321 = 00000000
expect memory 0x30c000365 = 00000000
expect memory 0x30c000375 = 00000000
expect memory 0x30c000419 = 00000000
expect memory 0x30c000429 = 00000000
expect memory 0x30c000455 = 00000000
expect memory 0x30c000499 = 00000000
expect memory 0x30c0004a9 = 00000000
expect memory 0x30d0000f4 = 00000000
expect memory 0x30d000104 = 83b9
expect memory 0x30d00010a = 0000
expect memory 0x30d00011c = 2280
expect memory 0x30d00012c = 0000
expect memory 0x30d000130 = 0000
expect memory 0x30d000144 = 0000
expect memory 0x30d000150 = 0000
expect memory 0x30d000156 = 02bc
expect memory 0x30d00015a = fffb
expect memory 0x30d00016a = 0000
expect memory 0x30d000172 = fffb
expect memory 0x30d00017e = 0000
expect memory 0x30d0001a6 = 0000
expect memory 0x30d0001b6 = 0000
expect memory 0x30d0001bc = 0000
expect memory 0x30d0001c6 = 9332
expect memory 0x30d0001d2 = ffbb
expect memory 0x30d0001e0 = 0000
expect memory 0x30d0001e4 = ff7b
expect memory 0x30d0001f4 = 00000080 98e1fffb
expect memory 0x30e000163 = 00000000
expect memory 0x30e000169 = 00000000
expect memory 0x30e00016f = 0000
expect memory 0x30e000173 = 0000
expect memory 0x30e00017b = 0000
expect memory 0x30e000181 = 00000000 00000000
expect memory 0x30e00018d = 0000
expect memory 0x30e000197 = 00000000
expect memory 0x30e0001ab = 0000
expect memory 0x30e0001b3 = 0000
expect memory 0x30e0001b7 = 0000
expect memory 0x30e0001bb = 0000
expect memory 0x30e0001bf = 00
expect memory 0x30e0001c0 = 000000
expect memory 0x30e0001c9 = 0000
expect register COUNT_STORES = 384
expect register COUNT_WRITES = 192
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 40
expect register COUNT_DROP_TRAP = 24
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
