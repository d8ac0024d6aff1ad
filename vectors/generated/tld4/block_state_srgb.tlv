# Compressed formats with sRGB: the border has 8 bits of its own for R, G, B and is decoded as texels are; alpha is
# neither, nor is anything if header or sampler alone ask for it.
# Written by tests/oracle/block_state.py.
texlock 1
rules PD-14c PD-82 PD-82a PD-91
rules without PD-81b PD-92
sampler 0 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 0.375 SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 SRGB_CONVERSION 0 }
sampler 1 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 0.375 SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 SRGB_CONVERSION 1 }
bytes 0x30000000 31b45320c5951615277797d392440cdf 518f0bdd65869e3a31b45320c5951615 00000000000000000000000000000000 00000000000000000000000000000000
texture 0 { format DXT1 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 1
texture 1 { format DXT1 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30000000 SRGB_CONVERSION 1 }
handle 1 texture 1 sampler 0
texture 2 { format DXT1 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30000000 SRGB_CONVERSION 0 }
handle 2 texture 2 sampler 1
bytes 0x30001000 2d61063cc5f4798c401b401b6bb45048 155665cd3ff4c38adb3ef485ecfab4b5 ef74e0b827a9579f7f3a7f3a061622a6 99f11c43d9b5f0ebcfb29a4389821250
texture 3 { format DXT23 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30001000 SRGB_CONVERSION 1 }
handle 3 texture 3 sampler 1
texture 4 { format DXT23 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30001000 SRGB_CONVERSION 1 }
handle 4 texture 4 sampler 0
texture 5 { format DXT23 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30001000 SRGB_CONVERSION 0 }
handle 5 texture 5 sampler 1
bytes 0x30002000 a0fba9f1a9b202e6d56ed56e340c5e7f 4bd95d43ddcc20833fbf9a7c4ce7e578 faef2a0c13b90413724fe1040944b0f4 8cb9a461d2a9942d9bbeb43571672c3a
texture 6 { format DXT45 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30002000 SRGB_CONVERSION 1 }
handle 6 texture 6 sampler 1
texture 7 { format DXT45 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30002000 SRGB_CONVERSION 1 }
handle 7 texture 7 sampler 0
texture 8 { format DXT45 UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30002000 SRGB_CONVERSION 0 }
handle 8 texture 8 sampler 1
bytes 0x30003000 a218240f33b6a7c5e4cf2c9ad6cf4e0f 0adc139d8c459a6e6233fcffffffffff 5a9267739c8838254e0f09115e5bce5c 804a90eba3dc01a1c24251f068de788d
texture 9 { format BC7U UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30003000 SRGB_CONVERSION 1 }
handle 9 texture 9 sampler 1
texture 10 { format BC7U UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30003000 SRGB_CONVERSION 1 }
handle 10 texture 10 sampler 0
texture 11 { format BC7U UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30003000 SRGB_CONVERSION 0 }
handle 11 texture 11 sampler 1
bytes 0x30004000 2c89f95a6ab491e6dcfa54463b72c366 fb36315be1e736c75c90772e8e39bcce 00000000000000000000000000000000 00000000000000000000000000000000
texture 12 { format ETC2_RGB UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30004000 SRGB_CONVERSION 1 }
handle 12 texture 12 sampler 1
texture 13 { format ETC2_RGB UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30004000 SRGB_CONVERSION 1 }
handle 13 texture 13 sampler 0
texture 14 { format ETC2_RGB UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30004000 SRGB_CONVERSION 0 }
handle 14 texture 14 sampler 1
bytes 0x30005000 064248d39b0aeb940773509bb532a6a8 815bd313c92ddb70d6fadd13646cc8f3 00000000000000000000000000000000 00000000000000000000000000000000
texture 15 { format ETC2_RGB_PTA UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30005000 SRGB_CONVERSION 1 }
handle 15 texture 15 sampler 1
texture 16 { format ETC2_RGB_PTA UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30005000 SRGB_CONVERSION 1 }
handle 16 texture 16 sampler 0
texture 17 { format ETC2_RGB_PTA UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30005000 SRGB_CONVERSION 0 }
handle 17 texture 17 sampler 1
bytes 0x30006000 138f6a85b0d23d0f42679c7b4382ea5b 05f7ee45909c65644506d1771327e706 0b87a4cd42563a473087f885f29455e7 c58d7a69ae19cbcd237afb1e8a1e7ced
texture 18 { format ETC2_RGBA UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30006000 SRGB_CONVERSION 1 }
handle 18 texture 18 sampler 1
texture 19 { format ETC2_RGBA UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30006000 SRGB_CONVERSION 1 }
handle 19 texture 19 sampler 0
texture 20 { format ETC2_RGBA UNORM type TWO_D layout blocklinear size 6 5 block 1 1 address 0x30006000 SRGB_CONVERSION 0 }
handle 20 texture 20 sampler 1

warp 0 { # dxt1 R: both
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 1 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 2 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 3 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 4 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 5 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 6 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 7 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 9 R8 = 0x3da44a4a  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x3da44a4a;
    expect lane 10 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x3c792d22;
    expect lane 11 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x3eec955b  R11 = 0x3c792d22;
    expect lane 12 R8 = 0x3c792d22  R9 = 0x3e6869be  R10 = 0x3daccd6f  R11 = 0x3eec955b;
    expect lane 13 R8 = 0x3e6869be  R9 = 0x3e2f8e42  R10 = 0x3ebe12de  R11 = 0x3daccd6f;
    expect lane 14 R8 = 0x3e2f8e42  R9 = 0x3f2c253c  R10 = 0x3e2f8e42  R11 = 0x3ebe12de;
    expect lane 15 R8 = 0x3f2c253c  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3e2f8e42;
    expect lane 16 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3c792d22  R10 = 0x3e6869be  R11 = 0x3da44a4a;
    expect lane 18 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x3e6869be;
    expect lane 19 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x3c792d22;
    expect lane 20 R8 = 0x3c792d22  R9 = 0x3eec955b  R10 = 0x3eec955b  R11 = 0x3c792d22;
    expect lane 21 R8 = 0x3eec955b  R9 = 0x00000000  R10 = 0x3e2f8e42  R11 = 0x3eec955b;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e2f8e42;
    expect lane 23 R8 = 0x00000000  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x00000000;
    expect lane 24 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 25 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f3aff7a  R11 = 0x3da44a4a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3eec955b  R11 = 0x3f3aff7a;
    expect lane 28 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f3aff7a  R11 = 0x3eec955b;
    expect lane 29 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3c792d22  R11 = 0x3f3aff7a;
    expect lane 30 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3c792d22  R11 = 0x3c792d22;
    expect lane 31 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3c792d22;
}

warp 1 { # dxt1 G: both
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 2 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 6 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 7 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 8 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3f7db8de;
    expect lane 10 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
    expect lane 11 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3e741e7e  R11 = 0x3b1f22b4;
    expect lane 12 R8 = 0x3b1f22b4  R9 = 0x3ddb2eee  R10 = 0x3d02a56a  R11 = 0x3e741e7e;
    expect lane 13 R8 = 0x3ddb2eee  R9 = 0x3f4c91ff  R10 = 0x3ed338c9  R11 = 0x3d02a56a;
    expect lane 14 R8 = 0x3f4c91ff  R9 = 0x3e29186a  R10 = 0x3f4c91ff  R11 = 0x3ed338c9;
    expect lane 15 R8 = 0x3e29186a  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f4c91ff;
    expect lane 16 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 17 R8 = 0x3f7db8de  R9 = 0x3b1f22b4  R10 = 0x3ddb2eee  R11 = 0x3f7db8de;
    expect lane 18 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3ddb2eee;
    expect lane 19 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
    expect lane 20 R8 = 0x3b1f22b4  R9 = 0x3e741e7e  R10 = 0x3e741e7e  R11 = 0x3b1f22b4;
    expect lane 21 R8 = 0x3e741e7e  R9 = 0x00000000  R10 = 0x3f4c91ff  R11 = 0x3e741e7e;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f4c91ff;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3eb8fd34  R11 = 0x3f7db8de;
    expect lane 26 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3eb8fd34  R11 = 0x3eb8fd34;
    expect lane 27 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f1090ef  R11 = 0x3eb8fd34;
    expect lane 28 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3eb8fd34  R11 = 0x3f1090ef;
    expect lane 29 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3b1f22b4  R11 = 0x3eb8fd34;
    expect lane 30 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3b1f22b4;
}

warp 2 { # dxt1 B: both
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 1 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 2 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 3 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 4 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 5 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 7 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 8 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x3eaa3716  R10 = 0x3eaa3716  R11 = 0x3b46eb61;
    expect lane 10 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3eaa3716  R11 = 0x3eaa3716;
    expect lane 11 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3e8645b8  R11 = 0x3eaa3716;
    expect lane 12 R8 = 0x3eaa3716  R9 = 0x3e90f8df  R10 = 0x3e9c274c  R11 = 0x3e8645b8;
    expect lane 13 R8 = 0x3e90f8df  R9 = 0x3d2796b2  R10 = 0x3e4ad2af  R11 = 0x3e9c274c;
    expect lane 14 R8 = 0x3d2796b2  R9 = 0x3f02460c  R10 = 0x3d2796b2  R11 = 0x3e4ad2af;
    expect lane 15 R8 = 0x3f02460c  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3d2796b2;
    expect lane 16 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 17 R8 = 0x3b46eb61  R9 = 0x3eaa3716  R10 = 0x3e90f8df  R11 = 0x3b46eb61;
    expect lane 18 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3eaa3716  R11 = 0x3e90f8df;
    expect lane 19 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3eaa3716  R11 = 0x3eaa3716;
    expect lane 20 R8 = 0x3eaa3716  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3eaa3716;
    expect lane 21 R8 = 0x3e8645b8  R9 = 0x00000000  R10 = 0x3d2796b2  R11 = 0x3e8645b8;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d2796b2;
    expect lane 23 R8 = 0x00000000  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x00000000;
    expect lane 24 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 25 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3dd1641d  R11 = 0x3b46eb61;
    expect lane 26 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3dd1641d  R11 = 0x3dd1641d;
    expect lane 27 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e2f8e42  R11 = 0x3dd1641d;
    expect lane 28 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3dd1641d  R11 = 0x3e2f8e42;
    expect lane 29 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3eaa3716  R11 = 0x3dd1641d;
    expect lane 30 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3eaa3716  R11 = 0x3eaa3716;
    expect lane 31 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3eaa3716;
}

warp 3 { # dxt1 A: both
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 1 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 2 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 3 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 4 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 5 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 6 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 7 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 8 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 9 R8 = 0x3ec00000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 17 R8 = 0x3ec00000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 25 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 26 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f800000;
}

warp 4 { # dxt1 R: header alone
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3f038384  R10 = 0x3ea4a4a5  R11 = 0x3f35b5b6;
    expect lane 13 R8 = 0x3f038384  R9 = 0x3ee6e6e7  R10 = 0x3f24a4a5  R11 = 0x3ea4a4a5;
    expect lane 14 R8 = 0x3ee6e6e7  R9 = 0x3f56d6d7  R10 = 0x3ee6e6e7  R11 = 0x3f24a4a5;
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3ee6e6e7;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e048485  R10 = 0x3f038384  R11 = 0x3e800000;
    expect lane 18 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3f038384;
    expect lane 19 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 20 R8 = 0x3e048485  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3f35b5b6  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3f35b5b6;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f35b5b6  R11 = 0x3f5ededf;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e048485  R11 = 0x3f5ededf;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e048485;
}

warp 5 { # dxt1 R: sampler alone
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3f038384  R10 = 0x3ea4a4a5  R11 = 0x3f35b5b6;
    expect lane 13 R8 = 0x3f038384  R9 = 0x3ee6e6e7  R10 = 0x3f24a4a5  R11 = 0x3ea4a4a5;
    expect lane 14 R8 = 0x3ee6e6e7  R9 = 0x3f56d6d7  R10 = 0x3ee6e6e7  R11 = 0x3f24a4a5;
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3ee6e6e7;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e048485  R10 = 0x3f038384  R11 = 0x3e800000;
    expect lane 18 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3f038384;
    expect lane 19 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 20 R8 = 0x3e048485  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3f35b5b6  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3f35b5b6;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f35b5b6  R11 = 0x3f5ededf;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e048485  R11 = 0x3f5ededf;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e048485;
}

warp 6 { # dxt23 R: both
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 1 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 2 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 3 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 4 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 5 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 6 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 7 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 9 R8 = 0x3da44a4a  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3da44a4a;
    expect lane 10 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 11 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 12 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 13 R8 = 0x3c15a705  R9 = 0x3d2796b2  R10 = 0x3d2796b2  R11 = 0x3c15a705;
    expect lane 14 R8 = 0x3d2796b2  R9 = 0x3d2796b2  R10 = 0x3d2796b2  R11 = 0x3d2796b2;
    expect lane 15 R8 = 0x3d2796b2  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3d2796b2;
    expect lane 16 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3da44a4a;
    expect lane 18 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 19 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 20 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 21 R8 = 0x3c15a705  R9 = 0x3d2796b2  R10 = 0x3d2796b2  R11 = 0x3c15a705;
    expect lane 22 R8 = 0x3d2796b2  R9 = 0x3d2796b2  R10 = 0x3d2796b2  R11 = 0x3d2796b2;
    expect lane 23 R8 = 0x3d2796b2  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3d2796b2;
    expect lane 24 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 25 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3d2796b2  R11 = 0x3da44a4a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e168e51  R11 = 0x3d2796b2;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3daccd6f  R11 = 0x3e168e51;
    expect lane 28 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e168e51  R11 = 0x3daccd6f;
    expect lane 29 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3d5f26b6  R11 = 0x3e168e51;
    expect lane 30 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e8a7eb0  R11 = 0x3d5f26b6;
    expect lane 31 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3e8a7eb0;
}

warp 7 { # dxt23 G: both
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 2 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 6 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 7 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 8 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3f7db8de;
    expect lane 10 R8 = 0x3e10a753  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3e10a753;
    expect lane 11 R8 = 0x3e10a753  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3e10a753;
    expect lane 12 R8 = 0x3e10a753  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3e10a753;
    expect lane 13 R8 = 0x3e10a753  R9 = 0x3d97fd49  R10 = 0x3d97fd49  R11 = 0x3e10a753;
    expect lane 14 R8 = 0x3d97fd49  R9 = 0x3d97fd49  R10 = 0x3d97fd49  R11 = 0x3d97fd49;
    expect lane 15 R8 = 0x3d97fd49  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3d97fd49;
    expect lane 16 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 17 R8 = 0x3f7db8de  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3f7db8de;
    expect lane 18 R8 = 0x3e10a753  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3e10a753;
    expect lane 19 R8 = 0x3e10a753  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3e10a753;
    expect lane 20 R8 = 0x3e10a753  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3e10a753;
    expect lane 21 R8 = 0x3e10a753  R9 = 0x3d97fd49  R10 = 0x3d97fd49  R11 = 0x3e10a753;
    expect lane 22 R8 = 0x3d97fd49  R9 = 0x3d97fd49  R10 = 0x3d97fd49  R11 = 0x3d97fd49;
    expect lane 23 R8 = 0x3d97fd49  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3d97fd49;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f35581d  R11 = 0x3f7db8de;
    expect lane 26 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f12353d  R11 = 0x3f35581d;
    expect lane 27 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f23398c  R11 = 0x3f12353d;
    expect lane 28 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f12353d  R11 = 0x3f23398c;
    expect lane 29 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3e29186a  R11 = 0x3f12353d;
    expect lane 30 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3df4d090  R11 = 0x3e29186a;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3df4d090;
}

warp 8 { # dxt23 B: both
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 1 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 2 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 3 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 4 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 5 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 7 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 8 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3b46eb61;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 17 R8 = 0x3b46eb61  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3b46eb61;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 25 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f3aff7a  R11 = 0x3b46eb61;
    expect lane 26 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3ef56974  R11 = 0x3f3aff7a;
    expect lane 27 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f18e237  R11 = 0x3ef56974;
    expect lane 28 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3ef56974  R11 = 0x3f18e237;
    expect lane 29 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f2c253c  R11 = 0x3ef56974;
    expect lane 30 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3ea31890  R11 = 0x3f2c253c;
    expect lane 31 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3ea31890;
}

warp 9 { # dxt23 A: both
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 1 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 2 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 3 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 4 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 5 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 6 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 7 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 8 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 9 R8 = 0x3ec00000  R9 = 0x3ecccccd  R10 = 0x3f5dddde  R11 = 0x3ec00000;
    expect lane 10 R8 = 0x3ecccccd  R9 = 0x00000000  R10 = 0x3e088889  R11 = 0x3f5dddde;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f4ccccd  R10 = 0x3d888889  R11 = 0x3e088889;
    expect lane 12 R8 = 0x3f4ccccd  R9 = 0x3e4ccccd  R10 = 0x3ecccccd  R11 = 0x3d888889;
    expect lane 13 R8 = 0x3e4ccccd  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ecccccd;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f6eeeef  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f6eeeef;
    expect lane 16 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 17 R8 = 0x3ec00000  R9 = 0x3f19999a  R10 = 0x3eaaaaab  R11 = 0x3ec00000;
    expect lane 18 R8 = 0x3f19999a  R9 = 0x3eeeeeef  R10 = 0x3f4ccccd  R11 = 0x3eaaaaab;
    expect lane 19 R8 = 0x3eeeeeef  R9 = 0x3f4ccccd  R10 = 0x3e888889  R11 = 0x3f4ccccd;
    expect lane 20 R8 = 0x3f4ccccd  R9 = 0x3f088889  R10 = 0x3f800000  R11 = 0x3e888889;
    expect lane 21 R8 = 0x3f088889  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3eeeeeef  R9 = 0x3eaaaaab  R10 = 0x3e088889  R11 = 0x3eeeeeef;
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3e088889;
    expect lane 24 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 25 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3eaaaaab  R11 = 0x3ec00000;
    expect lane 26 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3d888889  R11 = 0x3eaaaaab;
    expect lane 27 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ecccccd  R11 = 0x3d888889;
    expect lane 28 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3eaaaaab  R11 = 0x3ecccccd;
    expect lane 29 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f19999a  R11 = 0x3eaaaaab;
    expect lane 30 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 31 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f19999a;
}

warp 10 { # dxt23 G: header alone
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f000000  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 11 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 12 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 13 R8 = 0x3ed2d2d3  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3ed2d2d3;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3e9a9a9b;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3f000000;
    expect lane 18 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 19 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 20 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 21 R8 = 0x3ed2d2d3  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3ed2d2d3;
    expect lane 22 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 23 R8 = 0x3e9a9a9b  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3e9a9a9b;
    expect lane 24 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 25 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f5bdbdc  R11 = 0x3f000000;
    expect lane 26 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f47c7c8  R11 = 0x3f5bdbdc;
    expect lane 27 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f51d1d2  R11 = 0x3f47c7c8;
    expect lane 28 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f47c7c8  R11 = 0x3f51d1d2;
    expect lane 29 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3ee2e2e3  R11 = 0x3f47c7c8;
    expect lane 30 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3ec2c2c3  R11 = 0x3ee2e2e3;
    expect lane 31 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3ec2c2c3;
}

warp 11 { # dxt23 G: sampler alone
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f000000  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 11 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 12 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 13 R8 = 0x3ed2d2d3  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3ed2d2d3;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3e9a9a9b;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3f000000;
    expect lane 18 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 19 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 20 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 21 R8 = 0x3ed2d2d3  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3ed2d2d3;
    expect lane 22 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 23 R8 = 0x3e9a9a9b  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3e9a9a9b;
    expect lane 24 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 25 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f5bdbdc  R11 = 0x3f000000;
    expect lane 26 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f47c7c8  R11 = 0x3f5bdbdc;
    expect lane 27 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f51d1d2  R11 = 0x3f47c7c8;
    expect lane 28 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f47c7c8  R11 = 0x3f51d1d2;
    expect lane 29 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3ee2e2e3  R11 = 0x3f47c7c8;
    expect lane 30 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3ec2c2c3  R11 = 0x3ee2e2e3;
    expect lane 31 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3ec2c2c3;
}

warp 12 { # dxt45 R: both
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 1 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 2 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 3 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 4 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 5 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 6 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 7 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 9 R8 = 0x3da44a4a  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3da44a4a;
    expect lane 10 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 11 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 12 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 13 R8 = 0x3e168e51  R9 = 0x3d8c3e48  R10 = 0x00000000  R11 = 0x3e168e51;
    expect lane 14 R8 = 0x3d8c3e48  R9 = 0x00000000  R10 = 0x3cfb9ac3  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3cfb9ac3;
    expect lane 16 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3da44a4a;
    expect lane 18 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 19 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 20 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 21 R8 = 0x3e168e51  R9 = 0x3d8c3e48  R10 = 0x3d8c3e48  R11 = 0x3e168e51;
    expect lane 22 R8 = 0x3d8c3e48  R9 = 0x00000000  R10 = 0x3d8c3e48  R11 = 0x3d8c3e48;
    expect lane 23 R8 = 0x00000000  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3d8c3e48;
    expect lane 24 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 25 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f02460c  R11 = 0x3da44a4a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e90f8df  R11 = 0x3f02460c;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f02460c  R11 = 0x3e90f8df;
    expect lane 28 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e4ad2af  R11 = 0x3f02460c;
    expect lane 29 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3cfb9ac3  R11 = 0x3e4ad2af;
    expect lane 30 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f02460c  R11 = 0x3cfb9ac3;
    expect lane 31 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3f02460c;
}

warp 13 { # dxt45 G: both
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 2 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 6 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 7 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 8 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f7db8de;
    expect lane 10 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
    expect lane 11 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
    expect lane 12 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
    expect lane 13 R8 = 0x3f35581d  R9 = 0x3f5cf7df  R10 = 0x3eaf0f68  R11 = 0x3f35581d;
    expect lane 14 R8 = 0x3f5cf7df  R9 = 0x3eaf0f68  R10 = 0x3f288b41  R11 = 0x3eaf0f68;
    expect lane 15 R8 = 0x3eaf0f68  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f288b41;
    expect lane 16 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 17 R8 = 0x3f7db8de  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f7db8de;
    expect lane 18 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
    expect lane 19 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
    expect lane 20 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
    expect lane 21 R8 = 0x3f35581d  R9 = 0x3f5cf7df  R10 = 0x3f5cf7df  R11 = 0x3f35581d;
    expect lane 22 R8 = 0x3f5cf7df  R9 = 0x3eaf0f68  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 23 R8 = 0x3eaf0f68  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f5cf7df;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f4c91ff  R11 = 0x3f7db8de;
    expect lane 26 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3ed8b68a  R11 = 0x3f4c91ff;
    expect lane 27 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f4c91ff  R11 = 0x3ed8b68a;
    expect lane 28 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3e932b72  R11 = 0x3f4c91ff;
    expect lane 29 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3eef815c  R11 = 0x3e932b72;
    expect lane 30 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f26c285  R11 = 0x3eef815c;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f26c285;
}

warp 14 { # dxt45 B: both
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 1 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 2 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 3 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 4 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 5 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 7 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 8 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3b46eb61;
    expect lane 10 R8 = 0x3ed5f508  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 11 R8 = 0x3ed5f508  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 12 R8 = 0x3ed5f508  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 13 R8 = 0x3ed5f508  R9 = 0x3e979f6f  R10 = 0x3b1f22b4  R11 = 0x3ed5f508;
    expect lane 14 R8 = 0x3e979f6f  R9 = 0x3b1f22b4  R10 = 0x3e05427f  R11 = 0x3b1f22b4;
    expect lane 15 R8 = 0x3b1f22b4  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3e05427f;
    expect lane 16 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 17 R8 = 0x3b46eb61  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3b46eb61;
    expect lane 18 R8 = 0x3ed5f508  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 19 R8 = 0x3ed5f508  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 20 R8 = 0x3ed5f508  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 21 R8 = 0x3ed5f508  R9 = 0x3e979f6f  R10 = 0x3e979f6f  R11 = 0x3ed5f508;
    expect lane 22 R8 = 0x3e979f6f  R9 = 0x3b1f22b4  R10 = 0x3e979f6f  R11 = 0x3e979f6f;
    expect lane 23 R8 = 0x3b1f22b4  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3e979f6f;
    expect lane 24 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 25 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f800000  R11 = 0x3b46eb61;
    expect lane 26 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f44a58e  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f800000  R11 = 0x3f44a58e;
    expect lane 28 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f2c253c  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3ec0a56e  R11 = 0x3f2c253c;
    expect lane 30 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f3aff7a  R11 = 0x3ec0a56e;
    expect lane 31 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3f3aff7a;
}

warp 15 { # dxt45 A: both
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 1 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 2 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 3 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 4 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 5 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 6 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 7 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 8 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 9 R8 = 0x3ec00000  R9 = 0x3f800000  R10 = 0x3f7bfbfc  R11 = 0x3ec00000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f452b92  R10 = 0x3f69b683  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3f452b92  R9 = 0x3f32e619  R10 = 0x00000000  R11 = 0x3f69b683;
    expect lane 12 R8 = 0x3f32e619  R9 = 0x3f69b683  R10 = 0x3f20a0a1  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f69b683  R9 = 0x3f7afafb  R10 = 0x3f79671e  R11 = 0x3f20a0a1;
    expect lane 14 R8 = 0x3f7afafb  R9 = 0x3f7317aa  R10 = 0x3f74ab87  R11 = 0x3f79671e;
    expect lane 15 R8 = 0x3f7317aa  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f74ab87;
    expect lane 16 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 17 R8 = 0x3ec00000  R9 = 0x3f20a0a1  R10 = 0x3f32e619  R11 = 0x3ec00000;
    expect lane 18 R8 = 0x3f20a0a1  R9 = 0x3f57710b  R10 = 0x00000000  R11 = 0x3f32e619;
    expect lane 19 R8 = 0x3f57710b  R9 = 0x3f7bfbfc  R10 = 0x3f32e619  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f7bfbfc  R9 = 0x3f800000  R10 = 0x3f7bfbfc  R11 = 0x3f32e619;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x3f6feff0  R11 = 0x3f7bfbfc;
    expect lane 22 R8 = 0x3f7afafb  R9 = 0x3f7317aa  R10 = 0x3f7183cd  R11 = 0x3f6feff0;
    expect lane 23 R8 = 0x3f7317aa  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f7183cd;
    expect lane 24 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 25 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f3d56f1  R11 = 0x3ec00000;
    expect lane 26 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f04511e  R11 = 0x3f3d56f1;
    expect lane 27 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f3d56f1  R11 = 0x3f04511e;
    expect lane 28 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f59d9da  R11 = 0x3f3d56f1;
    expect lane 29 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f27a7a8  R11 = 0x3f59d9da;
    expect lane 30 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 31 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f27a7a8;
}

warp 16 { # dxt45 B: header alone
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 11 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 13 R8 = 0x3f2dadae  R9 = 0x3f149495  R10 = 0x3d008081  R11 = 0x3f2dadae;
    expect lane 14 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3ecacacb  R11 = 0x3d008081;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3ecacacb;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f400000;
    expect lane 18 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 19 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 20 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 21 R8 = 0x3f2dadae  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f149495;
    expect lane 24 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 25 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f400000;
    expect lane 26 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f63e3e4  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f63e3e4;
    expect lane 28 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f56d6d7  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f25a5a6  R11 = 0x3f56d6d7;
    expect lane 30 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f5ededf  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f5ededf;
}

warp 17 { # dxt45 B: sampler alone
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 11 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 13 R8 = 0x3f2dadae  R9 = 0x3f149495  R10 = 0x3d008081  R11 = 0x3f2dadae;
    expect lane 14 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3ecacacb  R11 = 0x3d008081;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3ecacacb;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f400000;
    expect lane 18 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 19 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 20 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 21 R8 = 0x3f2dadae  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f149495;
    expect lane 24 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 25 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f400000;
    expect lane 26 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f63e3e4  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f63e3e4;
    expect lane 28 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f56d6d7  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f25a5a6  R11 = 0x3f56d6d7;
    expect lane 30 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f5ededf  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f5ededf;
}

warp 18 { # bc7u R: both
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 1 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 2 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 3 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 4 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 5 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 6 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 7 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 9 R8 = 0x3da44a4a  R9 = 0x3ddb2eee  R10 = 0x3db12727  R11 = 0x3da44a4a;
    expect lane 10 R8 = 0x3ddb2eee  R9 = 0x3d88732e  R10 = 0x3e979f6f  R11 = 0x3db12727;
    expect lane 11 R8 = 0x3d88732e  R9 = 0x3d588468  R10 = 0x3f15862a  R11 = 0x3e979f6f;
    expect lane 12 R8 = 0x3d588468  R9 = 0x3ca63433  R10 = 0x3d588468  R11 = 0x3f15862a;
    expect lane 13 R8 = 0x3ca63433  R9 = 0x3d8c3e48  R10 = 0x3dc7dbe0  R11 = 0x3d588468;
    expect lane 14 R8 = 0x3d8c3e48  R9 = 0x3e2f8e42  R10 = 0x3d8c3e48  R11 = 0x3dc7dbe0;
    expect lane 15 R8 = 0x3e2f8e42  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3d8c3e48;
    expect lane 16 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3ddb2eee  R10 = 0x3b70f18f  R11 = 0x3da44a4a;
    expect lane 18 R8 = 0x3ddb2eee  R9 = 0x3ca63433  R10 = 0x3ed8b68a  R11 = 0x3b70f18f;
    expect lane 19 R8 = 0x3ca63433  R9 = 0x3e43ca60  R10 = 0x3db12727  R11 = 0x3ed8b68a;
    expect lane 20 R8 = 0x3e43ca60  R9 = 0x3def8e51  R10 = 0x3d51ffec  R11 = 0x3db12727;
    expect lane 21 R8 = 0x3def8e51  R9 = 0x3eaa3716  R10 = 0x3f1732cc  R11 = 0x3d51ffec;
    expect lane 22 R8 = 0x3eaa3716  R9 = 0x3f1732cc  R10 = 0x3de53cd4  R11 = 0x3f1732cc;
    expect lane 23 R8 = 0x3f1732cc  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3de53cd4;
    expect lane 24 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 25 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3dd1641d  R11 = 0x3da44a4a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3eaca0b6  R11 = 0x3dd1641d;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3eaca0b6  R11 = 0x3eaca0b6;
    expect lane 28 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3eaca0b6  R11 = 0x3eaca0b6;
    expect lane 29 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3b70f18f  R11 = 0x3eaca0b6;
    expect lane 30 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3d2796b2  R11 = 0x3b70f18f;
    expect lane 31 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3d2796b2;
}

warp 19 { # bc7u G: both
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 2 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 6 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 7 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 8 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x3f03d1a5  R10 = 0x3eb18332  R11 = 0x3f7db8de;
    expect lane 10 R8 = 0x3f03d1a5  R9 = 0x3e595305  R10 = 0x3f31a194  R11 = 0x3eb18332;
    expect lane 11 R8 = 0x3e595305  R9 = 0x3ef86593  R10 = 0x3f58ccaf  R11 = 0x3f31a194;
    expect lane 12 R8 = 0x3ef86593  R9 = 0x3edb7d52  R10 = 0x3ef86593  R11 = 0x3f58ccaf;
    expect lane 13 R8 = 0x3edb7d52  R9 = 0x3e2c4ed0  R10 = 0x3e43ca60  R11 = 0x3ef86593;
    expect lane 14 R8 = 0x3e2c4ed0  R9 = 0x3e78188b  R10 = 0x3e2c4ed0  R11 = 0x3e43ca60;
    expect lane 15 R8 = 0x3e78188b  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e2c4ed0;
    expect lane 16 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 17 R8 = 0x3f7db8de  R9 = 0x3f0bb499  R10 = 0x3ec0a56e  R11 = 0x3f7db8de;
    expect lane 18 R8 = 0x3f0bb499  R9 = 0x3edb7d52  R10 = 0x3f44a58e  R11 = 0x3ec0a56e;
    expect lane 19 R8 = 0x3edb7d52  R9 = 0x3f1fbbde  R10 = 0x3eb18332  R11 = 0x3f44a58e;
    expect lane 20 R8 = 0x3f1fbbde  R9 = 0x3f1c4970  R10 = 0x3def8e51  R11 = 0x3eb18332;
    expect lane 21 R8 = 0x3f1c4970  R9 = 0x3cdfd010  R10 = 0x3c89af9f  R11 = 0x3def8e51;
    expect lane 22 R8 = 0x3cdfd010  R9 = 0x3c89af9f  R10 = 0x3e520029  R11 = 0x3c89af9f;
    expect lane 23 R8 = 0x3c89af9f  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e520029;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3d588468  R11 = 0x3f7db8de;
    expect lane 26 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3ea31890  R11 = 0x3d588468;
    expect lane 27 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3ea31890  R11 = 0x3ea31890;
    expect lane 28 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3ea31890  R11 = 0x3ea31890;
    expect lane 29 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3d73c20e  R11 = 0x3ea31890;
    expect lane 30 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3e2c4ed0  R11 = 0x3d73c20e;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e2c4ed0;
}

warp 20 { # bc7u B: both
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 1 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 2 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 3 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 4 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 5 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 7 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 8 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x3c3e4149  R10 = 0x3cce54ac  R11 = 0x3b46eb61;
    expect lane 10 R8 = 0x3c3e4149  R9 = 0x3d39152b  R10 = 0x3f58ccaf  R11 = 0x3cce54ac;
    expect lane 11 R8 = 0x3d39152b  R9 = 0x3f31a194  R10 = 0x3f7282ae  R11 = 0x3f58ccaf;
    expect lane 12 R8 = 0x3f31a194  R9 = 0x3f26c285  R10 = 0x3f31a194  R11 = 0x3f7282ae;
    expect lane 13 R8 = 0x3f26c285  R9 = 0x3e9e72b6  R10 = 0x3ed338c9  R11 = 0x3f31a194;
    expect lane 14 R8 = 0x3e9e72b6  R9 = 0x3f2fca9c  R10 = 0x3e9e72b6  R11 = 0x3ed338c9;
    expect lane 15 R8 = 0x3f2fca9c  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3e9e72b6;
    expect lane 16 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 17 R8 = 0x3b46eb61  R9 = 0x3f3ed2cf  R10 = 0x3f1c4970  R11 = 0x3b46eb61;
    expect lane 18 R8 = 0x3f3ed2cf  R9 = 0x3f26c285  R10 = 0x3f6571e9  R11 = 0x3f1c4970;
    expect lane 19 R8 = 0x3f26c285  R9 = 0x3f4a9280  R10 = 0x3cce54ac  R11 = 0x3f6571e9;
    expect lane 20 R8 = 0x3f4a9280  R9 = 0x3be539c1  R10 = 0x3d940344  R11 = 0x3cce54ac;
    expect lane 21 R8 = 0x3be539c1  R9 = 0x3dea5d18  R10 = 0x3eec955b  R11 = 0x3d940344;
    expect lane 22 R8 = 0x3dea5d18  R9 = 0x3eec955b  R10 = 0x3ef272b8  R11 = 0x3eec955b;
    expect lane 23 R8 = 0x3eec955b  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3ef272b8;
    expect lane 24 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 25 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e4749e6  R11 = 0x3b46eb61;
    expect lane 26 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3cf2212d  R11 = 0x3e4749e6;
    expect lane 27 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3cf2212d  R11 = 0x3cf2212d;
    expect lane 28 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3cf2212d  R11 = 0x3cf2212d;
    expect lane 29 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3c9085dc  R11 = 0x3cf2212d;
    expect lane 30 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3da020ba  R11 = 0x3c9085dc;
    expect lane 31 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3da020ba;
}

warp 21 { # bc7u A: both
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 1 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 2 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 3 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 4 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 5 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 6 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 7 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 8 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 9 R8 = 0x3ec00000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 17 R8 = 0x3ec00000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 25 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 26 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f068687  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec2c2c3  R11 = 0x3f068687;
    expect lane 31 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec2c2c3;
}

warp 22 { # bc7u R: header alone
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3eb8b8b9  R10 = 0x3ea6a6a7  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3eb8b8b9  R9 = 0x3e929293  R10 = 0x3f149495  R11 = 0x3ea6a6a7;
    expect lane 11 R8 = 0x3e929293  R9 = 0x3e828283  R10 = 0x3f49c9ca  R11 = 0x3f149495;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3e1c9c9d  R10 = 0x3e828283  R11 = 0x3f49c9ca;
    expect lane 13 R8 = 0x3e1c9c9d  R9 = 0x3e949495  R10 = 0x3eb0b0b1  R11 = 0x3e828283;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3ee6e6e7  R10 = 0x3e949495  R11 = 0x3eb0b0b1;
    expect lane 15 R8 = 0x3ee6e6e7  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3eb8b8b9  R10 = 0x3d40c0c1  R11 = 0x3e800000;
    expect lane 18 R8 = 0x3eb8b8b9  R9 = 0x3e1c9c9d  R10 = 0x3f2eaeaf  R11 = 0x3d40c0c1;
    expect lane 19 R8 = 0x3e1c9c9d  R9 = 0x3ef2f2f3  R10 = 0x3ea6a6a7  R11 = 0x3f2eaeaf;
    expect lane 20 R8 = 0x3ef2f2f3  R9 = 0x3ec0c0c1  R10 = 0x3e808081  R11 = 0x3ea6a6a7;
    expect lane 21 R8 = 0x3ec0c0c1  R9 = 0x3f1c9c9d  R10 = 0x3f4acacb  R11 = 0x3e808081;
    expect lane 22 R8 = 0x3f1c9c9d  R9 = 0x3f4acacb  R10 = 0x3ebcbcbd  R11 = 0x3f4acacb;
    expect lane 23 R8 = 0x3f4acacb  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3ebcbcbd;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb4b4b5  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1d9d9e  R11 = 0x3eb4b4b5;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d40c0c1  R11 = 0x3f1d9d9e;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e64e4e5  R11 = 0x3d40c0c1;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e64e4e5;
}

warp 23 { # bc7u R: sampler alone
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3eb8b8b9  R10 = 0x3ea6a6a7  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3eb8b8b9  R9 = 0x3e929293  R10 = 0x3f149495  R11 = 0x3ea6a6a7;
    expect lane 11 R8 = 0x3e929293  R9 = 0x3e828283  R10 = 0x3f49c9ca  R11 = 0x3f149495;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3e1c9c9d  R10 = 0x3e828283  R11 = 0x3f49c9ca;
    expect lane 13 R8 = 0x3e1c9c9d  R9 = 0x3e949495  R10 = 0x3eb0b0b1  R11 = 0x3e828283;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3ee6e6e7  R10 = 0x3e949495  R11 = 0x3eb0b0b1;
    expect lane 15 R8 = 0x3ee6e6e7  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3eb8b8b9  R10 = 0x3d40c0c1  R11 = 0x3e800000;
    expect lane 18 R8 = 0x3eb8b8b9  R9 = 0x3e1c9c9d  R10 = 0x3f2eaeaf  R11 = 0x3d40c0c1;
    expect lane 19 R8 = 0x3e1c9c9d  R9 = 0x3ef2f2f3  R10 = 0x3ea6a6a7  R11 = 0x3f2eaeaf;
    expect lane 20 R8 = 0x3ef2f2f3  R9 = 0x3ec0c0c1  R10 = 0x3e808081  R11 = 0x3ea6a6a7;
    expect lane 21 R8 = 0x3ec0c0c1  R9 = 0x3f1c9c9d  R10 = 0x3f4acacb  R11 = 0x3e808081;
    expect lane 22 R8 = 0x3f1c9c9d  R9 = 0x3f4acacb  R10 = 0x3ebcbcbd  R11 = 0x3f4acacb;
    expect lane 23 R8 = 0x3f4acacb  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3ebcbcbd;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb4b4b5  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1d9d9e  R11 = 0x3eb4b4b5;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d40c0c1  R11 = 0x3f1d9d9e;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e64e4e5  R11 = 0x3d40c0c1;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e64e4e5;
}

warp 24 { # etc2_rgb R: both
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 1 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 2 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 3 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 4 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 5 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 6 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 7 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 9 R8 = 0x3da44a4a  R9 = 0x3e0ae377  R10 = 0x3dcc97b4  R11 = 0x3da44a4a;
    expect lane 10 R8 = 0x3e0ae377  R9 = 0x3e55a4e7  R10 = 0x3e22c6a1  R11 = 0x3dcc97b4;
    expect lane 11 R8 = 0x3e55a4e7  R9 = 0x3e979f6f  R10 = 0x3e741e7e  R11 = 0x3e22c6a1;
    expect lane 12 R8 = 0x3e979f6f  R9 = 0x3ecdd008  R10 = 0x3eaa3716  R11 = 0x3e741e7e;
    expect lane 13 R8 = 0x3ecdd008  R9 = 0x3e822039  R10 = 0x3f35581d  R11 = 0x3eaa3716;
    expect lane 14 R8 = 0x3e822039  R9 = 0x3e822039  R10 = 0x3f1732cc  R11 = 0x3f35581d;
    expect lane 15 R8 = 0x3e822039  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3f1732cc;
    expect lane 16 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3e6c471f  R10 = 0x3e39831f  R11 = 0x3da44a4a;
    expect lane 18 R8 = 0x3e6c471f  R9 = 0x3ea57307  R10 = 0x3e8645b8  R11 = 0x3e39831f;
    expect lane 19 R8 = 0x3ea57307  R9 = 0x3ede4963  R10 = 0x3eb8fd34  R11 = 0x3e8645b8;
    expect lane 20 R8 = 0x3ede4963  R9 = 0x3f12353d  R10 = 0x3ef56974  R11 = 0x3eb8fd34;
    expect lane 21 R8 = 0x3f12353d  R9 = 0x3f35581d  R10 = 0x3ea7d288  R11 = 0x3ef56974;
    expect lane 22 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3e822039  R11 = 0x3ea7d288;
    expect lane 23 R8 = 0x3f35581d  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3e822039;
    expect lane 24 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 25 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3bd56360  R11 = 0x3da44a4a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f800000  R11 = 0x3bd56360;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3d0798dd  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3db12727  R11 = 0x3d0798dd;
    expect lane 29 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3dba0b38  R11 = 0x3db12727;
    expect lane 30 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3dba0b38  R11 = 0x3dba0b38;
    expect lane 31 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3dba0b38;
}

warp 25 { # etc2_rgb G: both
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 2 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 6 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 7 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 8 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x3cbdac21  R10 = 0x3b1f22b4  R11 = 0x3f7db8de;
    expect lane 10 R8 = 0x3cbdac21  R9 = 0x3d5f26b6  R10 = 0x3c792d22  R11 = 0x3b1f22b4;
    expect lane 11 R8 = 0x3d5f26b6  R9 = 0x3dd6412b  R10 = 0x3d2796b2  R11 = 0x3c792d22;
    expect lane 12 R8 = 0x3dd6412b  R9 = 0x3e2f8e42  R10 = 0x3daccd6f  R11 = 0x3d2796b2;
    expect lane 13 R8 = 0x3e2f8e42  R9 = 0x3e0dc104  R10 = 0x3ef86593  R11 = 0x3daccd6f;
    expect lane 14 R8 = 0x3e0dc104  R9 = 0x3e0dc104  R10 = 0x3ec87c30  R11 = 0x3ef86593;
    expect lane 15 R8 = 0x3e0dc104  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3ec87c30;
    expect lane 16 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 17 R8 = 0x3f7db8de  R9 = 0x3e1c98ac  R10 = 0x3d940344  R11 = 0x3f7db8de;
    expect lane 18 R8 = 0x3e1c98ac  R9 = 0x3e741e7e  R10 = 0x3e027f06  R11 = 0x3d940344;
    expect lane 19 R8 = 0x3e741e7e  R9 = 0x3eaf0f68  R10 = 0x3e520029  R11 = 0x3e027f06;
    expect lane 20 R8 = 0x3eaf0f68  R9 = 0x3ef272b8  R10 = 0x3e99e0e0  R11 = 0x3e520029;
    expect lane 21 R8 = 0x3ef272b8  R9 = 0x3ef86593  R10 = 0x3e43ca60  R11 = 0x3e99e0e0;
    expect lane 22 R8 = 0x3ef86593  R9 = 0x3ef86593  R10 = 0x3e0dc104  R11 = 0x3e43ca60;
    expect lane 23 R8 = 0x3ef86593  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e0dc104;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x00000000  R11 = 0x3f7db8de;
    expect lane 26 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3d0798dd  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3bb7ad6f  R11 = 0x3d0798dd;
    expect lane 28 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3cfb9ac3  R11 = 0x3bb7ad6f;
    expect lane 29 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3e8ca281  R11 = 0x3cfb9ac3;
    expect lane 30 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3e8ca281  R11 = 0x3e8ca281;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e8ca281;
}

warp 26 { # etc2_rgb B: both
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 1 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 2 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 3 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 4 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 5 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 7 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 8 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x3f2df67f  R10 = 0x3f54ad56  R11 = 0x3b46eb61;
    expect lane 10 R8 = 0x3f2df67f  R9 = 0x3ee3f169  R10 = 0x3f12353d  R11 = 0x3f54ad56;
    expect lane 11 R8 = 0x3ee3f169  R9 = 0x3e8a7eb0  R10 = 0x3eb8fd34  R11 = 0x3f12353d;
    expect lane 12 R8 = 0x3e8a7eb0  R9 = 0x3e10a753  R10 = 0x3e55a4e7  R11 = 0x3eb8fd34;
    expect lane 13 R8 = 0x3e10a753  R9 = 0x3e0dc104  R10 = 0x3f56bb88  R11 = 0x3e55a4e7;
    expect lane 14 R8 = 0x3e0dc104  R9 = 0x3e0dc104  R10 = 0x3ec87c30  R11 = 0x3f56bb88;
    expect lane 15 R8 = 0x3e0dc104  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3ec87c30;
    expect lane 16 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 17 R8 = 0x3b46eb61  R9 = 0x3ed8b68a  R10 = 0x3f0bb499  R11 = 0x3b46eb61;
    expect lane 18 R8 = 0x3ed8b68a  R9 = 0x3e822039  R10 = 0x3eaf0f68  R11 = 0x3f0bb499;
    expect lane 19 R8 = 0x3e822039  R9 = 0x3e05427f  R10 = 0x3e4749e6  R11 = 0x3eaf0f68;
    expect lane 20 R8 = 0x3e05427f  R9 = 0x3d588468  R10 = 0x3dba0b38  R11 = 0x3e4749e6;
    expect lane 21 R8 = 0x3d588468  R9 = 0x3f56bb88  R10 = 0x3ed338c9  R11 = 0x3dba0b38;
    expect lane 22 R8 = 0x3f56bb88  R9 = 0x3f56bb88  R10 = 0x3e0dc104  R11 = 0x3ed338c9;
    expect lane 23 R8 = 0x3f56bb88  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3e0dc104;
    expect lane 24 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 25 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3d11d2af  R11 = 0x3b46eb61;
    expect lane 26 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e080ea2  R11 = 0x3d11d2af;
    expect lane 27 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3dba0b38  R11 = 0x3e080ea2;
    expect lane 28 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e362862  R11 = 0x3dba0b38;
    expect lane 29 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e1fab30  R11 = 0x3e362862;
    expect lane 30 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e1fab30  R11 = 0x3e1fab30;
    expect lane 31 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3e1fab30;
}

warp 27 { # etc2_rgb A: both
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 1 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 2 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 3 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 4 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 5 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 6 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 7 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 8 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 9 R8 = 0x3ec00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ec00000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 17 R8 = 0x3ec00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ec00000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 25 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x3ec00000;
    expect lane 26 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x00000000;
}

warp 28 { # etc2_rgb G: header alone
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f000000  R9 = 0x3e28a8a9  R10 = 0x3d008081  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3e28a8a9  R9 = 0x3e848485  R10 = 0x3e048485  R11 = 0x3d008081;
    expect lane 11 R8 = 0x3e848485  R9 = 0x3eb6b6b7  R10 = 0x3e64e4e5  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3eb6b6b7  R9 = 0x3ee6e6e7  R10 = 0x3ea4a4a5  R11 = 0x3e64e4e5;
    expect lane 13 R8 = 0x3ee6e6e7  R9 = 0x3ed0d0d1  R10 = 0x3f39b9ba  R11 = 0x3ea4a4a5;
    expect lane 14 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f28a8a9  R11 = 0x3f39b9ba;
    expect lane 15 R8 = 0x3ed0d0d1  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f28a8a9;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3edadadb  R10 = 0x3e989899  R11 = 0x3f000000;
    expect lane 18 R8 = 0x3edadadb  R9 = 0x3f068687  R10 = 0x3ec8c8c9  R11 = 0x3e989899;
    expect lane 19 R8 = 0x3f068687  R9 = 0x3f1e9e9f  R10 = 0x3efafafb  R11 = 0x3ec8c8c9;
    expect lane 20 R8 = 0x3f1e9e9f  R9 = 0x3f37b7b8  R10 = 0x3f159596  R11 = 0x3efafafb;
    expect lane 21 R8 = 0x3f37b7b8  R9 = 0x3f39b9ba  R10 = 0x3ef2f2f3  R11 = 0x3f159596;
    expect lane 22 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3ed0d0d1  R11 = 0x3ef2f2f3;
    expect lane 23 R8 = 0x3f39b9ba  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3ed0d0d1;
    expect lane 24 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 25 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 26 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3e4ccccd  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3d888889  R11 = 0x3e4ccccd;
    expect lane 28 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3e44c4c5  R11 = 0x3d888889;
    expect lane 29 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f0f8f90  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f0f8f90  R11 = 0x3f0f8f90;
    expect lane 31 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f0f8f90;
}

warp 29 { # etc2_rgb G: sampler alone
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f000000  R9 = 0x3e28a8a9  R10 = 0x3d008081  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3e28a8a9  R9 = 0x3e848485  R10 = 0x3e048485  R11 = 0x3d008081;
    expect lane 11 R8 = 0x3e848485  R9 = 0x3eb6b6b7  R10 = 0x3e64e4e5  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3eb6b6b7  R9 = 0x3ee6e6e7  R10 = 0x3ea4a4a5  R11 = 0x3e64e4e5;
    expect lane 13 R8 = 0x3ee6e6e7  R9 = 0x3ed0d0d1  R10 = 0x3f39b9ba  R11 = 0x3ea4a4a5;
    expect lane 14 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f28a8a9  R11 = 0x3f39b9ba;
    expect lane 15 R8 = 0x3ed0d0d1  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f28a8a9;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3edadadb  R10 = 0x3e989899  R11 = 0x3f000000;
    expect lane 18 R8 = 0x3edadadb  R9 = 0x3f068687  R10 = 0x3ec8c8c9  R11 = 0x3e989899;
    expect lane 19 R8 = 0x3f068687  R9 = 0x3f1e9e9f  R10 = 0x3efafafb  R11 = 0x3ec8c8c9;
    expect lane 20 R8 = 0x3f1e9e9f  R9 = 0x3f37b7b8  R10 = 0x3f159596  R11 = 0x3efafafb;
    expect lane 21 R8 = 0x3f37b7b8  R9 = 0x3f39b9ba  R10 = 0x3ef2f2f3  R11 = 0x3f159596;
    expect lane 22 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3ed0d0d1  R11 = 0x3ef2f2f3;
    expect lane 23 R8 = 0x3f39b9ba  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3ed0d0d1;
    expect lane 24 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 25 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x00000000  R11 = 0x3f000000;
    expect lane 26 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3e4ccccd  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3d888889  R11 = 0x3e4ccccd;
    expect lane 28 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3e44c4c5  R11 = 0x3d888889;
    expect lane 29 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f0f8f90  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f0f8f90  R11 = 0x3f0f8f90;
    expect lane 31 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f0f8f90;
}

warp 30 { # etc2_rgb_pta R: both
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 1 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 2 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 3 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 4 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 5 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 6 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 7 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 9 R8 = 0x3da44a4a  R9 = 0x3d6cc563  R10 = 0x3c830aa9  R11 = 0x3da44a4a;
    expect lane 10 R8 = 0x3d6cc563  R9 = 0x3c830aa9  R10 = 0x3d8c3e48  R11 = 0x3c830aa9;
    expect lane 11 R8 = 0x3c830aa9  R9 = 0x3d454fd2  R10 = 0x3d454fd2  R11 = 0x3d8c3e48;
    expect lane 12 R8 = 0x3d454fd2  R9 = 0x3d8c3e48  R10 = 0x3d6cc563  R11 = 0x3d454fd2;
    expect lane 13 R8 = 0x3d8c3e48  R9 = 0x3dba0b38  R10 = 0x3d0798dd  R11 = 0x3d6cc563;
    expect lane 14 R8 = 0x3dba0b38  R9 = 0x3d11d2af  R10 = 0x3dba0b38  R11 = 0x3d0798dd;
    expect lane 15 R8 = 0x3d11d2af  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3dba0b38;
    expect lane 16 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3d6cc563  R10 = 0x3d8c3e48  R11 = 0x3da44a4a;
    expect lane 18 R8 = 0x3d6cc563  R9 = 0x3d8c3e48  R10 = 0x3c830aa9  R11 = 0x3d8c3e48;
    expect lane 19 R8 = 0x3d8c3e48  R9 = 0x3d454fd2  R10 = 0x3c830aa9  R11 = 0x3c830aa9;
    expect lane 20 R8 = 0x3d454fd2  R9 = 0x3d454fd2  R10 = 0x3d8c3e48  R11 = 0x3c830aa9;
    expect lane 21 R8 = 0x3d454fd2  R9 = 0x3e362862  R10 = 0x3d0798dd  R11 = 0x3d8c3e48;
    expect lane 22 R8 = 0x3e362862  R9 = 0x3e362862  R10 = 0x3d0798dd  R11 = 0x3d0798dd;
    expect lane 23 R8 = 0x3e362862  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3d0798dd;
    expect lane 24 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 25 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e6495df  R11 = 0x3da44a4a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e8645b8  R11 = 0x3e6495df;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e4e64c3  R11 = 0x3e8645b8;
    expect lane 28 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e8645b8  R11 = 0x3e4e64c3;
    expect lane 29 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3eb18332  R11 = 0x3e8645b8;
    expect lane 30 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3eb18332  R11 = 0x3eb18332;
    expect lane 31 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3eb18332;
}

warp 31 { # etc2_rgb_pta G: both
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 2 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 6 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 7 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 8 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x3e7c1c33  R10 = 0x3d6cc563  R11 = 0x3f7db8de;
    expect lane 10 R8 = 0x3e7c1c33  R9 = 0x3d6cc563  R10 = 0x3e8a7eb0  R11 = 0x3d6cc563;
    expect lane 11 R8 = 0x3d6cc563  R9 = 0x3e6495df  R10 = 0x3e6495df  R11 = 0x3e8a7eb0;
    expect lane 12 R8 = 0x3e6495df  R9 = 0x3e8a7eb0  R10 = 0x3e7c1c33  R11 = 0x3e6495df;
    expect lane 13 R8 = 0x3e8a7eb0  R9 = 0x00000000  R10 = 0x3e3ce703  R11 = 0x3e7c1c33;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e3ce703;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 17 R8 = 0x3f7db8de  R9 = 0x3e7c1c33  R10 = 0x3e8a7eb0  R11 = 0x3f7db8de;
    expect lane 18 R8 = 0x3e7c1c33  R9 = 0x3e8a7eb0  R10 = 0x3d6cc563  R11 = 0x3e8a7eb0;
    expect lane 19 R8 = 0x3e8a7eb0  R9 = 0x3e6495df  R10 = 0x3d6cc563  R11 = 0x3d6cc563;
    expect lane 20 R8 = 0x3e6495df  R9 = 0x3e6495df  R10 = 0x3e8a7eb0  R11 = 0x3d6cc563;
    expect lane 21 R8 = 0x3e6495df  R9 = 0x3c6ca5df  R10 = 0x3e3ce703  R11 = 0x3e8a7eb0;
    expect lane 22 R8 = 0x3c6ca5df  R9 = 0x3c6ca5df  R10 = 0x3e3ce703  R11 = 0x3e3ce703;
    expect lane 23 R8 = 0x3c6ca5df  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e3ce703;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3dc7dbe0  R11 = 0x3f7db8de;
    expect lane 26 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3dfa23e5  R11 = 0x3dc7dbe0;
    expect lane 27 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3daccd6f  R11 = 0x3dfa23e5;
    expect lane 28 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3dfa23e5  R11 = 0x3daccd6f;
    expect lane 29 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f24fc9f  R11 = 0x3dfa23e5;
    expect lane 30 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f24fc9f  R11 = 0x3f24fc9f;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f24fc9f;
}

warp 32 { # etc2_rgb_pta B: both
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 1 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 2 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 3 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 4 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 5 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 7 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 8 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x3f391a24  R10 = 0x3c830aa9  R11 = 0x3b46eb61;
    expect lane 10 R8 = 0x3f391a24  R9 = 0x3c830aa9  R10 = 0x3f44a58e  R11 = 0x3c830aa9;
    expect lane 11 R8 = 0x3c830aa9  R9 = 0x3f2df67f  R10 = 0x3f2df67f  R11 = 0x3f44a58e;
    expect lane 12 R8 = 0x3f2df67f  R9 = 0x3f44a58e  R10 = 0x3f391a24  R11 = 0x3f2df67f;
    expect lane 13 R8 = 0x3f44a58e  R9 = 0x3ea31890  R10 = 0x3d0798dd  R11 = 0x3f391a24;
    expect lane 14 R8 = 0x3ea31890  R9 = 0x3e43ca60  R10 = 0x3ea31890  R11 = 0x3d0798dd;
    expect lane 15 R8 = 0x3e43ca60  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3ea31890;
    expect lane 16 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 17 R8 = 0x3b46eb61  R9 = 0x3f391a24  R10 = 0x3f44a58e  R11 = 0x3b46eb61;
    expect lane 18 R8 = 0x3f391a24  R9 = 0x3f44a58e  R10 = 0x3c830aa9  R11 = 0x3f44a58e;
    expect lane 19 R8 = 0x3f44a58e  R9 = 0x3f2df67f  R10 = 0x3c830aa9  R11 = 0x3c830aa9;
    expect lane 20 R8 = 0x3f2df67f  R9 = 0x3f2df67f  R10 = 0x3f44a58e  R11 = 0x3c830aa9;
    expect lane 21 R8 = 0x3f2df67f  R9 = 0x3ef86593  R10 = 0x3d0798dd  R11 = 0x3f44a58e;
    expect lane 22 R8 = 0x3ef86593  R9 = 0x3ef86593  R10 = 0x3d0798dd  R11 = 0x3d0798dd;
    expect lane 23 R8 = 0x3ef86593  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3d0798dd;
    expect lane 24 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 25 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f288b41  R11 = 0x3b46eb61;
    expect lane 26 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f3aff7a  R11 = 0x3f288b41;
    expect lane 27 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f1e0140  R11 = 0x3f3aff7a;
    expect lane 28 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f3aff7a  R11 = 0x3f1e0140;
    expect lane 29 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f24fc9f  R11 = 0x3f3aff7a;
    expect lane 30 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f24fc9f  R11 = 0x3f24fc9f;
    expect lane 31 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3f24fc9f;
}

warp 33 { # etc2_rgb_pta A: both
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 1 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 2 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 3 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 4 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 5 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 6 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 7 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 8 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 9 R8 = 0x3ec00000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 17 R8 = 0x3ec00000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 25 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3ec00000;
    expect lane 26 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f800000;
}

warp 34 { # etc2_rgb_pta B: header alone
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f5dddde  R10 = 0x3e088889  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3f5dddde  R9 = 0x3e088889  R10 = 0x3f63e3e4  R11 = 0x3e088889;
    expect lane 11 R8 = 0x3e088889  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f63e3e4;
    expect lane 12 R8 = 0x3f57d7d8  R9 = 0x3f63e3e4  R10 = 0x3f5dddde  R11 = 0x3f57d7d8;
    expect lane 13 R8 = 0x3f63e3e4  R9 = 0x3f19999a  R10 = 0x3e4ccccd  R11 = 0x3f5dddde;
    expect lane 14 R8 = 0x3f19999a  R9 = 0x3ef2f2f3  R10 = 0x3f19999a  R11 = 0x3e4ccccd;
    expect lane 15 R8 = 0x3ef2f2f3  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f19999a;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f5dddde  R10 = 0x3f63e3e4  R11 = 0x3f400000;
    expect lane 18 R8 = 0x3f5dddde  R9 = 0x3f63e3e4  R10 = 0x3e088889  R11 = 0x3f63e3e4;
    expect lane 19 R8 = 0x3f63e3e4  R9 = 0x3f57d7d8  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 20 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f63e3e4  R11 = 0x3e088889;
    expect lane 21 R8 = 0x3f57d7d8  R9 = 0x3f39b9ba  R10 = 0x3e4ccccd  R11 = 0x3f63e3e4;
    expect lane 22 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 23 R8 = 0x3f39b9ba  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3e4ccccd;
    expect lane 24 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 25 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f54d4d5  R11 = 0x3f400000;
    expect lane 26 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f5ededf  R11 = 0x3f54d4d5;
    expect lane 27 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f4ececf  R11 = 0x3f5ededf;
    expect lane 28 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f5ededf  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f52d2d3  R11 = 0x3f5ededf;
    expect lane 30 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f52d2d3  R11 = 0x3f52d2d3;
    expect lane 31 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f52d2d3;
}

warp 35 { # etc2_rgb_pta B: sampler alone
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f5dddde  R10 = 0x3e088889  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3f5dddde  R9 = 0x3e088889  R10 = 0x3f63e3e4  R11 = 0x3e088889;
    expect lane 11 R8 = 0x3e088889  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f63e3e4;
    expect lane 12 R8 = 0x3f57d7d8  R9 = 0x3f63e3e4  R10 = 0x3f5dddde  R11 = 0x3f57d7d8;
    expect lane 13 R8 = 0x3f63e3e4  R9 = 0x3f19999a  R10 = 0x3e4ccccd  R11 = 0x3f5dddde;
    expect lane 14 R8 = 0x3f19999a  R9 = 0x3ef2f2f3  R10 = 0x3f19999a  R11 = 0x3e4ccccd;
    expect lane 15 R8 = 0x3ef2f2f3  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f19999a;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f5dddde  R10 = 0x3f63e3e4  R11 = 0x3f400000;
    expect lane 18 R8 = 0x3f5dddde  R9 = 0x3f63e3e4  R10 = 0x3e088889  R11 = 0x3f63e3e4;
    expect lane 19 R8 = 0x3f63e3e4  R9 = 0x3f57d7d8  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 20 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f63e3e4  R11 = 0x3e088889;
    expect lane 21 R8 = 0x3f57d7d8  R9 = 0x3f39b9ba  R10 = 0x3e4ccccd  R11 = 0x3f63e3e4;
    expect lane 22 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 23 R8 = 0x3f39b9ba  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3e4ccccd;
    expect lane 24 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 25 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f54d4d5  R11 = 0x3f400000;
    expect lane 26 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f5ededf  R11 = 0x3f54d4d5;
    expect lane 27 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f4ececf  R11 = 0x3f5ededf;
    expect lane 28 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f5ededf  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f52d2d3  R11 = 0x3f5ededf;
    expect lane 30 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f52d2d3  R11 = 0x3f52d2d3;
    expect lane 31 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f52d2d3;
}

warp 36 { # etc2_rgba R: both
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 1 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 2 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 3 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 4 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 5 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 6 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 7 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 9 R8 = 0x3da44a4a  R9 = 0x3c15a705  R10 = 0x3e198f0f  R11 = 0x3da44a4a;
    expect lane 10 R8 = 0x3c15a705  R9 = 0x3da020ba  R10 = 0x3e198f0f  R11 = 0x3e198f0f;
    expect lane 11 R8 = 0x3da020ba  R9 = 0x3c15a705  R10 = 0x3d11d2af  R11 = 0x3e198f0f;
    expect lane 12 R8 = 0x3c15a705  R9 = 0x3e198f0f  R10 = 0x3da020ba  R11 = 0x3d11d2af;
    expect lane 13 R8 = 0x3e198f0f  R9 = 0x3e22c6a1  R10 = 0x3e22c6a1  R11 = 0x3da020ba;
    expect lane 14 R8 = 0x3e22c6a1  R9 = 0x3e22c6a1  R10 = 0x3c792d22  R11 = 0x3e22c6a1;
    expect lane 15 R8 = 0x3e22c6a1  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3c792d22;
    expect lane 16 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3f00bd2b  R10 = 0x3e2f8e42  R11 = 0x3da44a4a;
    expect lane 18 R8 = 0x3f00bd2b  R9 = 0x3cfb9ac3  R10 = 0x3f00bd2b  R11 = 0x3e2f8e42;
    expect lane 19 R8 = 0x3cfb9ac3  R9 = 0x3f00bd2b  R10 = 0x3e2f8e42  R11 = 0x3f00bd2b;
    expect lane 20 R8 = 0x3f00bd2b  R9 = 0x3f00bd2b  R10 = 0x00000000  R11 = 0x3e2f8e42;
    expect lane 21 R8 = 0x3f00bd2b  R9 = 0x3ac6eb61  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3ac6eb61  R9 = 0x00000000  R10 = 0x3bb7ad6f  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3bb7ad6f;
    expect lane 24 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
    expect lane 25 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f26c285  R11 = 0x3da44a4a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3ee11abf  R11 = 0x3f26c285;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3e60cb7a  R11 = 0x3ee11abf;
    expect lane 28 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3f26c285  R11 = 0x3e60cb7a;
    expect lane 29 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3d73c20e  R11 = 0x3f26c285;
    expect lane 30 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3d5f26b6  R11 = 0x3d73c20e;
    expect lane 31 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3d5f26b6;
}

warp 37 { # etc2_rgba G: both
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 2 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 6 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 7 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 8 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x3d2796b2  R10 = 0x3e885fc3  R11 = 0x3f7db8de;
    expect lane 10 R8 = 0x3d2796b2  R9 = 0x3e25eb07  R10 = 0x3e885fc3  R11 = 0x3e885fc3;
    expect lane 11 R8 = 0x3e25eb07  R9 = 0x3d2796b2  R10 = 0x3dbe95b3  R11 = 0x3e885fc3;
    expect lane 12 R8 = 0x3d2796b2  R9 = 0x3e885fc3  R10 = 0x3e25eb07  R11 = 0x3dbe95b3;
    expect lane 13 R8 = 0x3e885fc3  R9 = 0x3f0d509f  R10 = 0x3f0d509f  R11 = 0x3e25eb07;
    expect lane 14 R8 = 0x3f0d509f  R9 = 0x3f0d509f  R10 = 0x3e39831f  R11 = 0x3f0d509f;
    expect lane 15 R8 = 0x3f0d509f  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e39831f;
    expect lane 16 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 17 R8 = 0x3f7db8de  R9 = 0x3f0d509f  R10 = 0x3e4ad2af  R11 = 0x3f7db8de;
    expect lane 18 R8 = 0x3f0d509f  R9 = 0x3d2796b2  R10 = 0x3f0d509f  R11 = 0x3e4ad2af;
    expect lane 19 R8 = 0x3d2796b2  R9 = 0x3f0d509f  R10 = 0x3e4ad2af  R11 = 0x3f0d509f;
    expect lane 20 R8 = 0x3f0d509f  R9 = 0x3f0d509f  R10 = 0x00000000  R11 = 0x3e4ad2af;
    expect lane 21 R8 = 0x3f0d509f  R9 = 0x3e4e64c3  R10 = 0x3e080ea2  R11 = 0x00000000;
    expect lane 22 R8 = 0x3e4e64c3  R9 = 0x3e080ea2  R10 = 0x3e7c1c33  R11 = 0x3e080ea2;
    expect lane 23 R8 = 0x3e080ea2  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3e7c1c33;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3d9018f4  R11 = 0x3f7db8de;
    expect lane 26 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f26c285  R11 = 0x3d9018f4;
    expect lane 27 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x00000000  R11 = 0x3f26c285;
    expect lane 28 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3d9018f4  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f76f5ae  R11 = 0x3d9018f4;
    expect lane 30 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f3ce7b2  R11 = 0x3f76f5ae;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f3ce7b2;
}

warp 38 { # etc2_rgba B: both
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 1 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 2 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 3 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 4 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 5 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 7 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 8 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x3e2c4ed0  R10 = 0x3f1090ef  R11 = 0x3b46eb61;
    expect lane 10 R8 = 0x3e2c4ed0  R9 = 0x3ecb2380  R10 = 0x3f1090ef  R11 = 0x3f1090ef;
    expect lane 11 R8 = 0x3ecb2380  R9 = 0x3e2c4ed0  R10 = 0x3e8ca281  R11 = 0x3f1090ef;
    expect lane 12 R8 = 0x3e2c4ed0  R9 = 0x3f1090ef  R10 = 0x3ecb2380  R11 = 0x3e8ca281;
    expect lane 13 R8 = 0x3f1090ef  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ecb2380;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f58ccaf  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3f58ccaf;
    expect lane 16 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 17 R8 = 0x3b46eb61  R9 = 0x3f4895ef  R10 = 0x3eaa3716  R11 = 0x3b46eb61;
    expect lane 18 R8 = 0x3f4895ef  R9 = 0x3dd1641d  R10 = 0x3f4895ef  R11 = 0x3eaa3716;
    expect lane 19 R8 = 0x3dd1641d  R9 = 0x3f4895ef  R10 = 0x3eaa3716  R11 = 0x3f4895ef;
    expect lane 20 R8 = 0x3f4895ef  R9 = 0x3f4895ef  R10 = 0x3bb7ad6f  R11 = 0x3eaa3716;
    expect lane 21 R8 = 0x3f4895ef  R9 = 0x3e885fc3  R10 = 0x3e3ce703  R11 = 0x3bb7ad6f;
    expect lane 22 R8 = 0x3e885fc3  R9 = 0x3e3ce703  R10 = 0x3ea31890  R11 = 0x3e3ce703;
    expect lane 23 R8 = 0x3e3ce703  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3ea31890;
    expect lane 24 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
    expect lane 25 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f800000  R11 = 0x3b46eb61;
    expect lane 26 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e55a4e7  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f0eef65  R11 = 0x3e55a4e7;
    expect lane 28 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3f800000  R11 = 0x3f0eef65;
    expect lane 29 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3e43ca60  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3de53cd4  R11 = 0x3e43ca60;
    expect lane 31 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3de53cd4;
}

warp 39 { # etc2_rgba A: both
    asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 1 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 2 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 3 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 4 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 5 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 6 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 7 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 8 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 9 R8 = 0x3ec00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ec00000;
    expect lane 10 R8 = 0x00000000  R9 = 0x3e868687  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e868687  R9 = 0x3e0c8c8d  R10 = 0x3e868687  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e0c8c8d  R9 = 0x3e0c8c8d  R10 = 0x3e868687  R11 = 0x3e868687;
    expect lane 13 R8 = 0x3e0c8c8d  R9 = 0x00000000  R10 = 0x3e2cacad  R11 = 0x3e868687;
    expect lane 14 R8 = 0x00000000  R9 = 0x3e2cacad  R10 = 0x3e868687  R11 = 0x3e2cacad;
    expect lane 15 R8 = 0x3e2cacad  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3e868687;
    expect lane 16 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 17 R8 = 0x3ec00000  R9 = 0x00000000  R10 = 0x3e4ccccd  R11 = 0x3ec00000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e868687  R11 = 0x3e4ccccd;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e0c8c8d  R11 = 0x3e868687;
    expect lane 20 R8 = 0x00000000  R9 = 0x3ea6a6a7  R10 = 0x00000000  R11 = 0x3e0c8c8d;
    expect lane 21 R8 = 0x3ea6a6a7  R9 = 0x3dd8d8d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3dd8d8d9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3ec00000;
    expect lane 25 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f1b9b9c  R11 = 0x3ec00000;
    expect lane 26 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x3f1b9b9c;
    expect lane 27 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3e0c8c8d  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x00000000  R11 = 0x3e0c8c8d;
    expect lane 29 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3eeaeaeb  R11 = 0x00000000;
    expect lane 30 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3f45c5c6  R11 = 0x3eeaeaeb;
    expect lane 31 R8 = 0x3ec00000  R9 = 0x3ec00000  R10 = 0x3ec00000  R11 = 0x3f45c5c6;
}

warp 40 { # etc2_rgba R: header alone
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3dc0c0c1  R10 = 0x3ed8d8d9  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3dc0c0c1  R9 = 0x3e9e9e9f  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 11 R8 = 0x3e9e9e9f  R9 = 0x3dc0c0c1  R10 = 0x3e54d4d5  R11 = 0x3ed8d8d9;
    expect lane 12 R8 = 0x3dc0c0c1  R9 = 0x3ed8d8d9  R10 = 0x3e9e9e9f  R11 = 0x3e54d4d5;
    expect lane 13 R8 = 0x3ed8d8d9  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3e9e9e9f;
    expect lane 14 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3e048485  R11 = 0x3edededf;
    expect lane 15 R8 = 0x3edededf  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e048485;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3f3cbcbd  R10 = 0x3ee6e6e7  R11 = 0x3e800000;
    expect lane 18 R8 = 0x3f3cbcbd  R9 = 0x3e44c4c5  R10 = 0x3f3cbcbd  R11 = 0x3ee6e6e7;
    expect lane 19 R8 = 0x3e44c4c5  R9 = 0x3f3cbcbd  R10 = 0x3ee6e6e7  R11 = 0x3f3cbcbd;
    expect lane 20 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 21 R8 = 0x3f3cbcbd  R9 = 0x3ca0a0a1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3ca0a0a1  R9 = 0x00000000  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3d888889;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f53d3d4  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f31b1b2  R11 = 0x3f53d3d4;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f018182  R11 = 0x3f31b1b2;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f53d3d4  R11 = 0x3f018182;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e8a8a8b  R11 = 0x3f53d3d4;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e848485  R11 = 0x3e8a8a8b;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e848485;
}

warp 41 { # etc2_rgba R: sampler alone
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0xffffffff
    s = (x - 1) / 6.0  t = (2 * y - 1) / 5.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3dc0c0c1  R10 = 0x3ed8d8d9  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3dc0c0c1  R9 = 0x3e9e9e9f  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 11 R8 = 0x3e9e9e9f  R9 = 0x3dc0c0c1  R10 = 0x3e54d4d5  R11 = 0x3ed8d8d9;
    expect lane 12 R8 = 0x3dc0c0c1  R9 = 0x3ed8d8d9  R10 = 0x3e9e9e9f  R11 = 0x3e54d4d5;
    expect lane 13 R8 = 0x3ed8d8d9  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3e9e9e9f;
    expect lane 14 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3e048485  R11 = 0x3edededf;
    expect lane 15 R8 = 0x3edededf  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e048485;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3f3cbcbd  R10 = 0x3ee6e6e7  R11 = 0x3e800000;
    expect lane 18 R8 = 0x3f3cbcbd  R9 = 0x3e44c4c5  R10 = 0x3f3cbcbd  R11 = 0x3ee6e6e7;
    expect lane 19 R8 = 0x3e44c4c5  R9 = 0x3f3cbcbd  R10 = 0x3ee6e6e7  R11 = 0x3f3cbcbd;
    expect lane 20 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 21 R8 = 0x3f3cbcbd  R9 = 0x3ca0a0a1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3ca0a0a1  R9 = 0x00000000  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3d888889;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f53d3d4  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f31b1b2  R11 = 0x3f53d3d4;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f018182  R11 = 0x3f31b1b2;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f53d3d4  R11 = 0x3f018182;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e8a8a8b  R11 = 0x3f53d3d4;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e848485  R11 = 0x3e8a8a8b;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e848485;
}
