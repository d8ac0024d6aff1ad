// SPDX-License-Identifier: Apache-2.0
// Ports of tex_lod_multiply, tex_lod_sum, tex_lod_length, tex_lod_diagonal and tex_lod_log2 on the operand and result
// words of main.cpp, with registers behind them.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic        active;
  logic [19:0] a, b, product, sum;
  logic [18:0] length, diagonal;
  logic [17:0] log2;
  assign active = operand_i[64];
  assign a = operand_i[19:0];
  assign b = operand_i[51:32];
  tex_lod_multiply u_multiply (.active_i(active), .a_i(a), .b_i(b), .product_o(product));
  tex_lod_sum u_sum (.active_i(active), .a_i(a), .b_i(b), .sum_o(sum));
  tex_lod_length u_length (.active_i(active), .s_i(a[18:0]), .t_i(b[18:0]), .length_o(length));
  tex_lod_diagonal u_diagonal (.active_i(active), .s_i(a[18:0]), .t_i(b[18:0]), .length_o(diagonal));
  tex_lod_log2 u_log2 (.active_i(active), .n_i(a[18:0]), .log2_o(log2));
  always_ff @(posedge clk_i) begin
    if (start_i) result_o <= {96'd0, 14'd0, log2, 13'd0, diagonal, 13'd0, length, 12'd0, sum, 12'd0, product};
  end
endmodule
