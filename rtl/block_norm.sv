// SPDX-License-Identifier: Apache-2.0
// Function: Computes code / D as binary32, rounded once to nearest even, by a product with a reciprocal. D is 8925, or
//   4445 for signed codes. Without active_i it gives 0 and computes nothing.
// Rules: PD-80, PD-84.
// Model twin: cmodel/function/texel.c.
// Latency: 0 (combinational).
// Backpressure: none.
// Proof: c <= D is the magnitude; c' is c shifted left to 14 bits, the highest one set; R = ceil(2^k / D) has 40 bits.
//   P = c' * R has its leading one at bit 53 or 52, and 0 <= P - c' * 2^k / D < c' < 2^14.
//   The rounding of c' * 2^k / D changes at multiples of 2^28. It is one itself only if D, which is odd, divides c:
//   then c = D, the result is 1.0, and P, a little larger, rounds to 1.0 too. Else its distance from each multiple is
//   at least 2^28 / D > 2^14, as D < 2^14, so P is on the same side: no ties; the highest dropped bit rounds.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_norm (
    input  logic        active_i,
    input  logic        signed_i,
    input  logic [13:0] code_i,   // 0..8925; two's complement, -4445..4445
    output logic [31:0] value_o
);
  function automatic logic [31:0] quotient(input logic active, input logic is_signed, input logic [13:0] code);
    logic negative;
    logic [13:0] magnitude;
    logic [39:0] reciprocal;
    logic [7:0]  exponent;   // exponent field of 1.0, plus 53 - k
    logic [36:0] normal;
    logic [53:0] product;
    logic [24:0] kept;   // below the leading one: 23 bits and the rounding bit
    logic [30:0] pattern;
    quotient = '0;
    if (active) begin
      negative = is_signed && code[13];
      magnitude = negative ? -code : code;
      {exponent, reciprocal} = is_signed ? {8'd128, 40'd1013183268250}    // 2^52 / 4445
                                         : {8'd127, 40'd1009210000532};   // 2^53 / 8925
      normal = tex_math::normalise({magnitude, 18'h0});
      product = {40'h0, normal[31:18]} * {14'h0, reciprocal};
      kept = product[53] ? {1'b1, 24'(product >> 29)} : {1'b0, 24'(product >> 28)};
      pattern = {exponent - {3'h0, normal[36:32]} - {7'h0, !kept[24]}, kept[23:1]} + {30'h0, kept[0]};
      quotient = magnitude == 14'h0 ? 32'h0 : {negative, pattern};
    end
  endfunction

  assign value_o = quotient(active_i, signed_i, code_i);

  // Contract
  `TEX_IDLE(block_norm, active_i, value_o)
endmodule
