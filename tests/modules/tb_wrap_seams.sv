// SPDX-License-Identifier: Apache-2.0
// Ports of tex_wrap_seams on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:168] = '0;
  tex_wrap_seams dut (
      .clk_i, .load_i(start_i), .enable_i(operand_i[99]), .fixed_i({operand_i[57:32], operand_i[25:0]}),
      .size_i(operand_i[80:64]), .face_i(operand_i[98:96]), .x_o(result_o[63:0]), .y_o(result_o[127:64]),
      .face_o(result_o[139:128]), .corner_o(result_o[143:140]), .sample_xor_o(result_o[151:144]),
      .frac_o(result_o[167:152])
  );
endmodule
