// SPDX-License-Identifier: Apache-2.0
// Function: Computes the weights of the four texels of a footprint, in sample order, in units of 2^-16; they add up to
//   2^16.
// Rules: PD-61.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_filter_weights (
    input  logic [7:0]  s_i,        // in 2^-8 texels beyond the centre of the left texels
    input  logic [7:0]  t_i,        // the same, below the centre of the upper texels
    output logic [67:0] weight_o    // sample k in bits 17 k + 16 .. 17 k
);
  logic [8:0] left;
  logic [16:0] across, down, both;
  assign left = 9'd256 - {1'b0, s_i};
  // One product; the others follow, because the weights of a column add up to s, those of a row to t.
  assign both = 17'({8'd0, s_i} * {8'd0, t_i});
  assign across = {1'b0, s_i, 8'd0} - both;
  assign down = {1'b0, t_i, 8'd0} - both;
  assign weight_o[16:0] = down;
  assign weight_o[33:17] = both;
  assign weight_o[50:34] = across;
  assign weight_o[67:51] = {left, 8'd0} - down;
endmodule
