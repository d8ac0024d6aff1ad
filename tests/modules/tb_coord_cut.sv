// SPDX-License-Identifier: Apache-2.0
// Ports of tex_coord_cut on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:40] = '0;
  tex_coord_cut dut (
      .clk_i, .load_i(start_i), .active_i(operand_i[36]), .s_i(operand_i[31:0]), .mode_i(operand_i[34:32]),
      .normalized_i(operand_i[35]), .cut_o(result_o[39:0])
  );
endmodule
