# DXT45 UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-83 PD-84b
rules without PD-14
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
bytes 0x30002000 f4f4a4ade0b1aaa4a3217521bba3e5db c5e577dd921df387b94f1307567e2e5b ef2d2d2e96719686e1b84cb9d77d6497 a0fba9f1a9b202e6d56ed56e340c5e7f
bytes 0x30002040 ad6a061ff86b661c2b4eab3fe7f7f773 9ce12623e84f2b6dcde3acdde035dcea 11007f6499066a7dbab07bf0db675cef 0c4b13cecd4fd458de0cde0c1ae915a5
bytes 0x30002080 8b8b4872a428fc47479a363f577fbf08 dfe1032c9517cd4de1fb7e8c8b59f03d f5dda5ba4d5d20bd2b88fdbe5c6fda20 3145b37b3cc6aa7e971697168195975a
bytes 0x300020c0 b5ad7dc1261efa1658d80b9719272ce4 0710bd47eb37777278f8cecda6e1c968 ca6ff67604f185b56317a98307dd06b9 b6e6d6b0b03606670115011536718fa1
texture 2 { format DXT45 UNORM layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 baba0cdfb080fc4c44b7dbb02a148504 3848401a4b125d988597b14dc0085908 aba99b45e0ddbbfdce2ea6633bb4ad36 aec7b7bdae7bfd5e65c965c91809dc8b
bytes 0x30003040 4210d21854f2d09222a09424a208cbba 4bd95d43ddcc20833fbf9a7c4ce7e578 a4763a8a7fbcd324668a6adc02ca8a70 6dce64e4dc7a07556feb6feb7b3e1083
bytes 0x30003080 e3e31d73f5056f68ad7340388970df1d 97d708429b01e40737ad779c81ac7d1a 972c2e0049a600f5784f4ec734d079be 628adec6e364508fdf1adf1a3cae23fc
bytes 0x300030c0 f2b60c28b5e51aa329fb977caeb74e4c 1c2609c6f56964127e263d061baa327b 463bb0ee281fb61501132ecd1e84d9dc 2e8a9f4be8915cd6d12ed12eb0001848
texture 3 { format DXT45 UNORM layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f45c5c6  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3ee6e6e7;
    expect lane 1 R8 = 0x3f6feff0  R9 = 0x3ee6e6e7  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3f66e6e7  R9 = 0x3f56d6d7  R10 = 0x3f46c6c7  R11 = 0x3f56d6d7;
    expect lane 3 R8 = 0x3f46c6c7  R9 = 0x3f77f7f8  R10 = 0x3f56d6d7  R11 = 0x3f66e6e7;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3ef0f0f1  R11 = 0x3ef0f0f1;
    expect lane 5 R8 = 0x3ef0f0f1  R9 = 0x3f048485  R10 = 0x3ef0f0f1  R11 = 0x3f048485;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 8 R8 = 0x3e949495  R9 = 0x3f32b2b3  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3efcfcfd  R10 = 0x3e949495  R11 = 0x3efcfcfd;
    expect lane 10 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f50d0d1  R11 = 0x3f50d0d1;
    expect lane 11 R8 = 0x3f149495  R9 = 0x3f50d0d1  R10 = 0x3f50d0d1  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3ec4c4c5  R9 = 0x3f149495  R10 = 0x3ec4c4c5  R11 = 0x3f149495;
    expect lane 13 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3ef6f6f7  R11 = 0x3f149495;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f25a5a6  R9 = 0x3f149495  R10 = 0x3f038384  R11 = 0x3f25a5a6;
    expect lane 17 R8 = 0x3f25a5a6  R9 = 0x3f149495  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 18 R8 = 0x3eb4b4b5  R9 = 0x3d008081  R10 = 0x3eb4b4b5  R11 = 0x3f2cacad;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3d008081  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ec4c4c5  R9 = 0x3e44c4c5  R10 = 0x3f149495  R11 = 0x3ec4c4c5;
    expect lane 21 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3ec4c4c5  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 24 R8 = 0x3ed0d0d1  R9 = 0x3e44c4c5  R10 = 0x3f1f9fa0  R11 = 0x3f56d6d7;
    expect lane 25 R8 = 0x3ed0d0d1  R9 = 0x3e44c4c5  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 26 R8 = 0x3ecacacb  R9 = 0x3e64e4e5  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3ecacacb  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 28 R8 = 0x3dc0c0c1  R9 = 0x3f2dadae  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 29 R8 = 0x3e929293  R9 = 0x3dc0c0c1  R10 = 0x3f2dadae  R11 = 0x3dc0c0c1;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f6feff0  R9 = 0x3ee6e6e7  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f1c9c9d  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f6feff0;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3f66e6e7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 3 R8 = 0x3f66e6e7  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ef0f0f1  R11 = 0x3f048485;
    expect lane 5 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3efcfcfd;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3efcfcfd  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3efcfcfd  R10 = 0x3f32b2b3  R11 = 0x3f67e7e8;
    expect lane 10 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f50d0d1;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f32b2b3  R10 = 0x3f50d0d1  R11 = 0x3f50d0d1;
    expect lane 12 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 13 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f038384  R9 = 0x3f25a5a6  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 17 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f038384  R11 = 0x3f25a5a6;
    expect lane 18 R8 = 0x3f2cacad  R9 = 0x3eb4b4b5  R10 = 0x3f2cacad  R11 = 0x3f2cacad;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3d008081  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x3f149495  R11 = 0x3e44c4c5;
    expect lane 21 R8 = 0x3ec4c4c5  R9 = 0x00000000  R10 = 0x3f149495  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 24 R8 = 0x3ed0d0d1  R9 = 0x3f56d6d7  R10 = 0x3e44c4c5  R11 = 0x3ed0d0d1;
    expect lane 25 R8 = 0x3f1f9fa0  R9 = 0x3ed0d0d1  R10 = 0x3f1f9fa0  R11 = 0x3f56d6d7;
    expect lane 26 R8 = 0x3f119192  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3f119192;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3ecacacb  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 28 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3f2dadae  R11 = 0x3e929293;
    expect lane 29 R8 = 0x3ef6f6f7  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3dc0c0c1;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f38b8b9  R9 = 0x3f37b7b8  R10 = 0x3f37b7b8  R11 = 0x3f36b6b7;
    expect lane 1 R8 = 0x3f3ababb  R9 = 0x3f36b6b7  R10 = 0x3f38b8b9  R11 = 0x3f38b8b9;
    expect lane 2 R8 = 0x3efafafb  R9 = 0x3ecacacb  R10 = 0x3e9a9a9b  R11 = 0x3ecacacb;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x3f169697  R10 = 0x3ecacacb  R11 = 0x3efafafb;
    expect lane 4 R8 = 0x3ecacacb  R9 = 0x3f6bebec  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 5 R8 = 0x3f119192  R9 = 0x3f6bebec  R10 = 0x3f119192  R11 = 0x3f6bebec;
    expect lane 6 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 8 R8 = 0x3f4bcbcc  R9 = 0x3f2dadae  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 9 R8 = 0x3f4bcbcc  R9 = 0x3f3cbcbd  R10 = 0x3f4bcbcc  R11 = 0x3f3cbcbd;
    expect lane 10 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 11 R8 = 0x3f1e9e9f  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3ef2f2f3;
    expect lane 12 R8 = 0x3e848485  R9 = 0x3da0a0a1  R10 = 0x3e848485  R11 = 0x3da0a0a1;
    expect lane 13 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e2cacad  R11 = 0x3da0a0a1;
    expect lane 14 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 15 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 16 R8 = 0x3d40c0c1  R9 = 0x3e969697  R10 = 0x3f0b8b8c  R11 = 0x3d40c0c1;
    expect lane 17 R8 = 0x3d40c0c1  R9 = 0x3e969697  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 18 R8 = 0x3ec4c4c5  R9 = 0x3eb2b2b3  R10 = 0x3ec4c4c5  R11 = 0x3ed6d6d7;
    expect lane 19 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3eb2b2b3  R11 = 0x3eeaeaeb;
    expect lane 20 R8 = 0x3f2babac  R9 = 0x3f4dcdce  R10 = 0x3f0a8a8b  R11 = 0x3f2babac;
    expect lane 21 R8 = 0x3f4dcdce  R9 = 0x3f4dcdce  R10 = 0x3f2babac  R11 = 0x3f4dcdce;
    expect lane 22 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 23 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 24 R8 = 0x3ecccccd  R9 = 0x3e50d0d1  R10 = 0x3f189899  R11 = 0x3f4bcbcc;
    expect lane 25 R8 = 0x3ecccccd  R9 = 0x3e50d0d1  R10 = 0x3f189899  R11 = 0x3f189899;
    expect lane 26 R8 = 0x3f67e7e8  R9 = 0x3f6bebec  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 27 R8 = 0x3f5fdfe0  R9 = 0x3f67e7e8  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 28 R8 = 0x3eaaaaab  R9 = 0x3f77f7f8  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 29 R8 = 0x3f0b8b8c  R9 = 0x3eaaaaab  R10 = 0x3f77f7f8  R11 = 0x3eaaaaab;
    expect lane 30 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 31 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f3ababb  R9 = 0x3f36b6b7  R10 = 0x3f3ababb  R11 = 0x3f37b7b8;
    expect lane 1 R8 = 0x3f37b7b8  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f3ababb;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x3efafafb  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 3 R8 = 0x3efafafb  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 4 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3f119192  R11 = 0x3f6bebec;
    expect lane 5 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3f3ebebf;
    expect lane 6 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 8 R8 = 0x3f1e9e9f  R9 = 0x3f3cbcbd  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 9 R8 = 0x3f4bcbcc  R9 = 0x3f3cbcbd  R10 = 0x3f2dadae  R11 = 0x3f1e9e9f;
    expect lane 10 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f058586;
    expect lane 11 R8 = 0x3ef2f2f3  R9 = 0x3f119192  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 12 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 13 R8 = 0x3e2cacad  R9 = 0x3e2cacad  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 14 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 15 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 16 R8 = 0x3f0b8b8c  R9 = 0x3d40c0c1  R10 = 0x3e969697  R11 = 0x3e969697;
    expect lane 17 R8 = 0x3e969697  R9 = 0x3e969697  R10 = 0x3f0b8b8c  R11 = 0x3d40c0c1;
    expect lane 18 R8 = 0x3ed6d6d7  R9 = 0x3ec4c4c5  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 19 R8 = 0x3eeaeaeb  R9 = 0x3eb2b2b3  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 20 R8 = 0x3f6feff0  R9 = 0x3f4dcdce  R10 = 0x3f0a8a8b  R11 = 0x3f4dcdce;
    expect lane 21 R8 = 0x3f2babac  R9 = 0x3f6feff0  R10 = 0x3f0a8a8b  R11 = 0x3f4dcdce;
    expect lane 22 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 23 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 24 R8 = 0x3ecccccd  R9 = 0x3f4bcbcc  R10 = 0x3e50d0d1  R11 = 0x3ecccccd;
    expect lane 25 R8 = 0x3f189899  R9 = 0x3ecccccd  R10 = 0x3f189899  R11 = 0x3f4bcbcc;
    expect lane 26 R8 = 0x3f63e3e4  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f63e3e4;
    expect lane 27 R8 = 0x3f5fdfe0  R9 = 0x3f67e7e8  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 28 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3f77f7f8  R11 = 0x3f0b8b8c;
    expect lane 29 R8 = 0x3f41c1c2  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3eaaaaab;
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
    expect lane 16 R8 = 0x3f1c9c9d  R9 = 0x3f008081  R10 = 0x3ecacacb  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3f1c9c9d  R9 = 0x3f008081  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3e0c8c8d  R9 = 0x3e24a4a5  R10 = 0x3e0c8c8d  R11 = 0x3de8e8e9;
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e24a4a5  R11 = 0x3dc0c0c1;
    expect lane 20 R8 = 0x3ef6f6f7  R9 = 0x3e828283  R10 = 0x3f35b5b6  R11 = 0x3ef6f6f7;
    expect lane 21 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3ef6f6f7  R11 = 0x3e828283;
    expect lane 22 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 24 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 25 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 26 R8 = 0x3ec4c4c5  R9 = 0x3e64e4e5  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 27 R8 = 0x3f35b5b6  R9 = 0x3ec4c4c5  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
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
    expect lane 16 R8 = 0x3ecacacb  R9 = 0x3f1c9c9d  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 17 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3ecacacb  R11 = 0x3f1c9c9d;
    expect lane 18 R8 = 0x3de8e8e9  R9 = 0x3e0c8c8d  R10 = 0x3de8e8e9  R11 = 0x3de8e8e9;
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x3e24a4a5  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 20 R8 = 0x3d008081  R9 = 0x3e828283  R10 = 0x3f35b5b6  R11 = 0x3e828283;
    expect lane 21 R8 = 0x3ef6f6f7  R9 = 0x3d008081  R10 = 0x3f35b5b6  R11 = 0x3e828283;
    expect lane 22 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 24 R8 = 0x3e048485  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3e048485;
    expect lane 25 R8 = 0x3e848485  R9 = 0x3e048485  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 26 R8 = 0x3f0b8b8c  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3f0b8b8c;
    expect lane 27 R8 = 0x3f35b5b6  R9 = 0x3ec4c4c5  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 28 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f56d6d7  R11 = 0x3ed0d0d1;
    expect lane 29 R8 = 0x3f1f9fa0  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 31 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
}

warp 6 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 1 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f800000  R11 = 0x3f169697;
    expect lane 2 R8 = 0x3e68e8e9  R9 = 0x00000000  R10 = 0x3e15622f  R11 = 0x3e3f258c;
    expect lane 3 R8 = 0x3e68e8e9  R9 = 0x3e3f258c  R10 = 0x00000000  R11 = 0x3cc0c0c1;
    expect lane 4 R8 = 0x3ec6c6c7  R9 = 0x3e5cdcdd  R10 = 0x3e30b0b1  R11 = 0x3edcdcdd;
    expect lane 5 R8 = 0x3ec6c6c7  R9 = 0x3e5cdcdd  R10 = 0x3e9a9a9b  R11 = 0x3ef2f2f3;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3eececed  R10 = 0x3ecccccd  R11 = 0x3ed9a673;
    expect lane 7 R8 = 0x3ed9a673  R9 = 0x00000000  R10 = 0x3ee6801a  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f169697  R9 = 0x3f0b8b8c  R10 = 0x3f169697  R11 = 0x3ed4d4d5;
    expect lane 9 R8 = 0x3f169697  R9 = 0x3f0b8b8c  R10 = 0x3f008081  R11 = 0x3ea8a8a9;
    expect lane 10 R8 = 0x00000000  R9 = 0x3e60e0e1  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ec25bf6  R9 = 0x3f0a23bd  R10 = 0x3f1e9e9f  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e5a916d  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3ee4089b;
    expect lane 13 R8 = 0x3e5a916d  R9 = 0x3e0b66d5  R10 = 0x3e94de03  R11 = 0x3d70f0f1;
    expect lane 14 R8 = 0x00000000  R9 = 0x3ec32990  R10 = 0x3f169697  R11 = 0x3ee6801a;
    expect lane 15 R8 = 0x3ee6801a  R9 = 0x3ec32990  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f43c3c4  R9 = 0x00000000  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 18 R8 = 0x3eececed  R9 = 0x3f800000  R10 = 0x3f109091  R11 = 0x3f1d9d9e;
    expect lane 19 R8 = 0x3f109091  R9 = 0x00000000  R10 = 0x3f038384  R11 = 0x3f2aaaab;
    expect lane 20 R8 = 0x3e8d1f69  R9 = 0x3e063d19  R10 = 0x3e8d1f69  R11 = 0x3efc20b3;
    expect lane 21 R8 = 0x3e063d19  R9 = 0x3e8d1f69  R10 = 0x3f109091  R11 = 0x3e063d19;
    expect lane 22 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3d808081  R11 = 0x00000000;
    expect lane 23 R8 = 0x3d808081  R9 = 0x3c808081  R10 = 0x3de0e0e1  R11 = 0x3d808081;
    expect lane 24 R8 = 0x3ee4089b  R9 = 0x3ec67d59  R10 = 0x3ec67d59  R11 = 0x3e8b66d5;
    expect lane 25 R8 = 0x3e20a0a1  R9 = 0x3ee4089b  R10 = 0x3ea8f217  R11 = 0x3e8b66d5;
    expect lane 26 R8 = 0x3f2cacad  R9 = 0x3f800000  R10 = 0x3f0cbff3  R11 = 0x3f2cacad;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f0cbff3  R10 = 0x3f176431  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3eb8b8b9  R9 = 0x3f5f284d  R10 = 0x3f495ba5  R11 = 0x3f495ba5;
    expect lane 29 R8 = 0x3f5f284d  R9 = 0x3ee45209  R10 = 0x3f74f4f5  R11 = 0x3f338efd;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f05ec53  R10 = 0x3f800000  R11 = 0x3f112ac4;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f27a7a8  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 7 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f169697  R9 = 0x00000000  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 1 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3e3f258c  R11 = 0x3e68e8e9;
    expect lane 3 R8 = 0x3e68e8e9  R9 = 0x3e3f258c  R10 = 0x00000000  R11 = 0x3cc0c0c1;
    expect lane 4 R8 = 0x3edcdcdd  R9 = 0x3e5cdcdd  R10 = 0x3e9a9a9b  R11 = 0x3edcdcdd;
    expect lane 5 R8 = 0x3e848485  R9 = 0x3ec6c6c7  R10 = 0x3eb0b0b1  R11 = 0x3edcdcdd;
    expect lane 6 R8 = 0x3ee6801a  R9 = 0x3ee6801a  R10 = 0x00000000  R11 = 0x3ed9a673;
    expect lane 7 R8 = 0x3eececed  R9 = 0x3ed9a673  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ed4d4d5  R9 = 0x3ea8a8a9  R10 = 0x3ed4d4d5  R11 = 0x3ea8a8a9;
    expect lane 9 R8 = 0x3f169697  R9 = 0x3ebebebf  R10 = 0x3f169697  R11 = 0x3ebebebf;
    expect lane 10 R8 = 0x3e996633  R9 = 0x3f0a23bd  R10 = 0x3f800000  R11 = 0x3f0a23bd;
    expect lane 11 R8 = 0x00000000  R9 = 0x3eeb51b8  R10 = 0x3eeb51b8  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3ebc734f  R9 = 0x3ee4089b  R10 = 0x3e5a916d  R11 = 0x3ee4089b;
    expect lane 13 R8 = 0x3d70f0f1  R9 = 0x3d70f0f1  R10 = 0x3f19999a  R11 = 0x3d70f0f1;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3e9fd306;
    expect lane 15 R8 = 0x00000000  R9 = 0x3ee6801a  R10 = 0x3ec32990  R11 = 0x3e9fd306;
    expect lane 16 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 17 R8 = 0x3f43c3c4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f43c3c4;
    expect lane 18 R8 = 0x3f038384  R9 = 0x3f109091  R10 = 0x3f038384  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3f37b7b8  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f1d9d9e;
    expect lane 20 R8 = 0x3e503df5  R9 = 0x3efc20b3  R10 = 0x3e063d19  R11 = 0x3d70f0f1;
    expect lane 21 R8 = 0x3eb21fd7  R9 = 0x3eb21fd7  R10 = 0x3f109091  R11 = 0x3efc20b3;
    expect lane 22 R8 = 0x3e50d0d1  R9 = 0x3e808081  R10 = 0x3de0e0e1  R11 = 0x3e808081;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3e808081  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 24 R8 = 0x3e8b66d5  R9 = 0x3f0f8f90  R10 = 0x3e5bb725  R11 = 0x3e5bb725;
    expect lane 25 R8 = 0x3f00c9ef  R9 = 0x3e8b66d5  R10 = 0x3e8b66d5  R11 = 0x3f0f8f90;
    expect lane 26 R8 = 0x3eeeeeef  R9 = 0x3f0cbff3  R10 = 0x3f22086f  R11 = 0x3f176431;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f0cbff3  R10 = 0x3f800000  R11 = 0x3f176431;
    expect lane 28 R8 = 0x3f1dc255  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3ee45209;
    expect lane 29 R8 = 0x3f1dc255  R9 = 0x3f74f4f5  R10 = 0x3f495ba5  R11 = 0x3f74f4f5;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3ef55bc2  R10 = 0x3f27a7a8  R11 = 0x3f05ec53;
    expect lane 31 R8 = 0x3f27a7a8  R9 = 0x3f800000  R10 = 0x3edededf  R11 = 0x3ef55bc2;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e60e0e1  R9 = 0x3e929293  R10 = 0x3e60e0e1  R11 = 0x3e929293;
    expect lane 1 R8 = 0x3e808081  R9 = 0x3e40c0c1  R10 = 0x3e808081  R11 = 0x3e60e0e1;
    expect lane 2 R8 = 0x3f3fbfc0  R9 = 0x3f36b6b7  R10 = 0x3f53d3d4  R11 = 0x3f36b6b7;
    expect lane 3 R8 = 0x3f49c9ca  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f3fbfc0;
    expect lane 4 R8 = 0x3e60e0e1  R9 = 0x3e70f0f1  R10 = 0x3e60e0e1  R11 = 0x3e70f0f1;
    expect lane 5 R8 = 0x3e70f0f1  R9 = 0x3e8a8a8b  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 6 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3e9e9e9f  R10 = 0x3dc0c0c1  R11 = 0x3f068687;
    expect lane 9 R8 = 0x3f3ebebf  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3f32b2b3  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3f159596;
    expect lane 11 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3ebababb  R11 = 0x3f32b2b3;
    expect lane 12 R8 = 0x3f67e7e8  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3f67e7e8;
    expect lane 13 R8 = 0x3f67e7e8  R9 = 0x3d40c0c1  R10 = 0x3d40c0c1  R11 = 0x3eaaaaab;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 15 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 16 R8 = 0x3ec2c2c3  R9 = 0x3efafafb  R10 = 0x3ec2c2c3  R11 = 0x3e8a8a8b;
    expect lane 17 R8 = 0x3f1a9a9b  R9 = 0x3ec2c2c3  R10 = 0x3e8a8a8b  R11 = 0x3f1a9a9b;
    expect lane 18 R8 = 0x3e50d0d1  R9 = 0x3f139394  R10 = 0x3ec6c6c7  R11 = 0x3f139394;
    expect lane 19 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e50d0d1  R11 = 0x3f139394;
    expect lane 20 R8 = 0x3e70f0f1  R9 = 0x3ed4d4d5  R10 = 0x3f189899  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3ed4d4d5  R9 = 0x3e70f0f1  R10 = 0x3ed4d4d5  R11 = 0x3e70f0f1;
    expect lane 22 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 23 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 24 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f54d4d5  R11 = 0x3f1e9e9f;
    expect lane 25 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 26 R8 = 0x3f67e7e8  R9 = 0x3f22a2a3  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 27 R8 = 0x3f67e7e8  R9 = 0x3f39b9ba  R10 = 0x3f22a2a3  R11 = 0x3f39b9ba;
    expect lane 28 R8 = 0x3ea2a2a3  R9 = 0x3f09898a  R10 = 0x3edadadb  R11 = 0x3ea2a2a3;
    expect lane 29 R8 = 0x3ea2a2a3  R9 = 0x3f26a6a7  R10 = 0x3f09898a  R11 = 0x3f09898a;
    expect lane 30 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 31 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3e40c0c1;
    expect lane 1 R8 = 0x3e929293  R9 = 0x3e40c0c1  R10 = 0x3e808081  R11 = 0x3e40c0c1;
    expect lane 2 R8 = 0x3f49c9ca  R9 = 0x3f49c9ca  R10 = 0x3f3fbfc0  R11 = 0x3f53d3d4;
    expect lane 3 R8 = 0x3f3fbfc0  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f49c9ca;
    expect lane 4 R8 = 0x3e60e0e1  R9 = 0x3e70f0f1  R10 = 0x3e8a8a8b  R11 = 0x3e70f0f1;
    expect lane 5 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e8a8a8b  R11 = 0x3e808081;
    expect lane 6 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3dc0c0c1  R11 = 0x3f3ebebf;
    expect lane 9 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 10 R8 = 0x3ebababb  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3ef2f2f3;
    expect lane 11 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3ebababb  R11 = 0x3ef2f2f3;
    expect lane 12 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3f1e9e9f  R11 = 0x3f67e7e8;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x3d40c0c1  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 15 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 16 R8 = 0x3ec2c2c3  R9 = 0x3efafafb  R10 = 0x3f1a9a9b  R11 = 0x3ec2c2c3;
    expect lane 17 R8 = 0x3ec2c2c3  R9 = 0x3f1a9a9b  R10 = 0x3ec2c2c3  R11 = 0x3e8a8a8b;
    expect lane 18 R8 = 0x3f43c3c4  R9 = 0x3ec6c6c7  R10 = 0x3e50d0d1  R11 = 0x3f139394;
    expect lane 19 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 20 R8 = 0x3ed4d4d5  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3ed4d4d5;
    expect lane 21 R8 = 0x3f47c7c8  R9 = 0x3ed4d4d5  R10 = 0x3f189899  R11 = 0x3f47c7c8;
    expect lane 22 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 23 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 24 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 25 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f54d4d5  R11 = 0x3f39b9ba;
    expect lane 26 R8 = 0x3f67e7e8  R9 = 0x3f22a2a3  R10 = 0x3f39b9ba  R11 = 0x3f67e7e8;
    expect lane 27 R8 = 0x3f39b9ba  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f67e7e8;
    expect lane 28 R8 = 0x3ea2a2a3  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f09898a;
    expect lane 29 R8 = 0x3f26a6a7  R9 = 0x3ea2a2a3  R10 = 0x3f09898a  R11 = 0x3ea2a2a3;
    expect lane 30 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 31 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
}

warp 10 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 2 R8 = 0x3e44c4c5  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 8 R8 = 0x3e78f8f9  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e78f8f9;
    expect lane 9 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3e78f8f9  R11 = 0x3e888889;
    expect lane 10 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f61e1e2  R9 = 0x3f67e7e8  R10 = 0x3f61e1e2  R11 = 0x3f64e4e5;
    expect lane 12 R8 = 0x3f61e1e2  R9 = 0x3f77f7f8  R10 = 0x3f4bcbcc  R11 = 0x3f61e1e2;
    expect lane 13 R8 = 0x3f4bcbcc  R9 = 0x3f77f7f8  R10 = 0x3f61e1e2  R11 = 0x3f77f7f8;
    expect lane 14 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 16 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3e64e4e5  R11 = 0x3eb4b4b5;
    expect lane 17 R8 = 0x3eb4b4b5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f58d8d9  R10 = 0x3f58d8d9  R11 = 0x3f32b2b3;
    expect lane 19 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f58d8d9  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f2cacad  R9 = 0x3f2cacad  R10 = 0x3f2cacad  R11 = 0x3f0c8c8d;
    expect lane 21 R8 = 0x3f1c9c9d  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 22 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 23 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 24 R8 = 0x3f2cacad  R9 = 0x3f149495  R10 = 0x3f45c5c6  R11 = 0x3f149495;
    expect lane 25 R8 = 0x3f45c5c6  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f149495;
    expect lane 26 R8 = 0x3f4ececf  R9 = 0x3f800000  R10 = 0x3f4ececf  R11 = 0x3f6eeeef;
    expect lane 27 R8 = 0x3f6eeeef  R9 = 0x3f5ededf  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 28 R8 = 0x3f048485  R9 = 0x3ebababb  R10 = 0x3f048485  R11 = 0x3ebababb;
    expect lane 29 R8 = 0x3f048485  R9 = 0x3ebababb  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 30 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 31 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
}

warp 11 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3e44c4c5  R10 = 0x3dc0c0c1  R11 = 0x3e44c4c5;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e949495  R11 = 0x3e44c4c5;
    expect lane 4 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 8 R8 = 0x3e78f8f9  R9 = 0x3e949495  R10 = 0x3e64e4e5  R11 = 0x3e78f8f9;
    expect lane 9 R8 = 0x3e78f8f9  R9 = 0x3e64e4e5  R10 = 0x3e78f8f9  R11 = 0x3e78f8f9;
    expect lane 10 R8 = 0x3f64e4e5  R9 = 0x3f64e4e5  R10 = 0x3f61e1e2  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f64e4e5  R9 = 0x3f61e1e2  R10 = 0x3f61e1e2  R11 = 0x3f5ededf;
    expect lane 12 R8 = 0x3f61e1e2  R9 = 0x3f61e1e2  R10 = 0x3f61e1e2  R11 = 0x3f35b5b6;
    expect lane 13 R8 = 0x3f4bcbcc  R9 = 0x3f61e1e2  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 14 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 16 R8 = 0x3f1c9c9d  R9 = 0x3ef6f6f7  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 17 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3ef6f6f7  R11 = 0x3eb4b4b5;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f32b2b3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f32b2b3  R9 = 0x3f800000  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 20 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 21 R8 = 0x3f1c9c9d  R9 = 0x3f0c8c8d  R10 = 0x3f2cacad  R11 = 0x3f3dbdbe;
    expect lane 22 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 23 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 24 R8 = 0x3f5ededf  R9 = 0x3f149495  R10 = 0x3f2cacad  R11 = 0x3f5ededf;
    expect lane 25 R8 = 0x3f45c5c6  R9 = 0x3f2cacad  R10 = 0x3f5ededf  R11 = 0x3f45c5c6;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f4ececf;
    expect lane 27 R8 = 0x3f6eeeef  R9 = 0x3f4ececf  R10 = 0x3f5ededf  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f048485  R9 = 0x3e58d8d9  R10 = 0x3f048485  R11 = 0x3e58d8d9;
    expect lane 29 R8 = 0x3ebababb  R9 = 0x3e58d8d9  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 30 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 31 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
}

warp 12 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e38b8b9  R9 = 0x3e50d0d1  R10 = 0x3e44c4c5  R11 = 0x3e38b8b9;
    expect lane 1 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e38b8b9;
    expect lane 2 R8 = 0x3f70f0f1  R9 = 0x3f69e9ea  R10 = 0x3f63e3e4  R11 = 0x3f70f0f1;
    expect lane 3 R8 = 0x3f69e9ea  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 4 R8 = 0x3e20a0a1  R9 = 0x3e109091  R10 = 0x3e20a0a1  R11 = 0x3e109091;
    expect lane 5 R8 = 0x3e109091  R9 = 0x3e20a0a1  R10 = 0x3e109091  R11 = 0x3e20a0a1;
    expect lane 6 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 7 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f67e7e8;
    expect lane 9 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f57d7d8;
    expect lane 10 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 11 R8 = 0x3f21a1a2  R9 = 0x3ef2f2f3  R10 = 0x3f21a1a2  R11 = 0x3f0d8d8e;
    expect lane 12 R8 = 0x3d60e0e1  R9 = 0x3d40c0c1  R10 = 0x3d888889  R11 = 0x3d60e0e1;
    expect lane 13 R8 = 0x3d888889  R9 = 0x3d40c0c1  R10 = 0x3d60e0e1  R11 = 0x3d40c0c1;
    expect lane 14 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 15 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 16 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f67e7e8  R11 = 0x3f32b2b3;
    expect lane 17 R8 = 0x3f32b2b3  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 18 R8 = 0x3f0e8e8f  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f088889;
    expect lane 19 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f028283  R11 = 0x3efafafb;
    expect lane 20 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3c808081;
    expect lane 21 R8 = 0x3e9a9a9b  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 22 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 23 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 24 R8 = 0x3f1a9a9b  R9 = 0x3f63e3e4  R10 = 0x3ea2a2a3  R11 = 0x3f63e3e4;
    expect lane 25 R8 = 0x3ea2a2a3  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f63e3e4;
    expect lane 26 R8 = 0x3f3ababb  R9 = 0x3d40c0c1  R10 = 0x3f3ababb  R11 = 0x3e8c8c8d;
    expect lane 27 R8 = 0x3e8c8c8d  R9 = 0x3f008081  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 28 R8 = 0x3eeaeaeb  R9 = 0x3f1d9d9e  R10 = 0x3eeaeaeb  R11 = 0x3f1d9d9e;
    expect lane 29 R8 = 0x3eeaeaeb  R9 = 0x3f1d9d9e  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 30 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 31 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
}

warp 13 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e38b8b9  R9 = 0x3e44c4c5  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 1 R8 = 0x3e30b0b1  R9 = 0x3e38b8b9  R10 = 0x3e38b8b9  R11 = 0x3e44c4c5;
    expect lane 2 R8 = 0x3f69e9ea  R9 = 0x3f70f0f1  R10 = 0x3f69e9ea  R11 = 0x3f70f0f1;
    expect lane 3 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f77f7f8  R11 = 0x3f70f0f1;
    expect lane 4 R8 = 0x3e109091  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3de0e0e1;
    expect lane 5 R8 = 0x3e20a0a1  R9 = 0x3e008081  R10 = 0x3e20a0a1  R11 = 0x3e008081;
    expect lane 6 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 7 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3f47c7c8  R10 = 0x3f77f7f8  R11 = 0x3f67e7e8;
    expect lane 9 R8 = 0x3f67e7e8  R9 = 0x3f77f7f8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 10 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3f21a1a2  R11 = 0x3ef2f2f3;
    expect lane 11 R8 = 0x3f0d8d8e  R9 = 0x3f21a1a2  R10 = 0x3f21a1a2  R11 = 0x3f36b6b7;
    expect lane 12 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3da0a0a1;
    expect lane 13 R8 = 0x3d888889  R9 = 0x3d60e0e1  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 14 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 15 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 16 R8 = 0x3e929293  R9 = 0x3efafafb  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 17 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3efafafb  R11 = 0x3f32b2b3;
    expect lane 18 R8 = 0x3f0e8e8f  R9 = 0x3f088889  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 19 R8 = 0x3f088889  R9 = 0x3efafafb  R10 = 0x3f088889  R11 = 0x3f088889;
    expect lane 20 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 21 R8 = 0x3e9a9a9b  R9 = 0x3c808081  R10 = 0x3f169697  R11 = 0x3f5fdfe0;
    expect lane 22 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 23 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 24 R8 = 0x3d008081  R9 = 0x3f63e3e4  R10 = 0x3f1a9a9b  R11 = 0x3d008081;
    expect lane 25 R8 = 0x3ea2a2a3  R9 = 0x3f1a9a9b  R10 = 0x3d008081  R11 = 0x3ea2a2a3;
    expect lane 26 R8 = 0x3d40c0c1  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3f3ababb;
    expect lane 27 R8 = 0x3e8c8c8d  R9 = 0x3f3ababb  R10 = 0x3f008081  R11 = 0x3d40c0c1;
    expect lane 28 R8 = 0x3eeaeaeb  R9 = 0x3f46c6c7  R10 = 0x3eeaeaeb  R11 = 0x3f46c6c7;
    expect lane 29 R8 = 0x3f1d9d9e  R9 = 0x3f46c6c7  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 30 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 31 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
}

warp 14 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ef6f6f7  R9 = 0x3dc0c0c1  R10 = 0x3e929293  R11 = 0x3ef6f6f7;
    expect lane 1 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3ef6f6f7;
    expect lane 2 R8 = 0x3f3dbdbe  R9 = 0x3f2cacad  R10 = 0x3f1c9c9d  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x3f2cacad  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 4 R8 = 0x3ec6c6c7  R9 = 0x3e888889  R10 = 0x3ec6c6c7  R11 = 0x3e888889;
    expect lane 5 R8 = 0x3e888889  R9 = 0x3ec6c6c7  R10 = 0x3e888889  R11 = 0x3ec6c6c7;
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 7 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 11 R8 = 0x3ecacacb  R9 = 0x3ed6d6d7  R10 = 0x3ecacacb  R11 = 0x3ed0d0d1;
    expect lane 12 R8 = 0x3f5bdbdc  R9 = 0x3f5ededf  R10 = 0x3f58d8d9  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f58d8d9  R9 = 0x3f5ededf  R10 = 0x3f5bdbdc  R11 = 0x3f5ededf;
    expect lane 14 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 15 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 16 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3f35b5b6  R11 = 0x3f0b8b8c;
    expect lane 17 R8 = 0x3f0b8b8c  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 18 R8 = 0x3f77f7f8  R9 = 0x3eaeaeaf  R10 = 0x3eaeaeaf  R11 = 0x3f27a7a8;
    expect lane 19 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3eaeaeaf  R11 = 0x3d008081;
    expect lane 20 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3eb4b4b5;
    expect lane 21 R8 = 0x3f0b8b8c  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 22 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 23 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 24 R8 = 0x3efcfcfd  R9 = 0x3eb4b4b5  R10 = 0x3f22a2a3  R11 = 0x3eb4b4b5;
    expect lane 25 R8 = 0x3f22a2a3  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3eb4b4b5;
    expect lane 26 R8 = 0x3ee6e6e7  R9 = 0x3f46c6c7  R10 = 0x3ee6e6e7  R11 = 0x3f2aaaab;
    expect lane 27 R8 = 0x3f2aaaab  R9 = 0x3f0e8e8f  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 28 R8 = 0x3e949495  R9 = 0x3e64e4e5  R10 = 0x3e949495  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3e949495  R9 = 0x3e64e4e5  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 30 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 31 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
}

warp 15 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ef6f6f7  R9 = 0x3e929293  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3e929293;
    expect lane 2 R8 = 0x3f2cacad  R9 = 0x3f3dbdbe  R10 = 0x3f2cacad  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f4ececf  R11 = 0x3f3dbdbe;
    expect lane 4 R8 = 0x3e888889  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3d008081;
    expect lane 5 R8 = 0x3ec6c6c7  R9 = 0x3e189899  R10 = 0x3ec6c6c7  R11 = 0x3e189899;
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 7 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3ecacacb  R11 = 0x3ed6d6d7;
    expect lane 11 R8 = 0x3ed0d0d1  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3ec6c6c7;
    expect lane 12 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f56d6d7;
    expect lane 13 R8 = 0x3f58d8d9  R9 = 0x3f5bdbdc  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 14 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 15 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 16 R8 = 0x3e64e4e5  R9 = 0x3ec4c4c5  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 17 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3ec4c4c5  R11 = 0x3f0b8b8c;
    expect lane 18 R8 = 0x3f77f7f8  R9 = 0x3f27a7a8  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 19 R8 = 0x3f27a7a8  R9 = 0x3d008081  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 20 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 21 R8 = 0x3f0b8b8c  R9 = 0x3eb4b4b5  R10 = 0x3f3dbdbe  R11 = 0x3f6feff0;
    expect lane 22 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 23 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 24 R8 = 0x3f46c6c7  R9 = 0x3eb4b4b5  R10 = 0x3efcfcfd  R11 = 0x3f46c6c7;
    expect lane 25 R8 = 0x3f22a2a3  R9 = 0x3efcfcfd  R10 = 0x3f46c6c7  R11 = 0x3f22a2a3;
    expect lane 26 R8 = 0x3f46c6c7  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3ee6e6e7;
    expect lane 27 R8 = 0x3f2aaaab  R9 = 0x3ee6e6e7  R10 = 0x3f0e8e8f  R11 = 0x3f46c6c7;
    expect lane 28 R8 = 0x3e949495  R9 = 0x3e20a0a1  R10 = 0x3e949495  R11 = 0x3e20a0a1;
    expect lane 29 R8 = 0x3e64e4e5  R9 = 0x3e20a0a1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 30 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 31 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
}

warp 16 { # A, row 2
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 1 R8 = 0x3f74f4f5  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f5f7913  R9 = 0x3f5f7913  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f590c3f  R9 = 0x3f590c3f  R10 = 0x00000000  R11 = 0x3f5f7913;
    expect lane 4 R8 = 0x3f541d42  R9 = 0x3f1c77e6  R10 = 0x3f00a538  R11 = 0x3f00a538;
    expect lane 5 R8 = 0x3f00a538  R9 = 0x3f1c77e6  R10 = 0x3e91ffb7  R11 = 0x3f6feff0;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f452b92  R10 = 0x3f69b683  R11 = 0x3f7bfbfc;
    expect lane 7 R8 = 0x3f32e619  R9 = 0x3f69b683  R10 = 0x3f20a0a1  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ed4d4d5  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3efb4469;
    expect lane 9 R8 = 0x3efb4469  R9 = 0x3ee80c9f  R10 = 0x3ee80c9f  R11 = 0x3f10d9ff;
    expect lane 10 R8 = 0x3f2a7744  R9 = 0x3f1c9c9d  R10 = 0x3f462c93  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f2a7744  R9 = 0x3f800000  R10 = 0x3f61e1e2  R11 = 0x3f462c93;
    expect lane 12 R8 = 0x3c9c09c1  R9 = 0x3d6a0ea1  R10 = 0x3c1c09c1  R11 = 0x3c1c09c1;
    expect lane 13 R8 = 0x3c9c09c1  R9 = 0x3d1c09c1  R10 = 0x3d6a0ea1  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e47fb2e  R9 = 0x3e15622f  R10 = 0x3dc5925f  R11 = 0x3e15622f;
    expect lane 15 R8 = 0x3e15622f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3d40c0c1;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 17 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 18 R8 = 0x3f6046ad  R9 = 0x3f6046ad  R10 = 0x3f5fdfe0  R11 = 0x3f60ad7a;
    expect lane 19 R8 = 0x3f617b15  R9 = 0x3f611447  R10 = 0x00000000  R11 = 0x3f5fdfe0;
    expect lane 20 R8 = 0x3f6f13a6  R9 = 0x3f6f13a6  R10 = 0x3f6ba27e  R11 = 0x3f683156;
    expect lane 21 R8 = 0x3f6f13a6  R9 = 0x3f7284ce  R10 = 0x3f683156  R11 = 0x3f7284ce;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3e44c4c5  R10 = 0x00000000  R11 = 0x3e64e4e5;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3e8a8a8b  R10 = 0x3e828283  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f32448e  R9 = 0x3f311ed6  R10 = 0x3f2ed366  R11 = 0x3f311ed6;
    expect lane 25 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f35b5b6  R11 = 0x3f311ed6;
    expect lane 26 R8 = 0x3d472d94  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3d64174a;
    expect lane 27 R8 = 0x3d0d5a27  R9 = 0x3f800000  R10 = 0x3d2a43dd  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ef8f8f9  R9 = 0x3f4acacb  R10 = 0x3f09898a  R11 = 0x3f09898a;
    expect lane 29 R8 = 0x3edededf  R9 = 0x3f4acacb  R10 = 0x3f30b0b1  R11 = 0x3f30b0b1;
    expect lane 30 R8 = 0x3f49fd30  R9 = 0x3f66e6e7  R10 = 0x3f4059f4  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f53a06d  R9 = 0x3f5d43aa  R10 = 0x3f36b6b7  R11 = 0x3f49fd30;
}

warp 17 { # A, row 2
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x00000000  R11 = 0x3f74f4f5;
    expect lane 1 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f529f6c  R11 = 0x3f5f7913;
    expect lane 3 R8 = 0x3f65e5e6  R9 = 0x3f590c3f  R10 = 0x3f65e5e6  R11 = 0x3f590c3f;
    expect lane 4 R8 = 0x3e34b4b5  R9 = 0x3f00a538  R10 = 0x3ec9a513  R11 = 0x3e34b4b5;
    expect lane 5 R8 = 0x3e34b4b5  R9 = 0x3f1c77e6  R10 = 0x3f384a94  R11 = 0x3e34b4b5;
    expect lane 6 R8 = 0x3f20a0a1  R9 = 0x3f57710b  R10 = 0x00000000  R11 = 0x3f32e619;
    expect lane 7 R8 = 0x3f7bfbfc  R9 = 0x3f800000  R10 = 0x3f7bfbfc  R11 = 0x3f32e619;
    expect lane 8 R8 = 0x3efb4469  R9 = 0x3f2dadae  R10 = 0x3f073e1a  R11 = 0x3f1a75e4;
    expect lane 9 R8 = 0x3ee80c9f  R9 = 0x3f2dadae  R10 = 0x3f1a75e4  R11 = 0x3ed4d4d5;
    expect lane 10 R8 = 0x3f2a7744  R9 = 0x3f2a7744  R10 = 0x3f61e1e2  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f3851ec  R9 = 0x3f3851ec  R10 = 0x3f54073a  R11 = 0x3f54073a;
    expect lane 12 R8 = 0x3c9c09c1  R9 = 0x3d6a0ea1  R10 = 0x3d888889  R11 = 0x3c9c09c1;
    expect lane 13 R8 = 0x3c1c09c1  R9 = 0x3d430c31  R10 = 0x3cea0ea1  R11 = 0x3d888889;
    expect lane 14 R8 = 0x3e7a942e  R9 = 0x3e969697  R10 = 0x3e969697  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3dc5925f  R10 = 0x3dc5925f  R11 = 0x3e969697;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 17 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x00000000  R11 = 0x3f0b8b8c;
    expect lane 18 R8 = 0x3f611447  R9 = 0x3f60ad7a  R10 = 0x3f6046ad  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f60ad7a  R9 = 0x3f6046ad  R10 = 0x00000000  R11 = 0x3f611447;
    expect lane 20 R8 = 0x3f7284ce  R9 = 0x3f7284ce  R10 = 0x3f6f13a6  R11 = 0x3f683156;
    expect lane 21 R8 = 0x3f614f06  R9 = 0x3f683156  R10 = 0x3f75f5f6  R11 = 0x3f5dddde;
    expect lane 22 R8 = 0x3e54d4d5  R9 = 0x3e828283  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3e64e4e5  R10 = 0x3e828283  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3f2ed366  R9 = 0x3f311ed6  R10 = 0x3f336a46  R11 = 0x3f2ff91e;
    expect lane 25 R8 = 0x3f311ed6  R9 = 0x3f35b5b6  R10 = 0x3f311ed6  R11 = 0x3f35b5b6;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3d472d94  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3d472d94  R9 = 0x3d2a43dd  R10 = 0x3d2a43dd  R11 = 0x3d472d94;
    expect lane 28 R8 = 0x3f4acacb  R9 = 0x3f30b0b1  R10 = 0x3f09898a  R11 = 0x3edededf;
    expect lane 29 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f3dbdbe  R11 = 0x3ef8f8f9;
    expect lane 30 R8 = 0x3f36b6b7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3f66e6e7  R9 = 0x3f49fd30  R10 = 0x3f49fd30  R11 = 0x3f36b6b7;
}

warp 18 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3f149495  R9 = 0x3ef6f6f7  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 3 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3ec4c4c5  R11 = 0x3f149495;
    expect lane 4 R8 = 0x3e24a4a5  R9 = 0x3ec6c6c7  R10 = 0x3e70f0f1  R11 = 0x3e9e9e9f;
    expect lane 5 R8 = 0x3e9e9e9f  R9 = 0x3e70f0f1  R10 = 0x3e24a4a5  R11 = 0x3e9e9e9f;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 8 R8 = 0x3f25a5a6  R9 = 0x3ef2f2f3  R10 = 0x3f25a5a6  R11 = 0x3ef2f2f3;
    expect lane 9 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 10 R8 = 0x3f119192  R9 = 0x3ef6f6f7  R10 = 0x3f119192  R11 = 0x3f3dbdbe;
    expect lane 11 R8 = 0x3f27a7a8  R9 = 0x3f119192  R10 = 0x3ef6f6f7  R11 = 0x3f3dbdbe;
    expect lane 12 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f0c8c8d  R11 = 0x3f27a7a8;
    expect lane 13 R8 = 0x3f0c8c8d  R9 = 0x3f42c2c3  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ebebebf  R11 = 0x3e64e4e5;
    expect lane 17 R8 = 0x3e989899  R9 = 0x3e64e4e5  R10 = 0x3ebebebf  R11 = 0x3ee6e6e7;
    expect lane 18 R8 = 0x3f2dadae  R9 = 0x3f21a1a2  R10 = 0x3f2dadae  R11 = 0x3f1c9c9d;
    expect lane 19 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f2dadae;
    expect lane 20 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f46c6c7  R11 = 0x3e949495;
    expect lane 21 R8 = 0x3f46c6c7  R9 = 0x3f1c9c9d  R10 = 0x3e949495  R11 = 0x3f1c9c9d;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3f27a7a8  R9 = 0x3ef6f6f7  R10 = 0x3f27a7a8  R11 = 0x3f53d3d4;
    expect lane 25 R8 = 0x3f27a7a8  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 26 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x3db0b0b1  R11 = 0x3d30b0b1;
    expect lane 27 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 28 R8 = 0x3d808081  R9 = 0x3f4ececf  R10 = 0x3f0e8e8f  R11 = 0x3e9e9e9f;
    expect lane 29 R8 = 0x3d808081  R9 = 0x3e9e9e9f  R10 = 0x3d808081  R11 = 0x3f4ececf;
    expect lane 30 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 31 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
}

warp 19 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3f149495  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3e949495;
    expect lane 3 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 4 R8 = 0x3e70f0f1  R9 = 0x3ec6c6c7  R10 = 0x3e9e9e9f  R11 = 0x3ec6c6c7;
    expect lane 5 R8 = 0x3e9e9e9f  R9 = 0x3e24a4a5  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 8 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3e9a9a9b;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x3ef2f2f3  R10 = 0x3e9a9a9b  R11 = 0x3f25a5a6;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f27a7a8  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 11 R8 = 0x3f119192  R9 = 0x3ef6f6f7  R10 = 0x3f119192  R11 = 0x3f27a7a8;
    expect lane 12 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 13 R8 = 0x3f42c2c3  R9 = 0x3f5ededf  R10 = 0x3f27a7a8  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3e64e4e5  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3e989899;
    expect lane 17 R8 = 0x3e64e4e5  R9 = 0x3ee6e6e7  R10 = 0x3e989899  R11 = 0x3e64e4e5;
    expect lane 18 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f21a1a2  R11 = 0x3f1c9c9d;
    expect lane 19 R8 = 0x3f1c9c9d  R9 = 0x3f2dadae  R10 = 0x3f1c9c9d  R11 = 0x3f21a1a2;
    expect lane 20 R8 = 0x3ee6e6e7  R9 = 0x3f1c9c9d  R10 = 0x3ee6e6e7  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3f1c9c9d  R9 = 0x3ee6e6e7  R10 = 0x3f46c6c7  R11 = 0x3f1c9c9d;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f53d3d4;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3d30b0b1  R9 = 0x3db0b0b1  R10 = 0x3e048485  R11 = 0x3db0b0b1;
    expect lane 27 R8 = 0x3d30b0b1  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x3d30b0b1;
    expect lane 28 R8 = 0x3d808081  R9 = 0x3f0e8e8f  R10 = 0x3e9e9e9f  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f4ececf  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f4ececf;
    expect lane 30 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 31 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
}

warp 20 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f6bebec  R9 = 0x3dc0c0c1  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 1 R8 = 0x3dc0c0c1  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f24a4a5;
    expect lane 2 R8 = 0x3f73f3f4  R9 = 0x3f5ededf  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 3 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f4acacb  R11 = 0x3f73f3f4;
    expect lane 4 R8 = 0x3f5bdbdc  R9 = 0x3eeaeaeb  R10 = 0x3f39b9ba  R11 = 0x3f179798;
    expect lane 5 R8 = 0x3f179798  R9 = 0x3f39b9ba  R10 = 0x3f5bdbdc  R11 = 0x3f179798;
    expect lane 6 R8 = 0x3e30b0b1  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 7 R8 = 0x3e30b0b1  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 8 R8 = 0x3c808081  R9 = 0x3e4ccccd  R10 = 0x3c808081  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 10 R8 = 0x3f2eaeaf  R9 = 0x3f129293  R10 = 0x3f2eaeaf  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f4acacb  R9 = 0x3f2eaeaf  R10 = 0x3f129293  R11 = 0x3f67e7e8;
    expect lane 12 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3e9a9a9b  R11 = 0x3ec4c4c5;
    expect lane 13 R8 = 0x3e9a9a9b  R9 = 0x3ef0f0f1  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 14 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 16 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3ea0a0a1  R11 = 0x3d008081;
    expect lane 17 R8 = 0x3e30b0b1  R9 = 0x3d008081  R10 = 0x3ea0a0a1  R11 = 0x3eeaeaeb;
    expect lane 18 R8 = 0x3f26a6a7  R9 = 0x3f169697  R10 = 0x3f26a6a7  R11 = 0x3f0e8e8f;
    expect lane 19 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f26a6a7;
    expect lane 20 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6bebec  R11 = 0x3f6feff0;
    expect lane 21 R8 = 0x3f6bebec  R9 = 0x3f6ceced  R10 = 0x3f6feff0  R11 = 0x3f6ceced;
    expect lane 22 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 23 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 24 R8 = 0x3f038384  R9 = 0x3f129293  R10 = 0x3f038384  R11 = 0x3ee8e8e9;
    expect lane 25 R8 = 0x3f038384  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 26 R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3f4ccccd  R11 = 0x3f49c9ca;
    expect lane 27 R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3f4fcfd0  R11 = 0x3f47c7c8;
    expect lane 28 R8 = 0x3ec2c2c3  R9 = 0x3f26a6a7  R10 = 0x3f0f8f90  R11 = 0x3ef0f0f1;
    expect lane 29 R8 = 0x3ec2c2c3  R9 = 0x3ef0f0f1  R10 = 0x3ec2c2c3  R11 = 0x3f26a6a7;
    expect lane 30 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 31 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
}

warp 21 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f6bebec  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 1 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f24a4a5  R11 = 0x3f6bebec;
    expect lane 2 R8 = 0x3f73f3f4  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f36b6b7;
    expect lane 3 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 4 R8 = 0x3f39b9ba  R9 = 0x3eeaeaeb  R10 = 0x3f179798  R11 = 0x3eeaeaeb;
    expect lane 5 R8 = 0x3f179798  R9 = 0x3f5bdbdc  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 6 R8 = 0x3e30b0b1  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 7 R8 = 0x3e30b0b1  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3ec4c4c5;
    expect lane 9 R8 = 0x3ec4c4c5  R9 = 0x3e4ccccd  R10 = 0x3ec4c4c5  R11 = 0x3c808081;
    expect lane 10 R8 = 0x3f67e7e8  R9 = 0x3f4acacb  R10 = 0x3f129293  R11 = 0x3f129293;
    expect lane 11 R8 = 0x3f2eaeaf  R9 = 0x3f129293  R10 = 0x3f2eaeaf  R11 = 0x3f4acacb;
    expect lane 12 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 13 R8 = 0x3ef0f0f1  R9 = 0x3f0e8e8f  R10 = 0x3ec4c4c5  R11 = 0x3e9a9a9b;
    expect lane 14 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 16 R8 = 0x3d008081  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 17 R8 = 0x3d008081  R9 = 0x3eeaeaeb  R10 = 0x3e30b0b1  R11 = 0x3d008081;
    expect lane 18 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f169697  R11 = 0x3f0e8e8f;
    expect lane 19 R8 = 0x3f0e8e8f  R9 = 0x3f26a6a7  R10 = 0x3f0e8e8f  R11 = 0x3f169697;
    expect lane 20 R8 = 0x3f6dedee  R9 = 0x3f6ceced  R10 = 0x3f6dedee  R11 = 0x3f6bebec;
    expect lane 21 R8 = 0x3f6ceced  R9 = 0x3f6dedee  R10 = 0x3f6bebec  R11 = 0x3f6ceced;
    expect lane 22 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 23 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 24 R8 = 0x3ecacacb  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3ee8e8e9;
    expect lane 25 R8 = 0x3ecacacb  R9 = 0x3f129293  R10 = 0x3f129293  R11 = 0x3ecacacb;
    expect lane 26 R8 = 0x3f49c9ca  R9 = 0x3f4ccccd  R10 = 0x3f4fcfd0  R11 = 0x3f4ccccd;
    expect lane 27 R8 = 0x3f49c9ca  R9 = 0x3f47c7c8  R10 = 0x3f4fcfd0  R11 = 0x3f49c9ca;
    expect lane 28 R8 = 0x3ec2c2c3  R9 = 0x3f0f8f90  R10 = 0x3ef0f0f1  R11 = 0x3f26a6a7;
    expect lane 29 R8 = 0x3f26a6a7  R9 = 0x3f0f8f90  R10 = 0x3f0f8f90  R11 = 0x3f26a6a7;
    expect lane 30 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 31 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
}

warp 22 { # B, row 3
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e048485  R9 = 0x3f5ededf  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3ec0c0c1;
    expect lane 2 R8 = 0x3e24a4a5  R9 = 0x3e949495  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 3 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3ed6d6d7  R11 = 0x3e24a4a5;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3e44c4c5  R10 = 0x3ebababb  R11 = 0x3e8e8e8f;
    expect lane 5 R8 = 0x3e8e8e8f  R9 = 0x3ebababb  R10 = 0x3ee6e6e7  R11 = 0x3e8e8e8f;
    expect lane 6 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 7 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 8 R8 = 0x3d808081  R9 = 0x3e828283  R10 = 0x3d808081  R11 = 0x3e828283;
    expect lane 9 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3e828283  R11 = 0x3e828283;
    expect lane 10 R8 = 0x3f63e3e4  R9 = 0x3f56d6d7  R10 = 0x3f63e3e4  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f71f1f2  R9 = 0x3f63e3e4  R10 = 0x3f56d6d7  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3e44c4c5  R11 = 0x3e70f0f1;
    expect lane 13 R8 = 0x3e44c4c5  R9 = 0x3e8e8e8f  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 14 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 15 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 16 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3e8e8e8f  R11 = 0x00000000;
    expect lane 17 R8 = 0x3e0c8c8d  R9 = 0x00000000  R10 = 0x3e8e8e8f  R11 = 0x3ed6d6d7;
    expect lane 18 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 19 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3ee6e6e7  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3ee6e6e7  R9 = 0x3f0e8e8f  R10 = 0x3f46c6c7  R11 = 0x3f0e8e8f;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f169697  R9 = 0x3f3dbdbe  R10 = 0x3f169697  R11 = 0x3ee0e0e1;
    expect lane 25 R8 = 0x3f169697  R9 = 0x3ee0e0e1  R10 = 0x3ee0e0e1  R11 = 0x3ee0e0e1;
    expect lane 26 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f71f1f2;
    expect lane 27 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f77f7f8  R11 = 0x3f6feff0;
    expect lane 28 R8 = 0x3d008081  R9 = 0x3ee6e6e7  R10 = 0x3e9e9e9f  R11 = 0x3e2cacad;
    expect lane 29 R8 = 0x3d008081  R9 = 0x3e2cacad  R10 = 0x3d008081  R11 = 0x3ee6e6e7;
    expect lane 30 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 31 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
}

warp 23 { # B, row 3
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e048485  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3ec0c0c1  R11 = 0x3e048485;
    expect lane 2 R8 = 0x3e24a4a5  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f0c8c8d;
    expect lane 3 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3ebababb  R9 = 0x3e44c4c5  R10 = 0x3e8e8e8f  R11 = 0x3e44c4c5;
    expect lane 5 R8 = 0x3e8e8e8f  R9 = 0x3ee6e6e7  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 6 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 7 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3ee6e6e7;
    expect lane 9 R8 = 0x3ee6e6e7  R9 = 0x3e828283  R10 = 0x3ee6e6e7  R11 = 0x3d808081;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f71f1f2  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 11 R8 = 0x3f63e3e4  R9 = 0x3f56d6d7  R10 = 0x3f63e3e4  R11 = 0x3f71f1f2;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 13 R8 = 0x3e8e8e8f  R9 = 0x3ea4a4a5  R10 = 0x3e70f0f1  R11 = 0x3e44c4c5;
    expect lane 14 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 15 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 16 R8 = 0x00000000  R9 = 0x3e0c8c8d  R10 = 0x3e0c8c8d  R11 = 0x3e0c8c8d;
    expect lane 17 R8 = 0x00000000  R9 = 0x3ed6d6d7  R10 = 0x3e0c8c8d  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 19 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 20 R8 = 0x3f2aaaab  R9 = 0x3f0e8e8f  R10 = 0x3f2aaaab  R11 = 0x3ee6e6e7;
    expect lane 21 R8 = 0x3f0e8e8f  R9 = 0x3f2aaaab  R10 = 0x3ee6e6e7  R11 = 0x3f0e8e8f;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3e949495  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3ee0e0e1;
    expect lane 25 R8 = 0x3e949495  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3e949495;
    expect lane 26 R8 = 0x3f71f1f2  R9 = 0x3f74f4f5  R10 = 0x3f77f7f8  R11 = 0x3f74f4f5;
    expect lane 27 R8 = 0x3f71f1f2  R9 = 0x3f6feff0  R10 = 0x3f77f7f8  R11 = 0x3f71f1f2;
    expect lane 28 R8 = 0x3d008081  R9 = 0x3e9e9e9f  R10 = 0x3e2cacad  R11 = 0x3ee6e6e7;
    expect lane 29 R8 = 0x3ee6e6e7  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3ee6e6e7;
    expect lane 30 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 31 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
}

warp 24 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 1 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f800000  R11 = 0x3f3ababb;
    expect lane 2 R8 = 0x3e909091  R9 = 0x00000000  R10 = 0x3e60e0e1  R11 = 0x3e60e0e1;
    expect lane 3 R8 = 0x3e6dba87  R9 = 0x3e6dba87  R10 = 0x3e8a23bd  R11 = 0x3e909091;
    expect lane 4 R8 = 0x3f2acf62  R9 = 0x3f2babac  R10 = 0x3f2b18d0  R11 = 0x3f2b18d0;
    expect lane 5 R8 = 0x3f2babac  R9 = 0x3f29f318  R10 = 0x3f2b623e  R11 = 0x3f2a3c86;
    expect lane 6 R8 = 0x3f38b8b9  R9 = 0x3f42c2c3  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f38b8b9  R9 = 0x3f42c2c3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d808081  R9 = 0x3e848485  R10 = 0x3e6c5a11  R11 = 0x3e6c5a11;
    expect lane 9 R8 = 0x3e164d29  R9 = 0x3e6c5a11  R10 = 0x3e32fc21  R11 = 0x3e4fab19;
    expect lane 10 R8 = 0x3f20d407  R9 = 0x3ecf9c69  R10 = 0x3f04511e  R11 = 0x3f3d56f1;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f59d9da  R11 = 0x3f3d56f1;
    expect lane 12 R8 = 0x3f24a4a5  R9 = 0x3efa1eb1  R10 = 0x3efa1eb1  R11 = 0x3f1e0bc3;
    expect lane 13 R8 = 0x3efa1eb1  R9 = 0x3f1772e1  R10 = 0x3f0a411d  R11 = 0x3f24a4a5;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f4ececf  R10 = 0x3f27db0e  R11 = 0x3f27db0e;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f00e74e  R11 = 0x3f4ececf;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 17 R8 = 0x3f63e3e4  R9 = 0x3f800000  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 18 R8 = 0x3f3e248b  R9 = 0x00000000  R10 = 0x3f57d7d8  R11 = 0x3f179798;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f3e248b  R10 = 0x3f57d7d8  R11 = 0x3f179798;
    expect lane 20 R8 = 0x3f179798  R9 = 0x3f083f1b  R10 = 0x3eb46b47  R11 = 0x3e95ba4d;
    expect lane 21 R8 = 0x3f083f1b  R9 = 0x3f083f1b  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 22 R8 = 0x3ef4f4f5  R9 = 0x3f800000  R10 = 0x3ee4e4e5  R11 = 0x00000000;
    expect lane 23 R8 = 0x3ec4c4c5  R9 = 0x3f800000  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 24 R8 = 0x3f6a580f  R9 = 0x3f6a580f  R10 = 0x3f36b6b7  R11 = 0x3f592247;
    expect lane 25 R8 = 0x3f508763  R9 = 0x3f508763  R10 = 0x3f592247  R11 = 0x3f72f2f3;
    expect lane 26 R8 = 0x3e088889  R9 = 0x3e008081  R10 = 0x3e189899  R11 = 0x3e189899;
    expect lane 27 R8 = 0x3e109091  R9 = 0x3f800000  R10 = 0x3e008081  R11 = 0x3de0e0e1;
    expect lane 28 R8 = 0x3e798bd5  R9 = 0x3e6ceced  R10 = 0x3e798bd5  R11 = 0x3e8c8c8d;
    expect lane 29 R8 = 0x3e8964d3  R9 = 0x3e6ceced  R10 = 0x3e733c61  R11 = 0x3e8964d3;
    expect lane 30 R8 = 0x3ecb3198  R9 = 0x3e38b8b9  R10 = 0x3ea63fd9  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3e814e1b  R9 = 0x3f800000  R10 = 0x3ef02357  R11 = 0x00000000;
}

warp 25 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 1 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x00000000  R11 = 0x3f3ababb;
    expect lane 2 R8 = 0x3e8a23bd  R9 = 0x3e60e0e1  R10 = 0x3e6dba87  R11 = 0x3e6dba87;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e83b6ea  R10 = 0x00000000  R11 = 0x3e83b6ea;
    expect lane 4 R8 = 0x3f2b18d0  R9 = 0x3f2b18d0  R10 = 0x3f2b18d0  R11 = 0x3f2a85f4;
    expect lane 5 R8 = 0x3f29f318  R9 = 0x3f29f318  R10 = 0x3f2a85f4  R11 = 0x3f29f318;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f42c2c3  R10 = 0x3f800000  R11 = 0x3f38b8b9;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f33b3b4  R10 = 0x00000000  R11 = 0x3f42c2c3;
    expect lane 8 R8 = 0x3e164d29  R9 = 0x3e164d29  R10 = 0x3df33c61  R11 = 0x3e6c5a11;
    expect lane 9 R8 = 0x3e32fc21  R9 = 0x3e32fc21  R10 = 0x3e848485  R11 = 0x3e4fab19;
    expect lane 10 R8 = 0x3ecf9c69  R9 = 0x00000000  R10 = 0x3f59d9da  R11 = 0x3f20d407;
    expect lane 11 R8 = 0x3e969697  R9 = 0x3f20d407  R10 = 0x3e969697  R11 = 0x3f04511e;
    expect lane 12 R8 = 0x3f0a411d  R9 = 0x3eececed  R10 = 0x3efa1eb1  R11 = 0x3f10d9ff;
    expect lane 13 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x3eececed  R11 = 0x3f03a83b;
    expect lane 14 R8 = 0x3edadadb  R9 = 0x3f00e74e  R10 = 0x3f800000  R11 = 0x3f00e74e;
    expect lane 15 R8 = 0x3f3b54ef  R9 = 0x3f00e74e  R10 = 0x3f14612e  R11 = 0x3f3b54ef;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 17 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f800000  R11 = 0x3f63e3e4;
    expect lane 18 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f179798  R11 = 0x3f57d7d8;
    expect lane 19 R8 = 0x3f57d7d8  R9 = 0x3f179798  R10 = 0x3f24713e  R11 = 0x3f179798;
    expect lane 20 R8 = 0x3f179798  R9 = 0x3f083f1b  R10 = 0x3ed31c41  R11 = 0x3e95ba4d;
    expect lane 21 R8 = 0x3eb46b47  R9 = 0x3e6e12a5  R10 = 0x3f179798  R11 = 0x3f083f1b;
    expect lane 22 R8 = 0x3f028283  R9 = 0x00000000  R10 = 0x3ef4f4f5  R11 = 0x3ef4f4f5;
    expect lane 23 R8 = 0x3ee4e4e5  R9 = 0x3ef4f4f5  R10 = 0x3ec4c4c5  R11 = 0x3f0a8a8b;
    expect lane 24 R8 = 0x3f36b6b7  R9 = 0x3f47ec7f  R10 = 0x3f592247  R11 = 0x3f508763;
    expect lane 25 R8 = 0x3f72f2f3  R9 = 0x3f508763  R10 = 0x3f508763  R11 = 0x3f61bd2b;
    expect lane 26 R8 = 0x00000000  R9 = 0x3e088889  R10 = 0x3e109091  R11 = 0x3e189899;
    expect lane 27 R8 = 0x3e088889  R9 = 0x3de0e0e1  R10 = 0x3df0f0f1  R11 = 0x3e189899;
    expect lane 28 R8 = 0x3e863d19  R9 = 0x3e863d19  R10 = 0x3e863d19  R11 = 0x3e733c61;
    expect lane 29 R8 = 0x3e7fdb49  R9 = 0x3e8c8c8d  R10 = 0x3e863d19  R11 = 0x3e8c8c8d;
    expect lane 30 R8 = 0x3ef02357  R9 = 0x3ecb3198  R10 = 0x3e814e1b  R11 = 0x3f0a8a8b;
    expect lane 31 R8 = 0x3ef02357  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e814e1b;
}
