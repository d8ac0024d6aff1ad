// SPDX-License-Identifier: Apache-2.0
// Ports of tex_cache_data, of a small and odd geometry, on the input and output words of clocked.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  // tests/modules/cache_shape.h has these too.
  localparam int LINES = 20, IDS = 3, OUTSTANDING = 6, FIFO = 3;
  logic       fill_valid, out_valid;
  tex_fill_t  fill;
  tex_cache_t beat;
  assign out_o[1] = fill_valid;
  assign out_o[2] = out_valid;
  assign out_o[31:3] = '0;
  assign out_o[32 +: 288] = fill_valid ? 288'(fill) : 288'd0;
  assign out_o[320 +: 800] = out_valid ? 800'(beat) : 800'd0;
  assign out_o[2047:1120] = '0;

  tex_cache_data #(.LINES(LINES), .IDS(IDS), .OUTSTANDING(OUTSTANDING), .FIFO(FIFO)) dut (
      .clk_i, .rst_i,
      .in_valid_i(in_i[0]), .in_ready_o(out_o[0]), .in_i(in_i[32 +: tex_pkg::ADDRESS_BITS]),
      .more_i(in_i[14]), .second_i(in_i[15]), .fetch_i(in_i[1568 +: 4]), .index_i(in_i[1216 +: 28]),
      .second_fetch_i(in_i[1572 +: 4]), .second_index_i(in_i[1536 +: 28]), .misses_i(in_i[6:4]),
      .req_i(in_i[1]), .req_index_i(in_i[12:8]),
      .rsp_valid_i(in_i[2]), .rsp_i(in_i[1248 +: tex_pkg::RSP_BITS]),
      .fill_valid_o(fill_valid), .fill_o(fill),
      .out_valid_o(out_valid), .out_ready_i(in_i[3]), .out_o(beat)
  );
endmodule
