# EAC: levels down to one texel, and layers.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-42 PD-91 PD-91c PD-80
rules without PD-81b PD-92
sampler 0 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 8a6977cc8adc72dcadd3c0c24e6fd4a3 47255d883300da77ff1cd586c739d440 749b1f1c8592805ef14f3e310a538fa2 ddb3815fa95d81600cfe3b0b7af328ee
bytes 0x30000040 051169bccce14b1efcb1b0c6e6313bf7 73eb0bbf3fccb89964a6174c871e8d45 73eb0bbf3fccb899380649a526361504 ff0c999ba374c22eff0464c0b47876c2
bytes 0x30000080 37ff37c389acd4cc05d5b388c270aad5 77d2ce32d5e8a8499a0a0bee2cf4dcaf 3006796fe29c1f5aabf5313c9060729b 01140139cdb4ffb7bde5d851e18bd5a4
bytes 0x300000c0 0cfe3b0b7af328ee01081c43645ec389 05d5b388c270aad573eb0bbf3fccb899 7e894ef5d33f12a8aeef6789857e772e 01081c43645ec389e2a956b555ca0035
bytes 0x30000100 00005ad3bf199d770038a23500f5b8ce ae276f1a2e11c76a8a7268b2c7199e26 8a6977cc8adc72dcb04bdb07b6638065 fcb1b0c6e6313bf739637c042f560983
bytes 0x30000140 7f78c96c63f714c6b70ed120efeada48 73eb0bbf3fccb89901140139cdb4ffb7 00002052789b0c03749b1f1c8592805e 01f8546b03f3cfd639637c042f560983
bytes 0x30000180 ff0c999ba374c22e0104ec1f376489e2 ddb3815fa95d8160b4717e3dbc6282ca 8a6977cc8adc72dcff1cd586c739d440 7f0871367abd0a7ed2e366a60ee0706a
bytes 0x300001c0 73eb0bbf3fccb899ba95a9cd2760138d a5b19bd127462656ff40a2aa50d9c42f 67e7f421b24d2c3101140139cdb4ffb7 5d71eb2661f2e40d67e7f421b24d2c31
bytes 0x30000200 aeef6789857e772ed452415bc01a9812 00000000000000000000000000000000 ae276f1a2e11c76a0034e623ddde21fc 00000000000000000000000000000000
bytes 0x30000300 9a0a0bee2cf4dcaf7e894ef5d33f12a8 00000000000000000000000000000000 47255d883300da773006796fe29c1f5a 00000000000000000000000000000000
bytes 0x30000400 4bf35cc3790688f637ff37c389acd4cc 5edbfe6907e9752f280288910e414f71 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000440 a89aafabde194419fff431685e2c01f4 7f1840ebe20e3190a2359dee826f6de4 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000480 1edb87a4b9ea555001081c43645ec389 19c60ec3541a63200fad64b8e8f92802 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300004c0 7f1840ebe20e319057b9094987986ce2 fafa5e1f9664d063a2359dee826f6de4 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000600 57b9094987986ce239637c042f560983 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 0 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000800 815670ec508d11077f78c96c63f714c6 e2a956b555ca003500002052789b0c03 14aa3b62d182a93db4717e3dbc6282ca e2a956b555ca0035ff6c5cad7fef1753
bytes 0x30000840 64a6174c871e8d450fad64b8e8f92802 ff40a2aa50d9c42f010c565e9d1b5a44 b4717e3dbc6282caaeef6789857e772e 19c60ec3541a632001fc32ab702b0abe
bytes 0x30000880 d2e366a60ee0706afdff27b9c1d7aa76 00000000000000000000000000000000 973e5cb4447de1eda0026273089aae28 00000000000000000000000000000000
bytes 0x30000900 57b9094987986ce20000000000000000 bde5d851e18bd5a40000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000940 11afa81d083321240000000000000000 add3c0c24e6fd4a30000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000980 ff0c999ba374c22e0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 1 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 0
bytes 0x30000a00 7fc0cd6627b0d89ff40eb87d1b989aaa ff0c999ba374c22e01fc32ab702b0abe 749b1f1c8592805e0000000000000000 717dbffda26869ab0000000000000000
bytes 0x30000a40 d2e366a60ee0706aabf5313c9060729b 00000000000000000000000000000000 3006796fe29c1f5a0000000000000000 00000000000000000000000000000000
texture 2 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 0
bytes 0x30000c00 7f78c96c63f714c6b70ed120efeada48 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 3 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 0
bytes 0x30000e00 3006796fe29c1f5a0000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 4 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 4 texture 4 sampler 0
bytes 0x30001000 00cc6d123a1894b40000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 5 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 5 texture 5 sampler 0
bytes 0x30001400 7e894ef5d33f12a8fdff27b9c1d7aa76 35326230c1dd3e02a89aafabde194419 010c565e9d1b5a444bf35cc3790688f6 380649a5263615040f4daaa2ae1bd777
bytes 0x30001440 0070a3e79b5c3bff01081c43645ec389 896df07a7381a6e8a89aafabde194419 e2a956b555ca003500002052789b0c03 010c565e9d1b5a44380649a526361504
bytes 0x30001480 01fc32ab702b0abe4141783de515c2ec 47255d883300da77ff0464c0b47876c2 b4717e3dbc6282caddb3815fa95d8160 749b1f1c8592805e00005ad3bf199d77
bytes 0x300014c0 fff431685e2c01f4a2359dee826f6de4 a2359dee826f6de48a6977cc8adc72dc 77d2ce32d5e8a849bde5d851e18bd5a4 01081c43645ec3891edb87a4b9ea5550
bytes 0x30001500 5d71eb2661f2e40db70ed120efeada48 0fad64b8e8f9280211afa81d08332124 380649a52636150400cc6d123a1894b4 4ffd0e32178389b0c97fe74c6f6099de
bytes 0x30001540 ba95a9cd2760138db1974abcbfcdd33d ddb3815fa95d816000005ad3bf199d77 f40eb87d1b989aaa05d5b388c270aad5 73eb0bbf3fccb8997f78c96c63f714c6
bytes 0x30001580 6589b284543e01abff0464c0b47876c2 4ffd0e32178389b0ac89577c88fe9fc3 9a0a0bee2cf4dcaf11afa81d08332124 43abc269482387ca973e5cb4447de1ed
bytes 0x300015c0 add3c0c24e6fd4a3815670ec508d1107 add3c0c24e6fd4a3a13df29b9047844a 4bf35cc3790688f6b00ab554bb82e117 8a7268b2c7199e2611afa81d08332124
bytes 0x30001600 73eb0bbf3fccb899a89aafabde194419 00000000000000000000000000000000 ac89577c88fe9fc3ff0464c0b47876c2 00000000000000000000000000000000
bytes 0x30001700 39637c042f560983c147c413da14a413 00000000000000000000000000000000 67e7f421b24d2c31749b1f1c8592805e 00000000000000000000000000000000
bytes 0x30001800 a2359dee826f6de496a7b619381731c7 0038a23500f5b8ceaeef6789857e772e 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001840 bde5d851e18bd5a4c97fe74c6f6099de 7f0871367abd0a7ea5b19bd127462656 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001880 4bf35cc3790688f637ff37c389acd4cc 64a6174c871e8d455d71eb2661f2e40d 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300018c0 ba95a9cd2760138d5267b339fcaf49a6 7f0871367abd0a7efafa5e1f9664d063 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001a00 7e894ef5d33f12a811afa81d08332124 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 6 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 6 texture 6 sampler 0
bytes 0x30001c00 5d71eb2661f2e40dadd3c0c24e6fd4a3 815670ec508d110767e7f421b24d2c31 96a7b619381731c700002052789b0c03 0070a3e79b5c3bffff0c999ba374c22e
bytes 0x30001c40 4141783de515c2ecfff431685e2c01f4 010c565e9d1b5a44010c565e9d1b5a44 0104ec1f376489e2ff1cd586c739d440 1edb87a4b9ea55500fad64b8e8f92802
bytes 0x30001c80 6589b284543e01ab79de5020ec1bc9aa 00000000000000000000000000000000 01081c43645ec389a2359dee826f6de4 00000000000000000000000000000000
bytes 0x30001d00 b70ed120efeada480000000000000000 7fb4cd632c2f6b900000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001d40 010c565e9d1b5a440000000000000000 7fb4cd632c2f6b900000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001d80 fafa5e1f9664d0630000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 7 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 7 texture 7 sampler 0
bytes 0x30001e00 96a7b619381731c77f78c96c63f714c6 0f4daaa2ae1bd7777f78c96c63f714c6 b1974abcbfcdd33d0000000000000000 5267b339fcaf49a60000000000000000
bytes 0x30001e40 7f0871367abd0a7e67e7f421b24d2c31 00000000000000000000000000000000 c97fe74c6f6099de0000000000000000 00000000000000000000000000000000
texture 8 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 8 texture 8 sampler 0
bytes 0x30002000 4ffd0e32178389b07fb4cd632c2f6b90 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 9 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 9 texture 9 sampler 0
bytes 0x30002200 35326230c1dd3e020000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 10 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 10 texture 10 sampler 0
bytes 0x30002400 01140139cdb4ffb70000000000000000 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 11 { format EAC SNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 11 texture 11 sampler 0

warp 0 { # layer 0, level 0, row 1
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 0
    expect lane 0 R8 = 0xbf3c2f0c  R9 = 0xbf800000  R10 = 0xbf18260a  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf002008  R10 = 0xbf18260a  R11 = 0xbf18260a;
    expect lane 2 R8 = 0xbf002008  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf18260a;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbee0380e  R10 = 0xbee0380e  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbee0380e  R9 = 0xbee0380e  R10 = 0xbf703c0f  R11 = 0xbee0380e;
    expect lane 5 R8 = 0xbee0380e  R9 = 0xbf302c0b  R10 = 0xbf703c0f  R11 = 0xbf703c0f;
    expect lane 6 R8 = 0xbf302c0b  R9 = 0xbf48320d  R10 = 0xbf302c0b  R11 = 0xbf703c0f;
    expect lane 7 R8 = 0xbf48320d  R9 = 0x3f800000  R10 = 0xbdf03c0f  R11 = 0xbf302c0b;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f703c0f  R10 = 0x3df03c0f  R11 = 0xbdf03c0f;
    expect lane 9 R8 = 0x3f703c0f  R9 = 0x3df03c0f  R10 = 0x3eb42d0b  R11 = 0x3df03c0f;
    expect lane 10 R8 = 0x3df03c0f  R9 = 0xbf703c0f  R10 = 0x3f342d0b  R11 = 0x3eb42d0b;
    expect lane 11 R8 = 0xbf703c0f  R9 = 0x3f66398e  R10 = 0xbe20280a  R11 = 0x3f342d0b;
    expect lane 12 R8 = 0x3f66398e  R9 = 0x3f800000  R10 = 0xbe20280a  R11 = 0xbe20280a;
    expect lane 13 R8 = 0x3f800000  R9 = 0xbf20280a  R10 = 0x3f66398e  R11 = 0xbe20280a;
    expect lane 14 R8 = 0xbf20280a  R9 = 0xbf20280a  R10 = 0xbec8320d  R11 = 0x3f66398e;
    expect lane 15 R8 = 0xbf20280a  R9 = 0xbf20280a  R10 = 0xbec8320d  R11 = 0xbec8320d;
}

warp 1 { # layer 0, level 0, row 35
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 0
    expect lane 0 R8 = 0x3f022088  R9 = 0x3ec4310c  R10 = 0x3f2e2b8b  R11 = 0x3ec4310c;
    expect lane 1 R8 = 0x3ec4310c  R9 = 0x3f26298a  R10 = 0x3ee4390e  R11 = 0x3f2e2b8b;
    expect lane 2 R8 = 0x3f26298a  R9 = 0x3f362d8b  R10 = 0x3f2e2b8b  R11 = 0x3ee4390e;
    expect lane 3 R8 = 0x3f362d8b  R9 = 0x3ec3b0ec  R10 = 0x3ebc2f0c  R11 = 0x3f2e2b8b;
    expect lane 4 R8 = 0x3ec3b0ec  R9 = 0x3ebc2f0c  R10 = 0x3ec1b06c  R11 = 0x3ebc2f0c;
    expect lane 5 R8 = 0x3ebc2f0c  R9 = 0x3ebcaf2c  R10 = 0x3ebe2f8c  R11 = 0x3ec1b06c;
    expect lane 6 R8 = 0x3ebcaf2c  R9 = 0x3ebc2f0c  R10 = 0x3ebaaeac  R11 = 0x3ebe2f8c;
    expect lane 7 R8 = 0x3ebc2f0c  R9 = 0x3f44310c  R10 = 0xbc002008  R11 = 0x3ebaaeac;
    expect lane 8 R8 = 0x3f44310c  R9 = 0x3f800000  R10 = 0x3f022088  R11 = 0xbc002008;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f022088  R11 = 0x3f022088;
    expect lane 10 R8 = 0x3f800000  R9 = 0xbc002008  R10 = 0x3f44310c  R11 = 0x3f022088;
    expect lane 11 R8 = 0xbc002008  R9 = 0x3eb42d0b  R10 = 0x3eb42d0b  R11 = 0x3f44310c;
    expect lane 12 R8 = 0x3eb42d0b  R9 = 0x3f800000  R10 = 0x3f162589  R11 = 0x3eb42d0b;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3eb42d0b  R10 = 0x3efc3f10  R11 = 0x3f162589;
    expect lane 14 R8 = 0x3eb42d0b  R9 = 0xbe282a0b  R10 = 0x3eb42d0b  R11 = 0x3efc3f10;
    expect lane 15 R8 = 0xbe282a0b  R9 = 0xbe282a0b  R10 = 0x3eb42d0b  R11 = 0x3eb42d0b;
}

warp 2 { # layer 0, level 1, row 1
    asm "TLD4.R R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 0
    expect lane 0 R8 = 0x3f0e2389  R9 = 0x3f2a2a8b  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f2a2a8b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3ee4390e  R10 = 0x3f0e2389  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3ee4390e  R9 = 0x3f342d0b  R10 = 0xbe20280a  R11 = 0x3f0e2389;
    expect lane 4 R8 = 0x3f342d0b  R9 = 0xbf20280a  R10 = 0xbe20280a  R11 = 0xbe20280a;
    expect lane 5 R8 = 0xbf20280a  R9 = 0x00000000  R10 = 0x3e703c0f  R11 = 0xbe20280a;
    expect lane 6 R8 = 0x00000000  R9 = 0x3e703c0f  R10 = 0x3e703c0f  R11 = 0x3e703c0f;
    expect lane 7 R8 = 0x3e703c0f  R9 = 0x3d802008  R10 = 0xbf800000  R11 = 0x3e703c0f;
    expect lane 8 R8 = 0x3d802008  R9 = 0xbdd0340d  R10 = 0xbdd0340d  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbdd0340d  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0xbdd0340d;
    expect lane 10 R8 = 0xbf42308c  R9 = 0xbf800000  R10 = 0xbf7a3e90  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbc002008  R10 = 0x3f022088  R11 = 0xbf7a3e90;
    expect lane 12 R8 = 0xbc002008  R9 = 0x3f800000  R10 = 0x3f44310c  R11 = 0x3f022088;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f44310c  R11 = 0x3f44310c;
    expect lane 14 R8 = 0x3f800000  R9 = 0xbe382e0c  R10 = 0x3f800000  R11 = 0x3f44310c;
    expect lane 15 R8 = 0xbe382e0c  R9 = 0xbe382e0c  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 3 { # layer 0, level 1, row 17
    asm "TLD4.R R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 0
    expect lane 0 R8 = 0xbf1c270a  R9 = 0x3f6a3a8f  R10 = 0x3e58360e  R11 = 0xbf1c270a;
    expect lane 1 R8 = 0x3f6a3a8f  R9 = 0x3ee4390e  R10 = 0x3f2e2b8b  R11 = 0x3e58360e;
    expect lane 2 R8 = 0x3ee4390e  R9 = 0xbf1c270a  R10 = 0x3ee4390e  R11 = 0x3f2e2b8b;
    expect lane 3 R8 = 0xbf1c270a  R9 = 0xbf22288a  R10 = 0xbf800000  R11 = 0x3ee4390e;
    expect lane 4 R8 = 0xbf22288a  R9 = 0xbf763d8f  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf763d8f  R9 = 0xbf22288a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf22288a  R9 = 0xbf22288a  R10 = 0xbf6a3a8f  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf22288a  R9 = 0xbf40b02c  R10 = 0xbf4370dc  R11 = 0xbf6a3a8f;
    expect lane 8 R8 = 0xbf40b02c  R9 = 0xbf3feffc  R10 = 0xbf41705c  R11 = 0xbf4370dc;
    expect lane 9 R8 = 0xbf3feffc  R9 = 0xbf3e6f9c  R10 = 0xbf3feffc  R11 = 0xbf41705c;
    expect lane 10 R8 = 0xbf3e6f9c  R9 = 0xbf40b02c  R10 = 0xbf3d2f4c  R11 = 0xbf3feffc;
    expect lane 11 R8 = 0xbf40b02c  R9 = 0xbb002008  R10 = 0xbbc0300c  R11 = 0xbf3d2f4c;
    expect lane 12 R8 = 0xbb002008  R9 = 0xbb002008  R10 = 0xbba0280a  R11 = 0xbbc0300c;
    expect lane 13 R8 = 0xbb002008  R9 = 0xbba0280a  R10 = 0xbc902409  R11 = 0xbba0280a;
    expect lane 14 R8 = 0xbba0280a  R9 = 0xbc302c0b  R10 = 0xbc40300c  R11 = 0xbc902409;
    expect lane 15 R8 = 0xbc302c0b  R9 = 0xbc302c0b  R10 = 0xbc40300c  R11 = 0xbc40300c;
}

warp 4 { # layer 0, level 2, row 8
    asm "TLD4.R R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 0
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbc40300c  R11 = 0xbc40300c;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbc902409  R11 = 0xbc40300c;
    expect lane 2 R8 = 0xbf800000  R9 = 0x3f743d0f  R10 = 0xbbc0300c  R11 = 0xbc902409;
    expect lane 3 R8 = 0x3f743d0f  R9 = 0xbf142509  R10 = 0xbb002008  R11 = 0xbbc0300c;
    expect lane 4 R8 = 0xbf142509  R9 = 0xbf800000  R10 = 0xbf50340d  R11 = 0xbb002008;
    expect lane 5 R8 = 0xbf800000  R9 = 0x3e8c2309  R10 = 0xbeb02c0b  R11 = 0xbf50340d;
    expect lane 6 R8 = 0x3e8c2309  R9 = 0xbf800000  R10 = 0xbeb02c0b  R11 = 0xbeb02c0b;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f362d8b  R11 = 0xbeb02c0b;
    expect lane 8 R8 = 0xbf800000  R9 = 0x3ebaaeac  R10 = 0x3f800000  R11 = 0x3f362d8b;
    expect lane 9 R8 = 0x3ebaaeac  R9 = 0x3ec5314c  R10 = 0x3f382e0c  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ec5314c  R9 = 0x3ec5314c  R10 = 0x3f382e0c  R11 = 0x3f382e0c;
}

warp 5 { # layer 0, level 2, row 1
    asm "TLD4.R R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 0
    expect lane 0 R8 = 0xbed4350d  R9 = 0xbed4350d  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0xbed4350d  R9 = 0x3f362d8b  R10 = 0xbed4350d  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f362d8b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbed4350d;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3e18260a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e18260a  R9 = 0xbdb22c8b  R10 = 0xbdb62d8b  R11 = 0x3f800000;
    expect lane 5 R8 = 0xbdb22c8b  R9 = 0xbdba2e8c  R10 = 0xbdb22c8b  R11 = 0xbdb62d8b;
    expect lane 6 R8 = 0xbdba2e8c  R9 = 0xbdb22c8b  R10 = 0xbdba2e8c  R11 = 0xbdb22c8b;
    expect lane 7 R8 = 0xbdb22c8b  R9 = 0xbdd0340d  R10 = 0xbdb62d8b  R11 = 0xbdba2e8c;
    expect lane 8 R8 = 0xbdd0340d  R9 = 0x3f800000  R10 = 0x3f44310c  R11 = 0xbdb62d8b;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3ed4350d  R10 = 0x3f800000  R11 = 0x3f44310c;
    expect lane 10 R8 = 0x3ed4350d  R9 = 0x3ed4350d  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 { # layer 0, level 3, row 1
    asm "TLD4.R R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 1 / 4.0  array = 0
    expect lane 0 R8 = 0x3f0e2389  R9 = 0x3f0e2389  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f0e2389  R9 = 0x3f2a2a8b  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f2a2a8b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3ee4390e  R10 = 0x3f0e2389  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ee4390e  R9 = 0xbf116459  R10 = 0xbf106419  R11 = 0x3f0e2389;
    expect lane 5 R8 = 0xbf116459  R9 = 0xbf116459  R10 = 0xbf106419  R11 = 0xbf106419;
}

warp 7 { # layer 0, level 3, row 3
    asm "TLD4.R R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 3 / 4.0  array = 0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f0e2389  R11 = 0x3f0e2389;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3ee4390e  R10 = 0x3f800000  R11 = 0x3f0e2389;
    expect lane 2 R8 = 0x3ee4390e  R9 = 0x3f2a2a8b  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f2a2a8b  R9 = 0x3f800000  R10 = 0x3f62388e  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0xbf142509  R10 = 0xbf142509  R11 = 0x3f62388e;
    expect lane 5 R8 = 0xbf142509  R9 = 0xbf142509  R10 = 0xbf142509  R11 = 0xbf142509;
}

warp 8 { # layer 0, level 4, row 1
    asm "TLD4.R R8, R0, 4, ARRAY_2D, 0xf"  active 0x7
    s = (lane + 0) / 2.0  t = 1 / 2.0  array = 0
    expect lane 0 R8 = 0x3ec3b0ec  R9 = 0x3ec3b0ec  R10 = 0x3ebaaeac  R11 = 0x3ebaaeac;
    expect lane 1 R8 = 0x3ec3b0ec  R9 = 0x3ec5314c  R10 = 0x3ec5314c  R11 = 0x3ebaaeac;
    expect lane 2 R8 = 0x3ec5314c  R9 = 0x3ec5314c  R10 = 0x3ec5314c  R11 = 0x3ec5314c;
}

warp 9 { # layer 0, level 5, row 1
    asm "TLD4.R R8, R0, 5, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 0
    expect lane 0 R8 = 0xbf703c0f  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0xbf703c0f;
    expect lane 1 R8 = 0xbf703c0f  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0xbf703c0f;
}

warp 10 { # layer 1, level 0, row 1
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 1
    expect lane 0 R8 = 0x3edc370e  R9 = 0x3ee1b86e  R10 = 0x3edc370e  R11 = 0x3edc370e;
    expect lane 1 R8 = 0x3ee1b86e  R9 = 0x3ee338ce  R10 = 0x3edcb72e  R11 = 0x3edc370e;
    expect lane 2 R8 = 0x3ee338ce  R9 = 0x3ee1b86e  R10 = 0x3edc370e  R11 = 0x3edcb72e;
    expect lane 3 R8 = 0x3ee1b86e  R9 = 0xbf703c0f  R10 = 0xbf703c0f  R11 = 0x3edc370e;
    expect lane 4 R8 = 0xbf703c0f  R9 = 0xbe902409  R10 = 0xbec0300c  R11 = 0xbf703c0f;
    expect lane 5 R8 = 0xbe902409  R9 = 0x3f102409  R10 = 0xbe902409  R11 = 0xbec0300c;
    expect lane 6 R8 = 0x3f102409  R9 = 0xbf282a0b  R10 = 0xbf282a0b  R11 = 0xbe902409;
    expect lane 7 R8 = 0xbf282a0b  R9 = 0xbf002008  R10 = 0xbf302c0b  R11 = 0xbf282a0b;
    expect lane 8 R8 = 0xbf002008  R9 = 0xbf723c8f  R10 = 0xbf002008  R11 = 0xbf302c0b;
    expect lane 9 R8 = 0xbf723c8f  R9 = 0xbf7e3f90  R10 = 0xbf7e3f90  R11 = 0xbf002008;
    expect lane 10 R8 = 0xbf7e3f90  R9 = 0xbf002008  R10 = 0xbf0c2309  R11 = 0xbf7e3f90;
    expect lane 11 R8 = 0xbf002008  R9 = 0xbf042108  R10 = 0xbf042108  R11 = 0xbf0c2309;
    expect lane 12 R8 = 0xbf042108  R9 = 0xbf2c2b0b  R10 = 0xbf2c2b0b  R11 = 0xbf042108;
    expect lane 13 R8 = 0xbf2c2b0b  R9 = 0xbf042108  R10 = 0xbf800000  R11 = 0xbf2c2b0b;
    expect lane 14 R8 = 0xbf042108  R9 = 0xbd40300c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbd40300c  R9 = 0xbd40300c  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 11 { # layer 1, level 0, row 35
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 1
    expect lane 0 R8 = 0xbd902409  R9 = 0xbd902409  R10 = 0x3f800000  R11 = 0x3ef43d0f;
    expect lane 1 R8 = 0xbd902409  R9 = 0xbd902409  R10 = 0xbd902409  R11 = 0x3f800000;
    expect lane 2 R8 = 0xbd902409  R9 = 0x3e842108  R10 = 0x3f800000  R11 = 0xbd902409;
    expect lane 3 R8 = 0x3e842108  R9 = 0x3f0e2389  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f0e2389  R9 = 0x3f800000  R10 = 0x3f44310c  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f44310c  R10 = 0x3f800000  R11 = 0x3f44310c;
    expect lane 6 R8 = 0x3f44310c  R9 = 0x3f800000  R10 = 0x3e50340d  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e50340d;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3eb82e0c  R10 = 0x3ef83e10  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3eb82e0c  R9 = 0x3f2c2b0b  R10 = 0x3f800000  R11 = 0x3ef83e10;
    expect lane 10 R8 = 0x3f2c2b0b  R9 = 0x3f5c370e  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f5c370e  R9 = 0xbe842108  R10 = 0xbdd0340d  R11 = 0x3f800000;
    expect lane 12 R8 = 0xbe842108  R9 = 0xbdd0340d  R10 = 0xbe842108  R11 = 0xbdd0340d;
    expect lane 13 R8 = 0xbdd0340d  R9 = 0xbed4350d  R10 = 0x3f1a268a  R11 = 0xbe842108;
    expect lane 14 R8 = 0xbed4350d  R9 = 0x3e942509  R10 = 0x3e942509  R11 = 0x3f1a268a;
    expect lane 15 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0x3e942509  R11 = 0x3e942509;
}

warp 12 { # layer 1, level 1, row 1
    asm "TLD4.R R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 1
    expect lane 0 R8 = 0xbf5a368e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe102409;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf042108  R10 = 0xbf042108  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf042108  R9 = 0xbf2c2b0b  R10 = 0xbf2c2b0b  R11 = 0xbf042108;
    expect lane 5 R8 = 0xbf2c2b0b  R9 = 0xbf042108  R10 = 0xbf800000  R11 = 0xbf2c2b0b;
    expect lane 6 R8 = 0xbf042108  R9 = 0xbd40300c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbd40300c  R9 = 0xbb40300c  R10 = 0xbbc0300c  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbb40300c  R9 = 0xbbc0300c  R10 = 0xbbc0300c  R11 = 0xbbc0300c;
    expect lane 9 R8 = 0xbbc0300c  R9 = 0x3c002008  R10 = 0x3b002008  R11 = 0xbbc0300c;
    expect lane 10 R8 = 0x3c002008  R9 = 0xbb40300c  R10 = 0x3c002008  R11 = 0x3b002008;
    expect lane 11 R8 = 0xbb40300c  R9 = 0xbf116459  R10 = 0xbf106419  R11 = 0x3c002008;
    expect lane 12 R8 = 0xbf116459  R9 = 0xbf146519  R10 = 0xbf1324c9  R11 = 0xbf106419;
    expect lane 13 R8 = 0xbf146519  R9 = 0xbf142509  R10 = 0xbf102409  R11 = 0xbf1324c9;
    expect lane 14 R8 = 0xbf142509  R9 = 0xbf13a4e9  R10 = 0xbf10e439  R11 = 0xbf102409;
    expect lane 15 R8 = 0xbf13a4e9  R9 = 0xbf13a4e9  R10 = 0xbf10e439  R11 = 0xbf10e439;
}

warp 13 { # layer 1, level 1, row 17
    asm "TLD4.R R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x3d002008  R10 = 0x3f0a2289  R11 = 0x3e082209;
    expect lane 1 R8 = 0x3d002008  R9 = 0x3f800000  R10 = 0x3f0a2289  R11 = 0x3f0a2289;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0a2289;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3c882209  R10 = 0x3bc0300c  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3c882209  R9 = 0x3c50340d  R10 = 0x3b002008  R11 = 0x3bc0300c;
    expect lane 5 R8 = 0x3c50340d  R9 = 0x3c882209  R10 = 0x00000000  R11 = 0x3b002008;
    expect lane 6 R8 = 0x3c882209  R9 = 0x3c703c0f  R10 = 0x3b002008  R11 = 0x00000000;
    expect lane 7 R8 = 0x3c703c0f  R9 = 0xbf002008  R10 = 0xbf302c0b  R11 = 0x3b002008;
    expect lane 8 R8 = 0xbf002008  R9 = 0xbf723c8f  R10 = 0xbf002008  R11 = 0xbf302c0b;
    expect lane 9 R8 = 0xbf723c8f  R9 = 0xbf7e3f90  R10 = 0xbf7e3f90  R11 = 0xbf002008;
    expect lane 10 R8 = 0xbf7e3f90  R9 = 0xbf002008  R10 = 0xbf0c2309  R11 = 0xbf7e3f90;
    expect lane 11 R8 = 0xbf002008  R9 = 0x3f800000  R10 = 0xbf7c3f10  R11 = 0xbf0c2309;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f46318c  R10 = 0x3f800000  R11 = 0xbf7c3f10;
    expect lane 13 R8 = 0x3f46318c  R9 = 0xbf042108  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbf042108  R9 = 0xbf042108  R10 = 0xbe902409  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbf042108  R9 = 0xbf042108  R10 = 0xbe902409  R11 = 0xbe902409;
}

warp 14 { # layer 1, level 2, row 8
    asm "TLD4.R R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 1
    expect lane 0 R8 = 0x3f7bbef0  R9 = 0x3f7bbef0  R10 = 0x3cc0300c  R11 = 0x3cc0300c;
    expect lane 1 R8 = 0x3f7bbef0  R9 = 0x3f7bbef0  R10 = 0x3e382e0c  R11 = 0x3cc0300c;
    expect lane 2 R8 = 0x3f7bbef0  R9 = 0x3f7f7fe0  R10 = 0x3e18260a  R11 = 0x3e382e0c;
    expect lane 3 R8 = 0x3f7f7fe0  R9 = 0x3f7f7fe0  R10 = 0x3ecc330d  R11 = 0x3e18260a;
    expect lane 4 R8 = 0x3f7f7fe0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ecc330d;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3ef43d0f  R10 = 0x3ee4390e  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3ef43d0f  R9 = 0xbd902409  R10 = 0x3f2a2a8b  R11 = 0x3ee4390e;
    expect lane 7 R8 = 0xbd902409  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2a2a8b;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3c002008  R10 = 0x3e002008  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3c002008  R9 = 0xbdd0340d  R10 = 0x3f3c2f0c  R11 = 0x3e002008;
    expect lane 10 R8 = 0xbdd0340d  R9 = 0xbdd0340d  R10 = 0x3f3c2f0c  R11 = 0x3f3c2f0c;
}

warp 15 { # layer 1, level 2, row 1
    asm "TLD4.R R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 1
    expect lane 0 R8 = 0xbf042108  R9 = 0xbf042108  R10 = 0xbf042108  R11 = 0xbf042108;
    expect lane 1 R8 = 0xbf042108  R9 = 0xbf2c2b0b  R10 = 0xbf2c2b0b  R11 = 0xbf042108;
    expect lane 2 R8 = 0xbf2c2b0b  R9 = 0xbf042108  R10 = 0xbf800000  R11 = 0xbf2c2b0b;
    expect lane 3 R8 = 0xbf042108  R9 = 0xbd40300c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbd40300c  R9 = 0x3f0e2389  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f0e2389  R9 = 0x3f2a2a8b  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f2a2a8b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3ee4390e  R10 = 0x3f0e2389  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ee4390e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f0e2389;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbe002008;
}

warp 16 { # layer 1, level 3, row 1
    asm "TLD4.R R8, R0, 9, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 1 / 4.0  array = 1
    expect lane 0 R8 = 0xbf0e2389  R9 = 0xbf0e2389  R10 = 0x3f002008  R11 = 0x3f002008;
    expect lane 1 R8 = 0xbf0e2389  R9 = 0x3f002008  R10 = 0x3ec4310c  R11 = 0x3f002008;
    expect lane 2 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f1e278a  R11 = 0x3ec4310c;
    expect lane 3 R8 = 0x3f002008  R9 = 0x3f5a368e  R10 = 0x3f1e278a  R11 = 0x3f1e278a;
    expect lane 4 R8 = 0x3f5a368e  R9 = 0xbd20280a  R10 = 0x3f800000  R11 = 0x3f1e278a;
    expect lane 5 R8 = 0xbd20280a  R9 = 0xbd20280a  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 17 { # layer 1, level 3, row 3
    asm "TLD4.R R8, R0, 9, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 3 / 4.0  array = 1
    expect lane 0 R8 = 0xbf0e2389  R9 = 0xbf0e2389  R10 = 0x3f1e278a  R11 = 0x3f1e278a;
    expect lane 1 R8 = 0xbf0e2389  R9 = 0x3f800000  R10 = 0x3e882209  R11 = 0x3f1e278a;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f002008  R10 = 0x3f800000  R11 = 0x3e882209;
    expect lane 3 R8 = 0x3f002008  R9 = 0x3f002008  R10 = 0x3f5a368e  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f002008  R9 = 0x3f800000  R10 = 0x3e9c270a  R11 = 0x3f5a368e;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e9c270a  R11 = 0x3e9c270a;
}

warp 18 { # layer 1, level 4, row 1
    asm "TLD4.R R8, R0, 10, ARRAY_2D, 0xf"  active 0x7
    s = (lane + 0) / 2.0  t = 1 / 2.0  array = 1
    expect lane 0 R8 = 0x3ebc2f0c  R9 = 0x3ebc2f0c  R10 = 0x3de0380e  R11 = 0x3de0380e;
    expect lane 1 R8 = 0x3ebc2f0c  R9 = 0x3de0380e  R10 = 0x3ebc2f0c  R11 = 0x3de0380e;
    expect lane 2 R8 = 0x3de0380e  R9 = 0x3de0380e  R10 = 0x3ebc2f0c  R11 = 0x3ebc2f0c;
}

warp 19 { # layer 1, level 5, row 1
    asm "TLD4.R R8, R0, 11, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 1
    expect lane 0 R8 = 0xbc802008  R9 = 0xbc802008  R10 = 0xbc802008  R11 = 0xbc802008;
    expect lane 1 R8 = 0xbc802008  R9 = 0xbc802008  R10 = 0xbc802008  R11 = 0xbc802008;
}
