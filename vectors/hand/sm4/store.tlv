# Typed stores written as shader assembly: literals of the text, the swizzle of the data, the layer last, drops outside.
texlock 1
rules R-SUST-25 R-SUST-26 PD-30
texture 0 { format R32_G32_B32_A32 UINT  layout pitch 256  size 16 4  address 0x40000000 }
texture 1 { type ONE_D_BUFFER  format R8 UINT  size 8  address 0x40010000 }
texture 2 { type TWO_D_ARRAY  format R32 UINT  size 4 4  layers 2  address 0x40020000 }
bytes 0x40000100 00000000000000000000000000000000
bytes 0x40010000 0000000000000000
bytes 0x40020000 00000000000000000000000000000000
bytes 0x40020200 00000000000000000000000000000000
sampler 0 { }
handle 1 texture 0 sampler 0
handle 2 texture 1 sampler 0
handle 3 texture 2 sampler 0

# x = 1, y = 1: data 4, 3, 2, -1
warp 0 { sm4 "store_uav_typed u0.xyzw, l(1,1,0,0), l(4,3,2,-1)"  active 0x1 }
expect memory 0x40000110 = 04 00 00 00 03 00 00 00 02 00 00 00 ff ff ff ff
# x = 16 is outside of the row: it is dropped, and the row after keeps its zeros
warp 1 { sm4 "store_uav_typed u0.xyzw, r1.xyxx, r2.xyzw"  active 0x1  x = 16  y = 0  data0 = 7 }
expect memory 0x40000100 = 00 00 00 00
warp 2 { sm4 "store_uav_typed u1.xyzw, r1.xxxx, l(5)"  active 0x0000000f  x = lane * 2 }
expect memory 0x40010000 = 05 00 05 00 05 00 05 00
# layer 1 of a texture of one GOB a layer; 65537 is no layer, though its low 16 bits are 1
warp 3 { sm4 "store_uav_typed u2.xyzw, l(1,0,1,0), l(9)"  active 0x1 }
warp 4 { sm4 "store_uav_typed u2.xyzw, l(0,0,65537,0), l(8)"  active 0x1 }
expect memory 0x40020200 = 00 00 00 00 09 00 00 00
expect memory 0x40020000 = 00 00 00 00 00 00 00 00
