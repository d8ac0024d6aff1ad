// SPDX-License-Identifier: Apache-2.0
// Function: Computes the shape (size, layers, levels, samples) of the texture that a header describes, at the first
//   level of its view.
// Rules: PD-21, 26, 35.
// Model twin: cmodel/function/derive.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_header_shape (
    input  logic         active_i, // 0: shape_o is 0
    input  logic [255:0] tic_i,   // texture header
    output logic [3:0]   level_o, // first level of the view
    output logic         empty_o, // the view has no level
    output tex_shape_t   shape_o
);
  logic [2:0] version;
  logic [3:0] kind; // texture type
  logic has_view, blocks;
  assign version = tic_i[tex_pkg::TIC_HEADER_VERSION_LO +: tex_pkg::TIC_HEADER_VERSION_W];
  assign kind = tic_i[tex_pkg::TIC_TEXTURE_TYPE_LO +: tex_pkg::TIC_TEXTURE_TYPE_W];
  assign has_view = version == tex_pkg::VERSION_PITCH || version == tex_pkg::VERSION_BLOCKLINEAR;
  assign blocks = version == tex_pkg::VERSION_BLOCKLINEAR || version == tex_pkg::VERSION_BLOCKLINEAR_COLOR_KEY;

  // ---- View (PD-21): all levels, if the version has no view --------------------------------------------------------
  logic [3:0] in_memory, view_max, last;
  // PD-35: the level of a store
  assign level_o = has_view ? tic_i[tex_pkg::TIC_RES_VIEW_MIN_MIP_LEVEL_LO +: tex_pkg::TIC_RES_VIEW_MIN_MIP_LEVEL_W]
                            : 4'd0;
  assign view_max = tic_i[tex_pkg::TIC_RES_VIEW_MAX_MIP_LEVEL_LO +: tex_pkg::TIC_RES_VIEW_MAX_MIP_LEVEL_W];
  assign in_memory = blocks ? tic_i[tex_pkg::TIC_MAX_MIP_LEVEL_LO +: tex_pkg::TIC_MAX_MIP_LEVEL_W] : 4'd0;
  assign last = has_view && view_max < in_memory ? view_max : in_memory;
  assign empty_o = last < level_o;

  // ---- Size of the level -------------------------------------------------------------------------------------------
  function automatic logic [16:0] at_level(input logic [16:0] size, input logic [3:0] shift);
    logic [16:0] shifted;
    shifted = size >> shift;
    at_level = shifted == '0 ? 17'd1 : shifted;
  endfunction

  logic [1:0] axes;
  logic [16:0] width, height, count;
  logic [32:0] elements;
  assign width = {1'b0, tic_i[tex_pkg::TIC_WIDTH_MINUS_ONE_LO +: tex_pkg::TIC_WIDTH_MINUS_ONE_W]} + 17'd1;
  assign height = {1'b0, tic_i[tex_pkg::TIC_HEIGHT_MINUS_ONE_LO +: tex_pkg::TIC_HEIGHT_MINUS_ONE_W]} + 17'd1;
  assign count = {3'b0, tic_i[tex_pkg::TIC_DEPTH_MINUS_ONE_LO +: tex_pkg::TIC_DEPTH_MINUS_ONE_W]} + 17'd1;
  assign elements = {1'b0, tic_i[tex_pkg::TIC_WIDTH_MINUS_ONE_31_16_LO +: tex_pkg::TIC_WIDTH_MINUS_ONE_31_16_W],
                     tic_i[tex_pkg::TIC_WIDTH_MINUS_ONE_LO +: tex_pkg::TIC_WIDTH_MINUS_ONE_W]} + 33'd1;

  logic buffer, cube, layers, has_depth;
  logic [16:0] depth, images;
  logic [3:0] samples;
  assign samples = has_view ? tic_i[tex_pkg::TIC_MULTI_SAMPLE_COUNT_LO +: tex_pkg::TIC_MULTI_SAMPLE_COUNT_W] : 4'd0;
  always_comb begin
    if (active_i) begin
      axes = tex_pkg::type_axes(kind);
      buffer = tex_pkg::type_buffer(kind);
      cube = tex_pkg::type_cube(kind);
      layers = tex_pkg::type_array(kind);
      has_depth = axes == 2'd3 || layers || !tex_pkg::type_levels(kind); // PD-26: TWO_D_NO_MIPMAP of samples
      depth = axes == 2'd3 ? at_level(count, level_o) : count;
      images = layers ? count : 17'd1;
      shape_o.kind = kind;
      shape_o.width = buffer ? elements : {16'b0, at_level(width, level_o)};
      shape_o.height = axes == 2'd1 ? 17'd1 : at_level(height, level_o);
      shape_o.depth = buffer || !has_depth ? 15'd1 : 15'(depth);
      shape_o.layers = cube ? (images << 1) + (images << 2) : images; // images counts cubes
      shape_o.levels = !tex_pkg::type_levels(kind) ? 5'd1
                       : empty_o                   ? 5'd0 : {1'b0, last} - {1'b0, level_o} + 5'd1;
      shape_o.samples = samples;
    end else begin
      axes = '0;
      buffer = 1'b0;
      cube = 1'b0;
      layers = 1'b0;
      has_depth = 1'b0;
      depth = '0;
      images = '0;
      shape_o = '0;
    end
  end

  logic unused;
  assign unused = ^{tic_i, depth};
endmodule
