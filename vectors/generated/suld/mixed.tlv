# Stores and loads in one program on the same surfaces, under latency and reordering: a load sees every
# older store of every warp, and none that is younger.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117 PD-117a
traffic { seed 5 latency 3..90 reorder on ar_stall 20 aw_stall 30 w_stall 30 b_gap 30 r_gap 20 }
sampler 0 { }
bytes 0x50000001 c3
bytes 0x50000003 b68e21
bytes 0x5000000c ffe64a51 cc
bytes 0x50000012 49
bytes 0x50000041 f4
bytes 0x50000043 387e
bytes 0x5000004c b6b210c3
bytes 0x50100000 dc882799 c3ce808e 41ebd93e be3b6ebd 850f3300 95c9a6d4 7776a90f 832312be
bytes 0x50100020 2f9d0725 169a097f
bytes 0x50100030 5f60c173 6c858640 e864357d dbac310b
bytes 0x50100040 9e4f202c 22bc36fd
bytes 0x501000f8 dec3
bytes 0x501000fc f5b2
bytes 0x50100104 d2b2b747 8c8903c6 e8499e0e
bytes 0x5010011c e8659c73
bytes 0x50100120 a21e428b 516f78ff
bytes 0x501001c0 cb8d64b6 d442b133 334ec9aa
bytes 0x501001d0 b86c
bytes 0x501001d4 1ddb
bytes 0x50200011 f13c
bytes 0x50200015 6cf94a6f 4b6c2c4b
bytes 0x50200021 3ef0ca10 7d12
bytes 0x50200029 74cb
texture 0 { raw 58d24908 50000000 00600000 00000008 e0800017 8000000f 00000000 00000000 }   # TWO_D 24 x 16 x 1, A8B8G8R8 UNORM, blocks of 1 x 2 x 1
texture 1 { raw 58d49202 50100000 00400000 00000007 e080000f 80000007 00000000 00000000 }   # TWO_D 16 x 8 x 1, R32_G32_B32 UINT, pitch 224
texture 2 { raw 00036d9b 50200005 00000000 00000000 030000c7 00000000 00000000 00000000 }   # ONE_D_BUFFER 200, R16 SINT, buffer
handle 0x1 0x1
warp 0 {
    asm "SUST.P.2D.R.IGN [R4], R8, 0x1"
    x = { 13 18 15 2 9 17 17 18 15 13 16 14 9 11 5 3 19 17 13 7 9 0 12 14 18 13 8 1 17 11 11 7 }
    y = { 2 0 0 2 1 2 1 0 2 0 1 1 1 2 2 2 1 0 2 2 1 1 0 1 0 0 2 1 2 1 0 2 }
    data0 = { 0x3f800001 0xbf000001 0xbf000001 0x5d49e93b 44463 0x9e7cd4d6 0xbece4b38 11209 0xc77ff000 0xda883b 62860
      0xb0525a30 62174 0xbeda48e9 0xc2742fa5 0x40000000 0x49554580 0xbf391746 0xcf2ee0c2 0x514070 0xee5c5ddc
      0x8bdb14 0x477fdfff 0x387fffff 0x38800000 0x3f800001 0xbf922b36 0x9b86fe88 0x3d3fc468 0xbe866b23 0x3f0ae0db
      0x477ff001 }
    expect lane 1 surface.action = "bounds"  surface.axis = x
    expect lane 5 surface.action = "bounds"  surface.axis = x
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 10 surface.action = "bounds"  surface.axis = x
    expect lane 16 surface.action = "bounds"  surface.axis = x
    expect lane 17 surface.action = "bounds"  surface.axis = x
    expect lane 24 surface.action = "bounds"  surface.axis = x
    expect lane 28 surface.action = "bounds"  surface.axis = x
}
warp 0 {
    asm "SULD.D.BA.2D.U16.IGN R8, [R4], 0x1"
    active 0xe462d365
    x = { 2 5 5 3 2 4 3 0 4 3 0 1 4 4 1 0 2 4 3 3 5 3 3 3 1 1 3 1 2 2 4 5 }
    y = { 2 0 2 0 0 2 0 0 2 2 2 1 1 2 0 1 1 1 2 2 2 2 2 0 0 0 2 2 2 1 2 ... }
    expect lane 0 R8 = 0xb664
    expect lane 2 R8 = 0x42d4
    expect lane 5 R8 = 0x42d4
    expect lane 6 R8 = 0x9927
    expect lane 8 R8 = 0x42d4
    expect lane 9 R8 = 0xb664
    expect lane 12 R8 = 0x0
    expect lane 14 R8 = 0x88dc
    expect lane 15 R8 = 0xdb14
    expect lane 17 R8 = 0x0
    expect lane 21 R8 = 0xb664
    expect lane 22 R8 = 0xb664
    expect lane 26 R8 = 0xb664
    expect lane 29 R8 = 0x8b
    expect lane 30 R8 = 0x42d4
    expect lane 31 R8 = 0x42d4
}
handle 0x2 0x2
warp 1 {
    asm "SUST.P.1D_BUFFER.R.IGN [R4], R8, 0x2"
    x = { 0 3 4 2 3 2 2 5 2 0 2 1 0 3 0 0 2 5 2 0 0 2 3 3 1 3 2 1 4 0 2 ... }
    data0 = { 0x9a863288 180 45126 0x387fffff 28872 0x50984e49 0x33000000 0xdfb509 0xbda97b0e 0xc77fefff 0x3f83e669
      0x3f944563 0x25f86e 0x3f03d105 0xc77fdfff 0x3cc5fede 0x8259c7 0xdb4437 0x6eed0e8f 0xd686a9 0xec95ca75 408
      0xb87fffff 58250 0xc77fdfff 26087 0xc77fe001 0x3e12b52a 25027 0x9a4b48ae 0xabc4f633 0xe3e9594b }
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.P.1D_BUFFER.IGN R8, [R4], 0x2"
    active 0xffff
    x = { 2 5 8 5 18 8 14 5 8 16 9 5 2 11 15 10 19 2 5 16 7 4 11 6 4 12 11 15 6 17 10 18 }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
warp 3 {
    asm "SUST.P.1D_BUFFER.RG.IGN [R4], R8, 0x2"
    x = { 3 5 3 2 0 4 3 1 4 4 0 2 4 2 5 4 0 3 0 2 0 5 5 0 3 5 2 2 1 3 1 5 }
    data0 = { 0xbf03790b 0x38800000 0x3d87f59b 83 0xbf8b2227 0x80000001 29522 0x55e4d76d 0xbde805c1 0x3f00d2f2 0x3f96fa44
      0x3f5e7624 193 0x3f1e8f1d 54760 0x40000000 212 -1 92 0x7f800000 0x3f000001 86 0xc77ff001 118 0x91d499
      0xd468831b 0x3f800000 0x79c6fcd9 0x3f89f403 0xbf33775c 0xbf740513 0xd5966c36 }
    data1 = { 0x4f000000 0xffc00000 0xb96f5c 0xe1bf4229 0x30c6c1 0x3f800000 9226 0x3f844957 0x6a2ca1a2 0x477fe001 0xffc00000
      0xc38f5ddb 0x19612645 54116 0xbf800001 0xbd855b87 0x62975dcc 0xbf883d75 0xbf84b2b9 37 0x387fffff 0xc7800000
      0xff800000 31417 0xa641ce2f 0xf40413 0xb840197f 0x2e95b8 0x477fffff 0x18ad6e77 0x82552c 0x606ed3ee }
    expect all surface.action = "store"
}
handle 0x0 0x0
warp 2 {
    asm "SULD.D.BA.2D.U8.IGN R8, [R4], 0x0"
    active 0xd019f245
    x = { 1 0 4 4 1 4 2 4 0 0 4 5 3 5 3 3 4 4 2 2 3 4 0 3 3 1 0 0 4 1 1 0 }
    y = { 0 1 0 2 0 2 1 2 0 1 1 0 2 0 0 0 2 1 1 1 2 2 0 2 0 2 0 1 2 0 2 1 }
    expect lane 0 R8 = 0xc3
    expect lane 2 R8 = 0x8e
    expect lane 6 R8 = 0x49
    expect lane 9 R8 = 0xcc
    expect lane 12 R8 = 0x38
    expect lane 13 R8 = 0x21
    expect lane 14 R8 = 0xb6
    expect lane 15 R8 = 0xb6
    expect lane 16 R8 = 0x7e
    expect lane 19 R8 = 0x49
    expect lane 20 R8 = 0x38
    expect lane 28 R8 = 0x7e
    expect lane 30 R8 = 0xf4
    expect lane 31 R8 = 0xcc
}
warp 2 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, 0x2"
    active 0x94434891
    x = { 3 13 13 8 7 0 19 0 17 4 5 9 0 10 9 9 1 18 1 13 14 19 18 3 12 18 16 16 1 5 8 11 }
    data0 = { 0xbf7fffff 0xbe41e6 0xbf000001 0x33000001 147 0x676e9793 20 0x3f7fffff 0x3f623964 0xeecd244b 0xbf000000 245
      0x3e32a9ba -1 0 0x57977f06 0x7f800000 0x3d4b36ee 0xbe71e51b 0xf1eda2b9 0x9e8e6609 0xb8800000 0xc77ff000
      0xb219c425 35557 0x45d58df7 0xb87fffff 202 0x78d7a0c9 0xd655cce5 0xbf2d40d5 0x8950059a }
    data1 = { 58416 0xbf5571d4 0x5fd53b37 0xbf800001 0xb24c16e1 0x355a0a 0x81a98feb 0x94206b 0xcd1cecbf 0x33000001 0xbf8e8c62
      119 64423 0x1dbe0c2d 0x4f000000 0x3f213694 57702 101 11 0x2c6cd9 3516 0x3effffff 0xbf0add7b 49073
      0xbe2d773e 32188 0x30d92f97 0x387fffff 1206 0x3f1b0873 0x7f7fffff 0x3e9862eb }
    data2 = { 0x92588329 0x44094b00 178 62574 235 0x3d8a2398 207 0xc0000000 0xc77ff001 173 0x3f800000 49353 0x3f82e962 0
      32545 0x2f1ec79d 0x3f72e995 0xbf48445e 101 14438 0x3f000001 49036 0x52d644f 0x4fd5adc2 117 145 0x3eb50c61
      0xbe63a14b 0x887e9d61 41694 0xb7beb8 0xbecf0acd }
    data3 = { 0x3f000000 0x7dee13 0x3e0967a1 128 0x3f4e3923 0xb87fffff 0x80000001 0x1d796f58 0xbf1ef210 0x5e88dad 0xbe98969b
      0xbdbe58c9 0x55aec2f6 0x7b693639 0x47800000 0x78b752 0x3f5500f9 0xbf570f8b 0xbe620faa 0x3f8716f2 65260
      0xbed9a3e8 8 0x986bb8 0xc17a5b26 0x732103d6 0xbf61fb28 0x477ff001 0x3ec63ebb 0x33000001 0xffc00000
      0xc2437010 }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.P.2D.RG.IGN R8, [R4], 0x1"
    x = { 2 1 3 0 3 2 0 0 5 1 3 0 0 2 5 1 1 5 5 0 5 0 1 5 5 0 3 4 2 5 2 ... }
    y = { 0 0 2 2 1 0 2 1 1 0 1 1 0 2 0 0 1 1 2 0 2 2 1 2 2 1 1 0 2 0 2 0 }
    expect lane 0 R8 = 0xfa97677  R9 = 0xbe122383
    expect lane 1 R8 = 0xbd6e3bbe  R9 = 0x330f85
    expect lane 2 R8 = 0x40000000  R9 = 0x0
    expect lane 3 R8 = 0xb6648dcb  R9 = 0x33b142d4
    expect lane 4 R8 = 0x47b7b2d2  R9 = 0xc603898c
    expect lane 5 R8 = 0xfa97677  R9 = 0xbe122383
    expect lane 6 R8 = 0xb6648dcb  R9 = 0x33b142d4
    expect lane 7 R8 = 0x8bdb14  R9 = 0x0
    expect lane 8 R8 = 0x739c65e8  R9 = 0x8b421ea2
    expect lane 9 R8 = 0xbd6e3bbe  R9 = 0x330f85
    expect lane 10 R8 = 0x47b7b2d2  R9 = 0xc603898c
    expect lane 11 R8 = 0x8bdb14  R9 = 0x0
    expect lane 12 R8 = 0x992788dc  R9 = 0x8e80cec3
    expect lane 13 R8 = 0x5d49e93b  R9 = 0x0
    expect lane 14 R8 = 0xb31acdb  R9 = 0x2c204f9e
    expect lane 15 R8 = 0xbd6e3bbe  R9 = 0x330f85
    expect lane 16 R8 = 0x9b86fe88  R9 = 0x0
    expect lane 17 R8 = 0x739c65e8  R9 = 0x8b421ea2
    expect lane 18 R8 = 0xc2742fa5  R9 = 0x0
    expect lane 19 R8 = 0x992788dc  R9 = 0x8e80cec3
    expect lane 20 R8 = 0xc2742fa5  R9 = 0x0
    expect lane 21 R8 = 0xb6648dcb  R9 = 0x33b142d4
    expect lane 22 R8 = 0x9b86fe88  R9 = 0x0
    expect lane 23 R8 = 0xc2742fa5  R9 = 0x0
    expect lane 24 R8 = 0xc2742fa5  R9 = 0x0
    expect lane 25 R8 = 0x8bdb14  R9 = 0x0
    expect lane 26 R8 = 0x47b7b2d2  R9 = 0xc603898c
    expect lane 27 R8 = 0x73c1605f  R9 = 0x4086856c
    expect lane 28 R8 = 0x5d49e93b  R9 = 0x0
    expect lane 29 R8 = 0xb31acdb  R9 = 0x2c204f9e
    expect lane 30 R8 = 0x5d49e93b  R9 = 0x0
    expect lane 31 R8 = 0xfa97677  R9 = 0xbe122383
}
warp 1 {
    asm "SUST.P.2D.RG.IGN [R4], R8, 0x0"
    active 0xe096bfa3
    x = { 4 4 3 3 5 1 3 1 2 4 5 5 1 2 4 2 5 0 2 1 4 4 5 5 3 0 3 3 4 2 5 4 }
    y = { 0 2 1 1 0 1 1 2 1 0 0 2 0 1 2 0 1 0 1 1 0 0 2 1 2 1 1 1 2 2 2 1 }
    data0 = { 0x30afb5b9 155 0x3f363e7f 255 0xc77fefff 0x477fefff 0x7f800001 0xbf7fffff 0xbf9270bb 0x8bd2941a 0xbf000001
      0xffc00000 0xc7800000 0x229d684d 41006 0x477fffff 0xb8800000 60562 3809 0x4f800000 132 0x94fe61 0xbf70a992
      0xf2e65c5f 0xbf800001 189 0xb7b05a 0x29e33 0xa7058052 0x3eac6407 0x3dc7c2f0 0xea95fc96 }
    data1 = { 0x7f800001 0x7f7fffff 54899 0 0x6937bd67 0x59e24c50 34190 208 0xbf5c7ece 106 0x79bcc0b1 0xc77fe000 0xc76b8e3b
      0x807fffff 0x550a70 0xbf2a9de0 0x3f87ebf7 52242 0xff800000 0x3f6b7d0c 0xb46022 0x3f8b871e 0x38800000 4458
      0x7f7fffff 0x33000000 0x40000000 0x8a81a8a7 0x17d0df 0xb7203445 0x6dab8b32 15935 }
    expect all surface.action = "store"
}
warp 3 {
    asm "SULD.D.2D.S16.IGN R8, [R4], 0x1"
    x = { 18 14 8 11 0 14 8 18 10 12 2 17 14 14 19 15 19 14 4 7 14 3 10 15 15 4 10 8 7 8 10 9 }
    y = { 2 2 0 0 0 2 0 0 2 1 1 2 2 1 0 0 1 2 2 0 1 2 1 2 2 2 0 1 1 2 2 1 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0xf85
    expect lane 3 R8 = 0xffffd4a6
    expect lane 4 R8 = 0xffff88dc
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0xf85
    expect lane 7 R8 = 0xffff9a16
    expect lane 8 R8 = 0xffffdb1d
    expect lane 9 R8 = 0xffffc3de
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0xffffb2f5
    expect lane 14 R8 = 0x7f09
    expect lane 15 R8 = 0xffffbe12
    expect lane 16 R8 = 0x47b7
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x4e33
    expect lane 19 R8 = 0xffffbd6e
    expect lane 20 R8 = 0xffffb2f5
    expect lane 21 R8 = 0x33b1
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x4e33
    expect lane 26 R8 = 0xffffc995
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0xffff9b86
    expect lane 29 R8 = 0x6cb8
    expect lane 30 R8 = 0xffffdb1d
    expect lane 31 R8 = 0x0
}
warp 1 {
    asm "SUST.D.BA.2D.U16.IGN [R4], R8, 0x0"
    x = { 5 5 4 3 4 4 1 2 2 4 4 3 4 4 3 5 5 5 5 0 3 5 0 3 1 3 0 2 0 3 1 3 }
    y = { 2 0 0 2 1 0 2 1 0 0 2 0 2 2 0 2 1 2 1 1 2 0 0 2 0 0 2 0 2 1 0 ... }
    data0 = { 0xc49aef7c 0xff7fffff 0xbebf0b32 113 0x3e97e9ba 0x3f52b59b 0x7ee4fbc2 0x63f7c4 0xb23b9 26098 0xb7dd5ea1
      0xbe1b9fba 47238 0x33000000 0x3e11d6fe 41477 0xd86eaa30 0x965ea820 0x3f499665 0xf9930e 0x7f800000
      0xb3000000 0xdc0349 0x477fefff 0x3f214be6 231 0xbd16f56e 129 0x3d5d83bb 0x477fefff 0x387fffff 0xd16ac097 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 20 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 23 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 25 surface.action = "store"  surface.misaligned = 1
    expect lane 29 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
warp 1 {
    asm "SULD.D.BA.2D.IGN R8, [R4], 0x1"
    active 0xffff
    x = { 1 5 3 0 0 0 0 5 1 3 4 1 3 1 0 0 3 0 4 4 3 0 4 0 4 2 5 0 0 2 2 5 }
    y = { 0 0 0 0 2 2 2 1 0 0 1 2 1 0 1 1 0 2 1 1 0 0 0 1 0 2 0 1 1 0 2 ... }
    expect lane 0 R8 = 0x992788dc
    expect lane 1 R8 = 0x8e80cec3
    expect lane 2 R8 = 0x992788dc
    expect lane 3 R8 = 0x992788dc
    expect lane 4 R8 = 0xb6648dcb
    expect lane 5 R8 = 0xb6648dcb
    expect lane 6 R8 = 0xb6648dcb
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x992788dc
    expect lane 9 R8 = 0x992788dc
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0xb6648dcb
    expect lane 12 R8 = 0x8bdb14
    expect lane 13 R8 = 0x992788dc
    expect lane 14 R8 = 0x8bdb14
    expect lane 15 R8 = 0x8bdb14
}
warp 3 {
    asm "SUST.D.2D.64.IGN [R4], R8, 0x0"
    x = { 8 7 8 7 5 0 16 16 15 10 5 11 10 16 1 15 11 4 10 18 5 2 11 11 9 8 3 8 18 10 17 15 }
    y = { 1 1 2 1 2 0 0 2 2 2 0 0 0 1 1 1 2 2 0 1 2 1 2 2 2 0 1 2 1 2 0 ... }
    data0 = { 0x87fcce2 55687 0x174edc9d 0x3f75510f 0x3f616ac3 0 0 0xbf306266 222 0xb8800000 0xb07983b0 141 0x878ddb08
      0xcf000000 0xbd69543e 0xcf800000 0x7fc00000 19154 158 0x477ff001 0xbf8d48b8 34 0xbf58535d 0x3f4b0efc
      0x2e9c5b 0xbf3ae9e4 18948 0xc77fdfff 0x8899c6e4 0x3f6509d3 0xbd327a9c 64451 }
    data1 = { 36 0xbf05a82c 0xbf769d9e 0xbec0c5bb 0x3f843ec1 0x56393b 0xc77fdfff 0x3f80faf9 0xc77fe000 0x477ff000 210
      0xe9cf067f 0x3f56c7b2 0x63cf407 0xff7fffff 0x77e3f4 0xe747b06b 17222 0xbf006275 0x3ed8b611 0x501d111d
      0xbed83423 21721 0x7fc00000 0x4fa1947b 0x368c519f 0xbe1f5b6b 0x7fc00000 0x2c323ba5 68 0xbf437a6b 54468 }
    expect lane 6 surface.action = "bounds"  surface.axis = x
    expect lane 7 surface.action = "bounds"  surface.axis = x
    expect lane 8 surface.action = "bounds"  surface.axis = x
    expect lane 13 surface.action = "bounds"  surface.axis = x
    expect lane 15 surface.action = "bounds"  surface.axis = x
    expect lane 19 surface.action = "bounds"  surface.axis = x
    expect lane 28 surface.action = "bounds"  surface.axis = x
    expect lane 30 surface.action = "bounds"  surface.axis = x
    expect lane 31 surface.action = "bounds"  surface.axis = x
}
warp 2 {
    asm "SULD.D.BA.2D.S8.IGN R8, [R4], 0x1"
    active 0xffff
    x = { 0 5 3 4 5 4 3 3 4 5 1 1 2 2 2 0 1 5 3 0 4 1 3 0 5 0 3 3 1 2 3 1 }
    y = { 1 1 1 2 1 2 2 2 1 1 2 1 2 1 0 1 1 0 2 1 1 1 1 2 2 0 0 0 2 0 1 0 }
    expect lane 0 R8 = 0x14
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0xffffffd4
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0xffffffd4
    expect lane 6 R8 = 0xffffffb6
    expect lane 7 R8 = 0xffffffb6
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0xffffff8d
    expect lane 11 R8 = 0xffffffdb
    expect lane 12 R8 = 0x64
    expect lane 13 R8 = 0xffffff8b
    expect lane 14 R8 = 0x27
    expect lane 15 R8 = 0x14
}
warp 2 {
    asm "SUST.P.2D.IGN [R4], R8, 0x1"
    active 0x91e2e125
    x = { 0 1 4 1 0 1 4 0 0 0 4 4 1 1 4 1 0 4 2 5 5 3 2 3 5 5 4 2 3 4 5 0 }
    y = { 1 1 0 2 1 2 0 0 1 2 2 0 0 2 1 0 2 0 2 0 2 2 0 1 0 2 0 2 0 0 2 0 }
    data0 = { 0x2863b8 0x3f800000 0xbc754023 57919 0x809d473a 100 0x211a85 22667 25 15306 56 31 0x7f800001 17623 0xb8800000
      0x7fffffff 0xc6cfecfa 0xe45acea7 0x3f107c40 0x4f000000 0x9fee5f5d 1 0x34379f04 0x7f800000 0 0xc77fe000
      0xa984c8d9 0xbc7d991a 32061 2162 0xbf7fffff 178 }
    data1 = { 0xb15e33d2 0x7fc00000 0xab692eec 0xc77fdfff 0xbf0aab2f 0x3f5c4694 0xaa90c5 0xcf800000 103 0xbf000001 0x3f4ff53a
      0xd4dbd2 72 0xb87fffff 0xb98b9574 0x80000001 0x38800000 0x3f8006a8 0x1f0360a3 0xc4cf8436 0 0xbe94a30b
      0x3f46a8d5 0xc9a7fb84 0x9f6b2ffd 0xa5667eb3 0x477ff000 42 26636 0xbec773ca 0x3f20cc58 0x3ea9ea9e }
    data2 = { 0x55daab 0x4d0b41fe 0xbf8d78b9 0xbeffffff 0x3ddb54fb 0x387fffff 25782 0xdaec9eb5 0x3f000000 0xbf93aa33 17510
      0x80000001 0xbf800000 253 0xc0000000 0xdfa822 0x3f426aca 0xb58afb 254 0xff7fffff 0x9af5d1fb 0xbeffffff
      0x2a53c9b6 23 0xad8b4647 44698 1 109 0x7af2dc27 0x3e2dbbf6 0x387fffff 0x40000000 }
    data3 = { 13450 0x3e2d5035 0xca1e06 0xbe9cf7f1 0x3e513d69 0x3e62cc69 0x3f9756ec 55898 0x282e55 70 0x5ae9f2d 0x7d7d2339
      199 0xe8d19cc6 0xc7800000 0x7fffffff 0xe4ee948d 0x477fffff 63455 0x33000000 0xd0d0e244 0x652c1a3 0x7f800000
      0x80d40287 0x3f8b0b87 0x5b142e28 0xbe4896fa 0x3f50cac8 0x3f6b84b3 0xbf3a45d6 0xbf53f29c 0x91366dce }
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.BA.2D.S8.IGN R8, [R4], 0x0"
    active 0xe8d47921
    x = { 9 13 0 12 14 15 14 3 6 19 2 17 5 8 2 4 9 3 2 12 3 8 12 8 19 3 16 18 14 11 6 10 }
    y = { 1 0 0 1 0 0 1 2 2 1 1 0 1 2 2 1 2 1 0 1 0 1 0 2 0 1 2 2 0 2 0 2 }
    expect lane 0 R8 = 0x54
    expect lane 5 R8 = 0x51
    expect lane 8 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0xffffffe9
    expect lane 13 R8 = 0x56
    expect lane 14 R8 = 0x71
    expect lane 18 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 22 R8 = 0xffffffff
    expect lane 23 R8 = 0x56
    expect lane 27 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x56
    expect lane 31 R8 = 0x0
}
warp 2 {
    asm "SUST.D.2D.S16.IGN [R4], R8, 0x0"
    x = { 4 0 0 1 1 4 2 2 3 1 3 5 2 3 5 1 0 2 2 1 2 5 1 5 0 5 1 1 1 5 4 ... }
    y = { 0 1 0 0 2 2 0 1 0 1 1 2 0 1 1 1 2 2 0 2 1 1 2 0 1 0 1 1 1 1 1 0 }
    data0 = { 0xcc6e5c 0x477fe001 0x477fe000 143 8569 0x907e26 0xf971b5 0 0xc0000000 28909 0x919007f0 1 0xc15060 0xe340166c
      0x477fefff 0xbf1eeb36 0x477fe000 0xff800001 0xa034c34b 0xb3000001 0x477fefff 0x8e6e37dd 0x3d26f23a
      0xffe0915e 0xbf40dc35 0x3f7c074f 0x23ff03 0xb019f76e 208 0xd3deda6e 0x47800000 0x40000000 }
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.P.1D_BUFFER.RG.IGN R8, [R4], 0x2"
    active 0xf586c97b
    x = { 0 1 1 4 4 5 4 3 4 2 4 5 5 0 2 3 1 3 1 1 0 4 1 3 3 5 4 4 1 0 1 3 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0
}
warp 3 {
    asm "SUST.P.2D.RG.IGN [R4], R8, 0x0"
    x = { 13 18 19 13 7 9 18 9 10 13 16 5 19 0 17 4 2 0 13 12 16 14 11 8 10 12 5 7 16 3 13 10 }
    y = { 0 1 1 0 2 0 0 2 1 0 1 2 2 1 1 1 0 2 0 2 2 2 0 1 1 2 1 2 2 1 0 1 }
    data0 = { 0x9965d547 0xbd14d7a1 0xbc6be246 0x7f800001 0xcf800000 0x17aad8 0x15e32c80 0x4dc0b3 1 0xaa5590 0xbeec178c
      0xc77fe000 0x3d5c400d 178 0xbef68c60 233 132 0x3f570946 48 26268 50236 31551 0x3f800000 0x80800000
      0x895a83f6 3616 0x369463 0x3f51ea1e 0x1ec560 0x2387c 0xc0000000 48383 }
    data1 = { 0x643341 0x3f6f39b5 0x5e7b6d67 20308 0x7f7fffff 56463 0xa31dbcb8 16467 0x3f800000 59557 0xcee86e 0xff800000
      47651 5 0x3f601971 0x87cbb2ce 35885 0x3f3bec1a 0x800000 21236 0x2dcb3889 0x19568457 0xbe8aab7f 0x3f381285
      0x239a4718 0x2b0c81 52561 0xf030df34 0xbf0ca712 39186 0xcf800000 0x3e4ba8d2 }
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.P.2D.RG.IGN R8, [R4], 0x0"
    active 0xffff
    x = { 2 1 2 4 3 4 2 1 3 0 3 2 4 1 0 5 4 5 3 4 2 4 4 0 0 3 1 3 1 5 3 4 }
    y = { 0 1 0 1 2 2 2 2 0 0 0 0 0 1 2 2 0 0 1 2 2 0 1 1 1 2 1 1 1 0 1 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0
    expect lane 4 R8 = 0x3f36b6b7  R9 = 0x3f32b2b3
    expect lane 5 R8 = 0x0  R9 = 0x3f800000
    expect lane 6 R8 = 0x3e189899  R9 = 0x3efcfcfd
    expect lane 7 R8 = 0x3b808081  R9 = 0x0
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f66e6e7
    expect lane 9 R8 = 0x0  R9 = 0x3f60e0e1
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f66e6e7
    expect lane 11 R8 = 0x0  R9 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0
    expect lane 14 R8 = 0x3f56d6d7  R9 = 0x3f3bbbbc
    expect lane 15 R8 = 0x0  R9 = 0x0
}
warp 2 {
    asm "SUST.P.1D_BUFFER.R.IGN [R4], R8, 0x2"
    active 0x8a27a5ab
    x = { 2 2 3 2 2 5 1 0 3 1 0 0 4 3 2 1 1 4 5 1 2 2 4 4 0 2 4 0 2 4 5 2 }
    data0 = { 0xbf664e04 225 0xee801463 0x3f0718e6 0xbeb0824b 0x5aa3e25c 0xc2040f02 0xbf4f489d 0xc0000000 0xbf11fc03
      0x62b0de27 0x3e2745a7 54696 0xbdc6c442 16 0xbee6a41d 0xcbe0a7 0x4f800000 4396 0xbf3f4286 0x3ae073 43744 47
      0x7f800001 0xc77ff001 0x7fffffff 0x8b797 0xb3000001 0xbf800000 0xb87fffff 0xff561b78 0xc0000000 }
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.D.BA.1D_BUFFER.U8.IGN R8, [R4], 0x2"
    active 0x6c2a0fa9
    x = { 18 4 16 11 17 5 12 5 6 2 13 17 15 8 17 0 12 2 9 13 13 2 0 9 11 15 3 19 15 4 5 ... }
    expect lane 0 R8 = 0xf5
    expect lane 3 R8 = 0x7f
    expect lane 5 R8 = 0x80
    expect lane 7 R8 = 0x80
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x3c
    expect lane 11 R8 = 0xf9
    expect lane 17 R8 = 0x0
    expect lane 19 R8 = 0x3c
    expect lane 21 R8 = 0x0
    expect lane 26 R8 = 0x80
    expect lane 27 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x80
}
warp 1 {
    asm "SUST.P.2D.R.IGN [R4], R8, 0x1"
    active 0x7f109cad
    x = { 0 2 2 1 3 4 2 0 5 4 4 4 3 2 5 1 3 3 0 5 0 0 4 2 0 0 2 0 3 2 3 0 }
    y = { 1 2 1 0 2 2 1 2 0 0 0 2 0 0 1 2 0 0 2 1 0 1 1 0 1 2 0 2 0 2 1 2 }
    data0 = { 0xbed8e2ec 185 0x7d6df74f 0x6b845034 0xbeffffff 0x56b949cc 0x3edac9a8 0x9d9aa1 30802 0x387fffff 0xbf16a8d3
      0x5451fc2c 0x3e4b16ca 0x4ebcd8db 49720 134 0x7fc00000 0xd01dd1 0xe8a00d89 0xc77ff000 103 0x477fdfff
      0xbf61bf56 0x3f000001 25507 109 40172 0x387fffff 0xbf5183d0 0x3af37a5b 40291 0xbe8f30d4 }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.D.BA.2D.S8.IGN R8, [R4], 0x1"
    x = { 5 0 4 4 3 4 3 4 0 3 1 1 0 3 3 4 4 3 2 5 1 0 1 5 0 0 0 0 3 3 3 2 }
    y = { 1 1 2 2 0 0 2 2 1 0 0 0 1 0 2 0 1 1 1 1 1 2 0 1 0 0 2 1 2 0 1 2 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xffffffec
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0xffffffec
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0xffffffec
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0xffffffbe
    expect lane 18 R8 = 0xffffffd8
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0xffffffe2
    expect lane 21 R8 = 0xffffffa1
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x67
    expect lane 25 R8 = 0x67
    expect lane 26 R8 = 0xffffffa1
    expect lane 27 R8 = 0xffffffec
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0xffffffbe
    expect lane 31 R8 = 0xffffff9d
}
warp 3 {
    asm "SUST.P.1D_BUFFER.IGN [R4], R8, 0x2"
    x = { 18 19 17 0 14 14 9 18 13 8 4 13 14 19 10 4 11 5 1 9 14 10 7 11 13 9 12 0 0 3 7 0 }
    data0 = { 0x3ee2361e 0xbf223bb4 0x4fb0c1 0x7f4a1487 0xc4b8f9ea 0x3e7f661d 0xbf957fc5 0x38800000 1 0xbf800001 0xff800001
      0x1fcac0f4 0x3f6ee5e1 0x90adbe 0x477fffff 26433 70 0xc6f9e060 17 0x3f7fffff 2262 0x7f800001 0xcf800000
      0x8c662046 0x477fffff 0xbd721634 0x2d34b3 0xbe931db6 0x85798d98 0x73b0c40 0xbf0b5904 0x8c125800 }
    data1 = { 0x33000001 0x3f2b3048 0x3ec56a50 0x5ad1a0 0x477ff000 0x36d997 33 0xff800001 0x3f4c5e9c 0xbf775da5 0x3f178f9c
      0x9f14d89f 0xb36603 0x6420c03c 0xf3c5fcaf 0x687d7209 0x7f3ead53 0xc7800000 0xbe7099a4 0x7f800000 0xea279550
      0x80000000 99 0xc77fefff 1211 0x94e34079 0x7ff27925 0xbf000001 0xbf800000 0x80000000 0x38800000 0xebfe05 }
    data2 = { 0xc77fe001 0xbf303cca 0xb3000000 0x3f867b1d 0xd273de73 0x4f000000 0xc56a6de4 0x80000000 0x3f35cb6c 0xbf3493bb
      0x407fab15 0x610fdc1e 0x3f93d38b 0x3f725454 0xbd63a0f6 0x249451 132 0x3e4e13d1 0xac083483 27619 0x80000001
      70 0xbbbedb6f 0x7fffff 8416 0x382802 0x7f800001 0x24f24134 0xc77fe001 0xbf7fffff 1 0xbf800001 }
    data3 = { 0xbf4e43c6 0x4c8dfbd5 0x74dc9777 0xa8dcf467 0x3ac40872 0xda7129 0x3f1ef3e0 21141 0xb3000000 193 0x3effffff 2293
      0x77d04236 0xa6f4a6ab 0x477ff001 0x3ebd49e7 144 0xcf800000 0xc7800000 0x53088ec5 0xbeffffff 5 246
      0x290a69aa 64 0x3e8cc3 0x477fffff 23238 0xbf27ab04 51848 0xac1bc4 0xbf8b912c }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.D.2D.U16.IGN R8, [R4], 0x1"
    x = { 3 3 2 3 5 3 4 3 2 0 5 4 3 0 3 2 0 5 2 3 1 5 3 3 2 4 3 3 1 3 0 4 }
    y = { 2 1 1 0 2 0 1 0 0 2 2 2 0 2 2 0 0 2 2 1 1 0 1 1 1 2 1 2 0 1 2 0 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x9aa1
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x9aa1
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x67
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0xbed8
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x9aa1
    expect lane 31 R8 = 0x0
}
warp 2 {
    asm "SUST.D.BA.2D.U8.IGN [R4], R8, 0x0"
    active 0xffff
    x = { 2 2 0 3 5 5 0 3 2 2 5 5 4 3 2 2 2 4 5 5 0 3 3 4 5 0 5 3 0 2 4 5 }
    y = { 1 2 1 0 1 0 1 1 0 0 2 2 2 2 0 1 1 2 1 0 0 0 1 2 2 2 0 2 1 0 0 2 }
    data0 = { 233 116 0xb620f6ac 0x1b90a32b 0xbf3e269b 0xb92085e4 0xbe736d1a 0xbea77271 152 0x9501891f 0xadf51f0d 0x80000001
      0x3f4fe87f 125 0xbf7fffff 0x623b75 0xcf000000 0x3f3b9dbf 0x477fe000 29653 0xbc3514f3 0x2dece 0x675f1fdc
      0x3f414b09 0x3992d4 245 0xbf780ff6 29 0x4df1465c 0x7fffff 0x47c8e713 0xb87b337b }
    expect all surface.action = "store"
}
warp 3 {
    asm "SULD.D.BA.1D_BUFFER.IGN R8, [R4], 0x2"
    active 0xffff
    x = { 16 3 8 2 7 6 16 4 2 3 11 19 13 14 2 9 5 6 16 13 15 7 19 14 1 7 17 17 0 3 17 11 }
    expect lane 0 R8 = 0x80008000
    expect lane 1 R8 = 0x117fff
    expect lane 2 R8 = 0x80008000
    expect lane 3 R8 = 0x117fff
    expect lane 4 R8 = 0x7fff8000
    expect lane 5 R8 = 0x7fff8000
    expect lane 6 R8 = 0x80008000
    expect lane 7 R8 = 0x7fff8000
    expect lane 8 R8 = 0x117fff
    expect lane 9 R8 = 0x117fff
    expect lane 10 R8 = 0x80008000
    expect lane 11 R8 = 0x80008000
    expect lane 12 R8 = 0x80003cf1
    expect lane 13 R8 = 0x80003cf1
    expect lane 14 R8 = 0x117fff
    expect lane 15 R8 = 0x80008000
}
warp 3 {
    asm "SUST.D.1D_BUFFER.S16.IGN [R4], R8, 0x2"
    active 0x1f4ee673
    x = { 4 3 0 5 4 4 0 5 3 3 0 4 0 1 4 5 4 2 3 4 2 5 5 4 4 1 0 4 2 1 2 3 }
    data0 = { 0x6e72754b 0xc485ffe9 0xf20f45cc 0x3e8ebbed 20729 235 0xbe2b908c 99 0xbe18f42f 0x80000000 4919 0xb846053f
      0x38ef8ef6 0xbf800001 32847 -1 0x1db3fc4f 0xc77fefff 0x6b30cc26 0x11ac551f 0xbf800001 0xe09076 0xcf800000
      0x3f163541 40656 0xc77ff001 0x3d40adc1 235 0xc77fe001 55 0xbeedb6b2 0x3effffff }
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.1D_BUFFER.U8.IGN R8, [R4], 0x2"
    active 0xe8b8d86d
    x = { 2 1 4 1 4 5 1 5 1 4 0 4 5 3 2 2 4 4 3 4 1 1 5 2 4 2 5 2 1 0 4 0 }
    expect lane 0 R8 = 0x1
    expect lane 2 R8 = 0xff
    expect lane 3 R8 = 0x90
    expect lane 5 R8 = 0xef
    expect lane 6 R8 = 0x90
    expect lane 11 R8 = 0xff
    expect lane 12 R8 = 0xef
    expect lane 14 R8 = 0x1
    expect lane 15 R8 = 0x1
    expect lane 19 R8 = 0xff
    expect lane 20 R8 = 0x90
    expect lane 21 R8 = 0x90
    expect lane 23 R8 = 0x1
    expect lane 27 R8 = 0x1
    expect lane 29 R8 = 0x8c
    expect lane 30 R8 = 0xff
    expect lane 31 R8 = 0x8c
}
warp 3 {
    asm "SUST.P.1D_BUFFER.R.IGN [R4], R8, 0x2"
    active 0x6f1b75e3
    x = { 7 12 9 6 17 13 19 14 9 7 1 7 5 9 6 19 17 0 7 5 17 9 0 3 10 3 15 11 14 10 1 9 }
    data0 = { 53615 24971 0x3b3a84 0x9a758065 0x3f5b0dc5 248 0xbf737202 0x477fe001 689 29632 158 0xbe6794ce 0x3f5710e0
      0x3ee98178 0x807fffff 126 0xbf08792a 46064 24740 199 0xc77ff001 2759 0x4f441c8e 0xc77fefff 26844 0x3f89ea5b
      0xbb915492 0xbf7fffff 88 0x3d83a811 0x80800000 0x7f7fffff }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.P.1D_BUFFER.IGN R8, [R4], 0x2"
    active 0xffff
    x = { 4 5 4 1 3 3 2 4 3 3 3 0 0 0 2 0 1 1 5 2 1 2 2 3 4 2 1 3 4 4 2 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
warp 0 {
    asm "SUST.P.2D.R.IGN [R4], R8, 0x1"
    active 0xffff
    x = { 4 1 0 4 4 1 5 5 5 2 3 3 0 3 5 0 4 5 0 4 1 3 2 5 2 3 2 2 4 0 4 1 }
    y = { 1 1 0 2 0 0 0 1 1 2 0 2 0 1 2 1 1 2 2 2 1 2 1 1 1 0 0 2 2 0 ... }
    data0 = { 0x96f20b9b 0x5e9215 0x7f800001 0x908bc616 117 1 0xbf11bdd6 0x40000000 0xa4132f 0xc77ff001 176 0xbf40647e
      0xe37576 0xd01b7ea9 0x477fe001 5519 0xbf537f46 0x3f37e61b 0x3effffff 63517 0x7f800001 251 86 0xbf7ce979
      0xe132b2 0xbf87847c 0xbf87ae22 0x6e8425ea 0x86477e 235 0xbeffffff 244 }
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.D.2D.U8.IGN R8, [R4], 0x1"
    active 0x91c0dd37
    x = { 1 3 17 17 7 7 8 7 15 15 1 7 5 11 5 1 11 0 10 7 12 16 13 8 2 19 13 19 2 18 13 6 }
    y = { 0 0 1 2 1 1 2 2 2 2 0 0 1 0 0 2 2 1 0 0 2 0 2 1 1 2 0 0 1 2 1 0 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x7f
    expect lane 2 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x9a
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 31 R8 = 0x0
}
warp 3 {
    asm "SUST.P.1D_BUFFER.R.IGN [R4], R8, 0x2"
    active 0xffff
    x = { 3 2 2 5 3 2 1 1 3 0 5 0 4 4 2 1 4 1 0 4 0 1 5 5 4 1 1 1 5 5 3 0 }
    data0 = { 0x108e87 0xbf3ba2c1 0x954bb1 0xd49120b2 0xc48edab6 0x3f5c4140 23258 0x1d41bac8 0xbf301d55 0xbedff90e 25
      0xbf7fffff 0x900abcb7 0xc0000000 0x3ed4e722 0x3f000001 0x3f800000 0xbf31a0c2 39619 28509 0xec1863a9
      0xbf800000 0xfcb7191e 0x23515b07 0xfbbacea3 62400 61354 0x3c50b959 0xa2a726cc 0xbf4648af 0x3e44633a
      0x387fffff }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.D.2D.U16.IGN R8, [R4], 0x0"
    x = { 1 3 0 5 2 5 4 3 3 3 5 3 1 4 5 1 1 1 4 1 4 4 2 1 0 3 4 3 1 3 2 0 }
    y = { 2 1 2 1 2 0 2 1 1 2 1 1 1 0 1 2 2 0 1 2 2 2 0 1 1 2 0 2 1 2 0 ... }
    expect lane 0 R8 = 0x7d74
    expect lane 1 R8 = 0x7f0
    expect lane 2 R8 = 0xbbd6
    expect lane 3 R8 = 0xefff
    expect lane 4 R8 = 0xd7f
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x7e26
    expect lane 7 R8 = 0x7f0
    expect lane 8 R8 = 0x7f0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0xefff
    expect lane 11 R8 = 0x7f0
    expect lane 12 R8 = 0x71e9
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0xefff
    expect lane 15 R8 = 0x7d74
    expect lane 16 R8 = 0x7d74
    expect lane 17 R8 = 0x2b98
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x7d74
    expect lane 20 R8 = 0x7e26
    expect lane 21 R8 = 0x7e26
    expect lane 22 R8 = 0xe4b5
    expect lane 23 R8 = 0x71e9
    expect lane 24 R8 = 0xac
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x71e9
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0xe4b5
    expect lane 31 R8 = 0xe000
}
warp 1 {
    asm "SUST.D.BA.2D.S16.IGN [R4], R8, 0x0"
    active 0xffff
    x = { 17 15 18 6 10 14 8 16 4 1 7 15 0 6 5 16 4 11 17 10 10 2 10 15 15 0 7 14 4 14 8 7 }
    y = { 1 0 2 1 2 2 2 0 1 2 1 2 0 1 0 0 0 1 2 1 2 2 2 2 1 1 0 0 2 2 2 1 }
    data0 = { 53532 0xef1569 0x4f6148 33739 54 0x477fefff 0x875b35a9 0x4227b13e 0xffc00000 0x3f70bed4 0xbe65524f 0x9aa519
      0x664d7c 0x99fea6 0xee86507f 48924 54586 0xbf52fd5f 0x257744ed 32174 0xc0000000 0x329732b5 0xbf134e1d
      0x3ee3daf6 0xfe4a3fd7 0xc77fdfff 0xb87fffff 0x6d6789 222 7826 60420 0x13ed46 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 14 surface.action = "store"  surface.misaligned = 1
}
warp 1 {
    asm "SULD.D.2D.U16.IGN R8, [R4], 0x0"
    x = { 0 1 3 3 2 0 1 5 3 1 5 1 0 1 5 5 3 2 4 3 2 4 2 3 1 3 3 2 5 0 2 1 }
    y = { 0 0 1 1 1 0 0 0 0 0 2 2 0 1 1 1 1 2 1 2 0 1 0 1 1 0 1 1 2 1 ... }
    expect lane 0 R8 = 0x4d7c
    expect lane 1 R8 = 0x2b98
    expect lane 2 R8 = 0x83cb
    expect lane 3 R8 = 0x83cb
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x4d7c
    expect lane 6 R8 = 0x2b98
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x2b98
    expect lane 10 R8 = 0x36
    expect lane 11 R8 = 0x7d74
    expect lane 12 R8 = 0x4d7c
    expect lane 13 R8 = 0x71e9
    expect lane 14 R8 = 0xefff
    expect lane 15 R8 = 0xefff
    expect lane 16 R8 = 0x83cb
    expect lane 17 R8 = 0xd7f
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x507f
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x507f
    expect lane 23 R8 = 0x83cb
    expect lane 24 R8 = 0x71e9
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x83cb
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x36
    expect lane 29 R8 = 0xac
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x71e9
}
warp 2 {
    asm "SUST.D.BA.2D.IGN [R4], R8, 0x0"
    x = { 2 4 1 3 2 0 5 0 5 2 1 3 0 5 4 3 2 5 3 0 0 1 4 0 0 0 2 3 3 4 4 2 }
    y = { 0 1 1 2 1 0 0 1 0 1 2 0 0 1 0 1 1 0 0 2 1 0 0 2 0 1 1 0 2 2 1 2 }
    data0 = { 0xc77fefff 0x800000 0x29b070 0xcf800000 0x21087aff 160 0x9e0b5d71 0xbf4a7ca7 90808 0xa3193f 0x6fd615 0xbee698fb
      0x6386b6be 0xbcda5ed6 0xbf77996d 0xbf102b36 0xc77fdfff 0xcf800000 0x7b034812 0x8eb7f90b 0x2092e9ce
      0xbed19e19 0x7f800001 83 0xbf000001 4184 0xec2a4a79 0x3de4a1bb 0x3e7473b5 0x3f427615 0x2f211a 0x33000000 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 10 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 16 surface.action = "store"  surface.misaligned = 1
    expect lane 17 surface.action = "store"  surface.misaligned = 1
    expect lane 18 surface.action = "store"  surface.misaligned = 1
    expect lane 21 surface.action = "store"  surface.misaligned = 1
    expect lane 26 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 31 surface.action = "store"  surface.misaligned = 1
}
warp 3 {
    asm "SULD.D.BA.1D_BUFFER.U8.IGN R8, [R4], 0x2"
    x = { 7 9 1 18 4 18 0 19 10 3 13 8 19 11 18 6 5 1 13 15 16 19 4 11 7 12 5 16 12 12 11 14 }
    expect lane 0 R8 = 0x7f
    expect lane 1 R8 = 0x80
    expect lane 2 R8 = 0x80
    expect lane 3 R8 = 0xb1
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0xb1
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x2
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x5a
    expect lane 10 R8 = 0x80
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x2
    expect lane 13 R8 = 0x80
    expect lane 14 R8 = 0xb1
    expect lane 15 R8 = 0xff
    expect lane 16 R8 = 0x80
    expect lane 17 R8 = 0x80
    expect lane 18 R8 = 0x80
    expect lane 19 R8 = 0x7f
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x2
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x80
    expect lane 24 R8 = 0x7f
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x80
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x80
    expect lane 31 R8 = 0xff
}
warp 1 {
    asm "SUST.D.2D.IGN [R4], R8, 0x0"
    active 0x117db075
    x = { 4 3 4 2 3 5 5 5 0 3 4 3 0 0 3 5 3 3 1 2 3 2 5 2 1 1 1 3 5 4 2 0 }
    y = { 2 0 1 0 0 1 2 0 1 2 1 0 0 0 1 1 2 0 2 0 1 2 1 1 0 1 1 2 2 2 0 2 }
    data0 = { 0xcd6b9a 0xbecbbf2e 0x6f404b19 0xbe611332 0xbee021d8 0x6bc9f1d0 12380 0x3ec9faeb 0x3f800000 0xd69677 0x477fe001
      0xc77fefff 0xbbe0f3e1 0x7fffffff 0x7fffffff 154 0xbe26c255 0x477fffff 0xc28e8045 59 0xbf74eaad 0xe0937d6d
      0xc77fdfff 0xe4fd7add 0xc0000000 0x125cec66 0x80800000 0xbf8faab4 220 0xbd878840 0xbf8027c0 0x3524a }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.D.2D.U8.IGN R8, [R4], 0x1"
    active 0xffff
    x = { 2 0 3 5 0 3 4 5 5 1 1 3 5 2 4 2 1 5 0 3 3 5 0 0 4 4 2 3 4 1 3 2 }
    y = { 1 2 0 1 0 0 0 0 2 1 2 0 1 0 2 2 2 2 1 1 2 2 0 0 2 2 0 1 1 1 0 1 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xa1
    expect lane 2 R8 = 0x7f
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x1
    expect lane 5 R8 = 0x7f
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x15
    expect lane 10 R8 = 0x9a
    expect lane 11 R8 = 0x7f
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x80
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x9d
}
warp 0 {
    asm "SUST.D.2D.IGN [R4], R8, 0x1"
    active 0xffff
    x = { 4 3 16 12 0 15 8 2 12 5 2 9 11 2 2 16 2 13 16 0 4 13 8 8 1 8 19 0 17 16 7 8 }
    y = { 2 1 0 1 2 2 2 1 0 0 1 2 1 0 1 2 1 1 1 2 1 0 2 2 1 2 2 2 2 0 0 2 }
    data0 = { 185 0xbe6fc091 0x806136a7 0x3f5e957b 0x6ba6b9 0xbf7fc3be 0xbf774004 0xcf800000 0xc77fe000 24305 0x2b8b1dca
      0xbe9cbfc7 145 25573 36187 0x4e29b9 0xe506d2eb 39482 0xcf000000 0xbf54484d 0xd91d628a 167 0x3d1cccd3
      0xfa56a94c 0x3ec23698 28832 0x563f21ca 53446 0x47800000 0x3f991fdd 126 0xaa6b65 }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.D.2D.S16.IGN R8, [R4], 0x1"
    active 0x9b5aa4b3
    x = { 2 0 4 1 4 5 0 2 0 3 5 4 3 4 4 1 3 4 3 0 4 2 1 5 4 3 5 1 2 4 2 4 }
    y = { 2 0 1 0 0 0 0 0 0 0 0 0 1 2 2 2 1 0 2 0 1 2 2 0 2 0 2 1 2 1 2 0 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x1
    expect lane 4 R8 = 0x63e5
    expect lane 5 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 15 R8 = 0x6b
    expect lane 17 R8 = 0x63e5
    expect lane 19 R8 = 0x1
    expect lane 20 R8 = 0x0
    expect lane 22 R8 = 0x6b
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 31 R8 = 0x63e5
}
warp 1 {
    asm "SUST.P.2D.IGN [R4], R8, 0x0"
    x = { 4 0 3 0 5 3 2 1 4 1 1 5 4 3 3 5 5 1 0 0 3 2 1 5 2 2 5 2 3 2 3 ... }
    y = { 2 0 2 2 0 1 1 2 0 0 0 0 0 1 2 2 2 2 1 1 0 2 1 0 1 1 1 1 0 1 1 2 }
    data0 = { 0x710cbc 105 0xa9f2de 41703 0x45746bd 0x97445902 0xc77fffff 0x3f000001 0xb3000001 0x3f90d8cf 0xbed0a269
      0x2845706b 0x8e3487cf 0x1dd33af7 64523 53105 0xbf655dff 0xff800001 0x3f7af1ae 204 0xc77fdfff 0x47800000
      0x58ced7 63749 0x3f8bf778 0xad97994 0x3f3a81c4 0x3f42f709 0x3edafb03 0xbf397444 29001 0x489125b7 }
    data1 = { 0x3f5698b5 0xc08dd9 218 0xa00473 0xbe65ce0f 0xfc084c4c 0x236dcd78 -1 0xff800001 155 0x3e686cd6 11180 0x3c7f78
      0x3f7fffff 0xbdc80926 0xbe7fef4a 32058 0x33000000 23857 0x3f4e4d15 0x280e48b5 0x7fffffff 0xbf800001
      0x3c9394c0 251 26 45827 0x3e1e01bc 0x80000000 0x3effffff 239 0x91583 }
    data2 = { 0x3f8860f3 0x6c08b208 -1 0xbf2bdcd0 0xbe4ea8c2 0xbf7fffff 0xbf7fffff 0x3f8244d1 0x7fc00000 0xbf83fef8
      0xffc00000 0x387fffff 0x33000000 65258 0xc19503a0 0x7f800000 0xab62b2cf 0x38800000 0xcf000000 0x2ff87a5f
      0x4f000000 0x5f1081 50693 0x8296b9 0x82593a 0xdd397626 0xb71d9215 0xbea19481 0x3d6463f3 180 0x47800000 186 }
    data3 = { 0x3f84da2d 0xbf59f8ed 0x3f7fffff 0x2dc48bf3 0xceaaf3 0xbf60db4f 58797 0xbf48722e 223 72 0x1ab7d010 0xbdcf02e5
      0x7f800000 0x609519c6 0x4ecdf8 0x2ab3d8ba 59967 0xbe9bcf33 0x901ac78 0x38800000 0x91dfcf13 236 0xbc5d2f 28
      0x80000001 0xbf96e605 0xbf6827e3 0x3effffff 0xc77fdfff 0xb945b025 0x3f319fdc 0xbf6026d8 }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.P.1D_BUFFER.IGN R8, [R4], 0x2"
    active 0xffff
    x = { 15 13 4 17 7 4 2 18 1 18 14 19 17 10 9 3 11 4 19 5 18 7 2 3 12 9 9 3 17 13 13 18 }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
warp 0 {
    asm "SUST.P.2D.R.IGN [R4], R8, 0x0"
    active 0x41d7940f
    x = { 4 2 0 1 1 1 1 0 0 4 4 4 1 4 1 5 3 2 3 5 1 5 0 3 2 1 1 4 0 1 0 ... }
    y = { 0 2 1 1 0 1 0 2 0 0 2 0 1 1 2 0 2 2 0 2 1 1 0 0 2 2 0 1 2 0 2 ... }
    data0 = { 0x426cc059 253 0x477ff000 0xbf416881 0xff800000 0xbfd37a 0x55c342 118 0x477fffff 0x7fc00000 0x80800000
      0xff800001 0x38800000 0xff7fffff 0x33000001 0xfcb7a636 42052 0xbf655781 0x477fdfff 0x3f4684a5 0x7b39f4
      0xbdaff19f 0xdf6446 0xbf486fb7 179 0xb7826a 0xbf866138 7852 0x40000000 0x61afeb 0x40000000 68 }
    expect all surface.action = "store"
}
warp 3 {
    asm "SULD.D.2D.S16.IGN R8, [R4], 0x0"
    active 0x4c4f438b
    x = { 5 2 3 0 3 2 2 4 1 0 0 5 2 5 5 1 2 5 5 2 5 1 2 1 5 2 1 3 3 5 3 0 }
    y = { 2 2 1 2 0 1 0 1 0 1 0 2 0 0 0 0 2 2 0 0 2 1 2 1 0 0 1 0 ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x7f
    expect lane 3 R8 = 0xff
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0xff
    expect lane 14 R8 = 0x0
    expect lane 16 R8 = 0x7f
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0xff
    expect lane 22 R8 = 0x7f
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 30 R8 = 0x0
}
warp 3 {
    asm "SUST.D.BA.2D.U8.IGN [R4], R8, 0x0"
    active 0xc37dedcf
    x = { 14 2 1 4 7 1 1 17 1 2 12 8 13 0 1 0 5 6 18 8 16 8 1 5 15 0 8 15 5 19 11 15 }
    y = { 1 0 2 0 1 1 1 1 0 2 0 1 1 2 1 1 0 2 1 1 1 0 1 1 1 1 0 0 1 ... }
    data0 = { 0xbee9e155 0x807fffff 0x3f15050c 0x3f2079d3 0x3ba7eb63 181 0xc3b05 74 1 0x3821969 0xd802c569 0x7fffff
      0x3f59df7a 0xcd063e 0xa29db1b3 0xdb058d14 0x85a242 0x57f3f 0x3f2a71f9 0x55e8a728 0xfe4b34d0 0xbf990b7c
      0xe49269 0xeeb1c3a9 0xbeca7a75 0x26d6b924 0xc17426ef 28513 0xbf4f2f0b 0xbeb21dad 0xbf912f83 0x7ba959c6 }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.P.2D.IGN R8, [R4], 0x1"
    active 0xffff
    x = { 1 5 1 5 3 3 1 3 2 2 0 3 3 2 4 0 5 1 0 0 3 1 5 4 0 5 3 4 5 2 1 ... }
    y = { 2 1 2 1 0 0 0 0 0 0 1 0 0 0 2 0 2 2 0 0 1 2 0 1 1 2 0 0 0 1 0 1 }
    expect lane 0 R8 = 0x86  R9 = 0xb9  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x86  R9 = 0xb9  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0xb0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0xb0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x1  R9 = 0x0  R10 = 0x5ef1  R11 = 0x0
    expect lane 7 R8 = 0xb0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x9cec  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x9cec  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x158f  R9 = 0x0  R10 = 0xcf800000  R11 = 0x0
    expect lane 11 R8 = 0xb0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0xb0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x9cec  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x908bc616  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x7f800001  R9 = 0x0  R10 = 0x63e5  R11 = 0x0
}
warp 2 {
    asm "SUST.P.1D_BUFFER.R.IGN [R4], R8, 0x2"
    x = { 5 4 1 1 0 2 0 4 4 0 4 1 0 3 4 2 0 0 0 2 0 5 1 4 3 2 4 5 0 4 5 1 }
    data0 = { 53370 184 0x3eb4e0be 167 184 0x3e5a7fb4 8043 32998 0x9cf0b891 0xd03cfbf4 0x7578f707 65427 120 0x3e6443d1
      0x9e8d2f10 212 0xb3000001 128 0x3cb3888e 60656 0xbad921c9 0x9aad9946 0x80000000 0xcf000000 0x3e0656c0
      0xbed459f5 0x797f90 20788 41401 0xc77ff000 0xc77fdfff 0x7b8234 }
    expect all surface.action = "store"
}
warp 2 {
    asm "SULD.D.2D.U8.IGN R8, [R4], 0x1"
    active 0xb1cea4e9
    x = { 18 1 16 6 10 9 4 5 14 16 7 13 15 14 8 19 9 17 5 0 12 9 18 18 4 15 13 11 3 1 14 16 }
    y = { 0 1 1 2 1 2 0 2 2 0 1 2 1 2 2 0 1 1 1 0 1 2 2 2 1 0 2 1 0 0 0 2 }
    expect lane 0 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x1
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 28 R8 = 0x7f
    expect lane 29 R8 = 0x0
    expect lane 31 R8 = 0xb9
}
warp 1 {
    asm "SUST.D.BA.2D.U16.IGN [R4], R8, 0x1"
    active 0xffff
    x = { 5 4 0 3 3 1 1 2 3 5 4 1 1 0 0 1 2 3 1 3 4 2 1 5 4 4 4 2 2 3 2 1 }
    y = { 1 2 2 1 1 2 1 0 1 0 0 0 2 2 0 0 2 1 0 2 0 2 2 0 0 0 1 0 0 2 1 2 }
    data0 = { 0x3f836b9c 0xbe097159 0x7fffffff 0 0x7f800000 0x3ef57401 0xbd91955f 0xbf000001 0xff800000 0x3f800001 0xde0fd
      0xe17c5718 0x299059ee 0x3f800001 0xbede12c4 0x4f800000 -1 0xcf000000 0xbf39ba57 0x9e6a6f 0xecbf52ef
      0x80000000 0x3e68b871 0xbf34f08e 0xd75922 0x387fffff 0x477fefff 0x650738a6 0xff7fffff 0xb3000000 0x477fe000
      38223 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 3 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 5 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 11 surface.action = "store"  surface.misaligned = 1
    expect lane 12 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
}
warp 1 {
    asm "SULD.P.1D_BUFFER.R.IGN R8, [R4], 0x2"
    active 0x2cb575e3
    x = { 0 1 0 2 1 2 0 2 3 0 3 2 5 4 3 0 0 5 0 2 5 0 1 3 0 5 4 5 1 1 4 1 }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 29 R8 = 0x0
}
warp 0 {
    asm "SUST.D.2D.U16.IGN [R4], R8, 0x0"
    active 0xffff
    x = { 3 6 15 6 16 9 3 2 6 11 7 9 19 10 0 19 3 17 18 9 17 3 10 16 11 17 16 1 0 11 16 7 }
    y = { 2 0 0 0 1 2 1 1 0 2 0 1 0 0 0 1 2 1 2 0 1 0 2 1 0 1 0 2 2 0 1 2 }
    data0 = { 0xd749ef 0x3e19f39c 0x3f130989 0xbed917f3 0x3e2ced3f 0x4ea40d 0x468b4c 0x3f800001 0x9285802a 0xdee162a
      0xc77fdfff 0x4a7f67 23332 0xbf4a420e -1 0xc77ff001 0x3f855257 0x3fe73381 0xbf43781d 0xbea99246 0xb8800000
      0xb064e0 49310 0xc77ff000 0x3f455de9 0xb1b04de4 63075 4774 0xdadc7e36 0x3f606b5d 13698 0x3e989b40 }
    expect all surface.action = "store"
}
warp 0 {
    asm "SULD.P.2D.R.IGN R8, [R4], 0x0"
    active 0xffff
    x = { 5 4 1 0 0 0 3 4 1 2 0 4 3 5 0 0 4 5 0 0 5 5 4 1 1 1 2 0 4 3 0 5 }
    y = { 0 2 2 1 2 0 0 1 2 0 1 2 0 2 2 2 1 2 2 2 2 1 0 2 1 1 1 0 2 2 0 2 }
    expect lane 0 R8 = 0x3d60e0e1
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3efefeff
    expect lane 3 R8 = 0x3da0a0a1
    expect lane 4 R8 = 0x3e78f8f9
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f1c9c9d
    expect lane 7 R8 = 0x3f50d0d1
    expect lane 8 R8 = 0x3efefeff
    expect lane 9 R8 = 0x3ef8f8f9
    expect lane 10 R8 = 0x3da0a0a1
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x3f1c9c9d
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x3e78f8f9
    expect lane 15 R8 = 0x3e78f8f9
}
warp 2 {
    asm "SUST.D.BA.1D_BUFFER.U16.IGN [R4], R8, 0x2"
    x = { 3 1 5 2 1 0 1 1 5 3 4 4 4 3 4 3 2 2 0 2 0 2 3 4 5 4 2 1 5 4 5 4 }
    data0 = { 0xbf800000 0x95234a 0xc77ff000 0x3f92964f 105 0xa5885853 0x52d1133e 0x7fc00000 0x3ea46d99 0x387fffff 0xce534038
      0xe7ea98ce 0x477ff001 0x80000001 0x7fc00000 0x968aea 0xff800000 0 0x1db528 30125 0x2bcb0c4b 35705 47391 249
      0xbf43d951 10939 0x7fffffff 0xc1f710fa 53 -1 0xac39a617 0xbf97c616 }
    expect lane 0 surface.action = "store"  surface.misaligned = 1
    expect lane 1 surface.action = "store"  surface.misaligned = 1
    expect lane 2 surface.action = "store"  surface.misaligned = 1
    expect lane 4 surface.action = "store"  surface.misaligned = 1
    expect lane 6 surface.action = "store"  surface.misaligned = 1
    expect lane 7 surface.action = "store"  surface.misaligned = 1
    expect lane 8 surface.action = "store"  surface.misaligned = 1
    expect lane 9 surface.action = "store"  surface.misaligned = 1
    expect lane 13 surface.action = "store"  surface.misaligned = 1
    expect lane 15 surface.action = "store"  surface.misaligned = 1
    expect lane 22 surface.action = "store"  surface.misaligned = 1
    expect lane 24 surface.action = "store"  surface.misaligned = 1
    expect lane 27 surface.action = "store"  surface.misaligned = 1
    expect lane 28 surface.action = "store"  surface.misaligned = 1
    expect lane 30 surface.action = "store"  surface.misaligned = 1
}
warp 1 {
    asm "SULD.P.2D.RG.IGN R8, [R4], 0x0"
    active 0x36d141e5
    x = { 13 15 11 12 9 18 11 5 11 11 7 13 12 17 7 9 5 6 13 9 5 0 1 16 14 1 16 13 3 1 8 12 }
    y = { 0 0 0 0 0 0 0 2 2 1 0 0 2 2 1 0 2 1 1 1 0 0 1 2 2 1 2 1 1 1 1 2 }
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 2 R8 = 0x3f800000  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
    expect lane 6 R8 = 0x3f800000  R9 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0
    expect lane 8 R8 = 0x3f41c1c2  R9 = 0x3e78f8f9
    expect lane 14 R8 = 0x3ed6d6d7  R9 = 0x3eb6b6b7
    expect lane 16 R8 = 0x0  R9 = 0x0
    expect lane 20 R8 = 0x3d60e0e1  R9 = 0x3e848485
    expect lane 22 R8 = 0x3b808081  R9 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0
    expect lane 25 R8 = 0x3b808081  R9 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0
    expect lane 29 R8 = 0x3b808081  R9 = 0x0
}
warp 1 {
    asm "SUST.P.2D.IGN [R4], R8, 0x1"
    active 0x5a856a07
    x = { 3 1 0 0 3 5 0 0 0 1 3 3 3 0 3 2 5 2 1 4 3 0 1 3 2 4 3 0 2 1 4 0 }
    y = { 2 0 1 0 1 0 2 2 2 0 2 2 0 2 2 2 2 0 2 1 0 2 2 0 2 2 2 0 2 1 1 2 }
    data0 = { 156 137 0x3f6046b2 0xbe703ef4 0xff800000 0x33000001 0xbf87e74a 0x69e5bc1b 41521 0xbf738992 0x6eb1a1b5
      0xe64e4ff6 0xbeaf0fa6 0xf6ca1b04 0x47800000 0x25470b 0x52fd26cd 62697 0x73b16 26298 0xcd62e3 0x4f800000
      0xcf000000 0x2adf6b7 0xbf000000 182 0xbf7cad3d 236 0xc77ff001 0x41d3f95d 0xbda86402 0x80800000 }
    data1 = { 46791 0x62adc3 0xbe7dd5f6 0xbe533ed1 0xbf87a8e9 32036 0x5d8c2910 13 192 0x729f94 0x1632d8cf 0xc7800000
      0x3f0d8204 0x839081ff 0xb1ff3732 0xbf23df45 0xbeedda0f 0xa2354 0x4f000000 46528 0xbe54f38e 0x3f1d550c
      0x3e8da0f6 102 201 0x8b3f5981 0xb96840 0xe73e34db 0xbf01563c 0x2b5afe 0xbf516c19 0x477ff000 }
    data2 = { 0xbeb96ef1 0x4fbae0 0x472487 0x40b45845 142 0x477ff000 67 0xb2e1b0 0x585237ff 0xbf98f130 3492 0x7d76677e
      0xf3e18 0x3f32358b 0xff7fffff 0xdcb57518 0x437289 0x3f3d7773 0xbef5a04b 0xb84dacc2 64165 0xda8993 9592 24
      0xc77fffff 0x3f084006 0xff0c404 0x5811df9 32361 0x446e2be0 0xfdc0e9 0xc0000000 }
    data3 = { 0x57892ff9 0xbd48a4c9 38 114 0x54d8a8 42290 0xd8a4a98e 232 0xbf372f95 0x807fffff 0x7f800001 215 0x7f800001
      35468 26996 64553 43730 0x78175aa5 0xc77fe001 0xbe70d4e4 1991 0xc7800000 0xff7fffff 0xbec3917e 0x477fe001
      0x3f191e35 0xbf565612 0xc215ed41 0x3f6faad8 0x807fffff 0x3f56d64e 33 }
    expect all surface.action = "store"
}
warp 1 {
    asm "SULD.P.2D.R.IGN R8, [R4], 0x0"
    active 0xe5e26249
    x = { 5 4 3 4 2 1 0 2 4 3 5 2 0 3 0 0 5 0 2 5 3 4 1 0 4 2 3 0 2 4 4 3 }
    y = { 0 2 0 1 1 1 1 0 0 2 0 2 0 2 1 1 1 1 0 0 0 0 1 1 0 1 0 0 0 1 0 2 }
    expect lane 0 R8 = 0x3d60e0e1
    expect lane 3 R8 = 0x3f50d0d1
    expect lane 6 R8 = 0x3da0a0a1
    expect lane 9 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x3da0a0a1
    expect lane 17 R8 = 0x3da0a0a1
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3b808081
    expect lane 23 R8 = 0x3da0a0a1
    expect lane 24 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f1c9c9d
    expect lane 29 R8 = 0x3f50d0d1
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x0
}
expect memory 0x50000000 = ffffff00 d3420000 7c000000 9cf3ffdf 14050000 01004c8b ff000083 00005575
expect memory 0x50000020 = ff000000 0e420000
expect memory 0x5000002e = 8909d04a 677fba00 0000044a 00006b5b 1fbe
expect memory 0x50000040 = 3e0c0000 7f00ef49 00000000 00000000
expect memory 0x50000060 = 00000da4 00002a16
expect memory 0x5000006c = 00ff0000
expect memory 0x50000104 = 0000245b b08379b0 ff000000 3fed0000
expect memory 0x50000116 = 01f000ff 0000
expect memory 0x50000124 = 00000000
expect memory 0x50000138 = 87d90000 2ca805bf
expect memory 0x50000140 = d24a0000 00000000 c36a613f c13e843f
expect memory 0x50000160 = 00000000
expect memory 0x50000168 = 00000000
expect memory 0x50000400 = e4e93abf 9f518c36 00000000
expect memory 0x50000410 = 00000000 00df0000 00ee0000 00ff0000
expect memory 0x50000420 = 08db8d87 b2c7563f 8d000000 7f06cfe9
expect memory 0x50000440 = 00000000 9e9d76bf 5b9c2e00 0e000000
expect memory 0x50000460 = 000080b8 00f07f47 0000c07f 6bb047e7
expect memory 0x50100000 = ec000000 db343ee7 f91d8105 89000000 c3ad6200 e0ba4f00 ec9c0000 00000000
expect memory 0x50100020 = 00000000 b7f6ad02 66000000 18000000 00e07fc7 00000000 00000000 d6bd11bf
expect memory 0x50100040 = a7366180 00000000
expect memory 0x50100084 = dbe00a3f 00000000 00000000 ffdf7f47 00000000 00000000 3b88da00
expect memory 0x501000a0 = 00000000 00000000
expect memory 0x501000b4 = 010000bf 00000000 00000000
expect memory 0x501000e0 = b246603f f6d57dbe 87244700 91c06fbe 00000000 00000000 4ff76d7d 00000000
expect memory 0x50100100 = 00000000 a97e1bd0 00000000 91000000 0264a8bd 196c51bf e9c0fd00 00000040
expect memory 0x50100120 = 00000000 00000000
expect memory 0x5010014c = afad0000 00000000 00000000
expect memory 0x50100164 = 236b86be 00000000 00000000
expect memory 0x50100188 = 305a52b0 00000000 00000000
expect memory 0x501001c0 = 041bcaf6 ff819083 8b35323f 163b0700 0000004f 4ba0f5be 01f07fc7 3c5601bf
expect memory 0x501001e0 = 697e0000 9c000000 c7b60000 f16eb9be b6000000 81593f8b 0640083f cd26fd52
expect memory 0x50100200 = 0fdaedbe 89724300
expect memory 0x50100214 = 70405100 00000000 00000000
expect memory 0x50100220 = 362b92bf 00000000 00000000
expect memory 0x50100244 = e948dabe 00000000 00000000
expect memory 0x5010025c = 0100803f
expect memory 0x50100260 = 00000000 00000000
expect memory 0x50100274 = 00f07fc7 00000000 00000000
expect memory 0x50200005 = 4a230000 00f0ff7f b800ff7f 0080ff7f 0080b102 dc680080 8b61f8
expect memory 0x50200020 = 00ff7f00 80008000 80ff7f00 80
