// SPDX-License-Identifier: Apache-2.0
// tex_block_blend: one component between its two endpoints: BC4 (35ths, as they are), BC7 (64ths, rounded) and BC6H
// (64ths, rounded, then the range of a half float). A component that is done already is endpoint A, of weight 0.
// Rules: PD-84, PD-84b, PD-85, sections BC7 and BC6H of the formats. Combinational.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_block_blend (
    input  logic [16:0] a_i,        // with sign
    input  logic [16:0] b_i,
    input  logic [6:0]  w_i,        // of endpoint B
    input  logic        ratio_i,    // 35ths
    input  logic        half_i,     // the result becomes a half float
    input  logic        signed_i,   // of these: with a sign
    output logic [15:0] code_o
);
  logic signed [17:0] way;
  logic signed [25:0] start, sum, rounded;
  assign way = $signed({b_i[16], b_i}) - $signed({a_i[16], a_i});
  assign start = ratio_i ? 26'sd35 * $signed({{9{a_i[16]}}, a_i}) : $signed({{3{a_i[16]}}, a_i, 6'd32});
  assign sum = start + $signed({{8{way[17]}}, way}) * $signed({19'h0, w_i});
  assign rounded = sum >>> 6;

  // 31 / 64 of an unsigned number, 31 / 32 of the magnitude of a signed one. PD-85: of minus one nothing is left, and
  // no sign.
  logic [16:0] magnitude;
  logic [20:0] scaled;
  assign magnitude = signed_i && rounded[16] ? -rounded[16:0] : rounded[16:0];
  assign scaled = (21'(magnitude[15:0]) << 5) - 21'(magnitude[15:0]);

  logic negative;
  assign negative = rounded[16] && !(&rounded[15:0]);

  assign code_o = ratio_i ? sum[15:0] : !half_i ? rounded[15:0]
                : signed_i ? {negative, scaled[19:5]} : {1'b0, scaled[20:6]};

  logic unused;
  assign unused = ^{sum[25:16], rounded[25:17], magnitude[16], scaled[4:0]};
endmodule
