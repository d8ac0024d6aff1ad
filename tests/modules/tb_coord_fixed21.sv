// SPDX-License-Identifier: Apache-2.0
// Ports of tex_coord_cut, tex_coord_product and tex_coord_fixed in a row on the operand and result words of main.cpp.
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
  logic [39:0] cut;
  logic [43:0] product;
  tex_coord_cut u_cut (
      .clk_i, .load_i(start_i), .active_i(1'b1), .s_i(operand_i[31:0]), .mode_i(operand_i[66:64]),
      .normalized_i(operand_i[67]), .cut_o(cut)
  );
  tex_coord_product u_product (
      .clk_i, .load_i(1'b1), .active_i(1'b1), .cut_i(cut), .size_i(operand_i[48:32]), .normalized_i(operand_i[67]),
      .product_o(product)
  );
  tex_coord_fixed u_fix (
      .clk_i, .load_i(1'b1), .centre_i(operand_i[68]), .position_i(32'd0), .cut_i(1'b1), .product_i(product),
      .place_i(operand_i[108:96]),
      .fixed_o(result_o[25:0])
  );
endmodule
