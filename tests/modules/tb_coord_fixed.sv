// SPDX-License-Identifier: Apache-2.0
// Ports of tex_coord_fixed on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:26] = '0;
  tex_coord_fixed dut (
      .clk_i, .load_i(start_i), .centre_i(operand_i[32]), .position_i(operand_i[31:0]),
      .cut_i(operand_i[33]), .product_i(operand_i[107:64]), .place_i(operand_i[140:128]),
      .fixed_o(result_o[25:0])
  );
endmodule
