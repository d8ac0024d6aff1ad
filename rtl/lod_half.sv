// SPDX-License-Identifier: Apache-2.0
// Function: Gives half the distance of two taps along s and t: their direction in half texels of the level that is
//   read, between two levels by its weight, in 7 bits.
// Rules: PD-136a.
// Model twin: cmodel/function/log8.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_half (
    input  logic        active_i, // 0: half_o is 0, and nothing is computed
    input  logic [21:0] unit_i,   // {t, s}, from tex_lod_unit
    input  logic [3:0]  finer_i,  // the finer level, from the first of the view on
    input  logic [7:0]  weight_i, // of the coarser level, in 1/256
    output logic [45:0] half_o    // {t, s}: in 1/256 texel of the first level of the view; below 255 * 2^finer_i
);
  logic        between;
  logic [10:0] power;
  logic [8:0]  texel, v;   // of the level, in 1/256 of the finer one's
  assign between = active_i && weight_i != '0;
  tex_lod_power u_power (.active_i(between), .part_i(-weight_i), .power_o(power));
  assign v = 9'((power + 11'd2) >> 2);
  assign texel = between ? {v[7:0], 1'b0} : 9'd256;   // PD-136a

  function automatic logic [22:0] half_of(input logic active, input logic [10:0] unit, input logic [8:0] times,
                                          input logic [3:0] finer);
    logic [18:0] x;
    logic [36:0] normal;
    logic [7:0]  seven;   // 64 .. 128
    half_of = 23'd0;
    if (active && unit != 11'd0) begin
      x = {8'd0, unit} * {10'd0, times};
      normal = tex_math::normalise({x, 13'd0});
      seven = 8'(({1'b0, normal[31:24]} + {8'd0, normal[23]}) >> 1);
      half_of = 23'(({24'd0, seven} << ({1'b0, finer} + 5'd10 - normal[36:32])) >> 9);   // PD-136a: k is 11 less zeros
    end
  endfunction
  assign half_o[22:0] = half_of(active_i, unit_i[10:0], texel, finer_i);
  assign half_o[45:23] = half_of(active_i, unit_i[21:11], texel, finer_i);

  logic unused;
  assign unused = v[8];

  // Contract
  `TEX_IDLE(lod_half, active_i, half_o)
endmodule
