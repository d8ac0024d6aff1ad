// SPDX-License-Identifier: Apache-2.0
// Function: Decodes a TXQ word: its fields and the reason of a refusal.
// Rules: R-TXQ-2, 3, 6, 17, 19, 22, 23, 27..33; PD-2, 25.
// Model twin: cmodel/function/decode.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_txq (
    input  logic [63:0] word_i,
    output logic        known_o,    // the word is TXQ; if 0, ignore the other outputs
    output logic        bindless_o,
    output logic        nodep_o,
    output logic [5:0]  query_o,
    output logic [12:0] index_o,
    output tex_op_t     op_o,
    output logic [4:0]  illegal_o
);

  // R-TXQ-2: two forms, each with its opcode.
  logic [12:0] opcode;
  assign opcode = word_i[tex_pkg::TXQ_OPCODE_LO +: tex_pkg::TXQ_OPCODE_W];
  assign bindless_o = opcode == 13'h1bea;
  assign known_o = opcode == 13'h1be9 || bindless_o;

  logic [7:0] rd, ra;
  logic [3:0] wmask;
  assign rd = word_i[tex_pkg::TXQ_RD_LO +: tex_pkg::TXQ_RD_W];
  assign ra = word_i[tex_pkg::TXQ_RA_LO +: tex_pkg::TXQ_RA_W];
  assign wmask = word_i[tex_pkg::TXQ_WMASK_LO +: tex_pkg::TXQ_WMASK_W]; // R-TXQ-28
  assign nodep_o = word_i[tex_pkg::TXQ_NODEP_LO];
  assign query_o = word_i[tex_pkg::TXQ_QUERY_LO +: tex_pkg::TXQ_QUERY_W];
  // R-TXQ-22, R-TXQ-27: thirteen bits, however the assembler wrote them. R-TXQ-23: ignored in bindless form.
  assign index_o = bindless_o ? '0 : word_i[tex_pkg::TXQ_INDEX_LO +: tex_pkg::TXQ_INDEX_W];

  // R-TXQ-29, R-TXQ-30: handle, then level or sample. R-TXQ-17: TEXTURE_TYPE takes neither.
  logic [2:0] ra_count, rd_count;
  assign ra_count = {2'b0, bindless_o} + {2'b0, query_o != tex_pkg::QUERY_TEXTURE_TYPE};
  assign rd_count = {2'b0, wmask[0]} + {2'b0, wmask[1]} + {2'b0, wmask[2]} + {2'b0, wmask[3]};

  // R-TXQ-6, PD-25: three queries are legal.
  logic query_bad, zero_bad, ra_bad, rd_bad;
  assign query_bad = query_o != tex_pkg::QUERY_DIMENSION && query_o != tex_pkg::QUERY_TEXTURE_TYPE
                     && query_o != tex_pkg::QUERY_SAMPLER_POS;
  assign zero_bad = {word_i[50], word_i[35], word_i[30:28], word_i[21:20]} != '0;
  assign ra_bad = !tex_math::registers_ok(known_o, ra, ra_count);                          // R-TXQ-32, R-TXQ-33
  assign rd_bad = rd != 8'(tex_pkg::RZ) && !tex_math::registers_ok(known_o, rd, rd_count);          // R-TXQ-31
  assign illegal_o = query_bad  ? tex_pkg::ILLEGAL_QUERY
                     : zero_bad ? tex_pkg::ILLEGAL_RESERVED
                     : ra_bad   ? tex_pkg::ILLEGAL_RA
                     : rd_bad   ? tex_pkg::ILLEGAL_RD : tex_pkg::ILLEGAL_NONE;

  assign op_o.opcode = 4'(tex_pkg::OPCODE_TXQ);
  assign op_o.comp = '0;
  assign op_o.wmask = wmask;
  assign op_o.rd = rd;
  assign op_o.ps = 3'(tex_pkg::PT);
  assign op_o.split = 1'b0;
  assign op_o.rd2 = '0;

  logic unused;
  assign unused = ^{word_i[63:51], word_i[19:16]};

endmodule
