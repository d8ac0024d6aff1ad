# Format ZF32_X24S8 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-11
texture 0 { type TWO_D layout pitch 128 format ZF32_X24S8 FLOAT size 16 2 address 0x30000000 G_DATA_TYPE 4 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000000000e5779e 0100000001e24ed4 ffffffffff8c382c fefffffffee0771b 00000080803cf0b4 ffffff7f7fbda8f4 0100008081aaf35f b0839ca1604ce7a8
bytes 0x30000040 07166681c52b735b 0000008076ae9dc5 de571f723c36cbaa ffffffff893faa29 3c3731a1028c9776 8fbbfab981ebffc5 48eaff7c1e7d5197 87ad27aed2ae164f
bytes 0x30000080 000000000079fefd 0100000001ddd3bf ffffffffff94a51c fefffffffe3fe100 0000008080f92e66 ffffff7f7fef2ce2 0100008081856cab b60e4cb7c2d2d1ef
bytes 0x300000c0 0100008092d1d195 034afa40dbab2d6b a998273eb6fa35fa c37d22260150d26b de4d717a01e1098f 71e1ed2def63946f bd19c06e399ce4cb ffffffffac7df177
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # FLOAT
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0xb74c0eb6  R10 = 0xa19c83b0  R11 = 0x80000001;
    expect lane 7 R8 = 0xb74c0eb6  R9 = 0x80000001  R10 = 0x81661607  R11 = 0xa19c83b0;
    expect lane 8 R8 = 0x80000001  R9 = 0x40fa4a03  R10 = 0x80000000  R11 = 0x81661607;
    expect lane 9 R8 = 0x40fa4a03  R9 = 0x3e2798a9  R10 = 0x721f57de  R11 = 0x80000000;
    expect lane 10 R8 = 0x3e2798a9  R9 = 0x26227dc3  R10 = 0xffffffff  R11 = 0x721f57de;
    expect lane 11 R8 = 0x26227dc3  R9 = 0x7a714dde  R10 = 0xa131373c  R11 = 0xffffffff;
    expect lane 12 R8 = 0x7a714dde  R9 = 0x2dede171  R10 = 0xb9fabb8f  R11 = 0xa131373c;
    expect lane 13 R8 = 0x2dede171  R9 = 0x6ec019bd  R10 = 0x7cffea48  R11 = 0xb9fabb8f;
    expect lane 14 R8 = 0x6ec019bd  R9 = 0xffffffff  R10 = 0xae27ad87  R11 = 0x7cffea48;
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
    expect lane 6 R8 = 0x00000081  R9 = 0x000000c2  R10 = 0x00000060  R11 = 0x00000081;
    expect lane 7 R8 = 0x000000c2  R9 = 0x00000092  R10 = 0x000000c5  R11 = 0x00000060;
    expect lane 8 R8 = 0x00000092  R9 = 0x000000db  R10 = 0x00000076  R11 = 0x000000c5;
    expect lane 9 R8 = 0x000000db  R9 = 0x000000b6  R10 = 0x0000003c  R11 = 0x00000076;
    expect lane 10 R8 = 0x000000b6  R9 = 0x00000001  R10 = 0x00000089  R11 = 0x0000003c;
    expect lane 11 R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000089;
    expect lane 12 R8 = 0x00000001  R9 = 0x000000ef  R10 = 0x00000081  R11 = 0x00000002;
    expect lane 13 R8 = 0x000000ef  R9 = 0x00000039  R10 = 0x0000001e  R11 = 0x00000081;
    expect lane 14 R8 = 0x00000039  R9 = 0x000000ac  R10 = 0x000000d2  R11 = 0x0000001e;
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
