// SPDX-License-Identifier: Apache-2.0
// Function: Computes the sum of four UNORM or SNORM codes times their weights. Four products and three adders.
// Rules: PD-61, PD-61b, PD-125a, PD-125c.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_sum (
    input  logic        active_i,     // 0: sum_o is 0, and nothing is computed
    input  logic [67:0] code_i,       // sample k in bits 17 k + 16 .. 17 k, two's complement
    input  logic [71:0] weight_i,     // from tex_filter_weights
    input  logic [4:0]  bits_i,       // of a code: UNORM 1..16, SNORM 2..16
    input  logic        snorm_i,
    input  logic        round16_i,    // codes are widened to 16 bits
    input  logic        weight8_i,    // so they are then, but for SNORM of 8 bits; below -1.0 is one code
    output logic [34:0] sum_o         // two's complement, in thirds of 2^-16
);
  // Repeats the bits of a magnitude to fill 16 bits; SNORM takes 15 of them.
  function automatic logic [15:0] widened(input logic [15:0] magnitude, input logic [4:0] n, input logic short_one);
    logic [15:0] text;
    text = magnitude << (5'd16 - n);
    text = text | text >> n;
    text = text | text >> {n, 1'b0};
    text = text | text >> {n, 2'b0};
    text = text | text >> {n, 3'b0};
    widened = short_one ? {1'b0, text[15:1]} : text;
  endfunction

  function automatic logic [34:0] sum_of(input logic active, input logic [67:0] codes, input logic [71:0] weights,
                                         input logic [4:0] places, input logic snorm, input logic round16,
                                         input logic weight8);
    int k;
    logic [139:0] part;
    logic [16:0] code;
    logic [15:0] magnitude, wide;
    logic [34:0] product;
    logic        widens;
    sum_of = '0;
    if (active) begin
      // PD-125a, PD-61b. SNORM of 16 bits is as wide, and its lowest code has a magnitude of 16 bits (PD-125c).
      widens = weight8 ? !(snorm && (places == 5'd7 || places == 5'd15)) : round16;
      for (k = 0; k < 4; k++) begin
        code = codes[17 * k +: 17];
        magnitude = code[16] ? -code[15:0] : code[15:0];
        if (widens) wide = widened(magnitude, places, snorm);
        else wide = magnitude;
        product = {19'd0, wide} * {17'd0, weights[18 * k +: 18]};
        part[35 * k +: 35] = code[16] ? -product : product;
      end
      sum_of = (part[34:0] + part[69:35]) + (part[104:70] + part[139:105]);
    end
  endfunction

  assign sum_o = sum_of(active_i, code_i, weight_i, bits_i - {4'd0, snorm_i}, snorm_i, round16_i, weight8_i);

  // Contract
  `TEX_IDLE(filter_sum, active_i, sum_o)
endmodule
