# A photograph in block-linear memory, gathered over warp grids of 8 x 4 threads: three components, six places,
# every thread's four values against the pixels of the file.
texlock 1
rules R-TLD4-2 R-TLD4-41 R-TLD4-43 PD-80 PD-91
rules without R-TLD4-42 PD-5
minimum texel 576
texture 0 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B A size 200 150 address 0x24680e00 block 1 8 texels png "../../textures/harbour.png" }
texture 1 { type TWO_D layout pitch 832 format A8B8G8R8 UNORM source B G R ONE_FLOAT size 200 150 address 0x13570020 texels png "../../textures/harbour.png" }
sampler 0 { address MIRROR CLAMP_TO_EDGE WRAP }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = (40 + 1 * x + 0.25) / 200.0
    t = (20 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (39,21) (40,21) (40,20) (39,20)  R8 = 0x3f40c0c1  R9 = 0x3f4acacb  R10 = 0x3f44c4c5  R11 = 0x3f3bbbbc;
    expect lane 1 texels (40,21) (41,21) (41,20) (40,20)  R8 = 0x3f4acacb  R9 = 0x3f47c7c8  R10 = 0x3f43c3c4  R11 = 0x3f44c4c5;
    expect lane 2 texels (41,21) (42,21) (42,20) (41,20)  R8 = 0x3f47c7c8  R9 = 0x3f4ececf  R10 = 0x3f4bcbcc  R11 = 0x3f43c3c4;
    expect lane 3 texels (42,21) (43,21) (43,20) (42,20)  R8 = 0x3f4ececf  R9 = 0x3f4ccccd  R10 = 0x3f50d0d1  R11 = 0x3f4bcbcc;
    expect lane 4 texels (43,21) (44,21) (44,20) (43,20)  R8 = 0x3f4ccccd  R9 = 0x3f55d5d6  R10 = 0x3f4bcbcc  R11 = 0x3f50d0d1;
    expect lane 5 texels (44,21) (45,21) (45,20) (44,20)  R8 = 0x3f55d5d6  R9 = 0x3f60e0e1  R10 = 0x3f54d4d5  R11 = 0x3f4bcbcc;
    expect lane 6 texels (45,21) (46,21) (46,20) (45,20)  R8 = 0x3f60e0e1  R9 = 0x3f59d9da  R10 = 0x3f53d3d4  R11 = 0x3f54d4d5;
    expect lane 7 texels (46,21) (47,21) (47,20) (46,20)  R8 = 0x3f59d9da  R9 = 0x3f56d6d7  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 8 texels (39,22) (40,22) (40,21) (39,21)  R8 = 0x3f4dcdce  R9 = 0x3f4ccccd  R10 = 0x3f4acacb  R11 = 0x3f40c0c1;
    expect lane 9 texels (40,22) (41,22) (41,21) (40,21)  R8 = 0x3f4ccccd  R9 = 0x3f54d4d5  R10 = 0x3f47c7c8  R11 = 0x3f4acacb;
    expect lane 10 texels (41,22) (42,22) (42,21) (41,21)  R8 = 0x3f54d4d5  R9 = 0x3f57d7d8  R10 = 0x3f4ececf  R11 = 0x3f47c7c8;
    expect lane 11 texels (42,22) (43,22) (43,21) (42,21)  R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f4ccccd  R11 = 0x3f4ececf;
    expect lane 12 texels (43,22) (44,22) (44,21) (43,21)  R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f55d5d6  R11 = 0x3f4ccccd;
    expect lane 13 texels (44,22) (45,22) (45,21) (44,21)  R8 = 0x3f57d7d8  R9 = 0x3f60e0e1  R10 = 0x3f60e0e1  R11 = 0x3f55d5d6;
    expect lane 14 texels (45,22) (46,22) (46,21) (45,21)  R8 = 0x3f60e0e1  R9 = 0x3f5bdbdc  R10 = 0x3f59d9da  R11 = 0x3f60e0e1;
    expect lane 15 texels (46,22) (47,22) (47,21) (46,21)  R8 = 0x3f5bdbdc  R9 = 0x3f63e3e4  R10 = 0x3f56d6d7  R11 = 0x3f59d9da;
    expect lane 16 texels (39,23) (40,23) (40,22) (39,22)  R8 = 0x3f4bcbcc  R9 = 0x3f53d3d4  R10 = 0x3f4ccccd  R11 = 0x3f4dcdce;
    expect lane 17 texels (40,23) (41,23) (41,22) (40,22)  R8 = 0x3f53d3d4  R9 = 0x3f56d6d7  R10 = 0x3f54d4d5  R11 = 0x3f4ccccd;
    expect lane 18 texels (41,23) (42,23) (42,22) (41,22)  R8 = 0x3f56d6d7  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f54d4d5;
    expect lane 19 texels (42,23) (43,23) (43,22) (42,22)  R8 = 0x3f57d7d8  R9 = 0x3f59d9da  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 20 texels (43,23) (44,23) (44,22) (43,22)  R8 = 0x3f59d9da  R9 = 0x3f61e1e2  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 21 texels (44,23) (45,23) (45,22) (44,22)  R8 = 0x3f61e1e2  R9 = 0x3f67e7e8  R10 = 0x3f60e0e1  R11 = 0x3f57d7d8;
    expect lane 22 texels (45,23) (46,23) (46,22) (45,22)  R8 = 0x3f67e7e8  R9 = 0x3f6eeeef  R10 = 0x3f5bdbdc  R11 = 0x3f60e0e1;
    expect lane 23 texels (46,23) (47,23) (47,22) (46,22)  R8 = 0x3f6eeeef  R9 = 0x3f68e8e9  R10 = 0x3f63e3e4  R11 = 0x3f5bdbdc;
    expect lane 24 texels (39,24) (40,24) (40,23) (39,23)  R8 = 0x3f51d1d2  R9 = 0x3f56d6d7  R10 = 0x3f53d3d4  R11 = 0x3f4bcbcc;
    expect lane 25 texels (40,24) (41,24) (41,23) (40,23)  R8 = 0x3f56d6d7  R9 = 0x3f54d4d5  R10 = 0x3f56d6d7  R11 = 0x3f53d3d4;
    expect lane 26 texels (41,24) (42,24) (42,23) (41,23)  R8 = 0x3f54d4d5  R9 = 0x3f5adadb  R10 = 0x3f57d7d8  R11 = 0x3f56d6d7;
    expect lane 27 texels (42,24) (43,24) (43,23) (42,23)  R8 = 0x3f5adadb  R9 = 0x3f5fdfe0  R10 = 0x3f59d9da  R11 = 0x3f57d7d8;
    expect lane 28 texels (43,24) (44,24) (44,23) (43,23)  R8 = 0x3f5fdfe0  R9 = 0x3f61e1e2  R10 = 0x3f61e1e2  R11 = 0x3f59d9da;
    expect lane 29 texels (44,24) (45,24) (45,23) (44,23)  R8 = 0x3f61e1e2  R9 = 0x3f6aeaeb  R10 = 0x3f67e7e8  R11 = 0x3f61e1e2;
    expect lane 30 texels (45,24) (46,24) (46,23) (45,23)  R8 = 0x3f6aeaeb  R9 = 0x3f70f0f1  R10 = 0x3f6eeeef  R11 = 0x3f67e7e8;
    expect lane 31 texels (46,24) (47,24) (47,23) (46,23)  R8 = 0x3f70f0f1  R9 = 0x3f70f0f1  R10 = 0x3f68e8e9  R11 = 0x3f6eeeef;
}

warp 1 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"
    s = (40 + 1 * x + 0.25) / 200.0
    t = (20 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (39,21) (40,21) (40,20) (39,20)  R8 = 0x3f62e2e3  R9 = 0x3f68e8e9  R10 = 0x3f67e7e8  R11 = 0x3f60e0e1;
    expect lane 1 texels (40,21) (41,21) (41,20) (40,20)  R8 = 0x3f68e8e9  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f67e7e8;
    expect lane 2 texels (41,21) (42,21) (42,20) (41,20)  R8 = 0x3f63e3e4  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f63e3e4;
    expect lane 3 texels (42,21) (43,21) (43,20) (42,20)  R8 = 0x3f68e8e9  R9 = 0x3f64e4e5  R10 = 0x3f6bebec  R11 = 0x3f68e8e9;
    expect lane 4 texels (43,21) (44,21) (44,20) (43,20)  R8 = 0x3f64e4e5  R9 = 0x3f6bebec  R10 = 0x3f65e5e6  R11 = 0x3f6bebec;
    expect lane 5 texels (44,21) (45,21) (45,20) (44,20)  R8 = 0x3f6bebec  R9 = 0x3f73f3f4  R10 = 0x3f6bebec  R11 = 0x3f65e5e6;
    expect lane 6 texels (45,21) (46,21) (46,20) (45,20)  R8 = 0x3f73f3f4  R9 = 0x3f6bebec  R10 = 0x3f69e9ea  R11 = 0x3f6bebec;
    expect lane 7 texels (46,21) (47,21) (47,20) (46,20)  R8 = 0x3f6bebec  R9 = 0x3f66e6e7  R10 = 0x3f67e7e8  R11 = 0x3f69e9ea;
    expect lane 8 texels (39,22) (40,22) (40,21) (39,21)  R8 = 0x3f6aeaeb  R9 = 0x3f67e7e8  R10 = 0x3f68e8e9  R11 = 0x3f62e2e3;
    expect lane 9 texels (40,22) (41,22) (41,21) (40,21)  R8 = 0x3f67e7e8  R9 = 0x3f6ceced  R10 = 0x3f63e3e4  R11 = 0x3f68e8e9;
    expect lane 10 texels (41,22) (42,22) (42,21) (41,21)  R8 = 0x3f6ceced  R9 = 0x3f6ceced  R10 = 0x3f68e8e9  R11 = 0x3f63e3e4;
    expect lane 11 texels (42,22) (43,22) (43,21) (42,21)  R8 = 0x3f6ceced  R9 = 0x3f6aeaeb  R10 = 0x3f64e4e5  R11 = 0x3f68e8e9;
    expect lane 12 texels (43,22) (44,22) (44,21) (43,21)  R8 = 0x3f6aeaeb  R9 = 0x3f67e7e8  R10 = 0x3f6bebec  R11 = 0x3f64e4e5;
    expect lane 13 texels (44,22) (45,22) (45,21) (44,21)  R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f73f3f4  R11 = 0x3f6bebec;
    expect lane 14 texels (45,22) (46,22) (46,21) (45,21)  R8 = 0x3f6feff0  R9 = 0x3f68e8e9  R10 = 0x3f6bebec  R11 = 0x3f73f3f4;
    expect lane 15 texels (46,22) (47,22) (47,21) (46,21)  R8 = 0x3f68e8e9  R9 = 0x3f6eeeef  R10 = 0x3f66e6e7  R11 = 0x3f6bebec;
    expect lane 16 texels (39,23) (40,23) (40,22) (39,22)  R8 = 0x3f64e4e5  R9 = 0x3f6aeaeb  R10 = 0x3f67e7e8  R11 = 0x3f6aeaeb;
    expect lane 17 texels (40,23) (41,23) (41,22) (40,22)  R8 = 0x3f6aeaeb  R9 = 0x3f6aeaeb  R10 = 0x3f6ceced  R11 = 0x3f67e7e8;
    expect lane 18 texels (41,23) (42,23) (42,22) (41,22)  R8 = 0x3f6aeaeb  R9 = 0x3f68e8e9  R10 = 0x3f6ceced  R11 = 0x3f6ceced;
    expect lane 19 texels (42,23) (43,23) (43,22) (42,22)  R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3f6aeaeb  R11 = 0x3f6ceced;
    expect lane 20 texels (43,23) (44,23) (44,22) (43,22)  R8 = 0x3f68e8e9  R9 = 0x3f6eeeef  R10 = 0x3f67e7e8  R11 = 0x3f6aeaeb;
    expect lane 21 texels (44,23) (45,23) (45,22) (44,22)  R8 = 0x3f6eeeef  R9 = 0x3f71f1f2  R10 = 0x3f6feff0  R11 = 0x3f67e7e8;
    expect lane 22 texels (45,23) (46,23) (46,22) (45,22)  R8 = 0x3f71f1f2  R9 = 0x3f76f6f7  R10 = 0x3f68e8e9  R11 = 0x3f6feff0;
    expect lane 23 texels (46,23) (47,23) (47,22) (46,22)  R8 = 0x3f76f6f7  R9 = 0x3f6feff0  R10 = 0x3f6eeeef  R11 = 0x3f68e8e9;
    expect lane 24 texels (39,24) (40,24) (40,23) (39,23)  R8 = 0x3f67e7e8  R9 = 0x3f69e9ea  R10 = 0x3f6aeaeb  R11 = 0x3f64e4e5;
    expect lane 25 texels (40,24) (41,24) (41,23) (40,23)  R8 = 0x3f69e9ea  R9 = 0x3f64e4e5  R10 = 0x3f6aeaeb  R11 = 0x3f6aeaeb;
    expect lane 26 texels (41,24) (42,24) (42,23) (41,23)  R8 = 0x3f64e4e5  R9 = 0x3f67e7e8  R10 = 0x3f68e8e9  R11 = 0x3f6aeaeb;
    expect lane 27 texels (42,24) (43,24) (43,23) (42,23)  R8 = 0x3f67e7e8  R9 = 0x3f6aeaeb  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 28 texels (43,24) (44,24) (44,23) (43,23)  R8 = 0x3f6aeaeb  R9 = 0x3f6aeaeb  R10 = 0x3f6eeeef  R11 = 0x3f68e8e9;
    expect lane 29 texels (44,24) (45,24) (45,23) (44,23)  R8 = 0x3f6aeaeb  R9 = 0x3f70f0f1  R10 = 0x3f71f1f2  R11 = 0x3f6eeeef;
    expect lane 30 texels (45,24) (46,24) (46,23) (45,23)  R8 = 0x3f70f0f1  R9 = 0x3f75f5f6  R10 = 0x3f76f6f7  R11 = 0x3f71f1f2;
    expect lane 31 texels (46,24) (47,24) (47,23) (46,23)  R8 = 0x3f75f5f6  R9 = 0x3f72f2f3  R10 = 0x3f6feff0  R11 = 0x3f76f6f7;
}

warp 2 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"
    s = (40 + 1 * x + 0.25) / 200.0
    t = (20 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (39,21) (40,21) (40,20) (39,20)  R8 = 0x3f4acacb  R9 = 0x3f53d3d4  R10 = 0x3f4ececf  R11 = 0x3f46c6c7;
    expect lane 1 texels (40,21) (41,21) (41,20) (40,20)  R8 = 0x3f53d3d4  R9 = 0x3f4ececf  R10 = 0x3f4ccccd  R11 = 0x3f4ececf;
    expect lane 2 texels (41,21) (42,21) (42,20) (41,20)  R8 = 0x3f4ececf  R9 = 0x3f55d5d6  R10 = 0x3f53d3d4  R11 = 0x3f4ccccd;
    expect lane 3 texels (42,21) (43,21) (43,20) (42,20)  R8 = 0x3f55d5d6  R9 = 0x3f52d2d3  R10 = 0x3f57d7d8  R11 = 0x3f53d3d4;
    expect lane 4 texels (43,21) (44,21) (44,20) (43,20)  R8 = 0x3f52d2d3  R9 = 0x3f5bdbdc  R10 = 0x3f52d2d3  R11 = 0x3f57d7d8;
    expect lane 5 texels (44,21) (45,21) (45,20) (44,20)  R8 = 0x3f5bdbdc  R9 = 0x3f64e4e5  R10 = 0x3f5adadb  R11 = 0x3f52d2d3;
    expect lane 6 texels (45,21) (46,21) (46,20) (45,20)  R8 = 0x3f64e4e5  R9 = 0x3f5dddde  R10 = 0x3f58d8d9  R11 = 0x3f5adadb;
    expect lane 7 texels (46,21) (47,21) (47,20) (46,20)  R8 = 0x3f5dddde  R9 = 0x3f59d9da  R10 = 0x3f57d7d8  R11 = 0x3f58d8d9;
    expect lane 8 texels (39,22) (40,22) (40,21) (39,21)  R8 = 0x3f55d5d6  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f4acacb;
    expect lane 9 texels (40,22) (41,22) (41,21) (40,21)  R8 = 0x3f53d3d4  R9 = 0x3f5adadb  R10 = 0x3f4ececf  R11 = 0x3f53d3d4;
    expect lane 10 texels (41,22) (42,22) (42,21) (41,21)  R8 = 0x3f5adadb  R9 = 0x3f5cdcdd  R10 = 0x3f55d5d6  R11 = 0x3f4ececf;
    expect lane 11 texels (42,22) (43,22) (43,21) (42,21)  R8 = 0x3f5cdcdd  R9 = 0x3f5bdbdc  R10 = 0x3f52d2d3  R11 = 0x3f55d5d6;
    expect lane 12 texels (43,22) (44,22) (44,21) (43,21)  R8 = 0x3f5bdbdc  R9 = 0x3f5adadb  R10 = 0x3f5bdbdc  R11 = 0x3f52d2d3;
    expect lane 13 texels (44,22) (45,22) (45,21) (44,21)  R8 = 0x3f5adadb  R9 = 0x3f63e3e4  R10 = 0x3f64e4e5  R11 = 0x3f5bdbdc;
    expect lane 14 texels (45,22) (46,22) (46,21) (45,21)  R8 = 0x3f63e3e4  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f64e4e5;
    expect lane 15 texels (46,22) (47,22) (47,21) (46,21)  R8 = 0x3f5dddde  R9 = 0x3f64e4e5  R10 = 0x3f59d9da  R11 = 0x3f5dddde;
    expect lane 16 texels (39,23) (40,23) (40,22) (39,22)  R8 = 0x3f51d1d2  R9 = 0x3f59d9da  R10 = 0x3f53d3d4  R11 = 0x3f55d5d6;
    expect lane 17 texels (40,23) (41,23) (41,22) (40,22)  R8 = 0x3f59d9da  R9 = 0x3f5bdbdc  R10 = 0x3f5adadb  R11 = 0x3f53d3d4;
    expect lane 18 texels (41,23) (42,23) (42,22) (41,22)  R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5cdcdd  R11 = 0x3f5adadb;
    expect lane 19 texels (42,23) (43,23) (43,22) (42,22)  R8 = 0x3f5bdbdc  R9 = 0x3f5cdcdd  R10 = 0x3f5bdbdc  R11 = 0x3f5cdcdd;
    expect lane 20 texels (43,23) (44,23) (44,22) (43,22)  R8 = 0x3f5cdcdd  R9 = 0x3f63e3e4  R10 = 0x3f5adadb  R11 = 0x3f5bdbdc;
    expect lane 21 texels (44,23) (45,23) (45,22) (44,22)  R8 = 0x3f63e3e4  R9 = 0x3f68e8e9  R10 = 0x3f63e3e4  R11 = 0x3f5adadb;
    expect lane 22 texels (45,23) (46,23) (46,22) (45,22)  R8 = 0x3f68e8e9  R9 = 0x3f6eeeef  R10 = 0x3f5dddde  R11 = 0x3f63e3e4;
    expect lane 23 texels (46,23) (47,23) (47,22) (46,22)  R8 = 0x3f6eeeef  R9 = 0x3f68e8e9  R10 = 0x3f64e4e5  R11 = 0x3f5dddde;
    expect lane 24 texels (39,24) (40,24) (40,23) (39,23)  R8 = 0x3f57d7d8  R9 = 0x3f5adadb  R10 = 0x3f59d9da  R11 = 0x3f51d1d2;
    expect lane 25 texels (40,24) (41,24) (41,23) (40,23)  R8 = 0x3f5adadb  R9 = 0x3f57d7d8  R10 = 0x3f5bdbdc  R11 = 0x3f59d9da;
    expect lane 26 texels (41,24) (42,24) (42,23) (41,23)  R8 = 0x3f57d7d8  R9 = 0x3f5cdcdd  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 27 texels (42,24) (43,24) (43,23) (42,23)  R8 = 0x3f5cdcdd  R9 = 0x3f60e0e1  R10 = 0x3f5cdcdd  R11 = 0x3f5bdbdc;
    expect lane 28 texels (43,24) (44,24) (44,23) (43,23)  R8 = 0x3f60e0e1  R9 = 0x3f62e2e3  R10 = 0x3f63e3e4  R11 = 0x3f5cdcdd;
    expect lane 29 texels (44,24) (45,24) (45,23) (44,23)  R8 = 0x3f62e2e3  R9 = 0x3f69e9ea  R10 = 0x3f68e8e9  R11 = 0x3f63e3e4;
    expect lane 30 texels (45,24) (46,24) (46,23) (45,23)  R8 = 0x3f69e9ea  R9 = 0x3f6feff0  R10 = 0x3f6eeeef  R11 = 0x3f68e8e9;
    expect lane 31 texels (46,24) (47,24) (47,23) (46,23)  R8 = 0x3f6feff0  R9 = 0x3f6eeeef  R10 = 0x3f68e8e9  R11 = 0x3f6eeeef;
}

warp 3 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = (0 + 7 * x + 0.25) / 200.0
    t = (0 + 11 * y + 0.75) / 150.0
    expect lane 0 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x3ef8f8f9  R9 = 0x3ef8f8f9  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 1 texels (6,1) (7,1) (7,0) (6,0)  R8 = 0x3f28a8a9  R9 = 0x3f22a2a3  R10 = 0x3f26a6a7  R11 = 0x3f22a2a3;
    expect lane 2 texels (13,1) (14,1) (14,0) (13,0)  R8 = 0x3f19999a  R9 = 0x3f189899  R10 = 0x3f0d8d8e  R11 = 0x3f149495;
    expect lane 3 texels (20,1) (21,1) (21,0) (20,0)  R8 = 0x3f1e9e9f  R9 = 0x3f1f9fa0  R10 = 0x3f29a9aa  R11 = 0x3f1e9e9f;
    expect lane 4 texels (27,1) (28,1) (28,0) (27,0)  R8 = 0x3f25a5a6  R9 = 0x3f19999a  R10 = 0x3f22a2a3  R11 = 0x3f20a0a1;
    expect lane 5 texels (34,1) (35,1) (35,0) (34,0)  R8 = 0x3ef0f0f1  R9 = 0x3ed6d6d7  R10 = 0x3ee6e6e7  R11 = 0x3ef6f6f7;
    expect lane 6 texels (41,1) (42,1) (42,0) (41,0)  R8 = 0x3ecccccd  R9 = 0x3ecececf  R10 = 0x3ecacacb  R11 = 0x3ec8c8c9;
    expect lane 7 texels (48,1) (49,1) (49,0) (48,0)  R8 = 0x3edcdcdd  R9 = 0x3edadadb  R10 = 0x3ee0e0e1  R11 = 0x3ef2f2f3;
    expect lane 8 texels (0,12) (0,12) (0,11) (0,11)  R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 9 texels (6,12) (7,12) (7,11) (6,11)  R8 = 0x3ec6c6c7  R9 = 0x3ed4d4d5  R10 = 0x3ecccccd  R11 = 0x3edadadb;
    expect lane 10 texels (13,12) (14,12) (14,11) (13,11)  R8 = 0x3edcdcdd  R9 = 0x3ed6d6d7  R10 = 0x3edcdcdd  R11 = 0x3ecececf;
    expect lane 11 texels (20,12) (21,12) (21,11) (20,11)  R8 = 0x3ee0e0e1  R9 = 0x3ee4e4e5  R10 = 0x3edadadb  R11 = 0x3edcdcdd;
    expect lane 12 texels (27,12) (28,12) (28,11) (27,11)  R8 = 0x3ef8f8f9  R9 = 0x3ef6f6f7  R10 = 0x3efcfcfd  R11 = 0x3ef2f2f3;
    expect lane 13 texels (34,12) (35,12) (35,11) (34,11)  R8 = 0x3f109091  R9 = 0x3f139394  R10 = 0x3f24a4a5  R11 = 0x3f1c9c9d;
    expect lane 14 texels (41,12) (42,12) (42,11) (41,11)  R8 = 0x3f169697  R9 = 0x3f1c9c9d  R10 = 0x3f129293  R11 = 0x3f179798;
    expect lane 15 texels (48,12) (49,12) (49,11) (48,11)  R8 = 0x3f25a5a6  R9 = 0x3f27a7a8  R10 = 0x3f19999a  R11 = 0x3f1b9b9c;
    expect lane 16 texels (0,23) (0,23) (0,22) (0,22)  R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 17 texels (6,23) (7,23) (7,22) (6,22)  R8 = 0x3f2cacad  R9 = 0x3f39b9ba  R10 = 0x3f36b6b7  R11 = 0x3f2babac;
    expect lane 18 texels (13,23) (14,23) (14,22) (13,22)  R8 = 0x3f53d3d4  R9 = 0x3f57d7d8  R10 = 0x3f56d6d7  R11 = 0x3f59d9da;
    expect lane 19 texels (20,23) (21,23) (21,22) (20,22)  R8 = 0x3f36b6b7  R9 = 0x3f34b4b5  R10 = 0x3f2cacad  R11 = 0x3f25a5a6;
    expect lane 20 texels (27,23) (28,23) (28,22) (27,22)  R8 = 0x3f45c5c6  R9 = 0x3f4dcdce  R10 = 0x3f3dbdbe  R11 = 0x3f35b5b6;
    expect lane 21 texels (34,23) (35,23) (35,22) (34,22)  R8 = 0x3f35b5b6  R9 = 0x3f3cbcbd  R10 = 0x3f39b9ba  R11 = 0x3f34b4b5;
    expect lane 22 texels (41,23) (42,23) (42,22) (41,22)  R8 = 0x3f56d6d7  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f54d4d5;
    expect lane 23 texels (48,23) (49,23) (49,22) (48,22)  R8 = 0x3f68e8e9  R9 = 0x3f70f0f1  R10 = 0x3f65e5e6  R11 = 0x3f66e6e7;
    expect lane 24 texels (0,34) (0,34) (0,33) (0,33)  R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 25 texels (6,34) (7,34) (7,33) (6,33)  R8 = 0x3f0e8e8f  R9 = 0x3f189899  R10 = 0x3f09898a  R11 = 0x3f078788;
    expect lane 26 texels (13,34) (14,34) (14,33) (13,33)  R8 = 0x3f32b2b3  R9 = 0x3f35b5b6  R10 = 0x3f1e9e9f  R11 = 0x3f1a9a9b;
    expect lane 27 texels (20,34) (21,34) (21,33) (20,33)  R8 = 0x3f49c9ca  R9 = 0x3f4bcbcc  R10 = 0x3f3dbdbe  R11 = 0x3f38b8b9;
    expect lane 28 texels (27,34) (28,34) (28,33) (27,33)  R8 = 0x3f6bebec  R9 = 0x3f73f3f4  R10 = 0x3f5adadb  R11 = 0x3f63e3e4;
    expect lane 29 texels (34,34) (35,34) (35,33) (34,33)  R8 = 0x3f72f2f3  R9 = 0x3f75f5f6  R10 = 0x3f6ceced  R11 = 0x3f61e1e2;
    expect lane 30 texels (41,34) (42,34) (42,33) (41,33)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 texels (48,34) (49,34) (49,33) (48,33)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"
    s = (0 + 7 * x + 0.25) / 200.0
    t = (0 + 11 * y + 0.75) / 150.0
    expect lane 0 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f62e2e3  R11 = 0x3f62e2e3;
    expect lane 1 texels (6,1) (7,1) (7,0) (6,0)  R8 = 0x3f7efeff  R9 = 0x3f79f9fa  R10 = 0x3f7dfdfe  R11 = 0x3f7afafb;
    expect lane 2 texels (13,1) (14,1) (14,0) (13,0)  R8 = 0x3f73f3f4  R9 = 0x3f71f1f2  R10 = 0x3f6aeaeb  R11 = 0x3f70f0f1;
    expect lane 3 texels (20,1) (21,1) (21,0) (20,0)  R8 = 0x3f75f5f6  R9 = 0x3f77f7f8  R10 = 0x3f7dfdfe  R11 = 0x3f76f6f7;
    expect lane 4 texels (27,1) (28,1) (28,0) (27,0)  R8 = 0x3f79f9fa  R9 = 0x3f70f0f1  R10 = 0x3f78f8f9  R11 = 0x3f76f6f7;
    expect lane 5 texels (34,1) (35,1) (35,0) (34,0)  R8 = 0x3f59d9da  R9 = 0x3f4ececf  R10 = 0x3f55d5d6  R11 = 0x3f5adadb;
    expect lane 6 texels (41,1) (42,1) (42,0) (41,0)  R8 = 0x3f49c9ca  R9 = 0x3f4acacb  R10 = 0x3f4acacb  R11 = 0x3f49c9ca;
    expect lane 7 texels (48,1) (49,1) (49,0) (48,0)  R8 = 0x3f4ececf  R9 = 0x3f4dcdce  R10 = 0x3f51d1d2  R11 = 0x3f59d9da;
    expect lane 8 texels (0,12) (0,12) (0,11) (0,11)  R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 9 texels (6,12) (7,12) (7,11) (6,11)  R8 = 0x3f42c2c3  R9 = 0x3f49c9ca  R10 = 0x3f46c6c7  R11 = 0x3f4ccccd;
    expect lane 10 texels (13,12) (14,12) (14,11) (13,11)  R8 = 0x3f4ccccd  R9 = 0x3f49c9ca  R10 = 0x3f4dcdce  R11 = 0x3f46c6c7;
    expect lane 11 texels (20,12) (21,12) (21,11) (20,11)  R8 = 0x3f4acacb  R9 = 0x3f4ccccd  R10 = 0x3f49c9ca  R11 = 0x3f4acacb;
    expect lane 12 texels (27,12) (28,12) (28,11) (27,11)  R8 = 0x3f50d0d1  R9 = 0x3f4ececf  R10 = 0x3f53d3d4  R11 = 0x3f4fcfd0;
    expect lane 13 texels (34,12) (35,12) (35,11) (34,11)  R8 = 0x3f58d8d9  R9 = 0x3f5bdbdc  R10 = 0x3f67e7e8  R11 = 0x3f62e2e3;
    expect lane 14 texels (41,12) (42,12) (42,11) (41,11)  R8 = 0x3f56d6d7  R9 = 0x3f5bdbdc  R10 = 0x3f56d6d7  R11 = 0x3f5adadb;
    expect lane 15 texels (48,12) (49,12) (49,11) (48,11)  R8 = 0x3f5fdfe0  R9 = 0x3f60e0e1  R10 = 0x3f57d7d8  R11 = 0x3f59d9da;
    expect lane 16 texels (0,23) (0,23) (0,22) (0,22)  R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5;
    expect lane 17 texels (6,23) (7,23) (7,22) (6,22)  R8 = 0x3f6eeeef  R9 = 0x3f79f9fa  R10 = 0x3f77f7f8  R11 = 0x3f6feff0;
    expect lane 18 texels (13,23) (14,23) (14,22) (13,22)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 texels (20,23) (21,23) (21,22) (20,22)  R8 = 0x3f70f0f1  R9 = 0x3f6dedee  R10 = 0x3f6bebec  R11 = 0x3f65e5e6;
    expect lane 20 texels (27,23) (28,23) (28,22) (27,22)  R8 = 0x3f73f3f4  R9 = 0x3f79f9fa  R10 = 0x3f6dedee  R11 = 0x3f69e9ea;
    expect lane 21 texels (34,23) (35,23) (35,22) (34,22)  R8 = 0x3f5ededf  R9 = 0x3f62e2e3  R10 = 0x3f62e2e3  R11 = 0x3f60e0e1;
    expect lane 22 texels (41,23) (42,23) (42,22) (41,22)  R8 = 0x3f6aeaeb  R9 = 0x3f68e8e9  R10 = 0x3f6ceced  R11 = 0x3f6ceced;
    expect lane 23 texels (48,23) (49,23) (49,22) (48,22)  R8 = 0x3f6eeeef  R9 = 0x3f75f5f6  R10 = 0x3f6eeeef  R11 = 0x3f71f1f2;
    expect lane 24 texels (0,34) (0,34) (0,33) (0,33)  R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 25 texels (6,34) (7,34) (7,33) (6,33)  R8 = 0x3f4fcfd0  R9 = 0x3f58d8d9  R10 = 0x3f4ececf  R11 = 0x3f4dcdce;
    expect lane 26 texels (13,34) (14,34) (14,33) (13,33)  R8 = 0x3f68e8e9  R9 = 0x3f6bebec  R10 = 0x3f5bdbdc  R11 = 0x3f58d8d9;
    expect lane 27 texels (20,34) (21,34) (21,33) (20,33)  R8 = 0x3f74f4f5  R9 = 0x3f75f5f6  R10 = 0x3f6bebec  R11 = 0x3f6aeaeb;
    expect lane 28 texels (27,34) (28,34) (28,33) (27,33)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f75f5f6  R11 = 0x3f7dfdfe;
    expect lane 29 texels (34,34) (35,34) (35,33) (34,33)  R8 = 0x3f7afafb  R9 = 0x3f7afafb  R10 = 0x3f75f5f6  R11 = 0x3f6feff0;
    expect lane 30 texels (41,34) (42,34) (42,33) (41,33)  R8 = 0x3f800000  R9 = 0x3f7bfbfc  R10 = 0x3f74f4f5  R11 = 0x3f800000;
    expect lane 31 texels (48,34) (49,34) (49,33) (48,33)  R8 = 0x3f7bfbfc  R9 = 0x3f800000  R10 = 0x3f7efeff  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"
    s = (0 + 7 * x + 0.25) / 200.0
    t = (0 + 11 * y + 0.75) / 150.0
    expect lane 0 texels (0,1) (0,1) (0,0) (0,0)  R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 1 texels (6,1) (7,1) (7,0) (6,0)  R8 = 0x3f46c6c7  R9 = 0x3f41c1c2  R10 = 0x3f45c5c6  R11 = 0x3f41c1c2;
    expect lane 2 texels (13,1) (14,1) (14,0) (13,0)  R8 = 0x3f39b9ba  R9 = 0x3f37b7b8  R10 = 0x3f2eaeaf  R11 = 0x3f34b4b5;
    expect lane 3 texels (20,1) (21,1) (21,0) (20,0)  R8 = 0x3f3cbcbd  R9 = 0x3f3ebebf  R10 = 0x3f47c7c8  R11 = 0x3f3dbdbe;
    expect lane 4 texels (27,1) (28,1) (28,0) (27,0)  R8 = 0x3f42c2c3  R9 = 0x3f37b7b8  R10 = 0x3f40c0c1  R11 = 0x3f3ebebf;
    expect lane 5 texels (34,1) (35,1) (35,0) (34,0)  R8 = 0x3f1a9a9b  R9 = 0x3f0d8d8e  R10 = 0x3f159596  R11 = 0x3f1c9c9d;
    expect lane 6 texels (41,1) (42,1) (42,0) (41,0)  R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3f088889  R11 = 0x3f078788;
    expect lane 7 texels (48,1) (49,1) (49,0) (48,0)  R8 = 0x3f0f8f90  R9 = 0x3f0e8e8f  R10 = 0x3f129293  R11 = 0x3f1a9a9b;
    expect lane 8 texels (0,12) (0,12) (0,11) (0,11)  R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 9 texels (6,12) (7,12) (7,11) (6,11)  R8 = 0x3f048485  R9 = 0x3f0b8b8c  R10 = 0x3f078788  R11 = 0x3f0e8e8f;
    expect lane 10 texels (13,12) (14,12) (14,11) (13,11)  R8 = 0x3f0f8f90  R9 = 0x3f0c8c8d  R10 = 0x3f0f8f90  R11 = 0x3f078788;
    expect lane 11 texels (20,12) (21,12) (21,11) (20,11)  R8 = 0x3f0f8f90  R9 = 0x3f109091  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 12 texels (27,12) (28,12) (28,11) (27,11)  R8 = 0x3f19999a  R9 = 0x3f179798  R10 = 0x3f1b9b9c  R11 = 0x3f169697;
    expect lane 13 texels (34,12) (35,12) (35,11) (34,11)  R8 = 0x3f28a8a9  R9 = 0x3f2babac  R10 = 0x3f3bbbbc  R11 = 0x3f34b4b5;
    expect lane 14 texels (41,12) (42,12) (42,11) (41,11)  R8 = 0x3f2babac  R9 = 0x3f31b1b2  R10 = 0x3f29a9aa  R11 = 0x3f2dadae;
    expect lane 15 texels (48,12) (49,12) (49,11) (48,11)  R8 = 0x3f38b8b9  R9 = 0x3f3ababb  R10 = 0x3f2dadae  R11 = 0x3f2fafb0;
    expect lane 16 texels (0,23) (0,23) (0,22) (0,22)  R8 = 0x3f1d9d9e  R9 = 0x3f1d9d9e  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 17 texels (6,23) (7,23) (7,22) (6,22)  R8 = 0x3f43c3c4  R9 = 0x3f4fcfd0  R10 = 0x3f4ccccd  R11 = 0x3f42c2c3;
    expect lane 18 texels (13,23) (14,23) (14,22) (13,22)  R8 = 0x3f65e5e6  R9 = 0x3f69e9ea  R10 = 0x3f67e7e8  R11 = 0x3f6aeaeb;
    expect lane 19 texels (20,23) (21,23) (21,22) (20,22)  R8 = 0x3f49c9ca  R9 = 0x3f48c8c9  R10 = 0x3f41c1c2  R11 = 0x3f3bbbbc;
    expect lane 20 texels (27,23) (28,23) (28,22) (27,22)  R8 = 0x3f54d4d5  R9 = 0x3f5bdbdc  R10 = 0x3f4dcdce  R11 = 0x3f46c6c7;
    expect lane 21 texels (34,23) (35,23) (35,22) (34,22)  R8 = 0x3f42c2c3  R9 = 0x3f47c7c8  R10 = 0x3f46c6c7  R11 = 0x3f42c2c3;
    expect lane 22 texels (41,23) (42,23) (42,22) (41,22)  R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5cdcdd  R11 = 0x3f5adadb;
    expect lane 23 texels (48,23) (49,23) (49,22) (48,22)  R8 = 0x3f67e7e8  R9 = 0x3f6feff0  R10 = 0x3f65e5e6  R11 = 0x3f67e7e8;
    expect lane 24 texels (0,34) (0,34) (0,33) (0,33)  R8 = 0x3f2babac  R9 = 0x3f2babac  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 25 texels (6,34) (7,34) (7,33) (6,33)  R8 = 0x3f24a4a5  R9 = 0x3f2dadae  R10 = 0x3f20a0a1  R11 = 0x3f1e9e9f;
    expect lane 26 texels (13,34) (14,34) (14,33) (13,33)  R8 = 0x3f44c4c5  R9 = 0x3f47c7c8  R10 = 0x3f32b2b3  R11 = 0x3f2fafb0;
    expect lane 27 texels (20,34) (21,34) (21,33) (20,33)  R8 = 0x3f57d7d8  R9 = 0x3f58d8d9  R10 = 0x3f4ccccd  R11 = 0x3f48c8c9;
    expect lane 28 texels (27,34) (28,34) (28,33) (27,33)  R8 = 0x3f73f3f4  R9 = 0x3f79f9fa  R10 = 0x3f62e2e3  R11 = 0x3f6bebec;
    expect lane 29 texels (34,34) (35,34) (35,33) (34,33)  R8 = 0x3f73f3f4  R9 = 0x3f74f4f5  R10 = 0x3f6dedee  R11 = 0x3f63e3e4;
    expect lane 30 texels (41,34) (42,34) (42,33) (41,33)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 31 texels (48,34) (49,34) (49,33) (48,33)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = (192 + 1 * x + 0.25) / 200.0
    t = (146 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (191,147) (192,147) (192,146) (191,146)  R8 = 0x3ea8a8a9  R9 = 0x3ea0a0a1  R10 = 0x3ea2a2a3  R11 = 0x3ea0a0a1;
    expect lane 1 texels (192,147) (193,147) (193,146) (192,146)  R8 = 0x3ea0a0a1  R9 = 0x3e9a9a9b  R10 = 0x3ea8a8a9  R11 = 0x3ea2a2a3;
    expect lane 2 texels (193,147) (194,147) (194,146) (193,146)  R8 = 0x3e9a9a9b  R9 = 0x3e9c9c9d  R10 = 0x3ea2a2a3  R11 = 0x3ea8a8a9;
    expect lane 3 texels (194,147) (195,147) (195,146) (194,146)  R8 = 0x3e9c9c9d  R9 = 0x3ea4a4a5  R10 = 0x3ea8a8a9  R11 = 0x3ea2a2a3;
    expect lane 4 texels (195,147) (196,147) (196,146) (195,146)  R8 = 0x3ea4a4a5  R9 = 0x3ea0a0a1  R10 = 0x3ea6a6a7  R11 = 0x3ea8a8a9;
    expect lane 5 texels (196,147) (197,147) (197,146) (196,146)  R8 = 0x3ea0a0a1  R9 = 0x3e9e9e9f  R10 = 0x3ea0a0a1  R11 = 0x3ea6a6a7;
    expect lane 6 texels (197,147) (198,147) (198,146) (197,146)  R8 = 0x3e9e9e9f  R9 = 0x3ea2a2a3  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 7 texels (198,147) (199,147) (199,146) (198,146)  R8 = 0x3ea2a2a3  R9 = 0x3e9c9c9d  R10 = 0x3e9c9c9d  R11 = 0x3ea0a0a1;
    expect lane 8 texels (191,148) (192,148) (192,147) (191,147)  R8 = 0x3e909091  R9 = 0x3e9c9c9d  R10 = 0x3ea0a0a1  R11 = 0x3ea8a8a9;
    expect lane 9 texels (192,148) (193,148) (193,147) (192,147)  R8 = 0x3e9c9c9d  R9 = 0x3e969697  R10 = 0x3e9a9a9b  R11 = 0x3ea0a0a1;
    expect lane 10 texels (193,148) (194,148) (194,147) (193,147)  R8 = 0x3e969697  R9 = 0x3ea8a8a9  R10 = 0x3e9c9c9d  R11 = 0x3e9a9a9b;
    expect lane 11 texels (194,148) (195,148) (195,147) (194,147)  R8 = 0x3ea8a8a9  R9 = 0x3e9c9c9d  R10 = 0x3ea4a4a5  R11 = 0x3e9c9c9d;
    expect lane 12 texels (195,148) (196,148) (196,147) (195,147)  R8 = 0x3e9c9c9d  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3ea4a4a5;
    expect lane 13 texels (196,148) (197,148) (197,147) (196,147)  R8 = 0x3ea0a0a1  R9 = 0x3e9a9a9b  R10 = 0x3e9e9e9f  R11 = 0x3ea0a0a1;
    expect lane 14 texels (197,148) (198,148) (198,147) (197,147)  R8 = 0x3e9a9a9b  R9 = 0x3e909091  R10 = 0x3ea2a2a3  R11 = 0x3e9e9e9f;
    expect lane 15 texels (198,148) (199,148) (199,147) (198,147)  R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3e9c9c9d  R11 = 0x3ea2a2a3;
    expect lane 16 texels (191,149) (192,149) (192,148) (191,148)  R8 = 0x3e9a9a9b  R9 = 0x3e949495  R10 = 0x3e9c9c9d  R11 = 0x3e909091;
    expect lane 17 texels (192,149) (193,149) (193,148) (192,148)  R8 = 0x3e949495  R9 = 0x3e969697  R10 = 0x3e969697  R11 = 0x3e9c9c9d;
    expect lane 18 texels (193,149) (194,149) (194,148) (193,148)  R8 = 0x3e969697  R9 = 0x3e828283  R10 = 0x3ea8a8a9  R11 = 0x3e969697;
    expect lane 19 texels (194,149) (195,149) (195,148) (194,148)  R8 = 0x3e828283  R9 = 0x3e848485  R10 = 0x3e9c9c9d  R11 = 0x3ea8a8a9;
    expect lane 20 texels (195,149) (196,149) (196,148) (195,148)  R8 = 0x3e848485  R9 = 0x3e969697  R10 = 0x3ea0a0a1  R11 = 0x3e9c9c9d;
    expect lane 21 texels (196,149) (197,149) (197,148) (196,148)  R8 = 0x3e969697  R9 = 0x3e929293  R10 = 0x3e9a9a9b  R11 = 0x3ea0a0a1;
    expect lane 22 texels (197,149) (198,149) (198,148) (197,148)  R8 = 0x3e929293  R9 = 0x3e969697  R10 = 0x3e909091  R11 = 0x3e9a9a9b;
    expect lane 23 texels (198,149) (199,149) (199,148) (198,148)  R8 = 0x3e969697  R9 = 0x3e9e9e9f  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 24 texels (191,149) (192,149) (192,149) (191,149)  R8 = 0x3e9a9a9b  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e9a9a9b;
    expect lane 25 texels (192,149) (193,149) (193,149) (192,149)  R8 = 0x3e949495  R9 = 0x3e969697  R10 = 0x3e969697  R11 = 0x3e949495;
    expect lane 26 texels (193,149) (194,149) (194,149) (193,149)  R8 = 0x3e969697  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3e969697;
    expect lane 27 texels (194,149) (195,149) (195,149) (194,149)  R8 = 0x3e828283  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e828283;
    expect lane 28 texels (195,149) (196,149) (196,149) (195,149)  R8 = 0x3e848485  R9 = 0x3e969697  R10 = 0x3e969697  R11 = 0x3e848485;
    expect lane 29 texels (196,149) (197,149) (197,149) (196,149)  R8 = 0x3e969697  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3e969697;
    expect lane 30 texels (197,149) (198,149) (198,149) (197,149)  R8 = 0x3e929293  R9 = 0x3e969697  R10 = 0x3e969697  R11 = 0x3e929293;
    expect lane 31 texels (198,149) (199,149) (199,149) (198,149)  R8 = 0x3e969697  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3e969697;
}

warp 7 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"
    s = (192 + 1 * x + 0.25) / 200.0
    t = (146 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (191,147) (192,147) (192,146) (191,146)  R8 = 0x3f149495  R9 = 0x3f109091  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 1 texels (192,147) (193,147) (193,146) (192,146)  R8 = 0x3f109091  R9 = 0x3f0b8b8c  R10 = 0x3f149495  R11 = 0x3f119192;
    expect lane 2 texels (193,147) (194,147) (194,146) (193,146)  R8 = 0x3f0b8b8c  R9 = 0x3f0d8d8e  R10 = 0x3f119192  R11 = 0x3f149495;
    expect lane 3 texels (194,147) (195,147) (195,146) (194,146)  R8 = 0x3f0d8d8e  R9 = 0x3f129293  R10 = 0x3f149495  R11 = 0x3f119192;
    expect lane 4 texels (195,147) (196,147) (196,146) (195,146)  R8 = 0x3f129293  R9 = 0x3f109091  R10 = 0x3f139394  R11 = 0x3f149495;
    expect lane 5 texels (196,147) (197,147) (197,146) (196,146)  R8 = 0x3f109091  R9 = 0x3f0f8f90  R10 = 0x3f109091  R11 = 0x3f139394;
    expect lane 6 texels (197,147) (198,147) (198,146) (197,146)  R8 = 0x3f0f8f90  R9 = 0x3f119192  R10 = 0x3f0f8f90  R11 = 0x3f109091;
    expect lane 7 texels (198,147) (199,147) (199,146) (198,146)  R8 = 0x3f119192  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3f0f8f90;
    expect lane 8 texels (191,148) (192,148) (192,147) (191,147)  R8 = 0x3f058586  R9 = 0x3f0c8c8d  R10 = 0x3f109091  R11 = 0x3f149495;
    expect lane 9 texels (192,148) (193,148) (193,147) (192,147)  R8 = 0x3f0c8c8d  R9 = 0x3f0a8a8b  R10 = 0x3f0b8b8c  R11 = 0x3f109091;
    expect lane 10 texels (193,148) (194,148) (194,147) (193,147)  R8 = 0x3f0a8a8b  R9 = 0x3f149495  R10 = 0x3f0d8d8e  R11 = 0x3f0b8b8c;
    expect lane 11 texels (194,148) (195,148) (195,147) (194,147)  R8 = 0x3f149495  R9 = 0x3f0f8f90  R10 = 0x3f129293  R11 = 0x3f0d8d8e;
    expect lane 12 texels (195,148) (196,148) (196,147) (195,147)  R8 = 0x3f0f8f90  R9 = 0x3f109091  R10 = 0x3f109091  R11 = 0x3f129293;
    expect lane 13 texels (196,148) (197,148) (197,147) (196,147)  R8 = 0x3f109091  R9 = 0x3f0c8c8d  R10 = 0x3f0f8f90  R11 = 0x3f109091;
    expect lane 14 texels (197,148) (198,148) (198,147) (197,147)  R8 = 0x3f0c8c8d  R9 = 0x3f058586  R10 = 0x3f119192  R11 = 0x3f0f8f90;
    expect lane 15 texels (198,148) (199,148) (199,147) (198,147)  R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f0d8d8e  R11 = 0x3f119192;
    expect lane 16 texels (191,149) (192,149) (192,148) (191,148)  R8 = 0x3f0b8b8c  R9 = 0x3f09898a  R10 = 0x3f0c8c8d  R11 = 0x3f058586;
    expect lane 17 texels (192,149) (193,149) (193,148) (192,148)  R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3f0a8a8b  R11 = 0x3f0c8c8d;
    expect lane 18 texels (193,149) (194,149) (194,148) (193,148)  R8 = 0x3f09898a  R9 = 0x3efefeff  R10 = 0x3f149495  R11 = 0x3f0a8a8b;
    expect lane 19 texels (194,149) (195,149) (195,148) (194,148)  R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f0f8f90  R11 = 0x3f149495;
    expect lane 20 texels (195,149) (196,149) (196,148) (195,148)  R8 = 0x3efefeff  R9 = 0x3f088889  R10 = 0x3f109091  R11 = 0x3f0f8f90;
    expect lane 21 texels (196,149) (197,149) (197,148) (196,148)  R8 = 0x3f088889  R9 = 0x3f068687  R10 = 0x3f0c8c8d  R11 = 0x3f109091;
    expect lane 22 texels (197,149) (198,149) (198,148) (197,148)  R8 = 0x3f068687  R9 = 0x3f088889  R10 = 0x3f058586  R11 = 0x3f0c8c8d;
    expect lane 23 texels (198,149) (199,149) (199,148) (198,148)  R8 = 0x3f088889  R9 = 0x3f0d8d8e  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 24 texels (191,149) (192,149) (192,149) (191,149)  R8 = 0x3f0b8b8c  R9 = 0x3f09898a  R10 = 0x3f09898a  R11 = 0x3f0b8b8c;
    expect lane 25 texels (192,149) (193,149) (193,149) (192,149)  R8 = 0x3f09898a  R9 = 0x3f09898a  R10 = 0x3f09898a  R11 = 0x3f09898a;
    expect lane 26 texels (193,149) (194,149) (194,149) (193,149)  R8 = 0x3f09898a  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f09898a;
    expect lane 27 texels (194,149) (195,149) (195,149) (194,149)  R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 28 texels (195,149) (196,149) (196,149) (195,149)  R8 = 0x3efefeff  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3efefeff;
    expect lane 29 texels (196,149) (197,149) (197,149) (196,149)  R8 = 0x3f088889  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f088889;
    expect lane 30 texels (197,149) (198,149) (198,149) (197,149)  R8 = 0x3f068687  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f068687;
    expect lane 31 texels (198,149) (199,149) (199,149) (198,149)  R8 = 0x3f088889  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3f088889;
}

warp 8 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"
    s = (192 + 1 * x + 0.25) / 200.0
    t = (146 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (191,147) (192,147) (192,146) (191,146)  R8 = 0x3edcdcdd  R9 = 0x3ed4d4d5  R10 = 0x3ed6d6d7  R11 = 0x3ed4d4d5;
    expect lane 1 texels (192,147) (193,147) (193,146) (192,146)  R8 = 0x3ed4d4d5  R9 = 0x3ecccccd  R10 = 0x3edadadb  R11 = 0x3ed6d6d7;
    expect lane 2 texels (193,147) (194,147) (194,146) (193,146)  R8 = 0x3ecccccd  R9 = 0x3ecececf  R10 = 0x3ed4d4d5  R11 = 0x3edadadb;
    expect lane 3 texels (194,147) (195,147) (195,146) (194,146)  R8 = 0x3ecececf  R9 = 0x3ed8d8d9  R10 = 0x3edcdcdd  R11 = 0x3ed4d4d5;
    expect lane 4 texels (195,147) (196,147) (196,146) (195,146)  R8 = 0x3ed8d8d9  R9 = 0x3ed4d4d5  R10 = 0x3ed8d8d9  R11 = 0x3edcdcdd;
    expect lane 5 texels (196,147) (197,147) (197,146) (196,146)  R8 = 0x3ed4d4d5  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3ed8d8d9;
    expect lane 6 texels (197,147) (198,147) (198,146) (197,146)  R8 = 0x3ed2d2d3  R9 = 0x3ed6d6d7  R10 = 0x3ed4d4d5  R11 = 0x3ed2d2d3;
    expect lane 7 texels (198,147) (199,147) (199,146) (198,146)  R8 = 0x3ed6d6d7  R9 = 0x3ecececf  R10 = 0x3ecececf  R11 = 0x3ed4d4d5;
    expect lane 8 texels (191,148) (192,148) (192,147) (191,147)  R8 = 0x3ec2c2c3  R9 = 0x3ed0d0d1  R10 = 0x3ed4d4d5  R11 = 0x3edcdcdd;
    expect lane 9 texels (192,148) (193,148) (193,147) (192,147)  R8 = 0x3ed0d0d1  R9 = 0x3ecacacb  R10 = 0x3ecccccd  R11 = 0x3ed4d4d5;
    expect lane 10 texels (193,148) (194,148) (194,147) (193,147)  R8 = 0x3ecacacb  R9 = 0x3edcdcdd  R10 = 0x3ecececf  R11 = 0x3ecccccd;
    expect lane 11 texels (194,148) (195,148) (195,147) (194,147)  R8 = 0x3edcdcdd  R9 = 0x3ed0d0d1  R10 = 0x3ed8d8d9  R11 = 0x3ecececf;
    expect lane 12 texels (195,148) (196,148) (196,147) (195,147)  R8 = 0x3ed0d0d1  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3ed8d8d9;
    expect lane 13 texels (196,148) (197,148) (197,147) (196,147)  R8 = 0x3ed4d4d5  R9 = 0x3ecececf  R10 = 0x3ed2d2d3  R11 = 0x3ed4d4d5;
    expect lane 14 texels (197,148) (198,148) (198,147) (197,147)  R8 = 0x3ecececf  R9 = 0x3ec2c2c3  R10 = 0x3ed6d6d7  R11 = 0x3ed2d2d3;
    expect lane 15 texels (198,148) (199,148) (199,147) (198,147)  R8 = 0x3ec2c2c3  R9 = 0x3ec4c4c5  R10 = 0x3ecececf  R11 = 0x3ed6d6d7;
    expect lane 16 texels (191,149) (192,149) (192,148) (191,148)  R8 = 0x3ecececf  R9 = 0x3ec8c8c9  R10 = 0x3ed0d0d1  R11 = 0x3ec2c2c3;
    expect lane 17 texels (192,149) (193,149) (193,148) (192,148)  R8 = 0x3ec8c8c9  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3ed0d0d1;
    expect lane 18 texels (193,149) (194,149) (194,148) (193,148)  R8 = 0x3ecacacb  R9 = 0x3eb6b6b7  R10 = 0x3edcdcdd  R11 = 0x3ecacacb;
    expect lane 19 texels (194,149) (195,149) (195,148) (194,148)  R8 = 0x3eb6b6b7  R9 = 0x3eb8b8b9  R10 = 0x3ed0d0d1  R11 = 0x3edcdcdd;
    expect lane 20 texels (195,149) (196,149) (196,148) (195,148)  R8 = 0x3eb8b8b9  R9 = 0x3ec8c8c9  R10 = 0x3ed4d4d5  R11 = 0x3ed0d0d1;
    expect lane 21 texels (196,149) (197,149) (197,148) (196,148)  R8 = 0x3ec8c8c9  R9 = 0x3ec4c4c5  R10 = 0x3ecececf  R11 = 0x3ed4d4d5;
    expect lane 22 texels (197,149) (198,149) (198,148) (197,148)  R8 = 0x3ec4c4c5  R9 = 0x3ec8c8c9  R10 = 0x3ec2c2c3  R11 = 0x3ecececf;
    expect lane 23 texels (198,149) (199,149) (199,148) (198,148)  R8 = 0x3ec8c8c9  R9 = 0x3ed0d0d1  R10 = 0x3ec4c4c5  R11 = 0x3ec2c2c3;
    expect lane 24 texels (191,149) (192,149) (192,149) (191,149)  R8 = 0x3ecececf  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3ecececf;
    expect lane 25 texels (192,149) (193,149) (193,149) (192,149)  R8 = 0x3ec8c8c9  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3ec8c8c9;
    expect lane 26 texels (193,149) (194,149) (194,149) (193,149)  R8 = 0x3ecacacb  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3ecacacb;
    expect lane 27 texels (194,149) (195,149) (195,149) (194,149)  R8 = 0x3eb6b6b7  R9 = 0x3eb8b8b9  R10 = 0x3eb8b8b9  R11 = 0x3eb6b6b7;
    expect lane 28 texels (195,149) (196,149) (196,149) (195,149)  R8 = 0x3eb8b8b9  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3eb8b8b9;
    expect lane 29 texels (196,149) (197,149) (197,149) (196,149)  R8 = 0x3ec8c8c9  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3ec8c8c9;
    expect lane 30 texels (197,149) (198,149) (198,149) (197,149)  R8 = 0x3ec4c4c5  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3ec4c4c5;
    expect lane 31 texels (198,149) (199,149) (199,149) (198,149)  R8 = 0x3ec8c8c9  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3ec8c8c9;
}

warp 9 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = (-5 + 1 * x + 0.25) / 200.0
    t = (60 + 2 * y + 0.75) / 150.0
    expect lane 0 texels (5,61) (4,61) (4,60) (5,60)  R8 = 0x3f7afafb  R9 = 0x3f7afafb  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 texels (4,61) (3,61) (3,60) (4,60)  R8 = 0x3f7afafb  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 texels (3,61) (2,61) (2,60) (3,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 texels (2,61) (1,61) (1,60) (2,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 texels (1,61) (0,61) (0,60) (1,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (0,61) (0,61) (0,60) (0,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 texels (0,61) (1,61) (1,60) (0,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 texels (1,61) (2,61) (2,60) (1,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 texels (5,63) (4,63) (4,62) (5,62)  R8 = 0x3f70f0f1  R9 = 0x3f71f1f2  R10 = 0x3f76f6f7  R11 = 0x3f6dedee;
    expect lane 9 texels (4,63) (3,63) (3,62) (4,62)  R8 = 0x3f71f1f2  R9 = 0x3f6ceced  R10 = 0x3f77f7f8  R11 = 0x3f76f6f7;
    expect lane 10 texels (3,63) (2,63) (2,62) (3,62)  R8 = 0x3f6ceced  R9 = 0x3f69e9ea  R10 = 0x3f73f3f4  R11 = 0x3f77f7f8;
    expect lane 11 texels (2,63) (1,63) (1,62) (2,62)  R8 = 0x3f69e9ea  R9 = 0x3f6bebec  R10 = 0x3f76f6f7  R11 = 0x3f73f3f4;
    expect lane 12 texels (1,63) (0,63) (0,62) (1,62)  R8 = 0x3f6bebec  R9 = 0x3f6eeeef  R10 = 0x3f800000  R11 = 0x3f76f6f7;
    expect lane 13 texels (0,63) (0,63) (0,62) (0,62)  R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (0,63) (1,63) (1,62) (0,62)  R8 = 0x3f6eeeef  R9 = 0x3f6bebec  R10 = 0x3f76f6f7  R11 = 0x3f800000;
    expect lane 15 texels (1,63) (2,63) (2,62) (1,62)  R8 = 0x3f6bebec  R9 = 0x3f69e9ea  R10 = 0x3f73f3f4  R11 = 0x3f76f6f7;
    expect lane 16 texels (5,65) (4,65) (4,64) (5,64)  R8 = 0x3f61e1e2  R9 = 0x3f64e4e5  R10 = 0x3f63e3e4  R11 = 0x3f65e5e6;
    expect lane 17 texels (4,65) (3,65) (3,64) (4,64)  R8 = 0x3f64e4e5  R9 = 0x3f6bebec  R10 = 0x3f67e7e8  R11 = 0x3f63e3e4;
    expect lane 18 texels (3,65) (2,65) (2,64) (3,64)  R8 = 0x3f6bebec  R9 = 0x3f61e1e2  R10 = 0x3f60e0e1  R11 = 0x3f67e7e8;
    expect lane 19 texels (2,65) (1,65) (1,64) (2,64)  R8 = 0x3f61e1e2  R9 = 0x3f5cdcdd  R10 = 0x3f51d1d2  R11 = 0x3f60e0e1;
    expect lane 20 texels (1,65) (0,65) (0,64) (1,64)  R8 = 0x3f5cdcdd  R9 = 0x3f55d5d6  R10 = 0x3f53d3d4  R11 = 0x3f51d1d2;
    expect lane 21 texels (0,65) (0,65) (0,64) (0,64)  R8 = 0x3f55d5d6  R9 = 0x3f55d5d6  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 22 texels (0,65) (1,65) (1,64) (0,64)  R8 = 0x3f55d5d6  R9 = 0x3f5cdcdd  R10 = 0x3f51d1d2  R11 = 0x3f53d3d4;
    expect lane 23 texels (1,65) (2,65) (2,64) (1,64)  R8 = 0x3f5cdcdd  R9 = 0x3f61e1e2  R10 = 0x3f60e0e1  R11 = 0x3f51d1d2;
    expect lane 24 texels (5,67) (4,67) (4,66) (5,66)  R8 = 0x3f6dedee  R9 = 0x3f70f0f1  R10 = 0x3f64e4e5  R11 = 0x3f6bebec;
    expect lane 25 texels (4,67) (3,67) (3,66) (4,66)  R8 = 0x3f70f0f1  R9 = 0x3f6bebec  R10 = 0x3f6dedee  R11 = 0x3f64e4e5;
    expect lane 26 texels (3,67) (2,67) (2,66) (3,66)  R8 = 0x3f6bebec  R9 = 0x3f73f3f4  R10 = 0x3f69e9ea  R11 = 0x3f6dedee;
    expect lane 27 texels (2,67) (1,67) (1,66) (2,66)  R8 = 0x3f73f3f4  R9 = 0x3f72f2f3  R10 = 0x3f67e7e8  R11 = 0x3f69e9ea;
    expect lane 28 texels (1,67) (0,67) (0,66) (1,66)  R8 = 0x3f72f2f3  R9 = 0x3f6bebec  R10 = 0x3f66e6e7  R11 = 0x3f67e7e8;
    expect lane 29 texels (0,67) (0,67) (0,66) (0,66)  R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 30 texels (0,67) (1,67) (1,66) (0,66)  R8 = 0x3f6bebec  R9 = 0x3f72f2f3  R10 = 0x3f67e7e8  R11 = 0x3f66e6e7;
    expect lane 31 texels (1,67) (2,67) (2,66) (1,66)  R8 = 0x3f72f2f3  R9 = 0x3f73f3f4  R10 = 0x3f69e9ea  R11 = 0x3f67e7e8;
}

warp 10 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"
    s = (-5 + 1 * x + 0.25) / 200.0
    t = (60 + 2 * y + 0.75) / 150.0
    expect lane 0 texels (5,61) (4,61) (4,60) (5,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 texels (4,61) (3,61) (3,60) (4,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 texels (3,61) (2,61) (2,60) (3,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 texels (2,61) (1,61) (1,60) (2,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 texels (1,61) (0,61) (0,60) (1,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (0,61) (0,61) (0,60) (0,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 texels (0,61) (1,61) (1,60) (0,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 texels (1,61) (2,61) (2,60) (1,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 texels (5,63) (4,63) (4,62) (5,62)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7efeff;
    expect lane 9 texels (4,63) (3,63) (3,62) (4,62)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 texels (3,63) (2,63) (2,62) (3,62)  R8 = 0x3f800000  R9 = 0x3f7bfbfc  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 texels (2,63) (1,63) (1,62) (2,62)  R8 = 0x3f7bfbfc  R9 = 0x3f7dfdfe  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 texels (1,63) (0,63) (0,62) (1,62)  R8 = 0x3f7dfdfe  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 texels (0,63) (0,63) (0,62) (0,62)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (0,63) (1,63) (1,62) (0,62)  R8 = 0x3f800000  R9 = 0x3f7dfdfe  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 texels (1,63) (2,63) (2,62) (1,62)  R8 = 0x3f7dfdfe  R9 = 0x3f7bfbfc  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 texels (5,65) (4,65) (4,64) (5,64)  R8 = 0x3f74f4f5  R9 = 0x3f76f6f7  R10 = 0x3f76f6f7  R11 = 0x3f78f8f9;
    expect lane 17 texels (4,65) (3,65) (3,64) (4,64)  R8 = 0x3f76f6f7  R9 = 0x3f7dfdfe  R10 = 0x3f7afafb  R11 = 0x3f76f6f7;
    expect lane 18 texels (3,65) (2,65) (2,64) (3,64)  R8 = 0x3f7dfdfe  R9 = 0x3f74f4f5  R10 = 0x3f75f5f6  R11 = 0x3f7afafb;
    expect lane 19 texels (2,65) (1,65) (1,64) (2,64)  R8 = 0x3f74f4f5  R9 = 0x3f72f2f3  R10 = 0x3f68e8e9  R11 = 0x3f75f5f6;
    expect lane 20 texels (1,65) (0,65) (0,64) (1,64)  R8 = 0x3f72f2f3  R9 = 0x3f6bebec  R10 = 0x3f6ceced  R11 = 0x3f68e8e9;
    expect lane 21 texels (0,65) (0,65) (0,64) (0,64)  R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6ceced  R11 = 0x3f6ceced;
    expect lane 22 texels (0,65) (1,65) (1,64) (0,64)  R8 = 0x3f6bebec  R9 = 0x3f72f2f3  R10 = 0x3f68e8e9  R11 = 0x3f6ceced;
    expect lane 23 texels (1,65) (2,65) (2,64) (1,64)  R8 = 0x3f72f2f3  R9 = 0x3f74f4f5  R10 = 0x3f75f5f6  R11 = 0x3f68e8e9;
    expect lane 24 texels (5,67) (4,67) (4,66) (5,66)  R8 = 0x3f7cfcfd  R9 = 0x3f7efeff  R10 = 0x3f75f5f6  R11 = 0x3f7dfdfe;
    expect lane 25 texels (4,67) (3,67) (3,66) (4,66)  R8 = 0x3f7efeff  R9 = 0x3f79f9fa  R10 = 0x3f7dfdfe  R11 = 0x3f75f5f6;
    expect lane 26 texels (3,67) (2,67) (2,66) (3,66)  R8 = 0x3f79f9fa  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f7dfdfe;
    expect lane 27 texels (2,67) (1,67) (1,66) (2,66)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f77f7f8  R11 = 0x3f79f9fa;
    expect lane 28 texels (1,67) (0,67) (0,66) (1,66)  R8 = 0x3f800000  R9 = 0x3f7bfbfc  R10 = 0x3f78f8f9  R11 = 0x3f77f7f8;
    expect lane 29 texels (0,67) (0,67) (0,66) (0,66)  R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9;
    expect lane 30 texels (0,67) (1,67) (1,66) (0,66)  R8 = 0x3f7bfbfc  R9 = 0x3f800000  R10 = 0x3f77f7f8  R11 = 0x3f78f8f9;
    expect lane 31 texels (1,67) (2,67) (2,66) (1,66)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f77f7f8;
}

warp 11 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"
    s = (-5 + 1 * x + 0.25) / 200.0
    t = (60 + 2 * y + 0.75) / 150.0
    expect lane 0 texels (5,61) (4,61) (4,60) (5,60)  R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 texels (4,61) (3,61) (3,60) (4,60)  R8 = 0x3f7efeff  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 texels (3,61) (2,61) (2,60) (3,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 texels (2,61) (1,61) (1,60) (2,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 texels (1,61) (0,61) (0,60) (1,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (0,61) (0,61) (0,60) (0,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 texels (0,61) (1,61) (1,60) (0,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 texels (1,61) (2,61) (2,60) (1,60)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 texels (5,63) (4,63) (4,62) (5,62)  R8 = 0x3f74f4f5  R9 = 0x3f76f6f7  R10 = 0x3f7afafb  R11 = 0x3f72f2f3;
    expect lane 9 texels (4,63) (3,63) (3,62) (4,62)  R8 = 0x3f76f6f7  R9 = 0x3f71f1f2  R10 = 0x3f7afafb  R11 = 0x3f7afafb;
    expect lane 10 texels (3,63) (2,63) (2,62) (3,62)  R8 = 0x3f71f1f2  R9 = 0x3f6eeeef  R10 = 0x3f77f7f8  R11 = 0x3f7afafb;
    expect lane 11 texels (2,63) (1,63) (1,62) (2,62)  R8 = 0x3f6eeeef  R9 = 0x3f70f0f1  R10 = 0x3f79f9fa  R11 = 0x3f77f7f8;
    expect lane 12 texels (1,63) (0,63) (0,62) (1,62)  R8 = 0x3f70f0f1  R9 = 0x3f73f3f4  R10 = 0x3f800000  R11 = 0x3f79f9fa;
    expect lane 13 texels (0,63) (0,63) (0,62) (0,62)  R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (0,63) (1,63) (1,62) (0,62)  R8 = 0x3f73f3f4  R9 = 0x3f70f0f1  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 15 texels (1,63) (2,63) (2,62) (1,62)  R8 = 0x3f70f0f1  R9 = 0x3f6eeeef  R10 = 0x3f77f7f8  R11 = 0x3f79f9fa;
    expect lane 16 texels (5,65) (4,65) (4,64) (5,64)  R8 = 0x3f66e6e7  R9 = 0x3f69e9ea  R10 = 0x3f68e8e9  R11 = 0x3f6aeaeb;
    expect lane 17 texels (4,65) (3,65) (3,64) (4,64)  R8 = 0x3f69e9ea  R9 = 0x3f6feff0  R10 = 0x3f6ceced  R11 = 0x3f68e8e9;
    expect lane 18 texels (3,65) (2,65) (2,64) (3,64)  R8 = 0x3f6feff0  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f6ceced;
    expect lane 19 texels (2,65) (1,65) (1,64) (2,64)  R8 = 0x3f66e6e7  R9 = 0x3f62e2e3  R10 = 0x3f58d8d9  R11 = 0x3f66e6e7;
    expect lane 20 texels (1,65) (0,65) (0,64) (1,64)  R8 = 0x3f62e2e3  R9 = 0x3f5bdbdc  R10 = 0x3f5adadb  R11 = 0x3f58d8d9;
    expect lane 21 texels (0,65) (0,65) (0,64) (0,64)  R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f5adadb  R11 = 0x3f5adadb;
    expect lane 22 texels (0,65) (1,65) (1,64) (0,64)  R8 = 0x3f5bdbdc  R9 = 0x3f62e2e3  R10 = 0x3f58d8d9  R11 = 0x3f5adadb;
    expect lane 23 texels (1,65) (2,65) (2,64) (1,64)  R8 = 0x3f62e2e3  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f58d8d9;
    expect lane 24 texels (5,67) (4,67) (4,66) (5,66)  R8 = 0x3f70f0f1  R9 = 0x3f73f3f4  R10 = 0x3f68e8e9  R11 = 0x3f6feff0;
    expect lane 25 texels (4,67) (3,67) (3,66) (4,66)  R8 = 0x3f73f3f4  R9 = 0x3f6eeeef  R10 = 0x3f71f1f2  R11 = 0x3f68e8e9;
    expect lane 26 texels (3,67) (2,67) (2,66) (3,66)  R8 = 0x3f6eeeef  R9 = 0x3f76f6f7  R10 = 0x3f6dedee  R11 = 0x3f71f1f2;
    expect lane 27 texels (2,67) (1,67) (1,66) (2,66)  R8 = 0x3f76f6f7  R9 = 0x3f76f6f7  R10 = 0x3f6bebec  R11 = 0x3f6dedee;
    expect lane 28 texels (1,67) (0,67) (0,66) (1,66)  R8 = 0x3f76f6f7  R9 = 0x3f6feff0  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 29 texels (0,67) (0,67) (0,66) (0,66)  R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 30 texels (0,67) (1,67) (1,66) (0,66)  R8 = 0x3f6feff0  R9 = 0x3f76f6f7  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 31 texels (1,67) (2,67) (2,66) (1,66)  R8 = 0x3f76f6f7  R9 = 0x3f76f6f7  R10 = 0x3f6dedee  R11 = 0x3f6bebec;
}

warp 12 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = (100 + 3 * x + 0.25) / 200.0
    t = (75 + 3 * y + 0.75) / 150.0
    expect lane 0 texels (99,76) (100,76) (100,75) (99,75)  R8 = 0x3ed6d6d7  R9 = 0x3ed0d0d1  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 1 texels (102,76) (103,76) (103,75) (102,75)  R8 = 0x3edcdcdd  R9 = 0x3ed8d8d9  R10 = 0x3edcdcdd  R11 = 0x3edcdcdd;
    expect lane 2 texels (105,76) (106,76) (106,75) (105,75)  R8 = 0x3ee6e6e7  R9 = 0x3ef2f2f3  R10 = 0x3ef4f4f5  R11 = 0x3ef0f0f1;
    expect lane 3 texels (108,76) (109,76) (109,75) (108,75)  R8 = 0x3eececed  R9 = 0x3ee8e8e9  R10 = 0x3eeaeaeb  R11 = 0x3ef4f4f5;
    expect lane 4 texels (111,76) (112,76) (112,75) (111,75)  R8 = 0x3ef0f0f1  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee0e0e1;
    expect lane 5 texels (114,76) (115,76) (115,75) (114,75)  R8 = 0x3ef4f4f5  R9 = 0x3eececed  R10 = 0x3ef6f6f7  R11 = 0x3efcfcfd;
    expect lane 6 texels (117,76) (118,76) (118,75) (117,75)  R8 = 0x3ef4f4f5  R9 = 0x3ef6f6f7  R10 = 0x3f008081  R11 = 0x3ef8f8f9;
    expect lane 7 texels (120,76) (121,76) (121,75) (120,75)  R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3f028283  R11 = 0x3f058586;
    expect lane 8 texels (99,79) (100,79) (100,78) (99,78)  R8 = 0x3eececed  R9 = 0x3ee2e2e3  R10 = 0x3ee4e4e5  R11 = 0x3ee6e6e7;
    expect lane 9 texels (102,79) (103,79) (103,78) (102,78)  R8 = 0x3ed8d8d9  R9 = 0x3ee6e6e7  R10 = 0x3eeaeaeb  R11 = 0x3edededf;
    expect lane 10 texels (105,79) (106,79) (106,78) (105,78)  R8 = 0x3ecacacb  R9 = 0x3edcdcdd  R10 = 0x3edadadb  R11 = 0x3edcdcdd;
    expect lane 11 texels (108,79) (109,79) (109,78) (108,78)  R8 = 0x3ee4e4e5  R9 = 0x3edcdcdd  R10 = 0x3ee4e4e5  R11 = 0x3edcdcdd;
    expect lane 12 texels (111,79) (112,79) (112,78) (111,78)  R8 = 0x3eeaeaeb  R9 = 0x3edededf  R10 = 0x3eeaeaeb  R11 = 0x3edcdcdd;
    expect lane 13 texels (114,79) (115,79) (115,78) (114,78)  R8 = 0x3ee0e0e1  R9 = 0x3eeeeeef  R10 = 0x3ef0f0f1  R11 = 0x3ee2e2e3;
    expect lane 14 texels (117,79) (118,79) (118,78) (117,78)  R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3efefeff  R11 = 0x3ef8f8f9;
    expect lane 15 texels (120,79) (121,79) (121,78) (120,78)  R8 = 0x3f058586  R9 = 0x3ef2f2f3  R10 = 0x3f018182  R11 = 0x3efcfcfd;
    expect lane 16 texels (99,82) (100,82) (100,81) (99,81)  R8 = 0x3ee8e8e9  R9 = 0x3ee4e4e5  R10 = 0x3ef4f4f5  R11 = 0x3efafafb;
    expect lane 17 texels (102,82) (103,82) (103,81) (102,81)  R8 = 0x3ee0e0e1  R9 = 0x3ed2d2d3  R10 = 0x3ed4d4d5  R11 = 0x3edadadb;
    expect lane 18 texels (105,82) (106,82) (106,81) (105,81)  R8 = 0x3ed2d2d3  R9 = 0x3ed4d4d5  R10 = 0x3ec0c0c1  R11 = 0x3ec2c2c3;
    expect lane 19 texels (108,82) (109,82) (109,81) (108,81)  R8 = 0x3edcdcdd  R9 = 0x3edededf  R10 = 0x3ec0c0c1  R11 = 0x3ed4d4d5;
    expect lane 20 texels (111,82) (112,82) (112,81) (111,81)  R8 = 0x3eeeeeef  R9 = 0x3ee2e2e3  R10 = 0x3ee6e6e7  R11 = 0x3ee4e4e5;
    expect lane 21 texels (114,82) (115,82) (115,81) (114,81)  R8 = 0x3eeaeaeb  R9 = 0x3edededf  R10 = 0x3ef0f0f1  R11 = 0x3ef2f2f3;
    expect lane 22 texels (117,82) (118,82) (118,81) (117,81)  R8 = 0x3ee8e8e9  R9 = 0x3ee6e6e7  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 23 texels (120,82) (121,82) (121,81) (120,81)  R8 = 0x3f018182  R9 = 0x3efcfcfd  R10 = 0x3eececed  R11 = 0x3ef4f4f5;
    expect lane 24 texels (99,85) (100,85) (100,84) (99,84)  R8 = 0x3ec4c4c5  R9 = 0x3ec2c2c3  R10 = 0x3edcdcdd  R11 = 0x3ec8c8c9;
    expect lane 25 texels (102,85) (103,85) (103,84) (102,84)  R8 = 0x3ee8e8e9  R9 = 0x3ee2e2e3  R10 = 0x3ed0d0d1  R11 = 0x3edadadb;
    expect lane 26 texels (105,85) (106,85) (106,84) (105,84)  R8 = 0x3edadadb  R9 = 0x3eececed  R10 = 0x3ee6e6e7  R11 = 0x3ef2f2f3;
    expect lane 27 texels (108,85) (109,85) (109,84) (108,84)  R8 = 0x3eeaeaeb  R9 = 0x3f018182  R10 = 0x3ee6e6e7  R11 = 0x3ef0f0f1;
    expect lane 28 texels (111,85) (112,85) (112,84) (111,84)  R8 = 0x3eeeeeef  R9 = 0x3efafafb  R10 = 0x3ef6f6f7  R11 = 0x3ef0f0f1;
    expect lane 29 texels (114,85) (115,85) (115,84) (114,84)  R8 = 0x3efcfcfd  R9 = 0x3ef4f4f5  R10 = 0x3efafafb  R11 = 0x3ef0f0f1;
    expect lane 30 texels (117,85) (118,85) (118,84) (117,84)  R8 = 0x3f048485  R9 = 0x3f058586  R10 = 0x3f088889  R11 = 0x3efefeff;
    expect lane 31 texels (120,85) (121,85) (121,84) (120,84)  R8 = 0x3f018182  R9 = 0x3f008081  R10 = 0x3ef8f8f9  R11 = 0x3efafafb;
}

warp 13 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"
    s = (100 + 3 * x + 0.25) / 200.0
    t = (75 + 3 * y + 0.75) / 150.0
    expect lane 0 texels (99,76) (100,76) (100,75) (99,75)  R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3edcdcdd  R11 = 0x3edcdcdd;
    expect lane 1 texels (102,76) (103,76) (103,75) (102,75)  R8 = 0x3ef2f2f3  R9 = 0x3eeaeaeb  R10 = 0x3ef0f0f1  R11 = 0x3ef6f6f7;
    expect lane 2 texels (105,76) (106,76) (106,75) (105,75)  R8 = 0x3ef0f0f1  R9 = 0x3efafafb  R10 = 0x3efcfcfd  R11 = 0x3efafafb;
    expect lane 3 texels (108,76) (109,76) (109,75) (108,75)  R8 = 0x3ef6f6f7  R9 = 0x3ef4f4f5  R10 = 0x3ef6f6f7  R11 = 0x3efefeff;
    expect lane 4 texels (111,76) (112,76) (112,75) (111,75)  R8 = 0x3efafafb  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3eececed;
    expect lane 5 texels (114,76) (115,76) (115,75) (114,75)  R8 = 0x3ef2f2f3  R9 = 0x3ee8e8e9  R10 = 0x3ef2f2f3  R11 = 0x3efafafb;
    expect lane 6 texels (117,76) (118,76) (118,75) (117,75)  R8 = 0x3eeeeeef  R9 = 0x3eeaeaeb  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 7 texels (120,76) (121,76) (121,75) (120,75)  R8 = 0x3eececed  R9 = 0x3eeeeeef  R10 = 0x3ef0f0f1  R11 = 0x3ef2f2f3;
    expect lane 8 texels (99,79) (100,79) (100,78) (99,78)  R8 = 0x3ef2f2f3  R9 = 0x3eeaeaeb  R10 = 0x3eeeeeef  R11 = 0x3ef2f2f3;
    expect lane 9 texels (102,79) (103,79) (103,78) (102,78)  R8 = 0x3ee8e8e9  R9 = 0x3ef4f4f5  R10 = 0x3efcfcfd  R11 = 0x3eececed;
    expect lane 10 texels (105,79) (106,79) (106,78) (105,78)  R8 = 0x3edcdcdd  R9 = 0x3ee8e8e9  R10 = 0x3eeaeaeb  R11 = 0x3eeeeeef;
    expect lane 11 texels (108,79) (109,79) (109,78) (108,78)  R8 = 0x3eeaeaeb  R9 = 0x3ee8e8e9  R10 = 0x3eeeeeef  R11 = 0x3ee4e4e5;
    expect lane 12 texels (111,79) (112,79) (112,78) (111,78)  R8 = 0x3eececed  R9 = 0x3ee4e4e5  R10 = 0x3ef2f2f3  R11 = 0x3ee2e2e3;
    expect lane 13 texels (114,79) (115,79) (115,78) (114,78)  R8 = 0x3ee0e0e1  R9 = 0x3eececed  R10 = 0x3eececed  R11 = 0x3ee6e6e7;
    expect lane 14 texels (117,79) (118,79) (118,78) (117,78)  R8 = 0x3eececed  R9 = 0x3ef0f0f1  R10 = 0x3eececed  R11 = 0x3eeaeaeb;
    expect lane 15 texels (120,79) (121,79) (121,78) (120,78)  R8 = 0x3ef2f2f3  R9 = 0x3edcdcdd  R10 = 0x3eececed  R11 = 0x3ee4e4e5;
    expect lane 16 texels (99,82) (100,82) (100,81) (99,81)  R8 = 0x3ee8e8e9  R9 = 0x3ee4e4e5  R10 = 0x3ef4f4f5  R11 = 0x3ef8f8f9;
    expect lane 17 texels (102,82) (103,82) (103,81) (102,81)  R8 = 0x3eeaeaeb  R9 = 0x3edededf  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 18 texels (105,82) (106,82) (106,81) (105,81)  R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ed4d4d5  R11 = 0x3ed6d6d7;
    expect lane 19 texels (108,82) (109,82) (109,81) (108,81)  R8 = 0x3ee2e2e3  R9 = 0x3ee4e4e5  R10 = 0x3ecacacb  R11 = 0x3ee2e2e3;
    expect lane 20 texels (111,82) (112,82) (112,81) (111,81)  R8 = 0x3ee8e8e9  R9 = 0x3edededf  R10 = 0x3ee6e6e7  R11 = 0x3ee4e4e5;
    expect lane 21 texels (114,82) (115,82) (115,81) (114,81)  R8 = 0x3ee0e0e1  R9 = 0x3ed4d4d5  R10 = 0x3ee8e8e9  R11 = 0x3ef0f0f1;
    expect lane 22 texels (117,82) (118,82) (118,81) (117,81)  R8 = 0x3edadadb  R9 = 0x3ed4d4d5  R10 = 0x3edadadb  R11 = 0x3edededf;
    expect lane 23 texels (120,82) (121,82) (121,81) (120,81)  R8 = 0x3ee6e6e7  R9 = 0x3edededf  R10 = 0x3ed4d4d5  R11 = 0x3edcdcdd;
    expect lane 24 texels (99,85) (100,85) (100,84) (99,84)  R8 = 0x3ed0d0d1  R9 = 0x3ecececf  R10 = 0x3ee0e0e1  R11 = 0x3ed0d0d1;
    expect lane 25 texels (102,85) (103,85) (103,84) (102,84)  R8 = 0x3eeaeaeb  R9 = 0x3ee4e4e5  R10 = 0x3edadadb  R11 = 0x3ee2e2e3;
    expect lane 26 texels (105,85) (106,85) (106,84) (105,84)  R8 = 0x3ed6d6d7  R9 = 0x3ee4e4e5  R10 = 0x3ee2e2e3  R11 = 0x3ef0f0f1;
    expect lane 27 texels (108,85) (109,85) (109,84) (108,84)  R8 = 0x3ee0e0e1  R9 = 0x3ef2f2f3  R10 = 0x3edededf  R11 = 0x3ee8e8e9;
    expect lane 28 texels (111,85) (112,85) (112,84) (111,84)  R8 = 0x3ee0e0e1  R9 = 0x3ee8e8e9  R10 = 0x3ee4e4e5  R11 = 0x3ee6e6e7;
    expect lane 29 texels (114,85) (115,85) (115,84) (114,84)  R8 = 0x3ee6e6e7  R9 = 0x3edcdcdd  R10 = 0x3ee0e0e1  R11 = 0x3edededf;
    expect lane 30 texels (117,85) (118,85) (118,84) (117,84)  R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3eeeeeef  R11 = 0x3edededf;
    expect lane 31 texels (120,85) (121,85) (121,84) (120,84)  R8 = 0x3edcdcdd  R9 = 0x3edadadb  R10 = 0x3ed8d8d9  R11 = 0x3edadadb;
}

warp 14 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"
    s = (100 + 3 * x + 0.25) / 200.0
    t = (75 + 3 * y + 0.75) / 150.0
    expect lane 0 texels (99,76) (100,76) (100,75) (99,75)  R8 = 0x3ed8d8d9  R9 = 0x3ed0d0d1  R10 = 0x3ebebebf  R11 = 0x3ec0c0c1;
    expect lane 1 texels (102,76) (103,76) (103,75) (102,75)  R8 = 0x3edcdcdd  R9 = 0x3ed6d6d7  R10 = 0x3edcdcdd  R11 = 0x3edededf;
    expect lane 2 texels (105,76) (106,76) (106,75) (105,75)  R8 = 0x3ee2e2e3  R9 = 0x3eececed  R10 = 0x3eeeeeef  R11 = 0x3eececed;
    expect lane 3 texels (108,76) (109,76) (109,75) (108,75)  R8 = 0x3ee6e6e7  R9 = 0x3ee2e2e3  R10 = 0x3ee4e4e5  R11 = 0x3eeeeeef;
    expect lane 4 texels (111,76) (112,76) (112,75) (111,75)  R8 = 0x3eeaeaeb  R9 = 0x3ee0e0e1  R10 = 0x3ee0e0e1  R11 = 0x3edadadb;
    expect lane 5 texels (114,76) (115,76) (115,75) (114,75)  R8 = 0x3eeaeaeb  R9 = 0x3ee0e0e1  R10 = 0x3eeaeaeb  R11 = 0x3ef0f0f1;
    expect lane 6 texels (117,76) (118,76) (118,75) (117,75)  R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3eeeeeef  R11 = 0x3eeaeaeb;
    expect lane 7 texels (120,76) (121,76) (121,75) (120,75)  R8 = 0x3ef0f0f1  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ef4f4f5;
    expect lane 8 texels (99,79) (100,79) (100,78) (99,78)  R8 = 0x3ee4e4e5  R9 = 0x3edcdcdd  R10 = 0x3edededf  R11 = 0x3ee0e0e1;
    expect lane 9 texels (102,79) (103,79) (103,78) (102,78)  R8 = 0x3ed4d4d5  R9 = 0x3ee2e2e3  R10 = 0x3ee8e8e9  R11 = 0x3edadadb;
    expect lane 10 texels (105,79) (106,79) (106,78) (105,78)  R8 = 0x3ec6c6c7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed8d8d9;
    expect lane 11 texels (108,79) (109,79) (109,78) (108,78)  R8 = 0x3edcdcdd  R9 = 0x3ed6d6d7  R10 = 0x3edededf  R11 = 0x3ed6d6d7;
    expect lane 12 texels (111,79) (112,79) (112,78) (111,78)  R8 = 0x3ee0e0e1  R9 = 0x3ed4d4d5  R10 = 0x3ee2e2e3  R11 = 0x3ed4d4d5;
    expect lane 13 texels (114,79) (115,79) (115,78) (114,78)  R8 = 0x3ed4d4d5  R9 = 0x3ee0e0e1  R10 = 0x3ee2e2e3  R11 = 0x3ed8d8d9;
    expect lane 14 texels (117,79) (118,79) (118,78) (117,78)  R8 = 0x3eececed  R9 = 0x3eeeeeef  R10 = 0x3eeaeaeb  R11 = 0x3ee6e6e7;
    expect lane 15 texels (120,79) (121,79) (121,78) (120,78)  R8 = 0x3ef4f4f5  R9 = 0x3edcdcdd  R10 = 0x3eececed  R11 = 0x3ee6e6e7;
    expect lane 16 texels (99,82) (100,82) (100,81) (99,81)  R8 = 0x3edcdcdd  R9 = 0x3edadadb  R10 = 0x3eeaeaeb  R11 = 0x3eeeeeef;
    expect lane 17 texels (102,82) (103,82) (103,81) (102,81)  R8 = 0x3edadadb  R9 = 0x3ecccccd  R10 = 0x3ed0d0d1  R11 = 0x3ed4d4d5;
    expect lane 18 texels (105,82) (106,82) (106,81) (105,81)  R8 = 0x3ecccccd  R9 = 0x3ecececf  R10 = 0x3ebebebf  R11 = 0x3ebebebf;
    expect lane 19 texels (108,82) (109,82) (109,81) (108,81)  R8 = 0x3ed4d4d5  R9 = 0x3ed6d6d7  R10 = 0x3eb8b8b9  R11 = 0x3ecececf;
    expect lane 20 texels (111,82) (112,82) (112,81) (111,81)  R8 = 0x3ee0e0e1  R9 = 0x3ed4d4d5  R10 = 0x3edadadb  R11 = 0x3ed8d8d9;
    expect lane 21 texels (114,82) (115,82) (115,81) (114,81)  R8 = 0x3edadadb  R9 = 0x3ecececf  R10 = 0x3ee0e0e1  R11 = 0x3ee6e6e7;
    expect lane 22 texels (117,82) (118,82) (118,81) (117,81)  R8 = 0x3ed6d6d7  R9 = 0x3ed2d2d3  R10 = 0x3ed6d6d7  R11 = 0x3ed8d8d9;
    expect lane 23 texels (120,82) (121,82) (121,81) (120,81)  R8 = 0x3eeaeaeb  R9 = 0x3ee2e2e3  R10 = 0x3ed4d4d5  R11 = 0x3edcdcdd;
    expect lane 24 texels (99,85) (100,85) (100,84) (99,84)  R8 = 0x3ebcbcbd  R9 = 0x3ebababb  R10 = 0x3ed2d2d3  R11 = 0x3ec0c0c1;
    expect lane 25 texels (102,85) (103,85) (103,84) (102,84)  R8 = 0x3edededf  R9 = 0x3ed6d6d7  R10 = 0x3ec8c8c9  R11 = 0x3ed2d2d3;
    expect lane 26 texels (105,85) (106,85) (106,84) (105,84)  R8 = 0x3ecccccd  R9 = 0x3edededf  R10 = 0x3edadadb  R11 = 0x3ee6e6e7;
    expect lane 27 texels (108,85) (109,85) (109,84) (108,84)  R8 = 0x3edadadb  R9 = 0x3ef0f0f1  R10 = 0x3ed8d8d9  R11 = 0x3ee0e0e1;
    expect lane 28 texels (111,85) (112,85) (112,84) (111,84)  R8 = 0x3edcdcdd  R9 = 0x3ee6e6e7  R10 = 0x3ee2e2e3  R11 = 0x3ee0e0e1;
    expect lane 29 texels (114,85) (115,85) (115,84) (114,84)  R8 = 0x3ee6e6e7  R9 = 0x3edededf  R10 = 0x3ee2e2e3  R11 = 0x3edcdcdd;
    expect lane 30 texels (117,85) (118,85) (118,84) (117,84)  R8 = 0x3eececed  R9 = 0x3eeeeeef  R10 = 0x3ef4f4f5  R11 = 0x3ee4e4e5;
    expect lane 31 texels (120,85) (121,85) (121,84) (120,84)  R8 = 0x3ee4e4e5  R9 = 0x3ee2e2e3  R10 = 0x3edededf  R11 = 0x3edededf;
}

warp 15 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = (50 + 2 * x + 0.25) / 200.0
    t = (110 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (49,111) (50,111) (50,110) (49,110)  R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e868687  R11 = 0x3ea8a8a9;
    expect lane 1 texels (51,111) (52,111) (52,110) (51,110)  R8 = 0x3e9e9e9f  R9 = 0x3e949495  R10 = 0x3e70f0f1  R11 = 0x3e949495;
    expect lane 2 texels (53,111) (54,111) (54,110) (53,110)  R8 = 0x3e848485  R9 = 0x3e60e0e1  R10 = 0x3e50d0d1  R11 = 0x3e60e0e1;
    expect lane 3 texels (55,111) (56,111) (56,110) (55,110)  R8 = 0x3e40c0c1  R9 = 0x3e44c4c5  R10 = 0x3e58d8d9  R11 = 0x3e28a8a9;
    expect lane 4 texels (57,111) (58,111) (58,110) (57,110)  R8 = 0x3e68e8e9  R9 = 0x3e58d8d9  R10 = 0x3e8c8c8d  R11 = 0x3e808081;
    expect lane 5 texels (59,111) (60,111) (60,110) (59,110)  R8 = 0x3e74f4f5  R9 = 0x3e7cfcfd  R10 = 0x3e78f8f9  R11 = 0x3e848485;
    expect lane 6 texels (61,111) (62,111) (62,110) (61,110)  R8 = 0x3e78f8f9  R9 = 0x3e70f0f1  R10 = 0x3e7cfcfd  R11 = 0x3e70f0f1;
    expect lane 7 texels (63,111) (64,111) (64,110) (63,110)  R8 = 0x3e6ceced  R9 = 0x3ea2a2a3  R10 = 0x3e949495  R11 = 0x3e848485;
    expect lane 8 texels (49,112) (50,112) (50,111) (49,111)  R8 = 0x3f19999a  R9 = 0x3f26a6a7  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 9 texels (51,112) (52,112) (52,111) (51,111)  R8 = 0x3f2eaeaf  R9 = 0x3f39b9ba  R10 = 0x3e949495  R11 = 0x3e9e9e9f;
    expect lane 10 texels (53,112) (54,112) (54,111) (53,111)  R8 = 0x3f2cacad  R9 = 0x3f1c9c9d  R10 = 0x3e60e0e1  R11 = 0x3e848485;
    expect lane 11 texels (55,112) (56,112) (56,111) (55,111)  R8 = 0x3f088889  R9 = 0x3f028283  R10 = 0x3e44c4c5  R11 = 0x3e40c0c1;
    expect lane 12 texels (57,112) (58,112) (58,111) (57,111)  R8 = 0x3ef2f2f3  R9 = 0x3edededf  R10 = 0x3e58d8d9  R11 = 0x3e68e8e9;
    expect lane 13 texels (59,112) (60,112) (60,111) (59,111)  R8 = 0x3ecacacb  R9 = 0x3eb4b4b5  R10 = 0x3e7cfcfd  R11 = 0x3e74f4f5;
    expect lane 14 texels (61,112) (62,112) (62,111) (61,111)  R8 = 0x3eb0b0b1  R9 = 0x3eb2b2b3  R10 = 0x3e70f0f1  R11 = 0x3e78f8f9;
    expect lane 15 texels (63,112) (64,112) (64,111) (63,111)  R8 = 0x3ea6a6a7  R9 = 0x3eb4b4b5  R10 = 0x3ea2a2a3  R11 = 0x3e6ceced;
    expect lane 16 texels (49,113) (50,113) (50,112) (49,112)  R8 = 0x3f3bbbbc  R9 = 0x3f42c2c3  R10 = 0x3f26a6a7  R11 = 0x3f19999a;
    expect lane 17 texels (51,113) (52,113) (52,112) (51,112)  R8 = 0x3f56d6d7  R9 = 0x3f64e4e5  R10 = 0x3f39b9ba  R11 = 0x3f2eaeaf;
    expect lane 18 texels (53,113) (54,113) (54,112) (53,112)  R8 = 0x3f56d6d7  R9 = 0x3f55d5d6  R10 = 0x3f1c9c9d  R11 = 0x3f2cacad;
    expect lane 19 texels (55,113) (56,113) (56,112) (55,112)  R8 = 0x3f3cbcbd  R9 = 0x3f2eaeaf  R10 = 0x3f028283  R11 = 0x3f088889;
    expect lane 20 texels (57,113) (58,113) (58,112) (57,112)  R8 = 0x3f1d9d9e  R9 = 0x3f149495  R10 = 0x3edededf  R11 = 0x3ef2f2f3;
    expect lane 21 texels (59,113) (60,113) (60,112) (59,112)  R8 = 0x3f078788  R9 = 0x3eeeeeef  R10 = 0x3eb4b4b5  R11 = 0x3ecacacb;
    expect lane 22 texels (61,113) (62,113) (62,112) (61,112)  R8 = 0x3ed4d4d5  R9 = 0x3ecacacb  R10 = 0x3eb2b2b3  R11 = 0x3eb0b0b1;
    expect lane 23 texels (63,113) (64,113) (64,112) (63,112)  R8 = 0x3eaeaeaf  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3ea6a6a7;
    expect lane 24 texels (49,114) (50,114) (50,113) (49,113)  R8 = 0x3f56d6d7  R9 = 0x3f69e9ea  R10 = 0x3f42c2c3  R11 = 0x3f3bbbbc;
    expect lane 25 texels (51,114) (52,114) (52,113) (51,113)  R8 = 0x3f76f6f7  R9 = 0x3f800000  R10 = 0x3f64e4e5  R11 = 0x3f56d6d7;
    expect lane 26 texels (53,114) (54,114) (54,113) (53,113)  R8 = 0x3f7afafb  R9 = 0x3f6eeeef  R10 = 0x3f55d5d6  R11 = 0x3f56d6d7;
    expect lane 27 texels (55,114) (56,114) (56,113) (55,113)  R8 = 0x3f60e0e1  R9 = 0x3f4ececf  R10 = 0x3f2eaeaf  R11 = 0x3f3cbcbd;
    expect lane 28 texels (57,114) (58,114) (58,113) (57,113)  R8 = 0x3f36b6b7  R9 = 0x3f1c9c9d  R10 = 0x3f149495  R11 = 0x3f1d9d9e;
    expect lane 29 texels (59,114) (60,114) (60,113) (59,113)  R8 = 0x3f0c8c8d  R9 = 0x3ef4f4f5  R10 = 0x3eeeeeef  R11 = 0x3f078788;
    expect lane 30 texels (61,114) (62,114) (62,113) (61,113)  R8 = 0x3ed6d6d7  R9 = 0x3ec4c4c5  R10 = 0x3ecacacb  R11 = 0x3ed4d4d5;
    expect lane 31 texels (63,114) (64,114) (64,113) (63,113)  R8 = 0x3ec0c0c1  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eaeaeaf;
}

warp 16 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"
    s = (50 + 2 * x + 0.25) / 200.0
    t = (110 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (49,111) (50,111) (50,110) (49,110)  R8 = 0x3e34b4b5  R9 = 0x3e34b4b5  R10 = 0x3e109091  R11 = 0x3e40c0c1;
    expect lane 1 texels (51,111) (52,111) (52,110) (51,110)  R8 = 0x3e3cbcbd  R9 = 0x3e2cacad  R10 = 0x3e109091  R11 = 0x3e38b8b9;
    expect lane 2 texels (53,111) (54,111) (54,110) (53,110)  R8 = 0x3e20a0a1  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 3 texels (55,111) (56,111) (56,110) (55,110)  R8 = 0x3de8e8e9  R9 = 0x3de8e8e9  R10 = 0x3e088889  R11 = 0x3dd0d0d1;
    expect lane 4 texels (57,111) (58,111) (58,110) (57,110)  R8 = 0x3e0c8c8d  R9 = 0x3df8f8f9  R10 = 0x3e34b4b5  R11 = 0x3e28a8a9;
    expect lane 5 texels (59,111) (60,111) (60,110) (59,110)  R8 = 0x3e109091  R9 = 0x3e189899  R10 = 0x3e1c9c9d  R11 = 0x3e24a4a5;
    expect lane 6 texels (61,111) (62,111) (62,110) (61,110)  R8 = 0x3e189899  R9 = 0x3e109091  R10 = 0x3e1c9c9d  R11 = 0x3e088889;
    expect lane 7 texels (63,111) (64,111) (64,110) (63,110)  R8 = 0x3e149495  R9 = 0x3e48c8c9  R10 = 0x3e2cacad  R11 = 0x3e24a4a5;
    expect lane 8 texels (49,112) (50,112) (50,111) (49,111)  R8 = 0x3f23a3a4  R9 = 0x3f28a8a9  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 9 texels (51,112) (52,112) (52,111) (51,111)  R8 = 0x3f2aaaab  R9 = 0x3f34b4b5  R10 = 0x3e2cacad  R11 = 0x3e3cbcbd;
    expect lane 10 texels (53,112) (54,112) (54,111) (53,111)  R8 = 0x3f2aaaab  R9 = 0x3f22a2a3  R10 = 0x3e048485  R11 = 0x3e20a0a1;
    expect lane 11 texels (55,112) (56,112) (56,111) (55,111)  R8 = 0x3f159596  R9 = 0x3f169697  R10 = 0x3de8e8e9  R11 = 0x3de8e8e9;
    expect lane 12 texels (57,112) (58,112) (58,111) (57,111)  R8 = 0x3f169697  R9 = 0x3f139394  R10 = 0x3df8f8f9  R11 = 0x3e0c8c8d;
    expect lane 13 texels (59,112) (60,112) (60,111) (59,111)  R8 = 0x3f109091  R9 = 0x3f0c8c8d  R10 = 0x3e189899  R11 = 0x3e109091;
    expect lane 14 texels (61,112) (62,112) (62,111) (61,111)  R8 = 0x3f0e8e8f  R9 = 0x3f139394  R10 = 0x3e109091  R11 = 0x3e189899;
    expect lane 15 texels (63,112) (64,112) (64,111) (63,111)  R8 = 0x3f109091  R9 = 0x3f19999a  R10 = 0x3e48c8c9  R11 = 0x3e149495;
    expect lane 16 texels (49,113) (50,113) (50,112) (49,112)  R8 = 0x3f3ababb  R9 = 0x3f39b9ba  R10 = 0x3f28a8a9  R11 = 0x3f23a3a4;
    expect lane 17 texels (51,113) (52,113) (52,112) (51,112)  R8 = 0x3f43c3c4  R9 = 0x3f4ececf  R10 = 0x3f34b4b5  R11 = 0x3f2aaaab;
    expect lane 18 texels (53,113) (54,113) (54,112) (53,112)  R8 = 0x3f44c4c5  R9 = 0x3f48c8c9  R10 = 0x3f22a2a3  R11 = 0x3f2aaaab;
    expect lane 19 texels (55,113) (56,113) (56,112) (55,112)  R8 = 0x3f39b9ba  R9 = 0x3f35b5b6  R10 = 0x3f169697  R11 = 0x3f159596;
    expect lane 20 texels (57,113) (58,113) (58,112) (57,112)  R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f139394  R11 = 0x3f169697;
    expect lane 21 texels (59,113) (60,113) (60,112) (59,112)  R8 = 0x3f2aaaab  R9 = 0x3f23a3a4  R10 = 0x3f0c8c8d  R11 = 0x3f109091;
    expect lane 22 texels (61,113) (62,113) (62,112) (61,112)  R8 = 0x3f1d9d9e  R9 = 0x3f1d9d9e  R10 = 0x3f139394  R11 = 0x3f0e8e8f;
    expect lane 23 texels (63,113) (64,113) (64,112) (63,112)  R8 = 0x3f129293  R9 = 0x3f179798  R10 = 0x3f19999a  R11 = 0x3f109091;
    expect lane 24 texels (49,114) (50,114) (50,113) (49,113)  R8 = 0x3f48c8c9  R9 = 0x3f53d3d4  R10 = 0x3f39b9ba  R11 = 0x3f3ababb;
    expect lane 25 texels (51,114) (52,114) (52,113) (51,113)  R8 = 0x3f58d8d9  R9 = 0x3f60e0e1  R10 = 0x3f4ececf  R11 = 0x3f43c3c4;
    expect lane 26 texels (53,114) (54,114) (54,113) (53,113)  R8 = 0x3f5bdbdc  R9 = 0x3f55d5d6  R10 = 0x3f48c8c9  R11 = 0x3f44c4c5;
    expect lane 27 texels (55,114) (56,114) (56,113) (55,113)  R8 = 0x3f51d1d2  R9 = 0x3f49c9ca  R10 = 0x3f35b5b6  R11 = 0x3f39b9ba;
    expect lane 28 texels (57,114) (58,114) (58,113) (57,113)  R8 = 0x3f3dbdbe  R9 = 0x3f30b0b1  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 29 texels (59,114) (60,114) (60,113) (59,113)  R8 = 0x3f2babac  R9 = 0x3f21a1a2  R10 = 0x3f23a3a4  R11 = 0x3f2aaaab;
    expect lane 30 texels (61,114) (62,114) (62,113) (61,113)  R8 = 0x3f1a9a9b  R9 = 0x3f169697  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 31 texels (63,114) (64,114) (64,113) (63,113)  R8 = 0x3f189899  R9 = 0x3f149495  R10 = 0x3f179798  R11 = 0x3f129293;
}

warp 17 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"
    s = (50 + 2 * x + 0.25) / 200.0
    t = (110 + 1 * y + 0.75) / 150.0
    expect lane 0 texels (49,111) (50,111) (50,110) (49,110)  R8 = 0x3ee2e2e3  R9 = 0x3ee4e4e5  R10 = 0x3ecececf  R11 = 0x3ef4f4f5;
    expect lane 1 texels (51,111) (52,111) (52,110) (51,110)  R8 = 0x3ee8e8e9  R9 = 0x3edadadb  R10 = 0x3ebababb  R11 = 0x3edadadb;
    expect lane 2 texels (53,111) (54,111) (54,110) (53,110)  R8 = 0x3ec8c8c9  R9 = 0x3eb2b2b3  R10 = 0x3ea8a8a9  R11 = 0x3eb2b2b3;
    expect lane 3 texels (55,111) (56,111) (56,110) (55,110)  R8 = 0x3e9e9e9f  R9 = 0x3ea2a2a3  R10 = 0x3eacacad  R11 = 0x3e909091;
    expect lane 4 texels (57,111) (58,111) (58,110) (57,110)  R8 = 0x3eb6b6b7  R9 = 0x3eaeaeaf  R10 = 0x3ed0d0d1  R11 = 0x3ec0c0c1;
    expect lane 5 texels (59,111) (60,111) (60,110) (59,110)  R8 = 0x3ebcbcbd  R9 = 0x3ec2c2c3  R10 = 0x3ec0c0c1  R11 = 0x3ec6c6c7;
    expect lane 6 texels (61,111) (62,111) (62,110) (61,110)  R8 = 0x3ebebebf  R9 = 0x3ebcbcbd  R10 = 0x3ec0c0c1  R11 = 0x3ebcbcbd;
    expect lane 7 texels (63,111) (64,111) (64,110) (63,110)  R8 = 0x3eb6b6b7  R9 = 0x3eeaeaeb  R10 = 0x3edcdcdd  R11 = 0x3ec8c8c9;
    expect lane 8 texels (49,112) (50,112) (50,111) (49,111)  R8 = 0x3f1d9d9e  R9 = 0x3f26a6a7  R10 = 0x3ee4e4e5  R11 = 0x3ee2e2e3;
    expect lane 9 texels (51,112) (52,112) (52,111) (51,111)  R8 = 0x3f2cacad  R9 = 0x3f36b6b7  R10 = 0x3edadadb  R11 = 0x3ee8e8e9;
    expect lane 10 texels (53,112) (54,112) (54,111) (53,111)  R8 = 0x3f2babac  R9 = 0x3f1f9fa0  R10 = 0x3eb2b2b3  R11 = 0x3ec8c8c9;
    expect lane 11 texels (55,112) (56,112) (56,111) (55,111)  R8 = 0x3f0d8d8e  R9 = 0x3f0b8b8c  R10 = 0x3ea2a2a3  R11 = 0x3e9e9e9f;
    expect lane 12 texels (57,112) (58,112) (58,111) (57,111)  R8 = 0x3f058586  R9 = 0x3efcfcfd  R10 = 0x3eaeaeaf  R11 = 0x3eb6b6b7;
    expect lane 13 texels (59,112) (60,112) (60,111) (59,111)  R8 = 0x3eeeeeef  R9 = 0x3edededf  R10 = 0x3ec2c2c3  R11 = 0x3ebcbcbd;
    expect lane 14 texels (61,112) (62,112) (62,111) (61,111)  R8 = 0x3edcdcdd  R9 = 0x3ee0e0e1  R10 = 0x3ebcbcbd  R11 = 0x3ebebebf;
    expect lane 15 texels (63,112) (64,112) (64,111) (63,111)  R8 = 0x3ed6d6d7  R9 = 0x3ee6e6e7  R10 = 0x3eeaeaeb  R11 = 0x3eb6b6b7;
    expect lane 16 texels (49,113) (50,113) (50,112) (49,112)  R8 = 0x3f3ababb  R9 = 0x3f3dbdbe  R10 = 0x3f26a6a7  R11 = 0x3f1d9d9e;
    expect lane 17 texels (51,113) (52,113) (52,112) (51,112)  R8 = 0x3f4dcdce  R9 = 0x3f59d9da  R10 = 0x3f36b6b7  R11 = 0x3f2cacad;
    expect lane 18 texels (53,113) (54,113) (54,112) (53,112)  R8 = 0x3f4dcdce  R9 = 0x3f4ececf  R10 = 0x3f1f9fa0  R11 = 0x3f2babac;
    expect lane 19 texels (55,113) (56,113) (56,112) (55,112)  R8 = 0x3f3ababb  R9 = 0x3f30b0b1  R10 = 0x3f0b8b8c  R11 = 0x3f0d8d8e;
    expect lane 20 texels (57,113) (58,113) (58,112) (57,112)  R8 = 0x3f22a2a3  R9 = 0x3f1d9d9e  R10 = 0x3efcfcfd  R11 = 0x3f058586;
    expect lane 21 texels (59,113) (60,113) (60,112) (59,112)  R8 = 0x3f149495  R9 = 0x3f088889  R10 = 0x3edededf  R11 = 0x3eeeeeef;
    expect lane 22 texels (61,113) (62,113) (62,112) (61,112)  R8 = 0x3efcfcfd  R9 = 0x3ef6f6f7  R10 = 0x3ee0e0e1  R11 = 0x3edcdcdd;
    expect lane 23 texels (63,113) (64,113) (64,112) (63,112)  R8 = 0x3edededf  R9 = 0x3ee4e4e5  R10 = 0x3ee6e6e7  R11 = 0x3ed6d6d7;
    expect lane 24 texels (49,114) (50,114) (50,113) (49,113)  R8 = 0x3f4ececf  R9 = 0x3f5dddde  R10 = 0x3f3dbdbe  R11 = 0x3f3ababb;
    expect lane 25 texels (51,114) (52,114) (52,113) (51,113)  R8 = 0x3f67e7e8  R9 = 0x3f70f0f1  R10 = 0x3f59d9da  R11 = 0x3f4dcdce;
    expect lane 26 texels (53,114) (54,114) (54,113) (53,113)  R8 = 0x3f6aeaeb  R9 = 0x3f61e1e2  R10 = 0x3f4ececf  R11 = 0x3f4dcdce;
    expect lane 27 texels (55,114) (56,114) (56,113) (55,113)  R8 = 0x3f57d7d8  R9 = 0x3f4acacb  R10 = 0x3f30b0b1  R11 = 0x3f3ababb;
    expect lane 28 texels (57,114) (58,114) (58,113) (57,113)  R8 = 0x3f37b7b8  R9 = 0x3f23a3a4  R10 = 0x3f1d9d9e  R11 = 0x3f22a2a3;
    expect lane 29 texels (59,114) (60,114) (60,113) (59,113)  R8 = 0x3f179798  R9 = 0x3f09898a  R10 = 0x3f088889  R11 = 0x3f149495;
    expect lane 30 texels (61,114) (62,114) (62,113) (61,113)  R8 = 0x3efcfcfd  R9 = 0x3eeeeeef  R10 = 0x3ef6f6f7  R11 = 0x3efcfcfd;
    expect lane 31 texels (63,114) (64,114) (64,113) (63,113)  R8 = 0x3eececed  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3edededf;
}
