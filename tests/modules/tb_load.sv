// SPDX-License-Identifier: Apache-2.0
// Ports of tex_load on the input and output words of clocked.cpp. in: 0 valid, ready, hold, ready of the request, valid of
// the response, valid of the write response; from 1 on the beat; from 11 on the response; from 20 on the write response.
// out: 0 ready, valid of the request, valid, valid of a changed line; from 1 on the line that is read; from 4 on the beat;
// from 11 on the line that is written, 13 its strobes, 14 its data.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  logic      req_valid, out_valid, line_valid;
  logic [tex_pkg::LINE_W-1:0] line;
  logic [255:0] data;
  logic [31:0]  strobe;
  tex_req_t  req;
  tex_load_t load;
  assign out_o[1] = req_valid;
  assign out_o[2] = out_valid;
  assign out_o[3] = line_valid;
  assign out_o[31:4] = '0;
  assign out_o[32 +: 96] = req_valid ? 96'(req) : '0;
  assign out_o[128 +: tex_pkg::LOAD_BITS] = out_valid ? load : '0;
  assign out_o[351:128+tex_pkg::LOAD_BITS] = '0;
  assign out_o[352 +: 64] = line_valid ? 64'(line) : '0;
  assign out_o[416 +: 32] = line_valid ? strobe : '0;
  assign out_o[448 +: 256] = line_valid ? data : '0;
  assign out_o[2047:704] = '0;

  tex_load dut (
      .clk_i, .rst_i, .hold_i(in_i[2]),
      .in_valid_i(in_i[0]), .in_ready_o(out_o[0]), .in_i(in_i[32 +: tex_pkg::CONVERT_BITS]),
      .req_valid_o(req_valid), .req_ready_i(in_i[3]), .req_o(req),
      .rsp_valid_i(in_i[4]), .rsp_i(in_i[352 +: tex_pkg::RSP_BITS]),
      .line_valid_o(line_valid), .line_o(line), .data_o(data), .strobe_o(strobe),
      .b_valid_i(in_i[5]), .b_i(in_i[640 +: tex_pkg::AXI_B_BITS]),
      .out_valid_o(out_valid), .out_ready_i(in_i[1]), .out_o(load)
  );
endmodule
