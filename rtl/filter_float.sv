// SPDX-License-Identifier: Apache-2.0
// Function: Blends four binary32 texels along s, then along t: ((256 - w) a + w b) / 256, exact but for one rounding to
//   nearest even. Denormal texels and results become zeros of the same sign. A texel without weight is not looked at.
//   A NaN result is 0x7fc00000. Three instances of tex_filter_blend.
// Rules: PD-108.
// Model twin: cmodel/arith/linear.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_float (
    input  logic         active_i,   // 0: value_o is 0, and nothing is computed
    input  logic [127:0] texel_i,    // in the order of the samples of a gather
    input  logic [7:0]   s_i,        // in 2^-8 texels beyond the centre of the left texels
    input  logic [7:0]   t_i,        // the same, below the centre of the upper texels
    output logic [31:0]  value_o
);
  function automatic logic [31:0] flushed(input logic [31:0] f);
    flushed = {f[31], f[30:0] & {31{f[30:23] != 8'd0}}};
  endfunction

  logic [31:0] above, below;
  tex_filter_blend u_above (
      .active_i, .a_i(flushed(texel_i[127:96])), .b_i(flushed(texel_i[95:64])), .w_i(s_i), .value_o(above)
  );
  tex_filter_blend u_below (
      .active_i, .a_i(flushed(texel_i[31:0])), .b_i(flushed(texel_i[63:32])), .w_i(s_i), .value_o(below)
  );
  tex_filter_blend u_mean (.active_i, .a_i(above), .b_i(below), .w_i(t_i), .value_o);

  // Contract
  `TEX_IDLE(filter_float, active_i, value_o)
endmodule
