// SPDX-License-Identifier: Apache-2.0
// tex_swap: the coordinates of a thread, the second one first. C twin: cmodel/function/swap.c. Latency 1, throughput 1 a
// cycle, one register stage. Tokens and statuses other than OK give zeros.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_swap (
    input  logic        clk_i,
    input  logic        rst_i,
    // From header
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_header_t in_i,
    // To the join in front of result
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_swap_t   out_o
);
  tex_tag_t      in_tag;
  tex_operands_t operands;
  logic          load, live;
  assign in_tag = in_i.tag;
  assign operands = in_i.operands;
  assign live = in_tag.status == 4'(tex_pkg::STATUS_OK) && !in_tag.token;

  tex_swap_t next;
  assign next.tag = in_i.tag;
  assign next.op = in_i.op;
  assign next.value = live ? {64'd0, operands.s, operands.t} : '0;
  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );
  always_ff @(posedge clk_i) begin
    if (load) out_o <= next;
  end

  logic unused;
  assign unused = ^{in_i, operands};
endmodule
