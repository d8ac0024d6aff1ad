# The most images of all: 16384 cubes have 98304 faces, so that each layer that 16 bits can name is inside.
texlock 1
rules R-SUST-26 R-SUST-28
sampler 0 { }
texture 0 { type CUBEMAP_ARRAY format R8 UINT size 4 4 layers 16384 address 0x20000000 }
handle 0 texture 0 sampler 0
warp 0 {
    asm "SUST.D.2D_ARRAY.U8.IGN [R4], R8, 0"  active 0x7
    x = { 1 2 3 ... }  y = 2  array = { 0x10000 0x7fff 0xffff ... }  data0 = { 0x11 0x22 0x33 ... }
    expect all surface.action = "store"
}
expect memory 0x20000041 = 11
expect memory 0x20fffe42 = 22
expect memory 0x21fffe43 = 33
