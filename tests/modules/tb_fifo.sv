// SPDX-License-Identifier: Apache-2.0
// Queues of several depths on the input and output words of clocked.cpp: two words each.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  for (genvar n = 0; n < 4; n++) begin : g_fifo
    localparam int W = n == 3 ? 1 : 32 - n; // tests/modules/fifo.c has these too
    localparam int DEPTH = n == 0 ? 1 : n == 1 ? 2 : n == 2 ? 5 : 16;
    logic [W-1:0] data;
    logic         empty;
    assign out_o[64*n+1] = empty;
    assign out_o[64*n+2 +: 30] = '0;
    assign out_o[64*n+32 +: 32] = empty ? 32'd0 : 32'(data);
    tex_fifo #(.W(W), .DEPTH(DEPTH)) dut (
        .clk_i, .rst_i,
        .push_i(in_i[64*n]), .data_i(in_i[64*n+32 +: W]), .full_o(out_o[64*n]),
        .pop_i(in_i[64*n+1]), .empty_o(empty), .data_o(data)
    );
  end
  assign out_o[2047:256] = '0;
endmodule
