// SPDX-License-Identifier: Apache-2.0
// Function: Gather: selects one component of each of four texels, or its depth-compare result; with weights in 2^-8
//   each of them is filtered too. TEX: returns all
//   components of one texel, or of the weighted mean of four, of two slices, of two levels and of several taps: the
//   passes of a thread are added up, and the last one answers. A texel missing at a cube corner is the mean of the other
//   three. The result is a four-vector regardless of the write mask; statuses other than OK, MEMORY_ERROR and
//   OUT_OF_BOUNDS give zeros.
// Rules: R-TLD4-2, R-TLD4-15, R-TLD4-46, R-LD-18, PD-3, PD-4, PD-10, PD-10b, PD-13, PD-17c, PD-60, PD-61, PD-61b,
//   PD-63, PD-107, PD-108, PD-109, PD-110, PD-112, PD-113, PD-124, PD-125, PD-125a, PD-125b, PD-125c, PD-126,
//   PD-133, PD-136c.
// Model twin: cmodel/function/filter.c, cmodel/cycle/pipe.c.
// Latency: 4 (gathered values, codes and weights; sums and means of four; slices and levels; taps and rounding).
// Backpressure: ready is combinational through all register stages; each holds its beat while the next one is full.
// Throughput: one pass a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_filter #(
    parameter int TEX_ANISO = tex_pkg::ANISO // 0: there is one tap
) (
    input  logic        clk_i,
    input  logic        rst_i,
    input  logic        filter_round16_i, // POLICY; applies in the cycle in which a beat enters
    input  logic        filter_weight8_i, // so does this
    input  logic        srgb_float8_i,    // and this
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

  logic early, late, add, final_load, middle_valid, middle_ready, last_valid, last_ready, added_valid, added_ready;
  logic enable, read, gathers;
  assign read = in_tag.status == tex_pkg::STATUS_OK || in_tag.status == tex_pkg::STATUS_MEMORY_ERROR;
  assign enable = read || in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS;   // PD-4, R-LD-18
  assign gathers = in_i.sampling == tex_pkg::SAMPLING_GATHER;

  tex_pipe u_pipe_early (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(early), .out_valid_o(middle_valid),
      .out_ready_i(middle_ready)
  );
  tex_pipe u_pipe_late (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(middle_valid), .in_ready_o(middle_ready), .load_o(late),
      .out_valid_o(last_valid), .out_ready_i(last_ready)
  );
  tex_pipe u_pipe_added (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(last_valid), .in_ready_o(last_ready), .load_o(add),
      .out_valid_o(added_valid), .out_ready_i(added_ready)
  );
  // A pass that is not the last one has been added to the sum, and does not answer.
  logic more_added_q, answer_ready;
  tex_pipe u_pipe_final (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(added_valid && !more_added_q), .in_ready_o(answer_ready),
      .load_o(final_load), .out_valid_o, .out_ready_i
  );
  assign added_ready = more_added_q || answer_ready;

  // ---- Gather ------------------------------------------------------------------------------------------------------
  localparam logic [31:0] ONE = 32'(tex_pkg::F32_ONE);
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
    // Selected here: in always_comb Icarus has no constant selects.
    logic        on, passed;
    logic [31:0] one;
    assign on = in_compare.on;
    assign passed = pass[k];
    always_comb begin // of a beat, else 0
      if (in_valid_i) begin
        one = !on      ? lanes[{comp, 5'h0} +: 32]   // R-TLD4-15, R-TLD4-2
              : passed ? ONE : 32'h0;
      end else begin
        one = 32'h0;
      end
    end
    assign selected[32 * k +: 32] = one;
  end

  tex_footprint_t footprint;
  tex_pass_t      pass_in;
  logic           whole;
  logic           mixes; // more than one texel, of a level or of two; or a gather that goes the same way
  logic           weight8; // weights are in 2^-8 (PD-125)
  logic           gathers8; // PD-125b: a gather with them, but of whole numbers and constants
  logic           uints;    // PD-125b: a gather of UINT with them
  assign footprint = in_i.footprint;
  assign pass_in = footprint.pass;
  assign whole = in_i.whole && !in_compare.on;   // PD-17c: comparison results are averaged
  assign gathers8 = gathers && filter_weight8_i && !whole;
  assign uints = filter_weight8_i && gathers && whole && in_i.whole_uint;
  assign mixes = in_i.sampling == tex_pkg::SAMPLING_LINEAR || gathers8
                 || (in_i.sampling == tex_pkg::SAMPLING_POINT && pass_in.weight != 8'd0);
  assign weight8 = mixes && (filter_weight8_i || pass_in.log8);   // PD-136c: without the bit too

  // ---- TEX (PD-10): codes of the four texels, or floats of the four samples, of each lane --------------------------
  // With weights in 2^-8 floats of the texels. Texel or sample k of lane i at [32 * (4 * i + k) +: 32].
  // The first lane has what is gathered; with weights in 2^-8 lane i of a gather is its sample i.
  logic [511:0] operands_q;
  logic [19:0]  bits_q;
  logic [3:0]   snorm_q, half_q, srgb_q;
  logic [19:0]  in_bits;
  logic [3:0]   in_snorm, in_half, in_srgb8;
  logic [15:0]  in_lowest;
  assign in_bits = in_i.bits;
  assign in_snorm = in_i.snorm;
  assign in_half = in_i.half;
  assign in_srgb8 = in_i.srgb8;
  assign in_lowest = in_i.lowest;
  for (genvar i = 0; i < 4; i++) begin : g_lane
    localparam logic FIRST = i == 0;
    logic       compares, coded, lane_snorm, lane_half, lane_srgb8, is_snorm, is_half, is_srgb;
    logic [4:0] lane_bits, code_bits;
    logic [1:0] lane; // that it shows
    assign lane = gathers ? comp : 2'(i);
    assign compares = gathers ? in_compare.on : in_i.compared[i];
    always_comb begin // of a beat, else 0
      if (in_valid_i) begin
        lane_bits = in_bits[{3'd0, lane} * 5'd5 +: 5];
        lane_snorm = in_snorm[lane];
        lane_half = in_half[lane] && !compares;
        lane_srgb8 = in_srgb8[lane] && !compares;
        is_srgb = weight8 && srgb_float8_i && lane_srgb8;   // PD-133
        coded = mixes && !compares && lane_bits != 5'd0 && !is_srgb;
        code_bits = coded ? lane_bits : 5'd0;
        is_snorm = coded && lane_snorm;
        is_half = (weight8 && lane_half) || is_srgb;
      end else begin
        lane_bits = 5'd0;
        lane_snorm = 1'b0;
        lane_half = 1'b0;
        lane_srgb8 = 1'b0;
        is_srgb = 1'b0;
        coded = 1'b0;
        code_bits = 5'd0;
        is_snorm = 1'b0;
        is_half = 1'b0;
      end
    end
    logic [127:0] texels_of_lane, samples, codes_of_lane;
    for (genvar k = 0; k < 4; k++) begin : g_operand
      logic [31:0] value, gathered, texel;
      logic [16:0] code;
      logic        lowest, passed;
      assign lowest = weight8 && in_lowest[4'(4 * k) + {2'd0, lane}];   // PD-125c
      assign value = in_i.value[32 * (4 * k + i) +: 32];
      tex_filter_code u_code (
          .active_i(coded), .value_i(texels_of_lane[32 * k +: 32]), .bits_i(lane_bits),
          .snorm_i(lane_snorm), .lowest_i(lowest), .code_o(code)
      );
      // Selected here: in always_comb Icarus has no constant selects.
      logic        negative;
      logic [31:0] extended;
      assign negative = code[16];
      always_comb begin
        if (coded) begin
          extended = {{15{negative}}, code};
        end else begin
          extended = 32'h0;
        end
      end
      assign codes_of_lane[32 * k +: 32] = extended;
      assign gathered = selected[32 * k +: 32];
      assign passed = pass[k];
      always_comb begin
        if (in_valid_i) begin
          texel = gathers ? gathered : !compares ? value : passed ? ONE : 32'h0;   // PD-113
        end else begin
          texel = 32'h0;
        end
      end
      assign texels_of_lane[32 * k +: 32] = texel;
    end
    tex_filter_corner u_corner (
        .active_i(in_valid_i && !coded && !weight8 && !uints && (FIRST || !gathers)),
        .whole_i(gathers && whole), .weighs_i(FIRST && in_valid_i && uints),
        .corner_i(footprint.corner), .sample_xor_i(footprint.sample_xor), .texel_i(texels_of_lane), .sample_o(samples)
    );
    always_ff @(posedge clk_i) begin
      if (early) begin
        bits_q[5 * i +: 5] <= code_bits;
        snorm_q[i] <= is_snorm;
        half_q[i] <= is_half;
        srgb_q[i] <= is_srgb;
        operands_q[128 * i +: 128] <= coded ? codes_of_lane : weight8 ? texels_of_lane : samples;
      end
    end
  end

  logic [3:0]  in_corner;
  logic [71:0] weight, thirds;
  assign in_corner = footprint.corner;
  tex_filter_weights u_weights (
      .active_i(in_valid_i && mixes), .s_i(footprint.frac[7:0]), .t_i(footprint.frac[15:8]),
      .corner_i(footprint.corner), .sample_xor_i(footprint.sample_xor), .weight_o(thirds)
  );
  // PD-125: in 2^-8, of all passes; in thirds of 2^-16 for codes.
  logic [35:0] share;
  logic [3:0]  seen;
  tex_filter_share u_share (
      .active_i(in_valid_i && weight8 && !gathers), .frac_i(footprint.frac), .level_i(pass_in.level),
      .slice_i(pass_in.slice), .coarser_i(pass_in.weight), .taps_i(pass_in.taps), .log8_i(pass_in.log8),
      .share_i(pass_in.share), .corner_i(footprint.corner), .sample_xor_i(footprint.sample_xor), .weight_o(share),
      .seen_o(seen)
  );
  for (genvar k = 0; k < 4; k++) begin : g_weight
    logic [9:0] three;
    assign three = {1'b0, share[9 * k +: 9]} + {share[9 * k +: 9], 1'b0};
    assign weight[18 * k +: 18] = weight8 ? {three, 8'd0} : thirds[18 * k +: 18];
  end
  // PD-125b: the texel that a sample shows (PD-16b), and whether it is missing.
  logic [7:0] shown_texel, sample_xor;
  logic [3:0] missing;
  logic [1:0] from;
  assign sample_xor = footprint.sample_xor;
  always_comb begin
    if (in_valid_i) begin
      for (int k = 0; k < 4; k++) begin
        from = 2'(k) ^ sample_xor[2 * k +: 2];
        shown_texel[2 * k +: 2] = from;
        missing[k] = in_corner[from];
      end
    end else begin
      shown_texel = '0;
      missing = '0;
      from = '0;
    end
  end

  tex_tag_t tag_q;
  tex_op_t op_q;
  logic sparse_q, gathers_q, mixes_q, read_q, enable_q;
  logic [71:0] weight_q;
  logic [23:0] frac_q;
  logic [3:0] seen_q, missing_q;
  logic [7:0] shown_texel_q;
  logic [35:0] share_q;
  logic round16_q, weight8_q;
  tex_pass_t pass_q;
  always_ff @(posedge clk_i) begin
    if (early) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      sparse_q <= in_i.sparse;
      gathers_q <= gathers;
      mixes_q <= mixes;
      read_q <= read;
      enable_q <= enable;
      weight_q <= weight;
      frac_q <= footprint.frac;
      pass_q <= footprint.pass;
      round16_q <= filter_round16_i;   // PD-61b
      weight8_q <= weight8;   // PD-125
      share_q <= share;
      seen_q <= seen;
      shown_texel_q <= shown_texel;
      missing_q <= missing;
    end
  end

  // ---- Sums and means of four --------------------------------------------------------------------------------------
  logic [139:0] sums_last_q;
  logic [127:0] means_last_q, texels_last_q; // texels: one texel, or gathered values
  logic [31:0]  tops_last_q; // of floats with weights in 2^-8: exponents, sums, flags
  logic [147:0] aligned_last_q;
  logic [15:0]  flags_last_q;
  for (genvar i = 0; i < 4; i++) begin : g_mean
    logic         active, coded, codes_here, floats_here, aligns_here;
    logic [127:0] of_lane;
    logic [67:0]  codes;
    logic [35:0]  of_gather, shares;
    logic [71:0]  code_weights;
    logic [3:0]   seen_by_gather;
    logic [9:0]   three;
    logic [34:0]  sum;
    logic [31:0]  mean;
    logic [7:0]   top;
    logic [36:0]  aligned;
    logic [3:0]   flags;
    assign active = middle_valid && mixes_q;
    assign coded = bits_q[5 * i +: 5] != 5'd0;
    assign of_lane = operands_q[128 * i +: 128];
    assign codes = {of_lane[112:96], of_lane[80:64], of_lane[48:32], of_lane[16:0]};
    // PD-125b: each sample of a gather has weights of its own.
    tex_filter_gather u_gather (
        .active_i(active && gathers_q), .shown_i(shown_texel_q[2 * i +: 2]), .missing_i(missing_q[i]),
        .weight_o(of_gather), .seen_o(seen_by_gather)
    );
    always_comb begin
      codes_here = middle_valid && coded;
      floats_here = middle_valid && mixes_q && !coded && !weight8_q;
      aligns_here = middle_valid && weight8_q && !coded;
      if (active && gathers_q) begin
        shares = of_gather;
        for (int k = 0; k < 4; k++) begin
          three = {1'b0, of_gather[9 * k +: 9]} + {of_gather[9 * k +: 9], 1'b0};
          code_weights[18 * k +: 18] = {three, 8'd0};
        end
      end else begin
        shares = share_q;
        code_weights = weight_q;
        three = '0;
      end
    end
    tex_filter_sum u_sum (
        .active_i(codes_here), .code_i(codes), .weight_i(code_weights), .bits_i(bits_q[5 * i +: 5]),
        .snorm_i(snorm_q[i]), .round16_i(round16_q), .weight8_i(weight8_q), .sum_o(sum)
    );
    tex_filter_float u_float (
        .active_i(floats_here), .texel_i(of_lane), .s_i(frac_q[7:0]), .t_i(frac_q[15:8]),
        .value_o(mean)
    );
    tex_filter_align u_align (
        .active_i(aligns_here), .texel_i(of_lane), .weight_i(shares),
        .seen_i(gathers_q ? seen_by_gather : seen_q), .half_i(half_q[i]), .srgb_i(srgb_q[i]),
        .exponent_o(top), .sum_o(aligned), .flags_o(flags)
    );
    always_ff @(posedge clk_i) begin
      if (late) begin
        tops_last_q[8 * i +: 8] <= top;
        aligned_last_q[37 * i +: 37] <= aligned;
        flags_last_q[4 * i +: 4] <= flags;
        sums_last_q[35 * i +: 35] <= sum;
        means_last_q[32 * i +: 32] <= mean;
        texels_last_q[32 * i +: 32] <= gathers_q ? operands_q[32 * i +: 32] : of_lane[127:96];   // PD-60: unchanged
      end
    end
  end

  tex_tag_t tag_last_q;
  tex_op_t op_last_q;
  tex_pass_t pass_last_q;
  logic sparse_last_q, mixes_last_q, read_last_q, enable_last_q;
  logic [19:0] bits_last_q;
  logic [7:0] frac_last_q;
  logic [3:0] snorm_last_q, half_last_q;
  logic round16_last_q, weight8_last_q;
  always_ff @(posedge clk_i) begin
    if (late) begin
      tag_last_q <= tag_q;
      op_last_q <= op_q;
      pass_last_q <= pass_q;
      sparse_last_q <= sparse_q;
      mixes_last_q <= mixes_q;
      read_last_q <= read_q;
      enable_last_q <= enable_q;
      bits_last_q <= bits_q;
      frac_last_q <= frac_q[23:16];
      snorm_last_q <= snorm_q;
      round16_last_q <= round16_q;
      weight8_last_q <= weight8_q;
      half_last_q <= half_q;
    end
  end

  // ---- Passes (PD-107, PD-108, PD-109): slices, then levels --------------------------------------------------------
  logic [8:0]   of_level, of_slice;
  logic [16:0]  of_pass;
  logic [2:0]   up;
  logic         more, error, sparse;
  logic         error_q, any_sparse_q; // of the passes before
  logic [219:0] totals_q;
  logic [127:0] levelled;
  assign more = tag_last_q.more;
  assign of_level = pass_last_q.level ? {1'b0, pass_last_q.weight} : 9'd256 - {1'b0, pass_last_q.weight};
  assign of_slice = pass_last_q.slice ? {1'b0, frac_last_q} : 9'd256 - {1'b0, frac_last_q};
  // PD-125: weights in 2^-8 are of all passes; N taps count N times in the sum. PD-136c: by logarithms they do already.
  always_comb begin
    if (last_valid && !weight8_last_q) begin
      of_pass = {8'd0, of_level} * {8'd0, of_slice};
    end else begin
      of_pass = 17'h10000;
    end
  end
  assign up = weight8_last_q && !pass_last_q.log8 ? pass_last_q.taps : 3'd0;
  function automatic logic [54:0] weighted_of(input logic [34:0] sum_of_four, input logic [16:0] weight_of_pass);
    weighted_of = 55'($signed(sum_of_four)) * $signed({38'd0, weight_of_pass});
  endfunction
  for (genvar i = 0; i < 4; i++) begin : g_pass
    logic        coded, second_slice, second_level, slices, levels;
    logic [31:0] mean, of_slices, with_slice, with_level, slice_q, level_q;
    logic [34:0] sum_of_pass;
    logic [54:0] before_q, weighted, total; // with the pass
    assign coded = bits_last_q[5 * i +: 5] != 5'd0;
    assign second_slice = pass_last_q.slice;
    assign second_level = pass_last_q.level;
    assign sum_of_pass = sums_last_q[35 * i +: 35];
    always_comb begin // codes alone are added up
      if (last_valid && mixes_last_q && coded) begin
        weighted = weighted_of(sum_of_pass, of_pass);
        total = before_q + (weighted << up);
      end else begin
        weighted = '0;
        total = before_q;
      end
      slices = last_valid && mixes_last_q && !coded && second_slice;
      levels = last_valid && mixes_last_q && !coded && second_level;
    end
    assign mean = means_last_q[32 * i +: 32];
    tex_filter_blend u_slices (
        .active_i(slices), .a_i(slice_q), .b_i(mean), .w_i(frac_last_q),
        .value_o(with_slice)
    );
    assign of_slices = pass_last_q.slice ? with_slice : mean;
    tex_filter_blend u_levels (
        .active_i(levels), .a_i(level_q), .b_i(of_slices), .w_i(pass_last_q.weight),
        .value_o(with_level)
    );
    assign levelled[32 * i +: 32] = !mixes_last_q      ? texels_last_q[32 * i +: 32]
                                    : pass_last_q.level ? with_level : of_slices;
    always_ff @(posedge clk_i) begin
      if (rst_i) before_q <= '0;
      else if (add) before_q <= more && mixes_last_q ? total : '0;
      if (add) totals_q[55 * i +: 55] <= total;
      if (add) slice_q <= of_slices;
      if (add && !pass_last_q.level) level_q <= of_slices;
    end
  end

  // PD-126: floats with weights in 2^-8. A pass without them adds nothing.
  logic [31:0]  exponent_q;
  logic [159:0] added_q;
  logic [15:0]  signs_q;
  for (genvar i = 0; i < 4; i++) begin : g_align
    logic        coded, adds;
    logic [51:0] total, kept, before_q;
    assign coded = bits_last_q[5 * i +: 5] != 5'd0;
    always_comb begin
      if (last_valid && weight8_last_q) begin
        adds = !coded;
      end else begin
        adds = 1'b0;
      end
    end
    tex_filter_total u_total (
        .active_i(adds), .before_exponent_i(before_q[47:40]), .before_sum_i(before_q[39:0]),
        .before_flags_i(before_q[51:48]), .exponent_i(tops_last_q[8 * i +: 8]), .sum_i(aligned_last_q[37 * i +: 37]),
        .flags_i(flags_last_q[4 * i +: 4]), .exponent_o(total[47:40]), .sum_o(total[39:0]), .flags_o(total[51:48])
    );
    assign kept = adds ? total : before_q;
    always_ff @(posedge clk_i) begin
      if (rst_i) before_q <= '0;
      else if (add) before_q <= more && mixes_last_q ? kept : '0;
      if (add) begin
        exponent_q[8 * i +: 8] <= kept[47:40];
        added_q[40 * i +: 40] <= kept[39:0];
        signs_q[4 * i +: 4] <= kept[51:48];
      end
    end
  end

  assign error = error_q || tag_last_q.status == tex_pkg::STATUS_MEMORY_ERROR;
  assign sparse = any_sparse_q || sparse_last_q;   // PD-3, PD-124
  always_ff @(posedge clk_i) begin
    if (rst_i) {error_q, any_sparse_q} <= 2'b00;
    else if (add) {error_q, any_sparse_q} <= {more && error, more && sparse};
  end

  tex_tag_t tag_added_q;
  tex_op_t op_added_q;
  tex_pass_t pass_added_q;
  logic sparse_added_q, mixes_added_q, enable_added_q, round16_added_q, weight8_added_q;
  logic [19:0] bits_added_q;
  logic [3:0] snorm_added_q, half_added_q;
  logic [127:0] levelled_q;
  always_ff @(posedge clk_i) begin
    if (add) begin
      tag_added_q.warp <= tag_last_q.warp;
      tag_added_q.lane <= tag_last_q.lane;
      tag_added_q.quad_last <= tag_last_q.quad_last;
      tag_added_q.last <= tag_last_q.last;
      tag_added_q.token <= tag_last_q.token;
      tag_added_q.status <= error_q ? 4'(tex_pkg::STATUS_MEMORY_ERROR) : tag_last_q.status;
      tag_added_q.more <= 1'b0;
      more_added_q <= more;
      op_added_q <= op_last_q;
      pass_added_q <= pass_last_q;
      sparse_added_q <= read_last_q && sparse;
      mixes_added_q <= mixes_last_q;
      enable_added_q <= enable_last_q;
      bits_added_q <= bits_last_q;
      snorm_added_q <= snorm_last_q;
      round16_added_q <= round16_last_q;
      weight8_added_q <= weight8_last_q;
      half_added_q <= half_last_q;
      levelled_q <= levelled;
    end
  end

  // ---- Taps and rounding (PD-112) ----------------------------------------------------------------------------------
  logic [127:0] value_out_q;
  logic [219:0] sum_out_q; // of codes
  logic         several_taps;
  logic [1:0]   of_log8; // PD-136c: a multiple of the mean is added up
  assign several_taps = pass_added_q.taps != '0;
  assign of_log8 = pass_added_q.taps[1:0] & {2{pass_added_q.log8}};
  for (genvar i = 0; i < 4; i++) begin : g_tap
    logic        coded, norms, rounds, averages;
    logic [31:0] norm, of_taps, of_sum;
    assign coded = bits_added_q[5 * i +: 5] != 5'd0;
    always_comb begin
      if (added_valid) begin
        norms = mixes_added_q && coded && !more_added_q;
        rounds = weight8_added_q && !coded && !more_added_q;
        averages = mixes_added_q && !coded && several_taps;
      end else begin
        norms = 1'b0;
        rounds = 1'b0;
        averages = 1'b0;
      end
    end
    tex_filter_norm u_norm (
        .active_i(norms), .sum_i(totals_q[55 * i +: 55]), .taps_i(pass_added_q.taps),
        .bits_i(bits_added_q[5 * i +: 5]), .snorm_i(snorm_added_q[i]), .round16_i(round16_added_q),
        .weight8_i(weight8_added_q), .value_o(norm)
    );
    tex_filter_round u_round (
        .active_i(rounds), .exponent_i(exponent_q[8 * i +: 8]),
        .sum_i(added_q[40 * i +: 40]), .taps_i(of_log8), .flags_i(signs_q[4 * i +: 4]),
        .half_i(half_added_q[i]), .value_o(of_sum)
    );
    tex_filter_taps #(
        .TEX_ANISO(TEX_ANISO)
    ) u_taps (
        .clk_i, .load_i(added_ready), .active_i(averages),
        .tap_i(pass_added_q.tap), .value_i(levelled_q[32 * i +: 32]), .value_o(of_taps)
    );
    always_ff @(posedge clk_i) begin
      if (final_load) begin
        sum_out_q[55 * i +: 55] <= coded && enable_added_q ? totals_q[55 * i +: 55] : '0;
        value_out_q[32 * i +: 32] <= !enable_added_q  ? 32'h0   // R-TLD4-46
                                     : coded           ? norm
                                     : weight8_added_q ? of_sum : of_taps;
      end
    end
  end

  tex_tag_t tag_out_q;
  tex_op_t op_out_q;
  logic sparse_out_q;
  always_ff @(posedge clk_i) begin
    if (final_load) begin
      tag_out_q <= tag_added_q;
      op_out_q <= op_added_q;
      sparse_out_q <= sparse_added_q;
    end
  end

  assign out_o.tag = tag_out_q;
  assign out_o.op = op_out_q;
  assign out_o.value = value_out_q;
  assign out_o.sparse = sparse_out_q;
  assign out_o.sum = sum_out_q;

  logic unused;
  assign unused = ^{pass_in, pass_added_q};

  // Contract
  `TEX_HANDSHAKE(filter, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(filter, 4, in_valid_i && in_ready_o && !in_tag.more, out_ready_i, out_valid_o)
endmodule
