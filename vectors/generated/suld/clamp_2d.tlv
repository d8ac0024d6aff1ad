# SULD.2D: every axis at every edge, by each clamp code.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-117b
sampler 0 { }
bytes 0x20000008 609b1053
bytes 0x20000040 3a58d469
bytes 0x20000098 3b190ed7
bytes 0x20000144 84c67919
bytes 0x20000248 1f42d454
bytes 0x20000448 1a47ac66
bytes 0x20100000 bbb6f3c6
bytes 0x20100008 e26ef2d1
bytes 0x20100040 cd3a6e27
bytes 0x20100098 97f9cd16
bytes 0x20100144 947163a3
bytes 0x20100248 eaf73c39
bytes 0x20100448 f99bb005
bytes 0x20100648 77e0e2b2
bytes 0x20200008 99bfd1a9
bytes 0x20200040 88e06821
bytes 0x20200098 cbd10706
bytes 0x20200144 3d6a1bf1
bytes 0x20200248 e482bfd4
bytes 0x20200448 43b72288
bytes 0x20300008 e0bbf241
bytes 0x20300040 5b72a4eb
bytes 0x20300098 b671fa8a
bytes 0x20300144 f1129962
bytes 0x20300248 806d6d39
bytes 0x20300448 9c3cae81
bytes 0x20400008 904095fb
bytes 0x20400140 43098f02
bytes 0x20400164 cfc71cd0
bytes 0x20400188 d4b37500
bytes 0x20400328 4b8fa57b
bytes 0x20400648 57a65657
bytes 0x20500000 f51ce5e1
bytes 0x20500008 9075c3c6
bytes 0x20500140 d0990853
bytes 0x20500164 9d2d7be5
bytes 0x20500188 1d208589
bytes 0x20500328 b46b7a7a
bytes 0x20500648 a0f18704
bytes 0x20500688 7846e7a2
bytes 0x20600008 5caca80f
bytes 0x20600140 844e4857
bytes 0x20600164 3036ed94
bytes 0x20600188 71326ecd
bytes 0x20600328 b43115ae
bytes 0x20600648 ce47471f
bytes 0x20700008 6d3fbf6e
bytes 0x20700140 86908763
bytes 0x20700164 2b23eb92
bytes 0x20700188 3b396656
bytes 0x20700328 37cd9e16
bytes 0x20700648 12cbac3c
texture 0 { raw 58d4920f 20000000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    asm "SULD.D.2D.IGN R8, [R4], 0x0"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x69d4583a
    expect lane 1 R8 = 0x66ac471a
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x1979c684
    expect lane 8 R8 = 0x53109b60
    expect lane 9 R8 = 0x54d4421f
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xd70e193b
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SULD.D.2D R8, [R4], 0x1"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x276e3acd
    expect lane 1 R8 = 0x5b09bf9
    expect lane 2 R8 = 0x5b09bf9
    expect lane 3 R8 = 0x276e3acd
    expect lane 4 R8 = 0x276e3acd
    expect lane 5 R8 = 0x5b09bf9
    expect lane 6 R8 = 0x5b09bf9
    expect lane 7 R8 = 0xa3637194
    expect lane 8 R8 = 0xd1f26ee2
    expect lane 9 R8 = 0x393cf7ea
    expect lane 10 R8 = 0x393cf7ea
    expect lane 11 R8 = 0xd1f26ee2
    expect lane 12 R8 = 0xd1f26ee2
    expect lane 13 R8 = 0x393cf7ea
    expect lane 14 R8 = 0x393cf7ea
    expect lane 15 R8 = 0x16cdf997
    expect lane 16 R8 = 0xc6f3b6bb
    expect lane 17 R8 = 0xb2e2e077
}
texture 2 { raw 58d4920f 20200000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    asm "SULD.D.2D.TRAP R8, [R4], 0x2"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x2168e088
    expect lane 1 R8 = 0x8822b743
    expect lane 2 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xf11b6a3d
    expect lane 8 R8 = 0xa9d1bf99
    expect lane 9 R8 = 0xd4bf82e4
    expect lane 10 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x607d1cb
    expect lane 16 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000008 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xeb1e003600470408
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xeba4725b
    expect lane 1 R8 = 0x81ae3c9c
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x629912f1
    expect lane 8 R8 = 0x41f2bbe0
    expect lane 9 R8 = 0x396d6d80
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x8afa71b6
    expect lane 16 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 7c14920f 20400000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x4 0x4
warp 4 {
    asm "SULD.P.2D.IGN R8, [R4], 0x4"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x28f0943  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x75b3d4  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xd01cc7cf  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0xfb954090  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x5756a657  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x7ba58f4b  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 7c14920f 20500000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x5 0x5
warp 5 {
    asm "SULD.P.2D R8, [R4], 0x5"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x530899d0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x8985201d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x8985201d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 3 R8 = 0x530899d0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 4 R8 = 0x530899d0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 5 R8 = 0x8985201d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 6 R8 = 0x8985201d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 7 R8 = 0xe57b2d9d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0xc6c37590  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x487f1a0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x487f1a0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 11 R8 = 0xc6c37590  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 12 R8 = 0xc6c37590  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 13 R8 = 0x487f1a0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 14 R8 = 0x487f1a0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 15 R8 = 0x7a7a6bb4  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0xe1e51cf5  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0xa2e74678  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
}
texture 6 { raw 7c14920f 20600000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x6 0x6
warp 6 {
    asm "SULD.P.2D.TRAP R8, [R4], 0x6"
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x57484e84  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xcd6e3271  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x94ed3630  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0xfa8ac5c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x1f4747ce  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xae1531b4  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 7c14920f 20700000 00400000 00000005 e0800012 8000000a 00000000 00000000 }   # TWO_D 19 x 11 x 1, R32 UINT, pitch 160
handle 0x7 0x7
warp 7 {
    word 0xeb0e007600f70408
    active 0x3ffff
    x = { 0 18 19 -1 0x80000000 0x7fffffff 0x7ffffffe 9 2 2 2 2 2 2 2 2 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x63879086  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x5666393b  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x92eb232b  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x6ebf3f6d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x3caccb12  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x169ecd37  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
