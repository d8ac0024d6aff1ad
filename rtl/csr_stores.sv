// SPDX-License-Identifier: Apache-2.0
// Function: Keeps trap record, misalignment flag and event counters of stores, and gives their registers. The record is
//   the first access since the last clear: threads come in ascending order, so it is the lowest thread of its
//   instruction. A trap or misalignment at the edge of a clear is lost.
// Rules: none.
// Model twin: cmodel/cycle/csr.c.
// Latency: 1 from an event to its register; 0 from at_i to value_o.
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_csr_stores (
    input  logic         clk_i,
    input  logic         rst_i,

    // A beat of surface is transferred at this edge
    input  logic         surface_i,
    input  tex_surface_t access_i,

    // Events at this edge: bit n counts in the n-th register from COUNT_STORES on, up to COUNT_WRITE_ERROR
    input  logic [2:0]   events_i,
    input  logic         clear_i,

    output tex_trap_t    trap_o,

    // The register at an offset
    input  logic [9:0]   at_i,      // bits 11:2
    output logic         present_o,
    output logic [31:0]  value_o
);

  tex_tag_t tag;
  assign tag = access_i.tag;

  // ---- Trap record and flag ----------------------------------------------------------------------------------------
  logic        valid_q, misaligned_q, trap;
  logic [5:0]  warp_q;
  logic [4:0]  lane_q;
  logic [1:0]  axis_q;
  logic [95:0] coordinates_q;
  assign trap = surface_i && access_i.action == tex_pkg::ACTION_TRAP;
  always_ff @(posedge clk_i) begin
    if (rst_i || clear_i) begin
      valid_q <= 1'b0;
      warp_q <= '0;
      lane_q <= '0;
      axis_q <= '0;
      coordinates_q <= '0;
    end else if (trap && !valid_q) begin
      valid_q <= 1'b1;
      warp_q <= tag.warp;
      lane_q <= tag.lane;
      axis_q <= access_i.axis;
      coordinates_q <= access_i.at;
    end
  end
  always_ff @(posedge clk_i) begin
    if (rst_i || clear_i) misaligned_q <= 1'b0;
    else if (surface_i && access_i.misaligned) misaligned_q <= 1'b1;
  end
  assign trap_o.valid = valid_q;
  assign trap_o.warp = warp_q;
  assign trap_o.lane = lane_q;
  assign trap_o.axis = axis_q;
  assign trap_o.at = coordinates_q;
  assign trap_o.misaligned = misaligned_q;

  // ---- Counters: events, then dropped stores by reason -------------------------------------------------------------
  localparam int COUNTERS = 9;
  logic [COUNTERS-1:0]    counts;
  logic [32*COUNTERS-1:0] counters;
  assign counts[2:0] = events_i;
  function automatic logic [COUNTERS-4:0] reason_of(input logic active, input logic [3:0] action);
    reason_of = '0;
    if (active && action >= tex_pkg::ACTION_BOUNDS) reason_of = 6'd1 << (action - tex_pkg::ACTION_BOUNDS);
  endfunction
  assign counts[COUNTERS-1:3] = reason_of(surface_i, access_i.action);
  for (genvar n = 0; n < COUNTERS; n++) begin : g_counter
    logic [31:0] count_q;
    always_ff @(posedge clk_i) begin
      if (rst_i) count_q <= '0;
      else if (counts[n]) count_q <= count_q + 32'd1;
    end
    assign counters[32*n +: 32] = count_q;
  end

  // ---- Read --------------------------------------------------------------------------------------------------------
  logic [11:0] offset;
  logic        is_counter, is_trap;
  logic [3:0]  index;
  logic [31:0] trap_value;
  assign offset = {at_i, 2'b00};
  assign is_counter = offset >= tex_pkg::CSR_COUNT_STORES && offset <= tex_pkg::CSR_COUNT_DROP_DISABLED;
  assign is_trap = offset == tex_pkg::CSR_TRAP || offset == tex_pkg::CSR_TRAP_X || offset == tex_pkg::CSR_TRAP_Y
                   || offset == tex_pkg::CSR_TRAP_Z || offset == tex_pkg::CSR_MISALIGNED;
  assign index = is_counter ? 4'(at_i[5:0] - tex_pkg::CSR_COUNT_STORES[7:2]) : 4'd0;
  assign trap_value = offset == tex_pkg::CSR_TRAP     ? {18'd0, axis_q, lane_q, warp_q, valid_q}
                      : offset == tex_pkg::CSR_TRAP_X ? coordinates_q[31:0]
                      : offset == tex_pkg::CSR_TRAP_Y ? coordinates_q[63:32]
                      : offset == tex_pkg::CSR_TRAP_Z ? coordinates_q[95:64] : {31'd0, misaligned_q};
  assign present_o = is_counter || is_trap;
  assign value_o = is_counter ? counters[{index, 5'd0} +: 32] : trap_value;

  logic unused;
  assign unused = ^{access_i, tag};

endmodule
