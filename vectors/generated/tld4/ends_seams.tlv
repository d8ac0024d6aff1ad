# Seamless cubes of the greatest faces, and of the next smaller ones: footprints beyond every edge, at its ends and in its middle,
# and beyond every corner.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-16 PD-17 PD-17a PD-17b
rules without PD-16b PD-17c
sampler 0 { address BORDER MIRROR  CUBEMAP_INTERFACE_FILTERING 2 }
texture 0 { type CUBEMAP format R8 UINT size 65536 65536 address 0x20000000 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP format R8 UINT size 65535 65535 address 0x20000000 }
handle 1 texture 1 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, CUBE, 0x1"  active 0xffff
    s = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
    t = { 0.9999923706054688 -0.9999923706054688 0.9999923706054688 -0.9999923706054688 0.9999771118164062 0.9999923706054688 -2.288818359375e-05 0.9999923706054688 -0.9999618530273438 0.9999923706054688 0.9999771118164062 -0.9999923706054688 -2.288818359375e-05 -0.9999923706054688 -0.9999618530273438 -0.9999923706054688 ... }
    r = { 0.9999923706054688 0.9999923706054688 -0.9999923706054688 -0.9999923706054688 0.9999923706054688 0.9999771118164062 0.9999923706054688 -2.288818359375e-05 0.9999923706054688 -0.9999618530273438 -0.9999923706054688 0.9999771118164062 -0.9999923706054688 -2.288818359375e-05 -0.9999923706054688 -0.9999618530273438 ... }
    expect lane 0 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65535  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 0  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65535  wrap.y[2] = 32766  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65535  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 1  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65535  wrap.y[1] = 1  wrap.face[2] = 0  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 32768  wrap.face[1] = 3  wrap.x[1] = 65535  wrap.y[1] = 32769  wrap.face[2] = 0  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 65535  wrap.y[1] = 65535  wrap.face[2] = 0  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
}

warp 1 {
    asm "TLD4.R R8, R0, 0, CUBE, 0x1"  active 0xffff
    s = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
    t = { 0.9999923706054688 -0.9999923706054688 0.9999923706054688 -0.9999923706054688 0.9999771118164062 0.9999923706054688 -2.288818359375e-05 0.9999923706054688 -0.9999618530273438 0.9999923706054688 0.9999771118164062 -0.9999923706054688 -2.288818359375e-05 -0.9999923706054688 -0.9999618530273438 -0.9999923706054688 ... }
    r = { -0.9999923706054688 -0.9999923706054688 0.9999923706054688 0.9999923706054688 -0.9999923706054688 -0.9999771118164062 -0.9999923706054688 2.288818359375e-05 -0.9999923706054688 0.9999618530273438 0.9999923706054688 -0.9999771118164062 0.9999923706054688 2.288818359375e-05 0.9999923706054688 0.9999618530273438 ... }
    expect lane 0 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 1  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 1  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 1  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 32769  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 1  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 1  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 32767  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 32766  wrap.face[2] = 1  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 1  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 1  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 1  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
}

warp 2 {
    asm "TLD4.R R8, R0, 0, CUBE, 0x1"  active 0xffff
    s = { -0.9999923706054688 -0.9999923706054688 0.9999923706054688 0.9999923706054688 -0.9999923706054688 -0.9999771118164062 -0.9999923706054688 2.288818359375e-05 -0.9999923706054688 0.9999618530273438 0.9999923706054688 -0.9999771118164062 0.9999923706054688 2.288818359375e-05 0.9999923706054688 0.9999618530273438 ... }
    t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
    r = { -0.9999923706054688 0.9999923706054688 -0.9999923706054688 0.9999923706054688 -0.9999771118164062 -0.9999923706054688 2.288818359375e-05 -0.9999923706054688 0.9999618530273438 -0.9999923706054688 -0.9999771118164062 0.9999923706054688 2.288818359375e-05 0.9999923706054688 0.9999618530273438 0.9999923706054688 ... }
    expect lane 0 wrap.face[0] = 1  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 65535  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 2  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 1  wrap.x[0] = 1  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 2  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 65534  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 1  wrap.x[0] = 32769  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 1  wrap.x[3] = 32768  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 2  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 32766  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 32767  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 2  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 1  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 2  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 65535  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 4  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 2  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 0  wrap.x[1] = 32766  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 32767  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 4  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 2  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 2  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 1  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
}

warp 3 {
    asm "TLD4.R R8, R0, 0, CUBE, 0x1"  active 0xffff
    s = { -0.9999923706054688 -0.9999923706054688 0.9999923706054688 0.9999923706054688 -0.9999923706054688 -0.9999771118164062 -0.9999923706054688 2.288818359375e-05 -0.9999923706054688 0.9999618530273438 0.9999923706054688 -0.9999771118164062 0.9999923706054688 2.288818359375e-05 0.9999923706054688 0.9999618530273438 ... }
    t = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
    r = { 0.9999923706054688 -0.9999923706054688 0.9999923706054688 -0.9999923706054688 0.9999771118164062 0.9999923706054688 -2.288818359375e-05 0.9999923706054688 -0.9999618530273438 0.9999923706054688 0.9999771118164062 -0.9999923706054688 -2.288818359375e-05 -0.9999923706054688 -0.9999618530273438 -0.9999923706054688 ... }
    expect lane 0 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 65535  wrap.y[1] = 65535  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 1  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 5  wrap.x[0] = 0  wrap.y[0] = 65535  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 3  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 1  wrap.x[0] = 32766  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 1  wrap.x[3] = 32767  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 3  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 1  wrap.x[0] = 0  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 1  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 1  wrap.y[1] = 65535  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 3  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 5  wrap.x[1] = 65534  wrap.y[1] = 65535  wrap.face[2] = 3  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 3  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 0  wrap.x[1] = 32769  wrap.y[1] = 65535  wrap.face[2] = 0  wrap.x[2] = 32768  wrap.y[2] = 65535  wrap.face[3] = 3  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 5  wrap.x[0] = 32767  wrap.y[0] = 65535  wrap.face[1] = 5  wrap.x[1] = 32766  wrap.y[1] = 65535  wrap.face[2] = 3  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 3  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 0  wrap.x[1] = 65535  wrap.y[1] = 65535  wrap.face[2] = 0  wrap.x[2] = 65534  wrap.y[2] = 65535  wrap.face[3] = 3  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 5  wrap.x[0] = 1  wrap.y[0] = 65535  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 3  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 3  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
}

warp 4 {
    asm "TLD4.R R8, R0, 0, CUBE, 0x1"  active 0xffff
    s = { -0.9999923706054688 -0.9999923706054688 0.9999923706054688 0.9999923706054688 -0.9999923706054688 -0.9999771118164062 -0.9999923706054688 2.288818359375e-05 -0.9999923706054688 0.9999618530273438 0.9999923706054688 -0.9999771118164062 0.9999923706054688 2.288818359375e-05 0.9999923706054688 0.9999618530273438 ... }
    t = { 0.9999923706054688 -0.9999923706054688 0.9999923706054688 -0.9999923706054688 0.9999771118164062 0.9999923706054688 -2.288818359375e-05 0.9999923706054688 -0.9999618530273438 0.9999923706054688 0.9999771118164062 -0.9999923706054688 -2.288818359375e-05 -0.9999923706054688 -0.9999618530273438 -0.9999923706054688 ... }
    r = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
    expect lane 0 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 4  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 4  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 2  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 1  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 4  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
}

warp 5 {
    asm "TLD4.R R8, R0, 0, CUBE, 0x1"  active 0xffff
    s = { 0.9999923706054688 0.9999923706054688 -0.9999923706054688 -0.9999923706054688 0.9999923706054688 0.9999771118164062 0.9999923706054688 -2.288818359375e-05 0.9999923706054688 -0.9999618530273438 -0.9999923706054688 0.9999771118164062 -0.9999923706054688 -2.288818359375e-05 -0.9999923706054688 -0.9999618530273438 ... }
    t = { 0.9999923706054688 -0.9999923706054688 0.9999923706054688 -0.9999923706054688 0.9999771118164062 0.9999923706054688 -2.288818359375e-05 0.9999923706054688 -0.9999618530273438 0.9999923706054688 0.9999771118164062 -0.9999923706054688 -2.288818359375e-05 -0.9999923706054688 -0.9999618530273438 -0.9999923706054688 ... }
    r = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
    expect lane 0 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65535  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65535  wrap.y[1] = 65535  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 65535  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65535  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 65535  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 5  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 5  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 32769  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 32766  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 32767  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 0  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 65535  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 1  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 1  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 65535  wrap.face[2] = 5  wrap.x[2] = 1  wrap.y[2] = 65535  wrap.face[3] = 5  wrap.x[3] = 0  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 32769  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 32769  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 32768  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 32767  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 32766  wrap.y[1] = 65535  wrap.face[2] = 5  wrap.x[2] = 32769  wrap.y[2] = 65535  wrap.face[3] = 5  wrap.x[3] = 32768  wrap.y[3] = 65535  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 5  wrap.x[0] = 65535  wrap.y[0] = 65535  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 5  wrap.x[3] = 65535  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 1  wrap.y[0] = 65535  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65535  wrap.face[2] = 5  wrap.x[2] = 65535  wrap.y[2] = 65535  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 65535  wrap.corner = 0;
}

warp 6 {
    asm "TLD4.R R8, R0, 1, CUBE, 0x1"  active 0xffff
    s = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
    t = { 0.9999923704890517 -0.9999923704890517 0.9999923704890517 -0.9999923704890517 0.999977111467155 0.9999923704890517 -7.629510948348184e-06 0.9999923704890517 -0.9999618524452583 0.9999923704890517 0.999977111467155 -0.9999923704890517 -7.629510948348184e-06 -0.9999923704890517 -0.9999618524452583 -0.9999923704890517 ... }
    r = { 0.9999923704890517 0.9999923704890517 -0.9999923704890517 -0.9999923704890517 0.9999923704890517 0.999977111467155 0.9999923704890517 -7.629510948348184e-06 0.9999923704890517 -0.9999618524452583 -0.9999923704890517 0.999977111467155 -0.9999923704890517 -7.629510948348184e-06 -0.9999923704890517 -0.9999618524452583 ... }
    expect lane 0 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 65533  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 0  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 32766  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 0  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 1  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 1  wrap.face[2] = 0  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 32767  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 32768  wrap.face[2] = 0  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 65533  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 65534  wrap.face[2] = 0  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
}

warp 7 {
    asm "TLD4.R R8, R0, 1, CUBE, 0x1"  active 0xffff
    s = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
    t = { 0.9999923704890517 -0.9999923704890517 0.9999923704890517 -0.9999923704890517 0.999977111467155 0.9999923704890517 -7.629510948348184e-06 0.9999923704890517 -0.9999618524452583 0.9999923704890517 0.999977111467155 -0.9999923704890517 -7.629510948348184e-06 -0.9999923704890517 -0.9999618524452583 -0.9999923704890517 ... }
    r = { -0.9999923704890517 -0.9999923704890517 0.9999923704890517 0.9999923704890517 -0.9999923704890517 -0.999977111467155 -0.9999923704890517 7.629510948348184e-06 -0.9999923704890517 0.9999618524452583 0.9999923704890517 -0.999977111467155 0.9999923704890517 7.629510948348184e-06 0.9999923704890517 0.9999618524452583 ... }
    expect lane 0 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 1  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 1  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 1  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 32768  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 1  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65533  wrap.face[2] = 1  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 32767  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 32766  wrap.face[2] = 1  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 1  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 1  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
}

warp 8 {
    asm "TLD4.R R8, R0, 1, CUBE, 0x1"  active 0xffff
    s = { -0.9999923704890517 -0.9999923704890517 0.9999923704890517 0.9999923704890517 -0.9999923704890517 -0.999977111467155 -0.9999923704890517 7.629510948348184e-06 -0.9999923704890517 0.9999618524452583 0.9999923704890517 -0.999977111467155 0.9999923704890517 7.629510948348184e-06 0.9999923704890517 0.9999618524452583 ... }
    t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
    r = { -0.9999923704890517 0.9999923704890517 -0.9999923704890517 0.9999923704890517 -0.999977111467155 -0.9999923704890517 7.629510948348184e-06 -0.9999923704890517 0.9999618524452583 -0.9999923704890517 -0.999977111467155 0.9999923704890517 7.629510948348184e-06 0.9999923704890517 0.9999618524452583 0.9999923704890517 ... }
    expect lane 0 wrap.face[0] = 1  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 65534  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 2  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 1  wrap.x[0] = 1  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 2  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 65533  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 1  wrap.x[0] = 32768  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 1  wrap.x[3] = 32767  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 2  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 32766  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 32767  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 1  wrap.x[3] = 65533  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 2  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 2  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 1  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 2  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 65533  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 65534  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 4  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 2  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 0  wrap.x[1] = 32766  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 32767  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 4  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 2  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 1  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 4  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
}

warp 9 {
    asm "TLD4.R R8, R0, 1, CUBE, 0x1"  active 0xffff
    s = { -0.9999923704890517 -0.9999923704890517 0.9999923704890517 0.9999923704890517 -0.9999923704890517 -0.999977111467155 -0.9999923704890517 7.629510948348184e-06 -0.9999923704890517 0.9999618524452583 0.9999923704890517 -0.999977111467155 0.9999923704890517 7.629510948348184e-06 0.9999923704890517 0.9999618524452583 ... }
    t = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
    r = { 0.9999923704890517 -0.9999923704890517 0.9999923704890517 -0.9999923704890517 0.999977111467155 0.9999923704890517 -7.629510948348184e-06 0.9999923704890517 -0.9999618524452583 0.9999923704890517 0.999977111467155 -0.9999923704890517 -7.629510948348184e-06 -0.9999923704890517 -0.9999618524452583 -0.9999923704890517 ... }
    expect lane 0 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 65534  wrap.y[1] = 65534  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 5  wrap.x[0] = 0  wrap.y[0] = 65534  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 3  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 1  wrap.x[0] = 65533  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 1  wrap.x[0] = 32766  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 1  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 3  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 1  wrap.x[0] = 0  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 3  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 1  wrap.x[3] = 1  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 3  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 1  wrap.y[1] = 65534  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 3  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 5  wrap.x[1] = 65533  wrap.y[1] = 65534  wrap.face[2] = 3  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 3  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 0  wrap.x[1] = 32768  wrap.y[1] = 65534  wrap.face[2] = 0  wrap.x[2] = 32767  wrap.y[2] = 65534  wrap.face[3] = 3  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 5  wrap.x[0] = 32767  wrap.y[0] = 65534  wrap.face[1] = 5  wrap.x[1] = 32766  wrap.y[1] = 65534  wrap.face[2] = 3  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 3  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 0  wrap.x[1] = 65534  wrap.y[1] = 65534  wrap.face[2] = 0  wrap.x[2] = 65533  wrap.y[2] = 65534  wrap.face[3] = 3  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 5  wrap.x[0] = 1  wrap.y[0] = 65534  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 3  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 3  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
}

warp 10 {
    asm "TLD4.R R8, R0, 1, CUBE, 0x1"  active 0xffff
    s = { -0.9999923704890517 -0.9999923704890517 0.9999923704890517 0.9999923704890517 -0.9999923704890517 -0.999977111467155 -0.9999923704890517 7.629510948348184e-06 -0.9999923704890517 0.9999618524452583 0.9999923704890517 -0.999977111467155 0.9999923704890517 7.629510948348184e-06 0.9999923704890517 0.9999618524452583 ... }
    t = { 0.9999923704890517 -0.9999923704890517 0.9999923704890517 -0.9999923704890517 0.999977111467155 0.9999923704890517 -7.629510948348184e-06 0.9999923704890517 -0.9999618524452583 0.9999923704890517 0.999977111467155 -0.9999923704890517 -7.629510948348184e-06 -0.9999923704890517 -0.9999618524452583 -0.9999923704890517 ... }
    r = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
    expect lane 0 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 4  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 4  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 1  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 4  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 4  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 1  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 4  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 4  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 2  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 4  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 4  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 4  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 4  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
}

warp 11 {
    asm "TLD4.R R8, R0, 1, CUBE, 0x1"  active 0xffff
    s = { 0.9999923704890517 0.9999923704890517 -0.9999923704890517 -0.9999923704890517 0.9999923704890517 0.999977111467155 0.9999923704890517 -7.629510948348184e-06 0.9999923704890517 -0.9999618524452583 -0.9999923704890517 0.999977111467155 -0.9999923704890517 -7.629510948348184e-06 -0.9999923704890517 -0.9999618524452583 ... }
    t = { 0.9999923704890517 -0.9999923704890517 0.9999923704890517 -0.9999923704890517 0.999977111467155 0.9999923704890517 -7.629510948348184e-06 0.9999923704890517 -0.9999618524452583 0.9999923704890517 0.999977111467155 -0.9999923704890517 -7.629510948348184e-06 -0.9999923704890517 -0.9999618524452583 -0.9999923704890517 ... }
    r = { -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 -1.0 ... }
    expect lane 0 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65534  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 8;
    expect lane 1 wrap.face[0] = 0  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 3  wrap.x[1] = 65534  wrap.y[1] = 65534  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 1;
    expect lane 2 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 0  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 0  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 0  wrap.y[3] = 0  wrap.corner = 4;
    expect lane 3 wrap.face[0] = 3  wrap.x[0] = 0  wrap.y[0] = 65534  wrap.face[1] = 0  wrap.x[1] = 0  wrap.y[1] = 0  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65534  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 65534  wrap.corner = 2;
    expect lane 4 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 5 wrap.face[0] = 5  wrap.x[0] = 0  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 1  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 65533  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 6 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 7 wrap.face[0] = 5  wrap.x[0] = 32767  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 32768  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 32766  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 32767  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 8 wrap.face[0] = 0  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 5  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 5  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 0  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 9 wrap.face[0] = 5  wrap.x[0] = 65533  wrap.y[0] = 0  wrap.face[1] = 5  wrap.x[1] = 65534  wrap.y[1] = 0  wrap.face[2] = 2  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 2  wrap.x[3] = 1  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 10 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 1  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 1  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 0  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 0  wrap.corner = 0;
    expect lane 11 wrap.face[0] = 3  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 65533  wrap.y[1] = 65534  wrap.face[2] = 5  wrap.x[2] = 1  wrap.y[2] = 65534  wrap.face[3] = 5  wrap.x[3] = 0  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 12 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 32768  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 32768  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 32767  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 32767  wrap.corner = 0;
    expect lane 13 wrap.face[0] = 3  wrap.x[0] = 32767  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 32766  wrap.y[1] = 65534  wrap.face[2] = 5  wrap.x[2] = 32768  wrap.y[2] = 65534  wrap.face[3] = 5  wrap.x[3] = 32767  wrap.y[3] = 65534  wrap.corner = 0;
    expect lane 14 wrap.face[0] = 5  wrap.x[0] = 65534  wrap.y[0] = 65534  wrap.face[1] = 1  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 1  wrap.x[2] = 0  wrap.y[2] = 65533  wrap.face[3] = 5  wrap.x[3] = 65534  wrap.y[3] = 65533  wrap.corner = 0;
    expect lane 15 wrap.face[0] = 3  wrap.x[0] = 1  wrap.y[0] = 65534  wrap.face[1] = 3  wrap.x[1] = 0  wrap.y[1] = 65534  wrap.face[2] = 5  wrap.x[2] = 65534  wrap.y[2] = 65534  wrap.face[3] = 5  wrap.x[3] = 65533  wrap.y[3] = 65534  wrap.corner = 0;
}
