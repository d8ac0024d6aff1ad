texlock 1                                       # registers of the results of compact forms
rules PD-119 PD-2

texture 0 {
  format R32_G32_B32_A32 UINT   source R G B A
  size 32 16   address 0x21000000
  texels expression (10) (11) (12) (13)
}
sampler 0 { }
handle 1 texture 0 sampler 0

warp 0 { asm "TLDS.LZ RZ, R7, R10, R12, 1, 2D, R"    x = lane ; y = 5
         expect all R7 = 10 R8 = unwritten R0 = unwritten }
warp 1 { asm "TLDS.LZ RZ, R7, R10, R12, 1, 2D, G"    x = lane ; y = 5
         expect all R7 = 11 R8 = unwritten }
warp 2 { asm "TLDS.LZ RZ, R7, R10, R12, 1, 2D, B"    x = lane ; y = 5
         expect all R7 = 12 R8 = unwritten }
warp 3 { asm "TLDS.LZ RZ, R7, R10, R12, 1, 2D, A"    x = lane ; y = 5
         expect all R7 = 13 R8 = unwritten }
warp 4 { asm "TLDS.LZ RZ, R6, R10, R12, 1, 2D, RG"   x = lane ; y = 5
         expect all R6 = 10 R7 = 11 R8 = unwritten }
warp 5 { asm "TLDS.LZ RZ, R6, R10, R12, 1, 2D, RA"   x = lane ; y = 5
         expect all R6 = 10 R7 = 13 R8 = unwritten }
warp 6 { asm "TLDS.LZ RZ, R6, R10, R12, 1, 2D, GA"   x = lane ; y = 5
         expect all R6 = 11 R7 = 13 R8 = unwritten }
warp 7 { asm "TLDS.LZ RZ, R6, R10, R12, 1, 2D, BA"   x = lane ; y = 5
         expect all R6 = 12 R7 = 13 R8 = unwritten }
warp 8 { asm "TLDS.LZ R21, R6, R10, R12, 1, 2D, RGB"   x = lane ; y = 5
         expect all R6 = 10 R7 = 11 R21 = 12 R22 = unwritten R8 = unwritten }
warp 9 { asm "TLDS.LZ R21, R6, R10, R12, 1, 2D, RGA"   x = lane ; y = 5
         expect all R6 = 10 R7 = 11 R21 = 13 R22 = unwritten }
warp 10 { asm "TLDS.LZ R21, R6, R10, R12, 1, 2D, RBA"   x = lane ; y = 5
          expect all R6 = 10 R7 = 12 R21 = 13 R22 = unwritten }
warp 11 { asm "TLDS.LZ R21, R6, R10, R12, 1, 2D, GBA"   x = lane ; y = 5
          expect all R6 = 11 R7 = 12 R21 = 13 R22 = unwritten }
warp 12 { asm "TLDS.LZ R22, R6, R10, R12, 1, 2D, RGBA"   x = lane ; y = 5
          expect all R6 = 10 R7 = 11 R22 = 12 R23 = 13 R8 = unwritten R24 = unwritten }
warp 13 { asm "TLDS.LZ R22, RZ, R10, R12, 1, 2D, RGBA"   x = lane ; y = 5   # Rd1 is RZ: those of Rd2 are written
          expect all R22 = 12 R23 = 13 R24 = unwritten R0 = unwritten R1 = unwritten }
warp 14 { asm "TLDS.LZ R21, RZ, R10, R12, 1, 2D, RBA"   x = lane ; y = 5
          expect all R21 = 13 R22 = unwritten }
warp 15 { asm "TLDS.LZ RZ, RZ, R10, R12, 1, 2D, BA"   x = lane ; y = 5
          expect all R0 = unwritten R254 = unwritten }
warp 16 { asm "TLDS.LZ R252, R0, R10, R12, 1, 2D, RGBA"   x = lane ; y = 5   # the ends of the register file
          expect all R0 = 10 R1 = 11 R252 = 12 R253 = 13 R254 = unwritten R2 = unwritten }
warp 17 { asm "TLDS.LZ R254, R2, R10, R254, 1, 2D, RGB"   x = lane ; y = 5
          expect all R2 = 10 R3 = 11 R254 = 12 R4 = unwritten }
warp 18 { asm "TLDS.LZ R0, R2, R10, R254, 1, 2D, RGBA"   x = lane ; y = 5
          expect all R2 = 10 R3 = 11 R0 = 12 R1 = 13 R4 = unwritten }
