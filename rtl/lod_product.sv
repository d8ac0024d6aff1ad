// SPDX-License-Identifier: Apache-2.0
// Function: Multiplies two binary32 numbers, rounded once to nearest even. No operand is denormal. A product that is
//   denormal after it was rounded becomes a zero of its sign. A NaN product is 0x7fc00000.
// Rules: PD-101, PD-102, PD-111.
// Model twin: cmodel/function/lambda.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_product (
    input  logic        active_i,   // 0: product_o is 0, and nothing is computed
    input  logic [31:0] a_i,
    input  logic [31:0] b_i,
    output logic [31:0] product_o
);
  localparam logic [30:0] INF = 31'(tex_pkg::F32_INF);
  localparam logic [31:0] NAN = 32'h7fc00000;

  function automatic logic [31:0] product_of(input logic active, input logic [31:0] one, input logic [31:0] two);
    logic        negative, zero, up;
    logic [47:0] exact;
    logic [9:0]  exponent;       // two's complement
    logic [22:0] kept;           // below the leading one
    logic [31:0] pattern;
    product_of = 32'h0;
    if (active) begin
      negative = one[31] != two[31];
      zero = one[30:23] == 8'd0 || two[30:23] == 8'd0;
      exact = {24'd0, 1'b1, one[22:0]} * {24'd0, 1'b1, two[22:0]};
      exponent = {2'd0, one[30:23]} + {2'd0, two[30:23]} - 10'd127 + {9'd0, exact[47]};
      kept = exact[47] ? exact[46:24] : exact[45:23];
      up = exact[47] ? exact[23] && (exact[24] || exact[22:0] != 23'd0)
                     : exact[22] && (exact[23] || exact[21:0] != 22'd0);
      pattern = {exponent[8:0], kept} + {31'd0, up};
      if (one[30:0] > INF || two[30:0] > INF) product_of = NAN;
      else if (one[30:0] == INF || two[30:0] == INF) product_of = zero ? NAN : {negative, INF};
      else if (zero || exponent[9]) product_of = {negative, 31'd0};
      // At least half the least normal number: only all ones round up to it.
      else if (exponent == 10'd0) product_of = {negative, 7'd0, &kept, 23'd0};
      else product_of = {negative, pattern[31:23] >= 9'd255 ? INF : pattern[30:0]};
    end
  endfunction
  assign product_o = product_of(active_i, a_i, b_i);

  // Contract
  `TEX_IDLE(lod_product, active_i, product_o)
endmodule
