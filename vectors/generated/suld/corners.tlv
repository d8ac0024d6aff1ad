# Masks of lanes without a name; R254; lane x from the integer one, out of bounds; cube maps and one
# dimension with a type that no store has. Reads wait long until their address is taken.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117 PD-117b PD-117c
traffic { seed 3 latency 1..40 ar_stall 95 }
sampler 0 { }
bytes 0xe0000000 e7597416 a307f340 ac5a8e24 defb63de acca082a 95340bf4 e6541c34 3c72f266
bytes 0xe0000020 9cec5200 f3611c97 d6fac79a ee16d7cf 2f3ed863 516db0b2 02f1bda4 b72d8fd5
bytes 0xe0000040 e13e0c03 a16f458d 6ec5e3b5 7408735b 3f0fd37b 36b15f5b 4b059a8e 1aecbf41
bytes 0xe0000060 c50f34b6 36ef9c14 1e630231 f8f9cd79 e8220a6e 810c70ce 3fb72a63 ce68e761
bytes 0xe0000080 d73f9bf9 5682650f 48f113ae 5e464302 a4edd5de 18ca1a77 1475d5ac b5a96f2c
bytes 0xe00000a0 49acc356 f4b4b7e8 98a62014 68d4cd36 d253fb52 9e867f7f 2bf49c09 94e9dfa3
bytes 0xe00000c0 66f6f281 c5a1abbf bbfcb203 1d6ca894 8cce4834 a8683d27 891dbba6 f6d4da69
bytes 0xe00000e0 41fbaee8 03d634c8 11f9d5ca 3ed69496 d90f2063 32deb539 c4b693c8 5b66d57c
bytes 0xe000012c 7ad9538a
bytes 0xe000013c 9fb1be5c
bytes 0xe000016c ed3d9416
bytes 0xe000017c 897c45a6
bytes 0xe00001ac e40b7fa5
bytes 0xe00001bc 363fe4ca
bytes 0xe00001ec 7f2818b6
bytes 0xe00001fc cb4b08d2
bytes 0xe0000200 0bfbf3b0 47887839 a91bc9d0 f1ba81dc b46ba99a 635f8b43 d912b3c7 dc7b9322
bytes 0xe0000220 d49e4e0c f9caf2e9 6886749e 5ff7ae16 1da5aa1b c17bb045 d4e978d5 ecceb017
bytes 0xe0000240 f44a217e 3ee6ca88 03a9de81 4be1a512 8ecc7803 4993bbfa e0a6bab4 b4a71da9
bytes 0xe0000260 b70f5418 c74141aa 2cb52ac2 dd6eecca d9f90e50 00bbe647 3271e091 e26b460b
bytes 0xe000032c 442f14e7
bytes 0xe000033c fa97194c
bytes 0xe000036c 445eafc3
bytes 0xe000037c 2d07bbbb
bytes 0xe0010040 6481894c 047b9582 1147f839 a72ff629
bytes 0xe0010060 8120d3d8 41f1dc50 78dba520 8a02d11c
bytes 0xe0010670 5157262a b00ca24e ed104f39 d0ee9d94
texture 0 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    word 0xeb0a000600070408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 0
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 15 surface.action = "load"
}
texture 1 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SULD.P.2D.R R8, [R4], 0x1"
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 1
    expect lane 0 R8 = 0x3f2cacad
    expect lane 1 R8 = 0x3f159596
    expect lane 2 R8 = 0x3f66e6e7
    expect lane 3 R8 = 0x3e70f0f1
    expect lane 4 R8 = 0x3e3cbcbd
    expect lane 5 R8 = 0x3ea2a2a3
    expect lane 6 R8 = 0x3c008081
    expect lane 7 R8 = 0x3f37b7b8
    expect lane 15 R8 = 0x3f1f9fa0
}
texture 2 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x2 0x2
warp 2 {
    word 0xeb0a002600270408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 2
    expect lane 0 R8 = 0x3e78f8f9
    expect lane 1 R8 = 0x3edededf
    expect lane 2 R8 = 0x3f45c5c6
    expect lane 3 R8 = 0x3d008081
    expect lane 4 R8 = 0x3d70f0f1
    expect lane 5 R8 = 0x3f6feff0
    expect lane 6 R8 = 0x3ec6c6c7
    expect lane 7 R8 = 0x3f79f9fa
    expect lane 15 R8 = 0x3e74f4f5
}
texture 3 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x3 0x3
warp 3 {
    asm "SULD.P.2D.RG R8, [R4], 0x3"
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 3
    expect lane 0 R8 = 0x3e7cfcfd  R9 = 0x3d70f0f1
    expect lane 1 R8 = 0x3e58d8d9  R9 = 0x3f31b1b2
    expect lane 2 R8 = 0x3e969697  R9 = 0x3ca0a0a1
    expect lane 3 R8 = 0x3dd0d0d1  R9 = 0x3f6ceced
    expect lane 4 R8 = 0x3f68e8e9  R9 = 0x3e088889
    expect lane 5 R8 = 0x3f018182  R9 = 0x3d40c0c1
    expect lane 6 R8 = 0x3e7cfcfd  R9 = 0x3f37b7b8
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3ed0d0d1
    expect lane 15 R8 = 0x3f09898a  R9 = 0x3ef8f8f9
}
texture 4 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x4 0x4
warp 4 {
    word 0xeb0a004600470408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 4
    expect lane 0 R8 = 0x3f1b9b9c
    expect lane 1 R8 = 0x3ecacacb
    expect lane 2 R8 = 0x3d989899
    expect lane 3 R8 = 0x3e868687
    expect lane 4 R8 = 0x3f43c3c4
    expect lane 5 R8 = 0x3f37b7b8
    expect lane 6 R8 = 0x3e008081
    expect lane 7 R8 = 0x3f4dcdce
    expect lane 15 R8 = 0x3efefeff
}
texture 5 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    word 0xeb0a005600570408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 5
    expect lane 0 R8 = 0x3f24a4a5  R9 = 0x3f55d5d6
    expect lane 1 R8 = 0x3dc0c0c1  R9 = 0x3dd0d0d1
    expect lane 2 R8 = 0x3da0a0a1  R9 = 0x3f55d5d6
    expect lane 3 R8 = 0x3f35b5b6  R9 = 0x3edededf
    expect lane 4 R8 = 0x3f52d2d3  R9 = 0x3f7bfbfc
    expect lane 5 R8 = 0x3f1e9e9f  R9 = 0x3efefeff
    expect lane 6 R8 = 0x3e2cacad  R9 = 0x3f1c9c9d
    expect lane 7 R8 = 0x3f149495  R9 = 0x3f5fdfe0
    expect lane 15 R8 = 0x3e58d8d9  R9 = 0x3f64e4e5
}
texture 6 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x6 0x6
warp 6 {
    word 0xeb0a006600670408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 6
    expect lane 0 R8 = 0x3f76f6f7  R9 = 0x3f72f2f3
    expect lane 1 R8 = 0x3f21a1a2  R9 = 0x3f2babac
    expect lane 2 R8 = 0x3f7cfcfd  R9 = 0x3f32b2b3
    expect lane 3 R8 = 0x3ed8d8d9  R9 = 0x3f28a8a9
    expect lane 4 R8 = 0x3f7bfbfc  R9 = 0x3f2eaeaf
    expect lane 5 R8 = 0x3f56d6d7  R9 = 0x3e50d0d1
    expect lane 6 R8 = 0x3f79f9fa  R9 = 0x3f55d5d6
    expect lane 7 R8 = 0x3f56d6d7  R9 = 0x3f149495
    expect lane 15 R8 = 0x3e20a0a1  R9 = 0x3dc0c0c1
}
texture 7 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb0a007600770408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 7
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3f4ececf  R10 = 0x3e909091
    expect lane 1 R8 = 0x3f28a8a9  R9 = 0x3ed0d0d1  R10 = 0x3e74f4f5
    expect lane 2 R8 = 0x3f09898a  R9 = 0x3de8e8e9  R10 = 0x3f3bbbbc
    expect lane 3 R8 = 0x3f76f6f7  R9 = 0x3f54d4d5  R10 = 0x3f5adadb
    expect lane 4 R8 = 0x3f59d9da  R9 = 0x3d70f0f1  R10 = 0x3e008081
    expect lane 5 R8 = 0x3e48c8c9  R9 = 0x3f5ededf  R10 = 0x3f35b5b6
    expect lane 6 R8 = 0x3f44c4c5  R9 = 0x3f36b6b7  R10 = 0x3f139394
    expect lane 7 R8 = 0x3eb6b6b7  R9 = 0x3ecccccd  R10 = 0x3f55d5d6
    expect lane 15 R8 = 0x3f4bcbcc  R9 = 0x3e969697  R10 = 0x3d008081
}
texture 8 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x8 0x8
warp 8 {
    word 0xeb0a008600870408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 8
    expect lane 0 R8 = 0x3f30b0b1
    expect lane 1 R8 = 0x3e64e4e5
    expect lane 2 R8 = 0x3f50d0d1
    expect lane 3 R8 = 0x3f5cdcdd
    expect lane 4 R8 = 0x3d40c0c1
    expect lane 5 R8 = 0x3f69e9ea
    expect lane 6 R8 = 0x3f1e9e9f
    expect lane 7 R8 = 0x3db0b0b1
    expect lane 15 R8 = 0x3f67e7e8
}
texture 9 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0x9 0x9
warp 9 {
    word 0xeb0a009600970408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 9
    expect lane 0 R8 = 0x3f34b4b5  R9 = 0x3f1a9a9b
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3e868687
    expect lane 2 R8 = 0x3f59d9da  R9 = 0x3f47c7c8
    expect lane 3 R8 = 0x3f5cdcdd  R9 = 0x3e088889
    expect lane 4 R8 = 0x3de8e8e9  R9 = 0x3dd8d8d9
    expect lane 5 R8 = 0x3f41c1c2  R9 = 0x3e8a8a8b
    expect lane 6 R8 = 0x3f54d4d5  R9 = 0x3f55d5d6
    expect lane 7 R8 = 0x3f6ceced  R9 = 0x3db8b8b9
    expect lane 15 R8 = 0x3f7afafb  R9 = 0x3e989899
}
texture 10 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0xa 0xa
warp 10 {
    word 0xeb0a00a600a70408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 10
    expect lane 0 R8 = 0x3e949495  R9 = 0x3efcfcfd
    expect lane 1 R8 = 0x3f66e6e7  R9 = 0x3f088889
    expect lane 2 R8 = 0x3f29a9aa  R9 = 0x3f018182
    expect lane 3 R8 = 0x3f61e1e2  R9 = 0x3d909091
    expect lane 4 R8 = 0x3d70f0f1  R9 = 0x3dc0c0c1
    expect lane 5 R8 = 0x3e828283  R9 = 0x3f2aaaab
    expect lane 6 R8 = 0x3f35b5b6  R9 = 0x3f42c2c3
    expect lane 7 R8 = 0x3edcdcdd  R9 = 0x3f4acacb
    expect lane 15 R8 = 0x3ebcbcbd  R9 = 0x3f43c3c4
}
texture 11 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0xb 0xb
warp 11 {
    word 0xeb0a00b600b70408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 11
    expect lane 0 R8 = 0x3f0e8e8f  R9 = 0x3f4ccccd  R10 = 0x3c40c0c1
    expect lane 1 R8 = 0x3e929293  R9 = 0x3f139394  R10 = 0x3f7afafb
    expect lane 2 R8 = 0x3f60e0e1  R9 = 0x3f26a6a7  R10 = 0x3f34b4b5
    expect lane 3 R8 = 0x3f34b4b5  R9 = 0x3f27a7a8  R10 = 0x3f29a9aa
    expect lane 4 R8 = 0x3f59d9da  R9 = 0x3f79f9fa  R10 = 0x3ea0a0a1
    expect lane 5 R8 = 0x0  R9 = 0x3f3bbbbc  R10 = 0x3e8e8e8f
    expect lane 6 R8 = 0x3e48c8c9  R9 = 0x3ee2e2e3  R10 = 0x3f119192
    expect lane 7 R8 = 0x3f62e2e3  R9 = 0x3ed6d6d7  R10 = 0x3d30b0b1
    expect lane 15 R8 = 0x3e34b4b5  R9 = 0x3ce0e0e1  R10 = 0x3f3bbbbc
}
texture 12 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0xc 0xc
warp 12 {
    word 0xeb0a00c600c70408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 0
    expect lane 0 R8 = 0x3ee8e8e9  R9 = 0x3db0b0b1
    expect lane 1 R8 = 0x3f73f3f4  R9 = 0x3e808081
    expect lane 2 R8 = 0x3f0e8e8f  R9 = 0x3e109091
    expect lane 3 R8 = 0x3ec6c6c7  R9 = 0x3f5ededf
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x0
    expect lane 5 R8 = 0x3de0e0e1  R9 = 0x3f179798
    expect lane 6 R8 = 0x3f47c7c8  R9 = 0x3f1a9a9b
    expect lane 7 R8 = 0x3f57d7d8  R9 = 0x3f4fcfd0
    expect lane 15 R8 = 0x3ea6a6a7  R9 = 0x3f0a8a8b
}
texture 13 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0xd 0xd
warp 13 {
    word 0xeb0a00d600d70408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 1
    expect lane 0 R8 = 0x3f2cacad  R9 = 0x3d008081  R10 = 0x3e28a8a9
    expect lane 1 R8 = 0x3f159596  R9 = 0x3d30b0b1  R10 = 0x3f74f4f5
    expect lane 2 R8 = 0x3f66e6e7  R9 = 0x3de0e0e1  R10 = 0x3e50d0d1
    expect lane 3 R8 = 0x3e70f0f1  R9 = 0x3f72f2f3  R10 = 0x3ecccccd
    expect lane 4 R8 = 0x3e3cbcbd  R9 = 0x3f58d8d9  R10 = 0x3ec6c6c7
    expect lane 5 R8 = 0x3ea2a2a3  R9 = 0x3f30b0b1  R10 = 0x3f32b2b3
    expect lane 6 R8 = 0x3c008081  R9 = 0x3f3dbdbe  R10 = 0x3f24a4a5
    expect lane 7 R8 = 0x3f37b7b8  R9 = 0x3f0f8f90  R10 = 0x3f55d5d6
    expect lane 15 R8 = 0x3f1f9fa0  R9 = 0x3f3ebebf  R10 = 0x3eb8b8b9
}
texture 14 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0xe 0xe
warp 14 {
    word 0xeb0a00e600e70408
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 2
    expect lane 0 R8 = 0x3e78f8f9  R9 = 0x3d40c0c1  R10 = 0x3c40c0c1
    expect lane 1 R8 = 0x3edededf  R9 = 0x3e8a8a8b  R10 = 0x3f0d8d8e
    expect lane 2 R8 = 0x3f45c5c6  R9 = 0x3f63e3e4  R10 = 0x3f35b5b6
    expect lane 3 R8 = 0x3d008081  R9 = 0x3ee6e6e7  R10 = 0x3eb6b6b7
    expect lane 4 R8 = 0x3d70f0f1  R9 = 0x3e50d0d1  R10 = 0x3f36b6b7
    expect lane 5 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x3da0a0a1
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3c008081  R10 = 0x3e44c4c5
    expect lane 7 R8 = 0x3f79f9fa  R9 = 0x3f4dcdce  R10 = 0x3ef2f2f3
    expect lane 15 R8 = 0x3e74f4f5  R9 = 0x3f149495  R10 = 0x3db0b0b1
}
texture 15 { raw 58d24908 e0000000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
handle 0xf 0xf
warp 15 {
    asm "SULD.P.2D R8, [R4], 0xf"
    active 0x80ff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 1 2 3 4 5 6 7 }
    y = 3
    expect lane 0 R8 = 0x3e7cfcfd  R9 = 0x3d70f0f1  R10 = 0x3f53d3d4  R11 = 0x3ef6f6f7
    expect lane 1 R8 = 0x3e58d8d9  R9 = 0x3f31b1b2  R10 = 0x3ebebebf  R11 = 0x3eb6b6b7
    expect lane 2 R8 = 0x3e969697  R9 = 0x3ca0a0a1  R10 = 0x3f1a9a9b  R11 = 0x3f0e8e8f
    expect lane 3 R8 = 0x3dd0d0d1  R9 = 0x3f6ceced  R10 = 0x3f3fbfc0  R11 = 0x3e828283
    expect lane 4 R8 = 0x3f68e8e9  R9 = 0x3e088889  R10 = 0x3d20a0a1  R11 = 0x3edcdcdd
    expect lane 5 R8 = 0x3f018182  R9 = 0x3d40c0c1  R10 = 0x3ee0e0e1  R11 = 0x3f4ececf
    expect lane 6 R8 = 0x3e7cfcfd  R9 = 0x3f37b7b8  R10 = 0x3e28a8a9  R11 = 0x3ec6c6c7
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3ed0d0d1  R10 = 0x3f67e7e8  R11 = 0x3ec2c2c3
    expect lane 15 R8 = 0x3f09898a  R9 = 0x3ef8f8f9  R10 = 0x3e8a8a8b  R11 = 0x3f26a6a7
}
texture 16 { raw 0eb4920f e0010000 00600000 00000008 e0800017 8000000b 00000000 00000000 }   # TWO_D 24 x 12 x 1, R32 UINT, blocks of 1 x 2 x 1
handle 0x10 0x10
warp 20 {
    asm "SULD.P.2D.IGN R8, [R4], 0x10"
    active 0xff
    x = { 20 21 22 23 24 25 26 27 ... }
    y = 11
    expect lane 0 R8 = 0x1  R9 = 0x2a265751  R10 = 0x3f800000  R11 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x4ea20cb0  R10 = 0x3f800000  R11 = 0x0
    expect lane 2 R8 = 0x1  R9 = 0x394f10ed  R10 = 0x3f800000  R11 = 0x0
    expect lane 3 R8 = 0x1  R9 = 0x949deed0  R10 = 0x3f800000  R11 = 0x0
    expect lane 4 R8 = 0x1  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x1  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x1  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x1  R9 = 0x0  R10 = 0x3f800000  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 21 {
    asm "SULD.D.2D R254, [R4], 0x10"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 2
    expect lane 0 R254 = 0x4c898164
    expect lane 1 R254 = 0x82957b04
    expect lane 2 R254 = 0x39f84711
    expect lane 3 R254 = 0x29f62fa7
    expect lane 4 R254 = 0xd8d32081
    expect lane 5 R254 = 0x50dcf141
    expect lane 6 R254 = 0x20a5db78
    expect lane 7 R254 = 0x1cd1028a
}
texture 17 { raw 58d4900f e0210000 00600000 00000008 e180000f 8000000f 00000000 00000000 }   # CUBEMAP 16 x 16 x 1, R32 ? UINT UINT UINT, blocks of 1 x 2 x 1
handle 0x11 0x11
warp 39 {
    asm "SULD.P.2D_ARRAY R8, [R4], 0x11"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 1
    array = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
}
texture 18 { raw 58d4900f e0220000 00600000 00000008 e180000f 8000000f 00000000 00000000 }   # CUBEMAP 16 x 16 x 1, R32 ? UINT UINT UINT, blocks of 1 x 2 x 1
handle 0x12 0x12
warp 40 {
    asm "SULD.P.2D R8, [R4], 0x12"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "type"  deliver.tag.status = "mismatch"
}
texture 19 { raw 58d4900f e0230000 00600000 00000008 e200001d 80030000 00000000 00000000 }   # ONE_D_ARRAY 30 x 1 x 4, R32 ? UINT UINT UINT, blocks of 1 x 2 x 1
handle 0x13 0x13
warp 41 {
    asm "SULD.P.1D_ARRAY R8, [R4], 0x13"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    array = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
}
texture 20 { raw 58d4900f e0240000 00600000 00000008 e000001d 80000000 00000000 00000000 }   # ONE_D 30 x 1 x 1, R32 ? UINT UINT UINT, blocks of 1 x 2 x 1
handle 0x14 0x14
warp 42 {
    asm "SULD.P.1D R8, [R4], 0x14"
    active 0xff
    x = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "format"  deliver.tag.status = "unsupported-header"
}
