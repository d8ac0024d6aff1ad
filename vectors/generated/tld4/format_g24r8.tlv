# Format G24R8 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 64 format G24R8 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 f5c8e59a
bytes 0x30000020 190a92fc e54ed1c5 c7ce4080 4b1f1fe6 a2e70235 80530f24 fe75ca66 6ca1cc6b
bytes 0x30000040 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 fe3c5e95
bytes 0x30000060 bb5fefea ffb79a43 ff1970f9 fecb69ae acc8e008 bec46256 61ba5442 4b87cc21
texture 1 { type TWO_D layout pitch 64 format G24R8 UINT size 16 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 2c057770
bytes 0x30001020 14010000 95de460b fa3185b2 8bfb72a7 d9000000 eaf7ad3b 0fd85375 8a88b7ba
bytes 0x30001040 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 3af431a1
bytes 0x30001060 6fab8958 88abad33 67c14c10 9ad49672 fbffff7f 7fffff7f 56cd2dcc db73553c
texture 2 { type TWO_D layout pitch 64 format G24R8 UNORM size 16 2 address 0x30002000 G_DATA_TYPE 4 }
handle 2 texture 2 sampler 0
bytes 0x30002000 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 138ef8c3
bytes 0x30002020 52b9733a 7f83bc2d fe000000 0b000080 5105dbec 1cfda16f 403a0573 009f82db
bytes 0x30002040 00000000 01010000 ffffffff fefeffff 80000080 7fffff7f 81010080 81171ccd
bytes 0x30002060 cdffffff 07feffff b6010080 ec5a5a03 ae9c9dca 542f8e72 e62288d0 5d010000
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3f7efeff  R10 = 0x3f75f5f6  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3f7efeff  R9 = 0x3f3bbbbc  R10 = 0x3dc8c8c9  R11 = 0x3f75f5f6;
    expect lane 8 R8 = 0x3f3bbbbc  R9 = 0x3f800000  R10 = 0x3f65e5e6  R11 = 0x3dc8c8c9;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f47c7c8  R11 = 0x3f65e5e6;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3e969697  R11 = 0x3f47c7c8;
    expect lane 11 R8 = 0x3f7efeff  R9 = 0x3f2cacad  R10 = 0x3f22a2a3  R11 = 0x3e969697;
    expect lane 12 R8 = 0x3f2cacad  R9 = 0x3f3ebebf  R10 = 0x3f008081  R11 = 0x3f22a2a3;
    expect lane 13 R8 = 0x3f3ebebf  R9 = 0x3ec2c2c3  R10 = 0x3f7efeff  R11 = 0x3f008081;
    expect lane 14 R8 = 0x3ec2c2c3  R9 = 0x3e969697  R10 = 0x3ed8d8d9  R11 = 0x3f7efeff;
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
    expect lane 6 R8 = 0x3f000002  R9 = 0x3f155e3d  R10 = 0x3f1ae5c9  R11 = 0x3f000002;
    expect lane 7 R8 = 0x3f155e3d  R9 = 0x3f6aef60  R10 = 0x3f7c920b  R11 = 0x3f1ae5c9;
    expect lane 8 R8 = 0x3f6aef60  R9 = 0x3e87356f  R10 = 0x3f45d14f  R11 = 0x3f7c920b;
    expect lane 9 R8 = 0x3e87356f  R9 = 0x3f79701a  R10 = 0x3f0040cf  R11 = 0x3f45d14f;
    expect lane 10 R8 = 0x3f79701a  R9 = 0x3f2e69cc  R10 = 0x3f661f20  R11 = 0x3f0040cf;
    expect lane 11 R8 = 0x3f2e69cc  R9 = 0x3d0e0c81  R10 = 0x3e540b9d  R11 = 0x3f661f20;
    expect lane 12 R8 = 0x3d0e0c81  R9 = 0x3eacc589  R10 = 0x3e103d4d  R11 = 0x3e540b9d;
    expect lane 13 R8 = 0x3eacc589  R9 = 0x3e84a975  R10 = 0x3ecd94eb  R11 = 0x3e103d4d;
    expect lane 14 R8 = 0x3e84a975  R9 = 0x3e07321d  R10 = 0x3ed79943  R11 = 0x3ecd94eb;
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
    expect lane 1 R8 = 0x00000001  R9 = 0x000000ff  R10 = 0x000000ff  R11 = 0x00000001;
    expect lane 2 R8 = 0x000000ff  R9 = 0x000000fe  R10 = 0x000000fe  R11 = 0x000000ff;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000080  R10 = 0x00000080  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000080  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0x00000080;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x0000007f;
    expect lane 6 R8 = 0x00000081  R9 = 0x0000003a  R10 = 0x0000002c  R11 = 0x00000081;
    expect lane 7 R8 = 0x0000003a  R9 = 0x0000006f  R10 = 0x00000014  R11 = 0x0000002c;
    expect lane 8 R8 = 0x0000006f  R9 = 0x00000088  R10 = 0x00000095  R11 = 0x00000014;
    expect lane 9 R8 = 0x00000088  R9 = 0x00000067  R10 = 0x000000fa  R11 = 0x00000095;
    expect lane 10 R8 = 0x00000067  R9 = 0x0000009a  R10 = 0x0000008b  R11 = 0x000000fa;
    expect lane 11 R8 = 0x0000009a  R9 = 0x000000fb  R10 = 0x000000d9  R11 = 0x0000008b;
    expect lane 12 R8 = 0x000000fb  R9 = 0x0000007f  R10 = 0x000000ea  R11 = 0x000000d9;
    expect lane 13 R8 = 0x0000007f  R9 = 0x00000056  R10 = 0x0000000f  R11 = 0x000000ea;
    expect lane 14 R8 = 0x00000056  R9 = 0x000000db  R10 = 0x0000008a  R11 = 0x0000000f;
}

warp 5 { # UINT
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x00ffffff  R10 = 0x00ffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0x00ffffff  R9 = 0x00fffffe  R10 = 0x00fffffe  R11 = 0x00ffffff;
    expect lane 3 R8 = 0x00fffffe  R9 = 0x00800000  R10 = 0x00800000  R11 = 0x00fffffe;
    expect lane 4 R8 = 0x00800000  R9 = 0x007fffff  R10 = 0x007fffff  R11 = 0x00800000;
    expect lane 5 R8 = 0x007fffff  R9 = 0x00800001  R10 = 0x00800001  R11 = 0x007fffff;
    expect lane 6 R8 = 0x00800001  R9 = 0x00a131f4  R10 = 0x00707705  R11 = 0x00800001;
    expect lane 7 R8 = 0x00a131f4  R9 = 0x005889ab  R10 = 0x00000001  R11 = 0x00707705;
    expect lane 8 R8 = 0x005889ab  R9 = 0x0033adab  R10 = 0x000b46de  R11 = 0x00000001;
    expect lane 9 R8 = 0x0033adab  R9 = 0x00104cc1  R10 = 0x00b28531  R11 = 0x000b46de;
    expect lane 10 R8 = 0x00104cc1  R9 = 0x007296d4  R10 = 0x00a772fb  R11 = 0x00b28531;
    expect lane 11 R8 = 0x007296d4  R9 = 0x007fffff  R10 = 0x00000000  R11 = 0x00a772fb;
    expect lane 12 R8 = 0x007fffff  R9 = 0x007fffff  R10 = 0x003badf7  R11 = 0x00000000;
    expect lane 13 R8 = 0x007fffff  R9 = 0x00cc2dcd  R10 = 0x007553d8  R11 = 0x003badf7;
    expect lane 14 R8 = 0x00cc2dcd  R9 = 0x003c5573  R10 = 0x00bab788  R11 = 0x007553d8;
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

warp 8 { # UNORM
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3d989899  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3f018182  R9 = 0x3f4dcdce  R10 = 0x3ea4a4a5  R11 = 0x3d989899;
    expect lane 8 R8 = 0x3f4dcdce  R9 = 0x3ce0e0e1  R10 = 0x3efefeff  R11 = 0x3ea4a4a5;
    expect lane 9 R8 = 0x3ce0e0e1  R9 = 0x3f36b6b7  R10 = 0x3f7efeff  R11 = 0x3efefeff;
    expect lane 10 R8 = 0x3f36b6b7  R9 = 0x3f6ceced  R10 = 0x3d30b0b1  R11 = 0x3f7efeff;
    expect lane 11 R8 = 0x3f6ceced  R9 = 0x3f2eaeaf  R10 = 0x3ea2a2a3  R11 = 0x3d30b0b1;
    expect lane 12 R8 = 0x3f2eaeaf  R9 = 0x3ea8a8a9  R10 = 0x3de0e0e1  R11 = 0x3ea2a2a3;
    expect lane 13 R8 = 0x3ea8a8a9  R9 = 0x3f66e6e7  R10 = 0x3e808081  R11 = 0x3de0e0e1;
    expect lane 14 R8 = 0x3f66e6e7  R9 = 0x3ebababb  R10 = 0x00000000  R11 = 0x3e808081;
}

warp 9 { # UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x00ffffff  R10 = 0x00ffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0x00ffffff  R9 = 0x00fffffe  R10 = 0x00fffffe  R11 = 0x00ffffff;
    expect lane 3 R8 = 0x00fffffe  R9 = 0x00800000  R10 = 0x00800000  R11 = 0x00fffffe;
    expect lane 4 R8 = 0x00800000  R9 = 0x007fffff  R10 = 0x007fffff  R11 = 0x00800000;
    expect lane 5 R8 = 0x007fffff  R9 = 0x00800001  R10 = 0x00800001  R11 = 0x007fffff;
    expect lane 6 R8 = 0x00800001  R9 = 0x00cd1c17  R10 = 0x00c3f88e  R11 = 0x00800001;
    expect lane 7 R8 = 0x00cd1c17  R9 = 0x00ffffff  R10 = 0x003a73b9  R11 = 0x00c3f88e;
    expect lane 8 R8 = 0x00ffffff  R9 = 0x00fffffe  R10 = 0x002dbc83  R11 = 0x003a73b9;
    expect lane 9 R8 = 0x00fffffe  R9 = 0x00800001  R10 = 0x00000000  R11 = 0x002dbc83;
    expect lane 10 R8 = 0x00800001  R9 = 0x00035a5a  R10 = 0x00800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00035a5a  R9 = 0x00ca9d9c  R10 = 0x00ecdb05  R11 = 0x00800000;
    expect lane 12 R8 = 0x00ca9d9c  R9 = 0x00728e2f  R10 = 0x006fa1fd  R11 = 0x00ecdb05;
    expect lane 13 R8 = 0x00728e2f  R9 = 0x00d08822  R10 = 0x0073053a  R11 = 0x006fa1fd;
    expect lane 14 R8 = 0x00d08822  R9 = 0x00000001  R10 = 0x00db829f  R11 = 0x0073053a;
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
