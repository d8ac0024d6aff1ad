# DXT45: POLICY bc1_nv, the colours as NVIDIA's hardware mixes them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-83a
rules without PD-84
policy bc1_nv
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 9696c89e88185323dbedaf75ad4e4374 063a251ca7297ca7b7f46bc2e71e0529 792c0abaefaaa87b23735b879a643900 667683fbccf3d366de62de623ffce75e
bytes 0x30000040 a15456a869f1e5e8e1e4504e75d98adc 389ebf63acfda99acbebe3948a95a6c5 990f436af873c025c54aa890d9a60af0 3e968cef71b2e69b870787070fb9fe93
bytes 0x30000080 c3c3f634c41c2fca73a049765c88caa3 76b75c85cf11ade5a3fbc50a4e070a4e 900fead1bfb9609161075694e7ab6638 044096e60b99d73ce1c6e1c6da85424c
bytes 0x300000c0 8f28a63b663f6cc84cd6a031a87787e3 77acd9997f2c8f7df6be473f0fc7a6c6 f45c1b11e9075614a61abaaf402486ba 6fa7fcfd398b70e51c061c06ad6f8b03
texture 0 { format DXT45 UNORM layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 fbfb15e19cacfb3752e29851bc639d4d 8cb9a461d2a9942d9bbeb43571672c3a fd9336af2c3691e02192c4b1f73d23ad 2eb5db43dfa4a2acd975d975e1b01131
bytes 0x30001040 f5a492a1b10f2602c488e1458398f1f5 15ae994a07582702ee629b451f5d26f4 493d30491a2d3cc66080319729190d2a 3bd82efc8fead69b9f639f63a120c8c8
bytes 0x30001080 adad030ff022970fc154332a4dcbd33b 238bced6d06ebf65b1f117163b0cf3f9 d0a172e04ca50b05fd0130de8c28d292 87feff5f4bc8990e6b836b8359d1bb04
bytes 0x300010c0 faef2a0c13b90413724fe1040944b0f4 1851b0b9457619453e9f084570c44c74 8d25384d949e5a039b622dddf84cc714 cbe0f13e72441e59cf5ccf5ccf8dc228
texture 1 { format DXT45 UNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3ee6e6e7;
    expect lane 1 R8 = 0x3f6feff0  R9 = 0x3ee6e6e7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 2 R8 = 0x3f67e7e8  R9 = 0x3f56d6d7  R10 = 0x3f46c6c7  R11 = 0x3f56d6d7;
    expect lane 3 R8 = 0x3f46c6c7  R9 = 0x3f77f7f8  R10 = 0x3f56d6d7  R11 = 0x3f67e7e8;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 5 R8 = 0x3ef2f2f3  R9 = 0x3f048485  R10 = 0x3ef2f2f3  R11 = 0x3f048485;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 8 R8 = 0x3e949495  R9 = 0x3f32b2b3  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3efcfcfd  R10 = 0x3e949495  R11 = 0x3efcfcfd;
    expect lane 10 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f51d1d2  R11 = 0x3f51d1d2;
    expect lane 11 R8 = 0x3f149495  R9 = 0x3f51d1d2  R10 = 0x3f51d1d2  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3ec6c6c7  R9 = 0x3f149495  R10 = 0x3ec6c6c7  R11 = 0x3f149495;
    expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ef6f6f7  R11 = 0x3f149495;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f25a5a6  R9 = 0x3f149495  R10 = 0x3f048485  R11 = 0x3f25a5a6;
    expect lane 17 R8 = 0x3f25a5a6  R9 = 0x3f149495  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 18 R8 = 0x3eb4b4b5  R9 = 0x3d008081  R10 = 0x3eb4b4b5  R11 = 0x3f2dadae;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3d008081  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ec6c6c7  R9 = 0x3e44c4c5  R10 = 0x3f149495  R11 = 0x3ec6c6c7;
    expect lane 21 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3ec6c6c7  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 24 R8 = 0x3ed0d0d1  R9 = 0x3e44c4c5  R10 = 0x3f1f9fa0  R11 = 0x3f56d6d7;
    expect lane 25 R8 = 0x3ed0d0d1  R9 = 0x3e44c4c5  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 26 R8 = 0x3ecacacb  R9 = 0x3e64e4e5  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3ecacacb  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 28 R8 = 0x3dc0c0c1  R9 = 0x3f2dadae  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 29 R8 = 0x3e949495  R9 = 0x3dc0c0c1  R10 = 0x3f2dadae  R11 = 0x3dc0c0c1;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f6feff0  R9 = 0x3ee6e6e7  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f1c9c9d  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f6feff0;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3f67e7e8  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 3 R8 = 0x3f67e7e8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ef2f2f3  R11 = 0x3f048485;
    expect lane 5 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3efcfcfd;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3efcfcfd  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3efcfcfd  R10 = 0x3f32b2b3  R11 = 0x3f67e7e8;
    expect lane 10 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f51d1d2;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f32b2b3  R10 = 0x3f51d1d2  R11 = 0x3f51d1d2;
    expect lane 12 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 13 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f048485  R9 = 0x3f25a5a6  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 17 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f048485  R11 = 0x3f25a5a6;
    expect lane 18 R8 = 0x3f2dadae  R9 = 0x3eb4b4b5  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3d008081  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x3f149495  R11 = 0x3e44c4c5;
    expect lane 21 R8 = 0x3ec6c6c7  R9 = 0x00000000  R10 = 0x3f149495  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 24 R8 = 0x3ed0d0d1  R9 = 0x3f56d6d7  R10 = 0x3e44c4c5  R11 = 0x3ed0d0d1;
    expect lane 25 R8 = 0x3f1f9fa0  R9 = 0x3ed0d0d1  R10 = 0x3f1f9fa0  R11 = 0x3f56d6d7;
    expect lane 26 R8 = 0x3f119192  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3f119192;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3ecacacb  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 28 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f2dadae  R11 = 0x3e949495;
    expect lane 29 R8 = 0x3ef6f6f7  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3dc0c0c1;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f39b9ba  R9 = 0x3f37b7b8  R10 = 0x3f37b7b8  R11 = 0x3f36b6b7;
    expect lane 1 R8 = 0x3f3ababb  R9 = 0x3f36b6b7  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 2 R8 = 0x3efefeff  R9 = 0x3ec8c8c9  R10 = 0x3e9a9a9b  R11 = 0x3ec8c8c9;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x3f169697  R10 = 0x3ec8c8c9  R11 = 0x3efefeff;
    expect lane 4 R8 = 0x3ecacacb  R9 = 0x3f6bebec  R10 = 0x3f0f8f90  R11 = 0x3f0f8f90;
    expect lane 5 R8 = 0x3f0f8f90  R9 = 0x3f6bebec  R10 = 0x3f0f8f90  R11 = 0x3f6bebec;
    expect lane 6 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 8 R8 = 0x3f4bcbcc  R9 = 0x3f2cacad  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 9 R8 = 0x3f4bcbcc  R9 = 0x3f3dbdbe  R10 = 0x3f4bcbcc  R11 = 0x3f3dbdbe;
    expect lane 10 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 11 R8 = 0x3f1e9e9f  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3ef2f2f3;
    expect lane 12 R8 = 0x3e868687  R9 = 0x3da0a0a1  R10 = 0x3e868687  R11 = 0x3da0a0a1;
    expect lane 13 R8 = 0x3e868687  R9 = 0x3e868687  R10 = 0x3e28a8a9  R11 = 0x3da0a0a1;
    expect lane 14 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 15 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 16 R8 = 0x3d40c0c1  R9 = 0x3e909091  R10 = 0x3f0f8f90  R11 = 0x3d40c0c1;
    expect lane 17 R8 = 0x3d40c0c1  R9 = 0x3e909091  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 18 R8 = 0x3ec4c4c5  R9 = 0x3eb2b2b3  R10 = 0x3ec4c4c5  R11 = 0x3ed8d8d9;
    expect lane 19 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3eb2b2b3  R11 = 0x3eeaeaeb;
    expect lane 20 R8 = 0x3f2aaaab  R9 = 0x3f4fcfd0  R10 = 0x3f0a8a8b  R11 = 0x3f2aaaab;
    expect lane 21 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f2aaaab  R11 = 0x3f4fcfd0;
    expect lane 22 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 23 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3e50d0d1  R10 = 0x3f1c9c9d  R11 = 0x3f4bcbcc;
    expect lane 25 R8 = 0x3ec6c6c7  R9 = 0x3e50d0d1  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 26 R8 = 0x3f67e7e8  R9 = 0x3f6bebec  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 27 R8 = 0x3f5fdfe0  R9 = 0x3f67e7e8  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 28 R8 = 0x3eaaaaab  R9 = 0x3f77f7f8  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 29 R8 = 0x3f088889  R9 = 0x3eaaaaab  R10 = 0x3f77f7f8  R11 = 0x3eaaaaab;
    expect lane 30 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 31 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f3ababb  R9 = 0x3f36b6b7  R10 = 0x3f3ababb  R11 = 0x3f37b7b8;
    expect lane 1 R8 = 0x3f37b7b8  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f3ababb;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x3efefeff  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 3 R8 = 0x3efefeff  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 4 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3f0f8f90  R11 = 0x3f6bebec;
    expect lane 5 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3f41c1c2;
    expect lane 6 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 8 R8 = 0x3f1e9e9f  R9 = 0x3f3dbdbe  R10 = 0x3f2cacad  R11 = 0x3f2cacad;
    expect lane 9 R8 = 0x3f4bcbcc  R9 = 0x3f3dbdbe  R10 = 0x3f2cacad  R11 = 0x3f1e9e9f;
    expect lane 10 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f058586;
    expect lane 11 R8 = 0x3ef2f2f3  R9 = 0x3f129293  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 12 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3e868687  R11 = 0x3e868687;
    expect lane 13 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 14 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 15 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 16 R8 = 0x3f0f8f90  R9 = 0x3d40c0c1  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 17 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3f0f8f90  R11 = 0x3d40c0c1;
    expect lane 18 R8 = 0x3ed8d8d9  R9 = 0x3ec4c4c5  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 19 R8 = 0x3eeaeaeb  R9 = 0x3eb2b2b3  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 20 R8 = 0x3f6feff0  R9 = 0x3f4fcfd0  R10 = 0x3f0a8a8b  R11 = 0x3f4fcfd0;
    expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3f6feff0  R10 = 0x3f0a8a8b  R11 = 0x3f4fcfd0;
    expect lane 22 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 23 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3e50d0d1  R11 = 0x3ec6c6c7;
    expect lane 25 R8 = 0x3f1c9c9d  R9 = 0x3ec6c6c7  R10 = 0x3f1c9c9d  R11 = 0x3f4bcbcc;
    expect lane 26 R8 = 0x3f63e3e4  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f63e3e4;
    expect lane 27 R8 = 0x3f5fdfe0  R9 = 0x3f67e7e8  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 28 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f77f7f8  R11 = 0x3f088889;
    expect lane 29 R8 = 0x3f44c4c5  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3eaaaaab;
    expect lane 30 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 31 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f3dbdbe  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3ef6f6f7;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3ef6f6f7  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 2 R8 = 0x3f1c9c9d  R9 = 0x3ef6f6f7  R10 = 0x3eb4b4b5  R11 = 0x3ef6f6f7;
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3f3dbdbe  R10 = 0x3ef6f6f7  R11 = 0x3f1c9c9d;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3f5ededf  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3f5ededf  R10 = 0x3eb4b4b5  R11 = 0x3f5ededf;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 8 R8 = 0x3f048485  R9 = 0x3e44c4c5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 9 R8 = 0x3f048485  R9 = 0x3eb4b4b5  R10 = 0x3f048485  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3eb4b4b5;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3e848485  R10 = 0x3e44c4c5  R11 = 0x3e848485;
    expect lane 13 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e64e4e5  R11 = 0x3e848485;
    expect lane 14 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 15 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 16 R8 = 0x3f1c9c9d  R9 = 0x3f018182  R10 = 0x3ecacacb  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3f1c9c9d  R9 = 0x3f018182  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3e0c8c8d  R9 = 0x3e24a4a5  R10 = 0x3e0c8c8d  R11 = 0x3df0f0f1;
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e24a4a5  R11 = 0x3dc0c0c1;
    expect lane 20 R8 = 0x3ef6f6f7  R9 = 0x3e848485  R10 = 0x3f35b5b6  R11 = 0x3ef6f6f7;
    expect lane 21 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3ef6f6f7  R11 = 0x3e848485;
    expect lane 22 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 24 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 25 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 26 R8 = 0x3ec6c6c7  R9 = 0x3e64e4e5  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 27 R8 = 0x3f35b5b6  R9 = 0x3ec6c6c7  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 28 R8 = 0x3e44c4c5  R9 = 0x3f56d6d7  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 29 R8 = 0x3ed0d0d1  R9 = 0x3e44c4c5  R10 = 0x3f56d6d7  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 31 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3ef6f6f7  R10 = 0x3f5ededf  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f1c9c9d  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f5ededf;
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3f1c9c9d  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3eb4b4b5  R11 = 0x3f5ededf;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3f1c9c9d;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3eb4b4b5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3f048485  R9 = 0x3eb4b4b5  R10 = 0x3e44c4c5  R11 = 0x3d008081;
    expect lane 10 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3e888889;
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3e38b8b9  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 12 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 13 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 14 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 15 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 16 R8 = 0x3ecacacb  R9 = 0x3f1c9c9d  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 17 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3ecacacb  R11 = 0x3f1c9c9d;
    expect lane 18 R8 = 0x3df0f0f1  R9 = 0x3e0c8c8d  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1;
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x3e24a4a5  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 20 R8 = 0x3d008081  R9 = 0x3e848485  R10 = 0x3f35b5b6  R11 = 0x3e848485;
    expect lane 21 R8 = 0x3ef6f6f7  R9 = 0x3d008081  R10 = 0x3f35b5b6  R11 = 0x3e848485;
    expect lane 22 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 24 R8 = 0x3e048485  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3e048485;
    expect lane 25 R8 = 0x3e848485  R9 = 0x3e048485  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 26 R8 = 0x3f0c8c8d  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3f0c8c8d;
    expect lane 27 R8 = 0x3f35b5b6  R9 = 0x3ec6c6c7  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 28 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f56d6d7  R11 = 0x3ed0d0d1;
    expect lane 29 R8 = 0x3f1f9fa0  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 31 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
}

warp 6 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f048485  R9 = 0x3f67e7e8  R10 = 0x3f048485  R11 = 0x3f67e7e8;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f048485;
    expect lane 2 R8 = 0x3ec0c0c1  R9 = 0x3e44c4c5  R10 = 0x3f3dbdbe  R11 = 0x3e44c4c5;
    expect lane 3 R8 = 0x3f0f8f90  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3ec0c0c1;
    expect lane 4 R8 = 0x3f35b5b6  R9 = 0x3f2aaaab  R10 = 0x3f35b5b6  R11 = 0x3f2aaaab;
    expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f149495  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 6 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 7 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 8 R8 = 0x3f0c8c8d  R9 = 0x3ee6e6e7  R10 = 0x3f0c8c8d  R11 = 0x3eb4b4b5;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f0c8c8d;
    expect lane 10 R8 = 0x3e848485  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 11 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3ec6c6c7  R11 = 0x3e848485;
    expect lane 12 R8 = 0x3f149495  R9 = 0x3f09898a  R10 = 0x3f09898a  R11 = 0x3f149495;
    expect lane 13 R8 = 0x3f149495  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f09898a;
    expect lane 14 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3e5cdcdd  R9 = 0x3e888889  R10 = 0x3e5cdcdd  R11 = 0x3e24a4a5;
    expect lane 17 R8 = 0x3ea4a4a5  R9 = 0x3e5cdcdd  R10 = 0x3e24a4a5  R11 = 0x3ea4a4a5;
    expect lane 18 R8 = 0x3f77f7f8  R9 = 0x3ebababb  R10 = 0x3f2aaaab  R11 = 0x3ebababb;
    expect lane 19 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3ebababb;
    expect lane 20 R8 = 0x00000000  R9 = 0x3e949495  R10 = 0x3f149495  R11 = 0x00000000;
    expect lane 21 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 23 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 24 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 25 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 26 R8 = 0x3f1c9c9d  R9 = 0x3e848485  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 27 R8 = 0x3f1c9c9d  R9 = 0x3ec0c0c1  R10 = 0x3e848485  R11 = 0x3ec0c0c1;
    expect lane 28 R8 = 0x3ec6c6c7  R9 = 0x3f35b5b6  R10 = 0x3f0c8c8d  R11 = 0x3ec6c6c7;
    expect lane 29 R8 = 0x3ec6c6c7  R9 = 0x3f5ededf  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 30 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 31 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
}

warp 7 { # R, row 1
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ea4a4a5  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3ea4a4a5;
    expect lane 1 R8 = 0x3f67e7e8  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 2 R8 = 0x3f0f8f90  R9 = 0x3f0f8f90  R10 = 0x3ec0c0c1  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x3ec0c0c1  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f0f8f90;
    expect lane 4 R8 = 0x3f35b5b6  R9 = 0x3f2aaaab  R10 = 0x3f149495  R11 = 0x3f2aaaab;
    expect lane 5 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f149495  R11 = 0x3f1f9fa0;
    expect lane 6 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 7 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f0c8c8d  R11 = 0x3e848485;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3eb0b0b1;
    expect lane 11 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3ec6c6c7  R11 = 0x3eb0b0b1;
    expect lane 12 R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3f0f8f90  R11 = 0x3f149495;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 14 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3e5cdcdd  R9 = 0x3e888889  R10 = 0x3ea4a4a5  R11 = 0x3e5cdcdd;
    expect lane 17 R8 = 0x3e5cdcdd  R9 = 0x3ea4a4a5  R10 = 0x3e5cdcdd  R11 = 0x3e24a4a5;
    expect lane 18 R8 = 0x3d808081  R9 = 0x3f2aaaab  R10 = 0x3f77f7f8  R11 = 0x3ebababb;
    expect lane 19 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 20 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e949495;
    expect lane 21 R8 = 0x3f5ededf  R9 = 0x3e949495  R10 = 0x3f149495  R11 = 0x3f5ededf;
    expect lane 22 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 23 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 24 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 25 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e44c4c5  R11 = 0x3dc0c0c1;
    expect lane 26 R8 = 0x3f1c9c9d  R9 = 0x3e848485  R10 = 0x3ec0c0c1  R11 = 0x3f1c9c9d;
    expect lane 27 R8 = 0x3ec0c0c1  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3f1c9c9d;
    expect lane 28 R8 = 0x3ec6c6c7  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f35b5b6;
    expect lane 29 R8 = 0x3f5ededf  R9 = 0x3ec6c6c7  R10 = 0x3f35b5b6  R11 = 0x3ec6c6c7;
    expect lane 30 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 31 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e60e0e1  R9 = 0x3e929293  R10 = 0x3e60e0e1  R11 = 0x3e929293;
    expect lane 1 R8 = 0x3e828283  R9 = 0x3e40c0c1  R10 = 0x3e828283  R11 = 0x3e60e0e1;
    expect lane 2 R8 = 0x3f3fbfc0  R9 = 0x3f36b6b7  R10 = 0x3f53d3d4  R11 = 0x3f36b6b7;
    expect lane 3 R8 = 0x3f4acacb  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f3fbfc0;
    expect lane 4 R8 = 0x3e60e0e1  R9 = 0x3e70f0f1  R10 = 0x3e60e0e1  R11 = 0x3e70f0f1;
    expect lane 5 R8 = 0x3e70f0f1  R9 = 0x3e8a8a8b  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 6 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3e989899  R10 = 0x3dc0c0c1  R11 = 0x3f0a8a8b;
    expect lane 9 R8 = 0x3f3ebebf  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3f32b2b3  R9 = 0x3f179798  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 11 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3ebababb  R11 = 0x3f32b2b3;
    expect lane 12 R8 = 0x3f67e7e8  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3f67e7e8;
    expect lane 13 R8 = 0x3f67e7e8  R9 = 0x3d40c0c1  R10 = 0x3d40c0c1  R11 = 0x3ea2a2a3;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 15 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 16 R8 = 0x3ec0c0c1  R9 = 0x3efefeff  R10 = 0x3ec0c0c1  R11 = 0x3e8a8a8b;
    expect lane 17 R8 = 0x3f1a9a9b  R9 = 0x3ec0c0c1  R10 = 0x3e8a8a8b  R11 = 0x3f1a9a9b;
    expect lane 18 R8 = 0x3e50d0d1  R9 = 0x3f169697  R10 = 0x3ec2c2c3  R11 = 0x3f169697;
    expect lane 19 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e50d0d1  R11 = 0x3f169697;
    expect lane 20 R8 = 0x3e70f0f1  R9 = 0x3ed0d0d1  R10 = 0x3f1b9b9c  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3ed0d0d1  R9 = 0x3e70f0f1  R10 = 0x3ed0d0d1  R11 = 0x3e70f0f1;
    expect lane 22 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 23 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 24 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f56d6d7  R11 = 0x3f1e9e9f;
    expect lane 25 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 26 R8 = 0x3f67e7e8  R9 = 0x3f22a2a3  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 27 R8 = 0x3f67e7e8  R9 = 0x3f38b8b9  R10 = 0x3f22a2a3  R11 = 0x3f38b8b9;
    expect lane 28 R8 = 0x3ea2a2a3  R9 = 0x3f0b8b8c  R10 = 0x3ed8d8d9  R11 = 0x3ea2a2a3;
    expect lane 29 R8 = 0x3ea2a2a3  R9 = 0x3f26a6a7  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 30 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 31 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3e40c0c1;
    expect lane 1 R8 = 0x3e929293  R9 = 0x3e40c0c1  R10 = 0x3e828283  R11 = 0x3e40c0c1;
    expect lane 2 R8 = 0x3f4acacb  R9 = 0x3f4acacb  R10 = 0x3f3fbfc0  R11 = 0x3f53d3d4;
    expect lane 3 R8 = 0x3f3fbfc0  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f4acacb;
    expect lane 4 R8 = 0x3e60e0e1  R9 = 0x3e70f0f1  R10 = 0x3e8a8a8b  R11 = 0x3e70f0f1;
    expect lane 5 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3e8a8a8b  R11 = 0x3e828283;
    expect lane 6 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3dc0c0c1  R11 = 0x3f3ebebf;
    expect lane 9 R8 = 0x3f0a8a8b  R9 = 0x3f0a8a8b  R10 = 0x3f0a8a8b  R11 = 0x3f0a8a8b;
    expect lane 10 R8 = 0x3ebababb  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3ef0f0f1;
    expect lane 11 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3ebababb  R11 = 0x3ef0f0f1;
    expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3f22a2a3  R11 = 0x3f67e7e8;
    expect lane 13 R8 = 0x3ea2a2a3  R9 = 0x3d40c0c1  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 15 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 16 R8 = 0x3ec0c0c1  R9 = 0x3efefeff  R10 = 0x3f1a9a9b  R11 = 0x3ec0c0c1;
    expect lane 17 R8 = 0x3ec0c0c1  R9 = 0x3f1a9a9b  R10 = 0x3ec0c0c1  R11 = 0x3e8a8a8b;
    expect lane 18 R8 = 0x3f43c3c4  R9 = 0x3ec2c2c3  R10 = 0x3e50d0d1  R11 = 0x3f169697;
    expect lane 19 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 20 R8 = 0x3ed0d0d1  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3ed0d0d1;
    expect lane 21 R8 = 0x3f47c7c8  R9 = 0x3ed0d0d1  R10 = 0x3f1b9b9c  R11 = 0x3f47c7c8;
    expect lane 22 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 23 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 24 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 25 R8 = 0x3f37b7b8  R9 = 0x3f37b7b8  R10 = 0x3f56d6d7  R11 = 0x3f37b7b8;
    expect lane 26 R8 = 0x3f67e7e8  R9 = 0x3f22a2a3  R10 = 0x3f38b8b9  R11 = 0x3f67e7e8;
    expect lane 27 R8 = 0x3f38b8b9  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f67e7e8;
    expect lane 28 R8 = 0x3ea2a2a3  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f0b8b8c;
    expect lane 29 R8 = 0x3f26a6a7  R9 = 0x3ea2a2a3  R10 = 0x3f0b8b8c  R11 = 0x3ea2a2a3;
    expect lane 30 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 31 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
}

warp 10 { # B, row 1
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f35b5b6  R9 = 0x3f149495  R10 = 0x3f35b5b6  R11 = 0x3f149495;
    expect lane 1 R8 = 0x3f25a5a6  R9 = 0x3f46c6c7  R10 = 0x3f25a5a6  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3f38b8b9  R9 = 0x3f25a5a6  R10 = 0x3f5ededf  R11 = 0x3f25a5a6;
    expect lane 3 R8 = 0x3f4bcbcc  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f38b8b9;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3e048485  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3d008081  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 8 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3e048485  R11 = 0x3d808081;
    expect lane 9 R8 = 0x3d008081  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3e048485;
    expect lane 10 R8 = 0x3f5ededf  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 11 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3ee6e6e7  R11 = 0x3f5ededf;
    expect lane 12 R8 = 0x3f0c8c8d  R9 = 0x3e38b8b9  R10 = 0x3e38b8b9  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3f0c8c8d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e38b8b9;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3ed6d6d7  R9 = 0x3e64e4e5  R10 = 0x3ed6d6d7  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3d008081  R9 = 0x3ed6d6d7  R10 = 0x3f1c9c9d  R11 = 0x3d008081;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f2dadae  R10 = 0x3f1c9c9d  R11 = 0x3f2dadae;
    expect lane 19 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f2dadae;
    expect lane 20 R8 = 0x3f6feff0  R9 = 0x3f4bcbcc  R10 = 0x3f27a7a8  R11 = 0x3f6feff0;
    expect lane 21 R8 = 0x3f4bcbcc  R9 = 0x3f6feff0  R10 = 0x3f4bcbcc  R11 = 0x3f6feff0;
    expect lane 22 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 24 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3ecacacb  R11 = 0x3d008081;
    expect lane 25 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 26 R8 = 0x3f77f7f8  R9 = 0x3e848485  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 27 R8 = 0x3f77f7f8  R9 = 0x3efcfcfd  R10 = 0x3e848485  R11 = 0x3efcfcfd;
    expect lane 28 R8 = 0x3f5ededf  R9 = 0x3f119192  R10 = 0x3f38b8b9  R11 = 0x3f5ededf;
    expect lane 29 R8 = 0x3f5ededf  R9 = 0x3ed6d6d7  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 30 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 31 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
}

warp 11 { # B, row 1
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f46c6c7;
    expect lane 1 R8 = 0x3f149495  R9 = 0x3f46c6c7  R10 = 0x3f25a5a6  R11 = 0x3f46c6c7;
    expect lane 2 R8 = 0x3f4bcbcc  R9 = 0x3f4bcbcc  R10 = 0x3f38b8b9  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3f38b8b9  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f4bcbcc;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3d008081  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d008081  R11 = 0x3d808081;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3e048485  R11 = 0x3d008081;
    expect lane 9 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f179798;
    expect lane 11 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3ee6e6e7  R11 = 0x3f179798;
    expect lane 12 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3ebababb  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3e38b8b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3ed6d6d7  R9 = 0x3e64e4e5  R10 = 0x3d008081  R11 = 0x3ed6d6d7;
    expect lane 17 R8 = 0x3ed6d6d7  R9 = 0x3d008081  R10 = 0x3ed6d6d7  R11 = 0x3f1c9c9d;
    expect lane 18 R8 = 0x3f3dbdbe  R9 = 0x3f1c9c9d  R10 = 0x3f0c8c8d  R11 = 0x3f2dadae;
    expect lane 19 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 20 R8 = 0x3f4bcbcc  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f4bcbcc;
    expect lane 21 R8 = 0x3f048485  R9 = 0x3f4bcbcc  R10 = 0x3f27a7a8  R11 = 0x3f048485;
    expect lane 22 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 24 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 25 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x3ecacacb  R11 = 0x3e5cdcdd;
    expect lane 26 R8 = 0x3f77f7f8  R9 = 0x3e848485  R10 = 0x3efcfcfd  R11 = 0x3f77f7f8;
    expect lane 27 R8 = 0x3efcfcfd  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3f77f7f8;
    expect lane 28 R8 = 0x3f5ededf  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f119192;
    expect lane 29 R8 = 0x3ed6d6d7  R9 = 0x3f5ededf  R10 = 0x3f119192  R11 = 0x3f5ededf;
    expect lane 30 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 31 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
}
