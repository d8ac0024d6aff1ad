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
  tex_level_layout_t level_layout;
  tex_volume_t volume;
  assign level_layout.layout = operand_i[36];
  assign level_layout.base = operand_i[111:64];
  assign level_layout.pitch = operand_i[148:128];
  assign level_layout.row_blocks = operand_i[174:160];
  assign level_layout.block_w = operand_i[194:192];
  assign level_layout.block_h = operand_i[197:195];
  assign volume.block_d = operand_i[200:198];
  assign volume.layer_stride = operand_i[271:224];
  assign volume.block_rows = operand_i[285:272];
  assign result_o[255:48] = '0;
  tex_address_sample dut (
      .clk_i, .load_i(start_i), .fetch_i(operand_i[37]), .xb_i(operand_i[35:0]), .y_i(operand_i[63:48]),
      .z_i(operand_i[189:176]), .layer_i(operand_i[223:207]), .level_layout_i(level_layout), .volume_i(volume),
      .address_o(result_o[47:0])
  );
endmodule
