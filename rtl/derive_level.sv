// SPDX-License-Identifier: Apache-2.0
// Function: Computes the GOBs of one block-linear level: blocks, then those of a slice, then all.
// Rules: PD-90, PD-91, PD-91c.
// Model twin: cmodel/function/derive.c.
// Latency: 2.
// Backpressure: none.
// Throughput: one level a cycle.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_derive_level (
    input  logic        clk_i,
    input  logic [16:0] width_i,       // texels, 1..65536
    input  logic [16:0] height_i,
    input  logic [14:0] depth_i,       // 1..16384
    input  logic [2:0]  log2_bytes_i,  // log2 of the bytes of an element, 0..4
    input  logic        three_i,       // an element has three times as many bytes
    input  logic [1:0]  log2_wide_i,   // log2 of its texels along x and y
    input  logic [1:0]  log2_high_i,
    input  logic [2:0]  block_w_i,     // log2 of GOBs per block, as in the header, 0..5
    input  logic [2:0]  block_h_i,
    input  logic [2:0]  block_d_i,
    output logic [3:0]  block_o,       // log2 of the GOBs of a block
    output logic [38:0] gobs_o         // GOBs of the level, modulo 2^39
);
  // ceil(n / 2^shift), shift 0..5.
  function automatic logic [14:0] blocks(input logic [14:0] n, input logic [2:0] shift);
    blocks = (n + ~(15'h7fff << shift)) >> shift;
  endfunction

  logic [16:0] width, height;   // PD-91c: elements
  assign width = tex_math::elements(width_i, log2_wide_i);
  assign height = tex_math::elements(height_i, log2_high_i);

  logic [36:0] row_bytes;
  logic [14:0] gobs, rows;
  logic [2:0] block_w, block_h, block_d;
  assign row_bytes = tex_math::elements_bytes({16'h0, width}, log2_bytes_i, three_i);
  assign gobs = row_bytes[20:6] + {14'h0, row_bytes[5:0] != 6'h0};
  assign rows = {1'b0, height[16:3]} + {14'h0, height[2:0] != 3'h0};
  assign block_w = tex_math::block_log2(block_w_i, gobs);      // PD-90
  assign block_h = tex_math::block_log2(block_h_i, rows);      // PD-91
  assign block_d = tex_math::block_log2(block_d_i, depth_i);   // PD-91

  logic [14:0] row_blocks, block_rows, block_slices;
  assign row_blocks = blocks(gobs, block_w);
  assign block_rows = blocks(rows, block_h);
  assign block_slices = blocks(depth_i, block_d);

  logic [14:0] row_blocks_q, block_rows_q, block_slices_q, slices_qq;
  logic [28:0] slice_qq;
  logic [3:0] block_q;
  always_ff @(posedge clk_i) begin
    row_blocks_q <= row_blocks;
    block_rows_q <= block_rows;
    block_slices_q <= block_slices;
    block_q <= {1'b0, block_w} + {1'b0, block_h} + {1'b0, block_d};
    slice_qq <= {14'h0, row_blocks_q} * {14'h0, block_rows_q};
    slices_qq <= block_slices_q;
    block_o <= block_q;
  end
  assign gobs_o = ({10'h0, slice_qq} * {24'h0, slices_qq}) << block_o;

  logic unused;
  assign unused = ^row_bytes[36:21];
endmodule
