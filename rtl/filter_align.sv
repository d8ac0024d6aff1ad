// SPDX-License-Identifier: Apache-2.0
// Function: Adds up four binary32 texels times their weights in 2^-8, exact after they are aligned to the largest one
//   that has weight and cut 4 bits below its last bit. Four shifts, four products and three adders. sRGB is cut to 8
//   bits.
// Rules: PD-126, PD-133.
// Model twin: cmodel/function/align.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_align (
    input  logic         active_i,   // 0: the outputs are 0, and nothing is computed
    input  logic [127:0] texel_i,
    input  logic [35:0]  weight_i,   // from tex_filter_share; they add up to 256 at most
    input  logic [3:0]   seen_i,     // texel k counts if it is no number, or infinite
    input  logic         half_i,     // numbers have 11 bits and a least exponent of -14, else 24 and -126
    input  logic         srgb_i,     // such a number is sRGB of 8 bits
    output logic [7:0]   exponent_o, // E: the exponent field of the largest texel
    output logic [36:0]  sum_o,      // P: two's complement, in 2^-12 of the last bit of a number with this exponent
    output logic [3:0]   flags_o     // seen are: no number, +infinity, -infinity; a texel with weight is not negative
);
  // PD-133: numbers with a leading 0: 2^14 of them is in 236 .. 255, 864 .. 1023, 1952 .. 2047, 7872 .. 8191 or
  // 15360 .. 16383. By the field and the first 6 bits of the mantissa.
  function automatic logic leading_zero(input logic [7:0] field, input logic [5:0] mantissa);
    case (field)
      8'd120: leading_zero = mantissa >= 6'd54;
      8'd122: leading_zero = mantissa >= 6'd44;
      8'd123: leading_zero = mantissa >= 6'd58;
      8'd125: leading_zero = mantissa >= 6'd59;
      8'd126: leading_zero = mantissa >= 6'd56;
      default: leading_zero = 1'b0;
    endcase
  endfunction

  // The largest exponent field of texels with weight.
  function automatic logic [7:0] top_of(input logic [127:0] texels, input logic [35:0] weights,
                                        input logic [7:0] least, input logic srgb);
    int k;
    logic [7:0] field;
    top_of = least;
    for (k = 0; k < 4; k++) begin
      field = texels[32 * k + 23 +: 8];
      field = field + {7'd0, srgb && leading_zero(field, texels[32 * k + 17 +: 6])};
      if (weights[9 * k +: 9] != 9'd0 && field > top_of) top_of = field;
    end
  endfunction

  // Magnitude of a texel, cut: 28 bits, of half numbers 15, of sRGB the highest 8 of these. A denormal is 0.
  function automatic logic [27:0] cut(input logic [30:0] texel, input logic [7:0] top, input logic half,
                                      input logic srgb);
    logic [8:0] down;
    down = {1'b0, top} - {1'b0, texel[30:23]} + (half ? 9'd13 : 9'd0);
    cut = {texel[30:23] != 8'd0, texel[22:0] & {23{texel[30:23] != 8'd0}}, 4'd0} >> (down > 9'd28 ? 5'd28 : down[4:0]);
    if (srgb) cut[6:0] = 7'd0;   // PD-133
  endfunction

  function automatic logic [48:0] sum_of(input logic active, input logic [127:0] texels, input logic [35:0] weights,
                                         input logic [3:0] seen, input logic half, input logic srgb);
    int k;
    logic [7:0]   top;
    logic [31:0]  texel;
    logic [36:0]  product;
    logic [147:0] part;
    logic         special, nan;
    logic [3:0]   flags;
    sum_of = '0;
    if (active) begin
      top = top_of(texels, weights, half ? 8'd113 : 8'd1, srgb);
      flags = '0;
      for (k = 0; k < 4; k++) begin
        texel = texels[32 * k +: 32];
        product = {9'd0, cut(texel[30:0], top, half, srgb)} * {28'd0, weights[9 * k +: 9]};
        part[37 * k +: 37] = texel[31] ? -product : product;
        special = seen[k] && texel[30:23] == 8'hff;
        nan = texel[22:0] != 23'd0;
        flags = flags | {special && nan, special && !nan && !texel[31], special && !nan && texel[31],
                         weights[9 * k +: 9] != 9'd0 && !texel[31]};
      end
      sum_of = {flags, top, (part[36:0] + part[73:37]) + (part[110:74] + part[147:111])};
    end
  endfunction

  logic [48:0] result;
  assign result = sum_of(active_i, texel_i, weight_i, seen_i, half_i, srgb_i);
  assign flags_o = result[48:45];
  assign exponent_o = result[44:37];
  assign sum_o = result[36:0];

  // Contract
  `TEX_IDLE(filter_align, active_i, flags_o != '0 || exponent_o != '0 || sum_o != '0)
endmodule
