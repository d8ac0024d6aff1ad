# Source coordinate descriptions: array and non-array mix freely, a wrong class returns zeros, reserved ones are illegal.
texlock 1
rules R-TLD4-34 R-TLD4-35 R-TLD4-36 R-TLD4-37 R-TLD4-38 R-TLD4-40 R-TLD4-48 PD-1 PD-4 PD-9
rules without R-TLD4-33 R-TLD4-52
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000000 }
texture 1 { type ONE_D layout blocklinear format R8 UINT size 2 1 address 0x30000000 }
texture 2 { type THREE_D layout blocklinear format R8 UINT size 2 2 address 0x30000000 }
sampler 0 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
bytes 0x30000000 0102
bytes 0x30000020 0304
warp 0 { asm "TLD4.R R8, R0, 0, ARRAY_2D"  active 3  array = { 0 0xffff7fff ... }  s = 0.5  t = 0.5
    expect lane 0 R8 = 3 R9 = 4 R10 = 2 R11 = 1;
    expect lane 1 decode.array = 0x7fff  R8 = 3 R9 = 4 R10 = 2 R11 = 1; }
warp 1 { asm "TLD4.R R8, R0, 0, CUBE"  active 1  s = 0.5  t = 0.5  r = 1.0
    expect lane 0 header.tag.status = mismatch  R8 = 0 R9 = 0 R10 = 0 R11 = 0; }
warp 2 { asm "TLD4.A R8, R0, 0, ARRAY_CUBE"  active 1  array = 1  s = 0.5  t = 0.5  r = 1.0
    expect lane 0 header.tag.status = mismatch  R8 = 0; }
warp 3 { asm "TLD4.R R8, R0, 1, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = mismatch  R8 = 0; }
warp 4 { asm "TLD4.R R8, R0, 2, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = mismatch  R8 = 0; }
warp 5 { word 0xc83800078ff70008  active 1
    expect token decode.illegal = paramA  filter.tag.status = "illegal"; }
warp 6 { word 0xc83800079ff70008  active 1
    expect token decode.illegal = paramA; }
warp 7 { word 0xc8380007cff70008  active 1
    expect token decode.illegal = paramA; }
warp 8 { word 0xc8380007dff70008  active 1
    expect token decode.illegal = paramA; }
