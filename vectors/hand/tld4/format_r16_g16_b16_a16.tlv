# Format R16_G16_B16_A16 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 PD-80 PD-81
texture 0 { type TWO_D layout pitch 64 format R16_G16_B16_A16 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000008092244517 ffff018003000000 010055550500ffff feffaaaafcff0100 ff7f3333fe7ffeff 008092244517ff7f 0180030000000080 55550500ffff0180
bytes 0x30000040 aaaafcff01005555 3333fe7ffeffaaaa 92244517ff7f3333 0300000000809224 0500ffff01800300 fcff010055550500 fe7ffeffaaaafcff 4517ff7f3333fe7f
texture 1 { type TWO_D layout pitch 64 format R16_G16_B16_A16 SNORM size 8 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 0000008092244517 ffff018003000000 010055550500ffff feffaaaafcff0100 ff7f3333fe7ffeff 008092244517ff7f 0180030000000080 55550500ffff0180
bytes 0x30001040 aaaafcff01005555 3333fe7ffeffaaaa 92244517ff7f3333 0300000000809224 0500ffff01800300 fcff010055550500 fe7ffeffaaaafcff 4517ff7f3333fe7f
texture 2 { type TWO_D layout pitch 64 format R16_G16_B16_A16 UINT size 8 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 0000008092244517 ffff018003000000 010055550500ffff feffaaaafcff0100 ff7f3333fe7ffeff 008092244517ff7f 0180030000000080 55550500ffff0180
bytes 0x30002040 aaaafcff01005555 3333fe7ffeffaaaa 92244517ff7f3333 0300000000809224 0500ffff01800300 fcff010055550500 fe7ffeffaaaafcff 4517ff7f3333fe7f
texture 3 { type TWO_D layout pitch 64 format R16_G16_B16_A16 SINT size 8 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 0000008092244517 ffff018003000000 010055550500ffff feffaaaafcff0100 ff7f3333fe7ffeff 008092244517ff7f 0180030000000080 55550500ffff0180
bytes 0x30003040 aaaafcff01005555 3333fe7ffeffaaaa 92244517ff7f3333 0300000000809224 0500ffff01800300 fcff010055550500 fe7ffeffaaaafcff 4517ff7f3333fe7f
texture 4 { type TWO_D layout pitch 64 format R16_G16_B16_A16 FLOAT size 8 2 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30004000 0000003c00fc0002 008001bc017c0000 0100ff7b55fe0080 ff83fffbff7f0100 0004007c5535ff83 003c00fc00020004 01bc017c0000003c ff7b55fe008001bc
bytes 0x30004040 fffbff7f0100ff7b 007c5535ff83fffb 00fc00020004007c 017c0000003c00fc 55fe008001bc017c ff7f0100ff7b55fe 5535ff83fffbff7f 00020004007c5535
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4ccccd  R9 = 0x3e124892  R10 = 0x37800080  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e124892  R9 = 0x384000c0  R10 = 0x3f7fff00  R11 = 0x37800080;
    expect lane 3 R8 = 0x384000c0  R9 = 0x38a000a0  R10 = 0x3effff00  R11 = 0x3f7fff00;
    expect lane 4 R8 = 0x38a000a0  R9 = 0x3f7ffd00  R10 = 0x3f000080  R11 = 0x3effff00;
    expect lane 5 R8 = 0x3f7ffd00  R9 = 0x3efffd00  R10 = 0x3f000180  R11 = 0x3f000080;
    expect lane 6 R8 = 0x3efffd00  R9 = 0x3dba28ba  R10 = 0x3eaaaaab  R11 = 0x3f000180;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f7ffd00  R9 = 0x3efffd00  R10 = 0x3f000180  R11 = 0x3f000080;
    expect lane 1 R8 = 0x3efffd00  R9 = 0x3dba28ba  R10 = 0x3eaaaaab  R11 = 0x3f000180;
    expect lane 2 R8 = 0x3dba28ba  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e4ccccd  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x37800080  R10 = 0x3e124892  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x37800080  R9 = 0x3f7fff00  R10 = 0x384000c0  R11 = 0x3e124892;
    expect lane 6 R8 = 0x3f7fff00  R9 = 0x3effff00  R10 = 0x38a000a0  R11 = 0x384000c0;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x37800080  R9 = 0x3f7fff00  R10 = 0x384000c0  R11 = 0x3e124892;
    expect lane 1 R8 = 0x3f7fff00  R9 = 0x3effff00  R10 = 0x38a000a0  R11 = 0x384000c0;
    expect lane 2 R8 = 0x3effff00  R9 = 0x3f000080  R10 = 0x3f7ffd00  R11 = 0x38a000a0;
    expect lane 3 R8 = 0x3f000080  R9 = 0x3f000180  R10 = 0x3efffd00  R11 = 0x3f7ffd00;
    expect lane 4 R8 = 0x3f000180  R9 = 0x3eaaaaab  R10 = 0x3dba28ba  R11 = 0x3efffd00;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3dba28ba;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3dba28ba;
    expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e4ccccd  R9 = 0x3e124892  R10 = 0x37800080  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e124892  R9 = 0x384000c0  R10 = 0x3f7fff00  R11 = 0x37800080;
    expect lane 4 R8 = 0x384000c0  R9 = 0x38a000a0  R10 = 0x3effff00  R11 = 0x3f7fff00;
    expect lane 5 R8 = 0x38a000a0  R9 = 0x3f7ffd00  R10 = 0x3f000080  R11 = 0x3effff00;
    expect lane 6 R8 = 0x3f7ffd00  R9 = 0x3efffd00  R10 = 0x3f000180  R11 = 0x3f000080;
}

warp 4 { # SNORM
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xbf2aad55  R9 = 0x3ecccd9a  R10 = 0xb8000100  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ecccd9a  R9 = 0x3e924925  R10 = 0x38000100  R11 = 0xb8000100;
    expect lane 2 R8 = 0x3e924925  R9 = 0x38c00180  R10 = 0xb8800100  R11 = 0x38000100;
    expect lane 3 R8 = 0x38c00180  R9 = 0x39200140  R10 = 0x3f800000  R11 = 0xb8800100;
    expect lane 4 R8 = 0x39200140  R9 = 0xb9000100  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0xb9000100  R9 = 0x3f7ffe00  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3f7ffe00  R9 = 0x3e3a2974  R10 = 0x3f2aab55  R11 = 0xbf800000;
}

warp 5 { # SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xb9000100  R9 = 0x3f7ffe00  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3f7ffe00  R9 = 0x3e3a2974  R10 = 0x3f2aab55  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3e3a2974  R9 = 0x00000000  R10 = 0xbf2aad55  R11 = 0x3f2aab55;
    expect lane 3 R8 = 0x00000000  R9 = 0xb8000100  R10 = 0x3ecccd9a  R11 = 0xbf2aad55;
    expect lane 4 R8 = 0xb8000100  R9 = 0x38000100  R10 = 0x3e924925  R11 = 0x3ecccd9a;
    expect lane 5 R8 = 0x38000100  R9 = 0xb8800100  R10 = 0x38c00180  R11 = 0x3e924925;
    expect lane 6 R8 = 0xb8800100  R9 = 0x3f800000  R10 = 0x39200140  R11 = 0x38c00180;
}

warp 6 { # SNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x38000100  R9 = 0xb8800100  R10 = 0x38c00180  R11 = 0x3e924925;
    expect lane 1 R8 = 0xb8800100  R9 = 0x3f800000  R10 = 0x39200140  R11 = 0x38c00180;
    expect lane 2 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xb9000100  R11 = 0x39200140;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f7ffe00  R11 = 0xb9000100;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f2aab55  R10 = 0x3e3a2974  R11 = 0x3f7ffe00;
    expect lane 5 R8 = 0x3f2aab55  R9 = 0xbf2aad55  R10 = 0x00000000  R11 = 0x3e3a2974;
    expect lane 6 R8 = 0xbf2aad55  R9 = 0x3ecccd9a  R10 = 0xb8000100  R11 = 0x00000000;
}

warp 7 { # SNORM
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f2aab55  R9 = 0xbf2aad55  R10 = 0x00000000  R11 = 0x3e3a2974;
    expect lane 1 R8 = 0xbf2aad55  R9 = 0x3ecccd9a  R10 = 0xb8000100  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ecccd9a  R9 = 0x3e924925  R10 = 0x38000100  R11 = 0xb8000100;
    expect lane 3 R8 = 0x3e924925  R9 = 0x38c00180  R10 = 0xb8800100  R11 = 0x38000100;
    expect lane 4 R8 = 0x38c00180  R9 = 0x39200140  R10 = 0x3f800000  R11 = 0xb8800100;
    expect lane 5 R8 = 0x39200140  R9 = 0xb9000100  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xb9000100  R9 = 0x3f7ffe00  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 8 { # UINT
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x0000aaaa  R9 = 0x00003333  R10 = 0x0000ffff  R11 = 0x00000000;
    expect lane 1 R8 = 0x00003333  R9 = 0x00002492  R10 = 0x00000001  R11 = 0x0000ffff;
    expect lane 2 R8 = 0x00002492  R9 = 0x00000003  R10 = 0x0000fffe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x00007fff  R11 = 0x0000fffe;
    expect lane 4 R8 = 0x00000005  R9 = 0x0000fffc  R10 = 0x00008000  R11 = 0x00007fff;
    expect lane 5 R8 = 0x0000fffc  R9 = 0x00007ffe  R10 = 0x00008001  R11 = 0x00008000;
    expect lane 6 R8 = 0x00007ffe  R9 = 0x00001745  R10 = 0x00005555  R11 = 0x00008001;
}

warp 9 { # UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x0000fffc  R9 = 0x00007ffe  R10 = 0x00008001  R11 = 0x00008000;
    expect lane 1 R8 = 0x00007ffe  R9 = 0x00001745  R10 = 0x00005555  R11 = 0x00008001;
    expect lane 2 R8 = 0x00001745  R9 = 0x00000000  R10 = 0x0000aaaa  R11 = 0x00005555;
    expect lane 3 R8 = 0x00000000  R9 = 0x0000ffff  R10 = 0x00003333  R11 = 0x0000aaaa;
    expect lane 4 R8 = 0x0000ffff  R9 = 0x00000001  R10 = 0x00002492  R11 = 0x00003333;
    expect lane 5 R8 = 0x00000001  R9 = 0x0000fffe  R10 = 0x00000003  R11 = 0x00002492;
    expect lane 6 R8 = 0x0000fffe  R9 = 0x00007fff  R10 = 0x00000005  R11 = 0x00000003;
}

warp 10 { # UINT
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000001  R9 = 0x0000fffe  R10 = 0x00000003  R11 = 0x00002492;
    expect lane 1 R8 = 0x0000fffe  R9 = 0x00007fff  R10 = 0x00000005  R11 = 0x00000003;
    expect lane 2 R8 = 0x00007fff  R9 = 0x00008000  R10 = 0x0000fffc  R11 = 0x00000005;
    expect lane 3 R8 = 0x00008000  R9 = 0x00008001  R10 = 0x00007ffe  R11 = 0x0000fffc;
    expect lane 4 R8 = 0x00008001  R9 = 0x00005555  R10 = 0x00001745  R11 = 0x00007ffe;
    expect lane 5 R8 = 0x00005555  R9 = 0x0000aaaa  R10 = 0x00000000  R11 = 0x00001745;
    expect lane 6 R8 = 0x0000aaaa  R9 = 0x00003333  R10 = 0x0000ffff  R11 = 0x00000000;
}

warp 11 { # UINT
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00005555  R9 = 0x0000aaaa  R10 = 0x00000000  R11 = 0x00001745;
    expect lane 1 R8 = 0x0000aaaa  R9 = 0x00003333  R10 = 0x0000ffff  R11 = 0x00000000;
    expect lane 2 R8 = 0x00003333  R9 = 0x00002492  R10 = 0x00000001  R11 = 0x0000ffff;
    expect lane 3 R8 = 0x00002492  R9 = 0x00000003  R10 = 0x0000fffe  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x00007fff  R11 = 0x0000fffe;
    expect lane 5 R8 = 0x00000005  R9 = 0x0000fffc  R10 = 0x00008000  R11 = 0x00007fff;
    expect lane 6 R8 = 0x0000fffc  R9 = 0x00007ffe  R10 = 0x00008001  R11 = 0x00008000;
}

warp 12 { # SINT
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xffffaaaa  R9 = 0x00003333  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 1 R8 = 0x00003333  R9 = 0x00002492  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 2 R8 = 0x00002492  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 3 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x00007fff  R11 = 0xfffffffe;
    expect lane 4 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0xffff8000  R11 = 0x00007fff;
    expect lane 5 R8 = 0xfffffffc  R9 = 0x00007ffe  R10 = 0xffff8001  R11 = 0xffff8000;
    expect lane 6 R8 = 0x00007ffe  R9 = 0x00001745  R10 = 0x00005555  R11 = 0xffff8001;
}

warp 13 { # SINT
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xfffffffc  R9 = 0x00007ffe  R10 = 0xffff8001  R11 = 0xffff8000;
    expect lane 1 R8 = 0x00007ffe  R9 = 0x00001745  R10 = 0x00005555  R11 = 0xffff8001;
    expect lane 2 R8 = 0x00001745  R9 = 0x00000000  R10 = 0xffffaaaa  R11 = 0x00005555;
    expect lane 3 R8 = 0x00000000  R9 = 0xffffffff  R10 = 0x00003333  R11 = 0xffffaaaa;
    expect lane 4 R8 = 0xffffffff  R9 = 0x00000001  R10 = 0x00002492  R11 = 0x00003333;
    expect lane 5 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x00002492;
    expect lane 6 R8 = 0xfffffffe  R9 = 0x00007fff  R10 = 0x00000005  R11 = 0x00000003;
}

warp 14 { # SINT
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000001  R9 = 0xfffffffe  R10 = 0x00000003  R11 = 0x00002492;
    expect lane 1 R8 = 0xfffffffe  R9 = 0x00007fff  R10 = 0x00000005  R11 = 0x00000003;
    expect lane 2 R8 = 0x00007fff  R9 = 0xffff8000  R10 = 0xfffffffc  R11 = 0x00000005;
    expect lane 3 R8 = 0xffff8000  R9 = 0xffff8001  R10 = 0x00007ffe  R11 = 0xfffffffc;
    expect lane 4 R8 = 0xffff8001  R9 = 0x00005555  R10 = 0x00001745  R11 = 0x00007ffe;
    expect lane 5 R8 = 0x00005555  R9 = 0xffffaaaa  R10 = 0x00000000  R11 = 0x00001745;
    expect lane 6 R8 = 0xffffaaaa  R9 = 0x00003333  R10 = 0xffffffff  R11 = 0x00000000;
}

warp 15 { # SINT
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00005555  R9 = 0xffffaaaa  R10 = 0x00000000  R11 = 0x00001745;
    expect lane 1 R8 = 0xffffaaaa  R9 = 0x00003333  R10 = 0xffffffff  R11 = 0x00000000;
    expect lane 2 R8 = 0x00003333  R9 = 0x00002492  R10 = 0x00000001  R11 = 0xffffffff;
    expect lane 3 R8 = 0x00002492  R9 = 0x00000003  R10 = 0xfffffffe  R11 = 0x00000001;
    expect lane 4 R8 = 0x00000003  R9 = 0x00000005  R10 = 0x00007fff  R11 = 0xfffffffe;
    expect lane 5 R8 = 0x00000005  R9 = 0xfffffffc  R10 = 0xffff8000  R11 = 0x00007fff;
    expect lane 6 R8 = 0xfffffffc  R9 = 0x00007ffe  R10 = 0xffff8001  R11 = 0xffff8000;
}

warp 16 { # FLOAT
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0xc77fe000  R9 = 0x7f800000  R10 = 0x80000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x7f800000  R9 = 0xff800000  R10 = 0x33800000  R11 = 0x80000000;
    expect lane 2 R8 = 0xff800000  R9 = 0x7f802000  R10 = 0xb87fc000  R11 = 0x33800000;
    expect lane 3 R8 = 0x7f802000  R9 = 0xffcaa000  R10 = 0x38800000  R11 = 0xb87fc000;
    expect lane 4 R8 = 0xffcaa000  R9 = 0x7fffe000  R10 = 0x3f800000  R11 = 0x38800000;
    expect lane 5 R8 = 0x7fffe000  R9 = 0x3eaaa000  R10 = 0xbf802000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3eaaa000  R9 = 0x38000000  R10 = 0x477fe000  R11 = 0xbf802000;
}

warp 17 { # FLOAT
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x7fffe000  R9 = 0x3eaaa000  R10 = 0xbf802000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3eaaa000  R9 = 0x38000000  R10 = 0x477fe000  R11 = 0xbf802000;
    expect lane 2 R8 = 0x38000000  R9 = 0x00000000  R10 = 0xc77fe000  R11 = 0x477fe000;
    expect lane 3 R8 = 0x00000000  R9 = 0x80000000  R10 = 0x7f800000  R11 = 0xc77fe000;
    expect lane 4 R8 = 0x80000000  R9 = 0x33800000  R10 = 0xff800000  R11 = 0x7f800000;
    expect lane 5 R8 = 0x33800000  R9 = 0xb87fc000  R10 = 0x7f802000  R11 = 0xff800000;
    expect lane 6 R8 = 0xb87fc000  R9 = 0x38800000  R10 = 0xffcaa000  R11 = 0x7f802000;
}

warp 18 { # FLOAT
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x33800000  R9 = 0xb87fc000  R10 = 0x7f802000  R11 = 0xff800000;
    expect lane 1 R8 = 0xb87fc000  R9 = 0x38800000  R10 = 0xffcaa000  R11 = 0x7f802000;
    expect lane 2 R8 = 0x38800000  R9 = 0x3f800000  R10 = 0x7fffe000  R11 = 0xffcaa000;
    expect lane 3 R8 = 0x3f800000  R9 = 0xbf802000  R10 = 0x3eaaa000  R11 = 0x7fffe000;
    expect lane 4 R8 = 0xbf802000  R9 = 0x477fe000  R10 = 0x38000000  R11 = 0x3eaaa000;
    expect lane 5 R8 = 0x477fe000  R9 = 0xc77fe000  R10 = 0x00000000  R11 = 0x38000000;
    expect lane 6 R8 = 0xc77fe000  R9 = 0x7f800000  R10 = 0x80000000  R11 = 0x00000000;
}

warp 19 { # FLOAT
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x477fe000  R9 = 0xc77fe000  R10 = 0x00000000  R11 = 0x38000000;
    expect lane 1 R8 = 0xc77fe000  R9 = 0x7f800000  R10 = 0x80000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x7f800000  R9 = 0xff800000  R10 = 0x33800000  R11 = 0x80000000;
    expect lane 3 R8 = 0xff800000  R9 = 0x7f802000  R10 = 0xb87fc000  R11 = 0x33800000;
    expect lane 4 R8 = 0x7f802000  R9 = 0xffcaa000  R10 = 0x38800000  R11 = 0xb87fc000;
    expect lane 5 R8 = 0xffcaa000  R9 = 0x7fffe000  R10 = 0x3f800000  R11 = 0x38800000;
    expect lane 6 R8 = 0x7fffe000  R9 = 0x3eaaa000  R10 = 0xbf802000  R11 = 0x3f800000;
}
