# Address mode CLAMP_OGL along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 5 on which the two differ, 24 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c PD-14
minimum filter 112

texture 0 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 8  address 0x10000000  texels index }
sampler 0 { address CLAMP_OGL WRAP WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 1  size 3 5  address 0x10100000  texels index }
sampler 1 { address CLAMP_OGL MIRROR WRAP  border 0x763b 0x0 0x0 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 4  size 2 2  address 0x10200000  texels index }
sampler 2 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xb464 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 8  size 16 33  address 0x10300000  texels index }
sampler 3 { address CLAMP_OGL BORDER WRAP  border 0x79f70be 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 2 8  size 1000 3  address 0x10400000  texels index }
sampler 4 { address CLAMP_OGL CLAMP_OGL WRAP  border 0x9ce56182 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 2  size 1 2  address 0x10500000  texels index }
sampler 5 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 64  size 7 1  address 0x10600000  texels index }
sampler 6 { address CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x33da 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 2  size 1 9  address 0x10700000  texels index }
sampler 7 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0xa299 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0xbe1f3cbf) bits(0x40470d94) 3.03125 bits(0xc561613a) bits(0x400708f5) bits(0x3e34dbad) bits(0xbe93e2a5)
        bits(0x3f90f9da) -2.03125 bits(0x3e36c13d) bits(0xc3600242) bits(0x40d92b38) -0.40625 bits(0x3f64fab5) ... }
    t = { bits(0xbf955d56) -2.0 bits(0xc4146e62) bits(0x3f47b69b) 3.0625 bits(0xbf000001) bits(0x3eaedcf3)
        bits(0xbf4cd941) bits(0x3f5a7835) 0.0 bits(0xc1c4f612) bits(0x3efffffe) bits(0xbf89b6d8) 2.5625 ... }
    expect lane 0 R8=0x3f333333 R9=0x3ce000e0 R10=0x3cc000c0 R11=0x3f333333
    expect lane 1 R8=0x38e000e0 R9=0x3f333333 R10=0x3f333333 R11=0x3ce0e0e1
    expect lane 2 R8=0x3c01c082 R9=0x3f333333 R10=0x3f333333 R11=0x3b838084
    expect lane 3 R8=0x3f333333 R9=0x3cc000c0 R10=0x3ca000a0 R11=0x3f333333
    expect lane 4 R8=0x3b838084 R9=0x3f333333 R10=0x3f333333 R11=0x38e000e0
    expect lane 5 R8=0x3c800080 R9=0x3c802080 R10=0x3c4040c0 R11=0x3c4000c0
    expect lane 6 R8=0x3f333333 R9=0x3c4000c0 R10=0x3c000080 R11=0x3f333333
    expect lane 7 R8=0x3c01c082 R9=0x3f333333 R10=0x3f333333 R11=0x3b838084
    expect lane 8 R8=0x3f333333 R9=0x3ce000e0 R10=0x3cc000c0 R11=0x3f333333
    expect lane 9 R8=0x0 R9=0x37800080 R10=0x3ce020e0 R11=0x3ce000e0
    expect lane 10 R8=0x3f333333 R9=0x3c4000c0 R10=0x3c000080 R11=0x3f333333
    expect lane 11 R8=0x3c80e081 R9=0x3f333333 R10=0x3f333333 R11=0x3c41c0c2
    expect lane 12 R8=0x3f333333 R9=0x3ce000e0 R10=0x3cc000c0 R11=0x3f333333
    expect lane 13 R8=0x3ca0c0a1 R9=0x3ca0e0a1 R10=0x3c80e081 R11=0x3c80c081
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f173313) bits(0x406b1227) bits(0x3f6e7004) bits(0x468d485f) bits(0x402aaaab) 0.5 0.5 bits(0x403d1a21)
        bits(0x3ff412e9) bits(0x407aaaab) bits(0x3f000001) bits(0xbf955555) bits(0x3daaaaab) bits(0x3e2aaaab) ... }
    t = { 0.0 bits(0x3f39964e) bits(0xbe19999a) 2.0 bits(0x3f9bd321) bits(0xbfca5ffe) bits(0xc0066666) bits(0x40233333)
        bits(0xbf59999a) bits(0x3ecccccd) bits(0xbf933333) bits(0x401890e2) bits(0x404aaddb) bits(0x4001716c) ... }
    expect lane 0 R8=0x1 R9=0x2 R10=0x2 R11=0x1
    expect lane 1 R8=0x402 R9=0x763b R10=0x763b R11=0x302
    expect lane 2 R8=0x2 R9=0x763b R10=0x763b R11=0x102
    expect lane 3 R8=0x2 R9=0x763b R10=0x763b R11=0x2
    expect lane 4 R8=0x302 R9=0x763b R10=0x763b R11=0x402
    expect lane 5 R8=0x201 R9=0x202 R10=0x102 R11=0x101
    expect lane 6 R8=0x1 R9=0x2 R10=0x2 R11=0x1
    expect lane 7 R8=0x302 R9=0x763b R10=0x763b R11=0x202
    expect lane 8 R8=0x302 R9=0x763b R10=0x763b R11=0x402
    expect lane 9 R8=0x202 R9=0x763b R10=0x763b R11=0x102
    expect lane 10 R8=0x401 R9=0x402 R10=0x302 R11=0x301
    expect lane 11 R8=0x763b R9=0x200 R10=0x100 R11=0x763b
    expect lane 12 R8=0x763b R9=0x300 R10=0x400 R11=0x763b
    expect lane 13 R8=0x0 R9=0x1 R10=0x1 R11=0x0
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { bits(0x3d7a64c7) bits(0x3f7a9bc2) 1.125 -0.125 bits(0x3f4bd4ee) bits(0x3ff84ecf) bits(0x44399e30)
        bits(0xc3e103ef) 1.0 -1.125 1.75 2.0 2.375 bits(0x457e9697) ... }
    t = { bits(0xc016466d) bits(0xc1ed096f) bits(0xc1800ad6) bits(0x3dbc8726) bits(0x3f71d579) 1.125 bits(0x41ab7755)
        bits(0x4027147f) bits(0xbfbdea2c) bits(0x3f5bb9ac) bits(0xc06b1385) bits(0x448142db) 1.0
        bits(0x3f000001) ... }
    expect lane 0 R8=0xb464 R9=0x0 R10=0x0 R11=0xb464
    expect lane 1 R8=0x1 R9=0xb464 R10=0xb464 R11=0x1
    expect lane 2 R8=0x1 R9=0xb464 R10=0xb464 R11=0x1
    expect lane 3 R8=0xb464 R9=0x0 R10=0x0 R11=0xb464
    expect lane 4 R8=0x101 R9=0xb464 R10=0xb464 R11=0x101
    expect lane 5 R8=0x101 R9=0xb464 R10=0xb464 R11=0x101
    expect lane 6 R8=0x101 R9=0xb464 R10=0xb464 R11=0x101
    expect lane 7 R8=0xb464 R9=0x100 R10=0x100 R11=0xb464
    expect lane 8 R8=0x1 R9=0xb464 R10=0xb464 R11=0x1
    expect lane 9 R8=0xb464 R9=0x100 R10=0x100 R11=0xb464
    expect lane 10 R8=0x1 R9=0xb464 R10=0xb464 R11=0x1
    expect lane 11 R8=0x101 R9=0xb464 R10=0xb464 R11=0x101
    expect lane 12 R8=0x101 R9=0xb464 R10=0xb464 R11=0x101
    expect lane 13 R8=0x101 R9=0xb464 R10=0xb464 R11=0x1
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { bits(0x43200038) -1.03125 bits(0x3f791840) 3.171875 1.984375 bits(0x3f447314) bits(0x3f17e5c9)
        bits(0x46bda21a) bits(0xbf258959) -0.453125 2.984375 1.21875 bits(0x3fffffff) 1.09375 ... }
    t = { bits(0x3f14239a) 0.0 bits(0x3f37fa2f) bits(0x3ebe0f84) bits(0x3f800002) bits(0x41999c78) bits(0xbf707164) 0.0
        bits(0x40140b86) bits(0x3e59364e) bits(0x3fcaaaab) bits(0x3d37de9e) bits(0xbebe0f84) bits(0x401b34dd) ... }
    expect lane 0 R8=0x13000f R9=0x79f70be R10=0x79f70be R11=0x12000f
    expect lane 1 R8=0x79f70be R9=0x0 R10=0x79f70be R11=0x79f70be
    expect lane 2 R8=0x18000f R9=0x79f70be R10=0x79f70be R11=0x17000f
    expect lane 3 R8=0xc000f R9=0x79f70be R10=0x79f70be R11=0xb000f
    expect lane 4 R8=0x79f70be R9=0x79f70be R10=0x79f70be R11=0x20000f
    expect lane 5 R8=0x79f70be R9=0x79f70be R10=0x79f70be R11=0x79f70be
    expect lane 6 R8=0x79f70be R9=0x79f70be R10=0x79f70be R11=0x79f70be
    expect lane 7 R8=0xf R9=0x79f70be R10=0x79f70be R11=0x79f70be
    expect lane 8 R8=0x79f70be R9=0x79f70be R10=0x79f70be R11=0x79f70be
    expect lane 9 R8=0x79f70be R9=0x70000 R10=0x60000 R11=0x79f70be
    expect lane 10 R8=0x79f70be R9=0x79f70be R10=0x79f70be R11=0x79f70be
    expect lane 11 R8=0x1000f R9=0x79f70be R10=0x79f70be R11=0xf
    expect lane 12 R8=0x79f70be R9=0x79f70be R10=0x79f70be R11=0x79f70be
    expect lane 13 R8=0x79f70be R9=0x79f70be R10=0x79f70be R11=0x79f70be
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3fff
    s = { bits(0xc5930404) bits(0x3effffff) bits(0x3fab8e1f) bits(0x3df92b75) bits(0xbf367372) bits(0x3cdb22d1)
        bits(0x3eaf5dfa) bits(0x3f800001) bits(0xbd1db22d) bits(0x3f7a5e35) bits(0x3f73cc27) bits(0x3f837cee)
        bits(0x44885c28) bits(0x42195e35) ... }
    t = { bits(0xbf000001) bits(0xbf800001) bits(0xc0155555) bits(0x3f423f6a) bits(0xbe0cd981) 0.0 bits(0x3f2aaaab)
        bits(0x40155555) bits(0x3f4ae246) bits(0xc00aaaab) bits(0xbf88688c) bits(0x3e129553) bits(0x3f7a41ff)
        bits(0xbf555555) ... }
    expect lane 0 R8=0x9ce56182 R9=0x0 R10=0x9ce56182 R11=0x9ce56182
    expect lane 1 R8=0x1f3 R9=0x1f4 R10=0x9ce56182 R11=0x9ce56182
    expect lane 2 R8=0x3e7 R9=0x9ce56182 R10=0x9ce56182 R11=0x9ce56182
    expect lane 3 R8=0x20079 R9=0x2007a R10=0x1007a R11=0x10079
    expect lane 4 R8=0x9ce56182 R9=0x0 R10=0x9ce56182 R11=0x9ce56182
    expect lane 5 R8=0x1a R9=0x1b R10=0x9ce56182 R11=0x9ce56182
    expect lane 6 R8=0x20156 R9=0x20157 R10=0x10157 R11=0x10156
    expect lane 7 R8=0x9ce56182 R9=0x9ce56182 R10=0x9ce56182 R11=0x203e7
    expect lane 8 R8=0x9ce56182 R9=0x20000 R10=0x10000 R11=0x9ce56182
    expect lane 9 R8=0x3d1 R9=0x3d2 R10=0x9ce56182 R11=0x9ce56182
    expect lane 10 R8=0x3b7 R9=0x3b8 R10=0x9ce56182 R11=0x9ce56182
    expect lane 11 R8=0x3e7 R9=0x9ce56182 R10=0x9ce56182 R11=0x9ce56182
    expect lane 12 R8=0x9ce56182 R9=0x9ce56182 R10=0x9ce56182 R11=0x203e7
    expect lane 13 R8=0x3e7 R9=0x9ce56182 R10=0x9ce56182 R11=0x9ce56182
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f405aaf) bits(0x40260bba) bits(0x3e305e12) -0.25 bits(0x40371b5f) bits(0x40465fd7) bits(0x3f152d77)
        bits(0x42343264) bits(0x3dc7882a) -2.25 bits(0x402be190) 4.75 bits(0x3fd3e667) bits(0x3ea2e542) ... }
    t = { 2.75 bits(0x402b9175) bits(0x3f1f3a25) -2.5 -1.75 0.0 1.375 bits(0x3ef2218d) bits(0x40022e69)
        bits(0x3f5eb5f4) bits(0xbffe2da0) bits(0x3f800001) 1.125 bits(0x3f255a16) ... }
    expect lane 0 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x3b800080
    expect lane 1 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x3b800080
    expect lane 2 R8=0x3e99999a R9=0x3b800080 R10=0x0 R11=0x3e99999a
    expect lane 3 R8=0x3e99999a R9=0x3b800080 R10=0x3b800080 R11=0x3e99999a
    expect lane 4 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x3b800080
    expect lane 5 R8=0x0 R9=0x3e99999a R10=0x3e99999a R11=0x0
    expect lane 6 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x3b800080
    expect lane 7 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x0
    expect lane 8 R8=0x3e99999a R9=0x3b800080 R10=0x3b800080 R11=0x3e99999a
    expect lane 9 R8=0x3e99999a R9=0x3b800080 R10=0x3b800080 R11=0x3e99999a
    expect lane 10 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x3b800080
    expect lane 11 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x3b800080
    expect lane 12 R8=0x3b800080 R9=0x3e99999a R10=0x3e99999a R11=0x3b800080
    expect lane 13 R8=0x3e99999a R9=0x3b800080 R10=0x0 R11=0x3e99999a
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { bits(0xbf124925) 0.0 bits(0xbea49249) bits(0xc0ca3d2f) bits(0x3d924925) bits(0x3ffb6db7) bits(0x3f2d21e9)
        bits(0x403c89ab) bits(0x3d3ec8bb) bits(0x3f1fa4a2) bits(0x3f7fffff) 2.0 bits(0xbf8b170d) 0.0 ... }
    t = { 1.75 -2.0 bits(0x3fa07424) 1.5 3.0 bits(0xbff3c51b) bits(0x43f86004) 3.25 bits(0x3ffffffe) bits(0x3fd128c1)
        bits(0x3f19041e) bits(0x3f8579b5) bits(0x3f664c51) bits(0xc232f113) ... }
    expect lane 0 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 1 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 2 R8=0x33da R9=0x33da R10=0x0 R11=0x33da
    expect lane 3 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 4 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 5 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 6 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 7 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 8 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 9 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
    expect lane 10 R8=0x33da R9=0x33da R10=0x33da R11=0x6
    expect lane 11 R8=0x33da R9=0x33da R10=0x33da R11=0x6
    expect lane 12 R8=0x33da R9=0x33da R10=0x0 R11=0x33da
    expect lane 13 R8=0x33da R9=0x33da R10=0x33da R11=0x33da
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { 4.25 bits(0x3f3720af) bits(0x3d53b987) bits(0x3f0a965b) bits(0xbe5f5b4a) -1.25 bits(0x40aba460) 0.0
        bits(0x3f7ffffe) bits(0x3f01c596) -2.75 3.75 -0.5 bits(0x3fffffff) ... }
    t = { bits(0x3d648cf5) bits(0x3e2aaaab) bits(0x3ea2fab3) bits(0x45f8f80b) bits(0x3e104685) 1.0 bits(0x3ef62020)
        bits(0x3e36162d) bits(0x3f211ab4) bits(0x3e62a3fc) bits(0x3f1a6eff) bits(0x3fb1c71c) bits(0x3f6c3e7e)
        bits(0x3ed0d0bd) ... }
    expect lane 0 R8=0x100 R9=0xa299 R10=0xa299 R11=0x0
    expect lane 1 R8=0x200 R9=0xa299 R10=0xa299 R11=0x100
    expect lane 2 R8=0xa299 R9=0x300 R10=0x200 R11=0xa299
    expect lane 3 R8=0xa299 R9=0xa299 R10=0xa299 R11=0x800
    expect lane 4 R8=0xa299 R9=0x100 R10=0x0 R11=0xa299
    expect lane 5 R8=0xa299 R9=0xa299 R10=0x800 R11=0xa299
    expect lane 6 R8=0x400 R9=0xa299 R10=0xa299 R11=0x300
    expect lane 7 R8=0xa299 R9=0x200 R10=0x100 R11=0xa299
    expect lane 8 R8=0x600 R9=0xa299 R10=0xa299 R11=0x500
    expect lane 9 R8=0x200 R9=0xa299 R10=0xa299 R11=0x100
    expect lane 10 R8=0xa299 R9=0x500 R10=0x400 R11=0xa299
    expect lane 11 R8=0xa299 R9=0xa299 R10=0xa299 R11=0x800
    expect lane 12 R8=0xa299 R9=0x800 R10=0x700 R11=0xa299
    expect lane 13 R8=0x400 R9=0xa299 R10=0xa299 R11=0x300
}
