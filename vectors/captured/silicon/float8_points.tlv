# TEX of a point: all codes of sRGB, of one, two and four components.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-132
rules without PD-82 PD-133
policy srgb_float8

texture 0 { type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  size 16 16  normalized off  SRGB_CONVERSION 1  address 0x10000000  texels rows 004080c0014181c1024282c2034383c3044484c4054585c5064686c6074787c7084888c8094989c90a4a8aca0b4b8bcb0c4c8ccc0d4d8dcd0e4e8ece0f4f8fcf105090d0115191d1125292d2135393d3145494d4155595d5165696d6175797d7185898d8195999d91a5a9ada1b5b9bdb1c5c9cdc1d5d9ddd1e5e9ede1f5f9fdf2060a0e02161a1e12262a2e22363a3e32464a4e42565a5e52666a6e62767a7e72868a8e82969a9e92a6aaaea2b6babeb2c6cacec2d6daded2e6eaeee2f6fafef3070b0f03171b1f13272b2f23373b3f33474b4f43575b5f53676b6f63777b7f73878b8f83979b9f93a7abafa3b7bbbfb3c7cbcfc3d7dbdfd3e7ebefe3f7fbfff4080c0004181c1014282c2024383c3034484c4044585c5054686c6064787c7074888c8084989c9094a8aca0a4b8bcb0b4c8ccc0c4d8dcd0d4e8ece0e4f8fcf0f5090d0105191d1115292d2125393d3135494d4145595d5155696d6165797d7175898d8185999d9195a9ada1a5b9bdb1b5c9cdc1c5d9ddd1d5e9ede1e5f9fdf1f60a0e02061a1e12162a2e22263a3e32364a4e42465a5e52566a6e62667a7e72768a8e82869a9e9296aaaea2a6babeb2b6cacec2c6daded2d6eaeee2e6fafef2f70b0f03071b1f13172b2f23273b3f33374b4f43475b5f53576b6f63677b7f73778b8f83879b9f9397abafa3a7bbbfb3b7cbcfc3c7dbdfd3d7ebefe3e7fbfff3f80c0004081c1014182c2024283c3034384c4044485c5054586c6064687c7074788c8084889c909498aca0a4a8bcb0b4b8ccc0c4c8dcd0d4d8ece0e4e8fcf0f4f90d0105091d1115192d2125293d3135394d4145495d5155596d6165697d7175798d8185899d919599ada1a5a9bdb1b5b9cdc1c5c9ddd1d5d9ede1e5e9fdf1f5fa0e02060a1e12161a2e22262a3e32363a4e42464a5e52565a6e62666a7e72767a8e82868a9e92969aaea2a6aabeb2b6bacec2c6caded2d6daeee2e6eafef2f6fb0f03070b1f13171b2f23272b3f33373b4f43474b5f53575b6f63676b7f73777b8f83878b9f93979bafa3a7abbfb3b7bbcfc3c7cbdfd3d7dbefe3e7ebfff3f7fc0004080c1014181c2024282c3034383c4044484c5054585c6064686c7074787c8084888c9094989ca0a4a8acb0b4b8bcc0c4c8ccd0d4d8dce0e4e8ecf0f4f8fd0105090d1115191d2125292d3135393d4145494d5155595d6165696d7175797d8185898d9195999da1a5a9adb1b5b9bdc1c5c9cdd1d5d9dde1e5e9edf1f5f9fe02060a0e12161a1e22262a2e32363a3e42464a4e52565a5e62666a6e72767a7e82868a8e92969a9ea2a6aaaeb2b6babec2c6caced2d6dadee2e6eaeef2f6faff03070b0f13171b1f23272b2f33373b3f43474b4f53575b5f63676b6f73777b7f83878b8f93979b9fa3a7abafb3b7bbbfc3c7cbcfd3d7dbdfe3e7ebeff3f7fbf }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format G8R8 UNORM  size 16 16  normalized off  SRGB_CONVERSION 1  address 0x10020000  texels rows 00400141024203430444054506460747084809490a4a0b4b0c4c0d4d0e4e0f4f10501151125213531454155516561757185819591a5a1b5b1c5c1d5d1e5e1f5f20602161226223632464256526662767286829692a6a2b6b2c6c2d6d2e6e2f6f30703171327233733474357536763777387839793a7a3b7b3c7c3d7d3e7e3f7f40804181428243834484458546864787488849894a8a4b8b4c8c4d8d4e8e4f8f50905191529253935494559556965797589859995a9a5b9b5c9c5d9d5e9e5f9f60a061a162a263a364a465a566a667a768a869a96aaa6bab6cac6dad6eae6faf70b071b172b273b374b475b576b677b778b879b97aba7bbb7cbc7dbd7ebe7fbf80c081c182c283c384c485c586c687c788c889c98aca8bcb8ccc8dcd8ece8fcf90d091d192d293d394d495d596d697d798d899d99ada9bdb9cdc9ddd9ede9fdfa0e0a1e1a2e2a3e3a4e4a5e5a6e6a7e7a8e8a9e9aaeaabebacecadedaeeeafefb0f0b1f1b2f2b3f3b4f4b5f5b6f6b7f7b8f8b9f9bafabbfbbcfcbdfdbefebfffc000c101c202c303c404c505c606c707c808c909ca0acb0bcc0ccd0dce0ecf0fd010d111d212d313d414d515d616d717d818d919da1adb1bdc1cdd1dde1edf1fe020e121e222e323e424e525e626e727e828e929ea2aeb2bec2ced2dee2eef2ff030f131f232f333f434f535f636f737f838f939fa3afb3bfc3cfd3dfe3eff3f }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 16 16  normalized off  SRGB_CONVERSION 1  address 0x10040000  texels rows 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9fa0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff }
handle 2 texture 2 sampler 0

warp 0 {   # formats.srgb.u8x4
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5 12.5 13.5 14.5 15.5 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5
        10.5 11.5 12.5 13.5 14.5 15.5 }
    t = { 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5
        1.5 1.5 1.5 1.5 }
    expect lane 0 R8 = 0x0  R9 = 0x3d520000  R10 = 0x3e5d0000
    expect lane 1 R8 = 0x39a00000  R9 = 0x3d580000  R10 = 0x3e610000
    expect lane 2 R8 = 0x3a200000  R9 = 0x3d600000  R10 = 0x3e650000
    expect lane 3 R8 = 0x3a700000  R9 = 0x3d660000  R10 = 0x3e680000
    expect lane 4 R8 = 0x3aa00000  R9 = 0x3d6c0000  R10 = 0x3e6c0000
    expect lane 5 R8 = 0x3ac80000  R9 = 0x3d740000  R10 = 0x3e700000
    expect lane 6 R8 = 0x3af00000  R9 = 0x3d7a0000  R10 = 0x3e740000
    expect lane 7 R8 = 0x3b0c0000  R9 = 0x3d810000  R10 = 0x3e780000
    expect lane 8 R8 = 0x3b200000  R9 = 0x3d850000  R10 = 0x3e7c0000
    expect lane 9 R8 = 0x3b340000  R9 = 0x3d880000  R10 = 0x3e800000
    expect lane 10 R8 = 0x3b480000  R9 = 0x3d8c0000  R10 = 0x3e820000
    expect lane 11 R8 = 0x3b5c0000  R9 = 0x3d900000  R10 = 0x3e840000
    expect lane 12 R8 = 0x3b700000  R9 = 0x3d940000  R10 = 0x3e860000
    expect lane 13 R8 = 0x3b840000  R9 = 0x3d980000  R10 = 0x3e880000
    expect lane 14 R8 = 0x3b900000  R9 = 0x3d9c0000  R10 = 0x3e8a0000
    expect lane 15 R8 = 0x3b9c0000  R9 = 0x3da00000  R10 = 0x3e8d0000
    expect lane 16 R8 = 0x3baa0000  R9 = 0x3da40000  R10 = 0x3e8f0000
    expect lane 17 R8 = 0x3bb80000  R9 = 0x3da90000  R10 = 0x3e910000
    expect lane 18 R8 = 0x3bc60000  R9 = 0x3dad0000  R10 = 0x3e930000
    expect lane 19 R8 = 0x3bd60000  R9 = 0x3db10000  R10 = 0x3e950000
    expect lane 20 R8 = 0x3be60000  R9 = 0x3db60000  R10 = 0x3e980000
    expect lane 21 R8 = 0x3bf60000  R9 = 0x3dba0000  R10 = 0x3e9a0000
    expect lane 22 R8 = 0x3c030000  R9 = 0x3dbf0000  R10 = 0x3e9c0000
    expect lane 23 R8 = 0x3c0c0000  R9 = 0x3dc30000  R10 = 0x3e9e0000
    expect lane 24 R8 = 0x3c160000  R9 = 0x3dc80000  R10 = 0x3ea10000
    expect lane 25 R8 = 0x3c1f0000  R9 = 0x3dcd0000  R10 = 0x3ea30000
    expect lane 26 R8 = 0x3c290000  R9 = 0x3dd10000  R10 = 0x3ea50000
    expect lane 27 R8 = 0x3c340000  R9 = 0x3dd60000  R10 = 0x3ea80000
    expect lane 28 R8 = 0x3c3e0000  R9 = 0x3ddb0000  R10 = 0x3eaa0000
    expect lane 29 R8 = 0x3c490000  R9 = 0x3de00000  R10 = 0x3ead0000
    expect lane 30 R8 = 0x3c550000  R9 = 0x3de50000  R10 = 0x3eaf0000
    expect lane 31 R8 = 0x3c600000  R9 = 0x3dea0000  R10 = 0x3eb20000
}

warp 1 {   # formats.srgb.u8x4
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5 12.5 13.5 14.5 15.5 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5
        10.5 11.5 12.5 13.5 14.5 15.5 }
    t = { 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 2.5 3.5 3.5 3.5 3.5 3.5 3.5 3.5 3.5 3.5 3.5 3.5 3.5
        3.5 3.5 3.5 3.5 }
    expect lane 0 R8 = 0x3c6c0000  R9 = 0x3df00000  R10 = 0x3eb40000
    expect lane 1 R8 = 0x3c7a0000  R9 = 0x3df40000  R10 = 0x3eb60000
    expect lane 2 R8 = 0x3c830000  R9 = 0x3dfa0000  R10 = 0x3eb90000
    expect lane 3 R8 = 0x3c8a0000  R9 = 0x3e000000  R10 = 0x3ebc0000
    expect lane 4 R8 = 0x3c910000  R9 = 0x3e020000  R10 = 0x3ebe0000
    expect lane 5 R8 = 0x3c980000  R9 = 0x3e050000  R10 = 0x3ec10000
    expect lane 6 R8 = 0x3c9f0000  R9 = 0x3e080000  R10 = 0x3ec30000
    expect lane 7 R8 = 0x3ca60000  R9 = 0x3e0b0000  R10 = 0x3ec60000
    expect lane 8 R8 = 0x3cae0000  R9 = 0x3e0e0000  R10 = 0x3ec80000
    expect lane 9 R8 = 0x3cb60000  R9 = 0x3e110000  R10 = 0x3ecb0000
    expect lane 10 R8 = 0x3cbe0000  R9 = 0x3e140000  R10 = 0x3ece0000
    expect lane 11 R8 = 0x3cc60000  R9 = 0x3e170000  R10 = 0x3ed10000
    expect lane 12 R8 = 0x3cce0000  R9 = 0x3e1a0000  R10 = 0x3ed30000
    expect lane 13 R8 = 0x3cd70000  R9 = 0x3e1d0000  R10 = 0x3ed60000
    expect lane 14 R8 = 0x3ce00000  R9 = 0x3e200000  R10 = 0x3ed90000
    expect lane 15 R8 = 0x3ce90000  R9 = 0x3e230000  R10 = 0x3edb0000
    expect lane 16 R8 = 0x3cf20000  R9 = 0x3e260000  R10 = 0x3ede0000
    expect lane 17 R8 = 0x3cfc0000  R9 = 0x3e290000  R10 = 0x3ee10000
    expect lane 18 R8 = 0x3d030000  R9 = 0x3e2c0000  R10 = 0x3ee40000
    expect lane 19 R8 = 0x3d080000  R9 = 0x3e300000  R10 = 0x3ee70000
    expect lane 20 R8 = 0x3d0d0000  R9 = 0x3e330000  R10 = 0x3eea0000
    expect lane 21 R8 = 0x3d120000  R9 = 0x3e360000  R10 = 0x3eed0000
    expect lane 22 R8 = 0x3d170000  R9 = 0x3e3a0000  R10 = 0x3ef00000
    expect lane 23 R8 = 0x3d1c0000  R9 = 0x3e3d0000  R10 = 0x3ef20000
    expect lane 24 R8 = 0x3d220000  R9 = 0x3e400000  R10 = 0x3ef60000
    expect lane 25 R8 = 0x3d280000  R9 = 0x3e440000  R10 = 0x3ef80000
    expect lane 26 R8 = 0x3d2d0000  R9 = 0x3e470000  R10 = 0x3efc0000
    expect lane 27 R8 = 0x3d330000  R9 = 0x3e4b0000  R10 = 0x3efe0000
    expect lane 28 R8 = 0x3d390000  R9 = 0x3e4e0000  R10 = 0x3f010000
    expect lane 29 R8 = 0x3d3f0000  R9 = 0x3e520000  R10 = 0x3f020000
    expect lane 30 R8 = 0x3d450000  R9 = 0x3e560000  R10 = 0x3f040000
    expect lane 31 R8 = 0x3d4c0000  R9 = 0x3e590000  R10 = 0x3f050000
}

warp 2 {   # formats.srgb.u8x4
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5 12.5 13.5 14.5 15.5 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5
        10.5 11.5 12.5 13.5 14.5 15.5 }
    t = { 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5 5.5
        5.5 5.5 5.5 5.5 }
    expect lane 0 R8 = 0x3d520000  R9 = 0x3e5d0000  R10 = 0x3f070000
    expect lane 1 R8 = 0x3d580000  R9 = 0x3e610000  R10 = 0x3f090000
    expect lane 2 R8 = 0x3d600000  R9 = 0x3e650000  R10 = 0x3f0a0000
    expect lane 3 R8 = 0x3d660000  R9 = 0x3e680000  R10 = 0x3f0c0000
    expect lane 4 R8 = 0x3d6c0000  R9 = 0x3e6c0000  R10 = 0x3f0d0000
    expect lane 5 R8 = 0x3d740000  R9 = 0x3e700000  R10 = 0x3f0f0000
    expect lane 6 R8 = 0x3d7a0000  R9 = 0x3e740000  R10 = 0x3f110000
    expect lane 7 R8 = 0x3d810000  R9 = 0x3e780000  R10 = 0x3f120000
    expect lane 8 R8 = 0x3d850000  R9 = 0x3e7c0000  R10 = 0x3f140000
    expect lane 9 R8 = 0x3d880000  R9 = 0x3e800000  R10 = 0x3f160000
    expect lane 10 R8 = 0x3d8c0000  R9 = 0x3e820000  R10 = 0x3f170000
    expect lane 11 R8 = 0x3d900000  R9 = 0x3e840000  R10 = 0x3f190000
    expect lane 12 R8 = 0x3d940000  R9 = 0x3e860000  R10 = 0x3f1b0000
    expect lane 13 R8 = 0x3d980000  R9 = 0x3e880000  R10 = 0x3f1c0000
    expect lane 14 R8 = 0x3d9c0000  R9 = 0x3e8a0000  R10 = 0x3f1e0000
    expect lane 15 R8 = 0x3da00000  R9 = 0x3e8d0000  R10 = 0x3f200000
    expect lane 16 R8 = 0x3da40000  R9 = 0x3e8f0000  R10 = 0x3f210000
    expect lane 17 R8 = 0x3da90000  R9 = 0x3e910000  R10 = 0x3f230000
    expect lane 18 R8 = 0x3dad0000  R9 = 0x3e930000  R10 = 0x3f250000
    expect lane 19 R8 = 0x3db10000  R9 = 0x3e950000  R10 = 0x3f270000
    expect lane 20 R8 = 0x3db60000  R9 = 0x3e980000  R10 = 0x3f290000
    expect lane 21 R8 = 0x3dba0000  R9 = 0x3e9a0000  R10 = 0x3f2a0000
    expect lane 22 R8 = 0x3dbf0000  R9 = 0x3e9c0000  R10 = 0x3f2c0000
    expect lane 23 R8 = 0x3dc30000  R9 = 0x3e9e0000  R10 = 0x3f2e0000
    expect lane 24 R8 = 0x3dc80000  R9 = 0x3ea10000  R10 = 0x3f300000
    expect lane 25 R8 = 0x3dcd0000  R9 = 0x3ea30000  R10 = 0x3f320000
    expect lane 26 R8 = 0x3dd10000  R9 = 0x3ea50000  R10 = 0x3f330000
    expect lane 27 R8 = 0x3dd60000  R9 = 0x3ea80000  R10 = 0x3f350000
    expect lane 28 R8 = 0x3ddb0000  R9 = 0x3eaa0000  R10 = 0x3f370000
    expect lane 29 R8 = 0x3de00000  R9 = 0x3ead0000  R10 = 0x3f390000
    expect lane 30 R8 = 0x3de50000  R9 = 0x3eaf0000  R10 = 0x3f3b0000
    expect lane 31 R8 = 0x3dea0000  R9 = 0x3eb20000  R10 = 0x3f3d0000
}

warp 3 {   # formats.srgb.u8x4
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5 12.5 13.5 14.5 15.5 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5
        10.5 11.5 12.5 13.5 14.5 15.5 }
    t = { 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 6.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5 7.5
        7.5 7.5 7.5 7.5 }
    expect lane 0 R8 = 0x3df00000  R9 = 0x3eb40000  R10 = 0x3f3f0000
    expect lane 1 R8 = 0x3df40000  R9 = 0x3eb60000  R10 = 0x3f410000
    expect lane 2 R8 = 0x3dfa0000  R9 = 0x3eb90000  R10 = 0x3f430000
    expect lane 3 R8 = 0x3e000000  R9 = 0x3ebc0000  R10 = 0x3f450000
    expect lane 4 R8 = 0x3e020000  R9 = 0x3ebe0000  R10 = 0x3f470000
    expect lane 5 R8 = 0x3e050000  R9 = 0x3ec10000  R10 = 0x3f490000
    expect lane 6 R8 = 0x3e080000  R9 = 0x3ec30000  R10 = 0x3f4b0000
    expect lane 7 R8 = 0x3e0b0000  R9 = 0x3ec60000  R10 = 0x3f4d0000
    expect lane 8 R8 = 0x3e0e0000  R9 = 0x3ec80000  R10 = 0x3f4f0000
    expect lane 9 R8 = 0x3e110000  R9 = 0x3ecb0000  R10 = 0x3f510000
    expect lane 10 R8 = 0x3e140000  R9 = 0x3ece0000  R10 = 0x3f530000
    expect lane 11 R8 = 0x3e170000  R9 = 0x3ed10000  R10 = 0x3f550000
    expect lane 12 R8 = 0x3e1a0000  R9 = 0x3ed30000  R10 = 0x3f570000
    expect lane 13 R8 = 0x3e1d0000  R9 = 0x3ed60000  R10 = 0x3f590000
    expect lane 14 R8 = 0x3e200000  R9 = 0x3ed90000  R10 = 0x3f5b0000
    expect lane 15 R8 = 0x3e230000  R9 = 0x3edb0000  R10 = 0x3f5d0000
    expect lane 16 R8 = 0x3e260000  R9 = 0x3ede0000  R10 = 0x3f5f0000
    expect lane 17 R8 = 0x3e290000  R9 = 0x3ee10000  R10 = 0x3f610000
    expect lane 18 R8 = 0x3e2c0000  R9 = 0x3ee40000  R10 = 0x3f630000
    expect lane 19 R8 = 0x3e300000  R9 = 0x3ee70000  R10 = 0x3f650000
    expect lane 20 R8 = 0x3e330000  R9 = 0x3eea0000  R10 = 0x3f680000
    expect lane 21 R8 = 0x3e360000  R9 = 0x3eed0000  R10 = 0x3f6a0000
    expect lane 22 R8 = 0x3e3a0000  R9 = 0x3ef00000  R10 = 0x3f6c0000
    expect lane 23 R8 = 0x3e3d0000  R9 = 0x3ef20000  R10 = 0x3f6e0000
    expect lane 24 R8 = 0x3e400000  R9 = 0x3ef60000  R10 = 0x3f700000
    expect lane 25 R8 = 0x3e440000  R9 = 0x3ef80000  R10 = 0x3f720000
    expect lane 26 R8 = 0x3e470000  R9 = 0x3efc0000  R10 = 0x3f740000
    expect lane 27 R8 = 0x3e4b0000  R9 = 0x3efe0000  R10 = 0x3f760000
    expect lane 28 R8 = 0x3e4e0000  R9 = 0x3f010000  R10 = 0x3f7a0000
    expect lane 29 R8 = 0x3e520000  R9 = 0x3f020000  R10 = 0x3f7c0000
    expect lane 30 R8 = 0x3e560000  R9 = 0x3f040000  R10 = 0x3f7e0000
    expect lane 31 R8 = 0x3e590000  R9 = 0x3f050000  R10 = 0x3f800000
}

warp 4 {   # formats.srgb.u8x2
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xf
    s = 0.5
    t = { 0.5 4.5 8.5 12.5 ... }
    expect lane 0 R8 = 0x0  R9 = 0x3e808081  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3d520000  R9 = 0x3f008081  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e5d0000  R9 = 0x3f40c0c1  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f070000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 5 {   # formats.srgb.u8
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xf
    s = 0.5
    t = { 0.5 4.5 8.5 12.5 ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3d520000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3e5d0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f070000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
