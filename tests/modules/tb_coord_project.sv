// SPDX-License-Identifier: Apache-2.0
// Ports of tex_coord_project on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:67] = '0;
  tex_coord_project dut (
      .clk_i, .load_i(start_i), .cube_i(operand_i[96]), .fixed21_i(operand_i[97]), .s_i(operand_i[31:0]),
      .t_i(operand_i[63:32]), .r_i(operand_i[95:64]), .s_o(result_o[31:0]), .t_o(result_o[63:32]), .face_o(result_o[66:64])
  );
endmodule
