// SPDX-License-Identifier: Apache-2.0
// Function: Adds two floats of 10 bits. The lesser one is first cut to multiples of half an ulp of the greater one; the
//   10 highest bits of the sum are kept.
// Rules: PD-129b.
// Model twin: cmodel/arith/float10.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_sum (
    input  logic        active_i, // 0: sum_o is 0, and nothing is computed
    input  logic [19:0] a_i,      // as tex_lod_multiply has them
    input  logic [19:0] b_i,
    output logic [19:0] sum_o
);
  function automatic logic [19:0] sum_of(input logic active, input logic [19:0] one, input logic [19:0] two);
    logic [19:0] p, q;       // |p| >= |q|
    logic [9:0]  down;
    logic [10:0] high, low;  // in half an ulp of p
    logic [11:0] total;
    logic [36:0] normal;     // the leading one in bit 31
    logic [9:0]  power;
    sum_of = 20'd0;
    if (active) begin
      p = one[18:0] >= two[18:0] ? one : two;
      q = one[18:0] >= two[18:0] ? two : one;
      down = p[18:9] - q[18:9];
      high = {p[18:9] != 10'd0, p[8:0], 1'b0};
      low = {q[18:9] != 10'd0, q[8:0], 1'b0} >> (down > 10'd11 ? 4'd11 : down[3:0]);
      total = p[19] == q[19] ? {1'b0, high} + {1'b0, low} : {1'b0, high} - {1'b0, low};
      normal = tex_math::normalise({total, 20'd0});
      power = p[18:9] + 10'd1 - {5'd0, normal[36:32]};
      if (total != 12'd0) sum_of = {p[19], power, normal[30:22]};
    end
  endfunction
  assign sum_o = sum_of(active_i, a_i, b_i);

  // Contract
  `TEX_IDLE(lod_sum, active_i, sum_o)
endmodule
