# The last registers that each operand may begin with; words beside those of `illegal`.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-19 R-SUST-24 R-SUST-27
sampler 0 { }
texture 0 { raw 58d4920f c0000000 00600000 00000000 e080001f 80000007 00000000 00000000 }   # TWO_D 32 x 8 x 1, R32 UINT, blocks of 1 x 1 x 1
texture 1 { raw 58d4920f c1000000 00600000 00000000 e200003f 80070000 00000000 00000000 }   # ONE_D_ARRAY 64 x 1 x 8, R32 UINT, blocks of 1 x 1 x 1
texture 2 { raw 58d4920f c2000000 00600000 00000000 e100001f 80030003 00000000 00000000 }   # THREE_D 32 x 4 x 4, R32 UINT, blocks of 1 x 1 x 1
handle 0x1 0x1
warp 0 {
    asm "SUST.D.1D_ARRAY.64 [R252], R252, 0x1"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    array = 0
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 ... }
    expect all surface.action = "store"
}
handle 0x2 0x2
warp 1 {
    asm "SUST.D.3D [R252], R254, 0x2"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 1
    z = 2
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 ... }
    expect all surface.action = "store"
}
handle 0x0 0x0
warp 2 {
    asm "SUST.D.2D.128 [R252], R248, 0x0"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 2
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 ... }
    expect all surface.action = "store"
}
warp 3 {
    word 0xeb2a00060077fcf8
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 3
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 ... }
    expect all surface.action = "store"
}
warp 4 {
    asm "SUST.D.2D.128 [R4], RZ, R254"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 0
    handle = 0
    expect all surface.action = "store"
}
expect memory 0xc0000000 = 00000000 00000000 00000000 00000000
expect memory 0xc0000020 = 00000000 00000000 00000000 00000000
expect memory 0xc0000040 = 000000a0 000000a1 000000a2 000000a3 000000a0 010100a0 020200a0 030300a0
expect memory 0xc0000060 = 010100a0 010100a1 010100a2 010100a3 040400a0 050500a0 060600a0 070700a0
expect memory 0xc0000100 = 00000000 00000000 00000000 00000000
expect memory 0xc0000120 = 00000000 00000000 00000000 00000000
expect memory 0xc0000140 = 020200a0 020200a1 020200a2 020200a3
expect memory 0xc0000160 = 030300a0 030300a1 030300a2 030300a3
expect memory 0xc0000200 = 00000000 00000000 00000000 00000000
expect memory 0xc0000220 = 00000000 00000000 00000000 00000000
expect memory 0xc0000240 = 040400a0 040400a1 040400a2 040400a3
expect memory 0xc0000260 = 050500a0 050500a1 050500a2 050500a3
expect memory 0xc0000300 = 00000000 00000000 00000000 00000000
expect memory 0xc0000320 = 00000000 00000000 00000000 00000000
expect memory 0xc0000340 = 060600a0 060600a1 060600a2 060600a3
expect memory 0xc0000360 = 070700a0 070700a1 070700a2 070700a3
expect memory 0xc1000000 = 000000a0 000000a1 010100a0 010100a1
expect memory 0xc1000020 = 020200a0 020200a1 030300a0 030300a1
expect memory 0xc1000100 = 040400a0 040400a1 050500a0 050500a1
expect memory 0xc1000120 = 060600a0 060600a1 070700a0 070700a1
expect memory 0xc2000810 = 000000a0 010100a0 020200a0 030300a0
expect memory 0xc2000830 = 040400a0 050500a0 060600a0 070700a0
expect register COUNT_STORES = 40
expect register COUNT_WRITES = 24
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 0
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
