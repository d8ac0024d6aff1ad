// SPDX-License-Identifier: Apache-2.0
// Function: Decodes a SUST or SULD word: its fields, the registers that it reads or writes, and the first check that
//   fails. The two have their fields at the same places; a load has its result where a store has its data.
// Rules: R-SUST-2..4, 6, 9, 11..13, 15, 18, 19, 21..27, 32, 38; PD-36, 37, 117.
// Model twin: cmodel/function/decode_sust.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_sust (
    input  logic [63:0] word_i,
    output logic        known_o,    // the word is one of the two
    output logic        load_o,     // it is SULD
    output logic        bindless_o, // the handle is in a register
    output tex_access_t access_o,
    output logic [1:0]  cop_o,
    output logic [12:0] index_o,
    output logic [3:0]  data_o,     // data registers that are read
    output logic [3:0]  written_o,  // lanes or words that a load writes
    output logic [7:0]  rd_o,       // first register of a load's result
    output logic [4:0]  illegal_o
);
  // One opcode; the two bits below it select the mode and the source of the handle (R-SUST-2).
  logic raw, direct;
  assign load_o = word_i[63:53] == 11'h758;
  assign known_o = word_i[63:53] == 11'h759 || load_o;
  assign raw = word_i[52];     // R-SUST-4
  assign direct = word_i[51];
  assign bindless_o = !direct; // R-SUST-18

  // ---- Fields ------------------------------------------------------------------------------------------------------
  logic [7:0] ra, data, rc;
  logic [2:0] dim, sz;
  logic [3:0] rgba;
  assign ra = word_i[tex_pkg::SUSTDI_RA_LO +: tex_pkg::SUSTDI_RA_W];
  assign data = word_i[tex_pkg::SUSTDI_DATA_LO +: tex_pkg::SUSTDI_DATA_W];
  assign rc = word_i[tex_pkg::SUSTDR_RC_LO +: tex_pkg::SUSTDR_RC_W];
  assign dim = word_i[tex_pkg::SUSTDI_DIM_LO +: tex_pkg::SUSTDI_DIM_W];                       // R-SUST-3
  assign sz = raw ? word_i[tex_pkg::SUSTDI_SZ_LO +: tex_pkg::SUSTDI_SZ_W] : '0;               // R-SUST-11
  assign rgba = raw ? '0 : word_i[tex_pkg::SUSTPI_RGBA_LO +: tex_pkg::SUSTPI_RGBA_W];         // R-SUST-9
  assign cop_o = word_i[tex_pkg::SUSTDI_COP_LO +: tex_pkg::SUSTDI_COP_W];                     // R-SUST-32: not read
  assign index_o = direct ? word_i[tex_pkg::SUSTDI_INDEX_LO +: tex_pkg::SUSTDI_INDEX_W] : '0; // R-SUST-15, R-SUST-38
  assign access_o.formatted = !raw;
  assign access_o.ba = raw && word_i[tex_pkg::SUSTDI_BA_LO];                                  // R-SUST-6, R-SUST-12
  assign access_o.dim = dim;
  assign access_o.sz = sz;
  assign access_o.rgba = rgba;
  assign access_o.clamp = word_i[tex_pkg::SUSTDI_CLAMP_LO +: tex_pkg::SUSTDI_CLAMP_W];        // R-SUST-13
  assign access_o.atom = '0;
  assign access_o.atom_type = '0;

  // ---- Registers ---------------------------------------------------------------------------------------------------
  // R-SUST-21..27: two coordinates are aligned to 2, three to 4. Only R254 can begin an aligned run that ends past it.
  logic two, three, ra_bad, data_bad;
  assign two = dim == tex_pkg::DIM_1D_ARRAY || dim == tex_pkg::DIM_2D;
  assign three = dim == tex_pkg::DIM_2D_ARRAY || dim == tex_pkg::DIM_3D;
  assign ra_bad = ra == 8'd255 || (two && (ra[0] || ra == 8'd254)) || (three && ra[1:0] != 2'd0);

  // PD-36, PD-37: number of data registers. R-SUST-19: RZ reads none. Four from R252 on would end in RZ.
  logic [2:0] components, count;          // R-SUST-19: the register may be RZ
  logic [3:0] registers;
  assign components = {2'b0, rgba[0]} + {2'b0, rgba[1]} + {2'b0, rgba[2]} + {2'b0, rgba[3]};
  assign count = data == 8'd255              ? 3'd0
                 : !raw                      ? components
                 : sz == tex_pkg::SZ_128     ? 3'd4
                 : sz == tex_pkg::SZ_64      ? 3'd2 : 3'd1;
  assign registers = {count > 3'd3, count > 3'd2, count > 3'd1, count > 3'd0};
  assign data_o = load_o ? 4'd0 : registers;
  assign rd_o = load_o ? data : 8'(tex_pkg::RZ);
  // PD-117: .P writes the lanes that .rgba names, .D as many words as it has.
  assign written_o = !load_o               ? 4'h0
                     : !raw                ? rgba
                     : sz == tex_pkg::SZ_128 ? 4'hf
                     : sz == tex_pkg::SZ_64  ? 4'h3 : 4'h1;
  assign data_bad = (count == 3'd2 && (data[0] || data == 8'd254)) || (count > 3'd2 && data[1:0] != 2'd0)
                    || (count == 3'd4 && data == 8'd252);

  logic reserved_bad;
  assign reserved_bad = word_i[tex_pkg::SUSTDI_ZERO_A_LO +: tex_pkg::SUSTDI_ZERO_A_W] != '0
                        || (!direct && (word_i[tex_pkg::SUSTDR_ZERO_B_LO +: tex_pkg::SUSTDR_ZERO_B_W] != '0
                                        || word_i[tex_pkg::SUSTDR_ZERO_C_LO +: tex_pkg::SUSTDR_ZERO_C_W] != '0));

  // The first check that fails names the refusal.
  assign illegal_o = dim > tex_pkg::DIM_3D      ? tex_pkg::ILLEGAL_DIM
                     : sz > tex_pkg::SZ_128     ? tex_pkg::ILLEGAL_SZ
                     : reserved_bad             ? tex_pkg::ILLEGAL_RESERVED
                     : ra_bad                   ? tex_pkg::ILLEGAL_RA
                     : data_bad && !load_o      ? tex_pkg::ILLEGAL_RB
                     : !direct && rc == 8'd255  ? tex_pkg::ILLEGAL_RC
                     : data_bad                 ? tex_pkg::ILLEGAL_RD : tex_pkg::ILLEGAL_NONE;

  logic unused;
  assign unused = ^word_i[19:16];
endmodule
