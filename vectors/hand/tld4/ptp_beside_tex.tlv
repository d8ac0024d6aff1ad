# Four offsets: a gather takes them, TEX does not, and says so (PD-10), beside threads whose handles are beyond the pool and
# that read nothing: what the thread before was does not matter.
texlock 1
rules R-TLD4-12 R-TLD4-39 PD-4 PD-10
rules without R-TLD4-27
pool headers 0xabc000000040 max 1
sampler 0 { address WRAP WRAP MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UINT size 4 4 address 0x30000000 }
texture 1 { type TWO_D layout pitch 32 format R8 UINT size 4 4 address 0x30000000 }
bytes 0x30000000 00010203
bytes 0x30000020 10111213
bytes 0x30000040 20212223
bytes 0x30000060 30313233

warp 0 {
  asm "TLD4.R.B.PTP R8, R0, R4, 0xf, 2D"  active 0xffff
  handle = { 0x2 0x0 0x2 0x1 0x0 0x2 0x2 0x1 0x1 0x2 0x0 0x0 0x2 0x0 0x1 0x2 ... }
  s = 0.375  t = 0.375
  off1 = ptp(1, 1, 0, 0)  off2 = ptp(1, 0, -1, 0)
  expect lane 0 header.tag.status = "invalid-header"  coord.ignored = 0  coord.ptp = 0
  expect lane 1 header.tag.status = "ok"  coord.ignored = 1  coord.ptp = 0  R8 = 0x11
  expect lane 2 header.tag.status = "invalid-header"  coord.ignored = 0  coord.ptp = 0
  expect lane 3 header.tag.status = "ok"  coord.ignored = 0  coord.ptp = 1
  expect lane 4 header.tag.status = "ok"  coord.ignored = 1  coord.ptp = 0  R8 = 0x11
  expect lane 5 header.tag.status = "invalid-header"  coord.ignored = 0  coord.ptp = 0
  expect lane 6 header.tag.status = "invalid-header"  coord.ignored = 0  coord.ptp = 0
  expect lane 7 header.tag.status = "ok"  coord.ignored = 0  coord.ptp = 1
  expect lane 8 header.tag.status = "ok"  coord.ignored = 0  coord.ptp = 1
  expect lane 9 header.tag.status = "invalid-header"  coord.ignored = 0  coord.ptp = 0
  expect lane 10 header.tag.status = "ok"  coord.ignored = 1  coord.ptp = 0  R8 = 0x11
  expect lane 11 header.tag.status = "ok"  coord.ignored = 1  coord.ptp = 0  R8 = 0x11
  expect lane 12 header.tag.status = "invalid-header"  coord.ignored = 0  coord.ptp = 0
  expect lane 13 header.tag.status = "ok"  coord.ignored = 1  coord.ptp = 0  R8 = 0x11
  expect lane 14 header.tag.status = "ok"  coord.ignored = 0  coord.ptp = 1
  expect lane 15 header.tag.status = "invalid-header"  coord.ignored = 0  coord.ptp = 0
}
