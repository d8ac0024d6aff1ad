// SPDX-License-Identifier: Apache-2.0
// Ports of tex_header_detail on the operand and result words of main.cpp, with a register behind it.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_detail_t detail, detail_q;
  logic        spread, spread_q;
  tex_header_detail dut (
      .active_i(1'b1), .tic_i(operand_i[255:0]), .tsc_i(operand_i[511:256]), .levels_i({1'b0, operand_i[483:480]} + 5'd1),
      .minify_i(operand_i[485:484]), .integers_i(operand_i[486]), .spread_o(spread),
      .detail_o(detail)
  );
  always_ff @(posedge clk_i) begin
    if (start_i) detail_q <= detail;
    if (start_i) spread_q <= spread;
  end
  assign result_o = {185'h0, detail_q.ratio, 3'h0, spread_q, detail_q.high, detail_q.taps, detail_q.minify, detail_q.mip, detail_q.base,
                     detail_q.last, detail_q.most, 7'h0, detail_q.least, detail_q.bias};
endmodule
