// SPDX-License-Identifier: Apache-2.0
// Function: Sanitises one coordinate, cuts it to 21 bits of fraction, towards minus infinity, and reduces it to the
//   range of its address mode. One shifter. What is not reduced saturates where its position does with one texel, in
//   whatever place a tap is.
// Rules: R-TLD4-47, PD-18b, PD-19, PD-128, PD-136b.
// Model twin: cmodel/function/coord.c.
// Latency: 1 (output register, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_coord_cut (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        active_i,     // 0: the output is loaded with zero, and nothing is computed
    input  logic [31:0] s_i,          // binary32 as delivered
    input  logic [2:0]  mode_i,       // address mode
    input  logic        normalized_i,
    output logic [39:0] cut_o         // signed, in 2^-21
);
  // |s| in units of 2^-21 = mantissa * 2^(exponent - 129): at exponent 150 bit 21 is its lowest one, and what is larger
  // is a multiple of both periods. From exponent 145 up it is 2^39 or more.
  function automatic logic [39:0] coord_cut(input logic active, input logic [31:0] raw, input logic [2:0] mode,
                                            input logic normalized);
    logic [31:0] s;
    logic [23:0] mantissa;
    logic [7:0]  down;
    logic [63:0] wide;     // 40 bits before the point, those above do not count
    logic [39:0] whole;
    coord_cut = 40'd0;
    if (active) begin
      s = tex_math::sanitised(raw);   // R-TLD4-47, PD-19
      mantissa = {s[30:23] != 8'd0, s[22:0]};
      down = s[30:23] < 8'd105 ? 8'd45 : 8'd150 - s[30:23];
      wide = s[30:23] > 8'd150 ? 64'd0 : 64'({mantissa, 45'd0} >> down);
      whole = wide[63:24];
      if (s[31]) whole = ~whole + {39'd0, wide[23:0] == 24'd0};   // PD-128: a floor
      if (normalized && mode == tex_pkg::WRAP_WRAP) coord_cut = {19'd0, whole[20:0]};
      else if (normalized && mode == tex_pkg::WRAP_MIRROR) coord_cut = {18'd0, whole[21:0]};
      else if (s[30:23] >= 8'd145) coord_cut = {s[31], {39{!s[31]}}};   // PD-136b: far from all places
      else coord_cut = whole;
    end
  endfunction

  logic [39:0] cut;
  assign cut = coord_cut(active_i, s_i, mode_i, normalized_i);

  always_ff @(posedge clk_i) begin
    if (load_i) cut_o <= cut;
  end

  // Contract
  `TEX_IDLE(coord_cut, active_i, cut)
endmodule
