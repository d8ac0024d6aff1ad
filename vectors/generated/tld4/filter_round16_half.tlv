# POLICY filter_round16: sums half a step above a code, which become the next one, and 2^-16 of a step below and above.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-61b
rules without PD-61a
policy filter_round16
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }
handle 0 texture 0 sampler 0
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R16 UNORM source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 0000 0000 0000 0000 0000 0000 0000 0000
bytes 0x30000010 0000 0000 0000 0000 0000 0000 0000 0000
bytes 0x30000020 0000 ff7d 0000 0080 0000 0182 0000 fe7b
bytes 0x30000030 0000 0000 0000 0000 0000 0000 0000 0000
bytes 0x30000040 0000 0000 0000 0000 0000 0000 0000 0000
bytes 0x30000050 0000 0000 0000 0000 0000 0000 0000 0000
bytes 0x30000060 0000 0000 0000 0000 0000 0000 0000 0000
bytes 0x30000070 0000 0000 0000 0000 0000 0000 0000 0000

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0x1"  active 0xf
    s = { bits(0x3dbf8000) bits(0x3e5fc000) bits(0x3eafe000) bits(0x3eefe000) ... }
    t = { bits(0x3ebf8000) bits(0x3ebf8000) bits(0x3ebf8000) bits(0x3ebf8000) ... }
    expect lane 0 R8 = 0x3efa06fa;
    expect lane 1 R8 = 0x3efe02fe;
    expect lane 2 R8 = 0x3f00fe81;
    expect lane 3 R8 = 0x3ef60cf6;
}
