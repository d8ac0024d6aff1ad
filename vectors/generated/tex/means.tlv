# TEX.LZ: codes of one texel and of means; offsets, arrays, both forms of the handle.
# Written by tests/oracle/samples.py.
texlock 1
rules PD-9 PD-14 PD-60 PD-61 PD-120 PD-120a

rules without PD-109 PD-110
texture 0 { format A8B8G8R8 UNORM   texels expression ((29 * x + 53 * y + 71 * layer + 0) % 256) ((29 * x + 53 * y + 71 * layer + 91) % 256) ((29 * x + 53 * y + 71 * layer + 182) % 256) ((29 * x + 53 * y + 71 * layer + 273) % 256)   type ONE_D   size 12   address 0x20000000 }
texture 1 { format A8B8G8R8 UNORM   texels expression ((29 * x + 53 * y + 71 * layer + 0) % 256) ((29 * x + 53 * y + 71 * layer + 91) % 256) ((29 * x + 53 * y + 71 * layer + 182) % 256) ((29 * x + 53 * y + 71 * layer + 273) % 256)   type ONE_D_ARRAY   size 12   layers 3   address 0x21000000 }
texture 2 { format A8B8G8R8 UNORM   texels expression ((29 * x + 53 * y + 71 * layer + 0) % 256) ((29 * x + 53 * y + 71 * layer + 91) % 256) ((29 * x + 53 * y + 71 * layer + 182) % 256) ((29 * x + 53 * y + 71 * layer + 273) % 256)   type TWO_D   size 12 5   address 0x22000000 }
texture 3 { format A8B8G8R8 UNORM   texels expression ((29 * x + 53 * y + 71 * layer + 0) % 256) ((29 * x + 53 * y + 71 * layer + 91) % 256) ((29 * x + 53 * y + 71 * layer + 182) % 256) ((29 * x + 53 * y + 71 * layer + 273) % 256)   type TWO_D_ARRAY   size 12 5   layers 3   address 0x23000000 }
sampler 0 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 2 texture 2 sampler 2
sampler 3 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 3 texture 3 sampler 3
sampler 4 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 4 texture 0 sampler 4
sampler 5 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 5 texture 1 sampler 5
sampler 6 { address CLAMP_TO_EDGE MIRROR   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 6 texture 2 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 7 texture 3 sampler 7
sampler 8 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 8 texture 0 sampler 8
sampler 9 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 9 texture 1 sampler 9
sampler 10 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 10 texture 2 sampler 10
sampler 11 { address WRAP CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 11 texture 3 sampler 11
sampler 12 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 12 texture 0 sampler 12
sampler 13 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 13 texture 1 sampler 13
sampler 14 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 14 texture 2 sampler 14
sampler 15 { address MIRROR_ONCE_BORDER WRAP   MAG_FILTER 2   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 15 texture 3 sampler 15
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 16 texture 0 sampler 16
sampler 17 { address WRAP WRAP   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 17 texture 1 sampler 17
sampler 18 { address MIRROR MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 18 texture 2 sampler 18
sampler 19 { address BORDER MIRROR_ONCE_BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 19 texture 3 sampler 19
sampler 20 { address BORDER BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 20 texture 0 sampler 20
sampler 21 { address BORDER BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 21 texture 1 sampler 21
sampler 22 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 22 texture 2 sampler 22
sampler 23 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 23 texture 3 sampler 23
sampler 24 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 24 texture 0 sampler 24
sampler 25 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 25 texture 1 sampler 25
sampler 26 { address CLAMP_TO_EDGE BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 26 texture 2 sampler 26
sampler 27 { address CLAMP_OGL CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 27 texture 3 sampler 27
sampler 28 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 28 texture 0 sampler 28
sampler 29 { address WRAP WRAP   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 29 texture 1 sampler 29
sampler 30 { address CLAMP_OGL CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 30 texture 2 sampler 30
sampler 31 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 31 texture 3 sampler 31
sampler 32 { address BORDER BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 32 texture 0 sampler 32
sampler 33 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 1   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 33 texture 1 sampler 33
sampler 34 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 34 texture 2 sampler 34
sampler 35 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 0   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 35 texture 3 sampler 35
sampler 36 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 36 texture 0 sampler 36
sampler 37 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 37 texture 1 sampler 37
sampler 38 { address MIRROR MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 38 texture 2 sampler 38
sampler 39 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 1   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 39 texture 3 sampler 39
sampler 40 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 40 texture 0 sampler 40
sampler 41 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 41 texture 1 sampler 41
sampler 42 { address CLAMP_OGL CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 42 texture 2 sampler 42
sampler 43 { address WRAP CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 2   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 43 texture 3 sampler 43
sampler 44 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 44 texture 0 sampler 44
sampler 45 { address BORDER BORDER   MAG_FILTER 1   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 45 texture 1 sampler 45
sampler 46 { address CLAMP_TO_EDGE WRAP   MAG_FILTER 2   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 46 texture 2 sampler 46
sampler 47 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR   MAG_FILTER 2   DEPTH_COMPARE_FUNC 3   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 47 texture 3 sampler 47
sampler 48 { address BORDER BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 48 texture 0 sampler 48
sampler 49 { address MIRROR MIRROR   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 49 texture 1 sampler 49
sampler 50 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 50 texture 2 sampler 50
sampler 51 { address WRAP CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 4   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 51 texture 3 sampler 51
sampler 52 { address BORDER BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 52 texture 0 sampler 52
sampler 53 { address BORDER BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 53 texture 1 sampler 53
sampler 54 { address MIRROR_ONCE_BORDER MIRROR   MAG_FILTER 1   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 54 texture 2 sampler 54
sampler 55 { address MIRROR MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 5   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 55 texture 3 sampler 55
sampler 56 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 1   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 56 texture 0 sampler 56
sampler 57 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 57 texture 1 sampler 57
sampler 58 { address MIRROR MIRROR   MAG_FILTER 1   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 58 texture 2 sampler 58
sampler 59 { address BORDER MIRROR_ONCE_CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 6   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 59 texture 3 sampler 59
sampler 60 { address CLAMP_OGL CLAMP_OGL   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 60 texture 0 sampler 60
sampler 61 { address MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 61 texture 1 sampler 61
sampler 62 { address WRAP MIRROR_ONCE_CLAMP_TO_EDGE   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 62 texture 2 sampler 62
sampler 63 { address MIRROR BORDER   MAG_FILTER 2   DEPTH_COMPARE_FUNC 7   border 0x3ec00000 0x3f200000 0x3f900000 0x3e800000 }
handle 63 texture 3 sampler 63

warp 0 { asm "TEX.B.LZ.AOFFI R8, R20, R92, 0, 1D, 0xf"  active 0xff
  s = { bits(0x3ed55554) bits(0xbfaaaaab) bits(0x3fa00000) bits(0x401fffff) bits(0xbdaaaaaa) bits(0x4002f401) bits(0xbe800000) bits(0xbf980801) ... }
  handle = handle(texture 0, sampler 0)
  offset = { bits(0x4c061eeb) bits(0x87) bits(0x97bc00f8) bits(0xfae10254) bits(0x8cec43b8) bits(0x1fb8b2b9) bits(0x44279b11) bits(0xb0cf6c05) ... }
  expect lane 0 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 1 R8 = 0x3f68e8e9 R9 = 0x3e868687 R10 = 0x3f1e9e9f R11 = 0x3f79f9fa
  expect lane 2 R8 = 0x3f4bcbcc R9 = 0x3e189899 R10 = 0x3f018182 R11 = 0x3f5cdcdd
  expect lane 3 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 4 R8 = 0x3f68e8e9 R9 = 0x3e868687 R10 = 0x3f1e9e9f R11 = 0x3f79f9fa
  expect lane 5 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 6 R8 = 0x3de8e8e9 R9 = 0x3ef0f0f1 R10 = 0x3f53d3d4 R11 = 0x3e38b8b9
  expect lane 7 R8 = 0x3ca0a0a1 R9 = 0x3ec0c0c1 R10 = 0x3f3bbbbc R11 = 0x3db0b0b1
}

warp 1 { asm "TEX.LZ R8, R68, 1, ARRAY_1D, 0xf"  active 0xff
  array = { 1 1 1 0 3 3 0 0 ... }
  s = { bits(0x40255554) bits(0x3fad37ff) bits(0x40048fff) bits(0x3e800001) bits(0x40055555) bits(0xbe800001) bits(0x3fd2e801) bits(0xbf555554) ... }
  expect lane 0 R8 = 0x3ee6e6e7 R9 = 0x3f40c0c1 R10 = 0x3f1e1e1e R11 = 0x3ed7d7d8
  expect lane 1 R8 = 0x3ee6e6e7 R9 = 0x3f40c0c1 R10 = 0x3f1e1e1e R11 = 0x3ed7d7d8
  expect lane 2 R8 = 0x3ee6e6e7 R9 = 0x3f40c0c1 R10 = 0x3f1e1e1e R11 = 0x3ed7d7d8
  expect lane 3 R8 = 0x3e919192 R9 = 0x3f242424 R10 = 0x3efdfdfe R11 = 0x3eb3b3b4
  expect lane 4 R8 = 0x3f171717 R9 = 0x3ec7c7c8 R10 = 0x3f41c1c2 R11 = 0x3f0f8f90
  expect lane 5 R8 = 0x3f575757 R9 = 0x3e46c6c7 R10 = 0x3f0d0d0d R11 = 0x3f686868
  expect lane 6 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 7 R8 = 0x3d9c9c9d R9 = 0x3eddddde R10 = 0x3f4a4a4a R11 = 0x3e129293
}

warp 2 { asm "TEX.LZ.AOFFI R8, R68, R88, 2, 2D, 0xf"  active 0xff
  s = { bits(0x3f7d2001) bits(0xbfa6f801) bits(0xbfcdb801) bits(0xbf1a6000) bits(0x3ff67001) bits(0xc00fd401) bits(0x40546c00) bits(0x40219c00) ... }
  t = { bits(0xbf800000) bits(0xbf720001) bits(0x3f681000) bits(0x402d37ff) bits(0x40590401) bits(0x40400000) bits(0xbfde1fff) bits(0xbe4ccccc) ... }
  offset = { bits(0xbd5f485f) bits(0x72813ef9) bits(0x87) bits(0x7) bits(0xd6ca0b57) bits(0x7a0141b1) bits(0x279c4adc) bits(0xf49dfb46) ... }
  expect lane 0 R8 = 0x3e088889 R9 = 0x3efafafb R10 = 0x3f58d8d9 R11 = 0x3e4ccccd
  expect lane 1 R8 = 0x3f54d4d5 R9 = 0x3e3cbcbd R10 = 0x3f0a8a8b R11 = 0x3f65e5e6
  expect lane 2 R8 = 0x3f1f9fa0 R9 = 0x3f7afafb R10 = 0x3eaaaaab R11 = 0x3f30b0b1
  expect lane 3 R8 = 0x3f54d4d5 R9 = 0x3e3cbcbd R10 = 0x3f0a8a8b R11 = 0x3f65e5e6
  expect lane 4 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 5 R8 = 0x3f54d4d5 R9 = 0x3e3cbcbd R10 = 0x3f0a8a8b R11 = 0x3f65e5e6
  expect lane 6 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 7 R8 = 0x3f5ededf R9 = 0x3e64e4e5 R10 = 0x3f149495 R11 = 0x3f6feff0
}

warp 3 { asm "TEX.LZ R8, R192, 3, ARRAY_2D, 0xf"  active 0xff
  array = { 3 3 3 0 3 2 2 0 ... }
  s = { bits(0x3bf80000) bits(0x407a93ff) bits(0x3fed4801) bits(0x401aaaac) bits(0xc03a6401) bits(0x3fa40000) bits(0xbfb55554) bits(0xc0328000) ... }
  t = { bits(0xbf999999) bits(0xbf800001) bits(0xc01d9801) bits(0xbfcf67ff) bits(0x3fcccccd) bits(0x3f999999) bits(0x0) bits(0xbf4ccccc) ... }
  expect lane 0 R8 = 0x3edbfdfe R9 = 0x3f358889 R10 = 0x3f48a222 R11 = 0x3eb8c1c2
  expect lane 1 R8 = 0x3ef77777 R9 = 0x3f01c1c2 R10 = 0x3f60e0e1 R11 = 0x3ecfcfd0
  expect lane 2 R8 = 0x3ef77777 R9 = 0x3f01c1c2 R10 = 0x3f60e0e1 R11 = 0x3ecfcfd0
  expect lane 3 R8 = 0x3eb03030 R9 = 0x3f1e5e5e R10 = 0x3f7d7d7d R11 = 0x3e888889
  expect lane 4 R8 = 0x3ec1c1c2 R9 = 0x3f272727 R10 = 0x3f460606 R11 = 0x3e9a1a1a
  expect lane 5 R8 = 0x3ee16161 R9 = 0x3f36f6f7 R10 = 0x3f55d5d6 R11 = 0x3eb9b9ba
  expect lane 6 R8 = 0x3ed7d7d8 R9 = 0x3f323232 R10 = 0x3f511111 R11 = 0x3eb03030
  expect lane 7 R8 = 0x3e909091 R9 = 0x3f0e8e8f R10 = 0x3f6dadae R11 = 0x3e51d1d2
}

warp 4 { asm "TEX.LZ.AOFFI R8, R92, R136, 4, 1D, 0xf"  active 0xff
  s = { bits(0x3eaaaaaa) bits(0x3f429000) bits(0xc0155801) bits(0xbfeaaaac) bits(0x40055555) bits(0xc00e5c01) bits(0xbf8aaaaa) bits(0x3fcaaaaa) ... }
  offset = { bits(0x3c3e4d05) bits(0x75455942) bits(0x8) bits(0x3b3d1ebb) bits(0x4e0ea040) bits(0x703d011b) bits(0x87) bits(0xb84d7fa7) ... }
  expect lane 0 R8 = 0x3eededee R9 = 0x3ea3a3a4 R10 = 0x3f2d2d2d R11 = 0x3f080808
  expect lane 1 R8 = 0x3e50dcdd R9 = 0x3f0f9293 R10 = 0x3f6aedee R11 = 0x3e8a9091
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3f202020 R9 = 0x3ef5f5f6 R10 = 0x3eababac R11 = 0x3f313131
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 5 { asm "TEX.B.LZ R8, R68, R172, 0, ARRAY_1D, 0xf"  active 0xff
  array = { 2 1 2 0 1 2 2 1 ... }
  s = { bits(0xc0182801) bits(0x40000000) bits(0xbdab0001) bits(0x4002b000) bits(0x3e8cc000) bits(0xc01d53ff) bits(0xc02c5fff) bits(0x3feaaaac) ... }
  handle = handle(texture 1, sampler 5)
  expect lane 0 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 1 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 2 R8 = 0x3f1d3a3a R9 = 0x3eee2828 R10 = 0x3ea5dfe0 R11 = 0x3f2e4b4b
  expect lane 3 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 4 R8 = 0x3f18b4b5 R9 = 0x3f741010 R10 = 0x3e9cd4d5 R11 = 0x3f29c5c6
  expect lane 5 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 6 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 7 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
}

warp 6 { asm "TEX.LZ.AOFFI R8, R200, R144, 6, 2D, 0xf"  active 0xff
  s = { bits(0xbfd44801) bits(0x40100000) bits(0x3fc00001) bits(0xbff8f801) bits(0xbed55556) bits(0xbf2aaaac) bits(0x3eaaaaac) bits(0x3f7fffff) ... }
  t = { bits(0x4019999b) bits(0xbfcbc7ff) bits(0xbfffffff) bits(0xc0000001) bits(0x3fcccccd) bits(0x3ecccccc) bits(0x401a2bff) bits(0x3f19999a) ... }
  offset = { bits(0x0) bits(0x59afdb36) bits(0x78) bits(0xfb736f45) bits(0x53aa6dd4) bits(0xc99ca8d8) bits(0xaff2b4a8) bits(0x78) ... }
  expect lane 0 R8 = 0x3e9f9fa0 R9 = 0x3f2b2b2b R10 = 0x3f060606 R11 = 0x3ec1c1c2
  expect lane 1 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 2 R8 = 0x3f189899 R9 = 0x3f33b3b4 R10 = 0x3e9c9c9d R11 = 0x3f29a9aa
  expect lane 3 R8 = 0x3f3a3a3a R9 = 0x3f151515 R10 = 0x3edfdfe0 R11 = 0x3f4b4b4b
  expect lane 4 R8 = 0x3f54d4d5 R9 = 0x3e3cbcbd R10 = 0x3f0a8a8b R11 = 0x3f65e5e6
  expect lane 5 R8 = 0x3dd4d4d5 R9 = 0x3eebebec R10 = 0x3f515151 R11 = 0x3e2eaeaf
  expect lane 6 R8 = 0x3f37f0f1 R9 = 0x3f1dd6d7 R10 = 0x3edb4d4d R11 = 0x3f490202
  expect lane 7 R8 = 0x3ecbcbcc R9 = 0x3f414141 R10 = 0x3ddcdcdd R11 = 0x3eededee
}

warp 7 { asm "TEX.B.LZ.AOFFI R8, R16, R64, 0, ARRAY_2D, 0xf"  active 0xff
  array = { 1 1 1 3 1 3 3 2 ... }
  s = { bits(0xbfa00000) bits(0xbfa987ff) bits(0x3fb41801) bits(0xbfa00000) bits(0x40793c00) bits(0x40141c01) bits(0xbd9e7fff) bits(0xbe2aaaab) ... }
  t = { bits(0x0) bits(0x3f7fffff) bits(0x3f2be001) bits(0x3d8e0000) bits(0x3ecccccc) bits(0x404ed3ff) bits(0x40000000) bits(0x3f800001) ... }
  handle = handle(texture 3, sampler 7)
  offset = { bits(0x87) bits(0x358a0aee) bits(0x5fdebd5d) bits(0x3efdd4b0) bits(0xda474a90) bits(0xc505e218) bits(0x8) bits(0x0) ... }
  expect lane 0 R8 = 0x3ee0e0e1 R9 = 0x3f4bcbcc R10 = 0x3ecccccd R11 = 0x3f018182
  expect lane 1 R8 = 0x3f0b0b0b R9 = 0x3ecbcbcc R10 = 0x3f414141 R11 = 0x3ddcdcdd
  expect lane 2 R8 = 0x3e853333 R9 = 0x3ef19fa0 R10 = 0x3f542b2b R11 = 0x3e3a1616
  expect lane 3 R8 = 0x3f471313 R9 = 0x3e912929 R10 = 0x3ef99192 R11 = 0x3f582424
  expect lane 4 R8 = 0x3ee0e0e1 R9 = 0x3f4bcbcc R10 = 0x3e189899 R11 = 0x3f018182
  expect lane 5 R8 = 0x3e148889 R9 = 0x3f007d7d R10 = 0x3f5bd8d9 R11 = 0x3e58cccd
  expect lane 6 R8 = 0x3ed9c5c6 R9 = 0x3f483e3e R10 = 0x3e0a6262 R11 = 0x3efbe7e8
  expect lane 7 R8 = 0x3f242424 R9 = 0x3efdfdfe R10 = 0x3eb3b3b4 R11 = 0x3f353535
}

warp 8 { asm "TEX.LZ.AOFFI R8, R144, R8, 8, 1D, 0xf"  active 0xff
  s = { bits(0x3f4ed001) bits(0x40255556) bits(0x3eaaaaac) bits(0xbf797001) bits(0xbeaaaaab) bits(0x40300001) bits(0x3fd76801) bits(0xc03cdfff) ... }
  offset = { bits(0xc559fc4c) bits(0xf81d20e2) bits(0xe371efaa) bits(0x8b33d518) bits(0x78) bits(0xa3663ab0) bits(0x15247143) bits(0xdd4d16c8) ... }
  expect lane 0 R8 = 0x3f119192 R9 = 0x3f6ceced R10 = 0x3e8e8e8f R11 = 0x3f22a2a3
  expect lane 1 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 2 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 3 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 4 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 5 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 6 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 7 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
}

warp 9 { asm "TEX.LZ.AOFFI R8, R92, R12, 9, ARRAY_1D, 0xf"  active 0xff
  array = { 2 1 1 3 3 1 1 0 ... }
  s = { bits(0x40082001) bits(0xbf400000) bits(0x3fcaaaac) bits(0x40055556) bits(0x402aaaaa) bits(0x0) bits(0x3f6aaaac) bits(0x3f2aaaac) ... }
  offset = { bits(0xd3bf6d4) bits(0x9ccef1b2) bits(0xd7a33e17) bits(0x7) bits(0x52064dc) bits(0x18f8e98c) bits(0x1b511b1b) bits(0x0) ... }
  expect lane 0 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 1 R8 = 0x3f75f5f6 R9 = 0x3ea0a0a1 R10 = 0x3f2babac R11 = 0x3cc0c0c1
  expect lane 2 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 3 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 4 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 5 R8 = 0x3f1e9e9f R9 = 0x3f79f9fa R10 = 0x3ea8a8a9 R11 = 0x3f2fafb0
  expect lane 6 R8 = 0x3f75f5f6 R9 = 0x3ea0a0a1 R10 = 0x3f2babac R11 = 0x3cc0c0c1
  expect lane 7 R8 = 0x3f68e8e9 R9 = 0x3e868687 R10 = 0x3f1e9e9f R11 = 0x3f79f9fa
}

warp 10 { asm "TEX.B.LZ R8, R8, R40, 0, 2D, 0xf"  active 0xff
  s = { bits(0x3ff55555) bits(0xbf955556) bits(0x3f5df000) bits(0x405b3001) bits(0xc0324fff) bits(0x3fc83800) bits(0x40255554) bits(0x40055555) ... }
  t = { bits(0x40302800) bits(0xbf4ccccc) bits(0xbf269000) bits(0x3f99999b) bits(0x40266666) bits(0x4036b3ff) bits(0xbeef0000) bits(0xbf19999b) ... }
  handle = handle(texture 2, sampler 10)
  expect lane 0 R8 = 0x3e9a1a1a R9 = 0x3f135353 R10 = 0x3f727272 R11 = 0x3e64e4e5
  expect lane 1 R8 = 0x3e909091 R9 = 0x3f0e8e8f R10 = 0x3f6dadae R11 = 0x3e51d1d2
  expect lane 2 R8 = 0x3e7f5555 R9 = 0x3f0d22a3 R10 = 0x3f6b0081 R11 = 0x3e613737
  expect lane 3 R8 = 0x3e9a1a1a R9 = 0x3f135353 R10 = 0x3f727272 R11 = 0x3e64e4e5
  expect lane 4 R8 = 0x3efafafb R9 = 0x3f038384 R10 = 0x3f62a2a3 R11 = 0x3ed35353
  expect lane 5 R8 = 0x3e9a1a1a R9 = 0x3f135353 R10 = 0x3f727272 R11 = 0x3e64e4e5
  expect lane 6 R8 = 0x3eb03030 R9 = 0x3f1e5e5e R10 = 0x3f7d7d7d R11 = 0x3e888889
  expect lane 7 R8 = 0x3eb03030 R9 = 0x3f1e5e5e R10 = 0x3f7d7d7d R11 = 0x3e888889
}

warp 11 { asm "TEX.B.LZ R8, R152, R180, 0, ARRAY_2D, 0xf"  active 0xff
  array = { 3 3 0 0 1 2 2 2 ... }
  s = { bits(0xc02cc400) bits(0xbfa83fff) bits(0xbeaaaaac) bits(0x3fb55556) bits(0x403aaaab) bits(0xbf5e9fff) bits(0xbf155554) bits(0x3fdfffff) ... }
  t = { bits(0xc00dfc01) bits(0xbf7fffff) bits(0x40531001) bits(0x40669001) bits(0x400ccccd) bits(0xbf19999b) bits(0x3f99999a) bits(0x400b5c01) ... }
  handle = handle(texture 3, sampler 11)
  expect lane 0 R8 = 0x3f171e9f R9 = 0x3ee2f1f2 R10 = 0x3f4f56d7 R11 = 0x3f0f9717
  expect lane 1 R8 = 0x3ecee0e1 R9 = 0x3f34bdbe R10 = 0x3f121b1b R11 = 0x3ebfd1d2
  expect lane 2 R8 = 0x3f074747 R9 = 0x3f145454 R10 = 0x3f31f1f2 R11 = 0x3eff7f7f
  expect lane 3 R8 = 0x3eb73737 R9 = 0x3f28e8e9 R10 = 0x3f468687 R11 = 0x3ea82828
  expect lane 4 R8 = 0x3eac2c2c R9 = 0x3f236363 R10 = 0x3f410101 R11 = 0x3e9d1d1d
  expect lane 5 R8 = 0x3f06fd7d R9 = 0x3ea79495 R10 = 0x3f31a828 R11 = 0x3efeebec
  expect lane 6 R8 = 0x3f22e2e3 R9 = 0x3edf5f5f R10 = 0x3f4d8d8e R11 = 0x3eb63636
  expect lane 7 R8 = 0x3eb93939 R9 = 0x3f29e9ea R10 = 0x3f074747 R11 = 0x3eaa2a2a
}

warp 12 { asm "TEX.LZ.AOFFI R8, R16, R4, 12, 1D, 0xf"  active 0xff
  s = { bits(0xbe2aaaac) bits(0xbfc4afff) bits(0x0) bits(0xbf955556) bits(0xbfa00000) bits(0xbeb98001) bits(0xc0000000) bits(0x405c1401) ... }
  offset = { bits(0xf414f6e7) bits(0x87) bits(0x75b24167) bits(0x0) bits(0x8) bits(0xeb3a99ec) bits(0x209179b0) bits(0xf96bf72b) ... }
  expect lane 0 R8 = 0x3ee8e8e9 R9 = 0x3f4fcfd0 R10 = 0x3e28a8a9 R11 = 0x3f058586
  expect lane 1 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 2 R8 = 0x3f4bcbcc R9 = 0x3e189899 R10 = 0x3f018182 R11 = 0x3f5cdcdd
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 5 R8 = 0x3f68e8e9 R9 = 0x3e868687 R10 = 0x3f1e9e9f R11 = 0x3f79f9fa
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 7 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
}

warp 13 { asm "TEX.LZ.AOFFI R8, R160, R144, 13, ARRAY_1D, 0xf"  active 0xff
  array = { 1 3 2 3 0 3 1 2 ... }
  s = { bits(0x3f93efff) bits(0xbf9917ff) bits(0xbf816801) bits(0x3e2aaaab) bits(0xbfdfffff) bits(0xbfd70801) bits(0xc0173c00) bits(0x3feaaaaa) ... }
  offset = { bits(0x33a78772) bits(0x0) bits(0x87) bits(0xdf7be844) bits(0x7) bits(0x2d079978) bits(0xa436c88) bits(0x3fc9c641) ... }
  expect lane 0 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 1 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 2 R8 = 0x3da37373 R9 = 0x3edf9394 R10 = 0x3f4b2525 R11 = 0x3e15fdfe
  expect lane 3 R8 = 0x3e36b6b7 R9 = 0x3f090909 R10 = 0x3f646464 R11 = 0x3e7afafb
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 6 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 7 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
}

warp 14 { asm "TEX.LZ.AOFFI R8, R164, R220, 14, 2D, 0xf"  active 0xff
  s = { bits(0x3ead3fff) bits(0x3f83a001) bits(0x4018b401) bits(0xbfd55555) bits(0xbeffffff) bits(0xbf821801) bits(0x3eaaaaab) bits(0xc039e7ff) ... }
  t = { bits(0x3fb33333) bits(0xbecccccc) bits(0x40333332) bits(0x400ccccd) bits(0x3eccccce) bits(0x3ec79fff) bits(0xc0147fff) bits(0x4057dc00) ... }
  offset = { bits(0x24e2ec02) bits(0xb90f6ad7) bits(0x6f4936c5) bits(0xca2840c2) bits(0x579096f1) bits(0x797baac) bits(0x81f57934) bits(0x6f54f6) ... }
  expect lane 0 R8 = 0x3ed60909 R9 = 0x3f3851d2 R10 = 0x3f15af2f R11 = 0x3ec6f9fa
  expect lane 1 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 2 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 3 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 4 R8 = 0x3f1d9d9e R9 = 0x3ef0f0f1 R10 = 0x3ea6a6a7 R11 = 0x3f2eaeaf
  expect lane 5 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 6 R8 = 0x3f1d5d5d R9 = 0x3ed45454 R10 = 0x3f480808 R11 = 0x3f15d5d6
  expect lane 7 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
}

warp 15 { asm "TEX.LZ.AOFFI R8, R204, R52, 15, ARRAY_2D, 0xf"  active 0xff
  array = { 1 0 2 3 2 2 1 1 ... }
  s = { bits(0x0) bits(0xc020f000) bits(0xbe800000) bits(0x3feaaaac) bits(0xc0225800) bits(0x3ff9b7ff) bits(0x3f2c6001) bits(0x402d33ff) ... }
  t = { bits(0x3ee04000) bits(0xc01b0c01) bits(0x40199999) bits(0x3ecccccc) bits(0x3fcccccc) bits(0xbfb33334) bits(0x40789401) bits(0x3fa02fff) ... }
  offset = { bits(0xe4579e1c) bits(0x990aa58a) bits(0x1ddd3fcf) bits(0x7) bits(0x87) bits(0x452863f4) bits(0x8216dbd3) bits(0x2a9e3290) ... }
  expect lane 0 R8 = 0x3e6d8182 R9 = 0x3f16bbbc R10 = 0x3f193e3e R11 = 0x3e98e2e3
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ef0f0f1 R9 = 0x3f53d3d4 R10 = 0x3e38b8b9 R11 = 0x3f09898a
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3f2b6868 R9 = 0x3ef9bbbc R10 = 0x3ec23c3c R11 = 0x3f3c7979
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 16 { asm "TEX.B.LZ.AOFFI R8, R168, R136, 0, 1D, 0xf"  active 0xff
  s = { bits(0xbf400001) bits(0xbe2aaaaa) bits(0x3ff55554) bits(0x3ff38001) bits(0x403aaaac) bits(0x3df80000) bits(0x4011ec01) bits(0xbeffffff) ... }
  handle = handle(texture 0, sampler 16)
  offset = { bits(0x87) bits(0x8) bits(0xa8711044) bits(0x5c467f82) bits(0xf5199363) bits(0x87) bits(0xc396e414) bits(0x87) ... }
  expect lane 0 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 1 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 2 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 3 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3f678b8c R9 = 0x3e83cbcc R10 = 0x3f1d4141 R11 = 0x3f789c9d
  expect lane 6 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 7 R8 = 0x3d68e8e9 R9 = 0x3ed3d3d4 R10 = 0x3f454545 R11 = 0x3dfcfcfd
}

warp 17 { asm "TEX.B.LZ.AOFFI R8, R112, R184, 0, ARRAY_1D, 0xf"  active 0xff
  array = { 0 0 2 2 2 3 0 3 ... }
  s = { bits(0x40055556) bits(0x40155554) bits(0x3fff2801) bits(0x40255555) bits(0x3f555555) bits(0xbfb71fff) bits(0xbf955554) bits(0x3ec4dfff) ... }
  handle = handle(texture 1, sampler 17)
  offset = { bits(0xd7668e3) bits(0xeb01fde6) bits(0xbe5029b3) bits(0x80d5b1a9) bits(0x78) bits(0x78) bits(0x87) bits(0xcaecc30e) ... }
  expect lane 0 R8 = 0x3ecbcbcc R9 = 0x3f414141 R10 = 0x3ddcdcdd R11 = 0x3eededee
  expect lane 1 R8 = 0x3d9c9c9d R9 = 0x3eddddde R10 = 0x3f4a4a4a R11 = 0x3e129293
  expect lane 2 R8 = 0x3f551111 R9 = 0x3e3dadae R10 = 0x3f0ac6c7 R11 = 0x3f662222
  expect lane 3 R8 = 0x3f2e2e2e R9 = 0x3f090909 R10 = 0x3ec7c7c8 R11 = 0x3f3f3f3f
  expect lane 4 R8 = 0x3f3a3a3a R9 = 0x3da4a4a5 R10 = 0x3edfdfe0 R11 = 0x3f4b4b4b
  expect lane 5 R8 = 0x3f3a5b5b R9 = 0x3da5adae R10 = 0x3ee02222 R11 = 0x3f4b6c6c
  expect lane 6 R8 = 0x3f030303 R9 = 0x3f5e5e5e R10 = 0x3e62e2e3 R11 = 0x3f141414
  expect lane 7 R8 = 0x3f4c1515 R9 = 0x3e19bdbe R10 = 0x3f01cacb R11 = 0x3f5d2626
}

warp 18 { asm "TEX.LZ R8, R208, 18, 2D, 0xf"  active 0xff
  s = { bits(0x3ed55554) bits(0x40362801) bits(0xbfc00001) bits(0xbfa00001) bits(0xc02e7400) bits(0xc000d001) bits(0x3f81b7ff) bits(0x3f369fff) ... }
  t = { bits(0x404b8400) bits(0xbfe66667) bits(0xbf99999b) bits(0xbfa89fff) bits(0x3eccccce) bits(0xbf4cccce) bits(0x40357001) bits(0x400ccccd) ... }
  expect lane 0 R8 = 0x3eadadae R9 = 0x3f323232 R10 = 0x3f0d0d0d R11 = 0x3ecfcfd0
  expect lane 1 R8 = 0x3f6cf4f5 R9 = 0x3e8e9e9f R10 = 0x3f22aaab R11 = 0x3eaababb
  expect lane 2 R8 = 0x3ee7e7e8 R9 = 0x3f4f4f4f R10 = 0x3e26a6a7 R11 = 0x3f050505
  expect lane 3 R8 = 0x3f4b4b4b R9 = 0x3e169697 R10 = 0x3f010101 R11 = 0x3f5c5c5c
  expect lane 4 R8 = 0x3e776f6f R9 = 0x3f193737 R10 = 0x3ee82424 R11 = 0x3e9dd9da
  expect lane 5 R8 = 0x3f3a3a3a R9 = 0x3f151515 R10 = 0x3edfdfe0 R11 = 0x3f4b4b4b
  expect lane 6 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 7 R8 = 0x3f3e7171 R9 = 0x3dc65e5e R10 = 0x3ee84e4e R11 = 0x3f4f8283
}

warp 19 { asm "TEX.LZ.AOFFI R8, R112, R156, 19, ARRAY_2D, 0xf"  active 0xff
  array = { 2 1 0 1 3 3 0 3 ... }
  s = { bits(0x40400001) bits(0x3f800001) bits(0xbfaaaaac) bits(0x40355554) bits(0xbf413fff) bits(0x3f7eefff) bits(0x40402c01) bits(0xbfc00000) ... }
  t = { bits(0xbfa5dfff) bits(0xbfcccccd) bits(0x40400000) bits(0xbf08efff) bits(0x400ccccc) bits(0x40266665) bits(0x3f145001) bits(0xbf2c8001) ... }
  offset = { bits(0x8) bits(0x37ccfce) bits(0x87) bits(0x8) bits(0x78) bits(0x7) bits(0x78) bits(0x9d04a9d5) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 7 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
}

warp 20 { asm "TEX.LZ.AOFFI R8, R28, R100, 20, 1D, 0xf"  active 0xff
  s = { bits(0x3efb9fff) bits(0x40155554) bits(0x0) bits(0xbfcaaaab) bits(0xbf800001) bits(0x40355554) bits(0x3ff55554) bits(0x3fcaaaab) ... }
  offset = { bits(0xcc5a10de) bits(0x17dccfb6) bits(0x78) bits(0x0) bits(0x8) bits(0xe9696259) bits(0xf0440419) bits(0x29d2b274) ... }
  expect lane 0 R8 = 0x3eaeaeaf R9 = 0x3f32b2b3 R10 = 0x3d50d0d1 R11 = 0x3ed0d0d1
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 7 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
}

warp 21 { asm "TEX.LZ.AOFFI R8, R236, R172, 21, ARRAY_1D, 0xf"  active 0xff
  array = { 3 2 3 3 3 3 1 0 ... }
  s = { bits(0xbff69801) bits(0x3f155556) bits(0xbeaaaaaa) bits(0xbfbd47ff) bits(0x3d4bffff) bits(0x3e800001) bits(0x3f555556) bits(0x3fd35001) ... }
  offset = { bits(0x118eea90) bits(0x87) bits(0x3f96c5fe) bits(0x4f7f7a4f) bits(0xb4c1322a) bits(0xf4e7109d) bits(0x0) bits(0xd8eec6d0) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3eeeeeef R9 = 0x3f44c4c5 R10 = 0x3f222222 R11 = 0x3edfdfe0
  expect lane 6 R8 = 0x3eb5b5b6 R9 = 0x3f363636 R10 = 0x3d848485 R11 = 0x3ed7d7d8
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 22 { asm "TEX.LZ R8, R104, 22, 2D, 0xf"  active 0xff
  s = { bits(0xbfc00001) bits(0xbed55554) bits(0xbf936000) bits(0xbfe8d001) bits(0x400b3c01) bits(0x3eaaaaab) bits(0x3f3fffff) bits(0x3faaaaab) ... }
  t = { bits(0x3f4ccccc) bits(0xc0240401) bits(0x3f4ccccc) bits(0x40333332) bits(0xc03b2000) bits(0xbfb62001) bits(0x3fb08001) bits(0x3e42c001) ... }
  expect lane 0 R8 = 0x3f1f9fa0 R9 = 0x3f7afafb R10 = 0x3eaaaaab R11 = 0x3f30b0b1
  expect lane 1 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 2 R8 = 0x3f1f9fa0 R9 = 0x3f7afafb R10 = 0x3eaaaaab R11 = 0x3f30b0b1
  expect lane 3 R8 = 0x3f54d4d5 R9 = 0x3e3cbcbd R10 = 0x3f0a8a8b R11 = 0x3f65e5e6
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3ee8e8e9 R9 = 0x3f4fcfd0 R10 = 0x3e28a8a9 R11 = 0x3f058586
  expect lane 6 R8 = 0x3f3cbcbd R9 = 0x3db8b8b9 R10 = 0x3ee4e4e5 R11 = 0x3f4dcdce
  expect lane 7 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
}

warp 23 { asm "TEX.LZ R8, R132, 23, ARRAY_2D, 0xf"  active 0xff
  array = { 0 1 2 3 3 2 3 2 ... }
  s = { bits(0x40468fff) bits(0x40284000) bits(0xbfc00001) bits(0xc027ebff) bits(0xbfb04801) bits(0xbf6aaaab) bits(0x3fb55555) bits(0x3fd55556) ... }
  t = { bits(0x3f91e800) bits(0x3f199999) bits(0x3e4ccccd) bits(0x407c6fff) bits(0xbf96d001) bits(0x3fe84000) bits(0x3ef08001) bits(0x400ccccc) ... }
  expect lane 0 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 1 R8 = 0x3f70f0f1 R9 = 0x3e969697 R10 = 0x3f26a6a7 R11 = 0x3b808081
  expect lane 2 R8 = 0x3c008081 R9 = 0x3ebababb R10 = 0x3f38b8b9 R11 = 0x3d989899
  expect lane 3 R8 = 0x3f21a1a2 R9 = 0x3f7cfcfd R10 = 0x3eaeaeaf R11 = 0x3f32b2b3
  expect lane 4 R8 = 0x3f21a1a2 R9 = 0x3f7cfcfd R10 = 0x3eaeaeaf R11 = 0x3f32b2b3
  expect lane 5 R8 = 0x3f048485 R9 = 0x3f5fdfe0 R10 = 0x3e68e8e9 R11 = 0x3f159596
  expect lane 6 R8 = 0x3e5cdcdd R9 = 0x3f129293 R10 = 0x3f6dedee R11 = 0x3e909091
  expect lane 7 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
}

warp 24 { asm "TEX.LZ.AOFFI R8, R228, R104, 24, 1D, 0xf"  active 0xff
  s = { bits(0x3f9e7800) bits(0x4028b001) bits(0xbe7fffff) bits(0x3fdf2801) bits(0x3fd55555) bits(0xc03b93ff) bits(0xc02cf800) bits(0xbf2aaaaa) ... }
  offset = { bits(0xc4506e46) bits(0x74594189) bits(0xdda4b727) bits(0xbccff66a) bits(0x405a6238) bits(0xa666a724) bits(0x9e80ca5f) bits(0x8) ... }
  expect lane 0 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 1 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 2 R8 = 0x3ecbcbcc R9 = 0x3f414141 R10 = 0x3ddcdcdd R11 = 0x3eededee
  expect lane 3 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 6 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 7 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
}

warp 25 { asm "TEX.LZ.AOFFI R8, R180, R44, 25, ARRAY_1D, 0xf"  active 0xff
  array = { 1 3 3 2 0 3 3 1 ... }
  s = { bits(0xbe81a000) bits(0xc0118800) bits(0xbfffffff) bits(0x40020001) bits(0x3fdf2001) bits(0x402aaaac) bits(0x40255554) bits(0xbf7a4fff) ... }
  offset = { bits(0x78) bits(0x23a52555) bits(0xd38509ee) bits(0x87) bits(0xd88ebbfa) bits(0x8c0f7bce) bits(0xad065c44) bits(0x7) ... }
  expect lane 0 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 1 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 2 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 3 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 6 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 7 R8 = 0x3f3bbbbc R9 = 0x3db0b0b1 R10 = 0x3ee2e2e3 R11 = 0x3f4ccccd
}

warp 26 { asm "TEX.LZ R8, R160, 26, 2D, 0xf"  active 0xff
  s = { bits(0xc0325801) bits(0x404e9c01) bits(0xbf400001) bits(0x40412800) bits(0x3ef22001) bits(0xbfaaaaaa) bits(0xbe9f2001) bits(0x3f3d9fff) ... }
  t = { bits(0x40400000) bits(0xc01e9400) bits(0xc0228000) bits(0x3eb2a000) bits(0x3fcccccd) bits(0xbeaaffff) bits(0xc0000000) bits(0xbf99999a) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3f018c8d R9 = 0x3f1da8a9 R10 = 0x3e5d0909 R11 = 0x3f129d9e
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 27 { asm "TEX.LZ.AOFFI R8, R132, R84, 27, ARRAY_2D, 0xf"  active 0xff
  array = { 2 2 0 1 1 0 1 0 ... }
  s = { bits(0x3f400001) bits(0xbe224001) bits(0x40765c01) bits(0x40788401) bits(0x3f441000) bits(0x3f555554) bits(0x3ea42001) bits(0x3fa5a801) ... }
  t = { bits(0xbf490001) bits(0x3fb33332) bits(0xbf4cccce) bits(0x3fe66666) bits(0xbe4ccccd) bits(0x4077e3ff) bits(0xbfb33332) bits(0x3fffffff) ... }
  offset = { bits(0x78) bits(0x7) bits(0xfed8cb3b) bits(0x78) bits(0xce061ff6) bits(0x9cbed4ae) bits(0xcbf388ee) bits(0x4c409720) ... }
  expect lane 0 R8 = 0x3eb79596 R9 = 0x3f006f6f R10 = 0x3f120101 R11 = 0x3e589495
  expect lane 1 R8 = 0x3f683d3d R9 = 0x3e852f2f R10 = 0x3f1df2f3 R11 = 0x3ebf6969
  expect lane 2 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 3 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 4 R8 = 0x3ee6e6e7 R9 = 0x3f40c0c1 R10 = 0x3f1e1e1e R11 = 0x3ed7d7d8
  expect lane 5 R8 = 0x3f2e2e2e R9 = 0x3f090909 R10 = 0x3ec7c7c8 R11 = 0x3f3f3f3f
  expect lane 6 R8 = 0x3edd0707 R9 = 0x3f49dedf R10 = 0x3e10e4e5 R11 = 0x3eff2929
  expect lane 7 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
}

warp 28 { asm "TEX.LZ.AOFFI R8, R8, R144, 28, 1D, 0xf"  active 0xff
  s = { bits(0x3f8aaaaa) bits(0xbe7fffff) bits(0x4000ec01) bits(0x3f3fffff) bits(0xbf9ec7ff) bits(0x40596401) bits(0x3daaaaaa) bits(0xbf9b3801) ... }
  offset = { bits(0x9414dc7a) bits(0x5bc19b10) bits(0x0) bits(0x332b371) bits(0x7) bits(0x5fca21be) bits(0x7644486d) bits(0xf55f4ce1) ... }
  expect lane 0 R8 = 0x3f3d3d3d R9 = 0x3dbcbcbd R10 = 0x3ee5e5e6 R11 = 0x3f4e4e4e
  expect lane 1 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
  expect lane 2 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 3 R8 = 0x3d9c9c9d R9 = 0x3eddddde R10 = 0x3f4a4a4a R11 = 0x3e129293
  expect lane 4 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
  expect lane 5 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 6 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
  expect lane 7 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
}

warp 29 { asm "TEX.LZ.AOFFI R8, R72, R224, 29, ARRAY_1D, 0xf"  active 0xff
  array = { 0 3 0 3 0 0 0 0 ... }
  s = { bits(0xbe9e9fff) bits(0xbf555555) bits(0xbd630000) bits(0xc024b000) bits(0x40075c00) bits(0xbedf8000) bits(0x3fcaaaab) bits(0xbee5c000) ... }
  offset = { bits(0x78) bits(0x8890aba5) bits(0x20ce162a) bits(0x78) bits(0x7) bits(0xd4587712) bits(0x925d450a) bits(0x78) ... }
  expect lane 0 R8 = 0x3d5d5d5d R9 = 0x3ed26262 R10 = 0x3f448c8d R11 = 0x3df73737
  expect lane 1 R8 = 0x3e959596 R9 = 0x3f262626 R10 = 0x3f010101 R11 = 0x3eb7b7b8
  expect lane 2 R8 = 0x3f0ccacb R9 = 0x3f682626 R10 = 0x3e850101 R11 = 0x3f1ddbdc
  expect lane 3 R8 = 0x3f088b8c R9 = 0x3f63e6e7 R10 = 0x3e790505 R11 = 0x3f199c9d
  expect lane 4 R8 = 0x3f656262 R9 = 0x3e7ef2f3 R10 = 0x3f1b1818 R11 = 0x3f767373
  expect lane 5 R8 = 0x3f2d4444 R9 = 0x3e95c3c4 R10 = 0x3f263d3d R11 = 0x3f3e5555
  expect lane 6 R8 = 0x3d68e8e9 R9 = 0x3ed3d3d4 R10 = 0x3f454545 R11 = 0x3dfcfcfd
  expect lane 7 R8 = 0x3e162e2e R9 = 0x3f00e6e7 R10 = 0x3f5c4242 R11 = 0x3e5a7272
}

warp 30 { asm "TEX.B.LZ.AOFFI R8, R140, R220, 0, 2D, 0xf"  active 0xff
  s = { bits(0x40255554) bits(0x401aaaac) bits(0xbf819fff) bits(0xc03a5c00) bits(0x3e1dbfff) bits(0x3fa24800) bits(0xc0039c01) bits(0x3f922000) ... }
  t = { bits(0x4019999b) bits(0xbf199999) bits(0x3fe66665) bits(0xbf921801) bits(0x3f562000) bits(0xbf999999) bits(0x3ecccccd) bits(0x3fd477ff) ... }
  handle = handle(texture 2, sampler 30)
  offset = { bits(0xd5916a5e) bits(0x702d4363) bits(0x53cd5811) bits(0x5fd8d0b9) bits(0x8160d8ed) bits(0x6e5b5cfb) bits(0x0) bits(0xb6a390ec) ... }
  expect lane 0 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 1 R8 = 0x3f5ededf R9 = 0x3e64e4e5 R10 = 0x3f149495 R11 = 0x3f6feff0
  expect lane 2 R8 = 0x3f54d4d5 R9 = 0x3e3cbcbd R10 = 0x3f0a8a8b R11 = 0x3f65e5e6
  expect lane 3 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 4 R8 = 0x3ed4d4d5 R9 = 0x3f45c5c6 R10 = 0x3e008081 R11 = 0x3ef6f6f7
  expect lane 5 R8 = 0x3e088889 R9 = 0x3efafafb R10 = 0x3f58d8d9 R11 = 0x3e4ccccd
  expect lane 6 R8 = 0x3ed4d4d5 R9 = 0x3f45c5c6 R10 = 0x3e008081 R11 = 0x3ef6f6f7
  expect lane 7 R8 = 0x3f59d9da R9 = 0x3e50d0d1 R10 = 0x3f0f8f90 R11 = 0x3f6aeaeb
}

warp 31 { asm "TEX.LZ.AOFFI R8, R208, R144, 31, ARRAY_2D, 0xf"  active 0xff
  array = { 3 2 3 2 2 2 1 0 ... }
  s = { bits(0xbe708000) bits(0x403aaaac) bits(0x3f5c3000) bits(0x3fd6f801) bits(0x4029a401) bits(0x405aa001) bits(0x400b4000) bits(0x3daaaaac) ... }
  t = { bits(0x40400000) bits(0x0) bits(0x40405401) bits(0x3e813fff) bits(0x3f4cccce) bits(0x400ccccc) bits(0x3f800000) bits(0x3d828000) ... }
  offset = { bits(0x8) bits(0x942d26e3) bits(0xe208f192) bits(0x97e446cc) bits(0xfc4919e1) bits(0x0) bits(0x30b4363d) bits(0xa0dab199) ... }
  expect lane 0 R8 = 0x3ec2c2c3 R9 = 0x3f2eaeaf R10 = 0x3f0c0c0c R11 = 0x3eb3b3b4
  expect lane 1 R8 = 0x3de4e4e5 R9 = 0x3eefeff0 R10 = 0x3f535353 R11 = 0x3e36b6b7
  expect lane 2 R8 = 0x3f010101 R9 = 0x3f4e4e4e R10 = 0x3f2babac R11 = 0x3ef2f2f3
  expect lane 3 R8 = 0x3e87c9ca R9 = 0x3f1f4040 R10 = 0x3f3d5e5e R11 = 0x3ea9ebec
  expect lane 4 R8 = 0x3de4e4e5 R9 = 0x3eefeff0 R10 = 0x3f535353 R11 = 0x3e36b6b7
  expect lane 5 R8 = 0x3f010101 R9 = 0x3f4e4e4e R10 = 0x3f2babac R11 = 0x3ef2f2f3
  expect lane 6 R8 = 0x3ebababb R9 = 0x3f2aaaab R10 = 0x3f080808 R11 = 0x3eababac
  expect lane 7 R8 = 0x3f1a9a9b R9 = 0x3ecececf R10 = 0x3f454545 R11 = 0x3f131313
}

warp 32 { asm "TEX.B.LZ.AOFFI R8, R32, R12, 0, 1D, 0xf"  active 0xff
  s = { bits(0xbfeaaaaa) bits(0xc01fa000) bits(0x3fdcf000) bits(0x4023ebff) bits(0xbf400000) bits(0x4073b400) bits(0xbe218001) bits(0xbeecbfff) ... }
  handle = handle(texture 0, sampler 32)
  offset = { bits(0xe50db01) bits(0x7810c054) bits(0x5def8785) bits(0x32d23221) bits(0x284a3ef5) bits(0x7831f95d) bits(0x9cfb791f) bits(0x1ac04ea0) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 7 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
}

warp 33 { asm "TEX.LZ R8, R156, 33, ARRAY_1D, 0xf"  active 0xff
  array = { 0 2 3 3 3 2 2 3 ... }
  s = { bits(0xbfd55554) bits(0x3e7fffff) bits(0x3e2aaaaa) bits(0xc03907ff) bits(0xbfe00000) bits(0x3f800000) bits(0x3feaaaac) bits(0xbd77ffff) ... }
  expect lane 0 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 1 R8 = 0x3f48c8c9 R9 = 0x3e0c8c8d R10 = 0x3efcfcfd R11 = 0x3f59d9da
  expect lane 2 R8 = 0x3f2babac R9 = 0x3cc0c0c1 R10 = 0x3ec2c2c3 R11 = 0x3f3cbcbd
  expect lane 3 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 4 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 5 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 6 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 7 R8 = 0x3f0e8e8f R9 = 0x3f69e9ea R10 = 0x3e888889 R11 = 0x3f1f9fa0
}

warp 34 { asm "TEX.B.LZ R8, R20, R32, 0, 2D, 0xf"  active 0xff
  s = { bits(0x3f7fffff) bits(0xbf0f4000) bits(0xbdaaaaac) bits(0x406a1000) bits(0x401fffff) bits(0x40155556) bits(0xbea3e001) bits(0x3fd65800) ... }
  t = { bits(0xbfffffff) bits(0x40188fff) bits(0x3f687001) bits(0x40000001) bits(0xbfb33333) bits(0xbfcccccc) bits(0x403fffff) bits(0x4079dbff) ... }
  handle = handle(texture 2, sampler 34)
  expect lane 0 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 1 R8 = 0x3f08c3c4 R9 = 0x3f641f1f R10 = 0x3e79e5e6 R11 = 0x3f19d4d5
  expect lane 2 R8 = 0x3f636363 R9 = 0x3e76f6f7 R10 = 0x3f191919 R11 = 0x3ee7e7e8
  expect lane 3 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 6 R8 = 0x3e544040 R9 = 0x3f106b6b R10 = 0x3f6bc6c7 R11 = 0x3e8c4242
  expect lane 7 R8 = 0x3d989899 R9 = 0x3edcdcdd R10 = 0x3f49c9ca R11 = 0x3e109091
}

warp 35 { asm "TEX.LZ R8, R188, 35, ARRAY_2D, 0xf"  active 0xff
  array = { 0 2 1 3 2 1 0 0 ... }
  s = { bits(0x407b8fff) bits(0x3f800000) bits(0x406647ff) bits(0x40051c01) bits(0x3e2aaaab) bits(0xc0367800) bits(0xbfa23001) bits(0xbf800001) ... }
  t = { bits(0x3f0d2000) bits(0x3eccccce) bits(0x3f038000) bits(0xbf800000) bits(0x40530c00) bits(0x3fa91800) bits(0x3f8ce800) bits(0xbf94d801) ... }
  expect lane 0 R8 = 0x3f0be0e1 R9 = 0x3eb15b5b R10 = 0x3f368b8c R11 = 0x3f045959
  expect lane 1 R8 = 0x3e79f9fa R9 = 0x3f0bcbcc R10 = 0x3f69a9aa R11 = 0x3e5bdbdc
  expect lane 2 R8 = 0x3f217e7e R9 = 0x3eeea8a9 R10 = 0x3f553232 R11 = 0x3e09fdfe
  expect lane 3 R8 = 0x3ee16161 R9 = 0x3f36f6f7 R10 = 0x3f55d5d6 R11 = 0x3eb9b9ba
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 36 { asm "TEX.LZ.AOFFI R8, R172, R40, 36, 1D, 0xf"  active 0xff
  s = { bits(0x3e7fffff) bits(0x402493ff) bits(0x4008f7ff) bits(0x3f2aaaaa) bits(0xbf61afff) bits(0xbe800000) bits(0x3f800000) bits(0x3fa00001) ... }
  offset = { bits(0x8) bits(0x23499913) bits(0xdf48aaf2) bits(0x6e7e7d2) bits(0xdb5bcbaf) bits(0x87a23e) bits(0x92ac1e90) bits(0x70a4a523) ... }
  expect lane 0 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 1 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 2 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 3 R8 = 0x3ca0a0a1 R9 = 0x3ec0c0c1 R10 = 0x3f3bbbbc R11 = 0x3db0b0b1
  expect lane 4 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 5 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 6 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 7 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
}

warp 37 { asm "TEX.B.LZ.AOFFI R8, R228, R208, 0, ARRAY_1D, 0xf"  active 0xff
  array = { 0 2 0 3 1 0 1 2 ... }
  s = { bits(0x3f7fffff) bits(0x3daaaaac) bits(0xbfeaaaab) bits(0x3ed55556) bits(0x3ed55555) bits(0x3e2aaaac) bits(0x3fc747ff) bits(0xc0385800) ... }
  handle = handle(texture 1, sampler 37)
  offset = { bits(0x4e1262a8) bits(0x5e4b84ad) bits(0xc598b0f6) bits(0x8) bits(0xa902acef) bits(0x1abe6a9d) bits(0xdd1eeb4f) bits(0x955af92a) ... }
  expect lane 0 R8 = 0x3eaeaeaf R9 = 0x3f32b2b3 R10 = 0x3d50d0d1 R11 = 0x3ed0d0d1
  expect lane 1 R8 = 0x3f0e8e8f R9 = 0x3f69e9ea R10 = 0x3e888889 R11 = 0x3f1f9fa0
  expect lane 2 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 3 R8 = 0x3f0e8e8f R9 = 0x3f69e9ea R10 = 0x3e888889 R11 = 0x3f1f9fa0
  expect lane 4 R8 = 0x3f3bbbbc R9 = 0x3db0b0b1 R10 = 0x3ee2e2e3 R11 = 0x3f4ccccd
  expect lane 5 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 6 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 7 R8 = 0x3f0e8e8f R9 = 0x3f69e9ea R10 = 0x3e888889 R11 = 0x3f1f9fa0
}

warp 38 { asm "TEX.LZ.AOFFI R8, R52, R68, 38, 2D, 0xf"  active 0xff
  s = { bits(0x4036cfff) bits(0x40300001) bits(0x3f882801) bits(0xbf155555) bits(0xbe737fff) bits(0x401aaaaa) bits(0x40329001) bits(0xbfb55555) ... }
  t = { bits(0xbfb33333) bits(0xbfcbd800) bits(0x40400000) bits(0x3f4b4fff) bits(0x40199999) bits(0xbf1a7fff) bits(0xc0146bff) bits(0x40242000) ... }
  offset = { bits(0x9d809088) bits(0x7) bits(0xcf882a67) bits(0x8) bits(0xf83e949c) bits(0x92bee2d6) bits(0x8a572d78) bits(0x87) ... }
  expect lane 0 R8 = 0x3ea12c2c R9 = 0x3f0146c7 R10 = 0x3f5f24a5 R11 = 0x3e31c7c8
  expect lane 1 R8 = 0x3f074747 R9 = 0x3f145454 R10 = 0x3f31f1f2 R11 = 0x3eff7f7f
  expect lane 2 R8 = 0x3ea0eced R9 = 0x3f1dc3c4 R10 = 0x3f7ba1a2 R11 = 0x3e91ddde
  expect lane 3 R8 = 0x3f2f3c3c R9 = 0x3f111e1e R10 = 0x3ec9e3e4 R11 = 0x3f404d4d
  expect lane 4 R8 = 0x3eed1f1f R9 = 0x3f43dcdd R10 = 0x3f213a3a R11 = 0x3ede1010
  expect lane 5 R8 = 0x3ee56565 R9 = 0x3eff7f7f R10 = 0x3f5d9d9e R11 = 0x3e2babac
  expect lane 6 R8 = 0x3f63c860 R9 = 0x3ea73060 R10 = 0x3f2f6c04 R11 = 0x3d3e0788
  expect lane 7 R8 = 0x3f3cd5d6 R9 = 0x3ec10303 R10 = 0x3f3d7878 R11 = 0x3ecd9b9c
}

warp 39 { asm "TEX.B.LZ.AOFFI R8, R80, R104, 0, ARRAY_2D, 0xf"  active 0xff
  array = { 0 1 2 3 0 0 1 2 ... }
  s = { bits(0x400aaaac) bits(0x3ed55555) bits(0xbfa00001) bits(0x4041fbff) bits(0x3ef76001) bits(0xbf774000) bits(0xbff85801) bits(0x3f400001) ... }
  t = { bits(0xbf4ccccc) bits(0xbff01801) bits(0x3f4ccccd) bits(0xbfb0e801) bits(0x4020cfff) bits(0xbf19999a) bits(0xbfebc7ff) bits(0x3f19999a) ... }
  handle = handle(texture 3, sampler 39)
  offset = { bits(0x47da8ba0) bits(0x8) bits(0x86e1e7c5) bits(0xda36f732) bits(0x7) bits(0x3707794a) bits(0x78) bits(0x203aa9ee) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ecacacb R9 = 0x3f40c0c1 R10 = 0x3eb6b6b7 R11 = 0x3eececed
}

warp 40 { asm "TEX.LZ.AOFFI R8, R0, R116, 40, 1D, 0xf"  active 0xff
  s = { bits(0x40255555) bits(0xbf2aaaab) bits(0xbfa2b000) bits(0x3f400001) bits(0x3daaaaaa) bits(0xbeffffff) bits(0x403aaaac) bits(0x3faaaaab) ... }
  offset = { bits(0xdaa94f0b) bits(0x7) bits(0x78) bits(0x8b6e184f) bits(0x78) bits(0xf0653e96) bits(0x8645b73f) bits(0x251d5434) ... }
  expect lane 0 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 1 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 2 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 3 R8 = 0x3f5a5a5a R9 = 0x3e52d2d3 R10 = 0x3f101010 R11 = 0x3f6b6b6b
  expect lane 4 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 5 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 6 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 7 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
}

warp 41 { asm "TEX.B.LZ.AOFFI R8, R192, R144, 0, ARRAY_1D, 0xf"  active 0xff
  array = { 2 2 1 1 3 1 2 1 ... }
  s = { bits(0xbfc35801) bits(0x3daaaaaa) bits(0x40355554) bits(0x3fbbc800) bits(0xbfa00001) bits(0x40144000) bits(0xbfc00001) bits(0x40767800) ... }
  handle = handle(texture 1, sampler 41)
  offset = { bits(0x7a9f14e9) bits(0x0) bits(0x2716359d) bits(0x3a7b8d65) bits(0x583d1673) bits(0x7a1cb235) bits(0xc8b63982) bits(0xbd59bb53) ... }
  expect lane 0 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 1 R8 = 0x3f1d1d1d R9 = 0x3eefeff0 R10 = 0x3ea5a5a6 R11 = 0x3f2e2e2e
  expect lane 2 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 3 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 4 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 5 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 6 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
  expect lane 7 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
}

warp 42 { asm "TEX.B.LZ.AOFFI R8, R64, R212, 0, 2D, 0xf"  active 0xff
  s = { bits(0xc02537ff) bits(0x4015bbff) bits(0x3ed55555) bits(0x3e008000) bits(0xbee72000) bits(0x3fd55556) bits(0x401fffff) bits(0x3c4c0000) ... }
  t = { bits(0xbfb33333) bits(0x40333334) bits(0xc035f800) bits(0x401db400) bits(0x3eccccce) bits(0x406db7ff) bits(0xbfc1b7ff) bits(0xbfb33334) ... }
  handle = handle(texture 2, sampler 42)
  offset = { bits(0x7) bits(0xf2f9eb2e) bits(0x59359834) bits(0xc928bd9a) bits(0x0) bits(0x0) bits(0x0) bits(0x87) ... }
  expect lane 0 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
  expect lane 1 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 2 R8 = 0x3eededee R9 = 0x3ea3a3a4 R10 = 0x3f2d2d2d R11 = 0x3f080808
  expect lane 3 R8 = 0x3f1a9a9b R9 = 0x3ecececf R10 = 0x3f454545 R11 = 0x3f131313
  expect lane 4 R8 = 0x3eb03030 R9 = 0x3f256565 R10 = 0x3f430303 R11 = 0x3ea12121
  expect lane 5 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 6 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 7 R8 = 0x3f418f90 R9 = 0x3ddf4f4f R10 = 0x3eee8a8b R11 = 0x3f52a0a1
}

warp 43 { asm "TEX.LZ.AOFFI R8, R212, R140, 43, ARRAY_2D, 0xf"  active 0xff
  array = { 3 1 0 0 2 1 2 0 ... }
  s = { bits(0xbf155556) bits(0xbf155555) bits(0x3e2aaaab) bits(0x400b8fff) bits(0x3d7bffff) bits(0x3f2aaaac) bits(0xc01a5000) bits(0x3f155555) ... }
  t = { bits(0xc0108000) bits(0x402c37ff) bits(0xbe4ccccc) bits(0x0) bits(0xbfffffff) bits(0x40131401) bits(0xbfffffff) bits(0x40266665) ... }
  offset = { bits(0x8) bits(0x36c63a18) bits(0xb6214bd7) bits(0xc9ca0aed) bits(0x87) bits(0x78) bits(0xa206998c) bits(0x78518abb) ... }
  expect lane 0 R8 = 0x3ee56565 R9 = 0x3f400000 R10 = 0x3f1d5d5d R11 = 0x3ed65656
  expect lane 1 R8 = 0x3e63e3e4 R9 = 0x3f064646 R10 = 0x3f642424 R11 = 0x3e45c5c6
  expect lane 2 R8 = 0x3ed75757 R9 = 0x3ef17171 R10 = 0x3f569697 R11 = 0x3ec84848
  expect lane 3 R8 = 0x3e95f4f5 R9 = 0x3f1847c8 R10 = 0x3f7625a6 R11 = 0x3e86e5e6
  expect lane 4 R8 = 0x3ec0a9aa R9 = 0x3f2da222 R10 = 0x3f0aff7f R11 = 0x3eb19a9b
  expect lane 5 R8 = 0x3e9b1b1b R9 = 0x3f1adadb R10 = 0x3f387878 R11 = 0x3e8c0c0c
  expect lane 6 R8 = 0x3f1cd353 R9 = 0x3ed34040 R10 = 0x3f477dfe R11 = 0x3f154bcc
  expect lane 7 R8 = 0x3ee06060 R9 = 0x3efa7a7a R10 = 0x3f5b1b1b R11 = 0x3e21a1a2
}

warp 44 { asm "TEX.LZ.AOFFI R8, R12, R132, 44, 1D, 0xf"  active 0xff
  s = { bits(0x3f955556) bits(0xbf155556) bits(0x40100000) bits(0xbfeaaaab) bits(0xbf9fffff) bits(0x3fb82fff) bits(0x3fb377ff) bits(0xbfe487ff) ... }
  offset = { bits(0x98e2cf9a) bits(0xdb769a4c) bits(0xd3ae4ff0) bits(0x78) bits(0x253e8813) bits(0x0) bits(0x10bbeecf) bits(0x0) ... }
  expect lane 0 R8 = 0x3f68e8e9 R9 = 0x3e868687 R10 = 0x3f1e9e9f R11 = 0x3f79f9fa
  expect lane 1 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 2 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 3 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 6 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 7 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
}

warp 45 { asm "TEX.LZ.AOFFI R8, R176, R44, 45, ARRAY_1D, 0xf"  active 0xff
  array = { 1 0 2 0 3 0 2 2 ... }
  s = { bits(0xc0188001) bits(0x4039b001) bits(0x404f7c01) bits(0x3fe00001) bits(0xbfbfffff) bits(0xbfb687ff) bits(0xbfd40fff) bits(0x3c3fffff) ... }
  offset = { bits(0x78) bits(0x0) bits(0x90855cf4) bits(0x26f1505b) bits(0x17ba5131) bits(0x8ccfe904) bits(0x41f92509) bits(0x7) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 7 R8 = 0x3eb2b2b3 R9 = 0x3f34b4b5 R10 = 0x3d70f0f1 R11 = 0x3ed4d4d5
}

warp 46 { asm "TEX.LZ R8, R236, 46, 2D, 0xf"  active 0xff
  s = { bits(0x405f0001) bits(0x3fc6f001) bits(0x40055555) bits(0x3fa00001) bits(0x403fffff) bits(0x40178001) bits(0x3ff3e7ff) bits(0x40355554) ... }
  t = { bits(0xc035e800) bits(0xbf7fffff) bits(0x3ffef001) bits(0xbfd71800) bits(0xc03bd400) bits(0xbfff8800) bits(0x40333334) bits(0xbf800000) ... }
  expect lane 0 R8 = 0x3e9d4141 R9 = 0x3f29fbfc R10 = 0x3f3b0d0d R11 = 0x3ebf6363
  expect lane 1 R8 = 0x3e24a4a5 R9 = 0x3f048485 R10 = 0x3f5fdfe0 R11 = 0x3e68e8e9
  expect lane 2 R8 = 0x3e1d0d0d R9 = 0x3f029e9f R10 = 0x3f5df9fa R11 = 0x3e615151
  expect lane 3 R8 = 0x3ef34d4d R9 = 0x3f3be8e9 R10 = 0x3e3d7171 R11 = 0x3f0ab7b8
  expect lane 4 R8 = 0x3e5dedee R9 = 0x3f12d6d7 R10 = 0x3f6e3232 R11 = 0x3e911919
  expect lane 5 R8 = 0x3e281818 R9 = 0x3f056161 R10 = 0x3f60bcbd R11 = 0x3e6c5c5c
  expect lane 6 R8 = 0x3ef1f1f2 R9 = 0x3ea7a7a8 R10 = 0x3f2f2f2f R11 = 0x3f0a0a0a
  expect lane 7 R8 = 0x3e24a4a5 R9 = 0x3f048485 R10 = 0x3f5fdfe0 R11 = 0x3e68e8e9
}

warp 47 { asm "TEX.LZ.AOFFI R8, R224, R56, 47, ARRAY_2D, 0xf"  active 0xff
  array = { 3 2 0 0 1 3 0 3 ... }
  s = { bits(0xc01767ff) bits(0xbf04e001) bits(0x3f8aaaaa) bits(0x3dc5ffff) bits(0x4072cc01) bits(0xbefa2000) bits(0xc0369fff) bits(0x40207c00) ... }
  t = { bits(0x3f99999a) bits(0xc0213801) bits(0xbecccccd) bits(0xc0131401) bits(0x3eccccce) bits(0xbfb33334) bits(0x3f428000) bits(0xc0191401) ... }
  offset = { bits(0xd5e2ba97) bits(0x42470f29) bits(0x6cbeffa5) bits(0xa8dc4715) bits(0xaec520e7) bits(0x11d7b2d0) bits(0xb1610501) bits(0x0) ... }
  expect lane 0 R8 = 0x3ecfcfd0 R9 = 0x3e858586 R10 = 0x3f1e1e1e R11 = 0x3ef1f1f2
  expect lane 1 R8 = 0x3f3ab2b3 R9 = 0x3e349495 R10 = 0x3f088081 R11 = 0x3f4bc3c4
  expect lane 2 R8 = 0x3f0f0f0f R9 = 0x3ed3d3d4 R10 = 0x3e89898a R11 = 0x3f202020
  expect lane 3 R8 = 0x3f24c9ca R9 = 0x3eacf6f7 R10 = 0x3eb4feff R11 = 0x3f35dadb
  expect lane 4 R8 = 0x3f068687 R9 = 0x3f61e1e2 R10 = 0x3e70f0f1 R11 = 0x3f179798
  expect lane 5 R8 = 0x3e26cacb R9 = 0x3f050e0e R10 = 0x3f606969 R11 = 0x3e6b0f0f
  expect lane 6 R8 = 0x3f225e5e R9 = 0x3e920a0a R10 = 0x3f246060 R11 = 0x3f336f6f
  expect lane 7 R8 = 0x3dd44444 R9 = 0x3eebc7c8 R10 = 0x3f513f3f R11 = 0x3e2e6666
}

warp 48 { asm "TEX.B.LZ.AOFFI R8, R88, R12, 0, 1D, 0xf"  active 0xff
  s = { bits(0x40424800) bits(0x407f2001) bits(0xbf800000) bits(0xbfd55556) bits(0x40535400) bits(0x3f2aaaaa) bits(0xbfcaaaab) bits(0x3fb55555) ... }
  handle = handle(texture 0, sampler 48)
  offset = { bits(0x8b0dff97) bits(0x1723f278) bits(0x100fd90c) bits(0x8b77621d) bits(0xb8308731) bits(0x8) bits(0x3f8f098e) bits(0x87) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 49 { asm "TEX.LZ.AOFFI R8, R232, R164, 49, ARRAY_1D, 0xf"  active 0xff
  array = { 3 3 3 1 1 0 2 2 ... }
  s = { bits(0xbf800001) bits(0x40200001) bits(0x40230bff) bits(0x401fffff) bits(0xc0000000) bits(0x3f2aaaac) bits(0xbf8dffff) bits(0x3e2aaaab) ... }
  offset = { bits(0x9e44af7e) bits(0xf945dea0) bits(0xe6553e89) bits(0x17a558d3) bits(0x8) bits(0x24da8e9f) bits(0x6b5d499) bits(0x3caef8d6) ... }
  expect lane 0 R8 = 0x3f222222 R9 = 0x3ef9f9fa R10 = 0x3eafafb0 R11 = 0x3f333333
  expect lane 1 R8 = 0x3e36b6b7 R9 = 0x3f090909 R10 = 0x3f646464 R11 = 0x3e7afafb
  expect lane 2 R8 = 0x3f0e8e8f R9 = 0x3f69e9ea R10 = 0x3e888889 R11 = 0x3f1f9fa0
  expect lane 3 R8 = 0x3e76f6f7 R9 = 0x3f191919 R10 = 0x3ee7e7e8 R11 = 0x3e9d9d9e
  expect lane 4 R8 = 0x3e028283 R9 = 0x3ef7f7f8 R10 = 0x3f575757 R11 = 0x3e46c6c7
  expect lane 5 R8 = 0x3f3d3d3d R9 = 0x3dbcbcbd R10 = 0x3ee5e5e6 R11 = 0x3f4e4e4e
  expect lane 6 R8 = 0x3f3b2b2b R9 = 0x3e8b6b6b R10 = 0x3f211111 R11 = 0x3f4c3c3c
  expect lane 7 R8 = 0x3ecfcfd0 R9 = 0x3f434343 R10 = 0x3dececed R11 = 0x3ef1f1f2
}

warp 50 { asm "TEX.B.LZ R8, R192, R188, 0, 2D, 0xf"  active 0xff
  s = { bits(0x3eaaaaaa) bits(0x405d7c01) bits(0x404c4401) bits(0xbfa317ff) bits(0xbf000001) bits(0x3f155556) bits(0xbfc00001) bits(0x40400000) ... }
  t = { bits(0xc0175c01) bits(0x40266666) bits(0x3f800001) bits(0x3fffffff) bits(0xbff38000) bits(0x3fccccce) bits(0xbf1fefff) bits(0x3e4cccce) ... }
  handle = handle(texture 2, sampler 50)
  expect lane 0 R8 = 0x3ec64646 R9 = 0x3f307070 R10 = 0x3f0dcdce R11 = 0x3eb73737
  expect lane 1 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 2 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 3 R8 = 0x3e66e6e7 R9 = 0x3f070707 R10 = 0x3f64e4e5 R11 = 0x3e48c8c9
  expect lane 4 R8 = 0x3f004040 R9 = 0x3f0d4d4d R10 = 0x3f2aeaeb R11 = 0x3ef17171
  expect lane 5 R8 = 0x3ef17171 R9 = 0x3f460606 R10 = 0x3f236363 R11 = 0x3ee26262
  expect lane 6 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 7 R8 = 0x3eb3b3b4 R9 = 0x3f353535 R10 = 0x3f101010 R11 = 0x3ed5d5d6
}

warp 51 { asm "TEX.B.LZ.AOFFI R8, R200, R52, 0, ARRAY_2D, 0xf"  active 0xff
  array = { 2 0 3 1 1 3 0 0 ... }
  s = { bits(0x3feaaaaa) bits(0xbf9fffff) bits(0x3fdfffff) bits(0x40400000) bits(0x40100001) bits(0x403b1800) bits(0xbfd55554) bits(0x40793c00) ... }
  t = { bits(0xbf81d800) bits(0xbf800001) bits(0x400dd801) bits(0xbebebfff) bits(0x40611bff) bits(0x3ecccccc) bits(0x400ccccc) bits(0x403fffff) ... }
  handle = handle(texture 3, sampler 51)
  offset = { bits(0x78) bits(0x87) bits(0x14f5d489) bits(0x8) bits(0xa7cbe16b) bits(0x7) bits(0x7c68a15f) bits(0x87) ... }
  expect lane 0 R8 = 0x3f17ddde R9 = 0x3ec14d4d R10 = 0x3f3c0202 R11 = 0x3ebf4b4b
  expect lane 1 R8 = 0x3ecbcbcc R9 = 0x3f414141 R10 = 0x3ddcdcdd R11 = 0x3eededee
  expect lane 2 R8 = 0x3e853737 R9 = 0x3f1df6f7 R10 = 0x3ec77979 R11 = 0x3ea75959
  expect lane 3 R8 = 0x3f2d2d2d R9 = 0x3f080808 R10 = 0x3ec5c5c6 R11 = 0x3f3e3e3e
  expect lane 4 R8 = 0x3e3ababb R9 = 0x3f0a0a0a R10 = 0x3f656565 R11 = 0x3e7efeff
  expect lane 5 R8 = 0x3eff8788 R9 = 0x3f10d4d5 R10 = 0x3e55e5e6 R11 = 0x3f10d4d5
  expect lane 6 R8 = 0x3de4e4e5 R9 = 0x3eefeff0 R10 = 0x3f535353 R11 = 0x3e36b6b7
  expect lane 7 R8 = 0x3ed83636 R9 = 0x3f477676 R10 = 0x3e074343 R11 = 0x3efa5858
}

warp 52 { asm "TEX.LZ.AOFFI R8, R44, R168, 52, 1D, 0xf"  active 0xff
  s = { bits(0x40200000) bits(0xbff55555) bits(0x3fe51001) bits(0x40000001) bits(0xc02a53ff) bits(0x400fffff) bits(0xbfb5a7ff) bits(0xc02aa801) ... }
  offset = { bits(0x6688395f) bits(0x5482ea61) bits(0x7) bits(0xcad69b8d) bits(0x7) bits(0x7b9ad399) bits(0x8b4226c4) bits(0x8d9d756f) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 53 { asm "TEX.LZ.AOFFI R8, R108, R4, 53, ARRAY_1D, 0xf"  active 0xff
  array = { 2 0 1 1 3 0 1 2 ... }
  s = { bits(0x3f400001) bits(0x3f111000) bits(0x4012b000) bits(0x40255554) bits(0x3eaaaaab) bits(0xbe2aaaab) bits(0x40000001) bits(0x3ff047ff) ... }
  offset = { bits(0x87) bits(0x0) bits(0x2cb88719) bits(0x1fb3dd34) bits(0x2ae68363) bits(0xa63eb0ed) bits(0xa550ace5) bits(0x959a5d27) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3f377070 R9 = 0x3d8e5656 R10 = 0x3eda4c4c R11 = 0x3f488182
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3e959596 R9 = 0x3f262626 R10 = 0x3f010101 R11 = 0x3eb7b7b8
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 54 { asm "TEX.LZ.AOFFI R8, R12, R156, 54, 2D, 0xf"  active 0xff
  s = { bits(0xbfe00001) bits(0x407c23ff) bits(0x3fd55554) bits(0x3fd55555) bits(0xc007d800) bits(0x40718001) bits(0x400aaaab) bits(0xbf555555) ... }
  t = { bits(0x40266666) bits(0x40266667) bits(0xbddbffff) bits(0x4041f000) bits(0xbf99999a) bits(0xbfb33334) bits(0xbece5fff) bits(0x3fb33332) ... }
  offset = { bits(0x8) bits(0x982600f5) bits(0x87) bits(0xadef08a8) bits(0xf5f5ef83) bits(0xbbead763) bits(0x721943fa) bits(0x4323bde7) ... }
  expect lane 0 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 1 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 2 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 3 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 4 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 5 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 6 R8 = 0x3ec00000 R9 = 0x3f200000 R10 = 0x3f800000 R11 = 0x3e800000
  expect lane 7 R8 = 0x3d60e0e1 R9 = 0x3ed2d2d3 R10 = 0x3f44c4c5 R11 = 0x3df8f8f9
}

warp 55 { asm "TEX.B.LZ.AOFFI R8, R200, R228, 0, ARRAY_2D, 0xf"  active 0xff
  array = { 3 3 0 1 3 3 0 0 ... }
  s = { bits(0x405d3fff) bits(0xbfeaaaab) bits(0x3f223fff) bits(0xbdaaaaaa) bits(0x3fa00000) bits(0x3fb61800) bits(0x4069b401) bits(0x3fc00000) ... }
  t = { bits(0xbfd817ff) bits(0xbf067000) bits(0x4037e801) bits(0xc0101400) bits(0x3d6d0001) bits(0xbf800001) bits(0xbfe66665) bits(0xbfe66666) ... }
  handle = handle(texture 3, sampler 55)
  offset = { bits(0x78) bits(0x7) bits(0x0) bits(0x78) bits(0xb043f2b9) bits(0x87) bits(0x87) bits(0x87) ... }
  expect lane 0 R8 = 0x3f453636 R9 = 0x3e3a7e7e R10 = 0x3ef5d7d8 R11 = 0x3f564747
  expect lane 1 R8 = 0x3f55f5f6 R9 = 0x3ea0e0e1 R10 = 0x3f2bcbcc R11 = 0x3eed2d2d
  expect lane 2 R8 = 0x3f018909 R9 = 0x3f4148c9 R10 = 0x3f2c33b4 R11 = 0x3ef40303
  expect lane 3 R8 = 0x3e85d9da R9 = 0x3ec01414 R10 = 0x3f3b6565 R11 = 0x3ea7fbfc
  expect lane 4 R8 = 0x3e86eced R9 = 0x3f18e3e4 R10 = 0x3f0fe8e9 R11 = 0x3e944e4e
  expect lane 5 R8 = 0x3ec2c2c3 R9 = 0x3f2eaeaf R10 = 0x3f0c0c0c R11 = 0x3eb3b3b4
  expect lane 6 R8 = 0x3e6f8384 R9 = 0x3f092e2e R10 = 0x3f670c0c R11 = 0x3e516565
  expect lane 7 R8 = 0x3f21e1e2 R9 = 0x3edd5d5d R10 = 0x3f4c8c8d R11 = 0x3eb43434
}

warp 56 { asm "TEX.B.LZ.AOFFI R8, R208, R16, 0, 1D, 0xf"  active 0xff
  s = { bits(0xc0000001) bits(0x3f955555) bits(0xc00b7800) bits(0x3fa7e7ff) bits(0x40055555) bits(0x3f9a1800) bits(0xbd760000) bits(0x3f585000) ... }
  handle = handle(texture 0, sampler 56)
  offset = { bits(0x5ef0f00) bits(0xb7b11bac) bits(0x3ced433c) bits(0x5b57391a) bits(0x0) bits(0x3b7ffe57) bits(0x8) bits(0x87) ... }
  expect lane 0 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 1 R8 = 0x3e088889 R9 = 0x3efafafb R10 = 0x3f58d8d9 R11 = 0x3e4ccccd
  expect lane 2 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 3 R8 = 0x3ca0a0a1 R9 = 0x3ec0c0c1 R10 = 0x3f3bbbbc R11 = 0x3db0b0b1
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 6 R8 = 0x3f68e8e9 R9 = 0x3e868687 R10 = 0x3f1e9e9f R11 = 0x3f79f9fa
  expect lane 7 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
}

warp 57 { asm "TEX.LZ R8, R156, 57, ARRAY_1D, 0xf"  active 0xff
  array = { 0 1 2 3 0 0 2 3 ... }
  s = { bits(0xc02e4c00) bits(0x0) bits(0x3dfaffff) bits(0x3e800000) bits(0x404d2400) bits(0xbff0d000) bits(0xbf3abfff) bits(0x3f9fffff) ... }
  expect lane 0 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 1 R8 = 0x3e8e8e8f R9 = 0x3f22a2a3 R10 = 0x3f7dfdfe R11 = 0x3eb0b0b1
  expect lane 2 R8 = 0x3f2ac2c3 R9 = 0x3d525252 R10 = 0x3ec0f0f1 R11 = 0x3f3bd3d4
  expect lane 3 R8 = 0x3f575757 R9 = 0x3e46c6c7 R10 = 0x3f0d0d0d R11 = 0x3f686868
  expect lane 4 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 5 R8 = 0x0 R9 = 0x3eb6b6b7 R10 = 0x3f36b6b7 R11 = 0x3d888889
  expect lane 6 R8 = 0x3f0e8e8f R9 = 0x3f69e9ea R10 = 0x3e888889 R11 = 0x3f1f9fa0
  expect lane 7 R8 = 0x3f4dcdce R9 = 0x3e20a0a1 R10 = 0x3f038384 R11 = 0x3f5ededf
}

warp 58 { asm "TEX.LZ.AOFFI R8, R16, R184, 58, 2D, 0xf"  active 0xff
  s = { bits(0xbed55556) bits(0xbf555555) bits(0x3f155556) bits(0x401fffff) bits(0x4071dfff) bits(0x4000cc01) bits(0xbf2aaaab) bits(0xbf8aaaab) ... }
  t = { bits(0xbf8af001) bits(0x3d50ffff) bits(0xc030c3ff) bits(0xc00933ff) bits(0x3f319fff) bits(0xbf19999a) bits(0x4033e800) bits(0x40678400) ... }
  offset = { bits(0x87) bits(0x9ef797fc) bits(0x2f1872a3) bits(0xe9f12c07) bits(0xefb029c9) bits(0x0) bits(0xfd717dbe) bits(0x668405ef) ... }
  expect lane 0 R8 = 0x3f59d9da R9 = 0x3e50d0d1 R10 = 0x3f0f8f90 R11 = 0x3f6aeaeb
  expect lane 1 R8 = 0x3e088889 R9 = 0x3efafafb R10 = 0x3f58d8d9 R11 = 0x3e4ccccd
  expect lane 2 R8 = 0x3e088889 R9 = 0x3efafafb R10 = 0x3f58d8d9 R11 = 0x3e4ccccd
  expect lane 3 R8 = 0x3e7cfcfd R9 = 0x3f1a9a9b R10 = 0x3f75f5f6 R11 = 0x3ea0a0a1
  expect lane 4 R8 = 0x3ca0a0a1 R9 = 0x3ec0c0c1 R10 = 0x3f3bbbbc R11 = 0x3db0b0b1
  expect lane 5 R8 = 0x3ed4d4d5 R9 = 0x3f45c5c6 R10 = 0x3e008081 R11 = 0x3ef6f6f7
  expect lane 6 R8 = 0x3ca0a0a1 R9 = 0x3ec0c0c1 R10 = 0x3f3bbbbc R11 = 0x3db0b0b1
  expect lane 7 R8 = 0x3f41c1c2 R9 = 0x3de0e0e1 R10 = 0x3eeeeeef R11 = 0x3f52d2d3
}

warp 59 { asm "TEX.LZ.AOFFI R8, R104, R152, 59, ARRAY_2D, 0xf"  active 0xff
  array = { 0 2 0 1 3 2 3 2 ... }
  s = { bits(0x3f6aaaab) bits(0xbfe99801) bits(0xbf000000) bits(0x4027ebff) bits(0x40000001) bits(0x3feaaaaa) bits(0xbe800000) bits(0x3f939fff) ... }
  t = { bits(0x0) bits(0x404c8001) bits(0x3fcccccc) bits(0xc01593ff) bits(0xbf4cccce) bits(0xbf8ad001) bits(0x3d250000) bits(0x3ff8b000) ... }
  offset = { bits(0x96792266) bits(0x3c969fa5) bits(0x909f63c1) bits(0xababd8c4) bits(0x7) bits(0x0) bits(0xb9de16c2) bits(0x3e891ce9) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3e74aaab R9 = 0x3f0a77f8 R10 = 0x3f6855d6 R11 = 0x3e568c8d
}

warp 60 { asm "TEX.LZ.AOFFI R8, R128, R180, 60, 1D, 0xf"  active 0xff
  s = { bits(0x3f6aaaaa) bits(0x3fc9dfff) bits(0x3eb70000) bits(0x3f000000) bits(0xbfedd7ff) bits(0xbf107001) bits(0x401aaaac) bits(0xbfe00000) ... }
  offset = { bits(0x0) bits(0x19f7cf70) bits(0x821df8d5) bits(0x0) bits(0x78) bits(0x8) bits(0x47f32734) bits(0x87) ... }
  expect lane 0 R8 = 0x3e42c2c3 R9 = 0x3f0c0c0c R10 = 0x3f676767 R11 = 0x3e838384
  expect lane 1 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 2 R8 = 0x3e545c5c R9 = 0x3eb47878 R10 = 0x3f359798 R11 = 0x3e8c5050
  expect lane 3 R8 = 0x3f202020 R9 = 0x3ef5f5f6 R10 = 0x3eababac R11 = 0x3f313131
  expect lane 4 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
  expect lane 5 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
  expect lane 6 R8 = 0x3e9f9fa0 R9 = 0x3f1d1d1d R10 = 0x3f7afafb R11 = 0x3e909091
  expect lane 7 R8 = 0x3e40c0c1 R9 = 0x3efafafb R10 = 0x3f5b5b5b R11 = 0x3e22a2a3
}

warp 61 { asm "TEX.LZ.AOFFI R8, R180, R60, 61, ARRAY_1D, 0xf"  active 0xff
  array = { 0 1 1 3 0 0 0 0 ... }
  s = { bits(0xbf400001) bits(0xbf913001) bits(0x3fd55554) bits(0x3fd55555) bits(0x3ec44001) bits(0x3f000001) bits(0x4004c800) bits(0x40000000) ... }
  offset = { bits(0x87) bits(0xbb42ddc3) bits(0x5a5ebf33) bits(0x1ebcafa8) bits(0x8) bits(0xf877b80) bits(0x40822d06) bits(0xea3e0bbc) ... }
  expect lane 0 R8 = 0x3e2eaeaf R9 = 0x3f070707 R10 = 0x3f626262 R11 = 0x3e72f2f3
  expect lane 1 R8 = 0x3ed96b6b R9 = 0x3f481111 R10 = 0x3e09adae R11 = 0x3efb8d8e
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3f171717 R9 = 0x3ec7c7c8 R10 = 0x3f41c1c2 R11 = 0x3f0f8f90
  expect lane 4 R8 = 0x3ea8c4c5 R9 = 0x3f2fbdbe R10 = 0x3e10c8c9 R11 = 0x3ecae6e7
  expect lane 5 R8 = 0x3f202020 R9 = 0x3ef5f5f6 R10 = 0x3eababac R11 = 0x3f313131
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}

warp 62 { asm "TEX.B.LZ.AOFFI R8, R168, R116, 0, 2D, 0xf"  active 0xff
  s = { bits(0x400aaaac) bits(0x406d3401) bits(0x40000000) bits(0x3f555554) bits(0x40655c00) bits(0x40400001) bits(0xbf2aaaac) bits(0x3f844fff) ... }
  t = { bits(0x40000000) bits(0xc0266000) bits(0x3ebfc000) bits(0xbf4ccccc) bits(0xbfb33333) bits(0xbe4cccce) bits(0x3fb15000) bits(0x3f800000) ... }
  handle = handle(texture 2, sampler 62)
  offset = { bits(0x7) bits(0x50d7e863) bits(0xaa317f48) bits(0x8) bits(0x5c9ec126) bits(0x86d18369) bits(0x7) bits(0x2cab6a75) ... }
  expect lane 0 R8 = 0x3f4b4b4b R9 = 0x3e169697 R10 = 0x3f010101 R11 = 0x3f5c5c5c
  expect lane 1 R8 = 0x3dc35353 R9 = 0x3edb7f7f R10 = 0x3f491b1b R11 = 0x3e0dd5d6
  expect lane 2 R8 = 0x3e66e6e7 R9 = 0x3f151515 R10 = 0x3f707070 R11 = 0x3e959596
  expect lane 3 R8 = 0x3f25a5a6 R9 = 0x3e808081 R10 = 0x3f1b9b9c R11 = 0x3eececed
  expect lane 4 R8 = 0x3f638081 R9 = 0x3e776b6b R10 = 0x3f193636 R11 = 0x3ee62020
  expect lane 5 R8 = 0x3eadadae R9 = 0x3f323232 R10 = 0x3f0d0d0d R11 = 0x3ecfcfd0
  expect lane 6 R8 = 0x3f050505 R9 = 0x3ebfbfc0 R10 = 0x3f3b3b3b R11 = 0x3dacacad
  expect lane 7 R8 = 0x3ec51b1b R9 = 0x3f3de8e9 R10 = 0x3e457171 R11 = 0x3ee73d3d
}

warp 63 { asm "TEX.LZ R8, R128, 63, ARRAY_2D, 0xf"  active 0xff
  array = { 0 1 1 3 1 0 3 0 ... }
  s = { bits(0x3faaaaaa) bits(0x3e89c001) bits(0xbfa00000) bits(0x400db400) bits(0x4072d800) bits(0x3f3fffff) bits(0x3f155555) bits(0xbe800001) ... }
  t = { bits(0xbe4ccccd) bits(0xbfccccce) bits(0xbee11fff) bits(0xbfb33334) bits(0x40111400) bits(0xbf500000) bits(0x3f99999a) bits(0xbf194001) ... }
  expect lane 0 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 1 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 2 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 3 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 4 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 5 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 6 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
  expect lane 7 R8 = 0x3ec0c0c1 R9 = 0x3f1f9fa0 R10 = 0x3f800000 R11 = 0x3e808081
}
