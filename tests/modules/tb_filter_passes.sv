// SPDX-License-Identifier: Apache-2.0
// Ports of tex_filter on the input and output words of clocked.cpp: a sample of TEX with LINEAR, or
// a gather. in and out: see filter_passes.c.
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
  assign tag.token = 1'b0;
  assign tag.status = 4'(tex_pkg::STATUS_OK);
  assign tag.more = in_i[4];

  tex_pass_t pass;
  assign pass.level = in_i[5];
  assign pass.slice = in_i[6];
  assign pass.taps = in_i[9:7];
  assign pass.tap = in_i[13:10];
  assign pass.weight = in_i[21:14];
  assign pass.log8 = in_i[160];
  assign pass.share = in_i[169:161];

  tex_footprint_t footprint;
  assign footprint.corner = in_i[25:22];
  assign footprint.sample_xor = in_i[63:56];
  assign footprint.frac = in_i[55:32];
  assign footprint.pass = pass;

  tex_op_t op;
  assign op.opcode = '0;
  assign op.comp = in_i[29:28];
  assign op.wmask = '0;
  assign op.rd = '0;
  assign op.ps = '0;
  assign op.split = 1'b0;
  assign op.rd2 = '0;

  tex_compare_t compare;
  assign compare.on = in_i[30];
  assign compare.func = in_i[98:96];
  assign compare.codes = 1'b1;
  assign compare.dref = in_i[159:128];

  tex_texel_t texel;
  assign texel.tag = tag;
  assign texel.op = op;
  assign texel.value = in_i[256 +: 512];
  assign texel.sparse = 1'b0;
  assign texel.lowest = in_i[207:192];
  assign texel.compare = compare;
  assign texel.footprint = footprint;
  assign texel.whole = in_i[31];
  assign texel.whole_uint = in_i[104];
  assign texel.sampling = in_i[27] ? 2'(tex_pkg::SAMPLING_GATHER) : 2'(tex_pkg::SAMPLING_LINEAR);
  assign texel.bits = in_i[83:64];
  assign texel.snorm = in_i[87:84];
  assign texel.compared = in_i[103:100];
  assign texel.half = in_i[91:88];
  assign texel.srgb8 = in_i[95:92];

  logic        valid;
  tex_filter_t filter;
  tex_filter dut (
      .clk_i, .rst_i, .filter_round16_i(in_i[3]), .filter_weight8_i(in_i[2]), .srgb_float8_i(in_i[26]),
      .in_valid_i(in_i[0]), .in_ready_o(out_o[0]), .in_i(texel),
      .out_valid_o(valid), .out_ready_i(in_i[1]), .out_o(filter)
  );
  assign out_o[1] = valid;
  assign out_o[31:2] = '0;
  assign out_o[159:32] = valid ? filter.value : '0;
  assign out_o[379:160] = valid ? filter.sum : '0;
  assign out_o[2047:380] = '0;
endmodule
