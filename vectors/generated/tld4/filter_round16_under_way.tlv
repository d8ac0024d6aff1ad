# POLICY filter_round16 changes while texels pass: each thread has the policy of the cycle in which stage filter takes it,
# not of those in which it is decoded or leaves.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-61b
traffic { seed 9 registers 95 changes 95 issue_gap 0 ar_stall 0 latency 2..5 result_stall 60 }
policy filter_round16
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 3c a9 7d fb 78 7f 9a 16
bytes 0x30000008 9c a2 00 31 01 01 00 47
bytes 0x30000020 00 78 12 7f fc 46 00 ad
bytes 0x30000028 80 f7 7f eb e7 ff 02 9b
bytes 0x30000040 ff d7 81 f5 ff 0f af 7f
bytes 0x30000048 0f 7a fe 80 23 fe 01 81
bytes 0x30000060 7a 81 81 ff 7d 0c 81 ac
bytes 0x30000068 29 80 ef ff 66 4e 73 8f
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 SNORM source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 1b537fff e47f9c7d 4c371f01 cdb9a636 a25b0122 5700847b 7fe37f08 61576e73
bytes 0x30001020 9adf1c93 ff1f71f9 bcfe1c75 1a54b044 c4784e2e 00000000 817bbe73 51842f00
bytes 0x30001040 5e125a16 9f17803a 3201c4f4 9400385c 0b003091 fb808180 34363a83 a807f018
bytes 0x30001060 ffffffff a8318319 fff8498f e0cc6b80 49730480 3e7f9ac5 8178817f f05a4a63
bytes 0x30001080 fefefefe 8183b3dd cf5fb800 8147015b 73468039 1e7f9e28 3298ffa1 40519f00
bytes 0x300010a0 7c6ab96c cbed8486 81818181 4f7f2c01 9a65bbfd 7f7f7f7f ff943c11 49ad2715
bytes 0x300010c0 3787368c cacca5d0 1cfeffea 8433f1b5 01010101 a32e8198 5bb74b1d ff7f8ab1
bytes 0x300010e0 9ac58032 aa13691f a267e180 cbc8b23b 533d5b3d 69ff1950 80808080 d1ddbba4
handle 1 texture 1 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 27) / 77.0  t = (3 * lane + 57) / 91.0 }
warp 1 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 35) / 77.0  t = (3 * lane + 39) / 91.0 }
warp 2 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 42) / 77.0  t = (3 * lane + 9) / 91.0 }
warp 3 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 37) / 77.0  t = (3 * lane + 54) / 91.0 }
warp 4 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 27) / 77.0  t = (3 * lane + 45) / 91.0 }
warp 5 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 28) / 77.0  t = (3 * lane + 1) / 91.0 }
warp 6 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 61) / 77.0  t = (3 * lane + 8) / 91.0 }
warp 7 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 14) / 77.0  t = (3 * lane + 31) / 91.0 }
warp 8 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 28) / 77.0  t = (3 * lane + 37) / 91.0 }
warp 9 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 19) / 77.0  t = (3 * lane + 13) / 91.0 }
warp 10 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 1) / 77.0  t = (3 * lane + 42) / 91.0 }
warp 11 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 42) / 77.0  t = (3 * lane + 44) / 91.0 }
warp 12 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 29) / 77.0  t = (3 * lane + 32) / 91.0 }
warp 13 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 46) / 77.0  t = (3 * lane + 36) / 91.0 }
warp 14 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 39) / 77.0  t = (3 * lane + 48) / 91.0 }
warp 15 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 26) / 77.0  t = (3 * lane + 29) / 91.0 }
warp 16 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 41) / 77.0  t = (3 * lane + 34) / 91.0 }
warp 17 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 21) / 77.0  t = (3 * lane + 36) / 91.0 }
warp 18 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 50) / 77.0  t = (3 * lane + 24) / 91.0 }
warp 19 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 47) / 77.0  t = (3 * lane + 48) / 91.0 }
warp 20 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 36) / 77.0  t = (3 * lane + 51) / 91.0 }
warp 21 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 28) / 77.0  t = (3 * lane + 56) / 91.0 }
warp 22 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 5) / 77.0  t = (3 * lane + 38) / 91.0 }
warp 23 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 31) / 77.0  t = (3 * lane + 61) / 91.0 }
warp 24 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 47) / 77.0  t = (3 * lane + 47) / 91.0 }
warp 25 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 34) / 77.0  t = (3 * lane + 32) / 91.0 }
warp 26 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 59) / 77.0  t = (3 * lane + 9) / 91.0 }
warp 27 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 49) / 77.0  t = (3 * lane + 25) / 91.0 }
warp 28 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 16) / 77.0  t = (3 * lane + 20) / 91.0 }
warp 29 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 43) / 77.0  t = (3 * lane + 17) / 91.0 }
warp 30 { asm "TLD4.R R8, R0, 0, 2D, 0xf"  s = (2 * lane + 33) / 77.0  t = (3 * lane + 29) / 91.0 }
warp 31 { asm "TLD4.R R8, R0, 1, 2D, 0xf"  s = (2 * lane + 52) / 77.0  t = (3 * lane + 8) / 91.0 }
