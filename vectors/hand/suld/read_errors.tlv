# Constants and headers that cannot be read: faults, and zeros in the registers that the instruction writes; the sources of
# a header that was not read give no constants. Loads read no sampler line.
texlock 1
rules PD-4 PD-95
texture 0 { type TWO_D  format R32 UINT  size 8 8  address 0x20000000 }
texture 1 { type TWO_D  format R32 UINT  size 8 8  address 0x20010000 }
sampler 0 { }
sampler 1 { }
handle 0 texture 0 sampler 1
handle 1 texture 1 sampler 0
handle 100 texture 0 sampler 0
bytes 0x20000000 78 56 34 12
error 0x100000020 32
error 0x100100020 32
error 0x100200180 32
warp 0 { asm "SULD.D.2D R0, [R4], 0x0"  x = 0  y = 0  expect all R0 = 0x12345678  deliver.tag.status = "ok" }
warp 1 { asm "SULD.D.2D R0, [R4], 0x1"  x = 0  y = 0  expect all R0 = 0  deliver.tag.status = "header-error" }
warp 2 { asm "SULD.P.2D R0, [R4], 0x1"  x = 0  y = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  deliver.tag.status = "header-error" }
warp 3 { asm "SULD.D.2D.64 R0, [R4], 0x64"  x = 0  y = 0
  expect all R0 = 0  R1 = 0  deliver.tag.status = "handle-error" }
warp 4 { asm "SULD.P.2D R0, [R4], 0x64"  x = 0  y = 0
  expect all R0 = 0  R1 = 0  R2 = 0  R3 = 0  deliver.tag.status = "handle-error" }
