# Atomics with .1D all over surfaces of every layout, level and size of block.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118
sampler 0 { }
bytes 0x301001a00 04788bd9 7d687ef1
bytes 0x302000000 6bb8c335 7b528123 1a6ac030 2842fe67 40800041 e1a84eed
bytes 0x302000040 15f14b5e 801dcd1b
bytes 0x302000068 635535e6 c5df8e9c 8f965bed 90472d4d
bytes 0x302000088 148b0839 ae250fa1
bytes 0x3020000a8 3da9957b aede4e87
bytes 0x3020000b8 9896ce9d fcf6ac73
bytes 0x3020000e8 975f2a97 8093092a
bytes 0x302000170 2c1b36b4 f6d6f142
bytes 0x3020001a0 ecd51c95 2dc5301f
bytes 0x3020001c8 7fc30dda 8ebd3512
bytes 0x3020001d8 7b0709d0 68ecbc6a
bytes 0x3020001e0 05c1bc8f ad9e4334
bytes 0x302000208 6aad738e 7ecf1990 fe9a0158 2f962f0e
bytes 0x302000228 f9f0a076 8fcd5ea6
bytes 0x302000258 f51ffa11 3f4e9b76
bytes 0x302000260 b0663c00 3f1475a3
bytes 0x302000270 ae4784ce cec905e6
bytes 0x3020002c0 73e92edb 44d68d9a
bytes 0x303001200 7e80f1cc ed5e16b7 18a818a4
bytes 0x303001228 7c23b5c0 ebcd1061
bytes 0x303001300 2f910d49 09fc2a4d 6bada8b7 5ea9e3db
bytes 0x303001400 283750f8
bytes 0x303001408 1985bd5c a915e57e
bytes 0x303001420 a6ca17c6 68e9510c
bytes 0x30300142c 417acf04
bytes 0x303001500 918f9a02
bytes 0x303001508 17ba5f10
bytes 0x303001520 6e3228ff
bytes 0x303001528 8b6ddbe8 4753df15
bytes 0x304000000 e2e176ba
bytes 0x305000600 86b4c297 89b8548f
bytes 0x305000700 2ab7fa50 54c63e6c 275432bc 59367563
bytes 0x305000808 62535c31 2307a292
bytes 0x305000820 2a8e42b7 31b354fe
bytes 0x305000900 fa0796bb c623b667
bytes 0x305000928 11fe114e d1738feb
bytes 0x305000a20 c6dd6b00 988de863
bytes 0x305000d00 13e2a905 0e123218
bytes 0x305000d20 8f8cefcc 0e5c1604 e3e05685 37e1118e
bytes 0x305000e20 74e8bfff 0e761d16 b246a02f 9cb109e4
bytes 0x305000f00 454b8f30 97f4559d e9f3c558 1323841e
bytes 0x305000f20 7b5dbf83 8b0bfef5 ae605295 2b50b1c7
bytes 0x305001020 58821868 b429b9b8 8eaac8ef d15987b9
bytes 0x305001108 e846af3c 62124ff3
bytes 0x305001120 a8e7123d acf06afc
bytes 0x305001220 9e3a98b7 53d033d2
bytes 0x305001320 0a61a219 92c549d4 2d0359b7 f36b0f15
bytes 0x305001408 60e1f650 f83ae1a6
bytes 0x305001420 75bcadbc 861e98ec
bytes 0x306001200 ac1abd71 00197b35
bytes 0x307001800 799b667b fd104c7e
texture 0 { raw 58d36d84 01001a00 00600003 00000008 e0000000 8000000f 00000000 00000000 }   # ONE_D 1 x 16 x 1, R32_G32 SINT, blocks of 1 x 2 x 1
handle 0x0 0x0
warp 0 {
    word 0xeb5e0000065714ff
    x = 0
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 1 { raw 58d49204 02000000 00400003 00000035 e0000063 80000020 00000000 00000000 }   # ONE_D 100 x 33 x 1, R32_G32 UINT, pitch 1696
handle 0x1 0x1
warp 1 {
    word 0xeb5e001005279834
    x = { 1 17 60 57 76 46 88 57 59 69 2 78 14 0 23 21 0 66 75 13 59 100 29 75 2 65 0x80000001 0x7fffffff 1 100 8 52 }
    data0 = { 0x5a9c0ad7 0 0x4b100f1a 29 28 0xc588c0e5 7 0x9affe3f8 0x1d843ae9 20 0x31aeea81 0x386d1cfd 14 11 0x491808bd 14
      12 0x65a2a417 0xc3f1a549 29 0xfde5513d 0x42b3698a 25 0x9b7f686a 15 28 28 13 28 25 0x1a8035be 0xc49f2e54 }
    data1 = { 0x38d571ff 0 0xa6159158 0 0 0xe6adaa4f 0 0x5f77f3d8 0x452ff3c2 0 0x118e070f 0xc397de1e 0 0 0xff60d7ee 0 0
      0xc4bb48a 0xa3249d7c 0 0x90be992b 0x3f1c85a3 0 0x95ad152d 0 0 0 0 0 0 0x4a611d62 0x780c2f87 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
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
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
texture 2 { raw 58d4920f 03001200 00600003 0000014a e0000020 80000020 00000000 00000000 }   # ONE_D 33 x 33 x 1, R32 UINT, blocks of 4 x 2 x 32
handle 0x2 0x2
warp 2 {
    asm "SUATOM.D.BA.1D.EXCH.IGN RZ, [R120], R64, 0x2"
    x = { 0x7ffffffe 122 106 81 72 125 46 47 36 31 93 10 9 99 35 122 41 1 24 6 114 66 0x7ffffffe 85 132 78 1 35 133 132
      98 0x3f8244f3 }
    data0 = { 8 0x79aa001e 9 25 8 9 0 4 25 0xece1dbbd 1 1 0xfa680c21 0xce404cfc 23 0x618a307e 15 0xda82c46e 0xc3b74e93
      0xae46b8db 13 25 0xc94f9fed 9 27 4 0xe3f153b2 0x5f885d1f 9 0xe60d88fe 7 0xa16cb8f4 }
    expect lane 0 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 1 surface.action = "atom"
    expect lane 2 surface.action = "atom"
    expect lane 3 surface.action = "atom"
    expect lane 4 surface.action = "atom"
    expect lane 5 surface.action = "atom"
    expect lane 6 surface.action = "atom"
    expect lane 7 surface.action = "atom"
    expect lane 8 surface.action = "atom"
    expect lane 9 surface.action = "atom"
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
    expect lane 21 surface.action = "atom"
    expect lane 22 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"
    expect lane 24 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 surface.action = "atom"
    expect lane 26 surface.action = "atom"
    expect lane 27 surface.action = "atom"
    expect lane 28 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 surface.action = "atom"
    expect lane 31 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d36d8f 04000000 00400003 00000030 e0000000 80000006 00000000 00000000 }   # ONE_D 1 x 7 x 1, R32 SINT, pitch 1536
handle 0x3 0x3
warp 3 {
    asm "SUATOM.D.BA.S32.1D.CAS.TRAP R60, [R140], RZ, 0x3"
    x = { 3 1 0x80000001 2 0 3 -1 2 2 0 0 3 0 3 3 1 2 0 1 1 3 2 2 1 3 2 2 5 1 1 0 1 }
    expect lane 0 R60 = 0xba76e1e2
    expect lane 1 R60 = 0xba76e1e2
    expect lane 2 R60 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R60 = 0xba76e1e2
    expect lane 4 R60 = 0xba76e1e2
    expect lane 5 R60 = 0xba76e1e2
    expect lane 6 R60 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R60 = 0xba76e1e2
    expect lane 8 R60 = 0xba76e1e2
    expect lane 9 R60 = 0xba76e1e2
    expect lane 10 R60 = 0xba76e1e2
    expect lane 11 R60 = 0xba76e1e2
    expect lane 12 R60 = 0xba76e1e2
    expect lane 13 R60 = 0xba76e1e2
    expect lane 14 R60 = 0xba76e1e2
    expect lane 15 R60 = 0xba76e1e2
    expect lane 16 R60 = 0xba76e1e2
    expect lane 17 R60 = 0xba76e1e2
    expect lane 18 R60 = 0xba76e1e2
    expect lane 19 R60 = 0xba76e1e2
    expect lane 20 R60 = 0xba76e1e2
    expect lane 21 R60 = 0xba76e1e2
    expect lane 22 R60 = 0xba76e1e2
    expect lane 23 R60 = 0xba76e1e2
    expect lane 24 R60 = 0xba76e1e2
    expect lane 25 R60 = 0xba76e1e2
    expect lane 26 R60 = 0xba76e1e2
    expect lane 27 R60 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R60 = 0xba76e1e2
    expect lane 29 R60 = 0xba76e1e2
    expect lane 30 R60 = 0xba76e1e2
    expect lane 31 R60 = 0xba76e1e2
}
texture 4 { raw 58d49204 05000600 00600003 00000009 e000003b 80000001 00000000 00000000 }   # ONE_D 60 x 2 x 1, R32_G32 UINT, blocks of 2 x 2 x 1
handle 0x4 0x4
warp 4 {
    asm "SUATOM.D.U64.1D.CAS.IGN RZ, [R224], R92, 0x4"
    x = { 38 0 0x7ffffffe 10 50 46 0x80000000 36 39 42 12 15 28 37 55 0xc8c03e7 57 43 0x7ffffffe 4 61 31 5 54 45 30 61 35
      58 18 34 9 }
    data0 = { 0x3da5b175 0x646dbc8c 0x1f34442d 18 0x1e6a4b40 19 0x162ba8f0 16 0xdcc056e6 0x301bdda4 0x3517d62d 0x986876e2
      0xaa1ead0e 0x912ee7d2 10 28 0xaed3c930 12 25 0x252f7455 0x31f1c9c2 0x57411104 26 22 20 2 0x6ae701fa
      0x9374db6a 0x13662639 0x16ca3202 0x8a8e5f9e 0xb52b15d1 }
    data1 = { 0x9b03814d 0x5635b58e 0x466e6c43 0 0x620e4962 0 0xb397bf3d 0 0x60ee5f75 0x5e7b0c0f 0xc5a829ae 0xf345a586
      0xf422c454 0x93d9c16 0 0 0x40e6161b 0 0 0xb76baa18 0x7d958ebd 0x5a91b7b4 0 0 0 0 0xd7231f3e 0xf46af1bf
      0x7fc0af19 0xf5f00d4a 0x16bf9803 0x9ed8f6fd }
    data2 = { 11 0x76696213 30 0x58a478a 0xefbf2f19 0x4a42fc3 0xca5fba36 14 0x9ce8ebfd 17 0x1a257800 23 6 0x946b9573 10
      0xf48f89f6 22 0x6df26e2 0xd5ef72c6 23 0xb9b44307 0x22c41199 14 0 25 0xce1f3c49 0xf10e4f93 4 24 13 25
      0x8f457a2 }
    data3 = { 0 0x83b572b3 0 0xa9b35036 0x58afe3b3 0xb8459757 0x48abd2f5 0 0x3b94a949 0 0x58ef1e4b 0 0 0xeeee3bbd 0
      0x666c8405 0 0x69c623d8 0xb39121bc 0 0xb92cfff2 0x975273aa 0 0 0 0x65f3098e 0x50c3c49b 0 0 0 0 0x3c9978ea }
    expect lane 0 surface.action = "atom"
    expect lane 1 surface.action = "atom"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "atom"
    expect lane 4 surface.action = "atom"
    expect lane 5 surface.action = "atom"
    expect lane 6 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 surface.action = "atom"
    expect lane 8 surface.action = "atom"
    expect lane 9 surface.action = "atom"
    expect lane 10 surface.action = "atom"
    expect lane 11 surface.action = "atom"
    expect lane 12 surface.action = "atom"
    expect lane 13 surface.action = "atom"
    expect lane 14 surface.action = "atom"
    expect lane 15 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "atom"
    expect lane 17 surface.action = "atom"
    expect lane 18 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "atom"
    expect lane 20 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 surface.action = "atom"
    expect lane 22 surface.action = "atom"
    expect lane 23 surface.action = "atom"
    expect lane 24 surface.action = "atom"
    expect lane 25 surface.action = "atom"
    expect lane 26 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 27 surface.action = "atom"
    expect lane 28 surface.action = "atom"
    expect lane 29 surface.action = "atom"
    expect lane 30 surface.action = "atom"
    expect lane 31 surface.action = "atom"
}
texture 5 { raw 58d7ff8f 06001200 00600003 00000092 e0000001 80000020 00000000 00000000 }   # ONE_D 2 x 33 x 1, R32 FLOAT, blocks of 4 x 4 x 4
handle 0x5 0x5
warp 5 {
    asm "SURED.D.BA.F32.1D.ADD [R180], RZ, 0x5"
    x = { 1 6 1 4 3 0 6 5 7 0x7fffffff 1 0 7 3 4 7 2 0x7fffffff 0 4 0x7fffffff 0 7 6 5 5 0 2 7 6 1 7 }
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 6 { raw 58d49204 07001800 00600003 00000029 e0000000 80000006 00000000 00000000 }   # ONE_D 1 x 7 x 1, R32_G32 UINT, blocks of 2 x 32 x 1
warp 6 {
    word 0xead632a00b475878
    x = { 0 0 -1 0 0 0 0 0 0 0 0 2 0 0 0 0 0 0x7fffffff 0 0 0 0 0x7ffffffe 0 0 0 0 0 0x7ffffffe 0x80000001 0 ... }
    data0 = { 0xaf1a1055 27 16 19 28 4 11 25 30 17 0xc59f21e9 0x5fe9445c 0xf24713ae 15 0x8a5cdd50 16 0xf4c091d2 0x5cd53a71
      0xe9e0ad95 0xc1d8cbde 18 9 28 11 24 0x2dee9861 3 0x80fe6e16 0xcb48b73c 3 30 0x1ccc39eb }
    data1 = { 0x57457b6a 0 0 0 0 0 0 0 0 0 0x386735d8 0x5dc9d26f 0x45d58012 0 0xc96505c0 0 0xc4d31c80 0x65305dea 0x3705c86c
      0xaa33ed76 0 0 0 0 0 0x815b2158 0 0x3ebfba75 0xa22c07c6 0 0 0xaee8a5d }
    data2 = { 29 3 0x15926d43 0x908a23af 0x1de560c9 7 18 0xe1f287e0 0xd5903114 8 18 0xb07772c6 0xd673e031 0x48868813
      0x711afbae 0x22ff1485 10 0x365afd91 14 13 14 13 30 6 0x1123321e 0x2a4411cc 0xb1ab8756 0x519d7fff 8
      0xdc0988d5 9 0x32d81f4e }
    data3 = { 0 0 0xc8ba84ed 0x70a1052c 0xf8948275 0 0 0xde8caee7 0xc7899fe3 0 0 0x88acb845 0x312e6182 0x3b990535 0x8455c7dd
      0x78c6bc6 0 0x4baeec9c 0 0 0 0 0 0 0x201ec1ff 0xbfddfe79 0x18481df5 0xc13d5a78 0 0xc16c2436 0 0xf5f20a72 }
    handle = 6
    expect lane 0 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 1 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 2 R120 = 0x0  R121 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 4 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 5 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 6 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 7 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 8 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 9 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 10 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 11 R120 = 0x0  R121 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 13 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 14 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 15 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 16 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 17 R120 = 0x0  R121 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 18 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 19 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 20 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 21 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 22 R120 = 0x0  R121 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 24 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 25 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 26 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 27 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 28 R120 = 0x0  R121 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 29 R120 = 0x0  R121 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 30 R120 = 0x7b669b79  R121 = 0x7e4c10fd
    expect lane 31 R120 = 0x7b669b79  R121 = 0x7e4c10fd
}
expect memory 0x301001a00 = 04788bd9 7d687ef1
expect memory 0x302000000 = 08000000 00000000 10000000 00000000 00000000 00000000
expect memory 0x302000040 = 1431001a 001d410a
expect memory 0x302000068 = 01000000 00000000 0e000000 00000000
expect memory 0x302000088 = 00000000 00000000
expect memory 0x3020000a8 = 0c000000 00000000
expect memory 0x3020000b8 = 98000809 ecd62073
expect memory 0x3020000e8 = 11000000 00000000
expect memory 0x302000170 = 24000084 4682a142
expect memory 0x3020001a0 = 44041c84 05050018
expect memory 0x3020001c8 = 18000000 00000000
expect memory 0x3020001d8 = 29000010 00802c00
expect memory 0x3020001e0 = 0001100b 08900124
expect memory 0x302000208 = 08000000 00000000 16800040 0a940b0c
expect memory 0x302000228 = 10000000 00000000
expect memory 0x302000258 = 40007001 2c040000
expect memory 0x302000260 = 10000000 00000000
expect memory 0x302000270 = ac040408 0ec805c2
expect memory 0x3020002c0 = 03000000 00000000
expect memory 0x303001200 = b253f1e3 dbb846ae 210c68fa
expect memory 0x303001228 = 934eb7c3 bddbe1ec
expect memory 0x303001300 = 1f5d885f 19000000 0f000000 04000000
expect memory 0x303001400 = 19000000
expect memory 0x303001408 = 08000000 04000000
expect memory 0x303001420 = 19000000 09000000
expect memory 0x30300142c = 01000000
expect memory 0x303001500 = 07000000
expect memory 0x303001508 = 09000000
expect memory 0x303001520 = 0d000000
expect memory 0x303001528 = 7e308a61 09000000
expect memory 0x304000000 = e2e176ba
expect memory 0x305000600 = 86b4c297 89b8548f
expect memory 0x305000700 = 2ab7fa50 54c63e6c 275432bc 59367563
expect memory 0x305000808 = 62535c31 2307a292
expect memory 0x305000820 = 2a8e42b7 31b354fe
expect memory 0x305000900 = fa0796bb c623b667
expect memory 0x305000928 = 11fe114e d1738feb
expect memory 0x305000a20 = c6dd6b00 988de863
expect memory 0x305000d00 = 13e2a905 0e123218
expect memory 0x305000d20 = 8f8cefcc 0e5c1604 e3e05685 37e1118e
expect memory 0x305000e20 = 74e8bfff 0e761d16 b246a02f 9cb109e4
expect memory 0x305000f00 = 454b8f30 97f4559d e9f3c558 1323841e
expect memory 0x305000f20 = 7b5dbf83 8b0bfef5 ae605295 2b50b1c7
expect memory 0x305001020 = 58821868 b429b9b8 8eaac8ef d15987b9
expect memory 0x305001108 = e846af3c 62124ff3
expect memory 0x305001120 = a8e7123d acf06afc
expect memory 0x305001220 = 9e3a98b7 53d033d2
expect memory 0x305001320 = 0a61a219 92c549d4 2d0359b7 f36b0f15
expect memory 0x305001408 = 60e1f650 f83ae1a6
expect memory 0x305001420 = 75bcadbc 861e98ec
expect memory 0x306001200 = ac1abd71 00197b35
expect memory 0x307001800 = 799b667b fd104c7e
