# SINT data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1152 gathers, left out: 134 on which the two differ, 2 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14 PD-80
minimum filter 198

texture 0 { format R32_G32_B32_A32 SINT  source R G B A  layout pitch 128  size 8 3  address 0x10000000 }
bytes 0x10000000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff00000080000000000000000000000000000000000000008000000000000000000000000000000000000000800000000000000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f0000000000000000
bytes 0x10000080 0000000000000000ffffff7f00000000000000000000000000000000ffffff7fa37f432d5e0d22858eb6a448103d73a8edd05582255df03f178aa876869e1590753afa22e58c0e708cf712284495e9e5ef0982690c9b1fe07d05e5c998493a790a71ab517de9d3638f2db45ec9f7b313027982feb438318db98bc2568e426e5c
bytes 0x10000100 fd23443f9485d948a025fc45f96cf17ae7a142b7572549e563fa9edc48054ce4a90a3a322a81d9059d9b001463894804732bc5d0996ad9779d6e478dfa3199defcf56279d0764d47624949e15cf4138df5885833dac7a57fd13f6caf92486e2fe46ccfc604c5cf1009d643209035183041cde89f5289f6c816322fd296aeb426
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x6bead1e0 0x383da3d7 0x35fef6ea 0xcf0d29fd }
handle 0 texture 0 sampler 0
texture 1 { format R16_G16_B16_A16 SINT  source R G B A  layout pitch 64  size 8 4  address 0x10100000 }
bytes 0x10100000 0000000000000000ffffffffffffffff0080000000000000000000800000000000000000008000000000000000000080ff7f0000000000000000ff7f00000000
bytes 0x10100040 00000000ff7f0000000000000000ff7fe2e97ce16425ff4e12a1f798a90150a5035c3a03c60fad57039733f6f1c566f9b563734699381c8a15220704aab617c7
bytes 0x10100080 464e967f491cf6404de29619ae09fc8194f920f2eb62760333fec60ea1abe35817dcc498e1c79a06ad3e90b766c26dd8c99ff162935f342e1d5298b743d0ae99
bytes 0x101000c0 a9e0591c0aa2f9990b18dec9c0bce3ca7e314f486765453128e5d64b1d804e7f4900337b97438b2353eaedc58a567f867638c45319c8071dba18b5dc90e6796e
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x6c92 0x3447 0x1913 0x6e59 }
handle 1 texture 1 sampler 1
texture 2 { format R32_G32 SINT  source R G ZERO ONE_INT  layout pitch 64  size 5 3  address 0x10200000 }
bytes 0x10200000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f00000000
bytes 0x10200040 00000000ffffff7fc2e9ee6680b7a6e2a16b63dc9749200ab2cc6ca86adb68831dd4538db765eb96
bytes 0x10200080 279d74970c9bd6ec65c9f428b2ced6751779e2846ae1b5ad88a75bcd9d1aa3d419f0759893cc69c8
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x1929108e 0xf12fd9fb 0x0 0x1 }
handle 2 texture 2 sampler 2
texture 3 { format A8B8G8R8 SINT  source R G B A  layout pitch 32  size 8 4  address 0x10300000 }
bytes 0x10300000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10300020 00007f000000007f5b085a497d322e902deb9518dfa7c3948f1f5979173f854f
bytes 0x10300040 c29b78072630493c6779e7797905d4d96ef6889539907df71a9414c339a6c81e
bytes 0x10300060 c8af4060b39f11e1094fe1ff50c3873c89091eb48a23c6ec1c31ca50e913d9a8
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x17 0x2c 0x3b 0x40 }
handle 3 texture 3 sampler 3
texture 4 { format R16_G16 SINT  source R G ZERO ONE_INT  layout pitch 32  size 8 3  address 0x10400000 }
bytes 0x10400000 00000000ffffffff0080000000000080ff7f00000000ff7f41facd2a9845912c
bytes 0x10400020 605bfa1cd423d0a8b0fef346d45465461b5bfcc780add8da8d33faf6990c4079
bytes 0x10400040 39cebf539485c24ad549d768502358faa2104034168d418e5183c2b101e6dd89
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0x57d334be 0x6e61 0x0 0x1 }
handle 4 texture 4 sampler 4
texture 5 { format R32 SINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 3  address 0x10500000 }
bytes 0x10500000 00000000ffffffff00000080ffffff7f0f03bb532da4396b8ee1618caae7f5ac
bytes 0x10500020 e9450e04855b16b00dd82c7418c54a514c46309a28e15a0d04e73fd0a96284ee
bytes 0x10500040 9db67dfa5ab6ea6abc151ddbc1c8d38fbf0ffe2a1cf57639feccd319c2cb55ed
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0x1ee2380a 0x0 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { format G8R8 SINT  source R G ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10600000 }
bytes 0x10600000 0000ffff800000807f00
bytes 0x10600020 007f884ff6e2fcdfb768
bytes 0x10600040 f95b1e8cb7570e04f2e2
sampler 6 { address CLAMP_TO_EDGE WRAP WRAP  border 0x46 0x51 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { format R16 SINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10700000 }
bytes 0x10700000 0000ffff0080ff7f1015
bytes 0x10700020 31224eb383116b7a39b8
bytes 0x10700040 eb80995a42475e455cc1
sampler 7 { address CLAMP_TO_EDGE WRAP WRAP  border 0xefb 0x0 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { format R8 SINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 3  address 0x10800000 }
bytes 0x10800000 00ff807fae50246a
bytes 0x10800020 a99eac0ff5262079
bytes 0x10800040 4ae056bb026438cd
sampler 8 { address CLAMP_TO_EDGE WRAP WRAP  border 0x48 0x0 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { format R32_G32_B32_A32 SINT  source R G B A  layout pitch 96  size 5 4  address 0x10900000 }
bytes 0x10900000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff000000800000000000000000000000000000000000000080000000000000000000000000000000000000008000000000
bytes 0x10900060 00000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f00000000000000000000000000000000ffffff7f
bytes 0x109000c0 1271a6f50d6f7666ad93591720bdf488cd507336ecf12739766edd2d21d06a846ff5760ae0a16840b818b33eb428c3b81aa0bc1df0427a3fa0e81c8df370b8e5d9e023f7a64ec7a87a28c0b28b6a210a
bytes 0x10900120 2588a25c77abee3f10544f1c112d521d5039b725622bffb1fe0c653ab44bada3ff6572f9d348bf6082b793adf1d6085f01cc604320021c3efb48be6dc4edac868dc4037d489724c879cd89071c9ad34d
sampler 9 { address BORDER MIRROR WRAP  border 0x2145e7db 0x389dc981 0xf8b8e7a2 0xb7a3d44e }
handle 9 texture 9 sampler 9
texture 10 { format R16_G16_B16_A16 SINT  source B G R A  layout pitch 64  size 5 4  address 0x10a00000 }
bytes 0x10a00000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10a00040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10a00080 886022a270136cb544f85d023570190249dc82ee1ef1e165ef0af9428474750b3a2f1e521bafa9d2
bytes 0x10a000c0 058476c53ba866cf8f653fe14506c3a8784ee36c31fa3a0dff4bfb142c5475f29143e918434b7d98
sampler 10 { address BORDER MIRROR WRAP  border 0x19af 0x5b2f 0x8cd5ce92 0x548 }
handle 10 texture 10 sampler 10
texture 11 { format R32_G32 SINT  source ONE_INT ZERO G R  layout pitch 64  size 8 3  address 0x10b00000 }
bytes 0x10b00000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7fa1ba0cad8bc9b912f297899e1b2617a2
bytes 0x10b00040 f02de3a2f4964de568f4ad91c00795360845fc24cf307e834eeafdba5aa4df661f04e2036a84eb17502ac4cf27ad5a2a1b388ebae1d8302c5f74105f26bf3340
bytes 0x10b00080 01aa69f5a41cf78a167e647665bf381e5f6906314e48071b1c067d4fd4179b3d48b273a1733a1cf0b3b520e0c60aabd5376428a0193904f43a6fdefda458d3b9
sampler 11 { address BORDER MIRROR WRAP  border 0x1 0x0 0x26eda19a 0x6eb4826f }
handle 11 texture 11 sampler 11
texture 12 { format A8B8G8R8 SINT  source B G R A  layout pitch 32  size 8 4  address 0x10c00000 }
bytes 0x10c00000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10c00020 00007f000000007f280b1562457acb76c6d25af51a34fcc3a51c293e2b0458d1
bytes 0x10c00040 f3835390c949ffb97c65c7c8912aba20d7c4142f303cd9129a9896688d061a74
bytes 0x10c00060 b286f5141d10bbf9c3d55bc646be588b3fe62724408dda3b5a85405163162ee6
sampler 12 { address BORDER MIRROR WRAP  border 0x54 0xe 0xc 0x3d }
handle 12 texture 12 sampler 12
texture 13 { format R16_G16 SINT  source G G G G  layout pitch 32  size 8 3  address 0x10d00000 }
bytes 0x10d00000 00000000ffffffff0080000000000080ff7f00000000ff7f63df7f313bcb1f89
bytes 0x10d00020 0a711c14321b4c17a2bcceb8e842d8934684304c2fc83f3863334c420bc87b87
bytes 0x10d00040 eec4ef46492a29dc9ad8190f90b7a368614bb40eacfb470bc51cde9df7326be7
sampler 13 { address BORDER BORDER WRAP  border 0x2ea60ab1 0x2ea60ab1 0x2ea60ab1 0x2ea60ab1 }
handle 13 texture 13 sampler 13
texture 14 { format R32 SINT  source ONE_INT ZERO ZERO R  layout pitch 32  size 8 4  address 0x10e00000 }
bytes 0x10e00000 00000000ffffffff00000080ffffff7f71c5cea3ce521741a7ad6f110e1474ee
bytes 0x10e00020 59118b30e1d7e7eacc50b1a59c1c2731d0519ecbf1fcac4b680fa596065c7ce3
bytes 0x10e00040 9ba4bf784b52f1e744128142857c93d653de8145c94ffbb7502dde90304910e8
bytes 0x10e00060 3a9ff127cdd5da80f32fb148e19a5cbf94f3bbfbaea03b7be1cf2b234b6721f0
sampler 14 { address BORDER BORDER WRAP  border 0x1 0x0 0x0 0x5cf24be3 }
handle 14 texture 14 sampler 14
texture 15 { format G8R8 SINT  source R R R ONE_INT  layout pitch 32  size 5 3  address 0x10f00000 }
bytes 0x10f00000 0000ffff800000807f00
bytes 0x10f00020 007f70cc65f356e5cde2
bytes 0x10f00040 e1f0fb00ee235a310df3
sampler 15 { address BORDER BORDER WRAP  border 0x1a89c9b3 0x1a89c9b3 0x1a89c9b3 0x1 }
handle 15 texture 15 sampler 15
texture 16 { format R16 SINT  source ZERO ZERO ZERO ZERO  layout pitch 32  size 8 4  address 0x11000000 }
bytes 0x11000000 0000ffff0080ff7f508221bb7b92701a
bytes 0x11000020 befc31dcafe735241ad154c05c9a44cd
bytes 0x11000040 44103711bf69e833654280af39b2fcc9
bytes 0x11000060 dbd9991001e40d6b9f763a7b8fb9bb11
sampler 16 { address BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x0 }
handle 16 texture 16 sampler 16
texture 17 { format R8 SINT  source R R R ONE_INT  layout pitch 32  size 5 3  address 0x11100000 }
bytes 0x11100000 00ff807fcf
bytes 0x11100020 809cdf530c
bytes 0x11100040 4a336b4c3e
sampler 17 { address BORDER MIRROR WRAP  border 0x1 0x1 0x1 0x1 }
handle 17 texture 17 sampler 17

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f0e9370) 0.4375 3.28125 ... }
    t = { bits(0x3ed55555) bits(0xc2c29a00) bits(0xbf7fffff) ... }
    expect lane 0 R8=0x8255d0ed R9=0x22fa3a75 R10=0x0 R11=0x0
    expect lane 1 R8=0xd0c52b73 R9=0x7962f5fc R10=0x22fa3a75 R11=0x8255d0ed
    expect lane 2 R8=0x0 R9=0x0 R10=0x9fe8cd41 R11=0x9fe8cd41
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f75bd93) bits(0x3f0a4e1e) -0.40625 ... }
    t = { bits(0x3f004236) bits(0x3e812f59) bits(0x3ec3ce3a) ... }
    expect lane 0 R8=0xc8f68952 R9=0xc8f68952 R10=0x8d3138b4 R11=0x8d3138b4
    expect lane 1 R8=0x3ff05d25 R9=0x700e8ce5 R10=0x0 R11=0x80000000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7
    s = { 0.5 bits(0x40495683) -1.0 ... }
    t = { bits(0x40655555) bits(0x3db57158) bits(0x407f73bb) ... }
    expect lane 0 R8=0x8d476e9d R9=0xe1494962 R10=0x2812f78c R11=0x76a88a17
    expect lane 1 R8=0x0 R9=0x0 R10=0xd22f3216 R11=0xd22f3216
    expect lane 2 R8=0x0 R9=0x0 R10=0x45fc25a0 R11=0x45fc25a0
}

warp 3 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3eeec5fb) bits(0xc64cf3fc) 0.0 ... }
    t = { -0.75 bits(0x403ce965) bits(0x3f93e554) ... }
    expect lane 0 R8=0x90159e86 R9=0xe5e99544 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x7af16cf9 R11=0x7af16cf9
    expect lane 2 R8=0x0 R9=0x0 R10=0x7af16cf9 R11=0x7af16cf9
}

warp 4 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3fbd02b8) bits(0x3d40819f) bits(0x3f0164b3) ... }
    t = { bits(0xbfe22026) -2.375 bits(0x3efbc851) ... }
    expect lane 0 R8=0x2215 R9=0x2215 R10=0x0 R11=0x0
    expect lane 1 R8=0xffffe0a9 R9=0xffffe0a9 R10=0x4e46 R11=0x4e46
    expect lane 2 R8=0xfffffe33 R9=0xffffdc17 R10=0x5c03 R11=0xffffa112
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x41dbf427) 1.15625 bits(0xbefd31be) ... }
    t = { bits(0xbf10a76b) bits(0x476427f7) 1.1875 ... }
    expect lane 0 R8=0xffffb798 R9=0xffffb798 R10=0x407 R11=0x407
    expect lane 1 R8=0x7fff R9=0x7fff R10=0xffffdcb5 R11=0xffffdcb5
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { -0.5625 bits(0x3f49b969) bits(0x4014c3b8) ... }
    t = { bits(0x3e8b2b4e) 1.25 2.125 ... }
    expect lane 0 R8=0x7fff R9=0x7fff R10=0x0 R11=0x0
    expect lane 1 R8=0xffffc5f1 R9=0x3899 R10=0x0 R11=0x0
    expect lane 2 R8=0xffffb6aa R9=0xffffb6aa R10=0x0 R11=0x0
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xc660bca7) bits(0x3f2b57c3) 2.34375 ... }
    t = { bits(0x3f7fd6b6) bits(0xbf8f55f1) 1.0625 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xffff99f9 R11=0xffff99f9
    expect lane 1 R8=0x0 R9=0xffff8000 R10=0xffff867f R11=0x238b
    expect lane 2 R8=0x0 R9=0x0 R10=0x6e79 R11=0x6e79
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x4051c1c8) bits(0x3fcccccd) bits(0xbe4ccccd) ... }
    t = { 2.25 bits(0x3f399af6) bits(0x4046098a) ... }
    expect lane 0 R8=0x8d53d41d R9=0x8d53d41d R10=0x7fffffff R11=0x7fffffff
    expect lane 1 R8=0x9875f019 R9=0x9875f019 R10=0x8d53d41d R11=0x8d53d41d
    expect lane 2 R8=0x0 R9=0x0 R10=0x97749d27 R11=0x97749d27
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ee66666) bits(0x3f71894c) bits(0xbd4ccccd) ... }
    t = { bits(0x405aaaab) bits(0x3ed55555) bits(0x3fa9a4e6) ... }
    expect lane 0 R8=0xe2a6b780 R9=0xa204997 R10=0x0 R11=0xffffffff
    expect lane 1 R8=0x96eb65b7 R9=0x96eb65b7 R10=0x0 R11=0x0
    expect lane 2 R8=0x7fffffff R9=0x7fffffff R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { 0.0 bits(0xbfc0296c) bits(0x3e09d77d) ... }
    t = { bits(0xc0e1f2ed) bits(0x3ea7e2b2) bits(0x404d1597) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f733333) 3.0 bits(0x3ed73efc) ... }
    t = { bits(0x3f33b7b6) -1.5 bits(0x3f56088c) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf8e0918) bits(0x3ff214fb) -0.5625 ... }
    t = { bits(0xbf800002) -0.5 2.1875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xffffffc8 R11=0xffffffc8
    expect lane 1 R8=0x39 R9=0x39 R10=0x17 R11=0x17
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x4368abb2) bits(0x3feb7a74) bits(0x4005bc08) ... }
    t = { 1.75 3.5625 bits(0xbf800002) ... }
    expect lane 0 R8=0x13 R9=0x13 R10=0xffffffa6 R11=0xffffffa6
    expect lane 1 R8=0xffffffa6 R9=0xffffffa6 R10=0x3f R11=0x3f
    expect lane 2 R8=0x7f R9=0x7f R10=0x13 R11=0x13
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { -1.03125 bits(0x3f3a2880) bits(0x3f2c1af7) ... }
    t = { 2.3125 bits(0x3ee74b2c) bits(0x3effffff) ... }
    expect lane 0 R8=0x7f R9=0x7f R10=0x0 R11=0x0
    expect lane 1 R8=0x7d R9=0x14 R10=0x59 R11=0xffffffc3
    expect lane 2 R8=0xffffff88 R9=0x7d R10=0xffffffc3 R11=0xffffff95
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3f45e5fb) bits(0x3ecdb832) bits(0x3f4f8a4f) ... }
    t = { bits(0xbed91ef0) bits(0x3c76c206) bits(0x3ec9aac0) ... }
    expect lane 0 R8=0xfffffff7 R9=0xffffffc3 R10=0x79 R11=0xffffff94
    expect lane 1 R8=0x0 R9=0x0 R10=0x3c R11=0xffffffff
    expect lane 2 R8=0xfffffff7 R9=0xffffffc3 R10=0x79 R11=0xffffff94
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x412e6b4f) bits(0xbfd8366a) 1.0 ... }
    t = { bits(0xc00c77c9) bits(0x4079c290) bits(0x3e801587) ... }
    expect lane 0 R8=0xffffe601 R9=0xffffe601 R10=0xc99 R11=0xc99
    expect lane 1 R8=0x0 R9=0x0 R10=0xffffce39 R11=0xffffce39
    expect lane 2 R8=0xc99 R9=0xc99 R10=0x4598 R11=0x4598
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3f62287d) bits(0x3f666d99) 2.84375 ... }
    t = { bits(0xbfebd1fa) bits(0x3f1bae4c) bits(0x3ffffffe) ... }
    expect lane 0 R8=0x2acd R9=0x2c91 R10=0xffff89dd R11=0xffffb1c2
    expect lane 1 R8=0xffffb1c2 R9=0xffff89dd R10=0x7940 R11=0xfffff6fa
    expect lane 2 R8=0x2c91 R9=0x2c91 R10=0xffff89dd R11=0xffff89dd
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { 2.40625 bits(0x4026c116) bits(0x3f097bb1) ... }
    t = { bits(0x3f432902) bits(0xbf6aaaab) bits(0x4031c53b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbed95ea3) 0.0 1.09375 ... }
    t = { bits(0xbf555555) -1.5 bits(0xbfea8f2b) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x401134e6) -0.3125 3.15625 ... }
    t = { bits(0xbfa04c2c) bits(0x3feaaaab) -1.75 ... }
    expect lane 0 R8=0xed55cbc2 R9=0xed55cbc2 R10=0xee8462a9 R11=0xee8462a9
    expect lane 1 R8=0x0 R9=0x0 R10=0xfa7db69d R11=0xfa7db69d
    expect lane 2 R8=0xee8462a9 R9=0xee8462a9 R10=0xacf5e7aa R11=0xacf5e7aa
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 0.1875 bits(0x404671a8) 2.1875 ... }
    t = { bits(0xbf76ef66) bits(0x3dc99807) bits(0x3fb55555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3d459e7b) bits(0x3f5e778c) 2.0 ... }
    t = { bits(0x40089d93) bits(0xbe2aaaab) bits(0x403668dd) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { 2.875 0.03125 bits(0x40227cf1) ... }
    t = { bits(0xc777adc2) bits(0xc70e2a24) bits(0x403ca5b7) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xbf000001) bits(0x3f5dfe25) bits(0xc019999a) ... }
    t = { bits(0x3f5dbbb0) bits(0x465f7e33) 1.25 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xfffffff9 R11=0xfffffff9
    expect lane 1 R8=0xe R9=0xfffffff2 R10=0xffffffb7 R11=0xfffffffc
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x4013ec46) bits(0xbde70323) bits(0x400ccccd) ... }
    t = { bits(0x3e70e210) bits(0x3ec9afe5) bits(0x3aadda19) ... }
    expect lane 0 R8=0x68 R9=0x68 R10=0x0 R11=0x0
    expect lane 1 R8=0x7f R9=0x7f R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0xffffffe2 R11=0xffffffe2
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f401596) bits(0x3fa73e3f) bits(0x3f5fecc4) ... }
    t = { 0.25 bits(0xbfeaaaab) bits(0x3e61ec93) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x40050a16) bits(0x40402197) bits(0x3f0e3229) ... }
    t = { bits(0x3f72d73e) bits(0x3df0ea38) -2.0 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3e8fea41) bits(0x40000001) bits(0xbe62d63f) ... }
    t = { 1.25 bits(0x3fa0fc59) bits(0x3f819d3f) ... }
    expect lane 0 R8=0x2231 R9=0xffffb34e R10=0xffffffff R11=0x0
    expect lane 1 R8=0xffffb839 R9=0xffffb839 R10=0x1510 R11=0x1510
    expect lane 2 R8=0x0 R9=0x0 R10=0xffff80eb R11=0xffff80eb
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3f933333) bits(0x3fc481b9) bits(0xbf8ccccd) ... }
    t = { bits(0xbe2aaaab) 0.75 bits(0xbefffffe) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x4377b392) bits(0x3e9dd090) bits(0x4039237d) ... }
    t = { bits(0xbeaaaaab) bits(0x40064390) bits(0x40255555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3e022c05) bits(0x3f414467) bits(0x3edf1926) ... }
    t = { bits(0x40355555) bits(0x3f998629) bits(0xbf94792c) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbefffffe) 0.46875 0.65625 ... }
    t = { -1.75 bits(0xbe61763e) 3.5 ... }
    expect lane 0 R8=0xffffffa9 R9=0xffffffa9 R10=0x0 R11=0x0
    expect lane 1 R8=0xffffffbb R9=0x2 R10=0xfffffff5 R11=0xf
    expect lane 2 R8=0x2 R9=0x64 R10=0x26 R11=0xfffffff5
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3ff3a5fd) 0.0625 bits(0x46e5c858) ... }
    t = { bits(0xbeaaaaab) bits(0x3f454eb0) bits(0x43fd0477) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { -0.6875 0.875 2.71875 ... }
    t = { bits(0xbf555555) bits(0x3ea56917) bits(0x43a14e8e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { 2.15625 bits(0x4035c893) 2.6875 ... }
    t = { bits(0x3f7fffff) bits(0xc111d114) bits(0xbed55555) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 3.0 0.0 bits(0x3f0e04a0) ... }
    t = { bits(0x430baace) bits(0x3ecfe9e0) bits(0x40159330) ... }
    expect lane 0 R8=0x2145e7db R9=0x2145e7db R10=0x2145e7db R11=0x2145e7db
    expect lane 1 R8=0x2145e7db R9=0xf5a67112 R10=0x0 R11=0x2145e7db
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x80000000
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3f39ca05) bits(0x4007a15c) bits(0x3e99999a) ... }
    t = { bits(0x3f3818ce) 2.25 bits(0x401bcbc5) ... }
    expect lane 0 R8=0x3e1c0220 R9=0xc8249748 R10=0xa8c74ea6 R11=0x3f7a42f0
    expect lane 1 R8=0x389dc981 R9=0x389dc981 R10=0x389dc981 R11=0x389dc981
    expect lane 2 R8=0x3927f1ec R9=0x4068a1e0 R10=0x7fffffff R11=0x0
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3fecb980) bits(0x40033333) 2.75 ... }
    t = { bits(0xbf0bf2e6) bits(0x3f5a6d29) bits(0x40000001) ... }
    expect lane 0 R8=0xf8b8e7a2 R9=0xf8b8e7a2 R10=0xf8b8e7a2 R11=0xf8b8e7a2
    expect lane 1 R8=0xf8b8e7a2 R9=0xf8b8e7a2 R10=0xf8b8e7a2 R11=0xf8b8e7a2
    expect lane 2 R8=0xf8b8e7a2 R9=0xf8b8e7a2 R10=0xf8b8e7a2 R11=0xf8b8e7a2
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 3.0 bits(0x43e3c9ac) bits(0xbf4ccccd) ... }
    t = { bits(0xbf514ed8) bits(0x3fa7180b) bits(0x3ea07e37) ... }
    expect lane 0 R8=0xb7a3d44e R9=0xb7a3d44e R10=0xb7a3d44e R11=0xb7a3d44e
    expect lane 1 R8=0xb7a3d44e R9=0xb7a3d44e R10=0xb7a3d44e R11=0xb7a3d44e
    expect lane 2 R8=0xb7a3d44e R9=0xb7a3d44e R10=0xb7a3d44e R11=0xb7a3d44e
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3f47cbda) bits(0x436141a3) bits(0x3f6c9cd0) ... }
    t = { 2.1875 bits(0x40379a50) 0.9375 ... }
    expect lane 0 R8=0x7fff R9=0x0 R10=0xffff8000 R11=0x0
    expect lane 1 R8=0x19af R9=0x19af R10=0x19af R11=0x19af
    expect lane 2 R8=0x4b43 R9=0x19af R10=0x19af R11=0x4b43
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x40433333) bits(0x3f61ff5f) bits(0x3f59999a) ... }
    t = { bits(0x4386c81f) bits(0xbf000002) bits(0x40000002) ... }
    expect lane 0 R8=0x5b2f R9=0x5b2f R10=0x5b2f R11=0x5b2f
    expect lane 1 R8=0x0 R9=0x0 R10=0x521e R11=0x42f9
    expect lane 2 R8=0xffff8000 R9=0x0 R10=0x0 R11=0xffff8000
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x3
    s = { bits(0x3f19999a) bits(0x3f12f171) ... }
    t = { bits(0x3e54b107) bits(0xbfe8599d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0xffff8000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0xffff8000
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xc005fba5) bits(0xbf8fc25f) bits(0x3e0f165a) ... }
    t = { bits(0x404370cf) bits(0x3f21c156) bits(0x403d9046) ... }
    expect lane 0 R8=0x548 R9=0x548 R10=0x548 R11=0x548
    expect lane 1 R8=0x548 R9=0x548 R10=0x548 R11=0x548
    expect lane 2 R8=0xffffcf66 R9=0xffffa8c3 R10=0xffffa8c3 R11=0xffffcf66
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 2.90625 bits(0xc2d38286) bits(0xbec4a14b) ... }
    t = { bits(0x3ed55555) bits(0x403d3480) bits(0x4187db21) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 0.0 -0.5 bits(0x3f000002) ... }
    t = { bits(0xbf000002) bits(0x3f55f625) bits(0x3f41f538) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3e27083c) bits(0x3ea3fdb8) bits(0xbe1933b3) ... }
    t = { bits(0x3ef3891a) bits(0xc0055555) bits(0x3eaed2f4) ... }
    expect lane 0 R8=0xe54d96f4 R9=0x369507c0 R10=0xffffffff R11=0x0
    expect lane 1 R8=0x0 R9=0x80000000 R10=0x80000000 R11=0x0
    expect lane 2 R8=0x26eda19a R9=0x26eda19a R10=0x26eda19a R11=0x26eda19a
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbfd78377) bits(0x3ec29bc4) 0.625 ... }
    t = { bits(0x3ee2f42a) bits(0x430ee8ce) bits(0x407aaaab) ... }
    expect lane 0 R8=0x6eb4826f R9=0x6eb4826f R10=0x6eb4826f R11=0x6eb4826f
    expect lane 1 R8=0x3106695f R9=0x4f7d061c R10=0x4f7d061c R11=0x3106695f
    expect lane 2 R8=0x7fffffff R9=0x0 R10=0x0 R11=0x7fffffff
}

warp 48 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { 1.03125 bits(0x3f195c69) -1.0 ... }
    t = { -1.1875 bits(0xbeffffff) bits(0x3ed66365) ... }
    expect lane 0 R8=0x2e R9=0x54 R10=0x54 R11=0x1a
    expect lane 1 R8=0x5a R9=0xfffffffc R10=0xffffffd9 R11=0x14
    expect lane 2 R8=0x54 R9=0x54 R10=0x54 R11=0x54
}

warp 49 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3dd087e6) bits(0x3eb9a057) 1.0625 ... }
    t = { 0.375 1.8125 3.5 ... }
    expect lane 0 R8=0xffffff83 R9=0x49 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0xffffff80 R10=0x7a R11=0xb
    expect lane 2 R8=0xe R9=0xe R10=0xe R11=0xe
}

warp 50 {
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3f5656d9) 0.875 0.90625 ... }
    t = { 3.1875 bits(0x3e05146c) bits(0x3f77bc81) ... }
    expect lane 0 R8=0xffffff9a R9=0xffffff8d R10=0x63 R11=0x5a
    expect lane 1 R8=0xffffffa5 R9=0x2b R10=0x0 R11=0x7f
    expect lane 2 R8=0x5a R9=0x63 R10=0x63 R11=0x5a
}

warp 51 {
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x7
    s = { -1.28125 2.375 bits(0x3fa1881e) ... }
    t = { bits(0x3e8a061c) bits(0x3f36e0ed) bits(0x40438465) ... }
    expect lane 0 R8=0x3d R9=0x3d R10=0x3d R11=0x3d
    expect lane 1 R8=0x3d R9=0x3d R10=0x3d R11=0x3d
    expect lane 2 R8=0x3d R9=0x3d R10=0x3d R11=0x3d
}

warp 52 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x3
    s = { bits(0x3ee6f410) 0.125 ... }
    t = { bits(0x3f155555) bits(0x3f418032) ... }
    expect lane 0 R8=0x68a3 R9=0xeb4 R10=0x4c30 R11=0xffff93d8
    expect lane 1 R8=0x46ef R9=0xffffdc29 R10=0x174c R11=0x141c
}

warp 53 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x1
    s = { bits(0x3f000001) ... }
    t = { bits(0x3eaee7be) ... }
    expect lane 0 R8=0xffff93d8 R9=0x4c30 R10=0x0 R11=0xffff8000
}

warp 54 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x411f0875) -1.84375 0.0 ... }
    t = { bits(0x3e6dcee9) 1.0625 -0.3125 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 55 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x7
    s = { -1.15625 -1.71875 0.8125 ... }
    t = { bits(0x4029e930) bits(0x3ff23b81) -1.375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 56 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3f943cc8) 0.0 bits(0x474876b2) ... }
    t = { -2.375 bits(0xc059a71a) bits(0x4065d7b0) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 57 {
    asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3f3208a0) bits(0xc2b8c1ea) bits(0xbf7fffff) ... }
    t = { -0.625 bits(0x3f3ffabf) bits(0x43233bbd) ... }
    expect lane 0 R8=0x5cf24be3 R9=0x5cf24be3 R10=0x5cf24be3 R11=0x5cf24be3
    expect lane 1 R8=0x5cf24be3 R9=0x5cf24be3 R10=0x5cf24be3 R11=0x5cf24be3
    expect lane 2 R8=0x5cf24be3 R9=0x5cf24be3 R10=0x5cf24be3 R11=0x5cf24be3
}

warp 58 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x1
    s = { bits(0x3f0dc5fc) ... }
    t = { bits(0x3f2d3341) ... }
    expect lane 0 R8=0xffffffee R9=0x5a R10=0x56 R11=0x65
}

warp 59 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x4560db41) bits(0x3f733333) bits(0x401ccccd) ... }
    t = { bits(0x3e343bc5) bits(0x4009b051) -0.25 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 60 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x40000002) bits(0xbee427ec) bits(0x401430e2) ... }
    t = { bits(0x3f283b98) bits(0xc5a23173) bits(0x41fe1a08) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 61 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x7
    s = { -2.09375 1.875 0.1875 ... }
    t = { bits(0xc750d1f1) bits(0x3f6f27ad) 0.6875 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 62 {
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x7
    s = { -0.03125 bits(0x422733da) bits(0x3cda7a17) ... }
    t = { bits(0x3f7cc31e) bits(0x40004ae2) -1.9375 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 63 {
    asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3f1e3f92) bits(0xc285dc39) bits(0x3e84844b) ... }
    t = { bits(0xc4f5cc33) bits(0x3e9b9b8f) 1.8125 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 0 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbf43ef05) bits(0xbfb63008) bits(0xbfe66666) ... }
    t = { bits(0x404aaaab) bits(0xc2a99cdd) bits(0x3f49680a) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 1 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbf000002) bits(0x3ebdd575) bits(0x3da66429) ... }
    t = { bits(0x3fbe1ce8) 1.0 bits(0x3e13af46) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x33 R9=0x6b R10=0x6b R11=0x33
    expect lane 2 R8=0x1 R9=0x0 R10=0x0 R11=0x1
}

warp 2 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbe99999a) bits(0xc019999a) bits(0x3f488fdb) ... }
    t = { bits(0x3ef2bf9a) bits(0xc4881cdc) bits(0x4031a3bb) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x4c R9=0x3e R10=0xc R11=0x53
}

warp 3 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3fe1d4f0) 0.0 bits(0x3ed9034b) ... }
    t = { bits(0xc0255555) bits(0xbeaaaaab) bits(0x3f3bac53) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}
