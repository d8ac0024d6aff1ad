# Two warps add to one counter in turn: it ends at the sum, and each thread gets the number of those before it.
texlock 1
rules PD-118 PD-118d
traffic { seed 3 latency 3..70 reorder on ar_stall 30 aw_stall 40 w_stall 40 b_gap 30 r_gap 20 }
sampler 0 { }
texture 0 { format R32 UINT size 64 4 layout pitch 256 address 0x20000000 }
handle 0x10 0
handle 0x7f8 0
bytes 0x20000008 00000000
warp 0 {
    asm "SUATOM.D.2D.ADD R4, [R2], R8, 0x10"
    x = 2  y = 0
    data0 = 1
    expect lane 0 R4 = 0
    expect lane 31 R4 = 31
}
warp 1 {
    asm "SUATOM.D.2D.ADD R4, [R2], R8, 0x10"
    active 0x0000ffff
    x = 2  y = 0
    data0 = 1
    expect lane 0 R4 = 32
    expect lane 15 R4 = 47
}
warp 0 {
    asm "SURED.D.2D.ADD [R2], R8, 0x10"
    x = 2  y = 0
    data0 = 2
}
warp 1 {
    asm "SULD.D.2D R4, [R2], 0x10"
    active 1
    x = 2  y = 0
    expect lane 0 R4 = 112
}
warp 0 {
    asm "SUATOM.D.2D.CAS R4, [R2], R8, 0x10"
    active 3
    x = 2  y = 0
    data0 = { 112 112 0 ... }
    data1 = { 7 8 0 ... }
    expect lane 0 R4 = 112
    expect lane 1 R4 = 7
}
# The number of the handle has ones where a handle in a register has Rc, and there all ones are RZ.
warp 1 {
    asm "SUATOM.D.2D.ADD R4, [R2], R8, 0x7f8"
    active 1
    x = 2  y = 0
    data0 = 1
    expect lane 0 R4 = 7
}
expect memory 0x20000008 = 08000000
