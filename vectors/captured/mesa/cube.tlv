# Faces of cubes and of arrays of cubes, each alone.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1024 gathers, left out: 681 on which the two differ, 2 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-34 R-TLD4-48 PD-9 PD-16
minimum filter 179

texture 0 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 3 3  layers 3  address 0x10000000  texels index }
sampler 0 { address WRAP WRAP WRAP  border 0xb55 0xed37 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 5 5  address 0x10100000  texels index }
sampler 1 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x8ade 0xab39 0x0 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 16  layers 1  address 0x10200000  texels index }
sampler 2 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0xd534 0x2145 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 3 3  layers 2  address 0x10300000  texels index }
sampler 3 { address BORDER CLAMP_OGL WRAP  border 0x4802 0x9d55 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  address 0x10400000  texels index }
sampler 4 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x1a6d 0x7ec3 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 4 4  layers 1  address 0x10500000  texels index }
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0xcbdc 0x1280 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 33 33  address 0x10600000  texels index }
sampler 6 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0xe630 0x9a50 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  layers 1  address 0x10700000  texels index }
sampler 7 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x2357 0x349e 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 2 2  address 0x10800000  texels index }
sampler 8 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x1152 0x262 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  layers 1  address 0x10900000  texels index }
sampler 9 { address MIRROR CLAMP_OGL WRAP  border 0x219b 0x8513 0x0 0x1 }
handle 9 texture 9 sampler 9
texture 10 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 33 33  address 0x10a00000  texels index }
sampler 10 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x6bc9 0x10b1 0x0 0x1 }
handle 10 texture 10 sampler 10
texture 11 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 16 16  layers 1  address 0x10b00000  texels index }
sampler 11 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x2ac8 0xc1dc 0x0 0x1 }
handle 11 texture 11 sampler 11
texture 12 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 33 33  layers 2  address 0x10c00000  texels index }
sampler 12 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0xf526 0x3d43 0x0 0x1 }
handle 12 texture 12 sampler 12
texture 13 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 2 2  address 0x10d00000  texels index }
sampler 13 { address MIRROR_ONCE_CLAMP_OGL WRAP WRAP  border 0x1404 0x3abc 0x0 0x1 }
handle 13 texture 13 sampler 13
texture 14 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 5 5  layers 2  address 0x10e00000  texels index }
sampler 14 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0xe017 0x6706 0x0 0x1 }
handle 14 texture 14 sampler 14
texture 15 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 33 33  address 0x10f00000  texels index }
sampler 15 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP  border 0xe006 0xa7e6 0x0 0x1 }
handle 15 texture 15 sampler 15
texture 16 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 4 4  address 0x11000000  texels index }
sampler 16 { address CLAMP_TO_EDGE WRAP WRAP  border 0x5f40 0x17a1 0x0 0x1 }
handle 16 texture 16 sampler 16
texture 17 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 33 33  layers 1  address 0x11100000  texels index }
sampler 17 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x6d5c 0xf84d 0x0 0x1 }
handle 17 texture 17 sampler 17
texture 18 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 16 16  layers 1  address 0x11200000  texels index }
sampler 18 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x5d4d 0x77be 0x0 0x1 }
handle 18 texture 18 sampler 18
texture 19 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 5 5  layers 1  address 0x11300000  texels index }
sampler 19 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0xc597 0xcd67 0x0 0x1 }
handle 19 texture 19 sampler 19
texture 20 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 8 8  address 0x11400000  texels index }
sampler 20 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL WRAP  border 0x2465 0xea28 0x0 0x1 }
handle 20 texture 20 sampler 20
texture 21 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 4 4  layers 3  address 0x11500000  texels index }
sampler 21 { address WRAP WRAP WRAP  border 0xd2d6 0x31dc 0x0 0x1 }
handle 21 texture 21 sampler 21
texture 22 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 2 2  address 0x11600000  texels index }
sampler 22 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xf21e 0xe595 0x0 0x1 }
handle 22 texture 22 sampler 22
texture 23 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 3 3  address 0x11700000  texels index }
sampler 23 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x67d9 0x8862 0x0 0x1 }
handle 23 texture 23 sampler 23
texture 24 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 4 4  layers 2  address 0x11800000  texels index }
sampler 24 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER WRAP  border 0x8faa 0xb41e 0x0 0x1 }
handle 24 texture 24 sampler 24
texture 25 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 4 4  address 0x11900000  texels index }
sampler 25 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP  border 0xa933 0x4bbd 0x0 0x1 }
handle 25 texture 25 sampler 25
texture 26 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 8 8  layers 2  address 0x11a00000  texels index }
sampler 26 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x2228 0xb06f 0x0 0x1 }
handle 26 texture 26 sampler 26

warp 0 {
    asm "TLD4.G R8, R0, 0, ARRAY_CUBE, 0xf"  active 0xff
    array = { 4 0 2 2 1 0 2 2 ... }
    s = { bits(0xbf42a1a1) bits(0x3f37b8ce) -1.0 bits(0xbf73c715) bits(0xbeadf578) bits(0xbf3562fa) -1.0 -1.0 ... }
    t = { bits(0x3f6c0200) 1.0 0.0 bits(0x3f555555) 1.0 0.5 bits(0xbf555555) bits(0x3f2aaaab) ... }
    r = { 1.0 0.0 bits(0xbf2aaaab) 1.0 0.5 1.0 bits(0xbf359184) bits(0x3f5ffa7c) ... }
    expect lane 0 R8=0x100000 R9=0x100000 R10=0x100000 R11=0x100000
    expect lane 1 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0xd0000 R9=0xd0000 R10=0xd0000 R11=0xd0000
    expect lane 3 R8=0x100000 R9=0x100000 R10=0x100000 R11=0x100000
    expect lane 4 R8=0x80000 R9=0x80000 R10=0x80000 R11=0x80000
    expect lane 5 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 6 R8=0xd0000 R9=0xd0000 R10=0xd0000 R11=0xd0000
    expect lane 7 R8=0xd0000 R9=0xd0000 R10=0xd0000 R11=0xd0000
}

warp 1 {
    asm "TLD4.G R8, R0, 1, CUBE, 0xf"  active 0xff
    s = { bits(0x3e11fe41) 1.0 bits(0x3ecccccd) 1.0 bits(0xbf6d59d8) bits(0xbf695990) bits(0x3e662b43) bits(0xbf5521ea) ... }
    t = { bits(0xbf6d76f7) bits(0x3f666666) bits(0x3f7a9e6c) bits(0xbf659883) 1.0 -1.0 -1.0 -1.0 ... }
    r = { -1.0 -0.5 1.0 bits(0xbed84907) bits(0x3f729f2d) bits(0x3f569ae6) bits(0x3d00855f) bits(0xbf666666) ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 5 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 6 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 7 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
}

warp 2 {
    asm "TLD4.R R8, R0, 2, ARRAY_CUBE, 0xf"  active 0xff
    array = { 1 0 1 0 0 0 2 1 ... }
    s = { 1.0 -1.0 bits(0xbf7e1edd) -0.71875 -1.0 1.0 -1.0 -0.3125 ... }
    t = { -0.34375 bits(0xbe9ce81e) 1.0 1.0 bits(0x3f4ffdb8) 0.28125 bits(0xbdbf05dc) bits(0xbf400e2b) ... }
    r = { -0.71875 bits(0xbf75b9d2) 0.4375 bits(0xbf11c1d6) bits(0x3f79e733) bits(0xbf083932) bits(0xbf7dbf01) -1.0 ... }
    expect lane 0 R8=0xb000d R9=0xb000e R10=0xa000e R11=0xa000d
    expect lane 1 R8=0xa0000 R9=0xa0000 R10=0x90000 R11=0x90000
    expect lane 2 R8=0xc0000 R9=0xc0000 R10=0xb0000 R11=0xb0000
    expect lane 3 R8=0x30001 R9=0x30002 R10=0x20002 R11=0x20001
    expect lane 4 R8=0x2000f R9=0x2000f R10=0x1000f R11=0x1000f
    expect lane 5 R8=0x6000b R9=0x6000c R10=0x5000c R11=0x5000b
    expect lane 6 R8=0x90000 R9=0x90000 R10=0x80000 R11=0x80000
    expect lane 7 R8=0xe000a R9=0xe000b R10=0xd000b R11=0xd000a
}

warp 3 {
    asm "TLD4.R R8, R0, 3, ARRAY_CUBE, 0xf"  active 0x3f
    array = { 1 1 3 3 2 2 ... }
    s = { 0.5 0.0 bits(0xbd9c6858) -1.0 1.0 -0.5 ... }
    t = { -1.0 -0.5 -1.0 bits(0x3f0e1dce) bits(0xbd928075) -1.0 ... }
    r = { bits(0x3d7be4bf) -1.0 bits(0xbd56a979) 0.5 0.5 bits(0x3e2aaaab) ... }
    expect lane 0 R8=0x10001 R9=0x10002 R10=0x2 R11=0x1
    expect lane 1 R8=0x20001 R9=0x20002 R10=0x10002 R11=0x10001
    expect lane 2 R8=0x20000 R9=0x20001 R10=0x10001 R11=0x10000
    expect lane 3 R8=0x10001 R9=0x10002 R10=0x2 R11=0x1
    expect lane 4 R8=0x20000 R9=0x20001 R10=0x10001 R11=0x10000
    expect lane 5 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
}

warp 4 {
    asm "TLD4.R R8, R0, 4, CUBE, 0xf"  active 0x1
    s = { -1.0 ... }
    t = { 0.25 ... }
    r = { 0.25 ... }
    expect lane 0 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
}

warp 5 {
    asm "TLD4.R R8, R0, 5, ARRAY_CUBE, 0xf"  active 0xff
    array = { 2 2 2 2 0 2 2 0 ... }
    s = { bits(0x3f611eab) bits(0xbf746703) bits(0x3f5dd9fe) 1.0 bits(0xbf6a1103) bits(0x3f412c1a) bits(0x3f2a3f55) 1.0 ... }
    t = { bits(0xbe08b52e) 0.25 -1.0 -0.625 0.625 0.75 1.0 bits(0xbf35dd02) ... }
    r = { 1.0 1.0 -0.625 bits(0x3f4c7955) 1.0 1.0 bits(0xbebdb9a8) -0.75 ... }
    expect lane 0 R8=0x20003 R9=0x20003 R10=0x10003 R11=0x10003
    expect lane 1 R8=0x20000 R9=0x20000 R10=0x10000 R11=0x10000
    expect lane 2 R8=0x30003 R9=0x30003 R10=0x20003 R11=0x20003
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x20000 R11=0x20000
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 5 R8=0x10003 R9=0x10003 R10=0x3 R11=0x3
    expect lane 6 R8=0x10002 R9=0x10003 R10=0x3 R11=0x2
    expect lane 7 R8=0x30003 R9=0x30003 R10=0x20003 R11=0x20003
}

warp 6 {
    asm "TLD4.G R8, R0, 6, CUBE, 0xf"  active 0xff
    s = { bits(0x3f2e8ba3) 1.0 -0.5 bits(0xbe5be4a0) bits(0xbf3e0f84) -1.0 -1.0 bits(0x3d61a219) ... }
    t = { 1.0 bits(0xbeec1152) 1.0 bits(0x3f7f8964) bits(0xbf68ba2f) bits(0x3f7d65ff) bits(0x3b260bb8) 1.0 ... }
    r = { bits(0xbf2cdab0) bits(0xbf2aaaab) bits(0x3f7b4f8f) -1.0 1.0 bits(0xbf242e01) bits(0x3c783e10) 0.5 ... }
    expect lane 0 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 4 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 5 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 6 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 7 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
}

warp 7 {
    asm "TLD4.R R8, R0, 7, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 0 0 ... }
    s = { bits(0x3ef0db61) 0.25 bits(0xbd3720dc) ... }
    t = { -0.25 1.0 -1.0 ... }
    r = { 1.0 -0.5 bits(0xbefc96de) ... }
    expect lane 0 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 1 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 2 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
}

warp 8 {
    asm "TLD4.G R8, R0, 8, CUBE, 0xf"  active 0xff
    s = { 1.0 -1.0 0.25 bits(0x3f7036c7) -1.0 0.5 bits(0xbe5c532f) -1.0 ... }
    t = { bits(0x3f13aee6) bits(0xbf0e8aa7) bits(0x3f6f4429) -1.0 0.25 bits(0xbf28ad20) bits(0xbf300772)
        bits(0xbf43521a) ... }
    r = { bits(0xbf6467e2) -0.75 1.0 -0.75 -0.75 -1.0 -1.0 bits(0x3f206c0b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 2 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 5 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 6 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 7 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
}

warp 9 {
    asm "TLD4.R R8, R0, 9, ARRAY_CUBE, 0xf"  active 0x7f
    array = { 1 1 0 2 0 0 0 ... }
    s = { 1.0 -1.0 bits(0xbf26f8d1) bits(0xbf589117) bits(0xbf092844) bits(0x3e7e38b8) bits(0xbd94df7c) ... }
    t = { bits(0xbecfd14e) bits(0x3ebb4084) -1.0 0.5 1.0 1.0 bits(0x3de5ef21) ... }
    r = { bits(0x3f07020a) 0.75 bits(0x3e25bca2) -1.0 0.25 bits(0xbda3c129) 1.0 ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 1 R8=0x10001 R9=0x10001 R10=0x1 R11=0x1
    expect lane 2 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 3 R8=0x10001 R9=0x10001 R10=0x1 R11=0x1
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 5 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 6 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
}

warp 10 {
    asm "TLD4.R R8, R0, 10, CUBE, 0xf"  active 0xff
    s = { bits(0x3f19bda9) bits(0x3f7abe95) bits(0x3e573434) bits(0x3ef07c1f) bits(0xbf45d174) 1.0 -1.0
        bits(0xbf6c9b27) ... }
    t = { bits(0xbf0f83e1) 1.0 1.0 1.0 1.0 bits(0x3ef27bba) bits(0x3f7b6a51) bits(0x3ec1f07c) ... }
    r = { -1.0 bits(0x3f78a56b) bits(0x3eda41a4) bits(0x3f7adcbd) bits(0x3f783e10) bits(0xbf68ba2f) bits(0xbf7ddccc)
        1.0 ... }
    expect lane 0 R8=0x1a0006 R9=0x1a0007 R10=0x190007 R11=0x190006
    expect lane 1 R8=0x200020 R9=0x200020 R10=0x200020 R11=0x200020
    expect lane 2 R8=0x180013 R9=0x180014 R10=0x170014 R11=0x170013
    expect lane 3 R8=0x200017 R9=0x200018 R10=0x200018 R11=0x200017
    expect lane 4 R8=0x200003 R9=0x200004 R10=0x200004 R11=0x200003
    expect lane 5 R8=0x9001f R9=0x90020 R10=0x80020 R11=0x8001f
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0xa0000 R9=0xa0001 R10=0x90001 R11=0x90000
}

warp 11 {
    asm "TLD4.G R8, R0, 11, ARRAY_CUBE, 0xf"  active 0xff
    array = { 2 2 2 1 0 2 1 1 ... }
    s = { bits(0x3f738fdb) bits(0x3f6b4a4a) bits(0xbed059e0) 0.03125 bits(0x3f1e3104) -1.0 0.90625 -0.46875 ... }
    t = { bits(0xbf46f7d7) bits(0x3e3356c8) bits(0x3ec7ce79) 0.78125 -1.0 bits(0x3efd9a3d) -1.0 0.0625 ... }
    r = { -1.0 -1.0 1.0 -1.0 bits(0x3e4c6091) bits(0xbf763b2b) bits(0xbf610cf2) -1.0 ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 1 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 2 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 4 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 5 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 6 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 7 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
}

warp 12 {
    asm "TLD4.R R8, R0, 12, ARRAY_CUBE, 0xf"  active 0xff
    array = { 1 2 3 1 2 0 3 2 ... }
    s = { -1.0 bits(0xbf3a2e8c) bits(0xbec1f07c) bits(0x3f6c9b27) bits(0x3e83e0f8) bits(0x3f0d5b76) bits(0x3f26c9b2)
        bits(0x3ec83b0c) ... }
    t = { bits(0xbf64d936) bits(0x3f1f07c2) bits(0xbf78ea85) bits(0x3f7f074e) 1.0 -1.0 bits(0xbf3a2e8c)
        bits(0x3efeeffa) ... }
    r = { bits(0x3ef83e10) -1.0 1.0 1.0 bits(0x3f648db5) bits(0x3f7d0072) -1.0 -1.0 ... }
    expect lane 0 R8=0x1f0018 R9=0x1f0019 R10=0x1e0019 R11=0x1e0018
    expect lane 1 R8=0x6001c R9=0x6001d R10=0x5001d R11=0x5001c
    expect lane 2 R8=0x200009 R9=0x20000a R10=0x20000a R11=0x200009
    expect lane 3 R8=0x1f R9=0x20 R10=0x20 R11=0x1f
    expect lane 4 R8=0x1f0014 R9=0x1f0015 R10=0x1e0015 R11=0x1e0014
    expect lane 5 R8=0x19 R9=0x1a R10=0x1a R11=0x19
    expect lane 6 R8=0x1d0005 R9=0x1d0006 R10=0x1c0006 R11=0x1c0005
    expect lane 7 R8=0x80009 R9=0x8000a R10=0x7000a R11=0x70009
}

warp 13 {
    asm "TLD4.R R8, R0, 13, CUBE, 0xf"  active 0x1
    s = { 1.0 ... }
    t = { bits(0xbeee0c72) ... }
    r = { bits(0x3e5414b4) ... }
    expect lane 0 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
}

warp 14 {
    asm "TLD4.R R8, R0, 14, ARRAY_CUBE, 0xf"  active 0x1f
    array = { 3 2 0 3 1 ... }
    s = { bits(0x3f333333) -1.0 -1.0 1.0 -1.0 ... }
    t = { 1.0 0.5 bits(0xbf1af1df) bits(0x3f333333) bits(0xbc4bb32b) ... }
    r = { bits(0x3f356658) bits(0x3ecccccd) bits(0x3f333333) bits(0xbe5e4ff0) bits(0x3dcccccd) ... }
    expect lane 0 R8=0x40003 R9=0x40004 R10=0x30004 R11=0x30003
    expect lane 1 R8=0x10003 R9=0x10004 R10=0x4 R11=0x3
    expect lane 2 R8=0x40003 R9=0x40004 R10=0x30004 R11=0x30003
    expect lane 3 R8=0x10002 R9=0x10003 R10=0x3 R11=0x2
    expect lane 4 R8=0x30002 R9=0x30003 R10=0x20003 R11=0x20002
}

warp 15 {
    asm "TLD4.R R8, R0, 15, CUBE, 0xf"  active 0xff
    s = { bits(0xbf6c9b27) 1.0 bits(0xbf64d936) bits(0x3f788efc) bits(0x3e1824d8) bits(0x3f7ba2cd) bits(0xbf7df3c4)
        bits(0xbf7cd215) ... }
    t = { bits(0x3ed87622) bits(0x3f1745d1) 1.0 bits(0xbe2aaaab) 1.0 1.0 1.0 -1.0 ... }
    r = { -1.0 bits(0xbf293fbc) bits(0xbe6814cc) -1.0 bits(0x3df83e10) bits(0x3ea2e8ba) bits(0xbe9a2332)
        bits(0x3f4da23d) ... }
    expect lane 0 R8=0xa001f R9=0xa0020 R10=0x90020 R11=0x9001f
    expect lane 1 R8=0x7001a R9=0x7001b R10=0x6001b R11=0x6001a
    expect lane 2 R8=0xd0001 R9=0xd0002 R10=0xc0002 R11=0xc0001
    expect lane 3 R8=0x130000 R9=0x130000 R10=0x120000 R11=0x120000
    expect lane 4 R8=0x130012 R9=0x130013 R10=0x120013 R11=0x120012
    expect lane 5 R8=0x160020 R9=0x160020 R10=0x150020 R11=0x150020
    expect lane 6 R8=0xc0000 R9=0xc0000 R10=0xb0000 R11=0xb0000
    expect lane 7 R8=0x30000 R9=0x30000 R10=0x20000 R11=0x20000
}

warp 16 {
    asm "TLD4.R R8, R0, 16, CUBE, 0xf"  active 0xff
    s = { bits(0x3f5a5316) -0.75 -1.0 bits(0xbf1ff591) bits(0x3f4316e1) -1.0 -0.25 -1.0 ... }
    t = { bits(0x3e6bde7e) -1.0 0.75 -1.0 0.75 0.25 bits(0x3f04943a) bits(0xbf3a5a10) ... }
    r = { 1.0 -0.375 0.125 bits(0xbef7d364) -1.0 bits(0x3e65574b) -1.0 bits(0xbdb99971) ... }
    expect lane 0 R8=0x20003 R9=0x20003 R10=0x10003 R11=0x10003
    expect lane 1 R8=0x30000 R9=0x30001 R10=0x20001 R11=0x20000
    expect lane 2 R8=0x10001 R9=0x10002 R10=0x2 R11=0x1
    expect lane 3 R8=0x30000 R9=0x30001 R10=0x20001 R11=0x20000
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 5 R8=0x20001 R9=0x20002 R10=0x10002 R11=0x10001
    expect lane 6 R8=0x10002 R9=0x10003 R10=0x3 R11=0x2
    expect lane 7 R8=0x30001 R9=0x30002 R10=0x20002 R11=0x20001
}

warp 17 {
    asm "TLD4.G R8, R0, 17, ARRAY_CUBE, 0xf"  active 0xff
    array = { 0 2 2 2 1 0 0 1 ... }
    s = { bits(0xbdc0c137) bits(0xbed9364e) bits(0xbed6c5f6) bits(0xbf07c1f0) -1.0 bits(0xbf4ba16d) bits(0xbf59364e)
        bits(0xbf6bdd49) ... }
    t = { bits(0x3ecddad8) bits(0xbf784bce) bits(0x3f7e82ea) bits(0xbedeb635) bits(0x3d783e10) bits(0xbf7b5b66)
        bits(0xbdf83e10) bits(0xbf555555) ... }
    r = { -1.0 -1.0 1.0 -1.0 bits(0xbd3a2e8c) 1.0 -1.0 -1.0 ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 1 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 2 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 5 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 6 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 7 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
}

warp 18 {
    asm "TLD4.R R8, R0, 18, ARRAY_CUBE, 0xf"  active 0xff
    array = { 0 2 1 0 2 2 1 0 ... }
    s = { -1.0 0.5625 1.0 -1.0 -1.0 1.0 1.0 bits(0xbf06de2c) ... }
    t = { -0.46875 -0.34375 -0.59375 0.1875 0.0625 bits(0xbf02e6d6) bits(0xbf2b92f3) bits(0x3e62d157) ... }
    r = { bits(0x3f274fba) -1.0 bits(0xbf641fe4) bits(0x3d19c498) bits(0xbe1f1d1c) bits(0x3f797fe9) bits(0x3f7fdd63)
        1.0 ... }
    expect lane 0 R8=0xc000c R9=0xc000d R10=0xb000d R11=0xb000c
    expect lane 1 R8=0xb0003 R9=0xb0004 R10=0xa0004 R11=0xa0003
    expect lane 2 R8=0xd000e R9=0xd000f R10=0xc000f R11=0xc000e
    expect lane 3 R8=0x70007 R9=0x70008 R10=0x60008 R11=0x60007
    expect lane 4 R8=0x80006 R9=0x80007 R10=0x70007 R11=0x70006
    expect lane 5 R8=0xc0000 R9=0xc0000 R10=0xb0000 R11=0xb0000
    expect lane 6 R8=0xd0000 R9=0xd0000 R10=0xc0000 R11=0xc0000
    expect lane 7 R8=0x60003 R9=0x60004 R10=0x50004 R11=0x50003
}

warp 19 {
    asm "TLD4.G R8, R0, 19, ARRAY_CUBE, 0xf"  active 0x3f
    array = { 1 1 2 1 1 0 ... }
    s = { -0.5 0.0 0.5 -1.0 -1.0 -1.0 ... }
    t = { bits(0x3f27cc1e) bits(0xbdcccccd) 1.0 bits(0x3f143fe9) bits(0xbf02ae85) bits(0x3ecccccd) ... }
    r = { 1.0 -1.0 bits(0x3eac13d4) bits(0x3e99999a) bits(0x3eda2721) bits(0xbf1e6eec) ... }
    expect lane 0 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 1 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 2 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 5 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
}

warp 20 {
    asm "TLD4.R R8, R0, 20, CUBE, 0xf"  active 0xff
    s = { 0.4375 0.125 0.8125 -0.8125 bits(0x3f245e99) bits(0xbd359d04) -1.0 -1.0 ... }
    t = { -0.1875 1.0 1.0 bits(0xbdb1eae8) bits(0x3f5ff8ef) -1.0 -0.4375 bits(0xbf1888a0) ... }
    r = { 1.0 bits(0x39f9fc83) bits(0x3f2a08e8) -1.0 1.0 -0.5625 0.0625 bits(0x3ebb82ed) ... }
    expect lane 0 R8=0x50005 R9=0x50006 R10=0x40006 R11=0x40005
    expect lane 1 R8=0x40004 R9=0x40005 R10=0x30005 R11=0x30004
    expect lane 2 R8=0x70006 R9=0x70007 R10=0x60007 R11=0x60006
    expect lane 3 R8=0x40006 R9=0x40007 R10=0x30007 R11=0x30006
    expect lane 4 R8=0x10006 R9=0x10007 R10=0x7 R11=0x6
    expect lane 5 R8=0x60003 R9=0x60004 R10=0x50004 R11=0x50003
    expect lane 6 R8=0x60003 R9=0x60004 R10=0x50004 R11=0x50003
    expect lane 7 R8=0x60004 R9=0x60005 R10=0x50005 R11=0x50004
}

warp 21 {
    asm "TLD4.G R8, R0, 21, ARRAY_CUBE, 0xf"  active 0xff
    array = { 0 0 0 2 0 3 2 0 ... }
    s = { bits(0x3f6420b2) bits(0xbf44c089) -0.625 1.0 bits(0xbf5506bb) -1.0 -0.25 1.0 ... }
    t = { -0.625 bits(0x3f62530f) 1.0 0.75 -1.0 bits(0xbefec777) -1.0 0.75 ... }
    r = { -1.0 -1.0 -0.875 0.875 bits(0xbecff707) bits(0xbf6c7659) 0.25 bits(0x3f0e20fa) ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 1 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 2 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0xc0000 R9=0xc0000 R10=0xc0000 R11=0xc0000
    expect lane 4 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 5 R8=0xd0000 R9=0xd0000 R10=0xd0000 R11=0xd0000
    expect lane 6 R8=0xf0000 R9=0xf0000 R10=0xf0000 R11=0xf0000
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.R R8, R0, 22, CUBE, 0xf"  active 0xff
    s = { bits(0x3f628de0) bits(0xbf4e1990) 1.0 -1.0 bits(0x3f366551) bits(0x3f796cce) bits(0x3f4cf5bb) -1.0 ... }
    t = { bits(0xbf349eac) 1.0 -0.5 -0.75 1.0 0.75 1.0 bits(0x3f1311bc) ... }
    r = { -1.0 bits(0x3d194293) bits(0x3f4c8b2e) -0.75 bits(0x3f144a9a) 1.0 bits(0xbf77bc15) 0.75 ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x10000 R9=0x10000 R10=0x0 R11=0x0
    expect lane 2 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 3 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 4 R8=0x10001 R9=0x10001 R10=0x10001 R11=0x10001
    expect lane 5 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 6 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 7 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 23 {
    asm "TLD4.R R8, R0, 23, CUBE, 0xf"  active 0x3
    s = { 0.5 -1.0 ... }
    t = { bits(0xbf024b72) bits(0xbe2aaaab) ... }
    r = { -1.0 bits(0xbf240098) ... }
    expect lane 0 R8=0x20000 R9=0x20001 R10=0x10001 R11=0x10000
    expect lane 1 R8=0x20000 R9=0x20001 R10=0x10001 R11=0x10000
}

warp 24 {
    asm "TLD4.G R8, R0, 24, ARRAY_CUBE, 0xf"  active 0xff
    array = { 1 2 3 3 2 0 1 1 ... }
    s = { -0.625 -1.0 bits(0x3f525d57) bits(0x3f707591) 1.0 -1.0 -1.0 -0.75 ... }
    t = { 0.25 bits(0xbf0b163e) 0.25 1.0 0.75 0.75 -0.625 1.0 ... }
    r = { -1.0 0.25 1.0 0.625 bits(0xbe46bdb8) -0.125 0.375 0.625 ... }
    expect lane 0 R8=0xb0000 R9=0xb0000 R10=0xb0000 R11=0xb0000
    expect lane 1 R8=0x70000 R9=0x70000 R10=0x70000 R11=0x70000
    expect lane 2 R8=0xa0000 R9=0xa0000 R10=0xa0000 R11=0xa0000
    expect lane 3 R8=0x80000 R9=0x80000 R10=0x80000 R11=0x80000
    expect lane 4 R8=0x60000 R9=0x60000 R10=0x60000 R11=0x60000
    expect lane 5 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 6 R8=0x70000 R9=0x70000 R10=0x70000 R11=0x70000
    expect lane 7 R8=0x80000 R9=0x80000 R10=0x80000 R11=0x80000
}

warp 25 {
    asm "TLD4.R R8, R0, 25, CUBE, 0xf"  active 0xf
    s = { bits(0x3efbf9e1) bits(0xbe819286) -1.0 -0.375 ... }
    t = { bits(0xbec08787) bits(0xbc748b79) -0.25 -1.0 ... }
    r = { -1.0 -1.0 0.375 bits(0xbf226d26) ... }
    expect lane 0 R8=0x30000 R9=0x30001 R10=0x20001 R11=0x20000
    expect lane 1 R8=0x20002 R9=0x20003 R10=0x10003 R11=0x10002
    expect lane 2 R8=0x30002 R9=0x30003 R10=0x20003 R11=0x20002
    expect lane 3 R8=0x30000 R9=0x30001 R10=0x20001 R11=0x20000
}

warp 26 {
    asm "TLD4.G R8, R0, 26, ARRAY_CUBE, 0xf"  active 0xff
    array = { 0 1 2 0 3 2 1 2 ... }
    s = { 1.0 1.0 -0.875 bits(0xbdb28c21) 0.5625 0.4375 0.125 1.0 ... }
    t = { bits(0x3f7201d9) bits(0xbf729810) bits(0x3f6e840b) -1.0 1.0 1.0 -1.0 bits(0xbf335e87) ... }
    r = { -0.125 0.4375 1.0 bits(0xbf717d34) 0.375 bits(0xbf38f963) bits(0x3f6f3847) bits(0x3eca8430) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x60000 R9=0x60000 R10=0x60000 R11=0x60000
    expect lane 2 R8=0xa0000 R9=0xa0000 R10=0xa0000 R11=0xa0000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 4 R8=0x80000 R9=0x80000 R10=0x80000 R11=0x80000
    expect lane 5 R8=0x80000 R9=0x80000 R10=0x80000 R11=0x80000
    expect lane 6 R8=0x90000 R9=0x90000 R10=0x90000 R11=0x90000
    expect lane 7 R8=0x60000 R9=0x60000 R10=0x60000 R11=0x60000
}
