# TLD4 at the middle of a texel, of numbers of texels that are no power of two, and of any coordinates.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-128
policy coord_fixed21

texture 0 { type TWO_D  format R32 UINT  size 2 4  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 UINT  size 3 4  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 1 texture 1 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 2 texture 1 sampler 1
sampler 2 { address MIRROR MIRROR MIRROR }
handle 3 texture 1 sampler 2
sampler 3 { address BORDER BORDER BORDER  border 0xbf800000 0xbf800000 0xbf800000 0xbf800000 }
handle 4 texture 1 sampler 3
texture 2 { type TWO_D  format R32 UINT  size 4 4  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 5 texture 2 sampler 0
texture 3 { type TWO_D  format R32 UINT  size 5 4  address 0x10060000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 6 texture 3 sampler 0
handle 7 texture 3 sampler 1
handle 8 texture 3 sampler 2
handle 9 texture 3 sampler 3
texture 4 { type TWO_D  format R32 UINT  size 7 4  address 0x10080000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 10 texture 4 sampler 0
handle 11 texture 4 sampler 1
handle 12 texture 4 sampler 2
handle 13 texture 4 sampler 3
texture 5 { type TWO_D  format R32 UINT  size 100 4  address 0x100a0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 14 texture 5 sampler 0
handle 15 texture 5 sampler 1
handle 16 texture 5 sampler 2
handle 17 texture 5 sampler 3
texture 6 { type TWO_D  format R32 UINT  size 256 4  address 0x100c0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 18 texture 6 sampler 0
texture 7 { type TWO_D  format R32 UINT  size 511 4  address 0x100e0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 19 texture 7 sampler 0
handle 20 texture 7 sampler 1
handle 21 texture 7 sampler 2
handle 22 texture 7 sampler 3
texture 8 { type TWO_D  format R32 UINT  size 513 4  address 0x10100000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 23 texture 8 sampler 0
handle 24 texture 8 sampler 1
handle 25 texture 8 sampler 2
handle 26 texture 8 sampler 3
texture 9 { type TWO_D  format R32 UINT  size 1000 4  address 0x10120000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 27 texture 9 sampler 0
handle 28 texture 9 sampler 1
handle 29 texture 9 sampler 2
handle 30 texture 9 sampler 3
texture 10 { type TWO_D  format R32 UINT  size 4095 4  address 0x10140000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 31 texture 10 sampler 0
handle 32 texture 10 sampler 1
handle 33 texture 10 sampler 2
handle 34 texture 10 sampler 3
texture 11 { type TWO_D  format R32 UINT  size 4 3  address 0x10190000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 35 texture 11 sampler 0
handle 36 texture 11 sampler 1
handle 37 texture 11 sampler 2
handle 38 texture 11 sampler 3
texture 12 { type TWO_D  format R32 UINT  size 4 5  address 0x101b0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 39 texture 12 sampler 0
handle 40 texture 12 sampler 1
handle 41 texture 12 sampler 2
handle 42 texture 12 sampler 3
texture 13 { type TWO_D  format R32 UINT  size 4 100  address 0x101d0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 43 texture 13 sampler 0
handle 44 texture 13 sampler 1
handle 45 texture 13 sampler 2
handle 46 texture 13 sampler 3
texture 14 { type TWO_D  format R32 UINT  size 4 511  address 0x101f0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 47 texture 14 sampler 0
handle 48 texture 14 sampler 1
handle 49 texture 14 sampler 2
handle 50 texture 14 sampler 3
texture 15 { type TWO_D  format R32 UINT  size 4 1000  address 0x10210000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 51 texture 15 sampler 0
handle 52 texture 15 sampler 1
handle 53 texture 15 sampler 2
handle 54 texture 15 sampler 3
texture 16 { type TWO_D  format R32 UINT  size 4 4095  address 0x10230000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 55 texture 16 sampler 0
handle 56 texture 16 sampler 1
handle 57 texture 16 sampler 2
handle 58 texture 16 sampler 3
texture 17 { type TWO_D  format R32 UINT  size 5 4  normalized off  address 0x10280000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 59 texture 17 sampler 1
handle 60 texture 17 sampler 3
texture 18 { type TWO_D  format R32 UINT  size 1000 4  normalized off  address 0x102a0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 61 texture 18 sampler 1
handle 62 texture 18 sampler 3
texture 19 { type TWO_D  format R32 UINT  size 1000 511  address 0x102c0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 63 texture 19 sampler 0
handle 64 texture 19 sampler 1
handle 65 texture 19 sampler 2

warp 0 {   # gather.x.n2.wrap
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
    s = { bits(0xbf403c00) bits(0xbf403400) bits(0xbf404007) bits(0xbf404005) bits(0xbf404002) bits(0xbe808008)
        bits(0xbe808001) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 2 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 3 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 4 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 5 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
}

warp 1 {   # gather.x.n3.wrap
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbf002aab) bits(0xbf002800) bits(0xbf0022ab) bits(0xbf002aad) bits(0xbf002aab) bits(0xbf002aa8)
        bits(0xbf002aa6) bits(0xbe2b5555) bits(0xbe2b5555) bits(0xbe2b5553) bits(0xbe2b554e) bits(0x3effaaaa)
        bits(0x3effaaae) bits(0x3effaaad) bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaaa) bits(0x3f552aad) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 3 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 5 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 6 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 7 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 16 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 17 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 2 {   # gather.x.n3.clamp
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x3ffff
    s = { bits(0x3e2a1555) bits(0x3e2a2aab) bits(0x3e29fffa) bits(0x3e29fffc) bits(0x3effaaab) bits(0x3effaaab)
        bits(0x3effaaae) bits(0x3effaab0) bits(0x3effaab3) bits(0x3effaaab) bits(0x3effaaad) bits(0x3effaaab)
        bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaab) bits(0x3f552aab) bits(0x3f552aad) bits(0x3f552aab) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 12 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 13 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 14 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 16 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 17 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 3 {   # gather.x.n3.mirror
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbf002aab) bits(0xbf002800) bits(0xbf0022ab) bits(0xbf002aad) bits(0xbf002aab) bits(0xbf002aa8)
        bits(0xbf002aa6) bits(0xbe2b5555) bits(0xbe2b5553) bits(0xbe2b5552) bits(0xbe2b554e) bits(0x3effaaad)
        bits(0x3effaaae) bits(0x3effaaaf) bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaaa) bits(0x3f552aad) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 3 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 5 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 6 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 7 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 8 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 9 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 10 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 11 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 16 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 17 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 4 {   # gather.x.n3.border
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1ffff
    s = { bits(0xbe2b5555) bits(0xbe2b4000) bits(0xbe2b2000) bits(0xbe2b555d) bits(0xbe2b5553) bits(0xbe2b554f)
        bits(0xbe2b554e) bits(0x3e29fffa) bits(0x3effaaae) bits(0x3effaaaf) bits(0x3effaab0) bits(0x3effaab3)
        bits(0x3effaaab) bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaac) bits(0x3f552aae) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 16 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 5 {   # gather.x.n4.wrap
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7f
    s = { bits(0xbec03c00) bits(0xbec03400) bits(0xbec04007) bits(0xbec04005) bits(0xbec04001) bits(0xbe008002)
        bits(0xbe008001) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 1 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 2 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 3 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 4 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 5 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
}

warp 6 {   # gather.x.n5.wrap
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0xbe99cccd) bits(0xbe99c99a) bits(0xbe99c333) bits(0xbe99cccf) bits(0xbe99cccd) bits(0xbe99ccca)
        bits(0xbe99ccc8) bits(0xbe99ccc5) bits(0xbdcd99a2) bits(0xbdcd9997) bits(0x3e99666a) bits(0x3effccd1)
        bits(0x3effccd4) bits(0x3f33199a) bits(0x3fa6599a) bits(0x3e99666d) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 1 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 2 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 3 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 5 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 7 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 8 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 9 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 12 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 13 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 14 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 15 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
}

warp 7 {   # gather.x.n5.clamp
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x3fff
    s = { bits(0x3dcc199a) bits(0x3dcc3333) bits(0x3dcbfffa) bits(0x3dcbfffc) bits(0x3e996666) bits(0x3e996669)
        bits(0x3e99666b) bits(0x3effccce) bits(0x3effccd1) bits(0x3effccd4) bits(0x3f33199e) bits(0x3f664ccf)
        bits(0x3e99666b) bits(0x3f664cce) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 9 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 10 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 11 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
}

warp 8 {   # gather.x.n5.mirror
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0xbe99cccd) bits(0xbe99c99a) bits(0xbe99c333) bits(0xbe99cccf) bits(0xbe99cccd) bits(0xbe99ccca)
        bits(0xbe99ccc8) bits(0xbe99ccc5) bits(0xbdcd999a) bits(0x3e996666) bits(0x3effcccd) bits(0x3effccd1)
        bits(0x3effccd4) bits(0x3f33199e) bits(0x3e996666) bits(0x3f664ccd) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 3 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 5 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 7 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 8 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 12 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 13 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 14 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 15 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
}

warp 9 {   # gather.x.n5.border
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbdcd999a) bits(0xbdcd8000) bits(0xbdcd599a) bits(0xbdcd99a2) bits(0xbdcd999f) bits(0xbdcd9998)
        bits(0xbdcd9996) bits(0xbdcd9993) bits(0x3e996669) bits(0x3e99666b) bits(0x3effcccf) bits(0x3effccd1)
        bits(0x3effccd4) bits(0x3f664ccd) bits(0x3e996668) bits(0x3f664ccc) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 12 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 13 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 14 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 15 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
}

warp 10 {   # gather.x.n7.wrap
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbe5bb6db) bits(0xbe5bb249) bits(0xbe5ba925) bits(0xbe5bb6dd) bits(0xbe5bb6db) bits(0xbe5bb6d8)
        bits(0xbe5bb6d6) bits(0xbd92db6e) bits(0xbd92db68) bits(0x3d91b6e1) bits(0x3e5b2490) bits(0x3e5b2492)
        bits(0x3effdb70) bits(0x3effdb72) bits(0x3f491249) bits(0x3f49124d) bits(0x3f6da496) bits(0x3f6da492) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 1 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
    expect lane 2 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
    expect lane 3 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 4 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 5 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 6 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 7 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
    expect lane 8 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
    expect lane 9 R8 = 0x2006  R9 = 0x2000  R10 = 0x1000  R11 = 0x1006
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 12 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 13 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 14 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 15 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 16 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
    expect lane 17 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
}

warp 11 {   # gather.x.n7.clamp
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3d91c925) bits(0x3d91db6e) bits(0x3d91b6dc) bits(0x3d91b6df) bits(0x3d91b6e1) bits(0x3e5b2492)
        bits(0x3e5b2490) bits(0x3e5b2499) bits(0x3e5b249a) bits(0x3effdb70) bits(0x3effdb72) bits(0x3f49124b)
        bits(0x3f49124d) bits(0x3f6da494) bits(0x3eb6b6de) bits(0x3f6da497) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 10 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 11 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 12 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 13 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
}

warp 12 {   # gather.x.n7.mirror
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x1ffff
    s = { bits(0xbe5bb6db) bits(0xbe5bb249) bits(0xbe5ba925) bits(0xbe5bb6dd) bits(0xbe5bb6db) bits(0xbe5bb6d8)
        bits(0xbe5bb6d6) bits(0xbd92db6e) bits(0x3d91b6de) bits(0x3d91b6e1) bits(0x3e5b2490) bits(0x3e5b2497)
        bits(0x3effdb70) bits(0x3effdb72) bits(0x3f49124d) bits(0x3f891b6f) bits(0x3f6da493) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 3 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 5 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 7 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 8 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 9 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 12 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 13 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 14 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 15 R8 = 0x2006  R9 = 0x2006  R10 = 0x1006  R11 = 0x1006
    expect lane 16 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
}

warp 13 {   # gather.x.n7.border
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbd92db6e) bits(0xbd92c925) bits(0xbd92adb7) bits(0xbd92db76) bits(0xbd92db6c) bits(0xbd92db6a)
        bits(0xbd92db66) bits(0x3d91b6e1) bits(0x3e5b2490) bits(0x3e5b2492) bits(0x3e5b249a) bits(0x3effdb6e)
        bits(0x3effdb70) bits(0x3effdb72) bits(0x3f49124d) bits(0x3f6da492) bits(0x3eb6b6db) bits(0x3f6da495) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2002  R9 = 0x2003  R10 = 0x1003  R11 = 0x1002
    expect lane 12 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 13 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
    expect lane 14 R8 = 0x2004  R9 = 0x2005  R10 = 0x1005  R11 = 0x1004
    expect lane 15 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
    expect lane 16 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 17 R8 = 0x2005  R9 = 0x2006  R10 = 0x1006  R11 = 0x1005
}

warp 14 {   # gather.x.n100.wrap
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x7fff
    s = { bits(0xbc76147b) bits(0xbc760f5c) bits(0xbc76051f) bits(0xbc761482) bits(0xbc761480) bits(0xbc761478)
        bits(0xbc761476) bits(0xbba47ae3) bits(0x3ba33334) bits(0x3c7570a8) bits(0x3f014668) bits(0x3f01466a)
        bits(0x3f7eb70d) bits(0x3f7eb70f) bits(0x3eca3ae8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2061  R9 = 0x2062  R10 = 0x1062  R11 = 0x1061
    expect lane 1 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 2 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 3 R8 = 0x2061  R9 = 0x2062  R10 = 0x1062  R11 = 0x1061
    expect lane 4 R8 = 0x2061  R9 = 0x2062  R10 = 0x1062  R11 = 0x1061
    expect lane 5 R8 = 0x2061  R9 = 0x2062  R10 = 0x1062  R11 = 0x1061
    expect lane 6 R8 = 0x2061  R9 = 0x2062  R10 = 0x1062  R11 = 0x1061
    expect lane 7 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 8 R8 = 0x2063  R9 = 0x2000  R10 = 0x1000  R11 = 0x1063
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 11 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 12 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 13 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 14 R8 = 0x2026  R9 = 0x2027  R10 = 0x1027  R11 = 0x1026
}

warp 15 {   # gather.x.n100.clamp
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0x1ffff
    s = { bits(0x3ba33333) bits(0x3ba347ae) bits(0x3ba35c29) bits(0x3ba3332d) bits(0x3ba3332f) bits(0x3ba33334)
        bits(0x3ba33337) bits(0x3ba33339) bits(0x3c7570a7) bits(0x3f014668) bits(0x3f01466a) bits(0x3f7c27ae)
        bits(0x3f7eb70d) bits(0x3f7eb70e) bits(0x3f7eb70f) bits(0x3eca3ae6) bits(0x3f71ea3f) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 7 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 10 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 11 R8 = 0x2061  R9 = 0x2062  R10 = 0x1062  R11 = 0x1061
    expect lane 12 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 13 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 14 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 15 R8 = 0x2026  R9 = 0x2027  R10 = 0x1027  R11 = 0x1026
    expect lane 16 R8 = 0x205d  R9 = 0x205e  R10 = 0x105e  R11 = 0x105d
}

warp 16 {   # gather.x.n100.mirror
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x1ffff
    s = { bits(0xbc76147b) bits(0xbc760f5c) bits(0xbc76051f) bits(0xbc761482) bits(0xbc761480) bits(0xbc761478)
        bits(0xbc761476) bits(0xbba47ae1) bits(0x3ba33334) bits(0x3c7570a6) bits(0x3f014668) bits(0x3f01466a)
        bits(0x3f7eb70a) bits(0x3f7eb70d) bits(0x3f7eb70f) bits(0x3f81eae2) bits(0x3eca3ae9) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 3 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 5 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 7 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 8 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 11 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 12 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 13 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 14 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 15 R8 = 0x2063  R9 = 0x2062  R10 = 0x1062  R11 = 0x1063
    expect lane 16 R8 = 0x2026  R9 = 0x2027  R10 = 0x1027  R11 = 0x1026
}

warp 17 {   # gather.x.n100.border
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbba47ae1) bits(0xbba46666) bits(0xbba447ae) bits(0xbba47ae9) bits(0xbba47adf) bits(0xbba47add)
        bits(0xbba47ad9) bits(0x3ba3332d) bits(0x3ba3332f) bits(0x3ba3333a) bits(0x3c7570aa) bits(0x3f014668)
        bits(0x3f01466a) bits(0x3f7eb70b) bits(0x3f7eb70d) bits(0x3f7eb70f) bits(0x3eca3ae2) bits(0x3f71ea3d) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 8 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 9 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 12 R8 = 0x2032  R9 = 0x2033  R10 = 0x1033  R11 = 0x1032
    expect lane 13 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 14 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 15 R8 = 0x2062  R9 = 0x2063  R10 = 0x1063  R11 = 0x1062
    expect lane 16 R8 = 0x2026  R9 = 0x2027  R10 = 0x1027  R11 = 0x1026
    expect lane 17 R8 = 0x205d  R9 = 0x205e  R10 = 0x105e  R11 = 0x105d
}

warp 18 {   # gather.x.n256.wrap
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0x7ff
    s = { bits(0xbbc03c00) bits(0xbbc03400) bits(0xbbc04008) bits(0xbbc04007) bits(0xbbc04006) bits(0xbbc04005)
        bits(0xbbc04004) bits(0xbbc04002) bits(0xbb008007) bits(0xbb008005) bits(0xbb008003) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x20fe  R9 = 0x20ff  R10 = 0x10ff  R11 = 0x10fe
    expect lane 1 R8 = 0x20fe  R9 = 0x20ff  R10 = 0x10ff  R11 = 0x10fe
    expect lane 2 R8 = 0x20fd  R9 = 0x20fe  R10 = 0x10fe  R11 = 0x10fd
    expect lane 3 R8 = 0x20fd  R9 = 0x20fe  R10 = 0x10fe  R11 = 0x10fd
    expect lane 4 R8 = 0x20fd  R9 = 0x20fe  R10 = 0x10fe  R11 = 0x10fd
    expect lane 5 R8 = 0x20fd  R9 = 0x20fe  R10 = 0x10fe  R11 = 0x10fd
    expect lane 6 R8 = 0x20fd  R9 = 0x20fe  R10 = 0x10fe  R11 = 0x10fd
    expect lane 7 R8 = 0x20fd  R9 = 0x20fe  R10 = 0x10fe  R11 = 0x10fd
    expect lane 8 R8 = 0x20fe  R9 = 0x20ff  R10 = 0x10ff  R11 = 0x10fe
    expect lane 9 R8 = 0x20fe  R9 = 0x20ff  R10 = 0x10ff  R11 = 0x10fe
    expect lane 10 R8 = 0x20fe  R9 = 0x20ff  R10 = 0x10ff  R11 = 0x10fe
}

warp 19 {   # gather.x.n511.wrap
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbb40a050) bits(0xbb409c4e) bits(0xbb40944a) bits(0xbb40a057) bits(0xbb40a055) bits(0xbb40a050)
        bits(0xbb40a04e) bits(0xbb40a04d) bits(0xba80c065) bits(0xba80c059) bits(0x3a7f7fc8) bits(0x3b402412)
        bits(0x3b402c16) bits(0x3f806012) bits(0x3f806014) bits(0x3f806011) bits(0x3ecbe57b) bits(0x3ecbe578) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x21fc  R9 = 0x21fd  R10 = 0x11fd  R11 = 0x11fc
    expect lane 1 R8 = 0x21fd  R9 = 0x21fe  R10 = 0x11fe  R11 = 0x11fd
    expect lane 2 R8 = 0x21fd  R9 = 0x21fe  R10 = 0x11fe  R11 = 0x11fd
    expect lane 3 R8 = 0x21fc  R9 = 0x21fd  R10 = 0x11fd  R11 = 0x11fc
    expect lane 4 R8 = 0x21fc  R9 = 0x21fd  R10 = 0x11fd  R11 = 0x11fc
    expect lane 5 R8 = 0x21fc  R9 = 0x21fd  R10 = 0x11fd  R11 = 0x11fc
    expect lane 6 R8 = 0x21fc  R9 = 0x21fd  R10 = 0x11fd  R11 = 0x11fc
    expect lane 7 R8 = 0x21fc  R9 = 0x21fd  R10 = 0x11fd  R11 = 0x11fc
    expect lane 8 R8 = 0x21fd  R9 = 0x21fe  R10 = 0x11fe  R11 = 0x11fd
    expect lane 9 R8 = 0x21fd  R9 = 0x21fe  R10 = 0x11fe  R11 = 0x11fd
    expect lane 10 R8 = 0x21fe  R9 = 0x2000  R10 = 0x1000  R11 = 0x11fe
    expect lane 11 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 12 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 13 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 16 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
    expect lane 17 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
}

warp 20 {   # gather.x.n511.clamp
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x1fff
    s = { bits(0x3a7f7fc0) bits(0x3a7f9fd0) bits(0x3a7fbfe0) bits(0x3a7f7fba) bits(0x3a7f7fbc) bits(0x3a7f7fc1)
        bits(0x3a7f7fc4) bits(0x3b402412) bits(0x3b402c16) bits(0x3b402015) bits(0x3ecbe57b) bits(0x3ecbe578)
        bits(0x3f7238dd) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 7 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
    expect lane 11 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
    expect lane 12 R8 = 0x21e2  R9 = 0x21e3  R10 = 0x11e3  R11 = 0x11e2
}

warp 21 {   # gather.x.n511.mirror
    asm "TLD4.R R8, R0, 21, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbb40a050) bits(0xbb409c4e) bits(0xbb40944a) bits(0xbb40a057) bits(0xbb40a055) bits(0xbb40a050)
        bits(0xbb40a04d) bits(0xbb40a048) bits(0xba80c059) bits(0x3a7f7fc7) bits(0x3b402412) bits(0x3b402c16)
        bits(0x3b402015) bits(0x3f806014) bits(0x3f806011) bits(0x3ecbe573) bits(0x3ecbe57b) bits(0x3ecbe57a) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 3 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 5 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 7 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 8 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 9 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x21fd  R9 = 0x21fc  R10 = 0x11fc  R11 = 0x11fd
    expect lane 14 R8 = 0x21fe  R9 = 0x21fd  R10 = 0x11fd  R11 = 0x11fe
    expect lane 15 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
    expect lane 16 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
    expect lane 17 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
}

warp 22 {   # gather.x.n511.border
    asm "TLD4.R R8, R0, 22, 2D, 0xf"  active 0x1fff
    s = { bits(0xba80c060) bits(0xba80b058) bits(0xba80984c) bits(0xba80c068) bits(0xba80c05e) bits(0xba80c05a)
        bits(0x3a7f7fc3) bits(0x3b402412) bits(0x3b402c16) bits(0x3b402016) bits(0x3ecbe57b) bits(0x3ecbe575)
        bits(0x3f7238dc) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 7 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
    expect lane 11 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
    expect lane 12 R8 = 0x21e2  R9 = 0x21e3  R10 = 0x11e3  R11 = 0x11e2
}

warp 23 {   # gather.x.n513.wrap
    asm "TLD4.R R8, R0, 23, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbb3fe010) bits(0xbb3fdc12) bits(0xbb3fd416) bits(0xbb3fe017) bits(0xbb3fe015) bits(0xbb3fe00b)
        bits(0xbb3fe00a) bits(0xbb3fe008) bits(0xba802fe8) bits(0xba803fde) bits(0x3a7ea0b0) bits(0x3a7e80c6)
        bits(0x3b3f644e) bits(0x3effff88) bits(0x3effff84) bits(0x3f7fbfe4) bits(0x3f7fbfe3) bits(0x3ecb19f3) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 1 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 2 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 3 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 4 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 5 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 6 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 7 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 8 R8 = 0x2200  R9 = 0x2000  R10 = 0x1000  R11 = 0x1200
    expect lane 9 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x2200  R9 = 0x2000  R10 = 0x1000  R11 = 0x1200
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 14 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 15 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 16 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 17 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
}

warp 24 {   # gather.x.n513.clamp
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x7fff
    s = { bits(0x3a7e80c0) bits(0x3a7ea0b0) bits(0x3a7ec0a0) bits(0x3a7e80c1) bits(0x3a7e80c4) bits(0x3a7e80c6)
        bits(0x3b3f644e) bits(0x3b3f6c4a) bits(0x3b3f6054) bits(0x3effff81) bits(0x3effff84) bits(0x3f7f401c)
        bits(0x3f7fbfe4) bits(0x3f7fbfe7) bits(0x3ecb19f9) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 10 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 11 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 12 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 13 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 14 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
}

warp 25 {   # gather.x.n513.mirror
    asm "TLD4.R R8, R0, 25, 2D, 0xf"  active 0x3ffff
    s = { bits(0xbb3fe010) bits(0xbb3fdc12) bits(0xbb3fd416) bits(0xbb3fe017) bits(0xbb3fe015) bits(0xbb3fe00b)
        bits(0xbb3fe008) bits(0xba802fe8) bits(0xba803fdf) bits(0x3a7ea0b0) bits(0x3a7e80c3) bits(0x3b3f644e)
        bits(0x3b3f6055) bits(0x3effff84) bits(0x3effff88) bits(0x3f7fbfe4) bits(0x3f801fd0) bits(0x3ecb19f4) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 3 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 5 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 7 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 8 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 11 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 14 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 15 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 16 R8 = 0x2200  R9 = 0x2200  R10 = 0x1200  R11 = 0x1200
    expect lane 17 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
}

warp 26 {   # gather.x.n513.border
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0xffff
    s = { bits(0xba803fe0) bits(0xba802fe8) bits(0xba8017f4) bits(0xba803fe8) bits(0xba803fde) bits(0x3a7e80c0)
        bits(0x3a7ea0b0) bits(0x3b3f6050) bits(0x3b3f644e) bits(0x3effff80) bits(0x3effff84) bits(0x3f7f401c)
        bits(0x3f7fbfe0) bits(0x3f7fbfe4) bits(0x3f801fd2) bits(0x3ecb19f7) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 10 R8 = 0x20ff  R9 = 0x2100  R10 = 0x1100  R11 = 0x10ff
    expect lane 11 R8 = 0x21fe  R9 = 0x21ff  R10 = 0x11ff  R11 = 0x11fe
    expect lane 12 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 13 R8 = 0x21ff  R9 = 0x2200  R10 = 0x1200  R11 = 0x11ff
    expect lane 14 R8 = 0x2200  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x1200
    expect lane 15 R8 = 0x20ca  R9 = 0x20cb  R10 = 0x10cb  R11 = 0x10ca
}

warp 27 {   # gather.x.n1000.wrap
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0x1fff
    s = { bits(0xbac4dd2f) bits(0xbac4d917) bits(0xbac4d0e5) bits(0xbac4c49c) bits(0xbac4bc6a) bits(0xbac4dd2c)
        bits(0xba03851f) bits(0xba039582) bits(0x3a02b021) bits(0x3a028f5f) bits(0x3ac45a25) bits(0x3f7f9d97)
        bits(0x3ecb84dd) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 1 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 2 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 3 R8 = 0x23e6  R9 = 0x23e7  R10 = 0x13e7  R11 = 0x13e6
    expect lane 4 R8 = 0x23e6  R9 = 0x23e7  R10 = 0x13e7  R11 = 0x13e6
    expect lane 5 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 6 R8 = 0x23e6  R9 = 0x23e7  R10 = 0x13e7  R11 = 0x13e6
    expect lane 7 R8 = 0x23e6  R9 = 0x23e7  R10 = 0x13e7  R11 = 0x13e6
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x23e7  R9 = 0x2000  R10 = 0x1000  R11 = 0x13e7
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 12 R8 = 0x218c  R9 = 0x218d  R10 = 0x118d  R11 = 0x118c
}

warp 28 {   # gather.x.n1000.clamp
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x3fff
    s = { bits(0x3a028f5c) bits(0x3a029fbe) bits(0x3a02b021) bits(0x3a02c083) bits(0x3a028f60) bits(0x3a028f62)
        bits(0x3ac45e35) bits(0x3ac45a21) bits(0x3f0020a4) bits(0x3f0020a8) bits(0x3f0020a6) bits(0x3f7f9d95)
        bits(0x3f7fdf1e) bits(0x3f728f3b) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 8 R8 = 0x21f3  R9 = 0x21f4  R10 = 0x11f4  R11 = 0x11f3
    expect lane 9 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
    expect lane 10 R8 = 0x21f3  R9 = 0x21f4  R10 = 0x11f4  R11 = 0x11f3
    expect lane 11 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 12 R8 = 0x23e6  R9 = 0x23e7  R10 = 0x13e7  R11 = 0x13e6
    expect lane 13 R8 = 0x23b2  R9 = 0x23b3  R10 = 0x13b3  R11 = 0x13b2
}

warp 29 {   # gather.x.n1000.mirror
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0x1fff
    s = { bits(0xbac4dd2f) bits(0xbac4d917) bits(0xbac4d0e5) bits(0xbac4c49c) bits(0xbac4bc6a) bits(0xba039581)
        bits(0xba03851f) bits(0x3a029fbe) bits(0x3a02b021) bits(0x3ac45a1e) bits(0x3f7f9d91) bits(0x3f7fdf1b)
        bits(0x3ecb84df) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 2 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 3 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 4 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 5 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 6 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 7 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 11 R8 = 0x23e6  R9 = 0x23e7  R10 = 0x13e7  R11 = 0x13e6
    expect lane 12 R8 = 0x218c  R9 = 0x218d  R10 = 0x118d  R11 = 0x118c
}

warp 30 {   # gather.x.n1000.border
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0x3fff
    s = { bits(0xba039581) bits(0xba03851f) bits(0xba036c8b) bits(0xba035c29) bits(0xba03957f) bits(0xba039579)
        bits(0x3a029fbe) bits(0x3a02b021) bits(0x3a028f63) bits(0x3ac45a25) bits(0x3f0020a8) bits(0x3f7f9d92)
        bits(0x3f7fdf1e) bits(0x3f728f3d) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 7 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 8 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
    expect lane 11 R8 = 0x23e5  R9 = 0x23e6  R10 = 0x13e6  R11 = 0x13e5
    expect lane 12 R8 = 0x23e6  R9 = 0x23e7  R10 = 0x13e7  R11 = 0x13e6
    expect lane 13 R8 = 0x23b2  R9 = 0x23b3  R10 = 0x13b3  R11 = 0x13b2
}

warp 31 {   # gather.x.n4095.wrap
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0x7ffff
    s = { bits(0xb9c07c08) bits(0xb9c07007) bits(0xb9c05c06) bits(0xb9c05405) bits(0xb9c05005) bits(0xb9c04805)
        bits(0xb9c04004) bits(0xb9c03403) bits(0xb9c02c03) bits(0xb9009009) bits(0x38ff3ff4) bits(0x38ff4ff5)
        bits(0x38ff6ff7) bits(0x38ff9ffa) bits(0x38ffbffc) bits(0x39bfd3fd) bits(0x3f7fe7f7) bits(0x3f800bfd)
        bits(0x3ecb9cae) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 1 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 2 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 3 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 4 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 5 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 6 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 7 R8 = 0x2ffd  R9 = 0x2ffe  R10 = 0x1ffe  R11 = 0x1ffd
    expect lane 8 R8 = 0x2ffd  R9 = 0x2ffe  R10 = 0x1ffe  R11 = 0x1ffd
    expect lane 9 R8 = 0x2ffd  R9 = 0x2ffe  R10 = 0x1ffe  R11 = 0x1ffd
    expect lane 10 R8 = 0x2ffe  R9 = 0x2000  R10 = 0x1000  R11 = 0x1ffe
    expect lane 11 R8 = 0x2ffe  R9 = 0x2000  R10 = 0x1000  R11 = 0x1ffe
    expect lane 12 R8 = 0x2ffe  R9 = 0x2000  R10 = 0x1000  R11 = 0x1ffe
    expect lane 13 R8 = 0x2ffe  R9 = 0x2000  R10 = 0x1000  R11 = 0x1ffe
    expect lane 14 R8 = 0x2ffe  R9 = 0x2000  R10 = 0x1000  R11 = 0x1ffe
    expect lane 15 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 16 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 17 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 18 R8 = 0x265b  R9 = 0x265c  R10 = 0x165c  R11 = 0x165b
}

warp 32 {   # gather.x.n4095.clamp
    asm "TLD4.R R8, R0, 32, 2D, 0xf"  active 0xffff
    s = { bits(0x38ff0ff1) bits(0x38ff2ff3) bits(0x38ff4ff5) bits(0x38ff6ff7) bits(0x38ff9ffa) bits(0x38ffbffc)
        bits(0x38ffcffd) bits(0x39000801) bits(0x39002002) bits(0x39bfcffd) bits(0x39bfcbfd) bits(0x3efffff0)
        bits(0x3efffff2) bits(0x3f7fe7f6) bits(0x3ecb9cab) bits(0x3f79a794) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 2 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 5 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 6 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 7 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 8 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 9 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 10 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 11 R8 = 0x27ff  R9 = 0x2800  R10 = 0x1800  R11 = 0x17ff
    expect lane 12 R8 = 0x27ff  R9 = 0x2800  R10 = 0x1800  R11 = 0x17ff
    expect lane 13 R8 = 0x2ffc  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffc
    expect lane 14 R8 = 0x265b  R9 = 0x265c  R10 = 0x165c  R11 = 0x165b
    expect lane 15 R8 = 0x2f98  R9 = 0x2f99  R10 = 0x1f99  R11 = 0x1f98
}

warp 33 {   # gather.x.n4095.mirror
    asm "TLD4.R R8, R0, 33, 2D, 0xf"  active 0x7ffff
    s = { bits(0xb9c07c08) bits(0xb9c07007) bits(0xb9c05c06) bits(0xb9c05405) bits(0xb9c04c05) bits(0xb9c04805)
        bits(0xb9c04004) bits(0xb9c03403) bits(0xb9c02c03) bits(0xb9008803) bits(0x38ff4ff5) bits(0x38ff6ff7)
        bits(0x38ff9ffa) bits(0x38ffbffc) bits(0x38ff0ff4) bits(0x39bfcbff) bits(0x3f8003fd) bits(0x3f800bfe)
        bits(0x3f72771f) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 1 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 2 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 3 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 4 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 5 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 6 R8 = 0x2002  R9 = 0x2001  R10 = 0x1001  R11 = 0x1002
    expect lane 7 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 8 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 9 R8 = 0x2001  R9 = 0x2000  R10 = 0x1000  R11 = 0x1001
    expect lane 10 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 11 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 12 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 13 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 14 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 15 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 16 R8 = 0x2ffe  R9 = 0x2ffe  R10 = 0x1ffe  R11 = 0x1ffe
    expect lane 17 R8 = 0x2ffe  R9 = 0x2ffd  R10 = 0x1ffd  R11 = 0x1ffe
    expect lane 18 R8 = 0x2f25  R9 = 0x2f26  R10 = 0x1f26  R11 = 0x1f25
}

warp 34 {   # gather.x.n4095.border
    asm "TLD4.R R8, R0, 34, 2D, 0xf"  active 0x1ffff
    s = { bits(0xb900e80f) bits(0xb900d80e) bits(0xb900b00b) bits(0xb900a00a) bits(0xb9008809) bits(0xb9007808)
        bits(0xb9006006) bits(0x38ff2ff3) bits(0x38ff4ff5) bits(0x38ff6ff7) bits(0x38ff9ffa) bits(0x38ffbffc)
        bits(0x38ff0ff9) bits(0x39bfcc00) bits(0x3f8003fc) bits(0x3f8003ff) bits(0x3f79a792) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 7 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 8 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 9 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 10 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 11 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 12 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 13 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 14 R8 = 0x2ffe  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x1ffe
    expect lane 15 R8 = 0x2ffe  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x1ffe
    expect lane 16 R8 = 0x2f98  R9 = 0x2f99  R10 = 0x1f99  R11 = 0x1f98
}

warp 35 {   # gather.y.n3.wrap
    asm "TLD4.R R8, R0, 35, 2D, 0xf"  active 0x3ffff
    s = bits(0x3ec00000)
    t = { bits(0xbf002aab) bits(0xbf002800) bits(0xbf0022ab) bits(0xbf002aad) bits(0xbf002aab) bits(0xbf002aa8)
        bits(0xbf002aa6) bits(0xbe2b5555) bits(0xbe2b5555) bits(0xbe2b5553) bits(0xbe2b554e) bits(0x3effaaaa)
        bits(0x3effaaae) bits(0x3effaaad) bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaaa) bits(0x3f552aad) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 2 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 3 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 5 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 6 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 7 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 12 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 13 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 16 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 17 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 36 {   # gather.y.n3.clamp
    asm "TLD4.R R8, R0, 36, 2D, 0xf"  active 0x3ffff
    s = bits(0x3ec00000)
    t = { bits(0x3e2a1555) bits(0x3e2a2aab) bits(0x3e29fffa) bits(0x3e29fffc) bits(0x3effaaab) bits(0x3effaaab)
        bits(0x3effaaae) bits(0x3effaab0) bits(0x3effaab3) bits(0x3effaaab) bits(0x3effaaad) bits(0x3effaaab)
        bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaab) bits(0x3f552aab) bits(0x3f552aad) bits(0x3f552aab) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 5 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 6 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 7 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 11 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 12 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 13 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 14 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 16 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 17 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 37 {   # gather.y.n3.mirror
    asm "TLD4.R R8, R0, 37, 2D, 0xf"  active 0x3ffff
    s = bits(0x3ec00000)
    t = { bits(0xbf002aab) bits(0xbf002800) bits(0xbf0022ab) bits(0xbf002aad) bits(0xbf002aab) bits(0xbf002aa8)
        bits(0xbf002aa6) bits(0xbe2b5555) bits(0xbe2b5553) bits(0xbe2b5552) bits(0xbe2b554e) bits(0x3effaaad)
        bits(0x3effaaae) bits(0x3effaaaf) bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaaa) bits(0x3f552aad) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 3 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 7 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 10 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 12 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 13 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 16 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 17 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 38 {   # gather.y.n3.border
    asm "TLD4.R R8, R0, 38, 2D, 0xf"  active 0x1ffff
    s = bits(0x3ec00000)
    t = { bits(0xbe2b5555) bits(0xbe2b4000) bits(0xbe2b2000) bits(0xbe2b555d) bits(0xbe2b5553) bits(0xbe2b554f)
        bits(0xbe2b554e) bits(0x3e29fffa) bits(0x3effaaae) bits(0x3effaaaf) bits(0x3effaab0) bits(0x3effaab3)
        bits(0x3effaaab) bits(0x3f552aab) bits(0x3f552aae) bits(0x3effaaac) bits(0x3f552aae) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 8 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 12 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 13 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 16 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 39 {   # gather.y.n5.wrap
    asm "TLD4.R R8, R0, 39, 2D, 0xf"  active 0xffff
    s = bits(0x3ec00000)
    t = { bits(0xbe99cccd) bits(0xbe99c99a) bits(0xbe99c333) bits(0xbe99cccf) bits(0xbe99cccd) bits(0xbe99ccca)
        bits(0xbe99ccc8) bits(0xbe99ccc5) bits(0xbdcd999a) bits(0xbdcd9999) bits(0x3e996668) bits(0x3effccce)
        bits(0x3effccd1) bits(0x3effccd4) bits(0x3f664ccd) bits(0x3effcccf) ... }
    expect lane 0 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 1 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
    expect lane 2 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
    expect lane 3 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 4 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 5 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 6 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 7 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 8 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
    expect lane 9 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
    expect lane 10 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 11 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 12 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 13 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 14 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
    expect lane 15 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
}

warp 40 {   # gather.y.n5.clamp
    asm "TLD4.R R8, R0, 40, 2D, 0xf"  active 0x3fff
    s = bits(0x3ec00000)
    t = { bits(0x3dcc199a) bits(0x3dcc3333) bits(0x3dcbfffa) bits(0x3dcbfffc) bits(0x3e996666) bits(0x3e996669)
        bits(0x3e99666b) bits(0x3effcccd) bits(0x3effccd1) bits(0x3effccd4) bits(0x3f33199c) bits(0x3f664ccd)
        bits(0x3effccce) bits(0x3f664ccf) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 5 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 6 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 7 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 9 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 10 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 11 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
    expect lane 12 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 13 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
}

warp 41 {   # gather.y.n5.mirror
    asm "TLD4.R R8, R0, 41, 2D, 0xf"  active 0x7fff
    s = bits(0x3ec00000)
    t = { bits(0xbe99cccd) bits(0xbe99c99a) bits(0xbe99c333) bits(0xbe99cccf) bits(0xbe99cccd) bits(0xbe99ccca)
        bits(0xbe99ccc8) bits(0xbe99ccc5) bits(0xbdcd9993) bits(0x3e99666c) bits(0x3effccd1) bits(0x3effccd4)
        bits(0x3f33199b) bits(0x3f664ccf) bits(0x3f664ccd) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 3 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 5 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 6 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 11 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 12 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 13 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
    expect lane 14 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
}

warp 42 {   # gather.y.n5.border
    asm "TLD4.R R8, R0, 42, 2D, 0xf"  active 0xffff
    s = bits(0x3ec00000)
    t = { bits(0xbdcd999a) bits(0xbdcd8000) bits(0xbdcd599a) bits(0xbdcd99a2) bits(0xbdcd999f) bits(0xbdcd9998)
        bits(0xbdcd9996) bits(0xbdcd9994) bits(0x3e996669) bits(0x3e99666b) bits(0x3effcccd) bits(0x3effccd1)
        bits(0x3effccd4) bits(0x3f33199d) bits(0x3effcccd) bits(0x3f664ccd) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 8 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 11 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 12 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 13 R8 = 0x3001  R9 = 0x3002  R10 = 0x2002  R11 = 0x2001
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x4001  R9 = 0x4002  R10 = 0x3002  R11 = 0x3001
}

warp 43 {   # gather.y.n100.wrap
    asm "TLD4.R R8, R0, 43, 2D, 0xf"  active 0x7fff
    s = bits(0x3ec00000)
    t = { bits(0xbc76147b) bits(0xbc760f5c) bits(0xbc76051f) bits(0xbc761482) bits(0xbc761480) bits(0xbc761478)
        bits(0xbc761476) bits(0xbba47ae3) bits(0x3ba33334) bits(0x3c7570a8) bits(0x3f014668) bits(0x3f01466a)
        bits(0x3f7eb70d) bits(0x3f7eb70f) bits(0x3f4e1333) ... }
    expect lane 0 R8 = 0x62001  R9 = 0x62002  R10 = 0x61002  R11 = 0x61001
    expect lane 1 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 2 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 3 R8 = 0x62001  R9 = 0x62002  R10 = 0x61002  R11 = 0x61001
    expect lane 4 R8 = 0x62001  R9 = 0x62002  R10 = 0x61002  R11 = 0x61001
    expect lane 5 R8 = 0x62001  R9 = 0x62002  R10 = 0x61002  R11 = 0x61001
    expect lane 6 R8 = 0x62001  R9 = 0x62002  R10 = 0x61002  R11 = 0x61001
    expect lane 7 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x63002  R11 = 0x63001
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 11 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 12 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 13 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 14 R8 = 0x50001  R9 = 0x50002  R10 = 0x4f002  R11 = 0x4f001
}

warp 44 {   # gather.y.n100.clamp
    asm "TLD4.R R8, R0, 44, 2D, 0xf"  active 0x1ffff
    s = bits(0x3ec00000)
    t = { bits(0x3ba33333) bits(0x3ba347ae) bits(0x3ba35c29) bits(0x3ba3332d) bits(0x3ba3332f) bits(0x3ba33334)
        bits(0x3ba33337) bits(0x3ba33339) bits(0x3c7570a7) bits(0x3f014668) bits(0x3f01466a) bits(0x3f7c27ae)
        bits(0x3f7eb70d) bits(0x3f7eb70e) bits(0x3f7eb70f) bits(0x3ecf599e) bits(0x3f4e1337) ... }
    expect lane 0 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 2 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 7 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 8 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 10 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 11 R8 = 0x62001  R9 = 0x62002  R10 = 0x61002  R11 = 0x61001
    expect lane 12 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 13 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 14 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 15 R8 = 0x28001  R9 = 0x28002  R10 = 0x27002  R11 = 0x27001
    expect lane 16 R8 = 0x50001  R9 = 0x50002  R10 = 0x4f002  R11 = 0x4f001
}

warp 45 {   # gather.y.n100.mirror
    asm "TLD4.R R8, R0, 45, 2D, 0xf"  active 0x1ffff
    s = bits(0x3ec00000)
    t = { bits(0xbc76147b) bits(0xbc760f5c) bits(0xbc76051f) bits(0xbc761482) bits(0xbc761480) bits(0xbc761478)
        bits(0xbc761476) bits(0xbba47ae1) bits(0x3ba33334) bits(0x3c7570a6) bits(0x3f014668) bits(0x3f01466a)
        bits(0x3f7eb70a) bits(0x3f7eb70d) bits(0x3f7eb70f) bits(0x3f81eae2) bits(0x3f4e1333) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 3 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 5 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 6 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 7 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 11 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 12 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 13 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 14 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 15 R8 = 0x62001  R9 = 0x62002  R10 = 0x63002  R11 = 0x63001
    expect lane 16 R8 = 0x50001  R9 = 0x50002  R10 = 0x4f002  R11 = 0x4f001
}

warp 46 {   # gather.y.n100.border
    asm "TLD4.R R8, R0, 46, 2D, 0xf"  active 0x3ffff
    s = bits(0x3ec00000)
    t = { bits(0xbba47ae1) bits(0xbba46666) bits(0xbba447ae) bits(0xbba47ae9) bits(0xbba47adf) bits(0xbba47add)
        bits(0xbba47ad9) bits(0x3ba3332d) bits(0x3ba3332f) bits(0x3ba3333a) bits(0x3c7570aa) bits(0x3f014668)
        bits(0x3f01466a) bits(0x3f7eb70b) bits(0x3f7eb70d) bits(0x3f7eb70f) bits(0x3ecf599a) bits(0x3f4e1335) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 9 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 10 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 11 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 12 R8 = 0x33001  R9 = 0x33002  R10 = 0x32002  R11 = 0x32001
    expect lane 13 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 14 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 15 R8 = 0x63001  R9 = 0x63002  R10 = 0x62002  R11 = 0x62001
    expect lane 16 R8 = 0x28001  R9 = 0x28002  R10 = 0x27002  R11 = 0x27001
    expect lane 17 R8 = 0x50001  R9 = 0x50002  R10 = 0x4f002  R11 = 0x4f001
}

warp 47 {   # gather.y.n511.wrap
    asm "TLD4.R R8, R0, 47, 2D, 0xf"  active 0x3ffff
    s = bits(0x3ec00000)
    t = { bits(0xbb40a050) bits(0xbb409c4e) bits(0xbb40944a) bits(0xbb40a057) bits(0xbb40a055) bits(0xbb40a050)
        bits(0xbb40a04e) bits(0xbb40a04d) bits(0xba80c064) bits(0xba80c059) bits(0x3b402010) bits(0x3b402412)
        bits(0x3b402c16) bits(0x3f806012) bits(0x3f806014) bits(0x3f806011) bits(0x3ecfe77c) bits(0x3ecfe77a) ... }
    expect lane 0 R8 = 0x1fd001  R9 = 0x1fd002  R10 = 0x1fc002  R11 = 0x1fc001
    expect lane 1 R8 = 0x1fe001  R9 = 0x1fe002  R10 = 0x1fd002  R11 = 0x1fd001
    expect lane 2 R8 = 0x1fe001  R9 = 0x1fe002  R10 = 0x1fd002  R11 = 0x1fd001
    expect lane 3 R8 = 0x1fd001  R9 = 0x1fd002  R10 = 0x1fc002  R11 = 0x1fc001
    expect lane 4 R8 = 0x1fd001  R9 = 0x1fd002  R10 = 0x1fc002  R11 = 0x1fc001
    expect lane 5 R8 = 0x1fd001  R9 = 0x1fd002  R10 = 0x1fc002  R11 = 0x1fc001
    expect lane 6 R8 = 0x1fd001  R9 = 0x1fd002  R10 = 0x1fc002  R11 = 0x1fc001
    expect lane 7 R8 = 0x1fd001  R9 = 0x1fd002  R10 = 0x1fc002  R11 = 0x1fc001
    expect lane 8 R8 = 0x1fe001  R9 = 0x1fe002  R10 = 0x1fd002  R11 = 0x1fd001
    expect lane 9 R8 = 0x1fe001  R9 = 0x1fe002  R10 = 0x1fd002  R11 = 0x1fd001
    expect lane 10 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 11 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 12 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 13 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 14 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 15 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 16 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 17 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
}

warp 48 {   # gather.y.n511.clamp
    asm "TLD4.R R8, R0, 48, 2D, 0xf"  active 0x7fff
    s = bits(0x3ec00000)
    t = { bits(0x3a7f7fc0) bits(0x3a7f9fd0) bits(0x3a7fbfe0) bits(0x3a7f7fba) bits(0x3a7f7fbc) bits(0x3a7f7fc1)
        bits(0x3a7f7fc4) bits(0x3b402412) bits(0x3b402c16) bits(0x3b402015) bits(0x3ecfe77c) bits(0x3ecfe774)
        bits(0x3ecfe77a) bits(0x3f4e26db) bits(0x3f4e26d4) ... }
    expect lane 0 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 2 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 11 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 12 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 13 R8 = 0x19c001  R9 = 0x19c002  R10 = 0x19b002  R11 = 0x19b001
    expect lane 14 R8 = 0x19b001  R9 = 0x19b002  R10 = 0x19a002  R11 = 0x19a001
}

warp 49 {   # gather.y.n511.mirror
    asm "TLD4.R R8, R0, 49, 2D, 0xf"  active 0x3ffff
    s = bits(0x3ec00000)
    t = { bits(0xbb40a050) bits(0xbb409c4e) bits(0xbb40944a) bits(0xbb40a057) bits(0xbb40a055) bits(0xbb40a050)
        bits(0xbb40a04d) bits(0xbb40a048) bits(0xba80c058) bits(0x3a7f7fc7) bits(0x3b402412) bits(0x3b402c16)
        bits(0x3b402016) bits(0x3f806014) bits(0x3f806011) bits(0x3ecfe774) bits(0x3ecfe77c) bits(0x3ecfe77c) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 3 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 5 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 6 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 11 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 12 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 13 R8 = 0x1fc001  R9 = 0x1fc002  R10 = 0x1fd002  R11 = 0x1fd001
    expect lane 14 R8 = 0x1fd001  R9 = 0x1fd002  R10 = 0x1fe002  R11 = 0x1fe001
    expect lane 15 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 16 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 17 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
}

warp 50 {   # gather.y.n511.border
    asm "TLD4.R R8, R0, 50, 2D, 0xf"  active 0x3fff
    s = bits(0x3ec00000)
    t = { bits(0xba80c060) bits(0xba80b058) bits(0xba80984c) bits(0xba80c068) bits(0xba80c05e) bits(0xba80c05a)
        bits(0x3a7f7fc3) bits(0x3b402412) bits(0x3b402c16) bits(0x3b402017) bits(0x3ecfe77c) bits(0x3ecfe777)
        bits(0x3f4e26d7) bits(0x3f4e26db) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 8 R8 = 0x2001  R9 = 0x2002  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 11 R8 = 0xcf001  R9 = 0xcf002  R10 = 0xce002  R11 = 0xce001
    expect lane 12 R8 = 0x19b001  R9 = 0x19b002  R10 = 0x19a002  R11 = 0x19a001
    expect lane 13 R8 = 0x19c001  R9 = 0x19c002  R10 = 0x19b002  R11 = 0x19b001
}

warp 51 {   # gather.y.n1000.wrap
    asm "TLD4.R R8, R0, 51, 2D, 0xf"  active 0x1fff
    s = bits(0x3ec00000)
    t = { bits(0xbac4dd2f) bits(0xbac4d917) bits(0xbac4d0e5) bits(0xbac4c49c) bits(0xbac4bc6a) bits(0xbac4dd2b)
        bits(0xba03851f) bits(0xba039581) bits(0x3a02b021) bits(0x3a028f61) bits(0x3f0020a6) bits(0x3f7fdf1f)
        bits(0x3ecf9d71) ... }
    expect lane 0 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 1 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 2 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 3 R8 = 0x3e7001  R9 = 0x3e7002  R10 = 0x3e6002  R11 = 0x3e6001
    expect lane 4 R8 = 0x3e7001  R9 = 0x3e7002  R10 = 0x3e6002  R11 = 0x3e6001
    expect lane 5 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 6 R8 = 0x3e7001  R9 = 0x3e7002  R10 = 0x3e6002  R11 = 0x3e6001
    expect lane 7 R8 = 0x3e7001  R9 = 0x3e7002  R10 = 0x3e6002  R11 = 0x3e6001
    expect lane 8 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x1  R9 = 0x2  R10 = 0x3e7002  R11 = 0x3e7001
    expect lane 10 R8 = 0x1f4001  R9 = 0x1f4002  R10 = 0x1f3002  R11 = 0x1f3001
    expect lane 11 R8 = 0x3e7001  R9 = 0x3e7002  R10 = 0x3e6002  R11 = 0x3e6001
    expect lane 12 R8 = 0x195001  R9 = 0x195002  R10 = 0x194002  R11 = 0x194001
}

warp 52 {   # gather.y.n1000.clamp
    asm "TLD4.R R8, R0, 52, 2D, 0xf"  active 0x3fff
    s = bits(0x3ec00000)
    t = { bits(0x3a028f5c) bits(0x3a029fbe) bits(0x3a02b021) bits(0x3a02c083) bits(0x3a028f60) bits(0x3a028f62)
        bits(0x3ac45e35) bits(0x3ac45a22) bits(0x3f0020a4) bits(0x3f0020a8) bits(0x3f7f9d91) bits(0x3f7f9d97)
        bits(0x3ecf9d75) bits(0x3ecf9d78) ... }
    expect lane 0 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 2 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 3 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 6 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 8 R8 = 0x1f4001  R9 = 0x1f4002  R10 = 0x1f3002  R11 = 0x1f3001
    expect lane 9 R8 = 0x1f5001  R9 = 0x1f5002  R10 = 0x1f4002  R11 = 0x1f4001
    expect lane 10 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 11 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 12 R8 = 0x195001  R9 = 0x195002  R10 = 0x194002  R11 = 0x194001
    expect lane 13 R8 = 0x195001  R9 = 0x195002  R10 = 0x194002  R11 = 0x194001
}

warp 53 {   # gather.y.n1000.mirror
    asm "TLD4.R R8, R0, 53, 2D, 0xf"  active 0x1fff
    s = bits(0x3ec00000)
    t = { bits(0xbac4dd2f) bits(0xbac4d917) bits(0xbac4d0e5) bits(0xbac4c49c) bits(0xbac4bc6a) bits(0xba038d50)
        bits(0xba03851f) bits(0x3a02b021) bits(0x3a028f5c) bits(0x3ac45a20) bits(0x3f7f9d96) bits(0x3f7fdf1e)
        bits(0x3ecf9d73) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 1 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 2 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 4 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 11 R8 = 0x3e7001  R9 = 0x3e7002  R10 = 0x3e6002  R11 = 0x3e6001
    expect lane 12 R8 = 0x195001  R9 = 0x195002  R10 = 0x194002  R11 = 0x194001
}

warp 54 {   # gather.y.n1000.border
    asm "TLD4.R R8, R0, 54, 2D, 0xf"  active 0x3fff
    s = bits(0x3ec00000)
    t = { bits(0xba039581) bits(0xba03851f) bits(0xba036c8b) bits(0xba035c29) bits(0xba03957f) bits(0x3a028f5c)
        bits(0x3a029fbe) bits(0x3a02b021) bits(0x3ac45a1d) bits(0x3f0020a6) bits(0x3f0020a8) bits(0x3f7f9d95)
        bits(0x3f801053) bits(0x3ecf9d76) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 8 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x1f4001  R9 = 0x1f4002  R10 = 0x1f3002  R11 = 0x1f3001
    expect lane 10 R8 = 0x1f5001  R9 = 0x1f5002  R10 = 0x1f4002  R11 = 0x1f4001
    expect lane 11 R8 = 0x3e6001  R9 = 0x3e6002  R10 = 0x3e5002  R11 = 0x3e5001
    expect lane 12 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3e7002  R11 = 0x3e7001
    expect lane 13 R8 = 0x195001  R9 = 0x195002  R10 = 0x194002  R11 = 0x194001
}

warp 55 {   # gather.y.n4095.wrap
    asm "TLD4.R R8, R0, 55, 2D, 0xf"  active 0x3ffff
    s = bits(0x3ec00000)
    t = { bits(0xb9c07c08) bits(0xb9c07007) bits(0xb9c05c06) bits(0xb9c05405) bits(0xb9c05005) bits(0xb9c04805)
        bits(0xb9c04004) bits(0xb9c03403) bits(0xb9c02c03) bits(0xb9008809) bits(0x38ff4ff5) bits(0x38ff6ff7)
        bits(0x38ff9ffa) bits(0x38ffbffc) bits(0x39bfd7fd) bits(0x3f7fe7f6) bits(0x3f800bfd) bits(0x3ecf7ceb) ... }
    expect lane 0 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 1 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 2 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 3 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 4 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 5 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 6 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 7 R8 = 0xffe001  R9 = 0xffe002  R10 = 0xffd002  R11 = 0xffd001
    expect lane 8 R8 = 0xffe001  R9 = 0xffe002  R10 = 0xffd002  R11 = 0xffd001
    expect lane 9 R8 = 0xffe001  R9 = 0xffe002  R10 = 0xffd002  R11 = 0xffd001
    expect lane 10 R8 = 0x1  R9 = 0x2  R10 = 0xffe002  R11 = 0xffe001
    expect lane 11 R8 = 0x1  R9 = 0x2  R10 = 0xffe002  R11 = 0xffe001
    expect lane 12 R8 = 0x1  R9 = 0x2  R10 = 0xffe002  R11 = 0xffe001
    expect lane 13 R8 = 0x1  R9 = 0x2  R10 = 0xffe002  R11 = 0xffe001
    expect lane 14 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 15 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 16 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 17 R8 = 0x67b001  R9 = 0x67b002  R10 = 0x67a002  R11 = 0x67a001
}

warp 56 {   # gather.y.n4095.clamp
    asm "TLD4.R R8, R0, 56, 2D, 0xf"  active 0xffff
    s = bits(0x3ec00000)
    t = { bits(0x38ff0ff1) bits(0x38ff2ff3) bits(0x38ff4ff5) bits(0x38ff6ff7) bits(0x38ff9ffa) bits(0x38ffbffc)
        bits(0x38ffcffd) bits(0x39000801) bits(0x39002002) bits(0x39bfcffd) bits(0x39bfcbfe) bits(0x3efffff0)
        bits(0x3efffff2) bits(0x3f7fe7f6) bits(0x3ecf7ce8) bits(0x3f4e54df) ... }
    expect lane 0 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 1 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 2 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 7 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 8 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 9 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 10 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 11 R8 = 0x800001  R9 = 0x800002  R10 = 0x7ff002  R11 = 0x7ff001
    expect lane 12 R8 = 0x800001  R9 = 0x800002  R10 = 0x7ff002  R11 = 0x7ff001
    expect lane 13 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffc002  R11 = 0xffc001
    expect lane 14 R8 = 0x67b001  R9 = 0x67b002  R10 = 0x67a002  R11 = 0x67a001
    expect lane 15 R8 = 0xce4001  R9 = 0xce4002  R10 = 0xce3002  R11 = 0xce3001
}

warp 57 {   # gather.y.n4095.mirror
    asm "TLD4.R R8, R0, 57, 2D, 0xf"  active 0x7ffff
    s = bits(0x3ec00000)
    t = { bits(0xb9c07c08) bits(0xb9c07007) bits(0xb9c05c06) bits(0xb9c05405) bits(0xb9c04c05) bits(0xb9c04805)
        bits(0xb9c04004) bits(0xb9c03403) bits(0xb9c02c03) bits(0xb9008803) bits(0x38ff4ff5) bits(0x38ff6ff7)
        bits(0x38ff9ffa) bits(0x38ffbffc) bits(0x38ff0ff4) bits(0x39bfcbff) bits(0x3f8003fd) bits(0x3f800bfe)
        bits(0x3ecf7cec) ... }
    expect lane 0 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 1 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 2 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 3 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 4 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 5 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 6 R8 = 0x1001  R9 = 0x1002  R10 = 0x2002  R11 = 0x2001
    expect lane 7 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 9 R8 = 0x1  R9 = 0x2  R10 = 0x1002  R11 = 0x1001
    expect lane 10 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 11 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 12 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 13 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 14 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 15 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 16 R8 = 0xffe001  R9 = 0xffe002  R10 = 0xffe002  R11 = 0xffe001
    expect lane 17 R8 = 0xffd001  R9 = 0xffd002  R10 = 0xffe002  R11 = 0xffe001
    expect lane 18 R8 = 0x67b001  R9 = 0x67b002  R10 = 0x67a002  R11 = 0x67a001
}

warp 58 {   # gather.y.n4095.border
    asm "TLD4.R R8, R0, 58, 2D, 0xf"  active 0x1ffff
    s = bits(0x3ec00000)
    t = { bits(0xb900e80f) bits(0xb900d80e) bits(0xb900b00b) bits(0xb900a00a) bits(0xb9008809) bits(0xb9007808)
        bits(0xb9006006) bits(0x38ff2ff3) bits(0x38ff4ff5) bits(0x38ff6ff7) bits(0x38ff9ffa) bits(0x38ffbffc)
        bits(0x38ff0ff9) bits(0x39bfcc00) bits(0x3f8003fc) bits(0x3f8003ff) bits(0x3f4e54dd) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 5 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 6 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 7 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 8 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 9 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 10 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 11 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 12 R8 = 0x1  R9 = 0x2  R10 = 0xbf800000  R11 = 0xbf800000
    expect lane 13 R8 = 0x1001  R9 = 0x1002  R10 = 0x2  R11 = 0x1
    expect lane 14 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xffe002  R11 = 0xffe001
    expect lane 15 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xffe002  R11 = 0xffe001
    expect lane 16 R8 = 0xce4001  R9 = 0xce4002  R10 = 0xce3002  R11 = 0xce3001
}

warp 59 {   # gather.unnorm.n5.wrap
    asm "TLD4.R R8, R0, 59, 2D, 0xf"  active 0x3
    s = { bits(0x3eff1000) bits(0x3eff2000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
}

warp 60 {   # gather.unnorm.n5.clamp
    asm "TLD4.R R8, R0, 59, 2D, 0xf"  active 0x3
    s = { bits(0x3eff1000) bits(0x3eff2000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
}

warp 61 {   # gather.unnorm.n5.mirror
    asm "TLD4.R R8, R0, 59, 2D, 0xf"  active 0x3
    s = { bits(0x3eff1000) bits(0x3eff2000) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
}

warp 62 {   # gather.unnorm.n5.border
    asm "TLD4.R R8, R0, 60, 2D, 0xf"  active 0x3
    s = { bits(0xbf008000) bits(0xbf007800) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
    expect lane 1 R8 = 0xbf800000  R9 = 0x2000  R10 = 0x1000  R11 = 0xbf800000
}

warp 63 {   # gather.unnorm.n1000.wrap
    asm "TLD4.R R8, R0, 61, 2D, 0xf"  active 0x3
    s = { bits(0x43fa3fc4) bits(0x43fa3fcc) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
    expect lane 1 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
}

warp 0 {   # gather.unnorm.n1000.clamp
    asm "TLD4.R R8, R0, 61, 2D, 0xf"  active 0x3
    s = { bits(0x43fa3fc4) bits(0x43fa3fcc) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
    expect lane 1 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
}

warp 1 {   # gather.unnorm.n1000.mirror
    asm "TLD4.R R8, R0, 61, 2D, 0xf"  active 0x3
    s = { bits(0x43fa3fc4) bits(0x43fa3fcc) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
    expect lane 1 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
}

warp 2 {   # gather.unnorm.n1000.border
    asm "TLD4.R R8, R0, 62, 2D, 0xf"  active 0x3
    s = { bits(0x43fa3fc4) bits(0x43fa3fcc) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
    expect lane 1 R8 = 0x21f4  R9 = 0x21f5  R10 = 0x11f5  R11 = 0x11f4
}

warp 3 {   # gather.any.1000x511.wrap.norm
    asm "TLD4.R R8, R0, 63, 2D, 0xf"  active 0x7f
    s = { bits(0x00000000) bits(0x00000001) bits(0x459c4001) bits(0x3ac49ba6) bits(0xbc9fc28b) bits(0x46ebfc2b)
        bits(0x48e77fb0) ... }
    t = { bits(0x3b406030) bits(0x3b406030) bits(0x459c4001) bits(0x47000000) bits(0xc83d183f) bits(0x42d30301)
        bits(0x3c883ca5) ... }
    expect lane 0 R8 = 0x23e7  R9 = 0x2000  R10 = 0x1000  R11 = 0x13e7
    expect lane 1 R8 = 0x23e7  R9 = 0x2000  R10 = 0x1000  R11 = 0x13e7
    expect lane 2 R8 = 0x3e7  R9 = 0x0  R10 = 0x1fe000  R11 = 0x1fe3e7
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x1fe002  R11 = 0x1fe001
    expect lane 4 R8 = 0x83d3  R9 = 0x83d4  R10 = 0x73d4  R11 = 0x73d3
    expect lane 5 R8 = 0x102053  R9 = 0x102054  R10 = 0x101054  R11 = 0x101053
    expect lane 6 R8 = 0x81f3  R9 = 0x81f4  R10 = 0x71f4  R11 = 0x71f3
}

warp 4 {   # gather.any.1000x511.clamp.norm
    asm "TLD4.R R8, R0, 64, 2D, 0xf"  active 0x7
    s = { bits(0x00000000) bits(0x00000001) bits(0x48e77fb0) ... }
    t = { bits(0x3b406030) bits(0x3b406030) bits(0x3c883ca5) ... }
    expect lane 0 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 2 R8 = 0x83e7  R9 = 0x83e7  R10 = 0x73e7  R11 = 0x73e7
}

warp 5 {   # gather.any.1000x511.mirror.norm
    asm "TLD4.R R8, R0, 65, 2D, 0xf"  active 0x7f
    s = { bits(0x00000000) bits(0x00000001) bits(0x459c4001) bits(0x3ac49ba6) bits(0xbc9fc28b) bits(0x46ebfc2b)
        bits(0x48e77fb0) ... }
    t = { bits(0x3b406030) bits(0x3b406030) bits(0x459c4001) bits(0x47000000) bits(0xc83d183f) bits(0x42d30301)
        bits(0x3c883ca5) ... }
    expect lane 0 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 1 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x1  R9 = 0x2  R10 = 0x2  R11 = 0x1
    expect lane 4 R8 = 0x1f6014  R9 = 0x1f6013  R10 = 0x1f7013  R11 = 0x1f7014
    expect lane 5 R8 = 0xfc053  R9 = 0xfc054  R10 = 0xfd054  R11 = 0xfd053
    expect lane 6 R8 = 0x81f4  R9 = 0x81f3  R10 = 0x71f3  R11 = 0x71f4
}
