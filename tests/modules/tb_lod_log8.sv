// SPDX-License-Identifier: Apache-2.0
// Ports of tex_lod_log8, tex_lod_unit, tex_lod_half and tex_lod_place on the operand and result words of main.cpp, with
// a register behind them. Each has operands of its own.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic        several;
  logic [2:0]  taps;
  logic [3:0]  last;
  logic [7:0]  nearer;
  logic [8:0]  share;
  logic [21:0] unit;
  logic [45:0] half;
  logic [12:0] place;
  tex_lod_log8 u_log8 (
      .active_i(operand_i[31]), .log_major_i(operand_i[17:0]), .log_minor_i(operand_i[49:32]),
      .ratio_i(operand_i[26:20]), .tap_i(operand_i[55:52]), .level_i(operand_i[56]), .weight_i(operand_i[71:64]),
      .several_o(several), .taps_o(taps), .last_o(last), .nearer_o(nearer), .share_o(share)
  );
  tex_lod_unit u_unit (
      .active_i(operand_i[127]), .s_i(operand_i[114:96]), .t_i(operand_i[146:128]), .unit_o(unit)
  );
  tex_lod_half u_half (
      .active_i(operand_i[191]), .unit_i(operand_i[181:160]), .finer_i(operand_i[195:192]),
      .weight_i(operand_i[203:196]), .half_o(half)
  );
  tex_lod_place u_place (
      .active_i(operand_i[255]), .back_i(operand_i[254]), .half_i(operand_i[246:224]), .nearer_i(operand_i[263:256]),
      .last_i(operand_i[267:264]), .tap_i(operand_i[271:268]), .step_i(operand_i[275:272]), .place_o(place)
  );
  logic [105:0] result_q;
  assign result_o = {115'd0, result_q[105:93], 9'd0, result_q[92:70], 9'd0, result_q[69:47], 10'd0, result_q[46:25], 7'd0,
                     result_q[24:0]};
  always_ff @(posedge clk_i) begin
    if (start_i) result_q <= {place, half, unit, share, nearer, last, taps, several};
  end
endmodule
