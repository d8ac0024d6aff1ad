// SPDX-License-Identifier: Apache-2.0
// Ports of tex_address_sample on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_place_t place;
  assign place.layout = operand_i[35];
  assign place.base = operand_i[111:64];
  assign place.pitch = operand_i[148:128];
  assign place.row_blocks = operand_i[174:160];
  assign place.block_w = operand_i[194:192];
  assign place.block_h = operand_i[197:195];
  assign result_o[255:48] = '0;
  tex_address_sample dut (
      .clk_i, .load_i(start_i), .fetch_i(operand_i[36]), .x_i(operand_i[15:0]), .y_i(operand_i[31:16]),
      .log2_bytes_i(operand_i[34:32]), .place_i(place), .address_o(result_o[47:0])
  );
endmodule
