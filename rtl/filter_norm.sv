// SPDX-License-Identifier: Apache-2.0
// Function: Converts a sum of weighted UNORM or SNORM codes to binary32, exact except for one rounding to nearest even:
//   a division by 3 and by 2^m - 1 by shifts and additions. It may be rounded to a code of 16 bits before.
// Rules: PD-61, PD-61b, PD-107, PD-110, PD-112, PD-125a, PD-125c.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
// Proof: x / (2^m - 1) = x * 2^-m * (1 + 2^-m) * (1 + 2^-2m) * (1 + 2^-4m) * ..., and x / 3 = (x / 4) * (1 + 2^-2) *
//   (1 + 2^-4) * (1 + 2^-8) * ... In relative terms: six and five factors omit 2^-64 each at most; each product
//   truncates less than 2^-61. The computed quotient is too small by less than 2^-57, so by less than 2^-54.5 of one
//   below 16 / 3. A number at which binary32 rounds has 25 bits, the divisor 18, the sum is below 3 * 2^52: another
//   quotient is at least 2^-53.6 from it, in relative terms. With 2^-54.4 added a quotient is not below its exact value,
//   and above it by less than 2^-54.4; bits below 2^-54, 2^-53 and 2^-52 are dropped of one in 1, 2, 4 and more, so that
//   one that is such a number is seen as it.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_norm (
    input  logic        active_i,     // 0: value_o is 0, and nothing is computed
    input  logic [54:0] sum_i,        // of codes, two's complement, in thirds of 2^-(32 + taps_i)
    input  logic [2:0]  taps_i,       // log2 of the number of taps, 0..4
    input  logic [4:0]  bits_i,       // of a code: UNORM 1..16, SNORM 2..16
    input  logic        snorm_i,
    input  logic        round16_i,    // the mean is first rounded to a code of 16 bits
    input  logic        weight8_i,    // so it is then, halves up; SNORM of 8 bits is first widened
    output logic [31:0] value_o
);
  // x, 1.53 bits, times 4 / 3 and 2^n / (2^n - 1), less than 16 / 3: three bits before the point, 61 behind.
  function automatic logic [63:0] divided(input logic [53:0] x, input logic [4:0] n);
    logic [63:0] q;
    q = {2'b0, x, 8'd0};
    q = q + (q >> 2);
    q = q + (q >> 4);
    q = q + (q >> 8);
    q = q + (q >> 16);
    q = q + (q >> 32);
    q = q + (q >> n);
    q = q + (q >> {n, 1'b0});
    q = q + (q >> {n, 2'b0});
    q = q + (q >> {n, 3'b0});
    q = q + (q >> {n, 4'b0});
    divided = q + (q >> {n, 5'b0}) + 64'h60;
  endfunction

  function automatic logic [17:0] third(input logic [18:0] x);
    third = 18'(({19'd0, x} * 38'h2aaab) >> 19);
  endfunction

  // PD-125a: of a sum s of SNORM codes of 8 bits floor((129 s + 16 floor(s / 4096) + 64) / 128), its magnitude. `size` is
  // that of s in thirds of 2^-28.
  function automatic logic [24:0] widened(input logic negative, input logic [54:0] size);
    logic signed [61:0] s, scaled;
    logic [14:0] down;
    logic [17:0] coarse;
    logic signed [34:0] code;
    s = negative ? -{7'd0, size} : {7'd0, size};
    scaled = (s <<< 5) + (s <<< 3) + (s <<< 1) + s;   // 129 thirds
    scaled = scaled >>> 28;
    down = 15'((size - {54'd0, negative}) >> 40);
    coarse = third({4'd0, down});
    if (negative) coarse = ~coarse;
    code = scaled[34:0] + {{13{coarse[17]}}, coarse, 4'd0} + 35'd64;
    code = code >>> 7;
    widened = negative ? -code[24:0] : code[24:0];
  endfunction

  function automatic logic [31:0] norm_of(input logic active, input logic [54:0] sum, input logic [2:0] taps,
                                          input logic [4:0] places, input logic snorm, input logic round16,
                                          input logic weight8);
    logic [54:0] size, mean; // in thirds of 2^-36
    logic [18:0] half_up;
    logic [53:0] shifted;
    logic        rounds;
    logic [24:0] code;
    logic [4:0]  m;
    logic [36:0] normal;
    logic [5:0]  zeros;
    logic [63:0] quotient;
    logic [53:0] kept;   // below the leading one: 23 bits, the rounding bit, and 30 more
    logic [7:0]  exponent;
    logic [30:0] pattern;
    norm_of = '0;
    if (active) begin
      size = {1'b0, sum[54] ? -sum[53:0] : sum[53:0]} << (3'd4 - taps);
      // Half a code of 16 bits; PD-125a: halves go up, of a negative mean too.
      half_up = 19'((size + 55'h1800000000 - {54'd0, weight8 && sum[54]}) >> 36);
      code = {7'd0, third(half_up)};
      if (weight8 && snorm && places == 5'd7) code = widened(sum[54], size);
      if (weight8 && snorm && sum[54] && code > 25'd32767) code = 25'd32767;   // PD-125c: -1.0 at least
      rounds = round16 || weight8;
      if (rounds) mean = {2'd0, code, 28'd0} + {1'd0, code, 29'd0};
      else mean = size;
      m = rounds ? {!snorm, {4{snorm}}} : places;
      normal = tex_math::normalise(mean[54:23] == 32'd0 ? {mean[22:0], 9'd0} : mean[54:23]);
      zeros = {1'b0, normal[36:32]} + (mean[54:23] == 32'd0 ? 6'd32 : 6'd0);
      shifted = 54'((mean << zeros) >> 1);
      quotient = divided(shifted, m);
      kept = quotient[63] ? 54'(quotient >> 9) : quotient[62] ? 54'(quotient >> 8) : 54'(quotient >> 7);
      exponent = (rounds ? 8'd151 : 8'd143) - {2'd0, zeros} - {3'd0, m}
                 + {6'd0, quotient[63], !quotient[63] && quotient[62]};
      pattern = {exponent, kept[53:31]} + {30'd0, kept[30] && (kept[31] || kept[29:0] != 30'd0)};
      norm_of = mean == 55'd0 ? 32'd0 : {sum[54], pattern};
    end
  endfunction

  assign value_o = norm_of(active_i, sum_i, taps_i, bits_i - {4'd0, snorm_i}, snorm_i, round16_i, weight8_i);

  // Contract
  `TEX_IDLE(filter_norm, active_i, value_o)
endmodule
