# BC7U, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 60914d52b8e71c891b1fb013043af9df a051ba8cd47f74b127ff024e05e47854 20fbc44cab367d3e80d56f7009408ece e04e19b26c64dcf99c1028bf03d64b83
bytes 0x30000040 e0f9c29d5929a05f1b6aa9f8c01c4b5c 604832507e217cf10e661c59a01d329b c028c020d6d55888cf6845f14a757d64 40f26e2fbff021769136dd2bd0d3f04c
bytes 0x30000080 40d8d47be0c9fa202648257dcbb84bee c078f162f9d0d098fca18764cd9dec17 c01f50067782950e130c10791e0bac46 40161734961170ae503cb19e0f685bcf
bytes 0x300000c0 40bfcdc057fce42611bcbf823e006095 c0c4a2c42c85999c29e181717c58e415 40cd24b0f049ecd6d17c7e64a248093c 4088d42dbf69caa0b9e49966c4a2e01b
texture 0 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3edb7d52  R9 = 0x3edb7d52  R10 = 0x3e4749e6  R11 = 0x3d810b65;
    expect lane 1 R8 = 0x3f42b1bc  R9 = 0x3d810b65  R10 = 0x3d810b65  R11 = 0x3d810b65;
    expect lane 2 R8 = 0x3f5099c9  R9 = 0x3f5099c9  R10 = 0x3ebb8576  R11 = 0x3efb6716;
    expect lane 3 R8 = 0x3f5099c9  R9 = 0x3efb6716  R10 = 0x3f24fc9f  R11 = 0x3efb6716;
    expect lane 4 R8 = 0x3de02d76  R9 = 0x3de02d76  R10 = 0x3f6e1bbf  R11 = 0x3f6e1bbf;
    expect lane 5 R8 = 0x3de02d76  R9 = 0x3bc6354a  R10 = 0x3bc6354a  R11 = 0x3f6e1bbf;
    expect lane 6 R8 = 0x3eaca0b6  R9 = 0x3e3ce703  R10 = 0x3e027f06  R11 = 0x3e822039;
    expect lane 7 R8 = 0x3eaca0b6  R9 = 0x3eaca0b6  R10 = 0x3e822039  R11 = 0x3eaca0b6;
    expect lane 8 R8 = 0x3ec5da14  R9 = 0x3ec5da14  R10 = 0x3b46eb61  R11 = 0x3f6571e9;
    expect lane 9 R8 = 0x3b46eb61  R9 = 0x3dbe95b3  R10 = 0x3f6571e9  R11 = 0x3f6571e9;
    expect lane 10 R8 = 0x3e55a4e7  R9 = 0x3f00bd2b  R10 = 0x3dea5d18  R11 = 0x3dea5d18;
    expect lane 11 R8 = 0x3e55a4e7  R9 = 0x3dea5d18  R10 = 0x3eaca0b6  R11 = 0x3eaca0b6;
    expect lane 12 R8 = 0x3e1fab30  R9 = 0x3e405417  R10 = 0x3c830aa9  R11 = 0x3dc33090;
    expect lane 13 R8 = 0x3ea31890  R9 = 0x399f22b4  R10 = 0x3df4d090  R11 = 0x3d97fd49;
    expect lane 14 R8 = 0x3e6495df  R9 = 0x3e6495df  R10 = 0x3ea0c321  R11 = 0x3f13dc50;
    expect lane 15 R8 = 0x3e885fc3  R9 = 0x3f02460c  R10 = 0x3ef56974  R11 = 0x3ec5da14;
    expect lane 16 R8 = 0x3e3ce703  R9 = 0x3e13966a  R10 = 0x3e13966a  R11 = 0x3e1fab30;
    expect lane 17 R8 = 0x3eaa3716  R9 = 0x3e60cb7a  R10 = 0x3e2f8e42  R11 = 0x3e702e07;
    expect lane 18 R8 = 0x3ef86593  R9 = 0x3ee9aeb5  R10 = 0x3e822039  R11 = 0x3f055ff7;
    expect lane 19 R8 = 0x3f18e237  R9 = 0x3f055ff7  R10 = 0x3ec5da14  R11 = 0x3f391a24;
    expect lane 20 R8 = 0x3e55a4e7  R9 = 0x3e55a4e7  R10 = 0x3e55a4e7  R11 = 0x3e55a4e7;
    expect lane 21 R8 = 0x3e5d0a89  R9 = 0x3e595305  R10 = 0x3e55a4e7  R11 = 0x3e5d0a89;
    expect lane 22 R8 = 0x3dea5d18  R9 = 0x3eb18332  R10 = 0x3e405417  R11 = 0x3dcc97b4;
    expect lane 23 R8 = 0x3ee3f169  R9 = 0x3e90f8df  R10 = 0x3e198f0f  R11 = 0x3ec0a56e;
    expect lane 24 R8 = 0x3e1c98ac  R9 = 0x3e9562f6  R10 = 0x3f6571e9  R11 = 0x3f7933b6;
    expect lane 25 R8 = 0x3f4e946c  R9 = 0x3ede4963  R10 = 0x3e9562f6  R11 = 0x3e822039;
    expect lane 26 R8 = 0x3bd56360  R9 = 0x3bf5ba71  R10 = 0x3be539c1  R11 = 0x3be539c1;
    expect lane 27 R8 = 0x3bd56360  R9 = 0x3bf5ba71  R10 = 0x3c0c6153  R11 = 0x3bd56360;
    expect lane 28 R8 = 0x3cadd37d  R9 = 0x3cdfd010  R10 = 0x3cb5a602  R11 = 0x3d11d2af;
    expect lane 29 R8 = 0x3cfb9ac3  R9 = 0x3ce8ddba  R10 = 0x3cdfd010  R11 = 0x3cbdac21;
    expect lane 30 R8 = 0x3e22c6a1  R9 = 0x3e22c6a1  R10 = 0x3e6495df  R11 = 0x3d6cc563;
    expect lane 31 R8 = 0x3dc33090  R9 = 0x3dc33090  R10 = 0x3eaca0b6  R11 = 0x3d6cc563;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e702e07  R9 = 0x3e702e07  R10 = 0x3e702e07  R11 = 0x3e9562f6;
    expect lane 1 R8 = 0x3e9562f6  R9 = 0x3e9562f6  R10 = 0x3e822039  R11 = 0x3e9562f6;
    expect lane 2 R8 = 0x3de02d76  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3de02d76;
    expect lane 3 R8 = 0x3f02460c  R9 = 0x3f56bb88  R10 = 0x3de02d76  R11 = 0x3de02d76;
    expect lane 4 R8 = 0x3ea7d288  R9 = 0x3ea7d288  R10 = 0x3e080ea2  R11 = 0x3e080ea2;
    expect lane 5 R8 = 0x3ea7d288  R9 = 0x3eec955b  R10 = 0x3eec955b  R11 = 0x3e080ea2;
    expect lane 6 R8 = 0x3e90f8df  R9 = 0x3ef56974  R10 = 0x3f18e237  R11 = 0x3ebe12de;
    expect lane 7 R8 = 0x3e90f8df  R9 = 0x3e90f8df  R10 = 0x3ebe12de  R11 = 0x3e90f8df;
    expect lane 8 R8 = 0x3f26c285  R9 = 0x3f26c285  R10 = 0x3ea31890  R11 = 0x3f5cf7df;
    expect lane 9 R8 = 0x3ea31890  R9 = 0x3eec955b  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 10 R8 = 0x3f4895ef  R9 = 0x3e60cb7a  R10 = 0x3eb8fd34  R11 = 0x3eb8fd34;
    expect lane 11 R8 = 0x3f4895ef  R9 = 0x3e60cb7a  R10 = 0x3e60cb7a  R11 = 0x3e60cb7a;
    expect lane 12 R8 = 0x3d88732e  R9 = 0x3d454fd2  R10 = 0x3eb3fc15  R11 = 0x3dff885e;
    expect lane 13 R8 = 0x3c1f45be  R9 = 0x3f0eef65  R10 = 0x3dc7dbe0  R11 = 0x3e22c6a1;
    expect lane 14 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3f56bb88  R11 = 0x3f6becca;
    expect lane 15 R8 = 0x3f52a216  R9 = 0x3f6797e0  R10 = 0x3f6571e9  R11 = 0x3f5cf7df;
    expect lane 16 R8 = 0x3e6869be  R9 = 0x3ebe12de  R10 = 0x3ebe12de  R11 = 0x3ea31890;
    expect lane 17 R8 = 0x3c9ec7c2  R9 = 0x3e13966a  R10 = 0x3e8a7eb0  R11 = 0x3def8e51;
    expect lane 18 R8 = 0x3cdfd010  R9 = 0x3cd6f7d5  R10 = 0x3cce54ac  R11 = 0x3cdfd010;
    expect lane 19 R8 = 0x3cdfd010  R9 = 0x3cdfd010  R10 = 0x3cd6f7d5  R11 = 0x3ce8ddba;
    expect lane 20 R8 = 0x3e027f06  R9 = 0x3e198f0f  R10 = 0x3e198f0f  R11 = 0x3e198f0f;
    expect lane 21 R8 = 0x3ed8b68a  R9 = 0x3eb18332  R10 = 0x3e027f06  R11 = 0x3f13dc50;
    expect lane 22 R8 = 0x3d88732e  R9 = 0x3ebb8576  R10 = 0x3e1c98ac  R11 = 0x3d588468;
    expect lane 23 R8 = 0x3f03d1a5  R9 = 0x3e8ecb3b  R10 = 0x3ddb2eee  R11 = 0x3ed081ca;
    expect lane 24 R8 = 0x3f7282ae  R9 = 0x3efb6716  R10 = 0x3c3391f7  R11 = 0x3b70f18f;
    expect lane 25 R8 = 0x3cd6f7d5  R9 = 0x3e822039  R10 = 0x3efb6716  R11 = 0x3f15862a;
    expect lane 26 R8 = 0x3da44a4a  R9 = 0x3e32d6c5  R10 = 0x3dbe95b3  R11 = 0x3def8e51;
    expect lane 27 R8 = 0x3da44a4a  R9 = 0x3e25eb07  R10 = 0x3e979f6f  R11 = 0x3da44a4a;
    expect lane 28 R8 = 0x3c0373b6  R9 = 0x3b70f18f  R10 = 0x3be539c1  R11 = 0x3a6eb40e;
    expect lane 29 R8 = 0x3b1f22b4  R9 = 0x3b5b518e  R10 = 0x3b70f18f  R11 = 0x3bd56360;
    expect lane 30 R8 = 0x3f42b1bc  R9 = 0x3f42b1bc  R10 = 0x3f44a58e  R11 = 0x3f3ce7b2;
    expect lane 31 R8 = 0x3f3ed2cf  R9 = 0x3f3ed2cf  R10 = 0x3f4895ef  R11 = 0x3f3ce7b2;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d21fb3c  R9 = 0x3d21fb3c  R10 = 0x3d21fb3c  R11 = 0x3f6e1bbf;
    expect lane 1 R8 = 0x3f6e1bbf  R9 = 0x3f6e1bbf  R10 = 0x3e3ce703  R11 = 0x3f6e1bbf;
    expect lane 2 R8 = 0x3c54b6c9  R9 = 0x3c54b6c9  R10 = 0x3f76f5ae  R11 = 0x3ee3f169;
    expect lane 3 R8 = 0x3c54b6c9  R9 = 0x3ee3f169  R10 = 0x3e0ae377  R11 = 0x3ee3f169;
    expect lane 4 R8 = 0x3e43ca60  R9 = 0x3e43ca60  R10 = 0x3f2a56d2  R11 = 0x3f2a56d2;
    expect lane 5 R8 = 0x3e43ca60  R9 = 0x3d940344  R10 = 0x3d940344  R11 = 0x3f2a56d2;
    expect lane 6 R8 = 0x3da883d6  R9 = 0x3e027f06  R10 = 0x3e3ce703  R11 = 0x3e027f06;
    expect lane 7 R8 = 0x3e027f06  R9 = 0x3d454fd2  R10 = 0x3e3ce703  R11 = 0x3e3ce703;
    expect lane 8 R8 = 0x3f4e946c  R9 = 0x3f2df67f  R10 = 0x3f4e946c  R11 = 0x3f4e946c;
    expect lane 9 R8 = 0x3f42b1bc  R9 = 0x3f4e946c  R10 = 0x3f2df67f  R11 = 0x3f4e946c;
    expect lane 10 R8 = 0x3b1f22b4  R9 = 0x3cdfd010  R10 = 0x3c830aa9  R11 = 0x3c830aa9;
    expect lane 11 R8 = 0x3b1f22b4  R9 = 0x3cdfd010  R10 = 0x3cdfd010  R11 = 0x3cdfd010;
    expect lane 12 R8 = 0x3e2c4ed0  R9 = 0x3e2c4ed0  R10 = 0x3e1c98ac  R11 = 0x3e25eb07;
    expect lane 13 R8 = 0x3e32d6c5  R9 = 0x3e168e51  R10 = 0x3e29186a  R11 = 0x3e25eb07;
    expect lane 14 R8 = 0x3f3737b0  R9 = 0x3f3737b0  R10 = 0x3ec5da14  R11 = 0x3cdfd010;
    expect lane 15 R8 = 0x3f0bb499  R9 = 0x3d9018f4  R10 = 0x3dc33090  R11 = 0x3e5d0a89;
    expect lane 16 R8 = 0x3e29186a  R9 = 0x3e362862  R10 = 0x3e362862  R11 = 0x3e32d6c5;
    expect lane 17 R8 = 0x3e0ae377  R9 = 0x3e22c6a1  R10 = 0x3e2f8e42  R11 = 0x3e1c98ac;
    expect lane 18 R8 = 0x3daccd6f  R9 = 0x3dba0b38  R10 = 0x3e0dc104  R11 = 0x3da44a4a;
    expect lane 19 R8 = 0x3d8c3e48  R9 = 0x3da44a4a  R10 = 0x3dd6412b  R11 = 0x3d5f26b6;
    expect lane 20 R8 = 0x3eaa3716  R9 = 0x3eaf0f68  R10 = 0x3eaf0f68  R11 = 0x3eaf0f68;
    expect lane 21 R8 = 0x3ee3f169  R9 = 0x3ed5f508  R10 = 0x3eaa3716  R11 = 0x3ef86593;
    expect lane 22 R8 = 0x3dea5d18  R9 = 0x3c792d22  R10 = 0x3d7add24  R11 = 0x3e05427f;
    expect lane 23 R8 = 0x3b8fe616  R9 = 0x3cdfd010  R10 = 0x3daccd6f  R11 = 0x3c3391f7;
    expect lane 24 R8 = 0x3e595305  R9 = 0x3dff885e  R10 = 0x3c3391f7  R11 = 0x3be539c1;
    expect lane 25 R8 = 0x3c89af9f  R9 = 0x3d97fd49  R10 = 0x3dff885e  R11 = 0x3e10a753;
    expect lane 26 R8 = 0x3db12727  R9 = 0x3e84308b  R10 = 0x3ddb2eee  R11 = 0x3e168e51;
    expect lane 27 R8 = 0x3db12727  R9 = 0x3e6869be  R10 = 0x3f00bd2b  R11 = 0x3db12727;
    expect lane 28 R8 = 0x3cc5e63a  R9 = 0x3db5910f  R10 = 0x3cfb9ac3  R11 = 0x3e520029;
    expect lane 29 R8 = 0x3e080ea2  R9 = 0x3dcc97b4  R10 = 0x3db5910f  R11 = 0x3d1c7c30;
    expect lane 30 R8 = 0x3d97fd49  R9 = 0x3d97fd49  R10 = 0x3d6cc563  R11 = 0x3def8e51;
    expect lane 31 R8 = 0x3dc33090  R9 = 0x3dc33090  R10 = 0x3d2796b2  R11 = 0x3def8e51;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3e088889;
    expect lane 1 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3e3cbcbd  R11 = 0x3e088889;
    expect lane 2 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3ec8c8c9  R11 = 0x3eb6b6b7;
    expect lane 3 R8 = 0x3e909091  R9 = 0x3eb6b6b7  R10 = 0x3ea2a2a3  R11 = 0x3eb6b6b7;
    expect lane 4 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3e78f8f9  R11 = 0x3f1f9fa0;
    expect lane 5 R8 = 0x3f1f9fa0  R9 = 0x3ee0e0e1  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 6 R8 = 0x3f0d8d8e  R9 = 0x3e78f8f9  R10 = 0x3dc0c0c1  R11 = 0x3ecececf;
    expect lane 7 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3ecececf  R11 = 0x3f0d8d8e;
    expect lane 8 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3d20a0a1  R11 = 0x3e28a8a9;
    expect lane 9 R8 = 0x3d20a0a1  R9 = 0x3da8a8a9  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3f49c9ca  R9 = 0x3f119192  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 11 R8 = 0x3f49c9ca  R9 = 0x3f119192  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3e8c8c8d  R10 = 0x3e008081  R11 = 0x3e5cdcdd;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x3d888889  R10 = 0x3e70f0f1  R11 = 0x3e4ccccd;
    expect lane 14 R8 = 0x3f50d0d1  R9 = 0x3f50d0d1  R10 = 0x3f1a9a9b  R11 = 0x3e008081;
    expect lane 15 R8 = 0x3f37b7b8  R9 = 0x3e74f4f5  R10 = 0x3e949495  R11 = 0x3ee6e6e7;
    expect lane 16 R8 = 0x3f3dbdbe  R9 = 0x3f60e0e1  R10 = 0x3f60e0e1  R11 = 0x3f54d4d5;
    expect lane 17 R8 = 0x3eb4b4b5  R9 = 0x3f23a3a4  R10 = 0x3f49c9ca  R11 = 0x3f179798;
    expect lane 18 R8 = 0x3f068687  R9 = 0x3ef6f6f7  R10 = 0x3e40c0c1  R11 = 0x3f109091;
    expect lane 19 R8 = 0x3f26a6a7  R9 = 0x3f109091  R10 = 0x3ecacacb  R11 = 0x3f47c7c8;
    expect lane 20 R8 = 0x3f149495  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 21 R8 = 0x3e9a9a9b  R9 = 0x3eb8b8b9  R10 = 0x3f149495  R11 = 0x3e54d4d5;
    expect lane 22 R8 = 0x3ee0e0e1  R9 = 0x3ec4c4c5  R10 = 0x3ed4d4d5  R11 = 0x3ee2e2e3;
    expect lane 23 R8 = 0x3ebababb  R9 = 0x3ecacacb  R10 = 0x3edadadb  R11 = 0x3ec0c0c1;
    expect lane 24 R8 = 0x3e9a9a9b  R9 = 0x3eeaeaeb  R10 = 0x3f5bdbdc  R11 = 0x3f64e4e5;
    expect lane 25 R8 = 0x3f4fcfd0  R9 = 0x3f149495  R10 = 0x3eeaeaeb  R11 = 0x3ed8d8d9;
    expect lane 26 R8 = 0x3f139394  R9 = 0x3ecccccd  R10 = 0x3f0c8c8d  R11 = 0x3f008081;
    expect lane 27 R8 = 0x3f139394  R9 = 0x3ed8d8d9  R10 = 0x3e7cfcfd  R11 = 0x3f139394;
    expect lane 28 R8 = 0x3f31b1b2  R9 = 0x3f4fcfd0  R10 = 0x3f36b6b7  R11 = 0x3f6dedee;
    expect lane 29 R8 = 0x3f5cdcdd  R9 = 0x3f53d3d4  R10 = 0x3f4fcfd0  R11 = 0x3f3ababb;
    expect lane 30 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ecccccd  R11 = 0x3f26a6a7;
    expect lane 31 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3e949495  R11 = 0x3f26a6a7;
}
