// SPDX-License-Identifier: Apache-2.0
// Function: Computes the weighted mean of four UNORM or SNORM codes as binary32, exact except for one rounding to
//   nearest even. Four products, a sum, and a division by 2^m - 1 by shifts and additions.
// Rules: PD-61, PD-61b.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
// Proof: x / (2^m - 1) = x * 2^-m * (1 + 2^-m) * (1 + 2^-2m) * (1 + 2^-4m) * ... In relative terms:
//   Five factors omit 2^-32m, at most 2^-64 for m >= 2; each product truncates less than 2^-50. The computed quotient
//   is too small by less than 2^-46. A sum below 2^32 over a divisor of 16 bits is at least 2^-40 from each number at
//   which binary32 rounds, and never equals one: it terminates only if the divisor divides the sum, then in 17 bits.
//   Such a quotient is computed a little too small, and rounds up to itself. For m = 1 all quotients are such, and the
//   omitted 2^-32 is small enough.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_norm (
    input  logic        active_i,     // 0: value_o is 0, and nothing is computed
    input  logic [67:0] code_i,       // sample k in bits 17 k + 16 .. 17 k, two's complement
    input  logic [67:0] weight_i,     // from tex_filter_weights
    input  logic [4:0]  bits_i,       // of a code: UNORM 1..16, SNORM 2..16; the lowest SNORM code is that of -1.0
    input  logic        snorm_i,
    input  logic        round16_i,    // the mean is first rounded to a code of 16 bits
    output logic [31:0] value_o
);
  // Repeats the bits of a magnitude to fill 16 bits; SNORM takes 15 of them.
  function automatic logic [15:0] widened(input logic [15:0] magnitude, input logic [4:0] n, input logic short_one);
    logic [15:0] text;
    text = magnitude << (5'd16 - n);
    text = text | text >> n;
    text = text | text >> {n, 1'b0};
    text = text | text >> {n, 2'b0};
    text = text | text >> {n, 3'b0};
    widened = short_one ? {1'b0, text[15:1]} : text;
  endfunction

  // x, 1.31 bits, times 2^n / (2^n - 1), at most 2: two bits before the point.
  function automatic logic [51:0] divided(input logic [31:0] x, input logic [4:0] n);
    logic [51:0] q;
    q = {1'b0, x, 19'd0};
    q = q + (q >> n);
    q = q + (q >> {n, 1'b0});
    q = q + (q >> {n, 2'b0});
    q = q + (q >> {n, 3'b0});
    divided = q + (q >> {n, 4'b0});
  endfunction

  function automatic logic [31:0] mean_of(input logic active, input logic [67:0] codes, input logic [67:0] weights,
                                          input logic [4:0] places, input logic snorm, input logic round16);
    int k;
    logic [135:0] part;
    logic [16:0] code;
    logic [15:0] magnitude, wide;
    logic [33:0] product, sum, size;
    logic [31:0] mean;
    logic [4:0]  m;
    logic [36:0] normal;
    logic [51:0] quotient;
    logic [24:0] kept;   // below the leading one: 23 bits and the rounding bit
    logic [30:0] pattern;
    mean_of = '0;
    if (active) begin
      for (k = 0; k < 4; k++) begin
        code = codes[17 * k +: 17];
        magnitude = code[16] ? -code[15:0] : code[15:0];
        if (round16) wide = widened(magnitude, places, snorm);
        else wide = magnitude;
        product = {18'd0, wide} * {17'd0, weights[17 * k +: 17]};
        part[34 * k +: 34] = code[16] ? -product : product;
      end
      sum = (part[33:0] + part[67:34]) + (part[101:68] + part[135:102]);
      size = (sum[33] ? -sum : sum) + (round16 ? 34'h8000 : 34'h0);
      mean = {16'(size >> 16), round16 ? 16'h0 : size[15:0]};
      m = round16 ? {!snorm, {4{snorm}}} : places;
      normal = tex_math::normalise(mean);
      quotient = divided(normal[31:0], m);
      kept = quotient[51] ? {1'b1, 24'(quotient >> 27)} : {1'b0, 24'(quotient >> 26)};
      pattern = {8'd142 - {3'd0, normal[36:32]} - {3'd0, m} + {7'd0, kept[24]}, kept[23:1]} + {30'd0, kept[0]};
      mean_of = mean == 32'd0 ? 32'd0 : {sum[33], pattern};
    end
  endfunction

  assign value_o = mean_of(active_i, code_i, weight_i, bits_i - {4'd0, snorm_i}, snorm_i, round16_i);

  // Contract
  `TEX_IDLE(filter_norm, active_i, value_o)
endmodule
