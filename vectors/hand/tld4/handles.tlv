# Handles from the constant bank (word address, bank by state) and from registers, a handle per thread; both limits.
texlock 1
rules R-TLD4-5 R-TLD4-6 R-TLD4-27 R-TLD4-28 R-TLD4-31 R-TLD4-32 R-TLD4-33 R-TLD4-48 R-TLD4-52 PD-1 PD-4
rules without R-TLD4-29 R-TLD4-30 R-TLD4-49
pool headers 0xabc000000040 max 2
pool samplers 0x000100000020 max 1
bank 9 0x123456789abc
select 9
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000000 }
texture 1 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000100 }
texture 2 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000200 }
sampler 0 { address WRAP WRAP WRAP }
sampler 1 { address BORDER BORDER WRAP border 0x77 0 0 0 }
bytes 0x30000000 0102
bytes 0x30000020 0304
bytes 0x30000100 1112
bytes 0x30000120 1314
bytes 0x30000200 2122
bytes 0x30000220 2324
handle 5 texture 0 sampler 0
handle 8191 texture 1 sampler 0
handle 0x385 texture 2 sampler 1
handle 6 0x00000003   # header index above the maximum, which is 2
handle 7 0x00200000   # sampler index above the maximum, which is 1
handle 8 0x00200003

# the source page's own example, the last word of the bank, and tid + smp << 8
warp 0 { asm "TLD4.R R8,R0,5,2D,0xf;"  active 1  s = 0.5  t = 0.5
    expect lane 0 bind.header_index = 0  bind.sampler_index = 0  R8 = 0x03 R9 = 0x04 R10 = 0x02 R11 = 0x01; }
warp 1 { asm "TLD4.R R8, R0, 0x1fff, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 bind.handle = 0x00000001  R8 = 0x13 R11 = 0x11; }
warp 2 { asm "TLD4.R R8, R0, 0x85, 0x3, 2D"  active 1  s = 1.0  t = 0.5
    expect lane 0 decode.index = 0x385  bind.header_index = 2  bind.sampler_index = 1  R8 = 0x24  R9 = 0x77  R10 = 0x77  R11 = 0x22; }
# bindless: the index field does not exist, each thread brings its own handle
warp 3 { asm "TLD4.R.B R8, R0, R3, 0x0, 2D"  active 0xf  s = 0.5  t = 0.5  handle = { 0x0 0x1 0x2 0x100002 ... }
    expect lane 0 R8 = 0x03; expect lane 1 R8 = 0x13; expect lane 2 R8 = 0x23; expect lane 3 R8 = 0x23  bind.sampler_index = 1; }
# limits: equal is valid, greater is invalid, for header and for sampler
warp 4 { asm "TLD4.R R8, R0, 6, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 bind.tag.status = "invalid-header"  R8 = 0 R9 = 0 R10 = 0 R11 = 0; }
warp 5 { asm "TLD4.R R8, R0, 7, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 bind.tag.status = "invalid-sampler"  R8 = 0 R9 = 0 R10 = 0 R11 = 0; }
warp 6 { asm "TLD4.R R8, R0, 8, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 bind.tag.status = "invalid-header"  R8 = 0; }
warp 7 { asm "TLD4.R.B R8, R0, R3, 0x0, 2D"  active 0xf  s = 0.5  t = 0.5  handle = { 0x100002 0x200002 0x100003 0xffffffff ... }
    expect lane 0 R8 = 0x23; expect lane 1 bind.tag.status = "invalid-sampler"; expect lane 2 bind.tag.status = "invalid-header"; expect lane 3 bind.tag.status = "invalid-header"; }
