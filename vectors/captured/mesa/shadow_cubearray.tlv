# Depth compare, every function and depth format: cubearray.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 768 gathers, left out: 243 on which the two differ, 9 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-15 PD-12 PD-16 PD-17
minimum filter 187

texture 0 { type CUBEMAP_ARRAY  format Z24S8 UINT  G_DATA_TYPE 2  source G ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 1 1  layers 1  address 0x10000000
            texels rows ecd701dc650218d1f4c55d61862237f75139c4abd18aee6b }
sampler 0 { address CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP WRAP WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 1 texture 0 sampler 1
sampler 2 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2  CUBEMAP_INTERFACE_FILTERING 2 }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 3 texture 0 sampler 3
sampler 4 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 0 sampler 5
sampler 6 { address BORDER BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 6 texture 0 sampler 6
sampler 7 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 7 texture 0 sampler 7
texture 1 { type CUBEMAP_ARRAY  format X8Z24 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 2 2  layers 1  address 0x10100000
            texels rows 5e80fe93560b05d7b46b5027e53ce865a58d91d9c40950fd3be066dd00b9eb3e4a5152b0f2128e7eade7d6a55ce3ac7103a78709e4e3a2d28dba5a4589e876619f00919c84d9a0173ec0fe876bc47af4ae5692b81e6d67aedc3c6b3977e0c87b }
sampler 8 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 8 texture 1 sampler 8
sampler 9 { address BORDER CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 9 texture 1 sampler 9
sampler 10 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2  CUBEMAP_INTERFACE_FILTERING 2 }
handle 10 texture 1 sampler 10
sampler 11 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 11 texture 1 sampler 11
sampler 12 { address MIRROR_ONCE_CLAMP_OGL BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 12 texture 1 sampler 12
sampler 13 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 13 texture 1 sampler 13
sampler 14 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 14 texture 1 sampler 14
sampler 15 { address BORDER BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 15 texture 1 sampler 15
texture 2 { type CUBEMAP_ARRAY  format S8Z24 UNORM  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 4 4  layers 1  address 0x10200000
            texels rows 16d0fd3f722f81b07d06eb3932b9ff2833fafe103732d22cb46c0ee012efa337647f9a57db3e5ec04f0990d7c6ad7253e326dbcc3ee368a53db8da4d88dd46f8058a35420d06205fa0d8b16202a6cf66179bd5b14e0994ce7494078162fd14d6978a417160ca6ad400c47a9fb3cba9069759d2f407b30fb87b91574a912c5ac5fb436abaef82b717fd34049d03656ad0c4a48dd6f2828be2deb818dcde7278bb36e3e38636feee6d07592b072868f9e05b2f042451ca471a60cf4e93ae3060b2edb89066b975f34e81f71e453fffdf5c7fa445f36d9674d2b538afa11915f48c657668be9e6f93bbc9e646c9325f7daa3aaeb95c95ab9941d88baeeee553cb0e6823275e31878ad61db068011fece4f8bfcd217d3d88b6976611b1d7eafa2c0598f06350ff627bedfabf65bbbfda2b11784f47ca42c05d8426ebc38060ed67933eca7de5e65383b9c149a4fcbc22d3cfd7ba6afd067a2af0f45f6a9d9cfd7aa5b182068de784d8b65765db1f6d606504b939b7bd4f81a85889a0061a1c36dfd9 }
sampler 16 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 16 texture 2 sampler 16
sampler 17 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 17 texture 2 sampler 17
sampler 18 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 18 texture 2 sampler 18
sampler 19 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 19 texture 2 sampler 19
sampler 20 { address CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 20 texture 2 sampler 20
sampler 21 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 21 texture 2 sampler 21
sampler 22 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 22 texture 2 sampler 22
sampler 23 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 23 texture 2 sampler 23
texture 3 { type CUBEMAP_ARRAY  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 4 4  layers 2  address 0x10300000
            texels rows 2293693f3f111b3e000000000000000000000000949b813e0000803f0000803f0000803f000000000000803f00000000b01c153f00515b3fccca373f0000803f35dce93d5b5c433d6bf9cf3e51482c3f6505fb3e1dba553f0000803f3d9c9d3e2003d43e48257d3f00000000c7e70a3f0000803f62cb513f0000803fadfc343fa3d3c73ee38e203fc99e053e0a23953e000000009208883e0000803fdef7453f0000803f0000803f0000803f80321d3f0000803f0000803f0000803fb86d8b3e9724213f0000803f4673953e134fa73e00000000aaae0b3fbdd5523f0000000084b3263f08cd183f0000803f0000000000000000000000000000803f00000000000000000000803f00000000000000004aa47d3f0000803f0000803f00000000233fcc3edeb3da3ee649093ff4b7723f0000803f0000000000000000000000003869013e0000803f06781f3f3755913eaa3e793fdda14c3f0000803ff8bd1d3fc8ea7f3f0000803fdb7ebf3e688a3e3f0000000000000000000000001e710a3f0000000066e44e3d0000803f4b19103f3cc9be3e6b79003f00000000917e123f0000803fec017d3e6567233e0000803f000000008cd8263e0000803f0000000000000000000000000000803f4fa6ec3e00000000b9d7553f000000000000803f0000803f94f4263f0000803f41d8283f0000803fd8980f3dd5dea73e000000000000803f936bf53d601f413f0000803ff5241f3f3d412e3f65a3d63eb0e8f93e0000000000000000b2fce33d0000803f000000001289c43e87a7673e17adb93e0000803f0000000000000000000000007df7e53d0000803fa9cdae3e0000803f00000000000000000000803f0000803f00000000c3ae4f3f000000001c08663fbf68863e14ae883c000000000000000000000000a867e03e000000004ef3b43e1358d13e2da0c43c915e583d0000803fd2eeca3d000000000000803f03ea8a3efc4b1d3f000000009549353f4a71493f0000803f0000803fae835a3f0000803f000000007c6d453f0000803f712e213f313a783f0000803f000000000000803f }
sampler 24 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 24 texture 3 sampler 24
sampler 25 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 25 texture 3 sampler 25
sampler 26 { address WRAP BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 26 texture 3 sampler 26
sampler 27 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 27 texture 3 sampler 27
sampler 28 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 28 texture 3 sampler 28
sampler 29 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 29 texture 3 sampler 29
sampler 30 { address BORDER CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 30 texture 3 sampler 30
sampler 31 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 31 texture 3 sampler 31
texture 4 { type CUBEMAP_ARRAY  format ZF32_X24S8 FLOAT  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 5 5  layers 1  address 0x10400000
            texels rows 90feb83e702d2ef27713003f73bf7e03f947a93ef257abe9123d393fd701e4643660963ef36f0f72d911fa3eaa7d74850000803f7b5d4f9a7b5f743f9682297600000000a50b81803682073c416e1cc00000803f1aa94751d2ed003fc3b99d8a8e6f6b3f1c58af6f000000001a2bae1ff9dc6d3fe238b26c04f73e3fe2c6947000000000aab5bb8f0000803fdde5f92e39707c3f33bdfbc29f74843b61e957c600000000e0b78b3700000000b0550007000000005be89df400000000cb8b6c2bb7bf413f67a937c84a0de63e7129742994b5a03ef559a2460000000006b939e6d17a5b3ea493522225133b3fffe42ac064e5563fd2ac75f9000000002d135d670000000096d106d544ba1d3f400f182e402a3b3f93d77e4a1492313f4975931bfb66663fa1a45f53b9fbe23d8770b6b9cfa0d63ec2e5266a00000000469caabc0000803f004fed4fb5d96c3fae0815e10000803f8905cd6fc030d03eeb1d25242de80b3fc00338393a5d123ff350084dffc1873e8f3b18860000803f31bffdc2a3261d3f22f93b8300000000d8024351508f183f90cab934e683e23ebc958a8f0000803ff5a3cc0400000000a8f74867e4081f3fd1bdb6e90000803f57a0cc104d4fcb3d97bdcb0cb50c373fcfedae620000803fe5e49aef0000803f4a1ac81c6e9d0e3f3e73f1e800000000fa7eec5803bccf3e6dc29fe46c76ed3e39fd2ab400000000421779630000803f994f359a3698083ffb85a08dece2203e35612babdca8663e01ca69c50000803f87abfc153c411b3fff8041bb0000803f5a56365ca62df23d6962ddcc5710303f372ecbe0f1b1a13ec1fc8b4101b8c63e1391bed600000000f7f76d090394de3e2fa5dc2300000000c7c5b2ae000000003d588de8cbad1b3f48e1e240000000002fa8491e0000803f62ea2f158ba3b23e6198b9da0000803f722c15c6d11a7f3f0cef6217a0b2473df7ac9b49d4e9593f2c05f6dd0000803fbd56963e00000000a6fb210043cfef3dc4a0a49d1422cc3e3e7f67b3d7d9553ff5550f1c694e133fadd722670000803f732a1a84a801283ec2f37302000000002b96c6560000000048dd31b8198d7b3dabfb9f9af586e33d8ae3816d1688f73eb69d0640389e1a3f7a2b53080000803f2255e1fa790b3a3ffbdbba3f7c18893e14d55a870000803f80211fca62589f3e6e9a8b880000803f081bfb854984d03d6de122010000803f1975f7740000000015e9d157f996163f556c8878660c2d3e204a93cba15b6f3c64eb1f2ab458783f5b71441f00000000de93f021ede7093fded675c0b53b033e00eacd810000803f19d0b73d00000000a74aae840000803f88696861895aaa3ed308529300000000d09c1feb4438f93e76b030020000803f3783d77c0000803f665803deb5d77a3f5f8de6fd0000803ff6c048943fed363fe72acf630000803fde6906640000803faeff8d33f66fed3e25a4b59ee490413d9c64e901da04833df9fabb870000803f5e7005020000803f028b4aaaac25753f3f1dccef0000803f6eb2943900000000b15aefa7ba1f473df572971a0000803fbe0f5a350000803fa4b92168000000004509eecd0000803f201a36fc0000803f8708f9300000000064b7df610000803fea1d29470000803f3c25585cd53c4e3f5e5f19c7bde7f53e8cc560a0 }
sampler 32 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 32 texture 4 sampler 32
sampler 33 { address WRAP MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 33 texture 4 sampler 33
sampler 34 { address CLAMP_OGL MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 34 texture 4 sampler 34
sampler 35 { address WRAP BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 35 texture 4 sampler 35
sampler 36 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 36 texture 4 sampler 36
sampler 37 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 37 texture 4 sampler 37
sampler 38 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 38 texture 4 sampler 38
sampler 39 { address MIRROR MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 39 texture 4 sampler 39
texture 5 { type CUBEMAP_ARRAY  format Z16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 4 4  layers 2  address 0x10500000
            texels rows b7934ca3748d7f2f0309a246a73638e12b97d800958e08a135543ff8a15c5e526926eb242b49d304b3d60f6d73fc75ceb1a111aecbdc1ecaf27261fffea3ebdecf2bab416ca138f0b73f6dbea1150a504d42e116a892447ae107ab091df4e4fb147b8b28b3629e80570e329b5a0ca2d8fc2b92962cfd5ec9e5dc1f10bc410da2bb48f1ca00d8ed7e1e147f69d505368ea38ccd1d393677b12e0746456e510a60259fd1cddf24b32b3cedae2cf99f5766d940f50e822d3bb10a5ef419c6ffe00cf8016d8eedd5604ad0d5c986aaa851110fd671989aff9da39d0528ed6f73bbd37242a29496bd310cbe8cdee95f73d8677d0793ebbcdb8c0729e1c9f3ae22733460f984b8e1b307371aa6931eb9b96d83e285054aced4ce38b71460af21dc0e1281082da00b31cc46b1b9b26970faf44f0f278ce56c8fbdb9b2511046fe07ebfd1ce25041f8b6c7a8a8f489a7830c598b9ea4a10fdeb64bdd905781013ad9a6b8dddbbd7d19903cfd9cbd3c14b5cc07bd1042e8528b5eab99d07c30e09166c1d4 }
sampler 40 { address BORDER WRAP WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 40 texture 5 sampler 40
sampler 41 { address CLAMP_OGL MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 41 texture 5 sampler 41
sampler 42 { address MIRROR CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 42 texture 5 sampler 42
sampler 43 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 43 texture 5 sampler 43
sampler 44 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 44 texture 5 sampler 44
sampler 45 { address BORDER CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 45 texture 5 sampler 45
sampler 46 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 46 texture 5 sampler 46
sampler 47 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 47 texture 5 sampler 47

warp 0 {
    asm "TLD4.R.DC R8, R0, R4, 0, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 1 1 0 ... }
    s = { -1.0 1.0 1.0 1.0 ... }
    t = { 1.0 1.0 bits(0xbf445fc3) bits(0x3ec5ab34) ... }
    r = { -0.5 bits(0xbf54d958) 0.5 -1.0 ... }
    dref = { bits(0x3ed7dd16) bits(0x3f5c01d9) bits(0x3f600c1a) bits(0x3f773723) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.R.DC R8, R0, R4, 1, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 0 2 ... }
    s = { -1.0 bits(0xbf2e3cf7) bits(0x3eb6f224) -1.0 ... }
    t = { bits(0xbf5c5cd1) 0.0 bits(0xbe08b1a2) 1.0 ... }
    r = { 0.0 1.0 1.0 bits(0x3f4186cd) ... }
    dref = { bits(0x3f773724) bits(0x3f2bc43a) -0.5 bits(0x3f5c01d8) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 2 {
    asm "TLD4.R.DC R8, R0, R4, 2, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 2 2 2 ... }
    s = { 1.0 1.0 -1.0 bits(0x3f1bcde8) ... }
    t = { 0.5 bits(0xbe24e554) 1.0 -1.0 ... }
    r = { 1.0 -1.0 0.5 -0.5 ... }
    dref = { bits(0x3f2bc43c) bits(0x3eb57d7a) bits(0x3ed7dd15) bits(0x3f2bc43a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 3 {
    asm "TLD4.R.DC R8, R0, R4, 3, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 2 1 1 ... }
    s = { bits(0x3f6ef7b8) bits(0xbe78ca64) 1.0 -1.0 ... }
    t = { 1.0 1.0 0.0 0.5 ... }
    r = { -1.0 0.0 -1.0 0.0 ... }
    dref = { bits(0x3ea12604) bits(0x3ed7dd15) bits(0x3e9b6ca7) 0.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 4 {
    asm "TLD4.R.DC R8, R0, R4, 4, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 0 1 2 ... }
    s = { bits(0x3f11248c) -1.0 bits(0xbe83ca40) bits(0xbf5df15f) ... }
    t = { bits(0xbc97dbc4) bits(0xbee4e02a) 1.0 bits(0x3e033ef6) ... }
    r = { 1.0 1.0 -0.5 -1.0 ... }
    dref = { 0.0 1.5 1.5 bits(0x3e8652f0) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.R.DC R8, R0, R4, 5, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 0 2 2 ... }
    s = { 1.0 0.5 1.0 1.0 ... }
    t = { bits(0x3f34c852) bits(0xbf367a4f) bits(0x3eee95ac) bits(0xbd3c07e8) ... }
    r = { bits(0x3ef07ce6) 1.0 0.5 bits(0xbf30fdf9) ... }
    dref = { 1.5 bits(0x3ed7dd15) bits(0x3f511805) -0.5 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 6 {
    asm "TLD4.R.DC R8, R0, R4, 6, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 1 2 1 ... }
    s = { bits(0x3edb297b) 0.0 -1.0 bits(0xbd3332dc) ... }
    t = { -1.0 1.0 bits(0x3e7314aa) bits(0x3f3abe84) ... }
    r = { 1.0 -0.5 0.0 1.0 ... }
    dref = { bits(0x3ec2bb8b) -0.5 bits(0x3f5c01d8) bits(0x3f60a762) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 7 {
    asm "TLD4.R.DC R8, R0, R4, 7, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 2 1 ... }
    s = { bits(0xbf2e8aa3) bits(0x3f357931) bits(0x3f7886ab) bits(0xbf26eca0) ... }
    t = { bits(0x3eb63f1e) 1.0 bits(0xbf787747) -1.0 ... }
    r = { 1.0 0.0 1.0 bits(0x3f5f5bb1) ... }
    dref = { bits(0x3f511801) 0.0 bits(0x3ef2811d) bits(0x3ed7dd13) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R.DC R8, R0, R4, 8, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 0 1 ... }
    s = { 1.0 bits(0xbf0e7f66) 1.0 -0.5 ... }
    t = { -1.0 0.5 -0.75 0.5 ... }
    r = { 0.25 -1.0 bits(0xbf06c77a) -1.0 ... }
    dref = { bits(0x3eaf65c2) bits(0x3f7ec03d) bits(0x3f73c584) bits(0x3f48e078) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.R.DC R8, R0, R4, 9, ARRAY_CUBE, 0xf"  active 0x7
    array = { 1 0 0 ... }
    s = { bits(0x3e945c43) 0.75 1.0 ... }
    t = { -1.0 -1.0 bits(0x3f335542) ... }
    r = { bits(0x3f58b437) bits(0xbf67e8fd) bits(0xbf29fc8c) ... }
    dref = { bits(0x3f56e7ae) bits(0x3f22e3e5) bits(0x3ee1e01e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.R.DC R8, R0, R4, 10, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 1 2 1 ... }
    s = { bits(0xbf2dbc34) 1.0 bits(0x3f5cbbd4) -1.0 ... }
    t = { bits(0xbeaa89c8) bits(0xbf21c6a1) bits(0xbf09206b) -1.0 ... }
    r = { -1.0 bits(0xbf692e76) 1.0 0.25 ... }
    dref = { bits(0x3ca16ac1) bits(0x3f0e12f1) bits(0x3e99999a) bits(0x3f465c6a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.R.DC R8, R0, R4, 11, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 0 2 2 ... }
    s = { -0.75 bits(0xbf5aaffa) -1.0 bits(0xbd4b401c) ... }
    t = { -1.0 1.0 -1.0 1.0 ... }
    r = { bits(0x3f3e7afd) bits(0xbf2f00a0) -0.75 bits(0xbf10d4d3) ... }
    dref = { 0.0 bits(0x3f56e7ac) bits(0x3f611280) bits(0x3f22e3e5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 12 {
    asm "TLD4.R.DC R8, R0, R4, 12, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 2 1 ... }
    s = { 0.25 -1.0 1.0 -1.0 ... }
    t = { 1.0 0.25 -1.0 bits(0xbf431c27) ... }
    r = { -1.0 -0.75 0.25 bits(0x3f368f49) ... }
    dref = { bits(0x3f48e078) bits(0x3f74caad) 0.25 -0.5 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 13 {
    asm "TLD4.R.DC R8, R0, R4, 13, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 1 2 0 ... }
    s = { 1.0 1.0 1.0 bits(0x3f0caeb3) ... }
    t = { -1.0 1.0 bits(0xbf61a315) -1.0 ... }
    r = { -1.0 bits(0x3f00733e) -1.0 bits(0xbf04acfa) ... }
    dref = { bits(0x3f7e805f) bits(0x3f56e7ae) bits(0x3f2ce35f) bits(0x3f45b30a) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 14 {
    asm "TLD4.R.DC R8, R0, R4, 14, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 1 1 0 ... }
    s = { bits(0x3f6d5d98) -0.75 1.0 bits(0xbf0d968a) ... }
    t = { 1.0 -1.0 bits(0x3f1ac8a1) -1.0 ... }
    r = { -1.0 0.75 bits(0xbf256bb8) bits(0xbf3eff0c) ... }
    dref = { 1.5 0.25 0.0 bits(0x3f7670b1) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 15 {
    asm "TLD4.R.DC R8, R0, R4, 15, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 2 2 1 ... }
    s = { 1.0 1.0 1.0 bits(0x3f4aaab8) ... }
    t = { -1.0 bits(0x3f633b29) bits(0xbf665d40) -1.0 ... }
    r = { bits(0xbf5a785a) bits(0xbf7b4d2c) bits(0xbe6aaf84) bits(0x3ed37d4d) ... }
    dref = { bits(0x3ea4a295) bits(0x3ea4a295) bits(0x3f118da6) bits(0x3f683ce6) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R.DC R8, R0, R4, 16, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 1 1 2 ... }
    s = { -1.0 0.75 bits(0xbf771d0e) -1.0 ... }
    t = { bits(0xbf45647f) -1.0 -1.0 0.75 ... }
    r = { 0.375 -0.125 1.0 bits(0xbf539977) ... }
    dref = { bits(0x3f7dd017) bits(0x3df6743a) bits(0x3f4fa603) bits(0x3ec0615c) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.R.DC R8, R0, R4, 17, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 0 1 2 ... }
    s = { bits(0x3e5b5756) 1.0 bits(0xbee3eec8) bits(0xbf5fa6c5) ... }
    t = { bits(0x3f61bf0a) bits(0x3bce1cda) -1.0 1.0 ... }
    r = { 1.0 bits(0xbf7760b4) bits(0xbe7eca5c) bits(0xbe9b85bd) ... }
    dref = { bits(0x3f523238) 0.25 bits(0x3f5f361d) bits(0x3e2d641c) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 18 {
    asm "TLD4.R.DC R8, R0, R4, 18, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 2 0 0 ... }
    s = { -1.0 -1.0 bits(0x3f380b05) -0.75 ... }
    t = { bits(0xbf7fac3c) -0.75 -1.0 0.375 ... }
    r = { -0.375 bits(0xbf4a2788) bits(0x3f5c57a6) -1.0 ... }
    dref = { bits(0x3ed4ca07) bits(0x3ecac0db) bits(0x3da7eb11) bits(0x3efb947f) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.R.DC R8, R0, R4, 19, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 1 2 2 ... }
    s = { 1.0 bits(0x3f6dce90) bits(0x3ef51709) -1.0 ... }
    t = { 0.625 bits(0xbf778227) -1.0 0.75 ... }
    r = { bits(0x3f7cd842) 1.0 bits(0xbf402495) bits(0x3eaa70ee) ... }
    dref = { bits(0x3e4ab740) bits(0x3d852a40) 1.0 bits(0x3ecbedb0) ... }
    expect lane 0 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 20 {
    asm "TLD4.R.DC R8, R0, R4, 20, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 2 2 ... }
    s = { bits(0xbf713801) bits(0xbf5b5ea7) 0.25 0.625 ... }
    t = { 1.0 bits(0xbf62e451) 1.0 1.0 ... }
    r = { bits(0xbe9763ba) 1.0 bits(0xbf70a9bc) 1.0 ... }
    dref = { bits(0x3f5f361d) bits(0x3e05fbcc) bits(0x3f2449c4) bits(0x3f140950) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 21 {
    asm "TLD4.R.DC R8, R0, R4, 21, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 2 2 1 ... }
    s = { bits(0x3f485368) 1.0 bits(0x3f63c949) -0.125 ... }
    t = { bits(0xbf482553) -0.875 -1.0 bits(0xbf7c4531) ... }
    r = { -1.0 -0.75 bits(0x3f7077a1) 1.0 ... }
    dref = { bits(0x3ef5fb39) bits(0x3cf28e81) bits(0x3ee80d20) 0.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 22 {
    asm "TLD4.R.DC R8, R0, R4, 22, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 0 0 2 ... }
    s = { 1.0 bits(0x3f40a999) 0.625 bits(0x3f6bbcdc) ... }
    t = { bits(0x3f4a97db) bits(0xbe316f98) -0.125 bits(0xbf07d2b1) ... }
    r = { 1.0 -1.0 -1.0 -1.0 ... }
    dref = { bits(0x3e7d0d38) bits(0x3f64ec20) -0.5 bits(0x3f722b3c) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 23 {
    asm "TLD4.R.DC R8, R0, R4, 23, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 2 1 1 ... }
    s = { 0.25 -1.0 bits(0xbf647de9) bits(0xbec96ed5) ... }
    t = { bits(0xbf171907) bits(0x3f428fe5) 1.0 1.0 ... }
    r = { -1.0 -1.0 0.625 -0.625 ... }
    dref = { bits(0x3f36883e) bits(0x3efabe65) bits(0x3ef58801) bits(0x3ed487f7) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R.DC R8, R0, R4, 24, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 3 0 2 ... }
    s = { bits(0x3f6f12db) bits(0xbf5425c4) -1.0 bits(0xbf6e027e) ... }
    t = { 0.75 -1.0 bits(0x3f40a317) 1.0 ... }
    r = { 1.0 -0.75 bits(0xbf550858) bits(0xbf5bfec7) ... }
    dref = { -0.5 bits(0x3ea7ded3) 1.0 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 25 {
    asm "TLD4.R.DC R8, R0, R4, 25, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 0 0 1 ... }
    s = { bits(0xbf4fc231) 0.125 0.75 -1.0 ... }
    t = { 0.375 -1.0 -1.0 bits(0xbe6d034f) ... }
    r = { -1.0 -0.125 bits(0x3f7cdba5) 1.0 ... }
    dref = { 0.0 1.0 bits(0x3f6fb52e) bits(0x3f37cacc) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
}

warp 26 {
    asm "TLD4.R.DC R8, R0, R4, 26, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 0 0 3 ... }
    s = { 1.0 bits(0x3f5cd2f0) bits(0xbf447388) bits(0x3f632603) ... }
    t = { bits(0xbf4d88b1) -1.0 -1.0 -1.0 ... }
    r = { bits(0xbf0ab31c) bits(0xbec35a38) -1.0 bits(0x3f72ac99) ... }
    dref = { bits(0x3cfedb2e) bits(0x3f5980a4) 0.25 bits(0x3f411f61) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.R.DC R8, R0, R4, 27, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 0 1 2 ... }
    s = { 1.0 bits(0x3f1b96d4) -0.375 bits(0x3efcd3b3) ... }
    t = { bits(0x3f58820f) bits(0xbf4ac359) -1.0 1.0 ... }
    r = { bits(0x3f55a225) -1.0 bits(0x3f64db8f) bits(0x3f467ea9) ... }
    dref = { 0.0 bits(0x3d585e90) bits(0x3f800001) bits(0x3f3f031d) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 28 {
    asm "TLD4.R.DC R8, R0, R4, 28, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 0 1 ... }
    s = { 1.0 -0.625 0.375 -1.0 ... }
    t = { 0.75 bits(0x3f62b47e) bits(0xbf4765a2) 0.375 ... }
    r = { bits(0xbf4aeb65) -1.0 1.0 bits(0x3f454cae) ... }
    dref = { bits(0x3ec302b8) 1.0 0.0 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 29 {
    asm "TLD4.R.DC R8, R0, R4, 29, ARRAY_CUBE, 0xf"  active 0xf
    array = { 3 0 3 1 ... }
    s = { bits(0x3f797170) -1.0 -1.0 -0.125 ... }
    t = { bits(0xbf5732cd) 1.0 -0.125 0.875 ... }
    r = { -1.0 bits(0x3f48e4e9) bits(0xbf427b21) 1.0 ... }
    dref = { bits(0x3f31d66c) bits(0x3e99999a) 0.0 bits(0x3cfaf8a3) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 30 {
    asm "TLD4.R.DC R8, R0, R4, 30, ARRAY_CUBE, 0xf"  active 0xf
    array = { 3 3 3 3 ... }
    s = { 1.0 -1.0 -0.375 bits(0xbf426397) ... }
    t = { bits(0x3f45b2e2) -0.125 bits(0xbf3fcffe) -1.0 ... }
    r = { -1.0 1.0 1.0 bits(0x3d827c19) ... }
    dref = { 0.25 1.0 1.0 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.R.DC R8, R0, R4, 31, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 3 3 1 ... }
    s = { -1.0 bits(0x3e68ab37) bits(0xbf5227fe) 1.0 ... }
    t = { 0.875 -1.0 1.0 bits(0xbd0c0ed1) ... }
    r = { -0.375 bits(0x3f53dc0f) 0.375 -1.0 ... }
    dref = { 1.0 0.0 bits(0x3db441a0) bits(0x3f51cb62) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R.DC R8, R0, R4, 32, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 1 0 0 ... }
    s = { 1.0 bits(0x3f67c335) -1.0 bits(0xbf4ccccd) ... }
    t = { 1.0 bits(0xbe82edfd) 1.0 bits(0xbf253543) ... }
    r = { bits(0xbf6f06eb) -1.0 bits(0x3ecccccd) -1.0 ... }
    dref = { 0.0 1.0 bits(0x3eb9f022) bits(0x3e87c1ff) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 33 {
    asm "TLD4.R.DC R8, R0, R4, 33, ARRAY_CUBE, 0xf"  active 0x7
    array = { 2 2 2 ... }
    s = { -1.0 bits(0x3f524502) -1.0 ... }
    t = { bits(0x3f64d7dd) bits(0x3e99999a) 1.0 ... }
    r = { bits(0xbdcccccd) 1.0 bits(0xbf6fd773) ... }
    dref = { 1.0 1.0 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 34 {
    asm "TLD4.R.DC R8, R0, R4, 34, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 1 1 ... }
    s = { bits(0x3f733dd7) 1.0 bits(0xbd09a9e0) 1.0 ... }
    t = { 1.0 bits(0x3f7f1b16) bits(0xbe99999a) 1.0 ... }
    r = { bits(0xbf547843) bits(0xbdc5e931) -1.0 bits(0x3f4f7958) ... }
    dref = { bits(0x3ed181fa) bits(0x3e20e2ec) 1.5 bits(0x3f4e3cd5) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.R.DC R8, R0, R4, 35, ARRAY_CUBE, 0xf"  active 0x3
    array = { 0 1 ... }
    s = { bits(0xbf71b8b6) -1.0 ... }
    t = { bits(0x3f72f936) bits(0xbf6735a2) ... }
    r = { -1.0 bits(0xbed4e346) ... }
    dref = { bits(0x3edd55e8) 0.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R.DC R8, R0, R4, 36, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 0 0 2 ... }
    s = { 1.0 bits(0x3ee6c206) -1.0 1.0 ... }
    t = { 0.0 -1.0 bits(0xbdcccccd) bits(0x3e99999a) ... }
    r = { bits(0x3dc8df87) bits(0x3f6faecd) bits(0x3f6d81b2) bits(0xbf654457) ... }
    dref = { bits(0x3f1696f8) bits(0x3f7525ac) 1.0 0.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 37 {
    asm "TLD4.R.DC R8, R0, R4, 37, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 1 1 0 ... }
    s = { -1.0 bits(0x3f6f655c) bits(0xbf4ccccd) bits(0x3f4ccccd) ... }
    t = { bits(0xbf4ccccd) bits(0x3f71a0cc) bits(0xbf5531d7) -1.0 ... }
    r = { bits(0x3f568efc) 1.0 -1.0 bits(0x3d81281a) ... }
    dref = { bits(0x3f800001) bits(0x3f59c078) bits(0x3f7ffffe) bits(0x3f6cd9b5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 38 {
    asm "TLD4.R.DC R8, R0, R4, 38, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 0 2 2 ... }
    s = { bits(0x3e99999a) -1.0 bits(0x3e19154f) -1.0 ... }
    t = { bits(0x3f7c4ad1) bits(0xbe6d36a6) 1.0 bits(0x3f6307f1) ... }
    r = { -1.0 bits(0xbe99999a) bits(0x3eb87edb) -1.0 ... }
    dref = { bits(0x3defcf44) bits(0x3df22da4) 0.25 bits(0x3e3fa533) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 39 {
    asm "TLD4.R.DC R8, R0, R4, 39, ARRAY_CUBE, 0xf"  active 0xf
    array = { 2 2 2 0 ... }
    s = { bits(0xbcdcbf15) 1.0 -1.0 bits(0xbecb16cf) ... }
    t = { bits(0xbf139cca) bits(0xbf78db6e) -1.0 -1.0 ... }
    r = { -1.0 bits(0xbf6c1153) bits(0xbf333333) -1.0 ... }
    dref = { bits(0x3f1696f8) bits(0x3e855e40) bits(0x3eed6ff6) bits(0x3eb40723) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R.DC R8, R0, R4, 40, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 1 2 0 ... }
    s = { 1.0 bits(0xbf2231d1) bits(0x3f4a5e5a) 1.0 ... }
    t = { bits(0xbf415661) 1.0 bits(0xbf039885) bits(0xbf573a1d) ... }
    r = { bits(0x3e4e1b2d) bits(0xbf6641b8) 1.0 -1.0 ... }
    dref = { bits(0x3f495eca) 0.25 bits(0x3f0e958e) bits(0x3e2b78de) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 41 {
    asm "TLD4.R.DC R8, R0, R4, 41, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 1 0 ... }
    s = { bits(0xbf4076ae) 1.0 bits(0x3f6c95e8) ... }
    t = { 1.0 0.625 bits(0x3f6b22f9) ... }
    r = { bits(0xbf6bc9a8) bits(0xbf7d42ee) 1.0 ... }
    dref = { bits(0x3f3e6dbe) bits(0x3f3f50c0) bits(0x3e0ab88b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 42 {
    asm "TLD4.R.DC R8, R0, R4, 42, ARRAY_CUBE, 0xf"  active 0xf
    array = { 3 3 1 0 ... }
    s = { -0.25 1.0 1.0 bits(0xbf5d469f) ... }
    t = { bits(0xbf71f8af) bits(0xbf735dd7) bits(0x3f4ff9be) 0.75 ... }
    r = { 1.0 -0.625 0.625 1.0 ... }
    dref = { bits(0x3e53535a) bits(0x3f593ad7) bits(0x3f2789a8) bits(0x3f220da2) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 43 {
    asm "TLD4.R.DC R8, R0, R4, 43, ARRAY_CUBE, 0xf"  active 0xf
    array = { 3 3 3 0 ... }
    s = { 1.0 0.25 bits(0xbd875c19) bits(0x3f51fdec) ... }
    t = { -0.625 bits(0x3f691e7f) bits(0x3ef41095) 1.0 ... }
    r = { -1.0 -1.0 1.0 bits(0x3f61a11d) ... }
    dref = { bits(0x3f5d4bdd) bits(0x3ee6dee7) 1.5 bits(0x3e5a9cdb) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 44 {
    asm "TLD4.R.DC R8, R0, R4, 44, ARRAY_CUBE, 0xf"  active 0xf
    array = { 0 1 0 0 ... }
    s = { 1.0 bits(0x3e7e1de7) 1.0 bits(0xbf585f57) ... }
    t = { bits(0x3f28d81c) bits(0xbd662e7f) bits(0xbf7a31ea) bits(0x3f6199dd) ... }
    r = { bits(0xbf7f6b63) 1.0 bits(0x3edf8b27) -1.0 ... }
    dref = { 0.0 0.0 0.0 bits(0x3e8d988e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 45 {
    asm "TLD4.R.DC R8, R0, R4, 45, ARRAY_CUBE, 0xf"  active 0xf
    array = { 3 3 2 0 ... }
    s = { -1.0 -1.0 0.75 0.75 ... }
    t = { 1.0 0.625 bits(0xbf6eb4f3) 1.0 ... }
    r = { bits(0xbd5588dc) -0.375 1.0 bits(0x3f6c2d80) ... }
    dref = { 0.0 bits(0x3f009e80) bits(0x3e835683) bits(0x3dee68ee) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 46 {
    asm "TLD4.R.DC R8, R0, R4, 46, ARRAY_CUBE, 0xf"  active 0xf
    array = { 3 2 3 1 ... }
    s = { bits(0xbe58e9b5) bits(0x3e9ae101) -1.0 bits(0xbf5c97e5) ... }
    t = { 0.75 -1.0 0.125 bits(0x3f49dca1) ... }
    r = { -1.0 0.125 bits(0x3f660a08) 1.0 ... }
    dref = { bits(0x3ebc4f8c) bits(0x3d88cb2f) bits(0x3e2ff0b0) bits(0x3f7277a1) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 47 {
    asm "TLD4.R.DC R8, R0, R4, 47, ARRAY_CUBE, 0xf"  active 0xf
    array = { 1 0 0 0 ... }
    s = { -1.0 0.375 bits(0xbf40cbdd) 1.0 ... }
    t = { 0.75 -1.0 -1.0 bits(0xbee56e95) ... }
    r = { 0.75 0.625 bits(0x3f5deb94) bits(0x3f7d18da) ... }
    dref = { -0.5 bits(0x3d16630a) bits(0x3f2f60ae) bits(0x3d80f881) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}
