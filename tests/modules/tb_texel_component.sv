// SPDX-License-Identifier: Apache-2.0
// Ports of tex_texel_component on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  assign result_o[255:33] = '0;
  tex_texel_component dut (
      .constant_i(operand_i[176]), .value_i(operand_i[159:128]), .raw_i(operand_i[127:0]),
      .low_i(operand_i[166:160]), .width_i(operand_i[172:167]), .datatype_i(operand_i[175:173]),
      .srgb_i(operand_i[177]), .tabled_i(operand_i[177] && operand_i[191] && operand_i[172:167] == 6'd8),
      .lowest_i(!tex_math::compressed(operand_i[178 +: tex_pkg::UNPACK_CODE_BITS])
                && operand_i[175:173] == tex_pkg::DATATYPE_SNORM),
      .unpack_i(operand_i[178 +: tex_pkg::UNPACK_CODE_BITS]),
      .component_o(result_o[31:0]), .lowest_o(result_o[32])
  );
endmodule
