// SPDX-License-Identifier: Apache-2.0
// Function: Decodes one texel of a compressed block for each of four samples every cycle, between cache and texel. The
//   rest of the beat is delayed alongside, from carry_i to carry_o. TEX_BC = 0 omits the decoders: codes are 0, all
//   else is the same.
// Rules: those of tex_block_texel.
// Model twin: cmodel/function/block.c.
// Latency: 2.
// Backpressure: ready is combinational through both register stages; each holds its beat while the next one is full.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_samples #(
    parameter int TEX_BC = 1,
    parameter int CARRY = 1    // bits of carry
) (
    input  logic             clk_i,
    input  logic             rst_i,
    input  logic             in_valid_i,
    output logic             in_ready_o,
    input  logic [3:0]       codec_i,
    input  logic             signed_i,
    input  logic             nv_i,
    input  logic             bc4_nv_i,
    input  logic [511:0]     raw_i,      // block of each sample
    input  logic [15:0]      inside_i,   // {y, x} of each sample in its block
    input  logic [CARRY-1:0] carry_i,
    output logic             out_valid_o,
    input  logic             out_ready_i,
    output logic [255:0]     code_o,     // component c of sample k at [64 * k + 16 * c +: 16]
    output logic [CARRY-1:0] carry_o
);
  logic early, late, middle_valid, middle_ready;
  tex_pipe u_pipe_early (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(early), .out_valid_o(middle_valid),
      .out_ready_i(middle_ready)
  );
  tex_pipe u_pipe_late (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(middle_valid), .in_ready_o(middle_ready), .load_o(late), .out_valid_o,
      .out_ready_i
  );

  logic [CARRY-1:0] carry_q;
  always_ff @(posedge clk_i) begin
    if (early) carry_q <= carry_i;
    if (late) carry_o <= carry_q;
  end

  if (TEX_BC != 0) begin : g_decoders
    for (genvar k = 0; k < 4; k++) begin : g_sample
      tex_block_texel u_block_texel (
          .clk_i, .early_i(early), .late_i(late), .valid_i(in_valid_i), .middle_i(middle_valid), .codec_i, .signed_i,
          .nv_i, .bc4_nv_i, .raw_i(raw_i[128 * k +: 128]), .inside_i(inside_i[4 * k +: 4]),
          .code_o(code_o[64 * k +: 64])
      );
    end
  end else begin : g_none
    assign code_o = '0;
    logic unused;
    assign unused = ^{codec_i, signed_i, nv_i, bc4_nv_i, raw_i, inside_i};
  end

  // Contract
  `TEX_HANDSHAKE(block_samples, out_valid_o, out_ready_i, {code_o, carry_o})
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(block_samples, 2, in_valid_i && in_ready_o, out_ready_i, out_valid_o)
  `TEX_PARAMETER(TEX_BC, TEX_BC == 0 || TEX_BC == 1)
  `TEX_PARAMETER(CARRY, CARRY >= 1)
endmodule
