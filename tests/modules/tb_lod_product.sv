// SPDX-License-Identifier: Apache-2.0
// Ports of tex_lod_product on the operand and result words of main.cpp, with a register behind it.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [31:0] product, product_q;
  assign result_o = {224'h0, product_q};
  tex_lod_product dut (
      .active_i(operand_i[64]), .a_i(operand_i[31:0]), .b_i(operand_i[63:32]), .product_o(product)
  );
  always_ff @(posedge clk_i) begin
    if (start_i) product_q <= product;
  end
endmodule
