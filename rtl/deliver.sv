// SPDX-License-Identifier: Apache-2.0
// Function: Makes the registers of a surface load from its element. A formatted one goes through the header's sources and
//   one converter, a lane a cycle; a raw one is extended to whole words. Statuses other than OK, MEMORY_ERROR and
//   OUT_OF_BOUNDS give zeros.
// Rules: PD-4, PD-117, PD-117a, PD-117b, PD-117c.
// Model twin: cmodel/function/deliver.c, cmodel/cycle/load.c.
// Latency: 1, of a formatted load the number of lanes that it writes.
// Backpressure: in_ready_o is combinational from out_ready_i, and 0 before the last lane.
// Throughput: a raw load a cycle; a lane a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_deliver (
    input  logic         clk_i,
    input  logic         rst_i,
    // From load
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  tex_load_t    in_i,
    // To the join
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output tex_deliver_t out_o
);
  tex_tag_t     in_tag;
  tex_op_t      in_op;
  tex_element_t element;
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;
  assign element = in_i.element;

  logic has_value, convert; // convert: a lane is converted
  assign has_value = in_valid_i && !in_tag.token
                     && (in_tag.status == tex_pkg::STATUS_OK || in_tag.status == tex_pkg::STATUS_MEMORY_ERROR
                         || in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS); // PD-4, PD-117b, PD-117c

  // ---- Lanes, from the lowest one up -------------------------------------------------------------------------------
  logic [3:0] left, done_q;
  logic [1:0] lane, lane_q;
  logic       load, free, step;
  assign left = has_value && element.formatted ? in_op.wmask & ~done_q : 4'd0;
  assign lane = left[0] ? 2'd0 : left[1] ? 2'd1 : left[2] ? 2'd2 : 2'd3;
  assign convert = left != 4'd0;
  assign free = !out_valid_o || out_ready_i;
  assign step = in_valid_i && free;
  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i((left & (left - 4'd1)) == 4'd0), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o,
      .out_ready_i
  );
  always_ff @(posedge clk_i) begin
    if (rst_i || load) done_q <= 4'd0;
    else if (step) done_q <= done_q | 4'd1 << lane;
  end

  // PD-117: as a texel, sRGB as plain UNORM.
  logic [11:0] sources;
  logic [31:0] component;
  logic        lowest;   // PD-125c: filter alone tells it
  assign sources = element.source;
  tex_texel_lane #(
      .TEX_BC (0),
      .SAMPLES(1)
  ) u_lane (
      .clk_i, .load_i(step), .enable_i(convert), .format_i(element.format), .datatype_i(element.datatype),
      .srgb_i(4'd0), .srgb_float8_i(1'b0), .bc4_nv_i(1'b0), .codes_i(1'b0),
      .source_i(sources[{2'b0, lane} * 4'd3 +: 3]), .colour_i(32'd0), .border_i(1'b0), .raw_i(in_i.raw),
      .texel_in_block_i(4'd0), .value_o(component), .lowest_o(lowest)
  );

  // ---- PD-117a: raw words ------------------------------------------------------------------------------------------
  logic [127:0] raw, words;
  logic         byte_sign, half_sign;
  assign raw = in_i.raw;
  assign byte_sign = element.sz == tex_pkg::SZ_S8 && raw[7];
  assign half_sign = element.sz == tex_pkg::SZ_S16 && raw[15];
  assign words = raw | {96'd0, {16{byte_sign || half_sign}}, {8{byte_sign}}, 8'd0};

  // ---- Output register: lanes that are converted, and the last one in the converter --------------------------------
  logic [127:0] value_q, value;
  tex_tag_t     tag_q;
  tex_op_t      op_q;
  for (genvar k = 0; k < 4; k++) begin : g_value
    assign value[32*k +: 32] = value_q[32*k +: 32] | (lane_q == 2'(k) ? component : 32'd0);
  end
  always_ff @(posedge clk_i) begin
    if (step) begin
      value_q <= done_q != 4'd0                     ? value
                 : has_value && !element.formatted ? words : '0;
      lane_q <= lane;
      tag_q <= in_i.tag;
      op_q <= in_i.op;
    end
  end
  assign out_o.tag = tag_q;
  assign out_o.op = op_q;
  assign out_o.value = value;

  logic unused;
  assign unused = ^{lowest, in_tag.warp, in_tag.lane, in_tag.quad_last, in_tag.last, in_op.opcode, in_op.comp, in_op.rd,
                    in_op.ps, in_op.split, in_op.rd2, element.atom, element.atom_type};

  // Contract
  `TEX_HANDSHAKE(deliver, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(deliver, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
