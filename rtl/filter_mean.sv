// SPDX-License-Identifier: Apache-2.0
// Function: Computes a third of the sum of three binary32 numbers: the average of the three texels around a cube
//   corner. Two adders and a product with a constant, each rounded once to nearest even. Denormals are kept; a NaN
//   result is 0x7fc00000.
// Rules: PD-17b.
// Model twin: cmodel/arith/mean.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_mean (
    input  logic        active_i,   // 0: mean_o is 0, and nothing is computed
    input  logic [31:0] a_i,
    input  logic [31:0] b_i,
    input  logic [31:0] c_i,
    output logic [31:0] mean_o
);
  localparam logic [31:0] NAN = 32'h7fc00000;
  localparam logic [23:0] THIRD = 24'haaaaab;   // of 0x3eaaaaab, in units of 2^-25

  // Packs sign, exponent field (of a number with hidden bit) and mantissa with hidden bit, and rounds up if `up`.
  // Overflow gives infinity.
  function automatic logic [31:0] packed_up(input logic negative, input logic [8:0] exponent, input logic [23:0] kept,
                                            input logic up);
    logic [31:0] pattern;
    pattern = {kept[23] ? exponent : 9'd0, kept[22:0]} + {31'h0, up};
    packed_up = {negative, pattern[31] || pattern[30:23] == 8'hff ? 31'(tex_pkg::F32_INF) : pattern[30:0]};
  endfunction

  function automatic logic [31:0] sum(input logic [31:0] one, input logic [31:0] two);
    logic [31:0] p, q;   // |p| >= |q|
    logic [7:0]  down;
    logic [8:0]  exponent;
    logic [26:0] high, low_kept;
    logic [53:0] low;
    logic [27:0] total;
    logic [36:0] normal;
    logic [4:0]  up;
    p = one[30:0] >= two[30:0] ? one : two;
    q = one[30:0] >= two[30:0] ? two : one;
    exponent = p[30:23] == 8'd0 ? 9'd1 : {1'b0, p[30:23]};
    down = exponent[7:0] - (q[30:23] == 8'd0 ? 8'd1 : q[30:23]);
    high = {p[30:23] != 8'd0, p[22:0], 3'd0};
    low = {q[30:23] != 8'd0, q[22:0], 30'd0} >> (down > 8'd27 ? 5'd27 : down[4:0]);
    low_kept = {low[53:28], low[27:0] != 28'd0};
    total = p[31] == q[31] ? {1'b0, high} + {1'b0, low_kept} : {1'b0, high} - {1'b0, low_kept};
    normal = tex_math::normalise({total, 4'h0});
    if (total[27]) begin
      exponent = exponent + 9'd1;
      total = {1'b0, total[27:2], total[1] || total[0]};
    end else begin   // bit 26 is the hidden bit; the exponent stays at 1 or more
      up = normal[36:32] - 5'd1;
      if ({4'd0, up} >= exponent) up = exponent[4:0] - 5'd1;
      exponent = exponent - {4'd0, up};
      total = total << up;
    end
    sum = total == 28'd0 ? {p[31] && q[31], 31'h0}
          : packed_up(p[31], exponent, total[26:3], total[2] && (total[3] || total[1:0] != 2'd0));
    if (p[30:23] == 8'hff) sum = p[22:0] != 23'd0 || (q[30:23] == 8'hff && p[31] != q[31]) ? NAN : p;
  endfunction

  function automatic logic [31:0] third(input logic [31:0] v);
    logic [47:0] product;
    logic [8:0]  exponent;
    logic [4:0]  drop;
    logic [48:0] shifted;   // 24 kept bits, then lost ones
    product = {24'h0, v[30:23] != 8'd0, v[22:0]} * {24'h0, THIRD};
    drop = v[30:23] < 8'd2 ? 5'd25 : v[30:23] == 8'd2 || product[47] ? 5'd24 : 5'd23;
    exponent = v[30:23] == 8'd2 ? 9'd1 : {1'b0, v[30:23]} - (product[47] ? 9'd1 : 9'd2);
    shifted = 49'({product, 25'h0} >> drop);
    third = packed_up(v[31], exponent, shifted[48:25],
                      shifted[24] && (shifted[25] || shifted[23:0] != 24'd0));
    if (v[30:23] == 8'hff) third = v;
  endfunction

  function automatic logic [31:0] mean_of(input logic active, input logic [31:0] one, input logic [31:0] two,
                                          input logic [31:0] three);
    mean_of = 32'h0;
    if (active) mean_of = third(sum(sum(one, two), three));
  endfunction
  assign mean_o = mean_of(active_i, a_i, b_i, c_i);

  // Contract
  `TEX_IDLE(filter_mean, active_i, mean_o)
endmodule
