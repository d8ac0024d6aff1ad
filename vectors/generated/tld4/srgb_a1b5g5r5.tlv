# Format A1B5G5R5 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format A1B5G5R5 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 2184 ffff de7b 10c2 ef3d 3146 15ce
bytes 0x30000010 8e47 3ef8 e1f3 a448 ad7e 6a8e 8ac3 493e
bytes 0x30000020 0000 2184 ffff de7b 10c2 ef3d 3146 3430
bytes 0x30000030 9f35 80f2 1db2 3f10 df3e b0b5 dded 7f0f
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b23a096  R10 = 0x3b23a096  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b23a096  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b23a096;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6d9d44  R10 = 0x3f6d9d44  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f6d9d44  R9 = 0x3e6ac701  R10 = 0x3e6ac701  R11 = 0x3f6d9d44;
    expect lane 4 R8 = 0x3e6ac701  R9 = 0x3e4c336b  R10 = 0x3e4c336b  R11 = 0x3e6ac701;
    expect lane 5 R8 = 0x3e4c336b  R9 = 0x3e85ef65  R10 = 0x3e85ef65  R11 = 0x3e4c336b;
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3ebf6620  R10 = 0x3ed53fd2  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3ebf6620  R9 = 0x3f800000  R10 = 0x3e301535  R11 = 0x3ed53fd2;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f6d9d44  R11 = 0x3e301535;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f5c05db  R10 = 0x3b23a096  R11 = 0x3f6d9d44;
    expect lane 10 R8 = 0x3f5c05db  R9 = 0x3f800000  R10 = 0x3c77f288  R11 = 0x3b23a096;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e165d06  R11 = 0x3c77f288;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3e6ac701  R10 = 0x3dadeb4d  R11 = 0x3e165d06;
    expect lane 13 R8 = 0x3e6ac701  R9 = 0x3f5c05db  R10 = 0x3dadeb4d  R11 = 0x3dadeb4d;
    expect lane 14 R8 = 0x3f5c05db  R9 = 0x3f800000  R10 = 0x3d8c5dde  R11 = 0x3dadeb4d;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b23a096  R10 = 0x3b23a096  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b23a096  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b23a096;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6d9d44  R10 = 0x3f6d9d44  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f6d9d44  R9 = 0x3e6ac701  R10 = 0x3e6ac701  R11 = 0x3f6d9d44;
    expect lane 4 R8 = 0x3e6ac701  R9 = 0x3e4c336b  R10 = 0x3e4c336b  R11 = 0x3e6ac701;
    expect lane 5 R8 = 0x3e4c336b  R9 = 0x3e85ef65  R10 = 0x3e85ef65  R11 = 0x3e4c336b;
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3b23a096  R10 = 0x3e6ac701  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3b23a096  R9 = 0x3dfdf5d0  R10 = 0x3f4b372e  R11 = 0x3e6ac701;
    expect lane 8 R8 = 0x3dfdf5d0  R9 = 0x3ebf6620  R10 = 0x3b23a096  R11 = 0x3f4b372e;
    expect lane 9 R8 = 0x3ebf6620  R9 = 0x3e6ac701  R10 = 0x3f800000  R11 = 0x3b23a096;
    expect lane 10 R8 = 0x3e6ac701  R9 = 0x3b23a096  R10 = 0x3cb6ac26  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3b23a096  R9 = 0x3eec7d51  R10 = 0x3ed53fd2  R11 = 0x3cb6ac26;
    expect lane 12 R8 = 0x3eec7d51  R9 = 0x3e165d06  R10 = 0x3eaae9e0  R11 = 0x3ed53fd2;
    expect lane 13 R8 = 0x3e165d06  R9 = 0x3e301535  R10 = 0x3f4b372e  R11 = 0x3eaae9e0;
    expect lane 14 R8 = 0x3e301535  R9 = 0x3f3b2e99  R10 = 0x3e97c48a  R11 = 0x3f4b372e;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b23a096  R10 = 0x3b23a096  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b23a096  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b23a096;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6d9d44  R10 = 0x3f6d9d44  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f6d9d44  R9 = 0x3e6ac701  R10 = 0x3e6ac701  R11 = 0x3f6d9d44;
    expect lane 4 R8 = 0x3e6ac701  R9 = 0x3e4c336b  R10 = 0x3e4c336b  R11 = 0x3e6ac701;
    expect lane 5 R8 = 0x3e4c336b  R9 = 0x3e85ef65  R10 = 0x3e85ef65  R11 = 0x3e4c336b;
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3dfdf5d0  R10 = 0x3eaae9e0  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3dfdf5d0  R9 = 0x3e165d06  R10 = 0x3e85ef65  R11 = 0x3eaae9e0;
    expect lane 8 R8 = 0x3e165d06  R9 = 0x3f4b372e  R10 = 0x3f6d9d44  R11 = 0x3e85ef65;
    expect lane 9 R8 = 0x3f4b372e  R9 = 0x3dfdf5d0  R10 = 0x3f4b372e  R11 = 0x3f6d9d44;
    expect lane 10 R8 = 0x3dfdf5d0  R9 = 0x3c77f288  R10 = 0x3e97c48a  R11 = 0x3f4b372e;
    expect lane 11 R8 = 0x3c77f288  R9 = 0x3e4c336b  R10 = 0x3f800000  R11 = 0x3e97c48a;
    expect lane 12 R8 = 0x3e4c336b  R9 = 0x3e165d06  R10 = 0x3c1c2188  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e165d06  R9 = 0x3f3b2e99  R10 = 0x3e6ac701  R11 = 0x3c1c2188;
    expect lane 14 R8 = 0x3f3b2e99  R9 = 0x3c1c2188  R10 = 0x3e4c336b  R11 = 0x3e6ac701;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
}
