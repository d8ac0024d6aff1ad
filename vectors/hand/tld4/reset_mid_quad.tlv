# rst_i rises while a quad of threads 1 to 3 is half collected, and what crossed last stays in registers without a reset:
# nothing of it is in the first quad of the next run, which has thread 0 alone.
texlock 1
traffic { seed 6 resets 60 latency 2..6 result_stall 20 }
sampler 0 { address WRAP WRAP }
texture 0 { format R8 UINT size 16 16 address 0x20000000 }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0xeeeeeee1  s = lane / 32  t = lane / 16 }
warp 1 { asm "TLD4.R R8, R0, 0, 2D"  active 0xeeeeeeee  s = lane / 16  t = lane / 32 }
