# Format B5G6R5 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format B5G6R5 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 2108 ffff def7 1084 ef7b 318c 0afe
bytes 0x30000010 e3cb 1c88 7130 edfd ca7e 11ca 0b4c 7eca
bytes 0x30000020 0000 2108 ffff def7 1084 ef7b 318c bf58
bytes 0x30000030 b179 8b3a d083 55fc cdf5 1051 3f14 346c
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
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3f800000  R10 = 0x3dadeb4d  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3e85ef65  R10 = 0x3c1c2188  R11 = 0x3dadeb4d;
    expect lane 8 R8 = 0x3e85ef65  R9 = 0x3dd3bc7a  R10 = 0x3f4b372e  R11 = 0x3c1c2188;
    expect lane 9 R8 = 0x3dd3bc7a  R9 = 0x3e6ac701  R10 = 0x3e85ef65  R11 = 0x3f4b372e;
    expect lane 10 R8 = 0x3e6ac701  R9 = 0x3ed53fd2  R10 = 0x3e165d06  R11 = 0x3e85ef65;
    expect lane 11 R8 = 0x3ed53fd2  R9 = 0x3e165d06  R10 = 0x3dadeb4d  R11 = 0x3e165d06;
    expect lane 12 R8 = 0x3e165d06  R9 = 0x3e6ac701  R10 = 0x3e85ef65  R11 = 0x3dadeb4d;
    expect lane 13 R8 = 0x3e6ac701  R9 = 0x3f800000  R10 = 0x3dd3bc7a  R11 = 0x3e85ef65;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ebf6620  R10 = 0x3f6d9d44  R11 = 0x3dd3bc7a;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3aa107b0  R10 = 0x3aa107b0  R11 = 0x00000000;
    expect lane 1 R8 = 0x3aa107b0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3aa107b0;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f76da6b  R10 = 0x3f76da6b  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f76da6b  R9 = 0x3e62c699  R10 = 0x3e62c699  R11 = 0x3f76da6b;
    expect lane 4 R8 = 0x3e62c699  R9 = 0x3e53bb28  R10 = 0x3e53bb28  R11 = 0x3e62c699;
    expect lane 5 R8 = 0x3e53bb28  R9 = 0x3e726d1f  R10 = 0x3e726d1f  R11 = 0x3e53bb28;
    expect lane 6 R8 = 0x3e726d1f  R9 = 0x3be9181c  R10 = 0x3f0a8ffb  R11 = 0x3e726d1f;
    expect lane 7 R8 = 0x3be9181c  R9 = 0x3d0fd77b  R10 = 0x3e53bb28  R11 = 0x3f0a8ffb;
    expect lane 8 R8 = 0x3d0fd77b  R9 = 0x3da84ff8  R10 = 0x00000000  R11 = 0x3e53bb28;
    expect lane 9 R8 = 0x3da84ff8  R9 = 0x3e454909  R10 = 0x3b742149  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e454909  R9 = 0x3e81583c  R10 = 0x3f04303c  R11 = 0x3b742149;
    expect lane 11 R8 = 0x3e81583c  R9 = 0x3efbfa45  R10 = 0x3f348b77  R11 = 0x3f04303c;
    expect lane 12 R8 = 0x3efbfa45  R9 = 0x3c71604f  R10 = 0x3d56f473  R11 = 0x3f348b77;
    expect lane 13 R8 = 0x3c71604f  R9 = 0x3e726d1f  R10 = 0x3e62c699  R11 = 0x3d56f473;
    expect lane 14 R8 = 0x3e726d1f  R9 = 0x3e726d1f  R10 = 0x3d979ba7  R11 = 0x3e62c699;
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
    expect lane 6 R8 = 0x3e85ef65  R9 = 0x3dd3bc7a  R10 = 0x3f800000  R11 = 0x3e85ef65;
    expect lane 7 R8 = 0x3dd3bc7a  R9 = 0x3e4c336b  R10 = 0x3f1d64de  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e4c336b  R9 = 0x3d2ae54a  R10 = 0x3e85ef65  R11 = 0x3f1d64de;
    expect lane 9 R8 = 0x3d2ae54a  R9 = 0x3e6ac701  R10 = 0x3cff0488  R11 = 0x3e85ef65;
    expect lane 10 R8 = 0x3e6ac701  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3cff0488;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f6d9d44  R10 = 0x3e4c336b  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f6d9d44  R9 = 0x3dadeb4d  R10 = 0x3f1d64de  R11 = 0x3e4c336b;
    expect lane 13 R8 = 0x3dadeb4d  R9 = 0x3baffb55  R10 = 0x3d8c5dde  R11 = 0x3f1d64de;
    expect lane 14 R8 = 0x3baffb55  R9 = 0x3e165d06  R10 = 0x3f1d64de  R11 = 0x3d8c5dde;
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
