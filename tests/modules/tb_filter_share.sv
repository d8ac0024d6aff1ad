// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_share on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_filter_share dut (
      .active_i(operand_i[30]), .frac_i(operand_i[23:0]), .level_i(operand_i[28]), .slice_i(operand_i[29]),
      .coarser_i(operand_i[39:32]), .taps_i(operand_i[26:24]), .log8_i(operand_i[73]), .share_i(operand_i[72:64]),
      .corner_i(operand_i[43:40]), .sample_xor_i(operand_i[55:48]), .weight_o(result_o[35:0]), .seen_o(result_o[39:36])
  );
  assign result_o[255:40] = '0;
endmodule
