# Formatted stores in which nothing is rounded, clamped, left out or turned round.
texlock 1
rules without PD-36 PD-38 PD-39 PD-39a PD-42 PD-42a
handle 0 0
handle 1 1
texture 0 { type TWO_D layout pitch 32 format A8B8G8R8 UNORM size 8 1 address 0x30000000 }
texture 1 { type TWO_D layout pitch 32 format R16_G16_B16_A16 FLOAT size 4 1 address 0x30001000 }

warp 0 {
    asm "SUST.P.2D.IGN [R2], R4, 0x0"  active 0x1
    x = 2  y = 0  data0 = 0  data1 = 0x3f800000  data2 = 0x3f800000  data3 = 0
    expect all convert.address = 0x30000008
}
expect memory 0x30000008 = 00 ff ff 00

warp 1 {
    asm "SUST.P.2D.IGN [R2], R4, 0x1"  active 0x1
    x = 1  y = 0  data0 = 0x3f800000  data1 = 0xc0000000  data2 = 0x3f000000  data3 = 0x33800000
    expect all convert.address = 0x30001008
}
expect memory 0x30001008 = 00 3c 00 c0 00 38 01 00
