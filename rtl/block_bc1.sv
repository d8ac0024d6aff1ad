// SPDX-License-Identifier: Apache-2.0
// Function: Decodes one texel of a colour block of BC1, BC2 or BC3. Thirds and halves of 8-bit values are truncated.
//   With nv_i they are mixed as NVIDIA's hardware is known to: red and blue from five bits, green by a sum in 256ths.
// Rules: PD-83.
// Model twin: cmodel/arith/block_bc1.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_bc1 (
    input  logic        active_i,  // 0: the outputs are 0, and nothing is computed
    input  logic [63:0] raw_i,
    input  logic        four_i,    // always four colours (BC2, BC3)
    input  logic        nv_i,
    input  logic [3:0]  texel_i,   // {y, x}
    output logic [23:0] rgb_o,
    output logic        clear_o    // transparent black
);
  function automatic logic [7:0] from5(input logic [4:0] v);
    from5 = {v, v[4:2]};
  endfunction
  function automatic logic [7:0] from6(input logic [5:0] v);
    from6 = {v, v[5:4]};
  endfunction

  // floor(v / 3) for v <= 1023: 683 v / 2048 exceeds v / 3 by v / 6144 < 1/3, the least distance of v / 3 to the next
  // integer.
  function automatic logic [7:0] third(input logic [9:0] v);
    logic [20:0] one, five, more;
    one = {11'h0, v};
    five = (one << 2) + one;
    more = (five << 4) + five;   // 85
    third = 8'(((more << 3) + (one << 1) + one) >> 11);
  endfunction

  function automatic logic [7:0] plain(input logic [7:0] one, input logic [7:0] two, input logic thirds);
    logic [8:0] sum;
    sum = {1'b0, one} + {1'b0, two};
    plain = thirds ? third({1'b0, sum} + {2'b0, one}) : sum[8:1];
  endfunction

  function automatic logic [7:0] nv5(input logic [4:0] one, input logic [4:0] two, input logic thirds);
    logic [6:0] sum;
    sum = {2'b0, one} + {2'b0, two} + (thirds ? {2'b0, one} : 7'd0);
    nv5 = 8'((thirds ? ({5'h0, sum} << 4) + ({5'h0, sum} << 2) + ({5'h0, sum} << 1)
                     : ({5'h0, sum} << 5) + {5'h0, sum}) >> 3);   // 22, 33
  endfunction

  function automatic logic [7:0] nv6(input logic [7:0] one, input logic [7:0] two, input logic thirds);
    logic signed [8:0]  step;
    logic signed [17:0] far, quarter;
    step = $signed({1'b0, two}) - $signed({1'b0, one});
    far = {{9{step[8]}}, step};
    quarter = far >>> 2;   // the formula truncates; the sums are equal for all greens
    far = (thirds ? (far <<< 6) + (far <<< 4) : far <<< 7) + quarter + $signed({2'b0, one, 8'd128});
    nv6 = far[15:8];
  endfunction

  // {clear, blue, green, red}
  function automatic logic [24:0] texel_of(input logic active, input logic [63:0] raw, input logic four_always,
                                           input logic nv, input logic [3:0] texel);
    logic [1:0]  index;
    logic [15:0] p, q;   // endpoints, swapped for odd indices
    logic four, clear;
    logic [7:0] red, green, blue;
    logic [7:0] pr, pg, pb, qr, qg, qb;
    texel_of = '0;
    if (active) begin
      index = raw[32 + 32'({texel, 1'b0}) +: 2];
      four = four_always || raw[15:0] > raw[31:16];
      p = index[0] ? raw[31:16] : raw[15:0];
      q = index[0] ? raw[15:0] : raw[31:16];
      clear = !four && index == 2'd3;
      {pr, pg, pb} = {from5(p[15:11]), from6(p[10:5]), from5(p[4:0])};
      {qr, qg, qb} = {from5(q[15:11]), from6(q[10:5]), from5(q[4:0])};
      if (!index[1]) begin
        {red, green, blue} = {pr, pg, pb};
      end else if (nv) begin
        red = nv5(p[15:11], q[15:11], four);
        green = nv6(pg, qg, four);
        blue = nv5(p[4:0], q[4:0], four);
      end else begin
        red = plain(pr, qr, four);
        green = plain(pg, qg, four);
        blue = plain(pb, qb, four);
      end
      texel_of = {clear, clear ? 24'h0 : {blue, green, red}};
    end
  endfunction

  logic [24:0] texel;
  assign texel = texel_of(active_i, raw_i, four_i, nv_i, texel_i);
  assign clear_o = texel[24];
  assign rgb_o = texel[23:0];

  // Contract
  `TEX_IDLE(block_bc1, active_i, texel)
endmodule
