// SPDX-License-Identifier: Apache-2.0
// Function: Converts a TLDS, TLD4S or TEXS word to the TLD, TLD4 or TEX word that it equals. Decodes the registers of the results. The registers of the full word are R0: those of the compact one
//   are checked here.
// Rules: PD-2, PD-119.
// Model twin: cmodel/function/decode_compact.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_decode_compact (
    input  logic [63:0] word_i,
    output logic        known_o,  // the word is one of these; if 0, ignore the other outputs but in_ra_o
    output logic [63:0] word_o,   // the full word
    output logic [1:0]  in_ra_o,  // coordinates in Ra, if more of them are in Rb; else 0
    output logic [3:0]  wmask_o,  // lanes that are written
    output logic [7:0]  rd_o,     // register of the first two
    output logic        split_o,  // the others go to rd2_o, else on from rd_o
    output logic [7:0]  rd2_o,
    output logic [4:0]  illegal_o
);
  // ---- The two instructions ----------------------------------------------------------------------------------------
  logic [3:0] form;
  logic       fetches, gathers, samples;
  assign form = word_i[tex_pkg::TLDS_FORM_LO +: tex_pkg::TLDS_FORM_W];
  assign gathers = word_i[63:56] == 8'hdf && !word_i[54];
  assign known_o = fetches || samples || gathers;

  logic [7:0]  ra, rb, rd1, rd2;
  assign rd1 = word_i[tex_pkg::TLDS_RD_LO +: tex_pkg::TLDS_RD_W];
  assign ra = word_i[tex_pkg::TLDS_RA_LO +: tex_pkg::TLDS_RA_W];
  assign rb = word_i[tex_pkg::TLDS_RB_LO +: tex_pkg::TLDS_RB_W];
  assign rd2 = word_i[tex_pkg::TLDS_RD2_LO +: tex_pkg::TLDS_RD2_W];

  // ---- Forms of TLDS: coordinates; level, offsets, sample; where they are ------------------------------------------
  logic [2:0] param, ra_count, fetch_rb;
  logic       level, offsets, sample, assigned;
  always_comb begin
    param = 3'(tex_pkg::PARAM_2D);
    level = 1'b0;
    offsets = 1'b0;
    sample = 1'b0;
    assigned = 1'b1;
    ra_count = 3'd2;
    fetch_rb = 3'd1;
    case (form)
      4'd0: begin // x
        param = 3'(tex_pkg::PARAM_1D);
        ra_count = 3'd1;
        fetch_rb = 3'd0;
      end
      4'd1: begin // x | level
        param = 3'(tex_pkg::PARAM_1D);
        level = 1'b1;
        ra_count = 3'd1;
      end
      4'd2: ra_count = 3'd1;  // x | y
      4'd4: offsets = 1'b1;   // x, y | offsets
      4'd5: level = 1'b1;     // x, y | level
      4'd6: sample = 1'b1;    // x, y | sample
      4'd7: param = 3'(tex_pkg::PARAM_3D); // x, y | z
      4'd8: begin // array | x, y
        param = 3'(tex_pkg::PARAM_ARRAY_2D);
        ra_count = 3'd1;
        fetch_rb = 3'd2;
      end
      4'd12: begin // x, y | level, offsets
        level = 1'b1;
        offsets = 1'b1;
        fetch_rb = 3'd2;
      end
      default: assigned = 1'b0;
    endcase
  end
  assign fetches = word_i[63:60] == 4'hd && word_i[58:57] == 2'd1 && assigned;

  // ---- Forms of TEXS: coordinates; level and reference; where they are ---------------------------------------------
  logic [2:0] sample_param, sample_a, sample_b;
  logic       reference, valid, sample_on; // sample_on: coordinates go on in Rb
  logic [2:0] mode;                        // lod_mode
  always_comb begin
    sample_param = 3'(tex_pkg::PARAM_2D);
    sample_a = 3'd2;
    sample_b = 3'd1;
    reference = 1'b0;
    sample_on = 1'b0;
    valid = 1'b1;
    mode = 3'(tex_pkg::LOD_MODE_NONE);
    case (form)
      4'd0: begin // s
        mode = 3'(tex_pkg::LOD_MODE_LZ);
        sample_param = 3'(tex_pkg::PARAM_1D);
        sample_a = 3'd1;
        sample_b = 3'd0;
      end
      4'd1, 4'd2: begin // s | t
        sample_a = 3'd1;
        sample_on = 1'b1;
        if (form == 4'd2) mode = 3'(tex_pkg::LOD_MODE_LZ);
      end
      4'd3: mode = 3'(tex_pkg::LOD_MODE_LL); // s, t | level
      4'd4, 4'd6: begin // s, t | reference
        reference = 1'b1;
        if (form == 4'd6) mode = 3'(tex_pkg::LOD_MODE_LZ);
      end
      4'd5: begin // s, t | level, reference
        mode = 3'(tex_pkg::LOD_MODE_LL);
        reference = 1'b1;
        sample_b = 3'd2;
      end
      4'd7, 4'd8: begin // array, s | t
        sample_param = 3'(tex_pkg::PARAM_ARRAY_2D);
        sample_on = 1'b1;
        if (form == 4'd8) mode = 3'(tex_pkg::LOD_MODE_LZ);
      end
      4'd9: begin // array, s | t, reference
        sample_param = 3'(tex_pkg::PARAM_ARRAY_2D);
        reference = 1'b1;
        sample_on = 1'b1;
        sample_b = 3'd2;
        mode = 3'(tex_pkg::LOD_MODE_LZ);
      end
      4'd10, 4'd11: begin // s, t | r
        sample_param = 3'(tex_pkg::PARAM_3D);
        sample_on = 1'b1;
        if (form == 4'd11) mode = 3'(tex_pkg::LOD_MODE_LZ);
      end
      4'd12: begin // s, t | r
        sample_param = 3'(tex_pkg::PARAM_CUBE);
        sample_on = 1'b1;
      end
      4'd13: begin // s, t | r, level
        mode = 3'(tex_pkg::LOD_MODE_LL);
        sample_param = 3'(tex_pkg::PARAM_CUBE);
        sample_on = 1'b1;
        sample_b = 3'd2;
      end
      default: valid = 1'b0;
    endcase
  end
  assign samples = word_i[63:60] == 4'hd && word_i[58:57] == 2'd0 && valid;

  // ---- Operands of TLD4S: s | t, but s, t | offsets, reference if it has one of these ------------------------------
  logic       aoffi, dc, both;
  logic [2:0] count_a, count_b;
  logic       goes_on; // coordinates go on in Rb
  assign aoffi = word_i[tex_pkg::TLD4S_AOFFI_LO];
  assign dc = word_i[tex_pkg::TLD4S_DC_LO];
  assign both = aoffi || dc;
  assign count_a = fetches ? ra_count : samples ? sample_a : both ? 3'd2 : 3'd1;
  assign count_b = fetches ? fetch_rb : samples ? sample_b : both ? {2'b0, aoffi} + {2'b0, dc} : 3'd1;
  assign goes_on = fetches    ? form == 4'd2 || form == 4'd7 || form == 4'd8
                   : samples ? sample_on : gathers && !both;
  assign in_ra_o = goes_on ? count_a[1:0] : 2'd0;

  // ---- Results: lanes in the registers of Rd1 and of Rd2; one that is RZ takes its lanes away -----------------------
  logic [2:0] comps;
  logic [3:0] first, second;
  logic       has_first, has_second;
  assign has_first = rd1 != 8'(tex_pkg::RZ);
  assign has_second = rd2 != 8'(tex_pkg::RZ);
  assign comps = word_i[tex_pkg::TLDS_COMPS_LO +: tex_pkg::TLDS_COMPS_W];
  always_comb begin
    second = 4'h0;
    if (gathers) begin
      first = 4'h3;
      second = 4'hc;
    end else if (!has_second) begin
      case (comps)
        3'd0: first = 4'h1;
        3'd1: first = 4'h2;
        3'd2: first = 4'h4;
        3'd3: first = 4'h8;
        3'd4: first = 4'h3;
        3'd5: first = 4'h9;
        3'd6: first = 4'ha;
        default: first = 4'hc;
      endcase
    end else begin
      case (comps)
        3'd0: {first, second} = 8'h34;
        3'd1: {first, second} = 8'h38;
        3'd2: {first, second} = 8'h58;
        3'd3: {first, second} = 8'h68;
        3'd4: {first, second} = 8'h3c;
        default: {first, second} = 8'h00; // reserved
      endcase
    end
  end
  assign wmask_o = (has_first ? first : 4'h0) | (has_second ? second : 4'h0);
  assign rd_o = has_first ? rd1 : rd2;
  assign split_o = has_first && has_second;
  assign rd2_o = split_o ? rd2 : '0;

  // ---- The first check that fails ----------------------------------------------------------------------------------
  function automatic logic [2:0] lanes_in(input logic [3:0] mask);
    lanes_in = {2'b0, mask[0]} + {2'b0, mask[1]} + {2'b0, mask[2]} + {2'b0, mask[3]};
  endfunction
  logic half, rd_bad;
  assign half = gathers ? word_i[tex_pkg::TLD4S_F16_LO]
                        : word_i[tex_pkg::TLDS_HALF_LO] == 1'(tex_pkg::HALF_F16);
  assign rd_bad = (has_first && !tex_math::registers_ok(known_o, rd1, lanes_in(first)))
                  || (has_second && !tex_math::registers_ok(known_o, rd2, lanes_in(second)));
  assign illegal_o = half                                      ? tex_pkg::ILLEGAL_F16
                     : (first | second) == 4'h0                ? tex_pkg::ILLEGAL_COMPS
                     : !tex_math::registers_ok(known_o, ra, count_a)    ? tex_pkg::ILLEGAL_RA
                     : !tex_math::registers_ok(known_o, rb, count_b)    ? tex_pkg::ILLEGAL_RB
                     : rd_bad                                  ? tex_pkg::ILLEGAL_RD : tex_pkg::ILLEGAL_NONE;

  // ---- The full word -----------------------------------------------------------------------------------------------
  logic [63:0] tld, tld4, tex;
  logic [1:0]  toff, comp;
  assign toff = aoffi ? 2'(tex_pkg::TOFF_AOFFI) : 2'(tex_pkg::TOFF_NONE);
  assign comp = word_i[tex_pkg::TLD4S_COMP_LO +: tex_pkg::TLD4S_COMP_W];
  assign tld = 64'hdc << tex_pkg::TLD_OPCODE_LO | 64'(level) << tex_pkg::TLD_LEVEL_LO
             | 64'(tex_pkg::PT) << tex_pkg::TLD_PS_LO | 64'(sample) << tex_pkg::TLD_MS_LO
             | 64'(offsets) << tex_pkg::TLD_AOFFI_LO | 64'(param) << tex_pkg::TLD_PARAM_LO;
  assign tld4 = 64'h32 << tex_pkg::TLD4_OPCODE_LO | 64'(comp) << tex_pkg::TLD4_COMP_LO
              | 64'(toff) << tex_pkg::TLD4_TOFF_LO | 64'(tex_pkg::PT) << tex_pkg::TLD4_PS_LO
              | 64'(dc) << tex_pkg::TLD4_DC_LO | 64'(tex_pkg::PARAM_2D) << tex_pkg::TLD4_PARAM_LO;
  assign tex = 64'h18 << tex_pkg::TEX_OPCODE_LO | 64'(mode) << tex_pkg::TEX_LOD_LO
             | 64'(tex_pkg::PT) << tex_pkg::TEX_PS_LO | 64'(reference) << tex_pkg::TEX_DC_LO
             | 64'(sample_param) << tex_pkg::TEX_PARAM_LO;
  // Fields at the same bits in all of these words.
  localparam logic [63:0] SHARED = 64'(1'b1) << tex_pkg::TLDS_NODEP_LO | 64'(1'b1) << tex_pkg::TLDS_PG_NOT_LO
                                 | ((64'h1 << tex_pkg::TLDS_INDEX_W) - 64'h1) << tex_pkg::TLDS_INDEX_LO
                                 | ((64'h1 << tex_pkg::TLDS_PG_W) - 64'h1) << tex_pkg::TLDS_PG_LO;
  assign word_o = (fetches ? tld : samples ? tex : tld4) & ~SHARED | word_i & SHARED;
endmodule
