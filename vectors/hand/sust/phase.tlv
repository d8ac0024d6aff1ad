# A store with the phase code that stands for nothing is refused, as any other instruction is.
texlock 1
texture 0 { type ONE_D_BUFFER format R32 UINT size 64 address 0x20000000 }
sampler 0 { }
handle 0 0
warp 0 { asm "SUST.D.1D_BUFFER [R4], R8, 0"  phase 3  x = lane  data0 = lane
    expect token decode.illegal = "phase"; }
