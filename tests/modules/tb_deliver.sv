// SPDX-License-Identifier: Apache-2.0
// Ports of tex_deliver on the input and output words of clocked.cpp. in: 0 valid, ready; from 1 on the beat of the load
// stage. out: 0 ready, valid; from 1 on the beat, while it is valid.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  logic         valid;
  tex_deliver_t deliver;
  assign out_o[1] = valid;
  assign out_o[31:2] = '0;
  assign out_o[32 +: tex_pkg::DELIVER_BITS] = valid ? deliver : '0;
  assign out_o[2047:32+tex_pkg::DELIVER_BITS] = '0;

  tex_deliver dut (
      .clk_i, .rst_i,
      .in_valid_i(in_i[0]), .in_ready_o(out_o[0]), .in_i(in_i[32 +: tex_pkg::LOAD_BITS]),
      .out_valid_o(valid), .out_ready_i(in_i[1]), .out_o(deliver)
  );
endmodule
