// SPDX-License-Identifier: Apache-2.0
// Ports of tex_cache_tags, of a small and odd geometry, on the input and output words of clocked.cpp.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  // tests/modules/cache_shape.h has these too.
  localparam int SETS = 4, WAYS = 5, IDS = 3, OUTSTANDING = 6;
  logic        req_valid, lookup_valid, part_valid, part_more, part_second;
  logic [3:0]  req_id;
  logic [4:0]  req_index;
  tex_req_t    req;
  tex_lookup_t lookup;
  logic [3:0]  part_fetch, second_fetch;
  logic [27:0] part_index, second_index;
  assign out_o[1] = req_valid;
  assign out_o[2] = lookup_valid;
  assign out_o[6] = part_valid;
  assign {out_o[31:19], out_o[7]} = '0;
  assign out_o[18:17] = part_valid ? {part_second, part_more} : 2'd0;
  assign out_o[11:8] = req_valid ? req_id : 4'd0;
  assign out_o[16:12] = req_valid ? req_index : 5'd0;
  assign out_o[95:32] = req_valid ? 64'(req) : 64'd0;
  assign out_o[223:96] = lookup_valid ? 128'(lookup) : 128'd0;
  assign out_o[255:224] = part_valid ? 32'(part_index) : 32'd0;
  assign out_o[287:256] = part_valid ? 32'(second_index) : 32'd0;
  assign out_o[295:288] = part_valid ? {second_fetch, part_fetch} : 8'd0;
  assign out_o[2047:296] = '0;

  tex_cache_tags #(.SETS(SETS), .WAYS(WAYS), .IDS(IDS), .OUTSTANDING(OUTSTANDING)) dut (
      .clk_i, .rst_i, .invalidate_i(in_i[1]),
      .in_valid_i(in_i[0]), .in_ready_o(out_o[0]), .in_i(in_i[32 +: tex_pkg::ADDRESS_BITS]),
      .req_valid_o(req_valid), .req_ready_i(in_i[2]), .req_o(req), .req_id_o(req_id), .req_index_o(req_index),
      .fill_i(in_i[3]),
      .part_valid_o(part_valid), .part_more_o(part_more), .part_second_o(part_second), .part_fetch_o(part_fetch),
      .part_index_o(part_index), .second_fetch_o(second_fetch), .second_index_o(second_index),
      .misses_o(out_o[5:3]), .lookup_valid_o(lookup_valid), .lookup_ready_i(in_i[4]), .lookup_o(lookup)
  );
endmodule
