# One offset, every pair of address modes.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 2048 gathers, left out: 48 on which the two differ, 276 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-8 PD-6 R-TLD4-41 R-TLD4-43 PD-18a PD-18c
minimum filter 256

texture 0 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 33 16  address 0x10000000  texels index }
sampler 0 { address WRAP WRAP WRAP  border 0x4e56 0x0 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 1 9  address 0x10100000  texels index }
sampler 1 { address WRAP MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 2  size 2 1  address 0x10200000  texels index }
sampler 2 { address WRAP CLAMP_TO_EDGE WRAP  border 0xfd435d5a 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 5 3  address 0x10300000  texels index }
sampler 3 { address WRAP BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 1 9  address 0x10400000  texels index }
sampler 4 { address WRAP CLAMP_OGL WRAP  border 0xb68a 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 1  size 7 1  address 0x10500000  texels index }
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 127 128  address 0x10600000  texels index }
sampler 6 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0x4beaa0ce 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 8  size 1 1  address 0x10700000  texels index }
sampler 7 { address WRAP MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 1 9  address 0x10800000  texels index }
sampler 8 { address MIRROR WRAP WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 1 9  address 0x10900000  texels index }
sampler 9 { address MIRROR MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 100 40  address 0x10a00000  texels index }
sampler 10 { address MIRROR CLAMP_TO_EDGE WRAP  border 0x808e974e 0x0 0x0 0x1 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 8  size 2 1  address 0x10b00000  texels index }
sampler 11 { address MIRROR BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 7 1  address 0x10c00000  texels index }
sampler 12 { address MIRROR CLAMP_OGL WRAP  border 0x27a9e897 0x0 0x0 0x1 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4000  size 1000 3  address 0x10d00000  texels index }
sampler 13 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x1bd575e6 0x0 0x0 0x1 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 4  size 3 5  address 0x10e00000  texels index }
sampler 14 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 2  size 13 6  address 0x10f00000  texels index }
sampler 15 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 1 2  address 0x11000000  texels index }
sampler 16 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3698 0x0 0x0 0x1 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 16384 1  address 0x11100000  texels index }
sampler 17 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x98d6392a 0x0 0x0 0x1 }
handle 17 texture 17 sampler 17
texture 18 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 1 2  address 0x11200000  texels index }
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 18 texture 18 sampler 18
texture 19 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 224  size 100 40  address 0x11300000  texels index }
sampler 19 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 19 texture 19 sampler 19
texture 20 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 256 256  address 0x11400000  texels index }
sampler 20 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x4629 0x0 0x0 0x1 }
handle 20 texture 20 sampler 20
texture 21 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 13 6  address 0x11500000  texels index }
sampler 21 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 21 texture 21 sampler 21
texture 22 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 1 9  address 0x11600000  texels index }
sampler 22 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 22 texture 22 sampler 22
texture 23 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 1  size 2 4095  address 0x11700000  texels index }
sampler 23 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x561825f6 0x0 0x0 0x1 }
handle 23 texture 23 sampler 23
texture 24 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 1 2  address 0x11800000  texels index }
sampler 24 { address BORDER WRAP WRAP  border 0x4ccabc03 0x0 0x0 0x1 }
handle 24 texture 24 sampler 24
texture 25 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x11900000  texels index }
sampler 25 { address BORDER MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 25 texture 25 sampler 25
texture 26 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 1 1  address 0x11a00000  texels index }
sampler 26 { address BORDER CLAMP_TO_EDGE WRAP  border 0x242f 0x0 0x0 0x1 }
handle 26 texture 26 sampler 26
texture 27 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 2  size 1 2  address 0x11b00000  texels index }
sampler 27 { address BORDER BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 27 texture 27 sampler 27
texture 28 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 16 33  address 0x11c00000  texels index }
sampler 28 { address BORDER CLAMP_OGL WRAP  border 0x42d023d6 0x0 0x0 0x1 }
handle 28 texture 28 sampler 28
texture 29 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 16 33  address 0x11d00000  texels index }
sampler 29 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 29 texture 29 sampler 29
texture 30 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 8  size 255 129  address 0x11e00000  texels index }
sampler 30 { address BORDER MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 30 texture 30 sampler 30
texture 31 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 544  size 256 256  address 0x11f00000  texels index }
sampler 31 { address BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 31 texture 31 sampler 31
texture 32 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 4  size 5 3  address 0x12000000  texels index }
sampler 32 { address CLAMP_OGL WRAP WRAP  border 0xf50bf6c7 0x0 0x0 0x1 }
handle 32 texture 32 sampler 32
texture 33 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 1  address 0x12100000  texels index }
sampler 33 { address CLAMP_OGL MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 33 texture 33 sampler 33
texture 34 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x12200000  texels index }
sampler 34 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 34 texture 34 sampler 34
texture 35 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 2  size 16 33  address 0x12300000  texels index }
sampler 35 { address CLAMP_OGL BORDER WRAP  border 0x2ff1 0x0 0x0 0x1 }
handle 35 texture 35 sampler 35
texture 36 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 13 6  address 0x12400000  texels index }
sampler 36 { address CLAMP_OGL CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 36 texture 36 sampler 36
texture 37 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 4  size 1 9  address 0x12500000  texels index }
sampler 37 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 37 texture 37 sampler 37
texture 38 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 1000 3  address 0x12600000  texels index }
sampler 38 { address CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0xb7fe9f5a 0x0 0x0 0x1 }
handle 38 texture 38 sampler 38
texture 39 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 1 9  address 0x12700000  texels index }
sampler 39 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 39 texture 39 sampler 39
texture 40 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 1 2  address 0x12800000  texels index }
sampler 40 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0xa5bc 0x0 0x0 0x1 }
handle 40 texture 40 sampler 40
texture 41 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 1  size 2 1  address 0x12900000  texels index }
sampler 41 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0xa455120c 0x0 0x0 0x1 }
handle 41 texture 41 sampler 41
texture 42 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 4  size 33 16  address 0x12a00000  texels index }
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 42 texture 42 sampler 42
texture 43 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 2 4095  address 0x12b00000  texels index }
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER WRAP  border 0x27261443 0x0 0x0 0x1 }
handle 43 texture 43 sampler 43
texture 44 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 2 2  address 0x12c00000  texels index }
sampler 44 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x4592d0a4 0x0 0x0 0x1 }
handle 44 texture 44 sampler 44
texture 45 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 160  size 64 3  address 0x12d00000  texels index }
sampler 45 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 45 texture 45 sampler 45
texture 46 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 1  size 100 40  address 0x12e00000  texels index }
sampler 46 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 46 texture 46 sampler 46
texture 47 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 2 4095  address 0x12f00000  texels index }
sampler 47 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x340fabeb 0x0 0x0 0x1 }
handle 47 texture 47 sampler 47
texture 48 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x13000000  texels index }
sampler 48 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 48 texture 48 sampler 48
texture 49 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 1  size 1 9  address 0x13100000  texels index }
sampler 49 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 49 texture 49 sampler 49
texture 50 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 4  size 2 2  address 0x13200000  texels index }
sampler 50 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 50 texture 50 sampler 50
texture 51 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 2  size 33 16  address 0x13300000  texels index }
sampler 51 { address MIRROR_ONCE_BORDER BORDER WRAP  border 0xc3e7 0x0 0x0 0x1 }
handle 51 texture 51 sampler 51
texture 52 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 8  size 8 8  address 0x13400000  texels index }
sampler 52 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 52 texture 52 sampler 52
texture 53 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 2 4095  address 0x13500000  texels index }
sampler 53 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xe62991d5 0x0 0x0 0x1 }
handle 53 texture 53 sampler 53
texture 54 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 5 3  address 0x13600000  texels index }
sampler 54 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP  border 0x63b97017 0x0 0x0 0x1 }
handle 54 texture 54 sampler 54
texture 55 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 96  size 33 16  address 0x13700000  texels index }
sampler 55 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 55 texture 55 sampler 55
texture 56 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 2 4095  address 0x13800000  texels index }
sampler 56 { address MIRROR_ONCE_CLAMP_OGL WRAP WRAP  border 0xe5d46ce3 0x0 0x0 0x1 }
handle 56 texture 56 sampler 56
texture 57 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 2  size 64 3  address 0x13900000  texels index }
sampler 57 { address MIRROR_ONCE_CLAMP_OGL MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 57 texture 57 sampler 57
texture 58 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 4  size 5 3  address 0x13a00000  texels index }
sampler 58 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 58 texture 58 sampler 58
texture 59 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 3 5  address 0x13b00000  texels index }
sampler 59 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0xd4f2 0x0 0x0 0x1 }
handle 59 texture 59 sampler 59
texture 60 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 1 1  address 0x13c00000  texels index }
sampler 60 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 60 texture 60 sampler 60
texture 61 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 2  size 1 1  address 0x13d00000  texels index }
sampler 61 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 61 texture 61 sampler 61
texture 62 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 2 1  address 0x13e00000  texels index }
sampler 62 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x3a1f 0x0 0x0 0x1 }
handle 62 texture 62 sampler 62
texture 63 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 8  size 16 33  address 0x13f00000  texels index }
sampler 63 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 63 texture 63 sampler 63

warp 0 {
    asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D, 0xf"  active 0xf
    s = { bits(0xbeb1ac6d) bits(0x3f9064ef) bits(0x3e75e513) bits(0x3eb28469) ... }
    t = { bits(0x3f0e0d7e) bits(0xbf000001) bits(0x3f444d96) bits(0xbef05800) ... }
    off1 = { aoffi(1,-29) aoffi(2,-31) aoffi(-3,10) aoffi(2,-17) ... }
    expect lane 0 R8=0xc16 R9=0xc17 R10=0xb17 R11=0xb16
    expect lane 1 R8=0x905 R9=0x906 R10=0x806 R11=0x805
    expect lane 2 R8=0x604 R9=0x605 R10=0x505 R11=0x504
    expect lane 3 R8=0x70d R9=0x70e R10=0x60e R11=0x60d
}

warp 1 {
    asm "TLD4.R.AOFFI R8, R0, R4, 1, 2D, 0xf"  active 0xf
    s = { bits(0x404aaeaa) bits(0x3ce6febd) -2.75 bits(0xbdea56e5) ... }
    t = { bits(0x3f7fffff) bits(0x3fa9d098) bits(0x4036bcd2) bits(0x3d80af97) ... }
    off1 = { aoffi(15,29) aoffi(-16,-3) aoffi(-1,2) aoffi(-4,0) ... }
    expect lane 0 R8=0x3c000080 R9=0x3c000080 R10=0x3b800080 R11=0x3b800080
    expect lane 1 R8=0x3d000080 R9=0x3d000080 R10=0x3d000080 R11=0x3d000080
    expect lane 2 R8=0x3ce000e0 R9=0x3ce000e0 R10=0x3d000080 R11=0x3d000080
    expect lane 3 R8=0x3b800080 R9=0x3b800080 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.R.AOFFI R8, R0, R4, 2, 2D, 0xf"  active 0xf
    s = { bits(0x3e4a9de8) bits(0x3fb06436) bits(0x3f248dc7) bits(0x4015df2f) ... }
    t = { -2.75 bits(0x3ce1b7a5) bits(0xbf7fffff) 1.0 ... }
    off1 = { aoffi(-22,-16) aoffi(10,-21) aoffi(0,4) aoffi(1,1) ... }
    expect lane 0 R8=0x1 R9=0x0 R10=0x0 R11=0x1
    expect lane 1 R8=0x0 R9=0x1 R10=0x1 R11=0x0
    expect lane 2 R8=0x0 R9=0x1 R10=0x1 R11=0x0
    expect lane 3 R8=0x1 R9=0x0 R10=0x0 R11=0x1
}

warp 3 {
    asm "TLD4.R.AOFFI R8, R0, R4, 3, 2D, 0xf"  active 0xf
    s = { bits(0x4049999a) bits(0x402ccccd) bits(0xbff9999a) bits(0x3ce98a2f) ... }
    t = { bits(0xc009bd72) bits(0xbfaaaaab) -21212.875 0.5 ... }
    off1 = { aoffi(-13,3) aoffi(-1,12) aoffi(0,15) aoffi(1,4) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 3 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 4 {
    asm "TLD4.R.AOFFI R8, R0, R4, 4, 2D, 0xf"  active 0xf
    s = { bits(0x3f1d9e8c) bits(0x40154b61) bits(0xbfdb2d5b) -3.5 ... }
    t = { 1.5 2.5 bits(0x3ee414f2) bits(0xbf3c9eef) ... }
    off1 = { aoffi(17,-1) aoffi(0,1) aoffi(5,-1) aoffi(-10,15) ... }
    expect lane 0 R8=0xb68a R9=0xb68a R10=0x800 R11=0x800
    expect lane 1 R8=0xb68a R9=0xb68a R10=0x800 R11=0x800
    expect lane 2 R8=0x300 R9=0x300 R10=0x200 R11=0x200
    expect lane 3 R8=0x800 R9=0x800 R10=0x700 R11=0x700
}

warp 5 {
    asm "TLD4.R.AOFFI R8, R0, R4, 5, 2D, 0xf"  active 0xf
    s = { bits(0xc00a919d) bits(0x3fd6db6e) -1.75 bits(0x404ad40f) ... }
    t = { bits(0xbee0892a) bits(0xc061cb6f) bits(0x3ee9c100) -3.5 ... }
    off1 = { aoffi(-2,21) aoffi(29,-3) aoffi(-4,-2) aoffi(-3,-3) ... }
    expect lane 0 R8=0x384000c0 R9=0x38800080 R10=0x38800080 R11=0x384000c0
    expect lane 1 R8=0x38a000a0 R9=0x38c000c0 R10=0x38c000c0 R11=0x38a000a0
    expect lane 2 R8=0x38800080 R9=0x38a000a0 R10=0x38a000a0 R11=0x38800080
    expect lane 3 R8=0x38800080 R9=0x38a000a0 R10=0x38a000a0 R11=0x38800080
}

warp 6 {
    asm "TLD4.R.AOFFI R8, R0, R4, 6, 2D, 0xf"  active 0xf
    s = { bits(0x3f88d1a3) bits(0x3f753edc) bits(0xbe8f1e3c) bits(0x478b78b1) ... }
    t = { 0.8359375 bits(0xc13c4adf) 0.7578125 bits(0x3fd3aafc) ... }
    off1 = { aoffi(1,1) aoffi(3,-3) aoffi(-9,-2) aoffi(3,-18) ... }
    expect lane 0 R8=0x6c0009 R9=0x6c000a R10=0x6b000a R11=0x6b0009
    expect lane 1 R8=0x4beaa0ce R9=0x4beaa0ce R10=0x4beaa0ce R11=0x4beaa0ce
    expect lane 2 R8=0x5f0052 R9=0x5f0053 R10=0x5e0053 R11=0x5e0052
    expect lane 3 R8=0x4beaa0ce R9=0x4beaa0ce R10=0x4beaa0ce R11=0x4beaa0ce
}

warp 7 {
    asm "TLD4.R.AOFFI R8, R0, R4, 7, 2D, 0xf"  active 0xf
    s = { bits(0x460f03ac) bits(0x3e4ab88f) -0.5 bits(0xc009275b) ... }
    t = { bits(0x44f6ac61) 0.0 bits(0x3f2fad16) bits(0x3fbead65) ... }
    off1 = { aoffi(3,0) aoffi(11,18) aoffi(4,4) aoffi(3,2) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x0 R11=0x0
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x3e800000 R9=0x3e800000 R10=0x0 R11=0x0
}

warp 8 {
    asm "TLD4.R.AOFFI R8, R0, R4, 8, 2D, 0xf"  active 0xf
    s = { bits(0x3dc8e047) 3.0 4.0 -2.5 ... }
    t = { bits(0x3edd3284) bits(0xbeffffff) -1.0 bits(0x3e13e8fe) ... }
    off1 = { aoffi(-12,2) aoffi(7,-3) aoffi(22,0) aoffi(-4,-19) ... }
    expect lane 0 R8=0x3cc000c0 R9=0x3cc000c0 R10=0x3ca000a0 R11=0x3ca000a0
    expect lane 1 R8=0x3c000080 R9=0x3c000080 R10=0x3b800080 R11=0x3b800080
    expect lane 2 R8=0x0 R9=0x0 R10=0x3d000080 R11=0x3d000080
    expect lane 3 R8=0x0 R9=0x0 R10=0x3d000080 R11=0x3d000080
}

warp 9 {
    asm "TLD4.R.AOFFI R8, R0, R4, 9, 2D, 0xf"  active 0xf
    s = { 4.75 2.25 0.25 bits(0xbf800001) ... }
    t = { bits(0x3f731c7b) bits(0x449a3cfe) bits(0x40055555) bits(0xc44a9b7e) ... }
    off1 = { aoffi(0,3) aoffi(-2,5) aoffi(-1,-2) aoffi(8,4) ... }
    expect lane 0 R8=0x3ca000a0 R9=0x3ca000a0 R10=0x3cc000c0 R11=0x3cc000c0
    expect lane 1 R8=0x3c800080 R9=0x3c800080 R10=0x3c4000c0 R11=0x3c4000c0
    expect lane 2 R8=0x0 R9=0x0 R10=0x3b800080 R11=0x3b800080
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.R.AOFFI R8, R0, R4, 10, 2D, 0xf"  active 0xf
    s = { bits(0x3f579e9c) bits(0x3f7cfcd9) bits(0x3e59999a) bits(0x3f6ccccd) ... }
    t = { bits(0xbf800002) bits(0x3f000002) bits(0x3f14cccd) bits(0x401ee354) ... }
    off1 = { aoffi(4,-2) aoffi(3,14) aoffi(-3,2) aoffi(-1,0) ... }
    expect lane 0 R8=0x57 R9=0x58 R10=0x58 R11=0x57
    expect lane 1 R8=0x220062 R9=0x220061 R10=0x210061 R11=0x210062
    expect lane 2 R8=0x190011 R9=0x190012 R10=0x180012 R11=0x180011
    expect lane 3 R8=0x27005b R9=0x27005c R10=0x27005c R11=0x27005b
}

warp 11 {
    asm "TLD4.R.AOFFI R8, R0, R4, 11, 2D, 0xf"  active 0xf
    s = { bits(0xbf800002) bits(0x3e7a03d4) bits(0x3ef8e769) 1.875 ... }
    t = { 5.75 bits(0x3d201087) -1.25 -1.0 ... }
    off1 = { aoffi(1,0) aoffi(1,4) aoffi(3,-26) aoffi(10,-26) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 3 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 12 {
    asm "TLD4.R.AOFFI R8, R0, R4, 12, 2D, 0xf"  active 0xf
    s = { bits(0x3f7fffff) bits(0xbe124925) bits(0xbf96db6e) bits(0x3f76db6e) ... }
    t = { bits(0x3f534dd8) -2.0 bits(0x44975e0c) bits(0x3f3942a9) ... }
    off1 = { aoffi(15,24) aoffi(4,1) aoffi(2,1) aoffi(-19,8) ... }
    expect lane 0 R8=0x27a9e897 R9=0x27a9e897 R10=0x5 R11=0x6
    expect lane 1 R8=0x2 R9=0x3 R10=0x27a9e897 R11=0x27a9e897
    expect lane 2 R8=0x27a9e897 R9=0x27a9e897 R10=0x5 R11=0x6
    expect lane 3 R8=0x27a9e897 R9=0x27a9e897 R10=0x2 R11=0x1
}

warp 13 {
    asm "TLD4.R.AOFFI R8, R0, R4, 13, 2D, 0xf"  active 0xf
    s = { bits(0x3f92fd3d) bits(0x3c525b28) bits(0xc6dfc524) bits(0x3e5e3f6a) ... }
    t = { bits(0x3feb25fc) bits(0x3fb14a01) bits(0xbf6bb54e) bits(0xbfeaaaab) ... }
    off1 = { aoffi(-2,0) aoffi(2,-1) aoffi(2,4) aoffi(20,1) ... }
    expect lane 0 R8=0x20356 R9=0x20355 R10=0x20355 R11=0x20356
    expect lane 1 R8=0x2000e R9=0x2000f R10=0x2000f R11=0x2000e
    expect lane 2 R8=0x10238 R9=0x10237 R10=0x237 R11=0x238
    expect lane 3 R8=0x200ec R9=0x200ed R10=0x200ed R11=0x200ec
}

warp 14 {
    asm "TLD4.R.AOFFI R8, R0, R4, 14, 2D, 0xf"  active 0xf
    s = { bits(0x3f0e4a3d) bits(0x40155555) 2.0 bits(0x401aaaab) ... }
    t = { 0.0 bits(0x3ffcf5c1) bits(0x3d019112) bits(0xbf7fffff) ... }
    off1 = { aoffi(1,19) aoffi(-28,-20) aoffi(-13,4) aoffi(3,-28) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3c802080 R9=0x3c800080 R10=0x3c4000c0 R11=0x3c4040c0
    expect lane 3 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 15 {
    asm "TLD4.R.AOFFI R8, R0, R4, 15, 2D, 0xf"  active 0xf
    s = { bits(0xbf8ec4ec) bits(0x3e92e250) bits(0x3fdeebdc) bits(0x4322b3d0) ... }
    t = { bits(0x4002aaab) bits(0xbfb79ed6) bits(0x3fce81b5) bits(0x47350f1d) ... }
    off1 = { aoffi(-21,-3) aoffi(-1,14) aoffi(0,3) aoffi(11,-3) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3ca100a1 R11=0x3ca120a1
    expect lane 1 R8=0x3ca040a0 R9=0x3ca060a0 R10=0x3c806080 R11=0x3c804080
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3ca040a0 R11=0x3ca060a0
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3ca0a0a1 R11=0x3ca0c0a1
}

warp 16 {
    asm "TLD4.R.AOFFI R8, R0, R4, 16, 2D, 0xf"  active 0xf
    s = { bits(0x407218ab) bits(0x3f3be835) bits(0x4046becd) bits(0x3f7ffffe) ... }
    t = { bits(0xbfafe0e1) bits(0x3f9f230f) bits(0xbea107f8) bits(0x3e826a85) ... }
    off1 = { aoffi(3,1) aoffi(-1,-4) aoffi(7,0) aoffi(-2,-2) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x100 R11=0x100
    expect lane 1 R8=0x0 R9=0x0 R10=0x100 R11=0x100
    expect lane 2 R8=0x100 R9=0x100 R10=0x0 R11=0x0
    expect lane 3 R8=0x100 R9=0x100 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.R.AOFFI R8, R0, R4, 17, 2D, 0xf"  active 0xf
    s = { bits(0x3eb6aebb) bits(0xbf759444) bits(0x3af80000) bits(0xbf810d68) ... }
    t = { 5.75 0.0 bits(0xc5676935) bits(0x3db1120b) ... }
    off1 = { aoffi(-28,3) aoffi(2,-4) aoffi(-2,3) aoffi(-15,-32) ... }
    expect lane 0 R8=0x16b9 R9=0x16ba R10=0x16ba R11=0x16b9
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x1c R9=0x1d R10=0x1d R11=0x1c
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 18 {
    asm "TLD4.R.AOFFI R8, R0, R4, 18, 2D, 0xf"  active 0xf
    s = { -0.75 bits(0x3f4d175f) bits(0xbead64e5) bits(0x46eb2b8e) ... }
    t = { 3.125 bits(0x3f2d2655) 2.875 bits(0xc18653dc) ... }
    off1 = { aoffi(19,-4) aoffi(-3,-1) aoffi(-24,1) aoffi(14,-1) ... }
    expect lane 0 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3b800080 R9=0x3b800080 R10=0x3b800080 R11=0x3b800080
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.R.AOFFI R8, R0, R4, 19, 2D, 0xf"  active 0xf
    s = { bits(0xc4f4b4f7) bits(0x3f81999a) bits(0xc617fe9e) bits(0xbf0e886b) ... }
    t = { -0.96875 bits(0x3fc15c01) bits(0x3fc980ed) bits(0xbf0de6f7) ... }
    off1 = { aoffi(30,-3) aoffi(-26,-3) aoffi(-26,-7) aoffi(30,2) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 20 {
    asm "TLD4.R.AOFFI R8, R0, R4, 20, 2D, 0xf"  active 0xf
    s = { bits(0x4017547c) -1.0 bits(0x3f800002) bits(0x3f912000) ... }
    t = { 0.03125 bits(0x3f624000) bits(0x3f5bc000) bits(0x4303a81e) ... }
    off1 = { aoffi(-3,-29) aoffi(-10,-14) aoffi(-27,-24) aoffi(-1,-2) ... }
    expect lane 0 R8=0xff R9=0xff R10=0x4629 R11=0x4629
    expect lane 1 R8=0xd400 R9=0xd400 R10=0xd300 R11=0xd300
    expect lane 2 R8=0xc4e4 R9=0xc4e5 R10=0xc3e5 R11=0xc3e4
    expect lane 3 R8=0x4629 R9=0x4629 R10=0xffff R11=0xffff
}

warp 21 {
    asm "TLD4.R.AOFFI R8, R0, R4, 21, 2D, 0xf"  active 0xf
    s = { bits(0x3fb688c9) bits(0x3f913b14) bits(0x3fdd201b) bits(0x4019cd37) ... }
    t = { bits(0xbfb6cc91) bits(0x3f71dbf8) bits(0xc59b344f) bits(0x403ffed4) ... }
    off1 = { aoffi(0,0) aoffi(-4,29) aoffi(4,1) aoffi(-10,1) ... }
    expect lane 0 R8=0x3ca180a2 R9=0x3ca180a2 R10=0x3ca180a2 R11=0x3ca180a2
    expect lane 1 R8=0x3ca140a1 R9=0x3ca160a1 R10=0x3ca160a1 R11=0x3ca140a1
    expect lane 2 R8=0x3ca180a2 R9=0x3ca180a2 R10=0x3ca180a2 R11=0x3ca180a2
    expect lane 3 R8=0x3ca180a2 R9=0x3ca180a2 R10=0x3ca180a2 R11=0x3ca180a2
}

warp 22 {
    asm "TLD4.R.AOFFI R8, R0, R4, 22, 2D, 0xf"  active 0xf
    s = { 5.5 5.0 bits(0x3d58c91f) bits(0xbee0eb2c) ... }
    t = { bits(0xbfde5e63) bits(0x3f555555) bits(0xbf7fffff) bits(0x3d7790eb) ... }
    off1 = { aoffi(-32,-4) aoffi(-3,1) aoffi(25,-4) aoffi(15,1) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3d000080 R11=0x3d000080
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 3 R8=0x3c000080 R9=0x3c000080 R10=0x3b800080 R11=0x3b800080
}

warp 23 {
    asm "TLD4.R.AOFFI R8, R0, R4, 23, 2D, 0xf"  active 0xf
    s = { -0.25 bits(0x42c8d78b) 1.375 bits(0x3ebbd56a) ... }
    t = { bits(0x3fc6f773) bits(0x3d9e67ff) bits(0x402d0455) bits(0x3f36549c) ... }
    off1 = { aoffi(-3,-32) aoffi(1,-25) aoffi(-3,-4) aoffi(2,3) ... }
    expect lane 0 R8=0x561825f6 R9=0x561825f6 R10=0xffe0000 R11=0xffe0000
    expect lane 1 R8=0x1240001 R9=0x1240001 R10=0x1230001 R11=0x1230001
    expect lane 2 R8=0x561825f6 R9=0x561825f6 R10=0xffe0000 R11=0xffe0000
    expect lane 3 R8=0xb680001 R9=0xb680001 R10=0xb670001 R11=0xb670001
}

warp 24 {
    asm "TLD4.R.AOFFI R8, R0, R4, 24, 2D, 0xf"  active 0xf
    s = { bits(0x3f4a694d) bits(0xc7a31103) 2.75 bits(0x3f338b3a) ... }
    t = { 3.875 bits(0x3f116a77) bits(0xbf800001) bits(0xc00c3cae) ... }
    off1 = { aoffi(1,-3) aoffi(-2,-14) aoffi(5,-4) aoffi(-2,0) ... }
    expect lane 0 R8=0x4ccabc03 R9=0x4ccabc03 R10=0x4ccabc03 R11=0x4ccabc03
    expect lane 1 R8=0x4ccabc03 R9=0x4ccabc03 R10=0x4ccabc03 R11=0x4ccabc03
    expect lane 2 R8=0x4ccabc03 R9=0x4ccabc03 R10=0x4ccabc03 R11=0x4ccabc03
    expect lane 3 R8=0x4ccabc03 R9=0x4ccabc03 R10=0x4ccabc03 R11=0x4ccabc03
}

warp 25 {
    asm "TLD4.R.AOFFI R8, R0, R4, 25, 2D, 0xf"  active 0xf
    s = { bits(0x3d7171b3) bits(0x3f11613f) bits(0x4009999a) bits(0xbfeccccd) ... }
    t = { 1.5 bits(0xbf97fa82) bits(0x3f79624a) bits(0xbf96ddfa) ... }
    off1 = { aoffi(9,0) aoffi(-2,-26) aoffi(-4,-18) aoffi(-3,-23) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 26 {
    asm "TLD4.R.AOFFI R8, R0, R4, 26, 2D, 0xf"  active 0xf
    s = { bits(0xbeb59d12) 4.5 5.5 -3.25 ... }
    t = { bits(0x3f342aac) bits(0x40000002) bits(0x3c4c46dc) bits(0x3e6b2a9a) ... }
    off1 = { aoffi(28,0) aoffi(2,3) aoffi(-2,-16) aoffi(-4,-2) ... }
    expect lane 0 R8=0x242f R9=0x242f R10=0x242f R11=0x242f
    expect lane 1 R8=0x242f R9=0x242f R10=0x242f R11=0x242f
    expect lane 2 R8=0x242f R9=0x242f R10=0x242f R11=0x242f
    expect lane 3 R8=0x242f R9=0x242f R10=0x242f R11=0x242f
}

warp 27 {
    asm "TLD4.R.AOFFI R8, R0, R4, 27, 2D, 0xf"  active 0xf
    s = { -3.25 3.25 1.75 bits(0xbfe662f3) ... }
    t = { 2.75 bits(0x3f69a1b4) 2.25 0.0 ... }
    off1 = { aoffi(1,-30) aoffi(-1,-3) aoffi(15,3) aoffi(2,-22) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 3 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 28 {
    asm "TLD4.R.AOFFI R8, R0, R4, 28, 2D, 0xf"  active 0xf
    s = { bits(0x402e92e0) bits(0x3e5d33d0) bits(0xc54661d0) bits(0xbf03f295) ... }
    t = { bits(0x3eaf4a02) bits(0xbf783e10) bits(0x4001f07c) bits(0xbf47c1f0) ... }
    off1 = { aoffi(19,16) aoffi(1,31) aoffi(-8,-1) aoffi(-2,-3) ... }
    expect lane 0 R8=0x42d023d6 R9=0x42d023d6 R10=0x42d023d6 R11=0x42d023d6
    expect lane 1 R8=0x3 R9=0x4 R10=0x42d023d6 R11=0x42d023d6
    expect lane 2 R8=0x42d023d6 R9=0x42d023d6 R10=0x42d023d6 R11=0x42d023d6
    expect lane 3 R8=0x42d023d6 R9=0x42d023d6 R10=0x42d023d6 R11=0x42d023d6
}

warp 29 {
    asm "TLD4.R.AOFFI R8, R0, R4, 29, 2D, 0xf"  active 0xf
    s = { 2.5625 bits(0x3de6737d) bits(0xbf000001) 2.0 ... }
    t = { bits(0x3df4c436) bits(0x3f27c7ca) bits(0x4009364e) bits(0xbfd521b0) ... }
    off1 = { aoffi(-3,-10) aoffi(-23,-24) aoffi(-2,-27) aoffi(-26,1) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3e001480 R9=0x3e001880 R10=0x3e001880 R11=0x3e001480
}

warp 30 {
    asm "TLD4.R.AOFFI R8, R0, R4, 30, 2D, 0xf"  active 0xf
    s = { bits(0x3f8a4a4a) bits(0x3f70b0b1) bits(0xbfd0a7e2) bits(0x3f144936) ... }
    t = { bits(0x3fa6b29b) bits(0x3fa5c78d) bits(0x401d1d2f) bits(0xbf89e954) ... }
    off1 = { aoffi(-13,-4) aoffi(4,28) aoffi(6,-27) aoffi(-27,3) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.R.AOFFI R8, R0, R4, 31, 2D, 0xf"  active 0xf
    s = { -0.125 bits(0x449be52e) bits(0x457f9f53) bits(0xc2881e47) ... }
    t = { bits(0x3f6d8000) bits(0x3ea86d7e) bits(0x3f37c32d) bits(0x3d6c0000) ... }
    off1 = { aoffi(1,-2) aoffi(-1,0) aoffi(10,4) aoffi(0,-3) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R.AOFFI R8, R0, R4, 32, 2D, 0xf"  active 0xf
    s = { -1.0 bits(0x4419df2e) bits(0x40431de4) bits(0x3f05f22b) ... }
    t = { bits(0xbf555555) bits(0xbfd55555) bits(0xbf800001) 0.75 ... }
    off1 = { aoffi(-20,2) aoffi(3,-29) aoffi(6,-12) aoffi(-3,3) ... }
    expect lane 0 R8=0xf50bf6c7 R9=0x0 R10=0x20000 R11=0xf50bf6c7
    expect lane 1 R8=0x20004 R9=0xf50bf6c7 R10=0xf50bf6c7 R11=0x10004
    expect lane 2 R8=0x4 R9=0xf50bf6c7 R10=0xf50bf6c7 R11=0x20004
    expect lane 3 R8=0xf50bf6c7 R9=0x20000 R10=0x10000 R11=0xf50bf6c7
}

warp 33 {
    asm "TLD4.R.AOFFI R8, R0, R4, 33, 2D, 0xf"  active 0xf
    s = { bits(0xc6101a4a) -0.5 bits(0xc037d62c) -0.5 ... }
    t = { 4.5 1.0 4.5 bits(0x3fa4d565) ... }
    off1 = { aoffi(-21,-29) aoffi(-8,2) aoffi(-19,-29) aoffi(2,2) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
}

warp 34 {
    asm "TLD4.R.AOFFI R8, R0, R4, 34, 2D, 0xf"  active 0xf
    s = { bits(0x3e71a2bd) bits(0x3f5acf30) bits(0x3f244ee1) bits(0xc005a20b) ... }
    t = { bits(0x3e937a31) bits(0x3f7bbad9) bits(0x3fffffff) bits(0xbe2aaaab) ... }
    off1 = { aoffi(0,-1) aoffi(7,-2) aoffi(-27,-1) aoffi(-4,26) ... }
    expect lane 0 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 1 R8=0x3b820082 R9=0x3e99999a R10=0x3e99999a R11=0x38800080
    expect lane 2 R8=0x3e99999a R9=0x3c000080 R10=0x3c000080 R11=0x3e99999a
    expect lane 3 R8=0x3e99999a R9=0x3c000080 R10=0x3c000080 R11=0x3e99999a
}

warp 35 {
    asm "TLD4.R.AOFFI R8, R0, R4, 35, 2D, 0xf"  active 0xf
    s = { bits(0x3f97c953) bits(0x4013af0b) bits(0x3f5e1698) bits(0xbeffffff) ... }
    t = { bits(0xbf800002) bits(0xbc98a6ce) bits(0xc65a361a) bits(0x3fffffff) ... }
    off1 = { aoffi(0,4) aoffi(8,-28) aoffi(-24,22) aoffi(1,-3) ... }
    expect lane 0 R8=0x2ff1 R9=0x2ff1 R10=0x2ff1 R11=0x2ff1
    expect lane 1 R8=0x2ff1 R9=0x2ff1 R10=0x2ff1 R11=0x2ff1
    expect lane 2 R8=0x2ff1 R9=0x2ff1 R10=0x2ff1 R11=0x2ff1
    expect lane 3 R8=0x2ff1 R9=0x2ff1 R10=0x2ff1 R11=0x2ff1
}

warp 36 {
    asm "TLD4.R.AOFFI R8, R0, R4, 36, 2D, 0xf"  active 0xf
    s = { bits(0x3f74868d) bits(0x3f2c1910) bits(0x403824c3) bits(0x3f53b13b) ... }
    t = { bits(0xc114f9bc) bits(0x3e43b8c6) bits(0x3f004e46) bits(0x4216cf0d) ... }
    off1 = { aoffi(-8,-26) aoffi(14,-3) aoffi(4,-1) aoffi(-32,2) ... }
    expect lane 0 R8=0x384000c0 R9=0x38800080 R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x394000c0 R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3c030083 R9=0x3e99999a R10=0x3e99999a R11=0x3b860086
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3ca000a0 R11=0x3e99999a
}

warp 37 {
    asm "TLD4.R.AOFFI R8, R0, R4, 37, 2D, 0xf"  active 0xf
    s = { bits(0xc04a0bc8) bits(0x3f535e0c) bits(0x3f00e281) bits(0x3f457859) ... }
    t = { bits(0x3f513f83) bits(0x3f65fe8e) bits(0x40455555) bits(0x3f664129) ... }
    off1 = { aoffi(3,-3) aoffi(-5,4) aoffi(1,11) aoffi(4,-1) ... }
    expect lane 0 R8=0x3f800000 R9=0x3c800080 R10=0x3c4000c0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3d000080 R10=0x3d000080 R11=0x3f800000
    expect lane 2 R8=0x3d000080 R9=0x3f800000 R10=0x3f800000 R11=0x3d000080
    expect lane 3 R8=0x3ce000e0 R9=0x3f800000 R10=0x3f800000 R11=0x3cc000c0
}

warp 38 {
    asm "TLD4.R.AOFFI R8, R0, R4, 38, 2D, 0xf"  active 0xf
    s = { bits(0x3f76b2e9) bits(0x3f80ac08) bits(0x3f390eb2) bits(0x45e17c97) ... }
    t = { -0.75 bits(0x3e99ef98) bits(0x46188d15) bits(0x3fcaaaab) ... }
    off1 = { aoffi(2,16) aoffi(12,28) aoffi(4,13) aoffi(-4,1) ... }
    expect lane 0 R8=0xb7fe9f5a R9=0xb7fe9f5a R10=0xb7fe9f5a R11=0xb7fe9f5a
    expect lane 1 R8=0xb7fe9f5a R9=0xb7fe9f5a R10=0xb7fe9f5a R11=0xb7fe9f5a
    expect lane 2 R8=0xb7fe9f5a R9=0xb7fe9f5a R10=0xb7fe9f5a R11=0xb7fe9f5a
    expect lane 3 R8=0xb7fe9f5a R9=0xb7fe9f5a R10=0xb7fe9f5a R11=0xb7fe9f5a
}

warp 39 {
    asm "TLD4.R.AOFFI R8, R0, R4, 39, 2D, 0xf"  active 0xf
    s = { 1.0 bits(0xbf000001) bits(0x3f7fffff) bits(0x462f24de) ... }
    t = { bits(0x40438e39) bits(0x3fd1c71c) bits(0x400619f8) bits(0x3fcefc4e) ... }
    off1 = { aoffi(4,-20) aoffi(4,0) aoffi(-4,-2) aoffi(-1,-1) ... }
    expect lane 0 R8=0x3d000080 R9=0x0 R10=0x0 R11=0x3ce000e0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x3d000080
    expect lane 2 R8=0x0 R9=0x0 R10=0x3d000080 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x3d000080
}

warp 40 {
    asm "TLD4.R.AOFFI R8, R0, R4, 40, 2D, 0xf"  active 0xf
    s = { bits(0x3fa4e428) bits(0x3e4f631d) -1.0 bits(0x3e586b66) ... }
    t = { bits(0x403d647a) bits(0x3f7ffffe) bits(0x3f4a0dc9) bits(0x46e04617) ... }
    off1 = { aoffi(-3,5) aoffi(15,-2) aoffi(4,3) aoffi(0,4) ... }
    expect lane 0 R8=0x100 R9=0x100 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x100 R11=0x100
    expect lane 2 R8=0x100 R9=0x100 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x100 R11=0x100
}

warp 41 {
    asm "TLD4.R.AOFFI R8, R0, R4, 41, 2D, 0xf"  active 0xf
    s = { bits(0xc009128c) -0.75 bits(0x3e880275) bits(0x3f5b31ce) ... }
    t = { 0.0 bits(0x3ffffffe) -0.75 -3.75 ... }
    off1 = { aoffi(-15,4) aoffi(2,2) aoffi(1,3) aoffi(3,3) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x0 R9=0x1 R10=0x1 R11=0x0
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 3 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 42 {
    asm "TLD4.R.AOFFI R8, R0, R4, 42, 2D, 0xf"  active 0xf
    s = { bits(0x3f28ba2f) bits(0x3f61e4f8) bits(0x475420b5) bits(0x3da6d11d) ... }
    t = { bits(0x4023aadd) bits(0xbfefa474) 2.0 2.65625 ... }
    off1 = { aoffi(1,0) aoffi(13,28) aoffi(0,1) aoffi(4,-1) ... }
    expect lane 0 R8=0x3d7160f1 R9=0x3d7170f1 R10=0x3d7170f1 R11=0x3d7160f1
    expect lane 1 R8=0x3a000080 R9=0x3a000080 R10=0x3a000080 R11=0x3a000080
    expect lane 2 R8=0x3d7200f2 R9=0x3d7200f2 R10=0x3d7200f2 R11=0x3d7200f2
    expect lane 3 R8=0x3d7060f0 R9=0x3d7070f0 R10=0x3d7070f0 R11=0x3d7060f0
}

warp 43 {
    asm "TLD4.R.AOFFI R8, R0, R4, 43, 2D, 0xf"  active 0xf
    s = { 0.0 bits(0x402cdad3) bits(0x3f5cdeaa) 4.0 ... }
    t = { bits(0x3f80b60b) bits(0x3f802a03) bits(0x3f6684e2) bits(0xbc0a08a1) ... }
    off1 = { aoffi(-32,-13) aoffi(1,1) aoffi(2,-2) aoffi(4,-3) ... }
    expect lane 0 R8=0x27261443 R9=0x27261443 R10=0x27261443 R11=0x27261443
    expect lane 1 R8=0x27261443 R9=0x27261443 R10=0x27261443 R11=0x27261443
    expect lane 2 R8=0xe650001 R9=0xe650001 R10=0xe640001 R11=0xe640001
    expect lane 3 R8=0x27261443 R9=0x27261443 R10=0x27261443 R11=0x27261443
}

warp 44 {
    asm "TLD4.R.AOFFI R8, R0, R4, 44, 2D, 0xf"  active 0xf
    s = { bits(0x3e9adc77) bits(0x406d626b) bits(0x3f53ab47) bits(0xbf7fffff) ... }
    t = { 2.0 bits(0x3f19fb46) bits(0x3ff988fc) bits(0x3f4369a3) ... }
    off1 = { aoffi(-1,3) aoffi(-4,7) aoffi(2,-25) aoffi(2,4) ... }
    expect lane 0 R8=0x4592d0a4 R9=0x4592d0a4 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x4592d0a4 R9=0x4592d0a4 R10=0x10001 R11=0x10001
    expect lane 2 R8=0x1 R9=0x1 R10=0x4592d0a4 R11=0x4592d0a4
    expect lane 3 R8=0x4592d0a4 R9=0x4592d0a4 R10=0x10000 R11=0x10000
}

warp 45 {
    asm "TLD4.R.AOFFI R8, R0, R4, 45, 2D, 0xf"  active 0xf
    s = { bits(0x3f039ed7) bits(0x3faf7b72) bits(0x44530b39) bits(0x47aaf0bf) ... }
    t = { bits(0x3f3a3a7b) bits(0x3d4dbc81) bits(0x4524fd56) bits(0x40555555) ... }
    off1 = { aoffi(4,-28) aoffi(-1,-4) aoffi(31,3) aoffi(9,31) ... }
    expect lane 0 R8=0x3c090089 R9=0x3c094089 R10=0x3c094089 R11=0x3c090089
    expect lane 1 R8=0x3c0fc090 R9=0x3c0fc090 R10=0x3c0fc090 R11=0x3c0fc090
    expect lane 2 R8=0x3c0fc090 R9=0x3c0fc090 R10=0x3c0fc090 R11=0x3c0fc090
    expect lane 3 R8=0x3c0fc090 R9=0x3c0fc090 R10=0x3c0fc090 R11=0x3c0fc090
}

warp 46 {
    asm "TLD4.R.AOFFI R8, R0, R4, 46, 2D, 0xf"  active 0xf
    s = { bits(0x3ea7ae14) bits(0x3d6147ae) bits(0x3f535c01) bits(0x3f6851ec) ... }
    t = { bits(0x3f72630e) bits(0xc3a1f92d) 1.21875 -1.0 ... }
    off1 = { aoffi(-1,3) aoffi(-1,13) aoffi(6,15) aoffi(-1,-32) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 47 {
    asm "TLD4.R.AOFFI R8, R0, R4, 47, 2D, 0xf"  active 0xf
    s = { bits(0x3ef9afac) -0.5 bits(0x3f7b2c9e) bits(0x3effffff) ... }
    t = { bits(0x3f3acf88) bits(0x3be00e01) bits(0x3cb4b162) bits(0x3f21844e) ... }
    off1 = { aoffi(0,-32) aoffi(15,3) aoffi(-7,-1) aoffi(0,3) ... }
    expect lane 0 R8=0xb8c0000 R9=0xb8c0001 R10=0xb8b0001 R11=0xb8b0000
    expect lane 1 R8=0x1f0001 R9=0x1f0001 R10=0x1e0001 R11=0x1e0001
    expect lane 2 R8=0x590001 R9=0x590001 R10=0x580001 R11=0x580001
    expect lane 3 R8=0xa1b0000 R9=0xa1b0001 R10=0xa1a0001 R11=0xa1a0000
}

warp 48 {
    asm "TLD4.R.AOFFI R8, R0, R4, 48, 2D, 0xf"  active 0xf
    s = { bits(0x4039999a) 3.25 bits(0x400ee478) bits(0x4643b370) ... }
    t = { bits(0x3eaaaaab) 3.25 3.5 bits(0x3ffffffe) ... }
    off1 = { aoffi(-3,4) aoffi(-1,4) aoffi(2,1) aoffi(-4,0) ... }
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 49 {
    asm "TLD4.R.AOFFI R8, R0, R4, 49, 2D, 0xf"  active 0xf
    s = { bits(0x3f7376a3) bits(0x3e01b9bd) bits(0x40a7fa72) 0.5 ... }
    t = { bits(0x421d5d01) bits(0x3ef95921) bits(0xbf800002) bits(0x3ff55555) ... }
    off1 = { aoffi(1,-4) aoffi(3,3) aoffi(1,4) aoffi(19,-4) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 50 {
    asm "TLD4.R.AOFFI R8, R0, R4, 50, 2D, 0xf"  active 0xf
    s = { 0.375 bits(0xc03a07f4) bits(0xc588aa81) bits(0xc3ad8a38) ... }
    t = { -1.125 bits(0xbda8f0ee) bits(0x403cb732) bits(0x3f62ffa0) ... }
    off1 = { aoffi(0,-2) aoffi(26,0) aoffi(2,4) aoffi(-2,-30) ... }
    expect lane 0 R8=0x0 R9=0x37800080 R10=0x37800080 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 51 {
    asm "TLD4.R.AOFFI R8, R0, R4, 51, 2D, 0xf"  active 0xf
    s = { bits(0x3e83e0f8) bits(0xbe5aaef9) bits(0x3ffffffe) bits(0x3f396124) ... }
    t = { -1.625 bits(0x4593438f) 0.078125 bits(0xbf9a8738) ... }
    off1 = { aoffi(3,2) aoffi(1,1) aoffi(0,20) aoffi(4,2) ... }
    expect lane 0 R8=0xc3e7 R9=0xc3e7 R10=0xc3e7 R11=0xc3e7
    expect lane 1 R8=0xc3e7 R9=0xc3e7 R10=0xc3e7 R11=0xc3e7
    expect lane 2 R8=0xc3e7 R9=0xc3e7 R10=0xc3e7 R11=0xc3e7
    expect lane 3 R8=0xc3e7 R9=0xc3e7 R10=0xc3e7 R11=0xc3e7
}

warp 52 {
    asm "TLD4.R.AOFFI R8, R0, R4, 52, 2D, 0xf"  active 0xf
    s = { bits(0x3ffae3cc) bits(0x402c0e14) bits(0x40325f82) 2.71875 ... }
    t = { bits(0x45df97b6) bits(0xc6aeafcc) bits(0x3e5cd0f4) bits(0xc1c11a06) ... }
    off1 = { aoffi(4,-2) aoffi(4,-1) aoffi(-14,-1) aoffi(4,-9) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3b838084 R9=0x3e800000 R10=0x3e800000 R11=0x38e000e0
    expect lane 3 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 53 {
    asm "TLD4.R.AOFFI R8, R0, R4, 53, 2D, 0xf"  active 0xf
    s = { bits(0x3d489fb1) bits(0x3f850a5e) 1.75 bits(0x3e8e06f7) ... }
    t = { bits(0x3f7e27e2) bits(0x40000002) bits(0x3a804c51) bits(0x3ffea433) ... }
    off1 = { aoffi(1,15) aoffi(0,3) aoffi(6,-2) aoffi(3,2) ... }
    expect lane 0 R8=0xff10000 R9=0xff10001 R10=0xff00001 R11=0xff00000
    expect lane 1 R8=0xffe0001 R9=0xe62991d5 R10=0xe62991d5 R11=0xffe0001
    expect lane 2 R8=0xe62991d5 R9=0xe62991d5 R10=0xe62991d5 R11=0xe62991d5
    expect lane 3 R8=0xe62991d5 R9=0xe62991d5 R10=0xe62991d5 R11=0xe62991d5
}

warp 54 {
    asm "TLD4.R.AOFFI R8, R0, R4, 54, 2D, 0xf"  active 0xf
    s = { bits(0xbf800001) bits(0x47bb1467) bits(0x3e3de704) bits(0x3faccccd) ... }
    t = { bits(0x41003730) bits(0x3f63fd87) bits(0x3ed42a4c) 0.75 ... }
    off1 = { aoffi(-3,-4) aoffi(0,4) aoffi(-3,-10) aoffi(-3,8) ... }
    expect lane 0 R8=0x63b97017 R9=0x63b97017 R10=0x63b97017 R11=0x63b97017
    expect lane 1 R8=0x63b97017 R9=0x63b97017 R10=0x63b97017 R11=0x63b97017
    expect lane 2 R8=0x63b97017 R9=0x63b97017 R10=0x63b97017 R11=0x63b97017
    expect lane 3 R8=0x63b97017 R9=0x63b97017 R10=0x63b97017 R11=0x63b97017
}

warp 55 {
    asm "TLD4.R.AOFFI R8, R0, R4, 55, 2D, 0xf"  active 0xf
    s = { bits(0x4040a11f) bits(0xbf86c9b2) bits(0x3fdf020d) bits(0x3f0b3af4) ... }
    t = { bits(0x3e4edf72) 0.359375 bits(0x3ef02796) bits(0x40464eef) ... }
    off1 = { aoffi(-1,-1) aoffi(-31,2) aoffi(4,-16) aoffi(0,-3) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3d7120f1 R11=0x3d7110f1
}

warp 56 {
    asm "TLD4.R.AOFFI R8, R0, R4, 56, 2D, 0xf"  active 0xf
    s = { bits(0x400215ee) bits(0x3ffffffe) 2.625 bits(0x40397646) ... }
    t = { bits(0x3f000001) bits(0x3eff2d22) bits(0x3f806606) bits(0x3bde0de1) ... }
    off1 = { aoffi(0,1) aoffi(2,1) aoffi(-3,15) aoffi(14,-3) ... }
    expect lane 0 R8=0x8010001 R9=0xe5d46ce3 R10=0xe5d46ce3 R11=0x8000001
    expect lane 1 R8=0x7fa0001 R9=0xe5d46ce3 R10=0xe5d46ce3 R11=0x7f90001
    expect lane 2 R8=0x1c0001 R9=0xe5d46ce3 R10=0xe5d46ce3 R11=0x1b0001
    expect lane 3 R8=0x190001 R9=0xe5d46ce3 R10=0xe5d46ce3 R11=0x180001
}

warp 57 {
    asm "TLD4.R.AOFFI R8, R0, R4, 57, 2D, 0xf"  active 0xf
    s = { bits(0x3f8fe6e3) bits(0x401b8c0b) 1.30078125 bits(0x3fffffff) ... }
    t = { bits(0xbf1d0b3b) bits(0x401aaaab) 1.25 0.25 ... }
    off1 = { aoffi(26,-4) aoffi(-7,1) aoffi(23,-3) aoffi(11,-4) ... }
    expect lane 0 R8=0x3a7c00fc R9=0x3e800000 R10=0x3e800000 R11=0x3a7c00fc
    expect lane 1 R8=0x3c0fc090 R9=0x3e800000 R10=0x3e800000 R11=0x3b9f80a0
    expect lane 2 R8=0x3b9f80a0 R9=0x3e800000 R10=0x3e800000 R11=0x3a7c00fc
    expect lane 3 R8=0x3c0fc090 R9=0x3e800000 R10=0x3e800000 R11=0x3c0fc090
}

warp 58 {
    asm "TLD4.R.AOFFI R8, R0, R4, 58, 2D, 0xf"  active 0xf
    s = { bits(0x44c6e7a0) bits(0xbd4ccccd) bits(0x40166666) bits(0x403497c6) ... }
    t = { bits(0xc3a7e6a1) bits(0xbf8aaaab) bits(0x431e705b) bits(0x3f4f5abf) ... }
    off1 = { aoffi(3,4) aoffi(4,-1) aoffi(-3,-26) aoffi(2,-4) ... }
    expect lane 0 R8=0x38800080 R9=0x3f333333 R10=0x3f333333 R11=0x38800080
    expect lane 1 R8=0x384000c0 R9=0x38800080 R10=0x38800080 R11=0x384000c0
    expect lane 2 R8=0x3c010081 R9=0x3f333333 R10=0x3f333333 R11=0x3c010081
    expect lane 3 R8=0x38800080 R9=0x3f333333 R10=0x3f333333 R11=0x38800080
}

warp 59 {
    asm "TLD4.R.AOFFI R8, R0, R4, 59, 2D, 0xf"  active 0xf
    s = { bits(0x3f9f1bc4) bits(0xc0155555) bits(0x3fdc55f2) bits(0xbe538760) ... }
    t = { bits(0xbf4cf997) bits(0x3f09fb5b) bits(0x3fcccccd) bits(0x3f0d940c) ... }
    off1 = { aoffi(17,-2) aoffi(-16,-23) aoffi(1,-9) aoffi(-2,-15) ... }
    expect lane 0 R8=0xd4f2 R9=0xd4f2 R10=0xd4f2 R11=0xd4f2
    expect lane 1 R8=0xd4f2 R9=0xd4f2 R10=0xd4f2 R11=0xd4f2
    expect lane 2 R8=0xd4f2 R9=0xd4f2 R10=0xd4f2 R11=0xd4f2
    expect lane 3 R8=0xd4f2 R9=0xd4f2 R10=0xd4f2 R11=0xd4f2
}

warp 60 {
    asm "TLD4.R.AOFFI R8, R0, R4, 60, 2D, 0xf"  active 0xf
    s = { bits(0x3f2c36cd) bits(0x3eec532c) 5.75 bits(0x3e523e9f) ... }
    t = { 5.0 -4.0 bits(0xc0486e65) 3.25 ... }
    off1 = { aoffi(23,-4) aoffi(20,-2) aoffi(13,4) aoffi(3,13) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x0
    expect lane 1 R8=0x0 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x0
    expect lane 3 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x0
}

warp 61 {
    asm "TLD4.R.AOFFI R8, R0, R4, 61, 2D, 0xf"  active 0xf
    s = { 5.5 bits(0x3f5127f0) 3.5 bits(0x3f27a433) ... }
    t = { 3.5 bits(0x3f1b56c7) bits(0x401a5870) bits(0x3edecb4a) ... }
    off1 = { aoffi(2,14) aoffi(3,25) aoffi(2,4) aoffi(4,11) ... }
    expect lane 0 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 62 {
    asm "TLD4.R.AOFFI R8, R0, R4, 62, 2D, 0xf"  active 0xf
    s = { bits(0x44ca8bba) bits(0xc53bfb3b) 1.625 bits(0x3f7eeec0) ... }
    t = { bits(0x3c3d7a82) bits(0x3efef644) bits(0x404a05a4) bits(0xbf6748fe) ... }
    off1 = { aoffi(22,-3) aoffi(-20,4) aoffi(0,-1) aoffi(3,-2) ... }
    expect lane 0 R8=0x3a1f R9=0x3a1f R10=0x3a1f R11=0x3a1f
    expect lane 1 R8=0x3a1f R9=0x3a1f R10=0x3a1f R11=0x3a1f
    expect lane 2 R8=0x3a1f R9=0x3a1f R10=0x3a1f R11=0x3a1f
    expect lane 3 R8=0x3a1f R9=0x3a1f R10=0x3a1f R11=0x3a1f
}

warp 63 {
    asm "TLD4.R.AOFFI R8, R0, R4, 63, 2D, 0xf"  active 0xf
    s = { bits(0x3f770850) 2.328125 bits(0x3f111dd3) bits(0x3f452d15) ... }
    t = { bits(0xbe60f83e) bits(0x3ee63b1d) bits(0x3f1f07c2) bits(0x4003e0f8) ... }
    off1 = { aoffi(0,19) aoffi(-1,2) aoffi(-1,0) aoffi(3,2) ... }
    expect lane 0 R8=0x3d40e0c1 R9=0x3d40f0c1 R10=0x3d30f0b1 R11=0x3d30e0b1
    expect lane 1 R8=0x3d887888 R9=0x3e99999a R10=0x3e99999a R11=0x3d807880
    expect lane 2 R8=0x3da838a8 R9=0x3da840a8 R10=0x3da040a0 R11=0x3da038a0
    expect lane 3 R8=0x3e99999a R9=0x3e99999a R10=0x3e003c80 R11=0x3e003880
}
