// SPDX-License-Identifier: Apache-2.0
// tex_filter_code: binary32 to the nearest UNORM or SNORM code, halves away from zero; NaN is 0.
// Rules: PD-61, PD-61a. Part of the filter stage (C twin: cmodel/function/filter.c). Combinational: the mantissa times
// 2^n - 1, shifted.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_filter_code (
    input  logic [31:0] value_i,
    input  logic [4:0]  bits_i,    // UNORM 1..16, SNORM 2..16
    input  logic        snorm_i,
    output logic [16:0] code_o     // two's complement
);
  logic [4:0]  places;    // of the magnitude
  logic [16:0] top;
  assign places = bits_i - {4'd0, snorm_i};
  assign top = ~(17'h1ffff << places);

  logic [23:0] mantissa;
  logic [39:0] product;
  logic [7:0]  down;      // of the product, with 23 bits after the point, by the exponent; from 18 on nothing is left
  logic [57:0] shifted;   // 17 bits before the point
  logic        nan, over;
  assign mantissa = {1'b1, value_i[22:0]};
  assign product = ({16'd0, mantissa} << places) - {16'd0, mantissa};
  assign down = 8'd127 - value_i[30:23];
  assign shifted = {product, 18'd0} >> (down > 8'd18 ? 5'd18 : down[4:0]);
  assign nan = value_i[30:0] > 31'(tex_pkg::F32_INF);
  assign over = value_i[30:0] >= 31'(tex_pkg::F32_ONE);

  logic [16:0] magnitude;
  assign magnitude = nan || (value_i[31] && !snorm_i) ? 17'd0
                     : over                           ? top : shifted[57:41] + {16'd0, shifted[40]};
  assign code_o = value_i[31] ? -magnitude : magnitude;

  logic unused;
  assign unused = ^shifted[39:0];
endmodule
