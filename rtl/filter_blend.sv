// SPDX-License-Identifier: Apache-2.0
// Function: Blends two binary32 numbers: ((256 - w) a + w b) / 256, exact but for one rounding to nearest even. A
//   denormal result is a zero of its sign, a NaN 0x7fc00000. Without weight b is not looked at. Two products, an alignment, an
//   adder.
// Rules: PD-108.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_blend (
    input  logic        active_i,   // 0: value_o is 0, and nothing is computed
    input  logic [31:0] a_i,        // not denormal
    input  logic [31:0] b_i,
    input  logic [7:0]  w_i,        // of b, in 1/256
    output logic [31:0] value_o
);
  localparam logic [31:0] NAN = 32'h7fc00000;

  function automatic logic [31:0] product(input logic [30:0] f, input logic [8:0] weight);
    product = {8'd0, f[30:23] != 8'd0, f[22:0]} * {23'd0, weight};
  endfunction

  // No operand is denormal. A product has 32 bits, and so has the sum of two; 13 more are kept below. What is lost below
  // them is far from the place that rounds: then `high` is at least 2^23, and `low` less than 2^19.
  function automatic logic [31:0] blend(input logic [31:0] a, input logic [31:0] b, input logic [7:0] w);
    logic [31:0] p, q;   // the exponent of p is at least that of q
    logic [8:0]  of_p, of_q;
    logic [7:0]  down;
    logic [76:0] low;
    logic [44:0] high, low_kept, size, base, shifted;
    logic [45:0] total;
    logic [36:0] normal;
    logic        far, up;
    logic [8:0]  exponent;
    {p, of_p, q, of_q} = a[30:23] >= b[30:23] ? {a, 9'd256 - {1'b0, w}, b, 1'b0, w}
                                              : {b, 1'b0, w, a, 9'd256 - {1'b0, w}};
    down = p[30:23] - q[30:23];
    high = {product(p[30:0], of_p), 13'd0};
    low = {product(q[30:0], of_q), 45'd0} >> (down > 8'd45 ? 6'd45 : down[5:0]);
    low_kept = {low[76:33], low[32:0] != 33'd0};
    total = p[31] == q[31] ? {1'b0, high} + {1'b0, low_kept} : {1'b0, high} - {1'b0, low_kept};
    size = total[45] ? -total[44:0] : total[44:0];
    far = size[44:13] == 32'd0;
    base = far ? {size[12:0], 32'd0} : size;
    normal = tex_math::normalise(base[44:13]);
    shifted = base << normal[36:32];
    exponent = {1'b0, p[30:23]} - {3'd0, far, normal[36:32]};
    up = shifted[20] && (shifted[21] || shifted[19:0] != 20'd0);
    blend = {p[31] ^ total[45], 31'({exponent[7:0], shifted[43:21]} + {30'd0, up})};
    if (exponent == 9'd0) blend = {blend[31], 7'd0, &shifted[44:21], 23'd0};   // rounds up to the least normal number
    if (exponent[8]) blend = {blend[31], 31'd0};
    if (total == 46'd0) blend = {p[31] && q[31], 31'd0};
    if (p[30:23] == 8'hff) blend = p[22:0] != 23'd0 || (q[30:23] == 8'hff && (q[22:0] != 23'd0 || p[31] != q[31]))
                                   ? NAN : p;
    if (w == 8'd0) blend = a;
  endfunction

  function automatic logic [31:0] blend_of(input logic active, input logic [31:0] a, input logic [31:0] b,
                                           input logic [7:0] w);
    logic [31:0] mixed;
    blend_of = '0;
    if (active) begin
      mixed = blend(a, b, w);
      blend_of = mixed[30:0] > 31'(tex_pkg::F32_INF) ? NAN : mixed;
    end
  endfunction

  assign value_o = blend_of(active_i, a_i, b_i, w_i);

  // Contract
  `TEX_IDLE(filter_blend, active_i, value_o)
endmodule
