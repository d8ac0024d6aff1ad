// SPDX-License-Identifier: Apache-2.0
// Ports of tex_wrap_axis on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:76] = '0;
  tex_wrap_axis dut (
      .clk_i, .load_i(start_i), .enable_i(operand_i[67]), .fixed_i(operand_i[25:0]), .offset_i(operand_i[55:32]),
      .corner_i(operand_i[59:56]), .mode_i(operand_i[66:64]), .size_i(operand_i[112:96]), .recip_i(operand_i[147:128]),
      .one_at_edge_i(operand_i[68]),
      .index_o(result_o[63:0]), .border_o(result_o[67:64]), .frac_o(result_o[75:68])
  );
endmodule
