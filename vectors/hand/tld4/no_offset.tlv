# Without AOFFI or PTP no register holds offsets: words that would be offsets stand in Rb, and the texels do not move.
texlock 1
rules R-TLD4-7
rules without PD-115
rules without R-TLD4-8 R-TLD4-9 R-TLD4-12 R-TLD4-13 PD-7
texture 0 { format R32 UINT  layout pitch 64  size 8 8  address 0x30000000  texels index }
sampler 0 { address WRAP CLAMP_TO_EDGE }
handle 1 texture 0 sampler 0

# The texel at column x, row y is y * 65536 + x. Column 2, row 3 of the footprint is its upper left.
warp 0 {
  asm "TLD4.R R8, R0, 1, 2D, 0xf"
  s = 3.0 / 8  t = 4.0 / 8
  Rb+0 = aoffi(1, 2)  Rb+1 = aoffi(3, 3)
  expect all texels (2,4) (3,4) (3,3) (2,3)
  expect all coord.offset_u[0] = 0  coord.offset_v[0] = 0
}
# Bindless: the handle is the first word of Rb; the next one is not looked at either, whatever a thread has there.
warp 1 {
  asm "TLD4.R.B R8, R0, R4, 0, 2D, 0xf"
  s = 3.0 / 8  t = 4.0 / 8
  handle = handle(texture 0, sampler 0)
  Rb+1 = aoffi(lane - 16, 31 - lane)
  expect all texels (2,4) (3,4) (3,3) (2,3)
  expect lane 0 R8 = 0x00040002  R9 = 0x00040003  R10 = 0x00030003  R11 = 0x00030002
}
