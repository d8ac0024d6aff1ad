# Threads late in an instruction meet the lines of earlier ones, up to the 62nd of 64, and an instruction behind two that
# still send meets the last two: each thread is in two lines, 2 n and 2 n + 1 where it stores element 4 n.
texlock 1
traffic { latency 200 }
sampler 0 { }
texture 0 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT size 128 address 0x20000011 }
handle 0 0
texture 1 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT size 128 address 0x20010011 }
handle 1 1
warp 0 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 64 68 72 76 80 84 88 92 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
warp 1 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 96 100 104 108 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
warp 2 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 112 116 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
warp 3 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 120 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
wait
warp 4 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
warp 5 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 1"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
warp 6 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 1"  active 1
    x = { 124 ... }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
wait
warp 7 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
warp 8 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 1"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
warp 9 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 1"  active 1
    x = { 125 ... }
    data0 = lane + 1  data1 = lane * 257  data2 = 7 - lane  data3 = lane * lane
}
