# Buffers: elements of every size, bases of any byte (accesses that lie in two lines of 32 bytes), and a
# coordinate that is unsigned unless the clamp mode is NEAR.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-23 PD-33
sampler 0 { }
texture 0 { raw 0004920f 30000000 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32 UINT, buffer
handle 0x0 0x0
warp 0 {
    asm "SUST.D.1D_BUFFER.U8.IGN [R4], R8, 0x0"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 1 { raw 0004920f 30010001 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32 UINT, buffer
handle 0x1 0x1
warp 1 {
    asm "SUST.D.1D_BUFFER.U8 [R4], R8, 0x1"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect all surface.action = "store"
}
texture 2 { raw 0004920f 3002001d 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32 UINT, buffer
handle 0x2 0x2
warp 2 {
    asm "SUST.D.1D_BUFFER.U8.TRAP [R4], R8, 0x2"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 19 surface.action = "trap"  surface.axis = x
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
texture 3 { raw 0004920f 30100000 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32 UINT, buffer
handle 0x3 0x3
warp 3 {
    word 0xeb3e003200170408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 4 { raw 0004920f 30110001 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32 UINT, buffer
handle 0x4 0x4
warp 4 {
    asm "SUST.D.1D_BUFFER.S8.IGN [R4], R8, 0x4"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 5 { raw 0004920f 3012001d 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32 UINT, buffer
handle 0x5 0x5
warp 5 {
    asm "SUST.D.1D_BUFFER.S8 [R4], R8, 0x5"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect all surface.action = "store"
}
texture 6 { raw 0004920f 30200000 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32 UINT, buffer
handle 0x6 0x6
warp 6 {
    asm "SUST.D.1D_BUFFER.U16.TRAP [R4], R8, 0x6"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
texture 7 { raw 0004920f 30210001 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32 UINT, buffer
handle 0x7 0x7
warp 7 {
    word 0xeb3e007200270408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 8 { raw 0004920f 3022001d 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32 UINT, buffer
handle 0x8 0x8
warp 8 {
    asm "SUST.D.1D_BUFFER.U16.IGN [R4], R8, 0x8"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 9 { raw 0004920f 30300000 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32 UINT, buffer
handle 0x9 0x9
warp 9 {
    asm "SUST.D.1D_BUFFER.S16 [R4], R8, 0x9"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect all surface.action = "store"
}
texture 10 { raw 0004920f 30310001 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32 UINT, buffer
handle 0xa 0xa
warp 10 {
    asm "SUST.D.1D_BUFFER.S16.TRAP [R4], R8, 0xa"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 11 surface.action = "trap"  surface.axis = x
    expect lane 12 surface.action = "trap"  surface.axis = x
    expect lane 13 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = x
    expect lane 15 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
    expect lane 17 surface.action = "trap"  surface.axis = x
    expect lane 18 surface.action = "trap"  surface.axis = x
    expect lane 19 surface.action = "trap"  surface.axis = x
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
texture 11 { raw 0004920f 3032001d 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32 UINT, buffer
handle 0xb 0xb
warp 11 {
    word 0xeb3e00b200370408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 12 { raw 0004920f 30400000 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32 UINT, buffer
handle 0xc 0xc
warp 12 {
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0xc"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 13 { raw 0004920f 30410001 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32 UINT, buffer
handle 0xd 0xd
warp 13 {
    asm "SUST.D.1D_BUFFER [R4], R8, 0xd"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect all surface.action = "store"
}
texture 14 { raw 0004920f 3042001d 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32 UINT, buffer
handle 0xe 0xe
warp 14 {
    asm "SUST.D.1D_BUFFER.TRAP [R4], R8, 0xe"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    expect lane 13 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = x
    expect lane 15 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
    expect lane 17 surface.action = "trap"  surface.axis = x
    expect lane 18 surface.action = "trap"  surface.axis = x
    expect lane 19 surface.action = "trap"  surface.axis = x
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
texture 15 { raw 0004920f 30500000 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32 UINT, buffer
handle 0xf 0xf
warp 15 {
    word 0xeb3e00f200570408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 ... }
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 16 { raw 0004920f 30510001 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32 UINT, buffer
handle 0x10 0x10
warp 16 {
    asm "SUST.D.1D_BUFFER.64.IGN [R4], R8, 0x10"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 ... }
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 17 { raw 0004920f 3052001d 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32 UINT, buffer
handle 0x11 0x11
warp 17 {
    asm "SUST.D.1D_BUFFER.64 [R4], R8, 0x11"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 ... }
    expect all surface.action = "store"
}
texture 18 { raw 0004920f 30600000 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32 UINT, buffer
handle 0x12 0x12
warp 18 {
    asm "SUST.D.1D_BUFFER.128.TRAP [R4], R8, 0x12"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a 0xa2000b0b 0xa2000c0c 0xa2000d0d 0xa2000e0e 0xa2000f0f 0xa2001010 0xa2001111 0xa2001212
      0xa2001313 0xa2001414 0xa2001515 0xa2001616 0xa2001717 ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a 0xa3000b0b 0xa3000c0c 0xa3000d0d 0xa3000e0e 0xa3000f0f 0xa3001010 0xa3001111 0xa3001212
      0xa3001313 0xa3001414 0xa3001515 0xa3001616 0xa3001717 ... }
    expect lane 11 surface.action = "trap"  surface.axis = x
    expect lane 12 surface.action = "trap"  surface.axis = x
    expect lane 13 surface.action = "trap"  surface.axis = x
    expect lane 14 surface.action = "trap"  surface.axis = x
    expect lane 15 surface.action = "trap"  surface.axis = x
    expect lane 16 surface.action = "trap"  surface.axis = x
    expect lane 17 surface.action = "trap"  surface.axis = x
    expect lane 18 surface.action = "trap"  surface.axis = x
    expect lane 19 surface.action = "trap"  surface.axis = x
    expect lane 20 surface.action = "trap"  surface.axis = x
    expect lane 21 surface.action = "trap"  surface.axis = x
    expect lane 22 surface.action = "trap"  surface.axis = x
    expect lane 23 surface.action = "trap"  surface.axis = x
}
texture 19 { raw 0004920f 30610001 00000000 00000000 03000008 00000000 00000000 00000000 }   # ONE_D_BUFFER 9, R32 UINT, buffer
handle 0x13 0x13
warp 19 {
    word 0xeb3e013200670408
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a 0xa2000b0b 0xa2000c0c 0xa2000d0d 0xa2000e0e 0xa2000f0f 0xa2001010 0xa2001111 0xa2001212
      0xa2001313 0xa2001414 0xa2001515 0xa2001616 0xa2001717 ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a 0xa3000b0b 0xa3000c0c 0xa3000d0d 0xa3000e0e 0xa3000f0f 0xa3001010 0xa3001111 0xa3001212
      0xa3001313 0xa3001414 0xa3001515 0xa3001616 0xa3001717 ... }
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 20 { raw 0004920f 3062001d 00000000 00000000 03000020 00000000 00000000 00000000 }   # ONE_D_BUFFER 33, R32 UINT, buffer
handle 0x14 0x14
warp 20 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0x14"
    active 0xffffff
    x = { 0 1 2 3 4 5 6 7 8 15 16 31 32 33 49 50 98 99 100 199 200 -1 0x80000000 0x7fffffff ... }
    data0 = { 0xa0000000 0xa0000101 0xa0000202 0xa0000303 0xa0000404 0xa0000505 0xa0000606 0xa0000707 0xa0000808 0xa0000909
      0xa0000a0a 0xa0000b0b 0xa0000c0c 0xa0000d0d 0xa0000e0e 0xa0000f0f 0xa0001010 0xa0001111 0xa0001212
      0xa0001313 0xa0001414 0xa0001515 0xa0001616 0xa0001717 ... }
    data1 = { 0xa1000000 0xa1000101 0xa1000202 0xa1000303 0xa1000404 0xa1000505 0xa1000606 0xa1000707 0xa1000808 0xa1000909
      0xa1000a0a 0xa1000b0b 0xa1000c0c 0xa1000d0d 0xa1000e0e 0xa1000f0f 0xa1001010 0xa1001111 0xa1001212
      0xa1001313 0xa1001414 0xa1001515 0xa1001616 0xa1001717 ... }
    data2 = { 0xa2000000 0xa2000101 0xa2000202 0xa2000303 0xa2000404 0xa2000505 0xa2000606 0xa2000707 0xa2000808 0xa2000909
      0xa2000a0a 0xa2000b0b 0xa2000c0c 0xa2000d0d 0xa2000e0e 0xa2000f0f 0xa2001010 0xa2001111 0xa2001212
      0xa2001313 0xa2001414 0xa2001515 0xa2001616 0xa2001717 ... }
    data3 = { 0xa3000000 0xa3000101 0xa3000202 0xa3000303 0xa3000404 0xa3000505 0xa3000606 0xa3000707 0xa3000808 0xa3000909
      0xa3000a0a 0xa3000b0b 0xa3000c0c 0xa3000d0d 0xa3000e0e 0xa3000f0f 0xa3001010 0xa3001111 0xa3001212
      0xa3001313 0xa3001414 0xa3001515 0xa3001616 0xa3001717 ... }
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 9 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 11 surface.action = "bounds"  surface.axis = x
    expect lane 12 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 14 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 18 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 20 surface.action = "bounds"  surface.axis = x
    expect lane 21 surface.action = "bounds"  surface.axis = x
    expect lane 22 surface.action = "bounds"  surface.axis = x
    expect lane 23 surface.action = "bounds"  surface.axis = x
}
texture 21 { raw 0004921d 00000007 00000001 0000ffff 0300ffff 00000000 00000000 00000000 }   # ONE_D_BUFFER 4294967296, R8 UINT, buffer
texture 22 { raw 00049201 fffff001 0000ffff 00008000 0300ffff 00000000 00000000 00000000 }   # ONE_D_BUFFER 2147549184, R32_G32_B32_A32 UINT, buffer
handle 0x15 0x15
warp 21 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER.U8.IGN [R4], R8, 0x15"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    expect all surface.action = "store"
}
warp 21 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER.IGN [R4], R8, 0x15"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 2 surface.action = "bounds"  surface.axis = x
    expect lane 3 surface.action = "bounds"  surface.axis = x
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
}
warp 21 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER.U8 [R4], R8, 0x15"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    expect all surface.action = "store"
}
warp 21 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER [R4], R8, 0x15"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    expect all surface.action = "store"
}
handle 0x16 0x16
warp 22 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0x16"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    data1 = { 0x51000000 0x51000101 0x51000202 0x51000303 0x51000404 0x51000505 0x51000606 0x51000707 0x51000808 ... }
    data2 = { 0x52000000 0x52000101 0x52000202 0x52000303 0x52000404 0x52000505 0x52000606 0x52000707 0x52000808 ... }
    data3 = { 0x53000000 0x53000101 0x53000202 0x53000303 0x53000404 0x53000505 0x53000606 0x53000707 0x53000808 ... }
    expect lane 4 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
}
warp 22 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER.64.IGN [R4], R8, 0x16"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    data1 = { 0x51000000 0x51000101 0x51000202 0x51000303 0x51000404 0x51000505 0x51000606 0x51000707 0x51000808 ... }
    expect all surface.action = "store"
}
warp 22 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x16"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    data1 = { 0x51000000 0x51000101 0x51000202 0x51000303 0x51000404 0x51000505 0x51000606 0x51000707 0x51000808 ... }
    data2 = { 0x52000000 0x52000101 0x52000202 0x52000303 0x52000404 0x52000505 0x52000606 0x52000707 0x52000808 ... }
    data3 = { 0x53000000 0x53000101 0x53000202 0x53000303 0x53000404 0x53000505 0x53000606 0x53000707 0x53000808 ... }
    expect all surface.action = "store"
}
warp 22 {   # offsets beyond 32 bits, addresses beyond 48
    asm "SUST.D.1D_BUFFER.64 [R4], R8, 0x16"
    active 0x1ff
    x = { 0 0x80000000 0x7fffffff 0x7fffffff -1 0x1fffffff 0x40000000 0x8000ffff 0x80010000 ... }
    data0 = { 0x50000000 0x50000101 0x50000202 0x50000303 0x50000404 0x50000505 0x50000606 0x50000707 0x50000808 ... }
    data1 = { 0x51000000 0x51000101 0x51000202 0x51000303 0x51000404 0x51000505 0x51000606 0x51000707 0x51000808 ... }
    expect all surface.action = "store"
}
expect memory 0x30000000 = 00010203 04050607 08
expect memory 0x3000000f = 090a
expect memory 0x3000001f = 0b
expect memory 0x30000020 = 0c0d
expect memory 0x30000031 = 0e0f
expect memory 0x30000062 = 101112
expect memory 0x300000c7 = 1314
expect memory 0x30010001 = 00010203 04050607 08
expect memory 0x30010010 = 090a
expect memory 0x30010020 = 0b0c0d
expect memory 0x30010024 = 0e
expect memory 0x3002001d = 000102
expect memory 0x30020020 = 03040506 0708
expect memory 0x3002002c = 090a
expect memory 0x3002003c = 0b0c0d
expect memory 0x3002004e = 0e0f
expect memory 0x3002007f = 10
expect memory 0x30020080 = 1112
expect memory 0x30100000 = 00010203 04050607 08
expect memory 0x3010000f = 090a
expect memory 0x3010001f = 0b
expect memory 0x30100020 = 0c0d
expect memory 0x30100031 = 0e0f
expect memory 0x30100062 = 101112
expect memory 0x301000c7 = 1314
expect memory 0x30110001 = 00010203 04050607 08
expect memory 0x30110010 = 090a
expect memory 0x30110020 = 0b0c0d
expect memory 0x3012001d = 000102
expect memory 0x30120020 = 03040506 0708
expect memory 0x3012002c = 090a
expect memory 0x3012003c = 0b0c0d
expect memory 0x3012004e = 0e0f
expect memory 0x3012007f = 10
expect memory 0x30120080 = 1112
expect memory 0x301200a0 = 13
expect memory 0x30200000 = 00000101 02020303 04040505 06060707 0808
expect memory 0x3020001e = 0909
expect memory 0x30200020 = 0a0a
expect memory 0x3020003e = 0b0b
expect memory 0x30200040 = 0c0c0d0d
expect memory 0x30200062 = 0e0e0f0f
expect memory 0x302000c4 = 10101111 1212
expect memory 0x3020018e = 1313
expect memory 0x30210001 = 00000101 02020303 04040505 06060707 0808
expect memory 0x3021001f = 09
expect memory 0x30210020 = 090a0a
expect memory 0x3022001d = 000001
expect memory 0x30220020 = 01020203 03040405 05060607 070808
expect memory 0x3022003b = 09090a0a
expect memory 0x3022005b = 0b0b0c0c 0d
expect memory 0x30220060 = 0d
expect memory 0x3022007f = 0e
expect memory 0x30220080 = 0e0f0f
expect memory 0x30300000 = 00000101 02020303 04040505 06060707 0808
expect memory 0x3030001e = 0909
expect memory 0x30300020 = 0a0a
expect memory 0x3030003e = 0b0b
expect memory 0x30300040 = 0c0c0d0d
expect memory 0x30300062 = 0e0e0f0f
expect memory 0x303000c4 = 10101111 1212
expect memory 0x3030018e = 1313
expect memory 0x30310001 = 00000101 02020303 04040505 06060707 0808
expect memory 0x3031001f = 09
expect memory 0x30310020 = 090a0a
expect memory 0x3032001d = 000001
expect memory 0x30320020 = 01020203 03040405 05060607 070808
expect memory 0x3032003b = 09090a0a
expect memory 0x3032005b = 0b0b0c0c 0d
expect memory 0x30320060 = 0d
expect memory 0x3032007f = 0e
expect memory 0x30320080 = 0e0f0f
expect memory 0x30400000 = 000000a0 010100a0 020200a0 030300a0 040400a0 050500a0 060600a0 070700a0
expect memory 0x30400020 = 080800a0
expect memory 0x3040003c = 090900a0
expect memory 0x30400040 = 0a0a00a0
expect memory 0x3040007c = 0b0b00a0
expect memory 0x30400080 = 0c0c00a0 0d0d00a0
expect memory 0x304000c4 = 0e0e00a0 0f0f00a0
expect memory 0x30400188 = 101000a0 111100a0
expect memory 0x30410001 = 000000a0 010100a0 020200a0 030300a0 040400a0 050500a0 060600a0 070700
expect memory 0x30410020 = a0080800 a0
expect memory 0x3042001d = 000000
expect memory 0x30420020 = a0010100 a0020200 a0030300 a0040400 a0050500 a0060600 a0070700 a0080800
expect memory 0x30420040 = a0
expect memory 0x30420059 = 090900a0 0a0a00
expect memory 0x30420060 = a0
expect memory 0x30420099 = 0b0b00a0 0c0c00
expect memory 0x304200a0 = a0
expect memory 0x30500000 = 000000a0 000000a1 010100a0 010100a1 020200a0 020200a1 030300a0 030300a1
expect memory 0x30500020 = 040400a0 040400a1 050500a0 050500a1 060600a0 060600a1 070700a0 070700a1
expect memory 0x30500040 = 080800a0 080800a1
expect memory 0x30500078 = 090900a0 090900a1
expect memory 0x30500080 = 0a0a00a0 0a0a00a1
expect memory 0x305000f8 = 0b0b00a0 0b0b00a1
expect memory 0x30500100 = 0c0c00a0 0c0c00a1 0d0d00a0 0d0d00a1
expect memory 0x30500188 = 0e0e00a0 0e0e00a1
expect memory 0x30510001 = 000000a0 000000a1 010100a0 010100a1 020200a0 020200a1 030300a0 030300
expect memory 0x30510020 = a1
expect memory 0x3052001d = 000000
expect memory 0x30520020 = a0000000 a1010100 a0010100 a1020200 a0020200 a1030300 a0030300 a1040400
expect memory 0x30520040 = a0040400 a1050500 a0050500 a1060600 a0060600 a1070700 a0070700 a1080800
expect memory 0x30520060 = a0080800 a1
expect memory 0x30520095 = 090900a0 090900a1
expect memory 0x30600000 = 000000a0 000000a1 000000a2 000000a3 010100a0 010100a1 010100a2 010100a3
expect memory 0x30600020 = 020200a0 020200a1 020200a2 020200a3 030300a0 030300a1 030300a2 030300a3
expect memory 0x30600040 = 040400a0 040400a1 040400a2 040400a3 050500a0 050500a1 050500a2 050500a3
expect memory 0x30600060 = 060600a0 060600a1 060600a2 060600a3 070700a0 070700a1 070700a2 070700a3
expect memory 0x30600080 = 080800a0 080800a1 080800a2 080800a3
expect memory 0x306000f0 = 090900a0 090900a1 090900a2 090900a3
expect memory 0x30600100 = 0a0a00a0 0a0a00a1 0a0a00a2 0a0a00a3
expect memory 0x30610001 = 000000a0 000000a1 000000a2 000000a3 010100a0 010100a1 010100a2 010100
expect memory 0x30610020 = a3
expect memory 0x3062001d = 000000
expect memory 0x30620020 = a0000000 a1000000 a2000000 a3010100 a0010100 a1010100 a2010100 a3020200
expect memory 0x30620040 = a0020200 a1020200 a2020200 a3030300 a0030300 a1030300 a2030300 a3040400
expect memory 0x30620060 = a0040400 a1040400 a2040400 a3050500 a0050500 a1050500 a2050500 a3060600
expect memory 0x30620080 = a0060600 a1060600 a2060600 a3070700 a0070700 a1070700 a2070700 a3
expect memory 0xffffeff9 = 05050050 050500
expect memory 0xfffff000 = 51
expect memory 0x100000007 = 00000050
expect memory 0x120000006 = 05
expect memory 0x140000007 = 06
expect memory 0x180000003 = 05050050 01
expect memory 0x180010006 = 0708
expect memory 0x1ffffeff1 = 05050050 05050051 05050052 050500
expect memory 0x1fffff000 = 53060600 50060600 51
expect memory 0x200000003 = 02020050
expect memory 0x3ffffeff9 = 02020050 020200
expect memory 0x3fffff000 = 51060600 50060600 51060600 52060600 53
expect memory 0x40007eff9 = 07070050 070700
expect memory 0x40007f000 = 51080800 50080800 51
expect memory 0x7ffffeff1 = 02020050 02020051 02020052 020200
expect memory 0x7fffff000 = 53010100 50010100 51010100 52010100 53
expect memory 0x8000feff1 = 07070050 07070051 07070052 070700
expect memory 0x8000ff000 = 53
expect memory 0xfffffffff001 = 00000050 00000051 00000052 00000053
expect register COUNT_STORES = 403
expect register COUNT_WRITES = 138
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 127
expect register COUNT_DROP_TRAP = 46
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 1
expect register TRAP.warp = 2
expect register TRAP.lane = 19
expect register TRAP.axis = x
expect register TRAP_X = 0xc7
expect register TRAP_Y = 0x0
expect register TRAP_Z = 0x0
