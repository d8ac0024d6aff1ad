// SPDX-License-Identifier: Apache-2.0
// Function: Multiplies two floats of 10 bits. The six lowest columns of the product are not added up; a constant stands
//   for them, and the 10 highest bits are kept.
// Rules: PD-129a.
// Model twin: cmodel/arith/float10.c.
// Latency: 0 (combinational).
// Backpressure: none.
// A float of 10 bits is here {negative, power + 512, fraction}: 2^power * (1 + fraction / 512), or all zeros. Powers lie
// within -262..290 (see tex_lod_float10), so the sums of these 10 bits never overflow.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_multiply (
    input  logic        active_i,   // 0: product_o is 0, and nothing is computed
    input  logic [19:0] a_i,
    input  logic [19:0] b_i,
    output logic [19:0] product_o
);
  function automatic logic [19:0] product_of(input logic active, input logic [19:0] one, input logic [19:0] two);
    int j;
    logic [9:0]  n, m, kept;
    logic [19:0] total;      // 2^18 or more, and below 2^20
    logic [9:0]  power;
    product_of = 20'd0;
    if (active) begin
      n = {1'b1, one[8:0]};
      m = {1'b1, two[8:0]};
      total = 20'd448;
      for (j = 0; j < 10; j++) begin
        kept = j < 6 ? n & (10'h3ff << (6 - j)) : n;   // columns from the sixth on
        if (m[j]) total = total + ({10'd0, kept} << j);
      end
      power = one[18:9] + two[18:9] - 10'd512 + {9'd0, total[19]};
      if (one[18:9] != 10'd0 && two[18:9] != 10'd0)
        product_of = {one[19] != two[19], power, total[19] ? total[18:10] : total[17:9]};
    end
  endfunction
  assign product_o = product_of(active_i, a_i, b_i);

  // Contract
  `TEX_IDLE(lod_multiply, active_i, product_o)
endmodule
