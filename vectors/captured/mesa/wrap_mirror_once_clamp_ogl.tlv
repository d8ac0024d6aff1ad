# Address mode MIRROR_ONCE_CLAMP_OGL along s, every mode along t.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 256 gathers, left out: 2 on which the two differ, 79 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-18a PD-18c PD-14
minimum filter 108

texture 0 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 4 8  size 16 33  address 0x10000000  texels index }
sampler 0 { address MIRROR_ONCE_CLAMP_OGL WRAP WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 2 8  size 1 1  address 0x10100000  texels index }
sampler 1 { address MIRROR_ONCE_CLAMP_OGL MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 224  size 100 40  address 0x10200000  texels index }
sampler 2 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0xca97 0x0 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 3 5  address 0x10300000  texels index }
sampler 3 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x74242555 0x0 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 1  size 8 8  address 0x10400000  texels index }
sampler 4 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL WRAP  border 0xe78d 0x0 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16 UINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 16 33  address 0x10500000  texels index }
sampler 5 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0xf376 0x0 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 4  size 100 40  address 0x10600000  texels index }
sampler 6 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x84417a1a 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format R32 UINT  source R ZERO ZERO ONE_INT  layout blocklinear block 1 4  size 7 1  address 0x10700000  texels index }
sampler 7 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x6e1667b5 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { 1.6875 bits(0x3ecfdccb) bits(0x3fb2cc52) bits(0x3f116b62) bits(0x3e0b7719) bits(0x4413bb35) 2.40625 0.921875
        2.0 1.90625 bits(0x4034b86b) 1.8125 0.140625 bits(0x3f1f7bcf) ... }
    t = { bits(0x3f45d174) bits(0x4699b070) bits(0x3f439756) bits(0x3f7ffffe) bits(0x3ea6c9b2) bits(0x3d4da041)
        bits(0x3e8be324) bits(0xbfbb7d33) bits(0x3f7fffff) bits(0x3f764d93) bits(0xbfaa2537) bits(0x3f484beb)
        bits(0x3abcab1b) bits(0xbf3c1f08) ... }
    expect lane 0 R8=0x3dd078d0 R9=0x0 R10=0x0 R11=0x3dc878c8
    expect lane 1 R8=0x3ce0a0e1 R9=0x3ce0c0e1 R10=0x3cc0c0c1 R11=0x3cc0a0c1
    expect lane 2 R8=0x3dc878c8 R9=0x0 R10=0x0 R11=0x3dc078c0
    expect lane 3 R8=0x39000080 R9=0x39100090 R10=0x3e002480 R11=0x3e002080
    expect lane 4 R8=0x3d3010b0 R9=0x3d3020b0 R10=0x3d2020a0 R11=0x3d2010a0
    expect lane 5 R8=0x3c03c084 R9=0x0 R10=0x0 R11=0x3b878088
    expect lane 6 R8=0x3d10f091 R9=0x0 R10=0x0 R11=0x3d00f081
    expect lane 7 R8=0x3d907090 R9=0x3d907890 R10=0x3d887888 R11=0x3d887088
    expect lane 8 R8=0x397000f0 R9=0x0 R10=0x0 R11=0x3e003c80
    expect lane 9 R8=0x3e003c80 R9=0x0 R10=0x0 R11=0x3df878f8
    expect lane 10 R8=0x3db078b0 R9=0x0 R10=0x0 R11=0x3da878a8
    expect lane 11 R8=0x3dd078d0 R9=0x0 R10=0x0 R11=0x3dc878c8
    expect lane 12 R8=0x37800080 R9=0x38000080 R10=0x3e000880 R11=0x3e000480
    expect lane 13 R8=0x3d109091 R9=0x3d10a091 R10=0x3d00a081 R11=0x3d009081
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0x3fd879a0) bits(0xc39a9bab) bits(0x3e91e3ba) -4.0 bits(0x3f41687a) bits(0xbd6f2615) bits(0x4028a48e)
        -0.75 bits(0x4094f25d) bits(0x3e9fdb19) 3.0 bits(0x4561fe5c) 1.75 bits(0x3e242bd5) ... }
    t = { 0.0 bits(0x3f6018f0) bits(0x3e990d2b) bits(0xbfaba3d3) bits(0x3f15b19d) bits(0xbfb342ea) bits(0x3f2bb0ee)
        bits(0x3e42a1dc) -2.0 2.25 bits(0xbf000002) bits(0xc6cb3f28) bits(0x3e570067) -1.25 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 7 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 8 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 9 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 10 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 11 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 12 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 13 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3fff
    s = { bits(0x3e20ad3d) bits(0x3e131675) bits(0x3effffff) bits(0x403acd63) bits(0x3eeb52af) bits(0x3f4d3f06)
        bits(0x3f2147ae) bits(0x3f6ef336) bits(0x3f4379a0) bits(0x4752cba3) bits(0x3e6b851f) bits(0x3c4ccccd)
        bits(0x3f5e7b5e) bits(0x3f760112) ... }
    t = { bits(0x3f312db1) bits(0xbeffffff) bits(0x3f433333) bits(0x3f81999a) bits(0x41ec2898) bits(0x3eb66666)
        bits(0x3d888679) bits(0x3f5f68a9) bits(0xbf000002) bits(0x3f7e606d) bits(0x3e9a21bd) bits(0x3f697215)
        bits(0xbec0e5c4) bits(0xc48389b0) ... }
    expect lane 0 R8=0x1c0f R9=0x1c10 R10=0x1b10 R11=0x1b0f
    expect lane 1 R8=0xd R9=0xe R10=0xe R11=0xd
    expect lane 2 R8=0x1f31 R9=0x1f32 R10=0x1e32 R11=0x1e31
    expect lane 3 R8=0x2763 R9=0xca97 R10=0xca97 R11=0x2763
    expect lane 4 R8=0x272d R9=0x272e R10=0x272e R11=0x272d
    expect lane 5 R8=0xe4f R9=0xe50 R10=0xd50 R11=0xd4f
    expect lane 6 R8=0x33e R9=0x33f R10=0x23f R11=0x23e
    expect lane 7 R8=0x235c R9=0x235d R10=0x225d R11=0x225c
    expect lane 8 R8=0x4b R9=0x4c R10=0x4c R11=0x4b
    expect lane 9 R8=0x2763 R9=0xca97 R10=0xca97 R11=0x2763
    expect lane 10 R8=0xc16 R9=0xc17 R10=0xb17 R11=0xb16
    expect lane 11 R8=0x2400 R9=0x2401 R10=0x2301 R11=0x2300
    expect lane 12 R8=0x56 R9=0x57 R10=0x57 R11=0x56
    expect lane 13 R8=0x5f R9=0x60 R10=0x60 R11=0x5f
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f548ce8) bits(0xbf7ffffe) bits(0xbfe5707d) bits(0x3f1ef81d) 0.0 bits(0x42298e06) bits(0x3eaaaaab)
        bits(0x3f1dfd27) bits(0x3f3fb466) bits(0xbf800002) bits(0x40355555) bits(0x40455555) bits(0x3d833453)
        bits(0x3f800002) ... }
    t = { bits(0x3fd0fe5c) bits(0x3fcccccd) bits(0x4039206e) bits(0xbfa5a51d) bits(0x3f8f6150) bits(0x3f0a2ff3)
        bits(0xbf266666) bits(0xbf800002) bits(0x3d7d9e0b) bits(0xc19222e9) bits(0x3f162472) bits(0x3f7ffffe)
        bits(0xbfaccccd) -1.0 ... }
    expect lane 0 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 1 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 2 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 3 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 4 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 5 R8=0x30002 R9=0x74242555 R10=0x74242555 R11=0x20002
    expect lane 6 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 7 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 8 R8=0x1 R9=0x2 R10=0x74242555 R11=0x74242555
    expect lane 9 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 10 R8=0x30002 R9=0x74242555 R10=0x74242555 R11=0x20002
    expect lane 11 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x40002
    expect lane 12 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
    expect lane 13 R8=0x74242555 R9=0x74242555 R10=0x74242555 R11=0x74242555
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f421615) 0.4375 2.28125 bits(0x465c8375) bits(0x3fad15bf) 1.625 1.0 2.9375 bits(0x3f0747e4) 0.84375
        2.15625 0.625 bits(0x3f7c2a1a) 1.84375 ... }
    t = { 0.53125 bits(0xbd94d122) bits(0x461b4f3a) 0.0 bits(0x3f05fbeb) bits(0x3ff5ff64) bits(0x3f09967e) 1.21875
        1.53125 3.21875 -2.0625 bits(0x3d8e90fd) bits(0x3e799ab4) bits(0xbf9dc73f) ... }
    expect lane 0 R8=0x405 R9=0x406 R10=0x306 R11=0x305
    expect lane 1 R8=0x3 R9=0x4 R10=0xe78d R11=0xe78d
    expect lane 2 R8=0xe78d R9=0xe78d R10=0xe78d R11=0x707
    expect lane 3 R8=0x7 R9=0xe78d R10=0xe78d R11=0xe78d
    expect lane 4 R8=0x407 R9=0xe78d R10=0xe78d R11=0x307
    expect lane 5 R8=0xe78d R9=0xe78d R10=0xe78d R11=0x707
    expect lane 6 R8=0x407 R9=0xe78d R10=0xe78d R11=0x307
    expect lane 7 R8=0xe78d R9=0xe78d R10=0xe78d R11=0x707
    expect lane 8 R8=0xe78d R9=0xe78d R10=0x704 R11=0x703
    expect lane 9 R8=0xe78d R9=0xe78d R10=0x707 R11=0x706
    expect lane 10 R8=0x7 R9=0xe78d R10=0xe78d R11=0xe78d
    expect lane 11 R8=0x104 R9=0x105 R10=0x5 R11=0x4
    expect lane 12 R8=0x207 R9=0xe78d R10=0xe78d R11=0x107
    expect lane 13 R8=0x7 R9=0xe78d R10=0xe78d R11=0xe78d
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3fff
    s = { 1.921875 1.328125 0.078125 2.03125 2.5 bits(0x458947cb) bits(0x47572558) 2.5625 1.34375 bits(0x40429f0d)
        bits(0x3e56925c) bits(0x471b1a86) bits(0x3e4b97d0) bits(0x3eacc32a) ... }
    t = { bits(0x3e189dd4) bits(0x3e9745d1) bits(0x3ee8ba2f) bits(0x3ff745d1) bits(0x401722bc) bits(0x44a34ebf)
        bits(0x3f82e8ba) bits(0x3ea2e8ba) 0.0 bits(0x3faa92d0) bits(0x3fcf83e1) bits(0x3fe20a06)
        bits(0x3f2c5288) bits(0x3dae1cae) ... }
    expect lane 0 R8=0x50f R9=0xf376 R10=0xf376 R11=0x40f
    expect lane 1 R8=0xa0f R9=0xf376 R10=0xf376 R11=0x90f
    expect lane 2 R8=0xf00 R9=0xf01 R10=0xe01 R11=0xe00
    expect lane 3 R8=0x200f R9=0xf376 R10=0xf376 R11=0x200f
    expect lane 4 R8=0x200f R9=0xf376 R10=0xf376 R11=0x200f
    expect lane 5 R8=0x200f R9=0xf376 R10=0xf376 R11=0x200f
    expect lane 6 R8=0x200f R9=0xf376 R10=0xf376 R11=0x200f
    expect lane 7 R8=0xb0f R9=0xf376 R10=0xf376 R11=0xa0f
    expect lane 8 R8=0xf R9=0xf376 R10=0xf376 R11=0xf
    expect lane 9 R8=0x200f R9=0xf376 R10=0xf376 R11=0x200f
    expect lane 10 R8=0x2002 R9=0x2003 R10=0x2003 R11=0x2002
    expect lane 11 R8=0x200f R9=0xf376 R10=0xf376 R11=0x200f
    expect lane 12 R8=0x1602 R9=0x1603 R10=0x1503 R11=0x1502
    expect lane 13 R8=0x304 R9=0x305 R10=0x205 R11=0x204
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f3814a8) bits(0x3f8068d0) bits(0x3f7ffffe) bits(0x3f9ccccd) bits(0x3f0b4517) bits(0x3f6c28f6)
        bits(0x3e8c3cd0) bits(0xbe8af95d) 2.0 bits(0x44283e51) bits(0x3f21eb85) bits(0x3e8f5c29)
        bits(0x3f470a3d) bits(0xbebae148) ... }
    t = { bits(0x3e83918e) bits(0x4022ad42) 0.3125 bits(0x3f014883) bits(0x3e70390d) bits(0x3e8265f8) bits(0xc3036198)
        bits(0x3f81999a) bits(0x3f21c190) bits(0x3f5b3333) bits(0x3fb60b64) bits(0x458b8b89) bits(0x3dd07139)
        bits(0x3fff6b06) ... }
    expect lane 0 R8=0xa0047 R9=0xa0048 R10=0x90048 R11=0x90047
    expect lane 1 R8=0x84417a1a R9=0x84417a1a R10=0x84417a1a R11=0x84417a1a
    expect lane 2 R8=0xd0063 R9=0x84417a1a R10=0x84417a1a R11=0xc0063
    expect lane 3 R8=0x140063 R9=0x84417a1a R10=0x84417a1a R11=0x130063
    expect lane 4 R8=0x90035 R9=0x90036 R10=0x80036 R11=0x80035
    expect lane 5 R8=0xa005b R9=0xa005c R10=0x9005c R11=0x9005b
    expect lane 6 R8=0x84417a1a R9=0x84417a1a R10=0x84417a1a R11=0x84417a1a
    expect lane 7 R8=0x84417a1a R9=0x84417a1a R10=0x84417a1a R11=0x84417a1a
    expect lane 8 R8=0x190063 R9=0x84417a1a R10=0x84417a1a R11=0x180063
    expect lane 9 R8=0x220063 R9=0x84417a1a R10=0x84417a1a R11=0x210063
    expect lane 10 R8=0x84417a1a R9=0x84417a1a R10=0x84417a1a R11=0x84417a1a
    expect lane 11 R8=0x84417a1a R9=0x84417a1a R10=0x84417a1a R11=0x84417a1a
    expect lane 12 R8=0x4004d R9=0x4004e R10=0x3004e R11=0x3004d
    expect lane 13 R8=0x84417a1a R9=0x84417a1a R10=0x84417a1a R11=0x84417a1a
}

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3ff
    s = { bits(0x3ed58e7e) bits(0x3ec62433) bits(0x3f092492) bits(0x3ef786b8) bits(0x3dd46ceb) bits(0x40324925)
        bits(0x3e124619) bits(0x3e270af7) bits(0x3f13d4cc) bits(0x3f849249) ... }
    t = { bits(0x3f466f54) bits(0x47b7140e) 4.0 bits(0x3f789354) 5.5 0.5 bits(0x3fc351a7) bits(0x3fd5ba60)
        bits(0x3f7f87ff) bits(0x3f000001) ... }
    expect lane 0 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x3 R11=0x2
    expect lane 1 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x3 R11=0x2
    expect lane 2 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x4 R11=0x3
    expect lane 3 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x3 R11=0x2
    expect lane 4 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x1 R11=0x0
    expect lane 5 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x6e1667b5 R11=0x6
    expect lane 6 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x1 R11=0x0
    expect lane 7 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x1 R11=0x0
    expect lane 8 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x4 R11=0x3
    expect lane 9 R8=0x6e1667b5 R9=0x6e1667b5 R10=0x6e1667b5 R11=0x6
}
