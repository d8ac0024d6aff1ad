// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_code on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_filter_code dut (
      .active_i(1'b1), .value_i(operand_i[31:0]), .bits_i(operand_i[36:32]), .snorm_i(operand_i[37]),
      .lowest_i(operand_i[38]), .code_o(result_o[16:0])
  );
  assign result_o[255:17] = '0;
endmodule
