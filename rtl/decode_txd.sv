// SPDX-License-Identifier: Apache-2.0
// Function: Decodes a TXD word: its fields and the reason of a refusal.
// Rules: PD-2, PD-114.
// Model twin: cmodel/function/decode.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_txd (
    input  logic [63:0] word_i,
    output logic        known_o,    // the word is TXD; if 0, ignore the other outputs
    output logic        bindless_o,
    output logic        nodep_o,
    output logic        offsets_o,
    output logic [2:0]  param_o,
    output logic [12:0] index_o,
    output logic [3:0]  data_o,     // registers of Rb that it reads
    output tex_op_t     op_o,
    output logic [4:0]  illegal_o
);
  logic direct;
  assign direct = word_i[tex_pkg::TXD_OPCODE_LO +: tex_pkg::TXD_OPCODE_W] == 10'h378;
  assign bindless_o = word_i[tex_pkg::TXDB_OPCODE_LO +: tex_pkg::TXDB_OPCODE_W] == 10'h379;
  assign known_o = direct || bindless_o;

  logic [7:0] rd, ra, rb;
  logic [3:0] wmask;
  assign rd = word_i[tex_pkg::TXD_RD_LO +: tex_pkg::TXD_RD_W];
  assign ra = word_i[tex_pkg::TXD_RA_LO +: tex_pkg::TXD_RA_W];
  assign rb = word_i[tex_pkg::TXD_RB_LO +: tex_pkg::TXD_RB_W];
  assign wmask = word_i[tex_pkg::TXD_WMASK_LO +: tex_pkg::TXD_WMASK_W];
  assign param_o = word_i[tex_pkg::TXD_PARAM_LO +: tex_pkg::TXD_PARAM_W];
  assign nodep_o = word_i[tex_pkg::TXD_NODEP_LO];
  assign offsets_o = word_i[tex_pkg::TXD_AOFFI_LO];
  assign index_o = bindless_o ? '0 : word_i[tex_pkg::TXD_INDEX_LO +: tex_pkg::TXD_INDEX_W];

  // Ra: handle, then 1 or 2 coordinates, then array and offsets together. Rb: two derivatives of each coordinate.
  logic       flat; // two coordinates
  logic [2:0] ra_count, rd_count;
  assign flat = param_o[1];
  assign ra_count = 3'd1 + {2'b0, bindless_o} + {2'b0, flat} + {2'b0, param_o[0] || offsets_o};
  assign rd_count = {2'b0, wmask[0]} + {2'b0, wmask[1]} + {2'b0, wmask[2]} + {2'b0, wmask[3]};
  assign data_o = {flat, flat, 2'b11};

  logic zero_bad, rd_bad;
  assign zero_bad = bindless_o && word_i[tex_pkg::TXDB_ZERO_LO +: tex_pkg::TXDB_ZERO_W] != '0;
  assign rd_bad = rd != 8'(tex_pkg::RZ) && !tex_math::registers_ok(known_o, rd, rd_count); // PD-2
  assign illegal_o = param_o[2]                                               ? tex_pkg::ILLEGAL_PARAM
                     : word_i[tex_pkg::TXD_LC_LO]                             ? tex_pkg::ILLEGAL_CL
                     : zero_bad                                               ? tex_pkg::ILLEGAL_RESERVED
                     : !tex_math::registers_ok(known_o, ra, ra_count)                  ? tex_pkg::ILLEGAL_RA
                     : !tex_math::registers_ok(known_o, rb, flat ? 3'd4 : 3'd2)        ? tex_pkg::ILLEGAL_RB
                     : rd_bad                                                 ? tex_pkg::ILLEGAL_RD
                                                                              : tex_pkg::ILLEGAL_NONE;

  assign op_o.opcode = 4'(tex_pkg::OPCODE_TXD);
  assign op_o.comp = '0;
  assign op_o.wmask = wmask;
  assign op_o.rd = rd;
  assign op_o.ps = word_i[tex_pkg::TXD_PS_LO +: tex_pkg::TXD_PS_W];
  assign op_o.split = 1'b0;
  assign op_o.rd2 = '0;

  logic unused;
  assign unused = ^word_i[19:16];
endmodule
