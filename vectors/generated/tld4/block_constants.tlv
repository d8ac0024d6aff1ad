# Constants as sources of formats whose elements are several texels: three lanes show them, the fourth the first component.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-3
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000020 f72df72d3dd925e1
bytes 0x30000038 f72df72d3dd925e1
texture 0 { type TWO_D layout pitch 64 format DXT1 UNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001020 6cab1fadd17ea53a270f270f75ae01ec
bytes 0x30001030 6cab1fadd17ea53a270f270f75ae01ec
texture 1 { type TWO_D layout pitch 64 format DXT23 UNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002020 2e8a9f4be8915cd6d12ed12eb0001848
bytes 0x30002030 2e8a9f4be8915cd6d12ed12eb0001848
texture 2 { type TWO_D layout pitch 64 format DXT45 UNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003020 36e7d65d55c2d6c9
bytes 0x30003038 36e7d65d55c2d6c9
texture 3 { type TWO_D layout pitch 64 format DXN1 UNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004020 b0cd4a0d63dc34a087d5ed47c770c582
bytes 0x30004030 b0cd4a0d63dc34a087d5ed47c770c582
texture 4 { type TWO_D layout pitch 64 format DXN2 UNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005020 71a20636f6b604d078f3c7db1dd78d50
bytes 0x30005030 71a20636f6b604d078f3c7db1dd78d50
texture 5 { type TWO_D layout pitch 64 format BC6H_SF16 FLOAT source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x30005000 }
handle 5 texture 5 sampler 0
bytes 0x30006020 9d23c8b1ae4d15b723e5dfe4ae90bce5
bytes 0x30006030 9d23c8b1ae4d15b723e5dfe4ae90bce5
texture 6 { type TWO_D layout pitch 64 format BC6H_UF16 FLOAT source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x30006000 }
handle 6 texture 6 sampler 0
bytes 0x30007020 4088d42dbf69caa0b9e49966c4a2e01b
bytes 0x30007030 4088d42dbf69caa0b9e49966c4a2e01b
texture 7 { type TWO_D layout pitch 64 format BC7U UNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x30007000 }
handle 7 texture 7 sampler 0
bytes 0x30008020 b3f333b3e5c5d9ab
bytes 0x30008038 b3f333b3e5c5d9ab
texture 8 { type TWO_D layout pitch 64 format ETC2_RGB UNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x30008000 }
handle 8 texture 8 sampler 0
bytes 0x30009020 9c069c2fcbfed31d
bytes 0x30009038 9c069c2fcbfed31d
texture 9 { type TWO_D layout pitch 64 format ETC2_RGB_PTA UNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x30009000 }
handle 9 texture 9 sampler 0
bytes 0x3000a020 514f10c511adf7c9796a5ea8db48ccd5
bytes 0x3000a030 514f10c511adf7c9796a5ea8db48ccd5
texture 10 { type TWO_D layout pitch 64 format ETC2_RGBA UNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x3000a000 }
handle 10 texture 10 sampler 0
bytes 0x3000b020 772fa0c4184144ef
bytes 0x3000b038 772fa0c4184144ef
texture 11 { type TWO_D layout pitch 64 format EAC UNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x3000b000 }
handle 11 texture 11 sampler 0
bytes 0x3000c020 11afa81d08332124
bytes 0x3000c038 11afa81d08332124
texture 12 { type TWO_D layout pitch 64 format EAC SNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x3000c000 }
handle 12 texture 12 sampler 0
bytes 0x3000d020 ef1fb36f7bfc5ef4c46fa65ace5e7753
bytes 0x3000d030 ef1fb36f7bfc5ef4c46fa65ace5e7753
texture 13 { type TWO_D layout pitch 64 format EACX2 UNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x3000d000 }
handle 13 texture 13 sampler 0
bytes 0x3000e020 9c6feabdd6c2a880712f22c79076caeb
bytes 0x3000e030 9c6feabdd6c2a880712f22c79076caeb
texture 14 { type TWO_D layout pitch 64 format EACX2 SNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x3000e000 }
handle 14 texture 14 sampler 0
bytes 0x3000f020 0000000000000000
bytes 0x3000f038 0000000000000000
texture 15 { type TWO_D layout pitch 64 format DXN1 SNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x3000f000 }
handle 15 texture 15 sampler 0
bytes 0x30010020 00000000000000000000000000000000
bytes 0x30010030 00000000000000000000000000000000
texture 16 { type TWO_D layout pitch 64 format DXN2 SNORM source ZERO ONE_INT ONE_FLOAT R size 16 1 address 0x30010000 }
handle 16 texture 16 sampler 0
bytes 0x30011020 00000000
bytes 0x3001103c 00000000
texture 17 { type TWO_D layout pitch 64 format G8B8G8R8 UNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x30011000 }
handle 17 texture 17 sampler 0
bytes 0x30012020 00000000
bytes 0x3001203c 00000000
texture 18 { type TWO_D layout pitch 64 format B8G8R8G8 UNORM source ZERO ONE_INT ONE_FLOAT R size 32 1 address 0x30012000 }
handle 18 texture 18 sampler 0

warp 0 { # DXT1, UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 1 { # DXT1, UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 2 { # DXT1, UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 3 { # DXT23, UNORM
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 4 { # DXT23, UNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 5 { # DXT23, UNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 { # DXT45, UNORM
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 7 { # DXT45, UNORM
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 8 { # DXT45, UNORM
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 9 { # DXN1, UNORM
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 10 { # DXN1, UNORM
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 11 { # DXN1, UNORM
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 12 { # DXN2, UNORM
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 13 { # DXN2, UNORM
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 14 { # DXN2, UNORM
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 { # BC6H_SF16, FLOAT
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 16 { # BC6H_SF16, FLOAT
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 17 { # BC6H_SF16, FLOAT
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 18 { # BC6H_UF16, FLOAT
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 19 { # BC6H_UF16, FLOAT
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 20 { # BC6H_UF16, FLOAT
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 21 { # BC7U, UNORM
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 22 { # BC7U, UNORM
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 23 { # BC7U, UNORM
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 24 { # ETC2_RGB, UNORM
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 25 { # ETC2_RGB, UNORM
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 26 { # ETC2_RGB, UNORM
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 27 { # ETC2_RGB_PTA, UNORM
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 28 { # ETC2_RGB_PTA, UNORM
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 29 { # ETC2_RGB_PTA, UNORM
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 30 { # ETC2_RGBA, UNORM
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 31 { # ETC2_RGBA, UNORM
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 32 { # ETC2_RGBA, UNORM
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 33 { # EAC, UNORM
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 34 { # EAC, UNORM
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 35 { # EAC, UNORM
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 36 { # EAC, SNORM
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 37 { # EAC, SNORM
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 38 { # EAC, SNORM
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 39 { # EACX2, UNORM
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 40 { # EACX2, UNORM
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 41 { # EACX2, UNORM
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 42 { # EACX2, SNORM
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 43 { # EACX2, SNORM
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 44 { # EACX2, SNORM
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 45 { # DXN1, SNORM
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 46 { # DXN1, SNORM
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 47 { # DXN1, SNORM
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 48 { # DXN2, SNORM
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 49 { # DXN2, SNORM
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 50 { # DXN2, SNORM
    asm "TLD4.B R8, R0, 16, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 51 { # G8B8G8R8, UNORM
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 52 { # G8B8G8R8, UNORM
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 53 { # G8B8G8R8, UNORM
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 54 { # B8G8R8G8, UNORM
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0;
}

warp 55 { # B8G8R8G8, UNORM
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
    expect lane 1 R8 = 0x1  R9 = 0x1  R10 = 0x1  R11 = 0x1;
}

warp 56 { # B8G8R8G8, UNORM
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x3  s = { 1.0 0.5625 ... }  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}
