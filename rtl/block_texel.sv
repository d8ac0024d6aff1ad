// SPDX-License-Identifier: Apache-2.0
// Function: Decodes one texel of a compressed block to 16-bit codes of R, G, B and A. A component that the format lacks
//   is 0 (BC4, BC5, EAC), alpha is 1.0 (BC6H, ETC2 without alpha); header and swizzle decide its use.
// Rules: PD-83, PD-84, PD-84b, PD-85, PD-135, PD-135a; BC7 and BC6H (Direct3D 11.3), ETC2 and EAC (Khronos Data
//   Format).
// Model twin: cmodel/arith/block_decode.c.
// Latency: 2 (endpoints and weights, loaded by early_i; blended codes, loaded by late_i).
// Backpressure: none; a load of 0 holds its register.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_block_texel (
    input  logic         clk_i,
    input  logic         early_i,     // loads the registers
    input  logic         late_i,
    input  logic         valid_i,     // a beat is at the input; else nothing is computed
    input  logic         middle_i,    // a beat is between the registers
    input  logic [3:0]   codec_i,
    input  logic         signed_i,   // SNORM of BC4, BC5, EAC; the signed format of BC6H
    input  logic         nv_i,       // BC1 colours as NVIDIA's hardware mixes them
    input  logic         bc4_nv_i,   // BC4, BC5 and alpha of BC3 as the captured H100 does
    input  logic [127:0] raw_i,      // byte 0 at 7:0; blocks of 8 bytes are in 63:0
    input  logic [3:0]   inside_i,   // {y, x}
    output logic [63:0]  code_o      // component c at [16 * c +: 16]
);
  // Blocks of 16 bytes: the half that has the colour, or the second component.
  logic colour_high, two_blocks;
  logic [63:0] colour_block;
  logic [63:0] raw_low, raw_high;
  assign raw_low = raw_i[63:0];
  assign raw_high = raw_i[127:64];
  logic [63:0] etc2_block, eac_block_one, eac_block_two;   // big-endian
  logic [3:0] bc2_alpha;

  function automatic logic [63:0] big_endian(input logic active, input logic [63:0] v);
    big_endian = '0;
    if (active) big_endian = {v[7:0], v[15:8], v[23:16], v[31:24], v[39:32], v[47:40], v[55:48], v[63:56]};
  endfunction

  // Only the decoder of the format is active, and only for a valid beat.
  logic of_bc1, of_bc3, of_bc45, of_bc6h, of_bc7, of_etc2, of_eac;
  always_comb begin
    if (valid_i && codec_i != tex_pkg::CODEC_NONE) begin
      colour_high = codec_i == tex_pkg::CODEC_BC2 || codec_i == tex_pkg::CODEC_BC3 ||
                    codec_i == tex_pkg::CODEC_ETC2_RGBA;
      two_blocks = codec_i == tex_pkg::CODEC_BC5 || codec_i == tex_pkg::CODEC_EACX2;
      colour_block = colour_high ? raw_high : raw_low;
      bc2_alpha = raw_i[32'({inside_i, 2'b0}) +: 4];
      of_bc1 = codec_i == tex_pkg::CODEC_BC1 || codec_i == tex_pkg::CODEC_BC2 || codec_i == tex_pkg::CODEC_BC3;
      of_bc3 = codec_i == tex_pkg::CODEC_BC3;
      of_bc45 = codec_i == tex_pkg::CODEC_BC4 || codec_i == tex_pkg::CODEC_BC5;
      of_bc6h = codec_i == tex_pkg::CODEC_BC6H;
      of_bc7 = codec_i == tex_pkg::CODEC_BC7;
      of_etc2 = codec_i == tex_pkg::CODEC_ETC2_RGB || codec_i == tex_pkg::CODEC_ETC2_PTA ||
                codec_i == tex_pkg::CODEC_ETC2_RGBA;
      of_eac = codec_i == tex_pkg::CODEC_EAC || codec_i == tex_pkg::CODEC_EACX2 ||
               codec_i == tex_pkg::CODEC_ETC2_RGBA;
    end else begin
      colour_high = 1'b0;
      two_blocks = 1'b0;
      colour_block = '0;
      bc2_alpha = '0;
      of_bc1 = 1'b0;
      of_bc3 = 1'b0;
      of_bc45 = 1'b0;
      of_bc6h = 1'b0;
      of_bc7 = 1'b0;
      of_etc2 = 1'b0;
      of_eac = 1'b0;
    end
  end

  assign etc2_block = big_endian(of_etc2, colour_block);
  assign eac_block_one = big_endian(of_eac, raw_low);
  assign eac_block_two = big_endian(of_eac && two_blocks, raw_high);

  // BC1 colours
  logic [23:0] bc1_rgb;
  logic bc1_clear;
  tex_block_bc1 u_bc1 (
      .active_i(of_bc1), .raw_i(colour_block), .four_i(colour_high), .nv_i, .texel_i(inside_i), .rgb_o(bc1_rgb),
      .clear_o(bc1_clear)
  );

  // BC4, BC5, alpha of BC3
  logic [8:0] one_a, one_b, two_a, two_b;
  logic [6:0] one_w, two_w;
  logic bc4_signed;
  assign bc4_signed = signed_i && codec_i != tex_pkg::CODEC_BC3;
  tex_block_bc4 u_bc4_one (
      .active_i(of_bc3 || of_bc45), .raw_i(raw_i[63:0]), .signed_i(bc4_signed), .nv_i(bc4_nv_i), .texel_i(inside_i),
      .a_o(one_a), .b_o(one_b), .w_o(one_w)
  );
  tex_block_bc4 u_bc4_two (
      .active_i(of_bc45 && two_blocks), .raw_i(raw_i[127:64]), .signed_i(bc4_signed), .nv_i(bc4_nv_i),
      .texel_i(inside_i), .a_o(two_a), .b_o(two_b), .w_o(two_w)
  );

  // BC7, BC6H: the same partitions and indices
  logic bc6h_two;
  logic [2:0] bc7_layout;
  logic [5:0] bc7_partition;
  logic [1:0] subset;
  logic [6:0] first, second;
  logic [31:0] bc7_a, bc7_b;
  logic [27:0] bc7_w;
  logic [50:0] bc6h_a, bc6h_b;
  tex_block_index u_index (
      .active_i(of_bc7 || of_bc6h), .raw_i(raw_i[127:50]), .layout_i(of_bc7 ? bc7_layout : bc6h_two ? 3'd1 : 3'd6),
      .partition_i(of_bc7 ? bc7_partition : {1'b0, raw_i[81:77]}), .texel_i(inside_i),
      .subset_o(subset), .first_o(first), .second_o(second)
  );
  tex_block_bc7 u_bc7 (
      .active_i(of_bc7), .raw_i(raw_i[98:0]), .layout_o(bc7_layout), .partition_o(bc7_partition), .subset_i(subset),
      .first_i(first), .second_i(second), .a_o(bc7_a), .b_o(bc7_b), .w_o(bc7_w)
  );
  tex_block_bc6h u_bc6h (
      .active_i(of_bc6h), .raw_i(raw_i[76:0]), .signed_i, .region_i(subset[0]), .two_o(bc6h_two), .a_o(bc6h_a),
      .b_o(bc6h_b)
  );

  // ETC2, EAC
  logic [23:0] etc2_rgb;
  logic etc2_clear;
  logic [11:0] eac_one, eac_two;
  tex_block_etc2 u_etc2 (
      .active_i(of_etc2), .block_i(etc2_block), .pta_i(codec_i == tex_pkg::CODEC_ETC2_PTA),
      .texel_i(inside_i), .rgb_o(etc2_rgb), .clear_o(etc2_clear)
  );
  tex_block_eac u_eac_one (
      .active_i(of_eac), .block_i(eac_block_one), .alpha_i(codec_i == tex_pkg::CODEC_ETC2_RGBA), .signed_i,
      .texel_i(inside_i), .code_o(eac_one)
  );
  tex_block_eac u_eac_two (
      .active_i(of_eac && two_blocks), .block_i(eac_block_two), .alpha_i(1'b0), .signed_i,
      .texel_i(inside_i), .code_o(eac_two)
  );

  // Endpoints and weights {A, B, G, R}. A component that is already a code is endpoint A with weight 0.
  function automatic logic [67:0] bytes(input logic active, input logic [31:0] v);
    bytes = '0;
    if (active) bytes = {9'h0, v[31:24], 9'h0, v[23:16], 9'h0, v[15:8], 9'h0, v[7:0]};
  endfunction
  function automatic logic [33:0] pair(input logic active, input logic [11:0] two, input logic [11:0] one);
    pair = '0;
    if (active) pair = {{5{two[11]}}, two, {5{one[11]}}, one};
  endfunction
  // Selected here: in always_comb Icarus has no constant selects.
  logic [7:0] one_byte_a, one_byte_b, eac_byte;
  logic [11:0] one_12_a, one_12_b, two_12_a, two_12_b;
  assign one_byte_a = one_a[7:0];
  assign one_byte_b = one_b[7:0];
  assign eac_byte = eac_one[7:0];
  assign one_12_a = {{3{one_a[8]}}, one_a};
  assign one_12_b = {{3{one_b[8]}}, one_b};
  assign two_12_a = {{3{two_a[8]}}, two_a};
  assign two_12_b = {{3{two_b[8]}}, two_b};

  logic of_bytes;   // four bytes; else two components, or those of BC6H
  logic [31:0] bytes_a, bytes_b;
  logic [33:0] pair_a, pair_b;   // without a second block that component is 0
  logic [67:0] half_a, half_b, a, b;
  logic [3:0] ratio;   // the code is a numerator (PD-84)
  logic [27:0] w;
  assign pair_a = pair(of_bc45 || of_eac, of_eac ? eac_two : two_12_a, of_eac ? eac_one : one_12_a);
  assign pair_b = pair(of_bc45, two_12_b, one_12_b);
  always_comb begin
    if (valid_i) begin
      bytes_a = '0;
      bytes_b = '0;
      half_a = '0;
      half_b = '0;
      w = '0;
      ratio = 4'b0000;
      of_bytes = of_bc1 || of_bc7 || of_etc2;
      case (codec_i)
        tex_pkg::CODEC_BC1: bytes_a = {{8{!bc1_clear}}, bc1_rgb};
        tex_pkg::CODEC_BC2: bytes_a = {{2{bc2_alpha}}, bc1_rgb};
        tex_pkg::CODEC_BC3: begin
          bytes_a = {one_byte_a, bc1_rgb};
          bytes_b = {one_byte_b, 24'h0};
          w = {one_w, 21'h0};
          ratio = 4'b1000;   // PD-84b
        end
        tex_pkg::CODEC_BC4, tex_pkg::CODEC_BC5: begin
          w = {14'h0, two_w, one_w};
          ratio = 4'b0011;
        end
        tex_pkg::CODEC_BC6H: begin
          half_a = {17'h3c00, bc6h_a};
          half_b = {17'h3c00, bc6h_b};
          w = {7'd0, first, first, first};
        end
        tex_pkg::CODEC_BC7: begin
          bytes_a = bc7_a;
          bytes_b = bc7_b;
          w = bc7_w;
        end
        tex_pkg::CODEC_ETC2_RGB, tex_pkg::CODEC_ETC2_PTA: bytes_a = {{8{!etc2_clear}}, etc2_rgb};
        tex_pkg::CODEC_ETC2_RGBA: bytes_a = {eac_byte, etc2_rgb};
        default: bytes_a = '0;
      endcase
    end else begin
      of_bytes = 1'b0;
      bytes_a = '0;
      bytes_b = '0;
      half_a = '0;
      half_b = '0;
      w = '0;
      ratio = 4'b0000;
    end
  end
  // ETC2_RGBA has its alpha by EAC.
  assign a = bytes(of_bytes, bytes_a) | (of_bytes ? 68'h0 : {34'h0, pair_a}) | half_a;
  assign b = bytes(of_bytes, bytes_b) | (of_bytes ? 68'h0 : {34'h0, pair_b}) | half_b;

  logic [67:0] a_q, b_q;
  logic [27:0] w_q;
  logic [3:0] ratio_q, nv_q;   // PD-135, PD-135a: mixed to a code of 16 bits, not to a numerator
  logic signed_q, half_q, coded_q;
  always_ff @(posedge clk_i) begin
    if (early_i) begin
      a_q <= a;
      b_q <= b;
      w_q <= w;
      ratio_q <= ratio & ~{4{bc4_nv_i}};
      nv_q <= ratio & {4{bc4_nv_i}};
      coded_q <= codec_i != tex_pkg::CODEC_NONE;
      half_q <= codec_i == tex_pkg::CODEC_BC6H;
      signed_q <= signed_i;
    end
  end

  localparam logic [3:0] HALF = 4'b0111;   // BC6H has no alpha to blend
  localparam logic [3:0] ALPHA = 4'b1000;
  for (genvar c = 0; c < 4; c++) begin : g_component
    logic [15:0] code;
    logic [16:0] end_a, end_b;
    logic [6:0]  share;
    logic        of_ratio, of_nv;
    assign end_a = a_q[17 * c +: 17];
    assign end_b = b_q[17 * c +: 17];
    assign share = w_q[7 * c +: 7];
    assign of_ratio = ratio_q[c];
    assign of_nv = nv_q[c];
    tex_block_blend u_blend (
        .active_i(middle_i && coded_q), .a_i(end_a), .b_i(end_b), .w_i(share), .ratio_i(of_ratio), .nv_i(of_nv),
        .alpha_i(ALPHA[c]), .half_i(HALF[c] && half_q), .signed_i(signed_q), .code_o(code)
    );
    always_ff @(posedge clk_i) begin
      if (late_i) code_o[16 * c +: 16] <= code;
    end
  end
endmodule
