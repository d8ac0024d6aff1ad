// SPDX-License-Identifier: Apache-2.0
// Ports of tex_block_samples on the operand and result words of main.cpp. Three of the four samples fit into the result.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  // Sample k takes the block of words 4..7 if bit 24 + k of word 8 is set, else that of words 0..3.
  logic [511:0] raw;
  for (genvar k = 0; k < 4; k++) begin : g_sample
    assign raw[128 * k +: 128] = operand_i[280 + k] ? operand_i[255:128] : operand_i[127:0];
  end

  logic ready, valid;
  logic [255:0] code;
  logic [15:0]  carry;
  tex_block_samples #(.CARRY(16)) dut (
      .clk_i, .rst_i, .in_valid_i(start_i), .in_ready_o(ready), .codec_i(operand_i[275:272]), .signed_i(operand_i[276]),
      .nv_i(operand_i[277]), .bc4_nv_i(operand_i[278]), .raw_i(raw), .inside_i(operand_i[271:256]), .carry_i(operand_i[143:128]),
      .out_valid_o(valid), .out_ready_i(1'b1), .code_o(code), .carry_o(carry)
  );
  // From sample `bits 31:30 of word 8` on.
  logic [511:0] around;
  assign around = {code, code};
  assign result_o = {carry, 2'b0, ready, valid, 44'h0, around[64 * 32'(operand_i[287:286]) +: 192]};
endmodule
