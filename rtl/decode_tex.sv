// SPDX-License-Identifier: Apache-2.0
// Function: Decodes a word of TEX or TMML: its fields and the reason of a refusal. TMML has fields of TEX in their places.
// Rules: PD-2, PD-109, PD-116, PD-120.
// Model twin: cmodel/function/decode.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_tex (
    input  logic [63:0] word_i,
    output logic        known_o,    // the word is TEX or TMML; if 0, ignore the other outputs
    output logic        bindless_o,
    output logic        nodep_o,
    output logic        ndv_o,
    output logic        offsets_o,
    output logic        dc_o,
    output logic        level_o,    // Rb has a level or a bias
    output logic [2:0]  mode_o,     // lod_mode
    output logic [2:0]  param_o,
    output logic [12:0] index_o,
    output tex_op_t     op_o,
    output logic [4:0]  illegal_o
);
  logic direct, sample_bindless, asks, asks_direct, asks_bindless; // asks: TMML
  assign asks_direct = word_i[tex_pkg::TMML_OPCODE_LO +: tex_pkg::TMML_OPCODE_W] == 13'h1beb;
  assign asks_bindless = word_i[tex_pkg::TMMLB_OPCODE_LO +: tex_pkg::TMMLB_OPCODE_W] == 13'h1bec;
  assign asks = asks_direct || asks_bindless;
  assign direct = word_i[tex_pkg::TEX_OPCODE_LO +: tex_pkg::TEX_OPCODE_W] == 5'h18;
  assign sample_bindless = word_i[tex_pkg::TEXB_OPCODE_LO +: tex_pkg::TEXB_OPCODE_W] == 10'h37a;
  assign bindless_o = sample_bindless || asks_bindless;
  assign known_o = direct || sample_bindless || asks;

  // ---- Fields; three of them moved in the bindless form ------------------------------------------------------------
  logic [7:0]  rd, ra, rb;
  logic [3:0]  wmask;
  logic [2:0]  lod;
  logic        clamps;
  assign rd = word_i[tex_pkg::TEX_RD_LO +: tex_pkg::TEX_RD_W];
  assign ra = word_i[tex_pkg::TEX_RA_LO +: tex_pkg::TEX_RA_W];
  assign rb = word_i[tex_pkg::TEX_RB_LO +: tex_pkg::TEX_RB_W];
  assign wmask = word_i[tex_pkg::TEX_WMASK_LO +: tex_pkg::TEX_WMASK_W];
  assign param_o = word_i[tex_pkg::TEX_PARAM_LO +: tex_pkg::TEX_PARAM_W];
  assign nodep_o = word_i[tex_pkg::TEX_NODEP_LO];
  assign ndv_o = word_i[tex_pkg::TEX_NDV_LO];
  assign dc_o = word_i[tex_pkg::TEX_DC_LO] && !asks;
  assign index_o = bindless_o ? '0 : word_i[tex_pkg::TEX_INDEX_LO +: tex_pkg::TEX_INDEX_W];
  assign offsets_o = asks ? 1'b0 : bindless_o ? word_i[tex_pkg::TEXB_AOFFI_LO] : word_i[tex_pkg::TEX_AOFFI_LO];
  assign lod = asks       ? 3'd0
               : bindless_o ? word_i[tex_pkg::TEXB_LOD_LO +: tex_pkg::TEXB_LOD_W]
                            : word_i[tex_pkg::TEX_LOD_LO +: tex_pkg::TEX_LOD_W];
  assign clamps = asks ? 1'b0 : bindless_o ? word_i[tex_pkg::TEXB_LC_LO] : word_i[tex_pkg::TEX_LC_LO];

  // Modes by their bits: 0 none, 1 LZ, 2 LB, 3 LL; 4, 5 reserved; 6, 7 as 2, 3.
  logic reserved;
  assign mode_o = lod;
  assign reserved = lod[2:1] == 2'b10;
  assign level_o = lod[1];

  // ---- Registers: Ra: array, then 1, 2, 3 coordinates. Rb: handle, level, offsets, reference -----------------------
  logic [2:0] ra_count, rb_count, rd_count;
  logic [1:0] base;
  logic       solid, volume; // a third coordinate; it is along slices
  assign volume = param_o == 3'(tex_pkg::PARAM_3D);
  assign base = param_o[2:1];
  assign solid = base[1];
  assign ra_count = {2'b0, param_o[0]} + (solid ? 3'd3 : {2'b0, base[0]} + 3'd1);
  assign rb_count = {2'b0, bindless_o} + {2'b0, level_o} + {2'b0, offsets_o} + {2'b0, dc_o};
  assign rd_count = {2'b0, wmask[0]} + {2'b0, wmask[1]} + {2'b0, wmask[2]} + {2'b0, wmask[3]};

  // ---- The first check that fails ----------------------------------------------------------------------------------
  logic zero_bad, rd_bad;
  assign zero_bad = asks ? word_i[tex_pkg::TMML_ZERO_50_LO]
                           || (bindless_o && word_i[tex_pkg::TMMLB_ZERO_LO +: tex_pkg::TMMLB_ZERO_W] != '0)
                         : bindless_o && word_i[tex_pkg::TEXB_ZERO_LO +: tex_pkg::TEXB_ZERO_W] != '0;
  assign rd_bad = rd != 8'(tex_pkg::RZ) && !tex_math::registers_ok(known_o, rd, rd_count); // PD-2
  assign illegal_o = reserved                                ? tex_pkg::ILLEGAL_LOD
                     : param_o == 3'(tex_pkg::PARAM_ARRAY_3D) ? tex_pkg::ILLEGAL_PARAM
                     : volume && dc_o                        ? tex_pkg::ILLEGAL_PARAM // PD-109
                     : clamps                                ? tex_pkg::ILLEGAL_CL
                     : zero_bad                              ? tex_pkg::ILLEGAL_RESERVED
                     : !tex_math::registers_ok(known_o, ra, ra_count) ? tex_pkg::ILLEGAL_RA
                     : !tex_math::registers_ok(known_o, rb, rb_count) ? tex_pkg::ILLEGAL_RB
                     : rd_bad                                ? tex_pkg::ILLEGAL_RD : tex_pkg::ILLEGAL_NONE;

  assign op_o.opcode = asks ? 4'(tex_pkg::OPCODE_TMML) : 4'(tex_pkg::OPCODE_TEX);
  assign op_o.comp = '0;
  assign op_o.wmask = wmask;
  assign op_o.rd = rd;
  assign op_o.ps = asks ? 3'(tex_pkg::PT) : word_i[tex_pkg::TEX_PS_LO +: tex_pkg::TEX_PS_W];
  assign op_o.split = 1'b0;
  assign op_o.rd2 = '0;

  logic unused;
  assign unused = ^word_i[19:16];
endmodule
