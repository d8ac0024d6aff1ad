# The longest array, in layers of every size of index; and a block of the header that is deep, which a layer is not.
texlock 1
rules PD-9 R-TLD4-34
sampler 0 { address WRAP WRAP }
texture 0 { type TWO_D_ARRAY format R8 UINT size 1 1 layers 16384 address 0x20000000 }
texture 1 { type TWO_D_ARRAY format R8 UINT size 64 64 layers 16384 levels 7 block 1 4 8 address 0x20000000 }
texture 2 { type TWO_D_ARRAY format R32_G32_B32_A32 UINT size 65536 65536 layers 16384 address 0x20000000 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  s = lane / 32  t = 0.5
  array = { 0 1 2 3 4 5 7 8 15 16 31 32 63 64 127 128 255 256 511 512 1023 1024 2047 2048 4095 4096 8191 8192 16383 16384 65535 -1 }
  expect lane 28 coord.layer = 16383
  expect lane 29 coord.layer = 16383
  expect lane 30 coord.layer = 16383
}
warp 1 { asm "TLD4.R R8, R0, 1, ARRAY_2D, 0xf"  s = lane / 32  t = 0.5
  array = { 0 1 2 3 4 5 7 8 15 16 31 32 63 64 127 128 255 256 511 512 1023 1024 2047 2048 4095 4096 8191 8192 16383 16384 65535 -1 }
  expect all header.volume.block_d = 0
}
warp 2 { asm "TLD4.R R8, R0, 2, ARRAY_2D, 0xf"  s = lane / 32  t = 0.5
  array = { 0 1 2 3 4 5 7 8 15 16 31 32 63 64 127 128 255 256 511 512 1023 1024 2047 2048 4095 4096 8191 8192 16383 16384 65535 -1 }
}
