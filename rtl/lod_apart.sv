// SPDX-License-Identifier: Apache-2.0
// Function: Multiplies a component of the longer derivative by the place of a tap, (2 tap + 1 - n) / 2n of n taps. The
//   product is rounded once to nearest even; one that is denormal after that becomes a zero of its sign. A product by 4
//   bits, as the numerator is odd.
// Rules: PD-112.
// Model twin: cmodel/function/taps.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_apart (
    input  logic        active_i, // 0: apart_o is 0, and nothing is computed
    input  logic [31:0] along_i,  // binary32, neither denormal nor NaN
    input  logic [2:0]  taps_i,   // log2 of n, 1..4
    input  logic [3:0]  tap_i,
    output logic [31:0] apart_o
);
  function automatic logic [31:0] apart_of(input logic active, input logic [31:0] along, input logic [2:0] taps,
                                           input logic [3:0] tap);
    logic [4:0]  place;    // numerator, two's complement
    logic [3:0]  size;
    logic        negative, up;
    logic [27:0] product;
    logic [36:0] normal;
    logic [9:0]  exponent; // two's complement
    logic [30:0] pattern;
    apart_of = 32'h0;
    if (active) begin
      place = {tap, 1'b1} - (5'd1 << taps);
      size = place[4] ? -place[3:0] : place[3:0];
      negative = along[31] != place[4];
      product = {4'd0, 1'b1, along[22:0]} * {24'd0, size};
      normal = tex_math::normalise({product, 4'h0});
      up = normal[7] && (normal[8] || normal[6:4] != 3'd0);
      exponent = {2'd0, along[30:23]} + 10'd3 - {7'd0, taps} - {5'd0, normal[36:32]};
      pattern = {exponent[7:0], normal[30:8]} + {30'd0, up};
      if (along[30:23] == 8'hff) apart_of = {negative, along[30:0]};
      else if (along[30:23] == 8'd0 || exponent[9]) apart_of = {negative, 31'd0};
      // At least half the least normal number: only all ones round up to it.
      else if (exponent == 10'd0) apart_of = {negative, 7'd0, &normal[30:8], 23'd0};
      else apart_of = {negative, pattern};
    end
  endfunction
  assign apart_o = apart_of(active_i, along_i, taps_i, tap_i);

  // Contract
  `TEX_IDLE(lod_apart, active_i, apart_o)
endmodule
