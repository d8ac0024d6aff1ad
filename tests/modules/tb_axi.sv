// SPDX-License-Identifier: Apache-2.0
// Ports of tex_axi on the input and output words of clocked.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  logic       ar_valid, rsp_valid;
  tex_axi_a_t ar;
  tex_rsp_t   rsp;
  assign out_o[4] = ar_valid;
  assign out_o[7] = rsp_valid;
  assign out_o[31:9] = '0;
  assign out_o[127:32] = ar_valid ? 96'(ar) : 96'd0;
  assign out_o[128 +: 320] = rsp_valid ? 320'(rsp) : 320'd0;
  assign out_o[2047:448] = '0;

  tex_axi dut (
      .clk_i, .rst_i,
      .bind_valid_i(in_i[0]), .bind_ready_o(out_o[0]), .bind_i(in_i[32 +: 43]),
      .header_valid_i(in_i[1]), .header_ready_o(out_o[1]), .header_i(in_i[96 +: 43]),
      .sampler_valid_i(in_i[2]), .sampler_ready_o(out_o[2]), .sampler_i(in_i[160 +: 43]),
      .texel_valid_i(in_i[3]), .texel_ready_o(out_o[3]), .texel_i(in_i[224 +: 43]), .texel_id_i(in_i[11:8]),
      .load_valid_i(in_i[6]), .load_ready_o(out_o[8]), .load_i(in_i[288 +: 43]),
      .ar_valid_o(ar_valid), .ar_ready_i(in_i[4]), .ar_o(ar),
      .r_valid_i(in_i[5]), .r_ready_o(out_o[5]), .r_i(in_i[352 +: tex_pkg::AXI_R_BITS]), .r_error_o(out_o[6]),
      .rsp_valid_o(rsp_valid), .rsp_o(rsp)
  );
endmodule
