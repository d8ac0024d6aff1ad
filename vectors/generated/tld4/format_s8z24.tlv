# Format S8Z24 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 64 format S8Z24 UNORM size 16 2 address 0x30000000 G_DATA_TYPE 4 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 47e47180
bytes 0x30000020 fb6ebd6e 184d8f6f 01008033 571826ef 44487dfe 666dd829 64f3e56d 8b9cf098
bytes 0x30000040 00000000 01000001 ffffffff fefffffe 00008080 ffff7f7f 01008081 554e8487
bytes 0x30000060 4581f754 6f4d942f 010080b7 d67cd522 ffffff50 bc4a0357 f384f6d0 1f7489fe
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
    expect lane 6 R8 = 0x3f000002  R9 = 0x3f044e56  R10 = 0x3ee3c88f  R11 = 0x3f000002;
    expect lane 7 R8 = 0x3f044e56  R9 = 0x3f778146  R10 = 0x3f3d6efc  R11 = 0x3ee3c88f;
    expect lane 8 R8 = 0x3f778146  R9 = 0x3f144d70  R10 = 0x3f0f4d19  R11 = 0x3f3d6efc;
    expect lane 9 R8 = 0x3f144d70  R9 = 0x3f000002  R10 = 0x3f000002  R11 = 0x3f0f4d19;
    expect lane 10 R8 = 0x3f000002  R9 = 0x3f557cd7  R10 = 0x3e18615d  R11 = 0x3f000002;
    expect lane 11 R8 = 0x3f557cd7  R9 = 0x3f800000  R10 = 0x3efa9089  R11 = 0x3e18615d;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3c52af01  R10 = 0x3f586d67  R11 = 0x3efa9089;
    expect lane 13 R8 = 0x3c52af01  R9 = 0x3f7684f4  R10 = 0x3f65f365  R11 = 0x3f586d67;
    expect lane 14 R8 = 0x3f7684f4  R9 = 0x3f097420  R10 = 0x3f709c8c  R11 = 0x3f65f365;
}

warp 1 { # UINT
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x000000ff  R10 = 0x000000ff  R11 = 0x00000001;
    expect lane 2 R8 = 0x000000ff  R9 = 0x000000fe  R10 = 0x000000fe  R11 = 0x000000ff;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000080  R10 = 0x00000080  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000080  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0x00000080;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x0000007f;
    expect lane 6 R8 = 0x00000081  R9 = 0x00000087  R10 = 0x00000080  R11 = 0x00000081;
    expect lane 7 R8 = 0x00000087  R9 = 0x00000054  R10 = 0x0000006e  R11 = 0x00000080;
    expect lane 8 R8 = 0x00000054  R9 = 0x0000002f  R10 = 0x0000006f  R11 = 0x0000006e;
    expect lane 9 R8 = 0x0000002f  R9 = 0x000000b7  R10 = 0x00000033  R11 = 0x0000006f;
    expect lane 10 R8 = 0x000000b7  R9 = 0x00000022  R10 = 0x000000ef  R11 = 0x00000033;
    expect lane 11 R8 = 0x00000022  R9 = 0x00000050  R10 = 0x000000fe  R11 = 0x000000ef;
    expect lane 12 R8 = 0x00000050  R9 = 0x00000057  R10 = 0x00000029  R11 = 0x000000fe;
    expect lane 13 R8 = 0x00000057  R9 = 0x000000d0  R10 = 0x0000006d  R11 = 0x00000029;
    expect lane 14 R8 = 0x000000d0  R9 = 0x000000fe  R10 = 0x00000098  R11 = 0x0000006d;
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
