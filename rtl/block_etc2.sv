// SPDX-License-Identifier: Apache-2.0
// tex_block_etc2: one texel of a colour block of ETC2, with or without transparent texels.
// Rules: Khronos Data Format, ETC2. Combinational. The block is one number, its first byte the highest; texels go
// down the columns. But for the planar mode a texel is a colour and one number more in each component. Differences
// that leave 0..31 in red, green or blue select the modes T, H and planar.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_block_etc2 (
    input  logic [63:0] block_i,    // byte 0 is 63:56
    input  logic        pta_i,      // bit 33 says that all are opaque; there is no individual mode
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

  logic [1:0] x, y, index;
  assign {y, x} = texel_i;
  assign index = {block_i[16 + 32'({x, y})], block_i[32'({x, y})]};

  // Bit 5 of a sum: it is negative or above 31.
  logic [5:0] r2, g2, b2;
  logic differences, is_t, is_h, is_planar;
  assign r2 = {1'b0, block_i[63:59]} + {{3{block_i[58]}}, block_i[58:56]};
  assign g2 = {1'b0, block_i[55:51]} + {{3{block_i[50]}}, block_i[50:48]};
  assign b2 = {1'b0, block_i[47:43]} + {{3{block_i[42]}}, block_i[42:40]};
  assign differences = pta_i || block_i[33];
  assign is_t = differences && r2[5];
  assign is_h = differences && !r2[5] && g2[5];
  assign is_planar = differences && !r2[5] && !g2[5] && b2[5];

  logic opaque;
  assign opaque = !pta_i || block_i[33];
  assign clear_o = !opaque && !is_planar && index == 2'd2;

  // Individual and differential: two halves, one beside or one above the other.
  logic second;
  logic [2:0] row;
  logic [7:0] outer, inner, step;
  assign second = block_i[32] ? y[1] : x[1];
  assign row = second ? block_i[36:34] : block_i[39:37];
  always_comb begin
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
  end
  assign step = index[0] ? outer : opaque ? inner : 8'd0;

  // T and H: two colours of four bits.
  logic [11:0] t1, t2, h1, h2, paired;
  logic [2:0]  which;
  logic [7:0]  far;
  assign t1 = {block_i[60:59], block_i[57:56], block_i[55:52], block_i[51:48]};
  assign t2 = block_i[47:36];
  assign h1 = {block_i[62:56], block_i[52:51], block_i[49:47]};
  assign h2 = block_i[46:35];
  assign which = is_t ? {block_i[35:34], block_i[32]} : {block_i[34], block_i[32], h1 >= h2};
  always_comb begin
    case (which)
      3'd0: far = 8'd3;
      3'd1: far = 8'd6;
      3'd2: far = 8'd11;
      3'd3: far = 8'd16;
      3'd4: far = 8'd23;
      3'd5: far = 8'd32;
      3'd6: far = 8'd41;
      default: far = 8'd64;
    endcase
  end
  assign paired = is_t ? (index == 2'd0 ? t1 : t2) : index[1] ? h2 : h1;

  // The colour, and what is added to its components or taken from them.
  logic [23:0] far_colour, step_colour, plain_colour, colour;   // {red, green, blue}
  logic [7:0]  more;
  logic        less;
  assign far_colour = {from4(paired[11:8]), from4(paired[7:4]), from4(paired[3:0])};
  assign step_colour = {from5(second ? r2[4:0] : block_i[63:59]), from5(second ? g2[4:0] : block_i[55:51]),
                        from5(second ? b2[4:0] : block_i[47:43])};
  assign plain_colour = {from4(second ? block_i[59:56] : block_i[63:60]),
                         from4(second ? block_i[51:48] : block_i[55:52]),
                         from4(second ? block_i[43:40] : block_i[47:44])};
  assign colour = is_t || is_h ? far_colour : differences ? step_colour : plain_colour;
  assign more = is_t ? (index[0] ? far : 8'd0) : is_h ? far : step;
  assign less = is_h ? index[0] : index[1];

  // Planar: colours of the corners at (0, 0), (4, 0) and (0, 4), each {red, green, blue}.
  logic [23:0] origin, right, down;
  assign origin = {from6(block_i[62:57]), from7({block_i[56], block_i[54:49]}),
                   from6({block_i[48], block_i[44:43], block_i[41:39]})};
  assign right = {from6({block_i[38:34], block_i[32]}), from7(block_i[31:25]), from6(block_i[24:19])};
  assign down = {from6(block_i[18:13]), from7(block_i[12:6]), from6(block_i[5:0])};

  // n of 0..3 times the way from one to two.
  function automatic logic signed [11:0] along(input logic [1:0] n, input logic [7:0] one, input logic [7:0] two);
    logic signed [11:0] way;
    way = $signed({4'h0, two}) - $signed({4'h0, one});
    along = (n[0] ? way : 12'sd0) + (n[1] ? way <<< 1 : 12'sd0);
  endfunction

  for (genvar c = 0; c < 3; c++) begin : g_colour
    localparam int AT = 8 * (2 - c);
    logic signed [11:0] plane, sum;
    assign plane = along(x, origin[AT +: 8], right[AT +: 8]) + along(y, origin[AT +: 8], down[AT +: 8]) +
                   $signed({2'b0, origin[AT +: 8], 2'd2});
    assign sum = is_planar ? plane >>> 2
               : less ? $signed({4'h0, colour[AT +: 8]}) - $signed({4'h0, more})
                      : $signed({4'h0, colour[AT +: 8]}) + $signed({4'h0, more});
    assign rgb_o[8 * c +: 8] = clear_o || sum[11] ? 8'h0 : sum[10:8] != 3'h0 ? 8'hff : sum[7:0];
  end
endmodule
