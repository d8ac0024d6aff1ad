# ETC2_RGB_PTA UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 b1ec8aa09ce379be 064a5026abdc7760 3b058952c5afb944 8ecdfa1b36acda18
bytes 0x30000020 815bd313c92ddb70 02d7198401c3551a 0720bb6b3d603a87 63fbde7a8b56fa53
bytes 0x30000040 c923fb7f9b9e0b63 a3a47dba146a3748 57e72938097b5338 fa60c62f5e241ce7
bytes 0x30000060 9c04811671f85db7 c9cefabfa7708cde 5cd780af891ae4f9 df11f98c5d419662
texture 0 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 076bad5a167a5bdc a0fab6368c613639 6d60058e941734f5 a0a8582e950b300b
bytes 0x30001020 9f039a18f437821e fb515aa3bf0109e0 cc07257f658c6333 615d043ad2561175
bytes 0x30001040 b7d39fb2fbae13e7 f3a76ab95cace162 fb998edff81a04fc caf92a23aa853602
bytes 0x30001060 8da70777a616a2a4 9997c363e4f2c0f7 2a284cd1eb5f5d0f 06262323cb51b496
texture 1 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 98f922fb24fdb3ab 43acfabf97599f12 36285c7b0afc69b1 7791db70710e3329
bytes 0x30002020 0773509bb532a6a8 67fac9d66a51c93b 266f0672986de934 aaa86b6399847762
bytes 0x30002040 bd625175d28d8431 f9509caa37b9ad9b 7b05654e196060d6 bf7ffb4a3574d777
bytes 0x30002060 2d878ecbb75259ac 8ba0e25d20d847fc fa88dcce0dfcdb98 8cfb7ca3dae51823
texture 2 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 dd89fb4b0fbd0aa2 bf28dcf7197721a1 f36c8de172019330 064248d39b0aeb94
bytes 0x30003020 3707468e6cfde627 717efabebbb2d77f 9e6d93929fe0c7d8 0b8595bd57bc476d
bytes 0x30003040 047726d2f4107439 d8fa8fd76349cba4 345bfa3f9c6ad78d 23318b5a9f188985
bytes 0x30003060 ad729c34cba3b404 f9424c53a65049e6 2906569743ca802d 4db705179641efa9
texture 3 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 d684ad02636c093d 713ae991b4b3332e fb33585e9c27840f d6fadd13646cc8f3
bytes 0x30004020 8a25fa6b611acd32 75bc5d9a039e271c a3634bad227f039c 0630a8422c436c25
bytes 0x30004040 810796de6a46d6e2 4b73fa57fde72e3d 596e2bcb618308dd 0de91bb4511e5856
bytes 0x30004060 04c92d83b40dcbe0 c7f9c48b9fbbd414 b5ac06af56fac816 d98b89fa1b8897cb
texture 4 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 53000d05e5c62964 fa699d17c2611193 4bfa2c2b5621bef2 d8c8f9674c984192
bytes 0x30005020 223e74fba2c18243 5f1fae7cc01f608a 063ed293332d6ce7 6506baa7689f1ae3
bytes 0x30005040 722b073b79f20c6f 24955dd22fca395c 04e28ef1ea126aa7 04db7b7a90c3642b
bytes 0x30005060 4506b07f6cc7f023 c0ad07fe970b1460 d07d587eabe494cd 98684569d752b4d2
texture 5 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0
bytes 0x30006000 05485dba704fa88f 54face57788bde4f 5f8e058ac482396b a2753472aa67ac0a
bytes 0x30006020 699f88f48fb753a3 05cc8e3317f19d61 d9fb28965a0b52f4 be40fbceb55a5652
bytes 0x30006040 41bb78334d8cfea0 ec65896564e3f7bf fbc45112fae2b4c2 5007c2c62fb8010b
bytes 0x30006060 bfa8054f425aed48 d837a31bd20bdd4b 416f62684e068f7e fa917b86e748febc
texture 6 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30006000 }
handle 6 texture 6 sampler 0
bytes 0x30007000 9e05a2c2e3e3d2da 7071f9ba8208c235 456a752391592c7e c78be21d247803b9
bytes 0x30007020 064535ef9c160ffb c4066093de31cd4a bf42f9bf256efe48 25b2466375140228
bytes 0x30007040 3cebbc7e59bf9f94 3b063b228a2d962e 4a04ca0ff8188ecf c20542123e2d4694
bytes 0x30007060 7efafeee256a46ad c10c4147d945d49a e0f960d6803403e1 9c069c2fcbfed31d
texture 7 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30007000 }
handle 7 texture 7 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f3dbdbe  R9 = 0x3f45c5c6  R10 = 0x3f35b5b6  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3e088889  R9 = 0x3ec0c0c1  R10 = 0x3eaaaaab  R11 = 0x3e088889;
    expect lane 3 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3ec0c0c1  R11 = 0x3e949495;
    expect lane 4 R8 = 0x3db8b8b9  R9 = 0x3db8b8b9  R10 = 0x3efafafb  R11 = 0x3db8b8b9;
    expect lane 5 R8 = 0x3efafafb  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3d30b0b1;
    expect lane 6 R8 = 0x3e70f0f1  R9 = 0x3e848485  R10 = 0x3e088889  R11 = 0x3de0e0e1;
    expect lane 7 R8 = 0x3e909091  R9 = 0x3e9c9c9d  R10 = 0x3e38b8b9  R11 = 0x3e20a0a1;
    expect lane 8 R8 = 0x3f068687  R9 = 0x3ef8f8f9  R10 = 0x3f0c8c8d  R11 = 0x3f028283;
    expect lane 9 R8 = 0x3f0c8c8d  R9 = 0x3f068687  R10 = 0x3f0c8c8d  R11 = 0x3ef8f8f9;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e70f0f1  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f5bdbdc  R9 = 0x3f3bbbbc  R10 = 0x3e4ccccd  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f5bdbdc  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3f35b5b6  R9 = 0x3f52d2d3  R10 = 0x3f35b5b6  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f35b5b6  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f41c1c2;
    expect lane 16 R8 = 0x3f1e9e9f  R9 = 0x3f3ababb  R10 = 0x3f2dadae  R11 = 0x3f129293;
    expect lane 17 R8 = 0x3f55d5d6  R9 = 0x3f70f0f1  R10 = 0x3f64e4e5  R11 = 0x3f49c9ca;
    expect lane 18 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ea6a6a7  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f34b4b5  R9 = 0x3e949495  R10 = 0x3f34b4b5  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f0c8c8d  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f4ccccd  R9 = 0x3f6eeeef  R10 = 0x3f0c8c8d  R11 = 0x3f6eeeef;
    expect lane 24 R8 = 0x3d989899  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d989899;
    expect lane 25 R8 = 0x3ea6a6a7  R9 = 0x3e008081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x3ee4e4e5  R9 = 0x3ed8d8d9  R10 = 0x3f0d8d8e  R11 = 0x3f129293;
    expect lane 27 R8 = 0x3ecececf  R9 = 0x3ec4c4c5  R10 = 0x3f028283  R11 = 0x3f088889;
    expect lane 28 R8 = 0x3e848485  R9 = 0x3f2aaaab  R10 = 0x3d20a0a1  R11 = 0x3f2aaaab;
    expect lane 29 R8 = 0x3ee4e4e5  R9 = 0x3f2aaaab  R10 = 0x3ee4e4e5  R11 = 0x3e848485;
    expect lane 30 R8 = 0x3f1b9b9c  R9 = 0x3ee2e2e3  R10 = 0x3f159596  R11 = 0x3f3ebebf;
    expect lane 31 R8 = 0x3e909091  R9 = 0x3df0f0f1  R10 = 0x3e848485  R11 = 0x3ed6d6d7;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3ecacacb  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x00000000  R10 = 0x3f45c5c6  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3e949495  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 4 R8 = 0x3db8b8b9  R9 = 0x3db8b8b9  R10 = 0x3ee2e2e3  R11 = 0x3d30b0b1;
    expect lane 5 R8 = 0x3ee2e2e3  R9 = 0x3d30b0b1  R10 = 0x3db8b8b9  R11 = 0x3db8b8b9;
    expect lane 6 R8 = 0x3ef6f6f7  R9 = 0x3f018182  R10 = 0x3ec2c2c3  R11 = 0x3eb6b6b7;
    expect lane 7 R8 = 0x3f078788  R9 = 0x3f0d8d8e  R10 = 0x3edadadb  R11 = 0x3ecececf;
    expect lane 8 R8 = 0x3ef4f4f5  R9 = 0x3f1e9e9f  R10 = 0x3f48c8c9  R11 = 0x3ef4f4f5;
    expect lane 9 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3f1e9e9f;
    expect lane 10 R8 = 0x3e70f0f1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3f5bdbdc  R10 = 0x3f3bbbbc  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f1b9b9c  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f35b5b6  R11 = 0x3f41c1c2;
    expect lane 15 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f46c6c7  R11 = 0x3f52d2d3;
    expect lane 16 R8 = 0x3f37b7b8  R9 = 0x3f52d2d3  R10 = 0x3f46c6c7  R11 = 0x3f2babac;
    expect lane 17 R8 = 0x3f6dedee  R9 = 0x3f800000  R10 = 0x3f7cfcfd  R11 = 0x3f61e1e2;
    expect lane 18 R8 = 0x3eaaaaab  R9 = 0x3f3dbdbe  R10 = 0x3eaaaaab  R11 = 0x3f3dbdbe;
    expect lane 19 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3ea6a6a7;
    expect lane 20 R8 = 0x3e828283  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x3ea4a4a5;
    expect lane 21 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3f34b4b5  R11 = 0x3e949495;
    expect lane 22 R8 = 0x3f6eeeef  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0c8c8d;
    expect lane 23 R8 = 0x3f0c8c8d  R9 = 0x3f6eeeef  R10 = 0x3f4ccccd  R11 = 0x3f0c8c8d;
    expect lane 24 R8 = 0x3e008081  R9 = 0x00000000  R10 = 0x3e008081  R11 = 0x3d989899;
    expect lane 25 R8 = 0x3d989899  R9 = 0x3ea6a6a7  R10 = 0x00000000  R11 = 0x3d989899;
    expect lane 26 R8 = 0x3e44c4c5  R9 = 0x3e2cacad  R10 = 0x3e989899  R11 = 0x3ea2a2a3;
    expect lane 27 R8 = 0x3e189899  R9 = 0x3e048485  R10 = 0x3e828283  R11 = 0x3e8e8e8f;
    expect lane 28 R8 = 0x3d70f0f1  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3e8c8c8d;
    expect lane 29 R8 = 0x3e30b0b1  R9 = 0x3d70f0f1  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 30 R8 = 0x3ea8a8a9  R9 = 0x3e28a8a9  R10 = 0x3e9c9c9d  R11 = 0x3eeeeeef;
    expect lane 31 R8 = 0x3b808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e109091;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3f56d6d7  R10 = 0x3f46c6c7  R11 = 0x3f56d6d7;
    expect lane 2 R8 = 0x3e888889  R9 = 0x3d30b0b1  R10 = 0x00000000  R11 = 0x3e888889;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d30b0b1  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3ed8d8d9  R11 = 0x3e20a0a1;
    expect lane 5 R8 = 0x3ed8d8d9  R9 = 0x3ec0c0c1  R10 = 0x3ec0c0c1  R11 = 0x3de0e0e1;
    expect lane 6 R8 = 0x3edadadb  R9 = 0x3ed0d0d1  R10 = 0x3e8e8e8f  R11 = 0x3e989899;
    expect lane 7 R8 = 0x3ec4c4c5  R9 = 0x3ebababb  R10 = 0x3e70f0f1  R11 = 0x3e828283;
    expect lane 8 R8 = 0x3eb8b8b9  R9 = 0x3ea4a4a5  R10 = 0x3ec4c4c5  R11 = 0x3eb0b0b1;
    expect lane 9 R8 = 0x3ec4c4c5  R9 = 0x3eb8b8b9  R10 = 0x3ec4c4c5  R11 = 0x3ea4a4a5;
    expect lane 10 R8 = 0x3f1a9a9b  R9 = 0x3f56d6d7  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f5fdfe0  R11 = 0x3f3dbdbe;
    expect lane 12 R8 = 0x3f5bdbdc  R9 = 0x3f3bbbbc  R10 = 0x3e088889  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f5bdbdc  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3efafafb  R10 = 0x3f46c6c7  R11 = 0x3ee2e2e3;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3f52d2d3;
    expect lane 16 R8 = 0x3f119192  R9 = 0x3f0f8f90  R10 = 0x3f21a1a2  R11 = 0x3f23a3a4;
    expect lane 17 R8 = 0x3f0d8d8e  R9 = 0x3f0b8b8c  R10 = 0x3f1d9d9e  R11 = 0x3f1f9fa0;
    expect lane 18 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 19 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3dd0d0d1  R11 = 0x3f6eeeef;
    expect lane 20 R8 = 0x00000000  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3ee8e8e9;
    expect lane 22 R8 = 0x3f26a6a7  R9 = 0x3e189899  R10 = 0x3ecccccd  R11 = 0x3f26a6a7;
    expect lane 23 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3e189899  R11 = 0x3ecccccd;
    expect lane 24 R8 = 0x3ed0d0d1  R9 = 0x3c008081  R10 = 0x3c008081  R11 = 0x3ed0d0d1;
    expect lane 25 R8 = 0x3f28a8a9  R9 = 0x3e848485  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 26 R8 = 0x3f35b5b6  R9 = 0x3f2babac  R10 = 0x3f45c5c6  R11 = 0x3f4fcfd0;
    expect lane 27 R8 = 0x3f21a1a2  R9 = 0x3f179798  R10 = 0x3f31b1b2  R11 = 0x3f3bbbbc;
    expect lane 28 R8 = 0x3f3ebebf  R9 = 0x3f800000  R10 = 0x3f068687  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f6eeeef  R9 = 0x3f800000  R10 = 0x3f6eeeef  R11 = 0x3f3ebebf;
    expect lane 30 R8 = 0x3f1a9a9b  R9 = 0x3f0c8c8d  R10 = 0x3f048485  R11 = 0x3f119192;
    expect lane 31 R8 = 0x3efefeff  R9 = 0x3ee4e4e5  R10 = 0x3ed2d2d3  R11 = 0x3eeeeeef;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f1f9fa0  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x00000000  R10 = 0x3f56d6d7  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d30b0b1  R11 = 0x3d30b0b1;
    expect lane 4 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3ec0c0c1  R11 = 0x3de0e0e1;
    expect lane 5 R8 = 0x3ec0c0c1  R9 = 0x3de0e0e1  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 6 R8 = 0x3f30b0b1  R9 = 0x3f2aaaab  R10 = 0x3f09898a  R11 = 0x3f0f8f90;
    expect lane 7 R8 = 0x3f25a5a6  R9 = 0x3f1f9fa0  R10 = 0x3efcfcfd  R11 = 0x3f048485;
    expect lane 8 R8 = 0x3ec2c2c3  R9 = 0x3f058586  R10 = 0x3f2fafb0  R11 = 0x3ec2c2c3;
    expect lane 9 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x3e5cdcdd  R11 = 0x3f058586;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f56d6d7;
    expect lane 11 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 12 R8 = 0x3e088889  R9 = 0x3f5bdbdc  R10 = 0x3f3bbbbc  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f1b9b9c  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3f46c6c7  R11 = 0x3f52d2d3;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3ee2e2e3  R11 = 0x3efafafb;
    expect lane 16 R8 = 0x3ed8d8d9  R9 = 0x3ed4d4d5  R10 = 0x3efafafb  R11 = 0x3efefeff;
    expect lane 17 R8 = 0x3ed0d0d1  R9 = 0x3ecccccd  R10 = 0x3ef2f2f3  R11 = 0x3ef6f6f7;
    expect lane 18 R8 = 0x3eaaaaab  R9 = 0x3f3dbdbe  R10 = 0x3eaaaaab  R11 = 0x3f3dbdbe;
    expect lane 19 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3dd0d0d1;
    expect lane 20 R8 = 0x3f56d6d7  R9 = 0x3f67e7e8  R10 = 0x00000000  R11 = 0x3f67e7e8;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3f5ededf;
    expect lane 22 R8 = 0x3ecccccd  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3e189899;
    expect lane 23 R8 = 0x3e189899  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3e189899;
    expect lane 24 R8 = 0x3e848485  R9 = 0x3c008081  R10 = 0x3e848485  R11 = 0x3ed0d0d1;
    expect lane 25 R8 = 0x3ed0d0d1  R9 = 0x3f28a8a9  R10 = 0x3c008081  R11 = 0x3ed0d0d1;
    expect lane 26 R8 = 0x3f008081  R9 = 0x3eececed  R10 = 0x3f119192  R11 = 0x3f1b9b9c;
    expect lane 27 R8 = 0x3ed8d8d9  R9 = 0x3ec4c4c5  R10 = 0x3efafafb  R11 = 0x3f078788;
    expect lane 28 R8 = 0x3f24a4a5  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f5bdbdc;
    expect lane 29 R8 = 0x3f41c1c2  R9 = 0x3f24a4a5  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9;
    expect lane 30 R8 = 0x3f2babac  R9 = 0x3f1d9d9e  R10 = 0x3f159596  R11 = 0x3f22a2a3;
    expect lane 31 R8 = 0x3f109091  R9 = 0x3f038384  R10 = 0x3ef4f4f5  R11 = 0x3f088889;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f5cdcdd  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f1c9c9d  R9 = 0x3f24a4a5  R10 = 0x3f149495  R11 = 0x3f24a4a5;
    expect lane 2 R8 = 0x3f2aaaab  R9 = 0x3e34b4b5  R10 = 0x3e088889  R11 = 0x3f2aaaab;
    expect lane 3 R8 = 0x3db8b8b9  R9 = 0x3db8b8b9  R10 = 0x3e34b4b5  R11 = 0x3db8b8b9;
    expect lane 4 R8 = 0x3f30b0b1  R9 = 0x3f30b0b1  R10 = 0x3e64e4e5  R11 = 0x3f30b0b1;
    expect lane 5 R8 = 0x3e64e4e5  R9 = 0x3e34b4b5  R10 = 0x3e34b4b5  R11 = 0x3f24a4a5;
    expect lane 6 R8 = 0x3f4fcfd0  R9 = 0x3f27a7a8  R10 = 0x3f4ccccd  R11 = 0x3f73f3f4;
    expect lane 7 R8 = 0x3f008081  R9 = 0x3eb0b0b1  R10 = 0x3efafafb  R11 = 0x3f24a4a5;
    expect lane 8 R8 = 0x3f58d8d9  R9 = 0x3f4ececf  R10 = 0x3f5ededf  R11 = 0x3f54d4d5;
    expect lane 9 R8 = 0x3f5ededf  R9 = 0x3f58d8d9  R10 = 0x3f5ededf  R11 = 0x3f4ececf;
    expect lane 10 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x3ea8a8a9  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e48c8c9  R11 = 0x3d808081;
    expect lane 12 R8 = 0x3f068687  R9 = 0x3ecccccd  R10 = 0x00000000  R11 = 0x3f068687;
    expect lane 13 R8 = 0x3f068687  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3ecccccd;
    expect lane 14 R8 = 0x3f79f9fa  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f79f9fa;
    expect lane 15 R8 = 0x3f79f9fa  R9 = 0x3f79f9fa  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f60e0e1  R9 = 0x3f55d5d6  R10 = 0x3f70f0f1  R11 = 0x3f7bfbfc;
    expect lane 17 R8 = 0x3f4acacb  R9 = 0x3f3fbfc0  R10 = 0x3f5adadb  R11 = 0x3f65e5e6;
    expect lane 18 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 19 R8 = 0x3f4dcdce  R9 = 0x3f4dcdce  R10 = 0x00000000  R11 = 0x3f4dcdce;
    expect lane 20 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f1b9b9c  R9 = 0x3e44c4c5  R10 = 0x3f1b9b9c  R11 = 0x00000000;
    expect lane 22 R8 = 0x3ec4c4c5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ec4c4c5;
    expect lane 23 R8 = 0x3e088889  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x3c008081  R10 = 0x3c008081  R11 = 0x00000000;
    expect lane 25 R8 = 0x3e44c4c5  R9 = 0x3e848485  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 26 R8 = 0x3eececed  R9 = 0x3f078788  R10 = 0x3f068687  R11 = 0x3eeaeaeb;
    expect lane 27 R8 = 0x3f19999a  R9 = 0x3f2aaaab  R10 = 0x3f29a9aa  R11 = 0x3f189899;
    expect lane 28 R8 = 0x3ed8d8d9  R9 = 0x3f54d4d5  R10 = 0x3e50d0d1  R11 = 0x3f54d4d5;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f54d4d5  R10 = 0x3f1c9c9d  R11 = 0x3ed8d8d9;
    expect lane 30 R8 = 0x3f56d6d7  R9 = 0x3f43c3c4  R10 = 0x3f5cdcdd  R11 = 0x3f6feff0;
    expect lane 31 R8 = 0x3f2fafb0  R9 = 0x3f1c9c9d  R10 = 0x3f35b5b6  R11 = 0x3f49c9ca;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5cdcdd  R9 = 0x3e70f0f1  R10 = 0x00000000  R11 = 0x3f5cdcdd;
    expect lane 1 R8 = 0x3f149495  R9 = 0x00000000  R10 = 0x3f24a4a5  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3db8b8b9  R11 = 0x3e088889;
    expect lane 3 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 4 R8 = 0x3f30b0b1  R9 = 0x3f30b0b1  R10 = 0x3e34b4b5  R11 = 0x3f24a4a5;
    expect lane 5 R8 = 0x3e34b4b5  R9 = 0x3f24a4a5  R10 = 0x3f30b0b1  R11 = 0x3f30b0b1;
    expect lane 6 R8 = 0x3f068687  R9 = 0x3ebcbcbd  R10 = 0x3f038384  R11 = 0x3f2aaaab;
    expect lane 7 R8 = 0x3e5cdcdd  R9 = 0x3d70f0f1  R10 = 0x3e50d0d1  R11 = 0x3eb6b6b7;
    expect lane 8 R8 = 0x3f5dddde  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f5dddde;
    expect lane 9 R8 = 0x3f33b3b4  R9 = 0x3f33b3b4  R10 = 0x3f33b3b4  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ea8a8a9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e48c8c9  R11 = 0x3e48c8c9;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f068687  R10 = 0x3ecccccd  R11 = 0x3f068687;
    expect lane 13 R8 = 0x3e8c8c8d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ecccccd;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f79f9fa  R9 = 0x3f79f9fa  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f29a9aa  R9 = 0x3f1e9e9f  R10 = 0x3f3ababb  R11 = 0x3f45c5c6;
    expect lane 17 R8 = 0x3f139394  R9 = 0x3f088889  R10 = 0x3f24a4a5  R11 = 0x3f2fafb0;
    expect lane 18 R8 = 0x3e2cacad  R9 = 0x3f139394  R10 = 0x3e2cacad  R11 = 0x3f139394;
    expect lane 19 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x00000000;
    expect lane 20 R8 = 0x3dc0c0c1  R9 = 0x3e24a4a5  R10 = 0x00000000  R11 = 0x3e24a4a5;
    expect lane 21 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x3f1b9b9c  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x00000000  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e088889  R11 = 0x00000000;
    expect lane 24 R8 = 0x3e848485  R9 = 0x3c008081  R10 = 0x3e848485  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x3c008081  R11 = 0x00000000;
    expect lane 26 R8 = 0x3ef0f0f1  R9 = 0x3f09898a  R10 = 0x3f088889  R11 = 0x3eeeeeef;
    expect lane 27 R8 = 0x3f1b9b9c  R9 = 0x3f2cacad  R10 = 0x3f2babac  R11 = 0x3f1a9a9b;
    expect lane 28 R8 = 0x3eb4b4b5  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f119192;
    expect lane 29 R8 = 0x3eeeeeef  R9 = 0x3eb4b4b5  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 30 R8 = 0x3f23a3a4  R9 = 0x3f109091  R10 = 0x3f29a9aa  R11 = 0x3f3dbdbe;
    expect lane 31 R8 = 0x3efafafb  R9 = 0x3ed4d4d5  R10 = 0x3f038384  R11 = 0x3f169697;
}

warp 6 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 7 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f46c6c7  R11 = 0x3ecccccd;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x3ecccccd  R10 = 0x3f46c6c7  R11 = 0x3f74f4f5;
    expect lane 2 R8 = 0x3e20a0a1  R9 = 0x3f35b5b6  R10 = 0x00000000  R11 = 0x3f35b5b6;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e20a0a1;
    expect lane 4 R8 = 0x3f53d3d4  R9 = 0x3f40c0c1  R10 = 0x3f4ececf  R11 = 0x3f61e1e2;
    expect lane 5 R8 = 0x3f2dadae  R9 = 0x3f1a9a9b  R10 = 0x3f28a8a9  R11 = 0x3f3bbbbc;
    expect lane 6 R8 = 0x3f1c9c9d  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f1c9c9d;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f57d7d8  R10 = 0x3f038384  R11 = 0x3f20a0a1;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f028283  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3f30b0b1  R10 = 0x3eaaaaab  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3f24a4a5;
    expect lane 12 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 13 R8 = 0x3e909091  R9 = 0x3ed4d4d5  R10 = 0x3f48c8c9  R11 = 0x3ed4d4d5;
    expect lane 14 R8 = 0x3f49c9ca  R9 = 0x3f46c6c7  R10 = 0x3f5bdbdc  R11 = 0x3f5dddde;
    expect lane 15 R8 = 0x3f44c4c5  R9 = 0x3f41c1c2  R10 = 0x3f56d6d7  R11 = 0x3f58d8d9;
    expect lane 16 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f33b3b4  R9 = 0x3f5dddde  R10 = 0x3f33b3b4  R11 = 0x3f33b3b4;
    expect lane 18 R8 = 0x3f4acacb  R9 = 0x3f0a8a8b  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 19 R8 = 0x3f2aaaab  R9 = 0x3f4acacb  R10 = 0x00000000  R11 = 0x3f4acacb;
    expect lane 20 R8 = 0x3f6eeeef  R9 = 0x3f800000  R10 = 0x3f2eaeaf  R11 = 0x3f19999a;
    expect lane 21 R8 = 0x3f19999a  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f19999a;
    expect lane 22 R8 = 0x3e8a8a8b  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3ea8a8a9;
    expect lane 23 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e8a8a8b  R11 = 0x3ecacacb;
    expect lane 24 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 25 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 26 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3f3ebebf;
    expect lane 27 R8 = 0x3f21a1a2  R9 = 0x3f078788  R10 = 0x3f21a1a2  R11 = 0x3f21a1a2;
    expect lane 28 R8 = 0x00000000  R9 = 0x3e24a4a5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f139394  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e088889  R10 = 0x3e34b4b5  R11 = 0x3e4ccccd;
    expect lane 31 R8 = 0x3e4ccccd  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e4ccccd;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3f74f4f5  R10 = 0x3f46c6c7  R11 = 0x3f74f4f5;
    expect lane 1 R8 = 0x3f74f4f5  R9 = 0x3ecccccd  R10 = 0x3f74f4f5  R11 = 0x3f5dddde;
    expect lane 2 R8 = 0x00000000  R9 = 0x3e20a0a1  R10 = 0x3f63e3e4  R11 = 0x3e20a0a1;
    expect lane 3 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3e20a0a1  R11 = 0x3f35b5b6;
    expect lane 4 R8 = 0x3f36b6b7  R9 = 0x3f23a3a4  R10 = 0x3f31b1b2  R11 = 0x3f44c4c5;
    expect lane 5 R8 = 0x3f109091  R9 = 0x3efafafb  R10 = 0x3f0b8b8c  R11 = 0x3f1e9e9f;
    expect lane 6 R8 = 0x3f1c9c9d  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f20a0a1  R10 = 0x3f3ababb  R11 = 0x3f20a0a1;
    expect lane 8 R8 = 0x3d008081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3f30b0b1  R10 = 0x3f30b0b1  R11 = 0x3eaaaaab;
    expect lane 11 R8 = 0x3f24a4a5  R9 = 0x3f2aaaab  R10 = 0x3eaaaaab  R11 = 0x3f2aaaab;
    expect lane 12 R8 = 0x3f6aeaeb  R9 = 0x3f6aeaeb  R10 = 0x3f48c8c9  R11 = 0x3f6aeaeb;
    expect lane 13 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3ed4d4d5  R11 = 0x3f6aeaeb;
    expect lane 14 R8 = 0x3f20a0a1  R9 = 0x3f1d9d9e  R10 = 0x3f32b2b3  R11 = 0x3f34b4b5;
    expect lane 15 R8 = 0x3f1b9b9c  R9 = 0x3f189899  R10 = 0x3f2dadae  R11 = 0x3f2fafb0;
    expect lane 16 R8 = 0x3f3ebebf  R9 = 0x3f068687  R10 = 0x3f800000  R11 = 0x3f068687;
    expect lane 17 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f4acacb  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f4acacb  R10 = 0x3f0a8a8b  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f2eaeaf  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3ecacacb  R9 = 0x3ea8a8a9  R10 = 0x3ecacacb  R11 = 0x3ea8a8a9;
    expect lane 23 R8 = 0x3ea8a8a9  R9 = 0x3ea8a8a9  R10 = 0x3ecacacb  R11 = 0x3e8a8a8b;
    expect lane 24 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd;
    expect lane 25 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd;
    expect lane 26 R8 = 0x3f0e8e8f  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f149495;
    expect lane 27 R8 = 0x3f0e8e8f  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f0a8a8b;
    expect lane 28 R8 = 0x00000000  R9 = 0x3e24a4a5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ecacacb;
    expect lane 30 R8 = 0x3e088889  R9 = 0x3e64e4e5  R10 = 0x3e4ccccd  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e4ccccd  R9 = 0x3e34b4b5  R10 = 0x3e4ccccd  R11 = 0x3e64e4e5;
}

warp 10 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f1f9fa0  R9 = 0x3f74f4f5  R10 = 0x3f800000  R11 = 0x3f74f4f5;
    expect lane 1 R8 = 0x3f1f9fa0  R9 = 0x3f74f4f5  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 2 R8 = 0x3ed4d4d5  R9 = 0x3ef0f0f1  R10 = 0x3f038384  R11 = 0x3eeaeaeb;
    expect lane 3 R8 = 0x3f078788  R9 = 0x3f159596  R10 = 0x3f20a0a1  R11 = 0x3f129293;
    expect lane 4 R8 = 0x3ecececf  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3f048485;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x3f048485  R10 = 0x3ecececf  R11 = 0x3f048485;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f5ededf  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 8 R8 = 0x3f19999a  R9 = 0x3ef2f2f3  R10 = 0x3f19999a  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x3f39b9ba  R9 = 0x3ef2f2f3  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f0a8a8b  R11 = 0x3f0a8a8b;
    expect lane 11 R8 = 0x3f4acacb  R9 = 0x3f4acacb  R10 = 0x3f7dfdfe  R11 = 0x3f3dbdbe;
    expect lane 12 R8 = 0x3f22a2a3  R9 = 0x3f0b8b8c  R10 = 0x3ef6f6f7  R11 = 0x3f129293;
    expect lane 13 R8 = 0x3ee6e6e7  R9 = 0x3eb8b8b9  R10 = 0x3e989899  R11 = 0x3ec6c6c7;
    expect lane 14 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3ef0f0f1  R11 = 0x3ef0f0f1;
    expect lane 15 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3e828283  R11 = 0x3e828283;
    expect lane 16 R8 = 0x3ea4a4a5  R9 = 0x3ef8f8f9  R10 = 0x3ef8f8f9  R11 = 0x3e20a0a1;
    expect lane 17 R8 = 0x00000000  R9 = 0x3ea4a4a5  R10 = 0x00000000  R11 = 0x3ea4a4a5;
    expect lane 18 R8 = 0x3f41c1c2  R9 = 0x3f2aaaab  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 19 R8 = 0x3f2aaaab  R9 = 0x3f139394  R10 = 0x3f2aaaab  R11 = 0x3f139394;
    expect lane 20 R8 = 0x3c008081  R9 = 0x3f39b9ba  R10 = 0x3c008081  R11 = 0x3e848485;
    expect lane 21 R8 = 0x3e848485  R9 = 0x3c008081  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 22 R8 = 0x3f74f4f5  R9 = 0x3f64e4e5  R10 = 0x3f6bebec  R11 = 0x3f7bfbfc;
    expect lane 23 R8 = 0x3f54d4d5  R9 = 0x3f43c3c4  R10 = 0x3f4acacb  R11 = 0x3f5bdbdc;
    expect lane 24 R8 = 0x3ed6d6d7  R9 = 0x3f76f6f7  R10 = 0x3ed6d6d7  R11 = 0x3f2dadae;
    expect lane 25 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 26 R8 = 0x3f67e7e8  R9 = 0x3f800000  R10 = 0x3f4acacb  R11 = 0x3f67e7e8;
    expect lane 27 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f67e7e8  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f088889  R9 = 0x3f4ccccd  R10 = 0x3f23a3a4  R11 = 0x3f088889;
    expect lane 29 R8 = 0x3f75f5f6  R9 = 0x3f088889  R10 = 0x3f75f5f6  R11 = 0x3f23a3a4;
    expect lane 30 R8 = 0x3f63e3e4  R9 = 0x3e64e4e5  R10 = 0x3f79f9fa  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e9e9e9f  R9 = 0x3f79f9fa  R10 = 0x3e64e4e5  R11 = 0x3f79f9fa;
}

warp 11 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x3f1f9fa0  R10 = 0x3f35b5b6  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ea8a8a9  R9 = 0x3ec4c4c5  R10 = 0x3edadadb  R11 = 0x3ebebebf;
    expect lane 3 R8 = 0x3ee2e2e3  R9 = 0x3efefeff  R10 = 0x3f0a8a8b  R11 = 0x3ef8f8f9;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x3f23a3a4  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3f34b4b5  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x00000000  R11 = 0x3f77f7f8;
    expect lane 8 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x3e4ccccd  R9 = 0x3ef2f2f3  R10 = 0x3e4ccccd  R11 = 0x3ef2f2f3;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f7dfdfe  R10 = 0x3f4acacb  R11 = 0x3f7dfdfe;
    expect lane 11 R8 = 0x3f0a8a8b  R9 = 0x3f3dbdbe  R10 = 0x3f0a8a8b  R11 = 0x3f7dfdfe;
    expect lane 12 R8 = 0x3f43c3c4  R9 = 0x3f2babac  R10 = 0x3f1b9b9c  R11 = 0x3f33b3b4;
    expect lane 13 R8 = 0x3f149495  R9 = 0x3ef8f8f9  R10 = 0x3ed8d8d9  R11 = 0x3f048485;
    expect lane 14 R8 = 0x3f068687  R9 = 0x3f028283  R10 = 0x3f0c8c8d  R11 = 0x3f028283;
    expect lane 15 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eb4b4b5  R11 = 0x00000000;
    expect lane 17 R8 = 0x3eb4b4b5  R9 = 0x3d20a0a1  R10 = 0x00000000  R11 = 0x3f2aaaab;
    expect lane 18 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x00000000  R11 = 0x3f139394;
    expect lane 20 R8 = 0x3e848485  R9 = 0x3c008081  R10 = 0x3ef2f2f3  R11 = 0x3c008081;
    expect lane 21 R8 = 0x3f39b9ba  R9 = 0x3e848485  R10 = 0x3c008081  R11 = 0x3e848485;
    expect lane 22 R8 = 0x3f66e6e7  R9 = 0x3f56d6d7  R10 = 0x3f5dddde  R11 = 0x3f6dedee;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3f3cbcbd  R11 = 0x3f4dcdce;
    expect lane 24 R8 = 0x3f189899  R9 = 0x3f189899  R10 = 0x3ee4e4e5  R11 = 0x3f189899;
    expect lane 25 R8 = 0x3f189899  R9 = 0x3ee4e4e5  R10 = 0x3f189899  R11 = 0x3ee4e4e5;
    expect lane 26 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f23a3a4  R9 = 0x3f23a3a4  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 29 R8 = 0x3f23a3a4  R9 = 0x3f75f5f6  R10 = 0x3f75f5f6  R11 = 0x3f4ccccd;
    expect lane 30 R8 = 0x3f79f9fa  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3f79f9fa;
}

warp 12 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 13 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f58d8d9  R9 = 0x3f4ececf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 1 R8 = 0x3f44c4c5  R9 = 0x3f44c4c5  R10 = 0x3f48c8c9  R11 = 0x3f3ebebf;
    expect lane 2 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f2fafb0  R9 = 0x3e5cdcdd  R10 = 0x3e5cdcdd  R11 = 0x3f2fafb0;
    expect lane 4 R8 = 0x3e30b0b1  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x3e30b0b1;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f1f9fa0  R9 = 0x3f30b0b1  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 7 R8 = 0x3f35b5b6  R9 = 0x3f46c6c7  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 8 R8 = 0x3e149495  R9 = 0x3eacacad  R10 = 0x3e8a8a8b  R11 = 0x3da0a0a1;
    expect lane 9 R8 = 0x3f078788  R9 = 0x3f38b8b9  R10 = 0x3f26a6a7  R11 = 0x3eececed;
    expect lane 10 R8 = 0x3ec2c2c3  R9 = 0x3f058586  R10 = 0x3e5cdcdd  R11 = 0x3f058586;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f44c4c5  R10 = 0x3ef6f6f7  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eaaaaab  R11 = 0x00000000;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x00000000  R10 = 0x3f25a5a6  R11 = 0x3f75f5f6;
    expect lane 14 R8 = 0x3f2aaaab  R9 = 0x3f2dadae  R10 = 0x3e088889  R11 = 0x3f27a7a8;
    expect lane 15 R8 = 0x3e088889  R9 = 0x3f27a7a8  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 16 R8 = 0x3d30b0b1  R9 = 0x00000000  R10 = 0x3db8b8b9  R11 = 0x3db8b8b9;
    expect lane 17 R8 = 0x3d30b0b1  R9 = 0x3e64e4e5  R10 = 0x00000000  R11 = 0x3db8b8b9;
    expect lane 18 R8 = 0x3f2aaaab  R9 = 0x3f30b0b1  R10 = 0x3f1c9c9d  R11 = 0x3f169697;
    expect lane 19 R8 = 0x3f36b6b7  R9 = 0x3f3cbcbd  R10 = 0x3f28a8a9  R11 = 0x3f22a2a3;
    expect lane 20 R8 = 0x3e64e4e5  R9 = 0x3ef6f6f7  R10 = 0x3f44c4c5  R11 = 0x00000000;
    expect lane 21 R8 = 0x3ef6f6f7  R9 = 0x3e64e4e5  R10 = 0x3ef6f6f7  R11 = 0x3e64e4e5;
    expect lane 22 R8 = 0x3cc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3cc0c0c1  R11 = 0x3eaaaaab;
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3cc0c0c1  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x3e20a0a1  R10 = 0x00000000  R11 = 0x3e088889;
    expect lane 25 R8 = 0x3e20a0a1  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3e20a0a1;
    expect lane 26 R8 = 0x3f189899  R9 = 0x3f189899  R10 = 0x3ef0f0f1  R11 = 0x3f189899;
    expect lane 27 R8 = 0x3f189899  R9 = 0x3f189899  R10 = 0x3ef0f0f1  R11 = 0x3f189899;
    expect lane 28 R8 = 0x3ecacacb  R9 = 0x3ec4c4c5  R10 = 0x3ecccccd  R11 = 0x3ed2d2d3;
    expect lane 29 R8 = 0x3ebebebf  R9 = 0x3eb8b8b9  R10 = 0x3ec0c0c1  R11 = 0x3ec6c6c7;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3efafafb  R9 = 0x3f800000  R10 = 0x3efafafb  R11 = 0x3efafafb;
}

warp 15 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f58d8d9  R10 = 0x3f54d4d5  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3f48c8c9  R10 = 0x3f44c4c5  R11 = 0x3f48c8c9;
    expect lane 2 R8 = 0x3f37b7b8  R9 = 0x00000000  R10 = 0x3ef6f6f7  R11 = 0x3f37b7b8;
    expect lane 3 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x3ef6f6f7  R11 = 0x00000000;
    expect lane 4 R8 = 0x3efcfcfd  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e30b0b1;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x3e30b0b1  R10 = 0x3f800000  R11 = 0x3e30b0b1;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3f1f9fa0  R10 = 0x3f30b0b1  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f30b0b1  R11 = 0x3f46c6c7;
    expect lane 8 R8 = 0x3e909091  R9 = 0x3ef2f2f3  R10 = 0x3ecececf  R11 = 0x3e5cdcdd;
    expect lane 9 R8 = 0x3f29a9aa  R9 = 0x3f5adadb  R10 = 0x3f49c9ca  R11 = 0x3f189899;
    expect lane 10 R8 = 0x3e5cdcdd  R9 = 0x3ec2c2c3  R10 = 0x3f058586  R11 = 0x3e5cdcdd;
    expect lane 11 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f44c4c5;
    expect lane 12 R8 = 0x3f139394  R9 = 0x3f67e7e8  R10 = 0x00000000  R11 = 0x3f139394;
    expect lane 13 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 14 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3f2aaaab  R11 = 0x3f2dadae;
    expect lane 15 R8 = 0x3f27a7a8  R9 = 0x3e088889  R10 = 0x3f2dadae  R11 = 0x3f27a7a8;
    expect lane 16 R8 = 0x3db8b8b9  R9 = 0x00000000  R10 = 0x3d30b0b1  R11 = 0x3e64e4e5;
    expect lane 17 R8 = 0x3e64e4e5  R9 = 0x00000000  R10 = 0x3d30b0b1  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f53d3d4  R9 = 0x3f59d9da  R10 = 0x3f45c5c6  R11 = 0x3f3fbfc0;
    expect lane 19 R8 = 0x3f5fdfe0  R9 = 0x3f65e5e6  R10 = 0x3f51d1d2  R11 = 0x3f4bcbcc;
    expect lane 20 R8 = 0x3f008081  R9 = 0x3e8c8c8d  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 21 R8 = 0x3f008081  R9 = 0x3ed8d8d9  R10 = 0x3eb4b4b5  R11 = 0x3ed8d8d9;
    expect lane 22 R8 = 0x00000000  R9 = 0x3eaaaaab  R10 = 0x3de0e0e1  R11 = 0x3cc0c0c1;
    expect lane 23 R8 = 0x3de0e0e1  R9 = 0x3eaaaaab  R10 = 0x3cc0c0c1  R11 = 0x3eaaaaab;
    expect lane 24 R8 = 0x3e088889  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3e088889;
    expect lane 25 R8 = 0x3e20a0a1  R9 = 0x3de0e0e1  R10 = 0x3e20a0a1  R11 = 0x3e088889;
    expect lane 26 R8 = 0x3f189899  R9 = 0x3f189899  R10 = 0x3f189899  R11 = 0x3ef0f0f1;
    expect lane 27 R8 = 0x3f189899  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ef0f0f1;
    expect lane 28 R8 = 0x3ebababb  R9 = 0x3eb4b4b5  R10 = 0x3ebcbcbd  R11 = 0x3ec2c2c3;
    expect lane 29 R8 = 0x3eaeaeaf  R9 = 0x3ea8a8a9  R10 = 0x3eb0b0b1  R11 = 0x3eb6b6b7;
    expect lane 30 R8 = 0x3e1c9c9d  R9 = 0x3e1c9c9d  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f46c6c7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ee6e6e7  R9 = 0x3f0c8c8d  R10 = 0x3f1a9a9b  R11 = 0x3f018182;
    expect lane 1 R8 = 0x3f25a5a6  R9 = 0x3f3ebebf  R10 = 0x3f4ccccd  R11 = 0x3f33b3b4;
    expect lane 2 R8 = 0x3f6dedee  R9 = 0x3f5dddde  R10 = 0x3f6dedee  R11 = 0x3f4dcdce;
    expect lane 3 R8 = 0x3f5dddde  R9 = 0x3ecccccd  R10 = 0x3f6dedee  R11 = 0x3f6dedee;
    expect lane 4 R8 = 0x3ecececf  R9 = 0x3ef0f0f1  R10 = 0x3ecececf  R11 = 0x3f189899;
    expect lane 5 R8 = 0x3ef0f0f1  R9 = 0x3ecececf  R10 = 0x3ef0f0f1  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3e64e4e5  R9 = 0x3e68e8e9  R10 = 0x3e929293  R11 = 0x3e909091;
    expect lane 7 R8 = 0x3e6ceced  R9 = 0x3e70f0f1  R10 = 0x3e969697  R11 = 0x3e949495;
    expect lane 8 R8 = 0x3f70f0f1  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3d20a0a1  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d808081  R9 = 0x3f47c7c8  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 12 R8 = 0x3e20a0a1  R9 = 0x3de0e0e1  R10 = 0x3e4ccccd  R11 = 0x3de0e0e1;
    expect lane 13 R8 = 0x3e088889  R9 = 0x3de0e0e1  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 14 R8 = 0x3da8a8a9  R9 = 0x3ed4d4d5  R10 = 0x3f159596  R11 = 0x3da8a8a9;
    expect lane 15 R8 = 0x3ed4d4d5  R9 = 0x3f159596  R10 = 0x3ed4d4d5  R11 = 0x3f6aeaeb;
    expect lane 16 R8 = 0x3e60e0e1  R9 = 0x3e989899  R10 = 0x3e78f8f9  R11 = 0x3e28a8a9;
    expect lane 17 R8 = 0x3ebebebf  R9 = 0x3ee6e6e7  R10 = 0x3ecacacb  R11 = 0x3ea2a2a3;
    expect lane 18 R8 = 0x3ee6e6e7  R9 = 0x3f35b5b6  R10 = 0x3f7efeff  R11 = 0x3f35b5b6;
    expect lane 19 R8 = 0x3ed2d2d3  R9 = 0x3e7cfcfd  R10 = 0x3f37b7b8  R11 = 0x3e7cfcfd;
    expect lane 20 R8 = 0x3f68e8e9  R9 = 0x3f74f4f5  R10 = 0x00000000  R11 = 0x3f74f4f5;
    expect lane 21 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 22 R8 = 0x3f24a4a5  R9 = 0x3f52d2d3  R10 = 0x3f5dddde  R11 = 0x3f24a4a5;
    expect lane 23 R8 = 0x3f5dddde  R9 = 0x3f52d2d3  R10 = 0x3f3bbbbc  R11 = 0x3f5dddde;
    expect lane 24 R8 = 0x00000000  R9 = 0x3ed4d4d5  R10 = 0x3f6aeaeb  R11 = 0x00000000;
    expect lane 25 R8 = 0x3f6aeaeb  R9 = 0x00000000  R10 = 0x3ed4d4d5  R11 = 0x3f6aeaeb;
    expect lane 26 R8 = 0x3e949495  R9 = 0x3ecacacb  R10 = 0x3e8e8e8f  R11 = 0x3e30b0b1;
    expect lane 27 R8 = 0x3efefeff  R9 = 0x3f1a9a9b  R10 = 0x3ef8f8f9  R11 = 0x3ec4c4c5;
    expect lane 28 R8 = 0x3f088889  R9 = 0x3edcdcdd  R10 = 0x3f088889  R11 = 0x3f25a5a6;
    expect lane 29 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3f800000  R11 = 0x3e50d0d1;
    expect lane 30 R8 = 0x3e828283  R9 = 0x3ed6d6d7  R10 = 0x3e828283  R11 = 0x3ed6d6d7;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f159596  R10 = 0x3e828283  R11 = 0x00000000;
}

warp 17 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb0b0b1  R9 = 0x3ee2e2e3  R10 = 0x3efefeff  R11 = 0x3ecccccd;
    expect lane 1 R8 = 0x3f0a8a8b  R9 = 0x3f23a3a4  R10 = 0x3f31b1b2  R11 = 0x3f189899;
    expect lane 2 R8 = 0x3ecccccd  R9 = 0x3f6dedee  R10 = 0x3f5dddde  R11 = 0x3ecccccd;
    expect lane 3 R8 = 0x3ecccccd  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3ecccccd;
    expect lane 4 R8 = 0x3f078788  R9 = 0x3ecececf  R10 = 0x3ecececf  R11 = 0x3f078788;
    expect lane 5 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3f189899  R11 = 0x3ef0f0f1;
    expect lane 6 R8 = 0x3dd8d8d9  R9 = 0x3de0e0e1  R10 = 0x3e2cacad  R11 = 0x3e28a8a9;
    expect lane 7 R8 = 0x3de8e8e9  R9 = 0x3df0f0f1  R10 = 0x3e34b4b5  R11 = 0x3e30b0b1;
    expect lane 8 R8 = 0x3e949495  R9 = 0x3d008081  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 9 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 10 R8 = 0x00000000  R9 = 0x3e848485  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d808081;
    expect lane 12 R8 = 0x3e088889  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3de0e0e1;
    expect lane 13 R8 = 0x3e20a0a1  R9 = 0x3e4ccccd  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 14 R8 = 0x3f159596  R9 = 0x3da8a8a9  R10 = 0x3ed4d4d5  R11 = 0x3f159596;
    expect lane 15 R8 = 0x3da8a8a9  R9 = 0x3f6aeaeb  R10 = 0x3f159596  R11 = 0x3f6aeaeb;
    expect lane 16 R8 = 0x3ea8a8a9  R9 = 0x3ed0d0d1  R10 = 0x3eb4b4b5  R11 = 0x3e8c8c8d;
    expect lane 17 R8 = 0x3ef6f6f7  R9 = 0x3f0f8f90  R10 = 0x3f018182  R11 = 0x3edadadb;
    expect lane 18 R8 = 0x3e28a8a9  R9 = 0x3ee6e6e7  R10 = 0x3e28a8a9  R11 = 0x3f7efeff;
    expect lane 19 R8 = 0x3e7cfcfd  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3ed2d2d3;
    expect lane 20 R8 = 0x3f6eeeef  R9 = 0x3f74f4f5  R10 = 0x3f6eeeef  R11 = 0x3f74f4f5;
    expect lane 21 R8 = 0x3f68e8e9  R9 = 0x00000000  R10 = 0x3f68e8e9  R11 = 0x3f6eeeef;
    expect lane 22 R8 = 0x3f52d2d3  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f5dddde;
    expect lane 23 R8 = 0x3f5dddde  R9 = 0x3f3bbbbc  R10 = 0x3f52d2d3  R11 = 0x3f52d2d3;
    expect lane 24 R8 = 0x3f6aeaeb  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e808081;
    expect lane 25 R8 = 0x3e808081  R9 = 0x3ed4d4d5  R10 = 0x00000000  R11 = 0x3e808081;
    expect lane 26 R8 = 0x3f058586  R9 = 0x3f20a0a1  R10 = 0x3f028283  R11 = 0x3ed0d0d1;
    expect lane 27 R8 = 0x3f3bbbbc  R9 = 0x3f56d6d7  R10 = 0x3f38b8b9  R11 = 0x3f1d9d9e;
    expect lane 28 R8 = 0x3f25a5a6  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 29 R8 = 0x3e50d0d1  R9 = 0x00000000  R10 = 0x3f129293  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3ed6d6d7  R9 = 0x3f088889  R10 = 0x3e9c9c9d  R11 = 0x3ed6d6d7;
    expect lane 31 R8 = 0x3ed6d6d7  R9 = 0x3e9c9c9d  R10 = 0x00000000  R11 = 0x3e9c9c9d;
}

warp 18 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e78f8f9  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x3e78f8f9;
    expect lane 1 R8 = 0x3d888889  R9 = 0x3e78f8f9  R10 = 0x3eaaaaab  R11 = 0x3d888889;
    expect lane 2 R8 = 0x3eb2b2b3  R9 = 0x3f6aeaeb  R10 = 0x3f6aeaeb  R11 = 0x3eb2b2b3;
    expect lane 3 R8 = 0x3ed4d4d5  R9 = 0x3f59d9da  R10 = 0x3eb2b2b3  R11 = 0x3f6aeaeb;
    expect lane 4 R8 = 0x3f20a0a1  R9 = 0x3ee8e8e9  R10 = 0x3f139394  R11 = 0x3f3ebebf;
    expect lane 5 R8 = 0x3e929293  R9 = 0x3de8e8e9  R10 = 0x3e70f0f1  R11 = 0x3ecececf;
    expect lane 6 R8 = 0x3ef6f6f7  R9 = 0x3f189899  R10 = 0x3f32b2b3  R11 = 0x3f189899;
    expect lane 7 R8 = 0x3f23a3a4  R9 = 0x3ef2f2f3  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e0c8c8d  R9 = 0x3ee6e6e7  R10 = 0x3f43c3c4  R11 = 0x3e0c8c8d;
    expect lane 10 R8 = 0x3d888889  R9 = 0x3f028283  R10 = 0x3f088889  R11 = 0x3f028283;
    expect lane 11 R8 = 0x3f088889  R9 = 0x3d888889  R10 = 0x3f028283  R11 = 0x3f028283;
    expect lane 12 R8 = 0x3eeaeaeb  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3eeaeaeb;
    expect lane 13 R8 = 0x3e54d4d5  R9 = 0x3f5bdbdc  R10 = 0x3e54d4d5  R11 = 0x3f5bdbdc;
    expect lane 14 R8 = 0x3ee0e0e1  R9 = 0x3eeeeeef  R10 = 0x3f048485  R11 = 0x3efafafb;
    expect lane 15 R8 = 0x3efefeff  R9 = 0x3f068687  R10 = 0x3f139394  R11 = 0x3f0c8c8d;
    expect lane 16 R8 = 0x3e8e8e8f  R9 = 0x3ea6a6a7  R10 = 0x3e8e8e8f  R11 = 0x3e8e8e8f;
    expect lane 17 R8 = 0x3ea6a6a7  R9 = 0x3ea6a6a7  R10 = 0x3ea6a6a7  R11 = 0x3e74f4f5;
    expect lane 18 R8 = 0x3f45c5c6  R9 = 0x3f45c5c6  R10 = 0x3f800000  R11 = 0x3f45c5c6;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f45c5c6  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3eaaaaab  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f0a8a8b  R9 = 0x3f28a8a9  R10 = 0x3f28a8a9  R11 = 0x3f0a8a8b;
    expect lane 23 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3f4acacb  R11 = 0x3ed0d0d1;
    expect lane 24 R8 = 0x3eeaeaeb  R9 = 0x3efafafb  R10 = 0x3f058586  R11 = 0x3efafafb;
    expect lane 25 R8 = 0x3f068687  R9 = 0x3f0e8e8f  R10 = 0x3f169697  R11 = 0x3f0e8e8f;
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3f60e0e1  R10 = 0x3f60e0e1  R11 = 0x3f56d6d7;
    expect lane 27 R8 = 0x3f5cdcdd  R9 = 0x3f60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f66e6e7;
    expect lane 28 R8 = 0x3dc0c0c1  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3e848485;
    expect lane 29 R8 = 0x3e34b4b5  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3ecececf;
    expect lane 30 R8 = 0x3f6eeeef  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f6eeeef;
    expect lane 31 R8 = 0x3ed8d8d9  R9 = 0x3ed8d8d9  R10 = 0x3f028283  R11 = 0x3eeeeeef;
}

warp 19 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e78f8f9  R9 = 0x3ed8d8d9  R10 = 0x3eaaaaab  R11 = 0x3e78f8f9;
    expect lane 1 R8 = 0x3ed8d8d9  R9 = 0x3ed8d8d9  R10 = 0x3eaaaaab  R11 = 0x3d888889;
    expect lane 2 R8 = 0x3eb2b2b3  R9 = 0x3f59d9da  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
    expect lane 3 R8 = 0x3eb2b2b3  R9 = 0x3ed4d4d5  R10 = 0x3eb2b2b3  R11 = 0x3ed4d4d5;
    expect lane 4 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3eacacad  R11 = 0x3f028283;
    expect lane 5 R8 = 0x3d40c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e2cacad;
    expect lane 6 R8 = 0x3f4fcfd0  R9 = 0x3f32b2b3  R10 = 0x3f189899  R11 = 0x3f189899;
    expect lane 7 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3f47c7c8  R11 = 0x3f71f1f2;
    expect lane 8 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x3ed6d6d7  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f43c3c4  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d888889  R9 = 0x3f088889  R10 = 0x3f028283  R11 = 0x3d888889;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3d888889  R11 = 0x3f028283;
    expect lane 12 R8 = 0x3eeaeaeb  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 13 R8 = 0x3eeaeaeb  R9 = 0x3f5bdbdc  R10 = 0x3e54d4d5  R11 = 0x3f5bdbdc;
    expect lane 14 R8 = 0x3eacacad  R9 = 0x3ebababb  R10 = 0x3ed4d4d5  R11 = 0x3ec6c6c7;
    expect lane 15 R8 = 0x3ecacacb  R9 = 0x3ed8d8d9  R10 = 0x3ef2f2f3  R11 = 0x3ee4e4e5;
    expect lane 16 R8 = 0x3e60e0e1  R9 = 0x3d60e0e1  R10 = 0x3eb8b8b9  R11 = 0x3e60e0e1;
    expect lane 17 R8 = 0x3d60e0e1  R9 = 0x3f068687  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 18 R8 = 0x3f5fdfe0  R9 = 0x3f3dbdbe  R10 = 0x00000000  R11 = 0x3f5fdfe0;
    expect lane 19 R8 = 0x3f4ececf  R9 = 0x3f5fdfe0  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3eaaaaab  R9 = 0x3ea4a4a5  R10 = 0x3eaaaaab  R11 = 0x3eb0b0b1;
    expect lane 22 R8 = 0x3ed0d0d1  R9 = 0x3f28a8a9  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 23 R8 = 0x3f28a8a9  R9 = 0x3f4acacb  R10 = 0x3f4acacb  R11 = 0x3f28a8a9;
    expect lane 24 R8 = 0x3ecacacb  R9 = 0x3edadadb  R10 = 0x3eeaeaeb  R11 = 0x3edadadb;
    expect lane 25 R8 = 0x3eececed  R9 = 0x3efcfcfd  R10 = 0x3f068687  R11 = 0x3efcfcfd;
    expect lane 26 R8 = 0x3ee8e8e9  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3ed8d8d9  R9 = 0x3e848485  R10 = 0x3ed8d8d9  R11 = 0x3dc0c0c1;
    expect lane 29 R8 = 0x3e34b4b5  R9 = 0x3ecececf  R10 = 0x00000000  R11 = 0x3e34b4b5;
    expect lane 30 R8 = 0x3ed8d8d9  R9 = 0x3f028283  R10 = 0x3eeeeeef  R11 = 0x3f028283;
    expect lane 31 R8 = 0x3f028283  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
}

warp 20 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3f46c6c7;
    expect lane 1 R8 = 0x3e888889  R9 = 0x3f46c6c7  R10 = 0x3f5dddde  R11 = 0x3e888889;
    expect lane 2 R8 = 0x3f0c8c8d  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3f0c8c8d;
    expect lane 3 R8 = 0x3eb2b2b3  R9 = 0x3f800000  R10 = 0x3f0c8c8d  R11 = 0x3f59d9da;
    expect lane 4 R8 = 0x3f1e9e9f  R9 = 0x3f2cacad  R10 = 0x3f1d9d9e  R11 = 0x3f0f8f90;
    expect lane 5 R8 = 0x3f39b9ba  R9 = 0x3f47c7c8  R10 = 0x3f38b8b9  R11 = 0x3f2aaaab;
    expect lane 6 R8 = 0x3e929293  R9 = 0x3ecccccd  R10 = 0x3f008081  R11 = 0x3ecccccd;
    expect lane 7 R8 = 0x3e909091  R9 = 0x3df0f0f1  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e888889  R9 = 0x3f149495  R10 = 0x3f64e4e5  R11 = 0x3e888889;
    expect lane 10 R8 = 0x3f4ccccd  R9 = 0x3f68e8e9  R10 = 0x3f6eeeef  R11 = 0x3f68e8e9;
    expect lane 11 R8 = 0x3f6eeeef  R9 = 0x3f4ccccd  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3e44c4c5;
    expect lane 13 R8 = 0x00000000  R9 = 0x3ea6a6a7  R10 = 0x00000000  R11 = 0x3ea6a6a7;
    expect lane 14 R8 = 0x3ebababb  R9 = 0x3ef4f4f5  R10 = 0x3ebababb  R11 = 0x3e808081;
    expect lane 15 R8 = 0x3f179798  R9 = 0x3f35b5b6  R10 = 0x3f189899  R11 = 0x3ef6f6f7;
    expect lane 16 R8 = 0x3f42c2c3  R9 = 0x3f4ececf  R10 = 0x3f42c2c3  R11 = 0x3f42c2c3;
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f38b8b9;
    expect lane 18 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3f0d8d8e  R11 = 0x3e64e4e5;
    expect lane 19 R8 = 0x3f0d8d8e  R9 = 0x3e64e4e5  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 20 R8 = 0x3d60e0e1  R9 = 0x3d888889  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 21 R8 = 0x3d888889  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3f4ccccd;
    expect lane 22 R8 = 0x00000000  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x00000000;
    expect lane 23 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3e008081  R11 = 0x3e54d4d5;
    expect lane 24 R8 = 0x3f19999a  R9 = 0x3f008081  R10 = 0x3f0f8f90  R11 = 0x3f29a9aa;
    expect lane 25 R8 = 0x3ecccccd  R9 = 0x3e989899  R10 = 0x3eb8b8b9  R11 = 0x3eececed;
    expect lane 26 R8 = 0x3e24a4a5  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e24a4a5;
    expect lane 27 R8 = 0x3e3cbcbd  R9 = 0x3e4ccccd  R10 = 0x3e24a4a5  R11 = 0x3e64e4e5;
    expect lane 28 R8 = 0x3e828283  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3ed6d6d7;
    expect lane 29 R8 = 0x3e8c8c8d  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f008081;
    expect lane 30 R8 = 0x3f19999a  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f19999a;
    expect lane 31 R8 = 0x3f30b0b1  R9 = 0x3f30b0b1  R10 = 0x3f46c6c7  R11 = 0x3f3bbbbc;
}

warp 21 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3f74f4f5  R10 = 0x3f5dddde  R11 = 0x3f46c6c7;
    expect lane 1 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f5dddde  R11 = 0x3e888889;
    expect lane 2 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 3 R8 = 0x3f0c8c8d  R9 = 0x3eb2b2b3  R10 = 0x3f0c8c8d  R11 = 0x3eb2b2b3;
    expect lane 4 R8 = 0x3f3cbcbd  R9 = 0x3f4acacb  R10 = 0x3f3bbbbc  R11 = 0x3f2dadae;
    expect lane 5 R8 = 0x3f57d7d8  R9 = 0x3f65e5e6  R10 = 0x3f56d6d7  R11 = 0x3f48c8c9;
    expect lane 6 R8 = 0x3f1d9d9e  R9 = 0x3f008081  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 7 R8 = 0x3df0f0f1  R9 = 0x3df0f0f1  R10 = 0x3ed8d8d9  R11 = 0x3f169697;
    expect lane 8 R8 = 0x3f1c9c9d  R9 = 0x00000000  R10 = 0x3f1c9c9d  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f64e4e5  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f4ccccd  R9 = 0x3f6eeeef  R10 = 0x3f68e8e9  R11 = 0x3f4ccccd;
    expect lane 11 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f4ccccd  R11 = 0x3f68e8e9;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 13 R8 = 0x3e44c4c5  R9 = 0x3ea6a6a7  R10 = 0x00000000  R11 = 0x3ea6a6a7;
    expect lane 14 R8 = 0x3f169697  R9 = 0x3f34b4b5  R10 = 0x3f179798  R11 = 0x3ef4f4f5;
    expect lane 15 R8 = 0x3f51d1d2  R9 = 0x3f6eeeef  R10 = 0x3f51d1d2  R11 = 0x3f34b4b5;
    expect lane 16 R8 = 0x3f44c4c5  R9 = 0x3f1a9a9b  R10 = 0x3f68e8e9  R11 = 0x3f44c4c5;
    expect lane 17 R8 = 0x3f1a9a9b  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 18 R8 = 0x3eb6b6b7  R9 = 0x3e64e4e5  R10 = 0x00000000  R11 = 0x3eb6b6b7;
    expect lane 19 R8 = 0x3e949495  R9 = 0x3eb6b6b7  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 20 R8 = 0x3f4ccccd  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3f4ccccd;
    expect lane 21 R8 = 0x3d888889  R9 = 0x3d60e0e1  R10 = 0x3d888889  R11 = 0x3da0a0a1;
    expect lane 22 R8 = 0x3e54d4d5  R9 = 0x3eeaeaeb  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 23 R8 = 0x3eeaeaeb  R9 = 0x3e008081  R10 = 0x3e008081  R11 = 0x3eeaeaeb;
    expect lane 24 R8 = 0x3ef4f4f5  R9 = 0x3ec0c0c1  R10 = 0x3ee0e0e1  R11 = 0x3f0a8a8b;
    expect lane 25 R8 = 0x3e8c8c8d  R9 = 0x3e34b4b5  R10 = 0x3e70f0f1  R11 = 0x3eacacad;
    expect lane 26 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3f139394  R11 = 0x3e949495;
    expect lane 27 R8 = 0x3f139394  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f139394;
    expect lane 28 R8 = 0x3f159596  R9 = 0x3ed6d6d7  R10 = 0x3f159596  R11 = 0x3e828283;
    expect lane 29 R8 = 0x3e8c8c8d  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x3e8c8c8d;
    expect lane 30 R8 = 0x3f30b0b1  R9 = 0x3f46c6c7  R10 = 0x3f3bbbbc  R11 = 0x3f46c6c7;
    expect lane 31 R8 = 0x3f46c6c7  R9 = 0x3f30b0b1  R10 = 0x3f30b0b1  R11 = 0x3f30b0b1;
}

warp 22 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f24a4a5  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f24a4a5;
    expect lane 1 R8 = 0x3f088889  R9 = 0x3f24a4a5  R10 = 0x3f3bbbbc  R11 = 0x3f088889;
    expect lane 2 R8 = 0x3ed4d4d5  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ed4d4d5;
    expect lane 3 R8 = 0x3f1d9d9e  R9 = 0x3f6aeaeb  R10 = 0x3ed4d4d5  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e54d4d5  R9 = 0x3e848485  R10 = 0x3dc8c8c9  R11 = 0x3d40c0c1;
    expect lane 5 R8 = 0x3e9e9e9f  R9 = 0x3eb8b8b9  R10 = 0x3e50d0d1  R11 = 0x3e1c9c9d;
    expect lane 6 R8 = 0x3ce0e0e1  R9 = 0x3e109091  R10 = 0x3e78f8f9  R11 = 0x3e109091;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e70f0f1  R9 = 0x3f0c8c8d  R10 = 0x3f5cdcdd  R11 = 0x3e70f0f1;
    expect lane 10 R8 = 0x3f4ccccd  R9 = 0x3e34b4b5  R10 = 0x3e4ccccd  R11 = 0x3e34b4b5;
    expect lane 11 R8 = 0x3e4ccccd  R9 = 0x3f4ccccd  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 12 R8 = 0x3e848485  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3e848485;
    expect lane 13 R8 = 0x3c008081  R9 = 0x3f800000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ee0e0e1  R9 = 0x3ef8f8f9  R10 = 0x3f09898a  R11 = 0x3efafafb;
    expect lane 15 R8 = 0x3f09898a  R9 = 0x3f159596  R10 = 0x3f22a2a3  R11 = 0x3f169697;
    expect lane 16 R8 = 0x3f008081  R9 = 0x3f0c8c8d  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 17 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3eececed;
    expect lane 18 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f36b6b7  R11 = 0x3ec4c4c5;
    expect lane 19 R8 = 0x3f36b6b7  R9 = 0x3ec4c4c5  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 20 R8 = 0x3d60e0e1  R9 = 0x3d888889  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 21 R8 = 0x3d888889  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3e888889;
    expect lane 22 R8 = 0x3eaeaeaf  R9 = 0x3f28a8a9  R10 = 0x3f28a8a9  R11 = 0x3eaeaeaf;
    expect lane 23 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3f179798  R11 = 0x3ed0d0d1;
    expect lane 24 R8 = 0x3d60e0e1  R9 = 0x3db8b8b9  R10 = 0x3d888889  R11 = 0x3d008081;
    expect lane 25 R8 = 0x3e008081  R9 = 0x3e24a4a5  R10 = 0x3e0c8c8d  R11 = 0x3dd0d0d1;
    expect lane 26 R8 = 0x3f1d9d9e  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f1d9d9e;
    expect lane 27 R8 = 0x3f23a3a4  R9 = 0x3f27a7a8  R10 = 0x3f1d9d9e  R11 = 0x3f2dadae;
    expect lane 28 R8 = 0x3e64e4e5  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3ec6c6c7;
    expect lane 29 R8 = 0x3eacacad  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f109091;
    expect lane 30 R8 = 0x3d888889  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3d888889;
    expect lane 31 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3f139394  R11 = 0x3f088889;
}

warp 23 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f24a4a5  R9 = 0x3f52d2d3  R10 = 0x3f3bbbbc  R11 = 0x3f24a4a5;
    expect lane 1 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f3bbbbc  R11 = 0x3f088889;
    expect lane 2 R8 = 0x3ed4d4d5  R9 = 0x3f6aeaeb  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 3 R8 = 0x3ed4d4d5  R9 = 0x3f1d9d9e  R10 = 0x3ed4d4d5  R11 = 0x3f1d9d9e;
    expect lane 4 R8 = 0x3f068687  R9 = 0x3f139394  R10 = 0x3ed4d4d5  R11 = 0x3ebababb;
    expect lane 5 R8 = 0x3f20a0a1  R9 = 0x3f2dadae  R10 = 0x3f058586  R11 = 0x3ef0f0f1;
    expect lane 6 R8 = 0x3eb6b6b7  R9 = 0x3e78f8f9  R10 = 0x3e109091  R11 = 0x3e109091;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e088889  R11 = 0x3e989899;
    expect lane 8 R8 = 0x3f0c8c8d  R9 = 0x00000000  R10 = 0x3f0c8c8d  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f5cdcdd  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f4ccccd  R9 = 0x3e4ccccd  R10 = 0x3e34b4b5  R11 = 0x3f4ccccd;
    expect lane 11 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3f4ccccd  R11 = 0x3e34b4b5;
    expect lane 12 R8 = 0x3e848485  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 13 R8 = 0x3e848485  R9 = 0x3f800000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3eacacad  R9 = 0x3ec4c4c5  R10 = 0x3edededf  R11 = 0x3ec6c6c7;
    expect lane 15 R8 = 0x3edededf  R9 = 0x3ef6f6f7  R10 = 0x3f088889  R11 = 0x3ef8f8f9;
    expect lane 16 R8 = 0x3ed2d2d3  R9 = 0x3e7cfcfd  R10 = 0x3f0d8d8e  R11 = 0x3ed2d2d3;
    expect lane 17 R8 = 0x3e7cfcfd  R9 = 0x3f37b7b8  R10 = 0x3e7cfcfd  R11 = 0x3e7cfcfd;
    expect lane 18 R8 = 0x3f25a5a6  R9 = 0x3f038384  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 19 R8 = 0x3f149495  R9 = 0x3f25a5a6  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 20 R8 = 0x3e888889  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3e888889;
    expect lane 21 R8 = 0x3d888889  R9 = 0x3d60e0e1  R10 = 0x3d888889  R11 = 0x3da0a0a1;
    expect lane 22 R8 = 0x3ed0d0d1  R9 = 0x3f28a8a9  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 23 R8 = 0x3f28a8a9  R9 = 0x3f179798  R10 = 0x3f179798  R11 = 0x3f28a8a9;
    expect lane 24 R8 = 0x3dd0d0d1  R9 = 0x3e0c8c8d  R10 = 0x3de8e8e9  R11 = 0x3da0a0a1;
    expect lane 25 R8 = 0x3e30b0b1  R9 = 0x3e54d4d5  R10 = 0x3e3cbcbd  R11 = 0x3e189899;
    expect lane 26 R8 = 0x3ea6a6a7  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3f5ededf;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3ea6a6a7  R10 = 0x3ea6a6a7  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f0d8d8e  R9 = 0x3ec6c6c7  R10 = 0x3f0d8d8e  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3eacacad  R9 = 0x3f109091  R10 = 0x00000000  R11 = 0x3eacacad;
    expect lane 30 R8 = 0x3efafafb  R9 = 0x3f139394  R10 = 0x3f088889  R11 = 0x3f139394;
    expect lane 31 R8 = 0x3f139394  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3efafafb;
}

warp 24 { # A, row 6
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 25 { # A, row 6
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 26 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e828283  R9 = 0x3e8e8e8f  R10 = 0x3e40c0c1  R11 = 0x3e8e8e8f;
    expect lane 1 R8 = 0x3e828283  R9 = 0x3e8e8e8f  R10 = 0x3e40c0c1  R11 = 0x3e8e8e8f;
    expect lane 2 R8 = 0x3f30b0b1  R9 = 0x3f149495  R10 = 0x3f47c7c8  R11 = 0x3f63e3e4;
    expect lane 3 R8 = 0x3eeeeeef  R9 = 0x3eb6b6b7  R10 = 0x3f0e8e8f  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3ea6a6a7  R9 = 0x3ea6a6a7  R10 = 0x3e44c4c5  R11 = 0x3e74f4f5;
    expect lane 5 R8 = 0x3e8e8e8f  R9 = 0x3ea6a6a7  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x00000000  R10 = 0x3f46c6c7  R11 = 0x3f4ececf;
    expect lane 8 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 9 R8 = 0x3ee6e6e7  R9 = 0x3e088889  R10 = 0x3e4ccccd  R11 = 0x3ee6e6e7;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 11 R8 = 0x3f57d7d8  R9 = 0x3f139394  R10 = 0x3f57d7d8  R11 = 0x3efafafb;
    expect lane 12 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 13 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 14 R8 = 0x3e38b8b9  R9 = 0x3e969697  R10 = 0x3da0a0a1  R11 = 0x3e38b8b9;
    expect lane 15 R8 = 0x3e969697  R9 = 0x3da0a0a1  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 16 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3eaeaeaf  R11 = 0x3f179798;
    expect lane 17 R8 = 0x3eaeaeaf  R9 = 0x3f179798  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 18 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 19 R8 = 0x3ee2e2e3  R9 = 0x3efafafb  R10 = 0x3ee2e2e3  R11 = 0x3efafafb;
    expect lane 20 R8 = 0x3eb2b2b3  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3eb2b2b3;
    expect lane 21 R8 = 0x3eb2b2b3  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3f59d9da;
    expect lane 22 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f028283  R11 = 0x3f0e8e8f;
    expect lane 23 R8 = 0x3f028283  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f5fdfe0  R10 = 0x3f800000  R11 = 0x3f5fdfe0;
    expect lane 25 R8 = 0x3f5fdfe0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3e909091  R9 = 0x3f48c8c9  R10 = 0x3e909091  R11 = 0x3f48c8c9;
    expect lane 27 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3e909091  R11 = 0x3f48c8c9;
    expect lane 28 R8 = 0x3f6ceced  R9 = 0x3f2cacad  R10 = 0x3f6ceced  R11 = 0x3f2cacad;
    expect lane 29 R8 = 0x3f2cacad  R9 = 0x3f6ceced  R10 = 0x3f6ceced  R11 = 0x3f2cacad;
    expect lane 30 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x00000000;
}

warp 27 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3e58d8d9;
    expect lane 1 R8 = 0x3e58d8d9  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3e58d8d9;
    expect lane 2 R8 = 0x3e969697  R9 = 0x3e38b8b9  R10 = 0x3ec2c2c3  R11 = 0x3efcfcfd;
    expect lane 3 R8 = 0x3d909091  R9 = 0x00000000  R10 = 0x3e20a0a1  R11 = 0x3e8a8a8b;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3e2cacad  R10 = 0x3e048485  R11 = 0x3e44c4c5;
    expect lane 5 R8 = 0x3e44c4c5  R9 = 0x3e1c9c9d  R10 = 0x3e2cacad  R11 = 0x3e44c4c5;
    expect lane 6 R8 = 0x3cc0c0c1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f3dbdbe;
    expect lane 7 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x00000000  R9 = 0x3e4ccccd  R10 = 0x3e088889  R11 = 0x00000000;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3f139394  R10 = 0x3efafafb  R11 = 0x3f139394;
    expect lane 11 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 12 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 13 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 14 R8 = 0x3d808081  R9 = 0x3d20a0a1  R10 = 0x3d20a0a1  R11 = 0x3cc0c0c1;
    expect lane 15 R8 = 0x3d20a0a1  R9 = 0x3d20a0a1  R10 = 0x3cc0c0c1  R11 = 0x3cc0c0c1;
    expect lane 16 R8 = 0x3f179798  R9 = 0x3eaeaeaf  R10 = 0x3f179798  R11 = 0x3eaeaeaf;
    expect lane 17 R8 = 0x3eaeaeaf  R9 = 0x3eaeaeaf  R10 = 0x3f179798  R11 = 0x3eaeaeaf;
    expect lane 18 R8 = 0x3ee2e2e3  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3ee2e2e3;
    expect lane 19 R8 = 0x3efafafb  R9 = 0x3ee2e2e3  R10 = 0x3efafafb  R11 = 0x3ee2e2e3;
    expect lane 20 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 21 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3f59d9da  R11 = 0x3eb2b2b3;
    expect lane 22 R8 = 0x3f0e8e8f  R9 = 0x3f028283  R10 = 0x3f0e8e8f  R11 = 0x3f028283;
    expect lane 23 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f028283  R11 = 0x3f028283;
    expect lane 24 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f800000  R11 = 0x3f5fdfe0;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 26 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3f48c8c9  R11 = 0x3f48c8c9;
    expect lane 27 R8 = 0x3f48c8c9  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 28 R8 = 0x3f6ceced  R9 = 0x3f2cacad  R10 = 0x3f2cacad  R11 = 0x3f6ceced;
    expect lane 29 R8 = 0x3f6ceced  R9 = 0x3f6ceced  R10 = 0x3f6ceced  R11 = 0x3f6ceced;
    expect lane 30 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x00000000;
    expect lane 31 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ee6e6e7;
}

warp 28 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ea4a4a5  R9 = 0x3eb0b0b1  R10 = 0x3f49c9ca  R11 = 0x3eb0b0b1;
    expect lane 1 R8 = 0x3ea4a4a5  R9 = 0x3eb0b0b1  R10 = 0x3f49c9ca  R11 = 0x3eb0b0b1;
    expect lane 2 R8 = 0x3eb0b0b1  R9 = 0x3ebababb  R10 = 0x3eeaeaeb  R11 = 0x3ee0e0e1;
    expect lane 3 R8 = 0x3ec4c4c5  R9 = 0x3ecccccd  R10 = 0x3efcfcfd  R11 = 0x3ef4f4f5;
    expect lane 4 R8 = 0x3ef8f8f9  R9 = 0x3ef8f8f9  R10 = 0x3eb4b4b5  R11 = 0x3ecccccd;
    expect lane 5 R8 = 0x3ee0e0e1  R9 = 0x3ef8f8f9  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 6 R8 = 0x3f0c8c8d  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f149495;
    expect lane 7 R8 = 0x3f149495  R9 = 0x00000000  R10 = 0x3f0c8c8d  R11 = 0x3f149495;
    expect lane 8 R8 = 0x3da8a8a9  R9 = 0x3f159596  R10 = 0x3da8a8a9  R11 = 0x3f159596;
    expect lane 9 R8 = 0x3f159596  R9 = 0x3e888889  R10 = 0x3eaaaaab  R11 = 0x3f159596;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 11 R8 = 0x3de0e0e1  R9 = 0x3f139394  R10 = 0x3de0e0e1  R11 = 0x3efafafb;
    expect lane 12 R8 = 0x3f4fcfd0  R9 = 0x3f27a7a8  R10 = 0x3f1b9b9c  R11 = 0x3f43c3c4;
    expect lane 13 R8 = 0x3f008081  R9 = 0x3eb0b0b1  R10 = 0x3e989899  R11 = 0x3ee8e8e9;
    expect lane 14 R8 = 0x3f42c2c3  R9 = 0x3f5fdfe0  R10 = 0x3f28a8a9  R11 = 0x3f42c2c3;
    expect lane 15 R8 = 0x3f5fdfe0  R9 = 0x3f28a8a9  R10 = 0x3f28a8a9  R11 = 0x3f28a8a9;
    expect lane 16 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3ed0d0d1  R11 = 0x3f28a8a9;
    expect lane 17 R8 = 0x3ed0d0d1  R9 = 0x3f28a8a9  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1;
    expect lane 18 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 19 R8 = 0x3ec0c0c1  R9 = 0x3ed8d8d9  R10 = 0x3ec0c0c1  R11 = 0x3ed8d8d9;
    expect lane 20 R8 = 0x3c808081  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3c808081;
    expect lane 21 R8 = 0x3c808081  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 22 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e78f8f9  R11 = 0x3e949495;
    expect lane 23 R8 = 0x3e78f8f9  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 24 R8 = 0x3f7dfdfe  R9 = 0x3f3dbdbe  R10 = 0x3f7dfdfe  R11 = 0x3f3dbdbe;
    expect lane 25 R8 = 0x3f3dbdbe  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f7dfdfe;
    expect lane 26 R8 = 0x00000000  R9 = 0x3ec4c4c5  R10 = 0x00000000  R11 = 0x3ec4c4c5;
    expect lane 27 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x00000000  R11 = 0x3ec4c4c5;
    expect lane 28 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 31 R8 = 0x3e909091  R9 = 0x3f48c8c9  R10 = 0x3e909091  R11 = 0x3e909091;
}

warp 29 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f49c9ca  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3f4fcfd0;
    expect lane 1 R8 = 0x3f4fcfd0  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3f4fcfd0;
    expect lane 2 R8 = 0x3e20a0a1  R9 = 0x3e34b4b5  R10 = 0x3e8a8a8b  R11 = 0x3e808081;
    expect lane 3 R8 = 0x3e48c8c9  R9 = 0x3e58d8d9  R10 = 0x3e9c9c9d  R11 = 0x3e949495;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3efafafb  R10 = 0x3ee6e6e7  R11 = 0x3f038384;
    expect lane 5 R8 = 0x3f038384  R9 = 0x3ef2f2f3  R10 = 0x3efafafb  R11 = 0x3f038384;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f25a5a6;
    expect lane 7 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3eaaaaab;
    expect lane 9 R8 = 0x3da8a8a9  R9 = 0x3eaaaaab  R10 = 0x3e888889  R11 = 0x3da8a8a9;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3f139394  R10 = 0x3efafafb  R11 = 0x3f139394;
    expect lane 11 R8 = 0x3cc0c0c1  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3cc0c0c1;
    expect lane 12 R8 = 0x3f67e7e8  R9 = 0x3f3fbfc0  R10 = 0x3f33b3b4  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f189899  R9 = 0x3ee0e0e1  R10 = 0x3ec8c8c9  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3f4ececf  R9 = 0x3f48c8c9  R10 = 0x3f48c8c9  R11 = 0x3f44c4c5;
    expect lane 15 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5;
    expect lane 16 R8 = 0x3f28a8a9  R9 = 0x3ed0d0d1  R10 = 0x3f28a8a9  R11 = 0x3ed0d0d1;
    expect lane 17 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f28a8a9  R11 = 0x3ed0d0d1;
    expect lane 18 R8 = 0x3ec0c0c1  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3ec0c0c1;
    expect lane 19 R8 = 0x3ed8d8d9  R9 = 0x3ec0c0c1  R10 = 0x3ed8d8d9  R11 = 0x3ec0c0c1;
    expect lane 20 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 21 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3f048485  R11 = 0x3c808081;
    expect lane 22 R8 = 0x3e949495  R9 = 0x3e78f8f9  R10 = 0x3e949495  R11 = 0x3e78f8f9;
    expect lane 23 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e78f8f9  R11 = 0x3e78f8f9;
    expect lane 24 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f7dfdfe  R11 = 0x3f3dbdbe;
    expect lane 25 R8 = 0x3f7dfdfe  R9 = 0x3f7dfdfe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 27 R8 = 0x3ec4c4c5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 29 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3e909091  R9 = 0x3f48c8c9  R10 = 0x3f48c8c9  R11 = 0x3e909091;
    expect lane 31 R8 = 0x3f48c8c9  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3f48c8c9;
}

warp 30 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f058586  R9 = 0x3f0b8b8c  R10 = 0x3e40c0c1  R11 = 0x3f0b8b8c;
    expect lane 1 R8 = 0x3f058586  R9 = 0x3f0b8b8c  R10 = 0x3e40c0c1  R11 = 0x3f0b8b8c;
    expect lane 2 R8 = 0x3f69e9ea  R9 = 0x3f2eaeaf  R10 = 0x3f34b4b5  R11 = 0x3f6feff0;
    expect lane 3 R8 = 0x3ee8e8e9  R9 = 0x3e64e4e5  R10 = 0x3e7cfcfd  R11 = 0x3ef4f4f5;
    expect lane 4 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3ec4c4c5  R11 = 0x3edcdcdd;
    expect lane 5 R8 = 0x3ef0f0f1  R9 = 0x3f048485  R10 = 0x3edcdcdd  R11 = 0x3edcdcdd;
    expect lane 6 R8 = 0x3f67e7e8  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f6feff0;
    expect lane 7 R8 = 0x3f6feff0  R9 = 0x00000000  R10 = 0x3f67e7e8  R11 = 0x3f6feff0;
    expect lane 8 R8 = 0x3f2eaeaf  R9 = 0x3f800000  R10 = 0x3f2eaeaf  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e64e4e5  R9 = 0x3e34b4b5  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 11 R8 = 0x3e34b4b5  R9 = 0x3e9e9e9f  R10 = 0x3e34b4b5  R11 = 0x3e64e4e5;
    expect lane 12 R8 = 0x3eb4b4b5  R9 = 0x3ed8d8d9  R10 = 0x3efefeff  R11 = 0x3edadadb;
    expect lane 13 R8 = 0x3efcfcfd  R9 = 0x3f119192  R10 = 0x3f24a4a5  R11 = 0x3f129293;
    expect lane 14 R8 = 0x3e9e9e9f  R9 = 0x3ed8d8d9  R10 = 0x3e54d4d5  R11 = 0x3e9e9e9f;
    expect lane 15 R8 = 0x3ed8d8d9  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3e54d4d5;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f5fdfe0  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f5fdfe0  R9 = 0x3f800000  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 18 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 19 R8 = 0x3e78f8f9  R9 = 0x3e949495  R10 = 0x3e78f8f9  R11 = 0x3e949495;
    expect lane 20 R8 = 0x00000000  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 22 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3de0e0e1  R11 = 0x3e20a0a1;
    expect lane 23 R8 = 0x3de0e0e1  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 24 R8 = 0x3f7dfdfe  R9 = 0x3f3dbdbe  R10 = 0x3f7dfdfe  R11 = 0x3f3dbdbe;
    expect lane 25 R8 = 0x3f3dbdbe  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f7dfdfe;
    expect lane 26 R8 = 0x3e909091  R9 = 0x3f48c8c9  R10 = 0x3e909091  R11 = 0x3f48c8c9;
    expect lane 27 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3e909091  R11 = 0x3f48c8c9;
    expect lane 28 R8 = 0x3f4acacb  R9 = 0x3f0a8a8b  R10 = 0x3f4acacb  R11 = 0x3f0a8a8b;
    expect lane 29 R8 = 0x3f0a8a8b  R9 = 0x3f4acacb  R10 = 0x3f4acacb  R11 = 0x3f0a8a8b;
    expect lane 30 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3da8a8a9  R11 = 0x3da8a8a9;
    expect lane 31 R8 = 0x3da8a8a9  R9 = 0x3f159596  R10 = 0x3da8a8a9  R11 = 0x3da8a8a9;
}

warp 31 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3e58d8d9;
    expect lane 1 R8 = 0x3e58d8d9  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3e58d8d9;
    expect lane 2 R8 = 0x3f5dddde  R9 = 0x3f22a2a3  R10 = 0x3f28a8a9  R11 = 0x3f63e3e4;
    expect lane 3 R8 = 0x3ed0d0d1  R9 = 0x3e34b4b5  R10 = 0x3e4ccccd  R11 = 0x3edcdcdd;
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x3eb8b8b9  R10 = 0x3ea4a4a5  R11 = 0x3ec4c4c5;
    expect lane 5 R8 = 0x3ec4c4c5  R9 = 0x3eb0b0b1  R10 = 0x3eb8b8b9  R11 = 0x3ec4c4c5;
    expect lane 6 R8 = 0x3e808081  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f6eeeef;
    expect lane 9 R8 = 0x3f2eaeaf  R9 = 0x3f6eeeef  R10 = 0x3eaaaaab  R11 = 0x3f2eaeaf;
    expect lane 10 R8 = 0x3e64e4e5  R9 = 0x3e9e9e9f  R10 = 0x3e64e4e5  R11 = 0x3e9e9e9f;
    expect lane 11 R8 = 0x3db8b8b9  R9 = 0x3db8b8b9  R10 = 0x3db8b8b9  R11 = 0x3db8b8b9;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3e8c8c8d  R10 = 0x3eb2b2b3  R11 = 0x3e8e8e8f;
    expect lane 13 R8 = 0x3eb0b0b1  R9 = 0x3ed4d4d5  R10 = 0x3efafafb  R11 = 0x3ed6d6d7;
    expect lane 14 R8 = 0x3e64e4e5  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e3cbcbd;
    expect lane 15 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3e3cbcbd  R11 = 0x3e3cbcbd;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f5fdfe0  R10 = 0x3f800000  R11 = 0x3f5fdfe0;
    expect lane 17 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f800000  R11 = 0x3f5fdfe0;
    expect lane 18 R8 = 0x3e78f8f9  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e78f8f9;
    expect lane 19 R8 = 0x3e949495  R9 = 0x3e78f8f9  R10 = 0x3e949495  R11 = 0x3e78f8f9;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ea2a2a3  R11 = 0x00000000;
    expect lane 22 R8 = 0x3e20a0a1  R9 = 0x3de0e0e1  R10 = 0x3e20a0a1  R11 = 0x3de0e0e1;
    expect lane 23 R8 = 0x3e20a0a1  R9 = 0x3e20a0a1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 24 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f7dfdfe  R11 = 0x3f3dbdbe;
    expect lane 25 R8 = 0x3f7dfdfe  R9 = 0x3f7dfdfe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 26 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3f48c8c9  R11 = 0x3f48c8c9;
    expect lane 27 R8 = 0x3f48c8c9  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 28 R8 = 0x3f4acacb  R9 = 0x3f0a8a8b  R10 = 0x3f0a8a8b  R11 = 0x3f4acacb;
    expect lane 29 R8 = 0x3f4acacb  R9 = 0x3f4acacb  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 30 R8 = 0x3da8a8a9  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3da8a8a9;
    expect lane 31 R8 = 0x3f159596  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3f159596;
}

warp 32 { # A, row 7
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 33 { # A, row 7
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}
