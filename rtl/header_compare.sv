// SPDX-License-Identifier: Apache-2.0
// Function: Applies a depth compare to the format: reference, function, and how texels are read for it.
// Rules: PD-12.
// Model twin: cmodel/function/header_compare.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_defs.svh"

module tex_header_compare (
    input  logic        dc_i,           // the instruction compares
    input  logic [31:0] dref_i,
    input  logic [2:0]  func_i,         // of the sampler
    input  tex_fmt_t    fmt_i,
    output logic        comparable_o,   // X_SOURCE selects a component that can be compared
    output logic [11:0] source_o,
    output logic [31:0] border_o,       // of lane x
    output tex_compare_t compare_o
);
  logic [2:0]   from;
  logic [1:0]   component;
  logic [2:0]   datatype;
  logic [5:0]   width;
  logic [11:0]  datatypes;
  logic [23:0]  widths;
  // PD-12: the depth of a depth format, else the component of X_SOURCE.
  logic [2:0] depth;
  assign depth = tex_pkg::format_depth(fmt_i.format);
  assign from = depth != 3'd0 ? depth : fmt_i.source[2:0];
  assign component = from[1:0] - 2'd2;
  assign datatypes = fmt_i.datatype;
  assign datatype = datatypes[3 * component +: 3];
  assign widths = {tex_pkg::format_width3(fmt_i.format), tex_pkg::format_width2(fmt_i.format),
                   tex_pkg::format_width1(fmt_i.format), tex_pkg::format_width0(fmt_i.format)};
  assign width = widths[6 * component +: 6];

  logic is_unorm;
  assign is_unorm = datatype == tex_pkg::DATATYPE_UNORM;
  assign comparable_o = from >= 3'(tex_pkg::SOURCE_R) && from <= 3'(tex_pkg::SOURCE_A) && width != 6'd0
                        && !tex_math::compressed(tex_pkg::format_unpack(fmt_i.format))
                        && (is_unorm || datatype == tex_pkg::DATATYPE_FLOAT);

  // PD-12: the codes of reference and border colour, if they are compared.
  logic        by_code;
  logic [5:0]  width_of_codes;
  logic [31:0] dref_code, border_code, border_x;
  assign by_code = dc_i && is_unorm;
  assign width_of_codes = by_code ? width : 6'd0;
  assign border_x = fmt_i.border[31:0];
  tex_convert_component u_dref (
      .value_i(dref_i), .width_i(width_of_codes), .datatype_i(3'(tex_pkg::DATATYPE_UNORM)), .nearest_i(1'b0),
      .code_o(dref_code)
  );
  tex_convert_component u_border (
      .value_i(border_x), .width_i(width_of_codes), .datatype_i(3'(tex_pkg::DATATYPE_UNORM)), .nearest_i(1'b0),
      .code_o(border_code)
  );

  assign compare_o.on = dc_i;                   // PD-12: by the word alone; DEPTH_COMPARE is ignored
  assign compare_o.func = dc_i ? func_i : 3'd0;
  assign compare_o.codes = by_code;
  assign compare_o.dref = !dc_i ? 32'h0 : by_code ? dref_code : dref_i;

  assign source_o = {fmt_i.source[11:3], dc_i ? from : fmt_i.source[2:0]};
  assign border_o = by_code ? border_code : border_x;

  logic unused;
  assign unused = ^{fmt_i.border[127:32], fmt_i.srgb, fmt_i.sampling, fmt_i.compare};
endmodule
