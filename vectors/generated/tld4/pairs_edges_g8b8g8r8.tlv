# Format G8B8G8R8, an element of four bytes for two texels: an odd number of columns
# Written by tests/oracle/pairs.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-81b PD-91 PD-91c
rules without PD-81a PD-91b PD-92
bytes 0x30000000 77325e7f4980079ebcfe728174db0dc6 017f908ffe8165fe7ff1d77cf4edf88d 3e817f88907fe65fffd09901e2c4f490 ff3fc61cd842016281717380811c009c
bytes 0x30000040 807a6d1ad18103c901963d137acfe9fe 6176f2feffff018b22011ff59d72c181 d5fb817500011b7efffa00ee92d1fe0a ee24002563947ff088fe008a89fb6bd1
bytes 0x30000080 9ae0fe016a488b8162ffff0301809b18 80e501320088defc00f1df806afd4080 55ed6c7180a7a2be024780aff4e386d4 81007fb8fb5a220180fdff7008ff0e80
bytes 0x300000c0 12ce01b7104f80ffd7011dfeea9d801e 81c5bd9a012ac67fd6aa0560ed8001f0 e400ff00fe91f2448185ea81fe7dda10 7e788c2c2f2dff008121e401ec87bc76
bytes 0x30000100 efa3ad6b00017f0c7239a2948aba80b6 005c662e414030e9a10995b701810100 0100ffda7af07f0f001681007fe808ff 97e56758fe109e00f6010e3e80e95b81
bytes 0x30000140 680d350d0067e2ffc99b7f004a4eea97 dbf8006d31001ff25b9534d67f7ffe6c 00908fef731cff647fc4987f01fe0000 dd7b80b51a80549b7e25043016847080
bytes 0x30000180 e481017fe901742b282be97f00a32a38 12989f811b0bf701f67ffef500c787b8 79efa917fe8038807634c7ff01feb5c2 83ffff568003e2e28eeae96d8ab10080
bytes 0x300001c0 506cff24004e3f015c80f914f4932a96 3d3c7f01433dff6b5701fe02162f8114 e402019680f35de6adff8e018201fe7f ff9ef0d960fe80ed2f1ae14c93f37f49
bytes 0x30000200 a8ce24ff013f8cffe9ffb9c2b7c80b24 a7ac018008fef989c0167f008b0001b8 0098ebbf80e3ee08c22d5101b59faa01 ff010110bcc6800001baff7fb281ff19
bytes 0x30000240 80d33f63ceff80805cd72441226cfffe 4efe7fe41afe5646653360d4fe7f7fff 977151b94780d18101d6fd4de62eeaff b2c8735ef57501ff6694f33a8101ac81
bytes 0x30000280 d0febfb820f2faec8ce30422f45ddfa4 9a18872a01d2807fc9927481563c37fe cd807ffecaf6deb2fe81b28581138014 ff81d40801df808081ff0f159f3e01b2
bytes 0x300002c0 fed2a94f80cfe67ffe7f5526ffa02af8 bdd37fba49338000fea4c481bfa7e1b6 d972feee6a8a49ff9e8f18df46ff2380 817f6a7ffedf010123fa9c4681acff19
bytes 0x30000300 ac947c47f6e9e67fb68080334e009ad8 cdfe26a2a51800006fdbd87f8200af00 885cffb473d6fcfec0fe37ff801781fe a381ff7f5b3772403504ef7b00ecc28b
bytes 0x30000340 fe01ff80d08cf193f43e9f0101c0a3cc 971700ee807f02fac9809dbfad7f8089 992aff7aabb9ae230162e0a00bd67460 e1a9391400d47f81032d00fff5fe8300
bytes 0x30000380 ff7f7e71b74f815bf99700d433ff0af5 26d07e6401fad939ffcca243ffc5fe00 191681fe407c7a91004d015e5c8c8678 803f7ffe62817652637fa4bb0dfe8b41
bytes 0x300003c0 81821c687f50014b0180d701eaffff7f e044b4ba77c96476feacabae90e48081 c6ee8001759980a83fdb41f5ff2b1f29 a564c826fff8fb813bddffff80b5012b
bytes 0x30000400 011d7ff8000000000000000000000000 fe817102000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000440 f6807f00000000000000000000000000 d1a7fed7000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000480 ab8e9781000000000000000000000000 e383fe81000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300004c0 c7e6bb02000000000000000000000000 00978ce0000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000600 fc0373ab000000000000000000000000 eafe68ff000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000640 01fffe01000000000000000000000000 6725808b000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000680 d1e856bd000000000000000000000000 ff710424000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300006c0 ff80ffda000000000000000000000000 1300deff000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000800 b8358042fa22d7ff167fa045c592edc1 002d168d09e93e729da48180507fa97f 9cffb3cd377ffff00db3412d8101527f b2bcfb055248c8832f925a25ecf80e7f
bytes 0x30000840 7e9888144eecfe5e5c01005b15ff5fff 814acd8ea4009a2f005e3cb1ff811aaf 211114fe827f00ce01809893b5b00f7f 018122a6e8fefe7fe480a71980b94340
bytes 0x30000900 81fc01da74fe5d01ec99b00dd800b90c 7a4e8bf9eafce89101bee69fff91ca44 fe80ee27534a9c0134d1002aff8161ba 7ff7ff75010b5e72de18e433fe09e869
bytes 0x30000940 ddd675eefc6cc6f1f20c3f7fff7f9b44 f8fe00817dff5a00afb7bb7f04bd30cc 1117812b817f5f47bb8180980881ffc0 2ae3befeaefbad23c6a301817fb3a757
bytes 0x30000c00 320e7f00000000000000000000000000 48a8bd81000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000c40 a9807f6f000000000000000000000000 59c59702000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format G8B8G8R8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format G8B8G8R8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format G8B8G8R8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format G8B8G8R8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 3

warp 0 { # WRAP from column -3
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3db8b8b9  R10 = 0x3f73f3f4  R11 = 0x3e989899;
    expect lane 1 R8 = 0x3db8b8b9  R9 = 0x3f7efeff  R10 = 0x3e929293  R11 = 0x3f73f3f4;
    expect lane 2 R8 = 0x3f7efeff  R9 = 0x3c40c0c1  R10 = 0x3f179798  R11 = 0x3e929293;
    expect lane 3 R8 = 0x3c40c0c1  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f179798;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3f45c5c6;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e7cfcfd  R10 = 0x3e28a8a9  R11 = 0x3f1a9a9b;
    expect lane 6 R8 = 0x3e7cfcfd  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3e28a8a9;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3efefeff;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f42c2c3  R10 = 0x3ec0c0c1  R11 = 0x3f2aaaab;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3f48c8c9  R10 = 0x3f008081  R11 = 0x3ec0c0c1;
    expect lane 10 R8 = 0x3f48c8c9  R9 = 0x3e109091  R10 = 0x3f70f0f1  R11 = 0x3f008081;
    expect lane 11 R8 = 0x3e109091  R9 = 0x3f189899  R10 = 0x3ef0f0f1  R11 = 0x3f70f0f1;
    expect lane 12 R8 = 0x3f189899  R9 = 0x3f3fbfc0  R10 = 0x3e30b0b1  R11 = 0x3ef0f0f1;
    expect lane 13 R8 = 0x3f3fbfc0  R9 = 0x3f63e3e4  R10 = 0x3e34b4b5  R11 = 0x3e30b0b1;
    expect lane 14 R8 = 0x3f63e3e4  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3e34b4b5;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3e34b4b5  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e34b4b5  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3e048485;
    expect lane 17 R8 = 0x3b808081  R9 = 0x3f1f9fa0  R10 = 0x3f078788  R11 = 0x3b808081;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3b808081  R10 = 0x3eececed  R11 = 0x3f078788;
    expect lane 19 R8 = 0x3b808081  R9 = 0x3f149495  R10 = 0x3e70f0f1  R11 = 0x3eececed;
    expect lane 20 R8 = 0x3f149495  R9 = 0x3e8e8e8f  R10 = 0x3b808081  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f69e9ea  R10 = 0x3e74f4f5  R11 = 0x3b808081;
    expect lane 22 R8 = 0x3f69e9ea  R9 = 0x3efefeff  R10 = 0x3ed6d6d7  R11 = 0x3e74f4f5;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3f008081  R10 = 0x3b808081  R11 = 0x3ed6d6d7;
    expect lane 24 R8 = 0x3f008081  R9 = 0x3e4ccccd  R10 = 0x3c008081  R11 = 0x3b808081;
    expect lane 25 R8 = 0x3e4ccccd  R9 = 0x00000000  R10 = 0x3e3cbcbd  R11 = 0x3c008081;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f58d8d9  R10 = 0x3da0a0a1  R11 = 0x3e3cbcbd;
    expect lane 27 R8 = 0x3f58d8d9  R9 = 0x3eb8b8b9  R10 = 0x3f1e9e9f  R11 = 0x3da0a0a1;
    expect lane 28 R8 = 0x3eb8b8b9  R9 = 0x3f34b4b5  R10 = 0x3f59d9da  R11 = 0x3f1e9e9f;
    expect lane 29 R8 = 0x3f34b4b5  R9 = 0x3f56d6d7  R10 = 0x3f7efeff  R11 = 0x3f59d9da;
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x3f7efeff  R10 = 0x3f6dedee  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3dd0d0d1  R11 = 0x3f6dedee;
}

warp 1 { # WRAP from column 18
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3f79f9fa  R9 = 0x3f7cfcfd  R10 = 0x3f7efeff  R11 = 0x3f5adadb;
    expect lane 1 R8 = 0x3f7cfcfd  R9 = 0x3f119192  R10 = 0x3b808081  R11 = 0x3f7efeff;
    expect lane 2 R8 = 0x3f119192  R9 = 0x3f3ebebf  R10 = 0x3f19999a  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3f3ebebf  R9 = 0x3f1f9fa0  R10 = 0x3d50d0d1  R11 = 0x3f19999a;
    expect lane 4 R8 = 0x3f1f9fa0  R9 = 0x3f119192  R10 = 0x00000000  R11 = 0x3d50d0d1;
    expect lane 5 R8 = 0x3f119192  R9 = 0x3e888889  R10 = 0x3d40c0c1  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e888889  R9 = 0x3f77f7f8  R10 = 0x3f008081  R11 = 0x3d40c0c1;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3eeaeaeb  R10 = 0x3e1c9c9d  R11 = 0x3f008081;
    expect lane 8 R8 = 0x3eeaeaeb  R9 = 0x3d30b0b1  R10 = 0x3e949495  R11 = 0x3e1c9c9d;
    expect lane 9 R8 = 0x3d30b0b1  R9 = 0x3ee4e4e5  R10 = 0x3b808081  R11 = 0x3e949495;
    expect lane 10 R8 = 0x3ee4e4e5  R9 = 0x3dc0c0c1  R10 = 0x3f51d1d2  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3e4ccccd  R10 = 0x3e28a8a9  R11 = 0x3f51d1d2;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3d109091  R10 = 0x3f018182  R11 = 0x3e28a8a9;
    expect lane 13 R8 = 0x3d109091  R9 = 0x3ed2d2d3  R10 = 0x3f3ababb  R11 = 0x3f018182;
    expect lane 14 R8 = 0x3ed2d2d3  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3f3ababb;
    expect lane 15 R8 = 0x3f28a8a9  R9 = 0x3e34b4b5  R10 = 0x3e54d4d5  R11 = 0x3d60e0e1;
    expect lane 16 R8 = 0x3e34b4b5  R9 = 0x3f0d8d8e  R10 = 0x3e848485  R11 = 0x3e54d4d5;
    expect lane 17 R8 = 0x3f0d8d8e  R9 = 0x3f69e9ea  R10 = 0x3e088889  R11 = 0x3e848485;
    expect lane 18 R8 = 0x3f69e9ea  R9 = 0x3ee4e4e5  R10 = 0x3f800000  R11 = 0x3e088889;
    expect lane 19 R8 = 0x3ee4e4e5  R9 = 0x3f24a4a5  R10 = 0x3efefeff  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f24a4a5  R9 = 0x3f008081  R10 = 0x3e8a8a8b  R11 = 0x3efefeff;
    expect lane 21 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3f129293  R11 = 0x3e8a8a8b;
    expect lane 22 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f41c1c2  R11 = 0x3f129293;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3f3cbcbd  R10 = 0x3f800000  R11 = 0x3f41c1c2;
    expect lane 24 R8 = 0x3f3cbcbd  R9 = 0x3ca0a0a1  R10 = 0x3f4dcdce  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3ca0a0a1  R9 = 0x3e909091  R10 = 0x3efefeff  R11 = 0x3f4dcdce;
    expect lane 26 R8 = 0x3e909091  R9 = 0x3f038384  R10 = 0x3f70f0f1  R11 = 0x3efefeff;
    expect lane 27 R8 = 0x3f038384  R9 = 0x3f129293  R10 = 0x3f33b3b4  R11 = 0x3f70f0f1;
    expect lane 28 R8 = 0x3f129293  R9 = 0x3e149495  R10 = 0x3e34b4b5  R11 = 0x3f33b3b4;
    expect lane 29 R8 = 0x3e149495  R9 = 0x3f78f8f9  R10 = 0x3b808081  R11 = 0x3e34b4b5;
    expect lane 30 R8 = 0x3f78f8f9  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3b808081;
    expect lane 31 R8 = 0x3efefeff  R9 = 0x3e9c9c9d  R10 = 0x3f7cfcfd  R11 = 0x3efefeff;
}

warp 2 { # WRAP from column 10
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 10) / 33.0  t = 20 / 20.0
    expect lane 0 R8 = 0x3e78f8f9  R9 = 0x3f109091  R10 = 0x3f68e8e9  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3f109091  R9 = 0x3f109091  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 2 R8 = 0x3f109091  R9 = 0x3f800000  R10 = 0x3f64e4e5  R11 = 0x3f68e8e9;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f64e4e5  R11 = 0x3f64e4e5;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f62e2e3  R10 = 0x3f008081  R11 = 0x3f64e4e5;
    expect lane 5 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 6 R8 = 0x3f62e2e3  R9 = 0x3f6feff0  R10 = 0x3f78f8f9  R11 = 0x3f008081;
    expect lane 7 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9;
    expect lane 8 R8 = 0x3f6feff0  R9 = 0x00000000  R10 = 0x3efafafb  R11 = 0x3f78f8f9;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 10 R8 = 0x00000000  R9 = 0x3ee4e4e5  R10 = 0x3f2fafb0  R11 = 0x3efafafb;
    expect lane 11 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 12 R8 = 0x3ee4e4e5  R9 = 0x3f0a8a8b  R10 = 0x3c808081  R11 = 0x3f2fafb0;
    expect lane 13 R8 = 0x3f0a8a8b  R9 = 0x3f0a8a8b  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 14 R8 = 0x3f0a8a8b  R9 = 0x3b808081  R10 = 0x3e28a8a9  R11 = 0x3c808081;
    expect lane 15 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 16 R8 = 0x3b808081  R9 = 0x3ef4f4f5  R10 = 0x3f2eaeaf  R11 = 0x3e28a8a9;
    expect lane 17 R8 = 0x3ef4f4f5  R9 = 0x3ef4f4f5  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 18 R8 = 0x3ef4f4f5  R9 = 0x00000000  R10 = 0x3f46c6c7  R11 = 0x3f2eaeaf;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 20 R8 = 0x00000000  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 22 R8 = 0x3efefeff  R9 = 0x3b808081  R10 = 0x3eb2b2b3  R11 = 0x3efefeff;
    expect lane 23 R8 = 0x3b808081  R9 = 0x3eeeeeef  R10 = 0x3f018182  R11 = 0x3eb2b2b3;
    expect lane 24 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 25 R8 = 0x3eeeeeef  R9 = 0x3e929293  R10 = 0x3f24a4a5  R11 = 0x3f018182;
    expect lane 26 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 27 R8 = 0x3e929293  R9 = 0x3f3cbcbd  R10 = 0x00000000  R11 = 0x3f24a4a5;
    expect lane 28 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f3cbcbd  R9 = 0x3ee8e8e9  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3ee8e8e9  R9 = 0x3e78f8f9  R10 = 0x3b808081  R11 = 0x3f800000;
}

warp 3 { # WRAP from column 29
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 29) / 33.0  t = 0 / 20.0
    expect lane 0 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3f018182  R9 = 0x3d008081  R10 = 0x3f27a7a8  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3efefeff  R10 = 0x3f179798  R11 = 0x3f27a7a8;
    expect lane 4 R8 = 0x3efefeff  R9 = 0x3ebcbcbd  R10 = 0x3f4dcdce  R11 = 0x3f179798;
    expect lane 5 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3f4dcdce  R11 = 0x3f4dcdce;
    expect lane 6 R8 = 0x3ebcbcbd  R9 = 0x3ce0e0e1  R10 = 0x3f1a9a9b  R11 = 0x3f4dcdce;
    expect lane 7 R8 = 0x3ce0e0e1  R9 = 0x3ce0e0e1  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 8 R8 = 0x3ce0e0e1  R9 = 0x3ee4e4e5  R10 = 0x3e70f0f1  R11 = 0x3f1a9a9b;
    expect lane 9 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 10 R8 = 0x3ee4e4e5  R9 = 0x3d50d0d1  R10 = 0x3dd0d0d1  R11 = 0x3e70f0f1;
    expect lane 11 R8 = 0x3d50d0d1  R9 = 0x3d50d0d1  R10 = 0x3dd0d0d1  R11 = 0x3dd0d0d1;
    expect lane 12 R8 = 0x3d50d0d1  R9 = 0x3efefeff  R10 = 0x3e088889  R11 = 0x3dd0d0d1;
    expect lane 13 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 14 R8 = 0x3efefeff  R9 = 0x3f66e6e7  R10 = 0x3f7efeff  R11 = 0x3e088889;
    expect lane 15 R8 = 0x3f66e6e7  R9 = 0x3f66e6e7  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 16 R8 = 0x3f66e6e7  R9 = 0x3f19999a  R10 = 0x3f27a7a8  R11 = 0x3f7efeff;
    expect lane 17 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 18 R8 = 0x3f19999a  R9 = 0x3f74f4f5  R10 = 0x3e868687  R11 = 0x3f27a7a8;
    expect lane 19 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3e868687  R11 = 0x3e868687;
    expect lane 20 R8 = 0x3f74f4f5  R9 = 0x3f2dadae  R10 = 0x00000000  R11 = 0x3e868687;
    expect lane 21 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3efefeff  R10 = 0x3eb4b4b5  R11 = 0x00000000;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 24 R8 = 0x3efefeff  R9 = 0x3f22a2a3  R10 = 0x3f3bbbbc  R11 = 0x3eb4b4b5;
    expect lane 25 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 26 R8 = 0x3f22a2a3  R9 = 0x3f008081  R10 = 0x3e40c0c1  R11 = 0x3f3bbbbc;
    expect lane 27 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 28 R8 = 0x3f008081  R9 = 0x3f800000  R10 = 0x3f3ebebf  R11 = 0x3e40c0c1;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3efefeff  R10 = 0x3f2dadae  R11 = 0x3f3ebebf;
    expect lane 31 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
}

warp 4 { # MIRROR from column -3
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3e7cfcfd  R10 = 0x3e28a8a9  R11 = 0x3efefeff;
    expect lane 1 R8 = 0x3e7cfcfd  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3e28a8a9;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f1a9a9b;
    expect lane 3 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3f45c5c6;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e7cfcfd  R10 = 0x3e28a8a9  R11 = 0x3f1a9a9b;
    expect lane 6 R8 = 0x3e7cfcfd  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3e28a8a9;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3efefeff;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f42c2c3  R10 = 0x3ec0c0c1  R11 = 0x3f2aaaab;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3f48c8c9  R10 = 0x3f008081  R11 = 0x3ec0c0c1;
    expect lane 10 R8 = 0x3f48c8c9  R9 = 0x3e109091  R10 = 0x3f70f0f1  R11 = 0x3f008081;
    expect lane 11 R8 = 0x3e109091  R9 = 0x3f189899  R10 = 0x3ef0f0f1  R11 = 0x3f70f0f1;
    expect lane 12 R8 = 0x3f189899  R9 = 0x3f3fbfc0  R10 = 0x3e30b0b1  R11 = 0x3ef0f0f1;
    expect lane 13 R8 = 0x3f3fbfc0  R9 = 0x3f63e3e4  R10 = 0x3e34b4b5  R11 = 0x3e30b0b1;
    expect lane 14 R8 = 0x3f63e3e4  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3e34b4b5;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3e34b4b5  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e34b4b5  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3e048485;
    expect lane 17 R8 = 0x3b808081  R9 = 0x3f1f9fa0  R10 = 0x3f078788  R11 = 0x3b808081;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3b808081  R10 = 0x3eececed  R11 = 0x3f078788;
    expect lane 19 R8 = 0x3b808081  R9 = 0x3f149495  R10 = 0x3e70f0f1  R11 = 0x3eececed;
    expect lane 20 R8 = 0x3f149495  R9 = 0x3e8e8e8f  R10 = 0x3b808081  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f69e9ea  R10 = 0x3e74f4f5  R11 = 0x3b808081;
    expect lane 22 R8 = 0x3f69e9ea  R9 = 0x3efefeff  R10 = 0x3ed6d6d7  R11 = 0x3e74f4f5;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3f008081  R10 = 0x3b808081  R11 = 0x3ed6d6d7;
    expect lane 24 R8 = 0x3f008081  R9 = 0x3e4ccccd  R10 = 0x3c008081  R11 = 0x3b808081;
    expect lane 25 R8 = 0x3e4ccccd  R9 = 0x00000000  R10 = 0x3e3cbcbd  R11 = 0x3c008081;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f58d8d9  R10 = 0x3da0a0a1  R11 = 0x3e3cbcbd;
    expect lane 27 R8 = 0x3f58d8d9  R9 = 0x3eb8b8b9  R10 = 0x3f1e9e9f  R11 = 0x3da0a0a1;
    expect lane 28 R8 = 0x3eb8b8b9  R9 = 0x3f34b4b5  R10 = 0x3f59d9da  R11 = 0x3f1e9e9f;
    expect lane 29 R8 = 0x3f34b4b5  R9 = 0x3f56d6d7  R10 = 0x3f7efeff  R11 = 0x3f59d9da;
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x3f7efeff  R10 = 0x3f6dedee  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3dd0d0d1  R11 = 0x3f6dedee;
}

warp 5 { # MIRROR from column 18
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3f79f9fa  R9 = 0x3f7cfcfd  R10 = 0x3f7efeff  R11 = 0x3f5adadb;
    expect lane 1 R8 = 0x3f7cfcfd  R9 = 0x3f119192  R10 = 0x3b808081  R11 = 0x3f7efeff;
    expect lane 2 R8 = 0x3f119192  R9 = 0x3f3ebebf  R10 = 0x3f19999a  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3f3ebebf  R9 = 0x3f1f9fa0  R10 = 0x3d50d0d1  R11 = 0x3f19999a;
    expect lane 4 R8 = 0x3f1f9fa0  R9 = 0x3f119192  R10 = 0x00000000  R11 = 0x3d50d0d1;
    expect lane 5 R8 = 0x3f119192  R9 = 0x3e888889  R10 = 0x3d40c0c1  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e888889  R9 = 0x3f77f7f8  R10 = 0x3f008081  R11 = 0x3d40c0c1;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3eeaeaeb  R10 = 0x3e1c9c9d  R11 = 0x3f008081;
    expect lane 8 R8 = 0x3eeaeaeb  R9 = 0x3d30b0b1  R10 = 0x3e949495  R11 = 0x3e1c9c9d;
    expect lane 9 R8 = 0x3d30b0b1  R9 = 0x3ee4e4e5  R10 = 0x3b808081  R11 = 0x3e949495;
    expect lane 10 R8 = 0x3ee4e4e5  R9 = 0x3dc0c0c1  R10 = 0x3f51d1d2  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3e4ccccd  R10 = 0x3e28a8a9  R11 = 0x3f51d1d2;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3d109091  R10 = 0x3f018182  R11 = 0x3e28a8a9;
    expect lane 13 R8 = 0x3d109091  R9 = 0x3ed2d2d3  R10 = 0x3f3ababb  R11 = 0x3f018182;
    expect lane 14 R8 = 0x3ed2d2d3  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3f3ababb;
    expect lane 15 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 16 R8 = 0x3f28a8a9  R9 = 0x3ed2d2d3  R10 = 0x3f3ababb  R11 = 0x3d60e0e1;
    expect lane 17 R8 = 0x3ed2d2d3  R9 = 0x3d109091  R10 = 0x3f018182  R11 = 0x3f3ababb;
    expect lane 18 R8 = 0x3d109091  R9 = 0x3e4ccccd  R10 = 0x3e28a8a9  R11 = 0x3f018182;
    expect lane 19 R8 = 0x3e4ccccd  R9 = 0x3dc0c0c1  R10 = 0x3f51d1d2  R11 = 0x3e28a8a9;
    expect lane 20 R8 = 0x3dc0c0c1  R9 = 0x3ee4e4e5  R10 = 0x3b808081  R11 = 0x3f51d1d2;
    expect lane 21 R8 = 0x3ee4e4e5  R9 = 0x3d30b0b1  R10 = 0x3e949495  R11 = 0x3b808081;
    expect lane 22 R8 = 0x3d30b0b1  R9 = 0x3eeaeaeb  R10 = 0x3e1c9c9d  R11 = 0x3e949495;
    expect lane 23 R8 = 0x3eeaeaeb  R9 = 0x3f77f7f8  R10 = 0x3f008081  R11 = 0x3e1c9c9d;
    expect lane 24 R8 = 0x3f77f7f8  R9 = 0x3e888889  R10 = 0x3d40c0c1  R11 = 0x3f008081;
    expect lane 25 R8 = 0x3e888889  R9 = 0x3f119192  R10 = 0x00000000  R11 = 0x3d40c0c1;
    expect lane 26 R8 = 0x3f119192  R9 = 0x3f1f9fa0  R10 = 0x3d50d0d1  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f1f9fa0  R9 = 0x3f3ebebf  R10 = 0x3f19999a  R11 = 0x3d50d0d1;
    expect lane 28 R8 = 0x3f3ebebf  R9 = 0x3f119192  R10 = 0x3b808081  R11 = 0x3f19999a;
    expect lane 29 R8 = 0x3f119192  R9 = 0x3f7cfcfd  R10 = 0x3f7efeff  R11 = 0x3b808081;
    expect lane 30 R8 = 0x3f7cfcfd  R9 = 0x3f79f9fa  R10 = 0x3f5adadb  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3f79f9fa  R9 = 0x3e9c9c9d  R10 = 0x3f7cfcfd  R11 = 0x3f5adadb;
}

warp 6 { # MIRROR from column 10
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 10) / 33.0  t = 20 / 20.0
    expect lane 0 R8 = 0x3b808081  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 2 R8 = 0x3f68e8e9  R9 = 0x3f64e4e5  R10 = 0x3f64e4e5  R11 = 0x3f68e8e9;
    expect lane 3 R8 = 0x3f64e4e5  R9 = 0x3f64e4e5  R10 = 0x3f64e4e5  R11 = 0x3f64e4e5;
    expect lane 4 R8 = 0x3f64e4e5  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f64e4e5;
    expect lane 5 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 6 R8 = 0x3f008081  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f008081;
    expect lane 7 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9;
    expect lane 8 R8 = 0x3f78f8f9  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f78f8f9;
    expect lane 9 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3efafafb;
    expect lane 11 R8 = 0x3f2fafb0  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 12 R8 = 0x3f2fafb0  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3f2fafb0;
    expect lane 13 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 14 R8 = 0x3c808081  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3c808081;
    expect lane 15 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 16 R8 = 0x3e28a8a9  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3e28a8a9;
    expect lane 17 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 18 R8 = 0x3f2eaeaf  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f2eaeaf;
    expect lane 19 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 22 R8 = 0x3efefeff  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3efefeff;
    expect lane 23 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 24 R8 = 0x3eb2b2b3  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3eb2b2b3;
    expect lane 25 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 26 R8 = 0x3efefeff  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3efefeff;
    expect lane 27 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 28 R8 = 0x3f46c6c7  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f46c6c7;
    expect lane 29 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 30 R8 = 0x3f2eaeaf  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3f2eaeaf;
    expect lane 31 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
}

warp 7 { # MIRROR from column 29
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 29) / 33.0  t = 0 / 20.0
    expect lane 0 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 1 R8 = 0x3f018182  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f018182;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3d008081;
    expect lane 8 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 9 R8 = 0x3f018182  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f018182;
    expect lane 10 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 11 R8 = 0x3efefeff  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3efefeff;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 15 R8 = 0x3f008081  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f008081;
    expect lane 16 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 17 R8 = 0x3f22a2a3  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f22a2a3;
    expect lane 18 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 19 R8 = 0x3efefeff  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3efefeff;
    expect lane 20 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 21 R8 = 0x3f2dadae  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 23 R8 = 0x3f74f4f5  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f74f4f5;
    expect lane 24 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 25 R8 = 0x3f19999a  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f19999a;
    expect lane 26 R8 = 0x3f66e6e7  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 27 R8 = 0x3f66e6e7  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f66e6e7;
    expect lane 28 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 29 R8 = 0x3efefeff  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3efefeff;
    expect lane 30 R8 = 0x3d50d0d1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3d50d0d1;
    expect lane 31 R8 = 0x3d50d0d1  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3d50d0d1;
}

warp 8 { # CLAMP_TO_EDGE from column -3
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 3 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3f45c5c6;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e7cfcfd  R10 = 0x3e28a8a9  R11 = 0x3f1a9a9b;
    expect lane 6 R8 = 0x3e7cfcfd  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3e28a8a9;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3efefeff;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f42c2c3  R10 = 0x3ec0c0c1  R11 = 0x3f2aaaab;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3f48c8c9  R10 = 0x3f008081  R11 = 0x3ec0c0c1;
    expect lane 10 R8 = 0x3f48c8c9  R9 = 0x3e109091  R10 = 0x3f70f0f1  R11 = 0x3f008081;
    expect lane 11 R8 = 0x3e109091  R9 = 0x3f189899  R10 = 0x3ef0f0f1  R11 = 0x3f70f0f1;
    expect lane 12 R8 = 0x3f189899  R9 = 0x3f3fbfc0  R10 = 0x3e30b0b1  R11 = 0x3ef0f0f1;
    expect lane 13 R8 = 0x3f3fbfc0  R9 = 0x3f63e3e4  R10 = 0x3e34b4b5  R11 = 0x3e30b0b1;
    expect lane 14 R8 = 0x3f63e3e4  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3e34b4b5;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3e34b4b5  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e34b4b5  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3e048485;
    expect lane 17 R8 = 0x3b808081  R9 = 0x3f1f9fa0  R10 = 0x3f078788  R11 = 0x3b808081;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3b808081  R10 = 0x3eececed  R11 = 0x3f078788;
    expect lane 19 R8 = 0x3b808081  R9 = 0x3f149495  R10 = 0x3e70f0f1  R11 = 0x3eececed;
    expect lane 20 R8 = 0x3f149495  R9 = 0x3e8e8e8f  R10 = 0x3b808081  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f69e9ea  R10 = 0x3e74f4f5  R11 = 0x3b808081;
    expect lane 22 R8 = 0x3f69e9ea  R9 = 0x3efefeff  R10 = 0x3ed6d6d7  R11 = 0x3e74f4f5;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3f008081  R10 = 0x3b808081  R11 = 0x3ed6d6d7;
    expect lane 24 R8 = 0x3f008081  R9 = 0x3e4ccccd  R10 = 0x3c008081  R11 = 0x3b808081;
    expect lane 25 R8 = 0x3e4ccccd  R9 = 0x00000000  R10 = 0x3e3cbcbd  R11 = 0x3c008081;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f58d8d9  R10 = 0x3da0a0a1  R11 = 0x3e3cbcbd;
    expect lane 27 R8 = 0x3f58d8d9  R9 = 0x3eb8b8b9  R10 = 0x3f1e9e9f  R11 = 0x3da0a0a1;
    expect lane 28 R8 = 0x3eb8b8b9  R9 = 0x3f34b4b5  R10 = 0x3f59d9da  R11 = 0x3f1e9e9f;
    expect lane 29 R8 = 0x3f34b4b5  R9 = 0x3f56d6d7  R10 = 0x3f7efeff  R11 = 0x3f59d9da;
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x3f7efeff  R10 = 0x3f6dedee  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3dd0d0d1  R11 = 0x3f6dedee;
}

warp 9 { # CLAMP_TO_EDGE from column 18
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3f79f9fa  R9 = 0x3f7cfcfd  R10 = 0x3f7efeff  R11 = 0x3f5adadb;
    expect lane 1 R8 = 0x3f7cfcfd  R9 = 0x3f119192  R10 = 0x3b808081  R11 = 0x3f7efeff;
    expect lane 2 R8 = 0x3f119192  R9 = 0x3f3ebebf  R10 = 0x3f19999a  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3f3ebebf  R9 = 0x3f1f9fa0  R10 = 0x3d50d0d1  R11 = 0x3f19999a;
    expect lane 4 R8 = 0x3f1f9fa0  R9 = 0x3f119192  R10 = 0x00000000  R11 = 0x3d50d0d1;
    expect lane 5 R8 = 0x3f119192  R9 = 0x3e888889  R10 = 0x3d40c0c1  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e888889  R9 = 0x3f77f7f8  R10 = 0x3f008081  R11 = 0x3d40c0c1;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3eeaeaeb  R10 = 0x3e1c9c9d  R11 = 0x3f008081;
    expect lane 8 R8 = 0x3eeaeaeb  R9 = 0x3d30b0b1  R10 = 0x3e949495  R11 = 0x3e1c9c9d;
    expect lane 9 R8 = 0x3d30b0b1  R9 = 0x3ee4e4e5  R10 = 0x3b808081  R11 = 0x3e949495;
    expect lane 10 R8 = 0x3ee4e4e5  R9 = 0x3dc0c0c1  R10 = 0x3f51d1d2  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3e4ccccd  R10 = 0x3e28a8a9  R11 = 0x3f51d1d2;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3d109091  R10 = 0x3f018182  R11 = 0x3e28a8a9;
    expect lane 13 R8 = 0x3d109091  R9 = 0x3ed2d2d3  R10 = 0x3f3ababb  R11 = 0x3f018182;
    expect lane 14 R8 = 0x3ed2d2d3  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3f3ababb;
    expect lane 15 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 16 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 17 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 18 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 19 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 20 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 21 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 22 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 23 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 24 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 25 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 26 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 27 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 28 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 29 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 30 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 31 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
}

warp 10 { # CLAMP_TO_EDGE from column 10
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 10) / 33.0  t = 20 / 20.0
    expect lane 0 R8 = 0x3b808081  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 2 R8 = 0x3f68e8e9  R9 = 0x3f64e4e5  R10 = 0x3f64e4e5  R11 = 0x3f68e8e9;
    expect lane 3 R8 = 0x3f64e4e5  R9 = 0x3f64e4e5  R10 = 0x3f64e4e5  R11 = 0x3f64e4e5;
    expect lane 4 R8 = 0x3f64e4e5  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f64e4e5;
    expect lane 5 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 6 R8 = 0x3f008081  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f008081;
    expect lane 7 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9;
    expect lane 8 R8 = 0x3f78f8f9  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f78f8f9;
    expect lane 9 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3efafafb;
    expect lane 11 R8 = 0x3f2fafb0  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 12 R8 = 0x3f2fafb0  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3f2fafb0;
    expect lane 13 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 14 R8 = 0x3c808081  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3c808081;
    expect lane 15 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 16 R8 = 0x3e28a8a9  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3e28a8a9;
    expect lane 17 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 18 R8 = 0x3f2eaeaf  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f2eaeaf;
    expect lane 19 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 22 R8 = 0x3efefeff  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3efefeff;
    expect lane 23 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 24 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 25 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 26 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 27 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 28 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 29 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 30 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 31 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
}

warp 11 { # CLAMP_TO_EDGE from column 29
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 29) / 33.0  t = 0 / 20.0
    expect lane 0 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 1 R8 = 0x3f018182  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f018182;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 7 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 8 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 9 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 10 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 11 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 12 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 13 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 14 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 15 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 16 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 17 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 18 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 19 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 20 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 21 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 22 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 24 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 25 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 26 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 27 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 28 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 29 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 30 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 31 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
}

warp 12 { # BORDER from column -3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x3f4ececf  R10 = 0x3f45c5c6  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3f45c5c6;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e7cfcfd  R10 = 0x3e28a8a9  R11 = 0x3f1a9a9b;
    expect lane 6 R8 = 0x3e7cfcfd  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3e28a8a9;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3efefeff;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f42c2c3  R10 = 0x3ec0c0c1  R11 = 0x3f2aaaab;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3f48c8c9  R10 = 0x3f008081  R11 = 0x3ec0c0c1;
    expect lane 10 R8 = 0x3f48c8c9  R9 = 0x3e109091  R10 = 0x3f70f0f1  R11 = 0x3f008081;
    expect lane 11 R8 = 0x3e109091  R9 = 0x3f189899  R10 = 0x3ef0f0f1  R11 = 0x3f70f0f1;
    expect lane 12 R8 = 0x3f189899  R9 = 0x3f3fbfc0  R10 = 0x3e30b0b1  R11 = 0x3ef0f0f1;
    expect lane 13 R8 = 0x3f3fbfc0  R9 = 0x3f63e3e4  R10 = 0x3e34b4b5  R11 = 0x3e30b0b1;
    expect lane 14 R8 = 0x3f63e3e4  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3e34b4b5;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3e34b4b5  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e34b4b5  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3e048485;
    expect lane 17 R8 = 0x3b808081  R9 = 0x3f1f9fa0  R10 = 0x3f078788  R11 = 0x3b808081;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3b808081  R10 = 0x3eececed  R11 = 0x3f078788;
    expect lane 19 R8 = 0x3b808081  R9 = 0x3f149495  R10 = 0x3e70f0f1  R11 = 0x3eececed;
    expect lane 20 R8 = 0x3f149495  R9 = 0x3e8e8e8f  R10 = 0x3b808081  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f69e9ea  R10 = 0x3e74f4f5  R11 = 0x3b808081;
    expect lane 22 R8 = 0x3f69e9ea  R9 = 0x3efefeff  R10 = 0x3ed6d6d7  R11 = 0x3e74f4f5;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3f008081  R10 = 0x3b808081  R11 = 0x3ed6d6d7;
    expect lane 24 R8 = 0x3f008081  R9 = 0x3e4ccccd  R10 = 0x3c008081  R11 = 0x3b808081;
    expect lane 25 R8 = 0x3e4ccccd  R9 = 0x00000000  R10 = 0x3e3cbcbd  R11 = 0x3c008081;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f58d8d9  R10 = 0x3da0a0a1  R11 = 0x3e3cbcbd;
    expect lane 27 R8 = 0x3f58d8d9  R9 = 0x3eb8b8b9  R10 = 0x3f1e9e9f  R11 = 0x3da0a0a1;
    expect lane 28 R8 = 0x3eb8b8b9  R9 = 0x3f34b4b5  R10 = 0x3f59d9da  R11 = 0x3f1e9e9f;
    expect lane 29 R8 = 0x3f34b4b5  R9 = 0x3f56d6d7  R10 = 0x3f7efeff  R11 = 0x3f59d9da;
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x3f7efeff  R10 = 0x3f6dedee  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3dd0d0d1  R11 = 0x3f6dedee;
}

warp 13 { # BORDER from column 18
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3f79f9fa  R9 = 0x3f7cfcfd  R10 = 0x3f7efeff  R11 = 0x3f5adadb;
    expect lane 1 R8 = 0x3f7cfcfd  R9 = 0x3f119192  R10 = 0x3b808081  R11 = 0x3f7efeff;
    expect lane 2 R8 = 0x3f119192  R9 = 0x3f3ebebf  R10 = 0x3f19999a  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3f3ebebf  R9 = 0x3f1f9fa0  R10 = 0x3d50d0d1  R11 = 0x3f19999a;
    expect lane 4 R8 = 0x3f1f9fa0  R9 = 0x3f119192  R10 = 0x00000000  R11 = 0x3d50d0d1;
    expect lane 5 R8 = 0x3f119192  R9 = 0x3e888889  R10 = 0x3d40c0c1  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e888889  R9 = 0x3f77f7f8  R10 = 0x3f008081  R11 = 0x3d40c0c1;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3eeaeaeb  R10 = 0x3e1c9c9d  R11 = 0x3f008081;
    expect lane 8 R8 = 0x3eeaeaeb  R9 = 0x3d30b0b1  R10 = 0x3e949495  R11 = 0x3e1c9c9d;
    expect lane 9 R8 = 0x3d30b0b1  R9 = 0x3ee4e4e5  R10 = 0x3b808081  R11 = 0x3e949495;
    expect lane 10 R8 = 0x3ee4e4e5  R9 = 0x3dc0c0c1  R10 = 0x3f51d1d2  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3e4ccccd  R10 = 0x3e28a8a9  R11 = 0x3f51d1d2;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3d109091  R10 = 0x3f018182  R11 = 0x3e28a8a9;
    expect lane 13 R8 = 0x3d109091  R9 = 0x3ed2d2d3  R10 = 0x3f3ababb  R11 = 0x3f018182;
    expect lane 14 R8 = 0x3ed2d2d3  R9 = 0x3f28a8a9  R10 = 0x3d60e0e1  R11 = 0x3f3ababb;
    expect lane 15 R8 = 0x3f28a8a9  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3d60e0e1;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 18 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 19 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 20 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 21 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 22 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 23 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 24 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 25 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 26 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 27 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 28 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 29 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 30 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 31 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 14 { # BORDER from column 10
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 10) / 33.0  t = 20 / 20.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f68e8e9  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f64e4e5  R11 = 0x3f68e8e9;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f64e4e5  R11 = 0x3f64e4e5;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f008081  R11 = 0x3f64e4e5;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f78f8f9  R11 = 0x3f008081;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3efafafb  R11 = 0x3f78f8f9;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2fafb0  R11 = 0x3efafafb;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3c808081  R11 = 0x3f2fafb0;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e28a8a9  R11 = 0x3c808081;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2eaeaf  R11 = 0x3e28a8a9;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 18 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f46c6c7  R11 = 0x3f2eaeaf;
    expect lane 19 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3efefeff  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb2b2b3  R11 = 0x3efefeff;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3eb2b2b3;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
}

warp 15 { # BORDER from column 29
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 29) / 33.0  t = 0 / 20.0
    expect lane 0 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f018182  R9 = 0x3d008081  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3efefeff  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3efefeff  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 11 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 12 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 13 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 14 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 15 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 18 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 19 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 20 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 21 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 22 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 23 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 24 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 25 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 26 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 27 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 28 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 29 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 30 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 31 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 16 { # AOFFI
    asm "TLD4.G.AOFFI R8, R0, R4, 2, 2D, 0xf"  active 0xffffffff
    s = 16 / 33.0  t = 8 / 20.0  off1 = aoffi(lane - 16, 3)
    expect lane 0 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 1 R8 = 0x3f7efeff  R9 = 0x3f64e4e5  R10 = 0x3ec6c6c7  R11 = 0x3f53d3d4;
    expect lane 2 R8 = 0x3f64e4e5  R9 = 0x3f7efeff  R10 = 0x3f800000  R11 = 0x3ec6c6c7;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3e8c8c8d  R10 = 0x3f008081  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e8c8c8d  R9 = 0x3e4ccccd  R10 = 0x3f57d7d8  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3e4ccccd  R9 = 0x3f54d4d5  R10 = 0x3e828283  R11 = 0x3f57d7d8;
    expect lane 6 R8 = 0x3f54d4d5  R9 = 0x3efefeff  R10 = 0x3ed8d8d9  R11 = 0x3e828283;
    expect lane 7 R8 = 0x3efefeff  R9 = 0x3f800000  R10 = 0x3f7efeff  R11 = 0x3ed8d8d9;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f48c8c9  R10 = 0x3ee2e2e3  R11 = 0x3f7efeff;
    expect lane 9 R8 = 0x3f48c8c9  R9 = 0x3ebcbcbd  R10 = 0x3f39b9ba  R11 = 0x3ee2e2e3;
    expect lane 10 R8 = 0x3ebcbcbd  R9 = 0x3eeaeaeb  R10 = 0x3f008081  R11 = 0x3f39b9ba;
    expect lane 11 R8 = 0x3eeaeaeb  R9 = 0x3f800000  R10 = 0x3f018182  R11 = 0x3f008081;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f149495  R10 = 0x3f56d6d7  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f149495  R9 = 0x3e68e8e9  R10 = 0x3e9a9a9b  R11 = 0x3f56d6d7;
    expect lane 14 R8 = 0x3e68e8e9  R9 = 0x3b808081  R10 = 0x3e38b8b9  R11 = 0x3e9a9a9b;
    expect lane 15 R8 = 0x3b808081  R9 = 0x3f018182  R10 = 0x3f800000  R11 = 0x3e38b8b9;
    expect lane 16 R8 = 0x3f018182  R9 = 0x3db8b8b9  R10 = 0x3b808081  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3db8b8b9  R9 = 0x3f6eeeef  R10 = 0x3f008081  R11 = 0x3b808081;
    expect lane 18 R8 = 0x3f6eeeef  R9 = 0x3efefeff  R10 = 0x3f0c8c8d  R11 = 0x3f008081;
    expect lane 19 R8 = 0x3efefeff  R9 = 0x3f7afafb  R10 = 0x3f139394  R11 = 0x3f0c8c8d;
    expect lane 20 R8 = 0x3f7afafb  R9 = 0x3f008081  R10 = 0x3e78f8f9  R11 = 0x3f139394;
    expect lane 21 R8 = 0x3f008081  R9 = 0x3f3fbfc0  R10 = 0x3b808081  R11 = 0x3e78f8f9;
    expect lane 22 R8 = 0x3f3fbfc0  R9 = 0x3efefeff  R10 = 0x3f40c0c1  R11 = 0x3b808081;
    expect lane 23 R8 = 0x3efefeff  R9 = 0x3f09898a  R10 = 0x3f4ccccd  R11 = 0x3f40c0c1;
    expect lane 24 R8 = 0x3f09898a  R9 = 0x3f29a9aa  R10 = 0x3e28a8a9  R11 = 0x3f4ccccd;
    expect lane 25 R8 = 0x3f29a9aa  R9 = 0x3da0a0a1  R10 = 0x3ef4f4f5  R11 = 0x3e28a8a9;
    expect lane 26 R8 = 0x3da0a0a1  R9 = 0x3f54d4d5  R10 = 0x3f39b9ba  R11 = 0x3ef4f4f5;
    expect lane 27 R8 = 0x3f54d4d5  R9 = 0x3f018182  R10 = 0x3e0c8c8d  R11 = 0x3f39b9ba;
    expect lane 28 R8 = 0x3f018182  R9 = 0x3e34b4b5  R10 = 0x3ec4c4c5  R11 = 0x3e0c8c8d;
    expect lane 29 R8 = 0x3e34b4b5  R9 = 0x3f800000  R10 = 0x3f20a0a1  R11 = 0x3ec4c4c5;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f56d6d7  R11 = 0x3f20a0a1;
    expect lane 31 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3ec0c0c1  R11 = 0x3f56d6d7;
}

warp 17 { # PTP: each sample in an element of its own
    asm "TLD4.G.PTP R8, R0, R4, 2, 2D, 0xf"  active 0xffffffff
    s = 16 / 33.0  t = 8 / 20.0  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f0b8b8c  R10 = 0x3f60e0e1  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3f6ceced  R10 = 0x3b808081  R11 = 0x3d808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3ef6f6f7  R10 = 0x3e909091  R11 = 0x3ed8d8d9;
    expect lane 3 R8 = 0x3e7cfcfd  R9 = 0x3c808081  R10 = 0x3f018182  R11 = 0x3ed8d8d9;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3e808081  R10 = 0x3f800000  R11 = 0x3e109091;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e5cdcdd  R10 = 0x3c40c0c1  R11 = 0x3e109091;
    expect lane 6 R8 = 0x3f42c2c3  R9 = 0x3efefeff  R10 = 0x3f008081  R11 = 0x3e9c9c9d;
    expect lane 7 R8 = 0x3f48c8c9  R9 = 0x3f018182  R10 = 0x3dc0c0c1  R11 = 0x3e9c9c9d;
    expect lane 8 R8 = 0x3e109091  R9 = 0x00000000  R10 = 0x3f6dedee  R11 = 0x3b808081;
    expect lane 9 R8 = 0x3f189899  R9 = 0x00000000  R10 = 0x3ee2e2e3  R11 = 0x3b808081;
    expect lane 10 R8 = 0x3f3fbfc0  R9 = 0x3efefeff  R10 = 0x3f27a7a8  R11 = 0x3f008081;
    expect lane 11 R8 = 0x3f63e3e4  R9 = 0x3f5bdbdc  R10 = 0x3f3ebebf  R11 = 0x3f008081;
    expect lane 12 R8 = 0x3d008081  R9 = 0x00000000  R10 = 0x3e8e8e8f  R11 = 0x3da0a0a1;
    expect lane 13 R8 = 0x3e34b4b5  R9 = 0x3dc0c0c1  R10 = 0x3f2fafb0  R11 = 0x3da0a0a1;
    expect lane 14 R8 = 0x3b808081  R9 = 0x3f22a2a3  R10 = 0x3f63e3e4  R11 = 0x3f139394;
    expect lane 15 R8 = 0x3f1f9fa0  R9 = 0x3f7efeff  R10 = 0x3f54d4d5  R11 = 0x3f139394;
    expect lane 16 R8 = 0x3b808081  R9 = 0x3dc8c8c9  R10 = 0x3f018182  R11 = 0x3f169697;
    expect lane 17 R8 = 0x3f149495  R9 = 0x3f018182  R10 = 0x3efefeff  R11 = 0x3f169697;
    expect lane 18 R8 = 0x3e8e8e8f  R9 = 0x3efefeff  R10 = 0x3b808081  R11 = 0x3c008081;
    expect lane 19 R8 = 0x3f69e9ea  R9 = 0x3f3ababb  R10 = 0x3e2cacad  R11 = 0x3c008081;
    expect lane 20 R8 = 0x3efefeff  R9 = 0x00000000  R10 = 0x3e2cacad  R11 = 0x3f169697;
    expect lane 21 R8 = 0x3f008081  R9 = 0x3f46c6c7  R10 = 0x3efefeff  R11 = 0x3f169697;
    expect lane 22 R8 = 0x3e4ccccd  R9 = 0x3d808081  R10 = 0x3f23a3a4  R11 = 0x3f73f3f4;
    expect lane 23 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3e60e0e1  R11 = 0x3f73f3f4;
    expect lane 24 R8 = 0x3f58d8d9  R9 = 0x3f38b8b9  R10 = 0x3f6feff0  R11 = 0x3f66e6e7;
    expect lane 25 R8 = 0x3eb8b8b9  R9 = 0x00000000  R10 = 0x3db8b8b9  R11 = 0x3f66e6e7;
    expect lane 26 R8 = 0x3f34b4b5  R9 = 0x00000000  R10 = 0x3f008081  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f56d6d7  R9 = 0x3db0b0b1  R10 = 0x3f008081  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f7efeff  R9 = 0x3f09898a  R10 = 0x3e50d0d1  R11 = 0x3b808081;
    expect lane 29 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x3f7efeff  R11 = 0x3b808081;
    expect lane 31 R8 = 0x3db8b8b9  R9 = 0x3f2cacad  R10 = 0x3f42c2c3  R11 = 0x3b808081;
}
