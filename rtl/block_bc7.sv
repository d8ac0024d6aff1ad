// SPDX-License-Identifier: Apache-2.0
// Function: Decodes the endpoints and weights of one texel of a BC7 block for R, G, B and A, after the rotation.
//   Component c is at [8 * c +: 8], its weight at [7 * c +: 7]. tex_block_index takes layout_o and partition_o and
//   returns subset and weights. The rotation swaps endpoints and weights of components, which equals a swap of the
//   results.
// Rules: BC7 (Direct3D 11.3, 19.5.14).
// Model twin: cmodel/arith/block_bc7.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_bc7 (
    input  logic         active_i,   // 0: endpoints and weights are 0, and nothing is computed
    input  logic [98:0]  raw_i,      // bits of the block without the last index bits
    output logic [2:0]   layout_o,
    output logic [5:0]   partition_o,
    input  logic [1:0]   subset_i,
    input  logic [6:0]   first_i,    // weights
    input  logic [6:0]   second_i,
    output logic [31:0]  a_o,        // endpoint A of four components; all are zero in the reserved mode
    output logic [31:0]  b_o,
    output logic [27:0]  w_o         // 64ths of endpoint B
);
  logic [2:0] mode;
  function automatic logic [2:0] mode_of(input logic active, input logic [6:0] low);
    mode_of = 3'd7;
    if (active) begin
      mode_of = low[0] ? 3'd0 : low[1] ? 3'd1 : low[2] ? 3'd2 : low[3] ? 3'd3
                : low[4] ? 3'd4 : low[5] ? 3'd5 : low[6] ? 3'd6 : 3'd7;
    end
  endfunction
  assign mode = mode_of(active_i, raw_i[6:0]);
  assign layout_o = mode;
  assign partition_o = mode == 3'd0 ? {2'b0, raw_i[4:1]} : mode == 3'd1 ? raw_i[7:2] : mode == 3'd2 ? raw_i[8:3]
                     : mode == 3'd3 ? raw_i[9:4] : raw_i[13:8];

  // Extends a component to 8 bits: its top bits are repeated below it.
  function automatic logic [7:0] from5(input logic [4:0] v);
    from5 = {v, v[4:2]};
  endfunction
  function automatic logic [7:0] from6(input logic [5:0] v);
    from6 = {v, v[5:4]};
  endfunction
  function automatic logic [7:0] from7(input logic [6:0] v);
    from7 = {v, v[6]};
  endfunction

  // Endpoints {B, A} of one colour component of the subset.
  function automatic logic [15:0] colour_of(input logic [98:0] raw, input logic [2:0] which, input logic [1:0] part,
                                            input logic [1:0] p, input int c);
    logic odd;
    logic [7:0]  e0;
    logic [11:0] e1;
    logic [9:0]  e2, e4, e7;
    logic [13:0] e3, e5, e6;
    odd = part[0];
    case (which)
      3'd0: begin
        e0 = part[1] ? raw[5 + 24 * c + 16 +: 8] : odd ? raw[5 + 24 * c + 8 +: 8] : raw[5 + 24 * c +: 8];
        colour_of = {from5({e0[7:4], p[1]}), from5({e0[3:0], p[0]})};
      end
      3'd1: begin
        e1 = odd ? raw[8 + 24 * c + 12 +: 12] : raw[8 + 24 * c +: 12];
        colour_of = {from7({e1[11:6], p[1]}), from7({e1[5:0], p[0]})};
      end
      3'd2: begin
        e2 = part[1] ? raw[9 + 30 * c + 20 +: 10] : odd ? raw[9 + 30 * c + 10 +: 10] : raw[9 + 30 * c +: 10];
        colour_of = {from5(e2[9:5]), from5(e2[4:0])};
      end
      3'd3: begin
        e3 = odd ? raw[10 + 28 * c + 14 +: 14] : raw[10 + 28 * c +: 14];
        colour_of = {e3[13:7], p[1], e3[6:0], p[0]};
      end
      3'd4: begin
        e4 = raw[8 + 10 * c +: 10];
        colour_of = {from5(e4[9:5]), from5(e4[4:0])};
      end
      3'd5: begin
        e5 = raw[8 + 14 * c +: 14];
        colour_of = {from7(e5[13:7]), from7(e5[6:0])};
      end
      3'd6: begin
        e6 = raw[7 + 14 * c +: 14];
        colour_of = {e6[13:7], p[1], e6[6:0], p[0]};
      end
      default: begin
        e7 = odd ? raw[14 + 20 * c + 10 +: 10] : raw[14 + 20 * c +: 10];
        colour_of = {from6({e7[9:5], p[1]}), from6({e7[4:0], p[0]})};
      end
    endcase
  endfunction

  // {w, b, a}
  function automatic logic [91:0] texel_of(input logic active, input logic [98:0] raw, input logic [2:0] which,
                                           input logic [1:0] part, input logic [6:0] set1, input logic [6:0] set2);
    int c;
    logic reserved, odd, swapped;
    logic [1:0] p, rotation;   // p: bits of endpoints {B, A}
    logic [9:0] alpha7;
    logic [31:0] end_a, end_b;   // before the rotation
    logic [15:0] fourth;
    logic [6:0] colour, alpha;
    texel_of = '0;
    if (active) begin
      reserved = raw[7:0] == 8'h0;
      odd = part[0];
      p = which == 3'd0 ? (part[1] ? raw[82:81] : odd ? raw[80:79] : raw[78:77])
          : which == 3'd1 ? {2{odd ? raw[81] : raw[80]}}   // shared by both
          : which == 3'd6 ? raw[64:63] : odd ? raw[97:96] : raw[95:94];
      for (c = 0; c < 3; c++) {end_b[8 * c +: 8], end_a[8 * c +: 8]} = colour_of(raw, which, part, p, c);
      alpha7 = odd ? raw[93:84] : raw[83:74];
      {end_b[31:24], end_a[31:24]} = which == 3'd4 ? {from6(raw[49:44]), from6(raw[43:38])}
                           : which == 3'd5 ? raw[65:50]
                           : which == 3'd6 ? {raw[62:56], p[1], raw[55:49], p[0]}
                           : which == 3'd7 ? {from6({alpha7[9:5], p[1]}), from6({alpha7[4:0], p[0]})} : 16'hffff;
      // Mode 4, index mode 1: set1 is the weight of alpha.
      swapped = which == 3'd4 && raw[7];
      colour = swapped ? set2 : set1;
      alpha = (which == 3'd4 || which == 3'd5) && !swapped ? set2 : set1;
      rotation = which == 3'd4 ? raw[6:5] : which == 3'd5 ? raw[7:6] : 2'd0;
      for (c = 0; c < 3; c++) begin
        texel_of[8 * c +: 8] = reserved ? 8'h0 : rotation == 2'(c + 1) ? end_a[31:24] : end_a[8 * c +: 8];
        texel_of[32 + 8 * c +: 8] = reserved ? 8'h0 : rotation == 2'(c + 1) ? end_b[31:24] : end_b[8 * c +: 8];
        texel_of[64 + 7 * c +: 7] = rotation == 2'(c + 1) ? alpha : colour;
      end
      fourth = rotation == 2'd1 ? {end_b[7:0], end_a[7:0]} : rotation == 2'd2 ? {end_b[15:8], end_a[15:8]}
               : rotation == 2'd3 ? {end_b[23:16], end_a[23:16]} : {end_b[31:24], end_a[31:24]};
      texel_of[31:24] = reserved ? 8'h0 : fourth[7:0];
      texel_of[63:56] = reserved ? 8'h0 : fourth[15:8];
      texel_of[91:85] = rotation == 2'd0 ? alpha : colour;
    end
  endfunction

  logic [91:0] texel;
  assign texel = texel_of(active_i, raw_i, mode, subset_i, first_i, second_i);
  assign {w_o, b_o, a_o} = texel;

  // Contract
  `TEX_IDLE(block_bc7, active_i, texel)
endmodule
