// SPDX-License-Identifier: Apache-2.0
// Ports of tex_atomic on the words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [63:0] value;
  tex_atomic dut (
      .active_i(1'b1), .atom_i(operand_i[3:0]), .type_i(operand_i[6:4]), .old_i(operand_i[95:32]),
      .operand_i(operand_i[255:128]), .new_o(value)
  );
  logic wide;
  assign wide = operand_i[6:4] == 3'(tex_pkg::ATOM_TYPE_U64) || operand_i[6:4] == 3'(tex_pkg::ATOM_TYPE_S64);
  assign result_o = {192'd0, wide ? value[63:32] : 32'd0, value[31:0]};
  logic unused;
  assign unused = ^{clk_i, rst_i, start_i, operand_i};
endmodule
