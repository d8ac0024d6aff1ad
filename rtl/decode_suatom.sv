// SPDX-License-Identifier: Apache-2.0
// Function: Decodes a SUATOM, SUATOM.CAS or SURED word: its fields, the registers that it reads and writes, and the
//   first check that fails. The fields of an atomic are those of a load, moved; a reduction has its operand where a
//   store has its data.
// Rules: R-SUST-3, 6, 13, 15, 18, 19, 21..27; PD-118, PD-118e.
// Model twin: cmodel/function/decode_suatom.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_suatom (
    input  logic [63:0] word_i,
    output logic        known_o,    // the word is one of the three
    output logic        bindless_o, // the handle is in a register
    output tex_access_t access_o,
    output logic [12:0] index_o,
    output logic [3:0]  data_o,     // operand registers that are read
    output tex_op_t     op_o,
    output logic [4:0]  illegal_o
);
  // ---- Which word --------------------------------------------------------------------------------------------------
  // Bit 52 is set in those with a register, and in SURED: an atomic is raw. With an index, SUATOM has its type there.
  logic reduces, indexed, swaps; // SURED; handle by index; CAS
  logic [12:0] top;
  assign top = word_i[63:51];
  assign reduces = top[12:1] == 12'heb5;
  assign indexed = reduces ? top[0] : top[12:3] == 10'h3a8 || top[12:3] == 10'h3aa;
  assign swaps = top[12:3] == 10'h3aa || top[12:1] == 12'head;
  assign known_o = reduces || indexed || swaps || top[12:1] == 12'hea7;
  assign bindless_o = !indexed;

  // ---- Fields ------------------------------------------------------------------------------------------------------
  logic [7:0] rd, ra, data, rc;
  logic [2:0] dim, kind;
  logic [3:0] atom;
  assign rd = reduces ? 8'(tex_pkg::RZ) : word_i[tex_pkg::SUATOMI_RD_LO +: 8];
  assign ra = word_i[tex_pkg::SUATOMI_RA_LO +: 8];
  assign data = reduces ? word_i[tex_pkg::SUREDDI_DATA_LO +: 8] : word_i[tex_pkg::SUATOMI_DATA_LO +: 8];
  assign rc = word_i[tex_pkg::SUATOMR_RC_LO +: 8];
  assign dim = word_i[tex_pkg::SUATOMI_DIM_LO +: 3];
  assign kind = reduces   ? word_i[tex_pkg::SUREDDI_TYPE_LO +: 3]
                : indexed ? word_i[tex_pkg::SUATOMI_TYPE_LO +: 3] : word_i[tex_pkg::SUATOMR_TYPE_LO +: 3];
  assign atom = reduces ? {1'b0, word_i[tex_pkg::SUREDDI_ATOM_LO +: 3]}
                : swaps ? 4'(tex_pkg::ATOM_CAS) : word_i[tex_pkg::SUATOMI_ATOM_LO +: 4];
  assign index_o = indexed ? word_i[tex_pkg::SUATOMI_INDEX_LO +: 13] : '0;

  logic wide; // elements of 64 bits
  assign wide = kind == tex_pkg::ATOM_TYPE_U64 || kind == tex_pkg::ATOM_TYPE_S64;
  assign access_o.formatted = 1'b0;
  assign access_o.ba = reduces ? word_i[tex_pkg::SUREDDI_BA_LO] : word_i[tex_pkg::SUATOMI_BA_LO];
  assign access_o.dim = dim;
  assign access_o.sz = wide ? 3'(tex_pkg::SZ_64) : 3'(tex_pkg::SZ_32);
  assign access_o.rgba = '0;
  assign access_o.clamp = word_i[tex_pkg::SUATOMI_CLAMP_LO +: 2];
  assign access_o.atom = atom;
  assign access_o.atom_type = kind;

  // PD-118: one register, or two, gets the old value; SURED writes none.
  assign op_o.opcode = reduces ? 4'(tex_pkg::OPCODE_SURED) : 4'(tex_pkg::OPCODE_SUATOM);
  assign op_o.comp = '0;
  assign op_o.wmask = reduces ? 4'h0 : wide ? 4'h3 : 4'h1;
  assign op_o.rd = rd;
  assign op_o.ps = 3'(tex_pkg::PT);
  assign op_o.split = 1'b0;
  assign op_o.rd2 = '0;

  // ---- Registers: runs of two are aligned to 2, of more to 4; RZ reads zero (R-SUST-19) ---------------------------
  logic [2:0] coordinates, count;
  logic       ra_bad, data_bad, rd_bad;
  assign coordinates = dim == tex_pkg::DIM_1D || dim == tex_pkg::DIM_1D_BUFFER     ? 3'd1
                       : dim == tex_pkg::DIM_1D_ARRAY || dim == tex_pkg::DIM_2D ? 3'd2 : 3'd3;
  assign count = swaps ? (wide ? 3'd4 : 3'd2) : wide ? 3'd2 : 3'd1;
  assign data_o = data == 8'(tex_pkg::RZ) ? 4'h0 : {count[2], count[2], count != 3'd1, 1'b1};
  assign ra_bad = !tex_math::registers_ok(known_o, ra, coordinates);
  assign data_bad = data != 8'(tex_pkg::RZ) && !tex_math::registers_ok(known_o, data, count);
  assign rd_bad = rd != 8'(tex_pkg::RZ) && wide && !tex_math::registers_ok(known_o, rd, 3'd2);

  // ---- Refusals ----------------------------------------------------------------------------------------------------
  logic type_bad, atom_bad, reserved_bad;
  assign type_bad = kind == tex_pkg::ATOM_TYPE_F16X2 || kind[2:1] == 2'd3;
  // PD-118e: a bit for each type code that the operation has.
  logic [7:0] types;
  always_comb begin
    case (atom)
      4'(tex_pkg::ATOM_ADD): types = 8'b0000_1111;
      4'(tex_pkg::ATOM_MIN), 4'(tex_pkg::ATOM_MAX): types = 8'b0010_0111;
      4'(tex_pkg::ATOM_INC), 4'(tex_pkg::ATOM_DEC): types = 8'b0000_0001;
      4'(tex_pkg::ATOM_AND), 4'(tex_pkg::ATOM_OR), 4'(tex_pkg::ATOM_XOR), 4'(tex_pkg::ATOM_EXCH): types = 8'b0010_0111;
      4'(tex_pkg::ATOM_CAS): types = swaps ? 8'b0010_0111 : 8'd0;
      default: types = 8'd0;
    endcase
  end
  assign atom_bad = !types[kind];
  assign reserved_bad = (reduces && word_i[tex_pkg::SUREDDI_ZERO_A_LO +: tex_pkg::SUREDDI_ZERO_A_W] != '0)
      || (reduces && !indexed && word_i[tex_pkg::SUREDDR_ZERO_B_LO +: tex_pkg::SUREDDR_ZERO_B_W] != '0)
      || (swaps && word_i[tex_pkg::SUATOMCI_ZERO_A_LO +: tex_pkg::SUATOMCI_ZERO_A_W] != '0)
      || (!indexed && word_i[48:47] != 2'd0) || (!indexed && !reduces && word_i[51]);
  assign illegal_o = dim > tex_pkg::DIM_3D                ? tex_pkg::ILLEGAL_DIM
                     : type_bad                           ? tex_pkg::ILLEGAL_SZ
                     : atom_bad                           ? tex_pkg::ILLEGAL_ATOM
                     : reserved_bad                       ? tex_pkg::ILLEGAL_RESERVED
                     : ra_bad                             ? tex_pkg::ILLEGAL_RA
                     : data_bad                           ? tex_pkg::ILLEGAL_RB
                     : !indexed && rc == 8'(tex_pkg::RZ)  ? tex_pkg::ILLEGAL_RC
                     : rd_bad                             ? tex_pkg::ILLEGAL_RD : tex_pkg::ILLEGAL_NONE;

  logic unused;
  assign unused = ^word_i[19:16];
endmodule
