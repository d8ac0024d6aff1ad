// SPDX-License-Identifier: Apache-2.0
// Function: Computes the footprint on a seamless cube: its four texels, each on its own face. The footprint that is
//   read begins at -1..N-1 along each axis, so at most one texel lies beyond a corner; sample_xor_o maps positions
//   further out into it.
// Rules: R-TLD4-41, R-TLD4-43, PD-16b, PD-17, PD-17b, PD-17d, PD-18c, PD-61.
// Model twin: cmodel/function/seams.c.
// Latency: 1 (output registers, loaded by load_i).
// Backpressure: none; load_i = 0 holds the output.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_wrap_seams (
    input  logic        clk_i,
    input  logic        load_i,
    input  logic        enable_i,  // 0: the outputs are loaded with zero
    input  logic [51:0] fixed_i,   // signed 18.8, before the half-texel shift: {t, s}
    input  logic [16:0] size_i,    // N, columns and rows of a face, 1..65536
    input  logic [2:0]  face_i,    // 0..5
    output logic [63:0] x_o,
    output logic [63:0] y_o,
    output logic [11:0] face_o,
    output logic [3:0]  corner_o,  // x_o, y_o and face_o of this texel are 0
    output logic [7:0]  sample_xor_o,
    output logic [15:0] frac_o     // {t, s}: fraction from the centre of the first texel on, in 2^-8 texels
);
  // {the position is below, above; first index -1..N-1 of the pair, two's complement} along one axis, of a position in
  // half texels.
  function automatic logic [18:0] first_of(input logic active, input logic [18:0] halves, input logic [16:0] size);
    logic signed [18:0] i, last;
    first_of = '0;
    if (active) begin
      i = {halves[18], halves[18:1]} - {18'h0, !halves[0]};   // PD-18c
      last = {2'b0, size} - 19'sd1;
      first_of = i < -19'sd1 ? {2'b10, 17'h1ffff} : i > last ? {2'b01, last[16:0]} : {2'b00, i[16:0]};   // PD-16b
    end
  endfunction

  // PD-17: where an edge leads: {face, the index along the edge is a column there, the other index is N - 1 there (else
  // 0), the index along the edge is reversed}. Edges: 0 left, 1 right, 2 above, 3 below.
  function automatic logic [5:0] across(input logic [2:0] face, input logic [1:0] edge_number);
    case ({face, edge_number})
      {3'd0, 2'd0}: across = {3'd4, 3'b010};
      {3'd0, 2'd1}: across = {3'd5, 3'b000};
      {3'd0, 2'd2}: across = {3'd2, 3'b011};
      {3'd0, 2'd3}: across = {3'd3, 3'b010};
      {3'd1, 2'd0}: across = {3'd5, 3'b010};
      {3'd1, 2'd1}: across = {3'd4, 3'b000};
      {3'd1, 2'd2}: across = {3'd2, 3'b000};
      {3'd1, 2'd3}: across = {3'd3, 3'b001};
      {3'd2, 2'd0}: across = {3'd1, 3'b100};
      {3'd2, 2'd1}: across = {3'd0, 3'b101};
      {3'd2, 2'd2}: across = {3'd5, 3'b101};
      {3'd2, 2'd3}: across = {3'd4, 3'b100};
      {3'd3, 2'd0}: across = {3'd1, 3'b111};
      {3'd3, 2'd1}: across = {3'd0, 3'b110};
      {3'd3, 2'd2}: across = {3'd4, 3'b110};
      {3'd3, 2'd3}: across = {3'd5, 3'b111};
      {3'd4, 2'd0}: across = {3'd1, 3'b010};
      {3'd4, 2'd1}: across = {3'd0, 3'b000};
      {3'd4, 2'd2}: across = {3'd2, 3'b110};
      {3'd4, 2'd3}: across = {3'd3, 3'b100};
      {3'd5, 2'd0}: across = {3'd0, 3'b010};
      {3'd5, 2'd1}: across = {3'd1, 3'b000};
      {3'd5, 2'd2}: across = {3'd2, 3'b101};
      default:      across = {3'd3, 3'b111};
    endcase
  endfunction

  logic [15:0] last;
  logic [16:0] first_s, first_t;
  logic        below_s, above_s, below_t, above_t;
  assign last = size_i[15:0] - 16'd1;
  logic        active; // else nothing is computed
  assign active = load_i && enable_i;
  assign {below_s, above_s, first_s} = first_of(active, fixed_i[25:7], size_i);
  assign {below_t, above_t, first_t} = first_of(active, fixed_i[51:33], size_i);
  // PD-61, PD-18c: half a texel less.
  always_ff @(posedge clk_i) begin
    if (load_i) frac_o <= {fixed_i[33:26] ^ 8'h80, fixed_i[7:0] ^ 8'h80} & {16{enable_i}};
  end

  localparam logic [3:0] UPPER_S = 4'b0110;   // R-TLD4-43
  localparam logic [3:0] UPPER_T = 4'b0011;

  for (genvar k = 0; k < 4; k++) begin : g_texel
    // Beyond an edge or inside, where the index is clamped.
    logic [16:0] column, row;
    logic        left, right, over, under, out_s, out_t;
    logic [15:0] along;
    logic [2:0]  face;
    logic        turns, far, reversed;
    logic [15:0] index, other;
    always_comb begin
      if (active) begin
        column = first_s + {16'h0, UPPER_S[k]};
        row = first_t + {16'h0, UPPER_T[k]};
        left = column == 17'h1ffff;
        right = !left && column == size_i;
        over = row == 17'h1ffff;
        under = !over && row == size_i;
        out_s = left || right;
        out_t = over || under;
        along = out_s ? 16'(row) : 16'(column);
        {face, turns, far, reversed} = across(face_i, {!out_s, out_s ? right : under});
        index = reversed ? last - along : along;
        other = far ? last : 16'd0;
      end else begin
        column = '0;
        row = '0;
        {left, right, over, under, out_s, out_t} = '0;
        along = '0;
        {face, turns, far, reversed} = '0;
        index = '0;
        other = '0;
      end
    end

    // PD-16b: below -1 both are the lower texel, above N both the upper one.
    logic moves_s, moves_t;
    assign moves_s = UPPER_S[k] ? below_s : above_s;
    assign moves_t = UPPER_T[k] ? below_t : above_t;

    always_ff @(posedge clk_i) begin
      if (load_i) begin
        corner_o[k] <= enable_i && out_s && out_t;
        sample_xor_o[2 * k +: 2] <= enable_i ? {moves_t, moves_s ^ moves_t} : 2'd0; // next row: k ^ 3, column: k ^ 1
        if (!enable_i || (out_s && out_t)) begin
          x_o[16 * k +: 16] <= 16'd0;
          y_o[16 * k +: 16] <= 16'd0;
          face_o[3 * k +: 3] <= 3'd0;
        end else if (out_s || out_t) begin
          x_o[16 * k +: 16] <= turns ? index : other;
          y_o[16 * k +: 16] <= turns ? other : index;
          face_o[3 * k +: 3] <= face;
        end else begin
          x_o[16 * k +: 16] <= column[15:0];
          y_o[16 * k +: 16] <= row[15:0];
          face_o[3 * k +: 3] <= face_i;
        end
      end
    end
  end
endmodule
