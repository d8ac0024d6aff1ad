texlock 1
# Words that are refused, each for its own reason; nothing is stored. All else that a store could do does not happen.
rules R-SUST-3 R-SUST-19 R-SUST-21 PD-2 PD-95
rules without R-SUST-1 R-SUST-2 R-SUST-4 R-SUST-5 R-SUST-6 R-SUST-7 R-SUST-8 R-SUST-9 R-SUST-11 R-SUST-12 R-SUST-13
rules without R-SUST-15 R-SUST-16 R-SUST-17 R-SUST-18 R-SUST-22 R-SUST-23 R-SUST-24 R-SUST-25 R-SUST-26
rules without R-SUST-27 R-SUST-28 R-SUST-29 R-SUST-30 R-SUST-31 R-SUST-32 R-SUST-34 R-SUST-35 R-SUST-37
rules without R-SUST-38 PD-30 PD-31 PD-32 PD-32b PD-33 PD-34 PD-35 PD-40
pool headers 0x10000 max 0
texture 0 { format R32 UINT layout blocklinear size 32 32 address 0x40000 }
warp 0 { word 0xeb32020c00470203 # dim 6
  expect token decode.illegal = DIM
}
warp 1 { word 0xeb32020e00470203 # dim 7
  expect token decode.illegal = DIM
}
warp 2 { word 0xeb32020000770203 # size 7
  expect token decode.illegal = SZ
}
warp 3 { word 0xeb32020004470203 # bit 26
  expect token decode.illegal = RESERVED
}
warp 4 { word 0xeb32021000470203 # bit 36, beside Rc
  expect token decode.illegal = RESERVED
}
warp 5 { word 0xeb32020600470303 # .2D [R3]
  expect token decode.illegal = RA
}
warp 6 { word 0xeb3202000047ff03 # [RZ]
  expect token decode.illegal = RA
}
warp 7 { word 0xeb32020a00470203 # .3D [R2]
  expect token decode.illegal = RA
}
warp 8 { word 0xeb32020000570203 # .64 of R3
  expect token decode.illegal = RB
}
warp 9 { word 0xeb320200005702fe # .64 of R254: past the last register
  expect token decode.illegal = RB
}
warp 10 { word 0xeb320200006702fc # .128 of R252
  expect token decode.illegal = RB
}
warp 11 { word 0xeb327f8000470203 # Rc is RZ
  expect token decode.illegal = RC
}
