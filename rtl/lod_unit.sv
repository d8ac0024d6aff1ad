// SPDX-License-Identifier: Apache-2.0
// Function: Gives the direction of a vector of two floats of 10 bits: each component divided by its length, which a
//   root of their squares gives, both cut. Root and quotients digit by digit.
// Rules: PD-136a.
// Model twin: cmodel/function/log8.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_unit (
    input  logic        active_i, // 0: unit_o is 0, and nothing is computed
    input  logic [18:0] s_i,      // magnitudes, as tex_lod_multiply has them
    input  logic [18:0] t_i,
    output logic [21:0] unit_o    // {t, s}: 0 .. 1024 each
);
  // The integer of a component, in units of the greater one's last bit.
  function automatic logic [9:0] in_units(input logic [18:0] v, input logic [9:0] top);
    logic [9:0] down;
    down = top - v[18:9];
    in_units = v[18:9] == 10'd0 || down > 10'd9 ? 10'd0 : {1'b1, v[8:0]} >> down[3:0];
  endfunction

  // floor(sqrt(v))
  function automatic logic [11:0] root_of(input logic [23:0] v);
    int i;
    logic [13:0] rest, trial;   // a rest is at most twice the root
    rest = 14'd0;
    root_of = 12'd0;
    for (i = 11; i >= 0; i--) begin
      rest = {rest[11:0], v[2 * i +: 2]};
      trial = {root_of, 2'b01};
      root_of = {root_of[10:0], rest >= trial};
      if (root_of[0]) rest = rest - trial;
    end
  endfunction

  // floor(2048 c / length); c is at most half the length.
  function automatic logic [10:0] quotient_of(input logic [9:0] c, input logic [11:0] length);
    int i;
    logic [12:0] rest;
    rest = {3'd0, c};
    quotient_of = 11'd0;
    for (i = 0; i < 11; i++) begin
      rest = {rest[11:0], 1'b0};
      quotient_of = {quotient_of[9:0], rest >= {1'b0, length}};
      if (quotient_of[0]) rest = rest - {1'b0, length};
    end
  endfunction

  function automatic logic [21:0] unit_of(input logic active, input logic [18:0] s, input logic [18:0] t);
    logic [9:0]  top, c, d;
    logic [20:0] square;
    logic [11:0] length;
    unit_of = 22'd0;
    if (active && (s[18:9] != 10'd0 || t[18:9] != 10'd0)) begin
      top = s[18:9] > t[18:9] ? s[18:9] : t[18:9];
      c = in_units(s, top);
      d = in_units(t, top);
      square = {11'd0, c} * {11'd0, c} + {11'd0, d} * {11'd0, d};
      length = root_of({1'b0, square, 2'b00});   // PD-136a: twice the length
      unit_of = {quotient_of(d, length), quotient_of(c, length)};
    end
  endfunction
  assign unit_o = unit_of(active_i, s_i, t_i);

  // Contract
  `TEX_IDLE(lod_unit, active_i, unit_o)
endmodule
