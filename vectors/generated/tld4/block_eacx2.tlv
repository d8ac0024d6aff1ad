# EACX2 UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 8100500933839c9101009d2b1f754c18 a9618e855ed44ccc7381b3ad522ef65e 91428fcb223cd547c2a2dd7127436eba cca39307488bb7e487b3f8b3c381a113
bytes 0x30000040 ff84b9b3c03c8e51ffc48ae973fcb166 52d54a559e0e420973354215662661aa 1106a28a80f9a781880665665260aacf d057247458413e147367f62eedffd3c2
bytes 0x30000080 ffb816679989a53681f8b41245fc8aa7 bf19d7a440aa8a9017b913d405e95150 ed2a85d35fef8caafdba66d990222929 91cb3d16c837fb7a1aebe6398f21d789
bytes 0x300000c0 810cb93431d08a41000c4357aff71211 51adcc664ab05a44ee9d511175bf4203 415e91a94f4989e5405e309661110686 8d3f4b8d39513f260f1fb1d40c92eee9
texture 0 { format EACX2 UNORM layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 7fa034ccf160c1527fa02a24bee19096 2ed1698991194eaf9691c6aefdee98d8 3a022d609dfc9edc7302abe3af1ea344 27936eeae127fb821b731e70a4ce8802
bytes 0x30001040 00b424844f72ba8101b4e233263621a4 f5b579cd68143e86e2656716c53c9f0d bc3615d950c534874ac659dc86582d11 9587d8a4965af15175a738a793c05176
bytes 0x30001080 0008853d5e88b64bff08efd1f76c7cfe bf39fdb98b4e68d2e979d9cb04e539dc 848ad88f757bd9b0cdfaaac0f3a30b7f 757b25f56df6a7d851ebfd480be85614
bytes 0x300010c0 ff1c4268c39555d9013c45ccaf86d0f6 7badb512f13451f36acddc0d97f17674 550ed6873afe62897c0ecf148bc8526a 3d8f2b9cb36e96489fff1ca3bbcb61dc
texture 1 { format EACX2 UNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 01e0e5ddb64e459500c0b2baf70d6cbe 64119b8fcdcfcac14d210c6dca762f63 9612e634d4beb2a4d5b207e759f6f117 1e534214019839a3b953090d29956b68
bytes 0x30002040 010409de92d75e83ff040d0661aade1c b915d9be16894e1d1ae54dbbfd38fdd6 bfe6b349598857cac7b68e11f36a7ec2 cfa7c30552423c1b5737dd3287b75178
bytes 0x30002080 ff681b469a6514b081588c05ef1327a0 6489434ff711f294a5290492f19d7126 770a318aecddcbdee50afa2dc268150b 69abfcd954b0d7f889cb440bf415db2a
bytes 0x300020c0 006ca4f2a4ef1adc017c818a617ee604 c1ad7b302f693abd3b6d2f4f587b2117 46fe9c9d2d68f45985ee29391ce75841 2b5f732689a7ccab0ecf8d475c03835a
texture 2 { format EACX2 UNORM layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 0100dfc6db407d3f7f0060b4d9641593 268142af93c5416953d107305e31ae93 8782dbefa0a211b8b5a27a2facfec805 c84384e5388ae74785537aa23c7563c1
bytes 0x30003040 81f4558bfe315a5e8164d44d5ff7e8d3 e74580952be62fd893b5fcc8764e6d43 b00680faf829e5b866069cfc2d36d1eb 0137ebacbe6035951bd750dd5da723cd
bytes 0x30003080 01281d81bf94218e8188bd92248b79a3 ccc941e524f8b5106589585e9871b809 9a7a7bbe78c73613628a7ebc88fc5ebe f48b344cae73bc22c55b046530e33f1c
bytes 0x300030c0 7f0c4567865652ab7f0c7c339fc37d5d f64de95d014830adbb4d3e7f30943881 b52e43a3af7b262f9c5e27150fd673d7 577fb1f969c15237b51f25d79a3e161d
texture 3 { format EACX2 UNORM layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 8130eb55b15a6afb7ff0a0b0fb752229 f93128b3185d6fd1e13170bef18e947a 1b029270c77e6eebfc026a61e61bff82 84e3e49509afd1bd9dc37c3d13c1b0ef
bytes 0x30004040 7f949c4c35ba70a37f44e4119c7075bf d665ea99959036c896254eec85ffb306 2e6638ba19bcbc038456901e52cdd35f e487a75db5cd26505f87ebb2708004b7
bytes 0x30004080 7f0881714b5b8f4d7f08e07321767003 4569711cea8a470f1779b1d94ed8bafa 10aa5f91b97b6e46accacdfab87a00fb 75cb7cff17502557256b21b01c44d366
bytes 0x300040c0 7fccaaaef9f6b85701dc6c7d2bdd9165 3a6d396276b2790d79dd763ee0285c59 490e1bda0f4dee7e8b0e4a71408ab174 ec4f3a6ff1bf9d2bca1f24ee567e2849
texture 4 { format EACX2 UNORM layout pitch 256 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 01b04e2fcc9bd6d37f509ab862953008 ac113a64c7d731de7181ef0e693ae97d 9f12ef5f3e19edb00d625422167029f1 284392d3b2fc115d7343595e87ef89fe
bytes 0x30005040 81047cf546525ea27f0467079df4a6ae 16d5b01fe859a90167d52529239eaf94 afb6f48b433aca096336a44fe94aa9f9 7c3702ede75b7c7b5d574e9268b20dbd
bytes 0x30005080 00c83bb3fef7eb488178ed740e96f7e8 71890170dfa795e64f19d42957155a75 6d0a8e04680bf5ad400a722d19d0cdde a3dba6c337aec25537fb54ff051f707e
bytes 0x300050c0 ff3c8c4461021cd301cc443398c03b07 617d227cbff08e5605fdf8d6d3b265d7 825ee8a9921e8eb68dbe255c0963a906 ef1fb36f7bfc5ef4c46fa65ace5e7753
texture 5 { format EACX2 UNORM layout pitch 256 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f01d03a  R9 = 0x3f01d03a  R10 = 0x3f01d03a  R11 = 0x3f00700e;
    expect lane 1 R8 = 0x3f013026  R9 = 0x3f00700e  R10 = 0x3f029052  R11 = 0x3f01d03a;
    expect lane 2 R8 = 0x3eb716e3  R9 = 0x3f4d99b3  R10 = 0x3edb1b63  R11 = 0x3f3596b3;
    expect lane 3 R8 = 0x3f4d99b3  R9 = 0x3eb716e3  R10 = 0x3f5f9bf3  R11 = 0x3f5f9bf3;
    expect lane 4 R8 = 0x3ebb1763  R9 = 0x3f1592b2  R10 = 0x3f219433  R11 = 0x3f1592b2;
    expect lane 5 R8 = 0x3f419833  R9 = 0x3f219433  R10 = 0x3ee31c64  R11 = 0x3efb1f64;
    expect lane 6 R8 = 0x3f569ad3  R9 = 0x3f6a9d54  R10 = 0x3e9512a2  R11 = 0x3f569ad3;
    expect lane 7 R8 = 0x3f109212  R9 = 0x3f800000  R10 = 0x3e9512a2  R11 = 0x3f569ad3;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4f99f3  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f4f99f3  R10 = 0x3f800000  R11 = 0x3f4f99f3;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f3a9753  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x3e2e15c3  R10 = 0x00000000  R11 = 0x3e2e15c3;
    expect lane 12 R8 = 0x3d881102  R9 = 0x3d841082  R10 = 0x3d921242  R11 = 0x3d921242;
    expect lane 13 R8 = 0x3d931262  R9 = 0x3d931262  R10 = 0x3d811022  R11 = 0x3d9612c2;
    expect lane 14 R8 = 0x3f3796f3  R9 = 0x3f3796f3  R10 = 0x3f289513  R11 = 0x3f3796f3;
    expect lane 15 R8 = 0x3f419833  R9 = 0x3f419833  R10 = 0x3f800000  R11 = 0x3f289513;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f119232  R11 = 0x3f699d34;
    expect lane 17 R8 = 0x3f2794f3  R9 = 0x3f800000  R10 = 0x3f2794f3  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f439873  R9 = 0x3f3a9753  R10 = 0x3f3796f3  R11 = 0x3f4698d3;
    expect lane 19 R8 = 0x3f3796f3  R9 = 0x3f3796f3  R10 = 0x3f439873  R11 = 0x3f439873;
    expect lane 20 R8 = 0x3f659cb4  R9 = 0x3f739e74  R10 = 0x3f659cb4  R11 = 0x3f6f9df4;
    expect lane 21 R8 = 0x3f599b33  R9 = 0x3f5d9bb3  R10 = 0x3f7b9f74  R11 = 0x3f7f9ff4;
    expect lane 22 R8 = 0x3f7d9fb4  R9 = 0x3dcc1983  R10 = 0x3dcc1983  R11 = 0x3eab1563;
    expect lane 23 R8 = 0x3f419833  R9 = 0x3f419833  R10 = 0x3f419833  R11 = 0x3eab1563;
    expect lane 24 R8 = 0x3f02504a  R9 = 0x3f013026  R10 = 0x3f00b016  R11 = 0x3f01f03e;
    expect lane 25 R8 = 0x3f01d03a  R9 = 0x3f011022  R10 = 0x3f01f03e  R11 = 0x3f02504a;
    expect lane 26 R8 = 0x00000000  R9 = 0x3e761ec4  R10 = 0x00000000  R11 = 0x3ecb1963;
    expect lane 27 R8 = 0x3ea31463  R9 = 0x3e761ec4  R10 = 0x3eb716e3  R11 = 0x3eb716e3;
    expect lane 28 R8 = 0x3ea11423  R9 = 0x3eb516a3  R10 = 0x3ea11423  R11 = 0x3ea11423;
    expect lane 29 R8 = 0x3dcc1983  R9 = 0x3ed31a63  R10 = 0x3ea11423  R11 = 0x3dcc1983;
    expect lane 30 R8 = 0x3ef11e24  R9 = 0x3f139272  R10 = 0x3f1f93f2  R11 = 0x3ef11e24;
    expect lane 31 R8 = 0x3f139272  R9 = 0x3f139272  R10 = 0x3f2594b3  R11 = 0x3ef11e24;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f013026  R9 = 0x3eff5fec  R10 = 0x3f029052  R11 = 0x3f013026;
    expect lane 1 R8 = 0x3f00d01a  R9 = 0x3f00d01a  R10 = 0x3f00700e  R11 = 0x3f03506a;
    expect lane 2 R8 = 0x3f1792f2  R9 = 0x3f5f9bf3  R10 = 0x3eb716e3  R11 = 0x3f4d99b3;
    expect lane 3 R8 = 0x3f3596b3  R9 = 0x3f3596b3  R10 = 0x3eff1fe4  R11 = 0x3f1792f2;
    expect lane 4 R8 = 0x3f1592b2  R9 = 0x3ee31c64  R10 = 0x3f1592b2  R11 = 0x3f419833;
    expect lane 5 R8 = 0x3f219433  R9 = 0x3f419833  R10 = 0x3f099132  R11 = 0x3efb1f64;
    expect lane 6 R8 = 0x3f389713  R9 = 0x3f389713  R10 = 0x3f249493  R11 = 0x3f7e9fd4;
    expect lane 7 R8 = 0x3e9512a2  R9 = 0x3f569ad3  R10 = 0x3f569ad3  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f1f93f2  R9 = 0x3f679cf4  R10 = 0x3f679cf4  R11 = 0x3f1f93f2;
    expect lane 9 R8 = 0x3f679cf4  R9 = 0x3f4f99f3  R10 = 0x3f3f97f3  R11 = 0x3f4f99f3;
    expect lane 10 R8 = 0x3f209413  R9 = 0x3f3a9753  R10 = 0x00000000  R11 = 0x3ed91b23;
    expect lane 11 R8 = 0x3ed91b23  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ed91b23;
    expect lane 12 R8 = 0x3d881102  R9 = 0x3d881102  R10 = 0x3d881102  R11 = 0x3d921242;
    expect lane 13 R8 = 0x3d841082  R9 = 0x3d8510a2  R10 = 0x3d881102  R11 = 0x3d811022;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f419833  R10 = 0x3f199332  R11 = 0x3f419833;
    expect lane 15 R8 = 0x3f199332  R9 = 0x3f5a9b53  R10 = 0x3f289513  R11 = 0x3f289513;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f3d97b3  R10 = 0x3f119232  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f2794f3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f119232;
    expect lane 18 R8 = 0x3f3796f3  R9 = 0x3f3d97b3  R10 = 0x3f3d97b3  R11 = 0x3f489913;
    expect lane 19 R8 = 0x3f3d97b3  R9 = 0x3f3d97b3  R10 = 0x3f3796f3  R11 = 0x3f439873;
    expect lane 20 R8 = 0x3f739e74  R9 = 0x3f7f9ff4  R10 = 0x3f599b33  R11 = 0x3f599b33;
    expect lane 21 R8 = 0x3f699d34  R9 = 0x3f5d9bb3  R10 = 0x3f739e74  R11 = 0x3f7f9ff4;
    expect lane 22 R8 = 0x3eab1563  R9 = 0x3ef31e64  R10 = 0x3eab1563  R11 = 0x3e761ec4;
    expect lane 23 R8 = 0x3f7d9fb4  R9 = 0x3e761ec4  R10 = 0x3f7d9fb4  R11 = 0x3f7d9fb4;
    expect lane 24 R8 = 0x3f00500a  R9 = 0x3f011022  R10 = 0x3f02504a  R11 = 0x3f00b016;
    expect lane 25 R8 = 0x3f013026  R9 = 0x3f011022  R10 = 0x3f013026  R11 = 0x3f011022;
    expect lane 26 R8 = 0x3ecb1963  R9 = 0x3e4e19c3  R10 = 0x3e761ec4  R11 = 0x3e8f11e2;
    expect lane 27 R8 = 0x3eb716e3  R9 = 0x3ea31463  R10 = 0x3e8f11e2  R11 = 0x3e8f11e2;
    expect lane 28 R8 = 0x3dcc1983  R9 = 0x3ed31a63  R10 = 0x3e0e11c2  R11 = 0x3da41483;
    expect lane 29 R8 = 0x3e3616c3  R9 = 0x3eb516a3  R10 = 0x3ea11423  R11 = 0x3da41483;
    expect lane 30 R8 = 0x3f049092  R9 = 0x3efd1fa4  R10 = 0x3f2594b3  R11 = 0x3f2594b3;
    expect lane 31 R8 = 0x3ee51ca4  R9 = 0x3f1f93f2  R10 = 0x3f139272  R11 = 0x3ef11e24;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3c501a03  R9 = 0x3be01c04  R10 = 0x3c081102  R11 = 0x3be01c04;
    expect lane 1 R8 = 0x3c081102  R9 = 0x3b901202  R10 = 0x3c201403  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f039072  R9 = 0x3f239473  R10 = 0x3f3b9773  R11 = 0x3f239473;
    expect lane 3 R8 = 0x3d381703  R9 = 0x3e6e1dc4  R10 = 0x3d381703  R11 = 0x3e6e1dc4;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f4c9993  R10 = 0x3f2e95d3  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f2e95d3  R9 = 0x3ee51ca4  R10 = 0x3f800000  R11 = 0x3ee51ca4;
    expect lane 6 R8 = 0x3f3e97d3  R9 = 0x3f800000  R10 = 0x3eb716e3  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3ee31c64  R9 = 0x3f129252  R10 = 0x3ee31c64  R11 = 0x3f129252;
    expect lane 8 R8 = 0x3f1f93f2  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f5b9b73  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ed51aa3  R9 = 0x3f0590b2  R10 = 0x3eb11623  R11 = 0x3eb11623;
    expect lane 11 R8 = 0x3ebd17a3  R9 = 0x3f0b9172  R10 = 0x3ed51aa3  R11 = 0x3ebd17a3;
    expect lane 12 R8 = 0x3f07b0f6  R9 = 0x3f07b0f6  R10 = 0x3f0730e6  R11 = 0x3f0730e6;
    expect lane 13 R8 = 0x3f081102  R9 = 0x3f0730e6  R10 = 0x3f09512a  R11 = 0x3f0730e6;
    expect lane 14 R8 = 0x3f0b9172  R9 = 0x3e4618c3  R10 = 0x3f2f95f3  R11 = 0x3f2f95f3;
    expect lane 15 R8 = 0x3f2f95f3  R9 = 0x3f2f95f3  R10 = 0x3eab1563  R11 = 0x3f2f95f3;
    expect lane 16 R8 = 0x3f4c9993  R9 = 0x3e1e13c2  R10 = 0x3e1e13c2  R11 = 0x3f4c9993;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3d181302  R10 = 0x3f4c9993  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3e0a1142  R9 = 0x3bc01803  R10 = 0x00000000  R11 = 0x3bc01803;
    expect lane 19 R8 = 0x00000000  R9 = 0x3e8710e2  R10 = 0x3bc01803  R11 = 0x3ef51ea4;
    expect lane 20 R8 = 0x3f519a33  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0f91f2;
    expect lane 21 R8 = 0x3f679cf4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f519a33;
    expect lane 22 R8 = 0x00000000  R9 = 0x3edd1ba3  R10 = 0x3e221443  R11 = 0x3f189312;
    expect lane 23 R8 = 0x00000000  R9 = 0x3edd1ba3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3a001002  R9 = 0x3ba01403  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x3b601c04  R9 = 0x3a001002  R10 = 0x00000000  R11 = 0x3bd01a03;
    expect lane 26 R8 = 0x3f6e9dd4  R9 = 0x3f779ef4  R10 = 0x3f659cb4  R11 = 0x3f539a73;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f659cb4  R10 = 0x3f5c9b93  R11 = 0x3f779ef4;
    expect lane 28 R8 = 0x3e9f13e2  R9 = 0x3e0a1142  R10 = 0x3d9c1382  R11 = 0x3e0a1142;
    expect lane 29 R8 = 0x3e9f13e2  R9 = 0x3dc41883  R10 = 0x3d9c1382  R11 = 0x3e321643;
    expect lane 30 R8 = 0x3d8c1182  R9 = 0x3d481903  R10 = 0x3d081102  R11 = 0x3d9c1382;
    expect lane 31 R8 = 0x3d8c1182  R9 = 0x3cd01a03  R10 = 0x3dbc1783  R11 = 0x3d8c1182;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ac01803  R9 = 0x3c501a03  R10 = 0x00000000  R11 = 0x3ac01803;
    expect lane 1 R8 = 0x3be01c04  R9 = 0x3b901202  R10 = 0x00000000  R11 = 0x3ac01803;
    expect lane 2 R8 = 0x3e0e11c2  R9 = 0x3e0e11c2  R10 = 0x3e0e11c2  R11 = 0x3f539a73;
    expect lane 3 R8 = 0x3f539a73  R9 = 0x3f3b9773  R10 = 0x3d381703  R11 = 0x3f239473;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4c9993  R11 = 0x3ee51ca4;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3ee51ca4  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ee31c64  R11 = 0x3eb716e3;
    expect lane 7 R8 = 0x3e8b1162  R9 = 0x00000000  R10 = 0x3e8b1162  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3edf1be3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3edf1be3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3796f3;
    expect lane 10 R8 = 0x3ebd17a3  R9 = 0x3f0b9172  R10 = 0x3ef31e64  R11 = 0x3ef31e64;
    expect lane 11 R8 = 0x3f0b9172  R9 = 0x3eb11623  R10 = 0x3f0590b2  R11 = 0x3ef31e64;
    expect lane 12 R8 = 0x3f09712e  R9 = 0x3f0790f2  R10 = 0x3f0790f2  R11 = 0x3f0790f2;
    expect lane 13 R8 = 0x3f0790f2  R9 = 0x3f09d13a  R10 = 0x3f07b0f6  R11 = 0x3f07b0f6;
    expect lane 14 R8 = 0x3e8710e2  R9 = 0x3f0b9172  R10 = 0x3f0b9172  R11 = 0x3eff1fe4;
    expect lane 15 R8 = 0x3f0b9172  R9 = 0x3e8710e2  R10 = 0x3ec31863  R11 = 0x3f2f95f3;
    expect lane 16 R8 = 0x3e1e13c2  R9 = 0x3f4c9993  R10 = 0x3ec718e3  R11 = 0x3ec718e3;
    expect lane 17 R8 = 0x3ec718e3  R9 = 0x3f800000  R10 = 0x3f109212  R11 = 0x3e1e13c2;
    expect lane 18 R8 = 0x3e8710e2  R9 = 0x3e8710e2  R10 = 0x3bc01803  R11 = 0x3ef51ea4;
    expect lane 19 R8 = 0x3e8710e2  R9 = 0x3bc01803  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f679cf4  R10 = 0x3f2594b3  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f2594b3  R9 = 0x3f519a33  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x00000000  R9 = 0x3f189312  R10 = 0x00000000  R11 = 0x3e221443;
    expect lane 23 R8 = 0x3ea514a3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3b601c04  R9 = 0x3bd01a03  R10 = 0x3b601c04  R11 = 0x3ba01403;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ba01403;
    expect lane 26 R8 = 0x3f5c9b93  R9 = 0x3f779ef4  R10 = 0x3f800000  R11 = 0x3f539a73;
    expect lane 27 R8 = 0x3f6e9dd4  R9 = 0x3f149292  R10 = 0x3f659cb4  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3e0a1142  R9 = 0x3e0a1142  R10 = 0x3e9f13e2  R11 = 0x3e0a1142;
    expect lane 29 R8 = 0x3e321643  R9 = 0x3ec718e3  R10 = 0x3e321643  R11 = 0x3dc41883;
    expect lane 30 R8 = 0x3d9c1382  R9 = 0x3d8c1182  R10 = 0x3d281503  R11 = 0x3cd01a03;
    expect lane 31 R8 = 0x3dac1583  R9 = 0x3d281503  R10 = 0x3d9c1382  R11 = 0x3d9c1382;
}

warp 4 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e1612c2  R9 = 0x3e1612c2  R10 = 0x3e1612c2  R11 = 0x3e8710e2;
    expect lane 1 R8 = 0x3ec31863  R9 = 0x3e1612c2  R10 = 0x3ec31863  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3eaf15e3  R9 = 0x3e0610c2  R10 = 0x3f800000  R11 = 0x3f679cf4;
    expect lane 3 R8 = 0x3e0610c2  R9 = 0x3e0610c2  R10 = 0x3f289513  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ee51ca4  R9 = 0x3ee8dd1c  R10 = 0x3ee5dcbc  R11 = 0x3ee81d04;
    expect lane 5 R8 = 0x3eea1d44  R9 = 0x3ee81d04  R10 = 0x3ee5dcbc  R11 = 0x3ee69cd4;
    expect lane 6 R8 = 0x3edf1be3  R9 = 0x00000000  R10 = 0x3d581b03  R11 = 0x3d581b03;
    expect lane 7 R8 = 0x00000000  R9 = 0x3d581b03  R10 = 0x3e0a1142  R11 = 0x3e7a1f44;
    expect lane 8 R8 = 0x00000000  R9 = 0x3dbc1783  R10 = 0x00000000  R11 = 0x3ef51ea4;
    expect lane 9 R8 = 0x3e621c44  R9 = 0x3e9d13a2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f389713  R9 = 0x3f209413  R10 = 0x3f209413  R11 = 0x3f209413;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f6e9dd4  R10 = 0x3f800000  R11 = 0x3f389713;
    expect lane 12 R8 = 0x3f1e93d2  R9 = 0x00000000  R10 = 0x3f1e93d2  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f1e93d2  R9 = 0x3edd1ba3  R10 = 0x3f1e93d2  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f3b9773  R9 = 0x3f3b9773  R10 = 0x3cf01e04  R11 = 0x3e8710e2;
    expect lane 15 R8 = 0x3eaf15e3  R9 = 0x3f1d93b2  R10 = 0x3eaf15e3  R11 = 0x3f3b9773;
    expect lane 16 R8 = 0x3f7e5fcc  R9 = 0x3f800000  R10 = 0x3f7f5fec  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f7e5fcc  R9 = 0x3f7e5fcc  R10 = 0x3f800000  R11 = 0x3f7e5fcc;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f709e14  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f4698d3  R9 = 0x3f800000  R10 = 0x3f709e14  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3eab1563  R9 = 0x3e5e1bc3  R10 = 0x3f2f95f3  R11 = 0x3f7a9f54;
    expect lane 21 R8 = 0x3f2f95f3  R9 = 0x3f7a9f54  R10 = 0x3f7a9f54  R11 = 0x3f7a9f54;
    expect lane 22 R8 = 0x3f4f99f3  R9 = 0x3e561ac3  R10 = 0x3ebf17e3  R11 = 0x3f4f99f3;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e561ac3  R10 = 0x00000000  R11 = 0x3f4f99f3;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d9c1382  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cf01e04;
    expect lane 26 R8 = 0x3f569ad3  R9 = 0x3f029052  R10 = 0x3f029052  R11 = 0x3f029052;
    expect lane 27 R8 = 0x3ed51aa3  R9 = 0x3ea514a3  R10 = 0x00000000  R11 = 0x3f569ad3;
    expect lane 28 R8 = 0x3ef6dedc  R9 = 0x3ef71ee4  R10 = 0x3ef71ee4  R11 = 0x3efadf5c;
    expect lane 29 R8 = 0x3ef71ee4  R9 = 0x3ef79ef4  R10 = 0x3ef79ef4  R11 = 0x3efadf5c;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f799f34  R10 = 0x3ea91523  R11 = 0x3ee51ca4;
    expect lane 31 R8 = 0x3e5a1b43  R9 = 0x3f800000  R10 = 0x3ee51ca4  R11 = 0x3f799f34;
}

warp 5 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e1612c2  R9 = 0x3f4f99f3  R10 = 0x3f800000  R11 = 0x3f139272;
    expect lane 1 R8 = 0x3e8710e2  R9 = 0x3f4f99f3  R10 = 0x3e1612c2  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e721e44  R9 = 0x3f4c9993  R10 = 0x3f800000  R11 = 0x3f4c9993;
    expect lane 3 R8 = 0x3eaf15e3  R9 = 0x3ef71ee4  R10 = 0x3e0610c2  R11 = 0x3f4c9993;
    expect lane 4 R8 = 0x3ee8dd1c  R9 = 0x3eea1d44  R10 = 0x3ee81d04  R11 = 0x3eea1d44;
    expect lane 5 R8 = 0x3ee51ca4  R9 = 0x3ee75cec  R10 = 0x3ee69cd4  R11 = 0x3ee81d04;
    expect lane 6 R8 = 0x3edf1be3  R9 = 0x3e0a1142  R10 = 0x3e0a1142  R11 = 0x3e0a1142;
    expect lane 7 R8 = 0x3d581b03  R9 = 0x00000000  R10 = 0x3d581b03  R11 = 0x3e421843;
    expect lane 8 R8 = 0x00000000  R9 = 0x3e9d13a2  R10 = 0x3dbc1783  R11 = 0x3dbc1783;
    expect lane 9 R8 = 0x00000000  R9 = 0x3dbc1783  R10 = 0x3dbc1783  R11 = 0x3dbc1783;
    expect lane 10 R8 = 0x3f389713  R9 = 0x3f800000  R10 = 0x3f509a13  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f389713  R9 = 0x3f800000  R10 = 0x3f389713  R11 = 0x3f389713;
    expect lane 12 R8 = 0x3f129252  R9 = 0x3f1e93d2  R10 = 0x3dd41a83  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dd41a83;
    expect lane 14 R8 = 0x3e1612c2  R9 = 0x3cf01e04  R10 = 0x3e1612c2  R11 = 0x3e8710e2;
    expect lane 15 R8 = 0x3f1d93b2  R9 = 0x3f3b9773  R10 = 0x3f3b9773  R11 = 0x3eaf15e3;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7f5fec;
    expect lane 18 R8 = 0x3f709e14  R9 = 0x3f709e14  R10 = 0x3f5b9b73  R11 = 0x3f239473;
    expect lane 19 R8 = 0x3f239473  R9 = 0x3f709e14  R10 = 0x3f239473  R11 = 0x3f319633;
    expect lane 20 R8 = 0x3f5c9b93  R9 = 0x3e5e1bc3  R10 = 0x3f800000  R11 = 0x3f7a9f54;
    expect lane 21 R8 = 0x3f2f95f3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3ebf17e3  R9 = 0x00000000  R10 = 0x3d381703  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f099132  R9 = 0x3ebf17e3  R10 = 0x00000000  R11 = 0x3e561ac3;
    expect lane 24 R8 = 0x3cf01e04  R9 = 0x3de41c84  R10 = 0x3d281503  R11 = 0x00000000;
    expect lane 25 R8 = 0x3d281503  R9 = 0x3d9c1382  R10 = 0x3d9c1382  R11 = 0x3d281503;
    expect lane 26 R8 = 0x3ebd17a3  R9 = 0x3f569ad3  R10 = 0x3e8d11a2  R11 = 0x3ebd17a3;
    expect lane 27 R8 = 0x3f569ad3  R9 = 0x3ed51aa3  R10 = 0x3f029052  R11 = 0x3e8d11a2;
    expect lane 28 R8 = 0x3ef79ef4  R9 = 0x3ef6dedc  R10 = 0x3ef79ef4  R11 = 0x3efadf5c;
    expect lane 29 R8 = 0x3efa5f4c  R9 = 0x3ef71ee4  R10 = 0x3efa5f4c  R11 = 0x3ef81f04;
    expect lane 30 R8 = 0x3e5a1b43  R9 = 0x3dc41883  R10 = 0x3f800000  R11 = 0x3ea91523;
    expect lane 31 R8 = 0x3f799f34  R9 = 0x3f3d97b3  R10 = 0x3dc41883  R11 = 0x3f799f34;
}

warp 6 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3ee31c64  R10 = 0x3ee31c64  R11 = 0x3f4598b3;
    expect lane 1 R8 = 0x00000000  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3edb1b63  R9 = 0x3ee11c24  R10 = 0x3ee11c24  R11 = 0x3ecd19a3;
    expect lane 3 R8 = 0x3eaf15e3  R9 = 0x3eaf15e3  R10 = 0x3ed51aa3  R11 = 0x3edb1b63;
    expect lane 4 R8 = 0x3f119232  R9 = 0x3f099132  R10 = 0x3f0e91d2  R11 = 0x3f229453;
    expect lane 5 R8 = 0x3f229453  R9 = 0x3f0e91d2  R10 = 0x3f119232  R11 = 0x3f1a9352;
    expect lane 6 R8 = 0x3da41483  R9 = 0x3da41483  R10 = 0x3b001002  R11 = 0x3b001002;
    expect lane 7 R8 = 0x3e5e1bc3  R9 = 0x3e5e1bc3  R10 = 0x3e0e11c2  R11 = 0x3e0e11c2;
    expect lane 8 R8 = 0x3b001002  R9 = 0x3b001002  R10 = 0x3c381703  R11 = 0x3b901202;
    expect lane 9 R8 = 0x3c081102  R9 = 0x3b001002  R10 = 0x3c381703  R11 = 0x3c181302;
    expect lane 10 R8 = 0x3f419833  R9 = 0x3f3696d3  R10 = 0x3f439873  R11 = 0x3f419833;
    expect lane 11 R8 = 0x3f309613  R9 = 0x3f3696d3  R10 = 0x3f439873  R11 = 0x3f3b9773;
    expect lane 12 R8 = 0x3f699d34  R9 = 0x3f800000  R10 = 0x3f699d34  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e9f13e2  R9 = 0x3f800000  R10 = 0x3e1612c2  R11 = 0x3f699d34;
    expect lane 14 R8 = 0x3f319633  R9 = 0x3f779ef4  R10 = 0x3eff1fe4  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f319633  R9 = 0x3f319633  R10 = 0x3f800000  R11 = 0x3eff1fe4;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f4f99f3  R10 = 0x3f439873  R11 = 0x3f739e74;
    expect lane 17 R8 = 0x3f5b9b73  R9 = 0x3f4f99f3  R10 = 0x3f4f99f3  R11 = 0x3f439873;
    expect lane 18 R8 = 0x3ea91523  R9 = 0x3f2c9593  R10 = 0x3f2c9593  R11 = 0x3e121242;
    expect lane 19 R8 = 0x3ed91b23  R9 = 0x3e121242  R10 = 0x3e721e44  R11 = 0x3ea91523;
    expect lane 20 R8 = 0x3eef5dec  R9 = 0x3eec9d94  R10 = 0x3eefddfc  R11 = 0x3eee1dc4;
    expect lane 21 R8 = 0x3ef15e2c  R9 = 0x3ef15e2c  R10 = 0x3eefddfc  R11 = 0x3ef0de1c;
    expect lane 22 R8 = 0x3f439873  R9 = 0x3f119232  R10 = 0x3ee71ce4  R11 = 0x3f439873;
    expect lane 23 R8 = 0x3ee71ce4  R9 = 0x3f439873  R10 = 0x3cb01603  R11 = 0x3f119232;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d941282;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d941282  R11 = 0x3e5a1b43;
    expect lane 26 R8 = 0x3f559ab3  R9 = 0x3f3796f3  R10 = 0x3f3796f3  R11 = 0x3ebb1763;
    expect lane 27 R8 = 0x3f239473  R9 = 0x3f239473  R10 = 0x3f4b9973  R11 = 0x3ebb1763;
    expect lane 28 R8 = 0x3f3e97d3  R9 = 0x3ee71ce4  R10 = 0x3f2f95f3  R11 = 0x3ee71ce4;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e561ac3  R9 = 0x3d081102  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3d941282  R9 = 0x3d081102  R10 = 0x3e931262  R11 = 0x3e7e1fc4;
}

warp 7 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e8f11e2  R9 = 0x3ee31c64  R10 = 0x3ee31c64  R11 = 0x00000000;
    expect lane 1 R8 = 0x3dec1d84  R9 = 0x3e8f11e2  R10 = 0x00000000  R11 = 0x3dec1d84;
    expect lane 2 R8 = 0x3ec31863  R9 = 0x3ed51aa3  R10 = 0x3ebb1763  R11 = 0x3ee11c24;
    expect lane 3 R8 = 0x3ecd19a3  R9 = 0x3ebb1763  R10 = 0x3ec31863  R11 = 0x3ee11c24;
    expect lane 4 R8 = 0x3f099132  R9 = 0x3f1792f2  R10 = 0x3f0e91d2  R11 = 0x3f1792f2;
    expect lane 5 R8 = 0x3f099132  R9 = 0x3f1792f2  R10 = 0x3f1792f2  R11 = 0x3f1a9352;
    expect lane 6 R8 = 0x3d281503  R9 = 0x3d281503  R10 = 0x3da41483  R11 = 0x3e0e11c2;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e0e11c2  R11 = 0x3da41483;
    expect lane 8 R8 = 0x3c081102  R9 = 0x3b001002  R10 = 0x3b001002  R11 = 0x00000000;
    expect lane 9 R8 = 0x3c081102  R9 = 0x00000000  R10 = 0x3b901202  R11 = 0x3c181302;
    expect lane 10 R8 = 0x3f2e95d3  R9 = 0x3f419833  R10 = 0x3f309613  R11 = 0x3f2e95d3;
    expect lane 11 R8 = 0x3f3b9773  R9 = 0x3f3f97f3  R10 = 0x3f2e95d3  R11 = 0x3f309613;
    expect lane 12 R8 = 0x3f699d34  R9 = 0x3ebb1763  R10 = 0x3e1612c2  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3e9f13e2  R10 = 0x3ebb1763  R11 = 0x3f0790f2;
    expect lane 14 R8 = 0x3f319633  R9 = 0x3eff1fe4  R10 = 0x3eff1fe4  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ec31863  R9 = 0x3ec31863  R10 = 0x3ec31863  R11 = 0x3f639c74;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f4f99f3  R10 = 0x3f439873  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f5b9b73  R9 = 0x3f739e74  R10 = 0x3f800000  R11 = 0x3f4f99f3;
    expect lane 18 R8 = 0x3ed91b23  R9 = 0x3f2c9593  R10 = 0x3f1c9392  R11 = 0x3f1c9392;
    expect lane 19 R8 = 0x3f2c9593  R9 = 0x3ed91b23  R10 = 0x3e121242  R11 = 0x3da41483;
    expect lane 20 R8 = 0x3eee9dd4  R9 = 0x3eef5dec  R10 = 0x3eefddfc  R11 = 0x3eec9d94;
    expect lane 21 R8 = 0x3eef5dec  R9 = 0x3ef0de1c  R10 = 0x3eec9d94  R11 = 0x3eec9d94;
    expect lane 22 R8 = 0x3f119232  R9 = 0x3ee71ce4  R10 = 0x3e0e11c2  R11 = 0x3e5e1bc3;
    expect lane 23 R8 = 0x3f119232  R9 = 0x3eab1563  R10 = 0x3f439873  R11 = 0x3e5e1bc3;
    expect lane 24 R8 = 0x3e5a1b43  R9 = 0x3d481903  R10 = 0x3d481903  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3d481903  R10 = 0x00000000  R11 = 0x3e121242;
    expect lane 26 R8 = 0x3ebb1763  R9 = 0x3f800000  R10 = 0x3f4b9973  R11 = 0x3f559ab3;
    expect lane 27 R8 = 0x3ebb1763  R9 = 0x3f4b9973  R10 = 0x3f800000  R11 = 0x3f239473;
    expect lane 28 R8 = 0x00000000  R9 = 0x3f119232  R10 = 0x3f119232  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f3e97d3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3d081102  R9 = 0x3d941282  R10 = 0x3d941282  R11 = 0x3e931262;
    expect lane 31 R8 = 0x3e561ac3  R9 = 0x00000000  R10 = 0x3e7e1fc4  R11 = 0x3ea714e3;
}

warp 8 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3efe5fcc  R9 = 0x3efb5f6c  R10 = 0x3efcdf9c  R11 = 0x3efb5f6c;
    expect lane 1 R8 = 0x3efd9fb4  R9 = 0x3f009012  R10 = 0x3efcdf9c  R11 = 0x3efb5f6c;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e321643  R11 = 0x3e321643;
    expect lane 3 R8 = 0x3edb1b63  R9 = 0x00000000  R10 = 0x3f6f9df4  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7b9f74  R9 = 0x3f7b9f74  R10 = 0x3f800000  R11 = 0x3e4e19c3;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f219433  R10 = 0x3f3f97f3  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f1e93d2  R9 = 0x3ef71ee4  R10 = 0x3ee31c64  R11 = 0x3e891122;
    expect lane 7 R8 = 0x3f149292  R9 = 0x3f419833  R10 = 0x3ee31c64  R11 = 0x3e891122;
    expect lane 8 R8 = 0x3f1f93f2  R9 = 0x3f1f93f2  R10 = 0x3f2b9573  R11 = 0x3f2b9573;
    expect lane 9 R8 = 0x3f1f93f2  R9 = 0x3e661cc4  R10 = 0x3f0d91b2  R11 = 0x3f439873;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3e8d11a2  R10 = 0x3f299533  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3dd41a83  R9 = 0x3f559ab3  R10 = 0x3f6b9d74  R11 = 0x3e421843;
    expect lane 12 R8 = 0x3ecf99f3  R9 = 0x3ecc1983  R10 = 0x3eced9db  R11 = 0x3ecdd9bb;
    expect lane 13 R8 = 0x3ece99d3  R9 = 0x3ecf99f3  R10 = 0x3ecc1983  R11 = 0x3ecb596b;
    expect lane 14 R8 = 0x3e561ac3  R9 = 0x3e9f13e2  R10 = 0x3eed1da4  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f1d93b2  R10 = 0x00000000  R11 = 0x3e9f13e2;
    expect lane 16 R8 = 0x3f499933  R9 = 0x3ee31c64  R10 = 0x3ea31463  R11 = 0x3f299533;
    expect lane 17 R8 = 0x3e831062  R9 = 0x3f399733  R10 = 0x3f099132  R11 = 0x3f099132;
    expect lane 18 R8 = 0x3f1d93b2  R9 = 0x3e1612c2  R10 = 0x3f2d95b3  R11 = 0x3e1612c2;
    expect lane 19 R8 = 0x3edb1b63  R9 = 0x3eab1563  R10 = 0x3edb1b63  R11 = 0x3dac1583;
    expect lane 20 R8 = 0x3f2a9553  R9 = 0x3e0a1142  R10 = 0x3f1a9352  R11 = 0x3d941282;
    expect lane 21 R8 = 0x3f2a9553  R9 = 0x3e0a1142  R10 = 0x3f2a9553  R11 = 0x3f2a9553;
    expect lane 22 R8 = 0x3f2c9593  R9 = 0x3f4a9953  R10 = 0x3f229453  R11 = 0x3f3b9773;
    expect lane 23 R8 = 0x3f3b9773  R9 = 0x3f4a9953  R10 = 0x3f729e54  R11 = 0x3f729e54;
    expect lane 24 R8 = 0x3f00b016  R9 = 0x3f00500a  R10 = 0x3efe1fc4  R11 = 0x3efc9f94;
    expect lane 25 R8 = 0x3efe5fcc  R9 = 0x3effdffc  R10 = 0x3f00500a  R11 = 0x3f00500a;
    expect lane 26 R8 = 0x3f5f9bf3  R9 = 0x3f3b9773  R10 = 0x3f5f9bf3  R11 = 0x3f339673;
    expect lane 27 R8 = 0x3f3f97f3  R9 = 0x3f2f95f3  R10 = 0x3f3b9773  R11 = 0x3f3b9773;
    expect lane 28 R8 = 0x3efd1fa4  R9 = 0x3f2b9573  R10 = 0x3ee91d24  R11 = 0x3efd1fa4;
    expect lane 29 R8 = 0x3f3596b3  R9 = 0x3f449893  R10 = 0x3efd1fa4  R11 = 0x3f3f97f3;
    expect lane 30 R8 = 0x3f309613  R9 = 0x3f3b9773  R10 = 0x3f2c9593  R11 = 0x3f309613;
    expect lane 31 R8 = 0x3f3d97b3  R9 = 0x3f329653  R10 = 0x3f2c9593  R11 = 0x3f309613;
}

warp 9 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3efb5f6c  R9 = 0x3efd9fb4  R10 = 0x3efb5f6c  R11 = 0x3efd9fb4;
    expect lane 1 R8 = 0x3efd9fb4  R9 = 0x3efb5f6c  R10 = 0x3efcdf9c  R11 = 0x3efe5fcc;
    expect lane 2 R8 = 0x00000000  R9 = 0x3f489913  R10 = 0x00000000  R11 = 0x3f489913;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ecb1963  R9 = 0x3f3f97f3  R10 = 0x3f5d9bb3  R11 = 0x3f3f97f3;
    expect lane 5 R8 = 0x3f3f97f3  R9 = 0x3f5d9bb3  R10 = 0x3f219433  R11 = 0x3f5d9bb3;
    expect lane 6 R8 = 0x3ecf19e3  R9 = 0x3f0a9152  R10 = 0x3f419833  R11 = 0x3f149292;
    expect lane 7 R8 = 0x3f1e93d2  R9 = 0x3ee31c64  R10 = 0x3ef71ee4  R11 = 0x3ecf19e3;
    expect lane 8 R8 = 0x3f0d91b2  R9 = 0x3f439873  R10 = 0x3e661cc4  R11 = 0x3edf1be3;
    expect lane 9 R8 = 0x3f2b9573  R9 = 0x3e661cc4  R10 = 0x3ea31463  R11 = 0x3f439873;
    expect lane 10 R8 = 0x3f299533  R9 = 0x3f6b9d74  R10 = 0x3f6b9d74  R11 = 0x3e8d11a2;
    expect lane 11 R8 = 0x3f6b9d74  R9 = 0x3dd41a83  R10 = 0x3ee51ca4  R11 = 0x3f299533;
    expect lane 12 R8 = 0x3ecf99f3  R9 = 0x3ece99d3  R10 = 0x3ece99d3  R11 = 0x3ecb596b;
    expect lane 13 R8 = 0x3ece99d3  R9 = 0x3eca594b  R10 = 0x3ece99d3  R11 = 0x3ece99d3;
    expect lane 14 R8 = 0x3e9f13e2  R9 = 0x3e9f13e2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3e9f13e2  R10 = 0x00000000  R11 = 0x3eed1da4;
    expect lane 16 R8 = 0x3ea31463  R9 = 0x3f099132  R10 = 0x3f099132  R11 = 0x3e4618c3;
    expect lane 17 R8 = 0x3f499933  R9 = 0x3e4618c3  R10 = 0x3f099132  R11 = 0x3f399733;
    expect lane 18 R8 = 0x3f0590b2  R9 = 0x3eab1563  R10 = 0x3dac1583  R11 = 0x3eab1563;
    expect lane 19 R8 = 0x3dac1583  R9 = 0x3e761ec4  R10 = 0x3e761ec4  R11 = 0x3dac1583;
    expect lane 20 R8 = 0x3d941282  R9 = 0x3ea514a3  R10 = 0x3e8510a2  R11 = 0x3ef51ea4;
    expect lane 21 R8 = 0x3ef51ea4  R9 = 0x3f1a9352  R10 = 0x3f2a9553  R11 = 0x3ea514a3;
    expect lane 22 R8 = 0x3f639c74  R9 = 0x3f3b9773  R10 = 0x3f639c74  R11 = 0x3f3b9773;
    expect lane 23 R8 = 0x3f139272  R9 = 0x3f4a9953  R10 = 0x3f139272  R11 = 0x3f639c74;
    expect lane 24 R8 = 0x3efc9f94  R9 = 0x3f00b016  R10 = 0x3efc9f94  R11 = 0x3efe5fcc;
    expect lane 25 R8 = 0x3f00b016  R9 = 0x3effdffc  R10 = 0x3efc9f94  R11 = 0x3f00500a;
    expect lane 26 R8 = 0x3f5f9bf3  R9 = 0x3f3796f3  R10 = 0x3f439873  R11 = 0x3f3b9773;
    expect lane 27 R8 = 0x3f139272  R9 = 0x3f339673  R10 = 0x3f3796f3  R11 = 0x3f3796f3;
    expect lane 28 R8 = 0x3efd1fa4  R9 = 0x3f449893  R10 = 0x3efd1fa4  R11 = 0x3f3f97f3;
    expect lane 29 R8 = 0x3f449893  R9 = 0x3f449893  R10 = 0x3ee91d24  R11 = 0x3f2b9573;
    expect lane 30 R8 = 0x3f399733  R9 = 0x3f2e95d3  R10 = 0x3f2c9593  R11 = 0x3f2c9593;
    expect lane 31 R8 = 0x3f309613  R9 = 0x3f399733  R10 = 0x3f2c9593  R11 = 0x3f3796f3;
}

warp 10 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ecd19a3  R9 = 0x3f199332  R10 = 0x3ecd19a3  R11 = 0x3f2b9573;
    expect lane 1 R8 = 0x3f199332  R9 = 0x3ea91523  R10 = 0x3f109212  R11 = 0x3ecd19a3;
    expect lane 2 R8 = 0x3f5b9b73  R9 = 0x3f7f9ff4  R10 = 0x3f649c94  R11 = 0x3f649c94;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f5b9b73;
    expect lane 4 R8 = 0x3ddd1ba3  R9 = 0x3dcf19e3  R10 = 0x3dda1b43  R11 = 0x3ddd1ba3;
    expect lane 5 R8 = 0x3de81d04  R9 = 0x3dcf19e3  R10 = 0x3de81d04  R11 = 0x3dcf19e3;
    expect lane 6 R8 = 0x3e991322  R9 = 0x3f129252  R10 = 0x3e421843  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f4a9953  R10 = 0x3ed11a23  R11 = 0x3f2e95d3;
    expect lane 8 R8 = 0x3f629c54  R9 = 0x3ec91923  R10 = 0x3f3e97d3  R11 = 0x3f119232;
    expect lane 9 R8 = 0x3f3e97d3  R9 = 0x3e5e1bc3  R10 = 0x3ec91923  R11 = 0x3f2c9593;
    expect lane 10 R8 = 0x3f209413  R9 = 0x3f800000  R10 = 0x3f629c54  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f629c54  R9 = 0x3f149292  R10 = 0x3f149292  R11 = 0x3f629c54;
    expect lane 12 R8 = 0x3eb11623  R9 = 0x3db41683  R10 = 0x3ea514a3  R11 = 0x3c901202;
    expect lane 13 R8 = 0x3ed51aa3  R9 = 0x3db41683  R10 = 0x3eb11623  R11 = 0x3ea514a3;
    expect lane 14 R8 = 0x3f3c9793  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f0c9192  R9 = 0x3f3c9793  R10 = 0x3f0c9192  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3efe9fd4  R9 = 0x3f003006  R10 = 0x3efe9fd4  R11 = 0x3eff5fec;
    expect lane 17 R8 = 0x3f00700e  R9 = 0x3f003006  R10 = 0x3f00b016  R11 = 0x3efd1fa4;
    expect lane 18 R8 = 0x3e9712e2  R9 = 0x3d181302  R10 = 0x3edf1be3  R11 = 0x3d181302;
    expect lane 19 R8 = 0x3dac1583  R9 = 0x3e9712e2  R10 = 0x3d181302  R11 = 0x3e9712e2;
    expect lane 20 R8 = 0x3ed51aa3  R9 = 0x3ead15a3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3ead15a3  R9 = 0x00000000  R10 = 0x3ed51aa3  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f619c34  R9 = 0x3f019032  R10 = 0x3f619c34  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f019032  R9 = 0x3f2594b3  R10 = 0x3e0610c2  R11 = 0x3e0610c2;
    expect lane 24 R8 = 0x3e2e15c3  R9 = 0x3cf01e04  R10 = 0x3f6b9d74  R11 = 0x3f239473;
    expect lane 25 R8 = 0x3f239473  R9 = 0x3e9f13e2  R10 = 0x3f1792f2  R11 = 0x3f6b9d74;
    expect lane 26 R8 = 0x3e8d11a2  R9 = 0x3e3a1743  R10 = 0x3e3a1743  R11 = 0x3e3a1743;
    expect lane 27 R8 = 0x3e6a1d44  R9 = 0x3e6a1d44  R10 = 0x3e6a1d44  R11 = 0x3e811022;
    expect lane 28 R8 = 0x3e94d29a  R9 = 0x3e921242  R10 = 0x3e94528a  R11 = 0x3e921242;
    expect lane 29 R8 = 0x3e90d21a  R9 = 0x3e919232  R10 = 0x3e9512a2  R11 = 0x3e911222;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f589b13;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f749e94  R10 = 0x3f800000  R11 = 0x3f7c9f94;
}

warp 11 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f109212  R9 = 0x3edf1be3  R10 = 0x3f199332  R11 = 0x3f199332;
    expect lane 1 R8 = 0x3f199332  R9 = 0x3ea91523  R10 = 0x3f2b9573  R11 = 0x3f0790f2;
    expect lane 2 R8 = 0x3f529a53  R9 = 0x3f709e14  R10 = 0x3f529a53  R11 = 0x3f649c94;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f649c94  R10 = 0x3f5b9b73  R11 = 0x3f5b9b73;
    expect lane 4 R8 = 0x3de81d04  R9 = 0x3de81d04  R10 = 0x3dda1b43  R11 = 0x3ddd1ba3;
    expect lane 5 R8 = 0x3de31c64  R9 = 0x3dcf19e3  R10 = 0x3de01c04  R11 = 0x3ddd1ba3;
    expect lane 6 R8 = 0x3e991322  R9 = 0x3e991322  R10 = 0x3e991322  R11 = 0x3e991322;
    expect lane 7 R8 = 0x3f2e95d3  R9 = 0x3f2e95d3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f119232  R9 = 0x3f2c9593  R10 = 0x3f3e97d3  R11 = 0x3ec91923;
    expect lane 9 R8 = 0x3f629c54  R9 = 0x3d9c1382  R10 = 0x3f119232  R11 = 0x3f119232;
    expect lane 10 R8 = 0x3f2c9593  R9 = 0x3f7a9f54  R10 = 0x3f209413  R11 = 0x3f7a9f54;
    expect lane 11 R8 = 0x3f149292  R9 = 0x3f449893  R10 = 0x3f2c9593  R11 = 0x3f449893;
    expect lane 12 R8 = 0x00000000  R9 = 0x3c901202  R10 = 0x00000000  R11 = 0x3c901202;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3db41683  R11 = 0x3c901202;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f249493  R9 = 0x3f4c9993  R10 = 0x3f249493  R11 = 0x3f249493;
    expect lane 16 R8 = 0x3f00b016  R9 = 0x3efc9f94  R10 = 0x3efd9fb4  R11 = 0x3efd1fa4;
    expect lane 17 R8 = 0x3efe9fd4  R9 = 0x3f003006  R10 = 0x3efd9fb4  R11 = 0x3f00b016;
    expect lane 18 R8 = 0x3e1e13c2  R9 = 0x3dac1583  R10 = 0x3ebb1763  R11 = 0x3dac1583;
    expect lane 19 R8 = 0x3e9712e2  R9 = 0x3ef71ee4  R10 = 0x3e1e13c2  R11 = 0x3e9712e2;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ed51aa3  R11 = 0x3ed51aa3;
    expect lane 21 R8 = 0x3ead15a3  R9 = 0x3ead15a3  R10 = 0x00000000  R11 = 0x3ead15a3;
    expect lane 22 R8 = 0x3f619c34  R9 = 0x3f619c34  R10 = 0x3e0610c2  R11 = 0x3e661cc4;
    expect lane 23 R8 = 0x3e0610c2  R9 = 0x3f619c34  R10 = 0x3e0610c2  R11 = 0x3ebb1763;
    expect lane 24 R8 = 0x3e2e15c3  R9 = 0x3e9f13e2  R10 = 0x3f6b9d74  R11 = 0x3f239473;
    expect lane 25 R8 = 0x3cf01e04  R9 = 0x3f6b9d74  R10 = 0x3e2e15c3  R11 = 0x3f239473;
    expect lane 26 R8 = 0x3e8d11a2  R9 = 0x3e8d11a2  R10 = 0x3e8d11a2  R11 = 0x3e221443;
    expect lane 27 R8 = 0x3ee11c24  R9 = 0x3e811022  R10 = 0x3e3a1743  R11 = 0x3e6a1d44;
    expect lane 28 R8 = 0x3e94528a  R9 = 0x3e9512a2  R10 = 0x3e919232  R11 = 0x3e9512a2;
    expect lane 29 R8 = 0x3e94d29a  R9 = 0x3e94d29a  R10 = 0x3e9512a2  R11 = 0x3e90d21a;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f589b13  R10 = 0x3f800000  R11 = 0x3f749e94;
    expect lane 31 R8 = 0x3f589b13  R9 = 0x3f489913  R10 = 0x3f7c9f94  R11 = 0x3f800000;
}

warp 12 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ea514a3  R9 = 0x00000000  R10 = 0x3ea514a3  R11 = 0x3f4a9953;
    expect lane 1 R8 = 0x3f4a9953  R9 = 0x3ea514a3  R10 = 0x3e1612c2  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f679cf4  R9 = 0x3f3a9753  R10 = 0x3f800000  R11 = 0x3f3a9753;
    expect lane 3 R8 = 0x3f3a9753  R9 = 0x3f4c9993  R10 = 0x3f439873  R11 = 0x3f679cf4;
    expect lane 4 R8 = 0x3f7b9f74  R9 = 0x3f7e1fc4  R10 = 0x3f7c5f8c  R11 = 0x3f7aff60;
    expect lane 5 R8 = 0x3f7d7fb0  R9 = 0x3f7d7fb0  R10 = 0x3f7e1fc4  R11 = 0x3f7c5f8c;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f299533  R10 = 0x3f599b33  R11 = 0x3bc01803;
    expect lane 7 R8 = 0x3f0590b2  R9 = 0x3bc01803  R10 = 0x3f0590b2  R11 = 0x3f599b33;
    expect lane 8 R8 = 0x3ecf19e3  R9 = 0x3f1b9372  R10 = 0x3ee71ce4  R11 = 0x3f2b9573;
    expect lane 9 R8 = 0x3f0790f2  R9 = 0x3f1b9372  R10 = 0x3ebf17e3  R11 = 0x3e9f13e2;
    expect lane 10 R8 = 0x3f009012  R9 = 0x3f049092  R10 = 0x3f2694d3  R11 = 0x3f049092;
    expect lane 11 R8 = 0x3f2a9553  R9 = 0x3f1a9352  R10 = 0x3f089112  R11 = 0x3f2a9553;
    expect lane 12 R8 = 0x3f139272  R9 = 0x3ec31863  R10 = 0x3f3696d3  R11 = 0x3f139272;
    expect lane 13 R8 = 0x3e9b1362  R9 = 0x3f229453  R10 = 0x3ec31863  R11 = 0x3f2794f3;
    expect lane 14 R8 = 0x3dfc1f84  R9 = 0x3e5e1bc3  R10 = 0x3e5e1bc3  R11 = 0x3f2f95f3;
    expect lane 15 R8 = 0x3e8f11e2  R9 = 0x3dfc1f84  R10 = 0x3dfc1f84  R11 = 0x3edf1be3;
    expect lane 16 R8 = 0x3efe9fd4  R9 = 0x3eff5fec  R10 = 0x3efd9fb4  R11 = 0x3f00b016;
    expect lane 17 R8 = 0x3f003006  R9 = 0x3efe9fd4  R10 = 0x3efe9fd4  R11 = 0x3efc9f94;
    expect lane 18 R8 = 0x3df41e84  R9 = 0x3e4e19c3  R10 = 0x3df41e84  R11 = 0x3e4e19c3;
    expect lane 19 R8 = 0x3e911222  R9 = 0x00000000  R10 = 0x3e4e19c3  R11 = 0x3e911222;
    expect lane 20 R8 = 0x3e521a43  R9 = 0x3e991322  R10 = 0x3f509a13  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3e521a43  R10 = 0x3f149292  R11 = 0x3e521a43;
    expect lane 22 R8 = 0x3dcc1983  R9 = 0x3dcc1983  R10 = 0x3dcc1983  R11 = 0x3cf01e04;
    expect lane 23 R8 = 0x3cf01e04  R9 = 0x3e761ec4  R10 = 0x3cf01e04  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x3ddc1b83  R10 = 0x3e9f13e2  R11 = 0x00000000;
    expect lane 25 R8 = 0x3eed1da4  R9 = 0x3e221443  R10 = 0x00000000  R11 = 0x3e9f13e2;
    expect lane 26 R8 = 0x3f0690d2  R9 = 0x00000000  R10 = 0x3f6e9dd4  R11 = 0x00000000;
    expect lane 27 R8 = 0x3ea514a3  R9 = 0x3ebf17e3  R10 = 0x3f139272  R11 = 0x3ebf17e3;
    expect lane 28 R8 = 0x3f0a9152  R9 = 0x3f0c3186  R10 = 0x3f0b1162  R11 = 0x3f0a9152;
    expect lane 29 R8 = 0x3f0a9152  R9 = 0x3f0c3186  R10 = 0x3f0b1162  R11 = 0x3f0bf17e;
    expect lane 30 R8 = 0x3f4598b3  R9 = 0x3f4598b3  R10 = 0x3f529a53  R11 = 0x3f4598b3;
    expect lane 31 R8 = 0x3f529a53  R9 = 0x3f4598b3  R10 = 0x3f4c9993  R11 = 0x3f419833;
}

warp 13 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e1612c2;
    expect lane 1 R8 = 0x00000000  R9 = 0x3e1612c2  R10 = 0x3f4a9953  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f3a9753  R9 = 0x3f4c9993  R10 = 0x3f7c9f94  R11 = 0x3f4c9993;
    expect lane 3 R8 = 0x3f4c9993  R9 = 0x3f439873  R10 = 0x3f800000  R11 = 0x3f739e74;
    expect lane 4 R8 = 0x3f7d7fb0  R9 = 0x3f7d7fb0  R10 = 0x3f7cbf98  R11 = 0x3f7cbf98;
    expect lane 5 R8 = 0x3f7e1fc4  R9 = 0x3f7b9f74  R10 = 0x3f7c5f8c  R11 = 0x3f7e1fc4;
    expect lane 6 R8 = 0x3bc01803  R9 = 0x3bc01803  R10 = 0x3eab1563  R11 = 0x3f0590b2;
    expect lane 7 R8 = 0x3bc01803  R9 = 0x3f800000  R10 = 0x3f419833  R11 = 0x3bc01803;
    expect lane 8 R8 = 0x3ecf19e3  R9 = 0x3f0790f2  R10 = 0x3e9f13e2  R11 = 0x3ee71ce4;
    expect lane 9 R8 = 0x3f2b9573  R9 = 0x3f2b9573  R10 = 0x3f2b9573  R11 = 0x3ee71ce4;
    expect lane 10 R8 = 0x3f2694d3  R9 = 0x3f229453  R10 = 0x3f109212  R11 = 0x3f229453;
    expect lane 11 R8 = 0x3f009012  R9 = 0x3f2694d3  R10 = 0x3f109212  R11 = 0x3f2a9553;
    expect lane 12 R8 = 0x3ec31863  R9 = 0x3eb91723  R10 = 0x3eb91723  R11 = 0x3ee11c24;
    expect lane 13 R8 = 0x3f229453  R9 = 0x3f3696d3  R10 = 0x3e9b1362  R11 = 0x3e9b1362;
    expect lane 14 R8 = 0x3cf01e04  R9 = 0x3e8f11e2  R10 = 0x3f1792f2  R11 = 0x3f2f95f3;
    expect lane 15 R8 = 0x3e8f11e2  R9 = 0x3f2f95f3  R10 = 0x3f1792f2  R11 = 0x3e8f11e2;
    expect lane 16 R8 = 0x3f00b016  R9 = 0x3efd9fb4  R10 = 0x3eff5fec  R11 = 0x3efe9fd4;
    expect lane 17 R8 = 0x3f00b016  R9 = 0x3efc9f94  R10 = 0x3efe9fd4  R11 = 0x3eff5fec;
    expect lane 18 R8 = 0x3e4e19c3  R9 = 0x3e911222  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ead15a3  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f149292  R10 = 0x3f800000  R11 = 0x3e521a43;
    expect lane 21 R8 = 0x3f149292  R9 = 0x3e521a43  R10 = 0x3f800000  R11 = 0x3f389713;
    expect lane 22 R8 = 0x00000000  R9 = 0x3e2e15c3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x3e761ec4  R9 = 0x3e931262  R10 = 0x3e2e15c3  R11 = 0x3cf01e04;
    expect lane 24 R8 = 0x3eed1da4  R9 = 0x00000000  R10 = 0x3e221443  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3e221443  R10 = 0x3ddc1b83  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x3ed91b23  R10 = 0x3ef31e64  R11 = 0x3ef31e64;
    expect lane 27 R8 = 0x3f0690d2  R9 = 0x3ebf17e3  R10 = 0x00000000  R11 = 0x3ed91b23;
    expect lane 28 R8 = 0x3f0c9192  R9 = 0x3f0b1162  R10 = 0x3f0b1162  R11 = 0x3f0bf17e;
    expect lane 29 R8 = 0x3f0a714e  R9 = 0x3f0bf17e  R10 = 0x3f0c718e  R11 = 0x3f0c3186;
    expect lane 30 R8 = 0x3f509a13  R9 = 0x3f509a13  R10 = 0x3f439873  R11 = 0x3f4598b3;
    expect lane 31 R8 = 0x3f439873  R9 = 0x3f4598b3  R10 = 0x3f4598b3  R11 = 0x3f4c9993;
}

warp 14 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3f1b9372  R10 = 0x3f1b9372  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eb31663  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dbc1783;
    expect lane 2 R8 = 0x3f3596b3  R9 = 0x3f1f93f2  R10 = 0x3f229453  R11 = 0x3f2594b3;
    expect lane 3 R8 = 0x3f329653  R9 = 0x3f389713  R10 = 0x3f299533  R11 = 0x3f3596b3;
    expect lane 4 R8 = 0x3f129252  R9 = 0x3f209413  R10 = 0x3f2b9573  R11 = 0x3f2b9573;
    expect lane 5 R8 = 0x3f2694d3  R9 = 0x3f2694d3  R10 = 0x3f2694d3  R11 = 0x3f1d93b2;
    expect lane 6 R8 = 0x3e321643  R9 = 0x3e721e44  R10 = 0x3dc41883  R11 = 0x3e321643;
    expect lane 7 R8 = 0x3eb11623  R9 = 0x3e521a43  R10 = 0x3e021042  R11 = 0x3eb11623;
    expect lane 8 R8 = 0x3f02f05e  R9 = 0x3f023046  R10 = 0x3f009012  R11 = 0x3f001002;
    expect lane 9 R8 = 0x3f01d03a  R9 = 0x3f009012  R10 = 0x3f02f05e  R11 = 0x3f009012;
    expect lane 10 R8 = 0x3e421843  R9 = 0x3f189312  R10 = 0x3f189312  R11 = 0x3ec91923;
    expect lane 11 R8 = 0x3efd1fa4  R9 = 0x3e421843  R10 = 0x3e421843  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f719e34  R9 = 0x3f719e34  R10 = 0x3f719e34  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f7c9f94  R9 = 0x3f039072  R10 = 0x3f719e34  R11 = 0x3ec518a3;
    expect lane 14 R8 = 0x3ee71ce4  R9 = 0x3f1a9352  R10 = 0x3f119232  R11 = 0x3ee71ce4;
    expect lane 15 R8 = 0x3f119232  R9 = 0x3edb1b63  R10 = 0x3f119232  R11 = 0x3ec91923;
    expect lane 16 R8 = 0x3ea91523  R9 = 0x3ed91b23  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3e721e44  R9 = 0x3e721e44  R10 = 0x3e721e44  R11 = 0x3ed91b23;
    expect lane 18 R8 = 0x3ec31863  R9 = 0x3e0610c2  R10 = 0x3ec31863  R11 = 0x3ec31863;
    expect lane 19 R8 = 0x3e931262  R9 = 0x3f399733  R10 = 0x3e4618c3  R11 = 0x3f119232;
    expect lane 20 R8 = 0x3ed89b13  R9 = 0x3eda1b43  R10 = 0x3ed91b23  R11 = 0x3edb5b6b;
    expect lane 21 R8 = 0x3ed91b23  R9 = 0x3edcdb9b  R10 = 0x3ed91b23  R11 = 0x3eda9b53;
    expect lane 22 R8 = 0x3ec518a3  R9 = 0x3f309613  R10 = 0x3ec518a3  R11 = 0x3f579af3;
    expect lane 23 R8 = 0x3e0610c2  R9 = 0x3ec518a3  R10 = 0x3ec518a3  R11 = 0x3f579af3;
    expect lane 24 R8 = 0x3f619c34  R9 = 0x3f739e74  R10 = 0x3f6a9d54  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f769ed4  R9 = 0x3f619c34  R10 = 0x3f800000  R11 = 0x3f769ed4;
    expect lane 26 R8 = 0x3eb516a3  R9 = 0x3e991322  R10 = 0x3edf1be3  R11 = 0x3ea714e3;
    expect lane 27 R8 = 0x3ec31863  R9 = 0x3ea714e3  R10 = 0x3f209413  R11 = 0x3f209413;
    expect lane 28 R8 = 0x3eb516a3  R9 = 0x3f2594b3  R10 = 0x3f119232  R11 = 0x3f2a9553;
    expect lane 29 R8 = 0x3f2a9553  R9 = 0x3eb516a3  R10 = 0x3f2a9553  R11 = 0x3edd1ba3;
    expect lane 30 R8 = 0x3f719e34  R9 = 0x3f739e74  R10 = 0x3f779ef4  R11 = 0x3f739e74;
    expect lane 31 R8 = 0x3f779ef4  R9 = 0x3f669cd4  R10 = 0x3f779ef4  R11 = 0x3f779ef4;
}

warp 15 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x3dbc1783  R10 = 0x00000000  R11 = 0x3dbc1783;
    expect lane 1 R8 = 0x3e621c44  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f1b9372;
    expect lane 2 R8 = 0x3f3596b3  R9 = 0x3f389713  R10 = 0x3f299533  R11 = 0x3f2e95d3;
    expect lane 3 R8 = 0x3f1f93f2  R9 = 0x3f3596b3  R10 = 0x3f1f93f2  R11 = 0x3f3596b3;
    expect lane 4 R8 = 0x3f239473  R9 = 0x3f2694d3  R10 = 0x3f2b9573  R11 = 0x3f2694d3;
    expect lane 5 R8 = 0x3f2694d3  R9 = 0x3f1d93b2  R10 = 0x3f2694d3  R11 = 0x3f129252;
    expect lane 6 R8 = 0x3e521a43  R9 = 0x3d841082  R10 = 0x3e721e44  R11 = 0x3e521a43;
    expect lane 7 R8 = 0x3dc41883  R9 = 0x3e521a43  R10 = 0x00000000  R11 = 0x3e021042;
    expect lane 8 R8 = 0x3f02f05e  R9 = 0x3f02704e  R10 = 0x3f013026  R11 = 0x3f00d01a;
    expect lane 9 R8 = 0x3f023046  R9 = 0x3f009012  R10 = 0x3f01d03a  R11 = 0x3f01d03a;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec91923  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f039072  R9 = 0x3e5a1b43  R10 = 0x3f039072  R11 = 0x3ec518a3;
    expect lane 13 R8 = 0x3f509a13  R9 = 0x3ec518a3  R10 = 0x3ec518a3  R11 = 0x3f719e34;
    expect lane 14 R8 = 0x3f119232  R9 = 0x3f1a9352  R10 = 0x3f029052  R11 = 0x3f089112;
    expect lane 15 R8 = 0x3f1a9352  R9 = 0x3eb716e3  R10 = 0x3f1a9352  R11 = 0x3f119232;
    expect lane 16 R8 = 0x00000000  R9 = 0x3ea91523  R10 = 0x3ed91b23  R11 = 0x3ed91b23;
    expect lane 17 R8 = 0x3ea91523  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ed91b23;
    expect lane 18 R8 = 0x3f399733  R9 = 0x3f399733  R10 = 0x3e0610c2  R11 = 0x3e4618c3;
    expect lane 19 R8 = 0x3e931262  R9 = 0x3f299533  R10 = 0x3ef31e64  R11 = 0x3f399733;
    expect lane 20 R8 = 0x3eda9b53  R9 = 0x3eda9b53  R10 = 0x3edbdb7b  R11 = 0x3edb5b6b;
    expect lane 21 R8 = 0x3edd5bab  R9 = 0x3edbdb7b  R10 = 0x3edbdb7b  R11 = 0x3edd5bab;
    expect lane 22 R8 = 0x3f309613  R9 = 0x3f800000  R10 = 0x3f719e34  R11 = 0x3f579af3;
    expect lane 23 R8 = 0x3f309613  R9 = 0x3f579af3  R10 = 0x3e911222  R11 = 0x3f579af3;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f739e74  R10 = 0x3f800000  R11 = 0x3f769ed4;
    expect lane 25 R8 = 0x3f739e74  R9 = 0x3f619c34  R10 = 0x3f6a9d54  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f209413  R9 = 0x3f209413  R10 = 0x3f209413  R11 = 0x3ec31863;
    expect lane 27 R8 = 0x3eb516a3  R9 = 0x3edf1be3  R10 = 0x3e991322  R11 = 0x3ea714e3;
    expect lane 28 R8 = 0x3eb516a3  R9 = 0x3eb516a3  R10 = 0x3eb516a3  R11 = 0x3ec91923;
    expect lane 29 R8 = 0x3edd1ba3  R9 = 0x3f2594b3  R10 = 0x3f2594b3  R11 = 0x3f1b9372;
    expect lane 30 R8 = 0x3f759eb4  R9 = 0x3f669cd4  R10 = 0x3f779ef4  R11 = 0x3f759eb4;
    expect lane 31 R8 = 0x3f739e74  R9 = 0x3f719e34  R10 = 0x3f759eb4  R11 = 0x3f6c9d94;
}

warp 16 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f2794f3  R9 = 0x3ec31863  R10 = 0x3f099132  R11 = 0x3f099132;
    expect lane 1 R8 = 0x3f189312  R9 = 0x3ee11c24  R10 = 0x3ee11c24  R11 = 0x3f099132;
    expect lane 2 R8 = 0x3d181302  R9 = 0x3e661cc4  R10 = 0x3f519a33  R11 = 0x3f519a33;
    expect lane 3 R8 = 0x3f399733  R9 = 0x3f219433  R10 = 0x3f019032  R11 = 0x3e661cc4;
    expect lane 4 R8 = 0x3e1612c2  R9 = 0x3bc01803  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3d9c1382  R9 = 0x3eab1563  R10 = 0x3d9c1382  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f0790f2  R9 = 0x3eb716e3  R10 = 0x3f239473  R11 = 0x3eb716e3;
    expect lane 7 R8 = 0x3e7e1fc4  R9 = 0x3f239473  R10 = 0x3eef1de4  R11 = 0x3f239473;
    expect lane 8 R8 = 0x3efd9fb4  R9 = 0x3f00700e  R10 = 0x3efc1f84  R11 = 0x3efc1f84;
    expect lane 9 R8 = 0x3f003006  R9 = 0x3efd1fa4  R10 = 0x3efc1f84  R11 = 0x3f00f01e;
    expect lane 10 R8 = 0x3d481903  R9 = 0x3f019032  R10 = 0x3f019032  R11 = 0x3d481903;
    expect lane 11 R8 = 0x3f699d34  R9 = 0x3f4f99f3  R10 = 0x3f699d34  R11 = 0x3f019032;
    expect lane 12 R8 = 0x3e9d13a2  R9 = 0x3f019032  R10 = 0x3f019032  R11 = 0x3eeb1d64;
    expect lane 13 R8 = 0x3e9712e2  R9 = 0x3f019032  R10 = 0x3ed91b23  R11 = 0x3e9712e2;
    expect lane 14 R8 = 0x3e1a1342  R9 = 0x3e891122  R10 = 0x3e891122  R11 = 0x3e561ac3;
    expect lane 15 R8 = 0x3ecf19e3  R9 = 0x3f009012  R10 = 0x3f009012  R11 = 0x3ee31c64;
    expect lane 16 R8 = 0x3e6e1dc4  R9 = 0x3ee71ce4  R10 = 0x3e931262  R11 = 0x3f409813;
    expect lane 17 R8 = 0x3f249493  R9 = 0x3f409813  R10 = 0x3e6e1dc4  R11 = 0x3f089112;
    expect lane 18 R8 = 0x3ea714e3  R9 = 0x3ea714e3  R10 = 0x3ea11423  R11 = 0x3ead15a3;
    expect lane 19 R8 = 0x3ea714e3  R9 = 0x3e9512a2  R10 = 0x3ea714e3  R11 = 0x3e9b1362;
    expect lane 20 R8 = 0x3e81502a  R9 = 0x3e81502a  R10 = 0x3e82d05a  R11 = 0x3e7d1fa4;
    expect lane 21 R8 = 0x3e81502a  R9 = 0x3e83506a  R10 = 0x3e82d05a  R11 = 0x3e82d05a;
    expect lane 22 R8 = 0x3ee71ce4  R9 = 0x3e8d11a2  R10 = 0x3f3e97d3  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f3e97d3  R9 = 0x00000000  R10 = 0x3dcc1983  R11 = 0x3dcc1983;
    expect lane 24 R8 = 0x00000000  R9 = 0x3e931262  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3dcc1983  R10 = 0x3e1612c2  R11 = 0x3e931262;
    expect lane 26 R8 = 0x3e0e11c2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f0c9192;
    expect lane 27 R8 = 0x3cb01603  R9 = 0x3f0c9192  R10 = 0x00000000  R11 = 0x3da41483;
    expect lane 28 R8 = 0x3e9712e2  R9 = 0x3ec31863  R10 = 0x3f5a9b53  R11 = 0x3e9712e2;
    expect lane 29 R8 = 0x3ec31863  R9 = 0x3f2e95d3  R10 = 0x3f2e95d3  R11 = 0x3e2a1543;
    expect lane 30 R8 = 0x3f2694d3  R9 = 0x3f0e91d2  R10 = 0x3f5c9b93  R11 = 0x3f5c9b93;
    expect lane 31 R8 = 0x3f749e94  R9 = 0x3f5c9b93  R10 = 0x3f0e91d2  R11 = 0x3f1a9352;
}

warp 17 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e521a43  R9 = 0x3ea514a3  R10 = 0x3f099132  R11 = 0x3f189312;
    expect lane 1 R8 = 0x3e521a43  R9 = 0x3ee11c24  R10 = 0x3ec31863  R11 = 0x3ea514a3;
    expect lane 2 R8 = 0x3eb31663  R9 = 0x3e661cc4  R10 = 0x3f219433  R11 = 0x3f399733;
    expect lane 3 R8 = 0x3f399733  R9 = 0x3f219433  R10 = 0x3f519a33  R11 = 0x3f219433;
    expect lane 4 R8 = 0x00000000  R9 = 0x3e5e1bc3  R10 = 0x00000000  R11 = 0x3bc01803;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e5e1bc3  R11 = 0x3bc01803;
    expect lane 6 R8 = 0x3eff1fe4  R9 = 0x3f239473  R10 = 0x3ed71ae3  R11 = 0x3eb716e3;
    expect lane 7 R8 = 0x3ed71ae3  R9 = 0x3f0790f2  R10 = 0x3f239473  R11 = 0x3f239473;
    expect lane 8 R8 = 0x3efe5fcc  R9 = 0x3f003006  R10 = 0x3efc1f84  R11 = 0x3f00700e;
    expect lane 9 R8 = 0x3efd1fa4  R9 = 0x3f00700e  R10 = 0x3f003006  R11 = 0x3efd9fb4;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f019032  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f019032  R10 = 0x00000000  R11 = 0x3f3596b3;
    expect lane 12 R8 = 0x3ed91b23  R9 = 0x3e9d13a2  R10 = 0x3eeb1d64  R11 = 0x3eaf15e3;
    expect lane 13 R8 = 0x3e9712e2  R9 = 0x3e9d13a2  R10 = 0x3f019032  R11 = 0x3eeb1d64;
    expect lane 14 R8 = 0x3e891122  R9 = 0x3e9d13a2  R10 = 0x3ee31c64  R11 = 0x3ee31c64;
    expect lane 15 R8 = 0x3e9d13a2  R9 = 0x3ee31c64  R10 = 0x3f0f91f2  R11 = 0x3ecf19e3;
    expect lane 16 R8 = 0x3f409813  R9 = 0x3f329653  R10 = 0x3eaf15e3  R11 = 0x3e931262;
    expect lane 17 R8 = 0x3f409813  R9 = 0x3ee71ce4  R10 = 0x3f249493  R11 = 0x3f249493;
    expect lane 18 R8 = 0x3e8f11e2  R9 = 0x3eb11623  R10 = 0x3e8f11e2  R11 = 0x3e9b1362;
    expect lane 19 R8 = 0x3ea714e3  R9 = 0x3ea714e3  R10 = 0x3ead15a3  R11 = 0x3e8f11e2;
    expect lane 20 R8 = 0x3e7e1fc4  R9 = 0x3e801002  R10 = 0x3e7d1fa4  R11 = 0x3e81502a;
    expect lane 21 R8 = 0x3e81502a  R9 = 0x3e82d05a  R10 = 0x3e7d1fa4  R11 = 0x3e801002;
    expect lane 22 R8 = 0x3f3e97d3  R9 = 0x3ee71ce4  R10 = 0x3dcc1983  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f3e97d3  R9 = 0x3f119232  R10 = 0x3f3e97d3  R11 = 0x3f119232;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3edb1b63  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x3da41483  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x3e0e11c2  R9 = 0x3f0c9192  R10 = 0x00000000  R11 = 0x3cb01603;
    expect lane 28 R8 = 0x3f449893  R9 = 0x3e9712e2  R10 = 0x3e9712e2  R11 = 0x3e561ac3;
    expect lane 29 R8 = 0x3e561ac3  R9 = 0x3f5a9b53  R10 = 0x3ec31863  R11 = 0x3f659cb4;
    expect lane 30 R8 = 0x3f5c9b93  R9 = 0x3f689d14  R10 = 0x3f2694d3  R11 = 0x3f509a13;
    expect lane 31 R8 = 0x3f749e94  R9 = 0x3f0e91d2  R10 = 0x3f1a9352  R11 = 0x3f509a13;
}
