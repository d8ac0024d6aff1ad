// SPDX-License-Identifier: Apache-2.0
// Function: Keeps the first of a pair of binary32 numbers, and averages it with the second: half their sum, rounded once
//   to nearest even. The first may come several times, and the last time counts; so may the second.
// Rules: PD-108, PD-112.
// Model twin: cmodel/function/filter.c.
// Latency: 0 to value_o; a register for the first.
// Backpressure: none; load_i = 0 holds the first.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_filter_pair (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        comes_i,  // 0: nothing is computed or kept
    input  logic        second_i,
    input  logic [31:0] value_i,  // not denormal
    output logic [31:0] value_o   // of the second the mean; else value_i
);
  logic [31:0] first_q, mean;
  always_ff @(posedge clk_i) begin
    if (load_i && comes_i && !second_i) first_q <= value_i;
  end
  tex_filter_blend u_mean (
      .active_i(comes_i && second_i), .a_i(first_q), .b_i(value_i), .w_i(8'd128), .value_o(mean)
  );
  assign value_o = comes_i && second_i ? mean : value_i;
endmodule
