# DXT45: a cube of faces of five texels across its seams; at a corner the mean of three texels.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-16 PD-17 PD-17b PD-91c PD-83 PD-84b
rules without PD-17c
bytes 0x30000000 c3c3f634c41c2fca73a049765c88caa3 e3e31d73f5056f68ad7340388970df1d 0710bd47eb37777278f8cecda6e1c968 97d708429b01e40737ad779c81ac7d1a
bytes 0x30000200 faef2a0c13b90413724fe1040944b0f4 cbe0f13e72441e59cf5ccf5ccf8dc228 8d25384d949e5a039b622dddf84cc714 792c0abaefaaa87b23735b879a643900
bytes 0x30000400 dfe1032c9517cd4de1fb7e8c8b59f03d f5a492a1b10f2602c488e1458398f1f5 fd9336af2c3691e02192c4b1f73d23ad 77acd9997f2c8f7df6be473f0fc7a6c6
bytes 0x30000600 3bd82efc8fead69b9f639f63a120c8c8 a0fba9f1a9b202e6d56ed56e340c5e7f 0710bd47eb37777278f8cecda6e1c968 8d25384d949e5a039b622dddf84cc714
bytes 0x30000800 8f28a63b663f6cc84cd6a031a87787e3 adad030ff022970fc154332a4dcbd33b b5ad7dc1261efa1658d80b9719272ce4 063a251ca7297ca7b7f46bc2e71e0529
bytes 0x30000a00 adad030ff022970fc154332a4dcbd33b fbfb15e19cacfb3752e29851bc639d4d 1851b0b9457619453e9f084570c44c74 3145b37b3cc6aa7e971697168195975a
sampler 0 { address BORDER BORDER  CUBEMAP_INTERFACE_FILTERING 2 }
texture 0 { type CUBEMAP layout blocklinear format DXT45 UNORM size 5 5 address 0x30000000 }
handle 0 texture 0 sampler 0

warp 0 {   # +X, R
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { 0.9 0.9 -0.8999999999999999 -0.8999999999999999 0.9 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 -0.8999999999999999 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 ... }
  expect lane 0 R8 = 0x3f149495  R9 = 0x3f25a5a6  R10 = 0x3ecacacb  R11 = 0x3f0a8a8c
  expect lane 1 R8 = 0x3f2a5500  R9 = 0x3f6eeeef  R10 = 0x3e64e4e5  R11 = 0x3f56d6d7
  expect lane 2 R8 = 0x3f6eeeef  R9 = 0x3e24a4a5  R10 = 0x3f1640ec  R11 = 0x3f2aaaab
  expect lane 3 R8 = 0x3ec6c6c7  R9 = 0x3f22a2a3  R10 = 0x3f67e7e8  R11 = 0x3f1c9c9d
  expect lane 4 R8 = 0x3f2cacad  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f149495
  expect lane 5 R8 = 0x3f25a5a6  R9 = 0x3f038384  R10 = 0x3f35b5b6  R11 = 0x3ecacacb
  expect lane 6 R8 = 0x3f5ededf  R9 = 0x3f149495  R10 = 0x3f25a5a6  R11 = 0x3f2cacad
  expect lane 7 R8 = 0x3f038384  R9 = 0x3ee6e6e7  R10 = 0x3f2aaaab  R11 = 0x3f35b5b6
  expect lane 8 R8 = 0x3f5ededf  R9 = 0x3f038384  R10 = 0x3f149495  R11 = 0x3f5ededf
  expect lane 9 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3f35b5b6  R11 = 0x3f2aaaab
  expect lane 10 R8 = 0x3f56d6d7  R9 = 0x3e64e4e5  R10 = 0x3f038384  R11 = 0x3f5ededf
  expect lane 11 R8 = 0x3ee6e6e7  R9 = 0x3f6eeeef  R10 = 0x3f2aaaab  R11 = 0x3f35b5b6
  expect lane 12 R8 = 0x3f4ececf  R9 = 0x3e58d8d9  R10 = 0x3e24a4a5  R11 = 0x3f6eeeef
  expect lane 13 R8 = 0x3f6eeeef  R9 = 0x3f4ececf  R10 = 0x3ebebebf  R11 = 0x3e64e4e5
  expect lane 14 R8 = 0x3f4ececf  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3f4ececf
  expect lane 15 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3ee6e6e7  R11 = 0x3ebebebf
  expect lane 16 R8 = 0x3f800000  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3f4ececf
  expect lane 17 R8 = 0x3f4ececf  R9 = 0x3f800000  R10 = 0x3ebebebf  R11 = 0x3ee6e6e7
  expect lane 18 R8 = 0x3f1c9c9d  R9 = 0x3f67e7e8  R10 = 0x3e58d8d9  R11 = 0x3f800000
  expect lane 19 R8 = 0x3f800000  R9 = 0x3ec6c6c7  R10 = 0x3f1c9c9d  R11 = 0x3ebebebf
}

warp 1 {   # -X, G
  asm "TLD4.G R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  expect lane 0 R8 = 0x3f67e7e8  R9 = 0x3f1e9e9f  R10 = 0x3f088889  R11 = 0x3f2fafb0
  expect lane 1 R8 = 0x3f436e1a  R9 = 0x3f5bdbdc  R10 = 0x3f1a9a9b  R11 = 0x3f53d3d4
  expect lane 2 R8 = 0x3ea2a2a3  R9 = 0x3f4bcbcc  R10 = 0x3f0be137  R11 = 0x3f068687
  expect lane 3 R8 = 0x3ee2e2e3  R9 = 0x3edadadc  R10 = 0x3e8a8a8b  R11 = 0x3f119192
  expect lane 4 R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f1e9e9f  R11 = 0x3f67e7e8
  expect lane 5 R8 = 0x3f1e9e9f  R9 = 0x3f54d4d5  R10 = 0x3f0e8e8f  R11 = 0x3f088889
  expect lane 6 R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f67e7e8
  expect lane 7 R8 = 0x3f54d4d5  R9 = 0x3f6feff0  R10 = 0x3efafafb  R11 = 0x3f0e8e8f
  expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f67e7e8
  expect lane 9 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f0e8e8f  R11 = 0x3efafafb
  expect lane 10 R8 = 0x3f53d3d4  R9 = 0x3f1a9a9b  R10 = 0x3f6feff0  R11 = 0x3f67e7e8
  expect lane 11 R8 = 0x3f6feff0  R9 = 0x3ea2a2a3  R10 = 0x3f068687  R11 = 0x3f0e8e8f
  expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3ecccccd  R10 = 0x3f4bcbcc  R11 = 0x3ea2a2a3
  expect lane 13 R8 = 0x3f5bdbdc  R9 = 0x3ee2e2e3  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b
  expect lane 14 R8 = 0x3f09898a  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3ea2a2a3
  expect lane 15 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b
  expect lane 16 R8 = 0x3ea2a2a3  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3f09898a
  expect lane 17 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b
  expect lane 18 R8 = 0x3f119192  R9 = 0x3e8a8a8b  R10 = 0x3ecccccd  R11 = 0x3ea2a2a3
  expect lane 19 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3f119192  R11 = 0x3f1a9a9b
}

warp 2 {   # +Y, B
  asm "TLD4.B R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  r = { -0.9 0.8999999999999999 -0.9 0.8999999999999999 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 -0.9 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 0.8999999999999999 ... }
  expect lane 0 R8 = 0x3d008081  R9 = 0x3f27a7a8  R10 = 0x3f77f7f8  R11 = 0x3f0d37e3
  expect lane 1 R8 = 0x3ee18c37  R9 = 0x3ec6c6c7  R10 = 0x3d808081  R11 = 0x3f5ededf
  expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3f2aaaab  R10 = 0x3eea3f96  R11 = 0x3f1c9c9d
  expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3ee63b92  R10 = 0x3f1c9c9d  R11 = 0x3ec4c4c5
  expect lane 4 R8 = 0x3ecacacb  R9 = 0x3f77f7f8  R10 = 0x3f27a7a8  R11 = 0x3d008081
  expect lane 5 R8 = 0x3f27a7a8  R9 = 0x3eaeaeaf  R10 = 0x3f1c9c9d  R11 = 0x3f77f7f8
  expect lane 6 R8 = 0x3f149495  R9 = 0x3d008081  R10 = 0x3f77f7f8  R11 = 0x3ecacacb
  expect lane 7 R8 = 0x3eaeaeaf  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f1c9c9d
  expect lane 8 R8 = 0x3f149495  R9 = 0x3f77f7f8  R10 = 0x3d008081  R11 = 0x3f149495
  expect lane 9 R8 = 0x3d008081  R9 = 0x3eaeaeaf  R10 = 0x3ed4d4d5  R11 = 0x3d008081
  expect lane 10 R8 = 0x3f5ededf  R9 = 0x3d808081  R10 = 0x3f77f7f8  R11 = 0x3f149495
  expect lane 11 R8 = 0x3eaeaeaf  R9 = 0x3dc0c0c1  R10 = 0x3f1c9c9d  R11 = 0x3ed4d4d5
  expect lane 12 R8 = 0x3e048485  R9 = 0x3e949495  R10 = 0x3f2aaaab  R11 = 0x3dc0c0c1
  expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x3e848485  R10 = 0x3e048485  R11 = 0x3d808081
  expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e048485
  expect lane 15 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e048485  R11 = 0x3e048485
  expect lane 16 R8 = 0x3e048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3dc0c0c1
  expect lane 17 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3dc0c0c1  R11 = 0x3e048485
  expect lane 18 R8 = 0x3ec4c4c5  R9 = 0x3f1c9c9d  R10 = 0x3ecacacb  R11 = 0x3e048485
  expect lane 19 R8 = 0x3e848485  R9 = 0x3eb4b4b5  R10 = 0x3ec4c4c5  R11 = 0x3dc0c0c1
}

warp 3 {   # -Y, A
  asm "TLD4.A R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  t = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  r = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  expect lane 0 R8 = 0x3edcdcdd  R9 = 0x0  R10 = 0x3f2dadae  R11 = 0x3ebd6813
  expect lane 1 R8 = 0x3f32075c  R9 = 0x3e64e4e5  R10 = 0x3f7bfbfc  R11 = 0x3f60e0e1
  expect lane 2 R8 = 0x3d64174a  R9 = 0x3f63e3e4  R10 = 0x3ec149d3  R11 = 0x3e3f258c
  expect lane 3 R8 = 0x3f7bfbfc  R9 = 0x3f35b5b6  R10 = 0x3f179798  R11 = 0x3f0d8d8e
  expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x3edcdcdd
  expect lane 5 R8 = 0x0  R9 = 0x3f3952ed  R10 = 0x3f2dadae  R11 = 0x3f2dadae
  expect lane 6 R8 = 0x3f543aa1  R9 = 0x3eb5824f  R10 = 0x3f800000  R11 = 0x3f800000
  expect lane 7 R8 = 0x3f3952ed  R9 = 0x3e6ceced  R10 = 0x3f2dadae  R11 = 0x3f2dadae
  expect lane 8 R8 = 0x0  R9 = 0x3f3952ed  R10 = 0x3eb5824f  R11 = 0x3f543aa1
  expect lane 9 R8 = 0x3e6ceced  R9 = 0x0  R10 = 0x3f800000  R11 = 0x3f2dadae
  expect lane 10 R8 = 0x3f60e0e1  R9 = 0x3f7bfbfc  R10 = 0x3f3952ed  R11 = 0x0
  expect lane 11 R8 = 0x0  R9 = 0x3d64174a  R10 = 0x3e3f258c  R11 = 0x3f800000
  expect lane 12 R8 = 0x3d472d94  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3d64174a
  expect lane 13 R8 = 0x3e64e4e5  R9 = 0x3f7bfbfc  R10 = 0x3f69b683  R11 = 0x3f7bfbfc
  expect lane 14 R8 = 0x3f800000  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3d472d94
  expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x0  R11 = 0x3f69b683
  expect lane 16 R8 = 0x3f800000  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f800000
  expect lane 17 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f20a0a1  R11 = 0x0
  expect lane 18 R8 = 0x3f0d8d8e  R9 = 0x3f179798  R10 = 0x3f63e3e4  R11 = 0x3f800000
  expect lane 19 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f0d8d8e  R11 = 0x3f20a0a1
}

warp 4 {   # +Z, R
  asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { -0.9 -0.9 0.8999999999999999 0.8999999999999999 -0.9 -0.7 -0.9 -0.30000000000000004 -0.9 0.10000000000000009 -0.9 0.5 0.8999999999999999 -0.7 0.8999999999999999 -0.30000000000000004 0.8999999999999999 0.10000000000000009 0.8999999999999999 0.5 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  expect lane 0 R8 = 0x3ec6c6c7  R9 = 0x3f56d6d7  R10 = 0x3eb4b4b5  R11 = 0x3f06dc32
  expect lane 1 R8 = 0x3eae035a  R9 = 0x3ec6c6c7  R10 = 0x3e24a4a5  R11 = 0x3ef0f0f1
  expect lane 2 R8 = 0x3f149495  R9 = 0x3f25a5a6  R10 = 0x3f0a8a8c  R11 = 0x3ecacacb
  expect lane 3 R8 = 0x3f6eeeef  R9 = 0x3f2a5500  R10 = 0x3e64e4e5  R11 = 0x3f56d6d7
  expect lane 4 R8 = 0x3ec6c6c7  R9 = 0x3ed0d0d1  R10 = 0x3f56d6d7  R11 = 0x3ec6c6c7
  expect lane 5 R8 = 0x3f56d6d7  R9 = 0x3f1f9fa0  R10 = 0x3f0c8c8d  R11 = 0x3eb4b4b5
  expect lane 6 R8 = 0x3f35b5b6  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3ec6c6c7
  expect lane 7 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d
  expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3f35b5b6
  expect lane 9 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3ee6e6e7  R11 = 0x3f0c8c8d
  expect lane 10 R8 = 0x3ef0f0f1  R9 = 0x3e24a4a5  R10 = 0x3ed0d0d1  R11 = 0x3ec6c6c7
  expect lane 11 R8 = 0x3f1f9fa0  R9 = 0x3f149495  R10 = 0x3ecacacb  R11 = 0x3ee6e6e7
  expect lane 12 R8 = 0x3f2cacad  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f149495
  expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3e58d8d9  R11 = 0x3e24a4a5
  expect lane 14 R8 = 0x3f5ededf  R9 = 0x3f149495  R10 = 0x3f25a5a6  R11 = 0x3f2cacad
  expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ea4a4a5  R11 = 0x3e58d8d9
  expect lane 16 R8 = 0x3f5ededf  R9 = 0x3f038384  R10 = 0x3f149495  R11 = 0x3f5ededf
  expect lane 17 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3e24a4a5  R11 = 0x3ea4a4a5
  expect lane 18 R8 = 0x3f56d6d7  R9 = 0x3e64e4e5  R10 = 0x3f038384  R11 = 0x3f5ededf
  expect lane 19 R8 = 0x3ec6c6c7  R9 = 0x3f6eeeef  R10 = 0x3f56d6d7  R11 = 0x3e24a4a5
}

warp 5 {   # -Z, G
  asm "TLD4.G R8, R0, 0, CUBE, 0xf"  active 0xfffff
  s = { 0.9 0.9 -0.8999999999999999 -0.8999999999999999 0.9 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 -0.8999999999999999 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 ... }
  t = { 0.9 -0.8999999999999999 0.9 -0.8999999999999999 0.7 0.9 0.30000000000000004 0.9 -0.10000000000000009 0.9 -0.5 0.9 0.7 -0.8999999999999999 0.30000000000000004 -0.8999999999999999 -0.10000000000000009 -0.8999999999999999 -0.5 -0.8999999999999999 ... }
  r = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
  expect lane 0 R8 = 0x3e8c8c8d  R9 = 0x3e8a8a8b  R10 = 0x3e70f0f1  R11 = 0x3e852fdb
  expect lane 1 R8 = 0x3ec61b72  R9 = 0x3ea2a2a3  R10 = 0x3e929293  R11 = 0x3f0e8e8f
  expect lane 2 R8 = 0x3f67e7e8  R9 = 0x3f1e9e9f  R10 = 0x3f2fafb0  R11 = 0x3f088889
  expect lane 3 R8 = 0x3f5bdbdc  R9 = 0x3f436e1a  R10 = 0x3f1a9a9b  R11 = 0x3f53d3d4
  expect lane 4 R8 = 0x3f3ababb  R9 = 0x3ec2c2c3  R10 = 0x3e8a8a8b  R11 = 0x3e8c8c8d
  expect lane 5 R8 = 0x3e8a8a8b  R9 = 0x3ec2c2c3  R10 = 0x3f028283  R11 = 0x3e70f0f1
  expect lane 6 R8 = 0x3f3ababb  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3f3ababb
  expect lane 7 R8 = 0x3ec2c2c3  R9 = 0x3f1a9a9b  R10 = 0x3efafafb  R11 = 0x3f028283
  expect lane 8 R8 = 0x3d40c0c1  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3f3ababb
  expect lane 9 R8 = 0x3f1a9a9b  R9 = 0x3e8a8a8b  R10 = 0x3f028283  R11 = 0x3efafafb
  expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3e929293  R10 = 0x3ec2c2c3  R11 = 0x3d40c0c1
  expect lane 11 R8 = 0x3e8a8a8b  R9 = 0x3f67e7e8  R10 = 0x3f088889  R11 = 0x3f028283
  expect lane 12 R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f1e9e9f  R11 = 0x3f67e7e8
  expect lane 13 R8 = 0x3ea2a2a3  R9 = 0x3f5bdbdc  R10 = 0x3e60e0e1  R11 = 0x3e929293
  expect lane 14 R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f67e7e8
  expect lane 15 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3e60e0e1  R11 = 0x3e60e0e1
  expect lane 16 R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f67e7e8
  expect lane 17 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3e808081  R11 = 0x3e60e0e1
  expect lane 18 R8 = 0x3f53d3d4  R9 = 0x3f1a9a9b  R10 = 0x3f6feff0  R11 = 0x3f67e7e8
  expect lane 19 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f53d3d4  R11 = 0x3e808081
}
