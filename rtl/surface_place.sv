// SPDX-License-Identifier: Apache-2.0
// Function: Converts the coordinates of a store to byte column, row and slice of the surface, and flags those out of
//   bounds. x counts steps. A step is the bytes of one access, for a formatted access one element; bytes at the end of
//   a row that fill no step are unused.
// Rules: R-SUST-6..8, 11, 22..28; PD-30, PD-31, PD-33, PD-34.
// Model twin: cmodel/function/surface.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_surface_place (
    input  logic        active_i,     // 0: nothing is compared
    input  tex_access_t access_i,
    input  tex_shape_t  shape_i,
    input  logic [2:0]  log2_bytes_i, // of an element of the format
    input  logic        three_i,      // an element has three times as many bytes
    input  logic [95:0] at_i,         // x, y, z or array
    output logic        misaligned_o, // ignored bits of a byte address are set
    output logic [3:0]  outside_o,    // x, y, z, array is out of bounds, and not moved inside
    output logic [35:0] offset_o,
    output logic [15:0] row_o,
    output logic [16:0] slice_o
);
  logic near, has_rows, is_3d, has_layers;
  assign near = access_i.clamp == tex_pkg::CLAMP_NEAR;
  assign is_3d = access_i.dim == tex_pkg::DIM_3D;
  assign has_layers = access_i.dim == tex_pkg::DIM_1D_ARRAY || access_i.dim == tex_pkg::DIM_2D_ARRAY;
  assign has_rows = access_i.dim == tex_pkg::DIM_2D || access_i.dim == tex_pkg::DIM_2D_ARRAY || is_3d;

  // log2 of the bytes of a raw access: 1, 1, 2, 2, 4, 8, 16 (R-SUST-11).
  logic [2:0] log2_raw, log2_step;
  logic       three_step;
  assign log2_raw = access_i.sz[2] ? {1'b0, access_i.sz[1:0]} + 3'd2 : {2'b0, access_i.sz[1]};
  assign log2_step = access_i.formatted ? log2_bytes_i : log2_raw; // R-SUST-7, R-SUST-8
  assign three_step = access_i.formatted && three_i;

  // ---- x -----------------------------------------------------------------------------------------------------------
  logic [31:0] x, low, x_step;
  logic [36:0] row_bytes, steps; // of a row
  logic        x_signed, x_low, x_high, x_in;
  assign x = at_i[31:0];
  assign low = ~(32'hffff_ffff << log2_step); // R-SUST-6, PD-34: ignored in a byte address
  assign misaligned_o = access_i.ba && (x & low) != '0;
  assign row_bytes = tex_math::elements_bytes(shape_i.width, log2_bytes_i, three_i);
  assign steps = access_i.formatted ? {4'b0, shape_i.width} : row_bytes >> log2_raw; // PD-33
  assign x_signed = access_i.dim != tex_pkg::DIM_1D_BUFFER || near; // R-SUST-23
  assign x_step = access_i.ba ? x >> log2_step : x;

  logic [36:0] last;
  logic [35:0] near_step;
  assign last = steps - 37'd1;
  assign near_step = x_low ? 36'd0 : x_high ? last[35:0] : {4'b0, x_step};
  assign offset_o = (near_step << log2_step) + (three_step ? {near_step[34:0], 1'b0} << log2_step : 36'd0);

  // ---- y, z, array -------------------------------------------------------------------------------------------------
  // An S32 is inside if, read as unsigned, it is below the size.
  logic [31:0] y, z;
  logic        y_in, z_in, layer_in;
  assign y = at_i[63:32];
  assign z = at_i[95:64];
  // Selected here: in always_comb Icarus has no constant selects.
  logic        x_negative;
  logic [16:0] height, layer, layers;
  logic [14:0] depth;
  assign x_negative = x[31];
  assign height = shape_i.height;
  assign depth = shape_i.depth;
  assign layer = {1'b0, z[15:0]};
  assign layers = shape_i.layers;
  always_comb begin
    if (active_i) begin
      x_low = x_signed && x_negative;
      x_high = !x_low && {5'b0, x_step} >= steps;
      x_in = !x_low && !x_high;
      y_in = y < {15'b0, height};
      z_in = z < {17'b0, depth};
      layer_in = layer < layers; // R-SUST-28
      outside_o = {has_layers && !near && !layer_in, is_3d && !near && !z_in, has_rows && !near && !y_in,
                   near ? steps == '0 : !x_in};
    end else begin
      x_low = 1'b0;
      x_high = 1'b0;
      x_in = 1'b0;
      y_in = 1'b0;
      z_in = 1'b0;
      layer_in = 1'b0;
      outside_o = '0;
    end
  end

  // The nearest of 0..size - 1 (PD-31).
  function automatic logic [16:0] nearest(input logic [16:0] v, input logic negative, input logic stays,
                                          input logic [16:0] size);
    nearest = stays ? v : negative ? 17'd0 : size - 17'd1;
  endfunction

  logic [16:0] row;
  assign row = nearest(y[16:0], y[31], y_in, shape_i.height);
  assign row_o = has_rows ? row[15:0] : 16'd0;
  assign slice_o = is_3d ? nearest(z[16:0], z[31], z_in, {2'b0, shape_i.depth})
                   : has_layers ? nearest({1'b0, z[15:0]}, 1'b0, layer_in, shape_i.layers) : 17'd0;

  logic unused;
  assign unused = ^{access_i.rgba, access_i.atom, access_i.atom_type, shape_i.kind, shape_i.levels, shape_i.samples,
                    row[16], last[36], z[31:16]};
endmodule
