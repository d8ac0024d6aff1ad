// SPDX-License-Identifier: Apache-2.0
// Function: Rounds an aligned sum to binary32, or to the 11 bits and the range of binary16, as binary32. Halves go away
//   from zero. Of binary32 a denormal result is a zero of its sign. Of taps by logarithms it is a multiple of the mean.
// Rules: PD-126, PD-136c.
// Model twin: cmodel/function/align.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_round (
    input  logic        active_i,   // 0: value_o is 0, and nothing is computed
    input  logic [7:0]  exponent_i, // from tex_filter_total
    input  logic [39:0] sum_i,
    input  logic [1:0]  taps_i,     // log2 of the multiple, 0..2
    input  logic [3:0]  flags_i,
    input  logic        half_i,     // 11 bits, else 24
    output logic [31:0] value_o
);
  // A number with its leading one at bit 38 has the exponent field `field`, which may be below the least one: `below`
  // bits fewer are kept then. The half that is added carries into the exponent.
  function automatic logic [30:0] rounded(input logic [7:0] exponent, input logic [38:0] size, input logic [1:0] taps,
                                          input logic half);
    logic        far;
    logic [38:0] base;
    logic [36:0] normal;
    logic signed [9:0] field, below;
    logic [23:0] mantissa;  // below the leading one
    logic [4:0]  at;        // of the half
    logic [33:0] pattern;   // field and mantissa
    far = size[38:7] == 32'd0;
    base = far ? {size[6:0], 32'd0} : size;
    normal = tex_math::normalise(base[38:7]);
    mantissa = 24'((base << normal[36:32]) >> 14);
    field = {2'd0, exponent} + (half ? 10'd15 : 10'd2) - {4'd0, far, normal[36:32]} - {8'd0, taps};   // PD-136c
    below = (half ? 10'sd113 : 10'sd1) - field;
    at = (half ? 5'd13 : 5'd0) + (below <= 10'sd0 ? 5'd0 : below[4:0]);
    pattern = {field, mantissa} + (34'd1 << at);
    pattern = pattern & ((34'h3fffffffe << at) | 34'h3ff000000);
    rounded = pattern[31:1];
    if (below > (half ? 10'sd11 : 10'sd1) || (!half && pattern[33:24] == 10'd0)) rounded = 31'd0;
    else if (pattern[33:24] >= (half ? 10'd143 : 10'd255)) rounded = 31'(tex_pkg::F32_INF);
  endfunction

  function automatic logic [31:0] value_of(input logic active, input logic [7:0] exponent, input logic [39:0] sum,
                                           input logic [1:0] taps, input logic [3:0] flags, input logic half);
    value_of = '0;
    if (active) begin
      if (flags[3] || (flags[2] && flags[1])) value_of = half ? 32'h7fffe000 : 32'h7fffffff;
      else if (flags[2] || flags[1]) value_of = {flags[1], 31'(tex_pkg::F32_INF)};
      else if (sum == 40'd0) value_of = {!flags[0], 31'd0};
      else value_of = {sum[39], rounded(exponent, sum[39] ? -sum[38:0] : sum[38:0], taps, half)};
    end
  endfunction

  assign value_o = value_of(active_i, exponent_i, sum_i, taps_i, flags_i, half_i);

  // Contract
  `TEX_IDLE(filter_round, active_i, value_o)
endmodule
