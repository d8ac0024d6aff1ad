# Stores to what is no surface are dropped without a fault: a header index above MaximumIndex (a sampler index is not
# looked at), a version or type without meaning, an empty view. Beside them, in the same instruction, one that is stored.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-16 R-SUST-17 R-SUST-30 R-SUST-34 PD-4 PD-40b
pool headers 0x100000000 max 6
sampler 0 { }
texture 0 { raw 58d4920f 60000000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 1 { raw 58d4920f 60000000 00a00000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 2 { raw 58d4920f 60000000 00600000 00000000 e4800017 8000000f 00000000 00000000 }   # type 9 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 3 { raw 58d4920f 60000000 00600000 00000000 e7800017 8000000f 00000000 00000000 }   # type 15 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 4 { raw 58d4920f 60000000 00600000 30000000 e0800017 8000000f 00000000 00000012 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1, level 2 of 4
texture 5 { raw 58d4920f 60000000 00000000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24, R32 UINT, buffer
texture 6 { raw 58d4920f 60010000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 7 { raw 58d4920f 60020000 00600000 00000000 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
warp 0 {
    asm "SUST.D.2D.IGN [R4], R8, R16"
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 0
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
warp 1 {
    asm "SUST.D.2D [R4], R8, R16"
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 1
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
warp 2 {
    asm "SUST.D.2D.TRAP [R4], R8, R16"
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 2
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
warp 3 {
    word 0xeb36080600470408
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 3
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
warp 4 {
    asm "SUST.P.2D.IGN [R4], R8, R16"
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 4
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
warp 5 {
    asm "SUST.P.2D [R4], R8, R16"
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 5
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
warp 6 {
    asm "SUST.P.2D.TRAP [R4], R8, R16"
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 6
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
warp 7 {
    word 0xeb26080600f70408
    active 0x3ff
    x = { 0 1 2 3 4 5 6 7 8 9 ... }
    y = 7
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      ... }
    handle = { 0xffe00000 0xffe00001 0xffe00002 0xffe00003 0xffe00004 0xffe00005 0xffe00006 0xffe00007 0xffe00008 0xffefffff
      ... }
    expect lane 1 surface.action = "disabled"
    expect lane 2 surface.action = "disabled"
    expect lane 3 surface.action = "disabled"
    expect lane 4 surface.action = "disabled"
    expect lane 5 surface.action = "disabled"
    expect lane 7 surface.action = "header"
    expect lane 8 surface.action = "header"
    expect lane 9 surface.action = "header"
}
handle 0x14 0xffe00007
warp 10 {
    asm "SUST.D.2D [R4], R8, 0x14"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = { 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 13 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect all surface.action = "header"
}
handle 0x15 0xffe00000
warp 11 {
    asm "SUST.D.2D [R4], R8, 0x15"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = { 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 13 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect all surface.action = "store"
}
handle 0x16 0xffe00006
warp 12 {
    asm "SUST.D.2D [R4], R8, 0x16"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = { 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 13 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a 0xa0001b1b
      0xa0001c1c 0xa0001d1d 0xa0001e1e 0xa0001f1f }
    expect all surface.action = "store"
}
expect memory 0x60000000 = 000000a0
expect memory 0x60000010 = 000000a0
expect memory 0x60000040 = 000000a0
expect memory 0x60000050 = 000000a0
expect memory 0x60000080 = 000000a0
expect memory 0x60000090 = 000000a0
expect memory 0x600000c0 = 000000a0
expect memory 0x600000d0 = 000000a0
expect memory 0x60000480 = 000000a0 010100a0 020200a0 030300a0 181800a0 191900a0 1a1a00a0 1b1b00a0
expect memory 0x600004a0 = 040400a0 050500a0 060600a0 070700a0 1c1c00a0 1d1d00a0 1e1e00a0 1f1f00a0
expect memory 0x60000580 = 080800a0 090900a0 0a0a00a0 0b0b00a0
expect memory 0x600005a0 = 0c0c00a0 0d0d00a0 0e0e00a0 0f0f00a0
expect memory 0x60000680 = 101000a0 111100a0 121200a0 131300a0
expect memory 0x600006a0 = 141400a0 151500a0 161600a0 171700a0
expect memory 0x60010028 = 060600a0
expect memory 0x60010038 = 060600a0
expect memory 0x60010068 = 060600a0
expect memory 0x60010078 = 060600a0
expect memory 0x600100a8 = 060600a0
expect memory 0x600100b8 = 060600a0
expect memory 0x600100e8 = 060600a0
expect memory 0x600100f8 = 060600a0
expect memory 0x60010480 = 000000a0 010100a0 020200a0 030300a0 181800a0 191900a0 1a1a00a0 1b1b00a0
expect memory 0x600104a0 = 040400a0 050500a0 060600a0 070700a0 1c1c00a0 1d1d00a0 1e1e00a0 1f1f00a0
expect memory 0x60010580 = 080800a0 090900a0 0a0a00a0 0b0b00a0
expect memory 0x600105a0 = 0c0c00a0 0d0d00a0 0e0e00a0 0f0f00a0
expect memory 0x60010680 = 101000a0 111100a0 121200a0 131300a0
expect memory 0x600106a0 = 141400a0 151500a0 161600a0 171700a0
expect register COUNT_STORES = 80
expect register COUNT_WRITES = 28
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 0
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 56
expect register COUNT_DROP_DISABLED = 40
expect register MISALIGNED = 0
expect register TRAP.valid = 0
