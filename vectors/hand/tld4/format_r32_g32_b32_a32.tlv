# Format R32_G32_B32_A32 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 PD-11 PD-80
texture 0 { type TWO_D layout pitch 128 format R32_G32_B32_A32 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000000000000802449922474d14517 ffffffff010000800300000000000000 010000005555555505000000ffffffff feffffffaaaaaaaafcffffff01000000 ffffff7f33333333feffff7ffeffffff 000000802449922474d14517ffffff7f 01000080030000000000000000000080 5555555505000000ffffffff01000080
bytes 0x30000080 aaaaaaaafcffffff0100000055555555 33333333feffff7ffeffffffaaaaaaaa 2449922474d14517ffffff7f33333333 03000000000000000000008024499224 05000000ffffffff0100008003000000 fcffffff010000005555555505000000 feffff7ffeffffffaaaaaaaafcffffff 74d14517ffffff7f33333333feffff7f
texture 1 { type TWO_D layout pitch 128 format R32_G32_B32_A32 SNORM size 8 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 00000000000000802449922474d14517 ffffffff010000800300000000000000 010000005555555505000000ffffffff feffffffaaaaaaaafcffffff01000000 ffffff7f33333333feffff7ffeffffff 000000802449922474d14517ffffff7f 01000080030000000000000000000080 5555555505000000ffffffff01000080
bytes 0x30001080 aaaaaaaafcffffff0100000055555555 33333333feffff7ffeffffffaaaaaaaa 2449922474d14517ffffff7f33333333 03000000000000000000008024499224 05000000ffffffff0100008003000000 fcffffff010000005555555505000000 feffff7ffeffffffaaaaaaaafcffffff 74d14517ffffff7f33333333feffff7f
texture 2 { type TWO_D layout pitch 128 format R32_G32_B32_A32 UINT size 8 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 00000000000000802449922474d14517 ffffffff010000800300000000000000 010000005555555505000000ffffffff feffffffaaaaaaaafcffffff01000000 ffffff7f33333333feffff7ffeffffff 000000802449922474d14517ffffff7f 01000080030000000000000000000080 5555555505000000ffffffff01000080
bytes 0x30002080 aaaaaaaafcffffff0100000055555555 33333333feffff7ffeffffffaaaaaaaa 2449922474d14517ffffff7f33333333 03000000000000000000008024499224 05000000ffffffff0100008003000000 fcffffff010000005555555505000000 feffff7ffeffffffaaaaaaaafcffffff 74d14517ffffff7f33333333feffff7f
texture 3 { type TWO_D layout pitch 128 format R32_G32_B32_A32 SINT size 8 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 00000000000000802449922474d14517 ffffffff010000800300000000000000 010000005555555505000000ffffffff feffffffaaaaaaaafcffffff01000000 ffffff7f33333333feffff7ffeffffff 000000802449922474d14517ffffff7f 01000080030000000000000000000080 5555555505000000ffffffff01000080
bytes 0x30003080 aaaaaaaafcffffff0100000055555555 33333333feffff7ffeffffffaaaaaaaa 2449922474d14517ffffff7f33333333 03000000000000000000008024499224 05000000ffffffff0100008003000000 fcffffff010000005555555505000000 feffff7ffeffffffaaaaaaaafcffffff 74d14517ffffff7f33333333feffff7f
texture 4 { type TWO_D layout pitch 128 format R32_G32_B32_A32 FLOAT size 8 2 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30004000 00000000ffff7f7fffffffff00008033 000000800000807f0000800000000000 01000000000080ffabaaaa3e00000080 ffff7f800100c07fdb0f494001000000 0000803f0100807f000000c0ffff7f80 ffff7f7fffffffff000080330000803f 0000807f0000800000000000ffff7f7f 000080ffabaaaa3e000000800000807f
bytes 0x30004080 0100c07fdb0f494001000000000080ff 0100807f000000c0ffff7f800100c07f ffffffff000080330000803f0100807f 0000800000000000ffff7f7fffffffff abaaaa3e000000800000807f00008000 db0f494001000000000080ffabaaaa3e 000000c0ffff7f800100c07fdb0f4940 000080330000803f0100807f000000c0
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
    expect lane 0 R8 = 0x2f800000  R9 = 0x3f800000  R10 = 0x30400000  R11 = 0x3e124925;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x30a00000  R11 = 0x30400000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f800000  R11 = 0x30a00000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f000000  R9 = 0x3eaaaaab  R10 = 0x3dba2e8c  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3dba2e8c;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3dba2e8c;
    expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e4ccccd  R9 = 0x3e124925  R10 = 0x2f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e124925  R9 = 0x30400000  R10 = 0x3f800000  R11 = 0x2f800000;
    expect lane 4 R8 = 0x30400000  R9 = 0x30a00000  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x30a00000  R9 = 0x3f800000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
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
    expect lane 0 R8 = 0x30000000  R9 = 0xb0800000  R10 = 0x30c00000  R11 = 0x3e924925;
    expect lane 1 R8 = 0xb0800000  R9 = 0x3f800000  R10 = 0x31200000  R11 = 0x30c00000;
    expect lane 2 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xb1000000  R11 = 0x31200000;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0xb1000000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f2aaaab  R10 = 0x3e3a2e8c  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f2aaaab  R9 = 0xbf2aaaab  R10 = 0x00000000  R11 = 0x3e3a2e8c;
    expect lane 6 R8 = 0xbf2aaaab  R9 = 0x3ecccccd  R10 = 0xb0000000  R11 = 0x00000000;
}

warp 7 { # SNORM
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0xbf2aaaab  R10 = 0x00000000  R11 = 0x3e3a2e8c;
    expect lane 1 R8 = 0xbf2aaaab  R9 = 0x3ecccccd  R10 = 0xb0000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ecccccd  R9 = 0x3e924925  R10 = 0x30000000  R11 = 0xb0000000;
    expect lane 3 R8 = 0x3e924925  R9 = 0x30c00000  R10 = 0xb0800000  R11 = 0x30000000;
    expect lane 4 R8 = 0x30c00000  R9 = 0x31200000  R10 = 0x3f800000  R11 = 0xb0800000;
    expect lane 5 R8 = 0x31200000  R9 = 0xb1000000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xb1000000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
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
    expect lane 0 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x24924924;
    expect lane 1 R8 = 0xfffffffe  R9 = 0x7fffffff  R10 = 0x00000005  R11 = 0x00000003;
    expect lane 2 R8 = 0x7fffffff  R9 = 0x80000000  R10 = 0xfffffffc  R11 = 0x00000005;
    expect lane 3 R8 = 0x80000000  R9 = 0x80000001  R10 = 0x7ffffffe  R11 = 0xfffffffc;
    expect lane 4 R8 = 0x80000001  R9 = 0x55555555  R10 = 0x1745d174  R11 = 0x7ffffffe;
    expect lane 5 R8 = 0x55555555  R9 = 0xaaaaaaaa  R10 = 0x00000000  R11 = 0x1745d174;
    expect lane 6 R8 = 0xaaaaaaaa  R9 = 0x33333333  R10 = 0xffffffff  R11 = 0x00000000;
}

warp 11 { # UINT
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x55555555  R9 = 0xaaaaaaaa  R10 = 0x00000000  R11 = 0x1745d174;
    expect lane 1 R8 = 0xaaaaaaaa  R9 = 0x33333333  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 2 R8 = 0x33333333  R9 = 0x24924924  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 3 R8 = 0x24924924  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x7fffffff  R11 = 0xfffffffe;
    expect lane 5 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0x80000000  R11 = 0x7fffffff;
    expect lane 6 R8 = 0xfffffffc  R9 = 0x7ffffffe  R10 = 0x80000001  R11 = 0x80000000;
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
    expect lane 0 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x24924924;
    expect lane 1 R8 = 0xfffffffe  R9 = 0x7fffffff  R10 = 0x00000005  R11 = 0x00000003;
    expect lane 2 R8 = 0x7fffffff  R9 = 0x80000000  R10 = 0xfffffffc  R11 = 0x00000005;
    expect lane 3 R8 = 0x80000000  R9 = 0x80000001  R10 = 0x7ffffffe  R11 = 0xfffffffc;
    expect lane 4 R8 = 0x80000001  R9 = 0x55555555  R10 = 0x1745d174  R11 = 0x7ffffffe;
    expect lane 5 R8 = 0x55555555  R9 = 0xaaaaaaaa  R10 = 0x00000000  R11 = 0x1745d174;
    expect lane 6 R8 = 0xaaaaaaaa  R9 = 0x33333333  R10 = 0xffffffff  R11 = 0x00000000;
}

warp 15 { # SINT
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x55555555  R9 = 0xaaaaaaaa  R10 = 0x00000000  R11 = 0x1745d174;
    expect lane 1 R8 = 0xaaaaaaaa  R9 = 0x33333333  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 2 R8 = 0x33333333  R9 = 0x24924924  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 3 R8 = 0x24924924  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x7fffffff  R11 = 0xfffffffe;
    expect lane 5 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0x80000000  R11 = 0x7fffffff;
    expect lane 6 R8 = 0xfffffffc  R9 = 0x7ffffffe  R10 = 0x80000001  R11 = 0x80000000;
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
    expect lane 0 R8 = 0x00000001  R9 = 0x807fffff  R10 = 0x00800000  R11 = 0xffffffff;
    expect lane 1 R8 = 0x807fffff  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x00800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x7f7fffff  R10 = 0x40490fdb  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x7f7fffff  R9 = 0x7f800000  R10 = 0xc0000000  R11 = 0x40490fdb;
    expect lane 4 R8 = 0x7f800000  R9 = 0xff800000  R10 = 0x33800000  R11 = 0xc0000000;
    expect lane 5 R8 = 0xff800000  R9 = 0x7fc00001  R10 = 0x00000000  R11 = 0x33800000;
    expect lane 6 R8 = 0x7fc00001  R9 = 0x7f800001  R10 = 0x80000000  R11 = 0x00000000;
}

warp 19 { # FLOAT
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xff800000  R9 = 0x7fc00001  R10 = 0x00000000  R11 = 0x33800000;
    expect lane 1 R8 = 0x7fc00001  R9 = 0x7f800001  R10 = 0x80000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x7f800001  R9 = 0xffffffff  R10 = 0x00000001  R11 = 0x80000000;
    expect lane 3 R8 = 0xffffffff  R9 = 0x00800000  R10 = 0x807fffff  R11 = 0x00000001;
    expect lane 4 R8 = 0x00800000  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x807fffff;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x40490fdb  R10 = 0x7f7fffff  R11 = 0x3f800000;
    expect lane 6 R8 = 0x40490fdb  R9 = 0xc0000000  R10 = 0x7f800000  R11 = 0x7f7fffff;
}
