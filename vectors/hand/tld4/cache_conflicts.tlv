# Lines that fight for one set: the rows of the texture lie 1024 bytes apart, so every row's first line is in set 0. A footprint
# that hits the way next in turn and misses another line must keep what it hit; then rows beyond the capacity come and go.
texlock 1
rules PD-92 PD-96 R-TLD4-12
rules without R-TLD4-43 PD-91
minimum fill 30
traffic { seed 5 latency 3..30 reorder on result_stall 30 }
texture 0 { type TWO_D layout pitch 1024 format R8 UINT size 16 64 address 0x40000000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE WRAP }
handle 0 texture 0 sampler 0
bytes 0x40000000 40
bytes 0x40000400 41
bytes 0x40000800 42
bytes 0x40000c00 43
bytes 0x40001000 44
bytes 0x40001400 45
bytes 0x40001800 46
bytes 0x40001c00 47
bytes 0x40002000 48
bytes 0x40002400 49
bytes 0x40002800 4a
bytes 0x40002c00 4b
bytes 0x40003000 4c
bytes 0x40003400 4d
bytes 0x40003800 4e
bytes 0x40003c00 4f
bytes 0x40004000 50
bytes 0x40004400 51
bytes 0x40004800 52
bytes 0x40004c00 53
bytes 0x40005000 54
bytes 0x40005400 55
bytes 0x40005800 56
bytes 0x40005c00 57
bytes 0x40006000 58
bytes 0x40006400 59
bytes 0x40006800 5a
bytes 0x40006c00 5b
bytes 0x40007000 5c
bytes 0x40007400 5d
bytes 0x40007800 5e
bytes 0x40007c00 5f
bytes 0x40008000 60
bytes 0x40008400 61
bytes 0x40008800 62
bytes 0x40008c00 63
bytes 0x40009000 64
bytes 0x40009400 65
bytes 0x40009800 66
bytes 0x40009c00 67
bytes 0x4000a000 68
bytes 0x4000a400 69
bytes 0x4000a800 6a
bytes 0x4000ac00 6b
bytes 0x4000b000 6c
bytes 0x4000b400 6d
bytes 0x4000b800 6e
bytes 0x4000bc00 6f
bytes 0x4000c000 70
bytes 0x4000c400 71
bytes 0x4000c800 72
bytes 0x4000cc00 73
bytes 0x4000d000 74
bytes 0x4000d400 75
bytes 0x4000d800 76
bytes 0x4000dc00 77
bytes 0x4000e000 78
bytes 0x4000e400 79
bytes 0x4000e800 7a
bytes 0x4000ec00 7b
bytes 0x4000f000 7c
bytes 0x4000f400 7d
bytes 0x4000f800 7e
bytes 0x4000fc00 7f

warp 0 {
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0xff
    s = 0.5 / 16.0  t = 32.5 / 64.0
    off1 = { ptp(0,-32,0,-31) ptp(0,-32,0,-28) ptp(0,-31,0,-27) ptp(0,-32,0,-32) ptp(0,-28,0,-29) ptp(0,-25,0,-24) ptp(0,-25,0,-21) ptp(0,-22,0,-23) ... }
    off2 = { ptp(0,-30,0,-29) ptp(0,-32,0,-28) ptp(0,-26,0,-31) ptp(0,-32,0,-32) ptp(0,-30,0,-31) ptp(0,-23,0,-22) ptp(0,-24,0,-20) ptp(0,-19,0,-25) ... }
    expect lane 0 R8 = 0x40  R9 = 0x41  R10 = 0x42  R11 = 0x43;
    expect lane 1 R8 = 0x40  R9 = 0x44  R10 = 0x40  R11 = 0x44;
    expect lane 2 R8 = 0x41  R9 = 0x45  R10 = 0x46  R11 = 0x41;
    expect lane 3 R8 = 0x40  R9 = 0x40  R10 = 0x40  R11 = 0x40;
    expect lane 4 R8 = 0x44  R9 = 0x43  R10 = 0x42  R11 = 0x41;
    expect lane 5 R8 = 0x47  R9 = 0x48  R10 = 0x49  R11 = 0x4a;
    expect lane 6 R8 = 0x47  R9 = 0x4b  R10 = 0x48  R11 = 0x4c;
    expect lane 7 R8 = 0x4a  R9 = 0x49  R10 = 0x4d  R11 = 0x47;
}

warp 1 {
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x7fffffff
    s = 0.5 / 16.0  t = 32.5 / 64.0
    off1 = { ptp(0,-32,0,-27) ptp(0,-29,0,-28) ptp(0,-28,0,-30) ptp(0,-30,0,-31) ptp(0,-30,0,-31) ptp(0,-27,0,-30) ptp(0,-29,0,-28) ptp(0,-30,0,-24) ptp(0,-27,0,-30) ptp(0,5,0,-30) ptp(0,-24,0,-24) ptp(0,7,0,5) ptp(0,7,0,-31) ptp(0,-7,0,-29) ptp(0,-7,0,5) ptp(0,7,0,-24) ptp(0,5,0,5) ptp(0,-31,0,7) ptp(0,-7,0,-7) ptp(0,-22,0,-31) ptp(0,5,0,-7) ptp(0,-29,0,-22) ptp(0,-31,0,-22) ptp(0,-29,0,-31) ptp(0,5,0,-24) ptp(0,-31,0,-24) ptp(0,-7,0,-31) ptp(0,-11,0,-31) ptp(0,-7,0,-31) ptp(0,5,0,5) ptp(0,-31,0,-7) ... }
    off2 = { ptp(0,-29,0,-29) ptp(0,-30,0,-24) ptp(0,-30,0,-31) ptp(0,-24,0,-27) ptp(0,-31,0,-30) ptp(0,-24,0,-28) ptp(0,-31,0,-31) ptp(0,-28,0,-30) ptp(0,5,0,-31) ptp(0,-29,0,-29) ptp(0,-24,0,-29) ptp(0,5,0,-27) ptp(0,-27,0,-31) ptp(0,7,0,-31) ptp(0,7,0,-7) ptp(0,-24,0,-7) ptp(0,-31,0,-24) ptp(0,-29,0,-24) ptp(0,-22,0,-24) ptp(0,-7,0,-29) ptp(0,-24,0,-22) ptp(0,-31,0,-22) ptp(0,5,0,-24) ptp(0,-22,0,-22) ptp(0,-29,0,-31) ptp(0,-24,0,-24) ptp(0,-11,0,-24) ptp(0,-22,0,-24) ptp(0,5,0,-31) ptp(0,-24,0,-31) ptp(0,5,0,-31) ... }
    expect lane 0 R8 = 0x40  R9 = 0x45  R10 = 0x43  R11 = 0x43;
    expect lane 1 R8 = 0x43  R9 = 0x44  R10 = 0x42  R11 = 0x48;
    expect lane 2 R8 = 0x44  R9 = 0x42  R10 = 0x42  R11 = 0x41;
    expect lane 3 R8 = 0x42  R9 = 0x41  R10 = 0x48  R11 = 0x45;
    expect lane 4 R8 = 0x42  R9 = 0x41  R10 = 0x41  R11 = 0x42;
    expect lane 5 R8 = 0x45  R9 = 0x42  R10 = 0x48  R11 = 0x44;
    expect lane 6 R8 = 0x43  R9 = 0x44  R10 = 0x41  R11 = 0x41;
    expect lane 7 R8 = 0x42  R9 = 0x48  R10 = 0x44  R11 = 0x42;
    expect lane 8 R8 = 0x45  R9 = 0x42  R10 = 0x65  R11 = 0x41;
    expect lane 9 R8 = 0x65  R9 = 0x42  R10 = 0x43  R11 = 0x43;
    expect lane 10 R8 = 0x48  R9 = 0x48  R10 = 0x48  R11 = 0x43;
    expect lane 11 R8 = 0x67  R9 = 0x65  R10 = 0x65  R11 = 0x45;
    expect lane 12 R8 = 0x67  R9 = 0x41  R10 = 0x45  R11 = 0x41;
    expect lane 13 R8 = 0x59  R9 = 0x43  R10 = 0x67  R11 = 0x41;
    expect lane 14 R8 = 0x59  R9 = 0x65  R10 = 0x67  R11 = 0x59;
    expect lane 15 R8 = 0x67  R9 = 0x48  R10 = 0x48  R11 = 0x59;
    expect lane 16 R8 = 0x65  R9 = 0x65  R10 = 0x41  R11 = 0x48;
    expect lane 17 R8 = 0x41  R9 = 0x67  R10 = 0x43  R11 = 0x48;
    expect lane 18 R8 = 0x59  R9 = 0x59  R10 = 0x4a  R11 = 0x48;
    expect lane 19 R8 = 0x4a  R9 = 0x41  R10 = 0x59  R11 = 0x43;
    expect lane 20 R8 = 0x65  R9 = 0x59  R10 = 0x48  R11 = 0x4a;
    expect lane 21 R8 = 0x43  R9 = 0x4a  R10 = 0x41  R11 = 0x4a;
    expect lane 22 R8 = 0x41  R9 = 0x4a  R10 = 0x65  R11 = 0x48;
    expect lane 23 R8 = 0x43  R9 = 0x41  R10 = 0x4a  R11 = 0x4a;
    expect lane 24 R8 = 0x65  R9 = 0x48  R10 = 0x43  R11 = 0x41;
    expect lane 25 R8 = 0x41  R9 = 0x48  R10 = 0x48  R11 = 0x48;
    expect lane 26 R8 = 0x59  R9 = 0x41  R10 = 0x55  R11 = 0x48;
    expect lane 27 R8 = 0x55  R9 = 0x41  R10 = 0x4a  R11 = 0x48;
    expect lane 28 R8 = 0x59  R9 = 0x41  R10 = 0x65  R11 = 0x41;
    expect lane 29 R8 = 0x65  R9 = 0x65  R10 = 0x48  R11 = 0x41;
    expect lane 30 R8 = 0x41  R9 = 0x59  R10 = 0x65  R11 = 0x41;
}

warp 2 {
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x7fffffff
    s = 0.5 / 16.0  t = 32.5 / 64.0
    off1 = { ptp(0,-32,0,-32) ptp(0,-31,0,-31) ptp(0,-28,0,-32) ptp(0,-27,0,-27) ptp(0,-29,0,-31) ptp(0,-27,0,-29) ptp(0,-28,0,-31) ptp(0,-26,0,-29) ptp(0,-26,0,-27) ptp(0,-27,0,17) ptp(0,-28,0,-29) ptp(0,-31,0,17) ptp(0,-29,0,-29) ptp(0,-27,0,-28) ptp(0,-29,0,-28) ptp(0,-28,0,-16) ptp(0,0,0,-16) ptp(0,-7,0,-16) ptp(0,26,0,0) ptp(0,-16,0,-22) ptp(0,26,0,0) ptp(0,26,0,26) ptp(0,-27,0,-12) ptp(0,-16,0,-22) ptp(0,-22,0,7) ptp(0,-22,0,7) ptp(0,-16,0,-16) ptp(0,-27,0,7) ptp(0,-16,0,-22) ptp(0,-22,0,26) ptp(0,-12,0,-16) ... }
    off2 = { ptp(0,-30,0,-30) ptp(0,-29,0,-30) ptp(0,-28,0,-29) ptp(0,-27,0,-27) ptp(0,-28,0,-31) ptp(0,-27,0,-26) ptp(0,-27,0,-27) ptp(0,-29,0,17) ptp(0,-27,0,-31) ptp(0,-31,0,-27) ptp(0,-27,0,-29) ptp(0,-31,0,-31) ptp(0,-31,0,-28) ptp(0,-16,0,-28) ptp(0,-29,0,0) ptp(0,-28,0,-7) ptp(0,-16,0,0) ptp(0,26,0,-7) ptp(0,0,0,0) ptp(0,26,0,26) ptp(0,-27,0,-7) ptp(0,0,0,-22) ptp(0,-16,0,26) ptp(0,0,0,-27) ptp(0,26,0,-27) ptp(0,-22,0,-12) ptp(0,-12,0,-12) ptp(0,-27,0,7) ptp(0,26,0,-22) ptp(0,-22,0,-22) ptp(0,-22,0,-16) ... }
    expect lane 0 R8 = 0x40  R9 = 0x40  R10 = 0x42  R11 = 0x42;
    expect lane 1 R8 = 0x41  R9 = 0x41  R10 = 0x43  R11 = 0x42;
    expect lane 2 R8 = 0x44  R9 = 0x40  R10 = 0x44  R11 = 0x43;
    expect lane 3 R8 = 0x45  R9 = 0x45  R10 = 0x45  R11 = 0x45;
    expect lane 4 R8 = 0x43  R9 = 0x41  R10 = 0x44  R11 = 0x41;
    expect lane 5 R8 = 0x45  R9 = 0x43  R10 = 0x45  R11 = 0x46;
    expect lane 6 R8 = 0x44  R9 = 0x41  R10 = 0x45  R11 = 0x45;
    expect lane 7 R8 = 0x46  R9 = 0x43  R10 = 0x43  R11 = 0x71;
    expect lane 8 R8 = 0x46  R9 = 0x45  R10 = 0x45  R11 = 0x41;
    expect lane 9 R8 = 0x45  R9 = 0x71  R10 = 0x41  R11 = 0x45;
    expect lane 10 R8 = 0x44  R9 = 0x43  R10 = 0x45  R11 = 0x43;
    expect lane 11 R8 = 0x41  R9 = 0x71  R10 = 0x41  R11 = 0x41;
    expect lane 12 R8 = 0x43  R9 = 0x43  R10 = 0x41  R11 = 0x44;
    expect lane 13 R8 = 0x45  R9 = 0x44  R10 = 0x50  R11 = 0x44;
    expect lane 14 R8 = 0x43  R9 = 0x44  R10 = 0x43  R11 = 0x60;
    expect lane 15 R8 = 0x44  R9 = 0x50  R10 = 0x44  R11 = 0x59;
    expect lane 16 R8 = 0x60  R9 = 0x50  R10 = 0x50  R11 = 0x60;
    expect lane 17 R8 = 0x59  R9 = 0x50  R10 = 0x7a  R11 = 0x59;
    expect lane 18 R8 = 0x7a  R9 = 0x60  R10 = 0x60  R11 = 0x60;
    expect lane 19 R8 = 0x50  R9 = 0x4a  R10 = 0x7a  R11 = 0x7a;
    expect lane 20 R8 = 0x7a  R9 = 0x60  R10 = 0x45  R11 = 0x59;
    expect lane 21 R8 = 0x7a  R9 = 0x7a  R10 = 0x60  R11 = 0x4a;
    expect lane 22 R8 = 0x45  R9 = 0x54  R10 = 0x50  R11 = 0x7a;
    expect lane 23 R8 = 0x50  R9 = 0x4a  R10 = 0x60  R11 = 0x45;
    expect lane 24 R8 = 0x4a  R9 = 0x67  R10 = 0x7a  R11 = 0x45;
    expect lane 25 R8 = 0x4a  R9 = 0x67  R10 = 0x4a  R11 = 0x54;
    expect lane 26 R8 = 0x50  R9 = 0x50  R10 = 0x54  R11 = 0x54;
    expect lane 27 R8 = 0x45  R9 = 0x67  R10 = 0x45  R11 = 0x67;
    expect lane 28 R8 = 0x50  R9 = 0x4a  R10 = 0x7a  R11 = 0x4a;
    expect lane 29 R8 = 0x4a  R9 = 0x7a  R10 = 0x4a  R11 = 0x4a;
    expect lane 30 R8 = 0x54  R9 = 0x50  R10 = 0x4a  R11 = 0x50;
}

warp 3 {
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x7fffffff
    s = 0.5 / 16.0  t = 32.5 / 64.0
    off1 = { ptp(0,-30,0,-31) ptp(0,-27,0,-28) ptp(0,-30,0,-31) ptp(0,-32,0,-32) ptp(0,-31,0,-30) ptp(0,-30,0,-32) ptp(0,-32,0,-30) ptp(0,-28,0,-32) ptp(0,31,0,31) ptp(0,31,0,-30) ptp(0,-31,0,-29) ptp(0,-31,0,31) ptp(0,-29,0,-29) ptp(0,-30,0,-30) ptp(0,-30,0,-31) ptp(0,-28,0,-30) ptp(0,-31,0,-28) ptp(0,31,0,-30) ptp(0,-30,0,-29) ptp(0,-28,0,-32) ptp(0,-31,0,-29) ptp(0,31,0,-28) ptp(0,-31,0,-16) ptp(0,-16,0,-16) ptp(0,31,0,-30) ptp(0,31,0,-31) ptp(0,31,0,31) ptp(0,-16,0,31) ptp(0,-31,0,-31) ptp(0,-29,0,-31) ptp(0,-28,0,31) ... }
    off2 = { ptp(0,-29,0,-32) ptp(0,-31,0,-30) ptp(0,-28,0,-30) ptp(0,-29,0,-27) ptp(0,-27,0,-30) ptp(0,-28,0,-32) ptp(0,-32,0,-31) ptp(0,-32,0,-31) ptp(0,-31,0,-28) ptp(0,31,0,-29) ptp(0,31,0,-31) ptp(0,-30,0,-28) ptp(0,-28,0,-29) ptp(0,-29,0,-29) ptp(0,-28,0,-29) ptp(0,-29,0,-29) ptp(0,-32,0,-29) ptp(0,-28,0,-30) ptp(0,-31,0,31) ptp(0,-31,0,-31) ptp(0,-28,0,31) ptp(0,-30,0,-16) ptp(0,-31,0,-16) ptp(0,-30,0,-16) ptp(0,-28,0,31) ptp(0,31,0,-29) ptp(0,-16,0,-28) ptp(0,-28,0,-31) ptp(0,-30,0,-29) ptp(0,-31,0,-30) ptp(0,-30,0,-29) ... }
    expect lane 0 R8 = 0x42  R9 = 0x41  R10 = 0x43  R11 = 0x40;
    expect lane 1 R8 = 0x45  R9 = 0x44  R10 = 0x41  R11 = 0x42;
    expect lane 2 R8 = 0x42  R9 = 0x41  R10 = 0x44  R11 = 0x42;
    expect lane 3 R8 = 0x40  R9 = 0x40  R10 = 0x43  R11 = 0x45;
    expect lane 4 R8 = 0x41  R9 = 0x42  R10 = 0x45  R11 = 0x42;
    expect lane 5 R8 = 0x42  R9 = 0x40  R10 = 0x44  R11 = 0x40;
    expect lane 6 R8 = 0x40  R9 = 0x42  R10 = 0x40  R11 = 0x41;
    expect lane 7 R8 = 0x44  R9 = 0x40  R10 = 0x40  R11 = 0x41;
    expect lane 8 R8 = 0x7f  R9 = 0x7f  R10 = 0x41  R11 = 0x44;
    expect lane 9 R8 = 0x7f  R9 = 0x42  R10 = 0x7f  R11 = 0x43;
    expect lane 10 R8 = 0x41  R9 = 0x43  R10 = 0x7f  R11 = 0x41;
    expect lane 11 R8 = 0x41  R9 = 0x7f  R10 = 0x42  R11 = 0x44;
    expect lane 12 R8 = 0x43  R9 = 0x43  R10 = 0x44  R11 = 0x43;
    expect lane 13 R8 = 0x42  R9 = 0x42  R10 = 0x43  R11 = 0x43;
    expect lane 14 R8 = 0x42  R9 = 0x41  R10 = 0x44  R11 = 0x43;
    expect lane 15 R8 = 0x44  R9 = 0x42  R10 = 0x43  R11 = 0x43;
    expect lane 16 R8 = 0x41  R9 = 0x44  R10 = 0x40  R11 = 0x43;
    expect lane 17 R8 = 0x7f  R9 = 0x42  R10 = 0x44  R11 = 0x42;
    expect lane 18 R8 = 0x42  R9 = 0x43  R10 = 0x41  R11 = 0x7f;
    expect lane 19 R8 = 0x44  R9 = 0x40  R10 = 0x41  R11 = 0x41;
    expect lane 20 R8 = 0x41  R9 = 0x43  R10 = 0x44  R11 = 0x7f;
    expect lane 21 R8 = 0x7f  R9 = 0x44  R10 = 0x42  R11 = 0x50;
    expect lane 22 R8 = 0x41  R9 = 0x50  R10 = 0x41  R11 = 0x50;
    expect lane 23 R8 = 0x50  R9 = 0x50  R10 = 0x42  R11 = 0x50;
    expect lane 24 R8 = 0x7f  R9 = 0x42  R10 = 0x44  R11 = 0x7f;
    expect lane 25 R8 = 0x7f  R9 = 0x41  R10 = 0x7f  R11 = 0x43;
    expect lane 26 R8 = 0x7f  R9 = 0x7f  R10 = 0x50  R11 = 0x44;
    expect lane 27 R8 = 0x50  R9 = 0x7f  R10 = 0x44  R11 = 0x41;
    expect lane 28 R8 = 0x41  R9 = 0x41  R10 = 0x42  R11 = 0x43;
    expect lane 29 R8 = 0x43  R9 = 0x41  R10 = 0x41  R11 = 0x42;
    expect lane 30 R8 = 0x44  R9 = 0x7f  R10 = 0x42  R11 = 0x43;
}

warp 4 {
    asm "TLD4.R.PTP R8, R0, R4, 0, 2D, 0xf"  active 0x7fffffff
    s = 0.5 / 16.0  t = 32.5 / 64.0
    off1 = { ptp(0,-29,0,-32) ptp(0,-27,0,-32) ptp(0,-32,0,-31) ptp(0,-27,0,-27) ptp(0,-31,0,-18) ptp(0,-27,0,-9) ptp(0,-18,0,-27) ptp(0,-9,0,-27) ptp(0,-5,0,-32) ptp(0,-9,0,-5) ptp(0,-9,0,9) ptp(0,-32,0,-31) ptp(0,9,0,-31) ptp(0,-31,0,9) ptp(0,-27,0,-32) ptp(0,-31,0,-5) ptp(0,-5,0,-9) ptp(0,-31,0,-9) ptp(0,9,0,-5) ptp(0,-31,0,-27) ptp(0,-31,0,-32) ptp(0,-5,0,-5) ptp(0,-9,0,-5) ptp(0,9,0,-32) ptp(0,-5,0,-27) ptp(0,-5,0,-32) ptp(0,-27,0,-31) ptp(0,-27,0,-5) ptp(0,-31,0,-31) ptp(0,-32,0,-32) ptp(0,9,0,-27) ... }
    off2 = { ptp(0,-29,0,-32) ptp(0,-30,0,-31) ptp(0,-31,0,-18) ptp(0,-27,0,-27) ptp(0,-18,0,-31) ptp(0,-18,0,-27) ptp(0,-18,0,-5) ptp(0,-5,0,-32) ptp(0,-27,0,-27) ptp(0,-32,0,-31) ptp(0,9,0,9) ptp(0,-27,0,-32) ptp(0,-27,0,-5) ptp(0,-5,0,9) ptp(0,-32,0,-9) ptp(0,-31,0,-27) ptp(0,-27,0,9) ptp(0,-9,0,-32) ptp(0,9,0,-27) ptp(0,-27,0,-9) ptp(0,-9,0,-9) ptp(0,-9,0,-27) ptp(0,9,0,-31) ptp(0,-32,0,-9) ptp(0,-27,0,-31) ptp(0,-31,0,9) ptp(0,-27,0,-9) ptp(0,-32,0,-9) ptp(0,-32,0,-31) ptp(0,-5,0,-5) ptp(0,-31,0,-27) ... }
    expect lane 0 R8 = 0x43  R9 = 0x40  R10 = 0x43  R11 = 0x40;
    expect lane 1 R8 = 0x45  R9 = 0x40  R10 = 0x42  R11 = 0x41;
    expect lane 2 R8 = 0x40  R9 = 0x41  R10 = 0x41  R11 = 0x4e;
    expect lane 3 R8 = 0x45  R9 = 0x45  R10 = 0x45  R11 = 0x45;
    expect lane 4 R8 = 0x41  R9 = 0x4e  R10 = 0x4e  R11 = 0x41;
    expect lane 5 R8 = 0x45  R9 = 0x57  R10 = 0x4e  R11 = 0x45;
    expect lane 6 R8 = 0x4e  R9 = 0x45  R10 = 0x4e  R11 = 0x5b;
    expect lane 7 R8 = 0x57  R9 = 0x45  R10 = 0x5b  R11 = 0x40;
    expect lane 8 R8 = 0x5b  R9 = 0x40  R10 = 0x45  R11 = 0x45;
    expect lane 9 R8 = 0x57  R9 = 0x5b  R10 = 0x40  R11 = 0x41;
    expect lane 10 R8 = 0x57  R9 = 0x69  R10 = 0x69  R11 = 0x69;
    expect lane 11 R8 = 0x40  R9 = 0x41  R10 = 0x45  R11 = 0x40;
    expect lane 12 R8 = 0x69  R9 = 0x41  R10 = 0x45  R11 = 0x5b;
    expect lane 13 R8 = 0x41  R9 = 0x69  R10 = 0x5b  R11 = 0x69;
    expect lane 14 R8 = 0x45  R9 = 0x40  R10 = 0x40  R11 = 0x57;
    expect lane 15 R8 = 0x41  R9 = 0x5b  R10 = 0x41  R11 = 0x45;
    expect lane 16 R8 = 0x5b  R9 = 0x57  R10 = 0x45  R11 = 0x69;
    expect lane 17 R8 = 0x41  R9 = 0x57  R10 = 0x57  R11 = 0x40;
    expect lane 18 R8 = 0x69  R9 = 0x5b  R10 = 0x69  R11 = 0x45;
    expect lane 19 R8 = 0x41  R9 = 0x45  R10 = 0x45  R11 = 0x57;
    expect lane 20 R8 = 0x41  R9 = 0x40  R10 = 0x57  R11 = 0x57;
    expect lane 21 R8 = 0x5b  R9 = 0x5b  R10 = 0x57  R11 = 0x45;
    expect lane 22 R8 = 0x57  R9 = 0x5b  R10 = 0x69  R11 = 0x41;
    expect lane 23 R8 = 0x69  R9 = 0x40  R10 = 0x40  R11 = 0x57;
    expect lane 24 R8 = 0x5b  R9 = 0x45  R10 = 0x45  R11 = 0x41;
    expect lane 25 R8 = 0x5b  R9 = 0x40  R10 = 0x41  R11 = 0x69;
    expect lane 26 R8 = 0x45  R9 = 0x41  R10 = 0x45  R11 = 0x57;
    expect lane 27 R8 = 0x45  R9 = 0x5b  R10 = 0x40  R11 = 0x57;
    expect lane 28 R8 = 0x41  R9 = 0x41  R10 = 0x40  R11 = 0x41;
    expect lane 29 R8 = 0x40  R9 = 0x40  R10 = 0x5b  R11 = 0x5b;
    expect lane 30 R8 = 0x69  R9 = 0x45  R10 = 0x41  R11 = 0x45;
}
