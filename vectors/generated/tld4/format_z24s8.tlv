# Format Z24S8 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 64 format Z24S8 UINT size 16 2 address 0x30000000 G_DATA_TYPE 2 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 34b8f169
bytes 0x30000020 ff9fbfc5 c383afc7 9f9cd63c a66af361 505c2fb1 815cd2de 7f5dbbf7 6e22e8d3
bytes 0x30000040 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 c9ee836c
bytes 0x30000060 dc2700b6 6f41fdd1 243fef63 97e43072 88992c03 368bca2e 01049a93 e6484f67
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UINT
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x000000ff  R10 = 0x000000ff  R11 = 0x00000001;
    expect lane 2 R8 = 0x000000ff  R9 = 0x000000fe  R10 = 0x000000fe  R11 = 0x000000ff;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000080  R10 = 0x00000080  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000080  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0x00000080;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x0000007f;
    expect lane 6 R8 = 0x00000081  R9 = 0x000000c9  R10 = 0x00000034  R11 = 0x00000081;
    expect lane 7 R8 = 0x000000c9  R9 = 0x000000dc  R10 = 0x000000ff  R11 = 0x00000034;
    expect lane 8 R8 = 0x000000dc  R9 = 0x0000006f  R10 = 0x000000c3  R11 = 0x000000ff;
    expect lane 9 R8 = 0x0000006f  R9 = 0x00000024  R10 = 0x0000009f  R11 = 0x000000c3;
    expect lane 10 R8 = 0x00000024  R9 = 0x00000097  R10 = 0x000000a6  R11 = 0x0000009f;
    expect lane 11 R8 = 0x00000097  R9 = 0x00000088  R10 = 0x00000050  R11 = 0x000000a6;
    expect lane 12 R8 = 0x00000088  R9 = 0x00000036  R10 = 0x00000081  R11 = 0x00000050;
    expect lane 13 R8 = 0x00000036  R9 = 0x00000001  R10 = 0x0000007f  R11 = 0x00000081;
    expect lane 14 R8 = 0x00000001  R9 = 0x000000e6  R10 = 0x0000006e  R11 = 0x0000007f;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x33800001  R10 = 0x33800001  R11 = 0x00000000;
    expect lane 1 R8 = 0x33800001  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x33800001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7fffff  R10 = 0x3f7fffff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7fffff  R9 = 0x3f000001  R10 = 0x3f000001  R11 = 0x3f7fffff;
    expect lane 4 R8 = 0x3f000001  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f000001;
    expect lane 5 R8 = 0x3effffff  R9 = 0x3f000002  R10 = 0x3f000002  R11 = 0x3effffff;
    expect lane 6 R8 = 0x3f000002  R9 = 0x3ed907dd  R10 = 0x3ed3e371  R11 = 0x3f000002;
    expect lane 7 R8 = 0x3ed907dd  R9 = 0x3f360028  R10 = 0x3f45bfa0  R11 = 0x3ed3e371;
    expect lane 8 R8 = 0x3f360028  R9 = 0x3f51fd42  R10 = 0x3f47af84  R11 = 0x3f45bfa0;
    expect lane 9 R8 = 0x3f51fd42  R9 = 0x3ec7de7f  R10 = 0x3e735a71  R11 = 0x3f47af84;
    expect lane 10 R8 = 0x3ec7de7f  R9 = 0x3ee461c9  R10 = 0x3ec3e6d5  R11 = 0x3e735a71;
    expect lane 11 R8 = 0x3ee461c9  R9 = 0x3c4b2641  R10 = 0x3f312f5d  R11 = 0x3ec3e6d5;
    expect lane 12 R8 = 0x3c4b2641  R9 = 0x3e3b2a2d  R10 = 0x3f5ed25d  R11 = 0x3f312f5d;
    expect lane 13 R8 = 0x3e3b2a2d  R9 = 0x3f139a05  R10 = 0x3f77bb5e  R11 = 0x3f5ed25d;
    expect lane 14 R8 = 0x3f139a05  R9 = 0x3ece9e91  R10 = 0x3f53e823  R11 = 0x3f77bb5e;
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
