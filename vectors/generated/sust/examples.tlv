# The examples of the source page, a store that real hardware was seen to make (0xdeadbeef and three zeros to R32 UINT in
# pitch changes four bytes), and words that stand in binaries and in a disassembler's test list.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-2 R-SUST-4 R-SUST-8 R-SUST-9 R-SUST-15 R-SUST-18 R-SUST-37 R-SUST-38
sampler 0 { }
texture 0 { raw 58d4920f 90000000 00600000 00000000 e000003f 80000000 00000000 00000000 }   # ONE_D 64 x 1 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 1 { raw 58d7ff83 90010000 00600000 00000040 e100000b 80050009 00000000 00000000 }   # THREE_D 12 x 10 x 6, R16_G16_B16_A16 FLOAT, blocks of 1 x 1 x 2
texture 2 { raw 58d4920f 90100000 00400000 00000080 e38000ef 80000027 00000000 00000000 }   # TWO_D_NO_MIPMAP 240 x 40 x 1, R32 UINT, pitch 4096
texture 3 { raw 58d4920c 90200000 00600000 00000000 e2000027 801f0000 00000000 00000000 }   # ONE_D_ARRAY 40 x 1 x 32, R16_G16 UINT, blocks of 1 x 1 x 1
texture 4 { raw 00049201 90300000 00000000 00000000 0300003f 00000000 00000000 00000000 }   # ONE_D_BUFFER 64, R32_G32_B32_A32 UINT, buffer
texture 5 { raw 58d49201 90400000 00600000 00000010 e080003f 8000001f 00000000 00000000 }   # TWO_D 64 x 32 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 4 x 1
warp 0 {   # SUST.D.1D [R2], R3, R4
    asm "SUST.D.1D [R2], R3, R4"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    handle = 0x12300000
    expect all surface.action = "store"
}
handle 0x100 0x12300001
warp 1 {   # SUST.P.3D.RG [R4], R6, 0x100: word 0x100, bytes 0x400 of the bank
    asm "SUST.P.3D.RG [R4], R6, 0x100"
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
    y = { 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 ... }
    z = { 0 0 0 0 0 0 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 5 ... }
    data0 = { 0 0x3f000000 0x3f800000 0x3fc00000 0x40000000 0x40200000 0x40400000 0x40600000 0x40800000 0x40900000 0x40a00000
      0x40b00000 0x40c00000 0x40d00000 0x40e00000 0x40f00000 0x41000000 0x41080000 0x41100000 0x41180000
      0x41200000 0x41280000 0x41300000 0x41380000 0x41400000 0x41480000 0x41500000 0x41580000 0x41600000
      0x41680000 0x41700000 0x41780000 }
    data1 = { 0 0xbf800000 0xc0000000 0xc0400000 0xc0800000 0xc0a00000 0xc0c00000 0xc0e00000 0xc1000000 0xc1100000 0xc1200000
      0xc1300000 0xc1400000 0xc1500000 0xc1600000 0xc1700000 0xc1800000 0xc1880000 0xc1900000 0xc1980000
      0xc1a00000 0xc1a80000 0xc1b00000 0xc1b80000 0xc1c00000 0xc1c80000 0xc1d00000 0xc1d80000 0xc1e00000
      0xc1e80000 0xc1f00000 0xc1f80000 }
    expect all surface.action = "store"
}
handle 0x2 0x12300002
warp 2 {   # seen on real hardware, at 30 places
    asm "SUST.P.2D.IGN [R0], R4, 0x2"
    active 0x3fffffff
    x = { 0 7 14 21 28 35 42 49 56 63 70 77 84 91 98 105 112 119 126 133 140 147 154 161 168 175 182 189 196 203 ... }
    y = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 ... }
    data0 = 0xdeadbeef
    data1 = 0
    data2 = 0
    data3 = 0
    expect all surface.action = "store"
}
warp 10 {   # 0xeb32000400a70a30
    asm "SUST.D.BA.1D_ARRAY.U16 [R10], R48, R0"
    pred 0x7777ffff
    x = { -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 }
    array = 0
    data0 = { 0x3f000000 0x3f000101 0x3f000202 0x3f000303 0x3f000404 0x3f000505 0x3f000606 0x3f000707 0x3f000808 0x3f000909
      0x3f000a0a 0x3f000b0b 0x3f000c0c 0x3f000d0d 0x3f000e0e 0x3f000f0f 0x3f001010 0x3f001111 0x3f001212
      0x3f001313 0x3f001414 0x3f001515 0x3f001616 0x3f001717 0x3f001818 0x3f001919 0x3f001a1a 0x3f001b1b
      0x3f001c1c 0x3f001d1d 0x3f001e1e 0x3f001f1f }
    handle = 0x12300003
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
}
handle 0x54 0x12300005
warp 11 {   # 0xeb3c054600c70402
    asm "SUST.D.BA.2D.TRAP [R4], R2, 0x54"
    pred 0x7777ffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 1
    data0 = { 0x3f001000 0x3f001101 0x3f001202 0x3f001303 0x3f001404 0x3f001505 0x3f001606 0x3f001707 0x3f001808 0x3f001909
      0x3f001a0a 0x3f001b0b 0x3f001c0c 0x3f001d0d 0x3f001e0e 0x3f001f0f 0x3f002010 0x3f002111 0x3f002212
      0x3f002313 0x3f002414 0x3f002515 0x3f002616 0x3f002717 0x3f002818 0x3f002919 0x3f002a1a 0x3f002b1b
      0x3f002c1c 0x3f002d1d 0x3f002e1e 0x3f002f1f }
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 19 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 29 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
warp 12 {   # 0xeb30000400a70a30
    asm "SUST.D.BA.1D_ARRAY.U16.IGN [R10], R48, R0"
    pred 0x7777ffff
    x = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    array = 2
    data0 = { 0x3f002000 0x3f002101 0x3f002202 0x3f002303 0x3f002404 0x3f002505 0x3f002606 0x3f002707 0x3f002808 0x3f002909
      0x3f002a0a 0x3f002b0b 0x3f002c0c 0x3f002d0d 0x3f002e0e 0x3f002f0f 0x3f003010 0x3f003111 0x3f003212
      0x3f003313 0x3f003414 0x3f003515 0x3f003616 0x3f003717 0x3f003818 0x3f003919 0x3f003a1a 0x3f003b1b
      0x3f003c1c 0x3f003d1d 0x3f003e1e 0x3f003f1f }
    handle = 0x12300003
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
}
warp 13 {   # 0xeb24000400370c06
    asm "SUST.P.1D_ARRAY.RG.TRAP [R12], R6, R0"
    pred 0x7777ffff
    x = { -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 }
    array = 3
    data0 = { 0x3f003000 0x3f003101 0x3f003202 0x3f003303 0x3f003404 0x3f003505 0x3f003606 0x3f003707 0x3f003808 0x3f003909
      0x3f003a0a 0x3f003b0b 0x3f003c0c 0x3f003d0d 0x3f003e0e 0x3f003f0f 0x3f004010 0x3f004111 0x3f004212
      0x3f004313 0x3f004414 0x3f004515 0x3f004616 0x3f004717 0x3f004818 0x3f004919 0x3f004a1a 0x3f004b1b
      0x3f004c1c 0x3f004d1d 0x3f004e1e 0x3f004f1f }
    data1 = { 0x40003000 0x40003101 0x40003202 0x40003303 0x40003404 0x40003505 0x40003606 0x40003707 0x40003808 0x40003909
      0x40003a0a 0x40003b0b 0x40003c0c 0x40003d0d 0x40003e0e 0x40003f0f 0x40004010 0x40004111 0x40004212
      0x40004313 0x40004414 0x40004515 0x40004616 0x40004717 0x40004818 0x40004919 0x40004a1a 0x40004b1b
      0x40004c1c 0x40004d1d 0x40004e1e 0x40004f1f }
    handle = 0x12300003
    expect lane 0 surface.action = "trap"  surface.axis = x
}
handle 0x50 0x12300003
warp 14 {   # 0xeb2c050400f70804
    asm "SUST.P.1D_ARRAY.TRAP [R8], R4, 0x50"
    pred 0x7777ffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    array = 4
    data0 = { 0x3f004000 0x3f004101 0x3f004202 0x3f004303 0x3f004404 0x3f004505 0x3f004606 0x3f004707 0x3f004808 0x3f004909
      0x3f004a0a 0x3f004b0b 0x3f004c0c 0x3f004d0d 0x3f004e0e 0x3f004f0f 0x3f005010 0x3f005111 0x3f005212
      0x3f005313 0x3f005414 0x3f005515 0x3f005616 0x3f005717 0x3f005818 0x3f005919 0x3f005a1a 0x3f005b1b
      0x3f005c1c 0x3f005d1d 0x3f005e1e 0x3f005f1f }
    data1 = { 0x40004000 0x40004101 0x40004202 0x40004303 0x40004404 0x40004505 0x40004606 0x40004707 0x40004808 0x40004909
      0x40004a0a 0x40004b0b 0x40004c0c 0x40004d0d 0x40004e0e 0x40004f0f 0x40005010 0x40005111 0x40005212
      0x40005313 0x40005414 0x40005515 0x40005616 0x40005717 0x40005818 0x40005919 0x40005a1a 0x40005b1b
      0x40005c1c 0x40005d1d 0x40005e1e 0x40005f1f }
    data2 = { 0x41004000 0x41004101 0x41004202 0x41004303 0x41004404 0x41004505 0x41004606 0x41004707 0x41004808 0x41004909
      0x41004a0a 0x41004b0b 0x41004c0c 0x41004d0d 0x41004e0e 0x41004f0f 0x41005010 0x41005111 0x41005212
      0x41005313 0x41005414 0x41005515 0x41005616 0x41005717 0x41005818 0x41005919 0x41005a1a 0x41005b1b
      0x41005c1c 0x41005d1d 0x41005e1e 0x41005f1f }
    data3 = { 0x42004000 0x42004101 0x42004202 0x42004303 0x42004404 0x42004505 0x42004606 0x42004707 0x42004808 0x42004909
      0x42004a0a 0x42004b0b 0x42004c0c 0x42004d0d 0x42004e0e 0x42004f0f 0x42005010 0x42005111 0x42005212
      0x42005313 0x42005414 0x42005515 0x42005616 0x42005717 0x42005818 0x42005919 0x42005a1a 0x42005b1b
      0x42005c1c 0x42005d1d 0x42005e1e 0x42005f1f }
    expect all surface.action = "store"
}
handle 0x1f 0x12300000
warp 15 {   # 0xeb3c01f003073afc
    asm "SUST.D.1D.WT.U8.TRAP [R58], R252, 0x1f"
    pred 0x7777ffff
    x = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    data0 = { 0x3f005000 0x3f005101 0x3f005202 0x3f005303 0x3f005404 0x3f005505 0x3f005606 0x3f005707 0x3f005808 0x3f005909
      0x3f005a0a 0x3f005b0b 0x3f005c0c 0x3f005d0d 0x3f005e0e 0x3f005f0f 0x3f006010 0x3f006111 0x3f006212
      0x3f006313 0x3f006414 0x3f006515 0x3f006616 0x3f006717 0x3f006818 0x3f006919 0x3f006a1a 0x3f006b1b
      0x3f006c1c 0x3f006d1d 0x3f006e1e 0x3f006f1f }
    expect all surface.action = "store"
}
handle 0x1ffe 0x12300003
warp 16 {   # 0xeb3dffe401470429
    asm "SUST.D.1D_ARRAY.CG.TRAP [R4], R41, 0x1ffe"
    pred 0x7777ffff
    x = { -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 }
    array = 6
    data0 = { 0x3f006000 0x3f006101 0x3f006202 0x3f006303 0x3f006404 0x3f006505 0x3f006606 0x3f006707 0x3f006808 0x3f006909
      0x3f006a0a 0x3f006b0b 0x3f006c0c 0x3f006d0d 0x3f006e0e 0x3f006f0f 0x3f007010 0x3f007111 0x3f007212
      0x3f007313 0x3f007414 0x3f007515 0x3f007616 0x3f007717 0x3f007818 0x3f007919 0x3f007a1a 0x3f007b1b
      0x3f007c1c 0x3f007d1d 0x3f007e1e 0x3f007f1f }
    expect lane 0 surface.action = "trap"  surface.axis = x
}
handle 0x800 0x12300005
warp 17 {   # 0xeb3a800601670800
    asm "SUST.D.2D.CG.128 [R8], R0, 0x800"
    pred 0x7777ffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 7
    data0 = { 0x3f007000 0x3f007101 0x3f007202 0x3f007303 0x3f007404 0x3f007505 0x3f007606 0x3f007707 0x3f007808 0x3f007909
      0x3f007a0a 0x3f007b0b 0x3f007c0c 0x3f007d0d 0x3f007e0e 0x3f007f0f 0x3f008010 0x3f008111 0x3f008212
      0x3f008313 0x3f008414 0x3f008515 0x3f008616 0x3f008717 0x3f008818 0x3f008919 0x3f008a1a 0x3f008b1b
      0x3f008c1c 0x3f008d1d 0x3f008e1e 0x3f008f1f }
    data1 = { 0x40007000 0x40007101 0x40007202 0x40007303 0x40007404 0x40007505 0x40007606 0x40007707 0x40007808 0x40007909
      0x40007a0a 0x40007b0b 0x40007c0c 0x40007d0d 0x40007e0e 0x40007f0f 0x40008010 0x40008111 0x40008212
      0x40008313 0x40008414 0x40008515 0x40008616 0x40008717 0x40008818 0x40008919 0x40008a1a 0x40008b1b
      0x40008c1c 0x40008d1d 0x40008e1e 0x40008f1f }
    data2 = { 0x41007000 0x41007101 0x41007202 0x41007303 0x41007404 0x41007505 0x41007606 0x41007707 0x41007808 0x41007909
      0x41007a0a 0x41007b0b 0x41007c0c 0x41007d0d 0x41007e0e 0x41007f0f 0x41008010 0x41008111 0x41008212
      0x41008313 0x41008414 0x41008515 0x41008616 0x41008717 0x41008818 0x41008919 0x41008a1a 0x41008b1b
      0x41008c1c 0x41008d1d 0x41008e1e 0x41008f1f }
    data3 = { 0x42007000 0x42007101 0x42007202 0x42007303 0x42007404 0x42007505 0x42007606 0x42007707 0x42007808 0x42007909
      0x42007a0a 0x42007b0b 0x42007c0c 0x42007d0d 0x42007e0e 0x42007f0f 0x42008010 0x42008111 0x42008212
      0x42008313 0x42008414 0x42008515 0x42008616 0x42008717 0x42008818 0x42008919 0x42008a1a 0x42008b1b
      0x42008c1c 0x42008d1d 0x42008e1e 0x42008f1f }
    expect all surface.action = "store"
}
handle 0xfff 0x12300004
warp 18 {   # 0xeb2cfff2031d2014
    asm "@!P5 SUST.P.1D_BUFFER.WT.R.TRAP [R32], R20, 0xfff"
    pred 0x7777ffff
    x = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    data0 = { 0x3f008000 0x3f008101 0x3f008202 0x3f008303 0x3f008404 0x3f008505 0x3f008606 0x3f008707 0x3f008808 0x3f008909
      0x3f008a0a 0x3f008b0b 0x3f008c0c 0x3f008d0d 0x3f008e0e 0x3f008f0f 0x3f009010 0x3f009111 0x3f009212
      0x3f009313 0x3f009414 0x3f009515 0x3f009616 0x3f009717 0x3f009818 0x3f009919 0x3f009a1a 0x3f009b1b
      0x3f009c1c 0x3f009d1d 0x3f009e1e 0x3f009f1f }
    expect all surface.action = "store"
}
handle 0x1a2e 0x12300004
warp 19 {   # 0xeb2ba2e200f70118
    asm "SUST.P.1D_BUFFER [R1], R24, 0x1a2e"
    pred 0x7777ffff
    x = { -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 }
    data0 = { 0x3f009000 0x3f009101 0x3f009202 0x3f009303 0x3f009404 0x3f009505 0x3f009606 0x3f009707 0x3f009808 0x3f009909
      0x3f009a0a 0x3f009b0b 0x3f009c0c 0x3f009d0d 0x3f009e0e 0x3f009f0f 0x3f00a010 0x3f00a111 0x3f00a212
      0x3f00a313 0x3f00a414 0x3f00a515 0x3f00a616 0x3f00a717 0x3f00a818 0x3f00a919 0x3f00aa1a 0x3f00ab1b
      0x3f00ac1c 0x3f00ad1d 0x3f00ae1e 0x3f00af1f }
    data1 = { 0x40009000 0x40009101 0x40009202 0x40009303 0x40009404 0x40009505 0x40009606 0x40009707 0x40009808 0x40009909
      0x40009a0a 0x40009b0b 0x40009c0c 0x40009d0d 0x40009e0e 0x40009f0f 0x4000a010 0x4000a111 0x4000a212
      0x4000a313 0x4000a414 0x4000a515 0x4000a616 0x4000a717 0x4000a818 0x4000a919 0x4000aa1a 0x4000ab1b
      0x4000ac1c 0x4000ad1d 0x4000ae1e 0x4000af1f }
    data2 = { 0x41009000 0x41009101 0x41009202 0x41009303 0x41009404 0x41009505 0x41009606 0x41009707 0x41009808 0x41009909
      0x41009a0a 0x41009b0b 0x41009c0c 0x41009d0d 0x41009e0e 0x41009f0f 0x4100a010 0x4100a111 0x4100a212
      0x4100a313 0x4100a414 0x4100a515 0x4100a616 0x4100a717 0x4100a818 0x4100a919 0x4100aa1a 0x4100ab1b
      0x4100ac1c 0x4100ad1d 0x4100ae1e 0x4100af1f }
    data3 = { 0x42009000 0x42009101 0x42009202 0x42009303 0x42009404 0x42009505 0x42009606 0x42009707 0x42009808 0x42009909
      0x42009a0a 0x42009b0b 0x42009c0c 0x42009d0d 0x42009e0e 0x42009f0f 0x4200a010 0x4200a111 0x4200a212
      0x4200a313 0x4200a414 0x4200a515 0x4200a616 0x4200a717 0x4200a818 0x4200a919 0x4200aa1a 0x4200ab1b
      0x4200ac1c 0x4200ad1d 0x4200ae1e 0x4200af1f }
    expect all surface.action = "store"
}
warp 20 {   # 0xeb344106010536d9
    asm "@P5 SUST.D.2D.CG.U8.TRAP [R54], R217, R130"
    pred 0x7777ffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 10
    data0 = { 0x3f00a000 0x3f00a101 0x3f00a202 0x3f00a303 0x3f00a404 0x3f00a505 0x3f00a606 0x3f00a707 0x3f00a808 0x3f00a909
      0x3f00aa0a 0x3f00ab0b 0x3f00ac0c 0x3f00ad0d 0x3f00ae0e 0x3f00af0f 0x3f00b010 0x3f00b111 0x3f00b212
      0x3f00b313 0x3f00b414 0x3f00b515 0x3f00b616 0x3f00b717 0x3f00b818 0x3f00b919 0x3f00ba1a 0x3f00bb1b
      0x3f00bc1c 0x3f00bd1d 0x3f00be1e 0x3f00bf1f }
    handle = 0x12300005
    expect all surface.action = "store"
}
warp 21 {   # 0xeb3001860045246a
    asm "@P5 SUST.D.2D.IGN [R36], R106, R3"
    pred 0x7777ffff
    x = { 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
    y = 11
    data0 = { 0x3f00b000 0x3f00b101 0x3f00b202 0x3f00b303 0x3f00b404 0x3f00b505 0x3f00b606 0x3f00b707 0x3f00b808 0x3f00b909
      0x3f00ba0a 0x3f00bb0b 0x3f00bc0c 0x3f00bd0d 0x3f00be0e 0x3f00bf0f 0x3f00c010 0x3f00c111 0x3f00c212
      0x3f00c313 0x3f00c414 0x3f00c515 0x3f00c616 0x3f00c717 0x3f00c818 0x3f00c919 0x3f00ca1a 0x3f00cb1b
      0x3f00cc1c 0x3f00cd1d 0x3f00ce1e 0x3f00cf1f }
    handle = 0x12300005
    expect all surface.action = "store"
}
warp 22 {   # 0xeb200b8402106221
    asm "@P0 SUST.P.1D_ARRAY.CS.R.IGN [R98], R33, R23"
    pred 0x7777ffff
    x = { -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 }
    array = 12
    data0 = { 0x3f00c000 0x3f00c101 0x3f00c202 0x3f00c303 0x3f00c404 0x3f00c505 0x3f00c606 0x3f00c707 0x3f00c808 0x3f00c909
      0x3f00ca0a 0x3f00cb0b 0x3f00cc0c 0x3f00cd0d 0x3f00ce0e 0x3f00cf0f 0x3f00d010 0x3f00d111 0x3f00d212
      0x3f00d313 0x3f00d414 0x3f00d515 0x3f00d616 0x3f00d717 0x3f00d818 0x3f00d919 0x3f00da1a 0x3f00db1b
      0x3f00dc1c 0x3f00dd1d 0x3f00de1e 0x3f00df1f }
    handle = 0x12300003
    expect lane 0 surface.action = "bounds"  surface.axis = x
}
warp 23 {   # 0xeb22068202f72a1c
    asm "SUST.P.1D_BUFFER.CS [R42], R28, R13"
    pred 0x7777ffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    data0 = { 0x3f00d000 0x3f00d101 0x3f00d202 0x3f00d303 0x3f00d404 0x3f00d505 0x3f00d606 0x3f00d707 0x3f00d808 0x3f00d909
      0x3f00da0a 0x3f00db0b 0x3f00dc0c 0x3f00dd0d 0x3f00de0e 0x3f00df0f 0x3f00e010 0x3f00e111 0x3f00e212
      0x3f00e313 0x3f00e414 0x3f00e515 0x3f00e616 0x3f00e717 0x3f00e818 0x3f00e919 0x3f00ea1a 0x3f00eb1b
      0x3f00ec1c 0x3f00ed1d 0x3f00ee1e 0x3f00ef1f }
    data1 = { 0x4000d000 0x4000d101 0x4000d202 0x4000d303 0x4000d404 0x4000d505 0x4000d606 0x4000d707 0x4000d808 0x4000d909
      0x4000da0a 0x4000db0b 0x4000dc0c 0x4000dd0d 0x4000de0e 0x4000df0f 0x4000e010 0x4000e111 0x4000e212
      0x4000e313 0x4000e414 0x4000e515 0x4000e616 0x4000e717 0x4000e818 0x4000e919 0x4000ea1a 0x4000eb1b
      0x4000ec1c 0x4000ed1d 0x4000ee1e 0x4000ef1f }
    data2 = { 0x4100d000 0x4100d101 0x4100d202 0x4100d303 0x4100d404 0x4100d505 0x4100d606 0x4100d707 0x4100d808 0x4100d909
      0x4100da0a 0x4100db0b 0x4100dc0c 0x4100dd0d 0x4100de0e 0x4100df0f 0x4100e010 0x4100e111 0x4100e212
      0x4100e313 0x4100e414 0x4100e515 0x4100e616 0x4100e717 0x4100e818 0x4100e919 0x4100ea1a 0x4100eb1b
      0x4100ec1c 0x4100ed1d 0x4100ee1e 0x4100ef1f }
    data3 = { 0x4200d000 0x4200d101 0x4200d202 0x4200d303 0x4200d404 0x4200d505 0x4200d606 0x4200d707 0x4200d808 0x4200d909
      0x4200da0a 0x4200db0b 0x4200dc0c 0x4200dd0d 0x4200de0e 0x4200df0f 0x4200e010 0x4200e111 0x4200e212
      0x4200e313 0x4200e414 0x4200e515 0x4200e616 0x4200e717 0x4200e818 0x4200e919 0x4200ea1a 0x4200eb1b
      0x4200ec1c 0x4200ed1d 0x4200ee1e 0x4200ef1f }
    handle = 0x12300004
    expect all surface.action = "store"
}
expect memory 0x90000000 = 00000102 03040506 0708090a 0b0c0d0e
expect memory 0x90000020 = 0f101112 13141516 1718191a 1b1c1d1e
expect memory 0x90000100 = 1f0800a0 090900a0 0a0a00a0 0b0b00a0
expect memory 0x90000120 = 0c0c00a0 0d0d00a0 0e0e00a0 0f0f00a0
expect memory 0x90000200 = 101000a0 111100a0 121200a0 131300a0
expect memory 0x90000220 = 141400a0 151500a0 161600a0 171700a0
expect memory 0x90000300 = 181800a0 191900a0 1a1a00a0 1b1b00a0
expect memory 0x90000320 = 1c1c00a0 1d1d00a0 1e1e00a0 1f1f00a0
expect memory 0x90010000 = 00000000 00000000 003800bc 00000000
expect memory 0x90010020 = 003c00c0 00000000 003e00c2 00000000
expect memory 0x90010100 = 004000c4 00000000 004100c5 00000000
expect memory 0x90010210 = 004400c8 00000000 804480c8 00000000
expect memory 0x90010230 = 004500c9 00000000 804580c9 00000000
expect memory 0x90010320 = 004200c6 00000000 004300c7 00000000
expect memory 0x90011040 = 004800cc 00000000 404840cc 00000000
expect memory 0x90011110 = 004600ca 00000000 804680ca 00000000
expect memory 0x90011130 = 004700cb 00000000 804780cb 00000000
expect memory 0x90011260 = 804880cc 00000000 c048c0cc 00000000
expect memory 0x90011340 = 004900cd 00000000 404940cd 00000000
expect memory 0x90011360 = 804980cd 00000000 c049c0cd 00000000
expect memory 0x90012050 = 004a00ce 00000000 404a40ce 00000000
expect memory 0x90012070 = 804a80ce 00000000 c04ac0ce 00000000
expect memory 0x90012150 = 004b00cf 00000000 404b40cf 00000000
expect memory 0x90012370 = 804b80cf 00000000 c04bc0cf 00000000
expect memory 0x90100000 = efbeadde
expect memory 0x9010101c = efbeadde
expect memory 0x90102038 = efbeadde
expect memory 0x90103054 = efbeadde
expect memory 0x90104070 = efbeadde
expect memory 0x9010508c = efbeadde
expect memory 0x901060a8 = efbeadde
expect memory 0x901070c4 = efbeadde
expect memory 0x901080e0 = efbeadde
expect memory 0x901090fc = efbeadde
expect memory 0x9010a118 = efbeadde
expect memory 0x9010b134 = efbeadde
expect memory 0x9010c150 = efbeadde
expect memory 0x9010d16c = efbeadde
expect memory 0x9010e188 = efbeadde
expect memory 0x9010f1a4 = efbeadde
expect memory 0x901101c0 = efbeadde
expect memory 0x901111dc = efbeadde
expect memory 0x901121f8 = efbeadde
expect memory 0x90113214 = efbeadde
expect memory 0x90114230 = efbeadde
expect memory 0x9011524c = efbeadde
expect memory 0x90116268 = efbeadde
expect memory 0x90117284 = efbeadde
expect memory 0x901182a0 = efbeadde
expect memory 0x901192bc = efbeadde
expect memory 0x9011a2d8 = efbeadde
expect memory 0x9011b2f4 = efbeadde
expect memory 0x9011c310 = efbeadde
expect memory 0x9011d32c = efbeadde
expect memory 0x90200000 = 00000303 05050707 09090b0b 0d0d0f0f
expect memory 0x90200020 = 11111313 15151717 19191b1b 1d1d1f1f
expect memory 0x90200c00 = 00200121 03230525 07270929 0b2b0d2d
expect memory 0x90200c20 = 0f2f1131 13331535 17371939 1b3b1d3d
expect memory 0x90200d00 = 1f3f
expect memory 0x90201200 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201220 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201300 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201320 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201400 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201420 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201500 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201520 = ffffffff ffffffff ffffffff
expect memory 0x90201800 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201820 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201900 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201920 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201a00 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201a20 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201b00 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90201b20 = ffffffff ffffffff ffffffff ffffffff
expect memory 0x90202400 = 0161003f 0262003f 0363003f 0464003f
expect memory 0x90202420 = 0565003f 0666003f 0767003f 0868003f
expect memory 0x90202500 = 0969003f 0a6a003f 0b6b003f 0c6c003f
expect memory 0x90202520 = 0d6d003f 0e6e003f 0f6f003f 1070003f
expect memory 0x90202600 = 1171003f 1272003f 1373003f 1474003f
expect memory 0x90202620 = 1575003f 1676003f 1777003f 1878003f
expect memory 0x90202700 = 1979003f 1a7a003f 1b7b003f 1c7c003f
expect memory 0x90202720 = 1d7d003f 1e7e003f 1f7f003f
expect memory 0x90204800 = ffff0000 ffff0000 ffff0000 ffff0000
expect memory 0x90204820 = ffff0000 ffff0000 ffff0000 ffff0000
expect memory 0x90204900 = ffff0000 ffff0000 ffff0000 ffff0000
expect memory 0x90204920 = ffff0000 ffff0000 ffff0000 ffff0000
expect memory 0x90204a00 = ffff0000 ffff0000
expect memory 0x90204a0c = ffff0000
expect memory 0x90204a20 = ffff0000 ffff0000
expect memory 0x90204a2c = ffff0000
expect memory 0x90204b00 = ffff0000 ffff0000
expect memory 0x90204b0c = ffff0000
expect memory 0x90204b20 = ffff0000 ffff0000
expect memory 0x90300000 = 00d0003f 00d00040 00d00041 00d00042 01d1003f 01d10040 01d10041 01d10042
expect memory 0x90300020 = 02d2003f 02d20040 02d20041 02d20042 03d3003f 03d30040 03d30041 03d30042
expect memory 0x90300040 = 04d4003f 04d40040 04d40041 04d40042 05d5003f 05d50040 05d50041 05d50042
expect memory 0x90300060 = 06d6003f 06d60040 06d60041 06d60042 07d7003f 07d70040 07d70041 07d70042
expect memory 0x90300080 = 08d8003f 08d80040 08d80041 08d80042 09d9003f 09d90040 09d90041 09d90042
expect memory 0x903000a0 = 0ada003f 0ada0040 0ada0041 0ada0042 0bdb003f 0bdb0040 0bdb0041 0bdb0042
expect memory 0x903000c0 = 0cdc003f 0cdc0040 0cdc0041 0cdc0042 0ddd003f 0ddd0040 0ddd0041 0ddd0042
expect memory 0x903000e0 = 0ede003f 0ede0040 0ede0041 0ede0042 0fdf003f 0fdf0040 0fdf0041 0fdf0042
expect memory 0x90300100 = 10e0003f 10e00040 10e00041 10e00042 11e1003f 11e10040 11e10041 11e10042
expect memory 0x90300120 = 12e2003f 12e20040 12e20041 12e20042 13e3003f 13e30040 13e30041 13e30042
expect memory 0x90300140 = 14e4003f 14e40040 14e40041 14e40042 15e5003f 15e50040 15e50041 15e50042
expect memory 0x90300160 = 16e6003f 16e60040 16e60041 16e60042 17e7003f 17e70040 17e70041 17e70042
expect memory 0x90300180 = 18e8003f 18e80040 18e80041 18e80042 19e9003f 19e90040 19e90041 19e90042
expect memory 0x903001a0 = 1aea003f 1aea0040 1aea0041 1aea0042 1beb003f 1beb0040 1beb0041 1beb0042
expect memory 0x903001c0 = 1cec003f 1cec0040 1cec0041 1cec0042 1ded003f 1ded0040 1ded0041 1ded0042
expect memory 0x903001e0 = 1eee003f 1eee0040 1eee0041 1eee0042 1fef003f 1fef0040 1fef0041 1fef0042
expect memory 0x90300200 = 1f9f003f 00000000 00000000 00000000
expect memory 0x90400010 = 0010003f 0414003f 0818003f 0c1c003f
expect memory 0x90400030 = 1020003f 1424003f 1828003f 1c2c003f
expect memory 0x904000d0 = 0070003f 00700040 00700041 00700042
expect memory 0x904000f0 = 0171003f 01710040 01710041 01710042
expect memory 0x904001d0 = 0272003f 02720040 02720041 02720042
expect memory 0x904001f0 = 0373003f 03730040 03730041 03730042
expect memory 0x90400240 = 00010203 04050607 08090a0b 0c0d0e0f
expect memory 0x90400254 = 00b0003f 01b1003f 02b2003f
expect memory 0x90400260 = 101112
expect memory 0x90400264 = 141516
expect memory 0x90400268 = 18191a
expect memory 0x9040026c = 1c1d1e
expect memory 0x90400270 = 03b3003f 04b4003f 05b5003f 06b6003f
expect memory 0x90400350 = 07b7003f 08b8003f 09b9003f 0aba003f
expect memory 0x90400370 = 0bbb003f 0cbc003f 0dbd003f 0ebe003f
expect memory 0x904008d0 = 0474003f 04740040 04740041 04740042
expect memory 0x904008f0 = 0575003f 05750040 05750041 05750042
expect memory 0x904009d0 = 0676003f 06760040 06760041 06760042
expect memory 0x904009f0 = 0777003f 07770040 07770041 07770042
expect memory 0x90400a50 = 0fbf003f 10c0003f 11c1003f 12c2003f
expect memory 0x90400a74 = 14c4003f 15c5003f 16c6003f
expect memory 0x90400b54 = 18c8003f 19c9003f 1aca003f
expect memory 0x90400b74 = 1ccc003f 1dcd003f 1ece003f
expect memory 0x904010d0 = 0878003f 08780040 08780041 08780042
expect memory 0x904010f0 = 0979003f 09790040 09790041 09790042
expect memory 0x904011d0 = 0a7a003f 0a7a0040 0a7a0041 0a7a0042
expect memory 0x904011f0 = 0b7b003f 0b7b0040 0b7b0041 0b7b0042
expect memory 0x904018d0 = 0c7c003f 0c7c0040 0c7c0041 0c7c0042
expect memory 0x904018f0 = 0d7d003f 0d7d0040 0d7d0041 0d7d0042
expect memory 0x904019d0 = 0e7e003f 0e7e0040 0e7e0041 0e7e0042
expect memory 0x904019f0 = 0f7f003f 0f7f0040 0f7f0041 0f7f0042
expect memory 0x904020d0 = 1080003f 10800040 10800041 10800042
expect memory 0x904020f0 = 1181003f 11810040 11810041 11810042
expect memory 0x904021d0 = 1282003f 12820040 12820041 12820042
expect memory 0x904021f0 = 1383003f 13830040 13830041 13830042
expect memory 0x904028d0 = 1484003f 14840040 14840041 14840042
expect memory 0x904028f0 = 1585003f 15850040 15850041 15850042
expect memory 0x904029d0 = 1686003f 16860040 16860041 16860042
expect memory 0x904029f0 = 1787003f 17870040 17870041 17870042
expect memory 0x904030d0 = 1888003f 18880040 18880041 18880042
expect memory 0x904030f0 = 1989003f 19890040 19890041 19890042
expect memory 0x904031d0 = 1a8a003f 1a8a0040 1a8a0041 1a8a0042
expect memory 0x904031f0 = 1b8b003f 1b8b0040 1b8b0041 1b8b0042
expect memory 0x904038d0 = 1c8c003f 1c8c0040 1c8c0041 1c8c0042
expect memory 0x904038f0 = 1d8d003f 1d8d0040 1d8d0041 1d8d0042
expect memory 0x904039d0 = 1e8e003f 1e8e0040 1e8e0041 1e8e0042
expect memory 0x904039f0 = 1f8f003f 1f8f0040 1f8f0041 1f8f0042
expect register COUNT_STORES = 499
expect register COUNT_WRITES = 174
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 1
expect register COUNT_DROP_TRAP = 2
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 1
expect register TRAP.valid = 1
expect register TRAP.warp = 13
expect register TRAP.lane = 0
expect register TRAP.axis = x
expect register TRAP_X = 0xffffffff
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x3
