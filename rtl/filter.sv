// SPDX-License-Identifier: Apache-2.0
// Function: Gather: selects one component of each of four texels, or its depth-compare result. TEX: returns all
//   components of one texel, or of the weighted mean of four. A texel missing at a cube corner is the mean of the other
//   three. The result is a four-vector regardless of the write mask; statuses other than OK, MEMORY_ERROR and
//   OUT_OF_BOUNDS give zeros.
// Rules: R-TLD4-2, R-TLD4-15, R-TLD4-46, R-LD-18, PD-3, PD-4, PD-10, PD-10b, PD-13, PD-17c, PD-60, PD-61, PD-61b, PD-63,
//   PD-108.
// Model twin: cmodel/function/filter.c, cmodel/cycle/pipe.c.
// Latency: 2 (gathered values, codes and weights; means).
// Backpressure: ready is combinational through both register stages; each holds its beat while the next one is full.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter (
    input  logic        clk_i,
    input  logic        rst_i,
    input  logic        filter_round16_i, // POLICY; applies in the cycle in which a beat enters
    // From texel
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_texel_t  in_i,
    // To result, through join
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_filter_t out_o
);
  tex_tag_t in_tag;
  tex_op_t in_op;
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;

  tex_compare_t in_compare;
  assign in_compare = in_i.compare;

  logic early, late, middle_valid, middle_ready, read, enable, gathers;
  assign read = in_tag.status == tex_pkg::STATUS_OK || in_tag.status == tex_pkg::STATUS_MEMORY_ERROR;
  assign enable = read || in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS;   // PD-4, R-LD-18
  assign gathers = in_i.sampling == tex_pkg::SAMPLING_GATHER;

  tex_pipe u_pipe_early (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(early), .out_valid_o(middle_valid),
      .out_ready_i(middle_ready)
  );
  tex_pipe u_pipe_late (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(middle_valid), .in_ready_o(middle_ready), .load_o(late), .out_valid_o,
      .out_ready_i
  );

  // ---- Gather ------------------------------------------------------------------------------------------------------
  logic [1:0] comp;
  logic [127:0] selected;
  logic [3:0] pass;
  assign comp = in_op.comp;
  for (genvar k = 0; k < 4; k++) begin : g_texel
    logic [127:0] lanes;
    assign lanes = in_i.value[128 * k +: 128];
    // PD-13: component x regardless of the component letter, also of a border texel.
    tex_filter_compare u_compare (
        .active_i(in_valid_i), .compare_i(in_compare), .depth_i(lanes[31:0]), .pass_o(pass[k])
    );
    assign selected[32 * k +: 32] = !in_compare.on ? lanes[{comp, 5'h0} +: 32]   // R-TLD4-15, R-TLD4-2
                                    : pass[k]      ? 32'(tex_pkg::F32_ONE) : 32'h0;
  end

  tex_footprint_t footprint;
  logic [127:0] gathered;
  assign footprint = in_i.footprint;
  tex_filter_corner u_corner (
      .active_i(in_valid_i), .whole_i(in_i.whole && !in_compare.on),   // PD-17c: comparison results are averaged
      .corner_i(footprint.corner), .sample_xor_i(footprint.sample_xor), .selected_i(selected), .gathered_o(gathered)
  );

  // ---- TEX (PD-10): codes or floats of each lane of the four texels ------------------------------------------------
  // Sample k of lane i at [32 * (4 * i + k) +: 32]. A comparison result is a code of one bit, unchanged.
  logic [511:0] operands;
  logic [19:0]  bits;
  logic [3:0]   snorm;
  for (genvar i = 0; i < 4; i++) begin : g_lane
    logic       compares, coded;
    logic [4:0] lane_bits;
    assign compares = in_i.compared[i];
    assign lane_bits = in_i.bits[5 * i +: 5];
    assign coded = in_i.sampling == tex_pkg::SAMPLING_LINEAR && lane_bits != 5'd0;
    assign bits[5 * i +: 5] = compares ? 5'd1 : lane_bits;
    assign snorm[i] = !compares && in_i.snorm[i];
    for (genvar k = 0; k < 4; k++) begin : g_operand
      logic [31:0] value;
      logic [16:0] code;
      assign value = in_i.value[32 * (4 * k + i) +: 32];
      tex_filter_code u_code (
          .active_i(in_valid_i && coded), .value_i(value), .bits_i(lane_bits), .snorm_i(in_i.snorm[i]), .code_o(code)
      );
      assign operands[32 * (4 * i + k) +: 32] = compares ? {31'h0, pass[k]} : coded ? {{15{code[16]}}, code} : value;
    end
  end

  logic [67:0] weight, weight_q;
  tex_filter_weights u_weights (.s_i(footprint.frac[7:0]), .t_i(footprint.frac[15:8]), .weight_o(weight));

  tex_tag_t tag_q, tag_out_q;
  tex_op_t op_q, op_out_q;
  logic sparse_q, sparse_out_q, gathers_q, point_q, enable_q;
  logic [127:0] gathered_q, value_out_q;
  logic [511:0] operands_q;
  logic [19:0] bits_q;
  logic [15:0] frac_q;
  logic [3:0] snorm_q, compared_q, round16_q;
  always_ff @(posedge clk_i) begin
    if (early) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      sparse_q <= read && in_i.sparse;   // PD-3
      gathers_q <= gathers;
      point_q <= in_i.sampling == tex_pkg::SAMPLING_POINT;
      enable_q <= enable;
      gathered_q <= gathered;
      operands_q <= operands & {512{!gathers}};
      weight_q <= weight;
      frac_q <= footprint.frac;
      bits_q <= bits & {20{!gathers}};
      snorm_q <= snorm;
      compared_q <= in_i.compared;
      round16_q <= {4{filter_round16_i}} & ~in_i.compared;   // PD-61b
    end
  end

  // ---- Means -------------------------------------------------------------------------------------------------------
  logic [127:0] filtered, shown;
  for (genvar i = 0; i < 4; i++) begin : g_mean
    logic         means, coded;
    logic [127:0] of_lane;
    logic [67:0]  codes;
    logic [31:0]  norm, float, first;
    assign means = middle_valid && !gathers_q && !point_q;
    assign coded = bits_q[5 * i +: 5] != 5'd0;
    assign of_lane = operands_q[128 * i +: 128];
    assign codes = {of_lane[112:96], of_lane[80:64], of_lane[48:32], of_lane[16:0]};
    tex_filter_norm u_norm (
        .active_i(means && coded), .code_i(codes), .weight_i(weight_q), .bits_i(bits_q[5 * i +: 5]),
        .snorm_i(snorm_q[i]), .round16_i(round16_q[i]), .value_o(norm)
    );
    tex_filter_float u_float (
        .active_i(means && !coded), .texel_i(of_lane), .s_i(frac_q[7:0]), .t_i(frac_q[15:8]), .value_o(float)
    );
    // PD-60: one texel unchanged; a comparison result is a code.
    assign first = !compared_q[i] ? of_lane[127:96] : of_lane[96] ? 32'(tex_pkg::F32_ONE) : 32'h0;
    assign filtered[32 * i +: 32] = point_q ? first : norm | float;   // PD-61, PD-108: one of them is 0
  end
  assign shown = gathers_q ? gathered_q : filtered;

  always_ff @(posedge clk_i) begin
    if (late) begin
      tag_out_q <= tag_q;
      op_out_q <= op_q;
      sparse_out_q <= sparse_q;
      value_out_q <= enable_q ? shown : 128'h0;   // R-TLD4-46
    end
  end

  assign out_o.tag = tag_out_q;
  assign out_o.op = op_out_q;
  assign out_o.value = value_out_q;
  assign out_o.sparse = sparse_out_q;

  // Contract
  `TEX_HANDSHAKE(filter, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(filter, 2, in_valid_i && in_ready_o, out_ready_i, out_valid_o)
endmodule
