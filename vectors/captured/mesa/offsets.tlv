# Four offsets, every pair of address modes.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1024 gathers, left out: 66 on which the two differ, 210 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-12 PD-6 PD-7 PD-18c
minimum filter 184

texture 0 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 1 9  address 0x10000000  texels index }
sampler 0 { address WRAP WRAP WRAP  border 0xc54b 0x0 0x0 0x1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 4  size 33 16  address 0x10100000  texels index }
sampler 1 { address WRAP MIRROR WRAP  border 0xc347 0x0 0x0 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 255 129  address 0x10200000  texels index }
sampler 2 { address WRAP CLAMP_TO_EDGE WRAP  border 0xf3dd398 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 2 4095  address 0x10300000  texels index }
sampler 3 { address WRAP BORDER WRAP  border 0x5899e435 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 4000  size 1000 3  address 0x10400000  texels index }
sampler 4 { address WRAP CLAMP_OGL WRAP  border 0x2c7dd10d 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 224  size 100 40  address 0x10500000  texels index }
sampler 5 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 1 9  address 0x10600000  texels index }
sampler 6 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 512  size 256 256  address 0x10700000  texels index }
sampler 7 { address MIRROR WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 2 2  address 0x10800000  texels index }
sampler 8 { address MIRROR MIRROR WRAP  border 0xe13f 0x0 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 128  size 64 3  address 0x10900000  texels index }
sampler 9 { address MIRROR CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 2  size 256 256  address 0x10a00000  texels index }
sampler 10 { address MIRROR BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 5 3  address 0x10b00000  texels index }
sampler 11 { address MIRROR CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 7 1  address 0x10c00000  texels index }
sampler 12 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x38392107 0x0 0x0 0x1 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 2 2  address 0x10d00000  texels index }
sampler 13 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 7 1  address 0x10e00000  texels index }
sampler 14 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 2 4095  address 0x10f00000  texels index }
sampler 15 { address CLAMP_TO_EDGE WRAP WRAP  border 0xff417835 0x0 0x0 0x1 }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 4  size 1 9  address 0x11000000  texels index }
sampler 16 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 7 1  address 0x11100000  texels index }
sampler 17 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 17 texture 17 sampler 17
texture 18 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 8  size 16 33  address 0x11200000  texels index }
sampler 18 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 18 texture 18 sampler 18
texture 19 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 1  size 2 1  address 0x11300000  texels index }
sampler 19 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 19 texture 19 sampler 19
texture 20 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 4 4  address 0x11400000  texels index }
sampler 20 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 20 texture 20 sampler 20
texture 21 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 1  size 8 8  address 0x11500000  texels index }
sampler 21 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0xb466 0x0 0x0 0x1 }
handle 21 texture 21 sampler 21
texture 22 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 512  size 255 129  address 0x11600000  texels index }
sampler 22 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 22 texture 22 sampler 22
texture 23 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 1 1  address 0x11700000  texels index }
sampler 23 { address BORDER WRAP WRAP  border 0x38f84f5e 0x0 0x0 0x1 }
handle 23 texture 23 sampler 23
texture 24 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 8  size 2 1  address 0x11800000  texels index }
sampler 24 { address BORDER MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 24 texture 24 sampler 24
texture 25 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 4  size 33 16  address 0x11900000  texels index }
sampler 25 { address BORDER CLAMP_TO_EDGE WRAP  border 0xd7c15de5 0x0 0x0 0x1 }
handle 25 texture 25 sampler 25
texture 26 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 3 5  address 0x11a00000  texels index }
sampler 26 { address BORDER BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 26 texture 26 sampler 26
texture 27 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 64 3  address 0x11b00000  texels index }
sampler 27 { address BORDER CLAMP_OGL WRAP  border 0x2a65934e 0x0 0x0 0x1 }
handle 27 texture 27 sampler 27
texture 28 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 1 1  address 0x11c00000  texels index }
sampler 28 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 28 texture 28 sampler 28
texture 29 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 13 6  address 0x11d00000  texels index }
sampler 29 { address BORDER MIRROR_ONCE_BORDER WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 29 texture 29 sampler 29
texture 30 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 8  size 64 3  address 0x11e00000  texels index }
sampler 30 { address BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x7a3a09fb 0x0 0x0 0x1 }
handle 30 texture 30 sampler 30
texture 31 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 16 33  address 0x11f00000  texels index }
sampler 31 { address CLAMP_OGL WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 31 texture 31 sampler 31
texture 32 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 416  size 100 40  address 0x12000000  texels index }
sampler 32 { address CLAMP_OGL MIRROR WRAP  border 0x3a6760c7 0x0 0x0 0x1 }
handle 32 texture 32 sampler 32
texture 33 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 2 4095  address 0x12100000  texels index }
sampler 33 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xdc8fe103 0x0 0x0 0x1 }
handle 33 texture 33 sampler 33
texture 34 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 2 2  address 0x12200000  texels index }
sampler 34 { address CLAMP_OGL BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 34 texture 34 sampler 34
texture 35 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 1 1  address 0x12300000  texels index }
sampler 35 { address CLAMP_OGL CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 35 texture 35 sampler 35
texture 36 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 256  size 100 40  address 0x12400000  texels index }
sampler 36 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x4ac9 0x0 0x0 0x1 }
handle 36 texture 36 sampler 36
texture 37 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 2 4095  address 0x12500000  texels index }
sampler 37 { address CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0xa8408671 0x0 0x0 0x1 }
handle 37 texture 37 sampler 37
texture 38 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 1000 3  address 0x12600000  texels index }
sampler 38 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x4f831688 0x0 0x0 0x1 }
handle 38 texture 38 sampler 38
texture 39 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 4  size 2 4095  address 0x12700000  texels index }
sampler 39 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x40780df2 0x0 0x0 0x1 }
handle 39 texture 39 sampler 39
texture 40 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 1  size 1000 3  address 0x12800000  texels index }
sampler 40 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0xb9f6e6a9 0x0 0x0 0x1 }
handle 40 texture 40 sampler 40
texture 41 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 64  size 13 6  address 0x12900000  texels index }
sampler 41 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 41 texture 41 sampler 41
texture 42 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 4 4  address 0x12a00000  texels index }
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER WRAP  border 0x325c 0x0 0x0 0x1 }
handle 42 texture 42 sampler 42
texture 43 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 3 5  address 0x12b00000  texels index }
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x4c1ac172 0x0 0x0 0x1 }
handle 43 texture 43 sampler 43
texture 44 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 33 16  address 0x12c00000  texels index }
sampler 44 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x670d 0x0 0x0 0x1 }
handle 44 texture 44 sampler 44
texture 45 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 127 128  address 0x12d00000  texels index }
sampler 45 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0xae32d68d 0x0 0x0 0x1 }
handle 45 texture 45 sampler 45
texture 46 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 2 4095  address 0x12e00000  texels index }
sampler 46 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0xc055a953 0x0 0x0 0x1 }
handle 46 texture 46 sampler 46
texture 47 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 1  size 256 256  address 0x12f00000  texels index }
sampler 47 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0xb9d479da 0x0 0x0 0x1 }
handle 47 texture 47 sampler 47
texture 48 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 8  size 8 8  address 0x13000000  texels index }
sampler 48 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000 }
handle 48 texture 48 sampler 48
texture 49 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 2 4095  address 0x13100000  texels index }
sampler 49 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x1fddd1b6 0x0 0x0 0x1 }
handle 49 texture 49 sampler 49
texture 50 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 4  size 255 129  address 0x13200000  texels index }
sampler 50 { address MIRROR_ONCE_BORDER BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 50 texture 50 sampler 50
texture 51 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 4 4  address 0x13300000  texels index }
sampler 51 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0xcd76 0x0 0x0 0x1 }
handle 51 texture 51 sampler 51
texture 52 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 2 1  address 0x13400000  texels index }
sampler 52 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x13db9c66 0x0 0x0 0x1 }
handle 52 texture 52 sampler 52
texture 53 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 16384 1  address 0x13500000  texels index }
sampler 53 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP  border 0xb50e6c1d 0x0 0x0 0x1 }
handle 53 texture 53 sampler 53
texture 54 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 256 256  address 0x13600000  texels index }
sampler 54 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0xd1ee4747 0x0 0x0 0x1 }
handle 54 texture 54 sampler 54
texture 55 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 4 8  size 1 9  address 0x13700000  texels index }
sampler 55 { address MIRROR_ONCE_CLAMP_OGL WRAP WRAP  border 0x7a2 0x0 0x0 0x1 }
handle 55 texture 55 sampler 55
texture 56 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 256  size 100 40  address 0x13800000  texels index }
sampler 56 { address MIRROR_ONCE_CLAMP_OGL MIRROR WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 56 texture 56 sampler 56
texture 57 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 512  size 127 128  address 0x13900000  texels index }
sampler 57 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xd8425fd7 0x0 0x0 0x1 }
handle 57 texture 57 sampler 57
texture 58 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 13 6  address 0x13a00000  texels index }
sampler 58 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 58 texture 58 sampler 58
texture 59 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 4  size 2 2  address 0x13b00000  texels index }
sampler 59 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL WRAP  border 0x8319b775 0x0 0x0 0x1 }
handle 59 texture 59 sampler 59
texture 60 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 2  size 255 129  address 0x13c00000  texels index }
sampler 60 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x116f 0x0 0x0 0x1 }
handle 60 texture 60 sampler 60
texture 61 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 8  size 7 1  address 0x13d00000  texels index }
sampler 61 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000 }
handle 61 texture 61 sampler 61
texture 62 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 65568  size 16384 1  address 0x13e00000  texels index }
sampler 62 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x68b63a24 0x0 0x0 0x1 }
handle 62 texture 62 sampler 62

warp 0 {
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x7
    s = { bits(0xc04895e2) bits(0x3f1c0bce) 3.5 ... }
    t = { bits(0x4037e788) bits(0x40538e39) bits(0x3e707d54) ... }
    off1 = ptp(-12,-1,1,0)
    off2 = ptp(29,-3,1,-1)
    expect lane 0 R8=0x600 R9=0x700 R10=0x400 R11=0x600
    expect lane 1 R8=0x100 R9=0x200 R10=0x800 R11=0x100
    expect lane 2 R8=0x0 R9=0x100 R10=0x700 R11=0x0
}

warp 1 {
    asm "TLD4.R.PTP R8, R0, R4, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3fc3ec4e) bits(0x3fe4e386) bits(0xbf3c7245) ... }
    t = { bits(0x3eed6e82) bits(0xbf919458) bits(0x3fc9cf1d) ... }
    off1 = ptp(-4,8,0,-6)
    off2 = ptp(2,5,1,-4)
    expect lane 0 R8=0xe0d R9=0x11 R10=0xb13 R11=0x212
    expect lane 1 R8=0xa15 R9=0x719 R10=0xd1b R11=0x91a
    expect lane 2 R8=0x4 R9=0xd08 R10=0x20a R11=0xb09
}

warp 2 {
    asm "TLD4.R.PTP R8, R0, R4, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f0334d1) bits(0x3f7a7a7a) bits(0x3e1696a7) ... }
    t = { bits(0x3f58ce63) bits(0x3f7d1ad8) bits(0xbf800002) ... }
    off1 = ptp(-2,-32,19,27)
    off2 = ptp(2,-2,3,1)
    expect lane 0 R8=0x4c0080 R9=0x800095 R10=0x6a0084 R11=0x6d0085
    expect lane 1 R8=0x5f00f7 R9=0x80000d R10=0x7d00fb R11=0x8000fc
    expect lane 2 R8=0x23 R9=0x38 R10=0x27 R11=0x28
}

warp 3 {
    asm "TLD4.R.PTP R8, R0, R4, 3, 2D, 0xf"  active 0x7
    s = { 2.625 -1.0 bits(0xbefffffe) ... }
    t = { bits(0x3f7fffff) bits(0x3f811011) bits(0xc2f57e0c) ... }
    off1 = ptp(4,10,2,-1)
    off2 = ptp(-28,3,-10,-16)
    expect lane 0 R8=0x5899e435 R9=0xffd0000 R10=0x5899e435 R11=0xfee0000
    expect lane 1 R8=0x5899e435 R9=0x5899e435 R10=0x5899e435 R11=0x5899e435
    expect lane 2 R8=0x5899e435 R9=0x5899e435 R10=0x5899e435 R11=0x5899e435
}

warp 4 {
    asm "TLD4.R.PTP R8, R0, R4, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbc6978d5) 0.0 bits(0x403f2246) ... }
    t = { bits(0xc0ea53c7) bits(0x3d36cb9b) bits(0xbf955555) ... }
    off1 = ptp(4,-4,-2,3)
    off2 = ptp(-20,-4,0,0)
    expect lane 0 R8=0x2c7dd10d R9=0x2c7dd10d R10=0x2c7dd10d R11=0x2c7dd10d
    expect lane 1 R8=0x2c7dd10d R9=0x203e5 R10=0x2c7dd10d R11=0x2c7dd10d
    expect lane 2 R8=0x2c7dd10d R9=0x2c7dd10d R10=0x2c7dd10d R11=0x2c7dd10d
}

warp 5 {
    asm "TLD4.R.PTP R8, R0, R4, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3f9c7ae1) bits(0x3ec3d70a) bits(0x3f366666) ... }
    t = { 1.5625 bits(0x3f9cd485) 0.3125 ... }
    off1 = ptp(-3,-25,-1,-24)
    off2 = ptp(1,-4,-10,1)
    expect lane 0 R8=0x3e144894 R9=0x3e185098 R10=0x3e1c589c R11=0x3e1c2c9c
    expect lane 1 R8=0x3db910b9 R9=0x3dc120c1 R10=0x3e1c989d R11=0x3e1c6c9c
    expect lane 2 R8=0x3d4430c4 R9=0x3d3450b4 R10=0x3d047084 R11=0x3d53c0d4
}

warp 6 {
    asm "TLD4.R.PTP R8, R0, R4, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3d1ffc3e) bits(0x452af5b9) 2.0 ... }
    t = { bits(0x3f6aaaab) bits(0x3ff8e38e) bits(0x44752d95) ... }
    off1 = ptp(4,3,2,-2)
    off2 = ptp(-31,4,-4,-4)
    expect lane 0 R8=0x3e99999a R9=0x3ca000a0 R10=0x3e99999a R11=0x3c4000c0
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 7 {
    asm "TLD4.R.PTP R8, R0, R4, 7, 2D, 0xf"  active 0x7
    s = { bits(0x40ff0f86) -0.0625 bits(0x3f569698) ... }
    t = { bits(0x3fc5822b) bits(0x3e1db393) bits(0x42f903e2) ... }
    off1 = ptp(-26,0,-30,0)
    off2 = ptp(-28,20,-25,-3)
    expect lane 0 R8=0x3f0a228a R9=0x3f0a268a R10=0x3f1e249e R11=0x3f072187
    expect lane 1 R8=0x3e18a899 R9=0x3e18b899 R10=0x3e68b0e9 R11=0x3e0ca48d
    expect lane 2 R8=0x3f01bc82 R9=0x3f01b882 R10=0x3f15ba96 R11=0x3efd7afd
}

warp 8 {
    asm "TLD4.R.PTP R8, R0, R4, 8, 2D, 0xf"  active 0x7
    s = { 4.0 3.375 2.875 ... }
    t = { bits(0xbf8d7af1) bits(0x3ed3d507) bits(0x3f319ca1) ... }
    off1 = ptp(1,3,-1,3)
    off2 = ptp(1,18,-2,8)
    expect lane 0 R8=0x0 R9=0x1 R10=0x0 R11=0x101
    expect lane 1 R8=0x0 R9=0x1 R10=0x100 R11=0x0
    expect lane 2 R8=0x1 R9=0x0 R10=0x101 R11=0x0
}

warp 9 {
    asm "TLD4.R.PTP R8, R0, R4, 9, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0x3e2c7138) bits(0x3ea6a474) ... }
    t = { bits(0x3f800002) 0.0 bits(0x3fcaaaab) ... }
    off1 = ptp(4,-17,-4,19)
    off2 = ptp(28,-18,-4,-30)
    expect lane 0 R8=0x384000c0 R9=0x3c010081 R10=0x39d800d8 R11=0x38800080
    expect lane 1 R8=0x396000e0 R9=0x3c018082 R10=0x3a180098 R11=0x38c000c0
    expect lane 2 R8=0x39c000c0 R9=0x3c040084 R10=0x3a4000c0 R11=0x39800080
}

warp 10 {
    asm "TLD4.R.PTP R8, R0, R4, 10, 2D, 0xf"  active 0x7
    s = { 1.14453125 bits(0x3f583f52) bits(0xc35cf33e) ... }
    t = { bits(0xc0f2bdd8) bits(0xbe040000) bits(0x3d26f899) ... }
    off1 = ptp(-1,-28,-4,2)
    off2 = ptp(0,-4,-3,-3)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x3d3f70bf R10=0x3cbe60be R11=0x3cdec0df
}

warp 11 {
    asm "TLD4.R.PTP R8, R0, R4, 11, 2D, 0xf"  active 0x7
    s = { 0.25 bits(0xbefffffe) bits(0xc282c6d4) ... }
    t = { bits(0x3e6677d3) 0.75 -2.5 ... }
    off1 = ptp(-2,0,3,2)
    off2 = ptp(-4,-27,-4,2)
    expect lane 0 R8=0x37800080 R9=0x3c00c081 R10=0x3e800000 R11=0x3c00c081
    expect lane 1 R8=0x3b820082 R9=0x3c000080 R10=0x3e800000 R11=0x3c00c081
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 12 {
    asm "TLD4.R.PTP R8, R0, R4, 12, 2D, 0xf"  active 0x7
    s = { bits(0xbf72d85e) bits(0x4008cf06) bits(0x3f597dbf) ... }
    t = { bits(0xbfc496d9) bits(0x3f2c0b49) bits(0x431501df) ... }
    off1 = ptp(2,16,2,1)
    off2 = ptp(1,3,0,-10)
    expect lane 0 R8=0x5 R9=0x5 R10=0x6 R11=0x6
    expect lane 1 R8=0x2 R9=0x2 R10=0x1 R11=0x0
    expect lane 2 R8=0x6 R9=0x6 R10=0x6 R11=0x5
}

warp 13 {
    asm "TLD4.R.PTP R8, R0, R4, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3f812e06) bits(0xbf76ff0c) bits(0x3f56b9a5) ... }
    t = { -2.25 2.25 bits(0x408c01fc) ... }
    off1 = ptp(-1,-2,-2,4)
    off2 = ptp(2,29,2,-3)
    expect lane 0 R8=0x3f333333 R9=0x0 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3b800080
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 14 {
    asm "TLD4.R.PTP R8, R0, R4, 14, 2D, 0xf"  active 0x1
    s = { bits(0x3f85ce13) ... }
    t = { bits(0x4510a871) ... }
    off1 = ptp(-4,-4,1,4)
    off2 = ptp(13,-11,-3,31)
    expect lane 0 R8=0x38000080 R9=0x38c000c0 R10=0x38a000a0 R11=0x384000c0
}

warp 15 {
    asm "TLD4.R.PTP R8, R0, R4, 15, 2D, 0xf"  active 0x7
    s = { bits(0x404c61a4) bits(0x3e374c6d) bits(0x408c0a23) ... }
    t = { bits(0xc378aaff) bits(0x3f806006) bits(0x3e53e649) ... }
    off1 = ptp(-7,-3,4,2)
    off2 = ptp(1,1,-23,2)
    expect lane 0 R8=0x54c0000 R9=0x5510001 R10=0x5500001 R11=0x5510000
    expect lane 1 R8=0x80000 R9=0xd0001 R10=0xc0000 R11=0xd0000
    expect lane 2 R8=0x34b0001 R9=0x3500001 R10=0x34f0001 R11=0x3500000
}

warp 16 {
    asm "TLD4.R.PTP R8, R0, R4, 16, 2D, 0xf"  active 0x7
    s = { 3.5 -3.75 2.0 ... }
    t = { bits(0x3f9c71c7) bits(0x3efac5c1) bits(0x4686594d) ... }
    off1 = ptp(-9,0,2,2)
    off2 = ptp(3,-1,4,-29)
    expect lane 0 R8=0x3ce000e0 R9=0x3ca000a0 R10=0x3d000080 R11=0x0
    expect lane 1 R8=0x3c4000c0 R9=0x3ca000a0 R10=0x3c000080 R11=0x3ce000e0
    expect lane 2 R8=0x3ca000a0 R9=0x3ce000e0 R10=0x3c800080 R11=0x3ca000a0
}

warp 17 {
    asm "TLD4.R.PTP R8, R0, R4, 17, 2D, 0xf"  active 0x7
    s = { bits(0x403212c9) bits(0xc63d0286) bits(0x3fd218de) ... }
    t = { 3.0 bits(0xc5469319) -1.25 ... }
    off1 = ptp(-12,23,-4,-15)
    off2 = ptp(9,-9,-17,2)
    expect lane 0 R8=0x38c000c0 R9=0x38c000c0 R10=0x38c000c0 R11=0x37800080
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x38c000c0 R10=0x38c000c0 R11=0x0
}

warp 18 {
    asm "TLD4.R.PTP R8, R0, R4, 18, 2D, 0xf"  active 0x7
    s = { bits(0xc006c36c) bits(0xbfa75290) bits(0x3f250b8d) ... }
    t = { bits(0x3e555efa) bits(0x3f61abaa) bits(0x3ec2f339) ... }
    off1 = ptp(-1,26,8,0)
    off2 = ptp(11,-19,-30,4)
    expect lane 0 R8=0x3e000080 R9=0x3cc000c0 R10=0x3f333333 R11=0x3d2000a0
    expect lane 1 R8=0x3f333333 R9=0x3de000e0 R10=0x3d100090 R11=0x3e000080
    expect lane 2 R8=0x3f333333 R9=0x3d40f0c1 R10=0x3f333333 R11=0x3d800080
}

warp 19 {
    asm "TLD4.R.PTP R8, R0, R4, 19, 2D, 0xf"  active 0x7
    s = { bits(0x3ee7ad41) bits(0x3f9f0544) 4.25 ... }
    t = { 0.75 bits(0x3f6059c9) bits(0x3eab0c3c) ... }
    off1 = ptp(-1,17,-2,15)
    off2 = ptp(1,-2,-1,1)
    expect lane 0 R8=0x0 R9=0x0 R10=0x3e99999a R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3e99999a R11=0x0
    expect lane 2 R8=0x37800080 R9=0x37800080 R10=0x3e99999a R11=0x37800080
}

warp 20 {
    asm "TLD4.R.PTP R8, R0, R4, 20, 2D, 0xf"  active 0x7
    s = { bits(0x3f043ce0) bits(0xbf7fffff) bits(0xbf57f150) ... }
    t = { bits(0x3f6f9153) 0.875 bits(0x4020316d) ... }
    off1 = ptp(-3,-10,-2,-1)
    off2 = ptp(-2,4,-9,-4)
    expect lane 0 R8=0x3c4000c0 R9=0x3c000080 R10=0x3c4000c0 R11=0x0
    expect lane 1 R8=0x3c4000c0 R9=0x3c000080 R10=0x3c4000c0 R11=0x0
    expect lane 2 R8=0x0 R9=0x3c4000c0 R10=0x3c4000c0 R11=0x3c4000c0
}

warp 21 {
    asm "TLD4.R.PTP R8, R0, R4, 21, 2D, 0xf"  active 0x7
    s = { 1.09375 bits(0x3e8e54fe) bits(0xc69e8b52) ... }
    t = { bits(0x3f309288) 0.40625 bits(0x42afcb8e) ... }
    off1 = ptp(-4,0,-4,15)
    off2 = ptp(-2,2,1,4)
    expect lane 0 R8=0x504 R9=0xb466 R10=0x706 R11=0xb466
    expect lane 1 R8=0x200 R9=0xb466 R10=0x400 R11=0x602
    expect lane 2 R8=0xb466 R9=0xb466 R10=0xb466 R11=0xb466
}

warp 22 {
    asm "TLD4.R.PTP R8, R0, R4, 22, 2D, 0xf"  active 0x7
    s = { bits(0x3f8d8d8e) bits(0x3f184060) bits(0x3f69e9ea) ... }
    t = { bits(0x3f81bc87) bits(0x3f4fe040) bits(0x3f3496d2) ... }
    off1 = ptp(-4,0,-4,-10)
    off2 = ptp(2,9,-1,4)
    expect lane 0 R8=0x3f00fe81 R9=0x3ef1fcf2 R10=0x3f00fe81 R11=0x3f00fe81
    expect lane 1 R8=0x3ed126d1 R9=0x3ebd26bd R10=0x3ee332e3 R11=0x3ed92cd9
    expect lane 2 R8=0x3eb5c8b6 R9=0x3ea1c8a2 R10=0x3ec7d4c8 R11=0x3ebdcebe
}

warp 23 {
    asm "TLD4.R.PTP R8, R0, R4, 23, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0x4482b79f) -0.75 ... }
    t = { bits(0x3f49d12e) 2.0 5.0 ... }
    off1 = ptp(-1,4,-2,27)
    off2 = ptp(2,-4,2,1)
    expect lane 0 R8=0x38f84f5e R9=0x38f84f5e R10=0x38f84f5e R11=0x38f84f5e
    expect lane 1 R8=0x38f84f5e R9=0x38f84f5e R10=0x38f84f5e R11=0x38f84f5e
    expect lane 2 R8=0x38f84f5e R9=0x38f84f5e R10=0x0 R11=0x0
}

warp 24 {
    asm "TLD4.R.PTP R8, R0, R4, 24, 2D, 0xf"  active 0x7
    s = { -0.375 bits(0x3f8e725f) bits(0x3ec10f62) ... }
    t = { bits(0x3fa6937c) bits(0xc51477a3) 5.25 ... }
    off1 = ptp(-3,12,0,-4)
    off2 = ptp(-1,3,2,28)
    expect lane 0 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x0
    expect lane 1 R8=0x3e99999a R9=0x37800080 R10=0x0 R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x0 R10=0x3e99999a R11=0x3e99999a
}

warp 25 {
    asm "TLD4.R.PTP R8, R0, R4, 25, 2D, 0xf"  active 0x7
    s = { bits(0x3ee4d936) bits(0x3fb57be3) bits(0x3de8ba2f) ... }
    t = { 0.828125 bits(0x3df16409) bits(0xbf80a9c9) ... }
    off1 = ptp(0,-5,2,0)
    off2 = ptp(-1,-12,1,-4)
    expect lane 0 R8=0x7000e R9=0xc0010 R10=0xd R11=0x8000f
    expect lane 1 R8=0xd7c15de5 R9=0xd7c15de5 R10=0xd7c15de5 R11=0xd7c15de5
    expect lane 2 R8=0x3 R9=0x5 R10=0x2 R11=0x4
}

warp 26 {
    asm "TLD4.R.PTP R8, R0, R4, 26, 2D, 0xf"  active 0x7
    s = { bits(0x3ff85209) bits(0xc7079fd0) bits(0x404e2e03) ... }
    t = { bits(0xbfd00de6) bits(0x3f0f4ead) bits(0x40121ca6) ... }
    off1 = ptp(-2,2,7,4)
    off2 = ptp(2,3,17,-3)
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 27 {
    asm "TLD4.R.PTP R8, R0, R4, 27, 2D, 0xf"  active 0x7
    s = { 0.9453125 bits(0x3fa0734f) 0.921875 ... }
    t = { bits(0x3e3f54b3) bits(0x407aaaab) 3.75 ... }
    off1 = ptp(1,0,-9,4)
    off2 = ptp(1,-25,-7,-1)
    expect lane 0 R8=0x3d R9=0x20033 R10=0x2a65934e R11=0x2a65934e
    expect lane 1 R8=0x2a65934e R9=0x2a65934e R10=0x2a65934e R11=0x2a65934e
    expect lane 2 R8=0x2003b R9=0x20031 R10=0x2a65934e R11=0x20033
}

warp 28 {
    asm "TLD4.R.PTP R8, R0, R4, 28, 2D, 0xf"  active 0x7
    s = { bits(0xc0038291) bits(0x3fc6bbbd) 4.75 ... }
    t = { bits(0xbf933265) -1.0 bits(0xbecdd425) ... }
    off1 = ptp(-3,18,3,1)
    off2 = ptp(3,1,-14,1)
    expect lane 0 R8=0x3e99999a R9=0x0 R10=0x0 R11=0x3e99999a
    expect lane 1 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
    expect lane 2 R8=0x3e99999a R9=0x3e99999a R10=0x3e99999a R11=0x3e99999a
}

warp 29 {
    asm "TLD4.R.PTP R8, R0, R4, 29, 2D, 0xf"  active 0x7
    s = { bits(0x4003b13b) bits(0xc4087151) bits(0x402b13b1) ... }
    t = { -2.125 bits(0x402d5555) bits(0xc12aecab) ... }
    off1 = ptp(-4,22,10,3)
    off2 = ptp(-3,-4,1,1)
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 30 {
    asm "TLD4.R.PTP R8, R0, R4, 30, 2D, 0xf"  active 0x7
    s = { bits(0x401de6f4) bits(0x3fe8f3c2) bits(0x400c0a35) ... }
    t = { bits(0xbeffffff) bits(0x3f2aaaab) bits(0x3fa18a08) ... }
    off1 = ptp(24,-1,3,-21)
    off2 = ptp(-1,-18,0,-19)
    expect lane 0 R8=0x7a3a09fb R9=0x7a3a09fb R10=0x7a3a09fb R11=0x7a3a09fb
    expect lane 1 R8=0x7a3a09fb R9=0x7a3a09fb R10=0x7a3a09fb R11=0x7a3a09fb
    expect lane 2 R8=0x7a3a09fb R9=0x7a3a09fb R10=0x7a3a09fb R11=0x7a3a09fb
}

warp 31 {
    asm "TLD4.R.PTP R8, R0, R4, 31, 2D, 0xf"  active 0x7
    s = { bits(0x3dc118bd) bits(0x3fa77cdb) 0.09375 ... }
    t = { bits(0x3dca9fbb) 0.0 bits(0x4018f6bb) ... }
    off1 = ptp(-4,-3,7,-13)
    off2 = ptp(-21,-5,6,4)
    expect lane 0 R8=0x3e99999a R9=0x3db040b0 R10=0x3e99999a R11=0x3cc0e0c1
    expect lane 1 R8=0x3de878e8 R9=0x3d987898 R10=0x3e99999a R11=0x3c43c0c4
    expect lane 2 R8=0x3e99999a R9=0x3e002080 R10=0x3e99999a R11=0x3d803880
}

warp 32 {
    asm "TLD4.R.PTP R8, R0, R4, 32, 2D, 0xf"  active 0x7
    s = { bits(0x3f8a72e6) bits(0x3effffff) bits(0x3ef3bd86) ... }
    t = { 1.75 bits(0x3dd28146) bits(0x3efe8d71) ... }
    off1 = ptp(3,2,-5,0)
    off2 = ptp(-3,28,13,-6)
    expect lane 0 R8=0x80063 R9=0xa0063 R10=0x110063 R11=0x100063
    expect lane 1 R8=0x50034 R9=0x3002c R10=0x1f002e R11=0x2003e
    expect lane 2 R8=0x150032 R9=0x13002a R10=0x20002c R11=0xd003c
}

warp 33 {
    asm "TLD4.R.PTP R8, R0, R4, 33, 2D, 0xf"  active 0x7
    s = { bits(0xc0841de8) bits(0xbf7bf265) bits(0xbff3b0b4) ... }
    t = { bits(0x3ddb70a8) bits(0x3f804e05) bits(0xbeea4162) ... }
    off1 = ptp(-3,1,4,4)
    off2 = ptp(-1,16,4,4)
    expect lane 0 R8=0xdc8fe103 R9=0xdc8fe103 R10=0xdc8fe103 R11=0xdc8fe103
    expect lane 1 R8=0xdc8fe103 R9=0xffe0001 R10=0xdc8fe103 R11=0xffe0001
    expect lane 2 R8=0xdc8fe103 R9=0xdc8fe103 R10=0xdc8fe103 R11=0xdc8fe103
}

warp 34 {
    asm "TLD4.R.PTP R8, R0, R4, 34, 2D, 0xf"  active 0x7
    s = { bits(0x3ee98b85) 0.0 -2.75 ... }
    t = { bits(0xc3ee06ce) 2.125 bits(0x3f09a8d4) ... }
    off1 = ptp(17,-23,-1,-1)
    off2 = ptp(4,4,-3,-3)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.R.PTP R8, R0, R4, 35, 2D, 0xf"  active 0x7
    s = { bits(0x40000002) bits(0xbe63dffe) -2.5 ... }
    t = { 0.0 4.0 bits(0x3f83c5f3) ... }
    off1 = ptp(0,3,3,-2)
    off2 = ptp(-2,-3,9,13)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 36 {
    asm "TLD4.R.PTP R8, R0, R4, 36, 2D, 0xf"  active 0x7
    s = { bits(0xc3c0bd3a) bits(0x3faa3d71) bits(0xbec8f5c3) ... }
    t = { bits(0x404211ea) bits(0xc3034b64) bits(0x3f266666) ... }
    off1 = ptp(-14,2,23,4)
    off2 = ptp(4,1,-4,1)
    expect lane 0 R8=0x4ac9 R9=0x4ac9 R10=0x4ac9 R11=0x4ac9
    expect lane 1 R8=0x2763 R9=0x2763 R10=0x2763 R11=0x2763
    expect lane 2 R8=0x4ac9 R9=0x4ac9 R10=0x4ac9 R11=0x4ac9
}

warp 37 {
    asm "TLD4.R.PTP R8, R0, R4, 37, 2D, 0xf"  active 0x7
    s = { bits(0x400c05fa) bits(0x3d977d32) bits(0x3fd3849e) ... }
    t = { bits(0x3f7edfee) bits(0xbf000001) bits(0x401a80f2) ... }
    off1 = ptp(4,-3,29,-4)
    off2 = ptp(-21,0,-26,0)
    expect lane 0 R8=0xfe90001 R9=0xfe80001 R10=0xa8408671 R11=0xa8408671
    expect lane 1 R8=0x8020001 R9=0x8030001 R10=0xa8408671 R11=0xa8408671
    expect lane 2 R8=0xa8408671 R9=0xa8408671 R10=0xa8408671 R11=0xa8408671
}

warp 38 {
    asm "TLD4.R.PTP R8, R0, R4, 38, 2D, 0xf"  active 0x7
    s = { bits(0xc40a9383) bits(0x3f43cd59) bits(0xbba3d70a) ... }
    t = { bits(0x40255555) bits(0x401370a4) 1.5 ... }
    off1 = ptp(25,-1,-3,18)
    off2 = ptp(28,2,8,2)
    expect lane 0 R8=0x4f831688 R9=0x4f831688 R10=0x4f831688 R11=0x4f831688
    expect lane 1 R8=0x20315 R9=0x202f9 R10=0x20318 R11=0x20304
    expect lane 2 R8=0x20013 R9=0x4f831688 R10=0x20016 R11=0x20002
}

warp 39 {
    asm "TLD4.R.PTP R8, R0, R4, 39, 2D, 0xf"  active 0x7
    s = { 1.875 2.0 bits(0xbfce6ca2) ... }
    t = { bits(0x3f80c80d) bits(0x3ffe26f5) bits(0x43706f2d) ... }
    off1 = ptp(3,2,1,-1)
    off2 = ptp(-3,0,-2,-9)
    expect lane 0 R8=0x1a0001 R9=0x170001 R10=0x180000 R11=0xf0001
    expect lane 1 R8=0xfc50001 R9=0xfc20001 R10=0xfc30000 R11=0xfba0001
    expect lane 2 R8=0x6f30000 R9=0x6f00001 R10=0x6f10001 R11=0x6e80001
}

warp 40 {
    asm "TLD4.R.PTP R8, R0, R4, 40, 2D, 0xf"  active 0x7
    s = { bits(0xbfb275bc) bits(0x3ced9168) bits(0x3fdeefec) ... }
    t = { -0.25 bits(0x401aaaab) bits(0x3debdd5b) ... }
    off1 = ptp(-4,-1,-1,-2)
    off2 = ptp(-11,14,-2,-7)
    expect lane 0 R8=0x203e7 R9=0x203e7 R10=0x3e7 R11=0x203e7
    expect lane 1 R8=0x18 R9=0x1001b R10=0x20011 R11=0x1a
    expect lane 2 R8=0x103e7 R9=0x203e7 R10=0x103e7 R11=0x103e7
}

warp 41 {
    asm "TLD4.R.PTP R8, R0, R4, 41, 2D, 0xf"  active 0x7
    s = { bits(0x40376276) bits(0x4003b13b) bits(0x40276276) ... }
    t = { -1.125 bits(0x3f6aaaab) bits(0x3ec1cd2c) ... }
    off1 = ptp(-4,3,20,8)
    off2 = ptp(-26,1,24,24)
    expect lane 0 R8=0x394000c0 R9=0x394000c0 R10=0x392000a0 R11=0x3ca180a2
    expect lane 1 R8=0x3ca180a2 R9=0x3ca180a2 R10=0x3ca000a0 R11=0x3ca180a2
    expect lane 2 R8=0x3c818082 R9=0x3ca180a2 R10=0x3c01c082 R11=0x3ca180a2
}

warp 42 {
    asm "TLD4.R.PTP R8, R0, R4, 42, 2D, 0xf"  active 0x7
    s = { -1.9375 bits(0xc36f0be8) bits(0x402efc1a) ... }
    t = { bits(0x3f1b0663) bits(0x3f0f711d) bits(0x3f431601) ... }
    off1 = ptp(-27,9,-1,-1)
    off2 = ptp(4,-24,1,-23)
    expect lane 0 R8=0x325c R9=0x3 R10=0x325c R11=0x325c
    expect lane 1 R8=0x325c R9=0x3 R10=0x325c R11=0x325c
    expect lane 2 R8=0x325c R9=0x103 R10=0x325c R11=0x325c
}

warp 43 {
    asm "TLD4.R.PTP R8, R0, R4, 43, 2D, 0xf"  active 0x7
    s = { bits(0x3ed17999) 1.25 bits(0x3edb8fee) ... }
    t = { bits(0x40072d65) bits(0x4017f904) 0.0 ... }
    off1 = ptp(-1,3,-14,0)
    off2 = ptp(0,-2,-9,4)
    expect lane 0 R8=0x40000 R9=0x40002 R10=0x40000 R11=0x40002
    expect lane 1 R8=0x40002 R9=0x40002 R10=0x40002 R11=0x40002
    expect lane 2 R8=0x20000 R9=0x4c1ac172 R10=0x4c1ac172 R11=0x30002
}

warp 44 {
    asm "TLD4.R.PTP R8, R0, R4, 44, 2D, 0xf"  active 0x7
    s = { bits(0x3ecf6e9c) bits(0x45d698fd) bits(0xc7543c4c) ... }
    t = { bits(0x3ef8340e) bits(0xc0070a33) bits(0x3f6e1a04) ... }
    off1 = ptp(-1,-31,23,4)
    off2 = ptp(-4,-1,-3,-4)
    expect lane 0 R8=0xf0b R9=0xb20 R10=0x608 R11=0x309
    expect lane 1 R8=0xf20 R9=0xf20 R10=0xf20 R11=0xf20
    expect lane 2 R8=0xf20 R9=0xf20 R10=0xd20 R11=0xa20
}

warp 45 {
    asm "TLD4.R.PTP R8, R0, R4, 45, 2D, 0xf"  active 0x7
    s = { bits(0x3f4c9932) bits(0x3f9d3a75) bits(0x3f834660) ... }
    t = { 1.2109375 bits(0x3e937271) bits(0xbfe7c46c) ... }
    off1 = ptp(0,-3,-25,0)
    off2 = ptp(-3,18,2,-1)
    expect lane 0 R8=0xae32d68d R9=0xae32d68d R10=0xae32d68d R11=0xae32d68d
    expect lane 1 R8=0x21007e R9=0x24007e R10=0x36007e R11=0x23007e
    expect lane 2 R8=0xae32d68d R9=0xae32d68d R10=0xae32d68d R11=0xae32d68d
}

warp 46 {
    asm "TLD4.R.PTP R8, R0, R4, 46, 2D, 0xf"  active 0x7
    s = { bits(0xbfc3adb6) bits(0xbfef81d4) bits(0xbf976b9e) ... }
    t = { bits(0x3f7dc7dc) bits(0x4006af6d) bits(0x3c0d08d1) ... }
    off1 = ptp(4,-15,-2,25)
    off2 = ptp(-7,24,-1,-3)
    expect lane 0 R8=0xfcc0000 R9=0xff40001 R10=0xff30001 R11=0xfd80001
    expect lane 1 R8=0xffe0000 R9=0xffe0001 R10=0xffe0001 R11=0xffe0001
    expect lane 2 R8=0x130001 R9=0x3b0001 R10=0x3a0001 R11=0x1f0001
}

warp 47 {
    asm "TLD4.R.PTP R8, R0, R4, 47, 2D, 0xf"  active 0x7
    s = { bits(0x3f5fc000) bits(0x3e9963fc) bits(0x40ab1c08) ... }
    t = { bits(0xbd080000) bits(0xbe1c0000) bits(0xbfddd534) ... }
    off1 = ptp(-4,3,-13,0)
    off2 = ptp(-2,3,-4,-2)
    expect lane 0 R8=0xfa00db R9=0xf700d2 R10=0xfa00dd R11=0xf500db
    expect lane 1 R8=0xdb0048 R9=0xd8003f R10=0xdb004a R11=0xd60048
    expect lane 2 R8=0xb9d479da R9=0xb9d479da R10=0xb9d479da R11=0xb9d479da
}

warp 48 {
    asm "TLD4.R.PTP R8, R0, R4, 48, 2D, 0xf"  active 0x7
    s = { bits(0x3e8a8a7d) bits(0x3f2abc6b) bits(0x3f78dc66) ... }
    t = { bits(0x3ea9bffe) -0.125 0.65625 ... }
    off1 = ptp(-29,3,-24,-2)
    off2 = ptp(1,2,7,-27)
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3c804080 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x38a000a0 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 49 {
    asm "TLD4.R.PTP R8, R0, R4, 49, 2D, 0xf"  active 0x7
    s = { bits(0x4261d780) bits(0x3e90fe1c) -0.125 ... }
    t = { 0.0 bits(0xbe0d14b5) bits(0x3f80c40c) ... }
    off1 = ptp(2,-1,9,19)
    off2 = ptp(-4,23,2,-3)
    expect lane 0 R8=0x1fddd1b6 R9=0x1fddd1b6 R10=0x1fddd1b6 R11=0x1fddd1b6
    expect lane 1 R8=0x1fddd1b6 R9=0x1fddd1b6 R10=0x1fddd1b6 R11=0x1fddd1b6
    expect lane 2 R8=0xffe0001 R9=0x1fddd1b6 R10=0x1fddd1b6 R11=0xffe0001
}

warp 50 {
    asm "TLD4.R.PTP R8, R0, R4, 50, 2D, 0xf"  active 0x7
    s = { bits(0xc68619a0) bits(0x3f797979) bits(0x3f7ffffe) ... }
    t = { bits(0xc0777d15) bits(0xc22ced3a) bits(0x3d2c3906) ... }
    off1 = ptp(-2,-21,-13,3)
    off2 = ptp(6,4,-30,6)
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3cfe20fe R10=0x3e800000 R11=0x3d2e00ae
}

warp 51 {
    asm "TLD4.R.PTP R8, R0, R4, 51, 2D, 0xf"  active 0x7
    s = { bits(0x438c60cd) bits(0xbf2e1828) -1.0 ... }
    t = { bits(0xc2c493ca) bits(0x3e230dcc) -1.8125 ... }
    off1 = ptp(-2,4,9,-1)
    off2 = ptp(-3,2,16,0)
    expect lane 0 R8=0xcd76 R9=0xcd76 R10=0xcd76 R11=0xcd76
    expect lane 1 R8=0xcd76 R9=0xcd76 R10=0xcd76 R11=0xcd76
    expect lane 2 R8=0xcd76 R9=0xcd76 R10=0xcd76 R11=0xcd76
}

warp 52 {
    asm "TLD4.R.PTP R8, R0, R4, 52, 2D, 0xf"  active 0x7
    s = { bits(0xbf9022d9) bits(0xc00f2cae) bits(0xc252ee5e) ... }
    t = { bits(0x3f18ec29) 2.25 -0.25 ... }
    off1 = ptp(9,-3,-6,-2)
    off2 = ptp(-4,4,-8,-3)
    expect lane 0 R8=0x13db9c66 R9=0x13db9c66 R10=0x13db9c66 R11=0x13db9c66
    expect lane 1 R8=0x13db9c66 R9=0x13db9c66 R10=0x13db9c66 R11=0x13db9c66
    expect lane 2 R8=0x13db9c66 R9=0x13db9c66 R10=0x13db9c66 R11=0x13db9c66
}

warp 53 {
    asm "TLD4.R.PTP R8, R0, R4, 53, 2D, 0xf"  active 0x7
    s = { 2.0 bits(0x410a2399) bits(0x403a6db4) ... }
    t = { bits(0xbf7dc8b1) bits(0x3f34ce3f) bits(0x3fd5000d) ... }
    off1 = ptp(19,20,-4,1)
    off2 = ptp(-28,-1,-4,2)
    expect lane 0 R8=0xb50e6c1d R9=0xb50e6c1d R10=0xb50e6c1d R11=0xb50e6c1d
    expect lane 1 R8=0xb50e6c1d R9=0xb50e6c1d R10=0xb50e6c1d R11=0xb50e6c1d
    expect lane 2 R8=0xb50e6c1d R9=0xb50e6c1d R10=0xb50e6c1d R11=0xb50e6c1d
}

warp 54 {
    asm "TLD4.R.PTP R8, R0, R4, 54, 2D, 0xf"  active 0x7
    s = { bits(0xc06bc8cd) bits(0x3eb3f892) bits(0x3f93e000) ... }
    t = { bits(0xbeea9059) bits(0x3f6e2132) bits(0x45849926) ... }
    off1 = ptp(-1,0,-1,-1)
    off2 = ptp(2,0,-3,2)
    expect lane 0 R8=0xd1ee4747 R9=0xd1ee4747 R10=0xd1ee4747 R11=0xd1ee4747
    expect lane 1 R8=0xed0058 R9=0xec0058 R10=0xed005b R11=0xef0056
    expect lane 2 R8=0xd1ee4747 R9=0xd1ee4747 R10=0xd1ee4747 R11=0xd1ee4747
}

warp 55 {
    asm "TLD4.R.PTP R8, R0, R4, 55, 2D, 0xf"  active 0x1
    s = { bits(0x40bf815a) ... }
    t = { bits(0x3b87929a) ... }
    off1 = ptp(-4,2,-1,-1)
    off2 = ptp(1,2,4,3)
    expect lane 0 R8=0x100 R9=0x700 R10=0x100 R11=0x200
}

warp 56 {
    asm "TLD4.R.PTP R8, R0, R4, 56, 2D, 0xf"  active 0x7
    s = { bits(0x3f5d70a4) bits(0x3fa1eb85) bits(0x3fa6b852) ... }
    t = { bits(0x3f8d34a0) bits(0xbefffffe) bits(0x448ab4b3) ... }
    off1 = ptp(-5,-24,-2,-2)
    off2 = ptp(-5,3,4,-2)
    expect lane 0 R8=0x3d9a889b R9=0x3e195099 R10=0x3e054485 R11=0x3e196899
    expect lane 1 R8=0x3e0d8c8e R9=0x3db318b3 R10=0x3d8b188b R11=0x3db318b3
    expect lane 2 R8=0x3e198c9a R9=0x3d831883 R10=0x3d3630b6 R11=0x3d831883
}

warp 57 {
    asm "TLD4.R.PTP R8, R0, R4, 57, 2D, 0xf"  active 0x7
    s = { bits(0x3e891224) bits(0x401241b5) bits(0x3f7fa1ec) ... }
    t = { bits(0x3f5a8000) bits(0x3f718000) bits(0x3f1bca67) ... }
    off1 = ptp(7,-1,0,-1)
    off2 = ptp(-3,26,-30,3)
    expect lane 0 R8=0x6b0028 R9=0x6b0021 R10=0x7f001e R11=0x6f0003
    expect lane 1 R8=0x77007e R9=0x77007e R10=0x7f007e R11=0x7b007e
    expect lane 2 R8=0x4c007e R9=0x4c007e R10=0x67007b R11=0x500060
}

warp 58 {
    asm "TLD4.R.PTP R8, R0, R4, 58, 2D, 0xf"  active 0x7
    s = { bits(0x3f3f4111) bits(0x4003b13b) bits(0xbfd22161) ... }
    t = { bits(0xbf955555) bits(0x3ac14eed) 1.125 ... }
    off1 = ptp(2,0,28,-24)
    off2 = ptp(2,-28,-4,1)
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x394000c0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 59 {
    asm "TLD4.R.PTP R8, R0, R4, 59, 2D, 0xf"  active 0x7
    s = { 1.0 2.25 0.0 ... }
    t = { bits(0x3e142dbc) -1.5 bits(0xc008e263) ... }
    off1 = ptp(2,-1,0,4)
    off2 = ptp(1,-14,3,-3)
    expect lane 0 R8=0x8319b775 R9=0x10001 R10=0x8319b775 R11=0x8319b775
    expect lane 1 R8=0x8319b775 R9=0x1 R10=0x8319b775 R11=0x8319b775
    expect lane 2 R8=0x8319b775 R9=0x8319b775 R10=0x8319b775 R11=0x8319b775
}

warp 60 {
    asm "TLD4.R.PTP R8, R0, R4, 60, 2D, 0xf"  active 0x7
    s = { bits(0x42986938) bits(0x3f7ffffe) bits(0x401abea6) ... }
    t = { bits(0x3f6568f9) bits(0x3e31e3e9) bits(0xbe623b89) ... }
    off1 = ptp(-1,4,2,1)
    off2 = ptp(-9,12,-4,-2)
    expect lane 0 R8=0x77fe R9=0x74fe R10=0x7ffe R11=0x71fe
    expect lane 1 R8=0x19fd R9=0x16fe R10=0x21f5 R11=0x13fa
    expect lane 2 R8=0x18fe R9=0x1bfe R10=0x10fe R11=0x1efe
}

warp 61 {
    asm "TLD4.R.PTP R8, R0, R4, 61, 2D, 0xf"  active 0x7
    s = { bits(0x3fcfae36) bits(0x3ef5847c) bits(0xbf3d4aa7) ... }
    t = { 2.0 2.0 bits(0x3c1d057f) ... }
    off1 = ptp(27,-13,4,-4)
    off2 = ptp(-3,4,-4,0)
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 62 {
    asm "TLD4.R.PTP R8, R0, R4, 62, 2D, 0xf"  active 0x3
    s = { bits(0x3f436837) bits(0x3f802700) ... }
    t = { 5.75 bits(0x3ff592a5) ... }
    off1 = ptp(15,-1,1,2)
    off2 = ptp(-9,10,-1,8)
    expect lane 0 R8=0x30e8 R9=0x30da R10=0x30d0 R11=0x30d8
    expect lane 1 R8=0x3fff R9=0x3fff R10=0x3fff R11=0x3fff
}
