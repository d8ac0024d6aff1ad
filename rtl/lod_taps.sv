// SPDX-License-Identifier: Apache-2.0
// Function: Gives the number of taps of an anisotropic sample, from the lengths of its two derivatives: the ratio of
//   the two, the limit, and what the longer one needs. Of floats of 10 bits it has the logarithms.
// Rules: PD-112, PD-131.
// Model twin: cmodel/function/taps.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod_taps (
    input  logic        active_i,    // 0: one tap
    input  logic [31:0] major_i,     // binary32: squares of the lengths, in texels; not negative, no NaN, not denormal
    input  logic [31:0] minor_i,
    input  logic        float10_i,   // the logarithms count, not the squares
    input  logic [17:0] log_major_i, // two's complement, in 1/256; not below the other one
    input  logic [17:0] log_minor_i,
    input  logic [2:0]  most_i,      // log2 of the limit, 0..4
    output logic [2:0]  taps_o       // log2 of the number
);
  localparam logic [31:0] INF = 32'(tex_pkg::F32_INF);

  // The least n of 0..4 with v <= 256 n, or 4. v is signed.
  function automatic logic [2:0] levels_of(input logic active, input logic [18:0] v);
    int n;
    levels_of = 3'd0;
    if (active) begin
      levels_of = 3'd4;
      for (n = 3; n >= 0; n--) begin
        if ($signed(v) <= $signed({8'd0, 3'(n), 8'd0})) levels_of = 3'(n);
      end
    end
  endfunction

  function automatic logic [2:0] taps_of(input logic active, input logic [31:0] major, input logic [31:0] minor,
                                         input logic [2:0] most);
    int n;
    logic [31:0] reach;  // of the shorter one, 2^n times: its exponent grows by 2n; one bit more than binary32
    logic [2:0] ratio, needed;
    taps_of = 3'd0;
    if (active) begin
      ratio = 3'd4;
      needed = 3'd4;
      for (n = 3; n >= 0; n--) begin
        reach = {1'b0, minor[30:0]} + {1'b0, 8'(2 * n), 23'd0};
        if (major == INF || minor == 32'd0 ? major == minor : major <= reach) ratio = 3'(n);
        if (major <= {1'b0, 8'd127 + 8'(2 * n), 23'd0}) needed = 3'(n);
      end
      taps_of = ratio < needed ? ratio : needed;
      if (most < taps_of) taps_of = most;
    end
  endfunction
  logic [2:0] square_taps;
  assign square_taps = taps_of(active_i && !float10_i, major_i, minor_i, most_i);

  // PD-131. The difference of two signed numbers of 18 bits, not negative, is below 2^18.
  logic        by_log;
  logic [18:0] apart;
  logic [2:0]  ratio, needed, log_taps;
  assign by_log = active_i && float10_i;
  assign apart = {log_major_i[17], log_major_i} - {log_minor_i[17], log_minor_i};
  assign ratio = levels_of(by_log, apart);
  assign needed = levels_of(by_log, {log_major_i[17], log_major_i});
  assign log_taps = ratio < needed ? ratio : needed;
  assign taps_o = !by_log ? square_taps : log_taps < most_i ? log_taps : most_i;

  // Contract
  `TEX_IDLE(lod_taps, active_i, taps_o)
endmodule
