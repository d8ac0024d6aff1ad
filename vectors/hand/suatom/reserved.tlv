texlock 1
# Each reserved bit of each form of an atomic: the word is refused, and nothing is changed. The word without it is taken.
rules PD-118
sampler 0 { }
texture 0 { format R32 UINT size 8 8 address 0x40000 }
handle 0 texture 0 sampler 0
bytes 0x40000 00 00 00 00
# SURED
warp 0 { word 0xeb5a000600070410 active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 1 { word 0xeb5a000608070410  expect token decode.illegal = RESERVED } # bit 27
warp 2 { word 0xeb5a000610070410  expect token decode.illegal = RESERVED } # bit 28
warp 3 { word 0xeb5a000620070410  expect token decode.illegal = RESERVED } # bit 29
warp 4 { word 0xeb5a000640070410  expect token decode.illegal = RESERVED } # bit 30
warp 5 { word 0xeb5a000680070410  expect token decode.illegal = RESERVED } # bit 31
warp 6 { word 0xeb5a000700070410  expect token decode.illegal = RESERVED } # bit 32
# SURED, handle in a register
warp 7 { word 0xeb52010600070410 active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 8 { word 0xeb52010608070410  expect token decode.illegal = RESERVED } # bit 27
warp 9 { word 0xeb52010610070410  expect token decode.illegal = RESERVED } # bit 28
warp 10 { word 0xeb52010620070410  expect token decode.illegal = RESERVED } # bit 29
warp 11 { word 0xeb52010640070410  expect token decode.illegal = RESERVED } # bit 30
warp 12 { word 0xeb52010680070410  expect token decode.illegal = RESERVED } # bit 31
warp 13 { word 0xeb52010700070410  expect token decode.illegal = RESERVED } # bit 32
warp 14 { word 0xeb52011600070410  expect token decode.illegal = RESERVED } # bit 36
warp 15 { word 0xeb52012600070410  expect token decode.illegal = RESERVED } # bit 37
warp 16 { word 0xeb52014600070410  expect token decode.illegal = RESERVED } # bit 38
warp 17 { word 0xeb52810600070410  expect token decode.illegal = RESERVED } # bit 47
warp 18 { word 0xeb53010600070410  expect token decode.illegal = RESERVED } # bit 48
# SUATOM, handle in a register
warp 19 { word 0xea72010601070408 active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 20 { word 0xea72810601070408  expect token decode.illegal = RESERVED } # bit 47
warp 21 { word 0xea73010601070408  expect token decode.illegal = RESERVED } # bit 48
warp 22 { word 0xea7a010601070408  expect token decode.illegal = RESERVED } # bit 51
# SUATOM.CAS
warp 23 { word 0xea82000601070408 active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 24 { word 0xea82000621070408  expect token decode.illegal = RESERVED } # bit 29
warp 25 { word 0xea82000641070408  expect token decode.illegal = RESERVED } # bit 30
warp 26 { word 0xea82000681070408  expect token decode.illegal = RESERVED } # bit 31
warp 27 { word 0xea82000701070408  expect token decode.illegal = RESERVED } # bit 32
# SUATOM.CAS, handle in a register
warp 28 { word 0xead2010601070408 active 1  x = 0  y = 0  data0 = 1  expect all surface.action = "atom" }
warp 29 { word 0xead2010621070408  expect token decode.illegal = RESERVED } # bit 29
warp 30 { word 0xead2010641070408  expect token decode.illegal = RESERVED } # bit 30
warp 31 { word 0xead2010681070408  expect token decode.illegal = RESERVED } # bit 31
warp 32 { word 0xead2010701070408  expect token decode.illegal = RESERVED } # bit 32
warp 33 { word 0xead2810601070408  expect token decode.illegal = RESERVED } # bit 47
warp 34 { word 0xead3010601070408  expect token decode.illegal = RESERVED } # bit 48
warp 35 { word 0xeada010601070408  expect token decode.illegal = RESERVED } # bit 51
expect memory 0x40000 = 03 00 00 00 # three of the words that are taken add 1; CAS finds no 1
