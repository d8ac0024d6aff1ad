// SPDX-License-Identifier: Apache-2.0
// Function: Decodes one texel of an ETC2 colour block, with or without transparent texels. The block is one big-endian
//   number; texels are in column order. Except in planar mode, a texel is a colour plus or minus one value in each
//   component. Differential sums outside 0..31 in red, green or blue select the modes T, H and planar.
// Rules: ETC2 (Khronos Data Format).
// Model twin: cmodel/arith/block_etc2.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_etc2 (
    input  logic        active_i,   // 0: the outputs are 0, and nothing is computed
    input  logic [63:0] block_i,    // byte 0 is 63:56
    input  logic        pta_i,      // bit 33: all texels are opaque; no individual mode
    input  logic [3:0]  texel_i,    // {y, x}
    output logic [23:0] rgb_o,
    output logic        clear_o     // transparent black
);
  function automatic logic [7:0] from4(input logic [3:0] v);
    from4 = {v, v};
  endfunction
  function automatic logic [7:0] from5(input logic [4:0] v);
    from5 = {v, v[4:2]};
  endfunction
  function automatic logic [7:0] from6(input logic [5:0] v);
    from6 = {v, v[5:4]};
  endfunction
  function automatic logic [7:0] from7(input logic [6:0] v);
    from7 = {v, v[6]};
  endfunction

  // n (0..3) times the difference two - one.
  function automatic logic signed [11:0] along(input logic [1:0] n, input logic [7:0] one, input logic [7:0] two);
    logic signed [11:0] way;
    way = $signed({4'h0, two}) - $signed({4'h0, one});
    along = (n[0] ? way : 12'sd0) + (n[1] ? way <<< 1 : 12'sd0);
  endfunction

  // Planar mode: the texel from the colours of the corners at (0, 0), (4, 0) and (0, 4), each {red, green, blue}: 12
  // signed bits for each of blue, green and red.
  function automatic logic [35:0] planar(input logic [56:0] corners, input logic [1:0] x, input logic [1:0] y);
    int c;
    logic [23:0] origin, right, down;
    logic signed [11:0] plane;
    logic [5:0] o_r, o_b, r_r, r_b, d_r, d_b;
    logic [6:0] o_g, r_g, d_g;
    {o_r, o_g, o_b, r_r, r_g, r_b, d_r, d_g, d_b} = corners;
    origin = {from6(o_r), from7(o_g), from6(o_b)};
    right = {from6(r_r), from7(r_g), from6(r_b)};
    down = {from6(d_r), from7(d_g), from6(d_b)};
    for (c = 0; c < 3; c++) begin
      plane = along(x, origin[8 * (2 - c) +: 8], right[8 * (2 - c) +: 8]) +
              along(y, origin[8 * (2 - c) +: 8], down[8 * (2 - c) +: 8]) +
              $signed({2'b0, origin[8 * (2 - c) +: 8], 2'd2});
      planar[12 * c +: 12] = plane >>> 2;
    end
  endfunction

  // Individual and differential modes: the value to add. The two halves are left and right, or top and bottom.
  function automatic logic [7:0] step_of(input logic [2:0] row, input logic far, input logic opaque);
    logic [7:0] outer, inner;
    case (row)
      3'd0: {outer, inner} = {8'd8, 8'd2};
      3'd1: {outer, inner} = {8'd17, 8'd5};
      3'd2: {outer, inner} = {8'd29, 8'd9};
      3'd3: {outer, inner} = {8'd42, 8'd13};
      3'd4: {outer, inner} = {8'd60, 8'd18};
      3'd5: {outer, inner} = {8'd80, 8'd24};
      3'd6: {outer, inner} = {8'd106, 8'd33};
      default: {outer, inner} = {8'd183, 8'd47};
    endcase
    step_of = far ? outer : opaque ? inner : 8'd0;
  endfunction

  function automatic logic [7:0] far_of(input logic [2:0] which);
    case (which)
      3'd0: far_of = 8'd3;
      3'd1: far_of = 8'd6;
      3'd2: far_of = 8'd11;
      3'd3: far_of = 8'd16;
      3'd4: far_of = 8'd23;
      3'd5: far_of = 8'd32;
      3'd6: far_of = 8'd41;
      default: far_of = 8'd64;
    endcase
  endfunction

  // {clear, blue, green, red}
  function automatic logic [24:0] texel_of(input logic active, input logic [63:0] block, input logic pta,
                                           input logic [3:0] texel);
    int c;
    logic [1:0] x, y, index;
    logic [5:0] r2, g2, b2;   // bit 5 of a sum: it is negative or above 31
    logic differences, is_t, is_h, is_planar, opaque, clear, other, less;
    logic [11:0] t1, t2, h1, h2, paired;   // T and H: two colours of four bits
    logic [23:0] colour;                   // {red, green, blue}
    logic [7:0]  more;                     // value added to its components or subtracted
    logic [35:0] sums;
    logic signed [11:0] sum;
    texel_of = '0;
    if (active) begin
      {y, x} = texel;
      index = {block[16 + 32'({x, y})], block[32'({x, y})]};
      r2 = {1'b0, block[63:59]} + {{3{block[58]}}, block[58:56]};
      g2 = {1'b0, block[55:51]} + {{3{block[50]}}, block[50:48]};
      b2 = {1'b0, block[47:43]} + {{3{block[42]}}, block[42:40]};
      differences = pta || block[33];
      is_t = differences && r2[5];
      is_h = differences && !r2[5] && g2[5];
      is_planar = differences && !r2[5] && !g2[5] && b2[5];
      opaque = !pta || block[33];
      clear = !opaque && !is_planar && index == 2'd2;
      if (is_planar) begin
        sums = planar({block[62:57], block[56], block[54:49], block[48], block[44:43], block[41:39],
                       block[38:34], block[32], block[31:25], block[24:19], block[18:0]}, x, y);
      end else begin
        other = block[32] ? y[1] : x[1];
        t1 = {block[60:59], block[57:56], block[55:52], block[51:48]};
        t2 = block[47:36];
        h1 = {block[62:56], block[52:51], block[49:47]};
        h2 = block[46:35];
        paired = is_t ? (index == 2'd0 ? t1 : t2) : index[1] ? h2 : h1;
        if (is_t || is_h) begin
          colour = {from4(paired[11:8]), from4(paired[7:4]), from4(paired[3:0])};
          more = far_of(is_t ? {block[35:34], block[32]} : {block[34], block[32], h1 >= h2});
          if (is_t && !index[0]) more = 8'd0;
        end else begin
          more = step_of(other ? block[36:34] : block[39:37], index[0], opaque);
          colour = differences ? {from5(other ? r2[4:0] : block[63:59]), from5(other ? g2[4:0] : block[55:51]),
                                  from5(other ? b2[4:0] : block[47:43])}
                               : {from4(other ? block[59:56] : block[63:60]),
                                  from4(other ? block[51:48] : block[55:52]),
                                  from4(other ? block[43:40] : block[47:44])};
        end
        less = is_h ? index[0] : index[1];
        for (c = 0; c < 3; c++) begin
          sums[12 * c +: 12] = less ? {4'h0, colour[8 * (2 - c) +: 8]} - {4'h0, more}
                                    : {4'h0, colour[8 * (2 - c) +: 8]} + {4'h0, more};
        end
      end
      texel_of[24] = clear;
      for (c = 0; c < 3; c++) begin
        sum = sums[12 * c +: 12];
        texel_of[8 * c +: 8] = clear || sum[11] ? 8'h0 : sum[10:8] != 3'h0 ? 8'hff : sum[7:0];
      end
    end
  endfunction

  logic [24:0] texel;
  assign texel = texel_of(active_i, block_i, pta_i, texel_i);
  assign clear_o = texel[24];
  assign rgb_o = texel[23:0];

  // Contract
  `TEX_IDLE(block_etc2, active_i, texel)
endmodule
