// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_norm on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_filter_norm dut (
      .active_i(operand_i[74]), .sum_i(operand_i[54:0]), .taps_i(operand_i[77:75]), .bits_i(operand_i[68:64]),
      .snorm_i(operand_i[72]), .round16_i(operand_i[73]), .weight8_i(operand_i[78]),
      .value_o(result_o[31:0])
  );
  assign result_o[255:32] = '0;
endmodule
