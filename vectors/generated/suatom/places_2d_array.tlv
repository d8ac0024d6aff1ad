# Atomics with .2D_ARRAY all over surfaces of every layout, level and size of block.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-118
sampler 0 { }
bytes 0x301000430 499e85a1 f91ac23f
bytes 0x30100043c b22fe491
bytes 0x301000514 8408fe0c 62428aff
bytes 0x301000528 9bd7690a
bytes 0x301000530 8e274d9f 2811efcf
bytes 0x301000618 9969d8b0
bytes 0x301000630 1e14013f
bytes 0x301000720 7e6632f0
bytes 0x301000728 3da58a69
bytes 0x301000818 a48580c8
bytes 0x30100092c e6d0157f 19b63df9
bytes 0x301000a00 1533ab56 9302673b
bytes 0x301000a0c 79a7de1c
bytes 0x301000a14 068f47ca
bytes 0x301000a2c 3d19bdb1
bytes 0x302005780 7ab88b3e
bytes 0x302005884 f8c15a4f
bytes 0x302005e8c d635553d
bytes 0x3020062bc 36d5739a
bytes 0x30200ab58 52af8388
bytes 0x30200ab7c 82e899f8
bytes 0x30200f8f8 e36ae7b1
bytes 0x3020147f8 256fc725
bytes 0x302019a10 bf7e2939
bytes 0x30201e840 110818e7
bytes 0x302023fe0 9782b69b
bytes 0x302024300 f0ab3844
bytes 0x3020291c4 f255b2f3
bytes 0x3020293d8 8e1c2009
bytes 0x30202e0d0 036697b1
bytes 0x302032aac 2718a974
bytes 0x302032ec0 f0d2ed70
bytes 0x30203786c d73542ff
bytes 0x302037eec 7e8a0a09
bytes 0x3020382a8 d7362bd2
bytes 0x3020383c0 da53d78b
bytes 0x30203c630 fe9c51db
bytes 0x30203c788 ca0ec084
bytes 0x30203d4a4 399b7547
bytes 0x30300022c 501e3425
bytes 0x303000e0c 210c0a4a
bytes 0x303001000 199cc4ae 1c9f440a
bytes 0x303001428 43d19949 a2e973fa
bytes 0x303001700 9d182795
bytes 0x303001c08 823d4902
bytes 0x303001f04 38016552
bytes 0x303002c24 66686ced
bytes 0x303002f00 04dc7e9a
bytes 0x303002f20 1a96783c
bytes 0x303003124 ada188d0
bytes 0x30300312c 46aef1a2
bytes 0x303003400 1b616f8c
bytes 0x303003424 7b0dff69
bytes 0x30300372c b1b9b3f7
bytes 0x303003a2c 2394b9db
bytes 0x303003b04 0815b621 502432d9
bytes 0x303004008 5a0ce1a2
bytes 0x304001000 1f116322 d1d1d22d
bytes 0x304001e00 1567c0d8 cc7e71db
bytes 0x304002c00 f23e960e 204d6b2e
bytes 0x304003a00 a9e4efac b0cdf57b
bytes 0x304004800 e5b701eb b1a2f790
bytes 0x305000480 4bf54a18
bytes 0x305005850 c218ec78
bytes 0x3050084d0 321cce9b
bytes 0x3050086d4 5ac0f627
bytes 0x30500c050 7a463448
bytes 0x305010004 abc8b97d
bytes 0x305010804 3c90f7da
bytes 0x305011614 28897a24
bytes 0x3050140d4 9dc73f88
bytes 0x305018640 d280f537
bytes 0x305018a94 af4a03b3
bytes 0x30501c004 0f260e29
bytes 0x305020004 dde5a486
bytes 0x305028290 509d7eaf
bytes 0x305028cc0 801b3002
bytes 0x305028e00 5f9db214
bytes 0x30502c050 6af6a75c
bytes 0x30502c250 64712b90
bytes 0x30502c494 7995a50c
bytes 0x30502c684 02558465
bytes 0x30502c840 dcaad9ab
bytes 0x305035480 28ce5dcb
bytes 0x3050380c4 c6fe1730
bytes 0x3050380d0 db9d16d1
bytes 0x30503c050 3b0f3d84
bytes 0x30503c614 16c2f187
bytes 0x305040290 c278347d
bytes 0x305040c00 9c2bee56
bytes 0x305040e80 e9715f7c fca48f56
bytes 0x3050410d4 56ef9273
bytes 0x305041490 adac3253
bytes 0x306002600 c8b1275a
bytes 0x306002724 87c5e979
bytes 0x306002808 31bc2435
bytes 0x306002900 e6be9f93
bytes 0x30600290c 7c8d41ef
bytes 0x306002a24 7202c487
bytes 0x306004200 8a2a0dbb
bytes 0x306004400 508db902
bytes 0x306004620 1260e546
bytes 0x306004804 14b5af2a
bytes 0x306006200 3cc8156f
bytes 0x306006224 2dfd04d4
bytes 0x306007d28 8d5d84b3
bytes 0x306007f2c 86e6e0dc
bytes 0x306009908 0f871d13
bytes 0x306009a00 248f302f
bytes 0x306009a24 3250fb80
bytes 0x30600b20c ee19e13c
bytes 0x30600b324 f700624c
bytes 0x30600b520 5a5af125
bytes 0x30600b720 c89ed8b9
bytes 0x30600b728 b02d15ca
bytes 0x307000e00 22bcaf49 4317fe96
bytes 0x307000e14 7c2f7af8
bytes 0x307001200 916c0b21 11206fb5
bytes 0x307001210 5a6db8b6 f03acb00
bytes 0x307001600 4d6d62d3
bytes 0x307001610 bc27990d 8770e228
texture 0 { raw 58d4920f 01000400 00600003 10000160 e080003b 80000001 00000000 00000010 }   # TWO_D 60 x 2 x 1, R32 UINT, blocks of 1 x 16 x 32, level 0 of 2
handle 0x0 0x0
warp 0 {
    asm "SURED.D.2D_ARRAY.INC.TRAP [R232], R204, 0x0"
    x = { 38 47 48 12 61 7 44 51 13 4 54 8 10 5 0x7ffffffe 48 10 20 49 9 7 0xc1156712 18 14 30 47 55 28 34 12 49
      0xacede7a0 }
    y = { 0 0 0x7fffffff 0x80000000 0x80000001 1 1 0 1 1 2 3 1 1 1 0 1 1 0 1 1 1 1 0 0 0 0 0 1 1 1 0 }
    array = { 0xffff0fe7 0xffff0000 65536 0 0xffff0000 0xffff0000 0 65536 0 65536 0 0 65536 65536 0xffff0000 65536 65536 0 0
      0 0xffff0000 0 0xffff0000 65536 65536 0xffff0000 0 65536 ... }
    data0 = { 7 0xcaf2885f 16 31 2 13 0xa1c85e3d 27 0x30e12b8d 0x604644d7 23 0x42edb405 11 20 0xe93d6dbd 0xd255e428 25
      0x2e475a0a 28 0xa014f566 10 0xdc75afc0 0xe5c9edda 29 20 15 24 0xbb0a36c9 2 0xb6f13841 29 20 }
    expect lane 0 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
}
texture 1 { raw 58d4920f 02001600 00600003 10000010 e400003b 8001003b 00000000 00000011 }   # CUBEMAP_ARRAY 60 x 60 x 2, R32 UINT, blocks of 1 x 4 x 1, level 1 of 2
handle 0x1 0x1
warp 1 {
    word 0xeb5e0018060788ff
    x = { 7 0x7e508295 0x80000000 0x7fffffff 24 10 7 29 24 0 0x7fffffff 16 6 23 25 14 19 15 31 8 21 1 19 0 22 23 16
      0x7ffffffe 4 28 26 10 }
    y = { 20 29 12 16 22 4 10 0 16 17 15 15 15 6 14 7 4 19 0xe51f6f9d 4 28 12 30 10 20 21 6 0x7ffffffe 1 6 23 19 }
    array = { 0xffff0009 0xffff000a 0 2 65546 0xffff000b 65546 0xffff000d 6 65540 0 65544 65538 0xffff000a 7 0xffff0003
      0xffff0000 0xffff0001 0xffff0008 0 0xffff000b 0 0x1ffff 0xffff0005 0xffff000a 0xffff0000 9 7 65547 65542
      0xffff0007 1 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 2 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 3 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 27 surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
texture 2 { raw 58d7ff8f 03000200 00600003 00000018 e2800063 80040000 00000000 00000000 }   # TWO_D_ARRAY 100 x 1 x 5, R32 FLOAT, blocks of 1 x 8 x 1
warp 2 {
    asm "SURED.D.BA.F32.2D_ARRAY.ADD.TRAP [R124], R192, R4"
    x = { 114 190 256 69 277 22 200 42 36 300 0xe9cc6dd6 42 38 180 0x7fffffff 185 99 29 226 200 0 381 401 6 158 399 187
      0x7ffffffe 0x80000001 154 395 31 }
    y = { 0 0 0 1 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7ffffffe 1 0 ... }
    array = { 65539 0xffff0003 3 0xffff0000 65539 3 65540 0xffff0004 2 2 2 65540 0xffff0004 3 1 0x1ffff 0xffff0003 4 1
      0xffff0004 0xffff0001 65539 3 0xffff0001 65537 0 0 0xffff0000 0xffff0004 1 65537 65536 }
    data0 = { 0x2c96adfb 0x4b800001 0x66c87a0b 0x33800001 0x8e2edcdd 0xfea6d02d 0x49855378 0x3475570b 0xbf800000 0x8f8998eb
      0xd5b231f6 0x33800001 0x73000000 0x42f6e979 0 1 0x80800000 0xbf800000 0x807fffff 0x1000001 0x800001
      0xff800000 0xff800000 0x755faee0 0x4b800000 0xd220b52b 0x4b800001 0x7d6da144 0x2f9562b6 0x41c54852
      0x81000000 0x50e2e522 }
    handle = 2
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 10 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
texture 3 { raw 58d36d84 04000c00 00600003 60000028 e2800006 80040001 00000000 00000022 }   # TWO_D_ARRAY 7 x 2 x 5, R32_G32 SINT, blocks of 1 x 32 x 1, level 2 of 7
handle 0x3 0x3
warp 3 {
    asm "SUATOM.D.S64.2D_ARRAY.EXCH.TRAP R128, [R204], R104, 0x3"
    x = { 0 0 0 0 0 0 0x7ffffffe 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x80000000 0 ... }
    y = { 0x7fffffff 0 0 -1 0 0x69a530dc -1 0 ... }
    array = { 0xffff0004 0xffff0004 2 2 65540 0xffff0001 3 65539 0xffff0001 65536 65538 2 65540 0xffff0001 0 65540 6
      0xffff0003 1 0xffff0003 65540 1 65539 2 0xffff0000 3 65536 0x1fffe 0 0xffff0000 1 65540 }
    data0 = { 0x440a09d7 29 17 11 21 12 0xaacdfc23 6 0xa7b68a46 0xcd1b4f1 1 0x882facc9 2 0x5eab6ba5 0xfa7c2e35 0x4484e941 2
      23 0xd18a0539 0x684e6bd0 27 0x1690bd21 0xd251c083 5 13 13 27 10 5 27 0xd968a559 3 }
    data1 = { 0xd8d6f867 0 0 0 0 0 0xd713d70 0 0x14070d81 0x47d0aa12 0 0xd0dc198e 0 0x9dc96c23 0xd8775682 0x787e889a 0 0
      0x2038c07e 0x77655d6f 0 0x699a328c 0x24247bb7 0 0 0 0 0 0 0 0x76ab25a 0 }
    expect lane 0 R128 = 0x0  R129 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 1 R128 = 0xeb01b7e5  R129 = 0x90f7a2b1
    expect lane 2 R128 = 0xe963ef2  R129 = 0x2e6b4d20
    expect lane 3 R128 = 0x0  R129 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 R128 = 0x1d  R129 = 0x0
    expect lane 5 R128 = 0x0  R129 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R128 = 0x0  R129 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 7 R128 = 0xacefe4a9  R129 = 0x7bf5cdb0
    expect lane 8 R128 = 0xd8c06715  R129 = 0xdb717ecc
    expect lane 9 R128 = 0x2263111f  R129 = 0x2dd2d1d1
    expect lane 10 R128 = 0x11  R129 = 0x0
    expect lane 11 R128 = 0x1  R129 = 0x0
    expect lane 12 R128 = 0x15  R129 = 0x0
    expect lane 13 R128 = 0xa7b68a46  R129 = 0x14070d81
    expect lane 14 R128 = 0xcd1b4f1  R129 = 0x47d0aa12
    expect lane 15 R128 = 0x2  R129 = 0x0
    expect lane 16 R128 = 0x0  R129 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R128 = 0x6  R129 = 0x0
    expect lane 18 R128 = 0x5eab6ba5  R129 = 0x9dc96c23
    expect lane 19 R128 = 0x17  R129 = 0x0
    expect lane 20 R128 = 0x4484e941  R129 = 0x787e889a
    expect lane 21 R128 = 0xd18a0539  R129 = 0x2038c07e
    expect lane 22 R128 = 0x684e6bd0  R129 = 0x77655d6f
    expect lane 23 R128 = 0x0  R129 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R128 = 0xfa7c2e35  R129 = 0xd8775682
    expect lane 25 R128 = 0xd251c083  R129 = 0x24247bb7
    expect lane 26 R128 = 0xd  R129 = 0x0
    expect lane 27 R128 = 0x0  R129 = 0x0  surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R128 = 0x1b  R129 = 0x0
    expect lane 29 R128 = 0x5  R129 = 0x0
    expect lane 30 R128 = 0x1690bd21  R129 = 0x699a328c
    expect lane 31 R128 = 0x1b  R129 = 0x0
}
texture 4 { raw 58d7ff8f 05000000 00600003 30000020 e2800001 80100063 00000000 00000020 }   # TWO_D_ARRAY 2 x 100 x 17, R32 FLOAT, blocks of 1 x 16 x 1, level 0 of 4
warp 4 {
    asm "SURED.D.F32.2D_ARRAY.ADD [R72], R0, R26"
    x = { 0 0 0 0 1 0x80000000 0xb032e34 1 1 1 1 1 0 0 0 0 1 1 0 0 0 1 0 1 0 0 1 0 1 0 1 0x8419c49b }
    y = { 48 34 3 3 31 60 25 21 6 32 0x80000000 60 84 85 56 20 7 0 54 3 26 28 13 0 13 23 89 0x7fffffff 45 11 71 7 }
    array = { 16 11 15 3 0xffff0002 -1 0xffff000f 11 0xffff000e 0xffff0004 0xffff0008 65552 13 65553 0xffff000a 65536 5
      0xffff0004 0xffff000a 11 65542 11 0xffff0010 7 65546 65538 0xffff0004 0xffff0001 65542 65547 -1 0xffff000e }
    data0 = { 0x81000000 0x6463f4a1 0xe542acc4 0x71ca03c8 0x5fbe984a 0x7fffff 0xb3000000 0x7fffff 0x7f800001 0x7f800000 0
      0xe2f095eb 0x64a77d5 0x800001 0x800000 0x6eaf117 1 0x1000001 0x841f2ece 0xf7d0ed88 0x73000000 0x7fc00001
      0x44d9e805 0x7f7fffff 0x9b19808b 0x3851f710 0x80969302 0x5e573977 0xcc10b56e 0x7f800001 0xcb800001
      0xc2c4a1ea }
    handle = 4
    expect all surface.action = "atom"  deliver.tag.status = "ok"
}
texture 5 { raw 58d36d8f 06001800 00600003 30000018 e1800063 80000000 00000000 00000031 }   # CUBEMAP 100 x 1 x 1, R32 SINT, blocks of 1 x 8 x 1, level 1 of 4
handle 0x5 0x5
warp 5 {
    asm "SUATOM.D.BA.S32.2D_ARRAY.EXCH.IGN R88, [R132], R140, 0x5"
    x = { 0 55 185 130 148 74 111 -1 129 199 12 74 144 192 115 150 201 54 106 201 62 121 64 201 179 151 188 163 3 98 104
      97 }
    y = { 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0x7fffffff 0 0 0 0 0 0 2 0 ... }
    array = { 1 0xffff0000 65541 2 0xffff0000 5 65536 2 0xffff0004 1 0xffff0005 65536 0xffff0001 -1 65541 0xffff0002 65538
      0xffff0005 0xffff0004 4 4 0xffff0003 0xffff0001 0 0xffff0005 0xffff0004 3 0x1ffff 0 65536 4 -1 }
    data0 = { 0x5cd1bd25 0x341bcf34 23 0x7ed5b39c 31 0x25abe3eb 0xadb25aa8 0xd7ddca05 4 25 0x98aa9c20 0x57a13d02 0x316927cd
      24 0x4af68313 30 23 0xe29a10b1 20 0x2066b57c 0x77c2d1c7 22 29 0xd8f72d 13 0x234c8695 0xbc452d03 26
      0x3c3b7d94 0x7d3f2805 0x79ba11f6 0x39c2b734 }
    expect lane 0 R88 = 0xbb0d2a8a
    expect lane 1 R88 = 0x79e9c587
    expect lane 2 R88 = 0xca152db0
    expect lane 3 R88 = 0x6f15c83c
    expect lane 4 R88 = 0x87c40272
    expect lane 5 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 6 R88 = 0xef418d7c
    expect lane 7 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 8 R88 = 0x2f308f24
    expect lane 9 R88 = 0x2aafb514
    expect lane 10 R88 = 0x3ce119ee
    expect lane 11 R88 = 0x3524bc31
    expect lane 12 R88 = 0x46e56012
    expect lane 13 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 14 R88 = 0x25f15a5a
    expect lane 15 R88 = 0xd404fd2d
    expect lane 16 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 17 R88 = 0x4c6200f7
    expect lane 18 R88 = 0x131d870f
    expect lane 19 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 20 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 21 R88 = 0xb3845d8d
    expect lane 22 R88 = 0x2b98d50
    expect lane 23 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 24 R88 = 0xb9d89ec8
    expect lane 25 R88 = 0x80fb5032
    expect lane 26 R88 = 0xdce0e686
    expect lane 27 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
    expect lane 28 R88 = 0x5a27b1c8
    expect lane 29 R88 = 0x939fbee6
    expect lane 30 R88 = 0x14
    expect lane 31 R88 = 0x0  surface.action = "bounds"  deliver.tag.status = "out-of-bounds"
}
texture 6 { raw 58d7ff8f 07000e00 00600003 10000001 e2800001 80020001 00000000 00000000 }   # TWO_D_ARRAY 2 x 2 x 3, R32 FLOAT, blocks of 2 x 1 x 1, level 0 of 2
handle 0x6 0x6
warp 6 {
    asm "SURED.D.F32.2D_ARRAY.ADD.TRAP [R132], R124, 0x6"
    x = { 1 0 0 0 1 1 1 1 0 1 0 0 1 0 1 0 0 0 1 1 0 1 0 1 0 1 0x80000000 0 0 0 1 0 }
    y = { 0 -1 0 0 1 1 0 0 0 1 1 0 0 0 1 1 1 0 1 1 0 0 1 1 0 0 1 0 0 1 ... }
    array = { 65537 0xffff0000 65537 -1 65537 0xffff0002 65537 0xffff0000 0xffff0000 65537 0xffff0001 0xffff0001 -1 65536 -2
      65537 65537 65536 2 0 0 0xffff0001 65538 0xffff0001 65536 1 1 0xffff0002 0xffff0000 1 0xffff0001 65538 }
    data0 = { 0x799134e9 0x80000001 0xff800000 0x433e38d3 0x1966fae0 0x7f800000 0x4431db1b 0xb9b38358 0x7fc00001 0xae6b3298
      0x42f6e979 0x48e055da 0x80000000 0x34000000 0xb3000000 0xed8c7c50 0xcb800001 0x81000000 0xb3000000
      0x7f800001 0xbf800000 0x3406ed04 0x4b800001 0x24aa9867 0x34000000 0x7f800001 0x940bca35 0x7fc00001
      0x7511a81c 0x80800000 0x78fc71fc 0xc9a76b54 }
    expect lane 0 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 1 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 2 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 3 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 4 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 5 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 6 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 7 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 8 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 9 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 10 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 11 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 12 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 13 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 14 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 15 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 16 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 17 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 18 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 19 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 20 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 21 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 22 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 23 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 24 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 25 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 26 surface.action = "trap"  deliver.tag.status = "out-of-bounds"
    expect lane 27 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 28 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 29 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 30 surface.action = "atom"  deliver.tag.status = "ok"
    expect lane 31 surface.action = "atom"  deliver.tag.status = "ok"
}
expect memory 0x301000430 = 00000000 00000000
expect memory 0x30100043c = 01000000
expect memory 0x301000514 = 8508fe0c 01000000
expect memory 0x301000528 = 00000000
expect memory 0x301000530 = 8f274d9f 00000000
expect memory 0x301000618 = 9a69d8b0
expect memory 0x301000630 = 00000000
expect memory 0x301000720 = 00000000
expect memory 0x301000728 = 00000000
expect memory 0x301000818 = 00000000
expect memory 0x30100092c = 00000000 00000000
expect memory 0x301000a00 = 1633ab56 00000000
expect memory 0x301000a0c = 00000000
expect memory 0x301000a14 = 00000000
expect memory 0x301000a2c = 00000000
expect memory 0x302005780 = 7ab88b3e
expect memory 0x302005884 = f8c15a4f
expect memory 0x302005e8c = d635553d
expect memory 0x3020062bc = 36d5739a
expect memory 0x30200ab58 = 52af8388
expect memory 0x30200ab7c = 82e899f8
expect memory 0x30200f8f8 = e36ae7b1
expect memory 0x3020147f8 = 256fc725
expect memory 0x302019a10 = bf7e2939
expect memory 0x30201e840 = 110818e7
expect memory 0x302023fe0 = 9782b69b
expect memory 0x302024300 = f0ab3844
expect memory 0x3020291c4 = f255b2f3
expect memory 0x3020293d8 = 8e1c2009
expect memory 0x30202e0d0 = 036697b1
expect memory 0x302032aac = 2718a974
expect memory 0x302032ec0 = f0d2ed70
expect memory 0x30203786c = d73542ff
expect memory 0x302037eec = 7e8a0a09
expect memory 0x3020382a8 = d7362bd2
expect memory 0x3020383c0 = da53d78b
expect memory 0x30203c630 = fe9c51db
expect memory 0x30203c788 = ca0ec084
expect memory 0x30203d4a4 = 399b7547
expect memory 0x30300022c = 22e5e250
expect memory 0x303000e0c = a1b420d2
expect memory 0x303001000 = 199cc4ae e0ae5f75
expect memory 0x303001428 = 08d29949 a2e973fa
expect memory 0x303001700 = 9d182795
expect memory 0x303001c08 = 823d2902
expect memory 0x303001f04 = 38016552
expect memory 0x303002c24 = 2dd0a6fe
expect memory 0x303002f00 = 04dc7e9a
expect memory 0x303002f20 = 1a96783c
expect memory 0x303003124 = ada188d0
expect memory 0x30300312c = 0100804b
expect memory 0x303003400 = 0b7ac866
expect memory 0x303003424 = 7b0dff69
expect memory 0x30300372c = 000080ff
expect memory 0x303003a2c = 2394b9db
expect memory 0x303003b04 = 00000073 502432d9
expect memory 0x303004008 = 78538549
expect memory 0x304001000 = 1b000000 00000000
expect memory 0x304001e00 = 59a568d9 5ab26a07
expect memory 0x304002c00 = c9ac2f88 8e19dcd0
expect memory 0x304003a00 = 0d000000 00000000
expect memory 0x304004800 = 03000000 00000000
expect memory 0x305000480 = 4bf54a18
expect memory 0x305005850 = c218ec78
expect memory 0x3050084d0 = 10f75138
expect memory 0x3050086d4 = 4a98be5f
expect memory 0x30500c050 = c803ca71
expect memory 0x305010004 = abc8b97d
expect memory 0x305010804 = 0000807f
expect memory 0x305011614 = 28897a24
expect memory 0x3050140d4 = 9dc73f88
expect memory 0x305018640 = 00000073
expect memory 0x305018a94 = 6eb510cc
expect memory 0x30501c004 = ffff7f7f
expect memory 0x305020004 = dde5a486
expect memory 0x305028290 = 509d7eaf
expect memory 0x305028cc0 = 162d1484
expect memory 0x305028e00 = 5f9db214
expect memory 0x30502c050 = 88edd0f7
expect memory 0x30502c250 = 0000c07f
expect memory 0x30502c494 = 7995a50c
expect memory 0x30502c684 = 0000c07f
expect memory 0x30502c840 = a1f46364
expect memory 0x305035480 = 28ce5dcb
expect memory 0x3050380c4 = 0000c07f
expect memory 0x3050380d0 = db9d16d1
expect memory 0x30503c050 = c4ac42e5
expect memory 0x30503c614 = 000000b3
expect memory 0x305040290 = c278347d
expect memory 0x305040c00 = 9c2bee56
expect memory 0x305040e80 = e9715f7c ea95f0e2
expect memory 0x3050410d4 = 56ef9273
expect memory 0x305041490 = adac3253
expect memory 0x306002600 = 947d3b3c
expect memory 0x306002724 = 34cf1b34
expect memory 0x306002808 = 023da157
expect memory 0x306002900 = 05283f7d
expect memory 0x30600290c = a85ab2ad
expect memory 0x306002a24 = 1f000000
expect memory 0x306004200 = 25bdd15c
expect memory 0x306004400 = 1d000000
expect memory 0x306004620 = cd276931
expect memory 0x306004804 = 19000000
expect memory 0x306006200 = 9cb3d57e
expect memory 0x306006224 = 1e000000
expect memory 0x306007d28 = 16000000
expect memory 0x306007f2c = 032d45bc
expect memory 0x306009908 = f611ba79
expect memory 0x306009a00 = 04000000
expect memory 0x306009a24 = 95864c23
expect memory 0x30600b20c = 209caa98
expect memory 0x30600b324 = b1109ae2
expect memory 0x30600b520 = 1383f64a
expect memory 0x30600b720 = 0d000000
expect memory 0x30600b728 = 17000000
expect memory 0x307000e00 = 0000c07f 5883b3b9
expect memory 0x307000e14 = 0000c07f
expect memory 0x307001200 = 000080ff 0000c07f
expect memory 0x307001210 = 507c8ced fc71fc78
expect memory 0x307001600 = 0000c07f
expect memory 0x307001610 = 98126b4b 0000807f
