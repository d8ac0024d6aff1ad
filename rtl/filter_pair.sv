// SPDX-License-Identifier: Apache-2.0
// Function: Averages a pair of binary32 numbers: half their sum, rounded once to nearest even.
// Rules: PD-108, PD-112.
// Model twin: cmodel/function/filter.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_filter_pair (
    input  logic        active_i, // 0: nothing is computed
    input  logic [31:0] first_i,
    input  logic [31:0] value_i,  // the second; not denormal
    output logic [31:0] value_o   // the mean; without active_i value_i
);
  logic [31:0] mean;
  tex_filter_blend u_mean (.active_i, .a_i(first_i), .b_i(value_i), .w_i(8'd128), .value_o(mean));
  assign value_o = active_i ? mean : value_i;
endmodule
