// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_round on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_filter_round dut (
      .active_i(operand_i[77]), .exponent_i(operand_i[71:64]), .sum_i(operand_i[39:0]), .taps_i(operand_i[79:78]),
      .flags_i(operand_i[75:72]), .half_i(operand_i[76]), .value_o(result_o[31:0])
  );
  assign result_o[255:32] = '0;
endmodule
