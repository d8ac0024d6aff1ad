# Format A2B10G10R10 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 PD-80
texture 0 { type TWO_D layout pitch 32 format A2B10G10R10 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00002809 ff073800 015455c0 feabca7f ff31e39f 004ad245 010e0080 5515f0ff
bytes 0x30000020 aaf21f40 ccf8e7bf 9274f11f 03000020 05fc1fe0 fc075055 fef9af2a 5dfcc70c
texture 1 { type TWO_D layout pitch 32 format A2B10G10R10 SNORM size 8 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 00002809 ff073800 015455c0 feabca7f ff31e39f 004ad245 010e0080 5515f0ff
bytes 0x30001020 aaf21f40 ccf8e7bf 9274f11f 03000020 05fc1fe0 fc075055 fef9af2a 5dfcc70c
texture 2 { type TWO_D layout pitch 32 format A2B10G10R10 UINT size 8 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 00002809 ff073800 015455c0 feabca7f ff31e39f 004ad245 010e0080 5515f0ff
bytes 0x30002020 aaf21f40 ccf8e7bf 9274f11f 03000020 05fc1fe0 fc075055 fef9af2a 5dfcc70c
texture 3 { type TWO_D layout pitch 32 format A2B10G10R10 SINT size 8 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 00002809 ff073800 015455c0 feabca7f ff31e39f 004ad245 010e0080 5515f0ff
bytes 0x30003020 aaf21f40 ccf8e7bf 9274f11f 03000020 05fc1fe0 fc075055 fef9af2a 5dfcc70c
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3e4c330d  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4c330d  R9 = 0x3e122489  R10 = 0x3a802008  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e122489  R9 = 0x3b40300c  R10 = 0x3f7fbff0  R11 = 0x3a802008;
    expect lane 3 R8 = 0x3b40300c  R9 = 0x3ba0280a  R10 = 0x3effbff0  R11 = 0x3f7fbff0;
    expect lane 4 R8 = 0x3ba0280a  R9 = 0x3f7f3fd0  R10 = 0x3f002008  R11 = 0x3effbff0;
    expect lane 5 R8 = 0x3f7f3fd0  R9 = 0x3eff3fd0  R10 = 0x3f006018  R11 = 0x3f002008;
    expect lane 6 R8 = 0x3eff3fd0  R9 = 0x3dba2e8c  R10 = 0x3eaaaaab  R11 = 0x3f006018;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f7f3fd0  R9 = 0x3eff3fd0  R10 = 0x3f006018  R11 = 0x3f002008;
    expect lane 1 R8 = 0x3eff3fd0  R9 = 0x3dba2e8c  R10 = 0x3eaaaaab  R11 = 0x3f006018;
    expect lane 2 R8 = 0x3dba2e8c  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e4c330d  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3a802008  R10 = 0x3e122489  R11 = 0x3e4c330d;
    expect lane 5 R8 = 0x3a802008  R9 = 0x3f7fbff0  R10 = 0x3b40300c  R11 = 0x3e122489;
    expect lane 6 R8 = 0x3f7fbff0  R9 = 0x3effbff0  R10 = 0x3ba0280a  R11 = 0x3b40300c;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3a802008  R9 = 0x3f7fbff0  R10 = 0x3b40300c  R11 = 0x3e122489;
    expect lane 1 R8 = 0x3f7fbff0  R9 = 0x3effbff0  R10 = 0x3ba0280a  R11 = 0x3b40300c;
    expect lane 2 R8 = 0x3effbff0  R9 = 0x3f002008  R10 = 0x3f7f3fd0  R11 = 0x3ba0280a;
    expect lane 3 R8 = 0x3f002008  R9 = 0x3f006018  R10 = 0x3eff3fd0  R11 = 0x3f7f3fd0;
    expect lane 4 R8 = 0x3f006018  R9 = 0x3eaaaaab  R10 = 0x3dba2e8c  R11 = 0x3eff3fd0;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3dba2e8c;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3e4c330d  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eaaaaab  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3f2aaaab;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f2aaaab;
}

warp 4 { # SNORM
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xbf2b55ab  R9 = 0x3ecc6633  R10 = 0xbb004020  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ecc6633  R9 = 0x3e924925  R10 = 0x3b004020  R11 = 0xbb004020;
    expect lane 2 R8 = 0x3e924925  R9 = 0x3bc06030  R10 = 0xbb804020  R11 = 0x3b004020;
    expect lane 3 R8 = 0x3bc06030  R9 = 0x3c205028  R10 = 0x3f800000  R11 = 0xbb804020;
    expect lane 4 R8 = 0x3c205028  R9 = 0xbc004020  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0xbc004020  R9 = 0x3f7f7fc0  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3f7f7fc0  R9 = 0x3e3a5d2f  R10 = 0x3f2ad56b  R11 = 0xbf800000;
}

warp 5 { # SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xbc004020  R9 = 0x3f7f7fc0  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3f7f7fc0  R9 = 0x3e3a5d2f  R10 = 0x3f2ad56b  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3e3a5d2f  R9 = 0x00000000  R10 = 0xbf2b55ab  R11 = 0x3f2ad56b;
    expect lane 3 R8 = 0x00000000  R9 = 0xbb004020  R10 = 0x3ecc6633  R11 = 0xbf2b55ab;
    expect lane 4 R8 = 0xbb004020  R9 = 0x3b004020  R10 = 0x3e924925  R11 = 0x3ecc6633;
    expect lane 5 R8 = 0x3b004020  R9 = 0xbb804020  R10 = 0x3bc06030  R11 = 0x3e924925;
    expect lane 6 R8 = 0xbb804020  R9 = 0x3f800000  R10 = 0x3c205028  R11 = 0x3bc06030;
}

warp 6 { # SNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3b004020  R9 = 0xbb804020  R10 = 0x3bc06030  R11 = 0x3e924925;
    expect lane 1 R8 = 0xbb804020  R9 = 0x3f800000  R10 = 0x3c205028  R11 = 0x3bc06030;
    expect lane 2 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbc004020  R11 = 0x3c205028;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f7f7fc0  R11 = 0xbc004020;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f2ad56b  R10 = 0x3e3a5d2f  R11 = 0x3f7f7fc0;
    expect lane 5 R8 = 0x3f2ad56b  R9 = 0xbf2b55ab  R10 = 0x00000000  R11 = 0x3e3a5d2f;
    expect lane 6 R8 = 0xbf2b55ab  R9 = 0x3ecc6633  R10 = 0xbb004020  R11 = 0x00000000;
}

warp 7 { # SNORM
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0xbf800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0x00000000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 8 { # UINT
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x000002aa  R9 = 0x000000cc  R10 = 0x000003ff  R11 = 0x00000000;
    expect lane 1 R8 = 0x000000cc  R9 = 0x00000092  R10 = 0x00000001  R11 = 0x000003ff;
    expect lane 2 R8 = 0x00000092  R9 = 0x00000003  R10 = 0x000003fe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x000001ff  R11 = 0x000003fe;
    expect lane 4 R8 = 0x00000005  R9 = 0x000003fc  R10 = 0x00000200  R11 = 0x000001ff;
    expect lane 5 R8 = 0x000003fc  R9 = 0x000001fe  R10 = 0x00000201  R11 = 0x00000200;
    expect lane 6 R8 = 0x000001fe  R9 = 0x0000005d  R10 = 0x00000155  R11 = 0x00000201;
}

warp 9 { # UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x000003fc  R9 = 0x000001fe  R10 = 0x00000201  R11 = 0x00000200;
    expect lane 1 R8 = 0x000001fe  R9 = 0x0000005d  R10 = 0x00000155  R11 = 0x00000201;
    expect lane 2 R8 = 0x0000005d  R9 = 0x00000000  R10 = 0x000002aa  R11 = 0x00000155;
    expect lane 3 R8 = 0x00000000  R9 = 0x000003ff  R10 = 0x000000cc  R11 = 0x000002aa;
    expect lane 4 R8 = 0x000003ff  R9 = 0x00000001  R10 = 0x00000092  R11 = 0x000000cc;
    expect lane 5 R8 = 0x00000001  R9 = 0x000003fe  R10 = 0x00000003  R11 = 0x00000092;
    expect lane 6 R8 = 0x000003fe  R9 = 0x000001ff  R10 = 0x00000005  R11 = 0x00000003;
}

warp 10 { # UINT
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000001  R9 = 0x000003fe  R10 = 0x00000003  R11 = 0x00000092;
    expect lane 1 R8 = 0x000003fe  R9 = 0x000001ff  R10 = 0x00000005  R11 = 0x00000003;
    expect lane 2 R8 = 0x000001ff  R9 = 0x00000200  R10 = 0x000003fc  R11 = 0x00000005;
    expect lane 3 R8 = 0x00000200  R9 = 0x00000201  R10 = 0x000001fe  R11 = 0x000003fc;
    expect lane 4 R8 = 0x00000201  R9 = 0x00000155  R10 = 0x0000005d  R11 = 0x000001fe;
    expect lane 5 R8 = 0x00000155  R9 = 0x000002aa  R10 = 0x00000000  R11 = 0x0000005d;
    expect lane 6 R8 = 0x000002aa  R9 = 0x000000cc  R10 = 0x000003ff  R11 = 0x00000000;
}

warp 11 { # UINT
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000003  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000003;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000003  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000003  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 5 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000003  R11 = 0x00000002;
}

warp 12 { # SINT
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xfffffeaa  R9 = 0x000000cc  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 1 R8 = 0x000000cc  R9 = 0x00000092  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 2 R8 = 0x00000092  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x000001ff  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0xfffffe00  R11 = 0x000001ff;
    expect lane 5 R8 = 0xfffffffc  R9 = 0x000001fe  R10 = 0xfffffe01  R11 = 0xfffffe00;
    expect lane 6 R8 = 0x000001fe  R9 = 0x0000005d  R10 = 0x00000155  R11 = 0xfffffe01;
}

warp 13 { # SINT
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xfffffffc  R9 = 0x000001fe  R10 = 0xfffffe01  R11 = 0xfffffe00;
    expect lane 1 R8 = 0x000001fe  R9 = 0x0000005d  R10 = 0x00000155  R11 = 0xfffffe01;
    expect lane 2 R8 = 0x0000005d  R9 = 0x00000000  R10 = 0xfffffeaa  R11 = 0x00000155;
    expect lane 3 R8 = 0x00000000  R9 = 0xffffffff  R10 = 0x000000cc  R11 = 0xfffffeaa;
    expect lane 4 R8 = 0xffffffff  R9 = 0x00000001  R10 = 0x00000092  R11 = 0x000000cc;
    expect lane 5 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x00000092;
    expect lane 6 R8 = 0xfffffffe  R9 = 0x000001ff  R10 = 0x00000005  R11 = 0x00000003;
}

warp 14 { # SINT
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x00000092;
    expect lane 1 R8 = 0xfffffffe  R9 = 0x000001ff  R10 = 0x00000005  R11 = 0x00000003;
    expect lane 2 R8 = 0x000001ff  R9 = 0xfffffe00  R10 = 0xfffffffc  R11 = 0x00000005;
    expect lane 3 R8 = 0xfffffe00  R9 = 0xfffffe01  R10 = 0x000001fe  R11 = 0xfffffffc;
    expect lane 4 R8 = 0xfffffe01  R9 = 0x00000155  R10 = 0x0000005d  R11 = 0x000001fe;
    expect lane 5 R8 = 0x00000155  R9 = 0xfffffeaa  R10 = 0x00000000  R11 = 0x0000005d;
    expect lane 6 R8 = 0xfffffeaa  R9 = 0x000000cc  R10 = 0xffffffff  R11 = 0x00000000;
}

warp 15 { # SINT
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xfffffffe  R9 = 0x00000000  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 3 R8 = 0x00000000  R9 = 0xffffffff  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 4 R8 = 0xffffffff  R9 = 0x00000001  R10 = 0x00000001  R11 = 0xfffffffe;
    expect lane 5 R8 = 0x00000001  R9 = 0x00000000  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0xffffffff  R11 = 0xfffffffe;
}
