# The answers that a read can get: SLVERR and DECERR, each with and without the sparse flag beside it, and holes, for
# texels, handles, headers and samplers. An error wins over the flag; what the port carries with either reads zero.
texlock 1
rules R-TLD4-25 PD-3 PD-95
texture 0 { layout pitch 32 format R8 UINT size 32 16 address 0x30000000 texels solid 0x77 0 0 0 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
pool headers 0x100000000 max 5
pool samplers 0x100100000 max 5
handle 0 texture 0 sampler 0
handle 1 0x00000001   # header 1
handle 2 0x00000002
handle 3 0x00100000   # sampler 1
handle 4 0x00200000
error 0x30000020 0x20 SLVERR            # rows 1, 3, 5, 7, 9
error 0x30000060 0x20 DECERR
error 0x300000a0 0x20 SLVERR flagged
error 0x300000e0 0x20 DECERR flagged
sparse 0x30000120 0x20
error 0x100000020 0x20 DECERR           # header 1, header 2
sparse 0x100000040 0x20
error 0x100100020 0x20 DECERR flagged   # sampler 1, sampler 2
sparse 0x100100040 0x20
error 0x100200100 0x20 flagged          # bank words 0x40.., 0x48..
sparse 0x100200120 0x20
warp 0 { asm "TLD4.R P1, R8, R0, 0, 2D, 0x9"  active 0x3ff  s = 0.5  t = (lane + 1) / 16
    expect lane 0 cache.tag.status = "memory-error"  cache.sparse = 0  R8 = 0     R9 = 0x77  P1 = 0
    expect lane 1 cache.tag.status = "memory-error"  cache.sparse = 0  R8 = 0x77  R9 = 0     P1 = 0
    expect lane 2 cache.tag.status = "memory-error"  cache.sparse = 0  R8 = 0     R9 = 0x77  P1 = 0
    expect lane 4 cache.tag.status = "memory-error"  cache.sparse = 0  R8 = 0     R9 = 0x77  P1 = 0
    expect lane 6 cache.tag.status = "memory-error"  cache.sparse = 0  R8 = 0     R9 = 0x77  P1 = 0
    expect lane 8 cache.tag.status = ok              cache.sparse = 3  R8 = 0     R9 = 0x77  P1 = 1
    expect lane 9 cache.tag.status = ok              cache.sparse = 12 R8 = 0x77  R9 = 0     P1 = 1 }
warp 1 { asm "TLD4.R R8, R0, 0x47, 2D"  active 1
    expect lane 0 bind.tag.status = "handle-error"  bind.handle = 0  R8 = 0 }
warp 2 { asm "TLD4.R R8, R0, 0x48, 2D"  active 1  s = 0.5  t = 0.0   # a hole reads zero: header 0, sampler 0
    expect lane 0 bind.tag.status = ok  bind.handle = 0  R8 = 0x77 }
warp 3 { asm "TLD4.R R8, R0, 1, 2D"  active 1
    expect lane 0 header.tag.status = "header-error"  R8 = 0 }
warp 4 { asm "TLD4.R R8, R0, 2, 2D"  active 1   # version and type 0: a buffer version with another type
    expect lane 0 header.tag.status = "disabled"  R8 = 0 }
warp 5 { asm "TLD4.R R8, R0, 3, 2D"  active 1
    expect lane 0 header.tag.status = "sampler-error"  R8 = 0 }
warp 6 { asm "TLD4.R R8, R0, 4, 2D"  active 1  s = 0.5  t = 0.0   # modes 0: WRAP
    expect lane 0 header.tag.status = ok  header.geom.address_u = WRAP  header.geom.address_v = WRAP  R8 = 0x77 }
