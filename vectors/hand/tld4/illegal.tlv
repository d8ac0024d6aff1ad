# Encodings that are not legal are faults with a reason, one completion token and no texel; alignment of Ra, Rb and Rd.
texlock 1
rules R-TLD4-50 PD-2
rules without R-TLD4-35
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000000 }
sampler 0 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
warp 0 { word 0x0000000000000000  active 0x6
    expect token decode.illegal = "opcode"  filter.tag.status = "illegal"; }
warp 1 { word 0xffffffffffffffff  active 0x6
    expect token decode.illegal = "opcode"  filter.tag.status = "illegal"; }
warp 2 { word 0xdf40000780470600  active 0x6
    expect token decode.illegal = "opcode"  filter.tag.status = "illegal"; }
warp 3 { word 0xc8f80007aff70008  active 0x6
    expect token decode.illegal = "toff"  filter.tag.status = "illegal"; }
warp 4 { word 0xdef80037a0470008  active 0x6
    expect token decode.illegal = "toff"  filter.tag.status = "illegal"; }
warp 5 { word 0xdef80107a0470008  active 0x6
    expect token decode.illegal = "reserved-bits"  filter.tag.status = "illegal"; }
warp 6 { word 0xdef90007a0470008  active 0x6
    expect token decode.illegal = "reserved-bits"  filter.tag.status = "illegal"; }
warp 7 { word 0xc8380007aff70108  active 0x6
    expect token decode.illegal = "Ra"  filter.tag.status = "illegal"; }
warp 8 { word 0xc8380007aff7ff08  active 0x6
    expect token decode.illegal = "Ra"  filter.tag.status = "illegal"; }
warp 9 { word 0xc8380007aff7fe08  active 0x6
    expect token decode.illegal = "Ra"  filter.tag.status = "illegal"; }
warp 10 { word 0xc8380007bff70208  active 0x6
    expect token decode.illegal = "Ra"  filter.tag.status = "illegal"; }
warp 11 { word 0xc8380007bff7fc08  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 12 { word 0xc8380007eff70608  active 0x6
    expect token decode.illegal = "Ra"  filter.tag.status = "illegal"; }
warp 13 { word 0xc8380007fff7fc08  active 0x6
    expect token decode.illegal = "Ra"  filter.tag.status = "illegal"; }
warp 14 { word 0xc8780007aff70008  active 0x6
    expect token decode.illegal = "Rb"  filter.tag.status = "illegal"; }
warp 15 { word 0xdef80007aff70008  active 0x6
    expect token decode.illegal = "Rb"  filter.tag.status = "illegal"; }
warp 16 { word 0xc8b80007a0370008  active 0x6
    expect token decode.illegal = "Rb"  filter.tag.status = "illegal"; }
warp 17 { word 0xdef80027a0670008  active 0x6
    expect token decode.illegal = "Rb"  filter.tag.status = "illegal"; }
warp 18 { word 0xdef80017a0770008  active 0x6
    expect token decode.illegal = "Rb"  filter.tag.status = "illegal"; }
warp 19 { word 0xdef80007a0770008  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 20 { word 0xc8780007a0770008  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 21 { word 0xc8380007a0770008  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 22 { word 0xc8380007aff70009  active 0x6
    expect token decode.illegal = "Rd"  filter.tag.status = "illegal"; }
warp 23 { word 0xc8380007aff7000a  active 0x6
    expect token decode.illegal = "Rd"  filter.tag.status = "illegal"; }
warp 24 { word 0xc8380001aff7000a  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 25 { word 0xc8380001aff70009  active 0x6
    expect token decode.illegal = "Rd"  filter.tag.status = "illegal"; }
warp 26 { word 0xc83800042ff70009  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 27 { word 0xc8380003aff70006  active 0x6
    expect token decode.illegal = "Rd"  filter.tag.status = "illegal"; }
warp 28 { word 0xc8380003aff700fc  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 29 { word 0xc8380007aff700fc  active 0x6
    expect token decode.illegal = "Rd"  filter.tag.status = "illegal"; }
warp 30 { word 0xc8380007aff700ff  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 31 { word 0xc83800002ff700fd  active 0x6
    expect lane 2 decode.illegal = 0  decode.tag.token = 0; }
warp 32 { word 0xc83c0007a0470008  active 0x6
    expect lane 1 decode.illegal = 0  decode.dc = 1; }
warp 60 { asm "TLD4.R R8, R0, 0, 2D"  phase 3  active 0x6
    expect token decode.illegal = "phase"; }
