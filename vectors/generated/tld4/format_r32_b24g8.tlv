# Format R32_B24G8 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 128 format R32_B24G8 FLOAT size 16 2 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000000000000000 0100000001010000 ffffffffffffffff fefffffffefeffff 0000008080000080 ffffff7f7fffff7f 0100008081010080 58da9307f2bfd441
bytes 0x30000040 ffffff7fe56ce29b 45becda3e29c7c18 75c42410b79737f9 e7b16ba47f9025d7 2def9660b3767c67 6f8340b37953654f cbc5ab92d3e28bed 3cc805fa6072f7bb
bytes 0x30000080 0000000000000000 0100000001010000 ffffffffffffffff fefffffffefeffff 0000008080000080 ffffff7f7fffff7f 0100008081010080 0000008081ad37fe
bytes 0x300000c0 b299024d01d189c3 dbc2236bd7b9c8b5 ffffff7f31deda99 77f24aa8bda34ef1 8cf0c19805234ffe 3eaf7dba47f77ebd d959e9270e4644eb ff5b9971e11085ee
texture 1 { type TWO_D layout pitch 128 format R32_B24G8 UINT size 16 2 address 0x30001000 G_DATA_TYPE 2 B_DATA_TYPE 2 }
handle 1 texture 1 sampler 0
bytes 0x30001000 0000000000000000 0100000001010000 ffffffffffffffff fefffffffefeffff 0000008080000080 ffffff7f7fffff7f 0100008081010080 f8b707946fd54dde
bytes 0x30001040 ae98e526e27dfcf7 ffffffff17626784 0afaccb1e633559d 01000080f9502ba5 856dcd87ffcaba3f 50377090df0e938d 0100008042010000 9463cef655299f73
bytes 0x30001080 0000000000000000 0100000001010000 ffffffffffffffff fefffffffefeffff 0000008080000080 ffffff7f7fffff7f 0100008081010080 f75e899736bbd82d
bytes 0x300010c0 41b42b7cfa00812a f9b2a95db1ffffff 5a21e7d0e3ffff7f 8f14886ee61a7156 ffffffffd367240b 8cda79d65b19b780 5a70a229998966f5 e0b5d10f5a3ffe46
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
    expect lane 6 R8 = 0x80000001  R9 = 0x80000000  R10 = 0x0793da58  R11 = 0x80000001;
    expect lane 7 R8 = 0x80000000  R9 = 0x4d0299b2  R10 = 0x7fffffff  R11 = 0x0793da58;
    expect lane 8 R8 = 0x4d0299b2  R9 = 0x6b23c2db  R10 = 0xa3cdbe45  R11 = 0x7fffffff;
    expect lane 9 R8 = 0x6b23c2db  R9 = 0x7fffffff  R10 = 0x1024c475  R11 = 0xa3cdbe45;
    expect lane 10 R8 = 0x7fffffff  R9 = 0xa84af277  R10 = 0xa46bb1e7  R11 = 0x1024c475;
    expect lane 11 R8 = 0xa84af277  R9 = 0x98c1f08c  R10 = 0x6096ef2d  R11 = 0xa46bb1e7;
    expect lane 12 R8 = 0x98c1f08c  R9 = 0xba7daf3e  R10 = 0xb340836f  R11 = 0x6096ef2d;
    expect lane 13 R8 = 0xba7daf3e  R9 = 0x27e959d9  R10 = 0x92abc5cb  R11 = 0xb340836f;
    expect lane 14 R8 = 0x27e959d9  R9 = 0x71995bff  R10 = 0xfa05c83c  R11 = 0x92abc5cb;
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
    expect lane 6 R8 = 0x00000081  R9 = 0x00000081  R10 = 0x000000f2  R11 = 0x00000081;
    expect lane 7 R8 = 0x00000081  R9 = 0x00000001  R10 = 0x000000e5  R11 = 0x000000f2;
    expect lane 8 R8 = 0x00000001  R9 = 0x000000d7  R10 = 0x000000e2  R11 = 0x000000e5;
    expect lane 9 R8 = 0x000000d7  R9 = 0x00000031  R10 = 0x000000b7  R11 = 0x000000e2;
    expect lane 10 R8 = 0x00000031  R9 = 0x000000bd  R10 = 0x0000007f  R11 = 0x000000b7;
    expect lane 11 R8 = 0x000000bd  R9 = 0x00000005  R10 = 0x000000b3  R11 = 0x0000007f;
    expect lane 12 R8 = 0x00000005  R9 = 0x00000047  R10 = 0x00000079  R11 = 0x000000b3;
    expect lane 13 R8 = 0x00000047  R9 = 0x0000000e  R10 = 0x000000d3  R11 = 0x00000079;
    expect lane 14 R8 = 0x0000000e  R9 = 0x000000e1  R10 = 0x00000060  R11 = 0x000000d3;
}

warp 2 { # UINT
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x00ffffff  R10 = 0x00ffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0x00ffffff  R9 = 0x00fffffe  R10 = 0x00fffffe  R11 = 0x00ffffff;
    expect lane 3 R8 = 0x00fffffe  R9 = 0x00800000  R10 = 0x00800000  R11 = 0x00fffffe;
    expect lane 4 R8 = 0x00800000  R9 = 0x007fffff  R10 = 0x007fffff  R11 = 0x00800000;
    expect lane 5 R8 = 0x007fffff  R9 = 0x00800001  R10 = 0x00800001  R11 = 0x007fffff;
    expect lane 6 R8 = 0x00800001  R9 = 0x00fe37ad  R10 = 0x0041d4bf  R11 = 0x00800001;
    expect lane 7 R8 = 0x00fe37ad  R9 = 0x00c389d1  R10 = 0x009be26c  R11 = 0x0041d4bf;
    expect lane 8 R8 = 0x00c389d1  R9 = 0x00b5c8b9  R10 = 0x00187c9c  R11 = 0x009be26c;
    expect lane 9 R8 = 0x00b5c8b9  R9 = 0x0099dade  R10 = 0x00f93797  R11 = 0x00187c9c;
    expect lane 10 R8 = 0x0099dade  R9 = 0x00f14ea3  R10 = 0x00d72590  R11 = 0x00f93797;
    expect lane 11 R8 = 0x00f14ea3  R9 = 0x00fe4f23  R10 = 0x00677c76  R11 = 0x00d72590;
    expect lane 12 R8 = 0x00fe4f23  R9 = 0x00bd7ef7  R10 = 0x004f6553  R11 = 0x00677c76;
    expect lane 13 R8 = 0x00bd7ef7  R9 = 0x00eb4446  R10 = 0x00ed8be2  R11 = 0x004f6553;
    expect lane 14 R8 = 0x00eb4446  R9 = 0x00ee8510  R10 = 0x00bbf772  R11 = 0x00ed8be2;
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
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0x80000000  R10 = 0x80000000  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x80000000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x80000000;
    expect lane 5 R8 = 0x7fffffff  R9 = 0x80000001  R10 = 0x80000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x80000001  R9 = 0x97895ef7  R10 = 0x9407b7f8  R11 = 0x80000001;
    expect lane 7 R8 = 0x97895ef7  R9 = 0x7c2bb441  R10 = 0x26e598ae  R11 = 0x9407b7f8;
    expect lane 8 R8 = 0x7c2bb441  R9 = 0x5da9b2f9  R10 = 0xffffffff  R11 = 0x26e598ae;
    expect lane 9 R8 = 0x5da9b2f9  R9 = 0xd0e7215a  R10 = 0xb1ccfa0a  R11 = 0xffffffff;
    expect lane 10 R8 = 0xd0e7215a  R9 = 0x6e88148f  R10 = 0x80000001  R11 = 0xb1ccfa0a;
    expect lane 11 R8 = 0x6e88148f  R9 = 0xffffffff  R10 = 0x87cd6d85  R11 = 0x80000001;
    expect lane 12 R8 = 0xffffffff  R9 = 0xd679da8c  R10 = 0x90703750  R11 = 0x87cd6d85;
    expect lane 13 R8 = 0xd679da8c  R9 = 0x29a2705a  R10 = 0x80000001  R11 = 0x90703750;
    expect lane 14 R8 = 0x29a2705a  R9 = 0x0fd1b5e0  R10 = 0xf6ce6394  R11 = 0x80000001;
}

warp 5 { # UNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3e58d8d9  R10 = 0x3edededf  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3e58d8d9  R9 = 0x3f7afafb  R10 = 0x3f62e2e3  R11 = 0x3edededf;
    expect lane 8 R8 = 0x3f7afafb  R9 = 0x3f31b1b2  R10 = 0x3db8b8b9  R11 = 0x3f62e2e3;
    expect lane 9 R8 = 0x3f31b1b2  R9 = 0x3f63e3e4  R10 = 0x3f66e6e7  R11 = 0x3db8b8b9;
    expect lane 10 R8 = 0x3f63e3e4  R9 = 0x3f66e6e7  R10 = 0x3f79f9fa  R11 = 0x3f66e6e7;
    expect lane 11 R8 = 0x3f66e6e7  R9 = 0x3f53d3d4  R10 = 0x3f800000  R11 = 0x3f79f9fa;
    expect lane 12 R8 = 0x3f53d3d4  R9 = 0x3eb6b6b7  R10 = 0x3f5fdfe0  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3eb6b6b7  R9 = 0x3f19999a  R10 = 0x3e848485  R11 = 0x3f5fdfe0;
    expect lane 14 R8 = 0x3f19999a  R9 = 0x3eb4b4b5  R10 = 0x3eaaaaab  R11 = 0x3e848485;
}

warp 6 { # UNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x33800001  R10 = 0x33800001  R11 = 0x00000000;
    expect lane 1 R8 = 0x33800001  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x33800001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7fffff  R10 = 0x3f7fffff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7fffff  R9 = 0x3f000001  R10 = 0x3f000001  R11 = 0x3f7fffff;
    expect lane 4 R8 = 0x3f000001  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f000001;
    expect lane 5 R8 = 0x3effffff  R9 = 0x3f000002  R10 = 0x3f000002  R11 = 0x3effffff;
    expect lane 6 R8 = 0x3f000002  R9 = 0x3e3762ed  R10 = 0x3f5e4dd6  R11 = 0x3f000002;
    expect lane 7 R8 = 0x3e3762ed  R9 = 0x3e2a0401  R10 = 0x3f77fc7e  R11 = 0x3f5e4dd6;
    expect lane 8 R8 = 0x3e2a0401  R9 = 0x3f800000  R10 = 0x3f046763  R11 = 0x3f77fc7e;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3effffff  R10 = 0x3f1d5534  R11 = 0x3f046763;
    expect lane 10 R8 = 0x3effffff  R9 = 0x3eace235  R10 = 0x3f252b51  R11 = 0x3f1d5534;
    expect lane 11 R8 = 0x3eace235  R9 = 0x3d324671  R10 = 0x3e7eeb29  R11 = 0x3f252b51;
    expect lane 12 R8 = 0x3d324671  R9 = 0x3f00b71a  R10 = 0x3f0d930f  R11 = 0x3e7eeb29;
    expect lane 13 R8 = 0x3f00b71a  R9 = 0x3f75668a  R10 = 0x33800001  R11 = 0x3f0d930f;
    expect lane 14 R8 = 0x3f75668a  R9 = 0x3e8dfc7f  R10 = 0x3ee73e53  R11 = 0x33800001;
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
