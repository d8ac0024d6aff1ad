// SPDX-License-Identifier: Apache-2.0
// A component that tex_texel_component reads goes through tex_convert_component: ports on the words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  logic [31:0] read;
  logic        lowest;
  assign result_o[255:32] = '0;
  tex_texel_component u_read (
      .constant_i(1'b0), .value_i(32'h0), .raw_i({96'h0, operand_i[31:0]}), .low_i(7'd0),
      .width_i(operand_i[37:32]), .datatype_i(operand_i[42:40]), .unpack_i(tex_pkg::UNPACK_FIELDS), .srgb_i(1'b0), .tabled_i(1'b0),
      .lowest_i(1'b0), .component_o(read), .lowest_o(lowest)
  );
  tex_convert_component u_store (
      .value_i(read), .width_i(operand_i[37:32]), .datatype_i(operand_i[42:40]), .nearest_i(operand_i[48]),
      .code_o(result_o[31:0])
  );
endmodule
