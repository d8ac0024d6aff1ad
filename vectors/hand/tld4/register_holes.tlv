# Every offset among the registers that has none: a write and a read of it answer SLVERR (cmodel/stages/csr.md). The
# accesses beside the instructions take such offsets in turn; slow memory gives them time.
texlock 1
traffic { seed 3 registers 95 latency 450..500 }
texture 0 { format R32 UINT size 64 64 address 0x20000000 texels index }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 0
handle 1 2        # beyond the limit
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 64  t = 0.25  expect lane 3 texels (3,16) (4,16) (4,15) (3,15) }
invalidate
warp 1 { asm "TLD4.R R8, R0, 0, 2D"  s = (lane + 0.5) / 64  t = 0.25  expect lane 3 texels (3,16) (4,16) (4,15) (3,15) }
invalidate
warp 2 { asm "TLD4.R R8, R0, 1, 2D"  expect all bind.tag.status = "invalid-header" }
