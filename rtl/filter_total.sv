// SPDX-License-Identifier: Apache-2.0
// Function: Adds the aligned sum of a pass to that of the passes before: the one with the smaller exponent is shifted
//   right, towards minus infinity. One shift and one adder.
// Rules: PD-126, PD-136c.
// Model twin: cmodel/function/align.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_total (
    input  logic        active_i,    // 0: the outputs are 0, and nothing is computed
    // Of the passes before, all 0 at first
    input  logic [7:0]  before_exponent_i,
    input  logic [39:0] before_sum_i,  // in half the unit of sum_i, at its own exponent
    input  logic [3:0]  before_flags_i,
    // Of the pass, from tex_filter_align
    input  logic [7:0]  exponent_i,
    input  logic [36:0] sum_i,
    input  logic [3:0]  flags_i,
    // Of both
    output logic [7:0]  exponent_o,
    output logic [39:0] sum_o,
    output logic [3:0]  flags_o
);
  // {exponent, sum}. A sum is below 2^38, even if the passes of a thread have twice the weight: POLICY may change
  // between wrap and the next slice. PD-136c: of taps by logarithms it is below 2^39, four times one of single weight.
  function automatic logic [47:0] total_of(input logic active, input logic [7:0] f, input logic [39:0] q,
                                           input logic [7:0] e, input logic [36:0] p);
    logic later; // the pass has the larger exponent
    logic [7:0] down;
    logic signed [39:0] low;
    logic [39:0] high;
    total_of = '0;
    if (active) begin
      later = e > f;
      down = later ? e - f : f - e;
      low = later ? q : {{2{p[36]}}, p, 1'b0};
      high = later ? {{2{p[36]}}, p, 1'b0} : q;
      low = low >>> (down > 8'd39 ? 6'd39 : down[5:0]);   // PD-126: a floor
      total_of = {later ? e : f, high + low};
    end
  endfunction

  logic [47:0] result;
  assign result = total_of(active_i, before_exponent_i, before_sum_i, exponent_i, sum_i);
  assign exponent_o = result[47:40];
  assign sum_o = result[39:0];
  assign flags_o = (before_flags_i | flags_i) & {4{active_i}};

  // Contract
  `TEX_IDLE(filter_total, active_i, {flags_o, result})
endmodule
