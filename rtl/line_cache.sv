// SPDX-License-Identifier: Apache-2.0
// Function: Direct-mapped cache of 32-byte lines with one miss at a time, for handles, headers and samplers. Entry
//   number = line mod ENTRIES (a power of two, at least 2). A miss walks IDLE -> REQ -> WAIT -> FILL -> IDLE; the line
//   is written at the edge that leaves FILL. FILL lasts until fill_done_i, so that the owner can derive EXTRA_W bits
//   that are stored with the line.
// Rules: PD-95 (an error is kept with the line).
// Model twin: cmodel/cycle/line_cache.c.
// Latency: 0 for a lookup; 1 from a miss to its request.
// Backpressure: a request waits for req_ready_i; a lookup that misses during another miss waits for its end.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_line_cache #(
    parameter int ENTRIES = 8,
    parameter int ID = 0,      // AXI identifier of the reads
    parameter int EXTRA_W = 1  // bits derived from the line and stored with it
) (
    input  logic                       clk_i,
    input  logic                       rst_i,
    input  logic                       invalidate_i,    // at this edge

    // Lookup: result in the same cycle; a line that misses is fetched.
    input  logic                       lookup_i,
    input  logic [tex_pkg::LINE_W-1:0] line_i,
    output logic                       hit_o,
    output logic                       miss_o,          // a fetch starts at this edge
    output logic [255:0]               data_o,
    output logic                       error_o,
    output logic [EXTRA_W-1:0]         extra_o,

    // To and from axi
    output logic                       req_valid_o,
    input  logic                       req_ready_i,
    output tex_req_t                   req_o,
    input  logic                       rsp_valid_i,
    input  tex_rsp_t                   rsp_i,

    // Derivation: fill_start_o in the cycle before the first FILL cycle; data is held until the last one.
    output logic                       fill_start_o,
    output logic [255:0]               fill_data_o,
    input  logic                       fill_done_i,
    input  logic [EXTRA_W-1:0]         fill_extra_i
);

  localparam int INDEX_W = $clog2(ENTRIES);
  localparam int TAG_W = tex_pkg::LINE_W - INDEX_W;
  localparam int ENTRY_W = TAG_W + EXTRA_W + 1 + 256;

  localparam logic [1:0] IDLE = 2'd0, REQ = 2'd1, WAIT = 2'd2, FILL = 2'd3;

  // ---- Lookup ------------------------------------------------------------------------------------------------------
  logic [ENTRIES-1:0] valid_q;
  logic [ENTRY_W-1:0] entry_mem [ENTRIES]; // {tag, extra, error, data}
  logic [ENTRY_W-1:0] entry;
  logic [INDEX_W-1:0] index;
  assign index = line_i[INDEX_W-1:0];
  assign entry = entry_mem[index];
  assign hit_o = valid_q[index] && entry[ENTRY_W-1 -: TAG_W] == line_i[tex_pkg::LINE_W-1:INDEX_W];
  assign data_o = entry[255:0];
  assign error_o = entry[256];
  assign extra_o = entry[257 +: EXTRA_W];

  // ---- Miss --------------------------------------------------------------------------------------------------------
  logic [1:0]                 state_q, state_next;
  logic [tex_pkg::LINE_W-1:0] line_q;
  logic [255:0]               data_q;
  logic                       error_q;
  logic                       stale_q; // invalidated since the miss began: the entry is written invalid
  logic                       fill_end;

  assign miss_o = state_q == IDLE && lookup_i && !hit_o;
  assign req_valid_o = state_q == REQ;
  assign req_o.line = line_q;
  assign fill_start_o = state_q == WAIT && rsp_valid_i && {28'b0, rsp_i.id} == ID;
  assign fill_data_o = fill_start_o ? rsp_i.data : data_q;
  assign fill_end = state_q == FILL && fill_done_i;

  always_comb begin
    state_next = state_q;
    case (state_q)
      IDLE:    if (miss_o) state_next = REQ;
      REQ:     if (req_ready_i) state_next = WAIT;
      WAIT:    if (fill_start_o) state_next = FILL;
      default: if (fill_done_i) state_next = IDLE;
    endcase
  end

  logic [INDEX_W-1:0] fill_index;
  logic               stale_next;
  logic [ENTRIES-1:0] valid_next;
  assign fill_index = line_q[INDEX_W-1:0];
  assign stale_next = invalidate_i || (stale_q && !miss_o);

  always_comb begin
    valid_next = valid_q;
    if (fill_start_o) valid_next[fill_index] = 1'b0;   // FILL writes more of an entry than its line: records of levels
    if (fill_end) valid_next[fill_index] = !stale_q;
    if (invalidate_i) valid_next = '0;
  end

  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      state_q <= IDLE;
      valid_q <= '0;
    end else begin
      state_q <= state_next;
      valid_q <= valid_next;
    end
  end

  // Set before it is used, or qualified by state and valid bits: no reset.
  always_ff @(posedge clk_i) begin
    stale_q <= stale_next;
    if (miss_o) line_q <= line_i;
    if (fill_start_o) begin
      data_q <= rsp_i.data;
      error_q <= rsp_i.error;
    end
    if (fill_end) entry_mem[fill_index] <= {line_q[tex_pkg::LINE_W-1:INDEX_W], fill_extra_i, error_q, data_q};
  end

  logic unused;
  assign unused = ^rsp_i;

  // Contract
  `TEX_LATENCY(miss, 1, miss_o, 1'b1, req_valid_o)
  `TEX_ALWAYS(hit_or_miss, !hit_o || !miss_o)
  `TEX_KNOWN(result, lookup_i, {hit_o, miss_o})
  `TEX_KNOWN(data, lookup_i && hit_o, data_o)
  `TEX_KNOWN(req_valid, 1'b1, req_valid_o)
  `TEX_KNOWN(req, req_valid_o, req_o)
  `TEX_KNOWN(fill_start, 1'b1, fill_start_o)
  `TEX_PARAMETER(ENTRIES, ENTRIES >= 2 && 2 ** $clog2(ENTRIES) == ENTRIES)
  `TEX_PARAMETER(ID, ID >= 0 && ID < 2 ** tex_pkg::AXI_ID_W)
  `TEX_PARAMETER(EXTRA_W, EXTRA_W >= 1)

endmodule
