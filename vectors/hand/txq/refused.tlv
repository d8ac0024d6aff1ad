# Words that are refused: the reason, one token, no register.
texlock 1
rules R-TXQ-6 R-TXQ-31 R-TXQ-32 R-TXQ-33 PD-2 PD-25
rules without R-TXQ-1 R-TXQ-22 R-TXQ-30 PD-1
texture 0 { type TWO_D  format R8 UINT  size 64 32  address 0x20000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
warp 0 { word 0xdf48000780070600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 1 { word 0xdf48000780c70600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 2 { word 0xdf48000781070600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 3 { word 0xdf48000781870600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 4 { word 0xdf48000781c70600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 5 { word 0xdf48000782070600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 6 { word 0xdf48000784070600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 7 { word 0xdf48000784870600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 8 { word 0xdf48000785070600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 9 { word 0xdf48000785870600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 10 { word 0xdf48000788070600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 11 { word 0xdf48000788470600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 12 { word 0xdf48000789470600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 13 { word 0xdf4800078fc70600
  expect token decode.illegal = QUERY  query.tag.status = "illegal" }
warp 14 { word 0xdf48000780570600
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 15 { word 0xdf48000780670600
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 16 { word 0xdf48000790470600
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 17 { word 0xdf480007a0470600
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 18 { word 0xdf480007c0470600
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 19 { word 0xdf48000f80470600
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 20 { word 0xdf4c000780470600
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 21 { word 0xdf4800078047ff00
  expect token decode.illegal = RA  query.tag.status = "illegal" }
warp 22 { word 0xdf50000780470700
  expect token decode.illegal = RA  query.tag.status = "illegal" }
warp 23 { word 0xdf5000078047fe00
  expect token decode.illegal = RA  query.tag.status = "illegal" }
warp 24 { word 0xdf5000078087ff00
  expect token decode.illegal = RA  query.tag.status = "illegal" }
warp 25 { word 0xdf50000781470100
  expect token decode.illegal = RA  query.tag.status = "illegal" }
warp 26 { word 0xdf48000780470602
  expect token decode.illegal = RD  query.tag.status = "illegal" }
warp 27 { word 0xdf480007804706fd
  expect token decode.illegal = RD  query.tag.status = "illegal" }
warp 28 { word 0xdf48000180470601
  expect token decode.illegal = RD  query.tag.status = "illegal" }
warp 29 { word 0xdf48000380470602
  expect token decode.illegal = RD  query.tag.status = "illegal" }
warp 30 { word 0xdf4c0001804706ff
  expect token decode.illegal = RESERVED  query.tag.status = "illegal" }
warp 31 { word 0xdf48000780470600 phase 3
  expect token decode.illegal = PHASE  query.tag.status = "illegal" }
