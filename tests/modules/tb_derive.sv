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
  logic [19:0] recip_w, recip_h, recip_d, recip_w_q, recip_h_q, recip_d_q;
  always_ff @(posedge clk_i) begin
    if (done) begin
      offset_q <= offset;
      stride_q <= stride;
      recip_w_q <= recip_w;
      recip_h_q <= recip_h;
      recip_d_q <= recip_d;
    end
  end
  assign result_o = {12'h0, recip_d_q, 16'h0, stride_q, 16'h0, seen_q, when_q, 12'h0, recip_h_q, 12'h0, recip_w_q, 16'h0, offset_q};

  // The records of levels are written to stage lod, which has vectors.
  logic record_valid, unused;
  logic [3:0] record_level;
  logic [38:0] record_offset;
  assign unused = ^{record_valid, record_level, record_offset};

  tex_derive dut (
      .clk_i, .rst_i, .start_i, .hold_i(1'b0), .tic_i(operand_i[255:0]), .level_i(operand_i[291:288]), .gob_width_one_i(operand_i[256]),
      .done_o(done), .record_valid_o(record_valid), .record_level_o(record_level), .record_offset_o(record_offset), .level_offset_o(offset), .layer_stride_o(stride), .recip_w_o(recip_w), .recip_h_o(recip_h), .recip_d_o(recip_d)
  );
endmodule
