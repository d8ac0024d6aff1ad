// SPDX-License-Identifier: Apache-2.0
// Function: Decodes a TLD word: its fields and the reason of a refusal.
// Rules: R-LD-13, PD-2, PD-115.
// Model twin: cmodel/function/decode.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_tld (
    input  logic [63:0] word_i,
    output logic        known_o,    // the word is TLD; if 0, ignore the other outputs
    output logic        bindless_o,
    output logic        nodep_o,
    output logic        offsets_o,
    output logic        ms_o,
    output logic        level_o,    // Rb has a level; R-LD-13: of .LZ none
    output logic [2:0]  param_o,
    output logic [12:0] index_o,
    output tex_op_t     op_o,
    output logic [4:0]  illegal_o
);
  logic [7:0] opcode;
  assign opcode = word_i[tex_pkg::TLD_OPCODE_LO +: tex_pkg::TLD_OPCODE_W];
  assign bindless_o = opcode == 8'hdd;
  assign known_o = opcode == 8'hdc || bindless_o;

  logic [7:0]  rd, ra, rb;
  logic [3:0]  wmask;
  logic [12:0] index;
  assign rd = word_i[tex_pkg::TLD_RD_LO +: tex_pkg::TLD_RD_W];
  assign ra = word_i[tex_pkg::TLD_RA_LO +: tex_pkg::TLD_RA_W];
  assign rb = word_i[tex_pkg::TLD_RB_LO +: tex_pkg::TLD_RB_W];
  assign wmask = word_i[tex_pkg::TLD_WMASK_LO +: tex_pkg::TLD_WMASK_W];
  assign index = word_i[tex_pkg::TLD_INDEX_LO +: tex_pkg::TLD_INDEX_W];
  assign param_o = word_i[tex_pkg::TLD_PARAM_LO +: tex_pkg::TLD_PARAM_W];
  assign offsets_o = word_i[tex_pkg::TLD_AOFFI_LO];
  assign nodep_o = word_i[tex_pkg::TLD_NODEP_LO];
  assign ms_o = word_i[tex_pkg::TLD_MS_LO];
  assign level_o = word_i[tex_pkg::TLD_LEVEL_LO];
  assign index_o = bindless_o ? '0 : index;

  // Ra: array, then 1, 2, 3 coordinates; a cube, which no texel fetch reads, has three. Rb: handle, level or sample,
  // offsets.
  logic [2:0] ra_count, rb_count, rd_count;
  logic [1:0] base;
  assign base = param_o[2:1];
  assign ra_count = {2'b0, param_o[0]} + (base == 2'd3 ? 3'd3 : {1'b0, base} + 3'd1);
  assign rb_count = {2'b0, bindless_o} + {2'b0, ms_o || level_o} + {2'b0, offsets_o};
  assign rd_count = {2'b0, wmask[0]} + {2'b0, wmask[1]} + {2'b0, wmask[2]} + {2'b0, wmask[3]};

  logic sample_bad, zero_bad, ra_bad, rb_bad, rd_bad;
  assign sample_bad = ms_o && (offsets_o || level_o);
  assign zero_bad = bindless_o && index != '0;
  assign ra_bad = !tex_math::registers_ok(known_o, ra, ra_count); // PD-2
  assign rb_bad = !tex_math::registers_ok(known_o, rb, rb_count);
  assign rd_bad = rd != 8'(tex_pkg::RZ) && !tex_math::registers_ok(known_o, rd, rd_count);
  assign illegal_o = word_i[tex_pkg::TLD_CL_LO] ? tex_pkg::ILLEGAL_CL
                     : sample_bad               ? tex_pkg::ILLEGAL_SAMPLE
                     : zero_bad                 ? tex_pkg::ILLEGAL_RESERVED
                     : ra_bad                   ? tex_pkg::ILLEGAL_RA
                     : rb_bad                   ? tex_pkg::ILLEGAL_RB
                     : rd_bad                   ? tex_pkg::ILLEGAL_RD : tex_pkg::ILLEGAL_NONE;

  assign op_o.opcode = 4'(tex_pkg::OPCODE_TLD);
  assign op_o.comp = '0;
  assign op_o.wmask = wmask;
  assign op_o.rd = rd;
  assign op_o.ps = word_i[tex_pkg::TLD_PS_LO +: tex_pkg::TLD_PS_W];
  assign op_o.split = 1'b0;
  assign op_o.rd2 = '0;

  logic unused;
  assign unused = ^word_i[19:16];
endmodule
