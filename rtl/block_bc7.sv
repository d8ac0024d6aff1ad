// SPDX-License-Identifier: Apache-2.0
// tex_block_bc7: the endpoints of one texel of a BC7 block and how much of each: of R, G, B and A, after the
// rotation.
// Rules: section BC7 of the formats. Combinational. Component c is at [8 * c +: 8], its weight at [7 * c +: 7]. The
// subset and the weights come from tex_block_index; layout_o and partition_o go there. A rotation swaps components:
// swapping what they are made of gives the same.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_block_bc7 (
    input  logic [98:0]  raw_i,      // of the block: all but the end of the indices
    output logic [2:0]   layout_o,
    output logic [5:0]   partition_o,
    input  logic [1:0]   subset_i,
    input  logic [6:0]   first_i,    // weights
    input  logic [6:0]   second_i,
    output logic [31:0]  a_o,        // endpoint A of four components; all are zero in the reserved mode
    output logic [31:0]  b_o,
    output logic [27:0]  w_o         // 64ths of endpoint B
);
  logic reserved;
  logic [2:0] mode;
  assign reserved = raw_i[7:0] == 8'h0;
  assign mode = raw_i[0] ? 3'd0 : raw_i[1] ? 3'd1 : raw_i[2] ? 3'd2 : raw_i[3] ? 3'd3
              : raw_i[4] ? 3'd4 : raw_i[5] ? 3'd5 : raw_i[6] ? 3'd6 : 3'd7;
  assign layout_o = mode;
  assign partition_o = mode == 3'd0 ? {2'b0, raw_i[4:1]} : mode == 3'd1 ? raw_i[7:2] : mode == 3'd2 ? raw_i[8:3]
                     : mode == 3'd3 ? raw_i[9:4] : raw_i[13:8];

  // The top bits of a component again below it.
  function automatic logic [7:0] from5(input logic [4:0] v);
    from5 = {v, v[4:2]};
  endfunction
  function automatic logic [7:0] from6(input logic [5:0] v);
    from6 = {v, v[5:4]};
  endfunction
  function automatic logic [7:0] from7(input logic [6:0] v);
    from7 = {v, v[6]};
  endfunction

  // P bits of endpoints {B, A}.
  logic odd;
  logic [1:0] p;
  assign odd = subset_i[0];
  assign p = mode == 3'd0 ? (subset_i[1] ? raw_i[82:81] : odd ? raw_i[80:79] : raw_i[78:77])
           : mode == 3'd1 ? {2{odd ? raw_i[81] : raw_i[80]}}   // of both
           : mode == 3'd6 ? raw_i[64:63] : odd ? raw_i[97:96] : raw_i[95:94];

  logic [31:0] a, b;   // before the rotation
  for (genvar c = 0; c < 3; c++) begin : g_colour
    logic [7:0]  e0;
    logic [11:0] e1;
    logic [9:0]  e2, e4, e7;
    logic [13:0] e3, e5, e6;
    // Endpoints {B, A} of the subset in each mode.
    assign e0 = subset_i[1] ? raw_i[5 + 24 * c + 16 +: 8] : odd ? raw_i[5 + 24 * c + 8 +: 8] : raw_i[5 + 24 * c +: 8];
    assign e1 = odd ? raw_i[8 + 24 * c + 12 +: 12] : raw_i[8 + 24 * c +: 12];
    assign e2 = subset_i[1] ? raw_i[9 + 30 * c + 20 +: 10] : odd ? raw_i[9 + 30 * c + 10 +: 10]
                                                                   : raw_i[9 + 30 * c +: 10];
    assign e3 = odd ? raw_i[10 + 28 * c + 14 +: 14] : raw_i[10 + 28 * c +: 14];
    assign e4 = raw_i[8 + 10 * c +: 10];
    assign e5 = raw_i[8 + 14 * c +: 14];
    assign e6 = raw_i[7 + 14 * c +: 14];
    assign e7 = odd ? raw_i[14 + 20 * c + 10 +: 10] : raw_i[14 + 20 * c +: 10];
    logic [15:0] both0, both1, both2, both3, both4, both5, both6, both7, both;
    assign both0 = {from5({e0[7:4], p[1]}), from5({e0[3:0], p[0]})};
    assign both1 = {from7({e1[11:6], p[1]}), from7({e1[5:0], p[0]})};
    assign both2 = {from5(e2[9:5]), from5(e2[4:0])};
    assign both3 = {e3[13:7], p[1], e3[6:0], p[0]};
    assign both4 = {from5(e4[9:5]), from5(e4[4:0])};
    assign both5 = {from7(e5[13:7]), from7(e5[6:0])};
    assign both6 = {e6[13:7], p[1], e6[6:0], p[0]};
    assign both7 = {from6({e7[9:5], p[1]}), from6({e7[4:0], p[0]})};
    always_comb begin
      case (mode)
        3'd0: both = both0;
        3'd1: both = both1;
        3'd2: both = both2;
        3'd3: both = both3;
        3'd4: both = both4;
        3'd5: both = both5;
        3'd6: both = both6;
        default: both = both7;
      endcase
    end
    assign {b[8 * c +: 8], a[8 * c +: 8]} = both;
  end

  logic [9:0] alpha7;
  assign alpha7 = odd ? raw_i[93:84] : raw_i[83:74];
  assign {b[31:24], a[31:24]} = mode == 3'd4 ? {from6(raw_i[49:44]), from6(raw_i[43:38])}
                              : mode == 3'd5 ? raw_i[65:50]
                              : mode == 3'd6 ? {raw_i[62:56], p[1], raw_i[55:49], p[0]}
                              : mode == 3'd7 ? {from6({alpha7[9:5], p[1]}), from6({alpha7[4:0], p[0]})} : 16'hffff;

  // Index mode 1 of mode 4: the first set is that of alpha.
  logic swapped;
  logic [6:0] colour, alpha;
  assign swapped = mode == 3'd4 && raw_i[7];
  assign colour = swapped ? second_i : first_i;
  assign alpha = (mode == 3'd4 || mode == 3'd5) && !swapped ? second_i : first_i;

  logic [1:0] rotation;
  assign rotation = mode == 3'd4 ? raw_i[6:5] : mode == 3'd5 ? raw_i[7:6] : 2'd0;
  for (genvar c = 0; c < 3; c++) begin : g_rotated
    assign a_o[8 * c +: 8] = reserved ? 8'h0 : rotation == 2'(c + 1) ? a[31:24] : a[8 * c +: 8];
    assign b_o[8 * c +: 8] = reserved ? 8'h0 : rotation == 2'(c + 1) ? b[31:24] : b[8 * c +: 8];
    assign w_o[7 * c +: 7] = rotation == 2'(c + 1) ? alpha : colour;
  end
  logic [15:0] fourth;
  assign fourth = rotation == 2'd1 ? {b[7:0], a[7:0]} : rotation == 2'd2 ? {b[15:8], a[15:8]}
                : rotation == 2'd3 ? {b[23:16], a[23:16]} : {b[31:24], a[31:24]};
  assign a_o[31:24] = reserved ? 8'h0 : fourth[7:0];
  assign b_o[31:24] = reserved ? 8'h0 : fourth[15:8];
  assign w_o[27:21] = rotation == 2'd0 ? alpha : colour;
endmodule
