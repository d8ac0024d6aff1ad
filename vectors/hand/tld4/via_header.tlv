# Via header binding: the header index is the sampler index too, 20 bits of it, against the sampler limit.
texlock 1
rules R-TLD4-30 R-TLD4-32 PD-4
rules without R-TLD4-5 R-TLD4-6 R-TLD4-28 R-TLD4-31
binding via_header
pool headers 0x100000000 max 5
pool samplers 0x200000000 max 4
texture 3 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000000 }
texture 5 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000000 }
sampler 0 { address WRAP WRAP WRAP }
sampler 3 { address BORDER BORDER WRAP border 0x77 0 0 0 }
bytes 0x30000000 0102
bytes 0x30000020 0304
handle 0 0x00000003
handle 1 0xfff00003   # bits 31:20 are not used
handle 2 0x00000005   # header valid, sampler 5 above the limit 4
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 1  s = 1.0  t = 0.5
    expect lane 0 bind.sampler_index = 3  R8 = 4  R9 = 0x77  R10 = 0x77  R11 = 2; }
warp 1 { asm "TLD4.R R8, R0, 1, 2D"  active 1  s = 1.0  t = 0.5
    expect lane 0 bind.sampler_index = 3  R8 = 4  R9 = 0x77; }
warp 2 { asm "TLD4.R R8, R0, 2, 2D"  active 1  s = 1.0  t = 0.5
    expect lane 0 bind.sampler_index = 5  bind.tag.status = "invalid-sampler"  R8 = 0; }
