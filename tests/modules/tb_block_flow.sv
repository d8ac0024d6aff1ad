// SPDX-License-Identifier: Apache-2.0
// Ports of tex_block_samples on the input and output words of clocked.cpp, and of one that has no decoders beside it. in: 0
// valid, ready; 1..16 blocks; 17 places, bits 19:16 codec, 20 signed, 21 nv, 22
// bc4_nv; 18 carry. out: 0 valid, ready; while valid:
// 1..8 codes, 9 carry; 10 valid, ready, 11 carry of the other one, 12 whether it says anything else.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  logic         valid, ready, valid0, ready0;
  logic [255:0] code, code0;
  logic [31:0]  carry, carry0;
  tex_block_samples #(.CARRY(32)) dut (
      .clk_i, .rst_i, .in_valid_i(in_i[0]), .in_ready_o(ready), .codec_i(in_i[563:560]), .signed_i(in_i[564]),
      .nv_i(in_i[565]), .bc4_nv_i(in_i[566]), .raw_i(in_i[543:32]), .inside_i(in_i[559:544]), .carry_i(in_i[607:576]),
      .out_valid_o(valid), .out_ready_i(in_i[1]), .code_o(code), .carry_o(carry)
  );
  tex_block_samples #(.TEX_BC(0), .CARRY(32)) without (
      .clk_i, .rst_i, .in_valid_i(in_i[0]), .in_ready_o(ready0), .codec_i(in_i[563:560]), .signed_i(in_i[564]),
      .nv_i(in_i[565]), .bc4_nv_i(in_i[566]), .raw_i(in_i[543:32]), .inside_i(in_i[559:544]), .carry_i(in_i[607:576]),
      .out_valid_o(valid0), .out_ready_i(in_i[1]), .code_o(code0), .carry_o(carry0)
  );
  assign out_o[31:0] = {30'h0, ready, valid};
  assign out_o[319:32] = valid ? {carry, code} : '0;
  assign out_o[351:320] = {30'h0, ready0, valid0};
  assign out_o[383:352] = valid0 ? carry0 : '0;
  assign out_o[415:384] = {31'h0, code0 != '0};
  assign out_o[2047:416] = '0;
endmodule
