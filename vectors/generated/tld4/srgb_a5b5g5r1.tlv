# Format A5B5G5R1 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format A5B5G5R1 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 4308 ffff bcf7 2184 de7b 628c 02b4
bytes 0x30000010 8279 8503 119b 2201 a13c 1761 cd95 7ee5
bytes 0x30000020 0000 4308 ffff bcf7 2184 de7b 628c 828f
bytes 0x30000030 3ffc 3cf8 2a82 4449 52f8 23a6 33f3 41e8
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
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
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3b23a096  R10 = 0x3b23a096  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3b23a096  R9 = 0x3f800000  R10 = 0x3b23a096  R11 = 0x3b23a096;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f6d9d44  R10 = 0x3baffb55  R11 = 0x3b23a096;
    expect lane 9 R8 = 0x3f6d9d44  R9 = 0x3ed53fd2  R10 = 0x3d5ddbac  R11 = 0x3baffb55;
    expect lane 10 R8 = 0x3ed53fd2  R9 = 0x3baffb55  R10 = 0x3e85ef65  R11 = 0x3d5ddbac;
    expect lane 11 R8 = 0x3baffb55  R9 = 0x3d8c5dde  R10 = 0x3e6ac701  R11 = 0x3e85ef65;
    expect lane 12 R8 = 0x3d8c5dde  R9 = 0x3e85ef65  R10 = 0x3dd3bc7a  R11 = 0x3e6ac701;
    expect lane 13 R8 = 0x3e85ef65  R9 = 0x3f1d64de  R10 = 0x3cff0488  R11 = 0x3dd3bc7a;
    expect lane 14 R8 = 0x3f1d64de  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3cff0488;
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
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3f6d9d44  R10 = 0x3e6ac701  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3f6d9d44  R9 = 0x3e6ac701  R10 = 0x3cff0488  R11 = 0x3e6ac701;
    expect lane 8 R8 = 0x3e6ac701  R9 = 0x00000000  R10 = 0x3e301535  R11 = 0x3cff0488;
    expect lane 9 R8 = 0x00000000  R9 = 0x3d5ddbac  R10 = 0x3dfdf5d0  R11 = 0x3e301535;
    expect lane 10 R8 = 0x3d5ddbac  R9 = 0x3cb6ac26  R10 = 0x3c77f288  R11 = 0x3dfdf5d0;
    expect lane 11 R8 = 0x3cb6ac26  R9 = 0x3b23a096  R10 = 0x3e97c48a  R11 = 0x3c77f288;
    expect lane 12 R8 = 0x3b23a096  R9 = 0x3f0f9e28  R10 = 0x3c77f288  R11 = 0x3e97c48a;
    expect lane 13 R8 = 0x3f0f9e28  R9 = 0x3dfdf5d0  R10 = 0x3f029267  R11 = 0x3c77f288;
    expect lane 14 R8 = 0x3dfdf5d0  R9 = 0x3b23a096  R10 = 0x3ed53fd2  R11 = 0x3f029267;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d042108  R10 = 0x3d042108  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d042108  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d042108;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77bdef  R10 = 0x3f77bdef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77bdef  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f77bdef;
    expect lane 4 R8 = 0x3f042108  R9 = 0x3ef7bdef  R10 = 0x3ef7bdef  R11 = 0x3f042108;
    expect lane 5 R8 = 0x3ef7bdef  R9 = 0x3f0c6319  R10 = 0x3f0c6319  R11 = 0x3ef7bdef;
    expect lane 6 R8 = 0x3f0c6319  R9 = 0x3f0c6319  R10 = 0x3f35ad6b  R11 = 0x3f0c6319;
    expect lane 7 R8 = 0x3f0c6319  R9 = 0x3f800000  R10 = 0x3ef7bdef  R11 = 0x3f35ad6b;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3ef7bdef;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f042108  R10 = 0x3f1ce73a  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f042108  R9 = 0x3e94a529  R10 = 0x00000000  R11 = 0x3f1ce73a;
    expect lane 11 R8 = 0x3e94a529  R9 = 0x3f800000  R10 = 0x3e6739ce  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f25294a  R10 = 0x3ec6318c  R11 = 0x3e6739ce;
    expect lane 13 R8 = 0x3f25294a  R9 = 0x3f77bdef  R10 = 0x3f14a529  R11 = 0x3ec6318c;
    expect lane 14 R8 = 0x3f77bdef  R9 = 0x3f6f7bdf  R10 = 0x3f6739ce  R11 = 0x3f14a529;
}
