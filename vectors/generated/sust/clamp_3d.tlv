# SUST.3D: every axis at every edge, by each clamp code.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-13 R-SUST-29 PD-30 PD-31 PD-32 PD-32b R-SUST-27
sampler 0 { }
texture 0 { raw 58d4920f 20000000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x0 0x0
warp 0 {   # clamp code 0
    asm "SUST.D.3D.IGN [R4], R8, 0x0"
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = z
    expect lane 19 surface.action = "bounds"  surface.axis = z
    expect lane 20 surface.action = "bounds"  surface.axis = z
    expect lane 21 surface.action = "bounds"  surface.axis = z
    expect lane 22 surface.action = "bounds"  surface.axis = z
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 58d4920f 20100000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x1 0x1
warp 1 {   # clamp code 1
    asm "SUST.D.3D [R4], R8, 0x1"
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect all surface.action = "store"
}
texture 2 { raw 58d4920f 20200000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x2 0x2
warp 2 {   # clamp code 2
    asm "SUST.D.3D.TRAP [R4], R8, 0x2"
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = y
    expect lane 11 surface.action = "trap"  surface.axis = y
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 13 surface.action = "trap"  surface.axis = y
    expect lane 14 surface.action = "trap"  surface.axis = y
    expect lane 18 surface.action = "trap"  surface.axis = z
    expect lane 19 surface.action = "trap"  surface.axis = z
    expect lane 20 surface.action = "trap"  surface.axis = z
    expect lane 21 surface.action = "trap"  surface.axis = z
    expect lane 22 surface.action = "trap"  surface.axis = z
    expect lane 24 surface.action = "trap"  surface.axis = x
    expect lane 25 surface.action = "trap"  surface.axis = x
    expect lane 26 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 58d4920f 20300000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x3 0x3
warp 3 {   # clamp code 3
    word 0xeb3e003a00470408
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = z
    expect lane 19 surface.action = "bounds"  surface.axis = z
    expect lane 20 surface.action = "bounds"  surface.axis = z
    expect lane 21 surface.action = "bounds"  surface.axis = z
    expect lane 22 surface.action = "bounds"  surface.axis = z
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 58d4920f 20400000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x4 0x4
warp 4 {   # clamp code 0
    asm "SUST.P.3D.R.IGN [R4], R8, 0x4"
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = z
    expect lane 19 surface.action = "bounds"  surface.axis = z
    expect lane 20 surface.action = "bounds"  surface.axis = z
    expect lane 21 surface.action = "bounds"  surface.axis = z
    expect lane 22 surface.action = "bounds"  surface.axis = z
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 58d4920f 20500000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x5 0x5
warp 5 {   # clamp code 1
    asm "SUST.P.3D.R [R4], R8, 0x5"
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect all surface.action = "store"
}
texture 6 { raw 58d4920f 20600000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x6 0x6
warp 6 {   # clamp code 2
    asm "SUST.P.3D.R.TRAP [R4], R8, 0x6"
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect lane 2 surface.action = "trap"  surface.axis = x
    expect lane 3 surface.action = "trap"  surface.axis = x
    expect lane 4 surface.action = "trap"  surface.axis = x
    expect lane 5 surface.action = "trap"  surface.axis = x
    expect lane 6 surface.action = "trap"  surface.axis = x
    expect lane 10 surface.action = "trap"  surface.axis = y
    expect lane 11 surface.action = "trap"  surface.axis = y
    expect lane 12 surface.action = "trap"  surface.axis = y
    expect lane 13 surface.action = "trap"  surface.axis = y
    expect lane 14 surface.action = "trap"  surface.axis = y
    expect lane 18 surface.action = "trap"  surface.axis = z
    expect lane 19 surface.action = "trap"  surface.axis = z
    expect lane 20 surface.action = "trap"  surface.axis = z
    expect lane 21 surface.action = "trap"  surface.axis = z
    expect lane 22 surface.action = "trap"  surface.axis = z
    expect lane 24 surface.action = "trap"  surface.axis = x
    expect lane 25 surface.action = "trap"  surface.axis = x
    expect lane 26 surface.action = "trap"  surface.axis = x
}
texture 7 { raw 58d4920f 20700000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x7 0x7
warp 7 {   # clamp code 3
    word 0xeb2e007a00170408
    active 0x7ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff 11 ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff 10 ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff 6 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = y
    expect lane 11 surface.action = "bounds"  surface.axis = y
    expect lane 12 surface.action = "bounds"  surface.axis = y
    expect lane 13 surface.action = "bounds"  surface.axis = y
    expect lane 14 surface.action = "bounds"  surface.axis = y
    expect lane 18 surface.action = "bounds"  surface.axis = z
    expect lane 19 surface.action = "bounds"  surface.axis = z
    expect lane 20 surface.action = "bounds"  surface.axis = z
    expect lane 21 surface.action = "bounds"  surface.axis = z
    expect lane 22 surface.action = "bounds"  surface.axis = z
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 25 surface.action = "bounds"  surface.axis = x
    expect lane 26 surface.action = "bounds"  surface.axis = x
}
expect memory 0x2000008c = 101000a0
expect memory 0x20000c40 = 000000a0
expect memory 0x20000c64 = 070700a0
expect memory 0x20000c8c = 171700a0
expect memory 0x20000d48 = 010100a0
expect memory 0x20001008 = 080800a0
expect memory 0x20001098 = 0f0f00a0
expect memory 0x20001218 = 090900a0
expect memory 0x2000148c = 111100a0
expect memory 0x20100000 = 181800a0
expect memory 0x2010008c = 101000a0
expect memory 0x20100c40 = 000000a0
expect memory 0x20100c64 = 070700a0
expect memory 0x20100c8c = 171700a0
expect memory 0x20100d48 = 010100a0
expect memory 0x20101008 = 080800a0
expect memory 0x20101098 = 0f0f00a0
expect memory 0x20101218 = 090900a0
expect memory 0x2010148c = 111100a0
expect memory 0x20101718 = 191900a0
expect memory 0x2020008c = 101000a0
expect memory 0x20200c40 = 000000a0
expect memory 0x20200c64 = 070700a0
expect memory 0x20200c8c = 171700a0
expect memory 0x20200d48 = 010100a0
expect memory 0x20201008 = 080800a0
expect memory 0x20201098 = 0f0f00a0
expect memory 0x20201218 = 090900a0
expect memory 0x2020148c = 111100a0
expect memory 0x2030008c = 101000a0
expect memory 0x20300c40 = 000000a0
expect memory 0x20300c64 = 070700a0
expect memory 0x20300c8c = 171700a0
expect memory 0x20300d48 = 010100a0
expect memory 0x20301008 = 080800a0
expect memory 0x20301098 = 0f0f00a0
expect memory 0x20301218 = 090900a0
expect memory 0x2030148c = 111100a0
expect memory 0x2040008c = 101000a0
expect memory 0x20400c40 = 000000a0
expect memory 0x20400c64 = 070700a0
expect memory 0x20400c8c = 171700a0
expect memory 0x20400d48 = 010100a0
expect memory 0x20401008 = 080800a0
expect memory 0x20401098 = 0f0f00a0
expect memory 0x20401218 = 090900a0
expect memory 0x2040148c = 111100a0
expect memory 0x20500000 = 181800a0
expect memory 0x2050008c = 101000a0
expect memory 0x20500c40 = 000000a0
expect memory 0x20500c64 = 070700a0
expect memory 0x20500c8c = 171700a0
expect memory 0x20500d48 = 010100a0
expect memory 0x20501008 = 080800a0
expect memory 0x20501098 = 0f0f00a0
expect memory 0x20501218 = 090900a0
expect memory 0x2050148c = 111100a0
expect memory 0x20501718 = 191900a0
expect memory 0x2060008c = 101000a0
expect memory 0x20600c40 = 000000a0
expect memory 0x20600c64 = 070700a0
expect memory 0x20600c8c = 171700a0
expect memory 0x20600d48 = 010100a0
expect memory 0x20601008 = 080800a0
expect memory 0x20601098 = 0f0f00a0
expect memory 0x20601218 = 090900a0
expect memory 0x2060148c = 111100a0
expect memory 0x2070008c = 101000a0
expect memory 0x20700c40 = 000000a0
expect memory 0x20700c64 = 070700a0
expect memory 0x20700c8c = 171700a0
expect memory 0x20700d48 = 010100a0
expect memory 0x20701008 = 080800a0
expect memory 0x20701098 = 0f0f00a0
expect memory 0x20701218 = 090900a0
expect memory 0x2070148c = 111100a0
expect register COUNT_STORES = 108
expect register COUNT_WRITES = 76
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 72
expect register COUNT_DROP_TRAP = 36
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 2
expect register TRAP.lane = 2
expect register TRAP.axis = x
expect register TRAP_X = 0xb
expect register TRAP_Y = 0x2
expect register TRAP_Z = 0x3
