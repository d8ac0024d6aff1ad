// SPDX-License-Identifier: Apache-2.0
// Ports of tex_derive on the operand and result words of main.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  // Cycles from the start to done_o, and how often it was seen.
  logic done;
  logic [7:0] cycle_q, when_q, seen_q;
  always_ff @(posedge clk_i) begin
    cycle_q <= start_i ? 8'd1 : cycle_q + 8'd1;
    if (start_i) seen_q <= 8'd0;
    else if (done) seen_q <= seen_q + 8'd1;
    if (done) when_q <= cycle_q;
  end

  // The outputs of the cycle in which done_o is set.
  logic [47:0] offset, offset_q, stride, stride_q;
  always_ff @(posedge clk_i) begin
    if (done) begin
      offset_q <= offset;
      stride_q <= stride;
    end
  end

  // The reciprocals of all levels, summed, and which levels they were of.
  logic        recip_valid;
  logic [3:0]  recip_level;
  logic [19:0] recip_w, recip_h, recip_d;
  logic [15:0] levels_q;
  logic [31:0] times, sum_w_q, sum_h_q, sum_d_q;
  assign times = {27'd0, recip_level, 1'b1};
  always_ff @(posedge clk_i) begin
    if (start_i) begin
      levels_q <= '0;
      sum_w_q <= '0;
      sum_h_q <= '0;
      sum_d_q <= '0;
    end else if (recip_valid) begin
      levels_q <= levels_q ^ 16'h1 << recip_level;
      sum_w_q <= sum_w_q + times * {12'h0, recip_w};
      sum_h_q <= sum_h_q + times * {12'h0, recip_h};
      sum_d_q <= sum_d_q + times * {12'h0, recip_d};
    end
  end
  assign result_o = {sum_d_q, 16'h0, stride_q, levels_q, seen_q, when_q, sum_h_q, sum_w_q, 16'h0, offset_q};

  // The records of levels are written to stage lod, which has vectors.
  logic record_valid, unused;
  logic [3:0] record_level;
  logic [38:0] record_offset;
  assign unused = ^{record_valid, record_level, record_offset};

  tex_derive dut (
      .clk_i, .rst_i, .start_i, .hold_i(1'b0), .tic_i(operand_i[255:0]), .level_i(operand_i[291:288]), .gob_width_one_i(operand_i[256]),
      .done_o(done), .record_valid_o(record_valid), .record_level_o(record_level), .record_offset_o(record_offset), .level_offset_o(offset), .layer_stride_o(stride), .recip_valid_o(recip_valid), .recip_level_o(recip_level),
      .recip_w_o(recip_w), .recip_h_o(recip_h), .recip_d_o(recip_d)
  );
endmodule
