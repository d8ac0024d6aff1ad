// SPDX-License-Identifier: Apache-2.0
// tex_surface on the operand and result words of main.cpp, one beat at a time.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tb (
    input  logic         clk_i,
    input  logic         rst_i,
    input  logic         start_i,
    input  logic [511:0] operand_i,
    output logic [255:0] result_o
);
  tex_tag_t      tag;
  tex_access_t   access;
  tex_shape_t    shape;
  tex_fmt_t      fmt;
  tex_operands_t operands;
  tex_op_t       op;
  tex_level_layout_t level_layout;
  tex_header_t   header;
  tex_surface_t  surface;
  tex_tag_t      out_tag;
  assign tag.warp = '0;
  assign tag.lane = '0;
  assign tag.quad_last = 1'b0;
  assign tag.last = 1'b0;
  assign tag.token = operand_i[139];
  assign tag.status = operand_i[138:135];
  assign tag.more = operand_i[278];
  assign access.dim = operand_i[114:112];
  assign access.sz = operand_i[117:115];
  assign access.ba = operand_i[118];
  assign access.formatted = operand_i[119];
  assign access.clamp = operand_i[121:120];
  assign access.rgba = '0;
  assign access.atom = '0;
  assign access.atom_type = operand_i[274:272];
  assign shape.width = operand_i[192:160];
  assign shape.height = operand_i[209:193];
  assign shape.kind = operand_i[213:210];
  assign shape.depth = operand_i[238:224];
  assign shape.layers = operand_i[255:239];
  assign shape.levels = '0;
  assign shape.samples = '0;
  always_comb begin
    fmt = '0;
    fmt.format = operand_i[134:128];
    fmt.datatype = operand_i[267:256];
  end

  assign header.tag = tag;
  always_comb begin
    op = '0;
    op.opcode = operand_i[271:268];
    level_layout = '0;
    level_layout.base[2:0] = operand_i[277:275];
  end
  assign header.op = op;
  assign header.header_hit = '0;
  assign header.sampler_hit = '0;
  assign header.level = '0;
  assign header.level_layout = level_layout;
  assign header.shape = shape;
  assign header.volume = '0;
  assign header.geom = '0;
  assign header.fmt = fmt;
  assign header.detail = '0;
  assign header.blocks = '0;
  assign header.entry = '0;
  assign header.origin = '0;
  assign operands.toff = '0;
  assign operands.s = operand_i[31:0];
  assign operands.t = operand_i[63:32];
  assign operands.off1 = '0;
  assign operands.off2 = '0;
  assign operands.access = access;
  assign operands.r = operand_i[95:64];
  assign operands.array = operand_i[111:96];
  assign operands.data = '0;
  assign operands.query = '0;
  assign operands.lod = '0;
  assign operands.ms = '0;
  assign operands.mode = '0;
  assign operands.divergent = '0;
  assign header.operands = operands;

  logic unused_ready, unused_valid;
  tex_surface dut (
      .clk_i, .rst_i, .in_valid_i(start_i), .in_ready_o(unused_ready), .in_i(header), .out_valid_o(unused_valid),
      .out_ready_i(1'b1), .out_o(surface)
  );

  assign out_tag = surface.tag;
  assign result_o[3:0] = surface.action;
  assign result_o[5:4] = surface.axis;
  assign result_o[6] = surface.misaligned;
  assign result_o[10:7] = out_tag.status;
  assign result_o[11] = out_tag.token;
  assign result_o[12] = out_tag.more;
  assign result_o[31:13] = '0;
  assign result_o[67:32] = surface.offset;
  assign result_o[79:68] = '0;
  assign result_o[95:80] = surface.row;
  assign result_o[112:96] = surface.slice;
  assign result_o[127:113] = '0;
  assign result_o[223:128] = surface.at;
  assign result_o[255:224] = '0;
endmodule
