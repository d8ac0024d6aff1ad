// SPDX-License-Identifier: Apache-2.0
// Function: Computes the byte address of one texel of a level, pitch or block-linear. One multiplier serves both
//   layouts: row * pitch, or block row * blocks per row. One more counts layers, and one the slices.
// Rules: PD-90, PD-91, PD-92.
// Model twin: cmodel/function/address.c.
// Latency: 1 (output register, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_address_sample (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        fetch_i,  // 0: the output is loaded with zero
    input  logic [35:0] xb_i,     // byte column; above 2^20 in pitch only
    input  logic [15:0] y_i,      // row
    input  logic [13:0] z_i,      // slice of a 3D level
    input  logic [16:0] layer_i,
    input  tex_level_layout_t level_layout_i,
    input  tex_volume_t volume_i,
    output logic [47:0] address_o
);
  // PD-91: byte order in a GOB of 64 bytes x 8 rows; defined only here.
  function automatic logic [8:0] inside_gob(input logic [5:0] x, input logic [2:0] y);
    inside_gob = {x[5], y[2:1], x[4], y[0], x[3:0]};
  endfunction

  // PD-90: GOB number inside its block: x first, then y, then z.
  function automatic logic [14:0] gob_in_block(input logic [4:0] column, input logic [4:0] row, input logic [4:0] slice,
                                               input logic [2:0] block_w, input logic [2:0] block_h,
                                               input logic [2:0] block_d);
    logic [4:0] c, r, s;
    c = column & ~(5'h1f << block_w);
    r = row & ~(5'h1f << block_h);
    s = slice & ~(5'h1f << block_d);
    gob_in_block = (({10'h0, s} << block_h | {10'h0, r}) << block_w) | {10'h0, c};
  endfunction

  // ---- Slices and layers -------------------------------------------------------------------------------------------
  logic [13:0] block_slice;
  logic [27:0] block_rows; // block rows of the slices before
  logic [38:0] layers;     // GOBs of the layers before; a stride is whole GOBs
  assign block_slice = z_i >> volume_i.block_d;
  assign block_rows = {14'h0, block_slice} * {14'h0, volume_i.block_rows};
  assign layers = {22'h0, layer_i} * volume_i.layer_stride[47:9];

  // ---- Rows and columns --------------------------------------------------------------------------------------------
  logic        linear;
  logic [13:0] block_column;
  logic [12:0] block_row;
  logic [27:0] row;          // PD-92: row, or block row counted from the first slice
  logic [48:0] rows;
  logic [38:0] blocks;
  logic [14:0] inner;
  logic [47:0] in_layer;
  assign linear = level_layout_i.layout == tex_pkg::LAYOUT_PITCH;
  assign block_column = xb_i[19:6] >> level_layout_i.block_w;
  assign block_row = y_i[15:3] >> level_layout_i.block_h;
  assign inner = gob_in_block(xb_i[10:6], y_i[7:3], z_i[4:0], level_layout_i.block_w, level_layout_i.block_h,
                              volume_i.block_d);
  assign row = linear ? {12'h0, y_i} : block_rows + {15'h0, block_row};
  assign rows = {21'h0, row} * {28'h0, linear ? level_layout_i.pitch : {6'h0, level_layout_i.row_blocks}};
  assign blocks = (rows[38:0] + {25'h0, block_column})
                  << ({2'b0, level_layout_i.block_w} + {2'b0, level_layout_i.block_h} + {2'b0, volume_i.block_d});
  assign in_layer = linear ? rows[47:0] + {12'h0, xb_i}                                     // PD-92
                           : {blocks | {24'h0, inner}, inside_gob(xb_i[5:0], y_i[2:0])};    // PD-90, PD-91

  always_ff @(posedge clk_i) begin
    if (load_i) address_o <= fetch_i ? level_layout_i.base + in_layer + {layers, 9'h0} : 48'h0;
  end

  logic unused;
  assign unused = ^{rows[48], volume_i.layer_stride};
endmodule
