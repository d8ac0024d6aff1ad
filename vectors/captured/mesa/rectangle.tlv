# Coordinates in texels: rectangle textures.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 432 gathers, left out: 251 on which the two differ, 7 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules PD-18b PD-18c PD-14
minimum filter 131

texture 0 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 16384 1  address 0x10000000  normalized off  texels index }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0xaacddc4c 0x0 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 4 4  address 0x10100000  normalized off  texels index }
sampler 1 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 8  size 13 6  address 0x10200000  normalized off  texels index }
sampler 2 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 544  size 127 128  address 0x10300000  normalized off  texels index }
sampler 3 { address BORDER CLAMP_TO_EDGE WRAP  border 0x21467f72 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 544  size 127 128  address 0x10400000  normalized off  texels index }
sampler 4 { address BORDER BORDER WRAP  border 0x3baaa4aa 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 128  size 33 16  address 0x10500000  normalized off  texels index }
sampler 5 { address BORDER CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 2  size 2 1  address 0x10600000  normalized off  texels index }
sampler 6 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xf2d0 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 1 9  address 0x10700000  normalized off  texels index }
sampler 7 { address CLAMP_OGL BORDER WRAP  border 0x91c 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 7 1  address 0x10800000  normalized off  texels index }
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0xe747dcd6 0x0 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 1  size 100 40  address 0x10900000  normalized off  texels index }
sampler 9 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 2  size 7 1  address 0x10a00000  normalized off  texels index }
sampler 10 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0xdcbe 0x0 0x0 0x1 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 4  size 1000 3  address 0x10b00000  normalized off  texels index }
sampler 11 { address BORDER CLAMP_TO_EDGE WRAP  border 0x4e7f248a 0x0 0x0 0x1 }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 7 1  address 0x10c00000  normalized off  texels index }
sampler 12 { address BORDER BORDER WRAP  border 0x5e37 0x0 0x0 0x1 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 4 4  address 0x10d00000  normalized off  texels index }
sampler 13 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x108d 0x0 0x0 0x1 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4032  size 1000 3  address 0x10e00000  normalized off  texels index }
sampler 14 { address CLAMP_OGL BORDER WRAP  border 0x976a118c 0x0 0x0 0x1 }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 2 4095  address 0x10f00000  normalized off  texels index }
sampler 15 { address CLAMP_OGL CLAMP_OGL WRAP  border 0x6dbbc34a 0x0 0x0 0x1 }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 1 1  address 0x11000000  normalized off  texels index }
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x6dc5 0x0 0x0 0x1 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4032  size 1000 3  address 0x11100000  normalized off  texels index }
sampler 17 { address CLAMP_TO_EDGE BORDER WRAP  border 0x842966ee 0x0 0x0 0x1 }
handle 17 texture 17 sampler 17
texture 18 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 65568  size 16384 1  address 0x11200000  normalized off  texels index }
sampler 18 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x42b7a564 0x0 0x0 0x1 }
handle 18 texture 18 sampler 18
texture 19 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4000  size 1000 3  address 0x11300000  normalized off  texels index }
sampler 19 { address BORDER CLAMP_TO_EDGE WRAP  border 0x900a690c 0x0 0x0 0x1 }
handle 19 texture 19 sampler 19
texture 20 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4032  size 1000 3  address 0x11400000  normalized off  texels index }
sampler 20 { address BORDER BORDER WRAP  border 0xea2df46c 0x0 0x0 0x1 }
handle 20 texture 20 sampler 20
texture 21 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 256 256  address 0x11500000  normalized off  texels index }
sampler 21 { address BORDER CLAMP_OGL WRAP  border 0x60f33925 0x0 0x0 0x1 }
handle 21 texture 21 sampler 21
texture 22 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 4 4  address 0x11600000  normalized off  texels index }
sampler 22 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xc7e6 0x0 0x0 0x1 }
handle 22 texture 22 sampler 22
texture 23 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 288  size 127 128  address 0x11700000  normalized off  texels index }
sampler 23 { address CLAMP_OGL BORDER WRAP  border 0xa0a9 0x0 0x0 0x1 }
handle 23 texture 23 sampler 23

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xff
    s = { bits(0x41e11b6a) 40.25 bits(0x460c0af3) 16403.25 bits(0x4623dd03) bits(0x45fec6d9) bits(0x450187f1)
        bits(0x46bc13c8) ... }
    t = { bits(0x4019b3e7) 2.5 bits(0xbfc22006) bits(0x3f073071) -2.5 5.0 -0.75 bits(0x3f7bf76c) ... }
    expect lane 0 R8=0x1b R9=0x1c R10=0x1c R11=0x1b
    expect lane 1 R8=0x27 R9=0x28 R10=0x28 R11=0x27
    expect lane 2 R8=0x2302 R9=0x2303 R10=0x2303 R11=0x2302
    expect lane 3 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
    expect lane 4 R8=0x28f6 R9=0x28f7 R10=0x28f7 R11=0x28f6
    expect lane 5 R8=0x1fd8 R9=0x1fd9 R10=0x1fd9 R11=0x1fd8
    expect lane 6 R8=0x817 R9=0x818 R10=0x818 R11=0x817
    expect lane 7 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3
    s = { bits(0x45fc9e7f) 13.75 ... }
    t = { 3.25 bits(0x3fb4619c) ... }
    expect lane 0 R8=0x3c40c0c1 R9=0x3c40c0c1 R10=0x3c00c081 R11=0x3c00c081
    expect lane 1 R8=0x3b818082 R9=0x3b818082 R10=0x384000c0 R11=0x384000c0
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3f
    s = { bits(0x40e69792) 15.25 20.25 34.5 bits(0x4112cd59) bits(0x410023b0) ... }
    t = { bits(0x4053138b) bits(0x3f7b3668) bits(0x403ffffe) 9.0 bits(0x419bf4b0) 18.5 ... }
    expect lane 0 R8=0x3c4180c2 R9=0x3c41c0c2 R10=0x3c01c082 R11=0x3c018082
    expect lane 1 R8=0x3b860086 R9=0x3b860086 R10=0x394000c0 R11=0x394000c0
    expect lane 2 R8=0x3c4300c3 R9=0x3c4300c3 R10=0x3c030083 R11=0x3c030083
    expect lane 3 R8=0x3e800000 R9=0x3e800000 R10=0x3ca180a2 R11=0x3ca180a2
    expect lane 4 R8=0x3e800000 R9=0x3e800000 R10=0x3ca120a1 R11=0x3ca100a1
    expect lane 5 R8=0x3e800000 R9=0x3e800000 R10=0x3ca100a1 R11=0x3ca0e0a1
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3f
    s = { bits(0x40c729eb) 0.0 bits(0x42fa987d) bits(0x4203f849) bits(0x418d1ef3) 26.0 ... }
    t = { bits(0x43a13695) bits(0x42b360d6) 135.25 bits(0x42309288) bits(0x428477fb) bits(0x41bf4908) ... }
    expect lane 0 R8=0x7f0005 R9=0x7f0006 R10=0x7f0006 R11=0x7f0005
    expect lane 1 R8=0x21467f72 R9=0x5a0000 R10=0x590000 R11=0x21467f72
    expect lane 2 R8=0x7f007c R9=0x7f007d R10=0x7f007d R11=0x7f007c
    expect lane 3 R8=0x2c0020 R9=0x2c0021 R10=0x2b0021 R11=0x2b0020
    expect lane 4 R8=0x420011 R9=0x420012 R10=0x410012 R11=0x410011
    expect lane 5 R8=0x180019 R9=0x18001a R10=0x17001a R11=0x170019
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1f
    s = { bits(0x41b46629) bits(0x42e9a632) bits(0x40dd413b) bits(0x42530c53) 93.5 ... }
    t = { bits(0x42dca5b9) bits(0x4297238b) bits(0x427fffff) bits(0x423e2e22) bits(0x42bc961c) ... }
    expect lane 0 R8=0x6e0016 R9=0x6e0017 R10=0x6d0017 R11=0x6d0016
    expect lane 1 R8=0x4c0074 R9=0x4c0075 R10=0x4b0075 R11=0x4b0074
    expect lane 2 R8=0x400006 R9=0x400007 R10=0x3f0007 R11=0x3f0006
    expect lane 3 R8=0x300034 R9=0x300035 R10=0x2f0035 R11=0x2f0034
    expect lane 4 R8=0x5e005d R9=0x5e005e R10=0x5d005e R11=0x5d005d
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 13.75 bits(0x416d2b19) 16.5 ... }
    t = { bits(0x413f38c9) bits(0x409f6067) 25.25 ... }
    expect lane 0 R8=0x3d40d0c1 R9=0x3d40e0c1 R10=0x3d30e0b1 R11=0x3d30d0b1
    expect lane 1 R8=0x3ca1c0a2 R9=0x3ca1e0a2 R10=0x3c81e082 R11=0x3c81c082
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3d7110f1 R11=0x3d7100f1
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xff
    s = { 8.25 bits(0x40d84103) bits(0x407d11c8) 1.25 7.5 bits(0x40b56020) 0.75 bits(0x3f2b92aa) ... }
    t = { bits(0x3ffffffe) bits(0x3f7fffff) bits(0xbeffffff) bits(0x3f06a025) bits(0x3f196d88) bits(0x3eda36a7) -0.5
        bits(0x3f800002) ... }
    expect lane 0 R8=0x1 R9=0xf2d0 R10=0xf2d0 R11=0x1
    expect lane 1 R8=0x1 R9=0xf2d0 R10=0xf2d0 R11=0x1
    expect lane 2 R8=0x1 R9=0xf2d0 R10=0xf2d0 R11=0x1
    expect lane 3 R8=0x0 R9=0x1 R10=0x1 R11=0x0
    expect lane 4 R8=0x1 R9=0xf2d0 R10=0xf2d0 R11=0x1
    expect lane 5 R8=0x1 R9=0xf2d0 R10=0xf2d0 R11=0x1
    expect lane 6 R8=0x0 R9=0x1 R10=0x1 R11=0x0
    expect lane 7 R8=0x0 R9=0x1 R10=0x1 R11=0x0
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xf
    s = { bits(0x40000002) bits(0x3fda5331) bits(0x3f071b06) bits(0x4700fd0b) ... }
    t = { 8.0 bits(0x4070a6f6) bits(0x40502556) bits(0x3dfee93f) ... }
    expect lane 0 R8=0x800 R9=0x91c R10=0x91c R11=0x700
    expect lane 1 R8=0x400 R9=0x91c R10=0x91c R11=0x300
    expect lane 2 R8=0x300 R9=0x91c R10=0x91c R11=0x200
    expect lane 3 R8=0x0 R9=0x91c R10=0x91c R11=0x91c
}

warp 8 {
    asm "TLD4.R.AOFFI R8, R0, R4, 8, 2D, 0xf"  active 0xff
    s = { bits(0x4198322c) bits(0x40dffffe) bits(0x418afd2d) bits(0x41600001) 13.75 bits(0x3f666dc2) bits(0x41218ad5)
        6.5 ... }
    t = { bits(0x400c0746) -3.75 bits(0x3f122fce) bits(0xbfea1376) bits(0x43f1959a) 4.0 bits(0xbf1c707f)
        bits(0x3effffff) ... }
    off1 = { aoffi(-1,-1) aoffi(0,-1) aoffi(3,-21) aoffi(1,2) aoffi(-1,-3) aoffi(2,-4) aoffi(-1,0) aoffi(4,4) ... }
    expect lane 0 R8=0x6 R9=0x6 R10=0x6 R11=0x6
    expect lane 1 R8=0x6 R9=0x6 R10=0x6 R11=0x6
    expect lane 2 R8=0x6 R9=0x6 R10=0x6 R11=0x6
    expect lane 3 R8=0x6 R9=0x6 R10=0x6 R11=0x6
    expect lane 4 R8=0x6 R9=0x6 R10=0x6 R11=0x6
    expect lane 5 R8=0x2 R9=0x3 R10=0x3 R11=0x2
    expect lane 6 R8=0x6 R9=0x6 R10=0x6 R11=0x6
    expect lane 7 R8=0x6 R9=0x6 R10=0x6 R11=0x6
}

warp 9 {
    asm "TLD4.R.AOFFI R8, R0, R4, 9, 2D, 0xf"  active 0xf
    s = { 119.0 bits(0x4250e38c) 23.0 bits(0x42212d71) ... }
    t = { bits(0x41c35e39) bits(0x41c13af9) bits(0x41473c9c) 0.0 ... }
    off1 = { aoffi(-4,6) aoffi(0,0) aoffi(-4,15) aoffi(1,19) ... }
    expect lane 0 R8=0x3df318f3 R9=0x3df318f3 R10=0x3deb18eb R11=0x3deb18eb
    expect lane 1 R8=0x3dc198c2 R9=0x3dc1a0c2 R10=0x3db9a0ba R11=0x3db998ba
    expect lane 2 R8=0x3dd890d9 R9=0x3dd898d9 R10=0x3dd098d1 R11=0x3dd090d1
    expect lane 3 R8=0x3d994099 R9=0x3d994899 R10=0x3d914891 R11=0x3d914091
}

warp 10 {
    asm "TLD4.R.AOFFI R8, R0, R4, 10, 2D, 0xf"  active 0xf
    s = { 11.25 bits(0x40e6ed73) 13.25 23.0 ... }
    t = { -0.75 bits(0x3e4a8598) 2.5 bits(0xbfcd6de6) ... }
    off1 = { aoffi(3,31) aoffi(3,1) aoffi(2,2) aoffi(-14,10) ... }
    expect lane 0 R8=0xdcbe R9=0xdcbe R10=0x6 R11=0x6
    expect lane 1 R8=0xdcbe R9=0xdcbe R10=0x6 R11=0x6
    expect lane 2 R8=0xdcbe R9=0xdcbe R10=0x6 R11=0x6
    expect lane 3 R8=0xdcbe R9=0xdcbe R10=0x6 R11=0x6
}

warp 11 {
    asm "TLD4.R.AOFFI R8, R0, R4, 11, 2D, 0xf"  active 0xf
    s = { bits(0x43879461) bits(0x43e09906) bits(0x4408b303) bits(0x44244e67) ... }
    t = { 5.5 bits(0x3efd2f3f) bits(0x401e3547) 0.0 ... }
    off1 = { aoffi(12,-5) aoffi(-1,4) aoffi(2,-1) aoffi(-2,4) ... }
    expect lane 0 R8=0x1011a R9=0x1011b R10=0x11b R11=0x11a
    expect lane 1 R8=0x201bf R9=0x201c0 R10=0x201c0 R11=0x201bf
    expect lane 2 R8=0x10224 R9=0x10225 R10=0x225 R11=0x224
    expect lane 3 R8=0x2028e R9=0x2028f R10=0x2028f R11=0x2028e
}

warp 12 {
    asm "TLD4.R.AOFFI R8, R0, R4, 12, 2D, 0xf"  active 0x1
    s = { bits(0xc17555db) ... }
    t = { 2.0 ... }
    off1 = { aoffi(19,-2) ... }
    expect lane 0 R8=0x3 R9=0x4 R10=0x5e37 R11=0x5e37
}

warp 13 {
    asm "TLD4.R.AOFFI R8, R0, R4, 13, 2D, 0xf"  active 0x3f
    s = { bits(0x41009290) bits(0x3d994e39) bits(0x4156c715) bits(0x4078a157) 0.0 1.75 ... }
    t = { bits(0x45bb0c15) bits(0x40000001) bits(0xbe3f54e4) -2.0 11.5 bits(0x40af85d5) ... }
    off1 = { aoffi(-1,2) aoffi(4,30) aoffi(-4,20) aoffi(2,4) aoffi(2,0) aoffi(4,3) ... }
    expect lane 0 R8=0x303 R9=0x108d R10=0x108d R11=0x303
    expect lane 1 R8=0x303 R9=0x108d R10=0x108d R11=0x303
    expect lane 2 R8=0x303 R9=0x108d R10=0x108d R11=0x303
    expect lane 3 R8=0x203 R9=0x108d R10=0x108d R11=0x103
    expect lane 4 R8=0x301 R9=0x302 R10=0x302 R11=0x301
    expect lane 5 R8=0x303 R9=0x108d R10=0x108d R11=0x303
}

warp 14 {
    asm "TLD4.R.AOFFI R8, R0, R4, 14, 2D, 0xf"  active 0x7
    s = { 1008.5 bits(0x453352eb) bits(0x4389c477) ... }
    t = { bits(0x3e0eb0c5) bits(0x3e8bb27b) bits(0x40047dd1) ... }
    off1 = { aoffi(-2,2) aoffi(4,1) aoffi(0,0) ... }
    expect lane 0 R8=0x203e7 R9=0x976a118c R10=0x976a118c R11=0x103e7
    expect lane 1 R8=0x103e7 R9=0x976a118c R10=0x976a118c R11=0x3e7
    expect lane 2 R8=0x20113 R9=0x20114 R10=0x10114 R11=0x10113
}

warp 15 {
    asm "TLD4.R.AOFFI R8, R0, R4, 15, 2D, 0xf"  active 0xff
    s = { bits(0x4574c371) 0.25 bits(0x3f9b2943) bits(0x3e07aae3) bits(0x3f468863) bits(0x40794250) bits(0x3f800001)
        bits(0x408ea00f) ... }
    t = { bits(0x45ffeffe) bits(0x4489830b) 26.0 bits(0x457ffc97) 4056.0 4078.75 bits(0x44ffefff) bits(0x44d98f52) ... }
    off1 = { aoffi(1,-2) aoffi(28,1) aoffi(0,3) aoffi(3,-19) aoffi(17,0) aoffi(-2,-4) aoffi(5,4) aoffi(0,3) ... }
    expect lane 0 R8=0x6dbbc34a R9=0x6dbbc34a R10=0x6dbbc34a R11=0xffe0001
    expect lane 1 R8=0x44d0001 R9=0x6dbbc34a R10=0x6dbbc34a R11=0x44c0001
    expect lane 2 R8=0x1d0000 R9=0x1d0001 R10=0x1c0001 R11=0x1c0000
    expect lane 3 R8=0xfed0001 R9=0x6dbbc34a R10=0x6dbbc34a R11=0xfec0001
    expect lane 4 R8=0xfd80001 R9=0x6dbbc34a R10=0x6dbbc34a R11=0xfd70001
    expect lane 5 R8=0xfeb0001 R9=0x6dbbc34a R10=0x6dbbc34a R11=0xfea0001
    expect lane 6 R8=0x8040001 R9=0x6dbbc34a R10=0x6dbbc34a R11=0x8030001
    expect lane 7 R8=0x6cf0001 R9=0x6dbbc34a R10=0x6dbbc34a R11=0x6ce0001
}

warp 16 {
    asm "TLD4.R.PTP R8, R0, R4, 16, 2D, 0xf"  active 0xff
    s = { 5.25 5.0 bits(0x3da19cce) bits(0xbf92d0d6) bits(0x3fdc52e2) bits(0x3d9defc6) bits(0xbef7c553)
        bits(0xc0333a31) ... }
    t = { 5.5 bits(0x3ff5c715) bits(0x3fe84ecc) bits(0x3ffffffe) bits(0x421ef2d0) bits(0x3ff230dd) 0.75
        bits(0x3fffffff) ... }
    off1 = ptp(-3,2,4,-20)
    off2 = ptp(17,0,4,14)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.R.PTP R8, R0, R4, 17, 2D, 0xf"  active 0xff
    s = { 998.5 bits(0x447775a1) bits(0xc3322826) -14.75 bits(0xc3f9ffff) bits(0x439a57e3) bits(0x44725fe0)
        bits(0xc183460a) ... }
    t = { 6.25 bits(0x3ffe363f) -2.25 bits(0xc4d48fea) 8.5 bits(0xbeb31388) bits(0x40323ee9) bits(0xc64a0246) ... }
    off1 = ptp(1,2,-2,1)
    off2 = ptp(1,27,2,2)
    expect lane 0 R8=0x842966ee R9=0x842966ee R10=0x842966ee R11=0x842966ee
    expect lane 1 R8=0x842966ee R9=0x203db R10=0x842966ee R11=0x842966ee
    expect lane 2 R8=0x842966ee R9=0x842966ee R10=0x842966ee R11=0x842966ee
    expect lane 3 R8=0x842966ee R9=0x842966ee R10=0x842966ee R11=0x842966ee
    expect lane 4 R8=0x842966ee R9=0x842966ee R10=0x842966ee R11=0x842966ee
    expect lane 5 R8=0x10135 R9=0x132 R10=0x842966ee R11=0x10136
    expect lane 6 R8=0x842966ee R9=0x842966ee R10=0x842966ee R11=0x842966ee
    expect lane 7 R8=0x842966ee R9=0x842966ee R10=0x842966ee R11=0x842966ee
}

warp 18 {
    asm "TLD4.R.PTP R8, R0, R4, 18, 2D, 0xf"  active 0x3
    s = { bits(0x467fffff) bits(0xc1f77897) ... }
    t = { bits(0x4070f80b) bits(0x4087e4dd) ... }
    off1 = ptp(-17,3,-32,-3)
    off2 = ptp(-1,31,0,-3)
    expect lane 0 R8=0x3fee R9=0x3fdf R10=0x3ffe R11=0x3fff
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.R.PTP R8, R0, R4, 19, 2D, 0xf"  active 0xff
    s = { bits(0x43efff80) bits(0x4510b96a) 1023.5 bits(0xc6b1332e) bits(0x43858918) bits(0x45a4a982) bits(0x41c2f22b)
        1007.0 ... }
    t = { 5.75 11.5 -1.5 bits(0x3d350d50) bits(0xbf7762fc) -6.0 bits(0x41017489) 6.0 ... }
    off1 = ptp(1,0,-1,22)
    off2 = ptp(-3,2,2,-24)
    expect lane 0 R8=0x201e0 R9=0x201de R10=0x201dc R11=0x1e1
    expect lane 1 R8=0x900a690c R9=0x900a690c R10=0x900a690c R11=0x900a690c
    expect lane 2 R8=0x900a690c R9=0x900a690c R10=0x900a690c R11=0x900a690c
    expect lane 3 R8=0x900a690c R9=0x900a690c R10=0x900a690c R11=0x900a690c
    expect lane 4 R8=0x10b R9=0x20109 R10=0x107 R11=0x10c
    expect lane 5 R8=0x900a690c R9=0x900a690c R10=0x900a690c R11=0x900a690c
    expect lane 6 R8=0x20018 R9=0x20016 R10=0x20014 R11=0x19
    expect lane 7 R8=0x900a690c R9=0x900a690c R10=0x900a690c R11=0x900a690c
}

warp 20 {
    asm "TLD4.R.PTP R8, R0, R4, 20, 2D, 0xf"  active 0xff
    s = { bits(0xc3fa0001) bits(0x44407e90) bits(0x43a20fe6) bits(0x43130ba2) bits(0x43e919f5) bits(0x4468e341) 1036.5
        bits(0x447c694c) ... }
    t = { 4.75 bits(0x3fd4385a) -1.75 bits(0x40bce24d) bits(0x40ed01cb) bits(0x40059c62) bits(0xc0030077)
        bits(0x3fc00002) ... }
    off1 = ptp(-4,30,-1,-2)
    off2 = ptp(2,7,-4,25)
    expect lane 0 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
    expect lane 1 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
    expect lane 2 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
    expect lane 3 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
    expect lane 4 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
    expect lane 5 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
    expect lane 6 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
    expect lane 7 R8=0xea2df46c R9=0xea2df46c R10=0xea2df46c R11=0xea2df46c
}

warp 21 {
    asm "TLD4.R.PTP R8, R0, R4, 21, 2D, 0xf"  active 0xff
    s = { bits(0xc3e2ac2a) 3.25 -33.0 bits(0x442ae42f) bits(0xc3800001) -16.25 bits(0x437a1f5c) bits(0x43c14a1a) ... }
    t = { bits(0x4216008c) bits(0x4316dea4) 0.0 bits(0x44136a3b) bits(0x437a7e2f) 288.0 bits(0x430b0191)
        bits(0xc4e675be) ... }
    off1 = ptp(5,-2,-4,1)
    off2 = ptp(-1,-19,27,-3)
    expect lane 0 R8=0x60f33925 R9=0x60f33925 R10=0x60f33925 R11=0x60f33925
    expect lane 1 R8=0x940007 R9=0x60f33925 R10=0x830001 R11=0x93001d
    expect lane 2 R8=0x60f33925 R9=0x60f33925 R10=0x60f33925 R11=0x60f33925
    expect lane 3 R8=0x60f33925 R9=0x60f33925 R10=0x60f33925 R11=0x60f33925
    expect lane 4 R8=0x60f33925 R9=0x60f33925 R10=0x60f33925 R11=0x60f33925
    expect lane 5 R8=0x60f33925 R9=0x60f33925 R10=0x60f33925 R11=0xff000a
    expect lane 6 R8=0x8800fe R9=0x8b00f5 R10=0x7700f8 R11=0x60f33925
    expect lane 7 R8=0x60f33925 R9=0x60f33925 R10=0x60f33925 R11=0x60f33925
}

warp 22 {
    asm "TLD4.R.PTP R8, R0, R4, 22, 2D, 0xf"  active 0x1
    s = { bits(0x43f591b0) ... }
    t = { 3.25 ... }
    off1 = ptp(-26,0,18,14)
    off2 = ptp(1,-3,-10,-12)
    expect lane 0 R8=0x203 R9=0x303 R10=0x3 R11=0x3
}

warp 23 {
    asm "TLD4.R.PTP R8, R0, R4, 23, 2D, 0xf"  active 0xff
    s = { bits(0x4116626d) bits(0x42b1112c) 165.25 126.0 -0.5 15.25 -11.75 bits(0xc185c7f2) ... }
    t = { 105.25 bits(0xc29635de) 256.0 bits(0xc2e5043e) bits(0x4655c815) bits(0x431d7b7d) -22.5 -26.25 ... }
    off1 = ptp(-5,10,-1,-4)
    off2 = ptp(-2,-7,4,-6)
    expect lane 0 R8=0x7203 R9=0x6407 R10=0x6106 R11=0x620c
    expect lane 1 R8=0xa0a9 R9=0xa0a9 R10=0xa0a9 R11=0xa0a9
    expect lane 2 R8=0xa0a9 R9=0xa0a9 R10=0xa0a9 R11=0xa0a9
    expect lane 3 R8=0xa0a9 R9=0xa0a9 R10=0xa0a9 R11=0xa0a9
    expect lane 4 R8=0xa0a9 R9=0xa0a9 R10=0xa0a9 R11=0xa0a9
    expect lane 5 R8=0xa0a9 R9=0xa0a9 R10=0xa0a9 R11=0xa0a9
    expect lane 6 R8=0xa0a9 R9=0xa0a9 R10=0xa0a9 R11=0xa0a9
    expect lane 7 R8=0xa0a9 R9=0xa0a9 R10=0xa0a9 R11=0xa0a9
}
