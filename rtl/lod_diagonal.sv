// SPDX-License-Identifier: Apache-2.0
// Function: Gives 11/16 of the length of a vector of two floats of 10 bits: 11/16 of the greater magnitude and 121/512 of
//   the lesser one.
// Rules: PD-129b.
// Model twin: cmodel/arith/float10.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_diagonal (
    input  logic        active_i, // 0: length_o is 0, and nothing is computed
    input  logic [18:0] s_i,      // magnitudes, as tex_lod_multiply has them
    input  logic [18:0] t_i,
    output logic [18:0] length_o
);
  function automatic logic [18:0] length_of(input logic active, input logic [18:0] s, input logic [18:0] t);
    logic [18:0] a, b;       // a >= b
    logic [10:0] eleven;     // in 1/2 ulp of a; 2^9 or more
    logic [9:0]  power;      // of that
    logic [9:0]  kept;
    logic [9:0]  down;       // from half an ulp of b to an ulp of `kept`
    logic [8:0]  part;       // in half an ulp of b; up to 483
    logic [10:0] total;
    length_of = 19'd0;
    if (active) begin
      a = s >= t ? s : t;
      b = s >= t ? t : s;
      eleven = 11'(({5'd1, a[8:0]} * 14'd11 + 14'd4) >> 3);
      kept = eleven[10] ? eleven[10:1] : eleven[9:0];
      power = a[18:9] - {9'd0, !eleven[10]};
      down = power + 10'd1 - b[18:9];
      part = 9'(({8'd1, b[8:0]} * 17'd121 + 17'd32) >> 8);
      part = b[18:9] == 10'd0 || down > 10'd8 ? 9'd0 : part >> down[3:0];
      total = {1'b0, kept} + {2'b00, part};
      if (a[18:9] != 10'd0) length_of = {power + {9'd0, total[10]}, total[10] ? total[9:1] : total[8:0]};
    end
  endfunction
  assign length_o = length_of(active_i, s_i, t_i);

  // Contract
  `TEX_IDLE(lod_diagonal, active_i, length_o)
endmodule
