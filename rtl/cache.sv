// SPDX-License-Identifier: Apache-2.0
// Function: In-order prefetching texel cache. tex_cache_tags looks up and requests lines; tex_cache_data fills them and
//   reads the texels when the footprint leaves the latency FIFO.
// Rules: R-TLD4-25; PD-3, 10c, 95, 96.
// Model twin: cmodel/function/cache.c, cmodel/cycle/cache_tags.c, cmodel/cycle/cache_data.c.
// Latency: 2 on hits.
// Backpressure: in_ready_o is combinational from the lookup, and 0 while the latency FIFO is full.
// Throughput: one hit footprint a cycle.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_cache #(
    parameter int SETS = tex_pkg::L1_SETS,
    parameter int WAYS = tex_pkg::L1_WAYS,
    parameter int IDS = tex_pkg::L1_IDS,
    parameter int OUTSTANDING = tex_pkg::L1_OUTSTANDING,
    parameter int FIFO = tex_pkg::L1_FIFO
) (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         invalidate_i,

    // From address
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  tex_address_t in_i,

    // To and from axi
    output logic         req_valid_o,
    input  logic         req_ready_i,
    output tex_req_t     req_o,
    output logic [3:0]   req_id_o,
    input  logic         rsp_valid_i,
    input  tex_rsp_t     rsp_i,

    // Internal events, for the probe and the counters
    output logic         lookup_valid_o,
    output logic         lookup_ready_o,
    output tex_lookup_t  lookup_o,
    output logic         fill_valid_o,
    output tex_fill_t    fill_o,

    // To block
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output tex_cache_t   out_o
);

  localparam int INDEX_W = $clog2(SETS * WAYS);
  logic [INDEX_W-1:0] req_index;
  logic [2:0]         misses;
  logic               part_valid, part_more, part_second;
  logic [3:0]         part_fetch, second_fetch;
  logic [27:0]        part_index, second_index;

  tex_cache_tags #(
      .SETS       (SETS),
      .WAYS       (WAYS),
      .IDS        (IDS),
      .OUTSTANDING(OUTSTANDING)
  ) u_tags (
      .clk_i,
      .rst_i,
      .invalidate_i,
      .in_valid_i,
      .in_ready_o,
      .in_i,
      .req_valid_o,
      .req_ready_i,
      .req_o,
      .req_id_o,
      .req_index_o   (req_index),
      .fill_i        (fill_valid_o),
      .part_valid_o  (part_valid),
      .part_more_o   (part_more),
      .part_second_o (part_second),
      .part_fetch_o  (part_fetch),
      .part_index_o  (part_index),
      .second_fetch_o(second_fetch),
      .second_index_o(second_index),
      .misses_o      (misses),
      .lookup_valid_o,
      .lookup_ready_i(lookup_ready_o),
      .lookup_o
  );

  tex_cache_data #(
      .LINES      (SETS * WAYS),
      .IDS        (IDS),
      .OUTSTANDING(OUTSTANDING),
      .FIFO       (FIFO)
  ) u_data (
      .clk_i,
      .rst_i,
      .in_valid_i    (part_valid),
      .in_ready_o    (lookup_ready_o),
      .in_i,
      .more_i        (part_more),
      .second_i      (part_second),
      .fetch_i       (part_fetch),
      .index_i       (part_index),
      .second_fetch_i(second_fetch),
      .second_index_i(second_index),
      .misses_i      (misses),
      .req_i         (req_valid_o && req_ready_i),
      .req_index_i   (req_index),
      .rsp_valid_i,
      .rsp_i,
      .fill_valid_o,
      .fill_o,
      .out_valid_o,
      .out_ready_i,
      .out_o
  );

endmodule
