// SPDX-License-Identifier: Apache-2.0
// Function: Computes the blocks of one block-linear level: their size in GOBs and how many there are along x and y.
// Rules: PD-90, PD-91, PD-91c.
// Model twin: cmodel/function/derive.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_level_blocks (
    input  logic        active_i,      // 0: all outputs are 0
    input  logic [16:0] width_i,       // texels, 1..65536
    input  logic [16:0] height_i,
    input  logic [14:0] slices_i,      // 1..16384
    input  logic [6:0]  format_i,
    input  tex_blocks_t blocks_i,      // as in the header
    output logic [2:0]  block_w_o,     // log2 of GOBs per block
    output logic [2:0]  block_h_o,
    output logic [2:0]  block_d_o,
    output logic [14:0] row_blocks_o,
    output logic [13:0] block_rows_o
);
  logic [16:0] wide, high; // PD-91c: elements
  logic [36:0] row_bytes;
  logic [20:0] row_bytes_up;
  logic [14:0] gobs, rows;
  logic [16:0] height_up;
  logic [15:0] gobs_up, rows_up;
  // Selected here: in always_comb Icarus has no constant selects.
  logic [2:0] given_w, given_h, given_d;
  assign given_w = blocks_i.width;
  assign given_h = blocks_i.height;
  assign given_d = blocks_i.depth;
  always_comb begin
    if (active_i) begin
      wide = tex_math::elements(width_i, tex_pkg::format_log2_wide(format_i));
      high = tex_math::elements(height_i, tex_pkg::format_log2_high(format_i));
      row_bytes = tex_math::elements_bytes({16'b0, wide}, tex_pkg::format_log2_bytes(format_i),
                                           tex_pkg::format_three(format_i));
      row_bytes_up = 21'(row_bytes) + 21'd63;
      gobs = 15'(row_bytes_up >> 6);
      height_up = high + 17'd7;
      rows = 15'(height_up >> 3);
      block_w_o = tex_math::block_log2(given_w, gobs);      // PD-90
      block_h_o = tex_math::block_log2(given_h, rows);      // PD-91
      block_d_o = tex_math::block_log2(given_d, slices_i);  // PD-91
      gobs_up = ({1'b0, gobs} + (16'd1 << block_w_o) - 16'd1) >> block_w_o;
      rows_up = ({1'b0, rows} + (16'd1 << block_h_o) - 16'd1) >> block_h_o;
    end else begin
      wide = '0;
      high = '0;
      row_bytes = '0;
      row_bytes_up = '0;
      gobs = '0;
      height_up = '0;
      rows = '0;
      block_w_o = '0;
      block_h_o = '0;
      block_d_o = '0;
      gobs_up = '0;
      rows_up = '0;
    end
  end
  assign row_blocks_o = gobs_up[14:0];
  assign block_rows_o = rows_up[13:0];

  logic unused;
  assign unused = ^{row_bytes, row_bytes_up, height_up, gobs_up, rows_up};
endmodule
