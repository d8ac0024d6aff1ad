# Constants and headers that cannot be read: faults, zeros in the registers of SUATOM, and memory as it was.
texlock 1
rules PD-4 PD-95
texture 0 { type TWO_D  format R32 UINT  size 8 8  address 0x20000000 }
texture 1 { type TWO_D  format R32 UINT  size 8 8  address 0x20010000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 100 texture 0 sampler 0
bytes 0x20000000 78 56 34 12
bytes 0x20010000 99 00 00 00
error 0x100000020 32
error 0x100200180 32
warp 0 { asm "SUATOM.D.2D.OR R0, [R4], R8, 0x0"  active 1  x = 0  y = 0  data0 = 0x80000000
  expect lane 0 R0 = 0x12345678  deliver.tag.status = "ok" }
warp 1 { asm "SUATOM.D.2D.ADD R0, [R4], R8, 0x1"  x = 0  y = 0  data0 = 1
  expect all R0 = 0  deliver.tag.status = "header-error" }
warp 2 { asm "SURED.D.2D.ADD [R4], R8, 0x1"  x = 0  y = 0  data0 = 1  expect all deliver.tag.status = "header-error" }
warp 3 { asm "SUATOM.D.2D.CAS R0, [R4], R8, 0x64"  x = 0  y = 0  data0 = 0x92345678  data1 = 5
  expect all R0 = 0  deliver.tag.status = "handle-error" }
warp 4 { asm "SURED.D.2D.INC [R4], R8, 0x64"  x = 0  y = 0  data0 = 9  expect all deliver.tag.status = "handle-error" }
expect memory 0x20000000 = 78563492
expect memory 0x20010000 = 99000000
