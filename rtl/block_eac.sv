// SPDX-License-Identifier: Apache-2.0
// Function: Decodes one texel of an EAC block: a component of 11 bits, or the 8-bit alpha of ETC2_RGBA. The block is
//   one big-endian number; texels are in column order.
// Rules: ETC2 (Khronos Data Format).
// Model twin: cmodel/arith/block_eac.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_eac (
    input  logic        active_i,   // 0: code_o is 0, and nothing is computed
    input  logic [63:0] block_i,    // byte 0 is 63:56
    input  logic        alpha_i,    // alpha, 8 bits
    input  logic        signed_i,   // 11 bits: -1023..1023, else 0..2047
    input  logic [3:0]  texel_i,    // {y, x}
    output logic [11:0] code_o      // with sign
);
  function automatic logic [2:0] index_of(input logic [47:0] all, input logic [3:0] texel);
    logic [11:0] column;
    case (texel[1:0])
      2'd0: column = all[47:36];
      2'd1: column = all[35:24];
      2'd2: column = all[23:12];
      default: column = all[11:0];
    endcase
    case (texel[3:2])
      2'd0: index_of = column[11:9];
      2'd1: index_of = column[8:6];
      2'd2: index_of = column[5:3];
      default: index_of = column[2:0];
    endcase
  endfunction
  // The four modifiers m >= 0 (indices 4..7). Those of indices 0..3 are their complements, -1 - m.
  function automatic logic [3:0] above_zero(input logic [3:0] codeword, input logic [1:0] which);
    logic [15:0] row;
    case (codeword)
      4'd0: row = {4'd14, 4'd8, 4'd5, 4'd2};
      4'd1: row = {4'd12, 4'd9, 4'd6, 4'd2};
      4'd2: row = {4'd12, 4'd7, 4'd4, 4'd1};
      4'd3: row = {4'd12, 4'd5, 4'd3, 4'd1};
      4'd4: row = {4'd11, 4'd7, 4'd5, 4'd2};
      4'd5: row = {4'd10, 4'd8, 4'd6, 4'd2};
      4'd6: row = {4'd10, 4'd7, 4'd6, 4'd3};
      4'd7: row = {4'd10, 4'd7, 4'd4, 4'd2};
      4'd8: row = {4'd9, 4'd7, 4'd5, 4'd1};
      4'd9: row = {4'd9, 4'd7, 4'd4, 4'd1};
      4'd10: row = {4'd9, 4'd7, 4'd3, 4'd1};
      4'd11: row = {4'd9, 4'd6, 4'd4, 4'd1};
      4'd12: row = {4'd9, 4'd6, 4'd3, 4'd2};
      4'd13: row = {4'd9, 4'd2, 4'd1, 4'd0};
      4'd14: row = {4'd8, 4'd7, 4'd5, 4'd3};
      default: row = {4'd8, 4'd6, 4'd4, 4'd2};
    endcase
    case (which)
      2'd0: above_zero = row[3:0];
      2'd1: above_zero = row[7:4];
      2'd2: above_zero = row[11:8];
      default: above_zero = row[15:12];
    endcase
  endfunction

  // An 11-bit result is in eighths of the base unit; unsigned, half a base unit is added.
  function automatic logic [11:0] texel_of(input logic active, input logic [63:0] block, input logic alpha,
                                           input logic is_signed, input logic [3:0] texel);
    logic [2:0] index;
    logic [3:0] above, multiplier;
    logic [4:0] modifier;
    logic [7:0] base_raw;
    logic signed [8:0]  base, step;
    logic signed [12:0] eighths, sum, low, high;
    texel_of = '0;
    if (active) begin
      index = index_of(block[47:0], texel);
      above = above_zero(block[51:48], index[1:0]);
      modifier = index[2] ? {1'b0, above} : {1'b1, ~above};
      multiplier = block[55:52];
      base_raw = block[63:56];
      base = alpha || !is_signed ? {1'b0, base_raw} : base_raw == 8'h80 ? 9'sh181 : {base_raw[7], base_raw};
      step = $signed({{4{modifier[4]}}, modifier}) * $signed({5'b0, multiplier});
      eighths = multiplier == 4'd0 ? {{8{modifier[4]}}, modifier} : {step[8], step, 3'd0};
      sum = alpha ? {{4{base[8]}}, base} + {{4{step[8]}}, step}
                  : {base[8], base, !is_signed, 2'd0} + eighths;
      low = is_signed && !alpha ? -13'sd1023 : 13'sd0;
      high = alpha ? 13'sd255 : is_signed ? 13'sd1023 : 13'sd2047;
      texel_of = sum < low ? low[11:0] : sum > high ? high[11:0] : sum[11:0];
    end
  endfunction

  assign code_o = texel_of(active_i, block_i, alpha_i, signed_i, texel_i);

  // Contract
  `TEX_IDLE(block_eac, active_i, code_o)
endmodule
