// SPDX-License-Identifier: Apache-2.0
// Function: Gives the place of a tap along one axis, in texels of the level of the pass: an odd multiple of half the
//   distance of two taps; a part of that of two taps of a small ratio. One product and one shift.
// Rules: PD-136b.
// Model twin: cmodel/function/log8.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_place (
    input  logic        active_i, // 0: place_o is 0, and nothing is computed
    input  logic        back_i,   // the component of the derivative is negative
    input  logic [22:0] half_i,   // magnitude, from tex_lod_half
    input  logic [7:0]  nearer_i, // from tex_lod_log8: not 0: of two taps, in 1/256 of half the distance
    input  logic [3:0]  last_i,   // the last tap
    input  logic [3:0]  tap_i,
    input  logic [3:0]  step_i,   // the level of the pass, from the first of the view on; not below that of half_i
    output logic [12:0] place_o   // two's complement, in 1/256 texel of that level
);
  function automatic logic [12:0] place_of(input logic active, input logic back, input logic [22:0] half,
                                           input logic [7:0] nearer, input logic [3:0] last, input logic [3:0] tap,
                                           input logic [3:0] step);
    logic [4:0]  odd;   // two's complement, -15 .. 15
    logic [7:0]  times;
    logic [30:0] product;
    logic signed [27:0] place;
    place_of = 13'd0;
    if (active) begin
      odd = {tap, 1'b0} - {1'b0, last};
      times = nearer != 8'd0 ? nearer : {4'd0, odd[4] ? -odd[3:0] : odd[3:0]};
      product = {8'd0, half} * {23'd0, times};
      if (nearer != 8'd0) product = (product + 31'd128) >> 8;
      place = back != odd[4] ? -product[27:0] : product[27:0];
      place_of = 13'(place >>> step);   // PD-136b: a floor
    end
  endfunction
  assign place_o = place_of(active_i, back_i, half_i, nearer_i, last_i, tap_i, step_i);

  // Contract
  `TEX_IDLE(lod_place, active_i, place_o)
endmodule
