// SPDX-License-Identifier: Apache-2.0
// Function: First-in first-out queue of any DEPTH from 1. Full and empty are functions of the state. A push when full
//   and a pop when empty are ignored.
// Rules: none.
// Model twin: none; the model's queues are arrays.
// Latency: 1 from a push to the output.
// Backpressure: full_o does not depend on pop_i: a full queue takes no push in the cycle of a pop.
// Throughput: one push and one pop a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_fifo #(
    parameter int W = 8,
    parameter int DEPTH = 4
) (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         push_i,
    input  logic [W-1:0] data_i,
    output logic         full_o,
    input  logic         pop_i,
    output logic         empty_o,
    output logic [W-1:0] data_o  // the oldest element, unspecified when empty
);

  localparam int AT_W = DEPTH > 1 ? $clog2(DEPTH) : 1;
  localparam int COUNT_W = $clog2(DEPTH + 1);
  localparam logic [AT_W-1:0] LAST = AT_W'(DEPTH - 1);

  logic [W-1:0]       data_mem [DEPTH];
  logic [AT_W-1:0]    head_q, tail_q;
  logic [COUNT_W-1:0] count_q;
  logic               push, pop;

  assign full_o = count_q == COUNT_W'(DEPTH);
  assign empty_o = count_q == '0;
  assign push = push_i && !full_o;
  assign pop = pop_i && !empty_o;
  assign data_o = data_mem[head_q];

  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      head_q <= '0;
      tail_q <= '0;
      count_q <= '0;
    end else begin
      if (pop) head_q <= head_q == LAST ? '0 : head_q + 1'b1;
      if (push) tail_q <= tail_q == LAST ? '0 : tail_q + 1'b1;
      if (push != pop) count_q <= push ? count_q + 1'b1 : count_q - 1'b1;
    end
  end

  always_ff @(posedge clk_i) begin
    if (push) data_mem[tail_q] <= data_i;
  end

  // Contract
  `TEX_LATENCY(push, 1, push, 1'b1, !empty_o)
  `TEX_KNOWN(state, 1'b1, {full_o, empty_o})
  `TEX_KNOWN(data, !empty_o, data_o)
  `TEX_PARAMETER(W, W >= 1)
  `TEX_PARAMETER(DEPTH, DEPTH >= 1)

endmodule
