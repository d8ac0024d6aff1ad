// SPDX-License-Identifier: Apache-2.0
// Ports of tex_convert_component on the operand and result words of main.cpp.
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
  tex_convert_component dut (
      .value_i(operand_i[31:0]), .width_i(operand_i[37:32]), .datatype_i(operand_i[42:40]), .nearest_i(operand_i[48]),
      .code_o(result_o[31:0])
  );
endmodule
