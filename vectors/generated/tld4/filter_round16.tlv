# POLICY filter_round16: codes are widened to 16 bits, and means rounded to such codes.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-61b
rules without PD-10b PD-10c PD-61a
policy filter_round16
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 SRGB_CONVERSION 1 }   # POINT
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 SRGB_CONVERSION 1 }   # LINEAR
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 81 b8 10 ee 4b 67 03 40
bytes 0x30000008 00 9c 8d d1 97 01 8b 57
bytes 0x30000020 d0 96 0f fe 82 80 7f 81
bytes 0x30000028 2f 5f 5f fe 01 6d a0 fe
bytes 0x30000040 48 c1 56 72 33 11 7f 27
bytes 0x30000048 00 a8 a5 be 12 dd d6 3c
bytes 0x30000060 f6 80 ff 45 6b 58 08 10
bytes 0x30000068 78 81 65 09 26 b6 cf d5
handle 1 texture 0 sampler 1
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 SNORM source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 5b d8 e4 ff 4c 7f 81 01
bytes 0x30001008 d9 01 b7 00 5c 80 ab 12
bytes 0x30001020 51 7f 69 ac 6e dc 9c 00
bytes 0x30001028 69 13 bd 4c c5 48 02 ff
bytes 0x30001040 01 c0 00 80 a0 d0 7f 80
bytes 0x30001048 65 fa d9 81 43 e3 9e 88
bytes 0x30001060 29 bf b9 94 ba fe 41 6e
bytes 0x30001068 d9 d5 80 63 76 a5 00 d1
handle 3 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 SNORM source B A G R size 16 4 address 0x30002000 }
bytes 0x30002000 fe00e7f6 ff1d4e02 c977accb 0ce909a0 2576880f 29002de3 80fffee8 79ea0126
bytes 0x30002020 01bf4dc9 ffade301 f669afbd 08857f2e 3d4b0753 4e9480ab 40407fad 00f481ea
bytes 0x30002040 e794f19e a2a902fe 0ccda3d0 c9e13e80 0055d288 81007f62 2cb58bb2 bd67acc6
bytes 0x30002060 2e66b91c 01010101 fe16b888 80808080 8187b7e7 36d510b3 e650805f 54c189c7
bytes 0x30002080 e8ead229 6c95aa01 0119ffcc a9f9fedd fe15feea 80fc1f68 a0ff607c d7e581e6
bytes 0x300020a0 81818181 571690b8 ff66354a ffbd56a2 ffd179f1 00000000 e360fe00 255f232b
bytes 0x300020c0 853a7f85 81cdca80 a48d0080 008e9780 01a0085d 62c8ebdf 6cf281fe 807f1ab2
bytes 0x300020e0 0500f120 04262081 fefefefe ffffffff 7f7f7f7f 58c6772a dc3b118f 14471380
handle 5 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP layout pitch 32 format R16 UNORM source R G B A size 16 4 address 0x30003000 }
bytes 0x30003000 bc46 7281 ee6e 164e f160 8ce2 8211 511e
bytes 0x30003010 0080 3eb2 c01a feff 22b4 d105 72ad 5fe4
bytes 0x30003020 037b f967 2c60 ffff a62a 04c7 ffff a534
bytes 0x30003030 cf67 e23a 26a0 9d49 0100 0080 86a8 83ac
bytes 0x30003040 1d39 158f 0000 0100 0180 be07 80e4 c8c5
bytes 0x30003050 19bb ecff c797 b111 ba5a 34fa 14f0 005c
bytes 0x30003060 2b5a 0000 0100 feff bb4b feff 92e1 942f
bytes 0x30003070 41ae ba0a e9f8 0080 0080 8f1d ff7f 660d
handle 7 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 SNORM source R G B A size 16 4 address 0x30004000 }
bytes 0x30004000 01000100 158c0180 01004ba4 f520ffff ff7f791b 5b450180 8624a621 f4028f55
bytes 0x30004020 1efe731c 3efd1dcc ffffffff c0b8ac89 1578fb7b ab3d9b84 fefffeff 4032b521
bytes 0x30004040 9d9f0180 8b273ee1 c3dc0000 0cebffff e269f62c 96da7f4d 5011a0c5 c258fe59
bytes 0x30004060 00800080 005f9163 8fa24e49 755a0abf bfd8ffff a1a56433 5cc96c9b ff7fff7f
bytes 0x30004080 52f8f092 fffff78f eff4cc9c 00809cab 0000abd0 08bdfeff 010060c8 01005f23
bytes 0x300040a0 feff1415 aee79ddf 8069e05a 22910180 2fc0b60b 5e49f9d6 f4d4ebac 53d94fa2
bytes 0x300040c0 02706fe2 a0020080 01800180 ada4bc99 00000000 fffffeff 01800080 585393a4
bytes 0x300040e0 591c801e 605cfeff 6b142e43 00800080 88bfe343 b859feff fc6dea4b cbf1559f
handle 9 texture 4 sampler 1
texture 5 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R G B A size 16 4 address 0x30005000 }
bytes 0x30005000 1d178efde5bc2bb4 72a1f54669edb19f a78ac9b5d5960080 a9d70180cc6cf9c9 d88ecfc46b9e78cb b24ab60c45480080 57360180a405af57 ff7fe5c1e0342b86
bytes 0x30005040 ffff010093798030 01004290d1f0b924 2937efbea337a1cb 0100ff7f00800180 5e569bb4feffa3d9 feff1d5e03805385 477f0000ffff5c1c ff7fff7fbbdb351e
bytes 0x30005080 9b44feff00801b7f 1cbf638cff7f4f00 ff7fff7fff7fff7f 9accd3cb2bb0ff7f 24cedf7f10eedad1 dc5e825a052662b1 b71b90c50000c866 4bbaa44cf341fdf4
bytes 0x300050c0 fefffefffefffeff 0100010001000100 0000000000000000 d321623201807959 f122729566c37ae9 0180b1bc1b0ee7fe 495779c80b6c4c4f 19720180c4ef0180
bytes 0x30005100 feffc98fff7f66a3 feffb78f8d36feff 475c07b201004b8b ffff43af1692323d ff7fa3c3dfa36965 7544feff7670f632 212520b2ee16542b b17fbdd0b720ae30
bytes 0x30005140 84bdfefffeff0080 ff7f1eabfeffb14d a80f000085f10100 350b29eb735f91b0 008001000100e142 75c4ff7f01000080 57e5e9af5c6e92bf 26c1535d03dc0247
bytes 0x30005180 de9ed4f598d78dc9 7ff6a388e712ba11 38e350f3c563d59f 5fbb07a6ff724e7f 0180018001800180 2ac1c621dd2a0180 cece2879fed09266 fcd8c078f48f0100
bytes 0x300051c0 0000b6bbc214b241 9b9b9833d8b5eff2 ffffffffffffffff 490a0acdcd391d72 ac60120e01009b6f d5b1bbd5021dadd1 0080008000800080 76e771a942976c8e
handle 11 texture 5 sampler 1
texture 6 { type TWO_D_NO_MIPMAP layout pitch 64 format A2B10G10R10 UNORM source R G B A size 16 4 address 0x30006000 }
bytes 0x30006000 fffdf75f 00001810 ad3b8532 4874bf2f 87171100 0054fcdd a28557c6 c9b63486
bytes 0x30006020 b9cf0501 6767c841 aefdff1f 01041040 8f34b917 33b0cbf0 4002c831 37191b80
bytes 0x30006040 ff4ffaf8 94e6192c f09d1a40 78fef70b fefbefbf ff07e07b d79010a0 10fd6fcf
bytes 0x30006060 69fe4fbd 5eda4ee9 d8c2238e 86011040 ead00bda 1ea8eedd c5519c25 a7ae1933
bytes 0x30006080 15fc17c7 fe37a73e 6e56aeeb 9989668a 0201adfa 48aab8db 07ff57f2 fe0f27f0
bytes 0x300060a0 d3d90d28 ffff1f5b fe971fc0 001e0883 42a6ecc9 83d9ddd4 e90400a0 4ce64f71
bytes 0x300060c0 e300407e ed0a00e3 00000000 4f00780f ffffffff ffffeff8 6ac0b48d 9e7529a3
bytes 0x300060e0 fafdfbff a307f875 010618e0 9e68cb25 000208a0 418ad076 96790bb8 04fe1fcb
handle 13 texture 6 sampler 1
texture 7 { type TWO_D_NO_MIPMAP layout pitch 64 format A2B10G10R10 SNORM source R G B A size 16 4 address 0x30007000 }
bytes 0x30007000 f2d7d036 a3730ae0 01580bfb 76eaf4a4 ad043e7b 6d56f4ad dfaeff3f e40710ae
bytes 0x30007020 13a3b1f9 93183ef7 2503f8c6 56bfe8b6 fffdf75f 00e8ae58 fefbefbf 0a05b0da
bytes 0x30007040 ffffffff 010ab2f8 ff03f858 531e96e2 15099a15 22deeb3f ff6d2da6 60deb48d
bytes 0x30007060 b01e974e 01041040 000208a0 05181fc0 85bcfeed fe8e064d fffb2ff8 2fb5a7ca
bytes 0x30007080 2e801af9 0042a509 e202e8bf d4ae7bdc feb1342c d00a0aa0 edfee72d 0cfc07a4
bytes 0x300070a0 d09a1876 010618e0 60fe3f59 b435f13e 027d4061 010497d3 58230140 2ca965fc
bytes 0x300070c0 e4c60ae0 62ab1960 00000000 83879b85 159adb97 e39afadf 4777ebb1 e90296e6
bytes 0x300070e0 7505d071 ed95f1df 58847c95 ff1f0a76 69becda2 f50280ec 6bfdf7df 0e43d614
handle 15 texture 7 sampler 1
texture 8 { type TWO_D_NO_MIPMAP layout pitch 32 format B5G6R5 UNORM source R G B A size 16 4 address 0x30008000 }
bytes 0x30008000 3e7b 3064 def7 0dec f1d9 3103 ef7b 2204
bytes 0x30008010 ac10 dd9a d005 cc02 0000 0596 220c 81ef
bytes 0x30008020 2fb9 532f be11 cb97 27c0 4bf2 2988 318c
bytes 0x30008030 6a8e d714 4a8a 128d 70e4 4367 90e5 83bf
bytes 0x30008040 0300 28d4 95dc 1084 ffff 1e86 20d3 cf85
bytes 0x30008050 8584 2287 29cc ce7b 0cd7 0d68 def6 a751
bytes 0x30008060 9f8f ec8a 3e8b 7f47 3d80 5ce5 eaa7 95fe
bytes 0x30008070 817b 0460 4ee7 7289 fc86 2108 e10b 2180
handle 17 texture 8 sampler 1
texture 9 { type TWO_D_NO_MIPMAP layout pitch 32 format A1B5G5R5 UNORM source R G B A size 16 4 address 0x30009000 }
bytes 0x30009000 6f44 4926 0000 7e7c 04c6 4a02 de7b c6a3
bytes 0x30009010 dcc6 22e7 9800 7b7d 1304 3146 11c2 523f
bytes 0x30009020 e06b cf44 c896 2137 23e0 2264 f848 df5c
bytes 0x30009030 138c feed 3162 0afa 3e49 047b 1646 e80c
bytes 0x30009040 1139 1cf9 20ef e279 4cbd 2184 2710 e2d0
bytes 0x30009050 7800 a108 73e0 fc78 7340 10c2 3345 2b86
bytes 0x30009060 7ecf ef3d 4737 7e6b e201 b852 0fbf 7065
bytes 0x30009070 a63c 8d89 60bf e938 bdbc 80f9 ffff 3046
handle 19 texture 9 sampler 1
texture 10 { type TWO_D_NO_MIPMAP layout pitch 32 format G4R4 UNORM source R G B A size 16 4 address 0x3000a000 }
bytes 0x3000a000 88 ef 29 64 e0 04 73 91
bytes 0x3000a008 ff 70 6e 6d 8f ee 9a 7e
bytes 0x3000a020 00 5b c8 fd d5 18 ff 7c
bytes 0x3000a028 11 aa e3 79 9a 2f b0 b4
bytes 0x3000a040 87 9e 7e 11 71 bf 0c 67
bytes 0x3000a048 a4 52 01 9f a2 19 f5 49
bytes 0x3000a060 7a 77 78 50 58 aa 34 c0
bytes 0x3000a068 66 78 ed 16 6f 78 8f 99
handle 21 texture 10 sampler 1
texture 11 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x3000b000 }
bytes 0x3000b000 00000080 21a82a65 00000000 27d34dc0 eb58e5ee 01000080 df84c7c5 ffff7fff
bytes 0x3000b020 90191318 00000080 fa0e2350 2664caf9 243da1f1 f5bfe39d 00000000 00000000
bytes 0x3000b040 5a26084b fb71026f 193d13d6 00000000 2d5165cb 62fbca33 2add4fba 00000080
bytes 0x3000b060 1767615a c73186a9 feff7fff fefffffd a59196c0 1ebbc066 c881fa00 a7f02fc5
bytes 0x3000b080 ffffff7d feff7fff b6b1065d 67614a10 93306703 00000000 01000000 db280ae0
bytes 0x3000b0a0 861cf9b3 d87cca93 01000000 2e3f4621 d901bb3d ffff7fff 012bf1ad 251e72ab
bytes 0x3000b0c0 6344a0f9 e0e467f2 00000000 0500115f d0382cd3 cede2860 01000080 dc59dd43
bytes 0x3000b0e0 dda5c738 0cf7ee98 e8c464ed bca15e35 506f9097 d1db64aa abe6b32a fffffffd
handle 23 texture 11 sampler 1
texture 12 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x3000c000 }
bytes 0x3000c000 b23f620a a46b9959 1965e57e 00000080 8b3b7d28 341cb35b 01000000 4389212b
bytes 0x3000c020 e026ce86 715fae26 2cbe4ccc 01000000 ffffffff cba0b296 1bb922d8 01000080
bytes 0x3000c040 b317eb27 bf9fdbcf e5fb68ea 00000000 01000000 00000080 76f3648b 799b4c36
bytes 0x3000c060 f63204bc 9f58c034 e6c425fa 7cea023d dab7ac19 afcefd1d 8177dc44 01000080
bytes 0x3000c080 e1de4277 ffffffff 64aba665 01000080 e56d86c2 fd78c2da ae5422d6 fe19dbf0
bytes 0x3000c0a0 c674e023 217c3926 4c74e1d9 97706ccc bea37b88 64f24f44 52e554ff feffffff
bytes 0x3000c0c0 d83c325c fa7f5e5e ffffff7f 24cbf67d 4b5f3967 00000000 01000080 ea6e73df
bytes 0x3000c0e0 01000080 d72fc3d8 9118813b 40a6d3d1 70848e6f 3725e851 01000080 feffffff
handle 25 texture 12 sampler 1
texture 13 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 SINT source R G B A size 16 4 address 0x3000d000 }
bytes 0x3000d000 ff7fff7f 01800080 b28bae67 01801c1a e5f0a171 0100f7dd bfa829a4 ffffffff
bytes 0x3000d020 17530000 01000100 01008c36 6282dd64 b73d7e8c ff7f7397 00800080 4a283437
bytes 0x3000d040 57d66069 79a3118b 03e2fe93 861db6c4 0421ff7f a4e47a9e a2c767ef daae672e
bytes 0x3000d060 1765562e ff7fc3c3 ffff6781 8abb3f23 b8000151 30b3ea81 f4362554 74196ce4
bytes 0x3000d080 fff2c1f9 7fa63aca ffff4504 ffffffff 64b5baa9 592fe054 2bd5748f 3fde2207
bytes 0x3000d0a0 ffff5e15 9b870000 fefffeff fabdfd5f 00000000 01004907 0f570080 9493ff7f
bytes 0x3000d0c0 5ac00080 cc77ac56 0000da65 5519feff 5feda3c0 57291da3 9cfe48d0 ff7f5471
bytes 0x3000d0e0 01800180 4285765b 9c06aa9c ed7d0100 fc775fc1 bc4a9e91 b9c8ba47 2a5f0e7a
handle 27 texture 13 sampler 1
texture 14 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 UNORM source R G B A size 16 4 address 0x3000e000 SRGB_CONVERSION 1 }
bytes 0x3000e000 48173d65 3693d580 ea9bd663 5772ab4e 08c4a892 3625feb7 a07d0a85 80808080
bytes 0x3000e020 64975f80 0165017f 01010101 d62f811d 08a60c29 32538051 81818181 f801a4ea
bytes 0x3000e040 0180a1e2 87d97f30 c7578042 75f20174 991fed95 80570b7f 98955415 004c8478
bytes 0x3000e060 024393fb 364e0180 bf6cab7a 8113ffff fefefefe ffbfe003 97ff323a db21fe54
bytes 0x3000e080 baff4edf 49ff2801 bd06b9cc 2a0189ca a6b197ea db7180b1 ebde18df 5bdc1dfa
bytes 0x3000e0a0 d916b99e d81fa21f 9fd0cc7f 0c000500 f11c44fe 01dc3709 f4dc2f29 ae9c6096
bytes 0x3000e0c0 21d892f5 d94c1369 ffffab83 815f81ae 4204424f 04d4fb7f 4d464500 00000000
bytes 0x3000e0e0 7f7f7f7f fee32746 fe05ddfd e0590162 46008308 37adaa4a a7c9001a ffffffff
handle 29 texture 14 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x40020000) bits(0x40007a00) bits(0x40192800) bits(0xbf780000) bits(0x3f181800) bits(0x3f800c00) bits(0x3cfe0000) bits(0x3f780000) bits(0x39000000) bits(0x3f380000) bits(0xbf780800) bits(0xbea2a000) bits(0x3eafe000) bits(0xbd010000) bits(0x3f83fc00) bits(0xbd010000) ... }
    t = { bits(0x3f901000) bits(0xbffe8000) bits(0x3f402000) bits(0xbfa16000) bits(0x3dfe0000) bits(0x40000800) bits(0xbfadc000) bits(0xbf604000) bits(0x4007f800) bits(0x3f8fe000) bits(0x3a000000) bits(0x40000800) bits(0x3f004000) bits(0x3e010000) bits(0x3f006000) bits(0x3f5fc000) ... }
    expect lane 0 R8 = 0x3eaeaeaf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f10a891  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f090989  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f181e98  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f1c639c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f169697  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ea920a9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eafaab0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f018182  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f5108d1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f3c3cbc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f3c3cbc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e90d691  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f01d082  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f1c179c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f7647f6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x402e4600) bits(0x3f6ff800) bits(0xbf0a7000) bits(0x3f780000) bits(0xbcfd0000) bits(0xbf755800) bits(0x40020000) bits(0x3f000800) bits(0x3e893000) bits(0x3f481000) bits(0xbd008000) bits(0x4001fc00) bits(0x3ffc0800) bits(0xbf7fe800) bits(0x3f1e6000) bits(0xbfa3d000) ... }
    t = { bits(0xbfcbb000) bits(0xbf9b2000) bits(0x3ffff000) bits(0x4007f800) bits(0x3e010000) bits(0xbf4a8000) bits(0xba000000) bits(0x40000000) bits(0xbf9d7000) bits(0x3f8ff000) bits(0xbf7fc000) bits(0xba800000) bits(0x3ff00000) bits(0xbdfd0000) bits(0xbe010000) bits(0xbf7fe000) ... }
    expect lane 0 R8 = 0x3f6520e5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f3958b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f3c3cbc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3eaeaeaf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f01d082  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f1c269c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f169697  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e48c8c9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ea95aa9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f170097  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f3bc6bc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f171497  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f55d5d6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f760bf6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eecfeed  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f3c3cbc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f67f800) bits(0xbfcd7400) bits(0x39800000) bits(0x3fa88400) bits(0x3f83f800) bits(0x3ffc0800) bits(0x40000600) bits(0xbe2a4000) bits(0x40086600) bits(0x39800000) bits(0x3ffff800) bits(0x3ef02000) bits(0x3fa5c000) bits(0x4001fe00) bits(0xbf77f000) bits(0x3d000000) ... }
    t = { bits(0xbf8fd000) bits(0x3f200000) bits(0x3f8fd000) bits(0xbfa06000) bits(0xbf3da000) bits(0x3e010000) bits(0x400b8000) bits(0xbff08000) bits(0x3f95a000) bits(0xbfb59000) bits(0x3ec0c000) bits(0x3f802000) bits(0x402bf800) bits(0x3e000000) bits(0xbdfe0000) bits(0xbf604000) ... }
    expect lane 0 R8 = 0xbbab0156  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c010102  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f36a56d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf2a0954  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3d7a41f5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e108921  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ddf41bf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f35db6c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3dec61d9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dede1dc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbc7901f2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3edc8db9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf4d199a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e112122  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ea6114c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f370b6e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3e202000) bits(0x3f40a800) bits(0x3f83fc00) bits(0x3f9a5000) bits(0x4037c000) bits(0x3ffbf800) bits(0x3d4e8000) bits(0xbfd95000) bits(0xbfef0c00) bits(0x3d91c000) bits(0xbf778800) bits(0x402a4600) bits(0xbf781000) bits(0x3ffaf800) bits(0x3e92b000) bits(0x3e8ff000) ... }
    t = { bits(0x3f901000) bits(0x3e808000) bits(0x3f5fe000) bits(0xbf801000) bits(0x402e5800) bits(0x3dfe0000) bits(0x40001800) bits(0x40091000) bits(0x3e008000) bits(0x3e010000) bits(0xbf264000) bits(0x3e008000) bits(0xbf432000) bits(0x3fefe000) bits(0x3ea30000) bits(0x403bb800) ... }
    expect lane 0 R8 = 0xbe61c1c4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e5381a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbebd797b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbde9d1d4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf37416f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e0f111e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e73b1e7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f36196c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f376f6f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d7161e3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f253f4a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e112122  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f2e4d5d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbebea17d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f3ca579  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbe904121  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x401f4000) bits(0x3dc00000) bits(0x40000600) bits(0x40000000) bits(0xbeeab000) bits(0x3e9f1000) bits(0xbf780000) bits(0x3ffc0c00) bits(0x40000600) bits(0x3f780800) bits(0x3f081000) bits(0x3d000000) bits(0x3f77f000) bits(0x40000200) bits(0xbf83f800) bits(0x40000000) ... }
    t = { bits(0xbf602000) bits(0x3fefe000) bits(0x3ac00000) bits(0x3f801000) bits(0xbf2a0000) bits(0x3f801000) bits(0xbf35e000) bits(0xbf8ff000) bits(0xbf901000) bits(0x3f7fe000) bits(0x3f800000) bits(0xbfe77000) bits(0x3f7fe000) bits(0x3e328000) bits(0x3f206000) bits(0x3f346000) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0xbe316163  R10 = 0xbdc18183  R11 = 0x00000000;
    expect lane 1 R8 = 0xbeda31b4  R9 = 0xbf7efdfe  R10 = 0xbece799d  R11 = 0xbf7e25fc;
    expect lane 2 R8 = 0xbede4dbd  R9 = 0xbf148529  R10 = 0x3e68a1d1  R11 = 0x3d9ec13e;
    expect lane 3 R8 = 0xbed9b5b3  R9 = 0xbf162d2c  R10 = 0x3e6de1dc  R11 = 0x3da14143;
    expect lane 4 R8 = 0xbe05890b  R9 = 0xbf29d354  R10 = 0xbf37af6f  R11 = 0xbe2c9959;
    expect lane 5 R8 = 0xbe428985  R9 = 0x3de451c9  R10 = 0xbd6ae1d6  R11 = 0x3eac0958;
    expect lane 6 R8 = 0xbe14a929  R9 = 0xbf089111  R10 = 0xbf0edd1e  R11 = 0xbe09d114;
    expect lane 7 R8 = 0x3e193132  R9 = 0xbf800000  R10 = 0x3f0f1f1e  R11 = 0x3e214143;
    expect lane 8 R8 = 0x3e193132  R9 = 0xbf800000  R10 = 0x3f0f1f1e  R11 = 0x3e214143;
    expect lane 9 R8 = 0xbed9b5b3  R9 = 0xbf162d2c  R10 = 0x3e6de1dc  R11 = 0x3da14143;
    expect lane 10 R8 = 0x3e7909f2  R9 = 0xbdbcb179  R10 = 0xbe82dd06  R11 = 0x3cc10182;
    expect lane 11 R8 = 0xbe342968  R9 = 0xbe868d0d  R10 = 0xbe6751cf  R11 = 0xbd82c106;
    expect lane 12 R8 = 0xbed7b9af  R9 = 0xbf165b2d  R10 = 0x3e6ee1de  R11 = 0x3da18143;
    expect lane 13 R8 = 0xbf7cd9fa  R9 = 0xbe6881d1  R10 = 0xbe311162  R11 = 0x3e044909;
    expect lane 14 R8 = 0xbeb3fd68  R9 = 0x3ea01d40  R10 = 0xbe2c5959  R11 = 0xbe47c190;
    expect lane 15 R8 = 0x3e70e1e2  R9 = 0xbdb8b171  R10 = 0x3f300160  R11 = 0x3e7e69fd;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x40008e00) bits(0x4001fe00) bits(0x40020600) bits(0xbd618000) bits(0x40159e00) bits(0xbe20a000) bits(0x3dd68000) bits(0x3f080000) bits(0x3edd2000) bits(0x3f983800) bits(0x3cfe0000) bits(0x3f101000) bits(0x40000200) bits(0x39c00000) bits(0x3ffc0400) bits(0xbf21e800) ... }
    t = { bits(0x3f7fe000) bits(0xbf7fa000) bits(0x3f901000) bits(0x3d8b0000) bits(0x3fc34000) bits(0xbd910000) bits(0x40081000) bits(0x3f202000) bits(0x3ecac000) bits(0x3e018000) bits(0x3fffe000) bits(0xbfb9c000) bits(0xbf8f3000) bits(0xbfb0a000) bits(0x3f668000) bits(0xbf7fa000) ... }
    expect lane 0 R8 = 0xbed9b5b3  R9 = 0xbf162d2c  R10 = 0x3e6de1dc  R11 = 0x3da14143;
    expect lane 1 R8 = 0xbede4dbd  R9 = 0xbf148529  R10 = 0x3e68a1d1  R11 = 0x3d9ec13e;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbe316163  R10 = 0xbdc18183  R11 = 0x00000000;
    expect lane 3 R8 = 0x3d983130  R9 = 0xbe8f851f  R10 = 0x3dd3e1a8  R11 = 0xbe6d29da;
    expect lane 4 R8 = 0xbe5489a9  R9 = 0x3ccb8197  R10 = 0x3e813502  R11 = 0x3ee0a9c1;
    expect lane 5 R8 = 0x3f3cf97a  R9 = 0xbf461b8c  R10 = 0x3eb6ad6d  R11 = 0xbf429585;
    expect lane 6 R8 = 0x3ec6a58d  R9 = 0xbd77a1ef  R10 = 0x3eb2b565  R11 = 0xbdad415b;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbf3dd97c  R9 = 0xbeeb8dd7  R10 = 0xbcb6416d  R11 = 0xbd78a1f1;
    expect lane 9 R8 = 0xbf7fe000  R9 = 0xbe339967  R10 = 0xbdc7f190  R11 = 0x3ba90152;
    expect lane 10 R8 = 0x3ed001a0  R9 = 0xbf06ef0e  R10 = 0x3e6ba1d7  R11 = 0xbefdddfc;
    expect lane 11 R8 = 0xbf3cbb79  R9 = 0xbf025105  R10 = 0xbe25814b  R11 = 0xbd488191;
    expect lane 12 R8 = 0x3dfb31f6  R9 = 0xbf7b09f6  R10 = 0x3f0b3316  R11 = 0x3e1d793b;
    expect lane 13 R8 = 0xbeb7016e  R9 = 0x3e9a5935  R10 = 0xbe3ee97e  R11 = 0xbe41a983;
    expect lane 14 R8 = 0x3d06810d  R9 = 0xbf6a81d5  R10 = 0x3efc41f9  R11 = 0x3e10e122;
    expect lane 15 R8 = 0x3ec8d192  R9 = 0xbf044509  R10 = 0x3e6629cc  R11 = 0xbef829f0;
}

warp 6 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3e600000) bits(0xbfe29000) bits(0x3e9ff000) bits(0x3f800800) bits(0x3fe5cc00) bits(0xbf83f400) bits(0x3d000000) bits(0xbd178000) bits(0x4002c400) bits(0x3e0fc000) bits(0xbf989000) bits(0x40122800) bits(0xbffdfc00) bits(0x3f7ff800) bits(0x40020600) bits(0xbf7fe800) ... }
    t = { bits(0x3ec00000) bits(0x3fc34000) bits(0x3fe80000) bits(0x3f8a1000) bits(0x3f59a000) bits(0xbdfe0000) bits(0x3f138000) bits(0x3f7fe000) bits(0xbf802000) bits(0xbfead000) bits(0x3ff02000) bits(0xbf5fc000) bits(0x3f801000) bits(0xbf5fe000) bits(0x3f803000) bits(0xbf6d0000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ea6bea7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f0d5d8d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f3c10bc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3dab10ab  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3eb430b4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e8bf88c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ea0e8a1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ef018f0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ee186e2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eb430b4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f6427e4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ea0e8a1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f645fe4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ef520f5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e955e95  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 7 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3f17f000) bits(0xbf7ff800) bits(0x3f27f800) bits(0x3f800400) bits(0x3e50e000) bits(0x3f281800) bits(0x3f500000) bits(0x3cff0000) bits(0x3f650000) bits(0x3f100000) bits(0xbf869000) bits(0x3f83fc00) bits(0xbf8a0c00) bits(0x40000000) bits(0xbf840400) bits(0xbf781000) ... }
    t = { bits(0x40001800) bits(0x3fb42000) bits(0xbf802000) bits(0x3f32e000) bits(0xbf8fe000) bits(0x3fc6e000) bits(0x3fe5f000) bits(0x40207800) bits(0xbdfd0000) bits(0x3dff0000) bits(0xbf600000) bits(0x3f895000) bits(0x3d1a0000) bits(0x3dfe0000) bits(0x00000000) bits(0x3f8e0000) ... }
    expect lane 0 R8 = 0x3ec004c0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ee508e5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f0ab38b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e895489  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f4390c4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f193999  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ed6dcd7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eb002b0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3edb96dc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f191f99  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e8d788d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f3706b7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e9b229b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f6388e4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ea0e8a1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e8fe690  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 8 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0x3fb6a400) bits(0xbf7ff800) bits(0xbf7ff800) bits(0x40020600) bits(0x4001fe00) bits(0x3e006000) bits(0x3ef02000) bits(0x3f780800) bits(0x3f800000) bits(0x3ed02000) bits(0x3d008000) bits(0x3f840000) bits(0xbf7ff800) bits(0x40393600) bits(0x3fb8bc00) bits(0x3ffbf800) ... }
    t = { bits(0x40081800) bits(0x3fcd0000) bits(0xbf8fe000) bits(0xbfae5000) bits(0x3ef84000) bits(0xbf7fc000) bits(0x3fffe000) bits(0xbfc14000) bits(0x00000000) bits(0xbfd33000) bits(0xbf520000) bits(0x40081800) bits(0xbf900000) bits(0xbdff0000) bits(0x3ec00000) bits(0x401a2000) ... }
    expect lane 0 R8 = 0x3ecb6d97  R9 = 0x3e89c914  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbdfff200  R9 = 0xbf5dadbb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f5f25be  R9 = 0xbe6b99d7  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbe95592b  R9 = 0xbf3bb777  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3edc51b9  R9 = 0x3e7811f0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbef169e3  R9 = 0xbf6d6ddb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ead615b  R9 = 0xbcdfc1c0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eccb199  R9 = 0x3e4e819d  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e103120  R9 = 0xbe7bd9f8  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e1c0138  R9 = 0xbec1f584  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbe28a951  R9 = 0xbe5ff9c0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ecb6d97  R9 = 0x3e89c914  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f6005c0  R9 = 0xbe6c89d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f53b9a7  R9 = 0x3f451d8a  R10 = 0x00000000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbfc00) bits(0xbf649000) bits(0xbf36b800) bits(0x3f5a0800) bits(0x3ffc0400) bits(0x3ffc0800) bits(0x39800000) bits(0x40090000) bits(0x3ffff800) bits(0x4001fc00) bits(0xbff25000) bits(0x3ffd4000) bits(0x4038c600) bits(0x3efc8000) bits(0xbf009800) bits(0x3ef00000) ... }
    t = { bits(0x3f600000) bits(0xbf59a000) bits(0x3f5fe000) bits(0x3f606000) bits(0x3ff00000) bits(0x3ff02000) bits(0xbfafd000) bits(0xbe8d8000) bits(0x3d870000) bits(0x3f802000) bits(0x3fefe000) bits(0xbe8d0000) bits(0x3e6a0000) bits(0x402cc000) bits(0xbf604000) bits(0xbf802000) ... }
    expect lane 0 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbd9c9139  R9 = 0xbdcff1a0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f6005c0  R9 = 0xbe6c89d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f37e970  R9 = 0x3d891112  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbddf51bf  R9 = 0xbf405381  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbd57e1b0  R9 = 0xbf58e3b2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbe6831d0  R9 = 0xbf3dbd7b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e8c9519  R9 = 0x3cc9c194  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e123124  R9 = 0xbe77c9f0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f5f15be  R9 = 0xbe6f01de  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbe6769cf  R9 = 0xbf3dc37c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f24e34a  R9 = 0x3f118123  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e12e926  R9 = 0x3d7e21fc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3b6201c4  R9 = 0xba6801d0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3eadd95c  R9 = 0xbce801d0  R10 = 0x00000000  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3ef02000) bits(0x3fb30c00) bits(0xbf7ff000) bits(0xbd008000) bits(0x3f6ff000) bits(0x3f840400) bits(0xbcfd0000) bits(0xbf961400) bits(0x3eec0000) bits(0xbf7ff800) bits(0xbf781000) bits(0xbf840400) bits(0x403baa00) bits(0x3e4e6000) bits(0xb9800000) bits(0xbedb9000) ... }
    t = { bits(0x3ff03000) bits(0x4007f800) bits(0x40368000) bits(0x3faaa000) bits(0x3f801000) bits(0x40001000) bits(0x3f980000) bits(0xbf802000) bits(0x3f902000) bits(0x3f600000) bits(0xbf51a000) bits(0xba000000) bits(0x3e800000) bits(0xbf902000) bits(0x4007f000) bits(0x3f202000) ... }
    expect lane 0 R8 = 0x3f5774d7  R9 = 0x3ef326f3  R10 = 0x3f0ec48f  R11 = 0x3ba700a7;
    expect lane 1 R8 = 0x3effff00  R9 = 0x3effff00  R10 = 0x3f5bbbdc  R11 = 0x3df1a8f2;
    expect lane 2 R8 = 0x3f27f9a8  R9 = 0x3f6c43ec  R10 = 0x3f4f62cf  R11 = 0x3f45f9c6;
    expect lane 3 R8 = 0x3e73dcf4  R9 = 0x3f7f9600  R10 = 0x3f0a3a8a  R11 = 0x3f080588;
    expect lane 4 R8 = 0x3f197b99  R9 = 0x3ed40ed4  R10 = 0x3f3cc6bd  R11 = 0x3ea46ea4;
    expect lane 5 R8 = 0x3f3353b3  R9 = 0x3f148f95  R10 = 0x3f39c3ba  R11 = 0x3eabc0ac;
    expect lane 6 R8 = 0x3e09f48a  R9 = 0x3f7e2afe  R10 = 0x3f2dacae  R11 = 0x3f26e7a7;
    expect lane 7 R8 = 0x3eb70ab7  R9 = 0x3f79a9fa  R10 = 0x3f4a59ca  R11 = 0x3f3ef1bf;
    expect lane 8 R8 = 0x3eedf4ee  R9 = 0x3f394bb9  R10 = 0x3e3c0cbc  R11 = 0x3f00be81;
    expect lane 9 R8 = 0x3f1ede9f  R9 = 0x3f75d4f6  R10 = 0x3f5798d8  R11 = 0x3f498dca;
    expect lane 10 R8 = 0x3e05b086  R9 = 0x3f7e1bfe  R10 = 0x3f2f19af  R11 = 0x3f2825a8;
    expect lane 11 R8 = 0x3eb5fcb6  R9 = 0x3f79b1fa  R10 = 0x3f4a3fca  R11 = 0x3f3edcbf;
    expect lane 12 R8 = 0x3ef218f2  R9 = 0x3f000080  R10 = 0x3f65c0e6  R11 = 0x3e9e369e;
    expect lane 13 R8 = 0x3f4651c6  R9 = 0x3f3b1ebb  R10 = 0x3edda0de  R11 = 0x3f07fd88;
    expect lane 14 R8 = 0x3dbd28bd  R9 = 0x3f7d86fe  R10 = 0x3f3d00bd  R11 = 0x3f3440b4;
    expect lane 15 R8 = 0x3f7fff00  R9 = 0x3f0fc990  R10 = 0x3effff00  R11 = 0x3f2366a3;
}

warp 11 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0xbfd6e400) bits(0x39c00000) bits(0xbfa31c00) bits(0x40000400) bits(0x3f840c00) bits(0x3fd7ac00) bits(0x3e902000) bits(0x3cfe0000) bits(0x4005b000) bits(0x3d000000) bits(0x3d008000) bits(0xbcfd0000) bits(0x3f500800) bits(0xbf800400) bits(0x3d010000) bits(0xbcfe0000) ... }
    t = { bits(0x403a5800) bits(0x3f5fc000) bits(0x40081800) bits(0xbf7fa000) bits(0x3f7fc000) bits(0xbff77000) bits(0x403a5800) bits(0xbfd89000) bits(0xbf8fe000) bits(0x3ec24000) bits(0x3a000000) bits(0x40081800) bits(0xbfe76000) bits(0x3e000000) bits(0x3f24a000) bits(0xbe208000) ... }
    expect lane 0 R8 = 0x3f0ab78b  R9 = 0x3f76faf7  R10 = 0x3f53a1d4  R11 = 0x3f4660c6;
    expect lane 1 R8 = 0x3f1f3f9f  R9 = 0x3f756ef5  R10 = 0x3f5740d7  R11 = 0x3f4967c9;
    expect lane 2 R8 = 0x3dbbc0bc  R9 = 0x3f7d93fe  R10 = 0x3f3c6bbc  R11 = 0x3f33c1b4;
    expect lane 3 R8 = 0x3f32ecb3  R9 = 0x3f146594  R10 = 0x3f3a07ba  R11 = 0x3eaae0ab;
    expect lane 4 R8 = 0x3f3422b4  R9 = 0x3f14e195  R10 = 0x3f393ab9  R11 = 0x3ead82ae;
    expect lane 5 R8 = 0x3f183f98  R9 = 0x3f09b68a  R10 = 0x3f4bafcc  R11 = 0x3e6208e2;
    expect lane 6 R8 = 0x3f026282  R9 = 0x3f09cc8a  R10 = 0x3f042f84  R11 = 0x3f0b298b;
    expect lane 7 R8 = 0x3e6218e2  R9 = 0x3f7f58ff  R10 = 0x3f102d90  R11 = 0x3f0d338d;
    expect lane 8 R8 = 0x3f670fe7  R9 = 0x3f2948a9  R10 = 0x3f178698  R11 = 0x3f0dfc8e;
    expect lane 9 R8 = 0x3e8f128f  R9 = 0x3f7e3dfe  R10 = 0x3f000080  R11 = 0x3eff58ff;
    expect lane 10 R8 = 0x3eb5fcb6  R9 = 0x3f79b1fa  R10 = 0x3f4a3fca  R11 = 0x3f3edcbf;
    expect lane 11 R8 = 0x3dbbc0bc  R9 = 0x3f7d93fe  R10 = 0x3f3c6bbc  R11 = 0x3f33c1b4;
    expect lane 12 R8 = 0x3f130093  R9 = 0x3f11e892  R10 = 0x3f287ca8  R11 = 0x3f4200c2;
    expect lane 13 R8 = 0x3db8e8b9  R9 = 0x3f7d8efe  R10 = 0x3f3ce5bd  R11 = 0x3f342bb4;
    expect lane 14 R8 = 0x3f7930f9  R9 = 0x3f16ee97  R10 = 0x3f05d686  R11 = 0x3f265ea6;
    expect lane 15 R8 = 0x3f2b02ab  R9 = 0x3f6913e9  R10 = 0x3f4ca5cd  R11 = 0x3f44c8c5;
}

warp 12 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0x3ea03000) bits(0x3f5ff000) bits(0x40020200) bits(0x3fe9d400) bits(0x3d008000) bits(0x3f22d000) bits(0xb9000000) bits(0x3fa43000) bits(0x40020000) bits(0xbf780800) bits(0x40020600) bits(0x3f381800) bits(0x40020400) bits(0x3f578000) bits(0x40020200) bits(0x3f001000) ... }
    t = { bits(0x400a3000) bits(0x3f5fe000) bits(0x3f600000) bits(0xbfb5f000) bits(0x3f6ca000) bits(0x3eb7c000) bits(0xbf5fc000) bits(0x3f000000) bits(0xbfdcd000) bits(0x3f000000) bits(0xbdff0000) bits(0x3ac00000) bits(0xbf702000) bits(0xbfd70000) bits(0xbf5fe000) bits(0x3f5fc000) ... }
    expect lane 0 R8 = 0x3f02ff83  R9 = 0x3ede3cde  R10 = 0x3ead02ad  R11 = 0x3f01a282;
    expect lane 1 R8 = 0x3ef652f6  R9 = 0x3ebed0bf  R10 = 0x3f5dd2de  R11 = 0x3eff54ff;
    expect lane 2 R8 = 0x3f012081  R9 = 0x3f800000  R10 = 0x3e312cb1  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f176997  R9 = 0x3f6bd2ec  R10 = 0x3f468dc7  R11 = 0x3e8aaa8b;
    expect lane 4 R8 = 0x3e8d5e8d  R9 = 0x3dc7d0c8  R10 = 0x3f6189e2  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3f2a79aa  R9 = 0x3ef7b0f8  R10 = 0x3eb726b7  R11 = 0x3f3baabc;
    expect lane 6 R8 = 0x3f005f80  R9 = 0x3f000480  R10 = 0x3f004380  R11 = 0x3eac00ac;
    expect lane 7 R8 = 0x3f1e879f  R9 = 0x3f4cb3cd  R10 = 0x3f48d2c9  R11 = 0x3e2aacab;
    expect lane 8 R8 = 0x3f053985  R9 = 0x3f23f9a4  R10 = 0x3ef62ef6  R11 = 0x3e880088;
    expect lane 9 R8 = 0x3f02a083  R9 = 0x3f126492  R10 = 0x3f002080  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f012081  R9 = 0x3f800000  R10 = 0x3e312cb1  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3da088a1  R9 = 0x3eb4d2b5  R10 = 0x3e959c96  R11 = 0x3e2e98af;
    expect lane 12 R8 = 0x3eb54cb5  R9 = 0x3f4541c5  R10 = 0x3d3430b4  R11 = 0x3f3fffc0;
    expect lane 13 R8 = 0x3d20f0a1  R9 = 0x3f5ef1df  R10 = 0x3f071587  R11 = 0x3f7e3ffe;
    expect lane 14 R8 = 0x3e9ba69c  R9 = 0x3f31acb2  R10 = 0x3a800080  R11 = 0x3f2aaaab;
    expect lane 15 R8 = 0x3ee6f4e7  R9 = 0x3f2bceac  R10 = 0x3f46aec7  R11 = 0x3f5553d5;
}

warp 13 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffffc00) bits(0x3e86d000) bits(0x3d018000) bits(0x3ecfe000) bits(0xbfab5000) bits(0x3ffc0800) bits(0x3ffc0400) bits(0x3f840800) bits(0x3e1fc000) bits(0x3f081800) bits(0x4018b400) bits(0x3f7cb000) bits(0x40020400) bits(0x403f2e00) bits(0x3e802000) bits(0x3e4c6000) ... }
    t = { bits(0x3f7fe000) bits(0xba800000) bits(0x3dff0000) bits(0xbf222000) bits(0x3fb84000) bits(0x3fefe000) bits(0x3e800000) bits(0xbf662000) bits(0xbf5c2000) bits(0x3f803000) bits(0xbf19c000) bits(0xbf7c0000) bits(0xbf604000) bits(0x3f887000) bits(0xbfbb2000) bits(0x3f901000) ... }
    expect lane 0 R8 = 0x3ecef4cf  R9 = 0x3f58d6d9  R10 = 0x3db230b2  R11 = 0x3f5555d5;
    expect lane 1 R8 = 0x3f30dfb1  R9 = 0x3f17f498  R10 = 0x3f002e80  R11 = 0x3eb76cb7;
    expect lane 2 R8 = 0x3efdbefe  R9 = 0x3effc100  R10 = 0x3efec0ff  R11 = 0x3ea954a9;
    expect lane 3 R8 = 0x3e6090e1  R9 = 0x3d4770c7  R10 = 0x3efb2cfb  R11 = 0x3f2d02ad;
    expect lane 4 R8 = 0x3f3f5abf  R9 = 0x3f1b5c9b  R10 = 0x3f307cb0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f013281  R9 = 0x3f7fff00  R10 = 0x3e3390b4  R11 = 0x3f7f54ff;
    expect lane 6 R8 = 0x3ef7bef8  R9 = 0x3f2649a6  R10 = 0x3eccb4cd  R11 = 0x3eaaaaab;
    expect lane 7 R8 = 0x3ea544a5  R9 = 0x3f3904b9  R10 = 0x3c8c208c  R11 = 0x3f32aab3;
    expect lane 8 R8 = 0x3f63aae4  R9 = 0x3eb244b2  R10 = 0x3f3d1dbd  R11 = 0x3caa00aa;
    expect lane 9 R8 = 0x3f37c1b8  R9 = 0x3f0d888e  R10 = 0x3effc900  R11 = 0x3efb5cfb;
    expect lane 10 R8 = 0x3f27b1a8  R9 = 0x3f24a0a5  R10 = 0x3f4bbecc  R11 = 0x3d055085;
    expect lane 11 R8 = 0x3ec88ac9  R9 = 0x3f53f0d4  R10 = 0x3d9c289c  R11 = 0x3f4fffd0;
    expect lane 12 R8 = 0x3e9c0c9c  R9 = 0x3f31fab2  R10 = 0x3ad800d8  R11 = 0x3f2affab;
    expect lane 13 R8 = 0x3eb3b2b4  R9 = 0x3f4407c4  R10 = 0x3d2930a9  R11 = 0x3f3eaabf;
    expect lane 14 R8 = 0x3efcdafd  R9 = 0x3f2926a9  R10 = 0x3f0fa690  R11 = 0x3f2948a9;
    expect lane 15 R8 = 0x3ea88ca9  R9 = 0x3f458cc6  R10 = 0x3f425dc2  R11 = 0x00000000;
}

warp 14 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7fe800) bits(0xbfcd1400) bits(0x3e204000) bits(0x3c300000) bits(0x3ff46400) bits(0xbe008000) bits(0x3f2ff000) bits(0x3d010000) bits(0x3f88d000) bits(0x3ffc0c00) bits(0x3f57f800) bits(0x40324c00) bits(0xbdb00000) bits(0xbf761000) bits(0x3ffc0c00) bits(0x3f781000) ... }
    t = { bits(0x3f900000) bits(0x3e018000) bits(0xbfb05000) bits(0x3e010000) bits(0x3f7fe000) bits(0xbf902000) bits(0xbdfd0000) bits(0x3effc000) bits(0x40288800) bits(0x3f801000) bits(0x3f606000) bits(0xbf901000) bits(0x3ec08000) bits(0x3fad8000) bits(0xbf600000) bits(0x40242800) ... }
    expect lane 0 R8 = 0xbce041c1  R9 = 0x3dd461a9  R10 = 0xbe934927  R11 = 0x00000000;
    expect lane 1 R8 = 0xbcde81bd  R9 = 0x3dd2b1a5  R10 = 0xbe922524  R11 = 0xbc000100;
    expect lane 2 R8 = 0xbf0e331c  R9 = 0xbf7f87ff  R10 = 0x3bb90172  R11 = 0xbf7c03f8;
    expect lane 3 R8 = 0xbcdf81bf  R9 = 0x3dd381a7  R10 = 0xbe92b525  R11 = 0xbb800100;
    expect lane 4 R8 = 0x3cc08181  R9 = 0x3ec8e592  R10 = 0x3f3e5f7d  R11 = 0xbf000100;
    expect lane 5 R8 = 0xbf0da11b  R9 = 0xbf27db50  R10 = 0xbf7f37fe  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3da84151  R9 = 0xbf16bb2d  R10 = 0x3e399173  R11 = 0xbc7f01fe;
    expect lane 7 R8 = 0x3d23a147  R9 = 0xbeaf3d5e  R10 = 0xbddf41bf  R11 = 0xbf7f7fff;
    expect lane 8 R8 = 0x3f0dcf1c  R9 = 0x3f35f36c  R10 = 0xbdb7816f  R11 = 0xbf77fff0;
    expect lane 9 R8 = 0x3cc08181  R9 = 0x3ec8e592  R10 = 0x3f3e5f7d  R11 = 0xbf000100;
    expect lane 10 R8 = 0xbf04b709  R9 = 0xba8c0118  R10 = 0xbf198b33  R11 = 0xbf7bfff8;
    expect lane 11 R8 = 0xbef279e5  R9 = 0x3f486591  R10 = 0x3f26d34e  R11 = 0x00000000;
    expect lane 12 R8 = 0xbad001a0  R9 = 0xbb980130  R10 = 0xbb380170  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbb810102  R9 = 0x3bce019c  R10 = 0xbcc6c18e  R11 = 0xbf6bffd8;
    expect lane 14 R8 = 0x3f05430b  R9 = 0x3b000100  R10 = 0x3f55ebac  R11 = 0xbf800000;
    expect lane 15 R8 = 0x3f16a92d  R9 = 0x3f453f8a  R10 = 0xbbb20164  R11 = 0xbf800000;
}

warp 15 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7fe800) bits(0xbcff0000) bits(0x3fc66400) bits(0x3f07f800) bits(0x3ffc0400) bits(0xbf7fe800) bits(0x3f77f000) bits(0x3fffec00) bits(0xb9000000) bits(0xbfe82800) bits(0x3f02e000) bits(0x3e8ff000) bits(0x3d008000) bits(0xbf83fc00) bits(0xbfec0000) bits(0x3f800c00) ... }
    t = { bits(0x40057800) bits(0xbf8fe000) bits(0x3f7fc000) bits(0xbff49000) bits(0xbfd5a000) bits(0x3f903000) bits(0x3f802000) bits(0xbfb9a000) bits(0x3f402000) bits(0x3e000000) bits(0xbfd21000) bits(0x3fae5000) bits(0x3fefe000) bits(0x40080000) bits(0x3e000000) bits(0x3f004000) ... }
    expect lane 0 R8 = 0xbde121c2  R9 = 0xbc7481e9  R10 = 0xbecc4599  R11 = 0xbe200140;
    expect lane 1 R8 = 0xbf0dbf1b  R9 = 0xbf27114e  R10 = 0xbf7f49ff  R11 = 0xbf7efffe;
    expect lane 2 R8 = 0x3ca08141  R9 = 0x3eca7595  R10 = 0x3f3e2f7c  R11 = 0xbefe01fc;
    expect lane 3 R8 = 0xbe97812f  R9 = 0x3e336167  R10 = 0xbe6de1dc  R11 = 0xbf37ff70;
    expect lane 4 R8 = 0x3f148929  R9 = 0x3f4ba797  R10 = 0x3ed799af  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbcde81bd  R9 = 0x3dd2b1a5  R10 = 0xbe922524  R11 = 0xbc000100;
    expect lane 6 R8 = 0x3cea81d5  R9 = 0x3ec7898f  R10 = 0x3f3e4f7d  R11 = 0xbf017f03;
    expect lane 7 R8 = 0x3f16bf2d  R9 = 0x3f491992  R10 = 0x3ca98153  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbe6e79dd  R9 = 0xbf2c1758  R10 = 0xbf1bcd38  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbce041c1  R9 = 0x3dd461a9  R10 = 0xbe934927  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf2f2b5e  R9 = 0x3f424185  R10 = 0x3ecc9999  R11 = 0x3e8c8119;
    expect lane 11 R8 = 0x3f07eb10  R9 = 0xbf386371  R10 = 0x3f214743  R11 = 0x3d6001c0;
    expect lane 12 R8 = 0xbf0da11b  R9 = 0xbf27db50  R10 = 0xbf7f37fe  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbce041c1  R9 = 0x3dd461a9  R10 = 0xbe934927  R11 = 0x00000000;
    expect lane 14 R8 = 0xbce041c1  R9 = 0x3dd461a9  R10 = 0xbe934927  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f17092e  R9 = 0x3f55e9ac  R10 = 0x3ddce1ba  R11 = 0xbf800000;
}

warp 16 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0800) bits(0x3dffc000) bits(0x3f77f000) bits(0xbed31000) bits(0xbf781000) bits(0x3fac0400) bits(0x3f840400) bits(0x3f287800) bits(0x3f7ff800) bits(0x3ffc0000) bits(0x402c3200) bits(0x3ffffc00) bits(0x3f701800) bits(0xbf8ac800) bits(0xbf6e7800) bits(0xbfe88800) ... }
    t = { bits(0x3f206000) bits(0xbdff0000) bits(0xbfe4d000) bits(0x3fc80000) bits(0xbfebf000) bits(0xbfd4d000) bits(0x3ec08000) bits(0x3f600000) bits(0x3f7fe000) bits(0x3f8fe000) bits(0xbf632000) bits(0xbe008000) bits(0xbf5fa000) bits(0x3e010000) bits(0x400c2800) bits(0x3f3fe000) ... }
    expect lane 0 R8 = 0x3e65ace6  R9 = 0x3e51c4d2  R10 = 0x3ea5eea6  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f2d6bad  R9 = 0x3ec30cc3  R10 = 0x3f0c638c  R11 = 0x00000000;
    expect lane 2 R8 = 0x3d63c0e4  R9 = 0x3f7371f3  R10 = 0x3f5d88de  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e4630c6  R9 = 0x3d125092  R10 = 0x3e3df0be  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f6841e8  R9 = 0x3ebaecbb  R10 = 0x3f042084  R11 = 0x00000000;
    expect lane 5 R8 = 0x3db290b3  R9 = 0x3f73cff4  R10 = 0x3f454ac5  R11 = 0x00000000;
    expect lane 6 R8 = 0x3dc738c7  R9 = 0x3f7310f3  R10 = 0x3f3d84be  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ee948e9  R9 = 0x3f65b6e6  R10 = 0x3f6462e4  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d042084  R9 = 0x3ef7e0f8  R10 = 0x3f39ceba  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d042084  R9 = 0x3f72dff3  R10 = 0x3f6f10ef  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d042084  R9 = 0x3f6892e9  R10 = 0x3f6a73ea  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d042084  R9 = 0x3c820082  R10 = 0x3f042184  R11 = 0x00000000;
    expect lane 12 R8 = 0x3d4d50cd  R9 = 0x3f3dfbbe  R10 = 0x3efcacfd  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f7741f7  R9 = 0x3ecaaacb  R10 = 0x3ef840f8  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f57ced8  R9 = 0x3ea9a6aa  R10 = 0x3f0ce68d  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f0c638c  R9 = 0x3ef3d0f4  R10 = 0x3e8c648c  R11 = 0x00000000;
}

warp 17 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0xbf400000) bits(0xbf800800) bits(0xbf84ac00) bits(0x3e000000) bits(0x39800000) bits(0xbf800400) bits(0x40112200) bits(0xbf8f9400) bits(0x3f7ff000) bits(0x3f800400) bits(0xbf77f800) bits(0x3f800c00) bits(0xbfffa400) bits(0x3f7ff000) bits(0xbfd5ec00) bits(0x3ffc0000) ... }
    t = { bits(0x3e018000) bits(0x40081800) bits(0x3a800000) bits(0x401e7000) bits(0x3f800000) bits(0xba800000) bits(0xbf602000) bits(0x3e008000) bits(0xbf600000) bits(0x3f1fc000) bits(0x402d6800) bits(0xbfa49000) bits(0xbf53e000) bits(0x3fd11000) bits(0x3f903000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x3f76c5f7  R9 = 0x3eca28ca  R10 = 0x3ef8c4f9  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f76c5f7  R9 = 0x3eca28ca  R10 = 0x3ef8c4f9  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f7bd6fc  R9 = 0x3f2c24ac  R10 = 0x3f041084  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f2918a9  R9 = 0x3f0e9e8f  R10 = 0x3ed2a4d3  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7bdefc  R9 = 0x3f2cb3ad  R10 = 0x3f042184  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f7be6fc  R9 = 0x3f2d41ad  R10 = 0x3f043184  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d042084  R9 = 0x3f73cff4  R10 = 0x3f6f7bef  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f77bdf8  R9 = 0x3ecb2ccb  R10 = 0x3ef7bcf8  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d042084  R9 = 0x3f73cff4  R10 = 0x3f6f7bef  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e66b4e7  R9 = 0x3e5648d6  R10 = 0x3ea5fea6  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ecce6cd  R9 = 0x3ea3d0a4  R10 = 0x3e3ca4bd  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e2000a0  R9 = 0x3e0d348d  R10 = 0x3ec8c6c9  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f6083e1  R9 = 0x3eb2cab3  R10 = 0x3f084188  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e6108e1  R9 = 0x3e4d34cd  R10 = 0x3ea840a8  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f76c5f7  R9 = 0x3eca28ca  R10 = 0x3ef8c4f9  R11 = 0x00000000;
    expect lane 15 R8 = 0x3d042084  R9 = 0x3f73cff4  R10 = 0x3f6f7bef  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0x40020000) bits(0xbfe11c00) bits(0x40020000) bits(0x3f393000) bits(0x3ffffc00) bits(0xbfd9ec00) bits(0x3f836800) bits(0x401fc000) bits(0x3f332000) bits(0xbf132800) bits(0xbcff0000) bits(0x3ffbfc00) bits(0x39000000) bits(0x4022e800) bits(0x3ed03000) ... }
    t = { bits(0xbf9b0000) bits(0x3f086000) bits(0xbf602000) bits(0x3ff00000) bits(0x403ce800) bits(0x3a800000) bits(0xbf928000) bits(0x3f1de000) bits(0x4036e800) bits(0xbe008000) bits(0x3f604000) bits(0xba000000) bits(0x3ac00000) bits(0x40000800) bits(0xba800000) bits(0x3e008000) ... }
    expect lane 0 R8 = 0x3eebdeec  R9 = 0x3f0c638c  R10 = 0x3ebdf0be  R11 = 0x3eb000b0;
    expect lane 1 R8 = 0x3ea37aa3  R9 = 0x3edc20dc  R10 = 0x3d6520e5  R11 = 0x3f21ffa2;
    expect lane 2 R8 = 0x3ef7bcf8  R9 = 0x3dc630c6  R10 = 0x3f0c638c  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f042184  R9 = 0x3f0c638c  R10 = 0x3f0c638c  R11 = 0x00000000;
    expect lane 4 R8 = 0x3efd48fd  R9 = 0x3e81ec82  R10 = 0x3f193599  R11 = 0x3d5360d3;
    expect lane 5 R8 = 0x3f0c748c  R9 = 0x3f31d6b2  R10 = 0x3f041084  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f6f5aef  R9 = 0x3f52b5d3  R10 = 0x3f19ad9a  R11 = 0x3f6bffec;
    expect lane 7 R8 = 0x3eb420b4  R9 = 0x3f09ce8a  R10 = 0x3d0c608c  R11 = 0x3f77fff8;
    expect lane 8 R8 = 0x3f013a81  R9 = 0x3f0c638c  R10 = 0x3f031983  R11 = 0x3d900090;
    expect lane 9 R8 = 0x3e4eb4cf  R9 = 0x3ed840d8  R10 = 0x3eec40ec  R11 = 0x3e9c009c;
    expect lane 10 R8 = 0x3f7741f7  R9 = 0x3f5e31de  R10 = 0x3f1cd69d  R11 = 0x3f7effff;
    expect lane 11 R8 = 0x3f39ceba  R9 = 0x3ef7bef8  R10 = 0x3f14a595  R11 = 0x3f000080;
    expect lane 12 R8 = 0x3f0c848d  R9 = 0x3f3221b2  R10 = 0x3f03ff84  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f39ceba  R9 = 0x3ef7bef8  R10 = 0x3f14a595  R11 = 0x3f000080;
    expect lane 14 R8 = 0x3f0c528c  R9 = 0x3f3142b1  R10 = 0x3f043184  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f7631f6  R9 = 0x3f77bdf8  R10 = 0x3f7652f6  R11 = 0x3c000080;
}

warp 19 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0xbe102000) bits(0x3f800400) bits(0x40275600) bits(0x3f77f800) bits(0x3ffbf800) bits(0xbcfd0000) bits(0xbf115800) bits(0xbf9ce000) bits(0x3fc35c00) bits(0x40200800) bits(0x40005800) bits(0x3e3fc000) bits(0x3dff8000) bits(0xbfddf800) bits(0x39000000) bits(0xbfebc800) ... }
    t = { bits(0xbf8fe000) bits(0x3edec000) bits(0x3f604000) bits(0x3f939000) bits(0x3e008000) bits(0x3f900000) bits(0x3f404000) bits(0x3f9cd000) bits(0x3fcf5000) bits(0x3ff01000) bits(0x40001800) bits(0x3ffb2000) bits(0x3f602000) bits(0x3f900000) bits(0x3fb19000) bits(0xba000000) ... }
    expect lane 0 R8 = 0x3f7741f7  R9 = 0x3f5e31de  R10 = 0x3f1cd69d  R11 = 0x3f7effff;
    expect lane 1 R8 = 0x3e902090  R9 = 0x3e9b9c9c  R10 = 0x3da630a6  R11 = 0x3e7800f8;
    expect lane 2 R8 = 0x3f043284  R9 = 0x3f0cad8d  R10 = 0x3f0c528c  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f0b9d8c  R9 = 0x3f458cc6  R10 = 0x3ee20ee2  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f14a595  R9 = 0x3f56b5d7  R10 = 0x3ef7bcf8  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ef7bcf8  R9 = 0x3dc630c6  R10 = 0x3f0c638c  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f427bc2  R9 = 0x3f112091  R10 = 0x3f086b88  R11 = 0x3f00ff81;
    expect lane 7 R8 = 0x3e950895  R9 = 0x3ee9ceea  R10 = 0x3f2a00aa  R11 = 0x00000000;
    expect lane 8 R8 = 0x3eb482b5  R9 = 0x3f0a748a  R10 = 0x3d0a508a  R11 = 0x3f79fffa;
    expect lane 9 R8 = 0x3f042184  R9 = 0x3f0c638c  R10 = 0x3f0c638c  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f0c848d  R9 = 0x3f3221b2  R10 = 0x3f03ff84  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f0de78e  R9 = 0x3f130293  R10 = 0x3f14ed95  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eb630b6  R9 = 0x3f28efa9  R10 = 0x3ee75ae7  R11 = 0x00000000;
    expect lane 13 R8 = 0x3ef7bcf8  R9 = 0x3dc630c6  R10 = 0x3f0c638c  R11 = 0x00000000;
    expect lane 14 R8 = 0x3cd2a0d3  R9 = 0x3f7718f7  R10 = 0x3f5210d2  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f39ceba  R9 = 0x3ef7bef8  R10 = 0x3f14a595  R11 = 0x3f000080;
}

warp 20 {
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0xffff
    s = { bits(0xb9800000) bits(0x3bb00000) bits(0xbfba1400) bits(0x3fcb5000) bits(0x3d7f8000) bits(0x401ed600) bits(0xbe56a000) bits(0x3f800c00) bits(0x3d018000) bits(0x3cfe0000) bits(0x40020000) bits(0xbf7fe800) bits(0x3f701000) bits(0xbcfe0000) bits(0x40168000) bits(0x40077400) ... }
    t = { bits(0xbf78e000) bits(0x3d7c0000) bits(0x3f803000) bits(0x3e008000) bits(0xbf7fa000) bits(0x3f3fc000) bits(0x3f7fe000) bits(0xbf901000) bits(0x3efc4000) bits(0x3e400000) bits(0xbf5fe000) bits(0xbf604000) bits(0x40080800) bits(0x3dff0000) bits(0xbf878000) bits(0x401a2000) ... }
    expect lane 0 R8 = 0x3f15dd96  R9 = 0x3f01dd82  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f113391  R9 = 0x3f043384  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f195599  R9 = 0x3f002280  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f2b10ab  R9 = 0x3f1a229a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f19999a  R9 = 0x3edd32dd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f19999a  R9 = 0x3f000080  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e64dce5  R9 = 0x3e80d481  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f08aa89  R9 = 0x3f087788  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f4d10cd  R9 = 0x3f086688  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f3044b0  R9 = 0x3f108891  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e9f329f  R9 = 0x3f2bddac  R10 = 0x00000000  R11 = 0x00000000;
}

warp 21 {
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0xffff
    s = { bits(0x3f508800) bits(0x3f77f800) bits(0xbf800400) bits(0xb9000000) bits(0x3f800c00) bits(0xbcfe0000) bits(0x3eb02000) bits(0xbf83f400) bits(0x4016ee00) bits(0xbf800000) bits(0x39c00000) bits(0x3d008000) bits(0x3f2ff800) bits(0xbedf2000) bits(0x4001fe00) bits(0x3f9db400) ... }
    t = { bits(0xbf800000) bits(0xbf1f8000) bits(0x3e018000) bits(0x3f802000) bits(0xbf7fc000) bits(0xbf901000) bits(0x4002e000) bits(0x40081800) bits(0x3ff01000) bits(0x3ee38000) bits(0x40081000) bits(0x3ac00000) bits(0x3e008000) bits(0x3f903000) bits(0xbe658000) bits(0xbe000000) ... }
    expect lane 0 R8 = 0x3f5bbbdc  R9 = 0x3f173397  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e89de8a  R9 = 0x3f3accbb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f077787  R9 = 0x3f077787  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f197799  R9 = 0x3f001180  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f4499c5  R9 = 0x3f086688  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ec9c8ca  R9 = 0x3e5b54db  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f077787  R9 = 0x3f077787  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e048885  R9 = 0x3e177897  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f07ff88  R9 = 0x3f07ff88  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f195599  R9 = 0x3f002280  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f6666e6  R9 = 0x3ecccccd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f077787  R9 = 0x3f077787  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f19999a  R9 = 0x3eef32ef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x00000000  R11 = 0x00000000;
}

warp 22 {
    asm "TLD4.B R8, R0, 23, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffd0400) bits(0x3cff0000) bits(0x3f280800) bits(0xbf77f000) bits(0x3f849800) bits(0x40214600) bits(0xbcfe0000) bits(0x3cff0000) bits(0x3f401800) bits(0x3fb82c00) bits(0x3ffff800) bits(0x3f839400) bits(0x3f840400) bits(0x3faebc00) bits(0x3ffc0800) bits(0x3ecff000) ... }
    t = { bits(0x3f400000) bits(0x40080800) bits(0x4007f800) bits(0xbf801000) bits(0x3f606000) bits(0xbe008000) bits(0xbf948000) bits(0x3f1e0000) bits(0xbe970000) bits(0xbef80000) bits(0x3ff48000) bits(0xbff78000) bits(0x3ec04000) bits(0xbfa9a000) bits(0xbf5fa000) bits(0x40000800) ... }
    expect lane 0 R8 = 0xfd7fffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x80000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x50230efa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xf9204463  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xfdfdffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xfdffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x7c8dd914  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x7df7ffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d0117d1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc499f292  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xfddbffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xfcefffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc52ff0a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xfccbffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xc1aff0a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc54784df  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 23 {
    asm "TLD4.A R8, R0, 23, 2D, 0xf"  active 0xffff
    s = { bits(0x3f854c00) bits(0x3fbf4000) bits(0x3f1ff000) bits(0x3e3fc000) bits(0x3ffff800) bits(0xbf840400) bits(0xbfb1c800) bits(0x3ffffc00) bits(0xbcff0000) bits(0x3ec01000) bits(0x3dc04000) bits(0x3f800400) bits(0x40149600) bits(0x3f23b000) bits(0x3d000000) bits(0x3e7ae000) ... }
    t = { bits(0x4026f800) bits(0x00000000) bits(0x403fc800) bits(0x3f903000) bits(0xbf9f5000) bits(0xbff1f000) bits(0x3ff00000) bits(0x402e6800) bits(0xbf602000) bits(0xbdfd0000) bits(0x3e010000) bits(0xbf362000) bits(0x3ff00000) bits(0x3f7fe000) bits(0xbf7fa000) bits(0x40170800) ... }
    expect lane 0 R8 = 0xc32ff0a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xfd7fffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xec6a1339  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xd2146393  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xfd85ffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xf7a04463  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xf9a04463  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xfd4bffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x80000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x5fa78d10  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x6b027c9b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xc4e6ebdb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xfdffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xeca71bd5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xf91dc351  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xec418306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 24 {
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xb9000000) bits(0x3d000000) bits(0x3ffc0000) bits(0x40000000) bits(0xbf800400) bits(0x40000400) bits(0x3e903000) bits(0x3e89e000) bits(0xbf840000) bits(0xbf77f800) bits(0xbcfe0000) bits(0x40221c00) bits(0xbf780800) bits(0x3fcc7400) bits(0xbee46000) bits(0xbfad6c00) ... }
    t = { bits(0xbe000000) bits(0xba800000) bits(0xbf900000) bits(0xbe010000) bits(0xbe010000) bits(0x3f600000) bits(0x3ecc8000) bits(0x3f3e6000) bits(0x3f3fe000) bits(0x3a000000) bits(0x3e000000) bits(0x3f902000) bits(0x3f803000) bits(0xbf602000) bits(0x3f8ff000) bits(0xba000000) ... }
    expect lane 0 R8 = 0x3eb8647a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4e7039  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3eb89a9b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d9f56e4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f126c74  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ed3751c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e4d28f9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d2623fb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e4a9a79  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3d2623fb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e4d28f9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 25 {
    asm "TLD4.G R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780800) bits(0xbf6d9800) bits(0x40020000) bits(0x3f556000) bits(0x3f7ff800) bits(0x3f700000) bits(0x40332800) bits(0xbf973000) bits(0x3f840000) bits(0xbfb55800) bits(0xbcfe0000) bits(0xbf800800) bits(0x3fa34400) bits(0x3e8fe000) bits(0xbd010000) bits(0x3e204000) ... }
    t = { bits(0x3e018000) bits(0xbf801000) bits(0xbf600000) bits(0x3e018000) bits(0x3ec08000) bits(0xbfc26000) bits(0x3d8c0000) bits(0xbdfd0000) bits(0x3f1fe000) bits(0x3f604000) bits(0x3e458000) bits(0xbdff0000) bits(0x3f5fe000) bits(0x3dad0000) bits(0xbdfd0000) bits(0xbdff0000) ... }
    expect lane 0 R8 = 0x3d29d516  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4d28f9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f26e3f1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f008000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f2560df  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f1d0000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eb71d3a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eb7c0da  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d93ad56  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3eb8647a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e4c53ef  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eb71d3a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3efffbee  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 26 {
    asm "TLD4.B R8, R0, 27, 2D, 0xf"  active 0xffff
    s = { bits(0xbd008000) bits(0x3fd85800) bits(0x3f480800) bits(0x3cfe0000) bits(0x4001fe00) bits(0x40000000) bits(0x3d3a8000) bits(0xbf3b4000) bits(0x3f869800) bits(0x3ffbfc00) bits(0x3ffc0800) bits(0x3f580000) bits(0x3ffc0400) bits(0x3f481000) bits(0xbf821400) bits(0x3ffc0800) ... }
    t = { bits(0x3e098000) bits(0x3f903000) bits(0x3d930000) bits(0x4035d800) bits(0x3ac00000) bits(0x3f801000) bits(0x3f34e000) bits(0xbdfe0000) bits(0xba800000) bits(0x3ec0c000) bits(0x3fc60000) bits(0x3fe66000) bits(0x3f526000) bits(0xbf802000) bits(0xbe000000) bits(0x3f800000) ... }
    expect lane 0 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00003db7  R9 = 0xffff8c7e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xfffff2ff  R9 = 0xfffff9c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00001974  R9 = 0xffffe46c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xffff9394  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00004abc  R9 = 0xffff919e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x000077fc  R9 = 0xffffc15f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
}

warp 27 {
    asm "TLD4.A R8, R0, 27, 2D, 0xf"  active 0xffff
    s = { bits(0x3e3be000) bits(0xbf800000) bits(0x3f83fc00) bits(0x40020400) bits(0x3f5da800) bits(0x3f465800) bits(0xbf840800) bits(0x00000000) bits(0x40020000) bits(0x40235a00) bits(0xbf50a000) bits(0x40247600) bits(0xbe80d000) bits(0xbcfe0000) bits(0x3d010000) bits(0x39000000) ... }
    t = { bits(0xbf8fd000) bits(0x3a800000) bits(0x3f600000) bits(0x40281000) bits(0xbf5fe000) bits(0xbf7fe000) bits(0x3f600000) bits(0x3a000000) bits(0xba800000) bits(0x40047800) bits(0xbf900000) bits(0x3ac00000) bits(0x3ec00000) bits(0x3e010000) bits(0xbf7fe000) bits(0x3f901000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x000065da  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xffff9394  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00007fff  R9 = 0xffff9773  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00003db7  R9 = 0xffff8c7e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xffffd657  R9 = 0x00006960  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
}

warp 28 {
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0xffff
    s = { bits(0x40000600) bits(0x3d018000) bits(0xbcfe0000) bits(0x3f001000) bits(0xbf77e800) bits(0x3ffc7c00) bits(0xbf7ea800) bits(0xbf83f400) bits(0xbf840000) bits(0xbf0d4800) bits(0x40139c00) bits(0x40020400) bits(0x3f800400) bits(0xbfd25400) bits(0x3f7ff800) bits(0xbf7ff800) ... }
    t = { bits(0x3f903000) bits(0x403b8000) bits(0x3dff0000) bits(0xbfdc0000) bits(0xbf946000) bits(0x00000000) bits(0x3f885000) bits(0x3fd05000) bits(0x40081800) bits(0x3fc34000) bits(0x3e010000) bits(0x40080000) bits(0x3de00000) bits(0xbf8ff000) bits(0x3f606000) bits(0x3f901000) ... }
    expect lane 0 R8 = 0x3f6fd7f0  R9 = 0x39e000e0  R10 = 0x3ec08cc1  R11 = 0x3f69bdea;
    expect lane 1 R8 = 0x3cf700f7  R9 = 0x3f08fb89  R10 = 0x3e6fb8f0  R11 = 0x3f5586d6;
    expect lane 2 R8 = 0x3d84b885  R9 = 0x3c0c808d  R10 = 0x3d3f20bf  R11 = 0x3ecacacb;
    expect lane 3 R8 = 0x3d83f084  R9 = 0x3e0e0c8e  R10 = 0x3e66a0e7  R11 = 0x3f24e6a5;
    expect lane 4 R8 = 0x3da460a4  R9 = 0x3f3ac1bb  R10 = 0x3e846084  R11 = 0x3f72f0f3;
    expect lane 5 R8 = 0x3f7826f8  R9 = 0x3f000a80  R10 = 0x3f2f84b0  R11 = 0x3f7575f5;
    expect lane 6 R8 = 0x3d5840d8  R9 = 0x3e30f4b1  R10 = 0x3dd6f8d7  R11 = 0x3f086888;
    expect lane 7 R8 = 0x3ef97ef9  R9 = 0x3f7f5fff  R10 = 0x3d9f689f  R11 = 0x3f600be0;
    expect lane 8 R8 = 0x3d83b084  R9 = 0x3c2700a7  R10 = 0x3d4910c9  R11 = 0x3eccc0cd;
    expect lane 9 R8 = 0x3e974c97  R9 = 0x3f3004b0  R10 = 0x3e4058c0  R11 = 0x3f6112e1;
    expect lane 10 R8 = 0x3f7012f0  R9 = 0x39c000c0  R10 = 0x3ebf50bf  R11 = 0x3f6a53ea;
    expect lane 11 R8 = 0x3f704df0  R9 = 0x39a000a0  R10 = 0x3ebe12be  R11 = 0x3f6aeaeb;
    expect lane 12 R8 = 0x3f7148f1  R9 = 0x3d809881  R10 = 0x3ed230d2  R11 = 0x3f6c3bec;
    expect lane 13 R8 = 0x3c7940f9  R9 = 0x3f2fcab0  R10 = 0x3e932a93  R11 = 0x3f75f5f6;
    expect lane 14 R8 = 0x3f7fe100  R9 = 0x3f7dfffe  R10 = 0x3f7ebdff  R11 = 0x3f7fd600;
    expect lane 15 R8 = 0x3d84b885  R9 = 0x3c0c808d  R10 = 0x3d3f20bf  R11 = 0x3ecacacb;
}

warp 29 {
    asm "TLD4.G R8, R0, 29, 2D, 0xf"  active 0xffff
    s = { bits(0x3fd43000) bits(0xbf95a000) bits(0x3f301800) bits(0x3e4c6000) bits(0x3f77f000) bits(0x3f64e800) bits(0x3fda4c00) bits(0xbf83f400) bits(0x4021ae00) bits(0xbef2f000) bits(0x3d80c000) bits(0xbf62e800) bits(0xbf840400) bits(0x3f77f000) bits(0x3fd24c00) bits(0xbd000000) ... }
    t = { bits(0xbf600000) bits(0xbf801000) bits(0x40172000) bits(0x3f800000) bits(0x3f903000) bits(0xbf7fa000) bits(0x3a800000) bits(0xbf801000) bits(0x3f600000) bits(0x3f902000) bits(0x40080800) bits(0x40001800) bits(0x3f200000) bits(0xbfa89000) bits(0xbeaac000) bits(0x40289000) ... }
    expect lane 0 R8 = 0x3f704df0  R9 = 0x39a000a0  R10 = 0x3ebe12be  R11 = 0x3f6aeaeb;
    expect lane 1 R8 = 0x3d23e0a4  R9 = 0x3eb1fcb2  R10 = 0x3e2b10ab  R11 = 0x3f2dadae;
    expect lane 2 R8 = 0x3ebba0bc  R9 = 0x3d96f097  R10 = 0x3f2cf5ad  R11 = 0x3f34b6b5;
    expect lane 3 R8 = 0x3ec638c6  R9 = 0x3e99e49a  R10 = 0x3ec3c6c4  R11 = 0x3ef642f6;
    expect lane 4 R8 = 0x3f6f20ef  R9 = 0x3aaa00aa  R10 = 0x3ec03cc0  R11 = 0x3f6954e9;
    expect lane 5 R8 = 0x3e7f9500  R9 = 0x3ebd54bd  R10 = 0x3e195899  R11 = 0x3e9cee9d;
    expect lane 6 R8 = 0x3f7816f8  R9 = 0x3efe14fe  R10 = 0x3f2ee3af  R11 = 0x3f755ff5;
    expect lane 7 R8 = 0x3d23e0a4  R9 = 0x3eb1fcb2  R10 = 0x3e2b10ab  R11 = 0x3f2dadae;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d843084  R9 = 0x3c19c09a  R10 = 0x3d4410c4  R11 = 0x3ecbc4cc;
    expect lane 10 R8 = 0x3d4f60cf  R9 = 0x3e1c089c  R10 = 0x3eb8c2b9  R11 = 0x3ee652e6;
    expect lane 11 R8 = 0x3d2570a5  R9 = 0x3eaf46af  R10 = 0x3e2920a9  R11 = 0x3f2c8cad;
    expect lane 12 R8 = 0x3efb66fb  R9 = 0x3f800000  R10 = 0x3d9c089c  R11 = 0x3f5fdfe0;
    expect lane 13 R8 = 0x3f0f2f8f  R9 = 0x3efab6fb  R10 = 0x3ea540a5  R11 = 0x3f2ec1af;
    expect lane 14 R8 = 0x3f049485  R9 = 0x3ee248e2  R10 = 0x3e861086  R11 = 0x3f27e1a8;
    expect lane 15 R8 = 0x3ef2d6f3  R9 = 0x3f7d2dfd  R10 = 0x3dab40ab  R11 = 0x3f60a6e1;
}
