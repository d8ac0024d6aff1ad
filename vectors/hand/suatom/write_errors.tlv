# Lines that are read well and refuse writes: the last thread of an instruction that has changed one has a memory error
# (PD-118d). Each thread has its old value, and memory is unchanged.
texlock 1
rules PD-118 PD-118d PD-95
texture 0 { type TWO_D  format R32 UINT  size 16 2  layout pitch 64  address 0x20000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
bytes 0x20000000 05000000 06000000 07000000 08000000 00000000 00000000 00000000 00000000
bytes 0x20000020 50000000 60000000 70000000 80000000 00000000 00000000 00000000 00000000
bytes 0x20000040 15000000 16000000 17000000 18000000 00000000 00000000 00000000 00000000
error 0x20000000 32 writes
error 0x20000040 32 DECERR writes

# Two threads on one element: the second one sees the sum, which is then lost.
warp 0 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"  active 7  x = { 0 0 1 ... }  y = 0  data0 = 3
  expect lane 0 R8 = 5  deliver.tag.status = "ok"
  expect lane 1 R8 = 8  deliver.tag.status = "ok"
  expect lane 2 R8 = 6  deliver.tag.status = "memory-error"
}
wait
# The line of the last thread is written; that of the first one is refused before.
warp 1 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"  active 3  x = { 0 8 ... }  y = 0  data0 = 1
  expect lane 0 R8 = 5  deliver.tag.status = "ok"
  expect lane 1 R8 = 0x50  deliver.tag.status = "memory-error"
}
wait
warp 2 { asm "SURED.D.2D.MAX [R4], R16, 0x0"  active 3  x = { 9 1 ... }  y = { 0 1 ... }  data0 = 0x99
  expect lane 0 deliver.tag.status = "ok"
  expect lane 1 deliver.tag.status = "memory-error"
}
wait
# A last thread that has nothing to write: the refusal of the one before it is its status.
warp 3 { asm "SUATOM.D.2D.EXCH R8, [R4], R16, 0x0"  active 3  x = { 0 16 ... }  y = 0  data0 = 1
  expect lane 0 R8 = 5  deliver.tag.status = "ok"
  expect lane 1 R8 = 0  deliver.tag.status = "memory-error"
}
wait
# The refusal is of its instruction alone.
warp 4 { asm "SUATOM.D.2D.ADD R8, [R4], R16, 0x0"  active 3  x = { 10 11 ... }  y = 0  data0 = 1
  expect lane 0 R8 = 0x70  deliver.tag.status = "ok"
  expect lane 1 R8 = 0x80  deliver.tag.status = "ok"
}
expect memory 0x20000000 = 05000000 06000000 07000000 08000000
expect memory 0x20000020 = 51000000 99000000 71000000 81000000
expect memory 0x20000040 = 15000000 16000000 17000000 18000000
