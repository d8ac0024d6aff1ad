// SPDX-License-Identifier: Apache-2.0
// Ports of tex_texel_lane on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  // The element is the same for the four samples, but for its lowest two bits.
  logic [511:0] raw;
  assign raw = {operand_i[127:2], 2'd3, operand_i[127:2], 2'd2, operand_i[127:2], 2'd1, operand_i[127:2], 2'd0};
  assign result_o[255:132] = '0;
  tex_texel_lane dut (
      .clk_i, .load_i(start_i), .enable_i(operand_i[180]), .format_i(operand_i[166:160]),
      .datatype_i(operand_i[203:192]), .srgb_i(operand_i[207:204]), .srgb_float8_i(operand_i[209]),
      .bc4_nv_i(operand_i[210]),
      .codes_i(operand_i[208]), .source_i(operand_i[170:168]), .colour_i(operand_i[159:128]), .border_i(operand_i[175:172]), .raw_i(raw), .texel_in_block_i(operand_i[239:224]),
      .value_o(result_o[127:0]), .lowest_o(result_o[131:128])
  );
endmodule
