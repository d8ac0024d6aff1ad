# Words that are refused and named: dimension, type, pairs of operation and type, reserved bits, registers.
# Written by tests/oracle/suatom/generate.py; expectations from its rules.
texlock 1
rules PD-2 PD-118e
sampler 0 { }
bytes 0x20000040 122df234 3fc03913 13a01196 e829ac62 c368c650 ab213d21 47e0bf47 b216ae51
bytes 0x20000060 6139f1bd b2d28678 75ba915c 0beb5542 9204cf05 755db586 27fe0ee9 8939b47f
texture 0 { raw 58d4920f 20000000 00600000 00000000 e080003f 8000000f 00000000 00000000 }   # TWO_D 64 x 16 x 1, R32 UINT, blocks of 1 x 1 x 1
warp 1 { word 0xea22000601070408   # ADD F16X2
    expect token decode.illegal = SZ
}
warp 4 { word 0xea2a000601070408   # ADD S64
    expect token decode.illegal = ATOM
}
warp 7 { word 0xea32000601070408   # ADD SD32
    expect token decode.illegal = SZ
}
warp 10 { word 0xea3a000601070408   # ADD SD64
    expect token decode.illegal = SZ
}
warp 13 { word 0xeb5a000600470410   # ADD F16X2
    expect token decode.illegal = SZ
}
warp 16 { word 0xeb5a000600570410   # ADD S64
    expect token decode.illegal = ATOM
}
warp 19 { word 0xeb5a000600670410   # ADD SD32
    expect token decode.illegal = SZ
}
warp 22 { word 0xeb5a000600770410   # ADD SD64
    expect token decode.illegal = SZ
}
warp 25 { word 0xea1a000621070408   # MIN F32
    expect token decode.illegal = ATOM
}
warp 28 { word 0xea22000621070408   # MIN F16X2
    expect token decode.illegal = SZ
}
warp 31 { word 0xea32000621070408   # MIN SD32
    expect token decode.illegal = SZ
}
warp 34 { word 0xea3a000621070408   # MIN SD64
    expect token decode.illegal = SZ
}
warp 37 { word 0xeb5a000601370410   # MIN F32
    expect token decode.illegal = ATOM
}
warp 40 { word 0xeb5a000601470410   # MIN F16X2
    expect token decode.illegal = SZ
}
warp 43 { word 0xeb5a000601670410   # MIN SD32
    expect token decode.illegal = SZ
}
warp 46 { word 0xeb5a000601770410   # MIN SD64
    expect token decode.illegal = SZ
}
warp 49 { word 0xea1a000641070408   # MAX F32
    expect token decode.illegal = ATOM
}
warp 52 { word 0xea22000641070408   # MAX F16X2
    expect token decode.illegal = SZ
}
warp 55 { word 0xea32000641070408   # MAX SD32
    expect token decode.illegal = SZ
}
warp 58 { word 0xea3a000641070408   # MAX SD64
    expect token decode.illegal = SZ
}
warp 61 { word 0xeb5a000602370410   # MAX F32
    expect token decode.illegal = ATOM
}
warp 0 { word 0xeb5a000602470410   # MAX F16X2
    expect token decode.illegal = SZ
}
warp 3 { word 0xeb5a000602670410   # MAX SD32
    expect token decode.illegal = SZ
}
warp 6 { word 0xeb5a000602770410   # MAX SD64
    expect token decode.illegal = SZ
}
warp 9 { word 0xea0a000661070408   # INC S32
    expect token decode.illegal = ATOM
}
warp 12 { word 0xea12000661070408   # INC U64
    expect token decode.illegal = ATOM
}
warp 15 { word 0xea1a000661070408   # INC F32
    expect token decode.illegal = ATOM
}
warp 18 { word 0xea22000661070408   # INC F16X2
    expect token decode.illegal = SZ
}
warp 21 { word 0xea2a000661070408   # INC S64
    expect token decode.illegal = ATOM
}
warp 24 { word 0xea32000661070408   # INC SD32
    expect token decode.illegal = SZ
}
warp 27 { word 0xea3a000661070408   # INC SD64
    expect token decode.illegal = SZ
}
warp 30 { word 0xeb5a000603170410   # INC S32
    expect token decode.illegal = ATOM
}
warp 33 { word 0xeb5a000603270410   # INC U64
    expect token decode.illegal = ATOM
}
warp 36 { word 0xeb5a000603370410   # INC F32
    expect token decode.illegal = ATOM
}
warp 39 { word 0xeb5a000603470410   # INC F16X2
    expect token decode.illegal = SZ
}
warp 42 { word 0xeb5a000603570410   # INC S64
    expect token decode.illegal = ATOM
}
warp 45 { word 0xeb5a000603670410   # INC SD32
    expect token decode.illegal = SZ
}
warp 48 { word 0xeb5a000603770410   # INC SD64
    expect token decode.illegal = SZ
}
warp 51 { word 0xea0a000681070408   # DEC S32
    expect token decode.illegal = ATOM
}
warp 54 { word 0xea12000681070408   # DEC U64
    expect token decode.illegal = ATOM
}
warp 57 { word 0xea1a000681070408   # DEC F32
    expect token decode.illegal = ATOM
}
warp 60 { word 0xea22000681070408   # DEC F16X2
    expect token decode.illegal = SZ
}
warp 63 { word 0xea2a000681070408   # DEC S64
    expect token decode.illegal = ATOM
}
warp 2 { word 0xea32000681070408   # DEC SD32
    expect token decode.illegal = SZ
}
warp 5 { word 0xea3a000681070408   # DEC SD64
    expect token decode.illegal = SZ
}
warp 8 { word 0xeb5a000604170410   # DEC S32
    expect token decode.illegal = ATOM
}
warp 11 { word 0xeb5a000604270410   # DEC U64
    expect token decode.illegal = ATOM
}
warp 14 { word 0xeb5a000604370410   # DEC F32
    expect token decode.illegal = ATOM
}
warp 17 { word 0xeb5a000604470410   # DEC F16X2
    expect token decode.illegal = SZ
}
warp 20 { word 0xeb5a000604570410   # DEC S64
    expect token decode.illegal = ATOM
}
warp 23 { word 0xeb5a000604670410   # DEC SD32
    expect token decode.illegal = SZ
}
warp 26 { word 0xeb5a000604770410   # DEC SD64
    expect token decode.illegal = SZ
}
warp 29 { word 0xea1a0006a1070408   # AND F32
    expect token decode.illegal = ATOM
}
warp 32 { word 0xea220006a1070408   # AND F16X2
    expect token decode.illegal = SZ
}
warp 35 { word 0xea320006a1070408   # AND SD32
    expect token decode.illegal = SZ
}
warp 38 { word 0xea3a0006a1070408   # AND SD64
    expect token decode.illegal = SZ
}
warp 41 { word 0xeb5a000605370410   # AND F32
    expect token decode.illegal = ATOM
}
warp 44 { word 0xeb5a000605470410   # AND F16X2
    expect token decode.illegal = SZ
}
warp 47 { word 0xeb5a000605670410   # AND SD32
    expect token decode.illegal = SZ
}
warp 50 { word 0xeb5a000605770410   # AND SD64
    expect token decode.illegal = SZ
}
warp 53 { word 0xea1a0006c1070408   # OR F32
    expect token decode.illegal = ATOM
}
warp 56 { word 0xea220006c1070408   # OR F16X2
    expect token decode.illegal = SZ
}
warp 59 { word 0xea320006c1070408   # OR SD32
    expect token decode.illegal = SZ
}
warp 62 { word 0xea3a0006c1070408   # OR SD64
    expect token decode.illegal = SZ
}
warp 1 { word 0xeb5a000606370410   # OR F32
    expect token decode.illegal = ATOM
}
warp 4 { word 0xeb5a000606470410   # OR F16X2
    expect token decode.illegal = SZ
}
warp 7 { word 0xeb5a000606670410   # OR SD32
    expect token decode.illegal = SZ
}
warp 10 { word 0xeb5a000606770410   # OR SD64
    expect token decode.illegal = SZ
}
warp 13 { word 0xea1a0006e1070408   # XOR F32
    expect token decode.illegal = ATOM
}
warp 16 { word 0xea220006e1070408   # XOR F16X2
    expect token decode.illegal = SZ
}
warp 19 { word 0xea320006e1070408   # XOR SD32
    expect token decode.illegal = SZ
}
warp 22 { word 0xea3a0006e1070408   # XOR SD64
    expect token decode.illegal = SZ
}
warp 25 { word 0xeb5a000607370410   # XOR F32
    expect token decode.illegal = ATOM
}
warp 28 { word 0xeb5a000607470410   # XOR F16X2
    expect token decode.illegal = SZ
}
warp 31 { word 0xeb5a000607670410   # XOR SD32
    expect token decode.illegal = SZ
}
warp 34 { word 0xeb5a000607770410   # XOR SD64
    expect token decode.illegal = SZ
}
warp 37 { word 0xea1a000701070408   # EXCH F32
    expect token decode.illegal = ATOM
}
warp 40 { word 0xea22000701070408   # EXCH F16X2
    expect token decode.illegal = SZ
}
warp 43 { word 0xea32000701070408   # EXCH SD32
    expect token decode.illegal = SZ
}
warp 46 { word 0xea3a000701070408   # EXCH SD64
    expect token decode.illegal = SZ
}
warp 49 { word 0xea9a000601070408   # CAS F32
    expect token decode.illegal = ATOM
}
warp 52 { word 0xeaa2000601070408   # CAS F16X2
    expect token decode.illegal = SZ
}
warp 55 { word 0xeab2000601070408   # CAS SD32
    expect token decode.illegal = SZ
}
warp 58 { word 0xeaba000601070408   # CAS SD64
    expect token decode.illegal = SZ
}
warp 61 { word 0xea02000721070408   # operation 9
    expect token decode.illegal = ATOM
}
warp 0 { word 0xea02000741070408   # operation 10
    expect token decode.illegal = ATOM
}
warp 3 { word 0xea02000761070408   # operation 11
    expect token decode.illegal = ATOM
}
warp 6 { word 0xea02000781070408   # operation 12
    expect token decode.illegal = ATOM
}
warp 9 { word 0xea020007a1070408   # operation 13
    expect token decode.illegal = ATOM
}
warp 12 { word 0xea020007c1070408   # operation 14
    expect token decode.illegal = ATOM
}
warp 15 { word 0xea020007e1070408   # operation 15
    expect token decode.illegal = ATOM
}
warp 18 { word 0xea02000c01070408   # .dim 6
    expect token decode.illegal = DIM
}
warp 21 { word 0xea72060c01070408   # .dim 6
    expect token decode.illegal = DIM
}
warp 24 { word 0xea82000c01070408   # .dim 6
    expect token decode.illegal = DIM
}
warp 27 { word 0xeb5a000c00070410   # .dim 6
    expect token decode.illegal = DIM
}
warp 30 { word 0xea02000e01070408   # .dim 7
    expect token decode.illegal = DIM
}
warp 33 { word 0xea72060e01070408   # .dim 7
    expect token decode.illegal = DIM
}
warp 36 { word 0xea82000e01070408   # .dim 7
    expect token decode.illegal = DIM
}
warp 39 { word 0xeb5a000e00070410   # .dim 7
    expect token decode.illegal = DIM
}
warp 42 { word 0xea72860601070408   # bit 47
    expect token decode.illegal = RESERVED
}
warp 45 { word 0xea73060601070408   # bit 48
    expect token decode.illegal = RESERVED
}
warp 48 { word 0xea7a060601070408   # bit 51
    expect token decode.illegal = RESERVED
}
warp 51 { word 0xea82000621070408   # bit 29
    expect token decode.illegal = RESERVED
}
warp 54 { word 0xea82000641070408   # bit 30
    expect token decode.illegal = RESERVED
}
warp 57 { word 0xea82000681070408   # bit 31
    expect token decode.illegal = RESERVED
}
warp 60 { word 0xea82000701070408   # bit 32
    expect token decode.illegal = RESERVED
}
warp 63 { word 0xead2060621070408   # bit 29
    expect token decode.illegal = RESERVED
}
warp 2 { word 0xead2060701070408   # bit 32
    expect token decode.illegal = RESERVED
}
warp 5 { word 0xead2860601070408   # bit 47
    expect token decode.illegal = RESERVED
}
warp 8 { word 0xead3060601070408   # bit 48
    expect token decode.illegal = RESERVED
}
warp 11 { word 0xeada060601070408   # bit 51
    expect token decode.illegal = RESERVED
}
warp 14 { word 0xeb5a000608070410   # bit 27
    expect token decode.illegal = RESERVED
}
warp 17 { word 0xeb5a000610070410   # bit 28
    expect token decode.illegal = RESERVED
}
warp 20 { word 0xeb5a000620070410   # bit 29
    expect token decode.illegal = RESERVED
}
warp 23 { word 0xeb5a000640070410   # bit 30
    expect token decode.illegal = RESERVED
}
warp 26 { word 0xeb5a000680070410   # bit 31
    expect token decode.illegal = RESERVED
}
warp 29 { word 0xeb5a000700070410   # bit 32
    expect token decode.illegal = RESERVED
}
warp 32 { word 0xeb52060608070410   # bit 27
    expect token decode.illegal = RESERVED
}
warp 35 { word 0xeb52060700070410   # bit 32
    expect token decode.illegal = RESERVED
}
warp 38 { word 0xeb52061600070410   # bit 36
    expect token decode.illegal = RESERVED
}
warp 41 { word 0xeb52064600070410   # bit 38
    expect token decode.illegal = RESERVED
}
warp 44 { word 0xeb52860600070410   # bit 47
    expect token decode.illegal = RESERVED
}
warp 47 { word 0xeb53060600070410   # bit 48
    expect token decode.illegal = RESERVED
}
warp 50 { word 0xea62060601070408   # without .D
    expect token decode.illegal = OPCODE
}
warp 53 { word 0xeac2060601070408   # without .D
    expect token decode.illegal = OPCODE
}
warp 56 { word 0xeb42060600070410   # without .D
    expect token decode.illegal = OPCODE
}
warp 59 { word 0xeb4a000600070410   # without .D
    expect token decode.illegal = OPCODE
}
warp 62 { word 0xea0200000107ff08   # 1D: R255
    expect token decode.illegal = RA
}
warp 1 { word 0xea02000401070508   # 1D_ARRAY: R5
    expect token decode.illegal = RA
}
warp 4 { word 0xea02000601070708   # 2D: R7
    expect token decode.illegal = RA
}
warp 7 { word 0xea0200060107fe08   # 2D: R254
    expect token decode.illegal = RA
}
warp 10 { word 0xea02000801070208   # 2D_ARRAY: R2
    expect token decode.illegal = RA
}
warp 13 { word 0xea02000a01070a08   # 3D: R10
    expect token decode.illegal = RA
}
warp 16 { word 0xea12000600970408   # ADD U64: R9
    expect token decode.illegal = RB
}
warp 19 { word 0xea1200060fe70408   # ADD U64: R254
    expect token decode.illegal = RB
}
warp 22 { word 0xea82000601170408   # CAS U32: R17
    expect token decode.illegal = RB
}
warp 25 { word 0xea8a00060fe70408   # CAS S32: R254
    expect token decode.illegal = RB
}
warp 28 { word 0xea92000601270408   # CAS U64: R18
    expect token decode.illegal = RB
}
warp 31 { word 0xeaaa00060fc70408   # CAS S64: R252
    expect token decode.illegal = RB
}
warp 34 { word 0xeb5a000600270403   # SURED U64: R3
    expect token decode.illegal = RB
}
warp 37 { word 0xea727f8601070408   # Rc is RZ
    expect token decode.illegal = RC
}
warp 40 { word 0xeb527f8600070410   # Rc is RZ
    expect token decode.illegal = RC
}
warp 43 { word 0xea12000621070409   # U64: R9
    expect token decode.illegal = RD
}
warp 46 { word 0xea2a0006210704fe   # S64: R254
    expect token decode.illegal = RD
}
handle 0x0 0x0
warp 50 {   # the result is dropped
    asm "SUATOM.D.2D.ADD RZ, [R4], R254, 0x0"
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
    y = 2
    data0 = 3
    expect lane 0 surface.action = "atom"
    expect lane 1 surface.action = "atom"
    expect lane 2 surface.action = "atom"
    expect lane 3 surface.action = "atom"
    expect lane 4 surface.action = "atom"
    expect lane 5 surface.action = "atom"
    expect lane 6 surface.action = "atom"
    expect lane 7 surface.action = "atom"
    expect lane 8 surface.action = "atom"
    expect lane 9 surface.action = "atom"
    expect lane 10 surface.action = "atom"
    expect lane 11 surface.action = "atom"
    expect lane 12 surface.action = "atom"
    expect lane 13 surface.action = "atom"
    expect lane 14 surface.action = "atom"
    expect lane 15 surface.action = "atom"
    expect lane 16 surface.action = "atom"
    expect lane 17 surface.action = "atom"
    expect lane 18 surface.action = "atom"
    expect lane 19 surface.action = "atom"
    expect lane 20 surface.action = "atom"
    expect lane 21 surface.action = "atom"
    expect lane 22 surface.action = "atom"
    expect lane 23 surface.action = "atom"
    expect lane 24 surface.action = "atom"
    expect lane 25 surface.action = "atom"
    expect lane 26 surface.action = "atom"
    expect lane 27 surface.action = "atom"
    expect lane 28 surface.action = "atom"
    expect lane 29 surface.action = "atom"
    expect lane 30 surface.action = "atom"
    expect lane 31 surface.action = "atom"
}
warp 24 {   # operands of RZ: zeros
    asm "SUATOM.D.2D.CAS R8, [R4], RZ, 0x0"
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
    y = 3
    expect lane 0 R8 = 0x50c668c3
    expect lane 1 R8 = 0x213d21ab
    expect lane 2 R8 = 0x47bfe047
    expect lane 3 R8 = 0x51ae16b2
    expect lane 4 R8 = 0x5cf0492
    expect lane 5 R8 = 0x86b55d75
    expect lane 6 R8 = 0xe90efe27
    expect lane 7 R8 = 0x7fb43989
    expect lane 8 R8 = 0x50c668c3
    expect lane 9 R8 = 0x213d21ab
    expect lane 10 R8 = 0x47bfe047
    expect lane 11 R8 = 0x51ae16b2
    expect lane 12 R8 = 0x5cf0492
    expect lane 13 R8 = 0x86b55d75
    expect lane 14 R8 = 0xe90efe27
    expect lane 15 R8 = 0x7fb43989
    expect lane 16 R8 = 0x50c668c3
    expect lane 17 R8 = 0x213d21ab
    expect lane 18 R8 = 0x47bfe047
    expect lane 19 R8 = 0x51ae16b2
    expect lane 20 R8 = 0x5cf0492
    expect lane 21 R8 = 0x86b55d75
    expect lane 22 R8 = 0xe90efe27
    expect lane 23 R8 = 0x7fb43989
    expect lane 24 R8 = 0x50c668c3
    expect lane 25 R8 = 0x213d21ab
    expect lane 26 R8 = 0x47bfe047
    expect lane 27 R8 = 0x51ae16b2
    expect lane 28 R8 = 0x5cf0492
    expect lane 29 R8 = 0x86b55d75
    expect lane 30 R8 = 0xe90efe27
    expect lane 31 R8 = 0x7fb43989
}
expect memory 0x20000040 = 1e2df234 4bc03913 1fa01196 f429ac62 c368c650 ab213d21 47e0bf47 b216ae51
expect memory 0x20000060 = 6d39f1bd bed28678 81ba915c 17eb5542 9204cf05 755db586 27fe0ee9 8939b47f
