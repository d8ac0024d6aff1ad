# Integers are not filtered, whatever the sampler says: if one lane shows some, all show one texel. What the format lacks
# is none, of whatever data type.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-60 PD-63
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 SRGB_CONVERSION 1 }   # POINT
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 SRGB_CONVERSION 1 }   # LINEAR
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UINT source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 7f c0 fe 2a 22 a1 84 2b
bytes 0x30000008 5a 68 7f 75 60 5e 0b 2c
bytes 0x30000020 d3 c1 25 d5 0e f8 ff 5c
bytes 0x30000028 35 a3 7f 80 c2 ff 98 00
bytes 0x30000040 e2 7f 2c fe d6 96 71 c6
bytes 0x30000048 8a 80 5e 40 82 01 7f 20
bytes 0x30000060 81 ca dc 1b 34 80 7f 22
bytes 0x30000068 7f b5 00 50 81 a5 99 fe
handle 1 texture 0 sampler 1
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 SINT source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 ff7fff7f 01800080 b28bae67 01801c1a e5f0a171 0100f7dd bfa829a4 ffffffff
bytes 0x30001020 17530000 01000100 01008c36 6282dd64 b73d7e8c ff7f7397 00800080 4a283437
bytes 0x30001040 57d66069 79a3118b 03e2fe93 861db6c4 0421ff7f a4e47a9e a2c767ef daae672e
bytes 0x30001060 1765562e ff7fc3c3 ffff6781 8abb3f23 b8000151 30b3ea81 f4362554 74196ce4
bytes 0x30001080 fff2c1f9 7fa63aca ffff4504 ffffffff 64b5baa9 592fe054 2bd5748f 3fde2207
bytes 0x300010a0 ffff5e15 9b870000 fefffeff fabdfd5f 00000000 01004907 0f570080 9493ff7f
bytes 0x300010c0 5ac00080 cc77ac56 0000da65 5519feff 5feda3c0 57291da3 9cfe48d0 ff7f5471
bytes 0x300010e0 01800180 4285765b 9c06aa9c ed7d0100 fc775fc1 bc4a9e91 b9c8ba47 2a5f0e7a
handle 3 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 256 format R32_G32_B32_A32 UINT source R G B A size 16 4 address 0x30002000 }
bytes 0x30002000 000000006f3450b84536954b101ea3ae 90e3306fffffff7f0000000001000000 fce7bab712761ab601000000feffffff 01000000010000000100000001000000 444a1fad00000080def825bbf7c8f8ca a72044dcb22968879bb0bf36ab9a9e14 0c529635eaabfcb0ffffffff38e645c0 01a0134de8c69235e8eb9bb4749e91ee
bytes 0x30002080 2edabd41ffffffffddd3b53f90592567 271a118f6b0da8062d86424b01000000 c02fa650aec03886175b44246f1c10ef 193a00bf3e28c44cb71ecde8ffffffff 8aea4bf7131e5180552390706d6ac5b2 922db85701000080d1704967869a618a ffffff7f6c58eaa02a831b5f552d67ca 7980e6830e524f3335971792ffffffff
bytes 0x30002100 342faf9055cde97fffffff7ffeffffff 45ab508000000000b9a82ea74659c078 8102332dffffffff66b7834effffff7f c046ad60514a120eee50fe1142f26335 60326de4f9e486ddee583ac4feffffff 014b044bfefffffffe569ffaf3370f50 01000080668915850f3185b000000000 3d1ea0b8fd4f4787e12b09a366e037e7
bytes 0x30002180 d655961765887dda0d47869b00000000 aba45066d9e7481329f1a49e0470055c ffffff7fffffff7fffffff7fffffff7f 171d1466053ccd9796f782e9eb5acab7 ffffffffffffffffffffffffffffffff 00000000000000000000000000000000 7ba87d20323fc75a01000080b33fd92d 005b46897fcab099149f1ce0ffffffff
bytes 0x30002200 182d92f259f9069af227fc01fbbcb0e5 1c49c853138b638854cc058690d2be72 01000080cb7964a2ffffffffe187b572 ffffff7fefe65fb8bfd9d48f81f06bad e7476abb4a6ec75aef667fefffffff7f fefffffffefffffffefffffffeffffff 00000080000000800000008000000080 d15f63fd010000006c9a697ed5262056
bytes 0x30002280 7e18002b5ff878bffe65719a00000080 ffffffffffffffff0bb45165e5c4d0bb 5c4e1776ffffff7f04a7ba4722cd24e9 00000000b1dca049ae42a4ea387d6191 b72b168d22ad393f6d30da5701000080 dcb97ed4c45318313e4579103298ead8 0100008024461963d816934b5f61883a ccb4c0b48120e4772cddd7bdd560b798
bytes 0x30002300 51229c5c13b9d54c01000000ffffff7f ffffff7f000000000018f0183df3056d c9fb02d7f472e01ccb7aa209617ea8da fbeea1e62a1fe531a15de6104c85427c 38709f328a7625942cad826dce4ebc8a 00000080ffffff7f260ef3f100000000 010000000880d7daf07b6a03d8b447e1 01000080964d566188156e41ffffffff
bytes 0x30002380 bd468e773389d896010000003fee7b1b 01000080010000800100008001000080 04c4364c785018fe6fde4a7e9cdca648 0256128bdb60790200000000e2eb7eca 42b5bfabfeffffff84c4122f01000000 a83bc062ef83e8457df7782d0590c5cb 82544b123e29a2a8000000007978ec1d 2d351588556fabf30ba7d73900000000
handle 5 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format G24R8 UNORM source R R G ONE_FLOAT size 16 4 address 0x30003000 G_DATA_TYPE 4 }
bytes 0x30003000 da92a207 47514cb4 9fc7ec51 34dc12c8 fefeffff 8b9730f7 5effff7f e47f308d
bytes 0x30003020 abcc793c 5c3c442e 00000000 51ffff7f 6f52425a 87010080 c64c96f2 00dc2246
bytes 0x30003040 fe46cf25 fe24c4d9 81010080 4c09270a f7010000 40573618 ff5ff6e8 4eb06e51
bytes 0x30003060 e4aced9a ee2384ce 76ffff7f bbc4909c 27571bad ffffffff 818995c2 ff1b1ad2
bytes 0x30003080 df000080 af955216 5346100a 333d516a 7f175c0b 80000080 81000000 ff7a7ddb
bytes 0x300030a0 00a1845e 4bd9cf41 728b0572 df3fe79f f62e9034 09cc55b7 00326ba8 4c63e466
bytes 0x300030c0 65afc507 80aa3e9c f1660aed 57ac74c5 06000080 2ec76914 807db0d7 ea7dfc3d
bytes 0x300030e0 081a5d91 e8f34e4c 7fffff7f 01010000 3507cfdb 067654c8 1aed23d6 59e11ee6
handle 7 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM source R G B A size 16 4 address 0x30004000 G_DATA_TYPE 4 B_DATA_TYPE 3 A_DATA_TYPE 4 }
bytes 0x30004000 f6 80 81 ba 71 7f ff 20
bytes 0x30004008 5b 0b 4e a3 86 84 74 5c
bytes 0x30004020 ba d9 5e 15 f7 93 fe 99
bytes 0x30004028 cd 81 00 6e 81 7f 17 7f
bytes 0x30004040 6f 01 ff 7f 84 1f a3 ff
bytes 0x30004048 86 44 59 01 b6 96 f0 10
bytes 0x30004060 7e 00 81 22 a0 17 db 60
bytes 0x30004068 03 81 7f 3a fe a5 15 80
handle 9 texture 4 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x402a1600) bits(0xbdf14000) bits(0x3f397800) bits(0x3dff8000) bits(0x4001fc00) bits(0xbe946000) bits(0x3f400000) bits(0x3e206000) bits(0x3f7ac800) bits(0xbfcc9000) bits(0x3f800800) bits(0x40000600) bits(0xbf83f400) bits(0x3fe5e800) bits(0x3f840c00) bits(0x3f8e7400) ... }
    t = { bits(0x3f7fe000) bits(0x3ff5f000) bits(0x3dfe0000) bits(0x40329000) bits(0xbf5fa000) bits(0x3feff000) bits(0xbf933000) bits(0x3e440000) bits(0x40000800) bits(0x3f830000) bits(0xbf600000) bits(0xbe110000) bits(0x3f5a0000) bits(0xbf8ff000) bits(0x3f206000) bits(0x3df20000) ... }
    expect lane 0 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000075  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x000000ca  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f4ec800) bits(0xb9800000) bits(0x3f3d6800) bits(0x3ffff800) bits(0xbf77f000) bits(0xbf800400) bits(0x3f800800) bits(0x3f840800) bits(0xbfef5000) bits(0x3f780800) bits(0xb9000000) bits(0xbf738800) bits(0x3fe12c00) bits(0x3f781000) bits(0xbf7fe800) bits(0x3d358000) ... }
    t = { bits(0x3f985000) bits(0xbf998000) bits(0x3f600000) bits(0x3f8ff000) bits(0x3a800000) bits(0xbf5ba000) bits(0x402f5800) bits(0x3ac00000) bits(0xbe000000) bits(0xbe920000) bits(0xbe008000) bits(0x40000000) bits(0x3fd3a000) bits(0xbf86c000) bits(0x3f7fc000) bits(0x3e018000) ... }
    expect lane 0 R8 = 0x00000060  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000050  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffffc00) bits(0x3f77f800) bits(0xbf781000) bits(0x3f27f000) bits(0x40000600) bits(0x3f500000) bits(0x4009e000) bits(0xbd000000) bits(0x3f9adc00) bits(0x3eb58000) bits(0xbe120000) bits(0x3f840000) bits(0x3f3c5800) bits(0x3dd88000) bits(0xb9000000) bits(0x3f91a400) ... }
    t = { bits(0xbf7fc000) bits(0x403a5000) bits(0xbf5c4000) bits(0xbfc15000) bits(0xbf901000) bits(0x3e010000) bits(0xbe330000) bits(0xbfdad000) bits(0x40033000) bits(0x3dff0000) bits(0x3f5fc000) bits(0x3e1d8000) bits(0x3e008000) bits(0x3f602000) bits(0xbf900000) bits(0xbf600000) ... }
    expect lane 0 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xffffffff  R9 = 0xffff8167  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00007fff  R9 = 0xffff9773  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xffffd657  R9 = 0x00006960  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000001  R9 = 0xffffddf7  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xffff8262  R9 = 0x000064dd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x000077cc  R9 = 0x000056ac  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x40020400) bits(0xbf840000) bits(0x3ea02000) bits(0xbf840000) bits(0xbf7ff800) bits(0x3d010000) bits(0xbf800000) bits(0x3cff0000) bits(0x3f800000) bits(0xbf800800) bits(0x3f0ff800) bits(0x3f480000) bits(0x3d150000) bits(0xbf800400) bits(0x00000000) bits(0x3f780800) ... }
    t = { bits(0x3f606000) bits(0x3fffa000) bits(0x3e970000) bits(0x3f5fe000) bits(0x3ec7c000) bits(0x40386800) bits(0x4007f800) bits(0xba800000) bits(0x3fffe000) bits(0x3e018000) bits(0x3f606000) bits(0x40000800) bits(0x3fb56000) bits(0xbdfd0000) bits(0xbf686000) bits(0xbf602000) ... }
    expect lane 0 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xffffe4a4  R9 = 0xffff9e7a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xffffd657  R9 = 0x00006960  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00005f2a  R9 = 0x00007a0e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xffff8001  R9 = 0xffff8001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00003db7  R9 = 0xffff8c7e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xffffd657  R9 = 0x00006960  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xffffc05a  R9 = 0xffff8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00007fff  R9 = 0x00007fff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x0000284a  R9 = 0x00003734  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3f77f000) bits(0xbf840000) bits(0x3f77f800) bits(0x4029a000) bits(0x3ffbf800) bits(0xbfc94c00) bits(0x3f3cc800) bits(0x40379e00) bits(0x3f7ff000) bits(0x402d3200) bits(0x40000600) bits(0xbda80000) bits(0xbcfe0000) bits(0x4019f800) bits(0x3f281000) bits(0x3f600800) ... }
    t = { bits(0x3e954000) bits(0x3f800000) bits(0x3fe32000) bits(0xbf8fd000) bits(0xbf600000) bits(0xbe000000) bits(0xbf902000) bits(0x3f768000) bits(0x3dff0000) bits(0x40080000) bits(0x3f24a000) bits(0xbf8ff000) bits(0xbe988000) bits(0x3f8fe000) bits(0x3fbc1000) bits(0x4039b000) ... }
    expect lane 0 R8 = 0x89465b00  R9 = 0x99b0ca7f  R10 = 0xe01c9f14  R11 = 0xffffffff;
    expect lane 1 R8 = 0x00000000  R9 = 0xb850346f  R10 = 0x4b953645  R11 = 0xaea31e10;
    expect lane 2 R8 = 0x8815352d  R9 = 0xf3ab6f55  R10 = 0x39d7a70b  R11 = 0x00000000;
    expect lane 3 R8 = 0x8815352d  R9 = 0xf3ab6f55  R10 = 0x39d7a70b  R11 = 0x00000000;
    expect lane 4 R8 = 0x83e68079  R9 = 0x334f520e  R10 = 0x92179735  R11 = 0xffffffff;
    expect lane 5 R8 = 0x5c9c2251  R9 = 0x4cd5b913  R10 = 0x00000001  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x8b125602  R9 = 0x027960db  R10 = 0x00000000  R11 = 0xca7eebe2;
    expect lane 7 R8 = 0x8815352d  R9 = 0xf3ab6f55  R10 = 0x39d7a70b  R11 = 0x00000000;
    expect lane 8 R8 = 0x83e68079  R9 = 0x334f520e  R10 = 0x92179735  R11 = 0xffffffff;
    expect lane 9 R8 = 0x83e68079  R9 = 0x334f520e  R10 = 0x92179735  R11 = 0xffffffff;
    expect lane 10 R8 = 0xb4c0b4cc  R9 = 0x77e42081  R10 = 0xbdd7dd2c  R11 = 0x98b760d5;
    expect lane 11 R8 = 0x5c9c2251  R9 = 0x4cd5b913  R10 = 0x00000001  R11 = 0x7fffffff;
    expect lane 12 R8 = 0xf2922d18  R9 = 0x9a06f959  R10 = 0x01fc27f2  R11 = 0xe5b0bcfb;
    expect lane 13 R8 = 0x83e68079  R9 = 0x334f520e  R10 = 0x92179735  R11 = 0xffffffff;
    expect lane 14 R8 = 0x7fffffff  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x7fffffff;
    expect lane 15 R8 = 0x124b5482  R9 = 0xa8a2293e  R10 = 0x00000000  R11 = 0x1dec7879;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3f301000) bits(0x40203a00) bits(0x3f83f800) bits(0x3ffc0000) bits(0xbcff0000) bits(0x3e9fe000) bits(0xbf7ff800) bits(0x3faaa000) bits(0xbf4e5000) bits(0x3fbb7c00) bits(0xbfa0ac00) bits(0x40020400) bits(0xbf3f6000) bits(0xbfff7400) bits(0x3f781000) bits(0x3e600000) ... }
    t = { bits(0x3f204000) bits(0x3ed3c000) bits(0xbf996000) bits(0x3e008000) bits(0x3f8cd000) bits(0x3f194000) bits(0x3f5fe000) bits(0xbdfd0000) bits(0xbf52c000) bits(0x3dff0000) bits(0xbef04000) bits(0x3f5fc000) bits(0xbfb38000) bits(0xbd1c0000) bits(0x3f959000) bits(0x3f8ff000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x49a0dcb1  R10 = 0xeaa442ae  R11 = 0x91617d38;
    expect lane 1 R8 = 0x89465b00  R9 = 0x99b0ca7f  R10 = 0xe01c9f14  R11 = 0xffffffff;
    expect lane 2 R8 = 0x8815352d  R9 = 0xf3ab6f55  R10 = 0x39d7a70b  R11 = 0x00000000;
    expect lane 3 R8 = 0x83e68079  R9 = 0x334f520e  R10 = 0x92179735  R11 = 0xffffffff;
    expect lane 4 R8 = 0x00000000  R9 = 0xb850346f  R10 = 0x4b953645  R11 = 0xaea31e10;
    expect lane 5 R8 = 0xbb6a47e7  R9 = 0x5ac76e4a  R10 = 0xef7f66ef  R11 = 0x7fffffff;
    expect lane 6 R8 = 0x5c9c2251  R9 = 0x4cd5b913  R10 = 0x00000001  R11 = 0x7fffffff;
    expect lane 7 R8 = 0x8815352d  R9 = 0xf3ab6f55  R10 = 0x39d7a70b  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0xb850346f  R10 = 0x4b953645  R11 = 0xaea31e10;
    expect lane 9 R8 = 0x83e68079  R9 = 0x334f520e  R10 = 0x92179735  R11 = 0xffffffff;
    expect lane 10 R8 = 0xf2922d18  R9 = 0x9a06f959  R10 = 0x01fc27f2  R11 = 0xe5b0bcfb;
    expect lane 11 R8 = 0x8815352d  R9 = 0xf3ab6f55  R10 = 0x39d7a70b  R11 = 0x00000000;
    expect lane 12 R8 = 0xf2922d18  R9 = 0x9a06f959  R10 = 0x01fc27f2  R11 = 0xe5b0bcfb;
    expect lane 13 R8 = 0x5c9c2251  R9 = 0x4cd5b913  R10 = 0x00000001  R11 = 0x7fffffff;
    expect lane 14 R8 = 0x83e68079  R9 = 0x334f520e  R10 = 0x92179735  R11 = 0xffffffff;
    expect lane 15 R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001;
}

warp 6 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3d000000) bits(0x3ffbfc00) bits(0x3ec02000) bits(0x3fb63800) bits(0xbfdae400) bits(0x3f38d800) bits(0x3ffbfc00) bits(0x3ffffc00) bits(0x3f800c00) bits(0xbf781000) bits(0x3cfe0000) bits(0x39c00000) bits(0x3f37f000) bits(0x3eafe000) bits(0xb9000000) bits(0x3f780800) ... }
    t = { bits(0xbf813000) bits(0x4037d800) bits(0x4026d000) bits(0x3a000000) bits(0x3ac00000) bits(0x40080000) bits(0xbf5fa000) bits(0x40175800) bits(0x00000000) bits(0x3ec00000) bits(0xbd000000) bits(0x3f604000) bits(0xbfc5a000) bits(0xbfb04000) bits(0x3fefe000) bits(0x4005c800) ... }
    expect lane 0 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x00e61ee1  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x004622dc  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f5adadb  R9 = 0x3f5adadb  R10 = 0x0007a292  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x007fffff  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x004622dc  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00d21a1b  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x004622dc  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x0025cf46  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x009c90c4  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x00800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x004622dc  R11 = 0x3f800000;
}

warp 7 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3cfe0000) bits(0x3f581800) bits(0x3f6d4800) bits(0xbf83f400) bits(0xbf77f000) bits(0x3d010000) bits(0x3f780000) bits(0x39000000) bits(0xbfc29800) bits(0xbd000000) bits(0xbf800000) bits(0x3d010000) bits(0x40020600) bits(0x40005400) bits(0x3f44c000) bits(0x3f9b0c00) ... }
    t = { bits(0xbf802000) bits(0xbf662000) bits(0xbf902000) bits(0xbf900000) bits(0x3dff0000) bits(0xbf801000) bits(0x3f872000) bits(0x3faf3000) bits(0xbcf40000) bits(0xbf94e000) bits(0x3ff03000) bits(0xbe010000) bits(0xbfdeb000) bits(0x3a000000) bits(0x3f604000) bits(0x40080000) ... }
    expect lane 0 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x00800001  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3dd0d0d1  R9 = 0x3dd0d0d1  R10 = 0x00d623ed  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f5adadb  R9 = 0x3f5adadb  R10 = 0x0007a292  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x004622dc  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x0025cf46  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x0007c5af  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00d21a1b  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x004622dc  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x00dbcf07  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x004622dc  R11 = 0x3f800000;
}

warp 8 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83f800) bits(0xbcfe0000) bits(0xbf9d3400) bits(0x3f780800) bits(0xbfb78800) bits(0x400c6c00) bits(0xbd010000) bits(0x3ec57000) bits(0x40000000) bits(0xbd010000) bits(0x40020600) bits(0x3f780800) bits(0x3fa80800) bits(0x3ff7d000) bits(0xbf7ff000) bits(0x3cff0000) ... }
    t = { bits(0x3fefe000) bits(0x40000000) bits(0x3ff33000) bits(0x3a000000) bits(0x3f8ff000) bits(0x3e130000) bits(0x3fe30000) bits(0x3ff1e000) bits(0x40081000) bits(0x403a8000) bits(0xbfee6000) bits(0xbfd94000) bits(0x3dfe0000) bits(0xbecc0000) bits(0x3f802000) bits(0x3ff00000) ... }
    expect lane 0 R8 = 0x3efcdedf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f3ababb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f0ababb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3edcdcdd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f76f6f7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ebdeff0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ef0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f1eb969  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3eb8feff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f115151  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ebc4a4a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3eeaaeaf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3eb90101  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3dd41414  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f3b3333  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3efcfcfd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbf129000) bits(0x3d008000) bits(0x3fe38800) bits(0x3f701000) bits(0x3f0ea000) bits(0x3ee00000) bits(0xbf83f400) bits(0x3e801000) bits(0x39000000) bits(0x3f200000) bits(0x3f83fc00) bits(0x3f002000) bits(0x3f7dc000) bits(0x3f800000) bits(0x40020200) bits(0x3fc38800) ... }
    t = { bits(0x3f903000) bits(0xbf384000) bits(0xbff7d000) bits(0x40081800) bits(0xbef1c000) bits(0x3f873000) bits(0x3dfe0000) bits(0x3e008000) bits(0xbe4f8000) bits(0x3ff00000) bits(0x40080800) bits(0xbe068000) bits(0x401b3000) bits(0xbfd51000) bits(0x3f964000) bits(0x3e008000) ... }
    expect lane 0 R8 = 0x3f767e7e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f518d8e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eca3a3a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ed02e2e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f054f3f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f13e7e8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f767e7e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f161616  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ef39394  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f008081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eb8b8b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e517c3c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ed29899  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3ef40404  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ec67272  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3eb8b8b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
