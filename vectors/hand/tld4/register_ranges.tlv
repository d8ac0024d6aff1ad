# The last registers that Ra, Rb and Rd may name, for each number of scalars, and the first that they may not.
texlock 1
rules R-TLD4-34 R-TLD4-35 PD-1 PD-2
rules without R-TLD4-48
texture 0 { format R8 UINT size 2 2 address 0x30000000 }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 0
warp 0 { word 0xc8380007aff70008  active 1   # 2D, Ra = R0
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 1 { word 0xc8380007aff70408  active 1   # 2D, Ra = R4
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 2 { word 0xc8380007aff7f808  active 1   # 2D, Ra = R248
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 3 { word 0xc8380007aff7fa08  active 1   # 2D, Ra = R250
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 4 { word 0xc8380007aff7fb08  active 1   # 2D, Ra = R251
  expect token decode.illegal = "Ra" }
warp 5 { word 0xc8380007aff7fc08  active 1   # 2D, Ra = R252
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 6 { word 0xc8380007aff7fd08  active 1   # 2D, Ra = R253
  expect token decode.illegal = "Ra" }
warp 7 { word 0xc8380007aff7fe08  active 1   # 2D, Ra = R254
  expect token decode.illegal = "Ra" }
warp 8 { word 0xc8380007aff7ff08  active 1   # 2D, Ra = RZ
  expect token decode.illegal = "Ra" }
warp 9 { word 0xc8380007bff70008  active 1   # ARRAY_2D, Ra = R0
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 10 { word 0xc8380007bff70408  active 1   # ARRAY_2D, Ra = R4
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 11 { word 0xc8380007bff7f808  active 1   # ARRAY_2D, Ra = R248
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 12 { word 0xc8380007bff7fa08  active 1   # ARRAY_2D, Ra = R250
  expect token decode.illegal = "Ra" }
warp 13 { word 0xc8380007bff7fb08  active 1   # ARRAY_2D, Ra = R251
  expect token decode.illegal = "Ra" }
warp 14 { word 0xc8380007bff7fc08  active 1   # ARRAY_2D, Ra = R252
  expect lane 0 decode.illegal = 0  header.tag.status = ok }
warp 15 { word 0xc8380007bff7fd08  active 1   # ARRAY_2D, Ra = R253
  expect token decode.illegal = "Ra" }
warp 16 { word 0xc8380007bff7fe08  active 1   # ARRAY_2D, Ra = R254
  expect token decode.illegal = "Ra" }
warp 17 { word 0xc8380007bff7ff08  active 1   # ARRAY_2D, Ra = RZ
  expect token decode.illegal = "Ra" }
warp 18 { word 0xc8380007eff70008  active 1   # CUBE, Ra = R0
  expect lane 0 decode.illegal = 0  header.tag.status = mismatch }
warp 19 { word 0xc8380007eff70408  active 1   # CUBE, Ra = R4
  expect lane 0 decode.illegal = 0  header.tag.status = mismatch }
warp 20 { word 0xc8380007eff7f808  active 1   # CUBE, Ra = R248
  expect lane 0 decode.illegal = 0  header.tag.status = mismatch }
warp 21 { word 0xc8380007eff7fa08  active 1   # CUBE, Ra = R250
  expect token decode.illegal = "Ra" }
warp 22 { word 0xc8380007eff7fb08  active 1   # CUBE, Ra = R251
  expect token decode.illegal = "Ra" }
warp 23 { word 0xc8380007eff7fc08  active 1   # CUBE, Ra = R252
  expect lane 0 decode.illegal = 0  header.tag.status = mismatch }
warp 24 { word 0xc8380007eff7fd08  active 1   # CUBE, Ra = R253
  expect token decode.illegal = "Ra" }
warp 25 { word 0xc8380007eff7fe08  active 1   # CUBE, Ra = R254
  expect token decode.illegal = "Ra" }
warp 26 { word 0xc8380007eff7ff08  active 1   # CUBE, Ra = RZ
  expect token decode.illegal = "Ra" }
warp 27 { word 0xc8380007fff70008  active 1   # ARRAY_CUBE, Ra = R0
  expect lane 0 decode.illegal = 0  header.tag.status = mismatch }
warp 28 { word 0xc8380007fff70408  active 1   # ARRAY_CUBE, Ra = R4
  expect lane 0 decode.illegal = 0  header.tag.status = mismatch }
warp 29 { word 0xc8380007fff7f808  active 1   # ARRAY_CUBE, Ra = R248
  expect lane 0 decode.illegal = 0  header.tag.status = mismatch }
warp 30 { word 0xc8380007fff7fa08  active 1   # ARRAY_CUBE, Ra = R250
  expect token decode.illegal = "Ra" }
warp 31 { word 0xc8380007fff7fb08  active 1   # ARRAY_CUBE, Ra = R251
  expect token decode.illegal = "Ra" }
warp 32 { word 0xc8380007fff7fc08  active 1   # ARRAY_CUBE, Ra = R252
  expect token decode.illegal = "Ra" }
warp 33 { word 0xc8380007fff7fd08  active 1   # ARRAY_CUBE, Ra = R253
  expect token decode.illegal = "Ra" }
warp 34 { word 0xc8380007fff7fe08  active 1   # ARRAY_CUBE, Ra = R254
  expect token decode.illegal = "Ra" }
warp 35 { word 0xc8380007fff7ff08  active 1   # ARRAY_CUBE, Ra = RZ
  expect token decode.illegal = "Ra" }
warp 36 { word 0xc8380007a0070008  active 1   # none: 0 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 37 { word 0xc8380007a0170008  active 1   # none: 0 scalars, Rb = R1
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 38 { word 0xc8380007a0270008  active 1   # none: 0 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 39 { word 0xc8380007af870008  active 1   # none: 0 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 40 { word 0xc8380007afa70008  active 1   # none: 0 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 41 { word 0xc8380007afc70008  active 1   # none: 0 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 42 { word 0xc8380007afd70008  active 1   # none: 0 scalars, Rb = R253
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 43 { word 0xc8380007afe70008  active 1   # none: 0 scalars, Rb = R254
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 44 { word 0xc8380007aff70008  active 1   # none: 0 scalars, Rb = RZ
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 45 { word 0xc83c0007a0070008  active 1   # none .DC: 1 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 46 { word 0xc83c0007a0170008  active 1   # none .DC: 1 scalars, Rb = R1
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 47 { word 0xc83c0007a0270008  active 1   # none .DC: 1 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 48 { word 0xc83c0007af870008  active 1   # none .DC: 1 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 49 { word 0xc83c0007afa70008  active 1   # none .DC: 1 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 50 { word 0xc83c0007afc70008  active 1   # none .DC: 1 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 51 { word 0xc83c0007afd70008  active 1   # none .DC: 1 scalars, Rb = R253
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 52 { word 0xc83c0007afe70008  active 1   # none .DC: 1 scalars, Rb = R254
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 53 { word 0xc83c0007aff70008  active 1   # none .DC: 1 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 54 { word 0xc8780007a0070008  active 1   # AOFFI: 1 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 55 { word 0xc8780007a0170008  active 1   # AOFFI: 1 scalars, Rb = R1
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 56 { word 0xc8780007a0270008  active 1   # AOFFI: 1 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 57 { word 0xc8780007af870008  active 1   # AOFFI: 1 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 58 { word 0xc8780007afa70008  active 1   # AOFFI: 1 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 59 { word 0xc8780007afc70008  active 1   # AOFFI: 1 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 60 { word 0xc8780007afd70008  active 1   # AOFFI: 1 scalars, Rb = R253
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 61 { word 0xc8780007afe70008  active 1   # AOFFI: 1 scalars, Rb = R254
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 62 { word 0xc8780007aff70008  active 1   # AOFFI: 1 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 63 { word 0xc87c0007a0070008  active 1   # AOFFI .DC: 2 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 0 { word 0xc87c0007a0170008  active 1   # AOFFI .DC: 2 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 1 { word 0xc87c0007a0270008  active 1   # AOFFI .DC: 2 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 2 { word 0xc87c0007af870008  active 1   # AOFFI .DC: 2 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 3 { word 0xc87c0007afa70008  active 1   # AOFFI .DC: 2 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 4 { word 0xc87c0007afc70008  active 1   # AOFFI .DC: 2 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 5 { word 0xc87c0007afd70008  active 1   # AOFFI .DC: 2 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 6 { word 0xc87c0007afe70008  active 1   # AOFFI .DC: 2 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 7 { word 0xc87c0007aff70008  active 1   # AOFFI .DC: 2 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 8 { word 0xc8b80007a0070008  active 1   # PTP: 2 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 9 { word 0xc8b80007a0170008  active 1   # PTP: 2 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 10 { word 0xc8b80007a0270008  active 1   # PTP: 2 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 11 { word 0xc8b80007af870008  active 1   # PTP: 2 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 12 { word 0xc8b80007afa70008  active 1   # PTP: 2 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 13 { word 0xc8b80007afc70008  active 1   # PTP: 2 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 14 { word 0xc8b80007afd70008  active 1   # PTP: 2 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 15 { word 0xc8b80007afe70008  active 1   # PTP: 2 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 16 { word 0xc8b80007aff70008  active 1   # PTP: 2 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 17 { word 0xc8bc0007a0070008  active 1   # PTP .DC: 3 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 18 { word 0xc8bc0007a0170008  active 1   # PTP .DC: 3 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 19 { word 0xc8bc0007a0270008  active 1   # PTP .DC: 3 scalars, Rb = R2
  expect token decode.illegal = "Rb" }
warp 20 { word 0xc8bc0007af870008  active 1   # PTP .DC: 3 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 21 { word 0xc8bc0007afa70008  active 1   # PTP .DC: 3 scalars, Rb = R250
  expect token decode.illegal = "Rb" }
warp 22 { word 0xc8bc0007afc70008  active 1   # PTP .DC: 3 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 23 { word 0xc8bc0007afd70008  active 1   # PTP .DC: 3 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 24 { word 0xc8bc0007afe70008  active 1   # PTP .DC: 3 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 25 { word 0xc8bc0007aff70008  active 1   # PTP .DC: 3 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 26 { word 0xdef80007a0070008  active 1   # bindless none: 1 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 27 { word 0xdef80007a0170008  active 1   # bindless none: 1 scalars, Rb = R1
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 28 { word 0xdef80007a0270008  active 1   # bindless none: 1 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 29 { word 0xdef80007af870008  active 1   # bindless none: 1 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 30 { word 0xdef80007afa70008  active 1   # bindless none: 1 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 31 { word 0xdef80007afc70008  active 1   # bindless none: 1 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 32 { word 0xdef80007afd70008  active 1   # bindless none: 1 scalars, Rb = R253
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 33 { word 0xdef80007afe70008  active 1   # bindless none: 1 scalars, Rb = R254
  expect lane 0 decode.illegal = 0  decode.toff = 0 }
warp 34 { word 0xdef80007aff70008  active 1   # bindless none: 1 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 35 { word 0xdefc0007a0070008  active 1   # bindless none .DC: 2 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 36 { word 0xdefc0007a0170008  active 1   # bindless none .DC: 2 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 37 { word 0xdefc0007a0270008  active 1   # bindless none .DC: 2 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 38 { word 0xdefc0007af870008  active 1   # bindless none .DC: 2 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 39 { word 0xdefc0007afa70008  active 1   # bindless none .DC: 2 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 40 { word 0xdefc0007afc70008  active 1   # bindless none .DC: 2 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 41 { word 0xdefc0007afd70008  active 1   # bindless none .DC: 2 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 42 { word 0xdefc0007afe70008  active 1   # bindless none .DC: 2 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 43 { word 0xdefc0007aff70008  active 1   # bindless none .DC: 2 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 44 { word 0xdef80017a0070008  active 1   # bindless AOFFI: 2 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 45 { word 0xdef80017a0170008  active 1   # bindless AOFFI: 2 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 46 { word 0xdef80017a0270008  active 1   # bindless AOFFI: 2 scalars, Rb = R2
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 47 { word 0xdef80017af870008  active 1   # bindless AOFFI: 2 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 48 { word 0xdef80017afa70008  active 1   # bindless AOFFI: 2 scalars, Rb = R250
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 49 { word 0xdef80017afc70008  active 1   # bindless AOFFI: 2 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.toff = 1 }
warp 50 { word 0xdef80017afd70008  active 1   # bindless AOFFI: 2 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 51 { word 0xdef80017afe70008  active 1   # bindless AOFFI: 2 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 52 { word 0xdef80017aff70008  active 1   # bindless AOFFI: 2 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 53 { word 0xdefc0017a0070008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 54 { word 0xdefc0017a0170008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 55 { word 0xdefc0017a0270008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R2
  expect token decode.illegal = "Rb" }
warp 56 { word 0xdefc0017af870008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 57 { word 0xdefc0017afa70008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R250
  expect token decode.illegal = "Rb" }
warp 58 { word 0xdefc0017afc70008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 59 { word 0xdefc0017afd70008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 60 { word 0xdefc0017afe70008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 61 { word 0xdefc0017aff70008  active 1   # bindless AOFFI .DC: 3 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 62 { word 0xdef80027a0070008  active 1   # bindless PTP: 3 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 63 { word 0xdef80027a0170008  active 1   # bindless PTP: 3 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 0 { word 0xdef80027a0270008  active 1   # bindless PTP: 3 scalars, Rb = R2
  expect token decode.illegal = "Rb" }
warp 1 { word 0xdef80027af870008  active 1   # bindless PTP: 3 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 2 { word 0xdef80027afa70008  active 1   # bindless PTP: 3 scalars, Rb = R250
  expect token decode.illegal = "Rb" }
warp 3 { word 0xdef80027afc70008  active 1   # bindless PTP: 3 scalars, Rb = R252
  expect lane 0 decode.illegal = 0  decode.toff = 2 }
warp 4 { word 0xdef80027afd70008  active 1   # bindless PTP: 3 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 5 { word 0xdef80027afe70008  active 1   # bindless PTP: 3 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 6 { word 0xdef80027aff70008  active 1   # bindless PTP: 3 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 7 { word 0xdefc0027a0070008  active 1   # bindless PTP .DC: 4 scalars, Rb = R0
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 8 { word 0xdefc0027a0170008  active 1   # bindless PTP .DC: 4 scalars, Rb = R1
  expect token decode.illegal = "Rb" }
warp 9 { word 0xdefc0027a0270008  active 1   # bindless PTP .DC: 4 scalars, Rb = R2
  expect token decode.illegal = "Rb" }
warp 10 { word 0xdefc0027af870008  active 1   # bindless PTP .DC: 4 scalars, Rb = R248
  expect lane 0 decode.illegal = 0  decode.dc = 1 }
warp 11 { word 0xdefc0027afa70008  active 1   # bindless PTP .DC: 4 scalars, Rb = R250
  expect token decode.illegal = "Rb" }
warp 12 { word 0xdefc0027afc70008  active 1   # bindless PTP .DC: 4 scalars, Rb = R252
  expect token decode.illegal = "Rb" }
warp 13 { word 0xdefc0027afd70008  active 1   # bindless PTP .DC: 4 scalars, Rb = R253
  expect token decode.illegal = "Rb" }
warp 14 { word 0xdefc0027afe70008  active 1   # bindless PTP .DC: 4 scalars, Rb = R254
  expect token decode.illegal = "Rb" }
warp 15 { word 0xdefc0027aff70008  active 1   # bindless PTP .DC: 4 scalars, Rb = RZ
  expect token decode.illegal = "Rb" }
warp 16 { word 0xc83800002ff70001  active 1   # mask 0x0: 0 registers, Rd = R1
  expect lane 0 decode.illegal = 0  decode.op.rd = 1 }
warp 17 { word 0xc83800002ff70002  active 1   # mask 0x0: 0 registers, Rd = R2
  expect lane 0 decode.illegal = 0  decode.op.rd = 2 }
warp 18 { word 0xc83800002ff700f8  active 1   # mask 0x0: 0 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 19 { word 0xc83800002ff700fa  active 1   # mask 0x0: 0 registers, Rd = R250
  expect lane 0 decode.illegal = 0  decode.op.rd = 250 }
warp 20 { word 0xc83800002ff700fc  active 1   # mask 0x0: 0 registers, Rd = R252
  expect lane 0 decode.illegal = 0  decode.op.rd = 252 }
warp 21 { word 0xc83800002ff700fd  active 1   # mask 0x0: 0 registers, Rd = R253
  expect lane 0 decode.illegal = 0  decode.op.rd = 253 }
warp 22 { word 0xc83800002ff700fe  active 1   # mask 0x0: 0 registers, Rd = R254
  expect lane 0 decode.illegal = 0  decode.op.rd = 254 }
warp 23 { word 0xc83800002ff700ff  active 1   # mask 0x0: 0 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 24 { word 0xc8380000aff70001  active 1   # mask 0x1: 1 registers, Rd = R1
  expect lane 0 decode.illegal = 0  decode.op.rd = 1 }
warp 25 { word 0xc8380000aff70002  active 1   # mask 0x1: 1 registers, Rd = R2
  expect lane 0 decode.illegal = 0  decode.op.rd = 2 }
warp 26 { word 0xc8380000aff700f8  active 1   # mask 0x1: 1 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 27 { word 0xc8380000aff700fa  active 1   # mask 0x1: 1 registers, Rd = R250
  expect lane 0 decode.illegal = 0  decode.op.rd = 250 }
warp 28 { word 0xc8380000aff700fc  active 1   # mask 0x1: 1 registers, Rd = R252
  expect lane 0 decode.illegal = 0  decode.op.rd = 252 }
warp 29 { word 0xc8380000aff700fd  active 1   # mask 0x1: 1 registers, Rd = R253
  expect lane 0 decode.illegal = 0  decode.op.rd = 253 }
warp 30 { word 0xc8380000aff700fe  active 1   # mask 0x1: 1 registers, Rd = R254
  expect lane 0 decode.illegal = 0  decode.op.rd = 254 }
warp 31 { word 0xc8380000aff700ff  active 1   # mask 0x1: 1 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 32 { word 0xc83800042ff70001  active 1   # mask 0x8: 1 registers, Rd = R1
  expect lane 0 decode.illegal = 0  decode.op.rd = 1 }
warp 33 { word 0xc83800042ff70002  active 1   # mask 0x8: 1 registers, Rd = R2
  expect lane 0 decode.illegal = 0  decode.op.rd = 2 }
warp 34 { word 0xc83800042ff700f8  active 1   # mask 0x8: 1 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 35 { word 0xc83800042ff700fa  active 1   # mask 0x8: 1 registers, Rd = R250
  expect lane 0 decode.illegal = 0  decode.op.rd = 250 }
warp 36 { word 0xc83800042ff700fc  active 1   # mask 0x8: 1 registers, Rd = R252
  expect lane 0 decode.illegal = 0  decode.op.rd = 252 }
warp 37 { word 0xc83800042ff700fd  active 1   # mask 0x8: 1 registers, Rd = R253
  expect lane 0 decode.illegal = 0  decode.op.rd = 253 }
warp 38 { word 0xc83800042ff700fe  active 1   # mask 0x8: 1 registers, Rd = R254
  expect lane 0 decode.illegal = 0  decode.op.rd = 254 }
warp 39 { word 0xc83800042ff700ff  active 1   # mask 0x8: 1 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 40 { word 0xc8380002aff70001  active 1   # mask 0x5: 2 registers, Rd = R1
  expect token decode.illegal = "Rd" }
warp 41 { word 0xc8380002aff70002  active 1   # mask 0x5: 2 registers, Rd = R2
  expect lane 0 decode.illegal = 0  decode.op.rd = 2 }
warp 42 { word 0xc8380002aff700f8  active 1   # mask 0x5: 2 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 43 { word 0xc8380002aff700fa  active 1   # mask 0x5: 2 registers, Rd = R250
  expect lane 0 decode.illegal = 0  decode.op.rd = 250 }
warp 44 { word 0xc8380002aff700fc  active 1   # mask 0x5: 2 registers, Rd = R252
  expect lane 0 decode.illegal = 0  decode.op.rd = 252 }
warp 45 { word 0xc8380002aff700fd  active 1   # mask 0x5: 2 registers, Rd = R253
  expect token decode.illegal = "Rd" }
warp 46 { word 0xc8380002aff700fe  active 1   # mask 0x5: 2 registers, Rd = R254
  expect token decode.illegal = "Rd" }
warp 47 { word 0xc8380002aff700ff  active 1   # mask 0x5: 2 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 48 { word 0xc83800032ff70001  active 1   # mask 0x6: 2 registers, Rd = R1
  expect token decode.illegal = "Rd" }
warp 49 { word 0xc83800032ff70002  active 1   # mask 0x6: 2 registers, Rd = R2
  expect lane 0 decode.illegal = 0  decode.op.rd = 2 }
warp 50 { word 0xc83800032ff700f8  active 1   # mask 0x6: 2 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 51 { word 0xc83800032ff700fa  active 1   # mask 0x6: 2 registers, Rd = R250
  expect lane 0 decode.illegal = 0  decode.op.rd = 250 }
warp 52 { word 0xc83800032ff700fc  active 1   # mask 0x6: 2 registers, Rd = R252
  expect lane 0 decode.illegal = 0  decode.op.rd = 252 }
warp 53 { word 0xc83800032ff700fd  active 1   # mask 0x6: 2 registers, Rd = R253
  expect token decode.illegal = "Rd" }
warp 54 { word 0xc83800032ff700fe  active 1   # mask 0x6: 2 registers, Rd = R254
  expect token decode.illegal = "Rd" }
warp 55 { word 0xc83800032ff700ff  active 1   # mask 0x6: 2 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 56 { word 0xc8380003aff70001  active 1   # mask 0x7: 3 registers, Rd = R1
  expect token decode.illegal = "Rd" }
warp 57 { word 0xc8380003aff70002  active 1   # mask 0x7: 3 registers, Rd = R2
  expect token decode.illegal = "Rd" }
warp 58 { word 0xc8380003aff700f8  active 1   # mask 0x7: 3 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 59 { word 0xc8380003aff700fa  active 1   # mask 0x7: 3 registers, Rd = R250
  expect token decode.illegal = "Rd" }
warp 60 { word 0xc8380003aff700fc  active 1   # mask 0x7: 3 registers, Rd = R252
  expect lane 0 decode.illegal = 0  decode.op.rd = 252 }
warp 61 { word 0xc8380003aff700fd  active 1   # mask 0x7: 3 registers, Rd = R253
  expect token decode.illegal = "Rd" }
warp 62 { word 0xc8380003aff700fe  active 1   # mask 0x7: 3 registers, Rd = R254
  expect token decode.illegal = "Rd" }
warp 63 { word 0xc8380003aff700ff  active 1   # mask 0x7: 3 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 0 { word 0xc83800072ff70001  active 1   # mask 0xe: 3 registers, Rd = R1
  expect token decode.illegal = "Rd" }
warp 1 { word 0xc83800072ff70002  active 1   # mask 0xe: 3 registers, Rd = R2
  expect token decode.illegal = "Rd" }
warp 2 { word 0xc83800072ff700f8  active 1   # mask 0xe: 3 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 3 { word 0xc83800072ff700fa  active 1   # mask 0xe: 3 registers, Rd = R250
  expect token decode.illegal = "Rd" }
warp 4 { word 0xc83800072ff700fc  active 1   # mask 0xe: 3 registers, Rd = R252
  expect lane 0 decode.illegal = 0  decode.op.rd = 252 }
warp 5 { word 0xc83800072ff700fd  active 1   # mask 0xe: 3 registers, Rd = R253
  expect token decode.illegal = "Rd" }
warp 6 { word 0xc83800072ff700fe  active 1   # mask 0xe: 3 registers, Rd = R254
  expect token decode.illegal = "Rd" }
warp 7 { word 0xc83800072ff700ff  active 1   # mask 0xe: 3 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 8 { word 0xc8380007aff70001  active 1   # mask 0xf: 4 registers, Rd = R1
  expect token decode.illegal = "Rd" }
warp 9 { word 0xc8380007aff70002  active 1   # mask 0xf: 4 registers, Rd = R2
  expect token decode.illegal = "Rd" }
warp 10 { word 0xc8380007aff700f8  active 1   # mask 0xf: 4 registers, Rd = R248
  expect lane 0 decode.illegal = 0  decode.op.rd = 248 }
warp 11 { word 0xc8380007aff700fa  active 1   # mask 0xf: 4 registers, Rd = R250
  expect token decode.illegal = "Rd" }
warp 12 { word 0xc8380007aff700fc  active 1   # mask 0xf: 4 registers, Rd = R252
  expect token decode.illegal = "Rd" }
warp 13 { word 0xc8380007aff700fd  active 1   # mask 0xf: 4 registers, Rd = R253
  expect token decode.illegal = "Rd" }
warp 14 { word 0xc8380007aff700fe  active 1   # mask 0xf: 4 registers, Rd = R254
  expect token decode.illegal = "Rd" }
warp 15 { word 0xc8380007aff700ff  active 1   # mask 0xf: 4 registers, Rd = RZ
  expect lane 0 decode.illegal = 0  decode.op.rd = 255 }
warp 16 { word 0xc83800078ff7ffff  active 1   # description 0 is reserved: before any register
  expect token decode.illegal = "paramA" }
warp 17 { word 0xc83800079ff7ffff  active 1   # description 1 is reserved: before any register
  expect token decode.illegal = "paramA" }
warp 18 { word 0xc8380007cff7ffff  active 1   # description 4 is reserved: before any register
  expect token decode.illegal = "paramA" }
warp 19 { word 0xc8380007dff7ffff  active 1   # description 5 is reserved: before any register
  expect token decode.illegal = "paramA" }
warp 20 { word 0xc8b80007afd70109  active 1   # Ra before Rb before Rd
  expect token decode.illegal = "Ra" }
warp 21 { word 0xc8b80007afd70009  active 1   # Rb before Rd
  expect token decode.illegal = "Rb" }
warp 22 { word 0xc8bc0007afc70009  active 1   # Rd before .DC
  expect token decode.illegal = "Rd" }
