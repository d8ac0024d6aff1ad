// SPDX-License-Identifier: Apache-2.0
// Ports of tex_lod_level on the operand and result words of main.cpp, with a register behind it.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_detail_t detail;
  assign detail.bias = operand_i[76:64];
  assign detail.least = operand_i[88:77];
  assign detail.most = operand_i[107:96];
  assign detail.last = operand_i[111:108];
  assign detail.base = operand_i[115:112];
  assign detail.mip = operand_i[117:116];
  assign detail.minify = operand_i[33:32];   // read by nothing here
  assign detail.taps = operand_i[36:34];
  assign detail.ratio = '0;
  assign detail.high = operand_i[37];

  logic [63:0] result, result_q;
  assign result[19:17] = '0;
  assign result[63:44] = '0;
  tex_lod_level dut (
      .active_i(operand_i[19]), .mode_i(operand_i[17:16]), .lambda_i(operand_i[15:0]), .register_i(operand_i[63:32]),
      .detail_i(detail), .unclamped_o(result[15:0]), .clamped_o(result[43:32]), .minifies_o(result[16]),
      .step_o(result[23:20]), .weight_o(result[31:24])
  );
  always_ff @(posedge clk_i) begin
    if (start_i) result_q <= result;
  end
  assign result_o = {192'h0, result_q};
endmodule
