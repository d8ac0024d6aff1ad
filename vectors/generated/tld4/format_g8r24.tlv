# Format G8R24 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 64 format G8R24 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 ffff7f96
bytes 0x30000020 b76f9575 ffff7fe4 8f4afd32 b160477f 3f620995 10be59a6 7738b8e1 9a6c3af2
bytes 0x30000040 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 06e99aed
bytes 0x30000060 cc450d26 51889b34 42bbb363 dcdd9959 ffff7f29 73b6bbef 16670314 00008080
texture 1 { type TWO_D layout pitch 64 format G8R24 UINT size 16 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 7e15e7c3
bytes 0x30001020 ffffff7e 025e2749 8d149fd1 00008080 8310f1c9 dfc51f24 58bcfa8e a90a4410
bytes 0x30001040 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 ffff7f78
bytes 0x30001060 43b96636 7529a2ab 2e91507f 0100007f be1714b8 f6a9d2ff feffff69 2433b2e4
texture 2 { type TWO_D layout pitch 64 format G8R24 UINT size 16 2 address 0x30002000 G_DATA_TYPE 2 }
handle 2 texture 2 sampler 0
bytes 0x30002000 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 62118c1d
bytes 0x30002020 ed71d740 84a5a2e8 000080cb 5f6fb510 eb111f59 94b5ca00 01008084 ff6792b0
bytes 0x30002040 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 ec4fc0b1
bytes 0x30002060 fbf2e1ff 010000ff 265d7608 feffff45 d1a8ec00 a1d30a78 ffffffb1 6977c1fe
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x33800001  R10 = 0x33800001  R11 = 0x00000000;
    expect lane 1 R8 = 0x33800001  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x33800001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7fffff  R10 = 0x3f7fffff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7fffff  R9 = 0x3f000001  R10 = 0x3f000001  R11 = 0x3f7fffff;
    expect lane 4 R8 = 0x3f000001  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f000001;
    expect lane 5 R8 = 0x3effffff  R9 = 0x3f000002  R10 = 0x3f000002  R11 = 0x3effffff;
    expect lane 6 R8 = 0x3f000002  R9 = 0x3f1ae907  R10 = 0x3effffff  R11 = 0x3f000002;
    expect lane 7 R8 = 0x3f1ae907  R9 = 0x3d545cc1  R10 = 0x3f156fb8  R11 = 0x3effffff;
    expect lane 8 R8 = 0x3d545cc1  R9 = 0x3f1b8852  R10 = 0x3effffff  R11 = 0x3f156fb8;
    expect lane 9 R8 = 0x3f1b8852  R9 = 0x3f33bb43  R10 = 0x3f7d4a90  R11 = 0x3effffff;
    expect lane 10 R8 = 0x3f33bb43  R9 = 0x3f19dddd  R10 = 0x3e8ec163  R11 = 0x3f7d4a90;
    expect lane 11 R8 = 0x3f19dddd  R9 = 0x3effffff  R10 = 0x3d1623f1  R11 = 0x3e8ec163;
    expect lane 12 R8 = 0x3effffff  R9 = 0x3f3bb674  R10 = 0x3eb37c21  R11 = 0x3d1623f1;
    expect lane 13 R8 = 0x3f3bb674  R9 = 0x3c59c581  R10 = 0x3f383878  R11 = 0x3eb37c21;
    expect lane 14 R8 = 0x3c59c581  R9 = 0x3f000001  R10 = 0x3e69b269  R11 = 0x3f383878;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3f6dedee  R10 = 0x3f169697  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3f6dedee  R9 = 0x3e189899  R10 = 0x3eeaeaeb  R11 = 0x3f169697;
    expect lane 8 R8 = 0x3e189899  R9 = 0x3e50d0d1  R10 = 0x3f64e4e5  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3e50d0d1  R9 = 0x3ec6c6c7  R10 = 0x3e48c8c9  R11 = 0x3f64e4e5;
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3eb2b2b3  R10 = 0x3efefeff  R11 = 0x3e48c8c9;
    expect lane 11 R8 = 0x3eb2b2b3  R9 = 0x3e24a4a5  R10 = 0x3f159596  R11 = 0x3efefeff;
    expect lane 12 R8 = 0x3e24a4a5  R9 = 0x3f6feff0  R10 = 0x3f26a6a7  R11 = 0x3f159596;
    expect lane 13 R8 = 0x3f6feff0  R9 = 0x3da0a0a1  R10 = 0x3f61e1e2  R11 = 0x3f26a6a7;
    expect lane 14 R8 = 0x3da0a0a1  R9 = 0x3f008081  R10 = 0x3f72f2f3  R11 = 0x3f61e1e2;
}

warp 2 { # absent
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 { # absent
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 { # UINT
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x00ffffff  R10 = 0x00ffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0x00ffffff  R9 = 0x00fffffe  R10 = 0x00fffffe  R11 = 0x00ffffff;
    expect lane 3 R8 = 0x00fffffe  R9 = 0x00800000  R10 = 0x00800000  R11 = 0x00fffffe;
    expect lane 4 R8 = 0x00800000  R9 = 0x007fffff  R10 = 0x007fffff  R11 = 0x00800000;
    expect lane 5 R8 = 0x007fffff  R9 = 0x00800001  R10 = 0x00800001  R11 = 0x007fffff;
    expect lane 6 R8 = 0x00800001  R9 = 0x007fffff  R10 = 0x00e7157e  R11 = 0x00800001;
    expect lane 7 R8 = 0x007fffff  R9 = 0x0066b943  R10 = 0x00ffffff  R11 = 0x00e7157e;
    expect lane 8 R8 = 0x0066b943  R9 = 0x00a22975  R10 = 0x00275e02  R11 = 0x00ffffff;
    expect lane 9 R8 = 0x00a22975  R9 = 0x0050912e  R10 = 0x009f148d  R11 = 0x00275e02;
    expect lane 10 R8 = 0x0050912e  R9 = 0x00000001  R10 = 0x00800000  R11 = 0x009f148d;
    expect lane 11 R8 = 0x00000001  R9 = 0x001417be  R10 = 0x00f11083  R11 = 0x00800000;
    expect lane 12 R8 = 0x001417be  R9 = 0x00d2a9f6  R10 = 0x001fc5df  R11 = 0x00f11083;
    expect lane 13 R8 = 0x00d2a9f6  R9 = 0x00fffffe  R10 = 0x00fabc58  R11 = 0x001fc5df;
    expect lane 14 R8 = 0x00fffffe  R9 = 0x00b23324  R10 = 0x00440aa9  R11 = 0x00fabc58;
}

warp 5 { # UINT
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x000000ff  R10 = 0x000000ff  R11 = 0x00000001;
    expect lane 2 R8 = 0x000000ff  R9 = 0x000000fe  R10 = 0x000000fe  R11 = 0x000000ff;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000080  R10 = 0x00000080  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000080  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0x00000080;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x0000007f;
    expect lane 6 R8 = 0x00000081  R9 = 0x00000078  R10 = 0x000000c3  R11 = 0x00000081;
    expect lane 7 R8 = 0x00000078  R9 = 0x00000036  R10 = 0x0000007e  R11 = 0x000000c3;
    expect lane 8 R8 = 0x00000036  R9 = 0x000000ab  R10 = 0x00000049  R11 = 0x0000007e;
    expect lane 9 R8 = 0x000000ab  R9 = 0x0000007f  R10 = 0x000000d1  R11 = 0x00000049;
    expect lane 10 R8 = 0x0000007f  R9 = 0x0000007f  R10 = 0x00000080  R11 = 0x000000d1;
    expect lane 11 R8 = 0x0000007f  R9 = 0x000000b8  R10 = 0x000000c9  R11 = 0x00000080;
    expect lane 12 R8 = 0x000000b8  R9 = 0x000000ff  R10 = 0x00000024  R11 = 0x000000c9;
    expect lane 13 R8 = 0x000000ff  R9 = 0x00000069  R10 = 0x0000008e  R11 = 0x00000024;
    expect lane 14 R8 = 0x00000069  R9 = 0x000000e4  R10 = 0x00000010  R11 = 0x0000008e;
}

warp 6 { # absent
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 7 { # absent
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 8 { # UINT
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x00ffffff  R10 = 0x00ffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0x00ffffff  R9 = 0x00fffffe  R10 = 0x00fffffe  R11 = 0x00ffffff;
    expect lane 3 R8 = 0x00fffffe  R9 = 0x00800000  R10 = 0x00800000  R11 = 0x00fffffe;
    expect lane 4 R8 = 0x00800000  R9 = 0x007fffff  R10 = 0x007fffff  R11 = 0x00800000;
    expect lane 5 R8 = 0x007fffff  R9 = 0x00800001  R10 = 0x00800001  R11 = 0x007fffff;
    expect lane 6 R8 = 0x00800001  R9 = 0x00c04fec  R10 = 0x008c1162  R11 = 0x00800001;
    expect lane 7 R8 = 0x00c04fec  R9 = 0x00e1f2fb  R10 = 0x00d771ed  R11 = 0x008c1162;
    expect lane 8 R8 = 0x00e1f2fb  R9 = 0x00000001  R10 = 0x00a2a584  R11 = 0x00d771ed;
    expect lane 9 R8 = 0x00000001  R9 = 0x00765d26  R10 = 0x00800000  R11 = 0x00a2a584;
    expect lane 10 R8 = 0x00765d26  R9 = 0x00fffffe  R10 = 0x00b56f5f  R11 = 0x00800000;
    expect lane 11 R8 = 0x00fffffe  R9 = 0x00eca8d1  R10 = 0x001f11eb  R11 = 0x00b56f5f;
    expect lane 12 R8 = 0x00eca8d1  R9 = 0x000ad3a1  R10 = 0x00cab594  R11 = 0x001f11eb;
    expect lane 13 R8 = 0x000ad3a1  R9 = 0x00ffffff  R10 = 0x00800001  R11 = 0x00cab594;
    expect lane 14 R8 = 0x00ffffff  R9 = 0x00c17769  R10 = 0x009267ff  R11 = 0x00800001;
}

warp 9 { # UNORM
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3f31b1b2  R10 = 0x3de8e8e9  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3f31b1b2  R9 = 0x3f800000  R10 = 0x3e808081  R11 = 0x3de8e8e9;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f68e8e9  R11 = 0x3e808081;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3d008081  R10 = 0x3f4bcbcc  R11 = 0x3f68e8e9;
    expect lane 10 R8 = 0x3d008081  R9 = 0x3e8a8a8b  R10 = 0x3d808081  R11 = 0x3f4bcbcc;
    expect lane 11 R8 = 0x3e8a8a8b  R9 = 0x00000000  R10 = 0x3eb2b2b3  R11 = 0x3d808081;
    expect lane 12 R8 = 0x00000000  R9 = 0x3ef0f0f1  R10 = 0x00000000  R11 = 0x3eb2b2b3;
    expect lane 13 R8 = 0x3ef0f0f1  R9 = 0x3f31b1b2  R10 = 0x3f048485  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f31b1b2  R9 = 0x3f7efeff  R10 = 0x3f30b0b1  R11 = 0x3f048485;
}

warp 10 { # absent
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 11 { # absent
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
