# Format B6G5R5 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format B6G5R5 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 2104 ffff defb 1082 ef7d 3186 e17e
bytes 0x30000010 3bc4 60b1 01b2 d4c5 9fcb 8184 7102 8fff
bytes 0x30000020 0000 2104 ffff defb 1082 ef7d 3186 decf
bytes 0x30000030 effe 0f82 5e82 afb9 1260 1a7c 4c66 0f02
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
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3f6d9d44  R10 = 0x3b23a096  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3f6d9d44  R9 = 0x3e4c336b  R10 = 0x3f3b2e99  R11 = 0x3b23a096;
    expect lane 8 R8 = 0x3e4c336b  R9 = 0x3e4c336b  R10 = 0x00000000  R11 = 0x3f3b2e99;
    expect lane 9 R8 = 0x3e4c336b  R9 = 0x3f6d9d44  R10 = 0x3b23a096  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f6d9d44  R9 = 0x3e4c336b  R10 = 0x3ebf6620  R11 = 0x3b23a096;
    expect lane 11 R8 = 0x3e4c336b  R9 = 0x3e97c48a  R10 = 0x3f800000  R11 = 0x3ebf6620;
    expect lane 12 R8 = 0x3e97c48a  R9 = 0x3f2be969  R10 = 0x3b23a096  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f2be969  R9 = 0x3dfdf5d0  R10 = 0x3e85ef65  R11 = 0x3b23a096;
    expect lane 14 R8 = 0x3dfdf5d0  R9 = 0x3e4c336b  R10 = 0x3e4c336b  R11 = 0x3e85ef65;
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
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3f6d9d44  R10 = 0x3f029267  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3f6d9d44  R9 = 0x3f029267  R10 = 0x3b23a096  R11 = 0x3f029267;
    expect lane 8 R8 = 0x3f029267  R9 = 0x3e6ac701  R10 = 0x3dd3bc7a  R11 = 0x3b23a096;
    expect lane 9 R8 = 0x3e6ac701  R9 = 0x3e97c48a  R10 = 0x3e6ac701  R11 = 0x3dd3bc7a;
    expect lane 10 R8 = 0x3e97c48a  R9 = 0x3e165d06  R10 = 0x3e301535  R11 = 0x3e6ac701;
    expect lane 11 R8 = 0x3e165d06  R9 = 0x00000000  R10 = 0x3f4b372e  R11 = 0x3e301535;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3c77f288  R11 = 0x3f4b372e;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e97c48a  R10 = 0x3eaae9e0  R11 = 0x3c77f288;
    expect lane 14 R8 = 0x3e97c48a  R9 = 0x3e6ac701  R10 = 0x3f4b372e  R11 = 0x3eaae9e0;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3aa107b0  R10 = 0x3aa107b0  R11 = 0x00000000;
    expect lane 1 R8 = 0x3aa107b0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3aa107b0;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f76da6b  R10 = 0x3f76da6b  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f76da6b  R9 = 0x3e62c699  R10 = 0x3e62c699  R11 = 0x3f76da6b;
    expect lane 4 R8 = 0x3e62c699  R9 = 0x3e53bb28  R10 = 0x3e53bb28  R11 = 0x3e62c699;
    expect lane 5 R8 = 0x3e53bb28  R9 = 0x3e726d1f  R10 = 0x3e726d1f  R11 = 0x3e53bb28;
    expect lane 6 R8 = 0x3e726d1f  R9 = 0x3f1ebe99  R10 = 0x3e53bb28  R11 = 0x3e726d1f;
    expect lane 7 R8 = 0x3f1ebe99  R9 = 0x3f800000  R10 = 0x3f111cba  R11 = 0x3e53bb28;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3e62c699  R10 = 0x3ee436e5  R11 = 0x3f111cba;
    expect lane 9 R8 = 0x3e62c699  R9 = 0x3e62c699  R10 = 0x3ee436e5  R11 = 0x3ee436e5;
    expect lane 10 R8 = 0x3e62c699  R9 = 0x3efbfa45  R10 = 0x3f111cba  R11 = 0x3ee436e5;
    expect lane 11 R8 = 0x3efbfa45  R9 = 0x3df59247  R10 = 0x3f17d6d1  R11 = 0x3f111cba;
    expect lane 12 R8 = 0x3df59247  R9 = 0x3e53bb28  R10 = 0x3e726d1f  R11 = 0x3f17d6d1;
    expect lane 13 R8 = 0x3e53bb28  R9 = 0x3e05ca3c  R10 = 0x00000000  R11 = 0x3e726d1f;
    expect lane 14 R8 = 0x3e05ca3c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
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
