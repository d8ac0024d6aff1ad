# Atomics at strictness order: what a thread writes follows from the bytes that it read, wherever in the line it is.
texlock 1
strictness order
rules PD-118
traffic { seed 5 latency 3..40 aw_stall 40 b_gap 30 }
sampler 0 { }
texture 0 { format R32 UINT size 64 4 layout pitch 256 address 0x20000000  texels index }
texture 1 { format R32_G32 UINT size 32 4 layout pitch 256 address 0x20001000 }
handle 0x10 texture 0 sampler 0
handle 0x11 texture 1 sampler 0
bytes 0x20001138 ffffffff 01000000
warp 0 {
    asm "SUATOM.D.2D.ADD R4, [R2], R8, 0x10"
    x = lane * 2 + 1  y = 1
    data0 = 0x1000
    expect lane 0 R4 = 0x10001
    expect lane 31 R4 = 0x1003f
}
warp 1 {
    asm "SURED.D.U64.2D.ADD [R2], R8, 0x11"
    active 3
    x = 7  y = 1
    data0 = 1
    data1 = 0x10
}
expect memory 0x20000104 = 01100100
expect memory 0x200001fc = 3f100100
expect memory 0x20001138 = 01000000 22000000
