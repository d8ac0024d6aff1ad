# SULD.1D_ARRAY all over surfaces of every layout, level, size of block and texel.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117
sampler 0 { }
bytes 0x301000e00 391ab1f9 ed06bc48 d07d42b2 1ca9a76f
bytes 0x303000e20 8ce9
bytes 0x303000e26 1026
bytes 0x303000e2e 0658
bytes 0x303002a00 4f0e
bytes 0x303005722 63d9
bytes 0x30300580e a529
bytes 0x303006f02 29d8
bytes 0x303007122 a150
bytes 0x303008426 9bdf46bb
bytes 0x303008900 2c32
bytes 0x30300a02c 80d6
bytes 0x30300cc00 bae2
bytes 0x30300ce0c a5ab
bytes 0x30300e604 fe92
bytes 0x30300e726 4c98
bytes 0x30300fc00 3d32
bytes 0x303011928 1e28
bytes 0x303012d20 fb89
bytes 0x303014406 a2d5
bytes 0x303014820 24be
bytes 0x303015c08 1493
bytes 0x303015e28 7dad
bytes 0x303016024 b1bd
bytes 0x303016106 7c87
bytes 0x303017806 cac3
bytes 0x303018d0c af8a
bytes 0x304000800 6931f45e a0ee15dd 9bb9157e 9747
bytes 0x305000600 4d5d
bytes 0x305000604 76eaf977 6b0fe03e 654c8fcc
bytes 0x305000620 083b2de1 0f6b1e6a 4b0ea424 b2654203
bytes 0x306000e00 bcd3641f 473c
bytes 0x306000e0c 8220e545
bytes 0x306000e22 f7ee
bytes 0x306000e26 bb4a8618 f3028eb4 1d6a
bytes 0x306001004 dfe51b7a
bytes 0x30600100c face
bytes 0x306001020 46ea5548
bytes 0x30900372b dd
bytes 0x30900462f 1b
bytes 0x309004a03 e7
bytes 0x30900510e 30
bytes 0x30900640c 9d
bytes 0x309006620 ac
bytes 0x309007d0f 51
bytes 0x30900942f fd
bytes 0x30900b407 62
bytes 0x30900b707 6a
bytes 0x30900d22f ca
bytes 0x30900e400 7c
bytes 0x30900ef20 07
bytes 0x30900fa0b 20
bytes 0x309013a2d 8d
bytes 0x309016024 af
bytes 0x309017e2f 80
bytes 0x309018903 d7
bytes 0x309018f0c 43
bytes 0x30901a50c 35
bytes 0x30901a72b 1e
bytes 0x30901b400 9a
bytes 0x30901b606 96
bytes 0x30901b60b 6d
bytes 0x30901bc06 49
bytes 0x30901bf0d 9a
bytes 0x30901c020 5e
bytes 0x30901c109 d2
bytes 0x30901c526 8e
bytes 0x30901c820 4c
bytes 0x30901cc2f a8
bytes 0x30a001000 640c72
bytes 0x30a001006 a8efe8
bytes 0x30a00100a 6927f8c1 bfcf
texture 0 { raw 58d4921b 01000c00 00600003 10000012 e000000f 80000006 00000000 00000011 }   # ONE_D 16 x 7 x 1, R16 UINT, blocks of 4 x 4 x 1, level 1 of 2
handle 0x0 0x0
warp 0 {
    word 0xeb0e000400f7c888
    x = { 1 0 4 0 1 5 7 3 3 0 1 4 6 2 6 0 9 7 4 4 0 0 6 3 2 1 6 3 0 2 0xd0b0a026 4 }
    array = { 0 0xffff0000 0xffff0000 65536 0xffff0000 0 0 65536 65536 0xffff0001 0 65536 0 0xffff0000 65536 65536 0xffff0000
      0xffff0000 65536 65536 0xffff0000 65536 0xffff0000 0 65536 0xffff0000 65536 65536 0 65536 0 65536 }
    expect lane 0 R136 = 0xf9b1  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 1 R136 = 0x1a39  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 2 R136 = 0x7dd0  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 3 R136 = 0x1a39  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 4 R136 = 0xf9b1  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 5 R136 = 0xb242  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 6 R136 = 0x6fa7  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 7 R136 = 0x48bc  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 8 R136 = 0x48bc  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 9 R136 = 0x0  R137 = 0x0  R138 = 0x0  R139 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R136 = 0xf9b1  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 11 R136 = 0x7dd0  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 12 R136 = 0xa91c  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 13 R136 = 0x6ed  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 14 R136 = 0xa91c  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 15 R136 = 0x1a39  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 16 R136 = 0x0  R137 = 0x0  R138 = 0x0  R139 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R136 = 0x6fa7  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 18 R136 = 0x7dd0  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 19 R136 = 0x7dd0  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 20 R136 = 0x1a39  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 21 R136 = 0x1a39  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 22 R136 = 0xa91c  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 23 R136 = 0x48bc  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 24 R136 = 0x6ed  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 25 R136 = 0xf9b1  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 26 R136 = 0xa91c  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 27 R136 = 0x48bc  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 28 R136 = 0x1a39  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 29 R136 = 0x6ed  R137 = 0x0  R138 = 0x0  R139 = 0x0
    expect lane 30 R136 = 0x0  R137 = 0x0  R138 = 0x0  R139 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R136 = 0x7dd0  R137 = 0x0  R138 = 0x0  R139 = 0x0
}
texture 1 { raw 58d49207 02000c00 00600003 60000010 e2000000 80100020 00000000 00000066 }   # ONE_D_ARRAY 1 x 33 x 17, X8B8G8R8 UINT, blocks of 1 x 4 x 1, level 6 of 7
handle 0x1 0x1
warp 1 {
    word 0xeb1e001402d7b0ff
    x = { 0 3 1 5 3 3 2 3 5 0x80000001 1 2 3 2 2 2 0 3 3 1 2 5 0 0 0x80000000 2 3 1 0 1 1 0 }
    array = { 0xffff000b 65541 65542 0xffff0008 65545 65542 1 65546 65542 10 65544 65545 65535 3 0xffff0003 10 65540
      0xffff0001 65539 65544 12 0xffff000b 65552 65534 4 65544 7 15 1 65541 3 9 }
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
texture 2 { raw 58d36d98 03000c00 00600003 6000000a e2000063 80100000 00000000 00000030 }   # ONE_D_ARRAY 100 x 1 x 17, G8R8 SINT, blocks of 4 x 2 x 1, level 0 of 7
handle 0x2 0x2
warp 2 {
    word 0xeb0e0024008730ec
    x = { 92 44 0x7ffffffe 59 100 0 72 4 71 3 74 -1 0 22 12 13 57 0xda632689 78 47 49 43 83 11 40 34 96 67 80 38 24 89 }
    array = { 11 14 2 9 0xffff0009 8 0xffff000d 0xffff000e 65539 13 65550 65550 10 65552 65541 0x1ffff 65539 65543 65542
      0xffff0000 0xffff0004 0xffff0000 14 65541 0xffff0000 0xffff0009 0xffff0001 0xffff000f 0xffff0005 0xffff0008
      12 4 }
    expect lane 0 R236 = 0x0
    expect lane 1 R236 = 0x0
    expect lane 2 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R236 = 0x0
    expect lane 4 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R236 = 0x0
    expect lane 6 R236 = 0x0
    expect lane 7 R236 = 0x0
    expect lane 8 R236 = 0x0
    expect lane 9 R236 = 0x0
    expect lane 10 R236 = 0x0
    expect lane 11 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R236 = 0x0
    expect lane 13 R236 = 0x0
    expect lane 14 R236 = 0x0
    expect lane 15 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R236 = 0x0
    expect lane 17 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R236 = 0x0
    expect lane 19 R236 = 0x0
    expect lane 20 R236 = 0x0
    expect lane 21 R236 = 0x0
    expect lane 22 R236 = 0x0
    expect lane 23 R236 = 0x0
    expect lane 24 R236 = 0x0
    expect lane 25 R236 = 0x0
    expect lane 26 R236 = 0x0
    expect lane 27 R236 = 0x0
    expect lane 28 R236 = 0x0
    expect lane 29 R236 = 0x0
    expect lane 30 R236 = 0x0
    expect lane 31 R236 = 0x0
}
texture 3 { raw 58d24918 04000800 00600003 00000000 e0000006 8000000f 00000000 00000000 }   # ONE_D 7 x 16 x 1, G8R8 UNORM, blocks of 1 x 1 x 1
handle 0x3 0x3
warp 3 {
    word 0xeb0e00340097d4ff
    x = { 0 2 3 0x7ffffffe 3 4 7 4 2 2 0 0 0 0xdb1f3e5 3 1 5 6 5 1 6 4 5 2 0x80000000 6 6 6 3 3 6 4 }
    array = { 34660 0xffff0000 65536 0 65536 65536 0xffff0000 65536 65536 0 0xffff0000 0xffff0000 0 0xffff0000 65536 65536
      65536 0xffff0000 0 65536 65536 65536 0xffff0000 0 0xffff0000 0xffff0000 0 0xffff0000 0xffff0000 0xffff0000
      0 65536 }
    expect lane 0 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
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
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
texture 4 { raw 58d24912 05000600 00600003 30000020 e000000f 80000000 00000000 00000010 }   # ONE_D 16 x 1 x 1, A4B4G4R4 UNORM, blocks of 1 x 16 x 1, level 0 of 4
handle 0x4 0x4
warp 4 {
    word 0xeb1800440327c884
    x = { 12 0x80000000 9 16 10 4 8 6 10 12 5 3 5 7 15 11 3 5 12 0x80000001 3 2 6 0 5 8 9 14 13 6 2 0 }
    array = { 0xffff0000 0xffff0000 0 0x1fffe 0 0xffff0000 0 65536 65536 65536 65536 0xffff0000 0 0 0 0 0 0xffff0000
      0xffff0001 0 0xffff0000 0 0xffff0000 0xffff0000 0 0xffff0000 -1 65536 0xffff0000 65537 65537 65536 }
    expect lane 0 R132 = 0xe4b
    expect lane 1 R132 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R132 = 0xe12d
    expect lane 3 R132 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R132 = 0x6b0f
    expect lane 5 R132 = 0xf6b
    expect lane 6 R132 = 0x3b08
    expect lane 7 R132 = 0x4c65
    expect lane 8 R132 = 0x6b0f
    expect lane 9 R132 = 0xe4b
    expect lane 10 R132 = 0x3ee0
    expect lane 11 R132 = 0x77f9
    expect lane 12 R132 = 0x3ee0
    expect lane 13 R132 = 0xcc8f
    expect lane 14 R132 = 0x342
    expect lane 15 R132 = 0x6a1e
    expect lane 16 R132 = 0x77f9
    expect lane 17 R132 = 0x3ee0
    expect lane 18 R132 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R132 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R132 = 0x77f9
    expect lane 21 R132 = 0xea76
    expect lane 22 R132 = 0x4c65
    expect lane 23 R132 = 0x5d4d
    expect lane 24 R132 = 0x3ee0
    expect lane 25 R132 = 0x3b08
    expect lane 26 R132 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R132 = 0x65b2
    expect lane 28 R132 = 0x24a4
    expect lane 29 R132 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R132 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R132 = 0x5d4d
}
texture 5 { raw 58d49201 06000e00 00600003 00000019 e2000001 80010000 00000000 00000000 }   # ONE_D_ARRAY 2 x 1 x 2, R32_G32_B32_A32 UINT, blocks of 2 x 8 x 1
handle 0x5 0x5
warp 5 {
    word 0xeb1e005401a7e4ff
    x = { 13 5 17 19 24 13 30 12 0x80000001 16 5 0 26 20 32 16 16 3 15 0x7ffffffe 28 18 19 23 17 13 17 6 14 26 0 5 }
    array = { 0xffff0000 65536 1 1 0xffff0000 0xffff0000 65536 65537 65537 1 0xffff0001 0 0xffff0000 65535 0xffff0001 65537
      65537 0xffff0000 0 0xffff0000 65536 65537 0 65536 -1 65537 65537 65537 65536 65538 29622 65537 }
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 surface.action = "load"
}
texture 6 { raw 58d24913 07000600 00600003 60000018 e2000006 80010001 00000000 00000052 }   # ONE_D_ARRAY 7 x 2 x 2, A5B5G5R1 UNORM, blocks of 1 x 8 x 1, level 2 of 7
warp 6 {
    asm "SULD.D.1D_ARRAY R236, [R56], R16"
    x = { 0 0 0 -1 0 0 0 0x80000000 0 0 0 0x80000000 0 0 0x80000001 0 0 0 0 0 0 0 2 0 0 0 0 0 0x7fffffff 0 ... }
    array = { 1 0xffff0000 1 0xffff0000 65537 65537 0x1ffff 65536 65536 0xffff0003 65536 0x1ffff 0xffff0000 0 65537 0
      0xffff0001 65536 65537 0 0xffff0001 65536 65536 0xffff0000 0xffff0001 1 0 0xffff0001 65537 65536 65536
      65537 }
    handle = 6
    expect lane 0 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R236 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 58d2491e 08000400 00600003 60000009 e200003b 8007003b 00000000 00000065 }   # ONE_D_ARRAY 60 x 60 x 8, G4R4 UNORM, blocks of 2 x 2 x 1, level 5 of 7
warp 7 {
    word 0xeb1464840227d008
    x = { 0 0 0 0x7fffffff 0 0 0 0 0 0 0 0 0 0 0 0 0xde6b678a 0 ... }
    array = { 65536 65542 4 1 2 65536 0xffff0001 0xffff0000 65538 0xffff0002 5 65537 0xffff0001 65539 7 65539 1 65536
      0xffff0007 65539 2 0xffff0002 65542 4 0xffff0005 0 0xffff0005 0 0xffff0000 -1 65543 2 }
    handle = 7
    expect lane 0 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 10 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 8 { raw 58d7ff83 09001400 00600003 00000008 e2000063 80100063 00000000 00000000 }   # ONE_D_ARRAY 100 x 100 x 17, R16_G16_B16_A16 FLOAT, blocks of 1 x 2 x 1
warp 8 {
    word 0xeb125884011750ec
    x = { 0x7fffffff 76 262 425 0x8e9797a2 566 443 715 231 364 315 660 75 70 291 400 47 287 302 656 0x80000001 144 365
      135 801 368 0x7fffffff 0x80000001 67 0x7ffffffe 285 492 }
    array = { 4 0xffff0003 18 0x1ffff 65534 -2 15 65544 6 65551 1 65548 65552 0x1ffff 0xffff000e 65552 4 0xffff0007 2
      0xffff0011 0xffff0008 0xffff0003 65554 0xffff0006 65553 8 65549 65552 65538 65537 65547 65550 }
    handle = 8
    expect lane 0 R236 = 0xfffffffd
    expect lane 1 R236 = 0xffffff9d
    expect lane 2 R236 = 0x49
    expect lane 3 R236 = 0xffffffd2
    expect lane 4 R236 = 0xffffff9a
    expect lane 5 R236 = 0xffffff8e
    expect lane 6 R236 = 0x1e
    expect lane 7 R236 = 0x20
    expect lane 8 R236 = 0x6a
    expect lane 9 R236 = 0x35
    expect lane 10 R236 = 0xffffffdd
    expect lane 11 R236 = 0xffffffaf
    expect lane 12 R236 = 0x6d
    expect lane 13 R236 = 0xffffff96
    expect lane 14 R236 = 0xffffffd7
    expect lane 15 R236 = 0x5e
    expect lane 16 R236 = 0x51
    expect lane 17 R236 = 0xffffffca
    expect lane 18 R236 = 0x30
    expect lane 19 R236 = 0x4c
    expect lane 20 R236 = 0x7c
    expect lane 21 R236 = 0xffffffac
    expect lane 22 R236 = 0xffffff9a
    expect lane 23 R236 = 0x62
    expect lane 24 R236 = 0xffffffa8
    expect lane 25 R236 = 0x7
    expect lane 26 R236 = 0xffffff80
    expect lane 27 R236 = 0xffffff9a
    expect lane 28 R236 = 0xffffffe7
    expect lane 29 R236 = 0x1b
    expect lane 30 R236 = 0xffffff8d
    expect lane 31 R236 = 0x43
}
texture 9 { raw 58d2490c 0a000400 00600003 3000001a e0000020 80000006 00000000 00000033 }   # ONE_D 33 x 7 x 1, R16_G16 UNORM, blocks of 4 x 8 x 1, level 3 of 4
handle 0x9 0x9
warp 9 {
    asm "SULD.D.1D_ARRAY.S8.TRAP R40, [R228], 0x9"
    x = { 6 8 6 0x7fffffff 14 14 1 3 13 2 0x80000001 13 0x7ffffffe 1 8 10 13 7 8 0 7 11 0 10 15 0xad25d606 0x80000001 12
      6 10 -1 17 }
    array = { 65536 65536 0xffff0000 0xffff0000 0x1ffff 65536 0 65537 65536 0xffff0000 65536 0 0xffff0000 0xffff0000 65536
      65536 65536 0 0xffff0000 0xffff0000 0xffff0000 0 0 0 0xffff0000 0 0 0 0 65536 0xffff0000 0 }
    expect lane 0 R40 = 0xffffffa8
    expect lane 1 R40 = 0xffffffe8
    expect lane 2 R40 = 0xffffffa8
    expect lane 3 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R40 = 0xffffffbf
    expect lane 6 R40 = 0xc
    expect lane 7 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R40 = 0xffffffc1
    expect lane 9 R40 = 0x72
    expect lane 10 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R40 = 0xffffffc1
    expect lane 12 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R40 = 0xc
    expect lane 14 R40 = 0xffffffe8
    expect lane 15 R40 = 0x69
    expect lane 16 R40 = 0xffffffc1
    expect lane 17 R40 = 0xffffffef
    expect lane 18 R40 = 0xffffffe8
    expect lane 19 R40 = 0x64
    expect lane 20 R40 = 0xffffffef
    expect lane 21 R40 = 0x27
    expect lane 22 R40 = 0x64
    expect lane 23 R40 = 0x69
    expect lane 24 R40 = 0xffffffcf
    expect lane 25 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 R40 = 0xfffffff8
    expect lane 28 R40 = 0xffffffa8
    expect lane 29 R40 = 0x69
    expect lane 30 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 31 R40 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
