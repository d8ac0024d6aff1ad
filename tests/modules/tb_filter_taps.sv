// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter_taps on the input and output words of clocked.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  tex_filter_taps dut (
      .clk_i, .load_i(in_i[0]), .active_i(in_i[1]), .tap_i(in_i[5:2]), .value_i(in_i[63:32]), .value_o(out_o[31:0])
  );
  assign out_o[2047:32] = '0;
endmodule
