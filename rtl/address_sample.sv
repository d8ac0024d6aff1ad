// SPDX-License-Identifier: Apache-2.0
// tex_address_sample: byte address of one sample, pitch or block-linear.
// Rules: PD-90, PD-91, PD-92. C twin: cmodel/function/address.c.
// Latency 1 (output register, loaded by load_i). One multiplier serves both layouts: row * pitch, or
// block row * blocks per row.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_address_sample (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        fetch_i,       // 0: the output is loaded with zero
    input  logic [15:0] x_i,           // column, texels
    input  logic [15:0] y_i,           // row
    input  logic [2:0]  log2_bytes_i,  // log2 of the bytes of an element, 0..4
    input  tex_place_t  place_i,
    output logic [47:0] address_o
);
  // PD-91: byte order in a GOB of 64 bytes x 8 rows; the only place that knows it.
  function automatic logic [8:0] inside_gob(input logic [5:0] x, input logic [2:0] y);
    inside_gob = {x[5], y[2:1], x[4], y[0], x[3:0]};
  endfunction

  // PD-90: GOB number inside its block, x first.
  function automatic logic [9:0] gob_in_block(input logic [4:0] column, input logic [4:0] row,
                                              input logic [2:0] block_w, input logic [2:0] block_h);
    logic [4:0] c, r;
    c = column & ~(5'h1f << block_w);
    r = row & ~(5'h1f << block_h);
    gob_in_block = ({5'h0, r} << block_w) | {5'h0, c};
  endfunction

  // Bytes from the start of the level.
  function automatic logic [47:0] bl_offset(input logic [15:0] y, input logic [19:0] xb, input logic linear,
                                         input logic [20:0] pitch, input logic [14:0] row_blocks,
                                         input logic [2:0] block_w, input logic [2:0] block_h);
    logic [13:0] block_column;
    logic [12:0] block_row;
    logic [36:0] rows;
    logic [38:0] blocks;
    logic [9:0] inner;
    block_column = xb[19:6] >> block_w;
    block_row = y[15:3] >> block_h;
    inner = gob_in_block(xb[10:6], y[7:3], block_w, block_h);
    rows = {21'h0, linear ? y : {3'h0, block_row}} * {16'h0, linear ? pitch : {6'h0, row_blocks}};
    blocks = ({2'b0, rows} + {25'h0, block_column}) << ({1'b0, block_w} + {1'b0, block_h});
    if (linear) bl_offset = {11'h0, rows} + {28'h0, xb};                                     // PD-92
    else bl_offset = {blocks | {29'h0, inner}, inside_gob(xb[5:0], y[2:0])};                 // PD-90, PD-91
  endfunction

  logic [19:0] xb;
  assign xb = {4'h0, x_i} << log2_bytes_i;

  logic [47:0] in_level;
  assign in_level = bl_offset(y_i, xb, place_i.layout == tex_pkg::LAYOUT_PITCH, place_i.pitch, place_i.row_blocks,
                           place_i.block_w, place_i.block_h);

  always_ff @(posedge clk_i) begin
    if (load_i) address_o <= fetch_i ? place_i.base + in_level : 48'h0;
  end
endmodule
