# Elements of 12 bytes in blocks: each column at its own place (PD-91a), of each texel the component that is asked for.
# `index`: R is y << 16 | x, G the level, B zero. 40 texels are 480 bytes, eight GOBs; 20 rows are three.
texlock 1
rules PD-91 PD-91b
texture 0 { type TWO_D layout blocklinear format R32_G32_B32 UINT size 40 20 address 0x30000000 block 1 2 levels 2 view 1 1 texels index }
texture 1 { type TWO_D layout blocklinear format R32_G32_B32 UINT size 40 20 address 0x30010000 block 2 1 texels index source G R ZERO ONE_INT }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
