// SPDX-License-Identifier: Apache-2.0
// Function: Judges the integer coordinates of a texel fetch, and computes column, row and slice of the element: the
//   texel, or the sample of a pixel.
// Rules: R-LD-7, 8, 14..17, 19..25, PD-50, PD-51, PD-115.
// Model twin: cmodel/function/fetch.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_coord_fetch (
    input  logic          active_i,  // 0: nothing is inside
    input  tex_operands_t operands_i,
    input  tex_shape_t    shape_i,
    input  logic [32:0]   width_i,   // of the level
    input  logic [16:0]   height_i,
    input  logic [14:0]   depth_i,
    output logic          inside_o,  // there is such a texel; if 0, ignore the other outputs
    output logic [31:0]   column_o,
    output logic [15:0]   row_o,
    output logic [13:0]   slice_o
);
  logic [1:0] axes;
  assign axes = tex_pkg::type_axes(shape_i.kind);

  // ---- Offsets: signed 4 bits an axis, added modulo 2^32 (R-LD-19, R-LD-20, R-LD-25, PD-51) -------------------------
  logic        moves;
  logic [31:0] x, y, z;
  assign moves = operands_i.toff == tex_pkg::TOFF_AOFFI && !tex_pkg::type_buffer(shape_i.kind); // R-LD-21
  // Selected here: in always_comb Icarus has no constant selects.
  logic [31:0] s, t, r, off_s, off_t, off_r;
  assign s = operands_i.s;
  assign t = operands_i.t;
  assign r = operands_i.r;
  assign off_s = {{29{operands_i.off1[3]}}, operands_i.off1[2:0]};
  assign off_t = {{29{operands_i.off1[7]}}, operands_i.off1[6:4]};
  assign off_r = {{29{operands_i.off1[11]}}, operands_i.off1[10:8]};
  always_comb begin
    if (active_i) begin
      x = s + (moves ? off_s : 32'd0);
      y = t + (moves ? off_t : 32'd0);
      z = r + (moves ? off_r : 32'd0);
    end else begin
      x = '0;
      y = '0;
      z = '0;
    end
  end

  // ---- Samples of a pixel (PD-50) ----------------------------------------------------------------------------------
  logic [1:0]  log2_sx, log2_sy;
  logic [4:0]  samples;
  logic [31:0] sample;
  logic [1:0]  ox, oy; // place of the sample in the grid of its pixel
  assign {log2_sy, log2_sx} = tex_math::sample_grid(shape_i.samples);
  assign samples = 5'd1 << ({1'b0, log2_sx} + {1'b0, log2_sy});
  assign sample = operands_i.ms ? operands_i.lod : 32'd0;
  logic [3:0] mode;
  assign mode = shape_i.samples;
  logic [2:0] sample_low;
  assign sample_low = sample[2:0];
  logic [3:0] eight; // PD-115: {oy, ox} in the order of Direct3D
  always_comb begin
    case (sample_low)
      3'd0: eight = {2'd0, 2'd2};
      3'd1: eight = {2'd1, 2'd1};
      3'd2: eight = {2'd1, 2'd3};
      3'd3: eight = {2'd0, 2'd1};
      3'd4: eight = {2'd1, 2'd0};
      3'd5: eight = {2'd0, 2'd0};
      3'd6: eight = {2'd1, 2'd2};
      default: eight = {2'd0, 2'd3};
    endcase
  end
  // Others have 1, 2, 4 or 8: pairs along x, then along y.
  assign {oy, ox} = mode == 4'(tex_pkg::SAMPLES_2X1_D3D)   ? {3'd0, !sample[0]}
                    : mode == 4'(tex_pkg::SAMPLES_4X2_D3D) ? eight
                    : mode == 4'(tex_pkg::SAMPLES_4X4) || mode == 4'(tex_pkg::SAMPLES_4X4_REGULAR)
                      ? sample[3:0] : {1'b0, sample[1], sample[2], sample[0]};

  // ---- Bounds ------------------------------------------------------------------------------------------------------
  logic        array;
  logic [4:0]  bounds; // x, y, z, layer, sample
  logic [15:0] index;
  logic [14:0] layers;
  assign array = tex_pkg::type_array(shape_i.kind);
  assign index = operands_i.array;
  assign layers = shape_i.depth;
  always_comb begin
    if (active_i) begin
      bounds = {{1'b0, x} < width_i,                                      // R-LD-8
                axes == 2'd1 || y < {15'd0, height_i},                    // R-LD-14, PD-115
                axes != 2'd3 || z < {17'd0, depth_i},                     // R-LD-15, R-LD-24, PD-115
                !array || index < {1'b0, layers},                         // R-LD-16, R-LD-17; R-LD-23: no offset
                sample < {27'd0, samples}};                               // PD-50
    end else begin
      bounds = '0;
    end
  end
  assign inside_o = &bounds;

  assign column_o = x << log2_sx | {30'd0, ox};
  assign row_o = axes == 2'd1 ? 16'd0 : y[15:0] << log2_sy | {14'd0, oy};
  assign slice_o = axes == 2'd3 ? z[13:0] : 14'd0;

  logic unused;
  assign unused = ^{operands_i, shape_i.width, shape_i.height, shape_i.layers, shape_i.levels};
endmodule
