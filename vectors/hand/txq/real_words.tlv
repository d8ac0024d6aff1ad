# Words of real programs and of the public encoders.
texlock 1
rules R-TXQ-5 R-TXQ-28 R-TXQ-29
rules without R-TXQ-14 R-TXQ-15 R-TXQ-31 R-TXQ-32 R-TXQ-33 PD-25
texture 0 { type TWO_D_ARRAY  format R8 UINT  size 64 32  layers 7  levels 3  address 0x20000000  samples MODE_2X2 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 2 texture 0 sampler 0
handle 0x50 texture 0 sampler 0
handle 0x800 texture 0 sampler 0
warp 0 { word 0xdf48050100471f0f  phase T  Ra+0 = 1  expect all R15 = 16  R16 = unwritten  decode.hash = 0 }
warp 0 { word 0xdf5000010047181a  phase P  Ra+0 = handle(0, 0)  Ra+1 = 2  expect all R26 = 8  decode.hash = 1 }
warp 0 { word 0xdf48000780470600  Ra+0 = 0  expect all R0 = 64  R1 = 32  R2 = 7  R3 = 3  decode.hash = 8 }
warp 1 { word 0xdf48002780472e84  Ra+0 = 1  expect all R132 = 32  R133 = 16  R134 = 7  R135 = 3 }
warp 2 { word 0xdf5200018047300a  Ra+0 = 0  Ra+1 = 2  killed 0xffff0000  active 0xff
  expect all R10 = 16  R11 = 8  R12 = unwritten }
warp 3 { word 0xdf4880020087ff3d  expect all R61 = 4  R62 = unwritten }
warp 4 { word 0xdf50000081473830  Ra+0 = 0  Ra+1 = lane
  expect lane 1 R48 = 0xfe000600
  expect lane 4 R48 = 0 }
warp 5 { word 0xdf500007808c5124  Ra+0 = 0  pred 0xfffffffe  expect lane 0 R36 = 0  R37 = 0  R38 = 4  R39 = 0 }
