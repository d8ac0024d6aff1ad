# EAC SNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 00002052789b0c03 051169bccce14b1e d452415bc01a9812 d2e366a60ee0706a
bytes 0x30000020 fff431685e2c01f4 bde5d851e18bd5a4 380649a526361504 c147c413da14a413
bytes 0x30000040 0038a23500f5b8ce ac89577c88fe9fc3 fafa5e1f9664d063 43abc269482387ca
bytes 0x30000060 010c565e9d1b5a44 a13df29b9047844a 79de5020ec1bc9aa f14f3e310a538fa2
texture 0 { format EAC SNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 81f0c85e77926047 a5b19bd127462656 a0026273089aae28 39637c042f560983
bytes 0x30001020 0034e623ddde21fc a2359dee826f6de4 64a6174c871e8d45 b1974abcbfcdd33d
bytes 0x30001040 01081c43645ec389 7e894ef5d33f12a8 14aa3b62d182a93d 749b1f1c8592805e
bytes 0x30001060 01fc32ab702b0abe 4ffd0e32178389b0 f40eb87d1b989aaa c97fe74c6f6099de
texture 1 { format EAC SNORM layout pitch 128 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 ff40a2aa50d9c42f 5d71eb2661f2e40d 35326230c1dd3e02 c3330fc4c4206d4f
bytes 0x30002020 0104ec1f376489e2 05d5b388c270aad5 0cd681306e0d240b 5267b339fcaf49a6
bytes 0x30002040 7f78c96c63f714c6 8a6977cc8adc72dc b00ab554bb82e117 1edb87a4b9ea5550
bytes 0x30002060 ff6c5cad7fef1753 0fad64b8e8f92802 0cfe3b0b7af328ee fdff27b9c1d7aa76
texture 2 { format EAC SNORM layout pitch 128 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 00005ad3bf199d77 b4717e3dbc6282ca 77d2ce32d5e8a849 4bf35cc3790688f6
bytes 0x30003020 7fb4cd632c2f6b90 47255d883300da77 3006796fe29c1f5a ae276f1a2e11c76a
bytes 0x30003040 7f1840ebe20e3190 6589b284543e01ab 33ea88c744439d5d 73eb0bbf3fccb899
bytes 0x30003060 ff0c999ba374c22e 0f4daaa2ae1bd777 997e99517b2f3d69 37ff37c389acd4cc
texture 3 { format EAC SNORM layout pitch 128 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 0070a3e79b5c3bff fcb1b0c6e6313bf7 280288910e414f71 ddb3815fa95d8160
bytes 0x30004020 01140139cdb4ffb7 ba95a9cd2760138d 19c60ec3541a6320 96a7b619381731c7
bytes 0x30004040 7f0871367abd0a7e e2a956b555ca0035 a89aafabde194419 5edbfe6907e9752f
bytes 0x30004060 00cc6d123a1894b4 896df07a7381a6e8 b70ed120efeada48 aeef6789857e772e
texture 4 { format EAC SNORM layout pitch 128 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 7fc0cd6627b0d89f 4141783de515c2ec 8a7268b2c7199e26 add3c0c24e6fd4a3
bytes 0x30005020 ff0464c0b47876c2 abf5313c9060729b 815670ec508d1107 67e7f421b24d2c31
bytes 0x30005040 01f8546b03f3cfd6 57b9094987986ce2 9a0a0bee2cf4dcaf b04bdb07b6638065
bytes 0x30005060 ff1cd586c739d440 717dbffda26869ab 973e5cb4447de1ed 11afa81d08332124
texture 5 { format EAC SNORM layout pitch 128 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbb40300c  R9 = 0xbbc0300c  R10 = 0xbbc0300c  R11 = 0xbbc0300c;
    expect lane 1 R8 = 0x3c002008  R9 = 0xbb40300c  R10 = 0x3c002008  R11 = 0x3b002008;
    expect lane 2 R8 = 0xbd20280a  R9 = 0xbd802008  R10 = 0x3de0380e  R11 = 0xbd802008;
    expect lane 3 R8 = 0x3c802008  R9 = 0x3d60380e  R10 = 0x3db02c0b  R11 = 0x3e082209;
    expect lane 4 R8 = 0xbed8360e  R9 = 0x3e002008  R10 = 0xbe40300c  R11 = 0xbf282a0b;
    expect lane 5 R8 = 0xbd902409  R9 = 0xbed8360e  R10 = 0xbe9c270a  R11 = 0xbed8360e;
    expect lane 6 R8 = 0xbf4c330d  R9 = 0xbf142509  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf142509  R9 = 0xbf4c330d  R10 = 0xbf142509  R11 = 0x3f743d0f;
    expect lane 8 R8 = 0x3e683a0f  R9 = 0xbf362d8b  R10 = 0x3e683a0f  R11 = 0xbf362d8b;
    expect lane 9 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbeb82e0c  R11 = 0xbf362d8b;
    expect lane 10 R8 = 0x3eb42d0b  R9 = 0x3f122489  R10 = 0xbf5a368e  R11 = 0x3eb42d0b;
    expect lane 11 R8 = 0xbf800000  R9 = 0x3eb42d0b  R10 = 0xbf800000  R11 = 0xbe9c270a;
    expect lane 12 R8 = 0x3edc370e  R9 = 0x3ee1b86e  R10 = 0x3edc370e  R11 = 0x3edc370e;
    expect lane 13 R8 = 0x3ee338ce  R9 = 0x3ee1b86e  R10 = 0x3edc370e  R11 = 0x3edcb72e;
    expect lane 14 R8 = 0xbf26298a  R9 = 0xbe382e0c  R10 = 0xbf26298a  R11 = 0xbe8c2309;
    expect lane 15 R8 = 0xbebc2f0c  R9 = 0xbf162589  R10 = 0xbf3e2f8c  R11 = 0xbf162589;
    expect lane 16 R8 = 0xbd40300c  R9 = 0x3cc0300c  R10 = 0xbe40300c  R11 = 0x3df03c0f;
    expect lane 17 R8 = 0x3df03c0f  R9 = 0xbe703c0f  R10 = 0x3cc0300c  R11 = 0x3e58360e;
    expect lane 18 R8 = 0xbed0340d  R9 = 0xbf800000  R10 = 0xbe60380e  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbdc0300c  R9 = 0xbdc0300c  R10 = 0xbdc0300c  R11 = 0xbdc0300c;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f46318c  R10 = 0x3f800000  R11 = 0xbf7c3f10;
    expect lane 21 R8 = 0xbf042108  R9 = 0xbf042108  R10 = 0xbe902409  R11 = 0xbf800000;
    expect lane 22 R8 = 0x3ebc2f0c  R9 = 0x3f56358d  R10 = 0x3f1a268a  R11 = 0x3f7e3f90;
    expect lane 23 R8 = 0x3ebc2f0c  R9 = 0x3f800000  R10 = 0xbe842108  R11 = 0x3e082209;
    expect lane 24 R8 = 0x3c302c0b  R9 = 0x3a802008  R10 = 0x3c882209  R11 = 0x3a802008;
    expect lane 25 R8 = 0x3c60380e  R9 = 0x3b802008  R10 = 0x3c302c0b  R11 = 0x3ba0280a;
    expect lane 26 R8 = 0xbf3e2f8c  R9 = 0xbf322c8b  R10 = 0xbf382e0c  R11 = 0xbf082209;
    expect lane 27 R8 = 0xbf4a328d  R9 = 0xbf4a328d  R10 = 0xbf50340d  R11 = 0xbf50340d;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3d002008  R10 = 0x3f0a2289  R11 = 0x3e082209;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0a2289;
    expect lane 30 R8 = 0x3e082209  R9 = 0xbd60380e  R10 = 0xbe58360e  R11 = 0xbe8c2309;
    expect lane 31 R8 = 0xbd60380e  R9 = 0x3d902409  R10 = 0x3e082209  R11 = 0xbeac2b0b;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ba0280a  R9 = 0xbb40300c  R10 = 0x3c60380e  R11 = 0xbb40300c;
    expect lane 1 R8 = 0xbb40300c  R9 = 0xbc703c0f  R10 = 0xbb40300c  R11 = 0x3c002008;
    expect lane 2 R8 = 0xbd802008  R9 = 0x3d60380e  R10 = 0xbc802008  R11 = 0xbd802008;
    expect lane 3 R8 = 0x3d60380e  R9 = 0x3de0380e  R10 = 0xbd802008  R11 = 0xbd20280a;
    expect lane 4 R8 = 0xbe40300c  R9 = 0xbed8360e  R10 = 0xbed8360e  R11 = 0xbf282a0b;
    expect lane 5 R8 = 0xbf0a2289  R9 = 0xbf282a0b  R10 = 0xbf282a0b  R11 = 0xbe40300c;
    expect lane 6 R8 = 0xbf800000  R9 = 0x3e40300c  R10 = 0xbf4c330d  R11 = 0xbd002008;
    expect lane 7 R8 = 0x3f743d0f  R9 = 0xbf800000  R10 = 0xbd002008  R11 = 0xbf142509;
    expect lane 8 R8 = 0x3f50340d  R9 = 0x3f50340d  R10 = 0xbf800000  R11 = 0xbf723c8f;
    expect lane 9 R8 = 0xbeb82e0c  R9 = 0x3e683a0f  R10 = 0x3f50340d  R11 = 0xbeb82e0c;
    expect lane 10 R8 = 0x3e082209  R9 = 0xbf800000  R10 = 0xbe9c270a  R11 = 0xbf5a368e;
    expect lane 11 R8 = 0x3e082209  R9 = 0xbe9c270a  R10 = 0xbe9c270a  R11 = 0x3f122489;
    expect lane 12 R8 = 0x3edc370e  R9 = 0x3ee3b8ee  R10 = 0x3ee1b86e  R11 = 0x3edab6ae;
    expect lane 13 R8 = 0x3edcb72e  R9 = 0x3ee1b86e  R10 = 0x3ede378e  R11 = 0x3ee1b86e;
    expect lane 14 R8 = 0xbf26298a  R9 = 0xbf3e2f8c  R10 = 0xbf56358d  R11 = 0xbf162589;
    expect lane 15 R8 = 0xbf3e2f8c  R9 = 0xbf56358d  R10 = 0xbf3e2f8c  R11 = 0xbf26298a;
    expect lane 16 R8 = 0xbe703c0f  R9 = 0xbd40300c  R10 = 0xbd40300c  R11 = 0x3cc0300c;
    expect lane 17 R8 = 0xbe703c0f  R9 = 0x3e282a0b  R10 = 0xbe102409  R11 = 0xbe703c0f;
    expect lane 18 R8 = 0xbdc0300c  R9 = 0xbf48320d  R10 = 0xbf783e10  R11 = 0xbe60380e;
    expect lane 19 R8 = 0xbf783e10  R9 = 0xbf800000  R10 = 0xbf48320d  R11 = 0xbed0340d;
    expect lane 20 R8 = 0xbf042108  R9 = 0x3f46318c  R10 = 0xbf7c3f10  R11 = 0x3d902409;
    expect lane 21 R8 = 0x3e9c270a  R9 = 0xbf800000  R10 = 0x3d902409  R11 = 0xbf042108;
    expect lane 22 R8 = 0x3f7e3f90  R9 = 0x3ebc2f0c  R10 = 0x3e082209  R11 = 0x3f1a268a;
    expect lane 23 R8 = 0x3ebc2f0c  R9 = 0xbcc0300c  R10 = 0x3e082209  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3c302c0b  R9 = 0x3c302c0b  R10 = 0xbb002008  R11 = 0x3c20280a;
    expect lane 25 R8 = 0x3c302c0b  R9 = 0x3c20280a  R10 = 0x3ba0280a  R11 = 0x3c60380e;
    expect lane 26 R8 = 0xbf4a328d  R9 = 0xbf44310c  R10 = 0xbf50340d  R11 = 0xbf382e0c;
    expect lane 27 R8 = 0xbf44310c  R9 = 0xbf50340d  R10 = 0xbf4a328d  R11 = 0xbf082209;
    expect lane 28 R8 = 0x3e082209  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0a2289;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3e082209  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0xbecc330d  R9 = 0xbeac2b0b  R10 = 0xbe8c2309  R11 = 0xbd60380e;
    expect lane 31 R8 = 0xbe58360e  R9 = 0xbeac2b0b  R10 = 0xbd60380e  R11 = 0x3e082209;
}

warp 2 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f26298a  R11 = 0xbd60380e;
    expect lane 1 R8 = 0xbf42308c  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf42308c;
    expect lane 2 R8 = 0x3d802008  R9 = 0xbf0a2289  R10 = 0xbf783e10  R11 = 0xbf0a2289;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf40b02c  R9 = 0xbf3feffc  R10 = 0xbf41705c  R11 = 0xbf4370dc;
    expect lane 5 R8 = 0xbf3e6f9c  R9 = 0xbf40b02c  R10 = 0xbf3d2f4c  R11 = 0xbf3feffc;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3eb42d0b  R10 = 0x3e282a0b  R11 = 0xbe282a0b;
    expect lane 7 R8 = 0x3f162589  R9 = 0x3f2e2b8b  R10 = 0x3efc3f10  R11 = 0x3e282a0b;
    expect lane 8 R8 = 0xbe102409  R9 = 0x3e842108  R10 = 0xbe102409  R11 = 0x3e842108;
    expect lane 9 R8 = 0x3e842108  R9 = 0x3e842108  R10 = 0xbd902409  R11 = 0x3e282a0b;
    expect lane 10 R8 = 0xbf002008  R9 = 0xbf723c8f  R10 = 0xbf002008  R11 = 0xbf302c0b;
    expect lane 11 R8 = 0xbf7e3f90  R9 = 0xbf002008  R10 = 0xbf0c2309  R11 = 0xbf7e3f90;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3e20280a  R10 = 0x3f800000  R11 = 0x3ef03c0f;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ef03c0f;
    expect lane 14 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbef43d0f  R10 = 0xbf783e10  R11 = 0xbe002008;
    expect lane 16 R8 = 0x3c882209  R9 = 0x3c50340d  R10 = 0x3b002008  R11 = 0x3bc0300c;
    expect lane 17 R8 = 0x3c882209  R9 = 0x3c703c0f  R10 = 0x3b002008  R11 = 0x00000000;
    expect lane 18 R8 = 0x3eb82e0c  R9 = 0x3f800000  R10 = 0x3ef83e10  R11 = 0x3ef83e10;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3ef83e10  R10 = 0x3f2c2b0b  R11 = 0x3f2c2b0b;
    expect lane 20 R8 = 0x3f342d0b  R9 = 0xbf20280a  R10 = 0xbe20280a  R11 = 0xbe20280a;
    expect lane 21 R8 = 0x00000000  R9 = 0x3e703c0f  R10 = 0x3e703c0f  R11 = 0x3e703c0f;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3ed4350d  R10 = 0x3f800000  R11 = 0x3f44310c;
    expect lane 23 R8 = 0x3f7a3e90  R9 = 0x3f0e2389  R10 = 0x3f44310c  R11 = 0x3f7a3e90;
    expect lane 24 R8 = 0x3e783e10  R9 = 0x3eb82e0c  R10 = 0x3eb82e0c  R11 = 0xbeec3b0f;
    expect lane 25 R8 = 0xbf50340d  R9 = 0xbf50340d  R10 = 0x3eb82e0c  R11 = 0xbeec3b0f;
    expect lane 26 R8 = 0xbf0e2389  R9 = 0x3f002008  R10 = 0x3ec4310c  R11 = 0x3f002008;
    expect lane 27 R8 = 0x3f002008  R9 = 0x3f5a368e  R10 = 0x3f1e278a  R11 = 0x3f1e278a;
    expect lane 28 R8 = 0xbdb22c8b  R9 = 0xbdba2e8c  R10 = 0xbdb22c8b  R11 = 0xbdb62d8b;
    expect lane 29 R8 = 0xbdb22c8b  R9 = 0xbdd0340d  R10 = 0xbdb62d8b  R11 = 0xbdba2e8c;
    expect lane 30 R8 = 0xbf342d0b  R9 = 0xbf342d0b  R10 = 0xbdd0340d  R11 = 0x3c002008;
    expect lane 31 R8 = 0xbf18260a  R9 = 0x3c002008  R10 = 0xbea4290a  R11 = 0xbf6c3b0f;
}

warp 3 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbed0340d  R9 = 0x3f26298a  R10 = 0xbd60380e  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbd60380e  R9 = 0x3f26298a  R10 = 0xbf800000  R11 = 0xbf42308c;
    expect lane 2 R8 = 0xbe48320d  R9 = 0x3ea4290a  R10 = 0xbf0a2289  R11 = 0x3ea4290a;
    expect lane 3 R8 = 0xbf800000  R9 = 0x3d802008  R10 = 0xbf800000  R11 = 0xbf0a2289;
    expect lane 4 R8 = 0xbf3d2f4c  R9 = 0xbf40b02c  R10 = 0xbf41705c  R11 = 0xbf3feffc;
    expect lane 5 R8 = 0xbf42308c  R9 = 0xbf40b02c  R10 = 0xbf3f2fcc  R11 = 0xbf3f2fcc;
    expect lane 6 R8 = 0x3eb42d0b  R9 = 0x3f800000  R10 = 0x3f162589  R11 = 0x3eb42d0b;
    expect lane 7 R8 = 0x3eb42d0b  R9 = 0xbe282a0b  R10 = 0x3eb42d0b  R11 = 0x3efc3f10;
    expect lane 8 R8 = 0xbe40300c  R9 = 0x3df03c0f  R10 = 0xbe902409  R11 = 0x3d40300c;
    expect lane 9 R8 = 0xbe40300c  R9 = 0x3d40300c  R10 = 0x3e842108  R11 = 0x3d40300c;
    expect lane 10 R8 = 0xbf0c2309  R9 = 0xbf723c8f  R10 = 0xbf4e338d  R11 = 0xbf7e3f90;
    expect lane 11 R8 = 0xbf0c2309  R9 = 0xbf302c0b  R10 = 0xbf302c0b  R11 = 0xbf0c2309;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ef03c0f  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3ef03c0f  R9 = 0x3f800000  R10 = 0x3ef03c0f  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbf800000  R9 = 0x3db02c0b  R10 = 0x3db02c0b  R11 = 0xbeac2b0b;
    expect lane 15 R8 = 0xbeac2b0b  R9 = 0xbeac2b0b  R10 = 0x3db02c0b  R11 = 0xbf800000;
    expect lane 16 R8 = 0x3c102409  R9 = 0x3c102409  R10 = 0x3c102409  R11 = 0x3bc0300c;
    expect lane 17 R8 = 0x3c102409  R9 = 0x3b002008  R10 = 0x3b002008  R11 = 0x3c50340d;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3eb82e0c  R10 = 0x3ef83e10  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f2c2b0b  R9 = 0x3f5c370e  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f342d0b  R9 = 0xbe20280a  R10 = 0xbef03c0f  R11 = 0x3f342d0b;
    expect lane 21 R8 = 0xbef03c0f  R9 = 0x3ec8320d  R10 = 0x3f5c370e  R11 = 0x3ec8320d;
    expect lane 22 R8 = 0x3f0e2389  R9 = 0x3f800000  R10 = 0x3f44310c  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f44310c  R9 = 0x3f800000  R10 = 0x3e50340d  R11 = 0x3f800000;
    expect lane 24 R8 = 0xbf50340d  R9 = 0xbeb02c0b  R10 = 0x3f362d8b  R11 = 0x3eb82e0c;
    expect lane 25 R8 = 0xbeb02c0b  R9 = 0x3f362d8b  R10 = 0x3f800000  R11 = 0x3f362d8b;
    expect lane 26 R8 = 0xbf0e2389  R9 = 0x3f800000  R10 = 0x3e882209  R11 = 0x3f1e278a;
    expect lane 27 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f5a368e  R11 = 0x3f800000;
    expect lane 28 R8 = 0xbdb02c0b  R9 = 0xbdd2348d  R10 = 0xbdd2348d  R11 = 0xbdc8320d;
    expect lane 29 R8 = 0xbdcc330d  R9 = 0xbdd0340d  R10 = 0xbdb62d8b  R11 = 0xbdcc330d;
    expect lane 30 R8 = 0xbea4290a  R9 = 0x3c002008  R10 = 0xbe58360e  R11 = 0xbdd0340d;
    expect lane 31 R8 = 0xbf342d0b  R9 = 0xbdd0340d  R10 = 0xbf6c3b0f  R11 = 0xbf342d0b;
}

warp 4 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbdd0340d  R9 = 0xbe48320d  R10 = 0x3e18260a  R11 = 0x3e18260a;
    expect lane 1 R8 = 0x3e783e10  R9 = 0xbdd0340d  R10 = 0xbe942509  R11 = 0x3e783e10;
    expect lane 2 R8 = 0x3e382e0c  R9 = 0x3eb02c0b  R10 = 0x3c802008  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f56358d  R9 = 0x3f102409  R10 = 0x3e382e0c  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ebc2f0c  R9 = 0x3de0380e  R10 = 0x3ebc2f0c  R11 = 0x3de0380e;
    expect lane 5 R8 = 0x3f322c8b  R9 = 0x3ebc2f0c  R10 = 0x3f322c8b  R11 = 0x3f142509;
    expect lane 6 R8 = 0xbf48320d  R9 = 0xbf48320d  R10 = 0xbf1e278a  R11 = 0xbf062188;
    expect lane 7 R8 = 0xbf062188  R9 = 0xbed0340d  R10 = 0xbeb82e0c  R11 = 0xbf122489;
    expect lane 8 R8 = 0xbb802008  R9 = 0x3c20280a  R10 = 0x3c98260a  R11 = 0x3c98260a;
    expect lane 9 R8 = 0x3b002008  R9 = 0x3c98260a  R10 = 0x3c20280a  R11 = 0xbb802008;
    expect lane 10 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3e783e10  R11 = 0x3f26298a;
    expect lane 11 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3f26298a  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbea0280a  R9 = 0xbf1e278a  R10 = 0xbea0280a  R11 = 0x3ecc330d;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbea0280a  R10 = 0xbf382e0c  R11 = 0xbea0280a;
    expect lane 14 R8 = 0x3f3c2f0c  R9 = 0x3f800000  R10 = 0x3f3c2f0c  R11 = 0x3f54350d;
    expect lane 15 R8 = 0x3e002008  R9 = 0x3f783e10  R10 = 0x3f3c2f0c  R11 = 0x3f54350d;
    expect lane 16 R8 = 0x3f0e2389  R9 = 0x3f2a2a8b  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3ee4390e  R10 = 0x3f0e2389  R11 = 0x3f800000;
    expect lane 18 R8 = 0xbf3c2f0c  R9 = 0xbf800000  R10 = 0xbf18260a  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf002008  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf18260a;
    expect lane 20 R8 = 0xbf1f67da  R9 = 0xbf22288a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
    expect lane 21 R8 = 0xbf20a82a  R9 = 0xbf1fe7fa  R10 = 0xbf20a82a  R11 = 0xbf1fe7fa;
    expect lane 22 R8 = 0xbe8c2309  R9 = 0xbef43d0f  R10 = 0xbef43d0f  R11 = 0x3eac2b0b;
    expect lane 23 R8 = 0xbef43d0f  R9 = 0x3f24290a  R10 = 0xbef43d0f  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3ed4350d  R9 = 0x3e082209  R10 = 0x3e8c2309  R11 = 0xbeac2b0b;
    expect lane 25 R8 = 0xbef43d0f  R9 = 0x3e082209  R10 = 0xbef43d0f  R11 = 0x3ed4350d;
    expect lane 26 R8 = 0xbd20280a  R9 = 0xbf2a2a8b  R10 = 0x3df03c0f  R11 = 0xbf2a2a8b;
    expect lane 27 R8 = 0x3e8c2309  R9 = 0x3d20280a  R10 = 0x3df03c0f  R11 = 0x3f52348d;
    expect lane 28 R8 = 0x3f6a3a8f  R9 = 0x3f2e2b8b  R10 = 0x3f2e2b8b  R11 = 0xbf1c270a;
    expect lane 29 R8 = 0x3ee4390e  R9 = 0xbf763d8f  R10 = 0x3ee4390e  R11 = 0x3f800000;
    expect lane 30 R8 = 0xbf1c270a  R9 = 0x3f6a3a8f  R10 = 0x3e58360e  R11 = 0xbf1c270a;
    expect lane 31 R8 = 0x3ee4390e  R9 = 0xbf1c270a  R10 = 0x3ee4390e  R11 = 0x3f2e2b8b;
}

warp 5 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbe942509  R9 = 0xbdd0340d  R10 = 0xbe942509  R11 = 0x3e18260a;
    expect lane 1 R8 = 0x3d60380e  R9 = 0x3edc370e  R10 = 0x3e18260a  R11 = 0xbef43d0f;
    expect lane 2 R8 = 0x3e382e0c  R9 = 0x3eb02c0b  R10 = 0x3f56358d  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3eb02c0b  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3de0380e  R9 = 0x3e98260a  R10 = 0x3ebc2f0c  R11 = 0x3ee0380e;
    expect lane 5 R8 = 0x3de0380e  R9 = 0x3e683a0f  R10 = 0x3ebc2f0c  R11 = 0x3e683a0f;
    expect lane 6 R8 = 0xbee83a0f  R9 = 0xbee83a0f  R10 = 0xbf062188  R11 = 0xbe48320d;
    expect lane 7 R8 = 0xbeb82e0c  R9 = 0xbe48320d  R10 = 0xbf122489  R11 = 0xbf062188;
    expect lane 8 R8 = 0x3b002008  R9 = 0x3c98260a  R10 = 0x3c703c0f  R11 = 0x3ba0280a;
    expect lane 9 R8 = 0x3ba0280a  R9 = 0x00000000  R10 = 0x3c20280a  R11 = 0x3b002008;
    expect lane 10 R8 = 0xbe882209  R9 = 0xbf60380e  R10 = 0xbe882209  R11 = 0x3f800000;
    expect lane 11 R8 = 0xbf60380e  R9 = 0x3f26298a  R10 = 0xbf60380e  R11 = 0xbf2c2b0b;
    expect lane 12 R8 = 0xbf800000  R9 = 0x3f4e338d  R10 = 0x3f342d0b  R11 = 0xbf382e0c;
    expect lane 13 R8 = 0xbf382e0c  R9 = 0xbf800000  R10 = 0xbf1e278a  R11 = 0xbf382e0c;
    expect lane 14 R8 = 0x3e002008  R9 = 0x3f3c2f0c  R10 = 0x3f800000  R11 = 0x3f783e10;
    expect lane 15 R8 = 0x3f3c2f0c  R9 = 0x3f783e10  R10 = 0x3f3c2f0c  R11 = 0x3f783e10;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3ee4390e  R10 = 0x3f800000  R11 = 0x3f0e2389;
    expect lane 17 R8 = 0x3f2a2a8b  R9 = 0x3f800000  R10 = 0x3f62388e  R11 = 0x3f800000;
    expect lane 18 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf002008;
    expect lane 19 R8 = 0xbf002008  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 20 R8 = 0xbf1f67da  R9 = 0xbf22a8aa  R10 = 0xbf1de77a  R11 = 0xbf22288a;
    expect lane 21 R8 = 0xbf1e679a  R9 = 0xbf1de77a  R10 = 0xbf22288a  R11 = 0xbf1f67da;
    expect lane 22 R8 = 0xbef43d0f  R9 = 0xbe8c2309  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f24290a  R9 = 0x3d002008  R10 = 0xbef43d0f  R11 = 0x3eac2b0b;
    expect lane 24 R8 = 0xbeac2b0b  R9 = 0x3ed4350d  R10 = 0x3ed4350d  R11 = 0xbe48320d;
    expect lane 25 R8 = 0xbe48320d  R9 = 0xbef43d0f  R10 = 0xbeac2b0b  R11 = 0x3e8c2309;
    expect lane 26 R8 = 0xbf2a2a8b  R9 = 0x3d20280a  R10 = 0x3e48320d  R11 = 0xbd20280a;
    expect lane 27 R8 = 0xbdf03c0f  R9 = 0xbdf03c0f  R10 = 0x3d20280a  R11 = 0xbdf03c0f;
    expect lane 28 R8 = 0xbec0300c  R9 = 0xbf58360e  R10 = 0x3f800000  R11 = 0x3f6a3a8f;
    expect lane 29 R8 = 0xbf58360e  R9 = 0x3f6a3a8f  R10 = 0x3f2e2b8b  R11 = 0x3f6a3a8f;
    expect lane 30 R8 = 0xbf800000  R9 = 0xbf1c270a  R10 = 0xbec0300c  R11 = 0x3f6a3a8f;
    expect lane 31 R8 = 0xbf58360e  R9 = 0x3f2e2b8b  R10 = 0x3f2e2b8b  R11 = 0x3f6a3a8f;
}

warp 6 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3c002008  R9 = 0x3c002008  R10 = 0xbbc0300c  R11 = 0xbc102409;
    expect lane 1 R8 = 0x3c002008  R9 = 0x3ba0280a  R10 = 0x3c002008  R11 = 0xbb40300c;
    expect lane 2 R8 = 0x3d802008  R9 = 0xbdd0340d  R10 = 0xbdd0340d  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf42308c  R9 = 0xbf800000  R10 = 0xbf7a3e90  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbec8320d  R9 = 0xbec8320d  R10 = 0x3ed8360e  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3df03c0f  R9 = 0x3ed8360e  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 7 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 8 R8 = 0xbd20280a  R9 = 0x3f800000  R10 = 0x3ef43d0f  R11 = 0x3f800000;
    expect lane 9 R8 = 0xbd20280a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ef43d0f;
    expect lane 10 R8 = 0x3f362d8b  R9 = 0x3f022088  R10 = 0x3f162589  R11 = 0x3ed4350d;
    expect lane 11 R8 = 0x3f022088  R9 = 0x3ee4390e  R10 = 0x3f26298a  R11 = 0x3f022088;
    expect lane 12 R8 = 0x3ec3b0ec  R9 = 0x3ec5314c  R10 = 0x3ec5314c  R11 = 0x3ebaaeac;
    expect lane 13 R8 = 0x3ec5314c  R9 = 0x3ec330cc  R10 = 0x3ec5314c  R11 = 0x3ec1b06c;
    expect lane 14 R8 = 0xbf50340d  R9 = 0xbf302c0b  R10 = 0xbf142509  R11 = 0xbf50340d;
    expect lane 15 R8 = 0xbf1c270a  R9 = 0xbf142509  R10 = 0xbf50340d  R11 = 0xbf302c0b;
    expect lane 16 R8 = 0x3f7a3e90  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f6e3b8f;
    expect lane 17 R8 = 0x3f6a3a8f  R9 = 0x3f800000  R10 = 0x3f7a3e90  R11 = 0x3f7a3e90;
    expect lane 18 R8 = 0x3f5a368e  R9 = 0x3ef43d0f  R10 = 0x3e942509  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2a2a8b  R11 = 0x3ef43d0f;
    expect lane 20 R8 = 0xbef43d0f  R9 = 0x3f3a2e8c  R10 = 0xbf322c8b  R11 = 0x3f022088;
    expect lane 21 R8 = 0x3e382e0c  R9 = 0x3f3a2e8c  R10 = 0x3f800000  R11 = 0xbef43d0f;
    expect lane 22 R8 = 0x3e082209  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2e2b8b;
    expect lane 23 R8 = 0xbe48320d  R9 = 0x3e082209  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0xbb002008  R9 = 0xbb002008  R10 = 0xbba0280a  R11 = 0xbbc0300c;
    expect lane 25 R8 = 0xbba0280a  R9 = 0xbc302c0b  R10 = 0xbc40300c  R11 = 0xbc902409;
    expect lane 26 R8 = 0x3cc0300c  R9 = 0x3cc0300c  R10 = 0x3d60380e  R11 = 0x3e18260a;
    expect lane 27 R8 = 0x3e382e0c  R9 = 0x3e18260a  R10 = 0xbe48320d  R11 = 0x3db02c0b;
    expect lane 28 R8 = 0xbed8360e  R9 = 0xbf082209  R10 = 0xbf800000  R11 = 0xbf24290a;
    expect lane 29 R8 = 0xbf800000  R9 = 0xbf082209  R10 = 0xbed8360e  R11 = 0xbf800000;
    expect lane 30 R8 = 0x3f66398e  R9 = 0x3f800000  R10 = 0xbe20280a  R11 = 0xbe20280a;
    expect lane 31 R8 = 0xbf20280a  R9 = 0xbf20280a  R10 = 0xbec8320d  R11 = 0x3f66398e;
}

warp 7 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ba0280a  R9 = 0x3c60380e  R10 = 0x3c60380e  R11 = 0x3ba0280a;
    expect lane 1 R8 = 0xbbc0300c  R9 = 0x3c60380e  R10 = 0x3c002008  R11 = 0xbc703c0f;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbef83e10  R10 = 0x3d802008  R11 = 0xbef83e10;
    expect lane 3 R8 = 0xbf42308c  R9 = 0xbf800000  R10 = 0xbf7a3e90  R11 = 0xbe882209;
    expect lane 4 R8 = 0xbec8320d  R9 = 0x3f800000  R10 = 0x3df03c0f  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3df03c0f  R9 = 0x3ed8360e  R10 = 0x3ed8360e  R11 = 0x3ed8360e;
    expect lane 6 R8 = 0x3f342d0b  R9 = 0x3df03c0f  R10 = 0x3f800000  R11 = 0x3df03c0f;
    expect lane 7 R8 = 0x3eb42d0b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f703c0f;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e9c270a;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f3c2f0c  R10 = 0x3e9c270a  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f022088  R9 = 0x3ec4310c  R10 = 0x3f2e2b8b  R11 = 0x3ec4310c;
    expect lane 11 R8 = 0x3f26298a  R9 = 0x3f362d8b  R10 = 0x3f2e2b8b  R11 = 0x3ee4390e;
    expect lane 12 R8 = 0x3ec3b0ec  R9 = 0x3ebc2f0c  R10 = 0x3ec1b06c  R11 = 0x3ebc2f0c;
    expect lane 13 R8 = 0x3ebcaf2c  R9 = 0x3ebc2f0c  R10 = 0x3ebaaeac  R11 = 0x3ebe2f8c;
    expect lane 14 R8 = 0xbf382e0c  R9 = 0xbf082209  R10 = 0xbf142509  R11 = 0xbf082209;
    expect lane 15 R8 = 0xbf1c270a  R9 = 0xbf44310c  R10 = 0xbf142509  R11 = 0xbf50340d;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f6e3b8f  R10 = 0x3f800000  R11 = 0x3f723c8f;
    expect lane 17 R8 = 0x3f6a3a8f  R9 = 0x3f7a3e90  R10 = 0x3f6e3b8f  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f2a2a8b  R9 = 0x3f5a368e  R10 = 0x3e942509  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f2a2a8b  R9 = 0x3e282a0b  R10 = 0x3f800000  R11 = 0x3f5a368e;
    expect lane 20 R8 = 0x3f022088  R9 = 0x3f022088  R10 = 0x3e382e0c  R11 = 0xbd20280a;
    expect lane 21 R8 = 0xbd20280a  R9 = 0x3f3a2e8c  R10 = 0xbf322c8b  R11 = 0x3f800000;
    expect lane 22 R8 = 0xbe48320d  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0xbe48320d  R9 = 0x3eb42d0b  R10 = 0xbe48320d  R11 = 0x3eb42d0b;
    expect lane 24 R8 = 0xbc40300c  R9 = 0xbc902409  R10 = 0xbbc0300c  R11 = 0xbc902409;
    expect lane 25 R8 = 0xbbc0300c  R9 = 0xbb002008  R10 = 0xbba0280a  R11 = 0xbc40300c;
    expect lane 26 R8 = 0x3cc0300c  R9 = 0x3e382e0c  R10 = 0x3e18260a  R11 = 0x3e18260a;
    expect lane 27 R8 = 0x3e18260a  R9 = 0x3ecc330d  R10 = 0x3e382e0c  R11 = 0x3ecc330d;
    expect lane 28 R8 = 0xbf082209  R9 = 0xbf800000  R10 = 0xbebc2f0c  R11 = 0xbf800000;
    expect lane 29 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf082209  R11 = 0xbed8360e;
    expect lane 30 R8 = 0x3f2a2a8b  R9 = 0xbe20280a  R10 = 0xbe20280a  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f66398e  R9 = 0x3f2a2a8b  R10 = 0xbe20280a  R11 = 0xbe20280a;
}

warp 8 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbe282a0b  R9 = 0x3ee0380e  R10 = 0xbf52348d  R11 = 0x3e8c2309;
    expect lane 1 R8 = 0x3f44310c  R9 = 0x3f44310c  R10 = 0x3e8c2309  R11 = 0xbefc3f10;
    expect lane 2 R8 = 0x3e102409  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3ef83e10;
    expect lane 3 R8 = 0x3e102409  R9 = 0x3f800000  R10 = 0x3ef83e10  R11 = 0xbf22288a;
    expect lane 4 R8 = 0x3e9c270a  R9 = 0x3ea0a82a  R10 = 0x3e9f27ca  R11 = 0x3ea0a82a;
    expect lane 5 R8 = 0x3e9f27ca  R9 = 0x3ea2288a  R10 = 0x3ea6298a  R11 = 0x3e9c270a;
    expect lane 6 R8 = 0xbee4390e  R9 = 0x3e20280a  R10 = 0x3f42308c  R11 = 0xbe40300c;
    expect lane 7 R8 = 0x3f42308c  R9 = 0xbc802008  R10 = 0xbee4390e  R11 = 0xbf4a328d;
    expect lane 8 R8 = 0xbc802008  R9 = 0x3dc0300c  R10 = 0x3cc0300c  R11 = 0xbc802008;
    expect lane 9 R8 = 0x3d40300c  R9 = 0x3d802008  R10 = 0x3dc0300c  R11 = 0x3d40300c;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbed0340d  R10 = 0x3c802008  R11 = 0xbe002008;
    expect lane 11 R8 = 0xbf42308c  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf56358d  R9 = 0x3f42308c  R10 = 0xbeec3b0f  R11 = 0xbe382e0c;
    expect lane 13 R8 = 0x3f5a368e  R9 = 0x3ef43d0f  R10 = 0xbeec3b0f  R11 = 0xbe382e0c;
    expect lane 14 R8 = 0xbf042108  R9 = 0xbf2c2b0b  R10 = 0xbf2c2b0b  R11 = 0xbf042108;
    expect lane 15 R8 = 0xbf042108  R9 = 0xbd40300c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 16 R8 = 0x3f7e7fa0  R9 = 0x3f7cbf30  R10 = 0x3f7bbef0  R11 = 0x3f7bbef0;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f7cbf30  R10 = 0x3f7f7fe0  R11 = 0x3f7f7fe0;
    expect lane 18 R8 = 0x3da0280a  R9 = 0x3da0280a  R10 = 0xbf5c370e  R11 = 0xbf5c370e;
    expect lane 19 R8 = 0xbf5c370e  R9 = 0xbec8320d  R10 = 0xbec8320d  R11 = 0x3ea0280a;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbd60380e  R10 = 0xbef43d0f  R11 = 0xbef43d0f;
    expect lane 21 R8 = 0xbe48320d  R9 = 0xbf54350d  R10 = 0xbf800000  R11 = 0xbf54350d;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f56358d  R10 = 0x3f56358d  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3cc0300c  R9 = 0x3f56358d  R10 = 0x3cc0300c  R11 = 0x3f800000;
    expect lane 24 R8 = 0xbf703c0f  R9 = 0xbe902409  R10 = 0xbec0300c  R11 = 0xbf703c0f;
    expect lane 25 R8 = 0x3f102409  R9 = 0xbf282a0b  R10 = 0xbf282a0b  R11 = 0xbe902409;
    expect lane 26 R8 = 0xbf6e3b8f  R9 = 0xbf800000  R10 = 0xbf62388e  R11 = 0xbf022088;
    expect lane 27 R8 = 0xbf7a3e90  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf6e3b8f;
    expect lane 28 R8 = 0xbf116459  R9 = 0xbf146519  R10 = 0xbf1324c9  R11 = 0xbf106419;
    expect lane 29 R8 = 0xbf142509  R9 = 0xbf13a4e9  R10 = 0xbf10e439  R11 = 0xbf102409;
    expect lane 30 R8 = 0xbf800000  R9 = 0x3c802008  R10 = 0xbed8360e  R11 = 0xbf800000;
    expect lane 31 R8 = 0x3e703c0f  R9 = 0xbed8360e  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 9 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ee0380e  R9 = 0xbf52348d  R10 = 0xbf52348d  R11 = 0x3f44310c;
    expect lane 1 R8 = 0xbf52348d  R9 = 0x3f44310c  R10 = 0x3f44310c  R11 = 0xbe282a0b;
    expect lane 2 R8 = 0x3e102409  R9 = 0x3f3e2f8c  R10 = 0x3e102409  R11 = 0xbf22288a;
    expect lane 3 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f3e2f8c  R11 = 0xbf64390e;
    expect lane 4 R8 = 0x3e9da76a  R9 = 0x3ea3a8ea  R10 = 0x3e9da76a  R11 = 0x3e9da76a;
    expect lane 5 R8 = 0x3ea0a82a  R9 = 0x3e9da76a  R10 = 0x3ea3a8ea  R11 = 0x3e9c270a;
    expect lane 6 R8 = 0xbc802008  R9 = 0xbf1e278a  R10 = 0xbc802008  R11 = 0xbf4a328d;
    expect lane 7 R8 = 0xbee4390e  R9 = 0xbee4390e  R10 = 0xbe40300c  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbdb02c0b  R9 = 0x3d40300c  R10 = 0xbd20280a  R11 = 0xbd60380e;
    expect lane 9 R8 = 0x3dc0300c  R9 = 0x3dc0300c  R10 = 0x3d802008  R11 = 0xbd20280a;
    expect lane 10 R8 = 0xbed0340d  R9 = 0x3e20280a  R10 = 0xbed0340d  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbe002008  R10 = 0xbf800000  R11 = 0xbf42308c;
    expect lane 12 R8 = 0x3ef43d0f  R9 = 0x3ef43d0f  R10 = 0xbf0e2389  R11 = 0x3f42308c;
    expect lane 13 R8 = 0x3f5a368e  R9 = 0xbe382e0c  R10 = 0x3ef43d0f  R11 = 0x3ef43d0f;
    expect lane 14 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbd40300c  R11 = 0xbf2c2b0b;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbd40300c  R10 = 0xbf800000  R11 = 0xbe902409;
    expect lane 16 R8 = 0x3f7bbef0  R9 = 0x3f7c3f10  R10 = 0x3f800000  R11 = 0x3f7c3f10;
    expect lane 17 R8 = 0x3f7dbf70  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7c3f10;
    expect lane 18 R8 = 0xbf800000  R9 = 0x3da0280a  R10 = 0xbf5c370e  R11 = 0x3da0280a;
    expect lane 19 R8 = 0xbec8320d  R9 = 0x3da0280a  R10 = 0x3ea0280a  R11 = 0xbe20280a;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbe48320d  R10 = 0xbf800000  R11 = 0xbd60380e;
    expect lane 21 R8 = 0xbf1e278a  R9 = 0xbf783e10  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f082209  R11 = 0x3f56358d;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3cc0300c;
    expect lane 24 R8 = 0xbec0300c  R9 = 0xbf282a0b  R10 = 0x3f58360e  R11 = 0xbf282a0b;
    expect lane 25 R8 = 0xbec0300c  R9 = 0x3e40300c  R10 = 0x3f102409  R11 = 0xbec0300c;
    expect lane 26 R8 = 0xbf022088  R9 = 0xbf800000  R10 = 0xbf56358d  R11 = 0xbf7a3e90;
    expect lane 27 R8 = 0xbf800000  R9 = 0xbf7a3e90  R10 = 0xbf62388e  R11 = 0xbf800000;
    expect lane 28 R8 = 0xbf142509  R9 = 0xbf102409  R10 = 0xbf10e439  R11 = 0xbf142509;
    expect lane 29 R8 = 0xbf10e439  R9 = 0xbf1324c9  R10 = 0xbf13a4e9  R11 = 0xbf10e439;
    expect lane 30 R8 = 0xbf783e10  R9 = 0xbe50340d  R10 = 0xbf783e10  R11 = 0x3e703c0f;
    expect lane 31 R8 = 0x3e703c0f  R9 = 0x3c802008  R10 = 0xbe50340d  R11 = 0xbed8360e;
}

warp 10 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbed4350d  R9 = 0x3f362d8b  R10 = 0xbed4350d  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3e18260a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f4a328d  R9 = 0x3f62388e  R10 = 0x3f4a328d  R11 = 0x3dd0340d;
    expect lane 3 R8 = 0x3f322c8b  R9 = 0x3dd0340d  R10 = 0x3e942509  R11 = 0x3ed4350d;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf0a2289  R9 = 0xbf800000  R10 = 0xbe882209  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf5a368e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe102409;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbc60380e  R9 = 0xbc802008  R10 = 0xbc302c0b  R11 = 0xbca0280a;
    expect lane 9 R8 = 0xba802008  R9 = 0xbca0280a  R10 = 0xbca0280a  R11 = 0xbca0280a;
    expect lane 10 R8 = 0xbedc370e  R9 = 0xbf800000  R10 = 0x3e8c2309  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf60380e  R9 = 0xbf800000  R10 = 0xbf382e0c  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf60380e  R10 = 0xbf800000  R11 = 0xbf60380e;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ef43d0f  R11 = 0x3f800000;
    expect lane 15 R8 = 0xbecc330d  R9 = 0x3ef43d0f  R10 = 0x3f800000  R11 = 0xbd902409;
    expect lane 16 R8 = 0x3f18260a  R9 = 0x3e002008  R10 = 0x3f18260a  R11 = 0xbf6e3b8f;
    expect lane 17 R8 = 0x3e002008  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0xbc002008  R9 = 0x3f800000  R10 = 0x3f44310c  R11 = 0x3f022088;
    expect lane 19 R8 = 0x3f800000  R9 = 0xbe382e0c  R10 = 0x3f800000  R11 = 0x3f44310c;
    expect lane 20 R8 = 0xbf4e338d  R9 = 0xbf4cb32d  R10 = 0xbf49f27d  R11 = 0xbf4cb32d;
    expect lane 21 R8 = 0xbf4b72dd  R9 = 0xbf4e338d  R10 = 0xbf4a729d  R11 = 0xbf49f27d;
    expect lane 22 R8 = 0xbee0380e  R9 = 0xbee0380e  R10 = 0xbf703c0f  R11 = 0xbee0380e;
    expect lane 23 R8 = 0xbf302c0b  R9 = 0xbf48320d  R10 = 0xbf302c0b  R11 = 0xbf703c0f;
    expect lane 24 R8 = 0x3c802008  R9 = 0xbdb02c0b  R10 = 0xbdb02c0b  R11 = 0x3d20280a;
    expect lane 25 R8 = 0x3d20280a  R9 = 0xbd20280a  R10 = 0xbd802008  R11 = 0xbd20280a;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f7e3f90  R10 = 0x3f7e3f90  R11 = 0x3f703c0f;
    expect lane 27 R8 = 0x3f382e0c  R9 = 0x3f7e3f90  R10 = 0x3f62388e  R11 = 0x3eac2b0b;
    expect lane 28 R8 = 0xbf22288a  R9 = 0xbf763d8f  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 29 R8 = 0xbf22288a  R9 = 0xbf22288a  R10 = 0xbf6a3a8f  R11 = 0xbf800000;
    expect lane 30 R8 = 0xbed4350d  R9 = 0x3e942509  R10 = 0x3f1a268a  R11 = 0x3ee4390e;
    expect lane 31 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0xbdd0340d  R11 = 0xbe842108;
}

warp 11 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e18260a;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbed4350d  R11 = 0x3edc370e;
    expect lane 2 R8 = 0x3dd0340d  R9 = 0x3f322c8b  R10 = 0x3f122489  R11 = 0x3ed4350d;
    expect lane 3 R8 = 0x3f122489  R9 = 0x3f122489  R10 = 0x3f322c8b  R11 = 0x3dd0340d;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbe882209  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf0a2289  R10 = 0xbf5e378e  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf0c2309  R9 = 0xbe102409  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbeb02c0b  R9 = 0xbf800000  R10 = 0xbf0c2309  R11 = 0x3f122489;
    expect lane 8 R8 = 0xbbc0300c  R9 = 0xbbc0300c  R10 = 0xba802008  R11 = 0xbc60380e;
    expect lane 9 R8 = 0x3b40300c  R9 = 0xbc802008  R10 = 0xbc302c0b  R11 = 0xbc302c0b;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0x3f022088  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf382e0c  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf1a268a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbd902409  R9 = 0xbd902409  R10 = 0x3f800000  R11 = 0x3ef43d0f;
    expect lane 15 R8 = 0xbd902409  R9 = 0x3e842108  R10 = 0x3f800000  R11 = 0xbd902409;
    expect lane 16 R8 = 0x3f54350d  R9 = 0xbf800000  R10 = 0xbe683a0f  R11 = 0xbe683a0f;
    expect lane 17 R8 = 0x3e002008  R9 = 0x3f54350d  R10 = 0xbf6e3b8f  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f44310c  R9 = 0x3f800000  R10 = 0x3f022088  R11 = 0xbc002008;
    expect lane 19 R8 = 0x3f800000  R9 = 0xbc002008  R10 = 0x3f44310c  R11 = 0x3f022088;
    expect lane 20 R8 = 0xbf4a729d  R9 = 0xbf4bf2fd  R10 = 0xbf4b72dd  R11 = 0xbf49f27d;
    expect lane 21 R8 = 0xbf4b72dd  R9 = 0xbf49f27d  R10 = 0xbf4b72dd  R11 = 0xbf4d334d;
    expect lane 22 R8 = 0xbf302c0b  R9 = 0xbee0380e  R10 = 0xbee0380e  R11 = 0xbee0380e;
    expect lane 23 R8 = 0xbf302c0b  R9 = 0xbf002008  R10 = 0xbf18260a  R11 = 0xbeb02c0b;
    expect lane 24 R8 = 0xbd002008  R9 = 0x3d802008  R10 = 0xbd002008  R11 = 0xbdb02c0b;
    expect lane 25 R8 = 0x3c802008  R9 = 0xbd002008  R10 = 0xbd002008  R11 = 0xbdb02c0b;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f382e0c  R10 = 0x3f62388e  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f7e3f90  R9 = 0x3eac2b0b  R10 = 0x3f703c0f  R11 = 0x3f54350d;
    expect lane 28 R8 = 0xbf800000  R9 = 0xbf40300c  R10 = 0xbf6a3a8f  R11 = 0xbf763d8f;
    expect lane 29 R8 = 0xbf282a0b  R9 = 0xbf342d0b  R10 = 0xbf342d0b  R11 = 0xbf800000;
    expect lane 30 R8 = 0xbe842108  R9 = 0xbdd0340d  R10 = 0xbe842108  R11 = 0xbdd0340d;
    expect lane 31 R8 = 0xbed4350d  R9 = 0x3e942509  R10 = 0x3e942509  R11 = 0x3f1a268a;
}
