# The queue of each identifier of writes is full: each instruction writes 32 lines of one identifier, which is the number
# of the line modulo 4, and the first response comes long after the 16th line.
texlock 1
traffic { latency 200 }
texture 0 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT size 256 address 0x20000000 }
handle 0 0

warp 0 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = lane * 8
    data0 = lane
}
warp 1 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = lane * 8 + 2
    data0 = lane
}
warp 2 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = lane * 8 + 4
    data0 = lane
}
warp 3 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = lane * 8 + 6
    data0 = lane
}
