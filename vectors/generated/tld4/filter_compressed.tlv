# Means of compressed texels: as codes of their own 8 or 11 bits; ratios of BC4, BC5 and the alpha of BC3 as codes of 16
# bits, sRGB too; BC6H as floats.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-61 PD-82b PD-84 PD-84b PD-108
rules without PD-61b
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 SRGB_CONVERSION 1 }   # POINT
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 SRGB_CONVERSION 1 }   # LINEAR
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format DXT1 UNORM size 16 4 address 0x30000000 }
bytes 0x30000000 66dc8c43ef9642f4 9e669e66a9f95336 c233ce632cac9ec3 941194119826dac6
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format DXT1 UNORM size 16 4 address 0x30001000 SRGB_CONVERSION 1 }
bytes 0x30001000 486f486f017184f9 c233ce632cac9ec3 0fed0fed69ad9091 94a51baf00ca06a9
handle 2 texture 1 sampler 0
handle 3 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 64 format DXT23 UNORM size 16 4 address 0x30002000 }
bytes 0x30002000 4b0e3efcdd5ce571b836b836c44bfe53 8830b751966faff29ca39ca30804f29a 43039f50c086f978989f7d8a71e3f13a cc48aa75312343cd6bfb5fdd1d01c52f
handle 4 texture 2 sampler 0
handle 5 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format DXT23 UNORM size 16 4 address 0x30003000 SRGB_CONVERSION 1 }
bytes 0x30003000 a718de5185c7e98eab25d59f26f7ede1 1b2e239c555b95bed35fd35fcd109981 a1a5f550d1802cf3d4586b0be4a8c8c1 f812d34b9cc7213c6871606593df3855
handle 6 texture 3 sampler 0
handle 7 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format DXT45 UNORM size 16 4 address 0x30004000 }
bytes 0x30004000 f45c1b11e9075614a61abaaf402486ba 463bb0ee281fb61501132ecd1e84d9dc a15456a869f1e5e8e1e4504e75d98adc c5e577dd921df387b94f1307567e2e5b
handle 8 texture 4 sampler 0
handle 9 texture 4 sampler 1
texture 5 { type TWO_D_NO_MIPMAP layout pitch 64 format DXT45 UNORM size 16 4 address 0x30005000 SRGB_CONVERSION 1 }
bytes 0x30005000 76b75c85cf11ade5a3fbc50a4e070a4e 463bb0ee281fb61501132ecd1e84d9dc 0710bd47eb37777278f8cecda6e1c968 3bd82efc8fead69b9f639f63a120c8c8
handle 10 texture 5 sampler 0
handle 11 texture 5 sampler 1
texture 6 { type TWO_D_NO_MIPMAP layout pitch 32 format DXN1 UNORM size 16 4 address 0x30006000 }
bytes 0x30006000 405893ec7bce8114 3b9d1d40f2385a78 c1c174eff098f042 08cc2d14783f2b4b
handle 12 texture 6 sampler 0
handle 13 texture 6 sampler 1
texture 7 { type TWO_D_NO_MIPMAP layout pitch 64 format DXN2 UNORM size 16 4 address 0x30007000 }
bytes 0x30007000 844ab9b7e8fed264ca3272cf7b7e8765 cbd052e923dbb51a82f3f9d23068b101 8517a536523ea0715855bd0f2b5f8e73 0a247a60ca3ed7021080d7df287268ea
handle 14 texture 7 sampler 0
handle 15 texture 7 sampler 1
texture 8 { type TWO_D_NO_MIPMAP layout pitch 64 format BC6H_SF16 FLOAT size 16 4 address 0x30008000 }
bytes 0x30008000 977d9ff341cfa1425b8bf58793a66dbc b7c77c9ef905725bf93406a3aac4ed07 3b8105f4192e1a0d0abbbdf3b3471431 5ea70c3392e8c46f546035454be4da9e
handle 16 texture 8 sampler 0
handle 17 texture 8 sampler 1
texture 9 { type TWO_D_NO_MIPMAP layout pitch 64 format BC6H_UF16 FLOAT size 16 4 address 0x30009000 }
bytes 0x30009000 02e182de11d461a1e029993bfadfd020 d3b3edf6c74831dfb425e28e08d68852 e201a1115b3c0f0761a278f01e33624a f2ced0a9a8d9c586e0397ce9cea9308d
handle 18 texture 9 sampler 0
handle 19 texture 9 sampler 1
texture 10 { type TWO_D_NO_MIPMAP layout pitch 64 format BC7U UNORM size 16 4 address 0x3000a000 }
bytes 0x3000a000 40bfcdc057fce42611bcbf823e006095 e4839fe0cf1918021876476b66062912 68687b418ef101b52adf80e1fb788651 d6e7c03b085df062807134345f64a7e0
handle 20 texture 10 sampler 0
handle 21 texture 10 sampler 1
texture 11 { type TWO_D_NO_MIPMAP layout pitch 64 format BC7U UNORM size 16 4 address 0x3000b000 SRGB_CONVERSION 1 }
bytes 0x3000b000 340f59ac137f915c0ac3410fe9ed6de8 80fdd0b5292ce57f898a6b964550b6b8 80783a8c966eebd80a8b76293b80e9a3 80e6eba22abc2ceb37affcb8a4ed318a
handle 22 texture 11 sampler 0
handle 23 texture 11 sampler 1
texture 12 { type TWO_D_NO_MIPMAP layout pitch 32 format ETC2_RGB UNORM size 16 4 address 0x3000c000 }
bytes 0x3000c000 58fb6d92e373f3db 6b14eb8bc2fd4bd9 2d523cccba5a6d82 203bba9ba2f3b631
handle 24 texture 12 sampler 0
handle 25 texture 12 sampler 1
texture 13 { type TWO_D_NO_MIPMAP layout pitch 32 format ETC2_RGB UNORM size 16 4 address 0x3000d000 SRGB_CONVERSION 1 }
bytes 0x3000d000 8b63066fc7068077 4ec1a04bc4d77022 f990d84ab2719661 5c90772e8e39bcce
handle 26 texture 13 sampler 0
handle 27 texture 13 sampler 1
texture 14 { type TWO_D_NO_MIPMAP layout pitch 32 format ETC2_RGB_PTA UNORM size 16 4 address 0x3000e000 }
bytes 0x3000e000 d6fadd13646cc8f3 722b073b79f20c6f 0720bb6b3d603a87 d9fb28965a0b52f4
handle 28 texture 14 sampler 0
handle 29 texture 14 sampler 1
texture 15 { type TWO_D_NO_MIPMAP layout pitch 32 format ETC2_RGB_PTA UNORM size 16 4 address 0x3000f000 SRGB_CONVERSION 1 }
bytes 0x3000f000 54face57788bde4f 43acfabf97599f12 a0a8582e950b300b 36285c7b0afc69b1
handle 30 texture 15 sampler 0
handle 31 texture 15 sampler 1
texture 16 { type TWO_D_NO_MIPMAP layout pitch 64 format ETC2_RGBA UNORM size 16 4 address 0x30010000 }
bytes 0x30010000 8f3baeb64e11d4cac546bc4759aa7506 86f52fc5e02c0595d5f97137e949257d 0100c414be6b2e7bef2aad80918ca6db 81182e0a5a6d223ee6ea174199f472aa
handle 32 texture 16 sampler 0
handle 33 texture 16 sampler 1
texture 17 { type TWO_D_NO_MIPMAP layout pitch 64 format ETC2_RGBA UNORM size 16 4 address 0x30011000 SRGB_CONVERSION 1 }
bytes 0x30011000 c222b77e9ab6aea597f98d9b0748ee3f 010c39de46e0bfae3bb451342c65e434 7f68048b4697618ec8ae06079b02e849 bfe9ea4b05853460c495dcdf1a7c0b45
handle 34 texture 17 sampler 0
handle 35 texture 17 sampler 1
texture 18 { type TWO_D_NO_MIPMAP layout pitch 32 format EAC UNORM size 16 4 address 0x30012000 }
bytes 0x30012000 91cbf566f5668a0e 6a367e56900a88e2 065e72d8f5dbf649 b3593353fda08170
handle 36 texture 18 sampler 0
handle 37 texture 18 sampler 1
texture 19 { type TWO_D_NO_MIPMAP layout pitch 32 format EAC SNORM size 16 4 address 0x30013000 }
bytes 0x30013000 ff0464c0b47876c2 c3330fc4c4206d4f ba95a9cd2760138d 67e7f421b24d2c31
handle 38 texture 19 sampler 0
handle 39 texture 19 sampler 1
texture 20 { type TWO_D_NO_MIPMAP layout pitch 64 format EACX2 UNORM size 16 4 address 0x30014000 }
bytes 0x30014000 8782dbefa0a211b8b5a27a2facfec805 825ee8a9921e8eb68dbe255c0963a906 b52e43a3af7b262f9c5e27150fd673d7 7c3702ede75b7c7b5d574e9268b20dbd
handle 40 texture 20 sampler 0
handle 41 texture 20 sampler 1
texture 21 { type TWO_D_NO_MIPMAP layout pitch 64 format EACX2 SNORM size 16 4 address 0x30015000 }
bytes 0x30015000 9b33158b221aad3b1853121905c4df7a 013cddf44e4a46a300fc317ee64dd733 bfc528231f188f645e9584005ad14e70 7f0091c4dfd19f98ff008ba30825b596
handle 42 texture 21 sampler 0
handle 43 texture 21 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x40020400) bits(0x40020600) bits(0x3e9ff000) bits(0x40319a00) bits(0x3f800000) bits(0xbf80b800) bits(0x3eefe000) bits(0xbcfe0000) bits(0x3ffc0800) bits(0xbf800400) bits(0xbfa10800) bits(0x3fe22000) bits(0x3e5fe000) bits(0x3fb82800) bits(0x3d000000) bits(0x4001fe00) ... }
    t = { bits(0x3f5fc000) bits(0x3e000000) bits(0xbf70e000) bits(0x3f1e8000) bits(0xbfcc4000) bits(0x3ff9d000) bits(0x4026a800) bits(0xbf802000) bits(0x40236800) bits(0x3f900000) bits(0xbf801000) bits(0x3a800000) bits(0x3ebf8000) bits(0xbf801000) bits(0x3e018000) bits(0x40000000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ec6c6c7  R9 = 0x3f53d3d4  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f0e8e8f  R10 = 0x3e44c4c5  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3f53d3d4  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f5ededf  R9 = 0x3f0e8e8f  R10 = 0x3e44c4c5  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f5ededf  R9 = 0x3f0e8e8f  R10 = 0x3e44c4c5  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f2aaaab  R9 = 0x3f048485  R10 = 0x3e828283  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0xbf8cac00) bits(0xbf7ff000) bits(0x3f77f000) bits(0x3daa8000) bits(0xbfab3c00) bits(0x3feccc00) bits(0x3f800800) bits(0xb9000000) bits(0x40020000) bits(0x40019200) bits(0x3ffffc00) bits(0x3f14e800) bits(0x39c00000) bits(0xbfe89c00) bits(0x3d000000) bits(0x3f77f000) ... }
    t = { bits(0x3f006000) bits(0xbf7fe000) bits(0x4031d000) bits(0x3f900000) bits(0x3fa5a000) bits(0x3fde1000) bits(0x40073000) bits(0x3a800000) bits(0x3ff00000) bits(0x3dd10000) bits(0xbf7fa000) bits(0xbf160000) bits(0x40001000) bits(0xbf600000) bits(0x3dfe0000) bits(0x3ff03000) ... }
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3f048485  R10 = 0x3e828283  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f2aaaab  R9 = 0x3f048485  R10 = 0x3e828283  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3eececed  R9 = 0x3ef4f4f5  R10 = 0x3ea4a4a5  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xbcff0000) bits(0x3ffc0800) bits(0xbf800800) bits(0x3f780800) bits(0xbf45f800) bits(0x40143e00) bits(0x3fbc5c00) bits(0x403cc400) bits(0x40020200) bits(0x3eeb5000) bits(0x3d010000) bits(0x3f580800) bits(0x4001fc00) bits(0x3d008000) bits(0x3f3ff800) bits(0x3cff0000) ... }
    t = { bits(0xbdff0000) bits(0x400e3800) bits(0x4034a800) bits(0x3dfe0000) bits(0x40081800) bits(0x3f802000) bits(0x3f801000) bits(0xbfb90000) bits(0xbe010000) bits(0x3e000000) bits(0x3fedc000) bits(0x3f914000) bits(0x3f8fe000) bits(0xbf8fd000) bits(0x3e804000) bits(0x3f800000) ... }
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f0e8e8f  R10 = 0x3e44c4c5  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f53dbdc  R9 = 0x3f0c7070  R10 = 0x3e525252  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3d800000  R9 = 0x3e400000  R10 = 0x3f250000  R11 = 0x3f7f0000;
    expect lane 4 R8 = 0x3eedbdbe  R9 = 0x3ef51d1d  R10 = 0x3ea46060  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3d018182  R9 = 0x3dc24242  R10 = 0x3ea6f0f1  R11 = 0x3f010000;
    expect lane 6 R8 = 0x3d008081  R9 = 0x3dc0c0c1  R10 = 0x3ea5a5a6  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3c909091  R9 = 0x3d58d8d9  R10 = 0x3e3a5a5a  R11 = 0x3e900000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3f53d3d4  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f5aa545  R9 = 0x3f0dbf7d  R10 = 0x3e49ff6f  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d800000  R9 = 0x3e400000  R10 = 0x3f250000  R11 = 0x3f7f0000;
    expect lane 13 R8 = 0x3f5e0e0e  R9 = 0x3f0e6666  R10 = 0x3e45cdce  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e1b9b9c  R9 = 0x3ea9a9aa  R10 = 0x3ece4e4e  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f2aaaab  R9 = 0x3f048485  R10 = 0x3e838384  R11 = 0x3f800000;
}

warp 3 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0400) bits(0x3fc41800) bits(0xbf83f800) bits(0x3f76d000) bits(0x40000000) bits(0xb9000000) bits(0xbf528800) bits(0x3f800400) bits(0x40020200) bits(0x401b2600) bits(0x3ffc0400) bits(0x3f7ff000) bits(0x402e4200) bits(0x3fad0000) bits(0xbd010000) bits(0xbf8c7000) ... }
    t = { bits(0x402da000) bits(0xbe000000) bits(0x400fe800) bits(0xbf7fa000) bits(0x403c6000) bits(0x3e018000) bits(0x3f802000) bits(0xbf902000) bits(0x3eea4000) bits(0x3dff0000) bits(0xbec60000) bits(0xbee90000) bits(0x3f004000) bits(0xbf2ee000) bits(0x3fffe000) bits(0xbf9ee000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f102828  R9 = 0x3efed6d7  R10 = 0x3e93d7d8  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3d0be5e6  R9 = 0x3dd1d8d9  R10 = 0x3eb4565a  R11 = 0x3f0b5a00;
    expect lane 4 R8 = 0x3c8c8c8d  R9 = 0x3d52d2d3  R10 = 0x3e352d2d  R11 = 0x3e8c0000;
    expect lane 5 R8 = 0x3eedbdbe  R9 = 0x3ef51d1d  R10 = 0x3ea46060  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f2a4242  R9 = 0x3f047070  R10 = 0x3e83c5c6  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d2cacad  R9 = 0x3e018182  R10 = 0x3ede9697  R11 = 0x3f2c0000;
    expect lane 9 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3b40c0c1  R9 = 0x3c109091  R10 = 0x3cf87878  R11 = 0x3d400000;
    expect lane 11 R8 = 0x3ca4a4a5  R9 = 0x3d76f6f7  R10 = 0x3e543c3c  R11 = 0x3ea40000;
    expect lane 12 R8 = 0x3cfefeff  R9 = 0x3dbf3f3f  R10 = 0x3ea45a5a  R11 = 0x3efe0000;
    expect lane 13 R8 = 0x3d808081  R9 = 0x3e40c0c1  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f2b1313  R9 = 0x3f049899  R10 = 0x3e834141  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f469a9b  R9 = 0x3f09e3e4  R10 = 0x3e62a2a3  R11 = 0x3f800000;
}

warp 4 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3d000000) bits(0x3ffc0c00) bits(0x3e3b8000) bits(0x3f800c00) bits(0x401ce200) bits(0xbf5f1000) bits(0xbf77f000) bits(0x3f840400) bits(0x3ffc0000) bits(0x40020200) bits(0x3e206000) bits(0x3d808000) bits(0x3ffbfc00) bits(0x3ffff800) bits(0x3d000000) bits(0xbcfe0000) ... }
    t = { bits(0xbf900000) bits(0x3ee40000) bits(0x3f8ff000) bits(0x3f606000) bits(0xbe008000) bits(0x3ac00000) bits(0x40081800) bits(0x3e800000) bits(0x3ff00000) bits(0x3f900000) bits(0x3dfe0000) bits(0xbdfd0000) bits(0x3fcde000) bits(0x3f600000) bits(0x3ff01000) bits(0xbf602000) ... }
    expect lane 0 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3ecb2380  R9 = 0x3f1732cc  R10 = 0x3f0884cd  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ecb2380  R9 = 0x3f1732cc  R10 = 0x3f0884cd  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ecb2380  R9 = 0x3f1732cc  R10 = 0x3f0884cd  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3ec0a56e  R9 = 0x3ee3f169  R10 = 0x3ec0a56e  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3ec0a56e  R9 = 0x3ee3f169  R10 = 0x3ec0a56e  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3ecb2380  R9 = 0x3f1732cc  R10 = 0x3f0884cd  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780000) bits(0x3d018000) bits(0xbf77e800) bits(0xb9800000) bits(0x3f77f000) bits(0x40000000) bits(0xbf77e800) bits(0xbf840800) bits(0xbf7ff000) bits(0x4035e000) bits(0xbfc0d000) bits(0x3d008000) bits(0x401c7800) bits(0xbf646000) bits(0xbf9f8000) bits(0x40187400) ... }
    t = { bits(0x3e010000) bits(0xbe000000) bits(0x3f6d0000) bits(0x3e018000) bits(0xbf8fe000) bits(0x400b8000) bits(0x3e808000) bits(0x4007f000) bits(0x40080800) bits(0x3e000000) bits(0x3f800000) bits(0x3f2ee000) bits(0xbdfd0000) bits(0x00000000) bits(0x40001000) bits(0x40080800) ... }
    expect lane 0 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ecb2380  R9 = 0x3f1732cc  R10 = 0x3f0884cd  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ec0a56e  R9 = 0x3ee3f169  R10 = 0x3ec0a56e  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3ec0a56e  R9 = 0x3ee3f169  R10 = 0x3ec0a56e  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3ecb2380  R9 = 0x3f1732cc  R10 = 0x3f0884cd  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e168e51  R9 = 0x3f54ad56  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ec0a56e  R9 = 0x3ee3f169  R10 = 0x3ec0a56e  R11 = 0x3f800000;
}

warp 6 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0xbfadc000) bits(0x3d3a0000) bits(0x3ffb5400) bits(0x3f83f800) bits(0xbf840000) bits(0x40020200) bits(0x3f080800) bits(0x40020200) bits(0x3f83fc00) bits(0x3ffc0800) bits(0x3fae7000) bits(0xbf849400) bits(0xbf7ff000) bits(0x3ffc0000) bits(0x3ffbf800) bits(0x3fdce800) ... }
    t = { bits(0x3f1fe000) bits(0x4007f000) bits(0x3f903000) bits(0xbfcad000) bits(0xbf602000) bits(0x3f903000) bits(0x3f400000) bits(0x40080000) bits(0x3f8ff000) bits(0x3ec4c000) bits(0x3fefe000) bits(0x3ac00000) bits(0xbdff0000) bits(0x3fefe000) bits(0xbdfe0000) bits(0x3f96e000) ... }
    expect lane 0 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ebf2377  R9 = 0x3ee22902  R10 = 0x3ebf2377  R11 = 0x3f7e0000;
    expect lane 3 R8 = 0x3d7cd83d  R9 = 0x3d959616  R10 = 0x3d7cd83d  R11 = 0x3e280000;
    expect lane 4 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ebf2377  R9 = 0x3ee22902  R10 = 0x3ebf2377  R11 = 0x3f7e0000;
    expect lane 6 R8 = 0x3f5cf7dd  R9 = 0x3eb8fcb9  R10 = 0x3e4ad0cb  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3ec0a4c1  R9 = 0x3ee3f0e4  R10 = 0x3ec0a4c1  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ec0a4c1  R9 = 0x3ee3f0e4  R10 = 0x3ec0a4c1  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3c70cdf1  R9 = 0x3c8e768e  R10 = 0x3c70cdf1  R11 = 0x3d200000;
    expect lane 10 R8 = 0x3ecb184d  R9 = 0x3f170d5d  R10 = 0x3f085c56  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3ecb184d  R9 = 0x3f170d5d  R10 = 0x3f085c56  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ecb184d  R9 = 0x3f170d5d  R10 = 0x3f085c56  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e97415b  R9 = 0x3eb2f823  R10 = 0x3e97415b  R11 = 0x3f490000;
}

warp 7 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0xbfc6fc00) bits(0x3ffbf800) bits(0x3ffff800) bits(0xbf77f000) bits(0x3e8fe000) bits(0x3f800400) bits(0x3d99c000) bits(0x3e5fe000) bits(0x3f800c00) bits(0x3f600800) bits(0x40392e00) bits(0x40020400) bits(0xbfa24400) bits(0x40020600) bits(0x4001fe00) bits(0x3f840800) ... }
    t = { bits(0x3fc67000) bits(0x3f5fc000) bits(0x3f600000) bits(0xbfb5b000) bits(0xbee5c000) bits(0x3f801000) bits(0x3fb73000) bits(0x40000800) bits(0x4007f800) bits(0x3f7fc000) bits(0x40085800) bits(0x3f5fc000) bits(0x3f803000) bits(0x3f406000) bits(0xbf7fc000) bits(0xbdfd0000) ... }
    expect lane 0 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3ecb184d  R9 = 0x3f170d5d  R10 = 0x3f085c56  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ecb22cb  R9 = 0x3f173297  R10 = 0x3f088489  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3d6c0448  R9 = 0x3e4657b2  R10 = 0x3d1eca36  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ec5e3c6  R9 = 0x3f049585  R10 = 0x3ee8d6e9  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3d968c97  R9 = 0x3ed4add5  R10 = 0x3cdf20df  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3ec0a4c1  R9 = 0x3ee3f0e4  R10 = 0x3ec0a4c1  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3ec5ee44  R9 = 0x3f04babf  R10 = 0x3ee9274d  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ebc20e4  R9 = 0x3ede993f  R10 = 0x3ebc20e4  R11 = 0x3f7a0000;
    expect lane 11 R8 = 0x3ecb184d  R9 = 0x3f170d5d  R10 = 0x3f085c56  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e168c97  R9 = 0x3f54add5  R10 = 0x3d5f20df  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3ec5f8c2  R9 = 0x3f04dff9  R10 = 0x3ee977b1  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ec5d948  R9 = 0x3f04704a  R10 = 0x3ee88685  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ecb0dcf  R9 = 0x3f16e823  R10 = 0x3f083424  R11 = 0x3f800000;
}

warp 8 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x40000400) bits(0x3f840c00) bits(0x3f7ff800) bits(0x3f780000) bits(0x3f37f000) bits(0xbf7ff000) bits(0xbcfe0000) bits(0xbf83f400) bits(0x3f50b800) bits(0x3fca2400) bits(0x3f83f800) bits(0xbfe15400) bits(0x39c00000) bits(0x3ffc0800) bits(0x3ffbf800) bits(0x3e400000) ... }
    t = { bits(0x3e804000) bits(0x3e008000) bits(0x3fcec000) bits(0x3fd1e000) bits(0x3e000000) bits(0x3f803000) bits(0x3f600000) bits(0x4007f000) bits(0x3f800000) bits(0x3a000000) bits(0x3ff00000) bits(0x40110000) bits(0xbf901000) bits(0x3f27a000) bits(0xbf6f4000) bits(0x402d2000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3eeeeeef;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3e888889;
    expect lane 2 R8 = 0x3f69e9ea  R9 = 0x3f159596  R10 = 0x3f48c8c9  R11 = 0x3e088889;
    expect lane 3 R8 = 0x3f69e9ea  R9 = 0x3f159596  R10 = 0x3f48c8c9  R11 = 0x3e088889;
    expect lane 4 R8 = 0x3f0c8c8d  R9 = 0x3e9a9a9b  R10 = 0x3f6feff0  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f3bbbbc;
    expect lane 6 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eaaaaab;
    expect lane 7 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f3bbbbc;
    expect lane 8 R8 = 0x3f69e9ea  R9 = 0x3f159596  R10 = 0x3f48c8c9  R11 = 0x3f4ccccd;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3e888889;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4ccccd;
    expect lane 11 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f6eeeef;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3f69e9ea  R9 = 0x3f159596  R10 = 0x3f48c8c9  R11 = 0x3e088889;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3e888889;
    expect lane 15 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eaaaaab;
}

warp 9 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x3fb23800) bits(0xbcfd0000) bits(0x40250400) bits(0xbf840800) bits(0x3f780800) bits(0x3ffbfc00) bits(0xbfaf4c00) bits(0x40000000) bits(0x3f07f000) bits(0x00000000) bits(0x3e5fc000) bits(0x3f8e3400) bits(0x402b5600) bits(0x400eec00) bits(0x401ae600) bits(0x40202a00) ... }
    t = { bits(0x3fc52000) bits(0x3f902000) bits(0xbe578000) bits(0x3ff03000) bits(0xbe008000) bits(0x40104800) bits(0x4038e800) bits(0xbfd4e000) bits(0xbfbc6000) bits(0x3f800000) bits(0x3f8ad000) bits(0x3ffcc000) bits(0xbf901000) bits(0x3dff0000) bits(0x3ff15000) bits(0x3f2ee000) ... }
    expect lane 0 R8 = 0x3f69e9ea  R9 = 0x3f159596  R10 = 0x3f48c8c9  R11 = 0x3e088889;
    expect lane 1 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f3bbbbc;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4ccccd;
    expect lane 3 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eaaaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4ccccd;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3eeeeeef;
    expect lane 6 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eaaaaab;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3eeeeeef;
    expect lane 8 R8 = 0x3f0c8c8d  R9 = 0x3e9a9a9b  R10 = 0x3f6feff0  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f3bbbbc;
    expect lane 10 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4ccccd;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4ccccd;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3e888889;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4ccccd;
    expect lane 15 R8 = 0x3f69e9ea  R9 = 0x3f159596  R10 = 0x3f48c8c9  R11 = 0x3e088889;
}

warp 10 {
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0000) bits(0x3f800400) bits(0xbf800000) bits(0xbe8b2000) bits(0x403d0e00) bits(0x40000400) bits(0x3eb03000) bits(0x3f800800) bits(0xbff12c00) bits(0x3fefd000) bits(0xbd008000) bits(0x3f500000) bits(0x3f800800) bits(0x402d3800) bits(0x400f3a00) bits(0x3f77f800) ... }
    t = { bits(0x3f204000) bits(0x40000800) bits(0x3f8ff000) bits(0xbf8fd000) bits(0x3ffe6000) bits(0x3f604000) bits(0xbf800000) bits(0x40080800) bits(0xbf57a000) bits(0xbff22000) bits(0x3f5fc000) bits(0xbf801000) bits(0xbf8fd000) bits(0xbf7fe000) bits(0xbe868000) bits(0x3ebf8000) ... }
    expect lane 0 R8 = 0x3f6a0000  R9 = 0x3f156d6d  R10 = 0x3f485a5a  R11 = 0x3e0b3333;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f088889;
    expect lane 2 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f3bbbbc;
    expect lane 3 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eac4444;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f0f7777;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4c4444;
    expect lane 6 R8 = 0x3f25a5a6  R9 = 0x3ee2e2e3  R10 = 0x3f67e7e8  R11 = 0x3f188889;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3e888889;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f428889;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3e9aaaab;
    expect lane 10 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eabbbbc;
    expect lane 11 R8 = 0x3f672727  R9 = 0x3f1adadb  R10 = 0x3f569697  R11 = 0x3f044444;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f4bbbbc;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f088889;
    expect lane 14 R8 = 0x3f73d5d6  R9 = 0x3f038b8c  R10 = 0x3f172d2d  R11 = 0x3edd999a;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3eee8889;
}

warp 11 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x40275a00) bits(0x39000000) bits(0x3dc0c000) bits(0x3ee01000) bits(0xbf94b800) bits(0x00000000) bits(0x4001fc00) bits(0xbf7ff000) bits(0xbfa46400) bits(0x3e1fc000) bits(0x3dbf8000) bits(0xbfdc7000) bits(0xbf780000) bits(0x3f4ff800) bits(0xbf800400) bits(0xbfd70c00) ... }
    t = { bits(0x403ad800) bits(0x3fcc4000) bits(0x3ffe9000) bits(0x3f903000) bits(0x40346000) bits(0x402fe000) bits(0xbf770000) bits(0xbf47a000) bits(0xbf8c2000) bits(0x40000000) bits(0xbf122000) bits(0x3f600000) bits(0xbf901000) bits(0x40000800) bits(0x3fefe000) bits(0xbf5fc000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3f344444;
    expect lane 1 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f5fddde;
    expect lane 2 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f21419a;
    expect lane 3 R8 = 0x3f25a5a6  R9 = 0x3ee2e2e3  R10 = 0x3f67e7e8  R11 = 0x3dce6666;
    expect lane 4 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3ee88889;
    expect lane 5 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f1aaaab;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3eeaaaab;
    expect lane 7 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f4f5555;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3ec37777;
    expect lane 9 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f00199a;
    expect lane 10 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eb23666;
    expect lane 11 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eaaaaab;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3f672727  R9 = 0x3f1adadb  R10 = 0x3f569697  R11 = 0x3f044444;
    expect lane 14 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3eabbbbc;
    expect lane 15 R8 = 0x3e44c4c5  R9 = 0x3f57d7d8  R10 = 0x3f46c6c7  R11 = 0x3f3beeef;
}

warp 12 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x4030c000) bits(0xbe85b000) bits(0xbfe6ac00) bits(0x3f780800) bits(0x3ffffc00) bits(0x3ebee000) bits(0x4011d000) bits(0x402a3000) bits(0x3d884000) bits(0x3f77f000) bits(0x3f840400) bits(0xbd010000) bits(0xbf7ff000) bits(0x401ad000) bits(0x3fede800) bits(0x39000000) ... }
    t = { bits(0xbf020000) bits(0x3f902000) bits(0x3f993000) bits(0xbf600000) bits(0x3fef7000) bits(0x3f1fe000) bits(0xbf748000) bits(0x3ffff000) bits(0x400e4800) bits(0x3dff0000) bits(0x3a000000) bits(0x4002b800) bits(0xbeef8000) bits(0x3f7fc000) bits(0x3f006000) bits(0x3ff00000) ... }
    expect lane 0 R8 = 0x3e0dc104  R9 = 0x3e6495df  R10 = 0x3c0373b6  R11 = 0x3e888889;
    expect lane 1 R8 = 0x3d8c3e48  R9 = 0x3f1c4970  R10 = 0x3e362862  R11 = 0x3eeeeeef;
    expect lane 2 R8 = 0x3d8c3e48  R9 = 0x3f1c4970  R10 = 0x3e362862  R11 = 0x3eeeeeef;
    expect lane 3 R8 = 0x3e1c98ac  R9 = 0x3dc33090  R10 = 0x3cce54ac  R11 = 0x3d888889;
    expect lane 4 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x3dd1641d  R9 = 0x3f76f5ae  R10 = 0x3eaa3716  R11 = 0x3eaaaaab;
    expect lane 6 R8 = 0x3e1c98ac  R9 = 0x3dc33090  R10 = 0x3cce54ac  R11 = 0x3d888889;
    expect lane 7 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3f2aaaab;
    expect lane 9 R8 = 0x3e1c98ac  R9 = 0x3dc33090  R10 = 0x3cce54ac  R11 = 0x3d888889;
    expect lane 10 R8 = 0x3e1c98ac  R9 = 0x3dc33090  R10 = 0x3cce54ac  R11 = 0x3d888889;
    expect lane 11 R8 = 0x3d8c3e48  R9 = 0x3f1c4970  R10 = 0x3e362862  R11 = 0x3eeeeeef;
    expect lane 12 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 14 R8 = 0x3e2f8e42  R9 = 0x3cce54ac  R10 = 0x3d5f26b6  R11 = 0x3f4ccccd;
    expect lane 15 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3f19999a;
}

warp 13 {
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0xbfd35000) bits(0x3f77f800) bits(0x3dc54000) bits(0xbf27d000) bits(0x3fe5dc00) bits(0x3ffffc00) bits(0xbf83fc00) bits(0x3ffc0c00) bits(0xbf77e800) bits(0xbd008000) bits(0xbf800800) bits(0x3f6b7800) bits(0x4001fe00) bits(0x3dc0c000) bits(0x3f800000) bits(0x3ffc0000) ... }
    t = { bits(0x40393800) bits(0x3f7fc000) bits(0x3f800000) bits(0xbf8ff000) bits(0xbdfe0000) bits(0x3fb4c000) bits(0x3f3fc000) bits(0xbf8fd000) bits(0xbf902000) bits(0x40193800) bits(0x3f903000) bits(0x3e000000) bits(0x3fffe000) bits(0x40134800) bits(0x403dd000) bits(0x401dd800) ... }
    expect lane 0 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3f19999a;
    expect lane 1 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 2 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3f2aaaab;
    expect lane 3 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3f19999a;
    expect lane 4 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x3e0dc104  R9 = 0x3e6495df  R10 = 0x3c0373b6  R11 = 0x3e888889;
    expect lane 6 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3eaaaaab;
    expect lane 7 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3f19999a;
    expect lane 9 R8 = 0x3e2f8e42  R9 = 0x3f469c49  R10 = 0x3e90f8df  R11 = 0x3f6eeeef;
    expect lane 10 R8 = 0x3d8c3e48  R9 = 0x3f1c4970  R10 = 0x3e362862  R11 = 0x3eeeeeef;
    expect lane 11 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e088889;
    expect lane 12 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 13 R8 = 0x3eaa3716  R9 = 0x3f76f5ae  R10 = 0x3ed5f508  R11 = 0x3f5dddde;
    expect lane 14 R8 = 0x3dff885e  R9 = 0x3ed8b68a  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 15 R8 = 0x3e0dc104  R9 = 0x3e6495df  R10 = 0x3c0373b6  R11 = 0x3e888889;
}

warp 14 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xbf840800) bits(0x4001fe00) bits(0x3ffc0c00) bits(0x00000000) bits(0xbf83f400) bits(0xbcff0000) bits(0xbffa7800) bits(0x3ff94c00) bits(0x402f4a00) bits(0x3f77f000) bits(0x3f781000) bits(0x40000400) bits(0x3ffc0000) bits(0xbf89f000) bits(0xb9800000) bits(0xbf232800) ... }
    t = { bits(0x3f0fa000) bits(0xbdfd0000) bits(0x3ff01000) bits(0xbec64000) bits(0x3f8cb000) bits(0x3f901000) bits(0x3e010000) bits(0x4037f000) bits(0xbdfd0000) bits(0x3fbf9000) bits(0xba000000) bits(0xbf902000) bits(0x3dfe0000) bits(0x400f1000) bits(0xbdfe0000) bits(0x40393000) ... }
    expect lane 0 R8 = 0x3e94f5b5  R9 = 0x3f6a7ef8  R10 = 0x3ec42bcc  R11 = 0x3ef9ddde;
    expect lane 1 R8 = 0x3dfffc50  R9 = 0x3ed76703  R10 = 0x394e60ce  R11 = 0x3e4bbbbc;
    expect lane 2 R8 = 0x3dff8900  R9 = 0x3ed8b6d9  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 3 R8 = 0x3ea65966  R9 = 0x3f74b1c9  R10 = 0x3ed2b903  R11 = 0x3eb91111;
    expect lane 4 R8 = 0x3dc32833  R9 = 0x3f257f1d  R10 = 0x3e4f1e4f  R11 = 0x3ef5ddde;
    expect lane 5 R8 = 0x3d8c408c  R9 = 0x3f1c499c  R10 = 0x3e3628b6  R11 = 0x3eeeeeef;
    expect lane 6 R8 = 0x3d8d1365  R9 = 0x3f1c73ef  R10 = 0x3e36947f  R11 = 0x3eefddde;
    expect lane 7 R8 = 0x3dffe890  R9 = 0x3ed7eb08  R10 = 0x395f20df  R11 = 0x3e4f3333;
    expect lane 8 R8 = 0x3dfffc50  R9 = 0x3ed76703  R10 = 0x394e60ce  R11 = 0x3e4bbbbc;
    expect lane 9 R8 = 0x3e1e07d9  R9 = 0x3e03277b  R10 = 0x3cf934c4  R11 = 0x3f067aab;
    expect lane 10 R8 = 0x3e0e2e8e  R9 = 0x3e84c185  R10 = 0x3c4e60ce  R11 = 0x3e088889;
    expect lane 11 R8 = 0x3dffe890  R9 = 0x3ed7eb08  R10 = 0x395f20df  R11 = 0x3e4f3333;
    expect lane 12 R8 = 0x3e1c7bc8  R9 = 0x3dc5d06e  R10 = 0x3ccd926e  R11 = 0x3d89999a;
    expect lane 13 R8 = 0x3de95241  R9 = 0x3f2ef852  R10 = 0x3e65bc2e  R11 = 0x3f2c3333;
    expect lane 14 R8 = 0x3ea9af84  R9 = 0x3f769b4b  R10 = 0x3ed579f5  R11 = 0x3f197777;
    expect lane 15 R8 = 0x3ea02ece  R9 = 0x3f703b2c  R10 = 0x3eccd62d  R11 = 0x3f171111;
}

warp 15 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3cff0000) bits(0x3f780000) bits(0xbf800800) bits(0x3eb98000) bits(0x39000000) bits(0xbff55800) bits(0x40020400) bits(0x3dc08000) bits(0x3e200000) bits(0x403ad000) bits(0xbf840000) bits(0x40015200) bits(0xbfa58000) bits(0x3f781800) bits(0x3ffc0800) bits(0x3f840c00) ... }
    t = { bits(0xbe0f8000) bits(0x40081800) bits(0x3ebfc000) bits(0xbfd87000) bits(0xbf8ff000) bits(0xbfad1000) bits(0x3e018000) bits(0x3e000000) bits(0x3fa62000) bits(0xbf5fc000) bits(0xbf7fa000) bits(0xbf56c000) bits(0xbe008000) bits(0x40081000) bits(0xbe000000) bits(0x3f598000) ... }
    expect lane 0 R8 = 0x3eaa36aa  R9 = 0x3f76f5f7  R10 = 0x3ed5f4d6  R11 = 0x3f155555;
    expect lane 1 R8 = 0x3e1c7aec  R9 = 0x3dc53cb5  R10 = 0x3ccd478d  R11 = 0x3d8bbbbc;
    expect lane 2 R8 = 0x3e2f8cb0  R9 = 0x3f469cc7  R10 = 0x3e90f891  R11 = 0x3f6eeeef;
    expect lane 3 R8 = 0x3dd160d1  R9 = 0x3f76f5f7  R10 = 0x3eaa36aa  R11 = 0x3ea89bbc;
    expect lane 4 R8 = 0x3eaa36aa  R9 = 0x3f76f5f7  R10 = 0x3ed5f4d6  R11 = 0x3f19999a;
    expect lane 5 R8 = 0x3eaa36aa  R9 = 0x3f76f5f7  R10 = 0x3ed5f4d6  R11 = 0x3eb77777;
    expect lane 6 R8 = 0x3e1c7aec  R9 = 0x3dc53cb5  R10 = 0x3ccd478d  R11 = 0x3d8bbbbc;
    expect lane 7 R8 = 0x3ea9af84  R9 = 0x3f769b4b  R10 = 0x3ed579f5  R11 = 0x3f2a8889;
    expect lane 8 R8 = 0x3e0f043b  R9 = 0x3f398d1d  R10 = 0x3e805724  R11 = 0x3e57bbbc;
    expect lane 9 R8 = 0x3e1c89c5  R9 = 0x3dc436bc  R10 = 0x3ccdd42e  R11 = 0x3d8a2222;
    expect lane 10 R8 = 0x3e4b2a33  R9 = 0x3f48ea71  R10 = 0x3e978ed8  R11 = 0x3f084444;
    expect lane 11 R8 = 0x3e1a7362  R9 = 0x3de90dc1  R10 = 0x3cba0d9a  R11 = 0x3dc3bbbc;
    expect lane 12 R8 = 0x3eaa36aa  R9 = 0x3f76f5f7  R10 = 0x3ed5f4d6  R11 = 0x3f19999a;
    expect lane 13 R8 = 0x3e1c89c5  R9 = 0x3dc436bc  R10 = 0x3ccdd42e  R11 = 0x3d8a2222;
    expect lane 14 R8 = 0x3dff8900  R9 = 0x3ed8b6d9  R10 = 0x00000000  R11 = 0x3e4ccccd;
    expect lane 15 R8 = 0x3e049ed5  R9 = 0x3ec403a4  R10 = 0x3bb54ab5  R11 = 0x3e85999a;
}

warp 16 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77f000) bits(0x3f711800) bits(0x3d008000) bits(0x3f840c00) bits(0xb9000000) bits(0xbd008000) bits(0x40266400) bits(0xbcff0000) bits(0x3ffc0000) bits(0xbcfd0000) bits(0xbf85c400) bits(0x3fdf7800) bits(0xbfc54800) bits(0x400b5a00) bits(0xbfa4d800) bits(0x3f780000) ... }
    t = { bits(0x3e018000) bits(0x3f801000) bits(0x3f2d6000) bits(0xbfc18000) bits(0x40081800) bits(0x3fe6c000) bits(0xbdff0000) bits(0x403b7000) bits(0xbf994000) bits(0x3db90000) bits(0x3df90000) bits(0x3f7fe000) bits(0x3ebfc000) bits(0x3f5fc000) bits(0x3f903000) bits(0x3fcbe000) ... }
    expect lane 0 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 1 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e929293  R9 = 0x3f0b8b8c  R10 = 0x3ed0d0d1  R11 = 0x3ee45209;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 5 R8 = 0x3e929293  R9 = 0x3f0b8b8c  R10 = 0x3ed0d0d1  R11 = 0x3f1dc255;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 7 R8 = 0x3e929293  R9 = 0x3f0b8b8c  R10 = 0x3ed0d0d1  R11 = 0x3f1dc255;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 10 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 12 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3eb8b8b9;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3f77f7f8  R10 = 0x3f4ececf  R11 = 0x3f65e5e6;
}

warp 17 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0x3efff000) bits(0x3fecb000) bits(0xbf0de800) bits(0x3ffc0c00) bits(0x40337e00) bits(0xbf780800) bits(0xbf6f7800) bits(0x3e901000) bits(0xbd008000) bits(0x3ffc0800) bits(0x3ec82000) bits(0x3f7ff800) bits(0x3f47f000) bits(0xbf781000) bits(0x3ffc0800) bits(0x3f701000) ... }
    t = { bits(0x401a7800) bits(0x40383800) bits(0x40000800) bits(0x3ac00000) bits(0xbdb40000) bits(0x3f88b000) bits(0x3f903000) bits(0x3ff03000) bits(0xbf7fe000) bits(0x4003c800) bits(0x3f5fe000) bits(0x3f402000) bits(0xbfbc7000) bits(0xbe98c000) bits(0x3f418000) bits(0x3e8b4000) ... }
    expect lane 0 R8 = 0x3e9e9e9f  R9 = 0x3ef0f0f1  R10 = 0x3e2cacad  R11 = 0x3e6ceced;
    expect lane 1 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 7 R8 = 0x3d808081  R9 = 0x3ec2c2c3  R10 = 0x3d008081  R11 = 0x3e863d19;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495ba5;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f4ececf  R9 = 0x3f26a6a7  R10 = 0x3ee6e6e7  R11 = 0x3e7fdb49;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3f70f0f1  R10 = 0x3f3dbdbe  R11 = 0x3f5f7913;
    expect lane 13 R8 = 0x3e929293  R9 = 0x3f0b8b8c  R10 = 0x3ed0d0d1  R11 = 0x3ee45209;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f590c3f;
}

warp 18 {
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83f400) bits(0x3f780000) bits(0x3ffbf800) bits(0x3ffbfc00) bits(0x3f9fe800) bits(0xbf942000) bits(0xbe81b000) bits(0xbf77f000) bits(0x3f70a000) bits(0xbf77e800) bits(0x40020400) bits(0x4001fc00) bits(0x3ffc0800) bits(0xbd008000) bits(0x3ffffc00) bits(0x4001fe00) ... }
    t = { bits(0xbdfe0000) bits(0x40119000) bits(0x3f7fc000) bits(0xbf5fa000) bits(0x3dfe0000) bits(0x3ddb0000) bits(0x3fd5c000) bits(0x3f7fe000) bits(0xbffed000) bits(0x40073000) bits(0x3f5d2000) bits(0x3f7fe000) bits(0x3fb69000) bits(0x3f800000) bits(0x3ec08000) bits(0x40000800) ... }
    expect lane 0 R8 = 0x3e923030  R9 = 0x3f0b5555  R10 = 0x3ed06262  R11 = 0x3f1dee37;
    expect lane 1 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f01b815;
    expect lane 2 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3edabdf1;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3bd90bd9;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3b590bd9;
    expect lane 5 R8 = 0x3ddc6c6c  R9 = 0x3eb24a4a  R10 = 0x3e544c4c  R11 = 0x3f464b04;
    expect lane 6 R8 = 0x3e929293  R9 = 0x3f0b8b8c  R10 = 0x3ed0d0d1  R11 = 0x3ef3fdf0;
    expect lane 7 R8 = 0x3e42c2c3  R9 = 0x3ee0e0e1  R10 = 0x3e99999a  R11 = 0x3f338f34;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3f1e4d67;
    expect lane 9 R8 = 0x3dd4bcbd  R9 = 0x3eb02c2c  R10 = 0x3e4ffbfc  R11 = 0x3f472502;
    expect lane 10 R8 = 0x3c5ededf  R9 = 0x3f64d4d5  R10 = 0x3f1ef6f7  R11 = 0x3f59a612;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3ed90bd9;
    expect lane 12 R8 = 0x3d717171  R9 = 0x3f67f7f8  R10 = 0x3f26cecf  R11 = 0x3f5ba824;
    expect lane 13 R8 = 0x3e42c2c3  R9 = 0x3ee0e0e1  R10 = 0x3e99999a  R11 = 0x3f338f34;
    expect lane 14 R8 = 0x3a949495  R9 = 0x3f63f7f8  R10 = 0x3f1ccecf  R11 = 0x3f5918b3;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3ed90bd9;
}

warp 19 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbf800400) bits(0x3f840800) bits(0xbf83f400) bits(0xbf431800) bits(0x3ffc0000) bits(0xbd008000) bits(0x3f780800) bits(0xbbf00000) bits(0xbfd7d800) bits(0x3eb02000) bits(0x3f780800) bits(0x3fdef000) bits(0x3f6de000) bits(0xbf800400) bits(0xbe3c0000) bits(0xbf37f800) ... }
    t = { bits(0x3e018000) bits(0xbf5fe000) bits(0x3e008000) bits(0x3f604000) bits(0x40272800) bits(0x3ec00000) bits(0xba000000) bits(0x3dff0000) bits(0x3ff2f000) bits(0x3f604000) bits(0xbf7d2000) bits(0x3f494000) bits(0x3ed88000) bits(0x3f602000) bits(0x4007f800) bits(0x4003f000) ... }
    expect lane 0 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f4881cb;
    expect lane 1 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x00000000;
    expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495bc9;
    expect lane 3 R8 = 0x3e923030  R9 = 0x3f0b5555  R10 = 0x3ed06262  R11 = 0x3f1dee37;
    expect lane 4 R8 = 0x3e8c7474  R9 = 0x3f76dedf  R10 = 0x3f4c1010  R11 = 0x3f6531f9;
    expect lane 5 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3eb8b8b9;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3ed90bd9;
    expect lane 7 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495bc9;
    expect lane 8 R8 = 0x3e895959  R9 = 0x3f067676  R10 = 0x3ec67676  R11 = 0x3f21d8fa;
    expect lane 9 R8 = 0x3f0ececf  R9 = 0x3f0fa6a7  R10 = 0x3e9ee6e7  R11 = 0x3e862cd5;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f63e3e4  R10 = 0x3f1c9c9d  R11 = 0x3ec4b2bd;
    expect lane 11 R8 = 0x3dd34343  R9 = 0x3f6b0707  R10 = 0x3f2e7474  R11 = 0x3f5d9d5c;
    expect lane 12 R8 = 0x3dbc1101  R9 = 0x3f69f6dd  R10 = 0x3f2c5f1d  R11 = 0x3f59f314;
    expect lane 13 R8 = 0x3e929293  R9 = 0x3f0b8b8c  R10 = 0x3ed0d0d1  R11 = 0x3f1dc29e;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3e44c4c5  R11 = 0x3f495bc9;
    expect lane 15 R8 = 0x3e125656  R9 = 0x3ec63232  R10 = 0x3e7cd8d9  R11 = 0x3f3e49e5;
}

warp 20 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0xbf094000) bits(0x3f77f000) bits(0x4036fa00) bits(0x3f83fc00) bits(0x3f36a000) bits(0xbf840000) bits(0x3f301800) bits(0x40182e00) bits(0x3f8bcc00) bits(0xbf92cc00) bits(0x39800000) bits(0x3f7ff800) bits(0x3f781800) bits(0xbcff0000) bits(0x3d000000) bits(0x40159200) ... }
    t = { bits(0x3fc3b000) bits(0x3ff39000) bits(0xbf801000) bits(0x3dff0000) bits(0xbfe99000) bits(0x3f45e000) bits(0x3f900000) bits(0xbf8ff000) bits(0x3e080000) bits(0x40000000) bits(0x3f14a000) bits(0x3fab0000) bits(0xbfb5e000) bits(0x3ebfc000) bits(0xbfebf000) bits(0x40175800) ... }
    expect lane 0 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f37b7b8;
    expect lane 1 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3f19cd00;
    expect lane 2 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3f19cd00;
    expect lane 3 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f5ae0cc  R9 = 0x3d7add24  R10 = 0x3ecdd008  R11 = 0x3d2a43dd;
    expect lane 5 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f038384;
    expect lane 6 R8 = 0x3f5ae0cc  R9 = 0x3d7add24  R10 = 0x3ecdd008  R11 = 0x3d2a43dd;
    expect lane 7 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3f19cd00;
    expect lane 8 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f1d9d9e;
    expect lane 10 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f37b7b8;
    expect lane 11 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3f19cd00;
    expect lane 12 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3ef48e28;
    expect lane 13 R8 = 0x3dd1641d  R9 = 0x3dfa23e5  R10 = 0x3c89af9f  R11 = 0x3eececed;
    expect lane 14 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f1d9d9e;
    expect lane 15 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3f19cd00;
}

warp 21 {
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0c00) bits(0x3e84c000) bits(0xbd010000) bits(0x40020400) bits(0xbf832800) bits(0x39000000) bits(0xbf77f000) bits(0x3f83f800) bits(0x402d2200) bits(0xbf7ff800) bits(0x3f6fd800) bits(0x3f987c00) bits(0xb9800000) bits(0x4029c400) bits(0x3ffffc00) bits(0xbe054000) ... }
    t = { bits(0x3ec08000) bits(0x3f9c0000) bits(0x402ea000) bits(0xbfb1e000) bits(0xbf900000) bits(0xbfd26000) bits(0xbf602000) bits(0xbf600000) bits(0xbf7fc000) bits(0xbf910000) bits(0xbf068000) bits(0xbfff3000) bits(0x3f5fe000) bits(0x40000000) bits(0x400b6000) bits(0xbf5fa000) ... }
    expect lane 0 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3f19cd00;
    expect lane 1 R8 = 0x3da020ba  R9 = 0x3e405417  R10 = 0x3cc5e63a  R11 = 0x3e8c8c8d;
    expect lane 2 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f37b7b8;
    expect lane 3 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3ef48e28;
    expect lane 4 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f038384;
    expect lane 5 R8 = 0x3dd1641d  R9 = 0x3dfa23e5  R10 = 0x3c89af9f  R11 = 0x3eececed;
    expect lane 6 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f1d9d9e;
    expect lane 7 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f038384;
    expect lane 10 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x3ef48e28;
    expect lane 11 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f038384;
    expect lane 13 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3dff885e  R9 = 0x3e29186a  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3ed338c9  R9 = 0x3e168e51  R10 = 0x3c494d44  R11 = 0x3f1d9d9e;
}

warp 22 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x39800000) bits(0xbfabec00) bits(0x3cfe0000) bits(0x4018ce00) bits(0xbf83f800) bits(0xbf840800) bits(0x40036c00) bits(0x3f840400) bits(0x3ec01000) bits(0xbf840800) bits(0x3f840c00) bits(0x3ed01000) bits(0x3e822000) bits(0xbfce5c00) bits(0x3ffbf800) bits(0x4001fc00) ... }
    t = { bits(0x3ed40000) bits(0xbf900000) bits(0xbf3aa000) bits(0x40080000) bits(0x3f800000) bits(0x3feff000) bits(0x3fefe000) bits(0x401ab800) bits(0xbf927000) bits(0x3f8f7000) bits(0x3fd7a000) bits(0x3f606000) bits(0x3f8fe000) bits(0x3ff36000) bits(0x3e000000) bits(0xbf84d000) ... }
    expect lane 0 R8 = 0x3e1a569a  R9 = 0x3e010be1  R10 = 0x3c83d884  R11 = 0x3f00a8a9;
    expect lane 1 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f038384;
    expect lane 2 R8 = 0x3e6c426c  R9 = 0x3e079de0  R10 = 0x3c749cf5  R11 = 0x3f06acad;
    expect lane 3 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f109091;
    expect lane 5 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f038384;
    expect lane 6 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3f19ad15;
    expect lane 7 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3f1461b8;
    expect lane 8 R8 = 0x3edf6843  R9 = 0x3ea632f6  R10 = 0x3dfb4a6b  R11 = 0x3e8393b0;
    expect lane 9 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f1d3535;
    expect lane 10 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3f01ca33;
    expect lane 11 R8 = 0x3f1e019e  R9 = 0x3ec33cc3  R10 = 0x3e2f8cb0  R11 = 0x3e80016c;
    expect lane 12 R8 = 0x3d390aae  R9 = 0x3e192386  R10 = 0x3cbe702c  R11 = 0x3ec21008;
    expect lane 13 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f064444;
    expect lane 14 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3ec77557;
}

warp 23 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3fae6000) bits(0x3f400800) bits(0xbf77f800) bits(0x3ffd5c00) bits(0x40120e00) bits(0xbf840400) bits(0x3e048000) bits(0x3dbf8000) bits(0xbf77f000) bits(0x3f77f800) bits(0x3e7f6000) bits(0x3eec9000) bits(0x400c3c00) bits(0xbf91a000) bits(0x3f380000) bits(0xbf7c0000) ... }
    t = { bits(0x3e8cc000) bits(0x40080000) bits(0xbfbf0000) bits(0x3f000000) bits(0x3dfe0000) bits(0x40358000) bits(0x3f802000) bits(0x3eb74000) bits(0xbf7fa000) bits(0x3dfe0000) bits(0x3ec0c000) bits(0x3f006000) bits(0xbdff0000) bits(0x3db70000) bits(0xbf7fa000) bits(0x3fc96000) ... }
    expect lane 0 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3eb90a29;
    expect lane 1 R8 = 0x3efad1fb  R9 = 0x3de7d0e8  R10 = 0x3f337433  R11 = 0x3caa40aa;
    expect lane 2 R8 = 0x3e88bf89  R9 = 0x3e0a9a6b  R10 = 0x3c6bf0ec  R11 = 0x3f192121;
    expect lane 3 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3f0a0a0a;
    expect lane 4 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3b19cc9a;
    expect lane 5 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f0babac;
    expect lane 6 R8 = 0x3f1d3ef3  R9 = 0x3e1da04e  R10 = 0x3c4badcc  R11 = 0x3f2324bb;
    expect lane 7 R8 = 0x3c2210e0  R9 = 0x3dcffa4a  R10 = 0x3cb25d30  R11 = 0x3f77ab37;
    expect lane 8 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f10c4c5;
    expect lane 9 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3b19cc9a;
    expect lane 10 R8 = 0x3f034194  R9 = 0x3e19c7fa  R10 = 0x3bd4844d  R11 = 0x3df59a58;
    expect lane 11 R8 = 0x3e43c290  R9 = 0x3e6fcbef  R10 = 0x3d63bfa8  R11 = 0x3e7faf5b;
    expect lane 12 R8 = 0x3dff8900  R9 = 0x3e2918a9  R10 = 0x3f800000  R11 = 0x3f19cc9a;
    expect lane 13 R8 = 0x3ed338d3  R9 = 0x3e168c97  R10 = 0x3c4940c9  R11 = 0x3f19f1f2;
    expect lane 14 R8 = 0x3f3ceafb  R9 = 0x3e8ba978  R10 = 0x3e93b7a8  R11 = 0x3d2a40aa;
    expect lane 15 R8 = 0x3eb25452  R9 = 0x3e1145e5  R10 = 0x3c5892d9  R11 = 0x3f2a3535;
}

warp 24 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xffff
    s = { bits(0xbd008000) bits(0x3d000000) bits(0x3f800c00) bits(0xbcff0000) bits(0xbf800800) bits(0x4001fc00) bits(0x3f800c00) bits(0x3f83f800) bits(0x3d308000) bits(0x3f800c00) bits(0xbf840400) bits(0xbd008000) bits(0x3f840c00) bits(0xb9800000) bits(0x3cfe0000) bits(0xbf5c3000) ... }
    t = { bits(0x3f604000) bits(0xbfb2e000) bits(0x40071000) bits(0x403b2800) bits(0xbf94f000) bits(0x4015b000) bits(0xbefd4000) bits(0xbf566000) bits(0xbe008000) bits(0xbdff0000) bits(0x401a2000) bits(0x3f200000) bits(0x3f8ff000) bits(0x3f802000) bits(0xbf5fa000) bits(0x3fbfd000) ... }
    expect lane 0 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ead7a47  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f25723f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e93c6fa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e93c6fa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 25 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0xffff
    s = { bits(0x3f480800) bits(0x3fcd7000) bits(0x3d1c8000) bits(0xbf83fc00) bits(0xbf18f000) bits(0x3ebfe000) bits(0x3f781000) bits(0x3f781000) bits(0x3fadf400) bits(0x40389800) bits(0xbcfd0000) bits(0x3febd800) bits(0xbf7ff000) bits(0x3f718800) bits(0x3ffffc00) bits(0xbf840000) ... }
    t = { bits(0xbf8fe000) bits(0x3f803000) bits(0x3ebf8000) bits(0x3e000000) bits(0x3f903000) bits(0x40001000) bits(0x3f758000) bits(0x4007f800) bits(0x3d5e0000) bits(0x3fab5000) bits(0xbf5fa000) bits(0x40000800) bits(0xbd6e0000) bits(0xbe118000) bits(0x3f404000) bits(0xbf7fe000) ... }
    expect lane 0 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e93c6fa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e93c6fa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ec52b92  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ead7a47  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e93c6fa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e3d8a57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e93c6fa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 26 {
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xbf53c800) bits(0xbf77f800) bits(0x40053800) bits(0x3ffbfc00) bits(0xbf781000) bits(0x3fb09800) bits(0x3fc24000) bits(0x3f2b1800) bits(0x3dc0c000) bits(0x39800000) bits(0x4026f600) bits(0xbd008000) bits(0xb9000000) bits(0x3ffffc00) bits(0xbf7fe800) bits(0x3f83f800) ... }
    t = { bits(0xbfef5000) bits(0x40121800) bits(0x3ff00000) bits(0x3feff000) bits(0x3e000000) bits(0x3f900000) bits(0xbd420000) bits(0xbe000000) bits(0xbfe8c000) bits(0x3ff02000) bits(0xbf900000) bits(0x3e000000) bits(0x3f800000) bits(0x40081800) bits(0x3f606000) bits(0x3e008000) ... }
    expect lane 0 R8 = 0x3e904fec  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3dd90ba9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e93c694  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f41c1c2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3eddf043  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e8093c7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e93c694  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e8a238a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e3ec397  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e80a70d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 27 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0x3ec02000) bits(0x3f77f000) bits(0x3dfe0000) bits(0x3f840000) bits(0x3e3fe000) bits(0xbe85d000) bits(0xbd000000) bits(0xbfd67400) bits(0x40020000) bits(0xbf7c3800) bits(0x3d000000) bits(0x3f7ff800) bits(0x3f080800) bits(0x3fe09800) bits(0xbfb68c00) bits(0x3f840000) ... }
    t = { bits(0x3f902000) bits(0x4009c800) bits(0x3e010000) bits(0xbe008000) bits(0xba000000) bits(0x3f1fc000) bits(0x3f8fe000) bits(0x3f5fc000) bits(0x3ff97000) bits(0xbe008000) bits(0x3fc31000) bits(0x3ef80000) bits(0x3f402000) bits(0x3a000000) bits(0xbf8ff000) bits(0x40080000) ... }
    expect lane 0 R8 = 0x3e9dd0ef  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4e0e7b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e8aa266  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e58d8d9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e93b34e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ef25952  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f60e0e1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e3d88be  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 28 {
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0xffff
    s = { bits(0xbfa61800) bits(0x3e286000) bits(0xbfb9cc00) bits(0x3db84000) bits(0xbd000000) bits(0x3f88e800) bits(0x3fcb7000) bits(0x3f000000) bits(0x3ffbf800) bits(0x3fe84c00) bits(0x3f9af400) bits(0x3f83fc00) bits(0xb9800000) bits(0x3ffff800) bits(0xbcff0000) bits(0x3fad9000) ... }
    t = { bits(0xbe008000) bits(0x3e804000) bits(0x3f802000) bits(0xbdfe0000) bits(0xbf7fa000) bits(0x40001800) bits(0xbf79c000) bits(0x40080000) bits(0xbf770000) bits(0x401b1000) bits(0x3f082000) bits(0x3f8ff000) bits(0xbdfe0000) bits(0x3a800000) bits(0x3e000000) bits(0xbfb61000) ... }
    expect lane 0 R8 = 0x3ec67d59  R9 = 0x3f4acacb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ef8661d  R9 = 0x3ebb9705  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e949495  R9 = 0x3f34fe23  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e949495  R9 = 0x3f1f317b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e949495  R9 = 0x3f34fe23  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e8cd5fb  R9 = 0x3ead3f89  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3da3d70a  R9 = 0x3ea70d74  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ec67d59  R9 = 0x3f4acacb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3f34fe23  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3da3d70a  R9 = 0x3ea70d74  R10 = 0x00000000  R11 = 0x00000000;
}

warp 29 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0xffff
    s = { bits(0xbf781000) bits(0x3f7ff800) bits(0x40360c00) bits(0x3f6e2800) bits(0x3e400000) bits(0x3fe03000) bits(0x3f481000) bits(0xbf649000) bits(0x3f77f800) bits(0x3f698000) bits(0x3f081800) bits(0x3f840400) bits(0x3d018000) bits(0x3f081000) bits(0x3f095800) bits(0x3ffff800) ... }
    t = { bits(0xbe010000) bits(0x4031a000) bits(0xbf901000) bits(0x3f606000) bits(0x3ebfc000) bits(0x3ea98000) bits(0xbfb0f000) bits(0x3f800000) bits(0x40081000) bits(0xbf7fe000) bits(0xbe008000) bits(0xbf602000) bits(0x3f602000) bits(0x3f004000) bits(0x3ec0c000) bits(0x3eab0000) ... }
    expect lane 0 R8 = 0x3ec67d59  R9 = 0x3f4acacb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3d20a0a1  R9 = 0x3e1a33cd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ea53781  R9 = 0x3f1f317b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x3e1a33cd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e949495  R9 = 0x3f34fe23  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e109091  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eeb7dc7  R9 = 0x3eb0b0b1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ec67d59  R9 = 0x3f4acacb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e5a916d  R9 = 0x3eab86f5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ecbf083  R9 = 0x3eb0b0b1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000000;
}

warp 30 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0xbfed1000) bits(0xbf840400) bits(0x3d3f0000) bits(0x40183600) bits(0x3f381000) bits(0x401f4e00) bits(0xbf840000) bits(0x3f4ff000) bits(0xbe49a000) bits(0xbf77f800) bits(0x3ffc0400) bits(0xbfcf0400) bits(0xbf180800) bits(0xbcfe0000) bits(0xbf800400) bits(0x40020000) ... }
    t = { bits(0x3ff7b000) bits(0x3ac00000) bits(0xbf7fe000) bits(0x3ec04000) bits(0x3ff02000) bits(0x3faf9000) bits(0x4007f000) bits(0x3f902000) bits(0xbdfe0000) bits(0x3fffe000) bits(0x3e9ac000) bits(0xba800000) bits(0x3e018000) bits(0x3e010000) bits(0x3f200000) bits(0x3f8ff000) ... }
    expect lane 0 R8 = 0x3eba668a  R9 = 0x3f458320  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ead24dd  R9 = 0x3f3fb8a6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ea9708c  R9 = 0x3f2fcc35  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ecb6294  R9 = 0x3eae4848  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3a20a0a1  R9 = 0x3f027e7e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e94c67d  R9 = 0x3f351382  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f063659  R9 = 0x3f140112  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ec64ade  R9 = 0x3f4ab4fe  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eadba96  R9 = 0x3f3ffa0d  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3c39b9ba  R9 = 0x3f255b5b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3eadba96  R9 = 0x3f3ffa0d  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e953af1  R9 = 0x3f34a683  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e94e7c3  R9 = 0x3f34d21c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eb5dab6  R9 = 0x3ebb96bc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 31 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0x3d018000) bits(0x3ffc0000) bits(0x3f0ad000) bits(0x3f780000) bits(0x3f781000) bits(0xbfd88c00) bits(0xbf77f000) bits(0x3d010000) bits(0x3f8cf800) bits(0x3f800000) bits(0x3d018000) bits(0x3d018000) bits(0x3d008000) bits(0xbf83f800) bits(0x403faa00) bits(0xb9800000) ... }
    t = { bits(0xbf5fa000) bits(0x3f801000) bits(0x40001000) bits(0xbfe73000) bits(0xbf7fc000) bits(0xbdfe0000) bits(0x403c7000) bits(0xba800000) bits(0x3dff0000) bits(0xbff31000) bits(0x3f718000) bits(0x40017000) bits(0x40000000) bits(0xbfdc6000) bits(0x3f49e000) bits(0x4007f800) ... }
    expect lane 0 R8 = 0x3e955aa6  R9 = 0x3f33f875  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ebbd62d  R9 = 0x3eae59fa  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ce96969  R9 = 0x3f5d2323  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ec64ade  R9 = 0x3f4ab4fe  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3eb8a561  R9 = 0x3f44beea  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eada9b0  R9 = 0x3f3fb8d3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d20a0a1  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eb897dc  R9 = 0x3f4465ad  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ea8f780  R9 = 0x3f3d6432  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ead88ae  R9 = 0x3f3fe440  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3ec797fe  R9 = 0x3f1a40c5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3d5a0e5a  R9 = 0x3f44b62d  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3f34fdb5  R10 = 0x00000000  R11 = 0x00000000;
}

warp 32 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0xffff
    s = { bits(0x401e7600) bits(0x3ffbfc00) bits(0xbf83fc00) bits(0x3f34a000) bits(0x3f4a0800) bits(0xbef46000) bits(0x3e9ff000) bits(0xbf068800) bits(0x3d008000) bits(0xbcfd0000) bits(0x3f8c6800) bits(0x40000600) bits(0xbf10a800) bits(0x3dc04000) bits(0x40351400) bits(0x3e6fe000) ... }
    t = { bits(0xbdff0000) bits(0x3f8ff000) bits(0xbe008000) bits(0x3e808000) bits(0x3f5fc000) bits(0xbf534000) bits(0xbf9af000) bits(0xbf3c8000) bits(0x3f604000) bits(0xbebe0000) bits(0x401f9000) bits(0xbf604000) bits(0xba800000) bits(0x403b2800) bits(0xbe008000) bits(0x3f606000) ... }
    expect lane 0 R8 = 0xbfd54000  R9 = 0x404b8000  R10 = 0xbaefc000  R11 = 0x00000000;
    expect lane 1 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f420000  R9 = 0xc0e0a000  R10 = 0x470e8000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 11 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbfd54000  R9 = 0x404b8000  R10 = 0xbaefc000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 33 {
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0xffff
    s = { bits(0xbfdc4800) bits(0xbc620000) bits(0x3f300800) bits(0x3d000000) bits(0x3e8ff000) bits(0x3f579800) bits(0x3f680800) bits(0x3f7ff800) bits(0x3fbc6800) bits(0x00000000) bits(0x40020200) bits(0x3cfe0000) bits(0xbf781000) bits(0xbcff0000) bits(0xbf70b000) bits(0x3f800400) ... }
    t = { bits(0xbf7fa000) bits(0xbfa2c000) bits(0x3fff1000) bits(0xbfc2d000) bits(0x3f602000) bits(0x3fffe000) bits(0x3a000000) bits(0xbdff0000) bits(0x3fd9a000) bits(0x4020e800) bits(0x3f903000) bits(0x3f568000) bits(0xbf602000) bits(0x40253800) bits(0x3f75c000) bits(0x3ea54000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xb9884000  R9 = 0x3cef4000  R10 = 0xc4752000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3803c000  R9 = 0x3d676000  R10 = 0x453ca000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbfd54000  R9 = 0x404b8000  R10 = 0xbaefc000  R11 = 0x00000000;
    expect lane 8 R8 = 0xb9884000  R9 = 0x3cef4000  R10 = 0xc4752000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
}

warp 34 {
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0xbf952000) bits(0x40306e00) bits(0xbf800000) bits(0x3cff0000) bits(0x40096e00) bits(0x40309600) bits(0x40110e00) bits(0x3d010000) bits(0xbe2d8000) bits(0xbcff0000) bits(0x3feb5800) bits(0x3ffaa400) bits(0x400bce00) bits(0x3f075000) bits(0xbf7ff000) bits(0x00000000) ... }
    t = { bits(0xbf5fa000) bits(0xbfd13000) bits(0xbf4f8000) bits(0x3f3fe000) bits(0xbf800000) bits(0x3e3b0000) bits(0xbe9f4000) bits(0xbfa66000) bits(0x40000800) bits(0x40236800) bits(0x3ebfc000) bits(0xbf5fe000) bits(0xbfc22000) bits(0xbfdd4000) bits(0x3e008000) bits(0x40313800) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf554790  R9 = 0x40a33000  R10 = 0x444b3ff1  R11 = 0x00000000;
    expect lane 5 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbedc0348  R9 = 0x3f57688c  R10 = 0xc435edc8  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 11 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 12 R8 = 0xb97f3980  R9 = 0x407f44ba  R10 = 0x43f7eb40  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 35 {
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0xbfe08800) bits(0x3e8c0000) bits(0x3f781800) bits(0x3f380800) bits(0xbcfe0000) bits(0xbfe84000) bits(0x3fea8c00) bits(0x4021fa00) bits(0x3d010000) bits(0x3f83f800) bits(0x402f7e00) bits(0xbf393000) bits(0x39800000) bits(0x3ef01000) bits(0x40020000) bits(0x3f275800) ... }
    t = { bits(0xbf7fc000) bits(0xbdfd0000) bits(0xbf969000) bits(0x3d4e0000) bits(0xbdfe0000) bits(0x3fa1d000) bits(0xbf474000) bits(0x3ff02000) bits(0x4007f800) bits(0x40180800) bits(0xbd3a0000) bits(0x40000000) bits(0x40080800) bits(0xbf801000) bits(0x3dfe0000) bits(0x3fefe000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbfa9f0bb  R9 = 0x40228b32  R10 = 0xc3472a60  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbfd46ac8  R9 = 0x404c75c0  R10 = 0x40cb3113  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xb9720000  R9 = 0x40e0a000  R10 = 0x44cb4000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf90f3ec  R9 = 0x408d1bc0  R10 = 0x440234ec  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbbdcc870  R9 = 0x40e02520  R10 = 0x44ca74c0  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 36 {
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff800) bits(0x3cff0000) bits(0x3f9fe400) bits(0x3ffc0000) bits(0x3ffc0000) bits(0x3f37b000) bits(0xbd010000) bits(0xbf77e800) bits(0xbf780000) bits(0x3cfe0000) bits(0x40000000) bits(0x4001fe00) bits(0x4001fe00) bits(0x40020600) bits(0x40350a00) bits(0x3f77f800) ... }
    t = { bits(0xbf49e000) bits(0x3ec04000) bits(0x3fbdc000) bits(0x40081800) bits(0x3ec08000) bits(0xbe010000) bits(0x3e010000) bits(0xbfcb5000) bits(0x3e000000) bits(0xbfbcc000) bits(0xbf936000) bits(0xbe834000) bits(0x40081000) bits(0x3dff0000) bits(0x3f8ff000) bits(0xbe000000) ... }
    expect lane 0 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3de10000  R9 = 0x39fa0000  R10 = 0x39d08000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e72c000  R9 = 0x42434000  R10 = 0x3d6b4000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e72c000  R9 = 0x42434000  R10 = 0x3d6b4000  R11 = 0x00000000;
    expect lane 5 R8 = 0x45574000  R9 = 0x460dc000  R10 = 0x3aec8000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3de10000  R9 = 0x39fa0000  R10 = 0x39d08000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dc74000  R9 = 0x39f2e000  R10 = 0x39d7c000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e5f2000  R9 = 0x41f4c000  R10 = 0x3cfc0000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
}

warp 37 {
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0x00000000) bits(0x3f200800) bits(0x3ffc0c00) bits(0x3cfe0000) bits(0x3f77f800) bits(0xbf83fc00) bits(0xbff47400) bits(0x3f781000) bits(0x3ffc0000) bits(0x3d800000) bits(0xbfa3a400) bits(0xbf77f000) bits(0x40020000) bits(0x3f129000) bits(0x3d8e4000) ... }
    t = { bits(0x3d8c0000) bits(0x40170000) bits(0x40081800) bits(0x3fd53000) bits(0xbd520000) bits(0x3f901000) bits(0x3da50000) bits(0x3f889000) bits(0x40014000) bits(0x40260800) bits(0x401a7000) bits(0x3f802000) bits(0xbf5fe000) bits(0xbf09c000) bits(0x3ff00000) bits(0xbf4a4000) ... }
    expect lane 0 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3de10000  R9 = 0x39fa0000  R10 = 0x39d08000  R11 = 0x00000000;
    expect lane 2 R8 = 0x477fe000  R9 = 0x460ce000  R10 = 0x3ae8e000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e5f2000  R9 = 0x41f4c000  R10 = 0x3cfc0000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3dc66000  R9 = 0x39f24000  R10 = 0x39d80000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e5f2000  R9 = 0x41f4c000  R10 = 0x3cfc0000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3dc30000  R9 = 0x39f00000  R10 = 0x39d92000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e72c000  R9 = 0x42434000  R10 = 0x3d6b4000  R11 = 0x00000000;
    expect lane 14 R8 = 0x432e8000  R9 = 0x460e8000  R10 = 0x3af00000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3de10000  R9 = 0x39fa0000  R10 = 0x39d08000  R11 = 0x00000000;
}

warp 38 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0x3ebb4000) bits(0x3f83fc00) bits(0x400a4a00) bits(0xbf375000) bits(0x3f800400) bits(0x402fda00) bits(0xbf83f800) bits(0x3ef00000) bits(0xbcfe0000) bits(0x3fb05400) bits(0x3f840400) bits(0xbf38d800) bits(0xbfdb5400) bits(0x3f7ff000) bits(0x403f5c00) bits(0x3e8fe000) ... }
    t = { bits(0x3f7fc000) bits(0x3f7fc000) bits(0x3e010000) bits(0xbe010000) bits(0x40081800) bits(0xbe000000) bits(0x40000000) bits(0x3fefe000) bits(0xbe000000) bits(0x3ebf8000) bits(0x3fd79000) bits(0x3fb78000) bits(0x3f5ac000) bits(0x3d0a0000) bits(0xbfa08000) bits(0x3f402000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e516180  R9 = 0x41be4900  R10 = 0x3caee8c0  R11 = 0x00000000;
    expect lane 3 R8 = 0x3dc660e0  R9 = 0x39f240a0  R10 = 0x39d7ffc0  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e518300  R9 = 0x41bf1200  R10 = 0x3cb01180  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3dd3f000  R9 = 0x39f5e000  R10 = 0x39d48000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3dc66000  R9 = 0x39f24000  R10 = 0x39d80000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e729e80  R9 = 0x4242db80  R10 = 0x3d6aaba0  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e5bdf80  R9 = 0x41e7cd00  R10 = 0x3ce9a900  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ddaf700  R9 = 0x39f85480  R10 = 0x39d23300  R11 = 0x00000000;
    expect lane 12 R8 = 0x3dc67260  R9 = 0x39f24d20  R10 = 0x39d7fac0  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e586780  R9 = 0x41d9fd00  R10 = 0x3cd61900  R11 = 0x00000000;
    expect lane 15 R8 = 0x39c31000  R9 = 0x35f02000  R10 = 0x35d92000  R11 = 0x00000000;
}

warp 39 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0xbcff0000) bits(0x3f6e7800) bits(0x3f800800) bits(0xbd1e8000) bits(0x4015be00) bits(0xbfc8d800) bits(0x3d010000) bits(0x3ffbf800) bits(0x3c950000) bits(0xbf77f000) bits(0x3e836000) bits(0x3f781000) bits(0x3f840c00) bits(0xbfdd6000) bits(0x3f77f800) bits(0xbf780000) ... }
    t = { bits(0x3f0f2000) bits(0xbf604000) bits(0xbf7fc000) bits(0xbf8fe000) bits(0xbf6b6000) bits(0xbf5fc000) bits(0x00000000) bits(0x3f8df000) bits(0x3ffea000) bits(0xbf5fa000) bits(0x40080000) bits(0xba000000) bits(0xbfbe3000) bits(0x3f903000) bits(0xbf600000) bits(0x3dff0000) ... }
    expect lane 0 R8 = 0x3dce1700  R9 = 0x39f4c480  R10 = 0x39d5d300  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ed12980  R9 = 0x41e9f35e  R10 = 0x3d228327  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3dc67b20  R9 = 0x39f24740  R10 = 0x39d7f900  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3de17f80  R9 = 0x39f98080  R10 = 0x39d0ff80  R11 = 0x00000000;
    expect lane 6 R8 = 0x3dd3ed40  R9 = 0x39f5dea0  R10 = 0x39d48090  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3dd2c5a0  R9 = 0x39f59040  R10 = 0x39d4cd00  R11 = 0x00000000;
    expect lane 9 R8 = 0x3de17f00  R9 = 0x39f98100  R10 = 0x39d0ff00  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d1c87c0  R9 = 0x393f2680  R10 = 0x392a7000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e67dd40  R9 = 0x421ad3c0  R10 = 0x3d2ea680  R11 = 0x00000000;
    expect lane 13 R8 = 0x3de17f00  R9 = 0x39f98100  R10 = 0x39d0ff00  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e514000  R9 = 0x41bd8000  R10 = 0x3cadc000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3de18000  R9 = 0x39f98000  R10 = 0x39d10000  R11 = 0x00000000;
}

warp 40 {
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0xffff
    s = { bits(0x3e891000) bits(0xb9000000) bits(0xbcfd0000) bits(0xbf7ff800) bits(0x3ffff800) bits(0x3ef70000) bits(0x3f580800) bits(0xbf83f400) bits(0xbf83f800) bits(0xbd010000) bits(0xbf828c00) bits(0xbf800400) bits(0xbf83fc00) bits(0x3ffff800) bits(0x3f840000) bits(0x3f3e6800) ... }
    t = { bits(0xbe990000) bits(0xbf965000) bits(0x40080800) bits(0x3fffe000) bits(0xbf997000) bits(0x3e000000) bits(0xbe008000) bits(0x3f602000) bits(0x3ebfc000) bits(0x3ec70000) bits(0x3fe34000) bits(0x3e018000) bits(0x3e7f8000) bits(0xbeba4000) bits(0x401da800) bits(0x3feff000) ... }
    expect lane 0 R8 = 0x3d008081  R9 = 0x3f1c9c9d  R10 = 0x3f048485  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 2 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 3 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 4 R8 = 0x3f23a3a4  R9 = 0x3ee2e2e3  R10 = 0x3ecececf  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f2dadae  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f1d9d9e  R9 = 0x3e008081  R10 = 0x3f09898a  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 8 R8 = 0x3edadadb  R9 = 0x3f79f9fa  R10 = 0x3efefeff  R11 = 0x3e9a9a9b;
    expect lane 9 R8 = 0x3edadadb  R9 = 0x3f79f9fa  R10 = 0x3efefeff  R11 = 0x3e9a9a9b;
    expect lane 10 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 11 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 12 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3e64e4e5  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f09898a  R9 = 0x3e64e4e5  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f038384  R9 = 0x3f21a1a2  R10 = 0x3b808081  R11 = 0x3f800000;
}

warp 41 {
    asm "TLD4.G R8, R0, 20, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840400) bits(0x403fbc00) bits(0xbf83f400) bits(0xbf7ff000) bits(0xbf77e800) bits(0x40020200) bits(0x3f83fc00) bits(0xbf7ff000) bits(0x3f77f000) bits(0x40000000) bits(0x3f101000) bits(0x3cff0000) bits(0xbe3c4000) bits(0x3f77f000) bits(0x3ffc0c00) bits(0x3d000000) ... }
    t = { bits(0x3e018000) bits(0x3ff00000) bits(0x3f801000) bits(0x3e000000) bits(0xbf900000) bits(0x3f324000) bits(0x3f3fe000) bits(0x3ebfc000) bits(0x3dfe0000) bits(0xbf801000) bits(0x4007f800) bits(0xbf8fe000) bits(0xbee10000) bits(0xbf8ff000) bits(0x3a800000) bits(0xbffb2000) ... }
    expect lane 0 R8 = 0x3ed8d8d9  R9 = 0x3f33b3b4  R10 = 0x3ed8d8d9  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f23a3a4  R9 = 0x3ee2e2e3  R10 = 0x3ecececf  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 3 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 4 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 5 R8 = 0x3f09898a  R9 = 0x3e64e4e5  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f09898a  R9 = 0x3e64e4e5  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3edadadb  R9 = 0x3f79f9fa  R10 = 0x3efefeff  R11 = 0x3e9a9a9b;
    expect lane 8 R8 = 0x3ed8d8d9  R9 = 0x3f33b3b4  R10 = 0x3ed8d8d9  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f23a3a4  R9 = 0x3ee2e2e3  R10 = 0x3ecececf  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3df8f8f9  R10 = 0x3f5fdfe0  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 12 R8 = 0x3eececed  R9 = 0x3f6aeaeb  R10 = 0x3ef0f0f1  R11 = 0x3eacacad;
    expect lane 13 R8 = 0x3f23a3a4  R9 = 0x3ee2e2e3  R10 = 0x3ecececf  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ed8d8d9  R9 = 0x3f33b3b4  R10 = 0x3ed8d8d9  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
}

warp 42 {
    asm "TLD4.B R8, R0, 21, 2D, 0xf"  active 0xffff
    s = { bits(0x3ec01000) bits(0xbfb16000) bits(0x403b8400) bits(0x3f800000) bits(0xbf0b4800) bits(0x3f781000) bits(0x4001fc00) bits(0xbf83fc00) bits(0x3e400000) bits(0xbe0f0000) bits(0x3f64e800) bits(0xbfeaac00) bits(0xbf83f400) bits(0x3ffffc00) bits(0x3e606000) bits(0xbf9ee400) ... }
    t = { bits(0x3f204000) bits(0xbedb4000) bits(0xbf802000) bits(0x40000000) bits(0x3f8f9000) bits(0xbf7fa000) bits(0x3ffff000) bits(0x3f7fc000) bits(0x3f901000) bits(0x3dfe0000) bits(0xbfdf8000) bits(0x4007f800) bits(0x3f604000) bits(0xbfa83000) bits(0xbe000000) bits(0x3ef00000) ... }
    expect lane 0 R8 = 0x3eacb1b2  R9 = 0x3ed6d5d6  R10 = 0x3f27a8a9  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3ee91d1d  R9 = 0x3f6e1818  R10 = 0x3ef3e7e8  R11 = 0x3ea8dcdd;
    expect lane 2 R8 = 0x3f083f3f  R9 = 0x3f125050  R10 = 0x3ed3c9ca  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f080808  R9 = 0x3f129293  R10 = 0x3ed3d3d4  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 5 R8 = 0x3f07999a  R9 = 0x3f131717  R10 = 0x3ed3e7e8  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f080808  R9 = 0x3f129293  R10 = 0x3ed3d3d4  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 8 R8 = 0x3f0f0f0f  R9 = 0x3f424242  R10 = 0x3ecccccd  R11 = 0x3ee1e1e2;
    expect lane 9 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 10 R8 = 0x3f30faab  R9 = 0x3eb2d8e9  R10 = 0x3ec6f878  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 12 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 13 R8 = 0x3f0fdbdc  R9 = 0x3e8dadae  R10 = 0x3ee5a1a2  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f270505  R9 = 0x3f193d3d  R10 = 0x3ea9f5f6  R11 = 0x3f0b7575;
    expect lane 15 R8 = 0x3ee1a1a2  R9 = 0x3f745454  R10 = 0x3ef9b9ba  R11 = 0x3ea16161;
}

warp 43 {
    asm "TLD4.A R8, R0, 21, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbfc00) bits(0xbfcfb000) bits(0xbf780000) bits(0x3f83fc00) bits(0x3f381800) bits(0x40072000) bits(0xb9800000) bits(0xb9000000) bits(0x3cfe0000) bits(0x3d010000) bits(0x3d008000) bits(0x3f401800) bits(0x3e902000) bits(0x3f480800) bits(0xbe3a2000) bits(0x3f81d400) ... }
    t = { bits(0x3fc17000) bits(0x3f902000) bits(0x3fb12000) bits(0x401e9800) bits(0xbfdee000) bits(0x3ff03000) bits(0x3f206000) bits(0x3fefe000) bits(0x3fca7000) bits(0xbdff0000) bits(0xbf600000) bits(0x3fefe000) bits(0xbf900000) bits(0xbf126000) bits(0xbe008000) bits(0x3f975000) ... }
    expect lane 0 R8 = 0x3f09898a  R9 = 0x3e64e4e5  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f7c6d6d  R9 = 0x3d4f9fa0  R10 = 0x3da3fbfc  R11 = 0x3f644d4d;
    expect lane 2 R8 = 0x3edb7d7d  R9 = 0x3f797272  R10 = 0x3efe8081  R11 = 0x3e9b3d3d;
    expect lane 3 R8 = 0x3f09898a  R9 = 0x3e64e4e5  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ef0e586  R9 = 0x3f22aaf3  R10 = 0x3db25b1b  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f233535  R9 = 0x3ee3ebec  R10 = 0x3ecee2e3  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3eef0707  R9 = 0x3f692d2d  R10 = 0x3eef5f5f  R11 = 0x3eaee6e7;
    expect lane 7 R8 = 0x3f7c7676  R9 = 0x3d4eaeaf  R10 = 0x3da3c3c4  R11 = 0x3f645656;
    expect lane 8 R8 = 0x3ee9d1d2  R9 = 0x3f6d8182  R10 = 0x3ef35b5b  R11 = 0x3ea99192;
    expect lane 9 R8 = 0x3f7cc2c3  R9 = 0x3d46c6c7  R10 = 0x3da1f9fa  R11 = 0x3f64a7a8;
    expect lane 10 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 11 R8 = 0x3eef9d09  R9 = 0x3f2aa349  R10 = 0x3e5f30c9  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3ead5353  R9 = 0x3ed67272  R10 = 0x3f27cccd  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f148c8d  R9 = 0x3e7a1212  R10 = 0x3ee5b9ba  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f7cfcfd  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3f64e4e5;
    expect lane 15 R8 = 0x3ee60a0a  R9 = 0x3f17f3f4  R10 = 0x3edd6565  R11 = 0x3f800000;
}

warp 44 {
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0xffff
    s = { bits(0xbf800400) bits(0x40000000) bits(0x00000000) bits(0x3d008000) bits(0xbf2dc800) bits(0x3fb2a000) bits(0xbf7b6800) bits(0x4001fc00) bits(0x3fb1b400) bits(0x3f77f800) bits(0xbf7fe800) bits(0x3e7d6000) bits(0x3ffbf800) bits(0xbf77f800) bits(0x3f100800) bits(0x3f77f000) ... }
    t = { bits(0x3f901000) bits(0xbfcbc000) bits(0xbf5fe000) bits(0xbfe4d000) bits(0x3f8ff000) bits(0x3f919000) bits(0x3fb2b000) bits(0x3f800000) bits(0x40001000) bits(0x3f900000) bits(0xbe010000) bits(0x3ff02000) bits(0xbf21c000) bits(0x3f38e000) bits(0x3ac00000) bits(0xbf086000) ... }
    expect lane 0 R8 = 0x3cfb9ac3  R9 = 0x3f469c49  R10 = 0x3ede4963  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3ecdd008  R9 = 0x3ee3f169  R10 = 0x3f18e237  R11 = 0x3f63e3e4;
    expect lane 2 R8 = 0x3cfb9ac3  R9 = 0x3f469c49  R10 = 0x3ede4963  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3cfb9ac3  R9 = 0x3f469c49  R10 = 0x3ede4963  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3cfb9ac3  R9 = 0x3f469c49  R10 = 0x3ede4963  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f5cf7df  R9 = 0x3f12353d  R10 = 0x3f5cf7df  R11 = 0x3f4fcfd0;
    expect lane 6 R8 = 0x3c792d22  R9 = 0x3daccd6f  R10 = 0x3c792d22  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f5cf7df  R9 = 0x3f12353d  R10 = 0x3f5cf7df  R11 = 0x3f4fcfd0;
    expect lane 8 R8 = 0x3f5cf7df  R9 = 0x3f12353d  R10 = 0x3f5cf7df  R11 = 0x3f4fcfd0;
    expect lane 9 R8 = 0x3f5cf7df  R9 = 0x3f12353d  R10 = 0x3f5cf7df  R11 = 0x3f4fcfd0;
    expect lane 10 R8 = 0x3d2796b2  R9 = 0x3f6e1bbf  R10 = 0x3f1090ef  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3c792d22  R9 = 0x3f02460c  R10 = 0x3e6c471f  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3ecdd008  R9 = 0x3ee3f169  R10 = 0x3f18e237  R11 = 0x3f63e3e4;
    expect lane 13 R8 = 0x3de02d76  R9 = 0x3de02d76  R10 = 0x3d7add24  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ec33d2a  R9 = 0x3ed8b68a  R10 = 0x3f12353d  R11 = 0x3f26a6a7;
    expect lane 15 R8 = 0x3ecdd008  R9 = 0x3ee3f169  R10 = 0x3f18e237  R11 = 0x3f63e3e4;
}

warp 45 {
    asm "TLD4.G R8, R0, 22, 2D, 0xf"  active 0xffff
    s = { bits(0xbf840400) bits(0xb9c00000) bits(0xbfa87c00) bits(0x3f780800) bits(0x3f031000) bits(0x3f681800) bits(0x3f83fc00) bits(0xbf83fc00) bits(0x3cff0000) bits(0x40020400) bits(0x3f37f000) bits(0xbea8f000) bits(0xbff75000) bits(0xbfd20000) bits(0x3f4ff000) bits(0xbf781000) ... }
    t = { bits(0x40235800) bits(0xbd380000) bits(0x3f004000) bits(0x40000000) bits(0x3f7fc000) bits(0x3f802000) bits(0x3f602000) bits(0xbfc2d000) bits(0x3d180000) bits(0x403ce800) bits(0xbf8fe000) bits(0x3f800000) bits(0xbdff0000) bits(0xbdff0000) bits(0x3f34a000) bits(0x3f604000) ... }
    expect lane 0 R8 = 0x3de02d76  R9 = 0x3de02d76  R10 = 0x3d7add24  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d2796b2  R9 = 0x3f6e1bbf  R10 = 0x3f1090ef  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3de02d76  R9 = 0x3de02d76  R10 = 0x3d7add24  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f5cf7df  R9 = 0x3f12353d  R10 = 0x3f5cf7df  R11 = 0x3f4fcfd0;
    expect lane 4 R8 = 0x3e4749e6  R9 = 0x3ee6cd65  R10 = 0x3e4749e6  R11 = 0x3f36b6b7;
    expect lane 5 R8 = 0x3d65e6fd  R9 = 0x3e39831f  R10 = 0x3f06f104  R11 = 0x3f1c9c9d;
    expect lane 6 R8 = 0x3d65e6fd  R9 = 0x3e39831f  R10 = 0x3f06f104  R11 = 0x3f1c9c9d;
    expect lane 7 R8 = 0x3c792d22  R9 = 0x3daccd6f  R10 = 0x3c792d22  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3cfb9ac3  R9 = 0x3f469c49  R10 = 0x3ede4963  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d65e6fd  R9 = 0x3e39831f  R10 = 0x3f06f104  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3e4749e6  R9 = 0x3ee6cd65  R10 = 0x3e4749e6  R11 = 0x3f36b6b7;
    expect lane 11 R8 = 0x3cfb9ac3  R9 = 0x3f469c49  R10 = 0x3ede4963  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d2796b2  R9 = 0x3f6e1bbf  R10 = 0x3f1090ef  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3d2796b2  R9 = 0x3f6e1bbf  R10 = 0x3f1090ef  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e43ca60  R9 = 0x3da883d6  R10 = 0x3df4d090  R11 = 0x3eb2b2b3;
    expect lane 15 R8 = 0x3d2796b2  R9 = 0x3f6e1bbf  R10 = 0x3f1090ef  R11 = 0x3f800000;
}

warp 46 {
    asm "TLD4.B R8, R0, 23, 2D, 0xf"  active 0xffff
    s = { bits(0x3cca0000) bits(0x39000000) bits(0x4001a800) bits(0xbf7fe800) bits(0x3f840c00) bits(0xbfdd2800) bits(0x3cfe0000) bits(0xbcfd0000) bits(0xbcfd0000) bits(0x3f2c3800) bits(0xbecea000) bits(0xbf77f800) bits(0x3f3ff000) bits(0x3fdc9c00) bits(0xbf709000) bits(0xbf83fc00) ... }
    t = { bits(0x00000000) bits(0x3fc87000) bits(0xbf801000) bits(0xbf52c000) bits(0x3f604000) bits(0xbf5fc000) bits(0x40009800) bits(0x3ff0b000) bits(0x3f903000) bits(0x3ec08000) bits(0xbf9f2000) bits(0x3ff00000) bits(0xbf7fe000) bits(0x40365000) bits(0xbe000000) bits(0xbdfd0000) ... }
    expect lane 0 R8 = 0x3d12b093  R9 = 0x3f5a5c5a  R10 = 0x3effb500  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3db2f2d3  R9 = 0x3dd42654  R10 = 0x3d4eaf0f  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3eeb55eb  R9 = 0x3ec096c1  R10 = 0x3f31f432  R11 = 0x3f363636;
    expect lane 3 R8 = 0x3ce155e1  R9 = 0x3f21f738  R10 = 0x3eb1e09c  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3d72ca83  R9 = 0x3e3b140b  R10 = 0x3f07468e  R11 = 0x3f1ccfd0;
    expect lane 5 R8 = 0x3cfb21fb  R9 = 0x3f45ebc4  R10 = 0x3edd725f  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d110f11  R9 = 0x3f58d163  R10 = 0x3efd188d  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3d269627  R9 = 0x3f6d2ef3  R10 = 0x3f0fc808  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3cfaa2fb  R9 = 0x3f453ac1  R10 = 0x3edc9be1  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d731c07  R9 = 0x3e744f9a  R10 = 0x3e499a9a  R11 = 0x3e2035a6;
    expect lane 10 R8 = 0x3d9625be  R9 = 0x3f0acf9e  R10 = 0x3ea74b03  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d2790a8  R9 = 0x3f6e1bee  R10 = 0x3f109091  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e2af1b3  R9 = 0x3e578096  R10 = 0x3e80a555  R11 = 0x3ef19b9c;
    expect lane 13 R8 = 0x3d901d70  R9 = 0x3e2ed683  R10 = 0x3ef7ded4  R11 = 0x3f158485;
    expect lane 14 R8 = 0x3d2790a8  R9 = 0x3f6e1bee  R10 = 0x3f109091  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3d273d27  R9 = 0x3f6dccf0  R10 = 0x3f104db8  R11 = 0x3f800000;
}

warp 47 {
    asm "TLD4.A R8, R0, 23, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0800) bits(0xbf800400) bits(0x3ffff800) bits(0xbede2000) bits(0x4001fe00) bits(0xbd008000) bits(0xbf9c7000) bits(0x3ee00000) bits(0x3e91e000) bits(0x3d808000) bits(0x3f800000) bits(0xbf83fc00) bits(0xbfcfd000) bits(0x3f7ff000) bits(0x3f380800) bits(0x39000000) ... }
    t = { bits(0x3f803000) bits(0xbefd0000) bits(0x3f800000) bits(0xbf4a6000) bits(0x3f900000) bits(0x40081800) bits(0x3cb00000) bits(0xbf7fa000) bits(0x3f678000) bits(0xbe010000) bits(0xbfee5000) bits(0x3f5fe000) bits(0x3f002000) bits(0xbf5e0000) bits(0x3e7f0000) bits(0xbf8dc000) ... }
    expect lane 0 R8 = 0x3eee9053  R9 = 0x3ec22612  R10 = 0x3f32a041  R11 = 0x3f369c9d;
    expect lane 1 R8 = 0x3d8432b4  R9 = 0x3dc7b508  R10 = 0x3d210401  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3eeb55eb  R9 = 0x3ec096c1  R10 = 0x3f31f432  R11 = 0x3f363636;
    expect lane 3 R8 = 0x3cd0f6d1  R9 = 0x3f0b25df  R10 = 0x3e963a42  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f5cf7dd  R9 = 0x3f123592  R10 = 0x3f5cf7dd  R11 = 0x3f4fcfd0;
    expect lane 5 R8 = 0x3cfaa2fb  R9 = 0x3f453ac1  R10 = 0x3edc9be1  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d0f1a0f  R9 = 0x3f56f76d  R10 = 0x3ef9f66a  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3edc70d6  R9 = 0x3ec2f963  R10 = 0x3e4bccfc  R11 = 0x3edabcbd;
    expect lane 8 R8 = 0x3d0cf6ce  R9 = 0x3ddcdfd4  R10 = 0x3f66313a  R11 = 0x3de39cbd;
    expect lane 9 R8 = 0x3da3b99e  R9 = 0x3f0e554e  R10 = 0x3ebe6086  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f568305  R9 = 0x3f10723a  R10 = 0x3f593eb3  R11 = 0x3f50e8e9;
    expect lane 11 R8 = 0x3d2790a8  R9 = 0x3f6e1bee  R10 = 0x3f109091  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d7f58ff  R9 = 0x3dc680c7  R10 = 0x3d1c989d  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f594761  R9 = 0x3f1133a9  R10 = 0x3f5ad733  R11 = 0x3f507070;
    expect lane 14 R8 = 0x3d59dfba  R9 = 0x3ed87e5c  R10 = 0x3eb648b6  R11 = 0x3e718d8e;
    expect lane 15 R8 = 0x3d24a125  R9 = 0x3f6b54fd  R10 = 0x3f0e36f6  R11 = 0x3f800000;
}

warp 48 {
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0xffff
    s = { bits(0x3fbc0c00) bits(0x40034200) bits(0xbfe43c00) bits(0x3f840800) bits(0x3dbb4000) bits(0xbd018000) bits(0xbe8ea000) bits(0x3d008000) bits(0x3e354000) bits(0x3e9fe000) bits(0x3ef01000) bits(0xbf715000) bits(0x4001fe00) bits(0x4011bc00) bits(0x3ffbfc00) bits(0x3f768800) ... }
    t = { bits(0x3e944000) bits(0xbfb3a000) bits(0x3feff000) bits(0x3faac000) bits(0xbf7fc000) bits(0x3ffff000) bits(0x3f204000) bits(0x3f8ff000) bits(0x3ec84000) bits(0x4017b800) bits(0x4016d000) bits(0x3ffff000) bits(0x3e808000) bits(0x3fffe000) bits(0x3f1fe000) bits(0x4008d800) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e848485  R9 = 0x3ee6e6e7  R10 = 0x3f6feff0  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f38b8b9  R9 = 0x3d60e0e1  R10 = 0x3f6bebec  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f38b8b9  R9 = 0x3d60e0e1  R10 = 0x3f6bebec  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f3ebebf  R9 = 0x3da0a0a1  R10 = 0x3f71f1f2  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f6dedee  R9 = 0x3f078788  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f6dedee  R9 = 0x3f078788  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f38b8b9  R9 = 0x3d60e0e1  R10 = 0x3f6bebec  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec8c8c9  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e848485  R9 = 0x3ee6e6e7  R10 = 0x3f6feff0  R11 = 0x00000000;
    expect lane 15 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
}

warp 49 {
    asm "TLD4.G R8, R0, 24, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800400) bits(0x3d010000) bits(0xbfeb9800) bits(0x3ffc0000) bits(0xbf7ff800) bits(0x40147800) bits(0xbfc77800) bits(0x403e4600) bits(0x40020600) bits(0xbcff0000) bits(0x3f781000) bits(0x4008dc00) bits(0xbf912000) bits(0x3f073800) bits(0x40020600) bits(0x3f77f000) ... }
    t = { bits(0xbf7fc000) bits(0xbfaf1000) bits(0x3ffff000) bits(0x3f902000) bits(0xbe4f0000) bits(0x3cc00000) bits(0xbfe35000) bits(0x3f92f000) bits(0xbfe9c000) bits(0x3f202000) bits(0x3e9d8000) bits(0xbf602000) bits(0x3eb20000) bits(0x3ec08000) bits(0x3f7fc000) bits(0x402c9000) ... }
    expect lane 0 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f3ebebf  R9 = 0x3da0a0a1  R10 = 0x3f71f1f2  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f38b8b9  R9 = 0x3d60e0e1  R10 = 0x3f6bebec  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f38b8b9  R9 = 0x3d60e0e1  R10 = 0x3f6bebec  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f3ebebf  R9 = 0x3da0a0a1  R10 = 0x3f71f1f2  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec8c8c9  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e848485  R9 = 0x3ee6e6e7  R10 = 0x3f6feff0  R11 = 0x00000000;
}

warp 50 {
    asm "TLD4.B R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7d8800) bits(0x3f7a5800) bits(0xbe6e8000) bits(0x3d008000) bits(0x3ffc0400) bits(0x401a3600) bits(0x3faef000) bits(0x40020600) bits(0x3e404000) bits(0x400e4e00) bits(0x3f592000) bits(0x3f781000) bits(0x3f781000) bits(0x40000200) bits(0x3d018000) bits(0xbffce800) ... }
    t = { bits(0x40081800) bits(0xbdfd0000) bits(0x3a800000) bits(0x3f604000) bits(0xbf800000) bits(0xbfd66000) bits(0x3f8ff000) bits(0x40080800) bits(0x3f7fe000) bits(0x3f3aa000) bits(0x3f809000) bits(0xbe000000) bits(0xbf801000) bits(0x40159000) bits(0xbf8fe000) bits(0x3dfa0000) ... }
    expect lane 0 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b3ababb  R9 = 0x3b6aeaeb  R10 = 0x3ecb1f1f  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f49ebec  R9 = 0x3ec81c1c  R10 = 0x3f04b8b9  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f38dadb  R9 = 0x3d6b8b8c  R10 = 0x3f6b1f1f  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e3ababb  R9 = 0x3e6aeaeb  R10 = 0x3f2f2f2f  R11 = 0x00000000;
    expect lane 5 R8 = 0x3d94cccd  R9 = 0x3dbb3333  R10 = 0x3f198182  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ebababb  R9 = 0x3eeaeaeb  R10 = 0x3f79f9fa  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f4b4848  R9 = 0x3ec9c3c4  R10 = 0x3f070404  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e1b4b4b  R9 = 0x3e874b4b  R10 = 0x3f362828  R11 = 0x00000000;
    expect lane 10 R8 = 0x3c839c9d  R9 = 0x3de682c3  R10 = 0x3f1bff5f  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec8c8c9  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e3ababb  R9 = 0x3e6aeaeb  R10 = 0x3f2f2f2f  R11 = 0x00000000;
    expect lane 13 R8 = 0x3d639394  R9 = 0x3d8f2727  R10 = 0x3f13dbdc  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f38dadb  R9 = 0x3d6b8b8c  R10 = 0x3f6b1f1f  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f5a7474  R9 = 0x3f36b8b9  R10 = 0x3e061616  R11 = 0x00000000;
}

warp 51 {
    asm "TLD4.A R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xbcff0000) bits(0x3dfe0000) bits(0xbf77e800) bits(0x3db5c000) bits(0x3ffc0c00) bits(0x3f800400) bits(0x3fff8800) bits(0x3f9bf000) bits(0x39000000) bits(0x3d018000) bits(0xbfd82800) bits(0xbf6c1000) bits(0xbf780800) bits(0x3e869000) bits(0xbf840000) bits(0xbfed5c00) ... }
    t = { bits(0x3f8c8000) bits(0xbf5fa000) bits(0x3ee40000) bits(0xbf7fa000) bits(0xbdd90000) bits(0xba800000) bits(0xbf7fc000) bits(0x3f5f8000) bits(0x3e018000) bits(0xbfd75000) bits(0xbff2a000) bits(0x3f7fc000) bits(0x3ff01000) bits(0xbf93b000) bits(0xbf8ff000) bits(0x3f901000) ... }
    expect lane 0 R8 = 0x3f571f1f  R9 = 0x3f260e0e  R10 = 0x3e561616  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f5ae111  R9 = 0x3f38beef  R10 = 0x3df92aab  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f52f2f3  R9 = 0x3f0a6a6a  R10 = 0x3eb4d4d5  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f4a0e0e  R9 = 0x3ec97171  R10 = 0x3f03ebec  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ce96969  R9 = 0x3d12d2d3  R10 = 0x3ee02828  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e394545  R9 = 0x3e691515  R10 = 0x3f2e999a  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e3c3030  R9 = 0x3e6cc0c1  R10 = 0x3f2fc4c5  R11 = 0x00000000;
    expect lane 7 R8 = 0x3b048485  R9 = 0x3b66e6e7  R10 = 0x3ecaf6f7  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f5ae42c  R9 = 0x3f38c20a  R10 = 0x3df94384  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f580e0e  R9 = 0x3f2ab8b9  R10 = 0x3e3fafb0  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f49a7a8  R9 = 0x3ec57171  R10 = 0x3f065252  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f38b8b9  R9 = 0x3d60e0e1  R10 = 0x3f6bebec  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f545353  R9 = 0x3f023131  R10 = 0x3d497979  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f38b8b9  R9 = 0x3d60e0e1  R10 = 0x3f6bebec  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f5adadb  R9 = 0x3f38b8b9  R10 = 0x3df8f8f9  R11 = 0x00000000;
}

warp 52 {
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0xffff
    s = { bits(0xbf781000) bits(0x3ffffc00) bits(0xbf1ed000) bits(0x3f83fc00) bits(0x3f83fc00) bits(0x3f840400) bits(0x3f180800) bits(0x4001fe00) bits(0x3f501800) bits(0x4001fe00) bits(0x40000600) bits(0xbf625000) bits(0x3f840c00) bits(0x3f481800) bits(0x3f714000) bits(0x3f300800) ... }
    t = { bits(0x3f803000) bits(0xbf800000) bits(0xbfa8c000) bits(0x3f604000) bits(0x3feff000) bits(0x3f90a000) bits(0x3f200000) bits(0x3feb8000) bits(0x3f204000) bits(0x40150800) bits(0xbdfd0000) bits(0xbf800000) bits(0xbf602000) bits(0x3f006000) bits(0xbfb92000) bits(0x3fb3e000) ... }
    expect lane 0 R8 = 0x3be539c1  R9 = 0x3f44a58e  R10 = 0x3e932b72  R11 = 0x00000000;
    expect lane 1 R8 = 0x3dff885e  R9 = 0x3f03d1a5  R10 = 0x3e99e0e0  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e32d6c5  R9 = 0x3e2f8e42  R10 = 0x3ef86593  R11 = 0x00000000;
    expect lane 3 R8 = 0x3b9c87fd  R9 = 0x3e13966a  R10 = 0x3d588468  R11 = 0x00000000;
    expect lane 4 R8 = 0x3b9c87fd  R9 = 0x3e13966a  R10 = 0x3d588468  R11 = 0x00000000;
    expect lane 5 R8 = 0x3dff885e  R9 = 0x3f03d1a5  R10 = 0x3e99e0e0  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f1090ef  R9 = 0x3e29186a  R10 = 0x3cd6f7d5  R11 = 0x00000000;
    expect lane 7 R8 = 0x3b9c87fd  R9 = 0x3e13966a  R10 = 0x3d588468  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e168e51  R9 = 0x3ec0a56e  R10 = 0x3e6c471f  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dff885e  R9 = 0x3f03d1a5  R10 = 0x3e99e0e0  R11 = 0x00000000;
    expect lane 10 R8 = 0x3b9c87fd  R9 = 0x3e13966a  R10 = 0x3d588468  R11 = 0x00000000;
    expect lane 11 R8 = 0x3be539c1  R9 = 0x3f44a58e  R10 = 0x3e932b72  R11 = 0x00000000;
    expect lane 12 R8 = 0x3dff885e  R9 = 0x3f03d1a5  R10 = 0x3e99e0e0  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e168e51  R9 = 0x3ec0a56e  R10 = 0x3e6c471f  R11 = 0x00000000;
    expect lane 14 R8 = 0x3d7add24  R9 = 0x3eb67a14  R10 = 0x3e405417  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f391a24  R9 = 0x3e7c1c33  R10 = 0x3d6cc563  R11 = 0x00000000;
}

warp 53 {
    asm "TLD4.G R8, R0, 26, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0x3d000000) bits(0x4039f200) bits(0xbf6d6800) bits(0x3f840000) bits(0xbfb2d400) bits(0xb9000000) bits(0xbfc8c800) bits(0xbfb86800) bits(0x402e0600) bits(0x4012fc00) bits(0xbf1fd000) bits(0xbeca8000) bits(0x3e5fe000) bits(0x3e902000) bits(0x3feb2800) ... }
    t = { bits(0x3dff0000) bits(0x4029a000) bits(0xbf174000) bits(0x00000000) bits(0x3fe04000) bits(0x3ac00000) bits(0x40000800) bits(0xbefa0000) bits(0x3fefe000) bits(0xbdf60000) bits(0xbe000000) bits(0xbfde1000) bits(0x3f8a4000) bits(0xbf801000) bits(0x401c9000) bits(0x3f88c000) ... }
    expect lane 0 R8 = 0x3dff885e  R9 = 0x3f03d1a5  R10 = 0x3e99e0e0  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e32d6c5  R9 = 0x3e2f8e42  R10 = 0x3ef86593  R11 = 0x00000000;
    expect lane 2 R8 = 0x3dff885e  R9 = 0x3f03d1a5  R10 = 0x3e99e0e0  R11 = 0x00000000;
    expect lane 3 R8 = 0x3be539c1  R9 = 0x3f44a58e  R10 = 0x3e932b72  R11 = 0x00000000;
    expect lane 4 R8 = 0x3b9c87fd  R9 = 0x3e13966a  R10 = 0x3d588468  R11 = 0x00000000;
    expect lane 5 R8 = 0x3be539c1  R9 = 0x3f44a58e  R10 = 0x3e932b72  R11 = 0x00000000;
    expect lane 6 R8 = 0x3be539c1  R9 = 0x3f44a58e  R10 = 0x3e932b72  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e32d6c5  R9 = 0x3e2f8e42  R10 = 0x3ef86593  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ebb8576  R9 = 0x3d2d4ebb  R10 = 0x3f1a946e  R11 = 0x00000000;
    expect lane 9 R8 = 0x3b9c87fd  R9 = 0x3e13966a  R10 = 0x3d588468  R11 = 0x00000000;
    expect lane 10 R8 = 0x3b9c87fd  R9 = 0x3e13966a  R10 = 0x3d588468  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d6cc563  R9 = 0x3ed081ca  R10 = 0x3ec0a56e  R11 = 0x00000000;
    expect lane 12 R8 = 0x3be539c1  R9 = 0x3f44a58e  R10 = 0x3e932b72  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3c978dc6  R10 = 0x3f06f104  R11 = 0x00000000;
    expect lane 14 R8 = 0x3cd6f7d5  R9 = 0x3ecb2380  R10 = 0x3e7c1c33  R11 = 0x00000000;
    expect lane 15 R8 = 0x3dff885e  R9 = 0x3f03d1a5  R10 = 0x3e99e0e0  R11 = 0x00000000;
}

warp 54 {
    asm "TLD4.B R8, R0, 27, 2D, 0xf"  active 0xffff
    s = { bits(0x40169c00) bits(0x3e402000) bits(0xb9800000) bits(0xbf781000) bits(0xbfa21400) bits(0x3fd8c400) bits(0x3dc00000) bits(0x3f381800) bits(0x40303000) bits(0x4001fe00) bits(0x401a9800) bits(0x3f1c5800) bits(0x3f800800) bits(0xbfb59c00) bits(0xbf780800) bits(0xbf7ff800) ... }
    t = { bits(0x4001e000) bits(0xbf9d9000) bits(0x3d140000) bits(0xbfcfa000) bits(0x40080000) bits(0x3f498000) bits(0xbf78c000) bits(0xbfdaa000) bits(0xbe098000) bits(0x3a000000) bits(0xbf986000) bits(0x3f5fc000) bits(0xbfadd000) bits(0x40359800) bits(0xbdff0000) bits(0x3f204000) ... }
    expect lane 0 R8 = 0x3da17521  R9 = 0x3ebef60f  R10 = 0x3e52a993  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f6f781b  R9 = 0x3d826e02  R10 = 0x3efc52f0  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e09ed2a  R9 = 0x3f029893  R10 = 0x3eccc017  R11 = 0x00000000;
    expect lane 3 R8 = 0x3d725cd2  R9 = 0x3ecf16a1  R10 = 0x3ec14c01  R11 = 0x00000000;
    expect lane 4 R8 = 0x3be500e5  R9 = 0x3f44a5c5  R10 = 0x3e932a93  R11 = 0x00000000;
    expect lane 5 R8 = 0x3cc9c50a  R9 = 0x3e6000a0  R10 = 0x3dcd6d5d  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e98edb1  R9 = 0x3ee748b9  R10 = 0x3ec74c35  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f2a8e9f  R9 = 0x3e6188f4  R10 = 0x3d46e99d  R11 = 0x00000000;
    expect lane 8 R8 = 0x3be4c9e5  R9 = 0x3e1c125c  R10 = 0x3d6e190e  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d84a885  R9 = 0x3ea8b6a9  R10 = 0x3e34f0b5  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ca03480  R9 = 0x3e4c78ec  R10 = 0x3db497ed  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f3908fc  R9 = 0x3ea2e382  R10 = 0x394346c3  R11 = 0x00000000;
    expect lane 12 R8 = 0x3d6a9d4b  R9 = 0x3eaed64f  R10 = 0x3e369d0f  R11 = 0x00000000;
    expect lane 13 R8 = 0x3eacf51d  R9 = 0x3d7bd23c  R10 = 0x3f16120a  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ebb84bc  R9 = 0x3d2d50ad  R10 = 0x3f1a949b  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e339ce4  R9 = 0x3e2f0877  R10 = 0x3ef8a1bd  R11 = 0x00000000;
}

warp 55 {
    asm "TLD4.A R8, R0, 27, 2D, 0xf"  active 0xffff
    s = { bits(0x39000000) bits(0x40020600) bits(0x3fc17000) bits(0x00000000) bits(0xbd010000) bits(0x3f5f4000) bits(0x3f68c000) bits(0x3d018000) bits(0x3f8d3000) bits(0xbfa30c00) bits(0x3f800400) bits(0x3f781800) bits(0x40000400) bits(0xbfac7400) bits(0xbf77f000) bits(0x40020000) ... }
    t = { bits(0x40080800) bits(0x3f5fc000) bits(0x40001000) bits(0xbf20c000) bits(0x40080800) bits(0x3f3fc000) bits(0x3e804000) bits(0x3ac00000) bits(0xbe008000) bits(0x3ffba000) bits(0xbf6d2000) bits(0x3f7fe000) bits(0xbf600000) bits(0x3f006000) bits(0xbfc79000) bits(0xbf7fe000) ... }
    expect lane 0 R8 = 0x3be500e5  R9 = 0x3f44a5c5  R10 = 0x3e932a93  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ba3bb24  R9 = 0x3e146df4  R10 = 0x3d5aa9ab  R11 = 0x00000000;
    expect lane 2 R8 = 0x3d859e46  R9 = 0x3ea97481  R10 = 0x3e35ee56  R11 = 0x00000000;
    expect lane 3 R8 = 0x3d6a508a  R9 = 0x3ed2ab31  R10 = 0x3ec01c52  R11 = 0x00000000;
    expect lane 4 R8 = 0x3be500e5  R9 = 0x3f44a5c5  R10 = 0x3e932a93  R11 = 0x00000000;
    expect lane 5 R8 = 0x3da91869  R9 = 0x3e8ac9c3  R10 = 0x3e19be7a  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d40b121  R9 = 0x3e9e7012  R10 = 0x3e20b401  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e3da7e5  R9 = 0x3ed24228  R10 = 0x3ee2cfde  R11 = 0x00000000;
    expect lane 8 R8 = 0x3b9c809d  R9 = 0x3e139494  R10 = 0x3d5880d9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e716491  R9 = 0x3e9cabbd  R10 = 0x3efa4fb4  R11 = 0x00000000;
    expect lane 10 R8 = 0x3dcd9dce  R9 = 0x3ee11301  R10 = 0x3e801e40  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d84a885  R9 = 0x3ea8b6a9  R10 = 0x3e34f0b5  R11 = 0x00000000;
    expect lane 12 R8 = 0x3dff8900  R9 = 0x3f03d184  R10 = 0x3e99e09a  R11 = 0x00000000;
    expect lane 13 R8 = 0x3defe790  R9 = 0x3e93321f  R10 = 0x3edcf45d  R11 = 0x00000000;
    expect lane 14 R8 = 0x3db5f1f6  R9 = 0x3eb06f48  R10 = 0x3ecf73cf  R11 = 0x00000000;
    expect lane 15 R8 = 0x3d84a885  R9 = 0x3ea8b6a9  R10 = 0x3e34f0b5  R11 = 0x00000000;
}

warp 56 {
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbfc00) bits(0xbfd14400) bits(0x3feea000) bits(0x3d018000) bits(0xbf77f000) bits(0x3f8db400) bits(0xbfb57c00) bits(0x3f780800) bits(0x3f840c00) bits(0x3ffc0c00) bits(0xb9000000) bits(0x40020200) bits(0xbf780800) bits(0xbf958800) bits(0x3d010000) bits(0xbf7ff000) ... }
    t = { bits(0x3eaa0000) bits(0xbf5fe000) bits(0xba800000) bits(0xbdfd0000) bits(0xbf8fe000) bits(0xbf7fa000) bits(0x3ffff000) bits(0x40080800) bits(0x3ac00000) bits(0x3fecd000) bits(0x3fb53000) bits(0xbfe44000) bits(0x3ff00000) bits(0x4029d000) bits(0x3e008000) bits(0xbfe13000) ... }
    expect lane 0 R8 = 0x3f5bdbdc  R9 = 0x3ea6a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f5bdbdc  R9 = 0x3ea6a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f5bdbdc  R9 = 0x3ea6a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
}

warp 57 {
    asm "TLD4.G R8, R0, 28, 2D, 0xf"  active 0xffff
    s = { bits(0x4028ec00) bits(0xbedac000) bits(0xbf7dd800) bits(0x3f800800) bits(0x3f4f1000) bits(0xbf04e800) bits(0x3f781800) bits(0x3ea18000) bits(0xbe720000) bits(0x3f800000) bits(0xbf83fc00) bits(0x3f79d000) bits(0xbf7fe800) bits(0x3f070000) bits(0x3ed12000) bits(0x3ffbf800) ... }
    t = { bits(0x3e8c0000) bits(0x3fa9b000) bits(0xbf902000) bits(0x403f4000) bits(0xbdfe0000) bits(0x00000000) bits(0x4007f000) bits(0xbfe59000) bits(0xbf294000) bits(0xba800000) bits(0x3f902000) bits(0x3f1fe000) bits(0x4017a800) bits(0x3f1fe000) bits(0x3f004000) bits(0x3e804000) ... }
    expect lane 0 R8 = 0x3f5bdbdc  R9 = 0x3ea6a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f5bdbdc  R9 = 0x3ea6a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3eeaeaeb  R9 = 0x3e44c4c5  R10 = 0x3e848485  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f4bcbcc  R9 = 0x3e78f8f9  R10 = 0x3f32b2b3  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f5bdbdc  R9 = 0x3ea6a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3f068687  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3eb6b6b7  R9 = 0x3edadadb  R10 = 0x3f5dddde  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f5bdbdc  R9 = 0x3ea6a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 58 {
    asm "TLD4.B R8, R0, 29, 2D, 0xf"  active 0xffff
    s = { bits(0xbebcf000) bits(0x3ffff800) bits(0xbcfd0000) bits(0xbcfd0000) bits(0xbe2e6000) bits(0x3e89c000) bits(0xbf77f000) bits(0x3faa5000) bits(0xbd000000) bits(0xbe068000) bits(0x3ffbfc00) bits(0x3feafc00) bits(0x4007fa00) bits(0x3fe2e800) bits(0x3ef01000) bits(0xbe9af000) ... }
    t = { bits(0xbf600000) bits(0xbf7fc000) bits(0xbfdc7000) bits(0x3f901000) bits(0xbf764000) bits(0x403cb800) bits(0x3f8ff000) bits(0xbe468000) bits(0x3e018000) bits(0x3a800000) bits(0xbf5fe000) bits(0x00000000) bits(0x40001000) bits(0x4025f800) bits(0xbff11000) bits(0x3fd0f000) ... }
    expect lane 0 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f07e1e2  R9 = 0x3e255959  R10 = 0x3f000303  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f2d3c3c  R9 = 0x3f48b3b4  R10 = 0x3f193c3c  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f14a293  R9 = 0x3ec87c7c  R10 = 0x3f36338c  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f2e4a4a  R9 = 0x3e722a2a  R10 = 0x3f3a8c8d  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f330c0c  R9 = 0x3f446161  R10 = 0x3f00a5a6  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e54d4d5  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f088889  R9 = 0x3e26a6a7  R10 = 0x3f010101  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f07e1e2  R9 = 0x3e255959  R10 = 0x3f000303  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e941414  R9 = 0x3d26a6a7  R10 = 0x3e070707  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f0ea6a7  R9 = 0x3ecd6d6d  R10 = 0x3f64bcbd  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
}

warp 59 {
    asm "TLD4.A R8, R0, 29, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7fe800) bits(0x40226800) bits(0xbfc7d000) bits(0xbcff0000) bits(0x00000000) bits(0x4018d000) bits(0xbf7ff000) bits(0x3f5ea800) bits(0x4002c800) bits(0xbf840800) bits(0x40363e00) bits(0xbcfd0000) bits(0xb9800000) bits(0xbe554000) bits(0x3f800400) bits(0x3d018000) ... }
    t = { bits(0xba000000) bits(0x40000800) bits(0xbf602000) bits(0x3e018000) bits(0x40001800) bits(0x40000000) bits(0x00000000) bits(0x3dff0000) bits(0x3f79c000) bits(0xbf550000) bits(0x3e808000) bits(0xbf23a000) bits(0x3fec5000) bits(0xbd560000) bits(0xba800000) bits(0x3f8ff000) ... }
    expect lane 0 R8 = 0x3f333333  R9 = 0x3f444444  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f088889  R9 = 0x3e26a6a7  R10 = 0x3f010101  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f32e4e5  R9 = 0x3f447e7e  R10 = 0x3f014b4b  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f088889  R9 = 0x3e26a6a7  R10 = 0x3f010101  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f333333  R9 = 0x3f444444  R10 = 0x3f000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f363636  R9 = 0x3e36b6b7  R10 = 0x3f632d2d  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f18cecf  R9 = 0x3e473333  R10 = 0x3f19cecf  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f092f2f  R9 = 0x3e27f3f4  R10 = 0x3f01feff  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f3b7575  R9 = 0x3f3e2020  R10 = 0x3eba1e1e  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f092f2f  R9 = 0x3e27f3f4  R10 = 0x3f01feff  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f1f9fa0  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f800000;
}

warp 60 {
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800c00) bits(0x4001fc00) bits(0x40126200) bits(0xbfcdec00) bits(0xbf83f800) bits(0x3f0c2000) bits(0x3f77f000) bits(0x4013b000) bits(0x3e604000) bits(0x40192200) bits(0xbf676800) bits(0x3feee000) bits(0xbf840800) bits(0xbf840000) bits(0x40000200) bits(0x3d018000) ... }
    t = { bits(0x40080000) bits(0xbf902000) bits(0x3e000000) bits(0x40035000) bits(0x40229800) bits(0xbf604000) bits(0x3f5fe000) bits(0xbfe09000) bits(0xbf8fd000) bits(0x3f5fc000) bits(0xbf931000) bits(0x3f900000) bits(0x4034d000) bits(0x00000000) bits(0x3f2ec000) bits(0x3fc78000) ... }
    expect lane 0 R8 = 0x3d454fd2  R9 = 0x3d171964  R10 = 0x3e0ae377  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d5f26b6  R9 = 0x3d8c3e48  R10 = 0x3dd1641d  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3d454fd2  R9 = 0x3d171964  R10 = 0x3e0ae377  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e13966a  R9 = 0x3dcc97b4  R10 = 0x3eaca0b6  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e979f6f  R9 = 0x3eaa3716  R10 = 0x3d88732e  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d5f26b6  R9 = 0x3d8c3e48  R10 = 0x3dd1641d  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3d454fd2  R9 = 0x3d171964  R10 = 0x3e0ae377  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e13966a  R9 = 0x3dcc97b4  R10 = 0x3eaca0b6  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d5f26b6  R9 = 0x3d8c3e48  R10 = 0x3dd1641d  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d454fd2  R9 = 0x3d171964  R10 = 0x3e0ae377  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e84308b  R9 = 0x3e9562f6  R10 = 0x3ebb8576  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e13966a  R9 = 0x3dcc97b4  R10 = 0x3eaca0b6  R11 = 0x3f800000;
}

warp 61 {
    asm "TLD4.G R8, R0, 30, 2D, 0xf"  active 0xffff
    s = { bits(0xbd880000) bits(0x3ffc0c00) bits(0xbf83f400) bits(0xbf800400) bits(0x3f581000) bits(0x3ffc0800) bits(0xbfe60400) bits(0xbf5ab000) bits(0x3f77f000) bits(0x3ffc0000) bits(0x3d008000) bits(0x3d000000) bits(0x3fef9400) bits(0x3d000000) bits(0x3f800000) bits(0x3f781000) ... }
    t = { bits(0xbf7a4000) bits(0x3a800000) bits(0xbdfd0000) bits(0x40000800) bits(0x4023e000) bits(0x3f800000) bits(0xbdff0000) bits(0xbf9b4000) bits(0x3ec0c000) bits(0xbf801000) bits(0x3e018000) bits(0x3fdf1000) bits(0x3f4fc000) bits(0x3ff03000) bits(0x3f690000) bits(0x3f404000) ... }
    expect lane 0 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d454fd2  R9 = 0x3d171964  R10 = 0x3e0ae377  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3b1f22b4  R10 = 0x3c15a705  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3d454fd2  R9 = 0x3d171964  R10 = 0x3e0ae377  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3dd6412b  R9 = 0x3db12727  R10 = 0x3e6c471f  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d5f26b6  R9 = 0x3d8c3e48  R10 = 0x3dd1641d  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e13966a  R9 = 0x3dcc97b4  R10 = 0x3eaca0b6  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d5f26b6  R9 = 0x3d8c3e48  R10 = 0x3dd1641d  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3dcc97b4  R9 = 0x3e8645b8  R10 = 0x3e13966a  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3d5f26b6  R9 = 0x3d8c3e48  R10 = 0x3dd1641d  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3d5f26b6  R9 = 0x3d8c3e48  R10 = 0x3dd1641d  R11 = 0x3f800000;
}

warp 62 {
    asm "TLD4.B R8, R0, 31, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781800) bits(0x40000200) bits(0x3eec5000) bits(0x4001fc00) bits(0x3f6ff000) bits(0xbf800400) bits(0x3f8b8c00) bits(0xbff2c000) bits(0x3f401000) bits(0x3cfe0000) bits(0x3dc00000) bits(0x3d018000) bits(0x40203000) bits(0x3e900000) bits(0xbf83f800) bits(0x3f37f000) ... }
    t = { bits(0x3f1fc000) bits(0xbf902000) bits(0xbe008000) bits(0xbf406000) bits(0xbf270000) bits(0xbe710000) bits(0x3e018000) bits(0xbf802000) bits(0x402d2000) bits(0xbf7fc000) bits(0x40001800) bits(0x40357800) bits(0x3f7fe000) bits(0x3e318000) bits(0xbf7fe000) bits(0x3e108000) ... }
    expect lane 0 R8 = 0x3e83e1e4  R9 = 0x3e94f97d  R10 = 0x3ebb3f5b  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3d626342  R9 = 0x3d8e09d6  R10 = 0x3dd37d83  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3d4d230d  R9 = 0x3f2d3989  R10 = 0x3e53adcc  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3d9b8d6c  R9 = 0x3d7b229b  R10 = 0x3e3ad3f3  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3d8009f0  R9 = 0x3d4d9fb4  R10 = 0x3e1f10fe  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3df49285  R9 = 0x3e432a83  R10 = 0x3e6ad5d7  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d471f27  R9 = 0x3d18b6f9  R10 = 0x3e0ba754  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e4ccf3a  R9 = 0x3e63fe60  R10 = 0x3d7e8163  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f4263c2  R9 = 0x3f58341c  R10 = 0x3f69aba6  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3de2c420  R9 = 0x3e778dc5  R10 = 0x3e370c4c  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d5238d2  R9 = 0x3d57d0d8  R10 = 0x3df394f4  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e65761d  R9 = 0x3ee0e0f9  R10 = 0x3e2f67c7  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e66767e  R9 = 0x3e82e5c6  R10 = 0x3d2d24d5  R11 = 0x3f800000;
}

warp 63 {
    asm "TLD4.A R8, R0, 31, 2D, 0xf"  active 0xffff
    s = { bits(0x3d098000) bits(0xbf7ff800) bits(0x3eeab000) bits(0xbfd93c00) bits(0xbcfd0000) bits(0xbf77f000) bits(0xbf83f400) bits(0x3eed5000) bits(0xbfbcc000) bits(0x3d010000) bits(0x3f46f000) bits(0xbf69b800) bits(0x40180600) bits(0xbfac4800) bits(0xbcfe0000) bits(0xbf7ff000) ... }
    t = { bits(0xbf5fe000) bits(0x3f602000) bits(0xbf142000) bits(0x4010f800) bits(0xbf442000) bits(0xbf9e1000) bits(0xbe000000) bits(0x3f8ff000) bits(0xbfe98000) bits(0x3e018000) bits(0x3fec2000) bits(0xbff00000) bits(0x3feff000) bits(0x40080800) bits(0x4007f800) bits(0xbeecc000) ... }
    expect lane 0 R8 = 0x3e0336b3  R9 = 0x3e8ee867  R10 = 0x3e35d0c6  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e09f027  R9 = 0x3eeb6743  R10 = 0x3e909e9c  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3df437f4  R9 = 0x3e43d0c4  R10 = 0x3e6a102a  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e5a4c5a  R9 = 0x3eadb096  R10 = 0x3eb12aa5  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3dd26142  R9 = 0x3e872383  R10 = 0x3e1700ff  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3cb3738f  R9 = 0x3cdafaee  R10 = 0x3c64a69a  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d5f20df  R9 = 0x3d8c408c  R10 = 0x3dd160d1  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3dcc98cd  R9 = 0x3e864686  R10 = 0x3e139494  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e03a934  R9 = 0x3e20bf21  R10 = 0x3e89e14e  R11 = 0x3f800000;
}

warp 0 {
    asm "TLD4.R R8, R0, 32, 2D, 0xf"  active 0xffff
    s = { bits(0x3e1fe000) bits(0xbd000000) bits(0x3f180000) bits(0xbe6de000) bits(0x39c00000) bits(0x3d010000) bits(0x3fea2000) bits(0x4028be00) bits(0xbf16f800) bits(0x3f77f800) bits(0xbf780000) bits(0x400c8a00) bits(0xbf800400) bits(0x40020000) bits(0xbf840400) bits(0x3f780000) ... }
    t = { bits(0x3f680000) bits(0xbe7c8000) bits(0x3e000000) bits(0xbe210000) bits(0x3f901000) bits(0x40000800) bits(0xba800000) bits(0x4007f000) bits(0x3fea0000) bits(0x3f10c000) bits(0x3f801000) bits(0x3ec0c000) bits(0x3f002000) bits(0x3fcc9000) bits(0x3ff03000) bits(0x4022b800) ... }
    expect lane 0 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3f1b9b9c;
    expect lane 1 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee2e2e3;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3ebcbcbd  R10 = 0x3f66e6e7  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee2e2e3;
    expect lane 4 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f46c6c7  R11 = 0x3f1b9b9c;
    expect lane 5 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f46c6c7  R11 = 0x3f1b9b9c;
    expect lane 6 R8 = 0x3ec8c8c9  R9 = 0x3f28a8a9  R10 = 0x3eeaeaeb  R11 = 0x3f088889;
    expect lane 7 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x00000000  R11 = 0x3ef6f6f7;
    expect lane 8 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee2e2e3;
    expect lane 9 R8 = 0x3edcdcdd  R9 = 0x3f32b2b3  R10 = 0x3efefeff  R11 = 0x3f0a8a8b;
    expect lane 10 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f46c6c7  R11 = 0x3f1b9b9c;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e38b8b9  R11 = 0x3efefeff;
    expect lane 12 R8 = 0x3f3ebebf  R9 = 0x3e848485  R10 = 0x3f2dadae  R11 = 0x3f1b9b9c;
    expect lane 13 R8 = 0x3edcdcdd  R9 = 0x3f32b2b3  R10 = 0x3efefeff  R11 = 0x3f0a8a8b;
    expect lane 14 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee2e2e3;
    expect lane 15 R8 = 0x3edcdcdd  R9 = 0x3f32b2b3  R10 = 0x3efefeff  R11 = 0x3f0a8a8b;
}

warp 1 {
    asm "TLD4.G R8, R0, 32, 2D, 0xf"  active 0xffff
    s = { bits(0x40274200) bits(0x40020400) bits(0x3f0ff800) bits(0x3fa6ec00) bits(0x3f83fc00) bits(0x3ffc0800) bits(0x3f60b000) bits(0x40362400) bits(0x4001fe00) bits(0x4000ce00) bits(0xbe9c1000) bits(0xbf780800) bits(0xbfe27c00) bits(0x3ee69000) bits(0x3f7ff800) bits(0x3f380000) ... }
    t = { bits(0xbfb5d000) bits(0x3edc8000) bits(0x3fabf000) bits(0xbf7fa000) bits(0x4007f800) bits(0x3f900000) bits(0x3f801000) bits(0x3fe2d000) bits(0x4007f800) bits(0x4024c000) bits(0xbdfe0000) bits(0x403d0800) bits(0x40000000) bits(0x3e008000) bits(0x3ef3c000) bits(0x3f814000) ... }
    expect lane 0 R8 = 0x3edcdcdd  R9 = 0x3f32b2b3  R10 = 0x3efefeff  R11 = 0x3f0a8a8b;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e38b8b9  R11 = 0x3efefeff;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3ebcbcbd  R10 = 0x3f66e6e7  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x00000000  R11 = 0x3ef6f6f7;
    expect lane 4 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x00000000  R11 = 0x3ef6f6f7;
    expect lane 5 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x00000000  R11 = 0x3ef6f6f7;
    expect lane 6 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3d008081  R11 = 0x3eeeeeef;
    expect lane 7 R8 = 0x3ec8c8c9  R9 = 0x3f28a8a9  R10 = 0x3eeaeaeb  R11 = 0x3f088889;
    expect lane 8 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x00000000  R11 = 0x3ef6f6f7;
    expect lane 9 R8 = 0x3edcdcdd  R9 = 0x3f32b2b3  R10 = 0x3efefeff  R11 = 0x3f0a8a8b;
    expect lane 10 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee2e2e3;
    expect lane 11 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee2e2e3;
    expect lane 12 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f46c6c7  R11 = 0x3f1b9b9c;
    expect lane 13 R8 = 0x3f53d3d4  R9 = 0x3f64e4e5  R10 = 0x3f53d3d4  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e38b8b9  R11 = 0x3efefeff;
    expect lane 15 R8 = 0x3f7dfdfe  R9 = 0x3f28a8a9  R10 = 0x3f5bdbdc  R11 = 0x3b808081;
}

warp 2 {
    asm "TLD4.B R8, R0, 33, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781800) bits(0x40181400) bits(0x3ecfe000) bits(0x3f77f000) bits(0x40000000) bits(0xbf714000) bits(0x401ca600) bits(0xb9800000) bits(0xbfc58800) bits(0x3f07f000) bits(0x3f840c00) bits(0x40020000) bits(0x3f406800) bits(0x3db4c000) bits(0x3f9e6800) bits(0x3e402000) ... }
    t = { bits(0x00000000) bits(0x3f803000) bits(0x3ec04000) bits(0xbdfe0000) bits(0xbf9f2000) bits(0x3ec0c000) bits(0xbf6aa000) bits(0x3e804000) bits(0xbf35c000) bits(0x40001000) bits(0x3fe14000) bits(0x3f402000) bits(0x3f7fc000) bits(0x4013c000) bits(0xbe008000) bits(0x3eb40000) ... }
    expect lane 0 R8 = 0x3f1b1b1b  R9 = 0x3f3d3d3d  R10 = 0x3e6aeaeb  R11 = 0x3f020202;
    expect lane 1 R8 = 0x3f1bf5f6  R9 = 0x3f3d8f90  R10 = 0x3e673f3f  R11 = 0x3f01e7e8;
    expect lane 2 R8 = 0x3f538182  R9 = 0x3f649293  R10 = 0x3f538182  R11 = 0x3b800000;
    expect lane 3 R8 = 0x3ec9a3cc  R9 = 0x3f28d1e6  R10 = 0x3eea0010  R11 = 0x3f086c77;
    expect lane 4 R8 = 0x3ed24646  R9 = 0x3f2d6767  R10 = 0x3ef46868  R11 = 0x3f097b7b;
    expect lane 5 R8 = 0x3f29d3d4  R9 = 0x3e157d7d  R10 = 0x3f20babb  R11 = 0x3ee38b8c;
    expect lane 6 R8 = 0x3f3fddde  R9 = 0x3f4b1111  R10 = 0x3d9a2a2a  R11 = 0x3efb3f3f;
    expect lane 7 R8 = 0x3f3cbcbd  R9 = 0x3e60e0e1  R10 = 0x3f33b3b4  R11 = 0x3f068687;
    expect lane 8 R8 = 0x3f36a0a1  R9 = 0x3e487070  R10 = 0x3f2d9798  R11 = 0x3eff8b8c;
    expect lane 9 R8 = 0x3f59b6be  R9 = 0x3e3fdac7  R10 = 0x3f2b29f6  R11 = 0x3bb7c7c8;
    expect lane 10 R8 = 0x3ed20a0a  R9 = 0x3f2d4949  R10 = 0x3ef42c2c  R11 = 0x3f097575;
    expect lane 11 R8 = 0x3ed2d2d3  R9 = 0x3f2dadae  R10 = 0x3ef4f4f5  R11 = 0x3f09898a;
    expect lane 12 R8 = 0x3f551d8c  R9 = 0x3f3e747a  R10 = 0x3f0fbcbf  R11 = 0x3e845889;
    expect lane 13 R8 = 0x3f414626  R9 = 0x3e730687  R10 = 0x3f383d1d  R11 = 0x3ef90737;
    expect lane 14 R8 = 0x3ec8c8c9  R9 = 0x3f28a8a9  R10 = 0x3eeaeaeb  R11 = 0x3f088889;
    expect lane 15 R8 = 0x3f555555  R9 = 0x3ea1a1a2  R10 = 0x3f4c4c4c  R11 = 0x3f020202;
}

warp 3 {
    asm "TLD4.A R8, R0, 33, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780800) bits(0x3f481800) bits(0x3fa78c00) bits(0x40198400) bits(0xbffc3800) bits(0x40020400) bits(0xbf800800) bits(0x3f781800) bits(0x3d018000) bits(0xbf840800) bits(0xbd010000) bits(0x402ad600) bits(0x3ffff800) bits(0xbf840400) bits(0x40257800) bits(0x3f9bd400) ... }
    t = { bits(0x3f9ce000) bits(0x3f0f4000) bits(0x3ff01000) bits(0xbec24000) bits(0x40000000) bits(0x3f5fe000) bits(0x40001000) bits(0x3fbac000) bits(0xbe000000) bits(0x3f8ff000) bits(0xbf8ff000) bits(0xba000000) bits(0x40067000) bits(0x40081000) bits(0xbf53e000) bits(0x3fd1a000) ... }
    expect lane 0 R8 = 0x3f407676  R9 = 0x3e6fc7c8  R10 = 0x3f376d6d  R11 = 0x3f0aa4a5;
    expect lane 1 R8 = 0x3f0d05f2  R9 = 0x3f3f6c58  R10 = 0x3ec56b43  R11 = 0x3eff20d5;
    expect lane 2 R8 = 0x3ec8c8c9  R9 = 0x3f28a8a9  R10 = 0x3eeaeaeb  R11 = 0x3f088889;
    expect lane 3 R8 = 0x3ee16969  R9 = 0x3f33e7e8  R10 = 0x3efc7474  R11 = 0x3f0a5e5e;
    expect lane 4 R8 = 0x3f3c3c3c  R9 = 0x3e6eeeef  R10 = 0x3f2f2f2f  R11 = 0x3f068687;
    expect lane 5 R8 = 0x3ec8c8c9  R9 = 0x3f28a8a9  R10 = 0x3eeaeaeb  R11 = 0x3f088889;
    expect lane 6 R8 = 0x3f3c6363  R9 = 0x3e6f6b6b  R10 = 0x3f2f5e5e  R11 = 0x3f06b0b1;
    expect lane 7 R8 = 0x3f4f1919  R9 = 0x3f660808  R10 = 0x3e92feff  R11 = 0x3f033535;
    expect lane 8 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee3a3a4;
    expect lane 9 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f46c6c7  R11 = 0x3f1b9b9c;
    expect lane 10 R8 = 0x3f28a8a9  R9 = 0x3e30b0b1  R10 = 0x3f179798  R11 = 0x3ee2e2e3;
    expect lane 11 R8 = 0x3f1b1b1b  R9 = 0x3f3d3d3d  R10 = 0x3e6aeaeb  R11 = 0x3f020202;
    expect lane 12 R8 = 0x3f472222  R9 = 0x3f4dcccd  R10 = 0x3d378788  R11 = 0x3ef98384;
    expect lane 13 R8 = 0x3f4fa9aa  R9 = 0x3e964a4a  R10 = 0x3f46a0a1  R11 = 0x3f1b7171;
    expect lane 14 R8 = 0x3f5a7a7a  R9 = 0x3f5a7a7a  R10 = 0x3d0a8a8b  R11 = 0x3ef87878;
    expect lane 15 R8 = 0x3edbd7d8  R9 = 0x3f323030  R10 = 0x3efdf9fa  R11 = 0x3f0a7070;
}

warp 4 {
    asm "TLD4.R R8, R0, 34, 2D, 0xf"  active 0xffff
    s = { bits(0x400cc400) bits(0xbcfe0000) bits(0x3ffc0800) bits(0xbfa70c00) bits(0xbcfe0000) bits(0x4001fe00) bits(0x4001fc00) bits(0xbcff0000) bits(0x3f800400) bits(0x3e901000) bits(0xbff20800) bits(0x3ec2e000) bits(0x3f580000) bits(0x3d008000) bits(0x3f780000) bits(0x3f840800) ... }
    t = { bits(0xbf1e6000) bits(0x40000800) bits(0x40228000) bits(0x3f800000) bits(0x3da80000) bits(0xba000000) bits(0x3f8fe000) bits(0x400b1800) bits(0xbd7c0000) bits(0xbe010000) bits(0xbf8ff000) bits(0xbf7fa000) bits(0xbff86000) bits(0x40081000) bits(0x3f903000) bits(0x3f8fe000) ... }
    expect lane 0 R8 = 0x3f4c91ff  R9 = 0x3eec955b  R10 = 0x3f800000  R11 = 0x3ef2f2f3;
    expect lane 1 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f4acacb;
    expect lane 2 R8 = 0x3f288b41  R9 = 0x3ecdd008  R10 = 0x3f56bb88  R11 = 0x3f4dcdce;
    expect lane 3 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f4acacb;
    expect lane 4 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f4acacb;
    expect lane 5 R8 = 0x3f288b41  R9 = 0x3ecdd008  R10 = 0x3f56bb88  R11 = 0x3f23a3a4;
    expect lane 6 R8 = 0x3ec0a56e  R9 = 0x3e2f8e42  R10 = 0x3f02460c  R11 = 0x3e9e9e9f;
    expect lane 7 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f4acacb;
    expect lane 8 R8 = 0x3f288b41  R9 = 0x3ecdd008  R10 = 0x3f56bb88  R11 = 0x3f23a3a4;
    expect lane 9 R8 = 0x3d21fb3c  R9 = 0x3f06f104  R10 = 0x3dd1641d  R11 = 0x3b808081;
    expect lane 10 R8 = 0x399f22b4  R9 = 0x3ed081ca  R10 = 0x3c89af9f  R11 = 0x3f5adadb;
    expect lane 11 R8 = 0x3f26c285  R9 = 0x3ddb2eee  R10 = 0x3cb5a602  R11 = 0x3b808081;
    expect lane 12 R8 = 0x3ec0a56e  R9 = 0x3e2f8e42  R10 = 0x3f02460c  R11 = 0x3f77f7f8;
    expect lane 13 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f4acacb;
    expect lane 14 R8 = 0x3ec0a56e  R9 = 0x3e2f8e42  R10 = 0x3f02460c  R11 = 0x3e9e9e9f;
    expect lane 15 R8 = 0x3ec0a56e  R9 = 0x3e2f8e42  R10 = 0x3f02460c  R11 = 0x3e9e9e9f;
}

warp 5 {
    asm "TLD4.G R8, R0, 34, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780000) bits(0xbf900000) bits(0x3eb02000) bits(0x3eafe000) bits(0x3db18000) bits(0x3f7ff800) bits(0x3e404000) bits(0x3d000000) bits(0x3f840800) bits(0x3f026800) bits(0x40000600) bits(0xbfffa800) bits(0x3f800000) bits(0x3f77f800) bits(0xbf780800) bits(0xbfc8d800) ... }
    t = { bits(0xbf90f000) bits(0x3ff00000) bits(0x3f8fe000) bits(0x3e178000) bits(0x3e000000) bits(0xbdfd0000) bits(0xbff2c000) bits(0xbf900000) bits(0x3f5fe000) bits(0x3f7fc000) bits(0xbfcd6000) bits(0x3f36a000) bits(0xbf604000) bits(0xbfe7a000) bits(0x3ec04000) bits(0xbfb85000) ... }
    expect lane 0 R8 = 0x399f22b4  R9 = 0x3ed081ca  R10 = 0x3c89af9f  R11 = 0x3f5adadb;
    expect lane 1 R8 = 0x399f22b4  R9 = 0x3ed081ca  R10 = 0x3c89af9f  R11 = 0x3f5adadb;
    expect lane 2 R8 = 0x3d6cc563  R9 = 0x3f1a946e  R10 = 0x3e080ea2  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3d6cc563  R9 = 0x3f1a946e  R10 = 0x3e080ea2  R11 = 0x3b808081;
    expect lane 4 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f5adadb;
    expect lane 5 R8 = 0x3f288b41  R9 = 0x3ecdd008  R10 = 0x3f56bb88  R11 = 0x3f23a3a4;
    expect lane 6 R8 = 0x3d02a56a  R9 = 0x3f800000  R10 = 0x3f18e237  R11 = 0x3f5adadb;
    expect lane 7 R8 = 0x399f22b4  R9 = 0x3ed081ca  R10 = 0x3c89af9f  R11 = 0x3f5adadb;
    expect lane 8 R8 = 0x3f288b41  R9 = 0x3ecdd008  R10 = 0x3f56bb88  R11 = 0x3f23a3a4;
    expect lane 9 R8 = 0x3e13966a  R9 = 0x3d3f23e4  R10 = 0x3c607eb4  R11 = 0x3ee6e6e7;
    expect lane 10 R8 = 0x3f4c91ff  R9 = 0x3eec955b  R10 = 0x3f800000  R11 = 0x3ef2f2f3;
    expect lane 11 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f50d0d1;
    expect lane 12 R8 = 0x3ec0a56e  R9 = 0x3e2f8e42  R10 = 0x3f02460c  R11 = 0x3e9e9e9f;
    expect lane 13 R8 = 0x3ec0a56e  R9 = 0x3e2f8e42  R10 = 0x3f02460c  R11 = 0x3e9e9e9f;
    expect lane 14 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f4acacb;
    expect lane 15 R8 = 0x3bc6354a  R9 = 0x3f5cf7df  R10 = 0x3ed081ca  R11 = 0x3f50d0d1;
}

warp 6 {
    asm "TLD4.B R8, R0, 35, 2D, 0xf"  active 0xffff
    s = { bits(0x3e900000) bits(0xbf940000) bits(0x3faf3800) bits(0x40000400) bits(0x3f840400) bits(0x401b0200) bits(0x3f780000) bits(0xbf840000) bits(0xbf83f400) bits(0xbe09a000) bits(0x3f701800) bits(0x40080000) bits(0x3ffbfc00) bits(0x3f57f000) bits(0x3feb7c00) bits(0xbf781000) ... }
    t = { bits(0x403f9000) bits(0x3f1fc000) bits(0x3fa90000) bits(0x3e010000) bits(0x3fbee000) bits(0xbf802000) bits(0x3f901000) bits(0xbfa6a000) bits(0x3f8ff000) bits(0xbf5a2000) bits(0x40080800) bits(0x3e010000) bits(0xbf801000) bits(0x3ac00000) bits(0x3dfe0000) bits(0x402ff800) ... }
    expect lane 0 R8 = 0x3d0a4f6a  R9 = 0x3eff85a0  R10 = 0x3dbc1064  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3bc600c6  R9 = 0x3f5cf7dd  R10 = 0x3ed080d1  R11 = 0x3f50cacb;
    expect lane 2 R8 = 0x3f34e3ed  R9 = 0x3ecc07bc  R10 = 0x3f647f6c  R11 = 0x3ee08081;
    expect lane 3 R8 = 0x3ec17d3f  R9 = 0x3e30b64d  R10 = 0x3f02c43c  R11 = 0x3e9ef2f3;
    expect lane 4 R8 = 0x3f3bd2f2  R9 = 0x3ede47c2  R10 = 0x3f6cd151  R11 = 0x3f20acad;
    expect lane 5 R8 = 0x3f04b73e  R9 = 0x3e93419d  R10 = 0x3f2cd5a2  R11 = 0x3ef39b9c;
    expect lane 6 R8 = 0x3ec0a4c1  R9 = 0x3e2f8cb0  R10 = 0x3f024682  R11 = 0x3e9e9e9f;
    expect lane 7 R8 = 0x3b8eec8f  R9 = 0x3f3ac61e  R10 = 0x3e95f034  R11 = 0x3f53c1c2;
    expect lane 8 R8 = 0x3bc600c6  R9 = 0x3f5cf7dd  R10 = 0x3ed080d1  R11 = 0x3f4acacb;
    expect lane 9 R8 = 0x3bc600c6  R9 = 0x3f5cf7dd  R10 = 0x3ed080d1  R11 = 0x3f4acacb;
    expect lane 10 R8 = 0x3f2ee9d5  R9 = 0x3f132a69  R10 = 0x3f4027ce  R11 = 0x3f0d9192;
    expect lane 11 R8 = 0x3ec17d3f  R9 = 0x3e30b64d  R10 = 0x3f02c43c  R11 = 0x3e9ef2f3;
    expect lane 12 R8 = 0x3f046f04  R9 = 0x3e92cb93  R10 = 0x3f2c812d  R11 = 0x3ef2f2f3;
    expect lane 13 R8 = 0x3f03f387  R9 = 0x3e926184  R10 = 0x3f2bd07f  R11 = 0x3f77e74b;
    expect lane 14 R8 = 0x3ec13533  R9 = 0x3e3078c4  R10 = 0x3f029af8  R11 = 0x3e9f4747;
    expect lane 15 R8 = 0x3b5000d0  R9 = 0x3f229c23  R10 = 0x3e591ad9  R11 = 0x3f55d5d6;
}

warp 7 {
    asm "TLD4.A R8, R0, 35, 2D, 0xf"  active 0xffff
    s = { bits(0xb9800000) bits(0xbfc01c00) bits(0xbf0f0000) bits(0x00000000) bits(0x3f780800) bits(0x3f800400) bits(0xbf800400) bits(0xbf44c800) bits(0x40000000) bits(0x403bac00) bits(0x3fcbc400) bits(0x39c00000) bits(0x4015c800) bits(0xbf77e800) bits(0x3f77f800) bits(0xbcff0000) ... }
    t = { bits(0xbf894000) bits(0x3dfe0000) bits(0x40080800) bits(0x4023c000) bits(0x4038c000) bits(0x400ce800) bits(0x3f7fc000) bits(0x3f000000) bits(0x4007f800) bits(0x40000800) bits(0x3f805000) bits(0x402a6800) bits(0x3d260000) bits(0x3ff00000) bits(0x3fc85000) bits(0xbdff0000) ... }
    expect lane 0 R8 = 0x3ac6a0c7  R9 = 0x3f00df1b  R10 = 0x3dcb12db  R11 = 0x3f577777;
    expect lane 1 R8 = 0x3bc544c5  R9 = 0x3f5c8326  R10 = 0x3ecfb8ea  R11 = 0x3f4adadb;
    expect lane 2 R8 = 0x3bc600c6  R9 = 0x3f5cf7dd  R10 = 0x3ed080d1  R11 = 0x3f4acacb;
    expect lane 3 R8 = 0x3bc600c6  R9 = 0x3f5cf7dd  R10 = 0x3ed080d1  R11 = 0x3f4f3737;
    expect lane 4 R8 = 0x3f2528f9  R9 = 0x3ec84850  R10 = 0x3f52c657  R11 = 0x3f1fafb0;
    expect lane 5 R8 = 0x3f014db3  R9 = 0x3e851d49  R10 = 0x3f289507  R11 = 0x3eb85050;
    expect lane 6 R8 = 0x3b4e88cf  R9 = 0x3f22276b  R10 = 0x3e578b0c  R11 = 0x3f52e2e3;
    expect lane 7 R8 = 0x3bc600c6  R9 = 0x3f5cf7dd  R10 = 0x3ed080d1  R11 = 0x3f4dcdce;
    expect lane 8 R8 = 0x3ec0a4c1  R9 = 0x3e2f8cb0  R10 = 0x3f024682  R11 = 0x3e9e9e9f;
    expect lane 9 R8 = 0x3f046f04  R9 = 0x3e92cb93  R10 = 0x3f2c812d  R11 = 0x3ef2f2f3;
    expect lane 10 R8 = 0x3f03de92  R9 = 0x3e91df7e  R10 = 0x3f2bd842  R11 = 0x3ef1a1a2;
    expect lane 11 R8 = 0x3baa18aa  R9 = 0x3f4ba4a2  R10 = 0x3eb2d48f  R11 = 0x3f524e4e;
    expect lane 12 R8 = 0x3ef12b3d  R9 = 0x3e7edbb7  R10 = 0x3f1ea5ed  R11 = 0x3ed74747;
    expect lane 13 R8 = 0x39a000a0  R9 = 0x3ed080d1  R10 = 0x3c89a08a  R11 = 0x3f5adadb;
    expect lane 14 R8 = 0x3f314525  R9 = 0x3ed5444d  R10 = 0x3f60ba59  R11 = 0x3f396161;
    expect lane 15 R8 = 0x39a000a0  R9 = 0x3ed080d1  R10 = 0x3c89a08a  R11 = 0x3f5adadb;
}

warp 8 {
    asm "TLD4.R R8, R0, 36, 2D, 0xf"  active 0xffff
    s = { bits(0x3f067800) bits(0x3f600800) bits(0x3e5e0000) bits(0xbf048800) bits(0xb9000000) bits(0x3f7c8800) bits(0x3dbfc000) bits(0x3f1ff000) bits(0x3f081000) bits(0x3f83fc00) bits(0x39000000) bits(0x3ed00000) bits(0x403da400) bits(0x40376400) bits(0xbf800800) bits(0xbf781000) ... }
    t = { bits(0xbe638000) bits(0x3f4b2000) bits(0x4007f000) bits(0xbf49e000) bits(0xbf801000) bits(0xbf9dc000) bits(0xbfc18000) bits(0x4039f000) bits(0xbe000000) bits(0xbff9c000) bits(0x3fd0c000) bits(0xbf8fe000) bits(0x3f800000) bits(0xbf800000) bits(0x3f801000) bits(0x3d890000) ... }
    expect lane 0 R8 = 0x3dfc1f84  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f419833  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f7d9fb4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f599b33  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3dcc1983  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3dfc1f84  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3dfc1f84  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e761ec4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ebd17a3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f7d9fb4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f7d9fb4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 36, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780000) bits(0xbee69000) bits(0x3f680000) bits(0x39000000) bits(0x3ec54000) bits(0x403ccc00) bits(0xbf83f800) bits(0xbfc39000) bits(0x3f650000) bits(0x40105800) bits(0x3f800000) bits(0xbf8ed000) bits(0x4004ca00) bits(0x3d808000) bits(0x3f840c00) bits(0x3ffffc00) ... }
    t = { bits(0xbf7fe000) bits(0x3fde3000) bits(0xbe010000) bits(0x3a000000) bits(0xbf5fc000) bits(0x3f1fc000) bits(0x3d460000) bits(0x3f5fe000) bits(0x3f2a0000) bits(0x3e000000) bits(0x40000000) bits(0x3ffff000) bits(0x3ff02000) bits(0x3dff0000) bits(0x3edd8000) bits(0x3f8fe000) ... }
    expect lane 0 R8 = 0x3f7d9fb4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e761ec4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f7d9fb4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ebd17a3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f569ad3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f7d9fb4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f599b33  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f1a9352  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f599b33  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3dcc1983  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f4798f3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 37, 2D, 0xf"  active 0xffff
    s = { bits(0x3f3b6000) bits(0x3f223000) bits(0xbed48000) bits(0x4001fe00) bits(0xbf800000) bits(0xbe31e000) bits(0xbec94000) bits(0xbf7fe800) bits(0x3f840000) bits(0xb9800000) bits(0x3cfe0000) bits(0x3e1fc000) bits(0xbd000000) bits(0x4001fc00) bits(0x3f800c00) bits(0xbee8c000) ... }
    t = { bits(0x3f9c6000) bits(0x3fffe000) bits(0xbf902000) bits(0x40000800) bits(0x3ec00000) bits(0x3f8fe000) bits(0x3ec0c000) bits(0xbf5fc000) bits(0x3f901000) bits(0x3cfc0000) bits(0x4007f800) bits(0xbf5fc000) bits(0xbf522000) bits(0x3f602000) bits(0x3ffff000) bits(0x3feff000) ... }
    expect lane 0 R8 = 0x3e0c3777  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e16c01c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f58ff20  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f419833  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f7d7baf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f409012  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f7d63ac  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f701e04  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f7d9fb4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3dcdf7df  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f707e10  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f599b33  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 11 {
    asm "TLD4.A R8, R0, 37, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800000) bits(0x3f888400) bits(0x00000000) bits(0xbf7ff800) bits(0xbf800000) bits(0x40349a00) bits(0x3d010000) bits(0xbf95b400) bits(0x3f840400) bits(0xbf41a800) bits(0xbf5ff000) bits(0xbfb64c00) bits(0x3ff01400) bits(0x3cff0000) bits(0x3cfe0000) bits(0x3f181000) ... }
    t = { bits(0xbff13000) bits(0xba000000) bits(0xbf3ac000) bits(0x3dfe0000) bits(0x3f8fe000) bits(0x3f602000) bits(0xba000000) bits(0x402ab000) bits(0x3e7f0000) bits(0x3f7fc000) bits(0xbf9f9000) bits(0x3fb58000) bits(0x3f606000) bits(0xbfdae000) bits(0xbf901000) bits(0x3fc40000) ... }
    expect lane 0 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f5aaf56  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f7d7baf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7d7baf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f6b1f64  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eaf7df0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f38790f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f6b796f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f0e01c0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f2ae55d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f299533  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f55fec0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f599b33  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3dd02f86  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R R8, R0, 38, 2D, 0xf"  active 0xffff
    s = { bits(0x3d010000) bits(0x40020000) bits(0x3f41b000) bits(0x3f9c5800) bits(0x3e004000) bits(0xbff0d400) bits(0x3f9e6000) bits(0x3ffc0800) bits(0x3ffffc00) bits(0x40000000) bits(0x3f6c5000) bits(0xbe572000) bits(0x40096600) bits(0xbf83f800) bits(0x3f800800) bits(0x3fd47800) ... }
    t = { bits(0x3dff0000) bits(0x40081800) bits(0x3f602000) bits(0xbfd01000) bits(0x3a800000) bits(0x3ffbc000) bits(0x3f801000) bits(0x3e000000) bits(0x3ed24000) bits(0x3dfe0000) bits(0x40248800) bits(0x3f5fc000) bits(0x3ac00000) bits(0xbee4c000) bits(0x3f544000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0xbca0280a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbd902409  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ef43d0f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbca0280a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ef43d0f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbd902409  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbc60380e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e842108  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 13 {
    asm "TLD4.G R8, R0, 38, 2D, 0xf"  active 0xffff
    s = { bits(0x40135600) bits(0xbfde9400) bits(0xbcff0000) bits(0xbf800800) bits(0xbf9b8c00) bits(0x3ffc0400) bits(0x3f800000) bits(0xbd010000) bits(0x3ffc0800) bits(0x3d010000) bits(0xb9000000) bits(0xbfe2b800) bits(0x3ffc0800) bits(0x39c00000) bits(0x40045600) bits(0x39000000) ... }
    t = { bits(0xbf7fa000) bits(0x3ea40000) bits(0x3f602000) bits(0x3ffff000) bits(0xbf886000) bits(0x3ff03000) bits(0xbf823000) bits(0xba000000) bits(0x3ec00000) bits(0x3f928000) bits(0x3ff01000) bits(0x3e018000) bits(0x3feff000) bits(0x3f406000) bits(0x3e018000) bits(0xbf902000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbc60380e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e842108  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e842108  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ef43d0f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbca0280a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbca0280a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e842108  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 14 {
    asm "TLD4.B R8, R0, 39, 2D, 0xf"  active 0xffff
    s = { bits(0x3fba6400) bits(0x402b1a00) bits(0xbd010000) bits(0x3f4ff000) bits(0x4038ee00) bits(0x3fb0c400) bits(0x3f9a6c00) bits(0x3fb55000) bits(0x3e000000) bits(0x3f681000) bits(0x3f919c00) bits(0xbe80e000) bits(0xbd9cc000) bits(0x3f280000) bits(0x40000600) bits(0xbf800000) ... }
    t = { bits(0x3e8d4000) bits(0x3ff00000) bits(0x40001000) bits(0x3ec00000) bits(0x3f9c8000) bits(0x3e010000) bits(0x40081000) bits(0x3e018000) bits(0x403ba800) bits(0x4036c000) bits(0xba800000) bits(0x3f590000) bits(0x3f7fc000) bits(0x3f800000) bits(0x3ebf8000) bits(0x3e5a0000) ... }
    expect lane 0 R8 = 0x3f2f765e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e842108  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbc511445  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f4bb3ed  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f7f7a1f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f7f7a1f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f7ef43d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbb95a569  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbd8d0cab  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f204a53  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbbdc370e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbc4f53d5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ef548d2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbc8f43d1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 15 {
    asm "TLD4.A R8, R0, 39, 2D, 0xf"  active 0xffff
    s = { bits(0x40159600) bits(0xbedd5000) bits(0x3f781800) bits(0xbf77f800) bits(0x3fd66400) bits(0xbf77f800) bits(0xbf7ff800) bits(0x3f280800) bits(0x3f580000) bits(0xbf780000) bits(0x3fcda800) bits(0xbfe8a000) bits(0x3f840800) bits(0x3cff0000) bits(0xbf840000) bits(0xbcfe0000) ... }
    t = { bits(0x3dfe0000) bits(0x3f604000) bits(0x3dff0000) bits(0x3f903000) bits(0x3f801000) bits(0xbf800000) bits(0xbf05c000) bits(0x3ee9c000) bits(0x3f606000) bits(0xbe000000) bits(0x3fa1c000) bits(0xbff3a000) bits(0x3f604000) bits(0x3f903000) bits(0x3e7f8000) bits(0x40001000) ... }
    expect lane 0 R8 = 0x3f7f4211  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbbc1f07c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbc9fc7f2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f210842  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbc50340d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbc60380e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf42308c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbd8761d8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbbc0300c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f35bcef  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbc9374dd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e859ce7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbc9fc7f2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbc882209  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbc511445  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 16 {
    asm "TLD4.R R8, R0, 40, 2D, 0xf"  active 0xffff
    s = { bits(0x3f6ff000) bits(0x3fabd400) bits(0x3ffbf800) bits(0x3fb4b400) bits(0x403ca200) bits(0x3f47f800) bits(0x40020200) bits(0x3ffc0400) bits(0x3ffff800) bits(0x3ffffc00) bits(0x3d000000) bits(0xb9000000) bits(0xbf840000) bits(0xbed6f000) bits(0x3e248000) bits(0xbd9e0000) ... }
    t = { bits(0x3e010000) bits(0x40081000) bits(0x3fefe000) bits(0x40081800) bits(0x3f604000) bits(0x40080000) bits(0x40001800) bits(0xbe008000) bits(0x4005f000) bits(0x3f8ff000) bits(0x3ff01000) bits(0x3ec14000) bits(0xba800000) bits(0xbdff0000) bits(0x402cb800) bits(0x3fb83000) ... }
    expect lane 0 R8 = 0x3ec91923  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eb716e3  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3eb716e3  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ee71ce4  R9 = 0x3e561ac3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eb716e3  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f3f97f3  R9 = 0x3ecb1963  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f3f97f3  R9 = 0x3f7b9f74  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f3f97f3  R9 = 0x3ecb1963  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f3f97f3  R9 = 0x3ecb1963  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f0f91f2  R9 = 0x3f5d9bb3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f3f97f3  R9 = 0x3f7b9f74  R10 = 0x00000000  R11 = 0x00000000;
}

warp 17 {
    asm "TLD4.G R8, R0, 40, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800000) bits(0xbfcd9400) bits(0x00000000) bits(0x40339600) bits(0x402f7000) bits(0x3e202000) bits(0x3f781800) bits(0x3ff55c00) bits(0x3c970000) bits(0xbfd7d400) bits(0x3fdd5800) bits(0x400e5200) bits(0x3ffc0000) bits(0xbfa9d000) bits(0x39000000) bits(0xbd000000) ... }
    t = { bits(0xbfb92000) bits(0x3f036000) bits(0xba000000) bits(0x3ff03000) bits(0x3f902000) bits(0x3e018000) bits(0xbf5fa000) bits(0x3f5fc000) bits(0xbfb48000) bits(0x3ff21000) bits(0x3ee20000) bits(0x3e008000) bits(0x3f602000) bits(0x3f602000) bits(0xbe000000) bits(0xbf602000) ... }
    expect lane 0 R8 = 0x3f1a9352  R9 = 0x3f0f91f2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f679cf4  R9 = 0x3f3f97f3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f3f97f3  R9 = 0x3ecb1963  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3eb716e3  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f2794f3  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eb716e3  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f679cf4  R9 = 0x3f3f97f3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f3f97f3  R9 = 0x3ecb1963  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3edb1b63  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f119232  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eb716e3  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f3f97f3  R9 = 0x3ecb1963  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f3f97f3  R9 = 0x3ecb1963  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f3f97f3  R9 = 0x3e4e19c3  R10 = 0x00000000  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.B R8, R0, 41, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7fe800) bits(0x3ff71c00) bits(0x3ede1000) bits(0xbea9a000) bits(0xbec7c000) bits(0x3f840000) bits(0xbf780000) bits(0x3ed99000) bits(0x402f8e00) bits(0x3f115800) bits(0x39000000) bits(0xbf83fc00) bits(0x00000000) bits(0x3f30e000) bits(0x3f77f800) bits(0x3fce3000) ... }
    t = { bits(0xbf7fe000) bits(0x3f602000) bits(0x403e1000) bits(0x40080000) bits(0x3ec0c000) bits(0xbfd01000) bits(0x40353800) bits(0x40081000) bits(0x3ac00000) bits(0x3f903000) bits(0x3f6f2000) bits(0x3eb30000) bits(0x3fdd4000) bits(0x3ebfc000) bits(0xbe010000) bits(0xbef04000) ... }
    expect lane 0 R8 = 0x3f3f97f3  R9 = 0x3e991322  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eb716e3  R9 = 0x3ee31c64  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f07751f  R9 = 0x3ee83627  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f3f97f3  R9 = 0x3e4e19c3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f3fe7fd  R9 = 0x3f7b2765  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3edb1b63  R9 = 0x3f009012  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f4678cf  R9 = 0x3eea0d42  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f00727e  R9 = 0x3ea3c1d0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3eedf5bf  R9 = 0x3ef25a4b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f28121a  R9 = 0x3ef1e725  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f3f97f3  R9 = 0x3eb3a675  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f3f97f3  R9 = 0x3f674cea  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f570ae1  R9 = 0x3f1a4f4a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f3762ec  R9 = 0x3f3de9bd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eb794f3  R9 = 0x3ee3586b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f09b136  R9 = 0x3f09f13e  R10 = 0x00000000  R11 = 0x00000000;
}

warp 19 {
    asm "TLD4.A R8, R0, 41, 2D, 0xf"  active 0xffff
    s = { bits(0x3cff0000) bits(0x3e200000) bits(0x3ef43000) bits(0x3f680000) bits(0xb9000000) bits(0xbf353000) bits(0xbd000000) bits(0xba200000) bits(0xbf840400) bits(0x3f4b8000) bits(0x40072000) bits(0x3fe0f800) bits(0xbe2b8000) bits(0x3f47f000) bits(0xbf77f800) bits(0x3f500000) ... }
    t = { bits(0x3ec00000) bits(0xbdfd0000) bits(0x40270000) bits(0x3e7f8000) bits(0x40081800) bits(0x401f9800) bits(0xbfd80000) bits(0xbf06c000) bits(0xbff80000) bits(0x400ea000) bits(0x3feeb000) bits(0xbf70a000) bits(0xbfc23000) bits(0xbfbde000) bits(0x3f400000) bits(0xbf5fc000) ... }
    expect lane 0 R8 = 0x3f3f97f3  R9 = 0x3f7b9f74  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ec03807  R9 = 0x3f4018c3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f259112  R9 = 0x3ee358eb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ef61ec4  R9 = 0x3ed91b23  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f3f97f3  R9 = 0x3e545a8b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f52aa55  R9 = 0x3f5f03e0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f3f97f3  R9 = 0x3f499933  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f4f61ec  R9 = 0x3f63f07e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f3f97f3  R9 = 0x3e801002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ef5e01c  R9 = 0x3e4fd13a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ebc0380  R9 = 0x3ee574af  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f03a475  R9 = 0x3ef9632c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f50ca19  R9 = 0x3f61d43b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3eff5a85  R9 = 0x3ea296bd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f539a73  R9 = 0x3f129252  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f0294d3  R9 = 0x3e740080  R10 = 0x00000000  R11 = 0x00000000;
}

warp 20 {
    asm "TLD4.R R8, R0, 42, 2D, 0xf"  active 0xffff
    s = { bits(0x3d018000) bits(0xbf7dc800) bits(0xbfe3dc00) bits(0x3f840000) bits(0x3f840000) bits(0x3f67f000) bits(0x3ffc0800) bits(0xbfa84400) bits(0x3f840c00) bits(0xbf83f800) bits(0x3ffbfc00) bits(0xbf83f400) bits(0x40000000) bits(0x3ffff800) bits(0x3ffc0c00) bits(0x40076a00) ... }
    t = { bits(0xbe9b0000) bits(0xba800000) bits(0xbfebe000) bits(0x00000000) bits(0x3e018000) bits(0xbf80d000) bits(0x3f8fe000) bits(0xba000000) bits(0x3f600000) bits(0x3f070000) bits(0x40000000) bits(0x40000000) bits(0xbe9b8000) bits(0x3fefe000) bits(0x402c1000) bits(0x3f606000) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0x3e683a0f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf56358d  R9 = 0x3de0380e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f7cbf30  R9 = 0xbcb82e0c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f7d7f60  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf800000  R9 = 0x3e683a0f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf56358d  R9 = 0x3de0380e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f7a7ea0  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f7d7f60  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f7a7ea0  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f7d7f60  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 21 {
    asm "TLD4.G R8, R0, 42, 2D, 0xf"  active 0xffff
    s = { bits(0x40029200) bits(0xbfb2f800) bits(0x3ffc0c00) bits(0x3f51f800) bits(0x40184800) bits(0xbf780000) bits(0x3e116000) bits(0xbffa8800) bits(0x39c00000) bits(0x3eaa9000) bits(0x3f581000) bits(0x4005a400) bits(0x3f83fc00) bits(0xbf800400) bits(0x40289800) bits(0x3d008000) ... }
    t = { bits(0xbfebb000) bits(0x4002e800) bits(0xbf7fe000) bits(0x3ec0c000) bits(0x3e008000) bits(0x40309800) bits(0x40158800) bits(0xbdf60000) bits(0x40325800) bits(0xbf740000) bits(0x40001800) bits(0x3ac00000) bits(0x3fbd6000) bits(0xbfb82000) bits(0x3f903000) bits(0xbfe47000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf56358d  R9 = 0x3de0380e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f7a7ea0  R9 = 0xbbc0300c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf2c2b0b  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbe20280a  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f7bff00  R9 = 0xbc60380e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x3e683a0f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf56358d  R9 = 0x3de0380e  R10 = 0x00000000  R11 = 0x00000000;
}

warp 22 {
    asm "TLD4.B R8, R0, 43, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781000) bits(0xbfda2800) bits(0xbfb88800) bits(0xbf7fe800) bits(0x3f7ff000) bits(0xbf77e800) bits(0x3f7ff000) bits(0x3f800000) bits(0x3f031000) bits(0xbf73b000) bits(0x40000600) bits(0x3f780000) bits(0xbf83f400) bits(0x3fe6b400) bits(0x3d008000) bits(0x3e058000) ... }
    t = { bits(0x40001800) bits(0x00000000) bits(0xbdfd0000) bits(0x40081800) bits(0xbf1c0000) bits(0x3fe95000) bits(0xbf4ca000) bits(0xbde30000) bits(0x3f8fe000) bits(0x3dfe0000) bits(0xbdfd0000) bits(0xbf704000) bits(0x4039a000) bits(0x400c1000) bits(0x40000000) bits(0xbf901000) ... }
    expect lane 0 R8 = 0x3f7ec4b1  R9 = 0xbc0a4291  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf56358d  R9 = 0x3d902409  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf56358d  R9 = 0x3d02a0a8  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf55f97e  R9 = 0x3de21886  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7fa7ea  R9 = 0xba882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf5f0642  R9 = 0x3d948521  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0xbc3d4f54  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f7da269  R9 = 0xba6e3b8f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf42ea7b  R9 = 0x3e9790f0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf56358d  R9 = 0x3ddf97e6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f7d8461  R9 = 0xb9082209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f7f5d57  R9 = 0xbc4b22c9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf56358d  R9 = 0x3d20a82a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0xbc4b22c9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf56358d  R9 = 0x3d902409  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf6e3b8f  R9 = 0x3e9c270a  R10 = 0x00000000  R11 = 0x00000000;
}

warp 23 {
    asm "TLD4.A R8, R0, 43, 2D, 0xf"  active 0xffff
    s = { bits(0x40000400) bits(0xbf840400) bits(0x39c00000) bits(0xbf993000) bits(0x3e11a000) bits(0x40000000) bits(0xbedb3000) bits(0x4033d600) bits(0xbf995400) bits(0xbe9f4000) bits(0xbfb39c00) bits(0x3f000000) bits(0x3d018000) bits(0xbe85e000) bits(0xbe480000) bits(0xbef13000) ... }
    t = { bits(0x3ff02000) bits(0x3f983000) bits(0x4007f000) bits(0x3f5fc000) bits(0x3f7fc000) bits(0x3ac00000) bits(0x40000000) bits(0x3f900000) bits(0xba000000) bits(0x3faea000) bits(0xbdff0000) bits(0x3f990000) bits(0x3e010000) bits(0xbdff0000) bits(0xbe000000) bits(0x3f204000) ... }
    expect lane 0 R8 = 0x3f7d81e0  R9 = 0xb8882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf4e779e  R9 = 0x3e0f13c5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf56358d  R9 = 0x3ddf97e6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf565f58  R9 = 0x3d0340d0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf5ef088  R9 = 0x3ea703e1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f7ec4b1  R9 = 0xbc0a4291  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf56358d  R9 = 0x3d902409  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0xbc882209  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf56358d  R9 = 0x3d902409  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf39785e  R9 = 0x3e6310c4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf1a7ea0  R9 = 0x3cb80e04  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf55dbcb  R9 = 0x3de306e2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf56358d  R9 = 0x3d002008  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf7fd636  R9 = 0x3e6771dc  R10 = 0x00000000  R11 = 0x00000000;
}
