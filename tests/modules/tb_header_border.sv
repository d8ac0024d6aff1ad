// SPDX-License-Identifier: Apache-2.0
// Ports of tex_header_border on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:32] = '0;
  tex_header_border dut (
      .as_texel_i(operand_i[32]), .own_i(operand_i[33]), .srgb_float8_i(operand_i[34]), .code_i(operand_i[47:40]),
      .source_i(operand_i[50:48]), .color_i(operand_i[31:0]), .widths_i(operand_i[87:64]),
      .datatypes_i(operand_i[107:96]), .border_o(result_o[31:0])
  );
endmodule
