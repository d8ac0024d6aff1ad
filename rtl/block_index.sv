// SPDX-License-Identifier: Apache-2.0
// Function: Finds subset and weights of one texel of a BC7 block. BC6H uses it too: its index bits are those of mode 6
//   (one region) or mode 1 (two regions). The index bits of all texels are one field. Texel t is t indices from its
//   start, less one bit for each anchor before t: the highest index bit of an anchor is 0 and is not stored.
// Rules: BC7 and BC6H (Direct3D 11.3, 19.5.14 and 19.5.13).
// Model twin: cmodel/arith/block_bc7.c, cmodel/arith/block_bc7_tables.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_block_index (
    input  logic         active_i,      // 0: the outputs are 0, and nothing is computed
    input  logic [127:50] raw_i,         // of the block
    input  logic [2:0]   layout_i,      // mode of BC7
    input  logic [5:0]   partition_i,   // ignored with one subset
    input  logic [3:0]   texel_i,       // {y, x}
    output logic [1:0]   subset_o,
    output logic [6:0]   first_o,       // weight of endpoint B in 64ths, by the first set of indices
    output logic [6:0]   second_o       // by the second set, modes 4 and 5
);
  // Two subsets (BC7, BC6H): bit i is the subset of texel i. BC6H uses the first 32 rows.
  function automatic logic [15:0] partition2(input logic [5:0] p);
    case (p)
      6'd0: partition2 = 16'hcccc; 6'd1: partition2 = 16'h8888; 6'd2: partition2 = 16'heeee;
      6'd3: partition2 = 16'hecc8; 6'd4: partition2 = 16'hc880; 6'd5: partition2 = 16'hfeec;
      6'd6: partition2 = 16'hfec8; 6'd7: partition2 = 16'hec80; 6'd8: partition2 = 16'hc800;
      6'd9: partition2 = 16'hffec; 6'd10: partition2 = 16'hfe80; 6'd11: partition2 = 16'he800;
      6'd12: partition2 = 16'hffe8; 6'd13: partition2 = 16'hff00; 6'd14: partition2 = 16'hfff0;
      6'd15: partition2 = 16'hf000; 6'd16: partition2 = 16'hf710; 6'd17: partition2 = 16'h008e;
      6'd18: partition2 = 16'h7100; 6'd19: partition2 = 16'h08ce; 6'd20: partition2 = 16'h008c;
      6'd21: partition2 = 16'h7310; 6'd22: partition2 = 16'h3100; 6'd23: partition2 = 16'h8cce;
      6'd24: partition2 = 16'h088c; 6'd25: partition2 = 16'h3110; 6'd26: partition2 = 16'h6666;
      6'd27: partition2 = 16'h366c; 6'd28: partition2 = 16'h17e8; 6'd29: partition2 = 16'h0ff0;
      6'd30: partition2 = 16'h718e; 6'd31: partition2 = 16'h399c; 6'd32: partition2 = 16'haaaa;
      6'd33: partition2 = 16'hf0f0; 6'd34: partition2 = 16'h5a5a; 6'd35: partition2 = 16'h33cc;
      6'd36: partition2 = 16'h3c3c; 6'd37: partition2 = 16'h55aa; 6'd38: partition2 = 16'h9696;
      6'd39: partition2 = 16'ha55a; 6'd40: partition2 = 16'h73ce; 6'd41: partition2 = 16'h13c8;
      6'd42: partition2 = 16'h324c; 6'd43: partition2 = 16'h3bdc; 6'd44: partition2 = 16'h6996;
      6'd45: partition2 = 16'hc33c; 6'd46: partition2 = 16'h9966; 6'd47: partition2 = 16'h0660;
      6'd48: partition2 = 16'h0272; 6'd49: partition2 = 16'h04e4; 6'd50: partition2 = 16'h4e40;
      6'd51: partition2 = 16'h2720; 6'd52: partition2 = 16'hc936; 6'd53: partition2 = 16'h936c;
      6'd54: partition2 = 16'h39c6; 6'd55: partition2 = 16'h639c; 6'd56: partition2 = 16'h9336;
      6'd57: partition2 = 16'h9cc6; 6'd58: partition2 = 16'h817e; 6'd59: partition2 = 16'he718;
      6'd60: partition2 = 16'hccf0; 6'd61: partition2 = 16'h0fcc; 6'd62: partition2 = 16'h7744;
      default: partition2 = 16'hee22;
    endcase
  endfunction

  // Three subsets: bits 2 * i + 1 : 2 * i.
  function automatic logic [31:0] partition3(input logic [5:0] p);
    case (p)
      6'd0: partition3 = 32'haa685050; 6'd1: partition3 = 32'h6a5a5040;
      6'd2: partition3 = 32'h5a5a4200; 6'd3: partition3 = 32'h5450a0a8;
      6'd4: partition3 = 32'ha5a50000; 6'd5: partition3 = 32'ha0a05050;
      6'd6: partition3 = 32'h5555a0a0; 6'd7: partition3 = 32'h5a5a5050;
      6'd8: partition3 = 32'haa550000; 6'd9: partition3 = 32'haa555500;
      6'd10: partition3 = 32'haaaa5500; 6'd11: partition3 = 32'h90909090;
      6'd12: partition3 = 32'h94949494; 6'd13: partition3 = 32'ha4a4a4a4;
      6'd14: partition3 = 32'ha9a59450; 6'd15: partition3 = 32'h2a0a4250;
      6'd16: partition3 = 32'ha5945040; 6'd17: partition3 = 32'h0a425054;
      6'd18: partition3 = 32'ha5a5a500; 6'd19: partition3 = 32'h55a0a0a0;
      6'd20: partition3 = 32'ha8a85454; 6'd21: partition3 = 32'h6a6a4040;
      6'd22: partition3 = 32'ha4a45000; 6'd23: partition3 = 32'h1a1a0500;
      6'd24: partition3 = 32'h0050a4a4; 6'd25: partition3 = 32'haaa59090;
      6'd26: partition3 = 32'h14696914; 6'd27: partition3 = 32'h69691400;
      6'd28: partition3 = 32'ha08585a0; 6'd29: partition3 = 32'haa821414;
      6'd30: partition3 = 32'h50a4a450; 6'd31: partition3 = 32'h6a5a0200;
      6'd32: partition3 = 32'ha9a58000; 6'd33: partition3 = 32'h5090a0a8;
      6'd34: partition3 = 32'ha8a09050; 6'd35: partition3 = 32'h24242424;
      6'd36: partition3 = 32'h00aa5500; 6'd37: partition3 = 32'h24924924;
      6'd38: partition3 = 32'h24499224; 6'd39: partition3 = 32'h50a50a50;
      6'd40: partition3 = 32'h500aa550; 6'd41: partition3 = 32'haaaa4444;
      6'd42: partition3 = 32'h66660000; 6'd43: partition3 = 32'ha5a0a5a0;
      6'd44: partition3 = 32'h50a050a0; 6'd45: partition3 = 32'h69286928;
      6'd46: partition3 = 32'h44aaaa44; 6'd47: partition3 = 32'h66666600;
      6'd48: partition3 = 32'haa444444; 6'd49: partition3 = 32'h54a854a8;
      6'd50: partition3 = 32'h95809580; 6'd51: partition3 = 32'h96969600;
      6'd52: partition3 = 32'ha85454a8; 6'd53: partition3 = 32'h80959580;
      6'd54: partition3 = 32'haa141414; 6'd55: partition3 = 32'h96960000;
      6'd56: partition3 = 32'haaaa1414; 6'd57: partition3 = 32'ha05050a0;
      6'd58: partition3 = 32'ha0a5a5a0; 6'd59: partition3 = 32'h96000000;
      6'd60: partition3 = 32'h40804080; 6'd61: partition3 = 32'ha9a8a9a8;
      6'd62: partition3 = 32'haaaaaa44;
      default: partition3 = 32'h2a4a5254;
    endcase
  endfunction

  // Anchor of subset 1 of two: the texel with one index bit fewer.
  function automatic logic [3:0] anchor2(input logic [5:0] p);
    case (p)
            6'd17, 6'd19, 6'd20, 6'd24, 6'd26, 6'd27, 6'd30, 6'd31, 6'd36, 6'd40, 6'd42, 6'd43, 6'd44, 6'd49, 6'd54,
      6'd55, 6'd61, 6'd62: anchor2 = 4'd2;
      6'd34, 6'd47, 6'd48, 6'd50: anchor2 = 4'd6;
      6'd18, 6'd21, 6'd22, 6'd25, 6'd28, 6'd29, 6'd35, 6'd37, 6'd41, 6'd51: anchor2 = 4'd8;
      default: anchor2 = 4'd15;
    endcase
  endfunction

  // Anchor of subset 1 of three.
  function automatic logic [3:0] anchor3_1(input logic [5:0] p);
    case (p)
      6'd0, 6'd1, 6'd5, 6'd14, 6'd15, 6'd16, 6'd17, 6'd20, 6'd21, 6'd34, 6'd41, 6'd48, 6'd62, 6'd63: anchor3_1 = 4'd3;
      6'd13, 6'd24, 6'd29, 6'd35, 6'd43, 6'd50, 6'd51, 6'd52, 6'd54, 6'd56: anchor3_1 = 4'd5;
      6'd10, 6'd11, 6'd12, 6'd22, 6'd27, 6'd36: anchor3_1 = 4'd6;
      6'd4, 6'd8, 6'd9, 6'd18, 6'd25, 6'd26, 6'd28, 6'd32, 6'd38, 6'd53, 6'd58: anchor3_1 = 4'd8;
      6'd23, 6'd37, 6'd55, 6'd57: anchor3_1 = 4'd10;
      6'd61: anchor3_1 = 4'd12;
      6'd59: anchor3_1 = 4'd13;
      default: anchor3_1 = 4'd15;
    endcase
  endfunction

  // Anchor of subset 2 of three.
  function automatic logic [3:0] anchor3_2(input logic [5:0] p);
    case (p)
      6'd3, 6'd6, 6'd19, 6'd24, 6'd33, 6'd44, 6'd49, 6'd60: anchor3_2 = 4'd3;
      6'd26, 6'd40, 6'd45, 6'd46: anchor3_2 = 4'd6;
      6'd1, 6'd2, 6'd7, 6'd15, 6'd17, 6'd21, 6'd23, 6'd31, 6'd37, 6'd42, 6'd47, 6'd63: anchor3_2 = 4'd8;
      6'd38: anchor3_2 = 4'd9;
      6'd27, 6'd30, 6'd35, 6'd36, 6'd39: anchor3_2 = 4'd10;
      default: anchor3_2 = 4'd15;
    endcase
  endfunction

  // Weights of an index of 2, 3 or 4 bits.
  function automatic logic [6:0] weight(input logic [2:0] bits, input logic [3:0] index);
    case ({bits == 3'd4 ? 2'd2 : bits == 3'd3 ? 2'd1 : 2'd0, index})
      {2'd0, 4'd1}: weight = 7'd21;
      {2'd0, 4'd2}: weight = 7'd43;
      {2'd0, 4'd3}: weight = 7'd64;
      {2'd1, 4'd1}: weight = 7'd9;
      {2'd1, 4'd2}: weight = 7'd18;
      {2'd1, 4'd3}: weight = 7'd27;
      {2'd1, 4'd4}: weight = 7'd37;
      {2'd1, 4'd5}: weight = 7'd46;
      {2'd1, 4'd6}: weight = 7'd55;
      {2'd1, 4'd7}: weight = 7'd64;
      {2'd2, 4'd1}: weight = 7'd4;
      {2'd2, 4'd2}: weight = 7'd9;
      {2'd2, 4'd3}: weight = 7'd13;
      {2'd2, 4'd4}: weight = 7'd17;
      {2'd2, 4'd5}: weight = 7'd21;
      {2'd2, 4'd6}: weight = 7'd26;
      {2'd2, 4'd7}: weight = 7'd30;
      {2'd2, 4'd8}: weight = 7'd34;
      {2'd2, 4'd9}: weight = 7'd38;
      {2'd2, 4'd10}: weight = 7'd43;
      {2'd2, 4'd11}: weight = 7'd47;
      {2'd2, 4'd12}: weight = 7'd51;
      {2'd2, 4'd13}: weight = 7'd55;
      {2'd2, 4'd14}: weight = 7'd60;
      {2'd2, 4'd15}: weight = 7'd64;
      default: weight = 7'd0;
    endcase
  endfunction

  // The first set of indices, right-aligned.
  function automatic logic [62:0] field_of(input logic [127:50] raw, input logic [2:0] layout);
    case (layout)
      3'd0: field_of = {18'h0, raw[127:83]};
      3'd1: field_of = {17'h0, raw[127:82]};
      3'd2: field_of = {34'h0, raw[127:99]};
      3'd4: field_of = {32'h0, raw[80:50]};
      3'd5: field_of = {32'h0, raw[96:66]};
      3'd6: field_of = raw[127:65];
      default: field_of = {33'h0, raw[127:98]};   // 3 and 7
    endcase
  endfunction

  // Four bits of the field from bit `place` on, in three steps.
  function automatic logic [3:0] taken(input logic [62:0] from, input logic [5:0] place);
    logic [18:0] wide;
    logic [6:0]  narrow;
    case (place[5:4])
      2'd0: wide = from[18:0];
      2'd1: wide = from[34:16];
      2'd2: wide = from[50:32];
      default: wide = {4'h0, from[62:48]};
    endcase
    case (place[3:2])
      2'd0: narrow = wide[6:0];
      2'd1: narrow = wide[10:4];
      2'd2: narrow = wide[14:8];
      default: narrow = wide[18:12];
    endcase
    case (place[1:0])
      2'd0: taken = narrow[3:0];
      2'd1: taken = narrow[4:1];
      2'd2: taken = narrow[5:2];
      default: taken = narrow[6:3];
    endcase
  endfunction

  // The bits of an index; an anchor has one fewer.
  function automatic logic [3:0] kept(input logic [3:0] index, input logic [2:0] width, input logic fewer);
    kept = index & {width == 3'd4 && !fewer, width == 3'd4 || (width == 3'd3 && !fewer), width != 3'd2 || !fewer, 1'b1};
  endfunction

  // {second, first, subset}
  function automatic logic [15:0] texel_of(input logic active, input logic [127:50] raw, input logic [2:0] layout,
                                           input logic [5:0] partition, input logic [3:0] texel);
    logic two, three, anchor;
    logic [15:0] map2;
    logic [31:0] map3;
    logic [3:0] anchor_a, anchor_b;   // 0 with fewer subsets: texel 0 is always an anchor
    logic [1:0] part, skipped;
    logic [2:0] bits, bits2;
    logic [5:0] place, place2;
    logic [3:0] index, index2;
    texel_of = '0;
    if (active) begin
      two = layout == 3'd1 || layout == 3'd3 || layout == 3'd7;
      three = layout == 3'd0 || layout == 3'd2;
      part = 2'd0;
      anchor_a = 4'd0;
      anchor_b = 4'd0;
      if (two) begin
        map2 = partition2(partition);
        part = {1'b0, map2[texel]};
        anchor_a = anchor2(partition);
      end else if (three) begin
        map3 = partition3(partition);
        part = map3[{texel, 1'b0} +: 2];
        anchor_a = anchor3_1(partition);
        anchor_b = anchor3_2(partition);
      end
      anchor = texel == 4'd0 || texel == anchor_a || texel == anchor_b;
      skipped = {1'b0, texel != 4'd0} + {1'b0, anchor_a != 4'd0 && texel > anchor_a} +
                {1'b0, anchor_b != 4'd0 && texel > anchor_b};
      bits = layout == 3'd6 ? 3'd4 : layout == 3'd0 || layout == 3'd1 ? 3'd3 : 3'd2;
      place = (bits == 3'd4 ? {texel, 2'b0} : bits == 3'd3 ? {1'b0, texel, 1'b0} + {2'b0, texel}
                                                           : {1'b0, texel, 1'b0}) - {4'd0, skipped};
      index = kept(taken(field_of(raw, layout), place), bits, anchor);

      bits2 = layout == 3'd4 ? 3'd3 : 3'd2;
      place2 = {1'b0, texel, 1'b0} + (bits2 == 3'd3 ? {2'b0, texel} : 6'd0) - {5'd0, texel != 4'd0};
      index2 = kept(taken(layout == 3'd4 ? {16'h0, raw[127:81]} : {32'h0, raw[127:97]}, place2), bits2,
                    texel == 4'd0);
      texel_of = {weight(bits2, index2), weight(bits, index), part};
    end
  endfunction

  logic [15:0] texel;
  assign texel = texel_of(active_i, raw_i, layout_i, partition_i, texel_i);
  assign {second_o, first_o, subset_o} = texel;

  // Contract
  `TEX_IDLE(block_index, active_i, texel)
endmodule
