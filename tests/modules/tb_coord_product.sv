// SPDX-License-Identifier: Apache-2.0
// Ports of tex_coord_product on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:44] = '0;
  tex_coord_product dut (
      .clk_i, .load_i(start_i), .active_i(operand_i[82]), .cut_i(operand_i[39:0]), .size_i(operand_i[80:64]),
      .normalized_i(operand_i[81]), .product_o(result_o[43:0])
  );
endmodule
