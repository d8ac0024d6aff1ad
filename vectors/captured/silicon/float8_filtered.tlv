# TEX of sRGB, filtered along one axis and two: rows that a wrong step of the sum would change.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-132 PD-133
rules without PD-82
policy srgb_float8
policy filter_weight8

texture 0 { type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  size 16 16  SRGB_CONVERSION 1  address 0x10000000  texels rows 29e24bd48280d8072f35f79bc5f15ef1c25078f4e8616bdf2017ca033f5f17a3e195fdfd5ce204fc3d7977ae3198c5a07034948eafab20c952581b6bab25faa67910f293e51f2f5e720343a20d3f14db878d9db1897d9780b30752ece2324c47950b0e913742db671cd3958fe1b31002f859e9e33e571196cc00ef126f5df00956d15b9e0cdaf2f67ca7b9f24d05c71146126865d6662b8bf8c5b059184e85cb913bead1c944ebe03010d18dafac90280441d8fc24ddb2ad7087c40eea791e295cb7edcbae3995dfec8d8fc75630405042ca481d51e771857c9ad7edba4e5b978993138fc528b14b6797f2c59ecaa57a1d3f034b1e3adbe2e975b5d11cccdc9e171d358b93d1655b392ab81f66b610af35634129d412dbb5b42b058237845c528c5183fdb77bcaeb466f9cdb9a2dfdc30e255b2a69eeb686b6a2396b1e77bb66363c6d014c56431c8b6b14e7bcff2c28953ddcc2a2a42546f3710679da4419153389cf98be9368c9063d1821a719fb4eb3f5fc8a93f893b56ebcd9c1556ffad7e075956747ac2a95e64eb16ba1547a7fb57c38c904530a0ccb218e61a443f95ecbd9ee0150c7adf0b4b549642fb71d13554c2a4d26dd1d7378bdb66c1ebccde4598641fe1ee12a18ae7bc718715bb707bdf39b8ce85fe7e46334efe9b8652b325855e7f242327e4ddc465f869f02aac36f400c1b975ad823bf2972e49ae0d3fecb6f46b285dceee705de492781697183a7fa24fc1dbf09782db99b1c501c0c6c3a9697fbc98e37cea4f9200ab07613ba2590c319022f35292df10807d0a6610717a84d66d5c405fa3988f73c50278727dd089b0a1c57c6b3502d15fa9ce08cbb0ded28ff05c0f936ba5851a7a731ee569927288889e4dcaad41120c7ab5d68ce26ed5deb1d11317f1d58b372abd719c518bd8d6a3b755b0b40c64df9f8a829a9f344cfb56fa9c3d3e96417695ac0cbd5b5f3462bef98c89f02bb8ede55fa05495f94f8eb25de6b7872609a011699d78c35ce278153e2d7f0a653b0c25f16a33ae0c96d636aa375ff714a21f2d8aa87f5ce8f79cd68db3b7a6a392993124f92537fc151529cc151c47b28580b34bac9a8277dce50bf81efd0c276b7ab5ffd601de05201804277b717e325f0377b2743399e9894d447030829ace514ce91588fc75111547aa83597b4e8b6f9f0315a2cd049ce1f5cd2d174c29d1852467cd67c458276611853e4b2e06c8d4e35842efa83f6075bc51828275f334e706ec585a466ab470dad694bc529d9703e64b0013520859112edc539f7df70c77dad2561d4d8cf6fa91bc363a35be8d37403bc3f5e33c435a223c39c984ea69b0307295fd8977a27ab8e6c85bbb60d0c93a21d455b209387b3699c7537191969eb04b77be5a610adde9303cf1fd4a5f1bb96ec47bedad6d9fe653f8d1f5aea3509b796b5c95f }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format A8B8G8R8 UNORM  size 64 1  SRGB_CONVERSION 1  address 0x10020000  texels rows 47c78db74a63a5322f4bb7c9a30a8d2afdf8d0f7dbc69db95a723fb1076c784b055c51a8d6a30d7afac4d9559e4eed4f512f0a6e386ede07c5c93dea6608765aaa637cbbb2460c7d804ef4f90288f1110040e51adaa0c5a913b9e77b06ef5ec9e5c17ecead8583428681782abf90090aa569309d083a4dc70f45525d9690c9c4f54a083320aa2f6a8b09a5b38da548bae5ffebb157dd047c27ec54e2503b7819a48fd8646b1f775fd3fdc81d98ba0ef8d654c622347cb9c95dd84abc854baa8ef70618f8ef320e0386ab6aa12f8bf4722e1b78f2f42b1cba06ad2deb6c6bde3da764dfefb28e321c941abcdef342553b375fc07d7183affc6f88c9fe8f599e51 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format G8R8 UNORM  size 16 16  SRGB_CONVERSION 1  address 0x10040000  texels rows 00400141024203430444054506460747084809490a4a0b4b0c4c0d4d0e4e0f4f10501151125213531454155516561757185819591a5a1b5b1c5c1d5d1e5e1f5f20602161226223632464256526662767286829692a6a2b6b2c6c2d6d2e6e2f6f30703171327233733474357536763777387839793a7a3b7b3c7c3d7d3e7e3f7f40804181428243834484458546864787488849894a8a4b8b4c8c4d8d4e8e4f8f50905191529253935494559556965797589859995a9a5b9b5c9c5d9d5e9e5f9f60a061a162a263a364a465a566a667a768a869a96aaa6bab6cac6dad6eae6faf70b071b172b273b374b475b576b677b778b879b97aba7bbb7cbc7dbd7ebe7fbf80c081c182c283c384c485c586c687c788c889c98aca8bcb8ccc8dcd8ece8fcf90d091d192d293d394d495d596d697d798d899d99ada9bdb9cdc9ddd9ede9fdfa0e0a1e1a2e2a3e3a4e4a5e5a6e6a7e7a8e8a9e9aaeaabebacecadedaeeeafefb0f0b1f1b2f2b3f3b4f4b5f5b6f6b7f7b8f8b9f9bafabbfbbcfcbdfdbefebfffc000c101c202c303c404c505c606c707c808c909ca0acb0bcc0ccd0dce0ecf0fd010d111d212d313d414d515d616d717d818d919da1adb1bdc1cdd1dde1edf1fe020e121e222e323e424e525e626e727e828e929ea2aeb2bec2ced2dee2eef2ff030f131f232f333f434f535f636f737f838f939fa3afb3bfc3cfd3dfe3eff3f }
handle 2 texture 2 sampler 0

warp 0 {   # filter.2d.u8x4.srgb
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = { bits(0x3f44e000) bits(0x3ed86000) bits(0x3f34e000) bits(0x3eae0000) bits(0x3f337000) bits(0x3f350000)
        bits(0x3e098000) bits(0x3e3a8000) bits(0x3ecb6000) bits(0x3ec66000) bits(0x3e274000) bits(0x3f5f1000)
        bits(0x3f4f8000) bits(0x3f146000) bits(0x3f051000) ... }
    t = { bits(0x3e03c000) bits(0x3ec4c000) bits(0x3ebec000) bits(0x3f5e8000) bits(0x3ec48000) bits(0x3f668000)
        bits(0x3f7f4000) bits(0x3f3e7000) bits(0x3ac00000) bits(0x3cda0000) bits(0x3f7f1000) bits(0x3eca0000)
        bits(0x3f761000) bits(0x3de50000) bits(0x3f204000) ... }
    expect lane 0 R8 = 0x3ee34000  R9 = 0x3e126000  R10 = 0x3f214000  R11 = 0x3f4737c7
    expect lane 1 R8 = 0x3f254000  R9 = 0x3d83c000  R10 = 0x3e930000  R11 = 0x3ebfdec0
    expect lane 2 R8 = 0x3e602000  R9 = 0x3e668000  R10 = 0x3eda2000  R11 = 0x3e562cd6
    expect lane 3 R8 = 0x3f146000  R9 = 0x3ecc4000  R10 = 0x3ee76000  R11 = 0x3f4aeacb
    expect lane 4 R8 = 0x3e48e000  R9 = 0x3e9d8000  R10 = 0x3e870000  R11 = 0x3e4ad0cb
    expect lane 5 R8 = 0x3f072000  R9 = 0x3e1b0000  R10 = 0x3e3a2000  R11 = 0x3e446cc4
    expect lane 6 R8 = 0x3d630000  R9 = 0x3daca000  R10 = 0x3eb94000  R11 = 0x3f29b1aa
    expect lane 7 R8 = 0x3de7c000  R9 = 0x3e534000  R10 = 0x3ecd6000  R11 = 0x3e83b884
    expect lane 8 R8 = 0x3e020000  R9 = 0x3cc3e000  R10 = 0x3f068000  R11 = 0x3e0bbc8c
    expect lane 9 R8 = 0x3e80c000  R9 = 0x3d292000  R10 = 0x3ee96000  R11 = 0x3e8ae28b
    expect lane 10 R8 = 0x3ba2a000  R9 = 0x3c204000  R10 = 0x3e8a2000  R11 = 0x3f13d994
    expect lane 11 R8 = 0x3df36000  R9 = 0x3f25e000  R10 = 0x3e85c000  R11 = 0x3efcacfd
    expect lane 12 R8 = 0x3ecd2000  R9 = 0x3ee9c000  R10 = 0x3f026000  R11 = 0x3eb6beb7
    expect lane 13 R8 = 0x3e5de000  R9 = 0x3d3da000  R10 = 0x3f214000  R11 = 0x3f104590
    expect lane 14 R8 = 0x3efc8000  R9 = 0x3eec2000  R10 = 0x3e97e000  R11 = 0x3f526ed2
}

warp 1 {   # filter.1d.u8x4.srgb
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = { bits(0x3c000000) bits(0x3c100000) bits(0x3c200000) bits(0x3c300000) bits(0x3d240000) bits(0x3d280000)
        bits(0x3d920000) bits(0x3d940000) bits(0x3e860000) bits(0x3eec8000) bits(0x3eed0000) bits(0x3f02c000)
        bits(0x3f2e4000) bits(0x3f2e8000) bits(0x3f428000) ... }
    t = bits(0x3f000000)
    expect lane 0 R8 = 0x3d810000  R9 = 0x3f120000  R10 = 0x3e880000  R11 = 0x3f37b7b8
    expect lane 1 R8 = 0x3d81c000  R9 = 0x3f0ae000  R10 = 0x3e8ba000  R11 = 0x3f2f5faf
    expect lane 2 R8 = 0x3d826000  R9 = 0x3f03c000  R10 = 0x3e8f2000  R11 = 0x3f2706a7
    expect lane 3 R8 = 0x3d832000  R9 = 0x3ef94000  R10 = 0x3e92c000  R11 = 0x3f1eae9f
    expect lane 4 R8 = 0x3d470000  R9 = 0x3d876000  R10 = 0x3eeb6000  R11 = 0x3f3fcfc0
    expect lane 5 R8 = 0x3d8f0000  R9 = 0x3d7d8000  R10 = 0x3ee4c000  R11 = 0x3f35d5b6
    expect lane 6 R8 = 0x3f778000  R9 = 0x3f6a0000  R10 = 0x3f1c6000  R11 = 0x3f7413f4
    expect lane 7 R8 = 0x3f730000  R9 = 0x3f640000  R10 = 0x3f17a000  R11 = 0x3f702ff0
    expect lane 8 R8 = 0x3ed38000  R9 = 0x3ddf0000  R10 = 0x3e1b4000  R11 = 0x3f2c2cac
    expect lane 9 R8 = 0x3b298000  R9 = 0x3d308000  R10 = 0x3d996000  R11 = 0x3f4120c1
    expect lane 10 R8 = 0x3b330000  R9 = 0x3d350000  R10 = 0x3d9aa000  R11 = 0x3f3a7aba
    expect lane 11 R8 = 0x3f3ec000  R9 = 0x3e062000  R10 = 0x3befc000  R11 = 0x3e7634f6
    expect lane 12 R8 = 0x3eab8000  R9 = 0x3eef0000  R10 = 0x3d200000  R11 = 0x3f6b8bec
    expect lane 13 R8 = 0x3eb70000  R9 = 0x3ee20000  R10 = 0x3d980000  R11 = 0x3f5e1dde
    expect lane 14 R8 = 0x3f6be000  R9 = 0x3bb40000  R10 = 0x3c0c4000  R11 = 0x3f5a39da
}

warp 2 {   # formats.srgb.linear.u8x2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3
    s = bits(0x3d000000)
    t = { bits(0x3d000000) bits(0x3f080000) ... }
    expect lane 0 R8 = 0x0  R9 = 0x3e808081  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3e5d0000  R9 = 0x3f40c0c1  R10 = 0x0  R11 = 0x0
}
