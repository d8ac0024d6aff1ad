// SPDX-License-Identifier: Apache-2.0
// Function: Averages the binary32 means of up to 16 taps by pairs, then pairs of pairs: the halves of a sum, each
//   rounded once to nearest even. What waits for its pair is kept; a tap may come several times, and the last time
//   counts.
// Rules: PD-108, PD-112.
// Model twin: cmodel/function/filter.c.
// Latency: 0 to value_o; a register for each size of group.
// Backpressure: none; load_i = 0 holds the registers.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_taps #(
    parameter int TEX_ANISO = tex_pkg::ANISO // 0: there is one tap
) (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        active_i, // 0: value_o is value_i
    input  logic [3:0]  tap_i,
    input  logic [31:0] value_i,  // not denormal
    output logic [31:0] value_o   // the mean of all taps so far, after the last one of a power of two
);
  if (TEX_ANISO != 0) begin : g_groups
    // Of 1, 2, 4 and 8 taps: the first of a pair waits, with the second they go on as one of twice the size. Both may
    // come several times, and the last time counts.
    function automatic logic [3:0] complete(input logic active, input logic [2:0] tap);
      complete = '0;
      if (active) complete = {&tap, &tap[1:0], tap[0], 1'b1};
    endfunction
    logic [3:0]  comes; // a group of this size is complete
    logic [31:0] two, four, eight, all;
    logic [31:0] first_q, first_two_q, first_four_q, first_eight_q;
    assign comes = complete(active_i, tap_i[2:0]);
    always_ff @(posedge clk_i) begin
      if (load_i && active_i) begin
        if (!tap_i[0]) first_q <= value_i;
        if (comes[1] && !tap_i[1]) first_two_q <= two;
        if (comes[2] && !tap_i[2]) first_four_q <= four;
        if (comes[3] && !tap_i[3]) first_eight_q <= eight;
      end
    end
    tex_filter_pair u_two (
        .active_i(comes[0] && tap_i[0]), .first_i(first_q), .value_i, .value_o(two)
    );
    tex_filter_pair u_four (
        .active_i(comes[1] && tap_i[1]), .first_i(first_two_q), .value_i(two), .value_o(four)
    );
    tex_filter_pair u_eight (
        .active_i(comes[2] && tap_i[2]), .first_i(first_four_q), .value_i(four), .value_o(eight)
    );
    tex_filter_pair u_all (
        .active_i(comes[3] && tap_i[3]), .first_i(first_eight_q), .value_i(eight), .value_o(all)
    );
    assign value_o = all;
  end else begin : g_one
    assign value_o = value_i;
    logic unused;
    assign unused = clk_i ^ load_i ^ active_i ^ (^tap_i);
  end
endmodule
