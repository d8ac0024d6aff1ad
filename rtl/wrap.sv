// SPDX-License-Identifier: Apache-2.0
// Function: Applies the address modes to fixed-point positions: gives the four texels of the footprint, on a seamless
//   cube with the neighbouring faces. Tokens and statuses other than OK give zeros.
// Rules: R-TLD4-41, R-TLD4-43, R-LD-1, PD-6, PD-7, PD-10a, PD-14, PD-16b, PD-17, PD-17a, PD-18c, PD-18g, PD-18h,
//   PD-61, PD-109, PD-110, PD-115, PD-116, PD-127; PD-91 for the start of the layer.
// Model twin: cmodel/function/wrap.c, cmodel/cycle/pipe.c.
// Latency: 1.
// Backpressure: in_ready_o is combinational from out_ready_i; the output register holds an untaken beat.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_wrap (
    input  logic       clk_i,
    input  logic       rst_i,
    input  logic       filter_weight8_i, // POLICY; applies in the cycle in which a beat enters
    // From coord
    input  logic       in_valid_i,
    output logic       in_ready_o,
    input  tex_coord_t in_i,
    // To address
    output logic       out_valid_o,
    input  logic       out_ready_i,
    output tex_wrap_t  out_o
);
  tex_tag_t in_tag;
  tex_geom_t in_geom;
  assign in_tag = in_i.tag;
  assign in_geom = in_i.geom;

  // R-TLD4-43: counter-clockwise from the lower left, t grows downwards.
  // PD-7: with PTP each sample is the (i0, j0) of its own footprint.
  localparam logic [3:0] CORNER_S = 4'b0110;
  localparam logic [3:0] CORNER_T = 4'b0011;

  logic load, ok, alone, seamless;
  assign ok = in_tag.status == tex_pkg::STATUS_OK && !in_tag.token;

  // PD-17a: a seamless cube uses tex_wrap_seams; the results of the other way are zeros.
  assign seamless = ok && in_geom.seamless;
  tex_op_t in_op;
  logic    fetch, asks;
  assign in_op = in_i.op;
  assign fetch = in_op.opcode == 4'(tex_pkg::OPCODE_TLD);
  assign asks = in_op.opcode == 4'(tex_pkg::OPCODE_TMML);
  assign alone = ok && !in_geom.seamless && !fetch && !asks; // R-LD-1, PD-115: no address mode; PD-116

  tex_pipe u_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load), .out_valid_o, .out_ready_i
  );

  logic [63:0] x, y;
  logic [3:0] border_s, border_t, border;
  logic [7:0] frac_s, frac_t;

  tex_wrap_axis u_axis_s (
      .clk_i, .load_i(load), .enable_i(alone), .fixed_i(in_i.fixed[25:0]), .offset_i(in_i.offset_u),
      .corner_i(in_i.ptp ? 4'h0 : CORNER_S), .size_i(in_geom.width), .recip_i(in_i.recip_w),
      .mode_i(in_geom.address_u), .one_at_edge_i(filter_weight8_i), .index_o(x), .border_o(border_s), .frac_o(frac_s)
  );
  tex_wrap_axis u_axis_t (
      .clk_i, .load_i(load), .enable_i(alone), .fixed_i(in_i.fixed[51:26]), .offset_i(in_i.offset_v),
      .corner_i(in_i.ptp ? 4'h0 : CORNER_T), .size_i(in_geom.height), .recip_i(in_i.recip_h),
      .mode_i(in_geom.address_v), .one_at_edge_i(filter_weight8_i), .index_o(y), .border_o(border_t), .frac_o(frac_t)
  );

  // PD-109: the slice of the pass.
  logic [15:0] z;
  logic        border_r;
  tex_pass_t   in_pass, pass_q;
  assign in_pass = in_i.pass;
  logic [7:0]  frac_r;
  tex_wrap_axis #(.SAMPLES(1)) u_axis_r (
      .clk_i, .load_i(load), .enable_i(alone && in_i.solid), .fixed_i(in_i.fixed[77:52]), .offset_i(in_i.offset_w),
      .corner_i(in_pass.slice), .size_i({2'b0, in_geom.depth}), .recip_i(in_i.recip_d), .mode_i(in_geom.address_p),
      .one_at_edge_i(filter_weight8_i), .index_o(z), .border_o(border_r), .frac_o(frac_r)
  );

  logic [63:0] seam_x, seam_y;
  logic [11:0] seam_face;
  logic [3:0]  corner;
  logic [7:0]  sample_xor;
  logic [15:0] seam_frac;
  tex_wrap_seams u_seams (
      .clk_i, .load_i(load), .enable_i(seamless), .fixed_i(in_i.fixed[51:0]), .size_i(in_geom.width),
      .face_i(in_i.face),
      .x_o(seam_x), .y_o(seam_y), .face_o(seam_face), .corner_o(corner), .sample_xor_o(sample_xor),
      .frac_o(seam_frac)
  );

  logic unused;
  assign unused = ^{in_i.reduced, in_i.position, in_geom.normalized, in_i.ignored, in_op, in_volume, out_fmt,
                    in_pass, z[15:14]};

  // The layers before: one product for the four samples. Strides are whole GOBs (PD-91).
  tex_level_layout_t in_level_layout, level_layout;
  logic [38:0] layers;
  tex_volume_t in_volume, volume_q;
  assign in_volume = in_i.volume;
  assign in_level_layout = in_i.level_layout;
  logic [16:0] image; // a cube has six; tex_address adds the face
  assign image = in_i.cube ? {2'b0, in_i.layer, 1'b0} + {1'b0, in_i.layer, 2'b0}
                           : {3'b0, in_i.layer};
  assign layers = {22'h0, image} * in_volume.layer_stride[47:9];
  assign level_layout.layout = in_level_layout.layout;
  assign level_layout.base = in_level_layout.base + {layers, 9'h0};
  assign level_layout.pitch = in_level_layout.pitch;
  assign level_layout.row_blocks = in_level_layout.row_blocks;
  assign level_layout.block_w = in_level_layout.block_w;
  assign level_layout.block_h = in_level_layout.block_h;

  tex_tag_t tag_q;
  tex_op_t op_q;
  tex_level_layout_t level_layout_q;
  tex_fmt_t fmt_q;
  logic [31:0] column_q; // of a fetch: the one texel, in the place of texel 3
  logic [15:0] row_q;
  logic [13:0] slice_q;
  logic [2:0] face_q;
  logic ok_q, asks_q;
  always_ff @(posedge clk_i) begin
    if (load) begin
      tag_q <= in_i.tag;
      op_q <= in_i.op;
      level_layout_q <= level_layout;
      fmt_q <= in_i.fmt;
      pass_q <= in_i.pass;
      volume_q <= in_i.volume;
      column_q <= in_i.column;
      row_q <= in_i.row;
      slice_q <= in_i.slice;
      face_q <= alone ? in_i.face : 3'd0;
      ok_q <= ok;
      asks_q <= ok && asks;
    end
  end

  // PD-14, PD-109: border on any axis makes the sample border. Without a beat all of it is 0.
  logic [63:0] inner, read;
  logic [11:0] face, read_face;
  logic [3:0] idle, zero_weight, none; // PD-10a: a sample, a texel without weight; a texel that gives zeros
  tex_fmt_t out_fmt;
  logic filters;
  assign out_fmt = fmt_q;
  assign filters = out_fmt.sampling != tex_pkg::SAMPLING_GATHER;
  logic [7:0] along_s, along_t;
  logic [3:0] hidden; // no sample with weight shows the texel
  logic [7:0] along_seam_s, along_seam_t;
  logic one_slice;
  logic [15:0] column_low, column_high;
  logic [13:0] z_low;
  assign {column_high, column_low} = column_q;
  assign z_low = z[13:0];
  assign {along_seam_t, along_seam_s} = seam_frac;
  assign one_slice = pass_q.slice;
  always_comb begin
    if (out_valid_o) begin
      along_s = frac_s | along_seam_s;
      along_t = frac_t | along_seam_t;
      idle = (along_s == 8'd0 ? CORNER_S : 4'h0) | (along_t == 8'd0 ? CORNER_T : 4'h0);
      hidden = 4'hf;
      for (int k = 0; k < 4; k++) begin
        if (!idle[k]) hidden[2'(k) ^ sample_xor[2 * k +: 2]] = 1'b0;
      end
      // PD-110: what is missing is made of the others, if it has weight.
      zero_weight = {4{filters}} & {4{ok_q}}
                    & ((hidden & {4{(corner & ~hidden) == 4'h0}}) | {4{one_slice && frac_r == 8'd0}});
      border = ((border_s | border_t | {4{border_r}}) & ~zero_weight) | {asks_q, 3'd0}; // PD-116
      none = border | zero_weight;
    end else begin
      along_s = '0;
      along_t = '0;
      idle = '0;
      hidden = '0;
      zero_weight = '0;
      border = '0;
      none = '0;
    end
  end

  // What of each sample is shown: 16 bits of a place, three of a face.
  function automatic logic [63:0] by_16(input logic active, input logic [3:0] v);
    by_16 = '0;
    if (active) by_16 = ~{{16{v[3]}}, {16{v[2]}}, {16{v[1]}}, {16{v[0]}}};
  endfunction
  function automatic logic [11:0] by_3(input logic active, input logic [3:0] v);
    by_3 = '0;
    if (active) by_3 = ~{{3{v[3]}}, {3{v[2]}}, {3{v[1]}}, {3{v[0]}}};
  endfunction
  assign inner = by_16(out_valid_o, none);
  assign face = {4{face_q}} & by_3(out_valid_o, none);
  assign read = by_16(out_valid_o, zero_weight);
  assign read_face = by_3(out_valid_o, zero_weight);
  always_comb begin
    if (out_valid_o) begin
      out_o.tag = tag_q;
      out_o.op = op_q;
      out_o.x = (x & inner) | (seam_x & read) | {column_low, 48'h0};
      out_o.y = (y & inner) | (seam_y & read) | {row_q, 48'h0};
      out_o.index_hi = column_high;
      out_o.slice = slice_q | z_low;
      out_o.border = border;
      out_o.face = face | (seam_face & read_face);
      out_o.corner = corner;
      out_o.sample_xor = sample_xor;
      out_o.zero_weight = zero_weight;
      out_o.frac = filters && ok_q ? {frac_r, along_t, along_s} : 24'h0;   // PD-61
      out_o.level_layout = level_layout_q;
      out_o.volume = volume_q;
      out_o.fmt = fmt_q;
      out_o.pass = pass_q;
    end else begin
      out_o = '0;
    end
  end

  // Contract
  `TEX_HANDSHAKE(wrap, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(wrap, 1, in_valid_i && in_ready_o, 1'b1, out_valid_o)
endmodule
