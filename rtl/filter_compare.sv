// SPDX-License-Identifier: Apache-2.0
// Function: Compares the reference of a thread with the depth of one texel.
// Rules: PD-12.
// Model twin: cmodel/function/filter.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_compare (
    input  logic         active_i,   // 0, or a thread that does not compare: pass_o is 0, and nothing is computed
    input  tex_compare_t compare_i,
    input  logic [31:0]  depth_i,
    output logic         pass_o
);
  // Maps a code, or a binary32 with denormals as zeros, to an unsigned number of the same order.
  function automatic logic [31:0] ordered(input logic code, input logic [31:0] f);
    ordered = code ? f : f[30:23] == 8'd0 ? 32'h80000000 : f[31] ? ~f : {1'b1, f[30:0]};
  endfunction

  function automatic logic is_nan(input logic code, input logic [30:0] magnitude);
    is_nan = !code && magnitude > 31'(tex_pkg::F32_INF);
  endfunction

  // Bits of the function: less, equal, greater. A NaN is both less and greater than any number.
  function automatic logic passes(input logic active, input logic [2:0] func, input logic code,
                                  input logic [31:0] dref, input logic [31:0] depth);
    logic less, equal;
    passes = 1'b0;
    if (active) begin
      less = ordered(code, dref) < ordered(code, depth);
      equal = ordered(code, dref) == ordered(code, depth);
      passes = is_nan(code, dref[30:0]) || is_nan(code, depth[30:0]) ? func[0] && func[2]
               : (func[0] && less) || (func[1] && equal) || (func[2] && !less && !equal);
    end
  endfunction

  assign pass_o = passes(active_i && compare_i.on, compare_i.func, compare_i.codes, compare_i.dref, depth_i);

  // Contract
  `TEX_IDLE(filter_compare, active_i, pass_o)
endmodule
