// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_total on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_filter_total dut (
      .active_i(operand_i[172]), .before_exponent_i(operand_i[71:64]), .before_sum_i(operand_i[39:0]),
      .before_flags_i(operand_i[75:72]), .exponent_i(operand_i[167:160]), .sum_i(operand_i[132:96]),
      .flags_i(operand_i[171:168]), .exponent_o(result_o[71:64]), .sum_o(result_o[39:0]), .flags_o(result_o[75:72])
  );
  assign result_o[63:40] = '0;
  assign result_o[255:76] = '0;
endmodule
