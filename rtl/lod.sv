// SPDX-License-Identifier: Apache-2.0
// Function: Gives each thread its level: where it lies, and its size. Keeps a table of the byte offsets of all levels
//   of the cached headers, which header writes while it derives them. Tokens and refused textures give zeros.
// Rules: R-TLD4-42, R-LD-11, R-LD-12, PD-5, PD-90, PD-91, PD-91c, PD-115.
// Model twin: cmodel/function/lod.c, cmodel/cycle/pipe.c.
// Latency: 1.
// Backpressure: in_ready_o is combinational from out_ready_i; the output register holds an untaken beat.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_lod #(
    parameter int HEADER_ENTRIES = tex_pkg::HEADER_ENTRIES
) (
    input  logic        clk_i,
    input  logic        rst_i,
    // From header too: the record of a level of an entry of its cache
    input  logic        record_valid_i,
    input  logic [7:0]  record_entry_i,
    input  logic [3:0]  record_level_i,
    input  logic [38:0] record_offset_i, // of the levels before it, in 512 bytes
    // From header
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_header_t in_i,
    // To coord
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_lod_t    out_o
);
  localparam int ENTRY_W = $clog2(HEADER_ENTRIES);

  tex_tag_t          in_tag;
  tex_level_layout_t in_level_layout;
  tex_volume_t       in_volume;
  tex_shape_t        in_shape;
  tex_geom_t         in_geom;
  tex_fmt_t          in_fmt;
  assign in_tag = in_i.tag;
  assign in_level_layout = in_i.level_layout;
  assign in_volume = in_i.volume;
  assign in_shape = in_i.shape;
  assign in_geom = in_i.geom;
  assign in_fmt = in_i.fmt;

  logic shows; // a texture that was accepted
  assign shows = !in_tag.token
                 && (in_tag.status == tex_pkg::STATUS_OK || in_tag.status == tex_pkg::STATUS_OUT_OF_BOUNDS);

  // ---- Level -------------------------------------------------------------------------------------------------------
  tex_op_t       in_op;
  tex_operands_t operands;
  assign in_op = in_i.op;
  assign operands = in_i.operands;

  logic       fetch, named, beyond;
  logic [3:0] step, level; // from the first level of the view on; in memory
  assign fetch = in_op.opcode == 4'(tex_pkg::OPCODE_TLD);
  assign named = fetch && !operands.ms; // R-LD-11: unsigned, 0 without one
  assign beyond = named && operands.lod >= {27'd0, in_shape.levels}; // R-LD-12, PD-115
  // R-LD-22: all that follows counts texels of this level.
  assign step = named && !beyond ? operands.lod[3:0] : 4'd0; // R-TLD4-42
  assign level = in_i.level + step;

  // ---- Table of levels ---------------------------------------------------------------------------------------------
  logic [38:0] offset_mem [16 * HEADER_ENTRIES];
  logic [38:0] offset;
  assign offset = offset_mem[{in_i.entry[ENTRY_W-1:0], level}];
  always_ff @(posedge clk_i) begin
    if (record_valid_i) offset_mem[{record_entry_i[ENTRY_W-1:0], record_level_i}] <= record_offset_i;
  end

  // ---- Size --------------------------------------------------------------------------------------------------------
  logic [32:0] width;
  logic [16:0] height;
  logic [14:0] depth;
  logic        solid; // THREE_D: the slices shrink too
  assign solid = tex_pkg::type_axes(in_shape.kind) == 2'd3;
  assign width = in_shape.width >> step == '0 ? 33'd1 : in_shape.width >> step;
  assign height = in_shape.height >> step == '0 ? 17'd1 : in_shape.height >> step;
  assign depth = !solid ? in_shape.depth : in_shape.depth >> step == '0 ? 15'd1 : in_shape.depth >> step;

  // ---- Place -------------------------------------------------------------------------------------------------------
  logic        blocklinear;
  logic [1:0]  log2_sx, log2_sy; // PD-115: an element for each sample
  logic [2:0]  block_w, block_h, block_d;
  logic [14:0] row_blocks;
  logic [13:0] block_rows;
  assign blocklinear = in_level_layout.layout == tex_pkg::LAYOUT_BLOCKLINEAR;
  assign {log2_sy, log2_sx} = fetch ? tex_math::sample_grid(in_shape.samples) : 4'd0;
  tex_level_blocks u_blocks (
      .width_i     (width[16:0] << log2_sx),
      .height_i    (height << log2_sy),
      .slices_i    (solid ? depth : 15'd1),
      .format_i    (in_fmt.format),
      .blocks_i    (in_i.blocks),
      .block_w_o   (block_w),
      .block_h_o   (block_h),
      .block_d_o   (block_d),
      .row_blocks_o(row_blocks),
      .block_rows_o(block_rows)
  );

  tex_level_layout_t level_layout;
  tex_volume_t       volume;
  tex_geom_t         geom;
  assign level_layout.layout = in_level_layout.layout;
  // PD-115: elements of a buffer are aligned to their size, those of 12 bytes from a multiple of 16 on.
  logic [3:0] below;
  assign below = tex_pkg::format_three(in_fmt.format) ? 4'hf : ~(4'hf << tex_pkg::format_log2_bytes(in_fmt.format));
  assign level_layout.base = blocklinear ? {in_i.origin + offset, 9'd0} // PD-91
                                         : {in_level_layout.base[47:4], in_level_layout.base[3:0] & ~below};
  assign level_layout.pitch = in_level_layout.pitch;
  assign level_layout.row_blocks = blocklinear ? row_blocks : '0;
  assign level_layout.block_w = blocklinear ? block_w : '0;
  assign level_layout.block_h = blocklinear ? block_h : '0;
  assign volume.block_d = blocklinear ? block_d : '0;
  assign volume.block_rows = blocklinear ? block_rows : '0;
  // PD-115: a layer of samples is one level, which is whole blocks.
  logic [38:0] layer_gobs;
  assign layer_gobs = ({24'd0, row_blocks} * {25'd0, block_rows}) << ({1'b0, block_w} + {1'b0, block_h});
  assign volume.layer_stride = blocklinear && {log2_sy, log2_sx} != 4'd0 ? {layer_gobs, 9'd0}
                                                                         : in_volume.layer_stride;
  assign geom.width = width[16:0];
  assign geom.height = height;
  assign geom.depth = solid ? depth : 15'd1; // PD-109
  assign geom.normalized = in_geom.normalized;
  assign geom.address_u = in_geom.address_u;
  assign geom.address_v = in_geom.address_v;
  assign geom.address_p = in_geom.address_p;
  assign geom.seamless = in_geom.seamless;

  // ---- Output register ---------------------------------------------------------------------------------------------
  logic     load;
  tex_lod_t next;
  tex_tag_t tag;
  assign tag.warp = in_tag.warp;
  assign tag.lane = in_tag.lane;
  assign tag.quad_last = in_tag.quad_last;
  assign tag.last = in_tag.last;
  assign tag.token = in_tag.token;
  assign tag.status = shows && beyond ? 4'(tex_pkg::STATUS_OUT_OF_BOUNDS) : in_tag.status;
  assign next.tag = tag;
  assign next.op = in_i.op;
  assign next.level = shows ? level : '0;
  assign next.level_layout = shows ? level_layout : '0;
  assign next.volume = shows ? volume : '0;
  assign next.width = shows ? width : '0;
  assign next.height = shows ? height : '0;
  assign next.depth = shows ? depth : '0;
  assign next.shape = in_i.shape;
  assign next.geom = geom;
  assign next.fmt = in_i.fmt;
  assign next.recip_w = in_i.recip_w;
  assign next.recip_h = in_i.recip_h;
  assign next.recip_d = in_i.recip_d;
  assign next.operands = in_i.operands;

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );
  always_ff @(posedge clk_i) begin
    if (load) out_o <= next;
  end

  logic unused;
  assign unused = ^{in_op, operands, in_i.header_hit, in_i.sampler_hit, in_i.entry, record_entry_i, in_level_layout,
                    in_volume, in_shape, in_geom, in_fmt};

  // Contract
  `TEX_HANDSHAKE(lod, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_KNOWN(record_valid, 1'b1, record_valid_i)
  `TEX_LATENCY(lod, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
  `TEX_PARAMETER(HEADER_ENTRIES, HEADER_ENTRIES >= 2 && HEADER_ENTRIES <= 256 && 2 ** ENTRY_W == HEADER_ENTRIES)
endmodule
