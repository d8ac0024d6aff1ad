# Format B8G8R8G8, an element of four bytes for two texels: an odd number of columns
# Written by tests/oracle/pairs.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-81b PD-91 PD-91c
rules without PD-81a PD-91b PD-92
bytes 0x30000000 ffd87e65014c4800004a7f688072ed81 92fc803a76218100c7817901ff7a652d fed737fe1bfa88b47f10a57f91861901 81ff8a81292980fe8dff726e56000081
bytes 0x30000040 7e5e4c01a76881fee001fe4d80c5dcd0 0026b7813fffbc3101fed7c5fe8071a8 9a80ee5700e0ebbc1379a281b0ef017f 2723409eff327a811580b7ef23cc8199
bytes 0x30000080 633ef78ad94dc2970080078114372a81 625b7f4281fe5b8e3fa8ad00fee5ff00 1381e06c585dc28146ff80fe5733fe68 fe7f36ff019681a3df3dff804ae3f701
bytes 0x300000c0 8042fead90f901a6650afefd7d97d80b 0ad07fd07044c3ff00cd2a81c680e354 7f8c46010101a0fe071272fe28652ef8 81cd7ac96deeb781fe28606872431181
bytes 0x30000100 fa115638f9e83c06ffbbc5fe017ff626 0fdf8044f5672bc8f781ff8090450033 f9e2c3001aff2a54804ea0e5fe802400 2600fa32be0100c071baff8d82cd00d8
bytes 0x30000140 361400fef9a73b013181e3760a81f216 89e4fff301ffe7a7ae80fffcfb769550 46ff428157c1ff01ab01fe2f0164ff2f bf0000fe420da5800119108afed5e0f1
bytes 0x30000180 c191ff00593bb4fee51233ceb8baf24e 1716d77577cad28897ff4b01ff015f67 3bbd50934d5d01b0811ec77a0e490008 c64c01d46361b51581ff802123913c01
bytes 0x300001c0 8dffffb8fe7f81875c01a5e981250087 9381ad27f69900687751a4fe412c0906 9afec2810c00188043fcc92afe96ffae 8105a632fe933501ee988166ada09aff
bytes 0x30000200 80f4ffe9e2edd0632d5168d37f1ceb7f c37f9b0101e223804ac355be3b815007 f9fec7a2b6ff00e1ac3780548915fe97 4d0079e0ff7f59789cfe26e1a36d0181
bytes 0x30000240 b231de815180f890c701448042000100 00047676004f415546347f597f1def35 0c322501277f0b0018fe1a80d332ec7f fe36eeab0a36ab51ffb201907f9b7f39
bytes 0x30000280 7fc4ff16fedcfe95fe20ff3900690068 2832267a0005522a7f002b0100fef0c5 4b0300fbff3758d668b47f437dfae27f fe49771900fffef8ff0d787f01fb81f2
bytes 0x300002c0 a7affeb2d7acfe8088c5811fc3377f00 78c5116a77fafeedce00a6aac8e7e281 ff2e811ed5ff7f7f4199a2df4b5f618c e8f1990014be8bfe5edd9706806c7fd1
bytes 0x30000300 17c9373ccd57fe2d0186e325faff7100 5b2cd400f281f781785907fe6115649d 6c8262cffe540000817300e00181ef01 b208df9f948060c13fcf987feb7580e3
bytes 0x30000340 814736fbfea0c601cb3ad0e52f8b77e5 7f016851457f69dab3cc57ff00eda368 80ff8000388134ea2ff4fe7ffb004930 bb81e8002981aad181de3c390701fffe
bytes 0x30000380 9ea67fff9cb28b48bb7d01fe196e804c 42321dd619a0428cf704f3444980f37f fe8007ee73320181c65c0fef4b81fea0 76001e2e71702afee4843afe593f8f14
bytes 0x300003c0 e0f87d89f64cff7fdd3681fe956b800c 9f7181009f7f7ad07f418481be807f92 d6512a3e27259c008fe5808001c32c54 00fb7f8181802170bafe01ff3e810081
bytes 0x30000400 eec76e3d000000000000000000000000 c27f8eff000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000440 34449000000000000000000000000000 92688452000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000480 9ffe4d79000000000000000000000000 8172fe3e000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300004c0 e1d48176000000000000000000000000 d100c484000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000600 e36d0111000000000000000000000000 290affb8000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000640 fe01e201000000000000000000000000 f859a7cc000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000680 7e5d7e1a000000000000000000000000 2f000199000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x300006c0 7fe0a880000000000000000000000000 8f1256e8000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000800 49feff7c448a037f919808ab80348150 90ad5918e828f3326ebf3585ca81803a 777ad7ba048081adf247807b0f01a0a7 809c813c7fc8ee99fe677a51fe76b82f
bytes 0x30000840 8181ff80ff7200c9e701ca812a7f1efe bf1b81fa81a916c72480120020c320ba 00ff1eff31f780fec6ffff7f1ea660e7 d4e7b36e93b5af6742fa607fdd5b254f
bytes 0x30000900 7f68fefff6722b078f5da05f01817f85 a46a02ebd2805e8b0f7797013ec6637f fec0e9550bf3fe5b818138f5be810073 0864313d7feac4fca7c501e5893e8101
bytes 0x30000940 7ffe5f81d076f31de325fffedd804093 fe1557dc805a7ffca57e01bd0612b879 ff6bff548d4101813b3def80ea91fe80 dcff270104bc29de32b6f39081e5d481
bytes 0x30000c00 004ec75e000000000000000000000000 2e1bdbff000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000c40 16014700000000000000000000000000 c8fe0094000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format B8G8R8G8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format B8G8R8G8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format B8G8R8G8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format B8G8R8G8 UNORM type TWO_D layout blocklinear size 33 20 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 3

warp 0 { # WRAP from column -3
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3f2dadae  R11 = 0x3f018182;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f6feff0  R10 = 0x3f1a9a9b  R11 = 0x3f2dadae;
    expect lane 2 R8 = 0x3f6feff0  R9 = 0x3f63e3e4  R10 = 0x3f51d1d2  R11 = 0x3f1a9a9b;
    expect lane 3 R8 = 0x3f63e3e4  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3f51d1d2;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3d20a0a1;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f62e2e3  R10 = 0x3ee0e0e1  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f62e2e3  R9 = 0x3f50d0d1  R10 = 0x3f43c3c4  R11 = 0x3ee0e0e1;
    expect lane 7 R8 = 0x3f50d0d1  R9 = 0x3e34b4b5  R10 = 0x00000000  R11 = 0x3f43c3c4;
    expect lane 8 R8 = 0x3e34b4b5  R9 = 0x3ed0d0d1  R10 = 0x3e28a8a9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ed0d0d1  R9 = 0x3efefeff  R10 = 0x3f46c6c7  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3efefeff  R9 = 0x3f6bebec  R10 = 0x3f63e3e4  R11 = 0x3f46c6c7;
    expect lane 11 R8 = 0x3f6bebec  R9 = 0x3f79f9fa  R10 = 0x3f018182  R11 = 0x3f63e3e4;
    expect lane 12 R8 = 0x3f79f9fa  R9 = 0x3f47c7c8  R10 = 0x3ef4f4f5  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f47c7c8  R9 = 0x3f36b6b7  R10 = 0x3edadadb  R11 = 0x3ef4f4f5;
    expect lane 14 R8 = 0x3f36b6b7  R9 = 0x00000000  R10 = 0x3f37b7b8  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f2cacad  R10 = 0x3f7efeff  R11 = 0x3f37b7b8;
    expect lane 16 R8 = 0x3f2cacad  R9 = 0x3f008081  R10 = 0x3ec0c0c1  R11 = 0x3f7efeff;
    expect lane 17 R8 = 0x3f008081  R9 = 0x3f09898a  R10 = 0x3ee4e4e5  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3f09898a  R9 = 0x3f7efeff  R10 = 0x3d888889  R11 = 0x3ee4e4e5;
    expect lane 19 R8 = 0x3f7efeff  R9 = 0x3db8b8b9  R10 = 0x3f139394  R11 = 0x3d888889;
    expect lane 20 R8 = 0x3db8b8b9  R9 = 0x3e5cdcdd  R10 = 0x3f2dadae  R11 = 0x3f139394;
    expect lane 21 R8 = 0x3e5cdcdd  R9 = 0x3f4dcdce  R10 = 0x3f76f6f7  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f4dcdce  R9 = 0x3f7efeff  R10 = 0x00000000  R11 = 0x3f76f6f7;
    expect lane 23 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3eeeeeef  R11 = 0x00000000;
    expect lane 24 R8 = 0x3b808081  R9 = 0x3f63e3e4  R10 = 0x3f24a4a5  R11 = 0x3eeeeeef;
    expect lane 25 R8 = 0x3f63e3e4  R9 = 0x3f7afafb  R10 = 0x3e828283  R11 = 0x3f24a4a5;
    expect lane 26 R8 = 0x3f7afafb  R9 = 0x3ee2e2e3  R10 = 0x3d109091  R11 = 0x3e828283;
    expect lane 27 R8 = 0x3ee2e2e3  R9 = 0x3ed8d8d9  R10 = 0x3f018182  R11 = 0x3d109091;
    expect lane 28 R8 = 0x3ed8d8d9  R9 = 0x3ec4c4c5  R10 = 0x3f26a6a7  R11 = 0x3f018182;
    expect lane 29 R8 = 0x3ec4c4c5  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f26a6a7;
    expect lane 30 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3e54d4d5  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f018182  R10 = 0x3f6eeeef  R11 = 0x3e54d4d5;
}

warp 1 { # WRAP from column 18
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3c008081  R9 = 0x3f52d2d3  R10 = 0x3f76f6f7  R11 = 0x3f7efeff;
    expect lane 1 R8 = 0x3f52d2d3  R9 = 0x3ebcbcbd  R10 = 0x3e2cacad  R11 = 0x3f76f6f7;
    expect lane 2 R8 = 0x3ebcbcbd  R9 = 0x3d70f0f1  R10 = 0x3f0f8f90  R11 = 0x3e2cacad;
    expect lane 3 R8 = 0x3d70f0f1  R9 = 0x3f179798  R10 = 0x3f20a0a1  R11 = 0x3f0f8f90;
    expect lane 4 R8 = 0x3f179798  R9 = 0x3e78f8f9  R10 = 0x3b808081  R11 = 0x3f20a0a1;
    expect lane 5 R8 = 0x3e78f8f9  R9 = 0x3ec6c6c7  R10 = 0x3efefeff  R11 = 0x3b808081;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3d008081  R10 = 0x3f7efeff  R11 = 0x3efefeff;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3e44c4c5  R10 = 0x3f69e9ea  R11 = 0x3f7efeff;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3efefeff  R10 = 0x3d30b0b1  R11 = 0x3f69e9ea;
    expect lane 9 R8 = 0x3efefeff  R9 = 0x3f44c4c5  R10 = 0x3f7efeff  R11 = 0x3d30b0b1;
    expect lane 10 R8 = 0x3f44c4c5  R9 = 0x3f27a7a8  R10 = 0x3f018182  R11 = 0x3f7efeff;
    expect lane 11 R8 = 0x3f27a7a8  R9 = 0x3b808081  R10 = 0x3e60e0e1  R11 = 0x3f018182;
    expect lane 12 R8 = 0x3b808081  R9 = 0x3f09898a  R10 = 0x3f3ebebf  R11 = 0x3e60e0e1;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f018182  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e38b8b9  R9 = 0x3f109091  R10 = 0x3e929293  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f109091  R9 = 0x3eb2b2b3  R10 = 0x3f800000  R11 = 0x3e929293;
    expect lane 17 R8 = 0x3eb2b2b3  R9 = 0x3f68e8e9  R10 = 0x3e888889  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f68e8e9  R9 = 0x3f73f3f4  R10 = 0x3c40c0c1  R11 = 0x3e888889;
    expect lane 19 R8 = 0x3f73f3f4  R9 = 0x3edcdcdd  R10 = 0x3f119192  R11 = 0x3c40c0c1;
    expect lane 20 R8 = 0x3edcdcdd  R9 = 0x3e54d4d5  R10 = 0x3d008081  R11 = 0x3f119192;
    expect lane 21 R8 = 0x3e54d4d5  R9 = 0x3f4acacb  R10 = 0x3f008081  R11 = 0x3d008081;
    expect lane 22 R8 = 0x3f4acacb  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3f008081;
    expect lane 23 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3eeeeeef  R11 = 0x3f018182;
    expect lane 24 R8 = 0x3f008081  R9 = 0x3f018182  R10 = 0x3f57d7d8  R11 = 0x3eeeeeef;
    expect lane 25 R8 = 0x3f018182  R9 = 0x3efefeff  R10 = 0x3c808081  R11 = 0x3f57d7d8;
    expect lane 26 R8 = 0x3efefeff  R9 = 0x3f6eeeef  R10 = 0x3f018182  R11 = 0x3c808081;
    expect lane 27 R8 = 0x3f6eeeef  R9 = 0x3f7efeff  R10 = 0x3f72f2f3  R11 = 0x3f018182;
    expect lane 28 R8 = 0x3f7efeff  R9 = 0x3ef4f4f5  R10 = 0x3f008081  R11 = 0x3f72f2f3;
    expect lane 29 R8 = 0x3ef4f4f5  R9 = 0x3f7efeff  R10 = 0x3d70f0f1  R11 = 0x3f008081;
    expect lane 30 R8 = 0x3f7efeff  R9 = 0x3f38b8b9  R10 = 0x3f20a0a1  R11 = 0x3d70f0f1;
    expect lane 31 R8 = 0x3f38b8b9  R9 = 0x3f24a4a5  R10 = 0x3efefeff  R11 = 0x3f20a0a1;
}

warp 2 { # WRAP from column 10
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 10) / 33.0  t = 20 / 20.0
    expect lane 0 R8 = 0x3f57d7d8  R9 = 0x3f7afafb  R10 = 0x3f35b5b6  R11 = 0x3f67e7e8;
    expect lane 1 R8 = 0x3f7afafb  R9 = 0x3f7afafb  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3f7afafb  R9 = 0x3d808081  R10 = 0x3f7afafb  R11 = 0x3f35b5b6;
    expect lane 3 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f7afafb  R11 = 0x3f7afafb;
    expect lane 4 R8 = 0x3d808081  R9 = 0x3f068687  R10 = 0x3eb6b6b7  R11 = 0x3f7afafb;
    expect lane 5 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 6 R8 = 0x3f068687  R9 = 0x3d888889  R10 = 0x3da8a8a9  R11 = 0x3eb6b6b7;
    expect lane 7 R8 = 0x3d888889  R9 = 0x3d888889  R10 = 0x3da8a8a9  R11 = 0x3da8a8a9;
    expect lane 8 R8 = 0x3d888889  R9 = 0x3f68e8e9  R10 = 0x3eb4b4b5  R11 = 0x3da8a8a9;
    expect lane 9 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3f68e8e9  R9 = 0x3f3bbbbc  R10 = 0x3efcfcfd  R11 = 0x3eb4b4b5;
    expect lane 11 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 12 R8 = 0x3f3bbbbc  R9 = 0x3efefeff  R10 = 0x3d909091  R11 = 0x3efcfcfd;
    expect lane 13 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 14 R8 = 0x3efefeff  R9 = 0x3f62e2e3  R10 = 0x3f800000  R11 = 0x3d909091;
    expect lane 15 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f62e2e3  R9 = 0x3f800000  R10 = 0x3f3cbcbd  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3e9c9c9d  R10 = 0x3f36b6b7  R11 = 0x3f3cbcbd;
    expect lane 19 R8 = 0x3e9c9c9d  R9 = 0x3e9c9c9d  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 20 R8 = 0x3e9c9c9d  R9 = 0x3f008081  R10 = 0x3f65e5e6  R11 = 0x3f36b6b7;
    expect lane 21 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 22 R8 = 0x3f008081  R9 = 0x3f47c7c8  R10 = 0x3f7efeff  R11 = 0x3f65e5e6;
    expect lane 23 R8 = 0x3f47c7c8  R9 = 0x3f58d8d9  R10 = 0x3dd8d8d9  R11 = 0x3f7efeff;
    expect lane 24 R8 = 0x3f58d8d9  R9 = 0x3f58d8d9  R10 = 0x3dd8d8d9  R11 = 0x3dd8d8d9;
    expect lane 25 R8 = 0x3f58d8d9  R9 = 0x3e989899  R10 = 0x3f29a9aa  R11 = 0x3dd8d8d9;
    expect lane 26 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3f29a9aa  R11 = 0x3f29a9aa;
    expect lane 27 R8 = 0x3e989899  R9 = 0x3e949495  R10 = 0x3f008081  R11 = 0x3f29a9aa;
    expect lane 28 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 29 R8 = 0x3e949495  R9 = 0x3ee4e4e5  R10 = 0x3f43c3c4  R11 = 0x3f008081;
    expect lane 30 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 31 R8 = 0x3ee4e4e5  R9 = 0x3f57d7d8  R10 = 0x3f67e7e8  R11 = 0x3f43c3c4;
}

warp 3 { # WRAP from column 29
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 29) / 33.0  t = 0 / 20.0
    expect lane 0 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x3f109091;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e74f4f5  R10 = 0x3f149495  R11 = 0x3f018182;
    expect lane 4 R8 = 0x3e74f4f5  R9 = 0x3ecacacb  R10 = 0x3f7afafb  R11 = 0x3f149495;
    expect lane 5 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3f7afafb  R11 = 0x3f7afafb;
    expect lane 6 R8 = 0x3ecacacb  R9 = 0x00000000  R10 = 0x3f47c7c8  R11 = 0x3f7afafb;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 8 R8 = 0x00000000  R9 = 0x3ed0d0d1  R10 = 0x00000000  R11 = 0x3f47c7c8;
    expect lane 9 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ed0d0d1  R9 = 0x3f018182  R10 = 0x3f3ababb  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 12 R8 = 0x3f018182  R9 = 0x3f7efeff  R10 = 0x3edcdcdd  R11 = 0x3f3ababb;
    expect lane 13 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3edcdcdd  R11 = 0x3edcdcdd;
    expect lane 14 R8 = 0x3f7efeff  R9 = 0x3f34b4b5  R10 = 0x3ecececf  R11 = 0x3edcdcdd;
    expect lane 15 R8 = 0x3f34b4b5  R9 = 0x3f34b4b5  R10 = 0x3ecececf  R11 = 0x3ecececf;
    expect lane 16 R8 = 0x3f34b4b5  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3ecececf;
    expect lane 17 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 18 R8 = 0x3efefeff  R9 = 0x3b808081  R10 = 0x3e9e9e9f  R11 = 0x3efefeff;
    expect lane 19 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 20 R8 = 0x3b808081  R9 = 0x3e60e0e1  R10 = 0x3f5cdcdd  R11 = 0x3e9e9e9f;
    expect lane 21 R8 = 0x3e60e0e1  R9 = 0x3e60e0e1  R10 = 0x3f5cdcdd  R11 = 0x3f5cdcdd;
    expect lane 22 R8 = 0x3e60e0e1  R9 = 0x3cc0c0c1  R10 = 0x3f7cfcfd  R11 = 0x3f5cdcdd;
    expect lane 23 R8 = 0x3cc0c0c1  R9 = 0x3cc0c0c1  R10 = 0x3f7cfcfd  R11 = 0x3f7cfcfd;
    expect lane 24 R8 = 0x3cc0c0c1  R9 = 0x3f7efeff  R10 = 0x3f3dbdbe  R11 = 0x3f7cfcfd;
    expect lane 25 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 26 R8 = 0x3f7efeff  R9 = 0x3e189899  R10 = 0x3ef2f2f3  R11 = 0x3f3dbdbe;
    expect lane 27 R8 = 0x3e189899  R9 = 0x3e189899  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 28 R8 = 0x3e189899  R9 = 0x00000000  R10 = 0x3b808081  R11 = 0x3ef2f2f3;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 30 R8 = 0x00000000  R9 = 0x3ea8a8a9  R10 = 0x3f5ededf  R11 = 0x3b808081;
    expect lane 31 R8 = 0x3ea8a8a9  R9 = 0x3ea8a8a9  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
}

warp 4 { # MIRROR from column -3
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x3f50d0d1  R9 = 0x3f62e2e3  R10 = 0x3ee0e0e1  R11 = 0x3f43c3c4;
    expect lane 1 R8 = 0x3f62e2e3  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3ee0e0e1;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3efefeff;
    expect lane 3 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3d20a0a1;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f62e2e3  R10 = 0x3ee0e0e1  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f62e2e3  R9 = 0x3f50d0d1  R10 = 0x3f43c3c4  R11 = 0x3ee0e0e1;
    expect lane 7 R8 = 0x3f50d0d1  R9 = 0x3e34b4b5  R10 = 0x00000000  R11 = 0x3f43c3c4;
    expect lane 8 R8 = 0x3e34b4b5  R9 = 0x3ed0d0d1  R10 = 0x3e28a8a9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ed0d0d1  R9 = 0x3efefeff  R10 = 0x3f46c6c7  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3efefeff  R9 = 0x3f6bebec  R10 = 0x3f63e3e4  R11 = 0x3f46c6c7;
    expect lane 11 R8 = 0x3f6bebec  R9 = 0x3f79f9fa  R10 = 0x3f018182  R11 = 0x3f63e3e4;
    expect lane 12 R8 = 0x3f79f9fa  R9 = 0x3f47c7c8  R10 = 0x3ef4f4f5  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f47c7c8  R9 = 0x3f36b6b7  R10 = 0x3edadadb  R11 = 0x3ef4f4f5;
    expect lane 14 R8 = 0x3f36b6b7  R9 = 0x00000000  R10 = 0x3f37b7b8  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f2cacad  R10 = 0x3f7efeff  R11 = 0x3f37b7b8;
    expect lane 16 R8 = 0x3f2cacad  R9 = 0x3f008081  R10 = 0x3ec0c0c1  R11 = 0x3f7efeff;
    expect lane 17 R8 = 0x3f008081  R9 = 0x3f09898a  R10 = 0x3ee4e4e5  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3f09898a  R9 = 0x3f7efeff  R10 = 0x3d888889  R11 = 0x3ee4e4e5;
    expect lane 19 R8 = 0x3f7efeff  R9 = 0x3db8b8b9  R10 = 0x3f139394  R11 = 0x3d888889;
    expect lane 20 R8 = 0x3db8b8b9  R9 = 0x3e5cdcdd  R10 = 0x3f2dadae  R11 = 0x3f139394;
    expect lane 21 R8 = 0x3e5cdcdd  R9 = 0x3f4dcdce  R10 = 0x3f76f6f7  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f4dcdce  R9 = 0x3f7efeff  R10 = 0x00000000  R11 = 0x3f76f6f7;
    expect lane 23 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3eeeeeef  R11 = 0x00000000;
    expect lane 24 R8 = 0x3b808081  R9 = 0x3f63e3e4  R10 = 0x3f24a4a5  R11 = 0x3eeeeeef;
    expect lane 25 R8 = 0x3f63e3e4  R9 = 0x3f7afafb  R10 = 0x3e828283  R11 = 0x3f24a4a5;
    expect lane 26 R8 = 0x3f7afafb  R9 = 0x3ee2e2e3  R10 = 0x3d109091  R11 = 0x3e828283;
    expect lane 27 R8 = 0x3ee2e2e3  R9 = 0x3ed8d8d9  R10 = 0x3f018182  R11 = 0x3d109091;
    expect lane 28 R8 = 0x3ed8d8d9  R9 = 0x3ec4c4c5  R10 = 0x3f26a6a7  R11 = 0x3f018182;
    expect lane 29 R8 = 0x3ec4c4c5  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f26a6a7;
    expect lane 30 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3e54d4d5  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f018182  R10 = 0x3f6eeeef  R11 = 0x3e54d4d5;
}

warp 5 { # MIRROR from column 18
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3c008081  R9 = 0x3f52d2d3  R10 = 0x3f76f6f7  R11 = 0x3f7efeff;
    expect lane 1 R8 = 0x3f52d2d3  R9 = 0x3ebcbcbd  R10 = 0x3e2cacad  R11 = 0x3f76f6f7;
    expect lane 2 R8 = 0x3ebcbcbd  R9 = 0x3d70f0f1  R10 = 0x3f0f8f90  R11 = 0x3e2cacad;
    expect lane 3 R8 = 0x3d70f0f1  R9 = 0x3f179798  R10 = 0x3f20a0a1  R11 = 0x3f0f8f90;
    expect lane 4 R8 = 0x3f179798  R9 = 0x3e78f8f9  R10 = 0x3b808081  R11 = 0x3f20a0a1;
    expect lane 5 R8 = 0x3e78f8f9  R9 = 0x3ec6c6c7  R10 = 0x3efefeff  R11 = 0x3b808081;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3d008081  R10 = 0x3f7efeff  R11 = 0x3efefeff;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3e44c4c5  R10 = 0x3f69e9ea  R11 = 0x3f7efeff;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3efefeff  R10 = 0x3d30b0b1  R11 = 0x3f69e9ea;
    expect lane 9 R8 = 0x3efefeff  R9 = 0x3f44c4c5  R10 = 0x3f7efeff  R11 = 0x3d30b0b1;
    expect lane 10 R8 = 0x3f44c4c5  R9 = 0x3f27a7a8  R10 = 0x3f018182  R11 = 0x3f7efeff;
    expect lane 11 R8 = 0x3f27a7a8  R9 = 0x3b808081  R10 = 0x3e60e0e1  R11 = 0x3f018182;
    expect lane 12 R8 = 0x3b808081  R9 = 0x3f09898a  R10 = 0x3f3ebebf  R11 = 0x3e60e0e1;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f018182  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e38b8b9  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f018182  R9 = 0x3f09898a  R10 = 0x3f3ebebf  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f09898a  R9 = 0x3b808081  R10 = 0x3e60e0e1  R11 = 0x3f3ebebf;
    expect lane 19 R8 = 0x3b808081  R9 = 0x3f27a7a8  R10 = 0x3f018182  R11 = 0x3e60e0e1;
    expect lane 20 R8 = 0x3f27a7a8  R9 = 0x3f44c4c5  R10 = 0x3f7efeff  R11 = 0x3f018182;
    expect lane 21 R8 = 0x3f44c4c5  R9 = 0x3efefeff  R10 = 0x3d30b0b1  R11 = 0x3f7efeff;
    expect lane 22 R8 = 0x3efefeff  R9 = 0x3e44c4c5  R10 = 0x3f69e9ea  R11 = 0x3d30b0b1;
    expect lane 23 R8 = 0x3e44c4c5  R9 = 0x3d008081  R10 = 0x3f7efeff  R11 = 0x3f69e9ea;
    expect lane 24 R8 = 0x3d008081  R9 = 0x3ec6c6c7  R10 = 0x3efefeff  R11 = 0x3f7efeff;
    expect lane 25 R8 = 0x3ec6c6c7  R9 = 0x3e78f8f9  R10 = 0x3b808081  R11 = 0x3efefeff;
    expect lane 26 R8 = 0x3e78f8f9  R9 = 0x3f179798  R10 = 0x3f20a0a1  R11 = 0x3b808081;
    expect lane 27 R8 = 0x3f179798  R9 = 0x3d70f0f1  R10 = 0x3f0f8f90  R11 = 0x3f20a0a1;
    expect lane 28 R8 = 0x3d70f0f1  R9 = 0x3ebcbcbd  R10 = 0x3e2cacad  R11 = 0x3f0f8f90;
    expect lane 29 R8 = 0x3ebcbcbd  R9 = 0x3f52d2d3  R10 = 0x3f76f6f7  R11 = 0x3e2cacad;
    expect lane 30 R8 = 0x3f52d2d3  R9 = 0x3c008081  R10 = 0x3f7efeff  R11 = 0x3f76f6f7;
    expect lane 31 R8 = 0x3c008081  R9 = 0x3f24a4a5  R10 = 0x3efefeff  R11 = 0x3f7efeff;
}

warp 6 { # MIRROR from column 10
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 10) / 33.0  t = 20 / 20.0
    expect lane 0 R8 = 0x3f67e7e8  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f67e7e8;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3f35b5b6  R9 = 0x3f7afafb  R10 = 0x3f7afafb  R11 = 0x3f35b5b6;
    expect lane 3 R8 = 0x3f7afafb  R9 = 0x3f7afafb  R10 = 0x3f7afafb  R11 = 0x3f7afafb;
    expect lane 4 R8 = 0x3f7afafb  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3f7afafb;
    expect lane 5 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 6 R8 = 0x3eb6b6b7  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3eb6b6b7;
    expect lane 7 R8 = 0x3da8a8a9  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3da8a8a9;
    expect lane 8 R8 = 0x3da8a8a9  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3da8a8a9;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3eb4b4b5;
    expect lane 11 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 12 R8 = 0x3efcfcfd  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3efcfcfd;
    expect lane 13 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 14 R8 = 0x3d909091  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d909091;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd;
    expect lane 18 R8 = 0x3f3cbcbd  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f3cbcbd;
    expect lane 19 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 20 R8 = 0x3f36b6b7  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f36b6b7;
    expect lane 21 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 22 R8 = 0x3f65e5e6  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f65e5e6;
    expect lane 23 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 24 R8 = 0x3f7efeff  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f7efeff;
    expect lane 25 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 26 R8 = 0x3f65e5e6  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f65e5e6;
    expect lane 27 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 28 R8 = 0x3f36b6b7  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f36b6b7;
    expect lane 29 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd;
    expect lane 30 R8 = 0x3f3cbcbd  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3cbcbd;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 7 { # MIRROR from column 29
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 29) / 33.0  t = 0 / 20.0
    expect lane 0 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f65e5e6;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 5 R8 = 0x3e74f4f5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e74f4f5;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 9 R8 = 0x3f65e5e6  R9 = 0x3ea8a8a9  R10 = 0x3ea8a8a9  R11 = 0x3f65e5e6;
    expect lane 10 R8 = 0x3ea8a8a9  R9 = 0x3ea8a8a9  R10 = 0x3ea8a8a9  R11 = 0x3ea8a8a9;
    expect lane 11 R8 = 0x3ea8a8a9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ea8a8a9;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e189899  R10 = 0x3e189899  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e189899  R9 = 0x3e189899  R10 = 0x3e189899  R11 = 0x3e189899;
    expect lane 15 R8 = 0x3e189899  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3e189899;
    expect lane 16 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 17 R8 = 0x3f7efeff  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3f7efeff;
    expect lane 18 R8 = 0x3cc0c0c1  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3cc0c0c1;
    expect lane 19 R8 = 0x3cc0c0c1  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3cc0c0c1;
    expect lane 20 R8 = 0x3e60e0e1  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3e60e0e1;
    expect lane 21 R8 = 0x3e60e0e1  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3e60e0e1;
    expect lane 22 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 23 R8 = 0x3b808081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3b808081;
    expect lane 24 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 25 R8 = 0x3efefeff  R9 = 0x3f34b4b5  R10 = 0x3f34b4b5  R11 = 0x3efefeff;
    expect lane 26 R8 = 0x3f34b4b5  R9 = 0x3f34b4b5  R10 = 0x3f34b4b5  R11 = 0x3f34b4b5;
    expect lane 27 R8 = 0x3f34b4b5  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f34b4b5;
    expect lane 28 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 29 R8 = 0x3f7efeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f7efeff;
    expect lane 30 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 31 R8 = 0x3f018182  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3f018182;
}

warp 8 { # CLAMP_TO_EDGE from column -3
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 1 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 2 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 3 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3d20a0a1;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f62e2e3  R10 = 0x3ee0e0e1  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f62e2e3  R9 = 0x3f50d0d1  R10 = 0x3f43c3c4  R11 = 0x3ee0e0e1;
    expect lane 7 R8 = 0x3f50d0d1  R9 = 0x3e34b4b5  R10 = 0x00000000  R11 = 0x3f43c3c4;
    expect lane 8 R8 = 0x3e34b4b5  R9 = 0x3ed0d0d1  R10 = 0x3e28a8a9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ed0d0d1  R9 = 0x3efefeff  R10 = 0x3f46c6c7  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3efefeff  R9 = 0x3f6bebec  R10 = 0x3f63e3e4  R11 = 0x3f46c6c7;
    expect lane 11 R8 = 0x3f6bebec  R9 = 0x3f79f9fa  R10 = 0x3f018182  R11 = 0x3f63e3e4;
    expect lane 12 R8 = 0x3f79f9fa  R9 = 0x3f47c7c8  R10 = 0x3ef4f4f5  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f47c7c8  R9 = 0x3f36b6b7  R10 = 0x3edadadb  R11 = 0x3ef4f4f5;
    expect lane 14 R8 = 0x3f36b6b7  R9 = 0x00000000  R10 = 0x3f37b7b8  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f2cacad  R10 = 0x3f7efeff  R11 = 0x3f37b7b8;
    expect lane 16 R8 = 0x3f2cacad  R9 = 0x3f008081  R10 = 0x3ec0c0c1  R11 = 0x3f7efeff;
    expect lane 17 R8 = 0x3f008081  R9 = 0x3f09898a  R10 = 0x3ee4e4e5  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3f09898a  R9 = 0x3f7efeff  R10 = 0x3d888889  R11 = 0x3ee4e4e5;
    expect lane 19 R8 = 0x3f7efeff  R9 = 0x3db8b8b9  R10 = 0x3f139394  R11 = 0x3d888889;
    expect lane 20 R8 = 0x3db8b8b9  R9 = 0x3e5cdcdd  R10 = 0x3f2dadae  R11 = 0x3f139394;
    expect lane 21 R8 = 0x3e5cdcdd  R9 = 0x3f4dcdce  R10 = 0x3f76f6f7  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f4dcdce  R9 = 0x3f7efeff  R10 = 0x00000000  R11 = 0x3f76f6f7;
    expect lane 23 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3eeeeeef  R11 = 0x00000000;
    expect lane 24 R8 = 0x3b808081  R9 = 0x3f63e3e4  R10 = 0x3f24a4a5  R11 = 0x3eeeeeef;
    expect lane 25 R8 = 0x3f63e3e4  R9 = 0x3f7afafb  R10 = 0x3e828283  R11 = 0x3f24a4a5;
    expect lane 26 R8 = 0x3f7afafb  R9 = 0x3ee2e2e3  R10 = 0x3d109091  R11 = 0x3e828283;
    expect lane 27 R8 = 0x3ee2e2e3  R9 = 0x3ed8d8d9  R10 = 0x3f018182  R11 = 0x3d109091;
    expect lane 28 R8 = 0x3ed8d8d9  R9 = 0x3ec4c4c5  R10 = 0x3f26a6a7  R11 = 0x3f018182;
    expect lane 29 R8 = 0x3ec4c4c5  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f26a6a7;
    expect lane 30 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3e54d4d5  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f018182  R10 = 0x3f6eeeef  R11 = 0x3e54d4d5;
}

warp 9 { # CLAMP_TO_EDGE from column 18
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3c008081  R9 = 0x3f52d2d3  R10 = 0x3f76f6f7  R11 = 0x3f7efeff;
    expect lane 1 R8 = 0x3f52d2d3  R9 = 0x3ebcbcbd  R10 = 0x3e2cacad  R11 = 0x3f76f6f7;
    expect lane 2 R8 = 0x3ebcbcbd  R9 = 0x3d70f0f1  R10 = 0x3f0f8f90  R11 = 0x3e2cacad;
    expect lane 3 R8 = 0x3d70f0f1  R9 = 0x3f179798  R10 = 0x3f20a0a1  R11 = 0x3f0f8f90;
    expect lane 4 R8 = 0x3f179798  R9 = 0x3e78f8f9  R10 = 0x3b808081  R11 = 0x3f20a0a1;
    expect lane 5 R8 = 0x3e78f8f9  R9 = 0x3ec6c6c7  R10 = 0x3efefeff  R11 = 0x3b808081;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3d008081  R10 = 0x3f7efeff  R11 = 0x3efefeff;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3e44c4c5  R10 = 0x3f69e9ea  R11 = 0x3f7efeff;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3efefeff  R10 = 0x3d30b0b1  R11 = 0x3f69e9ea;
    expect lane 9 R8 = 0x3efefeff  R9 = 0x3f44c4c5  R10 = 0x3f7efeff  R11 = 0x3d30b0b1;
    expect lane 10 R8 = 0x3f44c4c5  R9 = 0x3f27a7a8  R10 = 0x3f018182  R11 = 0x3f7efeff;
    expect lane 11 R8 = 0x3f27a7a8  R9 = 0x3b808081  R10 = 0x3e60e0e1  R11 = 0x3f018182;
    expect lane 12 R8 = 0x3b808081  R9 = 0x3f09898a  R10 = 0x3f3ebebf  R11 = 0x3e60e0e1;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f018182  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
}

warp 10 { # CLAMP_TO_EDGE from column 10
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 10) / 33.0  t = 20 / 20.0
    expect lane 0 R8 = 0x3f67e7e8  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f67e7e8;
    expect lane 1 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3f35b5b6  R9 = 0x3f7afafb  R10 = 0x3f7afafb  R11 = 0x3f35b5b6;
    expect lane 3 R8 = 0x3f7afafb  R9 = 0x3f7afafb  R10 = 0x3f7afafb  R11 = 0x3f7afafb;
    expect lane 4 R8 = 0x3f7afafb  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3f7afafb;
    expect lane 5 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 6 R8 = 0x3eb6b6b7  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3eb6b6b7;
    expect lane 7 R8 = 0x3da8a8a9  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3da8a8a9;
    expect lane 8 R8 = 0x3da8a8a9  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3da8a8a9;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3eb4b4b5;
    expect lane 11 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 12 R8 = 0x3efcfcfd  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3efcfcfd;
    expect lane 13 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 14 R8 = 0x3d909091  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d909091;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd;
    expect lane 18 R8 = 0x3f3cbcbd  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f3cbcbd;
    expect lane 19 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 20 R8 = 0x3f36b6b7  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f36b6b7;
    expect lane 21 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 22 R8 = 0x3f65e5e6  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f65e5e6;
    expect lane 23 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 24 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 25 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 26 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 27 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 28 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 29 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 30 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
}

warp 11 { # CLAMP_TO_EDGE from column 29
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 29) / 33.0  t = 0 / 20.0
    expect lane 0 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f65e5e6;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 5 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 6 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 7 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 8 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 9 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 10 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 11 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 12 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 13 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 14 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 15 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 16 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 17 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 18 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 19 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 20 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 21 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 22 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 23 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 24 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 25 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 26 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 27 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 28 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 29 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 30 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 31 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
}

warp 12 { # BORDER from column -3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 33.0  t = 8 / 20.0
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f000000  R9 = 0x3f008081  R10 = 0x3d20a0a1  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f800000  R10 = 0x3efefeff  R11 = 0x3d20a0a1;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f62e2e3  R10 = 0x3ee0e0e1  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f62e2e3  R9 = 0x3f50d0d1  R10 = 0x3f43c3c4  R11 = 0x3ee0e0e1;
    expect lane 7 R8 = 0x3f50d0d1  R9 = 0x3e34b4b5  R10 = 0x00000000  R11 = 0x3f43c3c4;
    expect lane 8 R8 = 0x3e34b4b5  R9 = 0x3ed0d0d1  R10 = 0x3e28a8a9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ed0d0d1  R9 = 0x3efefeff  R10 = 0x3f46c6c7  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3efefeff  R9 = 0x3f6bebec  R10 = 0x3f63e3e4  R11 = 0x3f46c6c7;
    expect lane 11 R8 = 0x3f6bebec  R9 = 0x3f79f9fa  R10 = 0x3f018182  R11 = 0x3f63e3e4;
    expect lane 12 R8 = 0x3f79f9fa  R9 = 0x3f47c7c8  R10 = 0x3ef4f4f5  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f47c7c8  R9 = 0x3f36b6b7  R10 = 0x3edadadb  R11 = 0x3ef4f4f5;
    expect lane 14 R8 = 0x3f36b6b7  R9 = 0x00000000  R10 = 0x3f37b7b8  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f2cacad  R10 = 0x3f7efeff  R11 = 0x3f37b7b8;
    expect lane 16 R8 = 0x3f2cacad  R9 = 0x3f008081  R10 = 0x3ec0c0c1  R11 = 0x3f7efeff;
    expect lane 17 R8 = 0x3f008081  R9 = 0x3f09898a  R10 = 0x3ee4e4e5  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3f09898a  R9 = 0x3f7efeff  R10 = 0x3d888889  R11 = 0x3ee4e4e5;
    expect lane 19 R8 = 0x3f7efeff  R9 = 0x3db8b8b9  R10 = 0x3f139394  R11 = 0x3d888889;
    expect lane 20 R8 = 0x3db8b8b9  R9 = 0x3e5cdcdd  R10 = 0x3f2dadae  R11 = 0x3f139394;
    expect lane 21 R8 = 0x3e5cdcdd  R9 = 0x3f4dcdce  R10 = 0x3f76f6f7  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f4dcdce  R9 = 0x3f7efeff  R10 = 0x00000000  R11 = 0x3f76f6f7;
    expect lane 23 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3eeeeeef  R11 = 0x00000000;
    expect lane 24 R8 = 0x3b808081  R9 = 0x3f63e3e4  R10 = 0x3f24a4a5  R11 = 0x3eeeeeef;
    expect lane 25 R8 = 0x3f63e3e4  R9 = 0x3f7afafb  R10 = 0x3e828283  R11 = 0x3f24a4a5;
    expect lane 26 R8 = 0x3f7afafb  R9 = 0x3ee2e2e3  R10 = 0x3d109091  R11 = 0x3e828283;
    expect lane 27 R8 = 0x3ee2e2e3  R9 = 0x3ed8d8d9  R10 = 0x3f018182  R11 = 0x3d109091;
    expect lane 28 R8 = 0x3ed8d8d9  R9 = 0x3ec4c4c5  R10 = 0x3f26a6a7  R11 = 0x3f018182;
    expect lane 29 R8 = 0x3ec4c4c5  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f26a6a7;
    expect lane 30 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3e54d4d5  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f018182  R10 = 0x3f6eeeef  R11 = 0x3e54d4d5;
}

warp 13 { # BORDER from column 18
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 18) / 33.0  t = 17 / 20.0
    expect lane 0 R8 = 0x3c008081  R9 = 0x3f52d2d3  R10 = 0x3f76f6f7  R11 = 0x3f7efeff;
    expect lane 1 R8 = 0x3f52d2d3  R9 = 0x3ebcbcbd  R10 = 0x3e2cacad  R11 = 0x3f76f6f7;
    expect lane 2 R8 = 0x3ebcbcbd  R9 = 0x3d70f0f1  R10 = 0x3f0f8f90  R11 = 0x3e2cacad;
    expect lane 3 R8 = 0x3d70f0f1  R9 = 0x3f179798  R10 = 0x3f20a0a1  R11 = 0x3f0f8f90;
    expect lane 4 R8 = 0x3f179798  R9 = 0x3e78f8f9  R10 = 0x3b808081  R11 = 0x3f20a0a1;
    expect lane 5 R8 = 0x3e78f8f9  R9 = 0x3ec6c6c7  R10 = 0x3efefeff  R11 = 0x3b808081;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3d008081  R10 = 0x3f7efeff  R11 = 0x3efefeff;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3e44c4c5  R10 = 0x3f69e9ea  R11 = 0x3f7efeff;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3efefeff  R10 = 0x3d30b0b1  R11 = 0x3f69e9ea;
    expect lane 9 R8 = 0x3efefeff  R9 = 0x3f44c4c5  R10 = 0x3f7efeff  R11 = 0x3d30b0b1;
    expect lane 10 R8 = 0x3f44c4c5  R9 = 0x3f27a7a8  R10 = 0x3f018182  R11 = 0x3f7efeff;
    expect lane 11 R8 = 0x3f27a7a8  R9 = 0x3b808081  R10 = 0x3e60e0e1  R11 = 0x3f018182;
    expect lane 12 R8 = 0x3b808081  R9 = 0x3f09898a  R10 = 0x3f3ebebf  R11 = 0x3e60e0e1;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f018182  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e38b8b9  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x00000000;
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
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f35b5b6  R11 = 0x3f67e7e8;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f7afafb  R11 = 0x3f35b5b6;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f7afafb  R11 = 0x3f7afafb;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb6b6b7  R11 = 0x3f7afafb;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3da8a8a9  R11 = 0x3eb6b6b7;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3da8a8a9  R11 = 0x3da8a8a9;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb4b4b5  R11 = 0x3da8a8a9;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3efcfcfd  R11 = 0x3eb4b4b5;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d909091  R11 = 0x3efcfcfd;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3d909091;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f3cbcbd  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd;
    expect lane 18 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f36b6b7  R11 = 0x3f3cbcbd;
    expect lane 19 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f65e5e6  R11 = 0x3f36b6b7;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f7efeff  R11 = 0x3f65e5e6;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3f7efeff;
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
    expect lane 0 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x00000000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e74f4f5  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3e74f4f5  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
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
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 1 R8 = 0x00000000  R9 = 0x3eececed  R10 = 0x3f5ededf  R11 = 0x3f32b2b3;
    expect lane 2 R8 = 0x3eececed  R9 = 0x00000000  R10 = 0x3ea2a2a3  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e828283  R10 = 0x3f78f8f9  R11 = 0x3ea2a2a3;
    expect lane 4 R8 = 0x3e828283  R9 = 0x3e8c8c8d  R10 = 0x3f47c7c8  R11 = 0x3f78f8f9;
    expect lane 5 R8 = 0x3e8c8c8d  R9 = 0x3efefeff  R10 = 0x3e888889  R11 = 0x3f47c7c8;
    expect lane 6 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3e848485  R11 = 0x3e888889;
    expect lane 7 R8 = 0x3efefeff  R9 = 0x3f6feff0  R10 = 0x3b808081  R11 = 0x3e848485;
    expect lane 8 R8 = 0x3f6feff0  R9 = 0x3f7efeff  R10 = 0x3d40c0c1  R11 = 0x3b808081;
    expect lane 9 R8 = 0x3f7efeff  R9 = 0x3f6eeeef  R10 = 0x3e149495  R11 = 0x3d40c0c1;
    expect lane 10 R8 = 0x3f6eeeef  R9 = 0x3d20a0a1  R10 = 0x3e1c9c9d  R11 = 0x3e149495;
    expect lane 11 R8 = 0x3d20a0a1  R9 = 0x3f2babac  R10 = 0x3d30b0b1  R11 = 0x3e1c9c9d;
    expect lane 12 R8 = 0x3f2babac  R9 = 0x3f800000  R10 = 0x3dc0c0c1  R11 = 0x3d30b0b1;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3b808081  R10 = 0x3dd0d0d1  R11 = 0x3dc0c0c1;
    expect lane 14 R8 = 0x3b808081  R9 = 0x3efefeff  R10 = 0x3f53d3d4  R11 = 0x3dd0d0d1;
    expect lane 15 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f6ceced  R11 = 0x3f53d3d4;
    expect lane 16 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f018182  R11 = 0x3f6ceced;
    expect lane 17 R8 = 0x3efefeff  R9 = 0x3ed0d0d1  R10 = 0x3e58d8d9  R11 = 0x3f018182;
    expect lane 18 R8 = 0x3ed0d0d1  R9 = 0x3e8a8a8b  R10 = 0x3f7efeff  R11 = 0x3e58d8d9;
    expect lane 19 R8 = 0x3e8a8a8b  R9 = 0x3ed2d2d3  R10 = 0x3f46c6c7  R11 = 0x3f7efeff;
    expect lane 20 R8 = 0x3ed2d2d3  R9 = 0x3f33b3b4  R10 = 0x3f4bcbcc  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3f33b3b4  R9 = 0x3eaeaeaf  R10 = 0x3f50d0d1  R11 = 0x3f4bcbcc;
    expect lane 22 R8 = 0x3eaeaeaf  R9 = 0x00000000  R10 = 0x3e3cbcbd  R11 = 0x3f50d0d1;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f23a3a4  R10 = 0x3eeeeeef  R11 = 0x3e3cbcbd;
    expect lane 24 R8 = 0x3f23a3a4  R9 = 0x3f3bbbbc  R10 = 0x3f008081  R11 = 0x3eeeeeef;
    expect lane 25 R8 = 0x3f3bbbbc  R9 = 0x3f68e8e9  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 26 R8 = 0x3f68e8e9  R9 = 0x3e24a4a5  R10 = 0x3e60e0e1  R11 = 0x3f008081;
    expect lane 27 R8 = 0x3e24a4a5  R9 = 0x3f2aaaab  R10 = 0x3e50d0d1  R11 = 0x3e60e0e1;
    expect lane 28 R8 = 0x3f2aaaab  R9 = 0x3f018182  R10 = 0x3e3cbcbd  R11 = 0x3e50d0d1;
    expect lane 29 R8 = 0x3f018182  R9 = 0x3e70f0f1  R10 = 0x3f7efeff  R11 = 0x3e3cbcbd;
    expect lane 30 R8 = 0x3e70f0f1  R9 = 0x3ce0e0e1  R10 = 0x3f7bfbfc  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3ce0e0e1  R9 = 0x3f800000  R10 = 0x3e929293  R11 = 0x3f7bfbfc;
}

warp 17 { # PTP: each sample in an element of its own
    asm "TLD4.G.PTP R8, R0, R4, 2, 2D, 0xf"  active 0xffffffff
    s = 16 / 33.0  t = 8 / 20.0  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)
    expect lane 0 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3ec6c6c7  R11 = 0x3e38b8b9;
    expect lane 1 R8 = 0x3f008081  R9 = 0x3f6bebec  R10 = 0x3f77f7f8  R11 = 0x3e38b8b9;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f189899  R10 = 0x3f59d9da  R11 = 0x3f0d8d8e;
    expect lane 3 R8 = 0x3f62e2e3  R9 = 0x3e7cfcfd  R10 = 0x3f42c2c3  R11 = 0x3f0d8d8e;
    expect lane 4 R8 = 0x3f50d0d1  R9 = 0x3ec0c0c1  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e34b4b5  R9 = 0x3f149495  R10 = 0x3ce0e0e1  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3ed0d0d1  R9 = 0x3f5fdfe0  R10 = 0x3da0a0a1  R11 = 0x3f7efeff;
    expect lane 7 R8 = 0x3efefeff  R9 = 0x3f32b2b3  R10 = 0x3e28a8a9  R11 = 0x3f7efeff;
    expect lane 8 R8 = 0x3f6bebec  R9 = 0x3ec8c8c9  R10 = 0x3d989899  R11 = 0x3f018182;
    expect lane 9 R8 = 0x3f79f9fa  R9 = 0x3ec2c2c3  R10 = 0x3f60e0e1  R11 = 0x3f018182;
    expect lane 10 R8 = 0x3f47c7c8  R9 = 0x3ce0e0e1  R10 = 0x3eb0b0b1  R11 = 0x3eb8b8b9;
    expect lane 11 R8 = 0x3f36b6b7  R9 = 0x3ef0f0f1  R10 = 0x3f42c2c3  R11 = 0x3eb8b8b9;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f77f7f8  R10 = 0x3e8c8c8d  R11 = 0x3f25a5a6;
    expect lane 13 R8 = 0x3f2cacad  R9 = 0x3f72f2f3  R10 = 0x3f008081  R11 = 0x3f25a5a6;
    expect lane 14 R8 = 0x3f008081  R9 = 0x3f54d4d5  R10 = 0x3eaeaeaf  R11 = 0x3f018182;
    expect lane 15 R8 = 0x3f09898a  R9 = 0x3eb6b6b7  R10 = 0x3f7efeff  R11 = 0x3f018182;
    expect lane 16 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3f41c1c2  R11 = 0x00000000;
    expect lane 17 R8 = 0x3db8b8b9  R9 = 0x3f23a3a4  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3e5cdcdd  R9 = 0x3e189899  R10 = 0x3eb2b2b3  R11 = 0x3f1a9a9b;
    expect lane 19 R8 = 0x3f4dcdce  R9 = 0x3f1c9c9d  R10 = 0x3f34b4b5  R11 = 0x3f1a9a9b;
    expect lane 20 R8 = 0x3f7efeff  R9 = 0x3eb2b2b3  R10 = 0x3f65e5e6  R11 = 0x3f42c2c3;
    expect lane 21 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3e4ccccd  R11 = 0x3f42c2c3;
    expect lane 22 R8 = 0x3f63e3e4  R9 = 0x3ef2f2f3  R10 = 0x3f38b8b9  R11 = 0x3d40c0c1;
    expect lane 23 R8 = 0x3f7afafb  R9 = 0x3e9a9a9b  R10 = 0x3f72f2f3  R11 = 0x3d40c0c1;
    expect lane 24 R8 = 0x3ee2e2e3  R9 = 0x3ea0a0a1  R10 = 0x3e6ceced  R11 = 0x3dc0c0c1;
    expect lane 25 R8 = 0x3ed8d8d9  R9 = 0x3e6ceced  R10 = 0x3ea0a0a1  R11 = 0x3dc0c0c1;
    expect lane 26 R8 = 0x3ec4c4c5  R9 = 0x3eaaaaab  R10 = 0x3e9a9a9b  R11 = 0x3e868687;
    expect lane 27 R8 = 0x3f7efeff  R9 = 0x3e949495  R10 = 0x3b808081  R11 = 0x3e868687;
    expect lane 28 R8 = 0x00000000  R9 = 0x3e0c8c8d  R10 = 0x3f018182  R11 = 0x3f49c9ca;
    expect lane 29 R8 = 0x3f018182  R9 = 0x3b808081  R10 = 0x3f47c7c8  R11 = 0x3f49c9ca;
    expect lane 30 R8 = 0x00000000  R9 = 0x3f1b9b9c  R10 = 0x3d60e0e1  R11 = 0x3f7efeff;
    expect lane 31 R8 = 0x3b808081  R9 = 0x3f43c3c4  R10 = 0x00000000  R11 = 0x3f7efeff;
}
