# Textures of 65536 and of 65535 columns and rows: every address mode along both axes, at both ends and beyond, in texels and
# normalised.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-18a PD-18b PD-18c PD-18e PD-18g
sampler 0 { address WRAP BORDER  border 0.25 0.5 0.75 1.0 }
sampler 1 { address MIRROR CLAMP_OGL  border 0.25 0.5 0.75 1.0 }
sampler 2 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }
sampler 3 { address BORDER MIRROR_ONCE_BORDER  border 0.25 0.5 0.75 1.0 }
sampler 4 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL  border 0.25 0.5 0.75 1.0 }
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0.25 0.5 0.75 1.0 }
sampler 6 { address MIRROR_ONCE_BORDER MIRROR  border 0.25 0.5 0.75 1.0 }
sampler 7 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE  border 0.25 0.5 0.75 1.0 }
texture 0 { raw 58d4921d 56789000 00601234 0000002d e080ffff 0000ffff 00000000 00000000 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 32 x 32 x 1
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
handle 2 texture 0 sampler 2
handle 3 texture 0 sampler 3
handle 4 texture 0 sampler 4
handle 5 texture 0 sampler 5
handle 6 texture 0 sampler 6
handle 7 texture 0 sampler 7
texture 1 { raw 58d4921d 56789000 00601234 0000002d e080ffff 8000ffff 00000000 00000000 }   # TWO_D 65536 x 65536 x 1, R8 UINT, blocks of 32 x 32 x 1
handle 8 texture 1 sampler 0
handle 9 texture 1 sampler 1
handle 10 texture 1 sampler 2
handle 11 texture 1 sampler 3
handle 12 texture 1 sampler 4
handle 13 texture 1 sampler 5
handle 14 texture 1 sampler 6
handle 15 texture 1 sampler 7
texture 2 { raw 58d4921d 56789000 00601234 0000002d e080fffe 0000fffe 00000000 00000000 }   # TWO_D 65535 x 65535 x 1, R8 UINT, blocks of 32 x 32 x 1
handle 16 texture 2 sampler 0
handle 17 texture 2 sampler 1
handle 18 texture 2 sampler 2
handle 19 texture 2 sampler 3
handle 20 texture 2 sampler 4
handle 21 texture 2 sampler 5
handle 22 texture 2 sampler 6
handle 23 texture 2 sampler 7
texture 3 { raw 58d4921d 56789000 00601234 0000002d e080fffe 8000fffe 00000000 00000000 }   # TWO_D 65535 x 65535 x 1, R8 UINT, blocks of 32 x 32 x 1
handle 24 texture 3 sampler 0
handle 25 texture 3 sampler 1
handle 26 texture 3 sampler 2
handle 27 texture 3 sampler 3
handle 28 texture 3 sampler 4
handle 29 texture 3 sampler 5
handle 30 texture 3 sampler 6
handle 31 texture 3 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0x3e800000) bits(0xbf400000) bits(0xc7800060) bits(0x3f800000) bits(0x47800060) bits(0xc77fffc0) bits(0x477fff00) bits(0x477fffc0) bits(0x47ffffe0) bits(0x47000000) ... }
    expect lane 0 texels (65535,0) (0,0) border border  address 0x12345770cf2f 0x123456789000 0 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (65534,1) (65535,1) (65535,0) (65534,0)  address 0x12345770cf3e 0x12345770cf3f 0x12345770cf2f 0x12345770cf2e;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels (65534,65535) (65535,65535) (65535,65534) (65534,65534)  address 0x123556788ffe 0x123556788fff 0x123556788fef 0x123556788fee;
    expect lane 7 texels border border (32768,65535) (32767,65535)  address 0 0 0x1235560050d0 0x123555f88fff;
    expect lane 8 texels border border border border  address 0 0 0 0;
    expect lane 9 texels (0,32768) (1,32768) (1,32767) (0,32767)  address 0x1234d6789000 0x1234d6789001 0x1234d58050d1 0x1234d58050d0;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0x477fffc0) bits(0x47ffffe0) bits(0x47000000) bits(0x3e800000) bits(0xbf400000) bits(0xc7800060) bits(0x3f800000) bits(0x47800060) bits(0xc77fffc0) bits(0x477fff00) ... }
    expect lane 0 texels border border (0,65535) (0,65535)  address 0 0 0x1235558050d0 0x1235558050d0;
    expect lane 1 texels border border (65535,65535) (65535,65535)  address 0 0 0x123556788fff 0x123556788fff;
    expect lane 2 texels (65535,32768) (65534,32768) (65534,32767) (65535,32767)  address 0x1234d770cf2f 0x1234d770cf2e 0x1234d6788ffe 0x1234d6788fff;
    expect lane 3 texels (1,0) (0,0) border border  address 0x123456789001 0x123456789000 0 0;
    expect lane 4 texels (0,0) (0,0) border border  address 0x123456789000 0x123456789000 0 0;
    expect lane 5 texels (65535,0) (65535,0) border border  address 0x12345770cf2f 0x12345770cf2f 0 0;
    expect lane 6 texels (65534,1) (65535,1) (65535,0) (65534,0)  address 0x12345770cf3e 0x12345770cf3f 0x12345770cf2f 0x12345770cf2e;
    expect lane 7 texels border border (32768,65535) (32767,65535)  address 0 0 0x1235560050d0 0x123555f88fff;
    expect lane 8 texels (65534,0) (65535,0) border border  address 0x12345770cf2e 0x12345770cf2f 0 0;
    expect lane 9 texels (0,65535) (1,65535) (1,65534) (0,65534)  address 0x1235558050d0 0x1235558050d1 0x1235558050c1 0x1235558050c0;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0x47800060) bits(0xc77fffc0) bits(0x477fff00) bits(0x477fffc0) bits(0x47ffffe0) bits(0x47000000) bits(0x3e800000) bits(0xbf400000) bits(0xc7800060) bits(0x3f800000) ... }
    expect lane 0 texels (0,65535) (0,65535) (0,65535) (0,65535)  address 0x1235558050d0 0x1235558050d0 0x1235558050d0 0x1235558050d0;
    expect lane 1 texels (65535,65535) (65535,65535) (65535,65535) (65535,65535)  address 0x123556788fff 0x123556788fff 0x123556788fff 0x123556788fff;
    expect lane 2 texels (65535,65535) (65535,65535) (65535,65534) (65535,65534)  address 0x123556788fff 0x123556788fff 0x123556788fef 0x123556788fef;
    expect lane 3 texels (0,65535) (0,65535) (0,65535) (0,65535)  address 0x1235558050d0 0x1235558050d0 0x1235558050d0 0x1235558050d0;
    expect lane 4 texels (65535,65535) (65535,65535) (65535,65535) (65535,65535)  address 0x123556788fff 0x123556788fff 0x123556788fff 0x123556788fff;
    expect lane 5 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 6 texels (0,0) (0,0) (0,0) (0,0)  address 0x123456789000 0x123456789000 0x123456789000 0x123456789000;
    expect lane 7 texels (32767,0) (32768,0) (32768,1) (32767,1)  address 0x123456f0cf2f 0x123456f89000 0x123456f89010 0x123456f0cf3f;
    expect lane 8 texels (65534,65535) (65535,65535) (65535,65535) (65534,65535)  address 0x123556788ffe 0x123556788fff 0x123556788fff 0x123556788ffe;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0xbf400000) bits(0xc7800060) bits(0x3f800000) bits(0x47800060) bits(0xc77fffc0) bits(0x477fff00) bits(0x477fffc0) bits(0x47ffffe0) bits(0x47000000) bits(0x3e800000) ... }
    expect lane 0 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels border border border border  address 0 0 0 0;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels border border border border  address 0 0 0 0;
    expect lane 8 texels (65534,32768) (65535,32768) (65535,32767) (65534,32767)  address 0x1234d770cf2e 0x1234d770cf2f 0x1234d6788fff 0x1234d6788ffe;
    expect lane 9 texels (0,0) (1,0) (1,0) (0,0)  address 0x123456789000 0x123456789001 0x123456789001 0x123456789000;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0x47ffffe0) bits(0x47000000) bits(0x3e800000) bits(0xbf400000) bits(0xc7800060) bits(0x3f800000) bits(0x47800060) bits(0xc77fffc0) bits(0x477fff00) bits(0x477fffc0) ... }
    expect lane 0 texels border border (0,65535) border  address 0 0 0x1235558050d0 0;
    expect lane 1 texels (65535,32768) border border (65535,32767)  address 0x1234d770cf2f 0 0 0x1234d6788fff;
    expect lane 2 texels (65535,0) border border (65535,0)  address 0x12345770cf2f 0 0 0x12345770cf2f;
    expect lane 3 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 4 texels (65535,65535) border border border  address 0x123556788fff 0 0 0;
    expect lane 5 texels border (0,1) (0,0) border  address 0 0x123456789010 0x123456789000 0;
    expect lane 6 texels border border (0,65535) border  address 0 0 0x1235558050d0 0;
    expect lane 7 texels (32767,65535) (32768,65535) border border  address 0x123555f88fff 0x1235560050d0 0 0;
    expect lane 8 texels (65534,65535) (65535,65535) (65535,65534) (65534,65534)  address 0x123556788ffe 0x123556788fff 0x123556788fef 0x123556788fee;
    expect lane 9 texels border border (1,65535) (0,65535)  address 0 0 0x1235558050d1 0x1235558050d0;
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0xc77fffc0) bits(0x477fff00) bits(0x477fffc0) bits(0x47ffffe0) bits(0x47000000) bits(0x3e800000) bits(0xbf400000) bits(0xc7800060) bits(0x3f800000) bits(0x47800060) ... }
    expect lane 0 texels (0,0) (0,0) (0,65535) (0,65535)  address 0x123456789000 0x123456789000 0x1235558050d0 0x1235558050d0;
    expect lane 1 texels (65535,65535) (65535,65535) (65535,65534) (65535,65534)  address 0x123556788fff 0x123556788fff 0x123556788fef 0x123556788fef;
    expect lane 2 texels (65535,0) (65535,0) (65535,65535) (65535,65535)  address 0x12345770cf2f 0x12345770cf2f 0x123556788fff 0x123556788fff;
    expect lane 3 texels (1,0) (0,0) (0,65535) (1,65535)  address 0x123456789001 0x123456789000 0x1235558050d0 0x1235558050d1;
    expect lane 4 texels (65535,32768) (65535,32768) (65535,32767) (65535,32767)  address 0x1234d770cf2f 0x1234d770cf2f 0x1234d6788fff 0x1234d6788fff;
    expect lane 5 texels (65535,0) (65535,0) (65535,65535) (65535,65535)  address 0x12345770cf2f 0x12345770cf2f 0x123556788fff 0x123556788fff;
    expect lane 6 texels (65535,65535) (65535,65535) (65535,65534) (65535,65534)  address 0x123556788fff 0x123556788fff 0x123556788fef 0x123556788fef;
    expect lane 7 texels (32767,65535) (32768,65535) (32768,65534) (32767,65534)  address 0x123555f88fff 0x1235560050d0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels (65534,1) (65535,1) (65535,0) (65534,0)  address 0x12345770cf3e 0x12345770cf3f 0x12345770cf2f 0x12345770cf2e;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0xc7800060) bits(0x3f800000) bits(0x47800060) bits(0xc77fffc0) bits(0x477fff00) bits(0x477fffc0) bits(0x47ffffe0) bits(0x47000000) bits(0x3e800000) bits(0xbf400000) ... }
    expect lane 0 texels (0,65535) (0,65535) (0,65534) (0,65534)  address 0x1235558050d0 0x1235558050d0 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels (65535,1) border border (65535,0)  address 0x12345770cf3f 0 0 0x12345770cf2f;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (1,65535) (0,65535) (0,65535) (1,65535)  address 0x1235558050d1 0x1235558050d0 0x1235558050d0 0x1235558050d1;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border (65535,65535) (65535,65535) border  address 0 0x123556788fff 0x123556788fff 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels (32767,32768) (32768,32768) (32768,32767) (32767,32767)  address 0x1234d6f0cf2f 0x1234d6f89000 0x1234d60050d0 0x1234d5f88fff;
    expect lane 8 texels (65534,0) (65535,0) (65535,0) (65534,0)  address 0x12345770cf2e 0x12345770cf2f 0x12345770cf2f 0x12345770cf2e;
    expect lane 9 texels (0,0) (1,0) (1,1) (0,1)  address 0x123456789000 0x123456789001 0x123456789011 0x123456789010;
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477fffc0) bits(0x47800060) bits(0xbf400000) bits(0x47ffffe0) bits(0xc77fffc0) bits(0xc7800060) bits(0x47000000) bits(0x477fff00) bits(0x3f800000) ... }
    t = { bits(0x47000000) bits(0x3e800000) bits(0xbf400000) bits(0xc7800060) bits(0x3f800000) bits(0x47800060) bits(0xc77fffc0) bits(0x477fff00) bits(0x477fffc0) bits(0x47ffffe0) ... }
    expect lane 0 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 1 texels (65535,0) border border (65535,0)  address 0x12345770cf2f 0 0 0x12345770cf2f;
    expect lane 2 texels (65535,0) border border (65535,0)  address 0x12345770cf2f 0 0 0x12345770cf2f;
    expect lane 3 texels (1,0) (0,0) (0,0) (1,0)  address 0x123456789001 0x123456789000 0x123456789000 0x123456789001;
    expect lane 4 texels (65535,1) border border (65535,0)  address 0x12345770cf3f 0 0 0x12345770cf2f;
    expect lane 5 texels border (65535,65535) (65535,65535) border  address 0 0x123556788fff 0x123556788fff 0;
    expect lane 6 texels border (65535,0) (65535,0) border  address 0 0x12345770cf2f 0x12345770cf2f 0;
    expect lane 7 texels (32767,65535) (32768,65535) (32768,65534) (32767,65534)  address 0x123555f88fff 0x1235560050d0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels (65534,65535) (65535,65535) (65535,65535) (65534,65535)  address 0x123556788ffe 0x123556788fff 0x123556788fff 0x123556788ffe;
    expect lane 9 texels (0,65535) (1,65535) (1,65535) (0,65535)  address 0x1235558050d0 0x1235558050d1 0x1235558050d1 0x1235558050d0;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0x36800000) bits(0xb7400000) bits(0xbf800060) bits(0x37800000) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) ... }
    expect lane 0 texels (65535,0) (0,0) border border  address 0x12345770cf2f 0x123456789000 0 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (65534,1) (65535,1) (65535,0) (65534,0)  address 0x12345770cf3e 0x12345770cf3f 0x12345770cf2f 0x12345770cf2e;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels (65534,65535) (65535,65535) (65535,65534) (65534,65534)  address 0x123556788ffe 0x123556788fff 0x123556788fef 0x123556788fee;
    expect lane 7 texels border border (32768,65535) (32767,65535)  address 0 0 0x1235560050d0 0x123555f88fff;
    expect lane 8 texels border border border border  address 0 0 0 0;
    expect lane 9 texels (0,32768) (1,32768) (1,32767) (0,32767)  address 0x1234d6789000 0x1234d6789001 0x1234d58050d1 0x1234d58050d0;
}

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800000) bits(0xb7400000) bits(0xbf800060) bits(0x37800000) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) ... }
    expect lane 0 texels border border (0,65535) (0,65535)  address 0 0 0x1235558050d0 0x1235558050d0;
    expect lane 1 texels border border (65535,65535) (65535,65535)  address 0 0 0x123556788fff 0x123556788fff;
    expect lane 2 texels (65535,32768) (65534,32768) (65534,32767) (65535,32767)  address 0x1234d770cf2f 0x1234d770cf2e 0x1234d6788ffe 0x1234d6788fff;
    expect lane 3 texels (1,0) (0,0) border border  address 0x123456789001 0x123456789000 0 0;
    expect lane 4 texels (0,0) (0,0) border border  address 0x123456789000 0x123456789000 0 0;
    expect lane 5 texels (65535,0) (65535,0) border border  address 0x12345770cf2f 0x12345770cf2f 0 0;
    expect lane 6 texels (65534,1) (65535,1) (65535,0) (65534,0)  address 0x12345770cf3e 0x12345770cf3f 0x12345770cf2f 0x12345770cf2e;
    expect lane 7 texels border border (32768,65535) (32767,65535)  address 0 0 0x1235560050d0 0x123555f88fff;
    expect lane 8 texels (65534,0) (65535,0) border border  address 0x12345770cf2e 0x12345770cf2f 0 0;
    expect lane 9 texels (0,65535) (1,65535) (1,65534) (0,65534)  address 0x1235558050d0 0x1235558050d1 0x1235558050c1 0x1235558050c0;
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800000) bits(0xb7400000) bits(0xbf800060) bits(0x37800000) ... }
    expect lane 0 texels (0,65535) (0,65535) (0,65535) (0,65535)  address 0x1235558050d0 0x1235558050d0 0x1235558050d0 0x1235558050d0;
    expect lane 1 texels (65535,65535) (65535,65535) (65535,65535) (65535,65535)  address 0x123556788fff 0x123556788fff 0x123556788fff 0x123556788fff;
    expect lane 2 texels (65535,65535) (65535,65535) (65535,65534) (65535,65534)  address 0x123556788fff 0x123556788fff 0x123556788fef 0x123556788fef;
    expect lane 3 texels (0,65535) (0,65535) (0,65535) (0,65535)  address 0x1235558050d0 0x1235558050d0 0x1235558050d0 0x1235558050d0;
    expect lane 4 texels (65535,65535) (65535,65535) (65535,65535) (65535,65535)  address 0x123556788fff 0x123556788fff 0x123556788fff 0x123556788fff;
    expect lane 5 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 6 texels (0,0) (0,0) (0,0) (0,0)  address 0x123456789000 0x123456789000 0x123456789000 0x123456789000;
    expect lane 7 texels (32767,0) (32768,0) (32768,1) (32767,1)  address 0x123456f0cf2f 0x123456f89000 0x123456f89010 0x123456f0cf3f;
    expect lane 8 texels (65534,65535) (65535,65535) (65535,65535) (65534,65535)  address 0x123556788ffe 0x123556788fff 0x123556788fff 0x123556788ffe;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 11 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0xb7400000) bits(0xbf800060) bits(0x37800000) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800000) ... }
    expect lane 0 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels border border border border  address 0 0 0 0;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels border border border border  address 0 0 0 0;
    expect lane 8 texels (65534,32768) (65535,32768) (65535,32767) (65534,32767)  address 0x1234d770cf2e 0x1234d770cf2f 0x1234d6788fff 0x1234d6788ffe;
    expect lane 9 texels (0,0) (1,0) (1,0) (0,0)  address 0x123456789000 0x123456789001 0x123456789001 0x123456789000;
}

warp 12 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0x3fffffe0) bits(0x3f000000) bits(0x36800000) bits(0xb7400000) bits(0xbf800060) bits(0x37800000) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) ... }
    expect lane 0 texels border border (0,65535) border  address 0 0 0x1235558050d0 0;
    expect lane 1 texels (65535,32768) border border (65535,32767)  address 0x1234d770cf2f 0 0 0x1234d6788fff;
    expect lane 2 texels (65535,0) border border (65535,0)  address 0x12345770cf2f 0 0 0x12345770cf2f;
    expect lane 3 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 4 texels (65535,65535) border border border  address 0x123556788fff 0 0 0;
    expect lane 5 texels border (0,1) (0,0) border  address 0 0x123456789010 0x123456789000 0;
    expect lane 6 texels border border (0,65535) border  address 0 0 0x1235558050d0 0;
    expect lane 7 texels (32767,65535) (32768,65535) border border  address 0x123555f88fff 0x1235560050d0 0 0;
    expect lane 8 texels (65534,65535) (65535,65535) (65535,65534) (65534,65534)  address 0x123556788ffe 0x123556788fff 0x123556788fef 0x123556788fee;
    expect lane 9 texels border border (1,65535) (0,65535)  address 0 0 0x1235558050d1 0x1235558050d0;
}

warp 13 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800000) bits(0xb7400000) bits(0xbf800060) bits(0x37800000) bits(0x3f800060) ... }
    expect lane 0 texels (0,0) (0,0) (0,65535) (0,65535)  address 0x123456789000 0x123456789000 0x1235558050d0 0x1235558050d0;
    expect lane 1 texels (65535,65535) (65535,65535) (65535,65534) (65535,65534)  address 0x123556788fff 0x123556788fff 0x123556788fef 0x123556788fef;
    expect lane 2 texels (65535,0) (65535,0) (65535,65535) (65535,65535)  address 0x12345770cf2f 0x12345770cf2f 0x123556788fff 0x123556788fff;
    expect lane 3 texels (1,0) (0,0) (0,65535) (1,65535)  address 0x123456789001 0x123456789000 0x1235558050d0 0x1235558050d1;
    expect lane 4 texels (65535,32768) (65535,32768) (65535,32767) (65535,32767)  address 0x1234d770cf2f 0x1234d770cf2f 0x1234d6788fff 0x1234d6788fff;
    expect lane 5 texels (65535,0) (65535,0) (65535,65535) (65535,65535)  address 0x12345770cf2f 0x12345770cf2f 0x123556788fff 0x123556788fff;
    expect lane 6 texels (65535,65535) (65535,65535) (65535,65534) (65535,65534)  address 0x123556788fff 0x123556788fff 0x123556788fef 0x123556788fef;
    expect lane 7 texels (32767,65535) (32768,65535) (32768,65534) (32767,65534)  address 0x123555f88fff 0x1235560050d0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels (65534,1) (65535,1) (65535,0) (65534,0)  address 0x12345770cf3e 0x12345770cf3f 0x12345770cf2f 0x12345770cf2e;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 14 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0xbf800060) bits(0x37800000) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800000) bits(0xb7400000) ... }
    expect lane 0 texels (0,65535) (0,65535) (0,65534) (0,65534)  address 0x1235558050d0 0x1235558050d0 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels (65535,1) border border (65535,0)  address 0x12345770cf3f 0 0 0x12345770cf2f;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (1,65535) (0,65535) (0,65535) (1,65535)  address 0x1235558050d1 0x1235558050d0 0x1235558050d0 0x1235558050d1;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border (65535,65535) (65535,65535) border  address 0 0x123556788fff 0x123556788fff 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels (32767,32768) (32768,32768) (32768,32767) (32767,32767)  address 0x1234d6f0cf2f 0x1234d6f89000 0x1234d60050d0 0x1234d5f88fff;
    expect lane 8 texels (65534,0) (65535,0) (65535,0) (65534,0)  address 0x12345770cf2e 0x12345770cf2f 0x12345770cf2f 0x12345770cf2e;
    expect lane 9 texels (0,0) (1,0) (1,1) (0,1)  address 0x123456789000 0x123456789001 0x123456789011 0x123456789010;
}

warp 15 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800000) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb7400000) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800000) ... }
    t = { bits(0x3f000000) bits(0x36800000) bits(0xb7400000) bits(0xbf800060) bits(0x37800000) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) ... }
    expect lane 0 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 1 texels (65535,0) border border (65535,0)  address 0x12345770cf2f 0 0 0x12345770cf2f;
    expect lane 2 texels (65535,0) border border (65535,0)  address 0x12345770cf2f 0 0 0x12345770cf2f;
    expect lane 3 texels (1,0) (0,0) (0,0) (1,0)  address 0x123456789001 0x123456789000 0x123456789000 0x123456789001;
    expect lane 4 texels (65535,1) border border (65535,0)  address 0x12345770cf3f 0 0 0x12345770cf2f;
    expect lane 5 texels border (65535,65535) (65535,65535) border  address 0 0x123556788fff 0x123556788fff 0;
    expect lane 6 texels border (65535,0) (65535,0) border  address 0 0x12345770cf2f 0x12345770cf2f 0;
    expect lane 7 texels (32767,65535) (32768,65535) (32768,65534) (32767,65534)  address 0x123555f88fff 0x1235560050d0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels (65534,65535) (65535,65535) (65535,65535) (65534,65535)  address 0x123556788ffe 0x123556788fff 0x123556788fff 0x123556788ffe;
    expect lane 9 texels (0,65535) (1,65535) (1,65535) (0,65535)  address 0x1235558050d0 0x1235558050d1 0x1235558050d1 0x1235558050d0;
}

warp 16 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0x3e800000) bits(0xbf400000) bits(0xc77fffc0) bits(0x3f800000) bits(0x477fffc0) bits(0xc77ffec0) bits(0x477ffe00) bits(0x477ffec0) bits(0x47fffee0) bits(0x46ffff00) ... }
    expect lane 0 texels (65534,0) (0,0) border border  address 0x12345770cf2e 0x123456789000 0 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (65533,1) (65534,1) (65534,0) (65533,0)  address 0x12345770cf3d 0x12345770cf3e 0x12345770cf2e 0x12345770cf2d;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels (65533,65534) (65534,65534) (65534,65533) (65533,65533)  address 0x123556788fed 0x123556788fee 0x123556788fbe 0x123556788fbd;
    expect lane 7 texels border border (32768,65534) (32767,65534)  address 0 0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels border border border border  address 0 0 0 0;
    expect lane 9 texels (0,32768) (1,32768) (1,32767) (0,32767)  address 0x1234d6789000 0x1234d6789001 0x1234d58050d1 0x1234d58050d0;
}

warp 17 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0x477ffec0) bits(0x47fffee0) bits(0x46ffff00) bits(0x3e800000) bits(0xbf400000) bits(0xc77fffc0) bits(0x3f800000) bits(0x477fffc0) bits(0xc77ffec0) bits(0x477ffe00) ... }
    expect lane 0 texels border border (0,65534) (0,65534)  address 0 0 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels border border (65534,65534) (65534,65534)  address 0 0 0x123556788fee 0x123556788fee;
    expect lane 2 texels (65534,32768) (65533,32768) (65533,32767) (65534,32767)  address 0x1234d770cf2e 0x1234d770cf2d 0x1234d6788ffd 0x1234d6788ffe;
    expect lane 3 texels (1,0) (0,0) border border  address 0x123456789001 0x123456789000 0 0;
    expect lane 4 texels (0,0) (0,0) border border  address 0x123456789000 0x123456789000 0 0;
    expect lane 5 texels (65534,0) (65534,0) border border  address 0x12345770cf2e 0x12345770cf2e 0 0;
    expect lane 6 texels (65533,1) (65534,1) (65534,0) (65533,0)  address 0x12345770cf3d 0x12345770cf3e 0x12345770cf2e 0x12345770cf2d;
    expect lane 7 texels border border (32768,65534) (32767,65534)  address 0 0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels (65533,0) (65534,0) border border  address 0x12345770cf2d 0x12345770cf2e 0 0;
    expect lane 9 texels (0,65534) (1,65534) (1,65533) (0,65533)  address 0x1235558050c0 0x1235558050c1 0x123555805091 0x123555805090;
}

warp 18 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0x477fffc0) bits(0xc77ffec0) bits(0x477ffe00) bits(0x477ffec0) bits(0x47fffee0) bits(0x46ffff00) bits(0x3e800000) bits(0xbf400000) bits(0xc77fffc0) bits(0x3f800000) ... }
    expect lane 0 texels (0,65534) (0,65534) (0,65534) (0,65534)  address 0x1235558050c0 0x1235558050c0 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels (65534,65534) (65534,65534) (65534,65534) (65534,65534)  address 0x123556788fee 0x123556788fee 0x123556788fee 0x123556788fee;
    expect lane 2 texels (65534,65534) (65534,65534) (65534,65533) (65534,65533)  address 0x123556788fee 0x123556788fee 0x123556788fbe 0x123556788fbe;
    expect lane 3 texels (0,65534) (0,65534) (0,65534) (0,65534)  address 0x1235558050c0 0x1235558050c0 0x1235558050c0 0x1235558050c0;
    expect lane 4 texels (65534,65534) (65534,65534) (65534,65534) (65534,65534)  address 0x123556788fee 0x123556788fee 0x123556788fee 0x123556788fee;
    expect lane 5 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 6 texels (0,0) (0,0) (0,0) (0,0)  address 0x123456789000 0x123456789000 0x123456789000 0x123456789000;
    expect lane 7 texels (32767,0) (32768,0) (32768,1) (32767,1)  address 0x123456f0cf2f 0x123456f89000 0x123456f89010 0x123456f0cf3f;
    expect lane 8 texels (65533,65534) (65534,65534) (65534,65534) (65533,65534)  address 0x123556788fed 0x123556788fee 0x123556788fee 0x123556788fed;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 19 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0xbf400000) bits(0xc77fffc0) bits(0x3f800000) bits(0x477fffc0) bits(0xc77ffec0) bits(0x477ffe00) bits(0x477ffec0) bits(0x47fffee0) bits(0x46ffff00) bits(0x3e800000) ... }
    expect lane 0 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels border border border border  address 0 0 0 0;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels border border border border  address 0 0 0 0;
    expect lane 8 texels (65533,32768) (65534,32768) (65534,32767) (65533,32767)  address 0x1234d770cf2d 0x1234d770cf2e 0x1234d6788ffe 0x1234d6788ffd;
    expect lane 9 texels (0,0) (1,0) (1,0) (0,0)  address 0x123456789000 0x123456789001 0x123456789001 0x123456789000;
}

warp 20 {
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0x47fffee0) bits(0x46ffff00) bits(0x3e800000) bits(0xbf400000) bits(0xc77fffc0) bits(0x3f800000) bits(0x477fffc0) bits(0xc77ffec0) bits(0x477ffe00) bits(0x477ffec0) ... }
    expect lane 0 texels border border (0,65534) border  address 0 0 0x1235558050c0 0;
    expect lane 1 texels (65534,32768) border border (65534,32767)  address 0x1234d770cf2e 0 0 0x1234d6788ffe;
    expect lane 2 texels (65534,0) border border (65534,0)  address 0x12345770cf2e 0 0 0x12345770cf2e;
    expect lane 3 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 4 texels (65534,65534) border border border  address 0x123556788fee 0 0 0;
    expect lane 5 texels border (0,1) (0,0) border  address 0 0x123456789010 0x123456789000 0;
    expect lane 6 texels border border (0,65534) border  address 0 0 0x1235558050c0 0;
    expect lane 7 texels (32767,65534) (32768,65534) border border  address 0x123555f88fef 0x1235560050c0 0 0;
    expect lane 8 texels (65533,65534) (65534,65534) (65534,65533) (65533,65533)  address 0x123556788fed 0x123556788fee 0x123556788fbe 0x123556788fbd;
    expect lane 9 texels border border (1,65534) (0,65534)  address 0 0 0x1235558050c1 0x1235558050c0;
}

warp 21 {
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0xc77ffec0) bits(0x477ffe00) bits(0x477ffec0) bits(0x47fffee0) bits(0x46ffff00) bits(0x3e800000) bits(0xbf400000) bits(0xc77fffc0) bits(0x3f800000) bits(0x477fffc0) ... }
    expect lane 0 texels (0,0) (0,0) (0,65534) (0,65534)  address 0x123456789000 0x123456789000 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels (65534,65534) (65534,65534) (65534,65533) (65534,65533)  address 0x123556788fee 0x123556788fee 0x123556788fbe 0x123556788fbe;
    expect lane 2 texels (65534,0) (65534,0) (65534,65534) (65534,65534)  address 0x12345770cf2e 0x12345770cf2e 0x123556788fee 0x123556788fee;
    expect lane 3 texels (1,0) (0,0) (0,65534) (1,65534)  address 0x123456789001 0x123456789000 0x1235558050c0 0x1235558050c1;
    expect lane 4 texels (65534,32768) (65534,32768) (65534,32767) (65534,32767)  address 0x1234d770cf2e 0x1234d770cf2e 0x1234d6788ffe 0x1234d6788ffe;
    expect lane 5 texels (65534,0) (65534,0) (65534,65534) (65534,65534)  address 0x12345770cf2e 0x12345770cf2e 0x123556788fee 0x123556788fee;
    expect lane 6 texels (65534,65534) (65534,65534) (65534,65533) (65534,65533)  address 0x123556788fee 0x123556788fee 0x123556788fbe 0x123556788fbe;
    expect lane 7 texels (32767,65534) (32768,65534) (32768,65533) (32767,65533)  address 0x123555f88fef 0x1235560050c0 0x123556005090 0x123555f88fbf;
    expect lane 8 texels (65533,1) (65534,1) (65534,0) (65533,0)  address 0x12345770cf3d 0x12345770cf3e 0x12345770cf2e 0x12345770cf2d;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 22 {
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0xc77fffc0) bits(0x3f800000) bits(0x477fffc0) bits(0xc77ffec0) bits(0x477ffe00) bits(0x477ffec0) bits(0x47fffee0) bits(0x46ffff00) bits(0x3e800000) bits(0xbf400000) ... }
    expect lane 0 texels (0,65534) (0,65534) (0,65533) (0,65533)  address 0x1235558050c0 0x1235558050c0 0x123555805090 0x123555805090;
    expect lane 1 texels (65534,1) border border (65534,0)  address 0x12345770cf3e 0 0 0x12345770cf2e;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (1,65534) (0,65534) (0,65534) (1,65534)  address 0x1235558050c1 0x1235558050c0 0x1235558050c0 0x1235558050c1;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border (65534,65534) (65534,65534) border  address 0 0x123556788fee 0x123556788fee 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels (32767,32768) (32768,32768) (32768,32767) (32767,32767)  address 0x1234d6f0cf2f 0x1234d6f89000 0x1234d60050d0 0x1234d5f88fff;
    expect lane 8 texels (65533,0) (65534,0) (65534,0) (65533,0)  address 0x12345770cf2d 0x12345770cf2e 0x12345770cf2e 0x12345770cf2d;
    expect lane 9 texels (0,0) (1,0) (1,1) (0,1)  address 0x123456789000 0x123456789001 0x123456789011 0x123456789010;
}

warp 23 {
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x3ff
    s = { bits(0x3e800000) bits(0x477ffec0) bits(0x477fffc0) bits(0xbf400000) bits(0x47fffee0) bits(0xc77ffec0) bits(0xc77fffc0) bits(0x46ffff00) bits(0x477ffe00) bits(0x3f800000) ... }
    t = { bits(0x46ffff00) bits(0x3e800000) bits(0xbf400000) bits(0xc77fffc0) bits(0x3f800000) bits(0x477fffc0) bits(0xc77ffec0) bits(0x477ffe00) bits(0x477ffec0) bits(0x47fffee0) ... }
    expect lane 0 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 1 texels (65534,0) border border (65534,0)  address 0x12345770cf2e 0 0 0x12345770cf2e;
    expect lane 2 texels (65534,0) border border (65534,0)  address 0x12345770cf2e 0 0 0x12345770cf2e;
    expect lane 3 texels (1,0) (0,0) (0,0) (1,0)  address 0x123456789001 0x123456789000 0x123456789000 0x123456789001;
    expect lane 4 texels (65534,1) border border (65534,0)  address 0x12345770cf3e 0 0 0x12345770cf2e;
    expect lane 5 texels border (65534,65534) (65534,65534) border  address 0 0x123556788fee 0x123556788fee 0;
    expect lane 6 texels border (65534,0) (65534,0) border  address 0 0x12345770cf2e 0x12345770cf2e 0;
    expect lane 7 texels (32767,65534) (32768,65534) (32768,65533) (32767,65533)  address 0x123555f88fef 0x1235560050c0 0x123556005090 0x123555f88fbf;
    expect lane 8 texels (65533,65534) (65534,65534) (65534,65534) (65533,65534)  address 0x123556788fed 0x123556788fee 0x123556788fee 0x123556788fed;
    expect lane 9 texels (0,65534) (1,65534) (1,65534) (0,65534)  address 0x1235558050c0 0x1235558050c1 0x1235558050c1 0x1235558050c0;
}

warp 24 {
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0x36800080) bits(0xb74000c0) bits(0xbf800060) bits(0x37800080) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) ... }
    expect lane 0 texels (65534,0) (0,0) border border  address 0x12345770cf2e 0x123456789000 0 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (65533,1) (65534,1) (65534,0) (65533,0)  address 0x12345770cf3d 0x12345770cf3e 0x12345770cf2e 0x12345770cf2d;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels (65533,65534) (65534,65534) (65534,65533) (65533,65533)  address 0x123556788fed 0x123556788fee 0x123556788fbe 0x123556788fbd;
    expect lane 7 texels border border (32768,65534) (32767,65534)  address 0 0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels border border border border  address 0 0 0 0;
    expect lane 9 texels (0,32768) (1,32768) (1,32767) (0,32767)  address 0x1234d6789000 0x1234d6789001 0x1234d58050d1 0x1234d58050d0;
}

warp 25 {
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800080) bits(0xb74000c0) bits(0xbf800060) bits(0x37800080) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) ... }
    expect lane 0 texels border border (0,65534) (0,65534)  address 0 0 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels border border (65534,65534) (65534,65534)  address 0 0 0x123556788fee 0x123556788fee;
    expect lane 2 texels (65534,32768) (65533,32768) (65533,32767) (65534,32767)  address 0x1234d770cf2e 0x1234d770cf2d 0x1234d6788ffd 0x1234d6788ffe;
    expect lane 3 texels (1,0) (0,0) border border  address 0x123456789001 0x123456789000 0 0;
    expect lane 4 texels (0,0) (0,0) border border  address 0x123456789000 0x123456789000 0 0;
    expect lane 5 texels (65534,0) (65534,0) border border  address 0x12345770cf2e 0x12345770cf2e 0 0;
    expect lane 6 texels (65533,1) (65534,1) (65534,0) (65533,0)  address 0x12345770cf3d 0x12345770cf3e 0x12345770cf2e 0x12345770cf2d;
    expect lane 7 texels border border (32768,65534) (32767,65534)  address 0 0 0x1235560050c0 0x123555f88fef;
    expect lane 8 texels (65533,0) (65534,0) border border  address 0x12345770cf2d 0x12345770cf2e 0 0;
    expect lane 9 texels (0,65534) (1,65534) (1,65533) (0,65533)  address 0x1235558050c0 0x1235558050c1 0x123555805091 0x123555805090;
}

warp 26 {
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800080) bits(0xb74000c0) bits(0xbf800060) bits(0x37800080) ... }
    expect lane 0 texels (0,65534) (0,65534) (0,65534) (0,65534)  address 0x1235558050c0 0x1235558050c0 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels (65534,65534) (65534,65534) (65534,65534) (65534,65534)  address 0x123556788fee 0x123556788fee 0x123556788fee 0x123556788fee;
    expect lane 2 texels (65534,65534) (65534,65534) (65534,65533) (65534,65533)  address 0x123556788fee 0x123556788fee 0x123556788fbe 0x123556788fbe;
    expect lane 3 texels (0,65534) (0,65534) (0,65534) (0,65534)  address 0x1235558050c0 0x1235558050c0 0x1235558050c0 0x1235558050c0;
    expect lane 4 texels (65534,65534) (65534,65534) (65534,65534) (65534,65534)  address 0x123556788fee 0x123556788fee 0x123556788fee 0x123556788fee;
    expect lane 5 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 6 texels (0,0) (0,0) (0,0) (0,0)  address 0x123456789000 0x123456789000 0x123456789000 0x123456789000;
    expect lane 7 texels (32767,0) (32768,0) (32768,1) (32767,1)  address 0x123456f0cf2f 0x123456f89000 0x123456f89010 0x123456f0cf3f;
    expect lane 8 texels (65533,65534) (65534,65534) (65534,65534) (65533,65534)  address 0x123556788fed 0x123556788fee 0x123556788fee 0x123556788fed;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 27 {
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0xb74000c0) bits(0xbf800060) bits(0x37800080) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800080) ... }
    expect lane 0 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 1 texels border border border border  address 0 0 0 0;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels border border border border  address 0 0 0 0;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border border border border  address 0 0 0 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels border border border border  address 0 0 0 0;
    expect lane 8 texels (65533,32768) (65534,32768) (65534,32767) (65533,32767)  address 0x1234d770cf2d 0x1234d770cf2e 0x1234d6788ffe 0x1234d6788ffd;
    expect lane 9 texels (0,0) (1,0) (1,0) (0,0)  address 0x123456789000 0x123456789001 0x123456789001 0x123456789000;
}

warp 28 {
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0x3fffffe0) bits(0x3f000000) bits(0x36800080) bits(0xb74000c0) bits(0xbf800060) bits(0x37800080) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) ... }
    expect lane 0 texels border border (0,65534) border  address 0 0 0x1235558050c0 0;
    expect lane 1 texels (65534,32768) border border (65534,32767)  address 0x1234d770cf2e 0 0 0x1234d6788ffe;
    expect lane 2 texels (65534,0) border border (65534,0)  address 0x12345770cf2e 0 0 0x12345770cf2e;
    expect lane 3 texels border (0,0) (0,1) border  address 0 0x123456789000 0x123456789010 0;
    expect lane 4 texels (65534,65534) border border border  address 0x123556788fee 0 0 0;
    expect lane 5 texels border (0,1) (0,0) border  address 0 0x123456789010 0x123456789000 0;
    expect lane 6 texels border border (0,65534) border  address 0 0 0x1235558050c0 0;
    expect lane 7 texels (32767,65534) (32768,65534) border border  address 0x123555f88fef 0x1235560050c0 0 0;
    expect lane 8 texels (65533,65534) (65534,65534) (65534,65533) (65533,65533)  address 0x123556788fed 0x123556788fee 0x123556788fbe 0x123556788fbd;
    expect lane 9 texels border border (1,65534) (0,65534)  address 0 0 0x1235558050c1 0x1235558050c0;
}

warp 29 {
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800080) bits(0xb74000c0) bits(0xbf800060) bits(0x37800080) bits(0x3f800060) ... }
    expect lane 0 texels (0,0) (0,0) (0,65534) (0,65534)  address 0x123456789000 0x123456789000 0x1235558050c0 0x1235558050c0;
    expect lane 1 texels (65534,65534) (65534,65534) (65534,65533) (65534,65533)  address 0x123556788fee 0x123556788fee 0x123556788fbe 0x123556788fbe;
    expect lane 2 texels (65534,0) (65534,0) (65534,65534) (65534,65534)  address 0x12345770cf2e 0x12345770cf2e 0x123556788fee 0x123556788fee;
    expect lane 3 texels (1,0) (0,0) (0,65534) (1,65534)  address 0x123456789001 0x123456789000 0x1235558050c0 0x1235558050c1;
    expect lane 4 texels (65534,32768) (65534,32768) (65534,32767) (65534,32767)  address 0x1234d770cf2e 0x1234d770cf2e 0x1234d6788ffe 0x1234d6788ffe;
    expect lane 5 texels (65534,0) (65534,0) (65534,65534) (65534,65534)  address 0x12345770cf2e 0x12345770cf2e 0x123556788fee 0x123556788fee;
    expect lane 6 texels (65534,65534) (65534,65534) (65534,65533) (65534,65533)  address 0x123556788fee 0x123556788fee 0x123556788fbe 0x123556788fbe;
    expect lane 7 texels (32767,65534) (32768,65534) (32768,65533) (32767,65533)  address 0x123555f88fef 0x1235560050c0 0x123556005090 0x123555f88fbf;
    expect lane 8 texels (65533,1) (65534,1) (65534,0) (65533,0)  address 0x12345770cf3d 0x12345770cf3e 0x12345770cf2e 0x12345770cf2d;
    expect lane 9 texels (0,1) (1,1) (1,0) (0,0)  address 0x123456789010 0x123456789011 0x123456789001 0x123456789000;
}

warp 30 {
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0xbf800060) bits(0x37800080) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) bits(0x3f000000) bits(0x36800080) bits(0xb74000c0) ... }
    expect lane 0 texels (0,65534) (0,65534) (0,65533) (0,65533)  address 0x1235558050c0 0x1235558050c0 0x123555805090 0x123555805090;
    expect lane 1 texels (65534,1) border border (65534,0)  address 0x12345770cf3e 0 0 0x12345770cf2e;
    expect lane 2 texels border border border border  address 0 0 0 0;
    expect lane 3 texels (1,65534) (0,65534) (0,65534) (1,65534)  address 0x1235558050c1 0x1235558050c0 0x1235558050c0 0x1235558050c1;
    expect lane 4 texels border border border border  address 0 0 0 0;
    expect lane 5 texels border (65534,65534) (65534,65534) border  address 0 0x123556788fee 0x123556788fee 0;
    expect lane 6 texels border border border border  address 0 0 0 0;
    expect lane 7 texels (32767,32768) (32768,32768) (32768,32767) (32767,32767)  address 0x1234d6f0cf2f 0x1234d6f89000 0x1234d60050d0 0x1234d5f88fff;
    expect lane 8 texels (65533,0) (65534,0) (65534,0) (65533,0)  address 0x12345770cf2d 0x12345770cf2e 0x12345770cf2e 0x12345770cf2d;
    expect lane 9 texels (0,0) (1,0) (1,1) (0,1)  address 0x123456789000 0x123456789001 0x123456789011 0x123456789010;
}

warp 31 {
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0x3ff
    s = { bits(0x36800080) bits(0x3f7fffc0) bits(0x3f800060) bits(0xb74000c0) bits(0x3fffffe0) bits(0xbf7fffc0) bits(0xbf800060) bits(0x3f000000) bits(0x3f7fff00) bits(0x37800080) ... }
    t = { bits(0x3f000000) bits(0x36800080) bits(0xb74000c0) bits(0xbf800060) bits(0x37800080) bits(0x3f800060) bits(0xbf7fffc0) bits(0x3f7fff00) bits(0x3f7fffc0) bits(0x3fffffe0) ... }
    expect lane 0 texels (0,32768) (0,32768) (0,32767) (0,32767)  address 0x1234d6789000 0x1234d6789000 0x1234d58050d0 0x1234d58050d0;
    expect lane 1 texels (65534,0) border border (65534,0)  address 0x12345770cf2e 0 0 0x12345770cf2e;
    expect lane 2 texels (65534,0) border border (65534,0)  address 0x12345770cf2e 0 0 0x12345770cf2e;
    expect lane 3 texels (1,0) (0,0) (0,0) (1,0)  address 0x123456789001 0x123456789000 0x123456789000 0x123456789001;
    expect lane 4 texels (65534,1) border border (65534,0)  address 0x12345770cf3e 0 0 0x12345770cf2e;
    expect lane 5 texels border (65534,65534) (65534,65534) border  address 0 0x123556788fee 0x123556788fee 0;
    expect lane 6 texels border (65534,0) (65534,0) border  address 0 0x12345770cf2e 0x12345770cf2e 0;
    expect lane 7 texels (32767,65534) (32768,65534) (32768,65533) (32767,65533)  address 0x123555f88fef 0x1235560050c0 0x123556005090 0x123555f88fbf;
    expect lane 8 texels (65533,65534) (65534,65534) (65534,65534) (65533,65534)  address 0x123556788fed 0x123556788fee 0x123556788fee 0x123556788fed;
    expect lane 9 texels (0,65534) (1,65534) (1,65534) (0,65534)  address 0x1235558050c0 0x1235558050c1 0x1235558050c1 0x1235558050c0;
}
