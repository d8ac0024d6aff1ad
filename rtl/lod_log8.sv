// SPDX-License-Identifier: Apache-2.0
// Function: Gives the number and the weights of taps by the logarithm of their ratio, and what a pass of a tap has of
//   its weight. From the middle outwards taps have one weight, and the outermost one of each side has what is left.
// Rules: PD-136, PD-136b, PD-136c.
// Model twin: cmodel/function/log8.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_log8 (
    input  logic        active_i,    // 0: all outputs are 0, and nothing is computed
    input  logic [17:0] log_major_i, // two's complement, in 1/256; not below the other one
    input  logic [17:0] log_minor_i,
    input  logic [6:0]  ratio_i,     // log2 of the limit, in 1/16
    // Of the pass
    input  logic [3:0]  tap_i,
    input  logic        level_i,     // the coarser level
    input  logic [7:0]  weight_i,    // weight of the coarser level, in 1/256
    output logic        several_o,   // 0: one tap, and the outputs below are 0
    output logic [2:0]  taps_o,      // log2 of the sum of all weights / 256
    output logic [3:0]  last_o,      // the last tap
    output logic [7:0]  nearer_o,    // of a ratio below 2: how far a tap is, in 1/256 of half the distance; else 0
    output logic [8:0]  share_o
);
  // PD-136: g, or 0 if that is not positive. The difference of two signed numbers of 18 bits, not negative, is below
  // 2^18.
  function automatic logic [10:0] log_of(input logic active, input logic [17:0] major, input logic [17:0] minor,
                                         input logic [6:0] limit);
    logic [18:0] least, apart;
    log_of = 11'd0;
    if (active) begin
      least = {major[17], major};
      apart = least - {minor[17], minor};
      if ($signed(apart) < $signed(least)) least = apart;
      if ($signed({8'd0, limit, 4'd0}) < $signed(least)) least = {8'd0, limit, 4'd0};
      log_of = least[18] ? 11'd0 : least[10:0];
    end
  endfunction

  // PD-136: {log2 of the sum / 256, number of taps of a side but the outermost one, their weight, that one's weight}.
  function automatic logic [23:0] spread_of(input logic active, input logic [2:0] whole, input logic [10:0] power);
    int i;
    logic [8:0]  v, each, rest;
    logic [2:0]  octave, beyond;
    logic [10:0] side, sum;
    logic        two;
    spread_of = '0;
    if (active) begin
      v = 9'((power + 11'd2) >> 2);
      octave = whole;
      if (v == 9'd128) begin
        octave = whole + 3'd1;
        v = 9'd256;
      end
      two = octave < 3'd2;
      side = two ? 11'd256 : 11'd512;
      each = octave == 3'd0 ? 9'd256 : octave < 3'd3 ? v : octave == 3'd3 ? v >> 1 : v >> 2;
      beyond = 3'd0;
      rest = 9'd256;
      sum = 11'd0;
      for (i = 1; i < 8; i++) begin
        sum = sum + {2'd0, each};
        if (sum < side) begin
          beyond = 3'(i);
          rest = 9'(side - sum);
        end
      end
      spread_of = {two ? 3'd1 : 3'd2, beyond, each, rest};
    end
  endfunction

  // PD-136c
  function automatic logic [8:0] share_of(input logic active, input logic [8:0] weight, input logic odd,
                                          input logic coarser, input logic [7:0] of_coarser);
    logic [8:0] part;
    share_of = 9'd0;
    if (active) begin
      part = 9'(({8'd0, weight} * {9'd0, of_coarser} + 17'd127 + {16'd0, odd}) >> 8);
      share_of = coarser ? part : weight - part;
    end
  endfunction

  logic [10:0] log;
  logic [10:0] power, close;
  logic [23:0] spread;
  logic [2:0]  beyond;
  logic [8:0]  each, rest;
  logic        outermost;
  assign log = log_of(active_i, log_major_i, log_minor_i, ratio_i);
  assign several_o = log != '0;
  tex_lod_power u_power (.active_i(several_o), .part_i(log[7:0]), .power_o(power));
  assign spread = spread_of(several_o, log[10:8], power);
  assign taps_o = spread[23:21];
  assign beyond = spread[20:18];
  assign each = spread[17:9];
  assign rest = spread[8:0];
  assign last_o = {beyond, several_o};
  assign outermost = tap_i == 4'd0 || tap_i == last_o;
  assign share_o = share_of(several_o, outermost ? rest : each, tap_i[0], level_i, weight_i);
  assign close = 11'd512 - ((power + 11'd1) >> 1);   // PD-136b
  assign nearer_o = several_o && log[10:8] == 3'd0 ? close[7:0] : 8'd0;

  logic unused;
  assign unused = ^close[10:8];

  // Contract
  `TEX_IDLE(lod_log8, active_i, {several_o, taps_o, last_o, nearer_o, share_o})
endmodule
