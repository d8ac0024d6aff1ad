// SPDX-License-Identifier: Apache-2.0
// Function: Adds two binary32 numbers, rounded once to nearest even. No operand is denormal. A denormal sum becomes a
//   zero of its sign: it is exact, so nothing is rounded first. A NaN sum is 0x7fc00000.
// Rules: PD-101, PD-111.
// Model twin: cmodel/function/lambda.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_add (
    input  logic        active_i,   // 0: sum_o is 0, and nothing is computed
    input  logic [31:0] a_i,
    input  logic [31:0] b_i,
    output logic [31:0] sum_o
);
  localparam logic [30:0] INF = 31'(tex_pkg::F32_INF);
  localparam logic [31:0] NAN = 32'h7fc00000;

  function automatic logic [31:0] sum_of(input logic active, input logic [31:0] one, input logic [31:0] two);
    logic [31:0] p, q;           // |p| >= |q|
    logic [7:0]  down;
    logic [49:0] low;
    logic [26:0] high, low_kept; // mantissa, guard, round and sticky bit
    logic [27:0] total;
    logic [36:0] normal;         // the leading one in bit 31: 24 kept bits, then the rounding bit
    logic [9:0]  exponent;       // two's complement
    logic        up;
    logic [31:0] pattern;        // exponent and the bits below the leading one
    sum_of = 32'h0;
    if (active) begin
      p = one[30:0] >= two[30:0] ? one : two;
      q = one[30:0] >= two[30:0] ? two : one;
      down = p[30:23] - q[30:23];
      high = {p[30:23] != 8'd0, p[22:0], 3'd0};
      low = {q[30:23] != 8'd0, q[22:0], 26'd0} >> (down > 8'd26 ? 5'd26 : down[4:0]);
      low_kept = {low[49:24], low[23:0] != 24'd0};
      total = p[31] == q[31] ? {1'b0, high} + {1'b0, low_kept} : {1'b0, high} - {1'b0, low_kept};
      normal = tex_math::normalise({total, 4'h0});
      exponent = {2'd0, p[30:23]} + 10'd1 - {5'd0, normal[36:32]};
      up = normal[7] && (normal[8] || normal[6:4] != 3'd0);
      pattern = {exponent[8:0], normal[30:8]} + {31'd0, up};
      if (p[30:23] == 8'hff)
        sum_of = p[30:0] > INF || (q[30:0] == INF && p[31] != q[31]) ? NAN : p;
      else if (total == 28'd0) sum_of = {p[31] && q[31], 31'd0};
      else if (exponent[9] || exponent == 10'd0) sum_of = {p[31], 31'd0};
      else sum_of = {p[31], pattern[31:23] >= 9'd255 ? INF : pattern[30:0]};
    end
  endfunction
  assign sum_o = sum_of(active_i, a_i, b_i);

  // Contract
  `TEX_IDLE(lod_add, active_i, sum_o)
endmodule
