# DXN2 UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-84
rules without PD-83
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 5a5a9466ba9ec84c8787a49444f9507e 1c7130c18083ae895cf69af4a2292dac d8cf2ba0cf2946cad330b5bcf6fa48d8 079efa5913c80605d6f3715793c9b3fe
bytes 0x30000040 ec5314fd9cd4958a620d2660e8b228b1 05bdd42871a477dedaf5b9f5f68006d5 8517a536523ea0715855bd0f2b5f8e73 dbf5b10486343c05cef07260852f327e
bytes 0x30000080 6161ab27e68f4aa9fefec67cfaca1196 1c7b5f07f12281fb23468e3fa34edfd6 9c58f723989c2ef95420d6acc0ed0708 83ea3d2895f87ef932dc7368d2da1ff4
bytes 0x300000c0 17150f4d57b231c153369a1af5d199b7 87bd8a850e46c1a161cfe8a59b858b36 7306bcb936557456953256683751c67d 09ead0179ab0c6817dbd758cf5d0f6fa
texture 0 { format DXN2 UNORM layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 d0d062fa2c9bb451c1c1324ede13da2d 2ce0cb47a9ff04d893f17dfab3e707a0 844ab9b7e8fed264ca3272cf7b7e8765 5aacb3ad31cdac190355a1c133689529
bytes 0x30001040 6a20ee51dc3606c3cdb2ee9c1fa60528 0587f11b6444f31e526bc3a1588541f1 87600340321c93ebe7388a1ed6c9d99e 648b61279c175e45017fdcf5c6903662
bytes 0x30001080 d7d7204ba3db69d82a2ad9b67b2cdd97 0a247a60ca3ed7021080d7df287268ea e3598d05e83568fa3c12cfe94fa74bec 6bdffadfbd8ee1ae7ab9630ed92756a1
bytes 0x300010c0 e80f685b4e3ad907f389179bd2ca55c4 10767e92c7193da28cac50be7533c0b6 bfa58256504f66f0c9050ca694559aba 0622d6f9898add9f2b92be0b2829135b
texture 1 { format DXN2 UNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 62625a0f6a1c5b975959cb855d2f4fa8 b3b99c2bd0859c2c06ffa1b2ad1e9770 dc12568b63e48ad7cf0be0e63c29ca9b 15c246282dded79b3c9b93ddaea0f825
bytes 0x30002040 dc5c9622abe04431e2022f3302c9e531 1c394a49b2fe045f477dc81acb3140c0 351191f4ec0e68a4ee9506b8ef9358c4 2ccdefff67055a69cfd29bea31aba57a
bytes 0x30002080 dede7573befe67caadad6c7ce32dfb8a 101938bf31b8fbce1dcb6fe27c8b3050 c87c247d350f96afe44382ccf14b3bd7 1885104d514660d9519cc5863923a5b7
bytes 0x300020c0 3d0ff0f886385d6a0d0db7e1b3bf1867 56ab5b62248f3db6bbcc3d1d9ab8eb32 ffdd9c8501531c132c1dbd46a7a97d37 5cbd3bb8ea9913bc428f22dae4a2d16d
texture 2 { format DXN2 UNORM layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 7979b5bfe573b316dedeafaeed47355d 0c72b466e8085ecc2874402479ddbab8 6d41d9703b5f29bcc3a43dcd91ecb630 f9f947a1fe83591a396b3622572796d5
bytes 0x30003040 d121d2efdd4cd9efebd76484378f0cca 068de72257ed90afb9e59034973ecc16 9b930d496fe947b26121fbf65c148825 53710791913591e36bcc4f04685fae77
bytes 0x30003080 9f9fae078918e325aeae086a468771ee 07afb34d7075f43ac1ee672cf34e5e37 e9a5dfb6e570d268e2500362af953097 0e637d5af3f1b69982bc2fba30b46924
bytes 0x300030c0 b186d9cc66c57f3552474965c04a088d cbd052e923dbb51a82f3f9d23068b101 caa856614f154e9d401bd34468742877 b0cd4a0d63dc34a087d5ed47c770c582
texture 3 { format DXN2 UNORM layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 1 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 2 R8 = 0x3e9e9e9f  R9 = 0x3ee2e2e3  R10 = 0x00000000  R11 = 0x3de0e0e1;
    expect lane 3 R8 = 0x3de0e0e1  R9 = 0x3e9e9e9f  R10 = 0x3de0e0e1  R11 = 0x3e9e9e9f;
    expect lane 4 R8 = 0x3f578e6a  R9 = 0x3f511a3f  R10 = 0x3f53af1d  R11 = 0x3f5643fb;
    expect lane 5 R8 = 0x3f5643fb  R9 = 0x3f5264ae  R10 = 0x3f58d8d9  R11 = 0x3f58d8d9;
    expect lane 6 R8 = 0x3f004d1a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e15622f;
    expect lane 7 R8 = 0x3ec3f72a  R9 = 0x3ce0e0e1  R10 = 0x3ec3f72a  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ed28965  R9 = 0x3ea6a6a7  R10 = 0x3f56fb8e  R11 = 0x3f2b18d0;
    expect lane 9 R8 = 0x3ed28965  R9 = 0x3f2b18d0  R10 = 0x3efe6c23  R11 = 0x3f2b18d0;
    expect lane 10 R8 = 0x3e27db0e  R9 = 0x3e27db0e  R10 = 0x3e27db0e  R11 = 0x3ee7b481;
    expect lane 11 R8 = 0x3ee7b481  R9 = 0x3e9dd104  R10 = 0x3ee7b481  R11 = 0x3e9dd104;
    expect lane 12 R8 = 0x3ecbf083  R9 = 0x3eac633f  R10 = 0x3eac633f  R11 = 0x3e8cd5fb;
    expect lane 13 R8 = 0x3eac633f  R9 = 0x3eeb7dc7  R10 = 0x3ecbf083  R11 = 0x3eeb7dc7;
    expect lane 14 R8 = 0x3f5bdbdc  R9 = 0x3f6b851f  R10 = 0x00000000  R11 = 0x3f75f5f6;
    expect lane 15 R8 = 0x3f75f5f6  R9 = 0x3f6b851f  R10 = 0x3f611447  R11 = 0x3f611447;
    expect lane 16 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 17 R8 = 0x3ec2c2c3  R9 = 0x3f800000  R10 = 0x3ec2c2c3  R11 = 0x00000000;
    expect lane 18 R8 = 0x3de0e0e1  R9 = 0x3e3cbcbd  R10 = 0x3e848485  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3e848485  R11 = 0x3ed0d0d1;
    expect lane 20 R8 = 0x3f12dc01  R9 = 0x3f1c9c9d  R10 = 0x3ed7b321  R11 = 0x3ec431e9;
    expect lane 21 R8 = 0x3ed7b321  R9 = 0x3efeb591  R10 = 0x3eb0b0b1  R11 = 0x3ec431e9;
    expect lane 22 R8 = 0x3f1831cb  R9 = 0x3f1831cb  R10 = 0x3f800000  R11 = 0x3f563ca3;
    expect lane 23 R8 = 0x3f563ca3  R9 = 0x3f418e5b  R10 = 0x3f418e5b  R11 = 0x3f038384;
    expect lane 24 R8 = 0x3db1d669  R9 = 0x3dad3f89  R10 = 0x3da8a8a9  R11 = 0x3daaf419;
    expect lane 25 R8 = 0x3daf8af9  R9 = 0x3db66d49  R10 = 0x3dad3f89  R11 = 0x3db1d669;
    expect lane 26 R8 = 0x3f078788  R9 = 0x3f32e619  R10 = 0x3f3dbdbe  R11 = 0x3f125f2c;
    expect lane 27 R8 = 0x3f1d36d0  R9 = 0x3f078788  R10 = 0x3f125f2c  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ea85f3b  R9 = 0x3e53af1d  R10 = 0x3dad3f89  R11 = 0x3e891b65;
    expect lane 29 R8 = 0x3e53af1d  R9 = 0x3cc0c0c1  R10 = 0x3e891b65  R11 = 0x3e152771;
    expect lane 30 R8 = 0x3f6aeaeb  R9 = 0x3f109091  R10 = 0x3e58d8d9  R11 = 0x3d109091;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f109091  R10 = 0x3ec6c6c7  R11 = 0x3f800000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 2 R8 = 0x3e34b4b5  R9 = 0x3e78f8f9  R10 = 0x3de0e0e1  R11 = 0x3e78f8f9;
    expect lane 3 R8 = 0x3e34b4b5  R9 = 0x3e9e9e9f  R10 = 0x3f800000  R11 = 0x3e34b4b5;
    expect lane 4 R8 = 0x3f54f98c  R9 = 0x3f54f98c  R10 = 0x3f53af1d  R11 = 0x3f4fcfd0;
    expect lane 5 R8 = 0x3f578e6a  R9 = 0x3f5264ae  R10 = 0x3f5643fb  R11 = 0x3f58d8d9;
    expect lane 6 R8 = 0x3ce0e0e1  R9 = 0x3e15622f  R10 = 0x3f1e9e9f  R11 = 0x3ce0e0e1;
    expect lane 7 R8 = 0x3f1e9e9f  R9 = 0x3ce0e0e1  R10 = 0x3e875421  R11 = 0x3e875421;
    expect lane 8 R8 = 0x3ea6a6a7  R9 = 0x3f152771  R10 = 0x3f56fb8e  R11 = 0x3f2b18d0;
    expect lane 9 R8 = 0x3f56fb8e  R9 = 0x3f2b18d0  R10 = 0x3f56fb8e  R11 = 0x3ed28965;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3ee7b481  R10 = 0x3ee7b481  R11 = 0x3ee7b481;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3e9dd104  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eeb7dc7  R9 = 0x3ecbf083  R10 = 0x3e1b76e5  R11 = 0x3e5a916d;
    expect lane 13 R8 = 0x3eac633f  R9 = 0x3ecbf083  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 14 R8 = 0x3f664cb3  R9 = 0x3f611447  R10 = 0x00000000  R11 = 0x3f6b851f;
    expect lane 15 R8 = 0x3f75f5f6  R9 = 0x3f5bdbdc  R10 = 0x00000000  R11 = 0x3f5bdbdc;
    expect lane 16 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 18 R8 = 0x3de0e0e1  R9 = 0x3f800000  R10 = 0x3eaaaaab  R11 = 0x3e3cbcbd;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3de0e0e1  R11 = 0x3eaaaaab;
    expect lane 20 R8 = 0x3f12dc01  R9 = 0x3f12dc01  R10 = 0x3f091b65  R11 = 0x3efeb591;
    expect lane 21 R8 = 0x3ed7b321  R9 = 0x3ec431e9  R10 = 0x3ec431e9  R11 = 0x3f12dc01;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f1831cb  R10 = 0x3f800000  R11 = 0x3f038384;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2ce013;
    expect lane 24 R8 = 0x3db421d9  R9 = 0x3db66d49  R10 = 0x3dad3f89  R11 = 0x3db66d49;
    expect lane 25 R8 = 0x3db8b8b9  R9 = 0x3dad3f89  R10 = 0x3db8b8b9  R11 = 0x3dad3f89;
    expect lane 26 R8 = 0x3f280e75  R9 = 0x3f1d36d0  R10 = 0x3f078788  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f078788  R9 = 0x3f32e619  R10 = 0x3f078788  R11 = 0x3f32e619;
    expect lane 28 R8 = 0x3dad3f89  R9 = 0x3e891b65  R10 = 0x3ec7a311  R11 = 0x3e53af1d;
    expect lane 29 R8 = 0x3e53af1d  R9 = 0x3ec7a311  R10 = 0x3ec7a311  R11 = 0x3cc0c0c1;
    expect lane 30 R8 = 0x3f109091  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3d109091;
    expect lane 31 R8 = 0x3d109091  R9 = 0x3f109091  R10 = 0x3ec6c6c7  R11 = 0x3e58d8d9;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 1 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f580b3e  R10 = 0x3f1a33cd  R11 = 0x3ef6902a;
    expect lane 3 R8 = 0x3eb8b8b9  R9 = 0x3f580b3e  R10 = 0x3ef6902a  R11 = 0x3ef6902a;
    expect lane 4 R8 = 0x3f2512ca  R9 = 0x3eeca37f  R10 = 0x3ebde275  R11 = 0x3eeca37f;
    expect lane 5 R8 = 0x3eeca37f  R9 = 0x3e8f216b  R10 = 0x3ebde275  R11 = 0x3f3c734f;
    expect lane 6 R8 = 0x3f6e2155  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f73f3f4;
    expect lane 7 R8 = 0x3f684eb5  R9 = 0x3f684eb5  R10 = 0x3f627c16  R11 = 0x3f6e2155;
    expect lane 8 R8 = 0x3e15ba4d  R9 = 0x3ec4c4c5  R10 = 0x3e774065  R11 = 0x3e15ba4d;
    expect lane 9 R8 = 0x3eac633f  R9 = 0x3dc9ee81  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f708a24  R10 = 0x3f800000  R11 = 0x3f75f5f6;
    expect lane 11 R8 = 0x3f708a24  R9 = 0x3f800000  R10 = 0x3f6046ad  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eb0b0b1  R9 = 0x3eac633f  R10 = 0x3eab86f5  R11 = 0x3ead3f89;
    expect lane 13 R8 = 0x3eafd467  R9 = 0x3eaaaaab  R10 = 0x3eab86f5  R11 = 0x3eac633f;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f55a26f  R10 = 0x00000000  R11 = 0x3f55a26f;
    expect lane 15 R8 = 0x3f70f0f1  R9 = 0x3f6349b0  R10 = 0x3f4ececf  R11 = 0x3f70f0f1;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f7efeff;
    expect lane 18 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x3e8c8c8d  R11 = 0x00000000;
    expect lane 19 R8 = 0x3e0c8c8d  R9 = 0x3e7cfcfd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3e99be51  R9 = 0x3e008081  R10 = 0x3e99be51  R11 = 0x3e3c29e1;
    expect lane 21 R8 = 0x3ea8a8a9  R9 = 0x3e3c29e1  R10 = 0x3e3c29e1  R11 = 0x3e8ad3f9;
    expect lane 22 R8 = 0x00000000  R9 = 0x3f189899  R10 = 0x00000000  R11 = 0x3eececed;
    expect lane 23 R8 = 0x3f189899  R9 = 0x00000000  R10 = 0x3f189899  R11 = 0x3f5cdcdd;
    expect lane 24 R8 = 0x3e58d8d9  R9 = 0x3e9e5531  R10 = 0x3e9603bb  R11 = 0x3e9e5531;
    expect lane 25 R8 = 0x3e8560cf  R9 = 0x3e697bc5  R10 = 0x3e8560cf  R11 = 0x3e9e5531;
    expect lane 26 R8 = 0x3eeeeeef  R9 = 0x3f800000  R10 = 0x3f39b9ba  R11 = 0x3ec2c2c3;
    expect lane 27 R8 = 0x00000000  R9 = 0x3f23a3a4  R10 = 0x3eeeeeef  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3e9d2f79  R9 = 0x3e9d2f79  R10 = 0x3f0762d1  R11 = 0x3e9d2f79;
    expect lane 29 R8 = 0x3eb99503  R9 = 0x3e48c8c9  R10 = 0x3ed5fa8d  R11 = 0x3e48c8c9;
    expect lane 30 R8 = 0x3efafafb  R9 = 0x3f1730ca  R10 = 0x00000000  R11 = 0x3f30e417;
    expect lane 31 R8 = 0x3f30e417  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f3dbdbe;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3f800000  R11 = 0x3f078788;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 2 R8 = 0x3ef6902a  R9 = 0x3eb8b8b9  R10 = 0x3f580b3e  R11 = 0x3f76f6f7;
    expect lane 3 R8 = 0x3f1a33cd  R9 = 0x3f580b3e  R10 = 0x00000000  R11 = 0x3f391f86;
    expect lane 4 R8 = 0x3f0db245  R9 = 0x3f53d3d4  R10 = 0x3e8f216b  R11 = 0x3f3c734f;
    expect lane 5 R8 = 0x3ebde275  R9 = 0x3ebde275  R10 = 0x3f0db245  R11 = 0x3f2512ca;
    expect lane 6 R8 = 0x3f627c16  R9 = 0x3f6e2155  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f73f3f4  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3eac633f  R9 = 0x3eac633f  R10 = 0x3e15ba4d  R11 = 0x3eac633f;
    expect lane 9 R8 = 0x3e774065  R9 = 0x3e467d59  R10 = 0x3e774065  R11 = 0x3eac633f;
    expect lane 10 R8 = 0x3f5adadb  R9 = 0x3f6046ad  R10 = 0x3f5adadb  R11 = 0x3f5adadb;
    expect lane 11 R8 = 0x3f708a24  R9 = 0x00000000  R10 = 0x3f65b27f  R11 = 0x3f6046ad;
    expect lane 12 R8 = 0x3eb0b0b1  R9 = 0x3eab86f5  R10 = 0x3eaef81d  R11 = 0x3eab86f5;
    expect lane 13 R8 = 0x3eae1bd3  R9 = 0x3eaef81d  R10 = 0x3eab86f5  R11 = 0x3eaaaaab;
    expect lane 14 R8 = 0x3f5c7610  R9 = 0x3f6349b0  R10 = 0x3f6a1d51  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f5c7610  R10 = 0x3f70f0f1  R11 = 0x3f4ececf;
    expect lane 16 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 17 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3e7cfcfd  R9 = 0x3e7cfcfd  R10 = 0x3e8c8c8d  R11 = 0x00000000;
    expect lane 19 R8 = 0x3e7cfcfd  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e7cfcfd;
    expect lane 20 R8 = 0x3ea8a8a9  R9 = 0x3ea8a8a9  R10 = 0x3e59fe91  R11 = 0x3e59fe91;
    expect lane 21 R8 = 0x3e99be51  R9 = 0x3ea8a8a9  R10 = 0x3e8ad3f9  R11 = 0x3e1e5531;
    expect lane 22 R8 = 0x3f5cdcdd  R9 = 0x3e48c8c9  R10 = 0x3eececed  R11 = 0x3ea8a8a9;
    expect lane 23 R8 = 0x3f3ababb  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3e58d8d9  R9 = 0x3e697bc5  R10 = 0x3e9e5531  R11 = 0x3e58d8d9;
    expect lane 25 R8 = 0x3e8560cf  R9 = 0x3e8560cf  R10 = 0x3e8db245  R11 = 0x3e697bc5;
    expect lane 26 R8 = 0x3ec2c2c3  R9 = 0x3f39b9ba  R10 = 0x3ec2c2c3  R11 = 0x3f39b9ba;
    expect lane 27 R8 = 0x3f39b9ba  R9 = 0x3f4fcfd0  R10 = 0x3f39b9ba  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ed5fa8d  R9 = 0x3ef26017  R10 = 0x3f0762d1  R11 = 0x3e48c8c9;
    expect lane 29 R8 = 0x3e80c9ef  R9 = 0x3ef26017  R10 = 0x3ef26017  R11 = 0x3e48c8c9;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f30e417  R10 = 0x3f0a5724  R11 = 0x3efafafb;
    expect lane 31 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f1730ca  R11 = 0x3f1730ca;
}

warp 4 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x00000000  R11 = 0x3f41c1c2;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f41c1c2;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f5f1245;
    expect lane 3 R8 = 0x3f4c3299  R9 = 0x3f5f1245  R10 = 0x3f5f1245  R11 = 0x3f71f1f2;
    expect lane 4 R8 = 0x3f0964d3  R9 = 0x3e8ffdb5  R10 = 0x3ebb9705  R11 = 0x3f34fe23;
    expect lane 5 R8 = 0x3ebb9705  R9 = 0x3f1f317b  R10 = 0x3e8ffdb5  R11 = 0x3ee73055;
    expect lane 6 R8 = 0x3e519e6b  R9 = 0x3f800000  R10 = 0x3e519e6b  R11 = 0x3eaaaaab;
    expect lane 7 R8 = 0x3e519e6b  R9 = 0x3eaaaaab  R10 = 0x3c40c0c1  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f32b2b3  R9 = 0x3f369200  R10 = 0x3f3e509a  R11 = 0x3f3a714d;
    expect lane 9 R8 = 0x3f369200  R9 = 0x3f4dcdce  R10 = 0x3f3a714d  R11 = 0x3f460f34;
    expect lane 10 R8 = 0x3eaeaeaf  R9 = 0x3ed6d6d7  R10 = 0x3ea4a4a5  R11 = 0x3eb8b8b9;
    expect lane 11 R8 = 0x00000000  R9 = 0x3eaeaeaf  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e60e0e1  R9 = 0x3f1c9c9d  R10 = 0x3e60e0e1  R11 = 0x3f4ececf;
    expect lane 13 R8 = 0x3f038384  R9 = 0x3ed4d4d5  R10 = 0x3ea2a2a3  R11 = 0x3f4ececf;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ecc6600  R10 = 0x3e4e6802  R11 = 0x3e99cd00;
    expect lane 15 R8 = 0x3efefeff  R9 = 0x00000000  R10 = 0x3dd26c06  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3e28a8a9  R9 = 0x3f800000  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 17 R8 = 0x00000000  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 18 R8 = 0x3ed4073a  R9 = 0x3f008081  R10 = 0x3e1a33cd  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e1a33cd  R9 = 0x3f008081  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3df0f0f1  R9 = 0x3dc0c0c1  R10 = 0x3d909091  R11 = 0x3dc0c0c1;
    expect lane 21 R8 = 0x3e40c0c1  R9 = 0x3e58d8d9  R10 = 0x3e28a8a9  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3ef4f4f5  R9 = 0x3f0720ba  R10 = 0x3f206d3a  R11 = 0x3f13c6fa;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f39b9ba;
    expect lane 24 R8 = 0x3f09898a  R9 = 0x3f3724dc  R10 = 0x3f64c02e  R11 = 0x3f18bd50;
    expect lane 25 R8 = 0x3f4658a2  R9 = 0x3f27f116  R10 = 0x3f3724dc  R11 = 0x3f4658a2;
    expect lane 26 R8 = 0x3f196633  R9 = 0x3f196633  R10 = 0x3f12f960  R11 = 0x3f0c8c8d;
    expect lane 27 R8 = 0x3f263fd9  R9 = 0x3f196633  R10 = 0x3f800000  R11 = 0x3f2cacad;
    expect lane 28 R8 = 0x3f2dadae  R9 = 0x3ca0a0a1  R10 = 0x3ca0a0a1  R11 = 0x3eeaeaeb;
    expect lane 29 R8 = 0x3eb2b2b3  R9 = 0x3eeaeaeb  R10 = 0x3f119192  R11 = 0x3f49c9ca;
    expect lane 30 R8 = 0x3e2cacad  R9 = 0x3e2cacad  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3e7f65cc  R9 = 0x3f129293  R10 = 0x3efbc895  R11 = 0x00000000;
}

warp 5 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 1 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 2 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f4c3299  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f139394  R9 = 0x3f5f1245  R10 = 0x3f3952ed  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f4acacb  R9 = 0x3f1f317b  R10 = 0x3e8ffdb5  R11 = 0x3ebb9705;
    expect lane 5 R8 = 0x3e48c8c9  R9 = 0x3f1f317b  R10 = 0x3f1f317b  R11 = 0x3ee73055;
    expect lane 6 R8 = 0x3eaaaaab  R9 = 0x3e0fc2f6  R10 = 0x3e89bcf0  R11 = 0x3c40c0c1;
    expect lane 7 R8 = 0x3d9bcf02  R9 = 0x3eaaaaab  R10 = 0x3d9bcf02  R11 = 0x3e89bcf0;
    expect lane 8 R8 = 0x3f4dcdce  R9 = 0x3f4dcdce  R10 = 0x3f422fe7  R11 = 0x3f3a714d;
    expect lane 9 R8 = 0x3f49ee81  R9 = 0x3f32b2b3  R10 = 0x3f49ee81  R11 = 0x3f3a714d;
    expect lane 10 R8 = 0x3ec2c2c3  R9 = 0x3eaeaeaf  R10 = 0x3ea4a4a5  R11 = 0x3ecccccd;
    expect lane 11 R8 = 0x3ec2c2c3  R9 = 0x3f800000  R10 = 0x3ea4a4a5  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3e60e0e1  R11 = 0x3e60e0e1;
    expect lane 13 R8 = 0x3ea2a2a3  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3ea2a2a3;
    expect lane 14 R8 = 0x3e4e6802  R9 = 0x3e99cd00  R10 = 0x3dd26c06  R11 = 0x3b808081;
    expect lane 15 R8 = 0x3b808081  R9 = 0x3e4e6802  R10 = 0x3e4e6802  R11 = 0x3dd26c06;
    expect lane 16 R8 = 0x3e28a8a9  R9 = 0x3f800000  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 17 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x00000000  R11 = 0x3e28a8a9;
    expect lane 18 R8 = 0x00000000  R9 = 0x3ea70d74  R10 = 0x00000000  R11 = 0x3e1a33cd;
    expect lane 19 R8 = 0x3e1a33cd  R9 = 0x3f800000  R10 = 0x3ea70d74  R11 = 0x3f008081;
    expect lane 20 R8 = 0x3e28a8a9  R9 = 0x3e70f0f1  R10 = 0x3e28a8a9  R11 = 0x3dc0c0c1;
    expect lane 21 R8 = 0x3e40c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e109091  R11 = 0x3df0f0f1;
    expect lane 22 R8 = 0x3f2d137a  R9 = 0x3f0720ba  R10 = 0x3f206d3a  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3ef4f4f5  R9 = 0x3f2d137a  R10 = 0x3f13c6fa  R11 = 0x3ef4f4f5;
    expect lane 24 R8 = 0x3f3724dc  R9 = 0x3f73f3f4  R10 = 0x3f09898a  R11 = 0x3f64c02e;
    expect lane 25 R8 = 0x3f09898a  R9 = 0x3f27f116  R10 = 0x3f64c02e  R11 = 0x3f18bd50;
    expect lane 26 R8 = 0x3f1fd306  R9 = 0x3f263fd9  R10 = 0x00000000  R11 = 0x3f196633;
    expect lane 27 R8 = 0x3f263fd9  R9 = 0x3f263fd9  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 28 R8 = 0x3ca0a0a1  R9 = 0x3eb2b2b3  R10 = 0x3f2dadae  R11 = 0x3eb2b2b3;
    expect lane 29 R8 = 0x3e74f4f5  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3ca0a0a1;
    expect lane 30 R8 = 0x3f129293  R9 = 0x00000000  R10 = 0x3efbc895  R11 = 0x3f129293;
    expect lane 31 R8 = 0x00000000  R9 = 0x3e7f65cc  R10 = 0x3f129293  R11 = 0x3ed26c06;
}

warp 6 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 1 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f800000  R11 = 0x3ec4c4c5;
    expect lane 2 R8 = 0x3f34e81b  R9 = 0x3f33b3b4  R10 = 0x3f361c83  R11 = 0x3f3750eb;
    expect lane 3 R8 = 0x3f3750eb  R9 = 0x00000000  R10 = 0x3f388552  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f5cdcdd  R9 = 0x3e3c29e1  R10 = 0x3f3fe477  R11 = 0x3e9805bd;
    expect lane 5 R8 = 0x3f5cdcdd  R9 = 0x3f22ec11  R10 = 0x3ed1f689  R11 = 0x3ed1f689;
    expect lane 6 R8 = 0x3e5f45ac  R9 = 0x3e5f45ac  R10 = 0x3da8a8a9  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eb51b82  R9 = 0x3f42c2c3  R10 = 0x3efa942e  R11 = 0x3f42c2c3;
    expect lane 8 R8 = 0x3f4a815d  R9 = 0x3f01135d  R10 = 0x3f4a815d  R11 = 0x3f01135d;
    expect lane 9 R8 = 0x3f4a815d  R9 = 0x3f136edd  R10 = 0x3eb8b8b9  R11 = 0x3f4a815d;
    expect lane 10 R8 = 0x3e364fea  R9 = 0x3e364fea  R10 = 0x3e64e4e5  R11 = 0x3e07baee;
    expect lane 11 R8 = 0x3e364fea  R9 = 0x3e4d9a67  R10 = 0x3e364fea  R11 = 0x3e4d9a67;
    expect lane 12 R8 = 0x3db1d669  R9 = 0x3d888889  R10 = 0x3e402de5  R11 = 0x3d888889;
    expect lane 13 R8 = 0x3e2b86f5  R9 = 0x3db1d669  R10 = 0x3e402de5  R11 = 0x3e402de5;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2d7a47  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f4dcdce  R9 = 0x3ed9a673  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f5ededf  R10 = 0x00000000  R11 = 0x3f5ededf;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 18 R8 = 0x3d9d6a37  R9 = 0x3d9d6a37  R10 = 0x3f800000  R11 = 0x3d808081;
    expect lane 19 R8 = 0x3dabdf12  R9 = 0x3dc8c8c9  R10 = 0x3f800000  R11 = 0x3dabdf12;
    expect lane 20 R8 = 0x3f0762d1  R9 = 0x3f3de275  R10 = 0x3f2815cd  R11 = 0x3f2815cd;
    expect lane 21 R8 = 0x3f1d2f79  R9 = 0x3ef8f8f9  R10 = 0x3f124925  R11 = 0x3f2815cd;
    expect lane 22 R8 = 0x3eb3804d  R9 = 0x3e37eb1e  R10 = 0x3e37eb1e  R11 = 0x3dc0c0c1;
    expect lane 23 R8 = 0x3eb3804d  R9 = 0x3e37eb1e  R10 = 0x00000000  R11 = 0x3eb3804d;
    expect lane 24 R8 = 0x3dad3f89  R9 = 0x3e0b66d5  R10 = 0x3de20699  R11 = 0x3e74f4f5;
    expect lane 25 R8 = 0x3d70f0f1  R9 = 0x3e25ca5d  R10 = 0x3e25ca5d  R11 = 0x3e402de5;
    expect lane 26 R8 = 0x00000000  R9 = 0x3eacacad  R10 = 0x3ef0f0f1  R11 = 0x3ef0f0f1;
    expect lane 27 R8 = 0x3f2babac  R9 = 0x3f2babac  R10 = 0x3f2babac  R11 = 0x3f2babac;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f763f64  R10 = 0x3f763f64  R11 = 0x3f715f16;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7b1fb2  R11 = 0x3f679e7a;
    expect lane 30 R8 = 0x3f03501d  R9 = 0x3f2a43dd  R10 = 0x3f800000  R11 = 0x3f03501d;
    expect lane 31 R8 = 0x3edfac79  R9 = 0x3f800000  R10 = 0x3f16c9fd  R11 = 0x3eb8b8b9;
}

warp 7 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ec4c4c5  R9 = 0x00000000  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 1 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 2 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f33b3b4  R11 = 0x3f388552;
    expect lane 3 R8 = 0x3f361c83  R9 = 0x3f39b9ba  R10 = 0x00000000  R11 = 0x3f34e81b;
    expect lane 4 R8 = 0x3f5cdcdd  R9 = 0x3e3c29e1  R10 = 0x3f05f3ab  R11 = 0x3f05f3ab;
    expect lane 5 R8 = 0x3ed1f689  R9 = 0x3e9805bd  R10 = 0x3ed1f689  R11 = 0x3f22ec11;
    expect lane 6 R8 = 0x3f20066d  R9 = 0x3f800000  R10 = 0x3eb51b82  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3efa942e  R10 = 0x3eb51b82  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f25ca5d  R9 = 0x3f4a815d  R10 = 0x3f25ca5d  R11 = 0x3f5cdcdd;
    expect lane 9 R8 = 0x3f25ca5d  R9 = 0x3eb8b8b9  R10 = 0x3f4a815d  R11 = 0x3f3825dd;
    expect lane 10 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3e07baee  R10 = 0x3e07baee  R11 = 0x3e1f056c;
    expect lane 12 R8 = 0x3ddb2449  R9 = 0x3e54d4d5  R10 = 0x3d888889  R11 = 0x3ddb2449;
    expect lane 13 R8 = 0x3d888889  R9 = 0x3e023915  R10 = 0x3e16e005  R11 = 0x3e54d4d5;
    expect lane 14 R8 = 0x3f2d7a47  R9 = 0x3e98ff66  R10 = 0x3e30b0b1  R11 = 0x3f2d7a47;
    expect lane 15 R8 = 0x3e98ff66  R9 = 0x3ed9a673  R10 = 0x3f2d7a47  R11 = 0x3e30b0b1;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f5ededf  R9 = 0x00000000  R10 = 0x3f5ededf  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3dba53ee  R10 = 0x3f800000  R11 = 0x3d808081;
    expect lane 19 R8 = 0x3d9d6a37  R9 = 0x00000000  R10 = 0x3dba53ee  R11 = 0x00000000;
    expect lane 20 R8 = 0x3ef8f8f9  R9 = 0x3f0762d1  R10 = 0x3ef8f8f9  R11 = 0x3f0762d1;
    expect lane 21 R8 = 0x3f32fc21  R9 = 0x3f1d2f79  R10 = 0x3f32fc21  R11 = 0x3f48c8c9;
    expect lane 22 R8 = 0x00000000  R9 = 0x3e37eb1e  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3dc0c0c1  R11 = 0x3f058586;
    expect lane 24 R8 = 0x3e0b66d5  R9 = 0x3e25ca5d  R10 = 0x3dad3f89  R11 = 0x3e74f4f5;
    expect lane 25 R8 = 0x3e5a916d  R9 = 0x3e402de5  R10 = 0x3de20699  R11 = 0x3e25ca5d;
    expect lane 26 R8 = 0x3ef0f0f1  R9 = 0x3f09898a  R10 = 0x3f2babac  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f5dddde  R9 = 0x3f679e7a  R10 = 0x3f7b1fb2  R11 = 0x3f763f64;
    expect lane 29 R8 = 0x3f715f16  R9 = 0x3f800000  R10 = 0x3f679e7a  R11 = 0x3f5dddde;
    expect lane 30 R8 = 0x3f3dbdbe  R9 = 0x3eb8b8b9  R10 = 0x3f03501d  R11 = 0x3f3dbdbe;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f2a43dd  R10 = 0x3f3dbdbe  R11 = 0x00000000;
}

warp 8 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ed4073a  R9 = 0x3ed4073a  R10 = 0x3f1c0269  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3ed4073a  R9 = 0x3f4e0134  R10 = 0x3f800000  R11 = 0x3e601346;
    expect lane 4 R8 = 0x3e868687  R9 = 0x3d30b0b1  R10 = 0x3ef6f6f7  R11 = 0x3f4fcfd0;
    expect lane 5 R8 = 0x3e1c9c9d  R9 = 0x3d30b0b1  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 6 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3e9e9e9f  R11 = 0x3ec4c4c5;
    expect lane 7 R8 = 0x3ec4c4c5  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f22a2a3  R9 = 0x3f028283  R10 = 0x3ec4c4c5  R11 = 0x3e088889;
    expect lane 9 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3c008081  R11 = 0x3f028283;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x00000000  R10 = 0x3efafafb  R11 = 0x3e8e8e8f;
    expect lane 11 R8 = 0x3ea43dd7  R9 = 0x00000000  R10 = 0x3ee54bb2  R11 = 0x3eb9ed20;
    expect lane 12 R8 = 0x3f5567b1  R9 = 0x3f225935  R10 = 0x3f6eeeef  R11 = 0x3f2f1cd4;
    expect lane 13 R8 = 0x3f5567b1  R9 = 0x3f225935  R10 = 0x3f48a412  R11 = 0x3f6eeeef;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f510437  R10 = 0x3f510437  R11 = 0x3f510437;
    expect lane 15 R8 = 0x3f519e6b  R9 = 0x3f52d2d3  R10 = 0x3f52389f  R11 = 0x3f506a04;
    expect lane 16 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 17 R8 = 0x3f2dadae  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f2dadae;
    expect lane 18 R8 = 0x00000000  R9 = 0x3f4bcbcc  R10 = 0x3f28dc0f  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3ec5f92c  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 20 R8 = 0x3f1f9fa0  R9 = 0x3f36b6b7  R10 = 0x3f64e4e5  R11 = 0x3f4dcdce;
    expect lane 21 R8 = 0x3f1f9fa0  R9 = 0x3eb4b4b5  R10 = 0x3ee2e2e3  R11 = 0x3f4dcdce;
    expect lane 22 R8 = 0x3ea2a2a3  R9 = 0x3edededf  R10 = 0x3ea2a2a3  R11 = 0x3f0d8d8e;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f1c9c9d  R10 = 0x3edededf  R11 = 0x3edededf;
    expect lane 24 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3d50d0d1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x00000000;
    expect lane 26 R8 = 0x3f4ccccd  R9 = 0x3f45f92c  R10 = 0x3f800000  R11 = 0x3f4962fd;
    expect lane 27 R8 = 0x00000000  R9 = 0x3f45f92c  R10 = 0x00000000  R11 = 0x3f45f92c;
    expect lane 28 R8 = 0x3e16e005  R9 = 0x3e05aa3d  R10 = 0x3dfa1eb1  R11 = 0x3e0e4521;
    expect lane 29 R8 = 0x3de8e8e9  R9 = 0x3e0e4521  R10 = 0x3e1f7ae9  R11 = 0x3e2815cd;
    expect lane 30 R8 = 0x3f0019b3  R9 = 0x3f0f8f90  R10 = 0x3ee147ae  R11 = 0x3ea3703d;
    expect lane 31 R8 = 0x3f0f8f90  R9 = 0x3f800000  R10 = 0x3f0019b3  R11 = 0x3e848485;
}

warp 9 { # G, row 2
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3f800000  R11 = 0x3eb2b2b3;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ed4073a  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f1c0269  R9 = 0x3ed4073a  R10 = 0x3ed4073a  R11 = 0x3f1c0269;
    expect lane 4 R8 = 0x3ef6f6f7  R9 = 0x3e1c9c9d  R10 = 0x3ebebebf  R11 = 0x3d30b0b1;
    expect lane 5 R8 = 0x3e868687  R9 = 0x3ef6f6f7  R10 = 0x3ebebebf  R11 = 0x3f4fcfd0;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3ec4c4c5  R10 = 0x3eeaeaeb  R11 = 0x3e70f0f1;
    expect lane 7 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3eeaeaeb  R11 = 0x3e9e9e9f;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3f22a2a3  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 9 R8 = 0x3f028283  R9 = 0x3c008081  R10 = 0x3f42c2c3  R11 = 0x3e088889;
    expect lane 10 R8 = 0x3ecf9c69  R9 = 0x3e8e8e8f  R10 = 0x00000000  R11 = 0x3efafafb;
    expect lane 11 R8 = 0x3e8e8e8f  R9 = 0x00000000  R10 = 0x3e8e8e8f  R11 = 0x3e8e8e8f;
    expect lane 12 R8 = 0x3f3be073  R9 = 0x3f6eeeef  R10 = 0x3f622b50  R11 = 0x3f5567b1;
    expect lane 13 R8 = 0x3f159596  R9 = 0x3f2f1cd4  R10 = 0x3f48a412  R11 = 0x3f622b50;
    expect lane 14 R8 = 0x3f506a04  R9 = 0x3f52389f  R10 = 0x3f52389f  R11 = 0x3f510437;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f510437  R10 = 0x3f506a04  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 17 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 18 R8 = 0x3ec5f92c  R9 = 0x3de8e8e9  R10 = 0x3f4bcbcc  R11 = 0x3ec5f92c;
    expect lane 19 R8 = 0x3f05ec53  R9 = 0x3e8019b3  R10 = 0x3de8e8e9  R11 = 0x3e8019b3;
    expect lane 20 R8 = 0x3f36b6b7  R9 = 0x3ee2e2e3  R10 = 0x3e868687  R11 = 0x3f36b6b7;
    expect lane 21 R8 = 0x3f088889  R9 = 0x3ee2e2e3  R10 = 0x3f088889  R11 = 0x3f088889;
    expect lane 22 R8 = 0x3ec0c0c1  R9 = 0x3f800000  R10 = 0x3efcfcfd  R11 = 0x3edededf;
    expect lane 23 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3ec0c0c1  R11 = 0x3efcfcfd;
    expect lane 24 R8 = 0x3d50d0d1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3d50d0d1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3d50d0d1;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f4962fd  R10 = 0x3f800000  R11 = 0x3f3bbbbc;
    expect lane 27 R8 = 0x3f45f92c  R9 = 0x3f4ccccd  R10 = 0x3f4962fd  R11 = 0x00000000;
    expect lane 28 R8 = 0x3dfa1eb1  R9 = 0x3e05aa3d  R10 = 0x3e0e4521  R11 = 0x3de8e8e9;
    expect lane 29 R8 = 0x3e0e4521  R9 = 0x3de8e8e9  R10 = 0x3e05aa3d  R11 = 0x3e05aa3d;
    expect lane 30 R8 = 0x3f0019b3  R9 = 0x3ec25bf6  R10 = 0x3ee147ae  R11 = 0x3ea3703d;
    expect lane 31 R8 = 0x3ec25bf6  R9 = 0x3ec25bf6  R10 = 0x3e848485  R11 = 0x00000000;
}

warp 10 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x00000000  R11 = 0x3ef2f2f3;
    expect lane 1 R8 = 0x3ef2f2f3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x3d40c0c1  R10 = 0x00000000  R11 = 0x3e92f960;
    expect lane 3 R8 = 0x3e021bb5  R9 = 0x3f800000  R10 = 0x3e54073a  R11 = 0x3e021bb5;
    expect lane 4 R8 = 0x3e8f216b  R9 = 0x3e9bc053  R10 = 0x3ec19d0b  R11 = 0x3e828283;
    expect lane 5 R8 = 0x3e9bc053  R9 = 0x3e828283  R10 = 0x3edadadb  R11 = 0x3ec19d0b;
    expect lane 6 R8 = 0x3f79f9fa  R9 = 0x3f79f9fa  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f79f9fa;
    expect lane 8 R8 = 0x3ea73983  R9 = 0x3f1f5632  R10 = 0x3f389402  R11 = 0x3f389402;
    expect lane 9 R8 = 0x3e697bc5  R9 = 0x3ea73983  R10 = 0x3e697bc5  R11 = 0x3e697bc5;
    expect lane 10 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3eaeaeaf  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ee4e4e5  R9 = 0x3e048485  R10 = 0x3f0d8d8e  R11 = 0x3e70f0f1;
    expect lane 12 R8 = 0x3f182a74  R9 = 0x3f15df04  R10 = 0x3f139394  R11 = 0x3f1704bc;
    expect lane 13 R8 = 0x3f19502c  R9 = 0x3f19502c  R10 = 0x3f182a74  R11 = 0x3f182a74;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3ebebebf  R10 = 0x3ea6a6a7  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ea6a6a7  R11 = 0x3ecacacb;
    expect lane 16 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x00000000;
    expect lane 17 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x00000000;
    expect lane 18 R8 = 0x3ed8720c  R9 = 0x3ce0e0e1  R10 = 0x00000000  R11 = 0x3e94fb62;
    expect lane 19 R8 = 0x3ed8720c  R9 = 0x3e94fb62  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3f5668b2  R9 = 0x3f5668b2  R10 = 0x3f5668b2  R11 = 0x3f2f6642;
    expect lane 21 R8 = 0x3f25a5a6  R9 = 0x3f2f6642  R10 = 0x3f5668b2  R11 = 0x3f5668b2;
    expect lane 22 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea4a4a5;
    expect lane 23 R8 = 0x3e828283  R9 = 0x3f800000  R10 = 0x3ea4a4a5  R11 = 0x3ec6c6c7;
    expect lane 24 R8 = 0x3f1f317b  R9 = 0x3f1906be  R10 = 0x3f255c38  R11 = 0x3f068687;
    expect lane 25 R8 = 0x3f068687  R9 = 0x3f255c38  R10 = 0x3f12dc01  R11 = 0x3f255c38;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 27 R8 = 0x3f4bcbcc  R9 = 0x3f50d0d1  R10 = 0x3f4ececf  R11 = 0x3f4fcfd0;
    expect lane 28 R8 = 0x3f326945  R9 = 0x3f326945  R10 = 0x3f45ea7d  R11 = 0x3f326945;
    expect lane 29 R8 = 0x3f410a2f  R9 = 0x3f45ea7d  R10 = 0x3f4acacb  R11 = 0x3f374993;
    expect lane 30 R8 = 0x3f30b0b1  R9 = 0x00000000  R10 = 0x3f4dcdce  R11 = 0x3f368350;
    expect lane 31 R8 = 0x3f30b0b1  R9 = 0x3f3c55f0  R10 = 0x00000000  R11 = 0x3f47fb2e;
}

warp 11 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x00000000  R11 = 0x3ef2f2f3;
    expect lane 1 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 2 R8 = 0x3ebbef22  R9 = 0x3d40c0c1  R10 = 0x3ee4e4e5  R11 = 0x3d40c0c1;
    expect lane 3 R8 = 0x3e54073a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3d40c0c1;
    expect lane 4 R8 = 0x3ece3bf3  R9 = 0x3edadadb  R10 = 0x3ec19d0b  R11 = 0x3e8f216b;
    expect lane 5 R8 = 0x3e8f216b  R9 = 0x3ea85f3b  R10 = 0x3eb4fe23  R11 = 0x3ea85f3b;
    expect lane 6 R8 = 0x3f79f9fa  R9 = 0x3f79f9fa  R10 = 0x3f79f9fa  R11 = 0x3f79f9fa;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f79f9fa  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ed9b523  R9 = 0x3e697bc5  R10 = 0x3e048485  R11 = 0x3f061862;
    expect lane 9 R8 = 0x3f1f5632  R9 = 0x3e697bc5  R10 = 0x3f061862  R11 = 0x3ed9b523;
    expect lane 10 R8 = 0x3f0d8d8e  R9 = 0x3f800000  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 11 R8 = 0x3e70f0f1  R9 = 0x3ee4e4e5  R10 = 0x3cc0c0c1  R11 = 0x3e70f0f1;
    expect lane 12 R8 = 0x3f182a74  R9 = 0x3f182a74  R10 = 0x3f1704bc  R11 = 0x3f139394;
    expect lane 13 R8 = 0x3f182a74  R9 = 0x3f1704bc  R10 = 0x3f19502c  R11 = 0x3f14b94c;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3ed6d6d7;
    expect lane 15 R8 = 0x3ea6a6a7  R9 = 0x3f800000  R10 = 0x3ea6a6a7  R11 = 0x3ecacacb;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 17 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f0df45b  R10 = 0x00000000  R11 = 0x3f0df45b;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f2fafb0  R10 = 0x3e230970  R11 = 0x3f2fafb0;
    expect lane 20 R8 = 0x3f42e77a  R9 = 0x3f25a5a6  R10 = 0x3f3926de  R11 = 0x3f69e9ea;
    expect lane 21 R8 = 0x3f60294e  R9 = 0x3f5668b2  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 22 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x00000000  R11 = 0x3ec6c6c7;
    expect lane 23 R8 = 0x00000000  R9 = 0x3e828283  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 24 R8 = 0x3f0cb144  R9 = 0x3f2b86f5  R10 = 0x3f31b1b2  R11 = 0x3f1906be;
    expect lane 25 R8 = 0x3f1906be  R9 = 0x3f068687  R10 = 0x3f0cb144  R11 = 0x3f0cb144;
    expect lane 26 R8 = 0x3f4dcdce  R9 = 0x3f4fcfd0  R10 = 0x3f4dcdce  R11 = 0x3f4dcdce;
    expect lane 27 R8 = 0x00000000  R9 = 0x3f4bcbcc  R10 = 0x3f4ccccd  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f3c29e1  R9 = 0x3f45ea7d  R10 = 0x3f45ea7d  R11 = 0x3f374993;
    expect lane 29 R8 = 0x3f2d88f7  R9 = 0x3f3c29e1  R10 = 0x3f2d88f7  R11 = 0x3f4acacb;
    expect lane 30 R8 = 0x3f3c55f0  R9 = 0x3f30b0b1  R10 = 0x3f3c55f0  R11 = 0x3f42288f;
    expect lane 31 R8 = 0x3f30b0b1  R9 = 0x3f47fb2e  R10 = 0x3f368350  R11 = 0x3f3c55f0;
}

warp 12 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f5ededf;
    expect lane 2 R8 = 0x3e5daa77  R9 = 0x3e5daa77  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e8d5a27  R10 = 0x3e5daa77  R11 = 0x3ee8e8e9;
    expect lane 4 R8 = 0x3f366d49  R9 = 0x3f3adf72  R10 = 0x3f2916ce  R11 = 0x3f31fb20;
    expect lane 5 R8 = 0x3f366d49  R9 = 0x3f366d49  R10 = 0x3f2d88f7  R11 = 0x3f366d49;
    expect lane 6 R8 = 0x3e868687  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ec2c2c3  R9 = 0x3e868687  R10 = 0x3ed6d6d7  R11 = 0x3e64e4e5;
    expect lane 8 R8 = 0x3f6bebec  R9 = 0x3f5ab624  R10 = 0x3f635108  R11 = 0x3f635108;
    expect lane 9 R8 = 0x3f6072bc  R9 = 0x3f57d7d8  R10 = 0x3f690da0  R11 = 0x3f57d7d8;
    expect lane 10 R8 = 0x3f4b64ff  R9 = 0x00000000  R10 = 0x3f428f5c  R11 = 0x3f39b9ba;
    expect lane 11 R8 = 0x3f5d1043  R9 = 0x3f543aa1  R10 = 0x3f428f5c  R11 = 0x3f428f5c;
    expect lane 12 R8 = 0x3e293b85  R9 = 0x3e048485  R10 = 0x3e293b85  R11 = 0x3e9e0bc3;
    expect lane 13 R8 = 0x3e293b85  R9 = 0x3eb06743  R10 = 0x3e9e0bc3  R11 = 0x3e9e0bc3;
    expect lane 14 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f4ccccd  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3efdca97  R9 = 0x3f125f2c  R10 = 0x3efdca97  R11 = 0x3f4ccccd;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 17 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 18 R8 = 0x3f4acacb  R9 = 0x00000000  R10 = 0x3f5cdcdd  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f5cdcdd  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f6eeeef;
    expect lane 20 R8 = 0x3ef46219  R9 = 0x3ef46219  R10 = 0x3f62e2e3  R11 = 0x3f390227;
    expect lane 21 R8 = 0x3f390227  R9 = 0x3f0f216b  R10 = 0x3ea0a0a1  R11 = 0x3f62e2e3;
    expect lane 22 R8 = 0x3f19cd00  R9 = 0x3f3cbcbd  R10 = 0x3f31177e  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f25723f  R9 = 0x3f3cbcbd  R10 = 0x3f31177e  R11 = 0x3f028283;
    expect lane 24 R8 = 0x3e94de03  R9 = 0x3ea4a4a5  R10 = 0x3e8e8e8f  R11 = 0x3e8e8e8f;
    expect lane 25 R8 = 0x3ea4a4a5  R9 = 0x3e94de03  R10 = 0x3ea17ceb  R11 = 0x3e9805bd;
    expect lane 26 R8 = 0x3f5d43aa  R9 = 0x3f73f3f4  R10 = 0x3f800000  R11 = 0x3f73f3f4;
    expect lane 27 R8 = 0x3f469360  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f2fe316;
    expect lane 28 R8 = 0x3e41539d  R9 = 0x3e808081  R10 = 0x3e6bc735  R11 = 0x3e568d69;
    expect lane 29 R8 = 0x3e6bc735  R9 = 0x3e568d69  R10 = 0x3e6bc735  R11 = 0x3e568d69;
    expect lane 30 R8 = 0x3f368350  R9 = 0x00000000  R10 = 0x3f462c93  R11 = 0x3f462c93;
    expect lane 31 R8 = 0x3f55d5d6  R9 = 0x00000000  R10 = 0x3f26da0d  R11 = 0x3f800000;
}

warp 13 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 2 R8 = 0x3e8d5a27  R9 = 0x3ee8e8e9  R10 = 0x3e8d5a27  R11 = 0x3eca63fe;
    expect lane 3 R8 = 0x00000000  R9 = 0x3eca63fe  R10 = 0x3eca63fe  R11 = 0x3e8d5a27;
    expect lane 4 R8 = 0x3f3adf72  R9 = 0x3f24a4a5  R10 = 0x3f31fb20  R11 = 0x3f366d49;
    expect lane 5 R8 = 0x3f366d49  R9 = 0x3f24a4a5  R10 = 0x3f3adf72  R11 = 0x3f3adf72;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3e9a9a9b  R10 = 0x3eaeaeaf  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3ec2c2c3  R9 = 0x00000000  R10 = 0x3e9a9a9b  R11 = 0x3e64e4e5;
    expect lane 8 R8 = 0x3f6bebec  R9 = 0x3f635108  R10 = 0x3f57d7d8  R11 = 0x3f5ab624;
    expect lane 9 R8 = 0x3f690da0  R9 = 0x3f5d9470  R10 = 0x3f5d9470  R11 = 0x3f690da0;
    expect lane 10 R8 = 0x3f543aa1  R9 = 0x3f5d1043  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f5d1043  R9 = 0x3f39b9ba  R10 = 0x00000000  R11 = 0x3f39b9ba;
    expect lane 12 R8 = 0x3ec2c2c3  R9 = 0x3e9e0bc3  R10 = 0x3eb06743  R11 = 0x3e8bb043;
    expect lane 13 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e8bb043  R11 = 0x3ec2c2c3;
    expect lane 14 R8 = 0x3efdca97  R9 = 0x3f800000  R10 = 0x3f125f2c  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f3952ed  R9 = 0x3f125f2c  R10 = 0x3f800000  R11 = 0x3f4ccccd;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f2eaeaf  R9 = 0x3f800000  R10 = 0x3f2eaeaf  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f65e5e6  R9 = 0x00000000  R10 = 0x3f6eeeef  R11 = 0x00000000;
    expect lane 19 R8 = 0x3f65e5e6  R9 = 0x3f6eeeef  R10 = 0x3f800000  R11 = 0x3f6eeeef;
    expect lane 20 R8 = 0x3f390227  R9 = 0x3ef46219  R10 = 0x3f4df285  R11 = 0x3f0f216b;
    expect lane 21 R8 = 0x3f0f216b  R9 = 0x3f2411c9  R10 = 0x3f62e2e3  R11 = 0x3f4df285;
    expect lane 22 R8 = 0x00000000  R9 = 0x3f028283  R10 = 0x00000000  R11 = 0x3f25723f;
    expect lane 23 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f25723f  R11 = 0x00000000;
    expect lane 24 R8 = 0x3ea4a4a5  R9 = 0x3ea17ceb  R10 = 0x3e8e8e8f  R11 = 0x3ea17ceb;
    expect lane 25 R8 = 0x3e9e5531  R9 = 0x3e9b2d77  R10 = 0x3e9b2d77  R11 = 0x3e8e8e8f;
    expect lane 26 R8 = 0x3f2fe316  R9 = 0x3f2fe316  R10 = 0x3f5d43aa  R11 = 0x3f028283;
    expect lane 27 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f5d43aa;
    expect lane 28 R8 = 0x3e6bc735  R9 = 0x3e16e005  R10 = 0x3e16e005  R11 = 0x3e41539d;
    expect lane 29 R8 = 0x3e2c19d1  R9 = 0x3e568d69  R10 = 0x3e41539d  R11 = 0x3dd8d8d9;
    expect lane 30 R8 = 0x3f368350  R9 = 0x3f462c93  R10 = 0x00000000  R11 = 0x3f078788;
    expect lane 31 R8 = 0x3f078788  R9 = 0x3f368350  R10 = 0x3f1730ca  R11 = 0x3f462c93;
}
