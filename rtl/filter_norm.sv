// SPDX-License-Identifier: Apache-2.0
// Function: Converts a sum of weighted UNORM or SNORM codes to binary32, exact except for one rounding to nearest even:
//   a division by 2^m - 1 by shifts and additions.
// Rules: PD-61, PD-61b, PD-107.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
// Proof: x / (2^m - 1) = x * 2^-m * (1 + 2^-m) * (1 + 2^-2m) * (1 + 2^-4m) * ... In relative terms: six factors omit
//   2^-64m; each product truncates less than 2^-58. The computed quotient is too small by less than 2^-55. A number at
//   which binary32 rounds has 25 bits, the sum 48 and the divisor 16: another quotient is at least 2^-48 from it. With
//   2^-52 added, a quotient is above its exact value by less than that; bits below 2^-50 are dropped, so that one that
//   is such a number is seen as it.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_norm (
    input  logic        active_i,     // 0: value_o is 0, and nothing is computed
    input  logic [48:0] sum_i,        // of codes, two's complement, in 2^-32
    input  logic [4:0]  bits_i,       // of a code: UNORM 1..16, SNORM 2..16
    input  logic        snorm_i,
    input  logic        round16_i,    // the mean is first rounded to a code of 16 bits
    output logic [31:0] value_o
);
  // x, 1.47 bits, times 2^n / (2^n - 1), at most 2: two bits before the point, 58 behind.
  function automatic logic [59:0] divided(input logic [47:0] x, input logic [4:0] n);
    logic [59:0] q;
    q = {1'b0, x, 11'd0};
    q = q + (q >> n);
    q = q + (q >> {n, 1'b0});
    q = q + (q >> {n, 2'b0});
    q = q + (q >> {n, 3'b0});
    q = q + (q >> {n, 4'b0});
    divided = q + (q >> {n, 5'b0}) + 60'h40;
  endfunction

  function automatic logic [31:0] norm_of(input logic active, input logic [48:0] sum, input logic [4:0] places,
                                          input logic snorm, input logic round16);
    logic [47:0] size, mean, shifted;
    logic [4:0]  m;
    logic [36:0] normal;
    logic [5:0]  zeros;
    logic [59:0] quotient;
    logic [49:0] kept;   // below the leading one: 23 bits, the rounding bit, and 26 more
    logic [7:0]  exponent;
    logic [30:0] pattern;
    norm_of = '0;
    if (active) begin
      size = (sum[48] ? -sum[47:0] : sum[47:0]) + (round16 ? 48'h80000000 : 48'h0);
      mean = {size[47:32], round16 ? 32'h0 : size[31:0]};
      m = round16 ? {!snorm, {4{snorm}}} : places;
      normal = tex_math::normalise(mean[47:16] == 32'd0 ? {mean[15:0], 16'd0} : mean[47:16]);
      zeros = {1'b0, normal[36:32]} + (mean[47:16] == 32'd0 ? 6'd32 : 6'd0);
      shifted = mean << zeros;
      quotient = divided(shifted, m);
      kept = quotient[59] ? 50'(quotient >> 9) : 50'(quotient >> 8);
      exponent = 8'd142 - {2'd0, zeros} - {3'd0, m} + {7'd0, quotient[59]};
      pattern = {exponent, kept[49:27]} + {30'd0, kept[26] && (kept[27] || kept[25:0] != 26'd0)};
      norm_of = mean == 48'd0 ? 32'd0 : {sum[48], pattern};
    end
  endfunction

  assign value_o = norm_of(active_i, sum_i, bits_i - {4'd0, snorm_i}, snorm_i, round16_i);

  // Contract
  `TEX_IDLE(filter_norm, active_i, value_o)
endmodule
