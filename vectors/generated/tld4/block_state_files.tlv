# Blocks from KTX2 and DDS files that tests/oracle/texfile/write.py wrote: every level; of a cube every face.
# Written by tests/oracle/block_state.py.
texlock 1
rules R-TLD4-42 PD-82 PD-91 PD-91c
rules without PD-81b
sampler 0 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE SRGB_CONVERSION 1 CUBEMAP_INTERFACE_FILTERING 0 }
texture 0 { format DXT1 UNORM type TWO_D layout blocklinear size 10 6 levels 3 view 0 2 block 1 1 address 0x30000000 SRGB_CONVERSION 0 texels ktx "../../textures/blocks_bc1.ktx2" }
handle 0 texture 0 sampler 0
texture 1 { format DXT1 UNORM type TWO_D layout blocklinear size 10 6 levels 3 view 1 2 block 1 1 address 0x30010000 SRGB_CONVERSION 0 texels ktx "../../textures/blocks_bc1.ktx2" }
handle 1 texture 1 sampler 0
texture 2 { format DXT1 UNORM type TWO_D layout blocklinear size 10 6 levels 3 view 2 2 block 1 1 address 0x30020000 SRGB_CONVERSION 0 texels ktx "../../textures/blocks_bc1.ktx2" }
handle 2 texture 2 sampler 0
texture 3 { format BC7U UNORM type TWO_D layout blocklinear size 13 7 levels 4 view 0 3 block 1 1 address 0x30100000 SRGB_CONVERSION 1 texels ktx "../../textures/blocks_bc7.ktx2" }
handle 3 texture 3 sampler 0
texture 4 { format BC7U UNORM type TWO_D layout blocklinear size 13 7 levels 4 view 1 3 block 1 1 address 0x30110000 SRGB_CONVERSION 1 texels ktx "../../textures/blocks_bc7.ktx2" }
handle 4 texture 4 sampler 0
texture 5 { format BC7U UNORM type TWO_D layout blocklinear size 13 7 levels 4 view 2 3 block 1 1 address 0x30120000 SRGB_CONVERSION 1 texels ktx "../../textures/blocks_bc7.ktx2" }
handle 5 texture 5 sampler 0
texture 6 { format BC7U UNORM type TWO_D layout blocklinear size 13 7 levels 4 view 3 3 block 1 1 address 0x30130000 SRGB_CONVERSION 1 texels ktx "../../textures/blocks_bc7.ktx2" }
handle 6 texture 6 sampler 0
texture 7 { format DXT45 UNORM type CUBEMAP layout blocklinear size 9 9 levels 4 view 0 3 block 1 1 address 0x30200000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_dxt5.dds" }
handle 7 texture 7 sampler 0
texture 8 { format DXT45 UNORM type CUBEMAP layout blocklinear size 9 9 levels 4 view 1 3 block 1 1 address 0x30210000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_dxt5.dds" }
handle 8 texture 8 sampler 0
texture 9 { format DXT45 UNORM type CUBEMAP layout blocklinear size 9 9 levels 4 view 2 3 block 1 1 address 0x30220000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_dxt5.dds" }
handle 9 texture 9 sampler 0
texture 10 { format DXT45 UNORM type CUBEMAP layout blocklinear size 9 9 levels 4 view 3 3 block 1 1 address 0x30230000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_dxt5.dds" }
handle 10 texture 10 sampler 0
texture 11 { format DXT1 UNORM type TWO_D layout blocklinear size 6 11 levels 4 view 0 3 block 1 1 address 0x30300000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_bc1.dds" }
handle 11 texture 11 sampler 0
texture 12 { format DXT1 UNORM type TWO_D layout blocklinear size 6 11 levels 4 view 1 3 block 1 1 address 0x30310000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_bc1.dds" }
handle 12 texture 12 sampler 0
texture 13 { format DXT1 UNORM type TWO_D layout blocklinear size 6 11 levels 4 view 2 3 block 1 1 address 0x30320000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_bc1.dds" }
handle 13 texture 13 sampler 0
texture 14 { format DXT1 UNORM type TWO_D layout blocklinear size 6 11 levels 4 view 3 3 block 1 1 address 0x30330000 SRGB_CONVERSION 0 texels dds "../../textures/blocks_bc1.dds" }
handle 14 texture 14 sampler 0

warp 0 { # blocks_bc1.ktx2: level 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (x + 3) / 10.0  t = (2 * y + 1) / 6.0
    expect lane 0 R8 = 0x3f5cdcdd  R9 = 0x3f5cdcdd  R10 = 0x3f51d1d2  R11 = 0x3f5cdcdd;
    expect lane 1 R8 = 0x3f5cdcdd  R9 = 0x3f2dadae  R10 = 0x3f31b1b2  R11 = 0x3f51d1d2;
    expect lane 2 R8 = 0x3f2dadae  R9 = 0x3f31b1b2  R10 = 0x3f2dadae  R11 = 0x3f31b1b2;
    expect lane 3 R8 = 0x3f31b1b2  R9 = 0x00000000  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f2dadae;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f40c0c1  R10 = 0x3f048485  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f40c0c1  R9 = 0x3f22a2a3  R10 = 0x3f40c0c1  R11 = 0x3f048485;
    expect lane 7 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f40c0c1  R11 = 0x3f40c0c1;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3f46c6c7  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 9 R8 = 0x3f46c6c7  R9 = 0x3f31b1b2  R10 = 0x3f2dadae  R11 = 0x3f67e7e8;
    expect lane 10 R8 = 0x3f31b1b2  R9 = 0x3f35b5b6  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 11 R8 = 0x3f35b5b6  R9 = 0x3f2dadae  R10 = 0x3f35b5b6  R11 = 0x3f2dadae;
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3f31b1b2  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 13 R8 = 0x3f31b1b2  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f35b5b6;
    expect lane 14 R8 = 0x3f5ededf  R9 = 0x3f22a2a3  R10 = 0x3f048485  R11 = 0x3f5ededf;
    expect lane 15 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 16 R8 = 0x3f5cdcdd  R9 = 0x3f5cdcdd  R10 = 0x3f51d1d2  R11 = 0x3f5cdcdd;
    expect lane 17 R8 = 0x3f5cdcdd  R9 = 0x3ec4c4c5  R10 = 0x3f46c6c7  R11 = 0x3f51d1d2;
    expect lane 18 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f149495  R11 = 0x3f46c6c7;
    expect lane 19 R8 = 0x3ec4c4c5  R9 = 0x3e44c4c5  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 20 R8 = 0x3e44c4c5  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 21 R8 = 0x3f149495  R9 = 0x3f2aaaab  R10 = 0x3eececed  R11 = 0x3f149495;
    expect lane 22 R8 = 0x3f2aaaab  R9 = 0x3e848485  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 23 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 24 R8 = 0x3f5cdcdd  R9 = 0x3f5cdcdd  R10 = 0x3f51d1d2  R11 = 0x3f5cdcdd;
    expect lane 25 R8 = 0x3f5cdcdd  R9 = 0x3f2dadae  R10 = 0x3f31b1b2  R11 = 0x3f51d1d2;
    expect lane 26 R8 = 0x3f2dadae  R9 = 0x3f31b1b2  R10 = 0x3f2dadae  R11 = 0x3f31b1b2;
    expect lane 27 R8 = 0x3f31b1b2  R9 = 0x00000000  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f2dadae;
    expect lane 29 R8 = 0x00000000  R9 = 0x3f40c0c1  R10 = 0x3f048485  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f40c0c1  R9 = 0x3f22a2a3  R10 = 0x3f40c0c1  R11 = 0x3f048485;
    expect lane 31 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f40c0c1  R11 = 0x3f40c0c1;
}

warp 1 { # blocks_bc1.ktx2: level 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 5.0  t = (2 * y + 1) / 3.0
    expect lane 0 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 1 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 2 R8 = 0x3f53d3d4  R9 = 0x00000000  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f53d3d4;
    expect lane 5 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 6 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 7 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 8 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 11 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 12 R8 = 0x3f53d3d4  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f53d3d4;
    expect lane 13 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 14 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 15 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 17 R8 = 0x00000000  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 18 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x00000000  R11 = 0x3f53d3d4;
    expect lane 19 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f53d3d4  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x00000000;
    expect lane 21 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 22 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 23 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 24 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 25 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 26 R8 = 0x3f53d3d4  R9 = 0x00000000  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 28 R8 = 0x00000000  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f53d3d4;
    expect lane 29 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 30 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 31 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
}

warp 2 { # blocks_bc1.ktx2: level 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 2.0  t = (2 * y + 1) / 1.0
    expect lane 0 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 1 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 7 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 12 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 13 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 15 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 16 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 17 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 18 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 20 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 21 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 24 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 25 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 26 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 27 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 28 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 29 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 30 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 31 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
}

warp 3 { # blocks_bc7.ktx2: level 0
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (x + 6) / 13.0  t = (2 * y + 1) / 7.0
    expect lane 0 R8 = 0x3d84b793  R9 = 0x3e13966a  R10 = 0x3e8014bf  R11 = 0x3d84b793;
    expect lane 1 R8 = 0x3e13966a  R9 = 0x3dcc97b4  R10 = 0x3dcc97b4  R11 = 0x3e8014bf;
    expect lane 2 R8 = 0x3dcc97b4  R9 = 0x3f4c91ff  R10 = 0x3c792d22  R11 = 0x3dcc97b4;
    expect lane 3 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3d6cc563  R11 = 0x3c792d22;
    expect lane 4 R8 = 0x3f4c91ff  R9 = 0x3f1c4970  R10 = 0x3d6cc563  R11 = 0x3d6cc563;
    expect lane 5 R8 = 0x3f1c4970  R9 = 0x3f800000  R10 = 0x3d6cc563  R11 = 0x3d6cc563;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3b1f22b4  R10 = 0x3e6495df  R11 = 0x3d6cc563;
    expect lane 7 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3e6495df  R11 = 0x3e6495df;
    expect lane 8 R8 = 0x3dcc97b4  R9 = 0x3cadd37d  R10 = 0x3d84b793  R11 = 0x3e13966a;
    expect lane 9 R8 = 0x3cadd37d  R9 = 0x3d84b793  R10 = 0x3f54ad56  R11 = 0x3d84b793;
    expect lane 10 R8 = 0x3d84b793  R9 = 0x3e10a753  R10 = 0x3f0884cd  R11 = 0x3f54ad56;
    expect lane 11 R8 = 0x3e10a753  R9 = 0x3c792d22  R10 = 0x3f0884cd  R11 = 0x3f0884cd;
    expect lane 12 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x3f0884cd  R11 = 0x3f0884cd;
    expect lane 13 R8 = 0x3c792d22  R9 = 0x3d6cc563  R10 = 0x3d5f26b6  R11 = 0x3f0884cd;
    expect lane 14 R8 = 0x3d6cc563  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3d5f26b6;
    expect lane 15 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
    expect lane 16 R8 = 0x3eb3fc15  R9 = 0x3f5cf7df  R10 = 0x3d65e6fd  R11 = 0x3ba9c9b6;
    expect lane 17 R8 = 0x3f5cf7df  R9 = 0x3ecdd008  R10 = 0x3f5cf7df  R11 = 0x3d65e6fd;
    expect lane 18 R8 = 0x3ecdd008  R9 = 0x3e595305  R10 = 0x3d3f23e4  R11 = 0x3f5cf7df;
    expect lane 19 R8 = 0x3e595305  R9 = 0x3e90f8df  R10 = 0x3e0dc104  R11 = 0x3d3f23e4;
    expect lane 20 R8 = 0x3e90f8df  R9 = 0x3cadd37d  R10 = 0x3e13966a  R11 = 0x3e0dc104;
    expect lane 21 R8 = 0x3cadd37d  R9 = 0x3cc5e63a  R10 = 0x3a1f22b4  R11 = 0x3e13966a;
    expect lane 22 R8 = 0x3cc5e63a  R9 = 0x3f1e0140  R10 = 0x3d6cc563  R11 = 0x3a1f22b4;
    expect lane 23 R8 = 0x3f1e0140  R9 = 0x3f1e0140  R10 = 0x3d6cc563  R11 = 0x3d6cc563;
    expect lane 24 R8 = 0x3d84b793  R9 = 0x3e8014bf  R10 = 0x3d65e6fd  R11 = 0x3e3ce703;
    expect lane 25 R8 = 0x3e8014bf  R9 = 0x3dcc97b4  R10 = 0x3e43ca60  R11 = 0x3d65e6fd;
    expect lane 26 R8 = 0x3dcc97b4  R9 = 0x3c792d22  R10 = 0x3a1f22b4  R11 = 0x3e43ca60;
    expect lane 27 R8 = 0x3c792d22  R9 = 0x3d6cc563  R10 = 0x3da883d6  R11 = 0x3a1f22b4;
    expect lane 28 R8 = 0x3d6cc563  R9 = 0x3d6cc563  R10 = 0x3ec0a56e  R11 = 0x3da883d6;
    expect lane 29 R8 = 0x3d6cc563  R9 = 0x3d6cc563  R10 = 0x3a1f22b4  R11 = 0x3ec0a56e;
    expect lane 30 R8 = 0x3d6cc563  R9 = 0x3e6495df  R10 = 0x3f1e0140  R11 = 0x3a1f22b4;
    expect lane 31 R8 = 0x3e6495df  R9 = 0x3e6495df  R10 = 0x3f1e0140  R11 = 0x3f1e0140;
}

warp 4 { # blocks_bc7.ktx2: level 1
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 6.0  t = (2 * y + 1) / 3.0
    expect lane 0 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3e13966a  R11 = 0x3e13966a;
    expect lane 1 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3ec0a56e  R11 = 0x3e13966a;
    expect lane 2 R8 = 0x3cfb9ac3  R9 = 0x3f4c91ff  R10 = 0x3f3aff7a  R11 = 0x3ec0a56e;
    expect lane 3 R8 = 0x3f4c91ff  R9 = 0x3f15862a  R10 = 0x3ecdd008  R11 = 0x3f3aff7a;
    expect lane 4 R8 = 0x3f15862a  R9 = 0x3f3aff7a  R10 = 0x3f02460c  R11 = 0x3ecdd008;
    expect lane 5 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f02460c;
    expect lane 6 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 7 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 8 R8 = 0x3e13966a  R9 = 0x3e13966a  R10 = 0x3f6e1bbf  R11 = 0x3f6e1bbf;
    expect lane 9 R8 = 0x3e13966a  R9 = 0x3ec0a56e  R10 = 0x3f6e1bbf  R11 = 0x3f6e1bbf;
    expect lane 10 R8 = 0x3ec0a56e  R9 = 0x3f3aff7a  R10 = 0x3e8645b8  R11 = 0x3f6e1bbf;
    expect lane 11 R8 = 0x3f3aff7a  R9 = 0x3ecdd008  R10 = 0x3f4c91ff  R11 = 0x3e8645b8;
    expect lane 12 R8 = 0x3ecdd008  R9 = 0x3f02460c  R10 = 0x3f3aff7a  R11 = 0x3f4c91ff;
    expect lane 13 R8 = 0x3f02460c  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 14 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 15 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 16 R8 = 0x3f6e1bbf  R9 = 0x3f6e1bbf  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 17 R8 = 0x3f6e1bbf  R9 = 0x3f6e1bbf  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 18 R8 = 0x3f6e1bbf  R9 = 0x3e8645b8  R10 = 0x3f4c91ff  R11 = 0x3cfb9ac3;
    expect lane 19 R8 = 0x3e8645b8  R9 = 0x3f4c91ff  R10 = 0x3f15862a  R11 = 0x3f4c91ff;
    expect lane 20 R8 = 0x3f4c91ff  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f15862a;
    expect lane 21 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 22 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 23 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 24 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3e13966a  R11 = 0x3e13966a;
    expect lane 25 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3ec0a56e  R11 = 0x3e13966a;
    expect lane 26 R8 = 0x3cfb9ac3  R9 = 0x3f4c91ff  R10 = 0x3f3aff7a  R11 = 0x3ec0a56e;
    expect lane 27 R8 = 0x3f4c91ff  R9 = 0x3f15862a  R10 = 0x3ecdd008  R11 = 0x3f3aff7a;
    expect lane 28 R8 = 0x3f15862a  R9 = 0x3f3aff7a  R10 = 0x3f02460c  R11 = 0x3ecdd008;
    expect lane 29 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f02460c;
    expect lane 30 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 31 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
}

warp 5 { # blocks_bc7.ktx2: level 2
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 3.0  t = (2 * y + 1) / 1.0
    expect lane 0 R8 = 0x3d810b65  R9 = 0x3d810b65  R10 = 0x3d810b65  R11 = 0x3d810b65;
    expect lane 1 R8 = 0x3d810b65  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3d810b65;
    expect lane 2 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 3 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 4 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 5 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 6 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 7 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 8 R8 = 0x3d810b65  R9 = 0x3d810b65  R10 = 0x3d810b65  R11 = 0x3d810b65;
    expect lane 9 R8 = 0x3d810b65  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3d810b65;
    expect lane 10 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 11 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 12 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 13 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 14 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 15 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 16 R8 = 0x3d810b65  R9 = 0x3d810b65  R10 = 0x3d810b65  R11 = 0x3d810b65;
    expect lane 17 R8 = 0x3d810b65  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3d810b65;
    expect lane 18 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 19 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 20 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 21 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 22 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 23 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 24 R8 = 0x3d810b65  R9 = 0x3d810b65  R10 = 0x3d810b65  R11 = 0x3d810b65;
    expect lane 25 R8 = 0x3d810b65  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3d810b65;
    expect lane 26 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 27 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 28 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 29 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 30 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 31 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
}

warp 6 { # blocks_bc7.ktx2: level 3
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 1.0  t = (2 * y + 1) / 1.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
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

warp 7 { # blocks_dxt5.dds: level 0
    asm "TLD4.R R8, R0, 7, CUBE, 0xf"  active 0x3ffff
    s = { 1.0 1.0 1.0 -1.0 -1.0 -1.0 -0.9444444444444444 0.9444444444444444 0.05555555555555558 -0.9444444444444444 0.9444444444444444 0.05555555555555558 -0.9444444444444444 0.9444444444444444 0.05555555555555558 0.9444444444444444 -0.9444444444444444 -0.05555555555555558 ... }  t = { 0.9444444444444444 -0.9444444444444444 -0.05555555555555558 0.9444444444444444 -0.9444444444444444 -0.05555555555555558 1.0 1.0 1.0 -1.0 -1.0 -1.0 0.9444444444444444 -0.9444444444444444 -0.05555555555555558 0.9444444444444444 -0.9444444444444444 -0.05555555555555558 ... }
    r = { 0.9444444444444444 -0.9444444444444444 -0.05555555555555558 -0.9444444444444444 0.9444444444444444 0.05555555555555558 -0.9444444444444444 0.9444444444444444 0.05555555555555558 0.9444444444444444 -0.9444444444444444 -0.05555555555555558 1.0 1.0 1.0 -1.0 -1.0 -1.0 ... }
    expect lane 0 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 2 R8 = 0x3f25a5a6  R9 = 0x3ef2f2f3  R10 = 0x3f25a5a6  R11 = 0x3ef2f2f3;
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 4 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 5 R8 = 0x3f0c8c8d  R9 = 0x3f58d8d9  R10 = 0x3f58d8d9  R11 = 0x3f32b2b3;
    expect lane 6 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 8 R8 = 0x3f2dadae  R9 = 0x3f21a1a2  R10 = 0x3f2dadae  R11 = 0x3f1c9c9d;
    expect lane 9 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 10 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3d008081  R10 = 0x3eb4b4b5  R11 = 0x3f2cacad;
    expect lane 12 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 14 R8 = 0x3f77f7f8  R9 = 0x3ebababb  R10 = 0x3f2aaaab  R11 = 0x3ebababb;
    expect lane 15 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 17 R8 = 0x3e78f8f9  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e78f8f9;
}

warp 8 { # blocks_dxt5.dds: level 1
    asm "TLD4.G R8, R0, 8, CUBE, 0xf"  active 0x3ffff
    s = { 1.0 1.0 1.0 -1.0 -1.0 -1.0 -0.875 0.875 -0.125 -0.875 0.875 -0.125 -0.875 0.875 -0.125 0.875 -0.875 0.125 ... }  t = { 0.875 -0.875 0.125 0.875 -0.875 0.125 1.0 1.0 1.0 -1.0 -1.0 -1.0 0.875 -0.875 0.125 0.875 -0.875 0.125 ... }
    r = { 0.875 -0.875 0.125 -0.875 0.875 -0.125 -0.875 0.875 -0.125 0.875 -0.875 0.125 1.0 1.0 1.0 -1.0 -1.0 -1.0 ... }
    expect lane 0 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 1 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 2 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
    expect lane 3 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 4 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 5 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 7 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3e4ccccd  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3e4ccccd;
    expect lane 9 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f1e9e9f  R11 = 0x3f1e9e9f;
    expect lane 10 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 11 R8 = 0x3f1e9e9f  R9 = 0x3f058586  R10 = 0x3f1e9e9f  R11 = 0x3f1e9e9f;
    expect lane 12 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 13 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 14 R8 = 0x3e50d0d1  R9 = 0x3f139394  R10 = 0x3e50d0d1  R11 = 0x3f139394;
    expect lane 15 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 16 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 17 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
}

warp 9 { # blocks_dxt5.dds: level 2
    asm "TLD4.B R8, R0, 9, CUBE, 0xf"  active 0x3ffff
    s = { 1.0 1.0 1.0 -1.0 -1.0 -1.0 -0.75 0.75 -0.25 -0.75 0.75 -0.25 -0.75 0.75 -0.25 0.75 -0.75 0.25 ... }  t = { 0.75 -0.75 0.25 0.75 -0.75 0.25 1.0 1.0 1.0 -1.0 -1.0 -1.0 0.75 -0.75 0.25 0.75 -0.75 0.25 ... }
    r = { 0.75 -0.75 0.25 -0.75 0.75 -0.25 -0.75 0.75 -0.25 0.75 -0.75 0.25 1.0 1.0 1.0 -1.0 -1.0 -1.0 ... }
    expect lane 0 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 1 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3f37b7b8  R9 = 0x3f37b7b8  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f119192  R10 = 0x3f37b7b8  R11 = 0x3f5ededf;
    expect lane 6 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 7 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 8 R8 = 0x3e24a4a5  R9 = 0x3e949495  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 9 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 12 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 13 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 14 R8 = 0x3efcfcfd  R9 = 0x3eb4b4b5  R10 = 0x3f22a2a3  R11 = 0x3eb4b4b5;
    expect lane 15 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 16 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 17 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
}

warp 10 { # blocks_dxt5.dds: level 3
    asm "TLD4.A R8, R0, 10, CUBE, 0xf"  active 0x3ffff
    s = { 1.0 1.0 1.0 -1.0 -1.0 -1.0 -0.5 0.5 0.5 -0.5 0.5 0.5 -0.5 0.5 0.5 0.5 -0.5 -0.5 ... }  t = { 0.5 -0.5 -0.5 0.5 -0.5 -0.5 1.0 1.0 1.0 -1.0 -1.0 -1.0 0.5 -0.5 -0.5 0.5 -0.5 -0.5 ... }
    r = { 0.5 -0.5 -0.5 -0.5 0.5 0.5 -0.5 0.5 0.5 0.5 -0.5 -0.5 1.0 1.0 1.0 -1.0 -1.0 -1.0 ... }
    expect lane 0 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 1 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 2 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 3 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 4 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 5 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 6 R8 = 0x3e3f258c  R9 = 0x3e3f258c  R10 = 0x3e3f258c  R11 = 0x3e3f258c;
    expect lane 7 R8 = 0x3e3f258c  R9 = 0x3e3f258c  R10 = 0x3e3f258c  R11 = 0x3e3f258c;
    expect lane 8 R8 = 0x3e3f258c  R9 = 0x3e3f258c  R10 = 0x3e3f258c  R11 = 0x3e3f258c;
    expect lane 9 R8 = 0x3f60ad7a  R9 = 0x3f60ad7a  R10 = 0x3f60ad7a  R11 = 0x3f60ad7a;
    expect lane 10 R8 = 0x3f60ad7a  R9 = 0x3f60ad7a  R10 = 0x3f60ad7a  R11 = 0x3f60ad7a;
    expect lane 11 R8 = 0x3f60ad7a  R9 = 0x3f60ad7a  R10 = 0x3f60ad7a  R11 = 0x3f60ad7a;
    expect lane 12 R8 = 0x3f592247  R9 = 0x3f592247  R10 = 0x3f592247  R11 = 0x3f592247;
    expect lane 13 R8 = 0x3f592247  R9 = 0x3f592247  R10 = 0x3f592247  R11 = 0x3f592247;
    expect lane 14 R8 = 0x3f592247  R9 = 0x3f592247  R10 = 0x3f592247  R11 = 0x3f592247;
    expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 16 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 17 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
}

warp 11 { # blocks_bc1.dds: level 0
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 6.0  t = (2 * y + 1) / 11.0
    expect lane 0 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 1 R8 = 0x3f048485  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 2 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x3f048485;
    expect lane 4 R8 = 0x3f048485  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e24a4a5  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 8 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f048485  R9 = 0x3ea4a4a5  R10 = 0x3ed6d6d7  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ea4a4a5  R9 = 0x3f048485  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 11 R8 = 0x3f048485  R9 = 0x3ed6d6d7  R10 = 0x3f048485  R11 = 0x3ed6d6d7;
    expect lane 12 R8 = 0x3ed6d6d7  R9 = 0x00000000  R10 = 0x3e24a4a5  R11 = 0x3f048485;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e24a4a5;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 17 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f149495  R11 = 0x3f46c6c7;
    expect lane 18 R8 = 0x3ec4c4c5  R9 = 0x3e44c4c5  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 19 R8 = 0x3e44c4c5  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 20 R8 = 0x3f149495  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f149495;
    expect lane 21 R8 = 0x3f35b5b6  R9 = 0x3e048485  R10 = 0x3f038384  R11 = 0x3f35b5b6;
    expect lane 22 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 23 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 24 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 25 R8 = 0x3f149495  R9 = 0x3e44c4c5  R10 = 0x3ec4c4c5  R11 = 0x3f149495;
    expect lane 26 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3f149495  R11 = 0x3ec4c4c5;
    expect lane 27 R8 = 0x3e44c4c5  R9 = 0x3f46c6c7  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 28 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3f038384  R11 = 0x3f149495;
    expect lane 29 R8 = 0x3f35b5b6  R9 = 0x3ea4a4a5  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 30 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 31 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3f038384  R11 = 0x3f038384;
}

warp 12 { # blocks_bc1.dds: level 1
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 3.0  t = (2 * y + 1) / 5.0
    expect lane 0 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 1 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f24a4a5  R11 = 0x3f2eaeaf;
    expect lane 2 R8 = 0x3f1b9b9c  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 3 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 4 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 5 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 6 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 7 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 8 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 9 R8 = 0x3f24a4a5  R9 = 0x3f129293  R10 = 0x3f1b9b9c  R11 = 0x3f24a4a5;
    expect lane 10 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f1b9b9c;
    expect lane 11 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 12 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 13 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 14 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 15 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 16 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 17 R8 = 0x3f2eaeaf  R9 = 0x3f24a4a5  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 18 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3e2cacad  R11 = 0x3ed2d2d3;
    expect lane 19 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 20 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 21 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 22 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 23 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 24 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 25 R8 = 0x3f24a4a5  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 26 R8 = 0x3f1b9b9c  R9 = 0x3f24a4a5  R10 = 0x3f129293  R11 = 0x3f1b9b9c;
    expect lane 27 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f129293  R11 = 0x3f129293;
    expect lane 28 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f129293  R11 = 0x3f129293;
    expect lane 29 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f129293  R11 = 0x3f129293;
    expect lane 30 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f129293  R11 = 0x3f129293;
    expect lane 31 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f129293  R11 = 0x3f129293;
}

warp 13 { # blocks_bc1.dds: level 2
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 1.0  t = (2 * y + 1) / 2.0
    expect lane 0 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 1 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 2 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 5 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 6 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 8 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 9 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 10 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 11 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 12 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 13 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 14 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 15 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 16 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 17 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 18 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 19 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 20 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 21 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 22 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 23 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 24 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 25 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 26 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 27 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 28 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 29 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 30 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 31 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
}

warp 14 { # blocks_bc1.dds: level 3
    asm "TLD4.A R8, R0, 14, 2D, 0xf"  active 0xffffffff
    s = (x + 0) / 1.0  t = (2 * y + 1) / 1.0
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
