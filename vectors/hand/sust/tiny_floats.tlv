# Floats far below the smallest that a half can be, down to where no bit is left to shift: zeros with their sign.
texlock 1
sampler 0 { }
texture 0 { type ONE_D format R16 FLOAT size 64 address 0x40000 }
handle 0 texture 0 sampler 0
warp 0 { asm "SUST.P.1D.R [R4], R8, 0"  x = lane
  data0 = { 0x2d000000 0xac923456 0x2c123456 0xab800000 0x2b123456 0xaa923456 0x2a000000 0xa9923456
            0x29123456 0xa8800000 0x28123456 0xa7923456 0x27000000 0xa6923456 0x26123456 0xa5800000
            0x25123456 0xa4923456 0x24000000 0xa3923456 0x23123456 0xa2800000 0x22123456 0xa1923456
            0x21000000 0xa0923456 0x20123456 0x9f800000 0x1f123456 0x9e923456 0x1e000000 0x9d923456 } }
expect memory 0x40000 = 00 00 00 80 00 00 00 80 00 00 00 80 00 00 00 80
expect memory 0x40020 = 00 00 00 80 00 00 00 80 00 00 00 80 00 00 00 80
expect memory 0x40100 = 00 00 00 80 00 00 00 80 00 00 00 80 00 00 00 80
expect memory 0x40120 = 00 00 00 80 00 00 00 80 00 00 00 80 00 00 00 80
