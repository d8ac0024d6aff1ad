// SPDX-License-Identifier: Apache-2.0
// Function: Converts the raw elements of the four samples to the four result lanes of each. Statuses other than OK,
//   MEMORY_ERROR and OUT_OF_BOUNDS give zeros.
// Rules: R-TLD4-3, R-TLD4-4, PD-3, PD-4, PD-5, PD-10b, PD-11, PD-12, PD-14, PD-17b, PD-61, PD-80, PD-81, PD-81b, PD-82,
//   PD-84, PD-125b, PD-125c, PD-126, PD-132, PD-133, PD-135.
// Model twin: cmodel/function/texel.c, cmodel/cycle/pipe.c.
// Latency: 1.
// Backpressure: in_ready_o is combinational from out_ready_i; the output register holds an untaken beat.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_texel #(
    parameter int TEX_BC = tex_pkg::BC
) (
    input  logic       clk_i,
    input  logic       rst_i,
    input  logic       srgb_float8_i, // POLICY; applies in the cycle in which a beat enters
    input  logic       bc4_nv_i,      // so does this
    // From block
    input  logic       in_valid_i,
    output logic       in_ready_o,
    input  tex_block_t in_i,
    // To filter
    output logic       out_valid_o,
    input  logic       out_ready_i,
    output tex_texel_t out_o
);
  tex_tag_t in_tag;
  tex_fmt_t in_fmt;
  assign in_tag = in_i.tag;
  assign in_fmt = in_i.fmt;

  logic load, enable;
  assign enable = in_valid_i && (in_tag.status == tex_pkg::STATUS_OK ||
                                 in_tag.status == tex_pkg::STATUS_MEMORY_ERROR ||
                                 in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS);   // PD-4, PD-5

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );

  tex_compare_t in_compare;
  assign in_compare = in_fmt.compare;

  logic unused;
  assign unused = ^in_compare;

  logic [511:0] by_lane, value;
  logic [15:0]  lowest_by_lane, lowest;
  for (genvar lane = 0; lane < 4; lane++) begin : g_lane
    logic codes;
    assign codes = lane == 0 && in_compare.codes;   // PD-12
    tex_texel_lane #(.TEX_BC(TEX_BC)) u_texel_lane (
        .clk_i, .load_i(load), .enable_i(enable), .format_i(in_fmt.format), .datatype_i(in_fmt.datatype),
        .srgb_i(in_fmt.srgb), .srgb_float8_i, .bc4_nv_i, .codes_i(codes),
        .source_i(in_fmt.source[3 * lane +: 3]), .colour_i(in_fmt.border[32 * lane +: 32]), .border_i(in_i.border),
        .raw_i(in_i.raw), .texel_in_block_i(in_i.texel_in_block),
        .value_o(by_lane[128 * lane +: 128]), .lowest_o(lowest_by_lane[4 * lane +: 4])
    );
  end

  // PD-61, PD-10b: code width of each lane, and the lanes that give the comparison.
  logic [39:0] codes_of_lanes;
  for (genvar lane = 0; lane < 4; lane++) begin : g_code
    tex_texel_code u_code (
        .active_i(in_valid_i), .format_i(in_fmt.format), .datatype_i(in_fmt.datatype), .srgb_i(in_fmt.srgb),
        .source_i(in_fmt.source[3 * lane +: 3]), .code_o(codes_of_lanes[10 * lane +: 10])
    );
  end
  // Selected here: in always_comb Icarus has no constant selects.
  logic        compares;
  logic [11:0] sources;
  logic [2:0]  first;
  assign compares = in_compare.on;
  assign sources = in_fmt.source;
  assign first = in_fmt.source[2:0];
  logic [19:0] bits;
  logic [3:0]  snorm, compared, half, srgb8, wholes, uints;
  always_comb begin // of a beat, else 0
    if (in_valid_i) begin
      for (int lane = 0; lane < 4; lane++) begin
        bits[5 * lane +: 5] = codes_of_lanes[10 * lane +: 5];
        snorm[lane] = codes_of_lanes[10 * lane + 5];
        wholes[lane] = codes_of_lanes[10 * lane + 8];
        uints[lane] = codes_of_lanes[10 * lane + 9];
        compared[lane] = compares && sources[3 * lane +: 3] == first;
        half[lane] = codes_of_lanes[10 * lane + 6] && !compared[lane];    // PD-126
        srgb8[lane] = codes_of_lanes[10 * lane + 7] && !compared[lane];   // PD-133
      end
    end else begin
      bits = '0;
      snorm = '0;
      compared = '0;
      half = '0;
      srgb8 = '0;
      wholes = '0;
      uints = '0;
    end
  end

  // PD-17b, PD-125b: the lane that a gather returns is not averaged.
  tex_op_t lane_op;
  logic whole, whole_uint;
  assign lane_op = in_i.op;
  assign whole = wholes[lane_op.comp];
  assign whole_uint = uints[lane_op.comp];

  tex_tag_t tag_q;
  tex_op_t op_q;
  logic sparse_q;
  tex_compare_t compare_q;
  tex_footprint_t footprint_q;
  logic whole_q, whole_uint_q;
  logic [1:0] sampling_q;
  logic [19:0] bits_q;
  logic [3:0] snorm_q, compared_q, half_q, srgb8_q;
  always_ff @(posedge clk_i) begin
    if (load) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      sparse_q <= in_i.sparse != 4'h0;   // PD-3
      compare_q <= in_fmt.compare;
      footprint_q <= in_i.footprint;
      whole_q <= whole;
      whole_uint_q <= whole_uint;
      sampling_q <= in_fmt.sampling;
      bits_q <= bits;
      snorm_q <= snorm;
      compared_q <= compared;
      half_q <= half;
      srgb8_q <= srgb8;
    end
  end

  always_comb begin // without a beat all of it is 0
    if (out_valid_o) begin
      for (int lane = 0; lane < 4; lane++) begin
        for (int k = 0; k < 4; k++) begin
          value[32 * (4 * k + lane) +: 32] = by_lane[128 * lane + 32 * k +: 32];
          lowest[4 * k + lane] = lowest_by_lane[4 * lane + k];   // PD-125c
        end
      end
      out_o.tag = tag_q;
      out_o.op = op_q;
      out_o.value = value;
      out_o.sparse = sparse_q;
      out_o.lowest = lowest;
      out_o.compare = compare_q;
      out_o.footprint = footprint_q;
      out_o.whole = whole_q;
      out_o.whole_uint = whole_uint_q;
      out_o.sampling = sampling_q;
      out_o.bits = bits_q;
      out_o.snorm = snorm_q;
      out_o.compared = compared_q;
      out_o.half = half_q;
      out_o.srgb8 = srgb8_q;
    end else begin
      out_o = '0;
      value = '0;
      lowest = '0;
    end
  end

  // Contract
  `TEX_HANDSHAKE(texel, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(texel, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
