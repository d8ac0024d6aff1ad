# BC6H_UF16 FLOAT: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 4c5d5035b9b9b9698515bc8cb7d710d8 cd1b16fb8a7dd1d2080db8fafb3f0411 024b67dc9426ac9d9c187c2fe37814e1 26d81849bd4c3475ea054431a740bd5f
bytes 0x30000040 6a1778ab1dad08cbbe2f78b1cba22a13 ee6626d2a533157cf928a85402bbbc81 f2ced0a9a8d9c586e0397ce9cea9308d f6e0299e631fc83a843fc4819a537f9a
bytes 0x30000080 5a519d41a8bad32e4155f8ee91233e6d 1e4f5d3ed14cd47b404d74c4874954f9 e361114962ad8d409b45c8f3672b0420 c77c96e81c7529d0df4adc32444d2b80
bytes 0x300000c0 4bc1a2129bc2db8fb960a898d371949d 4f893c800f705a81d671909f93814302 93c098ad91e4bb4a2a714c36a9180239 3779e6f627d6934ab57e009c32032f1a
texture 0 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 9b0797b8ca8bb4fcbf9db4f1206b424f 1f9692469bc228e1279194b8372fef8c 1404ac7c70bb9d633493e00e2b44a305 51a2d1ba2ec2feefcf87341a1a3560a3
bytes 0x30001040 e201a1115b3c0f0761a278f01e33624a 8623153adeb30d70babc409c40ddcd13 0a6e7e42a25632ce9cafacf3dd968422 4eacd84311e395533ab02079c9541e69
bytes 0x30001080 f24fa1126fcba38b43ce805ad735f026 f670edb50d3825abb9c518d99a977c3b 1a374f4fdc6ca1f111dedc025850eae5 5ee8de9755830caf53cc2cdc5a1a260e
bytes 0x300010c0 4376d1994af715e606f9383818521ece 876df74e93e781bf38ed18bb2c68ec8e 6bc50a3803cb45a0cff13c99f1542036 6fb7eb59d24156cffbefa04134540246
texture 1 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 53c941a7b594e5199604d18000fa6680 77fa104ab8d69d7c140b0d934534a98e 7b4caaa0f2fa86fce61565af431ea245 7f36cb4aebae02cf3d0e814500723b01
bytes 0x30002040 7042a88884ffce706135358724568cb3 855c69630a4d2ad19c3cfd713400f028 02e182de11d461a1e029993bfadfd020 a66cee9780fa6628e628a9cf58741109
bytes 0x30002080 aa2367028a5c4c66014ead08458ef220 4ef5e98378dab4e4af5641aa13e7820d f2ef373a06917dd7cb440d17ae1e6489 b67b5a2bc537710954477db66943d8fb
bytes 0x300020c0 7ae2287f68257ab8f775e18872fe30c6 9edf6de44f6e242fe972b5571287d7a6 6332affaab5ed1f06e73a9e57a7a72b0 e74e03b0571159a7e97991f0ef6103ae
texture 2 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 6b885904f7a0e0498085411c1e25f1d1 afd08f428398c98c0b818dbdb8afa429 73f212b3efc0e9e5a592755586d39db8 37d70f36139f07a91d8dc119ae66c5b2
bytes 0x30003040 5bb275ed132c21ba7ab6d12e4bce657f bfe307040f1fee34efa4295d2e0259be 08b7d1ac1af53dd91cbca9a3f845c917 ad0b03265b2ed38b94aa9d668e2807a8
bytes 0x30003080 824472462bead27e1dcfe12912520bc6 c603dbd41fb11ca067dc1d9c9fb2a889 8a5cb5e6c704bff5fed42112f7d99ada 4e500e17f2a06ceec5db21038ca144a7
bytes 0x300030c0 12cc2d28d73f45a6d9e0ed5e6f1a3447 5695c6751a5020b53ef5c139679f570a ba17622045c950b05efe05a5fc01b23c 7e22588fedd3b21d85f47157d27441cb
texture 3 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 831eacdeb0883e5ed50752822199d96b 470db53700c427bb3218c25e77838174 eb5589827cca142c0c10b643e60e932d 6f4e752e8682b2338b07e29886f72a8b
bytes 0x30004040 d3b3edf6c74831dfb425e28e08d68852 97e4f26a8dd2e5c86f394ae67af82183 bb12f83c119649c3943ad227c06c11b4 7f40ca8cc452b5bc4e37fa439486df00
bytes 0x30004080 b09dea576867ae1d4352b2b16e9fdabf 19c9e66f14ceb50f544046656f1d89bb a24e164ce6a11bc07e5ec63864f1b4fa 66e56d84c652fe4f4b4f421eceb3dea5
bytes 0x300040c0 0a1bbb2b850f2c9a587cde12a5d1d433 ee088d02ab142c17fe766e83bf9b5c78 32c1ce86de652093967e9a3aa63697e3 765596684b82356f997b1abcdf0dbf63
texture 4 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 5a9856bf63e833f1428ff2ca267ca75e 5e3f4654e37726a6c784b6c0bc36fdfb 833d9cc60f94c09e358ab212983b3d0d e76533ef9990cb8c598b46b97cf686ee
bytes 0x30005040 0bff1bfdcb0eaf33e6b23eb1e150845f cf05c6b87ec5f31d18b6867fd45bcedf 1388dffbee9f6cf581a306daaffbed28 772493036cf5941caeabc21b97cb69d8
bytes 0x30005080 fb5a48a3fa6ce42364c56a948e64e4fe 1fb2022bdf2f840e69d32e391ffa07b8 88fce74a05ce0b5266de2ebc707fb01e b929ba394e1b48fef5c4c2647c8d23cb
bytes 0x300050c0 c268579ee36515049cfba6cbdb4f5779 e609fcbfef76442e59f9c2ae0ebd9b41 8aa923dcc588488b0de2f60b0e354411 2e5b5bc6195eb5778cfe3abfcb0e58e6
texture 5 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0
bytes 0x30006000 f226ca94244f6eee97053bc4d65d393b f6de0d6593f193370d0eb7a8ff7cab8f 9a8ef90e76cc36d654195b2dfaecd684 bedfb82839979dba6702aba50446a17c
bytes 0x30006040 c3e4a858e19af972b3320bbec1df9094 67882b5c7e52feafa03337dda10b7fb4 cbc77960e168334bad3457fd082d710f 4f570815f7a15416383967e7a6d6b259
bytes 0x30006080 33e71659038c12b0b0547b62971dfcf6 97451526d7827e1c725a0b6a4bf2258a fb23c7d8d373f760e95b13f27dc6e558 1fb015e06cf46e592140abd3bcb19343
bytes 0x300060c0 08846c63d8b86867797a3b874694d4b2 4516bcc4f4b0f0ad1d76e3b047d2a82f 422369bfd439e5063c608bc9ba6db22c 06885a786cb0ec43de73bf69541d83f1
texture 6 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30006000 }
handle 6 texture 6 sampler 0
bytes 0x30007000 ea6c3905b146a6176496d3b750cd8608 4e5f218ae2e2b60328867b7cca87e783 122fac1496c878bb6e96cb9265836209 164e515ffec3cde227906be19d2c2bf6
bytes 0x30007040 da0c6b5d1736979d02bc3f98b07e49da de3ad044a77cbca037b79f56e0b59d4b 4375e8ee6be8fe8a92bb43c43305f45a 27c843e2c521caf1f3bc6b7d3ef6dd3b
bytes 0x30007080 4b5178ed8dedd582d5c1870d3c3b5300 aff4ba4bc46c1adcbcce77d00f420306 3383764df8129bfe9ed4e343cd0aa5e0 f7e7cc18ad55511775d79f69a1f3924a
bytes 0x300070c0 5bf7568103777c2de8e61f2215085065 9f51d37bdf0cc8afaff98bc624f2d204 4c8e5f00d5358e1514f4f732e31b702f 9d23c8b1ae4d15b723e5dfe4ae90bce5
texture 7 { format BC6H_UF16 FLOAT layout pitch 256 size 64 4 address 0x30007000 }
handle 7 texture 7 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x43388000  R9 = 0x4329c000  R10 = 0x433de000  R11 = 0x433de000;
    expect lane 1 R8 = 0x43726000  R9 = 0x43726000  R10 = 0x43632000  R11 = 0x43594000;
    expect lane 2 R8 = 0x41a08000  R9 = 0x42ad4000  R10 = 0x42ad4000  R11 = 0x42eea000;
    expect lane 3 R8 = 0x46978000  R9 = 0x46978000  R10 = 0x46378000  R11 = 0x45d7a000;
    expect lane 4 R8 = 0x3c87a000  R9 = 0x3c800000  R10 = 0x3c704000  R11 = 0x3c800000;
    expect lane 5 R8 = 0x3c862000  R9 = 0x3c8ee000  R10 = 0x3c8ee000  R11 = 0x3c764000;
    expect lane 6 R8 = 0x4518c000  R9 = 0x45246000  R10 = 0x451ec000  R11 = 0x4518c000;
    expect lane 7 R8 = 0x45156000  R9 = 0x451b2000  R10 = 0x45156000  R11 = 0x451b2000;
    expect lane 8 R8 = 0x396f6000  R9 = 0x396dc000  R10 = 0x39710000  R11 = 0x396ce000;
    expect lane 9 R8 = 0x396c2000  R9 = 0x39694000  R10 = 0x39694000  R11 = 0x396ce000;
    expect lane 10 R8 = 0x4153e000  R9 = 0x4153e000  R10 = 0x4153e000  R11 = 0x4153e000;
    expect lane 11 R8 = 0x416e2000  R9 = 0x411dc000  R10 = 0x4111c000  R11 = 0x41610000;
    expect lane 12 R8 = 0x3e91c000  R9 = 0x3ea9a000  R10 = 0x3e91c000  R11 = 0x3ef44000;
    expect lane 13 R8 = 0x3f244000  R9 = 0x3e72c000  R10 = 0x3e514000  R11 = 0x3f0c4000;
    expect lane 14 R8 = 0x38dfc000  R9 = 0x38a88000  R10 = 0x38dfc000  R11 = 0x388e6000;
    expect lane 15 R8 = 0x38c2a000  R9 = 0x38568000  R10 = 0x38934000  R11 = 0x38c2a000;
    expect lane 16 R8 = 0x3fb84000  R9 = 0x40788000  R10 = 0x40fdc000  R11 = 0x4032c000;
    expect lane 17 R8 = 0x408e4000  R9 = 0x40e7e000  R10 = 0x40a42000  R11 = 0x40d22000;
    expect lane 18 R8 = 0x3f708000  R9 = 0x3e6b0000  R10 = 0x3e6b0000  R11 = 0x44a96000;
    expect lane 19 R8 = 0x3fdf0000  R9 = 0x3e9f4000  R10 = 0x3faaa000  R11 = 0x3fdf0000;
    expect lane 20 R8 = 0x41014000  R9 = 0x3f93c000  R10 = 0x40ab4000  R11 = 0x4218a000;
    expect lane 21 R8 = 0x42c4a000  R9 = 0x3e7c6000  R10 = 0x426ea000  R11 = 0x4218a000;
    expect lane 22 R8 = 0x3bf04000  R9 = 0x3b0c0000  R10 = 0x3b0c0000  R11 = 0x409ea000;
    expect lane 23 R8 = 0x454d0000  R9 = 0x4468c000  R10 = 0x43848000  R11 = 0x3db8c000;
    expect lane 24 R8 = 0x3a24e000  R9 = 0x3a302000  R10 = 0x3a352000  R11 = 0x3a0f8000;
    expect lane 25 R8 = 0x3a24e000  R9 = 0x3a29e000  R10 = 0x3a1ac000  R11 = 0x39fa2000;
    expect lane 26 R8 = 0x3804c000  R9 = 0x38050000  R10 = 0x38050000  R11 = 0x3804c000;
    expect lane 27 R8 = 0x38050000  R9 = 0x38050000  R10 = 0x3804c000  R11 = 0x3804c000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x434ca000  R9 = 0x434ca000  R10 = 0x43338000  R11 = 0x433de000;
    expect lane 1 R8 = 0x43632000  R9 = 0x43632000  R10 = 0x43688000  R11 = 0x43594000;
    expect lane 2 R8 = 0x43718000  R9 = 0x43300000  R10 = 0x42ad4000  R11 = 0x41a08000;
    expect lane 3 R8 = 0x44ad4000  R9 = 0x43ed8000  R10 = 0x444d6000  R11 = 0x43ed8000;
    expect lane 4 R8 = 0x3c8b6000  R9 = 0x3c87a000  R10 = 0x3c704000  R11 = 0x3c7bc000;
    expect lane 5 R8 = 0x3c862000  R9 = 0x3c8ee000  R10 = 0x3c7e2000  R11 = 0x3ca68000;
    expect lane 6 R8 = 0x4520a000  R9 = 0x45246000  R10 = 0x451ec000  R11 = 0x4516e000;
    expect lane 7 R8 = 0x45186000  R9 = 0x451dc000  R10 = 0x450d2000  R11 = 0x451b2000;
    expect lane 8 R8 = 0x396c2000  R9 = 0x396dc000  R10 = 0x396ce000  R11 = 0x396c2000;
    expect lane 9 R8 = 0x396ce000  R9 = 0x39694000  R10 = 0x39694000  R11 = 0x396f6000;
    expect lane 10 R8 = 0x412b4000  R9 = 0x41610000  R10 = 0x4146e000  R11 = 0x412b4000;
    expect lane 11 R8 = 0x416e2000  R9 = 0x41372000  R10 = 0x40f9e000  R11 = 0x41610000;
    expect lane 12 R8 = 0x3f244000  R9 = 0x3ec1a000  R10 = 0x3f0c4000  R11 = 0x3ed9a000;
    expect lane 13 R8 = 0x3f244000  R9 = 0x3e514000  R10 = 0x3e5f2000  R11 = 0x3f244000;
    expect lane 14 R8 = 0x38c2a000  R9 = 0x38a88000  R10 = 0x38f9e000  R11 = 0x388e6000;
    expect lane 15 R8 = 0x38c2a000  R9 = 0x38862000  R10 = 0x38498000  R11 = 0x39140000;
    expect lane 16 R8 = 0x404ac000  R9 = 0x40d22000  R10 = 0x408e4000  R11 = 0x404ac000;
    expect lane 17 R8 = 0x40d22000  R9 = 0x40788000  R10 = 0x40fdc000  R11 = 0x40bc4000;
    expect lane 18 R8 = 0x43a3e000  R9 = 0x3faaa000  R10 = 0x3f07e000  R11 = 0x417ba000;
    expect lane 19 R8 = 0x3e6b0000  R9 = 0x3f420000  R10 = 0x3ed3a000  R11 = 0x3fdf0000;
    expect lane 20 R8 = 0x426ea000  R9 = 0x43dc0000  R10 = 0x41ad2000  R11 = 0x41572000;
    expect lane 21 R8 = 0x43dc0000  R9 = 0x431a8000  R10 = 0x431a8000  R11 = 0x3fe9c000;
    expect lane 22 R8 = 0x3cd48000  R9 = 0x454d0000  R10 = 0x43848000  R11 = 0x43848000;
    expect lane 23 R8 = 0x474e8000  R9 = 0x3fba4000  R10 = 0x43848000  R11 = 0x3b0c0000;
    expect lane 24 R8 = 0x3a0f8000  R9 = 0x3a29e000  R10 = 0x3a3f4000  R11 = 0x3a0a8000;
    expect lane 25 R8 = 0x3a3f4000  R9 = 0x3a29e000  R10 = 0x3a1fe000  R11 = 0x39ff2000;
    expect lane 26 R8 = 0x3804c000  R9 = 0x3804c000  R10 = 0x38050000  R11 = 0x3804c000;
    expect lane 27 R8 = 0x3804c000  R9 = 0x3804c000  R10 = 0x38050000  R11 = 0x3804c000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x424b0000  R9 = 0x42604000  R10 = 0x42432000  R11 = 0x42432000;
    expect lane 1 R8 = 0x420dc000  R9 = 0x420dc000  R10 = 0x42164000  R11 = 0x421ba000;
    expect lane 2 R8 = 0x3eb88000  R9 = 0x3df34000  R10 = 0x3df34000  R11 = 0x3dc36000;
    expect lane 3 R8 = 0x40898000  R9 = 0x40898000  R10 = 0x400f6000  R11 = 0x3f956000;
    expect lane 4 R8 = 0x39906000  R9 = 0x3990e000  R10 = 0x39920000  R11 = 0x3990e000;
    expect lane 5 R8 = 0x39982000  R9 = 0x39978000  R10 = 0x39978000  R11 = 0x39992000;
    expect lane 6 R8 = 0x44006000  R9 = 0x4403c000  R10 = 0x44022000  R11 = 0x44006000;
    expect lane 7 R8 = 0x440b8000  R9 = 0x440b8000  R10 = 0x440b8000  R11 = 0x440b8000;
    expect lane 8 R8 = 0x3db8e000  R9 = 0x3db60000  R10 = 0x3dbba000  R11 = 0x3db4a000;
    expect lane 9 R8 = 0x3db34000  R9 = 0x3db98000  R10 = 0x3db80000  R11 = 0x3db4a000;
    expect lane 10 R8 = 0x3a646000  R9 = 0x3a646000  R10 = 0x3a646000  R11 = 0x3a646000;
    expect lane 11 R8 = 0x3a50e000  R9 = 0x3a2f8000  R10 = 0x3a168000  R11 = 0x3a5aa000;
    expect lane 12 R8 = 0x42a04000  R9 = 0x4281a000  R10 = 0x42a04000  R11 = 0x4222c000;
    expect lane 13 R8 = 0x41e5c000  R9 = 0x42434000  R10 = 0x41bd8000  R11 = 0x42044000;
    expect lane 14 R8 = 0x3d0e4000  R9 = 0x3d0e4000  R10 = 0x3d0e4000  R11 = 0x3d0e4000;
    expect lane 15 R8 = 0x3d0e4000  R9 = 0x3cd1a000  R10 = 0x3df6c000  R11 = 0x3d0e4000;
    expect lane 16 R8 = 0x3b5c4000  R9 = 0x3b788000  R10 = 0x3c25c000  R11 = 0x3b7da000;
    expect lane 17 R8 = 0x3b94e000  R9 = 0x3c096000  R10 = 0x3bb14000  R11 = 0x3bed0000;
    expect lane 18 R8 = 0x412c4000  R9 = 0x3e6b0000  R10 = 0x3e6b0000  R11 = 0x4559c000;
    expect lane 19 R8 = 0x39930000  R9 = 0x3dbca000  R10 = 0x3a416000  R11 = 0x39930000;
    expect lane 20 R8 = 0x3cc20000  R9 = 0x3b004000  R10 = 0x3c582000  R11 = 0x3e1a0000;
    expect lane 21 R8 = 0x3eeda000  R9 = 0x39a84000  R10 = 0x3e83e000  R11 = 0x3e1a0000;
    expect lane 22 R8 = 0x392ec000  R9 = 0x3918e000  R10 = 0x3918e000  R11 = 0x39a1c000;
    expect lane 23 R8 = 0x3a14e000  R9 = 0x39ff0000  R10 = 0x39e90000  R11 = 0x395aa000;
    expect lane 24 R8 = 0x3d09c000  R9 = 0x3d052000  R10 = 0x3d032000  R11 = 0x3d128000;
    expect lane 25 R8 = 0x3d09c000  R9 = 0x3d07c000  R10 = 0x3d0de000  R11 = 0x3d1b4000;
    expect lane 26 R8 = 0x42ed4000  R9 = 0x42ed6000  R10 = 0x42ed8000  R11 = 0x42ed6000;
    expect lane 27 R8 = 0x42ed8000  R9 = 0x42ed6000  R10 = 0x42ed6000  R11 = 0x42ed4000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x422de000  R9 = 0x422de000  R10 = 0x42522000  R11 = 0x42432000;
    expect lane 1 R8 = 0x42164000  R9 = 0x42164000  R10 = 0x42132000  R11 = 0x421ba000;
    expect lane 2 R8 = 0x3d638000  R9 = 0x3d936000  R10 = 0x3df34000  R11 = 0x3eb88000;
    expect lane 3 R8 = 0x3e19a000  R9 = 0x3d258000  R10 = 0x3d9f8000  R11 = 0x3d258000;
    expect lane 4 R8 = 0x39900000  R9 = 0x39906000  R10 = 0x39920000  R11 = 0x39912000;
    expect lane 5 R8 = 0x39982000  R9 = 0x39978000  R10 = 0x3998a000  R11 = 0x3995e000;
    expect lane 6 R8 = 0x4402a000  R9 = 0x4403c000  R10 = 0x44022000  R11 = 0x43ffe000;
    expect lane 7 R8 = 0x440b8000  R9 = 0x440b8000  R10 = 0x440b8000  R11 = 0x440b8000;
    expect lane 8 R8 = 0x3db34000  R9 = 0x3db60000  R10 = 0x3db4a000  R11 = 0x3db34000;
    expect lane 9 R8 = 0x3db4a000  R9 = 0x3dbd8000  R10 = 0x3dbac000  R11 = 0x3db8e000;
    expect lane 10 R8 = 0x3a830000  R9 = 0x3a5aa000  R10 = 0x3a6e4000  R11 = 0x3a830000;
    expect lane 11 R8 = 0x3a50e000  R9 = 0x3a646000  R10 = 0x39e46000  R11 = 0x3a5aa000;
    expect lane 12 R8 = 0x41e5c000  R9 = 0x42632000  R10 = 0x42044000  R11 = 0x4244a000;
    expect lane 13 R8 = 0x41e5c000  R9 = 0x41bd8000  R10 = 0x41f4c000  R11 = 0x41e5c000;
    expect lane 14 R8 = 0x3d0e4000  R9 = 0x3d0e4000  R10 = 0x3d0e4000  R11 = 0x3d0e4000;
    expect lane 15 R8 = 0x3d0e4000  R9 = 0x3d96c000  R10 = 0x3ca1c000  R11 = 0x3d0e4000;
    expect lane 16 R8 = 0x3b842000  R9 = 0x3bed0000  R10 = 0x3b94e000  R11 = 0x3b842000;
    expect lane 17 R8 = 0x3bed0000  R9 = 0x3b788000  R10 = 0x3c25c000  R11 = 0x3bd0a000;
    expect lane 18 R8 = 0x44888000  R9 = 0x3a416000  R10 = 0x3c5fe000  R11 = 0x42cec000;
    expect lane 19 R8 = 0x3e6b0000  R9 = 0x3b9e2000  R10 = 0x3d0e4000  R11 = 0x39930000;
    expect lane 20 R8 = 0x3e83e000  R9 = 0x4045a000  R10 = 0x3d95c000  R11 = 0x3d2be000;
    expect lane 21 R8 = 0x4045a000  R9 = 0x3f578000  R10 = 0x3f578000  R11 = 0x3b6a0000;
    expect lane 22 R8 = 0x3944a000  R9 = 0x3a14e000  R10 = 0x39e90000  R11 = 0x39e90000;
    expect lane 23 R8 = 0x3a462000  R9 = 0x398be000  R10 = 0x39e90000  R11 = 0x3918e000;
    expect lane 24 R8 = 0x3d128000  R9 = 0x3d07c000  R10 = 0x3cff0000  R11 = 0x3d14a000;
    expect lane 25 R8 = 0x3cff0000  R9 = 0x3d07c000  R10 = 0x3d0be000  R11 = 0x3d194000;
    expect lane 26 R8 = 0x42ed6000  R9 = 0x42ed6000  R10 = 0x42ed6000  R11 = 0x42ed6000;
    expect lane 27 R8 = 0x42ed4000  R9 = 0x42ed4000  R10 = 0x42ed6000  R11 = 0x42ed4000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3a398000  R9 = 0x3a244000  R10 = 0x3a416000  R11 = 0x3a416000;
    expect lane 1 R8 = 0x3a6e8000  R9 = 0x3a6e8000  R10 = 0x3a588000  R11 = 0x3a4a6000;
    expect lane 2 R8 = 0x43ed8000  R9 = 0x45d16000  R10 = 0x45d16000  R11 = 0x46470000;
    expect lane 3 R8 = 0x43718000  R9 = 0x43718000  R10 = 0x41e4c000  R11 = 0x40580000;
    expect lane 4 R8 = 0x4474c000  R9 = 0x44720000  R10 = 0x446c6000  R11 = 0x44720000;
    expect lane 5 R8 = 0x4473c000  R9 = 0x44768000  R10 = 0x44768000  R11 = 0x446ee000;
    expect lane 6 R8 = 0x3d1d0000  R9 = 0x3d130000  R10 = 0x3d17e000  R11 = 0x3d1d0000;
    expect lane 7 R8 = 0x3d290000  R9 = 0x3d26a000  R10 = 0x3d290000  R11 = 0x3d26a000;
    expect lane 8 R8 = 0x3d6fa000  R9 = 0x3d756000  R10 = 0x3d6a4000  R11 = 0x3d782000;
    expect lane 9 R8 = 0x3d7ae000  R9 = 0x3d670000  R10 = 0x3d65c000  R11 = 0x3d782000;
    expect lane 10 R8 = 0x3f002000  R9 = 0x3f002000  R10 = 0x3f002000  R11 = 0x3f002000;
    expect lane 11 R8 = 0x3f11a000  R9 = 0x3ed8e000  R10 = 0x3ed48000  R11 = 0x3f08e000;
    expect lane 12 R8 = 0x3de74000  R9 = 0x3dcae000  R10 = 0x3de74000  R11 = 0x3d72c000;
    expect lane 13 R8 = 0x3d3a0000  R9 = 0x3d6b4000  R10 = 0x3cadc000  R11 = 0x3d566000;
    expect lane 14 R8 = 0x442da000  R9 = 0x44604000  R10 = 0x442da000  R11 = 0x44784000;
    expect lane 15 R8 = 0x44484000  R9 = 0x45020000  R10 = 0x43a7c000  R11 = 0x44484000;
    expect lane 16 R8 = 0x3bb94000  R9 = 0x39b4a000  R10 = 0x3ab1c000  R11 = 0x3a762000;
    expect lane 17 R8 = 0x39de0000  R9 = 0x3a884000  R10 = 0x3a076000  R11 = 0x3a5ee000;
    expect lane 18 R8 = 0x449fc000  R9 = 0x3a0f0000  R10 = 0x3a0f0000  R11 = 0x40724000;
    expect lane 19 R8 = 0x44790000  R9 = 0x3b85e000  R10 = 0x43020000  R11 = 0x44790000;
    expect lane 20 R8 = 0x3f3be000  R9 = 0x40a30000  R10 = 0x3f906000  R11 = 0x3e292000;
    expect lane 21 R8 = 0x3d802000  R9 = 0x41b5c000  R10 = 0x3dd4a000  R11 = 0x3e292000;
    expect lane 22 R8 = 0x43ed8000  R9 = 0x43e1e000  R10 = 0x43e1e000  R11 = 0x442a8000;
    expect lane 23 R8 = 0x44678000  R9 = 0x445be000  R10 = 0x44504000  R11 = 0x4404c000;
    expect lane 24 R8 = 0x452d2000  R9 = 0x45314000  R10 = 0x45332000  R11 = 0x45252000;
    expect lane 25 R8 = 0x452d2000  R9 = 0x452f0000  R10 = 0x45296000  R11 = 0x451d2000;
    expect lane 26 R8 = 0x38b62000  R9 = 0x38b62000  R10 = 0x38b62000  R11 = 0x38b62000;
    expect lane 27 R8 = 0x38b62000  R9 = 0x38b62000  R10 = 0x38b62000  R11 = 0x38b62000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3a56a000  R9 = 0x3a56a000  R10 = 0x3a326000  R11 = 0x3a416000;
    expect lane 1 R8 = 0x3a588000  R9 = 0x3a588000  R10 = 0x3a606000  R11 = 0x3a4a6000;
    expect lane 2 R8 = 0x47328000  R9 = 0x46bcc000  R10 = 0x45d16000  R11 = 0x43ed8000;
    expect lane 3 R8 = 0x3b85e000  R9 = 0x38590000  R10 = 0x39f92000  R11 = 0x38590000;
    expect lane 4 R8 = 0x44760000  R9 = 0x4474c000  R10 = 0x446c6000  R11 = 0x44708000;
    expect lane 5 R8 = 0x4473c000  R9 = 0x44768000  R10 = 0x44714000  R11 = 0x447dc000;
    expect lane 6 R8 = 0x3d164000  R9 = 0x3d130000  R10 = 0x3d17e000  R11 = 0x3d1ea000;
    expect lane 7 R8 = 0x3d27c000  R9 = 0x3d258000  R10 = 0x3d2c4000  R11 = 0x3d26a000;
    expect lane 8 R8 = 0x3d7ae000  R9 = 0x3d756000  R10 = 0x3d782000  R11 = 0x3d7ae000;
    expect lane 9 R8 = 0x3d782000  R9 = 0x3d6a4000  R10 = 0x3d680000  R11 = 0x3d6fa000;
    expect lane 10 R8 = 0x3ee50000  R9 = 0x3f08e000  R10 = 0x3ef76000  R11 = 0x3ee50000;
    expect lane 11 R8 = 0x3f11a000  R9 = 0x3ee22000  R10 = 0x3ecbe000  R11 = 0x3f08e000;
    expect lane 12 R8 = 0x3d3a0000  R9 = 0x3dae8000  R10 = 0x3d566000  R11 = 0x3d922000;
    expect lane 13 R8 = 0x3d3a0000  R9 = 0x3cadc000  R10 = 0x3cfc0000  R11 = 0x3d3a0000;
    expect lane 14 R8 = 0x44484000  R9 = 0x44604000  R10 = 0x4415a000  R11 = 0x44784000;
    expect lane 15 R8 = 0x44484000  R9 = 0x44190000  R10 = 0x453ac000  R11 = 0x43fda000;
    expect lane 16 R8 = 0x3a36e000  R9 = 0x3a5ee000  R10 = 0x39de0000  R11 = 0x3a36e000;
    expect lane 17 R8 = 0x3a5ee000  R9 = 0x39b4a000  R10 = 0x3ab1c000  R11 = 0x3a358000;
    expect lane 18 R8 = 0x41438000  R9 = 0x43020000  R10 = 0x3e73a000  R11 = 0x42fd4000;
    expect lane 19 R8 = 0x3a0f0000  R9 = 0x40144000  R10 = 0x3cfcc000  R11 = 0x44790000;
    expect lane 20 R8 = 0x3dd4a000  R9 = 0x3c6d6000  R10 = 0x3e92c000  R11 = 0x3ee74000;
    expect lane 21 R8 = 0x3c6d6000  R9 = 0x3d2b8000  R10 = 0x3d2b8000  R11 = 0x404e8000;
    expect lane 22 R8 = 0x43f92000  R9 = 0x44678000  R10 = 0x44504000  R11 = 0x44504000;
    expect lane 23 R8 = 0x4481a000  R9 = 0x441ee000  R10 = 0x44504000  R11 = 0x43e1e000;
    expect lane 24 R8 = 0x45252000  R9 = 0x452f0000  R10 = 0x4536e000  R11 = 0x45234000;
    expect lane 25 R8 = 0x4536e000  R9 = 0x452f0000  R10 = 0x452b4000  R11 = 0x451f0000;
    expect lane 26 R8 = 0x38b62000  R9 = 0x38b62000  R10 = 0x38b62000  R11 = 0x38b62000;
    expect lane 27 R8 = 0x38b62000  R9 = 0x38b62000  R10 = 0x38b62000  R11 = 0x38b62000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 6 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3d36e000  R9 = 0x3d4c2000  R10 = 0x3d622000  R11 = 0x3d36e000;
    expect lane 5 R8 = 0x3d5b2000  R9 = 0x3d2b4000  R10 = 0x3d4c2000  R11 = 0x3d5b2000;
    expect lane 6 R8 = 0x3c4c8000  R9 = 0x3bf54000  R10 = 0x3bc9a000  R11 = 0x3c20e000;
    expect lane 7 R8 = 0x3bc9a000  R9 = 0x3b28e000  R10 = 0x3b420000  R11 = 0x3b994000;
    expect lane 8 R8 = 0x46034000  R9 = 0x4611e000  R10 = 0x46034000  R11 = 0x460d0000;
    expect lane 9 R8 = 0x460f6000  R9 = 0x46104000  R10 = 0x46104000  R11 = 0x460ce000;
    expect lane 10 R8 = 0x4020e000  R9 = 0x4004c000  R10 = 0x4020e000  R11 = 0x40124000;
    expect lane 11 R8 = 0x4004c000  R9 = 0x3ff9a000  R10 = 0x3ff54000  R11 = 0x4004c000;
    expect lane 12 R8 = 0x41ad0000  R9 = 0x41aec000  R10 = 0x41aa4000  R11 = 0x41aac000;
    expect lane 13 R8 = 0x41a88000  R9 = 0x41a88000  R10 = 0x41abe000  R11 = 0x41b4c000;
    expect lane 14 R8 = 0x4550a000  R9 = 0x44ac6000  R10 = 0x45404000  R11 = 0x451fa000;
    expect lane 15 R8 = 0x44ac6000  R9 = 0x44aea000  R10 = 0x44b20000  R11 = 0x44ad8000;
    expect lane 16 R8 = 0x3bfe0000  R9 = 0x3be7c000  R10 = 0x3c06c000  R11 = 0x3c06c000;
    expect lane 17 R8 = 0x3c4fe000  R9 = 0x3c44c000  R10 = 0x3c46e000  R11 = 0x3bf06000;
    expect lane 18 R8 = 0x44086000  R9 = 0x44d66000  R10 = 0x45088000  R11 = 0x44d66000;
    expect lane 19 R8 = 0x45310000  R9 = 0x45674000  R10 = 0x45674000  R11 = 0x44d66000;
    expect lane 20 R8 = 0x4198c000  R9 = 0x4198c000  R10 = 0x42134000  R11 = 0x41e0a000;
    expect lane 21 R8 = 0x41594000  R9 = 0x411c4000  R10 = 0x40fdc000  R11 = 0x42134000;
    expect lane 22 R8 = 0x41b0e000  R9 = 0x45310000  R10 = 0x45310000  R11 = 0x44570000;
    expect lane 23 R8 = 0x3f820000  R9 = 0x3d540000  R10 = 0x43fd0000  R11 = 0x46e50000;
    expect lane 24 R8 = 0x40036000  R9 = 0x43c36000  R10 = 0x4615a000  R11 = 0x43c36000;
    expect lane 25 R8 = 0x40036000  R9 = 0x43c36000  R10 = 0x3aa80000  R11 = 0x3f4c8000;
    expect lane 26 R8 = 0x3bcd8000  R9 = 0x3bbfe000  R10 = 0x3bc40000  R11 = 0x3bc5c000;
    expect lane 27 R8 = 0x3bd36000  R9 = 0x3bd36000  R10 = 0x3bd94000  R11 = 0x3bd70000;
    expect lane 28 R8 = 0x3c184000  R9 = 0x3bfde000  R10 = 0x3c184000  R11 = 0x3c09a000;
    expect lane 29 R8 = 0x3c0f4000  R9 = 0x3c0f4000  R10 = 0x3c216000  R11 = 0x3bf78000;
    expect lane 30 R8 = 0x45118000  R9 = 0x45118000  R10 = 0x4511a000  R11 = 0x45118000;
    expect lane 31 R8 = 0x45118000  R9 = 0x45118000  R10 = 0x4511a000  R11 = 0x4511a000;
}

warp 7 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3d5b2000  R9 = 0x3d5b2000  R10 = 0x3d540000  R11 = 0x3d450000;
    expect lane 5 R8 = 0x3d2b4000  R9 = 0x3d2b4000  R10 = 0x3d2b4000  R11 = 0x3d622000;
    expect lane 6 R8 = 0x3bc9a000  R9 = 0x3bc9a000  R10 = 0x3bc9a000  R11 = 0x3bf54000;
    expect lane 7 R8 = 0x3b28e000  R9 = 0x3bce8000  R10 = 0x3c6b8000  R11 = 0x3c4c8000;
    expect lane 8 R8 = 0x460f6000  R9 = 0x460e8000  R10 = 0x460f6000  R11 = 0x460ee000;
    expect lane 9 R8 = 0x460dc000  R9 = 0x460dc000  R10 = 0x460ce000  R11 = 0x46104000;
    expect lane 10 R8 = 0x3ff76000  R9 = 0x3ffe2000  R10 = 0x3ff9a000  R11 = 0x40280000;
    expect lane 11 R8 = 0x40006000  R9 = 0x4004c000  R10 = 0x3ffe2000  R11 = 0x3ffe2000;
    expect lane 12 R8 = 0x41abe000  R9 = 0x41a58000  R10 = 0x41a28000  R11 = 0x41aac000;
    expect lane 13 R8 = 0x41abe000  R9 = 0x419f8000  R10 = 0x41a28000  R11 = 0x41a28000;
    expect lane 14 R8 = 0x44ab6000  R9 = 0x44ac6000  R10 = 0x44b0e000  R11 = 0x45404000;
    expect lane 15 R8 = 0x44b0e000  R9 = 0x44ac6000  R10 = 0x44b32000  R11 = 0x44afc000;
    expect lane 16 R8 = 0x3c44c000  R9 = 0x3c46e000  R10 = 0x3c4da000  R11 = 0x3bfe0000;
    expect lane 17 R8 = 0x3c4b4000  R9 = 0x3c544000  R10 = 0x3c4b4000  R11 = 0x3c544000;
    expect lane 18 R8 = 0x45310000  R9 = 0x45310000  R10 = 0x450e2000  R11 = 0x44a44000;
    expect lane 19 R8 = 0x4578c000  R9 = 0x44fcc000  R10 = 0x4578c000  R11 = 0x450e2000;
    expect lane 20 R8 = 0x41d6c000  R9 = 0x4199a000  R10 = 0x4199a000  R11 = 0x4198c000;
    expect lane 21 R8 = 0x417b2000  R9 = 0x41594000  R10 = 0x413ac000  R11 = 0x417b2000;
    expect lane 22 R8 = 0x3d540000  R9 = 0x42e60000  R10 = 0x3d540000  R11 = 0x428ae000;
    expect lane 23 R8 = 0x3d540000  R9 = 0x3c3d0000  R10 = 0x3d540000  R11 = 0x40b80000;
    expect lane 24 R8 = 0x3b5ee000  R9 = 0x455ec000  R10 = 0x455ec000  R11 = 0x40036000;
    expect lane 25 R8 = 0x3b5ee000  R9 = 0x3cfa4000  R10 = 0x4255a000  R11 = 0x447a4000;
    expect lane 26 R8 = 0x3bd54000  R9 = 0x3bd94000  R10 = 0x3bc22000  R11 = 0x3bd54000;
    expect lane 27 R8 = 0x3bd94000  R9 = 0x3bcd8000  R10 = 0x3bc9e000  R11 = 0x3bcd8000;
    expect lane 28 R8 = 0x3bf4c000  R9 = 0x3bfb2000  R10 = 0x3c216000  R11 = 0x3bf78000;
    expect lane 29 R8 = 0x3c06e000  R9 = 0x3bfde000  R10 = 0x3c036000  R11 = 0x3c00a000;
    expect lane 30 R8 = 0x45118000  R9 = 0x45118000  R10 = 0x45118000  R11 = 0x45118000;
    expect lane 31 R8 = 0x45118000  R9 = 0x45118000  R10 = 0x45118000  R11 = 0x45118000;
}

warp 8 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x40cba000  R9 = 0x40d92000  R10 = 0x40cb0000  R11 = 0x40c9e000;
    expect lane 9 R8 = 0x40d92000  R9 = 0x40f40000  R10 = 0x40ed8000  R11 = 0x40cc0000;
    expect lane 10 R8 = 0x3c762000  R9 = 0x3b502000  R10 = 0x3a5c8000  R11 = 0x3c762000;
    expect lane 11 R8 = 0x3a990000  R9 = 0x3cc88000  R10 = 0x3b502000  R11 = 0x3bb5c000;
    expect lane 12 R8 = 0x39d08000  R9 = 0x39d92000  R10 = 0x39d08000  R11 = 0x39d10000;
    expect lane 13 R8 = 0x39d7c000  R9 = 0x39d7c000  R10 = 0x39d80000  R11 = 0x39d7c000;
    expect lane 14 R8 = 0x40524000  R9 = 0x40542000  R10 = 0x40524000  R11 = 0x40524000;
    expect lane 15 R8 = 0x40576000  R9 = 0x40554000  R10 = 0x40576000  R11 = 0x405be000;
    expect lane 16 R8 = 0x39f2e000  R9 = 0x3a038000  R10 = 0x39f96000  R11 = 0x39fca000;
    expect lane 17 R8 = 0x39f2e000  R9 = 0x3a012000  R10 = 0x39f96000  R11 = 0x39f62000;
    expect lane 18 R8 = 0x3a2dc000  R9 = 0x3a190000  R10 = 0x3a23e000  R11 = 0x39fba000;
    expect lane 19 R8 = 0x3a0f2000  R9 = 0x3a20a000  R10 = 0x3a0f2000  R11 = 0x3a23e000;
    expect lane 20 R8 = 0x39c94000  R9 = 0x3a83a000  R10 = 0x39c94000  R11 = 0x3a24c000;
    expect lane 21 R8 = 0x3a652000  R9 = 0x399d2000  R10 = 0x3a652000  R11 = 0x3a83a000;
    expect lane 22 R8 = 0x40714000  R9 = 0x40eea000  R10 = 0x40344000  R11 = 0x40b1a000;
    expect lane 23 R8 = 0x40714000  R9 = 0x404ce000  R10 = 0x40714000  R11 = 0x408fc000;
    expect lane 24 R8 = 0x3b48e000  R9 = 0x3b928000  R10 = 0x3b032000  R11 = 0x3bd84000;
    expect lane 25 R8 = 0x3b032000  R9 = 0x3bb56000  R10 = 0x3b928000  R11 = 0x3bb56000;
    expect lane 26 R8 = 0x42de4000  R9 = 0x42de4000  R10 = 0x422fe000  R11 = 0x438ca000;
    expect lane 27 R8 = 0x42de4000  R9 = 0x416e2000  R10 = 0x40bfc000  R11 = 0x3f630000;
    expect lane 28 R8 = 0x3f75e000  R9 = 0x3f6d6000  R10 = 0x3f8a2000  R11 = 0x3f836000;
    expect lane 29 R8 = 0x3f92a000  R9 = 0x3f508000  R10 = 0x3f836000  R11 = 0x3fa04000;
    expect lane 30 R8 = 0x471de000  R9 = 0x4666a000  R10 = 0x45f02000  R11 = 0x46d7c000;
    expect lane 31 R8 = 0x47336000  R9 = 0x45da8000  R10 = 0x4691c000  R11 = 0x4666a000;
}

warp 9 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x40d92000  R9 = 0x40e06000  R10 = 0x40d2a000  R11 = 0x40e06000;
    expect lane 9 R8 = 0x40cc0000  R9 = 0x40e6e000  R10 = 0x40e06000  R11 = 0x40f40000;
    expect lane 10 R8 = 0x3a3d8000  R9 = 0x3cc88000  R10 = 0x3cc88000  R11 = 0x3cc88000;
    expect lane 11 R8 = 0x3af48000  R9 = 0x3cc88000  R10 = 0x3b502000  R11 = 0x3cc88000;
    expect lane 12 R8 = 0x39d80000  R9 = 0x39d9a000  R10 = 0x39d84000  R11 = 0x39d7c000;
    expect lane 13 R8 = 0x39d8a000  R9 = 0x39d9a000  R10 = 0x39d8a000  R11 = 0x39d96000;
    expect lane 14 R8 = 0x40542000  R9 = 0x40554000  R10 = 0x405be000  R11 = 0x40566000;
    expect lane 15 R8 = 0x40554000  R9 = 0x40542000  R10 = 0x4058a000  R11 = 0x40566000;
    expect lane 16 R8 = 0x39d5c000  R9 = 0x3a082000  R10 = 0x3a082000  R11 = 0x3a0a2000;
    expect lane 17 R8 = 0x39eb0000  R9 = 0x3a082000  R10 = 0x39eb0000  R11 = 0x39e40000;
    expect lane 18 R8 = 0x3a20a000  R9 = 0x3a2b8000  R10 = 0x3a366000  R11 = 0x3a190000;
    expect lane 19 R8 = 0x39fec000  R9 = 0x39f3e000  R10 = 0x39f3e000  R11 = 0x3a2b8000;
    expect lane 20 R8 = 0x3996a000  R9 = 0x39a3a000  R10 = 0x39a3a000  R11 = 0x3aa24000;
    expect lane 21 R8 = 0x39a3a000  R9 = 0x399d2000  R10 = 0x39a3a000  R11 = 0x39aa4000;
    expect lane 22 R8 = 0x4057c000  R9 = 0x4035e000  R10 = 0x40420000  R11 = 0x40eea000;
    expect lane 23 R8 = 0x4062c000  R9 = 0x4035e000  R10 = 0x4057c000  R11 = 0x40154000;
    expect lane 24 R8 = 0x3bb56000  R9 = 0x3cd1e000  R10 = 0x3ae04000  R11 = 0x3ae04000;
    expect lane 25 R8 = 0x3d99c000  R9 = 0x3d37a000  R10 = 0x3d134000  R11 = 0x3bb56000;
    expect lane 26 R8 = 0x40116000  R9 = 0x45ed0000  R10 = 0x443b0000  R11 = 0x422fe000;
    expect lane 27 R8 = 0x45ed0000  R9 = 0x45ed0000  R10 = 0x45ed0000  R11 = 0x3f630000;
    expect lane 28 R8 = 0x3fa70000  R9 = 0x3f836000  R10 = 0x3f836000  R11 = 0x3f6d6000;
    expect lane 29 R8 = 0x3fb64000  R9 = 0x3f66a000  R10 = 0x3f836000  R11 = 0x3f6d6000;
    expect lane 30 R8 = 0x46ed6000  R9 = 0x47336000  R10 = 0x45f02000  R11 = 0x45da8000;
    expect lane 31 R8 = 0x45f02000  R9 = 0x464bc000  R10 = 0x46a74000  R11 = 0x471de000;
}

warp 10 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x38064000  R9 = 0x38124000  R10 = 0x38218000  R11 = 0x3802c000;
    expect lane 1 R8 = 0x38310000  R9 = 0x38064000  R10 = 0x38218000  R11 = 0x3815c000;
    expect lane 2 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 3 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eb34000  R9 = 0x3eaae000  R10 = 0x3eae2000  R11 = 0x3eae2000;
    expect lane 13 R8 = 0x3eb68000  R9 = 0x3eb68000  R10 = 0x3eaae000  R11 = 0x3eb68000;
    expect lane 14 R8 = 0x43e24000  R9 = 0x44778000  R10 = 0x43826000  R11 = 0x43e24000;
    expect lane 15 R8 = 0x43826000  R9 = 0x43b26000  R10 = 0x43826000  R11 = 0x44478000;
    expect lane 16 R8 = 0x3c3d6000  R9 = 0x3c392000  R10 = 0x3c2f0000  R11 = 0x3c26a000;
    expect lane 17 R8 = 0x3c392000  R9 = 0x3c41c000  R10 = 0x3c296000  R11 = 0x3c2ac000;
    expect lane 18 R8 = 0x37d20000  R9 = 0x37ae0000  R10 = 0x37ef8000  R11 = 0x37f60000;
    expect lane 19 R8 = 0x37df8000  R9 = 0x37eb8000  R10 = 0x3801c000  R11 = 0x37ec0000;
    expect lane 20 R8 = 0x4558c000  R9 = 0x454d2000  R10 = 0x45564000  R11 = 0x455aa000;
    expect lane 21 R8 = 0x454ec000  R9 = 0x454d2000  R10 = 0x4551c000  R11 = 0x4551c000;
    expect lane 22 R8 = 0x3c02e000  R9 = 0x3bd18000  R10 = 0x3bef0000  R11 = 0x3bf36000;
    expect lane 23 R8 = 0x3bf6e000  R9 = 0x3bb98000  R10 = 0x3bf36000  R11 = 0x3be60000;
    expect lane 24 R8 = 0x3dbd8000  R9 = 0x3d7ac000  R10 = 0x3d87c000  R11 = 0x3db08000;
    expect lane 25 R8 = 0x3d94e000  R9 = 0x3dcaa000  R10 = 0x3d7ac000  R11 = 0x3d94e000;
    expect lane 26 R8 = 0x42594000  R9 = 0x42814000  R10 = 0x426da000  R11 = 0x4252c000;
    expect lane 27 R8 = 0x426da000  R9 = 0x42742000  R10 = 0x427aa000  R11 = 0x42664000;
    expect lane 28 R8 = 0x43d26000  R9 = 0x43c0e000  R10 = 0x43794000  R11 = 0x438aa000;
    expect lane 29 R8 = 0x43f54000  R9 = 0x43f54000  R10 = 0x438aa000  R11 = 0x439c2000;
    expect lane 30 R8 = 0x3f956000  R9 = 0x3f956000  R10 = 0x46e50000  R11 = 0x3cb90000;
    expect lane 31 R8 = 0x3f956000  R9 = 0x41038000  R10 = 0x4408a000  R11 = 0x4576c000;
}

warp 11 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x38064000  R9 = 0x383cc000  R10 = 0x38064000  R11 = 0x38394000;
    expect lane 1 R8 = 0x38064000  R9 = 0x3834c000  R10 = 0x380b0000  R11 = 0x3815c000;
    expect lane 2 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 3 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e97e000  R9 = 0x3e8be000  R10 = 0x3eafe000  R11 = 0x3ec92000;
    expect lane 13 R8 = 0x3ec92000  R9 = 0x3ee12000  R10 = 0x3ec92000  R11 = 0x3ec92000;
    expect lane 14 R8 = 0x44888000  R9 = 0x44888000  R10 = 0x44e86000  R11 = 0x454da000;
    expect lane 15 R8 = 0x457d8000  R9 = 0x44e86000  R10 = 0x44b86000  R11 = 0x45ad8000;
    expect lane 16 R8 = 0x3c41c000  R9 = 0x3c272000  R10 = 0x3c2b8000  R11 = 0x3c3d6000;
    expect lane 17 R8 = 0x3c41c000  R9 = 0x3c34c000  R10 = 0x3c392000  R11 = 0x3c272000;
    expect lane 18 R8 = 0x37c60000  R9 = 0x37f78000  R10 = 0x37df8000  R11 = 0x37f78000;
    expect lane 19 R8 = 0x37f78000  R9 = 0x37eb8000  R10 = 0x37eb8000  R11 = 0x37f78000;
    expect lane 20 R8 = 0x45520000  R9 = 0x45558000  R10 = 0x45506000  R11 = 0x45520000;
    expect lane 21 R8 = 0x4553e000  R9 = 0x4553e000  R10 = 0x454ec000  R11 = 0x45506000;
    expect lane 22 R8 = 0x3beae000  R9 = 0x3bada000  R10 = 0x3beae000  R11 = 0x3c02e000;
    expect lane 23 R8 = 0x3bd18000  R9 = 0x3beae000  R10 = 0x3bf6e000  R11 = 0x3bf6e000;
    expect lane 24 R8 = 0x3ccf8000  R9 = 0x3de74000  R10 = 0x3dcaa000  R11 = 0x3d94e000;
    expect lane 25 R8 = 0x3ca1c000  R9 = 0x3ccf8000  R10 = 0x3d94e000  R11 = 0x3dd7c000;
    expect lane 26 R8 = 0x42732000  R9 = 0x42732000  R10 = 0x42594000  R11 = 0x42814000;
    expect lane 27 R8 = 0x425b2000  R9 = 0x42434000  R10 = 0x42742000  R11 = 0x42814000;
    expect lane 28 R8 = 0x438e0000  R9 = 0x43b76000  R10 = 0x43794000  R11 = 0x43794000;
    expect lane 29 R8 = 0x433b4000  R9 = 0x4461c000  R10 = 0x43c0e000  R11 = 0x43c0e000;
    expect lane 30 R8 = 0x3b430000  R9 = 0x3c970000  R10 = 0x46e50000  R11 = 0x3f956000;
    expect lane 31 R8 = 0x39ef0000  R9 = 0x3c970000  R10 = 0x3cb90000  R11 = 0x3f956000;
}

warp 12 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d8be000  R9 = 0x3dfd4000  R10 = 0x3f3e6000  R11 = 0x3d8be000;
    expect lane 1 R8 = 0x3d8be000  R9 = 0x3e780000  R10 = 0x3d36e000  R11 = 0x3e524000;
    expect lane 2 R8 = 0x3e696000  R9 = 0x3d72c000  R10 = 0x3e51e000  R11 = 0x3e86c000;
    expect lane 3 R8 = 0x3d3de000  R9 = 0x3e230000  R10 = 0x3e86c000  R11 = 0x3dd6a000;
    expect lane 4 R8 = 0x38e68000  R9 = 0x38c9e000  R10 = 0x3909e000  R11 = 0x38e68000;
    expect lane 5 R8 = 0x38f82000  R9 = 0x38f2c000  R10 = 0x39046000  R11 = 0x3909e000;
    expect lane 6 R8 = 0x41422000  R9 = 0x41426000  R10 = 0x41424000  R11 = 0x41422000;
    expect lane 7 R8 = 0x41424000  R9 = 0x41424000  R10 = 0x41422000  R11 = 0x41424000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x46b70000  R9 = 0x46b00000  R10 = 0x46c60000  R11 = 0x46db4000;
    expect lane 17 R8 = 0x46b70000  R9 = 0x46b70000  R10 = 0x46be2000  R11 = 0x46c60000;
    expect lane 18 R8 = 0x40770000  R9 = 0x3f348000  R10 = 0x401fe000  R11 = 0x41140000;
    expect lane 19 R8 = 0x3fd16000  R9 = 0x3fd16000  R10 = 0x41140000  R11 = 0x40c58000;
    expect lane 20 R8 = 0x40156000  R9 = 0x4012e000  R10 = 0x4012e000  R11 = 0x40156000;
    expect lane 21 R8 = 0x4012e000  R9 = 0x40120000  R10 = 0x40114000  R11 = 0x40156000;
    expect lane 22 R8 = 0x41694000  R9 = 0x4151e000  R10 = 0x41598000  R11 = 0x41694000;
    expect lane 23 R8 = 0x41656000  R9 = 0x414e2000  R10 = 0x414e2000  R11 = 0x41598000;
    expect lane 24 R8 = 0x3eb58000  R9 = 0x3eb58000  R10 = 0x3ec04000  R11 = 0x3eb58000;
    expect lane 25 R8 = 0x3ec28000  R9 = 0x3ec04000  R10 = 0x3ec28000  R11 = 0x3ec28000;
    expect lane 26 R8 = 0x408d6000  R9 = 0x408d6000  R10 = 0x40b98000  R11 = 0x408d6000;
    expect lane 27 R8 = 0x40b42000  R9 = 0x40bf0000  R10 = 0x40d56000  R11 = 0x40cfe000;
    expect lane 28 R8 = 0x419cc000  R9 = 0x41a42000  R10 = 0x41ac8000  R11 = 0x41964000;
    expect lane 29 R8 = 0x41ac8000  R9 = 0x41be8000  R10 = 0x41be8000  R11 = 0x41ac8000;
    expect lane 30 R8 = 0x3a2ee000  R9 = 0x397bc000  R10 = 0x38dc2000  R11 = 0x3a5a8000;
    expect lane 31 R8 = 0x391ec000  R9 = 0x3913c000  R10 = 0x3913c000  R11 = 0x38d14000;
}

warp 13 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e9dc000  R9 = 0x3f3e6000  R10 = 0x3d8be000  R11 = 0x3d5ca000;
    expect lane 1 R8 = 0x3ef2c000  R9 = 0x3e2c8000  R10 = 0x3e9dc000  R11 = 0x3e9dc000;
    expect lane 2 R8 = 0x3e86c000  R9 = 0x3dd6a000  R10 = 0x3dee2000  R11 = 0x3dee2000;
    expect lane 3 R8 = 0x3e3a8000  R9 = 0x3dee2000  R10 = 0x3dd6a000  R11 = 0x3e51e000;
    expect lane 4 R8 = 0x38f82000  R9 = 0x38d62000  R10 = 0x38b82000  R11 = 0x38e68000;
    expect lane 5 R8 = 0x38bf0000  R9 = 0x38fda000  R10 = 0x3909e000  R11 = 0x38b82000;
    expect lane 6 R8 = 0x41424000  R9 = 0x41422000  R10 = 0x41424000  R11 = 0x41424000;
    expect lane 7 R8 = 0x41424000  R9 = 0x41424000  R10 = 0x41426000  R11 = 0x41424000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x46bfe000  R9 = 0x46b0a000  R10 = 0x46c60000  R11 = 0x46d00000;
    expect lane 17 R8 = 0x46b0a000  R9 = 0x46b70000  R10 = 0x46b70000  R11 = 0x46cd2000;
    expect lane 18 R8 = 0x442b8000  R9 = 0x402c8000  R10 = 0x40770000  R11 = 0x430bc000;
    expect lane 19 R8 = 0x40bc4000  R9 = 0x3fd16000  R10 = 0x401fe000  R11 = 0x401fe000;
    expect lane 20 R8 = 0x4018a000  R9 = 0x401a6000  R10 = 0x40114000  R11 = 0x40162000;
    expect lane 21 R8 = 0x401b2000  R9 = 0x40106000  R10 = 0x40148000  R11 = 0x4013c000;
    expect lane 22 R8 = 0x417a4000  R9 = 0x416da000  R10 = 0x4151e000  R11 = 0x4161a000;
    expect lane 23 R8 = 0x4161a000  R9 = 0x4155c000  R10 = 0x414e2000  R11 = 0x4161a000;
    expect lane 24 R8 = 0x3eb58000  R9 = 0x3eb58000  R10 = 0x3eb58000  R11 = 0x3eb58000;
    expect lane 25 R8 = 0x3eb58000  R9 = 0x3eb58000  R10 = 0x3ec20000  R11 = 0x3eb58000;
    expect lane 26 R8 = 0x408d6000  R9 = 0x408d6000  R10 = 0x408d6000  R11 = 0x408d6000;
    expect lane 27 R8 = 0x408d6000  R9 = 0x408d6000  R10 = 0x40b98000  R11 = 0x408d6000;
    expect lane 28 R8 = 0x418fc000  R9 = 0x41b7c000  R10 = 0x41b12000  R11 = 0x41b12000;
    expect lane 29 R8 = 0x41894000  R9 = 0x41b7c000  R10 = 0x41b54000  R11 = 0x41a42000;
    expect lane 30 R8 = 0x3a2ee000  R9 = 0x397bc000  R10 = 0x3a862000  R11 = 0x39d2e000;
    expect lane 31 R8 = 0x3ab1c000  R9 = 0x3a2ee000  R10 = 0x391ec000  R11 = 0x39fe8000;
}

warp 14 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x447b6000  R9 = 0x443a0000  R10 = 0x43b74000  R11 = 0x45884000;
    expect lane 1 R8 = 0x4546c000  R9 = 0x45a86000  R10 = 0x446ec000  R11 = 0x45a86000;
    expect lane 2 R8 = 0x3e17a000  R9 = 0x41456000  R10 = 0x3f3a4000  R11 = 0x41456000;
    expect lane 3 R8 = 0x3b070000  R9 = 0x42abe000  R10 = 0x43050000  R11 = 0x42f38000;
    expect lane 4 R8 = 0x46b70000  R9 = 0x45392000  R10 = 0x468ee000  R11 = 0x46b70000;
    expect lane 5 R8 = 0x46b70000  R9 = 0x46e94000  R10 = 0x45bbc000  R11 = 0x45616000;
    expect lane 6 R8 = 0x40e9a000  R9 = 0x4128a000  R10 = 0x410ca000  R11 = 0x4128a000;
    expect lane 7 R8 = 0x4095c000  R9 = 0x4056e000  R10 = 0x40b1c000  R11 = 0x4056e000;
    expect lane 8 R8 = 0x3a4c0000  R9 = 0x3a02c000  R10 = 0x3a4c0000  R11 = 0x3a02c000;
    expect lane 9 R8 = 0x39f4c000  R9 = 0x3a37c000  R10 = 0x3a37c000  R11 = 0x39fc8000;
    expect lane 10 R8 = 0x43d3e000  R9 = 0x43d3e000  R10 = 0x43d40000  R11 = 0x43d40000;
    expect lane 11 R8 = 0x43d3c000  R9 = 0x43d3e000  R10 = 0x43d3c000  R11 = 0x43d3e000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x424c6000  R9 = 0x42414000  R10 = 0x4245a000  R11 = 0x4247c000;
    expect lane 21 R8 = 0x424ea000  R9 = 0x424c6000  R10 = 0x4250c000  R11 = 0x42414000;
    expect lane 22 R8 = 0x3b3f2000  R9 = 0x3b2bc000  R10 = 0x3b2bc000  R11 = 0x3b738000;
    expect lane 23 R8 = 0x3af78000  R9 = 0x3b1a6000  R10 = 0x3b620000  R11 = 0x3b620000;
    expect lane 24 R8 = 0x3b74a000  R9 = 0x3b7b6000  R10 = 0x3b7e2000  R11 = 0x3b7fc000;
    expect lane 25 R8 = 0x3b7c4000  R9 = 0x3b746000  R10 = 0x3b7e2000  R11 = 0x3b746000;
    expect lane 26 R8 = 0x473b6000  R9 = 0x473a4000  R10 = 0x4736c000  R11 = 0x47410000;
    expect lane 27 R8 = 0x47344000  R9 = 0x4736c000  R10 = 0x4735e000  R11 = 0x4737a000;
    expect lane 28 R8 = 0x3dae0000  R9 = 0x3d9d6000  R10 = 0x3dae0000  R11 = 0x3dab4000;
    expect lane 29 R8 = 0x3dc20000  R9 = 0x3db7e000  R10 = 0x3dbec000  R11 = 0x3dae0000;
    expect lane 30 R8 = 0x3f36a000  R9 = 0x3f142000  R10 = 0x3eccc000  R11 = 0x3f03c000;
    expect lane 31 R8 = 0x3e988000  R9 = 0x3eccc000  R10 = 0x3f386000  R11 = 0x3f1e2000;
}

warp 15 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x45056000  R9 = 0x443a0000  R10 = 0x43b74000  R11 = 0x447b6000;
    expect lane 1 R8 = 0x43b74000  R9 = 0x45056000  R10 = 0x44c40000  R11 = 0x443a0000;
    expect lane 2 R8 = 0x3b070000  R9 = 0x3b070000  R10 = 0x3c0c8000  R11 = 0x3c0c8000;
    expect lane 3 R8 = 0x3c0c8000  R9 = 0x3b070000  R10 = 0x3c0c8000  R11 = 0x3e17a000;
    expect lane 4 R8 = 0x44e8c000  R9 = 0x468ee000  R10 = 0x4593a000  R11 = 0x45bbc000;
    expect lane 5 R8 = 0x44e8c000  R9 = 0x47118000  R10 = 0x468ee000  R11 = 0x45392000;
    expect lane 6 R8 = 0x40e9a000  R9 = 0x40b1c000  R10 = 0x40cda000  R11 = 0x403ae000;
    expect lane 7 R8 = 0x3ffbe000  R9 = 0x3ffbe000  R10 = 0x3fdfe000  R11 = 0x40e9a000;
    expect lane 8 R8 = 0x3a090000  R9 = 0x3a238000  R10 = 0x3a4c0000  R11 = 0x39f4c000;
    expect lane 9 R8 = 0x3a524000  R9 = 0x3a0f4000  R10 = 0x3a0f4000  R11 = 0x39ee8000;
    expect lane 10 R8 = 0x43d3c000  R9 = 0x43d3c000  R10 = 0x43d3c000  R11 = 0x43d40000;
    expect lane 11 R8 = 0x43d3c000  R9 = 0x43d3c000  R10 = 0x43d3e000  R11 = 0x43d3c000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x4238c000  R9 = 0x42590000  R10 = 0x4250c000  R11 = 0x4238c000;
    expect lane 21 R8 = 0x4250c000  R9 = 0x42414000  R10 = 0x42414000  R11 = 0x42436000;
    expect lane 22 R8 = 0x3c6a8000  R9 = 0x3aaa6000  R10 = 0x3b620000  R11 = 0x3c6a8000;
    expect lane 23 R8 = 0x3b50a000  R9 = 0x3b08e000  R10 = 0x3b620000  R11 = 0x3b08e000;
    expect lane 24 R8 = 0x3b7da000  R9 = 0x3b7fc000  R10 = 0x3b790000  R11 = 0x3b728000;
    expect lane 25 R8 = 0x3b728000  R9 = 0x3b802000  R10 = 0x3b784000  R11 = 0x3b766000;
    expect lane 26 R8 = 0x473c8000  R9 = 0x473fe000  R10 = 0x473dc000  R11 = 0x473a4000;
    expect lane 27 R8 = 0x47410000  R9 = 0x47344000  R10 = 0x47386000  R11 = 0x47394000;
    expect lane 28 R8 = 0x3da8a000  R9 = 0x3dab4000  R10 = 0x3da5e000  R11 = 0x3da8a000;
    expect lane 29 R8 = 0x3da8a000  R9 = 0x3dc54000  R10 = 0x3dc20000  R11 = 0x3dc54000;
    expect lane 30 R8 = 0x3f03c000  R9 = 0x3f470000  R10 = 0x3ee32000  R11 = 0x3f576000;
    expect lane 31 R8 = 0x3f264000  R9 = 0x3eccc000  R10 = 0x3f1e2000  R11 = 0x3e7e6000;
}

warp 16 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3a614000  R9 = 0x3a244000  R10 = 0x3aa52000  R11 = 0x3ae22000;
    expect lane 1 R8 = 0x3a244000  R9 = 0x3c06c000  R10 = 0x3c06c000  R11 = 0x3c06c000;
    expect lane 2 R8 = 0x46bf2000  R9 = 0x46234000  R10 = 0x46a0a000  R11 = 0x46dda000;
    expect lane 3 R8 = 0x46234000  R9 = 0x46be4000  R10 = 0x46ffa000  R11 = 0x47436000;
    expect lane 4 R8 = 0x3f4ac000  R9 = 0x3f8b2000  R10 = 0x3fa9a000  R11 = 0x3f4ac000;
    expect lane 5 R8 = 0x3fc82000  R9 = 0x3e34c000  R10 = 0x3e690000  R11 = 0x3f402000;
    expect lane 6 R8 = 0x45656000  R9 = 0x46252000  R10 = 0x45656000  R11 = 0x45656000;
    expect lane 7 R8 = 0x46252000  R9 = 0x44790000  R10 = 0x41456000  R11 = 0x3faba000;
    expect lane 8 R8 = 0x44cec000  R9 = 0x44352000  R10 = 0x44cec000  R11 = 0x44424000;
    expect lane 9 R8 = 0x44f94000  R9 = 0x44cec000  R10 = 0x445fa000  R11 = 0x44528000;
    expect lane 10 R8 = 0x408a8000  R9 = 0x4061e000  R10 = 0x40a9a000  R11 = 0x4042c000;
    expect lane 11 R8 = 0x40c64000  R9 = 0x40c64000  R10 = 0x4061e000  R11 = 0x4061e000;
    expect lane 12 R8 = 0x41f94000  R9 = 0x41f56000  R10 = 0x41fec000  R11 = 0x41f78000;
    expect lane 13 R8 = 0x4203c000  R9 = 0x4207a000  R10 = 0x41f20000  R11 = 0x41f3c000;
    expect lane 14 R8 = 0x43ca2000  R9 = 0x43ca2000  R10 = 0x43ca4000  R11 = 0x43ca2000;
    expect lane 15 R8 = 0x43ca2000  R9 = 0x43ca2000  R10 = 0x43ca4000  R11 = 0x43ca2000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x387bc000  R9 = 0x38304000  R10 = 0x386b8000  R11 = 0x3870c000;
    expect lane 25 R8 = 0x38540000  R9 = 0x3870c000  R10 = 0x38428000  R11 = 0x384b4000;
    expect lane 26 R8 = 0x3fa5c000  R9 = 0x3bb18000  R10 = 0x413ca000  R11 = 0x3e1d8000;
    expect lane 27 R8 = 0x3f3b4000  R9 = 0x3f230000  R10 = 0x3fcf8000  R11 = 0x3f3b4000;
    expect lane 28 R8 = 0x41dc8000  R9 = 0x41e24000  R10 = 0x41e34000  R11 = 0x41e00000;
    expect lane 29 R8 = 0x41e2c000  R9 = 0x41dae000  R10 = 0x41e1a000  R11 = 0x41e10000;
    expect lane 30 R8 = 0x38700000  R9 = 0x38760000  R10 = 0x38750000  R11 = 0x38750000;
    expect lane 31 R8 = 0x38862000  R9 = 0x38768000  R10 = 0x3883e000  R11 = 0x38818000;
}

warp 17 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3aa52000  R9 = 0x39e74000  R10 = 0x3aa52000  R11 = 0x3a244000;
    expect lane 1 R8 = 0x39e74000  R9 = 0x3b1f2000  R10 = 0x3c06c000  R11 = 0x3a244000;
    expect lane 2 R8 = 0x46bf2000  R9 = 0x46234000  R10 = 0x46234000  R11 = 0x467ec000;
    expect lane 3 R8 = 0x46a0a000  R9 = 0x467ec000  R10 = 0x46e9c000  R11 = 0x46604000;
    expect lane 4 R8 = 0x3fa9a000  R9 = 0x3f2c4000  R10 = 0x3fa9a000  R11 = 0x3f8b2000;
    expect lane 5 R8 = 0x3f2c4000  R9 = 0x3f8b2000  R10 = 0x3f0bc000  R11 = 0x3f694000;
    expect lane 6 R8 = 0x45656000  R9 = 0x46252000  R10 = 0x46e50000  R11 = 0x4250c000;
    expect lane 7 R8 = 0x41910000  R9 = 0x44a58000  R10 = 0x44790000  R11 = 0x4310a000;
    expect lane 8 R8 = 0x44352000  R9 = 0x44b16000  R10 = 0x44dbe000  R11 = 0x44424000;
    expect lane 9 R8 = 0x446cc000  R9 = 0x44b16000  R10 = 0x44e90000  R11 = 0x45066000;
    expect lane 10 R8 = 0x40dbc000  R9 = 0x408a8000  R10 = 0x40a9a000  R11 = 0x404c4000;
    expect lane 11 R8 = 0x406b6000  R9 = 0x40b32000  R10 = 0x4042c000  R11 = 0x40b32000;
    expect lane 12 R8 = 0x41ee2000  R9 = 0x41f94000  R10 = 0x41ec8000  R11 = 0x41fae000;
    expect lane 13 R8 = 0x4207a000  R9 = 0x41ec8000  R10 = 0x41f04000  R11 = 0x4203c000;
    expect lane 14 R8 = 0x43ca4000  R9 = 0x43ca2000  R10 = 0x43ca2000  R11 = 0x43ca2000;
    expect lane 15 R8 = 0x43ca2000  R9 = 0x43ca2000  R10 = 0x43ca2000  R11 = 0x43ca2000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x38304000  R9 = 0x38304000  R10 = 0x384b4000  R11 = 0x38654000;
    expect lane 25 R8 = 0x38654000  R9 = 0x38600000  R10 = 0x3870c000  R11 = 0x384b4000;
    expect lane 26 R8 = 0x3ea70000  R9 = 0x3bb18000  R10 = 0x3ea70000  R11 = 0x3f230000;
    expect lane 27 R8 = 0x3fa5c000  R9 = 0x3ea04000  R10 = 0x40372000  R11 = 0x3e12c000;
    expect lane 28 R8 = 0x41e10000  R9 = 0x41e00000  R10 = 0x41e24000  R11 = 0x41dae000;
    expect lane 29 R8 = 0x41de6000  R9 = 0x41e1a000  R10 = 0x41e1a000  R11 = 0x41e00000;
    expect lane 30 R8 = 0x38760000  R9 = 0x38818000  R10 = 0x38818000  R11 = 0x38718000;
    expect lane 31 R8 = 0x38734000  R9 = 0x386e4000  R10 = 0x38784000  R11 = 0x3883e000;
}

warp 18 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x40804000  R9 = 0x4061c000  R10 = 0x40a22000  R11 = 0x40c0a000;
    expect lane 1 R8 = 0x4061c000  R9 = 0x40e50000  R10 = 0x413ea000  R11 = 0x416a4000;
    expect lane 2 R8 = 0x3a316000  R9 = 0x3b8ac000  R10 = 0x3a74e000  R11 = 0x39edc000;
    expect lane 3 R8 = 0x3b8ac000  R9 = 0x38d14000  R10 = 0x39c9a000  R11 = 0x3acb6000;
    expect lane 4 R8 = 0x4692a000  R9 = 0x4664a000  R10 = 0x464ec000  R11 = 0x4692a000;
    expect lane 5 R8 = 0x46390000  R9 = 0x471b4000  R10 = 0x471b4000  R11 = 0x471b4000;
    expect lane 6 R8 = 0x43a5c000  R9 = 0x43d16000  R10 = 0x43a5c000  R11 = 0x43a5c000;
    expect lane 7 R8 = 0x43d16000  R9 = 0x42890000  R10 = 0x40e68000  R11 = 0x40154000;
    expect lane 8 R8 = 0x442ac000  R9 = 0x3d1bc000  R10 = 0x442ac000  R11 = 0x3db58000;
    expect lane 9 R8 = 0x461ea000  R9 = 0x442ac000  R10 = 0x3f0fa000  R11 = 0x3e75c000;
    expect lane 10 R8 = 0x405cc000  R9 = 0x40640000  R10 = 0x40574000  R11 = 0x40698000;
    expect lane 11 R8 = 0x40522000  R9 = 0x40522000  R10 = 0x40640000  R11 = 0x40640000;
    expect lane 12 R8 = 0x407e0000  R9 = 0x408bc000  R10 = 0x406a2000  R11 = 0x40842000;
    expect lane 13 R8 = 0x4057c000  R9 = 0x404a0000  R10 = 0x40980000  R11 = 0x4091e000;
    expect lane 14 R8 = 0x3d360000  R9 = 0x3d360000  R10 = 0x3d360000  R11 = 0x3d360000;
    expect lane 15 R8 = 0x3d360000  R9 = 0x3d364000  R10 = 0x3d360000  R11 = 0x3d362000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x430ac000  R9 = 0x433c0000  R10 = 0x4312e000  R11 = 0x43104000;
    expect lane 25 R8 = 0x4339c000  R9 = 0x43104000  R10 = 0x433ae000  R11 = 0x433a6000;
    expect lane 26 R8 = 0x46d8e000  R9 = 0x38c98000  R10 = 0x471ca000  R11 = 0x46978000;
    expect lane 27 R8 = 0x42272000  R9 = 0x46c30000  R10 = 0x43af8000  R11 = 0x42272000;
    expect lane 28 R8 = 0x3d700000  R9 = 0x3d700000  R10 = 0x3d77c000  R11 = 0x3d740000;
    expect lane 29 R8 = 0x3d700000  R9 = 0x3d6e0000  R10 = 0x3d700000  R11 = 0x3d700000;
    expect lane 30 R8 = 0x41280000  R9 = 0x412f2000  R10 = 0x4123c000  R11 = 0x4123c000;
    expect lane 31 R8 = 0x41360000  R9 = 0x41226000  R10 = 0x4134c000  R11 = 0x41334000;
}

warp 19 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x40a22000  R9 = 0x40434000  R10 = 0x40a22000  R11 = 0x4061c000;
    expect lane 1 R8 = 0x40434000  R9 = 0x40df2000  R10 = 0x4110a000  R11 = 0x4061c000;
    expect lane 2 R8 = 0x3a316000  R9 = 0x3b8ac000  R10 = 0x3b8ac000  R11 = 0x3ac00000;
    expect lane 3 R8 = 0x3a74e000  R9 = 0x3ac00000  R10 = 0x3976e000  R11 = 0x3b038000;
    expect lane 4 R8 = 0x464ec000  R9 = 0x46a86000  R10 = 0x464ec000  R11 = 0x4664a000;
    expect lane 5 R8 = 0x46a86000  R9 = 0x4664a000  R10 = 0x471b4000  R11 = 0x467cc000;
    expect lane 6 R8 = 0x43a5c000  R9 = 0x43d16000  R10 = 0x43fd0000  R11 = 0x42f28000;
    expect lane 7 R8 = 0x42c70000  R9 = 0x437a2000  R10 = 0x42890000  R11 = 0x431e2000;
    expect lane 8 R8 = 0x3d1bc000  R9 = 0x42d0c000  R10 = 0x44c48000  R11 = 0x3db58000;
    expect lane 9 R8 = 0x3fa96000  R9 = 0x42d0c000  R10 = 0x455e6000  R11 = 0x46b86000;
    expect lane 10 R8 = 0x404e6000  R9 = 0x405cc000  R10 = 0x40574000  R11 = 0x4067c000;
    expect lane 11 R8 = 0x40624000  R9 = 0x40558000  R10 = 0x40698000  R11 = 0x40558000;
    expect lane 12 R8 = 0x40a5c000  R9 = 0x407e0000  R10 = 0x40abe000  R11 = 0x4077e000;
    expect lane 13 R8 = 0x404a0000  R9 = 0x40abe000  R10 = 0x409e2000  R11 = 0x4057c000;
    expect lane 14 R8 = 0x3d360000  R9 = 0x3d362000  R10 = 0x3d362000  R11 = 0x3d360000;
    expect lane 15 R8 = 0x3d362000  R9 = 0x3d360000  R10 = 0x3d362000  R11 = 0x3d360000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x433c0000  R9 = 0x433c0000  R10 = 0x433a6000  R11 = 0x43160000;
    expect lane 25 R8 = 0x43160000  R9 = 0x4318a000  R10 = 0x43104000  R11 = 0x433a6000;
    expect lane 26 R8 = 0x409ec000  R9 = 0x38c98000  R10 = 0x409ec000  R11 = 0x46c30000;
    expect lane 27 R8 = 0x46d8e000  R9 = 0x46ad4000  R10 = 0x46f10000  R11 = 0x3f166000;
    expect lane 28 R8 = 0x3d700000  R9 = 0x3d700000  R10 = 0x3d700000  R11 = 0x3d6e0000;
    expect lane 29 R8 = 0x3d722000  R9 = 0x3d75e000  R10 = 0x3d75e000  R11 = 0x3d700000;
    expect lane 30 R8 = 0x412f2000  R9 = 0x41334000  R10 = 0x41334000  R11 = 0x41268000;
    expect lane 31 R8 = 0x41254000  R9 = 0x41294000  R10 = 0x41210000  R11 = 0x4134c000;
}

warp 20 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3c5ee000  R9 = 0x3c562000  R10 = 0x3c688000  R11 = 0x3c714000;
    expect lane 1 R8 = 0x3c562000  R9 = 0x3c10e000  R10 = 0x3cf9e000  R11 = 0x3d6b4000;
    expect lane 2 R8 = 0x43102000  R9 = 0x43b74000  R10 = 0x4330c000  R11 = 0x42ef6000;
    expect lane 3 R8 = 0x43b74000  R9 = 0x42edc000  R10 = 0x42b2e000  R11 = 0x4275c000;
    expect lane 4 R8 = 0x3c790000  R9 = 0x40b70000  R10 = 0x42b96000  R11 = 0x3c790000;
    expect lane 5 R8 = 0x44bbc000  R9 = 0x380b8000  R10 = 0x3a418000  R11 = 0x42698000;
    expect lane 6 R8 = 0x3f366000  R9 = 0x3e16a000  R10 = 0x3f366000  R11 = 0x3f366000;
    expect lane 7 R8 = 0x3e16a000  R9 = 0x3f250000  R10 = 0x3e0e0000  R11 = 0x3d828000;
    expect lane 8 R8 = 0x40efa000  R9 = 0x3a9c6000  R10 = 0x40efa000  R11 = 0x3b262000;
    expect lane 9 R8 = 0x42af8000  R9 = 0x40efa000  R10 = 0x3c5c4000  R11 = 0x3bd26000;
    expect lane 10 R8 = 0x3d97c000  R9 = 0x3deac000  R10 = 0x3d588000  R11 = 0x3e2a0000;
    expect lane 11 R8 = 0x3d1e0000  R9 = 0x3d1e0000  R10 = 0x3deac000  R11 = 0x3deac000;
    expect lane 12 R8 = 0x3c5ac000  R9 = 0x3c694000  R10 = 0x3c460000  R11 = 0x3c614000;
    expect lane 13 R8 = 0x3c32c000  R9 = 0x3c244000  R10 = 0x3c762000  R11 = 0x3c6fa000;
    expect lane 14 R8 = 0x3c16a000  R9 = 0x3c16a000  R10 = 0x3c16c000  R11 = 0x3c16c000;
    expect lane 15 R8 = 0x3c16a000  R9 = 0x3c168000  R10 = 0x3c16c000  R11 = 0x3c16a000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x38bfc000  R9 = 0x38dbc000  R10 = 0x38d6a000  R11 = 0x38cf0000;
    expect lane 25 R8 = 0x38b5a000  R9 = 0x38cf0000  R10 = 0x38c82000  R11 = 0x38bee000;
    expect lane 26 R8 = 0x454e8000  R9 = 0x46788000  R10 = 0x46bcc000  R11 = 0x43ed8000;
    expect lane 27 R8 = 0x45a36000  R9 = 0x44d8e000  R10 = 0x45808000  R11 = 0x45a36000;
    expect lane 28 R8 = 0x3c95a000  R9 = 0x3c9a6000  R10 = 0x3c990000  R11 = 0x3c976000;
    expect lane 29 R8 = 0x3c9aa000  R9 = 0x3c94c000  R10 = 0x3c9a2000  R11 = 0x3c99e000;
    expect lane 30 R8 = 0x3c60e000  R9 = 0x3c590000  R10 = 0x3c5ae000  R11 = 0x3c5ae000;
    expect lane 31 R8 = 0x3c50a000  R9 = 0x3c590000  R10 = 0x3c524000  R11 = 0x3c542000;
}

warp 21 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3c688000  R9 = 0x3c4d6000  R10 = 0x3c688000  R11 = 0x3c562000;
    expect lane 1 R8 = 0x3c4d6000  R9 = 0x3c7a0000  R10 = 0x3c824000  R11 = 0x3c562000;
    expect lane 2 R8 = 0x43102000  R9 = 0x43b74000  R10 = 0x43b74000  R11 = 0x43552000;
    expect lane 3 R8 = 0x4330c000  R9 = 0x43552000  R10 = 0x42c68000  R11 = 0x4375c000;
    expect lane 4 R8 = 0x42b96000  R9 = 0x3a76a000  R10 = 0x42b96000  R11 = 0x40b70000;
    expect lane 5 R8 = 0x3a76a000  R9 = 0x40b70000  R10 = 0x406da000  R11 = 0x3e7b6000;
    expect lane 6 R8 = 0x3f366000  R9 = 0x3e16a000  R10 = 0x3cf70000  R11 = 0x43d54000;
    expect lane 7 R8 = 0x44f50000  R9 = 0x40562000  R10 = 0x3f250000  R11 = 0x42b58000;
    expect lane 8 R8 = 0x3a9c6000  R9 = 0x3fb98000  R10 = 0x41796000  R11 = 0x3b262000;
    expect lane 9 R8 = 0x3ce60000  R9 = 0x3fb98000  R10 = 0x42034000  R11 = 0x43394000;
    expect lane 10 R8 = 0x3cf22000  R9 = 0x3d97c000  R10 = 0x3d588000  R11 = 0x3e168000;
    expect lane 11 R8 = 0x3dd74000  R9 = 0x3d450000  R10 = 0x3e2a0000  R11 = 0x3d450000;
    expect lane 12 R8 = 0x3c848000  R9 = 0x3c5ac000  R10 = 0x3c8ae000  R11 = 0x3c546000;
    expect lane 13 R8 = 0x3c244000  R9 = 0x3c8ae000  R10 = 0x3c7c8000  R11 = 0x3c32c000;
    expect lane 14 R8 = 0x3c16c000  R9 = 0x3c16a000  R10 = 0x3c16a000  R11 = 0x3c16a000;
    expect lane 15 R8 = 0x3c16a000  R9 = 0x3c16c000  R10 = 0x3c16a000  R11 = 0x3c16a000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x38dbc000  R9 = 0x38dbc000  R10 = 0x38bee000  R11 = 0x38df2000;
    expect lane 25 R8 = 0x38df2000  R9 = 0x38e6c000  R10 = 0x38cf0000  R11 = 0x38bee000;
    expect lane 26 R8 = 0x45c64000  R9 = 0x46788000  R10 = 0x45c64000  R11 = 0x44d8e000;
    expect lane 27 R8 = 0x454e8000  R9 = 0x44632000  R10 = 0x45d16000  R11 = 0x45e92000;
    expect lane 28 R8 = 0x3c99e000  R9 = 0x3c994000  R10 = 0x3c9a6000  R11 = 0x3c94c000;
    expect lane 29 R8 = 0x3c968000  R9 = 0x3c982000  R10 = 0x3c982000  R11 = 0x3c994000;
    expect lane 30 R8 = 0x3c590000  R9 = 0x3c542000  R10 = 0x3c542000  R11 = 0x3c5ee000;
    expect lane 31 R8 = 0x3c5d0000  R9 = 0x3c62c000  R10 = 0x3c572000  R11 = 0x3c524000;
}

warp 22 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x4660e000  R9 = 0x465c6000  R10 = 0x4660e000  R11 = 0x46588000;
    expect lane 1 R8 = 0x46592000  R9 = 0x46540000  R10 = 0x46540000  R11 = 0x46642000;
    expect lane 2 R8 = 0x3f884000  R9 = 0x3f6ca000  R10 = 0x3f766000  R11 = 0x3f8ca000;
    expect lane 3 R8 = 0x3f528000  R9 = 0x3ff26000  R10 = 0x3ff26000  R11 = 0x3f956000;
    expect lane 4 R8 = 0x3fed0000  R9 = 0x3e45a000  R10 = 0x3fed0000  R11 = 0x3f9a2000;
    expect lane 5 R8 = 0x3e5da000  R9 = 0x3e45a000  R10 = 0x3e5da000  R11 = 0x40144000;
    expect lane 6 R8 = 0x3ec04000  R9 = 0x3e970000  R10 = 0x3ec26000  R11 = 0x3ecb6000;
    expect lane 7 R8 = 0x3e5b4000  R9 = 0x3e3ee000  R10 = 0x3e064000  R11 = 0x3ecb6000;
    expect lane 8 R8 = 0x3df38000  R9 = 0x3e444000  R10 = 0x3e41c000  R11 = 0x3e41c000;
    expect lane 9 R8 = 0x3dcc4000  R9 = 0x3e1d0000  R10 = 0x3e4f6000  R11 = 0x3e34c000;
    expect lane 10 R8 = 0x3ff44000  R9 = 0x3ea90000  R10 = 0x3d618000  R11 = 0x3d3ea000;
    expect lane 11 R8 = 0x41520000  R9 = 0x43430000  R10 = 0x3d19e000  R11 = 0x3d19e000;
    expect lane 12 R8 = 0x44260000  R9 = 0x43840000  R10 = 0x40316000  R11 = 0x4592a000;
    expect lane 13 R8 = 0x43840000  R9 = 0x3e22e000  R10 = 0x3ec4e000  R11 = 0x3ec4e000;
    expect lane 14 R8 = 0x3cae8000  R9 = 0x3c8ae000  R10 = 0x3ccb6000  R11 = 0x3c65a000;
    expect lane 15 R8 = 0x3cbc2000  R9 = 0x3c91c000  R10 = 0x3cae8000  R11 = 0x3cb54000;
    expect lane 16 R8 = 0x42124000  R9 = 0x420d8000  R10 = 0x41f46000  R11 = 0x422b6000;
    expect lane 17 R8 = 0x41f46000  R9 = 0x42362000  R10 = 0x41f92000  R11 = 0x42316000;
    expect lane 18 R8 = 0x416c2000  R9 = 0x416c2000  R10 = 0x416c2000  R11 = 0x416c4000;
    expect lane 19 R8 = 0x416c6000  R9 = 0x416c0000  R10 = 0x416c2000  R11 = 0x416c0000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x39df2000  R9 = 0x39a7a000  R10 = 0x39a46000  R11 = 0x39b86000;
    expect lane 29 R8 = 0x39bba000  R9 = 0x39daa000  R10 = 0x39e14000  R11 = 0x39e14000;
    expect lane 30 R8 = 0x3cc80000  R9 = 0x3a7e6000  R10 = 0x3a7e6000  R11 = 0x3ae3a000;
    expect lane 31 R8 = 0x3ae3a000  R9 = 0x3ce68000  R10 = 0x3d456000  R11 = 0x3d63e000;
}

warp 23 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x465c6000  R9 = 0x465a2000  R10 = 0x465ac000  R11 = 0x46592000;
    expect lane 1 R8 = 0x465bc000  R9 = 0x46588000  R10 = 0x465d6000  R11 = 0x46578000;
    expect lane 2 R8 = 0x3fd82000  R9 = 0x3f766000  R10 = 0x3f386000  R11 = 0x3f86c000;
    expect lane 3 R8 = 0x3f956000  R9 = 0x3f836000  R10 = 0x3f884000  R11 = 0x3fd82000;
    expect lane 4 R8 = 0x3e2da000  R9 = 0x3f9a2000  R10 = 0x3ec04000  R11 = 0x3ea84000;
    expect lane 5 R8 = 0x3f9a2000  R9 = 0x3f4bc000  R10 = 0x3f72e000  R11 = 0x3e904000;
    expect lane 6 R8 = 0x3e3ee000  R9 = 0x3ec6c000  R10 = 0x3e970000  R11 = 0x3e3ee000;
    expect lane 7 R8 = 0x3ec48000  R9 = 0x3ec04000  R10 = 0x3ec48000  R11 = 0x3e7aa000;
    expect lane 8 R8 = 0x3e46a000  R9 = 0x3e46a000  R10 = 0x3db8c000  R11 = 0x3e096000;
    expect lane 9 R8 = 0x3e4f6000  R9 = 0x3e4f6000  R10 = 0x3df38000  R11 = 0x3ddfe000;
    expect lane 10 R8 = 0x3d618000  R9 = 0x3cf70000  R10 = 0x429d4000  R11 = 0x3ff44000;
    expect lane 11 R8 = 0x3d502000  R9 = 0x3d502000  R10 = 0x429d4000  R11 = 0x429d4000;
    expect lane 12 R8 = 0x43840000  R9 = 0x3c144000  R10 = 0x44260000  R11 = 0x44260000;
    expect lane 13 R8 = 0x3f66e000  R9 = 0x42e20000  R10 = 0x4634a000  R11 = 0x42e20000;
    expect lane 14 R8 = 0x3cbc2000  R9 = 0x3cbc2000  R10 = 0x3c74e000  R11 = 0x3cc4a000;
    expect lane 15 R8 = 0x3cae8000  R9 = 0x3c74e000  R10 = 0x3ccb6000  R11 = 0x3c8ae000;
    expect lane 16 R8 = 0x42268000  R9 = 0x421d0000  R10 = 0x42268000  R11 = 0x41f92000;
    expect lane 17 R8 = 0x42362000  R9 = 0x42362000  R10 = 0x42268000  R11 = 0x41fde000;
    expect lane 18 R8 = 0x416c4000  R9 = 0x416c6000  R10 = 0x416c6000  R11 = 0x416c0000;
    expect lane 19 R8 = 0x416c4000  R9 = 0x416c6000  R10 = 0x416c4000  R11 = 0x416c6000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x39daa000  R9 = 0x39dbc000  R10 = 0x39b1e000  R11 = 0x39df2000;
    expect lane 29 R8 = 0x39b1e000  R9 = 0x39b86000  R10 = 0x39e26000  R11 = 0x39bba000;
    expect lane 30 R8 = 0x3d26e000  R9 = 0x3d26e000  R10 = 0x3b138000  R11 = 0x3d828000;
    expect lane 31 R8 = 0x3b438000  R9 = 0x3a1e8000  R10 = 0x3cc80000  R11 = 0x3b138000;
}

warp 24 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x4480a000  R9 = 0x4483a000  R10 = 0x4480a000  R11 = 0x447dc000;
    expect lane 1 R8 = 0x44842000  R9 = 0x44850000  R10 = 0x44850000  R11 = 0x4481a000;
    expect lane 2 R8 = 0x39e5e000  R9 = 0x3a160000  R10 = 0x39bda000  R11 = 0x39efc000;
    expect lane 3 R8 = 0x3a108000  R9 = 0x3a31e000  R10 = 0x3a31e000  R11 = 0x3a036000;
    expect lane 4 R8 = 0x3d918000  R9 = 0x3d620000  R10 = 0x3d918000  R11 = 0x3d75e000;
    expect lane 5 R8 = 0x3d6ce000  R9 = 0x3d620000  R10 = 0x3d6ce000  R11 = 0x3d9e8000;
    expect lane 6 R8 = 0x40bfc000  R9 = 0x41d2e000  R10 = 0x40e6e000  R11 = 0x41884000;
    expect lane 7 R8 = 0x42414000  R9 = 0x4275a000  R10 = 0x42de4000  R11 = 0x41884000;
    expect lane 8 R8 = 0x44ede000  R9 = 0x44af4000  R10 = 0x44cee000  R11 = 0x44cee000;
    expect lane 9 R8 = 0x450c6000  R9 = 0x44cdc000  R10 = 0x449f8000  R11 = 0x44fcc000;
    expect lane 10 R8 = 0x3c1fe000  R9 = 0x3b830000  R10 = 0x3ff92000  R11 = 0x402d6000;
    expect lane 11 R8 = 0x3cc58000  R9 = 0x3db10000  R10 = 0x4064a000  R11 = 0x4064a000;
    expect lane 12 R8 = 0x40b9a000  R9 = 0x413f0000  R10 = 0x43fba000  R11 = 0x3f8d6000;
    expect lane 13 R8 = 0x413f0000  R9 = 0x45ad4000  R10 = 0x4527e000  R11 = 0x4527e000;
    expect lane 14 R8 = 0x4139c000  R9 = 0x41064000  R10 = 0x41636000  R11 = 0x40d04000;
    expect lane 15 R8 = 0x414d6000  R9 = 0x41100000  R10 = 0x4139c000  R11 = 0x41438000;
    expect lane 16 R8 = 0x3e942000  R9 = 0x3e8f4000  R10 = 0x3e758000  R11 = 0x3eade000;
    expect lane 17 R8 = 0x3e758000  R9 = 0x3eb8e000  R10 = 0x3e7a6000  R11 = 0x3eb40000;
    expect lane 18 R8 = 0x42dda000  R9 = 0x42dda000  R10 = 0x42dda000  R11 = 0x42dda000;
    expect lane 19 R8 = 0x42dd8000  R9 = 0x42ddc000  R10 = 0x42dda000  R11 = 0x42ddc000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ac00000  R9 = 0x3ab40000  R10 = 0x3aabe000  R11 = 0x3adde000;
    expect lane 29 R8 = 0x3ae60000  R9 = 0x3aabe000  R10 = 0x3ac9e000  R11 = 0x3ac9e000;
    expect lane 30 R8 = 0x383dc000  R9 = 0x43394000  R10 = 0x43394000  R11 = 0x3f69c000;
    expect lane 31 R8 = 0x3f69c000  R9 = 0x3860c000  R10 = 0x38a6a000  R11 = 0x38b80000;
}

warp 25 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x4483a000  R9 = 0x447e6000  R10 = 0x4483e000  R11 = 0x44842000;
    expect lane 1 R8 = 0x447ee000  R9 = 0x447dc000  R10 = 0x447f6000  R11 = 0x44848000;
    expect lane 2 R8 = 0x3a2c6000  R9 = 0x39bda000  R10 = 0x3a0b2000  R11 = 0x3a1b6000;
    expect lane 3 R8 = 0x3a036000  R9 = 0x39db0000  R10 = 0x39e5e000  R11 = 0x3a2c6000;
    expect lane 4 R8 = 0x3d572000  R9 = 0x3d75e000  R10 = 0x3d99c000  R11 = 0x3d8ec000;
    expect lane 5 R8 = 0x3d75e000  R9 = 0x3d5bc000  R10 = 0x3d68c000  R11 = 0x3d83e000;
    expect lane 6 R8 = 0x4275a000  R9 = 0x41356000  R10 = 0x41d2e000  R11 = 0x4275a000;
    expect lane 7 R8 = 0x410e2000  R9 = 0x40bfc000  R10 = 0x410e2000  R11 = 0x42072000;
    expect lane 8 R8 = 0x44be0000  R9 = 0x44be0000  R10 = 0x451bc000  R11 = 0x44dd0000;
    expect lane 9 R8 = 0x449f8000  R9 = 0x449f8000  R10 = 0x44ede000  R11 = 0x44fd2000;
    expect lane 10 R8 = 0x3ff92000  R9 = 0x40990000  R10 = 0x3d628000  R11 = 0x3c1fe000;
    expect lane 11 R8 = 0x40134000  R9 = 0x40134000  R10 = 0x3d628000  R11 = 0x3d628000;
    expect lane 12 R8 = 0x413f0000  R9 = 0x475f0000  R10 = 0x40b9a000  R11 = 0x40b9a000;
    expect lane 13 R8 = 0x44a26000  R9 = 0x41c48000  R10 = 0x3f07e000  R11 = 0x41c48000;
    expect lane 14 R8 = 0x414d6000  R9 = 0x414d6000  R10 = 0x40e66000  R11 = 0x4159a000;
    expect lane 15 R8 = 0x4139c000  R9 = 0x40e66000  R10 = 0x41636000  R11 = 0x41064000;
    expect lane 16 R8 = 0x3ea90000  R9 = 0x3e9f4000  R10 = 0x3ea90000  R11 = 0x3e7a6000;
    expect lane 17 R8 = 0x3eb8e000  R9 = 0x3eb8e000  R10 = 0x3ea90000  R11 = 0x3e7f4000;
    expect lane 18 R8 = 0x42dda000  R9 = 0x42dd8000  R10 = 0x42dd8000  R11 = 0x42ddc000;
    expect lane 19 R8 = 0x42dda000  R9 = 0x42dd8000  R10 = 0x42dda000  R11 = 0x42dd8000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3aabe000  R9 = 0x3ab0c000  R10 = 0x3acd8000  R11 = 0x3ac00000;
    expect lane 29 R8 = 0x3acd8000  R9 = 0x3adde000  R10 = 0x3acec000  R11 = 0x3ae60000;
    expect lane 30 R8 = 0x38952000  R9 = 0x38952000  R10 = 0x3d9ba000  R11 = 0x38c98000;
    expect lane 31 R8 = 0x3bcd8000  R9 = 0x46d58000  R10 = 0x383dc000  R11 = 0x3d9ba000;
}

warp 26 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x40d1a000  R9 = 0x40bcc000  R10 = 0x40d1a000  R11 = 0x40bcc000;
    expect lane 1 R8 = 0x40c50000  R9 = 0x40d1a000  R10 = 0x40d1a000  R11 = 0x40d9e000;
    expect lane 2 R8 = 0x41f18000  R9 = 0x4183a000  R10 = 0x4210e000  R11 = 0x41e9e000;
    expect lane 3 R8 = 0x41712000  R9 = 0x41e26000  R10 = 0x41e26000  R11 = 0x41daa000;
    expect lane 4 R8 = 0x38094000  R9 = 0x38a24000  R10 = 0x38094000  R11 = 0x3869c000;
    expect lane 5 R8 = 0x38b18000  R9 = 0x38a24000  R10 = 0x38b18000  R11 = 0x37b70000;
    expect lane 6 R8 = 0x3b2dc000  R9 = 0x3a82c000  R10 = 0x3b22c000  R11 = 0x3af60000;
    expect lane 7 R8 = 0x3aa2e000  R9 = 0x3ab22000  R10 = 0x3ad0c000  R11 = 0x3af60000;
    expect lane 8 R8 = 0x426c2000  R9 = 0x42cec000  R10 = 0x42700000  R11 = 0x42700000;
    expect lane 9 R8 = 0x423c2000  R9 = 0x429ec000  R10 = 0x424e2000  R11 = 0x4290c000;
    expect lane 10 R8 = 0x44478000  R9 = 0x43050000  R10 = 0x3f3b4000  R11 = 0x3cfbc000;
    expect lane 11 R8 = 0x459c0000  R9 = 0x477fe000  R10 = 0x3a9c6000  R11 = 0x3a9c6000;
    expect lane 12 R8 = 0x3eed2000  R9 = 0x3eb66000  R10 = 0x3d970000  R11 = 0x3f684000;
    expect lane 13 R8 = 0x3eb66000  R9 = 0x3ce52000  R10 = 0x3d1be000  R11 = 0x3d1be000;
    expect lane 14 R8 = 0x454aa000  R9 = 0x455d0000  R10 = 0x453ba000  R11 = 0x45706000;
    expect lane 15 R8 = 0x4543a000  R9 = 0x45598000  R10 = 0x454aa000  R11 = 0x45472000;
    expect lane 16 R8 = 0x46810000  R9 = 0x46816000  R10 = 0x4682e000  R11 = 0x467f6000;
    expect lane 17 R8 = 0x4682e000  R9 = 0x467ec000  R10 = 0x4682a000  R11 = 0x467f0000;
    expect lane 18 R8 = 0x4534e000  R9 = 0x4534e000  R10 = 0x4534e000  R11 = 0x45350000;
    expect lane 19 R8 = 0x45352000  R9 = 0x4534c000  R10 = 0x4534e000  R11 = 0x4534c000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x41a00000  R9 = 0x41d68000  R10 = 0x41dc8000  R11 = 0x41b7e000;
    expect lane 29 R8 = 0x41b1e000  R9 = 0x41dc8000  R10 = 0x4182a000  R11 = 0x4182a000;
    expect lane 30 R8 = 0x415a4000  R9 = 0x41266000  R10 = 0x41266000  R11 = 0x41cc0000;
    expect lane 31 R8 = 0x41cc0000  R9 = 0x41330000  R10 = 0x40b8e000  R11 = 0x4091a000;
}

warp 27 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x40bcc000  R9 = 0x40c0e000  R10 = 0x40c0e000  R11 = 0x40c50000;
    expect lane 1 R8 = 0x40c50000  R9 = 0x40bcc000  R10 = 0x40c92000  R11 = 0x40c92000;
    expect lane 2 R8 = 0x41cfc000  R9 = 0x4210e000  R10 = 0x415ea000  R11 = 0x41962000;
    expect lane 3 R8 = 0x41daa000  R9 = 0x41f9e000  R10 = 0x41f18000  R11 = 0x41cfc000;
    expect lane 4 R8 = 0x38930000  R9 = 0x3869c000  R10 = 0x38f04000  R11 = 0x38e0e000;
    expect lane 5 R8 = 0x3869c000  R9 = 0x38a2c000  R10 = 0x388bc000  R11 = 0x38d1a000;
    expect lane 6 R8 = 0x3ab22000  R9 = 0x3b0d0000  R10 = 0x3a82c000  R11 = 0x3ab22000;
    expect lane 7 R8 = 0x3b17e000  R9 = 0x3b2dc000  R10 = 0x3b17e000  R11 = 0x3a920000;
    expect lane 8 R8 = 0x4263e000  R9 = 0x4263e000  R10 = 0x42244000  R11 = 0x4286c000;
    expect lane 9 R8 = 0x424e2000  R9 = 0x424e2000  R10 = 0x426c2000  R11 = 0x42542000;
    expect lane 10 R8 = 0x3f3b4000  R9 = 0x383a0000  R10 = 0x46dea000  R11 = 0x44478000;
    expect lane 11 R8 = 0x3e1b8000  R9 = 0x3e1b8000  R10 = 0x46dea000  R11 = 0x46dea000;
    expect lane 12 R8 = 0x3eb66000  R9 = 0x3c334000  R10 = 0x3eed2000  R11 = 0x3eed2000;
    expect lane 13 R8 = 0x3d52a000  R9 = 0x3e7fa000  R10 = 0x3f9f0000  R11 = 0x3e7fa000;
    expect lane 14 R8 = 0x4543a000  R9 = 0x4543a000  R10 = 0x45688000  R11 = 0x453f2000;
    expect lane 15 R8 = 0x454aa000  R9 = 0x45688000  R10 = 0x453ba000  R11 = 0x455d0000;
    expect lane 16 R8 = 0x467fc000  R9 = 0x46804000  R10 = 0x467fc000  R11 = 0x4682a000;
    expect lane 17 R8 = 0x467ec000  R9 = 0x467ec000  R10 = 0x467fc000  R11 = 0x46824000;
    expect lane 18 R8 = 0x45350000  R9 = 0x45352000  R10 = 0x45352000  R11 = 0x4534c000;
    expect lane 19 R8 = 0x45350000  R9 = 0x45352000  R10 = 0x45350000  R11 = 0x45352000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x41dc8000  R9 = 0x41cdc000  R10 = 0x41c3e000  R11 = 0x41a00000;
    expect lane 29 R8 = 0x41c3e000  R9 = 0x41b7e000  R10 = 0x4173e000  R11 = 0x41b1e000;
    expect lane 30 R8 = 0x40e02000  R9 = 0x40e02000  R10 = 0x421a8000  R11 = 0x406a8000;
    expect lane 31 R8 = 0x42690000  R9 = 0x40898000  R10 = 0x415a4000  R11 = 0x421a8000;
}
