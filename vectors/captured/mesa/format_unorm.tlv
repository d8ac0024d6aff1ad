# UNORM data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1408 gathers, left out: 115 on which the two differ, 152 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14 PD-80
minimum filter 251

texture 0 { type TWO_D  format R16_G16_B16_A16 UNORM  source R G B A  layout pitch 64  size 8 3  address 0x10000000 }
bytes 0x10000000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10000040 00000000ff7f0000000000000000ff7f56f2640b28e5d64b5386e4d8d33b4bd2055936a64900337bfff8a0077638c453378f2f00ba18b5dcfc40bb6a2105f973
bytes 0x10000080 48fbb0dd4b20c4eff4de79747bbdcff801f6c2a49f88596e847dfd3bd63d41dae68b1d07f04d19e0dc8977a609e10277e5d455092b531c900f591b911ff0d8d8
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x3f800000 0x3e800000 0x0 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format A8B8G8R8 UNORM  source R G B A  layout pitch 32  size 5 3  address 0x10100000 }
bytes 0x10100000 00000000ffffffff800000000080000000008000
bytes 0x10100020 000000807f000000007f000000007f000000007f
bytes 0x10100040 b7eee485f40c079f74805a274508e55c8e02c2ac
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0xbe800000 0xbe800000 0xbfa00000 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format A2B10G10R10 UNORM  source R G B A  layout pitch 32  size 5 4  address 0x10200000 }
bytes 0x10200000 00000000ffffffff000200000000080000000020
bytes 0x10200020 00000080ff01000000fc07000000f01f00000040
bytes 0x10200040 972a7328196a9d859f4970399271ca59e7c4e5cc
bytes 0x10200060 3ab90eea6572d5318180b2bcac0a70080870f8d6
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x3f333333 0xbfa00000 0x3f333333 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R16_G16 UNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x10300000 }
bytes 0x10300000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10300020 0000ff7f600b1127d944c0fe2fd7284d93d9855f
bytes 0x10300040 696ff34b9974c5c77cef656723cd5b3fd533e072
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x3fc00000 0x0 0x3f800000 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format A4B4G4R4 UNORM  source R G B A  layout pitch 32  size 5 4  address 0x10400000 }
bytes 0x10400000 0000ffff080080000008
bytes 0x10400020 00800700700000070070
bytes 0x10400040 865491ec37fa37a11f66
bytes 0x10400060 886d1c00edd19de3786d
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x3f333333 0x3e800000 0x3f800000 }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format A1B5G5R5 UNORM  source R G B A  layout pitch 32  size 8 4  address 0x10500000 }
bytes 0x10500000 0000ffff10000002004000800f00e001
bytes 0x10500020 003c0000eeb2f7d815474c99a86f3017
bytes 0x10500040 f8deebeebf9e98a5a158488c685bcfb8
bytes 0x10500060 c7c19e3c4149733fa98850fad1f071e2
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f800000 0x0 0x0 0x3e99999a }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format B5G6R5 UNORM  source R G B ONE_FLOAT  layout pitch 32  size 5 4  address 0x10600000 }
bytes 0x10600000 0000ffff100000040080
bytes 0x10600020 0f00e0030078331eb473
bytes 0x10600040 3cc395e3a816a9e30295
bytes 0x10600060 6ad99168bb3d0b92e4fc
sampler 6 { address CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x3e800000 0x48927c00 0x3f800000 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format G8R8 UNORM  source R G ZERO ONE_FLOAT  layout pitch 32  size 8 3  address 0x10700000 }
bytes 0x10700000 0000ffff800000807f00007f4b47d67c
bytes 0x10700020 7d660de634ded2e0b1fe9b4add0c74e4
bytes 0x10700040 8025794481b983dd5ff66e06bf670ed2
sampler 7 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x3f800000 0x0 0x3f800000 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 4  address 0x10800000 }
bytes 0x10800000 0000ffff0080ff7fe3ba
bytes 0x10800020 96344fd5031b6aa8ecc5
bytes 0x10800040 ea8ff977754bafb6e7ec
bytes 0x10800060 b8fba5fe758d359c96bb
sampler 8 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x0 0x0 0x3f800000 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format R8 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 5 3  address 0x10900000 }
bytes 0x10900000 00ff807f23
bytes 0x10900020 f32a7d5de9
bytes 0x10900040 ad52ec1567
sampler 9 { address CLAMP_TO_EDGE WRAP WRAP  border 0xbe800000 0x0 0x0 0x3f800000 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format A8B8G8R8 UNORM  SRGB_CONVERSION 1  source R G B A  layout pitch 32  size 8 3  address 0x10a00000 }
bytes 0x10a00000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10a00020 00007f000000007fa82468f7e72572195d8bf12d5b8d1b966ede781fb961b587
bytes 0x10a00040 f7ec609683be69c8176c54720d50dbbc8a5eaf4739cef7c42c0068c131d0b9ff
sampler 10 { address CLAMP_TO_EDGE WRAP WRAP  border 0x48927c00 0x3fc00000 0x3f800000 0x3fc00000  SRGB_CONVERSION 1 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R16_G16_B16_A16 UNORM  source R G B A  layout pitch 64  size 5 3  address 0x10b00000 }
bytes 0x10b00000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10b00040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10b00080 ad3658fe2bd517681fc2306627bff34bce4e4f957db2f9dab435f49a0c453c61bf61c33a0abe616c
sampler 11 { address BORDER MIRROR WRAP  border 0x3f333333 0x3f333333 0x3f800000 0x48927c00 }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D  format A8B8G8R8 UNORM  source R R R ONE_FLOAT  layout pitch 32  size 5 4  address 0x10c00000 }
bytes 0x10c00000 00000000ffffffff800000000080000000008000
bytes 0x10c00020 000000807f000000007f000000007f000000007f
bytes 0x10c00040 d4691563cf2a34f3310ec6ba9aa8dcd6e306cc8d
bytes 0x10c00060 5cfcd26731bd43efa54c5f18d0fa42a76f89b1bb
sampler 12 { address BORDER BORDER WRAP  border 0x3e800000 0x3e800000 0x3e800000 0x3f800000 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format A2B10G10R10 UNORM  source G G G G  layout pitch 32  size 8 4  address 0x10d00000 }
bytes 0x10d00000 00000000ffffffff00020000000008000000002000000080ff01000000fc0700
bytes 0x10d00020 0000f01f0000004065d2809085b055c754937239628f86b056c353ab69cf53e4
bytes 0x10d00040 46dc839f75ffc39a368fc8a2027b1714cf4f9cda2766b4bde050c1ada2f65712
bytes 0x10d00060 e5dadbcc6b5d2ada43989438bbaf68386b2723590e3249dffb230c36b4a0d092
sampler 13 { address BORDER MIRROR WRAP  border 0xbfa00000 0xbfa00000 0xbfa00000 0xbfa00000 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D  format R16_G16 UNORM  source ZERO G R ONE_FLOAT  layout pitch 32  size 5 4  address 0x10e00000 }
bytes 0x10e00000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10e00020 0000ff7f5db959472b8665a790f1fa499112f8e7
bytes 0x10e00040 3b01c16e6befff1a6d99890cfa01dcde8552f6ca
bytes 0x10e00060 6e3fe0e7d6e1c01481bc61b286f7606dbf7eceee
sampler 14 { address BORDER MIRROR WRAP  border 0x0 0x3f333333 0x0 0x3f800000 }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D  format A4B4G4R4 UNORM  source G G G G  layout pitch 32  size 8 4  address 0x10f00000 }
bytes 0x10f00000 0000ffff080080000008008007007000
bytes 0x10f00020 000700700784c83888c58fe6c47f8c60
bytes 0x10f00040 7c6314400c9ef2b449ea199e3d13dce4
bytes 0x10f00060 f83d91c27d0b98d1d58e121822aff4c4
sampler 15 { address BORDER BORDER WRAP  border 0x48927c00 0x48927c00 0x48927c00 0x48927c00 }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D  format A1B5G5R5 UNORM  source R G B A  layout pitch 32  size 5 3  address 0x11000000 }
bytes 0x11000000 0000ffff100000020040
bytes 0x11000020 00800f00e001003c0000
bytes 0x11000040 4ce87bdba41b199fc464
sampler 16 { address BORDER BORDER WRAP  border 0x3e800000 0x0 0x0 0x3fc00000 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D  format B5G6R5 UNORM  source ONE_FLOAT B G R  layout pitch 32  size 8 3  address 0x11100000 }
bytes 0x11100000 0000ffff1000000400800f00e0030078
bytes 0x11100020 97d08e902aa3bbdd5a619fe39b2a94d7
bytes 0x11100040 4e9dadf387e87d22df6359229b8ed0c1
sampler 17 { address BORDER MIRROR WRAP  border 0x3f800000 0x3f333333 0xbe800000 0xbe800000 }
handle 17 texture 17 sampler 17
texture 18 { type TWO_D  format G8R8 UNORM  source R R R ONE_FLOAT  layout pitch 32  size 8 4  address 0x11200000 }
bytes 0x11200000 0000ffff800000807f00007fde5f1a5d
bytes 0x11200020 13db556d3e78ecfc8bbb4cc960f0a897
bytes 0x11200040 fc1f5d14809682cc3092dfb17bdfe126
bytes 0x11200060 a316b87c41f2baa4d4d58aeddefd0ab0
sampler 18 { address BORDER BORDER WRAP  border 0x3fc00000 0x3fc00000 0x3fc00000 0x3f800000 }
handle 18 texture 18 sampler 18
texture 19 { type TWO_D  format R16 UNORM  source R ZERO ZERO ONE_FLOAT  layout pitch 32  size 8 3  address 0x11300000 }
bytes 0x11300000 0000ffff0080ff7f6e7c0525513d0a52
bytes 0x11300020 2c8464daddab292ab127302fd9b77ddb
bytes 0x11300040 e23146b62bdfda27029ce279c5d8b200
sampler 19 { address BORDER BORDER WRAP  border 0x48927c00 0x0 0x0 0x3f800000 }
handle 19 texture 19 sampler 19
texture 20 { type TWO_D  format R8 UNORM  source ONE_FLOAT ZERO R ONE_FLOAT  layout pitch 32  size 5 4  address 0x11400000 }
bytes 0x11400000 00ff807fb1
bytes 0x11400020 c144671d44
bytes 0x11400040 c15f086b43
bytes 0x11400060 57068b33f4
sampler 20 { address BORDER MIRROR WRAP  border 0x3f800000 0x0 0x3e800000 0x3f800000 }
handle 20 texture 20 sampler 20
texture 21 { type TWO_D  format A8B8G8R8 UNORM  SRGB_CONVERSION 1  source G G G G  layout pitch 32  size 8 3  address 0x11500000 }
bytes 0x11500000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x11500020 00007f000000007ffd03b2f9fd5664a6abe77cc68ed8cd3f08dc3a95ac5e8a3f
bytes 0x11500040 9020a031a239e6304b231f0c221fb5eb97b4ffa2f56be8106b4f95208eed8961
sampler 21 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3f333333 0x3f333333 0x3f333333 0x3f333333  SRGB_CONVERSION 1 }
handle 21 texture 21 sampler 21

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0xbf1d2faa) bits(0x4078842c) bits(0x3ea9518b) ... }
    t = { bits(0x3f50f787) bits(0x4064b3c4) bits(0x400b77ed) ... }
    expect lane 0 R8=0x3f7b48fb R9=0x3f7b48fb R10=0x0 R11=0x0
    expect lane 1 R8=0x3eb21eb2 R9=0x3eb21eb2 R10=0x3e81f882 R11=0x3e81f882
    expect lane 2 R8=0x3f7256f2 R9=0x3f065386 R10=0x0 R11=0x3f000080
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f2794ee) bits(0x3f624ea6) 1.0 ... }
    t = { bits(0x402aaaab) 3.5 -1.75 ... }
    expect lane 0 R8=0x3ce3a0e4 R9=0x3f2677a6 R10=0x3cf400f4 R11=0x3f2636a6
    expect lane 1 R8=0x3d155095 R9=0x3f111b91 R10=0x3ed576d5 R11=0x3a3c00bc
    expect lane 2 R8=0x3ed576d5 R9=0x3ed576d5 R10=0x3effff00 R11=0x3effff00
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0xc25f6904) bits(0xbf7594ff) 0.0 ... }
    t = { bits(0x3e8b390a) bits(0x3f15984e) bits(0x4009c4f7) ... }
    expect lane 0 R8=0x3effff00 R9=0x3effff00 R10=0x0 R11=0x0
    expect lane 1 R8=0x3e012c81 R9=0x3e012c81 R10=0x3effff00 R11=0x3effff00
    expect lane 2 R8=0x0 R9=0x0 R10=0x3e012c81 R11=0x3e012c81
}

warp 3 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f7f9277) bits(0x4467a3fa) bits(0x44e2ba31) ... }
    t = { bits(0x3e2aaaab) bits(0x425a3974) bits(0x3daaaaab) ... }
    expect lane 0 R8=0x3ee7f2e8 R9=0x3ee7f2e8 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f58d8d9 R9=0x3f58d8d9 R10=0x3ee7f2e8 R11=0x3ee7f2e8
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f58d8d9 R11=0x3f58d8d9
}

warp 4 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xc43d4052) bits(0x46c09585) bits(0x3faccccd) ... }
    t = { bits(0x4038d2e0) -0.5 bits(0xbfda82d0) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f37b7b8 R11=0x3f37b7b8
    expect lane 1 R8=0x3f0e8e8f R9=0x3f0e8e8f R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x404ccccd) bits(0x404ead1d) bits(0x40060e4f) ... }
    t = { bits(0x3eaaaaab) bits(0x3f155555) bits(0x45836db2) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3c008081 R9=0x3c008081 R10=0x0 R11=0x0
    expect lane 2 R8=0x3c008081 R9=0x3c008081 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3f806c99) bits(0x3e7c44a3) bits(0x3f666666) ... }
    t = { bits(0xbfd8722e) bits(0x3e929e2d) bits(0x3faaaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f008081 R11=0x3f008081
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f008081 R11=0x3f008081
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3ecdb832) 0.0 -1.25 ... }
    t = { bits(0x3c76c206) bits(0x3d4c082c) bits(0xbe2aaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x3e1c9c9d R11=0x3f1f9fa0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f058586 R11=0x3f058586
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f058586 R11=0x3f058586
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f50d119) 0.0 1.5 ... }
    t = { 0.875 -1.4375 bits(0x442aa1b5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3c002008 R11=0x3f2b2acb
    expect lane 1 R8=0x3f25e97a R9=0x3f25e97a R10=0x0 R11=0x0
    expect lane 2 R8=0x3e6739ce R9=0x3e6739ce R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ed55ff0) bits(0xbf8ce78d) bits(0x3f5778af) ... }
    t = { bits(0x3e9fe875) -0.75 -0.25 ... }
    expect lane 0 R8=0x0 R9=0x3effbff0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3b002008 R9=0x3f0721c8 R10=0x3eb8ae2c R11=0x3f2729ca
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0xc009709f) bits(0xbfd2ddc9) bits(0xbf000001) ... }
    t = { 2.5625 bits(0x427e1e70) 2.375 ... }
    expect lane 0 R8=0x3f21e87a R9=0x3f21e87a R10=0x0 R11=0x0
    expect lane 1 R8=0x3f21e87a R9=0x3f21e87a R10=0x0 R11=0x0
    expect lane 2 R8=0x3f21e87a R9=0x3f21e87a R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x40633333) bits(0x4049999a) bits(0x3f147341) ... }
    t = { bits(0x3f74e7dd) 3.25 -1.1875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3eaaaaab R9=0x3eaaaaab R10=0x0 R11=0x0
    expect lane 2 R8=0x3f2aaaab R9=0x0 R10=0x3eaaaaab R11=0x0
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3e4ccccd) bits(0x4036dcb7) bits(0x40633333) ... }
    t = { bits(0x3e801587) bits(0x3e8fa5fb) bits(0x404607cc) ... }
    expect lane 0 R8=0x0 R9=0x3d3600b6 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x3f5993da R9=0x3f5993da R10=0x3effff00 R11=0x3effff00
    expect lane 2 R8=0x3effff00 R9=0x3effff00 R10=0x3e4f54cf R11=0x3e4f54cf
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3ffffffe) bits(0x3eaf80d8) bits(0x3e19999a) ... }
    t = { -0.25 bits(0x3e715273) bits(0xbf6d5f28) ... }
    expect lane 0 R8=0x3ee5c0e6 R9=0x3ee5c0e6 R10=0x3ebf0abf R11=0x3ebf0abf
    expect lane 1 R8=0x3e1c449c R9=0x3f7ec0ff R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f47c5c8 R11=0x3e97e698
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3f097bb1) bits(0x3fcfecb2) bits(0x40333333) ... }
    t = { bits(0x4031c53b) bits(0xbf8aaaab) -2.25 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3eb33333) 1.25 1.75 ... }
    t = { bits(0xbfea8f2b) bits(0x3e79c08f) bits(0xbeb63a5e) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x40233333) bits(0x3f7a3d5a) bits(0x3fbd8485) ... }
    t = { 3.3125 0.5 bits(0xbe07dfec) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f088889 R9=0x3f088889 R10=0x3f800000 R11=0x3f800000
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbf73cb80) bits(0x41c779ac) bits(0xc0072a1f) ... }
    t = { bits(0x3f39ba3b) 3.25 -0.75 ... }
    expect lane 0 R8=0x3f088889 R9=0x3f088889 R10=0x3f088889 R11=0x3f088889
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xc0133333) bits(0x3ee66666) bits(0xc23ffe1a) ... }
    t = { bits(0x3e12a676) -0.6875 2.5625 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x3e888889 R9=0x3e888889 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3e91e038) bits(0xc79e1d5b) bits(0xbecccccd) ... }
    t = { bits(0x400bb1d7) bits(0xc70ee573) bits(0xbec0a84d) ... }
    expect lane 0 R8=0x3f088889 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x3eaaaaab R9=0x3eaaaaab R10=0x3f088889 R11=0x3f088889
    expect lane 2 R8=0x3eaaaaab R9=0x3eaaaaab R10=0x3f088889 R11=0x3f088889
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3e9e5ed0) bits(0xbfa594f5) bits(0x3f01b9b8) ... }
    t = { bits(0x40257887) bits(0x3ed9ccda) bits(0x3f5c999e) ... }
    expect lane 0 R8=0x3eb5ad6b R9=0x3f800000 R10=0x3ee739ce R11=0x0
    expect lane 1 R8=0x3f46318c R9=0x3f46318c R10=0x0 R11=0x0
    expect lane 2 R8=0x3f1ce73a R9=0x3e94a529 R10=0x3d042108 R11=0x3f46318c
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0xbf5e82bc) bits(0xbf5e3b98) bits(0xbffb7d11) ... }
    t = { 1.625 bits(0x4048db21) bits(0xc08645c4) ... }
    expect lane 0 R8=0x3ee739ce R9=0x3ee739ce R10=0x3f3def7c R11=0x3f3def7c
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3ee739ce R9=0x3ee739ce R10=0x3f3def7c R11=0x3f3def7c
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3fc2154d) bits(0xbef0a679) 0.0 ... }
    t = { 2.375 bits(0x4316c19d) bits(0x3f000001) ... }
    expect lane 0 R8=0x3ee739ce R9=0x3ee739ce R10=0x3e25294a R11=0x3e25294a
    expect lane 1 R8=0x3f042108 R9=0x3f042108 R10=0x3f3def7c R11=0x3f3def7c
    expect lane 2 R8=0x3f3def7c R9=0x3f3def7c R10=0x3ef7bdef R11=0x3ef7bdef
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 1.3125 bits(0xbefffffe) 0.9375 ... }
    t = { 0.9375 0.0 bits(0xc445fca9) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x40453170) bits(0x40333333) bits(0x4365b93d) ... }
    t = { bits(0xc3d2841e) bits(0x3ccbff77) bits(0x3f09d407) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3e042108 R11=0x3e042108
    expect lane 1 R8=0x0 R9=0x0 R10=0x3e042108 R11=0x3e042108
    expect lane 2 R8=0x3d842108 R9=0x3d842108 R10=0x3f25294a R11=0x3f25294a
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f31acf1) bits(0x3f8ccccd) bits(0xc3d32220) ... }
    t = { -1.0625 bits(0x40bb1f67) bits(0x3f7fffff) ... }
    expect lane 0 R8=0x0 R9=0x3f020821 R10=0x3e820821 R11=0x3f36db6e
    expect lane 1 R8=0x3f1e79e8 R9=0x3f1e79e8 R10=0x3f228a29 R11=0x3f228a29
    expect lane 2 R8=0x0 R9=0x0 R10=0x3e32cb2d R11=0x3e32cb2d
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x40000002) bits(0x3da28d42) bits(0xbeb33333) ... }
    t = { bits(0x3fe33e5b) bits(0x3f7ffffe) bits(0x3f25d2ea) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f14a529 R11=0x3f14a529
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f5ef7be R11=0x3f5ef7be
    expect lane 2 R8=0x3f5ef7be R9=0x3f5ef7be R10=0x3f46318c R11=0x3f46318c
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f4ccccd) bits(0x3f313de5) bits(0x3e4ccccd) ... }
    t = { bits(0x403bed6a) -1.25 2.0625 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { 0.0 0.03125 -0.5 ... }
    t = { bits(0x403897c4) bits(0x3f90a6cf) bits(0x3aadda19) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f008081 R11=0x3f008081
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f008081 R11=0x3f008081
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f008081 R11=0x3f008081
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xc0095df1) -2.03125 0.25 ... }
    t = { bits(0xbf800002) bits(0x3f5d50a6) bits(0xbf848d9f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3e149495 R11=0x3e149495
    expect lane 1 R8=0x0 R9=0x0 R10=0x3e149495 R11=0x3e149495
    expect lane 2 R8=0x3f800000 R9=0x0 R10=0x3f39b9ba R11=0x3e888889
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { -1.09375 bits(0x441f659a) 0.53125 ... }
    t = { bits(0x4646f3b6) 2.25 bits(0xbfd9e9a9) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { 0.15625 bits(0x4015534f) 1.03125 ... }
    t = { bits(0x4177e4cd) bits(0x401aaaab) bits(0xbf81489b) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3ece7660) -0.75 bits(0x3fdd6523) ... }
    t = { bits(0x3f37664e) 1.25 -2.3125 ... }
    expect lane 0 R8=0x3f7ea5ff R9=0x3f0d758d R10=0x3e96ea97 R11=0x3eeff2f0
    expect lane 1 R8=0x3e5258d2 R9=0x3e5258d2 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f3b96bc R9=0x3f3b96bc R10=0x3f6ce7ed R11=0x3f6ce7ed
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3f000001) bits(0x40361498) bits(0x404f6686) ... }
    t = { -0.5 -1.8125 2.6875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x40433333) bits(0xbfeccccd) bits(0x3efef400) ... }
    t = { 2.5 bits(0x3f2c33fd) bits(0x40622754) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3d07e157) bits(0x3f866666) bits(0x4009999a) ... }
    t = { bits(0x3d9da732) 3.5625 bits(0x3fc05913) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0xbff33333) bits(0xbfd9999a) bits(0x3e332d2f) ... }
    t = { bits(0x3dfe0d24) 2.0 bits(0x45e52948) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f2dadae R11=0x3f2dadae
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f2dadae R11=0x3f2dadae
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3ea4a4a5 R11=0x3f2dadae
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x44a2bec4) bits(0xbf5d4c5a) bits(0xbfa852f8) ... }
    t = { bits(0x4007dd3d) bits(0xbf800002) bits(0xc757e3ce) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { -1.75 bits(0xbefffffe) bits(0x3e8dca1f) ... }
    t = { bits(0x3e3626d0) bits(0x3f23030e) bits(0xc37890d5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3f03ea88) bits(0x410daf7c) bits(0x3ee9ea82) ... }
    t = { -2.0 bits(0x3f800001) bits(0xbfba1cf4) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x3
    s = { bits(0x3d65c366) -0.65625 ... }
    t = { bits(0xbf024562) bits(0xc0255555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x1
    s = { -0.125 ... }
    t = { bits(0x3e967344) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 42 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3f7ffffe) bits(0x42068ad9) 1.9375 ... }
    t = { bits(0x40000001) bits(0x3c53b26f) bits(0x3f604401) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 43 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbfcab1c4) bits(0xbf800001) bits(0xbfb9999a) ... }
    t = { 0.0 bits(0xbeaa2108) bits(0x3f05a824) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 44 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 1.75 bits(0x3f23393a) bits(0x3d7ba3ed) ... }
    t = { bits(0xbefffffe) bits(0x3e1847ac) bits(0x3eefa775) ... }
    expect lane 0 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 1 R8=0x0 R9=0x3f000080 R10=0x3f000080 R11=0x0
    expect lane 2 R8=0x3f333333 R9=0x0 R10=0x0 R11=0x3f333333
}

warp 45 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x404cac8f) bits(0xbfdbeb58) bits(0x3fcccccd) ... }
    t = { bits(0xbefffffe) bits(0x400cbb3b) bits(0xc13712ec) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 46 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0xbfc66666) bits(0x3f8a9176) ... }
    t = { 2.25 bits(0x3ec779a9) bits(0x3e2aaaab) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f000080 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3effff00 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 47 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { 1.25 bits(0x3fd9999a) bits(0x3ee6f410) ... }
    t = { bits(0xbed05ae9) bits(0xbf800001) 2.5 ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 48 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3ecccccd) bits(0x40466666) bits(0x4005592b) ... }
    t = { bits(0xc2b55557) bits(0x3f790ffd) bits(0x3f000001) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 49 {
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0xc112f3b1) bits(0x402a28ab) bits(0x3e99999a) ... }
    t = { bits(0xbf929058) bits(0x3f7f6d24) 3.6875 ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 50 {
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x7
    s = { 1.0 bits(0x3fd9999a) bits(0xbf333333) ... }
    t = { bits(0x3fd32138) bits(0x4044902e) -0.375 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 51 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x7
    s = { 3.28125 -1.90625 bits(0x403a6dae) ... }
    t = { -0.875 0.4375 bits(0x3f6a4c04) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 52 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3f2c9aae) 2.9375 bits(0x3f765f54) ... }
    t = { bits(0xbf12b083) 1.1875 2.875 ... }
    expect lane 0 R8=0x3e24290a R9=0x3ed1b46d R10=0x3e8ca329 R11=0x3f44f13c
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3d20280a R9=0x0 R10=0x0 R11=0x3d20280a
}

warp 53 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3d9a90e2) bits(0x3fec155d) bits(0xbf800001) ... }
    t = { 1.25 bits(0x3f34a7de) 2.625 ... }
    expect lane 0 R8=0x3e773dcf R9=0x3e7f3fd0 R10=0x3f25e97a R11=0x3f3daf6c
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 54 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0x7
    s = { 0.40625 bits(0xbf800002) bits(0x3d4ca541) ... }
    t = { bits(0x40107c2b) bits(0x3edb1bca) -1.4375 ... }
    expect lane 0 R8=0x3d50340d R9=0x3eb62d8b R10=0x3f002008 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x3e773dcf R10=0x0 R11=0x0
}

warp 55 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3f59ba01) bits(0xc218e1c6) bits(0x40633333) ... }
    t = { bits(0x401f16f9) bits(0x3f18502b) -1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 56 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3db85755) bits(0x40309307) bits(0x3faccccd) ... }
    t = { bits(0x3e348ce6) bits(0xbf5e80b2) 2.3125 ... }
    expect lane 0 R8=0x3f333333 R9=0x3effff00 R10=0x0 R11=0x3f333333
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
}

warp 57 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x40333333) -0.75 bits(0x4019999a) ... }
    t = { bits(0x3deb014e) 2.1875 0.875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 58 {
    asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0xbdecc958) 1.5 bits(0x4001ac20) ... }
    t = { -0.375 -0.9375 bits(0x3f2586ef) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 59 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3f1d6424) bits(0xbe40d5f2) 1.09375 ... }
    t = { -1.0 bits(0x402912fe) 3.375 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 60 {
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x7
    s = { 1.625 bits(0x3d022191) bits(0xc3072e62) ... }
    t = { bits(0x3ec054c7) bits(0xbf5ae142) bits(0x3f4dc70c) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 61 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3ed63735) bits(0x3e93abde) -2.0625 ... }
    t = { 3.25 bits(0x3efffffe) bits(0xbff1fbc0) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3d888889 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 62 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0xc612d854) bits(0x3eb71eb4) bits(0xbddf6d63) ... }
    t = { -1.5 bits(0x3fbaa0e9) bits(0xbfa14bfa) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 63 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3fe66666) bits(0x3f70204d) bits(0x3f1e3f92) ... }
    t = { 0.75 bits(0x403aaaab) bits(0xc4f5cc33) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 0 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x40633333) 0.0 bits(0x3e39acd5) ... }
    t = { bits(0x3daaaaab) bits(0xc3106bdb) bits(0x401aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0xc009999a) 0.75 bits(0x40722872) ... }
    t = { bits(0xbe8a4264) bits(0xbfd55555) bits(0x4050720d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3caa5cbd) bits(0x3e9c8e93) bits(0xbffe5ef4) ... }
    t = { 1.5 bits(0xbf1fc652) bits(0xbf835e48) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 3 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { -0.96875 bits(0xbfb9cf0c) bits(0x4455442a) ... }
    t = { bits(0xbfeaaaab) bits(0x3e7eb692) bits(0x3fd9ce79) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 4 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3f72fe48) bits(0xbfad47c7) bits(0x3effffff) ... }
    t = { bits(0x3f2785d4) bits(0xbfe373cf) bits(0xbf14b3f9) ... }
    expect lane 0 R8=0x3f46318c R9=0x3f333333 R10=0x3f333333 R11=0x3f56b5ad
    expect lane 1 R8=0x3f333333 R9=0x3f333333 R10=0x3f333333 R11=0x3f333333
    expect lane 2 R8=0x3f5ef7be R9=0x3ec6318c R10=0x3ec6318c R11=0x3e042108
}

warp 5 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbf970f29) bits(0xbe33332a) 1.8125 ... }
    t = { bits(0x3f6c9e05) bits(0xbdcf4040) bits(0xbe99238d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3fbf9f53) -0.25 -0.84375 ... }
    t = { bits(0x3f2aaaab) 0.0 bits(0xbf7ffffe) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 7 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3ef012f0) bits(0x4019e681) bits(0x400245bc) ... }
    t = { bits(0x404b769c) 2.1875 bits(0x3e745649) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3e98edb5) bits(0xc4d6af07) -0.09375 ... }
    t = { 2.5625 bits(0x400b40e1) bits(0x4010930d) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 9 {
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x7
    s = { -0.5 bits(0xc4b93640) bits(0x3dc7312c) ... }
    t = { 3.25 -1.4375 bits(0xbf0bfd26) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 10 {
    asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0x7
    s = { -0.125 bits(0x3fe3daa2) bits(0x404260ef) ... }
    t = { -1.1875 bits(0x3fd33535) bits(0x3f31cfda) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 11 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x3f7fffff) bits(0x47413766) -8938.125 ... }
    t = { bits(0xbf5e4b28) bits(0x403aaaab) bits(0xc6a532b2) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.G R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x42feaca9) -2.25 -0.875 ... }
    t = { 3.75 bits(0xbf155555) bits(0xbfd1ab3b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 13 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0x7
    s = { 2.65625 bits(0xbf58ea02) -0.6875 ... }
    t = { bits(0xbefffffe) bits(0x3ea54773) bits(0x3f25c58f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 14 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x3f76321c) bits(0x3f800001) 0.8125 ... }
    t = { bits(0x3f6436d2) bits(0x3f30e132) bits(0x3efffffe) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 15 {
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0xbec42cc9) bits(0x3ffffffe) bits(0xc6027443) ... }
    t = { bits(0xbffd8dcf) 0.125 bits(0xc083cd93) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.G R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0x3faccccd) bits(0x3e1c12dc) bits(0x3e19999a) ... }
    t = { bits(0x3f058d16) bits(0x4002849e) bits(0x458eaacf) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.B R8, R0, 20, 2D, 0xf"  active 0x7
    s = { 1.75 bits(0xbfd9999a) bits(0xbfe66666) ... }
    t = { bits(0x3f800001) bits(0x400baf8e) bits(0x3ec90243) ... }
    expect lane 0 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 1 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
    expect lane 2 R8=0x3e800000 R9=0x3e800000 R10=0x3e800000 R11=0x3e800000
}

warp 18 {
    asm "TLD4.A R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0x3e4ccccd) bits(0x3f800001) bits(0x40433333) ... }
    t = { 1.0 bits(0x3f0ad544) bits(0xbf5a9aee) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 19 {
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x1
    s = { bits(0xbff9adeb) ... }
    t = { bits(0x401aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 20 {
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0x1
    s = { -1.25 ... }
    t = { bits(0x3ee8416e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.B R8, R0, 21, 2D, 0xf"  active 0x3
    s = { -0.09375 -0.40625 ... }
    t = { bits(0x44f32985) bits(0x40155555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.A R8, R0, 21, 2D, 0xf"  active 0x1
    s = { -1.59375 ... }
    t = { bits(0x400b1885) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}
