# Sparse pages: Ps is true if any of the four fetches touched an unmapped page, whatever the mask; its bits read zero;
# border texels do not count. Error responses: zeros in the line, a fault, the pipeline goes on.
texlock 1
rules R-TLD4-25 PD-3 PD-95 PD-96
traffic { seed 3 latency 10..60 reorder on }
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 32 8 address 0x30000000 }
texture 1 { type TWO_D layout pitch 32 format R8 UINT size 32 8 address 0x30001000 }
texture 2 { type TWO_D layout pitch 32 format R8 UINT size 32 8 address 0x30002000 }
sampler 0 { address BORDER BORDER WRAP border 0x55 0 0 0 }
sampler 1 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 1
handle 2 texture 2 sampler 0
handle 0x100 texture 0 sampler 0   # this line of the bank fails
handle 3 texture 9 sampler 0
handle 4 texture 0 sampler 9
pool headers 0x100000000 max 9
pool samplers 0x100100000 max 9
texture 9 { type TWO_D layout pitch 32 format R8 UINT size 32 8 address 0x30000000 }
sampler 9 { address WRAP WRAP WRAP }
bank 0 0x100200000
bytes 0x30000000 8080808080808080808080808080808080808080808080808080808080808080
bytes 0x30001000 9090909090909090909090909090909090909090909090909090909090909090
bytes 0x30002000 a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0
bytes 0x30000020 8181818181818181818181818181818181818181818181818181818181818181
bytes 0x30001020 9191919191919191919191919191919191919191919191919191919191919191
bytes 0x30002020 a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1
bytes 0x30000040 8282828282828282828282828282828282828282828282828282828282828282
bytes 0x30001040 9292929292929292929292929292929292929292929292929292929292929292
bytes 0x30002040 a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2
bytes 0x30000060 8383838383838383838383838383838383838383838383838383838383838383
bytes 0x30001060 9393939393939393939393939393939393939393939393939393939393939393
bytes 0x30002060 a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3a3
bytes 0x30000080 8484848484848484848484848484848484848484848484848484848484848484
bytes 0x30001080 9494949494949494949494949494949494949494949494949494949494949494
bytes 0x30002080 a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4a4
bytes 0x300000a0 8585858585858585858585858585858585858585858585858585858585858585
bytes 0x300010a0 9595959595959595959595959595959595959595959595959595959595959595
bytes 0x300020a0 a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5
bytes 0x300000c0 8686868686868686868686868686868686868686868686868686868686868686
bytes 0x300010c0 9696969696969696969696969696969696969696969696969696969696969696
bytes 0x300020c0 a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6
bytes 0x300000e0 8787878787878787878787878787878787878787878787878787878787878787
bytes 0x300010e0 9797979797979797979797979797979797979797979797979797979797979797
bytes 0x300020e0 a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7
sparse 0x30000040 0x40      # rows 2 and 3 of texture 0
error 0x30001040 0x20       # row 2 of texture 1
error 0x100200400 0x20      # bank words 0x100..0x107
error 0x100000120 0x20      # header 9
error 0x100100120 0x20      # sampler 9
warp 0 { asm "TLD4.R P1, R8, R0, 0, 2D"  active 0x3ff  s = 0.5  t = { 0.0 0.125 0.25 0.3125 0.375 0.4375 0.5 0.625 0.875 1.0 ... }
    expect lane 0 P1 = 0  R8 = 0x80  R9 = 0x80  R10 = 0x55  R11 = 0x55;
    expect lane 1 P1 = 0  R8 = 0x81  R11 = 0x80;
    expect lane 2 P1 = 1  R8 = 0  R9 = 0  R10 = 0x81  R11 = 0x81;
    expect lane 3 P1 = 1  R8 = 0  R11 = 0;
    expect lane 4 P1 = 1  R8 = 0  R11 = 0;
    expect lane 6 P1 = 1  R8 = 0x84  R11 = 0;
    expect lane 7 P1 = 0  R8 = 0x85  R11 = 0x84;
    expect lane 9 P1 = 0  R8 = 0x55  R11 = 0x87; }
# the mask does not change the predicate
warp 1 { asm "TLD4.R P1, R8, R0, 0, 2D, 0x4"  active 0x1  s = 0.5  t = 0.25
    expect lane 0 P1 = 1  R8 = 0x81; }
warp 2 { asm "TLD4.R R8, R0, 0, 2D"  active 0x1  s = 0.5  t = 0.25
    expect lane 0 filter.sparse = 1; }
warp 3 { asm "TLD4.R P1, R8, R0, 1, 2D"  active 0x7  s = 0.5  t = { 0.125 0.25 0.375 ... }
    expect lane 0 cache.tag.status = ok  R8 = 0x91  R11 = 0x90;
    expect lane 1 cache.tag.status = "memory-error"  P1 = 0  R8 = 0  R10 = 0x91;
    expect lane 2 cache.tag.status = "memory-error"  R8 = 0x93  R11 = 0; }
warp 4 { asm "TLD4.R R8, R0, 2, 2D"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0xa4  R11 = 0xa3  filter.tag.status = "ok"; }
warp 5 { asm "TLD4.R R8, R0, 0x100, 2D"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 bind.tag.status = "handle-error"  bind.handle = 0  R8 = 0; }
warp 6 { asm "TLD4.R R8, R0, 3, 2D"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "header-error"  R8 = 0; }
warp 7 { asm "TLD4.R R8, R0, 4, 2D"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "sampler-error"  R8 = 0; }
warp 8 { asm "TLD4.R R8, R0, 2, 2D"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0xa4; }
