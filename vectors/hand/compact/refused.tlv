texlock 1                                       # compact words that are refused
rules PD-119 PD-2

warp 0 { word 0xd250001120c70a10   expect token decode.illegal = "F16" }  # TLDS.F16: bit 59 is 0
warp 1 { word 0xda54001120c70a10   expect token decode.illegal = "comps" }  # components 5 with Rd2
warp 2 { word 0xda58001120c70a10   expect token decode.illegal = "comps" }  # 6
warp 3 { word 0xda5c001120c70a10   expect token decode.illegal = "comps" }  # 7
warp 4 { word 0xda50001120c7ff10   expect token decode.illegal = "Ra" }  # Ra is RZ
warp 5 { word 0xdab0001120c70b10   expect token decode.illegal = "Ra" }  # x, y from R11 on
warp 6 { word 0xdab0001120c7fe10   expect token decode.illegal = "Ra" }  # y past R254
warp 7 { word 0xda5000112ff70a10   expect token decode.illegal = "Rb" }  # no y
warp 8 { word 0xdb10001120d70a10   expect token decode.illegal = "Rb" }  # x, y from R13 on
warp 9 { word 0xdb9000112fe70a10   expect token decode.illegal = "Rb" }  # offsets past R254
warp 10 { word 0xda50001120c70a11   expect token decode.illegal = "Rd" }  # two from R17 on
warp 11 { word 0xda50001130c70a10   expect token decode.illegal = "Rd" }  # two from R19 on
warp 12 { word 0xda50001fe0c70a10   expect token decode.illegal = "Rd" }  # Rd2 past R254
warp 13 { word 0xda50001ff0c70afd   expect token decode.illegal = "Rd" }  # R253 for R, G
warp 14 { word 0xda70001120c70a10   expect token decode.illegal = "opcode" }  # forms that are not assigned
warp 15 { word 0xdb30001120c70a10   expect token decode.illegal = "opcode" }
warp 16 { word 0xdb50001120c70a10   expect token decode.illegal = "opcode" }
warp 17 { word 0xdb70001120c70a10   expect token decode.illegal = "opcode" }
warp 18 { word 0xdbb0001120c70a10   expect token decode.illegal = "opcode" }
warp 19 { word 0xdbd0001120c70a10   expect token decode.illegal = "opcode" }
warp 20 { word 0xdbf0001120c70a10   expect token decode.illegal = "opcode" }
warp 21 { word 0xdf80001120c70a10   expect token decode.illegal = "F16" }  # TLD4S.F16: bit 55
warp 22 { word 0xdf08001120c70b10   expect token decode.illegal = "Ra" }  # s, t from R11 on
warp 23 { word 0xdf0000112ff70a10   expect token decode.illegal = "Rb" }  # no t
warp 24 { word 0xdf0c001120570a10   expect token decode.illegal = "Rb" }  # offsets and reference from R5 on
warp 25 { word 0xdf00001110c70a10   expect token decode.illegal = "Rd" }  # samples 2 and 3 from R17 on
warp 26 { word 0xdf40000000070000   expect token decode.illegal = "opcode" }  # bit 54
warp 28 { word 0xd830001120c70a10   active 0   expect token decode.mode = 0 decode.tag.status = "ok" }  # TEXS without .LZ: not refused
warp 30 { word 0xd870001120c70a10   active 0   expect token decode.mode = 3 decode.tag.status = "ok" }
warp 31 { word 0xd890001120c70a10   active 0   expect token decode.mode = 0 decode.tag.status = "ok" }
warp 32 { word 0xd8b0001120c70a10   active 0   expect token decode.mode = 3 decode.tag.status = "ok" }
warp 34 { word 0xd8f0001120c70a10   active 0   expect token decode.mode = 0 decode.tag.status = "ok" }
warp 37 { word 0xd950001120c70a10   active 0   expect token decode.mode = 0 decode.tag.status = "ok" }
warp 39 { word 0xd990001120c70a10   active 0   expect token decode.mode = 0 decode.tag.status = "ok" }
warp 40 { word 0xd9b0001120c70a10   active 0   expect token decode.mode = 3 decode.tag.status = "ok" }
warp 41 { word 0xd9d0001120c70a10   expect token decode.illegal = "opcode" }  # forms that are not assigned
warp 42 { word 0xd9f0001120c70a10   expect token decode.illegal = "opcode" }
warp 43 { word 0xd050001120c70a10   expect token decode.illegal = "F16" }  # without .LZ
warp 44 { word 0xd854001120c70a10   expect token decode.illegal = "comps" }
warp 45 { word 0xd85000112ff70a10   expect token decode.illegal = "Rb" }  # no t
warp 46 { word 0xd8b0001120d70a10   expect token decode.illegal = "Rb" }  # level and reference from R13 on
warp 47 { word 0xd870001120c70b10   expect token decode.illegal = "Ra" }  # s, t from R11 on
warp 48 { word 0xd8f0001120c70b10   expect token decode.illegal = "Ra" }  # array, s from R11 on
warp 49 { word 0xd930001120d70a10   expect token decode.illegal = "Rb" }  # t, reference from R13 on
warp 50 { word 0xd9b0001120d70a10   expect token decode.illegal = "Rb" }  # r, level from R13 on
warp 51 { word 0xd990001120d70b10   expect token decode.illegal = "Ra" }  # s, t from R11 on
warp 52 { word 0xd970001120d70a11   expect token decode.illegal = "Rd" }  # two from R17 on
warp 53 { word 0xebf0000000070000   expect token decode.illegal = "opcode" }  # CCTLT
warp 54 { word 0xda50001120c70a10   phase 3   expect token decode.illegal = "phase" }
warp 1 { word 0xd850001120c70a10   phase 3   expect token decode.illegal = "phase" }
warp 2 { word 0xd030001120c70a10   expect token decode.illegal = "F16" }    # others follow it
warp 3 { word 0xdf48000780470600   active 0   expect token decode.op.opcode = "TXQ" }
warp 4 { word 0xd030001120c70a10   expect token decode.illegal = "F16" }
warp 5 { word 0xeb32020000470203   active 0   expect token decode.op.opcode = "SUST" }
