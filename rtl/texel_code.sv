// SPDX-License-Identifier: Apache-2.0
// Function: Gives the width of the codes by which a result lane is filtered, 0 if it is filtered as a float; and
//   whether it shows a float of at most 16 bits, or sRGB of 8 bits, or what a gather does
//   not average: integers, or no component; and whether these are UINT.
// Rules: PD-17b, PD-61, PD-82b, PD-84, PD-125b, PD-126, PD-133.
// Model twin: cmodel/function/filter.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_texel_code (
    input  logic        active_i,     // 0: the output is 0, and nothing is computed
    input  logic [6:0]  format_i,
    input  logic [11:0] datatype_i,   // of stored components 0..3
    input  logic [3:0]  srgb_i,       // stored component k is sRGB encoded
    input  logic [2:0]  source_i,     // of the lane
    output logic [9:0]  code_o        // {uint, whole, srgb8, half, snorm, bits}
);
  function automatic logic [5:0] width_of(input logic [6:0] format, input logic [1:0] k);
    case (k)
      2'd0: width_of = tex_pkg::format_width0(format);
      2'd1: width_of = tex_pkg::format_width1(format);
      2'd2: width_of = tex_pkg::format_width2(format);
      default: width_of = tex_pkg::format_width3(format);
    endcase
  endfunction

  // {uint, whole, srgb8, half, snorm, bits}
  function automatic logic [9:0] code_of(input logic active, input logic [6:0] format, input logic [11:0] datatypes,
                                         input logic [3:0] srgb, input logic [2:0] source);
    logic [1:0] component;
    logic [5:0] width;
    logic [2:0] datatype;
    logic       shown, stored, norm, finer, encoded, uint, whole;
    logic [4:0] bits;
    code_of = '0;
    if (active) begin
      component = 2'(source - 3'(tex_pkg::SOURCE_R));
      width = width_of(format, component);
      datatype = datatypes[3 * component +: 3];
      encoded = srgb[component];
      shown = source >= 3'(tex_pkg::SOURCE_R) && source <= 3'(tex_pkg::SOURCE_A);
      stored = shown && width <= 6'd16;
      norm = stored && (datatype == tex_pkg::DATATYPE_UNORM || datatype == tex_pkg::DATATYPE_SNORM);
      // PD-82b, PD-84: decoded sRGB components and ratios are filtered with 16 bits.
      finer = width != 6'd0
              && (encoded || (tex_math::compressed(tex_pkg::format_unpack(format)) && width == 6'd14));
      bits = !norm ? 5'd0 : finer ? 5'd16 : width[4:0];
      uint = shown && width != 6'd0 && datatype == tex_pkg::DATATYPE_UINT;   // PD-125b
      // PD-17b, PD-125b: a constant, or what the format lacks, is its own average.
      whole = !shown || width == 6'd0 || uint || datatype == tex_pkg::DATATYPE_SINT;
      code_of[4:0] = bits;
      code_of[5] = bits != 5'd0 && datatype == tex_pkg::DATATYPE_SNORM;
      code_of[6] = stored && width != 6'd0 && datatype == tex_pkg::DATATYPE_FLOAT;   // PD-126
      code_of[7] = norm && encoded && width == 6'd8;   // PD-133
      code_of[8] = whole;
      code_of[9] = uint;
    end
  endfunction

  assign code_o = code_of(active_i, format_i, datatype_i, srgb_i, source_i);

  // Contract
  `TEX_IDLE(texel_code, active_i, code_o)
endmodule
