// SPDX-License-Identifier: Apache-2.0
// Ports of tex_store on the input and output words of clocked.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  logic       aw_valid, w_valid, out_valid;
  tex_axi_a_t aw;
  tex_axi_w_t w;
  tex_store_t token;
  assign out_o[1] = aw_valid;
  assign out_o[2] = w_valid;
  assign out_o[4] = out_valid;
  assign out_o[31:6] = '0;
  assign out_o[32 +: 96] = aw_valid ? 96'(aw) : '0;
  assign out_o[128 +: 320] = w_valid ? 320'(w) : '0;
  assign out_o[448 +: 64] = out_valid ? 64'(token) : '0;
  assign out_o[2047:512] = '0;

  tex_store dut (
      .clk_i, .rst_i,
      .in_valid_i(in_i[0]), .in_ready_o(out_o[0]), .in_i(in_i[32 +: tex_pkg::CONVERT_BITS]),
      .aw_valid_o(aw_valid), .aw_ready_i(in_i[1]), .aw_o(aw),
      .w_valid_o(w_valid), .w_ready_i(in_i[2]), .w_o(w),
      .b_valid_i(in_i[3]), .b_ready_o(out_o[3]), .b_i(in_i[512 +: tex_pkg::AXI_B_BITS]),
      .line_valid_i(in_i[5]), .line_i(in_i[576 +: tex_pkg::LINE_W]), .data_i(in_i[640 +: 256]),
      .strobe_i(in_i[896 +: 32]),
      .out_valid_o(out_valid), .out_ready_i(in_i[4]), .out_o(token),
      .idle_o(out_o[5])
  );
endmodule
