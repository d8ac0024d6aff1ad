# A store of which one thread executes is answered before its other quads are issued. Its answer belongs to it, at
# strictness order and arch too (tests/faults/strictness/strictness.tsv).
texlock 1
traffic { seed 3 issue_gap 95 latency 1 }
sampler 0 { }
texture 0 { type ONE_D format R32 UINT size 64 address 0x40000 }
handle 0 texture 0 sampler 0
warp 0 { asm "SUST.D.1D [R4], R8, 0x0"  active 0x00000001  x = 3  data0 = 0x11223344 }
warp 1 { asm "SUST.D.1D [R4], R8, 0x0"  active 0x00000002  x = 7  data0 = 0x55667788 }
warp 0 { asm "SUST.D.1D.IGN [R4], R8, 0x0"  active 0x00000010  x = 64  data0 = 0x99aabbcc }
warp 1 { asm "SUST.D.1D.IGN [R4], R8, 0x0"  active 0  x = 5  data0 = 0x99aabbcc }
expect memory 0x4000c = 44332211
expect memory 0x4002c = 88776655
