// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_weights and tex_filter_sum on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [67:0] code;
  logic [71:0] weight;
  assign code = {operand_i[112:96], operand_i[80:64], operand_i[48:32], operand_i[16:0]};
  tex_filter_weights u_weights (.s_i(operand_i[135:128]), .t_i(operand_i[143:136]), .corner_i(operand_i[163:160]),
      .sample_xor_i(operand_i[175:168]), .weight_o(weight));
  tex_filter_sum dut (
      .active_i(operand_i[154]), .code_i(code), .weight_i(weight), .bits_i(operand_i[148:144]),
      .snorm_i(operand_i[152]), .round16_i(operand_i[153]), .sum_o(result_o[34:0])
  );
  assign result_o[63:35] = '0;
  assign result_o[255:64] = {120'h0, weight};
endmodule
