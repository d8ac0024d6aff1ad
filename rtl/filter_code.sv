// SPDX-License-Identifier: Apache-2.0
// Function: Rounds binary32 to the nearest UNORM or SNORM code, halves away from zero; NaN gives 0. The mantissa is
//   multiplied by 2^n - 1 and shifted. The lowest code of SNORM of 8 and of 16 bits is told apart.
// Rules: PD-61, PD-61a, PD-125c.
// Model twin: cmodel/function/filter.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_code (
    input  logic        active_i,   // 0: code_o is 0, and nothing is computed
    input  logic [31:0] value_i,
    input  logic [4:0]  bits_i,    // UNORM 1..16, SNORM 2..16
    input  logic        snorm_i,
    input  logic        lowest_i,  // the texel is the lowest code of SNORM: of 8 and 16 bits it is one less
    output logic [16:0] code_o     // two's complement
);
  function automatic logic [16:0] code_of(input logic active, input logic [31:0] value, input logic [4:0] places,
                                          input logic snorm, input logic lowest);
    logic [16:0] top;
    logic [23:0] mantissa;
    logic [39:0] product;
    logic [7:0]  down;      // right shift of the product (23 fraction bits) by the exponent; 18 and more give 0
    logic [57:0] shifted;   // 17 bits before the point
    logic        nan, over;
    logic [16:0] magnitude;
    code_of = '0;
    if (active) begin
      top = ~(17'h1ffff << places);
      mantissa = {1'b1, value[22:0]};
      product = ({16'd0, mantissa} << places) - {16'd0, mantissa};
      down = 8'd127 - value[30:23];
      shifted = {product, 18'd0} >> (down > 8'd18 ? 5'd18 : down[4:0]);
      nan = value[30:0] > 31'(tex_pkg::F32_INF);
      over = value[30:0] >= 31'(tex_pkg::F32_ONE);
      magnitude = nan || (value[31] && !snorm) ? 17'd0
                  : over                       ? top : 17'(shifted >> 41) + {16'd0, shifted[40]};
      code_of = value[31] ? -magnitude : magnitude;
      if (lowest && snorm && (places == 5'd7 || places == 5'd15)) code_of = code_of - 17'd1;   // PD-125c
    end
  endfunction

  assign code_o = code_of(active_i, value_i, bits_i - {4'd0, snorm_i}, snorm_i, lowest_i);   // width of a magnitude

  // Contract
  `TEX_IDLE(filter_code, active_i, code_o)
endmodule
