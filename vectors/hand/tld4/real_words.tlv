# TLD4 words as they stand in binaries and in a disassembler's test list, run as they are. Words whose coordinate class is
# CUBE read a 2D header here, so they return zeros; .DC words do not compare UINT texels.
texlock 1
rules R-TLD4-2 R-TLD4-12 R-TLD4-29 R-TLD4-33 R-TLD4-37 R-TLD4-38 R-TLD4-49
texture 0 { type TWO_D layout blocklinear format R32_G32_B32_A32 UINT size 64 64 address 0x10000000 block 1 4 texels noise 11 }
sampler 0 { address WRAP MIRROR WRAP }
handle 0x1b29 texture 0 sampler 0
handle 0x555 texture 0 sampler 0
handle 0x5 texture 0 sampler 0
warp 0 { word 0xcbb9b297b1073460  pred 0xffffffff  array = lane  s = lane / 13.0  t = 0.9 - lane / 29.0  off1 = 0x1f021d03  off2 = 0x3f203e05
    expect all header.tag.status = ok; }
warp 1 { word 0xdef800a7b0480828  pred 0  array = lane  s = lane / 13.0  t = 0.9 - lane / 29.0  handle = handle(texture 0, sampler 0)  off1 = 0x1f021d03  off2 = 0x3f203e05
    expect all header.tag.status = ok; }
warp 2 { word 0xc838555aeff7d484  pred 0xffffffff  s = lane / 13.0  t = 0.9 - lane / 29.0  r = 1.0
    expect all header.tag.status = mismatch  filter.value[0] = 0  filter.value[3] = 0; }
warp 3 { word 0xdef80007ee973024  pred 0xffffffff  s = lane / 13.0  t = 0.9 - lane / 29.0  r = 1.0  handle = handle(texture 0, sampler 0)
    expect all header.tag.status = mismatch  filter.value[0] = 0  filter.value[3] = 0; }
warp 4 { word 0xdef800d7a2273820  pred 0xffffffff  s = lane / 13.0  t = 0.9 - lane / 29.0  handle = handle(texture 0, sampler 0)  off1 = aoffi(-3, 7)
    expect all header.tag.status = ok; }
warp 5 { word 0xdef800c7a1470a14  pred 0xffffffff  s = lane / 13.0  t = 0.9 - lane / 29.0  handle = handle(texture 0, sampler 0)
    expect all header.tag.status = ok; }
warp 6 { word 0xdef800d7a2e70404  pred 0xffffffff  s = lane / 13.0  t = 0.9 - lane / 29.0  handle = handle(texture 0, sampler 0)  off1 = aoffi(-3, 7)
    expect all header.tag.status = ok; }
warp 7 { word 0xc8380057aff70008  pred 0xffffffff  s = lane / 13.0  t = 0.9 - lane / 29.0
    expect all header.tag.status = ok; }
warp 8 { word 0xc93ce0d7e0070458  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 9 { word 0xcb3d4697f3b73c30  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 10 { word 0xca3c4007f3b0ac04  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 11 { word 0xc8bda4eb3547182c  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 12 { word 0xcbbc01f7b4c77c3c  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 13 { word 0xdefc00c7ebc1401c  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 14 { word 0xdefc0001fc0d3426  pred 0
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 15 { word 0xdefc005ab0812456  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
warp 16 { word 0xdefc00d7b2463408  pred 0xffffffff
    expect all decode.dc = 1  filter.value[0] = 0  filter.value[3] = 0; }
