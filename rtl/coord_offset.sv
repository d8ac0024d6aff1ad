// SPDX-License-Identifier: Apache-2.0
// Function: Extracts the texel offsets of the four samples from the two offset words.
// Rules: R-TLD4-7, R-TLD4-8, R-TLD4-9, R-TLD4-12, R-TLD4-13, PD-6, PD-120a.
// Model twin: cmodel/function/coord.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_coord_offset (
    input  logic [1:0]  toff_i,
    input  logic        short_i,      // AOFFI of TEX: fields of 4 bits
    input  logic        line_i,       // of a type with one axis
    input  logic        solid_i,      // of a type with three
    input  logic [31:0] off1_i,
    input  logic [31:0] off2_i,
    output logic [23:0] offset_u_o,   // four signed 6-bit offsets along s, sample 0 lowest
    output logic [23:0] offset_v_o,   // likewise along t
    output logic [5:0]  offset_w_o    // of all along r
);
  localparam int W = tex_pkg::OFFSET_W;

  // PD-6: bits between the fields, and w of AOFFI, are ignored.
  logic unused;
  assign unused = ^{off1_i[31:30], off1_i[23:22], off1_i[15:14], off1_i[7:6],
                    off2_i[31:30], off2_i[23:22], off2_i[15:14], off2_i[7:6]};

  logic [23:0] each_u, each_v;
  assign each_u = {off2_i[tex_pkg::PTP_DS1_LO +: W], off2_i[tex_pkg::PTP_DS0_LO +: W],   // R-TLD4-12, R-TLD4-13
                   off1_i[tex_pkg::PTP_DS1_LO +: W], off1_i[tex_pkg::PTP_DS0_LO +: W]};
  assign each_v = {off2_i[tex_pkg::PTP_DT1_LO +: W], off2_i[tex_pkg::PTP_DT0_LO +: W],
                   off1_i[tex_pkg::PTP_DT1_LO +: W], off1_i[tex_pkg::PTP_DT0_LO +: W]};

  logic [W-1:0] all_u, all_v, all_w;
  assign all_w = {{3{off1_i[11]}}, off1_i[10:8]};                     // PD-109, PD-120a
  assign all_u = short_i ? {{3{off1_i[3]}}, off1_i[2:0]}            // PD-120a
                         : off1_i[tex_pkg::AOFFI_U_LO +: W];        // R-TLD4-8, R-TLD4-9
  assign all_v = !short_i ? off1_i[tex_pkg::AOFFI_V_LO +: W]
                 : line_i ? '0 : {{3{off1_i[7]}}, off1_i[6:4]};

  always_comb begin
    offset_u_o = 24'h0;   // R-TLD4-7
    offset_v_o = 24'h0;
    offset_w_o = 6'h0;
    if (toff_i == tex_pkg::TOFF_AOFFI) begin
      offset_u_o = {4{all_u}};
      offset_v_o = {4{all_v}};
      if (short_i && solid_i) offset_w_o = all_w;
    end else if (toff_i == tex_pkg::TOFF_PTP) begin
      offset_u_o = each_u;
      offset_v_o = each_v;
    end
  end
endmodule
