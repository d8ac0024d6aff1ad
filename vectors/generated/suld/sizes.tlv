# Raw loads of every size from texels of every size, in units of the access and with .BA in bytes,
# aligned and not; the bytes of the row are the bound.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117a PD-117b PD-33 PD-34
rules without PD-117 PD-117c
sampler 0 { }
bytes 0x40000000 b6
bytes 0x40000041 4a
bytes 0x4000008a 25
bytes 0x4000018a ff
bytes 0x40000280 28
bytes 0x400002c1 73
bytes 0x40000300 2b
bytes 0x40000341 56
bytes 0x4000038a 52
bytes 0x400003ca 03
bytes 0x4000040a bd
bytes 0x4000044a eb
bytes 0x40000480 bb
bytes 0x400004c4 54
bytes 0x40010000 2b
bytes 0x40010011 4a
bytes 0x40010049 67
bytes 0x40010059 54
bytes 0x40010089 d9
bytes 0x40010090 06
bytes 0x400100c4 6f
bytes 0x400100d5 99
bytes 0x40010240 72
bytes 0x40010251 7e
bytes 0x40010280 91
bytes 0x40010291 74
bytes 0x400102c9 47
bytes 0x400102d9 a8
bytes 0x40010454 fe
bytes 0x40020000 2b
bytes 0x40020011 a3
bytes 0x4002006b 1c
bytes 0x400200c6 02
bytes 0x400200d7 a9
bytes 0x40020240 67
bytes 0x40020251 92
bytes 0x40020280 51
bytes 0x40020291 11
bytes 0x400202eb 86
bytes 0x400202fb a6
bytes 0x40020454 6c
bytes 0x40030000 df
bytes 0x40030041 16
bytes 0x400300af 2a
bytes 0x40030182 8d
bytes 0x400301c3 bf
bytes 0x40030280 20
bytes 0x400302c1 83
bytes 0x40030300 9c
bytes 0x40030341 05
bytes 0x400303af 49
bytes 0x400303ef 10
bytes 0x400304c4 3d
bytes 0x40040000 73
bytes 0x40040011 eb
bytes 0x4004004a f1
bytes 0x400400ca c4
bytes 0x40040240 fe
bytes 0x40040251 f9
bytes 0x40040280 5c
bytes 0x40040291 55
bytes 0x400402ca 68
bytes 0x400402da 80
bytes 0x4004040a ed
bytes 0x4004041a 10
bytes 0x40040440 12
bytes 0x40040454 7e
bytes 0x40050000 93
bytes 0x40050011 88
bytes 0x40050049 74
bytes 0x40050059 0f
bytes 0x40050089 0b
bytes 0x40050090 1f
bytes 0x400500c4 9b
bytes 0x400500d5 2b
bytes 0x40050240 ea
bytes 0x40050251 d9
bytes 0x40050280 25
bytes 0x40050291 8b
bytes 0x400502c9 f2
bytes 0x400502d9 1a
bytes 0x40050454 cf
bytes 0x40060000 66
bytes 0x40060041 48
bytes 0x4006009b fa
bytes 0x40060186 43
bytes 0x400601c7 4d
bytes 0x40060280 0d
bytes 0x400602c1 4f
bytes 0x40060300 01
bytes 0x40060341 06
bytes 0x4006039b 4d
bytes 0x400603db 72
bytes 0x400604c4 6a
bytes 0x40070000 a2
bytes 0x40070011 a3
bytes 0x400700c2 15
bytes 0x400700d3 67
bytes 0x4007014f 09
bytes 0x40070240 f9
bytes 0x40070251 28
bytes 0x40070280 3f
bytes 0x40070291 34
bytes 0x400703cf d1
bytes 0x400703df 41
bytes 0x40070454 8d
bytes 0x40080000 fc2e
bytes 0x40080012 6f57
bytes 0x40080048 5456
bytes 0x40080240 3c0d
bytes 0x40080250 11c0
bytes 0x40080280 13b7
bytes 0x40080292 8965
bytes 0x400802c8 2bdc
bytes 0x400802d8 4929
bytes 0x40080408 ba33
bytes 0x40080418 0f91
bytes 0x40080440 a0cf
bytes 0x40080454 9c85
bytes 0x40090000 7178
bytes 0x40090042 8441
bytes 0x40090088 a458
bytes 0x400900c8 a535
bytes 0x40090108 f634
bytes 0x40090140 4df5
bytes 0x40090188 8e34
bytes 0x400901c8 7e98
bytes 0x40090280 a832
bytes 0x400902c0 62f0
bytes 0x40090300 c44d
bytes 0x40090342 473b
bytes 0x40090388 3fa4
bytes 0x400903c8 6efa
bytes 0x400904c4 cb9f
bytes 0x400a0000 c148
bytes 0x400a0012 8943
bytes 0x400a006a 7748
bytes 0x400a00cc 6ebb
bytes 0x400a00de 8336
bytes 0x400a0240 4011
bytes 0x400a0250 fc77
bytes 0x400a0280 0c7d
bytes 0x400a0292 a859
bytes 0x400a02ea e450
bytes 0x400a02fa 8c7b
bytes 0x400a0454 402a
bytes 0x400b0000 cca0
bytes 0x400b0012 ca9c
bytes 0x400b00c4 ecb5
bytes 0x400b00d6 f6e0
bytes 0x400b014e a45d
bytes 0x400b0240 d36e
bytes 0x400b0250 a57b
bytes 0x400b0280 3f24
bytes 0x400b0292 7615
bytes 0x400b03ce cb87
bytes 0x400b03de ef34
bytes 0x400b0454 d9e1
bytes 0x400c0000 e8a2
bytes 0x400c0042 954d
bytes 0x400c0088 838c
bytes 0x400c0280 1384
bytes 0x400c02c0 e379
bytes 0x400c0300 f7f2
bytes 0x400c0342 d719
bytes 0x400c0388 5836
bytes 0x400c03c8 58f6
bytes 0x400c0408 8058
bytes 0x400c0448 5b81
bytes 0x400c0480 c4af
bytes 0x400c04c4 783f
bytes 0x400d0000 8535
bytes 0x400d0012 1621
bytes 0x400d0048 64b9
bytes 0x400d0058 0a67
bytes 0x400d0088 82c2
bytes 0x400d0090 da39
bytes 0x400d00c8 bf02
bytes 0x400d00d8 ee58
bytes 0x400d0240 81c7
bytes 0x400d0250 b7f4
bytes 0x400d0280 d87d
bytes 0x400d0292 0a36
bytes 0x400d02c8 e9f8
bytes 0x400d02d8 5a8c
bytes 0x400d0454 1116
bytes 0x400e0000 1d1c
bytes 0x400e0012 ee76
bytes 0x400e006a d3c6
bytes 0x400e00cc 94d8
bytes 0x400e00de 937a
bytes 0x400e0240 602e
bytes 0x400e0250 2ac1
bytes 0x400e0280 27ce
bytes 0x400e0292 0598
bytes 0x400e02ea 55db
bytes 0x400e02fa ffbd
bytes 0x400e0454 b38e
bytes 0x400f0000 cc5e
bytes 0x400f0042 b26d
bytes 0x400f00ae f0ea
bytes 0x400f0184 014b
bytes 0x400f01c6 e7e6
bytes 0x400f0280 d683
bytes 0x400f02c0 0a53
bytes 0x400f0300 1dd9
bytes 0x400f0342 08e0
bytes 0x400f03ae 7954
bytes 0x400f03ee 51cb
bytes 0x400f04c4 7b44
bytes 0x40100000 e10483a1
bytes 0x40100014 125f0d31
bytes 0x40100044 307e097e
bytes 0x40100240 15262029
bytes 0x40100250 4f40ce4c
bytes 0x40100280 a021f44f
bytes 0x40100294 f68e9ee3
bytes 0x401002c4 8a8f907b
bytes 0x401002d4 46635892
bytes 0x40100404 90e63325
bytes 0x40100414 8eb4ee56
bytes 0x40100440 ec971c34
bytes 0x40100454 61f91d39
bytes 0x40110000 47e04041
bytes 0x40110014 c92a0eaf
bytes 0x40110044 1f0f6f47
bytes 0x40110054 27a04f4d
bytes 0x40110084 c2460533
bytes 0x40110090 cce38994
bytes 0x401100c4 6d5ece15
bytes 0x401100d4 cb63388f
bytes 0x40110240 fdcddadb
bytes 0x40110250 8f8dbaf5
bytes 0x40110280 2e95a904
bytes 0x40110294 e8852ffc
bytes 0x401102c4 33ee362e
bytes 0x40110454 2aa2f703
bytes 0x40120000 9afe6e52
bytes 0x40120044 0f3728e8
bytes 0x40120098 6982bc43
bytes 0x40120198 2c1f0b6f
bytes 0x40120280 9e513d7d
bytes 0x401202c0 cbd38788
bytes 0x40120300 eff0875b
bytes 0x40120344 52df94bb
bytes 0x40120398 16292ebf
bytes 0x401203d8 5c7811ce
bytes 0x401204c4 c85d446b
bytes 0x40130000 336cece8
bytes 0x40130014 42bec437
bytes 0x401300c8 bb78b184
bytes 0x401300dc 2e4983ee
bytes 0x4013014c 981a7580
bytes 0x40130240 7c08670f
bytes 0x40130250 0ba425ef
bytes 0x40130280 24e47275
bytes 0x40130294 b9ae80a2
bytes 0x401303cc daf503bc
bytes 0x401303dc 118b2677
bytes 0x40130454 e0d1ab68
bytes 0x40140000 31edbfd3 15d7ef78
bytes 0x40140040 3924445b d25a50a2
bytes 0x40140240 8fe525f7 cc463b68
bytes 0x40140250 55ef8911 0a38b4f2
bytes 0x40140280 484d8095 871af001
bytes 0x40140290 f2a86cc3 378f199f
bytes 0x401402c0 eff71c83 07da086f
bytes 0x401402d0 a96f6a4e e5fa95df
bytes 0x40140400 6b28dc36 a788242a
bytes 0x40140410 72e95338 6fbbeb78
bytes 0x40140440 1dcaa3d5 b0a2c214
bytes 0x40140450 1a398a1d a7caa0a6
bytes 0x40150000 d1207cf8 701e4fa5
bytes 0x40150040 d3ed100d 523a820c
bytes 0x40150080 c202dd2b 53c218c3
bytes 0x401500c0 d6ac871a e512bde1
bytes 0x40150100 088956d6 f60c9837
bytes 0x40150140 6f855660 a4f1920c
bytes 0x40150180 49ae945d 4b59a2d9
bytes 0x401501c0 4b7b278a 6b79dd56
bytes 0x40150280 18bcb879 711a263b
bytes 0x401502c0 4680be8b adcc39f6
bytes 0x40150300 f87ad250 9d09adc3
bytes 0x40150380 ad431e7e 2b9cec3b
bytes 0x40160000 562498d8 b4a92d3e
bytes 0x40160018 76ad0e5d 041cc91a
bytes 0x40160060 b07a2049 94b180dc
bytes 0x40160240 2be7785a e4426e7e
bytes 0x40160250 d7261425 5593c7a7
bytes 0x40160280 b371bc45 d895826c
bytes 0x40160298 49b7b372 5555b896
bytes 0x401602e0 62508d1e cd6c5ee4
bytes 0x40160458 7f5950bd e0fdc021
bytes 0x40170000 dc186880 1506b3a7
bytes 0x40170018 ad299788 336f2547
bytes 0x401700e0 390bddd4 38ad3afb
bytes 0x401700f8 e29c5e13 d06d7ce2
bytes 0x40170148 2500562a 6502a4f5
bytes 0x40170240 4e71183c 9a3a5446
bytes 0x40170250 57fdedf3 2dbccdc5
bytes 0x40170280 d49cd934 5a2632f7
bytes 0x40170298 63c5d4e6 6c804a77
bytes 0x401703c8 d5198c81 bed20367
bytes 0x401703d8 bb6e1705 1730428c
bytes 0x40170458 1f85e751 6cddf3bc
bytes 0x401a0000 a3b5654a ae47c45e eaa4d368 c634a2cb
bytes 0x401a0040 e6d7fd15 2256e6b7 f68d488f 3b224e79
bytes 0x401a0240 f38349b0 3b4db095 dc803983 6cdc65f9 ece78353 bb3d6d7b bc5dc29e c54a0746
bytes 0x401a0280 ddedd90c f7c19b7a d7ede7c1 e2007581
bytes 0x401a02c0 504c785d bf5e7b26 a5f658ed a2860d28
bytes 0x401b0000 0f4734dd b8bec2b9 a111fb9e fb35335f
bytes 0x401b0050 fec7633d 075e01d6 c66059a3 071ccc89
bytes 0x401b00a0 3c2e4283 9d684428 498e8e99 015c7202
bytes 0x401b01a0 bbc292ba c2c29172 aa24a676 03038820
bytes 0x401b0280 17709bc9 7a15f537 5ce1681e f96ead54
bytes 0x401b02c0 cc3369f0 fc6b2a6d a4e9c3bc 8126e40d
bytes 0x401b0300 8a2ca774 11ac1868 7bb5dc0e addb9622
bytes 0x401b0350 fc0f8b94 87dbd8b1 2c6b330e ab273f3e
bytes 0x401b03a0 20b9c4fd 305e3fe8 18d30605 4af78524
bytes 0x401b03e0 04b67166 4b2e9a90 635f530e c425d0cb
bytes 0x401b04d0 df4b520e 75dbeaf4 eb0ab6de 95988a06
texture 0 { raw 58d4921d 40000000 00400000 00000002 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, pitch 64
handle 0x0 0x0
warp 0 {
    asm "SULD.D.2D.U8.IGN R8, [R4], 0x0"
    active 0xff
    x = { 0 1 10 11 12 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xb6
    expect lane 1 R8 = 0x4a
    expect lane 2 R8 = 0x25
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0xff
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 0 {
    asm "SULD.D.BA.2D.U8 R8, [R4], 0x0"
    active 0x3ff
    x = { 0 1 0 1 10 10 11 12 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x28
    expect lane 1 R8 = 0x73
    expect lane 2 R8 = 0x2b
    expect lane 3 R8 = 0x56
    expect lane 4 R8 = 0x52
    expect lane 5 R8 = 0x3
    expect lane 6 R8 = 0xbd
    expect lane 7 R8 = 0xeb
    expect lane 8 R8 = 0xbb
    expect lane 9 R8 = 0x54
}
texture 1 { raw 58d4921b 40010000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x1 0x1
warp 1 {
    asm "SULD.D.2D.U8 R8, [R4], 0x1"
    active 0xff
    x = { 0 1 9 10 11 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x2b
    expect lane 1 R8 = 0x4a
    expect lane 2 R8 = 0x67
    expect lane 3 R8 = 0x54
    expect lane 4 R8 = 0xd9
    expect lane 5 R8 = 0x6
    expect lane 6 R8 = 0x6f
    expect lane 7 R8 = 0x99
}
warp 1 {
    asm "SULD.D.BA.2D.U8.TRAP R8, [R4], 0x1"
    active 0x3ff
    x = { 0 1 0 1 9 9 10 11 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x72
    expect lane 1 R8 = 0x7e
    expect lane 2 R8 = 0x91
    expect lane 3 R8 = 0x74
    expect lane 4 R8 = 0x47
    expect lane 5 R8 = 0xa8
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0xfe
}
texture 2 { raw 58d4920f 40020000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0x2 0x2
warp 2 {
    asm "SULD.D.2D.U8.TRAP R8, [R4], 0x2"
    active 0xff
    x = { 0 1 27 28 29 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x2b
    expect lane 1 R8 = 0xa3
    expect lane 2 R8 = 0x1c
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x2
    expect lane 7 R8 = 0xa9
}
warp 2 {
    word 0xeb1e002600870408
    active 0x3ff
    x = { 0 1 0 1 27 27 28 29 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x67
    expect lane 1 R8 = 0x92
    expect lane 2 R8 = 0x51
    expect lane 3 R8 = 0x11
    expect lane 4 R8 = 0x86
    expect lane 5 R8 = 0xa6
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x6c
}
texture 3 { raw 58d49201 40030000 00400000 00000002 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, pitch 64
handle 0x3 0x3
warp 3 {
    word 0xeb1e003600070408
    active 0xff
    x = { 0 1 47 48 49 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xdf
    expect lane 1 R8 = 0x16
    expect lane 2 R8 = 0x2a
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x8d
    expect lane 7 R8 = 0xbf
}
warp 3 {
    asm "SULD.D.BA.2D.U8.IGN R8, [R4], 0x3"
    active 0x3ff
    x = { 0 1 0 1 47 47 48 49 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x20
    expect lane 1 R8 = 0x83
    expect lane 2 R8 = 0x9c
    expect lane 3 R8 = 0x5
    expect lane 4 R8 = 0x49
    expect lane 5 R8 = 0x10
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x3d
}
texture 4 { raw 58d4921d 40040000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x4 0x4
warp 4 {
    asm "SULD.D.2D.S8.IGN R8, [R4], 0x4"
    active 0xff
    x = { 0 1 10 11 12 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x73
    expect lane 1 R8 = 0xffffffeb
    expect lane 2 R8 = 0xfffffff1
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0xffffffc4
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 4 {
    asm "SULD.D.BA.2D.S8 R8, [R4], 0x4"
    active 0x3ff
    x = { 0 1 0 1 10 10 11 12 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xfffffffe
    expect lane 1 R8 = 0xfffffff9
    expect lane 2 R8 = 0x5c
    expect lane 3 R8 = 0x55
    expect lane 4 R8 = 0x68
    expect lane 5 R8 = 0xffffff80
    expect lane 6 R8 = 0xffffffed
    expect lane 7 R8 = 0x10
    expect lane 8 R8 = 0x12
    expect lane 9 R8 = 0x7e
}
texture 5 { raw 58d4921b 40050000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x5 0x5
warp 5 {
    asm "SULD.D.2D.S8 R8, [R4], 0x5"
    active 0xff
    x = { 0 1 9 10 11 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xffffff93
    expect lane 1 R8 = 0xffffff88
    expect lane 2 R8 = 0x74
    expect lane 3 R8 = 0xf
    expect lane 4 R8 = 0xb
    expect lane 5 R8 = 0x1f
    expect lane 6 R8 = 0xffffff9b
    expect lane 7 R8 = 0x2b
}
warp 5 {
    asm "SULD.D.BA.2D.S8.TRAP R8, [R4], 0x5"
    active 0x3ff
    x = { 0 1 0 1 9 9 10 11 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xffffffea
    expect lane 1 R8 = 0xffffffd9
    expect lane 2 R8 = 0x25
    expect lane 3 R8 = 0xffffff8b
    expect lane 4 R8 = 0xfffffff2
    expect lane 5 R8 = 0x1a
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0xffffffcf
}
texture 6 { raw 58d4920f 40060000 00400000 00000002 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, pitch 64
handle 0x6 0x6
warp 6 {
    asm "SULD.D.2D.S8.TRAP R8, [R4], 0x6"
    active 0xff
    x = { 0 1 27 28 29 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x66
    expect lane 1 R8 = 0x48
    expect lane 2 R8 = 0xfffffffa
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x43
    expect lane 7 R8 = 0x4d
}
warp 6 {
    word 0xeb1e006600970408
    active 0x3ff
    x = { 0 1 0 1 27 27 28 29 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xd
    expect lane 1 R8 = 0x4f
    expect lane 2 R8 = 0x1
    expect lane 3 R8 = 0x6
    expect lane 4 R8 = 0x4d
    expect lane 5 R8 = 0x72
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x6a
}
texture 7 { raw 58d49201 40070000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0x7 0x7
warp 7 {
    word 0xeb1e007600170408
    active 0xff
    x = { 0 1 47 48 49 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xffffffa2
    expect lane 1 R8 = 0xffffffa3
    expect lane 2 R8 = 0x9
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x15
    expect lane 7 R8 = 0x67
}
warp 7 {
    asm "SULD.D.BA.2D.S8.IGN R8, [R4], 0x7"
    active 0x3ff
    x = { 0 1 0 1 47 47 48 49 -1 4 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xfffffff9
    expect lane 1 R8 = 0x28
    expect lane 2 R8 = 0x3f
    expect lane 3 R8 = 0x34
    expect lane 4 R8 = 0xffffffd1
    expect lane 5 R8 = 0x41
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0xffffff8d
}
texture 8 { raw 58d4921d 40080000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x8 0x8
warp 8 {
    asm "SULD.D.2D.U16.IGN R8, [R4], 0x8"
    active 0xff
    x = { 0 1 4 5 6 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x2efc
    expect lane 1 R8 = 0x576f
    expect lane 2 R8 = 0x5654
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 8 {
    asm "SULD.D.BA.2D.U16 R8, [R4], 0x8"
    active 0x3ff
    x = { 0 1 1 2 9 10 11 12 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xd3c
    expect lane 1 R8 = 0xc011
    expect lane 2 R8 = 0xb713
    expect lane 3 R8 = 0x6589
    expect lane 4 R8 = 0xdc2b
    expect lane 5 R8 = 0x2949
    expect lane 6 R8 = 0x33ba
    expect lane 7 R8 = 0x910f
    expect lane 8 R8 = 0xcfa0
    expect lane 9 R8 = 0x859c
}
texture 9 { raw 58d4921b 40090000 00400000 00000002 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, pitch 64
handle 0x9 0x9
warp 9 {
    asm "SULD.D.2D.U16 R8, [R4], 0x9"
    active 0xff
    x = { 0 1 4 5 6 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x7871
    expect lane 1 R8 = 0x4184
    expect lane 2 R8 = 0x58a4
    expect lane 3 R8 = 0x35a5
    expect lane 4 R8 = 0x34f6
    expect lane 5 R8 = 0xf54d
    expect lane 6 R8 = 0x348e
    expect lane 7 R8 = 0x987e
}
warp 9 {
    asm "SULD.D.BA.2D.U16.TRAP R8, [R4], 0x9"
    active 0x3ff
    x = { 0 1 1 2 8 9 10 11 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x32a8
    expect lane 1 R8 = 0xf062
    expect lane 2 R8 = 0x4dc4
    expect lane 3 R8 = 0x3b47
    expect lane 4 R8 = 0xa43f
    expect lane 5 R8 = 0xfa6e
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x9fcb
}
texture 10 { raw 58d4920f 400a0000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0xa 0xa
warp 10 {
    asm "SULD.D.2D.U16.TRAP R8, [R4], 0xa"
    active 0xff
    x = { 0 1 13 14 15 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x48c1
    expect lane 1 R8 = 0x4389
    expect lane 2 R8 = 0x4877
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0xbb6e
    expect lane 7 R8 = 0x3683
}
warp 10 {
    word 0xeb1e00a600a70408
    active 0x3ff
    x = { 0 1 1 2 26 27 28 29 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x1140
    expect lane 1 R8 = 0x77fc
    expect lane 2 R8 = 0x7d0c
    expect lane 3 R8 = 0x59a8
    expect lane 4 R8 = 0x50e4
    expect lane 5 R8 = 0x7b8c
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x2a40
}
texture 11 { raw 58d49201 400b0000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0xb 0xb
warp 11 {
    word 0xeb1e00b600270408
    active 0xff
    x = { 0 1 23 24 25 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xa0cc
    expect lane 1 R8 = 0x9cca
    expect lane 2 R8 = 0x5da4
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0xb5ec
    expect lane 7 R8 = 0xe0f6
}
warp 11 {
    asm "SULD.D.BA.2D.U16.IGN R8, [R4], 0xb"
    active 0x3ff
    x = { 0 1 1 2 46 47 48 49 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x6ed3
    expect lane 1 R8 = 0x7ba5
    expect lane 2 R8 = 0x243f
    expect lane 3 R8 = 0x1576
    expect lane 4 R8 = 0x87cb
    expect lane 5 R8 = 0x34ef
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0xe1d9
}
texture 12 { raw 58d4921d 400c0000 00400000 00000002 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, pitch 64
handle 0xc 0xc
warp 12 {
    asm "SULD.D.2D.S16.IGN R8, [R4], 0xc"
    active 0xff
    x = { 0 1 4 5 6 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xffffa2e8
    expect lane 1 R8 = 0x4d95
    expect lane 2 R8 = 0xffff8c83
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 12 {
    asm "SULD.D.BA.2D.S16 R8, [R4], 0xc"
    active 0x3ff
    x = { 0 1 1 2 9 10 11 12 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xffff8413
    expect lane 1 R8 = 0x79e3
    expect lane 2 R8 = 0xfffff2f7
    expect lane 3 R8 = 0x19d7
    expect lane 4 R8 = 0x3658
    expect lane 5 R8 = 0xfffff658
    expect lane 6 R8 = 0x5880
    expect lane 7 R8 = 0xffff815b
    expect lane 8 R8 = 0xffffafc4
    expect lane 9 R8 = 0x3f78
}
texture 13 { raw 58d4921b 400d0000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0xd 0xd
warp 13 {
    asm "SULD.D.2D.S16 R8, [R4], 0xd"
    active 0xff
    x = { 0 1 4 5 6 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x3585
    expect lane 1 R8 = 0x2116
    expect lane 2 R8 = 0xffffb964
    expect lane 3 R8 = 0x670a
    expect lane 4 R8 = 0xffffc282
    expect lane 5 R8 = 0x39da
    expect lane 6 R8 = 0x2bf
    expect lane 7 R8 = 0x58ee
}
warp 13 {
    asm "SULD.D.BA.2D.S16.TRAP R8, [R4], 0xd"
    active 0x3ff
    x = { 0 1 1 2 8 9 10 11 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xffffc781
    expect lane 1 R8 = 0xfffff4b7
    expect lane 2 R8 = 0x7dd8
    expect lane 3 R8 = 0x360a
    expect lane 4 R8 = 0xfffff8e9
    expect lane 5 R8 = 0xffff8c5a
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x1611
}
texture 14 { raw 58d4920f 400e0000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0xe 0xe
warp 14 {
    asm "SULD.D.2D.S16.TRAP R8, [R4], 0xe"
    active 0xff
    x = { 0 1 13 14 15 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x1c1d
    expect lane 1 R8 = 0x76ee
    expect lane 2 R8 = 0xffffc6d3
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0xffffd894
    expect lane 7 R8 = 0x7a93
}
warp 14 {
    word 0xeb1e00e600b70408
    active 0x3ff
    x = { 0 1 1 2 26 27 28 29 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x2e60
    expect lane 1 R8 = 0xffffc12a
    expect lane 2 R8 = 0xffffce27
    expect lane 3 R8 = 0xffff9805
    expect lane 4 R8 = 0xffffdb55
    expect lane 5 R8 = 0xffffbdff
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0xffff8eb3
}
texture 15 { raw 58d49201 400f0000 00400000 00000002 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, pitch 64
handle 0xf 0xf
warp 15 {
    word 0xeb1e00f600370408
    active 0xff
    x = { 0 1 23 24 25 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x5ecc
    expect lane 1 R8 = 0x6db2
    expect lane 2 R8 = 0xffffeaf0
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x4b01
    expect lane 7 R8 = 0xffffe6e7
}
warp 15 {
    asm "SULD.D.BA.2D.S16.IGN R8, [R4], 0xf"
    active 0x3ff
    x = { 0 1 1 2 46 47 48 49 -1 5 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xffff83d6
    expect lane 1 R8 = 0x530a
    expect lane 2 R8 = 0xffffd91d
    expect lane 3 R8 = 0xffffe008
    expect lane 4 R8 = 0x5479
    expect lane 5 R8 = 0xffffcb51
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x447b
}
texture 16 { raw 58d4921d 40100000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x10 0x10
warp 16 {
    asm "SULD.D.2D.IGN R8, [R4], 0x10"
    active 0xff
    x = { 0 1 1 2 3 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xa18304e1
    expect lane 1 R8 = 0x310d5f12
    expect lane 2 R8 = 0x7e097e30
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 16 {
    asm "SULD.D.BA.2D R8, [R4], 0x10"
    active 0x3ff
    x = { 0 1 3 4 7 10 11 12 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x29202615
    expect lane 1 R8 = 0x4cce404f
    expect lane 2 R8 = 0x4ff421a0
    expect lane 3 R8 = 0xe39e8ef6
    expect lane 4 R8 = 0x7b908f8a
    expect lane 5 R8 = 0x92586346
    expect lane 6 R8 = 0x2533e690
    expect lane 7 R8 = 0x56eeb48e
    expect lane 8 R8 = 0x341c97ec
    expect lane 9 R8 = 0x391df961
}
texture 17 { raw 58d4921b 40110000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x11 0x11
warp 17 {
    asm "SULD.D.2D R8, [R4], 0x11"
    active 0xff
    x = { 0 1 1 2 3 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x4140e047
    expect lane 1 R8 = 0xaf0e2ac9
    expect lane 2 R8 = 0x476f0f1f
    expect lane 3 R8 = 0x4d4fa027
    expect lane 4 R8 = 0x330546c2
    expect lane 5 R8 = 0x9489e3cc
    expect lane 6 R8 = 0x15ce5e6d
    expect lane 7 R8 = 0x8f3863cb
}
warp 17 {
    asm "SULD.D.BA.2D.TRAP R8, [R4], 0x11"
    active 0x3ff
    x = { 0 1 3 4 6 9 10 11 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xdbdacdfd
    expect lane 1 R8 = 0xf5ba8d8f
    expect lane 2 R8 = 0x4a9952e
    expect lane 3 R8 = 0xfc2f85e8
    expect lane 4 R8 = 0x2e36ee33
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x3f7a22a
}
texture 18 { raw 58d4920f 40120000 00400000 00000002 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, pitch 64
handle 0x12 0x12
warp 18 {
    asm "SULD.D.2D.TRAP R8, [R4], 0x12"
    active 0xff
    x = { 0 1 6 7 8 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x526efe9a
    expect lane 1 R8 = 0xe828370f
    expect lane 2 R8 = 0x43bc8269
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x6f0b1f2c
    expect lane 7 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
warp 18 {
    word 0xeb1e012600c70408
    active 0x3ff
    x = { 0 1 3 4 24 27 28 29 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x7d3d519e
    expect lane 1 R8 = 0x8887d3cb
    expect lane 2 R8 = 0x5b87f0ef
    expect lane 3 R8 = 0xbb94df52
    expect lane 4 R8 = 0xbf2e2916
    expect lane 5 R8 = 0xce11785c
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x6b445dc8
}
texture 19 { raw 58d49201 40130000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0x13 0x13
warp 19 {
    word 0xeb1e013600470408
    active 0xff
    x = { 0 1 11 12 13 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xe8ec6c33
    expect lane 1 R8 = 0x37c4be42
    expect lane 2 R8 = 0x80751a98
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x84b178bb
    expect lane 7 R8 = 0xee83492e
}
warp 19 {
    asm "SULD.D.BA.2D.IGN R8, [R4], 0x13"
    active 0x3ff
    x = { 0 1 3 4 44 47 48 49 -1 7 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xf67087c
    expect lane 1 R8 = 0xef25a40b
    expect lane 2 R8 = 0x7572e424
    expect lane 3 R8 = 0xa280aeb9
    expect lane 4 R8 = 0xbc03f5da
    expect lane 5 R8 = 0x77268b11
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x68abd1e0
}
texture 20 { raw 58d4921d 40140000 00600000 00000000 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, blocks of 1 x 1 x 1
handle 0x14 0x14
warp 20 {
    asm "SULD.D.2D.64.IGN R8, [R4], 0x14"
    active 0xff
    x = { 0 1 0 1 2 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xd3bfed31  R9 = 0x78efd715
    expect lane 1 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x5b442439  R9 = 0xa2505ad2
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 20 {
    asm "SULD.D.BA.2D.64 R8, [R4], 0x14"
    active 0x3ff
    x = { 0 1 7 8 3 10 11 12 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xf725e58f  R9 = 0x683b46cc
    expect lane 1 R8 = 0x1189ef55  R9 = 0xf2b4380a
    expect lane 2 R8 = 0x95804d48  R9 = 0x1f01a87
    expect lane 3 R8 = 0xc36ca8f2  R9 = 0x9f198f37
    expect lane 4 R8 = 0x831cf7ef  R9 = 0x6f08da07
    expect lane 5 R8 = 0x4e6a6fa9  R9 = 0xdf95fae5
    expect lane 6 R8 = 0x36dc286b  R9 = 0x2a2488a7
    expect lane 7 R8 = 0x3853e972  R9 = 0x78ebbb6f
    expect lane 8 R8 = 0xd5a3ca1d  R9 = 0x14c2a2b0
    expect lane 9 R8 = 0x1d8a391a  R9 = 0xa6a0caa7
}
texture 21 { raw 58d4921b 40150000 00400000 00000002 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, pitch 64
handle 0x15 0x15
warp 21 {
    asm "SULD.D.2D.64 R8, [R4], 0x15"
    active 0xff
    x = { 0 1 0 1 2 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xf87c20d1  R9 = 0xa54f1e70
    expect lane 1 R8 = 0xd10edd3  R9 = 0xc823a52
    expect lane 2 R8 = 0x2bdd02c2  R9 = 0xc318c253
    expect lane 3 R8 = 0x1a87acd6  R9 = 0xe1bd12e5
    expect lane 4 R8 = 0xd6568908  R9 = 0x37980cf6
    expect lane 5 R8 = 0x6056856f  R9 = 0xc92f1a4
    expect lane 6 R8 = 0x5d94ae49  R9 = 0xd9a2594b
    expect lane 7 R8 = 0x8a277b4b  R9 = 0x56dd796b
}
warp 21 {
    asm "SULD.D.BA.2D.64.TRAP R8, [R4], 0x15"
    active 0x3ff
    x = { 0 1 7 8 2 9 10 11 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x79b8bc18  R9 = 0x3b261a71
    expect lane 1 R8 = 0x8bbe8046  R9 = 0xf639ccad
    expect lane 2 R8 = 0x50d27af8  R9 = 0xc3ad099d
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x7e1e43ad  R9 = 0x3bec9c2b
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 22 { raw 58d4920f 40160000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0x16 0x16
warp 22 {
    asm "SULD.D.2D.64.TRAP R8, [R4], 0x16"
    active 0xff
    x = { 0 1 2 3 4 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xd8982456  R9 = 0x3e2da9b4
    expect lane 1 R8 = 0x5d0ead76  R9 = 0x1ac91c04
    expect lane 2 R8 = 0x49207ab0  R9 = 0xdc80b194
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
warp 22 {
    word 0xeb1e016600d70408
    active 0x3ff
    x = { 0 1 7 8 20 27 28 29 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x5a78e72b  R9 = 0x7e6e42e4
    expect lane 1 R8 = 0x251426d7  R9 = 0xa7c79355
    expect lane 2 R8 = 0x45bc71b3  R9 = 0x6c8295d8
    expect lane 3 R8 = 0x72b3b749  R9 = 0x96b85555
    expect lane 4 R8 = 0x1e8d5062  R9 = 0xe45e6ccd
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0xbd50597f  R9 = 0x21c0fde0
}
texture 23 { raw 58d49201 40170000 00600000 00000008 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, blocks of 1 x 2 x 1
handle 0x17 0x17
warp 23 {
    word 0xeb1e017600570408
    active 0xff
    x = { 0 1 5 6 7 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x806818dc  R9 = 0xa7b30615
    expect lane 1 R8 = 0x889729ad  R9 = 0x47256f33
    expect lane 2 R8 = 0x2a560025  R9 = 0xf5a40265
    expect lane 3 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0xd4dd0b39  R9 = 0xfb3aad38
    expect lane 7 R8 = 0x135e9ce2  R9 = 0xe27c6dd0
}
warp 23 {
    asm "SULD.D.BA.2D.64.IGN R8, [R4], 0x17"
    active 0x3ff
    x = { 0 1 7 8 40 47 48 49 -1 11 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x3c18714e  R9 = 0x46543a9a
    expect lane 1 R8 = 0xf3edfd57  R9 = 0xc5cdbc2d
    expect lane 2 R8 = 0x34d99cd4  R9 = 0xf732265a
    expect lane 3 R8 = 0xe6d4c563  R9 = 0x774a806c
    expect lane 4 R8 = 0x818c19d5  R9 = 0x6703d2be
    expect lane 5 R8 = 0x5176ebb  R9 = 0x8c423017
    expect lane 6 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  R9 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x51e7851f  R9 = 0xbcf3dd6c
}
texture 24 { raw 58d4921d 40180000 00400000 00000002 e080000a 80000013 00000000 00000000 }   # TWO_D 11 x 20 x 1, R8 UINT, pitch 64
handle 0x18 0x18
warp 24 {
    asm "SULD.D.2D.128.IGN R8, [R4], 0x18"
    active 0xff
    x = { 0 1 -1 0 1 -1 10 11 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 24 {
    asm "SULD.D.BA.2D.128 R8, [R4], 0x18"
    active 0x3ff
    x = { 0 1 15 16 -5 10 11 12 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 25 { raw 58d4921b 40190000 00600000 00000008 e0800004 80000013 00000000 00000000 }   # TWO_D 5 x 20 x 1, R16 UINT, blocks of 1 x 2 x 1
handle 0x19 0x19
warp 25 {
    asm "SULD.D.2D.128 R8, [R4], 0x19"
    active 0xff
    x = { 0 1 -1 0 1 -1 4 5 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 25 {
    asm "SULD.D.BA.2D.128.TRAP R8, [R4], 0x19"
    active 0x3ff
    x = { 0 1 15 16 -6 9 10 11 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 26 { raw 58d4920f 401a0000 00600000 00000000 e0800006 80000013 00000000 00000000 }   # TWO_D 7 x 20 x 1, R32 UINT, blocks of 1 x 1 x 1
handle 0x1a 0x1a
warp 26 {
    asm "SULD.D.2D.128.TRAP R8, [R4], 0x1a"
    active 0xff
    x = { 0 1 0 1 2 -1 6 7 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0x4a65b5a3  R9 = 0x5ec447ae  R10 = 0x68d3a4ea  R11 = 0xcba234c6
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 R8 = 0x15fdd7e6  R9 = 0xb7e65622  R10 = 0x8f488df6  R11 = 0x794e223b
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
warp 26 {
    word 0xeb1e01a600e70408
    active 0x3ff
    x = { 0 1 15 16 12 27 28 29 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xb04983f3  R9 = 0x95b04d3b  R10 = 0x833980dc  R11 = 0xf965dc6c
    expect lane 1 R8 = 0x5383e7ec  R9 = 0x7b6d3dbb  R10 = 0x9ec25dbc  R11 = 0x46074ac5
    expect lane 2 R8 = 0xcd9eddd  R9 = 0x7a9bc1f7  R10 = 0xc1e7edd7  R11 = 0x817500e2
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x5d784c50  R9 = 0x267b5ebf  R10 = 0xed58f6a5  R11 = 0x280d86a2
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 27 { raw 58d49201 401b0000 00400000 00000002 e0800002 80000013 00000000 00000000 }   # TWO_D 3 x 20 x 1, R32_G32_B32_A32 UINT, pitch 64
handle 0x1b 0x1b
warp 27 {
    word 0xeb1e01b600670408
    active 0xff
    x = { 0 1 2 3 4 -1 2 3 ... }
    y = { 0 1 2 3 4 5 6 7 ... }
    expect lane 0 R8 = 0xdd34470f  R9 = 0xb9c2beb8  R10 = 0x9efb11a1  R11 = 0x5f3335fb
    expect lane 1 R8 = 0x3d63c7fe  R9 = 0xd6015e07  R10 = 0xa35960c6  R11 = 0x89cc1c07
    expect lane 2 R8 = 0x83422e3c  R9 = 0x2844689d  R10 = 0x998e8e49  R11 = 0x2725c01
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0xba92c2bb  R9 = 0x7291c2c2  R10 = 0x76a624aa  R11 = 0x20880303
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
warp 27 {
    asm "SULD.D.BA.2D.128.IGN R8, [R4], 0x1b"
    active 0x3ff
    x = { 0 1 15 16 32 47 48 49 -1 19 ... }
    y = { 10 11 12 13 14 15 16 17 18 19 ... }
    expect lane 0 R8 = 0xc99b7017  R9 = 0x37f5157a  R10 = 0x1e68e15c  R11 = 0x54ad6ef9
    expect lane 1 R8 = 0xf06933cc  R9 = 0x6d2a6bfc  R10 = 0xbcc3e9a4  R11 = 0xde42681
    expect lane 2 R8 = 0x74a72c8a  R9 = 0x6818ac11  R10 = 0xedcb57b  R11 = 0x2296dbad
    expect lane 3 R8 = 0x948b0ffc  R9 = 0xb1d8db87  R10 = 0xe336b2c  R11 = 0x3e3f27ab
    expect lane 4 R8 = 0xfdc4b920  R9 = 0xe83f5e30  R10 = 0x506d318  R11 = 0x2485f74a
    expect lane 5 R8 = 0x6671b604  R9 = 0x909a2e4b  R10 = 0xe535f63  R11 = 0xcbd025c4
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 9 R8 = 0xe524bdf  R9 = 0xf4eadb75  R10 = 0xdeb60aeb  R11 = 0x68a9895
}
