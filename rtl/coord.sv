// SPDX-License-Identifier: Apache-2.0
// Function: Converts delivered coordinates to fixed-point texel positions; extracts the texel offsets and the layer.
//   Tokens and statuses other than OK give zeros. A texel fetch has integers: they are judged in the first cycle.
// Rules: R-TLD4-7..9, R-TLD4-11..14, R-TLD4-47, PD-6, PD-8, PD-9, PD-10, PD-16, PD-18a..c, PD-18e, PD-18f, PD-19,
//   PD-60, PD-109, PD-112, PD-120a, PD-136b, R-LD-7, R-LD-8, R-LD-19, PD-115, PD-128, PD-128a (most of them in the
//   submodules).
// Model twin: cmodel/function/coord.c, cmodel/cycle/pipe.c.
// Latency: 5 (face; tap; sanitised and reduced; product; fixed point).
// Backpressure: ready is combinational through all five register stages; each holds its beat while the next one is
//   full.
// Throughput: one beat a cycle.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_coord #(
    parameter int TEX_ANISO = tex_pkg::ANISO // 0: there is one tap
) (
    input  logic        clk_i,
    input  logic        rst_i,
    input  logic        coord_fixed21_i, // POLICY; applies in the cycle in which a beat enters
    // From lod
    input  logic        in_valid_i,
    output logic        in_ready_o,
    input  tex_lod_t    in_i,
    // To wrap
    output logic        out_valid_o,
    input  logic        out_ready_i,
    output tex_coord_t  out_o
);
  tex_tag_t in_tag;
  assign in_tag = in_i.tag;
  tex_operands_t operands;
  assign operands = in_i.operands;
  tex_shape_t in_shape;
  assign in_shape = in_i.shape;

  logic load_project, load_tap, load_reduce, load_scale, load_fix;
  logic project_valid, project_ready, tap_valid, tap_ready, reduce_valid, reduce_ready, scale_valid, scale_ready;

  tex_pipe u_project_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i, .in_ready_o, .load_o(load_project),
      .out_valid_o(project_valid), .out_ready_i(project_ready)
  );
  tex_pipe u_tap_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(project_valid), .in_ready_o(project_ready), .load_o(load_tap),
      .out_valid_o(tap_valid), .out_ready_i(tap_ready)
  );
  tex_pipe u_reduce_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(tap_valid), .in_ready_o(tap_ready), .load_o(load_reduce),
      .out_valid_o(reduce_valid), .out_ready_i(reduce_ready)
  );
  tex_pipe u_scale_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(reduce_valid), .in_ready_o(reduce_ready), .load_o(load_scale),
      .out_valid_o(scale_valid), .out_ready_i(scale_ready)
  );
  tex_pipe u_fix_pipe (
      .clk_i, .rst_i, .able_i(1'b1), .in_valid_i(scale_valid), .in_ready_o(scale_ready), .load_o(load_fix),
      .out_valid_o, .out_ready_i
  );

  logic ok, fetch, cube, filters, centre;
  tex_op_t in_op, scale_op;
  tex_fmt_t in_fmt, scale_fmt;
  tex_tag_t scale_tag;
  assign in_fmt = in_i.fmt;
  assign filters = in_fmt.sampling != tex_pkg::SAMPLING_GATHER;
  assign ok = in_tag.status == tex_pkg::STATUS_OK && !in_tag.token;
  assign in_op = in_i.op;
  assign fetch = in_op.opcode == 4'(tex_pkg::OPCODE_TLD);
  assign scale_op = side_scale_q.op;

  // Payload that passes the register stages unchanged.
  typedef struct packed {
    tex_tag_t tag;
    tex_op_t op;
    tex_geom_t geom;
    tex_level_layout_t level_layout;
    tex_fmt_t fmt;
    tex_pass_t pass;
    logic [19:0] recip_w;
    logic [19:0] recip_h;
    logic [19:0] recip_d;
    logic [23:0] offset_u;
    logic [23:0] offset_v;
    logic [5:0] offset_w;
    logic ptp;
    logic [13:0] layer;
    tex_volume_t volume;
    logic [31:0] column;
    logic [15:0] row;
    logic [13:0] slice;
    logic cube;
    logic solid;
    logic ignored;
  } tex_coord_side_t;

  // That payload, along the register stages.
  logic [23:0] offset_u, offset_v;
  logic [5:0]  offset_w;
  tex_coord_side_t side_project_q, side_tap_q, side_reduce_q, side_scale_q;
  logic ok_project_q, ok_tap_q;
  logic line, line_project_q, line_tap_q, line_reduce_q, line_scale_q; // one row: t is its centre
  logic fixed21_project_q, fixed21_tap_q, fixed21_reduce_q, fixed21_scale_q; // PD-128: of a beat with coordinates
  logic solid;                                             // r counts
  tex_geom_t tap_geom, reduce_geom;
  assign tap_geom = side_tap_q.geom;
  assign reduce_geom = side_reduce_q.geom;
  assign scale_fmt = side_scale_q.fmt;
  assign scale_tag = side_scale_q.tag;
  assign centre = scale_fmt.sampling == tex_pkg::SAMPLING_POINT && scale_tag.status == tex_pkg::STATUS_OK
                  && scale_op.opcode != 4'(tex_pkg::OPCODE_TLD);   // PD-60
  logic unused;
  assign unused = ^{pass_project, in_i.level, in_i.sampling, in_i.length, in_i.minor, in_i.lambda, in_i.unclamped,
                    in_i.clamped, in_shape, operands, in_fmt, in_op, scale_op, scale_fmt, scale_tag};
  assign cube = ok && tex_pkg::type_cube(in_shape.kind);

  tex_coord_offset u_offset (
      .toff_i(ok && !fetch && !cube && !(filters && operands.toff == tex_pkg::TOFF_PTP) ? operands.toff
                                                                                        : tex_pkg::TOFF_NONE),
      .short_i(tex_pkg::PART_SAMPLED[in_op.opcode]), .line_i(line), .solid_i(solid),
      .off1_i(operands.off1), .off2_i(operands.off2), .offset_u_o(offset_u), .offset_v_o(offset_v),
      .offset_w_o(offset_w)
  );

  tex_tag_t    tag;
  logic        buffer, there;
  logic [31:0] column;
  logic [15:0] row;
  logic [13:0] slice;
  assign buffer = tex_pkg::type_buffer(in_shape.kind);
  tex_coord_fetch u_fetch (
      .active_i(in_valid_i && ok && fetch), .operands_i(operands), .shape_i(in_shape), .width_i(in_i.width),
      .height_i(in_i.height), .depth_i(in_i.depth),
      .inside_o(there), .column_o(column), .row_o(row), .slice_o(slice)
  );
  logic fetched; // a texel that there is
  assign fetched = ok && fetch && there;
  assign tag.warp = in_tag.warp;
  assign tag.lane = in_tag.lane;
  assign tag.quad_last = in_tag.quad_last;
  assign tag.last = in_tag.last;
  assign tag.token = in_tag.token;
  assign tag.more = in_tag.more;
  assign tag.status = ok && fetch && !there ? 4'(tex_pkg::STATUS_OUT_OF_BOUNDS) : in_tag.status; // R-LD-8, R-LD-9
  // PD-9: a texture that is no array has one layer; without an array index in param, the index is 0.
  logic        array;
  logic [14:0] last_layer;
  assign array = ok && (!fetch || there) && tex_pkg::type_array(in_shape.kind);
  assign last_layer = in_shape.depth - 15'd1;

  assign line = ok && !fetch && tex_pkg::type_axes(in_shape.kind) == 2'd1;
  assign solid = ok && !fetch && tex_pkg::type_axes(in_shape.kind) == 2'd3; // PD-109
  always_ff @(posedge clk_i) begin
    if (load_project) ok_project_q <= ok && !fetch;
    if (load_tap) ok_tap_q <= ok_project_q;
    if (load_project) line_project_q <= line;
    if (load_tap) line_tap_q <= line_project_q;
    if (load_reduce) line_reduce_q <= line_tap_q;
    if (load_scale) line_scale_q <= line_reduce_q;
    if (load_project) fixed21_project_q <= coord_fixed21_i && ok && !fetch;
    if (load_tap) fixed21_tap_q <= fixed21_project_q;
    if (load_reduce) fixed21_reduce_q <= fixed21_tap_q;
    if (load_scale) fixed21_scale_q <= fixed21_reduce_q;
    if (load_project) begin
      side_project_q.tag <= tag;
      side_project_q.column <= fetched ? column : '0;
      side_project_q.row <= fetched ? row : '0;
      side_project_q.slice <= fetched ? slice : '0;
      side_project_q.volume <= in_i.volume;
      side_project_q.op <= in_i.op;
      side_project_q.geom <= in_i.geom;
      side_project_q.level_layout <= in_i.level_layout;
      side_project_q.fmt <= in_i.fmt;
      side_project_q.pass <= in_i.pass;
      side_project_q.recip_w <= in_i.recip_w;
      side_project_q.recip_h <= in_i.recip_h;
      side_project_q.recip_d <= in_i.recip_d;
      side_project_q.offset_u <= offset_u;
      side_project_q.offset_v <= offset_v;
      side_project_q.offset_w <= offset_w;
      side_project_q.layer <= !array                                ? 14'd0
                              : operands.array > {1'b0, last_layer} ? last_layer[13:0] : operands.array[13:0];
      side_project_q.cube <= cube;
      side_project_q.solid <= solid;
      side_project_q.ignored <= (cube && operands.toff != tex_pkg::TOFF_NONE)   // R-TLD4-11, R-TLD4-14, PD-8
                                || (ok && filters && operands.toff == tex_pkg::TOFF_PTP)    // PD-10
                                || (fetched && buffer && operands.toff != tex_pkg::TOFF_NONE); // R-LD-21
      side_project_q.ptp <= ok && !cube && !filters && operands.toff == tex_pkg::TOFF_PTP;   // R-TLD4-12
    end
    if (load_tap) side_tap_q <= side_project_q;
    if (load_reduce) side_reduce_q <= side_tap_q;
    if (load_scale) side_scale_q <= side_reduce_q;
  end

  // The numbers: axis 0 is s, axis 1 is t, axis 2 is r.
  logic [95:0] given_q, apart_q, tapped, tapped_q, reduced, reduced_scale_q, position;
  logic [77:0] fixed;
  logic [8:0] mode;
  logic [50:0] size;
  assign mode = {tap_geom.address_p, tap_geom.address_v, tap_geom.address_u};
  assign size = {2'b0, reduce_geom.depth, reduce_geom.height, reduce_geom.width};
  logic [31:0] r_q;
  always_ff @(posedge clk_i) begin
    if (load_project) r_q <= operands.r;
    if (load_project) apart_q <= in_i.apart;
    if (load_tap) tapped_q <= tapped;
  end
  assign given_q[95:64] = r_q;

  // PD-16
  logic [2:0] face_q, face_tap_q, face_reduce_q, face_scale_q;
  tex_coord_project u_project (
      .clk_i, .load_i(load_project), .cube_i(cube), .fixed21_i(coord_fixed21_i),   // PD-128a
      .s_i(operands.s), .t_i(operands.t), .r_i(operands.r), .s_o(given_q[31:0]), .t_o(given_q[63:32]), .face_o(face_q)
  );
  always_ff @(posedge clk_i) begin
    if (load_tap) face_tap_q <= face_q;
    if (load_reduce) face_reduce_q <= face_tap_q;
    if (load_scale) face_scale_q <= face_reduce_q;
  end

  // PD-112: the coordinate and the tap; a sum that is infinite is sanitised as it is reduced. PD-136b: of taps by
  // logarithms nothing is added here.
  logic several; // taps
  tex_pass_t pass_project;
  assign pass_project = side_project_q.pass;
  assign several = TEX_ANISO != 0 && project_valid && pass_project.taps != '0
                   && !pass_project.log8;
  for (genvar axis = 0; axis < 3; axis++) begin : g_tap
    logic [31:0] moved;
    tex_lod_add u_add (
        .active_i(several), .a_i(tex_math::sanitised(given_q[32 * axis +: 32])), .b_i(apart_q[32 * axis +: 32]),
        .sum_o(moved)
    );
    assign tapped[32 * axis +: 32] = several ? moved : given_q[32 * axis +: 32];
  end

  // PD-136b: of taps by logarithms, along s and t. Those have no sampling POINT, and no place along t of one axis.
  logic [38:0] place;
  if (TEX_ANISO != 0) begin : g_place
    logic [25:0] project_q, tap_q, reduce_q, scale_q;
    always_ff @(posedge clk_i) begin
      if (load_project) project_q <= in_i.place;
      if (load_tap) tap_q <= project_q;
      if (load_reduce) reduce_q <= tap_q;
      if (load_scale) scale_q <= reduce_q;
    end
    assign place = {13'd0, scale_q};
  end else begin : g_middle
    assign place = '0;
    logic unused_place;
    assign unused_place = ^in_i.place;
  end

  for (genvar axis = 0; axis < 3; axis++) begin : g_axis
    localparam logic ALONG_T = axis == 1;
    localparam logic ALONG_R = axis == 2;
    logic [39:0] cut;
    logic [43:0] product;
    tex_coord_reduce u_reduce (
        .clk_i, .load_i(load_reduce), .enable_i(ok_tap_q && (!ALONG_R || side_tap_q.solid)),
        .s_i(tapped_q[32 * axis +: 32]), .mode_i(mode[3 * axis +: 3]), .normalized_i(tap_geom.normalized),
        .reduced_o(reduced[32 * axis +: 32])
    );
    tex_coord_cut u_cut (
        .clk_i, .load_i(load_reduce), .active_i(tap_valid && fixed21_tap_q && (!ALONG_R || side_tap_q.solid)),
        .s_i(tapped_q[32 * axis +: 32]), .mode_i(mode[3 * axis +: 3]), .normalized_i(tap_geom.normalized), .cut_o(cut)
    );
    tex_coord_position u_scale (
        .clk_i, .load_i(load_scale),
        .reduced_i(reduced[32 * axis +: 32]), .size_i(size[17 * axis +: 17]),
        .normalized_i(reduce_geom.normalized), .position_o(position[32 * axis +: 32])
    );
    tex_coord_product u_product (
        .clk_i, .load_i(load_scale), .active_i(reduce_valid && fixed21_reduce_q && (!ALONG_R || side_reduce_q.solid)),
        .cut_i(cut), .size_i(size[17 * axis +: 17]), .normalized_i(reduce_geom.normalized), .product_o(product)
    );
    tex_coord_fixed u_fix (
        .clk_i, .load_i(load_fix), .centre_i(centre || (ALONG_T && line_scale_q)),
        .position_i(position[32 * axis +: 32]),
        .cut_i(scale_valid && fixed21_scale_q && (!ALONG_R || side_scale_q.solid)), .product_i(product),
        .place_i(place[13 * axis +: 13]),
        .fixed_o(fixed[26 * axis +: 26])
    );
  end

  always_ff @(posedge clk_i) begin
    if (load_scale) reduced_scale_q <= reduced;
  end

  // Registered as it leaves, all but what is fixed: an output that were put together from registers would be in every
  // cycle.
  tex_coord_t out_q;
  always_ff @(posedge clk_i) begin
    if (load_fix) begin
      out_q.tag <= side_scale_q.tag;
      out_q.op <= side_scale_q.op;
      out_q.offset_u <= side_scale_q.offset_u;
      out_q.offset_v <= side_scale_q.offset_v;
      out_q.offset_w <= side_scale_q.offset_w;
      out_q.ptp <= side_scale_q.ptp;
      out_q.layer <= side_scale_q.layer;
      out_q.ignored <= side_scale_q.ignored;
      out_q.cube <= side_scale_q.cube;
      out_q.solid <= side_scale_q.solid;
      out_q.geom <= side_scale_q.geom;
      out_q.recip_w <= side_scale_q.recip_w;
      out_q.recip_h <= side_scale_q.recip_h;
      out_q.recip_d <= side_scale_q.recip_d;
      out_q.level_layout <= side_scale_q.level_layout;
      out_q.volume <= side_scale_q.volume;
      out_q.column <= side_scale_q.column;
      out_q.row <= side_scale_q.row;
      out_q.slice <= side_scale_q.slice;
      out_q.fmt <= side_scale_q.fmt;
      out_q.pass <= side_scale_q.pass;
      out_q.reduced <= reduced_scale_q;
      out_q.position <= position;
      out_q.fixed <= '0;
      out_q.face <= face_scale_q;
    end
  end
  logic        fix_solid;
  logic [77:0] fix_fixed;
  assign fix_solid = out_q.solid;
  assign fix_fixed = fixed & {{26{fix_solid}}, 52'hfffffffffffff};
  always_comb begin
    out_o = out_q;
    out_o.fixed = fix_fixed;
  end

  // Contract
  `TEX_HANDSHAKE(coord, out_valid_o, out_ready_i, out_o)
  `TEX_KNOWN(in_ready, 1'b1, in_ready_o)
  `TEX_LATENCY(coord, 5, in_valid_i && in_ready_o, !out_valid_o || out_ready_i, out_valid_o)
endmodule
