# Atomics with .1D_ARRAY all over surfaces of every layout, level and size of block.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118
sampler 0 { }
bytes 0x301001c00 693fa697 000ce2a1
bytes 0x301002000 6269818a b420f6c5
bytes 0x301002400 e2325f22 2842339f
bytes 0x301002c00 243f6cfc 0c8bc649
bytes 0x301003800 30d330c9 81a2c917
bytes 0x301003c00 09e50d43 d5ad8335
bytes 0x301004000 2950d56e dbed0529
bytes 0x301004400 5ae5fd3a e8162c9f
bytes 0x301004800 6f76a727 95b079a1
bytes 0x301004c00 fc7e36ac 3a15b1ea
bytes 0x301005800 85b397a7 f3b30d05
bytes 0x301005c00 a443944f 8f7950c5
bytes 0x302001200 533ce092 be69c01d cb00cb76 1227f763
bytes 0x302001400 565de192 20e33a9e 3d4c0f91 a7962a7d
bytes 0x302001600 bfd4976d 6fad5524 efb1be6d 8fdfab7e
bytes 0x303001200 90318e33
bytes 0x303002000 90ca8cfd
bytes 0x303002e00 f7219622
bytes 0x303004a00 cde91cae
bytes 0x304000800 6931f45e a0ee15dd
bytes 0x305001c04 c717526b
bytes 0x305002304 72478d63
bytes 0x305002320 31cc4550
bytes 0x305002f24 20d248a8
bytes 0x30500300c 00b44cac
bytes 0x305003100 e28ae219
bytes 0x305003d24 73c3e13c
bytes 0x30500440c b10da948
bytes 0x305004f20 45dd496e
bytes 0x305005200 4aab5c47
bytes 0x305005728 a3b68751
bytes 0x305005800 f26fc8e5
bytes 0x305007624 58647666
bytes 0x30500862c 34f2f821
bytes 0x305008b08 0b2ae7fe
bytes 0x30500932c 4f09a793
bytes 0x30500a62c 5ef128dc
bytes 0x30500ad2c fb29b4f1
bytes 0x30500b620 85b44cd7
bytes 0x30500b824 d28402d4
bytes 0x30500be20 d9e2026b
bytes 0x30500bf0c 0f3280f2
bytes 0x30500c504 388b32b3
bytes 0x30500cb20 03a20e84
bytes 0x30500d62c b00b20f6
bytes 0x30500e408 44ab6ce8
bytes 0x30500f624 7a80f3c8
bytes 0x305010204 4131457d
bytes 0x305010408 45a392df
bytes 0x305010528 617cd129
bytes 0x30501060c 9fc3a29b
bytes 0x306000e00 bcd3641f
bytes 0x306001600 477ee709
bytes 0x306001e00 f38b9323
bytes 0x306002600 eb3ee823
bytes 0x306002e00 e9a41542
bytes 0x306003600 14dc27ca
bytes 0x306003e00 fbbcc062
bytes 0x306004600 62fc8440
bytes 0x307000a08 4a44310b b9893fcc
bytes 0x307000c28 49d376dc 9fb63628
bytes 0x307000d20 240ca791 802f0a9c 4af88a28 d3c23d72
bytes 0x307000e00 b1a549bf 46342e78 7e472907 7ab6a5e8
bytes 0x307000f20 c1adb4a9 38d15923 10ec50ae eeb892ec
bytes 0x307001020 f5e27014 b537bf79 8d99e400 ca85be1b
bytes 0x307001108 e6f8e6c6 f4285135
bytes 0x307001120 b01a233a f919a471
bytes 0x307002720 609e76f3 34926ab0
bytes 0x307002820 82bcaf31 a6a78aaf
bytes 0x307002928 c397498c a42c3fb8
bytes 0x307002a20 1df214d4 6cae4d67
bytes 0x307002d20 9242a6b9 81bff527
bytes 0x307004208 341674d1 eed2498a
bytes 0x307004220 62b69dfc f9515b0b
bytes 0x307004508 29692999 2417695b
bytes 0x307004528 0559e948 2157b996
bytes 0x307004600 b29ef3c3 24e6fe5b
bytes 0x307004720 89be32b2 1649d88c
bytes 0x307004808 abb26e9d 9bd285cb
texture 0 { raw 58d49204 01001c00 00600003 10000020 e2000000 8010003b 00000000 00000010 }   # ONE_D_ARRAY 1 x 60 x 17, R32_G32 UINT, blocks of 1 x 16 x 1, level 0 of 2
handle 0x0 0x0
warp 0 {
    asm "SURED.D.U64.1D_ARRAY.MIN.TRAP [R108], RZ, 0x0"
    x = { 0 0 0 0 0 -1 0x80000000 0 0 0 0 0 0 0 0 0 0 0 0 0 0xad0c2355 0 ... }
    array = { 10 12 65545 1 12 7 0xffff0007 0xffff0009 65534 65543 9 0xffff0004 15 0xffff000f 11 8 0xffff0007 65548 65551
      65538 2 65553 0xffff0004 15 65536 0xffff000c 65552 0xffff0004 0x1ffff 65536 0 0xffff000c }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
texture 1 { raw 58d36d84 02001200 00600003 00000018 e2000001 80020020 00000000 00000000 }   # ONE_D_ARRAY 2 x 33 x 3, R32_G32 SINT, blocks of 1 x 8 x 1
handle 0x1 0x1
warp 1 {
    asm "SUATOM.D.S64.1D_ARRAY.CAS.IGN RZ, [R64], R176, 0x1"
    x = { 0 0 1 1 0x7fffffff 0 0 1 0 3 1 1 1 1 0 1 0 0 1 1 1 1 1 1 0 1 0x80000000 0 1 1 1 0 }
    array = { 65538 0xffff0001 65536 0xffff0002 65537 65538 0xffff0001 65538 0xffff0001 2 65536 0xffff0001 1 65536 0 1
      0xffff0001 0xffff0002 65536 0xffff0002 0 65559 65538 0xffff0001 0xffff0001 0xffff0002 0xffff0001 65537
      65537 0 0x1ffff 0xffff0000 }
    data0 = { 0xa182e96d 18 0x56337512 0x575cc2da 17 0xcbd62363 0xf4621ebc 0xa2d97413 24 23 8 0 9 0xf0d762f4 0x8a6f1687 13
      0xba38717f 0x46c4cc5f 10 0x2f5c7cba 0x71eb2a37 0x41b8055f 13 0x8ef77e51 3 0x59999c97 24 0xa953016a 0x563fdd
      0x1ad5666a 29 0xf3aff600 }
    data1 = { 0x322bac80 0 0x2f4e36f7 0x8598640c 0 0xa79da6c2 0x5f2edf2e 0x97fead1 0 0 0 0 0 0x9ff79b12 0xf0d33104 0
      0xe1082f31 0x72b3cf44 0 0x649f408c 0x84749f4f 0xe51ef105 0 0x4952fb4b 0 0x772ad8d2 0 0x845bd46d 0xb99f9fab
      0x7b234ae8 0 0xbb44c24b }
    data2 = { 29 16 2 0xb8cf831c 0x43a58b91 20 0xcedce6ef 23 18 23 27 31 11 0xf68039df 0xa3583658 0x62269595 0x9ae5b051 22
      0x998ee659 0x296a7ac8 8 30 0xb98a4057 0x822a23d3 0x8b333237 0x788bb3e1 0xa9aed305 25 17 9 2 0xf740d3df }
    data3 = { 0 0 0 0xa863f640 0x2b844dd6 0 0x8580c0ae 0 0 0 0 0 0 0x5364ca1c 0x32552fb3 0x99fd0001 0x1471d4f2 0 0xd5bba4ab
      0xdb34ac54 0 0 0x18ceab2b 0x4e42d8b5 0xc36002da 0x7a0aed86 0x610471c5 0 0 0 0 0xb8693318 }
    expect lane 0 surface.action = "atom"
    expect lane 1 surface.action = "atom"
    expect lane 2 surface.action = "atom"
    expect lane 3 surface.action = "atom"
    expect lane 4 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "atom"
    expect lane 6 surface.action = "atom"
    expect lane 7 surface.action = "atom"
    expect lane 8 surface.action = "atom"
    expect lane 9 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 10 surface.action = "atom"
    expect lane 11 surface.action = "atom"
    expect lane 12 surface.action = "atom"
    expect lane 13 surface.action = "atom"
    expect lane 14 surface.action = "atom"
    expect lane 15 surface.action = "atom"
    expect lane 16 surface.action = "atom"
    expect lane 17 surface.action = "atom"
    expect lane 18 surface.action = "atom"
    expect lane 19 surface.action = "atom"
    expect lane 20 surface.action = "atom"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "atom"
    expect lane 23 surface.action = "atom"
    expect lane 24 surface.action = "atom"
    expect lane 25 surface.action = "atom"
    expect lane 26 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 surface.action = "atom"
    expect lane 28 surface.action = "atom"
    expect lane 29 surface.action = "atom"
    expect lane 30 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 31 surface.action = "atom"
}
texture 2 { raw 58d7ff8f 03000800 00600003 60000019 e200000f 8004003b 00000000 00000055 }   # ONE_D_ARRAY 16 x 60 x 5, R32 FLOAT, blocks of 2 x 8 x 1, level 5 of 7
handle 0x2 0x2
warp 2 {
    asm "SUATOM.D.F32.1D_ARRAY.ADD.IGN R144, [R168], R192, 0x2"
    x = { 0 0 0 0 0 0x80000000 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 ... }
    array = { 65538 65538 65536 65537 -1 65536 0xffff0000 65542 0xffff0002 65536 65536 1 65538 0xffff0001 2 0xffff0001
      0xffff0001 65540 65537 0 2 0 2 0xffff0002 0xffff0001 0xffff0001 0xffff0001 0 -1 0xffff0002 1 0x1fffe }
    data0 = { 0xca1bd36d 0xffc12345 0 0xfe329a36 0xaeeaeb50 0xc6381045 0xe362cf17 0x81521d99 0x81000000 0xd43eacc8 0x1cc90ae0
      0x2ce8b81c 0x7f800000 0x7fc00001 0 0x24f1cda2 0x30c80c88 0xed9ca7f0 0xa6898a 1 0xbf800000 0x579e5c15
      0xfaa9da2b 0x7fffff 0x7fc00001 0x80000001 0x4c8ea474 0x33800001 0x6edfaa3f 0x33800000 0x3f800001 0x7fc00001 }
    expect lane 0 R144 = 0x229621f7
    expect lane 1 R144 = 0xca1bd36d
    expect lane 2 R144 = 0x338e3190
    expect lane 3 R144 = 0xfd8cca90
    expect lane 4 R144 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R144 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R144 = 0x338e3190
    expect lane 7 R144 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R144 = 0x7fc00000
    expect lane 9 R144 = 0xe362cf17
    expect lane 10 R144 = 0xe362cf17
    expect lane 11 R144 = 0xfe78ff7e
    expect lane 12 R144 = 0x7fc00000
    expect lane 13 R144 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R144 = 0x7fc00000
    expect lane 15 R144 = 0xfe78ff7e
    expect lane 16 R144 = 0xfe78ff7e
    expect lane 17 R144 = 0xae1ce9cd
    expect lane 18 R144 = 0xfe78ff7e
    expect lane 19 R144 = 0xe362cf17
    expect lane 20 R144 = 0x7fc00000
    expect lane 21 R144 = 0xe362cf17
    expect lane 22 R144 = 0x7fc00000
    expect lane 23 R144 = 0x7fc00000
    expect lane 24 R144 = 0xfe78ff7e
    expect lane 25 R144 = 0x7fc00000
    expect lane 26 R144 = 0x7fc00000
    expect lane 27 R144 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R144 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R144 = 0x7fc00000
    expect lane 30 R144 = 0x7fc00000
    expect lane 31 R144 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d7ff8f 04000800 00600003 10000008 e0000001 80000000 00000000 00000000 }   # ONE_D 2 x 1 x 1, R32 FLOAT, blocks of 1 x 2 x 1, level 0 of 2
handle 0x3 0x3
warp 3 {
    word 0xea1e003408c71020
    x = { 1 0x2718d286 0 0 0 1 1 1 2 0 0x80000000 1 0 1 1 2 0 0x9745731e 0 1 1 1 1 1 0 -1 1 1 0 0 1 ... }
    array = { 0 65536 0 65536 65536 0 65536 0 0xffff0000 65536 65536 2 0xffff0001 0xffff0000 0 0xffff0000 0xffff0000
      0xffff0000 0 0 0xffff0000 0xffff0000 0 0 0 0 0 65536 0 0 0 65536 }
    data0 = { 0xad354739 0x3f800001 0x34000000 0xffc12345 0x63bec210 0xf7d4352a 0x800000 0xe8ba76a7 0x5c0c6209 0x12a183ce
      0x33800001 0xff800000 0x3f6f5f1b 0xbf800000 0x7fc00001 0 0x33800000 0x1496e6b6 0x8abbbf7b 0x3e8fa448
      0xfe4c9fd9 0xc193a020 0x4b800001 0x103615f5 0xff7fffff 0xa7d52b2c 0xa7fc20d2 0x33800001 0xff800000
      0x75cba055 0x80000000 0xdeee21cf }
    expect lane 0 R32 = 0xdd15eea0
    expect lane 1 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R32 = 0x5ef43169
    expect lane 3 R32 = 0x5ef43169
    expect lane 4 R32 = 0x7fc00000
    expect lane 5 R32 = 0xdd15eea0
    expect lane 6 R32 = 0xf7d4352a
    expect lane 7 R32 = 0xf7d4352a
    expect lane 8 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R32 = 0x7fc00000
    expect lane 10 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R32 = 0xf7d4352a
    expect lane 14 R32 = 0xf7d4352a
    expect lane 15 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R32 = 0x7fc00000
    expect lane 17 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R32 = 0x7fc00000
    expect lane 19 R32 = 0x7fc00000
    expect lane 20 R32 = 0x7fc00000
    expect lane 21 R32 = 0x7fc00000
    expect lane 22 R32 = 0x7fc00000
    expect lane 23 R32 = 0x7fc00000
    expect lane 24 R32 = 0x7fc00000
    expect lane 25 R32 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 26 R32 = 0x7fc00000
    expect lane 27 R32 = 0x7fc00000
    expect lane 28 R32 = 0x7fc00000
    expect lane 29 R32 = 0x7fc00000
    expect lane 30 R32 = 0x7fc00000
    expect lane 31 R32 = 0x7fc00000
}
texture 4 { raw 58d7ff8f 05001a00 00600003 00000028 e2000063 8010000f 00000000 00000000 }   # ONE_D_ARRAY 100 x 16 x 17, R32 FLOAT, blocks of 1 x 32 x 1
warp 4 {
    asm "SURED.D.F32.1D_ARRAY.ADD [R220], R48, R153"
    x = { 25 79 55 48 17 92 87 82 76 67 76 65 17 72 -1 73 84 91 20 94 10 61 7 85 37 50 69 46 3 101 63 61 }
    array = { 0xffff000c 65544 0xffff000d 4 0 65539 65543 65535 65548 65537 0xffff0000 65552 0 65537 65540 0xffff0000
      0xffff000b 11 11 0xffff0012 65544 0xffff0002 10 15 65547 14 0xffff0006 0xffff0004 3 0x1ffff 10 1 }
    data0 = { 0x9a75f539 0x3ef5bbb2 0xd0750565 0xe2fa7672 0x7f800001 0x42f6e979 0x1000001 0x3017af20 0xf018d293 0x2a270679
      0xc8898a8b 0x2306cf0a 0xbf800000 0x4b800000 0xb740e0ee 0x80000001 0xa4cc667f 0x3f800001 0x86774fd
      0x80800000 0x80000000 0xf21cdf20 0x4ab3a064 0x34000000 0x86cf1941 0xb3000000 0x3a125311 0x7fffff 0x73000000
      0x4c4102f3 0x8ce6e316 0x2a601d3d }
    handle = 4
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 5 { raw 58d36d8f 06000e00 00600003 30000028 e2000000 80070000 00000000 00000020 }   # ONE_D_ARRAY 1 x 1 x 8, R32 SINT, blocks of 1 x 32 x 1, level 0 of 4
handle 0x5 0x5
warp 5 {
    asm "SURED.D.S32.1D_ARRAY.ADD [R164], R128, 0x5"
    x = { 0 0 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 ... }
    array = { 0xffff0006 0xffff0004 0xffff0004 0xffff0001 65542 0xffff0004 0xffff0000 65542 1 65537 65538 0xffff0002
      0xffff0005 65538 65536 0 65538 0xffff0001 65541 0 65537 0xffff0007 0xffff0007 65540 65538 0 0xffff0001
      65543 5 65539 65543 65542 }
    data0 = { 0x44613f9f 0xd2e26424 18 0xc657fe64 13 0x8e797d50 0x792d3f78 18 0xeab90358 4 0x46ad2df8 0x88bb363b 0xebbbe2cd
      13 0xe6eadc49 11 23 0x789c175f 14 0xea63c283 0xfbe7a8fa 0x2ecf31ec 0xb23926a9 28 0xd944f5c6 0x2a907d8a 5
      0xc97f6ed2 0x15f87541 16 18 0x2507e5ea }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 6 { raw 58d36d84 07000a00 00600003 60000011 e2000020 8002003b 00000000 00000030 }   # ONE_D_ARRAY 33 x 60 x 3, R32_G32 SINT, blocks of 2 x 4 x 1, level 0 of 7
warp 6 {
    word 0xea7610551ff71c10
    x = { 206 138 123 132 105 239 119 -1 242 88 52 9 191 91 181 120 147 247 124 204 120 12 20 210 216 115 83 180 215 127
      135 218 }
    array = { 65538 65536 65538 65536 0xffff0002 0xffff0000 0 0xffff0001 0 0 0xffff0001 65538 0 0 0xffff0000 4 0xffff0001 1 2
      65540 65537 0xffff0000 65538 0xffff0000 0xffff0000 65536 1 0xffff0002 65536 0 0xffff0002 65536 }
    handle = 6
    expect lane 0 R16 = 0x9d6eb2ab  R17 = 0xcb85d29b
    expect lane 1 R16 = 0x729477e  R17 = 0xe8a5b67a
    expect lane 2 R16 = 0x48e95905  R17 = 0x96b95721
    expect lane 3 R16 = 0xbf49a5b1  R17 = 0x782e3446
    expect lane 4 R16 = 0x99296929  R17 = 0x5b691724
    expect lane 5 R16 = 0xc6e6f8e6  R17 = 0x355128f4
    expect lane 6 R16 = 0x91a70c24  R17 = 0x9c0a2f80
    expect lane 7 R16 = 0x0  R17 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R16 = 0x3a231ab0  R17 = 0x71a419f9
    expect lane 9 R16 = 0xdc76d349  R17 = 0x2836b69f
    expect lane 10 R16 = 0xf3769e60  R17 = 0xb06a9234
    expect lane 11 R16 = 0xd1741634  R17 = 0x8a49d2ee
    expect lane 12 R16 = 0xae50ec10  R17 = 0xec92b8ee
    expect lane 13 R16 = 0x0  R17 = 0x0
    expect lane 14 R16 = 0xa9b4adc1  R17 = 0x2359d138
    expect lane 15 R16 = 0x0  R17 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 R16 = 0xd414f21d  R17 = 0x674dae6c
    expect lane 17 R16 = 0xb9a64292  R17 = 0x27f5bf81
    expect lane 18 R16 = 0x0  R17 = 0x0
    expect lane 19 R16 = 0x0  R17 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R16 = 0x8c4997c3  R17 = 0xb83f2ca4
    expect lane 21 R16 = 0xb31444a  R17 = 0xcc3f89b9
    expect lane 22 R16 = 0xfc9db662  R17 = 0xb5b51f9
    expect lane 23 R16 = 0x1470e2f5  R17 = 0x79bf37b5
    expect lane 24 R16 = 0xe4998d  R17 = 0x1bbe85ca
    expect lane 25 R16 = 0x0  R17 = 0x0
    expect lane 26 R16 = 0x31afbc82  R17 = 0xaf8aa7a6
    expect lane 27 R16 = 0xb232be89  R17 = 0x8cd84916
    expect lane 28 R16 = 0x0  R17 = 0x0
    expect lane 29 R16 = 0x288af84a  R17 = 0x723dc2d3
    expect lane 30 R16 = 0xc3f39eb2  R17 = 0x5bfee624
    expect lane 31 R16 = 0x0  R17 = 0x0
}
expect memory 0x301001c00 = 00000000 00000000
expect memory 0x301002000 = 00000000 00000000
expect memory 0x301002400 = 00000000 00000000
expect memory 0x301002c00 = 00000000 00000000
expect memory 0x301003800 = 00000000 00000000
expect memory 0x301003c00 = 00000000 00000000
expect memory 0x301004000 = 00000000 00000000
expect memory 0x301004400 = 00000000 00000000
expect memory 0x301004800 = 00000000 00000000
expect memory 0x301004c00 = 00000000 00000000
expect memory 0x301005800 = 00000000 00000000
expect memory 0x301005c00 = 00000000 00000000
expect memory 0x302001200 = 533ce092 be69c01d cb00cb76 1227f763
expect memory 0x302001400 = 565de192 20e33a9e 3d4c0f91 a7962a7d
expect memory 0x302001600 = bfd4976d 6fad5524 efb1be6d 8fdfab7e
expect memory 0x303001200 = 16cf62e3
expect memory 0x303002000 = 0000c07f
expect memory 0x303002e00 = 0000c07f
expect memory 0x303004a00 = f0a79ced
expect memory 0x304000800 = 0000c07f 0000c07f
expect memory 0x305001c04 = 0000c07f
expect memory 0x305002304 = 72478d63
expect memory 0x305002320 = 1ecb4550
expect memory 0x305002f24 = 1b90532a
expect memory 0x30500300c = 984342ac
expect memory 0x305003100 = 0000804b
expect memory 0x305003d24 = 20df1cf2
expect memory 0x30500440c = 00000073
expect memory 0x305004f20 = 45dd496e
expect memory 0x305005200 = 4aab5c47
expect memory 0x305005728 = a3b68751
expect memory 0x305005800 = cc59cce5
expect memory 0x305007624 = 58647666
expect memory 0x30500862c = 34f2f821
expect memory 0x305008b08 = 0b2ae7fe
expect memory 0x30500932c = b2bbf53e
expect memory 0x30500a62c = 5ef128dc
expect memory 0x30500ad2c = fb29b4f1
expect memory 0x30500b620 = 85b44cd7
expect memory 0x30500b824 = d28402d4
expect memory 0x30500be20 = d9e2026b
expect memory 0x30500bf0c = 0f3280f2
expect memory 0x30500c504 = 388b32b3
expect memory 0x30500cb20 = 93d218f0
expect memory 0x30500d62c = b00b20f6
expect memory 0x30500e408 = 44ab6ce8
expect memory 0x30500f624 = 7a80f3c8
expect memory 0x305010204 = 4131457d
expect memory 0x305010408 = 45a392df
expect memory 0x305010528 = 617cd129
expect memory 0x30501060c = f302414c
expect memory 0x306000e00 = 952f7194
expect memory 0x306001600 = 65407c2f
expect memory 0x306001e00 = 10e640cc
expect memory 0x306002600 = fb3ee823
expect memory 0x306002e00 = 8b8671a3
expect memory 0x306003600 = 3034dccb
expect memory 0x306003e00 = a3e229cc
expect memory 0x306004600 = dbc30ceb
expect memory 0x307000a08 = 00000000 00000000
expect memory 0x307000c28 = 00000000 00000000
expect memory 0x307000d20 = 00000000 00000000 00000000 00000000
expect memory 0x307000e00 = 00000000 00000000 00000000 00000000
expect memory 0x307000f20 = 00000000 00000000 00000000 00000000
expect memory 0x307001020 = 00000000 00000000 00000000 00000000
expect memory 0x307001108 = 00000000 00000000
expect memory 0x307001120 = 00000000 00000000
expect memory 0x307002720 = 00000000 00000000
expect memory 0x307002820 = 00000000 00000000
expect memory 0x307002928 = 00000000 00000000
expect memory 0x307002a20 = 00000000 00000000
expect memory 0x307002d20 = 00000000 00000000
expect memory 0x307004208 = 00000000 00000000
expect memory 0x307004220 = 00000000 00000000
expect memory 0x307004508 = 00000000 00000000
expect memory 0x307004528 = 00000000 00000000
expect memory 0x307004600 = 00000000 00000000
expect memory 0x307004720 = 00000000 00000000
expect memory 0x307004808 = 00000000 00000000
