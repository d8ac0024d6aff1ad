// SPDX-License-Identifier: Apache-2.0
// Function: Gives each thread its level: where it lies, its size, and of TEX the filter; a thread of TEX that has several
//   taps, two levels or two slices becomes as many passes. TXD brings its derivatives; TMML answers the level itself.
//   Keeps a table of the offsets and reciprocals of all levels of the cached headers, which header writes while it
//   derives them. Beats wait in a queue while the level of their quad is computed. Tokens and refused textures give
//   zeros.
// Rules: R-TLD4-42, R-LD-11, R-LD-12, PD-5, PD-60, PD-90, PD-91, PD-91c, PD-100, PD-106, PD-107, PD-109, PD-110,
//   PD-112, PD-114, PD-115, PD-116, PD-120, PD-129, PD-131, PD-136, PD-136b, PD-136c.
// Model twin: cmodel/function/lod.c, cmodel/cycle/pipe.c.
// Latency: 5 (differences; of a cube on its face; squares; length; level).
// Backpressure: ready is combinational through all five register stages; each holds its beat while the next one is
//   full.
// Throughput: one pass a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod #(
    parameter int HEADER_ENTRIES = tex_pkg::HEADER_ENTRIES,
    parameter int TEX_ANISO = tex_pkg::ANISO // 0: several taps are refused
) (
    input  logic        clk_i,
    input  logic        rst_i,
    input  logic        lod_float10_i, // POLICY: of a beat as it is while it enters
    input  logic        taps_log8_i,   // so is this
    // From and to header: the records of a level of an entry of its cache
    output logic        records_used_o, // a beat that has not read them is here
    input  logic        record_valid_i,
    input  logic [7:0]  record_entry_i,
    input  logic [3:0]  record_level_i,
    input  logic [38:0] record_offset_i, // of the levels before it, in 512 bytes
    input  logic        recip_valid_i,   // of the same entry
    input  logic [3:0]  recip_level_i,
    input  logic [19:0] recip_w_i,
    input  logic [19:0] recip_h_i,
    input  logic [19:0] recip_d_i,
    // From header
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_header_t in_i,
    input  tex_quad_t   quad_i, // of the same beat
    // To coord
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_lod_t    out_o
);
  localparam int ENTRY_W = $clog2(HEADER_ENTRIES);

  logic load, more; // a pass leaves; another one follows

  // ---- Length of the derivatives -----------------------------------------------------------------------------------
  localparam int STEPS = 4; // before the last register
  logic             first_valid, second_valid, third_valid, fourth_valid;
  logic             first_ready, second_ready, third_ready, fourth_ready;
  logic             first_load, second_load, third_load, fourth_load;
  logic [STEPS-1:0] step_load, step_valid;
  tex_pipe u_first (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(first_load), .out_valid_o(first_valid),
      .out_ready_i(first_ready)
  );
  tex_pipe u_second (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(first_valid), .in_ready_o(first_ready), .load_o(second_load),
      .out_valid_o(second_valid), .out_ready_i(second_ready)
  );
  tex_pipe u_third (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(second_valid), .in_ready_o(second_ready), .load_o(third_load),
      .out_valid_o(third_valid), .out_ready_i(third_ready)
  );
  tex_pipe u_fourth (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(third_valid), .in_ready_o(third_ready), .load_o(fourth_load),
      .out_valid_o(fourth_valid), .out_ready_i(fourth_ready)
  );
  assign step_load = {fourth_load, third_load, second_load, first_load};
  assign step_valid = {fourth_valid, third_valid, second_valid, first_valid};
  assign records_used_o = |step_valid;

  tex_tag_t      new_tag;
  tex_op_t       new_op;
  tex_operands_t new_operands;
  tex_shape_t    new_shape;
  tex_geom_t     new_geom;
  tex_detail_t   new_detail;
  assign new_tag = in_i.tag;
  assign new_op = in_i.op;
  assign new_operands = in_i.operands;
  assign new_shape = in_i.shape;
  assign new_geom = in_i.geom;
  assign new_detail = in_i.detail;
  logic        derives, differs; // PD-100
  logic        float10; // PD-129
  logic        log8;    // PD-136
  logic [31:0] length, minor;
  logic [95:0] along;
  logic [15:0] of_length, lambda;
  // Of the beat in the fourth register:
  logic        by_log; // PD-131
  logic [17:0] log_major, log_minor;
  logic [6:0]  ratio;
  logic        spreads; // PD-136: taps by logarithms, if there are several
  logic [21:0] unit;
  logic [1:0]  back;
  // PD-114: differences from a thread at 0 are the derivatives that are given.
  logic         given;
  logic [383:0] coord;
  logic [127:0] data;
  assign given = new_op.opcode == 4'(tex_pkg::OPCODE_TXD);
  assign data = new_operands.data;
  assign coord = given ? {128'd0, data[127:96], data[63:32], 32'd0, data[95:64], data[31:0], 96'd0} : quad_i.coord;
  assign derives = !new_tag.token && tex_pkg::PART_SAMPLED[new_op.opcode] && !new_operands.mode[0];
  assign differs = derives && new_tag.status == tex_pkg::STATUS_OK && !new_operands.divergent;
  assign float10 = lod_float10_i && derives && !tex_pkg::type_cube(new_shape.kind)
                   && tex_pkg::type_axes(new_shape.kind) != 2'd3;
  assign log8 = taps_log8_i && float10 && new_op.opcode != 4'(tex_pkg::OPCODE_TMML);
  tex_lod_lambda #(
      .TEX_ANISO(TEX_ANISO)
  ) u_lambda (
      .clk_i,
      .load_i      (step_load),
      .enable_i    (differs),
      .float10_i   (float10),
      .log8_i      (log8),
      .high_i      (new_detail.high && !given && !float10),
      .normalized_i(new_geom.normalized),
      .cube_i      (tex_pkg::type_cube(new_shape.kind)),
      .axes_i      (tex_pkg::type_axes(new_shape.kind)),
      .width_i     (new_geom.width),
      .height_i    (new_geom.height),
      .depth_i     (new_geom.depth),
      .coord_i     (coord),
      .ratio_i     (ratio),
      .length_o    (length),
      .minor_o     (minor),
      .along_o     (along),
      .lambda_o    (of_length),
      .float10_o   (by_log),
      .log_major_o (log_major),
      .log_minor_o (log_minor),
      .log8_o      (spreads),
      .unit_o      (unit),
      .back_o      (back)
  );

  // The beats meanwhile; a full queue takes none, so it has a place more than there are steps.
  tex_header_t head;
  logic        unused_full, unused_empty;
  tex_fifo #(
      .W    (tex_pkg::HEADER_BITS),
      .DEPTH(STEPS + 1)
  ) u_beats (
      .clk_i,
      .rst_i,
      .push_i (step_load[0]),
      .data_i (in_i),
      .full_o (unused_full),
      .pop_i  (load && !more),
      .empty_o(unused_empty),
      .data_o (head)
  );

  tex_tag_t          in_tag;
  tex_level_layout_t in_level_layout;
  tex_volume_t       in_volume;
  tex_shape_t        in_shape;
  tex_geom_t         in_geom;
  tex_fmt_t          in_fmt;
  assign in_tag = head.tag;
  assign in_level_layout = head.level_layout;
  assign in_volume = head.volume;
  assign in_shape = head.shape;
  assign in_geom = head.geom;
  assign in_fmt = head.fmt;

  logic      shows; // a texture that was accepted
  logic      solid; // THREE_D: the slices shrink too
  tex_pass_t pass;
  logic      shown; // and its level is built
  logic      pass_ready;
  assign shows = !in_tag.token
                 && (in_tag.status == tex_pkg::STATUS_OK || in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS);

  // ---- Level -------------------------------------------------------------------------------------------------------
  tex_op_t       in_op;
  tex_operands_t operands;
  assign in_op = head.op;
  assign operands = head.operands;

  logic       fetch, sample, asks, named, beyond; // asks: PD-116: the level itself is the answer
  logic [3:0] step, level; // from the first level of the view on; in memory
  assign fetch = in_op.opcode == 4'(tex_pkg::OPCODE_TLD);
  assign named = fetch && !operands.ms; // R-LD-11: unsigned, 0 without one
  assign beyond = named && operands.lod >= {27'd0, in_shape.levels}; // R-LD-12, PD-115
  // R-LD-22: all that follows counts texels of this level.
  assign step = asks                  ? 4'd0
                : sample              ? sample_step + {3'd0, pass.level}
                : named && !beyond    ? operands.lod[3:0] : 4'd0; // R-TLD4-42
  assign level = head.level + step;

  // ---- Level and filter of TEX -------------------------------------------------------------------------------------
  tex_detail_t detail;
  logic [15:0] unclamped;
  logic [11:0] clamped;
  logic        minifies;
  logic [7:0]  weight;
  logic [3:0]  sample_step;
  assign detail = head.detail;
  assign ratio = detail.ratio;
  assign sample = shows && tex_pkg::PART_SAMPLED[in_op.opcode];
  // PD-112: taps divide the longer derivative.
  logic       several;   // PD-136: taps by logarithms
  logic [2:0] taps, taps_of_power, taps_of_log8;
  tex_lod_taps u_taps (
      .active_i   (TEX_ANISO != 0 && sample && fourth_valid && !operands.mode[0] && !spreads),
      .major_i    (length),
      .minor_i    (minor),
      .float10_i  (by_log),
      .log_major_i(log_major),
      .log_minor_i(log_minor),
      .most_i     (detail.taps),
      .taps_o     (taps_of_power)
  );
  assign taps = taps_of_power | taps_of_log8; // one of them is 0
  assign lambda = of_length - {5'd0, taps & {3{!by_log}}, 8'd0};
  tex_lod_level u_level (
      .active_i   (sample && fourth_valid),
      .mode_i     (operands.mode[1:0]),
      .lambda_i   (lambda),
      .register_i (operands.lod),
      .detail_i   (detail),
      .unclamped_o(unclamped),
      .clamped_o  (clamped),
      .minifies_o (minifies),
      .step_o     (sample_step),
      .weight_o   (weight)
  );
  logic [1:0] sampling;
  logic       linear, unbuilt;
  assign asks = in_op.opcode == 4'(tex_pkg::OPCODE_TMML);
  assign sampling = asks                    ? 2'(tex_pkg::SAMPLING_POINT)
                    : minifies || taps != '0 ? detail.minify : in_fmt.sampling;
  assign linear = sampling == 2'(tex_pkg::SAMPLING_LINEAR);
  assign unbuilt = TEX_ANISO == 0 && sample && detail.taps != '0 && !operands.mode[0];

  // ---- Passes (PD-107, PD-109, PD-112): taps, within them levels, within these slices ------------------------------
  logic       two_levels, two_slices, coarser, more_of_tap;
  logic [1:0] pass_q; // of the beat that waits
  logic [3:0] tap_q, last_tap, last_of_log8;
  logic [8:0] share; // PD-136c
  assign two_levels = weight != 8'd0 && !asks;
  assign two_slices = linear && solid;
  assign coarser = two_slices ? pass_q[1] : pass_q[0];
  logic later_slice;
  assign later_slice = two_slices && pass_q[0];
  always_comb begin // of a beat, else 0
    if (fourth_valid) begin
      pass.level = coarser;
      pass.slice = later_slice;
      pass.weight = weight & {8{!asks}};
      pass.taps = taps & {3{!asks}};
      pass.tap = tap_q;
      pass.log8 = several;
      pass.share = share;
    end else begin
      pass = '0;
    end
  end
  assign last_tap = several ? last_of_log8 : ~(4'hf << pass.taps);
  assign more_of_tap = (two_levels && !pass.level) || (two_slices && !pass.slice);
  assign more = sample && !unbuilt && (more_of_tap || tap_q != last_tap);
  always_ff @(posedge clk_i) begin
    if (rst_i) {tap_q, pass_q} <= '0;
    else if (load) begin
      pass_q <= more && more_of_tap ? pass_q + 2'd1 : 2'd0;
      tap_q <= !more ? 4'd0 : more_of_tap ? tap_q : tap_q + 4'd1;
    end
  end

  logic [95:0] apart; // from the coordinates to the tap
  for (genvar axis = 0; axis < 3; axis++) begin : g_apart
    tex_lod_apart u_apart (
        .active_i(pass.taps != '0 && !several),
        .along_i (along[32*axis +: 32]),
        .taps_i  (taps),
        .tap_i   (tap_q),
        .apart_o (apart[32*axis +: 32])
    );
  end

  logic [25:0] place; // PD-136b: of taps by logarithms
  if (TEX_ANISO != 0) begin : g_log8
    logic [7:0]  nearer;
    logic [45:0] half;
    tex_lod_log8 u_log8 (
        .active_i   (sample && fourth_valid && spreads),
        .log_major_i(log_major),
        .log_minor_i(log_minor),
        .ratio_i    (ratio),
        .tap_i      (tap_q),
        .level_i    (coarser),
        .weight_i   (weight),
        .several_o  (several),
        .taps_o     (taps_of_log8),
        .last_o     (last_of_log8),
        .nearer_o   (nearer),
        .share_o    (share)
    );
    tex_lod_half u_half (
        .active_i(several), .unit_i(unit), .finer_i(sample_step), .weight_i(weight), .half_o(half)
    );
    for (genvar axis = 0; axis < 2; axis++) begin : g_place
      tex_lod_place u_place (
          .active_i(several), .back_i(back[axis]), .half_i(half[23*axis +: 23]), .nearer_i(nearer),
          .last_i(last_of_log8), .tap_i(tap_q), .step_i(step), .place_o(place[13*axis +: 13])
      );
    end
  end else begin : g_powers
    assign {several, taps_of_log8, last_of_log8, share, place} = '0;
    logic unused;
    assign unused = ^{spreads, unit, back};
  end

  // ---- Table of levels ---------------------------------------------------------------------------------------------
  logic [38:0] offset_mem [16 * HEADER_ENTRIES];
  logic [38:0] offset;
  logic [56:0] recip_mem [16 * HEADER_ENTRIES]; // a reciprocal is below 2^19
  logic [56:0] recip;
  assign offset = offset_mem[{head.entry[ENTRY_W-1:0], level}];
  assign recip = recip_mem[{head.entry[ENTRY_W-1:0], level}];
  always_ff @(posedge clk_i) begin
    if (record_valid_i) offset_mem[{record_entry_i[ENTRY_W-1:0], record_level_i}] <= record_offset_i;
    if (recip_valid_i)
      recip_mem[{record_entry_i[ENTRY_W-1:0], recip_level_i}] <= {recip_d_i[18:0], recip_h_i[18:0], recip_w_i[18:0]};
  end

  // ---- Size --------------------------------------------------------------------------------------------------------
  // Selected here: in always_comb Icarus has no constant selects.
  logic [32:0] whole_width, width; // of the first level of the view; of this one
  logic [16:0] whole_height, height;
  logic [14:0] whole_depth, depth, slices;
  logic [3:0]  samples;
  logic [1:0]  log2_sx, log2_sy; // PD-115: an element for each sample
  assign solid = tex_pkg::type_axes(in_shape.kind) == 2'd3;
  assign whole_width = in_shape.width;
  assign whole_height = in_shape.height;
  assign whole_depth = in_shape.depth;
  assign samples = in_shape.samples;
  always_comb begin // of a level that is shown, else 0
    if (shown) begin
      width = whole_width >> step == '0 ? 33'd1 : whole_width >> step;
      height = whole_height >> step == '0 ? 17'd1 : whole_height >> step;
      depth = !solid ? whole_depth : whole_depth >> step == '0 ? 15'd1 : whole_depth >> step;
      slices = solid ? depth : 15'd1;
      {log2_sy, log2_sx} = fetch ? tex_math::sample_grid(samples) : 4'd0;
    end else begin
      width = '0;
      height = '0;
      depth = '0;
      slices = '0;
      log2_sx = '0;
      log2_sy = '0;
    end
  end

  // ---- Place -------------------------------------------------------------------------------------------------------
  logic        blocklinear;
  logic [2:0]  block_w, block_h, block_d;
  logic [14:0] row_blocks;
  logic [13:0] block_rows;
  assign blocklinear = in_level_layout.layout == tex_pkg::LAYOUT_BLOCKLINEAR;
  tex_level_blocks u_blocks (
      .active_i    (shown && blocklinear),
      .width_i     (width[16:0] << log2_sx),
      .height_i    (height << log2_sy),
      .slices_i    (slices),
      .format_i    (in_fmt.format),
      .blocks_i    (head.blocks),
      .block_w_o   (block_w),
      .block_h_o   (block_h),
      .block_d_o   (block_d),
      .row_blocks_o(row_blocks),
      .block_rows_o(block_rows)
  );

  tex_level_layout_t level_layout;
  tex_volume_t       volume;
  tex_geom_t         geom;
  logic [6:0]  format;
  logic        layout;
  logic [20:0] pitch;
  logic [47:0] start, stride;
  logic [38:0] origin;
  assign format = in_fmt.format;
  assign layout = in_level_layout.layout;
  assign start = in_level_layout.base;
  assign pitch = in_level_layout.pitch;
  assign stride = in_volume.layer_stride;
  assign origin = head.origin;

  logic [3:0]  below;
  logic [38:0] layer_gobs;
  always_comb begin // of a level that is shown, else 0
    if (shown) begin
      // PD-115: elements of a buffer are aligned to their size, those of 12 bytes from a multiple of 16 on.
      below = tex_pkg::format_three(format) ? 4'hf : ~(4'hf << tex_pkg::format_log2_bytes(format));
      level_layout.layout = layout;
      level_layout.base = blocklinear ? {origin + offset, 9'd0} : start & ~{44'd0, below}; // PD-91
      level_layout.pitch = pitch;
      level_layout.row_blocks = blocklinear ? row_blocks : '0;
      level_layout.block_w = blocklinear ? block_w : '0;
      level_layout.block_h = blocklinear ? block_h : '0;
      volume.block_d = blocklinear ? block_d : '0;
      volume.block_rows = blocklinear ? block_rows : '0;
      // PD-115: a layer of samples is one level, which is whole blocks.
      if (blocklinear && {log2_sy, log2_sx} != 4'd0) begin
        layer_gobs = ({24'd0, row_blocks} * {25'd0, block_rows}) << ({1'b0, block_w} + {1'b0, block_h});
        volume.layer_stride = {layer_gobs, 9'd0};
      end else begin
        layer_gobs = '0;
        volume.layer_stride = stride;
      end
    end else begin
      below = '0;
      layer_gobs = '0;
      level_layout = '0;
      volume = '0;
    end
  end

  // ---- Filter ------------------------------------------------------------------------------------------------------
  // PD-60: POINT clamps to the edge. A fetch has no address mode.
  function automatic logic [2:0] of_point(input logic [2:0] mode);
    of_point = mode == tex_pkg::WRAP_CLAMP_OGL               ? 3'(tex_pkg::WRAP_CLAMP_TO_EDGE)
               : mode == tex_pkg::WRAP_MIRROR_ONCE_CLAMP_OGL ? 3'(tex_pkg::WRAP_MIRROR_ONCE_CLAMP_TO_EDGE) : mode;
  endfunction
  logic       point;
  logic [2:0] edge_u, edge_v, edge_p;
  tex_fmt_t   fmt;
  assign point = sampling == 2'(tex_pkg::SAMPLING_POINT) && !fetch;
  // Selected here: in always_comb Icarus has no constant selects.
  logic        buffer, normalized, seamless;
  logic [2:0]  address_u, address_v, address_p;
  logic [16:0] own_width, level_width;
  assign buffer = tex_pkg::type_buffer(in_shape.kind);
  assign own_width = in_geom.width;
  assign level_width = width[16:0];
  assign normalized = in_geom.normalized;
  assign seamless = in_geom.seamless;
  assign address_u = in_geom.address_u;
  assign address_v = in_geom.address_v;
  assign address_p = in_geom.address_p;
  always_comb begin // of a level that is shown, else 0
    if (shown) begin
      edge_u = of_point(address_u);
      edge_v = of_point(address_v);
      edge_p = of_point(address_p);
      geom.width = buffer ? own_width : level_width;
      geom.height = height;
      geom.depth = slices; // PD-109
      geom.normalized = normalized;
      geom.address_u = point ? edge_u : address_u;
      geom.address_v = point ? edge_v : address_v;
      geom.address_p = point ? edge_p : address_p;
      geom.seamless = seamless && !point; // PD-110
    end else begin
      geom = '0;
      edge_u = '0;
      edge_v = '0;
      edge_p = '0;
    end
  end
  // PD-116: in the place of the border of texel 3, after clamps the level that would be read.
  logic [11:0] answered;
  assign answered = detail.mip == 2'(tex_pkg::MIP_NONE)    ? 12'd0
                    : detail.mip == 2'(tex_pkg::MIP_POINT) ? {sample_step, 8'd0} : clamped;
  logic [43:0] answer;
  assign answer = {answered, {16{unclamped[15]}}, unclamped};
  always_comb begin
    fmt = in_fmt;
    if (fourth_valid) begin
      fmt.sampling = shown ? sampling : '0;
      if (asks) fmt.border = {84'd0, answer};
    end
  end

  // ---- Output register ---------------------------------------------------------------------------------------------
  tex_tag_t tag;
  assign shown = fourth_valid && shows && !unbuilt;
  assign tag.warp = in_tag.warp;
  assign tag.lane = in_tag.lane;
  assign tag.quad_last = in_tag.quad_last;
  assign tag.last = in_tag.last;
  assign tag.token = in_tag.token;
  assign tag.more = more;
  assign tag.status = unbuilt           ? 4'(tex_pkg::STATUS_UNSUPPORTED_OP)
                      : shows && beyond ? 4'(tex_pkg::STATUS_OUT_OF_BOUNDS) : in_tag.status;

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(fourth_valid), .in_ready_o(pass_ready), .load_o(load),
      .out_valid_o, .out_ready_i
  );
  // The beat stays until its last pass leaves.
  assign fourth_ready = pass_ready && !(fourth_valid && more);
  always_ff @(posedge clk_i) begin
    if (load) begin
      out_o.tag <= tag;
      out_o.op <= head.op;
      out_o.level <= shown ? level : '0;
      out_o.level_layout <= level_layout;
      out_o.volume <= volume;
      out_o.width <= width;
      out_o.height <= height;
      out_o.depth <= depth;
      out_o.geom <= geom;
      out_o.sampling <= shown ? sampling : '0;
      out_o.pass <= shown && sample ? pass : '0;
      out_o.length <= sample ? length : '0;
      out_o.minor <= sample ? minor : '0;
      out_o.apart <= shown && sample ? apart : '0;
      out_o.place <= shown && sample ? place : '0;
      out_o.lambda <= sample && !operands.mode[0] ? lambda : '0;
      out_o.unclamped <= unclamped;
      out_o.clamped <= clamped;
      out_o.recip_w <= shown ? {1'b0, recip[18:0]} : '0;
      out_o.recip_h <= shown ? {1'b0, recip[37:19]} : '0;
      out_o.recip_d <= shown ? {1'b0, recip[56:38]} : '0;
      out_o.shape <= head.shape;
      out_o.fmt <= fmt;
      out_o.operands <= head.operands;
    end
  end

  logic unused;
  assign unused = ^{in_op, operands, new_tag, new_op, new_operands, new_shape, new_geom, new_detail, head.header_hit,
                    head.sampler_hit, head.entry, record_entry_i, in_level_layout, in_volume, in_shape, in_geom, in_fmt,
                    detail, recip_w_i[19], recip_h_i[19], recip_d_i[19]};

  // Contract
  `TEX_HANDSHAKE(lod, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(record_valid, 1'b1, record_valid_i)
  `TEX_KNOWN(recip_valid, 1'b1, recip_valid_i)
  `TEX_LATENCY(lod, 5, in_valid_i && in_ready_o, !out_valid_o || out_ready_i, out_valid_o)
  `TEX_ALWAYS(beats, unused_empty == (step_valid == '0))
  `TEX_PARAMETER(HEADER_ENTRIES, HEADER_ENTRIES >= 2 && HEADER_ENTRIES <= 256 && 2 ** ENTRY_W == HEADER_ENTRIES)
endmodule
