// SPDX-License-Identifier: Apache-2.0
// Function: Computes (t3 w3 + t2 w2) + (t0 w0 + t1 w1) in binary32, each operation rounded to nearest even. Denormal
//   texels and results become zeros of the same sign. Texels without weight are skipped. A NaN result is 0x7fc00000.
//   Four products, three adders.
// Rules: PD-62.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_float (
    input  logic         active_i,   // 0: value_o is 0, and nothing is computed
    input  logic [127:0] texel_i,
    input  logic [67:0]  weight_i,   // from tex_filter_weights
    output logic [31:0]  value_o
);
  localparam logic [31:0] NAN = 32'h7fc00000;

  // A weight is at most 2^16: the product has 40 bits, its leading one in the upper 17.
  function automatic logic [31:0] product(input logic [31:0] t, input logic [16:0] weight);
    logic [36:0] normal;
    logic [39:0] full, shifted;
    logic [8:0]  exponent;
    logic        up;
    full = {16'd0, 1'b1, t[22:0]} * {23'd0, weight};
    normal = tex_math::normalise(full[39:8]);
    shifted = full << normal[36:32];
    exponent = {1'b0, t[30:23]} - {4'd0, normal[36:32]};
    up = shifted[15] && (shifted[16] || shifted[14:0] != 15'd0);
    product = {t[31], 31'({exponent[7:0], shifted[38:16]} + {30'd0, up})};
    if (exponent == 9'd0) product = {t[31], 7'd0, &shifted[39:16], 23'd0};   // rounds up to the least normal number
    if (exponent[8] || t[30:23] == 8'd0) product = {t[31], 31'd0};
    if (t[30:23] == 8'hff) product = t;
  endfunction

  // No operand is denormal. The sum never overflows: no product, however rounded, exceeds the largest number times its
  // weight, and no sum of products exceeds the largest number times the sum of the weights.
  function automatic logic [31:0] sum(input logic [31:0] one, input logic [31:0] two);
    logic [31:0] p, q;   // |p| >= |q|
    logic [7:0]  down;
    logic [26:0] high, low_kept;
    logic [53:0] low;
    logic [27:0] total;
    logic [26:0] shifted;   // without the leading one
    logic [36:0] normal;
    logic [8:0]  exponent;
    logic        up;
    p = one[30:0] >= two[30:0] ? one : two;
    q = one[30:0] >= two[30:0] ? two : one;
    down = p[30:23] - q[30:23];
    high = {p[30:23] != 8'd0, p[22:0], 3'd0};
    low = {q[30:23] != 8'd0, q[22:0], 30'd0} >> (down > 8'd27 ? 5'd27 : down[4:0]);
    low_kept = {low[53:28], low[27:0] != 28'd0};
    total = p[31] == q[31] ? {1'b0, high} + {1'b0, low_kept} : {1'b0, high} - {1'b0, low_kept};
    normal = tex_math::normalise({total, 4'h0});
    shifted = total[26:0] << normal[36:32];
    exponent = {1'b0, p[30:23]} + 9'd1 - {4'd0, normal[36:32]};
    up = shifted[3] && (shifted[4] || shifted[2:0] != 3'd0);
    sum = {p[31], 31'({exponent[7:0], shifted[26:4]} + {30'd0, up})};
    if (exponent[8] || exponent == 9'd0) sum = {p[31], 31'd0};   // denormal, and exact: becomes 0
    if (total == 28'd0) sum = {p[31] && q[31], 31'd0};
    if (p[30:23] == 8'hff) sum = p[22:0] != 23'd0 || (q[30:23] == 8'hff && p[31] != q[31]) ? NAN : p;
  endfunction

  // {present, summand}: the sum of those that are present.
  function automatic logic [32:0] plus(input logic [32:0] one, input logic [32:0] two);
    if (!one[32]) plus = two;
    else if (!two[32]) plus = one;
    else plus = {1'b1, sum(one[31:0], two[31:0])};
  endfunction

  function automatic logic [31:0] mean_of(input logic active, input logic [127:0] texels, input logic [67:0] weights);
    int k;
    logic [131:0] part;
    logic [16:0]  weight;
    logic [31:0]  total;
    mean_of = '0;
    if (active) begin
      for (k = 0; k < 4; k++) begin
        weight = weights[17 * k +: 17];
        part[33 * k +: 33] = {weight != 17'd0, product(texels[32 * k +: 32], weight)};
      end
      total = 32'(plus(plus(part[131:99], part[98:66]), plus(part[32:0], part[65:33])));   // at least one is present
      mean_of = total[30:0] > 31'(tex_pkg::F32_INF) ? NAN : total;
    end
  endfunction

  assign value_o = mean_of(active_i, texel_i, weight_i);

  // Contract
  `TEX_IDLE(filter_float, active_i, value_o)
endmodule
