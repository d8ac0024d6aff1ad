# The widest row of all: 2^32 elements of 16 bytes are 2^36 bytes, and each coordinate without a sign is inside.
texlock 1
rules R-SUST-23
sampler 0 { }
texture 0 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT size 0x100000000 address 0x20000000 }
handle 0 texture 0 sampler 0
warp 0 {
    asm "SUST.D.1D_BUFFER.U8.IGN [R4], R8, 0"  active 0x7
    x = { 0 0x7fffffff 0xffffffff ... }  data0 = { 0x11 0x22 0x33 ... }
    expect all surface.action = "store"
}
expect memory 0x20000000 = 11
expect memory 0x9fffffff = 22
expect memory 0x11fffffff = 33
