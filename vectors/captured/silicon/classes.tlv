# TLD4 of headers of each type: those of another class are zeros, arrays and single textures mix.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules R-TLD4-37 R-TLD4-38 R-TLD4-40 PD-4

texture 0 { type TWO_D  format R32 UINT  size 8 1  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 UINT  size 8 4  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 1 texture 1 sampler 0
texture 2 { type THREE_D  format R32 UINT  size 8 4 2  address 0x10040000  texels expression (x + y * 4096 + (z + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type ONE_D_ARRAY  format R32 UINT  size 8  layers 3  address 0x10060000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_ARRAY  format R32 UINT  size 8 4  layers 3  address 0x10080000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 4 texture 4 sampler 0
texture 5 { type CUBEMAP  format R32 UINT  size 4 4  address 0x100a0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 5 texture 5 sampler 0
texture 6 { type CUBEMAP_ARRAY  format R32 UINT  size 4 4  layers 2  address 0x100c0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D  format R32 UINT  size 8 4  layout pitch 32  address 0x100e0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 7 texture 7 sampler 0

warp 0 {   # mismatch.1d.tld4_r_2d
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x1  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x6  R9 = 0x7  R10 = 0x7  R11 = 0x6
    expect lane 2 R8 = 0x3  R9 = 0x4  R10 = 0x4  R11 = 0x3
}

warp 1 {   # mismatch.1d.tld4_r_a2d
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x1  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x1  R10 = 0x1  R11 = 0x0
    expect lane 2 R8 = 0x3  R9 = 0x4  R10 = 0x4  R11 = 0x3
}

warp 2 {   # mismatch.1d.tld4_r_cube
    asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3eda2b65) bits(0x3f6fc7a2) ... }
    t = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    r = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 3 {   # mismatch.1d.tld4_r_acube
    asm "TLD4.R R8, R0, 0, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 1 1 ... }
    s = { bits(0x3e12cd86) bits(0x3f52a51c) bits(0x3f6c26fa) ... }
    t = { bits(0x3e150e81) bits(0x3f66edbf) bits(0x3f6dbc70) ... }
    r = { bits(0x3eff9bd3) bits(0x3f3c6740) bits(0x3f49d54f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 4 {   # mismatch.2d.tld4_r_2d
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x1006  R9 = 0x1007  R10 = 0x7  R11 = 0x6
    expect lane 2 R8 = 0x3003  R9 = 0x3004  R10 = 0x2004  R11 = 0x2003
}

warp 5 {   # mismatch.2d.tld4_r_a2d
    asm "TLD4.R R8, R0, 1, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x3000  R9 = 0x3001  R10 = 0x2001  R11 = 0x2000
    expect lane 2 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
}

warp 6 {   # mismatch.2d.tld4_r_cube
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3eda2b65) bits(0x3f6fc7a2) ... }
    t = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    r = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 7 {   # mismatch.2d.tld4_r_acube
    asm "TLD4.R R8, R0, 1, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 1 1 ... }
    s = { bits(0x3e12cd86) bits(0x3f52a51c) bits(0x3f6c26fa) ... }
    t = { bits(0x3e150e81) bits(0x3f66edbf) bits(0x3f6dbc70) ... }
    r = { bits(0x3eff9bd3) bits(0x3f3c6740) bits(0x3f49d54f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 8 {   # mismatch.3d.tld4_r_2d
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 9 {   # mismatch.3d.tld4_r_a2d
    asm "TLD4.R R8, R0, 2, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 10 {   # mismatch.3d.tld4_r_cube
    asm "TLD4.R R8, R0, 2, CUBE, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3eda2b65) bits(0x3f6fc7a2) ... }
    t = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    r = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 11 {   # mismatch.3d.tld4_r_acube
    asm "TLD4.R R8, R0, 2, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 1 1 ... }
    s = { bits(0x3e12cd86) bits(0x3f52a51c) bits(0x3f6c26fa) ... }
    t = { bits(0x3e150e81) bits(0x3f66edbf) bits(0x3f6dbc70) ... }
    r = { bits(0x3eff9bd3) bits(0x3f3c6740) bits(0x3f49d54f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 12 {   # mismatch.a1d.tld4_r_2d
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 13 {   # mismatch.a1d.tld4_r_a2d
    asm "TLD4.R R8, R0, 3, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 14 {   # mismatch.a1d.tld4_r_cube
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3eda2b65) bits(0x3f6fc7a2) ... }
    t = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    r = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 15 {   # mismatch.a1d.tld4_r_acube
    asm "TLD4.R R8, R0, 3, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 1 1 ... }
    s = { bits(0x3e12cd86) bits(0x3f52a51c) bits(0x3f6c26fa) ... }
    t = { bits(0x3e150e81) bits(0x3f66edbf) bits(0x3f6dbc70) ... }
    r = { bits(0x3eff9bd3) bits(0x3f3c6740) bits(0x3f49d54f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 16 {   # mismatch.a2d.tld4_r_2d
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x1006  R9 = 0x1007  R10 = 0x7  R11 = 0x6
    expect lane 2 R8 = 0x3003  R9 = 0x3004  R10 = 0x2004  R11 = 0x2003
}

warp 17 {   # mismatch.a2d.tld4_r_a2d
    asm "TLD4.R R8, R0, 4, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x1003000  R9 = 0x1003001  R10 = 0x1002001  R11 = 0x1002000
    expect lane 2 R8 = 0x2002003  R9 = 0x2002004  R10 = 0x2001004  R11 = 0x2001003
}

warp 18 {   # mismatch.a2d.tld4_r_cube
    asm "TLD4.R R8, R0, 4, CUBE, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3eda2b65) bits(0x3f6fc7a2) ... }
    t = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    r = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 19 {   # mismatch.a2d.tld4_r_acube
    asm "TLD4.R R8, R0, 4, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 1 1 ... }
    s = { bits(0x3e12cd86) bits(0x3f52a51c) bits(0x3f6c26fa) ... }
    t = { bits(0x3e150e81) bits(0x3f66edbf) bits(0x3f6dbc70) ... }
    r = { bits(0x3eff9bd3) bits(0x3f3c6740) bits(0x3f49d54f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 20 {   # mismatch.cube.tld4_r_2d
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 21 {   # mismatch.cube.tld4_r_a2d
    asm "TLD4.R R8, R0, 5, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 22 {   # mismatch.acube.tld4_r_2d
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 23 {   # mismatch.acube.tld4_r_a2d
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 24 {   # mismatch.pitch.tld4_r_2d
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3f642530) bits(0x3f0aa70b) ... }
    t = { bits(0x3e12cd86) bits(0x3eb90d7f) bits(0x3f52a51c) ... }
    expect lane 0 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x1006  R9 = 0x1007  R10 = 0x7  R11 = 0x6
    expect lane 2 R8 = 0x3003  R9 = 0x3004  R10 = 0x2004  R11 = 0x2003
}

warp 25 {   # mismatch.pitch.tld4_r_a2d
    asm "TLD4.R R8, R0, 7, ARRAY_2D, 0xf"  active 0x7
    array = { 0 1 2 ... }
    s = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    t = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x3000  R9 = 0x3001  R10 = 0x2001  R11 = 0x2000
    expect lane 2 R8 = 0x2003  R9 = 0x2004  R10 = 0x1004  R11 = 0x1003
}

warp 26 {   # mismatch.pitch.tld4_r_cube
    asm "TLD4.R R8, R0, 7, CUBE, 0xf"  active 0x7
    s = { bits(0x3dd539d6) bits(0x3eda2b65) bits(0x3f6fc7a2) ... }
    t = { bits(0x3e12cd86) bits(0x3dc82ade) bits(0x3ee9ca1d) ... }
    r = { bits(0x3e150e81) bits(0x3f2e5d18) bits(0x3efb74f4) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 27 {   # mismatch.pitch.tld4_r_acube
    asm "TLD4.R R8, R0, 7, ARRAY_CUBE, 0xf"  active 0x7
    array = { 0 1 1 ... }
    s = { bits(0x3e12cd86) bits(0x3f52a51c) bits(0x3f6c26fa) ... }
    t = { bits(0x3e150e81) bits(0x3f66edbf) bits(0x3f6dbc70) ... }
    r = { bits(0x3eff9bd3) bits(0x3f3c6740) bits(0x3f49d54f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
