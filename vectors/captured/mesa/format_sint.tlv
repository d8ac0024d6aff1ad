# SINT data in every format that OpenGL shares, each component, swizzled, beside the border.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 1280 gathers, left out: 36 on which the two differ, 8 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-2 R-TLD4-3 PD-11 PD-14 PD-80
minimum filter 237

texture 0 { type TWO_D  format R32_G32_B32_A32 SINT  source R G B A  layout pitch 128  size 8 3  address 0x10000000 }
bytes 0x10000000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff00000080000000000000000000000000000000000000008000000000000000000000000000000000000000800000000000000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f0000000000000000
bytes 0x10000080 0000000000000000ffffff7f00000000000000000000000000000000ffffff7fa37f432d5e0d22858eb6a448103d73a8edd05582255df03f178aa876869e1590753afa22e58c0e708cf712284495e9e5ef0982690c9b1fe07d05e5c998493a790a71ab517de9d3638f2db45ec9f7b313027982feb438318db98bc2568e426e5c
bytes 0x10000100 fd23443f9485d948a025fc45f96cf17ae7a142b7572549e563fa9edc48054ce4a90a3a322a81d9059d9b001463894804732bc5d0996ad9779d6e478dfa3199defcf56279d0764d47624949e15cf4138df5885833dac7a57fd13f6caf92486e2fe46ccfc604c5cf1009d643209035183041cde89f5289f6c816322fd296aeb426
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP  border 0x6bead1e0 0x383da3d7 0x35fef6ea 0xcf0d29fd }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32_G32_B32 SINT  source R G B ONE_INT  layout pitch 96  size 8 4  address 0x10100000 }
bytes 0x10100000 000000000000000000000000ffffffffffffffffffffffff000000800000000000000000000000000000008000000000000000000000000000000080ffffff7f000000000000000000000000ffffff7f000000000000000000000000ffffff7f
bytes 0x10100060 d8575692d1be08f4650f7d638db64f8547a7e23fe2c3e27b6c4a4dff83d2e15366d573a9990c45ef9a2cb505d18f8647deeaffe69fab9270e7d55e00aa8e4f960cb3beaba152e9209cd081824d10dcaeb0ffe676e7ad453154c66e28fa29e9b9
bytes 0x101000c0 a9d43c3fac1687e58892e837038579c54c895d769edc38bc3170c0d92e8ca25c9463734f130ea6a6bf0a616b2113de39001a8a8ca3145882f47c1bd07cd045c1c6f2d3fe714df9cbbbc4eb4ec07156f974b36aca2e853b36d5f9badbce03b169
bytes 0x10100120 bea9ddcbd1c3aae991bf25e222c8cf9dfed792fa7bca145bee49e3283e5fbaa492c566bc0c7e588edd66183caca9b0416d972c23fdbf3d52dd8c37810b3343e35a88b03ddd1d3a344bff4ea97c8b7eb5294c5e06e2fa21bd999b35560635c331
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP  border 0x644e176f 0x5b6d6ea0 0x3d6e4a8c 0x1 }
handle 1 texture 1 sampler 1
texture 2 { type TWO_D  format R16_G16_B16_A16 SINT  source R G B A  layout pitch 64  size 5 4  address 0x10200000 }
bytes 0x10200000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10200040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10200080 47571b31126ad55fbf9d751eace0d1da8a6f00f5ba70a9e4b9b16494bbf83622a8c30cd1fe950a68
bytes 0x102000c0 9dce7b5a8690615b09b8b29c2f106c6a018415605b9893b5934cf865bd72c13d71181a1a119a6f61
sampler 2 { address CLAMP_TO_EDGE WRAP WRAP  border 0x77ea 0x4c8f 0x1841e929 0x241f2bd5 }
handle 2 texture 2 sampler 2
texture 3 { type TWO_D  format R32_G32 SINT  source R G ZERO ONE_INT  layout pitch 64  size 5 3  address 0x10300000 }
bytes 0x10300000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f00000000
bytes 0x10300040 00000000ffffff7ff2ef82deaf12f4f41f26e97c6e80dfddf87c874e1a6301a899156c85f7d4f714
bytes 0x10300080 641e532fca8d93637eaad874d9749e7ff7387e1598902d942452bafca88d1a1841934b654a48b924
sampler 3 { address CLAMP_TO_EDGE WRAP WRAP  border 0x6cfd59f0 0x3068fb0a 0x0 0x1 }
handle 3 texture 3 sampler 3
texture 4 { type TWO_D  format A8B8G8R8 SINT  source R G B A  layout pitch 32  size 8 4  address 0x10400000 }
bytes 0x10400000 00000000ffffffff800000000080000000008000000000807f000000007f0000
bytes 0x10400020 00007f000000007fc30b33877ffb9a3aa8cb5ef0610f450fa9bea5d992841ced
bytes 0x10400040 d8c6c456590e13ef241d5205a65ad72ad870c7aba2b3e33110552b75d5498b40
bytes 0x10400060 3ed1352d4c1ff3abc787387ee70fc6ddae65e4c45b3035290eacd0e3fbb12bb9
sampler 4 { address CLAMP_TO_EDGE WRAP WRAP  border 0xe3972069 0x7b 0x38 0x1d }
handle 4 texture 4 sampler 4
texture 5 { type TWO_D  format R16_G16 SINT  source R G ZERO ONE_INT  layout pitch 32  size 5 4  address 0x10500000 }
bytes 0x10500000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10500020 0000ff7f3365f7c20f03bb532da4396b8ee1618c
bytes 0x10500040 aae7f5ace9450e04855b16b00dd82c7418c54a51
bytes 0x10500060 4c46309a28e15a0d04e73fd0a96284ee9db67dfa
sampler 5 { address CLAMP_TO_EDGE WRAP WRAP  border 0x6aea 0xe610eaac 0x0 0x1 }
handle 5 texture 5 sampler 5
texture 6 { type TWO_D  format R32 SINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 3  address 0x10600000 }
bytes 0x10600000 00000000ffffffff00000080ffffff7f280afe0b1b7e673d78d6ef0a32ddf5bd
bytes 0x10600020 3e4e838ec5686cacfb731c452168717f4c149e9203747e7d8baa575e4487d73a
bytes 0x10600040 1d4405f8004a73409878a9b0582957dc8b1e48d1505a2b692660c391f671c5db
sampler 6 { address CLAMP_TO_EDGE WRAP WRAP  border 0xe644b8b 0x0 0x0 0x1 }
handle 6 texture 6 sampler 6
texture 7 { type TWO_D  format G8R8 SINT  source R G ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10700000 }
bytes 0x10700000 0000ffff800000807f00
bytes 0x10700020 007ff21d39507f170a07
bytes 0x10700040 75b709e759ca24796321
sampler 7 { address CLAMP_TO_EDGE WRAP WRAP  border 0x574db695 0x7a 0x0 0x1 }
handle 7 texture 7 sampler 7
texture 8 { type TWO_D  format R16 SINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 5 3  address 0x10800000 }
bytes 0x10800000 0000ffff0080ff7f1add
bytes 0x10800020 e812e9f8da6075978e51
bytes 0x10800040 1f97e1c8098c95ab2f4e
sampler 8 { address CLAMP_TO_EDGE WRAP WRAP  border 0xa03a7766 0x0 0x0 0x1 }
handle 8 texture 8 sampler 8
texture 9 { type TWO_D  format R8 SINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 8 4  address 0x10900000 }
bytes 0x10900000 00ff807f8d3a2c92
bytes 0x10900020 100b74d870de5f3f
bytes 0x10900040 389663efb975adaf
bytes 0x10900060 711f96ae9b16a0b7
sampler 9 { address CLAMP_TO_EDGE WRAP WRAP  border 0x2f 0x0 0x0 0x1 }
handle 9 texture 9 sampler 9
texture 10 { type TWO_D  format R32_G32_B32_A32 SINT  source R R R ONE_INT  layout pitch 128  size 8 4  address 0x10a00000 }
bytes 0x10a00000 00000000000000000000000000000000ffffffffffffffffffffffffffffffff00000080000000000000000000000000000000000000008000000000000000000000000000000000000000800000000000000000000000000000000000000080ffffff7f00000000000000000000000000000000ffffff7f0000000000000000
bytes 0x10a00080 0000000000000000ffffff7f00000000000000000000000000000000ffffff7f6aebfeb76f64afecd3b35ab5ec8cb94230a6a75090abe7c1d4302cc00ebef0f16a17b971f5ae3a161ba32cf0580c1d1d5fa37cf8d6d9504f2f74a7ce1eb1f60f5989e3e12e2a89101f4694f4e2553ac9c52ba1bb66de0bd67e29c81e6881f5fa
bytes 0x10a00100 cf5d4cd1ad3ec61dbccacf1fd7fdebbed62d6244a46c8285f5f3b7e3e94bdbced0bc5153cd85d03a2ac9c916d1bdc9f5381aaa099d4aa99449b557ae258e9afcb411624e7c1abd5069986e0bd48394acafaacf9b4d425b4d791768420600cb1976f7af2bd9afdef83f613f2fe686570acace74dd6aa8a568c8e342a857ff06a5
bytes 0x10a00180 fb1aa9e89cec8fdf2b1e985744c902a0172e11b4c6eab63642e6ba9e9882f07b27baf66308b26048b27d8409c5076f6933475e23aabff328542e1301a6ede666454013c6266b0d572e21e6ffcbf4f3418a11bb1be2d84772ad3b159c9e25439a6f98b73a6747dc19c2bbf6b5ddbb8b28dc936ba9c420e6672f62146d1f4388ef
sampler 10 { address BORDER BORDER WRAP  border 0x6c5d5d2f 0x6c5d5d2f 0x6c5d5d2f 0x1 }
handle 10 texture 10 sampler 10
texture 11 { type TWO_D  format R32_G32_B32 SINT  source ONE_INT B G R  layout pitch 96  size 8 4  address 0x10b00000 }
bytes 0x10b00000 000000000000000000000000ffffffffffffffffffffffff000000800000000000000000000000000000008000000000000000000000000000000080ffffff7f000000000000000000000000ffffff7f000000000000000000000000ffffff7f
bytes 0x10b00060 70efc6cfee71c6784842daece18d6ff2a405002c2053f1750d93220ba8e03b90b9688131dcc566c8e69fbe3726c487686b80d0b45f52431ef7682411e67e4a3a72a180374514f0f3a578e9c1b1f7ef80cdf12e1c0cb18880dcb037cb8c300905
bytes 0x10b000c0 70ee6d6966dacbf5c12ccedc423ce748d2a6672ae37c1fb8359c01ee25f3b996cecafbcad60e637e6d66ea8effcb94c20a87f390095ecb9cae884d6575f35e99d36f8fe7c8376479e213858040c12b3b897301d14b9872e11298c2adc6d9ce4c
bytes 0x10b00120 b27cdfdb960453e003d83ed13a661e17124c7c60beb9f541b333753204f4995b20ba1f832b62ae175ab085f5f6d2d736a3185ad081c2aa7b3a157a7144f92336838c2e5cd586f55dfb5bcf91335d97427d9d77e776ace335614d902ba867b25b
sampler 11 { address BORDER MIRROR WRAP  border 0x1 0x141153dd 0x187b5dc0 0x6b2970fb }
handle 11 texture 11 sampler 11
texture 12 { type TWO_D  format R16_G16_B16_A16 SINT  source R R R ONE_INT  layout pitch 64  size 5 3  address 0x10c00000 }
bytes 0x10c00000 0000000000000000ffffffffffffffff008000000000000000000080000000000000000000800000
bytes 0x10c00040 0000000000000080ff7f0000000000000000ff7f0000000000000000ff7f0000000000000000ff7f
bytes 0x10c00080 3a6fd62f32fd2531d8ab40055e38499e2a019bca16b3d4b1a46fa0776a195b781dd3d09f4e1cc375
sampler 12 { address BORDER MIRROR WRAP  border 0x16e4 0x16e4 0x16e4 0x1 }
handle 12 texture 12 sampler 12
texture 13 { type TWO_D  format R32_G32 SINT  source R G ZERO ONE_INT  layout pitch 64  size 8 3  address 0x10d00000 }
bytes 0x10d00000 0000000000000000ffffffffffffffff00000080000000000000000000000080ffffff7f0000000000000000ffffff7f4e2f0971c93a786eaacf5bddd0bf822f
bytes 0x10d00040 c999452444320dd2fd62e2897a6b5374779fca4deaa0f5cb2d0d018da79a7a8109ede91b77038cac1e6dd971c49b3210f5b5f5a0ecd3163c0f83a030bb187189
bytes 0x10d00080 c3b10746626ce7f3bc8c682f31eddd7abf166d9b5b142efa7e52047d576a284babbef5650c35a2fd5f2d458339c82790e9997f2f5f059fb5e60c88d3eff7569a
sampler 13 { address BORDER MIRROR WRAP  border 0x1973b4bf 0x76b7edf2 0x0 0x1 }
handle 13 texture 13 sampler 13
texture 14 { type TWO_D  format A8B8G8R8 SINT  source A B G R  layout pitch 32  size 5 4  address 0x10e00000 }
bytes 0x10e00000 00000000ffffffff800000000080000000008000
bytes 0x10e00020 000000807f000000007f000000007f000000007f
bytes 0x10e00040 f7f4636b1478c6c5167a82a72cea781941e8ff8d
bytes 0x10e00060 a8636ebf33d82035d69a9c032faaf267c2d7ded1
sampler 14 { address BORDER BORDER WRAP  border 0xda5c84b0 0x6c 0x51 0x2f89f8cc }
handle 14 texture 14 sampler 14
texture 15 { type TWO_D  format R16_G16 SINT  source ZERO G R ONE_INT  layout pitch 32  size 5 4  address 0x10f00000 }
bytes 0x10f00000 00000000ffffffff0080000000000080ff7f0000
bytes 0x10f00020 0000ff7f18f71847f408ed6a041f7d3881aac4a3
bytes 0x10f00040 bde780d5ee95cc2b9e86635bc2a21e5ec7bb9d07
bytes 0x10f00060 3b50fdeef1495cc2d5a355cd91d9340b74740519
sampler 15 { address BORDER MIRROR WRAP  border 0x0 0x5610 0x2312 0x1 }
handle 15 texture 15 sampler 15
texture 16 { type TWO_D  format R32 SINT  source ZERO ZERO ZERO ZERO  layout pitch 32  size 8 4  address 0x11000000 }
bytes 0x11000000 00000000ffffffff00000080ffffff7f3dac7a16b4732867d252d72fb199929a
bytes 0x11000020 7279fc1ac038450b04b02e4e6fbae3c08d4b958d8d6e62abc1b3c5e35d615688
bytes 0x11000040 59f3eb9960d63852ad822bdd9aef1b01062858ac934104420fb80f3644d5c9d3
bytes 0x11000060 c3a04987e37a86abfe6767dbc86e98d27f7127fb0771aad7d8484fbae6a16a0a
sampler 16 { address BORDER BORDER WRAP  border 0x0 0x0 0x0 0x0 }
handle 16 texture 16 sampler 16
texture 17 { type TWO_D  format G8R8 SINT  source ZERO G R ONE_INT  layout pitch 32  size 5 3  address 0x11100000 }
bytes 0x11100000 0000ffff800000807f00
bytes 0x11100020 007f316466e757ab3e24
bytes 0x11100040 b9aed069a2ec7ece5e59
sampler 17 { address BORDER BORDER WRAP  border 0x0 0x78 0x28 0x1 }
handle 17 texture 17 sampler 17
texture 18 { type TWO_D  format R16 SINT  source R ZERO ZERO ONE_INT  layout pitch 32  size 5 4  address 0x11200000 }
bytes 0x11200000 0000ffff0080ff7f4ee0
bytes 0x11200020 43e0c2e06b5f16dff4b8
bytes 0x11200040 339ad585b21bd7bb7081
bytes 0x11200060 c063bc4ec4a406a332e1
sampler 18 { address BORDER BORDER WRAP  border 0x4236 0x0 0x0 0x1 }
handle 18 texture 18 sampler 18
texture 19 { type TWO_D  format R8 SINT  source ONE_INT ZERO R ONE_INT  layout pitch 32  size 5 3  address 0x11300000 }
bytes 0x11300000 00ff807f09
bytes 0x11300020 cec0761845
bytes 0x11300040 405ca96ce6
sampler 19 { address BORDER BORDER WRAP  border 0x1 0x0 0x49 0x1 }
handle 19 texture 19 sampler 19

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
    s = { bits(0x40276427) bits(0x3e38468a) bits(0xbea612e2) ... }
    t = { -2.1875 1.3125 bits(0xbfa87248) ... }
    expect lane 0 R8=0xbd21fae2 R9=0xbd21fae2 R10=0x363b852e R11=0x363b852e
    expect lane 1 R8=0x925657d8 R9=0x854fb68d R10=0xffffffff R11=0x0
    expect lane 2 R8=0xcbdda9be R9=0xcbdda9be R10=0x3f3cd4a9 R11=0x3f3cd4a9
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0xc4310eea) 1.21875 3.09375 ... }
    t = { -2.125 bits(0x3fff7f72) bits(0x3f18eb59) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0xe9aac3d1 R11=0xe9aac3d1
    expect lane 1 R8=0x0 R9=0x0 R10=0x56359b99 R11=0x56359b99
    expect lane 2 R8=0xdbbaf9d5 R9=0xdbbaf9d5 R10=0x286ec654 R11=0x286ec654
}

warp 6 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3f616fba) bits(0x3f0d8415) 0.625 ... }
    t = { bits(0x3e29073f) bits(0xbf34660b) bits(0xbf8f5610) ... }
    expect lane 0 R8=0x76e6ffb0 R9=0xb9e929fa R10=0x7fffffff R11=0x0
    expect lane 1 R8=0x47868fd1 R9=0x5ed5e7 R10=0x80000000 R11=0x0
    expect lane 2 R8=0x80000000 R9=0x0 R10=0x343a1ddd R11=0x81378cdd
}

warp 7 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3e6e1f1d) bits(0x3f000001) bits(0x4603d834) ... }
    t = { -1.8125 bits(0x3f4f1d83) bits(0xbf7fffff) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 8 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f4098e2) bits(0xbec6a1fa) bits(0xbfdb0463) ... }
    t = { bits(0xbfb6e6a1) 0.3125 bits(0x3e87f2cd) ... }
    expect lane 0 R8=0xffffb1b9 R9=0xffffc3a8 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0xc0548345) bits(0xc0e7fc55) bits(0x3e323e6b) ... }
    t = { -1.25 bits(0x3f1ef4b4) bits(0x3f800002) ... }
    expect lane 0 R8=0x5a7b R9=0x5a7b R10=0x311b R11=0x311b
    expect lane 1 R8=0x311b R9=0x311b R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0xffffffff R10=0xffff9cb2 R11=0x5a7b
}

warp 10 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x45cc1717) bits(0xbff87c95) bits(0x3f19999a) ... }
    t = { bits(0x40446169) bits(0x3f842fc4) bits(0x4753f6d5) ... }
    expect lane 0 R8=0xffff8000 R9=0xffff8000 R10=0xffff9a11 R11=0xffff9a11
    expect lane 1 R8=0x0 R9=0x0 R10=0xffff9086 R11=0xffff9086
    expect lane 2 R8=0xffff985b R9=0x72bd R10=0xfffff8bb R11=0x70ba
}

warp 11 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3ffffffe) bits(0x3fa901e6) bits(0x3f874b84) ... }
    t = { bits(0x3e19722c) bits(0xbff320c0) bits(0xc4b7d4c7) ... }
    expect lane 0 R8=0x7fff R9=0x7fff R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x616f R11=0x616f
    expect lane 2 R8=0x7fff R9=0x7fff R10=0x0 R11=0x0
}

warp 12 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbf3c724e) bits(0x3ffffffe) bits(0x3ee866f1) ... }
    t = { bits(0x3f1ce542) bits(0xc0155555) bits(0x3ed12e8b) ... }
    expect lane 0 R8=0x2f531e64 R9=0x2f531e64 R10=0x0 R11=0x0
    expect lane 1 R8=0x654b9341 R9=0x654b9341 R10=0x856c1599 R11=0x856c1599
    expect lane 2 R8=0xde82eff2 R9=0x7ce9261f R10=0x80000000 R11=0xffffffff
}

warp 13 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbfc66666) bits(0x3d6833d7) bits(0xbde1c800) ... }
    t = { -2.5 bits(0x407aaaab) bits(0x3f686f4d) ... }
    expect lane 0 R8=0x63938dca R9=0x63938dca R10=0x7fffffff R11=0x7fffffff
    expect lane 1 R8=0x0 R9=0x0 R10=0x63938dca R11=0x63938dca
    expect lane 2 R8=0x0 R9=0x0 R10=0x63938dca R11=0x63938dca
}

warp 14 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x40011d72) bits(0x3c663b66) bits(0x3fa273ff) ... }
    t = { -0.5 2.5 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 15 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0xbfb9999a) bits(0x4033d0c7) bits(0x40384b08) ... }
    t = { bits(0x4295f88c) bits(0xbff55555) bits(0x3f33efe3) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 16 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3eaaa2c5) -1.625 0.5 ... }
    t = { bits(0x3fb8d63c) bits(0x3f2ed971) bits(0x3f5a4d08) ... }
    expect lane 0 R8=0x24 R9=0xffffffa6 R10=0x7f R11=0xffffffc3
    expect lane 1 R8=0x3e R9=0x3e R10=0xffffffd8 R11=0xffffffd8
    expect lane 2 R8=0xffffffe7 R9=0xffffffae R10=0xffffffd8 R11=0xffffffa6
}

warp 17 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xbe8377d5) bits(0x3ecb1d04) bits(0x3e3e183b) ... }
    t = { bits(0x3f00bfd6) bits(0xc29e2a3a) -1.375 ... }
    expect lane 0 R8=0xffffffc6 R9=0xffffffc6 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0xffffff80 R10=0xf R11=0xffffff87
    expect lane 2 R8=0xffffffd1 R9=0x1f R10=0xe R11=0xffffffc6
}

warp 18 {
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0xc60d2c4d) -1.6875 bits(0x3e90404e) ... }
    t = { -0.125 bits(0x3f6791b7) bits(0xbf018400) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x35 R11=0x35
    expect lane 1 R8=0x0 R9=0x0 R10=0x35 R11=0x35
    expect lane 2 R8=0x13 R9=0x52 R10=0x33 R11=0x0
}

warp 19 {
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0x7
    s = { 2.5625 -1.53125 2.40625 ... }
    t = { bits(0xbf36094f) -0.75 bits(0x3ffd5c06) ... }
    expect lane 0 R8=0xffffffed R9=0xffffffed R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0xffffffb9 R11=0xffffffb9
}

warp 20 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3dcccccd) bits(0xbeb64cc1) bits(0x3fb33333) ... }
    t = { -1.1875 0.3125 -0.625 ... }
    expect lane 0 R8=0x464c R9=0xffffe128 R10=0x45e9 R11=0xffffe7aa
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0xffffc518 R9=0xffffc518 R10=0xffffe18e R11=0xffffe18e
}

warp 21 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x40000001) bits(0x3f7b7571) bits(0x3fb3f4cf) ... }
    t = { bits(0x402b1d0e) bits(0x3fb80fc7) -0.125 ... }
    expect lane 0 R8=0xfffffa7d R9=0xfffffa7d R10=0x514a R11=0x514a
    expect lane 1 R8=0x514a R9=0x514a R10=0xffff8c61 R11=0xffff8c61
    expect lane 2 R8=0x0 R9=0x0 R10=0xfffffa7d R11=0xfffffa7d
}

warp 22 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3e6cdc3a) 2.5 bits(0x3f99999a) ... }
    t = { bits(0x3ea8dae4) bits(0xc6986478) 0.3125 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x445c52c4) bits(0xbff8018d) bits(0x3ffac2db) ... }
    t = { bits(0xc61db560) bits(0x41d92315) bits(0x3eaf2830) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 24 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3ec30005) -2.09375 bits(0xbff08e9e) ... }
    t = { bits(0x3f392c68) bits(0xbff6a4ce) bits(0x3fcaaaab) ... }
    expect lane 0 R8=0xb0a97898 R9=0xdc572958 R10=0x7f716821 R11=0x451c73fb
    expect lane 1 R8=0x0 R9=0x0 R10=0xf805441d R11=0xf805441d
    expect lane 2 R8=0xf805441d R9=0xf805441d R10=0x8e834e3e R11=0x8e834e3e
}

warp 25 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x7
    s = { -1.375 bits(0xbf800002) bits(0x401dcc84) ... }
    t = { bits(0x3f8aaaab) bits(0x3f3fdcbd) bits(0x3d77ec99) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x4399db9e) 0.0 bits(0x42ac4a15) ... }
    t = { bits(0x3f959262) bits(0x3f800001) bits(0xbfd3ef14) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0xc005d20d) bits(0x403397e9) 0.75 ... }
    t = { bits(0x3f5cf1c5) bits(0xbefffffe) 0.0 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 28 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x403ee0b7) bits(0xc00ba9ca) bits(0x3f800002) ... }
    t = { bits(0x3f555555) -2.0 0.75 ... }
    expect lane 0 R8=0x7f R9=0x7f R10=0x63 R11=0x63
    expect lane 1 R8=0x0 R9=0x0 R10=0x75 R11=0x75
    expect lane 2 R8=0x63 R9=0x63 R10=0xa R11=0xa
}

warp 29 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3fb33333) bits(0x3f266666) 1.0 ... }
    t = { bits(0xc02aaaab) bits(0xbf955555) 0.75 ... }
    expect lane 0 R8=0x7 R9=0x7 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0xffffff80 R10=0x79 R11=0xffffffca
    expect lane 2 R8=0x21 R9=0x21 R10=0x7 R11=0x7
}

warp 30 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbf800001) bits(0x3f733333) bits(0xbf000002) ... }
    t = { bits(0x3faaaaab) 0.5 bits(0x3da02172) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0xbfe66666) bits(0xbf800001) bits(0x3efffffe) ... }
    t = { bits(0xc0255555) bits(0xc5846b2f) bits(0xbe2aaaab) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 32 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xbe4ccccd) bits(0xbf324028) 3.0 ... }
    t = { bits(0x3f0e16ce) bits(0x445b31ef) 3.75 ... }
    expect lane 0 R8=0xffff971f R9=0xffff971f R10=0x12e8 R11=0x12e8
    expect lane 1 R8=0xffff971f R9=0xffff971f R10=0x12e8 R11=0x12e8
    expect lane 2 R8=0x4e2f R9=0x4e2f R10=0x518e R11=0x518e
}

warp 33 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3f5f1e8a) bits(0x4004c26b) bits(0x3ffffffe) ... }
    t = { bits(0x4008b198) bits(0xc5d98e2e) bits(0x3faaaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 34 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3fa66666) bits(0xc06f0717) bits(0x3dfeb8d2) ... }
    t = { 2.0 bits(0xbfaaaaab) bits(0x3fbbb636) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0xc75b6b48) bits(0xbf866666) bits(0x3f000001) ... }
    t = { bits(0xbf57dea4) bits(0x40434987) bits(0xbf555555) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 36 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x7
    s = { 3.3125 bits(0x3ebdc19a) bits(0x40000001) ... }
    t = { bits(0x3fc74d01) bits(0xbfa5c4a1) bits(0xbefffffe) ... }
    expect lane 0 R8=0xffffffaf R9=0xffffffaf R10=0x3f R11=0x3f
    expect lane 1 R8=0xffffff96 R9=0xffffffae R10=0xffffffef R11=0x63
    expect lane 2 R8=0xffffffaf R9=0xffffffaf R10=0x3f R11=0x3f
}

warp 37 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x402ebe5b) bits(0x3f3043e1) 2.09375 ... }
    t = { bits(0x3e47b3c7) 2.1875 -1.5625 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 38 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3e10dd48) bits(0xbf000001) bits(0x402a3ea1) ... }
    t = { bits(0xbfebc03d) -2.3125 3.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3efffffe) bits(0x3f473bd8) bits(0x403a2c95) ... }
    t = { bits(0xbf88b65b) bits(0x4765d906) bits(0x404ac279) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 40 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3e54b107) bits(0xbfbc9cd8) 0.375 ... }
    t = { -2.0 bits(0xbfa35668) bits(0x3f12f171) ... }
    expect lane 0 R8=0x6c5d5d2f R9=0x6c5d5d2f R10=0x6c5d5d2f R11=0x6c5d5d2f
    expect lane 1 R8=0x6c5d5d2f R9=0x6c5d5d2f R10=0x6c5d5d2f R11=0x6c5d5d2f
    expect lane 2 R8=0x5351bcd0 R9=0x9aa1a38 R10=0x50a7a630 R11=0xb7feeb6a
}

warp 41 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x7
    s = { 0.03125 bits(0xc0bd1066) bits(0x3f161b30) ... }
    t = { bits(0x3f800001) bits(0x3fd2debc) bits(0x3f59ab39) ... }
    expect lane 0 R8=0x6c5d5d2f R9=0x6c5d5d2f R10=0xe8a91afb R11=0x6c5d5d2f
    expect lane 1 R8=0x6c5d5d2f R9=0x6c5d5d2f R10=0x6c5d5d2f R11=0x6c5d5d2f
    expect lane 2 R8=0xc6134045 R9=0x1bbb118a R10=0x9bcfaaaf R11=0x4e6211b4
}

warp 42 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xc3bf1a7b) bits(0x3f6afd2d) bits(0x3f697326) ... }
    t = { bits(0x400eada1) bits(0x3f19fe55) bits(0xbf7fffff) ... }
    expect lane 0 R8=0x6c5d5d2f R9=0x6c5d5d2f R10=0x6c5d5d2f R11=0x6c5d5d2f
    expect lane 1 R8=0x2baff776 R9=0xdd74ceca R10=0xbba12bc5 R11=0xe1e38959
    expect lane 2 R8=0x6c5d5d2f R9=0x6c5d5d2f R10=0x6c5d5d2f R11=0x6c5d5d2f
}

warp 43 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0xc76549aa) bits(0xbf000001) 1.875 ... }
    t = { bits(0x425f9d95) bits(0x46db167f) -1.4375 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 44 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 0.9375 bits(0xc644a4f6) bits(0x3f716580) ... }
    t = { 2.625 bits(0x3f4192ef) 2.1875 ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 45 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbf000001) 2.84375 0.0 ... }
    t = { bits(0xbe9dcd70) bits(0x3ef81801) bits(0xbf000001) ... }
    expect lane 0 R8=0x141153dd R9=0x141153dd R10=0x141153dd R11=0x141153dd
    expect lane 1 R8=0x141153dd R9=0x141153dd R10=0x141153dd R11=0x141153dd
    expect lane 2 R8=0x141153dd R9=0xecda4248 R10=0xdcce2cc1 R11=0x141153dd
}

warp 46 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0xbf98703d) bits(0xc41d781b) bits(0xc4d7c7eb) ... }
    t = { bits(0xc390c0a2) -0.0625 bits(0x3f6309ec) ... }
    expect lane 0 R8=0x187b5dc0 R9=0x187b5dc0 R10=0x187b5dc0 R11=0x187b5dc0
    expect lane 1 R8=0x187b5dc0 R9=0x187b5dc0 R10=0x187b5dc0 R11=0x187b5dc0
    expect lane 2 R8=0x187b5dc0 R9=0x187b5dc0 R10=0x187b5dc0 R11=0x187b5dc0
}

warp 47 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { 1.75 bits(0x3f83cc45) bits(0x3e89f37a) ... }
    t = { 0.3125 bits(0x3e9e1adb) bits(0x3efd8bd2) ... }
    expect lane 0 R8=0x6b2970fb R9=0x6b2970fb R10=0x6b2970fb R11=0x6b2970fb
    expect lane 1 R8=0x8088b10c R9=0x6b2970fb R10=0x6b2970fb R11=0x0
    expect lane 2 R8=0x48e73c42 R9=0xee019c35 R10=0xb22930d R11=0xf26f8de1
}

warp 48 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x400e1426) bits(0xbf7037eb) bits(0x3eb33333) ... }
    t = { bits(0x3f5c36e0) bits(0x40237398) bits(0xbfb0b9c3) ... }
    expect lane 0 R8=0x16e4 R9=0x16e4 R10=0x16e4 R11=0x16e4
    expect lane 1 R8=0x16e4 R9=0x16e4 R10=0x16e4 R11=0x16e4
    expect lane 2 R8=0xffffabd8 R9=0x12a R10=0x0 R11=0x7fff
}

warp 49 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x40000001) bits(0x45ceebed) bits(0xbf7fb59b) ... }
    t = { bits(0x4048aed1) bits(0x3f433bd5) bits(0x403aaaab) ... }
    expect lane 0 R8=0x16e4 R9=0x16e4 R10=0x16e4 R11=0x16e4
    expect lane 1 R8=0x16e4 R9=0x16e4 R10=0x16e4 R11=0x16e4
    expect lane 2 R8=0x16e4 R9=0x16e4 R10=0x16e4 R11=0x16e4
}

warp 50 {
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3f62bd57) 2.0 bits(0x3e63a686) ... }
    t = { bits(0xbf957f49) bits(0xc51f0952) bits(0xc0167dc4) ... }
    expect lane 0 R8=0x6fa4 R9=0xffffd31d R10=0x0 R11=0x0
    expect lane 1 R8=0x16e4 R9=0x16e4 R10=0x16e4 R11=0x16e4
    expect lane 2 R8=0x0 R9=0xffffffff R10=0x7fff R11=0x0
}

warp 51 {
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3ddb2054) bits(0x3c336240) bits(0xbfcccccd) ... }
    t = { bits(0x3f6aaaab) bits(0x3f3f6fa5) bits(0x404aaaab) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 52 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0xbf7ffffe) 0.6875 bits(0x3f31f4ea) ... }
    t = { bits(0x3b921a21) bits(0xc0155555) 1.25 ... }
    expect lane 0 R8=0x1973b4bf R9=0x1973b4bf R10=0x1973b4bf R11=0x1973b4bf
    expect lane 1 R8=0x0 R9=0x71092f4e R10=0xa0f5b5f5 R11=0x71d96d1e
    expect lane 2 R8=0x71d96d1e R9=0xa0f5b5f5 R10=0x2f7f99e9 R11=0x83452d5f
}

warp 53 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3ff05d0f) -0.25 bits(0x3f05a1cc) ... }
    t = { bits(0x3f000002) bits(0x40000001) bits(0x3f7ffffe) ... }
    expect lane 0 R8=0x76b7edf2 R9=0x76b7edf2 R10=0x76b7edf2 R11=0x76b7edf2
    expect lane 1 R8=0x76b7edf2 R9=0x76b7edf2 R10=0x76b7edf2 R11=0x76b7edf2
    expect lane 2 R8=0x4b286a57 R9=0xfda2350c R10=0xfda2350c R11=0x4b286a57
}

warp 54 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0xc00121cb) bits(0x44e59104) -0.78125 ... }
    t = { bits(0xbff73f1b) 2.25 bits(0x403aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 55 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3f3edd90) 3.0 bits(0x3feaed6f) ... }
    t = { -0.75 2.25 bits(0x3f555555) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 56 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3e520045) bits(0x3ebb4072) bits(0x3f632677) ... }
    t = { bits(0x3e5dd752) bits(0x3f3c692f) bits(0x3f3b33df) ... }
    expect lane 0 R8=0xffffff80 R9=0x0 R10=0xffffffff R11=0x0
    expect lane 1 R8=0x35 R9=0x3 R10=0xffffffa7 R11=0xffffffc5
    expect lane 2 R8=0x67 R9=0xffffffd1 R10=0xffffff8d R11=0x19
}

warp 57 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0xbf8ccccd) bits(0x4029999a) bits(0x400f85fd) ... }
    t = { bits(0x3f800001) bits(0xc709ffc8) bits(0xc25af668) ... }
    expect lane 0 R8=0x6c R9=0x6c R10=0x6c R11=0x6c
    expect lane 1 R8=0x6c R9=0x6c R10=0x6c R11=0x6c
    expect lane 2 R8=0x6c R9=0x6c R10=0x6c R11=0x6c
}

warp 58 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0xbfd33333) bits(0x3fc66666) bits(0x3f730547) ... }
    t = { bits(0xc004200a) 3.0625 bits(0x3ec03cc8) ... }
    expect lane 0 R8=0x51 R9=0x51 R10=0x51 R11=0x51
    expect lane 1 R8=0x51 R9=0x51 R10=0x51 R11=0x51
    expect lane 2 R8=0xffffffe8 R9=0x51 R10=0x51 R11=0x0
}

warp 59 {
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x4019e117) bits(0xc2ecd280) bits(0xc55c2133) ... }
    t = { bits(0x409ed39f) bits(0x3f6636d5) bits(0xbfba5ab4) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 60 {
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x400d6da0) bits(0x3ffffffe) bits(0x401f92a4) ... }
    t = { bits(0x3e71c6de) bits(0x3f96ecd3) bits(0x3f2192ba) ... }
    expect lane 0 R8=0x5610 R9=0x5610 R10=0x5610 R11=0x5610
    expect lane 1 R8=0x5610 R9=0x5610 R10=0x5610 R11=0x5610
    expect lane 2 R8=0x5610 R9=0x5610 R10=0x5610 R11=0x5610
}

warp 61 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x4033076e) bits(0xbfd606fb) bits(0xc00ccccd) ... }
    t = { bits(0x4222125b) bits(0xbf800001) bits(0x40080b15) ... }
    expect lane 0 R8=0x2312 R9=0x2312 R10=0x2312 R11=0x2312
    expect lane 1 R8=0x2312 R9=0x2312 R10=0x2312 R11=0x2312
    expect lane 2 R8=0x2312 R9=0x2312 R10=0x2312 R11=0x2312
}

warp 62 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { -1.0 bits(0x400ff7c9) bits(0xbf4ccccd) ... }
    t = { bits(0xc61088b1) bits(0xbf5c6771) bits(0xc4a3065b) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 63 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { -0.0625 bits(0xbf000001) bits(0xbf800002) ... }
    t = { bits(0x403917f6) bits(0xc392b7df) bits(0x3eb1cb92) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 0 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0xbfdd55a0) bits(0xbefffffe) 1.0 ... }
    t = { bits(0x404665d1) 0.0 bits(0xbf000001) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x7
    s = { -1.53125 1.4375 bits(0x3f000002) ... }
    t = { 2.0 -0.75 2.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.A R8, R0, 16, 2D, 0xf"  active 0x7
    s = { 1.59375 -2.03125 -1.84375 ... }
    t = { bits(0x436db179) bits(0x40339525) bits(0x3f320e76) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 3 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xc0066666) bits(0x3f499510) bits(0x3fe1d4f0) ... }
    t = { bits(0x3f1c7b2b) bits(0xc48374e0) bits(0xc0255555) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 4 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbf9badc4) bits(0xbfa96000) bits(0x471aa123) ... }
    t = { bits(0x4644e9fd) bits(0xc0155555) bits(0x3f349d3f) ... }
    expect lane 0 R8=0x78 R9=0x78 R10=0x78 R11=0x78
    expect lane 1 R8=0x78 R9=0x78 R10=0x78 R11=0x78
    expect lane 2 R8=0x78 R9=0x78 R10=0x78 R11=0x78
}

warp 5 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3ee66666) bits(0x3eceea53) bits(0xc0133333) ... }
    t = { bits(0xbeaaaaab) bits(0x4113bd4c) bits(0x3f2aaaab) ... }
    expect lane 0 R8=0x28 R9=0x28 R10=0x28 R11=0x28
    expect lane 1 R8=0x28 R9=0x28 R10=0x28 R11=0x28
    expect lane 2 R8=0x28 R9=0x28 R10=0x28 R11=0x28
}

warp 6 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0xbf2f32c5) bits(0x3edae3e4) bits(0x3f470c4c) ... }
    t = { bits(0x3fa4b3ee) bits(0xbed55555) bits(0xc00285cd) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 7 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3f0cd163) bits(0x3f605276) bits(0x3f800001) ... }
    t = { bits(0x3e65b17d) bits(0x3fca63c2) bits(0x400855b5) ... }
    expect lane 0 R8=0x5f6b R9=0xffffdf16 R10=0x7fff R11=0xffff8000
    expect lane 1 R8=0x4236 R9=0x4236 R10=0x4236 R11=0x4236
    expect lane 2 R8=0x4236 R9=0x4236 R10=0x4236 R11=0x4236
}

warp 8 {
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x7
    s = { 0.25 bits(0x3d0011c7) bits(0xc17f6ca5) ... }
    t = { 0.0 bits(0xbe6ca882) bits(0x474a2eeb) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0xbf4ccccd) bits(0x4049999a) bits(0x3fc7db1a) ... }
    t = { bits(0x3fdfbc44) bits(0xbfc11350) bits(0x3f000002) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0x7
    s = { -0.5 bits(0x400ccccd) bits(0xbfe4d2d9) ... }
    t = { 0.25 bits(0x3ffa6221) bits(0x40000001) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 11 {
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x40566666) bits(0xbf8ccccd) bits(0x3ed5d136) ... }
    t = { bits(0x3fffffff) bits(0x3f044515) bits(0x3f43df32) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}

warp 12 {
    asm "TLD4.G R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x400ccccd) 2.0 bits(0x40045a6a) ... }
    t = { bits(0xbdaaaaab) bits(0xbf6aaaab) bits(0x407aaaab) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 13 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0xbf12987e) bits(0x3e81781d) bits(0x3f776898) ... }
    t = { bits(0x403ccf2c) bits(0x3f927467) bits(0x4049921c) ... }
    expect lane 0 R8=0x49 R9=0x49 R10=0x49 R11=0x49
    expect lane 1 R8=0x49 R9=0x49 R10=0x5c R11=0x40
    expect lane 2 R8=0x49 R9=0x49 R10=0x49 R11=0x49
}

warp 14 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x4029999a) bits(0x456bac73) bits(0x3f000002) ... }
    t = { bits(0x4005a9dd) bits(0xbfa43ebd) bits(0x3f3db838) ... }
    expect lane 0 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 1 R8=0x1 R9=0x1 R10=0x1 R11=0x1
    expect lane 2 R8=0x1 R9=0x1 R10=0x1 R11=0x1
}
