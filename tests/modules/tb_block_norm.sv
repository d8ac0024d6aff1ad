// SPDX-License-Identifier: Apache-2.0
// Ports of tex_block_norm on the operand and result words of main.cpp.
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
  tex_block_norm dut (.active_i(1'b1), .signed_i(operand_i[14]), .code_i(operand_i[13:0]), .value_o(result_o[31:0]));
endmodule
