// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_weights and tex_filter_sum on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [67:0] code;
  logic [71:0] thirds, weight;
  assign code = {operand_i[112:96], operand_i[80:64], operand_i[48:32], operand_i[16:0]};
  tex_filter_weights u_weights (
      .active_i(1'b1), .s_i(operand_i[135:128]), .t_i(operand_i[143:136]), .corner_i(operand_i[163:160]),
      .sample_xor_i(operand_i[175:168]), .weight_o(thirds));
  for (genvar k = 0; k < 4; k++) begin : g_weight
    assign weight[18 * k +: 18] = operand_i[155] ? {10'(operand_i[192 + 9 * k +: 9]) * 10'd3, 8'd0}
                                  : thirds[18 * k +: 18];
  end
  tex_filter_sum dut (
      .active_i(operand_i[154]), .code_i(code), .weight_i(weight), .bits_i(operand_i[148:144]),
      .snorm_i(operand_i[152]), .round16_i(operand_i[153]), .weight8_i(operand_i[155]),
      .sum_o(result_o[34:0])
  );
  assign result_o[63:35] = '0;
  assign result_o[255:64] = {120'h0, thirds};
endmodule
