// SPDX-License-Identifier: Apache-2.0
// Ports of tex_lod_apart on the operand and result words of main.cpp, with a register behind it.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [31:0] apart, apart_q;
  assign result_o = {224'h0, apart_q};
  tex_lod_apart dut (
      .active_i(operand_i[39]), .along_i(operand_i[31:0]), .taps_i(operand_i[34:32]), .tap_i(operand_i[38:35]),
      .apart_o(apart)
  );
  always_ff @(posedge clk_i) begin
    if (start_i) apart_q <= apart;
  end
endmodule
