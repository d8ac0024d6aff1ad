# SULD.2D all over surfaces of every layout, level, size of block and texel.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117
sampler 0 { }
bytes 0x301000a42 0638468c
bytes 0x301000cae 8cb0
bytes 0x301000cdc 7c5e
bytes 0x301000e40 fe78
bytes 0x301001076 bbb9
bytes 0x301001234 8259
bytes 0x3010012a2 7585
bytes 0x3010012ee 3ca6
bytes 0x3010012f2 b020
bytes 0x30100144e d497
bytes 0x3010016d6 55a4
bytes 0x3010018b6 a055
bytes 0x301001a46 5551
bytes 0x301001a6a 42fd
bytes 0x301001e82 7ee8
bytes 0x301001ed6 979f
bytes 0x30100200a bdba
bytes 0x30100202c b16d
bytes 0x301002056 cf9d
bytes 0x3010020ae 9812
bytes 0x302001c28 738687e4
bytes 0x302001c64 2b04d472
bytes 0x302001cb0 0372a3fe
bytes 0x302001ed0 064ead3b
bytes 0x302002048 7db28bad
bytes 0x30200225c b6e2eea4
bytes 0x3020022f4 f6f84770
bytes 0x302002408 872cfec3
bytes 0x302002458 f650da19
bytes 0x302002640 1c3fcae3
bytes 0x3020026b8 1e278a97
bytes 0x30200284c 8df2bf17
bytes 0x302002858 485dd0fa
bytes 0x302002a20 a6cdc85d
bytes 0x302002a34 c21fba66
bytes 0x302002acc f49a55fb
bytes 0x302002c40 873d4759
bytes 0x302002e18 c322e42f
bytes 0x3020030a0 30835fb4
bytes 0x302003284 19cd030a
bytes 0x302003474 721a52a5
bytes 0x304001176 7827
bytes 0x3040012aa ade8
bytes 0x3040014de 264c
bytes 0x304001574 8aa2
bytes 0x3040016d0 15b7
bytes 0x3040017b0 8777
bytes 0x3040017ec 043a
bytes 0x304001944 cbf6
bytes 0x304001976 e44b
bytes 0x304001b6c e0a2
bytes 0x304001cee 3bc0
bytes 0x304001d42 0c62
bytes 0x304001d92 b474
bytes 0x304001f26 6d5c
bytes 0x304001f70 1b89
bytes 0x304002078 8c1b
bytes 0x3040020d6 3dd9
bytes 0x3040020e8 3b57
bytes 0x30400229c 21f9
bytes 0x3040022e0 c37c
bytes 0x304002386 d7d5
bytes 0x304002576 68db
bytes 0x30400260a 73ab
bytes 0x304002672 5965
bytes 0x3040026b4 df23
bytes 0x304002756 7ebe
bytes 0x304002822 bf5a
bytes 0x304002c42 ccbd
bytes 0x305001800 4672
bytes 0x305001810 f460
bytes 0x305001876 d8a2
bytes 0x3050018c0 cbb7
bytes 0x3050018d0 df79
bytes 0x3050019cc 4b4e
bytes 0x305001a10 1fd2
bytes 0x305001a50 f438
bytes 0x305001afc 3a5e
bytes 0x305001b5e 16b1
bytes 0x305001caa dfb3
bytes 0x305001d06 ebb4
bytes 0x305001e0a 9de4
bytes 0x305001ed8 d62c
bytes 0x305001f04 40d8
bytes 0x305001f6e 848b
bytes 0x305001f7a 408b
bytes 0x305001ff6 4def8466
bytes 0x30500218e a9ab
bytes 0x3050021b8 55fa
bytes 0x305002204 0521
bytes 0x3050022a8 9ae7
bytes 0x3050022da e8c7
bytes 0x3050023ec 21c9
bytes 0x305002450 667f
bytes 0x305002490 d242
bytes 0x3050024d6 4889
bytes 0x305002644 209d
bytes 0x3050026c6 25ec
bytes 0x3050026d6 e984
bytes 0x306001200 d33194f8
bytes 0x30600120c c721ae0b
bytes 0x30600121c 4a8fac91
bytes 0x306001220 9e4c0298
bytes 0x30600122c ea47f23c
bytes 0x3060012b0 d401ff74
bytes 0x3060012e0 97feab4b
bytes 0x3060014a4 d1b2cd35
bytes 0x30600164c bd355ce0 07a23843
bytes 0x306001660 dd7ab569
bytes 0x3060016d8 1da0409a
bytes 0x306001a30 23e46493
bytes 0x306001a8c 1ba429ab
bytes 0x306001c58 7d887bce
bytes 0x306001cdc 8a3b047e
bytes 0x306001e30 76d2d014
bytes 0x306001e74 8d1a3af5
bytes 0x30600207c c1d9a66c
bytes 0x30600209c 495e1721
bytes 0x3060020ec 6a4b29bc
bytes 0x306002274 defed5d4
bytes 0x3060022b4 3ca0616f
bytes 0x306002470 8d20259e
bytes 0x3060024bc 9dc431f1
bytes 0x306002868 53205992
bytes 0x30600289c aa247224
bytes 0x306002a58 7e3489c5 32575582
bytes 0x306002a70 93b3c8b8
bytes 0x306002a7c 897a48ce
bytes 0x307000800 294dc603 67b4a127 ebcb9efc 5c06337c
bytes 0x307000820 2cd16ed5 722a65a5 9b6f24ce fcd48582
bytes 0x308001e00 a2161281
bytes 0x308001e08 b84d2d24 9398e9b2
bytes 0x308001e24 08d90c00 15acc6d2 0b781b48
bytes 0x308001f00 0721503b
bytes 0x308001f20 370505c8
bytes 0x308001f28 51217685 8a2e424b
bytes 0x309001004 8f4b0c5b 4a73f370
bytes 0x30900100e 6bee
bytes 0x309001020 f1e3
bytes 0x309001024 63e85428 91e43018 f244346d
bytes 0x309001102 589187e5
bytes 0x309001108 9409
bytes 0x30900110c 4685ff28
bytes 0x30a001380 b940
bytes 0x30a0020e4 101e
bytes 0x30a00290e dfbc
bytes 0x30a002dd6 4794
bytes 0x30a003b70 ceaa
bytes 0x30a004692 2971
bytes 0x30a0047b4 cc77
bytes 0x30a0061ea 55b2
bytes 0x30a00680a 2a8b
bytes 0x30a006cf6 21f0
bytes 0x30a007b72 ce52
bytes 0x30a00811a f0ca
bytes 0x30a0086c8 7e33
bytes 0x30a0087fe cd38
bytes 0x30a008dc4 d72e
bytes 0x30a00a7d0 8d17
bytes 0x30a00b538 cfcd
bytes 0x30a00c5a0 f93f
bytes 0x30a00c7aa 6b76
bytes 0x30a00c866 7d1c
bytes 0x30a00ce66 ab12
texture 0 { raw 58d24913 01000a00 00600003 00000009 e280000f 80000063 00000000 00000000 }   # TWO_D_ARRAY 16 x 100 x 1, A5B5G5R1 UNORM, blocks of 2 x 2 x 1
handle 0x0 0x0
warp 0 {
    word 0xeb0e000602f7080c
    x = { 11 0x7fffffff 3 5 15 0x80000001 15 0 9 0x7d2f3f47 6 1 3 0x7fffffff 0x80000000 3 15 9 11 13 4 15 1 7 14 2 4 10
      15 0x80000000 9 3 }
    y = { 61 21 55 88 12 68 100 18 100 54 15 84 87 5 14 66 92 36 27 66 0x7ffffffe 0xc46308a7 2 42 88 2 100 33 38 14 39 91 }
    expect lane 0 R12 = 0x0  R13 = 0x3f042108  R14 = 0x3f35ad6b  R15 = 0x3ea5294a
    expect lane 1 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R12 = 0x3f800000  R13 = 0x3ea5294a  R14 = 0x3f0c6319  R15 = 0x3f25294a
    expect lane 3 R12 = 0x3f800000  R13 = 0x3f77bdef  R14 = 0x3ea5294a  R15 = 0x3f3def7c
    expect lane 4 R12 = 0x0  R13 = 0x3e46318c  R14 = 0x3d842108  R15 = 0x3f35ad6b
    expect lane 5 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R12 = 0x0  R13 = 0x3f800000  R14 = 0x3dc6318c  R15 = 0x3ef7bdef
    expect lane 8 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R12 = 0x0  R13 = 0x3f77bdef  R14 = 0x3f4e739d  R15 = 0x3eb5ad6b
    expect lane 11 R12 = 0x0  R13 = 0x3f800000  R14 = 0x3d042108  R15 = 0x3f6f7bdf
    expect lane 12 R12 = 0x3f800000  R13 = 0x3eb5ad6b  R14 = 0x3f77bdef  R15 = 0x3f1ce73a
    expect lane 13 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R12 = 0x3f800000  R13 = 0x3ea5294a  R14 = 0x3e25294a  R15 = 0x3ea5294a
    expect lane 16 R12 = 0x0  R13 = 0x3ec6318c  R14 = 0x3ea5294a  R15 = 0x3d842108
    expect lane 17 R12 = 0x3f800000  R13 = 0x3f56b5ad  R14 = 0x3f2d6b5b  R15 = 0x3f042108
    expect lane 18 R12 = 0x3f800000  R13 = 0x3f6f7bdf  R14 = 0x3e46318c  R15 = 0x3f3def7c
    expect lane 19 R12 = 0x0  R13 = 0x3d042108  R14 = 0x3f2d6b5b  R15 = 0x3f800000
    expect lane 20 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R12 = 0x0  R13 = 0x3dc6318c  R14 = 0x0  R15 = 0x3e6739ce
    expect lane 23 R12 = 0x0  R13 = 0x3ea5294a  R14 = 0x3f800000  R15 = 0x3f14a529
    expect lane 24 R12 = 0x3f800000  R13 = 0x3f46318c  R14 = 0x3f35ad6b  R15 = 0x3ed6b5ad
    expect lane 25 R12 = 0x0  R13 = 0x3dc6318c  R14 = 0x3f0c6319  R15 = 0x3f0c6319
    expect lane 26 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R12 = 0x0  R13 = 0x3d042108  R14 = 0x3e46318c  R15 = 0x3eb5ad6b
    expect lane 28 R12 = 0x0  R13 = 0x3f77bdef  R14 = 0x3f46318c  R15 = 0x3f25294a
    expect lane 29 R12 = 0x0  R13 = 0x0  R14 = 0x0  R15 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R12 = 0x0  R13 = 0x3f46318c  R14 = 0x3d842108  R15 = 0x3e042108
    expect lane 31 R12 = 0x3f800000  R13 = 0x3e6739ce  R14 = 0x3f3def7c  R15 = 0x3f1ce73a
}
texture 1 { raw 58d1248f 02001c00 00600003 00000022 e3800006 80000063 00000000 00000000 }   # TWO_D_NO_MIPMAP 7 x 100 x 1, R32 SNORM, blocks of 4 x 16 x 1
warp 1 {
    word 0xeb163b8600477880
    x = { 0 4 0x80000001 0 5 3 1 6 6 6 5 8 3 0 2 0x7fffffff 0x7fffffff 3 2 4 -1 2 0x7fffffff 5 4 2 2 4 2 5 0 ... }
    y = { 66 56 25 15 57 27 92 45 101 0 31 30 50 100 73 28 41 62 101 0x7ffffffe 83 35 0x7ffffffe 2 84 32 51 5 18 99 42
      0x7ffffffe }
    handle = 1
    expect lane 0 R128 = 0x59473d87
    expect lane 1 R128 = 0x5dc8cda6
    expect lane 2 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R128 = 0x3bad4e06
    expect lane 4 R128 = 0x66ba1fc2
    expect lane 5 R128 = 0xa4eee2b6
    expect lane 6 R128 = 0xa03cd19
    expect lane 7 R128 = 0x978a271e
    expect lane 8 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R128 = 0xe4878673
    expect lane 10 R128 = 0x7047f8f6
    expect lane 11 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R128 = 0x17bff28d
    expect lane 13 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R128 = 0x2fe422c3
    expect lane 15 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R128 = 0xfb559af4
    expect lane 18 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R128 = 0x19da50f6
    expect lane 22 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R128 = 0x72d4042b
    expect lane 24 R128 = 0xb45f8330
    expect lane 25 R128 = 0xc3fe2c87
    expect lane 26 R128 = 0xfad05d48
    expect lane 27 R128 = 0xfea37203
    expect lane 28 R128 = 0xad8bb27d
    expect lane 29 R128 = 0xa5521a72
    expect lane 30 R128 = 0xe3ca3f1c
    expect lane 31 R128 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 2 { raw 58d1249d 03001a00 00600003 60000000 e2800000 80100000 00000000 00000064 }   # TWO_D_ARRAY 1 x 1 x 17, R8 SNORM, blocks of 1 x 1 x 1, level 4 of 7
handle 0x2 0x2
warp 2 {
    word 0xeb1800260257bcff
    x = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0x80000000 0 0x80000001 0 0 0x80000000 0 ... }
    y = { 0 0 0 0 0 0 0 0 0 0 0x80000001 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 0 0 0x80000001 0 ... }
    expect lane 0 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d24914 04000e00 00600003 0000000a e080003b 8000003b 00000000 00000000 }   # TWO_D 60 x 60 x 1, A1B5G5R5 UNORM, blocks of 4 x 2 x 1
handle 0x3 0x3
warp 3 {
    word 0xeb1e00360027dcac
    x = { 13 10 30 58 30 0 59 19 6 35 0x7fffffff 59 39 0x80000000 24 33 19 49 8 27 59 47 49 44 41 9 24 44 30 50 28 5 }
    y = { 12 53 22 11 26 23 19 44 45 39 42 43 15 1 21 58 51 29 46 32 3 30 26 35 48 51 35 38 -1 18 0x7fffffff 48 }
    expect lane 0 R172 = 0xe8ad
    expect lane 1 R172 = 0x23df
    expect lane 2 R172 = 0x3a04
    expect lane 3 R172 = 0xa28a
    expect lane 4 R172 = 0xa2e0
    expect lane 5 R172 = 0xb715
    expect lane 6 R172 = 0x4be4
    expect lane 7 R172 = 0xd5d7
    expect lane 8 R172 = 0xf921
    expect lane 9 R172 = 0xd93d
    expect lane 10 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R172 = 0xdb68
    expect lane 12 R172 = 0x4c26
    expect lane 13 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R172 = 0x7787
    expect lane 15 R172 = 0xbdcc
    expect lane 16 R172 = 0xbe7e
    expect lane 17 R172 = 0x74b4
    expect lane 18 R172 = 0x7cc3
    expect lane 19 R172 = 0x5c6d
    expect lane 20 R172 = 0x2778
    expect lane 21 R172 = 0xc03b
    expect lane 22 R172 = 0x620c
    expect lane 23 R172 = 0x1b8c
    expect lane 24 R172 = 0x5abf
    expect lane 25 R172 = 0x6559
    expect lane 26 R172 = 0x891b
    expect lane 27 R172 = 0x573b
    expect lane 28 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R172 = 0xf6cb
    expect lane 30 R172 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R172 = 0xab73
}
texture 4 { raw 58d24915 05001800 00600003 00000018 e3800063 8000000f 00000000 00000000 }   # TWO_D_NO_MIPMAP 100 x 16 x 1, B5G6R5 UNORM, blocks of 1 x 8 x 1
warp 4 {
    word 0xeb024e0602f7e4ff
    x = { 63 0xb328b437 87 66 45 96 37 0 96 0x7fffffff 60 50 0x80000000 0x7ffffffe 0 59 22 0x7ffffffe 0 51 61 11 98 76 23
      69 0 36 0 94 14 92 }
    y = { 10 9 4 8 4 3 8 1 5 7 0x44c5d9ae 8 0 0x7fffffff 6 15 6 14 7 0 11 3 10 12 11 15 11 15 11 14 15 5 }
    handle = 4
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 5 { raw 58d49201 06001200 00600003 00000008 e3800001 80000063 00000000 00000000 }   # TWO_D_NO_MIPMAP 2 x 100 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    word 0xeb1a005602c7b800
    x = { 0xabf773c7 12 16 14 16 14 22 18 22 14 20 28 28 19 13 19 3 10 17 21 31 8 13 16 14 29 18 9 31 27 13 15 }
    y = { 19 47 0x7fffffff 36 33 18 12 49 69 101 51 0x80000000 62 5 93 -1 0xf31fe69c 43 75 67 59 99 61 18 99 77 6 23
      0x3c2006be 90 1 0 }
    expect lane 0 R0 = 0x4338a207
    expect lane 1 R0 = 0x7e043b8a
    expect lane 2 R0 = 0xb8c8b393
    expect lane 3 R0 = 0xab29a41b
    expect lane 4 R0 = 0x9364e423
    expect lane 5 R0 = 0xe05c35bd
    expect lane 6 R0 = 0x35cdb2d1
    expect lane 7 R0 = 0x14d0d276
    expect lane 8 R0 = 0x6f61a03c
    expect lane 9 R0 = 0x82555732
    expect lane 10 R0 = 0xf53a1a8d
    expect lane 11 R0 = 0x3cf247ea
    expect lane 12 R0 = 0xbc294b6a
    expect lane 13 R0 = 0x74ff01d4
    expect lane 14 R0 = 0x247224aa
    expect lane 15 R0 = 0x98024c9e
    expect lane 16 R0 = 0xf89431d3
    expect lane 17 R0 = 0xce7b887d
    expect lane 18 R0 = 0x9e25208d
    expect lane 19 R0 = 0xd4d5fede
    expect lane 20 R0 = 0x6ca6d9c1
    expect lane 21 R0 = 0xc589347e
    expect lane 22 R0 = 0x21175e49
    expect lane 23 R0 = 0x69b57add
    expect lane 24 R0 = 0x82555732
    expect lane 25 R0 = 0xf131c49d
    expect lane 26 R0 = 0x4babfe97
    expect lane 27 R0 = 0x9a40a01d
    expect lane 28 R0 = 0xce487a89
    expect lane 29 R0 = 0x92592053
    expect lane 30 R0 = 0x91ac8f4a
    expect lane 31 R0 = 0xbae21c7
}
texture 6 { raw 58d24914 07000800 00600003 00000002 e080000f 80000000 00000000 00000000 }   # TWO_D 16 x 1 x 1, A1B5G5R5 UNORM, blocks of 4 x 1 x 1
handle 0x6 0x6
warp 6 {
    word 0xeb1e006600573c04
    x = { 1 0 0x80000001 1 0 4 3 3 3 1 0 1 0x7ffffffe 1 3 0 2 3 3 0 3 0 0 2 0 1 3 2 0 0 0 3 }
    y = { 0 0 0 0 0x80000001 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 1 0 0 0 0 0xc73286d6 0 0 0 0 0x80000000 0 }
    expect lane 0 R4 = 0xfc9ecbeb  R5 = 0x7c33065c
    expect lane 1 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 2 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R4 = 0xfc9ecbeb  R5 = 0x7c33065c
    expect lane 4 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R4 = 0xce246f9b  R5 = 0x8285d4fc
    expect lane 7 R4 = 0xce246f9b  R5 = 0x8285d4fc
    expect lane 8 R4 = 0xce246f9b  R5 = 0x8285d4fc
    expect lane 9 R4 = 0xfc9ecbeb  R5 = 0x7c33065c
    expect lane 10 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 11 R4 = 0xfc9ecbeb  R5 = 0x7c33065c
    expect lane 12 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R4 = 0xfc9ecbeb  R5 = 0x7c33065c
    expect lane 14 R4 = 0xce246f9b  R5 = 0x8285d4fc
    expect lane 15 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 16 R4 = 0xd56ed12c  R5 = 0xa5652a72
    expect lane 17 R4 = 0xce246f9b  R5 = 0x8285d4fc
    expect lane 18 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 20 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 22 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 23 R4 = 0xd56ed12c  R5 = 0xa5652a72
    expect lane 24 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 25 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R4 = 0xce246f9b  R5 = 0x8285d4fc
    expect lane 27 R4 = 0xd56ed12c  R5 = 0xa5652a72
    expect lane 28 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 29 R4 = 0x3c64d29  R5 = 0x27a1b467
    expect lane 30 R4 = 0x0  R5 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R4 = 0xce246f9b  R5 = 0x8285d4fc
}
texture 7 { raw 58d24904 08001a00 00600003 10000018 e280000f 80040000 00000000 00000011 }   # TWO_D_ARRAY 16 x 1 x 5, R32_G32 UNORM, blocks of 1 x 8 x 1, level 1 of 2
handle 0x7 0x7
warp 7 {
    word 0xeb18007603475cff
    x = { 5 6 11 0 12 7 7 7 5 0xe844b076 6 3 8 5 15 0 2 0 0x80000001 2 5 0x40dcdee9 14 15 3 -1 8 7 14 14 -1 8 }
    y = { 0 0 0x7ffffffe 0 0 0 1 0x7ffffffe 0 0 0 0 0x80000001 0 ... }
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 surface.action = "load"
}
texture 8 { raw 58d24918 09000400 00600003 60000029 e2800063 80040001 00000000 00000042 }   # TWO_D_ARRAY 100 x 2 x 5, G8R8 UNORM, blocks of 2 x 32 x 1, level 2 of 7
handle 0x8 0x8
warp 8 {
    word 0xeb0e0086011758cc
    x = { 0x7fffffff 14 20 13 2 12 3 0x7ffffffe 8 5 15 14 2 7 15 22 0x80000001 18 23 5 24 12 23 4 17 10 18 22 15 11 22 12 }
    y = { 0 0 0 0 0 -1 0 0x80000001 0 1 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 ... }
    expect lane 0 R204 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R204 = 0x3f72f2f3
    expect lane 2 R204 = 0x3f149495
    expect lane 3 R204 = 0x3e40c0c1
    expect lane 4 R204 = 0x3f0f8f90
    expect lane 5 R204 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R204 = 0x3d40c0c1
    expect lane 7 R204 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R204 = 0x3f71f1f2
    expect lane 9 R204 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R204 = 0x3e50d0d1
    expect lane 11 R204 = 0x3f72f2f3
    expect lane 12 R204 = 0x3f0f8f90
    expect lane 13 R204 = 0x3ed6d6d7
    expect lane 14 R204 = 0x3e50d0d1
    expect lane 15 R204 = 0x3e8c8c8d
    expect lane 16 R204 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R204 = 0x3f078788
    expect lane 18 R204 = 0x3f800000
    expect lane 19 R204 = 0x3f73f3f4
    expect lane 20 R204 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R204 = 0x3f119192
    expect lane 22 R204 = 0x3f800000
    expect lane 23 R204 = 0x3e949495
    expect lane 24 R204 = 0x3eb0b0b1
    expect lane 25 R204 = 0x3ec6c6c7
    expect lane 26 R204 = 0x3f078788
    expect lane 27 R204 = 0x3e8c8c8d
    expect lane 28 R204 = 0x3e50d0d1
    expect lane 29 R204 = 0x3ea8a8a9
    expect lane 30 R204 = 0x3e8c8c8d
    expect lane 31 R204 = 0x3f119192
}
texture 9 { raw 58d49202 0a000000 00400003 00000033 e080003b 80000020 00000000 00000000 }   # TWO_D 60 x 33 x 1, R32_G32_B32 UINT, pitch 1632
warp 9 {
    word 0xeb165e060027ac58
    x = { 316 261 355 48 0x7ffffffe 0x80000001 205 307 264 75 293 57 180 0 348 359 0x7ffffffe -1 116 130 0x1f11d921 261
      206 0xa3c8b350 194 0x6d10768c 337 264 155 202 271 297 }
    y = { 0x2ebb40a9 31 31 3 22 32 20 32 26 17 15 11 0xfc62c9d7 31 28 6 27 17 21 5 14 16 0x80000000 7 22 6 0x69729441 9 7
      11 21 19 }
    handle = 9
    expect lane 0 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R88 = 0x766b
    expect lane 2 R88 = 0x1c7d
    expect lane 3 R88 = 0x40b9
    expect lane 4 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R88 = 0xcaf0
    expect lane 7 R88 = 0x12ab
    expect lane 8 R88 = 0x178d
    expect lane 9 R88 = 0xf021
    expect lane 10 R88 = 0xb255
    expect lane 11 R88 = 0x7129
    expect lane 12 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R88 = 0x3ff9
    expect lane 14 R88 = 0xcdcf
    expect lane 15 R88 = 0xbcdf
    expect lane 16 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R88 = 0x337e
    expect lane 19 R88 = 0x1e10
    expect lane 20 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R88 = 0x8b2a
    expect lane 22 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R88 = 0x2ed7
    expect lane 25 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R88 = 0xaace
    expect lane 28 R88 = 0x9447
    expect lane 29 R88 = 0x77cc
    expect lane 30 R88 = 0x38cd
    expect lane 31 R88 = 0x52ce
}
