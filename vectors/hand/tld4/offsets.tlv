# Offsets act before the address mode, also for the position clamps of the CLAMP_OGL modes, on tiny textures.
texlock 1
rules R-TLD4-8 R-TLD4-12 PD-6 PD-7 PD-18g PD-18h PD-14
rules without R-TLD4-7 R-TLD4-39 PD-10 PD-10a PD-61
texture 0 { type TWO_D layout blocklinear format R32 UINT size 3 1 address 0x40000000 block 1 1 texels index }
sampler 0 { address WRAP WRAP WRAP border 0xb0 0 0 0 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR MIRROR WRAP border 0xb0 0 0 0 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP border 0xb0 0 0 0 }
handle 2 texture 0 sampler 2
sampler 3 { address BORDER BORDER WRAP border 0xb0 0 0 0 }
handle 3 texture 0 sampler 3
sampler 4 { address CLAMP_OGL CLAMP_OGL WRAP border 0xb0 0 0 0 }
handle 4 texture 0 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP border 0xb0 0 0 0 }
handle 5 texture 0 sampler 5
sampler 6 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER WRAP border 0xb0 0 0 0 }
handle 6 texture 0 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP border 0xb0 0 0 0 }
handle 7 texture 0 sampler 7

warp 0 { # WRAP
    asm "TLD4.R.AOFFI R8, R0, R4, 0, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 1 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 2 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 3 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 4 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 5 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 6 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 7 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 8 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 9 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 10 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 11 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 12 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 13 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 14 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 15 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 16 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 17 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 18 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 19 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 20 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 21 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 22 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 23 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 24 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 25 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 26 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 27 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 28 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 29 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 30 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 31 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
}

warp 8 {
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels (2,0) (2,0) (1,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 1 texels (1,0) (1,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 texels (1,0) (2,0) (1,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000001;
    expect lane 3 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 4 texels (1,0) (0,0) (1,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 5 texels (0,0) (2,0) (0,0) (2,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 6 texels (1,0) (0,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 texels (1,0) (0,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 texels (2,0) (2,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 texels (1,0) (2,0) (1,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 10 texels (2,0) (0,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 11 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 12 texels (0,0) (0,0) (0,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 13 texels (0,0) (1,0) (2,0) (1,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 14 texels (2,0) (1,0) (0,0) (0,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 texels (2,0) (1,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 16 texels (2,0) (2,0) (1,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 17 texels (1,0) (1,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 texels (1,0) (2,0) (1,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000001;
    expect lane 19 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 20 texels (1,0) (0,0) (1,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 21 texels (0,0) (2,0) (0,0) (2,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 22 texels (1,0) (0,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 texels (1,0) (0,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 texels (2,0) (2,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 25 texels (1,0) (2,0) (1,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 26 texels (2,0) (0,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 27 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 28 texels (0,0) (0,0) (0,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 29 texels (0,0) (1,0) (2,0) (1,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 30 texels (2,0) (1,0) (0,0) (0,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 texels (2,0) (1,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000001;
}

warp 1 { # MIRROR
    asm "TLD4.R.AOFFI R8, R0, R4, 1, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 3 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 4 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 texels (2,0) (1,0) (1,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 6 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 7 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 9 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 10 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 12 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 13 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 14 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 18 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 19 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 20 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 21 texels (2,0) (1,0) (1,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 22 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 23 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 24 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 25 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 26 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 28 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 29 texels (0,0) (1,0) (1,0) (0,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 30 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.R.PTP R8, R0, R4, 1, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels (0,0) (0,0) (1,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 1 texels (1,0) (1,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 2 texels (1,0) (2,0) (1,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000001;
    expect lane 3 texels (0,0) (0,0) (0,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 4 texels (1,0) (2,0) (1,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 5 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 6 texels (1,0) (0,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 8 texels (2,0) (2,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 texels (1,0) (0,0) (1,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 10 texels (0,0) (2,0) (0,0) (1,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 12 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 texels (0,0) (1,0) (0,0) (1,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (0,0) (1,0) (0,0) (1,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 16 texels (0,0) (0,0) (1,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 17 texels (1,0) (1,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 18 texels (1,0) (2,0) (1,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000001;
    expect lane 19 texels (0,0) (0,0) (0,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 20 texels (1,0) (2,0) (1,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 21 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 22 texels (1,0) (0,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 24 texels (2,0) (2,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 25 texels (1,0) (0,0) (1,0) (0,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 26 texels (0,0) (2,0) (0,0) (1,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 27 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 28 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 texels (0,0) (1,0) (0,0) (1,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 30 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (0,0) (1,0) (0,0) (1,0)  R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000000  R11 = 0x00000001;
}

warp 2 { # CLAMP_TO_EDGE
    asm "TLD4.R.AOFFI R8, R0, R4, 2, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 7 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 9 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 10 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 11 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 12 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 13 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 14 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 16 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 23 texels (0,0) (0,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 25 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 26 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 27 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 28 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 29 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 30 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
}

warp 10 {
    asm "TLD4.R.PTP R8, R0, R4, 2, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels (0,0) (0,0) (2,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 1 texels (0,0) (0,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 2 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 3 texels (0,0) (0,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 4 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 5 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 6 texels (1,0) (2,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 texels (0,0) (2,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 texels (2,0) (2,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 texels (1,0) (2,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 11 texels (2,0) (0,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 13 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 14 texels (2,0) (0,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 16 texels (0,0) (0,0) (2,0) (2,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 17 texels (0,0) (0,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 18 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 19 texels (0,0) (0,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 20 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 21 texels (0,0) (2,0) (2,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 22 texels (1,0) (2,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 texels (0,0) (2,0) (0,0) (0,0)  R8 = 0x00000000  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 texels (2,0) (2,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 25 texels (1,0) (2,0) (0,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 27 texels (2,0) (0,0) (0,0) (1,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 28 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 29 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 30 texels (2,0) (0,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (2,0) (0,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000002;
}

warp 3 { # BORDER
    asm "TLD4.R.AOFFI R8, R0, R4, 3, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 2 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 3 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 4 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 5 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 7 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 8 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 9 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 10 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 12 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 13 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 14 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 15 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 16 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 18 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 19 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 20 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 21 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 23 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 24 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 25 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 26 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 27 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 28 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 29 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 30 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 31 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
}

warp 11 {
    asm "TLD4.R.PTP R8, R0, R4, 3, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 2 texels border (2,0) border border  R8 = 0xb0  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 3 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 4 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 5 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 7 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 8 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 9 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 10 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 12 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 13 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 14 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 15 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 16 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 18 texels border (2,0) border border  R8 = 0xb0  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 19 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 20 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 21 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 23 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 24 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 25 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 26 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 27 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 28 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 29 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 30 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 31 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
}

warp 4 { # CLAMP_OGL
    asm "TLD4.R.AOFFI R8, R0, R4, 4, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 2 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 3 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 4 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 5 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border (2,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 7 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 8 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 9 texels border border (2,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 10 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 12 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 13 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 14 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 15 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 16 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 18 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 19 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 20 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 21 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border (2,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 23 texels border (0,0) border border  R8 = 0xb0  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 24 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 25 texels (1,0) (2,0) border border  R8 = 0x00000001  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 26 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 27 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 28 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 29 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 30 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 31 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
}

warp 12 {
    asm "TLD4.R.PTP R8, R0, R4, 4, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 2 texels border (2,0) (2,0) border  R8 = 0xb0  R9 = 0x00000002  R10 = 0x00000002  R11 = 0xb0;
    expect lane 3 texels border border (2,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0xb0;
    expect lane 4 texels border (2,0) (2,0) border  R8 = 0xb0  R9 = 0x00000002  R10 = 0x00000002  R11 = 0xb0;
    expect lane 5 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 7 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 8 texels (2,0) (2,0) border (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000001;
    expect lane 9 texels (1,0) (2,0) border (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000000;
    expect lane 10 texels (2,0) (2,0) border border  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 12 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 13 texels (2,0) border border (2,0)  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 14 texels (2,0) border (2,0) (2,0)  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (2,0) border (0,0) border  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 16 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 18 texels border (2,0) (2,0) border  R8 = 0xb0  R9 = 0x00000002  R10 = 0x00000002  R11 = 0xb0;
    expect lane 19 texels border border (2,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0xb0;
    expect lane 20 texels border (2,0) (2,0) border  R8 = 0xb0  R9 = 0x00000002  R10 = 0x00000002  R11 = 0xb0;
    expect lane 21 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 23 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 24 texels (2,0) (2,0) border (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000001;
    expect lane 25 texels (1,0) (2,0) border (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000000;
    expect lane 26 texels (2,0) (2,0) border border  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 27 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 28 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 29 texels (2,0) border border (2,0)  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 30 texels (2,0) border (2,0) (2,0)  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (2,0) border (0,0) border  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
}

warp 5 { # MIRROR_ONCE_CLAMP_TO_EDGE
    asm "TLD4.R.AOFFI R8, R0, R4, 5, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 1 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 2 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 3 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 4 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 texels (2,0) (1,0) (1,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 6 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 7 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 9 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 10 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 11 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 12 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 13 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 14 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 16 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 17 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 18 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 19 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 20 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 21 texels (2,0) (1,0) (1,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000002;
    expect lane 22 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 23 texels (1,0) (0,0) (0,0) (1,0)  R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 24 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 25 texels (1,0) (2,0) (2,0) (1,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 26 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 27 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 28 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 29 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 30 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
}

warp 13 {
    asm "TLD4.R.PTP R8, R0, R4, 5, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels (2,0) (0,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 1 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 2 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 3 texels (2,0) (0,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 4 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 5 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 6 texels (1,0) (2,0) (2,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 7 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 8 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 9 texels (1,0) (2,0) (2,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 10 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 11 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 12 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 13 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 14 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 16 texels (2,0) (0,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 17 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 18 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 19 texels (2,0) (0,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000000  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 20 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 21 texels (2,0) (2,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 22 texels (1,0) (2,0) (2,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 23 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 24 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 25 texels (1,0) (2,0) (2,0) (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000000;
    expect lane 26 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 27 texels (2,0) (2,0) (2,0) (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 28 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 29 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 30 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (2,0) (2,0) (0,0) (2,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0x00000000  R11 = 0x00000002;
}

warp 6 { # MIRROR_ONCE_BORDER
    asm "TLD4.R.AOFFI R8, R0, R4, 6, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 2 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 3 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 4 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 5 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 7 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 8 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 9 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 10 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 12 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 13 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 14 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 15 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 16 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 18 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 19 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 20 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 21 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 23 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 24 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 25 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 26 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 27 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 28 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 29 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 30 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 31 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
}

warp 14 {
    asm "TLD4.R.PTP R8, R0, R4, 6, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 2 texels border (2,0) border border  R8 = 0xb0  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 3 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 4 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 5 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 7 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 8 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 9 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 10 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 12 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 13 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 14 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 15 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 16 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 18 texels border (2,0) border border  R8 = 0xb0  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 19 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 20 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 21 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 23 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 24 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 25 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 26 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 27 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 28 texels border border (0,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 29 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 30 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 31 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
}

warp 7 { # MIRROR_ONCE_CLAMP_OGL
    asm "TLD4.R.AOFFI R8, R0, R4, 7, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { aoffi(-32,-32) aoffi(-31,0) aoffi(-7,30) aoffi(-4,-2) aoffi(-3,5) aoffi(-2,-4) aoffi(-1,3) aoffi(0,-31) aoffi(1,1) aoffi(2,31) aoffi(3,-1) aoffi(4,7) aoffi(5,-3) aoffi(7,4) aoffi(30,-7) aoffi(31,2) aoffi(-32,-31) aoffi(-31,1) aoffi(-7,31) aoffi(-4,-1) aoffi(-3,7) aoffi(-2,-3) aoffi(-1,4) aoffi(0,-7) aoffi(1,2) aoffi(2,-32) aoffi(3,0) aoffi(4,30) aoffi(5,-2) aoffi(7,5) aoffi(30,-4) aoffi(31,3) }
    expect lane 0 texels border (2,0) border border  R8 = 0xb0  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border (2,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0xb0;
    expect lane 2 texels border border (2,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0xb0;
    expect lane 3 texels border (2,0) border border  R8 = 0xb0  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 4 texels border border (0,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 texels (2,0) (1,0) border border  R8 = 0x00000002  R9 = 0x00000001  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border (2,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 7 texels (1,0) (0,0) border border  R8 = 0x00000001  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 8 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 9 texels border border (2,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 10 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 12 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 13 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 14 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 15 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 16 texels border (2,0) border border  R8 = 0xb0  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border (2,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0xb0;
    expect lane 18 texels border border (2,0) border  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0xb0;
    expect lane 19 texels border (2,0) (2,0) border  R8 = 0xb0  R9 = 0x00000002  R10 = 0x00000002  R11 = 0xb0;
    expect lane 20 texels border border (0,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 21 texels (2,0) (1,0) border border  R8 = 0x00000002  R9 = 0x00000001  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border (2,0) (1,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000002  R11 = 0x00000001;
    expect lane 23 texels (1,0) (0,0) border border  R8 = 0x00000001  R9 = 0x00000000  R10 = 0xb0  R11 = 0xb0;
    expect lane 24 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 25 texels (1,0) (2,0) border border  R8 = 0x00000001  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 26 texels (2,0) border border (2,0)  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 27 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 28 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 29 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 30 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 31 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
}

warp 15 {
    asm "TLD4.R.PTP R8, R0, R4, 7, 2D, 0xf"
    s = {
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
        bits(0x3f000000) bits(0x3dcccccd) bits(0x3f800000) bits(0xbecccccd)
    }
    t = {
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
        bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3e800000) bits(0x3e800000) bits(0x3e800000) bits(0x3e800000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a) bits(0x3f99999a)
    }
    off1 = { ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) ptp(-32,-32,-2,-31) ptp(-31,-4,-1,-3) ptp(-7,-1,0,0) ptp(-4,2,1,3) ptp(-3,5,2,7) ptp(-2,31,3,-32) ptp(-1,-7,4,-4) ptp(0,-2,5,-1) ptp(1,1,7,2) ptp(2,4,30,5) ptp(3,30,31,31) ptp(4,-31,-32,-7) ptp(5,-3,-31,-2) ptp(7,0,-7,1) ptp(30,3,-4,4) ptp(31,7,-3,30) }
    off2 = { ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) ptp(3,-7,31,-4) ptp(4,-2,-32,-1) ptp(5,1,-31,2) ptp(7,4,-7,5) ptp(30,30,-4,31) ptp(31,-31,-3,-7) ptp(-32,-3,-2,-2) ptp(-31,0,-1,1) ptp(-7,3,0,4) ptp(-4,7,1,30) ptp(-3,-32,2,-31) ptp(-2,-4,3,-3) ptp(-1,-1,4,0) ptp(0,2,5,3) ptp(1,5,7,7) ptp(2,31,30,-32) }
    expect lane 0 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 1 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 2 texels border (2,0) (2,0) border  R8 = 0xb0  R9 = 0x00000002  R10 = 0x00000002  R11 = 0xb0;
    expect lane 3 texels border (0,0) (2,0) border  R8 = 0xb0  R9 = 0x00000000  R10 = 0x00000002  R11 = 0xb0;
    expect lane 4 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 5 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 6 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 7 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 8 texels (2,0) (2,0) border (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000001;
    expect lane 9 texels (1,0) (2,0) border (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000000;
    expect lane 10 texels (2,0) (2,0) border border  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 11 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 12 texels border border (0,0) (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 13 texels (2,0) border (0,0) (2,0)  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 14 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 15 texels (2,0) border (0,0) border  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
    expect lane 16 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 17 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 18 texels border (2,0) (2,0) border  R8 = 0xb0  R9 = 0x00000002  R10 = 0x00000002  R11 = 0xb0;
    expect lane 19 texels border (0,0) (2,0) border  R8 = 0xb0  R9 = 0x00000000  R10 = 0x00000002  R11 = 0xb0;
    expect lane 20 texels (1,0) (2,0) (2,0) (2,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 21 texels (2,0) border border border  R8 = 0x00000002  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 22 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 23 texels border border border (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0x00000002;
    expect lane 24 texels (2,0) (2,0) border (1,0)  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000001;
    expect lane 25 texels (1,0) (2,0) border (0,0)  R8 = 0x00000001  R9 = 0x00000002  R10 = 0xb0  R11 = 0x00000000;
    expect lane 26 texels (2,0) (2,0) border border  R8 = 0x00000002  R9 = 0x00000002  R10 = 0xb0  R11 = 0xb0;
    expect lane 27 texels border border border border  R8 = 0xb0  R9 = 0xb0  R10 = 0xb0  R11 = 0xb0;
    expect lane 28 texels border border (0,0) (2,0)  R8 = 0xb0  R9 = 0xb0  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 29 texels (2,0) border (0,0) (2,0)  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000000  R11 = 0x00000002;
    expect lane 30 texels (2,0) (1,0) (2,0) (2,0)  R8 = 0x00000002  R9 = 0x00000001  R10 = 0x00000002  R11 = 0x00000002;
    expect lane 31 texels (2,0) border (0,0) border  R8 = 0x00000002  R9 = 0xb0  R10 = 0x00000000  R11 = 0xb0;
}
