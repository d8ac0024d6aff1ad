// SPDX-License-Identifier: Apache-2.0
// Function: Computes one axis of a footprint: position and offsets to the stored index of each of the four samples.
// Rules: R-TLD4-41, PD-6, PD-14, PD-18c, PD-18g, PD-18h, PD-127.
// Model twin: cmodel/function/wrap.c.
// Latency: 1 (output registers, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
// Proof: WRAP and MIRROR divide by any N with recip = floor(2^(k+18) / N), k = ceil(log2 N). For m < 2^18:
//   m/N - m * recip / 2^(k+18) = m * f / 2^(k+18) for some 0 <= f < 1 (the part that the floor dropped), so it lies in
//   [0, 2^-k) and is below 1: q = (m * recip) >> (k+18) is floor(m/N) or one less, and 0 <= m - q * N < 2N.
//   One correction makes it exact. With i < 0 and m = -1 - i = q * N + r:
//   WRAP: i = -1 - r - q * N, so i mod N = N - 1 - r.  MIRROR: mirror(i) = mirror(-1 - i), and period q of m is
//   reversed when q is odd.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_wrap_axis #(
    parameter int SAMPLES = 4 // of the footprint
) (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        enable_i,   // 0: the outputs are loaded with zero
    input  logic [25:0] fixed_i,    // signed 18.8, before the half-texel shift
    input  logic [6*SAMPLES-1:0] offset_i, // signed 6-bit texel offset of each sample
    input  logic [SAMPLES-1:0] corner_i, // bit k: sample k is the upper texel of the footprint
    input  logic [16:0] size_i,     // N, 1..65536
    input  logic [19:0] recip_i,    // reciprocal of N as above
    input  logic [2:0]  mode_i,     // address mode
    input  logic        one_at_edge_i, // frac_o is 0 where CLAMP_TO_EDGE makes both texels of the footprint the same
    output logic [16*SAMPLES-1:0] index_o, // 0..N-1, 0 where border_o is set
    output logic [SAMPLES-1:0] border_o,
    output logic [7:0]  frac_o      // of the last sample: fraction from the centre of its texel on, in 2^-8 texels
);
  // Texel index i of a sample: floor of the position after the half-texel shift, plus the corner; and the fraction that
  // the floor dropped.   R-TLD4-41
  function automatic logic [26:0] wrap_footprint(input logic active, input logic [25:0] fixed, input logic [5:0] offset,
                                                 input logic corner, input logic [16:0] size, input logic [2:0] mode);
    logic signed [26:0] p, low, high;
    wrap_footprint = 27'h0;
    if (active) begin
      p = {fixed[25], fixed} + {{13{offset[5]}}, offset, 8'h0};   // PD-6
      high = {2'b0, size, 8'h0};
      low = (mode == tex_pkg::WRAP_CLAMP_OGL) ? 27'sd0 : -high;
      // PD-18g, PD-18h: the CLAMP_OGL modes clamp the position of each sample, offset included.
      if (mode == tex_pkg::WRAP_CLAMP_OGL || mode == tex_pkg::WRAP_MIRROR_ONCE_CLAMP_OGL) begin
        if (p < low) p = low;
        else if (p > high) p = high;
      end
      p = p - 27'sd128;   // PD-18c
      wrap_footprint = {p[26:8] + {18'h0, corner}, p[7:0]};
    end
  endfunction

  // i mod N, counted backwards in every other period (MIRROR) or for negative i (WRAP).
  function automatic logic [15:0] repeated(input logic negative, input logic [17:0] m, input logic [16:0] size,
                                           input logic [19:0] recip, input logic [4:0] k, input logic mirror);
    logic [17:0] q;
    logic [17:0] r;
    logic over;
    q = 18'(({20'h0, m} * {18'h0, recip}) >> (6'd18 + {1'b0, k}));
    r = m - q * {1'b0, size};
    over = r >= {1'b0, size};
    r = over ? r - {1'b0, size} : r;
    if (mirror ? q[0] ^ over : negative) repeated = size[15:0] - 16'd1 - r[15:0];
    else repeated = r[15:0];
  endfunction

  // {border, stored index} of texel index i.
  function automatic logic [16:0] wrap_index(input logic active, input logic [18:0] i, input logic [16:0] size,
                                             input logic [19:0] recip, input logic [4:0] k, input logic [2:0] mode);
    logic [17:0] m;
    logic in_range;
    wrap_index = 17'h0;
    if (active) begin
      m = i[18] ? ~i[17:0] : i[17:0];   // -1 - i of a negative i
      in_range = m < {1'b0, size};
      case (mode)
        tex_pkg::WRAP_WRAP: wrap_index = {1'b0, repeated(i[18], m, size, recip, k, 1'b0)};
        tex_pkg::WRAP_MIRROR: wrap_index = {1'b0, repeated(i[18], m, size, recip, k, 1'b1)};
        tex_pkg::WRAP_CLAMP_TO_EDGE:
          wrap_index = {1'b0, i[18] ? 16'h0 : in_range ? m[15:0] : size[15:0] - 16'd1};
        tex_pkg::WRAP_MIRROR_ONCE_CLAMP_TO_EDGE: wrap_index = {1'b0, in_range ? m[15:0] : size[15:0] - 16'd1};
        tex_pkg::WRAP_MIRROR_ONCE_BORDER, tex_pkg::WRAP_MIRROR_ONCE_CLAMP_OGL:
          wrap_index = in_range ? {1'b0, m[15:0]} : 17'h10000;   // PD-14, PD-18g
        default: wrap_index = (in_range && !i[18]) ? {1'b0, m[15:0]} : 17'h10000;   // BORDER, CLAMP_OGL: PD-14
      endcase
    end
  endfunction

  // k = ceil(log2 N) = bits of N - 1.
  function automatic logic [4:0] bits_of(input logic active, input logic [15:0] below);
    logic [36:0] normal;
    bits_of = 5'd0;
    if (active) begin
      normal = tex_math::normalise({below, 16'h0});
      if (normal[31]) bits_of = 5'd16 - normal[36:32];
    end
  endfunction

  // PD-127: the lower texel of the footprint is outside, or the last one.
  function automatic logic edge_of(input logic active, input logic [18:0] i, input logic corner,
                                   input logic [16:0] size, input logic [2:0] mode);
    logic signed [18:0] first, last;
    edge_of = 1'b0;
    if (active && mode == tex_pkg::WRAP_CLAMP_TO_EDGE) begin
      first = i - {18'd0, corner};
      last = {2'd0, size} - 19'sd1;
      edge_of = first < 19'sd0 || first >= last;
    end
  endfunction

  logic active; // something is computed
  logic [4:0] k;
  assign active = load_i && enable_i;
  assign k = bits_of(active, size_i[15:0] - 16'd1);

  for (genvar s = 0; s < SAMPLES; s++) begin : g_sample
    logic [18:0] i;
    logic [7:0] frac;
    logic [16:0] sample;
    assign {i, frac} = wrap_footprint(active, fixed_i, offset_i[6 * s +: 6], corner_i[s], size_i, mode_i);
    assign sample = wrap_index(active, i, size_i, recip_i, k, mode_i);

    always_ff @(posedge clk_i) begin
      if (load_i) {border_o[s], index_o[16 * s +: 16]} <= sample;
    end
    if (s == SAMPLES - 1) begin : g_frac
      logic at_edge;
      assign at_edge = edge_of(active && one_at_edge_i, i, corner_i[s], size_i, mode_i);
      always_ff @(posedge clk_i) begin
        if (load_i) frac_o <= at_edge ? 8'd0 : frac;
      end
    end else begin : g_no_frac
      logic unused;
      assign unused = ^frac;
    end
  end
endmodule
