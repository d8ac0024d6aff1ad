// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_gather on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_filter_gather dut (
      .active_i(operand_i[3]), .shown_i(operand_i[1:0]), .missing_i(operand_i[2]), .weight_o(result_o[35:0]),
      .seen_o(result_o[39:36])
  );
  assign result_o[255:40] = '0;
endmodule
