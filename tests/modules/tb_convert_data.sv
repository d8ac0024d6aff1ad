// SPDX-License-Identifier: Apache-2.0
// Ports of tex_convert_data, which is combinational, on the input and output words of clocked.cpp. in: 0 bits 6:0 format,
// 10:8 sz, 15:12 rgba, 27:16 data types, 28 formatted, 29 nearest; 1..4 data. out: 0..3 data; 4 bytes.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  assign out_o[2047:133] = '0;
  tex_convert_data dut (
      .store_i(1'b1), .formatted_i(in_i[28]), .sz_i(in_i[10:8]), .rgba_i(in_i[15:12]), .format_i(in_i[6:0]),
      .datatype_i(in_i[27:16]), .nearest_i(in_i[29]), .data_i(in_i[159:32]), .data_o(out_o[127:0]), .bytes_o(out_o[132:128])
  );
endmodule
