# Means of UNORM and SNORM of up to 16 bits: exact but for one rounding.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-10 PD-61
rules without PD-10b PD-10c PD-60 PD-61a PD-61b PD-63 PD-82b PD-108
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
texture 1 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 SNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30001000 }
bytes 0x30001000 5b d8 e4 ff 4c 7f 81 01
bytes 0x30001008 d9 01 b7 00 5c 80 ab 12
bytes 0x30001020 51 7f 69 ac 6e dc 9c 00
bytes 0x30001028 69 13 bd 4c c5 48 02 ff
bytes 0x30001040 01 c0 00 80 a0 d0 7f 80
bytes 0x30001048 65 fa d9 81 43 e3 9e 88
bytes 0x30001060 29 bf b9 94 ba fe 41 6e
bytes 0x30001068 d9 d5 80 63 76 a5 00 d1
handle 3 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 UNORM source R G B A size 16 4 address 0x30002000 }
bytes 0x30002000 48173d65 3693d580 ea9bd663 5772ab4e 08c4a892 3625feb7 a07d0a85 80808080
bytes 0x30002020 64975f80 0165017f 01010101 d62f811d 08a60c29 32538051 81818181 f801a4ea
bytes 0x30002040 0180a1e2 87d97f30 c7578042 75f20174 991fed95 80570b7f 98955415 004c8478
bytes 0x30002060 024393fb 364e0180 bf6cab7a 8113ffff fefefefe ffbfe003 97ff323a db21fe54
bytes 0x30002080 baff4edf 49ff2801 bd06b9cc 2a0189ca a6b197ea db7180b1 ebde18df 5bdc1dfa
bytes 0x300020a0 d916b99e d81fa21f 9fd0cc7f 0c000500 f11c44fe 01dc3709 f4dc2f29 ae9c6096
bytes 0x300020c0 21d892f5 d94c1369 ffffab83 815f81ae 4204424f 04d4fb7f 4d464500 00000000
bytes 0x300020e0 7f7f7f7f fee32746 fe05ddfd e0590162 46008308 37adaa4a a7c9001a ffffffff
handle 5 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 SNORM source B A G R size 16 4 address 0x30003000 }
bytes 0x30003000 fe00e7f6 ff1d4e02 c977accb 0ce909a0 2576880f 29002de3 80fffee8 79ea0126
bytes 0x30003020 01bf4dc9 ffade301 f669afbd 08857f2e 3d4b0753 4e9480ab 40407fad 00f481ea
bytes 0x30003040 e794f19e a2a902fe 0ccda3d0 c9e13e80 0055d288 81007f62 2cb58bb2 bd67acc6
bytes 0x30003060 2e66b91c 01010101 fe16b888 80808080 8187b7e7 36d510b3 e650805f 54c189c7
bytes 0x30003080 e8ead229 6c95aa01 0119ffcc a9f9fedd fe15feea 80fc1f68 a0ff607c d7e581e6
bytes 0x300030a0 81818181 571690b8 ff66354a ffbd56a2 ffd179f1 00000000 e360fe00 255f232b
bytes 0x300030c0 853a7f85 81cdca80 a48d0080 008e9780 01a0085d 62c8ebdf 6cf281fe 807f1ab2
bytes 0x300030e0 0500f120 04262081 fefefefe ffffffff 7f7f7f7f 58c6772a dc3b118f 14471380
handle 7 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 32 format R16 UNORM source R G B A size 16 4 address 0x30004000 }
bytes 0x30004000 bc46 7281 ee6e 164e f160 8ce2 8211 511e
bytes 0x30004010 0080 3eb2 c01a feff 22b4 d105 72ad 5fe4
bytes 0x30004020 037b f967 2c60 ffff a62a 04c7 ffff a534
bytes 0x30004030 cf67 e23a 26a0 9d49 0100 0080 86a8 83ac
bytes 0x30004040 1d39 158f 0000 0100 0180 be07 80e4 c8c5
bytes 0x30004050 19bb ecff c797 b111 ba5a 34fa 14f0 005c
bytes 0x30004060 2b5a 0000 0100 feff bb4b feff 92e1 942f
bytes 0x30004070 41ae ba0a e9f8 0080 0080 8f1d ff7f 660d
handle 9 texture 4 sampler 1
texture 5 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 SNORM source R G B A size 16 4 address 0x30005000 }
bytes 0x30005000 01000100 158c0180 01004ba4 f520ffff ff7f791b 5b450180 8624a621 f4028f55
bytes 0x30005020 1efe731c 3efd1dcc ffffffff c0b8ac89 1578fb7b ab3d9b84 fefffeff 4032b521
bytes 0x30005040 9d9f0180 8b273ee1 c3dc0000 0cebffff e269f62c 96da7f4d 5011a0c5 c258fe59
bytes 0x30005060 00800080 005f9163 8fa24e49 755a0abf bfd8ffff a1a56433 5cc96c9b ff7fff7f
bytes 0x30005080 52f8f092 fffff78f eff4cc9c 00809cab 0000abd0 08bdfeff 010060c8 01005f23
bytes 0x300050a0 feff1415 aee79ddf 8069e05a 22910180 2fc0b60b 5e49f9d6 f4d4ebac 53d94fa2
bytes 0x300050c0 02706fe2 a0020080 01800180 ada4bc99 00000000 fffffeff 01800080 585393a4
bytes 0x300050e0 591c801e 605cfeff 6b142e43 00800080 88bfe343 b859feff fc6dea4b cbf1559f
handle 11 texture 5 sampler 1
texture 6 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R G B A size 16 4 address 0x30006000 }
bytes 0x30006000 1d178efde5bc2bb4 72a1f54669edb19f a78ac9b5d5960080 a9d70180cc6cf9c9 d88ecfc46b9e78cb b24ab60c45480080 57360180a405af57 ff7fe5c1e0342b86
bytes 0x30006040 ffff010093798030 01004290d1f0b924 2937efbea337a1cb 0100ff7f00800180 5e569bb4feffa3d9 feff1d5e03805385 477f0000ffff5c1c ff7fff7fbbdb351e
bytes 0x30006080 9b44feff00801b7f 1cbf638cff7f4f00 ff7fff7fff7fff7f 9accd3cb2bb0ff7f 24cedf7f10eedad1 dc5e825a052662b1 b71b90c50000c866 4bbaa44cf341fdf4
bytes 0x300060c0 fefffefffefffeff 0100010001000100 0000000000000000 d321623201807959 f122729566c37ae9 0180b1bc1b0ee7fe 495779c80b6c4c4f 19720180c4ef0180
bytes 0x30006100 feffc98fff7f66a3 feffb78f8d36feff 475c07b201004b8b ffff43af1692323d ff7fa3c3dfa36965 7544feff7670f632 212520b2ee16542b b17fbdd0b720ae30
bytes 0x30006140 84bdfefffeff0080 ff7f1eabfeffb14d a80f000085f10100 350b29eb735f91b0 008001000100e142 75c4ff7f01000080 57e5e9af5c6e92bf 26c1535d03dc0247
bytes 0x30006180 de9ed4f598d78dc9 7ff6a388e712ba11 38e350f3c563d59f 5fbb07a6ff724e7f 0180018001800180 2ac1c621dd2a0180 cece2879fed09266 fcd8c078f48f0100
bytes 0x300061c0 0000b6bbc214b241 9b9b9833d8b5eff2 ffffffffffffffff 490a0acdcd391d72 ac60120e01009b6f d5b1bbd5021dadd1 0080008000800080 76e771a942976c8e
handle 13 texture 6 sampler 1
texture 7 { type TWO_D_NO_MIPMAP layout pitch 64 format A2B10G10R10 UNORM source R G B A size 16 4 address 0x30007000 }
bytes 0x30007000 fffdf75f 00001810 ad3b8532 4874bf2f 87171100 0054fcdd a28557c6 c9b63486
bytes 0x30007020 b9cf0501 6767c841 aefdff1f 01041040 8f34b917 33b0cbf0 4002c831 37191b80
bytes 0x30007040 ff4ffaf8 94e6192c f09d1a40 78fef70b fefbefbf ff07e07b d79010a0 10fd6fcf
bytes 0x30007060 69fe4fbd 5eda4ee9 d8c2238e 86011040 ead00bda 1ea8eedd c5519c25 a7ae1933
bytes 0x30007080 15fc17c7 fe37a73e 6e56aeeb 9989668a 0201adfa 48aab8db 07ff57f2 fe0f27f0
bytes 0x300070a0 d3d90d28 ffff1f5b fe971fc0 001e0883 42a6ecc9 83d9ddd4 e90400a0 4ce64f71
bytes 0x300070c0 e300407e ed0a00e3 00000000 4f00780f ffffffff ffffeff8 6ac0b48d 9e7529a3
bytes 0x300070e0 fafdfbff a307f875 010618e0 9e68cb25 000208a0 418ad076 96790bb8 04fe1fcb
handle 15 texture 7 sampler 1
texture 8 { type TWO_D_NO_MIPMAP layout pitch 64 format A2B10G10R10 SNORM source R G B A size 16 4 address 0x30008000 }
bytes 0x30008000 f2d7d036 a3730ae0 01580bfb 76eaf4a4 ad043e7b 6d56f4ad dfaeff3f e40710ae
bytes 0x30008020 13a3b1f9 93183ef7 2503f8c6 56bfe8b6 fffdf75f 00e8ae58 fefbefbf 0a05b0da
bytes 0x30008040 ffffffff 010ab2f8 ff03f858 531e96e2 15099a15 22deeb3f ff6d2da6 60deb48d
bytes 0x30008060 b01e974e 01041040 000208a0 05181fc0 85bcfeed fe8e064d fffb2ff8 2fb5a7ca
bytes 0x30008080 2e801af9 0042a509 e202e8bf d4ae7bdc feb1342c d00a0aa0 edfee72d 0cfc07a4
bytes 0x300080a0 d09a1876 010618e0 60fe3f59 b435f13e 027d4061 010497d3 58230140 2ca965fc
bytes 0x300080c0 e4c60ae0 62ab1960 00000000 83879b85 159adb97 e39afadf 4777ebb1 e90296e6
bytes 0x300080e0 7505d071 ed95f1df 58847c95 ff1f0a76 69becda2 f50280ec 6bfdf7df 0e43d614
handle 17 texture 8 sampler 1
texture 9 { type TWO_D_NO_MIPMAP layout pitch 32 format B5G6R5 UNORM source R G B A size 16 4 address 0x30009000 }
bytes 0x30009000 3e7b 3064 def7 0dec f1d9 3103 ef7b 2204
bytes 0x30009010 ac10 dd9a d005 cc02 0000 0596 220c 81ef
bytes 0x30009020 2fb9 532f be11 cb97 27c0 4bf2 2988 318c
bytes 0x30009030 6a8e d714 4a8a 128d 70e4 4367 90e5 83bf
bytes 0x30009040 0300 28d4 95dc 1084 ffff 1e86 20d3 cf85
bytes 0x30009050 8584 2287 29cc ce7b 0cd7 0d68 def6 a751
bytes 0x30009060 9f8f ec8a 3e8b 7f47 3d80 5ce5 eaa7 95fe
bytes 0x30009070 817b 0460 4ee7 7289 fc86 2108 e10b 2180
handle 19 texture 9 sampler 1
texture 10 { type TWO_D_NO_MIPMAP layout pitch 32 format A1B5G5R5 UNORM source R G B A size 16 4 address 0x3000a000 }
bytes 0x3000a000 6f44 4926 0000 7e7c 04c6 4a02 de7b c6a3
bytes 0x3000a010 dcc6 22e7 9800 7b7d 1304 3146 11c2 523f
bytes 0x3000a020 e06b cf44 c896 2137 23e0 2264 f848 df5c
bytes 0x3000a030 138c feed 3162 0afa 3e49 047b 1646 e80c
bytes 0x3000a040 1139 1cf9 20ef e279 4cbd 2184 2710 e2d0
bytes 0x3000a050 7800 a108 73e0 fc78 7340 10c2 3345 2b86
bytes 0x3000a060 7ecf ef3d 4737 7e6b e201 b852 0fbf 7065
bytes 0x3000a070 a63c 8d89 60bf e938 bdbc 80f9 ffff 3046
handle 21 texture 10 sampler 1
texture 11 { type TWO_D_NO_MIPMAP layout pitch 32 format G4R4 UNORM source R G B A size 16 4 address 0x3000b000 }
bytes 0x3000b000 88 ef 29 64 e0 04 73 91
bytes 0x3000b008 ff 70 6e 6d 8f ee 9a 7e
bytes 0x3000b020 00 5b c8 fd d5 18 ff 7c
bytes 0x3000b028 11 aa e3 79 9a 2f b0 b4
bytes 0x3000b040 87 9e 7e 11 71 bf 0c 67
bytes 0x3000b048 a4 52 01 9f a2 19 f5 49
bytes 0x3000b060 7a 77 78 50 58 aa 34 c0
bytes 0x3000b068 66 78 ed 16 6f 78 8f 99
handle 23 texture 11 sampler 1
texture 12 { type TWO_D_NO_MIPMAP layout pitch 32 format B6G5R5 SNORM source R G B A size 16 4 address 0x3000c000 G_DATA_TYPE 1 B_DATA_TYPE 2 }
bytes 0x3000c000 1082 e5db dee3 e593 ef7d 3db9 ffff e0d1
bytes 0x3000c010 d0b7 3050 79d0 defb 144d c807 60ce 2c71
bytes 0x3000c020 faa7 1efa 8acd 3650 1f90 2450 e07b 5278
bytes 0x3000c030 e360 f00d 3fae eeb1 2104 3186 62ab 84a2
bytes 0x3000c040 57ea cf3f 440a 2426 7193 f4c3 bff9 bf59
bytes 0x3000c050 96e9 3f02 ce53 ea47 3a06 62ba 0000 b885
bytes 0x3000c060 de87 6487 2fe2 21b9 cf07 cd83 6133 06f7
bytes 0x3000c070 1850 3ea4 c284 4100 0c71 957c 11f2 cc70
handle 25 texture 12 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f057800) bits(0x3eeb8000) bits(0x3f83f800) bits(0x3ecff000) bits(0x3f481000) bits(0x3f800800) bits(0xbf83f400) bits(0xbf7ff800) bits(0x3f840800) bits(0xbeff3000) bits(0xbf3f4800) bits(0x3e3fe000) bits(0x3f840400) bits(0x40020000) bits(0x3ffc0c00) bits(0x40000400) ... }
    t = { bits(0x3effc000) bits(0x3f7fe000) bits(0x3ff75000) bits(0x3f800000) bits(0x40252800) bits(0xbfc7e000) bits(0x3a000000) bits(0x3f901000) bits(0x3ed18000) bits(0xbf5f4000) bits(0xbe010000) bits(0x3dff0000) bits(0x3dff0000) bits(0xbe008000) bits(0x3e018000) bits(0xbfa39000) ... }
    expect lane 0 R8 = 0x3e045454  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e0d2525  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f392d2d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3cb0b0b1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3d7bba9b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f4d8b8c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f3c3c3c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f018182  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f645e5e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f026f6f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f764848  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3efefeff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eaeaeaf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f55d5d6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eb14d4d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3ef07878  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xbf840400) bits(0x3fe73800) bits(0x3e202000) bits(0xbf840800) bits(0x3faf7000) bits(0x3f8c5c00) bits(0x401cd400) bits(0x3f555000) bits(0x3f800400) bits(0x3f77f800) bits(0x3f781000) bits(0x3d018000) bits(0x3ddd4000) bits(0xbed31000) bits(0x3ee17000) bits(0x40349200) ... }
    t = { bits(0xbec80000) bits(0x00000000) bits(0x3fefe000) bits(0xbfe5d000) bits(0xbf630000) bits(0x3ff41000) bits(0xba800000) bits(0xbfb6d000) bits(0x3f600000) bits(0x3e010000) bits(0x3f7fe000) bits(0x3f4b6000) bits(0x3ff00000) bits(0xbf8fb000) bits(0xbdfe0000) bits(0x3e008000) ... }
    expect lane 0 R8 = 0x3ea1a1a2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f169697  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f7f5656  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f1ae8e9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3eba8a8b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f460606  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f171515  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f274bfa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f55d5d6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eaffdfe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f169697  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f3eafcc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f1d6363  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f760c0c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3d484808  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3eaeaeaf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840400) bits(0x40020000) bits(0x3ffc0800) bits(0x3f780000) bits(0x40020000) bits(0x3f780800) bits(0x40000200) bits(0x3d018000) bits(0x3f800800) bits(0xbe396000) bits(0x3d000000) bits(0xb9800000) bits(0x3ffff800) bits(0xb9800000) bits(0x3ff23800) bits(0x3f923800) ... }
    t = { bits(0x3f16a000) bits(0x3f200000) bits(0x3cdc0000) bits(0x3ea4c000) bits(0xbfa1b000) bits(0xbf900000) bits(0xbecc4000) bits(0xbeb80000) bits(0x3ec68000) bits(0x3f220000) bits(0xbf5fa000) bits(0xbf800000) bits(0x3fefe000) bits(0x3ff03000) bits(0xbe008000) bits(0x3dfe0000) ... }
    expect lane 0 R8 = 0xbf4e4891  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf4e4891;
    expect lane 1 R8 = 0xbf71e3c8  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf71e3c8;
    expect lane 2 R8 = 0xbd6e5cb9  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbd6e5cb9;
    expect lane 3 R8 = 0x3cc20408  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3cc20408;
    expect lane 4 R8 = 0xbf305cb9  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf305cb9;
    expect lane 5 R8 = 0xbebd7af6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbebd7af6;
    expect lane 6 R8 = 0xbf5b66ce  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf5b66ce;
    expect lane 7 R8 = 0x3cbfb76f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3cbfb76f;
    expect lane 8 R8 = 0xbd63264d  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbd63264d;
    expect lane 9 R8 = 0x3c912245  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3c912245;
    expect lane 10 R8 = 0x3f37468d  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f37468d;
    expect lane 11 R8 = 0x3f050a14  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f050a14;
    expect lane 12 R8 = 0xbebea143  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbebea143;
    expect lane 13 R8 = 0x3ea6ddbb  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea6ddbb;
    expect lane 14 R8 = 0xbebd7af6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbebd7af6;
    expect lane 15 R8 = 0x3e0f162c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e0f162c;
}

warp 3 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x39000000) bits(0x3cff0000) bits(0x3f881000) bits(0xbcfe0000) bits(0x3f840800) bits(0xbfec9c00) bits(0x40020400) bits(0xbf6c5000) bits(0xbd000000) bits(0x3f840400) bits(0x3f961400) bits(0x40000600) bits(0x3fc0d000) bits(0x3d008000) bits(0x3f780000) bits(0x40394800) ... }
    t = { bits(0xbf49e000) bits(0xbf901000) bits(0xbf604000) bits(0x40080000) bits(0x3a800000) bits(0x3f79a000) bits(0x3ff00000) bits(0x3f900000) bits(0xbfcec000) bits(0x401fe000) bits(0xbe000000) bits(0x40081000) bits(0x3f801000) bits(0xbf7fa000) bits(0x4002a000) bits(0x3f604000) ... }
    expect lane 0 R8 = 0x3f308102  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f308102;
    expect lane 1 R8 = 0x3ea54a95  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea54a95;
    expect lane 2 R8 = 0x3e0f162c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e0f162c;
    expect lane 3 R8 = 0x3f376ede  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f376ede;
    expect lane 4 R8 = 0xbde5bb77  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbde5bb77;
    expect lane 5 R8 = 0x3ef59b36  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ef59b36;
    expect lane 6 R8 = 0xbebd7af6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbebd7af6;
    expect lane 7 R8 = 0x3f376ede  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f376ede;
    expect lane 8 R8 = 0x3f1cf9f4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f1cf9f4;
    expect lane 9 R8 = 0xbef02851  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbef02851;
    expect lane 10 R8 = 0xbebd7af6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbebd7af6;
    expect lane 11 R8 = 0x3e108912  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e108912;
    expect lane 12 R8 = 0xbde9d3a7  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbde9d3a7;
    expect lane 13 R8 = 0x3f05d3a7  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f05d3a7;
    expect lane 14 R8 = 0xbcf76ede  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbcf76ede;
    expect lane 15 R8 = 0xbebc74ea  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbebc74ea;
}

warp 4 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3f780800) bits(0xbe7d0000) bits(0x3ffe1800) bits(0xb9800000) bits(0xbf780800) bits(0x3e200000) bits(0x3f91b400) bits(0xbf850c00) bits(0x3e900000) bits(0x3f800800) bits(0x400e8c00) bits(0x3ebfe000) bits(0x3fd0f000) bits(0xbdf18000) bits(0xbf9ae000) bits(0x3f7da000) ... }
    t = { bits(0x3feff000) bits(0x40081800) bits(0x3fe9c000) bits(0x3f1fe000) bits(0xbf8fe000) bits(0x3e7f0000) bits(0xbfa34000) bits(0x3e954000) bits(0x3f602000) bits(0x4017a000) bits(0x402e7800) bits(0x40081800) bits(0x3f8fe000) bits(0x3f800000) bits(0x40125800) bits(0x3f7fc000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e8f7373  R9 = 0x3dbf4f4f  R10 = 0x3e781818  R11 = 0x3eccc0c1;
    expect lane 2 R8 = 0x3f701e1e  R9 = 0x3f6c9697  R10 = 0x3f60d2d3  R11 = 0x3f6b6969;
    expect lane 3 R8 = 0x3f3ababb  R9 = 0x3f800000  R10 = 0x3e9c9c9d  R11 = 0x3f5fdfe0;
    expect lane 4 R8 = 0x3e052121  R9 = 0x3f581717  R10 = 0x3f123d3d  R11 = 0x3f756565;
    expect lane 5 R8 = 0x3f597c7c  R9 = 0x3ef37b7b  R10 = 0x3f2c0202  R11 = 0x3ea5e7e8;
    expect lane 6 R8 = 0x3f4f1515  R9 = 0x3f443636  R10 = 0x3f1ff9fa  R11 = 0x3f409697;
    expect lane 7 R8 = 0x3dc79798  R9 = 0x3eba2e2e  R10 = 0x3effcfd0  R11 = 0x3f38babb;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3c808081  R10 = 0x3e848485  R11 = 0x3e9e9e9f;
    expect lane 9 R8 = 0x3f5c8a8b  R9 = 0x3e018182  R10 = 0x3f7ce0e1  R11 = 0x3eafb7b8;
    expect lane 10 R8 = 0x3f4fb7b8  R9 = 0x3f44fcfd  R10 = 0x3f213939  R11 = 0x3f416969;
    expect lane 11 R8 = 0x3ed687d0  R9 = 0x3ea286ef  R10 = 0x3f04cd53  R11 = 0x3f1e2899;
    expect lane 12 R8 = 0x3f790000  R9 = 0x3c000000  R10 = 0x3f250000  R11 = 0x3f6b0000;
    expect lane 13 R8 = 0x3e52d2d3  R9 = 0x3eefeff0  R10 = 0x3ecfcfd0  R11 = 0x3f2dadae;
    expect lane 14 R8 = 0x3dd08081  R9 = 0x3eb6e2e3  R10 = 0x3efcacad  R11 = 0x3f36c4c5;
    expect lane 15 R8 = 0x3f7c8384  R9 = 0x3f017f7f  R10 = 0x3f52adae  R11 = 0x3f758a8b;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3cf10000) bits(0x3f8d4000) bits(0xbffec400) bits(0x3f081800) bits(0x3ecfe000) bits(0x3ffc0400) bits(0x3ffc0c00) bits(0x403b1000) bits(0x4037a600) bits(0xbf20a800) bits(0x40007400) bits(0xbf780000) bits(0x401e0600) bits(0x3f7ff000) bits(0x403b4800) bits(0x3f7ff000) ... }
    t = { bits(0x3fb56000) bits(0x3e000000) bits(0x3d880000) bits(0xbf7fa000) bits(0xbf756000) bits(0x3dff0000) bits(0xbf9ce000) bits(0x3f714000) bits(0xbdcf0000) bits(0x3f256000) bits(0x3f901000) bits(0x3ff01000) bits(0x40000000) bits(0x3f206000) bits(0x40392800) bits(0xbdff0000) ... }
    expect lane 0 R8 = 0x3e00cccd  R9 = 0x3f15eaeb  R10 = 0x3f13a2a3  R11 = 0x3f626161;
    expect lane 1 R8 = 0x3f78f8f9  R9 = 0x3b808081  R10 = 0x3f24a4a5  R11 = 0x3f6aeaeb;
    expect lane 2 R8 = 0x3e7c6c6c  R9 = 0x3e890101  R10 = 0x3ea27a7a  R11 = 0x3f074747;
    expect lane 3 R8 = 0x3ee3a899  R9 = 0x3f0beb94  R10 = 0x3edcf0c1  R11 = 0x3eff9151;
    expect lane 4 R8 = 0x3f044359  R9 = 0x3ed5cc54  R10 = 0x3df67fe0  R11 = 0x3eb1edaa;
    expect lane 5 R8 = 0x3f78f8f9  R9 = 0x3b808081  R10 = 0x3f24a4a5  R11 = 0x3f6aeaeb;
    expect lane 6 R8 = 0x3f5f4848  R9 = 0x3f580303  R10 = 0x3f3fc6c7  R11 = 0x3f559697;
    expect lane 7 R8 = 0x3f7e1b1b  R9 = 0x3f3b4545  R10 = 0x3f676060  R11 = 0x3f7a5151;
    expect lane 8 R8 = 0x3f7f5757  R9 = 0x3f681818  R10 = 0x3f776f6f  R11 = 0x3f7e0606;
    expect lane 9 R8 = 0x3f2d8788  R9 = 0x3f7ca2a3  R10 = 0x3ea85858  R11 = 0x3f61c5c6;
    expect lane 10 R8 = 0x3f78f8f9  R9 = 0x3b808081  R10 = 0x3f24a4a5  R11 = 0x3f6aeaeb;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3f58d8d9  R10 = 0x3f129293  R11 = 0x3f75f5f6;
    expect lane 12 R8 = 0x3f7c7c7c  R9 = 0x3f008081  R10 = 0x3f525252  R11 = 0x3f757575;
    expect lane 13 R8 = 0x3f2f5151  R9 = 0x3f1d6363  R10 = 0x3ec33f3f  R11 = 0x3f176969;
    expect lane 14 R8 = 0x3f7f8182  R9 = 0x3f6e1212  R10 = 0x3f799394  R11 = 0x3f7e8485;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83fc00) bits(0x3ffc0000) bits(0xbe816000) bits(0x3f07f800) bits(0xbf781000) bits(0xbf7fe800) bits(0x40185e00) bits(0x3fe3e000) bits(0x3f780000) bits(0x40274000) bits(0x3d010000) bits(0x3d1b8000) bits(0xbf800400) bits(0x3f800000) bits(0xbd510000) bits(0x40000600) ... }
    t = { bits(0x3f950000) bits(0x3f901000) bits(0xbdfe0000) bits(0x3e0b0000) bits(0xbe0f0000) bits(0x3e800000) bits(0xba000000) bits(0x4034a000) bits(0xbc300000) bits(0x3ffff000) bits(0x3dfe0000) bits(0x3f002000) bits(0xbfb9b000) bits(0x3ff00000) bits(0x00000000) bits(0xbf604000) ... }
    expect lane 0 R8 = 0xbe3cf9f4  R9 = 0xbe3f7efe  R10 = 0xbe081020  R11 = 0xbd3468d2;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbe3162c6  R10 = 0xbdc18306  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f7ecd9b  R9 = 0xbf770c18  R10 = 0x3ee8e9d4  R11 = 0xbf76fbf8;
    expect lane 3 R8 = 0x3f0e64ca  R9 = 0xbecf5ab5  R10 = 0xbee91e3c  R11 = 0x3cbd3a75;
    expect lane 4 R8 = 0x3f6b9122  R9 = 0xbf649122  R10 = 0x3ed6eddc  R11 = 0xbf6c3e7d;
    expect lane 5 R8 = 0xbe214285  R9 = 0xbed9b367  R10 = 0xbed9b367  R11 = 0xbdd9b367;
    expect lane 6 R8 = 0xbed9b367  R9 = 0xbf162c59  R10 = 0x3e6ddbb7  R11 = 0x3da14285;
    expect lane 7 R8 = 0x3e3468d2  R9 = 0xbf37b76f  R10 = 0x3f1952a5  R11 = 0x3e3e2c59;
    expect lane 8 R8 = 0xbec068d2  R9 = 0xbf1f4489  R10 = 0x3e854e9d  R11 = 0x3daf1e3c;
    expect lane 9 R8 = 0xbed9b367  R9 = 0xbf162c59  R10 = 0x3e6ddbb7  R11 = 0x3da14285;
    expect lane 10 R8 = 0xbe419408  R9 = 0xbda7a041  R10 = 0x3b2e4891  R11 = 0xbc9f3fbf;
    expect lane 11 R8 = 0xbe800810  R9 = 0xbe4d1a34  R10 = 0xbf0a1428  R11 = 0xbe29c387;
    expect lane 12 R8 = 0xbe935ebd  R9 = 0xbc2e5cb9  R10 = 0xbec254a9  R11 = 0xbe43f7f0;
    expect lane 13 R8 = 0x3e193265  R9 = 0xbf800000  R10 = 0x3f0f1e3c  R11 = 0x3e214285;
    expect lane 14 R8 = 0x3ecd9b36  R9 = 0xbf060c18  R10 = 0x3e69d3a7  R11 = 0xbefbf7f0;
    expect lane 15 R8 = 0xbf7ed9b3  R9 = 0xbe34b163  R10 = 0xbdbc4891  R11 = 0x3a214285;
}

warp 7 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xbf800400) bits(0x3f207800) bits(0xbf77f000) bits(0xbf7fe800) bits(0x3f3c8800) bits(0xbf800000) bits(0xb9800000) bits(0x3d000000) bits(0x3f77f000) bits(0xbf800000) bits(0x40020400) bits(0x3f8d4400) bits(0x400e0600) bits(0x3f83f800) bits(0xbffb5000) bits(0x3ff75800) ... }
    t = { bits(0x00000000) bits(0x3e804000) bits(0xbf600000) bits(0x3f801000) bits(0x3f7fc000) bits(0x3ff02000) bits(0x40062000) bits(0x3dfe0000) bits(0x3f200000) bits(0xbfc60000) bits(0xbe008000) bits(0xbf802000) bits(0xbf548000) bits(0x40080800) bits(0x3f200000) bits(0x3ec00000) ... }
    expect lane 0 R8 = 0x3ecd9b36  R9 = 0xbf060c18  R10 = 0x3e69d3a7  R11 = 0xbefbf7f0;
    expect lane 1 R8 = 0xbebe4c99  R9 = 0xbec65cb9  R10 = 0x3dea1428  R11 = 0xbccd9b36;
    expect lane 2 R8 = 0xbe499326  R9 = 0xbda14285  R10 = 0x00000000  R11 = 0xbc810204;
    expect lane 3 R8 = 0x3ecd9b36  R9 = 0xbf060c18  R10 = 0x3e69d3a7  R11 = 0xbefbf7f0;
    expect lane 4 R8 = 0x3f00cd1a  R9 = 0x3eb7ea34  R10 = 0xbdfe172e  R11 = 0x3e69d469;
    expect lane 5 R8 = 0x3f7ecd9b  R9 = 0xbf770c18  R10 = 0x3ee8e9d4  R11 = 0xbf76fbf8;
    expect lane 6 R8 = 0xbd67cf9f  R9 = 0xbe3b66ce  R10 = 0x3d5b366d  R11 = 0xbe0274ea;
    expect lane 7 R8 = 0xbe44c993  R9 = 0xbda860c2  R10 = 0x3ae9d3a7  R11 = 0xbc9f7efe;
    expect lane 8 R8 = 0x3e8c850a  R9 = 0x3eacad5b  R10 = 0x3f3f8102  R11 = 0x3e942041;
    expect lane 9 R8 = 0xbe470e1c  R9 = 0xbedbf7f0  R10 = 0xbf23870e  R11 = 0xbe470e1c;
    expect lane 10 R8 = 0x3e193265  R9 = 0xbf800000  R10 = 0x3f0f1e3c  R11 = 0x3e214285;
    expect lane 11 R8 = 0xbed766ce  R9 = 0xbf170000  R10 = 0x3e7078f2  R11 = 0x3da2850a;
    expect lane 12 R8 = 0xbf7d1a34  R9 = 0xbe641830  R10 = 0xbe2aa54b  R11 = 0x3df366ce;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbe3162c6  R10 = 0xbdc18306  R11 = 0x00000000;
    expect lane 14 R8 = 0xbeb972e6  R9 = 0x3ea54a95  R10 = 0xbe3162c6  R11 = 0xbe418306;
    expect lane 15 R8 = 0xbf6fdfbf  R9 = 0xbee5cb97  R10 = 0xbefdfbf8  R11 = 0x3f2952a5;
}

warp 8 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbf9ea800) bits(0x3ffc0c00) bits(0x3ffc0800) bits(0xbf77e800) bits(0x3dbf8000) bits(0x3f500800) bits(0x3edd9000) bits(0x40020000) bits(0xbe877000) bits(0x3d2a0000) bits(0x40027600) bits(0x3fee9c00) bits(0x39c00000) bits(0x3f800400) bits(0x3f836c00) bits(0x3f47f800) ... }
    t = { bits(0x3f006000) bits(0xbffb4000) bits(0x3cfc0000) bits(0x3f402000) bits(0x4025c800) bits(0x40081000) bits(0xbe070000) bits(0xbf600000) bits(0x40081800) bits(0x3a000000) bits(0xbf901000) bits(0x3e80c000) bits(0x3e018000) bits(0x3f200000) bits(0xbf7fe000) bits(0xbf901000) ... }
    expect lane 0 R8 = 0x3eb3191b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f18cc0f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f13c234  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e934893  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f094e66  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3eb9b9c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f1842dd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f645fe4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e8e49aa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e9bbe6a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d5660d6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f480210  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e8e49aa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3eb800b8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ef1c5f2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f000080  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xb9000000) bits(0xbcfe0000) bits(0x3d000000) bits(0xbfaae000) bits(0x3ed03000) bits(0xbdcb4000) bits(0x3f581000) bits(0xbfc23c00) bits(0x3cff0000) bits(0x3fe8d000) bits(0xbf7fe800) bits(0xbffb5400) bits(0x3ffc0000) bits(0x3fca8400) bits(0xbcfd0000) bits(0xbf682800) ... }
    t = { bits(0xbf882000) bits(0x3f903000) bits(0xbf5fa000) bits(0x3dcd0000) bits(0x3fb38000) bits(0x3fcb5000) bits(0x3f902000) bits(0x3f8ff000) bits(0xbf800000) bits(0x3fd81000) bits(0xbe000000) bits(0x3f8fa000) bits(0xbfafd000) bits(0xbfd1c000) bits(0xbf8a9000) bits(0xbf802000) ... }
    expect lane 0 R8 = 0x3eaac609  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e8e49aa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e8e49aa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e916b1d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7b8d27  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e85cace  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3cde4afb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e8d788d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ea0e7a1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e90b391  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eb456b4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e8ded28  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eb6c64f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f2f91b8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eada886  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3ea10e7f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0xb9800000) bits(0x3e900000) bits(0xbf800800) bits(0x3f83f800) bits(0x3f800c00) bits(0x40177a00) bits(0x3edd0000) bits(0xbf89b800) bits(0x3d808000) bits(0xbf7ff000) bits(0x3f700000) bits(0x3f101800) bits(0x3f840400) bits(0xbf323000) bits(0xbf800800) bits(0x3ecff000) ... }
    t = { bits(0xbdfe0000) bits(0x3dc50000) bits(0x3f204000) bits(0x3f5fc000) bits(0xbf5fe000) bits(0x3f3ba000) bits(0xbf770000) bits(0x3e010000) bits(0xbf600000) bits(0x3f002000) bits(0x3a800000) bits(0x3ebf8000) bits(0xbf802000) bits(0xbf902000) bits(0x3fda5000) bits(0x3f604000) ... }
    expect lane 0 R8 = 0x3f5f25bc  R9 = 0xbe6b9d47  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f620000  R9 = 0x3e420814  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbd66cbce  R9 = 0xbf5982b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbde4d94a  R9 = 0xbf41518f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ec90192  R9 = 0x3e86d50e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbe614d43  R9 = 0xbf3df254  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbb77312e  R9 = 0xbd33005a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbb3ec97e  R9 = 0xbb7e01fc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbee9a583  R9 = 0xbf00ff02  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbed023a0  R9 = 0xbf6d10da  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e91ab11  R9 = 0x3cd5f02c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbdeb531b  R9 = 0xbdc6fe1b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e0e2974  R9 = 0xbe7fed00  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f5f165e  R9 = 0xbe6f05d6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e7544eb  R9 = 0xbf2733f2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf7eb6f3  R9 = 0xbf7ebcb3  R10 = 0x00000000  R11 = 0x00000000;
}

warp 11 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbfc00) bits(0xbf780800) bits(0x3f800c00) bits(0xbead5000) bits(0x3ef20000) bits(0x3f781800) bits(0xbf83f400) bits(0x400a6a00) bits(0x3fb04000) bits(0x3f501000) bits(0x3de4c000) bits(0x3f700800) bits(0x3eb03000) bits(0x3f242000) bits(0x3ffc0400) bits(0xbf840400) ... }
    t = { bits(0xbfa90000) bits(0xbf7fc000) bits(0x3f602000) bits(0x3fac0000) bits(0x3f604000) bits(0x3dfe0000) bits(0x3f5e2000) bits(0x3fd8e000) bits(0xbd180000) bits(0x4019b800) bits(0x3f800000) bits(0x4011a000) bits(0xbff63000) bits(0x3f900000) bits(0x40008800) bits(0x3e010000) ... }
    expect lane 0 R8 = 0xbe854c0b  R9 = 0xbf3cb0d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ede47b9  R9 = 0xbdeaa8b5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf28ae51  R9 = 0xbf5fffc0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f1f36dc  R9 = 0xbf265216  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ec7ffbc  R9 = 0x3e84cb8a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f588ab1  R9 = 0xbe8034e0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbe7f1fbe  R9 = 0xbf3d0a26  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d87432f  R9 = 0xbecb5697  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbee54a09  R9 = 0x3e2b7ea1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbeeb1752  R9 = 0xbf758287  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e804be5  R9 = 0x3def5f5f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3edda283  R9 = 0xbf4c5c77  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbbabbf57  R9 = 0xbdc91d52  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e204a81  R9 = 0xbe5b41b7  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbb3ec97e  R9 = 0xbb7e01fc  R10 = 0x00000000  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xbf36d000) bits(0x40020600) bits(0x3f780800) bits(0xbff51400) bits(0x3e8ff000) bits(0x3f815400) bits(0xbfbbc000) bits(0x39c00000) bits(0x3f301000) bits(0x3f840c00) bits(0x3ffc0c00) bits(0x3f77f000) bits(0x40000600) bits(0x3eaff000) bits(0x39000000) bits(0xbde00000) ... }
    t = { bits(0xbdfe0000) bits(0x3f006000) bits(0xbfa0d000) bits(0x3f72c000) bits(0x3f900000) bits(0x3f903000) bits(0x40206000) bits(0xbf47c000) bits(0x3f49e000) bits(0x3e530000) bits(0x3ac00000) bits(0x40061000) bits(0x403ea800) bits(0x3f3fe000) bits(0xbf802000) bits(0x3f5fe000) ... }
    expect lane 0 R8 = 0x3f1e56dd  R9 = 0x3f75dcb0  R10 = 0x3f577e24  R11 = 0x3f497867;
    expect lane 1 R8 = 0x3f1a3e34  R9 = 0x3edcca25  R10 = 0x3f65bce4  R11 = 0x3ec61fca;
    expect lane 2 R8 = 0x3f5368f3  R9 = 0x3f0199ce  R10 = 0x3f3b3fc1  R11 = 0x3ed215da;
    expect lane 3 R8 = 0x3eee31d8  R9 = 0x3f781876  R10 = 0x3f4fc65f  R11 = 0x3f434a0d;
    expect lane 4 R8 = 0x3f0ed88f  R9 = 0x3f44cfc5  R10 = 0x3f1e6b9e  R11 = 0x3f4b78cb;
    expect lane 5 R8 = 0x3effc768  R9 = 0x3effff08  R10 = 0x3f5be3ee  R11 = 0x3df7c5b8;
    expect lane 6 R8 = 0x3f26b179  R9 = 0x3f454307  R10 = 0x3efffff4  R11 = 0x3f121ad4;
    expect lane 7 R8 = 0x3e216799  R9 = 0x3f7e7b6e  R10 = 0x3f25d2e1  R11 = 0x3f201090;
    expect lane 8 R8 = 0x3eb6b661  R9 = 0x3f3fe225  R10 = 0x3f202de9  R11 = 0x3f17aa75;
    expect lane 9 R8 = 0x3ef6fbd3  R9 = 0x3f000026  R10 = 0x3f623acd  R11 = 0x3e77a988;
    expect lane 10 R8 = 0x3f32ec45  R9 = 0x3f1465b0  R10 = 0x3f3a082c  R11 = 0x3eaae0cf;
    expect lane 11 R8 = 0x3f0c79cc  R9 = 0x3f048ecf  R10 = 0x3f538e3b  R11 = 0x3e2f21d8;
    expect lane 12 R8 = 0x3f3c9f77  R9 = 0x3f184864  R10 = 0x3f339cce  R11 = 0x3ebfeb34;
    expect lane 13 R8 = 0x3f02d003  R9 = 0x3f10e291  R10 = 0x3e9b539b  R11 = 0x3eb2f7b3;
    expect lane 14 R8 = 0x3eb70b39  R9 = 0x3f79aa40  R10 = 0x3f4a59fd  R11 = 0x3f3ef221;
    expect lane 15 R8 = 0x3f1ede9f  R9 = 0x3f75d4f6  R10 = 0x3f5798d8  R11 = 0x3f498dca;
}

warp 13 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0x3f701800) bits(0x3f840000) bits(0xbf780000) bits(0x40020400) bits(0x40020600) bits(0xbfdefc00) bits(0x3ffc0c00) bits(0xb9800000) bits(0x3ffc0c00) bits(0x3fe9dc00) bits(0xbd008000) bits(0xbf800800) bits(0x3f300800) bits(0x40000000) bits(0x3f3b3000) bits(0x3f83f800) ... }
    t = { bits(0x3da90000) bits(0x3fffe000) bits(0x4007f000) bits(0xbdfd0000) bits(0xbef30000) bits(0xbf901000) bits(0x3e018000) bits(0xbf901000) bits(0xbe008000) bits(0xbf953000) bits(0x3f206000) bits(0x3e010000) bits(0xbf801000) bits(0x3fb40000) bits(0x40000000) bits(0x3f200000) ... }
    expect lane 0 R8 = 0x3f08bc6a  R9 = 0x3e9ee3b1  R10 = 0x3f5cc77b  R11 = 0x3e3e1618;
    expect lane 1 R8 = 0x3f3422ab  R9 = 0x3f14e207  R10 = 0x3f393ac0  R11 = 0x3ead821c;
    expect lane 2 R8 = 0x3dbd26c5  R9 = 0x3f7d8744  R10 = 0x3f3d0070  R11 = 0x3f344116;
    expect lane 3 R8 = 0x3f66a7f9  R9 = 0x3f291ec5  R10 = 0x3f17cb8a  R11 = 0x3f0d8c20;
    expect lane 4 R8 = 0x3f21a774  R9 = 0x3ed6497e  R10 = 0x3f63e2ca  R11 = 0x3ebb6fef;
    expect lane 5 R8 = 0x3f1ede9f  R9 = 0x3f75d4f6  R10 = 0x3f5798d8  R11 = 0x3f498dca;
    expect lane 6 R8 = 0x3effc768  R9 = 0x3effff08  R10 = 0x3f5be3ee  R11 = 0x3df7c5b8;
    expect lane 7 R8 = 0x3f1ede9f  R9 = 0x3f75d4f6  R10 = 0x3f5798d8  R11 = 0x3f498dca;
    expect lane 8 R8 = 0x3f6776e7  R9 = 0x3f2971a9  R10 = 0x3f174297  R11 = 0x3f0e6c8e;
    expect lane 9 R8 = 0x3f612dc1  R9 = 0x3f1cf4b1  R10 = 0x3f228a4d  R11 = 0x3f02b51f;
    expect lane 10 R8 = 0x3f7f3cbf  R9 = 0x3f1095a7  R10 = 0x3f00aeb3  R11 = 0x3f23b2f2;
    expect lane 11 R8 = 0x3dba54aa  R9 = 0x3f7d916e  R10 = 0x3f3ca8d8  R11 = 0x3f33f6a4;
    expect lane 12 R8 = 0x3ea0b9a1  R9 = 0x3f42fe83  R10 = 0x3ef8b879  R11 = 0x3f2f702f;
    expect lane 13 R8 = 0x3ef7f638  R9 = 0x3ef75777  R10 = 0x3f6d4ccd  R11 = 0x3ef1c332;
    expect lane 14 R8 = 0x3db2d1b3  R9 = 0x3f18bcef  R10 = 0x3ec7c9be  R11 = 0x3f01bd32;
    expect lane 15 R8 = 0x3f4126c1  R9 = 0x3ebaa6bb  R10 = 0x3f5c03dc  R11 = 0x3e8e048e;
}

warp 14 {
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffff800) bits(0xbfd34000) bits(0x3fbcc400) bits(0xbcfd0000) bits(0xbe8c7000) bits(0x3ffc0800) bits(0x3f840800) bits(0xbfb3f000) bits(0x40198e00) bits(0x3ff70400) bits(0x3ffbfc00) bits(0xbf9dd800) bits(0x00000000) bits(0x3fb69400) bits(0x3f780800) bits(0x3edbb000) ... }
    t = { bits(0x3f602000) bits(0x3ff70000) bits(0x3f5fe000) bits(0x3f470000) bits(0xbdfe0000) bits(0x3f158000) bits(0x3f901000) bits(0xbf5fa000) bits(0xbf901000) bits(0x3f7fe000) bits(0xbf802000) bits(0x3f903000) bits(0x3a800000) bits(0x40361000) bits(0xbe010000) bits(0x3f200000) ... }
    expect lane 0 R8 = 0x3f012048  R9 = 0x3f800000  R10 = 0x3e312c4b  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e90b42d  R9 = 0x3ddfc7f2  R10 = 0x3f5eb1ac  R11 = 0x3eaaaaab;
    expect lane 2 R8 = 0x3f012048  R9 = 0x3f800000  R10 = 0x3e312c4b  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e12acab  R9 = 0x3e47cdf3  R10 = 0x3f22edbb  R11 = 0x3f180000;
    expect lane 4 R8 = 0x3e645515  R9 = 0x3affbff0  R10 = 0x3f78c4f1  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3f16e138  R9 = 0x3f6e288a  R10 = 0x3f466219  R11 = 0x3e8eaaab;
    expect lane 6 R8 = 0x3e9ba6ea  R9 = 0x3f31ac6b  R10 = 0x3a802008  R11 = 0x3f2aaaab;
    expect lane 7 R8 = 0x3f00e038  R9 = 0x3f002a0b  R10 = 0x3f00a82a  R11 = 0x3ead5555;
    expect lane 8 R8 = 0x3f012048  R9 = 0x3f800000  R10 = 0x3e312c4b  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3ecef3bd  R9 = 0x3f58d636  R10 = 0x3db22c8b  R11 = 0x3f555555;
    expect lane 10 R8 = 0x3ecf5a57  R9 = 0x3f592489  R10 = 0x3db38ce3  R11 = 0x3f55aaab;
    expect lane 11 R8 = 0x3f00e038  R9 = 0x3f002a0b  R10 = 0x3f00a82a  R11 = 0x3ead5555;
    expect lane 12 R8 = 0x3eb93c4f  R9 = 0x3e80dfb8  R10 = 0x3f3c15c5  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3f034ed4  R9 = 0x3f7fd174  R10 = 0x3e7b3bcf  R11 = 0x3f6b5555;
    expect lane 14 R8 = 0x3f01324d  R9 = 0x3f7ffe80  R10 = 0x3e338fe4  R11 = 0x3f7f5555;
    expect lane 15 R8 = 0x3f58a2a9  R9 = 0x3ef4b92e  R10 = 0x3f463b0f  R11 = 0x3f800000;
}

warp 15 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0xbeee9000) bits(0xbf42b000) bits(0xbf0bd000) bits(0x3ffff800) bits(0x3fd14c00) bits(0x3d008000) bits(0xbf13f000) bits(0x3fcf6000) bits(0xbfd44400) bits(0xbfe06c00) bits(0xbf77f800) bits(0x4031da00) bits(0xbf2f3000) bits(0x3feb2c00) bits(0xbf83f800) bits(0xbf840400) ... }
    t = { bits(0x3f8ff000) bits(0x3ff00000) bits(0x3f600000) bits(0x3f206000) bits(0x3f902000) bits(0x400b7800) bits(0xbfeb8000) bits(0x3fa4a000) bits(0x40325800) bits(0x3f902000) bits(0xbf54a000) bits(0x402e0800) bits(0x3f204000) bits(0x3ffff000) bits(0x3dff0000) bits(0x3f5fe000) ... }
    expect lane 0 R8 = 0x3effbff0  R9 = 0x3effbff0  R10 = 0x3effbff0  R11 = 0x3eaaaaab;
    expect lane 1 R8 = 0x3e6338ce  R9 = 0x00000000  R10 = 0x3f793e50  R11 = 0x3eaaaaab;
    expect lane 2 R8 = 0x3e6338ce  R9 = 0x00000000  R10 = 0x3f793e50  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x3f1300c0  R9 = 0x3f7e82a1  R10 = 0x3f43ff80  R11 = 0x3ead5555;
    expect lane 4 R8 = 0x3e9c5f18  R9 = 0x3f3195a5  R10 = 0x3b862188  R11 = 0x3f2a0000;
    expect lane 5 R8 = 0x3f1be6fa  R9 = 0x3f07f9fe  R10 = 0x3f15c571  R11 = 0x3ef55555;
    expect lane 6 R8 = 0x3f11e479  R9 = 0x3f051545  R10 = 0x3f0df37d  R11 = 0x3edaaaab;
    expect lane 7 R8 = 0x3f092e4c  R9 = 0x3f22ff00  R10 = 0x3f03dcf7  R11 = 0x3e72aaab;
    expect lane 8 R8 = 0x3e1abaaf  R9 = 0x3e33d2f5  R10 = 0x3f2b8f64  R11 = 0x3f115555;
    expect lane 9 R8 = 0x3f006018  R9 = 0x3f000501  R10 = 0x3f004411  R11 = 0x3eac0000;
    expect lane 10 R8 = 0x3f16e5b9  R9 = 0x3f0687a2  R10 = 0x3f11dc77  R11 = 0x3ee80000;
    expect lane 11 R8 = 0x3f0c6319  R9 = 0x3f7f0fc4  R10 = 0x3f0bdaf7  R11 = 0x3f155555;
    expect lane 12 R8 = 0x3cae9ba7  R9 = 0x3efec030  R10 = 0x3de92048  R11 = 0x3f7f5555;
    expect lane 13 R8 = 0x3ecef3bd  R9 = 0x3f58d636  R10 = 0x3db22c8b  R11 = 0x3f555555;
    expect lane 14 R8 = 0x3effbff0  R9 = 0x3effbff0  R10 = 0x3effbff0  R11 = 0x3eaaaaab;
    expect lane 15 R8 = 0x3e6338ce  R9 = 0x00000000  R10 = 0x3f793e50  R11 = 0x3eaaaaab;
}

warp 16 {
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3e1f2000) bits(0x3f8db400) bits(0x3ff60000) bits(0xbf7ff000) bits(0x400fd000) bits(0x4013b800) bits(0xbfe42c00) bits(0x3ffc0c00) bits(0x3dc04000) bits(0x3f098800) bits(0x3f867c00) bits(0x3fd6e800) bits(0xbfb3b400) bits(0xbd000000) bits(0x3d000000) bits(0x402e2a00) ... }
    t = { bits(0xbeb38000) bits(0x3ecac000) bits(0x3f800000) bits(0xbf7fe000) bits(0x40313000) bits(0x3f604000) bits(0x3f8fe000) bits(0xbf4a6000) bits(0xbf600000) bits(0xbf900000) bits(0x3f606000) bits(0x3ff16000) bits(0xbff54000) bits(0x3dff0000) bits(0x3f7fc000) bits(0x3ec0c000) ... }
    expect lane 0 R8 = 0xbf02ff6a  R9 = 0xbf6153e4  R10 = 0xba457abd  R11 = 0xbf630000;
    expect lane 1 R8 = 0x3f17aad5  R9 = 0x3f7157ac  R10 = 0x3e96b35a  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3cc06030  R9 = 0x3ec8e472  R10 = 0x3f3e5f30  R11 = 0xbf000000;
    expect lane 3 R8 = 0xbe954aa5  R9 = 0xbe8d46a3  R10 = 0xbf24d269  R11 = 0xbf000000;
    expect lane 4 R8 = 0xbcb3f9fd  R9 = 0x3f404925  R10 = 0x3ea6d86c  R11 = 0xbeda0000;
    expect lane 5 R8 = 0xbef07c3e  R9 = 0x3f479c4e  R10 = 0x3f270281  R11 = 0xbb800000;
    expect lane 6 R8 = 0xbcf158ac  R9 = 0x3dce572c  R10 = 0xbe94b65b  R11 = 0xbb800000;
    expect lane 7 R8 = 0x3f0b7cbe  R9 = 0x3ea69b4e  R10 = 0x3f2aaa55  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbe3a5d2f  R9 = 0xbf32592d  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0x3f408040  R9 = 0x3ca6532a  R10 = 0xbe9e1f10  R11 = 0x3f500000;
    expect lane 10 R8 = 0xbeee7f40  R9 = 0x3f46d46a  R10 = 0x3f273199  R11 = 0xbc000000;
    expect lane 11 R8 = 0xbedc9a4d  R9 = 0x3f3fcd67  R10 = 0x3f28d96d  R11 = 0xbd300000;
    expect lane 12 R8 = 0xbde9a4d2  R9 = 0xbcaad56b  R10 = 0xbecf1f90  R11 = 0xbe280000;
    expect lane 13 R8 = 0xbce07038  R9 = 0x3dd46a35  R10 = 0xbe9349a5  R11 = 0x00000000;
    expect lane 14 R8 = 0xbe96592d  R9 = 0xbe8ecb66  R10 = 0xbf2588c4  R11 = 0xbf010000;
    expect lane 15 R8 = 0x3f17c8e4  R9 = 0x3f76783c  R10 = 0x3ea88c46  R11 = 0xbf800000;
}

warp 17 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x4026c000) bits(0xbf840000) bits(0x40239800) bits(0xbf77f800) bits(0xbcfe0000) bits(0x40020400) bits(0x4016ec00) bits(0x400b3c00) bits(0xbcff0000) bits(0x3f780000) bits(0x3ffa1400) bits(0x3ef01000) bits(0x40020200) bits(0xb9800000) bits(0x3f83f800) bits(0x39000000) ... }
    t = { bits(0x3f8d5000) bits(0x3e008000) bits(0x3a000000) bits(0xbe258000) bits(0xbf902000) bits(0x40081000) bits(0x402bf800) bits(0xbc480000) bits(0xbe9c8000) bits(0x3f903000) bits(0x3db40000) bits(0xbdc50000) bits(0x403e3800) bits(0x3e010000) bits(0xbff50000) bits(0x3ff00000) ... }
    expect lane 0 R8 = 0x3edec764  R9 = 0x3d8d6eb7  R10 = 0x3f51deef  R11 = 0xbf6a0000;
    expect lane 1 R8 = 0xbce07038  R9 = 0x3dd46a35  R10 = 0xbe9349a5  R11 = 0x00000000;
    expect lane 2 R8 = 0x3cc06030  R9 = 0x3ec8e472  R10 = 0x3f3e5f30  R11 = 0xbf000000;
    expect lane 3 R8 = 0xbeeb79bd  R9 = 0xbf29178c  R10 = 0xbf624121  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf0da1d1  R9 = 0xbf27dc6e  R10 = 0xbf7f379c  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f05552b  R9 = 0x3bbb5daf  R10 = 0x3f556a35  R11 = 0xbf800000;
    expect lane 6 R8 = 0x3ea4d269  R9 = 0x3f3a1d0f  R10 = 0x3d9f4fa8  R11 = 0xbf400000;
    expect lane 7 R8 = 0xbcbd5eaf  R9 = 0x3edba1d1  R10 = 0x3f3c2a15  R11 = 0xbee80000;
    expect lane 8 R8 = 0xbdb6733a  R9 = 0xbf2dfb7e  R10 = 0xbede5f30  R11 = 0xbf800000;
    expect lane 9 R8 = 0x3f0567b4  R9 = 0x3c1b4da7  R10 = 0x3f54e975  R11 = 0xbf800000;
    expect lane 10 R8 = 0x3ebef77c  R9 = 0x3df160b0  R10 = 0x3f4eed77  R11 = 0xbf5a0000;
    expect lane 11 R8 = 0xbefa130a  R9 = 0x3f29e3f2  R10 = 0xbf44da6d  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbdae974c  R9 = 0x3ef49e4f  R10 = 0x3f39389c  R11 = 0xbec80000;
    expect lane 13 R8 = 0xbcdf9fd0  R9 = 0x3dd391c9  R10 = 0xbe92b75c  R11 = 0xbb800000;
    expect lane 14 R8 = 0x3ebafd7f  R9 = 0x3dfddeef  R10 = 0x3f4e8f48  R11 = 0xbf580000;
    expect lane 15 R8 = 0xbf0e4724  R9 = 0xbf27d3ea  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 18 {
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0x3f108800) bits(0x00000000) bits(0x3ea02000) bits(0xbf780800) bits(0xbf780800) bits(0x3ffc0400) bits(0x3f200000) bits(0x40104200) bits(0x40362a00) bits(0x40102c00) bits(0x3eafe000) bits(0xbe69e000) bits(0x3f5ff000) bits(0x3f301000) bits(0x3f982000) bits(0x40000400) ... }
    t = { bits(0x3f3fc000) bits(0x3ed08000) bits(0x3f903000) bits(0x3f801000) bits(0x3ff03000) bits(0xbdfe0000) bits(0x3a800000) bits(0x3f801000) bits(0xbf802000) bits(0x3f95f000) bits(0x3ec00000) bits(0x3ffff000) bits(0xbf358000) bits(0xbf7fa000) bits(0x3f901000) bits(0x40001800) ... }
    expect lane 0 R8 = 0x3dc6673a  R9 = 0x3ef60862  R10 = 0x3ef3018c  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ede318c  R9 = 0x3dfedb6e  R10 = 0x3f25739d  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f0bdf3a  R9 = 0x3ea23135  R10 = 0x3edefc00  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f7bdef8  R9 = 0x3f2cb2cb  R10 = 0x3f042108  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7fef7c  R9 = 0x3f72b2cb  R10 = 0x3f0c4211  R11 = 0x00000000;
    expect lane 5 R8 = 0x3d042108  R9 = 0x3ca00000  R10 = 0x3f048c63  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f028000  R9 = 0x3f001451  R10 = 0x3ef2ef7c  R11 = 0x00000000;
    expect lane 7 R8 = 0x3d042108  R9 = 0x3ef7df7e  R10 = 0x3f39ce74  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d042108  R9 = 0x3ef60000  R10 = 0x3f396319  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d35ad6b  R9 = 0x3f73cf3d  R10 = 0x3f66318c  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eb56b5b  R9 = 0x3e91befc  R10 = 0x3f778c63  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f7bdef8  R9 = 0x3f2cb2cb  R10 = 0x3f042108  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e763def  R9 = 0x3f4121df  R10 = 0x3f07dfad  R11 = 0x00000000;
    expect lane 13 R8 = 0x3ef77ad7  R9 = 0x3f0a991c  R10 = 0x3eb68dce  R11 = 0x00000000;
    expect lane 14 R8 = 0x3d042108  R9 = 0x3f73cf3d  R10 = 0x3f6f7bdf  R11 = 0x00000000;
    expect lane 15 R8 = 0x3d042108  R9 = 0x3efb9e7a  R10 = 0x3f3aa529  R11 = 0x00000000;
}

warp 19 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0xffff
    s = { bits(0x3f35d000) bits(0x3f840400) bits(0x3ffc0000) bits(0xbfbe0800) bits(0x3d008000) bits(0xbd000000) bits(0xbfe25400) bits(0x40270400) bits(0x39800000) bits(0x3fcfc000) bits(0x40020400) bits(0x3d648000) bits(0x3ed79000) bits(0x3f780000) bits(0xbf035000) bits(0x3d010000) ... }
    t = { bits(0x3ef10000) bits(0xbfe71000) bits(0x3ff00000) bits(0x401fb800) bits(0x3fd1c000) bits(0x40132800) bits(0xbe010000) bits(0x3f7ac000) bits(0xba800000) bits(0xbf7fe000) bits(0xbf7fe000) bits(0xba000000) bits(0x3f8fe000) bits(0x3a000000) bits(0xbf454000) bits(0x3f204000) ... }
    expect lane 0 R8 = 0x3f0043ad  R9 = 0x3f0c1429  R10 = 0x3f0a62f8  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d4e739d  R9 = 0x3f73cf3d  R10 = 0x3f618c63  R11 = 0x00000000;
    expect lane 2 R8 = 0x3d042108  R9 = 0x3c820821  R10 = 0x3f042108  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e97bdef  R9 = 0x3d96db6e  R10 = 0x3ec3def8  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e15ad6b  R9 = 0x3d555555  R10 = 0x3cf5ad6b  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f219ce7  R9 = 0x3e618618  R10 = 0x3f29ce74  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f7f18c6  R9 = 0x3f72db6e  R10 = 0x3f0bd6b6  R11 = 0x00000000;
    expect lane 7 R8 = 0x3d042108  R9 = 0x3ed08a29  R10 = 0x3f310000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f7be73a  R9 = 0x3f2d4104  R10 = 0x3f04318c  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d042108  R9 = 0x3ef7df7e  R10 = 0x3f39ce74  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d042108  R9 = 0x3ef7df7e  R10 = 0x3f39ce74  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f46a529  R9 = 0x3f15aebb  R10 = 0x3efe94a5  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ec575ad  R9 = 0x3f005525  R10 = 0x3ebe64a5  R11 = 0x00000000;
    expect lane 13 R8 = 0x3d042108  R9 = 0x3ef7df7e  R10 = 0x3f39ce74  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f43f7be  R9 = 0x3e94d34d  R10 = 0x3f177bdf  R11 = 0x00000000;
    expect lane 15 R8 = 0x3dceaf7c  R9 = 0x3bbc6596  R10 = 0x3bb12108  R11 = 0x00000000;
}

warp 20 {
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff000) bits(0x3ffc0400) bits(0x3ffc0000) bits(0x3f7ff800) bits(0x40020400) bits(0x3cff0000) bits(0x3ffc0c00) bits(0x3f17f800) bits(0xbf77f800) bits(0x3f780000) bits(0xbcff0000) bits(0xbed1a000) bits(0xbfcb9800) bits(0xb9800000) bits(0x40000600) bits(0x3f1e6000) ... }
    t = { bits(0x3fedb000) bits(0x3e008000) bits(0x3f5f6000) bits(0x3f604000) bits(0x3f604000) bits(0x3f406000) bits(0xbf5fa000) bits(0x40081000) bits(0x3f1fc000) bits(0x3fefe000) bits(0x4005a000) bits(0xbfbca000) bits(0x3f606000) bits(0x403f8000) bits(0x4007f000) bits(0x3f903000) ... }
    expect lane 0 R8 = 0x3f70318c  R9 = 0x3f53ef7c  R10 = 0x3f1a0000  R11 = 0x3f6e0000;
    expect lane 1 R8 = 0x3f14a529  R9 = 0x3f56b5ad  R10 = 0x3ef7bdef  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f03ce74  R9 = 0x3f0c6319  R10 = 0x3f0b5ad7  R11 = 0x3c000000;
    expect lane 3 R8 = 0x3f04318c  R9 = 0x3f0cad6b  R10 = 0x3f0c5295  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f04318c  R9 = 0x3f0cad6b  R10 = 0x3f0c5295  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f42e73a  R9 = 0x3f11bdef  R10 = 0x3f0894a5  R11 = 0x3f020000;
    expect lane 6 R8 = 0x3f140000  R9 = 0x3f557bdf  R10 = 0x3ef6318c  R11 = 0x00000000;
    expect lane 7 R8 = 0x3d8b5ad7  R9 = 0x3f4e2108  R10 = 0x3f4e8421  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f0bd6b6  R9 = 0x3e859ce7  R10 = 0x3ee80000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f03f7be  R9 = 0x3f0c6319  R10 = 0x3f0bdef8  R11 = 0x3b800000;
    expect lane 10 R8 = 0x3f0e4211  R9 = 0x3e58c632  R10 = 0x3f0ed6b6  R11 = 0x3e180000;
    expect lane 11 R8 = 0x3eaa0000  R9 = 0x3f0d0000  R10 = 0x3f1ab5ad  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f76c632  R9 = 0x3f5d6b5b  R10 = 0x3f1cc632  R11 = 0x3f7e0000;
    expect lane 13 R8 = 0x3f3dad6b  R9 = 0x3f021084  R10 = 0x3f15294a  R11 = 0x3f080000;
    expect lane 14 R8 = 0x3f1494a5  R9 = 0x3f566b5b  R10 = 0x3ef7def8  R11 = 0x00000000;
    expect lane 15 R8 = 0x3eb39eb6  R9 = 0x3f094d08  R10 = 0x3ef9c6b6  R11 = 0x3f1a0000;
}

warp 21 {
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840c00) bits(0x3f8b4c00) bits(0xbf853800) bits(0x3f868000) bits(0x3d948000) bits(0x40293800) bits(0x3ffbf800) bits(0xbd010000) bits(0x3f100000) bits(0x3e93d000) bits(0x3e356000) bits(0x40233800) bits(0xbf84b400) bits(0x3f04f000) bits(0xbf8fa000) bits(0x3ffff800) ... }
    t = { bits(0xbf7fe000) bits(0xbfae4000) bits(0x40300000) bits(0x3f1fe000) bits(0x3f1fe000) bits(0xbf5fe000) bits(0xbf5fe000) bits(0xbe010000) bits(0x3f602000) bits(0x3fdf4000) bits(0x00000000) bits(0x3f604000) bits(0x4027e800) bits(0xbfaae000) bits(0xba800000) bits(0x3fa5a000) ... }
    expect lane 0 R8 = 0x3f0c6319  R9 = 0x3f318c63  R10 = 0x3f042108  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eba318c  R9 = 0x3f0c6319  R10 = 0x3d77bdef  R11 = 0x3f720000;
    expect lane 2 R8 = 0x3f421084  R9 = 0x3f108421  R10 = 0x3f084211  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3eb5ad6b  R9 = 0x3f0c6319  R10 = 0x3d042108  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f485ad7  R9 = 0x3e842108  R10 = 0x3f4ad6b6  R11 = 0x3f290000;
    expect lane 5 R8 = 0x3f14a529  R9 = 0x3f56b5ad  R10 = 0x3ef7bdef  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f14a529  R9 = 0x3f56b5ad  R10 = 0x3ef7bdef  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f775295  R9 = 0x3f5e5ad7  R10 = 0x3f1cbdef  R11 = 0x3f7f0000;
    expect lane 8 R8 = 0x3e9ce73a  R9 = 0x3e8c6319  R10 = 0x3e8c6319  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3e80a1ce  R9 = 0x3ec8eeb6  R10 = 0x3e85f108  R11 = 0x3f060000;
    expect lane 10 R8 = 0x3eccd6b6  R9 = 0x3ee1ce74  R10 = 0x3ee56b5b  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f04318c  R9 = 0x3f0cad6b  R10 = 0x3f0c5295  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f0b4a53  R9 = 0x3e8718c6  R10 = 0x3ee8c632  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f13b6b6  R9 = 0x3e08fe32  R10 = 0x3e43ae32  R11 = 0x3e249c00;
    expect lane 14 R8 = 0x3f3a4a53  R9 = 0x3ef94a53  R10 = 0x3f14b5ad  R11 = 0x3f010000;
    expect lane 15 R8 = 0x3eb9ad6b  R9 = 0x3ed95ad7  R10 = 0x3e639ce7  R11 = 0x00000000;
}

warp 22 {
    asm "TLD4.B R8, R0, 23, 2D, 0xf"  active 0xffff
    s = { bits(0x3f985400) bits(0x3f973800) bits(0x3e902000) bits(0xbf77f800) bits(0xbf712800) bits(0x40089c00) bits(0x3d7f8000) bits(0x3f381800) bits(0x3f4ec800) bits(0x3cff0000) bits(0xbf7ff800) bits(0xbcff0000) bits(0x3f840c00) bits(0xbe556000) bits(0x3fc09400) bits(0x3ffff800) ... }
    t = { bits(0x3f902000) bits(0xbe008000) bits(0xbfb3d000) bits(0xbfa6c000) bits(0x3e528000) bits(0xbfc48000) bits(0x3f402000) bits(0xbf8fd000) bits(0x40149800) bits(0x3ff00000) bits(0xbf5fe000) bits(0x3a800000) bits(0x3f4c8000) bits(0x3dff0000) bits(0x3fd90000) bits(0x3eff8000) ... }
    expect lane 0 R8 = 0x3f6e4444  R9 = 0x3eef7777  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3dcf5000  R9 = 0x3f039bbc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f064444  R9 = 0x3f03999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3eb9999a  R9 = 0x3eb9999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ec5ddde  R9 = 0x3f10cccd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f222222  R9 = 0x3f044444  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ed10d55  R9 = 0x3d932ccd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f578dde  R9 = 0x3eeeb000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f197777  R9 = 0x3f001111  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f19999a  R9 = 0x3eff3333  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f19999a  R9 = 0x3eb88889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3edd3333  R9 = 0x3f007777  R10 = 0x00000000  R11 = 0x00000000;
}

warp 23 {
    asm "TLD4.A R8, R0, 23, 2D, 0xf"  active 0xffff
    s = { bits(0xbfc5c400) bits(0x40000200) bits(0x3ffc0800) bits(0x3f0ce000) bits(0xbf7fe800) bits(0xbfb81400) bits(0x4000de00) bits(0x3f181000) bits(0x40250200) bits(0x3ffffc00) bits(0xbd7f8000) bits(0xbf77f800) bits(0x3ec03000) bits(0x3f800800) bits(0x3ffffc00) bits(0x3ffc0c00) ... }
    t = { bits(0x403d3800) bits(0xbe260000) bits(0x40351000) bits(0x3f903000) bits(0x40147000) bits(0x3f130000) bits(0x3f800000) bits(0x4007f000) bits(0xbf8bb000) bits(0x40081000) bits(0x3fde0000) bits(0x3f480000) bits(0x3e800000) bits(0x3f800000) bits(0xbfcc9000) bits(0x3f8fe000) ... }
    expect lane 0 R8 = 0x3f1f7777  R9 = 0x3efa2222  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f19999a  R9 = 0x3f0ceeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f19999a  R9 = 0x3f09eeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f311bbc  R9 = 0x3f553955  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3df33333  R9 = 0x3df33333  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ebe6666  R9 = 0x3ed9999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f444444  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3bbb6eef  R9 = 0x3eeecdde  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f24eeef  R9 = 0x3f151111  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f6e4444  R9 = 0x3eef7777  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f0dddde  R9 = 0x3f011111  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f177777  R9 = 0x3efbbbbc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f006666  R9 = 0x3ec71111  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f444444  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e9b3333  R9 = 0x3f2eaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f6e999a  R9 = 0x3eef3333  R10 = 0x00000000  R11 = 0x00000000;
}

warp 24 {
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0xbfdfc800) bits(0x4033ac00) bits(0xbfdf9800) bits(0x3f77f000) bits(0xbbbc0000) bits(0x3f780800) bits(0xbcff0000) bits(0x3f1ff800) bits(0x401fee00) bits(0x3f840400) bits(0x3ffff800) bits(0xbfe35000) bits(0x3dc04000) bits(0xbd000000) bits(0x3f840400) bits(0xbf12a000) ... }
    t = { bits(0xbfc00000) bits(0x40080000) bits(0xbff06000) bits(0xbf604000) bits(0xbfec7000) bits(0x3f803000) bits(0x3f7fe000) bits(0x400c0000) bits(0x3ac00000) bits(0x3f024000) bits(0x3e010000) bits(0x3f200000) bits(0x3f8fe000) bits(0xbdff0000) bits(0x40033800) bits(0xbf0ee000) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0x3f492492  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f4ccccd  R9 = 0x3f19999a  R10 = 0x3ee38e39  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf7d6666  R9 = 0xbf7d6666  R10 = 0x3f021451  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f4bff00  R9 = 0x3f17ef00  R10 = 0x3ee4496e  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf6f3333  R9 = 0xbf65ddde  R10 = 0x3f060821  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f4ccccd  R9 = 0x3f006666  R10 = 0x3ee38e39  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf111111  R9 = 0xbf111111  R10 = 0x3f041041  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf2eeeef  R9 = 0x3dcccccd  R10 = 0x3f051451  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f4ccccd  R9 = 0x3f006666  R10 = 0x3ee38e39  R11 = 0x00000000;
    expect lane 9 R8 = 0xbe255555  R9 = 0x3dbc4444  R10 = 0x3f135145  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f4c4444  R9 = 0x3f183333  R10 = 0x3ee3efbf  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf19999a  R9 = 0xbf6eeeef  R10 = 0x3f6baebb  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eaa8889  R9 = 0xbd8aaaab  R10 = 0x3f5b1862  R11 = 0x00000000;
    expect lane 13 R8 = 0xbe088889  R9 = 0xbe088889  R10 = 0x3f061862  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f4ccccd  R9 = 0x3f0a6666  R10 = 0x3ee38e39  R11 = 0x00000000;
    expect lane 15 R8 = 0xbee80000  R9 = 0xbe980000  R10 = 0x3f38f3cf  R11 = 0x00000000;
}

warp 25 {
    asm "TLD4.G R8, R0, 25, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0x3fe82400) bits(0x3dc04000) bits(0xbd008000) bits(0x3f840400) bits(0x3d008000) bits(0x3f8dc400) bits(0xbf77f000) bits(0x4005a000) bits(0xbfcde800) bits(0x3e13e000) bits(0xbdc90000) bits(0x39800000) bits(0xbf6d1000) bits(0xbfd1cc00) bits(0x3f0ff800) ... }
    t = { bits(0x3ff01000) bits(0xba800000) bits(0x3a000000) bits(0x403bd000) bits(0xbfdd6000) bits(0xbe5b8000) bits(0x3e998000) bits(0x4016f800) bits(0xbe9a4000) bits(0x3dfc0000) bits(0xbf0d6000) bits(0x3db50000) bits(0xba000000) bits(0xbe010000) bits(0x3fbad000) bits(0xbf7fc000) ... }
    expect lane 0 R8 = 0x3f4ccccd  R9 = 0x3ecccccd  R10 = 0x3ee38e39  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f4ccccd  R9 = 0x3eff999a  R10 = 0x3ee38e39  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbe4ccccd  R10 = 0x3f30c30c  R11 = 0x00000000;
    expect lane 3 R8 = 0xbeae0000  R9 = 0xbeae0000  R10 = 0x3f052082  R11 = 0x00000000;
    expect lane 4 R8 = 0x3efaaaab  R9 = 0xbe5c0000  R10 = 0x3f0e28a3  R11 = 0x00000000;
    expect lane 5 R8 = 0xbe9a2222  R9 = 0xbed77777  R10 = 0x3f2a9a6a  R11 = 0x00000000;
    expect lane 6 R8 = 0x3edaaaab  R9 = 0xbec20000  R10 = 0x3f13df7e  R11 = 0x00000000;
    expect lane 7 R8 = 0xbee00000  R9 = 0xbe000000  R10 = 0x3f245145  R11 = 0x00000000;
    expect lane 8 R8 = 0xbe0ccccd  R9 = 0x3f3a6666  R10 = 0x3f001041  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf7e4444  R9 = 0xbf7e4444  R10 = 0x3f021041  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ef7e222  R9 = 0x3dd1aaab  R10 = 0x3f1e8104  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf5f1111  R9 = 0xbf5f1111  R10 = 0x3f02a28a  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf111111  R9 = 0xbf111111  R10 = 0x3f041041  R11 = 0x00000000;
    expect lane 13 R8 = 0xbe0a6666  R9 = 0xbe0bbbbc  R10 = 0x3f067df8  R11 = 0x00000000;
    expect lane 14 R8 = 0xbeef3333  R9 = 0xbeb73333  R10 = 0x3f3dcf3d  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf2b5555  R9 = 0xb9888889  R10 = 0x3f000821  R11 = 0x00000000;
}
