// SPDX-License-Identifier: Apache-2.0
// tex_derive: what a new texture header needs beyond its fields: byte offset of the level, reciprocals of its size.
// Rules: R-TLD4-42, PD-5, PD-90, PD-91. C twin: cmodel/function/derive.c.
// start_i comes in the cycle before the first of DERIVE_CYCLES cycles; done_o marks the last of them, in which the
// outputs are stable. Cycle 1 loads, cycles 2.. run one level and one quotient bit each; the caller holds the inputs.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_derive (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [255:0] tic_i,             // texture header
    input  logic         gob_width_one_i,   // PD-90: blocks are one GOB wide
    output logic         done_o,
    output logic [47:0]  level_offset_o,    // bytes of the levels before RES_VIEW_MIN_MIP_LEVEL, block-linear
    output logic [19:0]  recip_w_o,         // floor(2^(k+18) / N) of the level, k = ceil(log2 N)
    output logic [19:0]  recip_h_o
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
    else if (cycle_q != 5'd0) cycle_q <= cycle_q + 5'd1;
  end

  logic [3:0] level;   // R-TLD4-42, PD-5
  logic [16:0] width, height;
  assign level = tic_i[tex_pkg::TIC_RES_VIEW_MIN_MIP_LEVEL_LO +: 4];
  assign width = {1'b0, tic_i[tex_pkg::TIC_WIDTH_MINUS_ONE_LO +: 16]} + 17'd1;
  assign height = {1'b0, tic_i[tex_pkg::TIC_HEIGHT_MINUS_ONE_LO +: 16]} + 17'd1;

  function automatic logic [16:0] derive_size(input logic [16:0] size, input logic [3:0] shift);
    logic [16:0] shifted;
    shifted = size >> shift;
    derive_size = (shifted == 17'd0) ? 17'd1 : shifted;
  endfunction

  tex_derive_recip u_recip_w (
      .clk_i, .first_i(first), .step_i(step), .n_i(derive_size(width, level)), .recip_o(recip_w_o)
  );
  tex_derive_recip u_recip_h (
      .clk_i, .first_i(first), .step_i(step), .n_i(derive_size(height, level)), .recip_o(recip_h_o)
  );

  // Levels 0, 1, ... enter tex_derive_level one a cycle from cycle 2 on; the last possible one (14) in cycle 16.
  logic [16:0] width_q, height_q, width_half, height_half;
  logic [3:0] entered_q;
  logic enter, entered_last_q;
  logic [47:0] bytes;
  assign enter = step && entered_q != level;
  assign width_half = derive_size(width_q, 4'd1);
  assign height_half = derive_size(height_q, 4'd1);

  always_ff @(posedge clk_i) begin
    if (first) begin
      width_q <= width;
      height_q <= height;
      entered_q <= 4'd0;
      level_offset_o <= 48'h0;
    end else if (step) begin
      if (enter) begin
        width_q <= width_half;
        height_q <= height_half;
        entered_q <= entered_q + 4'd1;
      end
      if (entered_last_q) level_offset_o <= level_offset_o + bytes;   // PD-91
    end
    entered_last_q <= enter;
  end

  tex_derive_level u_one_level (
      .clk_i, .load_i(enter), .width_i(width_q), .height_i(height_q),
      .log2_bytes_i(tex_pkg::format_log2_bytes(tic_i[tex_pkg::TIC_COMPONENTS_LO +: 7])),
      .block_w_i(gob_width_one_i ? 3'd0 : tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_WIDTH_LO +: 3]),   // PD-90
      .block_h_i(tic_i[tex_pkg::TIC_GOBS_PER_BLOCK_HEIGHT_LO +: 3]), .bytes_o(bytes)
  );
  logic unused;
  assign unused = ^{tic_i[31:7], tic_i[95:32], tic_i[127:102], tic_i[159:144], tic_i[223:176], tic_i[255:228]};

  // What it promises
  `TEX_LATENCY(derive, tex_pkg::DERIVE_CYCLES, start_i, !start_i, done_o)
endmodule
