// SPDX-License-Identifier: Apache-2.0
// tex_block_norm: code / D as a binary32, rounded once to nearest even: D is 8925, 4445, 2047 or 1023 by the kind of
// the code. Other kinds are left to the converters of plain components: zero.
// Rules: PD-80, PD-84. Combinational: a product with a reciprocal.
//
// Why it is exact. The magnitude c, at most D, is shifted left to c' of 14 bits, the highest one set. R = ceil(2^k / D)
// has 40 bits, so P = c' * R has its leading one at bit 53 or 52, and is too large by less than c', less than
// 2^14. A number c' * 2^k / D rounds to another float when it passes a multiple of 2^28. It is one itself only if D,
// which is odd, divides c: then it is 1.0 and P, a little larger, is that too. Else it is 2^28 / D or farther from
// one, more than 2^14 as D is less than 2^14: P is on the same side. So there is no tie, and the bit below those that
// are kept rounds.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_block_norm (
    input  logic [2:0]  kind_i,
    input  logic [15:0] code_i,
    output logic [31:0] value_o
);
  logic negative;
  logic [15:0] magnitude;
  assign negative = (kind_i == tex_pkg::KIND_RATIO_S || kind_i == tex_pkg::KIND_SNORM11) && code_i[15];
  assign magnitude = negative ? -code_i : code_i;

  logic [39:0] reciprocal;
  logic [7:0]  exponent;   // of 1.0, and what k is less than 53
  always_comb begin
    case (kind_i)
      tex_pkg::KIND_RATIO_U: {exponent, reciprocal} = {8'd127, 40'd1009210000532};   // 2^53 / 8925
      tex_pkg::KIND_RATIO_S: {exponent, reciprocal} = {8'd128, 40'd1013183268250};   // 2^52 / 4445
      tex_pkg::KIND_UNORM11: {exponent, reciprocal} = {8'd130, 40'd550024380481};   // 2^50 / 2047
      tex_pkg::KIND_SNORM11: {exponent, reciprocal} = {8'd131, 40'd550293209601};   // 2^49 / 1023
      default: {exponent, reciprocal} = 48'h0;
    endcase
  end

  logic [36:0] normal;
  logic [53:0] product;
  logic [24:0] kept;   // below the leading one: 23 bits, and the one that rounds
  assign normal = tex_math::normalise({magnitude[13:0], 18'h0});
  assign product = {40'h0, normal[31:18]} * {14'h0, reciprocal};
  assign kept = product[53] ? {1'b1, product[52:29]} : {1'b0, product[51:28]};

  logic [30:0] pattern;
  assign pattern = {exponent - {3'h0, normal[36:32]} - {7'h0, !kept[24]}, kept[23:1]} + {30'h0, kept[0]};
  assign value_o = magnitude[13:0] == 14'h0 || reciprocal == 40'h0 ? 32'h0 : {negative, pattern};

  logic unused;
  assign unused = ^{magnitude[15:14], product[27:0]};
endmodule
