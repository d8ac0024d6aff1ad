// SPDX-License-Identifier: Apache-2.0
// Ports of tex_convert on the input and output words of clocked.cpp. in: 0 valid, ready, narrow_rne; from 1 on the beat of
// the surface stage. out: 0 valid, ready; from 1 on the beat, while it is valid.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  tex_surface_t surface;
  tex_convert_t convert;
  logic         valid, ready;
  assign surface = in_i[32 +: tex_pkg::SURFACE_BITS];
  tex_convert dut (
      .clk_i, .rst_i, .narrow_rne_i(in_i[2]), .in_valid_i(in_i[0]), .in_ready_o(ready), .in_i(surface),
      .out_valid_o(valid), .out_ready_i(in_i[1]), .out_o(convert)
  );
  assign out_o[31:0] = {30'h0, ready, valid};
  assign out_o[32 +: tex_pkg::CONVERT_BITS] = valid ? convert : '0;
  assign out_o[2047:32+tex_pkg::CONVERT_BITS] = '0;
endmodule
