// SPDX-License-Identifier: Apache-2.0
// Function: Computes recip = floor(2^(k+18) / n), k = ceil(log2 n), by restoring division, for WRAP and MIRROR
//   (tex_wrap_axis): six stages of three quotient bits each. Bit 18 is always 1 because n <= 2^k.
// Rules: none.
// Model twin: none; the model divides.
// Latency: 6.
// Backpressure: none; active_i = 0 holds all stages.
// Throughput: one size a cycle.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_derive_recip (
    input  logic        clk_i,
    input  logic        active_i, // 0: the registers hold, and nothing is computed
    input  logic [16:0] n_i,      // 1..65536
    output logic [19:0] recip_o   // 2^18 .. 2^19 - 1
);
  localparam int STAGES = 6;

  // 2^k - n, where 2^k is n itself if a power of two, else the next one.
  function automatic logic [16:0] first_rest(input logic active, input logic [16:0] n);
    logic [16:0] v;
    first_rest = '0;
    if (active) begin
      v = n - 17'd1;
      v = v | (v >> 1);
      v = v | (v >> 2);
      v = v | (v >> 4);
      v = v | (v >> 8);
      first_rest = v + 17'd1 - n;
    end
  endfunction

  // One quotient bit, above the remainder that it leaves; remainders stay below n.
  function automatic logic [17:0] divide(input logic [16:0] rest, input logic [16:0] n);
    logic [17:0] twice, reduced;
    twice = {rest, 1'b0};
    reduced = twice - {1'b0, n};
    divide = reduced[17] ? {1'b0, twice[16:0]} : {1'b1, reduced[16:0]};
  endfunction

  // Three of them.
  function automatic logic [19:0] divide_by_8(input logic active, input logic [16:0] rest, input logic [16:0] n);
    logic [17:0] first, second, third;
    divide_by_8 = '0;
    if (active) begin
      first = divide(rest, n);
      second = divide(first[16:0], n);
      third = divide(second[16:0], n);
      divide_by_8 = {first[17], second[17], third};
    end
  endfunction

  for (genvar k = 0; k < STAGES; k++) begin : g_stage
    logic [16:0] n, rest, n_q, rest_q;
    logic [19:0] divided;
    logic [18:0] quotient, quotient_q;
    if (k == 0) begin : g_first
      assign n = n_i;
      assign rest = first_rest(active_i, n_i);
      assign quotient = 19'd1;
    end else begin : g_next
      assign n = g_stage[k-1].n_q;
      assign rest = g_stage[k-1].rest_q;
      assign quotient = g_stage[k-1].quotient_q;
    end
    logic unused;
    assign unused = ^quotient[18:16];
    assign divided = divide_by_8(active_i, rest, n);
    always_ff @(posedge clk_i) begin
      if (active_i) begin
        n_q <= n;
        rest_q <= divided[16:0];
        quotient_q <= {quotient[15:0], divided[19:17]};
      end
    end
  end
  assign recip_o = {1'b0, g_stage[STAGES-1].quotient_q};

  logic unused;
  assign unused = ^{g_stage[STAGES-1].n_q, g_stage[STAGES-1].rest_q};
endmodule
