# SULD.3D: every axis at every edge, by each clamp code.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-30 PD-31 PD-32 PD-32b PD-117b
sampler 0 { }
bytes 0x2000008c 6801f9e6
bytes 0x20000c40 2810a1cf
bytes 0x20000c64 b0bc5849
bytes 0x20000c8c 1e14cd30
bytes 0x20000d48 b1137e42
bytes 0x20001008 a52bf81b
bytes 0x20001098 35dd3138
bytes 0x20001218 4b1d633b
bytes 0x2000148c 395cbbeb
bytes 0x20100000 fb9bc779
bytes 0x2010008c d0de572d
bytes 0x20100c40 fd187291
bytes 0x20100c64 660dc3b5
bytes 0x20100c8c e66a4dee
bytes 0x20100d48 18796535
bytes 0x20101008 c95f5d82
bytes 0x20101098 5756aece
bytes 0x20101218 3b52cc6c
bytes 0x2010148c 4295a6cd
bytes 0x20101718 51634bbc
bytes 0x2020008c 078952f7
bytes 0x20200c40 baaff72d
bytes 0x20200c64 18c4908b
bytes 0x20200c8c b298f59c
bytes 0x20200d48 45560ede
bytes 0x20201008 5f3edb27
bytes 0x20201098 48b13209
bytes 0x20201218 3593226c
bytes 0x2020148c c96eee1a
bytes 0x2030008c ea8ace59
bytes 0x20300c40 1fe79f65
bytes 0x20300c64 a8508ee2
bytes 0x20300c8c c5460d02
bytes 0x20300d48 c8010fe9
bytes 0x20301008 2ba32cb9
bytes 0x20301098 bf317267
bytes 0x20301218 7634ed36
bytes 0x2030148c d772e162
bytes 0x2040008c 241b4897
bytes 0x20400c40 8b4de457
bytes 0x20400c64 22230641
bytes 0x20400c8c 4cd7379a
bytes 0x20400d48 814115a9
bytes 0x20401008 4197d698
bytes 0x20401098 21088fe6
bytes 0x20401218 8cad61d3
bytes 0x2040148c 3faa8cb8
bytes 0x20500000 84821466
bytes 0x2050008c efc1e399
bytes 0x20500c40 3142719f
bytes 0x20500c64 299d632d
bytes 0x20500c8c 9fc20ec2
bytes 0x20500d48 83481f03
bytes 0x20501008 8aabe8f2
bytes 0x20501098 738d934d
bytes 0x20501218 240a2ea1
bytes 0x2050148c 61d7dc4c
bytes 0x20501718 fd7a1564
bytes 0x2060008c 06aa3c0f
bytes 0x20600c40 5dc4102b
bytes 0x20600c64 661d33e1
bytes 0x20600c8c 690cefdc
bytes 0x20600d48 4ac43318
bytes 0x20601008 e9dd7b4d
bytes 0x20601098 ef329bf1
bytes 0x20601218 18a0adc0
bytes 0x2060148c 0e91e3b1
bytes 0x2070008c 830a8fcb
bytes 0x20700c40 0753f6e9
bytes 0x20700c64 8324f5d4
bytes 0x20700c8c a0f7d918
bytes 0x20700d48 bb1c6b62
bytes 0x20701008 8477ca22
bytes 0x20701098 2d020b13
bytes 0x20701218 fff62163
bytes 0x2070148c 2e28e43e
texture 0 { raw 58d4920f 20000000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x0 0x0
warp 0 {
    asm "SULD.D.3D.IGN R8, [R4], 0x0"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xcfa11028
    expect lane 1 R8 = 0x427e13b1
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x4958bcb0
    expect lane 8 R8 = 0x1bf82ba5
    expect lane 9 R8 = 0x3b631d4b
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x3831dd35
    expect lane 16 R8 = 0xe6f90168
    expect lane 17 R8 = 0xebbb5c39
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x30cd141e
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 20100000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x1 0x1
warp 1 {
    asm "SULD.D.3D R8, [R4], 0x1"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x917218fd
    expect lane 1 R8 = 0x35657918
    expect lane 2 R8 = 0x35657918
    expect lane 3 R8 = 0x917218fd
    expect lane 4 R8 = 0x917218fd
    expect lane 5 R8 = 0x35657918
    expect lane 6 R8 = 0x35657918
    expect lane 7 R8 = 0xb5c30d66
    expect lane 8 R8 = 0x825d5fc9
    expect lane 9 R8 = 0x6ccc523b
    expect lane 10 R8 = 0x6ccc523b
    expect lane 11 R8 = 0x825d5fc9
    expect lane 12 R8 = 0x825d5fc9
    expect lane 13 R8 = 0x6ccc523b
    expect lane 14 R8 = 0x6ccc523b
    expect lane 15 R8 = 0xceae5657
    expect lane 16 R8 = 0x2d57ded0
    expect lane 17 R8 = 0xcda69542
    expect lane 18 R8 = 0xcda69542
    expect lane 19 R8 = 0x2d57ded0
    expect lane 20 R8 = 0x2d57ded0
    expect lane 21 R8 = 0xcda69542
    expect lane 22 R8 = 0xcda69542
    expect lane 23 R8 = 0xee4d6ae6
    expect lane 24 R8 = 0x79c79bfb
    expect lane 25 R8 = 0xbc4b6351
}
texture 2 { raw 58d4920f 20200000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x2 0x2
warp 2 {
    asm "SULD.D.3D.TRAP R8, [R4], 0x2"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x2df7afba
    expect lane 1 R8 = 0xde0e5645
    expect lane 2 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x8b90c418
    expect lane 8 R8 = 0x27db3e5f
    expect lane 9 R8 = 0x6c229335
    expect lane 10 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x932b148
    expect lane 16 R8 = 0xf7528907
    expect lane 17 R8 = 0x1aee6ec9
    expect lane 18 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x9cf598b2
    expect lane 24 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 3 { raw 58d4920f 20300000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x3 0x3
warp 3 {
    word 0xeb1e003a00470408
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x659fe71f
    expect lane 1 R8 = 0xe90f01c8
    expect lane 2 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xe28e50a8
    expect lane 8 R8 = 0xb92ca32b
    expect lane 9 R8 = 0x36ed3476
    expect lane 10 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x677231bf
    expect lane 16 R8 = 0x59ce8aea
    expect lane 17 R8 = 0x62e172d7
    expect lane 18 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x20d46c5
    expect lane 24 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 4 { raw 7c14920f 20400000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x4 0x4
warp 4 {
    asm "SULD.P.3D.IGN R8, [R4], 0x4"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x57e44d8b  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0xa9154181  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0x41062322  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x98d69741  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0xd361ad8c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xe68f0821  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x97481b24  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0xb88caa3f  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x9a37d74c  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 5 { raw 7c14920f 20500000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x5 0x5
warp 5 {
    asm "SULD.P.3D R8, [R4], 0x5"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x9f714231  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x31f4883  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x31f4883  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 3 R8 = 0x9f714231  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 4 R8 = 0x9f714231  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 5 R8 = 0x31f4883  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 6 R8 = 0x31f4883  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 7 R8 = 0x2d639d29  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0xf2e8ab8a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0xa12e0a24  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0xa12e0a24  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 11 R8 = 0xf2e8ab8a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 12 R8 = 0xf2e8ab8a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 13 R8 = 0xa12e0a24  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 14 R8 = 0xa12e0a24  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 15 R8 = 0x4d938d73  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0x99e3c1ef  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0x4cdcd761  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x4cdcd761  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 19 R8 = 0x99e3c1ef  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 20 R8 = 0x99e3c1ef  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 21 R8 = 0x4cdcd761  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 22 R8 = 0x4cdcd761  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 23 R8 = 0xc20ec29f  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 24 R8 = 0x66148284  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 25 R8 = 0x64157afd  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
}
texture 6 { raw 7c14920f 20600000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x6 0x6
warp 6 {
    asm "SULD.P.3D.TRAP R8, [R4], 0x6"
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0x2b10c45d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x1833c44a  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xe1331d66  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x4d7bdde9  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0xc0ada018  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0xf19b32ef  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0xf3caa06  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0xb1e3910e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0xdcef0c69  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 7 { raw 7c14920f 20700000 00600000 00000048 e100000a 80050009 00000000 00000000 }   # THREE_D 11 x 10 x 6, R32 UINT, blocks of 1 x 2 x 2
handle 0x7 0x7
warp 7 {
    word 0xeb0e007a00f70408
    active 0x3ffffff
    x = { 0 10 11 -1 0x80000000 0x7fffffff 0x7ffffffe 5 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 -1 0x7fffffff ... }
    y = { 2 2 2 2 2 2 2 2 0 9 10 -1 0x80000000 0x7fffffff 0x7ffffffe 5 4 4 4 4 4 4 4 4 -1 0x7fffffff ... }
    z = { 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4 0 5 6 -1 0x80000000 0x7fffffff 0x7ffffffe 3 -1 0x7fffffff ... }
    expect lane 0 R8 = 0xe9f65307  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 1 R8 = 0x626b1cbb  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R8 = 0xd4f52483  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 8 R8 = 0x22ca7784  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 9 R8 = 0x6321f6ff  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 15 R8 = 0x130b022d  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 16 R8 = 0xcb8f0a83  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 17 R8 = 0x3ee4282e  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 R8 = 0x18d9f7a0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x1  R11 = 0x3f800000  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
