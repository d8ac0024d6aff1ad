// SPDX-License-Identifier: Apache-2.0
// Ports of tex_lod_taps on the operand and result words of main.cpp, with a register behind it.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [2:0] taps, taps_q;
  assign result_o = {253'h0, taps_q};
  tex_lod_taps dut (
      .active_i(operand_i[67]), .major_i(operand_i[31:0]), .minor_i(operand_i[63:32]), .float10_i(operand_i[68]),
      .log_major_i(operand_i[113:96]), .log_minor_i(operand_i[145:128]), .most_i(operand_i[66:64]), .taps_o(taps)
  );
  always_ff @(posedge clk_i) begin
    if (start_i) taps_q <= taps;
  end
endmodule
