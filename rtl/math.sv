// SPDX-License-Identifier: Apache-2.0
// Function: Arithmetic functions that several stages share.
// Rules: R-TLD4-47, PD-2, PD-19, PD-91b, PD-91c, PD-115.
// Model twin: none; the model counts bits by loops and divides.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps

package tex_math;
  // Elements are compressed blocks of 4x4 texels: their codes are the last.
  function automatic logic compressed(input logic [tex_pkg::UNPACK_CODE_BITS-1:0] unpack);
    compressed = unpack >= tex_pkg::UNPACK_BC1;
  endfunction

  // R-TLD4-47, PD-19: a coordinate without what is denormal, a zero of its sign; no number, +0; infinite, the largest.
  function automatic logic [31:0] sanitised(input logic [31:0] v);
    if (v[30:23] == 8'h00) sanitised = {v[31], 31'h0};
    else if (v[30:23] != 8'hff) sanitised = v;
    else if (v[22:0] != 23'h0) sanitised = 32'h0;
    else sanitised = {v[31], 31'(tex_pkg::F32_MAX)};
  endfunction

  // {leading zeros of v, v shifted left by them}. v is not 0. A narrower operand is left-aligned, with zeros below.
  function automatic logic [36:0] normalise(input logic [31:0] v);
    logic [31:0] n;
    logic z16, z8, z4, z2, z1;
    z16 = v[31:16] == 16'h0;
    n = z16 ? {v[15:0], 16'h0} : v;
    z8 = n[31:24] == 8'h0;
    n = z8 ? {n[23:0], 8'h0} : n;
    z4 = n[31:28] == 4'h0;
    n = z4 ? {n[27:0], 4'h0} : n;
    z2 = n[31:30] == 2'h0;
    n = z2 ? {n[29:0], 2'h0} : n;
    z1 = !n[31];
    n = z1 ? {n[30:0], 1'b0} : n;
    normalise = {z16, z8, z4, z2, z1, n};
  endfunction

  // min(limit, ceil(log2 n)), n >= 1: the smallest power of two that holds n GOBs, up to the limit of a block.
  function automatic logic [2:0] block_log2(input logic [2:0] limit, input logic [14:0] n);
    logic [2:0] need;
    need = n > 15'd16 ? 3'd5 : n > 15'd8 ? 3'd4 : n > 15'd4 ? 3'd3 : n > 15'd2 ? 3'd2 : n > 15'd1 ? 3'd1 : 3'd0;
    block_log2 = limit < need ? limit : need;
  endfunction

  // Bytes of n elements of 2^log2 bytes, or of three times as many.
  function automatic logic [36:0] elements_bytes(input logic [32:0] n, input logic [2:0] log2, input logic three);
    elements_bytes = ({4'b0, n} << log2) + (three ? {3'b0, n, 1'b0} << log2 : 37'd0);
  endfunction

  // PD-91c: elements that hold n texels, 2^log2 texels each, rounded up.
  function automatic logic [16:0] elements(input logic [16:0] n, input logic [1:0] log2);
    elements = (n + ~(17'h1ffff << log2)) >> log2;
  endfunction

  // PD-91b: the stored component that a gather reads of an element of 12 bytes; `source` of the lane that it delivers.
  function automatic logic [1:0] delivered_word(input logic [2:0] source);
    delivered_word = source == 3'd3 ? 2'd1 : source == 3'd4 ? 2'd2 : 2'd0;
  endfunction

  // PD-115: log2 of the samples of a pixel along y, along x, by multisample mode. An unassigned mode has one.
  function automatic logic [3:0] sample_grid(input logic [3:0] mode);
    case (mode)
      4'(tex_pkg::SAMPLES_2X1), 4'(tex_pkg::SAMPLES_2X1_D3D),
      4'(tex_pkg::SAMPLES_2X1_CENTER): sample_grid = {2'd0, 2'd1};
      4'(tex_pkg::SAMPLES_2X2), 4'(tex_pkg::SAMPLES_2X2_VC_4), 4'(tex_pkg::SAMPLES_2X2_VC_12),
      4'(tex_pkg::SAMPLES_2X2_CENTER): sample_grid = {2'd1, 2'd1};
      4'(tex_pkg::SAMPLES_4X2), 4'(tex_pkg::SAMPLES_4X2_D3D), 4'(tex_pkg::SAMPLES_4X2_VC_8),
      4'(tex_pkg::SAMPLES_4X2_VC_24), 4'(tex_pkg::SAMPLES_4X2_CENTER): sample_grid = {2'd1, 2'd2};
      4'(tex_pkg::SAMPLES_4X4), 4'(tex_pkg::SAMPLES_4X4_REGULAR): sample_grid = {2'd2, 2'd2};
      default: sample_grid = 4'd0;
    endcase
  endfunction

  // PD-2: scalars n from register `base` on: aligned to 1, 2, 4, 4, the last one at most 254. n = 0 takes none.
  // Without active nothing is computed.
  function automatic logic registers_ok(input logic active, input logic [7:0] base, input logic [2:0] n);
    logic [1:0] aligned; // bits of the first that must be 0
    logic [8:0] past;    // first register after the run
    registers_ok = 1'b0;
    if (active) begin
      past = {1'b0, base} + {6'b0, n};
      aligned = {n > 3'd2, n > 3'd1};
      registers_ok = (base[1:0] & aligned) == 2'd0 && past <= 9'd255;
    end
  endfunction
endpackage
