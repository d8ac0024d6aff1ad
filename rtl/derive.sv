// SPDX-License-Identifier: Apache-2.0
// Function: Derives from a new texture header the byte offset of each level and the reciprocals of its size, and the
//   layer stride. start_i comes in the cycle before the first of DERIVE_CYCLES cycles; done_o marks the last, in which
//   the outputs are stable. Cycle 1 loads, and lasts while hold_i; from cycle 2 on one level a cycle enters. The
//   offsets of the levels leave one by one on record_*_o, the reciprocals on recip_*_o.
// Rules: R-TLD4-42, PD-5, PD-90, PD-91, PD-91c, PD-109.
// Model twin: cmodel/function/derive.c.
// Latency: DERIVE_CYCLES from start_i to done_o.
// Backpressure: hold_i keeps cycle 1; the caller holds the inputs until done_o.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_derive (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic         hold_i,            // the records may not be written yet
    input  logic [255:0] tic_i,             // texture header
    input  logic [3:0]   level_i,           // first level of its view
    input  logic         gob_width_one_i,   // PD-90: blocks are one GOB wide
    output logic         done_o,
    output logic         record_valid_o,    // write the record of a level
    output logic [3:0]   record_level_o,
    output logic [38:0]  record_offset_o,   // of the levels before it, in 512 bytes; beyond the last level undefined
    output logic [47:0]  level_offset_o,    // bytes of the levels before the first of the view, block-linear, if it is
                                            // one of those in memory
    output logic [47:0]  layer_stride_o,    // bytes of all levels, rounded up to a block of level 0
    output logic         recip_valid_o,     // write the reciprocals of a level
    output logic [3:0]   recip_level_o,
    output logic [19:0]  recip_w_o,         // floor(2^(k+18) / N) of the level, k = ceil(log2 N)
    output logic [19:0]  recip_h_o,
    output logic [19:0]  recip_d_o          // PD-109
);
  localparam logic [4:0] CYCLES = 5'(tex_pkg::DERIVE_CYCLES);

  logic [4:0] cycle_q;   // 1..CYCLES while busy, 0 when idle
  logic first, step;
  assign first = cycle_q == 5'd1;
  assign step = cycle_q > 5'd1 && cycle_q < CYCLES;
  assign done_o = cycle_q == CYCLES;

  always_ff @(posedge clk_i) begin
    if (rst_i) cycle_q <= 5'd0;
    else if (start_i) cycle_q <= 5'd1;
    else if (done_o) cycle_q <= 5'd0;
    else if (cycle_q != 5'd0 && !(first && hold_i)) cycle_q <= cycle_q + 5'd1;
  end

  // R-TLD4-42, PD-5. Axes that the type does not have are one texel long.
  logic [1:0] axes;
  logic [16:0] width, height;
  logic [14:0] depth;
  assign axes = tex_pkg::type_axes(tic_i[tex_pkg::TIC_TEXTURE_TYPE_LO +: 4]);
  assign width = {1'b0, tic_i[tex_pkg::TIC_WIDTH_MINUS_ONE_LO +: 16]} + 17'd1;
  assign height = axes == 2'd1 ? 17'd1 : {1'b0, tic_i[tex_pkg::TIC_HEIGHT_MINUS_ONE_LO +: 16]} + 17'd1;
  assign depth = axes == 2'd3 ? {1'b0, tic_i[tex_pkg::TIC_DEPTH_MINUS_ONE_LO +: 14]} + 15'd1 : 15'd1;

  function automatic logic [16:0] derive_size(input logic [16:0] size, input logic [3:0] shift);
    logic [16:0] shifted;
    shifted = size >> shift;
    derive_size = (shifted == 17'd0) ? 17'd1 : shifted;
  endfunction

  // Levels 0, 1, ... enter tex_derive_level and the dividers one a cycle from cycle 2 on; the last possible one (15) in
  // cycle 17. Its bytes are added at the end of cycle 19, its reciprocals leave in cycle 23. Bytes are counted in GOBs.
  logic [16:0] width_q, height_q, width_half, height_half, depth_half;
  logic [14:0] depth_q;
  logic [4:0] entered_q, left_q, left_qq;
  logic above_q, above_qq;
  logic [38:0] gobs, offset_q, layer_q; // layer_q sums the levels that have left
  logic [3:0] block, block0_q;
  logic [3:0] last;
  assign width_half = derive_size(width_q, 4'd1);
  assign height_half = derive_size(height_q, 4'd1);
  assign depth_half = derive_size({2'b0, depth_q}, 4'd1);
  assign last = tic_i[tex_pkg::TIC_MAX_MIP_LEVEL_LO +: 4];

  always_ff @(posedge clk_i) begin
    if (first) begin
      width_q <= width;
      height_q <= height;
      depth_q <= depth;
      entered_q <= 5'd0;
      layer_q <= '0;
    end else if (step) begin
      width_q <= width_half;
      height_q <= height_half;
      depth_q <= depth_half[14:0];
      entered_q <= entered_q + 5'd1;
      if (left_qq == {1'b0, level_i}) offset_q <= layer_q; // PD-91
      if (above_qq) layer_q <= layer_q + gobs;             // PD-91
      if (left_qq == 5'd0) block0_q <= block;
    end
    left_q <= entered_q;
    above_q <= step && entered_q <= {1'b0, last};
    left_qq <= left_q;
    above_qq <= above_q;
  end

  tex_derive_level u_one_level (
      .clk_i, .width_i(width_q), .height_i(height_q), .depth_i(depth_q),
      .log2_bytes_i(tex_pkg::format_log2_bytes(tic_i[tex_pkg::TIC_COMPONENTS_LO +: 7])),
      .three_i(tex_pkg::format_three(tic_i[tex_pkg::TIC_COMPONENTS_LO +: 7])),
      .log2_wide_i(tex_pkg::format_log2_wide(tic_i[tex_pkg::TIC_COMPONENTS_LO +: 7])),   // PD-91c
      .log2_high_i(tex_pkg::format_log2_high(tic_i[tex_pkg::TIC_COMPONENTS_LO +: 7])),
      .block_w_i(gob_width_one_i ? 3'd0 : tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_LO +: 3]),   // PD-90
      .block_h_i(tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_LO +: 3]),
      .block_d_i(tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_DEPTH_LO +: 3]), .block_o(block), .gobs_o(gobs)
  );

  // ---- Reciprocals -------------------------------------------------------------------------------------------------
  localparam int RECIP = 6; // latency of a divider
  tex_derive_recip u_recip_w (.clk_i, .active_i(step), .n_i(width_q), .recip_o(recip_w_o));
  tex_derive_recip u_recip_h (.clk_i, .active_i(step), .n_i(height_q), .recip_o(recip_h_o));
  tex_derive_recip u_recip_d (.clk_i, .active_i(step), .n_i({2'b0, depth_q}), .recip_o(recip_d_o));
  logic [RECIP-1:0] divides_q; // a level of the texture is in the stage
  always_ff @(posedge clk_i) begin
    if (rst_i) divides_q <= '0;
    else divides_q <= {divides_q[RECIP-2:0], step && entered_q <= {1'b0, last}};
  end
  assign recip_valid_o = step && divides_q[RECIP-1];
  assign recip_level_o = 4'(entered_q - 5'(RECIP));

  assign record_valid_o = step && above_qq;
  assign record_level_o = left_qq[3:0];
  assign record_offset_o = layer_q;

  logic [38:0] partial;   // of a block of level 0
  assign partial = ~(39'h7fffffffff << block0_q);
  assign level_offset_o = {offset_q, 9'h0};
  assign layer_stride_o = {(layer_q + partial) & ~partial, 9'h0};   // PD-91

  logic unused;
  assign unused = ^{tic_i[31:7], tic_i[95:32], tic_i[123:105], tic_i[150:144], tic_i[159:155], tic_i[255:190],
                    depth_half};

  // Contract
  `TEX_KNOWN(done, 1'b1, done_o)
  `TEX_KNOWN(record_valid, 1'b1, record_valid_o)
  `TEX_KNOWN(recip_valid, 1'b1, recip_valid_o)
  `TEX_KNOWN(record, record_valid_o, {record_level_o, record_offset_o})
  `TEX_KNOWN(reciprocals, recip_valid_o, {recip_level_o, recip_w_o, recip_h_o, recip_d_o})
  `TEX_KNOWN(derived, done_o, {level_offset_o, layer_stride_o})
  `TEX_LATENCY(derive, tex_pkg::DERIVE_CYCLES, start_i, !start_i && !(first && hold_i), done_o)
endmodule
