// SPDX-License-Identifier: Apache-2.0
// Function: Reads the texture header and sampler of a thread through two caches; checks and unpacks them. Level offset
//   and layer stride are derived while a new header is filled (DERIVE_CYCLES cycles) and cached with it, by the policy
//   in force when it arrived; so are the records of its levels, for tex_lod.
// Rules: R-TLD4-31, 32; PD-4, PD-12, PD-95, PD-122; those of the content are in tex_header_check and tex_header_unpack.
// Model twin: cmodel/function/header.c, cmodel/cycle/bind.c.
// Latency: 1 after both lines are cached.
// Backpressure: in_ready_o is combinational from out_ready_i, and 0 while a line that the thread needs is missing.
// Throughput: one thread a cycle on hits.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_header #(
    parameter int HEADER_ENTRIES = tex_pkg::HEADER_ENTRIES,
    parameter int SAMPLER_ENTRIES = tex_pkg::SAMPLER_ENTRIES,
    parameter int TEX_BC = tex_pkg::BC
) (
    input  logic        clk_i,
    input  logic        rst_i,

    // From csr
    input  tex_regs_t   regs_i,
    input  logic        gob_width_one_i, // POLICY
    input  logic        srgb_float8_i,   // so is this
    input  logic        border_texel_i,  // and this
    input  logic        invalidate_i,

    // From bind
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_bind_t   in_i,

    // To and from axi: headers and samplers
    output logic        header_req_valid_o,
    input  logic        header_req_ready_i,
    output tex_req_t    header_req_o,
    output logic        sampler_req_valid_o,
    input  logic        sampler_req_ready_i,
    output tex_req_t    sampler_req_o,
    input  logic        rsp_valid_i,
    input  tex_rsp_t    rsp_i,

    // To and from lod: the record of a level of a new entry
    input  logic        records_used_i, // a beat that is not behind this stage any more names an entry
    output logic        record_valid_o,
    output logic [7:0]  record_entry_o,
    output logic [3:0]  record_level_o,
    output logic [38:0] record_offset_o,
    output logic        recip_valid_o,
    output logic [3:0]  recip_level_o,
    output logic [19:0] recip_w_o,
    output logic [19:0] recip_h_o,
    output logic [19:0] recip_d_o,

    // To order
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_header_t out_o,
    output tex_quad_t   quad_o // of the same beat
);

  tex_tag_t in_tag;
  assign in_tag = in_i.tag;
  tex_op_t in_op;
  assign in_op = in_i.op;

  // Parts of the header that the instruction gets (rtl/defs/header_uses.tsv).
  logic takes_shape, takes_place, takes_volume, takes_sources, takes_sampler;
  assign takes_shape = tex_pkg::PART_SHAPE[in_op.opcode];
  assign takes_place = tex_pkg::PART_PLACE[in_op.opcode];
  assign takes_volume = tex_pkg::PART_VOLUME[in_op.opcode];
  assign takes_sources = tex_pkg::PART_SOURCES[in_op.opcode];
  assign takes_sampler = tex_pkg::PART_SAMPLER[in_op.opcode];

  logic reads, reads_sampler, lookup;
  assign reads = in_tag.status == tex_pkg::STATUS_OK && !in_tag.token;
  assign reads_sampler = reads && takes_sampler;
  assign lookup = in_valid_i && reads;

  // ---- Caches ------------------------------------------------------------------------------------------------------
  localparam int ENTRY_W = $clog2(HEADER_ENTRIES);
  logic [tex_pkg::LINE_W-1:0] header_line, sampler_line; // pool + 32 * index, modulo 2^48
  assign header_line = regs_i.header_pool[47:5] + {23'b0, in_i.header_index};    // R-TLD4-31
  assign sampler_line = regs_i.sampler_pool[47:5] + {23'b0, in_i.sampler_index}; // R-TLD4-32

  // The line that misses last, which is the one that is filled: its entry gets the records.
  logic [ENTRY_W-1:0] filled_q;
  always_ff @(posedge clk_i) begin
    if (header_miss) filled_q <= header_line[ENTRY_W-1:0];
  end
  assign record_entry_o = 8'(filled_q);

  logic               header_hit, header_miss, header_error, sampler_hit, sampler_miss, sampler_error;
  logic [255:0]       tic, tsc;
  tex_derived_t       extra, derived; // stored with a header; made for the one that is filled

  logic         derive_start, derive_done;
  logic [255:0] derive_tic;
  logic [3:0]   derive_level;
  tex_line_cache #(
      .ENTRIES(HEADER_ENTRIES),
      .ID     (tex_pkg::AXI_ID_HEADER),
      .EXTRA_W(tex_pkg::DERIVED_BITS)
  ) u_headers (
      .clk_i,
      .rst_i,
      .invalidate_i,
      .lookup_i    (lookup),
      .line_i      (header_line),
      .hit_o       (header_hit),
      .miss_o      (header_miss),
      .data_o      (tic),
      .error_o     (header_error),
      .extra_o     (extra),
      .req_valid_o (header_req_valid_o),
      .req_ready_i (header_req_ready_i),
      .req_o       (header_req_o),
      .rsp_valid_i,
      .rsp_i,
      .fill_start_o(derive_start),
      .fill_data_o (derive_tic),
      .fill_done_i (derive_done),
      .fill_extra_i(derived)
  );

  // The policy in force at the start of FILL, held during the derivation.
  logic gob_width_one_q;
  always_ff @(posedge clk_i) begin
    if (derive_start) gob_width_one_q <= gob_width_one_i;
  end

  logic       unused_empty;
  tex_shape_t unused_shape;
  tex_header_shape u_derive_shape (
      .active_i(1'b0),
      .tic_i  (derive_tic),
      .level_o(derive_level),
      .empty_o(unused_empty),
      .shape_o(unused_shape)
  );

  // A beat in front may name the entry that is filled: its records stay until it has read them.
  tex_derive u_derive (
      .clk_i,
      .rst_i,
      .start_i        (derive_start),
      .hold_i         (out_valid_o || records_used_i),
      .tic_i          (derive_tic),
      .level_i        (derive_level),
      .gob_width_one_i(derive_start ? gob_width_one_i : gob_width_one_q),
      .done_o         (derive_done),
      .record_valid_o,
      .record_level_o,
      .record_offset_o,
      .level_offset_o (derived.level_offset),
      .layer_stride_o (derived.layer_stride),
      .recip_valid_o,
      .recip_level_o,
      .recip_w_o,
      .recip_h_o,
      .recip_d_o
  );

  logic         unused_start, unused_extra;
  logic [255:0] unused_data;
  tex_line_cache #(
      .ENTRIES(SAMPLER_ENTRIES),
      .ID     (tex_pkg::AXI_ID_SAMPLER),
      .EXTRA_W(1)
  ) u_samplers (
      .clk_i,
      .rst_i,
      .invalidate_i,
      .lookup_i    (lookup && takes_sampler),
      .line_i      (sampler_line),
      .hit_o       (sampler_hit),
      .miss_o      (sampler_miss),
      .data_o      (tsc),
      .error_o     (sampler_error),
      .extra_o     (unused_extra),
      .req_valid_o (sampler_req_valid_o),
      .req_ready_i (sampler_req_ready_i),
      .req_o       (sampler_req_o),
      .rsp_valid_i,
      .rsp_i,
      .fill_start_o(unused_start),
      .fill_data_o (unused_data),
      .fill_done_i (1'b1),
      .fill_extra_i(1'b0)
  );

  // Whether a miss was started for the thread at the input.
  logic load, header_missed_q, sampler_missed_q;
  always_ff @(posedge clk_i) begin
    if (rst_i) begin
      header_missed_q <= 1'b0;
      sampler_missed_q <= 1'b0;
    end else begin
      header_missed_q <= !load && (header_missed_q || header_miss);
      sampler_missed_q <= !load && (sampler_missed_q || sampler_miss);
    end
  end

  // ---- Check and unpack --------------------------------------------------------------------------------------------
  logic       found; // what the thread reads is there
  logic [3:0] level;
  logic       view_empty;
  assign found = lookup && header_hit && (sampler_hit || !takes_sampler);
  tex_shape_t shape;
  tex_header_shape u_shape (
      .active_i(found),
      .tic_i  (tic),
      .level_o(level),
      .empty_o(view_empty),
      .shape_o(shape)
  );

  logic [3:0] check_status, status;
  tex_header_check #(
      .TEX_BC(TEX_BC)
  ) u_check (
      .active_i       (found),
      .tic_i          (tic),
      .tsc_i          (tsc),
      .opcode_i       (in_op.opcode),
      .param_i        (in_i.param),
      .gob_width_one_i(gob_width_one_i),
      .view_empty_i   (view_empty),
      .status_o       (check_status)
  );
  assign status = !reads                           ? in_tag.status
                  : header_error                   ? tex_pkg::STATUS_HEADER_ERROR  // PD-95
                  : sampler_error && takes_sampler ? tex_pkg::STATUS_SAMPLER_ERROR // PD-95
                  : accepted && in_i.dc && !comparable ? tex_pkg::STATUS_UNSUPPORTED_HEADER
                  : spreads && !spread_known       ? tex_pkg::STATUS_UNSUPPORTED_HEADER : check_status; // PD-122

  tex_level_layout_t level_layout;
  tex_volume_t volume;
  tex_blocks_t blocks;
  logic [38:0] origin;
  tex_geom_t   geom;
  tex_fmt_t    fmt, taken_fmt;
  tex_header_unpack u_unpack (
      .active_i       (found && takes_sampler),
      .found_i        (found && takes_place),
      .tic_i          (tic),
      .tsc_i          (tsc),
      .shape_i        (shape),
      .level_offset_i (extra.level_offset),
      .layer_stride_i (extra.layer_stride),
      .gob_width_one_i(gob_width_one_i),
      .srgb_float8_i  (srgb_float8_i),
      .border_texel_i (border_texel_i),
      .level_layout_o (level_layout),
      .volume_o       (volume),
      .blocks_o       (blocks),
      .origin_o       (origin),
      .geom_o         (geom),
      .fmt_o          (fmt)
  );

  // ---- Depth compare -----------------------------------------------------------------------------------------------
  logic     accepted, comparable;
  logic [11:0] compared_source;
  logic [31:0] compared_border;
  tex_compare_t compare;
  assign accepted = check_status == tex_pkg::STATUS_OK || check_status == tex_pkg::STATUS_OUT_OF_BOUNDS;
  tex_header_compare u_compare (
      .dc_i         (found && in_i.dc),
      .dref_i       (in_i.dref),
      .func_i       (tsc[tex_pkg::TSC_DEPTH_COMPARE_FUNC_LO +: tex_pkg::TSC_DEPTH_COMPARE_FUNC_W]),
      .fmt_i        (fmt),
      .comparable_o (comparable),
      .source_o     (compared_source),
      .border_o     (compared_border),
      .compare_o    (compare)
  );

  // ---- Sampling ----------------------------------------------------------------------------------------------------
  logic [11:0] sampled_source;
  logic [1:0]  minify, sampling;
  logic        integers;
  tex_detail_t detail;
  logic        spreads, spread_known; // several taps may be taken; as they are described
  tex_operands_t operands;
  assign operands = in_i.operands;
  assign spreads = check_status == tex_pkg::STATUS_OK && tex_pkg::PART_SAMPLED[in_op.opcode] && !operands.mode[0]
                   && detail.taps != '0;
  tex_header_sampling u_sampling (
      .active_i(found),
      .kind_i(shape.kind),
      .mag_i (tsc[tex_pkg::TSC_MAG_FILTER_LO +: tex_pkg::TSC_MAG_FILTER_W]),
      .min_i (tsc[tex_pkg::TSC_MIN_FILTER_LO +: tex_pkg::TSC_MIN_FILTER_W]),
      .fetch_i(in_op.opcode == 4'(tex_pkg::OPCODE_TLD)),
      .sample_i(tex_pkg::PART_SAMPLED[in_op.opcode]),
      .format_i(fmt.format),
      .datatype_i(fmt.datatype),
      .given_i(compared_source),
      .compares_i(compare.on),
      .minify_o(minify),
      .integers_o(integers),
      .source_o(sampled_source),
      .sampling_o(sampling)
  );
  tex_header_detail u_detail (
      .active_i(found && tex_pkg::PART_SAMPLED[in_op.opcode]),
      .tic_i   (tic),
      .tsc_i   (tsc),
      .levels_i(shape.levels),
      .minify_i(minify),
      .integers_i(integers),
      .spread_o(spread_known),
      .detail_o(detail)
  );
  // Selected here: in always_comb Icarus has no constant selects.
  logic [6:0]  format;
  logic [11:0] datatype;
  logic [95:0] borders; // of lanes y, z, w
  logic [3:0]  srgb;
  assign format = fmt.format;
  assign datatype = fmt.datatype;
  assign borders = fmt.border[127:32];
  assign srgb = fmt.srgb;
  always_comb begin // of what is found, else 0
    if (found) begin
      taken_fmt.format = format;
      taken_fmt.datatype = datatype;
      taken_fmt.source = takes_sources ? sampled_source : '0;
      taken_fmt.border = takes_sampler ? {borders, compared_border} : '0;
      taken_fmt.srgb = takes_sampler ? srgb : '0;
      taken_fmt.sampling = takes_sampler ? sampling : '0;
      taken_fmt.compare = takes_sampler ? compare : '0;
    end else begin
      taken_fmt = '0;
    end
  end

  // ---- Output register ---------------------------------------------------------------------------------------------
  logic        shows; // PD-4: the fields of a refused texture are 0
  tex_tag_t    tag;
  assign shows = reads && (status == tex_pkg::STATUS_OK || status == tex_pkg::STATUS_OUT_OF_BOUNDS);
  assign tag.warp = in_tag.warp;
  assign tag.lane = in_tag.lane;
  assign tag.quad_last = in_tag.quad_last;
  assign tag.last = in_tag.last;
  assign tag.token = in_tag.token;
  assign tag.more = in_tag.more;
  assign tag.status = status;

  tex_pipe u_pipe (
      .clk_i,
      .rst_i,
      .able_i(!lookup || found),
      .in_valid_i,
      .in_ready_o,
      .load_o(load),
      .out_valid_o,
      .out_ready_i
  );

  always_ff @(posedge clk_i) begin
    if (load) begin
      out_o.tag <= tag;
      out_o.op <= in_i.op;
      out_o.header_hit <= reads && !header_missed_q;
      out_o.sampler_hit <= reads_sampler && !sampler_missed_q;
      out_o.level <= shows ? level : '0;
      out_o.level_layout <= shows && takes_place ? level_layout : '0;
      out_o.shape <= shows && takes_shape ? shape : '0;
      out_o.volume <= shows && takes_volume ? volume : '0;
      out_o.geom <= shows && takes_sampler ? geom : '0;
      out_o.fmt <= shows && takes_place ? taken_fmt : '0;
      out_o.detail <= shows && tex_pkg::PART_SAMPLED[in_op.opcode] ? detail : '0;
      out_o.operands <= in_i.operands;
      out_o.blocks <= shows && takes_sampler ? blocks : '0;
      out_o.entry <= shows && takes_sampler ? 8'(header_line[ENTRY_W-1:0]) : '0;
      out_o.origin <= shows && takes_sampler ? origin : '0;
      quad_o <= in_i.quad;
    end
  end

  logic unused;
  assign unused = ^{operands, fmt, in_op.comp, in_op.wmask, in_op.rd, in_op.ps, in_op.split, in_op.rd2, in_i.handle,
                    regs_i.header_pool[4:0],
                    regs_i.header_max, regs_i.sampler_pool[4:0], regs_i.sampler_max, regs_i.via_header,
                    regs_i.select, regs_i.bank_base, regs_i.policy};

  // Contract
  `TEX_HANDSHAKE(header_req, header_req_valid_o, header_req_ready_i, header_req_o)
  `TEX_HANDSHAKE(sampler_req, sampler_req_valid_o, sampler_req_ready_i, sampler_req_o)
  `TEX_HANDSHAKE(header, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(record_valid, 1'b1, record_valid_o)
  `TEX_KNOWN(recip_valid, 1'b1, recip_valid_o)
  `TEX_KNOWN(quad, out_valid_o, quad_o)
  `TEX_PARAMETER(HEADER_ENTRIES, HEADER_ENTRIES <= 256)
  `TEX_LATENCY(header, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)

endmodule
