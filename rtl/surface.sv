// SPDX-License-Identifier: Apache-2.0
// Function: Computes the location of an access to the surface, or the reason why there is none. A load or an atomic
//   gets the status that it answers then.
// Rules: R-SUST-17, 29, 34; PD-4, PD-30, PD-32, PD-32b, PD-39, PD-40, PD-117b, PD-117c, PD-118a; those of the
//   coordinates are in tex_surface_place.
// Model twin: cmodel/function/surface.c, cmodel/cycle/pipe.c.
// Latency: 1.
// Backpressure: in_ready_o is combinational from out_ready_i; the output register holds an untaken beat.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_surface (
    input  logic         clk_i,
    input  logic         rst_i,
    // From header
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  tex_header_t  in_i,
    // To convert
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output tex_surface_t out_o
);
  tex_tag_t      in_tag;
  tex_operands_t operands;
  tex_access_t   access;
  tex_fmt_t      in_fmt;
  tex_shape_t    shape;
  tex_op_t       in_op;
  logic          load, ok, changes, reads; // changes: it is an atomic; reads: that, or a load
  assign in_tag = in_i.tag;
  assign in_op = in_i.op;
  assign changes = in_op.opcode == 4'(tex_pkg::OPCODE_SUATOM) || in_op.opcode == 4'(tex_pkg::OPCODE_SURED);
  assign reads = in_op.opcode == 4'(tex_pkg::OPCODE_SULD) || changes;
  assign operands = in_i.operands;
  assign access = operands.access;
  assign in_fmt = in_i.fmt;
  assign shape = in_i.shape;
  assign ok = in_tag.status == tex_pkg::STATUS_OK && !in_tag.token;

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );

  logic        has_layers, misaligned;
  logic [3:0]  outside;
  logic [95:0] at;
  logic [35:0] offset;
  logic [15:0] row;
  logic [16:0] slice;
  assign has_layers = access.dim == tex_pkg::DIM_1D_ARRAY || access.dim == tex_pkg::DIM_2D_ARRAY;
  assign at = {has_layers ? {16'b0, operands.array} : operands.r, operands.t, operands.s};

  // What the format is; nothing is looked up without a beat.
  // Components of the format with a data type that it does not allow.
  logic [3:0]  present, type_bad, whole, is_float; // whole: an integer
  logic [31:0] types;
  logic [11:0] datatype;
  logic        three, described, storable;
  logic [2:0]  log2_bytes;
  logic [6:0]  format;
  assign datatype = in_fmt.datatype;
  assign format = in_fmt.format;
  always_comb begin
    if (in_valid_i) begin
      types = {tex_pkg::format_types3(format), tex_pkg::format_types2(format),
               tex_pkg::format_types1(format), tex_pkg::format_types0(format)};
      present = {tex_pkg::format_width3(format) != 6'd0, tex_pkg::format_width2(format) != 6'd0,
                 tex_pkg::format_width1(format) != 6'd0, tex_pkg::format_width0(format) != 6'd0};
      three = tex_pkg::format_three(format);
      described = tex_pkg::format_described(format);
      storable = tex_pkg::format_store(format);
      log2_bytes = tex_pkg::format_log2_bytes(format);
    end else begin
      types = '0;
      present = '0;
      three = 1'b0;
      described = 1'b0;
      storable = 1'b0;
      log2_bytes = '0;
    end
  end

  tex_surface_place u_place (
      .active_i(in_valid_i), .access_i(access), .shape_i(shape), .log2_bytes_i(log2_bytes), .three_i(three), .at_i(at),
      .misaligned_o(misaligned), .outside_o(outside), .offset_o(offset), .row_o(row), .slice_o(slice)
  );

  logic [7:0] allowed; // of a component
  logic [2:0] has;
  always_comb begin // of a beat, else 0
    if (in_valid_i) begin
      for (int c = 0; c < 4; c++) begin
        allowed = types[8 * c +: 8];
        has = datatype[3 * c +: 3];
        type_bad[c] = present[c] && !allowed[has];
        whole[c] = has == tex_pkg::DATATYPE_UINT || has == tex_pkg::DATATYPE_SINT;
        is_float[c] = has == tex_pkg::DATATYPE_FLOAT;
      end
    end else begin
      type_bad = '0;
      whole = '0;
      is_float = '0;
      allowed = '0;
      has = '0;
    end
  end

  // PD-118a: the element has the size and the type of the atomic, and is at a multiple of its size.
  logic              fits, wide;
  tex_level_layout_t level_layout;
  assign level_layout = in_i.level_layout;
  assign wide = access.sz == tex_pkg::SZ_64;
  // Selected here: in always_comb Icarus has no constant selects.
  logic       formatted, floats; // the access
  logic [2:0] base_low;
  assign formatted = access.formatted;
  assign floats = access.atom_type == tex_pkg::ATOM_TYPE_F32;
  assign base_low = level_layout.base[2:0];

  // ---- Action ------------------------------------------------------------------------------------------------------
  logic       type_ok, format_ok, placed;
  logic [7:0] fitting; // a bit for each dimension
  logic [3:0] action, from_status;
  assign fitting = tex_pkg::type_stores(shape.kind);
  assign type_ok = fitting[access.dim]; // PD-40
  always_comb begin // of a beat, else 0
    if (in_valid_i) begin
      fits = !three && log2_bytes == (wide ? 3'd3 : 3'd2)
             && (present & ~(floats ? is_float : whole)) == 4'd0
             && (base_low & {wide, 2'b11}) == 3'd0;
      format_ok = described
                  && (!(formatted || changes)
                      || (storable && type_bad == 4'd0)) // PD-39
                  && (!changes || fits);                                             // PD-118a
    end else begin
      fits = 1'b0;
      format_ok = 1'b0;
    end
  end
  assign placed = ok && type_ok && format_ok;

  // A token or a fault has no action; other statuses are dropped silently (PD-4).
  assign from_status = in_tag.token ? tex_pkg::ACTION_NONE
                       : in_tag.status == tex_pkg::STATUS_INVALID_HEADER ? tex_pkg::ACTION_HEADER   // R-SUST-17
                       : in_tag.status == tex_pkg::STATUS_DISABLED       ? tex_pkg::ACTION_DISABLED // R-SUST-34
                       : tex_pkg::ACTION_NONE;
  assign action = !ok                                       ? from_status
                  : !type_ok                                ? tex_pkg::ACTION_TYPE
                  : !format_ok                              ? tex_pkg::ACTION_FORMAT
                  : outside == 4'd0 && changes              ? tex_pkg::ACTION_ATOM
                  : outside == 4'd0 && reads                ? tex_pkg::ACTION_LOAD
                  : outside == 4'd0                         ? tex_pkg::ACTION_STORE
                  : access.clamp == tex_pkg::CLAMP_TRAP     ? tex_pkg::ACTION_TRAP    // PD-32
                                                            : tex_pkg::ACTION_BOUNDS; // PD-30, PD-32b; R-SUST-29

  logic       stores;
  logic [1:0] axis;
  assign stores = placed && outside == 4'd0;
  assign axis = !placed || outside == 4'd0 ? 2'd0
                : outside[0] ? tex_pkg::AXIS_X : outside[1] ? tex_pkg::AXIS_Y
                : outside[2] ? tex_pkg::AXIS_Z : tex_pkg::AXIS_ARRAY;

  logic [3:0] status;
  assign status = !ok || !reads ? in_tag.status
                  : !type_ok       ? tex_pkg::STATUS_MISMATCH           // PD-117c
                  : !format_ok     ? (changes ? tex_pkg::STATUS_MISMATCH : tex_pkg::STATUS_UNSUPPORTED_HEADER)
                  : outside != '0  ? tex_pkg::STATUS_OUT_OF_BOUNDS      // PD-117b, PD-118f
                                   : tex_pkg::STATUS_OK;

  tex_tag_t     tag;
  assign tag.warp = in_tag.warp;
  assign tag.lane = in_tag.lane;
  assign tag.quad_last = in_tag.quad_last;
  assign tag.last = in_tag.last;
  assign tag.token = in_tag.token;
  assign tag.more = in_tag.more;
  assign tag.status = status;

  always_ff @(posedge clk_i) begin
    if (load) begin
      out_o.tag <= tag;
      out_o.op <= in_i.op;
      out_o.action <= action;
      out_o.axis <= axis;
      out_o.misaligned <= placed && misaligned;
      out_o.at <= ok ? at : '0;
      out_o.offset <= stores ? offset : '0;
      out_o.row <= stores ? row : '0;
      out_o.slice <= stores ? slice : '0;
      out_o.level_layout <= in_i.level_layout;
      out_o.volume <= in_i.volume;
      out_o.fmt <= in_i.fmt;
      out_o.access <= operands.access;
      out_o.data <= operands.data;
    end
  end

  logic unused;
  assign unused = ^{in_op.comp, in_op.wmask, in_op.rd, in_op.ps, in_op.split, in_op.rd2, in_fmt.datatype,
                    in_fmt.source, in_fmt.border,
                    in_fmt.srgb, in_fmt.compare, in_fmt.sampling, in_i.header_hit, in_i.sampler_hit, in_i.level,
                    in_i.blocks, in_i.entry, in_i.origin,
                    in_i.geom, in_i.detail, level_layout, operands};

  // Contract
  `TEX_HANDSHAKE(surface, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(surface, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
