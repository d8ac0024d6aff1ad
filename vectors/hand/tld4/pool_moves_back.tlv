texlock 1                                       # the header pool moves while a header is fetched, and back while another fills its entry
rules PD-5

# In the table of levels, FILL replaces the records of the entry that the first header still had. Found by random
# instructions.
traffic { seed 2067694674   r_gap 55   registers 50   changes 63   latency 12..21 }
pool headers 0x9296c5e0 max 1
pool samplers 0xfb138fa0 max 1
bank 10 0xffffffffff44
select 10
texture 1 { raw 58d4920f 20000000 00600000 10000000 e0a00000 80000000 bb080000 35000011 }
warp 0 {
  asm "TLD4.R.B R40, R20, R144, 0x0, 2D, 0x1"   active 0x1   Rb+0 = 1
}
