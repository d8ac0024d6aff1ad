# Depth compare, every function and depth format: cube.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 768 gathers, left out: 142 on which the two differ, 11 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules R-TLD4-15 PD-12 PD-16 PD-17
minimum filter 191

texture 0 { type CUBEMAP  format Z24S8 UINT  G_DATA_TYPE 2  source G ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 3 3  address 0x10000000
            texels rows deb8c9b9a60648a3dc6e2fa8bfff166b594952bd06f3fef746ba49f3a1447d0833d94a5430434861752fc140564c0fbb56da2cbcb905947403e424bc017e6a4189f09b230204e090d844810075563255bb9bcd691f7b438cc7edba4424f623daca579755bd47a176b1377db761ef9c66c9844f352c4b1d4ccc2fa184f2a780d2160aaf558ce33135684590eb22fbc5e796b66691b0ca976f98da1ce24b7bf0bbb54d5bab6f96e6f06212929de7836fdbbf75be8462a7fc66c5471696ec3d27c8d9bc4fede1d4d2ac71b665410879dae2c29dd860a29bba54 }
sampler 0 { address MIRROR MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 1 texture 0 sampler 1
sampler 2 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 3 texture 0 sampler 3
sampler 4 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_OGL BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 0 sampler 5
sampler 6 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 6 texture 0 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 7 texture 0 sampler 7
texture 1 { type CUBEMAP  format X8Z24 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 4 4  address 0x10100000
            texels rows 81ed9109a259bae2a7ba5174cba4231944ac3d0f27f734dda46148d68173a1c25735fb81e6cc4a7f675263ea94898f712beeb6c9b15ac2de936c906bc40cf07f340c734bbbbdb3b2c2c8a50c8b898de2d9ca43329ae8a071c3e3de31433b03d4bdddba55abec508113fa7752ca6f87900df85a5ab63a6cc6bbb6e562f725c5305459955ed7a12a462c597682ff9039729a21bab99614e595da75b77533d13df572ff79f5ae6d0e146af4bd4af3e2fb4a8c906a45981a23ae59502479221b79b4d78cc12b54687176c0446d4cafdc9bc185d55e154f5ffcc4d3c0f98c1389280f58492c4ac0f01351235321ac192b6361affa842e036b76d84565d0dacd288186d86910fa82003503cad71dfa9256a3016f21fca5536acd1b3c4bad4d9a1458a5cc67e9714289be19861826e534ffb03474b3bac1d2653d2360e79da83a2105e1341c25bcd003cc6d856df0804058b9846c93e21af39bf9c15bcc8210828a24da265182d4414230f877107d52f41fa3e882d7ef8aab8e1edf9a5b103150a3b625 }
sampler 8 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 8 texture 1 sampler 8
sampler 9 { address CLAMP_OGL WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 9 texture 1 sampler 9
sampler 10 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2  CUBEMAP_INTERFACE_FILTERING 2 }
handle 10 texture 1 sampler 10
sampler 11 { address BORDER CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 11 texture 1 sampler 11
sampler 12 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 12 texture 1 sampler 12
sampler 13 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 13 texture 1 sampler 13
sampler 14 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 14 texture 1 sampler 14
sampler 15 { address CLAMP_OGL MIRROR_ONCE_BORDER WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 15 texture 1 sampler 15
texture 2 { type CUBEMAP  format S8Z24 UNORM  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 1 1  address 0x10200000
            texels rows fb61c24fc0f7a9c3e33146f91d9e5708a074956853ce4a01 }
sampler 16 { address CLAMP_TO_EDGE BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 16 texture 2 sampler 16
sampler 17 { address MIRROR CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 17 texture 2 sampler 17
sampler 18 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2  CUBEMAP_INTERFACE_FILTERING 2 }
handle 18 texture 2 sampler 18
sampler 19 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 19 texture 2 sampler 19
sampler 20 { address BORDER WRAP WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4 }
handle 20 texture 2 sampler 20
sampler 21 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 21 texture 2 sampler 21
sampler 22 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6 }
handle 22 texture 2 sampler 22
sampler 23 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7 }
handle 23 texture 2 sampler 23
texture 3 { type CUBEMAP  format ZF32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 3 3  address 0x10300000
            texels rows 9aae2b3f0000803f0000803fc6b2503f000000000000803fc795703fccfe7a3e0000803f45d12a3e0000803f00000000ffdb533c737e3f3f392d433f39d5a73efbc5bc3d0549a83e1577573f3d18523f0000000091fe3d3f000000000000803f00000000000000000000803f0000803fe5e46a3f0000803fa7280d3e0000803f08bb153f000000000918e13e6d8c633f7e22cb3d00000000f31f3a3f00000000d3c2903e0000803f00000000e598733fc2d65b3f000000002bc77e3fc0c6bf3e0000000000000000b89bc73e0000803f000000000000803f }
sampler 24 { address WRAP CLAMP_OGL WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0 }
handle 24 texture 3 sampler 24
sampler 25 { address BORDER CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1 }
handle 25 texture 3 sampler 25
sampler 26 { address CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2  CUBEMAP_INTERFACE_FILTERING 2 }
handle 26 texture 3 sampler 26
sampler 27 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 27 texture 3 sampler 27
sampler 28 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 28 texture 3 sampler 28
sampler 29 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5 }
handle 29 texture 3 sampler 29
sampler 30 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 30 texture 3 sampler 30
sampler 31 { address CLAMP_TO_EDGE WRAP WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 31 texture 3 sampler 31
texture 4 { type CUBEMAP  format ZF32_X24S8 FLOAT  G_DATA_TYPE 4  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 5 5  address 0x10400000
            texels rows 00000000aaa2d7f30000803f0786590700000000131b46ebea1f0e3d0a80dbc30c3d6f3ef33fd08700000000fc87f7770000803fa082fba10000803fca80a62c00000000d145b0d40000803fc0e53adc0000803fe206cd446202123f806c918c6ddc073e183a5c8100000000f3006c5f0000803ffb1f25b88112c23e2489905000000000510673ae000000008880a9d4f74e593f72bd33ca2440e03ee2b244af0000803f63ff09b94535cd3b9b75a77cf12e073f802d5dd50000000083297f0913273f3f90a821c3fc12db3ca3b021350000803f6abe64b400000000ac61395e2fd6a63e28fe3c000000803fe5ec5eee0000803feed5a735701e3d3f2c84ca24fd3a0b3f2ccb6be9c5b3783f20179d2a0000803f2ea5e1b7abcd5d3fdf0c1fb70000000037b089dd00000000ee1595750000803fbe215aec0000803f75309997ac9ae13ccf9080ff0084a93d375aa4a900000000a5e381cc847a333f66b723ecedb7ca3e656b38b6924b763fe02975cf000000007b76f87c00000000dba541f700000000845c595bf62c3c3f372b3b5fb3fda03e7d4621014f89613ffba0578a8d0fa43d367727b288570c3fcf4357e70000803f7e3746480000803f690c5d29b52f993d684121b300000000c5a7efd99a84f83dd320bd8b0000803ffe94672a82233e3f4da937e74876603e93dc2ed279b9fd3d718447a182aa473f4bf7dff6000000002ff127f400000000d02fc69c2fcb7a3d95163a10ae72ad3e1e412a1000000000833ed99e3cb2d33e726306840000803f2cb3535cc8ebe83ed74817a80000803f2e02610184ca803ec94c4878ec16103fd1e5829f4530693d0e8495191ca2023f98e2b6f80000803f63e4b94b6d1b2a3f9ef4a9723a726c3f025eceadaed35e3f69acb9f6b545743f0dc7be0c0000803fd4e9ea850000803f6a0dddf0000000001eb56f2793513d3fb6a3439ddc9b693f86c01a9f2a18753feefd0ef879b3ea3d75a8228d0000803f7e0dd5984cb1663ebc563f726ebea23dc640ad1d0000803f03777be40000000015d4da170000000075e318c54e670d3daae8d3009623903ea572349a69aa203f9d2f742c000000004e18676b7a5dfe3e480a23d500000000f48f6974070bbb3eeb06419e2139ce3e05d287eb0000000027a881f4996a5d3d4eb0511c6440043f1ed1d3bf0000803f470b57720000803f14492996bc126e3f00ab156e0000803faa965cddc0a5e53e92e7488f5c60b53e0c19da0158875f3fed73b6fc02a62c3f60e0521afd4c603f895f6070f019f73e7ba70d0a15397e3d6f3c7f1f9678983d0117b971a27a973c967dbd0a0000803fced84fdb6f9aab3ecefe777786e1453f17f34cbee53d5b3fb888a4c50000803fcbbca966724a113f091223a30000000002dc6e949b32713fbcaab7e600000000ccb768c511a8fc3ee4a28887efb5043eb05782218471323e8032c36400000000d1a137c08cf4f93eef078d089775b93e03c8aa1dfe501c3ff9d9db506f43753e7543b7a40000803f20e5f2472cc83a3f1d07e02b0000803fd79b4e2b0000803f42b9ff4200000000cca120e50000803fe57f746ca051643f95f1c3e800000000116428434677143e4e497c3f000000005d748ae100000000c5d990e80000803f85a8c72c0000803f6b42a4f20000803fe472803c }
sampler 32 { address CLAMP_OGL CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 32 texture 4 sampler 32
sampler 33 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 33 texture 4 sampler 33
sampler 34 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2  CUBEMAP_INTERFACE_FILTERING 2 }
handle 34 texture 4 sampler 34
sampler 35 { address MIRROR MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3  CUBEMAP_INTERFACE_FILTERING 2 }
handle 35 texture 4 sampler 35
sampler 36 { address BORDER BORDER WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 36 texture 4 sampler 36
sampler 37 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 37 texture 4 sampler 37
sampler 38 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 38 texture 4 sampler 38
sampler 39 { address WRAP BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 39 texture 4 sampler 39
texture 5 { type CUBEMAP  format Z16 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 1 1  address 0x10500000
            texels rows d5db04154db41f8e60f5f390 }
handle 40 texture 5 sampler 0
sampler 40 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 41 texture 5 sampler 40
sampler 41 { address MIRROR CLAMP_TO_EDGE WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 2  CUBEMAP_INTERFACE_FILTERING 2 }
handle 42 texture 5 sampler 41
sampler 42 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 3 }
handle 43 texture 5 sampler 42
sampler 43 { address MIRROR MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 4  CUBEMAP_INTERFACE_FILTERING 2 }
handle 44 texture 5 sampler 43
sampler 44 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x3e99999a 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 5  CUBEMAP_INTERFACE_FILTERING 2 }
handle 45 texture 5 sampler 44
sampler 45 { address MIRROR_ONCE_CLAMP_OGL MIRROR WRAP  border 0x3f800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 6  CUBEMAP_INTERFACE_FILTERING 2 }
handle 46 texture 5 sampler 45
sampler 46 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP  border 0x3e800000 0x0 0x0 0x3f800000  DEPTH_COMPARE_FUNC 7  CUBEMAP_INTERFACE_FILTERING 2 }
handle 47 texture 5 sampler 46

warp 0 {
    asm "TLD4.R.DC R8, R0, R4, 0, CUBE, 0xf"  active 0xf
    s = { bits(0xbf78ddbd) -1.0 1.0 1.0 ... }
    t = { bits(0xbf44fda7) bits(0x3e885b7e) -1.0 -0.5 ... }
    r = { 1.0 bits(0x3f63146e) bits(0xbf4ba495) bits(0xbf2aaaab) ... }
    dref = { bits(0x3f62aa7c) bits(0x3ea97538) bits(0x3e983a98) bits(0x3f3b0f4d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 1 {
    asm "TLD4.R.DC R8, R0, R4, 1, CUBE, 0xf"  active 0xf
    s = { 0.0 1.0 bits(0xbe2aaaab) bits(0xbf2a55b5) ... }
    t = { -1.0 bits(0xbf555555) 1.0 bits(0xbee40338) ... }
    r = { bits(0x3f44728e) bits(0xbf555555) bits(0x3f7ab952) 1.0 ... }
    dref = { bits(0x3eefcba2) bits(0x3e99999a) bits(0x3eab5e15) 0.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 2 {
    asm "TLD4.R.DC R8, R0, R4, 2, CUBE, 0xf"  active 0xf
    s = { 1.0 bits(0xbf3b1c47) -1.0 -1.0 ... }
    t = { bits(0xbf555555) 1.0 1.0 1.0 ... }
    r = { -1.0 bits(0xbd0b879f) 1.0 bits(0x3f2aaaab) ... }
    dref = { bits(0x3ea97535) bits(0x3f328717) bits(0x3ed39b35) bits(0x3e99999a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 3 {
    asm "TLD4.R.DC R8, R0, R4, 3, CUBE, 0xf"  active 0xf
    s = { -0.5 bits(0xbf58ee9c) bits(0xbf2aaaab) 0.5 ... }
    t = { 1.0 -1.0 -1.0 bits(0x3f539361) ... }
    r = { bits(0x3f7599ef) bits(0x3ed01116) bits(0x3f339e93) 1.0 ... }
    dref = { bits(0x3f70e695) bits(0x3f2b5b4e) bits(0x3e0a35cd) bits(0x3e99999a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 4 {
    asm "TLD4.R.DC R8, R0, R4, 4, CUBE, 0xf"  active 0xf
    s = { bits(0xbe590bab) 1.0 bits(0xbf716b98) bits(0x3e76a257) ... }
    t = { 1.0 bits(0xbf5314d0) 1.0 bits(0xbf05744c) ... }
    r = { bits(0xbf6fc23e) -0.5 bits(0xbf3a4b4f) -1.0 ... }
    dref = { bits(0x3ea895b3) bits(0x3e54c78d) bits(0x3f5280a8) bits(0x3e984617) ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 5 {
    asm "TLD4.R.DC R8, R0, R4, 5, CUBE, 0xf"  active 0xf
    s = { 1.0 bits(0x3e9c9983) 1.0 -1.0 ... }
    t = { bits(0x3f7aacc8) 1.0 bits(0xbece5fce) bits(0x3f5aeb6c) ... }
    r = { bits(0xbf6048de) bits(0x3f2532dd) bits(0xbf45880f) bits(0xbf6dbeaa) ... }
    dref = { bits(0x3f06731e) 0.0 bits(0x3f1395ef) bits(0x3ecd39e0) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 6 {
    asm "TLD4.R.DC R8, R0, R4, 6, CUBE, 0xf"  active 0xf
    s = { bits(0xbf2aaaab) bits(0x3f67b5da) bits(0x3f66f963) bits(0x3f436c6d) ... }
    t = { -1.0 -1.0 -1.0 bits(0xbf5c18a6) ... }
    r = { -1.0 bits(0xbe954853) bits(0x3f395ade) -1.0 ... }
    dref = { bits(0x3f32a391) bits(0x3e6cd6bf) bits(0x3ec29086) 1.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 7 {
    asm "TLD4.R.DC R8, R0, R4, 7, CUBE, 0xf"  active 0xf
    s = { 1.0 -1.0 bits(0x3f2aaaab) bits(0x3f6b3124) ... }
    t = { -1.0 bits(0xbe2aaaab) 1.0 bits(0xbf2f1208) ... }
    r = { bits(0xbf6a7461) bits(0x3f6341e3) bits(0x3ea76be3) 1.0 ... }
    dref = { bits(0x3ee9280b) bits(0x3ec29087) bits(0x3e91a947) bits(0x3f04be76) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 8 {
    asm "TLD4.R.DC R8, R0, R4, 8, CUBE, 0xf"  active 0xf
    s = { 1.0 bits(0xbf78d6d1) -0.25 0.75 ... }
    t = { 0.375 bits(0x3f122d39) -0.625 1.0 ... }
    r = { 1.0 1.0 1.0 -0.25 ... }
    dref = { bits(0x3e2a875b) bits(0x3d834ec1) 0.25 bits(0x3f3a59a1) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 9 {
    asm "TLD4.R.DC R8, R0, R4, 9, CUBE, 0xf"  active 0xf
    s = { bits(0x3f0c7383) bits(0xbf669b89) bits(0xbf70c927) -1.0 ... }
    t = { 1.0 bits(0xbe5cd4a1) -1.0 -0.375 ... }
    r = { bits(0xbf558c05) -1.0 bits(0x3efd1edd) -0.25 ... }
    dref = { bits(0x3f076fcb) bits(0x3f3a59a3) bits(0x3f2d4b3d) bits(0x3f1bdcb0) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
}

warp 10 {
    asm "TLD4.R.DC R8, R0, R4, 10, CUBE, 0xf"  active 0xf
    s = { 1.0 -1.0 0.875 -0.75 ... }
    t = { bits(0xbf548fff) bits(0xbf568d28) bits(0x3f6c7917) bits(0xbf7cf87a) ... }
    r = { bits(0xbe753862) 0.375 1.0 1.0 ... }
    dref = { bits(0x3f217382) bits(0x3d9f8601) bits(0x3ead4959) bits(0x3e99999a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 11 {
    asm "TLD4.R.DC R8, R0, R4, 11, CUBE, 0xf"  active 0xf
    s = { bits(0xbf6e3ac9) 0.875 1.0 -1.0 ... }
    t = { bits(0xbf6ccc33) -1.0 -1.0 bits(0xbf6da7db) ... }
    r = { -1.0 bits(0xbf436466) bits(0x3f65ad2d) 1.0 ... }
    dref = { bits(0x3f3cdef5) bits(0x3ed8756d) bits(0x3f395841) bits(0x3f155957) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R.DC R8, R0, R4, 12, CUBE, 0xf"  active 0xf
    s = { -0.375 bits(0x3f6b425e) -1.0 -1.0 ... }
    t = { bits(0x3f7bb1c4) -1.0 0.625 1.0 ... }
    r = { -1.0 bits(0xbf682df4) bits(0x3f47883c) bits(0x3f679074) ... }
    dref = { bits(0x3e1470d1) bits(0x3e99999a) bits(0x3e7744cd) bits(0x3f23c658) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 13 {
    asm "TLD4.R.DC R8, R0, R4, 13, CUBE, 0xf"  active 0xf
    s = { -0.25 bits(0x3f1c1851) -0.375 -1.0 ... }
    t = { -1.0 1.0 1.0 1.0 ... }
    r = { -1.0 -1.0 -0.25 -0.75 ... }
    dref = { bits(0x3f3fb172) bits(0x3f62936d) bits(0x3efa20ef) bits(0x3f4c03d1) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 14 {
    asm "TLD4.R.DC R8, R0, R4, 14, CUBE, 0xf"  active 0xf
    s = { 0.25 bits(0x3f58c265) -1.0 -1.0 ... }
    t = { bits(0xbdffda2d) bits(0xbf44c0f4) bits(0x3f4826d5) -0.625 ... }
    r = { 1.0 -1.0 -1.0 0.125 ... }
    dref = { bits(0x3d4497fe) bits(0x3deebe51) bits(0x3f7c5f52) bits(0x3f5dc562) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 15 {
    asm "TLD4.R.DC R8, R0, R4, 15, CUBE, 0xf"  active 0xf
    s = { 1.0 1.0 1.0 bits(0xbf5b4fa7) ... }
    t = { -0.875 bits(0x3f21d5f5) 0.125 -1.0 ... }
    r = { bits(0xbf560093) bits(0x3f7fd61f) -1.0 1.0 ... }
    dref = { bits(0x3eda8981) bits(0x3ca42741) bits(0x3efa20ef) bits(0x3f700cc5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 16 {
    asm "TLD4.R.DC R8, R0, R4, 16, CUBE, 0xf"  active 0xf
    s = { bits(0x3f5064f7) -1.0 -0.5 bits(0x3ed09d8c) ... }
    t = { bits(0xbe40271a) 1.0 1.0 bits(0x3f5d3134) ... }
    r = { 1.0 bits(0xbd1624c5) -0.5 -1.0 ... }
    dref = { bits(0x3f4261fc) bits(0x3e959ca6) bits(0x3e99999a) bits(0x3ea5731e) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.R.DC R8, R0, R4, 17, CUBE, 0xf"  active 0xf
    s = { bits(0xbf625d18) bits(0x3e55c055) -1.0 -1.0 ... }
    t = { -1.0 1.0 bits(0xbf2a4589) 1.0 ... }
    r = { 1.0 -0.5 0.0 bits(0xbf77e220) ... }
    dref = { bits(0x3f29f7c1) bits(0x3e798a29) bits(0x3f3d3f70) 1.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 18 {
    asm "TLD4.R.DC R8, R0, R4, 18, CUBE, 0xf"  active 0xf
    s = { -1.0 1.0 -1.0 bits(0xbf17720e) ... }
    t = { 1.0 bits(0xbc7148af) bits(0x3f48a5cf) 0.5 ... }
    r = { 1.0 bits(0x3f3196c5) bits(0xbf2b27cf) -1.0 ... }
    dref = { 0.0 1.0 bits(0x3eaf3c3b) bits(0x3f4261fc) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 19 {
    asm "TLD4.R.DC R8, R0, R4, 19, CUBE, 0xf"  active 0x7
    s = { bits(0xbe6db3ce) -1.0 bits(0xbefdc323) ... }
    t = { -0.5 0.0 1.0 ... }
    r = { -1.0 -1.0 0.5 ... }
    dref = { bits(0x3e8c63c7) 1.5 1.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 20 {
    asm "TLD4.R.DC R8, R0, R4, 20, CUBE, 0xf"  active 0xf
    s = { 1.0 -1.0 0.0 1.0 ... }
    t = { bits(0xbf581698) bits(0xbf7e7929) -0.5 bits(0x3ebab878) ... }
    r = { bits(0xbed3f431) bits(0x3d6d9b74) 1.0 bits(0xbead167b) ... }
    dref = { bits(0x3eaf3c3b) bits(0x3f1574a1) bits(0x3e959ca7) bits(0x3e8c63c9) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 21 {
    asm "TLD4.R.DC R8, R0, R4, 21, CUBE, 0xf"  active 0xf
    s = { 1.0 bits(0x3f44a6a7) -1.0 bits(0x3f285db0) ... }
    t = { bits(0xbe796591) bits(0xbe0dcb01) -1.0 -0.5 ... }
    r = { bits(0xbe13a153) 1.0 bits(0xbe7b4c4b) 1.0 ... }
    dref = { bits(0x3e959ca8) -0.5 bits(0x3f4261fb) bits(0x3f2a0cd9) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 22 {
    asm "TLD4.R.DC R8, R0, R4, 22, CUBE, 0xf"  active 0xf
    s = { 0.5 1.0 1.0 1.0 ... }
    t = { bits(0x3f5fd2d3) 1.0 -0.5 bits(0x3f3be4e9) ... }
    r = { 1.0 bits(0xbcf4553a) -1.0 bits(0xbdbab604) ... }
    dref = { bits(0x3f29f7c1) bits(0x3e5164ce) bits(0x3e8c63c7) bits(0x3e959ca7) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 23 {
    asm "TLD4.R.DC R8, R0, R4, 23, CUBE, 0xf"  active 0xf
    s = { 0.0 -1.0 bits(0x3f08fbb8) -1.0 ... }
    t = { -1.0 0.5 1.0 0.5 ... }
    r = { bits(0x3ed9fe95) 0.5 0.5 bits(0xbf23da5c) ... }
    dref = { bits(0x3e6b3c44) 0.25 bits(0x3eaf3c3c) bits(0x3f4261fb) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 24 {
    asm "TLD4.R.DC R8, R0, R4, 24, CUBE, 0xf"  active 0xf
    s = { bits(0x3f4a3783) -1.0 1.0 bits(0x3f7d4ec7) ... }
    t = { -1.0 bits(0xbf2aaaab) bits(0x3f2fe253) bits(0x3e19678e) ... }
    r = { bits(0x3f5f5adc) bits(0xbf555555) bits(0xbf5e7625) -1.0 ... }
    dref = { 1.0 bits(0x3f577715) 0.0 bits(0x3f61f7bf) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 25 {
    asm "TLD4.R.DC R8, R0, R4, 25, CUBE, 0xf"  active 0xf
    s = { bits(0xbf6317ec) -1.0 1.0 -1.0 ... }
    t = { bits(0x3f50211d) 0.5 bits(0x3f4c9605) 0.0 ... }
    r = { 1.0 bits(0xbf297e0e) bits(0x3f4ed1cf) 0.5 ... }
    dref = { 0.0 bits(0x3f36a3de) bits(0x3f5bd6c4) bits(0x3f7fffff) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.R.DC R8, R0, R4, 26, CUBE, 0xf"  active 0xf
    s = { -1.0 bits(0x3cdfac07) -1.0 bits(0xbf62c211) ... }
    t = { -1.0 1.0 bits(0xbf70da7b) bits(0x3f2aaaab) ... }
    r = { 0.0 1.0 0.0 1.0 ... }
    dref = { bits(0x3f17418d) 1.0 1.0 bits(0x3ee7b09d) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 27 {
    asm "TLD4.R.DC R8, R0, R4, 27, CUBE, 0xf"  active 0xf
    s = { bits(0x3f4303be) -1.0 -0.5 1.0 ... }
    t = { bits(0x3e2aaaab) bits(0x3f2aaaab) bits(0x3e2aaaab) bits(0x3f42f23a) ... }
    r = { 1.0 bits(0xbf79dd9f) -1.0 bits(0x3f54b27d) ... }
    dref = { bits(0x3ec2dbac) -0.5 1.0 bits(0x3f085b14) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 28 {
    asm "TLD4.R.DC R8, R0, R4, 28, CUBE, 0xf"  active 0xf
    s = { -1.0 bits(0x3f555555) bits(0x3f555555) bits(0x3f2aaaab) ... }
    t = { bits(0xbf7716c4) -1.0 bits(0x3e306b30) 1.0 ... }
    r = { bits(0x3e5cd0a0) bits(0x3f2be117) 1.0 -1.0 ... }
    dref = { bits(0x3f5bd6c2) bits(0x3f432d38) 0.0 1.5 ... }
    expect lane 0 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 29 {
    asm "TLD4.R.DC R8, R0, R4, 29, CUBE, 0xf"  active 0xf
    s = { bits(0xbf4e8979) bits(0x3f2aaaab) bits(0xbe7d8b5b) bits(0x3eb9c0c0) ... }
    t = { 1.0 bits(0x3f4425f9) -1.0 1.0 ... }
    r = { bits(0x3f2aaaab) -1.0 bits(0xbf6cd14e) 1.0 ... }
    dref = { bits(0x3f15bb08) bits(0x3f7fffff) 1.0 bits(0x3e99999a) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 30 {
    asm "TLD4.R.DC R8, R0, R4, 30, CUBE, 0xf"  active 0xf
    s = { -1.0 -0.5 -1.0 bits(0x3f7d2fd0) ... }
    t = { bits(0x3e1eee8b) 1.0 bits(0xbf640694) -1.0 ... }
    r = { bits(0x3f7a75ba) -0.5 bits(0x3efe11a1) 1.0 ... }
    dref = { -0.5 bits(0x3f7095c7) 0.0 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 31 {
    asm "TLD4.R.DC R8, R0, R4, 31, CUBE, 0xf"  active 0xf
    s = { bits(0x3f2e7b50) bits(0xbf6f9940) bits(0x3e2aaaab) -1.0 ... }
    t = { bits(0x3e2aaaab) -1.0 1.0 1.0 ... }
    r = { 1.0 0.5 bits(0xbf62d11b) 1.0 ... }
    dref = { bits(0x3f638c6d) bits(0x3bcdc01e) bits(0x3ea84905) 0.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 32 {
    asm "TLD4.R.DC R8, R0, R4, 32, CUBE, 0xf"  active 0xf
    s = { bits(0x3f7642db) bits(0x3f499bcb) bits(0x3f4f1453) -1.0 ... }
    t = { 1.0 -1.0 -1.0 1.0 ... }
    r = { bits(0x3f5d5879) 0.5 bits(0x3f4ccccd) -1.0 ... }
    dref = { bits(0x3f074cce) bits(0x3e9eba07) 0.0 bits(0x3ee8ebc8) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 33 {
    asm "TLD4.R.DC R8, R0, R4, 33, CUBE, 0xf"  active 0xf
    s = { 0.5 bits(0x3eef7f52) -1.0 bits(0x3f61767c) ... }
    t = { bits(0xbf30d2d3) 1.0 0.0 1.0 ... }
    r = { 1.0 bits(0x3e99999a) bits(0xbd2489a3) bits(0xbdcccccd) ... }
    dref = { bits(0x3d25b93f) bits(0x3e8f76bc) bits(0x3f044064) 0.25 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
}

warp 34 {
    asm "TLD4.R.DC R8, R0, R4, 34, CUBE, 0xf"  active 0xf
    s = { bits(0xbdb2b515) bits(0x3e2d24f3) bits(0xbf6abb61) bits(0x3f703a97) ... }
    t = { bits(0x3f48458f) bits(0x3edf1ab2) 1.0 1.0 ... }
    r = { 1.0 -1.0 bits(0xbecccccd) bits(0x3e99999a) ... }
    dref = { bits(0x3d611dc4) 0.0 bits(0x3f5f875a) bits(0x3deab37b) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 35 {
    asm "TLD4.R.DC R8, R0, R4, 35, CUBE, 0xf"  active 0xf
    s = { bits(0xbf5b1fa9) -1.0 bits(0x3f2a7774) 1.0 ... }
    t = { 1.0 bits(0xbf75c92c) -1.0 bits(0x3e99999a) ... }
    r = { bits(0xbdc92acc) bits(0x3ecccccd) bits(0xbee5712c) bits(0xbe07281f) ... }
    dref = { 1.0 0.0 bits(0x3f594ef7) 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
}

warp 36 {
    asm "TLD4.R.DC R8, R0, R4, 36, CUBE, 0xf"  active 0xf
    s = { bits(0xbecccccd) bits(0x3f5cafed) 1.0 -1.0 ... }
    t = { bits(0x3f5b8547) bits(0x3f7083fb) bits(0xbecccccd) bits(0x3f333333) ... }
    r = { 1.0 1.0 bits(0xbf50ad7e) bits(0x3ecccccd) ... }
    dref = { bits(0x3dfdb979) 0.0 0.25 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
}

warp 37 {
    asm "TLD4.R.DC R8, R0, R4, 37, CUBE, 0xf"  active 0xf
    s = { bits(0x3f5d6a45) bits(0x3f69f1df) 1.0 0.5 ... }
    t = { 1.0 -1.0 bits(0xbf6151b1) 1.0 ... }
    r = { bits(0x3ed5d67a) bits(0xbe910270) bits(0x3e8f7c3d) bits(0xbf628740) ... }
    dref = { bits(0x3e99999a) bits(0x3e327184) bits(0x3cdb12fc) bits(0x3d992fb5) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 38 {
    asm "TLD4.R.DC R8, R0, R4, 38, CUBE, 0xf"  active 0xf
    s = { bits(0x3f58f118) 1.0 bits(0xbdc18064) 1.0 ... }
    t = { bits(0x3f333333) bits(0xbf672a30) bits(0x3e99999a) 1.0 ... }
    r = { 1.0 bits(0x3f1211f3) 1.0 bits(0x3f604828) ... }
    dref = { bits(0x00000002) bits(0x3f06e59d) bits(0x3f604cfc) bits(0x3f7fffff) ... }
    expect lane 0 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 39 {
    asm "TLD4.R.DC R8, R0, R4, 39, CUBE, 0xf"  active 0xf
    s = { 1.0 bits(0x3ecccccd) bits(0x3f6a3833) bits(0xbf4ccccd) ... }
    t = { -1.0 -1.0 1.0 -1.0 ... }
    r = { bits(0xbf746ce2) bits(0xbf5dd44e) bits(0x3f6e22ab) 0.5 ... }
    dref = { bits(0x3f34f7a7) 0.25 -0.5 1.0 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 40 {
    asm "TLD4.R.DC R8, R0, R4, 40, CUBE, 0xf"  active 0xf
    s = { -1.0 bits(0x3f24f1ee) 0.0 -0.5 ... }
    t = { 0.5 1.0 bits(0xbf0e61e3) 1.0 ... }
    r = { bits(0xbe5def9e) bits(0xbe851a55) 1.0 bits(0x3e383a7d) ... }
    dref = { bits(0x3f344db4) bits(0x3f10f391) bits(0x3e93a8c2) 1.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 41 {
    asm "TLD4.R.DC R8, R0, R4, 41, CUBE, 0xf"  active 0xf
    s = { bits(0x3e9836c8) 1.0 0.5 1.0 ... }
    t = { bits(0x3ef2ff26) bits(0x3f426bee) -1.0 -0.5 ... }
    r = { 1.0 1.0 -0.5 bits(0xbe2adfb8) ... }
    dref = { 0.0 bits(0x3f006239) bits(0x3f5bd5de) bits(0x3f02401e) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 42 {
    asm "TLD4.R.DC R8, R0, R4, 42, CUBE, 0xf"  active 0xf
    s = { bits(0x3f7e5ef5) bits(0x3f7208a3) -1.0 bits(0x3f62bd62) ... }
    t = { 1.0 -1.0 -0.5 bits(0x3ee3496b) ... }
    r = { bits(0x3f4bf36d) bits(0xbe60d29d) bits(0x3e929d23) 1.0 ... }
    dref = { bits(0x3ee854dc) bits(0x3f7560f5) bits(0x3ebe5c1a) bits(0x3e99999a) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 43 {
    asm "TLD4.R.DC R8, R0, R4, 43, CUBE, 0xf"  active 0xf
    s = { 1.0 bits(0x3e1f3e18) -1.0 -1.0 ... }
    t = { bits(0xbf5b8e20) 1.0 -0.5 bits(0xbf4ecd6d) ... }
    r = { -0.5 bits(0xbf7979b0) bits(0xbf2c58e4) bits(0x3e3b4ad9) ... }
    dref = { bits(0x3da820a8) bits(0x3f5bd5dc) bits(0x3f7560f6) bits(0x3f344db4) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 44 {
    asm "TLD4.R.DC R8, R0, R4, 44, CUBE, 0xf"  active 0xf
    s = { 1.0 1.0 0.5 0.5 ... }
    t = { 0.5 -0.5 bits(0x3d35f41b) bits(0xbf6cbdb8) ... }
    r = { 0.5 bits(0x3f7c5554) 1.0 1.0 ... }
    dref = { bits(0x3da820a9) bits(0x3da820a8) bits(0x3f0e1f8e) bits(0x3da820a7) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 45 {
    asm "TLD4.R.DC R8, R0, R4, 45, CUBE, 0xf"  active 0xf
    s = { 0.5 -1.0 -1.0 -1.0 ... }
    t = { bits(0x3f029457) bits(0x3f41cd48) bits(0x3e633331) -1.0 ... }
    r = { 1.0 0.0 1.0 1.0 ... }
    dref = { bits(0x3f0e1f8e) bits(0x3e99999a) bits(0x3f5bd5dc) bits(0x3f344db4) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 46 {
    asm "TLD4.R.DC R8, R0, R4, 46, CUBE, 0xf"  active 0xf
    s = { bits(0x3e9817a8) 0.5 bits(0x3f38c5f0) 0.5 ... }
    t = { 0.5 bits(0x3f224fbf) bits(0xbec2bf82) 1.0 ... }
    r = { 1.0 -1.0 1.0 0.5 ... }
    dref = { bits(0x3e38c9ef) 1.5 bits(0x3e99999a) 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}

warp 47 {
    asm "TLD4.R.DC R8, R0, R4, 47, CUBE, 0xf"  active 0xf
    s = { 1.0 -0.5 -0.5 bits(0xbf626878) ... }
    t = { 0.0 bits(0x3f394bbf) bits(0xbf378319) 1.0 ... }
    r = { bits(0x3f76f044) 1.0 1.0 0.0 ... }
    dref = { bits(0x3f5bd5db) bits(0x3f344db4) bits(0x3f6a8db2) bits(0x3ef028e3) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
}
