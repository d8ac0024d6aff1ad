# EAC: a size that is no multiple of a block, address modes, offsets from block to block, borders.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-91 PD-91c PD-80
rules without PD-81b PD-92
bytes 0x30000000 8a6977cc8adc72dcadd3c0c24e6fd4a3 5edbfe6907e9752f280288910e414f71 749b1f1c8592805ef14f3e310a538fa2 051169bccce14b1efcb1b0c6e6313bf7
bytes 0x30000040 01f8546b03f3cfd639637c042f560983 ddb3815fa95d8160b4717e3dbc6282ca 7f1840ebe20e3190a2359dee826f6de4 7f0871367abd0a7ed2e366a60ee0706a
bytes 0x30000080 01081c43645ec389e2a956b555ca0035 815670ec508d11077f78c96c63f714c6 a5b19bd127462656ff40a2aa50d9c42f 14aa3b62d182a93db4717e3dbc6282ca
bytes 0x300000c0 01fc32ab702b0abeadd3c0c24e6fd4a3 3006796fe29c1f5a00cc6d123a1894b4 d2e366a60ee0706afdff27b9c1d7aa76 7e894ef5d33f12a8fdff27b9c1d7aa76
bytes 0x30000100 00005ad3bf199d770038a23500f5b8ce 73eb0bbf3fccb899380649a526361504 8a6977cc8adc72dcb04bdb07b6638065 7f78c96c63f714c6b70ed120efeada48
bytes 0x30000140 37ff37c389acd4cc05d5b388c270aad5 19c60ec3541a63200fad64b8e8f92802 3006796fe29c1f5aabf5313c9060729b 0cfe3b0b7af328ee01081c43645ec389
bytes 0x30000180 5d71eb2661f2e40d67e7f421b24d2c31 57b9094987986ce2e2a956b555ca0035 fafa5e1f9664d063a2359dee826f6de4 00002052789b0c03e2a956b555ca0035
bytes 0x300001c0 973e5cb4447de1eda0026273089aae28 010c565e9d1b5a444bf35cc3790688f6 ff0c999ba374c22e7fc0cd6627b0d89f 5d71eb2661f2e40db70ed120efeada48
bytes 0x30000200 4ffd0e32178389b0c97fe74c6f6099de ddb3815fa95d816000005ad3bf199d77 0038a23500f5b8ceaeef6789857e772e 73eb0bbf3fccb8997f78c96c63f714c6
bytes 0x30000240 749b1f1c8592805e00005ad3bf199d77 00000000000000000000000000000000 4ffd0e32178389b0ac89577c88fe9fc3 00000000000000000000000000000000
bytes 0x30000300 0070a3e79b5c3bff01081c43645ec389 7f0871367abd0a7ea5b19bd127462656 e2a956b555ca003500002052789b0c03 01fc32ab702b0abe4141783de515c2ec
bytes 0x30000340 43abc269482387ca973e5cb4447de1ed 00000000000000000000000000000000 64a6174c871e8d455d71eb2661f2e40d 00000000000000000000000000000000
bytes 0x30000400 4bf35cc3790688f637ff37c389acd4cc 00002052789b0c03749b1f1c8592805e 47255d883300da77ff1cd586c739d440 a89aafabde194419fff431685e2c01f4
bytes 0x30000440 ff0c999ba374c22e0104ec1f376489e2 7e894ef5d33f12a8aeef6789857e772e 8a6977cc8adc72dcff1cd586c739d440 73eb0bbf3fccb899ba95a9cd2760138d
bytes 0x30000480 aeef6789857e772ed452415bc01a9812 ff6c5cad7fef1753bde5d851e18bd5a4 ae276f1a2e11c76a0034e623ddde21fc 64a6174c871e8d450fad64b8e8f92802
bytes 0x300004c0 f40eb87d1b989aaa749b1f1c8592805e 380649a52636150400cc6d123a1894b4 ff0c999ba374c22e01fc32ab702b0abe a2359dee826f6de496a7b619381731c7
bytes 0x30000500 ddb3815fa95d81600cfe3b0b7af328ee 73eb0bbf3fccb89964a6174c871e8d45 ae276f1a2e11c76a8a7268b2c7199e26 ff0c999ba374c22eff0464c0b47876c2
bytes 0x30000540 1edb87a4b9ea555001081c43645ec389 67e7f421b24d2c3101140139cdb4ffb7 77d2ce32d5e8a8499a0a0bee2cf4dcaf 7f1840ebe20e319057b9094987986ce2
bytes 0x30000580 9a0a0bee2cf4dcaf7e894ef5d33f12a8 b4717e3dbc6282caaeef6789857e772e 47255d883300da773006796fe29c1f5a 11afa81d08332124ff40a2aa50d9c42f
bytes 0x300005c0 717dbffda26869abd2e366a60ee0706a 35326230c1dd3e02a89aafabde194419 abf5313c9060729b3006796fe29c1f5a 380649a5263615040f4daaa2ae1bd777
bytes 0x30000600 ba95a9cd2760138db1974abcbfcdd33d b4717e3dbc6282caddb3815fa95d8160 f40eb87d1b989aaa05d5b388c270aad5 6589b284543e01abff0464c0b47876c2
bytes 0x30000640 fff431685e2c01f4a2359dee826f6de4 00000000000000000000000000000000 77d2ce32d5e8a849bde5d851e18bd5a4 00000000000000000000000000000000
bytes 0x30000700 bde5d851e18bd5a4c97fe74c6f6099de 9a0a0bee2cf4dcaf11afa81d08332124 896df07a7381a6e8a89aafabde194419 4bf35cc3790688f637ff37c389acd4cc
bytes 0x30000740 add3c0c24e6fd4a3815670ec508d1107 00000000000000000000000000000000 4bf35cc3790688f6b00ab554bb82e117 00000000000000000000000000000000
bytes 0x30000800 fcb1b0c6e6313bf739637c042f560983 73eb0bbf3fccb89901140139cdb4ffb7 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000840 01140139cdb4ffb7bde5d851e18bd5a4 05d5b388c270aad573eb0bbf3fccb899 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000880 57b9094987986ce239637c042f560983 010c565e9d1b5a4419c60ec3541a6320 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300008c0 7f78c96c63f714c6b70ed120efeada48 0fad64b8e8f9280211afa81d08332124 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000a00 010c565e9d1b5a44380649a526361504 47255d883300da77ff0464c0b47876c2 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000a40 ba95a9cd2760138d5267b339fcaf49a6 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format EAC SNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format EAC SNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format EAC SNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format EAC SNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 3

warp 0 { # WRAP from column -3
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3cc0300c  R9 = 0x3d40300c  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d40300c  R9 = 0x3dc0300c  R10 = 0x3eb42d0b  R11 = 0xbe48320d;
    expect lane 2 R8 = 0x3dc0300c  R9 = 0x3eb42d0b  R10 = 0xbdb02c0b  R11 = 0x3eb42d0b;
    expect lane 3 R8 = 0x3eb42d0b  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0xbdb02c0b;
    expect lane 4 R8 = 0xbf6e3b8f  R9 = 0x3f18260a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f18260a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0xbe282a0b  R10 = 0x3e9da76a  R11 = 0x3f800000;
    expect lane 8 R8 = 0xbe282a0b  R9 = 0x3e282a0b  R10 = 0x3ea3a8ea  R11 = 0x3e9da76a;
    expect lane 9 R8 = 0x3e282a0b  R9 = 0x3e282a0b  R10 = 0x3ea0a82a  R11 = 0x3ea3a8ea;
    expect lane 10 R8 = 0x3e282a0b  R9 = 0x3efc3f10  R10 = 0x3e9da76a  R11 = 0x3ea0a82a;
    expect lane 11 R8 = 0x3efc3f10  R9 = 0x3f6e3b8f  R10 = 0xbd802008  R11 = 0x3e9da76a;
    expect lane 12 R8 = 0x3f6e3b8f  R9 = 0x3f800000  R10 = 0x3d60380e  R11 = 0xbd802008;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7a3e90  R10 = 0x3d60380e  R11 = 0x3d60380e;
    expect lane 14 R8 = 0x3f7a3e90  R9 = 0x3f7a3e90  R10 = 0x3de0380e  R11 = 0x3d60380e;
    expect lane 15 R8 = 0x3f7a3e90  R9 = 0xbf302c0b  R10 = 0x3e102409  R11 = 0x3de0380e;
    expect lane 16 R8 = 0xbf302c0b  R9 = 0xbf002008  R10 = 0x3f3e2f8c  R11 = 0x3e102409;
    expect lane 17 R8 = 0xbf002008  R9 = 0xbf7e3f90  R10 = 0xbf800000  R11 = 0x3f3e2f8c;
    expect lane 18 R8 = 0xbf7e3f90  R9 = 0xbf0c2309  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf0c2309  R9 = 0xbe20280a  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 20 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0x3f800000  R11 = 0xbe48320d;
    expect lane 21 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0x3eb42d0b  R11 = 0xbe48320d;
    expect lane 23 R8 = 0xbec8320d  R9 = 0x3f26298a  R10 = 0x3edc370e  R11 = 0x3eb42d0b;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3e783e10  R10 = 0x3ee3b8ee  R11 = 0x3edc370e;
    expect lane 25 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3edcb72e  R11 = 0x3ee3b8ee;
    expect lane 26 R8 = 0xbf800000  R9 = 0x3f26298a  R10 = 0x3ee1b86e  R11 = 0x3edcb72e;
    expect lane 27 R8 = 0x3f26298a  R9 = 0x3ebaaeac  R10 = 0x3f800000  R11 = 0x3ee1b86e;
    expect lane 28 R8 = 0x3ebaaeac  R9 = 0x3ec5314c  R10 = 0x3ee4390e  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ec5314c  R9 = 0x3ec1b06c  R10 = 0x3f2a2a8b  R11 = 0x3ee4390e;
    expect lane 30 R8 = 0x3ec1b06c  R9 = 0x3ec5314c  R10 = 0x3f800000  R11 = 0x3f2a2a8b;
    expect lane 31 R8 = 0x3ec5314c  R9 = 0xbf800000  R10 = 0xbf142509  R11 = 0x3f800000;
}

warp 1 { # WRAP from column 50
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf382e0c  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf60380e  R11 = 0xbf382e0c;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 6 R8 = 0xbf60380e  R9 = 0x3f800000  R10 = 0xbdf03c0f  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 8 R8 = 0x3f703c0f  R9 = 0x3df03c0f  R10 = 0x3eb42d0b  R11 = 0x3df03c0f;
    expect lane 9 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf1f67da  R10 = 0xbf1f67da  R11 = 0x3f342d0b;
    expect lane 11 R8 = 0xbf1f67da  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
    expect lane 12 R8 = 0xbf22288a  R9 = 0xbf20a82a  R10 = 0xbf1fe7fa  R11 = 0xbf22288a;
    expect lane 13 R8 = 0xbf20a82a  R9 = 0xbf1fe7fa  R10 = 0xbf20a82a  R11 = 0xbf1fe7fa;
    expect lane 14 R8 = 0xbf1fe7fa  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbf20a82a;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbed0340d  R10 = 0x3c802008  R11 = 0xbe002008;
    expect lane 16 R8 = 0xbed0340d  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0x3c802008;
    expect lane 17 R8 = 0xbf42308c  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3c802008  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0xbf800000;
    expect lane 19 R8 = 0x3f3c2f0c  R9 = 0x3f800000  R10 = 0x3f44310c  R11 = 0x3f54350d;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3ed4350d  R10 = 0x3f800000  R11 = 0x3f44310c;
    expect lane 21 R8 = 0x3ed4350d  R9 = 0x3f7a3e90  R10 = 0x3f7a3e90  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f7a3e90  R9 = 0x3f0e2389  R10 = 0x3f44310c  R11 = 0x3f7a3e90;
    expect lane 23 R8 = 0x3f0e2389  R9 = 0x3c002008  R10 = 0xbc102409  R11 = 0x3f44310c;
    expect lane 24 R8 = 0x3c002008  R9 = 0x3c002008  R10 = 0xbbc0300c  R11 = 0xbc102409;
    expect lane 25 R8 = 0x3c002008  R9 = 0x3c002008  R10 = 0xbb40300c  R11 = 0xbbc0300c;
    expect lane 26 R8 = 0x3c002008  R9 = 0x3ba0280a  R10 = 0x3c002008  R11 = 0xbb40300c;
    expect lane 27 R8 = 0x3ba0280a  R9 = 0xbf0e2389  R10 = 0x3f002008  R11 = 0x3c002008;
    expect lane 28 R8 = 0xbf0e2389  R9 = 0x3f002008  R10 = 0x3ec4310c  R11 = 0x3f002008;
    expect lane 29 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f1e278a  R11 = 0x3ec4310c;
    expect lane 30 R8 = 0x3f002008  R9 = 0x3f5a368e  R10 = 0x3f1e278a  R11 = 0x3f1e278a;
    expect lane 31 R8 = 0x3f5a368e  R9 = 0xbed0340d  R10 = 0xbf800000  R11 = 0x3f1e278a;
}

warp 2 { # WRAP from column 30
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0xbf703c0f  R9 = 0xbf703c0f  R10 = 0x3f56358d  R11 = 0x3eb02c0b;
    expect lane 1 R8 = 0xbf703c0f  R9 = 0xbf302c0b  R10 = 0x3f102409  R11 = 0x3f56358d;
    expect lane 2 R8 = 0xbf302c0b  R9 = 0xbdf03c0f  R10 = 0x3e683a0f  R11 = 0x3f102409;
    expect lane 3 R8 = 0xbdf03c0f  R9 = 0x3df03c0f  R10 = 0xbf362d8b  R11 = 0x3e683a0f;
    expect lane 4 R8 = 0x3df03c0f  R9 = 0x3eb42d0b  R10 = 0xbf800000  R11 = 0xbf362d8b;
    expect lane 5 R8 = 0x3eb42d0b  R9 = 0x3f342d0b  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3f342d0b  R9 = 0xbe20280a  R10 = 0xbf002008  R11 = 0x3f800000;
    expect lane 7 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0xbf723c8f  R11 = 0xbf002008;
    expect lane 8 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0xbf7e3f90  R11 = 0xbf723c8f;
    expect lane 9 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0xbf002008  R11 = 0xbf7e3f90;
    expect lane 10 R8 = 0xbec8320d  R9 = 0x3ed4350d  R10 = 0xbec8320d  R11 = 0xbf002008;
    expect lane 11 R8 = 0x3ed4350d  R9 = 0x3f162589  R10 = 0xbec8320d  R11 = 0xbec8320d;
    expect lane 12 R8 = 0x3f162589  R9 = 0x3f022088  R10 = 0x3df03c0f  R11 = 0xbec8320d;
    expect lane 13 R8 = 0x3f022088  R9 = 0x3f26298a  R10 = 0x3ed8360e  R11 = 0x3df03c0f;
    expect lane 14 R8 = 0x3f26298a  R9 = 0x3d20280a  R10 = 0x3eb42d0b  R11 = 0x3ed8360e;
    expect lane 15 R8 = 0x3d20280a  R9 = 0xbdb02c0b  R10 = 0x3f122489  R11 = 0x3eb42d0b;
    expect lane 16 R8 = 0xbdb02c0b  R9 = 0xbd20280a  R10 = 0xbf800000  R11 = 0x3f122489;
    expect lane 17 R8 = 0xbd20280a  R9 = 0xbd802008  R10 = 0x3eb42d0b  R11 = 0xbf800000;
    expect lane 18 R8 = 0xbd802008  R9 = 0xbe40300c  R10 = 0xbf5a368e  R11 = 0x3eb42d0b;
    expect lane 19 R8 = 0xbe40300c  R9 = 0x3f42308c  R10 = 0xbf800000  R11 = 0xbf5a368e;
    expect lane 20 R8 = 0x3f42308c  R9 = 0xbf4a328d  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0xbf4a328d  R9 = 0xbee4390e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbee4390e  R9 = 0xbf1c270a  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbf1c270a  R9 = 0x3f2e2b8b  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 24 R8 = 0x3f2e2b8b  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3ee4390e  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 26 R8 = 0x3ee4390e  R9 = 0xbf50340d  R10 = 0x3f800000  R11 = 0xbf60380e;
    expect lane 27 R8 = 0xbf50340d  R9 = 0xbf142509  R10 = 0x3f703c0f  R11 = 0x3f800000;
    expect lane 28 R8 = 0xbf142509  R9 = 0xbf302c0b  R10 = 0x3df03c0f  R11 = 0x3f703c0f;
    expect lane 29 R8 = 0xbf302c0b  R9 = 0xbf50340d  R10 = 0xbf703c0f  R11 = 0x3df03c0f;
    expect lane 30 R8 = 0xbf50340d  R9 = 0xbf800000  R10 = 0xbf1f67da  R11 = 0xbf703c0f;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf22288a  R11 = 0xbf1f67da;
}

warp 3 { # WRAP from column 20
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3c002008  R9 = 0x3df03c0f  R10 = 0xbf22288a  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3df03c0f  R9 = 0xbe40300c  R10 = 0xbf763d8f  R11 = 0xbf22288a;
    expect lane 2 R8 = 0xbe40300c  R9 = 0x3e58360e  R10 = 0xbf22288a  R11 = 0xbf763d8f;
    expect lane 3 R8 = 0x3e58360e  R9 = 0x3cc0300c  R10 = 0xbf22288a  R11 = 0xbf22288a;
    expect lane 4 R8 = 0x3cc0300c  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0xbf22288a;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf18260a  R10 = 0x3e20280a  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf18260a  R9 = 0xbf18260a  R10 = 0x3f800000  R11 = 0x3e20280a;
    expect lane 7 R8 = 0xbf18260a  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbee0380e  R10 = 0x3e382e0c  R11 = 0x3f800000;
    expect lane 9 R8 = 0xbee0380e  R9 = 0xbf703c0f  R10 = 0x3eb02c0b  R11 = 0x3e382e0c;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf703c0f  R10 = 0x3f56358d  R11 = 0x3eb02c0b;
    expect lane 11 R8 = 0xbf703c0f  R9 = 0xbf302c0b  R10 = 0x3f102409  R11 = 0x3f56358d;
    expect lane 12 R8 = 0xbf302c0b  R9 = 0xbdf03c0f  R10 = 0x3e683a0f  R11 = 0x3f102409;
    expect lane 13 R8 = 0xbdf03c0f  R9 = 0x3df03c0f  R10 = 0xbf362d8b  R11 = 0x3e683a0f;
    expect lane 14 R8 = 0x3df03c0f  R9 = 0x3eb42d0b  R10 = 0xbf800000  R11 = 0xbf362d8b;
    expect lane 15 R8 = 0x3eb42d0b  R9 = 0x3f342d0b  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 16 R8 = 0x3f342d0b  R9 = 0xbe20280a  R10 = 0xbf002008  R11 = 0x3f800000;
    expect lane 17 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0xbf723c8f  R11 = 0xbf002008;
    expect lane 18 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0xbf7e3f90  R11 = 0xbf723c8f;
    expect lane 19 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0xbf002008  R11 = 0xbf7e3f90;
    expect lane 20 R8 = 0xbec8320d  R9 = 0x3ed4350d  R10 = 0xbec8320d  R11 = 0xbf002008;
    expect lane 21 R8 = 0x3ed4350d  R9 = 0x3f162589  R10 = 0xbec8320d  R11 = 0xbec8320d;
    expect lane 22 R8 = 0x3f162589  R9 = 0x3f022088  R10 = 0x3df03c0f  R11 = 0xbec8320d;
    expect lane 23 R8 = 0x3f022088  R9 = 0x3f26298a  R10 = 0x3ed8360e  R11 = 0x3df03c0f;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3d20280a  R10 = 0x3eb42d0b  R11 = 0x3ed8360e;
    expect lane 25 R8 = 0x3d20280a  R9 = 0xbdb02c0b  R10 = 0x3f122489  R11 = 0x3eb42d0b;
    expect lane 26 R8 = 0xbdb02c0b  R9 = 0xbd20280a  R10 = 0xbf800000  R11 = 0x3f122489;
    expect lane 27 R8 = 0xbd20280a  R9 = 0xbd802008  R10 = 0x3eb42d0b  R11 = 0xbf800000;
    expect lane 28 R8 = 0xbd802008  R9 = 0xbe40300c  R10 = 0xbf5a368e  R11 = 0x3eb42d0b;
    expect lane 29 R8 = 0xbe40300c  R9 = 0x3f42308c  R10 = 0xbf800000  R11 = 0xbf5a368e;
    expect lane 30 R8 = 0x3f42308c  R9 = 0xbf4a328d  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 31 R8 = 0xbf4a328d  R9 = 0xbee4390e  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 4 { # MIRROR from column -3
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f18260a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f18260a  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0xbf6e3b8f  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0xbf6e3b8f  R9 = 0x3f18260a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f18260a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0xbe282a0b  R10 = 0x3e9da76a  R11 = 0x3f800000;
    expect lane 8 R8 = 0xbe282a0b  R9 = 0x3e282a0b  R10 = 0x3ea3a8ea  R11 = 0x3e9da76a;
    expect lane 9 R8 = 0x3e282a0b  R9 = 0x3e282a0b  R10 = 0x3ea0a82a  R11 = 0x3ea3a8ea;
    expect lane 10 R8 = 0x3e282a0b  R9 = 0x3efc3f10  R10 = 0x3e9da76a  R11 = 0x3ea0a82a;
    expect lane 11 R8 = 0x3efc3f10  R9 = 0x3f6e3b8f  R10 = 0xbd802008  R11 = 0x3e9da76a;
    expect lane 12 R8 = 0x3f6e3b8f  R9 = 0x3f800000  R10 = 0x3d60380e  R11 = 0xbd802008;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7a3e90  R10 = 0x3d60380e  R11 = 0x3d60380e;
    expect lane 14 R8 = 0x3f7a3e90  R9 = 0x3f7a3e90  R10 = 0x3de0380e  R11 = 0x3d60380e;
    expect lane 15 R8 = 0x3f7a3e90  R9 = 0xbf302c0b  R10 = 0x3e102409  R11 = 0x3de0380e;
    expect lane 16 R8 = 0xbf302c0b  R9 = 0xbf002008  R10 = 0x3f3e2f8c  R11 = 0x3e102409;
    expect lane 17 R8 = 0xbf002008  R9 = 0xbf7e3f90  R10 = 0xbf800000  R11 = 0x3f3e2f8c;
    expect lane 18 R8 = 0xbf7e3f90  R9 = 0xbf0c2309  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf0c2309  R9 = 0xbe20280a  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 20 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0x3f800000  R11 = 0xbe48320d;
    expect lane 21 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0x3eb42d0b  R11 = 0xbe48320d;
    expect lane 23 R8 = 0xbec8320d  R9 = 0x3f26298a  R10 = 0x3edc370e  R11 = 0x3eb42d0b;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3e783e10  R10 = 0x3ee3b8ee  R11 = 0x3edc370e;
    expect lane 25 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3edcb72e  R11 = 0x3ee3b8ee;
    expect lane 26 R8 = 0xbf800000  R9 = 0x3f26298a  R10 = 0x3ee1b86e  R11 = 0x3edcb72e;
    expect lane 27 R8 = 0x3f26298a  R9 = 0x3ebaaeac  R10 = 0x3f800000  R11 = 0x3ee1b86e;
    expect lane 28 R8 = 0x3ebaaeac  R9 = 0x3ec5314c  R10 = 0x3ee4390e  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ec5314c  R9 = 0x3ec1b06c  R10 = 0x3f2a2a8b  R11 = 0x3ee4390e;
    expect lane 30 R8 = 0x3ec1b06c  R9 = 0x3ec5314c  R10 = 0x3f800000  R11 = 0x3f2a2a8b;
    expect lane 31 R8 = 0x3ec5314c  R9 = 0xbf800000  R10 = 0xbf142509  R11 = 0x3f800000;
}

warp 5 { # MIRROR from column 50
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf382e0c  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf60380e  R11 = 0xbf382e0c;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 6 R8 = 0xbf60380e  R9 = 0x3f800000  R10 = 0xbdf03c0f  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 8 R8 = 0x3f703c0f  R9 = 0x3df03c0f  R10 = 0x3eb42d0b  R11 = 0x3df03c0f;
    expect lane 9 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf1f67da  R10 = 0xbf1f67da  R11 = 0x3f342d0b;
    expect lane 11 R8 = 0xbf1f67da  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
    expect lane 12 R8 = 0xbf22288a  R9 = 0xbf20a82a  R10 = 0xbf1fe7fa  R11 = 0xbf22288a;
    expect lane 13 R8 = 0xbf20a82a  R9 = 0xbf1fe7fa  R10 = 0xbf20a82a  R11 = 0xbf1fe7fa;
    expect lane 14 R8 = 0xbf1fe7fa  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbf20a82a;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbed0340d  R10 = 0x3c802008  R11 = 0xbe002008;
    expect lane 16 R8 = 0xbed0340d  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0x3c802008;
    expect lane 17 R8 = 0xbf42308c  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3c802008  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0xbf800000;
    expect lane 19 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 20 R8 = 0x3f3c2f0c  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0x3f54350d;
    expect lane 21 R8 = 0x3c802008  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbf42308c  R9 = 0xbed0340d  R10 = 0x3c802008  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbed0340d  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0x3c802008;
    expect lane 24 R8 = 0xbf800000  R9 = 0xbf1fe7fa  R10 = 0xbf20a82a  R11 = 0xbe002008;
    expect lane 25 R8 = 0xbf1fe7fa  R9 = 0xbf20a82a  R10 = 0xbf1fe7fa  R11 = 0xbf20a82a;
    expect lane 26 R8 = 0xbf20a82a  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1fe7fa;
    expect lane 27 R8 = 0xbf22288a  R9 = 0xbf1f67da  R10 = 0xbf1f67da  R11 = 0xbf22288a;
    expect lane 28 R8 = 0xbf1f67da  R9 = 0xbf703c0f  R10 = 0x3f342d0b  R11 = 0xbf1f67da;
    expect lane 29 R8 = 0xbf703c0f  R9 = 0x3df03c0f  R10 = 0x3eb42d0b  R11 = 0x3f342d0b;
    expect lane 30 R8 = 0x3df03c0f  R9 = 0x3f703c0f  R10 = 0x3df03c0f  R11 = 0x3eb42d0b;
    expect lane 31 R8 = 0x3f703c0f  R9 = 0x3f800000  R10 = 0xbdf03c0f  R11 = 0x3df03c0f;
}

warp 6 { # MIRROR from column 30
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3eb02c0b  R9 = 0x3f56358d  R10 = 0x3f56358d  R11 = 0x3eb02c0b;
    expect lane 1 R8 = 0x3f56358d  R9 = 0x3f102409  R10 = 0x3f102409  R11 = 0x3f56358d;
    expect lane 2 R8 = 0x3f102409  R9 = 0x3e683a0f  R10 = 0x3e683a0f  R11 = 0x3f102409;
    expect lane 3 R8 = 0x3e683a0f  R9 = 0xbf362d8b  R10 = 0xbf362d8b  R11 = 0x3e683a0f;
    expect lane 4 R8 = 0xbf362d8b  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf362d8b;
    expect lane 5 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0xbf002008  R10 = 0xbf002008  R11 = 0x3f800000;
    expect lane 7 R8 = 0xbf002008  R9 = 0xbf723c8f  R10 = 0xbf723c8f  R11 = 0xbf002008;
    expect lane 8 R8 = 0xbf723c8f  R9 = 0xbf7e3f90  R10 = 0xbf7e3f90  R11 = 0xbf723c8f;
    expect lane 9 R8 = 0xbf7e3f90  R9 = 0xbf002008  R10 = 0xbf002008  R11 = 0xbf7e3f90;
    expect lane 10 R8 = 0xbf002008  R9 = 0xbec8320d  R10 = 0xbec8320d  R11 = 0xbf002008;
    expect lane 11 R8 = 0xbec8320d  R9 = 0xbec8320d  R10 = 0xbec8320d  R11 = 0xbec8320d;
    expect lane 12 R8 = 0xbec8320d  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0xbec8320d;
    expect lane 13 R8 = 0x3df03c0f  R9 = 0x3ed8360e  R10 = 0x3ed8360e  R11 = 0x3df03c0f;
    expect lane 14 R8 = 0x3ed8360e  R9 = 0x3eb42d0b  R10 = 0x3eb42d0b  R11 = 0x3ed8360e;
    expect lane 15 R8 = 0x3eb42d0b  R9 = 0x3f122489  R10 = 0x3f122489  R11 = 0x3eb42d0b;
    expect lane 16 R8 = 0x3f122489  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f122489;
    expect lane 17 R8 = 0xbf800000  R9 = 0x3eb42d0b  R10 = 0x3eb42d0b  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3eb42d0b  R9 = 0xbf5a368e  R10 = 0xbf5a368e  R11 = 0x3eb42d0b;
    expect lane 19 R8 = 0xbf5a368e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf5a368e;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 24 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 25 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 26 R8 = 0xbf60380e  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf60380e;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3f703c0f  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f703c0f  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0x3f703c0f;
    expect lane 29 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0x3df03c0f;
    expect lane 30 R8 = 0xbf703c0f  R9 = 0xbf1f67da  R10 = 0xbf1f67da  R11 = 0xbf703c0f;
    expect lane 31 R8 = 0xbf1f67da  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
}

warp 7 { # MIRROR from column 20
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3c002008  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0x3c002008;
    expect lane 1 R8 = 0x3df03c0f  R9 = 0xbe40300c  R10 = 0xbe40300c  R11 = 0x3df03c0f;
    expect lane 2 R8 = 0xbe40300c  R9 = 0x3e58360e  R10 = 0x3e58360e  R11 = 0xbe40300c;
    expect lane 3 R8 = 0x3e58360e  R9 = 0x3cc0300c  R10 = 0x3cc0300c  R11 = 0x3e58360e;
    expect lane 4 R8 = 0x3cc0300c  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3cc0300c;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf18260a  R10 = 0xbf18260a  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf18260a  R9 = 0xbf18260a  R10 = 0xbf18260a  R11 = 0xbf18260a;
    expect lane 7 R8 = 0xbf18260a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf18260a;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbee0380e  R10 = 0xbee0380e  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbee0380e  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0xbee0380e;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0xbf703c0f;
    expect lane 11 R8 = 0xbf703c0f  R9 = 0xbf302c0b  R10 = 0xbf302c0b  R11 = 0xbf703c0f;
    expect lane 12 R8 = 0xbf302c0b  R9 = 0xbdf03c0f  R10 = 0xbdf03c0f  R11 = 0xbf302c0b;
    expect lane 13 R8 = 0xbdf03c0f  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 14 R8 = 0x3df03c0f  R9 = 0x3eb42d0b  R10 = 0x3eb42d0b  R11 = 0x3df03c0f;
    expect lane 15 R8 = 0x3eb42d0b  R9 = 0x3f342d0b  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 16 R8 = 0x3f342d0b  R9 = 0xbe20280a  R10 = 0xbe20280a  R11 = 0x3f342d0b;
    expect lane 17 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0xbe20280a  R11 = 0xbe20280a;
    expect lane 18 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0x3f66398e  R11 = 0xbe20280a;
    expect lane 19 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0xbec8320d  R11 = 0x3f66398e;
    expect lane 20 R8 = 0xbec8320d  R9 = 0x3ed4350d  R10 = 0x3ed4350d  R11 = 0xbec8320d;
    expect lane 21 R8 = 0x3ed4350d  R9 = 0x3f162589  R10 = 0x3f162589  R11 = 0x3ed4350d;
    expect lane 22 R8 = 0x3f162589  R9 = 0x3f022088  R10 = 0x3f022088  R11 = 0x3f162589;
    expect lane 23 R8 = 0x3f022088  R9 = 0x3f26298a  R10 = 0x3f26298a  R11 = 0x3f022088;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3d20280a  R10 = 0x3d20280a  R11 = 0x3f26298a;
    expect lane 25 R8 = 0x3d20280a  R9 = 0xbdb02c0b  R10 = 0xbdb02c0b  R11 = 0x3d20280a;
    expect lane 26 R8 = 0xbdb02c0b  R9 = 0xbd20280a  R10 = 0xbd20280a  R11 = 0xbdb02c0b;
    expect lane 27 R8 = 0xbd20280a  R9 = 0xbd802008  R10 = 0xbd802008  R11 = 0xbd20280a;
    expect lane 28 R8 = 0xbd802008  R9 = 0xbe40300c  R10 = 0xbe40300c  R11 = 0xbd802008;
    expect lane 29 R8 = 0xbe40300c  R9 = 0x3f42308c  R10 = 0x3f42308c  R11 = 0xbe40300c;
    expect lane 30 R8 = 0x3f42308c  R9 = 0xbf4a328d  R10 = 0xbf4a328d  R11 = 0x3f42308c;
    expect lane 31 R8 = 0xbf4a328d  R9 = 0xbee4390e  R10 = 0xbee4390e  R11 = 0xbf4a328d;
}

warp 8 { # CLAMP_TO_EDGE from column -3
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0xbf6e3b8f  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0xbf6e3b8f  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0xbf6e3b8f  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0xbf6e3b8f  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0xbf6e3b8f  R9 = 0x3f18260a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f18260a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0xbe282a0b  R10 = 0x3e9da76a  R11 = 0x3f800000;
    expect lane 8 R8 = 0xbe282a0b  R9 = 0x3e282a0b  R10 = 0x3ea3a8ea  R11 = 0x3e9da76a;
    expect lane 9 R8 = 0x3e282a0b  R9 = 0x3e282a0b  R10 = 0x3ea0a82a  R11 = 0x3ea3a8ea;
    expect lane 10 R8 = 0x3e282a0b  R9 = 0x3efc3f10  R10 = 0x3e9da76a  R11 = 0x3ea0a82a;
    expect lane 11 R8 = 0x3efc3f10  R9 = 0x3f6e3b8f  R10 = 0xbd802008  R11 = 0x3e9da76a;
    expect lane 12 R8 = 0x3f6e3b8f  R9 = 0x3f800000  R10 = 0x3d60380e  R11 = 0xbd802008;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7a3e90  R10 = 0x3d60380e  R11 = 0x3d60380e;
    expect lane 14 R8 = 0x3f7a3e90  R9 = 0x3f7a3e90  R10 = 0x3de0380e  R11 = 0x3d60380e;
    expect lane 15 R8 = 0x3f7a3e90  R9 = 0xbf302c0b  R10 = 0x3e102409  R11 = 0x3de0380e;
    expect lane 16 R8 = 0xbf302c0b  R9 = 0xbf002008  R10 = 0x3f3e2f8c  R11 = 0x3e102409;
    expect lane 17 R8 = 0xbf002008  R9 = 0xbf7e3f90  R10 = 0xbf800000  R11 = 0x3f3e2f8c;
    expect lane 18 R8 = 0xbf7e3f90  R9 = 0xbf0c2309  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf0c2309  R9 = 0xbe20280a  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 20 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0x3f800000  R11 = 0xbe48320d;
    expect lane 21 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0x3eb42d0b  R11 = 0xbe48320d;
    expect lane 23 R8 = 0xbec8320d  R9 = 0x3f26298a  R10 = 0x3edc370e  R11 = 0x3eb42d0b;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3e783e10  R10 = 0x3ee3b8ee  R11 = 0x3edc370e;
    expect lane 25 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3edcb72e  R11 = 0x3ee3b8ee;
    expect lane 26 R8 = 0xbf800000  R9 = 0x3f26298a  R10 = 0x3ee1b86e  R11 = 0x3edcb72e;
    expect lane 27 R8 = 0x3f26298a  R9 = 0x3ebaaeac  R10 = 0x3f800000  R11 = 0x3ee1b86e;
    expect lane 28 R8 = 0x3ebaaeac  R9 = 0x3ec5314c  R10 = 0x3ee4390e  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ec5314c  R9 = 0x3ec1b06c  R10 = 0x3f2a2a8b  R11 = 0x3ee4390e;
    expect lane 30 R8 = 0x3ec1b06c  R9 = 0x3ec5314c  R10 = 0x3f800000  R11 = 0x3f2a2a8b;
    expect lane 31 R8 = 0x3ec5314c  R9 = 0xbf800000  R10 = 0xbf142509  R11 = 0x3f800000;
}

warp 9 { # CLAMP_TO_EDGE from column 50
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf382e0c  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf60380e  R11 = 0xbf382e0c;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 6 R8 = 0xbf60380e  R9 = 0x3f800000  R10 = 0xbdf03c0f  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 8 R8 = 0x3f703c0f  R9 = 0x3df03c0f  R10 = 0x3eb42d0b  R11 = 0x3df03c0f;
    expect lane 9 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf1f67da  R10 = 0xbf1f67da  R11 = 0x3f342d0b;
    expect lane 11 R8 = 0xbf1f67da  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
    expect lane 12 R8 = 0xbf22288a  R9 = 0xbf20a82a  R10 = 0xbf1fe7fa  R11 = 0xbf22288a;
    expect lane 13 R8 = 0xbf20a82a  R9 = 0xbf1fe7fa  R10 = 0xbf20a82a  R11 = 0xbf1fe7fa;
    expect lane 14 R8 = 0xbf1fe7fa  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbf20a82a;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbed0340d  R10 = 0x3c802008  R11 = 0xbe002008;
    expect lane 16 R8 = 0xbed0340d  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0x3c802008;
    expect lane 17 R8 = 0xbf42308c  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3c802008  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0xbf800000;
    expect lane 19 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 20 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 21 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 22 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 23 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 24 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 25 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 26 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 27 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 28 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 29 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 30 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
    expect lane 31 R8 = 0x3f3c2f0c  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0x3f54350d;
}

warp 10 { # CLAMP_TO_EDGE from column 30
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3eb02c0b  R9 = 0x3f56358d  R10 = 0x3f56358d  R11 = 0x3eb02c0b;
    expect lane 1 R8 = 0x3f56358d  R9 = 0x3f102409  R10 = 0x3f102409  R11 = 0x3f56358d;
    expect lane 2 R8 = 0x3f102409  R9 = 0x3e683a0f  R10 = 0x3e683a0f  R11 = 0x3f102409;
    expect lane 3 R8 = 0x3e683a0f  R9 = 0xbf362d8b  R10 = 0xbf362d8b  R11 = 0x3e683a0f;
    expect lane 4 R8 = 0xbf362d8b  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf362d8b;
    expect lane 5 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0xbf002008  R10 = 0xbf002008  R11 = 0x3f800000;
    expect lane 7 R8 = 0xbf002008  R9 = 0xbf723c8f  R10 = 0xbf723c8f  R11 = 0xbf002008;
    expect lane 8 R8 = 0xbf723c8f  R9 = 0xbf7e3f90  R10 = 0xbf7e3f90  R11 = 0xbf723c8f;
    expect lane 9 R8 = 0xbf7e3f90  R9 = 0xbf002008  R10 = 0xbf002008  R11 = 0xbf7e3f90;
    expect lane 10 R8 = 0xbf002008  R9 = 0xbec8320d  R10 = 0xbec8320d  R11 = 0xbf002008;
    expect lane 11 R8 = 0xbec8320d  R9 = 0xbec8320d  R10 = 0xbec8320d  R11 = 0xbec8320d;
    expect lane 12 R8 = 0xbec8320d  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0xbec8320d;
    expect lane 13 R8 = 0x3df03c0f  R9 = 0x3ed8360e  R10 = 0x3ed8360e  R11 = 0x3df03c0f;
    expect lane 14 R8 = 0x3ed8360e  R9 = 0x3eb42d0b  R10 = 0x3eb42d0b  R11 = 0x3ed8360e;
    expect lane 15 R8 = 0x3eb42d0b  R9 = 0x3f122489  R10 = 0x3f122489  R11 = 0x3eb42d0b;
    expect lane 16 R8 = 0x3f122489  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f122489;
    expect lane 17 R8 = 0xbf800000  R9 = 0x3eb42d0b  R10 = 0x3eb42d0b  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3eb42d0b  R9 = 0xbf5a368e  R10 = 0xbf5a368e  R11 = 0x3eb42d0b;
    expect lane 19 R8 = 0xbf5a368e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf5a368e;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 24 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 25 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 26 R8 = 0xbf60380e  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf60380e;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3f703c0f  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f703c0f  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0x3f703c0f;
    expect lane 29 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0x3df03c0f;
    expect lane 30 R8 = 0xbf703c0f  R9 = 0xbf1f67da  R10 = 0xbf1f67da  R11 = 0xbf703c0f;
    expect lane 31 R8 = 0xbf1f67da  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
}

warp 11 { # CLAMP_TO_EDGE from column 20
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3c002008  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0x3c002008;
    expect lane 1 R8 = 0x3df03c0f  R9 = 0xbe40300c  R10 = 0xbe40300c  R11 = 0x3df03c0f;
    expect lane 2 R8 = 0xbe40300c  R9 = 0x3e58360e  R10 = 0x3e58360e  R11 = 0xbe40300c;
    expect lane 3 R8 = 0x3e58360e  R9 = 0x3cc0300c  R10 = 0x3cc0300c  R11 = 0x3e58360e;
    expect lane 4 R8 = 0x3cc0300c  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3cc0300c;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf18260a  R10 = 0xbf18260a  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf18260a  R9 = 0xbf18260a  R10 = 0xbf18260a  R11 = 0xbf18260a;
    expect lane 7 R8 = 0xbf18260a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf18260a;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbee0380e  R10 = 0xbee0380e  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbee0380e  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0xbee0380e;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0xbf703c0f;
    expect lane 11 R8 = 0xbf703c0f  R9 = 0xbf302c0b  R10 = 0xbf302c0b  R11 = 0xbf703c0f;
    expect lane 12 R8 = 0xbf302c0b  R9 = 0xbdf03c0f  R10 = 0xbdf03c0f  R11 = 0xbf302c0b;
    expect lane 13 R8 = 0xbdf03c0f  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 14 R8 = 0x3df03c0f  R9 = 0x3eb42d0b  R10 = 0x3eb42d0b  R11 = 0x3df03c0f;
    expect lane 15 R8 = 0x3eb42d0b  R9 = 0x3f342d0b  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 16 R8 = 0x3f342d0b  R9 = 0xbe20280a  R10 = 0xbe20280a  R11 = 0x3f342d0b;
    expect lane 17 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0xbe20280a  R11 = 0xbe20280a;
    expect lane 18 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0x3f66398e  R11 = 0xbe20280a;
    expect lane 19 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0xbec8320d  R11 = 0x3f66398e;
    expect lane 20 R8 = 0xbec8320d  R9 = 0x3ed4350d  R10 = 0x3ed4350d  R11 = 0xbec8320d;
    expect lane 21 R8 = 0x3ed4350d  R9 = 0x3f162589  R10 = 0x3f162589  R11 = 0x3ed4350d;
    expect lane 22 R8 = 0x3f162589  R9 = 0x3f022088  R10 = 0x3f022088  R11 = 0x3f162589;
    expect lane 23 R8 = 0x3f022088  R9 = 0x3f26298a  R10 = 0x3f26298a  R11 = 0x3f022088;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3d20280a  R10 = 0x3d20280a  R11 = 0x3f26298a;
    expect lane 25 R8 = 0x3d20280a  R9 = 0xbdb02c0b  R10 = 0xbdb02c0b  R11 = 0x3d20280a;
    expect lane 26 R8 = 0xbdb02c0b  R9 = 0xbd20280a  R10 = 0xbd20280a  R11 = 0xbdb02c0b;
    expect lane 27 R8 = 0xbd20280a  R9 = 0xbd802008  R10 = 0xbd802008  R11 = 0xbd20280a;
    expect lane 28 R8 = 0xbd802008  R9 = 0xbe40300c  R10 = 0xbe40300c  R11 = 0xbd802008;
    expect lane 29 R8 = 0xbe40300c  R9 = 0x3f42308c  R10 = 0x3f42308c  R11 = 0xbe40300c;
    expect lane 30 R8 = 0x3f42308c  R9 = 0xbf4a328d  R10 = 0xbf4a328d  R11 = 0x3f42308c;
    expect lane 31 R8 = 0xbf4a328d  R9 = 0xbee4390e  R10 = 0xbee4390e  R11 = 0xbf4a328d;
}

warp 12 { # BORDER from column -3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0xbf6e3b8f  R10 = 0x3f800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0xbf6e3b8f  R9 = 0x3f18260a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f18260a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0xbe282a0b  R10 = 0x3e9da76a  R11 = 0x3f800000;
    expect lane 8 R8 = 0xbe282a0b  R9 = 0x3e282a0b  R10 = 0x3ea3a8ea  R11 = 0x3e9da76a;
    expect lane 9 R8 = 0x3e282a0b  R9 = 0x3e282a0b  R10 = 0x3ea0a82a  R11 = 0x3ea3a8ea;
    expect lane 10 R8 = 0x3e282a0b  R9 = 0x3efc3f10  R10 = 0x3e9da76a  R11 = 0x3ea0a82a;
    expect lane 11 R8 = 0x3efc3f10  R9 = 0x3f6e3b8f  R10 = 0xbd802008  R11 = 0x3e9da76a;
    expect lane 12 R8 = 0x3f6e3b8f  R9 = 0x3f800000  R10 = 0x3d60380e  R11 = 0xbd802008;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7a3e90  R10 = 0x3d60380e  R11 = 0x3d60380e;
    expect lane 14 R8 = 0x3f7a3e90  R9 = 0x3f7a3e90  R10 = 0x3de0380e  R11 = 0x3d60380e;
    expect lane 15 R8 = 0x3f7a3e90  R9 = 0xbf302c0b  R10 = 0x3e102409  R11 = 0x3de0380e;
    expect lane 16 R8 = 0xbf302c0b  R9 = 0xbf002008  R10 = 0x3f3e2f8c  R11 = 0x3e102409;
    expect lane 17 R8 = 0xbf002008  R9 = 0xbf7e3f90  R10 = 0xbf800000  R11 = 0x3f3e2f8c;
    expect lane 18 R8 = 0xbf7e3f90  R9 = 0xbf0c2309  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf0c2309  R9 = 0xbe20280a  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 20 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0x3f800000  R11 = 0xbe48320d;
    expect lane 21 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0xbe48320d  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0x3eb42d0b  R11 = 0xbe48320d;
    expect lane 23 R8 = 0xbec8320d  R9 = 0x3f26298a  R10 = 0x3edc370e  R11 = 0x3eb42d0b;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3e783e10  R10 = 0x3ee3b8ee  R11 = 0x3edc370e;
    expect lane 25 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3edcb72e  R11 = 0x3ee3b8ee;
    expect lane 26 R8 = 0xbf800000  R9 = 0x3f26298a  R10 = 0x3ee1b86e  R11 = 0x3edcb72e;
    expect lane 27 R8 = 0x3f26298a  R9 = 0x3ebaaeac  R10 = 0x3f800000  R11 = 0x3ee1b86e;
    expect lane 28 R8 = 0x3ebaaeac  R9 = 0x3ec5314c  R10 = 0x3ee4390e  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ec5314c  R9 = 0x3ec1b06c  R10 = 0x3f2a2a8b  R11 = 0x3ee4390e;
    expect lane 30 R8 = 0x3ec1b06c  R9 = 0x3ec5314c  R10 = 0x3f800000  R11 = 0x3f2a2a8b;
    expect lane 31 R8 = 0x3ec5314c  R9 = 0xbf800000  R10 = 0xbf142509  R11 = 0x3f800000;
}

warp 13 { # BORDER from column 50
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf382e0c  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf60380e  R11 = 0xbf382e0c;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 6 R8 = 0xbf60380e  R9 = 0x3f800000  R10 = 0xbdf03c0f  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 8 R8 = 0x3f703c0f  R9 = 0x3df03c0f  R10 = 0x3eb42d0b  R11 = 0x3df03c0f;
    expect lane 9 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf1f67da  R10 = 0xbf1f67da  R11 = 0x3f342d0b;
    expect lane 11 R8 = 0xbf1f67da  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
    expect lane 12 R8 = 0xbf22288a  R9 = 0xbf20a82a  R10 = 0xbf1fe7fa  R11 = 0xbf22288a;
    expect lane 13 R8 = 0xbf20a82a  R9 = 0xbf1fe7fa  R10 = 0xbf20a82a  R11 = 0xbf1fe7fa;
    expect lane 14 R8 = 0xbf1fe7fa  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbf20a82a;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbed0340d  R10 = 0x3c802008  R11 = 0xbe002008;
    expect lane 16 R8 = 0xbed0340d  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0x3c802008;
    expect lane 17 R8 = 0xbf42308c  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3c802008  R9 = 0x3f3c2f0c  R10 = 0x3f54350d  R11 = 0xbf800000;
    expect lane 19 R8 = 0x3f3c2f0c  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3f54350d;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
}

warp 14 { # BORDER from column 30
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f56358d  R11 = 0x3eb02c0b;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f102409  R11 = 0x3f56358d;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e683a0f  R11 = 0x3f102409;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf362d8b  R11 = 0x3e683a0f;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf362d8b;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf002008  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf723c8f  R11 = 0xbf002008;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf7e3f90  R11 = 0xbf723c8f;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf002008  R11 = 0xbf7e3f90;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbec8320d  R11 = 0xbf002008;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbec8320d  R11 = 0xbec8320d;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3df03c0f  R11 = 0xbec8320d;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ed8360e  R11 = 0x3df03c0f;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb42d0b  R11 = 0x3ed8360e;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f122489  R11 = 0x3eb42d0b;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0x3f122489;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb42d0b  R11 = 0xbf800000;
    expect lane 18 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf5a368e  R11 = 0x3eb42d0b;
    expect lane 19 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf5a368e;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0xbf60380e;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f703c0f  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3df03c0f  R11 = 0x3f703c0f;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf703c0f  R11 = 0x3df03c0f;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf1f67da  R11 = 0xbf703c0f;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf22288a  R11 = 0xbf1f67da;
}

warp 15 { # BORDER from column 20
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3c002008  R9 = 0x3df03c0f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3df03c0f  R9 = 0xbe40300c  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0xbe40300c  R9 = 0x3e58360e  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e58360e  R9 = 0x3cc0300c  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3cc0300c  R9 = 0xbf800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf18260a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0xbf18260a  R9 = 0xbf18260a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0xbf18260a  R9 = 0xbf800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbee0380e  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0xbee0380e  R9 = 0xbf703c0f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 10 R8 = 0xbf703c0f  R9 = 0xbf703c0f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 11 R8 = 0xbf703c0f  R9 = 0xbf302c0b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 12 R8 = 0xbf302c0b  R9 = 0xbdf03c0f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 13 R8 = 0xbdf03c0f  R9 = 0x3df03c0f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 14 R8 = 0x3df03c0f  R9 = 0x3eb42d0b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 15 R8 = 0x3eb42d0b  R9 = 0x3f342d0b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 16 R8 = 0x3f342d0b  R9 = 0xbe20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 18 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 19 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 20 R8 = 0xbec8320d  R9 = 0x3ed4350d  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 21 R8 = 0x3ed4350d  R9 = 0x3f162589  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 22 R8 = 0x3f162589  R9 = 0x3f022088  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 23 R8 = 0x3f022088  R9 = 0x3f26298a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 24 R8 = 0x3f26298a  R9 = 0x3d20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3d20280a  R9 = 0xbdb02c0b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 26 R8 = 0xbdb02c0b  R9 = 0xbd20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 27 R8 = 0xbd20280a  R9 = 0xbd802008  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 28 R8 = 0xbd802008  R9 = 0xbe40300c  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 29 R8 = 0xbe40300c  R9 = 0x3f42308c  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 30 R8 = 0x3f42308c  R9 = 0xbf4a328d  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 31 R8 = 0xbf4a328d  R9 = 0xbee4390e  R10 = 0x3e800000  R11 = 0x3e800000;
}

warp 16 { # AOFFI
    asm "TLD4.R.AOFFI R8, R0, R4, 2, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = aoffi(lane % 16 - 8, 3)
    expect lane 0 R8 = 0xbbc0300c  R9 = 0xbbc0300c  R10 = 0x3f46318c  R11 = 0xbf042108;
    expect lane 1 R8 = 0xbbc0300c  R9 = 0x3b002008  R10 = 0x3e9c270a  R11 = 0x3f46318c;
    expect lane 2 R8 = 0x3b002008  R9 = 0x3c002008  R10 = 0xbf800000  R11 = 0x3e9c270a;
    expect lane 3 R8 = 0x3c002008  R9 = 0xbf5c370e  R10 = 0xbf0c2309  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf5c370e  R9 = 0xbf5c370e  R10 = 0xbf723c8f  R11 = 0xbf0c2309;
    expect lane 5 R8 = 0xbf5c370e  R9 = 0x3ea0280a  R10 = 0xbf0c2309  R11 = 0xbf723c8f;
    expect lane 6 R8 = 0x3ea0280a  R9 = 0xbec8320d  R10 = 0xbf302c0b  R11 = 0xbf0c2309;
    expect lane 7 R8 = 0xbec8320d  R9 = 0xbeac2b0b  R10 = 0xbf783e10  R11 = 0xbf302c0b;
    expect lane 8 R8 = 0xbeac2b0b  R9 = 0x3e8c2309  R10 = 0xbe50340d  R11 = 0xbf783e10;
    expect lane 9 R8 = 0x3e8c2309  R9 = 0x3ed4350d  R10 = 0x3e703c0f  R11 = 0xbe50340d;
    expect lane 10 R8 = 0x3ed4350d  R9 = 0xbef43d0f  R10 = 0x3c802008  R11 = 0x3e703c0f;
    expect lane 11 R8 = 0xbef43d0f  R9 = 0x3eb42d0b  R10 = 0xbe40300c  R11 = 0x3c802008;
    expect lane 12 R8 = 0x3eb42d0b  R9 = 0xbf5a368e  R10 = 0xbed8360e  R11 = 0xbe40300c;
    expect lane 13 R8 = 0xbf5a368e  R9 = 0xbe9c270a  R10 = 0xbf0a2289  R11 = 0xbed8360e;
    expect lane 14 R8 = 0xbe9c270a  R9 = 0xbf800000  R10 = 0xbf282a0b  R11 = 0xbf0a2289;
    expect lane 15 R8 = 0xbf800000  R9 = 0x3ef03c0f  R10 = 0xbf382e0c  R11 = 0xbf282a0b;
    expect lane 16 R8 = 0xbbc0300c  R9 = 0xbbc0300c  R10 = 0x3f46318c  R11 = 0xbf042108;
    expect lane 17 R8 = 0xbbc0300c  R9 = 0x3b002008  R10 = 0x3e9c270a  R11 = 0x3f46318c;
    expect lane 18 R8 = 0x3b002008  R9 = 0x3c002008  R10 = 0xbf800000  R11 = 0x3e9c270a;
    expect lane 19 R8 = 0x3c002008  R9 = 0xbf5c370e  R10 = 0xbf0c2309  R11 = 0xbf800000;
    expect lane 20 R8 = 0xbf5c370e  R9 = 0xbf5c370e  R10 = 0xbf723c8f  R11 = 0xbf0c2309;
    expect lane 21 R8 = 0xbf5c370e  R9 = 0x3ea0280a  R10 = 0xbf0c2309  R11 = 0xbf723c8f;
    expect lane 22 R8 = 0x3ea0280a  R9 = 0xbec8320d  R10 = 0xbf302c0b  R11 = 0xbf0c2309;
    expect lane 23 R8 = 0xbec8320d  R9 = 0xbeac2b0b  R10 = 0xbf783e10  R11 = 0xbf302c0b;
    expect lane 24 R8 = 0xbeac2b0b  R9 = 0x3e8c2309  R10 = 0xbe50340d  R11 = 0xbf783e10;
    expect lane 25 R8 = 0x3e8c2309  R9 = 0x3ed4350d  R10 = 0x3e703c0f  R11 = 0xbe50340d;
    expect lane 26 R8 = 0x3ed4350d  R9 = 0xbef43d0f  R10 = 0x3c802008  R11 = 0x3e703c0f;
    expect lane 27 R8 = 0xbef43d0f  R9 = 0x3eb42d0b  R10 = 0xbe40300c  R11 = 0x3c802008;
    expect lane 28 R8 = 0x3eb42d0b  R9 = 0xbf5a368e  R10 = 0xbed8360e  R11 = 0xbe40300c;
    expect lane 29 R8 = 0xbf5a368e  R9 = 0xbe9c270a  R10 = 0xbf0a2289  R11 = 0xbed8360e;
    expect lane 30 R8 = 0xbe9c270a  R9 = 0xbf800000  R10 = 0xbf282a0b  R11 = 0xbf0a2289;
    expect lane 31 R8 = 0xbf800000  R9 = 0x3ef03c0f  R10 = 0xbf382e0c  R11 = 0xbf282a0b;
}

warp 17 { # PTP: each sample in a block of its own
    asm "TLD4.R.PTP R8, R0, R4, 1, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)
    expect lane 0 R8 = 0x3e382e0c  R9 = 0xbf49f27d  R10 = 0x3f42308c  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3eb02c0b  R9 = 0x3e842108  R10 = 0x3f5a368e  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f56358d  R9 = 0x3d40300c  R10 = 0x3ef43d0f  R11 = 0x3eb82e0c;
    expect lane 3 R8 = 0x3f102409  R9 = 0xbe902409  R10 = 0xbd20280a  R11 = 0x3eb82e0c;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3d40300c  R10 = 0xbf2a2a8b  R11 = 0x3f2c2b0b;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf142509  R10 = 0x3e8c2309  R11 = 0x3f2c2b0b;
    expect lane 6 R8 = 0xbecc330d  R9 = 0xbf50340d  R10 = 0x3d20280a  R11 = 0x3f5c370e;
    expect lane 7 R8 = 0x3ef43d0f  R9 = 0xbf142509  R10 = 0x3f6a3a8f  R11 = 0x3f5c370e;
    expect lane 8 R8 = 0x3f800000  R9 = 0xbf082209  R10 = 0x3f2e2b8b  R11 = 0xbf783e10;
    expect lane 9 R8 = 0x3f46318c  R9 = 0xbf282a0b  R10 = 0x3ee4390e  R11 = 0xbf783e10;
    expect lane 10 R8 = 0xbf042108  R9 = 0xbe40300c  R10 = 0xbf763d8f  R11 = 0xbe50340d;
    expect lane 11 R8 = 0xbf042108  R9 = 0xbed8360e  R10 = 0x3c882209  R11 = 0xbe50340d;
    expect lane 12 R8 = 0xbf002008  R9 = 0xbf282a0b  R10 = 0x3c50340d  R11 = 0x3e703c0f;
    expect lane 13 R8 = 0xbf723c8f  R9 = 0xbe50340d  R10 = 0x3c882209  R11 = 0x3e703c0f;
    expect lane 14 R8 = 0xbf7e3f90  R9 = 0xbed8360e  R10 = 0x3c703c0f  R11 = 0x3c802008;
    expect lane 15 R8 = 0xbf002008  R9 = 0xbf783e10  R10 = 0x3eb82e0c  R11 = 0x3c802008;
    expect lane 16 R8 = 0xbf800000  R9 = 0x3e703c0f  R10 = 0x3f800000  R11 = 0xbe48320d;
    expect lane 17 R8 = 0x3c802008  R9 = 0xbf302c0b  R10 = 0x3f800000  R11 = 0xbe48320d;
    expect lane 18 R8 = 0x3e703c0f  R9 = 0xbf0c2309  R10 = 0x3ef83e10  R11 = 0x3f800000;
    expect lane 19 R8 = 0xbed8360e  R9 = 0xbf4e338d  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0xbed8360e  R9 = 0xbf7e3f90  R10 = 0x3c802008  R11 = 0xbe48320d;
    expect lane 21 R8 = 0x3e002008  R9 = 0x3d902409  R10 = 0x3e703c0f  R11 = 0xbe48320d;
    expect lane 22 R8 = 0xbd902409  R9 = 0xbf042108  R10 = 0xbed8360e  R11 = 0x3eb42d0b;
    expect lane 23 R8 = 0xbed8360e  R9 = 0xbf7c3f10  R10 = 0x3e082209  R11 = 0x3eb42d0b;
    expect lane 24 R8 = 0xbf50340d  R9 = 0x3d902409  R10 = 0x3f800000  R11 = 0xbed0340d;
    expect lane 25 R8 = 0xbf302c0b  R9 = 0x3f800000  R10 = 0xbe48320d  R11 = 0xbed0340d;
    expect lane 26 R8 = 0xbf1c270a  R9 = 0xbd902409  R10 = 0x3e082209  R11 = 0x3e20280a;
    expect lane 27 R8 = 0xbf142509  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3e20280a;
    expect lane 28 R8 = 0xbe102409  R9 = 0x3ef43d0f  R10 = 0xbed0340d  R11 = 0xbf800000;
    expect lane 29 R8 = 0x3e842108  R9 = 0x3eb02c0b  R10 = 0xbf42308c  R11 = 0xbf800000;
    expect lane 30 R8 = 0x3e842108  R9 = 0x3f800000  R10 = 0x3c802008  R11 = 0xbe002008;
    expect lane 31 R8 = 0x3e842108  R9 = 0x3f56358d  R10 = 0x3f800000  R11 = 0xbe002008;
}
