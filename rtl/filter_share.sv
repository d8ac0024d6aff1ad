// SPDX-License-Identifier: Apache-2.0
// Function: Computes the weights of the four texels of a pass in 2^-8, whole numbers: 256 is split by taps, levels,
//   slices, columns and rows, each time rounded. On a cube a texel has the weights of all samples that show it, and
//   what is missing beyond a corner is split between the others. Six small products, five of them in a chain. A tap by
//   logarithms brings what its level has.
// Rules: PD-16b, PD-125, PD-126, PD-136c.
// Model twin: cmodel/function/share.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter_share (
    input  logic        active_i,     // 0: the outputs are 0, and nothing is computed
    input  logic [23:0] frac_i,       // along s, t and r, from the lowest bits up
    input  logic        level_i,      // of the pass: the coarser level
    input  logic        slice_i,      // the second slice
    input  logic [7:0]  coarser_i,    // weight of the coarser level
    input  logic [2:0]  taps_i,       // log2 of the number of taps, 0..4
    input  logic        log8_i,       // a tap by logarithms: share_i counts, not coarser_i and taps_i
    input  logic [8:0]  share_i,      // of the level, at most 256
    input  logic [3:0]  corner_i,     // texel k is missing; one at most
    input  logic [7:0]  sample_xor_i, // sample k shows texel k xor this
    output logic [35:0] weight_o,     // texel k in bits 9 k + 8 .. 9 k; 0 of the missing one
    output logic [3:0]  seen_o        // texel k counts if it is no number, or infinite
);
  // Of `whole`, at most 256, as much as the fraction says, in 2^-8.
  function automatic logic [8:0] part_of(input logic [8:0] whole, input logic [7:0] fraction, input logic [7:0] half);
    part_of = 9'(({8'd0, whole} * {9'd0, fraction} + {9'd0, half}) >> 8);
  endfunction

  // PD-125: the part of 256 that the pass has.
  function automatic logic [8:0] pass_of(input logic [2:0] taps, input logic [7:0] coarser, input logic level,
                                         input logic log8, input logic [8:0] share, input logic [7:0] r,
                                         input logic slice);
    logic [8:0] tap, second, of_level;
    tap = 9'd256 >> taps;
    second = part_of(tap, coarser, 8'd128);
    of_level = log8 ? share : level ? second : tap - second;   // PD-136c
    second = part_of(of_level, r, 8'd128);
    pass_of = slice ? second : of_level - second;
  endfunction

  // {seen, weights} of the texels.
  function automatic logic [39:0] weights_of(input logic active, input logic [23:0] frac, input logic level,
                                             input logic slice, input logic [7:0] coarser, input logic [2:0] taps,
                                             input logic log8, input logic [8:0] share, input logic [3:0] corner,
                                             input logic [7:0] sample_xor);
    int i, k;
    logic [7:0]  s, t;
    logic [8:0]  whole, right, left, lower_right, lower_left, missing, beside;
    logic [35:0] of_sample, weight;
    logic [3:0]  looks, seen;
    weights_of = '0;
    if (active) begin
      s = frac[7:0];
      t = frac[15:8];
      whole = pass_of(taps, coarser, level, log8, share, frac[23:16], slice);
      right = part_of(whole, s, 8'd128);
      left = whole - right;
      lower_right = part_of(right, t, 8'd128);
      lower_left = part_of(left, t, 8'd127);   // PD-125: halves stay above here
      of_sample = {left - lower_left, right - lower_right, lower_right, lower_left};
      looks = {1'b1, s != 8'd0, s != 8'd0 && t != 8'd0, t != 8'd0};   // PD-126
      if (slice && frac[23:16] == 8'd0) looks = 4'd0;
      weight = '0;
      seen = '0;
      for (i = 0; i < 4; i++) begin
        for (k = 0; k < 4; k++) begin
          if ((2'(k) ^ sample_xor[2 * k +: 2]) == 2'(i)) begin   // PD-16b
            weight[9 * i +: 9] = weight[9 * i +: 9] + of_sample[9 * k +: 9];
            seen[i] = seen[i] || looks[k];
          end
        end
      end
      for (i = 0; i < 4; i++) begin
        if (corner[i]) begin
          missing = weight[9 * i +: 9];
          beside = part_of(missing, 8'd85, 8'd128);   // PD-125: across the edges; the rest is in the corner
          weight[9 * i +: 9] = 9'd0;
          weight[9 * (i ^ 3) +: 9] = weight[9 * (i ^ 3) +: 9] + beside;
          weight[9 * (i ^ 1) +: 9] = weight[9 * (i ^ 1) +: 9] + beside;
          weight[9 * (i ^ 2) +: 9] = weight[9 * (i ^ 2) +: 9] + missing - {beside[7:0], 1'b0};
          if (seen[i]) seen = 4'hf;
        end
      end
      weights_of = {seen & ~corner, weight};
    end
  endfunction

  logic [39:0] result;
  assign result = weights_of(active_i, frac_i, level_i, slice_i, coarser_i, taps_i, log8_i, share_i, corner_i,
                             sample_xor_i);
  assign seen_o = result[39:36];
  assign weight_o = result[35:0];

  // Contract
  `TEX_IDLE(filter_share, active_i, result)
endmodule
