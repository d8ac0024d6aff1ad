// SPDX-License-Identifier: Apache-2.0
// Function: Gives the length of a vector of two floats of 10 bits: the greater magnitude and 11/32 of the lesser one.
// Rules: PD-129.
// Model twin: cmodel/arith/float10.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_length (
    input  logic        active_i, // 0: length_o is 0, and nothing is computed
    input  logic [18:0] s_i,      // magnitudes, as tex_lod_multiply has them
    input  logic [18:0] t_i,
    output logic [18:0] length_o
);
  function automatic logic [18:0] length_of(input logic active, input logic [18:0] s, input logic [18:0] t);
    logic [18:0] a, b;       // a >= b
    logic [9:0]  down;
    logic [8:0]  part;       // in ulp of b; up to 351
    logic [10:0] total;      // in ulp of a
    length_of = 19'd0;
    if (active) begin
      a = s >= t ? s : t;
      b = s >= t ? t : s;
      down = a[18:9] - b[18:9];
      part = 9'(({5'd1, b[8:0]} * 14'd11 + 14'd4) >> 5);
      part = b[18:9] == 10'd0 || down > 10'd8 ? 9'd0 : part >> down[3:0];
      total = {2'b01, a[8:0]} + {2'b00, part};
      if (a[18:9] != 10'd0)
        length_of = {a[18:9] + {9'd0, total[10]}, total[10] ? total[9:1] : total[8:0]};
    end
  endfunction
  assign length_o = length_of(active_i, s_i, t_i);

  // Contract
  `TEX_IDLE(lod_length, active_i, length_o)
endmodule
