# Formatted stores, a component at a time. Codes and floats by hand, from the rules.
texlock 1
rules PD-36 PD-38 PD-39 PD-39a PD-42 PD-42a
handle 0 0
handle 1 1
handle 2 2
handle 3 3
texture 0 { type TWO_D layout pitch 32 format R16 FLOAT size 16 1 address 0x30000000 }
texture 1 { type TWO_D layout pitch 32 format A8B8G8R8 UNORM source A B G R size 8 1 address 0x30001000 SRGB_CONVERSION 1 }
texture 2 { type TWO_D layout pitch 32 format BF10GF11RF11 FLOAT size 8 1 address 0x30002000 }
texture 3 { type TWO_D layout pitch 32 format E5B9G9R9_SHAREDEXP FLOAT size 8 1 address 0x30003000 }
bytes 0x30003000 a1a2a3a4

# 1 + 3/4 of a last place, 65519, 65520, -65520, NaN, -Inf, 2^-24, 2^-25, -0
warp 0 {
    asm "SUST.P.2D.R.IGN [R2], R4, 0x0"  active 0x1ff
    x = lane  y = 0
    data0 = { 0x3f801800 0x477fef00 0x477ff000 0xc77ff000 0xffc00001 0xff800000 0x33800000 0x33000000 0x80000000 ... }
    expect all convert.bytes = 2
}
expect memory 0x30000000 = 00 3c ff 7b ff 7b ff fb 00 fe 00 fc 01 00 00 00 00 80

# 1/2 is 127.5 of 255: down; 0x3b008081, just above the middle of 0 and 1, is 8.03 of 4096 and becomes 0. Of two components
# the others are zero, alpha too. Neither sources nor sRGB are looked at.
warp 1 {
    asm "SUST.P.2D.RG.IGN [R2], R4, 0x1"  active 0x7
    x = lane  y = 0
    data0 = { 0x3f000000 0x40000000 0x7fc00000 ... }
    data1 = { 0x3b008081 0xbf800000 0x3f7fffff ... }
    expect all convert.bytes = 4
}
expect memory 0x30001000 = 7f 00 00 00 ff 00 00 00 00 ff 00 00

# 1, 2, 1/2; negative numbers are zero, NaN keeps no sign, too large is the largest. The fourth register is ignored.
warp 2 {
    asm "SUST.P.2D.IGN [R2], R4, 0x2"  active 0x3
    x = lane  y = 0
    data0 = { 0x3f800000 0xbf800000 ... }
    data1 = { 0x40000000 0xffc00000 ... }
    data2 = { 0x3f000000 0x7f7fffff ... }
    data3 = 0x3f800000
    expect all convert.bytes = 4
}
expect memory 0x30002000 = c0 03 20 70 00 00 ff f7

# A shared exponent takes no components: the store is dropped. Raw, it takes bytes.
warp 3 {
    asm "SUST.P.2D.IGN [R2], R4, 0x3"  active 0x1
    x = 0  y = 0  data0 = 0x3f800000  data1 = 0x3f800000  data2 = 0x3f800000  data3 = 0x3f800000
    expect all surface.action = FORMAT
    expect all convert.bytes = 0
}
warp 3 {
    asm "SUST.D.2D.32.IGN [R2], R4, 0x3"  active 0x1
    x = 1  y = 0  data0 = 0x12345678
    expect all surface.action = STORE
}
expect memory 0x30003000 = a1 a2 a3 a4 78 56 34 12

# A mask of G and A: G takes the first register, A the second.
handle 4 4
texture 4 { type TWO_D_ARRAY layout blocklinear format A8B8G8R8 SNORM size 16 8 layers 3 block 1 1 1 address 0x30100000 }
warp 4 {
    asm "SUST.P.2D_ARRAY.GA.IGN [R4], R8, 0x4"  active 0x3
    x = lane  y = 0  array = 2
    data0 = { 0xbf800000 0xbf000000 ... }
    data1 = { 0x3f800000 0x7fc00000 ... }
    expect all convert.bytes = 4
}
expect memory 0x30100400 = 00 81 00 7f 00 c1 00 00

# The low half of a register.
warp 5 {
    asm "SUST.D.2D_ARRAY.S16.IGN [R4], R8, 0x4"  active 0x1
    x = 8  y = 0  array = 1
    data0 = 0xabcd1234
    expect all convert.bytes = 2
}
expect memory 0x30100220 = 34 12
