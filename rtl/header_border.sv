// SPDX-License-Identifier: Apache-2.0
// Function: Converts the border colour of one lane as a texel of that colour would be: to a code of the component that
//   the lane shows, as a store does, and back. Decodes a colour of sRGB. Without both it gives 0.
// Rules: PD-14c, PD-132, PD-134.
// Model twin: cmodel/function/header_unpack.c.
// Latency: 0 (combinational).
// Backpressure: none.
`timescale 1ns/1ps
`include "tex_assert.svh"
`include "tex_defs.svh"

module tex_header_border (
    input  logic        as_texel_i,     // the colour becomes what a texel of it would be
    input  logic        own_i,          // the lane has a colour of its own, of sRGB
    input  logic [7:0]  code_i,         // that colour
    input  logic [31:0] color_i,        // the other one, not clamped
    input  logic [23:0] widths_i,       // bits of components 0..3, 0 = absent
    input  logic [11:0] datatypes_i,
    input  logic [2:0]  source_i,       // of the lane, in the header
    input  logic        srgb_float8_i,  // POLICY: sRGB is decoded by a table
    output logic [31:0] border_o
);
  logic [1:0] component;
  logic [5:0] part;
  logic       lacks, decodes, stores;
  assign component = 2'(source_i - 3'(tex_pkg::SOURCE_R));
  logic [5:0]  read_width;
  logic [2:0]  read_type;
  logic [31:0] stored, read_code;
  always_comb begin
    if (as_texel_i || own_i) begin
      part = as_texel_i && source_i >= 3'(tex_pkg::SOURCE_R) && source_i <= 3'(tex_pkg::SOURCE_A)
             ? widths_i[{3'd0, component} * 5'd6 +: 6] : 6'd0;
      lacks = as_texel_i && part == 6'd0;   // PD-134: 0, of sRGB too
      decodes = own_i && !lacks;
      stores = as_texel_i && !own_i && !lacks;
      read_width = stores ? part : decodes ? 6'd8 : 6'd0;
      read_type = stores ? datatypes_i[{2'd0, component} * 4'd3 +: 3] : 3'd0;
    end else begin
      part = 6'd0;
      lacks = 1'b0;
      decodes = 1'b0;
      stores = 1'b0;
      read_width = 6'd0;
      read_type = 3'd0;
    end
  end

  // PD-134: a float is cut, by whatever policy of stores.
  tex_convert_component u_store (
      .value_i(color_i & {32{stores}}), .width_i(stores ? part : 6'd0), .datatype_i(read_type), .nearest_i(1'b0),
      .code_o(stored)
  );
  assign read_code = decodes ? {24'd0, code_i} : stored;

  // PD-14c, PD-132: sRGB, as of a texel.
  logic unused;   // PD-125c: a border is not told to be the lowest code of SNORM
  tex_texel_component #(
      .TEX_BC(0)
  ) u_read (
      .constant_i(!(stores || decodes)), .value_i(32'd0), .raw_i({96'd0, read_code}), .low_i(7'd0),
      .width_i(read_width), .datatype_i(read_type), .srgb_i(decodes),
      .tabled_i(decodes && srgb_float8_i), .lowest_i(1'b0),
      .unpack_i(tex_pkg::UNPACK_FIELDS), .component_o(border_o), .lowest_o(unused)
  );

  // Contract
  `TEX_IDLE(header_border, as_texel_i || own_i, border_o)
endmodule
