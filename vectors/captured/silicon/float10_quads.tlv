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
        bits(0x3f6e64bb) bits(0x3f6ec89a) bits(0x3e870d3e) bits(0x3d400e27) bits(0x3e00ac54) bits(0xbe4a78f4)
        bits(0x3f11c45c) bits(0x3e095c3b) bits(0x3fece24a) bits(0x3fb52ba3) bits(0x3e545fe8) bits(0x3e4f423b)
        bits(0x3e341c62) bits(0x3e23c7f3) bits(0x3f7af2e0) bits(0x3f025704) bits(0x3f54dd13) bits(0x3eb8826f)
        bits(0x3f2d1c23) bits(0x3f2cf327) bits(0x3f2ccd75) bits(0x3f2ca478) bits(0x3eea3c42) bits(0x3ee89e5c)
        bits(0x3ece3326) bits(0x3ecc9540) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ec38ee8) bits(0x3ec3d45b)
        bits(0x3ec456a7) bits(0x3ec49c1a) bits(0x3f088883) bits(0x3f15353d) bits(0xbd92d2aa) bits(0xbe415dc2)
        bits(0x3f448f6d) bits(0x3ef74a91) bits(0xbf9857bc) bits(0xbfbcccce) bits(0x3e6e7133) bits(0x3e875a5d)
        bits(0x3e695386) bits(0x3e88de01) bits(0x3ed136b8) bits(0x3f0eb129) bits(0xbd8003fd) bits(0x3db0aa69)
        bits(0x3dab2ac6) bits(0x3dab9a3b) bits(0x3da3ef0d) bits(0x3da45e82) bits(0x3de6d16b) bits(0x3e2236ae)
        bits(0x3ddf120c) bits(0x3e1e56ff) }
    expect lane 0 R8 = 0x3ef40000
    expect lane 1 R8 = 0x3ef40000
    expect lane 2 R8 = 0x3ef40000
    expect lane 3 R8 = 0x3ef40000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x40ec4000
    expect lane 9 R8 = 0x40ec4000
    expect lane 10 R8 = 0x40ec4000
    expect lane 11 R8 = 0x40ec4000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x4045c000
    expect lane 17 R8 = 0x4045c000
    expect lane 18 R8 = 0x4045c000
    expect lane 19 R8 = 0x4045c000
    expect lane 20 R8 = 0x40e20000
    expect lane 21 R8 = 0x40e20000
    expect lane 22 R8 = 0x40e20000
    expect lane 23 R8 = 0x40e20000
    expect lane 24 R8 = 0x3c800000
    expect lane 25 R8 = 0x3c800000
    expect lane 26 R8 = 0x3c800000
    expect lane 27 R8 = 0x3c800000
    expect lane 28 R8 = 0x40760000
    expect lane 29 R8 = 0x40760000
    expect lane 30 R8 = 0x40760000
    expect lane 31 R8 = 0x40760000
}

warp 1 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3f3e7c42) bits(0x3f4b49bb) bits(0x3f3ea8bd) bits(0x3f4f5acc) bits(0x3c88430e) bits(0x3cbca1dc)
        bits(0x3d5355df) bits(0x3d6d8546) bits(0x3f54d38d) bits(0x3f57c286) bits(0x3f63d858) bits(0x3f6c2a0b)
        bits(0x3ebd99ad) bits(0x3e0a7cc0) bits(0x3f2587fc) bits(0x3ed2b4ab) bits(0x3d69428a) bits(0x3e5edc58)
        bits(0x3e85f967) bits(0x3f082fdf) bits(0x3f797cc2) bits(0x3f74c039) bits(0x3f7b875a) bits(0x3f76cad1)
        bits(0x3f2b3293) bits(0x3f2955a8) bits(0x3eec1426) bits(0x3ee85a50) bits(0x3ed60fc6) bits(0x3ed8b9ad)
        bits(0x3ed8ce79) bits(0x3edb7860) }
    t = { bits(0x3f68c654) bits(0x3f6899d9) bits(0x3f7593cd) bits(0x3f793138) bits(0x3f2ca219) bits(0x3f28c1b7)
        bits(0x3f30696c) bits(0x3f2c890a) bits(0x3f34e794) bits(0x3f29400c) bits(0x3f38af54) bits(0x3f2aab11)
        bits(0x3f5e1713) bits(0x3f271350) bits(0x3f10b867) bits(0x3eb3694a) bits(0x3f5636ef) bits(0x3f21ce63)
        bits(0x3f7f59dc) bits(0x3f478fa1) bits(0x3f181908) bits(0x3f16130a) bits(0x3f1351bb) bits(0x3f114bbd)
        bits(0x3f6f8efd) bits(0x3f788cc5) bits(0x3f648b60) bits(0x3f6d8928) bits(0x3f60ea53) bits(0x3f5f8af9)
        bits(0x3f623f46) bits(0x3f60dfec) }
    expect lane 0 R8 = 0x406bc000
    expect lane 1 R8 = 0x406bc000
    expect lane 2 R8 = 0x406bc000
    expect lane 3 R8 = 0x406bc000
    expect lane 4 R8 = 0x4056c000
    expect lane 5 R8 = 0x4056c000
    expect lane 6 R8 = 0x4056c000
    expect lane 7 R8 = 0x4056c000
    expect lane 8 R8 = 0x40810000
    expect lane 9 R8 = 0x40810000
    expect lane 10 R8 = 0x40810000
    expect lane 11 R8 = 0x40810000
    expect lane 12 R8 = 0x40d56000
    expect lane 13 R8 = 0x40d56000
    expect lane 14 R8 = 0x40d56000
    expect lane 15 R8 = 0x40d56000
    expect lane 16 R8 = 0x40c20000
    expect lane 17 R8 = 0x40c20000
    expect lane 18 R8 = 0x40c20000
    expect lane 19 R8 = 0x40c20000
    expect lane 20 R8 = 0x401d0000
    expect lane 21 R8 = 0x401d0000
    expect lane 22 R8 = 0x401d0000
    expect lane 23 R8 = 0x401d0000
    expect lane 24 R8 = 0x40baa000
    expect lane 25 R8 = 0x40baa000
    expect lane 26 R8 = 0x40baa000
    expect lane 27 R8 = 0x40baa000
    expect lane 28 R8 = 0x3f660000
    expect lane 29 R8 = 0x3f660000
    expect lane 30 R8 = 0x3f660000
    expect lane 31 R8 = 0x3f660000
}

warp 2 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3f6e564b) bits(0x3f78644e) bits(0x3f4567a6) bits(0x3f463245) bits(0x3ecc09a8) bits(0x3ecc048c)
        bits(0x3ecb970f) bits(0x3ecb91f3) bits(0x3cf786f2) bits(0xbb126482) bits(0x3c79d626) bits(0xbd00b820)
        bits(0x3e9bb14f) bits(0x3e998f8b) bits(0x3e9dcd24) bits(0x3e9ba996) bits(0x3cfd05f4) bits(0x3ce7b8f4)
        bits(0x3c6a0d2a) bits(0x3bc2244a) bits(0x3e14a4bc) bits(0x3e0d1f22) bits(0x3e2698f6) bits(0x3e22348d)
        bits(0x3f2a3701) bits(0x3d8af9d6) bits(0x3f2efac7) bits(0x3db1180b) bits(0x3dc9b7c9) bits(0x3dcb0a3d)
        bits(0x3dca5f4c) bits(0x3dcbb1c0) }
    t = { bits(0x3de30fd2) bits(0x3e8aa13f) bits(0x3e19bff5) bits(0x3ebd54de) bits(0x3dd5b2ec) bits(0x3dd77d4f)
        bits(0x3dd59e7c) bits(0x3dd768df) bits(0x3e6c2ba3) bits(0x3e7b7f1f) bits(0x3e4af133) bits(0x3e54e5cb)
        bits(0x3ed603f3) bits(0x3ed3e81f) bits(0x3ed3e22e) bits(0x3ed080ac) bits(0x3f05ff7c) bits(0x3f06c270)
        bits(0x3f02487e) bits(0x3f0228a2) bits(0x3dd59dff) bits(0x3db8366a) bits(0x3dc33f06) bits(0x3d978246)
        bits(0x3f3b30bb) bits(0x3f366cf5) bits(0x3e0963d6) bits(0x3deca978) bits(0x3d01dfb6) bits(0x3d0090b0)
        bits(0x3d04849e) bits(0x3d033597) }
    expect lane 0 R8 = 0x40af0000
    expect lane 1 R8 = 0x40af0000
    expect lane 2 R8 = 0x40af0000
    expect lane 3 R8 = 0x40af0000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x40510000
    expect lane 9 R8 = 0x40510000
    expect lane 10 R8 = 0x40510000
    expect lane 11 R8 = 0x40510000
    expect lane 12 R8 = 0x3f0b0000
    expect lane 13 R8 = 0x3f0b0000
    expect lane 14 R8 = 0x3f0b0000
    expect lane 15 R8 = 0x3f0b0000
    expect lane 16 R8 = 0x401dc000
    expect lane 17 R8 = 0x401dc000
    expect lane 18 R8 = 0x401dc000
    expect lane 19 R8 = 0x401dc000
    expect lane 20 R8 = 0x40198000
    expect lane 21 R8 = 0x40198000
    expect lane 22 R8 = 0x40198000
    expect lane 23 R8 = 0x40198000
    expect lane 24 R8 = 0x40e8a000
    expect lane 25 R8 = 0x40e8a000
    expect lane 26 R8 = 0x40e8a000
    expect lane 27 R8 = 0x40e8a000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 3 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3d29d368) bits(0x3d1e9dce) bits(0x3d1b6618) bits(0x3d087fa0) bits(0x3ee57542) bits(0x3ef6c6ba)
        bits(0x3e964c00) bits(0x3ea79d77) bits(0x3e036970) bits(0x3defbce0) bits(0x3e0e77ab) bits(0x3e02c73d)
        bits(0x3d60ee4c) bits(0x3d42f313) bits(0x3da2c598) bits(0x3d9e603c) bits(0x3f7e9ce4) bits(0x3f7cb457)
        bits(0x3f74c686) bits(0x3f6f57e6) bits(0x3f10671a) bits(0x3f23f8b2) bits(0x3f0bb387) bits(0x3f1f451e)
        bits(0x3ef32da7) bits(0x3eef173e) bits(0x3ed70467) bits(0x3ed2edfe) bits(0x3ebe522d) bits(0x3ebee6d8)
        bits(0x3eb9d931) bits(0x3eba6ddc) }
    t = { bits(0x3e0dae70) bits(0x3e1149c4) bits(0x3e0ae10a) bits(0x3e0eba25) bits(0x3f64d6ee) bits(0x3f816405)
        bits(0x3f704943) bits(0x3f871d30) bits(0x3f726fe8) bits(0x3f71bdc0) bits(0x3f66f9f5) bits(0x3f62a22b)
        bits(0x3e6dbf8c) bits(0x3e549853) bits(0x3e6640be) bits(0x3e434e1c) bits(0x3f2d33ee) bits(0x3f2ee8ea)
        bits(0x3f223464) bits(0x3f211fd0) bits(0x3e8cad1b) bits(0x3e961441) bits(0x3eb3d04a) bits(0x3ebd3770)
        bits(0x3f3b76e0) bits(0x3f41def8) bits(0x3f36f8f7) bits(0x3f3d610f) bits(0x3f1996a4) bits(0x3f1ac21f)
        bits(0x3f1a24bd) bits(0x3f1b5038) }
    expect lane 0 R8 = 0x3e500000
    expect lane 1 R8 = 0x3e500000
    expect lane 2 R8 = 0x3e500000
    expect lane 3 R8 = 0x3e500000
    expect lane 4 R8 = 0x40ae2000
    expect lane 5 R8 = 0x40ae2000
    expect lane 6 R8 = 0x40ae2000
    expect lane 7 R8 = 0x40ae2000
    expect lane 8 R8 = 0x40688000
    expect lane 9 R8 = 0x40688000
    expect lane 10 R8 = 0x40688000
    expect lane 11 R8 = 0x40688000
    expect lane 12 R8 = 0x4032c000
    expect lane 13 R8 = 0x4032c000
    expect lane 14 R8 = 0x4032c000
    expect lane 15 R8 = 0x4032c000
    expect lane 16 R8 = 0x40760000
    expect lane 17 R8 = 0x40760000
    expect lane 18 R8 = 0x40760000
    expect lane 19 R8 = 0x40760000
    expect lane 20 R8 = 0x408ce000
    expect lane 21 R8 = 0x408ce000
    expect lane 22 R8 = 0x408ce000
    expect lane 23 R8 = 0x408ce000
    expect lane 24 R8 = 0x407dc000
    expect lane 25 R8 = 0x407dc000
    expect lane 26 R8 = 0x407dc000
    expect lane 27 R8 = 0x407dc000
    expect lane 28 R8 = 0x3fa38000
    expect lane 29 R8 = 0x3fa38000
    expect lane 30 R8 = 0x3fa38000
    expect lane 31 R8 = 0x3fa38000
}

warp 4 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"
    s = { bits(0x3f220e59) bits(0x3f115977) bits(0x3f46bc33) bits(0x3f360751) bits(0x3f67902d) bits(0x3f67e9fd)
        bits(0x3f675096) bits(0x3f67aa66) bits(0x3f78dd71) bits(0x3f787768) bits(0x3f7985b7) bits(0x3f79338c)
        bits(0x3b3fecc2) bits(0x3ac9632b) bits(0x3ce1c50c) bits(0x3cd65da7) bits(0x3ed283b7) bits(0x3ee4e948)
        bits(0x3ebbb8f1) bits(0x3eccccf1) bits(0x3f438526) bits(0x3f38602c) bits(0x3f2dabf8) bits(0x3f2286fd)
        bits(0x3e8d0863) bits(0x3e954d53) bits(0x3ecb5062) bits(0x3ee8bf9b) bits(0x3f53fd76) bits(0x3f5f1775)
        bits(0x3f45c4de) bits(0x3f4fef49) }
    t = { bits(0x3ea517ec) bits(0x3e377870) bits(0x3e83ae28) bits(0x3de949d0) bits(0x3f7d9ee5) bits(0x3f7daa4e)
        bits(0x3f7f938d) bits(0x3f7f9ef5) bits(0x3d32ea1c) bits(0x3d2e7802) bits(0x3d23d3f0) bits(0x3d1985c2)
        bits(0x3f083115) bits(0x3f068281) bits(0x3f06db0f) bits(0x3f052c7b) bits(0x3f0a6019) bits(0x3f15c57d)
        bits(0x3f1392e2) bits(0x3f2525ec) bits(0x3f446d53) bits(0x3f5a4682) bits(0x3f394858) bits(0x3f4f2187)
        bits(0x3eb74fb2) bits(0x3e87df68) bits(0x3ec22afc) bits(0x3e87c131) bits(0x3dcc67a7) bits(0x3e012b3c)
        bits(0x3e43dffe) bits(0x3e81843d) }
    expect lane 0 R8 = 0x40ace000
    expect lane 1 R8 = 0x40ace000
    expect lane 2 R8 = 0x40ace000
    expect lane 3 R8 = 0x40ace000
    expect lane 4 R8 = 0x3f840000
    expect lane 5 R8 = 0x3f840000
    expect lane 6 R8 = 0x3f840000
    expect lane 7 R8 = 0x3f840000
    expect lane 8 R8 = 0x3e680000
    expect lane 9 R8 = 0x3e680000
    expect lane 10 R8 = 0x3e680000
    expect lane 11 R8 = 0x3e680000
    expect lane 12 R8 = 0x40308000
    expect lane 13 R8 = 0x40308000
    expect lane 14 R8 = 0x40308000
    expect lane 15 R8 = 0x40308000
    expect lane 16 R8 = 0x40780000
    expect lane 17 R8 = 0x40780000
    expect lane 18 R8 = 0x40780000
    expect lane 19 R8 = 0x40780000
    expect lane 20 R8 = 0x4095c000
    expect lane 21 R8 = 0x4095c000
    expect lane 22 R8 = 0x4095c000
    expect lane 23 R8 = 0x4095c000
    expect lane 24 R8 = 0x40a16000
    expect lane 25 R8 = 0x40a16000
    expect lane 26 R8 = 0x40a16000
    expect lane 27 R8 = 0x40a16000
    expect lane 28 R8 = 0x409a4000
    expect lane 29 R8 = 0x409a4000
    expect lane 30 R8 = 0x409a4000
    expect lane 31 R8 = 0x409a4000
}

warp 5 {   # patched.p_tex_auto_2d.linear
    asm "TEX R8, R0, 0, 2D, 0x1"  active 0xfffffff
    s = { bits(0x3ea845dc) bits(0x3e8fe9c0) bits(0x3e51ebea) bits(0x3e2133b2) bits(0x3f111032) bits(0x3e6291c3)
        bits(0x3f65f679) bits(0x3f0d8ab8) bits(0x3f4c0bee) bits(0x3f4cd4b6) bits(0x3f5825b2) bits(0x3f58ee79)
        bits(0x3f1e69d5) bits(0x3f1d5303) bits(0x3f1f0e51) bits(0x3f1df77f) bits(0x3ee76f63) bits(0x3ee8967b)
        bits(0x3ee46799) bits(0x3ee4fe7b) bits(0x3dbcc07a) bits(0xbd126d0f) bits(0x3dc9a943) bits(0xbcf136fa)
        bits(0x3e760f25) bits(0x3e11cb71) bits(0x3e8e68e9) bits(0x3e261a9b) ... }
    t = { bits(0x3e91eef1) bits(0x3e9cf5ba) bits(0x3c420bc0) bits(0x3d08b936) bits(0x3f4bdaab) bits(0x3f15ae49)
        bits(0x3e8290a7) bits(0x3d31bf15) bits(0x3f13810d) bits(0x3f11c423) bits(0x3f18f702) bits(0x3f173a18)
        bits(0x3f3d0a8d) bits(0x3f3c6611) bits(0x3f3bf3bc) bits(0x3f3b4f40) bits(0x3f241dc1) bits(0x3f25a1a6)
        bits(0x3f24b14d) bits(0x3f26d5d4) bits(0x3f190465) bits(0x3f17674c) bits(0x3ef08b0a) bits(0x3eed50d8)
        bits(0x3d1329b5) bits(0xbafc1faa) bits(0xbd7de51d) bits(0xbe0ff111) ... }
    expect lane 0 R8 = 0x40cac000
    expect lane 1 R8 = 0x40cac000
    expect lane 2 R8 = 0x40cac000
    expect lane 3 R8 = 0x40cac000
    expect lane 4 R8 = 0x40ec8000
    expect lane 5 R8 = 0x40ec8000
    expect lane 6 R8 = 0x40ec8000
    expect lane 7 R8 = 0x40ec8000
    expect lane 8 R8 = 0x40738000
    expect lane 9 R8 = 0x40738000
    expect lane 10 R8 = 0x40738000
    expect lane 11 R8 = 0x40738000
    expect lane 12 R8 = 0x3ec60000
    expect lane 13 R8 = 0x3ec60000
    expect lane 14 R8 = 0x3ec60000
    expect lane 15 R8 = 0x3ec60000
    expect lane 16 R8 = 0x3f470000
    expect lane 17 R8 = 0x3f470000
    expect lane 18 R8 = 0x3f470000
    expect lane 19 R8 = 0x3f470000
    expect lane 20 R8 = 0x40a1a000
    expect lane 21 R8 = 0x40a1a000
    expect lane 22 R8 = 0x40a1a000
    expect lane 23 R8 = 0x40a1a000
    expect lane 24 R8 = 0x409a8000
    expect lane 25 R8 = 0x409a8000
    expect lane 26 R8 = 0x409a8000
    expect lane 27 R8 = 0x409a8000
}

warp 6 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f6e8774) bits(0x3f6eeb54)
        bits(0x3f6e64bb) bits(0x3f6ec89a) bits(0x3f11c45c) bits(0x3e095c3b) bits(0x3fece24a) bits(0x3fb52ba3)
        bits(0x3f54ca87) bits(0x3f884e47) bits(0x3f560521) bits(0x3f88eb94) bits(0x3e2f0bf2) bits(0x3e2ecb6c)
        bits(0x3e36099c) bits(0x3e37cea1) bits(0x3ecbbb84) bits(0x3ec70473) bits(0x3ee37684) bits(0x3edebf73)
        bits(0x3cbfc77c) bits(0x3e9c48f5) bits(0x3e3fc87c) bits(0x3f1a5368) bits(0x3d6718f3) bits(0x3d20ccfa)
        bits(0x3d393118) bits(0x3ca0118d) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3ec38ee8) bits(0x3ec3d45b)
        bits(0x3ec456a7) bits(0x3ec49c1a) bits(0x3f448f6d) bits(0x3ef74a91) bits(0xbf9857bc) bits(0xbfbcccce)
        bits(0x3ed86a6e) bits(0x3ed6ddcc) bits(0x3f4b1ac4) bits(0x3f4a5473) bits(0x3e5f152c) bits(0x3e5ddcb6)
        bits(0x3e5da39d) bits(0x3e5b9e8b) bits(0x3ec991c5) bits(0x3ec08ae8) bits(0x3ebd2c88) bits(0x3eb425ab)
        bits(0x3ad7ecb4) bits(0xbe1694d6) bits(0x3e9fdf08) bits(0x3e5935d7) bits(0x3e1e3762) bits(0x3e29b159)
        bits(0x3e0ca464) bits(0x3e164a0c) }
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
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x40e00000
    expect lane 14 R8 = 0x40e00000
    expect lane 15 R8 = 0x40e00000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40800000
    expect lane 22 R8 = 0x40800000
    expect lane 23 R8 = 0x40800000
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
    s = { bits(0x3f4a9e9b) bits(0x3f66235b) bits(0x3ef7e57d) bits(0x3f17777f) bits(0x3ef28f48) bits(0x3f0c7d59)
        bits(0x3f041041) bits(0x3f204575) bits(0x3ec972b9) bits(0x3ec4cf4b) bits(0x3ec30d31) bits(0x3ebe69c4)
        bits(0x3ed2b2f6) bits(0x3ed38b0b) bits(0x3ec94170) bits(0x3ec78515) bits(0x3c44992b) bits(0x3c62615e)
        bits(0x3b1b0381) bits(0x3b891227) bits(0x3e9a05da) bits(0x3e4b30b8) bits(0x3eb6baa6) bits(0x3e824d28)
        bits(0x3f46735d) bits(0x3e094bf6) bits(0x3f0f878c) bits(0xbeac9f5d) bits(0x3ef820b5) bits(0xbc5fb25a)
        bits(0x3f5a1283) bits(0x3ea0e55b) }
    t = { bits(0x3eaa7043) bits(0x3ec1641f) bits(0x3f88ee5e) bits(0x3f8eab55) bits(0x3ec0ec92) bits(0x3eab5b59)
        bits(0x3ee757fc) bits(0x3ed6d505) bits(0x3f7f9f4f) bits(0x3f802f12) bits(0x3f75abfe) bits(0x3f766ad4)
        bits(0x3d4e4766) bits(0x3d598029) bits(0x3d7bbd1a) bits(0x3d8bfb80) bits(0x3e123fae) bits(0x3e161695)
        bits(0x3e17080c) bits(0x3e1adef4) bits(0x3ea4e0dc) bits(0x3e9c1489) bits(0xbc45c6e3) bits(0xbcefa8ad)
        bits(0x3ee042cc) bits(0x3f270d37) bits(0xbe4ffbe4) bits(0xbdeeb0ff) bits(0x3f200c99) bits(0x3ea2496b)
        bits(0x3d0133f6) bits(0xbf0c1837) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40400000
    expect lane 15 R8 = 0x40400000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40c00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 8 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3f3cf57b) bits(0x3f34a7bd) bits(0x3f516e61) bits(0x3f4920a4) bits(0x3f24d618) bits(0x3f71ba6f)
        bits(0x3f52bb61) bits(0x3fa23ae8) bits(0x3f172409) bits(0x3f17ad1c) bits(0x3f1700d9) bits(0x3f1789ed)
        bits(0x3f0d8e2b) bits(0x3f0e3154) bits(0x3f0ae378) bits(0x3f0b86a1) bits(0x3ee4a169) bits(0x3f1ea005)
        bits(0x3f7c04ee) bits(0x3faf7774) bits(0x3f145935) bits(0x3f13b97c) bits(0x3f13a006) bits(0x3f1298d4)
        bits(0x3e54bd91) bits(0xbe2424d8) bits(0xbe4ad0a9) bits(0xbf4c5b9e) bits(0x3f0b748c) bits(0x3f0c05fb)
        bits(0x3f109e5e) bits(0x3f12e7fb) }
    t = { bits(0x3e825634) bits(0x3e32c8cc) bits(0x3e637571) bits(0x3e1191d6) bits(0x3f5d7bb9) bits(0x3f2f966f)
        bits(0x3f953008) bits(0x3f82e3a5) bits(0x3f71daef) bits(0x3f71f16d) bits(0x3f72b15e) bits(0x3f72c7dc)
        bits(0x3f522fc9) bits(0x3f54da7c) bits(0x3f52d2f2) bits(0x3f557da5) bits(0x3e84575f) bits(0x3d703e47)
        bits(0x3f397276) bits(0x3f1aba5c) bits(0x3e0b00c4) bits(0x3e0c81a1) bits(0x3e06331d) bits(0x3e06b68a)
        bits(0x3f585ffe) bits(0x3fa021c6) bits(0x3ef44ec7) bits(0x3f64f16f) bits(0x3d686039) bits(0x3d53a7b6)
        bits(0x3d864ee1) bits(0x3d7c8d26) }
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x40a00000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40e00000
    expect lane 5 R8 = 0x40e00000
    expect lane 6 R8 = 0x40e00000
    expect lane 7 R8 = 0x40e00000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40e00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x3f800000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x40e00000
    expect lane 26 R8 = 0x40e00000
    expect lane 27 R8 = 0x40e00000
    expect lane 28 R8 = 0x40400000
    expect lane 29 R8 = 0x40400000
    expect lane 30 R8 = 0x40400000
    expect lane 31 R8 = 0x40400000
}

warp 9 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3ebbbf6d) bits(0x3ebc46c3) bits(0x3eb94ac8) bits(0x3eb93e20) bits(0x3e35c85a) bits(0x3e4ae3d7)
        bits(0x3e2fb80c) bits(0x3e4956e5) bits(0x3e9baad2) bits(0x3eef08ad) bits(0x3ec8230e) bits(0x3f0dc075)
        bits(0x3f1592cc) bits(0x3f2d0a91) bits(0xbd986db2) bits(0x3c8d41dd) bits(0x3f6e684f) bits(0x3f6d6290)
        bits(0x3f6bebb0) bits(0x3f69d86f) bits(0x3ec70285) bits(0x3ed07df3) bits(0x3ec55995) bits(0x3eced503)
        bits(0x3f65e525) bits(0x3f809375) bits(0x3f83d216) bits(0x3f9a997e) bits(0x3f438526) bits(0x3f38602c)
        bits(0x3f2dabf8) bits(0x3f2286fd) }
    t = { bits(0x3eab35d5) bits(0x3eac49ce) bits(0x3eac6a1c) bits(0x3eae2d5c) bits(0x3f2032b9) bits(0x3f21b6cc)
        bits(0x3f257998) bits(0x3f29075a) bits(0x3f519ce6) bits(0x3f3b60c8) bits(0x3f7b4bd3) bits(0x3f650fb5)
        bits(0x3f6efca5) bits(0x3f9cca7d) bits(0x3f9204cd) bits(0x3fb750f8) bits(0x3f18dc52) bits(0x3f1b58f0)
        bits(0x3f17d693) bits(0x3f1ac3a8) bits(0x3f6a3313) bits(0x3f6a6001) bits(0x3f804f75) bits(0x3f8065eb)
        bits(0x3f637b9a) bits(0x3f41bc93) bits(0x3f7ebd60) bits(0x3f5b0bf9) bits(0x3f446d53) bits(0x3f5a4682)
        bits(0x3f394858) bits(0x3f4f2187) }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40c00000
    expect lane 9 R8 = 0x40c00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40a00000
    expect lane 21 R8 = 0x40a00000
    expect lane 22 R8 = 0x40a00000
    expect lane 23 R8 = 0x40a00000
    expect lane 24 R8 = 0x40a00000
    expect lane 25 R8 = 0x40a00000
    expect lane 26 R8 = 0x40a00000
    expect lane 27 R8 = 0x40a00000
    expect lane 28 R8 = 0x40a00000
    expect lane 29 R8 = 0x40a00000
    expect lane 30 R8 = 0x40a00000
    expect lane 31 R8 = 0x40a00000
}

warp 10 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 1, 2D, 0x1"
    s = { bits(0x3eeb60f0) bits(0x3eed9d9b) bits(0x3ef081d7) bits(0x3ef4f42d) bits(0x3f70437a) bits(0x3f6e996a)
        bits(0x3f766d20) bits(0x3f74c310) bits(0x3f31d21e) bits(0x3f323da5) bits(0x3f331ad5) bits(0x3f33865c)
        bits(0x3d64483e) bits(0x3d685636) bits(0x3d6e1ac7) bits(0x3d76527f) bits(0x3f1e69d5) bits(0x3f1d5303)
        bits(0x3f1f0e51) bits(0x3f1df77f) bits(0x3f0e6b58) bits(0x3f1767f2) bits(0x3f3916ee) bits(0x3f421388)
        bits(0x3f2f1229) bits(0x3f2ecd96) bits(0x3f30540b) bits(0x3f305b77) bits(0x3f57ce4b) bits(0x3f5e4b87)
        bits(0x3e228bd9) bits(0x3e3c80cc) }
    t = { bits(0x3f212721) bits(0x3f1e96ae) bits(0x3f224577) bits(0x3f1f45fa) bits(0x3f4fa071) bits(0x3f4e8aa6)
        bits(0x3f462cba) bits(0x3f4516ef) bits(0x3f60c2c6) bits(0x3f5f7a0f) bits(0x3f612e4d) bits(0x3f5fe596)
        bits(0x3e2c2f15) bits(0x3e2badf3) bits(0x3e311e54) bits(0x3e31f16e) bits(0x3f3d0a8d) bits(0x3f3c6611)
        bits(0x3f3bf3bc) bits(0x3f3b4f40) bits(0x3f75b0d6) bits(0x3f4b0540) bits(0x3f7ead70) bits(0x3f5401da)
        bits(0x3e9b4d40) bits(0x3e99f150) bits(0x3e9a4f80) bits(0x3e983f0e) bits(0x3f67edb1) bits(0x3f862362)
        bits(0x3f8399cb) bits(0x3f95c654) }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
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
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 11 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3e870d3e) bits(0x3d400e27)
        bits(0x3e00ac54) bits(0xbe4a78f4) bits(0x3f11c45c) bits(0x3e095c3b) bits(0x3fece24a) bits(0x3fb52ba3)
        bits(0x3e545fe8) bits(0x3e4f423b) bits(0x3e341c62) bits(0x3e23c7f3) bits(0x3e90e87d) bits(0x3e90f16e)
        bits(0x3e8fc7fa) bits(0x3e8fd0ea) bits(0x3f2d1c23) bits(0x3f2cf327) bits(0x3f2ccd75) bits(0x3f2ca478)
        bits(0x3eea3c42) bits(0x3ee89e5c) bits(0x3ece3326) bits(0x3ecc9540) bits(0x3f3e7c42) bits(0x3f4b49bb)
        bits(0x3f3ea8bd) bits(0x3f4f5acc) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3f088883) bits(0x3f15353d)
        bits(0xbd92d2aa) bits(0xbe415dc2) bits(0x3f448f6d) bits(0x3ef74a91) bits(0xbf9857bc) bits(0xbfbcccce)
        bits(0x3e6e7133) bits(0x3e875a5d) bits(0x3e695386) bits(0x3e88de01) bits(0x3f0ac176) bits(0x3f0aea50)
        bits(0x3f0ad13f) bits(0x3f0afa19) bits(0x3dab2ac6) bits(0x3dab9a3b) bits(0x3da3ef0d) bits(0x3da45e82)
        bits(0x3de6d16b) bits(0x3e2236ae) bits(0x3ddf120c) bits(0x3e1e56ff) bits(0x3f68c654) bits(0x3f6899d9)
        bits(0x3f7593cd) bits(0x3f793138) }
    lod = { bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbf69af3e) bits(0xbf69af3e) bits(0xbf69af3e) bits(0xbf69af3e) bits(0x3ff95eb6) bits(0x3ff95eb6)
        bits(0x3ff95eb6) bits(0x3ff95eb6) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3fe84dba) bits(0x3fe84dba) bits(0x3fe84dba) bits(0x3fe84dba) bits(0x3ea11f65) bits(0x3ea11f65)
        bits(0x3ea11f65) bits(0x3ea11f65) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x40ec4000
    expect lane 5 R8 = 0x40ec4000
    expect lane 6 R8 = 0x40ec4000
    expect lane 7 R8 = 0x40ec4000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x400b8000
    expect lane 13 R8 = 0x400b8000
    expect lane 14 R8 = 0x400b8000
    expect lane 15 R8 = 0x400b8000
    expect lane 16 R8 = 0x3f960000
    expect lane 17 R8 = 0x3f960000
    expect lane 18 R8 = 0x3f960000
    expect lane 19 R8 = 0x3f960000
    expect lane 20 R8 = 0x3c800000
    expect lane 21 R8 = 0x3c800000
    expect lane 22 R8 = 0x3c800000
    expect lane 23 R8 = 0x3c800000
    expect lane 24 R8 = 0x40b50000
    expect lane 25 R8 = 0x40b50000
    expect lane 26 R8 = 0x40b50000
    expect lane 27 R8 = 0x40b50000
    expect lane 28 R8 = 0x407fc000
    expect lane 29 R8 = 0x407fc000
    expect lane 30 R8 = 0x407fc000
    expect lane 31 R8 = 0x407fc000
}

warp 12 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3f54ca87) bits(0x3f884e47) bits(0x3f560521) bits(0x3f88eb94) bits(0x3c88430e) bits(0x3cbca1dc)
        bits(0x3d5355df) bits(0x3d6d8546) bits(0x3f54d38d) bits(0x3f57c286) bits(0x3f63d858) bits(0x3f6c2a0b)
        bits(0x3ebd99ad) bits(0x3e0a7cc0) bits(0x3f2587fc) bits(0x3ed2b4ab) bits(0x3ecbbb84) bits(0x3ec70473)
        bits(0x3ee37684) bits(0x3edebf73) bits(0x3d69428a) bits(0x3e5edc58) bits(0x3e85f967) bits(0x3f082fdf)
        bits(0x3e10e812) bits(0xbed2697a) bits(0x3d775767) bits(0xbf2ea24a) bits(0x3e2d3c52) bits(0x3e53b658)
        bits(0x3e9e46c1) bits(0x3eccc8a5) }
    t = { bits(0x3ed86a6e) bits(0x3ed6ddcc) bits(0x3f4b1ac4) bits(0x3f4a5473) bits(0x3f2ca219) bits(0x3f28c1b7)
        bits(0x3f30696c) bits(0x3f2c890a) bits(0x3f34e794) bits(0x3f29400c) bits(0x3f38af54) bits(0x3f2aab11)
        bits(0x3f5e1713) bits(0x3f271350) bits(0x3f10b867) bits(0x3eb3694a) bits(0x3ec991c5) bits(0x3ec08ae8)
        bits(0x3ebd2c88) bits(0x3eb425ab) bits(0x3f5636ef) bits(0x3f21ce63) bits(0x3f7f59dc) bits(0x3f478fa1)
        bits(0x3e97bf4f) bits(0x3ea19ede) bits(0xc001c750) bits(0xc02ccc5a) bits(0x3f75ec42) bits(0x3f6e7db1)
        bits(0x3f922602) bits(0x3f94461b) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbfe08086) bits(0xbfe08086)
        bits(0xbfe08086) bits(0xbfe08086) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbf4d22e3) bits(0xbf4d22e3)
        bits(0xbf4d22e3) bits(0xbf4d22e3) bits(0xbff6bbbd) bits(0xbff6bbbd) bits(0xbff6bbbd) bits(0xbff6bbbd)
        bits(0xbe87f44e) bits(0xbe87f44e) bits(0xbe87f44e) bits(0xbe87f44e) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x40d26000
    expect lane 1 R8 = 0x40d26000
    expect lane 2 R8 = 0x40d26000
    expect lane 3 R8 = 0x40d26000
    expect lane 4 R8 = 0x3fcd0000
    expect lane 5 R8 = 0x3fcd0000
    expect lane 6 R8 = 0x3fcd0000
    expect lane 7 R8 = 0x3fcd0000
    expect lane 8 R8 = 0x40810000
    expect lane 9 R8 = 0x40810000
    expect lane 10 R8 = 0x40810000
    expect lane 11 R8 = 0x40810000
    expect lane 12 R8 = 0x40d56000
    expect lane 13 R8 = 0x40d56000
    expect lane 14 R8 = 0x40d56000
    expect lane 15 R8 = 0x40d56000
    expect lane 16 R8 = 0x40404000
    expect lane 17 R8 = 0x40404000
    expect lane 18 R8 = 0x40404000
    expect lane 19 R8 = 0x40404000
    expect lane 20 R8 = 0x40846000
    expect lane 21 R8 = 0x40846000
    expect lane 22 R8 = 0x40846000
    expect lane 23 R8 = 0x40846000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x40bc0000
    expect lane 29 R8 = 0x40bc0000
    expect lane 30 R8 = 0x40bc0000
    expect lane 31 R8 = 0x40bc0000
}

warp 13 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3d87101e) bits(0x3d094786) bits(0x3b003500) bits(0xbcf9aacc) bits(0x3f1993e8) bits(0x3f1b3db0)
        bits(0x3f19d6e3) bits(0x3f1b80ab) bits(0x3f2a2707) bits(0x3f29fda6) bits(0x3f2a4bb3) bits(0x3f2a20e8)
        bits(0x3f293b37) bits(0x3f2912c2) bits(0x3f28af28) bits(0x3f2886b3) bits(0x3e9bb14f) bits(0x3e998f8b)
        bits(0x3e9dcd24) bits(0x3e9ba996) bits(0x3dd83526) bits(0x3c427c1f) bits(0x3e3f7764) bits(0x3db77bf4)
        bits(0x3ed77487) bits(0x3ed53a36) bits(0x3ed52bf5) bits(0x3ed2f1a4) bits(0x3f54ee2b) bits(0x3f64b68f)
        bits(0x3ee9a70c) bits(0x3ed90679) }
    t = { bits(0x3f428b51) bits(0x3f45c5b8) bits(0x3f1868a1) bits(0x3f1ba307) bits(0x3f692f59) bits(0x3f68fa79)
        bits(0x3f6b4ab8) bits(0x3f6b15d8) bits(0x3f2679ca) bits(0x3f26551f) bits(0x3f265069) bits(0x3f261453)
        bits(0x3ce4f407) bits(0x3ce82834) bits(0x3cc951b7) bits(0x3ccc85e4) bits(0x3ed603f3) bits(0x3ed3e81f)
        bits(0x3ed3e22e) bits(0x3ed080ac) bits(0x3e66936b) bits(0x3e13369a) bits(0x3e06a09a) bits(0xbb21d39e)
        bits(0x3f49934c) bits(0x3f4a5c19) bits(0x3f47f43a) bits(0x3f48bd08) bits(0x3f2af5cb) bits(0x3f819585)
        bits(0x3f3c27dd) bits(0x3f99fe0e) }
    lod = { bits(0x3e9c8304) bits(0x3e9c8304) bits(0x3e9c8304) bits(0x3e9c8304) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f60e193) bits(0x3f60e193) bits(0x3f60e193) bits(0x3f60e193)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f1f7ff7) bits(0x3f1f7ff7)
        bits(0x3f1f7ff7) bits(0x3f1f7ff7) bits(0x3e2ce5b3) bits(0x3e2ce5b3) bits(0x3e2ce5b3) bits(0x3e2ce5b3)
        bits(0xbcd246ba) bits(0xbcd246ba) bits(0xbcd246ba) bits(0xbcd246ba) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x40bc4000
    expect lane 1 R8 = 0x40bc4000
    expect lane 2 R8 = 0x40bc4000
    expect lane 3 R8 = 0x40bc4000
    expect lane 4 R8 = 0x3f918000
    expect lane 5 R8 = 0x3f918000
    expect lane 6 R8 = 0x3f918000
    expect lane 7 R8 = 0x3f918000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x3d980000
    expect lane 13 R8 = 0x3d980000
    expect lane 14 R8 = 0x3d980000
    expect lane 15 R8 = 0x3d980000
    expect lane 16 R8 = 0x3f950000
    expect lane 17 R8 = 0x3f950000
    expect lane 18 R8 = 0x3f950000
    expect lane 19 R8 = 0x3f950000
    expect lane 20 R8 = 0x40a4c000
    expect lane 21 R8 = 0x40a4c000
    expect lane 22 R8 = 0x40a4c000
    expect lane 23 R8 = 0x40a4c000
    expect lane 24 R8 = 0x3f7c0000
    expect lane 25 R8 = 0x3f7c0000
    expect lane 26 R8 = 0x3f7c0000
    expect lane 27 R8 = 0x3f7c0000
    expect lane 28 R8 = 0x40d58000
    expect lane 29 R8 = 0x40d58000
    expect lane 30 R8 = 0x40d58000
    expect lane 31 R8 = 0x40d58000
}

warp 14 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3d29d368) bits(0x3d1e9dce) bits(0x3d1b6618) bits(0x3d087fa0) bits(0x3ee57542) bits(0x3ef6c6ba)
        bits(0x3e964c00) bits(0x3ea79d77) bits(0x3f626463) bits(0x3f6db8e2) bits(0x3f620518) bits(0x3f6d5997)
        bits(0x3f498226) bits(0x3f672e8b) bits(0x3f44dd59) bits(0x3f6a0c06) bits(0x3f7e9ce4) bits(0x3f7cb457)
        bits(0x3f74c686) bits(0x3f6f57e6) bits(0x3ece1c7a) bits(0x3ec896d9) bits(0x3e84c98e) bits(0x3e4f3920)
        bits(0x3ef32da7) bits(0x3eef173e) bits(0x3ed70467) bits(0x3ed2edfe) bits(0x3f367405) bits(0x3f45bc8c)
        bits(0x3f1749bd) bits(0x3f269244) }
    t = { bits(0x3e0dae70) bits(0x3e1149c4) bits(0x3e0ae10a) bits(0x3e0eba25) bits(0x3f64d6ee) bits(0x3f816405)
        bits(0x3f704943) bits(0x3f871d30) bits(0x3f590e11) bits(0x3f596d5b) bits(0x3f64628f) bits(0x3f64c1da)
        bits(0x3f093a41) bits(0x3f0ddf0e) bits(0x3f26e6a7) bits(0x3f35d702) bits(0x3f2d33ee) bits(0x3f2ee8ea)
        bits(0x3f223464) bits(0x3f211fd0) bits(0x3f07c4c7) bits(0x3f21ee2c) bits(0x3f03e647) bits(0x3f24bfbd)
        bits(0x3f3b76e0) bits(0x3f41def8) bits(0x3f36f8f7) bits(0x3f3d610f) bits(0x3f412008) bits(0x3f497c7b)
        bits(0x3f7a1786) bits(0x3f8139fd) }
    lod = { bits(0xbfb97a77) bits(0xbfb97a77) bits(0xbfb97a77) bits(0xbfb97a77) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e09bfd7) bits(0x3e09bfd7) bits(0x3e09bfd7) bits(0x3e09bfd7)
        bits(0x3f332771) bits(0x3f332771) bits(0x3f332771) bits(0x3f332771) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x40ae2000
    expect lane 5 R8 = 0x40ae2000
    expect lane 6 R8 = 0x40ae2000
    expect lane 7 R8 = 0x40ae2000
    expect lane 8 R8 = 0x40610000
    expect lane 9 R8 = 0x40610000
    expect lane 10 R8 = 0x40610000
    expect lane 11 R8 = 0x40610000
    expect lane 12 R8 = 0x409f0000
    expect lane 13 R8 = 0x409f0000
    expect lane 14 R8 = 0x409f0000
    expect lane 15 R8 = 0x409f0000
    expect lane 16 R8 = 0x40760000
    expect lane 17 R8 = 0x40760000
    expect lane 18 R8 = 0x40760000
    expect lane 19 R8 = 0x40760000
    expect lane 20 R8 = 0x40ac2000
    expect lane 21 R8 = 0x40ac2000
    expect lane 22 R8 = 0x40ac2000
    expect lane 23 R8 = 0x40ac2000
    expect lane 24 R8 = 0x40954000
    expect lane 25 R8 = 0x40954000
    expect lane 26 R8 = 0x40954000
    expect lane 27 R8 = 0x40954000
    expect lane 28 R8 = 0x40c28000
    expect lane 29 R8 = 0x40c28000
    expect lane 30 R8 = 0x40c28000
    expect lane 31 R8 = 0x40c28000
}

warp 15 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"
    s = { bits(0x3f1c8d9f) bits(0x3f1e3822) bits(0x3f1d7c55) bits(0x3f1f26d8) bits(0x3e2386e2) bits(0x3ecb967d)
        bits(0xbe2bb6d2) bits(0x3d31d3f2) bits(0x3f78dd71) bits(0x3f787768) bits(0x3f7985b7) bits(0x3f79338c)
        bits(0x3ea49a8f) bits(0x3ea0a750) bits(0x3e9ec099) bits(0x3e97dc96) bits(0x3ed283b7) bits(0x3ee4e948)
        bits(0x3ebbb8f1) bits(0x3eccccf1) bits(0x3f438526) bits(0x3f38602c) bits(0x3f2dabf8) bits(0x3f2286fd)
        bits(0x3e8d0863) bits(0x3e954d53) bits(0x3ecb5062) bits(0x3ee8bf9b) bits(0x3e036fa1) bits(0x3e0351f8)
        bits(0x3e05ab0d) bits(0x3e058d64) }
    t = { bits(0x3e9c9556) bits(0x3e9bb378) bits(0x3ea3a061) bits(0x3ea2be83) bits(0x3f630777) bits(0x3f9b6b72)
        bits(0x3f8ff87e) bits(0x3fcf958c) bits(0x3d32ea1c) bits(0x3d2e7802) bits(0x3d23d3f0) bits(0x3d1985c2)
        bits(0x3d8a6d06) bits(0x3d949146) bits(0x3d4beb44) bits(0x3d506849) bits(0x3f0a6019) bits(0x3f15c57d)
        bits(0x3f1392e2) bits(0x3f2525ec) bits(0x3f446d53) bits(0x3f5a4682) bits(0x3f394858) bits(0x3f4f2187)
        bits(0x3eb74fb2) bits(0x3e87df68) bits(0x3ec22afc) bits(0x3e87c131) bits(0x3e03b5b8) bits(0x3e01eb14)
        bits(0x3e0390c4) bits(0x3e01c620) }
    lod = { bits(0x3f620f2d) bits(0x3f620f2d) bits(0x3f620f2d) bits(0x3f620f2d) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbf41dabc) bits(0xbf41dabc) bits(0xbf41dabc) bits(0xbf41dabc) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3fea64a7) bits(0x3fea64a7)
        bits(0x3fea64a7) bits(0x3fea64a7) }
    expect lane 0 R8 = 0x4034c000
    expect lane 1 R8 = 0x4034c000
    expect lane 2 R8 = 0x4034c000
    expect lane 3 R8 = 0x4034c000
    expect lane 4 R8 = 0x40d6c000
    expect lane 5 R8 = 0x40d6c000
    expect lane 6 R8 = 0x40d6c000
    expect lane 7 R8 = 0x40d6c000
    expect lane 8 R8 = 0x3e680000
    expect lane 9 R8 = 0x3e680000
    expect lane 10 R8 = 0x3e680000
    expect lane 11 R8 = 0x3e680000
    expect lane 12 R8 = 0x3fdc0000
    expect lane 13 R8 = 0x3fdc0000
    expect lane 14 R8 = 0x3fdc0000
    expect lane 15 R8 = 0x3fdc0000
    expect lane 16 R8 = 0x40780000
    expect lane 17 R8 = 0x40780000
    expect lane 18 R8 = 0x40780000
    expect lane 19 R8 = 0x40780000
    expect lane 20 R8 = 0x4095c000
    expect lane 21 R8 = 0x4095c000
    expect lane 22 R8 = 0x4095c000
    expect lane 23 R8 = 0x4095c000
    expect lane 24 R8 = 0x40a16000
    expect lane 25 R8 = 0x40a16000
    expect lane 26 R8 = 0x40a16000
    expect lane 27 R8 = 0x40a16000
    expect lane 28 R8 = 0x3f820000
    expect lane 29 R8 = 0x3f820000
    expect lane 30 R8 = 0x3f820000
    expect lane 31 R8 = 0x3f820000
}

warp 16 {   # patched.p_tex_lb_2d.linear
    asm "TEX.LB R8, R0, R4, 0, 2D, 0x1"  active 0xfffffff
    s = { bits(0x3ea845dc) bits(0x3e8fe9c0) bits(0x3e51ebea) bits(0x3e2133b2) bits(0x3f31d21e) bits(0x3f323da5)
        bits(0x3f331ad5) bits(0x3f33865c) bits(0x3f4c0bee) bits(0x3f4cd4b6) bits(0x3f5825b2) bits(0x3f58ee79)
        bits(0x3f1e69d5) bits(0x3f1d5303) bits(0x3f1f0e51) bits(0x3f1df77f) bits(0x3ee76f63) bits(0x3ee8967b)
        bits(0x3ee46799) bits(0x3ee4fe7b) bits(0x3eead3cd) bits(0x3ee5370b) bits(0x3ef4d559) bits(0x3ef08a07)
        bits(0x3e5ae451) bits(0x3d79c521) bits(0x3efab269) bits(0x3ebf6151) ... }
    t = { bits(0x3e91eef1) bits(0x3e9cf5ba) bits(0x3c420bc0) bits(0x3d08b936) bits(0x3f60c2c6) bits(0x3f5f7a0f)
        bits(0x3f612e4d) bits(0x3f5fe596) bits(0x3f13810d) bits(0x3f11c423) bits(0x3f18f702) bits(0x3f173a18)
        bits(0x3f3d0a8d) bits(0x3f3c6611) bits(0x3f3bf3bc) bits(0x3f3b4f40) bits(0x3f241dc1) bits(0x3f25a1a6)
        bits(0x3f24b14d) bits(0x3f26d5d4) bits(0x3e1df7ac) bits(0x3e09f495) bits(0x3e12be28) bits(0x3deab82a)
        bits(0x3e19ee78) bits(0x3d04f82a) bits(0xbe544699) bits(0xbeef8456) ... }
    lod = { bits(0xbef3c9bd) bits(0xbef3c9bd) bits(0xbef3c9bd) bits(0xbef3c9bd) bits(0x3fb5ce03) bits(0x3fb5ce03)
        bits(0x3fb5ce03) bits(0x3fb5ce03) bits(0xbfd94642) bits(0xbfd94642) bits(0xbfd94642) bits(0xbfd94642)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbfd6ed1d) bits(0xbfd6ed1d) bits(0xbfd6ed1d) bits(0xbfd6ed1d)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x40bba000
    expect lane 1 R8 = 0x40bba000
    expect lane 2 R8 = 0x40bba000
    expect lane 3 R8 = 0x40bba000
    expect lane 4 R8 = 0x3ff70000
    expect lane 5 R8 = 0x3ff70000
    expect lane 6 R8 = 0x3ff70000
    expect lane 7 R8 = 0x3ff70000
    expect lane 8 R8 = 0x40070000
    expect lane 9 R8 = 0x40070000
    expect lane 10 R8 = 0x40070000
    expect lane 11 R8 = 0x40070000
    expect lane 12 R8 = 0x3ec60000
    expect lane 13 R8 = 0x3ec60000
    expect lane 14 R8 = 0x3ec60000
    expect lane 15 R8 = 0x3ec60000
    expect lane 16 R8 = 0x3f470000
    expect lane 17 R8 = 0x3f470000
    expect lane 18 R8 = 0x3f470000
    expect lane 19 R8 = 0x3f470000
    expect lane 20 R8 = 0x3f660000
    expect lane 21 R8 = 0x3f660000
    expect lane 22 R8 = 0x3f660000
    expect lane 23 R8 = 0x3f660000
    expect lane 24 R8 = 0x40db6000
    expect lane 25 R8 = 0x40db6000
    expect lane 26 R8 = 0x40db6000
    expect lane 27 R8 = 0x40db6000
}

warp 17 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3f11c45c) bits(0x3e095c3b)
        bits(0x3fece24a) bits(0x3fb52ba3) bits(0x3eea3c42) bits(0x3ee89e5c) bits(0x3ece3326) bits(0x3ecc9540)
        bits(0x3f54ca87) bits(0x3f884e47) bits(0x3f560521) bits(0x3f88eb94) bits(0x3f6e312d) bits(0x3f63dbd0)
        bits(0x3f83c366) bits(0x3f80d8c2) bits(0x3ecbbb84) bits(0x3ec70473) bits(0x3ee37684) bits(0x3edebf73)
        bits(0x3cbfc77c) bits(0x3e9c48f5) bits(0x3e3fc87c) bits(0x3f1a5368) bits(0x3f13348a) bits(0x3f2b6ac8)
        bits(0x3f0df3be) bits(0x3f2629fc) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3f448f6d) bits(0x3ef74a91)
        bits(0xbf9857bc) bits(0xbfbcccce) bits(0x3de6d16b) bits(0x3e2236ae) bits(0x3ddf120c) bits(0x3e1e56ff)
        bits(0x3ed86a6e) bits(0x3ed6ddcc) bits(0x3f4b1ac4) bits(0x3f4a5473) bits(0x3f5d5bbc) bits(0x3f44061c)
        bits(0x3f53065f) bits(0x3f2efd74) bits(0x3ec991c5) bits(0x3ec08ae8) bits(0x3ebd2c88) bits(0x3eb425ab)
        bits(0x3ad7ecb4) bits(0xbe1694d6) bits(0x3e9fdf08) bits(0x3e5935d7) bits(0x3d6e5e1b) bits(0x3da1356b)
        bits(0x3e1c707f) bits(0x3e3173ae) }
    lod = { bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0xbfb71f8c) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3fe84dba) bits(0x3fe84dba) bits(0x3fe84dba) bits(0x3fe84dba)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f26ddfb) bits(0x3f26ddfb)
        bits(0x3f26ddfb) bits(0x3f26ddfb) bits(0xbf4d22e3) bits(0xbf4d22e3) bits(0xbf4d22e3) bits(0xbf4d22e3)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbe24a469) bits(0xbe24a469)
        bits(0xbe24a469) bits(0xbe24a469) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x41000000
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x40c00000
    expect lane 9 R8 = 0x40c00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x40e00000
    expect lane 14 R8 = 0x40e00000
    expect lane 15 R8 = 0x40e00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x40e00000
    expect lane 26 R8 = 0x40e00000
    expect lane 27 R8 = 0x40e00000
    expect lane 28 R8 = 0x40a00000
    expect lane 29 R8 = 0x40a00000
    expect lane 30 R8 = 0x40a00000
    expect lane 31 R8 = 0x40a00000
}

warp 18 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3f0c3c74) bits(0x3f107b80) bits(0x3f059a00) bits(0x3f0921a1) bits(0x3d6718f3) bits(0x3d20ccfa)
        bits(0x3d393118) bits(0x3ca0118d) bits(0x3ef28f48) bits(0x3f0c7d59) bits(0x3f041041) bits(0x3f204575)
        bits(0x3d01584a) bits(0x3d00f179) bits(0x3ceda726) bits(0x3ce64c33) bits(0x3f057aeb) bits(0x3f04c9ce)
        bits(0x3f04f015) bits(0x3f043ef7) bits(0x3ed2b2f6) bits(0x3ed38b0b) bits(0x3ec94170) bits(0x3ec78515)
        bits(0x3e9a05da) bits(0x3e4b30b8) bits(0x3eb6baa6) bits(0x3e824d28) bits(0x3f46735d) bits(0x3e094bf6)
        bits(0x3f0f878c) bits(0xbeac9f5d) }
    t = { bits(0x3f75bccc) bits(0x3f7c5f40) bits(0x3f79fbd8) bits(0x3f81f0f9) bits(0x3e1e3762) bits(0x3e29b159)
        bits(0x3e0ca464) bits(0x3e164a0c) bits(0x3ec0ec92) bits(0x3eab5b59) bits(0x3ee757fc) bits(0x3ed6d505)
        bits(0x3eb5c9f5) bits(0x3eb64f67) bits(0x3eb5a98a) bits(0x3eb64d4c) bits(0x3f383070) bits(0x3f385faf)
        bits(0x3f3627f8) bits(0x3f365737) bits(0x3d4e4766) bits(0x3d598029) bits(0x3d7bbd1a) bits(0x3d8bfb80)
        bits(0x3ea4e0dc) bits(0x3e9c1489) bits(0xbc45c6e3) bits(0xbcefa8ad) bits(0x3ee042cc) bits(0x3f270d37)
        bits(0xbe4ffbe4) bits(0xbdeeb0ff) }
    lod = { bits(0xbefd7e6f) bits(0xbefd7e6f) bits(0xbefd7e6f) bits(0xbefd7e6f) bits(0xbf6bbbb3) bits(0xbf6bbbb3)
        bits(0xbf6bbbb3) bits(0xbf6bbbb3) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x3f8afcca) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3fbfc749) bits(0x3fbfc749) bits(0x3fbfc749) bits(0x3fbfc749) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x40400000
    expect lane 1 R8 = 0x40400000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 19 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"
    s = { bits(0x3ef820b5) bits(0xbc5fb25a) bits(0x3f5a1283) bits(0x3ea0e55b) bits(0x3e01485a) bits(0x3e8bfd73)
        bits(0x3e1f030f) bits(0x3e9adacd) bits(0x3dc9b7c9) bits(0x3dcb0a3d) bits(0x3dca5f4c) bits(0x3dcbb1c0)
        bits(0x3f0d8e2b) bits(0x3f0e3154) bits(0x3f0ae378) bits(0x3f0b86a1) bits(0x3ee4a169) bits(0x3f1ea005)
        bits(0x3f7c04ee) bits(0x3faf7774) bits(0x3d60ee4c) bits(0x3d42f313) bits(0x3da2c598) bits(0x3d9e603c)
        bits(0x3f10671a) bits(0x3f23f8b2) bits(0x3f0bb387) bits(0x3f1f451e) bits(0x3ebbbf6d) bits(0x3ebc46c3)
        bits(0x3eb94ac8) bits(0x3eb93e20) }
    t = { bits(0x3f200c99) bits(0x3ea2496b) bits(0x3d0133f6) bits(0xbf0c1837) bits(0x3f2599c7) bits(0x3f23c0c5)
        bits(0x3f9e92b7) bits(0x3f9da636) bits(0x3d01dfb6) bits(0x3d0090b0) bits(0x3d04849e) bits(0x3d033597)
        bits(0x3f522fc9) bits(0x3f54da7c) bits(0x3f52d2f2) bits(0x3f557da5) bits(0x3e84575f) bits(0x3d703e47)
        bits(0x3f397276) bits(0x3f1aba5c) bits(0x3e6dbf8c) bits(0x3e549853) bits(0x3e6640be) bits(0x3e434e1c)
        bits(0x3e8cad1b) bits(0x3e961441) bits(0x3eb3d04a) bits(0x3ebd3770) bits(0x3eab35d5) bits(0x3eac49ce)
        bits(0x3eac6a1c) bits(0x3eae2d5c) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbfe249ca) bits(0xbfe249ca)
        bits(0xbfe249ca) bits(0xbfe249ca) bits(0xbfd53c6e) bits(0xbfd53c6e) bits(0xbfd53c6e) bits(0xbfd53c6e)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbf9c3a56) bits(0xbf9c3a56) bits(0xbf9c3a56) bits(0xbf9c3a56)
        bits(0x3fc1eeb5) bits(0x3fc1eeb5) bits(0x3fc1eeb5) bits(0x3fc1eeb5) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x40c00000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40c00000
    expect lane 7 R8 = 0x40c00000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40e00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40000000
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
    s = { bits(0x3e2386e2) bits(0x3ecb967d) bits(0xbe2bb6d2) bits(0x3d31d3f2) bits(0x3f6e684f) bits(0x3f6d6290)
        bits(0x3f6bebb0) bits(0x3f69d86f) bits(0x3f468ea8) bits(0x3f424784) bits(0x3f481bf5) bits(0x3f43d4d2)
        bits(0x3eaef276) bits(0x3eae76ae) bits(0x3ea966cd) bits(0x3ea8eb05) bits(0x3f0dcc36) bits(0x3f6d6db9)
        bits(0x3f5d725f) bits(0x3fb8d4b1) bits(0x3eeb60f0) bits(0x3eed9d9b) bits(0x3ef081d7) bits(0x3ef4f42d)
        bits(0x3f4c0bee) bits(0x3f4cd4b6) bits(0x3f5825b2) bits(0x3f58ee79) bits(0x3dde85f0) bits(0x3e338458)
        bits(0x3d982698) bits(0x3e1a4062) }
    t = { bits(0x3f630777) bits(0x3f9b6b72) bits(0x3f8ff87e) bits(0x3fcf958c) bits(0x3f18dc52) bits(0x3f1b58f0)
        bits(0x3f17d693) bits(0x3f1ac3a8) bits(0x3b63ee09) bits(0xbb295f8f) bits(0xbc58cd62) bits(0xbc9e1064)
        bits(0x3f7b9518) bits(0x3f7c7458) bits(0x3f7ad050) bits(0x3f7baf90) bits(0x3efcc01f) bits(0x3e3ae798)
        bits(0x3f5e0193) bits(0x3f1326d1) bits(0x3f212721) bits(0x3f1e96ae) bits(0x3f224577) bits(0x3f1f45fa)
        bits(0x3f13810d) bits(0x3f11c423) bits(0x3f18f702) bits(0x3f173a18) bits(0x3e9f80ac) bits(0x3eb11882)
        bits(0x3ec1a15c) bits(0x3ee2bd5a) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e80b806) bits(0x3e80b806) bits(0x3e80b806) bits(0x3e80b806)
        bits(0xbf849d1b) bits(0xbf849d1b) bits(0xbf849d1b) bits(0xbf849d1b) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbfd94642) bits(0xbfd94642) bits(0xbfd94642) bits(0xbfd94642) bits(0x3df89d9c) bits(0x3df89d9c)
        bits(0x3df89d9c) bits(0x3df89d9c) }
    expect lane 0 R8 = 0x40e00000
    expect lane 1 R8 = 0x40e00000
    expect lane 2 R8 = 0x40e00000
    expect lane 3 R8 = 0x40e00000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x40e00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40000000
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
    asm "TEX.LB R8, R0, R4, 1, 2D, 0x1"  active 0xff
    s = { bits(0x3f5507c8) bits(0x3f5156ee) bits(0x3f50261b) bits(0x3f4c7540) bits(0x3f0e6b58) bits(0x3f1767f2)
        bits(0x3f3916ee) bits(0x3f421388) ... }
    t = { bits(0x3f33d92f) bits(0x3f34eca4) bits(0x3f231aa0) bits(0x3f242e15) bits(0x3f75b0d6) bits(0x3f4b0540)
        bits(0x3f7ead70) bits(0x3f5401da) ... }
    lod = { bits(0x3ea4d0bd) bits(0x3ea4d0bd) bits(0x3ea4d0bd) bits(0x3ea4d0bd) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x40a00000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40c00000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40c00000
    expect lane 7 R8 = 0x40c00000
}

warp 22 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3e870d3e) bits(0x3d400e27)
        bits(0x3e00ac54) bits(0xbe4a78f4) bits(0x3ec4e63f) bits(0x3f10a73a) bits(0x3e3bccc7) bits(0x3eba4e99)
        bits(0x3ed3a8f0) bits(0x3ecc8592) bits(0x3ee7540e) bits(0x3ee3f304) bits(0x3dd83712) bits(0x3dc75227)
        bits(0x3ddfe321) bits(0x3dcefe36) bits(0x3f40760d) bits(0x3f42b66c) bits(0x3f434635) bits(0x3f470b8b)
        bits(0x3eb42eaa) bits(0x3eab68b9) bits(0x3ef10fc6) bits(0x3ee849d5) bits(0x3f69fb99) bits(0x3f6b1237)
        bits(0x3f68e6a3) bits(0x3f69fd42) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3f088883) bits(0x3f15353d)
        bits(0xbd92d2aa) bits(0xbe415dc2) bits(0x3f74fd28) bits(0x3f943e8b) bits(0x3f9198a1) bits(0x3fab5898)
        bits(0x3f075479) bits(0x3f0545b5) bits(0x3eec8b73) bits(0x3edcf5d0) bits(0x3ef8b65b) bits(0x3ef6cb57)
        bits(0x3ef47d20) bits(0x3ef2921c) bits(0x3c70f328) bits(0x3b73a43e) bits(0x3cc0858f) bits(0x3c423862)
        bits(0x3f64d3aa) bits(0x3f55dacb) bits(0x3f5be892) bits(0x3f4cefb3) bits(0x3f03b998) bits(0x3f04ce8d)
        bits(0x3f04d037) bits(0x3f05e52c) }
    expect lane 0 R8 = 0x7a  R9 = 0x7a
    expect lane 1 R8 = 0x7a  R9 = 0x7a
    expect lane 2 R8 = 0x7a  R9 = 0x7a
    expect lane 3 R8 = 0x7a  R9 = 0x7a
    expect lane 4 R8 = 0x762  R9 = 0x762
    expect lane 5 R8 = 0x762  R9 = 0x762
    expect lane 6 R8 = 0x762  R9 = 0x762
    expect lane 7 R8 = 0x762  R9 = 0x762
    expect lane 8 R8 = 0x618  R9 = 0x618
    expect lane 9 R8 = 0x618  R9 = 0x618
    expect lane 10 R8 = 0x618  R9 = 0x618
    expect lane 11 R8 = 0x618  R9 = 0x618
    expect lane 12 R8 = 0x45a  R9 = 0x45a
    expect lane 13 R8 = 0x45a  R9 = 0x45a
    expect lane 14 R8 = 0x45a  R9 = 0x45a
    expect lane 15 R8 = 0x45a  R9 = 0x45a
    expect lane 16 R8 = 0x14a  R9 = 0x14a
    expect lane 17 R8 = 0x14a  R9 = 0x14a
    expect lane 18 R8 = 0x14a  R9 = 0x14a
    expect lane 19 R8 = 0x14a  R9 = 0x14a
    expect lane 20 R8 = 0x1da  R9 = 0x1da
    expect lane 21 R8 = 0x1da  R9 = 0x1da
    expect lane 22 R8 = 0x1da  R9 = 0x1da
    expect lane 23 R8 = 0x1da  R9 = 0x1da
    expect lane 24 R8 = 0x512  R9 = 0x512
    expect lane 25 R8 = 0x512  R9 = 0x512
    expect lane 26 R8 = 0x512  R9 = 0x512
    expect lane 27 R8 = 0x512  R9 = 0x512
    expect lane 28 R8 = 0x93  R9 = 0x93
    expect lane 29 R8 = 0x93  R9 = 0x93
    expect lane 30 R8 = 0x93  R9 = 0x93
    expect lane 31 R8 = 0x93  R9 = 0x93
}

warp 23 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3e5a4b7b) bits(0x3e5c291b) bits(0x3e47ee1a) bits(0x3e49cbba) bits(0x3f57ee11) bits(0x3f9f6a59)
        bits(0x3dd368c6) bits(0x3f0153b9) bits(0x3e2f0bf2) bits(0x3e2ecb6c) bits(0x3e36099c) bits(0x3e37cea1)
        bits(0x3f2b3293) bits(0x3f2955a8) bits(0x3eec1426) bits(0x3ee85a50) bits(0x3eeb232b) bits(0x3f0015c8)
        bits(0x3eeeba89) bits(0x3f01e177) bits(0x3f0c3c74) bits(0x3f107b80) bits(0x3f059a00) bits(0x3f0921a1)
        bits(0x3ea0458d) bits(0x3f364567) bits(0xbae05b33) bits(0x3ecb64e6) bits(0x3ed60fc6) bits(0x3ed8b9ad)
        bits(0x3ed8ce79) bits(0x3edb7860) }
    t = { bits(0x3f4abefc) bits(0x3f4c7f63) bits(0x3f4bf7f8) bits(0x3f4db85f) bits(0x3ed96262) bits(0x3f5a29eb)
        bits(0x3f8f6929) bits(0x3fc62586) bits(0x3e5f152c) bits(0x3e5ddcb6) bits(0x3e5da39d) bits(0x3e5b9e8b)
        bits(0x3f6f8efd) bits(0x3f788cc5) bits(0x3f648b60) bits(0x3f6d8928) bits(0x3f48014d) bits(0x3f46359e)
        bits(0x3f52857f) bits(0x3f50b9d0) bits(0x3f75bccc) bits(0x3f7c5f40) bits(0x3f79fbd8) bits(0x3f81f0f9)
        bits(0x3f377256) bits(0x3f8402a5) bits(0x3f8eca7b) bits(0x3fb713f5) bits(0x3f60ea53) bits(0x3f5f8af9)
        bits(0x3f623f46) bits(0x3f60dfec) }
    expect lane 0 R8 = 0x253  R9 = 0x253
    expect lane 1 R8 = 0x253  R9 = 0x253
    expect lane 2 R8 = 0x253  R9 = 0x253
    expect lane 3 R8 = 0x253  R9 = 0x253
    expect lane 4 R8 = 0x7f8  R9 = 0x7f8
    expect lane 5 R8 = 0x7f8  R9 = 0x7f8
    expect lane 6 R8 = 0x7f8  R9 = 0x7f8
    expect lane 7 R8 = 0x7f8  R9 = 0x7f8
    expect lane 8 R8 = 0xe7  R9 = 0xe7
    expect lane 9 R8 = 0xe7  R9 = 0xe7
    expect lane 10 R8 = 0xe7  R9 = 0xe7
    expect lane 11 R8 = 0xe7  R9 = 0xe7
    expect lane 12 R8 = 0x5d5  R9 = 0x5d5
    expect lane 13 R8 = 0x5d5  R9 = 0x5d5
    expect lane 14 R8 = 0x5d5  R9 = 0x5d5
    expect lane 15 R8 = 0x5d5  R9 = 0x5d5
    expect lane 16 R8 = 0x37a  R9 = 0x37a
    expect lane 17 R8 = 0x37a  R9 = 0x37a
    expect lane 18 R8 = 0x37a  R9 = 0x37a
    expect lane 19 R8 = 0x37a  R9 = 0x37a
    expect lane 20 R8 = 0x304  R9 = 0x304
    expect lane 21 R8 = 0x304  R9 = 0x304
    expect lane 22 R8 = 0x304  R9 = 0x304
    expect lane 23 R8 = 0x304  R9 = 0x304
    expect lane 24 R8 = 0x708  R9 = 0x708
    expect lane 25 R8 = 0x708  R9 = 0x708
    expect lane 26 R8 = 0x708  R9 = 0x708
    expect lane 27 R8 = 0x708  R9 = 0x708
    expect lane 28 R8 = 0xe6  R9 = 0xe6
    expect lane 29 R8 = 0xe6  R9 = 0xe6
    expect lane 30 R8 = 0xe6  R9 = 0xe6
    expect lane 31 R8 = 0xe6  R9 = 0xe6
}

warp 24 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3f4a9e9b) bits(0x3f66235b) bits(0x3ef7e57d) bits(0x3f17777f) bits(0x3de841a5) bits(0x3df8902c)
        bits(0x3de7f5b9) bits(0x3dfd11d6) bits(0x3f348e61) bits(0x3f35920f) bits(0x3f3f6811) bits(0x3f406bbf)
        bits(0x3f5cc951) bits(0x3f549d27) bits(0x3f2a2c5b) bits(0x3f105d74) bits(0x3dc0a6db) bits(0x3dc9bce3)
        bits(0x3db205bc) bits(0x3dbb1bc4) bits(0x3e9513f6) bits(0x3e9ba0b4) bits(0x3e9c1f67) bits(0x3ea2ac25)
        bits(0x3f36d782) bits(0x3f3ae8cd) bits(0x3f3b5ace) bits(0x3f41ff13) bits(0x3f413500) bits(0x3f4138b9)
        bits(0x3f3fb540) bits(0x3f3f46f7) }
    t = { bits(0x3eaa7043) bits(0x3ec1641f) bits(0x3f88ee5e) bits(0x3f8eab55) bits(0x3eb1fe84) bits(0x3eb2117f)
        bits(0x3eb61226) bits(0x3eb763ea) bits(0x3c2ce34b) bits(0x3b9ce694) bits(0x3d229071) bits(0x3d0af471)
        bits(0x3f5478a4) bits(0x3f838acd) bits(0x3f4c4c7a) bits(0x3f85d270) bits(0x3f1a55d5) bits(0x3f1c29f9)
        bits(0x3f1b7896) bits(0x3f1d4cba) bits(0x3eb47e15) bits(0x3ead72a5) bits(0x3ebb0ad3) bits(0x3eb3ff63)
        bits(0x3f6ed059) bits(0x3f6a4d0d) bits(0x3f72e1a4) bits(0x3f6e3c24) bits(0x3ece449e) bits(0x3ececb45)
        bits(0x3ece6f10) bits(0x3ecf2ad7) }
    expect lane 0 R8 = 0x7c1  R9 = 0x7c1
    expect lane 1 R8 = 0x7c1  R9 = 0x7c1
    expect lane 2 R8 = 0x7c1  R9 = 0x7c1
    expect lane 3 R8 = 0x7c1  R9 = 0x7c1
    expect lane 4 R8 = 0x109  R9 = 0x109
    expect lane 5 R8 = 0x109  R9 = 0x109
    expect lane 6 R8 = 0x109  R9 = 0x109
    expect lane 7 R8 = 0x109  R9 = 0x109
    expect lane 8 R8 = 0x3bf  R9 = 0x3bf
    expect lane 9 R8 = 0x3bf  R9 = 0x3bf
    expect lane 10 R8 = 0x3bf  R9 = 0x3bf
    expect lane 11 R8 = 0x3bf  R9 = 0x3bf
    expect lane 12 R8 = 0x5bc  R9 = 0x5bc
    expect lane 13 R8 = 0x5bc  R9 = 0x5bc
    expect lane 14 R8 = 0x5bc  R9 = 0x5bc
    expect lane 15 R8 = 0x5bc  R9 = 0x5bc
    expect lane 16 R8 = 0x126  R9 = 0x126
    expect lane 17 R8 = 0x126  R9 = 0x126
    expect lane 18 R8 = 0x126  R9 = 0x126
    expect lane 19 R8 = 0x126  R9 = 0x126
    expect lane 20 R8 = 0x23e  R9 = 0x23e
    expect lane 21 R8 = 0x23e  R9 = 0x23e
    expect lane 22 R8 = 0x23e  R9 = 0x23e
    expect lane 23 R8 = 0x23e  R9 = 0x23e
    expect lane 24 R8 = 0x295  R9 = 0x295
    expect lane 25 R8 = 0x295  R9 = 0x295
    expect lane 26 R8 = 0x295  R9 = 0x295
    expect lane 27 R8 = 0x295  R9 = 0x295
    expect lane 28 R8 = 0x9c  R9 = 0x9c
    expect lane 29 R8 = 0x9c  R9 = 0x9c
    expect lane 30 R8 = 0x9c  R9 = 0x9c
    expect lane 31 R8 = 0x9c  R9 = 0x9c
}

warp 25 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3ee2fc4a) bits(0x3ee59242) bits(0x3ed72215) bits(0x3ed9b80d) bits(0x3ed8e916) bits(0x3edd3f63)
        bits(0x3ed7b625) bits(0x3edcfd74) bits(0x3d29d368) bits(0x3d1e9dce) bits(0x3d1b6618) bits(0x3d087fa0)
        bits(0x3ee57542) bits(0x3ef6c6ba) bits(0x3e964c00) bits(0x3ea79d77) bits(0x3deb21da) bits(0x3e7aa12a)
        bits(0xbd226d0c) bits(0x3da9d92e) bits(0x3f5b110d) bits(0x3f785dfe) bits(0x3f8595a8) bits(0x3f9fd869)
        bits(0x3f20f331) bits(0x3f223f29) bits(0x3f26feba) bits(0x3f2a7e8b) bits(0x3e54bd91) bits(0xbe2424d8)
        bits(0xbe4ad0a9) bits(0xbf4c5b9e) }
    t = { bits(0x3ec6c407) bits(0x3ecf31f1) bits(0x3eca66cf) bits(0x3ed2d4b9) bits(0x3f086ca3) bits(0x3f08fe99)
        bits(0x3f0ab456) bits(0x3f0c2133) bits(0x3e0dae70) bits(0x3e1149c4) bits(0x3e0ae10a) bits(0x3e0eba25)
        bits(0x3f64d6ee) bits(0x3f816405) bits(0x3f704943) bits(0x3f871d30) bits(0x3f7c4414) bits(0x3f91e790)
        bits(0x3f8ec412) bits(0x3fad7575) bits(0x3e9e545a) bits(0x3e847d52) bits(0x3f3c4110) bits(0x3f4c2f5c)
        bits(0x3cfa729b) bits(0x3cd7d4a5) bits(0x3d712a13) bits(0x3d7d7209) bits(0x3f585ffe) bits(0x3fa021c6)
        bits(0x3ef44ec7) bits(0x3f64f16f) }
    expect lane 0 R8 = 0x2b5  R9 = 0x2b5
    expect lane 1 R8 = 0x2b5  R9 = 0x2b5
    expect lane 2 R8 = 0x2b5  R9 = 0x2b5
    expect lane 3 R8 = 0x2b5  R9 = 0x2b5
    expect lane 4 R8 = 0x14f  R9 = 0x14f
    expect lane 5 R8 = 0x14f  R9 = 0x14f
    expect lane 6 R8 = 0x14f  R9 = 0x14f
    expect lane 7 R8 = 0x14f  R9 = 0x14f
    expect lane 8 R8 = 0x34  R9 = 0x34
    expect lane 9 R8 = 0x34  R9 = 0x34
    expect lane 10 R8 = 0x34  R9 = 0x34
    expect lane 11 R8 = 0x34  R9 = 0x34
    expect lane 12 R8 = 0x571  R9 = 0x571
    expect lane 13 R8 = 0x571  R9 = 0x571
    expect lane 14 R8 = 0x571  R9 = 0x571
    expect lane 15 R8 = 0x571  R9 = 0x571
    expect lane 16 R8 = 0x5af  R9 = 0x5af
    expect lane 17 R8 = 0x5af  R9 = 0x5af
    expect lane 18 R8 = 0x5af  R9 = 0x5af
    expect lane 19 R8 = 0x5af  R9 = 0x5af
    expect lane 20 R8 = 0x6f9  R9 = 0x6f9
    expect lane 21 R8 = 0x6f9  R9 = 0x6f9
    expect lane 22 R8 = 0x6f9  R9 = 0x6f9
    expect lane 23 R8 = 0x6f9  R9 = 0x6f9
    expect lane 24 R8 = 0x339  R9 = 0x339
    expect lane 25 R8 = 0x339  R9 = 0x339
    expect lane 26 R8 = 0x339  R9 = 0x339
    expect lane 27 R8 = 0x339  R9 = 0x339
    expect lane 28 R8 = 0x71c  R9 = 0x71c
    expect lane 29 R8 = 0x71c  R9 = 0x71c
    expect lane 30 R8 = 0x71c  R9 = 0x71c
    expect lane 31 R8 = 0x71c  R9 = 0x71c
}

warp 26 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3dd03aa7) bits(0x3dd711e2) bits(0x3debef3c) bits(0x3df2c677) bits(0x3eb462f1) bits(0x3f3a4ebb)
        bits(0x3f152684) bits(0x3f91e4a2) bits(0x3f1acef3) bits(0x3f1a93ba) bits(0x3f1d0b15) bits(0x3f1ccfdb)
        bits(0x3f691d65) bits(0x3fa74a32) bits(0x3ea2b308) bits(0x3f27b971) bits(0x3f586284) bits(0x3f0a1ba2)
        bits(0x3f9c4cf4) bits(0x3f6a5305) bits(0x3d2bbf78) bits(0x3ef45724) bits(0xbf117d26) bits(0xbe08362d)
        bits(0x3f3475a7) bits(0x3f3626c8) bits(0x3f03e54d) bits(0x3f05966f) bits(0x3ecfc477) bits(0x3ecef043)
        bits(0x3ed9f362) bits(0x3edbed98) }
    t = { bits(0x3e8cdb95) bits(0x3e85ee70) bits(0x3e8e9164) bits(0x3e87a43f) bits(0x3f19daaa) bits(0x3ebdcb3c)
        bits(0x3f79f7ec) bits(0x3f4a288a) bits(0x3f475246) bits(0x3f465fa2) bits(0x3f46c6a0) bits(0x3f45d3fc)
        bits(0x3f5bcdf6) bits(0x3fb9c8eb) bits(0x3fa0a27a) bits(0x40094039) bits(0x3f46b863) bits(0x3ed534f3)
        bits(0x3ee9eb68) bits(0x3dc6be53) bits(0x3f737059) bits(0x3f8a1961) bits(0x4041b6b2) bits(0x4049e74c)
        bits(0x3f726c13) bits(0x3f855f4a) bits(0x3f75cce6) bits(0x3f870fb3) bits(0x3f36d995) bits(0x3f33a134)
        bits(0x3f3631d2) bits(0x3f31cfcc) }
    expect lane 0 R8 = 0x1e9  R9 = 0x1e9
    expect lane 1 R8 = 0x1e9  R9 = 0x1e9
    expect lane 2 R8 = 0x1e9  R9 = 0x1e9
    expect lane 3 R8 = 0x1e9  R9 = 0x1e9
    expect lane 4 R8 = 0x6dd  R9 = 0x6dd
    expect lane 5 R8 = 0x6dd  R9 = 0x6dd
    expect lane 6 R8 = 0x6dd  R9 = 0x6dd
    expect lane 7 R8 = 0x6dd  R9 = 0x6dd
    expect lane 8 R8 = 0x146  R9 = 0x146
    expect lane 9 R8 = 0x146  R9 = 0x146
    expect lane 10 R8 = 0x146  R9 = 0x146
    expect lane 11 R8 = 0x146  R9 = 0x146
    expect lane 12 R8 = 0x78b  R9 = 0x78b
    expect lane 13 R8 = 0x78b  R9 = 0x78b
    expect lane 14 R8 = 0x78b  R9 = 0x78b
    expect lane 15 R8 = 0x78b  R9 = 0x78b
    expect lane 16 R8 = 0x6f5  R9 = 0x6f5
    expect lane 17 R8 = 0x6f5  R9 = 0x6f5
    expect lane 18 R8 = 0x6f5  R9 = 0x6f5
    expect lane 19 R8 = 0x6f5  R9 = 0x6f5
    expect lane 20 R8 = 0x931  R9 = 0x800
    expect lane 21 R8 = 0x931  R9 = 0x800
    expect lane 22 R8 = 0x931  R9 = 0x800
    expect lane 23 R8 = 0x931  R9 = 0x800
    expect lane 24 R8 = 0x5a2  R9 = 0x5a2
    expect lane 25 R8 = 0x5a2  R9 = 0x5a2
    expect lane 26 R8 = 0x5a2  R9 = 0x5a2
    expect lane 27 R8 = 0x5a2  R9 = 0x5a2
    expect lane 28 R8 = 0x268  R9 = 0x268
    expect lane 29 R8 = 0x268  R9 = 0x268
    expect lane 30 R8 = 0x268  R9 = 0x268
    expect lane 31 R8 = 0x268  R9 = 0x268
}

warp 27 {   # patched.p_tmml_2d.linear
    asm "TMML.LOD R8, R0, 0, 2D, 0x3"
    s = { bits(0x3f333c77) bits(0x3f329b7b) bits(0x3f32b87e) bits(0x3f321783) bits(0x3f5315e0) bits(0x3f98fd49)
        bits(0x3fc77bf8) bits(0x3ff6ee51) bits(0x3ea845dc) bits(0x3e8fe9c0) bits(0x3e51ebea) bits(0x3e2133b2)
        bits(0x3f461e24) bits(0x3e831325) bits(0x3f605862) bits(0x3e6f6faa) bits(0x3db925b3) bits(0x3dbe7e37)
        bits(0x3de46a23) bits(0x3de9c2a7) bits(0x3df4dd94) bits(0x3e10ba77) bits(0x3d84295a) bits(0x3d9c51a5)
        bits(0x3f22c3bf) bits(0x3f21d1ad) bits(0x3f219b65) bits(0x3f20a953) bits(0x3dbcc07a) bits(0xbd126d0f)
        bits(0x3dc9a943) bits(0xbcf136fa) }
    t = { bits(0x3f2acc4d) bits(0x3f2b19fe) bits(0x3f29bada) bits(0x3f2a088b) bits(0x3eb1298d) bits(0xbec69a95)
        bits(0x3f377979) bits(0xbc8d1303) bits(0x3e91eef1) bits(0x3e9cf5ba) bits(0x3c420bc0) bits(0x3d08b936)
        bits(0x3e42f337) bits(0x3db41480) bits(0xbea7af87) bits(0xbf1db673) bits(0x3ea70f4f) bits(0x3ea44936)
        bits(0x3eac457b) bits(0x3ea97f61) bits(0x3f1e0079) bits(0x3f21aae5) bits(0x3f336c62) bits(0x3f3e9d81)
        bits(0x3e782138) bits(0x3e7cc29f) bits(0x3e7458f0) bits(0x3e78fa57) bits(0x3f190465) bits(0x3f17674c)
        bits(0x3ef08b0a) bits(0x3eed50d8) }
    expect lane 0 R8 = 0x51  R9 = 0x51
    expect lane 1 R8 = 0x51  R9 = 0x51
    expect lane 2 R8 = 0x51  R9 = 0x51
    expect lane 3 R8 = 0x51  R9 = 0x51
    expect lane 4 R8 = 0x7c8  R9 = 0x7c8
    expect lane 5 R8 = 0x7c8  R9 = 0x7c8
    expect lane 6 R8 = 0x7c8  R9 = 0x7c8
    expect lane 7 R8 = 0x7c8  R9 = 0x7c8
    expect lane 8 R8 = 0x656  R9 = 0x656
    expect lane 9 R8 = 0x656  R9 = 0x656
    expect lane 10 R8 = 0x656  R9 = 0x656
    expect lane 11 R8 = 0x656  R9 = 0x656
    expect lane 12 R8 = 0x726  R9 = 0x726
    expect lane 13 R8 = 0x726  R9 = 0x726
    expect lane 14 R8 = 0x726  R9 = 0x726
    expect lane 15 R8 = 0x726  R9 = 0x726
    expect lane 16 R8 = 0x2a8  R9 = 0x2a8
    expect lane 17 R8 = 0x2a8  R9 = 0x2a8
    expect lane 18 R8 = 0x2a8  R9 = 0x2a8
    expect lane 19 R8 = 0x2a8  R9 = 0x2a8
    expect lane 20 R8 = 0x4b6  R9 = 0x4b6
    expect lane 21 R8 = 0x4b6  R9 = 0x4b6
    expect lane 22 R8 = 0x4b6  R9 = 0x4b6
    expect lane 23 R8 = 0x4b6  R9 = 0x4b6
    expect lane 24 R8 = 0x94  R9 = 0x94
    expect lane 25 R8 = 0x94  R9 = 0x94
    expect lane 26 R8 = 0x94  R9 = 0x94
    expect lane 27 R8 = 0x94  R9 = 0x94
    expect lane 28 R8 = 0x50d  R9 = 0x50d
    expect lane 29 R8 = 0x50d  R9 = 0x50d
    expect lane 30 R8 = 0x50d  R9 = 0x50d
    expect lane 31 R8 = 0x50d  R9 = 0x50d
}

warp 28 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3eff59ef) bits(0x3f003b9f) bits(0x3efdd997) bits(0x3efef6e7) bits(0x3e870d3e) bits(0x3d400e27)
        bits(0x3e00ac54) bits(0xbe4a78f4) bits(0x3ec4e63f) bits(0x3f10a73a) bits(0x3e3bccc7) bits(0x3eba4e99)
        bits(0x3ed3a8f0) bits(0x3ecc8592) bits(0x3ee7540e) bits(0x3ee3f304) bits(0x3dd83712) bits(0x3dc75227)
        bits(0x3ddfe321) bits(0x3dcefe36) bits(0x3f40760d) bits(0x3f42b66c) bits(0x3f434635) bits(0x3f470b8b)
        bits(0x3eb42eaa) bits(0x3eab68b9) bits(0x3ef10fc6) bits(0x3ee849d5) bits(0x3f69fb99) bits(0x3f6b1237)
        bits(0x3f68e6a3) bits(0x3f69fd42) }
    t = { bits(0x3f1ceadd) bits(0x3f1d491d) bits(0x3f1e0db9) bits(0x3f1e6bfa) bits(0x3f088883) bits(0x3f15353d)
        bits(0xbd92d2aa) bits(0xbe415dc2) bits(0x3f74fd28) bits(0x3f943e8b) bits(0x3f9198a1) bits(0x3fab5898)
        bits(0x3f075479) bits(0x3f0545b5) bits(0x3eec8b73) bits(0x3edcf5d0) bits(0x3ef8b65b) bits(0x3ef6cb57)
        bits(0x3ef47d20) bits(0x3ef2921c) bits(0x3c70f328) bits(0x3b73a43e) bits(0x3cc0858f) bits(0x3c423862)
        bits(0x3f64d3aa) bits(0x3f55dacb) bits(0x3f5be892) bits(0x3f4cefb3) bits(0x3f03b998) bits(0x3f04ce8d)
        bits(0x3f04d037) bits(0x3f05e52c) }
    expect lane 0 R8 = 0x7a  R9 = 0x0
    expect lane 1 R8 = 0x7a  R9 = 0x0
    expect lane 2 R8 = 0x7a  R9 = 0x0
    expect lane 3 R8 = 0x7a  R9 = 0x0
    expect lane 4 R8 = 0x762  R9 = 0x700
    expect lane 5 R8 = 0x762  R9 = 0x700
    expect lane 6 R8 = 0x762  R9 = 0x700
    expect lane 7 R8 = 0x762  R9 = 0x700
    expect lane 8 R8 = 0x618  R9 = 0x600
    expect lane 9 R8 = 0x618  R9 = 0x600
    expect lane 10 R8 = 0x618  R9 = 0x600
    expect lane 11 R8 = 0x618  R9 = 0x600
    expect lane 12 R8 = 0x45a  R9 = 0x400
    expect lane 13 R8 = 0x45a  R9 = 0x400
    expect lane 14 R8 = 0x45a  R9 = 0x400
    expect lane 15 R8 = 0x45a  R9 = 0x400
    expect lane 16 R8 = 0x14a  R9 = 0x100
    expect lane 17 R8 = 0x14a  R9 = 0x100
    expect lane 18 R8 = 0x14a  R9 = 0x100
    expect lane 19 R8 = 0x14a  R9 = 0x100
    expect lane 20 R8 = 0x1da  R9 = 0x200
    expect lane 21 R8 = 0x1da  R9 = 0x200
    expect lane 22 R8 = 0x1da  R9 = 0x200
    expect lane 23 R8 = 0x1da  R9 = 0x200
    expect lane 24 R8 = 0x512  R9 = 0x500
    expect lane 25 R8 = 0x512  R9 = 0x500
    expect lane 26 R8 = 0x512  R9 = 0x500
    expect lane 27 R8 = 0x512  R9 = 0x500
    expect lane 28 R8 = 0x93  R9 = 0x100
    expect lane 29 R8 = 0x93  R9 = 0x100
    expect lane 30 R8 = 0x93  R9 = 0x100
    expect lane 31 R8 = 0x93  R9 = 0x100
}

warp 29 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3e5a4b7b) bits(0x3e5c291b) bits(0x3e47ee1a) bits(0x3e49cbba) bits(0x3f57ee11) bits(0x3f9f6a59)
        bits(0x3dd368c6) bits(0x3f0153b9) bits(0x3e2f0bf2) bits(0x3e2ecb6c) bits(0x3e36099c) bits(0x3e37cea1)
        bits(0x3f2b3293) bits(0x3f2955a8) bits(0x3eec1426) bits(0x3ee85a50) bits(0x3eeb232b) bits(0x3f0015c8)
        bits(0x3eeeba89) bits(0x3f01e177) bits(0x3f0c3c74) bits(0x3f107b80) bits(0x3f059a00) bits(0x3f0921a1)
        bits(0x3ea0458d) bits(0x3f364567) bits(0xbae05b33) bits(0x3ecb64e6) bits(0x3ed60fc6) bits(0x3ed8b9ad)
        bits(0x3ed8ce79) bits(0x3edb7860) }
    t = { bits(0x3f4abefc) bits(0x3f4c7f63) bits(0x3f4bf7f8) bits(0x3f4db85f) bits(0x3ed96262) bits(0x3f5a29eb)
        bits(0x3f8f6929) bits(0x3fc62586) bits(0x3e5f152c) bits(0x3e5ddcb6) bits(0x3e5da39d) bits(0x3e5b9e8b)
        bits(0x3f6f8efd) bits(0x3f788cc5) bits(0x3f648b60) bits(0x3f6d8928) bits(0x3f48014d) bits(0x3f46359e)
        bits(0x3f52857f) bits(0x3f50b9d0) bits(0x3f75bccc) bits(0x3f7c5f40) bits(0x3f79fbd8) bits(0x3f81f0f9)
        bits(0x3f377256) bits(0x3f8402a5) bits(0x3f8eca7b) bits(0x3fb713f5) bits(0x3f60ea53) bits(0x3f5f8af9)
        bits(0x3f623f46) bits(0x3f60dfec) }
    expect lane 0 R8 = 0x253  R9 = 0x200
    expect lane 1 R8 = 0x253  R9 = 0x200
    expect lane 2 R8 = 0x253  R9 = 0x200
    expect lane 3 R8 = 0x253  R9 = 0x200
    expect lane 4 R8 = 0x7f8  R9 = 0x800
    expect lane 5 R8 = 0x7f8  R9 = 0x800
    expect lane 6 R8 = 0x7f8  R9 = 0x800
    expect lane 7 R8 = 0x7f8  R9 = 0x800
    expect lane 8 R8 = 0xe7  R9 = 0x100
    expect lane 9 R8 = 0xe7  R9 = 0x100
    expect lane 10 R8 = 0xe7  R9 = 0x100
    expect lane 11 R8 = 0xe7  R9 = 0x100
    expect lane 12 R8 = 0x5d5  R9 = 0x600
    expect lane 13 R8 = 0x5d5  R9 = 0x600
    expect lane 14 R8 = 0x5d5  R9 = 0x600
    expect lane 15 R8 = 0x5d5  R9 = 0x600
    expect lane 16 R8 = 0x37a  R9 = 0x300
    expect lane 17 R8 = 0x37a  R9 = 0x300
    expect lane 18 R8 = 0x37a  R9 = 0x300
    expect lane 19 R8 = 0x37a  R9 = 0x300
    expect lane 20 R8 = 0x304  R9 = 0x300
    expect lane 21 R8 = 0x304  R9 = 0x300
    expect lane 22 R8 = 0x304  R9 = 0x300
    expect lane 23 R8 = 0x304  R9 = 0x300
    expect lane 24 R8 = 0x708  R9 = 0x700
    expect lane 25 R8 = 0x708  R9 = 0x700
    expect lane 26 R8 = 0x708  R9 = 0x700
    expect lane 27 R8 = 0x708  R9 = 0x700
    expect lane 28 R8 = 0xe6  R9 = 0x100
    expect lane 29 R8 = 0xe6  R9 = 0x100
    expect lane 30 R8 = 0xe6  R9 = 0x100
    expect lane 31 R8 = 0xe6  R9 = 0x100
}

warp 30 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3f4a9e9b) bits(0x3f66235b) bits(0x3ef7e57d) bits(0x3f17777f) bits(0x3de841a5) bits(0x3df8902c)
        bits(0x3de7f5b9) bits(0x3dfd11d6) bits(0x3f348e61) bits(0x3f35920f) bits(0x3f3f6811) bits(0x3f406bbf)
        bits(0x3f5cc951) bits(0x3f549d27) bits(0x3f2a2c5b) bits(0x3f105d74) bits(0x3dc0a6db) bits(0x3dc9bce3)
        bits(0x3db205bc) bits(0x3dbb1bc4) bits(0x3e9513f6) bits(0x3e9ba0b4) bits(0x3e9c1f67) bits(0x3ea2ac25)
        bits(0x3f36d782) bits(0x3f3ae8cd) bits(0x3f3b5ace) bits(0x3f41ff13) bits(0x3f413500) bits(0x3f4138b9)
        bits(0x3f3fb540) bits(0x3f3f46f7) }
    t = { bits(0x3eaa7043) bits(0x3ec1641f) bits(0x3f88ee5e) bits(0x3f8eab55) bits(0x3eb1fe84) bits(0x3eb2117f)
        bits(0x3eb61226) bits(0x3eb763ea) bits(0x3c2ce34b) bits(0x3b9ce694) bits(0x3d229071) bits(0x3d0af471)
        bits(0x3f5478a4) bits(0x3f838acd) bits(0x3f4c4c7a) bits(0x3f85d270) bits(0x3f1a55d5) bits(0x3f1c29f9)
        bits(0x3f1b7896) bits(0x3f1d4cba) bits(0x3eb47e15) bits(0x3ead72a5) bits(0x3ebb0ad3) bits(0x3eb3ff63)
        bits(0x3f6ed059) bits(0x3f6a4d0d) bits(0x3f72e1a4) bits(0x3f6e3c24) bits(0x3ece449e) bits(0x3ececb45)
        bits(0x3ece6f10) bits(0x3ecf2ad7) }
    expect lane 0 R8 = 0x7c1  R9 = 0x800
    expect lane 1 R8 = 0x7c1  R9 = 0x800
    expect lane 2 R8 = 0x7c1  R9 = 0x800
    expect lane 3 R8 = 0x7c1  R9 = 0x800
    expect lane 4 R8 = 0x109  R9 = 0x100
    expect lane 5 R8 = 0x109  R9 = 0x100
    expect lane 6 R8 = 0x109  R9 = 0x100
    expect lane 7 R8 = 0x109  R9 = 0x100
    expect lane 8 R8 = 0x3bf  R9 = 0x400
    expect lane 9 R8 = 0x3bf  R9 = 0x400
    expect lane 10 R8 = 0x3bf  R9 = 0x400
    expect lane 11 R8 = 0x3bf  R9 = 0x400
    expect lane 12 R8 = 0x5bc  R9 = 0x600
    expect lane 13 R8 = 0x5bc  R9 = 0x600
    expect lane 14 R8 = 0x5bc  R9 = 0x600
    expect lane 15 R8 = 0x5bc  R9 = 0x600
    expect lane 16 R8 = 0x126  R9 = 0x100
    expect lane 17 R8 = 0x126  R9 = 0x100
    expect lane 18 R8 = 0x126  R9 = 0x100
    expect lane 19 R8 = 0x126  R9 = 0x100
    expect lane 20 R8 = 0x23e  R9 = 0x200
    expect lane 21 R8 = 0x23e  R9 = 0x200
    expect lane 22 R8 = 0x23e  R9 = 0x200
    expect lane 23 R8 = 0x23e  R9 = 0x200
    expect lane 24 R8 = 0x295  R9 = 0x300
    expect lane 25 R8 = 0x295  R9 = 0x300
    expect lane 26 R8 = 0x295  R9 = 0x300
    expect lane 27 R8 = 0x295  R9 = 0x300
    expect lane 28 R8 = 0x9c  R9 = 0x100
    expect lane 29 R8 = 0x9c  R9 = 0x100
    expect lane 30 R8 = 0x9c  R9 = 0x100
    expect lane 31 R8 = 0x9c  R9 = 0x100
}

warp 31 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3ee2fc4a) bits(0x3ee59242) bits(0x3ed72215) bits(0x3ed9b80d) bits(0x3ed8e916) bits(0x3edd3f63)
        bits(0x3ed7b625) bits(0x3edcfd74) bits(0x3d29d368) bits(0x3d1e9dce) bits(0x3d1b6618) bits(0x3d087fa0)
        bits(0x3ee57542) bits(0x3ef6c6ba) bits(0x3e964c00) bits(0x3ea79d77) bits(0x3deb21da) bits(0x3e7aa12a)
        bits(0xbd226d0c) bits(0x3da9d92e) bits(0x3f5b110d) bits(0x3f785dfe) bits(0x3f8595a8) bits(0x3f9fd869)
        bits(0x3f20f331) bits(0x3f223f29) bits(0x3f26feba) bits(0x3f2a7e8b) bits(0x3e54bd91) bits(0xbe2424d8)
        bits(0xbe4ad0a9) bits(0xbf4c5b9e) }
    t = { bits(0x3ec6c407) bits(0x3ecf31f1) bits(0x3eca66cf) bits(0x3ed2d4b9) bits(0x3f086ca3) bits(0x3f08fe99)
        bits(0x3f0ab456) bits(0x3f0c2133) bits(0x3e0dae70) bits(0x3e1149c4) bits(0x3e0ae10a) bits(0x3e0eba25)
        bits(0x3f64d6ee) bits(0x3f816405) bits(0x3f704943) bits(0x3f871d30) bits(0x3f7c4414) bits(0x3f91e790)
        bits(0x3f8ec412) bits(0x3fad7575) bits(0x3e9e545a) bits(0x3e847d52) bits(0x3f3c4110) bits(0x3f4c2f5c)
        bits(0x3cfa729b) bits(0x3cd7d4a5) bits(0x3d712a13) bits(0x3d7d7209) bits(0x3f585ffe) bits(0x3fa021c6)
        bits(0x3ef44ec7) bits(0x3f64f16f) }
    expect lane 0 R8 = 0x2b5  R9 = 0x300
    expect lane 1 R8 = 0x2b5  R9 = 0x300
    expect lane 2 R8 = 0x2b5  R9 = 0x300
    expect lane 3 R8 = 0x2b5  R9 = 0x300
    expect lane 4 R8 = 0x14f  R9 = 0x100
    expect lane 5 R8 = 0x14f  R9 = 0x100
    expect lane 6 R8 = 0x14f  R9 = 0x100
    expect lane 7 R8 = 0x14f  R9 = 0x100
    expect lane 8 R8 = 0x34  R9 = 0x0
    expect lane 9 R8 = 0x34  R9 = 0x0
    expect lane 10 R8 = 0x34  R9 = 0x0
    expect lane 11 R8 = 0x34  R9 = 0x0
    expect lane 12 R8 = 0x571  R9 = 0x500
    expect lane 13 R8 = 0x571  R9 = 0x500
    expect lane 14 R8 = 0x571  R9 = 0x500
    expect lane 15 R8 = 0x571  R9 = 0x500
    expect lane 16 R8 = 0x5af  R9 = 0x600
    expect lane 17 R8 = 0x5af  R9 = 0x600
    expect lane 18 R8 = 0x5af  R9 = 0x600
    expect lane 19 R8 = 0x5af  R9 = 0x600
    expect lane 20 R8 = 0x6f9  R9 = 0x700
    expect lane 21 R8 = 0x6f9  R9 = 0x700
    expect lane 22 R8 = 0x6f9  R9 = 0x700
    expect lane 23 R8 = 0x6f9  R9 = 0x700
    expect lane 24 R8 = 0x339  R9 = 0x300
    expect lane 25 R8 = 0x339  R9 = 0x300
    expect lane 26 R8 = 0x339  R9 = 0x300
    expect lane 27 R8 = 0x339  R9 = 0x300
    expect lane 28 R8 = 0x71c  R9 = 0x700
    expect lane 29 R8 = 0x71c  R9 = 0x700
    expect lane 30 R8 = 0x71c  R9 = 0x700
    expect lane 31 R8 = 0x71c  R9 = 0x700
}

warp 32 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3dd03aa7) bits(0x3dd711e2) bits(0x3debef3c) bits(0x3df2c677) bits(0x3eb462f1) bits(0x3f3a4ebb)
        bits(0x3f152684) bits(0x3f91e4a2) bits(0x3f1acef3) bits(0x3f1a93ba) bits(0x3f1d0b15) bits(0x3f1ccfdb)
        bits(0x3f691d65) bits(0x3fa74a32) bits(0x3ea2b308) bits(0x3f27b971) bits(0x3f586284) bits(0x3f0a1ba2)
        bits(0x3f9c4cf4) bits(0x3f6a5305) bits(0x3d2bbf78) bits(0x3ef45724) bits(0xbf117d26) bits(0xbe08362d)
        bits(0x3f3475a7) bits(0x3f3626c8) bits(0x3f03e54d) bits(0x3f05966f) bits(0x3ecfc477) bits(0x3ecef043)
        bits(0x3ed9f362) bits(0x3edbed98) }
    t = { bits(0x3e8cdb95) bits(0x3e85ee70) bits(0x3e8e9164) bits(0x3e87a43f) bits(0x3f19daaa) bits(0x3ebdcb3c)
        bits(0x3f79f7ec) bits(0x3f4a288a) bits(0x3f475246) bits(0x3f465fa2) bits(0x3f46c6a0) bits(0x3f45d3fc)
        bits(0x3f5bcdf6) bits(0x3fb9c8eb) bits(0x3fa0a27a) bits(0x40094039) bits(0x3f46b863) bits(0x3ed534f3)
        bits(0x3ee9eb68) bits(0x3dc6be53) bits(0x3f737059) bits(0x3f8a1961) bits(0x4041b6b2) bits(0x4049e74c)
        bits(0x3f726c13) bits(0x3f855f4a) bits(0x3f75cce6) bits(0x3f870fb3) bits(0x3f36d995) bits(0x3f33a134)
        bits(0x3f3631d2) bits(0x3f31cfcc) }
    expect lane 0 R8 = 0x1e9  R9 = 0x200
    expect lane 1 R8 = 0x1e9  R9 = 0x200
    expect lane 2 R8 = 0x1e9  R9 = 0x200
    expect lane 3 R8 = 0x1e9  R9 = 0x200
    expect lane 4 R8 = 0x6dd  R9 = 0x700
    expect lane 5 R8 = 0x6dd  R9 = 0x700
    expect lane 6 R8 = 0x6dd  R9 = 0x700
    expect lane 7 R8 = 0x6dd  R9 = 0x700
    expect lane 8 R8 = 0x146  R9 = 0x100
    expect lane 9 R8 = 0x146  R9 = 0x100
    expect lane 10 R8 = 0x146  R9 = 0x100
    expect lane 11 R8 = 0x146  R9 = 0x100
    expect lane 12 R8 = 0x78b  R9 = 0x800
    expect lane 13 R8 = 0x78b  R9 = 0x800
    expect lane 14 R8 = 0x78b  R9 = 0x800
    expect lane 15 R8 = 0x78b  R9 = 0x800
    expect lane 16 R8 = 0x6f5  R9 = 0x700
    expect lane 17 R8 = 0x6f5  R9 = 0x700
    expect lane 18 R8 = 0x6f5  R9 = 0x700
    expect lane 19 R8 = 0x6f5  R9 = 0x700
    expect lane 20 R8 = 0x931  R9 = 0x800
    expect lane 21 R8 = 0x931  R9 = 0x800
    expect lane 22 R8 = 0x931  R9 = 0x800
    expect lane 23 R8 = 0x931  R9 = 0x800
    expect lane 24 R8 = 0x5a2  R9 = 0x600
    expect lane 25 R8 = 0x5a2  R9 = 0x600
    expect lane 26 R8 = 0x5a2  R9 = 0x600
    expect lane 27 R8 = 0x5a2  R9 = 0x600
    expect lane 28 R8 = 0x268  R9 = 0x200
    expect lane 29 R8 = 0x268  R9 = 0x200
    expect lane 30 R8 = 0x268  R9 = 0x200
    expect lane 31 R8 = 0x268  R9 = 0x200
}

warp 33 {   # patched.p_tmml_2d.point
    asm "TMML.LOD R8, R0, 1, 2D, 0x3"
    s = { bits(0x3f333c77) bits(0x3f329b7b) bits(0x3f32b87e) bits(0x3f321783) bits(0x3f5315e0) bits(0x3f98fd49)
        bits(0x3fc77bf8) bits(0x3ff6ee51) bits(0x3ea845dc) bits(0x3e8fe9c0) bits(0x3e51ebea) bits(0x3e2133b2)
        bits(0x3f461e24) bits(0x3e831325) bits(0x3f605862) bits(0x3e6f6faa) bits(0x3db925b3) bits(0x3dbe7e37)
        bits(0x3de46a23) bits(0x3de9c2a7) bits(0x3df4dd94) bits(0x3e10ba77) bits(0x3d84295a) bits(0x3d9c51a5)
        bits(0x3f22c3bf) bits(0x3f21d1ad) bits(0x3f219b65) bits(0x3f20a953) bits(0x3dbcc07a) bits(0xbd126d0f)
        bits(0x3dc9a943) bits(0xbcf136fa) }
    t = { bits(0x3f2acc4d) bits(0x3f2b19fe) bits(0x3f29bada) bits(0x3f2a088b) bits(0x3eb1298d) bits(0xbec69a95)
        bits(0x3f377979) bits(0xbc8d1303) bits(0x3e91eef1) bits(0x3e9cf5ba) bits(0x3c420bc0) bits(0x3d08b936)
        bits(0x3e42f337) bits(0x3db41480) bits(0xbea7af87) bits(0xbf1db673) bits(0x3ea70f4f) bits(0x3ea44936)
        bits(0x3eac457b) bits(0x3ea97f61) bits(0x3f1e0079) bits(0x3f21aae5) bits(0x3f336c62) bits(0x3f3e9d81)
        bits(0x3e782138) bits(0x3e7cc29f) bits(0x3e7458f0) bits(0x3e78fa57) bits(0x3f190465) bits(0x3f17674c)
        bits(0x3ef08b0a) bits(0x3eed50d8) }
    expect lane 0 R8 = 0x51  R9 = 0x0
    expect lane 1 R8 = 0x51  R9 = 0x0
    expect lane 2 R8 = 0x51  R9 = 0x0
    expect lane 3 R8 = 0x51  R9 = 0x0
    expect lane 4 R8 = 0x7c8  R9 = 0x800
    expect lane 5 R8 = 0x7c8  R9 = 0x800
    expect lane 6 R8 = 0x7c8  R9 = 0x800
    expect lane 7 R8 = 0x7c8  R9 = 0x800
    expect lane 8 R8 = 0x656  R9 = 0x600
    expect lane 9 R8 = 0x656  R9 = 0x600
    expect lane 10 R8 = 0x656  R9 = 0x600
    expect lane 11 R8 = 0x656  R9 = 0x600
    expect lane 12 R8 = 0x726  R9 = 0x700
    expect lane 13 R8 = 0x726  R9 = 0x700
    expect lane 14 R8 = 0x726  R9 = 0x700
    expect lane 15 R8 = 0x726  R9 = 0x700
    expect lane 16 R8 = 0x2a8  R9 = 0x300
    expect lane 17 R8 = 0x2a8  R9 = 0x300
    expect lane 18 R8 = 0x2a8  R9 = 0x300
    expect lane 19 R8 = 0x2a8  R9 = 0x300
    expect lane 20 R8 = 0x4b6  R9 = 0x500
    expect lane 21 R8 = 0x4b6  R9 = 0x500
    expect lane 22 R8 = 0x4b6  R9 = 0x500
    expect lane 23 R8 = 0x4b6  R9 = 0x500
    expect lane 24 R8 = 0x94  R9 = 0x100
    expect lane 25 R8 = 0x94  R9 = 0x100
    expect lane 26 R8 = 0x94  R9 = 0x100
    expect lane 27 R8 = 0x94  R9 = 0x100
    expect lane 28 R8 = 0x50d  R9 = 0x500
    expect lane 29 R8 = 0x50d  R9 = 0x500
    expect lane 30 R8 = 0x50d  R9 = 0x500
    expect lane 31 R8 = 0x50d  R9 = 0x500
}
