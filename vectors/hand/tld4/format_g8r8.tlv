# Format G8R8 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 R-TLD4-4 PD-80
texture 0 { type TWO_D layout pitch 32 format G8R8 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0080 ff81 0155 feaa 7f33 8024 8103 5505
bytes 0x30000020 aafc 337e 2417 0300 05ff fc01 7efe 177f
texture 1 { type TWO_D layout pitch 32 format G8R8 SNORM size 8 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 0080 ff81 0155 feaa 7f33 8024 8103 5505
bytes 0x30001020 aafc 337e 2417 0300 05ff fc01 7efe 177f
texture 2 { type TWO_D layout pitch 32 format G8R8 UINT size 8 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 0080 ff81 0155 feaa 7f33 8024 8103 5505
bytes 0x30002020 aafc 337e 2417 0300 05ff fc01 7efe 177f
texture 3 { type TWO_D layout pitch 32 format G8R8 SINT size 8 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 0080 ff81 0155 feaa 7f33 8024 8103 5505
bytes 0x30003020 aafc 337e 2417 0300 05ff fc01 7efe 177f
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4ccccd  R9 = 0x3e109091  R10 = 0x3b808081  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e109091  R9 = 0x3c40c0c1  R10 = 0x3f7efeff  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3c40c0c1  R9 = 0x3ca0a0a1  R10 = 0x3efefeff  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3ca0a0a1  R9 = 0x3f7cfcfd  R10 = 0x3f008081  R11 = 0x3efefeff;
    expect lane 5 R8 = 0x3f7cfcfd  R9 = 0x3efcfcfd  R10 = 0x3f018182  R11 = 0x3f008081;
    expect lane 6 R8 = 0x3efcfcfd  R9 = 0x3db8b8b9  R10 = 0x3eaaaaab  R11 = 0x3f018182;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f7cfcfd  R9 = 0x3efcfcfd  R10 = 0x3f018182  R11 = 0x3f008081;
    expect lane 1 R8 = 0x3efcfcfd  R9 = 0x3db8b8b9  R10 = 0x3eaaaaab  R11 = 0x3f018182;
    expect lane 2 R8 = 0x3db8b8b9  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e4ccccd  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3b808081  R10 = 0x3e109091  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x3b808081  R9 = 0x3f7efeff  R10 = 0x3c40c0c1  R11 = 0x3e109091;
    expect lane 6 R8 = 0x3f7efeff  R9 = 0x3efefeff  R10 = 0x3ca0a0a1  R11 = 0x3c40c0c1;
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
    expect lane 0 R8 = 0xbf2d5ab5  R9 = 0x3ecd9b36  R10 = 0xbc010204  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ecd9b36  R9 = 0x3e912245  R10 = 0x3c010204  R11 = 0xbc010204;
    expect lane 2 R8 = 0x3e912245  R9 = 0x3cc18306  R10 = 0xbc810204  R11 = 0x3c010204;
    expect lane 3 R8 = 0x3cc18306  R9 = 0x3d214285  R10 = 0x3f800000  R11 = 0xbc810204;
    expect lane 4 R8 = 0x3d214285  R9 = 0xbd010204  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0xbd010204  R9 = 0x3f7dfbf8  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3f7dfbf8  R9 = 0x3e3972e6  R10 = 0x3f2b56ad  R11 = 0xbf800000;
}

warp 5 { # SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xbd010204  R9 = 0x3f7dfbf8  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3f7dfbf8  R9 = 0x3e3972e6  R10 = 0x3f2b56ad  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3e3972e6  R9 = 0x00000000  R10 = 0xbf2d5ab5  R11 = 0x3f2b56ad;
    expect lane 3 R8 = 0x00000000  R9 = 0xbc010204  R10 = 0x3ecd9b36  R11 = 0xbf2d5ab5;
    expect lane 4 R8 = 0xbc010204  R9 = 0x3c010204  R10 = 0x3e912245  R11 = 0x3ecd9b36;
    expect lane 5 R8 = 0x3c010204  R9 = 0xbc810204  R10 = 0x3cc18306  R11 = 0x3e912245;
    expect lane 6 R8 = 0xbc810204  R9 = 0x3f800000  R10 = 0x3d214285  R11 = 0x3cc18306;
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
    expect lane 0 R8 = 0x000000aa  R9 = 0x00000033  R10 = 0x000000ff  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000033  R9 = 0x00000024  R10 = 0x00000001  R11 = 0x000000ff;
    expect lane 2 R8 = 0x00000024  R9 = 0x00000003  R10 = 0x000000fe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x0000007f  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000005  R9 = 0x000000fc  R10 = 0x00000080  R11 = 0x0000007f;
    expect lane 5 R8 = 0x000000fc  R9 = 0x0000007e  R10 = 0x00000081  R11 = 0x00000080;
    expect lane 6 R8 = 0x0000007e  R9 = 0x00000017  R10 = 0x00000055  R11 = 0x00000081;
}

warp 9 { # UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x000000fc  R9 = 0x0000007e  R10 = 0x00000081  R11 = 0x00000080;
    expect lane 1 R8 = 0x0000007e  R9 = 0x00000017  R10 = 0x00000055  R11 = 0x00000081;
    expect lane 2 R8 = 0x00000017  R9 = 0x00000000  R10 = 0x000000aa  R11 = 0x00000055;
    expect lane 3 R8 = 0x00000000  R9 = 0x000000ff  R10 = 0x00000033  R11 = 0x000000aa;
    expect lane 4 R8 = 0x000000ff  R9 = 0x00000001  R10 = 0x00000024  R11 = 0x00000033;
    expect lane 5 R8 = 0x00000001  R9 = 0x000000fe  R10 = 0x00000003  R11 = 0x00000024;
    expect lane 6 R8 = 0x000000fe  R9 = 0x0000007f  R10 = 0x00000005  R11 = 0x00000003;
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
    expect lane 0 R8 = 0xffffffaa  R9 = 0x00000033  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000033  R9 = 0x00000024  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 2 R8 = 0x00000024  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x0000007f  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0xffffff80  R11 = 0x0000007f;
    expect lane 5 R8 = 0xfffffffc  R9 = 0x0000007e  R10 = 0xffffff81  R11 = 0xffffff80;
    expect lane 6 R8 = 0x0000007e  R9 = 0x00000017  R10 = 0x00000055  R11 = 0xffffff81;
}

warp 13 { # SINT
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xfffffffc  R9 = 0x0000007e  R10 = 0xffffff81  R11 = 0xffffff80;
    expect lane 1 R8 = 0x0000007e  R9 = 0x00000017  R10 = 0x00000055  R11 = 0xffffff81;
    expect lane 2 R8 = 0x00000017  R9 = 0x00000000  R10 = 0xffffffaa  R11 = 0x00000055;
    expect lane 3 R8 = 0x00000000  R9 = 0xffffffff  R10 = 0x00000033  R11 = 0xffffffaa;
    expect lane 4 R8 = 0xffffffff  R9 = 0x00000001  R10 = 0x00000024  R11 = 0x00000033;
    expect lane 5 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x00000024;
    expect lane 6 R8 = 0xfffffffe  R9 = 0x0000007f  R10 = 0x00000005  R11 = 0x00000003;
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
