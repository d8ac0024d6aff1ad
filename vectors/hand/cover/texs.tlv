texlock 1                                       # TEXS.LZ whose handle, header or sampler is not there or fails to be read
rules PD-119 R-TLD4-31 R-TLD4-32

pool headers 0x100000000 max 40
pool samplers 0x100100000 max 40
texture 0 { format R32 UINT   source R ZERO ZERO ONE_INT   size 4 4   address 0x20000000   texels expression (16 * y + x) }
texture 1 { format R32 UINT   HEADER_VERSION 7   size 4 4   address 0x20000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 0x00000029                             # header 41, beyond the last
handle 3 0x02900000                             # sampler 41
handle 4 0x00000020                             # header 32, whose line fails
error 0x100000400 32
handle 5 0x02000000                             # sampler 32
error 0x100100400 32
handle 100 texture 0 sampler 0
error 0x100200190 4                             # the line of handle 100

warp 0 { asm "TEXS.LZ RZ, R8, R6, R4, 0, 2D, R"    s = 0.3   t = 0.8   expect all R8 = 0x31 }
warp 1 { asm "TEXS.LZ RZ, R8, R6, R4, 1, 2D, R"    s = 0.3   t = 0.8   expect all header.tag.status = "disabled" R8 = 0 }
warp 2 { asm "TEXS.LZ RZ, R8, R6, R4, 2, 2D, R"    s = 0.3   t = 0.8   expect all header.tag.status = "invalid-header" R8 = 0 }
warp 3 { asm "TEXS.LZ RZ, R8, R6, R4, 3, 2D, R"    s = 0.3   t = 0.8   expect all header.tag.status = "invalid-sampler" R8 = 0 }
warp 4 { asm "TEXS.LZ RZ, R8, R6, R4, 4, 2D, R"    s = 0.3   t = 0.8   expect all header.tag.status = "header-error" R8 = 0 }
warp 5 { asm "TEXS.LZ RZ, R8, R6, R4, 5, 2D, R"    s = 0.3   t = 0.8   expect all header.tag.status = "sampler-error" R8 = 0 }
warp 6 { asm "TEXS.LZ RZ, R8, R6, R4, 100, 2D, R"  s = 0.3   t = 0.8   expect all header.tag.status = "handle-error" R8 = 0 }
warp 7 { asm "TEXS.LZ R8, RZ, R6, R4, 0, 2D, RGBA"   s = 0.3   t = 0.8   expect all R8 = 0 R9 = 1 }  # B and A alone
warp 8 { asm "TEXS.LZ RZ, RZ, R6, R4, 0, 2D, R"      s = 0.3   t = 0.8   expect all R8 = unwritten }
