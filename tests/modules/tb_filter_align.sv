// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_align on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_filter_align dut (
      .active_i(operand_i[169]), .texel_i(operand_i[127:0]), .weight_i(operand_i[163:128]),
      .seen_i(operand_i[167:164]), .half_i(operand_i[168]), .srgb_i(operand_i[170]), .exponent_o(result_o[71:64]), .sum_o(result_o[36:0]),
      .flags_o(result_o[75:72])
  );
  assign result_o[63:37] = '0;
  assign result_o[255:76] = '0;
endmodule
