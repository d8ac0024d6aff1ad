# Format R32_G32 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 R-TLD4-4 PD-11 PD-80
texture 0 { type TWO_D layout pitch 64 format R32_G32 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000000000000080 ffffffff01000080 0100000055555555 feffffffaaaaaaaa ffffff7f33333333 0000008024499224 0100008003000000 5555555505000000
bytes 0x30000040 aaaaaaaafcffffff 33333333feffff7f 2449922474d14517 0300000000000000 05000000ffffffff fcffffff01000000 feffff7ffeffffff 74d14517ffffff7f
texture 1 { type TWO_D layout pitch 64 format R32_G32 SNORM size 8 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 0000000000000080 ffffffff01000080 0100000055555555 feffffffaaaaaaaa ffffff7f33333333 0000008024499224 0100008003000000 5555555505000000
bytes 0x30001040 aaaaaaaafcffffff 33333333feffff7f 2449922474d14517 0300000000000000 05000000ffffffff fcffffff01000000 feffff7ffeffffff 74d14517ffffff7f
texture 2 { type TWO_D layout pitch 64 format R32_G32 UINT size 8 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 0000000000000080 ffffffff01000080 0100000055555555 feffffffaaaaaaaa ffffff7f33333333 0000008024499224 0100008003000000 5555555505000000
bytes 0x30002040 aaaaaaaafcffffff 33333333feffff7f 2449922474d14517 0300000000000000 05000000ffffffff fcffffff01000000 feffff7ffeffffff 74d14517ffffff7f
texture 3 { type TWO_D layout pitch 64 format R32_G32 SINT size 8 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 0000000000000080 ffffffff01000080 0100000055555555 feffffffaaaaaaaa ffffff7f33333333 0000008024499224 0100008003000000 5555555505000000
bytes 0x30003040 aaaaaaaafcffffff 33333333feffff7f 2449922474d14517 0300000000000000 05000000ffffffff fcffffff01000000 feffff7ffeffffff 74d14517ffffff7f
texture 4 { type TWO_D layout pitch 64 format R32_G32 FLOAT size 8 2 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30004000 00000000ffff7f7f 000000800000807f 01000000000080ff ffff7f800100c07f 0000803f0100807f ffff7f7fffffffff 0000807f00008000 000080ffabaaaa3e
bytes 0x30004040 0100c07fdb0f4940 0100807f000000c0 ffffffff00008033 0000800000000000 abaaaa3e00000080 db0f494001000000 000000c0ffff7f80 000080330000803f
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4ccccd  R9 = 0x3e124925  R10 = 0x2f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e124925  R9 = 0x30400000  R10 = 0x3f800000  R11 = 0x2f800000;
    expect lane 3 R8 = 0x30400000  R9 = 0x30a00000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x30a00000  R9 = 0x3f800000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f000000  R9 = 0x3dba2e8c  R10 = 0x3eaaaaab  R11 = 0x3f000000;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x3dba2e8c  R10 = 0x3eaaaaab  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3dba2e8c  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e4ccccd  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x2f800000  R10 = 0x3e124925  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x2f800000  R9 = 0x3f800000  R10 = 0x30400000  R11 = 0x3e124925;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x30a00000  R11 = 0x30400000;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 { # SNORM
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xbf2aaaab  R9 = 0x3ecccccd  R10 = 0xb0000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ecccccd  R9 = 0x3e924925  R10 = 0x30000000  R11 = 0xb0000000;
    expect lane 2 R8 = 0x3e924925  R9 = 0x30c00000  R10 = 0xb0800000  R11 = 0x30000000;
    expect lane 3 R8 = 0x30c00000  R9 = 0x31200000  R10 = 0x3f800000  R11 = 0xb0800000;
    expect lane 4 R8 = 0x31200000  R9 = 0xb1000000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0xb1000000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3e3a2e8c  R10 = 0x3f2aaaab  R11 = 0xbf800000;
}

warp 5 { # SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xb1000000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3e3a2e8c  R10 = 0x3f2aaaab  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3e3a2e8c  R9 = 0x00000000  R10 = 0xbf2aaaab  R11 = 0x3f2aaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0xb0000000  R10 = 0x3ecccccd  R11 = 0xbf2aaaab;
    expect lane 4 R8 = 0xb0000000  R9 = 0x30000000  R10 = 0x3e924925  R11 = 0x3ecccccd;
    expect lane 5 R8 = 0x30000000  R9 = 0xb0800000  R10 = 0x30c00000  R11 = 0x3e924925;
    expect lane 6 R8 = 0xb0800000  R9 = 0x3f800000  R10 = 0x31200000  R11 = 0x30c00000;
}

warp 6 { # SNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 7 { # SNORM
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 8 { # UINT
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xaaaaaaaa  R9 = 0x33333333  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 1 R8 = 0x33333333  R9 = 0x24924924  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 2 R8 = 0x24924924  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x7fffffff  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0x80000000  R11 = 0x7fffffff;
    expect lane 5 R8 = 0xfffffffc  R9 = 0x7ffffffe  R10 = 0x80000001  R11 = 0x80000000;
    expect lane 6 R8 = 0x7ffffffe  R9 = 0x1745d174  R10 = 0x55555555  R11 = 0x80000001;
}

warp 9 { # UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xfffffffc  R9 = 0x7ffffffe  R10 = 0x80000001  R11 = 0x80000000;
    expect lane 1 R8 = 0x7ffffffe  R9 = 0x1745d174  R10 = 0x55555555  R11 = 0x80000001;
    expect lane 2 R8 = 0x1745d174  R9 = 0x00000000  R10 = 0xaaaaaaaa  R11 = 0x55555555;
    expect lane 3 R8 = 0x00000000  R9 = 0xffffffff  R10 = 0x33333333  R11 = 0xaaaaaaaa;
    expect lane 4 R8 = 0xffffffff  R9 = 0x00000001  R10 = 0x24924924  R11 = 0x33333333;
    expect lane 5 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x24924924;
    expect lane 6 R8 = 0xfffffffe  R9 = 0x7fffffff  R10 = 0x00000005  R11 = 0x00000003;
}

warp 10 { # UINT
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 11 { # UINT
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 12 { # SINT
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xaaaaaaaa  R9 = 0x33333333  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 1 R8 = 0x33333333  R9 = 0x24924924  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 2 R8 = 0x24924924  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x7fffffff  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0x80000000  R11 = 0x7fffffff;
    expect lane 5 R8 = 0xfffffffc  R9 = 0x7ffffffe  R10 = 0x80000001  R11 = 0x80000000;
    expect lane 6 R8 = 0x7ffffffe  R9 = 0x1745d174  R10 = 0x55555555  R11 = 0x80000001;
}

warp 13 { # SINT
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xfffffffc  R9 = 0x7ffffffe  R10 = 0x80000001  R11 = 0x80000000;
    expect lane 1 R8 = 0x7ffffffe  R9 = 0x1745d174  R10 = 0x55555555  R11 = 0x80000001;
    expect lane 2 R8 = 0x1745d174  R9 = 0x00000000  R10 = 0xaaaaaaaa  R11 = 0x55555555;
    expect lane 3 R8 = 0x00000000  R9 = 0xffffffff  R10 = 0x33333333  R11 = 0xaaaaaaaa;
    expect lane 4 R8 = 0xffffffff  R9 = 0x00000001  R10 = 0x24924924  R11 = 0x33333333;
    expect lane 5 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x24924924;
    expect lane 6 R8 = 0xfffffffe  R9 = 0x7fffffff  R10 = 0x00000005  R11 = 0x00000003;
}

warp 14 { # SINT
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 15 { # SINT
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 16 { # FLOAT
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x7fc00001  R9 = 0x7f800001  R10 = 0x80000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x7f800001  R9 = 0xffffffff  R10 = 0x00000001  R11 = 0x80000000;
    expect lane 2 R8 = 0xffffffff  R9 = 0x00800000  R10 = 0x807fffff  R11 = 0x00000001;
    expect lane 3 R8 = 0x00800000  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x807fffff;
    expect lane 4 R8 = 0x3eaaaaab  R9 = 0x40490fdb  R10 = 0x7f7fffff  R11 = 0x3f800000;
    expect lane 5 R8 = 0x40490fdb  R9 = 0xc0000000  R10 = 0x7f800000  R11 = 0x7f7fffff;
    expect lane 6 R8 = 0xc0000000  R9 = 0x33800000  R10 = 0xff800000  R11 = 0x7f800000;
}

warp 17 { # FLOAT
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x40490fdb  R9 = 0xc0000000  R10 = 0x7f800000  R11 = 0x7f7fffff;
    expect lane 1 R8 = 0xc0000000  R9 = 0x33800000  R10 = 0xff800000  R11 = 0x7f800000;
    expect lane 2 R8 = 0x33800000  R9 = 0x00000000  R10 = 0x7fc00001  R11 = 0xff800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x80000000  R10 = 0x7f800001  R11 = 0x7fc00001;
    expect lane 4 R8 = 0x80000000  R9 = 0x00000001  R10 = 0xffffffff  R11 = 0x7f800001;
    expect lane 5 R8 = 0x00000001  R9 = 0x807fffff  R10 = 0x00800000  R11 = 0xffffffff;
    expect lane 6 R8 = 0x807fffff  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x00800000;
}

warp 18 { # FLOAT
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 19 { # FLOAT
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
