# POLICY bit 0: GOBS_PER_BLOCK_WIDTH is taken as 0, so the offsets are those of blocks one GOB wide.
texlock 1
rules PD-90
rules without PD-92
policy gob_width_one
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { type TWO_D layout blocklinear format R32 UINT size 300 200 address 0x80000000 block 2 1 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D layout blocklinear format R32 UINT size 300 200 address 0x80000000 block 4 8 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D layout blocklinear format R32 UINT size 300 200 address 0x80000000 block 32 32 }
handle 2 texture 2 sampler 0
# A width of 64 GOBs, which is refused where it counts.
texture 3 { type TWO_D format R32 UINT size 300 200 address 0x80000000 block 1 1 GOBS_PER_BLOCK_WIDTH 6 }
handle 3 texture 3 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D"  active 0x1
    s = 0.7058333333333333  t = 0.66875
    expect lane 0 address 0x80027acc 0x80027ae0 0x80027ab0 0x80027a9c;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D"  active 0x1
    s = 0.7058333333333333  t = 0.66875
    expect lane 0 address 0x800330cc 0x800330e0 0x800330b0 0x8003309c;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D"  active 0x1
    s = 0.7058333333333333  t = 0.66875
    expect lane 0 address 0x800360cc 0x800360e0 0x800360b0 0x8003609c;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D"  active 0x1
    s = 0.7058333333333333  t = 0.66875
    expect lane 0 address 0x80027acc 0x80027ae0 0x80027ab0 0x80027a9c;
}
