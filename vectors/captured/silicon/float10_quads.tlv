# TEX and TEX.LB with the level of a quad, and the level alone by TMML.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-100 PD-129 PD-129a PD-129b PD-130
rules without PD-102 PD-103
policy lod_float10

texture 0 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x10000000  texels expression (float(level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x800 }
handle 1 texture 0 sampler 1

warp 0 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f6e8774) bits(0x3f6eeb54)
        bits(0x3f6e64bb) bits(0x3f6ec89a) bits(0x3ea8f6e1) bits(0x3e7270d6) bits(0x3ebb8657) bits(0x3e8bc7e0)
        bits(0x3f11c45c) bits(0x3e095c3b) bits(0x3fece24a) bits(0x3fb52ba3) bits(0x3f7af2e0) bits(0x3f025704)
        bits(0x3f54dd13) bits(0x3eb8826f) bits(0x3f07b1c5) bits(0x3ef8a92c) bits(0x3f011288) bits(0x3eeb6ab1)
        bits(0x3d35c8ac) bits(0x3d1a939a) bits(0x3d099a76) bits(0x3cb1f59b) bits(0x3f34a895) bits(0x3f2bd495)
        bits(0x3f2c8133) bits(0x3f23ad33) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ec38ee8) bits(0x3ec3d45b)
        bits(0x3ec456a7) bits(0x3ec49c1a) bits(0x3eb51498) bits(0x3ea28522) bits(0x3e855621) bits(0x3e658d58)
        bits(0x3f448f6d) bits(0x3ef74a91) bits(0xbf9857bc) bits(0xbfbcccce) bits(0x3ed136b8) bits(0x3f0eb129)
        bits(0xbd8003fd) bits(0x3db0aa69) bits(0x3ec7faa5) bits(0x3ed53920) bits(0x3eb14047) bits(0x3ebe7ec2)
        bits(0x3f21df73) bits(0x3f224fc1) bits(0x3f172b57) bits(0x3f14874c) bits(0x3ead974b) bits(0x3ebde60f)
        bits(0x3e9bef4b) bits(0x3eac3e0f) }
    expect lane 0 R8 = 0x3ef40000
    expect lane 1 R8 = 0x3ef40000
    expect lane 2 R8 = 0x3ef40000
    expect lane 3 R8 = 0x3ef40000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x40984000
    expect lane 9 R8 = 0x40984000
    expect lane 10 R8 = 0x40984000
    expect lane 11 R8 = 0x40984000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x40e20000
    expect lane 17 R8 = 0x40e20000
    expect lane 18 R8 = 0x40e20000
    expect lane 19 R8 = 0x40e20000
    expect lane 20 R8 = 0x40714000
    expect lane 21 R8 = 0x40714000
    expect lane 22 R8 = 0x40714000
    expect lane 23 R8 = 0x40714000
    expect lane 24 R8 = 0x40628000
    expect lane 25 R8 = 0x40628000
    expect lane 26 R8 = 0x40628000
    expect lane 27 R8 = 0x40628000
    expect lane 28 R8 = 0x40640000
    expect lane 29 R8 = 0x40640000
    expect lane 30 R8 = 0x40640000
    expect lane 31 R8 = 0x40640000
}

warp 1 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3c88430e) bits(0x3cbca1dc) bits(0x3d5355df) bits(0x3d6d8546) bits(0x3f27ac32) bits(0x3ebcfaf1)
        bits(0x3e84d853) bits(0xbcd851fa) bits(0x3ebd99ad) bits(0x3e0a7cc0) bits(0x3f2587fc) bits(0x3ed2b4ab)
        bits(0x3cbfc77c) bits(0x3e9c48f5) bits(0x3e3fc87c) bits(0x3f1a5368) bits(0x3f2b3293) bits(0x3f2955a8)
        bits(0x3eec1426) bits(0x3ee85a50) bits(0x3f173265) bits(0x3f19116d) bits(0x3f148ca5) bits(0x3f166bad)
        bits(0x3f1a8245) bits(0x3f1b8e8b) bits(0x3f1a78e0) bits(0x3f1bd2d0) bits(0x3e7adb36) bits(0x3e8d844e)
        bits(0x3ea1af94) bits(0x3ec17a7b) }
    t = { bits(0x3f2ca219) bits(0x3f28c1b7) bits(0x3f30696c) bits(0x3f2c890a) bits(0x3beb6b28) bits(0x3e923cd2)
        bits(0xbecc3a5a) bits(0xbdf6acd3) bits(0x3f5e1713) bits(0x3f271350) bits(0x3f10b867) bits(0x3eb3694a)
        bits(0x3ad7ecb4) bits(0xbe1694d6) bits(0x3e9fdf08) bits(0x3e5935d7) bits(0x3f6f8efd) bits(0x3f788cc5)
        bits(0x3f648b60) bits(0x3f6d8928) bits(0x3e968c2b) bits(0x3e9bd7aa) bits(0x3e9a4a3b) bits(0x3e9f95ba)
        bits(0x3e18797d) bits(0x3e188734) bits(0x3e23f5c9) bits(0x3e2779b5) bits(0x3f321a79) bits(0x3f1ff97c)
        bits(0x3f3a25d3) bits(0x3f24fe58) }
    expect lane 0 R8 = 0x4056c000
    expect lane 1 R8 = 0x4056c000
    expect lane 2 R8 = 0x4056c000
    expect lane 3 R8 = 0x4056c000
    expect lane 4 R8 = 0x40e3c000
    expect lane 5 R8 = 0x40e3c000
    expect lane 6 R8 = 0x40e3c000
    expect lane 7 R8 = 0x40e3c000
    expect lane 8 R8 = 0x40d56000
    expect lane 9 R8 = 0x40d56000
    expect lane 10 R8 = 0x40d56000
    expect lane 11 R8 = 0x40d56000
    expect lane 12 R8 = 0x40d1a000
    expect lane 13 R8 = 0x40d1a000
    expect lane 14 R8 = 0x40d1a000
    expect lane 15 R8 = 0x40d1a000
    expect lane 16 R8 = 0x40baa000
    expect lane 17 R8 = 0x40baa000
    expect lane 18 R8 = 0x40baa000
    expect lane 19 R8 = 0x40baa000
    expect lane 20 R8 = 0x3fdb8000
    expect lane 21 R8 = 0x3fdb8000
    expect lane 22 R8 = 0x3fdb8000
    expect lane 23 R8 = 0x3fdb8000
    expect lane 24 R8 = 0x3fc40000
    expect lane 25 R8 = 0x3fc40000
    expect lane 26 R8 = 0x3fc40000
    expect lane 27 R8 = 0x3fc40000
    expect lane 28 R8 = 0x408c6000
    expect lane 29 R8 = 0x408c6000
    expect lane 30 R8 = 0x408c6000
    expect lane 31 R8 = 0x408c6000
}

warp 2 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3f0b803d) bits(0x3f0d1006) bits(0x3f0c2898) bits(0x3f0e62d1) bits(0x3f555f71) bits(0x3f723d70)
        bits(0xbdbe6360) bits(0x3ca23252) bits(0x3e9bb14f) bits(0x3e998f8b) bits(0x3e9dcd24) bits(0x3e9ba996)
        bits(0x3f445bd4) bits(0x3f501230) bits(0x3f3f0127) bits(0x3f4c9fd2) bits(0x3dbe5e07) bits(0x3e4931ab)
        bits(0x3e825bc7) bits(0x3eb75d1b) bits(0x3ebab5fc) bits(0x3eb3a21f) bits(0x3e881b73) bits(0x3e5f7354)
        bits(0x3ec1a277) bits(0x3f115f41) bits(0x3eeea415) bits(0x3f27e010) bits(0x3f5ab5dd) bits(0x3fbbe0d3)
        bits(0x3e64769a) bits(0x3f54cc1c) }
    t = { bits(0x3f586244) bits(0x3f57b9e9) bits(0x3f59f20c) bits(0x3f598f20) bits(0x3e10a391) bits(0x3f88aa61)
        bits(0x3e820dc6) bits(0x3f971960) bits(0x3ed603f3) bits(0x3ed3e81f) bits(0x3ed3e22e) bits(0x3ed080ac)
        bits(0x3f10d4e1) bits(0x3f162f8d) bits(0x3f1c8b3d) bits(0x3f27049f) bits(0x3f4589ac) bits(0x3f1c278a)
        bits(0x3f600a56) bits(0x3f36a834) bits(0x3f6625a1) bits(0x3f6a9255) bits(0x3f51e921) bits(0x3f51977e)
        bits(0x3f7d0b92) bits(0x3f668ac3) bits(0x3f96cccb) bits(0x3f8b8c64) bits(0x3db953d2) bits(0x3f38c2b1)
        bits(0x3f343643) bits(0x3fdab30a) }
    expect lane 0 R8 = 0x3f560000
    expect lane 1 R8 = 0x3f560000
    expect lane 2 R8 = 0x3f560000
    expect lane 3 R8 = 0x3f560000
    expect lane 4 R8 = 0x40fe4000
    expect lane 5 R8 = 0x40fe4000
    expect lane 6 R8 = 0x40fe4000
    expect lane 7 R8 = 0x40fe4000
    expect lane 8 R8 = 0x3f0b0000
    expect lane 9 R8 = 0x3f0b0000
    expect lane 10 R8 = 0x3f0b0000
    expect lane 11 R8 = 0x3f0b0000
    expect lane 12 R8 = 0x4070c000
    expect lane 13 R8 = 0x4070c000
    expect lane 14 R8 = 0x4070c000
    expect lane 15 R8 = 0x4070c000
    expect lane 16 R8 = 0x40b50000
    expect lane 17 R8 = 0x40b50000
    expect lane 18 R8 = 0x40b50000
    expect lane 19 R8 = 0x40b50000
    expect lane 20 R8 = 0x40a04000
    expect lane 21 R8 = 0x40a04000
    expect lane 22 R8 = 0x40a04000
    expect lane 23 R8 = 0x40a04000
    expect lane 24 R8 = 0x40ba0000
    expect lane 25 R8 = 0x40ba0000
    expect lane 26 R8 = 0x40ba0000
    expect lane 27 R8 = 0x40ba0000
    expect lane 28 R8 = 0x40f90000
    expect lane 29 R8 = 0x40f90000
    expect lane 30 R8 = 0x40f90000
    expect lane 31 R8 = 0x40f90000
}

warp 3 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3d29d368) bits(0x3d1e9dce) bits(0x3d1b6618) bits(0x3d087fa0) bits(0x3ec738eb) bits(0x3ec72021)
        bits(0x3ec40991) bits(0x3ec2f4bd) bits(0x3f7fe68c) bits(0x3f7e4242) bits(0x3f810f6c) bits(0x3f80537a)
        bits(0x3efdb83a) bits(0x3ed02f6c) bits(0x3eb2517b) bits(0x3e41019f) bits(0x3f0c5ae8) bits(0x3f0b777e)
        bits(0x3f0d021e) bits(0x3f0c0ca4) bits(0x3f10671a) bits(0x3f23f8b2) bits(0x3f0bb387) bits(0x3f1f451e)
        bits(0x3e35637e) bits(0xbe3094ab) bits(0x3fe9689b) bits(0x3fee7587) bits(0x3e921c84) bits(0xbd2393c0)
        bits(0x3f2f50ff) bits(0x3eb81303) }
    t = { bits(0x3e0dae70) bits(0x3e1149c4) bits(0x3e0ae10a) bits(0x3e0eba25) bits(0x3f093846) bits(0x3f09aa17)
        bits(0x3f090be1) bits(0x3f099285) bits(0x3dd438a6) bits(0x3dc2764a) bits(0x3dc71657) bits(0x3dac0f62)
        bits(0x3eb9f989) bits(0x3f02b024) bits(0x3e8c70ba) bits(0x3ee0cd42) bits(0x3ebcb742) bits(0x3ebb68d8)
        bits(0x3ebaf06e) bits(0x3eb8b53e) bits(0x3e8cad1b) bits(0x3e961441) bits(0x3eb3d04a) bits(0x3ebd3770)
        bits(0x3ed41d4e) bits(0xbefe3056) bits(0xbe5ee008) bits(0xbfcbaca3) bits(0x3f277e89) bits(0x3e827798)
        bits(0x3ea86e17) bits(0xbd905d8f) }
    expect lane 0 R8 = 0x3e500000
    expect lane 1 R8 = 0x3e500000
    expect lane 2 R8 = 0x3e500000
    expect lane 3 R8 = 0x3e500000
    expect lane 4 R8 = 0x3f390000
    expect lane 5 R8 = 0x3f390000
    expect lane 6 R8 = 0x3f390000
    expect lane 7 R8 = 0x3f390000
    expect lane 8 R8 = 0x3fbd0000
    expect lane 9 R8 = 0x3fbd0000
    expect lane 10 R8 = 0x3fbd0000
    expect lane 11 R8 = 0x3fbd0000
    expect lane 12 R8 = 0x40b04000
    expect lane 13 R8 = 0x40b04000
    expect lane 14 R8 = 0x40b04000
    expect lane 15 R8 = 0x40b04000
    expect lane 16 R8 = 0x3e200000
    expect lane 17 R8 = 0x3e200000
    expect lane 18 R8 = 0x3e200000
    expect lane 19 R8 = 0x3e200000
    expect lane 20 R8 = 0x408ce000
    expect lane 21 R8 = 0x408ce000
    expect lane 22 R8 = 0x408ce000
    expect lane 23 R8 = 0x408ce000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x40e16000
    expect lane 29 R8 = 0x40e16000
    expect lane 30 R8 = 0x40e16000
    expect lane 31 R8 = 0x40e16000
}

warp 4 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3f5d0759) bits(0x3fadfbe3) bits(0x3f7a10c1) bits(0x3fd3e610) bits(0x3ea5ed7f) bits(0x3f2a7c07)
        bits(0x3f8b6173) bits(0x3fb72416) bits(0x3e2386e2) bits(0x3ecb967d) bits(0xbe2bb6d2) bits(0x3d31d3f2)
        bits(0x3f466754) bits(0x3f45949d) bits(0x3f46f36a) bits(0x3f4620b4) bits(0x3b3fecc2) bits(0x3ac9632b)
        bits(0x3ce1c50c) bits(0x3cd65da7) bits(0x3e2da597) bits(0x3e2f90ea) bits(0x3e4c8f84) bits(0x3e58546a)
        bits(0x3f79178f) bits(0x3f843192) bits(0x3f8652ac) bits(0x3f9332ab) bits(0x3f1f4922) bits(0x3f1f0d93)
        bits(0x3f1e5be3) bits(0x3f1dc749) }
    t = { bits(0x3f79451f) bits(0x3f5c3bb7) bits(0x3fbc1ac5) bits(0x3fbc4585) bits(0x3f6023ad) bits(0x3de2bc3c)
        bits(0x3f9bd47a) bits(0x3ee7b99e) bits(0x3f630777) bits(0x3f9b6b72) bits(0x3f8ff87e) bits(0x3fcf958c)
        bits(0x3c3f5488) bits(0x3c21dd5c) bits(0x3c00b7df) bits(0x3bc68166) bits(0x3f083115) bits(0x3f068281)
        bits(0x3f06db0f) bits(0x3f052c7b) bits(0x3f334a96) bits(0x3f31e063) bits(0x3f35e989) bits(0x3f34dbf6)
        bits(0x3d804a5a) bits(0xbc611f82) bits(0x3dfaa6fe) bits(0x3d28006c) bits(0x3e30d2bf) bits(0x3e31e504)
        bits(0x3e2d9a6f) bits(0x3e2e07b1) }
    expect lane 0 R8 = 0x40e30000
    expect lane 1 R8 = 0x40e30000
    expect lane 2 R8 = 0x40e30000
    expect lane 3 R8 = 0x40e30000
    expect lane 4 R8 = 0x40fa4000
    expect lane 5 R8 = 0x40fa4000
    expect lane 6 R8 = 0x40fa4000
    expect lane 7 R8 = 0x40fa4000
    expect lane 8 R8 = 0x40d6c000
    expect lane 9 R8 = 0x40d6c000
    expect lane 10 R8 = 0x40d6c000
    expect lane 11 R8 = 0x40d6c000
    expect lane 12 R8 = 0x3e640000
    expect lane 13 R8 = 0x3e640000
    expect lane 14 R8 = 0x3e640000
    expect lane 15 R8 = 0x3e640000
    expect lane 16 R8 = 0x40308000
    expect lane 17 R8 = 0x40308000
    expect lane 18 R8 = 0x40308000
    expect lane 19 R8 = 0x40308000
    expect lane 20 R8 = 0x40470000
    expect lane 21 R8 = 0x40470000
    expect lane 22 R8 = 0x40470000
    expect lane 23 R8 = 0x40470000
    expect lane 24 R8 = 0x40948000
    expect lane 25 R8 = 0x40948000
    expect lane 26 R8 = 0x40948000
    expect lane 27 R8 = 0x40948000
    expect lane 28 R8 = 0x3e880000
    expect lane 29 R8 = 0x3e880000
    expect lane 30 R8 = 0x3e880000
    expect lane 31 R8 = 0x3e880000
}

warp 5 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"  active 0xfffffff
    s = { bits(0x3f256329) bits(0x3f43e01a) bits(0x3f3036ab) bits(0x3f5b188c) bits(0x3f7ebb5b) bits(0x3f7ec782)
        bits(0x3f7fac1a) bits(0x3f800210) bits(0x3f741edf) bits(0x3f745a70) bits(0x3f725a12) bits(0x3f721fab)
        bits(0x3f2dbed3) bits(0x3f294b66) bits(0x3f28fae7) bits(0x3f24877a) bits(0x3e6ef4ae) bits(0x3f2eacd3)
        bits(0x3dda3255) bits(0x3f0e35f2) bits(0x3d89935d) bits(0x3d89d1bf) bits(0x3d659588) bits(0x3d588c2b)
        bits(0x3eb44a8c) bits(0x3ec42f82) bits(0x3ea85032) bits(0x3eb83528) ... }
    t = { bits(0x3e54e993) bits(0x3e299b8a) bits(0x3ea76eac) bits(0x3e9d93b6) bits(0x3f18f9a1) bits(0x3f18d215)
        bits(0x3f19439b) bits(0x3f192663) bits(0x3f39e6f2) bits(0x3f3babbe) bits(0x3f3a2283) bits(0x3f3c8106)
        bits(0x3efc9311) bits(0x3effa0f0) bits(0x3ee0cbe0) bits(0x3ee3d9bf) bits(0x3f06215c) bits(0x3f12976c)
        bits(0x3fd8c88a) bits(0x3fdf0392) bits(0x3f2017be) bits(0x3f2092cd) bits(0x3f2045f1) bits(0x3f20f3c7)
        bits(0x3f424330) bits(0x3f48405d) bits(0x3f4a35ab) bits(0x3f5032d8) ... }
    expect lane 0 R8 = 0x40a30000
    expect lane 1 R8 = 0x40a30000
    expect lane 2 R8 = 0x40a30000
    expect lane 3 R8 = 0x40a30000
    expect lane 4 R8 = 0x3d500000
    expect lane 5 R8 = 0x3d500000
    expect lane 6 R8 = 0x3d500000
    expect lane 7 R8 = 0x3d500000
    expect lane 8 R8 = 0x3f620000
    expect lane 9 R8 = 0x3f620000
    expect lane 10 R8 = 0x3f620000
    expect lane 11 R8 = 0x3f620000
    expect lane 12 R8 = 0x407d4000
    expect lane 13 R8 = 0x407d4000
    expect lane 14 R8 = 0x407d4000
    expect lane 15 R8 = 0x407d4000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x3fc50000
    expect lane 21 R8 = 0x3fc50000
    expect lane 22 R8 = 0x3fc50000
    expect lane 23 R8 = 0x3fc50000
    expect lane 24 R8 = 0x4054c000
    expect lane 25 R8 = 0x4054c000
    expect lane 26 R8 = 0x4054c000
    expect lane 27 R8 = 0x4054c000
}

warp 6 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f6e8774) bits(0x3f6eeb54)
        bits(0x3f6e64bb) bits(0x3f6ec89a) bits(0x3f11c45c) bits(0x3e095c3b) bits(0x3fece24a) bits(0x3fb52ba3)
        bits(0x3d35c8ac) bits(0x3d1a939a) bits(0x3d099a76) bits(0x3cb1f59b) bits(0x3f3fd300) bits(0x3f4198cd)
        bits(0x3f160161) bits(0x3f0bc3a3) bits(0x3f7c8513) bits(0x3f7e6c75) bits(0x3f7cc056) bits(0x3f7f4bb8)
        bits(0x3cbfc77c) bits(0x3e9c48f5) bits(0x3e3fc87c) bits(0x3f1a5368) bits(0x3e862fc1) bits(0x3e8b5a3b)
        bits(0x3e840025) bits(0x3e8a0f7b) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ec38ee8) bits(0x3ec3d45b)
        bits(0x3ec456a7) bits(0x3ec49c1a) bits(0x3f448f6d) bits(0x3ef74a91) bits(0xbf9857bc) bits(0xbfbcccce)
        bits(0x3f21df73) bits(0x3f224fc1) bits(0x3f172b57) bits(0x3f14874c) bits(0x3e7c7a51) bits(0x3e88ff11)
        bits(0x3e99cda6) bits(0x3eb00eae) bits(0x3f4bbea3) bits(0x3f4b835f) bits(0x3f4da606) bits(0x3f4deb32)
        bits(0x3ad7ecb4) bits(0xbe1694d6) bits(0x3e9fdf08) bits(0x3e5935d7) bits(0x3edf580b) bits(0x3ee187a6)
        bits(0x3ee48284) bits(0x3ee8e6c0) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x40e00000
    expect lane 26 R8 = 0x40e00000
    expect lane 27 R8 = 0x40e00000
    expect lane 28 R8 = 0x40000000
    expect lane 29 R8 = 0x40000000
    expect lane 30 R8 = 0x40000000
    expect lane 31 R8 = 0x40000000
}

warp 7 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3f540ed8) bits(0x3f52939b) bits(0x3f69e74a) bits(0x3f6e8802) bits(0x3f4a9e9b) bits(0x3f66235b)
        bits(0x3ef7e57d) bits(0x3f17777f) bits(0x3f628891) bits(0x3e6f85ca) bits(0x3f37865d) bits(0xbe381b06)
        bits(0x3dadf9a9) bits(0x3e301740) bits(0xbd6a65de) bits(0x3cf407a0) bits(0x3d898819) bits(0x3d8f99d8)
        bits(0x3d8898ec) bits(0x3d90350a) bits(0x3e9a05da) bits(0x3e4b30b8) bits(0x3eb6baa6) bits(0x3e824d28)
        bits(0x3f379624) bits(0x3f374132) bits(0x3f3646e2) bits(0x3f35f1f0) bits(0x3f57fe0b) bits(0x3f57ac88)
        bits(0x3f56aa03) bits(0x3f55da09) }
    t = { bits(0x3f3e4f98) bits(0x3f3643fd) bits(0x3f3a49d7) bits(0x3f2e9f6d) bits(0x3eaa7043) bits(0x3ec1641f)
        bits(0x3f88ee5e) bits(0x3f8eab55) bits(0x3e096bf5) bits(0x3e9aba64) bits(0xbf044c22) bits(0xbefcc39a)
        bits(0x3e56fbe9) bits(0x3eb4491b) bits(0x3e980b2a) bits(0x3ee0d650) bits(0x3cdbe5b3) bits(0x3cdfa269)
        bits(0x3cf42cb0) bits(0x3d002874) bits(0x3ea4e0dc) bits(0x3e9c1489) bits(0xbc45c6e3) bits(0xbcefa8ad)
        bits(0x3e424b0a) bits(0x3e478812) bits(0x3e40f740) bits(0x3e463448) bits(0x3e9c99c5) bits(0x3e9e6473)
        bits(0x3e9ba810) bits(0x3e9db3d5) }
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x40a00000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x41000000
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40c00000
    expect lane 24 R8 = 0x3f800000
    expect lane 25 R8 = 0x3f800000
    expect lane 26 R8 = 0x3f800000
    expect lane 27 R8 = 0x3f800000
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 8 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3f2a3701) bits(0x3d8af9d6) bits(0x3f2efac7) bits(0x3db1180b) bits(0x3ee4a169) bits(0x3f1ea005)
        bits(0x3f7c04ee) bits(0x3faf7774) bits(0x3efdb83a) bits(0x3ed02f6c) bits(0x3eb2517b) bits(0x3e41019f)
        bits(0x3f55ea7a) bits(0x3e345667) bits(0x3f216be0) bits(0xbe939db1) bits(0x3f145935) bits(0x3f13b97c)
        bits(0x3f13a006) bits(0x3f1298d4) bits(0x3f66b2d2) bits(0x3f66cc5e) bits(0x3f668b1d) bits(0x3f66a069)
        bits(0x3f643ccd) bits(0x3f5a34d7) bits(0x3f60105a) bits(0x3f51c578) bits(0x3f4f0860) bits(0x3f2923cf)
        bits(0x3f8e80b4) bits(0x3f771cd7) }
    t = { bits(0x3f3b30bb) bits(0x3f366cf5) bits(0x3e0963d6) bits(0x3deca978) bits(0x3e84575f) bits(0x3d703e47)
        bits(0x3f397276) bits(0x3f1aba5c) bits(0x3eb9f989) bits(0x3f02b024) bits(0x3e8c70ba) bits(0x3ee0cd42)
        bits(0x3f2cf4bb) bits(0x3f617355) bits(0x3c83fb44) bits(0x3dadbe2e) bits(0x3e0b00c4) bits(0x3e0c81a1)
        bits(0x3e06331d) bits(0x3e06b68a) bits(0x3d94b1bf) bits(0x3d95ef66) bits(0x3d957e1f) bits(0x3d975861)
        bits(0x3e6f4c1b) bits(0x3e7ffde6) bits(0x3e472c43) bits(0x3e50d6a4) bits(0x3d08c8dc) bits(0xbe8ad8f4)
        bits(0xbdeac019) bits(0xbed6a216) }
    expect lane 0 R8 = 0x40e00000
    expect lane 1 R8 = 0x40e00000
    expect lane 2 R8 = 0x40e00000
    expect lane 3 R8 = 0x40e00000
    expect lane 4 R8 = 0x40e00000
    expect lane 5 R8 = 0x40e00000
    expect lane 6 R8 = 0x40e00000
    expect lane 7 R8 = 0x40e00000
    expect lane 8 R8 = 0x40c00000
    expect lane 9 R8 = 0x40c00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x40800000
    expect lane 25 R8 = 0x40800000
    expect lane 26 R8 = 0x40800000
    expect lane 27 R8 = 0x40800000
    expect lane 28 R8 = 0x40e00000
    expect lane 29 R8 = 0x40e00000
    expect lane 30 R8 = 0x40e00000
    expect lane 31 R8 = 0x40e00000
}

warp 9 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3e95838f) bits(0x3e95d0c3) bits(0x3e7e31aa) bits(0x3e718726) bits(0x3ebe2ebb) bits(0x3ebe36d1)
        bits(0x3ebdd144) bits(0x3ebdd95a) bits(0x3e6aeae3) bits(0x3e9aab8e) bits(0x3e3fbc76) bits(0x3e851458)
        bits(0x3ec70285) bits(0x3ed07df3) bits(0x3ec55995) bits(0x3eced503) bits(0x3f1152be) bits(0x3f06d675)
        bits(0x3f51a552) bits(0x3f574fba) bits(0x3eaef276) bits(0x3eae76ae) bits(0x3ea966cd) bits(0x3ea8eb05)
        bits(0x3f45f366) bits(0x3fb67f9c) bits(0x3f78ac2b) bits(0x3fcfdbfe) bits(0x3eeb60f0) bits(0x3eed9d9b)
        bits(0x3ef081d7) bits(0x3ef4f42d) }
    t = { bits(0x3f699004) bits(0x3f6b8287) bits(0x3f6a6e33) bits(0x3f6d38eb) bits(0x3d6b4869) bits(0x3d6e3420)
        bits(0x3d6b891f) bits(0x3d6e74d5) bits(0x3ee0973c) bits(0x3ef62e72) bits(0x3f02e6ac) bits(0x3f0db247)
        bits(0x3f6a3313) bits(0x3f6a6001) bits(0x3f804f75) bits(0x3f8065eb) bits(0x3d5a297f) bits(0x3c6b19fa)
        bits(0xbe584766) bits(0xbeaea9a7) bits(0x3f7b9518) bits(0x3f7c7458) bits(0x3f7ad050) bits(0x3f7baf90)
        bits(0x3f6d1bb6) bits(0x3f3a62f1) bits(0x3fca13c4) bits(0x3fb0b761) bits(0x3f212721) bits(0x3f1e96ae)
        bits(0x3f224577) bits(0x3f1f45fa) }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x40000000
    expect lane 29 R8 = 0x40000000
    expect lane 30 R8 = 0x40000000
    expect lane 31 R8 = 0x40000000
}

warp 10 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"  active 0xfffffff
    s = { bits(0x3f31d21e) bits(0x3f323da5) bits(0x3f331ad5) bits(0x3f33865c) bits(0x3ebc977a) bits(0x3e99ecd5)
        bits(0x3e9f17b8) bits(0x3e78da25) bits(0x3d64483e) bits(0x3d685636) bits(0x3d6e1ac7) bits(0x3d76527f)
        bits(0x3f7b7f24) bits(0x3f7f635c) bits(0x3f9c9903) bits(0x3f9e8b1f) bits(0x3e692e83) bits(0x3e65d800)
        bits(0x3e874e94) bits(0x3e85a352) bits(0x3f76d6a4) bits(0x3f7cc8f7) bits(0x3f6056e1) bits(0x3f664934)
        bits(0x3f57ce4b) bits(0x3f5e4b87) bits(0x3e228bd9) bits(0x3e3c80cc) ... }
    t = { bits(0x3f60c2c6) bits(0x3f5f7a0f) bits(0x3f612e4d) bits(0x3f5fe596) bits(0x3f2f599a) bits(0x3f3e197b)
        bits(0x3f1e0447) bits(0x3f2cc429) bits(0x3e2c2f15) bits(0x3e2badf3) bits(0x3e311e54) bits(0x3e31f16e)
        bits(0x3dcb12b1) bits(0x3c54f018) bits(0x3e11140a) bits(0x3d6366ca) bits(0x3f5fc8d0) bits(0x3f5e873e)
        bits(0x3f59914d) bits(0x3f584fbb) bits(0x3e20632e) bits(0x3e2e501f) bits(0x3e9d0e26) bits(0x3ea4049f)
        bits(0x3f67edb1) bits(0x3f862362) bits(0x3f8399cb) bits(0x3f95c654) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40800000
    expect lane 17 R8 = 0x40800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40800000
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40c00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
}

warp 11 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3ea8f6e1) bits(0x3e7270d6)
        bits(0x3ebb8657) bits(0x3e8bc7e0) bits(0x3f11c45c) bits(0x3e095c3b) bits(0x3fece24a) bits(0x3fb52ba3)
        bits(0x3e9098b5) bits(0x3f3f7c30) bits(0xbd7f85de) bits(0x3ee0fc00) bits(0x3f07b1c5) bits(0x3ef8a92c)
        bits(0x3f011288) bits(0x3eeb6ab1) bits(0x3d35c8ac) bits(0x3d1a939a) bits(0x3d099a76) bits(0x3cb1f59b)
        bits(0x3f34a895) bits(0x3f2bd495) bits(0x3f2c8133) bits(0x3f23ad33) bits(0x3de1d400) bits(0x3db8f906)
        bits(0x3c0a6313) bits(0xbc3c74bc) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3eb51498) bits(0x3ea28522)
        bits(0x3e855621) bits(0x3e658d58) bits(0x3f448f6d) bits(0x3ef74a91) bits(0xbf9857bc) bits(0xbfbcccce)
        bits(0x3dc918bd) bits(0x3ebf9524) bits(0x3f2e0995) bits(0x3f9b476d) bits(0x3ec7faa5) bits(0x3ed53920)
        bits(0x3eb14047) bits(0x3ebe7ec2) bits(0x3f21df73) bits(0x3f224fc1) bits(0x3f172b57) bits(0x3f14874c)
        bits(0x3ead974b) bits(0x3ebde60f) bits(0x3e9bef4b) bits(0x3eac3e0f) bits(0x3e32475b) bits(0x3e56984a)
        bits(0x3def42a4) bits(0x3e1bf242) }
    lod = { bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbff99868) bits(0xbff99868)
        bits(0xbff99868) bits(0xbff99868) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbff4843a) bits(0xbff4843a)
        bits(0xbff4843a) bits(0xbff4843a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbecf3648) bits(0xbecf3648)
        bits(0xbecf3648) bits(0xbecf3648) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x4033c000
    expect lane 5 R8 = 0x4033c000
    expect lane 6 R8 = 0x4033c000
    expect lane 7 R8 = 0x4033c000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x40ef8000
    expect lane 13 R8 = 0x40ef8000
    expect lane 14 R8 = 0x40ef8000
    expect lane 15 R8 = 0x40ef8000
    expect lane 16 R8 = 0x3fee0000
    expect lane 17 R8 = 0x3fee0000
    expect lane 18 R8 = 0x3fee0000
    expect lane 19 R8 = 0x3fee0000
    expect lane 20 R8 = 0x40628000
    expect lane 21 R8 = 0x40628000
    expect lane 22 R8 = 0x40628000
    expect lane 23 R8 = 0x40628000
    expect lane 24 R8 = 0x40640000
    expect lane 25 R8 = 0x40640000
    expect lane 26 R8 = 0x40640000
    expect lane 27 R8 = 0x40640000
    expect lane 28 R8 = 0x4091c000
    expect lane 29 R8 = 0x4091c000
    expect lane 30 R8 = 0x4091c000
    expect lane 31 R8 = 0x4091c000
}

warp 12 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3c88430e) bits(0x3cbca1dc) bits(0x3d5355df) bits(0x3d6d8546) bits(0x3f27ac32) bits(0x3ebcfaf1)
        bits(0x3e84d853) bits(0xbcd851fa) bits(0x3ebd99ad) bits(0x3e0a7cc0) bits(0x3f2587fc) bits(0x3ed2b4ab)
        bits(0x3cbfc77c) bits(0x3e9c48f5) bits(0x3e3fc87c) bits(0x3f1a5368) bits(0x3f2b3293) bits(0x3f2955a8)
        bits(0x3eec1426) bits(0x3ee85a50) bits(0x3f173265) bits(0x3f19116d) bits(0x3f148ca5) bits(0x3f166bad)
        bits(0x3ee4def1) bits(0x3ee504c7) bits(0x3ee2b6e2) bits(0x3ee24273) bits(0x3f043c11) bits(0x3f040d94)
        bits(0x3f03c228) bits(0x3f036127) }
    t = { bits(0x3f2ca219) bits(0x3f28c1b7) bits(0x3f30696c) bits(0x3f2c890a) bits(0x3beb6b28) bits(0x3e923cd2)
        bits(0xbecc3a5a) bits(0xbdf6acd3) bits(0x3f5e1713) bits(0x3f271350) bits(0x3f10b867) bits(0x3eb3694a)
        bits(0x3ad7ecb4) bits(0xbe1694d6) bits(0x3e9fdf08) bits(0x3e5935d7) bits(0x3f6f8efd) bits(0x3f788cc5)
        bits(0x3f648b60) bits(0x3f6d8928) bits(0x3e968c2b) bits(0x3e9bd7aa) bits(0x3e9a4a3b) bits(0x3e9f95ba)
        bits(0x3d8b67bd) bits(0x3d9407fa) bits(0x3d8bff14) bits(0x3d976330) bits(0x3f73b7fb) bits(0x3f7431e3)
        bits(0x3f73897e) bits(0x3f741a08) }
    lod = { bits(0xbfe08086) bits(0xbfe08086) bits(0xbfe08086) bits(0xbfe08086) bits(0x3d2aacde) bits(0x3d2aacde)
        bits(0x3d2aacde) bits(0x3d2aacde) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f9c9bb7) bits(0x3f9c9bb7)
        bits(0x3f9c9bb7) bits(0x3f9c9bb7) bits(0xbfc389f3) bits(0xbfc389f3) bits(0xbfc389f3) bits(0xbfc389f3)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3ffa9d18) bits(0x3ffa9d18)
        bits(0x3ffa9d18) bits(0x3ffa9d18) }
    expect lane 0 R8 = 0x3fcd0000
    expect lane 1 R8 = 0x3fcd0000
    expect lane 2 R8 = 0x3fcd0000
    expect lane 3 R8 = 0x3fcd0000
    expect lane 4 R8 = 0x40e50000
    expect lane 5 R8 = 0x40e50000
    expect lane 6 R8 = 0x40e50000
    expect lane 7 R8 = 0x40e50000
    expect lane 8 R8 = 0x40d56000
    expect lane 9 R8 = 0x40d56000
    expect lane 10 R8 = 0x40d56000
    expect lane 11 R8 = 0x40d56000
    expect lane 12 R8 = 0x40d1a000
    expect lane 13 R8 = 0x40d1a000
    expect lane 14 R8 = 0x40d1a000
    expect lane 15 R8 = 0x40d1a000
    expect lane 16 R8 = 0x40e1c000
    expect lane 17 R8 = 0x40e1c000
    expect lane 18 R8 = 0x40e1c000
    expect lane 19 R8 = 0x40e1c000
    expect lane 20 R8 = 0x3e400000
    expect lane 21 R8 = 0x3e400000
    expect lane 22 R8 = 0x3e400000
    expect lane 23 R8 = 0x3e400000
    expect lane 24 R8 = 0x3e100000
    expect lane 25 R8 = 0x3e100000
    expect lane 26 R8 = 0x3e100000
    expect lane 27 R8 = 0x3e100000
    expect lane 28 R8 = 0x3f880000
    expect lane 29 R8 = 0x3f880000
    expect lane 30 R8 = 0x3f880000
    expect lane 31 R8 = 0x3f880000
}

warp 13 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3f0b803d) bits(0x3f0d1006) bits(0x3f0c2898) bits(0x3f0e62d1) bits(0x3eaabf70) bits(0x3eb4ee3a)
        bits(0x3ea5cfdd) bits(0x3eaffea8) bits(0x3e9bb14f) bits(0x3e998f8b) bits(0x3e9dcd24) bits(0x3e9ba996)
        bits(0x3f413500) bits(0x3f4138b9) bits(0x3f3fb540) bits(0x3f3f46f7) bits(0x3dbe5e07) bits(0x3e4931ab)
        bits(0x3e825bc7) bits(0x3eb75d1b) bits(0x3ec1a277) bits(0x3f115f41) bits(0x3eeea415) bits(0x3f27e010)
        bits(0x3da8633a) bits(0xbe3bda7a) bits(0xbe3282c3) bits(0xbf18bef3) bits(0x3f5ab5dd) bits(0x3fbbe0d3)
        bits(0x3e64769a) bits(0x3f54cc1c) }
    t = { bits(0x3f586244) bits(0x3f57b9e9) bits(0x3f59f20c) bits(0x3f598f20) bits(0x3d820747) bits(0x3d95c592)
        bits(0x3daac271) bits(0x3dbe80bc) bits(0x3ed603f3) bits(0x3ed3e81f) bits(0x3ed3e22e) bits(0x3ed080ac)
        bits(0x3ece449e) bits(0x3ececb45) bits(0x3ece6f10) bits(0x3ecf2ad7) bits(0x3f4589ac) bits(0x3f1c278a)
        bits(0x3f600a56) bits(0x3f36a834) bits(0x3f7d0b92) bits(0x3f668ac3) bits(0x3f96cccb) bits(0x3f8b8c64)
        bits(0x3f16340b) bits(0x3f42f854) bits(0x3e49b31c) bits(0x3e9d6058) bits(0x3db953d2) bits(0x3f38c2b1)
        bits(0x3f343643) bits(0x3fdab30a) }
    lod = { bits(0xbfe9f03f) bits(0xbfe9f03f) bits(0xbfe9f03f) bits(0xbfe9f03f) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f1f7ff7) bits(0x3f1f7ff7) bits(0x3f1f7ff7) bits(0x3f1f7ff7)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbfcf0b40) bits(0xbfcf0b40)
        bits(0xbfcf0b40) bits(0xbfcf0b40) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x40244000
    expect lane 5 R8 = 0x40244000
    expect lane 6 R8 = 0x40244000
    expect lane 7 R8 = 0x40244000
    expect lane 8 R8 = 0x3f950000
    expect lane 9 R8 = 0x3f950000
    expect lane 10 R8 = 0x3f950000
    expect lane 11 R8 = 0x3f950000
    expect lane 12 R8 = 0x3f1c0000
    expect lane 13 R8 = 0x3f1c0000
    expect lane 14 R8 = 0x3f1c0000
    expect lane 15 R8 = 0x3f1c0000
    expect lane 16 R8 = 0x40814000
    expect lane 17 R8 = 0x40814000
    expect lane 18 R8 = 0x40814000
    expect lane 19 R8 = 0x40814000
    expect lane 20 R8 = 0x40ba0000
    expect lane 21 R8 = 0x40ba0000
    expect lane 22 R8 = 0x40ba0000
    expect lane 23 R8 = 0x40ba0000
    expect lane 24 R8 = 0x40dde000
    expect lane 25 R8 = 0x40dde000
    expect lane 26 R8 = 0x40dde000
    expect lane 27 R8 = 0x40dde000
    expect lane 28 R8 = 0x40f90000
    expect lane 29 R8 = 0x40f90000
    expect lane 30 R8 = 0x40f90000
    expect lane 31 R8 = 0x40f90000
}

warp 14 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3f52bbab) bits(0x3f6880cb) bits(0x3f3e8cb0) bits(0x3f54cba8) bits(0x3f1cd887) bits(0x3f22fd1c)
        bits(0x3f1b4641) bits(0x3f22c9ed) bits(0x3f1c22f9) bits(0x3f225652) bits(0x3f2918d0) bits(0x3f2f4c29)
        bits(0x3f0c5ae8) bits(0x3f0b777e) bits(0x3f0d021e) bits(0x3f0c0ca4) bits(0x3f7e9ce4) bits(0x3f7cb457)
        bits(0x3f74c686) bits(0x3f6f57e6) bits(0x3e2c6fb9) bits(0x3e2b9b6f) bits(0x3e2c7f74) bits(0x3e2b7033)
        bits(0x3e921c84) bits(0xbd2393c0) bits(0x3f2f50ff) bits(0x3eb81303) bits(0x3f163c10) bits(0x3f19218c)
        bits(0x3f13d8d0) bits(0x3f16be4c) }
    t = { bits(0x3f79078d) bits(0x3f869b44) bits(0x3f876656) bits(0x3f97c8d8) bits(0x3ee5c0f8) bits(0x3ee8e585)
        bits(0x3ef20a22) bits(0x3ef9cf99) bits(0x3f1cc5b8) bits(0x3f0fcfe1) bits(0x3f22f912) bits(0x3f16033a)
        bits(0x3ebcb742) bits(0x3ebb68d8) bits(0x3ebaf06e) bits(0x3eb8b53e) bits(0x3f2d33ee) bits(0x3f2ee8ea)
        bits(0x3f223464) bits(0x3f211fd0) bits(0x3f31471c) bits(0x3f314654) bits(0x3f303bcd) bits(0x3f2fea98)
        bits(0x3f277e89) bits(0x3e827798) bits(0x3ea86e17) bits(0xbd905d8f) bits(0x3f711f66) bits(0x3f7382a6)
        bits(0x3f7404e2) bits(0x3f766822) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbf0b4cc3) bits(0xbf0b4cc3)
        bits(0xbf0b4cc3) bits(0xbf0b4cc3) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x409bc000
    expect lane 1 R8 = 0x409bc000
    expect lane 2 R8 = 0x409bc000
    expect lane 3 R8 = 0x409bc000
    expect lane 4 R8 = 0x400c8000
    expect lane 5 R8 = 0x400c8000
    expect lane 6 R8 = 0x400c8000
    expect lane 7 R8 = 0x400c8000
    expect lane 8 R8 = 0x407a8000
    expect lane 9 R8 = 0x407a8000
    expect lane 10 R8 = 0x407a8000
    expect lane 11 R8 = 0x407a8000
    expect lane 12 R8 = 0x3e200000
    expect lane 13 R8 = 0x3e200000
    expect lane 14 R8 = 0x3e200000
    expect lane 15 R8 = 0x3e200000
    expect lane 16 R8 = 0x40760000
    expect lane 17 R8 = 0x40760000
    expect lane 18 R8 = 0x40760000
    expect lane 19 R8 = 0x40760000
    expect lane 20 R8 = 0x3d900000
    expect lane 21 R8 = 0x3d900000
    expect lane 22 R8 = 0x3d900000
    expect lane 23 R8 = 0x3d900000
    expect lane 24 R8 = 0x40e16000
    expect lane 25 R8 = 0x40e16000
    expect lane 26 R8 = 0x40e16000
    expect lane 27 R8 = 0x40e16000
    expect lane 28 R8 = 0x3ff48000
    expect lane 29 R8 = 0x3ff48000
    expect lane 30 R8 = 0x3ff48000
    expect lane 31 R8 = 0x3ff48000
}

warp 15 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3eb7319b) bits(0x3df7a769) bits(0x3dab211f) bits(0xbe1cfef2) bits(0x3d09391a) bits(0x3dafba3d)
        bits(0x3ebc98a6) bits(0x3ed76012) bits(0x3eb9acb2) bits(0x3eb9596e) bits(0x3eb9ae23) bits(0x3eb94253)
        bits(0x3ee3d013) bits(0x3eea0e55) bits(0x3ef7c351) bits(0x3efe0192) bits(0x3f005c7d) bits(0x3ef51150)
        bits(0x3f010b84) bits(0x3ef66f5d) bits(0x3ed283b7) bits(0x3ee4e948) bits(0x3ebbb8f1) bits(0x3eccccf1)
        bits(0x3e600f9f) bits(0xbf0cec35) bits(0x3d844ef2) bits(0xbf34663f) bits(0x3dfbbc54) bits(0x3dd34387)
        bits(0x3c23b24e) bits(0xbd4b1120) }
    t = { bits(0x3de25c47) bits(0x3ec50065) bits(0xbe01615f) bits(0x3e177148) bits(0x3f08a9ef) bits(0x3ee17c47)
        bits(0x3f38a536) bits(0x3f20b96a) bits(0x3eb5bc12) bits(0x3eb5baa1) bits(0x3eb568ce) bits(0x3eb54df3)
        bits(0x3ef6fd6f) bits(0x3ee5a233) bits(0x3efe2a89) bits(0x3eeccf4d) bits(0x3d9d3ced) bits(0x3d97c4b9)
        bits(0x3d5d3c82) bits(0x3d524c1c) bits(0x3f0a6019) bits(0x3f15c57d) bits(0x3f1392e2) bits(0x3f2525ec)
        bits(0x3f22a6c7) bits(0x3f4a20d0) bits(0xbe09255a) bits(0x3ca61660) bits(0x3f3d416b) bits(0x3f5a2a2c)
        bits(0x3f383252) bits(0x3f5c42c5) }
    lod = { bits(0x3f9ada8d) bits(0x3f9ada8d) bits(0x3f9ada8d) bits(0x3f9ada8d) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f4ffbbb) bits(0x3f4ffbbb) bits(0x3f4ffbbb) bits(0x3f4ffbbb)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbf9166e2) bits(0xbf9166e2)
        bits(0xbf9166e2) bits(0xbf9166e2) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbf6a9e51) bits(0xbf6a9e51) bits(0xbf6a9e51) bits(0xbf6a9e51) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x40f78000
    expect lane 1 R8 = 0x40f78000
    expect lane 2 R8 = 0x40f78000
    expect lane 3 R8 = 0x40f78000
    expect lane 4 R8 = 0x40d5a000
    expect lane 5 R8 = 0x40d5a000
    expect lane 6 R8 = 0x40d5a000
    expect lane 7 R8 = 0x40d5a000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x405f0000
    expect lane 13 R8 = 0x405f0000
    expect lane 14 R8 = 0x405f0000
    expect lane 15 R8 = 0x405f0000
    expect lane 16 R8 = 0x3fbb8000
    expect lane 17 R8 = 0x3fbb8000
    expect lane 18 R8 = 0x3fbb8000
    expect lane 19 R8 = 0x3fbb8000
    expect lane 20 R8 = 0x40780000
    expect lane 21 R8 = 0x40780000
    expect lane 22 R8 = 0x40780000
    expect lane 23 R8 = 0x40780000
    expect lane 24 R8 = 0x40d9a000
    expect lane 25 R8 = 0x40d9a000
    expect lane 26 R8 = 0x40d9a000
    expect lane 27 R8 = 0x40d9a000
    expect lane 28 R8 = 0x409e0000
    expect lane 29 R8 = 0x409e0000
    expect lane 30 R8 = 0x409e0000
    expect lane 31 R8 = 0x409e0000
}

warp 16 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"  active 0xfffffff
    s = { bits(0x3f7ebb5b) bits(0x3f7ec782) bits(0x3f7fac1a) bits(0x3f800210) bits(0x3f4af9a9) bits(0x3f3001ec)
        bits(0x3e9643c4) bits(0x3e40a895) bits(0x3f42fe8d) bits(0x3f730c9b) bits(0x3f2126ff) bits(0x3f51350d)
        bits(0x3f59a486) bits(0x3f52bef9) bits(0x3f75c652) bits(0x3f753fa4) bits(0x3e6ef4ae) bits(0x3f2eacd3)
        bits(0x3dda3255) bits(0x3f0e35f2) bits(0x3f14d19f) bits(0x3f14ec6d) bits(0x3f1024c9) bits(0x3f0ee093)
        bits(0x3ec225a5) bits(0x3ec25f6c) bits(0x3ec14bfa) bits(0x3ec155ca) ... }
    t = { bits(0x3f18f9a1) bits(0x3f18d215) bits(0x3f19439b) bits(0x3f192663) bits(0x3ec3b7da) bits(0x3f2744b8)
        bits(0x3e40c09d) bits(0x3eeb31e5) bits(0x3eb7a5f7) bits(0x3eed7ddb) bits(0x3f183b58) bits(0x3f33274a)
        bits(0x3ebe88dc) bits(0x3e864545) bits(0x3eb0bdc2) bits(0x3e46eb82) bits(0x3f06215c) bits(0x3f12976c)
        bits(0x3fd8c88a) bits(0x3fdf0392) bits(0x3e80d65a) bits(0x3e842a13) bits(0x3e816d01) bits(0x3e85ed70)
        bits(0x3f338b75) bits(0x3f33b9b8) bits(0x3f33cf6b) bits(0x3f341ff3) ... }
    lod = { bits(0x3c0b6538) bits(0x3c0b6538) bits(0x3c0b6538) bits(0x3c0b6538) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f7ac8d4) bits(0x3f7ac8d4) bits(0x3f7ac8d4) bits(0x3f7ac8d4) bits(0xbf327dd2) bits(0xbf327dd2)
        bits(0xbf327dd2) bits(0xbf327dd2) bits(0x3f40729c) bits(0x3f40729c) bits(0x3f40729c) bits(0x3f40729c)
        bits(0x3f85a78d) bits(0x3f85a78d) bits(0x3f85a78d) bits(0x3f85a78d) ... }
    expect lane 0 R8 = 0x3d700000
    expect lane 1 R8 = 0x3d700000
    expect lane 2 R8 = 0x3d700000
    expect lane 3 R8 = 0x3d700000
    expect lane 4 R8 = 0x40e5a000
    expect lane 5 R8 = 0x40e5a000
    expect lane 6 R8 = 0x40e5a000
    expect lane 7 R8 = 0x40e5a000
    expect lane 8 R8 = 0x40c58000
    expect lane 9 R8 = 0x40c58000
    expect lane 10 R8 = 0x40c58000
    expect lane 11 R8 = 0x40c58000
    expect lane 12 R8 = 0x40bd0000
    expect lane 13 R8 = 0x40bd0000
    expect lane 14 R8 = 0x40bd0000
    expect lane 15 R8 = 0x40bd0000
    expect lane 16 R8 = 0x40f2a000
    expect lane 17 R8 = 0x40f2a000
    expect lane 18 R8 = 0x40f2a000
    expect lane 19 R8 = 0x40f2a000
    expect lane 20 R8 = 0x40404000
    expect lane 21 R8 = 0x40404000
    expect lane 22 R8 = 0x40404000
    expect lane 23 R8 = 0x40404000
    expect lane 24 R8 = 0x3db80000
    expect lane 25 R8 = 0x3db80000
    expect lane 26 R8 = 0x3db80000
    expect lane 27 R8 = 0x3db80000
}

warp 17 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f11c45c) bits(0x3e095c3b)
        bits(0x3fece24a) bits(0x3fb52ba3) bits(0x3f63d0bd) bits(0x3f62ef69) bits(0x3f6423dc) bits(0x3f6317de)
        bits(0x3d35c8ac) bits(0x3d1a939a) bits(0x3d099a76) bits(0x3cb1f59b) bits(0x3de1d400) bits(0x3db8f906)
        bits(0x3c0a6313) bits(0xbc3c74bc) bits(0x3f3fd300) bits(0x3f4198cd) bits(0x3f160161) bits(0x3f0bc3a3)
        bits(0x3e7b7a26) bits(0x3e8e6c3f) bits(0x3e7c6455) bits(0x3e9405d1) bits(0x3cbfc77c) bits(0x3e9c48f5)
        bits(0x3e3fc87c) bits(0x3f1a5368) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3f448f6d) bits(0x3ef74a91)
        bits(0xbf9857bc) bits(0xbfbcccce) bits(0x3f737842) bits(0x3f732523) bits(0x3f7296ee) bits(0x3f71e746)
        bits(0x3f21df73) bits(0x3f224fc1) bits(0x3f172b57) bits(0x3f14874c) bits(0x3e32475b) bits(0x3e56984a)
        bits(0x3def42a4) bits(0x3e1bf242) bits(0x3e7c7a51) bits(0x3e88ff11) bits(0x3e99cda6) bits(0x3eb00eae)
        bits(0x3f3bfdaa) bits(0x3f3bc31e) bits(0x3f445540) bits(0x3f4689d1) bits(0x3ad7ecb4) bits(0xbe1694d6)
        bits(0x3e9fdf08) bits(0x3e5935d7) }
    lod = { bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f0f91f9) bits(0x3f0f91f9) bits(0x3f0f91f9) bits(0x3f0f91f9)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbecf3648) bits(0xbecf3648)
        bits(0xbecf3648) bits(0xbecf3648) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbf3cd0ab) bits(0xbf3cd0ab) bits(0xbf3cd0ab) bits(0xbf3cd0ab) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x41000000
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x40a00000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x40a00000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40c00000
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40000000
    expect lane 28 R8 = 0x40e00000
    expect lane 29 R8 = 0x40e00000
    expect lane 30 R8 = 0x40e00000
    expect lane 31 R8 = 0x40e00000
}

warp 18 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3f0c3c74) bits(0x3f107b80) bits(0x3f059a00) bits(0x3f0921a1) bits(0x3f540ed8) bits(0x3f52939b)
        bits(0x3f69e74a) bits(0x3f6e8802) bits(0x3d01584a) bits(0x3d00f179) bits(0x3ceda726) bits(0x3ce64c33)
        bits(0x3d898819) bits(0x3d8f99d8) bits(0x3d8898ec) bits(0x3d90350a) bits(0x3e9a05da) bits(0x3e4b30b8)
        bits(0x3eb6baa6) bits(0x3e824d28) bits(0x3f57fe0b) bits(0x3f57ac88) bits(0x3f56aa03) bits(0x3f55da09)
        bits(0x3f2a3701) bits(0x3d8af9d6) bits(0x3f2efac7) bits(0x3db1180b) bits(0x3ee4a169) bits(0x3f1ea005)
        bits(0x3f7c04ee) bits(0x3faf7774) }
    t = { bits(0x3f75bccc) bits(0x3f7c5f40) bits(0x3f79fbd8) bits(0x3f81f0f9) bits(0x3f3e4f98) bits(0x3f3643fd)
        bits(0x3f3a49d7) bits(0x3f2e9f6d) bits(0x3eb5c9f5) bits(0x3eb64f67) bits(0x3eb5a98a) bits(0x3eb64d4c)
        bits(0x3cdbe5b3) bits(0x3cdfa269) bits(0x3cf42cb0) bits(0x3d002874) bits(0x3ea4e0dc) bits(0x3e9c1489)
        bits(0xbc45c6e3) bits(0xbcefa8ad) bits(0x3e9c99c5) bits(0x3e9e6473) bits(0x3e9ba810) bits(0x3e9db3d5)
        bits(0x3f3b30bb) bits(0x3f366cf5) bits(0x3e0963d6) bits(0x3deca978) bits(0x3e84575f) bits(0x3d703e47)
        bits(0x3f397276) bits(0x3f1aba5c) }
    lod = { bits(0xbefd7e6f) bits(0xbefd7e6f) bits(0xbefd7e6f) bits(0xbefd7e6f) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3fbfc749) bits(0x3fbfc749)
        bits(0x3fbfc749) bits(0x3fbfc749) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x40400000
    expect lane 1 R8 = 0x40400000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x40e00000
    expect lane 26 R8 = 0x40e00000
    expect lane 27 R8 = 0x40e00000
    expect lane 28 R8 = 0x40e00000
    expect lane 29 R8 = 0x40e00000
    expect lane 30 R8 = 0x40e00000
    expect lane 31 R8 = 0x40e00000
}

warp 19 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3f55ea7a) bits(0x3e345667) bits(0x3f216be0) bits(0xbe939db1) bits(0x3f3783c0) bits(0x3f350cdd)
        bits(0x3f1de34e) bits(0x3f1b6c6a) bits(0x3f643ccd) bits(0x3f5a34d7) bits(0x3f60105a) bits(0x3f51c578)
        bits(0x3f2c4379) bits(0x3f1c93ab) bits(0x3f381cd4) bits(0x3f286d05) bits(0x3e6aeae3) bits(0x3e9aab8e)
        bits(0x3e3fbc76) bits(0x3e851458) bits(0x3f29bd06) bits(0x3f2a3e24) bits(0x3f29afd2) bits(0x3f2a53b7)
        bits(0x3f1152be) bits(0x3f06d675) bits(0x3f51a552) bits(0x3f574fba) bits(0x3f4f02ed) bits(0x3f4f3004)
        bits(0x3f501fd0) bits(0x3f504ce7) }
    t = { bits(0x3f2cf4bb) bits(0x3f617355) bits(0x3c83fb44) bits(0x3dadbe2e) bits(0x3f5e2dbc) bits(0x3f6fb211)
        bits(0x3f5a92c3) bits(0x3f6c1718) bits(0x3e6f4c1b) bits(0x3e7ffde6) bits(0x3e472c43) bits(0x3e50d6a4)
        bits(0x3ea4546e) bits(0x3e8ca1b8) bits(0x3e84f4d0) bits(0x3e5a8436) bits(0x3ee0973c) bits(0x3ef62e72)
        bits(0x3f02e6ac) bits(0x3f0db247) bits(0x3eda7b82) bits(0x3eda95e9) bits(0x3edb7dbe) bits(0x3edbed88)
        bits(0x3d5a297f) bits(0x3c6b19fa) bits(0xbe584766) bits(0xbeaea9a7) bits(0x3f72fac7) bits(0x3f72c43e)
        bits(0x3f73e650) bits(0x3f73afc7) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3fb88233) bits(0x3fb88233) bits(0x3fb88233) bits(0x3fb88233)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x40800000
    expect lane 17 R8 = 0x40800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x40c00000
    expect lane 25 R8 = 0x40c00000
    expect lane 26 R8 = 0x40c00000
    expect lane 27 R8 = 0x40c00000
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x3f800000
    expect lane 30 R8 = 0x3f800000
    expect lane 31 R8 = 0x3f800000
}

warp 20 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3eaef276) bits(0x3eae76ae) bits(0x3ea966cd) bits(0x3ea8eb05) bits(0x3f6485be) bits(0x3f64d5c5)
        bits(0x3f639a00) bits(0x3f63bb50) bits(0x3c5e773c) bits(0x3c7a1f01) bits(0x3c6d1d42) bits(0x3c846283)
        bits(0x3eeb60f0) bits(0x3eed9d9b) bits(0x3ef081d7) bits(0x3ef4f42d) bits(0x3d64483e) bits(0x3d685636)
        bits(0x3d6e1ac7) bits(0x3d76527f) bits(0x3e692e83) bits(0x3e65d800) bits(0x3e874e94) bits(0x3e85a352)
        bits(0x3ee78600) bits(0x3ee64606) bits(0x3ee1dda9) bits(0x3ede8b32) bits(0x3dde85f0) bits(0x3e338458)
        bits(0x3d982698) bits(0x3e1a4062) }
    t = { bits(0x3f7b9518) bits(0x3f7c7458) bits(0x3f7ad050) bits(0x3f7baf90) bits(0x3cb815a9) bits(0x3cbc86a0)
        bits(0x3cfa753c) bits(0x3d0a1261) bits(0x3ef2c858) bits(0x3ef25327) bits(0x3ef3a596) bits(0x3ef33066)
        bits(0x3f212721) bits(0x3f1e96ae) bits(0x3f224577) bits(0x3f1f45fa) bits(0x3e2c2f15) bits(0x3e2badf3)
        bits(0x3e311e54) bits(0x3e31f16e) bits(0x3f5fc8d0) bits(0x3f5e873e) bits(0x3f59914d) bits(0x3f584fbb)
        bits(0x3f0cd58e) bits(0x3f0e5c99) bits(0x3f0bad47) bits(0x3f0d50c0) bits(0x3e9f80ac) bits(0x3eb11882)
        bits(0x3ec1a15c) bits(0x3ee2bd5a) }
    lod = { bits(0xbf849d1b) bits(0xbf849d1b) bits(0xbf849d1b) bits(0xbf849d1b) bits(0x3fa1d6e6) bits(0x3fa1d6e6)
        bits(0x3fa1d6e6) bits(0x3fa1d6e6) bits(0x3fbf9d57) bits(0x3fbf9d57) bits(0x3fbf9d57) bits(0x3fbf9d57)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbfbab093) bits(0xbfbab093)
        bits(0xbfbab093) bits(0xbfbab093) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbe2db571) bits(0xbe2db571) bits(0xbe2db571) bits(0xbe2db571) bits(0x3df89d9c) bits(0x3df89d9c)
        bits(0x3df89d9c) bits(0x3df89d9c) }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40800000
    expect lane 22 R8 = 0x40800000
    expect lane 23 R8 = 0x40800000
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40000000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 21 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"  active 0xf
    s = { bits(0x3f76d6a4) bits(0x3f7cc8f7) bits(0x3f6056e1) bits(0x3f664934) ... }
    t = { bits(0x3e20632e) bits(0x3e2e501f) bits(0x3e9d0e26) bits(0x3ea4049f) ... }
    lod = bits(0x00000000)
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40c00000
    expect lane 3 R8 = 0x40c00000
}

warp 22 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f471812) bits(0x3f011b02)
        bits(0x3fdff36e) bits(0x3fd7c78f) bits(0x3ea8f6e1) bits(0x3e7270d6) bits(0x3ebb8657) bits(0x3e8bc7e0)
        bits(0x3ee7e194) bits(0x3ee5d82e) bits(0x3ee8d9c7) bits(0x3ee6d061) bits(0x3f11c45c) bits(0x3e095c3b)
        bits(0x3fece24a) bits(0x3fb52ba3) bits(0x3f00c9e1) bits(0x3eed14da) bits(0x3f38755b) bits(0x3f2e35e8)
        bits(0x3e552ac0) bits(0x3ea48ba5) bits(0x3f8f144f) bits(0x3fc4d8d5) bits(0x3f1a4029) bits(0x3f199cf7)
        bits(0x3f1bf64c) bits(0x3f1ba594) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ea2914c) bits(0x3e23af41)
        bits(0xbfaf12d6) bits(0xc0050310) bits(0x3eb51498) bits(0x3ea28522) bits(0x3e855621) bits(0x3e658d58)
        bits(0x3e6e8f76) bits(0x3e6cd429) bits(0x3e69ffc1) bits(0x3e684474) bits(0x3f448f6d) bits(0x3ef74a91)
        bits(0xbf9857bc) bits(0xbfbcccce) bits(0x3df1c476) bits(0x3cebaa10) bits(0x3ca85961) bits(0xbd8cc399)
        bits(0x3e1d10f7) bits(0xbf4199af) bits(0x3e887ec0) bits(0xbf61c8fd) bits(0x3f419d82) bits(0x3f4151ba)
        bits(0x3f3dedfe) bits(0x3f3c706c) }
    expect lane 0 R8 = 0x7a  R9 = 0x7a
    expect lane 1 R8 = 0x7a  R9 = 0x7a
    expect lane 2 R8 = 0x7a  R9 = 0x7a
    expect lane 3 R8 = 0x7a  R9 = 0x7a
    expect lane 4 R8 = 0x904  R9 = 0x800
    expect lane 5 R8 = 0x904  R9 = 0x800
    expect lane 6 R8 = 0x904  R9 = 0x800
    expect lane 7 R8 = 0x904  R9 = 0x800
    expect lane 8 R8 = 0x4c2  R9 = 0x4c2
    expect lane 9 R8 = 0x4c2  R9 = 0x4c2
    expect lane 10 R8 = 0x4c2  R9 = 0x4c2
    expect lane 11 R8 = 0x4c2  R9 = 0x4c2
    expect lane 12 R8 = 0x63  R9 = 0x63
    expect lane 13 R8 = 0x63  R9 = 0x63
    expect lane 14 R8 = 0x63  R9 = 0x63
    expect lane 15 R8 = 0x63  R9 = 0x63
    expect lane 16 R8 = 0x942  R9 = 0x800
    expect lane 17 R8 = 0x942  R9 = 0x800
    expect lane 18 R8 = 0x942  R9 = 0x800
    expect lane 19 R8 = 0x942  R9 = 0x800
    expect lane 20 R8 = 0x600  R9 = 0x600
    expect lane 21 R8 = 0x600  R9 = 0x600
    expect lane 22 R8 = 0x600  R9 = 0x600
    expect lane 23 R8 = 0x600  R9 = 0x600
    expect lane 24 R8 = 0x7ec  R9 = 0x7ec
    expect lane 25 R8 = 0x7ec  R9 = 0x7ec
    expect lane 26 R8 = 0x7ec  R9 = 0x7ec
    expect lane 27 R8 = 0x7ec  R9 = 0x7ec
    expect lane 28 R8 = 0x218  R9 = 0x218
    expect lane 29 R8 = 0x218  R9 = 0x218
    expect lane 30 R8 = 0x218  R9 = 0x218
    expect lane 31 R8 = 0x218  R9 = 0x218
}

warp 23 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3e06c1b6) bits(0x3e02bc1b) bits(0x3e00b802) bits(0x3df964ce) bits(0x3ea3d4e7) bits(0x3f06722a)
        bits(0x3f3b37f6) bits(0x3f8f8c9f) bits(0x3f55e457) bits(0x3f547c88) bits(0x3f575fbb) bits(0x3f55f7ed)
        bits(0x3ec7f60b) bits(0x3f6e47dc) bits(0x3f5fdb94) bits(0x3fb51436) bits(0x3f5cd85e) bits(0x3f450559)
        bits(0x3e97c844) bits(0x3e504475) bits(0x3f2b3293) bits(0x3f2955a8) bits(0x3eec1426) bits(0x3ee85a50)
        bits(0x3eeb232b) bits(0x3f0015c8) bits(0x3eeeba89) bits(0x3f01e177) bits(0x3f4a9e9b) bits(0x3f66235b)
        bits(0x3ef7e57d) bits(0x3f17777f) }
    t = { bits(0x3f03372a) bits(0x3f03af89) bits(0x3efff9a0) bits(0x3f00752e) bits(0x3f6d2411) bits(0x3f136210)
        bits(0x3f956261) bits(0x3f48925b) bits(0x3dba05fd) bits(0x3dae2adb) bits(0x3daec787) bits(0x3da2ec65)
        bits(0x3f494e6f) bits(0x3e9adbc0) bits(0x3fa9cda3) bits(0x3f57bab7) bits(0x3e660fd3) bits(0x3f139c48)
        bits(0x3d9979db) bits(0x3eda8f1d) bits(0x3f6f8efd) bits(0x3f788cc5) bits(0x3f648b60) bits(0x3f6d8928)
        bits(0x3f48014d) bits(0x3f46359e) bits(0x3f52857f) bits(0x3f50b9d0) bits(0x3eaa7043) bits(0x3ec1641f)
        bits(0x3f88ee5e) bits(0x3f8eab55) }
    expect lane 0 R8 = 0x1e8  R9 = 0x1e8
    expect lane 1 R8 = 0x1e8  R9 = 0x1e8
    expect lane 2 R8 = 0x1e8  R9 = 0x1e8
    expect lane 3 R8 = 0x1e8  R9 = 0x1e8
    expect lane 4 R8 = 0x6fb  R9 = 0x6fb
    expect lane 5 R8 = 0x6fb  R9 = 0x6fb
    expect lane 6 R8 = 0x6fb  R9 = 0x6fb
    expect lane 7 R8 = 0x6fb  R9 = 0x6fb
    expect lane 8 R8 = 0x100  R9 = 0x100
    expect lane 9 R8 = 0x100  R9 = 0x100
    expect lane 10 R8 = 0x100  R9 = 0x100
    expect lane 11 R8 = 0x100  R9 = 0x100
    expect lane 12 R8 = 0x785  R9 = 0x785
    expect lane 13 R8 = 0x785  R9 = 0x785
    expect lane 14 R8 = 0x785  R9 = 0x785
    expect lane 15 R8 = 0x785  R9 = 0x785
    expect lane 16 R8 = 0x74d  R9 = 0x74d
    expect lane 17 R8 = 0x74d  R9 = 0x74d
    expect lane 18 R8 = 0x74d  R9 = 0x74d
    expect lane 19 R8 = 0x74d  R9 = 0x74d
    expect lane 20 R8 = 0x5d5  R9 = 0x5d5
    expect lane 21 R8 = 0x5d5  R9 = 0x5d5
    expect lane 22 R8 = 0x5d5  R9 = 0x5d5
    expect lane 23 R8 = 0x5d5  R9 = 0x5d5
    expect lane 24 R8 = 0x37a  R9 = 0x37a
    expect lane 25 R8 = 0x37a  R9 = 0x37a
    expect lane 26 R8 = 0x37a  R9 = 0x37a
    expect lane 27 R8 = 0x37a  R9 = 0x37a
    expect lane 28 R8 = 0x7c1  R9 = 0x7c1
    expect lane 29 R8 = 0x7c1  R9 = 0x7c1
    expect lane 30 R8 = 0x7c1  R9 = 0x7c1
    expect lane 31 R8 = 0x7c1  R9 = 0x7c1
}

warp 24 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3f5229ca) bits(0x3f3c9b2e) bits(0x3f507a0a) bits(0x3f33f252) bits(0x3f26ea6d) bits(0x3f288cbd)
        bits(0x3f1e191a) bits(0x3f1fbb6a) bits(0x3dc42d34) bits(0x3e0b63e9) bits(0x3e01e509) bits(0x3e2b3259)
        bits(0x3f0b7d5a) bits(0x3f0b54a8) bits(0x3f0aaa34) bits(0x3f0a35f5) bits(0x3f413500) bits(0x3f4138b9)
        bits(0x3f3fb540) bits(0x3f3f46f7) bits(0x3f173195) bits(0x3f161667) bits(0x3f17600c) bits(0x3f15fdda)
        bits(0x3d29d368) bits(0x3d1e9dce) bits(0x3d1b6618) bits(0x3d087fa0) bits(0x3f684f6d) bits(0x3f84f90f)
        bits(0x3f6debd3) bits(0x3f87c742) }
    t = { bits(0x3dbe58c6) bits(0x3dc6531c) bits(0xbd4a9fa2) bits(0xbdb27029) bits(0x3f4ee07b) bits(0x3f51aa01)
        bits(0x3f540bdc) bits(0x3f56d562) bits(0x3f77db71) bits(0x3f6fe7d5) bits(0x3f811762) bits(0x3f7a3b29)
        bits(0x3d8aee50) bits(0x3d8bf4b3) bits(0x3d82be81) bits(0x3d819ede) bits(0x3ece449e) bits(0x3ececb45)
        bits(0x3ece6f10) bits(0x3ecf2ad7) bits(0x3ef55803) bits(0x3ef4fb16) bits(0x3ef321a7) bits(0x3ef1fef1)
        bits(0x3e0dae70) bits(0x3e1149c4) bits(0x3e0ae10a) bits(0x3e0eba25) bits(0x3f221f75) bits(0x3f1c830f)
        bits(0x3f43c227) bits(0x3f3e25c1) }
    expect lane 0 R8 = 0x536  R9 = 0x536
    expect lane 1 R8 = 0x536  R9 = 0x536
    expect lane 2 R8 = 0x536  R9 = 0x536
    expect lane 3 R8 = 0x536  R9 = 0x536
    expect lane 4 R8 = 0x367  R9 = 0x367
    expect lane 5 R8 = 0x367  R9 = 0x367
    expect lane 6 R8 = 0x367  R9 = 0x367
    expect lane 7 R8 = 0x367  R9 = 0x367
    expect lane 8 R8 = 0x3b6  R9 = 0x3b6
    expect lane 9 R8 = 0x3b6  R9 = 0x3b6
    expect lane 10 R8 = 0x3b6  R9 = 0x3b6
    expect lane 11 R8 = 0x3b6  R9 = 0x3b6
    expect lane 12 R8 = 0x63  R9 = 0x63
    expect lane 13 R8 = 0x63  R9 = 0x63
    expect lane 14 R8 = 0x63  R9 = 0x63
    expect lane 15 R8 = 0x63  R9 = 0x63
    expect lane 16 R8 = 0x9c  R9 = 0x9c
    expect lane 17 R8 = 0x9c  R9 = 0x9c
    expect lane 18 R8 = 0x9c  R9 = 0x9c
    expect lane 19 R8 = 0x9c  R9 = 0x9c
    expect lane 20 R8 = 0x39  R9 = 0x39
    expect lane 21 R8 = 0x39  R9 = 0x39
    expect lane 22 R8 = 0x39  R9 = 0x39
    expect lane 23 R8 = 0x39  R9 = 0x39
    expect lane 24 R8 = 0x34  R9 = 0x34
    expect lane 25 R8 = 0x34  R9 = 0x34
    expect lane 26 R8 = 0x34  R9 = 0x34
    expect lane 27 R8 = 0x34  R9 = 0x34
    expect lane 28 R8 = 0x527  R9 = 0x527
    expect lane 29 R8 = 0x527  R9 = 0x527
    expect lane 30 R8 = 0x527  R9 = 0x527
    expect lane 31 R8 = 0x527  R9 = 0x527
}

warp 25 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3f626463) bits(0x3f6db8e2) bits(0x3f620518) bits(0x3f6d5997) bits(0x3f328a97) bits(0x3f32b929)
        bits(0x3f345fc5) bits(0x3f348e58) bits(0x3f560ae1) bits(0x3e5c3d8c) bits(0x3ee2d849) bits(0xbef6e1a2)
        bits(0x3f145935) bits(0x3f13b97c) bits(0x3f13a006) bits(0x3f1298d4) bits(0x3f59e05e) bits(0x3f0448ae)
        bits(0x3f591e98) bits(0x3ed33e87) bits(0x3e921c84) bits(0xbd2393c0) bits(0x3f2f50ff) bits(0x3eb81303)
        bits(0x3e3ebe2b) bits(0x3e3fe084) bits(0x3e376b37) bits(0x3e388d8f) bits(0x3e2cd66c) bits(0x3eabde4f)
        bits(0x3e37c034) bits(0x3eb15333) }
    t = { bits(0x3f590e11) bits(0x3f596d5b) bits(0x3f64628f) bits(0x3f64c1da) bits(0x3ce40d5c) bits(0x3ca96794)
        bits(0x3ce9dfa4) bits(0x3caf39dc) bits(0x3e9796a6) bits(0x3f0b597a) bits(0xbf2fe7ad) bits(0xbf28cafa)
        bits(0x3e0b00c4) bits(0x3e0c81a1) bits(0x3e06331d) bits(0x3e06b68a) bits(0x3ece8fd1) bits(0x3ecfedae)
        bits(0x3d0780b1) bits(0xbd98b0d6) bits(0x3f277e89) bits(0x3e827798) bits(0x3ea86e17) bits(0xbd905d8f)
        bits(0x3f292363) bits(0x3f2af820) bits(0x3f296bf9) bits(0x3f2b40b6) bits(0x3f082357) bits(0x3f0568e4)
        bits(0x3f32dce3) bits(0x3f302271) }
    expect lane 0 R8 = 0x384  R9 = 0x384
    expect lane 1 R8 = 0x384  R9 = 0x384
    expect lane 2 R8 = 0x384  R9 = 0x384
    expect lane 3 R8 = 0x384  R9 = 0x384
    expect lane 4 R8 = 0xec  R9 = 0xec
    expect lane 5 R8 = 0xec  R9 = 0xec
    expect lane 6 R8 = 0xec  R9 = 0xec
    expect lane 7 R8 = 0xec  R9 = 0xec
    expect lane 8 R8 = 0x82a  R9 = 0x800
    expect lane 9 R8 = 0x82a  R9 = 0x800
    expect lane 10 R8 = 0x82a  R9 = 0x800
    expect lane 11 R8 = 0x82a  R9 = 0x800
    expect lane 12 R8 = 0x89  R9 = 0x89
    expect lane 13 R8 = 0x89  R9 = 0x89
    expect lane 14 R8 = 0x89  R9 = 0x89
    expect lane 15 R8 = 0x89  R9 = 0x89
    expect lane 16 R8 = 0x692  R9 = 0x692
    expect lane 17 R8 = 0x692  R9 = 0x692
    expect lane 18 R8 = 0x692  R9 = 0x692
    expect lane 19 R8 = 0x692  R9 = 0x692
    expect lane 20 R8 = 0x70b  R9 = 0x70b
    expect lane 21 R8 = 0x70b  R9 = 0x70b
    expect lane 22 R8 = 0x70b  R9 = 0x70b
    expect lane 23 R8 = 0x70b  R9 = 0x70b
    expect lane 24 R8 = 0xf2  R9 = 0xf2
    expect lane 25 R8 = 0xf2  R9 = 0xf2
    expect lane 26 R8 = 0xf2  R9 = 0xf2
    expect lane 27 R8 = 0xf2  R9 = 0xf2
    expect lane 28 R8 = 0x573  R9 = 0x573
    expect lane 29 R8 = 0x573  R9 = 0x573
    expect lane 30 R8 = 0x573  R9 = 0x573
    expect lane 31 R8 = 0x573  R9 = 0x573
}

warp 26 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3e8ebfd6) bits(0x3eed4307) bits(0x3d954fe0) bits(0x3e83d729) bits(0x3f2ee7ad) bits(0x3f2293c1)
        bits(0x3f2d433f) bits(0x3f1cbe6b) bits(0x3d3b2ad4) bits(0x3d6d442d) bits(0xbcd480d8) bits(0xbd01260c)
        bits(0x3f2dcfce) bits(0x3e9adebe) bits(0x3ea5e7be) bits(0xbe8b308c) bits(0x3f1152be) bits(0x3f06d675)
        bits(0x3f51a552) bits(0x3f574fba) bits(0x3caa12c7) bits(0x3c91fadf) bits(0x3ca62f5f) bits(0x3c85b278)
        bits(0x3f4f02ed) bits(0x3f4f3004) bits(0x3f501fd0) bits(0x3f504ce7) bits(0x3e61dfa9) bits(0x3e5ec9f0)
        bits(0x3e63abda) bits(0x3e609621) }
    t = { bits(0x3f1a1cd6) bits(0x3f3071fb) bits(0x3f84d325) bits(0x3f8ffdb7) bits(0x3f25117b) bits(0x3f26b5e9)
        bits(0x3f18bd8f) bits(0x3f172d57) bits(0x3d320a7d) bits(0x3da089a7) bits(0x3d8c681f) bits(0x3df8cb83)
        bits(0x3f331d27) bits(0x3f86fc8b) bits(0x3ea57971) bits(0x3f2bf0e7) bits(0x3d5a297f) bits(0x3c6b19fa)
        bits(0xbe584766) bits(0xbeaea9a7) bits(0x3ee790d1) bits(0x3ee7a62e) bits(0x3ee32e4f) bits(0x3ee1f955)
        bits(0x3f72fac7) bits(0x3f72c43e) bits(0x3f73e650) bits(0x3f73afc7) bits(0x3cfafaf8) bits(0x3cefbbee)
        bits(0x3cdb6c24) bits(0x3cd02d1a) }
    expect lane 0 R8 = 0x705  R9 = 0x705
    expect lane 1 R8 = 0x705  R9 = 0x705
    expect lane 2 R8 = 0x705  R9 = 0x705
    expect lane 3 R8 = 0x705  R9 = 0x705
    expect lane 4 R8 = 0x3b0  R9 = 0x3b0
    expect lane 5 R8 = 0x3b0  R9 = 0x3b0
    expect lane 6 R8 = 0x3b0  R9 = 0x3b0
    expect lane 7 R8 = 0x3b0  R9 = 0x3b0
    expect lane 8 R8 = 0x45c  R9 = 0x45c
    expect lane 9 R8 = 0x45c  R9 = 0x45c
    expect lane 10 R8 = 0x45c  R9 = 0x45c
    expect lane 11 R8 = 0x45c  R9 = 0x45c
    expect lane 12 R8 = 0x705  R9 = 0x705
    expect lane 13 R8 = 0x705  R9 = 0x705
    expect lane 14 R8 = 0x705  R9 = 0x705
    expect lane 15 R8 = 0x705  R9 = 0x705
    expect lane 16 R8 = 0x67c  R9 = 0x67c
    expect lane 17 R8 = 0x67c  R9 = 0x67c
    expect lane 18 R8 = 0x67c  R9 = 0x67c
    expect lane 19 R8 = 0x67c  R9 = 0x67c
    expect lane 20 R8 = 0x128  R9 = 0x128
    expect lane 21 R8 = 0x128  R9 = 0x128
    expect lane 22 R8 = 0x128  R9 = 0x128
    expect lane 23 R8 = 0x128  R9 = 0x128
    expect lane 24 R8 = 0x83  R9 = 0x83
    expect lane 25 R8 = 0x83  R9 = 0x83
    expect lane 26 R8 = 0x83  R9 = 0x83
    expect lane 27 R8 = 0x83  R9 = 0x83
    expect lane 28 R8 = 0x30  R9 = 0x30
    expect lane 29 R8 = 0x30  R9 = 0x30
    expect lane 30 R8 = 0x30  R9 = 0x30
    expect lane 31 R8 = 0x30  R9 = 0x30
}

warp 27 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3f5417a0) bits(0x3f25ab2b) bits(0x3f81ebd7) bits(0x3f556b39) bits(0x3eeddbae) bits(0x3ef74afa)
        bits(0x3ef4a327) bits(0x3efe1273) bits(0x3f4720e9) bits(0x3f0808b0) bits(0x3f964b8f) bits(0x3f79017e)
        bits(0x3d517eca) bits(0x3e65b549) bits(0x3dfacba5) bits(0x3e975db4) bits(0x3ebc977a) bits(0x3e99ecd5)
        bits(0x3e9f17b8) bits(0x3e78da25) bits(0x3f14d19f) bits(0x3f14ec6d) bits(0x3f1024c9) bits(0x3f0ee093)
        bits(0x3ee78600) bits(0x3ee64606) bits(0x3ee1dda9) bits(0x3ede8b32) bits(0x3f6dfb52) bits(0x3f6d8549)
        bits(0x3f6d1af3) bits(0x3f6c3e31) }
    t = { bits(0x3f4e964a) bits(0x3f1ed63c) bits(0x3f2029d5) bits(0x3ee0d38f) bits(0x3f7b465d) bits(0x3f77e2a0)
        bits(0x3f7ffe03) bits(0x3f7c9a46) bits(0x3e33ae72) bits(0xbe622a64) bits(0xbd9164e1) bits(0xbf2900bf)
        bits(0x3ef4f89c) bits(0x3eef0754) bits(0x3fc570bc) bits(0x3fc3f46a) bits(0x3f2f599a) bits(0x3f3e197b)
        bits(0x3f1e0447) bits(0x3f2cc429) bits(0x3e80d65a) bits(0x3e842a13) bits(0x3e816d01) bits(0x3e85ed70)
        bits(0x3f0cd58e) bits(0x3f0e5c99) bits(0x3f0bad47) bits(0x3f0d50c0) bits(0x3e626372) bits(0x3e65e4ed)
        bits(0x3e608b4e) bits(0x3e648c64) }
    expect lane 0 R8 = 0x605  R9 = 0x605
    expect lane 1 R8 = 0x605  R9 = 0x605
    expect lane 2 R8 = 0x605  R9 = 0x605
    expect lane 3 R8 = 0x605  R9 = 0x605
    expect lane 4 R8 = 0x28e  R9 = 0x28e
    expect lane 5 R8 = 0x28e  R9 = 0x28e
    expect lane 6 R8 = 0x28e  R9 = 0x28e
    expect lane 7 R8 = 0x28e  R9 = 0x28e
    expect lane 8 R8 = 0x6f2  R9 = 0x6f2
    expect lane 9 R8 = 0x6f2  R9 = 0x6f2
    expect lane 10 R8 = 0x6f2  R9 = 0x6f2
    expect lane 11 R8 = 0x6f2  R9 = 0x6f2
    expect lane 12 R8 = 0x81f  R9 = 0x800
    expect lane 13 R8 = 0x81f  R9 = 0x800
    expect lane 14 R8 = 0x81f  R9 = 0x800
    expect lane 15 R8 = 0x81f  R9 = 0x800
    expect lane 16 R8 = 0x47f  R9 = 0x47f
    expect lane 17 R8 = 0x47f  R9 = 0x47f
    expect lane 18 R8 = 0x47f  R9 = 0x47f
    expect lane 19 R8 = 0x47f  R9 = 0x47f
    expect lane 20 R8 = 0x241  R9 = 0x241
    expect lane 21 R8 = 0x241  R9 = 0x241
    expect lane 22 R8 = 0x241  R9 = 0x241
    expect lane 23 R8 = 0x241  R9 = 0x241
    expect lane 24 R8 = 0x1b0  R9 = 0x1b0
    expect lane 25 R8 = 0x1b0  R9 = 0x1b0
    expect lane 26 R8 = 0x1b0  R9 = 0x1b0
    expect lane 27 R8 = 0x1b0  R9 = 0x1b0
    expect lane 28 R8 = 0xc  R9 = 0xc
    expect lane 29 R8 = 0xc  R9 = 0xc
    expect lane 30 R8 = 0xc  R9 = 0xc
    expect lane 31 R8 = 0xc  R9 = 0xc
}

warp 28 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f471812) bits(0x3f011b02)
        bits(0x3fdff36e) bits(0x3fd7c78f) bits(0x3ea8f6e1) bits(0x3e7270d6) bits(0x3ebb8657) bits(0x3e8bc7e0)
        bits(0x3ee7e194) bits(0x3ee5d82e) bits(0x3ee8d9c7) bits(0x3ee6d061) bits(0x3f11c45c) bits(0x3e095c3b)
        bits(0x3fece24a) bits(0x3fb52ba3) bits(0x3f00c9e1) bits(0x3eed14da) bits(0x3f38755b) bits(0x3f2e35e8)
        bits(0x3e552ac0) bits(0x3ea48ba5) bits(0x3f8f144f) bits(0x3fc4d8d5) bits(0x3f1a4029) bits(0x3f199cf7)
        bits(0x3f1bf64c) bits(0x3f1ba594) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ea2914c) bits(0x3e23af41)
        bits(0xbfaf12d6) bits(0xc0050310) bits(0x3eb51498) bits(0x3ea28522) bits(0x3e855621) bits(0x3e658d58)
        bits(0x3e6e8f76) bits(0x3e6cd429) bits(0x3e69ffc1) bits(0x3e684474) bits(0x3f448f6d) bits(0x3ef74a91)
        bits(0xbf9857bc) bits(0xbfbcccce) bits(0x3df1c476) bits(0x3cebaa10) bits(0x3ca85961) bits(0xbd8cc399)
        bits(0x3e1d10f7) bits(0xbf4199af) bits(0x3e887ec0) bits(0xbf61c8fd) bits(0x3f419d82) bits(0x3f4151ba)
        bits(0x3f3dedfe) bits(0x3f3c706c) }
    expect lane 0 R8 = 0x7a  R9 = 0x0
    expect lane 1 R8 = 0x7a  R9 = 0x0
    expect lane 2 R8 = 0x7a  R9 = 0x0
    expect lane 3 R8 = 0x7a  R9 = 0x0
    expect lane 4 R8 = 0x904  R9 = 0x800
    expect lane 5 R8 = 0x904  R9 = 0x800
    expect lane 6 R8 = 0x904  R9 = 0x800
    expect lane 7 R8 = 0x904  R9 = 0x800
    expect lane 8 R8 = 0x4c2  R9 = 0x500
    expect lane 9 R8 = 0x4c2  R9 = 0x500
    expect lane 10 R8 = 0x4c2  R9 = 0x500
    expect lane 11 R8 = 0x4c2  R9 = 0x500
    expect lane 12 R8 = 0x63  R9 = 0x0
    expect lane 13 R8 = 0x63  R9 = 0x0
    expect lane 14 R8 = 0x63  R9 = 0x0
    expect lane 15 R8 = 0x63  R9 = 0x0
    expect lane 16 R8 = 0x942  R9 = 0x800
    expect lane 17 R8 = 0x942  R9 = 0x800
    expect lane 18 R8 = 0x942  R9 = 0x800
    expect lane 19 R8 = 0x942  R9 = 0x800
    expect lane 20 R8 = 0x600  R9 = 0x600
    expect lane 21 R8 = 0x600  R9 = 0x600
    expect lane 22 R8 = 0x600  R9 = 0x600
    expect lane 23 R8 = 0x600  R9 = 0x600
    expect lane 24 R8 = 0x7ec  R9 = 0x800
    expect lane 25 R8 = 0x7ec  R9 = 0x800
    expect lane 26 R8 = 0x7ec  R9 = 0x800
    expect lane 27 R8 = 0x7ec  R9 = 0x800
    expect lane 28 R8 = 0x218  R9 = 0x200
    expect lane 29 R8 = 0x218  R9 = 0x200
    expect lane 30 R8 = 0x218  R9 = 0x200
    expect lane 31 R8 = 0x218  R9 = 0x200
}

warp 29 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3e06c1b6) bits(0x3e02bc1b) bits(0x3e00b802) bits(0x3df964ce) bits(0x3ea3d4e7) bits(0x3f06722a)
        bits(0x3f3b37f6) bits(0x3f8f8c9f) bits(0x3f55e457) bits(0x3f547c88) bits(0x3f575fbb) bits(0x3f55f7ed)
        bits(0x3ec7f60b) bits(0x3f6e47dc) bits(0x3f5fdb94) bits(0x3fb51436) bits(0x3f5cd85e) bits(0x3f450559)
        bits(0x3e97c844) bits(0x3e504475) bits(0x3f2b3293) bits(0x3f2955a8) bits(0x3eec1426) bits(0x3ee85a50)
        bits(0x3eeb232b) bits(0x3f0015c8) bits(0x3eeeba89) bits(0x3f01e177) bits(0x3f4a9e9b) bits(0x3f66235b)
        bits(0x3ef7e57d) bits(0x3f17777f) }
    t = { bits(0x3f03372a) bits(0x3f03af89) bits(0x3efff9a0) bits(0x3f00752e) bits(0x3f6d2411) bits(0x3f136210)
        bits(0x3f956261) bits(0x3f48925b) bits(0x3dba05fd) bits(0x3dae2adb) bits(0x3daec787) bits(0x3da2ec65)
        bits(0x3f494e6f) bits(0x3e9adbc0) bits(0x3fa9cda3) bits(0x3f57bab7) bits(0x3e660fd3) bits(0x3f139c48)
        bits(0x3d9979db) bits(0x3eda8f1d) bits(0x3f6f8efd) bits(0x3f788cc5) bits(0x3f648b60) bits(0x3f6d8928)
        bits(0x3f48014d) bits(0x3f46359e) bits(0x3f52857f) bits(0x3f50b9d0) bits(0x3eaa7043) bits(0x3ec1641f)
        bits(0x3f88ee5e) bits(0x3f8eab55) }
    expect lane 0 R8 = 0x1e8  R9 = 0x200
    expect lane 1 R8 = 0x1e8  R9 = 0x200
    expect lane 2 R8 = 0x1e8  R9 = 0x200
    expect lane 3 R8 = 0x1e8  R9 = 0x200
    expect lane 4 R8 = 0x6fb  R9 = 0x700
    expect lane 5 R8 = 0x6fb  R9 = 0x700
    expect lane 6 R8 = 0x6fb  R9 = 0x700
    expect lane 7 R8 = 0x6fb  R9 = 0x700
    expect lane 8 R8 = 0x100  R9 = 0x100
    expect lane 9 R8 = 0x100  R9 = 0x100
    expect lane 10 R8 = 0x100  R9 = 0x100
    expect lane 11 R8 = 0x100  R9 = 0x100
    expect lane 12 R8 = 0x785  R9 = 0x800
    expect lane 13 R8 = 0x785  R9 = 0x800
    expect lane 14 R8 = 0x785  R9 = 0x800
    expect lane 15 R8 = 0x785  R9 = 0x800
    expect lane 16 R8 = 0x74d  R9 = 0x700
    expect lane 17 R8 = 0x74d  R9 = 0x700
    expect lane 18 R8 = 0x74d  R9 = 0x700
    expect lane 19 R8 = 0x74d  R9 = 0x700
    expect lane 20 R8 = 0x5d5  R9 = 0x600
    expect lane 21 R8 = 0x5d5  R9 = 0x600
    expect lane 22 R8 = 0x5d5  R9 = 0x600
    expect lane 23 R8 = 0x5d5  R9 = 0x600
    expect lane 24 R8 = 0x37a  R9 = 0x300
    expect lane 25 R8 = 0x37a  R9 = 0x300
    expect lane 26 R8 = 0x37a  R9 = 0x300
    expect lane 27 R8 = 0x37a  R9 = 0x300
    expect lane 28 R8 = 0x7c1  R9 = 0x800
    expect lane 29 R8 = 0x7c1  R9 = 0x800
    expect lane 30 R8 = 0x7c1  R9 = 0x800
    expect lane 31 R8 = 0x7c1  R9 = 0x800
}

warp 30 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3f5229ca) bits(0x3f3c9b2e) bits(0x3f507a0a) bits(0x3f33f252) bits(0x3f26ea6d) bits(0x3f288cbd)
        bits(0x3f1e191a) bits(0x3f1fbb6a) bits(0x3dc42d34) bits(0x3e0b63e9) bits(0x3e01e509) bits(0x3e2b3259)
        bits(0x3f0b7d5a) bits(0x3f0b54a8) bits(0x3f0aaa34) bits(0x3f0a35f5) bits(0x3f413500) bits(0x3f4138b9)
        bits(0x3f3fb540) bits(0x3f3f46f7) bits(0x3f173195) bits(0x3f161667) bits(0x3f17600c) bits(0x3f15fdda)
        bits(0x3d29d368) bits(0x3d1e9dce) bits(0x3d1b6618) bits(0x3d087fa0) bits(0x3f684f6d) bits(0x3f84f90f)
        bits(0x3f6debd3) bits(0x3f87c742) }
    t = { bits(0x3dbe58c6) bits(0x3dc6531c) bits(0xbd4a9fa2) bits(0xbdb27029) bits(0x3f4ee07b) bits(0x3f51aa01)
        bits(0x3f540bdc) bits(0x3f56d562) bits(0x3f77db71) bits(0x3f6fe7d5) bits(0x3f811762) bits(0x3f7a3b29)
        bits(0x3d8aee50) bits(0x3d8bf4b3) bits(0x3d82be81) bits(0x3d819ede) bits(0x3ece449e) bits(0x3ececb45)
        bits(0x3ece6f10) bits(0x3ecf2ad7) bits(0x3ef55803) bits(0x3ef4fb16) bits(0x3ef321a7) bits(0x3ef1fef1)
        bits(0x3e0dae70) bits(0x3e1149c4) bits(0x3e0ae10a) bits(0x3e0eba25) bits(0x3f221f75) bits(0x3f1c830f)
        bits(0x3f43c227) bits(0x3f3e25c1) }
    expect lane 0 R8 = 0x536  R9 = 0x500
    expect lane 1 R8 = 0x536  R9 = 0x500
    expect lane 2 R8 = 0x536  R9 = 0x500
    expect lane 3 R8 = 0x536  R9 = 0x500
    expect lane 4 R8 = 0x367  R9 = 0x300
    expect lane 5 R8 = 0x367  R9 = 0x300
    expect lane 6 R8 = 0x367  R9 = 0x300
    expect lane 7 R8 = 0x367  R9 = 0x300
    expect lane 8 R8 = 0x3b6  R9 = 0x400
    expect lane 9 R8 = 0x3b6  R9 = 0x400
    expect lane 10 R8 = 0x3b6  R9 = 0x400
    expect lane 11 R8 = 0x3b6  R9 = 0x400
    expect lane 12 R8 = 0x63  R9 = 0x0
    expect lane 13 R8 = 0x63  R9 = 0x0
    expect lane 14 R8 = 0x63  R9 = 0x0
    expect lane 15 R8 = 0x63  R9 = 0x0
    expect lane 16 R8 = 0x9c  R9 = 0x100
    expect lane 17 R8 = 0x9c  R9 = 0x100
    expect lane 18 R8 = 0x9c  R9 = 0x100
    expect lane 19 R8 = 0x9c  R9 = 0x100
    expect lane 20 R8 = 0x39  R9 = 0x0
    expect lane 21 R8 = 0x39  R9 = 0x0
    expect lane 22 R8 = 0x39  R9 = 0x0
    expect lane 23 R8 = 0x39  R9 = 0x0
    expect lane 24 R8 = 0x34  R9 = 0x0
    expect lane 25 R8 = 0x34  R9 = 0x0
    expect lane 26 R8 = 0x34  R9 = 0x0
    expect lane 27 R8 = 0x34  R9 = 0x0
    expect lane 28 R8 = 0x527  R9 = 0x500
    expect lane 29 R8 = 0x527  R9 = 0x500
    expect lane 30 R8 = 0x527  R9 = 0x500
    expect lane 31 R8 = 0x527  R9 = 0x500
}

warp 31 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3f626463) bits(0x3f6db8e2) bits(0x3f620518) bits(0x3f6d5997) bits(0x3f328a97) bits(0x3f32b929)
        bits(0x3f345fc5) bits(0x3f348e58) bits(0x3f560ae1) bits(0x3e5c3d8c) bits(0x3ee2d849) bits(0xbef6e1a2)
        bits(0x3f145935) bits(0x3f13b97c) bits(0x3f13a006) bits(0x3f1298d4) bits(0x3f59e05e) bits(0x3f0448ae)
        bits(0x3f591e98) bits(0x3ed33e87) bits(0x3e921c84) bits(0xbd2393c0) bits(0x3f2f50ff) bits(0x3eb81303)
        bits(0x3e3ebe2b) bits(0x3e3fe084) bits(0x3e376b37) bits(0x3e388d8f) bits(0x3e2cd66c) bits(0x3eabde4f)
        bits(0x3e37c034) bits(0x3eb15333) }
    t = { bits(0x3f590e11) bits(0x3f596d5b) bits(0x3f64628f) bits(0x3f64c1da) bits(0x3ce40d5c) bits(0x3ca96794)
        bits(0x3ce9dfa4) bits(0x3caf39dc) bits(0x3e9796a6) bits(0x3f0b597a) bits(0xbf2fe7ad) bits(0xbf28cafa)
        bits(0x3e0b00c4) bits(0x3e0c81a1) bits(0x3e06331d) bits(0x3e06b68a) bits(0x3ece8fd1) bits(0x3ecfedae)
        bits(0x3d0780b1) bits(0xbd98b0d6) bits(0x3f277e89) bits(0x3e827798) bits(0x3ea86e17) bits(0xbd905d8f)
        bits(0x3f292363) bits(0x3f2af820) bits(0x3f296bf9) bits(0x3f2b40b6) bits(0x3f082357) bits(0x3f0568e4)
        bits(0x3f32dce3) bits(0x3f302271) }
    expect lane 0 R8 = 0x384  R9 = 0x400
    expect lane 1 R8 = 0x384  R9 = 0x400
    expect lane 2 R8 = 0x384  R9 = 0x400
    expect lane 3 R8 = 0x384  R9 = 0x400
    expect lane 4 R8 = 0xec  R9 = 0x100
    expect lane 5 R8 = 0xec  R9 = 0x100
    expect lane 6 R8 = 0xec  R9 = 0x100
    expect lane 7 R8 = 0xec  R9 = 0x100
    expect lane 8 R8 = 0x82a  R9 = 0x800
    expect lane 9 R8 = 0x82a  R9 = 0x800
    expect lane 10 R8 = 0x82a  R9 = 0x800
    expect lane 11 R8 = 0x82a  R9 = 0x800
    expect lane 12 R8 = 0x89  R9 = 0x100
    expect lane 13 R8 = 0x89  R9 = 0x100
    expect lane 14 R8 = 0x89  R9 = 0x100
    expect lane 15 R8 = 0x89  R9 = 0x100
    expect lane 16 R8 = 0x692  R9 = 0x700
    expect lane 17 R8 = 0x692  R9 = 0x700
    expect lane 18 R8 = 0x692  R9 = 0x700
    expect lane 19 R8 = 0x692  R9 = 0x700
    expect lane 20 R8 = 0x70b  R9 = 0x700
    expect lane 21 R8 = 0x70b  R9 = 0x700
    expect lane 22 R8 = 0x70b  R9 = 0x700
    expect lane 23 R8 = 0x70b  R9 = 0x700
    expect lane 24 R8 = 0xf2  R9 = 0x100
    expect lane 25 R8 = 0xf2  R9 = 0x100
    expect lane 26 R8 = 0xf2  R9 = 0x100
    expect lane 27 R8 = 0xf2  R9 = 0x100
    expect lane 28 R8 = 0x573  R9 = 0x500
    expect lane 29 R8 = 0x573  R9 = 0x500
    expect lane 30 R8 = 0x573  R9 = 0x500
    expect lane 31 R8 = 0x573  R9 = 0x500
}

warp 32 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3e8ebfd6) bits(0x3eed4307) bits(0x3d954fe0) bits(0x3e83d729) bits(0x3f2ee7ad) bits(0x3f2293c1)
        bits(0x3f2d433f) bits(0x3f1cbe6b) bits(0x3d3b2ad4) bits(0x3d6d442d) bits(0xbcd480d8) bits(0xbd01260c)
        bits(0x3f2dcfce) bits(0x3e9adebe) bits(0x3ea5e7be) bits(0xbe8b308c) bits(0x3f1152be) bits(0x3f06d675)
        bits(0x3f51a552) bits(0x3f574fba) bits(0x3caa12c7) bits(0x3c91fadf) bits(0x3ca62f5f) bits(0x3c85b278)
        bits(0x3f4f02ed) bits(0x3f4f3004) bits(0x3f501fd0) bits(0x3f504ce7) bits(0x3e61dfa9) bits(0x3e5ec9f0)
        bits(0x3e63abda) bits(0x3e609621) }
    t = { bits(0x3f1a1cd6) bits(0x3f3071fb) bits(0x3f84d325) bits(0x3f8ffdb7) bits(0x3f25117b) bits(0x3f26b5e9)
        bits(0x3f18bd8f) bits(0x3f172d57) bits(0x3d320a7d) bits(0x3da089a7) bits(0x3d8c681f) bits(0x3df8cb83)
        bits(0x3f331d27) bits(0x3f86fc8b) bits(0x3ea57971) bits(0x3f2bf0e7) bits(0x3d5a297f) bits(0x3c6b19fa)
        bits(0xbe584766) bits(0xbeaea9a7) bits(0x3ee790d1) bits(0x3ee7a62e) bits(0x3ee32e4f) bits(0x3ee1f955)
        bits(0x3f72fac7) bits(0x3f72c43e) bits(0x3f73e650) bits(0x3f73afc7) bits(0x3cfafaf8) bits(0x3cefbbee)
        bits(0x3cdb6c24) bits(0x3cd02d1a) }
    expect lane 0 R8 = 0x705  R9 = 0x700
    expect lane 1 R8 = 0x705  R9 = 0x700
    expect lane 2 R8 = 0x705  R9 = 0x700
    expect lane 3 R8 = 0x705  R9 = 0x700
    expect lane 4 R8 = 0x3b0  R9 = 0x400
    expect lane 5 R8 = 0x3b0  R9 = 0x400
    expect lane 6 R8 = 0x3b0  R9 = 0x400
    expect lane 7 R8 = 0x3b0  R9 = 0x400
    expect lane 8 R8 = 0x45c  R9 = 0x400
    expect lane 9 R8 = 0x45c  R9 = 0x400
    expect lane 10 R8 = 0x45c  R9 = 0x400
    expect lane 11 R8 = 0x45c  R9 = 0x400
    expect lane 12 R8 = 0x705  R9 = 0x700
    expect lane 13 R8 = 0x705  R9 = 0x700
    expect lane 14 R8 = 0x705  R9 = 0x700
    expect lane 15 R8 = 0x705  R9 = 0x700
    expect lane 16 R8 = 0x67c  R9 = 0x600
    expect lane 17 R8 = 0x67c  R9 = 0x600
    expect lane 18 R8 = 0x67c  R9 = 0x600
    expect lane 19 R8 = 0x67c  R9 = 0x600
    expect lane 20 R8 = 0x128  R9 = 0x100
    expect lane 21 R8 = 0x128  R9 = 0x100
    expect lane 22 R8 = 0x128  R9 = 0x100
    expect lane 23 R8 = 0x128  R9 = 0x100
    expect lane 24 R8 = 0x83  R9 = 0x100
    expect lane 25 R8 = 0x83  R9 = 0x100
    expect lane 26 R8 = 0x83  R9 = 0x100
    expect lane 27 R8 = 0x83  R9 = 0x100
    expect lane 28 R8 = 0x30  R9 = 0x0
    expect lane 29 R8 = 0x30  R9 = 0x0
    expect lane 30 R8 = 0x30  R9 = 0x0
    expect lane 31 R8 = 0x30  R9 = 0x0
}

warp 33 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3f5417a0) bits(0x3f25ab2b) bits(0x3f81ebd7) bits(0x3f556b39) bits(0x3eeddbae) bits(0x3ef74afa)
        bits(0x3ef4a327) bits(0x3efe1273) bits(0x3f4720e9) bits(0x3f0808b0) bits(0x3f964b8f) bits(0x3f79017e)
        bits(0x3d517eca) bits(0x3e65b549) bits(0x3dfacba5) bits(0x3e975db4) bits(0x3ebc977a) bits(0x3e99ecd5)
        bits(0x3e9f17b8) bits(0x3e78da25) bits(0x3f14d19f) bits(0x3f14ec6d) bits(0x3f1024c9) bits(0x3f0ee093)
        bits(0x3ee78600) bits(0x3ee64606) bits(0x3ee1dda9) bits(0x3ede8b32) bits(0x3f6dfb52) bits(0x3f6d8549)
        bits(0x3f6d1af3) bits(0x3f6c3e31) }
    t = { bits(0x3f4e964a) bits(0x3f1ed63c) bits(0x3f2029d5) bits(0x3ee0d38f) bits(0x3f7b465d) bits(0x3f77e2a0)
        bits(0x3f7ffe03) bits(0x3f7c9a46) bits(0x3e33ae72) bits(0xbe622a64) bits(0xbd9164e1) bits(0xbf2900bf)
        bits(0x3ef4f89c) bits(0x3eef0754) bits(0x3fc570bc) bits(0x3fc3f46a) bits(0x3f2f599a) bits(0x3f3e197b)
        bits(0x3f1e0447) bits(0x3f2cc429) bits(0x3e80d65a) bits(0x3e842a13) bits(0x3e816d01) bits(0x3e85ed70)
        bits(0x3f0cd58e) bits(0x3f0e5c99) bits(0x3f0bad47) bits(0x3f0d50c0) bits(0x3e626372) bits(0x3e65e4ed)
        bits(0x3e608b4e) bits(0x3e648c64) }
    expect lane 0 R8 = 0x605  R9 = 0x600
    expect lane 1 R8 = 0x605  R9 = 0x600
    expect lane 2 R8 = 0x605  R9 = 0x600
    expect lane 3 R8 = 0x605  R9 = 0x600
    expect lane 4 R8 = 0x28e  R9 = 0x300
    expect lane 5 R8 = 0x28e  R9 = 0x300
    expect lane 6 R8 = 0x28e  R9 = 0x300
    expect lane 7 R8 = 0x28e  R9 = 0x300
    expect lane 8 R8 = 0x6f2  R9 = 0x700
    expect lane 9 R8 = 0x6f2  R9 = 0x700
    expect lane 10 R8 = 0x6f2  R9 = 0x700
    expect lane 11 R8 = 0x6f2  R9 = 0x700
    expect lane 12 R8 = 0x81f  R9 = 0x800
    expect lane 13 R8 = 0x81f  R9 = 0x800
    expect lane 14 R8 = 0x81f  R9 = 0x800
    expect lane 15 R8 = 0x81f  R9 = 0x800
    expect lane 16 R8 = 0x47f  R9 = 0x400
    expect lane 17 R8 = 0x47f  R9 = 0x400
    expect lane 18 R8 = 0x47f  R9 = 0x400
    expect lane 19 R8 = 0x47f  R9 = 0x400
    expect lane 20 R8 = 0x241  R9 = 0x200
    expect lane 21 R8 = 0x241  R9 = 0x200
    expect lane 22 R8 = 0x241  R9 = 0x200
    expect lane 23 R8 = 0x241  R9 = 0x200
    expect lane 24 R8 = 0x1b0  R9 = 0x200
    expect lane 25 R8 = 0x1b0  R9 = 0x200
    expect lane 26 R8 = 0x1b0  R9 = 0x200
    expect lane 27 R8 = 0x1b0  R9 = 0x200
    expect lane 28 R8 = 0xc  R9 = 0x0
    expect lane 29 R8 = 0xc  R9 = 0x0
    expect lane 30 R8 = 0xc  R9 = 0x0
    expect lane 31 R8 = 0xc  R9 = 0x0
}
