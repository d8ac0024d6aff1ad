# Byte addresses in block-linear memory of every block height and width, at levels above 0, and in pitch memory.
# The first eight have the offsets of published worked examples.
texlock 1
rules PD-90 PD-91 PD-92 R-TLD4-42
rules without PD-21
texture 0 { type TWO_D layout blocklinear format R32 UINT size 64 64 address 0x7ff000000200 block 1 8 levels 1 view 0 0 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D layout blocklinear format R32 UINT size 64 64 address 0x7ff000000200 block 1 8 levels 1 view 0 0 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D layout blocklinear format R8 UINT size 200 100 address 0x7ff000000200 block 1 8 levels 1 view 0 0 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D layout blocklinear format R16 UINT size 100 50 address 0x7ff000000200 block 1 4 levels 1 view 0 0 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 33 17 address 0x7ff000000200 block 1 2 levels 1 view 0 0 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 20 20 address 0x7ff000000200 block 1 2 levels 1 view 0 0 }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D layout blocklinear format R32 UINT size 256 256 address 0x7ff000000200 block 1 16 levels 9 view 3 8 }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D layout blocklinear format R32 UINT size 16 16 address 0x7ff000000200 block 1 16 levels 5 view 0 4 }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D layout blocklinear format R32 UINT size 20 16 address 0x7ff000000200 block 1 16 levels 1 view 0 0 }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 257 8 address 0x7ff000000200 block 1 1 levels 5 view 1 4 }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D layout blocklinear format R32 UINT size 257 9 address 0x7ff000000200 block 2 1 levels 2 view 1 1 }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D layout blocklinear format R16 UINT size 1024 9 address 0x7ff000000200 block 4 1 levels 7 view 1 6 }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D layout blocklinear format R8 UINT size 1 7 address 0x7ff000000200 block 8 1 levels 2 view 1 1 }
handle 12 texture 12 sampler 0
texture 13 { type TWO_D layout blocklinear format R16 UINT size 1024 7 address 0x7ff000000200 block 16 1 levels 7 view 0 6 }
handle 13 texture 13 sampler 0
texture 14 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 64 8 address 0x7ff000000200 block 32 1 levels 1 view 0 0 }
handle 14 texture 14 sampler 0
texture 15 { type TWO_D layout blocklinear format R8 UINT size 100 16384 address 0x7ff000000200 block 1 2 levels 8 view 2 7 }
handle 15 texture 15 sampler 0
texture 16 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 1024 16384 address 0x7ff000000200 block 2 2 levels 2 view 0 1 }
handle 16 texture 16 sampler 0
texture 17 { type TWO_D layout blocklinear format R16 UINT size 64 1 address 0x7ff000000200 block 4 2 levels 2 view 0 1 }
handle 17 texture 17 sampler 0
texture 18 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 100 100 address 0x7ff000000200 block 8 2 levels 4 view 3 3 }
handle 18 texture 18 sampler 0
texture 19 { type TWO_D layout blocklinear format R16 UINT size 1024 16384 address 0x7ff000000200 block 16 2 levels 2 view 0 1 }
handle 19 texture 19 sampler 0
texture 20 { type TWO_D layout blocklinear format R8 UINT size 64 100 address 0x7ff000000200 block 32 2 levels 3 view 2 2 }
handle 20 texture 20 sampler 0
texture 21 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 1 1 address 0x7ff000000200 block 1 4 levels 7 view 1 6 }
handle 21 texture 21 sampler 0
texture 22 { type TWO_D layout blocklinear format R32 UINT size 16384 300 address 0x7ff000000200 block 2 4 levels 2 view 1 1 }
handle 22 texture 22 sampler 0
texture 23 { type TWO_D layout blocklinear format R32 UINT size 100 7 address 0x7ff000000200 block 4 4 levels 7 view 1 6 }
handle 23 texture 23 sampler 0
texture 24 { type TWO_D layout blocklinear format R8 UINT size 100 16384 address 0x7ff000000200 block 8 4 levels 6 view 0 5 }
handle 24 texture 24 sampler 0
texture 25 { type TWO_D layout blocklinear format R16 UINT size 63 9 address 0x7ff000000200 block 16 4 levels 5 view 2 4 }
handle 25 texture 25 sampler 0
texture 26 { type TWO_D layout blocklinear format R32 UINT size 1024 8 address 0x7ff000000200 block 32 4 levels 2 view 0 1 }
handle 26 texture 26 sampler 0
texture 27 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 16384 9 address 0x7ff000000200 block 1 8 levels 8 view 5 7 }
handle 27 texture 27 sampler 0
texture 28 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 1024 7 address 0x7ff000000200 block 2 8 levels 2 view 1 1 }
handle 28 texture 28 sampler 0
texture 29 { type TWO_D layout blocklinear format R32 UINT size 63 300 address 0x7ff000000200 block 4 8 levels 5 view 1 4 }
handle 29 texture 29 sampler 0
texture 30 { type TWO_D layout blocklinear format R8 UINT size 1 16384 address 0x7ff000000200 block 8 8 levels 3 view 1 2 }
handle 30 texture 30 sampler 0
texture 31 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 63 1 address 0x7ff000000200 block 16 8 levels 1 view 0 0 }
handle 31 texture 31 sampler 0
texture 32 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 64 100 address 0x7ff000000200 block 32 8 levels 1 view 0 0 }
handle 32 texture 32 sampler 0
texture 33 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 257 8 address 0x7ff000000200 block 1 16 levels 3 view 0 2 }
handle 33 texture 33 sampler 0
texture 34 { type TWO_D layout blocklinear format R8 UINT size 100 9 address 0x7ff000000200 block 2 16 levels 3 view 2 2 }
handle 34 texture 34 sampler 0
texture 35 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 16384 7 address 0x7ff000000200 block 4 16 levels 5 view 4 4 }
handle 35 texture 35 sampler 0
texture 36 { type TWO_D layout blocklinear format R8 UINT size 1 8 address 0x7ff000000200 block 8 16 levels 3 view 0 2 }
handle 36 texture 36 sampler 0
texture 37 { type TWO_D layout blocklinear format R16 UINT size 16384 1 address 0x7ff000000200 block 16 16 levels 4 view 1 3 }
handle 37 texture 37 sampler 0
texture 38 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 257 100 address 0x7ff000000200 block 32 16 levels 7 view 0 6 }
handle 38 texture 38 sampler 0
texture 39 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 257 8 address 0x7ff000000200 block 1 32 levels 2 view 0 1 }
handle 39 texture 39 sampler 0
texture 40 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 257 100 address 0x7ff000000200 block 2 32 levels 2 view 1 1 }
handle 40 texture 40 sampler 0
texture 41 { type TWO_D layout blocklinear format R16 UINT size 1024 7 address 0x7ff000000200 block 4 32 levels 2 view 0 1 }
handle 41 texture 41 sampler 0
texture 42 { type TWO_D layout blocklinear format R8 UINT size 100 300 address 0x7ff000000200 block 8 32 levels 1 view 0 0 }
handle 42 texture 42 sampler 0
texture 43 { type TWO_D layout blocklinear format R16_G16_B16_A16 UINT size 63 8 address 0x7ff000000200 block 16 32 levels 8 view 3 7 }
handle 43 texture 43 sampler 0
texture 44 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 1 300 address 0x7ff000000200 block 32 32 levels 7 view 3 6 }
handle 44 texture 44 sampler 0
texture 45 { type TWO_D layout pitch 512 format R32 UINT size 100 50 address 0x100020 }
handle 45 texture 45 sampler 0
texture 46 { type TWO_D layout pitch 32 format R8 UINT size 1 1 address 0xffffffffffe0 }
handle 46 texture 46 sampler 0
texture 47 { type TWO_D layout pitch 131072 format R16_G16_B16_A16 UINT size 16384 16384 address 0xffff80000000 }
handle 47 texture 47 sampler 0
texture 48 { type TWO_D layout pitch 2097120 format R32_G32_B32_A32 UINT size 65536 65536 address 0x20 }
handle 48 texture 48 sampler 0
texture 49 { type TWO_D layout pitch 160 format R16 UINT size 77 3 address 0x123456789a60 }
handle 49 texture 49 sampler 0
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # level 0, texel (5,3), offset 116
    asm "TLD4.R R8, R0, 0, 2D"  active 0x10
    s = 0.08984375  t = 0.05859375
    expect lane 4 address 0x7ff0000002a4 0x7ff0000002a8 0x7ff000000278 0x7ff000000274;
}

warp 1 { # level 0, texel (63,63), offset 16380
    asm "TLD4.R R8, R0, 1, 2D"  active 0x10
    s = 0.99609375  t = 0.99609375
    expect lane 4 address 0x7ff0000041fc 0x7ff0000041fc 0x7ff0000041fc 0x7ff0000041fc;
}

warp 2 { # level 0, texel (130,77), offset 25234
    asm "TLD4.R R8, R0, 2, 2D"  active 0x10
    s = 0.65375  t = 0.7775
    expect lane 4 address 0x7ff0000064c2 0x7ff0000064c3 0x7ff000006493 0x7ff000006492;
}

warp 3 { # level 0, texel (99,49), offset 15382
    asm "TLD4.R R8, R0, 3, 2D"  active 0x10
    s = 0.9975  t = 0.995
    expect lane 4 address 0x7ff000003e16 0x7ff000003e16 0x7ff000003e16 0x7ff000003e16;
}

warp 4 { # level 0, texel (32,16), offset 9216
    asm "TLD4.R R8, R0, 4, 2D"  active 0x10
    s = 0.9924242424242424  t = 0.9852941176470589
    expect lane 4 address 0x7ff000002600 0x7ff000002600 0x7ff000002600 0x7ff000002600;
}

warp 5 { # level 0, texel (19,19), offset 9584
    asm "TLD4.R R8, R0, 5, 2D"  active 0x10
    s = 0.9875  t = 0.9875
    expect lane 4 address 0x7ff000002770 0x7ff000002770 0x7ff000002770 0x7ff000002770;
}

warp 6 { # level 3, texel (17,9), offset 346644
    asm "TLD4.R R8, R0, 6, 2D"  active 0x10
    s = 0.5546875  t = 0.3046875
    expect lane 4 address 0x7ff000054c44 0x7ff000054c48 0x7ff000054c18 0x7ff000054c14;
}

warp 7 { # level 0, texel (3,12), offset 652
    asm "TLD4.R R8, R0, 7, 2D"  active 0x10
    s = 0.234375  t = 0.796875
    expect lane 4 address 0x7ff00000049c 0x7ff0000004b0 0x7ff0000004a0 0x7ff00000048c;
}

warp 8 { # level 0, texel (16,0), offset 1024
    asm "TLD4.R R8, R0, 8, 2D"  active 0x10
    s = 0.8375  t = 0.046875
    expect lane 4 address 0x7ff000000610 0x7ff000000614 0x7ff000000604 0x7ff000000600;
}

warp 9 { # level 1, texel (47,0), offset 19752
    asm "TLD4.R R8, R0, 9, 2D"  active 0x10
    s = 0.373046875  t = 0.1875
    expect lane 4 address 0x7ff000004f38 0x7ff000005010 0x7ff000005000 0x7ff000004f28;
}

warp 10 { # level 1, texel (10,3), offset 18776
    asm "TLD4.R R8, R0, 10, 2D"  active 0x10
    s = 0.083984375  t = 0.9375
    expect lane 4 address 0x7ff000004b58 0x7ff000004b5c 0x7ff000004b5c 0x7ff000004b58;
}

warp 11 { # level 1, texel (172,1), offset 35384
    asm "TLD4.R R8, R0, 11, 2D"  active 0x10
    s = 0.33740234375  t = 0.4375
    expect lane 4 address 0x7ff000008c68 0x7ff000008c6a 0x7ff000008c3a 0x7ff000008c38;
}

warp 12 { # level 1, texel (0,1), offset 528
    asm "TLD4.R R8, R0, 12, 2D"  active 0x10
    s = 0.75  t = 0.5833333333333334
    expect lane 4 address 0x7ff000000440 0x7ff000000440 0x7ff000000410 0x7ff000000410;
}

warp 13 { # level 0, texel (546,1), offset 8724
    asm "TLD4.R R8, R0, 13, 2D"  active 0x10
    s = 0.533935546875  t = 0.25
    expect lane 4 address 0x7ff000002444 0x7ff000002446 0x7ff000002416 0x7ff000002414;
}

warp 14 { # level 0, texel (0,6), offset 192
    asm "TLD4.R R8, R0, 14, 2D"  active 0x10
    s = 0.01171875  t = 0.84375
    expect lane 4 address 0x7ff0000002d0 0x7ff0000002d8 0x7ff0000002c8 0x7ff0000002c0;
}

warp 15 { # level 2, texel (0,1939), offset 2745424
    asm "TLD4.R R8, R0, 15, 2D"  active 0x10
    s = 0.03  t = 0.47357177734375
    expect lane 4 address 0x7ff00029e680 0x7ff00029e681 0x7ff00029e651 0x7ff00029e650;
}

warp 16 { # level 0, texel (248,6477), offset 52985488
    asm "TLD4.R R8, R0, 16, 2D"  active 0x10
    s = 0.242919921875  t = 0.3953704833984375
    expect lane 4 address 0x7ff0032880c0 0x7ff0032880c8 0x7ff003288098 0x7ff003288090;
}

warp 17 { # level 0, texel (2,0), offset 4
    asm "TLD4.R R8, R0, 17, 2D"  active 0x10
    s = 0.04296875  t = 0.75
    expect lane 4 address 0x7ff000000204 0x7ff000000206 0x7ff000000206 0x7ff000000204;
}

warp 18 { # level 3, texel (1,6), offset 311520
    asm "TLD4.R R8, R0, 18, 2D"  active 0x10
    s = 0.14583333333333334  t = 0.5625
    expect lane 4 address 0x7ff00004c2f0 0x7ff00004c3d0 0x7ff00004c3c0 0x7ff00004c2e0;
}

warp 19 { # level 0, texel (353,1350), offset 2758338
    asm "TLD4.R R8, R0, 19, 2D"  active 0x10
    s = 0.345458984375  t = 0.0824432373046875
    expect lane 4 address 0x7ff0002a18d2 0x7ff0002a18d4 0x7ff0002a18c4 0x7ff0002a18c2;
}

warp 20 { # level 2, texel (8,23), offset 12504
    asm "TLD4.R R8, R0, 20, 2D"  active 0x10
    s = 0.546875  t = 0.95
    expect lane 4 address 0x7ff000003408 0x7ff000003409 0x7ff0000032d9 0x7ff0000032d8;
}

warp 21 { # level 1, texel (0,0), offset 512
    asm "TLD4.R R8, R0, 21, 2D"  active 0x10
    s = 0.75  t = 0.75
    expect lane 4 address 0x7ff000000400 0x7ff000000400 0x7ff000000400 0x7ff000000400;
}

warp 22 { # level 1, texel (1801,149), offset 25397652
    asm "TLD4.R R8, R0, 22, 2D"  active 0x10
    s = 0.219940185546875  t = 0.9983333333333333
    expect lane 4 address 0x7ff001838b94 0x7ff001838b98 0x7ff001838b98 0x7ff001838b94;
}

warp 23 { # level 1, texel (36,2), offset 5216
    asm "TLD4.R R8, R0, 23, 2D"  active 0x10
    s = 0.735  t = 0.9166666666666666
    expect lane 4 address 0x7ff000001660 0x7ff000001664 0x7ff000001664 0x7ff000001660;
}

warp 24 { # level 0, texel (55,3660), offset 468391
    asm "TLD4.R R8, R0, 24, 2D"  active 0x10
    s = 0.5575  t = 0.2234344482421875
    expect lane 4 address 0x7ff0000727b7 0x7ff0000727b8 0x7ff0000727a8 0x7ff0000727a7;
}

warp 25 { # level 2, texel (13,0), offset 2602
    asm "TLD4.R R8, R0, 25, 2D"  active 0x10
    s = 0.9166666666666666  t = 0.375
    expect lane 4 address 0x7ff000000c3a 0x7ff000000c3c 0x7ff000000c2c 0x7ff000000c2a;
}

warp 26 { # level 0, texel (52,6), offset 1760
    asm "TLD4.R R8, R0, 26, 2D"  active 0x10
    s = 0.051513671875  t = 0.84375
    expect lane 4 address 0x7ff0000008f0 0x7ff0000008f4 0x7ff0000008e4 0x7ff0000008e0;
}

warp 27 { # level 5, texel (254,0), offset 6192896
    asm "TLD4.R R8, R0, 27, 2D"  active 0x10
    s = 0.49755859375  t = 0.75
    expect lane 4 address 0x7ff0005e8100 0x7ff0005e8120 0x7ff0005e8120 0x7ff0005e8100;
}

warp 28 { # level 1, texel (381,2), offset 89928
    asm "TLD4.R R8, R0, 28, 2D"  active 0x10
    s = 0.74560546875  t = 0.9166666666666666
    expect lane 4 address 0x7ff000016148 0x7ff000016160 0x7ff000016160 0x7ff000016148;
}

warp 29 { # level 1, texel (22,66), offset 90728
    asm "TLD4.R R8, R0, 29, 2D"  active 0x10
    s = 0.7338709677419355  t = 0.445
    expect lane 4 address 0x7ff000016478 0x7ff00001647c 0x7ff00001646c 0x7ff000016468;
}

warp 30 { # level 1, texel (0,1970), offset 1174592
    asm "TLD4.R R8, R0, 30, 2D"  active 0x10
    s = 0.75  t = 0.240570068359375
    expect lane 4 address 0x7ff00011ee50 0x7ff00011ee50 0x7ff00011ee40 0x7ff00011ee40;
}

warp 31 { # level 0, texel (28,0), offset 3584
    asm "TLD4.R R8, R0, 31, 2D"  active 0x10
    s = 0.45634920634920634  t = 0.75
    expect lane 4 address 0x7ff000001000 0x7ff000001020 0x7ff000001020 0x7ff000001000;
}

warp 32 { # level 0, texel (36,18), offset 10560
    asm "TLD4.R R8, R0, 32, 2D"  active 0x10
    s = 0.57421875  t = 0.1875
    expect lane 4 address 0x7ff000002b50 0x7ff000002b58 0x7ff000002b48 0x7ff000002b40;
}

warp 33 { # level 0, texel (151,1), offset 9528
    asm "TLD4.R R8, R0, 33, 2D"  active 0x10
    s = 0.5904669260700389  t = 0.21875
    expect lane 4 address 0x7ff000002768 0x7ff000002840 0x7ff000002810 0x7ff000002738;
}

warp 34 { # level 2, texel (17,1), offset 2609
    asm "TLD4.R R8, R0, 34, 2D"  active 0x10
    s = 0.71  t = 0.875
    expect lane 4 address 0x7ff000000c31 0x7ff000000c32 0x7ff000000c32 0x7ff000000c31;
}

warp 35 { # level 4, texel (1012,0), offset 4061696
    asm "TLD4.R R8, R0, 35, 2D"  active 0x10
    s = 0.989013671875  t = 0.75
    expect lane 4 address 0x7ff0003dfc00 0x7ff0003dfc20 0x7ff0003dfc20 0x7ff0003dfc00;
}

warp 36 { # level 0, texel (0,2), offset 64
    asm "TLD4.R R8, R0, 36, 2D"  active 0x10
    s = 0.75  t = 0.34375
    expect lane 4 address 0x7ff000000250 0x7ff000000250 0x7ff000000240 0x7ff000000240;
}

warp 37 { # level 1, texel (7760,0), offset 386304
    asm "TLD4.R R8, R0, 37, 2D"  active 0x10
    s = 0.947357177734375  t = 0.75
    expect lane 4 address 0x7ff00005e700 0x7ff00005e702 0x7ff00005e702 0x7ff00005e700;
}

warp 38 { # level 0, texel (88,70), offset 142528
    asm "TLD4.R R8, R0, 38, 2D"  active 0x10
    s = 0.3453307392996109  t = 0.7075
    expect lane 4 address 0x7ff000022ed0 0x7ff000022ef0 0x7ff000022ee0 0x7ff000022ec0;
}

warp 39 { # level 0, texel (223,4), offset 14248
    asm "TLD4.R R8, R0, 39, 2D"  active 0x10
    s = 0.8706225680933852  t = 0.59375
    expect lane 4 address 0x7ff0000039b8 0x7ff000003a90 0x7ff000003a80 0x7ff0000039a8;
}

warp 40 { # level 1, texel (16,46), offset 562368
    asm "TLD4.R R8, R0, 40, 2D"  active 0x10
    s = 0.130859375  t = 0.935
    expect lane 4 address 0x7ff0000896d0 0x7ff0000896f0 0x7ff0000896e0 0x7ff0000896c0;
}

warp 41 { # level 0, texel (1006,3), offset 15996
    asm "TLD4.R R8, R0, 41, 2D"  active 0x10
    s = 0.983154296875  t = 0.5357142857142857
    expect lane 4 address 0x7ff0000040ac 0x7ff0000040ae 0x7ff00000407e 0x7ff00000407c;
}

warp 42 { # level 0, texel (47,124), offset 15759
    asm "TLD4.R R8, R0, 42, 2D"  active 0x10
    s = 0.4775  t = 0.41583333333333333
    expect lane 4 address 0x7ff000003f9f 0x7ff000003fb0 0x7ff000003fa0 0x7ff000003f8f;
}

warp 43 { # level 3, texel (0,0), offset 7168
    asm "TLD4.R R8, R0, 43, 2D"  active 0x10
    s = 0.10714285714285714  t = 0.75
    expect lane 4 address 0x7ff000001e00 0x7ff000001e08 0x7ff000001e08 0x7ff000001e00;
}

warp 44 { # level 3, texel (0,5), offset 57488
    asm "TLD4.R R8, R0, 44, 2D"  active 0x10
    s = 0.75  t = 0.1554054054054054
    expect lane 4 address 0x7ff00000e2c0 0x7ff00000e2c0 0x7ff00000e290 0x7ff00000e290;
}

warp 45 { # pitch 512, texel (10,7)
    asm "TLD4.R R8, R0, 45, 2D"  active 0x10
    s = 0.1075  t = 0.155
    expect lane 4 address 0x101048 0x10104c 0x100e4c 0x100e48;
}

warp 46 { # pitch 32, texel (0,0)
    asm "TLD4.R R8, R0, 46, 2D"  active 0x10
    s = 0.75  t = 0.75
    expect lane 4 address 0xffffffffffe0 0xffffffffffe0 0xffffffffffe0 0xffffffffffe0;
}

warp 47 { # pitch 131072, texel (16382,16382)
    asm "TLD4.R R8, R0, 47, 2D"  active 0x10
    s = 0.9999237060546875  t = 0.9999237060546875
    expect lane 4 address 0xfffffffffff0 0xfffffffffff8 0xfffffffdfff8 0xfffffffdfff0;
}

warp 48 { # pitch 2097120, texel (65534,65534)
    asm "TLD4.R R8, R0, 48, 2D"  active 0x10
    s = 0.9999809265136719  t = 0.9999809265136719
    expect lane 4 address 0x1fffd00020 0x1fffd00030 0x1fffb00050 0x1fffb00040;
}

warp 49 { # pitch 160, texel (50,1)
    asm "TLD4.R R8, R0, 49, 2D"  active 0x10
    s = 0.6590909090909091  t = 0.5833333333333334
    expect lane 4 address 0x123456789c04 0x123456789c06 0x123456789b66 0x123456789b64;
}
