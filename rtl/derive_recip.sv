// SPDX-License-Identifier: Apache-2.0
// Function: Computes recip = floor(2^(k+18) / n), k = ceil(log2 n), by restoring division, for WRAP and MIRROR
//   (tex_wrap_axis). first_i loads bit 18, always 1 because n <= 2^k; each of the 18 cycles with step_i adds one bit.
// Rules: none.
// Model twin: none; the model divides.
// Latency: 19 (first_i, then 18 times step_i).
// Backpressure: none; the registers hold without first_i and step_i.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_derive_recip (
    input  logic        clk_i,
    input  logic        first_i,
    input  logic        step_i,
    input  logic [16:0] n_i,      // 1..65536, held from first_i to the last step_i
    output logic [19:0] recip_o   // 2^18 .. 2^19 - 1
);
  // 2^k: n itself if a power of two, else the next one.
  function automatic logic [16:0] power_above(input logic [16:0] n);
    logic [16:0] v;
    v = n - 17'd1;
    v = v | (v >> 1);
    v = v | (v >> 2);
    v = v | (v >> 4);
    v = v | (v >> 8);
    power_above = v + 17'd1;
  endfunction

  // The remainder stays below n.
  logic [16:0] power, rest_q;
  logic [17:0] twice, reduced;
  logic [18:0] quotient_q;
  assign power = power_above(n_i);
  assign twice = {rest_q, 1'b0};
  assign reduced = twice - {1'b0, n_i};

  always_ff @(posedge clk_i) begin
    if (first_i) begin
      rest_q <= power - n_i;
      quotient_q <= 19'd1;
    end else if (step_i) begin
      rest_q <= reduced[17] ? twice[16:0] : reduced[16:0];
      quotient_q <= {quotient_q[17:0], !reduced[17]};
    end
  end
  assign recip_o = {1'b0, quotient_q};
endmodule
