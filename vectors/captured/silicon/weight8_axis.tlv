# TEX filtered along one axis: codes of 8 and 16 bits, floats of 16 and 32, far apart and special.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125 PD-125a PD-126
policy filter_weight8

texture 0 { type ONE_D  format R32 FLOAT  size 8  address 0x10000000  texels rows 000000000000803f000000000000803f000000000000803f000000000000803f }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 0 texture 0 sampler 0
texture 1 { type ONE_D  format R32 FLOAT  size 5  address 0x10020000  texels rows 000000000000803f000000000000803f00000000 }
handle 1 texture 1 sampler 0
texture 2 { type ONE_D  format R32 FLOAT  size 8  normalized off  address 0x10040000  texels rows 000000000000803f000000000000803f000000000000803f000000000000803f }
handle 2 texture 2 sampler 0
texture 3 { type ONE_D  format R32 FLOAT  size 5  normalized off  address 0x10060000  texels rows 000000000000803f000000000000803f00000000 }
handle 3 texture 3 sampler 0
texture 4 { type ONE_D  format R32 FLOAT  size 1000  address 0x10080000  texels rows 000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f000000000000803f }
handle 4 texture 4 sampler 0
texture 5 { type ONE_D  format R32 FLOAT  size 64  address 0x100a0000  texels rows 25b1093f384c403f39335f3f363e543f980b573f7a32443f0684543fe2763d3f4589573f4173503f1d7e6d3f177b0b3fa5f6553fc978593f843b483f0800353f03a5163fc5bf453fb57e4b3f0064073f3856183f8e831c3f8375333f985f183fec7e2d3f22691d3f9f31583f815f713f069c293f73f6743f842b573f966d453f87e00e3fee87713f10f87d3ff9524f3faa77353f0056363fef100b3f120a6f3fc0c9163f4e33513f593f793f299d3a3f04f9783fd4cc4a3fa2f61e3fc7c60a3ff9f0133fab7f733fbe63543fadc2423f0f09153fedae393f41c7693f04666c3f735e433fef58753fe5da0d3fd937033fe1d1743f1a1f493faa88143fd23c0b3f }
handle 5 texture 5 sampler 0
texture 6 { type ONE_D  format R32 FLOAT  size 64  address 0x100c0000  texels rows d04ae248ea7118b62b7366b6ee6c7cc9b83097ba0ff5e4bde80c88b599c4ed49008a92bbca82e6c1683a7cbe4f2ff6374a4a6db82c9271bf3d09f7c5a7100039bc07ca395f8affc09c6bfdb7eb01484418712c3dfd1d8745d006eb351c313f3d91d97d3e274452477d3fe3bcec023fc6490db8368ae7ecb8b608d7baa22d5bc0a30ec13ef0dd8fc6942170b62df3a5bfba54ef39c800ac3bcadf2137672594c1fe80133af09d66c3beb37ec1fa533a444208f2c045a899b6b845ed35268e8d3664f2e148b957ffb5337dc7c90a5b05bb931e923682db5d4248830eb743084cbcf6e63cbc78deb1b9bacab53c7eb3ef3b18c3a3b80534bec7955591358da57937 }
handle 6 texture 6 sampler 0
texture 7 { type ONE_D  format R32 FLOAT  size 64  address 0x100e0000  texels rows d04a6213ea7198802b7366beee6c7ca8b83017ae0ff56488e80c08a999c4ed7a008a12afca82e6a0683afcda4f2ff6164a4aedab2c92f1b23d097790a710006abc074a2d5f8a7f8b9c6bfd96eb01c80e1871ac30fd1d0739d006eb661c31bf3091d9fd5a2744d23a7d3f63b0ec02bfe2490d38538ae7ece9b60857aea22ddb8aa30ec11df0dd0fe39421f0fb2df3a59eba54ef6ac800ac6ccadf2116672514defe80932df09d66a2beb37ef2fa533a754208f2f145a89995b845ed3d268e8d1564f2e127b957ffe6337dc7a80a5b8585931e122a82db5d7348838ed34308ccd8f6e6bc8678deb1eabacab51b7eb36f0618c3a3e905343e92955511298da57916 }
handle 7 texture 7 sampler 0
texture 8 { type ONE_D  format R16 FLOAT  size 64  address 0x10100000  texels rows 4d38023af93aa13ab83a213aa43aeb39bc3a833a6b3b5b38af3acb3a413aa839b5382d3a5b3a3b38c238e4389b39c2386b39eb38c13a8a3b4c39a73bb93a2b3a77388c3bef3b7a3aab39b2395838783bb638893ac93bd439c73b563af73856389f389b3ba33a163aa838cd394e3b633b1a3aaa3b6e381938a63b483aa4385938 }
handle 8 texture 8 sampler 0
texture 9 { type ONE_D  format R16 FLOAT  size 64  address 0x10120000  texels rows d04aeaf12bf3eeecb8b00ff5e88c9944008aca8268ba4f2f4aca2c923d89a710bc075f8a9cebeb011871fd1dd0061c31915927447dbfec82490d8ae7b688a2ada30ef0dd94a12df3ba54c800ca5f67a5fe00f09dbeb3fa53428845a8b845260e6472b9d733810adb931e825b48834388f6e678deba4a7e3318c305b495558d25 }
handle 9 texture 9 sampler 0
texture 10 { type ONE_D  format R16 FLOAT  size 64  address 0x10140000  texels rows 6213988066be7ca817ae648808a9ed7a12afe6a0fcdaf616edabf1b27790006a4a2d7f8bfd96c80eac300739eb66bf30fd5ad23a63b0bfe23853ece957aedb8ac11d0fe3f0fba59eef6aac6c211614de932d66a27ef23a75f2f19995ed3d8d15e127ffe6c7a88585122a5d738ed3ccd8bc86b1eab51b6f06a3e93e9211297916 }
handle 10 texture 10 sampler 0
texture 11 { type ONE_D  format R8 UNORM  size 64  address 0x10160000  texels rows 1380bea8ae88a97aafa0da16abb2906a2d8b960e303966305a3ab0e253e9ae8a1de3fb9e6a6c16de2da2f275f1953d1527e6a8852a73d3d886ea1b06e9922916 }
handle 11 texture 11 sampler 0
texture 12 { type ONE_D  format R8 SNORM  size 64  address 0x10180000  texels rows 1380bea8ae88a97aafa0da16abb2906a2d8b960e303966305a3ab0e253e9ae8a1de3fb9e6a6c16de2da2f275f1953d1527e6a8852a73d3d886ea1b06e9922916 }
handle 12 texture 12 sampler 0
texture 13 { type ONE_D  format R16 UNORM  size 64  address 0x101a0000  texels rows 6213988066be7ca817ae648808a9ed7a12afe6a0fcdaf616edabf1b27790006a4a2d7f8bfd96c80eac300739eb66bf30fd5ad23a63b0bfe23853ece957aedb8ac11d0fe3f0fba59eef6aac6c211614de932d66a27ef23a75f2f19995ed3d8d15e127ffe6c7a88585122a5d738ed3ccd8bc86b1eab51b6f06a3e93e9211297916 }
handle 13 texture 13 sampler 0
texture 14 { type ONE_D  format R16 SNORM  size 64  address 0x101c0000  texels rows 6213988066be7ca817ae648808a9ed7a12afe6a0fcdaf616edabf1b27790006a4a2d7f8bfd96c80eac300739eb66bf30fd5ad23a63b0bfe23853ece957aedb8ac11d0fe3f0fba59eef6aac6c211614de932d66a27ef23a75f2f19995ed3d8d15e127ffe6c7a88585122a5d738ed3ccd8bc86b1eab51b6f06a3e93e9211297916 }
handle 14 texture 14 sampler 0
texture 15 { type ONE_D  format R8 UNORM  size 64  address 0x101e0000  texels rows 1380bea8ae88a97aafa0da16abb2906a2d8b960e303966305a3ab0e253e9ae8a1de3fb9e6a6c16de2da2f275f1953d1527e6a8852a73d3d886ea1b06e9922916 }
handle 15 texture 15 sampler 0
texture 16 { type ONE_D  format R16 SNORM  size 64  address 0x10200000  texels rows 6213988066be7ca817ae648808a9ed7a12afe6a0fcdaf616edabf1b27790006a4a2d7f8bfd96c80eac300739eb66bf30fd5ad23a63b0bfe23853ece957aedb8ac11d0fe3f0fba59eef6aac6c211614de932d66a27ef23a75f2f19995ed3d8d15e127ffe6c7a88585122a5d738ed3ccd8bc86b1eab51b6f06a3e93e9211297916 }
handle 16 texture 16 sampler 0
texture 17 { type ONE_D  format R8 UNORM  size 32  address 0x10220000  texels rows 00ff0001feff7f80010203fc40c055aa10f00ff10080ff7f02fd6465c83707f9 }
handle 17 texture 17 sampler 0
texture 18 { type ONE_D  format R8 SNORM  size 32  address 0x10240000  texels rows 00ff0001feff7f80010203fc40c055aa10f00ff10080ff7f02fd6465c83707f9 }
handle 18 texture 18 sampler 0
texture 19 { type ONE_D  format R16 UNORM  size 32  address 0x10260000  texels rows 0000ffff00000101fefeffff7f7f8080010102020303fcfc4040c0c05555aaaa1010f0f00f0ff1f100008080ffff7f7f0202fdfd64646565c8c837370707f9f9 }
handle 19 texture 19 sampler 0
texture 20 { type ONE_D  format R16 SNORM  size 32  address 0x10280000  texels rows 0000ffff00000101fefeffff7f7f8080010102020303fcfc4040c0c05555aaaa1010f0f00f0ff1f100008080ffff7f7f0202fdfd64646565c8c837370707f9f9 }
handle 20 texture 20 sampler 0
texture 21 { type ONE_D  format R16 UNORM  size 32  address 0x102a0000  texels rows 000000ff0000000100fe00ff007f008000010002000300fc004000c0005500aa001000f0000f00f10000008000ff007f000200fd0064006500c80037000700f9 }
handle 21 texture 21 sampler 0
texture 22 { type ONE_D  format R16 SNORM  size 32  address 0x102c0000  texels rows 000001fe0000ff0002fd01fe817e807fff00fe01fd0204fbc03f40bfab5456a9f00f10eff10e0ff00000807f01fe817efe0103fc9c639b6438c7c936f90607f8 }
handle 22 texture 22 sampler 0
texture 23 { type ONE_D  format R16 UNORM  size 32  address 0x102e0000  texels rows 0000ff0000000100fe00ff007f008000010002000300fc004000c0005500aa001000f0000f00f10000008000ff007f000200fd0064006500c80037000700f900 }
handle 23 texture 23 sampler 0
texture 24 { type ONE_D  format R32 FLOAT  size 32  address 0x10300000  texels rows 00000000000000800100000001000080ffff7f0000008000ffff7f7f0000807f000080ff0000c07f0100807f4523c1ff0000803fffff7f7fffff7fff010000000000803f0000807f0000807f0000803f00004000000040000000803f00000080000000800000804bffff7fcb0000803f000080330000007f000000ff0000803f }
handle 24 texture 24 sampler 0
texture 25 { type ONE_D  format R16 FLOAT  size 32  address 0x10320000  texels rows 0000008001000180ff030004ff7b007c00fc007e017c12fe003cff7bfffb0100003c007c007c003c00020002003c008000800064ffe3003c0010007800f8003c }
handle 25 texture 25 sampler 0

warp 0 {   # filter.1d.f32.step.n8.norm
    asm "TEXS.LZ R10, R8, R0, RZ, 0, 1D, RGBA"  active 0xfffff
    s = { bits(0xbd800000) bits(0xbd380000) bits(0xbcd00000) bits(0xbc000000) bits(0x3c400000) bits(0x3d000000)
        bits(0x3d480000) bits(0x3d8c0000) bits(0x3db00000) bits(0x3dd80000) bits(0x3e000000) bits(0x3e120000)
        bits(0x3e260000) bits(0x3e380000) bits(0x3e4c0000) bits(0x3e600000) bits(0x3e720000) bits(0x3e830000)
        bits(0x3e8c0000) bits(0x3e960000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3d400000
    expect lane 8 R8 = 0x3e400000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f240000
    expect lane 12 R8 = 0x3f4c0000
    expect lane 13 R8 = 0x3f700000
    expect lane 14 R8 = 0x3f680000
    expect lane 15 R8 = 0x3f400000
    expect lane 16 R8 = 0x3f1c0000
    expect lane 17 R8 = 0x3ee80000
    expect lane 18 R8 = 0x3ea00000
    expect lane 19 R8 = 0x3e200000
}

warp 1 {   # filter.1d.f32.tie.n8.norm
    asm "TEXS.LZ R10, R8, R0, RZ, 0, 1D, RGBA"  active 0xfffff
    s = { bits(0x3d807ffa) bits(0x3d827ffa) bits(0x3dbf7ffe) bits(0x3dff8002) bits(0x3e244006) bits(0x3e403ffa)
        bits(0x3e413ffa) bits(0x3e5fbffe) bits(0x3e7fc002) bits(0x3e922006) bits(0x3ea01ffa) bits(0x3ea09ffa)
        bits(0x3eafdffe) bits(0x3ebfe002) bits(0x3ed22006) bits(0x3ee01ffa) bits(0x3ee09ffa) bits(0x3eefdffe)
        bits(0x3effe002) bits(0x3f091006) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c000000
    expect lane 2 R8 = 0x3e7c0000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3f490000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f7e0000
    expect lane 7 R8 = 0x3f410000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3e5c0000
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3c000000
    expect lane 12 R8 = 0x3e7c0000
    expect lane 13 R8 = 0x3f000000
    expect lane 14 R8 = 0x3f490000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f7e0000
    expect lane 17 R8 = 0x3f410000
    expect lane 18 R8 = 0x3f000000
    expect lane 19 R8 = 0x3e5c0000
}

warp 2 {   # filter.1d.f32.step.n5.norm
    asm "TEXS.LZ R10, R8, R0, RZ, 1, 1D, RGBA"  active 0xfffff
    s = { bits(0xbdcccccd) bits(0xbd933333) bits(0xbd266666) bits(0xbc4ccccd) bits(0x3c99999a) bits(0x3d4ccccd)
        bits(0x3da00000) bits(0x3de00000) bits(0x3e0ccccd) bits(0x3e2ccccd) bits(0x3e4ccccd) bits(0x3e69999a)
        bits(0x3e84cccd) bits(0x3e933333) bits(0x3ea33333) bits(0x3eb33333) bits(0x3ec1999a) bits(0x3ed1999a)
        bits(0x3ee00000) bits(0x3ef00000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3d400000
    expect lane 8 R8 = 0x3e400000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f240000
    expect lane 12 R8 = 0x3f4c0000
    expect lane 13 R8 = 0x3f700000
    expect lane 14 R8 = 0x3f680000
    expect lane 15 R8 = 0x3f400000
    expect lane 16 R8 = 0x3f1c0000
    expect lane 17 R8 = 0x3ee80000
    expect lane 18 R8 = 0x3ea00000
    expect lane 19 R8 = 0x3e200000
}

warp 3 {   # filter.1d.f32.tie.n5.norm
    asm "TEXS.LZ R10, R8, R0, RZ, 1, 1D, RGBA"  active 0xfffff
    s = { bits(0x3dcd9994) bits(0x3dd0cccd) bits(0x3e4b999a) bits(0x3e836660) bits(0x3e996661) bits(0x3e9a3331)
        bits(0x3e9b0002) bits(0x3ecc3333) bits(0x3ee9ccc7) bits(0x3effccc8) bits(0x3f004ccb) bits(0x3f00b332)
        bits(0x3f194cd0) bits(0x3f19b331) bits(0x3f32e66b) bits(0x3f337ffb) bits(0x3f33b339) bits(0x3f3fe66a)
        bits(0x3f4cb338) bits(0x3f5b4ccd) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c000000
    expect lane 2 R8 = 0x3efc0000
    expect lane 3 R8 = 0x3f480000
    expect lane 4 R8 = 0x3f7f0000
    expect lane 5 R8 = 0x3f7f0000
    expect lane 6 R8 = 0x3f7c0000
    expect lane 7 R8 = 0x3f020000
    expect lane 8 R8 = 0x3e600000
    expect lane 9 R8 = 0x3b800000
    expect lane 10 R8 = 0x3b800000
    expect lane 11 R8 = 0x3c400000
    expect lane 12 R8 = 0x3efe0000
    expect lane 13 R8 = 0x3f000000
    expect lane 14 R8 = 0x3f7f0000
    expect lane 15 R8 = 0x3f7f0000
    expect lane 16 R8 = 0x3f7d0000
    expect lane 17 R8 = 0x3f400000
    expect lane 18 R8 = 0x3f000000
    expect lane 19 R8 = 0x3e600000
}

warp 4 {   # filter.1d.f32.step.n8.unnorm
    asm "TEXS.LZ R10, R8, R0, RZ, 2, 1D, RGBA"  active 0xfffff
    s = { bits(0xbf000000) bits(0xbeb80000) bits(0xbe500000) bits(0xbd800000) bits(0x3dc00000) bits(0x3e800000)
        bits(0x3ec80000) bits(0x3f0c0000) bits(0x3f300000) bits(0x3f580000) bits(0x3f800000) bits(0x3f920000)
        bits(0x3fa60000) bits(0x3fb80000) bits(0x3fcc0000) bits(0x3fe00000) bits(0x3ff20000) bits(0x40030000)
        bits(0x400c0000) bits(0x40160000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3d400000
    expect lane 8 R8 = 0x3e400000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f240000
    expect lane 12 R8 = 0x3f4c0000
    expect lane 13 R8 = 0x3f700000
    expect lane 14 R8 = 0x3f680000
    expect lane 15 R8 = 0x3f400000
    expect lane 16 R8 = 0x3f1c0000
    expect lane 17 R8 = 0x3ee80000
    expect lane 18 R8 = 0x3ea00000
    expect lane 19 R8 = 0x3e200000
}

warp 5 {   # filter.1d.f32.tie.n8.unnorm
    asm "TEXS.LZ R10, R8, R0, RZ, 2, 1D, RGBA"  active 0xfffff
    s = { bits(0x3f007ffa) bits(0x3f027ffa) bits(0x3f3f7ffe) bits(0x3f7f8002) bits(0x3fa44006) bits(0x3fc03ffa)
        bits(0x3fc13ffa) bits(0x3fdfbffe) bits(0x3fffc002) bits(0x40122006) bits(0x40201ffa) bits(0x40209ffa)
        bits(0x402fdffe) bits(0x403fe002) bits(0x40522006) bits(0x40601ffa) bits(0x40609ffa) bits(0x406fdffe)
        bits(0x407fe002) bits(0x40891006) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c000000
    expect lane 2 R8 = 0x3e7c0000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3f490000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f7e0000
    expect lane 7 R8 = 0x3f410000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3e5c0000
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3c000000
    expect lane 12 R8 = 0x3e7c0000
    expect lane 13 R8 = 0x3f000000
    expect lane 14 R8 = 0x3f490000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f7e0000
    expect lane 17 R8 = 0x3f410000
    expect lane 18 R8 = 0x3f000000
    expect lane 19 R8 = 0x3e5c0000
}

warp 6 {   # filter.1d.f32.step.n5.unnorm
    asm "TEXS.LZ R10, R8, R0, RZ, 3, 1D, RGBA"  active 0xfffff
    s = { bits(0xbf000000) bits(0xbeb80000) bits(0xbe500000) bits(0xbd800000) bits(0x3dc00000) bits(0x3e800000)
        bits(0x3ec80000) bits(0x3f0c0000) bits(0x3f300000) bits(0x3f580000) bits(0x3f800000) bits(0x3f920000)
        bits(0x3fa60000) bits(0x3fb80000) bits(0x3fcc0000) bits(0x3fe00000) bits(0x3ff20000) bits(0x40030000)
        bits(0x400c0000) bits(0x40160000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3d400000
    expect lane 8 R8 = 0x3e400000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f240000
    expect lane 12 R8 = 0x3f4c0000
    expect lane 13 R8 = 0x3f700000
    expect lane 14 R8 = 0x3f680000
    expect lane 15 R8 = 0x3f400000
    expect lane 16 R8 = 0x3f1c0000
    expect lane 17 R8 = 0x3ee80000
    expect lane 18 R8 = 0x3ea00000
    expect lane 19 R8 = 0x3e200000
}

warp 7 {   # filter.1d.f32.tie.n5.unnorm
    asm "TEXS.LZ R10, R8, R0, RZ, 3, 1D, RGBA"  active 0xfffff
    s = { bits(0x3f007ffa) bits(0x3f027ffa) bits(0x3f3f7ffe) bits(0x3f7f8002) bits(0x3fa44006) bits(0x3fc03ffa)
        bits(0x3fc13ffa) bits(0x3fdfbffe) bits(0x3fffc002) bits(0x40122006) bits(0x40201ffa) bits(0x40209ffa)
        bits(0x402fdffe) bits(0x403fe002) bits(0x40522006) bits(0x40601ffa) bits(0x40609ffa) bits(0x406fdffe)
        bits(0x407fe002) bits(0x40891006) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c000000
    expect lane 2 R8 = 0x3e7c0000
    expect lane 3 R8 = 0x3f000000
    expect lane 4 R8 = 0x3f490000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f7e0000
    expect lane 7 R8 = 0x3f410000
    expect lane 8 R8 = 0x3f000000
    expect lane 9 R8 = 0x3e5c0000
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3c000000
    expect lane 12 R8 = 0x3e7c0000
    expect lane 13 R8 = 0x3f000000
    expect lane 14 R8 = 0x3f490000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f7e0000
    expect lane 17 R8 = 0x3f410000
    expect lane 18 R8 = 0x3f000000
    expect lane 19 R8 = 0x3e5c0000
}

warp 8 {   # filter.1d.f32.step.n1000.norm
    asm "TEXS.LZ R10, R8, R0, RZ, 4, 1D, RGBA"  active 0xfffff
    s = { bits(0xba03126f) bits(0xb9bc6a7f) bits(0xb954fdf4) bits(0xb883126f) bits(0x38c49ba6) bits(0x3983126f)
        bits(0x39cccccd) bits(0x3a0f5c29) bits(0x3a343958) bits(0x3a5d2f1b) bits(0x3a83126f) bits(0x3a958106)
        bits(0x3aa9fbe7) bits(0x3abc6a7f) bits(0x3ad0e560) bits(0x3ae56042) bits(0x3af7ced9) bits(0x3b0624dd)
        bits(0x3b0f5c29) bits(0x3b19999a) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3d400000
    expect lane 8 R8 = 0x3e400000
    expect lane 9 R8 = 0x3eb00000
    expect lane 10 R8 = 0x3f000000
    expect lane 11 R8 = 0x3f240000
    expect lane 12 R8 = 0x3f4c0000
    expect lane 13 R8 = 0x3f700000
    expect lane 14 R8 = 0x3f680000
    expect lane 15 R8 = 0x3f400000
    expect lane 16 R8 = 0x3f1c0000
    expect lane 17 R8 = 0x3ee80000
    expect lane 18 R8 = 0x3ea00000
    expect lane 19 R8 = 0x3e200000
}

warp 9 {   # filter.1d.f32.tie.n1000.norm
    asm "TEXS.LZ R10, R8, R0, RZ, 4, 1D, RGBA"  active 0xfffff
    s = { bits(0x3a03957b) bits(0x3a05a1c5) bits(0x3a44188e) bits(0x3a82d0e1) bits(0x3aa83124) bits(0x3ac4dd29)
        bits(0x3ac5e34e) bits(0x3ae51eb3) bits(0x3b02f1a6) bits(0x3b15a1c8) bits(0x3b23f7c9) bits(0x3b247adb)
        bits(0x3b34188e) bits(0x3b447add) bits(0x3b572afc) bits(0x3b653f7b) bits(0x3b65c28d) bits(0x3b6645a1)
        bits(0x3b830208) bits(0x3b8c5a1a) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c000000
    expect lane 2 R8 = 0x3e7c0000
    expect lane 3 R8 = 0x3efe0000
    expect lane 4 R8 = 0x3f480000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f7e0000
    expect lane 7 R8 = 0x3f410000
    expect lane 8 R8 = 0x3f010000
    expect lane 9 R8 = 0x3e600000
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3c000000
    expect lane 12 R8 = 0x3e7c0000
    expect lane 13 R8 = 0x3efe0000
    expect lane 14 R8 = 0x3f480000
    expect lane 15 R8 = 0x3f7f0000
    expect lane 16 R8 = 0x3f7f0000
    expect lane 17 R8 = 0x3f7d0000
    expect lane 18 R8 = 0x3f010000
    expect lane 19 R8 = 0x3e600000
}

warp 10 {   # filter.1d.f32.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 5, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d600000) bits(0x3ddaa000) bits(0x3e1d5000) bits(0x3e52a000) bits(0x3e840000)
        bits(0x3e9c0000) bits(0x3eb6a800) bits(0x3ecea800) bits(0x3ee95000) bits(0x3f020000) bits(0x3f0e0000)
        bits(0x3f1b5400) bits(0x3f275400) bits(0x3f34a800) bits(0x3f420000) bits(0x3f4e0000) bits(0x3f5b5400)
        bits(0x3f675400) bits(0x3f74a800) ... }
    expect lane 0 R8 = 0x3f09b125
    expect lane 1 R8 = 0x3f543e36
    expect lane 2 R8 = 0x3f4cdca9
    expect lane 3 R8 = 0x3f5a17dc
    expect lane 4 R8 = 0x3f584b11
    expect lane 5 R8 = 0x3f16a503
    expect lane 6 R8 = 0x3f076400
    expect lane 7 R8 = 0x3f2a773c
    expect lane 8 R8 = 0x3f30edb4
    expect lane 9 R8 = 0x3f5ba612
    expect lane 10 R8 = 0x3f0ee087
    expect lane 11 R8 = 0x3f4f52f9
    expect lane 12 R8 = 0x3f2c42a8
    expect lane 13 R8 = 0x3f5e7f4e
    expect lane 14 R8 = 0x3f5a4fac
    expect lane 15 R8 = 0x3f13f0f9
    expect lane 16 R8 = 0x3f42c2ad
    expect lane 17 R8 = 0x3f6aa5f8
    expect lane 18 R8 = 0x3f52fc16
    expect lane 19 R8 = 0x3f57cd29
}

warp 11 {   # filter.1d.f32.hashw
    asm "TEXS.LZ R10, R8, R0, RZ, 6, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d854000) bits(0x3e02a000) bits(0x3e42a000) bits(0x3e815000) bits(0x3e86a800)
        bits(0x3e96a800) bits(0x3ea40000) bits(0x3ec40000) bits(0x3ee40000) bits(0x3f020000) bits(0x3f08a800)
        bits(0x3f120000) bits(0x3f220000) bits(0x3f320000) bits(0x3f420000) bits(0x3f50a800) bits(0x3f58a800)
        bits(0x3f620000) bits(0x3f720000) ... }
    expect lane 0 R8 = 0x48e24ad0
    expect lane 1 R8 = 0xc8a99930
    expect lane 2 R8 = 0x491fc017
    expect lane 3 R8 = 0xb7e872c6
    expect lane 4 R8 = 0x399babef
    expect lane 5 R8 = 0xc029adac
    expect lane 6 R8 = 0x4384d145
    expect lane 7 R8 = 0x3d2c7118
    expect lane 8 R8 = 0x3e7dd991
    expect lane 9 R8 = 0x36b80d49
    expect lane 10 R8 = 0x3ec10ea3
    expect lane 11 R8 = 0xc5c1523b
    expect lane 12 R8 = 0x39ef54ba
    expect lane 13 R8 = 0x3a1380fe
    expect lane 14 R8 = 0xc0f20842
    expect lane 15 R8 = 0x48e1f264
    expect lane 16 R8 = 0xba327045
    expect lane 17 R8 = 0x41950f78
    expect lane 18 R8 = 0xbc3ce6f6
    expect lane 19 R8 = 0xb8a3c318
}

warp 12 {   # filter.1d.f32.raw
    asm "TEXS.LZ R10, R8, R0, RZ, 7, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d754000) bits(0x3d900000) bits(0x3e02a000) bits(0x3e3d5000) bits(0x3e780000)
        bits(0x3e995000) bits(0x3eb6a800) bits(0x3ed40000) bits(0x3ef15000) bits(0x3f08a800) bits(0x3f175400)
        bits(0x3f24a800) bits(0x3f275400) bits(0x3f360000) bits(0x3f44a800) bits(0x3f535400) bits(0x3f5ca800)
        bits(0x3f635400) bits(0x3f720000) ... }
    expect lane 0 R8 = 0x13624ad0
    expect lane 1 R8 = 0xad48f6db
    expect lane 2 R8 = 0xae1730b8
    expect lane 3 R8 = 0x7a1fc017
    expect lane 4 R8 = 0xab1d9355
    expect lane 5 R8 = 0x6a0010a7
    expect lane 6 R8 = 0x962a4343
    expect lane 7 R8 = 0x669cfd8d
    expect lane 8 R8 = 0xb0633f7d
    expect lane 9 R8 = 0xe91f2b91
    expect lane 10 R8 = 0xfb9f764c
    expect lane 11 R8 = 0x6c65c90b
    expect lane 12 R8 = 0x2cc63551
    expect lane 13 R8 = 0xf1a9235c
    expect lane 14 R8 = 0x9599a845
    expect lane 15 R8 = 0xe6a99041
    expect lane 16 R8 = 0x729353c4
    expect lane 17 R8 = 0xd8878975
    expect lane 18 R8 = 0xe9ec3b77
    expect lane 19 R8 = 0xe9a3c318
}

warp 13 {   # filter.1d.f16.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 8, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d754000) bits(0x3de54000) bits(0x3e280000) bits(0x3e5d5000) bits(0x3e895000)
        bits(0x3ea40000) bits(0x3ebea800) bits(0x3ec6a800) bits(0x3edc0000) bits(0x3ef6a800) bits(0x3f08a800)
        bits(0x3f160000) bits(0x3f235400) bits(0x3f30a800) bits(0x3f3e0000) bits(0x3f4b5400) bits(0x3f58a800)
        bits(0x3f660000) bits(0x3f735400) ... }
    expect lane 0 R8 = 0x3f09a000
    expect lane 1 R8 = 0x3f552000
    expect lane 2 R8 = 0x3f452000
    expect lane 3 R8 = 0x3f6d6000
    expect lane 4 R8 = 0x3f53a000
    expect lane 5 R8 = 0x3f35e000
    expect lane 6 R8 = 0x3f184000
    expect lane 7 R8 = 0x3f1f4000
    expect lane 8 R8 = 0x3f282000
    expect lane 9 R8 = 0x3f714000
    expect lane 10 R8 = 0x3f514000
    expect lane 11 R8 = 0x3f79c000
    expect lane 12 R8 = 0x3f364000
    expect lane 13 R8 = 0x3f2a2000
    expect lane 14 R8 = 0x3f63e000
    expect lane 15 R8 = 0x3f0ac000
    expect lane 16 R8 = 0x3f4e8000
    expect lane 17 R8 = 0x3f59a000
    expect lane 18 R8 = 0x3f754000
    expect lane 19 R8 = 0x3f664000
}

warp 14 {   # filter.1d.f16.hashw
    asm "TEXS.LZ R10, R8, R0, RZ, 9, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d854000) bits(0x3e02a000) bits(0x3e080000) bits(0x3e480000) bits(0x3e840000)
        bits(0x3ea15000) bits(0x3eb6a800) bits(0x3ec40000) bits(0x3ed6a800) bits(0x3ee6a800) bits(0x3f035400)
        bits(0x3f08a800) bits(0x3f135400) bits(0x3f235400) bits(0x3f335400) bits(0x3f435400) bits(0x3f520000)
        bits(0x3f620000) bits(0x3f720000) ... }
    expect lane 0 R8 = 0x415a0000
    expect lane 1 R8 = 0xc4d40000
    expect lane 2 R8 = 0x3fc5c000
    expect lane 3 R8 = 0xb9400000
    expect lane 4 R8 = 0xc1494000
    expect lane 5 R8 = 0x38f78000
    expect lane 6 R8 = 0x45d88000
    expect lane 7 R8 = 0x3d596000
    expect lane 8 R8 = 0x43322000
    expect lane 9 R8 = 0xbfa00000
    expect lane 10 R8 = 0xc4204000
    expect lane 11 R8 = 0xc2fc6000
    expect lane 12 R8 = 0xc2ff6000
    expect lane 13 R8 = 0x424a0000
    expect lane 14 R8 = 0xbafb0000
    expect lane 15 R8 = 0xbc36e000
    expect lane 16 R8 = 0x46080000
    expect lane 17 R8 = 0x3bd26000
    expect lane 18 R8 = 0xc4dec000
    expect lane 19 R8 = 0xc0630000
}

warp 15 {   # filter.1d.f16.raw
    asm "TEXS.LZ R10, R8, R0, RZ, 10, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d854000) bits(0x3dfaa000) bits(0x3e380000) bits(0x3e72a000) bits(0x3e895000)
        bits(0x3e995000) bits(0x3eb6a800) bits(0x3ed40000) bits(0x3ef15000) bits(0x3f00a800) bits(0x3f0a0000)
        bits(0x3f18a800) bits(0x3f275400) bits(0x3f360000) bits(0x3f44a800) bits(0x3f535400) bits(0x3f58a800)
        bits(0x3f635400) bits(0x3f720000) ... }
    expect lane 0 R8 = 0x3a6c4000
    expect lane 1 R8 = 0xbd998000
    expect lane 2 R8 = 0x47140000
    expect lane 3 R8 = 0x3adec000
    expect lane 4 R8 = 0x44ff0000
    expect lane 5 R8 = 0x3ce24000
    expect lane 6 R8 = 0xb99c6000
    expect lane 7 R8 = 0x4493e000
    expect lane 8 R8 = 0xbe0c6000
    expect lane 9 R8 = 0xc47ea000
    expect lane 10 R8 = 0x3b700000
    expect lane 11 R8 = 0xc77e0000
    expect lane 12 R8 = 0x44c8e000
    expect lane 13 R8 = 0xc58a0000
    expect lane 14 R8 = 0xbab32000
    expect lane 15 R8 = 0xc494a000
    expect lane 16 R8 = 0x459c8000
    expect lane 17 R8 = 0x459d2000
    expect lane 18 R8 = 0xc48e4000
    expect lane 19 R8 = 0xc5346000
}

warp 16 {   # filter.1d.u8.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 11, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3cea8000) bits(0x3d354000) bits(0x3d900000) bits(0x3e02a000) bits(0x3e380000)
        bits(0x3e72a000) bits(0x3e940000) bits(0x3eb15000) bits(0x3ecc0000) bits(0x3ee95000) bits(0x3f035400)
        bits(0x3f10a800) bits(0x3f1f5400) bits(0x3f2ca800) bits(0x3f3b5400) bits(0x3f48a800) bits(0x3f575400)
        bits(0x3f64a800) bits(0x3f735400) ... }
    expect lane 0 R8 = 0x3d989899
    expect lane 1 R8 = 0x3f152b95
    expect lane 2 R8 = 0x3f3769b7
    expect lane 3 R8 = 0x3f2eaeaf
    expect lane 4 R8 = 0x3f1dcf9e
    expect lane 5 R8 = 0x3db0b0b1
    expect lane 6 R8 = 0x3eee76ee
    expect lane 7 R8 = 0x3f169697
    expect lane 8 R8 = 0x3eae72ae
    expect lane 9 R8 = 0x3e68e8e9
    expect lane 10 R8 = 0x3f3753b7
    expect lane 11 R8 = 0x3ebe3abe
    expect lane 12 R8 = 0x3ef7e6f8
    expect lane 13 R8 = 0x3f23dea4
    expect lane 14 R8 = 0x3f1f9da0
    expect lane 15 R8 = 0x3e3fa0c0
    expect lane 16 R8 = 0x3f3d91be
    expect lane 17 R8 = 0x3f137393
    expect lane 18 R8 = 0x3f4930c9
    expect lane 19 R8 = 0x3f4ce9cd
}

warp 17 {   # filter.1d.s8.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 12, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d200000) bits(0x3d4a8000) bits(0x3dc54000) bits(0x3e180000) bits(0x3e4d5000)
        bits(0x3e840000) bits(0x3e9ea800) bits(0x3eb95000) bits(0x3ed40000) bits(0x3ef15000) bits(0x3f060000)
        bits(0x3f135400) bits(0x3f220000) bits(0x3f2f5400) bits(0x3f3ca800) bits(0x3f4a0000) bits(0x3f58a800)
        bits(0x3f660000) bits(0x3f735400) ... }
    expect lane 0 R8 = 0x3e193132
    expect lane 1 R8 = 0xbf050b0a
    expect lane 2 R8 = 0xbf227d45
    expect lane 3 R8 = 0xbf45b78b
    expect lane 4 R8 = 0xbf418383
    expect lane 5 R8 = 0xbf26a74d
    expect lane 6 R8 = 0x3eb5696b
    expect lane 7 R8 = 0x3e4be998
    expect lane 8 R8 = 0x3f05530b
    expect lane 9 R8 = 0xbf214343
    expect lane 10 R8 = 0xbefaadf5
    expect lane 11 R8 = 0xbe69d1d4
    expect lane 12 R8 = 0x3f5701ae
    expect lane 13 R8 = 0x3eb5696b
    expect lane 14 R8 = 0x3f137f27
    expect lane 15 R8 = 0x3e8ad516
    expect lane 16 R8 = 0xbf316363
    expect lane 17 R8 = 0x3d8d211a
    expect lane 18 R8 = 0xbe316163
    expect lane 19 R8 = 0xbed12da2
}

warp 18 {   # filter.1d.u16.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 13, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3c550000) bits(0x3c950000) bits(0x3d900000) bits(0x3e02a000) bits(0x3e380000)
        bits(0x3e72a000) bits(0x3e940000) bits(0x3eb15000) bits(0x3ecc0000) bits(0x3ee95000) bits(0x3f035400)
        bits(0x3f10a800) bits(0x3f1f5400) bits(0x3f2ca800) bits(0x3f3b5400) bits(0x3f48a800) bits(0x3f575400)
        bits(0x3f64a800) bits(0x3f735400) ... }
    expect lane 0 R8 = 0x3d9b109b
    expect lane 1 R8 = 0x3e5e94df
    expect lane 2 R8 = 0x3eb7d0b8
    expect lane 3 R8 = 0x3f2e17ae
    expect lane 4 R8 = 0x3f1d8e9e
    expect lane 5 R8 = 0x3db7b0b8
    expect lane 6 R8 = 0x3eedd8ee
    expect lane 7 R8 = 0x3f16fd97
    expect lane 8 R8 = 0x3eaf00af
    expect lane 9 R8 = 0x3e6b48eb
    expect lane 10 R8 = 0x3f374cb7
    expect lane 11 R8 = 0x3ebe88bf
    expect lane 12 R8 = 0x3ef89cf9
    expect lane 13 R8 = 0x3f2379a3
    expect lane 14 R8 = 0x3f1f4f9f
    expect lane 15 R8 = 0x3e4214c2
    expect lane 16 R8 = 0x3f3daebe
    expect lane 17 R8 = 0x3f134d93
    expect lane 18 R8 = 0x3f491dc9
    expect lane 19 R8 = 0x3f4c9ecd
}

warp 19 {   # filter.1d.s16.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 14, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d600000) bits(0x3ddaa000) bits(0x3e1d5000) bits(0x3e52a000) bits(0x3e840000)
        bits(0x3e9c0000) bits(0x3eb6a800) bits(0x3ecea800) bits(0x3ee95000) bits(0x3f020000) bits(0x3f0e0000)
        bits(0x3f1b5400) bits(0x3f275400) bits(0x3f34a800) bits(0x3f420000) bits(0x3f4e0000) bits(0x3f5b5400)
        bits(0x3f675400) bits(0x3f74a800) ... }
    expect lane 0 R8 = 0x3e1b1136
    expect lane 1 R8 = 0xbf2f095e
    expect lane 2 R8 = 0xbe0a3914
    expect lane 3 R8 = 0xbf17a32f
    expect lane 4 R8 = 0xbf1ed53e
    expect lane 5 R8 = 0x3eb5296a
    expect lane 6 R8 = 0x3dec81d9
    expect lane 7 R8 = 0x3f29dd54
    expect lane 8 R8 = 0x3dcdb19b
    expect lane 9 R8 = 0x3dd4c1aa
    expect lane 10 R8 = 0x3e6e09dc
    expect lane 11 R8 = 0xbf42b785
    expect lane 12 R8 = 0x3ce141c3
    expect lane 13 R8 = 0xbf06050c
    expect lane 14 R8 = 0xbf16c32e
    expect lane 15 R8 = 0x3e9f853f
    expect lane 16 R8 = 0xbf74f7ea
    expect lane 17 R8 = 0xbeaad156
    expect lane 18 R8 = 0xbd212142
    expect lane 19 R8 = 0xbf20cd42
}

warp 20 {   # filter.1d.unorm8.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 15, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3cea8000) bits(0x3d354000) bits(0x3d900000) bits(0x3e02a000) bits(0x3e380000)
        bits(0x3e72a000) bits(0x3e940000) bits(0x3eb15000) bits(0x3ecc0000) bits(0x3ee95000) bits(0x3f035400)
        bits(0x3f10a800) bits(0x3f1f5400) bits(0x3f2ca800) bits(0x3f3b5400) bits(0x3f48a800) bits(0x3f575400)
        bits(0x3f64a800) bits(0x3f735400) ... }
    expect lane 0 R8 = 0x3d989899
    expect lane 1 R8 = 0x3f152b95
    expect lane 2 R8 = 0x3f3769b7
    expect lane 3 R8 = 0x3f2eaeaf
    expect lane 4 R8 = 0x3f1dcf9e
    expect lane 5 R8 = 0x3db0b0b1
    expect lane 6 R8 = 0x3eee76ee
    expect lane 7 R8 = 0x3f169697
    expect lane 8 R8 = 0x3eae72ae
    expect lane 9 R8 = 0x3e68e8e9
    expect lane 10 R8 = 0x3f3753b7
    expect lane 11 R8 = 0x3ebe3abe
    expect lane 12 R8 = 0x3ef7e6f8
    expect lane 13 R8 = 0x3f23dea4
    expect lane 14 R8 = 0x3f1f9da0
    expect lane 15 R8 = 0x3e3fa0c0
    expect lane 16 R8 = 0x3f3d91be
    expect lane 17 R8 = 0x3f137393
    expect lane 18 R8 = 0x3f4930c9
    expect lane 19 R8 = 0x3f4ce9cd
}

warp 21 {   # filter.1d.snorm16.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 16, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c000000) bits(0x3d600000) bits(0x3ddaa000) bits(0x3e1d5000) bits(0x3e52a000) bits(0x3e840000)
        bits(0x3e9c0000) bits(0x3eb6a800) bits(0x3ecea800) bits(0x3ee95000) bits(0x3f020000) bits(0x3f0e0000)
        bits(0x3f1b5400) bits(0x3f275400) bits(0x3f34a800) bits(0x3f420000) bits(0x3f4e0000) bits(0x3f5b5400)
        bits(0x3f675400) bits(0x3f74a800) ... }
    expect lane 0 R8 = 0x3e1b1136
    expect lane 1 R8 = 0xbf2f095e
    expect lane 2 R8 = 0xbe0a3914
    expect lane 3 R8 = 0xbf17a32f
    expect lane 4 R8 = 0xbf1ed53e
    expect lane 5 R8 = 0x3eb5296a
    expect lane 6 R8 = 0x3dec81d9
    expect lane 7 R8 = 0x3f29dd54
    expect lane 8 R8 = 0x3dcdb19b
    expect lane 9 R8 = 0x3dd4c1aa
    expect lane 10 R8 = 0x3e6e09dc
    expect lane 11 R8 = 0xbf42b785
    expect lane 12 R8 = 0x3ce141c3
    expect lane 13 R8 = 0xbf06050c
    expect lane 14 R8 = 0xbf16c32e
    expect lane 15 R8 = 0x3e9f853f
    expect lane 16 R8 = 0xbf74f7ea
    expect lane 17 R8 = 0xbeaad156
    expect lane 18 R8 = 0xbd212142
    expect lane 19 R8 = 0xbf20cd42
}

warp 22 {   # filter.1d.u8.pairs0
    asm "TEXS.LZ R10, R8, R0, RZ, 17, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3caa0000) bits(0x3cd50000) bits(0x3da00000) bits(0x3e0aa000) bits(0x3e400000)
        bits(0x3e7aa000) bits(0x3e980000) bits(0x3eb55000) bits(0x3ed00000) bits(0x3eed5000) bits(0x3f055000)
        bits(0x3f12a800) bits(0x3f215000) bits(0x3f2ea800) bits(0x3f3d5000) bits(0x3f4aa800) bits(0x3f595000)
        bits(0x3f66a800) bits(0x3f755000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e2800a8
    expect lane 2 R8 = 0x3eaa00aa
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f5455d4
    expect lane 5 R8 = 0x3f3fbfc0
    expect lane 6 R8 = 0x3eac56ac
    expect lane 7 R8 = 0x3c008081
    expect lane 8 R8 = 0x3f52ffd3
    expect lane 9 R8 = 0x3f008081
    expect lane 10 R8 = 0x3ee354e3
    expect lane 11 R8 = 0x3e53d4d4
    expect lane 12 R8 = 0x3e5400d4
    expect lane 13 R8 = 0x3ea28ea3
    expect lane 14 R8 = 0x3f2ad5ab
    expect lane 15 R8 = 0x3ed5d0d6
    expect lane 16 R8 = 0x3f53aad4
    expect lane 17 R8 = 0x3eca1eca
    expect lane 18 R8 = 0x3f187398
    expect lane 19 R8 = 0x3e3b8cbc
}

warp 23 {   # filter.1d.s8.pairs1
    asm "TEXS.LZ R10, R8, R0, RZ, 18, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3d800000) bits(0x3de00000) bits(0x3e254000) bits(0x3e454000) bits(0x3e4aa000)
        bits(0x3e8d5000) bits(0x3ea55000) bits(0x3ec00000) bits(0x3ed80000) bits(0x3ef00000) bits(0x3f055000)
        bits(0x3f115000) bits(0x3f1d5000) bits(0x3f395000) bits(0x3f455000) bits(0x3f515000) bits(0x3f5ea800)
        bits(0x3f6aa800) bits(0x3f76a800) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xbb810102
    expect lane 2 R8 = 0x3c010102
    expect lane 3 R8 = 0xbc2c8159
    expect lane 4 R8 = 0x3f295353
    expect lane 5 R8 = 0x3f54a9a9
    expect lane 6 R8 = 0x3c2c0158
    expect lane 7 R8 = 0x3cb6c16e
    expect lane 8 R8 = 0x3e71e1e4
    expect lane 9 R8 = 0xbf010102
    expect lane 10 R8 = 0xbb810102
    expect lane 11 R8 = 0x3dad615b
    expect lane 12 R8 = 0x3d13e128
    expect lane 13 R8 = 0xbdca3194
    expect lane 14 R8 = 0x3f295353
    expect lane 15 R8 = 0x3c180130
    expect lane 16 R8 = 0x3f03d308
    expect lane 17 R8 = 0x3ec5058a
    expect lane 18 R8 = 0x3e929125
    expect lane 19 R8 = 0x3c97c130
}

warp 24 {   # filter.1d.u16.pairs2
    asm "TEXS.LZ R10, R8, R0, RZ, 19, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3caa0000) bits(0x3cd50000) bits(0x3da00000) bits(0x3e0aa000) bits(0x3e400000)
        bits(0x3e7aa000) bits(0x3e980000) bits(0x3eb55000) bits(0x3ed00000) bits(0x3eed5000) bits(0x3f055000)
        bits(0x3f12a800) bits(0x3f215000) bits(0x3f2ea800) bits(0x3f3d5000) bits(0x3f4aa800) bits(0x3f595000)
        bits(0x3f66a800) bits(0x3f755000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3e2800a8
    expect lane 2 R8 = 0x3eaa00aa
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f5455d4
    expect lane 5 R8 = 0x3f3fbfc0
    expect lane 6 R8 = 0x3eac56ac
    expect lane 7 R8 = 0x3c008081
    expect lane 8 R8 = 0x3f52ffd3
    expect lane 9 R8 = 0x3f008081
    expect lane 10 R8 = 0x3ee354e3
    expect lane 11 R8 = 0x3e53d4d4
    expect lane 12 R8 = 0x3e5400d4
    expect lane 13 R8 = 0x3ea28ea3
    expect lane 14 R8 = 0x3f2ad5ab
    expect lane 15 R8 = 0x3ed5d0d6
    expect lane 16 R8 = 0x3f53aad4
    expect lane 17 R8 = 0x3eca1eca
    expect lane 18 R8 = 0x3f187398
    expect lane 19 R8 = 0x3e3b8cbc
}

warp 25 {   # filter.1d.s16.pairs3
    asm "TEXS.LZ R10, R8, R0, RZ, 20, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3d000000) bits(0x3d800000) bits(0x3da00000) bits(0x3e0aa000) bits(0x3e400000)
        bits(0x3e7aa000) bits(0x3e980000) bits(0x3eb55000) bits(0x3ed00000) bits(0x3eed5000) bits(0x3f055000)
        bits(0x3f12a800) bits(0x3f215000) bits(0x3f2ea800) bits(0x3f3d5000) bits(0x3f4aa800) bits(0x3f595000)
        bits(0x3f66a800) bits(0x3f755000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0xbbab0156
    expect lane 5 R8 = 0x3efefdfe
    expect lane 6 R8 = 0xbf29ab53
    expect lane 7 R8 = 0x3c808101
    expect lane 8 R8 = 0xbc804101
    expect lane 9 R8 = 0x3b800100
    expect lane 10 R8 = 0x3e6551cb
    expect lane 11 R8 = 0x3daf515f
    expect lane 12 R8 = 0x3da00140
    expect lane 13 R8 = 0xbd17212e
    expect lane 14 R8 = 0xbf2a5755
    expect lane 15 R8 = 0x3f55d1ac
    expect lane 16 R8 = 0xbc2b0156
    expect lane 17 R8 = 0x3f4a1f94
    expect lane 18 R8 = 0xbe146929
    expect lane 19 R8 = 0x3d1c6139
}

warp 26 {   # filter.1d.u16.pairs4
    asm "TEXS.LZ R10, R8, R0, RZ, 21, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3d800000) bits(0x3dea8000) bits(0x3e254000) bits(0x3e5aa000) bits(0x3e880000)
        bits(0x3ea00000) bits(0x3ebaa000) bits(0x3ed2a000) bits(0x3eed5000) bits(0x3f040000) bits(0x3f100000)
        bits(0x3f1d5000) bits(0x3f295000) bits(0x3f36a800) bits(0x3f440000) bits(0x3f500000) bits(0x3f5d5000)
        bits(0x3f695000) bits(0x3f76a800) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3eff00ff
    expect lane 2 R8 = 0x3e2a08aa
    expect lane 3 R8 = 0x3f7eaaff
    expect lane 4 R8 = 0x3efeaaff
    expect lane 5 R8 = 0x3b800080
    expect lane 6 R8 = 0x3c2000a0
    expect lane 7 R8 = 0x3f5d28dd
    expect lane 8 R8 = 0x3f150095
    expect lane 9 R8 = 0x3ee272e2
    expect lane 10 R8 = 0x3d800080
    expect lane 11 R8 = 0x3eff00ff
    expect lane 12 R8 = 0x3f4976c9
    expect lane 13 R8 = 0x3eaa00aa
    expect lane 14 R8 = 0x3f5480d5
    expect lane 15 R8 = 0x3c000080
    expect lane 16 R8 = 0x3f3080b1
    expect lane 17 R8 = 0x3eea7cea
    expect lane 18 R8 = 0x3ecf6ccf
    expect lane 19 R8 = 0x3eaeb4af
}

warp 27 {   # filter.1d.s16.pairs5
    asm "TEXS.LZ R10, R8, R0, RZ, 22, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3d000000) bits(0x3d800000) bits(0x3da00000) bits(0x3e0aa000) bits(0x3e400000)
        bits(0x3e7aa000) bits(0x3e980000) bits(0x3eb55000) bits(0x3ed00000) bits(0x3eed5000) bits(0x3f055000)
        bits(0x3f12a800) bits(0x3f215000) bits(0x3f2ea800) bits(0x3f3d5000) bits(0x3f4aa800) bits(0x3f595000)
        bits(0x3f66a800) bits(0x3f755000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xbbff01fe
    expect lane 2 R8 = 0xbbff01fe
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0xbc94c12a
    expect lane 5 R8 = 0x3ef905f2
    expect lane 6 R8 = 0x3f2aff56
    expect lane 7 R8 = 0x3c7f01fe
    expect lane 8 R8 = 0xbce941d3
    expect lane 9 R8 = 0xbb800100
    expect lane 10 R8 = 0x3e5e41bd
    expect lane 11 R8 = 0x3da8b151
    expect lane 12 R8 = 0x3d996133
    expect lane 13 R8 = 0xbd2b6157
    expect lane 14 R8 = 0x3f290352
    expect lane 15 R8 = 0x3f5429a8
    expect lane 16 R8 = 0xbcbf017e
    expect lane 17 R8 = 0x3f488b91
    expect lane 18 R8 = 0xbe1de93c
    expect lane 19 R8 = 0x3d10a121
}

warp 28 {   # filter.1d.u16.pairs6
    asm "TEXS.LZ R10, R8, R0, RZ, 23, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3caa0000) bits(0x3cd50000) bits(0x3da00000) bits(0x3e0aa000) bits(0x3e400000)
        bits(0x3e7aa000) bits(0x3e980000) bits(0x3eb55000) bits(0x3ed00000) bits(0x3eed5000) bits(0x3f055000)
        bits(0x3f12a800) bits(0x3f215000) bits(0x3f2ea800) bits(0x3f3d5000) bits(0x3f4aa800) bits(0x3f595000)
        bits(0x3f66a800) bits(0x3f755000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3a2800a8
    expect lane 2 R8 = 0x3aaa00aa
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3b5400d4
    expect lane 5 R8 = 0x3b3f00bf
    expect lane 6 R8 = 0x3aac00ac
    expect lane 7 R8 = 0x38000080
    expect lane 8 R8 = 0x3b5200d2
    expect lane 9 R8 = 0x3b000080
    expect lane 10 R8 = 0x3ae200e2
    expect lane 11 R8 = 0x3a5400d4
    expect lane 12 R8 = 0x3a5400d4
    expect lane 13 R8 = 0x3aa200a2
    expect lane 14 R8 = 0x3b2a00aa
    expect lane 15 R8 = 0x3ad400d4
    expect lane 16 R8 = 0x3b5300d3
    expect lane 17 R8 = 0x3aca00ca
    expect lane 18 R8 = 0x3b180098
    expect lane 19 R8 = 0x3a3c00bc
}

warp 29 {   # filter.1d.f32.special
    asm "TEXS.LZ R10, R8, R0, RZ, 24, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3d890000) bits(0x3df20000) bits(0x3e330000) bits(0x3e678000) bits(0x3e8e0000)
        bits(0x3eab4000) bits(0x3ec58000) bits(0x3edfc000) bits(0x3efd0000) bits(0x3f0ba000) bits(0x3f18c000)
        bits(0x3f274000) bits(0x3f346000) bits(0x3f418000) bits(0x3f502000) bits(0x3f5d4000) bits(0x3f6a6000)
        bits(0x3f790000) bits(0x3da06000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x7dbfffff
    expect lane 4 R8 = 0x7f800000
    expect lane 5 R8 = 0x7fffffff
    expect lane 6 R8 = 0x7fffffff
    expect lane 7 R8 = 0x7fffffff
    expect lane 8 R8 = 0x7cffffff
    expect lane 9 R8 = 0x3ea00000
    expect lane 10 R8 = 0x7f800000
    expect lane 11 R8 = 0x7f800000
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x3f740000
    expect lane 14 R8 = 0x80000000
    expect lane 15 R8 = 0xc8fffff0
    expect lane 16 R8 = 0x3f580000
    expect lane 17 R8 = 0x7ecc0000
    expect lane 18 R8 = 0xfe400000
    expect lane 19 R8 = 0x0
}

warp 30 {   # filter.1d.f16.special
    asm "TEXS.LZ R10, R8, R0, RZ, 25, 1D, RGBA"  active 0xfffff
    s = { bits(0x3c800000) bits(0x3d940000) bits(0x3e048000) bits(0x3e3f0000) bits(0x3e7f0000) bits(0x3e9cc000)
        bits(0x3eb9c000) bits(0x3ec88000) bits(0x3eda0000) bits(0x3efa0000) bits(0x3f0ba000) bits(0x3f1a2000)
        bits(0x3f2a4000) bits(0x3f38c000) bits(0x3f476000) bits(0x3f560000) bits(0x3f660000) bits(0x3f74a000)
        bits(0x3f7be000) bits(0x3c818000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x33800000
    expect lane 2 R8 = 0x3823c000
    expect lane 3 R8 = 0x46efe000
    expect lane 4 R8 = 0x7fffe000
    expect lane 5 R8 = 0x7fffe000
    expect lane 6 R8 = 0x7fffe000
    expect lane 7 R8 = 0x44ffe000
    expect lane 8 R8 = 0x473fe000
    expect lane 9 R8 = 0x3e000000
    expect lane 10 R8 = 0x7f800000
    expect lane 11 R8 = 0x7f800000
    expect lane 12 R8 = 0x38000000
    expect lane 13 R8 = 0x3ed00000
    expect lane 14 R8 = 0x43d80000
    expect lane 15 R8 = 0xc43fe000
    expect lane 16 R8 = 0x46000000
    expect lane 17 R8 = 0xc6ec0000
    expect lane 18 R8 = 0xc4000000
    expect lane 19 R8 = 0x0
}
