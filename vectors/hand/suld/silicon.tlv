# Surface loads that real hardware was seen to make (SM53): coordinates x, y as integers, handle by index or in a register,
# no sampler; .P converts and writes as many registers as .rgba has; without .BA x is a sample; a PITCH header of type
# TWO_D_NO_MIPMAP serves .2D.
texlock 1
rules PD-117
rules without PD-117b PD-117c
texture 0 { format A8B8G8R8 UNORM size 16 8 type TWO_D_NO_MIPMAP layout pitch 64 address 0x20000000 }
texture 1 { format R8 UINT size 64 8 type TWO_D_NO_MIPMAP layout pitch 64 address 0x20001000 }
handle 0x10 0
handle 0x11 1
bytes 0x200000c4 ff000000
bytes 0x200010c1 ff
warp 0 {
    asm "SULD.P.2D.R R4, [R2], 0x10"
    active 1
    x = 1  y = 3
    expect lane 0 R4 = 0x3f800000  R5 = unwritten  R6 = unwritten  R7 = unwritten
}
warp 1 {
    asm "SULD.P.2D R4, [R2], R8"
    active 1
    x = 1  y = 3
    handle = 0
    expect lane 0 R4 = 0x3f800000  R5 = 0  R6 = 0  R7 = 0
}
warp 2 {
    asm "SULD.D.2D R4, [R2], 0x10"   # .32
    active 1
    x = 1  y = 3
    expect lane 0 R4 = 0x000000ff  R5 = unwritten
}
warp 3 {
    asm "SULD.P.2D.R R4, [R2], 0x11"
    active 1
    x = 1  y = 3
    expect lane 0 R4 = 0x000000ff  R5 = unwritten
}
