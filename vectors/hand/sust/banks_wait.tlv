# Two banks of 64 lines each that wait for responses, and the next instruction, to other lines, before them: nothing of it
# is in what waits.
texlock 1
rules R-SUST-7 R-SUST-11
traffic { latency 400 }
sampler 0 { }
texture 0 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT size 4096 address 0x20000011 }
handle 0 0
warp 0 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane + 0  data0 = lane  data1 = 1 }
warp 1 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane + 128  data0 = lane  data1 = 2 }
warp 2 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane + 256  data0 = lane  data1 = 3 }
warp 3 { asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0"  x = 4 * lane + 384  data0 = lane  data1 = 4 }
expect memory 0x20000811 = 00 00 00 00 02 00 00 00
expect memory 0x20001011 = 00 00 00 00 03 00 00 00
