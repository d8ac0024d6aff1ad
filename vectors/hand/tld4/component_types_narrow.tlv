# A data type that a component cannot have disables the texture, however narrow the component: formats of UNORM alone, one
# component at a time, of 1 to 6 bits. Of a component that the format lacks nothing is asked.
texlock 1
rules PD-4 PD-40b
rules without R-TLD4-27
sampler 0 { address WRAP WRAP }
texture 0 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 1 }
texture 1 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 3 }
texture 2 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 4 }
texture 3 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 4 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 1 }
texture 5 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 3 }
texture 6 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 4 }
texture 7 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 8 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 1 }
texture 9 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 3 }
texture 10 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 4 }
texture 11 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 12 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 1 }
texture 13 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 3 }
texture 14 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 4 }
texture 15 { format A1B5G5R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }
texture 16 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 1 }
texture 17 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 3 }
texture 18 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 4 }
texture 19 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 20 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 1 }
texture 21 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 3 }
texture 22 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 4 }
texture 23 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 24 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 1 }
texture 25 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 3 }
texture 26 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 4 }
texture 27 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 28 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 1 }
texture 29 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 3 }
texture 30 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 4 }
texture 31 { format A5B5G5R1 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }
texture 32 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 1 }
texture 33 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 3 }
texture 34 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 4 }
texture 35 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 36 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 1 }
texture 37 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 3 }
texture 38 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 4 }
texture 39 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 40 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 1 }
texture 41 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 3 }
texture 42 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 4 }
texture 43 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 44 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 1 }
texture 45 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 3 }
texture 46 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 4 }
texture 47 { format A4B4G4R4 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }
texture 48 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 1 }
texture 49 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 3 }
texture 50 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 4 }
texture 51 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 R_DATA_TYPE 7 }
texture 52 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 1 }
texture 53 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 3 }
texture 54 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 4 }
texture 55 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 G_DATA_TYPE 7 }
texture 56 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 1 }
texture 57 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 3 }
texture 58 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 4 }
texture 59 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 B_DATA_TYPE 7 }
texture 60 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 1 }
texture 61 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 3 }
texture 62 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 4 }
texture 63 { format B5G6R5 UNORM source ZERO ZERO ZERO ONE_INT size 2 2 address 0x30000000 A_DATA_TYPE 7 }

warp 0 { word 0xdef800c0a0470008  active 0xffffffff   # component A
  Rb+0 = { 0x0 0x1 0x2 0x3 0x4 0x5 0x6 0x7 0x8 0x9 0xa 0xb 0xc 0xd 0xe 0xf 0x10 0x11 0x12 0x13 0x14 0x15 0x16 0x17 0x18 0x19 0x1a 0x1b 0x1c 0x1d 0x1e 0x1f }
  expect lane 0 header.tag.status = "disabled"
  expect lane 1 header.tag.status = "disabled"
  expect lane 2 header.tag.status = "disabled"
  expect lane 3 header.tag.status = "disabled"
  expect lane 4 header.tag.status = "disabled"
  expect lane 5 header.tag.status = "disabled"
  expect lane 6 header.tag.status = "disabled"
  expect lane 7 header.tag.status = "disabled"
  expect lane 8 header.tag.status = "disabled"
  expect lane 9 header.tag.status = "disabled"
  expect lane 10 header.tag.status = "disabled"
  expect lane 11 header.tag.status = "disabled"
  expect lane 12 header.tag.status = "disabled"
  expect lane 13 header.tag.status = "disabled"
  expect lane 14 header.tag.status = "disabled"
  expect lane 15 header.tag.status = "disabled"
  expect lane 16 header.tag.status = "disabled"
  expect lane 17 header.tag.status = "disabled"
  expect lane 18 header.tag.status = "disabled"
  expect lane 19 header.tag.status = "disabled"
  expect lane 20 header.tag.status = "disabled"
  expect lane 21 header.tag.status = "disabled"
  expect lane 22 header.tag.status = "disabled"
  expect lane 23 header.tag.status = "disabled"
  expect lane 24 header.tag.status = "disabled"
  expect lane 25 header.tag.status = "disabled"
  expect lane 26 header.tag.status = "disabled"
  expect lane 27 header.tag.status = "disabled"
  expect lane 28 header.tag.status = "disabled"
  expect lane 29 header.tag.status = "disabled"
  expect lane 30 header.tag.status = "disabled"
  expect lane 31 header.tag.status = "disabled"
}

warp 1 { word 0xdef800c0a0470008  active 0xffffffff   # component A
  Rb+0 = { 0x20 0x21 0x22 0x23 0x24 0x25 0x26 0x27 0x28 0x29 0x2a 0x2b 0x2c 0x2d 0x2e 0x2f 0x30 0x31 0x32 0x33 0x34 0x35 0x36 0x37 0x38 0x39 0x3a 0x3b 0x3c 0x3d 0x3e 0x3f }
  expect lane 0 header.tag.status = "disabled"
  expect lane 1 header.tag.status = "disabled"
  expect lane 2 header.tag.status = "disabled"
  expect lane 3 header.tag.status = "disabled"
  expect lane 4 header.tag.status = "disabled"
  expect lane 5 header.tag.status = "disabled"
  expect lane 6 header.tag.status = "disabled"
  expect lane 7 header.tag.status = "disabled"
  expect lane 8 header.tag.status = "disabled"
  expect lane 9 header.tag.status = "disabled"
  expect lane 10 header.tag.status = "disabled"
  expect lane 11 header.tag.status = "disabled"
  expect lane 12 header.tag.status = "disabled"
  expect lane 13 header.tag.status = "disabled"
  expect lane 14 header.tag.status = "disabled"
  expect lane 15 header.tag.status = "disabled"
  expect lane 16 header.tag.status = "disabled"
  expect lane 17 header.tag.status = "disabled"
  expect lane 18 header.tag.status = "disabled"
  expect lane 19 header.tag.status = "disabled"
  expect lane 20 header.tag.status = "disabled"
  expect lane 21 header.tag.status = "disabled"
  expect lane 22 header.tag.status = "disabled"
  expect lane 23 header.tag.status = "disabled"
  expect lane 24 header.tag.status = "disabled"
  expect lane 25 header.tag.status = "disabled"
  expect lane 26 header.tag.status = "disabled"
  expect lane 27 header.tag.status = "disabled"
  expect lane 28 header.tag.status = "ok"
  expect lane 29 header.tag.status = "ok"
  expect lane 30 header.tag.status = "ok"
  expect lane 31 header.tag.status = "ok"
}
