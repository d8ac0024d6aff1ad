# Every dimension on a surface of every texture type: what does not fit is dropped without a fault (PD-40). A cube
# is stored as an array of its faces.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-16 R-SUST-18 PD-40
sampler 0 { }
texture 0 { raw 58d4920f 50000000 00600000 00000008 e0000017 8000000f 00000000 00000000 }   # ONE_D 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 1 { raw 58d4920f 50100000 00600000 00000008 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 2 { raw 58d4920f 50200000 00600000 00000008 e1000017 8004000f 00000000 00000000 }   # THREE_D 24 x 16 x 5, R32 UINT, blocks of 1 x 2 x 1
texture 3 { raw 58d4920f 50300000 00600000 00000008 e1800017 8000000f 00000000 00000000 }   # CUBEMAP 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 4 { raw 58d4920f 50400000 00600000 00000008 e2000017 8004000f 00000000 00000000 }   # ONE_D_ARRAY 24 x 16 x 5, R32 UINT, blocks of 1 x 2 x 1
texture 5 { raw 58d4920f 50500000 00600000 00000008 e2800017 8004000f 00000000 00000000 }   # TWO_D_ARRAY 24 x 16 x 5, R32 UINT, blocks of 1 x 2 x 1
texture 6 { raw 0004920f 50600000 00000000 00000000 03000017 00000000 00000000 00000000 }   # ONE_D_BUFFER 24, R32 UINT, buffer
texture 7 { raw 58d4920f 50700000 00600000 00000008 e3800017 8000000f 00000000 00000000 }   # TWO_D_NO_MIPMAP 24 x 16 x 1, R32 UINT, blocks of 1 x 2 x 1
texture 8 { raw 58d4920f 50800000 00600000 00000008 e4000017 8001000f 00000000 00000000 }   # CUBEMAP_ARRAY 24 x 16 x 2, R32 UINT, blocks of 1 x 2 x 1
warp 0 {
    asm "SUST.D.1D.IGN [R4], R8, R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 1 surface.action = "type"
    expect lane 2 surface.action = "type"
    expect lane 3 surface.action = "type"
    expect lane 4 surface.action = "type"
    expect lane 5 surface.action = "type"
    expect lane 6 surface.action = "type"
    expect lane 7 surface.action = "type"
    expect lane 8 surface.action = "type"
    expect lane 10 surface.action = "type"
    expect lane 11 surface.action = "type"
    expect lane 12 surface.action = "type"
    expect lane 13 surface.action = "type"
    expect lane 14 surface.action = "type"
    expect lane 15 surface.action = "type"
    expect lane 16 surface.action = "type"
    expect lane 17 surface.action = "type"
    expect lane 19 surface.action = "type"
    expect lane 20 surface.action = "type"
    expect lane 21 surface.action = "type"
    expect lane 22 surface.action = "type"
    expect lane 23 surface.action = "type"
    expect lane 24 surface.action = "type"
    expect lane 25 surface.action = "type"
    expect lane 26 surface.action = "type"
}
warp 1 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 0xa1001818 0xa1001919 0xa1001a1a ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a 0xa2000b0b 0xa2000c0c 0xa2000d0d 0xa2000e0e 0xa2000f0f 0xa2001010 0xa2001111 0xa2001212
      0xa2001313 0xa2001414 0xa2001515 0xa2001616 0xa2001717 0xa2001818 0xa2001919 0xa2001a1a ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a 0xa3000b0b 0xa3000c0c 0xa3000d0d 0xa3000e0e 0xa3000f0f 0xa3001010 0xa3001111 0xa3001212
      0xa3001313 0xa3001414 0xa3001515 0xa3001616 0xa3001717 0xa3001818 0xa3001919 0xa3001a1a ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 surface.action = "type"
    expect lane 1 surface.action = "type"
    expect lane 2 surface.action = "type"
    expect lane 3 surface.action = "type"
    expect lane 4 surface.action = "type"
    expect lane 5 surface.action = "type"
    expect lane 7 surface.action = "type"
    expect lane 8 surface.action = "type"
    expect lane 9 surface.action = "type"
    expect lane 10 surface.action = "type"
    expect lane 11 surface.action = "type"
    expect lane 12 surface.action = "type"
    expect lane 13 surface.action = "type"
    expect lane 14 surface.action = "type"
    expect lane 16 surface.action = "type"
    expect lane 17 surface.action = "type"
    expect lane 18 surface.action = "type"
    expect lane 19 surface.action = "type"
    expect lane 20 surface.action = "type"
    expect lane 21 surface.action = "type"
    expect lane 22 surface.action = "type"
    expect lane 23 surface.action = "type"
    expect lane 25 surface.action = "type"
    expect lane 26 surface.action = "type"
}
warp 2 {
    asm "SUST.D.1D_ARRAY.IGN [R4], R8, R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    array = { 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 2 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 1 surface.action = "type"
    expect lane 2 surface.action = "type"
    expect lane 3 surface.action = "type"
    expect lane 5 surface.action = "type"
    expect lane 6 surface.action = "type"
    expect lane 7 surface.action = "type"
    expect lane 8 surface.action = "type"
    expect lane 9 surface.action = "bounds"  surface.axis = array
    expect lane 10 surface.action = "type"
    expect lane 11 surface.action = "type"
    expect lane 12 surface.action = "type"
    expect lane 14 surface.action = "type"
    expect lane 15 surface.action = "type"
    expect lane 16 surface.action = "type"
    expect lane 17 surface.action = "type"
    expect lane 18 surface.action = "bounds"  surface.axis = array
    expect lane 19 surface.action = "type"
    expect lane 20 surface.action = "type"
    expect lane 21 surface.action = "type"
    expect lane 23 surface.action = "type"
    expect lane 24 surface.action = "type"
    expect lane 25 surface.action = "type"
    expect lane 26 surface.action = "type"
}
warp 3 {
    asm "SUST.P.2D.IGN [R4], R8, R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    y = 3
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 0xa1001818 0xa1001919 0xa1001a1a ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a 0xa2000b0b 0xa2000c0c 0xa2000d0d 0xa2000e0e 0xa2000f0f 0xa2001010 0xa2001111 0xa2001212
      0xa2001313 0xa2001414 0xa2001515 0xa2001616 0xa2001717 0xa2001818 0xa2001919 0xa2001a1a ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a 0xa3000b0b 0xa3000c0c 0xa3000d0d 0xa3000e0e 0xa3000f0f 0xa3001010 0xa3001111 0xa3001212
      0xa3001313 0xa3001414 0xa3001515 0xa3001616 0xa3001717 0xa3001818 0xa3001919 0xa3001a1a ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 surface.action = "type"
    expect lane 2 surface.action = "type"
    expect lane 3 surface.action = "type"
    expect lane 4 surface.action = "type"
    expect lane 6 surface.action = "type"
    expect lane 8 surface.action = "type"
    expect lane 9 surface.action = "type"
    expect lane 11 surface.action = "type"
    expect lane 12 surface.action = "type"
    expect lane 13 surface.action = "type"
    expect lane 15 surface.action = "type"
    expect lane 17 surface.action = "type"
    expect lane 18 surface.action = "type"
    expect lane 20 surface.action = "type"
    expect lane 21 surface.action = "type"
    expect lane 22 surface.action = "type"
    expect lane 24 surface.action = "type"
    expect lane 26 surface.action = "type"
}
warp 4 {
    asm "SUST.D.2D_ARRAY.IGN [R4], R8, R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    y = 4
    array = { 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 2 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 surface.action = "type"
    expect lane 2 surface.action = "type"
    expect lane 4 surface.action = "type"
    expect lane 6 surface.action = "type"
    expect lane 7 surface.action = "type"
    expect lane 9 surface.action = "type"
    expect lane 10 surface.action = "bounds"  surface.axis = array
    expect lane 11 surface.action = "type"
    expect lane 13 surface.action = "type"
    expect lane 15 surface.action = "type"
    expect lane 16 surface.action = "type"
    expect lane 18 surface.action = "type"
    expect lane 19 surface.action = "bounds"  surface.axis = array
    expect lane 20 surface.action = "type"
    expect lane 22 surface.action = "type"
    expect lane 24 surface.action = "type"
    expect lane 25 surface.action = "type"
}
warp 5 {
    asm "SUST.P.3D.IGN [R4], R8, R40"
    active 0x7ffffff
    x = { 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 3 ... }
    y = 5
    z = { 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 2 ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 0xa0001818 0xa0001919 0xa0001a1a ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 0xa1001818 0xa1001919 0xa1001a1a ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a 0xa2000b0b 0xa2000c0c 0xa2000d0d 0xa2000e0e 0xa2000f0f 0xa2001010 0xa2001111 0xa2001212
      0xa2001313 0xa2001414 0xa2001515 0xa2001616 0xa2001717 0xa2001818 0xa2001919 0xa2001a1a ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a 0xa3000b0b 0xa3000c0c 0xa3000d0d 0xa3000e0e 0xa3000f0f 0xa3001010 0xa3001111 0xa3001212
      0xa3001313 0xa3001414 0xa3001515 0xa3001616 0xa3001717 0xa3001818 0xa3001919 0xa3001a1a ... }
    handle = { 0xfff00000 0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 0xfff00000
      0xfff00001 0xfff00002 0xfff00003 0xfff00004 0xfff00005 0xfff00006 0xfff00007 0xfff00008 ... }
    expect lane 0 surface.action = "type"
    expect lane 1 surface.action = "type"
    expect lane 3 surface.action = "type"
    expect lane 4 surface.action = "type"
    expect lane 5 surface.action = "type"
    expect lane 6 surface.action = "type"
    expect lane 7 surface.action = "type"
    expect lane 8 surface.action = "type"
    expect lane 9 surface.action = "type"
    expect lane 10 surface.action = "type"
    expect lane 12 surface.action = "type"
    expect lane 13 surface.action = "type"
    expect lane 14 surface.action = "type"
    expect lane 15 surface.action = "type"
    expect lane 16 surface.action = "type"
    expect lane 17 surface.action = "type"
    expect lane 18 surface.action = "type"
    expect lane 19 surface.action = "type"
    expect lane 21 surface.action = "type"
    expect lane 22 surface.action = "type"
    expect lane 23 surface.action = "type"
    expect lane 24 surface.action = "type"
    expect lane 25 surface.action = "type"
    expect lane 26 surface.action = "type"
}
expect memory 0x50000004 = 000000a0 090900a0 121200a0
expect memory 0x50100054 = 010100a0 0a0a00a0 131300a0
expect memory 0x50100084 = 010100a0
expect memory 0x50200094 = 020200a0
expect memory 0x50200898 = 0b0b00a0
expect memory 0x5020109c = 141400a0
expect memory 0x50300084 = 030300a0
expect memory 0x50300888 = 0c0c00a0
expect memory 0x5030108c = 151500a0
expect memory 0x50400004 = 040400a0
expect memory 0x50400408 = 0d0d00a0
expect memory 0x5040080c = 161600a0
expect memory 0x50500054 = 050500a0 0e0e00a0 171700a0
expect memory 0x50500084 = 050500a0
expect memory 0x50500888 = 0e0e00a0
expect memory 0x5050108c = 171700a0
expect memory 0x50600004 = 060600a0 0f0f00a0 181800a0
expect memory 0x50700054 = 070700a0 101000a0 191900a0
expect memory 0x50800084 = 080800a0
expect memory 0x50800888 = 111100a0
expect memory 0x5080108c = 1a1a00a0
expect register COUNT_STORES = 32
expect register COUNT_WRITES = 22
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 4
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 126
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
