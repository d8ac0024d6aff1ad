// SPDX-License-Identifier: Apache-2.0
// Function: Chooses the level of TEX: adds the biases, clamps, and selects the filter and the level.
// Rules: PD-104, PD-105, PD-106.
// Model twin: cmodel/function/level.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_level (
    input  logic        active_i,    // 0: all outputs are 0
    input  logic [1:0]  mode_i,      // lod_mode; LBA and LLA as LB and LL
    input  logic [15:0] lambda_i,    // signed, 1/256 level
    input  logic [31:0] register_i,  // level or bias, binary32
    input  tex_detail_t detail_i,
    output logic [15:0] unclamped_o, // signed
    output logic [11:0] clamped_o,
    output logic        minifies_o,  // the filter of minification
    output logic [3:0]  step_o,      // levels from the first of the view on
    output logic [7:0]  weight_o     // of the level after it, in 1/256
);
  // PD-104: 1/256 level, cut towards zero and saturated.
  function automatic logic [15:0] fixed(input logic [31:0] x);
    logic [23:0] mantissa;
    logic [14:0] whole;
    mantissa = {1'b1, x[22:0]};
    whole = 15'(mantissa >> (8'd142 - x[30:23]));
    fixed = x[30:23] < 8'd119                       ? 16'd0 // below 1/256
            : x[30:23] == 8'hff && x[22:0] != 23'd0 ? 16'd0
            : x[30:23] >= 8'd134                    ? {x[31], {15{!x[31]}}}
            : x[31] ? -{1'b0, whole} : {1'b0, whole};
  endfunction

  // Signed minimum and maximum.
  function automatic logic [17:0] between(input logic [17:0] v, input logic [17:0] low, input logic [17:0] high);
    between = $signed(v) < $signed(low) ? low : $signed(v) > $signed(high) ? high : v;
  endfunction

  // ---- Bias and clamps ---------------------------------------------------------------------------------------------
  logic        derived, biased;
  logic [15:0] value;
  logic [17:0] base, bias, sum, unclamped;
  logic [11:0] below, clamped;
  // Selected here: in always_comb Icarus has no constant selects.
  logic        given; // by a register: a level or a bias
  logic [17:0] from_lambda, own_bias;
  assign derived = !mode_i[0]; // NONE, LB
  assign given = mode_i[1];
  assign biased = mode_i == 2'(tex_pkg::LOD_MODE_LB);
  assign from_lambda = {{2{lambda_i[15]}}, lambda_i};
  assign own_bias = {{5{detail_i.bias[12]}}, detail_i.bias};
  assign value = active_i && given ? fixed(register_i) : 16'd0;
  logic [17:0] wide;
  assign wide = {{2{value[15]}}, value};
  always_comb begin
    if (active_i) begin
      base = derived ? from_lambda : wide;
      bias = biased ? between(wide, -18'sd4096, 18'd4095) : '0;
      sum = base + bias + own_bias;
      unclamped = between(sum, -18'sd32768, 18'd32767);
    end else begin
      base = '0;
      bias = '0;
      sum = '0;
      unclamped = '0;
    end
  end
  // The least level wins over the greatest.
  assign below = unclamped[17]                                             ? 12'd0
                 : $signed(unclamped) > $signed({6'd0, detail_i.most}) ? detail_i.most : unclamped[11:0];
  assign clamped = below < detail_i.least ? detail_i.least : below;

  // ---- Filter and level --------------------------------------------------------------------------------------------
  logic [3:0]  nearest, finer;
  logic [12:0] rounded;
  assign rounded = {1'b0, clamped} + 13'd128;
  assign nearest = rounded[12:8] > {1'b0, detail_i.last} ? detail_i.last : rounded[11:8];
  assign finer = clamped[11:8] > detail_i.last ? detail_i.last : clamped[11:8];
  assign unclamped_o = active_i ? unclamped[15:0] : '0;
  assign clamped_o = active_i ? clamped : '0;
  assign minifies_o = active_i && clamped != '0;
  assign step_o = !active_i                                  ? '0
                  : detail_i.mip == 2'(tex_pkg::MIP_NONE)    ? detail_i.base
                  : detail_i.mip == 2'(tex_pkg::MIP_POINT)   ? nearest : finer;
  assign weight_o = active_i && detail_i.mip == 2'(tex_pkg::MIP_LINEAR) && clamped[11:8] < detail_i.last ? clamped[7:0]
                                                                                                         : '0;

  logic unused;
  assign unused = ^{rounded, detail_i.minify, detail_i.taps, detail_i.ratio, detail_i.high};

  // Contract
  `TEX_IDLE(lod_level, active_i, unclamped_o != '0 || clamped_o != '0 || step_o != '0 || weight_o != '0)
endmodule
