# texelFetch of buffer: expected is what two renderers of Mesa 22.3.6 agree on bit for bit:
# softpipe and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/fetches.py, seed 1.
# Of 240 fetches 18 are left out, on which one of them or the unit differs.
texlock 1
rules R-LD-1 R-LD-26 R-LD-27 R-LD-5
sampler 0 { }
texture 0 { type ONE_D_BUFFER format A8B8G8R8 SINT source R G B A
  size 24 address 0x10000000 texels rows 261cb0ea17a5ac70b20fb3b6a24761372b6f0db1610d15a1e3f1cf83a03a15a041968fd5a0e63de76b7c8b25aeaf61c9b3a16d5128cebd46d63f7d07ddbc74cf7c407b50f3be55b5fa093236dfaf13ba7bda6fe6f4b4fcd7228d19a06a82809a }
handle 0 texture 0 sampler 0
warp 0 { sm4 "ld r0.xyzw, r1.xyzw, t0.xyzw"  active 0xff
  Ra+0 = { 0xa 0x12 0x15 0x1 0x6 0x13 0x3 0x4 ... }
  expect lane 0 R8 = 0x6b R9 = 0x7c R10 = 0xffffff8b R11 = 0x25
  expect lane 1 R8 = 0xfffffffa R9 = 0x9 R10 = 0x32 R11 = 0x36
  expect lane 2 R8 = 0xfffffff4 R9 = 0xffffffb4 R10 = 0xfffffffc R11 = 0xffffffd7
  expect lane 3 R8 = 0x17 R9 = 0xffffffa5 R10 = 0xffffffac R11 = 0x70
  expect lane 4 R8 = 0xffffffe3 R9 = 0xfffffff1 R10 = 0xffffffcf R11 = 0xffffff83
  expect lane 5 R8 = 0xffffffdf R9 = 0xffffffaf R10 = 0x13 R11 = 0xffffffba
  expect lane 6 R8 = 0xffffffa2 R9 = 0x47 R10 = 0x61 R11 = 0x37
  expect lane 7 R8 = 0x2b R9 = 0x6f R10 = 0xd R11 = 0xffffffb1
}
texture 1 { type ONE_D_BUFFER format A8B8G8R8 UINT source R G B A
  size 24 address 0x10100000 texels rows 7a09b77a7164d23987015e5fa3b87078a4eacdc4eac139b4b80ea6b592c3b6d17b3ec0a247053626e812154d7443ecc1920cb65f493662bf97cb4273a77fa6b1d182521b4645d5aa2d90511115630aef2a5c2ba21d941118eb1400f22301b78a }
handle 1 texture 1 sampler 0
warp 1 { sm4 "ld r0.xyzw, r1.xyzw, t1.wxyx"  active 0xff
  Ra+0 = { 0x1 0x3 0x9 0xa 0x2 0x2 0x2 0x11 ... }
  expect lane 0 R8 = 0x71 R9 = 0x64 R10 = 0x39
  expect lane 1 R8 = 0xa3 R9 = 0xb8 R10 = 0x78
  expect lane 2 R8 = 0x47 R9 = 0x5 R10 = 0x26
  expect lane 3 R8 = 0xe8 R9 = 0x12 R10 = 0x4d
  expect lane 4 R8 = 0x87 R9 = 0x1 R10 = 0x5f
  expect lane 5 R8 = 0x87 R9 = 0x1 R10 = 0x5f
  expect lane 6 R8 = 0x87 R9 = 0x1 R10 = 0x5f
  expect lane 7 R8 = 0x46 R9 = 0x45 R10 = 0xaa
}
texture 2 { type ONE_D_BUFFER format A8B8G8R8 UNORM source R G B A
  size 24 address 0x10200000 texels rows de64ccc8f7b9042d7c6534934715e73dbe2ea62bc6ca2f68cfdfc1182217663f55b7089af4112ee43fd2cfb3c0fcf6fc065b72b037c8a715f4b1a97beb1071f076f1558c031ea61ab25dafdcbd35432ca91f243f9ac8dc6f006d28b5418c48df }
handle 2 texture 2 sampler 0
warp 2 { sm4 "ld r0.xyzw, r1.xyzw, t2.zxyy"  active 0xff
  Ra+0 = { 0x13 0x15 0x4 0x5 0x4 0x1 0x0 0x9 ... }
  expect lane 2 R8 = 0x3f3ebebf R9 = 0x3e38b8b9 R10 = 0x3f26a6a7
  expect lane 4 R8 = 0x3f3ebebf R9 = 0x3e38b8b9 R10 = 0x3f26a6a7
}
texture 3 { type ONE_D_BUFFER format G8R8 SINT source R G ZERO ONE_INT
  size 24 address 0x10300000 texels rows 62e758796403441c61b53161dc06cf6a66d15e0f010394ae770a6e6d150312d4bfa6d5d9f5f2b8b391a69d7a8cecbbc8 }
handle 3 texture 3 sampler 0
warp 3 { sm4 "ld r0.xyzw, r1.xyzw, t3.xyzw"  active 0xff
  Ra+0 = { 0x13 0x2 0x5 0x13 0xd 0x1 0x13 0x0 ... }
  expect lane 0 R8 = 0xffffffb8 R9 = 0xffffffb3 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x64 R9 = 0x3 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x31 R9 = 0x61 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0xffffffb8 R9 = 0xffffffb3 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x6e R9 = 0x6d R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x58 R9 = 0x79 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xffffffb8 R9 = 0xffffffb3 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x62 R9 = 0xffffffe7 R10 = 0x0 R11 = 0x1
}
texture 4 { type ONE_D_BUFFER format G8R8 UINT source R G ZERO ONE_INT
  size 24 address 0x10400000 texels rows 7f41803024fef6c315f7fddbbb98b506c608bcd32da28e50d6a155e27de0e9576a06c9f83be627f356c3288ca5de21eb }
handle 4 texture 4 sampler 0
warp 4 { sm4 "ld r0.xyzw, r1.xyzw, t4.wywx"  active 0xff
  Ra+0 = { 0x4 0xe 0xd 0xe 0x12 0x17 0x12 0x9 ... }
  expect lane 0 R8 = 0x15 R9 = 0xf7 R10 = 0x1
  expect lane 1 R8 = 0x7d R9 = 0xe0 R10 = 0x1
  expect lane 2 R8 = 0x55 R9 = 0xe2 R10 = 0x1
  expect lane 3 R8 = 0x7d R9 = 0xe0 R10 = 0x1
  expect lane 4 R8 = 0x3b R9 = 0xe6 R10 = 0x1
  expect lane 5 R8 = 0x21 R9 = 0xeb R10 = 0x1
  expect lane 6 R8 = 0x3b R9 = 0xe6 R10 = 0x1
  expect lane 7 R8 = 0xbc R9 = 0xd3 R10 = 0x1
}
texture 5 { type ONE_D_BUFFER format G8R8 UNORM source R G ZERO ONE_FLOAT
  size 24 address 0x10500000 texels rows 5937cb5a7a59c221c09672a45e5c115d8b96eb05801d382804324e6a74a7db1c95d976bd713a58f6798f4be7b1e5fa9d }
handle 5 texture 5 sampler 0
warp 5 { sm4 "ld r0.xyzw, r1.xyzw, t5.wxwy"  active 0xff
  Ra+0 = { 0xa 0xe 0x11 0xc 0x12 0x6 0xb 0x17 ... }
  expect lane 5 R8 = 0x3ebcbcbd R9 = 0x3eb8b8b9 R10 = 0x3f800000
}
texture 6 { type ONE_D_BUFFER format R16 FLOAT source R ZERO ZERO ONE_FLOAT
  size 24 address 0x10600000 texels rows 823b2275a97f79979d53f0df0b74a3725e4addd29b6786a565f2ba03340a7dde4ba3d39aeb6725e22c9e4943dc1ab78a }
handle 6 texture 6 sampler 0
warp 6 { sm4 "ld r0.xyzw, r1.xyzw, t6.yxyx"  active 0xff
  Ra+0 = { 0x2 0xa 0x7 0x6 0x11 0x14 0x0 0x12 ... }
  expect lane 0 R8 = 0x7ff52000 R9 = 0x0
  expect lane 1 R8 = 0x44f36000 R9 = 0x0
  expect lane 2 R8 = 0x46546000 R9 = 0x0
  expect lane 3 R8 = 0x46816000 R9 = 0x0
  expect lane 4 R8 = 0xbb5a6000 R9 = 0x0
  expect lane 5 R8 = 0xbbc58000 R9 = 0x0
  expect lane 6 R8 = 0x3f704000 R9 = 0x0
  expect lane 7 R8 = 0x44fd6000 R9 = 0x0
}
texture 7 { type ONE_D_BUFFER format R16 SINT source R ZERO ZERO ONE_INT
  size 24 address 0x10700000 texels rows 4cb957a1f1a188b2bc646bec4b31d7231783330ef55d29c9f382baac50e0e66ca00ce0873facbf2b124c456b76cad731 }
handle 7 texture 7 sampler 0
warp 7 { sm4 "ld r0.xyzw, r1.xyzw, t7.xyzw"  active 0xff
  Ra+0 = { 0x1 0x1 0xe 0xa 0xc 0x4 0x14 0x4 ... }
  expect lane 0 R8 = 0xffffa157 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xffffa157 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xffffe050 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x5df5 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xffff82f3 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x64bc R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x4c12 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x64bc R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 8 { type ONE_D_BUFFER format R16 UINT source R ZERO ZERO ONE_INT
  size 24 address 0x10800000 texels rows b1d5437d20d38f8080af6713fdc8a9db6bcff102789dc36cf69066bbed4d99e503c4ccb6b5873ef804be7c585c5f4cb8 }
handle 8 texture 8 sampler 0
warp 8 { sm4 "ld r0.xyzw, r1.xyzw, t8.xyzw"  active 0xff
  Ra+0 = { 0x7 0x0 0x5 0xa 0x9 0x8 0xb 0x9 ... }
  expect lane 0 R8 = 0xdba9 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xd5b1 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x1367 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x9d78 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x2f1 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xcf6b R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x6cc3 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x2f1 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 9 { type ONE_D_BUFFER format R16 UNORM source R ZERO ZERO ONE_FLOAT
  size 24 address 0x10900000 texels rows 6e002cac343d3911d335f0446fac609814e3a4525f3208c2684702f1fc21c40ee3de769ce711e25aba2f94c52463e0ed }
handle 9 texture 9 sampler 0
warp 9 { sm4 "ld r0.xyzw, r1.xyzw, t9.xyzw"  active 0xff
  Ra+0 = { 0x7 0x16 0x16 0x11 0xa 0x0 0xf 0x11 ... }
  expect lane 0 R8 = 0x3f186098 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ec648c6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3ec648c6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f1c769c R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3e497cc9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3adc00dc R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3d6c40ec R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f1c769c R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
texture 10 { type ONE_D_BUFFER format R16_G16 FLOAT source R G ZERO ONE_FLOAT
  size 24 address 0x10a00000 texels rows 49281ee5b3110a82eea04c0260e90bc44f5217f723ee9f2deb053125e0221c78dce8138ec5833a002491d82912dc1bc2d5f8b65cd046412625704795e2ed8141f04207cba9f8ee6619123e977b7a92dd71fe4ab03828c01e8b15e0ad31e11659 }
handle 10 texture 10 sampler 0
warp 10 { sm4 "ld r0.xyzw, r1.xyzw, t10.xyzw"  active 0xff
  Ra+0 = { 0xd 0x3 0x0 0x13 0xe 0xc 0x15 0x13 ... }
  expect lane 0 R8 = 0x40da0000 R9 = 0x3cc82000 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0xc52c0000 R9 = 0xc0816000 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3d092000 R9 = 0xc4a3c000 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x474f6000 R9 = 0xc3b24000 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x4604a000 R9 = 0xbaa8e000 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0xc71aa000 R9 = 0x4396c000 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3d070000 R9 = 0x3bd80000 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x474f6000 R9 = 0xc3b24000 R10 = 0x0 R11 = 0x3f800000
}
texture 11 { type ONE_D_BUFFER format R16_G16 SINT source R G ZERO ONE_INT
  size 24 address 0x10b00000 texels rows 5e9038b47fba6778aea9c7f6c000d7739a7a903f68995816712d38cd971e359d87dab2bad9a129ba1b997aa10e759e71afa6335580c230bf1d0d8ba418bcfc1b3b472c614e9e81979b9e8213b73bbfe7237577232b094adf50f1453405b13bb3 }
handle 11 texture 11 sampler 0
warp 11 { sm4 "ld r0.xyzw, r1.xyzw, t11.yxxw"  active 0xff
  Ra+0 = { 0xa 0xe 0x6 0x9 0xf 0xd 0x15 0xc ... }
  expect lane 0 R8 = 0xffff991b R9 = 0xffffa17a R10 = 0x1
  expect lane 1 R8 = 0xd1d R9 = 0xffffa48b R10 = 0x1
  expect lane 2 R8 = 0x2d71 R9 = 0xffffcd38 R10 = 0x1
  expect lane 3 R8 = 0xffffa1d9 R9 = 0xffffba29 R10 = 0x1
  expect lane 4 R8 = 0xffffbc18 R9 = 0x1bfc R10 = 0x1
  expect lane 5 R8 = 0xffffc280 R9 = 0xffffbf30 R10 = 0x1
  expect lane 6 R8 = 0x92b R9 = 0xffffdf4a R10 = 0x1
  expect lane 7 R8 = 0xffffa6af R9 = 0x5533 R10 = 0x1
}
texture 12 { type ONE_D_BUFFER format R16_G16 UINT source R G ZERO ONE_INT
  size 24 address 0x10c00000 texels rows 9249e2a95c465b3d944366c2eaf50b92f7ae7f11d4d36aee5ee4bd891370203f1f5736496d96cd895c2a9241db33ee7afb0d5b7159be58ea4b0e65efe1a5083e021c3e997ffeb1f854cb0d91ea831d6eafd00d30e424cbc7ff03fee2f2dc1dfd }
handle 12 texture 12 sampler 0
warp 12 { sm4 "ld r0.xyzw, r1.xyzw, t12.xyzw"  active 0xff
  Ra+0 = { 0x10 0xf 0x0 0x4 0x5 0x6 0x11 0x6 ... }
  expect lane 0 R8 = 0x1c02 R9 = 0x993e R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xa5e1 R9 = 0x3e08 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x4992 R9 = 0xa9e2 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0xaef7 R9 = 0x117f R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xd3d4 R9 = 0xee6a R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xe45e R9 = 0x89bd R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xfe7f R9 = 0xf8b1 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xe45e R9 = 0x89bd R10 = 0x0 R11 = 0x1
}
texture 13 { type ONE_D_BUFFER format R16_G16 UNORM source R G ZERO ONE_FLOAT
  size 24 address 0x10d00000 texels rows 7f57c12bcb91cc49c269424fcd99a3eb49c5db238cf0f271466429c574beb0393b468df3a38a9ccfcc7a67abb07d445f4a43ce5a4bcdcfa9644f7346c74fe7e7817e830557d3825f42e02fe5f0ecbc2554ccf5fa442dde56945f01d5963f076d }
handle 13 texture 13 sampler 0
warp 13 { sm4 "ld r0.xyzw, r1.xyzw, t13.xyzw"  active 0xff
  Ra+0 = { 0x7 0x5 0xb 0xf 0x9 0xb 0x8 0x7 ... }
  expect lane 0 R8 = 0x3f3e74be R9 = 0x3e66c0e7 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f708cf1 R9 = 0x3ee3e4e4 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3efb60fb R9 = 0x3ebe88bf R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3e9f8ea0 R9 = 0x3f67e7e8 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f0aa38b R9 = 0x3f4f9cd0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3efb60fb R9 = 0x3ebe88bf R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3e8c768c R9 = 0x3f738df4 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f3e74be R9 = 0x3e66c0e7 R10 = 0x0 R11 = 0x3f800000
}
texture 14 { type ONE_D_BUFFER format R16_G16_B16_A16 FLOAT source R G B A
  size 24 address 0x10e00000 texels rows 2413f19610ae7c4a823951a8b0ff4ff518d02cd192634f9169785561b560f1e7f998b4bd220d4c9f2f62b8f872fc690f8d18b54228f1058d19254572953ac06880aa7e854e2cb554c10165f462dab2a086cc21b584c27f9afc71922895ebe1e3bb1b18a1af136f34bac22705f0020c607acc82697c1d52551b02dc849137fb81f8a4abce7a38a40ca0811cdf3221f5f07202b6e73298e1f7ec929531ecc315f89aa6e3fefc1e1ba22c1bf0e75126c46ff8beb032f92e5141cd9391fb876a013b }
handle 14 texture 14 sampler 0
warp 14 { sm4 "ld r0.xyzw, r1.xyzw, t14.xyzw"  active 0xff
  Ra+0 = { 0x15 0x12 0x11 0x17 0x9 0x4 0x8 0x3 ... }
  expect lane 0 R8 = 0x3b658000 R9 = 0xc4fe0000 R10 = 0x3cca2000 R11 = 0x45f88000
  expect lane 1 R8 = 0x381c8000 R9 = 0xc4f6c000 R10 = 0xbb064000 R11 = 0xc6fc2000
  expect lane 2 R8 = 0xb7d00000 R9 = 0xc3e38000 R10 = 0x3c264000 R11 = 0xc61ea000
  expect lane 3 R8 = 0xba79a000 R9 = 0xc7722000 R10 = 0x4550e000 R11 = 0x3f602000
  expect lane 4 R8 = 0x37e08000 R9 = 0xc68ca000 R10 = 0xc34c4000 R11 = 0xbc164000
  expect lane 5 R8 = 0xbb1f2000 R9 = 0xbfb68000 R10 = 0x39a44000 R11 = 0xbbe98000
  expect lane 6 R8 = 0xbd500000 R9 = 0xb8afc000 R10 = 0x3d89c000 R11 = 0x4296a000
  expect lane 7 R8 = 0x470d2000 R9 = 0x442aa000 R10 = 0x4416a000 R11 = 0xc4fe2000
}
texture 15 { type ONE_D_BUFFER format R16_G16_B16_A16 SINT source R G B A
  size 24 address 0x10f00000 texels rows 1d7df09c9f2a110705e18fc2622a3087307ef6ac1ed4c994c25bb7b1680dda3269465d8bddc104e0fdb3498b57f6cac3dbf5888538958e15bc5ea5a9ab30b6900436329f4c669b6b8583e409bc2e192b83968689bba51b9aa87bb40c3e5e817433a868751453a1a3a505955996d8399c25d3e24b162c06e1ad50c5853660378a88ca84f7963f6966e873840f480ee3ac13b5510469929bc8c1eb66f69a9acdb0ab8d5e02c6d1e4d12645052c7bfb9d7cc53229628e841cae86e823a997564f63 }
handle 15 texture 15 sampler 0
warp 15 { sm4 "ld r0.xyzw, r1.xyzw, t15.xyzw"  active 0xff
  Ra+0 = { 0x9 0xb 0x15 0x1 0x5 0x17 0x0 0x12 ... }
  expect lane 0 R8 = 0xffff8385 R9 = 0x9e4 R10 = 0x2ebc R11 = 0x2b19
  expect lane 1 R8 = 0x7ba8 R9 = 0xcb4 R10 = 0x5e3e R11 = 0x7481
  expect lane 2 R8 = 0x4526 R9 = 0x2c05 R10 = 0xfffffb7b R11 = 0x7c9d
  expect lane 3 R8 = 0xffffe105 R9 = 0xffffc28f R10 = 0x2a62 R11 = 0xffff8730
  expect lane 4 R8 = 0xffffb3fd R9 = 0xffff8b49 R10 = 0xfffff657 R11 = 0xffffc3ca
  expect lane 5 R8 = 0xffffe886 R9 = 0xffffa923 R10 = 0x5697 R11 = 0x634f
  expect lane 6 R8 = 0x7d1d R9 = 0xffff9cf0 R10 = 0x2a9f R11 = 0x711
  expect lane 7 R8 = 0xffffb513 R9 = 0x451 R10 = 0xffff9269 R11 = 0xffffc89b
}
texture 16 { type ONE_D_BUFFER format R16_G16_B16_A16 UINT source R G B A
  size 24 address 0x11000000 texels rows 81ff188608305e4be0148294d1c32cc83e473c7e402076feef36aa158b7e7a6b13b4858193c5dcefffcacafd81692b8c6b7645cd582bd904a5ff11306aeaac2672ca0811a49251e76b3350d2a49da9e539b771330e81b1f1ea4114034997d2572b5ee892d895cb8da7cbc59e5d0a627e3154914fb4f544731fcdc1303ead488a27d19fd7f06f6196f517cea900f2c29d48036d70590332bdce4ec9c5884a851b18f0f4bd49cc6d3f0e5e8a121d9a2c5d6a1812362e6d5f76f7c18cf8953da711 }
handle 16 texture 16 sampler 0
warp 16 { sm4 "ld r0.xyzw, r1.xyzw, t16.zwzz"  active 0xff
  Ra+0 = { 0xb 0x4 0x1 0xd 0xd 0x3 0xd 0x0 ... }
  expect lane 0 R8 = 0x9749 R9 = 0x57d2
  expect lane 1 R8 = 0xc593 R9 = 0xefdc
  expect lane 2 R8 = 0xc3d1 R9 = 0xc82c
  expect lane 3 R8 = 0xa5d R9 = 0x7e62
  expect lane 4 R8 = 0xa5d R9 = 0x7e62
  expect lane 5 R8 = 0x7e8b R9 = 0x6b7a
  expect lane 6 R8 = 0xa5d R9 = 0x7e62
  expect lane 7 R8 = 0x3008 R9 = 0x4b5e
}
texture 17 { type ONE_D_BUFFER format R16_G16_B16_A16 UNORM source R G B A
  size 24 address 0x11100000 texels rows 24c3ae5b160a6c936b50fae440e9441d0014b61ac78c9148320aadf638cd09a54d0364fe2f1ca02fcff1cfd94a00baf4a1597712e9d0cab52564d85ceb5d1e4cdfd13b86cd0e04ac1bd3277f0e3eb633c933334e10726a7f5b2c9ef21acbaebeb98e221020105d42a72579430914208ebb5720b6bd33a3d814faad9b4772081e0071e209eba6a74b640196ce43060219197c141ceed08b9f611a26d53543b33726546d56dd997e05272401139a5baf5124142ec99ecd701533746b8704296ac6 }
handle 17 texture 17 sampler 0
warp 17 { sm4 "ld r0.xyzw, r1.xyzw, t17.xxxy"  active 0xff
  Ra+0 = { 0xa 0x5 0x8 0x12 0x0 0x6 0x0 0x7 ... }
  expect lane 0 R8 = 0x3e4f24cf R9 = 0x3e9c669c
  expect lane 1 R8 = 0x3f71cff2 R9 = 0x3f59cfda
  expect lane 2 R8 = 0x3f51dfd2 R9 = 0x3f063b86
  expect lane 3 R8 = 0x3ef832f8 R9 = 0x3de0a0e1
  expect lane 4 R8 = 0x3f4324c3 R9 = 0x3eb75cb7
  expect lane 5 R8 = 0x3eb342b3 R9 = 0x3d93b894
  expect lane 6 R8 = 0x3f4324c3 R9 = 0x3eb75cb7
  expect lane 7 R8 = 0x3ec84ac8 R9 = 0x3eb9b0ba
}
texture 18 { type ONE_D_BUFFER format R32 FLOAT source R ZERO ZERO ONE_FLOAT
  size 24 address 0x11200000 texels rows 677af3cf45cd9831b683eb2035d9d0a01e7a66c421b1a52589106bc443ef2db4f3b8b3b94b859ade84e65d06fef916abfa38430f2077193218141cc2bf763be952426cb3f55f8aa385124816f45da892b3fc7b225807113c4416a76a838dec59 }
handle 18 texture 18 sampler 0
warp 18 { sm4 "ld r0.xyzw, r1.xyzw, t18.xzzz"  active 0xff
  Ra+0 = { 0x9 0x4 0xf 0x4 0x9 0x3 0xa 0xf ... }
  expect lane 0 R8 = 0xde9a854b R9 = 0x0
  expect lane 1 R8 = 0xc4667a1e R9 = 0x0
  expect lane 2 R8 = 0xe93b76bf R9 = 0x0
  expect lane 3 R8 = 0xc4667a1e R9 = 0x0
  expect lane 4 R8 = 0xde9a854b R9 = 0x0
  expect lane 5 R8 = 0xa0d0d935 R9 = 0x0
  expect lane 6 R8 = 0x65de684 R9 = 0x0
  expect lane 7 R8 = 0xe93b76bf R9 = 0x0
}
texture 19 { type ONE_D_BUFFER format R32 SINT source R ZERO ZERO ONE_INT
  size 24 address 0x11300000 texels rows 5e03d237452d4c228bc5122fba19bf354be0b7428366f87e6e78da53c1d7f5304bbfb696951403919647312b1f3e38c41d9d20b30bd57901ffc6c4d1eab6d4239aef129f5b54727e19fa5dbf7c0c3d18e67b9a68f7d72361114f2796f12654af }
handle 19 texture 19 sampler 0
warp 19 { sm4 "ld r0.xyzw, r1.xyzw, t19.xyzw"  active 0xff
  Ra+0 = { 0x6 0x8 0x15 0x5 0xc 0x3 0x17 0xe ... }
  expect lane 0 R8 = 0x53da786e R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x96b6bf4b R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x6123d7f7 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x7ef86683 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xb3209d1d R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x35bf19ba R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xaf5426f1 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0xd1c4c6ff R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 20 { type ONE_D_BUFFER format R32 UINT source R ZERO ZERO ONE_INT
  size 24 address 0x11400000 texels rows b31cae6811ab2d5c088da8cc00af7d2758f7ab79579d22126fb7d15687a847644df61b1ffa44ad8b1d1232e3da257722aacfc150ab76aa5960e7ff16b901ed8f173dee3fef969755c9d474ad4cdc12d47c2e1ab58d939bdb4a247e58835adad3 }
handle 20 texture 20 sampler 0
warp 20 { sm4 "ld r0.xyzw, r1.xyzw, t20.zywx"  active 0xff
  Ra+0 = { 0x15 0x16 0x12 0x10 0x1 0x14 0x15 0x0 ... }
  expect lane 0 R8 = 0xdb9b938d R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0x587e244a R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0xad74d4c9 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x3fee3d17 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0x5c2dab11 R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0xb51a2e7c R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0xdb9b938d R9 = 0x0 R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x68ae1cb3 R9 = 0x0 R10 = 0x0 R11 = 0x1
}
texture 21 { type ONE_D_BUFFER format R32_G32 FLOAT source R G ZERO ONE_FLOAT
  size 24 address 0x11500000 texels rows 1e9c1a36819930380e3a036e80127276cdf7c56339f03d0a49e78252492750168d44b9a9d094feaafd2304cfbc82bdb0b02dbb5bf8c0404dc424f2e1023e00cec7c26f3a5f28bd5ff9f97f04d91aa4640e62ba4f7d7b1b3af02ab68955ef2d9b4448b13ba7704311b4adad2e9c398da76fb3dcf45cb7c52aa6a92eaa2e7f4d1a082027f3453d977086e6679a00931fd9c643ae39bcbe3c8ce8519b30c22e1b3fbd254d8eb5ee6a9bacc3715cab592c30666ba81a0d090bce637a5cb92393ffc1 }
handle 21 texture 21 sampler 0
warp 21 { sm4 "ld r0.xyzw, r1.xyzw, t21.wzwz"  active 0xff
  Ra+0 = { 0x4 0xb 0x8 0xe 0x8 0x14 0x3 0x13 ... }
  expect lane 0 R8 = 0x0 R9 = 0x3f800000
  expect lane 1 R8 = 0x0 R9 = 0x3f800000
  expect lane 2 R8 = 0x0 R9 = 0x3f800000
  expect lane 3 R8 = 0x0 R9 = 0x3f800000
  expect lane 4 R8 = 0x0 R9 = 0x3f800000
  expect lane 5 R8 = 0x0 R9 = 0x3f800000
  expect lane 6 R8 = 0x0 R9 = 0x3f800000
  expect lane 7 R8 = 0x0 R9 = 0x3f800000
}
texture 22 { type ONE_D_BUFFER format R32_G32 SINT source R G ZERO ONE_INT
  size 24 address 0x11600000 texels rows 9a1165a52d0eb1b01c890ee126666cef7e4e074a0df78451276611d2bf08b5645b048c71fb8c882655901a4b1362ba81f231c335384f4cd546089d023b71913feb8afd6b44b5e1b61b89f2c117eb66e89adaebb84531876cbfd13f32e960b315e6298ee491b059a43c629b0e51ecb77c10a9b003abb6970f0210e8dc0b1c007911352e0ac23baf5932f7b9a2c906916edcedfc71cc1713e9247be04f6059e71985f207ae16f76aa7826aceff7eb357949c07e1f72eb7ec7062d0466470954f07 }
handle 22 texture 22 sampler 0
warp 22 { sm4 "ld r0.xyzw, r1.xyzw, t22.xyzw"  active 0xff
  Ra+0 = { 0xd 0x3 0x2 0xb 0x0 0x17 0xe 0x7 ... }
  expect lane 0 R8 = 0xe9b623c R9 = 0x7cb7ec51 R10 = 0x0 R11 = 0x1
  expect lane 1 R8 = 0xd2116627 R9 = 0x64b508bf R10 = 0x0 R11 = 0x1
  expect lane 2 R8 = 0x4a074e7e R9 = 0x5184f70d R10 = 0x0 R11 = 0x1
  expect lane 3 R8 = 0x323fd1bf R9 = 0x15b360e9 R10 = 0x0 R11 = 0x1
  expect lane 4 R8 = 0xa565119a R9 = 0xb0b10e2d R10 = 0x0 R11 = 0x1
  expect lane 5 R8 = 0x6446d062 R9 = 0x74f9570 R10 = 0x0 R11 = 0x1
  expect lane 6 R8 = 0x3b0a910 R9 = 0xf97b6ab R10 = 0x0 R11 = 0x1
  expect lane 7 R8 = 0x29d0846 R9 = 0x3f91713b R10 = 0x0 R11 = 0x1
}
texture 23 { type ONE_D_BUFFER format R32_G32 UINT source R G ZERO ONE_INT
  size 24 address 0x11700000 texels rows b982f27045958d3cc28247c012360596552274be1681473df5c998803eb0461ada27788da6dbba6936b35daff8bc4d5e218db7afb25557e5e679b0a8f6fdd0cf072336cb4fc7e7f78fb70a7cf18453ec25cdf666770d5845b2dd47aba20ef4a4810b95003f6c02d3daa1ae6193de8d99c4083127deacc80abeb4e3bfb7d5248c189f943200e1dba58efb0a76814501009f1bb6c72efffcb0c19369c14e8b0845a8eee986b6ce7a02f82fa43ce88470c3dc0ddfee28b4cb6694f5ff5879d59b53 }
handle 23 texture 23 sampler 0
warp 23 { sm4 "ld r0.xyzw, r1.xyzw, t23.ywww"  active 0xff
  Ra+0 = { 0xc 0x15 0xd 0x9 0xf 0x14 0x9 0x13 ... }
  expect lane 0 R8 = 0xd3026c3f R9 = 0x1
  expect lane 1 R8 = 0xc37084e8 R9 = 0x1
  expect lane 2 R8 = 0x998dde93 R9 = 0x1
  expect lane 3 R8 = 0xec5384f1 R9 = 0x1
  expect lane 4 R8 = 0x8c24d5b7 R9 = 0x1
  expect lane 5 R8 = 0x27aceb6 R9 = 0x1
  expect lane 6 R8 = 0xec5384f1 R9 = 0x1
  expect lane 7 R8 = 0x45088b4e R9 = 0x1
}
texture 24 { type ONE_D_BUFFER format R32_G32_B32_A32 FLOAT source R G B A
  size 24 address 0x11800000 texels rows 0ce44b172578215b4ae831b2a3071a3f9b3dad9593fc61c71b9a5ac31d4de82b04ed296c708675dbe9afd9d76443ed11b7d400e34e665d96737944b919b3f7fcc21c68880cc8fbe418bdff71d42fe4edd1d9b4ba2e9246fabb77fb2bf796e15c2782360b6d6fdd3e7c1d917cda45a48aacd853b7db9daab661fbf8a4defe45710af3c02be7dfd25fd7482deb79db7877a9b98c7c312a99b261d47bdc74379bf4d5a8fac9e604a16f1479282fcc5366410d8a65cc8af804f19b6cd35bd7db95ceaa9ae9525df8828db02e586ccda09934a719b7c63defe18d85030f65659835897e75f08d4355507f20b316a6b2f668012094a64ec8c9fa2c3f2e2d71edad54f8890dd600e7ce9f388729e1a028259ce150636b3bbf60cf07ea0cf2ce18158c5cd135ff7071479d3807e04b2d70240664223b660dd7e17ed4d7379e9f889ea777b7906ef4d91f7f2191861cd52ae73c6128b6e8a49773afb336aff0773f84d5f98a271df7c9a30a45f4e5654650795507f4a2d6de0bc6c29c1dab0a376257d5bf }
handle 24 texture 24 sampler 0
warp 24 { sm4 "ld r0.xyzw, r1.xyzw, t24.xyzw"  active 0xff
  Ra+0 = { 0x6 0x4 0xa 0xa 0xa 0x5 0x13 0x9 ... }
  expect lane 0 R8 = 0xb368227 R9 = 0x3edd6f6d R10 = 0x7c911d7c R11 = 0x8aa445da
  expect lane 1 R8 = 0x88681cc2 R9 = 0xe4fbc80c R10 = 0x71ffbd18 R11 = 0xede42fd4
  expect lane 2 R8 = 0xc9faa8d5 R9 = 0x6fa104e6 R10 = 0x2f287914 R11 = 0x416653cc
  expect lane 3 R8 = 0xc9faa8d5 R9 = 0x6fa104e6 R10 = 0x2f287914 R11 = 0x416653cc
  expect lane 4 R8 = 0xc9faa8d5 R9 = 0x6fa104e6 R10 = 0x2f287914 R11 = 0x416653cc
  expect lane 5 R8 = 0xbab4d9d1 R9 = 0xfa46922e R10 = 0x2bfb77bb R11 = 0x5ce196f7
  expect lane 6 R8 = 0xd663b22 R9 = 0xd47ee1d7 R10 = 0x9f9e37d7 R11 = 0x77a79e88
  expect lane 7 R8 = 0x7c8cb9a9 R9 = 0xb2992a31 R10 = 0xdc7bd461 R11 = 0xf49b3774
}
texture 25 { type ONE_D_BUFFER format R32_G32_B32_A32 SINT source R G B A
  size 24 address 0x11900000 texels rows 0de7c331c39b3a3cd255023e378847f2fadfbf9284cb3ac82580123382bf89695d3db41fa34e1d7df2a34ff68703fd44a7e8e9a7d672f45f25530d7cfbde43a7b3086b35d453d27e0cff2a0ca93f475e402c94940d59a959ebacd0cc80c4ace452ef368e9c25bc780e2654c5b93aa24aa7e206b4bc295ef794629fb77a30a937ba4b82a4842ecc5544a5ba48bb5314a45dbd4de645e4aa4d59e771ed77dfd547d00907721583975e09bfb83b3c3702a255d2cc745922eb4e34356781a99c5eb96c1bb73c66882e48ef62c903678a82e045fba962dcac410e1600ccf4a130af2d2678f076ff188a9d7522d0ffc5f3a3e734ac9c9428344ec193b36f532b257bad3124f00e4d319b3329f3dbf77681c9cfaf4923d8533b061679d1ddebbc85fc0cdf5378321cd74656224baad304e48d6b3d001c0f4c7f1251fb3e12853d6d71fc89ef542b2d39f51920ad7c27d321edde600944811dd5a5610e73dd46ea3919d570f9f2b9a9e0af09ef7e4407370a815c79f677f647ed8fc781c3efa2ac5589c7 }
handle 25 texture 25 sampler 0
warp 25 { sm4 "ld r0.xyzw, r1.xyzw, t25.yywx"  active 0xff
  Ra+0 = { 0xd 0x6 0x6 0xd 0x0 0x2 0x5 0x0 ... }
  expect lane 0 R8 = 0x62a9fb45 R9 = 0xe41acdc R10 = 0x2daf30a1
  expect lane 1 R8 = 0x8e36ef52 R9 = 0x78bc259c R10 = 0x4aa23ab9
  expect lane 2 R8 = 0x8e36ef52 R9 = 0x78bc259c R10 = 0x4aa23ab9
  expect lane 3 R8 = 0x62a9fb45 R9 = 0xe41acdc R10 = 0x2daf30a1
  expect lane 4 R8 = 0x31c3e70d R9 = 0x3c3a9bc3 R10 = 0xf2478837
  expect lane 5 R8 = 0x1fb43d5d R9 = 0x7d1d4ea3 R10 = 0x44fd0387
  expect lane 6 R8 = 0x94942c40 R9 = 0x59a9590d R10 = 0xe4acc480
  expect lane 7 R8 = 0x31c3e70d R9 = 0x3c3a9bc3 R10 = 0xf2478837
}
texture 26 { type ONE_D_BUFFER format R32_G32_B32_A32 UINT source R G B A
  size 24 address 0x11a00000 texels rows 1b74bc457aaca8f0dfbe3084d6cda0073bc8c6436541c138a769cc898a6bbbea895cc99ace13b3890002bc32d71925d968120d905158a487a3aad90ed66196a432b81dbd74778692563218313065d11a5b11397e65733196758b761c49958dc18d3f9b5dc5e6b2739e00bf1e60c66b199f6c273853bfbabfb24a2873af475c69746986f9e941fb88aa5cbd9927a4f6e499bbcebe547aa95f4b17afc78cebe18a634e27ef6f249d87617b0f518e1bdf08df0852de39e0d6e0863a91c3c86205d8e17da8bc5881bd0a4088c8d2d826e4d67daf132c3d4fe6435e3a7ef7274b60d65ca7361c5754ede01db9845f167ff53a6bd3ae3b14fa4ff5c992bca1b2c2ee4dbed1367105fe7f6f74391fbd1c5d6548b0ced118e6bfd3d22a95a4637e75f9421530390fbb7144006c4d780fa64e28bb1274704a2fd9f082dc8e511496699ff685690d6b7d10e92185e04fb79c0fd8e6029552704e3b81fe222f54f47c2408dc3c9b7b0a4d3dd326807535f6e0753711b125599468687e19d22fe70a1497c834 }
handle 26 texture 26 sampler 0
warp 26 { sm4 "ld r0.xyzw, r1.xyzw, t26.zyxz"  active 0xff
  Ra+0 = { 0x10 0xd 0x6 0x0 0xb 0x5 0xe 0x2 ... }
  expect lane 0 R8 = 0x7136d1be R9 = 0x6f7ffe05 R10 = 0xbd1f3974
  expect lane 1 R8 = 0x2c13af7d R9 = 0x43e64f3d R10 = 0xf77e3a5e
  expect lane 2 R8 = 0x5d9b3f8d R9 = 0x73b2e6c5 R10 = 0x1ebf009e
  expect lane 3 R8 = 0x45bc741b R9 = 0xf0a8ac7a R10 = 0x8430bedf
  expect lane 4 R8 = 0xde5208df R9 = 0xe0d6e039 R10 = 0xc3913a86
  expect lane 5 R8 = 0x7e39115b R9 = 0x96317365 R10 = 0x1c768b75
  expect lane 6 R8 = 0x1c36a75c R9 = 0xe0ed5457 R10 = 0x5f84b91d
  expect lane 7 R8 = 0x9ac95c89 R9 = 0x89b313ce R10 = 0x32bc0200
}
texture 27 { type ONE_D_BUFFER format R8 SINT source R ZERO ZERO ONE_INT
  size 24 address 0x11b00000 texels rows 51a4caf1fed4055ec10ef99bdc1adac52dc314fa16a7aae5 }
handle 27 texture 27 sampler 0
warp 27 { sm4 "ld r0.xyzw, r1.xyzw, t27.wzwy"  active 0xff
  Ra+0 = { 0x10 0x16 0x14 0xe 0x7 0xf 0x15 0xf ... }
  expect lane 0 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 1 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 2 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 3 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 4 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 5 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 6 R8 = 0x0 R9 = 0x0 R10 = 0x1
  expect lane 7 R8 = 0x0 R9 = 0x0 R10 = 0x1
}
texture 28 { type ONE_D_BUFFER format R8 UINT source R ZERO ZERO ONE_INT
  size 24 address 0x11c00000 texels rows 4c091b0d321e0025f66698504d45ba19c8cefa3ca4a5a9f4 }
handle 28 texture 28 sampler 0
warp 28 { sm4 "ld r0.xyzw, r1.xyzw, t28.xzyz"  active 0xff
  Ra+0 = { 0x15 0x3 0x10 0x17 0x3 0xc 0xb 0x9 ... }
  expect lane 0 R8 = 0xa5 R9 = 0x0 R10 = 0x0
  expect lane 1 R8 = 0xd R9 = 0x0 R10 = 0x0
  expect lane 2 R8 = 0xc8 R9 = 0x0 R10 = 0x0
  expect lane 3 R8 = 0xf4 R9 = 0x0 R10 = 0x0
  expect lane 4 R8 = 0xd R9 = 0x0 R10 = 0x0
  expect lane 5 R8 = 0x4d R9 = 0x0 R10 = 0x0
  expect lane 6 R8 = 0x50 R9 = 0x0 R10 = 0x0
  expect lane 7 R8 = 0x66 R9 = 0x0 R10 = 0x0
}
texture 29 { type ONE_D_BUFFER format R8 UNORM source R ZERO ZERO ONE_FLOAT
  size 24 address 0x11d00000 texels rows f53ef37e3373d3d11b5388906b75b4bf5288f9b97d8be74c }
handle 29 texture 29 sampler 0
warp 29 { sm4 "ld r0.xyzw, r1.xyzw, t29.xyzw"  active 0xff
  Ra+0 = { 0x7 0x2 0x6 0xe 0xc 0xa 0x0 0xf ... }
  expect lane 3 R8 = 0x3f34b4b5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f088889 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f3fbfc0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
