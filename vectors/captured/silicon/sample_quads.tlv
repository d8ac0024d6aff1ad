# TEX with the level of a quad, with a bias, and of level zero: quads beside a step between levels, and others.
# The device takes another length of the derivatives. Of its quads 1968 of 2048 of TEX and 1980 of 2048 of TEX.LB
# read the level of the rules: only such are here.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-100 PD-104 PD-105 PD-106

texture 0 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x10000000  texels expression (float(level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x800 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 2 texture 0 sampler 2

warp 0 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 0, 2D, 0xf"
    s = { bits(0x3d87101e) bits(0x3d094786) bits(0x3b003500) bits(0xbcf9aacc) bits(0x3ef866b4) bits(0x3ee79be3)
        bits(0x3eebbe31) bits(0x3ed21d93) bits(0x3eaabf70) bits(0x3eb4ee3a) bits(0x3ea5cfdd) bits(0x3eaffea8)
        bits(0x3e8be8ab) bits(0x3e922270) bits(0x3e6c51b8) bits(0x3e6f74d5) bits(0x3f4f5893) bits(0x3f529367)
        bits(0x3f3d1f10) bits(0x3f4059e4) bits(0x3dafc891) bits(0x3e931d28) bits(0xbe516731) bits(0xbcf2d65a)
        bits(0x3ec97cba) bits(0x3eca519e) bits(0x3ec62c47) bits(0x3ec6427f) bits(0x3dcaef8c) bits(0xbd735bea)
        bits(0x3ca4f4db) bits(0xbe56a286) }
    t = { bits(0x3f428b51) bits(0x3f45c5b8) bits(0x3f1868a1) bits(0x3f1ba307) bits(0x3d0d40c5) bits(0x3d346b4f)
        bits(0xbd4e15a3) bits(0xbd81af54) bits(0x3d820747) bits(0x3d95c592) bits(0x3daac271) bits(0x3dbe80bc)
        bits(0x3f6b8f1b) bits(0x3f766f03) bits(0x3f6eabfe) bits(0x3f7dbe22) bits(0x3e1efc90) bits(0x3e308a98)
        bits(0x3e54a2a6) bits(0x3e6630ae) bits(0x3ea93e68) bits(0x3f1ef212) bits(0x3f0834b6) bits(0x3f784d4b)
        bits(0x3d0d707a) bits(0x3d123b44) bits(0x3d323f82) bits(0x3d43853d) bits(0x3e63fcaf) bits(0x3e9a6aed)
        bits(0x3d835bdd) bits(0x3df42e0c) }
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40c00000
    expect lane 3 R8 = 0x40c00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x40a00000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x40a00000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40000000
    expect lane 28 R8 = 0x40c00000
    expect lane 29 R8 = 0x40c00000
    expect lane 30 R8 = 0x40c00000
    expect lane 31 R8 = 0x40c00000
}

warp 1 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 0, 2D, 0xf"
    s = { bits(0x3cfd05f4) bits(0x3ce7b8f4) bits(0x3c6a0d2a) bits(0x3bc2244a) bits(0x3e95197b) bits(0x3e938aee)
        bits(0x3e9ebcaa) bits(0x3e9d2e1d) bits(0x3f626463) bits(0x3f6db8e2) bits(0x3f620518) bits(0x3f6d5997)
        bits(0x3f6c6d6c) bits(0x3ee4031f) bits(0x3eedb330) bits(0xbc649104) bits(0x3f51fc8e) bits(0x3f55e987)
        bits(0x3f4753eb) bits(0x3f4b40e5) bits(0x3eba075d) bits(0x3eb4e2a4) bits(0x3eb7a735) bits(0x3eb2827b)
        bits(0x3f61e57f) bits(0x3f60d1a7) bits(0x3f6486e4) bits(0x3f63ea4f) bits(0x3f3cd8f3) bits(0x3f1bd536)
        bits(0x3f88c764) bits(0x3f708b0c) }
    t = { bits(0x3f05ff7c) bits(0x3f06c270) bits(0x3f02487e) bits(0x3f0228a2) bits(0x3e79f0db) bits(0x3e74e837)
        bits(0x3e6e04a7) bits(0x3e68fc03) bits(0x3f590e11) bits(0x3f596d5b) bits(0x3f64628f) bits(0x3f64c1da)
        bits(0x3f01314a) bits(0x3f6a2cfe) bits(0xbcfd4778) bits(0x3ec222f0) bits(0x3f17f2a9) bits(0x3f229b4c)
        bits(0x3f1bdfa2) bits(0x3f268845) bits(0x3f2176be) bits(0x3f22a6d2) bits(0x3f1ee461) bits(0x3f201475)
        bits(0x3dc5b5d0) bits(0x3db0aaae) bits(0x3dbd1710) bits(0x3d9f25c4) bits(0x3ed9f7c4) bits(0x3dc2305f)
        bits(0x3e97f04b) bits(0xbd0bdb10) }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x40e00000
    expect lane 14 R8 = 0x40e00000
    expect lane 15 R8 = 0x40e00000
    expect lane 16 R8 = 0x40800000
    expect lane 17 R8 = 0x40800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40800000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40000000
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x40000000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40000000
    expect lane 28 R8 = 0x40e00000
    expect lane 29 R8 = 0x40e00000
    expect lane 30 R8 = 0x40e00000
    expect lane 31 R8 = 0x40e00000
}

warp 2 {   # patched.p_tex_auto_2d.point
    asm "TEX R8, R0, 0, 2D, 0xf"
    s = { bits(0x3f443490) bits(0x3f443afb) bits(0x3f415e5c) bits(0x3f408cd9) bits(0x3f3475a7) bits(0x3f3626c8)
        bits(0x3f03e54d) bits(0x3f05966f) bits(0x3ece4d9e) bits(0x3ed26666) bits(0x3e9aa80c) bits(0x3e907cfe)
        bits(0x3edf76ac) bits(0x3eddb162) bits(0x3edd0d66) bits(0x3edb481c) bits(0x3ec5520b) bits(0x3ed44176)
        bits(0xbe218f9c) bits(0xbe03b0c7) bits(0x3f34fac7) bits(0x3f3433bf) bits(0x3f313330) bits(0x3f306c28)
        bits(0x3f355ae3) bits(0x3f35ad20) bits(0x3f34ebad) bits(0x3f353539) bits(0x3ee42daf) bits(0x3ee42b3d)
        bits(0x3ee2669d) bits(0x3ee1dae9) }
    t = { bits(0x3eff8a14) bits(0x3f003b31) bits(0x3effd8fd) bits(0x3f0091ed) bits(0x3f726c13) bits(0x3f855f4a)
        bits(0x3f75cce6) bits(0x3f870fb3) bits(0x3eaf8ea6) bits(0x3ee33438) bits(0x3eb3a76f) bits(0x3ef8061c)
        bits(0x3f44d1fd) bits(0x3f45b0df) bits(0x3f439825) bits(0x3f447708) bits(0x3e802c19) bits(0x3ef4883b)
        bits(0x3ea3de16) bits(0x3f0c1d1d) bits(0x3f469c35) bits(0x3f4a63cd) bits(0x3f45d52d) bits(0x3f499cc5)
        bits(0x3f2f95f0) bits(0x3f300526) bits(0x3f2fe82d) bits(0x3f30916c) bits(0x3f56bd58) bits(0x3f57a0e2)
        bits(0x3f56bc1f) bits(0x3f57e38d) }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40c00000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40c00000
    expect lane 7 R8 = 0x40c00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
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
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 3 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 0, 2D, 0xf"
    s = { bits(0x3de1d400) bits(0x3db8f906) bits(0x3c0a6313) bits(0xbc3c74bc) bits(0x3f5bc7c3) bits(0x3ef3ea08)
        bits(0x3f6ed248) bits(0x3eeaba22) bits(0x3ef866b4) bits(0x3ee79be3) bits(0x3eebbe31) bits(0x3ed21d93)
        bits(0x3ef0ea77) bits(0x3ebbc9f0) bits(0x3edfd67f) bits(0x3e95a637) bits(0x3eaabf70) bits(0x3eb4ee3a)
        bits(0x3ea5cfdd) bits(0x3eaffea8) bits(0x3ddc9ab7) bits(0x3dd01945) bits(0x3e11a5e8) bits(0x3e0b652f)
        bits(0x3e8be8ab) bits(0x3e922270) bits(0x3e6c51b8) bits(0x3e6f74d5) bits(0x3e27c591) bits(0x3e2739e3)
        bits(0x3e227742) bits(0x3e202a2e) }
    t = { bits(0x3e32475b) bits(0x3e56984a) bits(0x3def42a4) bits(0x3e1bf242) bits(0x3f70f2c4) bits(0x3f5de83f)
        bits(0x3f0f2004) bits(0x3eb20ca2) bits(0x3d0d40c5) bits(0x3d346b4f) bits(0xbd4e15a3) bits(0xbd81af54)
        bits(0x3e5b8fa6) bits(0x3e7a1f90) bits(0x3dc99ff6) bits(0x3dd1d657) bits(0x3d820747) bits(0x3d95c592)
        bits(0x3daac271) bits(0x3dbe80bc) bits(0x3f719700) bits(0x3f6efc62) bits(0x3f6c4901) bits(0x3f69ae63)
        bits(0x3f6b8f1b) bits(0x3f766f03) bits(0x3f6eabfe) bits(0x3f7dbe22) bits(0x3e07c5ae) bits(0x3e087877)
        bits(0x3e03a074) bits(0x3e034a81) }
    lod = { bits(0xbecf3648) bits(0xbecf3648) bits(0xbecf3648) bits(0xbecf3648) bits(0xbf924f8e) bits(0xbf924f8e)
        bits(0xbf924f8e) bits(0xbf924f8e) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3fc68523) bits(0x3fc68523) bits(0x3fc68523) bits(0x3fc68523) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbfef631b) bits(0xbfef631b) bits(0xbfef631b) bits(0xbfef631b)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f40fd29) bits(0x3f40fd29)
        bits(0x3f40fd29) bits(0x3f40fd29) }
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x40a00000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40c00000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40c00000
    expect lane 7 R8 = 0x40c00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x40e00000
    expect lane 14 R8 = 0x40e00000
    expect lane 15 R8 = 0x40e00000
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x40400000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40400000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40000000
    expect lane 24 R8 = 0x40800000
    expect lane 25 R8 = 0x40800000
    expect lane 26 R8 = 0x40800000
    expect lane 27 R8 = 0x40800000
    expect lane 28 R8 = 0x40000000
    expect lane 29 R8 = 0x40000000
    expect lane 30 R8 = 0x40000000
    expect lane 31 R8 = 0x40000000
}

warp 4 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 0, 2D, 0xf"
    s = { bits(0x3f4f5893) bits(0x3f529367) bits(0x3f3d1f10) bits(0x3f4059e4) bits(0x3dafc891) bits(0x3e931d28)
        bits(0xbe516731) bits(0xbcf2d65a) bits(0x3f59b348) bits(0x3f857473) bits(0x3ff1f938) bits(0x401cf2c5)
        bits(0x3ec97cba) bits(0x3eca519e) bits(0x3ec62c47) bits(0x3ec6427f) bits(0x3cfd05f4) bits(0x3ce7b8f4)
        bits(0x3c6a0d2a) bits(0x3bc2244a) bits(0x3f24d618) bits(0x3f71ba6f) bits(0x3f52bb61) bits(0x3fa23ae8)
        bits(0x3f626463) bits(0x3f6db8e2) bits(0x3f620518) bits(0x3f6d5997) bits(0x3e6bb473) bits(0x3e80ce31)
        bits(0x3e675122) bits(0x3e7d3911) }
    t = { bits(0x3e1efc90) bits(0x3e308a98) bits(0x3e54a2a6) bits(0x3e6630ae) bits(0x3ea93e68) bits(0x3f1ef212)
        bits(0x3f0834b6) bits(0x3f784d4b) bits(0x3e95cafa) bits(0x3c850acb) bits(0x3f820e2c) bits(0x3f5fb6e8)
        bits(0x3d0d707a) bits(0x3d123b44) bits(0x3d323f82) bits(0x3d43853d) bits(0x3f05ff7c) bits(0x3f06c270)
        bits(0x3f02487e) bits(0x3f0228a2) bits(0x3f5d7bb9) bits(0x3f2f966f) bits(0x3f953008) bits(0x3f82e3a5)
        bits(0x3f590e11) bits(0x3f596d5b) bits(0x3f64628f) bits(0x3f64c1da) bits(0x3f3c78e7) bits(0x3f3d91bb)
        bits(0x3f41f2e3) bits(0x3f430bb7) }
    lod = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbf56b6df) bits(0xbf56b6df) bits(0xbf56b6df) bits(0xbf56b6df)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3cb07980) bits(0x3cb07980) bits(0x3cb07980) bits(0x3cb07980)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3cca82e6) bits(0x3cca82e6)
        bits(0x3cca82e6) bits(0x3cca82e6) }
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x40a00000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40e00000
    expect lane 5 R8 = 0x40e00000
    expect lane 6 R8 = 0x40e00000
    expect lane 7 R8 = 0x40e00000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40800000
    expect lane 25 R8 = 0x40800000
    expect lane 26 R8 = 0x40800000
    expect lane 27 R8 = 0x40800000
    expect lane 28 R8 = 0x40400000
    expect lane 29 R8 = 0x40400000
    expect lane 30 R8 = 0x40400000
    expect lane 31 R8 = 0x40400000
}

warp 5 {   # patched.p_tex_lb_2d.point
    asm "TEX.LB R8, R0, R4, 0, 2D, 0xf"
    s = { bits(0x3da5b8b6) bits(0x3ca1e093) bits(0xbcd21e1c) bits(0xbdb1c818) bits(0x3e61dfa9) bits(0x3e5ec9f0)
        bits(0x3e63abda) bits(0x3e609621) bits(0x3deddbf8) bits(0x3e2ee964) bits(0x3e2e6cf6) bits(0x3e83ecf1)
        bits(0x3f631c24) bits(0x3f641160) bits(0x3f63c1ea) bits(0x3f653275) bits(0x3ed283b7) bits(0x3ee4e948)
        bits(0x3ebbb8f1) bits(0x3eccccf1) bits(0x3f7d2391) bits(0x3f650ae0) bits(0x3f6bfd77) bits(0x3f53e4c5)
        bits(0x3e52cb5d) bits(0x3e5315f4) bits(0x3e5354ea) bits(0x3e53df25) bits(0x3e86d2e4) bits(0x3e869bb4)
        bits(0x3e87c611) bits(0x3e87c746) }
    t = { bits(0x3e21d1b4) bits(0x3e651a5e) bits(0x3d70fddf) bits(0x3dff1043) bits(0x3cfafaf8) bits(0x3cefbbee)
        bits(0x3cdb6c24) bits(0x3cd02d1a) bits(0x3e191d71) bits(0x3dc33cee) bits(0x3e5118d9) bits(0x3e19bf34)
        bits(0x3e583654) bits(0x3e559f3b) bits(0x3e5c0b48) bits(0x3e59d389) bits(0x3f0a6019) bits(0x3f15c57d)
        bits(0x3f1392e2) bits(0x3f2525ec) bits(0x3f5a03b9) bits(0x3f6b29d4) bits(0x3f41eb08) bits(0x3f531123)
        bits(0x3eb8c434) bits(0x3eb87f6d) bits(0x3eb8e97f) bits(0x3eb89b47) bits(0x3f55dce7) bits(0x3f55b427)
        bits(0x3f558a93) bits(0x3f553ce6) }
    lod = { bits(0x3e8e9380) bits(0x3e8e9380) bits(0x3e8e9380) bits(0x3e8e9380) bits(0x3fbf4b64) bits(0x3fbf4b64)
        bits(0x3fbf4b64) bits(0x3fbf4b64) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0xbf58357a) bits(0xbf58357a) bits(0xbf58357a) bits(0xbf58357a)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x40a00000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x40800000
    expect lane 17 R8 = 0x40800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40800000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40800000
    expect lane 22 R8 = 0x40800000
    expect lane 23 R8 = 0x40800000
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 6 {   # patched.p_tex_lz_2d.point
    asm "TEX.LZ R8, R0, 0, 2D, 0xf"
    s = { bits(0x3eff59ef) bits(0x3ef3da90) bits(0x3eea3c42) bits(0x3c88430e) bits(0x3ecbbb84) bits(0x3f4646c4)
        bits(0x3f4a9e9b) bits(0x3e26735f) bits(0x3ec972b9) bits(0x3e9a05da) bits(0x3e01485a) bits(0x3da22bfb)
        bits(0x3eed2d02) bits(0x3c2a9c8a) bits(0x3ec5520b) bits(0x3e3d559d) bits(0x3d692e12) bits(0x3ef32da7)
        bits(0x3f52289c) bits(0x3e8a718c) bits(0x3f67902d) bits(0x3e150225) bits(0x3f1592cc) bits(0x3f6fa11a)
        bits(0x3eaef276) bits(0x3f0d2fa1) bits(0x3ea845dc) bits(0x3f111032) bits(0x3f4c0bee) bits(0x3f4f0dcf)
        bits(0x3e986e2f) bits(0x3f5135c3) }
    t = { bits(0x3f1ceadd) bits(0x3f72eca1) bits(0x3de6d16b) bits(0x3f2ca219) bits(0x3ec991c5) bits(0x3da33921)
        bits(0x3eaa7043) bits(0x3e23399d) bits(0x3f7f9f4f) bits(0x3ea4e0dc) bits(0x3f2599c7) bits(0x3e2cf7ff)
        bits(0x3f7bb0e7) bits(0x3d5c2e4a) bits(0x3e802c19) bits(0x3e317fb0) bits(0x3f712ed5) bits(0x3f3b76e0)
        bits(0x3f4dc6c5) bits(0x3f40477f) bits(0x3f7d9ee5) bits(0x3ee9a616) bits(0x3f6efca5) bits(0x3f2740dc)
        bits(0x3f7b9518) bits(0x3c6aa596) bits(0x3e91eef1) bits(0x3f4bdaab) bits(0x3f13810d) bits(0x3d2284da)
        bits(0x3e40ca79) bits(0x3f6a3042) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 7 {   # patched.p_tex_lz_2d.linear
    asm "TEX.LZ R8, R0, 1, 2D, 0xf"
    s = { bits(0x3eff59ef) bits(0x3ef3da90) bits(0x3eea3c42) bits(0x3c88430e) bits(0x3ecbbb84) bits(0x3f4646c4)
        bits(0x3f4a9e9b) bits(0x3e26735f) bits(0x3ec972b9) bits(0x3e9a05da) bits(0x3e01485a) bits(0x3da22bfb)
        bits(0x3eed2d02) bits(0x3c2a9c8a) bits(0x3ec5520b) bits(0x3e3d559d) bits(0x3d692e12) bits(0x3ef32da7)
        bits(0x3f52289c) bits(0x3e8a718c) bits(0x3f67902d) bits(0x3e150225) bits(0x3f1592cc) bits(0x3f6fa11a)
        bits(0x3eaef276) bits(0x3f0d2fa1) bits(0x3ea845dc) bits(0x3f111032) bits(0x3f4c0bee) bits(0x3f4f0dcf)
        bits(0x3e986e2f) bits(0x3f5135c3) }
    t = { bits(0x3f1ceadd) bits(0x3f72eca1) bits(0x3de6d16b) bits(0x3f2ca219) bits(0x3ec991c5) bits(0x3da33921)
        bits(0x3eaa7043) bits(0x3e23399d) bits(0x3f7f9f4f) bits(0x3ea4e0dc) bits(0x3f2599c7) bits(0x3e2cf7ff)
        bits(0x3f7bb0e7) bits(0x3d5c2e4a) bits(0x3e802c19) bits(0x3e317fb0) bits(0x3f712ed5) bits(0x3f3b76e0)
        bits(0x3f4dc6c5) bits(0x3f40477f) bits(0x3f7d9ee5) bits(0x3ee9a616) bits(0x3f6efca5) bits(0x3f2740dc)
        bits(0x3f7b9518) bits(0x3c6aa596) bits(0x3e91eef1) bits(0x3f4bdaab) bits(0x3f13810d) bits(0x3d2284da)
        bits(0x3e40ca79) bits(0x3f6a3042) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 8 {   # patched.p_tex_lz_2d.aniso8
    asm "TEX.LZ R8, R0, 2, 2D, 0xf"
    s = { bits(0x3eff59ef) bits(0x3ef3da90) bits(0x3eea3c42) bits(0x3c88430e) bits(0x3ecbbb84) bits(0x3f4646c4)
        bits(0x3f4a9e9b) bits(0x3e26735f) bits(0x3ec972b9) bits(0x3e9a05da) bits(0x3e01485a) bits(0x3da22bfb)
        bits(0x3eed2d02) bits(0x3c2a9c8a) bits(0x3ec5520b) bits(0x3e3d559d) bits(0x3d692e12) bits(0x3ef32da7)
        bits(0x3f52289c) bits(0x3e8a718c) bits(0x3f67902d) bits(0x3e150225) bits(0x3f1592cc) bits(0x3f6fa11a)
        bits(0x3eaef276) bits(0x3f0d2fa1) bits(0x3ea845dc) bits(0x3f111032) bits(0x3f4c0bee) bits(0x3f4f0dcf)
        bits(0x3e986e2f) bits(0x3f5135c3) }
    t = { bits(0x3f1ceadd) bits(0x3f72eca1) bits(0x3de6d16b) bits(0x3f2ca219) bits(0x3ec991c5) bits(0x3da33921)
        bits(0x3eaa7043) bits(0x3e23399d) bits(0x3f7f9f4f) bits(0x3ea4e0dc) bits(0x3f2599c7) bits(0x3e2cf7ff)
        bits(0x3f7bb0e7) bits(0x3d5c2e4a) bits(0x3e802c19) bits(0x3e317fb0) bits(0x3f712ed5) bits(0x3f3b76e0)
        bits(0x3f4dc6c5) bits(0x3f40477f) bits(0x3f7d9ee5) bits(0x3ee9a616) bits(0x3f6efca5) bits(0x3f2740dc)
        bits(0x3f7b9518) bits(0x3c6aa596) bits(0x3e91eef1) bits(0x3f4bdaab) bits(0x3f13810d) bits(0x3d2284da)
        bits(0x3e40ca79) bits(0x3f6a3042) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}
