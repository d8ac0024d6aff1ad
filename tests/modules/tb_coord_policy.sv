// SPDX-License-Identifier: Apache-2.0
// Ports of tex_coord on the input and output words of clocked.cpp. in and out: see coord_policy.c.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic          clk_i,
    input  logic          rst_i,
    input  logic [2047:0] in_i,
    output logic [2047:0] out_o
);
  tex_tag_t tag;
  assign tag.warp = '0;
  assign tag.lane = '0;
  assign tag.quad_last = 1'b0;
  assign tag.last = 1'b0;
  assign tag.token = in_i[30];
  assign tag.status = in_i[29:26];
  assign tag.more = 1'b0;

  tex_op_t op;
  assign op.opcode = in_i[7:4];
  assign op.comp = '0;
  assign op.wmask = '0;
  assign op.rd = '0;
  assign op.ps = '0;
  assign op.split = 1'b0;
  assign op.rd2 = '0;

  tex_geom_t geom;
  assign geom.width = in_i[240:224];
  assign geom.height = in_i[272:256];
  assign geom.depth = in_i[302:288];
  assign geom.normalized = in_i[3];
  assign {geom.address_p, geom.address_v, geom.address_u} = in_i[25:17];
  assign geom.seamless = 1'b0;

  tex_pass_t pass;
  assign pass.level = 1'b0;
  assign pass.slice = 1'b0;
  assign pass.weight = '0;
  assign pass.taps = in_i[16:14];
  assign pass.tap = '0;
  assign pass.log8 = in_i[351];
  assign pass.share = '0;

  tex_fmt_t fmt;
  assign fmt.format = '0;
  assign fmt.datatype = '0;
  assign fmt.source = '0;
  assign fmt.border = '0;
  assign fmt.srgb = '0;
  assign fmt.sampling = in_i[13:12];
  assign fmt.compare = '0;

  tex_shape_t shape;
  assign shape.kind = in_i[11:8];
  assign shape.width = 33'd1;
  assign shape.height = 17'd1;
  assign shape.depth = 15'd1;
  assign shape.layers = 17'd1;
  assign shape.levels = 5'd1;
  assign shape.samples = '0;

  tex_operands_t operands;
  assign operands.toff = 2'(tex_pkg::TOFF_NONE);
  assign operands.s = in_i[63:32];
  assign operands.t = in_i[95:64];
  assign operands.r = in_i[127:96];
  assign operands.off1 = '0;
  assign operands.off2 = '0;
  assign operands.access = '0;
  assign operands.array = '0;
  assign operands.data = '0;
  assign operands.query = '0;
  assign operands.lod = '0;
  assign operands.ms = 1'b0;
  assign operands.mode = '0;
  assign operands.divergent = 1'b0;

  tex_lod_t lod;
  assign lod.tag = tag;
  assign lod.op = op;
  assign lod.level = '0;
  assign lod.level_layout = '0;
  assign lod.volume = '0;
  assign lod.width = {16'd0, geom.width};
  assign lod.height = geom.height;
  assign lod.depth = geom.depth;
  assign lod.geom = geom;
  assign lod.sampling = fmt.sampling;
  assign lod.pass = pass;
  assign lod.length = '0;
  assign lod.minor = '0;
  assign lod.lambda = '0;
  assign lod.unclamped = '0;
  assign lod.clamped = '0;
  assign lod.apart = in_i[223:128];
  assign lod.place = in_i[345:320];
  assign lod.recip_w = '0;
  assign lod.recip_h = '0;
  assign lod.recip_d = '0;
  assign lod.shape = shape;
  assign lod.fmt = fmt;
  assign lod.operands = operands;

  logic       valid;
  tex_coord_t coord;
  tex_coord dut (
      .clk_i, .rst_i, .coord_fixed21_i(in_i[2]), .in_valid_i(in_i[0]), .in_ready_o(out_o[0]), .in_i(lod),
      .out_valid_o(valid), .out_ready_i(in_i[1]), .out_o(coord)
  );
  assign out_o[1] = valid;
  assign out_o[31:2] = '0;
  for (genvar axis = 0; axis < 3; axis++) begin : g_axis
    assign out_o[32 * (1 + axis) +: 32] = valid ? {6'd0, coord.fixed[26 * axis +: 26]} : '0;
  end
  assign out_o[128 +: 192] = valid ? {coord.position, coord.reduced} : '0;
  assign out_o[2047:320] = '0;
endmodule
