// SPDX-License-Identifier: Apache-2.0
// tex_filter: gather select: one lane of each of the four samples.
// Rules: R-TLD4-2, R-TLD4-46, PD-3, PD-4. C twin: cmodel/function/filter.c.
// Latency 1, throughput 1 a cycle, one register stage. A four-vector whatever the write mask; statuses other than OK,
// MEMORY_ERROR and OUT_OF_BOUNDS give zeros.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter (
    input  logic        clk_i,
    input  logic        rst_i,
    // From texel
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_texel_t  in_i,
    // To result
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_filter_t out_o
);
  tex_tag_t in_tag;
  tex_op_t in_op;
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;

  logic load, read, enable;
  assign read = in_tag.status == tex_pkg::STATUS_OK || in_tag.status == tex_pkg::STATUS_MEMORY_ERROR;
  assign enable = read || in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS;   // PD-4

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );

  logic [1:0] comp;
  logic [127:0] value_q;
  assign comp = in_op.comp;
  for (genvar k = 0; k < 4; k++) begin : g_sample
    logic [127:0] lanes;
    assign lanes = in_i.value[128 * k +: 128];
    always_ff @(posedge clk_i) begin
      if (load) value_q[32 * k +: 32] <= enable ? lanes[{comp, 5'h0} +: 32] : 32'h0;   // R-TLD4-2, R-TLD4-46
    end
  end

  tex_tag_t tag_q;
  tex_op_t op_q;
  logic sparse_q;
  always_ff @(posedge clk_i) begin
    if (load) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      sparse_q <= read && in_i.sparse;   // PD-3
    end
  end

  assign out_o.tag = tag_q;
  assign out_o.op = op_q;
  assign out_o.value = value_q;
  assign out_o.sparse = sparse_q;

  // What it promises
  `TEX_HANDSHAKE(filter, out_valid_o, out_ready_i, out_o)
  `TEX_LATENCY(filter, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
