# The warp's texture hash: T counts the texture part modulo 8, P counts the phase part modulo 32 and clears the texture part;
# each warp has its own; a refused instruction leaves it alone.
texlock 1
rules R-TLD4-22 R-TLD4-23 R-TLD4-24
rules without R-TLD4-1 R-TLD4-17 R-TLD4-18 R-TLD4-20 R-TLD4-21 PD-15 PD-2
texture 0 { type TWO_D layout pitch 32 format R8 UINT size 2 2 address 0x30000000 }
sampler 0 { address WRAP WRAP WRAP }
handle 0 texture 0 sampler 0
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x00; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x01; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x02; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x03; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x04; }
warp 8 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0; }
warp 7 { word 0  phase P
    expect token decode.illegal = opcode; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x05; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x06; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x07; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x00; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x01; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x08; }
warp 7 { asm "TLD4.R R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x09; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x09; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x0a; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x10; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x18; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x20; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x28; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x30; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x38; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x40; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x48; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x50; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x58; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x60; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x68; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x70; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x78; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x80; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x88; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x90; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x98; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xa0; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xa8; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xb0; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xb8; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xc0; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xc8; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xd0; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xd8; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xe0; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xe8; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xf0; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0xf8; }
warp 7 { asm "TLD4.R.P R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x00; }
warp 7 { asm "TLD4.R.T R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 decode.hash = 0x08; }
