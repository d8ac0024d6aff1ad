// SPDX-License-Identifier: Apache-2.0
// Function: Computes the address and the bytes of a store; of a load or an atomic the address, and how many bytes it reads.
//   Other beats have bytes = 0. An atomic keeps its operands. The policy applies in the cycle in which a beat enters.
// Rules: PD-91a.
// Model twin: cmodel/function/convert.c, cmodel/cycle/pipe.c.
// Latency: 1.
// Backpressure: in_ready_o is combinational from out_ready_i; the output register holds an untaken beat.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_convert (
    input  logic         clk_i,
    input  logic         rst_i,
    // From csr
    input  logic         narrow_rne_i, // POLICY
    // From surface
    input  logic         in_valid_i,
    output logic         in_ready_o,
    input  tex_surface_t in_i,
    // To store or load
    output logic         out_valid_o,
    input  logic         out_ready_i,
    output tex_convert_t out_o
);
  tex_access_t in_access;
  tex_fmt_t    in_fmt;
  logic        load, stores, changes, accesses; // changes: an atomic; accesses: any of the three
  assign in_access = in_i.access;
  assign in_fmt = in_i.fmt;
  assign stores = in_i.action == tex_pkg::ACTION_STORE;
  assign changes = in_i.action == tex_pkg::ACTION_ATOM;
  assign accesses = stores || changes || in_i.action == tex_pkg::ACTION_LOAD;

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );

  // ---- Address -----------------------------------------------------------------------------------------------------
  logic        is_3d;
  logic [47:0] address;
  assign is_3d = in_access.dim == tex_pkg::DIM_3D;
  tex_address_sample u_address (
      .clk_i, .load_i(load), .fetch_i(accesses), .xb_i(in_i.offset), .y_i(in_i.row),
      .z_i(is_3d ? in_i.slice[13:0] : 14'd0), .layer_i(is_3d ? 17'd0 : in_i.slice), .level_layout_i(in_i.level_layout),
      .volume_i(in_i.volume), .address_o(address)
  );

  // PD-91a (straddle): only a 12-byte element can run over the end of a unit of 16 bytes in a GOB. The next unit is one
  // line away in the left half of 32 columns. Else it is seven (224 bytes) away, both to the other half of the GOB and
  // to the next GOB of the block; from the last GOB column of a block, plus the remaining rows and slices.
  tex_level_layout_t level_layout;
  tex_volume_t volume;
  logic        runs_over, leaves_block;
  logic [3:0]  rest_log2;    // log2 of the GOBs in one column of a block
  logic [4:0]  columns;      // GOB columns of a block - 1
  logic [14:0] rest;         // GOBs of a block without one row
  logic [18:0] line_gap;
  assign level_layout = in_i.level_layout;
  assign volume = in_i.volume;
  assign runs_over = accesses && level_layout.layout == tex_pkg::LAYOUT_BLOCKLINEAR && in_access.formatted
                     && tex_pkg::format_three(in_fmt.format) && in_i.offset[3];
  assign columns = ~(5'h1f << level_layout.block_w);
  assign leaves_block = in_i.offset[5] && (~in_i.offset[10:6] & columns) == 5'd0;
  assign rest_log2 = {1'b0, level_layout.block_h} + {1'b0, volume.block_d};
  assign rest = {5'h0, ~(10'h3ff << rest_log2)} << level_layout.block_w;
  assign line_gap = !runs_over ? 19'd0 : !in_i.offset[4] ? 19'd1 : {leaves_block ? rest : 15'd0, 4'd7};

  // ---- Data --------------------------------------------------------------------------------------------------------
  logic [127:0] data;
  logic [4:0]   bytes;
  tex_convert_data u_data (
      .store_i(in_valid_i && stores), .formatted_i(in_access.formatted), .sz_i(in_access.sz), .rgba_i(in_access.rgba),
      .format_i(in_fmt.format), .datatype_i(in_fmt.datatype), .nearest_i(narrow_rne_i), .data_i(in_i.data),
      .data_o(data), .bytes_o(bytes)
  );

  tex_tag_t     tag_q;
  tex_op_t      op_q;
  logic [3:0]   action_q;
  logic [127:0] data_q;
  logic [4:0]   bytes_q;
  logic [18:0]  line_gap_q;
  tex_element_t element_q;
  always_ff @(posedge clk_i) begin
    if (load) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      action_q <= in_i.action;
      data_q <= stores ? data : changes ? in_i.data : '0;
      bytes_q <= accesses ? bytes : '0;
      line_gap_q <= line_gap;
      element_q.format <= in_fmt.format;
      element_q.datatype <= in_fmt.datatype;
      element_q.source <= in_fmt.source;
      element_q.formatted <= in_access.formatted;
      element_q.sz <= in_access.sz;
      element_q.atom <= in_access.atom;
      element_q.atom_type <= in_access.atom_type;
    end
  end

  always_comb begin // without a beat all of it is 0
    if (out_valid_o) begin
      out_o.tag = tag_q;
      out_o.op = op_q;
      out_o.action = action_q;
      out_o.address = address;
      out_o.data = data_q;
      out_o.bytes = bytes_q;
      out_o.line_gap = line_gap_q;
      out_o.element = element_q;
    end else begin
      out_o = '0;
    end
  end

  logic unused;
  assign unused = ^{in_fmt.compare, in_fmt.srgb, in_fmt.sampling, in_fmt.border, level_layout, volume, in_i.axis,
                    in_i.misaligned, in_i.at, in_access.ba, in_access.clamp};

  // Contract
  `TEX_HANDSHAKE(convert, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(convert, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
