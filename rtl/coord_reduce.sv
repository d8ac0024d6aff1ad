// SPDX-License-Identifier: Apache-2.0
// Function: Sanitises one coordinate and reduces it to the range of its address mode. One shifter aligns the fraction,
//   one normaliser packs it.
// Rules: R-TLD4-47, PD-18b, PD-18e, PD-19.
// Model twin: cmodel/function/coord.c.
// Latency: 1 (output register, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_coord_reduce (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        enable_i,     // 0: the output is loaded with zero
    input  logic [31:0] s_i,          // binary32 as delivered
    input  logic [2:0]  mode_i,       // address mode
    input  logic        normalized_i,
    output logic [31:0] reduced_o     // binary32, never denormal, NaN or infinite
);
  // Fraction of |s| in units of 2^-26, top 24 bits exact, then guard and sticky.
  //   exponent e >= 127 - !mirror: bits above the binary point are shifted out at the top, nothing is lost below;
  //   smaller (only negative s in WRAP gets here): shifted right, lost bits are ORed into the sticky bit.
  // With mirror the unit is twice as large (|s| mod 2 instead of mod 1).
  function automatic logic [25:0] fraction(input logic [30:0] s, input logic mirror);
    logic [23:0] mantissa;
    logic [7:0] top;
    logic [7:0] down;
    logic [49:0] wide;
    mantissa = {1'b1, s[22:0]};
    top = mirror ? 8'd127 : 8'd126;
    down = (s[30:23] + 8'd26 < 8'd126) ? 8'd26 : 8'd126 - s[30:23];
    if (s[30:23] > top) begin
      fraction = {mantissa << (s[30:23] - top), 2'b00};
    end else begin
      wide = {mantissa, 26'h0} >> down;
      fraction = {wide[49:25], wide[24:0] != 25'h0};
    end
  endfunction

  // PD-18e. The sign of a WRAP result is never set: a negative s gives 1 - fraction, rounded to nearest even.
  // Rounding only happens for -1/2 < s < 0; there the result lies in [1/2, 1], so its unit is 2^-24.
  function automatic logic [31:0] reduce_period(input logic [31:0] s, input logic mirror);
    logic [25:0] f;
    logic [26:0] t;
    logic [24:0] q;
    logic [36:0] normal;
    f = fraction(s[30:0], mirror);
    t = (s[31] && !mirror) ? 27'h4000000 - {1'b0, f} : {1'b0, f};
    q = t[26:2] + {24'h0, t[1] && (t[0] || t[2])};
    normal = tex_math::normalise({q[23:0], 8'h0});
    if (f == 26'h0) reduce_period = 32'h0;
    else if (q[24]) reduce_period = 32'(tex_pkg::F32_ONE);
    else reduce_period = {s[31] && mirror, (mirror ? 8'd127 : 8'd126) - {3'b0, normal[36:32]}, normal[30:8]};
  endfunction

  function automatic logic [31:0] coord_reduce(input logic active, input logic [31:0] raw, input logic [2:0] mode,
                                               input logic normalized);
    logic [31:0] s;
    logic in_range;
    coord_reduce = 32'h0;
    if (active) begin
      s = tex_math::sanitised(raw); // R-TLD4-47, PD-19
      // Already in range: WRAP 0 <= s < 1, MIRROR |s| < 2.
      in_range = (mode == tex_pkg::WRAP_WRAP) ? (s[30:23] < 8'd127 && !s[31]) : (s[30:23] < 8'd128);
      if (!normalized) coord_reduce = s;                                                   // PD-18b
      else if (mode != tex_pkg::WRAP_WRAP && mode != tex_pkg::WRAP_MIRROR) coord_reduce = s; // PD-18e
      else if (s[30:0] == 31'h0) coord_reduce = 32'h0;
      else if (in_range) coord_reduce = s;
      else coord_reduce = reduce_period(s, mode == tex_pkg::WRAP_MIRROR);
    end
  endfunction

  logic [31:0] ranged;
  assign ranged = coord_reduce(load_i && enable_i, s_i, mode_i, normalized_i);

  always_ff @(posedge clk_i) begin
    if (load_i) reduced_o <= ranged;
  end
endmodule
