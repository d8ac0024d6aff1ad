texlock 1                                       # samples of 65536 columns and rows, the most there may be, and of one pixel more
rules PD-115

texture 0 { format R32 UINT   size 32768 2   address 0x20000000   samples MODE_2X1 }   handle 0 texture 0 sampler 0
texture 1 { format R32 UINT   size 32769 2   address 0x20000000   samples MODE_2X1 }   handle 1 texture 1 sampler 0
texture 2 { format R32 UINT   size 32768 2   address 0x20000000   samples MODE_2X2 }   handle 2 texture 2 sampler 0
texture 3 { format R32 UINT   size 32769 2   address 0x20000000   samples MODE_2X2 }   handle 3 texture 3 sampler 0
texture 4 { format R32 UINT   size 3 32768   address 0x20000000   samples MODE_2X2 }   handle 4 texture 4 sampler 0
texture 5 { format R32 UINT   size 3 32769   address 0x20000000   samples MODE_2X2 }   handle 5 texture 5 sampler 0
texture 6 { format R32 UINT   size 16384 2   address 0x20000000   samples MODE_4X2 }   handle 6 texture 6 sampler 0
texture 7 { format R32 UINT   size 16385 2   address 0x20000000   samples MODE_4X2 }   handle 7 texture 7 sampler 0
texture 8 { format R32 UINT   size 3 32768   address 0x20000000   samples MODE_4X2 }   handle 8 texture 8 sampler 0
texture 9 { format R32 UINT   size 3 32769   address 0x20000000   samples MODE_4X2 }   handle 9 texture 9 sampler 0
texture 10 { format R32 UINT   size 16384 2   address 0x20000000   samples MODE_4X4 }   handle 10 texture 10 sampler 0
texture 11 { format R32 UINT   size 16385 2   address 0x20000000   samples MODE_4X4 }   handle 11 texture 11 sampler 0
texture 12 { format R32 UINT   size 3 16384   address 0x20000000   samples MODE_4X4 }   handle 12 texture 12 sampler 0
texture 13 { format R32 UINT   size 3 16385   address 0x20000000   samples MODE_4X4 }   handle 13 texture 13 sampler 0
sampler 0 { }

warp 0 { asm "TLD.LZ R8, R0, 0, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "ok" }
warp 1 { asm "TLD.LZ R8, R0, 1, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "unsupported-header" }
warp 2 { asm "TLD.LZ R8, R0, 2, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "ok" }
warp 3 { asm "TLD.LZ R8, R0, 3, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "unsupported-header" }
warp 4 { asm "TLD.LZ R8, R0, 4, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "ok" }
warp 5 { asm "TLD.LZ R8, R0, 5, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "unsupported-header" }
warp 6 { asm "TLD.LZ R8, R0, 6, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "ok" }
warp 7 { asm "TLD.LZ R8, R0, 7, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "unsupported-header" }
warp 8 { asm "TLD.LZ R8, R0, 8, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "ok" }
warp 9 { asm "TLD.LZ R8, R0, 9, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "unsupported-header" }
warp 10 { asm "TLD.LZ R8, R0, 10, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "ok" }
warp 11 { asm "TLD.LZ R8, R0, 11, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "unsupported-header" }
warp 12 { asm "TLD.LZ R8, R0, 12, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "ok" }
warp 13 { asm "TLD.LZ R8, R0, 13, 2D, 0x1"   active 1   x = 0 ; y = 0   expect all header.tag.status = "unsupported-header" }
